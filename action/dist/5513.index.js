"use strict";exports.id=5513,exports.ids=[5513],exports.modules={34947:((le,Y,o)=>{o.d(Y,{Ms:()=>C,PJ:()=>U,TF:()=>p,Ye:()=>M,_N:()=>f,oD:()=>x,qf:()=>$});var E=o(73024),P=o.
n(E);const v=1<<20,M=h=>T(()=>E.realpathSync.native(h)),f=h=>T(()=>(0,E.statSync)(h)),C=h=>T(()=>(0,E.lstatSync)(h)),U=h=>C(h)?.isSymbolicLink()??!1;async function x(h){
if((0,E.statSync)(h).size<=v)return(0,E.readFileSync)(h);const{readFile:g}=await Promise.resolve().then(o.t.bind(o,51455,23));return g(h)}async function $(h,g){
if(g.length<=v)return(0,E.writeFileSync)(h,g,{flag:"wx"});const{writeFile:c}=await Promise.resolve().then(o.t.bind(o,51455,23));await c(h,g,{flag:"wx"})}const p=h=>T(
()=>(0,E.unlinkSync)(h));function T(h){try{return h()}catch{return}}}),66502:((le,Y,o)=>{o.d(Y,{Ck:()=>T,SV:()=>x,YY:()=>$,wI:()=>p});var E=o(76760),P=o.n(E),v=o(
49153),M=o(34947),f=o(44168);const C=/^(?:\.git|git~\d+)[. ]*$/i,U=new RegExp("\\p{Cf}","gu"),x=l=>l.split(/[\\/]/).some(d=>C.test(d.replace(U,"")));function $(l,d){
const O=(0,f.GS)(l,d),A=(0,f.I5)(l,O),N=(0,M.Ye)(O);if(A===void 0)return"is outside the workspace and RUNNER_TEMP";if(N===void 0)return(0,M.PJ)(O)?"is a link to\
 a file that does not exist":"does not exist";if(c(l,N)!==g(A))return`is a link that leads out of ${A===l.workspace?"the workspace":"RUNNER_TEMP"}`;if(x(P().relative(
g(A),N)))return"is below .git, which is not read";const b=(0,M._N)(N);if(!b?.isFile())return b?.isFIFO()?"is a named pipe, not an ordinary file":b?.isDirectory()?
"is a folder":"is not an ordinary file"}function p(l,d){const O=(0,f.GS)(l,d),A=(0,f.I5)(l,O);if(A===void 0)throw h(d,"is outside the workspace and RUNNER_TEMP");
const N=g(A),b=P().relative(A,O).split(P().sep);for(let B=1;B<=b.length;B++){const V=P().join(N,...b.slice(0,B));if(!(0,M.PJ)(V))continue;const k=(0,M.Ye)(V),X=k===
void 0||c(l,k)===void 0;throw h(d,X?"leads out of the workspace through a link":"leads through a link")}const j=P().join(N,...b);if(x(P().relative(N,(0,M.Ye)(j)??
j)))throw h(d,"is below .git");return j}function T(l,d){try{return(0,M.Ms)(P().join(p(l,P().dirname(d)),P().basename(d)))!==void 0}catch{return!1}}const h=(l,d)=>new v.
zU("configuration",`'${l}' ${d}: nothing is written there`),g=l=>(0,M.Ye)(l)??l,c=(l,d)=>(0,f.RD)(l).map(g).filter(O=>(0,f.FK)(P().relative(O,d))).sort((O,A)=>A.
length-O.length)[0]}),12222:((le,Y,o)=>{o.d(Y,{K2:()=>U,Nk:()=>$,OM:()=>p,hQ:()=>x,pL:()=>T});var E=o(73024),P=o.n(E),v=o(76760),M=o.n(v),f=o(49153),C=o(99586);
function U(h){const g=new Map,c=l=>{const d=g.get(l);if(d!==void 0)return d;let O=l;try{O=(0,E.realpathSync)(l)}catch{const A=M().dirname(l);A!==l&&(O=M().join(
c(A),M().basename(l)))}return g.set(l,O),O};return l=>{const d=M().resolve(h,l),O=M().join(c(M().dirname(d)),M().basename(d));return x(O)}}const x=h=>process.platform===
"win32"||process.platform==="darwin"?h.normalize("NFC").toLowerCase():h;function $(h){if(process.platform!=="win32")return;const g=h.replace(/^[a-z]:/i,"").split(
/[\\/]/),[c]=g.flatMap(l=>/^\.{0,2}$/.test(l)?[]:(0,C.tb)(l)??[]);return c===void 0?void 0:`'${h}' cannot be written: a part of it ${c}`}function p({matched:h,overwrite:g,
identity:c,exists:l}){const d=new Set(h.map(c)),O=new Set;return(A,N)=>{const b=$(A);if(b!==void 0)throw(0,f.G6)([{field:"output",message:b}]);const j=c(A),B=N.
inputs.some(V=>c(V)===j);if(O.has(j)||d.has(j)&&!(g&&B))throw(0,f.G6)([{field:"output",message:`'${A}' is another input or result: choose a different pattern`}]);
if(!g&&l(A))throw(0,f.G6)([{field:"output",message:T([A])}]);O.add(j)}}function T([h,...g]){const c=g.length===0?" exists":` and ${g.length} more exist`;return`\
'${h}'${c} already: choose a different pattern, or set overwrite to true`}}),35005:((le,Y,o)=>{o.d(Y,{_V:()=>v,gY:()=>P,wm:()=>M});var E=o(49153);const P="versi\
on https://git-lfs.github.com/spec/",v=f=>f.subarray(0,P.length).toString("latin1")===P;function M(f){if(v(f))throw new E.zU("unreadable_document","The file is \
a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}}),44168:((le,Y,o)=>{o.d(
Y,{Aq:()=>C,FK:()=>h,GS:()=>x,I5:()=>$,NB:()=>p,RD:()=>U,d7:()=>g,dR:()=>T});var E=o(76760),P=o.n(E),v=o(49153),M=o(40477),f=o(34947);function C(){const c=process.
env.GITHUB_WORKSPACE;try{process.chdir(c??".")}catch(A){throw new v.zU("configuration",`The workspace '${c}' cannot be opened (${(0,M.xU)(A)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:A})}const l=process.cwd(),d=process.env.RUNNER_TEMP||void 0,O=[c??l,(0,f.
Ye)(l)??l].map(A=>[P().resolve(A),l]);return d!==void 0&&O.push([(0,f.Ye)(d)??d,d]),{workspace:l,temporary:d,otherNames:O.filter(([A,N])=>A!==N)}}const U=({workspace:c,
temporary:l})=>l===void 0?[c]:[c,l];function x({workspace:c,otherNames:l=[]},d){const O=P().resolve(c,d);for(const[A,N]of l){const b=P().relative(A,O);if(h(b))return P().
join(N,b)}return O}const $=(c,l)=>U(c).filter(d=>h(P().relative(d,l))).sort((d,O)=>O.length-d.length)[0],p=(c,l)=>$(c,x(c,l))!==void 0;function T(c,l){const d=x(
c,l),O=P().relative(c.workspace,d);return g(h(O)?O:d)}const h=c=>c!==".."&&!c.startsWith(`..${P().sep}`)&&!c.startsWith("../")&&!P().isAbsolute(c),g=c=>P().sep===
"/"?c:c.replaceAll(P().sep,"/")}),59105:((le,Y,o)=>{o.d(Y,{A:()=>$,z:()=>T});var E=o(73024),P=o.n(E),v=o(76760),M=o.n(v),f=o(49153),C=o(40477),U=o(34947),x=o(66502);
class ${places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(c,l){this.places=c,this.overwrite=l}async write(c){if(this.closed)throw h();
const l=this.writeAll(c);this.running.add(l),await l.finally(()=>this.running.delete(l))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(c){
const l=[],d=[];let O=c[0]?.path??"";try{for(const A of c){if(this.closed)throw h();if(O=A.path,(0,x.SV)(M().basename(A.path)))throw new f.zU("configuration",`'${A.
path}' is a name that Git uses: set output to another name`);const N=M().join(this.folder(M().dirname(A.path)),M().basename(A.path)),b=M().join(M().dirname(N),`\
.octavo-${process.pid}-${++this.serial}.tmp`);d.push(b),await A.write(b),l.push({temporary:b,target:N,path:A.path})}for(const{temporary:A,target:N,path:b}of l)O=
b,this.checkAgain(b,N),(0,E.renameSync)(A,N)}catch(A){for(const N of d)(0,U.TF)(N);throw A instanceof f.zU?A:T(O,A)}}checkAgain(c,l){const d=(0,x.wI)(this.places,
M().dirname(c));if(M().join(d,M().basename(c))!==l||!this.overwrite&&(0,U.Ms)(l)!==void 0)throw new f.zU("configuration",`'${c}' was made by another program whi\
le the step ran and is not replaced: run the step again`)}folder(c){let l=this.folders.get(c);return l===void 0&&(l=(0,x.wI)(this.places,c),(0,E.mkdirSync)(l,{recursive:!0}),
this.folders.set(c,l)),l}}const p={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"t\
here is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, no\
t a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function T(g,c){const l=(0,C.xU)(c),d=p[l]??
`the file system refused it (${l})`;return new f.zU("configuration",`'${g}' could not be written: ${d}`,{cause:c})}const h=()=>new f.zU("cancelled","The step wa\
s cancelled")}),40477:((le,Y,o)=>{o.d(Y,{Hn:()=>v,IV:()=>C,cz:()=>f,g$:()=>P,hS:()=>M,uP:()=>x,xU:()=>U});var E=o(49153);const P=$=>$.replace(/[\p{Cc}\u2028\u2029]+/gu,
" ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),v=$=>P($).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),M=($,p)=>`${$}\
 ${p}${$===1?"":"s"}`,f=$=>$.reduce((p,T)=>p+T,0);function C($){const p=["B","kB","MB","GB"];let T=$,h=0;for(;T>=999.95&&h<p.length-1;h++)T/=1e3;return`${h===0||
T>=99.95?Math.round(T):T.toFixed(1)} ${p[h]}`}function U($){const p=typeof $=="object"&&$!==null&&"code"in $?$.code:void 0;return typeof p=="string"?p:"unknown \
reason"}function x($){if(!($ instanceof Error))return typeof $;const p=[`${$.name} (${U($)})`,...(0,E.ek)($)].join(`
    `);return $.cause===void 0?p:`${p}
caused by ${x($.cause)}`}}),53673:((le,Y,o)=>{o.d(Y,{u:()=>P});var E=o(31184);const P=(v,M,f)=>v==="inputs"?(0,E.an)(M,f,E.i9):M}),65280:((le,Y,o)=>{o.d(Y,{E4:()=>f,
EI:()=>U,Lc:()=>C});var E=o(96995),P=o(93876),v=o(53673);const M="check_document";function f({name:x},$){return x===M?{...$,on_violation:"report"}:$}function C({
name:x,params:$},p,T){if(x!==M||!p.data)return p;const h=c=>(0,v.u)(T,c,[c]),g=(0,E.MH)(p.data,{nameOf:h,restate:c=>({...c,message:(0,v.u)(T,c.message,E.oH)})});
return $.on_violation==="error"&&(0,E.Pu)(g),{...p,data:g}}function U(x){return x instanceof E.EC?{[(0,P.zI)(M).dataKey??""]:x.report}:{}}}),58227:((le,Y,o)=>{o.
d(Y,{C:()=>g,g:()=>c});var E=o(49153),P=o(31184),v=o(93876),M=o(99762),f=o(99586),C=o(6009),U=o(91203),x=o(34947),$=o(53673),p=o(52031),T=o(66886),h=o(65280);class g extends Error{input;cause;step;operation;constructor(R,z,K,ae){
super("a job failed"),this.input=R,this.cause=z,this.step=K,this.operation=ae}}async function c(I,R,z,K){const ae=I.inputs[0]??"",Q={source:ae},de=[];try{let ne=[];
for(const[se,G]of I.inputs.entries())Q.source=G,ne.push({position:se,source:G,document:await K.read(G),facts:{},notes:[],data:{}});const te=ne.reduce((se,{document:G})=>se+
K.sizeOf(G),0);for(const[se,G]of R.steps.entries())Q.operation=G.name,R.steps.length>1&&(Q.step=`steps[${se+1}] (${G.name})`),ne=await Oe(ne,G,I,R,z,Q),de.push(
...ne.flatMap(({document:i,files:m=[]})=>[i,...m]));Q.source=ae,delete Q.step,delete Q.operation;const $e=A(I,ne).map(se=>l(se,te,R,K)),ce=$e.flatMap(({output:se,
result:G})=>se===null||G===null?[]:[{path:se,write:i=>O(G,i,K)}]);for(const{path:se}of ce)R.claim(se,I);return await R.write(ce),$e.map(({result:se,status:G,output:i,
pages:m,facts:S,notes:L,message:F,data:q})=>{const re=se===null?null:d(se,K);return{status:G,input:ae,inputs:I.inputs,output:i,pages:m,bytesBefore:te,bytesAfter:re,
facts:S,notes:L,message:F,data:q}})}catch(ne){throw new g(Q.source,ne,Q.step,Q.operation)}finally{await K.release(de)}}function l(I,R,{minimumSaving:z},K){const ae=I.
result===null?void 0:(0,T.A)(R,d(I.result,K),z);return ae===void 0?I:{...I,status:"skipped",output:null,result:null,message:ae}}const d=(I,R)=>I instanceof Uint8Array?
I.length:R.sizeOf(I),O=(I,R,z)=>I instanceof Uint8Array?(0,x.qf)(R,I):z.write(I,R);function A(I,R){if(I.kind==="files")return R.flatMap(Q=>k(I,Q));const z=Q=>(0,f.
NL)(R.map(({document:de},ne)=>(0,f.jC)(Q(de)??"",f.ly,(0,M.n)(ne+1))),f.ly),K=z(({title:Q})=>Q),ae=z(({match:Q})=>Q);return R.map(({document:Q,facts:de,notes:ne,
data:te},$e)=>({status:"done",output:I.kind==="data"?null:I.outputPath({index:$e+1,title:K[$e]??"",match:ae[$e]??""}),result:I.kind==="data"?null:(0,p.KH)(I.kind)?
b(te):Q,pages:Q.pageCount??null,facts:{...de,...I.tellsMatch&&Q.match!==void 0&&{match:Q.match}},notes:B(ne),message:null,data:(0,p.KH)(I.kind)?j(te):te}))}const N=(0,v.
zI)("extract_text").dataKey??"";function b({[N]:I={}}){return Buffer.from(I.pages===void 0?(0,U.r7)(I):JSON.stringify(I),"utf8")}const j=({[N]:I={},...R})=>({...R,
[N]:(0,U._m)(I)}),B=I=>I.map(({text:R})=>R),V={...f.zE,leadingDots:!1};function k(I,{files:R=[],facts:z,notes:K,data:ae}){const Q={pages:null,notes:B(K),data:ae};
if(R.length===0)return[{...Q,status:"skipped",output:null,result:null,facts:z,message:"The document holds no such files"}];const de=(0,f.NL)(R.map(({name:ne},te)=>(0,f.
jC)(ne,V,`file-${te+1}`)),V);return R.map((ne,te)=>({...Q,status:"done",output:I.outputPath({index:te+1,file:de[te]??""}),result:ne,facts:{...z,mediaType:ne.mediaType,
...ne.facts},message:null}))}const X=(I,R)=>({...I,...R});async function Oe(I,R,z,K,ae,Q){const{input:de,dataKey:ne}=(0,v.zI)(R.name),te=de==="many",$e=te?[I]:I.
map(se=>[se]),ce=[];for(const se of $e){const[G]=se;if(!G)continue;Q.source=G.source;const i=await K.parametersOf(R,te?z.inputs[0]??"":G.source),m=R.name==="add\
_page_numbers"?K.numbersOf(z,G.position):void 0,S=(0,h.E4)(R,X(i,m)),L=await ae.run(R.name,se.map(({document:ee})=>ee),S,{signal:K.signal,onProgress:ee=>K.onProgress(
G.source,(0,P.i9)(R.name),ee)}).catch(ee=>{const me=ee instanceof E.zU?ee.position:void 0;throw Q.source=se[(me??1)-1]?.source??G.source,ee}),{documents:F,files:q,
notes:re,facts:he,data:Te}=(0,h.Lc)(R,L,K.spelling),we=te?{...G,facts:{},data:{}}:G,Ae={source:G.source,facts:{...we.facts,...he},notes:(0,C.p5)(se.flatMap(ee=>ee.
notes),re.map(({code:ee,message:me,mentions:xe=[]})=>({code:ee,text:(0,$.u)(K.spelling,me,xe)}))),data:Te===void 0||ne===void 0?we.data:{...we.data,[ne]:Te}},{position:_e}=G;
if(q!==void 0)ce.push({...Ae,position:_e,document:G.document,files:q});else for(const ee of F){const me={...te?{}:Pe(G.document),...Pe(ee),name:G.document.name};
ce.push({...Ae,position:_e,document:{...ee,...me},facts:{...Ae.facts,...H(ee)}})}}return ce}const Pe=({title:I,match:R})=>({...I===void 0?{}:{title:I},...R===void 0?
{}:{match:R}});function H({firstPage:I,lastPage:R,title:z}){return{...I===void 0||R===void 0?{}:{firstPage:I,lastPage:R},...z===void 0?{}:{title:z}}}}),77563:((le,Y,o)=>{
o.d(Y,{NZ:()=>$,R5:()=>x,ZK:()=>U});var E=o(76760),P=o.n(E),v=o(49153),M=o(40477),f=o(34947),C=o(35005);const U=p=>({read:T=>x(T,p),sizeOf:({bytes:T})=>T.length,
write:({bytes:T},h)=>(0,f.qf)(h,T),release:async()=>{}});async function x(p,T){const h=await(0,f.oD)(P().resolve(T,p)).catch(g=>{throw(0,M.xU)(g)==="ERR_FS_FILE\
_TOO_LARGE"?new v.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:g}):$(g)});
return(0,C.wm)(h),{name:P().posix.basename(p),bytes:h}}const $=p=>new v.zU("unreadable_document",`The file could not be opened (${(0,M.xU)(p)})`,{cause:p})}),45513:((le,Y,o)=>{
var E=o(67981),P=o(73024),v=o(49153),M=o(31184),f=o(40477),C=o(53673);const U=4096;function x(e,t){const n=(0,v.l3)(e),s=[n,...n.others].map(r=>{const a=$(r),u=r.
advice===void 0?a:`${a.replace(/[.:]$/,"")}. ${r.advice}`;return(0,C.u)(t,u,(0,v.R3)(r))});return(0,f.g$)(s.join(". ")).slice(0,U)}const $=({message:e,issues:t})=>t.
filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),p=10;class T{given=0;add(t,n,s){
const r=(0,f.g$)(t).slice(0,U);this.given++,this.given<=p?E.$e(r,{...n===void 0?{}:{file:n},...s===void 0?{}:{title:s}}):E.pq(n===void 0?`Warning: ${r}`:`Warnin\
g: ${(0,f.g$)(n)}: ${r}`)}}var h=o(66502),g=o(12222),c=o(44168),l=o(6996),d=o(93876),O=o(11980);function A(e,t){const n=Object.entries((0,d.zI)(e).fields).filter(
([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const N="or a length such as 20 mm, 2 cm or 0.5 in",b={
mm:25.4,cm:2.54,in:1},j=/^\s*(\d+(?:\.\d*)?|\.\d+)\s*(mm|cm|in)\s*$/i,B=e=>e.kind==="decimal"&&e.unit==="inches";function V(e){const[,t,n]=j.exec(e)??[],s=b[n?.
toLowerCase()??""];return s===void 0?e:(Number(t)/s).toFixed(10).replace(/\.?0+$/,"")}const k={encryption_algorithm:"AES-256"},X="maximum_bytes",Oe="or a size s\
uch as 18 MB or 18 MiB",Pe={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},H=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function I(e){const[,t,n]=H.exec(
e)??[],s=Pe[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}const R={name:"file",bytes:Uint8Array.of(0)},z=["{dir}",
"{name}"],K="compare_to";function ae({name:e,raw:t,typed:n,fromBase:s=!1},r){const{fields:a}=(0,d.zI)(e),u={},y={},w=[];for(const[W,J]of Object.entries({...te(a),
...t})){const Z=a[W];if(Z===void 0)continue;const ue=$e(W,Z,J,n[W]);"problem"in ue&&w.push({field:W,message:ue.problem}),"path"in ue&&(y[W]=ue.path),u[W]="value"in
ue?ue.value:Z.kind==="json"?{}:R}s&&(u[K]??=R);const D=(0,l.qL)(e,u,r),_=new Set(w.map(({field:W})=>W));for(const W of D.issues)_.has(W.field)||w.push(Q(W,a[W.field]));
return w.length===0&&w.push(...ne(e,u,D.params)),{step:{name:e,params:D.params,paths:y,...s&&{fromBase:s}},issues:w}}function Q(e,t){const n=e.field===X?Oe:t&&B(
t)?N:void 0;return n===void 0?e:{...e,message:`${e.message}, ${n}`}}const de=["pages","first_page","last_page"];function ne(e,t,n){const s=a=>t[a]!==void 0&&t[a]!==
"";return(e==="extract_pages"||e==="remove_pages")&&!de.some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:de.
slice(1)}]:A(e,{...n})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what readers must not do to\
 false, or give user_password",mentions:["user_password"]}]:[]}const te=e=>Object.fromEntries(Object.entries(k).filter(([t])=>Object.hasOwn(e,t)));function $e(e,t,n,s){
if(n===""||n===null||s===null)return{value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!="string"&&!Array.isArray(n))return{problem:"must be pag\
es such as 1..3, or a list of pages"};const a=(0,O.D_)(n);return"problem"in a?a:{value:a.text.trim()}}if(t.kind==="json"&&typeof n=="object"&&!Array.isArray(n))
return{value:s};if(typeof n!="string")return{problem:`must be a single value, and is a ${Array.isArray(n)?"list":"mapping"}`};const r=n.trim();return t.kind==="\
text"?{value:n}:r===""?{value:""}:t.kind==="json"&&!/^\{/.test(r)&&r.includes(`
`)?{problem:ce}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(r)?se(r):B(t)?{value:V(r)}:{value:e===X?I(r):r}}const ce='must be a JSON object \
such as {"name": "value"}, or the path of a file that holds one; inside steps it can also be a YAML mapping';function se(e){const t=e.match(/\{[^{}]*\}/g)?.find(
n=>!z.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${z.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must b\
e the path of one file"}:{path:e}}const G="compare_documents",i={withBase:!1,showText:!1,failOnDifference:!1},m=e=>({withBase:e("compare-with-base"),showText:e(
"show-text"),failOnDifference:e("fail-on-difference")});function S(e,{withBase:t,showText:n}){return e.name!==G?e:{...e,raw:{...n&&{with_text:"true"},...e.raw},
fromBase:t}}function L(e,{withBase:t,showText:n,failOnDifference:s}){const r=[...t?["compare-with-base"]:[],...n?["show-text"]:[],...s?["fail-on-difference"]:[]];
return e.some(({name:a})=>a===G)?t?e.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:e.some(({paths:a})=>a[K]!==void 0)?
[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:r.map(a=>({field:a,message:"needs the operation compare-doc\
uments"}))}var F=o(96512);function q(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,F.q)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"\
begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.
trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns \
such as docs/**/*.pdf, one per line"}}const re="add_page_numbers",he=new Set(["extract_pages","remove_pages","reorder_pages"]),Te=e=>e.find(({name:t})=>t===re)?.
params;function we(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===re);if(n.length!==1)return t("needs one step add-page-numbers");
if(Te(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:r})=>Ae(
r));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function Ae(e){const{input:t,
output:n,accepts:s}=(0,d.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||he.has(e)}var _e=o(66886),ee=o(99678);const me={split:["split_by_page_count","split_b\
y_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_document"],encrypt:["add_password"],protect:["add_password","add_\
restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],
watermark:["add_text_watermark","add_image_watermark"]};function xe(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,d.F)(r.replaceAll(
"-","_"))))return". Several operations go into steps, as a list";const s=me[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).
join(" or ")}?)`:(0,ee.h)(e,d.qj.map(t))}const nt=d.qj.map(M.i9).join(", "),Se='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',Pt=[...new Set(
d.qj.flatMap(e=>(0,d.nX)((0,d.zI)(e)).map(([t])=>t)))],He=new Set(d.qj.flatMap(e=>Object.entries((0,d.zI)(e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function At(e,t,n=i){
const s=new Map;for(const y of Pt){const w=e((0,M.i9)(y));w!==""&&(He.has(y)&&t(w),s.set(y,w))}const r=e("operation").trim(),a=e("steps");if(a.trim()!==""){const{
value:y,typed:w,problem:D}=(await Promise.all([o.e(1917),o.e(4896)]).then(o.bind(o,74896))).parseList(a);for(const W of Ye(y))t(W);const _=[];return r!==""&&_.push(
{field:"operation",message:"give either operation or steps, not both"}),D!==void 0?{steps:[],issues:[..._,{field:"steps",message:`${D}: ${Se}`}],warnings:[]}:xt(
y,w,s,_,n)}if(r==="")return ot("operation",`is required, unless steps is given: one of ${nt}`);const u=r.replaceAll("-","_");return(0,d.F)(u)?Dt(u,s,n):ot("oper\
ation",`must be one of ${nt}${xe(r,M.i9)}`)}function Dt(e,t,n){const{fields:s}=(0,d.zI)(e),r=[...t.keys()].filter(_=>!Object.hasOwn(s,_)),{step:a,issues:u}=ae(S(
{name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),y=r.map(_=>({field:(0,M.i9)(_),message:`is not used: it is not a parameter of ${(0,M.i9)(e)}`})),w=r.filter(
_=>He.has(_)&&_!=="open_password"),D=u.map(({field:_,message:W,mentions:J=[]})=>({field:(0,M.i9)(_),message:(0,C.u)("inputs",W,J)}));return{steps:[a],issues:D.length>
0||w.length>0?[...D,...y]:[],warnings:y.map(({field:_,message:W})=>`${_} ${W}`)}}function xt(e,t,n,s,r){const a=[...s],u=[];if(!Array.isArray(e)||e.length===0)return{
steps:u,issues:[...a,{field:"steps",message:Se}],warnings:[]};for(const w of n.keys())w!=="open_password"&&a.push({field:(0,M.i9)(w),message:"write it inside th\
e step that it belongs to"});const y=n.get("open_password");for(const[w,D]of e.entries()){const _=`steps[${w+1}]`,W=vt(D,t[w]);if("problem"in W){a.push({field:_,
message:W.problem});continue}a.push(...Tt(W,_),...It(W.name,w,e.length,_));const J=y===void 0?W.raw:{open_password:y,...W.raw},Z=ae(S({...W,raw:J},r),"refuse");
u.push(Z.step),a.push(...Z.issues.map(({field:ue,message:pe})=>({field:`${_}.${ue}`,message:pe})))}return{steps:u,issues:a,warnings:[]}}function Tt({name:e,raw:t},n){
const s=(0,d.nX)((0,d.zI)(e)).map(([u])=>u),r=Object.keys(t).filter(u=>!s.includes(u)),[a]=r.filter(u=>/^[-\d. ]+$/.test(u)&&!t[u]);return a!==void 0?[{field:`${n}\
.${a}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map(u=>({field:`${n}.${u}`,message:`is not a parameter \
of ${e}: ${s.join(", ")}${(0,ee.h)(u,s)}`}))}function It(e,t,n,s){const{output:r,accepts:a}=(0,d.zI)(e);return r==="files"&&t+1<n?[{field:s,message:`${e} must b\
e the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,message:`${e} must be the last step: it writes the text, and no\
 document`}]:a!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${a==="image"?"images":"text"}, which no other operation gives`}]:[]}function vt(e,t){
if(typeof e=="string")return Be(e,{},{});if(!(0,F.G)(e))return{problem:Se};const{operation:n,...s}=e;if(n!==void 0)return typeof n=="string"?Be(n,s,t):{problem:Se};
const[[r,a]=["",void 0],...u]=Object.entries(e);if(u.length>0)return{problem:`names several operations or has its parameters beside the name: ${Se}`};if(a===""||
a===void 0)return Be(r,{},{});const y=(0,F.G)(t)?t[r]:void 0;return(0,F.G)(a)?Be(r,a,y):{problem:Se}}function Be(e,t,n){const s=e.trim().replaceAll("-","_");if(!(0,d.
F)(s))return{problem:`must name one of ${d.qj.join(", ")}${xe(e,u=>u)}`};const r=Object.keys(t),a=r.find((u,y)=>r.findIndex(w=>Ne(w)===Ne(u))!==y);return a!==void 0?
{problem:`gives ${Ne(a)} twice, as ${r.filter(u=>Ne(u)===Ne(a)).join(" and ")}`}:{name:s,raw:st(t),typed:(0,F.G)(n)?st(n):{}}}const Ne=e=>e.replaceAll("-","_"),
st=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Ne(t),n]));function*Ye(e){if(Array.isArray(e))for(const t of e)yield*Ye(t);else if((0,F.G)(e))for(const[
t,n]of Object.entries(e))typeof n!="string"?yield*Ye(n):n!==""&&He.has(t.trim().replaceAll("-","_"))&&(yield n)}const ot=(e,t)=>({steps:[],issues:[{field:e,message:t}],
warnings:[]}),Xn=null,_t=["failed","skipped","notes","nothing"],Je=32,St=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=Je,Nt=e=>/^\d{1,2}(?:\.\d+)?$/.test(e);async function Lt(e,t){
const n=[],s=fe=>e(fe).trim(),r=fe=>{const Ee=s(fe);return Ee!==""&&t(Ee),Ee},a=(fe,Ee)=>{const oe=s(fe)||Ee[0],be=Ee.find(Me=>Me===oe);return be===void 0&&n.push(
{field:fe,message:`must be one of ${Ee.join(", ")}`}),be??Ee[0]},u=(fe,Ee)=>{const oe=s(fe).toLowerCase();return oe!==""&&oe!=="true"&&oe!=="false"&&n.push({field:fe,
message:"must be true or false"}),oe===""?Ee:oe==="true"},y=r("api-key"),w=r("github-token"),D=m(fe=>u(fe,!1)),{steps:_,issues:W,warnings:J}=await At(e,t,D),Z=q(
s("files"));"problem"in Z&&n.push({field:"files",message:Z.problem});const ue=(fe,Ee,oe)=>{const be=s(fe);return be!==""&&!Ee(be)&&n.push({field:fe,message:oe}),
be===""?void 0:Number(be)},pe=a("on-error",["fail","continue"])==="continue",ie=s("fail-on")===""&&pe?"nothing":a("fail-on",_t);pe&&ie!=="nothing"&&n.push({field:"\
fail-on",message:"contradicts on-error: continue. Leave out one of the two"});const ye={steps:_,isList:s("steps")!=="",files:"lines"in Z?Z.lines:[],output:s("ou\
tput")||void 0,overwrite:u("overwrite",!1),ifNoFilesFound:a("if-no-files-found",["warn","error","ignore"]),changedOnly:u("changed-only",!1),dryRun:u("dry-run",!1),
continueNumbers:u("continue-numbers",!1),concurrency:ue("concurrency",St,`must be a whole number from 1 to ${Je}`),failOn:ie,minimumSaving:ue("minimum-saving",Nt,
"must be a number of percent from 0 to 99, such as 5"),region:s("region"),baseUrl:s("base-url"),apiKey:y,summary:u("summary",!0),attest:u("attest",!1),githubToken:w,
comparing:D,warnings:J};if(W.length===0&&n.push(...Rt(ye)),W.length+n.length>0)throw(0,v.G6)([...W,...n]);return ye}function Rt({steps:e,continueNumbers:t,minimumSaving:n,
comparing:s}){return[...t?we(e):[],...n===void 0?[]:(0,_e.T)(e),...L(e,s)]}var je=o(52031),Ie=o(34947),Ct=o(76760),De=o.n(Ct),Le=o(63069);function Ut(e){const n=(De().
sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function Ve(e,t,n){for(const D of[e,...t])if(Bt(D)>rt)throw(0,v.
G6)([{field:"files",message:`the pattern '${D}' has more than ${rt} * in one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,50102)),a=[e,...t.
map(D=>D.slice(1).trim())].map(D=>Wt(D,n)).map((D,_)=>_===0?D:`!${D}`),u=await s(a.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw it(e)}),y=new Set((0,c.d7)(e).split("/")),w=D=>(0,c.dR)(n,D).split("/").some(_=>jt.has(_)&&!y.
has(_));return(await u.glob()).filter(D=>!w(D))}const rt=4,Bt=e=>Math.max(...(0,c.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),jt=new Set([".git","node\
_modules"]);function Wt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",De().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function it(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,v.G6)([{field:"files",message:t}])}
const Ft=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Le.jB,Le.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Le.jN,Le.yZ,Le.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Kt(e,t,n){if(Gt(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Le.oR)(e,Ft);if(s!==void 0)return s;const r=async u=>Ve(u,[],n).catch(()=>[]);if(t.length>
0&&(await r(e)).length>0)return"lines that begin with ! exclude every file that it matches";const a=kt(e,n);if(a!==void 0)return a;if((0,Ie._N)((0,c.GS)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[u,y]of zt(e)){const[w]=u===e?[]:await r(u);if(w!==void 0)return`${y}, and there is ${(0,c.dR)(
n,w)}`}}const zt=e=>[[at(e),"upper and lower case count"],[at(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],at=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function kt(e,t){const n=(0,c.GS)(t,e).split(De().sep),s=n.findIndex(
r=>/[*?[]/.test(r));for(let r=1;r<=(s<0?n.length-1:s);r++){const a=n.slice(0,r).join(De().sep);if((0,c.I5)(t,a)===void 0||!(0,Ie.PJ)(a))continue;const[u,y]=[(0,c.
dR)(t,a),(0,Ie.Ye)(a)];return y===void 0?`'${u}' is a link to a folder that does not exist`:(0,c.NB)(t,y)?`'${u}' is a link, which patterns do not follow: write\
 '${(0,c.dR)(t,y)}' in its place`:`'${u}' is a link that leads out of the workspace`}}function Gt(e){try{return(0,P.readdirSync)(e).length===0}catch{return!1}}async function Ht(e,t,n,s){
const r=[],a=new Set,u=new Set,y=[],w=new Map;for(const[D,{text:_,literal:W}]of e.entries()){if(!W&&_.startsWith("!"))continue;if(!(0,c.NB)(t,_))throw it(_);const J=W?
[]:e.slice(D+1).flatMap(pe=>pe.text.startsWith("!")?[pe.text]:[]),{matches:Z,isPath:ue}=await Jt(_,W,J,n,t);Z.length===0&&y.push({line:_,reason:await Kt(_,J,t)});
for(const pe of Z){const ie=(0,c.dR)(t,pe),ye=(0,h.YY)(t,pe);if(ye!==void 0){w.set(ie,ye);continue}const fe=(0,g.hQ)(ie);(!a.has(fe)||s&&ue&&u.has(fe))&&r.push(
ie),a.add(fe),ue&&u.add(fe)}}return{files:r,empty:y,refused:w,idle:await Yt(e,t)}}async function Yt(e,t){const n=[],s=e.findIndex(({text:r,literal:a})=>a||!r.startsWith(
"!"));for(const[r,{text:a,literal:u}]of e.entries()){if(u||!a.startsWith("!"))continue;const y=a.slice(1).trim();r<s?n.push(`'${a}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,c.NB)(t,y)&&(await Ve(y,[],t).catch(()=>[])).length===0&&n.push(`'${a}' excludes nothing: no file\
 matches '${y}'`)}return n}async function Jt(e,t,n,s,r){const a=(0,c.GS)(r,e),u=!t&&/[*?[\]\\]/.test(e)?void 0:(0,Ie._N)(a);if(t)return{matches:(0,Ie.Ms)(a)===void 0?
[]:[a],isPath:!0};if(u?.isFile()&&n.length===0)return{matches:[a],isPath:!0};const y=await Ve(e,n,r),w=u?.isDirectory()?y.filter(D=>s.test(D)):y;return{matches:w.
length>1?Vt(w):w,isPath:u?.isFile()??!1}}function Vt(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,r)=>{for(let a=0;a<s.length&&a<r.length;a++){
const u=t(s[a]??"",r[a]??"");if(u!==0)return u}return s.length-r.length};return e.map(s=>({file:s,segments:(0,c.d7)(s).split("/")})).sort((s,r)=>n(s.segments,r.
segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}const Zt={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},We=5;async function Xt(e,t,n,s){
const r=(0,je.Ud)(e.steps),a=e.steps[0],u=Zt[(a&&(0,d.zI)(a.name).accepts)??"pdf"],y=await Ht(e.files,t,u,r);qt(y,e.ifNoFilesFound,s);for(const Z of y.idle)s.add(
Z);const w=Qt(y.files,n);if(w.length===0&&y.files.length>0&&ct("No file is left to work on: the steps use every file that matches. Name other files in files",e.
ifNoFilesFound,s),!e.changedOnly||w.length===0)return{matched:w,files:w};const{changedFiles:D}=await Promise.all([o.e(2958),o.e(1787),o.e(1266)]).then(o.bind(o,
81266)),_=await D(e.githubToken);if("unknown"in _)return s.add(`changed-only leaves nothing out: ${_.unknown}`),{matched:w,files:w};const W=Z=>_.paths.has(Z),J=[];
for(const Z of w)([Z,...n.neededBy(Z).keys()].some(W)||(await n.mentionedIn(Z)).some(W))&&J.push(Z);return E.pq(`${(0,f.hS)(J.length,"file")} of ${w.length} cha\
nged`),{matched:w,files:(r||e.continueNumbers)&&J.length>0?w:J}}function Qt(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(
s=>{const r=n.get(s);return r!==void 0&&E.pq((0,f.g$)(`'${s}' is left out of files: ${r} uses it`)),r===void 0})}function qt({files:e,empty:t,refused:n},s,r){const a=t.
map(({line:D,reason:_})=>_===void 0?`'${D}'`:`'${D}' (${_})`),u=[...n].map(([D,_])=>`'${D}' was left out: it ${_}`),y=a.length===0?"files, which is an empty lis\
t":en(a),w=e.length>0||a.length===0||t.some(({reason:D})=>D!==void 0)?"":". Paths start at the workspace. Make sure that an earlier step creates the files";if(s===
"error"&&u.length>0)throw new v.zU("configuration",u.slice(0,We).join(". "));for(const D of u)r.add(D);a.length===0&&e.length+u.length>0||ct(`No file matches ${y}${w}`,
s,r)}function ct(e,t,n){if(t==="error")throw new v.zU("configuration",e);t==="warn"?n.add(e):E.pq((0,f.g$)(e))}function en(e){return e.length<=We?e.join(", "):`${e.
slice(0,We).join(", ")} and ${e.length-We} more lines`}var tn=o(11966),nn=o(69130),Fe=o(1078);const ut=/\{(?:dir|name)\}/;class sn{steps;places;base;shared=new Map;constructor(t,n,s){
this.steps=t,this.places=n,this.base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(r=>[this.pathFor(r,t),(0,M.i9)(n)])))}check(){
const t=[];for(const{paths:n}of this.steps)for(const[s,r]of Object.entries(n)){if(ut.test(r))continue;const a=this.problemOf(this.pathFor(r,""));a!==void 0&&t.push(
{field:s,message:a})}if(t.length>0)throw(0,v.G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:r},a){const u={};r&&this.base&&(u[K]=await this.base.read(
a));for(const[y,w]of Object.entries(s)){const D=this.pathFor(w,a),_=await(ut.test(w)?this.read(D,y):this.readOnce(D,y)),W=(0,d.zI)(t).fields[y]?.kind==="json",{
params:J,issues:Z}=(0,l.qL)(t,{[y]:W?(0,l.iL)(_.bytes):_}),ue=Z.filter(({field:pe})=>pe===y);if(ue.length>0)throw(0,v.G6)(ue.map(({field:pe,message:ie})=>({field:pe,
message:`'${D}': ${ie}`})));u[y]=J[y]}return{...n,...u,...await this.mentionedBy(t,a)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.
imagesBeside(n.name,t);return s?s.images.map(({file:r})=>r):[]}catch(s){if(s instanceof v.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){
const s=await this.imagesBeside(t,n);if(!s||s.images.length===0)return{};const{wire:r,images:a}=s,u=[];for(const{target:D,file:_}of a)u.push({name:D,bytes:(await this.
read(_,r)).bytes});const{issues:y}=(0,l.qL)(t,{[r]:u}),w=y.filter(({field:D})=>D===r);if(w.length>0)throw(0,v.G6)(w);return{[r]:u}}async imagesBeside(t,n){const[
s]=Object.entries((0,d.zI)(t).fields).find(([,{kind:y}])=>y==="files")??[];if(s===void 0)return;const{bytes:r}=await this.read(n,s);if(r.length>tn.xG||!Buffer.from(
r.buffer,r.byteOffset,r.byteLength).includes("!["))return;const{imageTargets:a}=await Promise.all([o.e(1917),o.e(4299),o.e(5870)]).then(o.bind(o,15870)),u=[];for(const y of await a(
on({name:n,bytes:r}),new nn.o(Fe.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(y))continue;const w=(0,c.dR)(this.places,De().posix.join(De().posix.dirname(n),y.replace(
/[?#].*$/,"")));this.problemOf(w)===void 0&&u.push({target:y,file:w})}return{wire:s,images:u}}pathFor(t,n){const{dir:s,name:r}=De().posix.parse(n),a=t.replaceAll(
"{dir}",()=>s||".").replaceAll("{name}",()=>r);return(0,c.dR)(this.places,a)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),
s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,v.G6)([{field:n,message:s}]);const r=await(0,Ie.oD)(De().resolve(this.places.workspace,t)).catch(
a=>{throw(0,v.G6)([{field:n,message:`'${t}' could not be opened (${(0,f.xU)(a)})`}])});return{name:De().posix.basename(t),bytes:r}}problemOf(t){if(!(0,c.NB)(this.
places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,Ie.Ms)((0,c.GS)(this.places,t))===void 0)return`there is no file '${t}'. Paths start a\
t the workspace, and may hold {dir} and {name}`;const n=(0,h.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const on=({bytes:e})=>new TextDecoder("u\
tf-8").decode(e);class Ke extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,this.cause=n}}async function rn(e,t,n){const{
continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(7718),o.e(7390),o.e(586)]).then(o.bind(o,40586)),a=e.flatMap(({inputs:ie})=>ie),{pages:u,first_number:y}=Te(
t),w=t.map(an).find(ie=>ie!==void 0);let D="";const _=function*(){for(const ie of a)yield n(D=ie)},W={pages:u,...w===void 0?{}:{open_password:w}},J=await r(_(),
W,{pause:Fe.v}).catch(ie=>{throw new Ke(D,(0,v.l3)(ie))}),Z=s(J,y),ue=new Map;let pe=0;for(const ie of e)ue.set(ie,pe),pe+=ie.inputs.length;return(ie,ye)=>Z[(ue.
get(ie)??0)+ye]}function an({name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_password"?s:void 0)}var ft=o(77563),cn=o(59105),un=o(65280),
Ue=o(58227);const fn=5;async function ln(e){const{jobs:t,inputs:n,chosen:s,secondFiles:r,numbersOf:a,claim:u,spelling:y}=e,w=new cn.A(e.places,n.overwrite),{execute:D,
lanes:_,close:W,abandon:J}=await s.open(t.length),Z=new AbortController,ue=()=>Z.signal.aborted,pe=pn(async()=>{Z.abort(),await Promise.allSettled([w.close(),J()]),
await(0,Fe.v)(),await e.onCancelled(ie.flatMap((oe,be)=>oe.length>0?oe:[dn(t[be])]))}),ie=t.map(()=>[]),ye=[];let fe;const Ee={steps:n.steps,spelling:y,signal:Z.
signal,minimumSaving:n.minimumSaving,parametersOf:(oe,be)=>r.parametersOf(oe,be),numbersOf:a,claim:u,write:oe=>w.write(oe),onProgress:$n()};return await gn(t,_,
async(oe,be)=>{if(!ue()){if(fe!==void 0){ie[be]=[{...ze(oe),status:"skipped",output:null,message:fe}];return}try{const Me=await D(oe,Ee);ie[be]=Me;for(const[ve,
ge]of Me.entries())E.pq((0,f.g$)(hn(ge,Me[ve-1]?.notes)))}catch(Me){if(ue())return;const ve=Me instanceof Ue.C?Me.input:oe.inputs[0]??"",ge=(0,v.l3)(Me instanceof
Ue.C?Me.cause:Me);E.pq((0,f.g$)(`${ve}: failed`));const Ge=Me instanceof Ue.C?Me.step:void 0,Mt=Ge===void 0?x(ge,y):`${Ge}: ${x(ge,y)}`;ye.push({file:ve,message:Mt,
cause:ge.cause}),ie[be]=[{...ze(oe),status:"failed",input:ve,output:null,message:Mt,data:(0,un.EI)(ge)}],ge.code==="unauthorized"&&(fe="Not tried, because the r\
egion refused the key")}}}),await pe(),await W(),{rows:ie.flat(),failures:ye}}const dn=e=>({...ze(e),status:"skipped",output:null,message:"Not done, because the\
 step was cancelled"});function mn(e){const t=e.map(ze);for(const{input:n,inputs:s,output:r}of t)E.pq((0,f.g$)(`${lt(n,s)}${r===null?": would be read only, and \
no file written":` → ${r}`}`));return t}function ze(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),
pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function hn(e,t=[]){const{input:n,inputs:s,output:r,pages:a,bytesBefore:u,bytesAfter:y,
notes:w,message:D}=e,_=lt(n,s),W=[...a===null?[]:[(0,f.hS)(a,"page")],y===null?(0,f.IV)(u??0):`${(0,f.IV)(u??0)} → ${(0,f.IV)(y)}`].join(", "),J=r===null?`${_}\
: ${D??"read"} (${W})`:`${_} → ${r} (${W})`,Z=w.filter(ue=>!t.includes(ue));return Z.length>0?`${J}. ${Z.join(" ")}`:J}const lt=(e,t)=>t.length>1?`${e} and ${t.
length-1} more`:e;function pn(e){let t;for(const[n,s]of[["SIGINT",130],["SIGTERM",143]])process.on(n,()=>{t||(E.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});
return()=>t}async function gn(e,t,n){const s=e.entries(),r=async()=>{for(const[a,u]of s)a>0&&await(0,Fe.v)(),await n(u,a)};await Promise.all(Array.from({length:Math.
min(t,e.length)},r))}function $n(){let e=process.uptime();return(t,n,s)=>{const r=process.uptime();r-e<fn||(e=r,E.pq((0,f.g$)(`${t}: ${n}, ${Math.round(s*100)} \
%`)))}}var dt=o(48161);async function yn(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.all([o.e(7718),o.e(2958),o.e(6053),o.e(7390),o.e(5283),o.e(4599)]).
then(o.bind(o,84599))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>En(n,t,e.concurrency),place:"on the runner"}}async function En(e,{workspace:t},n=Math.
min((0,dt.availableParallelism)(),Je)){const s=Math.min(e,n),r=(0,ft.ZK)(t),a=()=>Promise.resolve();if(s<2){const{localHere:w}=await o.e(7806).then(o.bind(o,27806)),
D=w();return{execute:(_,W)=>(0,Ue.g)(_,W,D,r),lanes:s,close:a,abandon:a}}const{workerPool:u}=await o.e(3909).then(o.bind(o,73909)),y=u({entry:De().join(__dirname,
"index.js"),size:Math.min(s,(0,dt.availableParallelism)())});return{execute:(w,D)=>(0,Ue.g)(w,D,y,r),lanes:s,close:y.close,abandon:a}}const wn=(0,d.zI)("compare\
_documents").dataKey??"",Ze=10,bn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},On=e=>({status:"\
done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{isNew:!0},notes:[],message:"New: there is no earlier version",data:{}}),
Re=e=>e.data[wn],Xe=({facts:e})=>e.isNew===!0,mt=e=>e.some(t=>Re(t)!==void 0||Xe(t)),Qe=e=>Xe(e)||Re(e)?.same===!1;function Mn(e){return{same:mt(e)?String(e.every(
n=>Re(n)?.same===!0)):"",changed:e.filter(Qe).map(({input:n})=>n)}}const Pn=e=>e.filter(Qe).map(t=>({file:t.input,message:t.message??xn(Re(t))})),An=(e,t)=>`fai\
l-on-difference: ${e} of ${(0,f.hS)(t,"file")} ${e===1?"differs":"differ"} from the earlier version`;function Dn(e,t){for(const[n,{file:s,message:r}]of e.entries())
n>=p-1?E.pq((0,f.g$)(`${s}: ${r}`)):t==="error"?E.z3(r,{file:s,title:"Differs"}):E.lm(r,{file:s,title:"Changed"})}function xn(e){const t=ke.flatMap(([s,r])=>{const a=ht(
e,r);return a===""?[]:[`Pages ${s}: ${a}`]}),n=pt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const ke=[["added","Added"],[
"removed","Removed"],["moved","Moved"],["changed","Changed"]];function ht(e,t){const n=Ce(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(u=>typeof u=="n\
umber"?u:Number(Ce(u,"page"))),r=Number(Ce(e.counts,`pages${t}`)),a=s.slice(0,Ze).join(", ");return r>Ze?`${a} and ${r-Ze} more`:a}function pt(e){return[...Object.
entries(bn).flatMap(([n,s])=>Number(Ce(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const Ce=(e,t)=>typeof e==
"object"&&e!==null&&!Array.isArray(e)?e[t]??null:null,Tn=["","File","Pages",...ke.map(([,e])=>e),"Also"];function In(e){const t=Re(e),n=e.notes.map(w=>`<br><em>${(0,f.
Hn)(w)}</em>`).join("");if(!t)return`<td colspan="${ke.length+2}">${(0,f.Hn)(e.message??"")}${n}</td>`;const[s,r]=[Number(t.pageCount),Number(t.pageCountBefore)],
a=s===r?String(s):`${r}&nbsp;→&nbsp;${s}`,u=ke.map(([,w])=>ht(t,w)),y=t.same===!0?"the same":pt(t);return[a,...u,y+n].map(w=>`<td>${w}</td>`).join("")}const vn=e=>Xe(
e)?"🆕":Qe(e)?"✏️":"✅";function _n(e,t){let n="",s=0;for(const r of e)for(const a of gt(Re(r)?.pages,"changed")){const u=gt(a,"diff").map(String);if(u.length===
0)continue;const w=`<details><summary>${`<code>${(0,f.Hn)(r.input)}</code>, page ${Number(Ce(a,"page"))}`}</summary>

\`\`\`diff
${u.map(f.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(w)>t?s++:n+=w}return s===0?n:`${n}<p>${(0,f.hS)(s,"more page")} did not fit here.</p>
`}function gt(e,t){const n=Ce(e,t);return Array.isArray(n)?n:[]}const Qn=null,Sn=/[\r\n]|^\s|\s$/;class Nn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
qe("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=De().join((0,P.mkdtempSync)(De().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:u,...y})=>({...y,...u})),s=t.flatMap(({status:u,output:y})=>u==="done"&&y!==null?[y]:[]),r=s.filter(u=>!Sn.test(u)),a=s.length===0?"":`, al\
though ${(0,f.hS)(s.length,"file")} were written: see the log`;qe(`The output results-file cannot be written${a}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,P.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),qe(`The outputs of the step cannot be written${a}`,process.env.GITHUB_OUTPUT,()=>{E.uH("files",s),E.uH("paths",r.map(Ut).join(`
`)),E.uH("count",s.length),E.uH("failed",t.filter(({status:D})=>D==="failed").length);const u=t.filter(({status:D,output:_})=>D==="done"&&_!==null);E.uH("total-\
bytes",(0,f.cz)(u.map(({bytesAfter:D})=>D??0))),E.uH("total-pages",(0,f.cz)(u.map(({pages:D})=>D??0)));const{same:y,changed:w}=Mn(t);E.uH("same",y),E.uH("change\
d",w),E.uH("results",n),E.uH("results-file",this.resultsFile)}),r.length<s.length&&E.pq(`The output paths leaves out ${(0,f.hS)(s.length-r.length,"name")} with \
a line break or an outer blank`)}}const Ln=new Set(["ENOSPC","EDQUOT"]);function qe(e,t,n){try{n()}catch(s){const r=t!==void 0&&(0,P.existsSync)(t)?(0,f.xU)(s):
"there is no such file";throw new v.zU("configuration",`${e} (${r})`,{advice:Ln.has((0,f.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var Rn=o(90866);const et=1024*1024,$t=2048,yt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function Cn(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,f.Hn)(n.join(" → "))}</h3>
<p>${Et(e)}</p>
`;if(t.length===0)return s;const r=mt(t),a=[];let u=Buffer.byteLength(s)+$t;for(const[W,J]of t.entries()){const Z=r?Un(J):Bn(J,t[W-1],wt(e));if(u+=Buffer.byteLength(
Z),u>et)break;a.push(Z)}const y=(r?Tn:wt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(W=>`<th>${W}</th>`).join(
""),w=t.length-a.length,D=w===0?"":`<p>${(0,f.hS)(w,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,_=e.showText?_n(t,et-u-$t):"";return`${s}<table>
<tr>${y}</tr>
${a.join("")}</table>
${D}${_===""?"":`
${_}`}`}const Un=e=>`<tr><td>${e.status==="done"?vn(e):yt[e.status]}</td><td><code>${(0,f.Hn)(e.input)}</code></td>${In(e)}</tr>
`;function Et({rows:e,matched:t,place:n,dryRun:s,seconds:r}){const a=J=>e.filter(Z=>Z.status===J),u=a("done");if(e.length===0)return`${t===0?"No file matches":`\
No change in ${(0,f.hS)(t,"file")}`}, nothing written · ${n} · ${r.toFixed(1)} s`;const y=u.filter(({output:J})=>J!==null).length,w=s?[`Dry run: ${(0,f.hS)(a(
"planned").length,"result")} planned, nothing written`]:[y===0&&u.length>0?`${(0,f.hS)(u.length,"file")} read, none written`:`${(0,f.hS)(y,"file")} written`];for(const J of[
"failed","skipped"])a(J).length>0&&w.push(`${a(J).length} ${J}`);const D=(0,f.cz)([...new Map(u.map(J=>[J.inputs.join(`
`),J.bytesBefore??0])).values()]),_=(0,f.cz)(u.map(({bytesAfter:J})=>J??0)),W=u.length===0?"":` · ${(0,f.IV)(D)}${y===0?"":` → ${(0,f.IV)(_)}`}`;return`${w.join(
", ")}${W} · ${n} · ${r.toFixed(1)} s`}const wt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Fn(t));function Bn(e,t,n){const{status:s,input:r,
inputs:a,output:u,pages:y,bytesBefore:w,bytesAfter:D,message:_,notes:W,data:J}=e,Z=a.length>1&&s!=="failed"?` <em>and ${a.length-1} more</em>`:"",ue=[...u===null?
[]:[`<code>${(0,f.Hn)(u)}</code>`],..._===null?[]:[(0,f.Hn)(_)],...Object.values(J).flatMap(oe=>Wn(oe)),...W.filter(oe=>t?.input!==r||!t.notes.includes(oe)).map(
oe=>`<em>${(0,f.Hn)(oe)}</em>`)],pe=e.facts.firstPage!==void 0,ie=n?[tt(w),tt(D),pe?"":Kn(w,D)]:[tt(w)],ye=[y===null?"":String(y),...ie],fe=ue.join("<br>"),Ee=ye.
every(oe=>oe==="")?`<td colspan="${ye.length+1}">${fe}</td>`:`<td>${fe}</td>${ye.map(oe=>`<td align="right">${oe}</td>`).join("")}`;return`<tr><td>${yt[s]}</td>\
<td><code>${(0,f.Hn)(r)}</code>${Z}</td>${Ee}</tr>
`}const jn=new Set(["pageCount","fileSize"]);function Wn(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=(0,f.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return jn.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:typeof s=="object"&&s!==null&&!Object.
values(s).every(a=>typeof a=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const Fn=e=>Object.keys(e).length===0,tt=e=>e===null?"":(0,f.IV)(e).replace(
" ","&nbsp;");function Kn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function zn(e,t){
const n=e.filter(({status:a})=>a==="skipped").length,s=e.filter(({notes:a})=>a.length>0).length,r=(0,f.hS)(e.length,"result");return n>0&&(t==="skipped"||t==="n\
otes")?`fail-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes: see the log`:void 0}function kn(e,t,n,s){const r=e.length<
p?e:e.slice(0,p-1);for(const{file:a,message:u}of r)t==="error"?E.z3(u,{file:a,title:n}):s.add(u,a,n);for(const{file:a,message:u}of e.slice(r.length))E.pq((0,f.g$)(
`Failed: ${a}: ${u}`));for(const{cause:a}of e)a!==void 0&&E.Yz((0,f.uP)(a))}function Gn(e,t){const n=e.length<p?0:e.length-(p-1),s=n>0?` (${n} of them without a\
n annotation: see the log)`:"";return`${e.length} of ${(0,f.hS)(t,"file")} failed${s}`}async function bt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=Cn(
e);if(!(Buffer.byteLength(n)>=et))try{await Rn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complet\
e"),E.Yz((0,f.uP)(s))}}async function Hn(){const e=new T,t=new Nn;let n="wire";try{t.begin();const s=await Lt(r=>E.V4(r,{trimWhitespace:!1}),r=>Vn(r,e));for(const r of s.
warnings)e.add(r);n=s.isList?"wire":"inputs",await Yn(s,t,e,n)}catch(s){const r=(0,v.l3)(s instanceof Ke?s.cause:s),a=x(r,n);s instanceof Ke&&E.z3(a,{file:s.file}),
E.C1(s instanceof Ke?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":a),r.cause!==void 0&&E.Yz((0,f.
uP)(r.cause))}finally{E.Yz(`Peak memory: ${(0,f.IV)(Zn())}`)}}async function Yn(e,t,n,s){const r=process.uptime(),a=(0,c.Aq)(),u=await yn(e,a);u.isLocal&&e.apiKey!==
""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const ge of e.steps)await u.check(ge);e.output!==void 0&&
(0,je.I)(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");const y=e.comparing.withBase?await(await o.e(3017).then(o.bind(
o,23017))).BaseVersions.of(a):void 0,w=new sn(e.steps,a,y),{matched:D,files:_}=await Xt(e,a,w,n),{known:W,fresh:J}=y?await y.divide(_):{known:_,fresh:[]};w.check();
const Z=(0,g.K2)(a.workspace),ue=[...new Set([...D,...D.flatMap(ge=>[...w.neededBy(ge).keys()])])],pe=ge=>(0,h.Ck)(a,ge),ie={matched:ue,overwrite:e.overwrite,identity:Z,
exists:pe},ye=(0,je.et)({...e,...ie,files:W,places:a}),fe=e.steps.map(({name:ge})=>(0,M.i9)(ge)),Ee=e.continueNumbers&&!e.dryRun?await rn(ye,e.steps,ge=>(0,ft.R5)(
ge,a.workspace)):()=>{};E.Oh((0,f.g$)(`${fe.join(", then ")}: ${(0,f.hS)(W.length,"file")}, ${u.place}`));const oe=ge=>{const Ge=process.uptime()-r;return{rows:ge,
matched:D.length,operations:fe,place:u.place,dryRun:e.dryRun,seconds:Ge,showText:e.comparing.showText}},{rows:be,failures:Me}=e.dryRun?{rows:mn(ye),failures:[]}:
await ln({jobs:ye,inputs:e,chosen:u,places:a,secondFiles:w,numbersOf:Ee,claim:(0,g.OM)(ie),spelling:s,onCancelled:async ge=>{t.tell(ge),e.summary&&await bt(oe(ge),
n)}});E.N4();const ve=[...be,...J.map(On)];await Jn({digest:oe(ve),failures:Me,total:W.length,inputs:e,outputs:t,places:a,warnings:n})}async function Jn({digest:e,
failures:t,total:n,inputs:s,outputs:r,places:a,warnings:u}){const{rows:y}=e,w=Pn(y);if(Dn(w,s.comparing.failOnDifference?"error":"notice"),kn(t,s.failOn==="noth\
ing"?"warning":"error",e.operations.join(", "),u),E.pq((0,f.g$)(Et(e))),r.tell(y),s.summary&&await bt(e,u),s.attest){const{declareArtifacts:_}=await o.e(1884).then(
o.bind(o,91884)),W=y.flatMap(({status:J,output:Z})=>J==="done"&&Z!==null?[Z]:[]);for(const J of await _(W,a.workspace))u.add(J)}if(t.length===0){const _=s.comparing.
failOnDifference&&w.length>0?An(w.length,y.length):zn(y,s.failOn);_!==void 0&&E.C1(_);return}const D=(0,je.Ud)(s.steps)?`The merge of ${(0,f.hS)(n,"file")} fail\
ed`:Gn(t,n);s.failOn==="nothing"?u.add(D):E.C1(D)}function Vn(e,t){[...e.trim()].length>1?E.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be mask\
ed, because most of the log would be hidden. The step does not print it; use a longer one")}function Zn(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,P.readFileSync)(
"/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let Ot=!1;process.once("beforeExit",()=>{
Ot||E.C1("The action stopped before it had finished.")}),Hn().catch(E.C1).finally(()=>{Ot=!0})}),63069:((le,Y,o)=>{o.d(Y,{BD:()=>M,jB:()=>E,jN:()=>P,oR:()=>C,r_:()=>f,
yZ:()=>v});const E=[/^["'].*["']$/,"leave out the quotes"],P=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NA\
ME }}"],v=[/^~/,"~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],M=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or wri\
tten: use a path of the workspace"],f=[/\\/,"write / between folders, not a backslash"],C=(U,x)=>x.find(([$])=>$.test(U))?.[1]}),52031:((le,Y,o)=>{o.d(Y,{I:()=>N,
KH:()=>b,Ud:()=>A,et:()=>B});var E=o(76760),P=o.n(E),v=o(49153),M=o(31184),f=o(93876),C=o(99762),U=o(91203),x=o(66502),$=o(12222),p=o(44168),T=o(63069);const h=[
"{dir}","{name}","{index}","{operation}"],g=["{title}","{match}"],c={document:[],data:[],text:[],parts:g,texts:g,files:["{file}"]},l={document:"{dir}/{name}.{op\
eration}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{nam\
e}.{index}"},d="{dir}/{name}.pdf",O=([H],I)=>I==="document"&&H!==void 0&&(0,f.zI)(H.name).accepts==="text",A=H=>H.some(({name:I})=>(0,f.zI)(I).input==="many");function N(H){
const I=H.map(({name:K})=>(0,f.zI)(K)),R=I.filter(K=>!(0,f.rz)(K)),z=R.findLast(({input:K,output:ae})=>K==="many"||ae!=="pdf");return I.at(-1)?.output==="text"?
z?.output==="pdfs"?"texts":"text":R.length===0?"data":z?.output==="pdfs"?"parts":z?.output==="files"?"files":"document"}const b=H=>H==="text"||H==="texts",j=H=>H===
"document"||H==="text";function B(H){const{files:I,steps:R}=H,z=N(R),K=k(H,z),ae=I.length===0?[]:A(R)?[I]:I.map(te=>[te]),Q=(0,M.i9)((R.findLast(({name:te})=>!(0,f.
rz)((0,f.zI)(te)))??R.at(-1))?.name??""),de=ae.map((te,$e)=>{const{dir:ce,name:se}=P().posix.parse(te[0]??""),G=i=>{const m=j(z)?$e+1:i?.index,S={"{dir}":ce||".",
"{name}":se,"{operation}":Q,"{index}":m===void 0?void 0:(0,C.n)(m),"{title}":i?.title,"{match}":i?.match,"{file}":i?.file};return P().posix.normalize(K.replace(
/\{[^{}]*\}/g,L=>S[L]??L))};return{inputs:te,kind:z,tellsMatch:K.includes("{match}"),outputPath:G}}),ne=z==="data"?[]:Pe(de,H,X(K,z));if(ne.length>0)throw(0,v.G6)(
ne);return de}const V=[T.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],T.jN,T.yZ,T.BD,...P().sep==="/"?[T.r_]:[]];function k({output:H,places:I,
steps:R},z){const K=ce=>(0,v.G6)([{field:"output",message:ce}]);if(H===void 0)return O(R,z)?d:`${l[z]}${b(z)?U.lg[(0,U.GW)(R.at(-1)?.params??{})]:""}`;const ae=(0,T.
oR)(H,V);if(ae!==void 0)throw K(ae);const Q=[...h,...c[z]],de=H.match(/\{[^{}]*\}/g)?.filter(ce=>!Q.includes(ce))??[];if(de.length>0)throw K(`has the unknown pl\
aceholder ${de[0]}: use ${Q.join(", ")}`);if(/[\u0000-\u001f]/.test(H))throw K("must be a single line");if(/[\\/]$/.test(H))throw K(`names a folder: write a fil\
e name after it, such as ${H}{name}.pdf`);const ne=["{index}",...c[z]];if(c[z].length>0&&!ne.some(ce=>H.includes(ce))){const{dir:ce,name:se,ext:G}=P().posix.parse(
(0,p.d7)(H)),i=P().posix.join(ce,z==="files"?`${se}.{file}`:`${se}-{index}${G}`);throw K(`needs ${ne.join(" or ")}, because one file gives several results: such\
 as ${i}`)}const te=P().isAbsolute(H)?(0,p.dR)(I,H):(0,p.d7)(H);if(!(P().isAbsolute(te)?(0,p.NB)(I,te):(0,p.FK)(P().posix.normalize(te))))throw K("must stay in \
the workspace or in RUNNER_TEMP");return te}function X(H,I){const z=["{dir}","{name}",...j(I)?["{index}"]:[]].filter(K=>!H.includes(K));return z.length===0?"pro\
cess them in different steps":`use ${[z.slice(0,-1).join(", "),...z.slice(-1)].filter(K=>K!=="").join(" or ")}`}const Oe=H=>H.kind==="parts"||H.kind==="texts"?H.
outputPath({index:1}):H.outputPath();function Pe(H,{matched:I,overwrite:R,identity:z,exists:K,places:ae},Q){const de=new Map(I.map(G=>[z(G),G])),ne=new Map;for(const G of H){
const i=z(G.outputPath()),m=ne.get(i);m?m.push(G):ne.set(i,[G])}const te=[],$e=[],ce=G=>{te.push({field:"output",message:G})};for(const[G,i,...m]of ne.values()){
if(!G)continue;const S=G.outputPath(),L=(0,$.Nk)(S);if(!(0,p.NB)(ae,S)||S==="."||S.endsWith("/"))ce(`'${S}' is not a file in the workspace or in RUNNER_TEMP`);else if(L!==
void 0)ce(L);else if((0,x.SV)(S))ce(`'${S}' is below .git, where nothing is written`);else if(i){const[F,q]=[G.inputs[0],i.inputs[0]],re=m.length===0?`'${F}' an\
d '${q}' would both`:`'${F}', '${q}' and ${m.length} more would all`;ce(`${re} be written to '${S}': ${Q}`)}else{const F=Oe(G),q=z(F),re=de.get(q);re!==void 0&&
!G.inputs.some(he=>z(he)===q)?ce(`'${F}' would replace another file that the step reads: choose a different pattern`):re!==void 0&&!R?ce(`'${F}' would replace t\
he input: choose a different pattern, or set overwrite to true`):re===void 0&&!R&&K(F)&&$e.push(F)}}$e.length>0&&ce((0,$.pL)($e));const se=5;return te.length<=se?
te:[...te.slice(0,se),{field:"output",message:`and ${te.length-se} more such clashes`}]}}),66886:((le,Y,o)=>{o.d(Y,{A:()=>v,T:()=>P});var E=o(52031);function P(M){
const f=C=>[{field:"minimum-saving",message:C}];return M.some(({name:C})=>C==="optimize_document")?(0,E.Ud)(M)||(0,E.I)(M)!=="document"?f("needs one result for \
each file: no merge, no split, no extraction"):[]:f("needs a step optimize-document")}function v(M,f,C){return C===void 0||f<=M*(1-C/100)?void 0:`Not written: t\
he result is ${(Math.max(0,M-f)/M*100).toFixed(1)} % smaller, and minimum-saving is ${C} %`}}),96995:((le,Y,o)=>{o.d(Y,{EC:()=>p,MH:()=>$,Pu:()=>T,Qf:()=>v,g$:()=>f,
oH:()=>M});var E=o(49153);const P=1e3,v=(h,g,{found:c=null,limit:l=null,pages:d=[]}={})=>({rule:h,found:c,limit:l,pages:d.slice(0,P),message:g}),M=["open_passwo\
rd"],f=(h,g,c)=>`The file has ${h} ${c}; at most ${g} are allowed.`;function C({failures:h}){return Array.isArray(h)?h.flatMap(U):[]}function U(h){if(typeof h!=
"object"||h===null||Array.isArray(h))return[];const{rule:g,found:c,limit:l,pages:d,message:O}=h;if(typeof g!="string"||typeof O!="string")return[];const A=Array.
isArray(d)?d.filter(N=>typeof N=="number"):[];return[{rule:g,found:x(c),limit:x(l),pages:A,message:O}]}const x=h=>typeof h=="number"?h:null;function $(h,{nameOf:g,
restate:c}){const{checks:l}=h,d=C(h).map(A=>({...c(A),rule:g(A.rule)})),O=Array.isArray(l)?l.flatMap(A=>typeof A=="string"?[g(A)]:[]):[];return{...h,...l!==void 0&&
{checks:O},failures:d}}class p extends E.zU{report;constructor(g){const c=C(g).map(({message:l})=>l);super("invalid_parameters",`The check failed: ${c.join(" ")}`,
{issues:c.map(l=>({field:"file",message:l,mentions:M}))}),this.report=g}}function T(h){if(h.passed===!1)throw new p(h)}}),38917:((le,Y,o)=>{o.d(Y,{Z:()=>f,_:()=>M});
const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,
v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function M($){if($.length>64)return;const p=$.
trim().replace(P,(T,h,g,c)=>`${h??""}${1900+Number(g)}${c}`);return U(C(E.exec(p)??v.exec(p)))}function f($){const p=$.length>64?void 0:C(v.exec($.trim()));if(!p||
U(p)===void 0)return;const{year:T,month:h="",day:g="",hour:c="",minute:l="",second:d="",zone:O=""}=p;return`D:${T}${h}${g}${c}${l}${d}${O==="Z"||O===""?O:`${O.replace(
":","'")}'`}`}function C($){if(!$)return;const[,p,T,h,g,c,l,d,O,A,N]=$,b=d??(O===void 0?void 0:`${O}${A??"00"}:${N??"00"}`);return{year:p,month:T,day:h,hour:g,minute:c,
second:l,zone:b}}function U($){if(!$)return;const{year:p,month:T,day:h,hour:g,minute:c="00",second:l="00",zone:d}=$,O=(N,b,j)=>N===void 0||Number(N)>=b&&Number(
N)<=j;if(Number(p)===0||!O(T,1,12)||!O(h,1,x(Number(p),Number(T)))||!O(g,0,23)||!O(c,0,59)||!O(l,0,59)||d!==void 0&&d!=="Z"&&!(O(d.slice(1,3),0,23)&&O(d.slice(4),
0,59)))return;const A=[p,T,h].filter(N=>N!==void 0).join("-");return g===void 0?A:`${A}T${g}:${c}:${l}${d==="+00:00"||d==="-00:00"?"Z":d??""}`}function x($,p){return p===
2?$%4===0&&($%100!==0||$%400===0)?29:28:[4,6,9,11].includes(p)?30:31}}),6996:((le,Y,o)=>{o.d(Y,{iL:()=>l,lF:()=>N,qL:()=>O});var E=o(49153),P=o(96512),v=o(93876),
M=o(60480),f=o(11980),C=o(13140),U=o(35092);const x=2**31-1,$=/^ *[+-]?\d+ *$/,p=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,T=/[\p{Cc}\u2028\u2029]/u,h=new RegExp("\\p{Cs}",
"u"),g=100,c=/^[\x20-\x7e]*$/;function l(i){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(i)}catch{return i}}function d(i,m,S="absent"){const{
params:L,issues:F}=O(i,m,S);if(F.length>0)throw invalidParameters(F);return L}function O(i,m,S="absent"){const L=(0,v.zI)(i),F={},q=[];for(const[re,he]of Object.
entries(L.fields)){const Te=Object.hasOwn(m,re),we=Te?m[re]:void 0;if(Pe(he,we)){Te&&S==="refuse"&&X(he,we)?q.push({field:re,message:Oe(he)}):he.required?q.push(
{field:re,message:`is required: ${b(he)}`}):"default"in he&&(F[re]=he.default);continue}const Ae=H(he,we);"problem"in Ae?q.push({field:re,message:Ae.problem}):F[re]=
Ae.value}return{params:F,issues:[...q,...A(L,F,q)]}}function A({fields:i,ascending:m,different:S,exclusive:L,needs:F,atLeastOne:q,someTrue:re},he,Te){const we=[],
Ae=ee=>{const me=i[ee];return he[ee]!==void 0&&!(me&&"default"in me&&me.default===he[ee])};if(m){const[ee,me]=[he[m[0]],he[m[1]]];typeof ee=="number"&&typeof me==
"number"&&ee>me&&we.push({field:m[0],message:`must not be greater than ${m[1]}`,mentions:[m[1]]})}if(S){const[ee,me]=[he[S[0]],he[S[1]]];ee!==void 0&&ee===me&&we.
push({field:S[0],message:`must differ from ${S[1]}`,mentions:[S[1]]})}for(const[ee,me]of L??[]){const xe=Ae(ee)?me.filter(Ae):[];xe.length>0&&we.push({field:ee,
message:`must not be given together with ${xe.join(" and ")}: leave one of them out`,mentions:xe})}for(const[ee,me,xe]of F??[])Ae(ee)&&he[me]!==xe&&we.push({field:ee,
message:`needs ${me} to be ${xe}`,mentions:[me]});const _e=ee=>Ae(ee)||Te.some(({field:me})=>me===ee);return q&&!q.some(_e)&&we.push({field:q[0],message:`is req\
uired, unless one of these is given: ${q.slice(1).join(", ")}`,mentions:q.slice(1)}),re?.every(ee=>he[ee]===!1)===!0&&we.push({field:re[0],message:`must be true\
, unless one of these is: ${re.slice(1).join(", ")}`,mentions:re.slice(1)}),we}function N(i){if(typeof i=="object")return JSON.stringify(i);const m=String(i);if(typeof i!=
"number"||!m.includes("e"))return m;if(i>=1)return BigInt(i).toString();const[S,L]=m.split("e");return`0.${"0".repeat(-Number(L)-1)}${S.replace(".","")}`}function b(i){
switch(i.kind){case"text":{const m=i.minLength?`${i.minLength} to ${i.maxLength}`:`at most ${i.maxLength}`;return i.format?`${U.E[i.format].words}, ${m} charact\
ers`:i.characters==="printable-ascii"?`${m} printable ASCII characters (codes 32 to 126)`:`${m} characters`}case"flag":return"true or false";case"integer":{const m=i.
unit===void 0?"":`, in ${i.unit}`;return i.max===void 0||i.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${i.min}${m}`:`a whole number from ${i.min}\
 to ${i.max}${m}`}case"decimal":return`a decimal number ${k(i)}, in ${i.unit}, with a point`;case"choice":return`one of ${i.options.map(m=>typeof m.value=="numb\
er"?j(m):m.value).join(", ")}`;case"pageOrder":return i.parts?`ranges of pages such as 1-3, 7, 9-, at most ${i.maxLength} characters`:`pages such as 3,1,2 or 2.\
. or -1,1..-2, at most ${i.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${i.maxLength} characters`;case"\
file":return{pdf:"a PDF document",image:"a PNG or JPEG image",font:B,any:"a file"}[i.accepts];case"files":return`at most ${i.max} PNG or JPEG images of at most ${i.
maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${i.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${i.maxLength} character\
s`;default:return i}}function j({value:i,label:m,description:S}){const L=S??m.toLowerCase(),F=String(i).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return S===
void 0&&m.toLowerCase().includes(F)?String(i):`${i} (${L.charAt(0).toLowerCase()}${L.slice(1)})`}const B="a TrueType or OpenType font of at most 20 MB",V=20*1024*
1024;function k({above:i,min:m,max:S}){const L=i===void 0?`of at least ${m??0}`:`greater than ${i}`;return S===void 0?L:`${L} and at most ${S}`}function X(i,m){
return i.empty==="opener"?!1:i.empty!=="word"||i.required===!0||m===void 0}function Oe(i){return i.required?`is empty: it must be ${b(i)}`:i.kind==="text"&&i.secret?
"is empty, so the document would open without a password: give a password, or route documents without one past this step":i.empty==="word"?`is undefined: use ''\
 to leave it out, or give ${b(i)}`:i.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in i?`is empty: write ${String(i.default)}\
, which is the default, or leave the field out`:`is empty: give ${b(i)}, or leave the field out`}function Pe(i,m){return m==null||m===""||i.kind==="files"&&Array.
isArray(m)&&m.length===0?!0:i.kind==="text"&&!i.secret&&typeof m=="string"&&m.trim()===""}function H(i,m){if(Array.isArray(m)&&i.kind!=="files")return{problem:"\
must be given only once"};if(m instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(i.kind){case"text":return I(i,m);case"flag":
return R(i,m);case"integer":return z(i,m);case"decimal":return ae(i,m);case"choice":return Q(i,m);case"pageOrder":return de(i,m,i.parts?f.X4:M.p6);case"pageSet":
return de(i,m,C.lY);case"file":return ne(i,m);case"files":return te(i,m);case"json":return $e(i,m);default:return i}}function I(i,m){if(typeof m!="string"&&!(typeof m==
"number"&&Number.isFinite(m)))return{problem:`must be ${i.format?"":"text, "}${b(i)}`};const S=String(m);if(S.length>8*i.maxLength)return{problem:`must be ${b(i)}`};
const L=i.secret?S:S.normalize("NFC"),F=i.secret?L.length:[...L].length;return F>i.maxLength||F<(i.minLength??0)?{problem:`must be ${b(i)}`}:i.characters==="pri\
ntable-ascii"&&!c.test(L)?{problem:`must be ${b(i)}`}:!i.secret&&T.test(L)?{problem:"must not contain control characters or line breaks"}:!i.secret&&h.test(L)?{
problem:"must not contain an incomplete character (a lone surrogate)"}:i.format&&!U.E[i.format].holds(L)?{problem:U.E[i.format].problem?.(L)??`must be ${b(i)}`}:
{value:L}}function R(i,m){if(typeof m=="boolean")return{value:m};const S=typeof m=="string"?m.toLowerCase():"";return S==="true"||S==="false"?{value:S==="true"}:
{problem:`must be ${b(i)}`}}function z(i,m){const S=K(m);if(S===void 0||S<i.min)return{problem:`must be ${b(i)}`};const L=i.max??x;if(S<=L)return{value:S};const F=b(
i);return{problem:F.includes(String(L))?`must be ${F}`:`must not be greater than ${L}`}}function K(i){return typeof i=="string"?$.test(i)?Number(i.trim())+0:void 0:
typeof i=="number"&&Number.isInteger(i)?i+0:void 0}function ae(i,m){const S=typeof m=="number"?m:typeof m=="string"&&p.test(m)?Number(m.trim()):NaN,{above:L=-1/0,
min:F=-1/0,max:q=1/0}=i;return Number.isFinite(S)&&S>L&&S>=F&&S<=q?{value:S+0}:{problem:`must be ${b(i)}`}}function Q(i,m){const{open:S}=i,L=i.options.find(({value:q})=>typeof q==
"number"?q===K(m):q===m);if(L)return{value:L.value};const F=S?K(m):void 0;return S&&F!==void 0&&F>=S.min&&F<=S.max?{value:F}:{problem:`must be ${b(i)}`}}function de(i,m,S){
if(typeof m!="string"&&typeof m!="number")return{problem:`must be ${b(i)}`};const L=String(m);if(L.length>i.maxLength)return{problem:`must be at most ${i.maxLength}\
 characters long, and has ${L.length}`};const F=S(L);return"problem"in F?{problem:F.problem}:{value:L}}function ne(i,m){const{name:S,bytes:L}=typeof m=="object"?
m:{};return typeof S!="string"||!(L instanceof Uint8Array)?{problem:`must be ${b(i)}`}:L.length===0&&i.accepts!=="any"?{problem:"is an empty file"}:i.accepts===
"font"&&L.length>V?{problem:`is too large: it must be ${B}`}:{value:{name:S,bytes:L}}}function te(i,m){const S=Array.isArray(m)?m:[m],L=[];for(const q of S){const re=ne(
{...i,kind:"file"},q??{});if("problem"in re)return re.problem.startsWith("must")?{problem:`must be ${b(i)}`}:re;L.push(re.value)}const F=L.reduce((q,{bytes:re})=>q+
re.length,0);return L.length>i.max||F>i.maxBytes?{problem:`must be ${b(i)}`}:new Set(L.map(({name:q})=>q)).size<L.length?{problem:"has two files of one name"}:{
value:L}}function $e(i,m){const S=`must be ${b(i)}`;if(typeof m=="object"){const F=G(m);return F!==void 0&&F.startsWith("{")&&F.length<=i.maxLength?ce(JSON.parse(
F)):{problem:S}}if(typeof m!="string")return{problem:S};if(m.length>i.maxLength)return{problem:`must be at most ${i.maxLength} characters long, and has ${m.length}`};
const L=(0,P.q)(m);if(L===void 0){const q=(0,P.q)(m.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${S}\
; it is not valid JSON${q}`}}return(0,P.G)(L)?ce(L):{problem:S}}function ce(i){let m=[i];for(let S=0;m.length>0;S++){if(S===g)return{problem:`must not have more\
 than ${g} arrays and objects within one another`};const L=m.flatMap(F=>Object.values(F));if(L.some(F=>typeof F=="number"&&!Number.isFinite(F)))return{problem:"\
has a number that is too large"};m=L.filter(se)}return{value:i}}const se=i=>typeof i=="object"&&i!==null;function G(i){try{return JSON.stringify(i)}catch{return}}}),
31184:((le,Y,o)=>{o.d(Y,{XM:()=>f,an:()=>M,i9:()=>v});var E=o(93876);const P=C=>C.replace(/_(\w)/g,(U,x)=>x.toUpperCase()),v=C=>C.replaceAll("_","-");function M(C,U,x){
const $=U.filter(p=>/^\w+$/.test(p));return $.length===0?C:C.replace(new RegExp(`\\b(?:${$.join("|")})\\b`,"g"),x)}const f=C=>(0,E.zI)(C).path??`/v1/${C}`}),30491:((le,Y,o)=>{
o.d(Y,{s:()=>v});function E(M,f){const C=[],U=[],x=`use ${f.map($=>`{${$}}`).join(", ")}`;for(const $ of M.normalize("NFC").split(/(\{[^{}]*\})/)){const p=f.find(
T=>`{${T}}`===$);if(p)C.push({placeholder:p});else if(/^\{[^{}]*\}$/.test($))U.push($);else{if(/[{}]/.test($))return{problem:`has a brace that belongs to no pla\
ceholder; ${x}`};$&&C.push({literal:$})}}return U.length===0?{pieces:C}:{problem:`has the unknown ${U.length===1?"placeholder":"placeholders"} ${U.join(" and ")}\
; ${x}`}}const P=["number","last","label","name"],v=M=>E(M,P)}),60480:((le,Y,o)=>{o.d(Y,{Ly:()=>f,NL:()=>T,UL:()=>C,aW:()=>M,bs:()=>p,ml:()=>h,p6:()=>v,vg:()=>U});
var E=o(49153);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function v(g){const c=[],l=[];for(const[d,O]of g.split(",").entries()){const A=d+1,N=P.exec(O),b=V=>{l.
push(`entry ${A} ('${h(O)}') ${V}`)};if(O.trim()===""){l.push(`entry ${A} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!N){
b(x(O));continue}const j=Number(N[1]),B=N[3]===void 0?void 0:Number(N[3]);j===0||B===0?b("names page 0: pages count from 1, and -1 is the last page"):c.push({from:j,
to:B,range:N[2]!==void 0,text:O.trim(),position:A})}return l.length>0?{problem:p(l)}:{items:c}}function M(g,c,l){const d=B=>(0,E.G6)([{field:"page_order",message:B}]),
O=v(g);if("problem"in O)throw d(O.problem);const A=f(O.items,c);if("problem"in A)throw d(A.problem);const N=C(A.spans);if(N>l)throw d(`names ${N} pages in all; \
at most ${l} are allowed`);const b=new Uint32Array(N);let j=0;for(const{first:B,last:V}of A.spans){const k=B<=V?1:-1;for(let X=B;X!==V+k;X+=k)b[j++]=X}return b}
function f(g,c){const l=c===1?"1 page":`${c} pages`,d=[],O=g.map(A=>{const N=k=>k<0?c+1+k:k,b=N(A.from),j=A.range?A.to===void 0?c:N(A.to):b,V=[[A.from,b],[A.to??
A.from,j]].find(([,k])=>k<1||k>c);return V&&d.push(`entry ${A.position} ('${h(A.text)}') names ${U(V[0])}, but the document has ${l}`),{first:b,last:j}});return d.
length>0?{problem:p(d)}:{spans:O}}const C=g=>g.reduce((c,{first:l,last:d})=>c+Math.abs(d-l)+1,0);function U(g){return Number.isSafeInteger(g)?`page ${g}`:"a pag\
e far beyond its end"}function x(g){return/^ *\.\./.test(g)?"has no start: a range is written 1..5":T(g)??"is not a page, such as 3 or -1, nor a range, such as \
2..5 or 2.."}const $=5;function p(g){const c=g.length-$;return[...g.slice(0,$),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function T(g){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(g);return c?`is not a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(g)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(g)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function h(g){const c=[
...g].map(l=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(l)?"?":l);return c.length>40?`${c.slice(0,40).join("")}…`:c.join("")}}),13140:((le,Y,o)=>{o.d(Y,{k1:()=>f,lY:()=>M,
m7:()=>C});var E=o(49153),P=o(60480);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function M($){const p=[],T=[];for(const[h,g]of $.split("\
,").entries()){const c=h+1,l=g.trim();if(l===""){T.push(`entry ${c} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const d=v.
exec(l),O=Oe=>{T.push(`entry ${c} ('${(0,P.ml)(l)}') ${Oe}`)};if(!d){O(x(l));continue}const[,A,N,b,j,B]=d,V={negated:A!==void 0,text:l,position:c};if(N!==void 0){
p.push({...V,pages:N.toLowerCase()});continue}const k=Number(b),X=j===void 0?k:B===void 0?"end":Number(B);k===0||X===0?O("names page 0: pages count from 1, and \
-1 is the last page"):p.push({...V,pages:{from:k,to:X}})}return T.length>0?{problem:(0,P.bs)(T)}:{items:p}}function f($,p,T="pages"){const h=O=>(0,E.G6)([{field:T,
message:O}]),g=M($);if("problem"in g)throw h(g.problem);const c=new U(p),l=new U(p),d=[];for(const O of g.items){const A=O.negated?l:c;if(typeof O.pages=="strin\
g"){A.add(O.pages);continue}const{from:N,to:b}=O.pages,j=N<0?p+1+N:N,B=b==="end"?p:b<0?p+1+b:b,k=(b==="end"?N<0?[[N,j]]:[]:[[N,j],[b,B]]).find(([,X])=>X<1||X>p);
k&&d.push(`entry ${O.position} ('${(0,P.ml)(O.text)}') names ${(0,P.vg)(k[0])}, but the document has ${p===1?"1 page":`${p} pages`}`),!(b==="end"&&j>p||d.length>
0)&&A.range(Math.min(j,B),Math.max(j,B))}if(d.length>0)throw h((0,P.bs)(d));return g.items.every(({negated:O})=>O)&&c.add("all"),c.without(l)}function C($){const p=M(
$);if("problem"in p||p.items.length!==1)return;const{negated:T,pages:h}=p.items[0];if(T)return;if(h==="all")return{first:1};if(typeof h=="string"||h.from<1)return;
const{from:g,to:c}=h;return c==="end"?{first:g}:c===-1?{first:g}:c<1?void 0:{first:Math.min(g,c),last:Math.max(g,c)}}class U{pageCount;differences;odd=!1;even=!1;constructor(p){
this.pageCount=p,this.differences=new Int32Array(p+2)}add(p){p!=="even"&&(this.odd=!0),p!=="odd"&&(this.even=!0)}range(p,T){this.differences[p]++,this.differences[T+
1]--}without(p){const T=new Uint32Array(this.pageCount);let h=0,g=0,c=0;for(let l=1;l<=this.pageCount;l++){g+=this.differences[l],c+=p.differences[l];const d=l%
2===1?"odd":"even";(g>0||this[d])&&!(c>0||p[d])&&(T[h++]=l)}return T.subarray(0,h)}}function x($){return/^(not +)?\.\./i.test($)?"has no start: a range is writt\
en 1..5":/^!/.test($)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)($.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),11980:((le,Y,o)=>{o.d(Y,{D_:()=>x,X4:()=>A,kU:()=>N});var E=o(49153),P=o(60480);const v=/^(\d+|first)-(\d+|last|end)?$/i,
M=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,f=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,C=/^(?:last|end)-(\d+|last|end)$/i,U=/^(-?\d+)-(-?\d+|last|end)$/i;
function x(b){if(Array.isArray(b))return $(b);if(typeof b!="string"&&typeof b!="number")return{problem:"must be text such as 1..3, or a list of pages"};const j=String(
b),B=j.split(/\r?\n/).filter(k=>k.trim()!=="");if(B.length>1&&B.every(k=>/^ *- +\S/.test(k)))return $(B.map(k=>p(k.replace(/^ *- +/,""))));const V=/^\s*\[(.*)\]\s*$/s.
exec(j);return V?$(V[1].split(",").map(p)):T(B.length>1?B.join(","):j)}function $(b){return b.some(j=>typeof j!="string"&&typeof j!="number")?{problem:'must be \
a list of pages such as 3, or of ranges such as "2..5"'}:T(b.join(","))}function p(b){return b.trim().replace(/^(["'])(.*)\1$/s,"$2")}function T(b){const j=[],B=[];
for(const[V,k]of b.split(",").entries()){const X=h(k),Pe=X.length>1&&X.some(H=>H.startsWith("-"))?g(X):X.map(c).find(H=>H!==void 0);Pe&&B.push(`entry ${V+1} ('${(0,P.
ml)(k.trim())}') is ambiguous: write ${Pe.join(" or ")}`),j.push(X.length===0?k:X.map(l).join(","))}return B.length>0?{problem:(0,P.bs)(B)}:{text:j.join(",")}}function h(b){
const j=b.split(/\s+/).filter(V=>V!==""),B=[];for(const V of j){const k=B.at(-1);k?.toLowerCase()==="not"?B[B.length-1]=`${k} ${V}`:B.push(V)}return B}function g(b){
const j=b.map(l).join(","),[B,V,...k]=b,X=k.length===0&&V?/^-(\d+)$/.exec(V):null;return X&&B&&/^\d+$/.test(B)?[j,`${B}..${X[1]}`]:[j]}function c(b){const j=b.replace(
/^not /i,""),B=C.exec(j);if(B)return/^\d/.test(B[1])?[`-${Number(B[1])+1}`,`-1..${B[1]}`]:["-1"];const V=U.exec(j);if(!V||v.test(j))return;const[,k,X]=V;return X.
startsWith("-")?[`${k}..${X}`,`${k},${X}`]:[`${k}..${O(X)}`,`${k},-${X}`]}function l(b){const[,j="",B=""]=/^(not )?(.*)$/i.exec(b)??[],V=v.exec(B)??M.exec(B)??f.
exec(B);return V?`${j}${O(V[1])}..${O(V[2]??"")}`:`${j}${O(B)}`}const d={first:"1",last:"-1",end:"-1"},O=b=>d[b.toLowerCase()]??b;function A(b){const j=x(b);return"\
problem"in j?j:(0,P.p6)(j.text)}function N(b,j,B,V="ranges"){const k=I=>(0,E.G6)([{field:V,message:I}]),X=A(b);if("problem"in X)throw k(X.problem);const Oe=(0,P.
Ly)(X.items,j);if("problem"in Oe)throw k(Oe.problem);const Pe=Oe.spans.flatMap(({first:I,last:R},z)=>{const{position:K,text:ae}=X.items[z];return I<=R?[]:[`entr\
y ${K} ('${(0,P.ml)(ae)}') ends before it starts: write ${R}-${I}`]});if(Pe.length>0)throw k((0,P.bs)(Pe));const H=(0,P.UL)(Oe.spans);if(H>B)throw k(`names ${H}\
 pages in all; at most ${B} are allowed`);return Oe.spans}}),35092:((le,Y,o)=>{o.d(Y,{E:()=>U,L:()=>f});var E=o(38917),P=o(30491);function v(x){const $=(0,P.s)(
x);return"problem"in $?$.problem:void 0}const M=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,f=x=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(x),U={"file-nam\
e":{holds:x=>!/[/\\\p{Cc}\p{Cs}]/u.test(x)&&/[^. ]/.test(x),words:"a file name without folders"},"media-type":{holds:f,words:"a media type such as text/xml or a\
pplication/pdf"},date:{holds:x=>(0,E.Z)(x)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:x=>v(x)===
void 0,words:"text such as {number} / {last}",problem:v},"language-tag":{holds:x=>M.test(x),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),91203:((le,Y,o)=>{
o.d(Y,{GW:()=>v,_m:()=>C,lg:()=>P,r7:()=>f});const E=null,P={"application/json":".json","text/plain":".txt","text/markdown":".md"};function v(U){const{per_page:x,
layout:$}=U;return x===!0?"application/json":$==="markdown"?"text/markdown":"text/plain"}function M(U){const x=v(U);return x==="text/markdown"?["application/jso\
n",x,"text/plain"]:[...new Set(["application/json",x])]}const f=({text:U})=>typeof U=="string"?U:"";function C({text:U,pages:x,...$}){return $}})};
