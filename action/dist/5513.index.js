"use strict";exports.id=5513,exports.ids=[5513],exports.modules={34947:((de,G,o)=>{o.d(G,{Ms:()=>C,PJ:()=>U,TF:()=>p,Ye:()=>b,_N:()=>f,oD:()=>T,qf:()=>$});var E=o(73024),M=o.
n(E);const _=1<<20,b=h=>v(()=>E.realpathSync.native(h)),f=h=>v(()=>(0,E.statSync)(h)),C=h=>v(()=>(0,E.lstatSync)(h)),U=h=>C(h)?.isSymbolicLink()??!1;async function T(h){
if((0,E.statSync)(h).size<=_)return(0,E.readFileSync)(h);const{readFile:g}=await Promise.resolve().then(o.t.bind(o,51455,23));return g(h)}async function $(h,g){
if(g.length<=_)return(0,E.writeFileSync)(h,g,{flag:"wx"});const{writeFile:c}=await Promise.resolve().then(o.t.bind(o,51455,23));await c(h,g,{flag:"wx"})}const p=h=>v(
()=>(0,E.unlinkSync)(h));function v(h){try{return h()}catch{return}}}),66502:((de,G,o)=>{o.d(G,{Ck:()=>v,SV:()=>T,YY:()=>$,wI:()=>p});var E=o(76760),M=o.n(E),_=o(
49153),b=o(34947),f=o(44168);const C=/^(?:\.git|git~\d+)[. ]*$/i,U=new RegExp("\\p{Cf}","gu"),T=l=>l.split(/[\\/]/).some(m=>C.test(m.replace(U,"")));function $(l,m){
const O=(0,f.GS)(l,m),P=(0,f.I5)(l,O),A=(0,b.Ye)(O);if(P===void 0)return"is outside the workspace and RUNNER_TEMP";if(A===void 0)return(0,b.PJ)(O)?"is a link to\
 a file that does not exist":"does not exist";if(c(l,A)!==g(P))return`is a link that leads out of ${P===l.workspace?"the workspace":"RUNNER_TEMP"}`;if(T(M().relative(
g(P),A)))return"is below .git, which is not read";const x=(0,b._N)(A);if(!x?.isFile())return x?.isFIFO()?"is a named pipe, not an ordinary file":x?.isDirectory()?
"is a folder":"is not an ordinary file"}function p(l,m){const O=(0,f.GS)(l,m),P=(0,f.I5)(l,O);if(P===void 0)throw h(m,"is outside the workspace and RUNNER_TEMP");
const A=g(P),x=M().relative(P,O).split(M().sep);for(let j=1;j<=x.length;j++){const Y=M().join(A,...x.slice(0,j));if(!(0,b.PJ)(Y))continue;const F=(0,b.Ye)(Y),X=F===
void 0||c(l,F)===void 0;throw h(m,X?"leads out of the workspace through a link":"leads through a link")}const B=M().join(A,...x);if(T(M().relative(A,(0,b.Ye)(B)??
B)))throw h(m,"is below .git");return B}function v(l,m){try{return(0,b.Ms)(M().join(p(l,M().dirname(m)),M().basename(m)))!==void 0}catch{return!1}}const h=(l,m)=>new _.
zU("configuration",`'${l}' ${m}: nothing is written there`),g=l=>(0,b.Ye)(l)??l,c=(l,m)=>(0,f.RD)(l).map(g).filter(O=>(0,f.FK)(M().relative(O,m))).sort((O,P)=>P.
length-O.length)[0]}),12222:((de,G,o)=>{o.d(G,{K2:()=>U,Nk:()=>$,OM:()=>p,hQ:()=>T,pL:()=>v});var E=o(73024),M=o.n(E),_=o(76760),b=o.n(_),f=o(49153),C=o(99586);
function U(h){const g=new Map,c=l=>{const m=g.get(l);if(m!==void 0)return m;let O=l;try{O=(0,E.realpathSync)(l)}catch{const P=b().dirname(l);P!==l&&(O=b().join(
c(P),b().basename(l)))}return g.set(l,O),O};return l=>{const m=b().resolve(h,l),O=b().join(c(b().dirname(m)),b().basename(m));return T(O)}}const T=h=>process.platform===
"win32"||process.platform==="darwin"?h.normalize("NFC").toLowerCase():h;function $(h){if(process.platform!=="win32")return;const g=h.replace(/^[a-z]:/i,"").split(
/[\\/]/),[c]=g.flatMap(l=>/^\.{0,2}$/.test(l)?[]:(0,C.tb)(l)??[]);return c===void 0?void 0:`'${h}' cannot be written: a part of it ${c}`}function p({matched:h,overwrite:g,
identity:c,exists:l}){const m=new Set(h.map(c)),O=new Set;return(P,A)=>{const x=$(P);if(x!==void 0)throw(0,f.G6)([{field:"output",message:x}]);const B=c(P),j=A.
inputs.some(Y=>c(Y)===B);if(O.has(B)||m.has(B)&&!(g&&j))throw(0,f.G6)([{field:"output",message:`'${P}' is another input or result: choose a different pattern`}]);
if(!g&&l(P))throw(0,f.G6)([{field:"output",message:v([P])}]);O.add(B)}}function v([h,...g]){const c=g.length===0?" exists":` and ${g.length} more exist`;return`\
'${h}'${c} already: choose a different pattern, or set overwrite to true`}}),35005:((de,G,o)=>{o.d(G,{_V:()=>_,gY:()=>M,wm:()=>b});var E=o(49153);const M="versi\
on https://git-lfs.github.com/spec/",_=f=>f.subarray(0,M.length).toString("latin1")===M;function b(f){if(_(f))throw new E.zU("unreadable_document","The file is \
a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}}),44168:((de,G,o)=>{o.d(
G,{Aq:()=>C,FK:()=>h,GS:()=>T,I5:()=>$,NB:()=>p,RD:()=>U,d7:()=>g,dR:()=>v});var E=o(76760),M=o.n(E),_=o(49153),b=o(40477),f=o(34947);function C(){const c=process.
env.GITHUB_WORKSPACE;try{process.chdir(c??".")}catch(P){throw new _.zU("configuration",`The workspace '${c}' cannot be opened (${(0,b.xU)(P)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:P})}const l=process.cwd(),m=process.env.RUNNER_TEMP||void 0,O=[c??l,(0,f.
Ye)(l)??l].map(P=>[M().resolve(P),l]);return m!==void 0&&O.push([(0,f.Ye)(m)??m,m]),{workspace:l,temporary:m,otherNames:O.filter(([P,A])=>P!==A)}}const U=({workspace:c,
temporary:l})=>l===void 0?[c]:[c,l];function T({workspace:c,otherNames:l=[]},m){const O=M().resolve(c,m);for(const[P,A]of l){const x=M().relative(P,O);if(h(x))return M().
join(A,x)}return O}const $=(c,l)=>U(c).filter(m=>h(M().relative(m,l))).sort((m,O)=>O.length-m.length)[0],p=(c,l)=>$(c,T(c,l))!==void 0;function v(c,l){const m=T(
c,l),O=M().relative(c.workspace,m);return g(h(O)?O:m)}const h=c=>c!==".."&&!c.startsWith(`..${M().sep}`)&&!c.startsWith("../")&&!M().isAbsolute(c),g=c=>M().sep===
"/"?c:c.replaceAll(M().sep,"/")}),59105:((de,G,o)=>{o.d(G,{A:()=>$,z:()=>v});var E=o(73024),M=o.n(E),_=o(76760),b=o.n(_),f=o(49153),C=o(40477),U=o(34947),T=o(66502);
class ${places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(c,l){this.places=c,this.overwrite=l}async write(c){if(this.closed)throw h();
const l=this.writeAll(c);this.running.add(l),await l.finally(()=>this.running.delete(l))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(c){
const l=[],m=[];let O=c[0]?.path??"";try{for(const P of c){if(this.closed)throw h();if(O=P.path,(0,T.SV)(b().basename(P.path)))throw new f.zU("configuration",`'${P.
path}' is a name that Git uses: set output to another name`);const A=b().join(this.folder(b().dirname(P.path)),b().basename(P.path)),x=b().join(b().dirname(A),`\
.octavo-${process.pid}-${++this.serial}.tmp`);m.push(x),await P.write(x),l.push({temporary:x,target:A,path:P.path})}for(const{temporary:P,target:A,path:x}of l)O=
x,this.checkAgain(x,A),(0,E.renameSync)(P,A)}catch(P){for(const A of m)(0,U.TF)(A);throw P instanceof f.zU?P:v(O,P)}}checkAgain(c,l){const m=(0,T.wI)(this.places,
b().dirname(c));if(b().join(m,b().basename(c))!==l||!this.overwrite&&(0,U.Ms)(l)!==void 0)throw new f.zU("configuration",`'${c}' was made by another program whi\
le the step ran and is not replaced: run the step again`)}folder(c){let l=this.folders.get(c);return l===void 0&&(l=(0,T.wI)(this.places,c),(0,E.mkdirSync)(l,{recursive:!0}),
this.folders.set(c,l)),l}}const p={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"t\
here is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, no\
t a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function v(g,c){const l=(0,C.xU)(c),m=p[l]??
`the file system refused it (${l})`;return new f.zU("configuration",`'${g}' could not be written: ${m}`,{cause:c})}const h=()=>new f.zU("cancelled","The step wa\
s cancelled")}),40477:((de,G,o)=>{o.d(G,{Hn:()=>_,IV:()=>C,cz:()=>f,g$:()=>M,hS:()=>b,uP:()=>T,xU:()=>U});var E=o(49153);const M=$=>$.replace(/[\p{Cc}\u2028\u2029]+/gu,
" ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),_=$=>M($).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),b=($,p)=>`${$}\
 ${p}${$===1?"":"s"}`,f=$=>$.reduce((p,v)=>p+v,0);function C($){const p=["B","kB","MB","GB"];let v=$,h=0;for(;v>=999.95&&h<p.length-1;h++)v/=1e3;return`${h===0||
v>=99.95?Math.round(v):v.toFixed(1)} ${p[h]}`}function U($){const p=typeof $=="object"&&$!==null&&"code"in $?$.code:void 0;return typeof p=="string"?p:"unknown \
reason"}function T($){if(!($ instanceof Error))return typeof $;const p=[`${$.name} (${U($)})`,...(0,E.ek)($)].join(`
    `);return $.cause===void 0?p:`${p}
caused by ${T($.cause)}`}}),53673:((de,G,o)=>{o.d(G,{u:()=>M});var E=o(31184);const M=(_,b,f)=>_==="inputs"?(0,E.an)(b,f,E.i9):b}),65280:((de,G,o)=>{o.d(G,{E4:()=>f,
EI:()=>U,Lc:()=>C});var E=o(96995),M=o(93876),_=o(53673);const b="check_document";function f({name:T},$){return T===b?{...$,on_violation:"report"}:$}function C({
name:T,params:$},p,v){if(T!==b||!p.data)return p;const h=c=>(0,_.u)(v,c,[c]),g=(0,E.MH)(p.data,{nameOf:h,restate:c=>({...c,message:(0,_.u)(v,c.message,E.oH)})});
return $.on_violation==="error"&&(0,E.Pu)(g),{...p,data:g}}function U(T){return T instanceof E.EC?{[(0,M.zI)(b).dataKey??""]:T.report}:{}}}),58227:((de,G,o)=>{o.
d(G,{C:()=>g,g:()=>c});var E=o(49153),M=o(31184),_=o(93876),b=o(99762),f=o(99586),C=o(6009),U=o(91203),T=o(34947),$=o(53673),p=o(52031),v=o(66886),h=o(65280);class g extends Error{input;cause;step;operation;constructor(L,K,z,ie){
super("a job failed"),this.input=L,this.cause=K,this.step=z,this.operation=ie}}async function c(I,L,K,z){const ie=I.inputs[0]??"",Q={source:ie},me=[];try{let ee=[];
for(const[te,r]of I.inputs.entries())Q.source=r,ee.push({position:te,source:r,document:await z.read(r),facts:{},notes:[],data:{}});const q=ee.reduce((te,{document:r})=>te+
z.sizeOf(r),0);for(const[te,r]of L.steps.entries())Q.operation=r.name,L.steps.length>1&&(Q.step=`steps[${te+1}] (${r.name})`),ee=await Oe(ee,r,I,L,K,Q),me.push(
...ee.flatMap(({document:d,files:N=[]})=>[d,...N]));Q.source=ie,delete Q.step,delete Q.operation;const ge=P(I,ee).map(te=>l(te,q,L,z)),fe=ge.flatMap(({output:te,
result:r})=>te===null||r===null?[]:[{path:te,write:d=>O(r,d,z)}]);for(const{path:te}of fe)L.claim(te,I);return await L.write(fe),ge.map(({result:te,status:r,output:d,
pages:N,facts:R,notes:J,message:V,data:oe})=>{const ae=te===null?null:m(te,z);return{status:r,input:ie,inputs:I.inputs,output:d,pages:N,bytesBefore:q,bytesAfter:ae,
facts:R,notes:J,message:V,data:oe}})}catch(ee){throw new g(Q.source,ee,Q.step,Q.operation)}finally{await z.release(me)}}function l(I,L,{minimumSaving:K},z){const ie=I.
result===null?void 0:(0,v.A)(L,m(I.result,z),K);return ie===void 0?I:{...I,status:"skipped",output:null,result:null,message:ie}}const m=(I,L)=>I instanceof Uint8Array?
I.length:L.sizeOf(I),O=(I,L,K)=>I instanceof Uint8Array?(0,T.qf)(L,I):K.write(I,L);function P(I,L){if(I.kind==="files")return L.flatMap(Q=>F(I,Q));const K=Q=>(0,f.
NL)(L.map(({document:me},ee)=>(0,f.jC)(Q(me)??"",f.ly,(0,b.n)(ee+1))),f.ly),z=K(({title:Q})=>Q),ie=K(({match:Q})=>Q);return L.map(({document:Q,facts:me,notes:ee,
data:q},ge)=>({status:"done",output:I.kind==="data"?null:I.outputPath({index:ge+1,title:z[ge]??"",match:ie[ge]??""}),result:I.kind==="data"?null:(0,p.KH)(I.kind)?
x(q):Q,pages:Q.pageCount??null,facts:{...me,...I.tellsMatch&&Q.match!==void 0&&{match:Q.match}},notes:j(ee),message:null,data:(0,p.KH)(I.kind)?B(q):q}))}const A=(0,_.
zI)("extract_text").dataKey??"";function x({[A]:I={}}){return Buffer.from(I.pages===void 0?(0,U.r7)(I):JSON.stringify(I),"utf8")}const B=({[A]:I={},...L})=>({...L,
[A]:(0,U._m)(I)}),j=I=>I.map(({text:L})=>L),Y={...f.zE,leadingDots:!1};function F(I,{files:L=[],facts:K,notes:z,data:ie}){const Q={pages:null,notes:j(z),data:ie};
if(L.length===0)return[{...Q,status:"skipped",output:null,result:null,facts:K,message:"The document holds no such files"}];const me=(0,f.NL)(L.map(({name:ee},q)=>(0,f.
jC)(ee,Y,`file-${q+1}`)),Y);return L.map((ee,q)=>({...Q,status:"done",output:I.outputPath({index:q+1,file:me[q]??""}),result:ee,facts:{...K,mediaType:ee.mediaType,
...ee.facts},message:null}))}const X=(I,L)=>({...I,...L});async function Oe(I,L,K,z,ie,Q){const{input:me,dataKey:ee}=(0,_.zI)(L.name),q=me==="many",ge=q?[I]:I.map(
te=>[te]),fe=[];for(const te of ge){const[r]=te;if(!r)continue;Q.source=r.source;const d=await z.parametersOf(L,q?K.inputs[0]??"":r.source),N=L.name==="add_page\
_numbers"?z.numbersOf(K,r.position):void 0,R=(0,h.E4)(L,X(d,N)),J=await ie.run(L.name,te.map(({document:ne})=>ne),R,{signal:z.signal,onProgress:ne=>z.onProgress(
r.source,(0,M.i9)(L.name),ne)}).catch(ne=>{const Ae=ne instanceof E.zU?ne.position:void 0;throw Q.source=te[(Ae??1)-1]?.source??r.source,ne}),{documents:V,files:oe,
notes:ae,facts:xe,data:Ee}=(0,h.Lc)(L,J,z.spelling),Pe=q?{...r,facts:{},data:{}}:r,Te={source:r.source,facts:{...Pe.facts,...xe},notes:(0,C.p5)(te.flatMap(ne=>ne.
notes),ae.map(({code:ne,message:Ae,mentions:Ue=[]})=>({code:ne,text:(0,$.u)(z.spelling,Ae,Ue)}))),data:Ee===void 0||ee===void 0?Pe.data:{...Pe.data,[ee]:Ee}},{position:le}=r;
if(oe!==void 0)fe.push({...Te,position:le,document:r.document,files:oe});else for(const ne of V){const Ae={...q?{}:Me(r.document),...Me(ne),name:r.document.name};
fe.push({...Te,position:le,document:{...ne,...Ae},facts:{...Te.facts,...k(ne)}})}}return fe}const Me=({title:I,match:L})=>({...I===void 0?{}:{title:I},...L===void 0?
{}:{match:L}});function k({firstPage:I,lastPage:L,title:K}){return{...I===void 0||L===void 0?{}:{firstPage:I,lastPage:L},...K===void 0?{}:{title:K}}}}),77563:((de,G,o)=>{
o.d(G,{NZ:()=>$,R5:()=>T,ZK:()=>U});var E=o(76760),M=o.n(E),_=o(49153),b=o(40477),f=o(34947),C=o(35005);const U=p=>({read:v=>T(v,p),sizeOf:({bytes:v})=>v.length,
write:({bytes:v},h)=>(0,f.qf)(h,v),release:async()=>{}});async function T(p,v){const h=await(0,f.oD)(M().resolve(v,p)).catch(g=>{throw(0,b.xU)(g)==="ERR_FS_FILE\
_TOO_LARGE"?new _.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:g}):$(g)});
return(0,C.wm)(h),{name:M().posix.basename(p),bytes:h}}const $=p=>new _.zU("unreadable_document",`The file could not be opened (${(0,b.xU)(p)})`,{cause:p})}),45513:((de,G,o)=>{
var E=o(67981),M=o(73024),_=o(49153),b=o(31184),f=o(40477),C=o(53673);const U=4096;function T(e,t){const n=(0,_.l3)(e),s=[n,...n.others].map(i=>{const a=$(i),u=i.
advice===void 0?a:`${a.replace(/[.:]$/,"")}. ${i.advice}`;return(0,C.u)(t,u,(0,_.R3)(i))});return(0,f.g$)(s.join(". ")).slice(0,U)}const $=({message:e,issues:t})=>t.
filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),p=10;class v{given=0;add(t,n,s){
const i=(0,f.g$)(t).slice(0,U);this.given++,this.given<=p?E.$e(i,{...n===void 0?{}:{file:n},...s===void 0?{}:{title:s}}):E.pq(n===void 0?`Warning: ${i}`:`Warnin\
g: ${(0,f.g$)(n)}: ${i}`)}}var h=o(66502),g=o(12222),c=o(44168),l=o(6996),m=o(93876),O=o(11980);function P(e,t){const n=Object.entries((0,m.zI)(e).fields).filter(
([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const A="or a length such as 20 mm, 2 cm or 0.5 in",x={
mm:25.4,cm:2.54,in:1},B=/^\s*(\d+(?:\.\d*)?|\.\d+)\s*(mm|cm|in)\s*$/i,j=e=>e.kind==="decimal"&&e.unit==="inches";function Y(e){const[,t,n]=B.exec(e)??[],s=x[n?.
toLowerCase()??""];return s===void 0?e:(Number(t)/s).toFixed(10).replace(/\.?0+$/,"")}const F={encryption_algorithm:"AES-256"},X="maximum_bytes",Oe="or a size s\
uch as 18 MB or 18 MiB",Me={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},k=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function I(e){const[,t,n]=k.exec(
e)??[],s=Me[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}const L={name:"file",bytes:Uint8Array.of(0)},K=["{dir}",
"{name}"],z="compare_to";function ie({name:e,raw:t,typed:n,fromBase:s=!1},i){const{fields:a}=(0,m.zI)(e),u={},y={},w=[];for(const[W,H]of Object.entries({...q(a),
...t})){const Z=a[W];if(Z===void 0)continue;const ce=ge(W,Z,H,n[W]);"problem"in ce&&w.push({field:W,message:ce.problem}),"path"in ce&&(y[W]=ce.path),u[W]="value"in
ce?ce.value:Z.kind==="json"?{}:L}s&&(u[z]??=L);const D=(0,l.qL)(e,u,i),S=new Set(w.map(({field:W})=>W));for(const W of D.issues)S.has(W.field)||w.push(Q(W,a[W.field]));
return w.length===0&&w.push(...ee(e,u,D.params)),{step:{name:e,params:D.params,paths:y,...s&&{fromBase:s}},issues:w}}function Q(e,t){const n=e.field===X?Oe:t&&j(
t)?A:void 0;return n===void 0?e:{...e,message:`${e.message}, ${n}`}}const me=["pages","first_page","last_page"];function ee(e,t,n){const s=a=>t[a]!==void 0&&t[a]!==
"";return(e==="extract_pages"||e==="remove_pages")&&!me.some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:me.
slice(1)}]:P(e,{...n})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what readers must not do to\
 false, or give user_password",mentions:["user_password"]}]:[]}const q=e=>Object.fromEntries(Object.entries(F).filter(([t])=>Object.hasOwn(e,t)));function ge(e,t,n,s){
if(n===""||n===null||s===null)return{value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!="string"&&!Array.isArray(n))return{problem:"must be pag\
es such as 1..3, or a list of pages"};const a=(0,O.D_)(n);return"problem"in a?a:{value:a.text.trim()}}if(t.kind==="json"&&typeof n=="object"&&!Array.isArray(n))
return{value:s};if(typeof n!="string")return{problem:`must be a single value, and is a ${Array.isArray(n)?"list":"mapping"}`};const i=n.trim();return t.kind==="\
text"?{value:n}:i===""?{value:""}:t.kind==="json"&&!/^\{/.test(i)&&i.includes(`
`)?{problem:fe}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(i)?te(i):j(t)?{value:Y(i)}:{value:e===X?I(i):i}}const fe='must be a JSON object \
such as {"name": "value"}, or the path of a file that holds one; inside steps it can also be a YAML mapping';function te(e){const t=e.match(/\{[^{}]*\}/g)?.find(
n=>!K.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${K.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must b\
e the path of one file"}:{path:e}}const r="compare_documents",d={withBase:!1,showText:!1,failOnDifference:!1},N=e=>({withBase:e("compare-with-base"),showText:e(
"show-text"),failOnDifference:e("fail-on-difference")});function R(e,{withBase:t,showText:n}){return e.name!==r?e:{...e,raw:{...n&&{with_text:"true"},...e.raw},
fromBase:t}}function J(e,{withBase:t,showText:n,failOnDifference:s}){const i=[...t?["compare-with-base"]:[],...n?["show-text"]:[],...s?["fail-on-difference"]:[]];
return e.some(({name:a})=>a===r)?t?e.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:e.some(({paths:a})=>a[z]!==void 0)?
[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(a=>({field:a,message:"needs the operation compare-doc\
uments"}))}var V=o(96512);function oe(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,V.q)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"\
begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.
trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns \
such as docs/**/*.pdf, one per line"}}const ae="add_page_numbers",xe=new Set(["extract_pages","remove_pages","reorder_pages"]),Ee=e=>e.find(({name:t})=>t===ae)?.
params;function Pe(e){const t=i=>[{field:"continue-numbers",message:i}],n=e.filter(({name:i})=>i===ae);if(n.length!==1)return t("needs one step add-page-numbers");
if(Ee(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:i})=>Te(
i));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function Te(e){const{input:t,
output:n,accepts:s}=(0,m.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||xe.has(e)}var le=o(66886),ne=o(99678);const Ae={split:["split_by_page_count","split_b\
y_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_document"],encrypt:["add_password"],protect:["add_password","add_\
restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],
watermark:["add_text_watermark","add_image_watermark"]};function Ue(e,t){const n=e.split(/[\s,;|+]+/).filter(i=>i!=="");if(n.length>1&&n.every(i=>(0,m.F)(i.replaceAll(
"-","_"))))return". Several operations go into steps, as a list";const s=Ae[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).
join(" or ")}?)`:(0,ne.h)(e,m.qj.map(t))}const nt=m.qj.map(b.i9).join(", "),_e='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',At=[...new Set(
m.qj.flatMap(e=>(0,m.nX)((0,m.zI)(e)).map(([t])=>t)))],He=new Set(m.qj.flatMap(e=>Object.entries((0,m.zI)(e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function Dt(e,t,n=d){
const s=new Map;for(const y of At){const w=e((0,b.i9)(y));w!==""&&(He.has(y)&&t(w),s.set(y,w))}const i=e("operation").trim(),a=e("steps");if(a.trim()!==""){const{
value:y,typed:w,problem:D}=(await Promise.all([o.e(1917),o.e(4896)]).then(o.bind(o,74896))).parseList(a);for(const W of Ye(y))t(W);const S=[];return i!==""&&S.push(
{field:"operation",message:"give either operation or steps, not both"}),D!==void 0?{steps:[],issues:[...S,{field:"steps",message:`${D}: ${_e}`}],warnings:[]}:Tt(
y,w,s,S,n)}if(i==="")return ot("operation",`is required, unless steps is given: one of ${nt}`);const u=i.replaceAll("-","_");return(0,m.F)(u)?xt(u,s,n):ot("oper\
ation",`must be one of ${nt}${Ue(i,b.i9)}`)}function xt(e,t,n){const{fields:s}=(0,m.zI)(e),i=[...t.keys()].filter(S=>!Object.hasOwn(s,S)),{step:a,issues:u}=ie(R(
{name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),y=i.map(S=>({field:(0,b.i9)(S),message:`is not used: it is not a parameter of ${(0,b.i9)(e)}`})),w=i.filter(
S=>He.has(S)&&S!=="open_password"),D=u.map(({field:S,message:W,mentions:H=[]})=>({field:(0,b.i9)(S),message:(0,C.u)("inputs",W,H)}));return{steps:[a],issues:D.length>
0||w.length>0?[...D,...y]:[],warnings:y.map(({field:S,message:W})=>`${S} ${W}`)}}function Tt(e,t,n,s,i){const a=[...s],u=[];if(!Array.isArray(e)||e.length===0)return{
steps:u,issues:[...a,{field:"steps",message:_e}],warnings:[]};for(const w of n.keys())w!=="open_password"&&a.push({field:(0,b.i9)(w),message:"write it inside th\
e step that it belongs to"});const y=n.get("open_password");for(const[w,D]of e.entries()){const S=`steps[${w+1}]`,W=_t(D,t[w]);if("problem"in W){a.push({field:S,
message:W.problem});continue}a.push(...vt(W,S),...It(W.name,w,e.length,S));const H=y===void 0?W.raw:{open_password:y,...W.raw},Z=ie(R({...W,raw:H},i),"refuse");
u.push(Z.step),a.push(...Z.issues.map(({field:ce,message:he})=>({field:`${S}.${ce}`,message:he})))}return{steps:u,issues:a,warnings:[]}}function vt({name:e,raw:t},n){
const s=(0,m.nX)((0,m.zI)(e)).map(([u])=>u),i=Object.keys(t).filter(u=>!s.includes(u)),[a]=i.filter(u=>/^[-\d. ]+$/.test(u)&&!t[u]);return a!==void 0?[{field:`${n}\
.${a}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:i.map(u=>({field:`${n}.${u}`,message:`is not a parameter \
of ${e}: ${s.join(", ")}${(0,ne.h)(u,s)}`}))}function It(e,t,n,s){const{output:i,accepts:a}=(0,m.zI)(e);return i==="files"&&t+1<n?[{field:s,message:`${e} must b\
e the last step: it gives files that other operations do not take`}]:i==="text"&&t+1<n?[{field:s,message:`${e} must be the last step: it writes the text, and no\
 document`}]:a!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${a==="image"?"images":"text"}, which no other operation gives`}]:[]}function _t(e,t){
if(typeof e=="string")return Be(e,{},{});if(!(0,V.G)(e))return{problem:_e};const{operation:n,...s}=e;if(n!==void 0)return typeof n=="string"?Be(n,s,t):{problem:_e};
const[[i,a]=["",void 0],...u]=Object.entries(e);if(u.length>0)return{problem:`names several operations or has its parameters beside the name: ${_e}`};if(a===""||
a===void 0)return Be(i,{},{});const y=(0,V.G)(t)?t[i]:void 0;return(0,V.G)(a)?Be(i,a,y):{problem:_e}}function Be(e,t,n){const s=e.trim().replaceAll("-","_");if(!(0,m.
F)(s))return{problem:`must name one of ${m.qj.join(", ")}${Ue(e,u=>u)}`};const i=Object.keys(t),a=i.find((u,y)=>i.findIndex(w=>Se(w)===Se(u))!==y);return a!==void 0?
{problem:`gives ${Se(a)} twice, as ${i.filter(u=>Se(u)===Se(a)).join(" and ")}`}:{name:s,raw:st(t),typed:(0,V.G)(n)?st(n):{}}}const Se=e=>e.replaceAll("-","_"),
st=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Se(t),n]));function*Ye(e){if(Array.isArray(e))for(const t of e)yield*Ye(t);else if((0,V.G)(e))for(const[
t,n]of Object.entries(e))typeof n!="string"?yield*Ye(n):n!==""&&He.has(t.trim().replaceAll("-","_"))&&(yield n)}const ot=(e,t)=>({steps:[],issues:[{field:e,message:t}],
warnings:[]}),Xn=null,St=["failed","skipped","notes","nothing"],Je=32,Nt=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=Je,Rt=e=>/^\d{1,2}(?:\.\d+)?$/.test(e);async function Lt(e,t){
const n=[],s=ue=>e(ue).trim(),i=ue=>{const ye=s(ue);return ye!==""&&t(ye),ye},a=(ue,ye)=>{const se=s(ue)||ye[0],we=ye.find(be=>be===se);return we===void 0&&n.push(
{field:ue,message:`must be one of ${ye.join(", ")}`}),we??ye[0]},u=(ue,ye)=>{const se=s(ue).toLowerCase();return se!==""&&se!=="true"&&se!=="false"&&n.push({field:ue,
message:"must be true or false"}),se===""?ye:se==="true"},y=i("api-key"),w=i("github-token"),D=N(ue=>u(ue,!1)),{steps:S,issues:W,warnings:H}=await Dt(e,t,D),Z=oe(
s("files"));"problem"in Z&&n.push({field:"files",message:Z.problem});const ce=(ue,ye,se)=>{const we=s(ue);return we!==""&&!ye(we)&&n.push({field:ue,message:se}),
we===""?void 0:Number(we)},he=a("on-error",["fail","continue"])==="continue",re=s("fail-on")===""&&he?"nothing":a("fail-on",St);he&&re!=="nothing"&&n.push({field:"\
fail-on",message:"contradicts on-error: continue. Leave out one of the two"});const $e={steps:S,isList:s("steps")!=="",files:"lines"in Z?Z.lines:[],output:s("ou\
tput")||void 0,overwrite:u("overwrite",!1),ifNoFilesFound:a("if-no-files-found",["warn","error","ignore"]),changedOnly:u("changed-only",!1),dryRun:u("dry-run",!1),
continueNumbers:u("continue-numbers",!1),concurrency:ce("concurrency",Nt,`must be a whole number from 1 to ${Je}`),failOn:re,minimumSaving:ce("minimum-saving",Rt,
"must be a number of percent from 0 to 99, such as 5"),region:s("region"),baseUrl:s("base-url"),apiKey:y,summary:u("summary",!0),attest:u("attest",!1),githubToken:w,
comparing:D,warnings:H};if(W.length===0&&n.push(...Ct($e)),W.length+n.length>0)throw(0,_.G6)([...W,...n]);return $e}function Ct({steps:e,continueNumbers:t,minimumSaving:n,
comparing:s}){return[...t?Pe(e):[],...n===void 0?[]:(0,le.T)(e),...J(e,s)]}var je=o(52031),ve=o(34947),Ut=o(76760),De=o.n(Ut),Ne=o(63069);function Bt(e){const n=(De().
sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function Ve(e,t,n){for(const D of[e,...t])if(jt(D)>rt)throw(0,_.
G6)([{field:"files",message:`the pattern '${D}' has more than ${rt} * in one name: write fewer`}]);const{create:s}=await o.e(102).then(o.bind(o,50102)),a=[e,...t.
map(D=>D.slice(1).trim())].map(D=>Kt(D,n)).map((D,S)=>S===0?D:`!${D}`),u=await s(a.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw it(e)}),y=new Set((0,c.d7)(e).split("/")),w=D=>(0,c.dR)(n,D).split("/").some(S=>Wt.has(S)&&!y.
has(S));return(await u.glob()).filter(D=>!w(D))}const rt=4,jt=e=>Math.max(...(0,c.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),Wt=new Set([".git","node\
_modules"]);function Kt(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",De().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function it(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,_.G6)([{field:"files",message:t}])}
const Ft=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Ne.jB,Ne.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Ne.jN,Ne.yZ,Ne.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function zt(e,t,n){if(Ht(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Ne.oR)(e,Ft);if(s!==void 0)return s;const i=async u=>Ve(u,[],n).catch(()=>[]);if(t.length>
0&&(await i(e)).length>0)return"lines that begin with ! exclude every file that it matches";const a=Gt(e,n);if(a!==void 0)return a;if((0,ve._N)((0,c.GS)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[u,y]of kt(e)){const[w]=u===e?[]:await i(u);if(w!==void 0)return`${y}, and there is ${(0,c.dR)(
n,w)}`}}const kt=e=>[[at(e),"upper and lower case count"],[at(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],at=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function Gt(e,t){const n=(0,c.GS)(t,e).split(De().sep),s=n.findIndex(
i=>/[*?[]/.test(i));for(let i=1;i<=(s<0?n.length-1:s);i++){const a=n.slice(0,i).join(De().sep);if((0,c.I5)(t,a)===void 0||!(0,ve.PJ)(a))continue;const[u,y]=[(0,c.
dR)(t,a),(0,ve.Ye)(a)];return y===void 0?`'${u}' is a link to a folder that does not exist`:(0,c.NB)(t,y)?`'${u}' is a link, which patterns do not follow: write\
 '${(0,c.dR)(t,y)}' in its place`:`'${u}' is a link that leads out of the workspace`}}function Ht(e){try{return(0,M.readdirSync)(e).length===0}catch{return!1}}async function Yt(e,t,n,s){
const i=[],a=new Set,u=new Set,y=[],w=new Map;for(const[D,{text:S,literal:W}]of e.entries()){if(!W&&S.startsWith("!"))continue;if(!(0,c.NB)(t,S))throw it(S);const H=W?
[]:e.slice(D+1).flatMap(he=>he.text.startsWith("!")?[he.text]:[]),{matches:Z,isPath:ce}=await Vt(S,W,H,n,t);Z.length===0&&y.push({line:S,reason:await zt(S,H,t)});
for(const he of Z){const re=(0,c.dR)(t,he),$e=(0,h.YY)(t,he);if($e!==void 0){w.set(re,$e);continue}const ue=(0,g.hQ)(re);(!a.has(ue)||s&&ce&&u.has(ue))&&i.push(
re),a.add(ue),ce&&u.add(ue)}}return{files:i,empty:y,refused:w,idle:await Jt(e,t)}}async function Jt(e,t){const n=[],s=e.findIndex(({text:i,literal:a})=>a||!i.startsWith(
"!"));for(const[i,{text:a,literal:u}]of e.entries()){if(u||!a.startsWith("!"))continue;const y=a.slice(1).trim();i<s?n.push(`'${a}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,c.NB)(t,y)&&(await Ve(y,[],t).catch(()=>[])).length===0&&n.push(`'${a}' excludes nothing: no file\
 matches '${y}'`)}return n}async function Vt(e,t,n,s,i){const a=(0,c.GS)(i,e),u=!t&&/[*?[\]\\]/.test(e)?void 0:(0,ve._N)(a);if(t)return{matches:(0,ve.Ms)(a)===void 0?
[]:[a],isPath:!0};if(u?.isFile()&&n.length===0)return{matches:[a],isPath:!0};const y=await Ve(e,n,i),w=u?.isDirectory()?y.filter(D=>s.test(D)):y;return{matches:w.
length>1?Zt(w):w,isPath:u?.isFile()??!1}}function Zt(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,i)=>{for(let a=0;a<s.length&&a<i.length;a++){
const u=t(s[a]??"",i[a]??"");if(u!==0)return u}return s.length-i.length};return e.map(s=>({file:s,segments:(0,c.d7)(s).split("/")})).sort((s,i)=>n(s.segments,i.
segments)||(s.file<i.file?-1:1)).map(({file:s})=>s)}const Xt={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},We=5;async function Qt(e,t,n,s){
const i=(0,je.Ud)(e.steps),a=e.steps[0],u=Xt[(a&&(0,m.zI)(a.name).accepts)??"pdf"],y=await Yt(e.files,t,u,i);en(y,e.ifNoFilesFound,s);for(const Z of y.idle)s.add(
Z);const w=qt(y.files,n);if(w.length===0&&y.files.length>0&&ct("No file is left to work on: the steps use every file that matches. Name other files in files",e.
ifNoFilesFound,s),!e.changedOnly||w.length===0)return{matched:w,files:w};const{changedFiles:D}=await Promise.all([o.e(2958),o.e(1787),o.e(1266)]).then(o.bind(o,
81266)),S=await D(e.githubToken);if("unknown"in S)return s.add(`changed-only leaves nothing out: ${S.unknown}`),{matched:w,files:w};const W=Z=>S.paths.has(Z),H=[];
for(const Z of w)([Z,...n.neededBy(Z).keys()].some(W)||(await n.mentionedIn(Z)).some(W))&&H.push(Z);return E.pq(`${(0,f.hS)(H.length,"file")} of ${w.length} cha\
nged`),{matched:w,files:(i||e.continueNumbers)&&H.length>0?w:H}}function qt(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(
s=>{const i=n.get(s);return i!==void 0&&E.pq((0,f.g$)(`'${s}' is left out of files: ${i} uses it`)),i===void 0})}function en({files:e,empty:t,refused:n},s,i){const a=t.
map(({line:D,reason:S})=>S===void 0?`'${D}'`:`'${D}' (${S})`),u=[...n].map(([D,S])=>`'${D}' was left out: it ${S}`),y=a.length===0?"files, which is an empty lis\
t":tn(a),w=e.length>0||a.length===0||t.some(({reason:D})=>D!==void 0)?"":". Paths start at the workspace. Make sure that an earlier step creates the files";if(s===
"error"&&u.length>0)throw new _.zU("configuration",u.slice(0,We).join(". "));for(const D of u)i.add(D);a.length===0&&e.length+u.length>0||ct(`No file matches ${y}${w}`,
s,i)}function ct(e,t,n){if(t==="error")throw new _.zU("configuration",e);t==="warn"?n.add(e):E.pq((0,f.g$)(e))}function tn(e){return e.length<=We?e.join(", "):`${e.
slice(0,We).join(", ")} and ${e.length-We} more lines`}var nn=o(11966),sn=o(69130),Ke=o(1078);const ut=/\{(?:dir|name)\}/;class on{steps;places;base;shared=new Map;constructor(t,n,s){
this.steps=t,this.places=n,this.base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(i=>[this.pathFor(i,t),(0,b.i9)(n)])))}check(){
const t=[];for(const{paths:n}of this.steps)for(const[s,i]of Object.entries(n)){if(ut.test(i))continue;const a=this.problemOf(this.pathFor(i,""));a!==void 0&&t.push(
{field:s,message:a})}if(t.length>0)throw(0,_.G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:i},a){const u={};i&&this.base&&(u[z]=await this.base.read(
a));for(const[y,w]of Object.entries(s)){const D=this.pathFor(w,a),S=await(ut.test(w)?this.read(D,y):this.readOnce(D,y)),W=(0,m.zI)(t).fields[y]?.kind==="json",{
params:H,issues:Z}=(0,l.qL)(t,{[y]:W?ft(S):S}),ce=Z.filter(({field:he})=>he===y);if(ce.length>0)throw(0,_.G6)(ce.map(({field:he,message:re})=>({field:he,message:`\
'${D}': ${re}`})));u[y]=H[y]}return{...n,...u,...await this.mentionedBy(t,a)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(
n.name,t);return s?s.images.map(({file:i})=>i):[]}catch(s){if(s instanceof _.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.
imagesBeside(t,n);if(!s||s.images.length===0)return{};const{wire:i,images:a}=s,u=[];for(const{target:D,file:S}of a)u.push({name:D,bytes:(await this.read(S,i)).bytes});
const{issues:y}=(0,l.qL)(t,{[i]:u}),w=y.filter(({field:D})=>D===i);if(w.length>0)throw(0,_.G6)(w);return{[i]:u}}async imagesBeside(t,n){const[s]=Object.entries(
(0,m.zI)(t).fields).find(([,{kind:y}])=>y==="files")??[];if(s===void 0)return;const{bytes:i}=await this.read(n,s);if(i.length>nn.xG||!Buffer.from(i.buffer,i.byteOffset,
i.byteLength).includes("!["))return;const{imageTargets:a}=await Promise.all([o.e(1917),o.e(4299),o.e(5870)]).then(o.bind(o,15870)),u=[];for(const y of await a(ft(
{name:n,bytes:i}),new sn.o(Ke.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(y))continue;const w=(0,c.dR)(this.places,De().posix.join(De().posix.dirname(n),y.replace(
/[?#].*$/,"")));this.problemOf(w)===void 0&&u.push({target:y,file:w})}return{wire:s,images:u}}pathFor(t,n){const{dir:s,name:i}=De().posix.parse(n),a=t.replaceAll(
"{dir}",()=>s||".").replaceAll("{name}",()=>i);return(0,c.dR)(this.places,a)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),
s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,_.G6)([{field:n,message:s}]);const i=await(0,ve.oD)(De().resolve(this.places.workspace,t)).catch(
a=>{throw(0,_.G6)([{field:n,message:`'${t}' could not be opened (${(0,f.xU)(a)})`}])});return{name:De().posix.basename(t),bytes:i}}problemOf(t){if(!(0,c.NB)(this.
places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,ve.Ms)((0,c.GS)(this.places,t))===void 0)return`there is no file '${t}'. Paths start a\
t the workspace, and may hold {dir} and {name}`;const n=(0,h.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const ft=({bytes:e})=>new TextDecoder("u\
tf-8").decode(e);class Fe extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,this.cause=n}}async function rn(e,t,n){const{
continuedNumbers:s,countSelectedPages:i}=await Promise.all([o.e(7718),o.e(7390),o.e(586)]).then(o.bind(o,40586)),a=e.flatMap(({inputs:re})=>re),{pages:u,first_number:y}=Ee(
t),w=t.map(an).find(re=>re!==void 0);let D="";const S=function*(){for(const re of a)yield n(D=re)},W={pages:u,...w===void 0?{}:{open_password:w}},H=await i(S(),
W,{pause:Ke.v}).catch(re=>{throw new Fe(D,(0,_.l3)(re))}),Z=s(H,y),ce=new Map;let he=0;for(const re of e)ce.set(re,he),he+=re.inputs.length;return(re,$e)=>Z[(ce.
get(re)??0)+$e]}function an({name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_password"?s:void 0)}var lt=o(77563),cn=o(59105),un=o(65280),
Ce=o(58227);const fn=5;async function ln(e){const{jobs:t,inputs:n,chosen:s,secondFiles:i,numbersOf:a,claim:u,spelling:y}=e,w=new cn.A(e.places,n.overwrite),{execute:D,
lanes:S,close:W,abandon:H}=await s.open(t.length),Z=new AbortController,ce=()=>Z.signal.aborted,he=pn(async()=>{Z.abort(),await Promise.allSettled([w.close(),H()]),
await(0,Ke.v)(),await e.onCancelled(re.flatMap((se,we)=>se.length>0?se:[dn(t[we])]))}),re=t.map(()=>[]),$e=[];let ue;const ye={steps:n.steps,spelling:y,signal:Z.
signal,minimumSaving:n.minimumSaving,parametersOf:(se,we)=>i.parametersOf(se,we),numbersOf:a,claim:u,write:se=>w.write(se),onProgress:$n()};return await gn(t,S,
async(se,we)=>{if(!ce()){if(ue!==void 0){re[we]=[{...ze(se),status:"skipped",output:null,message:ue}];return}try{const be=await D(se,ye);re[we]=be;for(const[Ie,
pe]of be.entries())E.pq((0,f.g$)(hn(pe,be[Ie-1]?.notes)))}catch(be){if(ce())return;const Ie=be instanceof Ce.C?be.input:se.inputs[0]??"",pe=(0,_.l3)(be instanceof
Ce.C?be.cause:be);E.pq((0,f.g$)(`${Ie}: failed`));const Ge=be instanceof Ce.C?be.step:void 0,Pt=Ge===void 0?T(pe,y):`${Ge}: ${T(pe,y)}`;$e.push({file:Ie,message:Pt,
cause:pe.cause}),re[we]=[{...ze(se),status:"failed",input:Ie,output:null,message:Pt,data:(0,un.EI)(pe)}],pe.code==="unauthorized"&&(ue="Not tried, because the r\
egion refused the key")}}}),await he(),await W(),{rows:re.flat(),failures:$e}}const dn=e=>({...ze(e),status:"skipped",output:null,message:"Not done, because the\
 step was cancelled"});function mn(e){const t=e.map(ze);for(const{input:n,inputs:s,output:i}of t)E.pq((0,f.g$)(`${dt(n,s)}${i===null?": would be read only, and \
no file written":` → ${i}`}`));return t}function ze(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),
pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function hn(e,t=[]){const{input:n,inputs:s,output:i,pages:a,bytesBefore:u,bytesAfter:y,
notes:w,message:D}=e,S=dt(n,s),W=[...a===null?[]:[(0,f.hS)(a,"page")],y===null?(0,f.IV)(u??0):`${(0,f.IV)(u??0)} → ${(0,f.IV)(y)}`].join(", "),H=i===null?`${S}\
: ${D??"read"} (${W})`:`${S} → ${i} (${W})`,Z=w.filter(ce=>!t.includes(ce));return Z.length>0?`${H}. ${Z.join(" ")}`:H}const dt=(e,t)=>t.length>1?`${e} and ${t.
length-1} more`:e;function pn(e){let t;for(const[n,s]of[["SIGINT",130],["SIGTERM",143]])process.on(n,()=>{t||(E.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});
return()=>t}async function gn(e,t,n){const s=e.entries(),i=async()=>{for(const[a,u]of s)a>0&&await(0,Ke.v)(),await n(u,a)};await Promise.all(Array.from({length:Math.
min(t,e.length)},i))}function $n(){let e=process.uptime();return(t,n,s)=>{const i=process.uptime();i-e<fn||(e=i,E.pq((0,f.g$)(`${t}: ${n}, ${Math.round(s*100)} \
%`)))}}var mt=o(48161);async function yn(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.all([o.e(7718),o.e(2958),o.e(6053),o.e(7390),o.e(5283),o.e(4599)]).
then(o.bind(o,84599))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>En(n,t,e.concurrency),place:"on the runner"}}async function En(e,{workspace:t},n=Math.
min((0,mt.availableParallelism)(),Je)){const s=Math.min(e,n),i=(0,lt.ZK)(t),a=()=>Promise.resolve();if(s<2){const{localHere:w}=await o.e(7806).then(o.bind(o,27806)),
D=w();return{execute:(S,W)=>(0,Ce.g)(S,W,D,i),lanes:s,close:a,abandon:a}}const{workerPool:u}=await o.e(3909).then(o.bind(o,73909)),y=u({entry:De().join(__dirname,
"index.js"),size:Math.min(s,(0,mt.availableParallelism)())});return{execute:(w,D)=>(0,Ce.g)(w,D,y,i),lanes:s,close:y.close,abandon:a}}const wn=(0,m.zI)("compare\
_documents").dataKey??"",Ze=10,On={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},bn=e=>({status:"\
done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{isNew:!0},notes:[],message:"New: there is no earlier version",data:{}}),
Re=e=>e.data[wn],Xe=({facts:e})=>e.isNew===!0,ht=e=>e.some(t=>Re(t)!==void 0||Xe(t)),Qe=e=>Xe(e)||Re(e)?.same===!1;function Mn(e){return{same:ht(e)?String(e.every(
n=>Re(n)?.same===!0)):"",changed:e.filter(Qe).map(({input:n})=>n)}}const Pn=e=>e.filter(Qe).map(t=>({file:t.input,message:t.message??xn(Re(t))})),An=(e,t)=>`fai\
l-on-difference: ${e} of ${(0,f.hS)(t,"file")} ${e===1?"differs":"differ"} from the earlier version`;function Dn(e,t){for(const[n,{file:s,message:i}]of e.entries())
n>=p-1?E.pq((0,f.g$)(`${s}: ${i}`)):t==="error"?E.z3(i,{file:s,title:"Differs"}):E.lm(i,{file:s,title:"Changed"})}function xn(e){const t=ke.flatMap(([s,i])=>{const a=pt(
e,i);return a===""?[]:[`Pages ${s}: ${a}`]}),n=gt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const ke=[["added","Added"],[
"removed","Removed"],["moved","Moved"],["changed","Changed"]];function pt(e,t){const n=Le(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(u=>typeof u=="n\
umber"?u:Number(Le(u,"page"))),i=Number(Le(e.counts,`pages${t}`)),a=s.slice(0,Ze).join(", ");return i>Ze?`${a} and ${i-Ze} more`:a}function gt(e){return[...Object.
entries(On).flatMap(([n,s])=>Number(Le(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const Le=(e,t)=>typeof e==
"object"&&e!==null&&!Array.isArray(e)?e[t]??null:null,Tn=["","File","Pages",...ke.map(([,e])=>e),"Also"];function vn(e){const t=Re(e),n=e.notes.map(w=>`<br><em>${(0,f.
Hn)(w)}</em>`).join("");if(!t)return`<td colspan="${ke.length+2}">${(0,f.Hn)(e.message??"")}${n}</td>`;const[s,i]=[Number(t.pageCount),Number(t.pageCountBefore)],
a=s===i?String(s):`${i}&nbsp;→&nbsp;${s}`,u=ke.map(([,w])=>pt(t,w)),y=t.same===!0?"the same":gt(t);return[a,...u,y+n].map(w=>`<td>${w}</td>`).join("")}const In=e=>Xe(
e)?"🆕":Qe(e)?"✏️":"✅";function _n(e,t){let n="",s=0;for(const i of e)for(const a of $t(Re(i)?.pages,"changed")){const u=$t(a,"diff").map(String);if(u.length===
0)continue;const w=`<details><summary>${`<code>${(0,f.Hn)(i.input)}</code>, page ${Number(Le(a,"page"))}`}</summary>

\`\`\`diff
${u.map(f.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(w)>t?s++:n+=w}return s===0?n:`${n}<p>${(0,f.hS)(s,"more page")} did not fit here.</p>
`}function $t(e,t){const n=Le(e,t);return Array.isArray(n)?n:[]}const Qn=null,Sn=/[\r\n]|^\s|\s$/;class Nn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
qe("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=De().join((0,M.mkdtempSync)(De().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:u,...y})=>({...y,...u})),s=t.flatMap(({status:u,output:y})=>u==="done"&&y!==null?[y]:[]),i=s.filter(u=>!Sn.test(u)),a=s.length===0?"":`, al\
though ${(0,f.hS)(s.length,"file")} were written: see the log`;qe(`The output results-file cannot be written${a}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,M.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),qe(`The outputs of the step cannot be written${a}`,process.env.GITHUB_OUTPUT,()=>{E.uH("files",s),E.uH("paths",i.map(Bt).join(`
`)),E.uH("count",s.length),E.uH("failed",t.filter(({status:D})=>D==="failed").length);const u=t.filter(({status:D,output:S})=>D==="done"&&S!==null);E.uH("total-\
bytes",(0,f.cz)(u.map(({bytesAfter:D})=>D??0))),E.uH("total-pages",(0,f.cz)(u.map(({pages:D})=>D??0)));const{same:y,changed:w}=Mn(t);E.uH("same",y),E.uH("change\
d",w),E.uH("results",n),E.uH("results-file",this.resultsFile)}),i.length<s.length&&E.pq(`The output paths leaves out ${(0,f.hS)(s.length-i.length,"name")} with \
a line break or an outer blank`)}}const Rn=new Set(["ENOSPC","EDQUOT"]);function qe(e,t,n){try{n()}catch(s){const i=t!==void 0&&(0,M.existsSync)(t)?(0,f.xU)(s):
"there is no such file";throw new _.zU("configuration",`${e} (${i})`,{advice:Rn.has((0,f.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var Ln=o(90866);const et=1024*1024,yt=2048,Et={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function Cn(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,f.Hn)(n.join(" → "))}</h3>
<p>${wt(e)}</p>
`;if(t.length===0)return s;const i=ht(t),a=[];let u=Buffer.byteLength(s)+yt;for(const[W,H]of t.entries()){const Z=i?Un(H):Bn(H,t[W-1],Ot(e));if(u+=Buffer.byteLength(
Z),u>et)break;a.push(Z)}const y=(i?Tn:Ot(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(W=>`<th>${W}</th>`).join(
""),w=t.length-a.length,D=w===0?"":`<p>${(0,f.hS)(w,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,S=e.showText?_n(t,et-u-yt):"";return`${s}<table>
<tr>${y}</tr>
${a.join("")}</table>
${D}${S===""?"":`
${S}`}`}const Un=e=>`<tr><td>${e.status==="done"?In(e):Et[e.status]}</td><td><code>${(0,f.Hn)(e.input)}</code></td>${vn(e)}</tr>
`;function wt({rows:e,matched:t,place:n,dryRun:s,seconds:i}){const a=H=>e.filter(Z=>Z.status===H),u=a("done");if(e.length===0)return`${t===0?"No file matches":`\
No change in ${(0,f.hS)(t,"file")}`}, nothing written · ${n} · ${i.toFixed(1)} s`;const y=u.filter(({output:H})=>H!==null).length,w=s?[`Dry run: ${(0,f.hS)(a(
"planned").length,"result")} planned, nothing written`]:[y===0&&u.length>0?`${(0,f.hS)(u.length,"file")} read, none written`:`${(0,f.hS)(y,"file")} written`];for(const H of[
"failed","skipped"])a(H).length>0&&w.push(`${a(H).length} ${H}`);const D=(0,f.cz)([...new Map(u.map(H=>[H.inputs.join(`
`),H.bytesBefore??0])).values()]),S=(0,f.cz)(u.map(({bytesAfter:H})=>H??0)),W=u.length===0?"":` · ${(0,f.IV)(D)}${y===0?"":` → ${(0,f.IV)(S)}`}`;return`${w.join(
", ")}${W} · ${n} · ${i.toFixed(1)} s`}const Ot=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Kn(t));function Bn(e,t,n){const{status:s,input:i,
inputs:a,output:u,pages:y,bytesBefore:w,bytesAfter:D,message:S,notes:W,data:H}=e,Z=a.length>1&&s!=="failed"?` <em>and ${a.length-1} more</em>`:"",ce=[...u===null?
[]:[`<code>${(0,f.Hn)(u)}</code>`],...S===null?[]:[(0,f.Hn)(S)],...Object.values(H).flatMap(se=>Wn(se)),...W.filter(se=>t?.input!==i||!t.notes.includes(se)).map(
se=>`<em>${(0,f.Hn)(se)}</em>`)],he=e.facts.firstPage!==void 0,re=n?[tt(w),tt(D),he?"":Fn(w,D)]:[tt(w)],$e=[y===null?"":String(y),...re],ue=ce.join("<br>"),ye=$e.
every(se=>se==="")?`<td colspan="${$e.length+1}">${ue}</td>`:`<td>${ue}</td>${$e.map(se=>`<td align="right">${se}</td>`).join("")}`;return`<tr><td>${Et[s]}</td>\
<td><code>${(0,f.Hn)(i)}</code>${Z}</td>${ye}</tr>
`}const jn=new Set(["pageCount","fileSize"]);function Wn(e){const t=Object.entries(e).flatMap(([n,s])=>{const i=(0,f.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return jn.has(n)?[]:s===!0?[i]:typeof s=="number"?s===0?[]:[`${i}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${i}: ${s.length}`]:typeof s=="object"&&s!==null&&!Object.
values(s).every(a=>typeof a=="boolean")?[i]:[]});return t.length===0?[]:[t.join(" · ")]}const Kn=e=>Object.keys(e).length===0,tt=e=>e===null?"":(0,f.IV)(e).replace(
" ","&nbsp;");function Fn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function zn(e,t){
const n=e.filter(({status:a})=>a==="skipped").length,s=e.filter(({notes:a})=>a.length>0).length,i=(0,f.hS)(e.length,"result");return n>0&&(t==="skipped"||t==="n\
otes")?`fail-on: ${t}: ${n} of ${i} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${i} with notes: see the log`:void 0}function kn(e,t,n,s){const i=e.length<
p?e:e.slice(0,p-1);for(const{file:a,message:u}of i)t==="error"?E.z3(u,{file:a,title:n}):s.add(u,a,n);for(const{file:a,message:u}of e.slice(i.length))E.pq((0,f.g$)(
`Failed: ${a}: ${u}`));for(const{cause:a}of e)a!==void 0&&E.Yz((0,f.uP)(a))}function Gn(e,t){const n=e.length<p?0:e.length-(p-1),s=n>0?` (${n} of them without a\
n annotation: see the log)`:"";return`${e.length} of ${(0,f.hS)(t,"file")} failed${s}`}async function bt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=Cn(
e);if(!(Buffer.byteLength(n)>=et))try{await Ln.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complet\
e"),E.Yz((0,f.uP)(s))}}async function Hn(){const e=new v,t=new Nn;let n="wire";try{t.begin();const s=await Lt(i=>E.V4(i,{trimWhitespace:!1}),i=>Vn(i,e));for(const i of s.
warnings)e.add(i);n=s.isList?"wire":"inputs",await Yn(s,t,e,n)}catch(s){const i=(0,_.l3)(s instanceof Fe?s.cause:s),a=T(i,n);s instanceof Fe&&E.z3(a,{file:s.file}),
E.C1(s instanceof Fe?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":a),i.cause!==void 0&&E.Yz((0,f.
uP)(i.cause))}finally{E.Yz(`Peak memory: ${(0,f.IV)(Zn())}`)}}async function Yn(e,t,n,s){const i=process.uptime(),a=(0,c.Aq)(),u=await yn(e,a);u.isLocal&&e.apiKey!==
""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const pe of e.steps)await u.check(pe);e.output!==void 0&&
(0,je.I)(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");const y=e.comparing.withBase?await(await o.e(3017).then(o.bind(
o,23017))).BaseVersions.of(a):void 0,w=new on(e.steps,a,y),{matched:D,files:S}=await Qt(e,a,w,n),{known:W,fresh:H}=y?await y.divide(S):{known:S,fresh:[]};w.check();
const Z=(0,g.K2)(a.workspace),ce=[...new Set([...D,...D.flatMap(pe=>[...w.neededBy(pe).keys()])])],he=pe=>(0,h.Ck)(a,pe),re={matched:ce,overwrite:e.overwrite,identity:Z,
exists:he},$e=(0,je.et)({...e,...re,files:W,places:a}),ue=e.steps.map(({name:pe})=>(0,b.i9)(pe)),ye=e.continueNumbers&&!e.dryRun?await rn($e,e.steps,pe=>(0,lt.R5)(
pe,a.workspace)):()=>{};E.Oh((0,f.g$)(`${ue.join(", then ")}: ${(0,f.hS)(W.length,"file")}, ${u.place}`));const se=pe=>{const Ge=process.uptime()-i;return{rows:pe,
matched:D.length,operations:ue,place:u.place,dryRun:e.dryRun,seconds:Ge,showText:e.comparing.showText}},{rows:we,failures:be}=e.dryRun?{rows:mn($e),failures:[]}:
await ln({jobs:$e,inputs:e,chosen:u,places:a,secondFiles:w,numbersOf:ye,claim:(0,g.OM)(re),spelling:s,onCancelled:async pe=>{t.tell(pe),e.summary&&await bt(se(pe),
n)}});E.N4();const Ie=[...we,...H.map(bn)];await Jn({digest:se(Ie),failures:be,total:W.length,inputs:e,outputs:t,places:a,warnings:n})}async function Jn({digest:e,
failures:t,total:n,inputs:s,outputs:i,places:a,warnings:u}){const{rows:y}=e,w=Pn(y);if(Dn(w,s.comparing.failOnDifference?"error":"notice"),kn(t,s.failOn==="noth\
ing"?"warning":"error",e.operations.join(", "),u),E.pq((0,f.g$)(wt(e))),i.tell(y),s.summary&&await bt(e,u),s.attest){const{declareArtifacts:S}=await o.e(1884).then(
o.bind(o,91884)),W=y.flatMap(({status:H,output:Z})=>H==="done"&&Z!==null?[Z]:[]);for(const H of await S(W,a.workspace))u.add(H)}if(t.length===0){const S=s.comparing.
failOnDifference&&w.length>0?An(w.length,y.length):zn(y,s.failOn);S!==void 0&&E.C1(S);return}const D=(0,je.Ud)(s.steps)?`The merge of ${(0,f.hS)(n,"file")} fail\
ed`:Gn(t,n);s.failOn==="nothing"?u.add(D):E.C1(D)}function Vn(e,t){[...e.trim()].length>1?E.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be mask\
ed, because most of the log would be hidden. The step does not print it; use a longer one")}function Zn(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,M.readFileSync)(
"/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let Mt=!1;process.once("beforeExit",()=>{
Mt||E.C1("The action stopped before it had finished.")}),Hn().catch(E.C1).finally(()=>{Mt=!0})}),63069:((de,G,o)=>{o.d(G,{BD:()=>b,jB:()=>E,jN:()=>M,oR:()=>C,r_:()=>f,
yZ:()=>_});const E=[/^["'].*["']$/,"leave out the quotes"],M=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NA\
ME }}"],_=[/^~/,"~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],b=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or wri\
tten: use a path of the workspace"],f=[/\\/,"write / between folders, not a backslash"],C=(U,T)=>T.find(([$])=>$.test(U))?.[1]}),52031:((de,G,o)=>{o.d(G,{I:()=>A,
KH:()=>x,Ud:()=>P,et:()=>j});var E=o(76760),M=o.n(E),_=o(49153),b=o(31184),f=o(93876),C=o(99762),U=o(91203),T=o(66502),$=o(12222),p=o(44168),v=o(63069);const h=[
"{dir}","{name}","{index}","{operation}"],g=["{title}","{match}"],c={document:[],data:[],text:[],parts:g,texts:g,files:["{file}"]},l={document:"{dir}/{name}.{op\
eration}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{nam\
e}.{index}"},m="{dir}/{name}.pdf",O=([k],I)=>I==="document"&&k!==void 0&&(0,f.zI)(k.name).accepts==="text",P=k=>k.some(({name:I})=>(0,f.zI)(I).input==="many");function A(k){
const I=k.map(({name:z})=>(0,f.zI)(z)),L=I.filter(z=>!(0,f.rz)(z)),K=L.findLast(({input:z,output:ie})=>z==="many"||ie!=="pdf");return I.at(-1)?.output==="text"?
K?.output==="pdfs"?"texts":"text":L.length===0?"data":K?.output==="pdfs"?"parts":K?.output==="files"?"files":"document"}const x=k=>k==="text"||k==="texts",B=k=>k===
"document"||k==="text";function j(k){const{files:I,steps:L}=k,K=A(L),z=F(k,K),ie=I.length===0?[]:P(L)?[I]:I.map(q=>[q]),Q=(0,b.i9)((L.findLast(({name:q})=>!(0,f.
rz)((0,f.zI)(q)))??L.at(-1))?.name??""),me=ie.map((q,ge)=>{const{dir:fe,name:te}=M().posix.parse(q[0]??""),r=d=>{const N=B(K)?ge+1:d?.index,R={"{dir}":fe||".","\
{name}":te,"{operation}":Q,"{index}":N===void 0?void 0:(0,C.n)(N),"{title}":d?.title,"{match}":d?.match,"{file}":d?.file};return M().posix.normalize(z.replace(/\{[^{}]*\}/g,
J=>R[J]??J))};return{inputs:q,kind:K,tellsMatch:z.includes("{match}"),outputPath:r}}),ee=K==="data"?[]:Me(me,k,X(z,K));if(ee.length>0)throw(0,_.G6)(ee);return me}
const Y=[v.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],v.jN,v.yZ,v.BD,...M().sep==="/"?[v.r_]:[]];function F({output:k,places:I,steps:L},K){const z=fe=>(0,_.
G6)([{field:"output",message:fe}]);if(k===void 0)return O(L,K)?m:`${l[K]}${x(K)?U.lg[(0,U.GW)(L.at(-1)?.params??{})]:""}`;const ie=(0,v.oR)(k,Y);if(ie!==void 0)
throw z(ie);const Q=[...h,...c[K]],me=k.match(/\{[^{}]*\}/g)?.filter(fe=>!Q.includes(fe))??[];if(me.length>0)throw z(`has the unknown placeholder ${me[0]}: use ${Q.
join(", ")}`);if(/[\u0000-\u001f]/.test(k))throw z("must be a single line");if(/[\\/]$/.test(k))throw z(`names a folder: write a file name after it, such as ${k}\
{name}.pdf`);const ee=["{index}",...c[K]];if(c[K].length>0&&!ee.some(fe=>k.includes(fe))){const{dir:fe,name:te,ext:r}=M().posix.parse((0,p.d7)(k)),d=M().posix.join(
fe,K==="files"?`${te}.{file}`:`${te}-{index}${r}`);throw z(`needs ${ee.join(" or ")}, because one file gives several results: such as ${d}`)}const q=M().isAbsolute(
k)?(0,p.dR)(I,k):(0,p.d7)(k);if(!(M().isAbsolute(q)?(0,p.NB)(I,q):(0,p.FK)(M().posix.normalize(q))))throw z("must stay in the workspace or in RUNNER_TEMP");return q}
function X(k,I){const K=["{dir}","{name}",...B(I)?["{index}"]:[]].filter(z=>!k.includes(z));return K.length===0?"process them in different steps":`use ${[K.slice(
0,-1).join(", "),...K.slice(-1)].filter(z=>z!=="").join(" or ")}`}const Oe=k=>k.kind==="parts"||k.kind==="texts"?k.outputPath({index:1}):k.outputPath();function Me(k,{
matched:I,overwrite:L,identity:K,exists:z,places:ie},Q){const me=new Map(I.map(r=>[K(r),r])),ee=new Map;for(const r of k){const d=K(r.outputPath()),N=ee.get(d);
N?N.push(r):ee.set(d,[r])}const q=[],ge=[],fe=r=>{q.push({field:"output",message:r})};for(const[r,d,...N]of ee.values()){if(!r)continue;const R=r.outputPath(),J=(0,$.
Nk)(R);if(!(0,p.NB)(ie,R)||R==="."||R.endsWith("/"))fe(`'${R}' is not a file in the workspace or in RUNNER_TEMP`);else if(J!==void 0)fe(J);else if((0,T.SV)(R))fe(
`'${R}' is below .git, where nothing is written`);else if(d){const[V,oe]=[r.inputs[0],d.inputs[0]],ae=N.length===0?`'${V}' and '${oe}' would both`:`'${V}', '${oe}\
' and ${N.length} more would all`;fe(`${ae} be written to '${R}': ${Q}`)}else{const V=Oe(r),oe=K(V),ae=me.get(oe);ae!==void 0&&!r.inputs.some(xe=>K(xe)===oe)?fe(
`'${V}' would replace another file that the step reads: choose a different pattern`):ae!==void 0&&!L?fe(`'${V}' would replace the input: choose a different patt\
ern, or set overwrite to true`):ae===void 0&&!L&&z(V)&&ge.push(V)}}ge.length>0&&fe((0,$.pL)(ge));const te=5;return q.length<=te?q:[...q.slice(0,te),{field:"outp\
ut",message:`and ${q.length-te} more such clashes`}]}}),66886:((de,G,o)=>{o.d(G,{A:()=>_,T:()=>M});var E=o(52031);function M(b){const f=C=>[{field:"minimum-savi\
ng",message:C}];return b.some(({name:C})=>C==="optimize_document")?(0,E.Ud)(b)||(0,E.I)(b)!=="document"?f("needs one result for each file: no merge, no split, n\
o extraction"):[]:f("needs a step optimize-document")}function _(b,f,C){return C===void 0||f<=b*(1-C/100)?void 0:`Not written: the result is ${(Math.max(0,b-f)/
b*100).toFixed(1)} % smaller, and minimum-saving is ${C} %`}}),96995:((de,G,o)=>{o.d(G,{EC:()=>p,MH:()=>$,Pu:()=>v,Qf:()=>_,g$:()=>f,oH:()=>b});var E=o(49153);const M=1e3,
_=(h,g,{found:c=null,limit:l=null,pages:m=[]}={})=>({rule:h,found:c,limit:l,pages:m.slice(0,M),message:g}),b=["open_password"],f=(h,g,c)=>`The file has ${h} ${c}\
; at most ${g} are allowed.`;function C({failures:h}){return Array.isArray(h)?h.flatMap(U):[]}function U(h){if(typeof h!="object"||h===null||Array.isArray(h))return[];
const{rule:g,found:c,limit:l,pages:m,message:O}=h;if(typeof g!="string"||typeof O!="string")return[];const P=Array.isArray(m)?m.filter(A=>typeof A=="number"):[];
return[{rule:g,found:T(c),limit:T(l),pages:P,message:O}]}const T=h=>typeof h=="number"?h:null;function $(h,{nameOf:g,restate:c}){const{checks:l}=h,m=C(h).map(P=>({
...c(P),rule:g(P.rule)})),O=Array.isArray(l)?l.flatMap(P=>typeof P=="string"?[g(P)]:[]):[];return{...h,...l!==void 0&&{checks:O},failures:m}}class p extends E.zU{report;constructor(g){
const c=C(g).map(({message:l})=>l);super("invalid_parameters",`The check failed: ${c.join(" ")}`,{issues:c.map(l=>({field:"file",message:l,mentions:b}))}),this.
report=g}}function v(h){if(h.passed===!1)throw new p(h)}}),38917:((de,G,o)=>{o.d(G,{Z:()=>f,_:()=>b});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,_=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b($){
if($.length>64)return;const p=$.trim().replace(M,(v,h,g,c)=>`${h??""}${1900+Number(g)}${c}`);return U(C(E.exec(p)??_.exec(p)))}function f($){const p=$.length>64?
void 0:C(_.exec($.trim()));if(!p||U(p)===void 0)return;const{year:v,month:h="",day:g="",hour:c="",minute:l="",second:m="",zone:O=""}=p;return`D:${v}${h}${g}${c}${l}${m}${O===
"Z"||O===""?O:`${O.replace(":","'")}'`}`}function C($){if(!$)return;const[,p,v,h,g,c,l,m,O,P,A]=$,x=m??(O===void 0?void 0:`${O}${P??"00"}:${A??"00"}`);return{year:p,
month:v,day:h,hour:g,minute:c,second:l,zone:x}}function U($){if(!$)return;const{year:p,month:v,day:h,hour:g,minute:c="00",second:l="00",zone:m}=$,O=(A,x,B)=>A===
void 0||Number(A)>=x&&Number(A)<=B;if(Number(p)===0||!O(v,1,12)||!O(h,1,T(Number(p),Number(v)))||!O(g,0,23)||!O(c,0,59)||!O(l,0,59)||m!==void 0&&m!=="Z"&&!(O(m.
slice(1,3),0,23)&&O(m.slice(4),0,59)))return;const P=[p,v,h].filter(A=>A!==void 0).join("-");return g===void 0?P:`${P}T${g}:${c}:${l}${m==="+00:00"||m==="-00:00"?
"Z":m??""}`}function T($,p){return p===2?$%4===0&&($%100!==0||$%400===0)?29:28:[4,6,9,11].includes(p)?30:31}}),6996:((de,G,o)=>{o.d(G,{lF:()=>P,qL:()=>m});var E=o(
49153),M=o(96512),_=o(93876),b=o(60480),f=o(11980),C=o(13140),U=o(35092);const T=2**31-1,$=/^ *[+-]?\d+ *$/,p=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,v=/[\p{Cc}\u2028\u2029]/u,
h=new RegExp("\\p{Cs}","u"),g=100,c=/^[\x20-\x7e]*$/;function l(r,d,N="absent"){const{params:R,issues:J}=m(r,d,N);if(J.length>0)throw invalidParameters(J);return R}
function m(r,d,N="absent"){const R=(0,_.zI)(r),J={},V=[];for(const[oe,ae]of Object.entries(R.fields)){const xe=Object.hasOwn(d,oe),Ee=xe?d[oe]:void 0;if(Oe(ae,Ee)){
xe&&N==="refuse"&&F(ae,Ee)?V.push({field:oe,message:X(ae)}):ae.required?V.push({field:oe,message:`is required: ${A(ae)}`}):"default"in ae&&(J[oe]=ae.default);continue}
const Pe=Me(ae,Ee);"problem"in Pe?V.push({field:oe,message:Pe.problem}):J[oe]=Pe.value}return{params:J,issues:[...V,...O(R,J,V)]}}function O({fields:r,ascending:d,
different:N,exclusive:R,needs:J,atLeastOne:V,someTrue:oe},ae,xe){const Ee=[],Pe=le=>{const ne=r[le];return ae[le]!==void 0&&!(ne&&"default"in ne&&ne.default===ae[le])};
if(d){const[le,ne]=[ae[d[0]],ae[d[1]]];typeof le=="number"&&typeof ne=="number"&&le>ne&&Ee.push({field:d[0],message:`must not be greater than ${d[1]}`,mentions:[
d[1]]})}if(N){const[le,ne]=[ae[N[0]],ae[N[1]]];le!==void 0&&le===ne&&Ee.push({field:N[0],message:`must differ from ${N[1]}`,mentions:[N[1]]})}for(const[le,ne]of R??
[]){const Ae=Pe(le)?ne.filter(Pe):[];Ae.length>0&&Ee.push({field:le,message:`must not be given together with ${Ae.join(" and ")}: leave one of them out`,mentions:Ae})}
for(const[le,ne,Ae]of J??[])Pe(le)&&ae[ne]!==Ae&&Ee.push({field:le,message:`needs ${ne} to be ${Ae}`,mentions:[ne]});const Te=le=>Pe(le)||xe.some(({field:ne})=>ne===
le);return V&&!V.some(Te)&&Ee.push({field:V[0],message:`is required, unless one of these is given: ${V.slice(1).join(", ")}`,mentions:V.slice(1)}),oe?.every(le=>ae[le]===
!1)===!0&&Ee.push({field:oe[0],message:`must be true, unless one of these is: ${oe.slice(1).join(", ")}`,mentions:oe.slice(1)}),Ee}function P(r){if(typeof r=="o\
bject")return JSON.stringify(r);const d=String(r);if(typeof r!="number"||!d.includes("e"))return d;if(r>=1)return BigInt(r).toString();const[N,R]=d.split("e");return`\
0.${"0".repeat(-Number(R)-1)}${N.replace(".","")}`}function A(r){switch(r.kind){case"text":{const d=r.minLength?`${r.minLength} to ${r.maxLength}`:`at most ${r.
maxLength}`;return r.format?`${U.E[r.format].words}, ${d} characters`:r.characters==="printable-ascii"?`${d} printable ASCII characters (codes 32 to 126)`:`${d}\
 characters`}case"flag":return"true or false";case"integer":{const d=r.unit===void 0?"":`, in ${r.unit}`;return r.max===void 0||r.max===Number.MAX_SAFE_INTEGER?
`a whole number of at least ${r.min}${d}`:`a whole number from ${r.min} to ${r.max}${d}`}case"decimal":return`a decimal number ${Y(r)}, in ${r.unit}, with a poi\
nt`;case"choice":return`one of ${r.options.map(d=>typeof d.value=="number"?x(d):d.value).join(", ")}`;case"pageOrder":return r.parts?`ranges of pages such as 1-\
3, 7, 9-, at most ${r.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${r.maxLength} characters`;case"pageSet":return`pages such as 1..3\
, -1, odd, even, all or not 2, at most ${r.maxLength} characters`;case"file":return{pdf:"a PDF document",image:"a PNG or JPEG image",font:B,any:"a file"}[r.accepts];case"\
files":return`at most ${r.max} PNG or JPEG images of at most ${r.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${r.placeholder?.replace(/^e\.g\. /,
"")??'{"name": "value"}'}, at most ${r.maxLength} characters`;default:return r}}function x({value:r,label:d,description:N}){const R=N??d.toLowerCase(),J=String(
r).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return N===void 0&&d.toLowerCase().includes(J)?String(r):`${r} (${R.charAt(0).toLowerCase()}${R.slice(1)})`}
const B="a TrueType or OpenType font of at most 20 MB",j=20*1024*1024;function Y({above:r,min:d,max:N}){const R=r===void 0?`of at least ${d??0}`:`greater than ${r}`;
return N===void 0?R:`${R} and at most ${N}`}function F(r,d){return r.empty==="opener"?!1:r.empty!=="word"||r.required===!0||d===void 0}function X(r){return r.required?
`is empty: it must be ${A(r)}`:r.kind==="text"&&r.secret?"is empty, so the document would open without a password: give a password, or route documents without o\
ne past this step":r.empty==="word"?`is undefined: use '' to leave it out, or give ${A(r)}`:r.kind==="pageSet"?"is empty: write all for every page":"default"in r?
`is empty: write ${String(r.default)}, which is the default, or leave the field out`:`is empty: give ${A(r)}, or leave the field out`}function Oe(r,d){return d==
null||d===""||r.kind==="files"&&Array.isArray(d)&&d.length===0?!0:r.kind==="text"&&!r.secret&&typeof d=="string"&&d.trim()===""}function Me(r,d){if(Array.isArray(
d)&&r.kind!=="files")return{problem:"must be given only once"};switch(r.kind){case"text":return k(r,d);case"flag":return I(r,d);case"integer":return L(r,d);case"\
decimal":return z(r,d);case"choice":return ie(r,d);case"pageOrder":return Q(r,d,r.parts?f.X4:b.p6);case"pageSet":return Q(r,d,C.lY);case"file":return me(r,d);case"\
files":return ee(r,d);case"json":return q(r,d);default:return r}}function k(r,d){if(typeof d!="string"&&typeof d!="number")return{problem:`must be ${A(r)}`};const N=String(
d);if(N.length>8*r.maxLength)return{problem:`must be ${A(r)}`};const R=r.secret?N:N.normalize("NFC"),J=r.secret?R.length:[...R].length;return J>r.maxLength||J<(r.
minLength??0)?{problem:`must be ${A(r)}`}:r.characters==="printable-ascii"&&!c.test(R)?{problem:`must be ${A(r)}`}:!r.secret&&v.test(R)?{problem:"must not conta\
in control characters or line breaks"}:!r.secret&&h.test(R)?{problem:"must not contain an incomplete character (a lone surrogate)"}:r.format&&!U.E[r.format].holds(
R)?{problem:U.E[r.format].problem?.(R)??`must be ${A(r)}`}:{value:R}}function I(r,d){if(typeof d=="boolean")return{value:d};const N=typeof d=="string"?d.toLowerCase():
"";return N==="true"||N==="false"?{value:N==="true"}:{problem:`must be ${A(r)}`}}function L(r,d){const N=K(d);if(N===void 0||N<r.min)return{problem:`must be ${A(
r)}`};const R=r.max??T;if(N<=R)return{value:N};const J=A(r);return{problem:J.includes(String(R))?`must be ${J}`:`must not be greater than ${R}`}}function K(r){return typeof r==
"string"?$.test(r)?Number(r.trim())+0:void 0:typeof r=="number"&&Number.isInteger(r)?r+0:void 0}function z(r,d){const N=typeof d=="number"?d:typeof d=="string"&&
p.test(d)?Number(d.trim()):NaN,{above:R=-1/0,min:J=-1/0,max:V=1/0}=r;return Number.isFinite(N)&&N>R&&N>=J&&N<=V?{value:N+0}:{problem:`must be ${A(r)}`}}function ie(r,d){
const{open:N}=r,R=r.options.find(({value:V})=>typeof V=="number"?V===K(d):V===d);if(R)return{value:R.value};const J=N?K(d):void 0;return N&&J!==void 0&&J>=N.min&&
J<=N.max?{value:J}:{problem:`must be ${A(r)}`}}function Q(r,d,N){if(typeof d!="string"&&typeof d!="number")return{problem:`must be ${A(r)}`};const R=String(d);if(R.
length>r.maxLength)return{problem:`must be at most ${r.maxLength} characters long, and has ${R.length}`};const J=N(R);return"problem"in J?{problem:J.problem}:{value:R}}
function me(r,d){const{name:N,bytes:R}=typeof d=="object"?d:{};return typeof N!="string"||!(R instanceof Uint8Array)?{problem:`must be ${A(r)}`}:R.length===0&&r.
accepts!=="any"?{problem:"is an empty file"}:r.accepts==="font"&&R.length>j?{problem:`is too large: it must be ${B}`}:{value:{name:N,bytes:R}}}function ee(r,d){
const N=Array.isArray(d)?d:[d],R=[];for(const V of N){const oe=me({...r,kind:"file"},V??{});if("problem"in oe)return oe.problem.startsWith("must")?{problem:`mus\
t be ${A(r)}`}:oe;R.push(oe.value)}const J=R.reduce((V,{bytes:oe})=>V+oe.length,0);return R.length>r.max||J>r.maxBytes?{problem:`must be ${A(r)}`}:new Set(R.map(
({name:V})=>V)).size<R.length?{problem:"has two files of one name"}:{value:R}}function q(r,d){const N=`must be ${A(r)}`;if(typeof d=="object"){const J=te(d);return J!==
void 0&&J.startsWith("{")&&J.length<=r.maxLength?ge(JSON.parse(J)):{problem:N}}if(typeof d!="string")return{problem:N};if(d.length>r.maxLength)return{problem:`m\
ust be at most ${r.maxLength} characters long, and has ${d.length}`};const R=(0,M.q)(d);if(R===void 0){const V=(0,M.q)(d.replace(/[\r\n\t]/g," "))!==void 0?": w\
ithin a text, write a line break as \\n and a tab as \\t":"";return{problem:`${N}; it is not valid JSON${V}`}}return(0,M.G)(R)?ge(R):{problem:N}}function ge(r){
let d=[r];for(let N=0;d.length>0;N++){if(N===g)return{problem:`must not have more than ${g} arrays and objects within one another`};d=d.flatMap(R=>Object.values(
R).filter(fe))}return{value:r}}const fe=r=>typeof r=="object"&&r!==null;function te(r){try{return JSON.stringify(r)}catch{return}}}),31184:((de,G,o)=>{o.d(G,{XM:()=>f,
an:()=>b,i9:()=>_});var E=o(93876);const M=C=>C.replace(/_(\w)/g,(U,T)=>T.toUpperCase()),_=C=>C.replaceAll("_","-");function b(C,U,T){const $=U.filter(p=>/^\w+$/.
test(p));return $.length===0?C:C.replace(new RegExp(`\\b(?:${$.join("|")})\\b`,"g"),T)}const f=C=>(0,E.zI)(C).path??`/v1/${C}`}),30491:((de,G,o)=>{o.d(G,{s:()=>_});
function E(b,f){const C=[],U=[],T=`use ${f.map($=>`{${$}}`).join(", ")}`;for(const $ of b.normalize("NFC").split(/(\{[^{}]*\})/)){const p=f.find(v=>`{${v}}`===$);
if(p)C.push({placeholder:p});else if(/^\{[^{}]*\}$/.test($))U.push($);else{if(/[{}]/.test($))return{problem:`has a brace that belongs to no placeholder; ${T}`};
$&&C.push({literal:$})}}return U.length===0?{pieces:C}:{problem:`has the unknown ${U.length===1?"placeholder":"placeholders"} ${U.join(" and ")}; ${T}`}}const M=[
"number","last","label","name"],_=b=>E(b,M)}),60480:((de,G,o)=>{o.d(G,{Ly:()=>f,NL:()=>v,UL:()=>C,aW:()=>b,bs:()=>p,ml:()=>h,p6:()=>_,vg:()=>U});var E=o(49153);
const M=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function _(g){const c=[],l=[];for(const[m,O]of g.split(",").entries()){const P=m+1,A=M.exec(O),x=Y=>{l.push(`entry ${P}\
 ('${h(O)}') ${Y}`)};if(O.trim()===""){l.push(`entry ${P} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!A){x(T(O));continue}
const B=Number(A[1]),j=A[3]===void 0?void 0:Number(A[3]);B===0||j===0?x("names page 0: pages count from 1, and -1 is the last page"):c.push({from:B,to:j,range:A[2]!==
void 0,text:O.trim(),position:P})}return l.length>0?{problem:p(l)}:{items:c}}function b(g,c,l){const m=j=>(0,E.G6)([{field:"page_order",message:j}]),O=_(g);if("\
problem"in O)throw m(O.problem);const P=f(O.items,c);if("problem"in P)throw m(P.problem);const A=C(P.spans);if(A>l)throw m(`names ${A} pages in all; at most ${l}\
 are allowed`);const x=new Uint32Array(A);let B=0;for(const{first:j,last:Y}of P.spans){const F=j<=Y?1:-1;for(let X=j;X!==Y+F;X+=F)x[B++]=X}return x}function f(g,c){
const l=c===1?"1 page":`${c} pages`,m=[],O=g.map(P=>{const A=F=>F<0?c+1+F:F,x=A(P.from),B=P.range?P.to===void 0?c:A(P.to):x,Y=[[P.from,x],[P.to??P.from,B]].find(
([,F])=>F<1||F>c);return Y&&m.push(`entry ${P.position} ('${h(P.text)}') names ${U(Y[0])}, but the document has ${l}`),{first:x,last:B}});return m.length>0?{problem:p(
m)}:{spans:O}}const C=g=>g.reduce((c,{first:l,last:m})=>c+Math.abs(m-l)+1,0);function U(g){return Number.isSafeInteger(g)?`page ${g}`:"a page far beyond its end"}
function T(g){return/^ *\.\./.test(g)?"has no start: a range is written 1..5":v(g)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const $=5;
function p(g){const c=g.length-$;return[...g.slice(0,$),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function v(g){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(g);return c?`is not a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(g)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(g)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function h(g){const c=[
...g].map(l=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(l)?"?":l);return c.length>40?`${c.slice(0,40).join("")}…`:c.join("")}}),13140:((de,G,o)=>{o.d(G,{k1:()=>f,lY:()=>b,
m7:()=>C});var E=o(49153),M=o(60480);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function b($){const p=[],v=[];for(const[h,g]of $.split("\
,").entries()){const c=h+1,l=g.trim();if(l===""){v.push(`entry ${c} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const m=_.
exec(l),O=Oe=>{v.push(`entry ${c} ('${(0,M.ml)(l)}') ${Oe}`)};if(!m){O(T(l));continue}const[,P,A,x,B,j]=m,Y={negated:P!==void 0,text:l,position:c};if(A!==void 0){
p.push({...Y,pages:A.toLowerCase()});continue}const F=Number(x),X=B===void 0?F:j===void 0?"end":Number(j);F===0||X===0?O("names page 0: pages count from 1, and \
-1 is the last page"):p.push({...Y,pages:{from:F,to:X}})}return v.length>0?{problem:(0,M.bs)(v)}:{items:p}}function f($,p,v="pages"){const h=O=>(0,E.G6)([{field:v,
message:O}]),g=b($);if("problem"in g)throw h(g.problem);const c=new U(p),l=new U(p),m=[];for(const O of g.items){const P=O.negated?l:c;if(typeof O.pages=="strin\
g"){P.add(O.pages);continue}const{from:A,to:x}=O.pages,B=A<0?p+1+A:A,j=x==="end"?p:x<0?p+1+x:x,F=(x==="end"?A<0?[[A,B]]:[]:[[A,B],[x,j]]).find(([,X])=>X<1||X>p);
F&&m.push(`entry ${O.position} ('${(0,M.ml)(O.text)}') names ${(0,M.vg)(F[0])}, but the document has ${p===1?"1 page":`${p} pages`}`),!(x==="end"&&B>p||m.length>
0)&&P.range(Math.min(B,j),Math.max(B,j))}if(m.length>0)throw h((0,M.bs)(m));return g.items.every(({negated:O})=>O)&&c.add("all"),c.without(l)}function C($){const p=b(
$);if("problem"in p||p.items.length!==1)return;const{negated:v,pages:h}=p.items[0];if(v)return;if(h==="all")return{first:1};if(typeof h=="string"||h.from<1)return;
const{from:g,to:c}=h;return c==="end"?{first:g}:c===-1?{first:g}:c<1?void 0:{first:Math.min(g,c),last:Math.max(g,c)}}class U{pageCount;differences;odd=!1;even=!1;constructor(p){
this.pageCount=p,this.differences=new Int32Array(p+2)}add(p){p!=="even"&&(this.odd=!0),p!=="odd"&&(this.even=!0)}range(p,v){this.differences[p]++,this.differences[v+
1]--}without(p){const v=new Uint32Array(this.pageCount);let h=0,g=0,c=0;for(let l=1;l<=this.pageCount;l++){g+=this.differences[l],c+=p.differences[l];const m=l%
2===1?"odd":"even";(g>0||this[m])&&!(c>0||p[m])&&(v[h++]=l)}return v.subarray(0,h)}}function T($){return/^(not +)?\.\./i.test($)?"has no start: a range is writt\
en 1..5":/^!/.test($)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)($.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),11980:((de,G,o)=>{o.d(G,{D_:()=>T,X4:()=>P,kU:()=>A});var E=o(49153),M=o(60480);const _=/^(\d+|first)-(\d+|last|end)?$/i,
b=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,f=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,C=/^(?:last|end)-(\d+|last|end)$/i,U=/^(-?\d+)-(-?\d+|last|end)$/i;
function T(x){if(Array.isArray(x))return $(x);if(typeof x!="string"&&typeof x!="number")return{problem:"must be text such as 1..3, or a list of pages"};const B=String(
x),j=B.split(/\r?\n/).filter(F=>F.trim()!=="");if(j.length>1&&j.every(F=>/^ *- +\S/.test(F)))return $(j.map(F=>p(F.replace(/^ *- +/,""))));const Y=/^\s*\[(.*)\]\s*$/s.
exec(B);return Y?$(Y[1].split(",").map(p)):v(j.length>1?j.join(","):B)}function $(x){return x.some(B=>typeof B!="string"&&typeof B!="number")?{problem:'must be \
a list of pages such as 3, or of ranges such as "2..5"'}:v(x.join(","))}function p(x){return x.trim().replace(/^(["'])(.*)\1$/s,"$2")}function v(x){const B=[],j=[];
for(const[Y,F]of x.split(",").entries()){const X=h(F),Me=X.length>1&&X.some(k=>k.startsWith("-"))?g(X):X.map(c).find(k=>k!==void 0);Me&&j.push(`entry ${Y+1} ('${(0,M.
ml)(F.trim())}') is ambiguous: write ${Me.join(" or ")}`),B.push(X.length===0?F:X.map(l).join(","))}return j.length>0?{problem:(0,M.bs)(j)}:{text:B.join(",")}}function h(x){
const B=x.split(/\s+/).filter(Y=>Y!==""),j=[];for(const Y of B){const F=j.at(-1);F?.toLowerCase()==="not"?j[j.length-1]=`${F} ${Y}`:j.push(Y)}return j}function g(x){
const B=x.map(l).join(","),[j,Y,...F]=x,X=F.length===0&&Y?/^-(\d+)$/.exec(Y):null;return X&&j&&/^\d+$/.test(j)?[B,`${j}..${X[1]}`]:[B]}function c(x){const B=x.replace(
/^not /i,""),j=C.exec(B);if(j)return/^\d/.test(j[1])?[`-${Number(j[1])+1}`,`-1..${j[1]}`]:["-1"];const Y=U.exec(B);if(!Y||_.test(B))return;const[,F,X]=Y;return X.
startsWith("-")?[`${F}..${X}`,`${F},${X}`]:[`${F}..${O(X)}`,`${F},-${X}`]}function l(x){const[,B="",j=""]=/^(not )?(.*)$/i.exec(x)??[],Y=_.exec(j)??b.exec(j)??f.
exec(j);return Y?`${B}${O(Y[1])}..${O(Y[2]??"")}`:`${B}${O(j)}`}const m={first:"1",last:"-1",end:"-1"},O=x=>m[x.toLowerCase()]??x;function P(x){const B=T(x);return"\
problem"in B?B:(0,M.p6)(B.text)}function A(x,B,j,Y="ranges"){const F=I=>(0,E.G6)([{field:Y,message:I}]),X=P(x);if("problem"in X)throw F(X.problem);const Oe=(0,M.
Ly)(X.items,B);if("problem"in Oe)throw F(Oe.problem);const Me=Oe.spans.flatMap(({first:I,last:L},K)=>{const{position:z,text:ie}=X.items[K];return I<=L?[]:[`entr\
y ${z} ('${(0,M.ml)(ie)}') ends before it starts: write ${L}-${I}`]});if(Me.length>0)throw F((0,M.bs)(Me));const k=(0,M.UL)(Oe.spans);if(k>j)throw F(`names ${k}\
 pages in all; at most ${j} are allowed`);return Oe.spans}}),35092:((de,G,o)=>{o.d(G,{E:()=>U,L:()=>f});var E=o(38917),M=o(30491);function _(T){const $=(0,M.s)(
T);return"problem"in $?$.problem:void 0}const b=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,f=T=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(T),U={"file-nam\
e":{holds:T=>!/[/\\\p{Cc}\p{Cs}]/u.test(T)&&/[^. ]/.test(T),words:"a file name without folders"},"media-type":{holds:f,words:"a media type such as text/xml or a\
pplication/pdf"},date:{holds:T=>(0,E.Z)(T)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:T=>_(T)===
void 0,words:"text such as {number} / {last}",problem:_},"language-tag":{holds:T=>b.test(T),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),91203:((de,G,o)=>{
o.d(G,{GW:()=>_,_m:()=>C,lg:()=>M,r7:()=>f});const E=null,M={"application/json":".json","text/plain":".txt","text/markdown":".md"};function _(U){const{per_page:T,
layout:$}=U;return T===!0?"application/json":$==="markdown"?"text/markdown":"text/plain"}function b(U){const T=_(U);return T==="text/markdown"?["application/jso\
n",T,"text/plain"]:[...new Set(["application/json",T])]}const f=({text:U})=>typeof U=="string"?U:"";function C({text:U,pages:T,...$}){return $}})};
