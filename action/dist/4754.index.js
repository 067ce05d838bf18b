"use strict";exports.id=4754,exports.ids=[4754],exports.modules={34947:((pe,k,i)=>{i.d(k,{Ms:()=>R,PJ:()=>L,TF:()=>g,Ye:()=>M,_N:()=>d,oD:()=>x,qf:()=>$});var w=i(73024),v=i.
n(w);const I=1<<20,M=h=>E(()=>w.realpathSync.native(h)),d=h=>E(()=>(0,w.statSync)(h)),R=h=>E(()=>(0,w.lstatSync)(h)),L=h=>R(h)?.isSymbolicLink()??!1;async function x(h){
if((0,w.statSync)(h).size<=I)return(0,w.readFileSync)(h);const{readFile:P}=await Promise.resolve().then(i.t.bind(i,51455,23));return P(h)}async function $(h,P){
if(P.length<=I)return(0,w.writeFileSync)(h,P,{flag:"wx"});const{writeFile:u}=await Promise.resolve().then(i.t.bind(i,51455,23));await u(h,P,{flag:"wx"})}const g=h=>E(
()=>(0,w.unlinkSync)(h));function E(h){try{return h()}catch{return}}}),66502:((pe,k,i)=>{i.d(k,{Ck:()=>E,SV:()=>x,YY:()=>$,wI:()=>g});var w=i(76760),v=i.n(w),I=i(
49153),M=i(34947),d=i(44168);const R=/^(?:\.git|git~\d+)[. ]*$/i,L=new RegExp("\\p{Cf}","gu"),x=l=>l.split(/[\\/]/).some(b=>R.test(b.replace(L,"")));function $(l,b){
const m=(0,d.GS)(l,b),y=(0,d.I5)(l,m),C=(0,M.Ye)(m);if(y===void 0)return"is outside the workspace and RUNNER_TEMP";if(C===void 0)return(0,M.PJ)(m)?"is a link to\
 a file that does not exist":"does not exist";if(u(l,C)!==P(y))return`is a link that leads out of ${y===l.workspace?"the workspace":"RUNNER_TEMP"}`;if(x(v().relative(
P(y),C)))return"is below .git, which is not read";const U=(0,M._N)(C);if(!U?.isFile())return U?.isFIFO()?"is a named pipe, not an ordinary file":U?.isDirectory()?
"is a folder":"is not an ordinary file"}function g(l,b){const m=(0,d.GS)(l,b),y=(0,d.I5)(l,m);if(y===void 0)throw h(b,"is outside the workspace and RUNNER_TEMP");
const C=P(y),U=v().relative(y,m).split(v().sep);for(let J=1;J<=U.length;J++){const le=v().join(C,...U.slice(0,J));if(!(0,M.PJ)(le))continue;const oe=(0,M.Ye)(le),
de=oe===void 0||u(l,oe)===void 0;throw h(b,de?"leads out of the workspace through a link":"leads through a link")}const ee=v().join(C,...U);if(x(v().relative(C,
(0,M.Ye)(ee)??ee)))throw h(b,"is below .git");return ee}function E(l,b){try{return(0,M.Ms)(v().join(g(l,v().dirname(b)),v().basename(b)))!==void 0}catch{return!1}}
const h=(l,b)=>new I.zU("configuration",`'${l}' ${b}: nothing is written there`),P=l=>(0,M.Ye)(l)??l,u=(l,b)=>(0,d.RD)(l).map(P).filter(m=>(0,d.FK)(v().relative(
m,b))).sort((m,y)=>y.length-m.length)[0]}),12222:((pe,k,i)=>{i.d(k,{K2:()=>L,Nk:()=>$,OM:()=>g,hQ:()=>x,pL:()=>E});var w=i(73024),v=i.n(w),I=i(76760),M=i.n(I),d=i(
49153),R=i(99586);function L(h){const P=new Map,u=l=>{const b=P.get(l);if(b!==void 0)return b;let m=l;try{m=(0,w.realpathSync)(l)}catch{const y=M().dirname(l);y!==
l&&(m=M().join(u(y),M().basename(l)))}return P.set(l,m),m};return l=>{const b=M().resolve(h,l),m=M().join(u(M().dirname(b)),M().basename(b));return x(m)}}const x=h=>process.
platform==="win32"||process.platform==="darwin"?h.normalize("NFC").toLowerCase():h;function $(h){if(process.platform!=="win32")return;const P=h.replace(/^[a-z]:/i,
"").split(/[\\/]/),[u]=P.flatMap(l=>/^\.{0,2}$/.test(l)?[]:(0,R.tb)(l)??[]);return u===void 0?void 0:`'${h}' cannot be written: a part of it ${u}`}function g({matched:h,
overwrite:P,identity:u,exists:l}){const b=new Set(h.map(u)),m=new Set;return(y,C)=>{const U=$(y);if(U!==void 0)throw(0,d.G6)([{field:"output",message:U}]);const ee=u(
y),J=C.inputs.some(le=>u(le)===ee);if(m.has(ee)||b.has(ee)&&!(P&&J))throw(0,d.G6)([{field:"output",message:`'${y}' is another input or result: choose a differen\
t pattern`}]);if(!P&&l(y))throw(0,d.G6)([{field:"output",message:E([y])}]);m.add(ee)}}function E([h,...P]){const u=P.length===0?" exists":` and ${P.length} more\
 exist`;return`'${h}'${u} already: choose a different pattern, or set overwrite to true`}}),44168:((pe,k,i)=>{i.d(k,{Aq:()=>R,FK:()=>h,GS:()=>x,I5:()=>$,NB:()=>g,
RD:()=>L,d7:()=>P,dR:()=>E});var w=i(76760),v=i.n(w),I=i(49153),M=i(40477),d=i(34947);function R(){const u=process.env.GITHUB_WORKSPACE;try{process.chdir(u??".")}catch(y){
throw new I.zU("configuration",`The workspace '${u}' cannot be opened (${(0,M.xU)(y)})`,{advice:"Run the step in a job with a workspace, and do not remove that \
folder in an earlier step",cause:y})}const l=process.cwd(),b=process.env.RUNNER_TEMP||void 0,m=[u??l,(0,d.Ye)(l)??l].map(y=>[v().resolve(y),l]);return b!==void 0&&
m.push([(0,d.Ye)(b)??b,b]),{workspace:l,temporary:b,otherNames:m.filter(([y,C])=>y!==C)}}const L=({workspace:u,temporary:l})=>l===void 0?[u]:[u,l];function x({workspace:u,
otherNames:l=[]},b){const m=v().resolve(u,b);for(const[y,C]of l){const U=v().relative(y,m);if(h(U))return v().join(C,U)}return m}const $=(u,l)=>L(u).filter(b=>h(
v().relative(b,l))).sort((b,m)=>m.length-b.length)[0],g=(u,l)=>$(u,x(u,l))!==void 0;function E(u,l){const b=x(u,l),m=v().relative(u.workspace,b);return P(h(m)?m:
b)}const h=u=>u!==".."&&!u.startsWith(`..${v().sep}`)&&!u.startsWith("../")&&!v().isAbsolute(u),P=u=>v().sep==="/"?u:u.replaceAll(v().sep,"/")}),59105:((pe,k,i)=>{
i.d(k,{A:()=>$,z:()=>E});var w=i(73024),v=i.n(w),I=i(76760),M=i.n(I),d=i(49153),R=i(40477),L=i(34947),x=i(66502);class ${places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(u,l){
this.places=u,this.overwrite=l}async write(u){if(this.closed)throw h();const l=this.writeAll(u);this.running.add(l),await l.finally(()=>this.running.delete(l))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(u){const l=[],b=[];let m=u[0]?.path??"";try{for(const y of u){if(this.closed)throw h();if(m=
y.path,(0,x.SV)(M().basename(y.path)))throw new d.zU("configuration",`'${y.path}' is a name that Git uses: nothing is written there`);const C=M().join(this.folder(
M().dirname(y.path)),M().basename(y.path)),U=M().join(M().dirname(C),`.octavo-${process.pid}-${++this.serial}.tmp`);b.push(U),await y.write(U),l.push({temporary:U,
target:C,path:y.path})}for(const{temporary:y,target:C,path:U}of l)m=U,this.checkAgain(U,C),(0,w.renameSync)(y,C)}catch(y){for(const C of b)(0,L.TF)(C);throw y instanceof
d.zU?y:E(m,y)}}checkAgain(u,l){const b=(0,x.wI)(this.places,M().dirname(u));if(M().join(b,M().basename(u))!==l||!this.overwrite&&(0,L.Ms)(l)!==void 0)throw new d.
zU("configuration",`'${u}' was made by another program while the step ran: it is not replaced`)}folder(u){let l=this.folders.get(u);return l===void 0&&(l=(0,x.wI)(
this.places,u),(0,w.mkdirSync)(l,{recursive:!0}),this.folders.set(u,l)),l}}const g={EACCES:"the runner may not write there",EPERM:"the runner may not write ther\
e",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of tha\
t name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file\
 system"};function E(P,u){const l=(0,R.xU)(u),b=g[l]??`the file system refused it (${l})`;return new d.zU("configuration",`'${P}' could not be written: ${b}`,{cause:u})}
const h=()=>new d.zU("cancelled","The step was cancelled")}),40477:((pe,k,i)=>{i.d(k,{Hn:()=>I,IV:()=>R,cz:()=>d,g$:()=>v,hS:()=>M,uP:()=>x,xU:()=>L});var w=i(49153);
const v=$=>$.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),I=$=>v($).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(
/>/g,"&gt;").replace(/"/g,"&quot;"),M=($,g)=>`${$} ${g}${$===1?"":"s"}`,d=$=>$.reduce((g,E)=>g+E,0);function R($){const g=["B","kB","MB","GB"];let E=$,h=0;for(;E>=
999.95&&h<g.length-1;h++)E/=1e3;return`${h===0||E>=99.95?Math.round(E):E.toFixed(1)} ${g[h]}`}function L($){const g=typeof $=="object"&&$!==null&&"code"in $?$.code:
void 0;return typeof g=="string"?g:"unknown reason"}function x($){if(!($ instanceof Error))return typeof $;const g=[`${$.name} (${L($)})`,...(0,w.ek)($)].join(`\

    `);return $.cause===void 0?g:`${g}
caused by ${x($.cause)}`}}),53673:((pe,k,i)=>{i.d(k,{u:()=>v});var w=i(31184);const v=(I,M,d)=>I==="inputs"?(0,w.an)(M,d,w.i9):M}),58227:((pe,k,i)=>{i.d(k,{C:()=>h,
g:()=>P});var w=i(49153),v=i(31184),I=i(82625),M=i(99762),d=i(99586),R=i(6009),L=i(91203),x=i(34947),$=i(53673),g=i(52031),E=i(66886);class h extends Error{input;cause;step;operation;constructor(N,B,j,re){
super("a job failed"),this.input=N,this.cause=B,this.step=j,this.operation=re}}async function P(A,N,B,j){const re=A.inputs[0]??"",G={source:re},ce=[];try{let V=[];
for(const[Q,r]of A.inputs.entries())G.source=r,V.push({position:Q,source:r,document:await j.read(r),facts:{},notes:[],data:{}});const Y=V.reduce((Q,{document:r})=>Q+
j.sizeOf(r),0);for(const[Q,r]of N.steps.entries())G.operation=r.name,N.steps.length>1&&(G.step=`steps[${Q+1}] (${r.name})`),V=await oe(V,r,A,N,B,G),ce.push(...V.
flatMap(({document:f,files:T=[]})=>[f,...T]));G.source=re,delete G.step,delete G.operation;const me=m(A,V).map(Q=>u(Q,Y,N,j)),se=me.flatMap(({output:Q,result:r})=>Q===
null||r===null?[]:[{path:Q,write:f=>b(r,f,j)}]);for(const{path:Q}of se)N.claim(Q,A);return await N.write(se),me.map(({result:Q,status:r,output:f,pages:T,facts:S,
notes:F,message:X,data:ne})=>{const he=Q===null?null:l(Q,j);return{status:r,input:re,inputs:A.inputs,output:f,pages:T,bytesBefore:Y,bytesAfter:he,facts:S,notes:F,
message:X,data:ne}})}catch(V){throw new h(G.source,V,G.step,G.operation)}finally{await j.release(ce)}}function u(A,N,{minimumSaving:B},j){const re=A.result===null?
void 0:(0,E.A)(N,l(A.result,j),B);return re===void 0?A:{...A,status:"skipped",output:null,result:null,message:re}}const l=(A,N)=>A instanceof Uint8Array?A.length:
N.sizeOf(A),b=(A,N,B)=>A instanceof Uint8Array?(0,x.qf)(N,A):B.write(A,N);function m(A,N){if(A.kind==="files")return N.flatMap(G=>le(A,G));const B=G=>(0,d.NL)(N.
map(({document:ce},V)=>(0,d.jC)(G(ce)??"",d.ly,(0,M.n)(V+1))),d.ly),j=B(({title:G})=>G),re=B(({match:G})=>G);return N.map(({document:G,facts:ce,notes:V,data:Y},me)=>({
status:"done",output:A.kind==="data"?null:A.outputPath({index:me+1,title:j[me]??"",match:re[me]??""}),result:A.kind==="data"?null:(0,g.KH)(A.kind)?C(Y):G,pages:G.
pageCount??null,facts:{...ce,...A.tellsMatch&&G.match!==void 0&&{match:G.match}},notes:ee(V),message:null,data:(0,g.KH)(A.kind)?U(Y):Y}))}const y=(0,I.zI)("extr\
act_text").dataKey??"";function C({[y]:A={}}){return Buffer.from(A.pages===void 0?(0,L.r7)(A):JSON.stringify(A),"utf8")}const U=({[y]:A={},...N})=>({...N,[y]:(0,L.
_m)(A)}),ee=A=>A.map(({text:N})=>N),J={...d.zE,leadingDots:!1};function le(A,{files:N=[],facts:B,notes:j,data:re}){const G={pages:null,notes:ee(j),data:re};if(N.
length===0)return[{...G,status:"skipped",output:null,result:null,facts:B,message:"The document holds no such files"}];const ce=(0,d.NL)(N.map(({name:V},Y)=>(0,d.
jC)(V,J,`file-${Y+1}`)),J);return N.map((V,Y)=>({...G,status:"done",output:A.outputPath({index:Y+1,file:ce[Y]??""}),result:V,facts:{...B,mediaType:V.mediaType,...V.
facts},message:null}))}async function oe(A,N,B,j,re,G){const{input:ce,dataKey:V}=(0,I.zI)(N.name),Y=ce==="many",me=Y?[A]:A.map(Q=>[Q]),se=[];for(const Q of me){
const[r]=Q;if(!r)continue;G.source=r.source;const f=await j.parametersOf(N,Y?B.inputs[0]??"":r.source),T=N.name==="add_page_numbers"?j.numbersOf(B,r.position):void 0,
S=T===void 0?f:{...f,...T},{documents:F,files:X,data:ne,notes:he,facts:$e}=await re.run(N.name,Q.map(({document:q})=>q),S,{signal:j.signal,onProgress:q=>j.onProgress(
r.source,(0,v.i9)(N.name),q)}).catch(q=>{const ye=q instanceof w.zU?q.position:void 0;throw G.source=Q[(ye??1)-1]?.source??r.source,q}),Ee=Y?{...r,facts:{},data:{}}:
r,Oe={source:r.source,facts:{...Ee.facts,...$e},notes:(0,R.p5)(Q.flatMap(q=>q.notes),he.map(({code:q,message:ye,mentions:Ue=[]})=>({code:q,text:(0,$.u)(j.spelling,
ye,Ue)}))),data:ne===void 0||V===void 0?Ee.data:{...Ee.data,[V]:ne}},{position:fe}=r;if(X!==void 0)se.push({...Oe,position:fe,document:r.document,files:X});else
for(const q of F){const ye={...Y?{}:de(r.document),...de(q),name:r.document.name};se.push({...Oe,position:fe,document:{...q,...ye},facts:{...Oe.facts,...z(q)}})}}
return se}const de=({title:A,match:N})=>({...A===void 0?{}:{title:A},...N===void 0?{}:{match:N}});function z({firstPage:A,lastPage:N,title:B}){return{...A===void 0||
N===void 0?{}:{firstPage:A,lastPage:N},...B===void 0?{}:{title:B}}}}),77563:((pe,k,i)=>{i.d(k,{NZ:()=>x,R5:()=>L,ZK:()=>R,gY:()=>$,wm:()=>g});var w=i(76760),v=i.
n(w),I=i(49153),M=i(40477),d=i(34947);const R=E=>({read:h=>L(h,E),sizeOf:({bytes:h})=>h.length,write:({bytes:h},P)=>(0,d.qf)(P,h),release:async()=>{}});async function L(E,h){
const P=await(0,d.oD)(v().resolve(h,E)).catch(u=>{throw(0,M.xU)(u)==="ERR_FS_FILE_TOO_LARGE"?new I.zU("limit_exceeded","The file is larger than 2 GB, the most t\
hat can be processed",{advice:"Split the document where it is made",cause:u}):x(u)});return g(P),{name:v().posix.basename(E),bytes:P}}const x=E=>new I.zU("unrea\
dable_document",`The file could not be opened (${(0,M.xU)(E)})`,{cause:E}),$="version https://git-lfs.github.com/spec/";function g(E){if(E.subarray(0,$.length).
toString("latin1")===$)throw new I.zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the re\
pository: set lfs: true for actions/checkout"})}}),64754:((pe,k,i)=>{var w=i(67981),v=i(73024),I=i(49153),M=i(31184),d=i(40477),R=i(53673);const L=4096;function x(e,t){
const n=(0,I.l3)(e),s=[n,...n.others].map(o=>{const a=$(o),c=o.advice===void 0?a:`${a.replace(/[.:]$/,"")}. ${o.advice}`;return(0,R.u)(t,c,(0,I.R3)(o))});return(0,d.
g$)(s.join(". ")).slice(0,L)}const $=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\\
p{Ll}","u").test(s)?`The document ${s}`:s),e),g=10;class E{given=0;add(t,n,s){const o=(0,d.g$)(t).slice(0,L);this.given++,this.given<=g?w.$e(o,{...n===void 0?{}:
{file:n},...s===void 0?{}:{title:s}}):w.pq(n===void 0?`Warning: ${o}`:`Warning: ${(0,d.g$)(n)}: ${o}`)}}var h=i(66502),P=i(12222),u=i(44168),l=i(96512);function b(e){
if(/^\s*\[\s*("|\])/.test(e)){const n=(0,l.q)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON arra\
y of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith(
"#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}var m=i(
82625);const y="add_page_numbers",C=new Set(["extract_pages","remove_pages","reorder_pages"]),U=e=>e.find(({name:t})=>t===y)?.params;function ee(e){const t=o=>[
{field:"continue-numbers",message:o}],n=e.filter(({name:o})=>o===y);if(n.length!==1)return t("needs one step add-page-numbers");if(U(e).last_number!==void 0)return t(
"gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:o})=>J(o));return s===void 0?[]:t(`needs the \
pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function J(e){const{input:t,output:n,accepts:s}=(0,m.zI)(e);return t===
"many"||n==="pdfs"||s==="image"||C.has(e)}var le=i(66886),oe=i(99678),de=i(6996),z=i(60480);const A=/^(\d+)-(\d+|last)$/i,N=/^(-?\d+|last)–(-?\d+|last)$/i,B=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,
j=/^last-(\d+|last)$/i,re=/^(-?\d+)-(-?\d+|last)$/i;function G(e){if(Array.isArray(e))return ce(e);if(typeof e!="string"&&typeof e!="number")return{problem:"mus\
t be text such as 1..3, or a list of pages"};const t=String(e),n=t.split(/\r?\n/).filter(o=>o.trim()!=="");if(n.length>1&&n.every(o=>/^ *- +\S/.test(o)))return ce(
n.map(o=>V(o.replace(/^ *- +/,""))));const s=/^\s*\[(.*)\]\s*$/s.exec(t);return s?ce(s[1].split(",").map(V)):Y(n.length>1?n.join(","):t)}function ce(e){return e.
some(t=>typeof t!="string"&&typeof t!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:Y(e.join(","))}function V(e){return e.
trim().replace(/^(["'])(.*)\1$/s,"$2")}function Y(e){const t=[],n=[];for(const[s,o]of e.split(",").entries()){const a=me(o),p=a.length>1&&a.some(_=>_.startsWith(
"-"))?se(a):a.map(Q).find(_=>_!==void 0);p&&n.push(`entry ${s+1} ('${(0,z.ml)(o.trim())}') is ambiguous: write ${p.join(" or ")}`),t.push(a.length===0?o:a.map(r).
join(","))}return n.length>0?{problem:(0,z.bs)(n)}:{text:t.join(",")}}function me(e){const t=e.split(/\s+/).filter(s=>s!==""),n=[];for(const s of t){const o=n.at(
-1);o?.toLowerCase()==="not"?n[n.length-1]=`${o} ${s}`:n.push(s)}return n}function se(e){const t=e.map(r).join(","),[n,s,...o]=e,a=o.length===0&&s?/^-(\d+)$/.exec(
s):null;return a&&n&&/^\d+$/.test(n)?[t,`${n}..${a[1]}`]:[t]}function Q(e){const t=e.replace(/^not /i,""),n=j.exec(t);if(n)return/^\d/.test(n[1])?[`-${Number(n[1])+
1}`,`-1..${n[1]}`]:["-1"];const s=re.exec(t);if(!s||A.test(t))return;const[,o,a]=s;return a.startsWith("-")?[`${o}..${a}`,`${o},${a}`]:[`${o}..${f(a)}`,`${o},-${a}`]}
function r(e){const[,t="",n=""]=/^(not )?(.*)$/i.exec(e)??[],s=A.exec(n)??N.exec(n)??B.exec(n);return s?`${t}${f(s[1])}..${f(s[2]??"")}`:`${t}${f(n)}`}function f(e){
return e.toLowerCase()==="last"?"-1":e}function T(e,t){const n=Object.entries((0,m.zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.
user_password===void 0&&!n.some(([s])=>t[s]===!1)}const S={encryption_algorithm:"AES-256"},F="maximum_bytes",X="or a size such as 18 MB or 18 MiB",ne={b:1,kb:1e3,
mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},he=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function $e(e){const[,t,n]=he.exec(e)??[],s=ne[n?.toLowerCase()??""];return s===
void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}const Ee={name:"file",bytes:Uint8Array.of(0)},Oe=["{dir}","{name}"];function fe({name:e,raw:t,typed:n},s){
const{fields:o}=(0,m.zI)(e),a={},c={},p=[];for(const[D,Z]of Object.entries({...Ue(o),...t})){const W=o[D];if(W===void 0)continue;const H=lt(D,W,Z,n[D]);"problem"in
H&&p.push({field:D,message:H.problem}),"path"in H&&(c[D]=H.path),a[D]="value"in H?H.value:W.kind==="json"?{}:Ee}const _=(0,de.qL)(e,a,s),O=new Set(p.map(({field:D})=>D));
for(const D of _.issues)O.has(D.field)||p.push(D.field===F?{...D,message:`${D.message}, ${X}`}:D);return p.length===0&&p.push(...ye(e,a,_.params)),{step:{name:e,
params:_.params,paths:c},issues:p}}const q=["pages","first_page","last_page"];function ye(e,t,n){const s=a=>t[a]!==void 0&&t[a]!=="";return(e==="extract_pages"||
e==="remove_pages")&&!q.some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:q.slice(1)}]:T(e,{...n})?[{field:"\
allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:[
"user_password"]}]:[]}const Ue=e=>Object.fromEntries(Object.entries(S).filter(([t])=>Object.hasOwn(e,t)));function lt(e,t,n,s){if(n===""||n===null||s===null)return{
value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!="string"&&!Array.isArray(n))return{problem:"must be pages such as 1..3, or a list of pages"};
const a=G(n);return"problem"in a?a:{value:a.text.trim()}}if(t.kind==="json"&&typeof n=="object"&&!Array.isArray(n))return{value:s};if(typeof n!="string")return{
problem:`must be a single value, and is a ${Array.isArray(n)?"list":"mapping"}`};const o=n.trim();return t.kind==="text"?{value:n}:o===""?{value:""}:t.kind==="j\
son"&&!/^\{/.test(o)&&o.includes(`
`)?{problem:dt}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(o)?ft(o):{value:e===F?$e(o):o}}const dt='must be a JSON object such as {"name": \
"value"}, or the path of a file that holds one; inside steps it can also be a YAML mapping';function ft(e){const t=e.match(/\{[^{}]*\}/g)?.find(n=>!Oe.includes(
n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${Oe.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of \
one file"}:{path:e}}const ht={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimiz\
e_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_p\
ages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermark"]};function Ge(e,t){const n=e.split(/[\s,;|+]+/).
filter(o=>o!=="");if(n.length>1&&n.every(o=>(0,m.F)(o.replaceAll("-","_"))))return". Several operations go into steps, as a list";const s=ht[e.toLowerCase().replace(
/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,oe.h)(e,m.qj.map(t))}const He=m.qj.map(M.i9).join(", "),ve='write a YAML list o\
f operations, such as "- rotate_pages: { angle: 90 }"',pt=[...new Set(m.qj.flatMap(e=>Object.keys((0,m.zI)(e).fields)))],Be=new Set(m.qj.flatMap(e=>Object.entries(
(0,m.zI)(e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function mt(e,t){const n=new Map;for(const c of pt){const p=e((0,M.i9)(c));p!==""&&(Be.has(c)&&
t(p),n.set(c,p))}const s=e("operation").trim(),o=e("steps");if(o.trim()!==""){const{value:c,typed:p,problem:_}=(await Promise.all([i.e(1917),i.e(4896)]).then(i.
bind(i,74896))).parseList(o);for(const D of je(c))t(D);const O=[];return s!==""&&O.push({field:"operation",message:"give either operation or steps, not both"}),
_!==void 0?{steps:[],issues:[...O,{field:"steps",message:`${_}: ${ve}`}],warnings:[]}:$t(c,p,n,O)}if(s==="")return Je("operation",`is required, unless steps is \
given: one of ${He}`);const a=s.replaceAll("-","_");return(0,m.F)(a)?gt(a,n):Je("operation",`must be one of ${He}${Ge(s,M.i9)}`)}function gt(e,t){const{fields:n}=(0,m.
zI)(e),s=[...t.keys()].filter(O=>!Object.hasOwn(n,O)),{step:o,issues:a}=fe({name:e,raw:Object.fromEntries(t),typed:{}},"absent"),c=s.map(O=>({field:(0,M.i9)(O),
message:`is not used: it is not a parameter of ${(0,M.i9)(e)}`})),p=s.filter(O=>Be.has(O)&&O!=="open_password"),_=a.map(({field:O,message:D,mentions:Z=[]})=>({field:(0,M.
i9)(O),message:(0,R.u)("inputs",D,Z)}));return{steps:[o],issues:_.length>0||p.length>0?[..._,...c]:[],warnings:c.map(({field:O,message:D})=>`${O} ${D}`)}}function $t(e,t,n,s){
const o=[...s],a=[];if(!Array.isArray(e)||e.length===0)return{steps:a,issues:[...o,{field:"steps",message:ve}],warnings:[]};for(const p of n.keys())p!=="open_pa\
ssword"&&o.push({field:(0,M.i9)(p),message:"write it inside the step that it belongs to"});const c=n.get("open_password");for(const[p,_]of e.entries()){const O=`\
steps[${p+1}]`,D=yt(_,t[p]);if("problem"in D){o.push({field:O,message:D.problem});continue}o.push(...wt(D,O),...Et(D.name,p,e.length,O));const Z=c===void 0?D.raw:
{open_password:c,...D.raw},W=fe({...D,raw:Z},"refuse");a.push(W.step),o.push(...W.issues.map(({field:H,message:ue})=>({field:`${O}.${H}`,message:ue})))}return{steps:a,
issues:o,warnings:[]}}function wt({name:e,raw:t},n){const s=Object.keys((0,m.zI)(e).fields),o=Object.keys(t).filter(c=>!s.includes(c)),[a]=o.filter(c=>/^[-\d. ]+$/.
test(c)&&!t[c]);return a!==void 0?[{field:`${n}.${a}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:o.map(c=>({
field:`${n}.${c}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,oe.h)(c,s)}`}))}function Et(e,t,n,s){const{output:o,accepts:a}=(0,m.zI)(e);return o===
"files"&&t+1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:o==="text"&&t+1<n?[{field:s,message:`${e} must\
 be the last step: it writes the text, and no document`}]:a==="image"&&t>0?[{field:s,message:`${e} must be the first step: it takes images, which no other opera\
tion gives`}]:[]}function yt(e,t){if(typeof e=="string")return Se(e,{},{});if(!(0,l.G)(e))return{problem:ve};const{operation:n,...s}=e;if(n!==void 0)return typeof n==
"string"?Se(n,s,t):{problem:ve};const[[o,a]=["",void 0],...c]=Object.entries(e);if(c.length>0)return{problem:`names several operations or has its parameters bes\
ide the name: ${ve}`};if(a===""||a===void 0)return Se(o,{},{});const p=(0,l.G)(t)?t[o]:void 0;return(0,l.G)(a)?Se(o,a,p):{problem:ve}}function Se(e,t,n){const s=e.
trim().replaceAll("-","_");if(!(0,m.F)(s))return{problem:`must name one of ${m.qj.join(", ")}${Ge(e,c=>c)}`};const o=Object.keys(t),a=o.find((c,p)=>o.findIndex(
_=>Te(_)===Te(c))!==p);return a!==void 0?{problem:`gives ${Te(a)} twice, as ${o.filter(c=>Te(c)===Te(a)).join(" and ")}`}:{name:s,raw:Ye(t),typed:(0,l.G)(n)?Ye(
n):{}}}const Te=e=>e.replaceAll("-","_"),Ye=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[Te(t),n]));function*je(e){if(Array.isArray(e))for(const t of e)
yield*je(t);else if((0,l.G)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*je(n):n!==""&&Be.has(t.trim().replaceAll("-","_"))&&(yield n)}const Je=(e,t)=>({
steps:[],issues:[{field:e,message:t}],warnings:[]}),Dn=null,Ot=["failed","skipped","notes","nothing"],We=32,bt=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=We,Mt=e=>/^\d{1,2}(?:\.\d+)?$/.
test(e);async function Pt(e,t){const n=[],s=ie=>e(ie).trim(),o=ie=>{const ae=s(ie);return ae!==""&&t(ae),ae},a=(ie,ae)=>{const we=s(ie)||ae[0],K=ae.find(Me=>Me===
we);return K===void 0&&n.push({field:ie,message:`must be one of ${ae.join(", ")}`}),K??ae[0]},c=(ie,ae)=>{const we=s(ie).toLowerCase();return we!==""&&we!=="tru\
e"&&we!=="false"&&n.push({field:ie,message:"must be true or false"}),we===""?ae:we==="true"},p=o("api-key"),_=o("github-token"),{steps:O,issues:D,warnings:Z}=await mt(
e,t),W=b(s("files"));"problem"in W&&n.push({field:"files",message:W.problem});const H=(ie,ae,we)=>{const K=s(ie);return K!==""&&!ae(K)&&n.push({field:ie,message:we}),
K===""?void 0:Number(K)},ue=a("on-error",["fail","continue"])==="continue",ge=s("fail-on")===""&&ue?"nothing":a("fail-on",Ot);ue&&ge!=="nothing"&&n.push({field:"\
fail-on",message:"contradicts on-error: continue. Leave out one of the two"});const te={steps:O,isList:s("steps")!=="",files:"lines"in W?W.lines:[],output:s("ou\
tput")||void 0,overwrite:c("overwrite",!1),ifNoFilesFound:a("if-no-files-found",["warn","error","ignore"]),changedOnly:c("changed-only",!1),dryRun:c("dry-run",!1),
continueNumbers:c("continue-numbers",!1),concurrency:H("concurrency",bt,`must be a whole number from 1 to ${We}`),failOn:ge,minimumSaving:H("minimum-saving",Mt,
"must be a number of percent from 0 to 99, such as 5"),region:s("region"),baseUrl:s("base-url"),apiKey:p,summary:c("summary",!0),attest:c("attest",!1),githubToken:_,
warnings:Z};if(te.continueNumbers&&D.length===0&&n.push(...ee(O)),te.minimumSaving!==void 0&&D.length===0&&n.push(...(0,le.T)(O)),D.length+n.length>0)throw(0,I.
G6)([...D,...n]);return te}var Ne=i(52031),_e=i(34947),_t=i(76760),Pe=i.n(_t),Ae=i(63069);function Dt(e){const n=(Pe().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(
/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function Fe(e,t,n){for(const O of[e,...t])if(vt(O)>Ze)throw(0,I.G6)([{field:"files",message:`the patter\
n '${O}' has more than ${Ze} * in one name: write fewer`}]);const{create:s}=await i.e(102).then(i.bind(i,50102)),a=[e,...t.map(O=>O.slice(1).trim())].map(O=>At(
O,n)).map((O,D)=>D===0?O:`!${O}`),c=await s(a.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Ve(e)}),p=new Set((0,u.d7)(e).split("/")),_=O=>(0,u.dR)(n,O).split("/").some(D=>Tt.has(D)&&!p.
has(D));return(await c.glob()).filter(O=>!_(O))}const Ze=4,vt=e=>Math.max(...(0,u.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),Tt=new Set([".git","node\
_modules"]);function At(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",Pe().sep].includes(e.charAt(n.length)))return s+e.slice(n.length);return e}
function Ve(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,I.G6)([{field:"files",message:t}])}
const xt=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],Ae.jB,Ae.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the outpu\
t files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],Ae.jN,Ae.yZ,Ae.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function It(e,t,n){if(Rt(n.workspace))return"\
the workspace is empty: use actions/checkout before this step";const s=(0,Ae.oR)(e,xt);if(s!==void 0)return s;const o=async c=>Fe(c,[],n).catch(()=>[]);if(t.length>
0&&(await o(e)).length>0)return"lines that begin with ! exclude every file that it matches";const a=Nt(e,n);if(a!==void 0)return a;if((0,_e._N)((0,u.GS)(n,e))?.
isDirectory()===!0)return"the folder has no such files";for(const[c,p]of St(e)){const[_]=c===e?[]:await o(c);if(_!==void 0)return`${p}, and there is ${(0,u.dR)(
n,_)}`}}const St=e=>[[Xe(e),"upper and lower case count"],[Xe(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in \
the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],Xe=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.
startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function Nt(e,t){const n=(0,u.GS)(t,e).split(Pe().sep),s=n.findIndex(
o=>/[*?[]/.test(o));for(let o=1;o<=(s<0?n.length-1:s);o++){const a=n.slice(0,o).join(Pe().sep);if((0,u.I5)(t,a)===void 0||!(0,_e.PJ)(a))continue;const[c,p]=[(0,u.
dR)(t,a),(0,_e.Ye)(a)];return p===void 0?`'${c}' is a link to a folder that does not exist`:(0,u.NB)(t,p)?`'${c}' is a link, which patterns do not follow: write\
 '${(0,u.dR)(t,p)}' in its place`:`'${c}' is a link that leads out of the workspace`}}function Rt(e){try{return(0,v.readdirSync)(e).length===0}catch{return!1}}async function Lt(e,t,n,s){
const o=[],a=new Set,c=new Set,p=[],_=new Map;for(const[O,{text:D,literal:Z}]of e.entries()){if(!Z&&D.startsWith("!"))continue;if(!(0,u.NB)(t,D))throw Ve(D);const W=Z?
[]:e.slice(O+1).flatMap(ge=>ge.text.startsWith("!")?[ge.text]:[]),{matches:H,isPath:ue}=await Ut(D,Z,W,n,t);H.length===0&&p.push({line:D,reason:await It(D,W,t)});
for(const ge of H){const te=(0,u.dR)(t,ge),ie=(0,h.YY)(t,ge);if(ie!==void 0){_.set(te,ie);continue}const ae=(0,P.hQ)(te);(!a.has(ae)||s&&ue&&c.has(ae))&&o.push(
te),a.add(ae),ue&&c.add(ae)}}return{files:o,empty:p,refused:_,idle:await Ct(e,t)}}async function Ct(e,t){const n=[],s=e.findIndex(({text:o,literal:a})=>a||!o.startsWith(
"!"));for(const[o,{text:a,literal:c}]of e.entries()){if(c||!a.startsWith("!"))continue;const p=a.slice(1).trim();o<s?n.push(`'${a}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,u.NB)(t,p)&&(await Fe(p,[],t).catch(()=>[])).length===0&&n.push(`'${a}' excludes nothing: no file\
 matches '${p}'`)}return n}async function Ut(e,t,n,s,o){const a=(0,u.GS)(o,e),c=!t&&/[*?[\]\\]/.test(e)?void 0:(0,_e._N)(a);if(t)return{matches:(0,_e.Ms)(a)===void 0?
[]:[a],isPath:!0};if(c?.isFile()&&n.length===0)return{matches:[a],isPath:!0};const p=await Fe(e,n,o),_=c?.isDirectory()?p.filter(O=>s.test(O)):p;return{matches:_.
length>1?Bt(_):_,isPath:c?.isFile()??!1}}function Bt(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,o)=>{for(let a=0;a<s.length&&a<o.length;a++){
const c=t(s[a]??"",o[a]??"");if(c!==0)return c}return s.length-o.length};return e.map(s=>({file:s,segments:(0,u.d7)(s).split("/")})).sort((s,o)=>n(s.segments,o.
segments)||(s.file<o.file?-1:1)).map(({file:s})=>s)}const Re=5;async function jt(e,t,n,s){const o=(0,Ne.Ud)(e.steps),a=e.steps[0],c=a&&(0,m.zI)(a.name).accepts===
"image"?/\.(?:png|jpe?g)$/i:/\.pdf$/i,p=await Lt(e.files,t,c,o);Ft(p,e.ifNoFilesFound,s);for(const H of p.idle)s.add(H);const _=Wt(p.files,n);if(_.length===0&&p.
files.length>0&&Qe("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s),!e.changedOnly||_.length===
0)return{matched:_,files:_};const{changedFiles:O}=await Promise.all([i.e(2958),i.e(1787),i.e(1266)]).then(i.bind(i,81266)),D=await O(e.githubToken);if("unknown"in
D)return s.add(`changed-only leaves nothing out: ${D.unknown}`),{matched:_,files:_};const Z=H=>D.paths.has(H),W=_.filter(H=>Z(H)||[...n.neededBy(H).keys()].some(
Z));return w.pq(`${(0,d.hS)(W.length,"file")} of ${_.length} changed`),{matched:_,files:(o||e.continueNumbers)&&W.length>0?_:W}}function Wt(e,t){const n=new Map(
e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const o=n.get(s);return o!==void 0&&w.pq((0,d.g$)(`'${s}' is left out of files: ${o} uses it`)),
o===void 0})}function Ft({files:e,empty:t,refused:n},s,o){const a=t.map(({line:O,reason:D})=>D===void 0?`'${O}'`:`'${O}' (${D})`),c=[...n].map(([O,D])=>`'${O}' \
was left out: it ${D}`),p=a.length===0?"files, which is an empty list":zt(a),_=e.length>0||a.length===0||t.some(({reason:O})=>O!==void 0)?"":". Paths start at t\
he workspace. Make sure that an earlier step creates the files";if(s==="error"&&c.length>0)throw new I.zU("configuration",c.slice(0,Re).join(". "));for(const O of c)
o.add(O);a.length===0&&e.length+c.length>0||Qe(`No file matches ${p}${_}`,s,o)}function Qe(e,t,n){if(t==="error")throw new I.zU("configuration",e);t==="warn"?n.
add(e):w.pq((0,d.g$)(e))}function zt(e){return e.length<=Re?e.join(", "):`${e.slice(0,Re).join(", ")} and ${e.length-Re} more lines`}const qe=/\{(?:dir|name)\}/;
class Kt{steps;places;shared=new Map;constructor(t,n){this.steps=t,this.places=n}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(
s).map(o=>[this.pathFor(o,t),(0,M.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)for(const[s,o]of Object.entries(n)){if(qe.test(o))continue;const a=this.
problemOf(this.pathFor(o,""));a!==void 0&&t.push({field:s,message:a})}if(t.length>0)throw(0,I.G6)(t)}async parametersOf({name:t,params:n,paths:s},o){const a={};
for(const[c,p]of Object.entries(s)){const _=this.pathFor(p,o),O=await(qe.test(p)?this.read(_,c):this.readOnce(_,c)),D=(0,m.zI)(t).fields[c]?.kind==="json",{params:Z,
issues:W}=(0,de.qL)(t,{[c]:D?kt(O):O}),H=W.filter(({field:ue})=>ue===c);if(H.length>0)throw(0,I.G6)(H.map(({field:ue,message:ge})=>({field:ue,message:`'${_}': ${ge}`})));
a[c]=Z[c]}return{...n,...a}}pathFor(t,n){const{dir:s,name:o}=Pe().posix.parse(n),a=t.replaceAll("{dir}",()=>s||".").replaceAll("{name}",()=>o);return(0,u.dR)(this.
places,a)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,I.
G6)([{field:n,message:s}]);const o=await(0,_e.oD)(Pe().resolve(this.places.workspace,t)).catch(a=>{throw(0,I.G6)([{field:n,message:`'${t}' could not be opened (${(0,d.
xU)(a)})`}])});return{name:Pe().posix.basename(t),bytes:o}}problemOf(t){if(!(0,u.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,_e.
Ms)((0,u.GS)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at the workspace, and may hold {dir} and {name}`;const n=(0,h.YY)(this.places,
t);return n===void 0?void 0:`'${t}' ${n}`}}const kt=({bytes:e})=>new TextDecoder("utf-8").decode(e);var ze=i(1078);class Le extends Error{file;cause;constructor(t,n){
super("a file could not be counted"),this.file=t,this.cause=n}}async function Gt(e,t,n){const{continuedNumbers:s,countSelectedPages:o}=await Promise.all([i.e(7718),
i.e(7390),i.e(586)]).then(i.bind(i,40586)),a=e.flatMap(({inputs:te})=>te),{pages:c,first_number:p}=U(t),_=t.map(Ht).find(te=>te!==void 0);let O="";const D=function*(){
for(const te of a)yield n(O=te)},Z={pages:c,..._===void 0?{}:{open_password:_}},W=await o(D(),Z,{pause:ze.v}).catch(te=>{throw new Le(O,(0,I.l3)(te))}),H=s(W,p),
ue=new Map;let ge=0;for(const te of e)ue.set(te,ge),ge+=te.inputs.length;return(te,ie)=>H[(ue.get(te)??0)+ie]}function Ht({name:e,params:t}){const{open_password:n,
password:s}=t;return n??(e==="remove_password"?s:void 0)}var et=i(77563),Yt=i(59105),xe=i(58227);const Jt=5;async function Zt(e){const{jobs:t,inputs:n,chosen:s,
secondFiles:o,numbersOf:a,claim:c,spelling:p}=e,_=new Yt.A(e.places,n.overwrite),{execute:O,lanes:D,close:Z,abandon:W}=await s.open(t.length),H=new AbortController,
ue=()=>H.signal.aborted,ge=en(async()=>{H.abort(),await Promise.allSettled([_.close(),W()]),await(0,ze.v)(),await e.onCancelled(te.flatMap((K,Me)=>K.length>0?K:
[Xt(t[Me])]))}),te=t.map(()=>[]),ie=[];let ae;const we={steps:n.steps,spelling:p,signal:H.signal,minimumSaving:n.minimumSaving,parametersOf:(K,Me)=>o.parametersOf(
K,Me),numbersOf:a,claim:c,write:K=>_.write(K),onProgress:nn()};return await tn(t,D,async(K,Me)=>{if(!ue()){if(ae!==void 0){te[Me]=[{...Ce(K),status:"skipped",output:null,
message:ae}];return}try{const be=await O(K,we);te[Me]=be;for(const[Ie,De]of be.entries())w.pq((0,d.g$)(qt(De,be[Ie-1]?.notes)))}catch(be){if(ue())return;const Ie=be instanceof
xe.C?be.input:K.inputs[0]??"",De=(0,I.l3)(be instanceof xe.C?be.cause:be);w.pq((0,d.g$)(`${Ie}: failed`));const ct=be instanceof xe.C?be.step:void 0,ut=ct===void 0?
x(De,p):`${ct}: ${x(De,p)}`;ie.push({file:Ie,message:ut,cause:De.cause}),te[Me]=[{...Ce(K),status:"failed",input:Ie,output:null,message:ut,data:Vt(be,De,p)}],De.
code==="unauthorized"&&(ae="Not tried, because the region refused the key")}}}),await ge(),await Z(),{rows:te.flat(),failures:ie}}function Vt(e,{issues:t},n){return!(e instanceof
xe.C&&e.operation==="check_document"&&t.length>0)||t.some(({field:a})=>a!=="file")?{}:{check:{passed:!1,failures:t.map(({message:a,mentions:c=[]})=>(0,R.u)(n,a,
c))}}}const Xt=e=>({...Ce(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function Qt(e){const t=e.map(Ce);for(const{input:n,
inputs:s,output:o}of t)w.pq((0,d.g$)(`${tt(n,s)}${o===null?": would be read only, and no file written":` → ${o}`}`));return t}function Ce(e){return{status:"pl\
anned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,
data:{}}}function qt(e,t=[]){const{input:n,inputs:s,output:o,pages:a,bytesBefore:c,bytesAfter:p,notes:_,message:O}=e,D=tt(n,s),Z=[...a===null?[]:[(0,d.hS)(a,"pa\
ge")],p===null?(0,d.IV)(c??0):`${(0,d.IV)(c??0)} → ${(0,d.IV)(p)}`].join(", "),W=o===null?`${D}: ${O??"read"} (${Z})`:`${D} → ${o} (${Z})`,H=_.filter(ue=>!t.
includes(ue));return H.length>0?`${W}. ${H.join(" ")}`:W}const tt=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function en(e){let t;for(const[n,s]of[["SIGI\
NT",130],["SIGTERM",143]])process.on(n,()=>{t||(w.pq("Cancelled"),t=e().finally(()=>process.exit(s)))});return()=>t}async function tn(e,t,n){const s=e.entries(),
o=async()=>{for(const[a,c]of s)a>0&&await(0,ze.v)(),await n(c,a)};await Promise.all(Array.from({length:Math.min(t,e.length)},o))}function nn(){let e=process.uptime();
return(t,n,s)=>{const o=process.uptime();o-e<Jt||(e=o,w.pq((0,d.g$)(`${t}: ${n}, ${Math.round(s*100)} %`)))}}var nt=i(48161);async function sn(e,t){return e.region!==
""||e.baseUrl!==""?(await Promise.all([i.e(7718),i.e(2958),i.e(6053),i.e(7390),i.e(5235),i.e(4599)]).then(i.bind(i,84599))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.
resolve(),open:n=>on(n,t,e.concurrency),place:"on the runner"}}async function on(e,{workspace:t},n=Math.min((0,nt.availableParallelism)(),We)){const s=Math.min(
e,n),o=(0,et.ZK)(t),a=()=>Promise.resolve();if(s<2){const{localHere:_}=await i.e(7806).then(i.bind(i,27806)),O=_();return{execute:(D,Z)=>(0,xe.g)(D,Z,O,o),lanes:s,
close:a,abandon:a}}const{workerPool:c}=await i.e(5853).then(i.bind(i,75853)),p=c({entry:Pe().join(__dirname,"index.js"),size:Math.min(s,(0,nt.availableParallelism)())});
return{execute:(_,O)=>(0,xe.g)(_,O,p,o),lanes:s,close:p.close,abandon:a}}const vn=null,rn=/[\r\n]|^\s|\s$/;class an{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
Ke("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=Pe().join((0,v.mkdtempSync)(Pe().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:c,...p})=>({...p,...c})),s=t.flatMap(({status:c,output:p})=>c==="done"&&p!==null?[p]:[]),o=s.filter(c=>!rn.test(c)),a=s.length===0?"":`, al\
though ${(0,d.hS)(s.length,"file")} were written: see the log`;Ke(`The output results-file cannot be written${a}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,v.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),Ke(`The outputs of the step cannot be written${a}`,process.env.GITHUB_OUTPUT,()=>{w.uH("files",s),w.uH("paths",o.map(Dt).join(`
`)),w.uH("count",s.length),w.uH("failed",t.filter(({status:p})=>p==="failed").length);const c=t.filter(({status:p,output:_})=>p==="done"&&_!==null);w.uH("total-\
bytes",(0,d.cz)(c.map(({bytesAfter:p})=>p??0))),w.uH("total-pages",(0,d.cz)(c.map(({pages:p})=>p??0))),w.uH("results",n),w.uH("results-file",this.resultsFile)}),
o.length<s.length&&w.pq(`The output paths leaves out ${(0,d.hS)(s.length-o.length,"name")} with a line break or an outer blank`)}}const cn=new Set(["ENOSPC","ED\
QUOT"]);function Ke(e,t,n){try{n()}catch(s){const o=t!==void 0&&(0,v.existsSync)(t)?(0,d.xU)(s):"there is no such file";throw new I.zU("configuration",`${e} (${o}\
)`,{advice:cn.has((0,d.xU)(s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var un=i(
90866);const st=1024*1024,ln=2048,dn={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function fn(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,d.
Hn)(n.join(" → "))}</h3>
<p>${ot(e)}</p>
`;if(t.length===0)return s;const o=[];let a=Buffer.byteLength(s)+ln;for(const[O,D]of t.entries()){const Z=hn(D,t[O-1],rt(e));if(a+=Buffer.byteLength(Z),a>st)break;
o.push(Z)}const c=(rt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(O=>`<th>${O}</th>`).join(""),p=t.length-
o.length,_=p===0?"":`<p>${(0,d.hS)(p,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${c}</tr>
${o.join("")}</table>
${_}`}function ot({rows:e,matched:t,place:n,dryRun:s,seconds:o}){const a=W=>e.filter(H=>H.status===W),c=a("done");if(e.length===0)return`${t===0?"No file matche\
s":`No change in ${(0,d.hS)(t,"file")}`}, nothing written · ${n} · ${o.toFixed(1)} s`;const p=c.filter(({output:W})=>W!==null).length,_=s?[`Dry run: ${(0,d.hS)(
a("planned").length,"result")} planned, nothing written`]:[p===0&&c.length>0?`${(0,d.hS)(c.length,"file")} read, none written`:`${(0,d.hS)(p,"file")} written`];
for(const W of["failed","skipped"])a(W).length>0&&_.push(`${a(W).length} ${W}`);const O=(0,d.cz)([...new Map(c.map(W=>[W.inputs.join(`
`),W.bytesBefore??0])).values()]),D=(0,d.cz)(c.map(({bytesAfter:W})=>W??0)),Z=c.length===0?"":` · ${(0,d.IV)(O)}${p===0?"":` → ${(0,d.IV)(D)}`}`;return`${_.join(
", ")}${Z} · ${n} · ${o.toFixed(1)} s`}const rt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>gn(t));function hn(e,t,n){const{status:s,input:o,
inputs:a,output:c,pages:p,bytesBefore:_,bytesAfter:O,message:D,notes:Z,data:W}=e,H=a.length>1&&s!=="failed"?` <em>and ${a.length-1} more</em>`:"",ue=[...c===null?
[]:[`<code>${(0,d.Hn)(c)}</code>`],...D===null?[]:[(0,d.Hn)(D)],...Object.values(W).flatMap(K=>mn(K)),...Z.filter(K=>t?.input!==o||!t.notes.includes(K)).map(K=>`\
<em>${(0,d.Hn)(K)}</em>`)],ge=e.facts.firstPage!==void 0,te=n?[ke(_),ke(O),ge?"":$n(_,O)]:[ke(_)],ie=[p===null?"":String(p),...te],ae=ue.join("<br>"),we=ie.every(
K=>K==="")?`<td colspan="${ie.length+1}">${ae}</td>`:`<td>${ae}</td>${ie.map(K=>`<td align="right">${K}</td>`).join("")}`;return`<tr><td>${dn[s]}</td><td><code>${(0,d.
Hn)(o)}</code>${H}</td>${we}</tr>
`}const pn=new Set(["pageCount","fileSize"]);function mn(e){const t=Object.entries(e).flatMap(([n,s])=>{const o=(0,d.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return pn.has(n)?[]:s===!0?[o]:typeof s=="number"?s===0?[]:[`${o}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${o}: ${s.length}`]:typeof s=="object"&&s!==null&&!Object.
values(s).every(a=>typeof a=="boolean")?[o]:[]});return t.length===0?[]:[t.join(" · ")]}const gn=e=>Object.keys(e).length===0,ke=e=>e===null?"":(0,d.IV)(e).replace(
" ","&nbsp;");function $n(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function wn(e,t){
const n=e.filter(({status:a})=>a==="skipped").length,s=e.filter(({notes:a})=>a.length>0).length,o=(0,d.hS)(e.length,"result");return n>0&&(t==="skipped"||t==="n\
otes")?`fail-on: ${t}: ${n} of ${o} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${o} with notes: see the log`:void 0}function En(e,t,n,s){const o=e.length<
g?e:e.slice(0,g-1);for(const{file:a,message:c}of o)t==="error"?w.z3(c,{file:a,title:n}):s.add(c,a,n);for(const{file:a,message:c}of e.slice(o.length))w.pq((0,d.g$)(
`Failed: ${a}: ${c}`));for(const{cause:a}of e)a!==void 0&&w.Yz((0,d.uP)(a))}function yn(e,t){const n=e.length<g?0:e.length-(g-1),s=n>0?` (${n} of them without a\
n annotation: see the log)`:"";return`${e.length} of ${(0,d.hS)(t,"file")} failed${s}`}async function it(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=fn(
e);if(!(Buffer.byteLength(n)>=st))try{await un.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complet\
e"),w.Yz((0,d.uP)(s))}}async function On(){const e=new E,t=new an;let n="wire";try{t.begin();const s=await Pt(o=>w.V4(o,{trimWhitespace:!1}),o=>Pn(o,e));for(const o of s.
warnings)e.add(o);n=s.isList?"wire":"inputs",await bn(s,t,e,n)}catch(s){const o=(0,I.l3)(s instanceof Le?s.cause:s),a=x(o,n);s instanceof Le&&w.z3(a,{file:s.file}),
w.C1(s instanceof Le?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":a),o.cause!==void 0&&w.Yz((0,d.
uP)(o.cause))}finally{w.Yz(`Peak memory: ${(0,d.IV)(_n())}`)}}async function bn(e,t,n,s){const o=process.uptime(),a=(0,u.Aq)(),c=await sn(e,a);c.isLocal&&e.apiKey!==
""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const K of e.steps)await c.check(K);e.output!==void 0&&(0,Ne.
I)(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");const p=new Kt(e.steps,a),{matched:_,files:O}=await jt(e,a,p,n);p.check();
const D=(0,P.K2)(a.workspace),Z=[...new Set([..._,..._.flatMap(K=>[...p.neededBy(K).keys()])])],W=K=>(0,h.Ck)(a,K),H={matched:Z,overwrite:e.overwrite,identity:D,
exists:W},ue=(0,Ne.et)({...e,...H,files:O,places:a}),ge=e.steps.map(({name:K})=>(0,M.i9)(K)),te=e.continueNumbers&&!e.dryRun?await Gt(ue,e.steps,K=>(0,et.R5)(K,
a.workspace)):()=>{};w.Oh((0,d.g$)(`${ge.join(", then ")}: ${(0,d.hS)(O.length,"file")}, ${c.place}`));const ie=K=>{const Me=process.uptime()-o;return{rows:K,matched:_.
length,operations:ge,place:c.place,dryRun:e.dryRun,seconds:Me}},{rows:ae,failures:we}=e.dryRun?{rows:Qt(ue),failures:[]}:await Zt({jobs:ue,inputs:e,chosen:c,places:a,
secondFiles:p,numbersOf:te,claim:(0,P.OM)(H),spelling:s,onCancelled:async K=>{t.tell(K),e.summary&&await it(ie(K),n)}});w.N4(),await Mn({digest:ie(ae),failures:we,
total:O.length,inputs:e,outputs:t,places:a,warnings:n})}async function Mn({digest:e,failures:t,total:n,inputs:s,outputs:o,places:a,warnings:c}){const{rows:p}=e;
if(En(t,s.failOn==="nothing"?"warning":"error",e.operations.join(", "),c),w.pq((0,d.g$)(ot(e))),o.tell(p),s.summary&&await it(e,c),s.attest){const{declareArtifacts:O}=await i.
e(1884).then(i.bind(i,91884)),D=p.flatMap(({status:Z,output:W})=>Z==="done"&&W!==null?[W]:[]);for(const Z of await O(D,a.workspace))c.add(Z)}if(t.length===0){const O=wn(
p,s.failOn);O!==void 0&&w.C1(O);return}const _=(0,Ne.Ud)(s.steps)?`The merge of ${(0,d.hS)(n,"file")} failed`:yn(t,n);s.failOn==="nothing"?c.add(_):w.C1(_)}function Pn(e,t){
[...e.trim()].length>1?w.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not prin\
t it; use a longer one")}function _n(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,v.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(
e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let at=!1;process.once("beforeExit",()=>{at||w.C1("The action stopped before it had finished.")}),On().
catch(w.C1).finally(()=>{at=!0})}),63069:((pe,k,i)=>{i.d(k,{BD:()=>M,jB:()=>w,jN:()=>v,oR:()=>R,r_:()=>d,yZ:()=>I});const w=[/^["'].*["']$/,"leave out the quote\
s"],v=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],I=[/^~/,"~ is not your home folder here, and fi\
les must be in the workspace or in RUNNER_TEMP"],M=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use a path of the workspace"],d=[/\\/,"write / be\
tween folders, not a backslash"],R=(L,x)=>x.find(([$])=>$.test(L))?.[1]}),52031:((pe,k,i)=>{i.d(k,{I:()=>m,KH:()=>y,Ud:()=>b,et:()=>U});var w=i(76760),v=i.n(w),
I=i(49153),M=i(31184),d=i(82625),R=i(99762),L=i(91203),x=i(66502),$=i(12222),g=i(44168),E=i(63069);const h=["{dir}","{name}","{index}","{operation}"],P=["{title\
}","{match}"],u={document:[],data:[],text:[],parts:P,texts:P,files:["{file}"]},l={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"\
{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},b=z=>z.some(({name:A})=>(0,d.zI)(A).input===
"many");function m(z){const A=z.map(({name:j})=>(0,d.zI)(j)),N=A.filter(j=>!(0,d.rz)(j)),B=N.findLast(({input:j,output:re})=>j==="many"||re!=="pdf");return A.at(
-1)?.output==="text"?B?.output==="pdfs"?"texts":"text":N.length===0?"data":B?.output==="pdfs"?"parts":B?.output==="files"?"files":"document"}const y=z=>z==="tex\
t"||z==="texts",C=z=>z==="document"||z==="text";function U(z){const{files:A,steps:N}=z,B=m(N),j=J(z,B),re=A.length===0?[]:b(N)?[A]:A.map(Y=>[Y]),G=(0,M.i9)((N.findLast(
({name:Y})=>!(0,d.rz)((0,d.zI)(Y)))??N.at(-1))?.name??""),ce=re.map((Y,me)=>{const{dir:se,name:Q}=v().posix.parse(Y[0]??""),r=f=>{const T=C(B)?me+1:f?.index,S={
"{dir}":se||".","{name}":Q,"{operation}":G,"{index}":T===void 0?void 0:(0,R.n)(T),"{title}":f?.title,"{match}":f?.match,"{file}":f?.file};return v().posix.normalize(
j.replace(/\{[^{}]*\}/g,F=>S[F]??F))};return{inputs:Y,kind:B,tellsMatch:j.includes("{match}"),outputPath:r}}),V=B==="data"?[]:de(ce,z,le(j,B));if(V.length>0)throw(0,I.
G6)(V);return ce}const ee=[E.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],E.jN,E.yZ,E.BD,...v().sep==="/"?[E.r_]:[]];function J({output:z,places:A,
steps:N},B){const j=se=>(0,I.G6)([{field:"output",message:se}]);if(z===void 0)return`${l[B]}${y(B)?L.lg[(0,L.GW)(N.at(-1)?.params??{})]:""}`;const re=(0,E.oR)(z,
ee);if(re!==void 0)throw j(re);const G=[...h,...u[B]],ce=z.match(/\{[^{}]*\}/g)?.filter(se=>!G.includes(se))??[];if(ce.length>0)throw j(`has the unknown placeho\
lder ${ce[0]}: use ${G.join(", ")}`);if(/[\u0000-\u001f]/.test(z))throw j("must be a single line");if(/[\\/]$/.test(z))throw j(`names a folder: write a file nam\
e after it, such as ${z}{name}.pdf`);const V=["{index}",...u[B]];if(u[B].length>0&&!V.some(se=>z.includes(se))){const{dir:se,name:Q,ext:r}=v().posix.parse((0,g.
d7)(z)),f=v().posix.join(se,B==="files"?`${Q}.{file}`:`${Q}-{index}${r}`);throw j(`needs ${V.join(" or ")}, because one file gives several results: such as ${f}`)}
const Y=v().isAbsolute(z)?(0,g.dR)(A,z):(0,g.d7)(z);if(!(v().isAbsolute(Y)?(0,g.NB)(A,Y):(0,g.FK)(v().posix.normalize(Y))))throw j("must stay in the workspace o\
r in RUNNER_TEMP");return Y}function le(z,A){const B=["{dir}","{name}",...C(A)?["{index}"]:[]].filter(j=>!z.includes(j));return B.length===0?"process them in di\
fferent steps":`use ${[B.slice(0,-1).join(", "),...B.slice(-1)].filter(j=>j!=="").join(" or ")}`}const oe=z=>z.kind==="parts"||z.kind==="texts"?z.outputPath({index:1}):
z.outputPath();function de(z,{matched:A,overwrite:N,identity:B,exists:j,places:re},G){const ce=new Map(A.map(r=>[B(r),r])),V=new Map;for(const r of z){const f=B(
r.outputPath()),T=V.get(f);T?T.push(r):V.set(f,[r])}const Y=[],me=[],se=r=>{Y.push({field:"output",message:r})};for(const[r,f,...T]of V.values()){if(!r)continue;
const S=r.outputPath(),F=(0,$.Nk)(S);if(!(0,g.NB)(re,S)||S==="."||S.endsWith("/"))se(`'${S}' is not a file in the workspace or in RUNNER_TEMP`);else if(F!==void 0)
se(F);else if((0,x.SV)(S))se(`'${S}' is below .git, where nothing is written`);else if(f){const[X,ne]=[r.inputs[0],f.inputs[0]],he=T.length===0?`'${X}' and '${ne}\
' would both`:`'${X}', '${ne}' and ${T.length} more would all`;se(`${he} be written to '${S}': ${G}`)}else{const X=oe(r),ne=B(X),he=ce.get(ne);he!==void 0&&!r.inputs.
some($e=>B($e)===ne)?se(`'${X}' would replace another file that the step reads: choose a different pattern`):he!==void 0&&!N?se(`'${X}' would replace the input:\
 choose a different pattern, or set overwrite to true`):he===void 0&&!N&&j(X)&&me.push(X)}}me.length>0&&se((0,$.pL)(me));const Q=5;return Y.length<=Q?Y:[...Y.slice(
0,Q),{field:"output",message:`and ${Y.length-Q} more such clashes`}]}}),66886:((pe,k,i)=>{i.d(k,{A:()=>I,T:()=>v});var w=i(52031);function v(M){const d=R=>[{field:"\
minimum-saving",message:R}];return M.some(({name:R})=>R==="optimize_document")?(0,w.Ud)(M)||(0,w.I)(M)!=="document"?d("needs one result for each file: no merge,\
 no split, no extraction"):[]:d("needs a step optimize-document")}function I(M,d,R){return R===void 0||d<=M*(1-R/100)?void 0:`Not written: the result is ${(Math.
max(0,M-d)/M*100).toFixed(1)} % smaller, and minimum-saving is ${R} %`}}),38917:((pe,k,i)=>{i.d(k,{Z:()=>d,_:()=>M});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
v=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,I=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function M($){
if($.length>64)return;const g=$.trim().replace(v,(E,h,P,u)=>`${h??""}${1900+Number(P)}${u}`);return L(R(w.exec(g)??I.exec(g)))}function d($){const g=$.length>64?
void 0:R(I.exec($.trim()));if(!g||L(g)===void 0)return;const{year:E,month:h="",day:P="",hour:u="",minute:l="",second:b="",zone:m=""}=g;return`D:${E}${h}${P}${u}${l}${b}${m===
"Z"||m===""?m:`${m.replace(":","'")}'`}`}function R($){if(!$)return;const[,g,E,h,P,u,l,b,m,y,C]=$,U=b??(m===void 0?void 0:`${m}${y??"00"}:${C??"00"}`);return{year:g,
month:E,day:h,hour:P,minute:u,second:l,zone:U}}function L($){if(!$)return;const{year:g,month:E,day:h,hour:P,minute:u="00",second:l="00",zone:b}=$,m=(C,U,ee)=>C===
void 0||Number(C)>=U&&Number(C)<=ee;if(Number(g)===0||!m(E,1,12)||!m(h,1,x(Number(g),Number(E)))||!m(P,0,23)||!m(u,0,59)||!m(l,0,59)||b!==void 0&&b!=="Z"&&!(m(b.
slice(1,3),0,23)&&m(b.slice(4),0,59)))return;const y=[g,E,h].filter(C=>C!==void 0).join("-");return P===void 0?y:`${y}T${P}:${u}:${l}${b==="+00:00"||b==="-00:00"?
"Z":b??""}`}function x($,g){return g===2?$%4===0&&($%100!==0||$%400===0)?29:28:[4,6,9,11].includes(g)?30:31}}),6996:((pe,k,i)=>{i.d(k,{lF:()=>m,qL:()=>l});var w=i(
49153),v=i(96512),I=i(82625),M=i(60480),d=i(13140),R=i(35092);const L=2**31-1,x=/^ *[+-]?\d+ *$/,$=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,g=/[\p{Cc}\u2028\u2029]/u,E=new RegExp(
"\\p{Cs}","u"),h=100,P=/^[\x20-\x7e]*$/;function u(r,f,T="absent"){const{params:S,issues:F}=l(r,f,T);if(F.length>0)throw invalidParameters(F);return S}function l(r,f,T="\
absent"){const S=(0,I.zI)(r),F={},X=[];for(const[ne,he]of Object.entries(S.fields)){const $e=Object.hasOwn(f,ne),Ee=$e?f[ne]:void 0;if(de(he,Ee)){$e&&T==="refus\
e"&&le(he,Ee)?X.push({field:ne,message:oe(he)}):he.required?X.push({field:ne,message:`is required: ${y(he)}`}):"default"in he&&(F[ne]=he.default);continue}const Oe=z(
he,Ee);"problem"in Oe?X.push({field:ne,message:Oe.problem}):F[ne]=Oe.value}return{params:F,issues:[...X,...b(S,F,X)]}}function b({fields:r,ascending:f,different:T,
exclusive:S,needs:F,atLeastOne:X},ne,he){const $e=[],Ee=fe=>{const q=r[fe];return ne[fe]!==void 0&&!(q&&"default"in q&&q.default===ne[fe])};if(f){const[fe,q]=[ne[f[0]],
ne[f[1]]];typeof fe=="number"&&typeof q=="number"&&fe>q&&$e.push({field:f[0],message:`must not be greater than ${f[1]}`,mentions:[f[1]]})}if(T){const[fe,q]=[ne[T[0]],
ne[T[1]]];fe!==void 0&&fe===q&&$e.push({field:T[0],message:`must differ from ${T[1]}`,mentions:[T[1]]})}for(const[fe,q]of S??[]){const ye=Ee(fe)?q.filter(Ee):[];
ye.length>0&&$e.push({field:fe,message:`must not be given together with ${ye.join(" and ")}: leave one of them out`,mentions:ye})}for(const[fe,q,ye]of F??[])Ee(
fe)&&ne[q]!==ye&&$e.push({field:fe,message:`needs ${q} to be ${ye}`,mentions:[q]});const Oe=fe=>Ee(fe)||he.some(({field:q})=>q===fe);return X&&!X.some(Oe)&&$e.push(
{field:X[0],message:`is required, unless one of these is given: ${X.slice(1).join(", ")}`,mentions:X.slice(1)}),$e}function m(r){if(typeof r=="object")return JSON.
stringify(r);const f=String(r);if(typeof r!="number"||!f.includes("e"))return f;if(r>=1)return BigInt(r).toString();const[T,S]=f.split("e");return`0.${"0".repeat(
-Number(S)-1)}${T.replace(".","")}`}function y(r){switch(r.kind){case"text":{const f=r.minLength?`${r.minLength} to ${r.maxLength}`:`at most ${r.maxLength}`;return r.
format?`${R.E[r.format].words}, ${f} characters`:r.characters==="printable-ascii"?`${f} printable ASCII characters (codes 32 to 126)`:`${f} characters`}case"fla\
g":return"true or false";case"integer":{const f=r.unit===void 0?"":`, in ${r.unit}`;return r.max===void 0||r.max===Number.MAX_SAFE_INTEGER?`a whole number of at\
 least ${r.min}${f}`:`a whole number from ${r.min} to ${r.max}${f}`}case"decimal":return`a decimal number ${J(r)}, in ${r.unit}, with a point`;case"choice":return`\
one of ${r.options.map(f=>typeof f.value=="number"?C(f):f.value).join(", ")}`;case"pageOrder":return`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${r.maxLength}\
 characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${r.maxLength} characters`;case"file":return{pdf:"a PDF document",image:"\
a PNG or JPEG image",font:U,any:"a file"}[r.accepts];case"json":return`a JSON object such as {"name": "value"}, at most ${r.maxLength} characters`;default:return r}}
function C({value:r,label:f,description:T}){const S=T??f,F=String(r).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return T===void 0&&f.toLowerCase().includes(
F)?String(r):`${r} (${S.charAt(0).toLowerCase()}${S.slice(1)})`}const U="a TrueType or OpenType font of at most 20 MB",ee=20*1024*1024;function J({above:r,min:f,
max:T}){const S=r===void 0?`of at least ${f??0}`:`greater than ${r}`;return T===void 0?S:`${S} and at most ${T}`}function le(r,f){return r.empty==="opener"?!1:r.
empty!=="word"||r.required===!0||f===void 0}function oe(r){return r.required?`is empty: it must be ${y(r)}`:r.kind==="text"&&r.secret?"is empty, so the document\
 would open without a password: give a password, or route documents without one past this step":r.empty==="word"?`is undefined: use '' to leave it out, or give ${y(
r)}`:r.kind==="pageSet"?"is empty: write all for every page":"default"in r?`is empty: write ${String(r.default)}, which is the default, or leave the field out`:
`is empty: give ${y(r)}, or leave the field out`}function de(r,f){return f==null||f===""?!0:r.kind==="text"&&!r.secret&&typeof f=="string"&&f.trim()===""}function z(r,f){
if(Array.isArray(f))return{problem:"must be given only once"};switch(r.kind){case"text":return A(r,f);case"flag":return N(r,f);case"integer":return B(r,f);case"\
decimal":return re(r,f);case"choice":return G(r,f);case"pageOrder":return ce(r,f,M.p6);case"pageSet":return ce(r,f,d.lY);case"file":return V(r,f);case"json":return Y(
r,f);default:return r}}function A(r,f){if(typeof f!="string"&&typeof f!="number")return{problem:`must be ${y(r)}`};const T=String(f);if(T.length>8*r.maxLength)return{
problem:`must be ${y(r)}`};const S=r.secret?T:T.normalize("NFC"),F=r.secret?S.length:[...S].length;return F>r.maxLength||F<(r.minLength??0)?{problem:`must be ${y(
r)}`}:r.characters==="printable-ascii"&&!P.test(S)?{problem:`must be ${y(r)}`}:!r.secret&&g.test(S)?{problem:"must not contain control characters or line breaks"}:
!r.secret&&E.test(S)?{problem:"must not contain an incomplete character (a lone surrogate)"}:r.format&&!R.E[r.format].holds(S)?{problem:R.E[r.format].problem?.(
S)??`must be ${y(r)}`}:{value:S}}function N(r,f){if(typeof f=="boolean")return{value:f};const T=typeof f=="string"?f.toLowerCase():"";return T==="true"||T==="fa\
lse"?{value:T==="true"}:{problem:`must be ${y(r)}`}}function B(r,f){const T=j(f);if(T===void 0||T<r.min)return{problem:`must be ${y(r)}`};const S=r.max??L;if(T<=
S)return{value:T};const F=y(r);return{problem:F.includes(String(S))?`must be ${F}`:`must not be greater than ${S}`}}function j(r){return typeof r=="string"?x.test(
r)?Number(r.trim())+0:void 0:typeof r=="number"&&Number.isInteger(r)?r+0:void 0}function re(r,f){const T=typeof f=="number"?f:typeof f=="string"&&$.test(f)?Number(
f.trim()):NaN,{above:S=-1/0,min:F=-1/0,max:X=1/0}=r;return Number.isFinite(T)&&T>S&&T>=F&&T<=X?{value:T+0}:{problem:`must be ${y(r)}`}}function G(r,f){const{open:T}=r,
S=r.options.find(({value:X})=>typeof X=="number"?X===j(f):X===f);if(S)return{value:S.value};const F=T?j(f):void 0;return T&&F!==void 0&&F>=T.min&&F<=T.max?{value:F}:
{problem:`must be ${y(r)}`}}function ce(r,f,T){if(typeof f!="string"&&typeof f!="number")return{problem:`must be ${y(r)}`};const S=String(f);if(S.length>r.maxLength)
return{problem:`must be at most ${r.maxLength} characters long, and has ${S.length}`};const F=T(S);return"problem"in F?{problem:F.problem}:{value:S}}function V(r,f){
const{name:T,bytes:S}=typeof f=="object"?f:{};return typeof T!="string"||!(S instanceof Uint8Array)?{problem:`must be ${y(r)}`}:S.length===0&&r.accepts!=="any"?
{problem:"is an empty file"}:r.accepts==="font"&&S.length>ee?{problem:`is too large: it must be ${U}`}:{value:{name:T,bytes:S}}}function Y(r,f){const T=`must be\
 ${y(r)}`;if(typeof f=="object"){const F=Q(f);return F!==void 0&&F.startsWith("{")&&F.length<=r.maxLength?me(JSON.parse(F)):{problem:T}}if(typeof f!="string")return{
problem:T};if(f.length>r.maxLength)return{problem:`must be at most ${r.maxLength} characters long, and has ${f.length}`};const S=(0,v.q)(f);if(S===void 0){const X=(0,v.
q)(f.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${T}; it is not valid JSON${X}`}}return(0,v.
G)(S)?me(S):{problem:T}}function me(r){let f=[r];for(let T=0;f.length>0;T++){if(T===h)return{problem:`must not have more than ${h} arrays and objects within one\
 another`};f=f.flatMap(S=>Object.values(S).filter(se))}return{value:r}}const se=r=>typeof r=="object"&&r!==null;function Q(r){try{return JSON.stringify(r)}catch{
return}}}),31184:((pe,k,i)=>{i.d(k,{XM:()=>d,an:()=>M,i9:()=>I});var w=i(82625);const v=R=>R.replace(/_(\w)/g,(L,x)=>x.toUpperCase()),I=R=>R.replaceAll("_","-");
function M(R,L,x){const $=L.filter(g=>/^\w+$/.test(g));return $.length===0?R:R.replace(new RegExp(`\\b(?:${$.join("|")})\\b`,"g"),x)}const d=R=>(0,w.zI)(R).path??
`/v1/${R}`}),30491:((pe,k,i)=>{i.d(k,{s:()=>v});const w=["number","last","label","name"];function v(M){const d=[],R=[];for(const L of M.normalize("NFC").split(/(\{[^{}]*\})/)){
const x=w.find($=>`{${$}}`===L);if(x)d.push({placeholder:x});else if(/^\{[^{}]*\}$/.test(L))R.push(L);else{if(/[{}]/.test(L))return{problem:`has a brace that be\
longs to no placeholder; ${I}`};L&&d.push({literal:L})}}return R.length===0?{pieces:d}:{problem:`has the unknown ${R.length===1?"placeholder":"placeholders"} ${R.
join(" and ")}; ${I}`}}const I=`use ${w.map(M=>`{${M}}`).join(", ")}`}),60480:((pe,k,i)=>{i.d(k,{NL:()=>$,aW:()=>M,bs:()=>x,ml:()=>g,p6:()=>I,vg:()=>d});var w=i(
49153);const v=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function I(E){const h=[],P=[];for(const[u,l]of E.split(",").entries()){const b=u+1,m=v.exec(l),y=ee=>{P.push(`\
entry ${b} ('${g(l)}') ${ee}`)};if(l.trim()===""){P.push(`entry ${b} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!m){y(
R(l));continue}const C=Number(m[1]),U=m[3]===void 0?void 0:Number(m[3]);C===0||U===0?y("names page 0: pages count from 1, and -1 is the last page"):h.push({from:C,
to:U,range:m[2]!==void 0,text:l.trim(),position:b})}return P.length>0?{problem:x(P)}:{items:h}}function M(E,h,P){const u=J=>(0,w.G6)([{field:"page_order",message:J}]),
l=I(E);if("problem"in l)throw u(l.problem);const b=h===1?"1 page":`${h} pages`,m=[],y=l.items.map(J=>{const le=N=>N<0?h+1+N:N,oe=le(J.from),de=J.range?J.to===void 0?
h:le(J.to):oe,A=[[J.from,oe],[J.to??J.from,de]].find(([,N])=>N<1||N>h);return A&&m.push(`entry ${J.position} ('${g(J.text)}') names ${d(A[0])}, but the document\
 has ${b}`),{first:oe,last:de}});if(m.length>0)throw u(x(m));const C=y.reduce((J,{first:le,last:oe})=>J+Math.abs(oe-le)+1,0);if(C>P)throw u(`names ${C} pages in\
 all; at most ${P} are allowed`);const U=new Uint32Array(C);let ee=0;for(const{first:J,last:le}of y){const oe=J<=le?1:-1;for(let de=J;de!==le+oe;de+=oe)U[ee++]=
de}return U}function d(E){return Number.isSafeInteger(E)?`page ${E}`:"a page far beyond its end"}function R(E){return/^ *\.\./.test(E)?"has no start: a range is\
 written 1..5":$(E)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const L=5;function x(E){const h=E.length-L;return[...E.slice(0,L),...h>0?
[`and ${h} more such entries`]:[]].join("; ")}function $(E){const h=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(E);return h?`is not a range: write ${h[1]}..${h[2]}${h[2]===
""?" for this page and all after it":""}`:/\blast\b/i.test(E)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function g(E){const h=[
...E].map(P=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(P)?"?":P);return h.length>40?`${h.slice(0,40).join("")}…`:h.join("")}}),13140:((pe,k,i)=>{i.d(k,{k1:()=>d,lY:()=>M,
m7:()=>R});var w=i(49153),v=i(60480);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function M($){const g=[],E=[];for(const[h,P]of $.split("\
,").entries()){const u=h+1,l=P.trim();if(l===""){E.push(`entry ${u} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const b=I.
exec(l),m=z=>{E.push(`entry ${u} ('${(0,v.ml)(l)}') ${z}`)};if(!b){m(x(l));continue}const[,y,C,U,ee,J]=b,le={negated:y!==void 0,text:l,position:u};if(C!==void 0){
g.push({...le,pages:C.toLowerCase()});continue}const oe=Number(U),de=ee===void 0?oe:J===void 0?"end":Number(J);oe===0||de===0?m("names page 0: pages count from \
1, and -1 is the last page"):g.push({...le,pages:{from:oe,to:de}})}return E.length>0?{problem:(0,v.bs)(E)}:{items:g}}function d($,g,E="pages"){const h=m=>(0,w.G6)(
[{field:E,message:m}]),P=M($);if("problem"in P)throw h(P.problem);const u=new L(g),l=new L(g),b=[];for(const m of P.items){const y=m.negated?l:u;if(typeof m.pages==
"string"){y.add(m.pages);continue}const{from:C,to:U}=m.pages,ee=C<0?g+1+C:C,J=U==="end"?g:U<0?g+1+U:U,oe=(U==="end"?C<0?[[C,ee]]:[]:[[C,ee],[U,J]]).find(([,de])=>de<
1||de>g);oe&&b.push(`entry ${m.position} ('${(0,v.ml)(m.text)}') names ${(0,v.vg)(oe[0])}, but the document has ${g===1?"1 page":`${g} pages`}`),!(U==="end"&&ee>
g||b.length>0)&&y.range(Math.min(ee,J),Math.max(ee,J))}if(b.length>0)throw h((0,v.bs)(b));return P.items.every(({negated:m})=>m)&&u.add("all"),u.without(l)}function R($){
const g=M($);if("problem"in g||g.items.length!==1)return;const{negated:E,pages:h}=g.items[0];if(E)return;if(h==="all")return{first:1};if(typeof h=="string"||h.from<
1)return;const{from:P,to:u}=h;return u==="end"?{first:P}:u<1?void 0:{first:Math.min(P,u),last:Math.max(P,u)}}class L{pageCount;differences;odd=!1;even=!1;constructor(g){
this.pageCount=g,this.differences=new Int32Array(g+2)}add(g){g!=="even"&&(this.odd=!0),g!=="odd"&&(this.even=!0)}range(g,E){this.differences[g]++,this.differences[E+
1]--}without(g){const E=new Uint32Array(this.pageCount);let h=0,P=0,u=0;for(let l=1;l<=this.pageCount;l++){P+=this.differences[l],u+=g.differences[l];const b=l%
2===1?"odd":"even";(P>0||this[b])&&!(u>0||g[b])&&(E[h++]=l)}return E.subarray(0,h)}}function x($){return/^(not +)?\.\./i.test($)?"has no start: a range is writt\
en 1..5":/^!/.test($)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)($.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),35092:((pe,k,i)=>{i.d(k,{E:()=>L,L:()=>d});var w=i(38917),v=i(30491);function I(x){const $=(0,v.s)(
x);return"problem"in $?$.problem:void 0}const M=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,d=x=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(x),L={"file-nam\
e":{holds:x=>!/[/\\\p{Cc}\p{Cs}]/u.test(x)&&/[^. ]/.test(x),words:"a file name without folders"},"media-type":{holds:d,words:"a media type such as text/xml or a\
pplication/pdf"},date:{holds:x=>(0,w.Z)(x)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:x=>I(x)===
void 0,words:"text such as {number} / {last}",problem:I},"language-tag":{holds:x=>M.test(x),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),91203:((pe,k,i)=>{
i.d(k,{GW:()=>I,_m:()=>R,lg:()=>v,r7:()=>d});const w=null,v={"application/json":".json","text/plain":".txt","text/markdown":".md"};function I(L){const{per_page:x,
layout:$}=L;return x===!0?"application/json":$==="markdown"?"text/markdown":"text/plain"}function M(L){const x=I(L);return x==="text/markdown"?["application/jso\
n",x,"text/plain"]:[...new Set(["application/json",x])]}const d=({text:L})=>typeof L=="string"?L:"";function R({text:L,pages:x,...$}){return $}})};
