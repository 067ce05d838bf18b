"use strict";exports.id=8429,exports.ids=[8429],exports.modules={90127:((fe,U,o)=>{o.d(U,{Ms:()=>I,PJ:()=>T,TF:()=>c,Ye:()=>E,_N:()=>g,oD:()=>A,qf:()=>u});var y=o(73024),$=o.
n(y);const _=1<<20,E=r=>i(()=>y.realpathSync.native(r)),g=r=>i(()=>(0,y.statSync)(r)),I=r=>i(()=>(0,y.lstatSync)(r)),T=r=>I(r)?.isSymbolicLink()??!1;async function A(r){
if((0,y.statSync)(r).size<=_)return(0,y.readFileSync)(r);const{readFile:d}=await Promise.resolve().then(o.t.bind(o,51455,23));return d(r)}async function u(r,d){
if(d.length<=_)return(0,y.writeFileSync)(r,d,{flag:"wx"});const{writeFile:l}=await Promise.resolve().then(o.t.bind(o,51455,23));await l(r,d,{flag:"wx"})}const c=r=>i(
()=>(0,y.unlinkSync)(r));function i(r){try{return r()}catch{return}}}),69338:((fe,U,o)=>{o.d(U,{Ck:()=>i,SV:()=>A,YY:()=>u,wI:()=>c});var y=o(76760),$=o.n(y),_=o(
58552),E=o(90127),g=o(99992);const I=/^(?:\.git|git~\d+)[. ]*$/i,T=new RegExp("\\p{Cf}","gu"),A=m=>m.split(/[\\/]/).some(w=>I.test(w.replace(T,"")));function u(m,w){
const D=(0,g.M0)(m,w),v=(0,g.I5)(m,D),R=(0,E.Ye)(D);if(v===void 0)return"is outside the workspace and RUNNER_TEMP";if(R===void 0)return(0,E.PJ)(D)?"is a link to\
 a file that does not exist":"does not exist";if(l(m,R)!==d(v))return`is a link that leads out of ${v===m.workspace?"the workspace":"RUNNER_TEMP"}`;if(A($().relative(
d(v),R)))return"is below .git, which is not read";const S=(0,E._N)(R);if(!S?.isFile())return S?.isFIFO()?"is a named pipe, not an ordinary file":S?.isDirectory()?
"is a folder":"is not an ordinary file"}function c(m,w){const D=(0,g.M0)(m,w),v=(0,g.I5)(m,D);if(v===void 0)throw r(w,"is outside the workspace and RUNNER_TEMP");
const R=d(v),S=$().relative(v,D).split($().sep);for(let k=1;k<=S.length;k++){const G=$().join(R,...S.slice(0,k));if(!(0,E.PJ)(G))continue;const V=(0,E.Ye)(G),te=V===
void 0||l(m,V)===void 0;throw r(w,te?"leads out of the workspace through a link":"leads through a link")}const B=$().join(R,...S);if(A($().relative(R,(0,E.Ye)(B)??
B)))throw r(w,"is below .git");return B}function i(m,w){try{return(0,E.Ms)($().join(c(m,$().dirname(w)),$().basename(w)))!==void 0}catch{return!1}}const r=(m,w)=>new _.
zU("configuration",`'${m}' ${w}: nothing is written there`),d=m=>(0,E.Ye)(m)??m,l=(m,w)=>(0,g.RD)(m).map(d).filter(D=>(0,g.FK)($().relative(D,w))).sort((D,v)=>v.
length-D.length)[0]}),2798:((fe,U,o)=>{o.d(U,{K2:()=>T,Nk:()=>u,OM:()=>c,hQ:()=>A,pL:()=>i});var y=o(73024),$=o.n(y),_=o(76760),E=o.n(_),g=o(58552),I=o(43576);function T(r){
const d=new Map,l=m=>{const w=d.get(m);if(w!==void 0)return w;let D=m;try{D=(0,y.realpathSync)(m)}catch{const v=E().dirname(m);v!==m&&(D=E().join(l(v),E().basename(
m)))}return d.set(m,D),D};return m=>{const w=E().resolve(r,m),D=E().join(l(E().dirname(w)),E().basename(w));return A(D)}}const A=r=>process.platform==="win32"||
process.platform==="darwin"?r.normalize("NFC").toLowerCase():r;function u(r){if(process.platform!=="win32")return;const d=r.replace(/^[a-z]:/i,"").split(/[\\/]/),
[l]=d.flatMap(m=>/^\.{0,2}$/.test(m)?[]:(0,I.tb)(m)??[]);return l===void 0?void 0:`'${r}' cannot be written: a part of it ${l}`}function c({matched:r,overwrite:d,
identity:l,exists:m}){const w=new Set(r.map(l)),D=new Set;return(v,R)=>{const S=u(v);if(S!==void 0)throw(0,g.G6)([{field:"output",message:S}]);const B=l(v),k=R.
inputs.some(G=>l(G)===B);if(D.has(B)||w.has(B)&&!(d&&k))throw(0,g.G6)([{field:"output",message:`'${v}' is another input or result: choose a different pattern`}]);
if(!d&&m(v))throw(0,g.G6)([{field:"output",message:i([v])}]);D.add(B)}}function i([r,...d]){const l=d.length===0?" exists":` and ${d.length} more exist`;return`\
'${r}'${l} already: choose a different pattern, or set overwrite to true`}}),68945:((fe,U,o)=>{o.d(U,{_V:()=>_,gY:()=>$,wm:()=>E});var y=o(58552);const $="versi\
on https://git-lfs.github.com/spec/",_=g=>g.subarray(0,$.length).toString("latin1")===$;function E(g){if(_(g))throw new y.zU("unreadable_document","The file is \
a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}}),99992:((fe,U,o)=>{o.d(
U,{Aq:()=>I,FK:()=>r,I5:()=>u,M0:()=>A,NB:()=>c,RD:()=>T,d7:()=>d,dR:()=>i});var y=o(76760),$=o.n(y),_=o(58552),E=o(78941),g=o(90127);function I(){const l=process.
env.GITHUB_WORKSPACE;try{process.chdir(l??".")}catch(v){throw new _.zU("configuration",`The workspace '${l}' cannot be opened (${(0,E.xU)(v)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:v})}const m=process.cwd(),w=process.env.RUNNER_TEMP||void 0,D=[l??m,(0,g.
Ye)(m)??m].map(v=>[$().resolve(v),m]);return w!==void 0&&D.push([(0,g.Ye)(w)??w,w]),{workspace:m,temporary:w,otherNames:D.filter(([v,R])=>v!==R)}}const T=({workspace:l,
temporary:m})=>m===void 0?[l]:[l,m];function A({workspace:l,otherNames:m=[]},w){const D=$().resolve(l,w);for(const[v,R]of m){const S=$().relative(v,D);if(r(S))return $().
join(R,S)}return D}const u=(l,m)=>T(l).filter(w=>r($().relative(w,m))).sort((w,D)=>D.length-w.length)[0],c=(l,m)=>u(l,A(l,m))!==void 0;function i(l,m){const w=A(
l,m),D=$().relative(l.workspace,w);return d(r(D)?D:w)}const r=l=>l!==".."&&!l.startsWith(`..${$().sep}`)&&!l.startsWith("../")&&!$().isAbsolute(l),d=l=>$().sep===
"/"?l:l.replaceAll($().sep,"/")}),98185:((fe,U,o)=>{o.d(U,{A:()=>u,z:()=>i});var y=o(73024),$=o.n(y),_=o(76760),E=o.n(_),g=o(58552),I=o(78941),T=o(90127),A=o(69338);
class u{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(l,m){this.places=l,this.overwrite=m}async write(l){if(this.closed)throw r();
const m=this.writeAll(l);this.running.add(m),await m.finally(()=>this.running.delete(m))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(l){
const m=[],w=[];let D=l[0]?.path??"";try{for(const v of l){if(this.closed)throw r();if(D=v.path,(0,A.SV)(E().basename(v.path)))throw new g.zU("configuration",`'${v.
path}' is a name that Git uses: set output to another name`);const R=E().join(this.folder(E().dirname(v.path)),E().basename(v.path)),S=E().join(E().dirname(R),`\
.octavo-${process.pid}-${++this.serial}.tmp`);w.push(S),await v.write(S),m.push({temporary:S,target:R,path:v.path})}for(const{temporary:v,target:R,path:S}of m)D=
S,this.checkAgain(S,R),(0,y.renameSync)(v,R)}catch(v){for(const R of w)(0,T.TF)(R);throw v instanceof g.zU?v:i(D,v)}}checkAgain(l,m){const w=(0,A.wI)(this.places,
E().dirname(l));if(E().join(w,E().basename(l))!==m||!this.overwrite&&(0,T.Ms)(m)!==void 0)throw new g.zU("configuration",`'${l}' was made by another program whi\
le the step ran and is not replaced: run the step again`)}folder(l){let m=this.folders.get(l);return m===void 0&&(m=(0,A.wI)(this.places,l),(0,y.mkdirSync)(m,{recursive:!0}),
this.folders.set(l,m)),m}}const c={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"t\
here is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, no\
t a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function i(d,l){const m=(0,I.xU)(l),w=c[m]??
`the file system refused it (${m})`;return new g.zU("configuration",`'${d}' could not be written: ${w}`,{cause:l})}const r=()=>new g.zU("cancelled","The step wa\
s cancelled")}),78941:((fe,U,o)=>{o.d(U,{Hn:()=>E,IV:()=>I,cz:()=>g,g$:()=>_,uP:()=>A,xU:()=>T});var y=o(58552),$=o(61729);const _=u=>u.replace(/[\p{Cc}\u2028\u2029]+/gu,
" ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),E=u=>_(u).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),g=u=>u.reduce(
(c,i)=>c+i,0);function I(u){const c=["B","kB","MB","GB"];let i=u,r=0;for(;i>=999.95&&r<c.length-1;r++)i/=1e3;return`${r===0||i>=99.95?Math.round(i):i.toFixed(1)}\
 ${c[r]}`}function T(u){const c=(0,$.Gv)(u)?u.code:void 0;return typeof c=="string"?c:"unknown reason"}function A(u){if(!(u instanceof Error))return typeof u;const c=[
`${u.name} (${T(u)})`,...(0,y.ek)(u)].join(`
    `);return u.cause===void 0?c:`${c}
caused by ${A(u.cause)}`}}),70033:((fe,U,o)=>{o.d(U,{b:()=>$});var y=o(68747);const $=(_,E,g)=>_==="inputs"?(0,y.an)(E,g,y.i9):E}),17644:((fe,U,o)=>{o.d(U,{E4:()=>g,
EI:()=>T,Lc:()=>I});var y=o(4406),$=o(85893),_=o(70033);const E="check_document";function g({name:A},u){return A===E?{...u,on_violation:"report"}:u}function I({
name:A,params:u},c,i){if(A!==E||!c.data)return c;const r=l=>(0,_.b)(i,l,[l]),d=(0,y.fU)(c.data,{nameOf:r,restate:l=>({...l,message:(0,_.b)(i,l.message,y.oH)})});
return u.on_violation==="error"&&(0,y.Pu)(d),{...c,data:d}}function T(A){return A instanceof y.EC?{[(0,$.zI)(E).dataKey??""]:A.report}:{}}}),50127:((fe,U,o)=>{o.
d(U,{C:()=>l,g:()=>m});var y=o(58552),$=o(68747),_=o(85893),E=o(31424),g=o(43576),I=o(10442),T=o(4528),A=o(90127),u=o(70033),c=o(33439),i=o(30174),r=o(17644),d=o(
45657);class l extends Error{input;cause;step;operation;constructor(C,q,ne,he){super("a job failed"),this.input=C,this.cause=q,this.step=ne,this.operation=he}}async function m(P,C,q,ne){
const he=P.inputs[0]??"",H={source:he},ce=[];try{let ee=[];for(const[J,Z]of P.inputs.entries())H.source=Z,ee.push({position:J,source:Z,document:await ne.read(Z),
facts:{},notes:[],data:{}});const oe=ee.reduce((J,{document:Z})=>J+ne.sizeOf(Z),0);for(const[J,Z]of C.steps.entries())H.operation=Z.name,C.steps.length>1&&(H.step=
`steps[${J+1}] (${Z.name})`),ee=await z(ee,Z,P,C,q,H),(0,d.RZ)(ce,ee.flatMap(({document:we,files:h=[]})=>[we,...h]));H.source=he,delete H.step,delete H.operation;
const pe=R(P,ee).map(J=>w(J,oe,C,ne)),ue=pe.flatMap(({output:J,result:Z})=>J===null||Z===null?[]:[{path:J,write:we=>v(Z,we,ne)}]);for(const{path:J}of ue)C.claim(
J,P);return await C.write(ue),pe.map(({result:J,status:Z,output:we,pages:h,facts:b,notes:j,message:N,data:K})=>{const Q=J===null?null:D(J,ne);return{status:Z,input:he,
inputs:P.inputs,output:we,pages:h,bytesBefore:oe,bytesAfter:Q,facts:b,notes:j,message:N,data:K}})}catch(ee){throw new l(H.source,ee,H.step,H.operation)}finally{
await ne.release(ce)}}function w(P,C,{minimumSaving:q},ne){const he=P.result===null?void 0:(0,i.A)(C,D(P.result,ne),q);return he===void 0?P:{...P,status:"skippe\
d",output:null,result:null,message:he}}const D=(P,C)=>P instanceof Uint8Array?P.length:C.sizeOf(P),v=(P,C,q)=>P instanceof Uint8Array?(0,A.qf)(C,P):q.write(P,C);
function R(P,C){if(P.kind==="files")return C.flatMap(H=>te(P,H));const q=H=>(0,g.NL)(C.map(({document:ce},ee)=>(0,g.jC)(H(ce)??"",g.ly,(0,E.n)(ee+1))),g.ly),ne=q(
({title:H})=>H),he=q(({match:H})=>H);return C.map(({document:H,facts:ce,notes:ee,data:oe},pe)=>({status:"done",output:P.kind==="data"?null:P.outputPath({index:pe+
1,title:ne[pe]??"",match:he[pe]??""}),result:P.kind==="data"?null:(0,c.Cj)(P.kind)?B(oe):H,pages:H.pageCount??null,facts:{...ce,...P.tellsMatch&&H.match!==void 0&&
{match:H.match}},notes:G(ee),message:null,data:(0,c.Cj)(P.kind)?k(oe):oe}))}const S=(0,_.zI)("extract_text").dataKey??"";function B({[S]:P={}}){return Buffer.from(
P.pages===void 0?(0,T.uv)(P):JSON.stringify(P),"utf8")}const k=({[S]:P={},...C})=>({...C,[S]:(0,T._m)(P)}),G=P=>P.map(({text:C})=>C),V={...g.zE,leadingDots:!1};
function te(P,{files:C=[],facts:q,notes:ne,data:he}){const H={pages:null,notes:G(ne),data:he};if(C.length===0)return[{...H,status:"skipped",output:null,result:null,
facts:q,message:"The document has no matching files"}];const ce=(0,g.NL)(C.map(({name:ee},oe)=>(0,g.jC)(ee,V,`file-${oe+1}`)),V);return C.map((ee,oe)=>({...H,status:"\
done",output:P.outputPath({index:oe+1,file:ce[oe]??""}),result:ee,facts:{...q,mimeType:ee.mediaType,...ee.facts},message:null}))}const ye=(P,C)=>({...P,...C}),_e=({
signal:P,timeLimit:C,onProgress:q},ne,he)=>({signal:P,timeLimit:C,onProgress:H=>q(ne,(0,$.i9)(he.name),H)});async function z(P,C,q,ne,he,H){const{input:ce,dataKey:ee}=(0,_.
zI)(C.name),oe=ce==="many",pe=oe?[P]:P.map(J=>[J]),ue=[];for(const J of pe){const[Z]=J;if(!Z)continue;H.source=Z.source;const we=await ne.parametersOf(C,oe?q.inputs[0]??
"":Z.source),h=C.name==="add_page_numbers"?ne.numbersOf(q,Z.position):void 0,b=(0,r.E4)(C,ye(we,h)),j=await he.run(C.name,J.map(({document:De})=>De),b,_e(ne,Z.source,
C)).catch(De=>{const ge=De instanceof y.zU?De.position:void 0;throw H.source=J[(ge??1)-1]?.source??Z.source,De}),{documents:N,files:K,notes:Q,facts:se,data:Ee}=(0,r.
Lc)(C,j,ne.spelling),xe=oe?{...Z,facts:{},data:{}}:Z,Pe={source:Z.source,facts:{...xe.facts,...se},notes:(0,I.p5)(J.flatMap(De=>De.notes),Q.map(({code:De,message:ge,
mentions:Ae=[]})=>({code:De,text:(0,u.b)(ne.spelling,ge,Ae)}))),data:Ee===void 0||ee===void 0?xe.data:{...xe.data,[ee]:Ee}},{position:Ie}=Z;if(K!==void 0)ue.push(
{...Pe,position:Ie,document:Z.document,files:K});else for(const De of N){const ge={...oe?{}:ie(Z.document),...ie(De),name:Z.document.name};ue.push({...Pe,position:Ie,
document:{...De,...ge},facts:{...Pe.facts,...me(De)}})}}return ue}const ie=({title:P,match:C})=>({...P===void 0?{}:{title:P},...C===void 0?{}:{match:C}});function me({
firstPage:P,lastPage:C,title:q}){return{...P===void 0||C===void 0?{}:{firstPage:P,lastPage:C},...q===void 0?{}:{title:q}}}}),73431:((fe,U,o)=>{o.d(U,{NZ:()=>u,R5:()=>A,
ZK:()=>T});var y=o(76760),$=o.n(y),_=o(58552),E=o(78941),g=o(90127),I=o(68945);const T=c=>({read:i=>A(i,c),sizeOf:({bytes:i})=>i.length,write:({bytes:i},r)=>(0,g.
qf)(r,i),release:async()=>{}});async function A(c,i){const r=await(0,g.oD)($().resolve(i,c)).catch(d=>{throw(0,E.xU)(d)==="ERR_FS_FILE_TOO_LARGE"?new _.zU("limi\
t_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:d}):u(d)});return(0,I.wm)(r),{name:$().
posix.basename(c),bytes:r}}const u=c=>new _.zU("unreadable_document",`The file could not be opened (${(0,E.xU)(c)})`,{cause:c})}),48429:((fe,U,o)=>{var y=o(67981),
$=o(73024),_=o(58552),E=o(68747),g=o(98446),I=o(48161),T=o(76760),A=o.n(T),u=o(3130),c=o(85893),i=o(51521),r=o(33858);function d(e,t){const n=Object.entries((0,c.
zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const l=/^[A-Za-z0-9+/]+={0,2}$/;
function m(e){if(e.includes("-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(e,"utf8")};const t=e.replace(/\s/g,"");return l.test(t)&&t.length%4===0?{name:"\
key.p12",bytes:Buffer.from(t,"base64")}:void 0}const w="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never\
 a path",D=8,v=e=>[...new Set([e,...e.split(/\r?\n/).filter(t=>t.trim().length>=D)])],R={encryption_algorithm:"AES-256"};var S=o(61729);function B(e){const t=e.
startsWith("[")?(0,S.qF)(e):void 0;return Array.isArray(t)?t:e.split(/\r?\n/).map(n=>n.trim().replace(/,$/,"")).filter(n=>n!=="").join(",")}var k=o(45657);const G={
name:"file",bytes:Uint8Array.of(0)},V=["{dir}","{name}"],te="compare_to";function ye({name:e,raw:t,typed:n,fromBase:s=!1},a){const{fields:f}=(0,c.zI)(e),p={},O={},
M=[];for(const[W,F]of Object.entries({...ie(f),...t})){const Y=f[W];if(Y===void 0)continue;const de=me(Y,F,n[W]);"problem"in de&&M.push({field:W,message:de.problem}),
"path"in de&&(O[W]=de.path),p[W]="value"in de?de.value:Y.kind==="json"?{}:G}s&&(p[te]??=G);const x=(0,u.qL)(e,p,a),L=new Set(M.map(({field:W})=>W));for(const W of x.
issues)L.has(W.field)||M.push(W);return M.length===0&&(0,k.RZ)(M,z(e,p,x.params)),{step:{name:e,params:x.params,paths:O,...s&&{fromBase:s}},issues:M}}const _e=[
"pages","first_page","last_page"];function z(e,t,n){const s=f=>t[f]!==void 0&&t[f]!=="";return(e==="extract_pages"||e==="remove_pages")&&!_e.some(s)?[{field:"pa\
ges",message:"is required, unless one of these is given: first_page, last_page",mentions:_e.slice(1)}]:d(e,{...n})?[{field:"allow_print",message:"nothing is for\
bidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:[]}const ie=e=>Object.
fromEntries(Object.entries(R).filter(([t])=>Object.hasOwn(e,t)));function me(e,t,n){if(t===""||t===null||n===null)return{value:""};if(e.kind==="pageOrder"||e.kind===
"pageSet"){if(typeof t!="string"&&!Array.isArray(t))return{problem:"must be pages such as 1..3, or a list of pages"};const a=(0,r.D_)(t);return"problem"in a?a:{
value:a.text.trim()}}if(e.kind==="json"&&typeof t=="object"&&!Array.isArray(t))return{value:n};if(e.kind==="choices"&&Array.isArray(t))return{value:t};if(typeof t!=
"string")return{problem:`must be a single value, and is a ${Array.isArray(t)?"list":"mapping"}`};const s=t.trim();return e.kind==="text"?{value:t}:s===""?{value:""}:
e.kind==="choices"?{value:B(s)}:e.kind==="file"&&e.secret?C(s):e.kind==="json"&&!/^\{/.test(s)&&s.includes(`
`)?{problem:P}:e.kind==="file"||e.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(s)?q(s):{value:s}}const P='must be a JSON object such as {"name": "value"}, or th\
e path of a file that holds one; inside steps it can also be a YAML mapping';function C(e){const t=m(e);return t?{value:t}:{problem:w}}function q(e){const t=(0,i.
Qf)(e).find(n=>!V.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${V.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"\
must be the path of one file"}:{path:e}}const ne="compare_documents",he={withBase:!1,showText:!1,failOnDifference:!1},H=e=>({withBase:e("compare-with-base"),showText:e(
"show-text"),failOnDifference:e("fail-on-difference")});function ce(e,{withBase:t,showText:n}){return e.name!==ne?e:{...e,raw:{...n&&{with_text:"true"},...e.raw},
fromBase:t}}function ee(e,{withBase:t,showText:n,failOnDifference:s}){const a=[...t?["compare-with-base"]:[],...n?["show-text"]:[],...s?["fail-on-difference"]:[]];
return e.some(({name:f})=>f===ne)?t?e.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:e.some(({paths:f})=>f[te]!==
void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:a.map(f=>({field:f,message:"needs the operation com\
pare-documents"}))}function oe(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,S.qF)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"b\
egins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.
trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns \
such as docs/**/*.pdf, one per line"}}const pe="add_page_numbers",ue=new Set(["extract_pages","remove_pages","reorder_pages"]),J=e=>e.find(({name:t})=>t===pe)?.
params;function Z(e){const t=a=>[{field:"continue-numbers",message:a}],n=e.filter(({name:a})=>a===pe);if(n.length!==1)return t("needs one step add-page-numbers");
if(J(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:a})=>we(
a));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function we(e){const{input:t,
output:n,accepts:s}=(0,c.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||ue.has(e)}var h=o(30174),b=o(85673),j=o(70033);const N={split:["split_by_page_count",
"split_by_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_document"],encrypt:["add_password"],protect:["add_passwor\
d","add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_docu\
ments"],watermark:["add_text_watermark","add_image_watermark"]};function K(e,t){const n=e.split(/[\s,;|+]+/).filter(a=>a!=="");if(n.length>1&&n.every(a=>(0,c.F)(
a.replaceAll("-","_"))))return". Several operations go into steps, as a list";const s=N[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mea\
n ${s.map(t).join(" or ")}?)`:(0,b.h)(e,c.qj.map(t))}const Q=c.qj.map(E.i9).join(", "),se='write a YAML list of operations, such as "- rotate_pages: { angle: 90\
 }"',Ee=[...new Set(c.qj.flatMap(e=>(0,c.nX)((0,c.zI)(e)).map(([t])=>t)))],xe=new Set(c.qj.flatMap(e=>Object.entries((0,c.zI)(e).fields).flatMap(([t,n])=>(0,c.$f)(
n)?[t]:[])));async function Pe(e,t,n=he){const s=new Map;for(const O of Ee){const M=e((0,E.i9)(O));M!==""&&(xe.has(O)&&v(M).forEach(t),s.set(O,M))}const a=e("op\
eration").trim(),f=e("steps");if(f.trim()!==""){const{value:O,typed:M,problem:x}=(await Promise.all([o.e(1917),o.e(4356)]).then(o.bind(o,94356))).parseList(f);for(const W of Ve(
O))v(W).forEach(t);const L=[];return a!==""&&L.push({field:"operation",message:"give either operation or steps, not both"}),x!==void 0?{steps:[],issues:[...L,{field:"\
steps",message:`${x}: ${se}`}],warnings:[]}:De(O,M,s,L,n)}if(a==="")return ct("operation",`is required, unless steps is given: one of ${Q}`);const p=a.replaceAll(
"-","_");return(0,c.F)(p)?Ie(p,s,n):ct("operation",`must be one of ${Q}${K(a,E.i9)}`)}function Ie(e,t,n){const{fields:s}=(0,c.zI)(e),a=[...t.keys()].filter(L=>!Object.
hasOwn(s,L)),{step:f,issues:p}=ye(ce({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),O=a.map(L=>({field:(0,E.i9)(L),message:`is not used: it is not a p\
arameter of ${(0,E.i9)(e)}`})),M=a.filter(L=>xe.has(L)&&L!=="open_password"),x=p.map(({field:L,message:W,mentions:F=[]})=>({field:(0,E.i9)(L),message:(0,j.b)("i\
nputs",W,F)}));return{steps:[f],issues:x.length>0||M.length>0?[...x,...O]:[],warnings:O.map(({field:L,message:W})=>`${L} ${W}`)}}function De(e,t,n,s,a){const f=[
...s],p=[];if(!Array.isArray(e)||e.length===0)return{steps:p,issues:[...f,{field:"steps",message:se}],warnings:[]};for(const M of n.keys())M!=="open_password"&&
f.push({field:(0,E.i9)(M),message:"write it inside the step that it belongs to"});const O=n.get("open_password");for(const[M,x]of e.entries()){const L=`steps[${M+
1}]`,W=Re(x,t[M]);if("problem"in W){f.push({field:L,message:W.problem});continue}(0,k.RZ)(f,ge(W,L)),(0,k.RZ)(f,Ae(W.name,M,e.length,L));const F=O===void 0?W.raw:
{open_password:O,...W.raw},Y=ye(ce({...W,raw:F},a),"refuse");p.push(Y.step),(0,k.RZ)(f,Y.issues.map(({field:de,message:be})=>({field:`${L}.${de}`,message:be})))}
return{steps:p,issues:f,warnings:[]}}function ge({name:e,raw:t},n){const s=(0,c.nX)((0,c.zI)(e)).map(([p])=>p),a=Object.keys(t).filter(p=>!s.includes(p)),[f]=a.
filter(p=>/^[-\d. ]+$/.test(p)&&!t[p]);return f!==void 0?[{field:`${n}.${f}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] o\
r "3,1,2"'}]:a.map(p=>({field:`${n}.${p}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,b.h)(p,s)}`}))}function Ae(e,t,n,s){const{output:a,accepts:f}=(0,c.
zI)(e);return a==="files"&&t+1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:a==="text"&&t+1<n?[{field:s,
message:`${e} must be the last step: it writes the text, and no document`}]:f!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${f==="imag\
e"?"images":"text"}, which no other operation gives`}]:[]}function Re(e,t){if(typeof e=="string")return ke(e,{},{});if(!(0,S.Gv)(e))return{problem:se};const{operation:n,
...s}=e;if(n!==void 0)return typeof n=="string"?ke(n,s,t):{problem:se};const[[a,f]=["",void 0],...p]=Object.entries(e);if(p.length>0)return{problem:`names sever\
al operations or has its parameters beside the name: ${se}`};if(f===""||f===void 0)return ke(a,{},{});const O=(0,S.Gv)(t)?t[a]:void 0;return(0,S.Gv)(f)?ke(a,f,O):
{problem:se}}function ke(e,t,n){const s=e.trim().replaceAll("-","_");if(!(0,c.F)(s))return{problem:`must name one of ${c.qj.join(", ")}${K(e,p=>p)}`};const a=Object.
keys(t),f=a.find((p,O)=>a.findIndex(M=>Se(M)===Se(p))!==O);return f!==void 0?{problem:`gives ${Se(f)} twice, as ${a.filter(p=>Se(p)===Se(f)).join(" and ")}`}:{name:s,
raw:it(t),typed:(0,S.Gv)(n)?it(n):{}}}const Se=e=>e.replaceAll("-","_"),it=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Se(t),n]));function*Ve(e){if(Array.
isArray(e))for(const t of e)yield*Ve(t);else if((0,S.Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Ve(n):n!==""&&xe.has(t.trim().replaceAll(
"-","_"))&&(yield n)}const ct=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),es=null,xt=["failed","skipped","notes","nothing"],Je=32,Lt=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=Je,Rt=300,ft=86400,Ct=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=ft,Nt=e=>/^\d{1,2}(?:\.\d+)?$/.test(e);async function St(e,t){
const n=[],s=le=>e(le).trim(),a=le=>{const $e=s(le);return $e!==""&&t($e),$e},f=(le,$e)=>{const ve=s(le)||$e[0],ae=$e.find(Le=>Le===ve);return ae===void 0&&n.push(
{field:le,message:`must be one of ${$e.join(", ")}`}),ae??$e[0]},p=(le,$e)=>{const ve=s(le).toLowerCase();return ve!==""&&ve!=="true"&&ve!=="false"&&n.push({field:le,
message:"must be true or false"}),ve===""?$e:ve==="true"},O=a("api-key"),M=H(le=>p(le,!1)),{steps:x,issues:L,warnings:W}=await Pe(e,t,M),F=oe(s("files"));"probl\
em"in F&&n.push({field:"files",message:F.problem});const Y=(le,$e,ve)=>{const ae=s(le);return ae!==""&&!$e(ae)&&n.push({field:le,message:ve}),ae===""?void 0:Number(
ae)},de=f("on-error",["fail","continue"])==="continue",be=s("fail-on")===""&&de?"nothing":f("fail-on",xt);de&&be!=="nothing"&&n.push({field:"fail-on",message:"c\
ontradicts on-error: continue. Leave out one of the two"});const re={steps:x,isList:s("steps")!=="",files:"lines"in F?F.lines:[],output:s("output")||void 0,overwrite:p(
"overwrite",!1),ifNoFilesFound:f("if-no-files-found",["warn","error","ignore"]),changedOnly:p("changed-only",!1),dryRun:p("dry-run",!1),continueNumbers:p("conti\
nue-numbers",!1),concurrency:Y("concurrency",Lt,`must be a whole number from 1 to ${Je}`),timeLimit:Ut(Y("time-limit",Ct,`must be a whole number of seconds from\
 1 to ${ft}`)),failOn:be,minimumSaving:Y("minimum-saving",Nt,"must be a number of percent from 0 to 99, such as 5"),region:s("region"),baseUrl:s("base-url"),apiKey:O,
summary:p("summary",!0),attest:p("attest",!1),githubToken:a("github-token"),comparing:M,warnings:W};if(L.length===0&&(0,k.RZ)(n,Bt(re)),L.length+n.length>0)throw(0,_.
G6)([...L,...n]);return re}const Ut=(e=Rt)=>({seconds:e,cure:"Split the document, or raise time-limit"});function Bt({steps:e,continueNumbers:t,minimumSaving:n,
comparing:s}){return[...t?Z(e):[],...n===void 0?[]:(0,h.T)(e),...ee(e,s)]}var Ke=o(50127),ut=o(73431);async function jt(e,t){return e.region!==""||e.baseUrl!==""?
(await Promise.all([o.e(2760),o.e(2958),o.e(6053),o.e(2237),o.e(137),o.e(4736)]).then(o.bind(o,84736))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),
open:n=>Wt(n,t,e.concurrency),place:"on the runner"}}async function Wt(e,{workspace:t},n=Math.min((0,I.availableParallelism)(),Je)){const s=Math.min(e,n),a=(0,ut.
ZK)(t),f=()=>Promise.resolve();if(s<2){const{localHere:M}=await Promise.all([o.e(9439),o.e(2479)]).then(o.bind(o,59439)),x=M();return{execute:(L,W)=>(0,Ke.g)(L,
W,x,a),lanes:s,close:f,abandon:f}}const{workerPool:p}=await o.e(4273).then(o.bind(o,74273)),O=p({entry:A().join(__dirname,"index.js"),size:Math.min(s,(0,I.availableParallelism)())});
return{execute:(M,x)=>(0,Ke.g)(M,x,O,a),lanes:s,close:O.close,abandon:f}}var Xe=o(69338),Qe=o(2798),Me=o(99992),X=o(78941),Fe=o(33439),Ce=o(90127),Ue=o(38001);function Kt(e){
const n=(A().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function qe(e,t,n){for(const x of[e,...t])if(kt(
x)>lt)throw(0,_.G6)([{field:"files",message:`the pattern '${x}' has more than ${lt} * in one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,
50102)),f=[e,...t.map(x=>x.slice(1).trim())].map(x=>zt(x,n)).map((x,L)=>L===0?x:`!${x}`),p=await s(f.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw dt(e)}),O=new Set((0,Me.d7)(e).split("/")),M=x=>(0,Me.dR)(n,x).split("/").some(L=>Ft.has(L)&&!O.
has(L));return(await p.glob()).filter(x=>!M(x))}const lt=4,kt=e=>(0,k.Kf)((0,Me.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),Ft=new Set([".git","node_m\
odules"]);function zt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",A().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function dt(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,_.G6)([{field:"files",message:t}])}
const Gt=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Ue.jB,Ue.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Ue.jN,Ue.yZ,Ue.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Ht(e,t,n){if(Vt(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Ue.oR)(e,Gt);if(s!==void 0)return s;const a=async p=>qe(p,[],n).catch(()=>[]);if(t.length>
0&&(await a(e)).length>0)return"lines that begin with ! exclude every file that it matches";const f=Zt(e,n);if(f!==void 0)return f;if((0,Ce._N)((0,Me.M0)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[p,O]of Yt(e)){const[M]=p===e?[]:await a(p);if(M!==void 0)return`${O}, and there is ${(0,Me.dR)(
n,M)}`}}const Yt=e=>[[mt(e),"upper and lower case count"],[mt(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],mt=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function Zt(e,t){const n=(0,Me.M0)(t,e).split(A().sep),s=n.findIndex(
a=>/[*?[]/.test(a));for(let a=1;a<=(s<0?n.length-1:s);a++){const f=n.slice(0,a).join(A().sep);if((0,Me.I5)(t,f)===void 0||!(0,Ce.PJ)(f))continue;const[p,O]=[(0,Me.
dR)(t,f),(0,Ce.Ye)(f)];return O===void 0?`'${p}' is a link to a folder that does not exist`:(0,Me.NB)(t,O)?`'${p}' is a link, which patterns do not follow: writ\
e '${(0,Me.dR)(t,O)}' in its place`:`'${p}' is a link that leads out of the workspace`}}function Vt(e){try{return(0,$.readdirSync)(e).length===0}catch{return!1}}
async function Jt(e,t,n,s){const a=[],f=new Set,p=new Set,O=[],M=new Map;for(const[x,{text:L,literal:W}]of e.entries()){if(!W&&L.startsWith("!"))continue;if(!(0,Me.
NB)(t,L))throw dt(L);const F=W?[]:e.slice(x+1).flatMap(be=>be.text.startsWith("!")?[be.text]:[]),{matches:Y,isPath:de}=await Qt(L,W,F,n,t);Y.length===0&&O.push(
{line:L,reason:await Ht(L,F,t)});for(const be of Y){const re=(0,Me.dR)(t,be),le=(0,Xe.YY)(t,be);if(le!==void 0){M.set(re,le);continue}const $e=(0,Qe.hQ)(re);(!f.
has($e)||s&&de&&p.has($e))&&a.push(re),f.add($e),de&&p.add($e)}}return{files:a,empty:O,refused:M,idle:await Xt(e,t)}}async function Xt(e,t){const n=[],s=e.findIndex(
({text:a,literal:f})=>f||!a.startsWith("!"));for(const[a,{text:f,literal:p}]of e.entries()){if(p||!f.startsWith("!"))continue;const O=f.slice(1).trim();a<s?n.push(
`'${f}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,Me.NB)(t,O)&&(await qe(O,[],t).catch(()=>[])).length===0&&n.push(
`'${f}' excludes nothing: no file matches '${O}'`)}return n}async function Qt(e,t,n,s,a){const f=(0,Me.M0)(a,e),p=!t&&/[*?[\]\\]/.test(e)?void 0:(0,Ce._N)(f);if(t)
return{matches:(0,Ce.Ms)(f)===void 0?[]:[f],isPath:!0};if(p?.isFile()&&n.length===0)return{matches:[f],isPath:!0};const O=await qe(e,n,a),M=p?.isDirectory()?O.filter(
x=>s.test(x)):O;return{matches:M.length>1?qt(M):M,isPath:p?.isFile()??!1}}function qt(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,a)=>{for(let f=0;f<
s.length&&f<a.length;f++){const p=t(s[f]??"",a[f]??"");if(p!==0)return p}return s.length-a.length};return e.map(s=>({file:s,segments:(0,Me.d7)(s).split("/")})).
sort((s,a)=>n(s.segments,a.segments)||(s.file<a.file?-1:1)).map(({file:s})=>s)}const en={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},ht=5;
async function tn(e,t,n,s){const a=(0,Fe.Ud)(e.steps),f=e.steps[0],p=en[(f&&(0,c.zI)(f.name).accepts)??"pdf"],O=await Jt(e.files,t,p,a);sn(O,e.ifNoFilesFound,s);
for(const Y of O.idle)s.add(Y);const M=nn(O.files,n);if(M.length===0&&O.files.length>0&&pt("No file is left to work on: the steps use every file that matches. N\
ame other files in files",e.ifNoFilesFound,s),!e.changedOnly||M.length===0)return{matched:M,files:M};const{changedFiles:x}=await Promise.all([o.e(2958),o.e(1787),
o.e(7874)]).then(o.bind(o,67874)),L=await x(e.githubToken);if("unknown"in L)return s.add(`changed-only leaves nothing out: ${L.unknown}`),{matched:M,files:M};const W=Y=>L.
paths.has(Y),F=[];for(const Y of M)([Y,...n.neededBy(Y).keys()].some(W)||(await n.mentionedIn(Y)).some(W))&&F.push(Y);return y.pq(`${(0,g.y_)(F.length,"file")} \
of ${M.length} changed`),{matched:M,files:(a||e.continueNumbers)&&F.length>0?M:F}}function nn(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===
0?e:e.filter(s=>{const a=n.get(s);return a!==void 0&&y.pq((0,X.g$)(`'${s}' is left out of files: ${a} uses it`)),a===void 0})}function sn({files:e,empty:t,refused:n},s,a){
const f=t.map(({line:x,reason:L})=>L===void 0?`'${x}'`:`'${x}' (${L})`),p=[...n].map(([x,L])=>`'${x}' was left out: it ${L}`),O=f.length===0?"files, which is an\
 empty list":(0,g.Dw)(f,ht,"more lines"),M=e.length>0||f.length===0||t.some(({reason:x})=>x!==void 0)?"":". Paths start at the workspace. Make sure that an earl\
ier step creates the files";if(s==="error"&&p.length>0)throw new _.zU("configuration",p.slice(0,ht).join(". "));for(const x of p)a.add(x);f.length===0&&e.length+
p.length>0||pt(`No file matches ${O}${M}`,s,a)}function pt(e,t,n){if(t==="error")throw new _.zU("configuration",e);t==="warn"?n.add(e):y.pq((0,X.g$)(e))}var on=o(
3621),rn=o(72002),ze=o(8526);const gt=/\{(?:dir|name)\}/;class an{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=t,this.places=n,this.base=s}neededBy(t){
return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(a=>[this.pathFor(a,t),(0,E.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)
for(const[s,a]of Object.entries(n)){if(gt.test(a))continue;const f=this.problemOf(this.pathFor(a,""));f!==void 0&&t.push({field:s,message:f})}if(t.length>0)throw(0,_.
G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:a},f){const p={};a&&this.base&&(p[te]=await this.base.read(f));for(const[O,M]of Object.entries(s)){const x=this.
pathFor(M,f),L=await(gt.test(M)?this.read(x,O):this.readOnce(x,O)),W=(0,c.zI)(t).fields[O]?.kind==="json",{params:F,issues:Y}=(0,u.qL)(t,{[O]:W?(0,u.iL)(L.bytes):
L}),de=Y.filter(({field:be})=>be===O);if(de.length>0)throw(0,_.G6)(de.map(({field:be,message:re})=>({field:be,message:`'${x}': ${re}`})));p[O]=F[O]}return{...n,
...p,...await this.mentionedBy(t,f)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(
({file:a})=>a):[]}catch(s){if(s instanceof _.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||
s.images.length===0)return{};const{wire:a,images:f}=s,p=[];for(const{target:x,file:L}of f)p.push({name:x,bytes:(await this.read(L,a)).bytes});const{issues:O}=(0,u.
qL)(t,{[a]:p}),M=O.filter(({field:x})=>x===a);if(M.length>0)throw(0,_.G6)(M);return{[a]:p}}async imagesBeside(t,n){const[s]=Object.entries((0,c.zI)(t).fields).find(
([,{kind:O}])=>O==="files")??[];if(s===void 0)return;const{bytes:a}=await this.read(n,s);if(a.length>on.xG||!Buffer.from(a.buffer,a.byteOffset,a.byteLength).includes(
"!["))return;const{imageTargets:f}=await Promise.all([o.e(1917),o.e(4299),o.e(4622)]).then(o.bind(o,34622)),p=[];for(const O of await f(cn({name:n,bytes:a}),new rn.
o(ze.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(O))continue;const M=(0,Me.dR)(this.places,A().posix.join(A().posix.dirname(n),O.replace(/[?#].*$/,"")));this.problemOf(
M)===void 0&&p.push({target:O,file:M})}return{wire:s,images:p}}pathFor(t,n){const{dir:s,name:a}=A().posix.parse(n),f=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>a);return(0,Me.dR)(this.places,f)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,_.G6)([{field:n,message:s}]);const a=await(0,Ce.oD)(A().resolve(this.places.workspace,t)).catch(f=>{throw(0,_.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,X.xU)(f)})`}])});return{name:A().posix.basename(t),bytes:a}}problemOf(t){if(!(0,Me.NB)(this.places,t))return`'${t}' must be in \
the workspace or in RUNNER_TEMP`;if((0,Ce.Ms)((0,Me.M0)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at the workspace, and may hold {dir\
} and {name}`;const n=(0,Xe.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const cn=({bytes:e})=>new TextDecoder("utf-8").decode(e),$t=4096;function et(e,t){
const n=(0,_.l3)(e),s=[n,...n.others].map(a=>{const f=fn(a),p=a.advice===void 0?f:`${f.replace(/[.:]$/,"")}. ${a.advice}`;return(0,j.b)(t,p,(0,_.R3)(a))});return(0,X.
g$)(s.join(". ")).slice(0,$t)}const fn=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("\
^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),Be=10;class un{given=0;add(t,n,s){const a=(0,X.g$)(t).slice(0,$t);this.given++,this.given<=Be?y.$e(a,{...n===void 0?
{}:{file:n},...s===void 0?{}:{title:s}}):y.pq(n===void 0?`Warning: ${a}`:`Warning: ${(0,X.g$)(n)}: ${a}`)}}const ln=(0,c.zI)("compare_documents").dataKey??"",tt=10,
dn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},yt="New: there is no earlier version",mn=e=>({
status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:yt,data:{}}),je=e=>e.data[ln],nt=({message:e})=>e===
yt,Et=e=>e.some(t=>je(t)!==void 0||nt(t)),st=e=>nt(e)||je(e)?.same===!1;function hn(e){return{same:Et(e)?String(e.every(n=>je(n)?.same===!0)):"",changed:e.filter(
st).map(({input:n})=>n)}}const pn=e=>e.filter(st).map(t=>({file:t.input,message:t.message??yn(je(t))})),gn=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(t,"fil\
e")} ${(0,g.d5)(e,"differs","differ")} from the earlier version`;function $n(e,t){for(const[n,{file:s,message:a}]of e.entries())n>=Be-1?y.pq((0,X.g$)(`${s}: ${a}`)):
t==="error"?y.z3(a,{file:s,title:"Differs"}):y.lm(a,{file:s,title:"Changed"})}function yn(e){const t=Ge.flatMap(([s,a])=>{const f=bt(e,a);return f===""?[]:[`Pag\
es ${s}: ${f}`]}),n=wt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ge=[["added","Added"],["removed","Removed"],["move\
d","Moved"],["changed","Changed"]];function bt(e,t){const n=We(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(p=>typeof p=="number"?p:Number(We(p,"page"))),
a=Number(We(e.counts,`pages${t}`)),f=s.slice(0,tt).join(", ");return a>tt?`${f} and ${a-tt} more`:f}function wt(e){return[...Object.entries(dn).flatMap(([n,s])=>Number(
We(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const We=(e,t)=>(0,S.C5)(e,t)??null,En=["","File","Pag\
es",...Ge.map(([,e])=>e),"Also"];function bn(e){const t=je(e),n=e.notes.map(M=>`<br><em>${(0,X.Hn)(M)}</em>`).join("");if(!t)return`<td colspan="${Ge.length+2}"\
>${(0,X.Hn)(e.message??"")}${n}</td>`;const[s,a]=[Number(t.pageCount),Number(t.pageCountBefore)],f=s===a?String(s):`${a}&nbsp;→&nbsp;${s}`,p=Ge.map(([,M])=>bt(
t,M)),O=t.same===!0?"the same":wt(t);return[f,...p,O+n].map(M=>`<td>${M}</td>`).join("")}const wn=e=>nt(e)?"🆕":st(e)?"✏️":"✅";function On(e,t){let n="",
s=0;for(const a of e)for(const f of Ot(je(a)?.pages,"changed")){const p=Ot(f,"diff").map(String);if(p.length===0)continue;const M=`<details><summary>${`<code>${(0,X.
Hn)(a.input)}</code>, page ${Number(We(f,"page"))}`}</summary>

\`\`\`diff
${p.map(X.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(M)>t?s++:n+=M}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function Ot(e,t){const n=We(e,t);return Array.isArray(n)?n:[]}const ts=null,Mn=/[\r\n]|^\s|\s$/;class _n{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
ot("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=A().join((0,$.mkdtempSync)(A().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:p,...O})=>({...O,...p})),s=t.flatMap(({status:p,output:O})=>p==="done"&&O!==null?[O]:[]),a=s.filter(p=>!Mn.test(p)),f=s.length===0?"":`, al\
though ${(0,g.y_)(s.length,"file")} were written: see the log`;ot(`The output results-file cannot be written${f}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,$.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),ot(`The outputs of the step cannot be written${f}`,process.env.GITHUB_OUTPUT,()=>{y.uH("files",s),y.uH("paths",a.map(Kt).join(`
`)),y.uH("count",s.length),y.uH("failed",t.filter(({status:x})=>x==="failed").length);const p=t.filter(({status:x,output:L})=>x==="done"&&L!==null);y.uH("total-\
bytes",(0,X.cz)(p.map(({bytesAfter:x})=>x??0))),y.uH("total-pages",(0,X.cz)(p.map(({pages:x})=>x??0)));const{same:O,changed:M}=hn(t);y.uH("same",O),y.uH("change\
d",M),y.uH("results",n),y.uH("results-file",this.resultsFile)}),a.length<s.length&&y.pq(`The output paths leaves out ${(0,g.y_)(s.length-a.length,"name")} with \
a line break or an outer blank`)}}const Pn=new Set(["ENOSPC","EDQUOT"]);function ot(e,t,n){try{n()}catch(s){const a=t!==void 0&&(0,$.existsSync)(t)?(0,X.xU)(s):
"there is no such file";throw new _.zU("configuration",`${e} (${a})`,{advice:Pn.has((0,X.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var Dn=o(90866);const rt=1024*1024,Mt=2048,_t={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function An(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,X.Hn)(n.join(" → "))}</h3>
<p>${Pt(e)}</p>
`;if(t.length===0)return s;const a=Et(t),f=[];let p=Buffer.byteLength(s)+Mt;for(const[W,F]of t.entries()){const Y=a?vn(F):In(F,t[W-1],Dt(e));if(p+=Buffer.byteLength(
Y),p>rt)break;f.push(Y)}const O=(a?En:Dt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(W=>`<th>${W}</th>`).join(
""),M=t.length-f.length,x=M===0?"":`<p>${(0,g.y_)(M,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,L=e.showText?On(t,rt-p-Mt):"";return`${s}<table>
<tr>${O}</tr>
${f.join("")}</table>
${x}${L===""?"":`
${L}`}`}const vn=e=>`<tr><td>${e.status==="done"?wn(e):_t[e.status]}</td><td><code>${(0,X.Hn)(e.input)}</code></td>${bn(e)}</tr>
`;function Pt({rows:e,matched:t,place:n,dryRun:s,seconds:a}){const f=F=>e.filter(Y=>Y.status===F),p=f("done");if(e.length===0)return`${t===0?"No file matches":`\
No change in ${(0,g.y_)(t,"file")}`}, nothing written · ${n} · ${a.toFixed(1)} s`;const O=p.filter(({output:F})=>F!==null).length,M=s?[`Dry run: ${(0,g.y_)(f(
"planned").length,"result")} planned, nothing written`]:[O===0&&p.length>0?`${(0,g.y_)(p.length,"file")} read, none written`:`${(0,g.y_)(O,"file")} written`];for(const F of[
"failed","skipped"])f(F).length>0&&M.push(`${f(F).length} ${F}`);const x=(0,X.cz)([...new Map(p.map(F=>[F.inputs.join(`
`),F.bytesBefore??0])).values()]),L=(0,X.cz)(p.map(({bytesAfter:F})=>F??0)),W=p.length===0?"":` · ${(0,X.IV)(x)}${O===0?"":` → ${(0,X.IV)(L)}`}`;return`${M.join(
", ")}${W} · ${n} · ${a.toFixed(1)} s`}const Dt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Ln(t));function In(e,t,n){const{status:s,input:a,
inputs:f,output:p,pages:O,bytesBefore:M,bytesAfter:x,message:L,notes:W,data:F}=e,Y=f.length>1&&s!=="failed"?` <em>and ${f.length-1} more</em>`:"",de=[...p===null?
[]:[`<code>${(0,X.Hn)(p)}</code>`],...L===null?[]:[(0,X.Hn)(L)],...Object.values(F).flatMap(ae=>xn(ae)),...W.filter(ae=>t?.input!==a||!t.notes.includes(ae)).map(
ae=>`<em>${(0,X.Hn)(ae)}</em>`)],be=e.facts.firstPage!==void 0,re=n?[at(M),at(x),be?"":Rn(M,x)]:[at(M)],le=[O===null?"":String(O),...re],$e=de.join("<br>"),ve=le.
every(ae=>ae==="")?`<td colspan="${le.length+1}">${$e}</td>`:`<td>${$e}</td>${le.map(ae=>`<td align="right">${ae}</td>`).join("")}`;return`<tr><td>${_t[s]}</td>\
<td><code>${(0,X.Hn)(a)}</code>${Y}</td>${ve}</tr>
`}const Tn=new Set(["pageCount","fileSize"]);function xn(e){const t=Object.entries(e).flatMap(([n,s])=>{const a=(0,X.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return Tn.has(n)?[]:s===!0?[a]:typeof s=="number"?s===0?[]:[`${a}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${a}: ${s.length}`]:(0,S.Gv)(s)&&!Object.values(s).
every(f=>typeof f=="boolean")?[a]:[]});return t.length===0?[]:[t.join(" · ")]}const Ln=e=>Object.keys(e).length===0,at=e=>e===null?"":(0,X.IV)(e).replace(" ","\
&nbsp;");function Rn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function Cn(e,t){const n=e.
filter(({status:f})=>f==="skipped").length,s=e.filter(({notes:f})=>f.length>0).length,a=(0,g.y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fa\
il-on: ${t}: ${n} of ${a} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${a} with notes: see the log`:void 0}function Nn(e,t,n,s){const a=e.length<Be?e:e.slice(
0,Be-1);for(const{file:f,message:p}of a)t==="error"?y.z3(p,{file:f,title:n}):s.add(p,f,n);for(const{file:f,message:p}of e.slice(a.length))y.pq((0,X.g$)(`Failed:\
 ${f}: ${p}`));for(const{cause:f}of e)f!==void 0&&y.Yz((0,X.uP)(f))}function Sn(e,t){const n=e.length<Be?0:e.length-(Be-1),s=n>0?` (${n} of them without an anno\
tation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function At(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=An(e);
if(!(Buffer.byteLength(n)>=rt))try{await Dn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complete"),
y.Yz((0,X.uP)(s))}}class He extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,this.cause=n}}async function Un(e,t,n){const{
continuedNumbers:s,countSelectedPages:a}=await Promise.all([o.e(2760),o.e(2237),o.e(7922)]).then(o.bind(o,37922)),f=e.flatMap(({inputs:re})=>re),{pages:p,first_number:O}=J(
t),M=t.map(Bn).find(re=>re!==void 0);let x="";const L=function*(){for(const re of f)yield n(x=re)},W={pages:p,...M===void 0?{}:{open_password:M}},F=await a(L(),
W,{pause:ze.v}).catch(re=>{throw new He(x,(0,_.l3)(re))}),Y=s(F,O),de=new Map;let be=0;for(const re of e)de.set(re,be),be+=re.inputs.length;return(re,le)=>Y[(de.
get(re)??0)+le]}function Bn({name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_password"?s:void 0)}var jn=o(98185),Wn=o(17644);const Kn=5;
async function kn(e){const{jobs:t,inputs:n,chosen:s,secondFiles:a,numbersOf:f,claim:p,spelling:O}=e,M=new jn.A(e.places,n.overwrite),{execute:x,lanes:L,close:W,
abandon:F}=await s.open(t.length),Y=new AbortController,de=()=>Y.signal.aborted,be=Hn(async()=>{Y.abort(),await Promise.allSettled([M.close(),F()]),await(0,ze.v)(),
await e.onCancelled(re.flatMap((ae,Le)=>ae.length>0?ae:[Fn(t[Le])]))}),re=t.map(()=>[]),le=[];let $e;const ve={steps:n.steps,spelling:O,signal:Y.signal,timeLimit:n.
timeLimit,minimumSaving:n.minimumSaving,parametersOf:(ae,Le)=>a.parametersOf(ae,Le),numbersOf:f,claim:p,write:ae=>M.write(ae),onProgress:Zn()};return await Yn(t,
L,async(ae,Le)=>{if(!de()){if($e!==void 0){re[Le]=[{...Ye(ae),status:"skipped",output:null,message:$e}];return}try{const Te=await x(ae,ve);re[Le]=Te;for(const[Ne,
Oe]of Te.entries())y.pq((0,X.g$)(Gn(Oe,Te[Ne-1]?.notes)))}catch(Te){if(de())return;const Ne=Te instanceof Ke.C?Te.input:ae.inputs[0]??"",Oe=(0,_.l3)(Te instanceof
Ke.C?Te.cause:Te);y.pq((0,X.g$)(`${Ne}: failed`));const Ze=Te instanceof Ke.C?Te.step:void 0,Tt=Ze===void 0?et(Oe,O):`${Ze}: ${et(Oe,O)}`;le.push({file:Ne,message:Tt,
cause:Oe.cause}),re[Le]=[{...Ye(ae),status:"failed",input:Ne,output:null,message:Tt,data:(0,Wn.EI)(Oe)}],Oe.code==="unauthorized"&&($e="Not tried, because the r\
egion refused the key")}}}),await be(),await W(),{rows:re.flat(),failures:le}}const Fn=e=>({...Ye(e),status:"skipped",output:null,message:"Not done, because the\
 step was cancelled"});function zn(e){const t=e.map(Ye);for(const{input:n,inputs:s,output:a}of t)y.pq((0,X.g$)(`${vt(n,s)}${a===null?": would be read only, and \
no file written":` → ${a}`}`));return t}function Ye(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),
pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function Gn(e,t=[]){const{input:n,inputs:s,output:a,pages:f,bytesBefore:p,bytesAfter:O,
notes:M,message:x}=e,L=vt(n,s),W=[...f===null?[]:[(0,g.y_)(f,"page")],O===null?(0,X.IV)(p??0):`${(0,X.IV)(p??0)} → ${(0,X.IV)(O)}`].join(", "),F=a===null?`${L}\
: ${x??"read"} (${W})`:`${L} → ${a} (${W})`,Y=M.filter(de=>!t.includes(de));return Y.length>0?`${F}. ${Y.join(" ")}`:F}const vt=(e,t)=>t.length>1?`${e} and ${t.
length-1} more`:e;function Hn(e){let t;for(const[n,s]of[["SIGINT",130],["SIGTERM",143]])process.on(n,()=>{t||(y.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});
return()=>t}async function Yn(e,t,n){const s=e.entries(),a=async()=>{for(const[f,p]of s)f>0&&await(0,ze.v)(),await n(p,f)};await Promise.all(Array.from({length:Math.
min(t,e.length)},a))}function Zn(){let e=process.uptime();return(t,n,s)=>{const a=process.uptime();a-e<Kn||(e=a,y.pq((0,X.g$)(`${t}: ${n}, ${Math.round(s*100)} \
%`)))}}async function Vn(){const e=new un,t=new _n;let n="wire";try{t.begin();const s=await St(a=>y.V4(a,{trimWhitespace:!1}),a=>Qn(a,e));for(const a of s.warnings)
e.add(a);n=s.isList?"wire":"inputs",await Jn(s,t,e,n)}catch(s){const a=(0,_.l3)(s instanceof He?s.cause:s),f=et(a,n);s instanceof He&&y.z3(f,{file:s.file}),y.C1(
s instanceof He?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":f),a.cause!==void 0&&y.Yz((0,X.uP)(
a.cause))}finally{y.Yz(`Peak memory: ${(0,X.IV)(qn())}`)}}async function Jn(e,t,n,s){const a=process.uptime(),f=(0,Me.Aq)(),p=await jt(e,f);p.isLocal&&e.apiKey!==
""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const Oe of e.steps)await p.check(Oe);e.output!==void 0&&
(0,Fe.hS)(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");const O=e.comparing.withBase?await(await o.e(1833).then(o.bind(
o,41833))).BaseVersions.of(f):void 0,M=new an(e.steps,f,O),{matched:x,files:L}=await tn(e,f,M,n),{known:W,fresh:F}=O?await O.divide(L):{known:L,fresh:[]};M.check();
const Y=(0,Qe.K2)(f.workspace),de=[...new Set([...x,...x.flatMap(Oe=>[...M.neededBy(Oe).keys()])])],be=Oe=>(0,Xe.Ck)(f,Oe),re={matched:de,overwrite:e.overwrite,
identity:Y,exists:be},le=(0,Fe.et)({...e,...re,files:W,places:f}),$e=e.steps.map(({name:Oe})=>(0,E.i9)(Oe)),ve=e.continueNumbers&&!e.dryRun?await Un(le,e.steps,
Oe=>(0,ut.R5)(Oe,f.workspace)):()=>{};y.Oh((0,X.g$)(`${$e.join(", then ")}: ${(0,g.y_)(W.length,"file")}, ${p.place}`));const ae=Oe=>{const Ze=process.uptime()-
a;return{rows:Oe,matched:x.length,operations:$e,place:p.place,dryRun:e.dryRun,seconds:Ze,showText:e.comparing.showText}},{rows:Le,failures:Te}=e.dryRun?{rows:zn(
le),failures:[]}:await kn({jobs:le,inputs:e,chosen:p,places:f,secondFiles:M,numbersOf:ve,claim:(0,Qe.OM)(re),spelling:s,onCancelled:async Oe=>{t.tell(Oe),e.summary&&
await At(ae(Oe),n)}});y.N4();const Ne=[...Le,...F.map(mn)];await Xn({digest:ae(Ne),failures:Te,total:W.length,inputs:e,outputs:t,places:f,warnings:n})}async function Xn({
digest:e,failures:t,total:n,inputs:s,outputs:a,places:f,warnings:p}){const{rows:O}=e,M=pn(O);if($n(M,s.comparing.failOnDifference?"error":"notice"),Nn(t,s.failOn===
"nothing"?"warning":"error",e.operations.join(", "),p),y.pq((0,X.g$)(Pt(e))),a.tell(O),s.summary&&await At(e,p),s.attest){const{declareArtifacts:L}=await o.e(8208).
then(o.bind(o,48208)),W=O.flatMap(({status:F,output:Y})=>F==="done"&&Y!==null?[Y]:[]);for(const F of await L(W,f.workspace))p.add(F)}if(t.length===0){const L=s.
comparing.failOnDifference&&M.length>0?gn(M.length,O.length):Cn(O,s.failOn);L!==void 0&&y.C1(L);return}const x=(0,Fe.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"fi\
le")} failed`:Sn(t,n);s.failOn==="nothing"?p.add(x):y.C1(x)}function Qn(e,t){[...e.trim()].length>1?y.Pq(e):e.trim()!==""&&t.add("A secret of one character cann\
ot be masked, because most of the log would be hidden. The step does not print it; use a longer one")}function qn(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,$.
readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let It=!1;process.once("b\
eforeExit",()=>{It||y.C1("The action stopped before it had finished.")}),Vn().catch(y.C1).finally(()=>{It=!0})}),38001:((fe,U,o)=>{o.d(U,{BD:()=>E,jB:()=>y,jN:()=>$,
oR:()=>I,r_:()=>g,yZ:()=>_});const y=[/^["'].*["']$/,"leave out the quotes"],$=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression \
such as ${{ env.NAME }}"],_=[/^~/,"~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],E=[/^[a-z][\w+.-]+:\/\//i,"addresses a\
re not read or written: use a path of the workspace"],g=[/\\/,"write / between folders, not a backslash"],I=(T,A)=>A.find(([u])=>u.test(T))?.[1]}),33439:((fe,U,o)=>{
o.d(U,{Cj:()=>S,Ud:()=>v,et:()=>k,hS:()=>R});var y=o(76760),$=o.n(y),_=o(58552),E=o(68747),g=o(85893),I=o(31424),T=o(51521),A=o(4528),u=o(69338),c=o(2798),i=o(99992),
r=o(38001);const d=["{dir}","{name}","{index}","{operation}"];function l(z,ie){if(ie==="files")return["{file}"];if(ie!=="parts"&&ie!=="texts")return[];const me=z.
flatMap(({name:P})=>Object.keys((0,g.zI)(P).resultFacts??{}));return["title","match"].filter(P=>me.includes(P)).map(P=>`{${P}}`)}const m={document:"{dir}/{name}\
.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/\
{name}.{index}"},w="{dir}/{name}.pdf",D=([z],ie)=>ie==="document"&&z!==void 0&&(0,g.zI)(z.name).accepts==="text",v=z=>z.some(({name:ie})=>(0,g.zI)(ie).input==="\
many");function R(z){const ie=z.map(({name:C})=>(0,g.zI)(C)),me=ie.filter(C=>!(0,g.rz)(C)),P=me.findLast(({input:C,output:q})=>C==="many"||q!=="pdf");return ie.
at(-1)?.output==="text"?P?.output==="pdfs"?"texts":"text":me.length===0?"data":P?.output==="pdfs"?"parts":P?.output==="files"?"files":"document"}const S=z=>z===
"text"||z==="texts",B=z=>z==="document"||z==="text";function k(z){const{files:ie,steps:me}=z,P=R(me),C=V(z,P),q=ie.length===0?[]:v(me)?[ie]:ie.map(ce=>[ce]),ne=(0,E.
i9)((me.findLast(({name:ce})=>!(0,g.rz)((0,g.zI)(ce)))??me.at(-1))?.name??""),he=q.map((ce,ee)=>{const{dir:oe,name:pe}=$().posix.parse(ce[0]??""),ue=J=>{const Z=B(
P)?ee+1:J?.index,we={dir:oe||".",name:pe,operation:ne,index:Z===void 0?void 0:(0,I.n)(Z),title:J?.title,match:J?.match,file:J?.file};return $().posix.normalize(
(0,T.Ct)(C,we))};return{inputs:ce,kind:P,tellsMatch:C.includes("{match}"),outputPath:ue}}),H=P==="data"?[]:_e(he,z,te(C,P));if(H.length>0)throw(0,_.G6)(H);return he}
const G=[r.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],r.jN,r.yZ,r.BD,...$().sep==="/"?[r.r_]:[]];function V({output:z,places:ie,steps:me},P){
const C=pe=>(0,_.G6)([{field:"output",message:pe}]);if(z===void 0)return D(me,P)?w:`${m[P]}${S(P)?A.lg[(0,A.GW)(me.at(-1)?.params??{})]:""}`;const q=(0,r.oR)(z,
G);if(q!==void 0)throw C(q);const ne=l(me,P),he=[...d,...ne],H=(0,T.Qf)(z).filter(pe=>!he.includes(pe));if(H.length>0)throw C(`has the unknown placeholder ${H[0]}\
: use ${he.join(", ")}`);if(/[\u0000-\u001f]/.test(z))throw C("must be a single line");if(/[\\/]$/.test(z))throw C(`names a folder: write a file name after it, \
such as ${z}{name}.pdf`);const ce=["{index}",...ne];if((P==="parts"||P==="texts"||P==="files")&&!ce.some(pe=>z.includes(pe))){const{dir:pe,name:ue,ext:J}=$().posix.
parse((0,i.d7)(z)),Z=$().posix.join(pe,P==="files"?`${ue}.{file}`:`${ue}-{index}${J}`);throw C(`needs ${ce.join(" or ")}, because one file gives several results\
: such as ${Z}`)}const ee=$().isAbsolute(z)?(0,i.dR)(ie,z):(0,i.d7)(z);if(!($().isAbsolute(ee)?(0,i.NB)(ie,ee):(0,i.FK)($().posix.normalize(ee))))throw C("must \
stay in the workspace or in RUNNER_TEMP");return ee}function te(z,ie){const P=["{dir}","{name}",...B(ie)?["{index}"]:[]].filter(C=>!z.includes(C));return P.length===
0?"process them in different steps":`use ${[P.slice(0,-1).join(", "),...P.slice(-1)].filter(C=>C!=="").join(" or ")}`}const ye=z=>z.kind==="parts"||z.kind==="te\
xts"?z.outputPath({index:1}):z.outputPath();function _e(z,{matched:ie,overwrite:me,identity:P,exists:C,places:q},ne){const he=new Map(ie.map(ue=>[P(ue),ue])),H=new Map;
for(const ue of z){const J=P(ue.outputPath()),Z=H.get(J);Z?Z.push(ue):H.set(J,[ue])}const ce=[],ee=[],oe=ue=>{ce.push({field:"output",message:ue})};for(const[ue,
J,...Z]of H.values()){if(!ue)continue;const we=ue.outputPath(),h=(0,c.Nk)(we);if(!(0,i.NB)(q,we)||we==="."||we.endsWith("/"))oe(`'${we}' is not a file in the wo\
rkspace or in RUNNER_TEMP`);else if(h!==void 0)oe(h);else if((0,u.SV)(we))oe(`'${we}' is below .git, where nothing is written`);else if(J){const[b,j]=[ue.inputs[0],
J.inputs[0]],N=Z.length===0?`'${b}' and '${j}' would both`:`'${b}', '${j}' and ${Z.length} more would all`;oe(`${N} be written to '${we}': ${ne}`)}else{const b=ye(
ue),j=P(b),N=he.get(j);N!==void 0&&!ue.inputs.some(K=>P(K)===j)?oe(`'${b}' would replace another file that the step reads: choose a different pattern`):N!==void 0&&
!me?oe(`'${b}' would replace the input: choose a different pattern, or set overwrite to true`):N===void 0&&!me&&C(b)&&ee.push(b)}}ee.length>0&&oe((0,c.pL)(ee));
const pe=5;return ce.length<=pe?ce:[...ce.slice(0,pe),{field:"output",message:`and ${ce.length-pe} more such clashes`}]}}),30174:((fe,U,o)=>{o.d(U,{A:()=>_,T:()=>$});
var y=o(33439);function $(E){const g=I=>[{field:"minimum-saving",message:I}];return E.some(({name:I})=>I==="optimize_document")?(0,y.Ud)(E)||(0,y.hS)(E)!=="docu\
ment"?g("needs one result for each file: no merge, no split, no extraction"):[]:g("needs a step optimize-document")}function _(E,g,I){return I===void 0||g<=E*(1-
I/100)?void 0:`Not written: the result is ${(Math.max(0,E-g)/E*100).toFixed(1)} % smaller, and minimum-saving is ${I} %`}}),4406:((fe,U,o)=>{o.d(U,{EC:()=>i,Pu:()=>r,
Qf:()=>E,fU:()=>c,g$:()=>I,oH:()=>g});var y=o(58552),$=o(61729);const _=1e3,E=(d,l,{found:m=null,limit:w=null,pages:D=[]}={})=>({rule:d,found:m,limit:w,pages:D.
slice(0,_),message:l}),g=["open_password"],I=(d,l,m)=>`The file has ${d} ${m}; at most ${l} are allowed.`;function T({failures:d}){return Array.isArray(d)?d.flatMap(
A):[]}function A(d){if(!(0,$.Gv)(d))return[];const{rule:l,found:m,limit:w,pages:D,message:v}=d;if(typeof l!="string"||typeof v!="string")return[];const R=Array.
isArray(D)?D.filter(S=>typeof S=="number"):[];return[{rule:l,found:u(m),limit:u(w),pages:R,message:v}]}const u=d=>typeof d=="number"?d:null;function c(d,{nameOf:l,
restate:m}){const{checks:w}=d,D=T(d).map(R=>({...m(R),rule:l(R.rule)})),v=Array.isArray(w)?w.flatMap(R=>typeof R=="string"?[l(R)]:[]):[];return{...d,...w!==void 0&&
{checks:v},failures:D}}class i extends y.zU{report;constructor(l){const m=T(l).map(({message:w})=>w);super("invalid_parameters",`The check failed: ${m.join(" ")}`,
{issues:m.map(w=>({field:"file",message:w,mentions:g}))}),this.report=l}}function r(d){if(d.passed===!1)throw new i(d)}}),68747:((fe,U,o)=>{o.d(U,{XM:()=>g,an:()=>E,
i9:()=>_});var y=o(85893);const $=I=>I.replace(/_(\w)/g,(T,A)=>A.toUpperCase()),_=I=>I.replaceAll("_","-");function E(I,T,A){const u=T.filter(c=>/^\w+$/.test(c));
return u.length===0?I:I.replace(new RegExp(`\\b(?:${u.join("|")})\\b`,"g"),A)}const g=I=>(0,y.zI)(I).path??`/v1/${I}`}),85673:((fe,U,o)=>{o.d(U,{gx:()=>g,h:()=>E});
function y(u,c){const i=$(u,c);if(i!==void 0)return[i];const r=T(u);return c.filter(d=>T(d).some(l=>l.length>3&&r.includes(l)))}function $(u,c){let i;for(const r of c){
const d=_(T(u),T(r));d<=2&&d<(i?.count??1/0)&&(i={name:r,count:d})}return i?.name}function _(u,c){return u.length!==c.length?u.length*c.length===0?1/0:_([u.join(
"")],[c.join("")]):c.reduce((i,r,d)=>{const l=u[d]??"",m=Math.min(l.length,r.length),w=A(l,r);return w>(m<3?0:m<7?1:2)?1/0:i+w},0)}const E=(u,c)=>I(y(u,c));function g(u,c){
const i=$(u,c),r=d=>T(d).sort().join(" ");return I(i===void 0?c.filter(d=>u!==""&&r(d)===r(u)):[i])}const I=u=>u.length===0||u.length>3?"":` (did you mean ${u.join(
" or ")}?)`,T=u=>u.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(c=>c!=="");function A(u,c){let i=[],r=Array.from(
{length:c.length+1},(d,l)=>l);for(let d=0;d<u.length;d++){const l=[d+1];for(let m=0;m<c.length;m++){const w=d>0&&m>0&&u[d]===c[m-1]&&u[d-1]===c[m];l.push(Math.min(
(r[m+1]??0)+1,(l[m]??0)+1,(r[m]??0)+(u[d]===c[m]?0:1),w?(i[m-1]??0)+1:1/0))}i=r,r=l}return r.at(-1)??0}}),4528:((fe,U,o)=>{o.d(U,{GW:()=>_,_m:()=>I,lg:()=>$,uv:()=>g});
const y=null,$={"application/json":".json","text/plain":".txt","text/markdown":".md"};function _(T){const{per_page:A,layout:u}=T;return A===!0?"application/json":
u==="markdown"?"text/markdown":"text/plain"}function E(T){const A=_(T);return A==="text/markdown"?["application/json",A,"text/plain"]:[...new Set(["application/\
json",A])]}const g=({text:T})=>typeof T=="string"?T:"";function I({text:T,pages:A,...u}){return u}}),49180:((fe,U,o)=>{o.d(U,{q:()=>$});const y="aliceblue f0f8f\
f antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 bro\
wn a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff dar\
kblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f dar\
korange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoi\
se 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 2\
28b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hot\
pink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 \
lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseag\
reen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 m\
agenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediu\
mspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy \
000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee pale\
violetred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrow\
n bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblu\
e 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 \
violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function $(g){const I=g.toLowerCase(),T=/^#([\da-f]{3}|[\da-f]{6})$/.
exec(I)?.[1]??E().get(I);return T===void 0?void 0:(T.length===3?[...T].map(u=>u+u):[T.slice(0,2),T.slice(2,4),T.slice(4)]).map(u=>Number.parseInt(u,16))}let _;function E(){
const g=y.split(" ");return _??=new Map(g.flatMap((I,T)=>T%2===0?[[I,g[T+1]]]:[]))}}),17079:((fe,U,o)=>{o.d(U,{Z:()=>g,_:()=>E});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
$=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,_=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(u){
if(u.length>64)return;const c=u.trim().replace($,(i,r,d,l)=>`${r??""}${1900+Number(d)}${l}`);return T(I(y.exec(c)??_.exec(c)))}function g(u){const c=u.length>64?
void 0:I(_.exec(u.trim()));if(!c||T(c)===void 0)return;const{year:i,month:r="",day:d="",hour:l="",minute:m="",second:w="",zone:D=""}=c;return`D:${i}${r}${d}${l}${m}${w}${D===
"Z"||D===""?D:`${D.replace(":","'")}'`}`}function I(u){if(!u)return;const[,c,i,r,d,l,m,w,D,v,R]=u,S=w??(D===void 0?void 0:`${D}${v??"00"}:${R??"00"}`);return{year:c,
month:i,day:r,hour:d,minute:l,second:m,zone:S}}function T(u){if(!u)return;const{year:c,month:i,day:r,hour:d,minute:l="00",second:m="00",zone:w}=u,D=(R,S,B)=>R===
void 0||Number(R)>=S&&Number(R)<=B;if(Number(c)===0||!D(i,1,12)||!D(r,1,A(Number(c),Number(i)))||!D(d,0,23)||!D(l,0,59)||!D(m,0,59)||w!==void 0&&w!=="Z"&&!(D(w.
slice(1,3),0,23)&&D(w.slice(4),0,59)))return;const v=[c,i,r].filter(R=>R!==void 0).join("-");return d===void 0?v:`${v}T${d}:${l}:${m}${w==="+00:00"||w==="-00:00"?
"Z":w??""}`}function A(u,c){return c===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(c)?30:31}}),3130:((fe,U,o)=>{o.d(U,{iL:()=>S,lF:()=>te,qL:()=>k});
var y=o(58552),$=o(15828),_=o(61729),E=o(85893),g=o(33037),I=o(72750),T=o(33858),A=o(29082),u=o(60666),c=o(34378);const i=2**31-1,r=/^ *[+-]?\d+ *$/,d=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
l=/[\p{Cc}\u2028\u2029]/u,m=new RegExp("\\p{Cs}","u"),w=100,D={font:20*1024*1024,key:1e6,certificates:1e6},v=new Set(["files","choices"]),R="must be given only \
once";function S(h){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(h)}catch{return h}}function B(h,b,j="absent"){const{params:N,issues:K}=k(
h,b,j);if(K.length>0)throw invalidParameters(K);return N}function k(h,b,j="absent"){const N=(0,E.zI)(h),K={},Q=[];for(const[se,Ee]of Object.entries(N.fields)){const xe=Object.
hasOwn(b,se),Pe=xe?b[se]:void 0;if(z(Ee,Pe)){xe&&j==="refuse"&&ye(Ee,Pe)?Q.push({field:se,message:_e(Ee)}):Ee.required?Q.push({field:se,message:`is required: ${(0,$.
pG)(Ee)}`}):"default"in Ee&&(K[se]=Ee.default);continue}const Ie=ie(Ee,Pe);"problem"in Ie?Q.push({field:se,message:Ie.problem}):K[se]=Ie.value}return{params:K,issues:[
...Q,...G(N,K,Q)]}}function G({fields:h,ascending:b,different:j,exclusive:N,needs:K,atLeastOne:Q,someTrue:se},Ee,xe){const Pe=[],Ie=ge=>(0,E.qR)(h[ge],Ee[ge]);if(b){
const[ge,Ae]=[Ee[b[0]],Ee[b[1]]];typeof ge=="number"&&typeof Ae=="number"&&ge>Ae&&Pe.push({field:b[0],message:`must not be greater than ${b[1]}`,mentions:[b[1]]})}
if(j){const[ge,Ae]=[Ee[j[0]],Ee[j[1]]];ge!==void 0&&ge===Ae&&Pe.push({field:j[0],message:`must differ from ${j[1]}`,mentions:[j[1]]})}for(const[ge,Ae]of N??[]){
const Re=Ie(ge)?Ae.filter(Ie):[];Re.length>0&&Pe.push({field:ge,message:`must not be given together with ${Re.join(" and ")}: leave one of them out`,mentions:Re})}
for(const[ge,Ae,Re]of K??[])Ie(ge)&&!(0,E.D)(Re,h[Ae],Ee[Ae])&&Pe.push({field:ge,message:`needs ${V(Ae,Re)}`,mentions:[Ae]});const De=ge=>Ie(ge)||xe.some(({field:Ae})=>Ae===
ge);return Q&&!Q.some(De)&&Pe.push({field:Q[0],message:`is required, unless one of these is given: ${Q.slice(1).join(", ")}`,mentions:Q.slice(1)}),se?.every(ge=>Ee[ge]===
!1)===!0&&Pe.push({field:se[0],message:`must be true, unless one of these is: ${se.slice(1).join(", ")}`,mentions:se.slice(1)}),Pe}function V(h,b){return typeof b!=
"object"?`${h} to be ${b}`:"not"in b?`${h} to be other than ${b.not}`:`${h} to be given`}function te(h){if(Array.isArray(h))return h.join(",");if(typeof h=="obj\
ect")return JSON.stringify(h);const b=String(h);if(typeof h!="number"||!b.includes("e"))return b;if(h>=1)return BigInt(h).toString();const[j,N]=b.split("e");return`\
0.${"0".repeat(-Number(N)-1)}${j.replace(".","")}`}function ye(h,b){return h.empty==="opener"?!1:h.empty!=="word"||h.required===!0||b===void 0}function _e(h){return h.
required?`is empty: it must be ${(0,$.pG)(h)}`:h.kind==="text"&&h.secret?"is empty, so the document would open without a password: give a password, or route doc\
uments without one past this step":h.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,$.pG)(h)}`:h.kind==="pageSet"?"is empty: write pages suc\
h as 1..3, or all for every page":"default"in h?`is empty: write ${String(h.default)}, which is the default, or leave the field out`:`is empty: give ${(0,$.pG)(
h)}, or leave the field out`}function z(h,b){return b==null||b===""||v.has(h.kind)&&Array.isArray(b)&&b.length===0?!0:h.kind==="text"&&!h.secret&&typeof b=="str\
ing"&&b.trim()===""}function ie(h,b){if(Array.isArray(b)&&!v.has(h.kind))return{problem:R};if(b instanceof Uint8Array)return{problem:"is not text in UTF-8: give\
 it in UTF-8"};switch(h.kind){case"text":return me(h,b);case"flag":return P(h,b);case"integer":return C(h,b);case"decimal":return ne(h,b);case"choice":return H(
h,b);case"choices":return ce(h,b);case"pageOrder":return ee(h,b,h.parts?T.X4:I.p6);case"pageSet":return ee(h,b,A.lY);case"file":return oe(h,b);case"files":return pe(
h,b);case"json":return ue(h,b);default:return h}}function me(h,b){if(typeof b!="string"&&!(typeof b=="number"&&Number.isFinite(b)))return{problem:`must be ${h.format?
"":"text, "}${(0,$.pG)(h)}`};const j=String(b);if(j.length>8*h.maxLength)return{problem:`must be ${(0,$.pG)(h)}`};const N=h.secret?j:(0,c.w)(j),K=(0,$.Y5)(h,N);
return K>h.maxLength||K<(h.minLength??0)?{problem:`must be ${(0,$.pG)(h)}`}:!h.secret&&l.test(N)?{problem:"must not contain control characters or line breaks"}:
!h.secret&&m.test(N)?{problem:"must not contain an incomplete character (a lone surrogate)"}:h.format&&!u.E[h.format].holds(N)?{problem:u.E[h.format].problem?.(
N)??`must be ${(0,$.pG)(h)}`}:{value:N}}function P(h,b){if(typeof b=="boolean")return{value:b};const j=typeof b=="string"?b.toLowerCase():"";return j==="true"||
j==="false"?{value:j==="true"}:{problem:`must be ${(0,$.pG)(h)}`}}function C(h,b){const N=(h.unit==="bytes"&&typeof b=="string"?(0,g.ik)(b):void 0)??q(b);if(N===
void 0||N<h.min)return{problem:`must be ${(0,$.pG)(h)}`};const K=h.max??i;if(N<=K)return{value:N};const Q=(0,$.pG)(h);return{problem:Q.includes(String(K))?`must\
 be ${Q}`:`must not be greater than ${K}`}}function q(h){return typeof h=="string"?r.test(h)?Number(h.trim())+0:void 0:typeof h=="number"&&Number.isInteger(h)?h+
0:void 0}function ne(h,b){const N=(h.unit==="inches"&&typeof b=="string"?(0,g.Vi)(b):void 0)??he(b),{above:K=-1/0,min:Q=-1/0,max:se=1/0}=h;return Number.isFinite(
N)&&N>K&&N>=Q&&N<=se?{value:N+0}:{problem:`must be ${(0,$.pG)(h)}`}}function he(h){return typeof h=="number"?h:typeof h=="string"&&d.test(h)?Number(h.trim()):NaN}
function H(h,b){const{open:j}=h,N=q(b),K=h.options.find(({value:se,contract:Ee=se})=>se===b||typeof Ee=="number"&&Ee===N);if(K)return{value:K.value};const Q=j?N:
void 0;return j&&Q!==void 0&&Q>=j.min&&Q<=j.max?{value:Q}:{problem:`must be ${(0,$.pG)(h)}`}}function ce(h,b){const j=typeof b=="string"?b.replace(/^ +| +$/g,"").
split(/ *, */):b,N=h.options.map(({value:K})=>K);return!Array.isArray(j)||!j.every(K=>N.some(Q=>Q===K))?{problem:`must be ${(0,$.pG)(h)}`}:{value:N.filter(K=>j.
includes(K))}}function ee(h,b,j){if(typeof b!="string"&&typeof b!="number")return{problem:`must be ${(0,$.pG)(h)}`};const N=String(b);if(N.length>h.maxLength)return{
problem:`must be at most ${h.maxLength} characters long, and has ${N.length}`};const K=j(N);return"problem"in K?{problem:K.problem}:{value:N}}function oe(h,b){const{
name:j,bytes:N}=typeof b=="object"?b:{};return typeof j!="string"||!(N instanceof Uint8Array)?{problem:`must be ${(0,$.pG)(h)}`}:N.length===0&&h.accepts!=="any"?
{problem:"is an empty file"}:N.length>(D[h.accepts]??1/0)?{problem:`is too large: it must be ${(0,$.pG)(h)}`}:{value:{name:j,bytes:N}}}function pe(h,b){const j=Array.
isArray(b)?b:[b],N=[];for(const Q of j){const se=oe({...h,kind:"file"},Q??{});if("problem"in se)return se.problem.startsWith("must")?{problem:`must be ${(0,$.pG)(
h)}`}:se;N.push(se.value)}const K=N.reduce((Q,{bytes:se})=>Q+se.length,0);return N.length>h.max||K>h.maxBytes?{problem:`must be ${(0,$.pG)(h)}`}:new Set(N.map(({
name:Q})=>Q)).size<N.length?{problem:"has two files of one name"}:{value:N}}function ue(h,b){const j=`must be ${(0,$.pG)(h)}`;if(typeof b=="object"){const K=we(
b);return K!==void 0&&K.startsWith("{")&&K.length<=h.maxLength?J(JSON.parse(K)):{problem:j}}if(typeof b!="string")return{problem:j};if(b.length>h.maxLength)return{
problem:`must be at most ${h.maxLength} characters long, and has ${b.length}`};const N=(0,_.qF)(b);if(N===void 0){const Q=(0,_.qF)(b.replace(/[\r\n\t]/g," "))!==
void 0?": within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${j}; it is not valid JSON${Q}`}}return(0,_.Gv)(N)?J(N):{problem:j}}function J(h){
let b=[h];for(let j=0;b.length>0;j++){if(j===w)return{problem:`must not have more than ${w} arrays and objects within one another`};const N=b.flatMap(K=>Object.
values(K));if(N.some(K=>typeof K=="number"&&!Number.isFinite(K)))return{problem:"has a number that is too large"};b=N.filter(Z)}return{value:h}}const Z=h=>typeof h==
"object"&&h!==null;function we(h){try{return JSON.stringify(h)}catch{return}}}),15828:((fe,U,o)=>{o.d(U,{Cq:()=>g,Y5:()=>T,k_:()=>E,pG:()=>_});var y=o(33037),$=o(
60666);function _(i){switch(i.kind){case"text":{const r=i.minLength?`${i.minLength} to ${i.maxLength}`:`at most ${i.maxLength}`;return i.format?`${$.E[i.format].
words}, ${r} characters`:`${r} characters`}case"flag":return"true or false";case"integer":{const r=i.unit===void 0?"":`, in ${i.unit}, ${y.KH}`;return i.max===void 0||
i.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${i.min}${r}`:`a whole number from ${i.min} to ${i.max}${r}`}case"decimal":return`a decimal number ${c(
i)}, in ${i.unit}, with a point${i.unit==="inches"?`, ${y.VR}`:""}`;case"choice":return`one of ${i.options.map(r=>typeof r.value=="number"?A(r):r.value).join(",\
 ")}`;case"choices":return`one or more of ${i.options.map(({value:r})=>r).join(", ")}, separated by commas`;case"pageOrder":return i.parts?`ranges of pages such\
 as 1-3, 7, 9-, at most ${i.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${i.maxLength} characters`;case"pageSet":return`pages such a\
s 1..3, -1, odd, even, all or not 2, at most ${i.maxLength} characters`;case"file":return u[i.accepts];case"files":return`at most ${i.max} PNG or JPEG images of\
 at most ${i.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${i.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${i.maxLength}\
 characters`;default:return i}}function E({minLength:i,contract:r}){return r===void 0?"":"values"in r?`one of ${r.values.join(", ")}`:`${i?`${i} to ${r.maxLength}`:
`at most ${r.maxLength}`} ${r.characters==="printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}function g(i,r){if(i.kind!=="text"||i.
contract===void 0||typeof r!="string")return!1;const{contract:d}=i;return"values"in d?!d.values.includes(r):T(i,r)>d.maxLength||d.characters!==void 0&&!I.test(r)}
const I=/^[\x20-\x7e]*$/,T=({secret:i},r)=>i?r.length:[...r].length;function A({value:i,label:r,description:d}){const l=d??r.toLowerCase(),m=String(i).replace(/^-/,
"").replaceAll("_"," ").toLowerCase();return d===void 0&&r.toLowerCase().includes(m)?String(i):`${i} (${l.charAt(0).toLowerCase()}${l.slice(1)})`}const u={pdf:"\
a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of \
at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};function c({above:i,min:r,max:d}){const l=i===void 0?`of at least ${r??0}`:
`greater than ${i}`;return d===void 0?l:`${l} and at most ${d}`}}),33037:((fe,U,o)=>{o.d(U,{KH:()=>y,VR:()=>$,Vi:()=>A,ik:()=>g});const y="or a size such as 18 \
MB or 18 MiB",$="or a length such as 20 mm, 2 cm or 0.5 in",_={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},E=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;
function g(u){const[,c,i]=E.exec(u)??[],r=_[i?.toLowerCase()??""];return r===void 0?void 0:Math.floor(Math.round(Number(c)*r*1e3)/1e3)}const I={mm:25.4,cm:2.54,
in:1},T=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function A(u){const[,c,i]=T.exec(u)??[],r=I[i?.toLowerCase()??""];return r===void 0?void 0:Number(
(Number(c)/r).toFixed(10))}}),51521:((fe,U,o)=>{o.d(U,{Ct:()=>I,Qf:()=>g,sA:()=>A});var y=o(98446),$=o(34378);const _=/(\{[^{}]*\})/;function E(u,c){const i=[],
r=[],d=`use ${c.map(l=>`{${l}}`).join(", ")}`;for(const l of(0,$.w)(u).split(_)){const m=c.find(w=>`{${w}}`===l);if(m)i.push({placeholder:m});else if(_.test(l))
r.push(l);else{if(/[{}]/.test(l))return{problem:`has a brace that belongs to no placeholder; ${d}`};l&&i.push({literal:l})}}return r.length===0?{pieces:i}:{problem:`\
has the unknown ${(0,y.d5)(r.length,"placeholder","placeholders")} ${r.join(" and ")}; ${d}`}}const g=u=>u.split(_).filter((c,i)=>i%2===1),I=(u,c)=>u.split(_).map(
(i,r)=>(r%2===1&&Object.hasOwn(c,i.slice(1,-1))?c[i.slice(1,-1)]:void 0)??i).join(""),T=["number","last","label","name"],A=u=>E(u,T)}),66974:((fe,U,o)=>{o.d(U,{
D6:()=>g,F1:()=>_,NL:()=>u,P3:()=>$,br:()=>E,bs:()=>A});var y=o(98446);const $={problem:"names page 0: pages count from 1, and -1 is the last page"};function _(i,r,d){
const l=[],m=[];for(const[w,D]of i.split(",").entries()){const v=w+1;if(r!==void 0&&D.trim()===""){m.push(`entry ${v} is empty: write ${r}, separated by single \
commas`);continue}const R=d(D,v);"problem"in R?m.push(E(v,D,R.problem)):l.push(R.item)}return m.length>0?{problem:A(m)}:{items:l}}const E=(i,r,d)=>`entry ${i} (\
'${c(r.trim())}') ${d}`,g=({position:i,text:r},d,l)=>E(i,r,`names ${I(d)}, but the document has ${(0,y.y_)(l,"page")}`);function I(i){return Number.isSafeInteger(
i)?`page ${i}`:"a page far beyond its end"}const T=5;function A(i){const r=i.length-T;return[...i.slice(0,T),...r>0?[`and ${r} more such entries`]:[]].join("; ")}
function u(i){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return r?`is not a range: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after \
it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function c(i){const r=[...i].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return(0,y.Bu)(r.join(""),40)}}),72750:((fe,U,o)=>{
o.d(U,{Ly:()=>I,UL:()=>T,aW:()=>g,p6:()=>E});var y=o(58552),$=o(66974);const _=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,E=u=>(0,$.F1)(u,"pages such as 3,1,2 or 2..5",
(c,i)=>{const r=_.exec(c);if(!r)return{problem:A(c)};const d=Number(r[1]),l=r[3]===void 0?void 0:Number(r[3]);return d===0||l===0?$.P3:{item:{from:d,to:l,range:r[2]!==
void 0,text:c.trim(),position:i}}});function g(u,c,i){const r=v=>(0,y.G6)([{field:"page_order",message:v}]),d=E(u);if("problem"in d)throw r(d.problem);const l=I(
d.items,c);if("problem"in l)throw r(l.problem);const m=T(l.spans);if(m>i)throw r(`names ${m} pages in all; at most ${i} are allowed`);const w=new Uint32Array(m);
let D=0;for(const{first:v,last:R}of l.spans){const S=v<=R?1:-1;for(let B=v;B!==R+S;B+=S)w[D++]=B}return w}function I(u,c){const i=[],r=u.map(d=>{const l=R=>R<0?
c+1+R:R,m=l(d.from),w=d.range?d.to===void 0?c:l(d.to):m,v=[[d.from,m],[d.to??d.from,w]].find(([,R])=>R<1||R>c);return v&&i.push((0,$.D6)(d,v[0],c)),{first:m,last:w}});
return i.length>0?{problem:(0,$.bs)(i)}:{spans:r}}const T=u=>u.reduce((c,{first:i,last:r})=>c+Math.abs(r-i)+1,0);function A(u){return/^ *\.\./.test(u)?"has no s\
tart: a range is written 1..5":(0,$.NL)(u)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((fe,U,o)=>{o.d(U,{k1:()=>g,lY:()=>E,m7:()=>I});
var y=o(58552),$=o(66974);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,E=u=>(0,$.F1)(u,"pages such as 1..3, -1, odd",(c,i)=>{const r=c.trim(),
d=_.exec(r);if(!d)return{problem:A(r)};const[,l,m,w,D,v]=d,R={negated:l!==void 0,text:r,position:i};if(m!==void 0)return{item:{...R,pages:m.toLowerCase()}};const S=Number(
w),B=D===void 0?S:v===void 0?"end":Number(v);return S===0||B===0?$.P3:{item:{...R,pages:{from:S,to:B}}}});function g(u,c,i="pages"){const r=D=>(0,y.G6)([{field:i,
message:D}]),d=E(u);if("problem"in d)throw r(d.problem);const l=new T(c),m=new T(c),w=[];for(const D of d.items){const v=D.negated?m:l;if(typeof D.pages=="strin\
g"){v.add(D.pages);continue}const{from:R,to:S}=D.pages,B=R<0?c+1+R:R,k=S==="end"?c:S<0?c+1+S:S,V=(S==="end"?R<0?[[R,B]]:[]:[[R,B],[S,k]]).find(([,te])=>te<1||te>
c);V&&w.push((0,$.D6)(D,V[0],c)),!(S==="end"&&B>c||w.length>0)&&v.range(Math.min(B,k),Math.max(B,k))}if(w.length>0)throw r((0,$.bs)(w));return d.items.every(({negated:D})=>D)&&
l.add("all"),l.without(m)}function I(u){const c=E(u);if("problem"in c||c.items.length!==1)return;const{negated:i,pages:r}=c.items[0];if(i)return;if(r==="all")return{
first:1};if(typeof r=="string"||r.from<1)return;const{from:d,to:l}=r;return l==="end"?{first:d}:l===-1?{first:d}:l<1?void 0:{first:Math.min(d,l),last:Math.max(d,
l)}}class T{pageCount;differences;odd=!1;even=!1;constructor(c){this.pageCount=c,this.differences=new Int32Array(c+2)}add(c){c!=="even"&&(this.odd=!0),c!=="odd"&&
(this.even=!0)}range(c,i){this.differences[c]++,this.differences[i+1]--}without(c){const i=new Uint32Array(this.pageCount);let r=0,d=0,l=0;for(let m=1;m<=this.pageCount;m++){
d+=this.differences[m],l+=c.differences[m];const w=m%2===1?"odd":"even";(d>0||this[w])&&!(l>0||c[w])&&(i[r++]=m)}return i.subarray(0,r)}}function A(u){return/^(not +)?\.\./i.
test(u)?"has no start: a range is written 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,$.NL)(u.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),33858:((fe,U,o)=>{o.d(U,{D_:()=>u,X4:()=>R,kU:()=>S});var y=o(
58552),$=o(66974),_=o(72750);const E=/^(\d+|first)-(\d+|last|end)?$/i,g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,I=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
T=/^(?:last|end)-(\d+|last|end)$/i,A=/^(-?\d+)-(-?\d+|last|end)$/i;function u(B){if(Array.isArray(B))return c(B);if(typeof B!="string"&&typeof B!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const k=String(B),G=k.split(/\r?\n/).filter(te=>te.trim()!=="");if(G.length>1&&G.every(te=>/^ *- +\S/.test(
te)))return c(G.map(te=>i(te.replace(/^ *- +/,""))));const V=/^\s*\[(.*)\]\s*$/s.exec(k);return V?c(V[1].split(",").map(i)):r(G.length>1?G.join(","):k)}function c(B){
return B.some(k=>typeof k!="string"&&typeof k!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:r(B.join(","))}function i(B){
return B.trim().replace(/^(["'])(.*)\1$/s,"$2")}function r(B){const k=(0,$.F1)(B,void 0,G=>{const V=d(G),ye=V.length>1&&V.some(_e=>_e.startsWith("-"))?l(V):V.map(
m).find(_e=>_e!==void 0);return ye?{problem:`is ambiguous: write ${ye.join(" or ")}`}:{item:V.length===0?G:V.map(w).join(",")}});return"problem"in k?k:{text:k.items.
join(",")}}function d(B){const k=B.split(/\s+/).filter(V=>V!==""),G=[];for(const V of k){const te=G.at(-1);te?.toLowerCase()==="not"?G[G.length-1]=`${te} ${V}`:
G.push(V)}return G}function l(B){const k=B.map(w).join(","),[G,V,...te]=B,ye=te.length===0&&V?/^-(\d+)$/.exec(V):null;return ye&&G&&/^\d+$/.test(G)?[k,`${G}..${ye[1]}`]:
[k]}function m(B){const k=B.replace(/^not /i,""),G=T.exec(k);if(G)return/^\d/.test(G[1])?[`-${Number(G[1])+1}`,`-1..${G[1]}`]:["-1"];const V=A.exec(k);if(!V||E.
test(k))return;const[,te,ye]=V;return ye.startsWith("-")?[`${te}..${ye}`,`${te},${ye}`]:[`${te}..${v(ye)}`,`${te},-${ye}`]}function w(B){const[,k="",G=""]=/^(not )?(.*)$/i.
exec(B)??[],V=E.exec(G)??g.exec(G)??I.exec(G);return V?`${k}${v(V[1])}..${v(V[2]??"")}`:`${k}${v(G)}`}const D={first:"1",last:"-1",end:"-1"},v=B=>D[B.toLowerCase()]??
B;function R(B){const k=u(B);return"problem"in k?k:(0,_.p6)(k.text)}function S(B,k,G,V="ranges"){const te=me=>(0,y.G6)([{field:V,message:me}]),ye=R(B);if("probl\
em"in ye)throw te(ye.problem);const _e=(0,_.Ly)(ye.items,k);if("problem"in _e)throw te(_e.problem);const z=_e.spans.flatMap(({first:me,last:P},C)=>{const{position:q,
text:ne}=ye.items[C];return me<=P?[]:[(0,$.br)(q,ne,`ends before it starts: write ${P}-${me}`)]});if(z.length>0)throw te((0,$.bs)(z));const ie=(0,_.UL)(_e.spans);
if(ie>G)throw te(`names ${ie} pages in all; at most ${G} are allowed`);return _e.spans}}),60666:((fe,U,o)=>{o.d(U,{E:()=>A,L:()=>I});var y=o(49180),$=o(17079),_=o(
51521);function E(u){const c=(0,_.sA)(u);return"problem"in c?c.problem:void 0}const g=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,I=u=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(u),A={"file-name":{holds:u=>!/[/\\\p{Cc}\p{Cs}]/u.test(u)&&/[^. ]/.test(u),words:"a file name without folders"},"media-type":{holds:I,words:"a media type s\
uch as text/xml or application/pdf"},color:{holds:u=>(0,y.q)(u)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:u=>(0,$.Z)(u)!==void 0,words:"\
a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:u=>E(u)===void 0,words:"text such as {number} / {last}",problem:E},"\
language-tag":{holds:u=>g.test(u),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((fe,U,o)=>{o.d(U,{Kf:()=>$,RZ:()=>y,YG:()=>_});function y(E,g){
for(const I of g)E.push(I)}const $=E=>{let g=-1/0;for(const I of E)g=Math.max(g,I);return g},_=E=>{let g=1/0;for(const I of E)g=Math.min(g,I);return g}})};
