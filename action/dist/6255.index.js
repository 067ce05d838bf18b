"use strict";exports.id=6255,exports.ids=[6255],exports.modules={42239:((ie,U,o)=>{o.d(U,{Aq:()=>a,pe:()=>i,zB:()=>d});var x=o(76760),p=o.n(x),D=o(58552),P=o(97904),g=o(30245),
I=o(15969),$=o(54614);const O={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"\
api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and bas\
e-url the documents are processed on the runner, and no key is needed",service:"the service at base-url",giveOneAddress:"Remove base-url, or remove region",giveLanguages:"\
Give a folder with its data as language-data",here:"on the runner"},h={...O,start:"working-directory",empty:"the folder of working-directory is empty: use actio\
ns/checkout before this step"};function a(f){const b=process.env.GITHUB_WORKSPACE;try{process.chdir(b??".")}catch(j){throw new D.zU("configuration",`The workspa\
ce '${b}' cannot be opened (${(0,$.xU)(j)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:j})}const l=process.
cwd();f!==""&&u(f,l);const E=process.cwd(),T=process.env.RUNNER_TEMP||void 0,W=[p().resolve(b??l,f),(0,P.Ye)(E)??E].map(j=>[p().resolve(j),E]);T!==void 0&&W.push(
[(0,P.Ye)(T)??T,T]);const J={...v(E,T),otherNames:W.filter(([j,k])=>j!==k)};return f===""?J:{...J,words:h,around:l}}function u(f,b){const l=(W,J)=>new D.zU("con\
figuration",`working-directory: '${f}' ${W}`,{advice:"Give a folder of the workspace, such as the path of actions/checkout",cause:J}),[E,T]=[(0,P.Ye)(p().resolve(
b,f)),(0,P.Ye)(b)??b];if(E===void 0||(0,P._N)(E)?.isDirectory()!==!0)throw l("is not a folder");const z=p().relative(T,E);if(!(0,I.FK)(z))throw l("leads out of \
the workspace");if((0,g.SV)(z))throw l("is below .git, which is not read");try{process.chdir(p().join(b,z))}catch(W){throw l(`cannot be opened (${(0,$.xU)(W)})`,
W)}}function i({workspace:f,around:b=f}){for(let l=f;l.length>b.length;l=p().dirname(l))if((0,P.Ms)(p().join(l,".git"))!==void 0)return l;return b}const d=(f,b)=>p().
isAbsolute(b)?b:p().posix.join((0,I.d7)(p().relative(i(f),f.workspace)),b),v=(f,b)=>({workspace:f,temporary:b,anywhere:!1,words:O})}),86255:((ie,U,o)=>{var x=o(
67981),p=o(73024),D=o(58552),P=o(68747),g=o(98446),I=o(48161),$=o(38340),O=o(95379),h=o(97904),a=o(15969);const u=["failed","skipped","notes","nothing"],i=32,d=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=i,v=`must be a whole number from 1 to ${i}`,f=300,b=86400,l=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=b,E=`must be a wh\
ole number of seconds from 1 to ${b}`,T=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),z="must be a number of percent from 0 to 99, such as 5";var W=o(79463),J=o(46863),j=o(52465),
k=o(74581);function K(e,t){if(e==="")return;const n=(0,h.Ye)((0,a.M0)(t,e)),s=n===void 0?"does not exist":G(n,t);if(s===void 0)return n;throw new D.zU("configur\
ation",`The folder '${e}' of language-data ${s}`,{advice:"Give a folder with files such as eng.traineddata or eng.traineddata.gz"})}function G(e,t){return(0,a.NB)(
t,e)?(0,h._N)(e)?.isDirectory()?(0,k.Y)(e).length===0?"has no data of a language":void 0:"is not a folder":`is outside of ${t.words.start}`}async function H(e,t,n){
if(e.region!==""||e.baseUrl!=="")return(await Promise.all([o.e(7718),o.e(6772),o.e(6053),o.e(1519),o.e(909),o.e(6091),o.e(5462)]).then(o.bind(o,55462))).chooseRegion(
e,t);const s=K(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),open:(r,c)=>{const y=e.concurrency??(ge(r,c,t)?1:void 0);return be(r.length,t,n,{
folder:s,concurrency:y})},place:t.words.here}}const X=50,ee=2e6;function ge(e,t,n){return!t.every(({name:c,params:y})=>{const A=(0,O.a5)(c,y).some(L=>L==="pixel\
s"||L==="recognizer");return(0,$.zI)(c).accepts===void 0&&!A})||e.length>X?!1:e.flatMap(({inputs:c})=>c).reduce((c,y)=>c+((0,h._N)((0,a.M0)(n,y))?.size??0),0)<ee}
async function be(e,{workspace:t,words:n},s,{folder:r,concurrency:c=Math.min((0,I.availableParallelism)(),i)}){const y={folder:r,cure:n.giveLanguages},A=Math.min(
e,c),L=(0,J.ZK)(t),F=()=>Promise.resolve();if(A<2){const{localHere:Q}=await Promise.all([o.e(7718),o.e(909),o.e(1965)]).then(o.bind(o,1965)),{pause:fe}=await Promise.
resolve().then(o.bind(o,8526)),he=Q({},j.db,fe,{recognition:{...y,entry:s}});return{execute:(le,ue)=>(0,W.g)(le,ue,he,L),lanes:A,close:F,abandon:F}}const{workerPool:N}=await o.
e(2638).then(o.bind(o,12638)),R=N({entry:await s(),size:Math.min(A,(0,I.availableParallelism)()),ports:j.db,recognition:y});return{execute:(Q,fe)=>(0,W.g)(Q,fe,
R,L),lanes:A,close:R.close,abandon:F}}var Pe=o(30245),Ce=o(64123),we=o(34),je=o(76760),ye=o.n(je);const w=()=>Promise.resolve(ye().join(__dirname,"index.js"));var M=o(
54614),Y=o(78630),_=o(57214),V=o(45657);function te(e){const n=(ye().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:
n}async function se(e,t,n,s=new Set){for(const R of[e,...t]){if(R.length>pe)throw(0,D.G6)([{field:"files",message:`a pattern has more than ${pe} characters, whi\
ch no path has`}]);if(de(R)>q)throw(0,D.G6)([{field:"files",message:`the pattern '${R}' has more than ${q} * in one name: write fewer`}])}const{create:r}=await o.
e(102).then(o.bind(o,50102)),y=[e,...t.map(R=>R.slice(1).trim())].map(R=>re(R,n)).map((R,Q)=>Q===0?R:`!${R}`),A=await r(y.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw ce(e)});me(A.constructor,s);const L=new Set((0,a.d7)(e).split("/")),F=R=>(0,a.dR)(n,R).split("\
/").some(Q=>ne.has(Q)&&!L.has(Q));return(await A.glob().catch(R=>{if((0,M.xU)(R)==="ENAMETOOLONG")return[];throw R})).filter(R=>!F(R))}function me(e,t){const n=e,
s=n.passesOver;if(n.passesOver=t,s!==void 0)return;const r=n.stat.bind(n);n.stat=(c,...y)=>r(c,...y).catch(A=>{if((0,M.xU)(A)!=="ENOENT")throw A;n.passesOver?.add(
c.path)})}const pe=4096,q=4,de=e=>(0,V.Kf)((0,a.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),ne=new Set([".git","node_modules"]);function re(e,{workspace:t,
otherNames:n=[]}){for(const[s,r]of n)if(e.startsWith(s)&&["","/",ye().sep].includes(e.charAt(s.length)))return r+e.slice(s.length);return ye().isAbsolute(e)||t===
process.cwd()?e:`${te(t)}/${e}`}function ce(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,D.G6)(
[{field:"files",message:t}])}const $e=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],_.jB,_.BD,[/^\[.*["',]/,"a list of paths must be one JS\
ON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],_.jN,_.yZ,[/\.[*+]\\\.|\\\.\w+$|^\^|\$$/,
"this is a regular expression, and files takes patterns such as docs/*.pdf, in which * is any part of a name"],_.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Ie(e,t,n){if(Ue(n.workspace))return n.
words.empty;const s=(0,_.oR)(e,$e);if(s!==void 0)return s;const r=async y=>se(y,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin\
 with ! exclude every file that it matches";const c=Te(e,n);if(c!==void 0)return c;if((0,h._N)((0,a.M0)(n,e))?.isDirectory()===!0)return"the folder has no such \
files";for(const[y,A]of ye().isAbsolute(e)&&n.anywhere?[]:xe(e)){const[L]=y===e?[]:await r(y);if(L!==void 0)return`${A}, and there is ${(0,a.dR)(n,L)}`}}const xe=e=>[
[Fe(e),"upper and lower case count"],[Fe(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],
[e.normalize("NFD"),"its accents are not written as in the name of the file"]],Fe=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===
t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function Te(e,t){const n=(0,a.M0)(t,e).split(ye().sep),s=n.findIndex(c=>/[*?[]/.test(c)),r=(0,h._N)(
(0,a.M0)(t,e))?.isDirectory()===!0;for(let c=1;c<=(s<0?n.length-(r?0:1):s);c++){const y=n.slice(0,c).join(ye().sep);if((0,a.I5)(t,y)===void 0||!(0,h.PJ)(y))continue;
const[A,L]=[(0,a.dR)(t,y),(0,h.Ye)(y)];return L===void 0?`'${A}' is a link to a folder that does not exist`:(0,a.NB)(t,L)?`'${A}' is a link, which patterns do n\
ot follow: write '${(0,a.dR)(t,L)}' in its place`:`'${A}' is a link that leads out of the workspace`}}function Ue(e){try{return(0,p.readdirSync)(e).length===0}catch{
return!1}}function ke(e){if(e?.alsoXml)return Ke.invoice;const t=e?.accepts??"pdf";return Ke[t==="text"?e?.textKind??"markdown":t]}const Ke={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,
markdown:/\.(?:md|markdown)$/i,html:/\.x?html?$/i,invoice:/\.(?:pdf|xml)$/i};async function Qe(e,t,n,s){const r=[],c=new Set,y=new Set,A=[],L=new Map;for(const[
F,{text:N,literal:R}]of e.entries()){if(!R&&N.startsWith("!"))continue;if(!(0,a.NB)(t,N))throw ce(N);const Q=R?[]:e.slice(F+1).flatMap(ue=>ue.text.startsWith("!")?
[ue.text]:[]),fe=new Set,{matches:he,isPath:le}=await tt(N,R,Q,n,t,fe);for(const ue of fe)De(ue,N,n)&&L.set((0,a.dR)(t,ue),Ge(ue));he.length===0&&fe.size===0&&A.
push({line:N,reason:await Ie(N,Q,t)});for(const ue of he){const Me=(0,a.dR)(t,ue),We=(0,Pe.YY)(t,ue);if(We!==void 0){L.set(Me,We);continue}const _e=(0,Ce.hQ)(Me);
(!c.has(_e)||s&&le&&y.has(_e))&&r.push(Me),c.add(_e),le&&y.add(_e)}}return{files:r,empty:A,refused:L,idle:await qe(e,t)}}async function qe(e,t){const n=[],s=e.findIndex(
({text:r,literal:c})=>c||!r.startsWith("!"));for(const[r,{text:c,literal:y}]of e.entries()){if(y||!c.startsWith("!"))continue;const A=c.slice(1).trim();r<s?n.push(
`'${c}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,a.NB)(t,A)&&(await se(A,[],t).catch(()=>[])).length===0&&n.push(
`'${c}' excludes nothing: no file matches '${A}'`)}return n}async function tt(e,t,n,s,r,c){const y=(0,a.M0)(r,e),A=!t&&/[*?[\]\\]/.test(e)?void 0:(0,h._N)(y);if(t)
return{matches:(0,h.Ms)(y)===void 0?[]:[y],isPath:!0};if(A?.isFile()&&n.length===0)return{matches:[y],isPath:!0};const L=await se(e,n,r,c),F=A?.isDirectory()?L.
filter(N=>s.test(N)):L;return{matches:F.length>1?ct(F):F,isPath:A?.isFile()??!1}}function De(e,t,n){const s=/\.[^./*?[\]]+$/.exec(t)?.[0];return s===void 0?n.test(
e):e.endsWith(s)}const Ge=e=>e.includes("�")?"has a name that is not UTF-8":"was removed while files were searched";function ct(e){const{compare:t}=new Intl.Collator(
"en",{numeric:!0}),n=(s,r)=>{for(let c=0;c<s.length&&c<r.length;c++){const y=t(s[c]??"",r[c]??"");if(y!==0)return y}return s.length-r.length};return e.map(s=>({
file:s,segments:(0,a.d7)(s).split("/")})).sort((s,r)=>n(s.segments,r.segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}var ft=o(42239);const dt=5;async function lt(e,t,n,s){
const r=(0,Y.Ud)(e.steps),c=e.steps[0],y=await Qe(e.files,t,ke(c&&(0,$.zI)(c.name)),r);Et(y,t.words.start,e.ifNoFilesFound,s);for(const le of y.idle)s.add(le);const A=mt(
y.files,n);A.length===0&&y.files.length>0&&m("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s);
const{changedSince:L,githubToken:F}=e;if(!e.changedOnly&&L===""||A.length===0)return{matched:A,files:A};const N=await Promise.all([o.e(6772),o.e(1787),o.e(7874)]).
then(o.bind(o,67874)),R=L!=="",Q=await(R?N.changedSince(F,L,process.env):N.changedFiles(F));if("unknown"in Q)return s.add(`${R?"changed-since":"changed-only"} l\
eaves nothing out: ${Q.unknown}`),{matched:A,files:A};const fe=le=>Q.paths.has((0,ft.zB)(t,le)),he=[];for(const le of A)([le,...n.neededBy(le).keys()].some(fe)||
(await n.mentionedIn(le)).some(fe))&&he.push(le);return x.pq(`${(0,g.y_)(he.length,"file")} of ${A.length} changed`),{matched:A,files:(r||e.continueNumbers)&&he.
length>0?A:he}}function mt(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const r=n.get(s);return r!==void 0&&x.pq((0,M.
g$)(`'${s}' is left out of files: ${r} uses it`)),r===void 0})}function Et({files:e,empty:t,refused:n},s,r,c){const y=t.map(({line:N,reason:R})=>R===void 0?`'${N}\
'`:`'${N}' (${R})`),A=[...n].map(([N,R])=>`'${N}' was left out: it ${R}`),L=y.length===0?"files, which is an empty list":(0,g.Dw)(y,dt,"more lines"),F=e.length>
0||y.length===0||t.some(({reason:N})=>N!==void 0)?"":`. Paths start at ${s}. Make sure that an earlier step creates the files`;if(r==="error"&&A.length>0)throw new D.
zU("configuration",A.slice(0,dt).join(". "));for(const N of A)c.add(N);y.length===0&&e.length+A.length>0||m(`No file matches ${L}${F}`,r,c)}function m(e,t,n){if(t===
"error")throw new D.zU("configuration",e);t==="warn"?n.add(e):x.pq((0,M.g$)(e))}const S=5;function B(e){let t=process.uptime();return(n,s,r)=>{const c=process.uptime();
c-t<S||(t=c,e(`${n}: ${s}, ${Math.round(r*100)} %`))}}var C=o(19357),Z=o(2352),oe=o(51167),ae=o(8526),Ee=o(86006),Ae=o(10008);const Se=/\{(?:dir|name)\}/;class ze{steps;places;base;shared=new Map;constructor(t,n,s){
this.steps=t,this.places=n,this.base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(r=>[this.pathFor(r,t),(0,P.i9)(n)])))}check(){
const t=this.findProblems();if(t.length>0)throw(0,D.G6)(t)}findProblems(){const t=[];for(const{paths:n}of this.steps)for(const[s,r]of Object.entries(n)){if(Se.test(
r))continue;const c=this.problemOf(this.pathFor(r,""));c!==void 0&&t.push({field:s,message:c})}return t}async parametersOf({name:t,params:n,paths:s,fromBase:r},c){
const y={};r&&this.base&&(y[Ae.s]=await this.base.read(c));for(const[A,L]of Object.entries(s)){const F=this.pathFor(L,c),N=await(Se.test(L)?this.read(F,A):this.
readOnce(F,A)),R=(0,$.zI)(t).fields[A]?.kind==="json",{params:Q,issues:fe}=(0,C.qL)(t,{[A]:R?(0,C.iL)(N.bytes):N}),he=fe.filter(({field:le})=>le===A);if(he.length>
0)throw(0,D.G6)(he.map(({field:le,message:ue})=>({field:le,message:`'${F}': ${ue}`})));y[A]=Q[A]}return{...n,...y,...await this.mentionedBy(t,c)}}async mentionedIn(t){
const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(({file:r})=>r):[]}catch(s){if(s instanceof D.zU&&s.code===
"invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||s.images.length===0)return{};const{wire:r,images:c}=s,
y=[];for(const{target:F,file:N}of c)y.push({name:F,bytes:(await this.read(N,r)).bytes});const{issues:A}=(0,C.qL)(t,{[r]:y}),L=A.filter(({field:F})=>F===r);if(L.
length>0)throw(0,D.G6)(L);return{[r]:y}}async imagesBeside(t,n){const[s]=Object.entries((0,$.zI)(t).fields).find(([,{kind:N}])=>N==="files")??[];if(s===void 0)return;
const{textKind:r="markdown"}=(0,$.zI)(t),{bytes:c}=await this.read(n,s);if(c.length>Z.xG)return;const{imagesNamedIn:y,mayNameImages:A}=await Promise.all([o.e(1917),
o.e(4299),o.e(1637),o.e(4622),o.e(2594)]).then(o.bind(o,72594)),L=(0,Z.Jw)(t,c);if(!A(r,L))return;const F=[];for(const N of await y(r,L,new oe.o(ae.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.
test(N))continue;const R=(0,a.dR)(this.places,ye().posix.join(ye().posix.dirname(n),N.replace(/[?#].*$/,"")));!this.places.anywhere&&ye().isAbsolute(R)||this.problemOf(
R)===void 0&&F.push({target:N,file:R})}return{wire:s,images:F}}pathFor(t,n){const{dir:s,name:r}=ye().posix.parse(n),c=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>r);return(0,a.dR)(this.places,c)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,D.G6)([{field:n,message:s}]);const r=await(0,h.oD)(ye().resolve(this.places.workspace,t)).catch(c=>{throw(0,D.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,M.xU)(c)})`}])});if((0,Ee._V)(r))throw(0,D.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${Ee.U}`}]);
return{name:ye().posix.basename(t),bytes:r}}problemOf(t){if(!(0,a.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,h.Ms)((0,a.
M0)(this.places,t))===void 0)return`the file '${t}' does not exist. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,Pe.YY)(
this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}var Ve=o(72256);const Oe=4096;function Le(e,t){const n=(0,D.l3)(e),s=[n,...n.others].map(r=>{const c=Je(r),
y=r.advice===void 0?c:`${c.replace(/[.:]$/,"")}. ${r.advice}`;return(0,Ve.V0)(t,y,r)});return(0,M.g$)(s.join(". ")).slice(0,Oe)}const Je=({message:e,issues:t})=>t.
filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The document ${s}`:s),e);var nt=o(13707);
const st=10;class hn{given=0;add(t,n,s){const r=(0,M.g$)(t).slice(0,Oe);this.given++,this.given<=st?x.$e(r,{...n===void 0?{}:{file:n},...s===void 0?{}:{title:s}}):
x.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,M.g$)(n)}: ${r}`)}}var Ze=o(61729),Xe=o(76223);const wt=10,pn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"\
bookmarks",attachments:"attachments",form:"form fields"},Ot="New: there is no earlier version",gn=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:Ot,data:{}}),ht=({message:e})=>e===Ot,pt=e=>e.some(t=>(0,Xe.jb)(t)!==void 0||ht(t)),Mt=e=>ht(e)||(0,Xe.eJ)(e);function $n(e){
const t=pt(e),n=t?String(e.every(r=>(0,Xe.jb)(r)?.same===!0)):"",s=t?String(vt(e).differing):"";return{same:n,changed:e.filter(Mt).map(({input:r})=>r),changedPages:s}}
function vt(e){let[t,n]=[0,0];for(const s of e){const r=(0,Xe.jb)(s);if(!r)continue;const c=y=>Number(et(r.counts,`pages${y}`));t+=ot.reduce((y,[,A])=>y+c(A),0),
n+=Number(r.pageCount)+c("Removed")}return{differing:t,total:n}}function Nt(e){const{differing:t,total:n}=vt(e);return`${t} of ${(0,g.y_)(n,"page")} ${(0,g.d5)(
t,"differs","differ")}`}const yn=e=>e.filter(Mt).map(t=>({file:t.input,message:t.message??wn((0,Xe.jb)(t))})),bn=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(
t,"file")} ${(0,g.d5)(e,"differs","differ")} from the earlier version`;function En(e,t){for(const[n,{file:s,message:r}]of e.entries())n>=st-1?x.pq((0,M.g$)(`${s}\
: ${r}`)):t==="error"?x.z3(r,{file:s,title:"Differs"}):x.lm(r,{file:s,title:"Changed"})}function wn(e){const t=ot.flatMap(([s,r])=>{const c=Ct(e,r);return c===""?
[]:[`Pages ${s}: ${c}`]}),n=Rt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const ot=[["added","Added"],["removed","Removed"],
["moved","Moved"],["changed","Changed"]];function Ct(e,t){const n=et(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(y=>typeof y=="number"?y:Number(et(y,
"page"))),r=Number(et(e.counts,`pages${t}`)),c=s.slice(0,wt).join(", ");return r>wt?`${c} and ${r-wt} more`:c}function Rt(e){return[...Object.entries(pn).flatMap(
([n,s])=>Number(et(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const et=(e,t)=>(0,Ze.C5)(e,t)??null,jt=[
"","File","Pages",...ot.map(([,e])=>e),"Also"];function On(e){const t=e.notes.map(s=>`<br><em>${(0,M.Hn)(s)}</em>`).join("");if(!(0,Xe.jb)(e))return`<td colspan\
="${ot.length+2}">${(0,M.Hn)(e.message??"")}${t}</td>`;const n=Ut(e,M.Hn);return n.map((s,r)=>`<td>${s}${r===n.length-1?t:""}</td>`).join("")}function Ut(e,t){const n=(0,Xe.
jb)(e);if(!n)return[...ot.map(()=>""),"",ht(e)?Ot:t(e.message??"")];const[s,r]=[Number(n.pageCount),Number(n.pageCountBefore)];return[s===r?String(s):`${r} → ${s}`,
...ot.map(([,c])=>Ct(n,c)),n.same===!0?"the same":Rt(n)]}const Bt=e=>ht(e)?"🆕":Mt(e)?"✏️":"✅";function Mn(e,t){let n="",s=0;for(const r of e)for(const c of _t(
(0,Xe.jb)(r)?.pages,"changed")){const y=_t(c,"diff").map(String);if(y.length===0)continue;const L=`<details><summary>${`<code>${(0,M.Hn)(r.input)}</code>, page ${Number(
et(c,"page"))}`}</summary>

\`\`\`diff
${y.map(M.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(L)>t?s++:n+=L}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function _t(e,t){const n=et(e,t);return Array.isArray(n)?n:[]}const Pt=1024*1024,Ft=2048,gt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function vn(e){
const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,M.Hn)(n.join(" → "))}</h3>
<p>${kt(e)}</p>
`;if(t.length===0)return s;const r=pt(t),c=[];let y=Buffer.byteLength(s)+Ft;for(const[R,Q]of t.entries()){const fe=r?Pn(Q):xn(Q,t[R-1],zt(e));if(y+=Buffer.byteLength(
fe),y>Pt)break;c.push(fe)}const A=(r?jt:zt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(R=>`<th>${R}</th>`).
join(""),L=t.length-c.length,F=L===0?"":`<p>${(0,g.y_)(L,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,N=e.showText?Mn(t,Pt-y-Ft):"";return`${s}<table>
<tr>${A}</tr>
${c.join("")}</table>
${F}${N===""?"":`
${N}`}`}const Pn=e=>`<tr><td>${e.status==="done"?Bt(e):gt[e.status]}</td><td><code>${(0,M.Hn)(e.input)}</code></td>${On(e)}</tr>
`,kt=e=>`${Wt(e)} · ${e.place} · ${e.seconds.toFixed(1)} s`;function Wt({rows:e,matched:t,dryRun:n}){const s=N=>e.filter(R=>R.status===N),r=s("done");if(e.length===
0)return`${t===0?"No file matches":`No change in ${(0,g.y_)(t,"file")}`}, nothing written`;const c=r.filter(({output:N})=>N!==null).length,y=n?[`Dry run: ${(0,g.
y_)(s("planned").length,"result")} planned, nothing written`]:[c===0&&r.length>0?`${(0,g.y_)(r.length,"file")} read, none written`:`${(0,g.y_)(c,"file")} writte\
n`];for(const N of["failed","skipped"])s(N).length>0&&y.push(`${s(N).length} ${N}`);const A=(0,M.cz)([...new Map(r.map(N=>[N.inputs.join(`
`),N.bytesBefore??0])).values()]),L=(0,M.cz)(r.map(({bytesAfter:N})=>N??0)),F=r.length===0?"":` · ${(0,M.IV)(A)}${c===0?"":` → ${(0,M.IV)(L)}`}`;return`${y.join(
", ")}${F}`}const zt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>In(t));function xn(e,t,n){const{status:s,input:r,inputs:c,output:y,pages:A,
bytesBefore:L,bytesAfter:F,message:N,notes:R,data:Q}=e,fe=c.length>1&&s!=="failed"?` <em>and ${c.length-1} more</em>`:"",he=[...y===null?[]:[`<code>${(0,M.Hn)(y)}\
</code>`],...N===null?[]:[(0,M.Hn)(N)],...Object.values(Q).flatMap(Ne=>Kt(Ne).map(M.Hn)),...R.filter(Ne=>t?.input!==r||!t.notes.includes(Ne)).map(Ne=>`<em>${(0,M.
Hn)(Ne)}</em>`)],le=e.facts.firstPage!==void 0,ue=n?[xt(L),xt(F),le?"":Dn(L,F)]:[xt(L)],Me=[A===null?"":String(A),...ue],We=he.join("<br>"),_e=Me.every(Ne=>Ne===
"")?`<td colspan="${Me.length+1}">${We}</td>`:`<td>${We}</td>${Me.map(Ne=>`<td align="right">${Ne}</td>`).join("")}`;return`<tr><td>${gt[s]}</td><td><code>${(0,M.
Hn)(r)}</code>${fe}</td>${_e}</tr>
`}const An=new Set(["pageCount","fileSize"]);function Kt(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase();
return An.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:(0,Ze.Gv)(s)&&!Object.values(s).
every(c=>typeof c=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const In=e=>Object.keys(e).length===0,xt=e=>e===null?"":(0,M.IV)(e).replace(" ","\
&nbsp;");function Dn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}const Sn=6e4,Tn=1e3;
function Gt(e){const{rows:t,operations:n}=e,s=pt(t),r=s&&vt(t).total>0?` · ${Nt(t)}`:"",c=`**Octavo: ${n.join(", then ")}**${r} · ${Wt(e)}
`;if(t.length===0)return c;const y=s?jt:["","File","Result","Pages","Size"];let A=`${c}
${At(y)}${At(y.map(()=>"---"))}`,L=Buffer.byteLength(A);for(const[F,N]of t.entries()){const R=At(s?Ln(N):Nn(N));if(L+=Buffer.byteLength(R),L>Sn)return`${A}
${(0,g.y_)(t.length-F,"more row")} did not fit here.
`;A+=R}return A}const At=e=>`| ${e.join(" | ")} |
`,Ln=e=>[e.status==="done"?Bt(e):gt[e.status],rt(e.input),...Ut(e,rt)];function Nn({status:e,input:t,inputs:n,output:s,pages:r,bytesBefore:c,bytesAfter:y,message:A,
data:L}){const F=n.length>1&&e!=="failed"?` and ${n.length-1} more`:"",N=[...s===null?[]:[rt(s)],...A===null?[]:[rt(A)],...Object.values(L).flatMap(Q=>Kt(Q).map(
rt))].join("<br>"),R=y??c;return[gt[e],`${rt(t)}${F}`,N,r===null?"":String(r),R===null?"":(0,M.IV)(R)]}function rt(e){const t=(0,g.Bu)((0,M.g$)(e),Tn).replace(/\\+(?=\|)/g,
r=>"⧵".repeat(r.length)).replaceAll("|","\\|"),n=(0,V.Kf)([0,...(t.match(/`+/g)??[]).map(r=>r.length)]),s="`".repeat(n+1);return`${s} ${t} ${s}`}const Cn=(0,$.
zI)("find_text").dataKey??"";function Ht(e){return e.flatMap(({data:t})=>{const n=t[Cn];return n===void 0?[]:[Number(n.count)]})}function Rn(e){const t=Ht(e);return t.
length===0?"":String(t.reduce((n,s)=>n+s,0))}function jn(e,{failOnMatch:t,failOnNoMatch:n}){const s=Ht(e),r=s.filter(A=>A>0).length,[c,y]=[s.length-r,(0,g.y_)(s.
length,"file")];return t&&r>0?`fail-on-match: ${r} of ${y} ${(0,g.d5)(r,"has","have")} a match`:n&&c>0?`fail-on-no-match: ${c} of ${y} ${(0,g.d5)(c,"has","have")}\
 no match`:void 0}const Rs=null,Un=/[\r\n]|^\s|\s$/;class Bn{resultsFile="";places;begin(){const t=process.env.RUNNER_TEMP;It("results-file cannot be made in RU\
NNER_TEMP",t,()=>{t&&(this.resultsFile=ye().join((0,p.mkdtempSync)(ye().join(t,"octavo-")),"results.json"))}),this.tell([])}startFrom(t){this.places=t}tell(t,n=""){
const s=t.map(({data:L,...F})=>({...F,...L})),r=t.flatMap(({status:L,output:F})=>L==="done"&&F!==null?[F]:[]),{places:c}=this,y=r.map(L=>c===void 0?L:(0,a.ZJ)(c,
L)).filter(L=>!Un.test(L)),A=r.length===0?"":`, although ${(0,g.y_)(r.length,"file")} were written: see the log`;It(`The output results-file cannot be written${A}`,
this.resultsFile,()=>{this.resultsFile!==""&&(0,p.writeFileSync)(this.resultsFile,`${JSON.stringify(s)}
`)}),It(`The outputs of the step cannot be written${A}`,process.env.GITHUB_OUTPUT,()=>{x.uH("files",r),x.uH("paths",y.map(te).join(`
`)),x.uH("count",r.length),x.uH("failed",t.filter(({status:Q})=>Q==="failed").length);const L=t.filter(({status:Q,output:fe})=>Q==="done"&&fe!==null);x.uH("tota\
l-bytes",(0,M.cz)(L.map(({bytesAfter:Q})=>Q??0))),x.uH("total-pages",(0,M.cz)(L.map(({pages:Q})=>Q??0)));const{same:F,changed:N,changedPages:R}=$n(t);x.uH("same",
F),x.uH("changed",N),x.uH("changed-pages",R),x.uH("matches",Rn(t)),x.uH("markdown",n),x.uH("results",s),x.uH("results-file",this.resultsFile)}),y.length<r.length&&
x.pq(`The output paths leaves out ${(0,g.y_)(r.length-y.length,"name")} with a line break or an outer blank`)}}const _n=new Set(["ENOSPC","EDQUOT"]);function It(e,t,n){
try{n()}catch(s){const r=t!==void 0&&(0,p.existsSync)(t)?(0,M.xU)(s):"there is no such file";throw new D.zU("configuration",`${e} (${r})`,{advice:_n.has((0,M.xU)(
s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var Fn=o(90866);function kn(e,t,n,s){
const r=e.length<st?e:e.slice(0,st-1);for(const{file:c,message:y}of r)t==="error"?x.z3(y,{file:c,title:n}):s.add(y,c,n);for(const{file:c,message:y}of e.slice(r.
length))x.pq((0,M.g$)(`Failed: ${c}: ${y}`));for(const{cause:c}of e)c!==void 0&&x.Yz((0,M.uP)(c))}function Wn(e,t){const n=e.length<st?0:e.length-(st-1),s=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function Yt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=vn(e);if(!(Buffer.byteLength(n)>=Pt))try{await Fn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the o\
utputs are complete"),x.Yz((0,M.uP)(s))}}const Vt="add_page_numbers",zn=new Set(["extract_pages","remove_pages","reorder_pages"]),Jt=e=>e.find(({name:t})=>t===Vt)?.
params;function Kn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===Vt);if(n.length!==1)return t("needs one step add-page-numbers");
if(Jt(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:r})=>Gn(
r));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function Gn(e){const{input:t,
output:n,accepts:s}=(0,$.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||zn.has(e)}class $t extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Hn(e,t,n){const{continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(7718),o.e(1519),o.e(909),o.
e(7922)]).then(o.bind(o,37922)),c=e.flatMap(({inputs:ue})=>ue),{pages:y,first_number:A}=Jt(t),L=t.map(Yn).find(ue=>ue!==void 0);let F="";const N=function*(){for(const ue of c)
yield n(F=ue)},R={pages:y,...L===void 0?{}:{open_password:L}},Q=await r(N(),R,{pause:ae.pause}).catch(ue=>{throw new $t(F,(0,D.l3)(ue))}),fe=s(Q,A),he=new Map;let le=0;
for(const ue of e)he.set(ue,le),le+=ue.inputs.length;return(ue,Me)=>fe[(he.get(ue)??0)+Me]}function Yn({name:e,params:t}){const{open_password:n,password:s}=t;return n??
(e==="remove_password"?s:void 0)}function Vn(e,t){const n=e.filter(({status:c})=>c==="skipped").length,s=e.filter(({notes:c})=>c.length>0).length,r=(0,g.y_)(e.length,
"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes`:void 0}const Jn=(0,$.
zI)("extract_text").dataKey??"",Zn=(0,$.zI)("find_text").dataKey??"";function Xn(e,{textlessPages:t=[]}){const{[Zn]:n,[Jn]:s}=e,r=[...n?[Qn(n)]:[],...s?[qn(s)]:
[]].join(", ");if(t.length===0)return r;const c=(0,g.y_)(t.length,"page is a scan","pages are scans");return r===""?c:`${r}: ${c}`}function Qn({count:e,truncated:t}){
const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function qn({characters:e,pieceCount:t}){if(e===0)return"no text";
const n=(0,g.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,g.y_)(Number(t),"piece")}`}var es=o(44020);const Zt={SIGHUP:129,SIGINT:130,SIGTERM:143},
Xt=Object.keys(Zt),ut=new Set;let Dt;function Qt(e){if(ut.size===0)for(const t of Xt)process.on(t,qt);return ut.add(e),()=>{if(!(!ut.delete(e)||ut.size>0||Dt))for(const t of Xt)
process.removeListener(t,qt)}}function js(e,t){let n;const s=()=>{n&&t(n.made),r()},r=Qt(s);try{n={made:e()}}catch(c){throw r(),c}return{made:n.made,remove:s}}const ts=()=>Dt;
function qt(e){Dt??=ns().then(()=>ss(e))}async function ns(){for(const e of[...ut].reverse())try{await e()}catch{}}function ss(e){process.platform!=="win32"&&(process.
removeAllListeners(e),process.kill(process.pid,e)),process.exit(Zt[e])}async function os(e){const{jobs:t,inputs:n,chosen:s,writer:r,secondFiles:c,numbersOf:y,claim:A,
spelling:L,say:F}=e,{execute:N,lanes:R,close:Q,abandon:fe}=await s.open(t,n.steps),he=new AbortController,le=()=>he.signal.aborted,ue=Qt(async()=>{F("Cancelled"),
he.abort(),await Promise.allSettled([r.close(),fe()]),await(0,ae.pause)(),await e.onCancelled(Me.flatMap((Re,He)=>Re.length>0?Re:[rs(t[He])]))}),Me=t.map(()=>[]),
We=[];let _e;const Ne={steps:n.steps,spelling:L,signal:he.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(Re,He)=>c.parametersOf(Re,He),
numbersOf:y,claim:A,write:Re=>r.write(Re),onProgress:e.onProgress};return await cs(t,R,async(Re,He)=>{if(!le()){if(_e!==void 0){Me[He]=[{...yt(Re),status:"skipp\
ed",output:null,message:_e}];return}try{const Be=await N(Re,Ne);Me[He]=Be;for(const[ve,Ye]of Be.entries())F(is(Ye,Be[ve-1]?.notes))}catch(Be){if(le())return;const ve=Be instanceof
W.C?Be.input:Re.inputs[0]??"",Ye=(0,D.l3)(Be instanceof W.C?Be.cause:Be);F(`${ve}: failed`);const ln=Be instanceof W.C?Be.step:void 0,mn=ln===void 0?Le(Ye,L):`${ln}\
: ${Le(Ye,L)}`;We.push({file:ve,message:mn,cause:Ye.cause}),Me[He]=[{...yt(Re),status:"failed",input:ve,output:null,message:mn,data:(0,es.EI)(Ye)}],Ye.code==="u\
nauthorized"&&(_e="Not tried, because the region refused the key")}finally{e.onDone?.(Re.inputs[0]??"")}}}),await ts(),await Q(),{rows:Me.flat(),failures:We,leaveSignals:ue}}
const rs=e=>({...yt(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function as(e,t){const n=e.map(yt);for(const{input:s,inputs:r,
output:c}of n)t(`${en(s,r)}${c===null?": would be read only, and no file written":` → ${c}`}`);return n}function yt(e){return{status:"planned",input:e.inputs[0]??
"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function is(e,t=[]){
const{input:n,inputs:s,output:r,pages:c,bytesBefore:y,bytesAfter:A,facts:L,notes:F,message:N,data:R}=e,Q=en(n,s),fe=Xn(R,L),he=[...r!==null&&fe!==""?[fe]:[],...c===
null?[]:[(0,g.y_)(c,"page")],A===null?(0,M.IV)(y??0):`${(0,M.IV)(y??0)} → ${(0,M.IV)(A)}`].join(", "),le=r===null?`${Q}: ${N??(fe||"read")} (${he})`:`${Q} → ${r}\
 (${he})`,ue=F.filter(Me=>!t.includes(Me));return ue.length>0?`${le}. ${ue.join(" ")}`:le}const en=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;async function cs(e,t,n){
const s=e.entries(),r=async()=>{for(const[c,y]of s)c>0&&await(0,ae.pause)(),await n(y,c)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}var fs=o(
17079);function us(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ze.qF)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins with \
[ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).
filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as \
docs/**/*.pdf, one per line"}}var ds=o(32885),tn=o(85673);const ls=["search","required_text","forbidden_text"],ms="ignore_pattern";async function nn({params:e}){
const n=[...e.search_mode==="regex"?ls:[],ms].flatMap(c=>{const y=e[c];return typeof y=="string"?[[c,y]]:[]});if(n.length===0)return[];const{patternOf:s}=await o.
e(779).then(o.bind(o,779)),r=[];for(const[c,y]of n)try{await s(c,y,"regex",new oe.o(ae.pause),()=>{})}catch(A){if(!(A instanceof D.zU))throw A;(0,V.RZ)(r,A.issues)}
return r}var sn=o(51327);const hs={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["compress_document","optimize_do\
cument"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:[
"remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermar\
k"]};function on(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,$.F)(r.replaceAll("-","_"))))return". Several operations go in\
to steps, as a list";const s=hs[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,tn.h)(e,$.qj.map(t))}const rn=$.
qj.map(P.i9).join(", "),at='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',ps=131072,gs=[...new Set($.qj.flatMap(e=>(0,$.nX)((0,$.zI)(
e)).map(([t])=>t)))],St=new Set($.qj.flatMap(e=>Object.entries((0,$.zI)(e).fields).flatMap(([t,n])=>(0,$.$f)(n)?[t]:[])));async function $s(e,t,n=nt.vH){const s=new Map;
for(const A of gs){const L=e((0,P.i9)(A));L!==""&&(St.has(A)&&(0,sn.rh)(L).forEach(t),s.set(A,L))}const r=e("operation").trim(),c=e("steps");if(c.trim()!==""){const{
value:A,typed:L,problem:F}=(await Promise.all([o.e(1917),o.e(4137)]).then(o.bind(o,54137))).parseList(c,ps);for(const R of Tt(A))(0,sn.rh)(R).forEach(t);const N=[];
return r!==""&&N.push({field:"operation",message:"give either operation or steps, not both"}),F!==void 0?{steps:[],issues:[...N,{field:"steps",message:`${F}: ${at}`}],
warnings:[]}:an(A,L,s,N,n)}if(r==="")return fn("operation",`is required, unless steps is given: one of ${rn}`);const y=r.replaceAll("-","_");return(0,$.F)(y)?ys(
y,s,n):fn("operation",`must be one of ${rn}${on(r,P.i9)}`)}async function ys(e,t,n){const{fields:s}=(0,$.zI)(e),r=[...t.keys()].filter(N=>!Object.hasOwn(s,N)),{
step:c,issues:y}=(0,Ae.w)((0,nt.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),A=r.map(N=>({field:(0,P.i9)(N),message:`is not used: it is not a pa\
rameter of ${(0,P.i9)(e)}`})),L=r.filter(N=>St.has(N)&&N!=="open_password"),F=[...y,...await nn(c)].map(({field:N,message:R,mentions:Q=[]})=>({field:(0,P.i9)(N),
message:(0,Ve.bC)("inputs",R,Q)}));return{steps:[c],issues:F.length>0||L.length>0?[...F,...A]:[],warnings:A.map(({field:N,message:R})=>`${N} ${R}`)}}const Us=(e,t)=>an(
e,t,new Map,[],NOT_COMPARING);async function an(e,t,n,s,r){const c=[...s],y=[];if(!Array.isArray(e)||e.length===0)return{steps:y,issues:[...c,{field:"steps",message:at}],
warnings:[]};for(const L of n.keys())L!=="open_password"&&c.push({field:(0,P.i9)(L),message:"write it inside the step that it belongs to"});const A=n.get("open_\
password");for(const[L,F]of e.entries()){const N=`steps[${L+1}]`,R=ws(F,t[L]);if("problem"in R){c.push({field:N,message:R.problem});continue}(0,V.RZ)(c,bs(R,N)),
(0,V.RZ)(c,Es(R.name,L,e.length,N));const Q=A===void 0?R.raw:{open_password:A,...R.raw},fe=(0,Ae.w)((0,nt.PI)({...R,raw:Q},r),"refuse");y.push(fe.step),(0,V.RZ)(
c,[...fe.issues,...await nn(fe.step)].map(({field:he,message:le})=>({field:`${N}.${he}`,message:le})))}return{steps:y,issues:c,warnings:[]}}function bs({name:e,
raw:t},n){const s=(0,$.nX)((0,$.zI)(e)).map(([y])=>y),r=Object.keys(t).filter(y=>!s.includes(y)),[c]=r.filter(y=>/^[-\d. ]+$/.test(y)&&!t[y]);return c!==void 0?
[{field:`${n}.${c}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map(y=>({field:`${n}.${y}`,message:`is not\
 a parameter of ${e}: ${s.join(", ")}${(0,tn.h)(y,s)}`}))}function Es(e,t,n,s){const{output:r,accepts:c}=(0,$.zI)(e);return r==="files"&&t+1<n?[{field:s,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,message:`${e} must be the last step: it writes the text,\
 and no document`}]:c!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${c==="image"?"images":"text"}, which no other operation gives`}]:[]}
function ws(e,t){if(typeof e=="string")return bt(e,{},{});if(!(0,Ze.Gv)(e))return{problem:at};const{operation:n,...s}=e;if(n!==void 0)return typeof n=="string"?
bt(n,s,t):{problem:at};const[[r,c]=["",void 0],...y]=Object.entries(e);if(y.length>0)return{problem:`names several operations or has its parameters beside the n\
ame: ${at}`};if(c===""||c===void 0)return bt(r,{},{});const A=(0,Ze.Gv)(t)?t[r]:void 0;return(0,Ze.Gv)(c)?bt(r,c,A):{problem:at}}function bt(e,t,n){const s=e.trim().
replaceAll("-","_");if(!(0,$.F)(s))return{problem:`must name one of ${$.qj.join(", ")}${on(e,y=>y)}`};const r=Object.keys(t),c=r.find((y,A)=>r.findIndex(L=>it(L)===
it(y))!==A);return c!==void 0?{problem:`gives ${it(c)} twice, as ${r.filter(y=>it(y)===it(c)).join(" and ")}`}:{name:s,raw:cn(t),typed:(0,Ze.Gv)(n)?cn(n):{}}}const it=e=>e.
replaceAll("-","_"),cn=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[it(t),n]));function*Tt(e){if(Array.isArray(e))for(const t of e)yield*Tt(t);else if((0,Ze.
Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Tt(n):n!==""&&St.has(t.trim().replaceAll("-","_"))&&(yield n)}const fn=(e,t)=>({steps:[],issues:[
{field:e,message:t}],warnings:[]});var Os=o(50580);class Ms{read;mask;isEmpty;issues=[];constructor(t,n,s){this.read=t,this.mask=n,this.isEmpty=s}text(t){return this.
read(t).trim()}secret(t){const n=this.text(t);return n!==""&&this.mask(n),n}choice(t,n){const s=this.text(t)||n[0],r=n.find(y=>y===s),c=`must be one of ${n.join(
", ")}`;return r===void 0&&this.refuse(t,c),this.refuseEmptied(t,c,n[0]),r??n[0]}flag(t,n){const s=this.text(t).toLowerCase(),r="must be true or false";return s!==
""&&s!=="true"&&s!=="false"&&this.refuse(t,r),this.refuseEmptied(t,r,String(n)),s===""?n:s==="true"}number(t,n,s,r){const c=this.text(t);return c!==""&&!n(c)&&this.
refuse(t,s),r!==void 0&&this.refuseEmptied(t,s,String(r)),c===""?r:Number(c)}refuseEmptied(t,n,s){if(!this.isEmpty(t))return;const r=`leave it out, or give its \
expression a default, as in \${{ inputs.name || '${s}' }}`;this.refuse(t,`is empty, and ${n}: ${r}`)}refuse(t,n){this.issues.push({field:t,message:n})}}function vs(e,{
failOnMatch:t,failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].map(r=>({field:r,message:"\
needs the operation find-text"}))}const Bs=null,un=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:s,params:r})=>(0,Os.L)(s,r));async function Ps(e,t,n){
const s=new Ms(e,t,n),r=(0,nt.L4)(Q=>s.flag(Q,!1)),{steps:c,issues:y,warnings:A}=await $s(e,t,r),L=us(s.text("files"));"problem"in L&&s.refuse("files",L.problem);
const F=s.flag("changed-only",!1),N={steps:c,isList:s.text("steps")!=="",workingDirectory:s.text("working-directory"),files:"lines"in L?L.lines:[],output:s.text(
"output")||void 0,overwrite:s.flag("overwrite",!1),ifNoFilesFound:s.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:F,changedSince:As(s,F),dryRun:s.
flag("dry-run",!1),continueNumbers:s.flag("continue-numbers",!1),concurrency:s.number("concurrency",d,v),timeLimit:Is(s.number("time-limit",l,E,f)),failOn:xs(s),
minimumSaving:s.number("minimum-saving",T,z),region:s.text("region"),baseUrl:s.text("base-url"),apiKey:s.secret("api-key"),languageData:s.text("language-data"),
summary:s.flag("summary",!0),attest:s.flag("attest",!1),githubToken:s.secret("github-token"),comparing:r,matching:{failOnMatch:s.flag("fail-on-match",!1),failOnNoMatch:s.
flag("fail-on-no-match",!1)},warnings:A},R=[...y,...s.issues,...y.length===0?Ds(N):un(N)];if(R.length>0)throw(0,D.G6)(R);return N}function xs(e){const t=e.choice(
"on-error",["fail","continue"])==="continue";if(e.text("fail-on")==="")return t?"nothing":u[0];const n=e.choice("fail-on",u);return t&&n!=="nothing"&&e.refuse("\
fail-on","contradicts on-error: continue. Leave out one of the two"),n}function As(e,t){const n=e.text("changed-since");if(n!==""&&t&&e.refuse("changed-since","\
excludes changed-only: leave out one of the two"),n===""||n==="last-success")return n;const s=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(n)?new Date(
n):new Date(NaN);return(0,fs._)(n)===void 0||Number.isNaN(s.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-11-20 or 2026-11-\
20T14:30:00+01:00"),""):s.toISOString()}const Is=e=>({seconds:e,cure:"Split the document, or raise time-limit"});function Ds(e){const{steps:t,continueNumbers:n,
minimumSaving:s,comparing:r,matching:c}=e;return[...un(e),...n?Kn(t):[],...s===void 0?[]:(0,ds.T)(t),...(0,nt.lB)(t,r),...vs(t,c)]}async function Ss(){const e=new hn,
t=new Bn;let n="wire";try{t.begin();const s=await Ps(r=>x.V4(r,{trimWhitespace:!1}),r=>Ns(r,e),r=>process.env[`INPUT_${r.toUpperCase()}`]?.trim()==="");for(const r of s.
warnings)e.add(r);n=s.isList?"wire":"inputs",await Ts(s,t,e,n)}catch(s){const r=(0,D.l3)(s instanceof $t?s.cause:s),c=Le(r,n);s instanceof $t&&x.z3(c,{file:s.file}),
x.C1(s instanceof $t?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":c),r.cause!==void 0&&x.Yz((0,M.
uP)(r.cause))}finally{x.Yz(`Peak memory: ${(0,M.IV)(Cs())}`)}}async function Ts(e,t,n,s){const r=process.uptime(),c=(0,ft.Aq)(e.workingDirectory);t.startFrom(c);
const y=await H(e,c,w);y.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const ve of e.
steps)await y.check(ve);e.output!==void 0&&(0,Y.hS)(e.steps)==="data"&&!(0,nt.Mu)(e.steps)&&n.add("output is not used: the step reads documents and writes none");
const A=e.comparing.withBase?await(await o.e(7073).then(o.bind(o,97073))).BaseVersions.of(c):void 0,L=new ze(e.steps,c,A),{matched:F,files:N}=await lt(e,c,L,n),
{known:R,fresh:Q}=A?await A.divide(N):{known:N,fresh:[]};L.check();const fe=(0,Ce.K2)(c.workspace),he=[...new Set([...F,...F.flatMap(ve=>[...L.neededBy(ve).keys()])])],
le=ve=>(0,Pe.Ck)(c,ve),ue={matched:he,overwrite:e.overwrite,identity:fe,exists:le,words:c.words},Me=(0,Y.et)({...e,...ue,files:R,places:c}),We=e.steps.map(({name:ve})=>(0,P.
i9)(ve)),_e=e.continueNumbers&&!e.dryRun?await Hn(Me,e.steps,ve=>(0,J.R5)(ve,c.workspace)):()=>{};x.Oh((0,M.g$)(`${We.join(", then ")}: ${(0,g.y_)(R.length,"fil\
e")}, ${y.place}`));const Ne=ve=>{const Ye=process.uptime()-r;return{rows:ve,matched:F.length,operations:We,place:y.place,dryRun:e.dryRun,seconds:Ye,showText:e.
comparing.showText}},{rows:Re,failures:He}=e.dryRun?{rows:as(Me,Lt),failures:[]}:await os({jobs:Me,inputs:e,chosen:y,writer:new we.AU(c,e.overwrite),secondFiles:L,
numbersOf:_e,claim:(0,Ce.OM)(ue),spelling:s,say:Lt,onProgress:B(Lt),onCancelled:async ve=>{t.tell(ve,Gt(Ne(ve))),e.summary&&await Yt(Ne(ve),n)}});x.N4();const Be=[
...Re,...Q.map(gn)];await Ls({digest:Ne(Be),failures:He,total:R.length,inputs:e,outputs:t,places:c,warnings:n})}const Lt=e=>x.pq((0,M.g$)(e));async function Ls({
digest:e,failures:t,total:n,inputs:s,outputs:r,places:c,warnings:y}){const{rows:A}=e,L=yn(A),F=R=>({...R,file:(0,ft.zB)(c,R.file)});if(En(L.map(F),s.comparing.failOnDifference?
"error":"notice"),kn(t.map(F),s.failOn==="nothing"?"warning":"error",e.operations.join(", "),y),x.pq((0,M.g$)(kt(e))),pt(A)&&x.pq(Nt(A)),r.tell(A,Gt(e)),s.summary&&
await Yt(e,y),s.attest){const{declareArtifacts:R}=await o.e(8208).then(o.bind(o,48208)),Q=A.flatMap(({status:fe,output:he})=>fe==="done"&&he!==null?[he]:[]);for(const fe of await R(
Q,c))y.add(fe)}if(t.length===0){const R=s.comparing.failOnDifference&&L.length>0?bn(L.length,A.length):jn(A,s.matching)??Vn(A,s.failOn);R!==void 0&&x.C1(R);return}
const N=(0,Y.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:Wn(t,n);s.failOn==="nothing"?y.add(N):x.C1(N)}function Ns(e,t){[...e.trim()].length>1?x.Pq(
e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer one")}function Cs(){
try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,p.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().
maxRSS*1024}let dn=!1;process.once("beforeExit",()=>{dn||x.C1("The action stopped before it had finished.")}),Ss().catch(x.C1).finally(()=>{dn=!0})}),97904:((ie,U,o)=>{
o.d(U,{Ms:()=>I,PJ:()=>$,TF:()=>a,Ye:()=>P,_N:()=>g,oD:()=>O,qf:()=>h});var x=o(73024),p=o.n(x);const D=1<<20,P=i=>u(()=>x.realpathSync.native(i)),g=i=>u(()=>(0,x.
statSync)(i)),I=i=>u(()=>(0,x.lstatSync)(i)),$=i=>I(i)?.isSymbolicLink()??!1;async function O(i){if((0,x.statSync)(i).size<=D)return(0,x.readFileSync)(i);const{
readFile:d}=await Promise.resolve().then(o.t.bind(o,51455,23));return d(i)}async function h(i,d){if(d.length<=D)return(0,x.writeFileSync)(i,d,{flag:"wx"});const{
writeFile:v}=await Promise.resolve().then(o.t.bind(o,51455,23));await v(i,d,{flag:"wx"})}const a=i=>u(()=>(0,x.unlinkSync)(i));function u(i){try{return i()}catch{
return}}}),30245:((ie,U,o)=>{o.d(U,{Ck:()=>d,SV:()=>O,YY:()=>h,wI:()=>i});var x=o(76760),p=o.n(x),D=o(58552),P=o(97904),g=o(15969);const I=/^(?:\.git|git~\d+)[. ]*$/i,
$=new RegExp("\\p{Cf}","gu"),O=l=>l.split(/[\\/]/).some(E=>I.test(E.replace($,"")));function h(l,E){const T=(0,g.M0)(l,E),z=(0,g.I5)(l,T),W=(0,P.Ye)(T);return l.
anywhere?W===void 0?a(T):u(W):z===void 0?"is outside the workspace and RUNNER_TEMP":W===void 0?a(T):b(l,W)!==f(z)?`is a link that leads out of ${z===l.workspace?
"the workspace":"RUNNER_TEMP"}`:O(p().relative(f(z),W))?"is below .git, which is not read":u(W)}const a=l=>(0,P.PJ)(l)?"is a link to a file that does not exist":
"does not exist";function u(l){const E=(0,P._N)(l);if(!E?.isFile())return E?.isFIFO()?"is a named pipe, not an ordinary file":E?.isDirectory()?"is a folder":"is\
 not an ordinary file"}function i(l,E){const T=(0,g.M0)(l,E),z=(0,g.I5)(l,T);if(l.anywhere)return T;if(z===void 0)throw v(E,"is outside the workspace and RUNNER\
_TEMP");const W=f(z),J=p().relative(z,T).split(p().sep);for(let k=1;k<=J.length;k++){const K=p().join(W,...J.slice(0,k));if(!(0,P.PJ)(K))continue;const G=(0,P.Ye)(
K),H=G===void 0||b(l,G)===void 0;throw v(E,H?"leads out of the workspace through a link":"leads through a link")}const j=p().join(W,...J);if(O(p().relative(W,(0,P.
Ye)(j)??j)))throw v(E,"is below .git");return j}function d(l,E){try{return(0,P.Ms)(p().join(i(l,p().dirname(E)),p().basename(E)))!==void 0}catch{return!1}}const v=(l,E)=>new D.
zU("configuration",`'${l}' ${E}: nothing is written there`),f=l=>(0,P.Ye)(l)??l,b=(l,E)=>(0,g.RD)(l).map(f).filter(T=>(0,g.FK)(p().relative(T,E))).sort((T,z)=>z.
length-T.length)[0]}),64123:((ie,U,o)=>{o.d(U,{K2:()=>$,Nk:()=>h,OM:()=>a,hQ:()=>O,pL:()=>u});var x=o(73024),p=o.n(x),D=o(76760),P=o.n(D),g=o(58552),I=o(43576);
function $(i){const d=new Map,v=f=>{const b=d.get(f);if(b!==void 0)return b;let l=f;try{l=(0,x.realpathSync)(f)}catch{const E=P().dirname(f);E!==f&&(l=P().join(
v(E),P().basename(f)))}return d.set(f,l),l};return f=>{const b=P().resolve(i,f),l=P().join(v(P().dirname(b)),P().basename(b));return O(l)}}const O=i=>process.platform===
"win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function h(i){if(process.platform!=="win32")return;const d=i.replace(/^[a-z]:/i,"").split(
/[\\/]/),[v]=d.flatMap(f=>/^\.{0,2}$/.test(f)?[]:(0,I.tb)(f)??[]);return v===void 0?void 0:`'${i}' cannot be written: a part of it ${v}`}function a({matched:i,overwrite:d,
identity:v,exists:f,words:b}){const l=new Set(i.map(v)),E=new Set;return(T,z)=>{const W=h(T);if(W!==void 0)throw(0,g.G6)([{field:"output",message:W}]);const J=v(
T),j=z.inputs.some(k=>v(k)===J);if(E.has(J)||l.has(J)&&!(d&&j))throw(0,g.G6)([{field:"output",message:`'${T}' is another input or result: choose a different pat\
tern`}]);if(!d&&f(T))throw(0,g.G6)([{field:"output",message:u([T],b)}]);E.add(J)}}function u([i,...d],{replace:v}){const f=d.length===0?" exists":` and ${d.length}\
 more exist`;return`'${i}'${f} already: choose a different pattern, or ${v}`}}),86006:((ie,U,o)=>{o.d(U,{U:()=>D,_V:()=>P,gY:()=>p,wm:()=>g});var x=o(58552);const p="\
version https://git-lfs.github.com/spec/",D="set lfs: true for actions/checkout",P=I=>I.subarray(0,p.length).toString("latin1")===p;function g(I){if(P(I))throw new x.
zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${D}`})}}),15969:((ie,U,o)=>{
o.d(U,{FK:()=>h,I5:()=>g,M0:()=>P,NB:()=>I,RD:()=>D,ZJ:()=>O,d7:()=>a,dR:()=>$});var x=o(76760),p=o.n(x);const D=({workspace:u,temporary:i})=>i===void 0?[u]:[u,
i];function P({workspace:u,otherNames:i=[]},d){const v=p().resolve(u,d);for(const[f,b]of i){const l=p().relative(f,v);if(h(l))return p().join(b,l)}return v}const g=(u,i)=>[
...D(u),...u.anywhere?[p().parse(i).root]:[]].filter(d=>h(p().relative(d,i))).sort((d,v)=>v.length-d.length)[0],I=(u,i)=>g(u,P(u,i))!==void 0;function $(u,i){const d=P(
u,i),v=p().relative(u.workspace,d);return a(h(v)?v:d)}const O=({workspace:u,around:i=u},d)=>p().isAbsolute(d)?d:p().posix.join(a(p().relative(i,u)),d),h=u=>u!==
".."&&!u.startsWith(`..${p().sep}`)&&!u.startsWith("../")&&!p().isAbsolute(u),a=u=>p().sep==="/"?u:u.replaceAll(p().sep,"/")}),34:((ie,U,o)=>{o.d(U,{AU:()=>u,zz:()=>v});
var x=o(73024),p=o.n(x),D=o(76760),P=o.n(D),g=o(58552),I=o(8526),$=o(54614),O=o(97904),h=o(30245);const a=20;class u{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(l,E){
this.places=l,this.overwrite=E}async write(l){if(this.closed)throw f();const E=this.writeAll(l);this.running.add(E),await E.finally(()=>this.running.delete(E))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(l){const E=[],T=[];let z=performance.now()+a,W=l[0]?.path??"";try{for(const J of l){if(this.
closed)throw f();if(W=J.path,(0,h.SV)(P().basename(J.path)))throw new g.zU("configuration",`'${J.path}' is a name that Git uses: set output to another name`);const j=P().
join(this.folder(P().dirname(J.path)),P().basename(J.path)),k=P().join(P().dirname(j),`.octavo-${process.pid}-${++this.serial}.tmp`);T.push(k),await J.write(k),
performance.now()>z&&(await(0,I.pause)(),z=performance.now()+a),E.push({temporary:k,target:j,path:J.path})}if(this.closed)throw f();for(const{temporary:J,target:j,
path:k}of E)W=k,this.checkAgain(k,j),(0,x.renameSync)(J,j)}catch(J){for(const j of T)(0,O.TF)(j);throw J instanceof g.zU?J:v(W,J)}}checkAgain(l,E){const T=(0,h.
wI)(this.places,P().dirname(l));if(P().join(T,P().basename(l))!==E||!this.overwrite&&(0,O.Ms)(E)!==void 0)throw new g.zU("configuration",`'${l}' was made by ano\
ther program in the meantime and is not replaced: run it again`)}folder(l){let E=this.folders.get(l);return E===void 0&&(E=(0,h.wI)(this.places,l),(0,x.mkdirSync)(
E,{recursive:!0}),this.folders.set(l,E)),E}}const i={EACCES:"writing there is not permitted",EPERM:"writing there is not permitted",EROFS:"the file system is re\
ad-only",ENOSPC:"the disk is full",EDQUOT:"the quota of the disk is used up",ENOENT:"its folder does not exist",EISDIR:"a folder has that name",ENOTDIR:"a part \
of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function d(b){
const l=(0,$.xU)(b);return i[l]??`the file system refused it (${l})`}function v(b,l){return new g.zU("configuration",`'${b}' could not be written: ${d(l)}`,{cause:l})}
const f=()=>new g.zU("cancelled","The step was cancelled")}),44020:((ie,U,o)=>{o.d(U,{E4:()=>g,EI:()=>$,Lc:()=>I});var x=o(4406),p=o(38340),D=o(72256);const P="\
check_document";function g({name:O},h){return O===P?{...h,on_violation:"report"}:h}function I({name:O,params:h},a,u){if(O!==P||!a.data)return a;const i=v=>(0,D.
bC)(u,v,[v]),d=(0,x.fU)(a.data,{nameOf:i,restate:v=>({...v,message:(0,D.bC)(u,v.message,x.oH)})});return h.on_violation==="error"&&(0,x.Pu)(d),{...a,data:d}}function $(O){
return O instanceof x.EC?{[(0,p.zI)(P).dataKey??""]:O.report}:{}}}),76223:((ie,U,o)=>{o.d(U,{UX:()=>I,V0:()=>g,eJ:()=>$,jb:()=>P});var x=o(61729),p=o(38340);const D=(0,p.
zI)("compare_documents").dataKey??"",P=({data:O})=>O[D];function g(O){const h=(0,x.Gv)(O[D]?.difference)?O[D].difference.content:void 0;return typeof h=="string"?
Buffer.from(h,"base64"):void 0}function I(O){const h=O[D],a=h?.difference;if(!h||!(0,x.Gv)(a))return O;const{content:u,...i}=a;return{...O,[D]:{...h,difference:i}}}
const $=O=>P(O)?.same===!1}),79463:((ie,U,o)=>{o.d(U,{C:()=>b,g:()=>l});var x=o(58552),p=o(68747),D=o(38340),P=o(31424),g=o(43576),I=o(10442),$=o(4528),O=o(97904),
h=o(72256),a=o(76223),u=o(78630),i=o(32885),d=o(44020),v=o(98446),f=o(45657);class b extends Error{input;cause;step;operation;constructor(M,Y,_,V){super("a job \
failed"),this.input=M,this.cause=Y,this.step=_,this.operation=V}}async function l(w,M,Y,_){const V=w.inputs[0]??"",te={source:V},se=[];try{let me=[];for(const[ne,
re]of w.inputs.entries())te.source=re,me.push({position:ne,source:re,document:await _.read(re),facts:{},notes:[],data:{}});const pe=me.reduce((ne,{document:re})=>ne+
_.sizeOf(re),0);for(const[ne,re]of M.steps.entries())te.operation=re.name,M.steps.length>1&&(te.step=`steps[${ne+1}] (${re.name})`),me=await we(me,re,w,M,Y,te),
(0,f.RZ)(se,me.flatMap(({document:ce,files:$e=[]})=>[ce,...$e]));te.source=V,delete te.step,delete te.operation;const q=W(w,me).map(ne=>E(ne,pe,M,_)),de=q.flatMap(
({output:ne,result:re})=>ne===null||re===null?[]:[{path:ne,write:ce=>z(re,ce,_)}]);for(const{path:ne}of de)M.claim(ne,w);return await M.write(de),q.map(({result:ne,
status:re,output:ce,pages:$e,facts:Ie,notes:xe,message:Fe,data:Te})=>{const Ue=ne===null?null:T(ne,_);return{status:re,input:V,inputs:w.inputs,output:ce,pages:$e,
bytesBefore:pe,bytesAfter:Ue,facts:Ie,notes:xe,message:Fe,data:Te}})}catch(me){throw new b(te.source,me,te.step,te.operation)}finally{await _.release(se)}}function E(w,M,{
minimumSaving:Y},_){const V=w.result===null?void 0:(0,i.A)(M,T(w.result,_),Y);return V===void 0?w:{...w,status:"skipped",output:null,result:null,message:V}}const T=(w,M)=>w instanceof
Uint8Array?w.length:M.sizeOf(w),z=(w,M,Y)=>w instanceof Uint8Array?(0,O.qf)(M,w):Y.write(w,M);function W(w,M){if(w.kind==="files")return M.flatMap(se=>be(w,se));
const Y=se=>(0,g.NL)(M.map(({document:me},pe)=>(0,g.jC)(se(me)??"",g.ly,(0,P.n)(pe+1))),g.ly),_=Y(({title:se})=>se),V=Y(({match:se})=>se);if(w.kind==="data")return M.
map(se=>J(w,se));const te=se=>w.outputPath({index:se+1,title:_[se]??"",match:V[se]??""});return M.map(({document:se,facts:me,notes:pe,data:q},de)=>({status:"don\
e",output:te(de),result:(0,u.Cj)(w.kind)?k(q,te(de)):se,pages:se.pageCount??null,facts:{...me,...w.tellsMatch&&se.match!==void 0&&{match:se.match}},notes:H(pe),
message:null,data:(0,u.Cj)(w.kind)?G(q):(0,a.UX)(q)}))}function J(w,{document:M,facts:Y,notes:_,data:V}){const te=(0,a.V0)(V);return{status:"done",output:te?w.outputPath(
{index:1}):null,result:te??null,pages:M.pageCount??null,facts:Y,notes:H(_),message:null,data:(0,a.UX)(V)}}const j=(0,D.zI)("extract_text").dataKey??"";function k({
[j]:w={}},M){if((0,u.V9)(M)&&(0,$.u9)(w))return Buffer.from((0,$.G7)(w)??K(w),"utf8");const Y=(0,$.KV)(w);return Y?Buffer.from((0,$.JF)(Y),"utf8"):Buffer.from((0,$.
u9)(w)?JSON.stringify(w):(0,$.uv)(w),"utf8")}function K(w){const M=(0,v.y_)((0,$.IF)(w).length,"table");throw(0,x.G6)([{field:"output",message:`is a .csv file, \
which holds one table, and the document has ${M} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const G=({[j]:w={},...M})=>({...M,[j]:(0,$.
_m)(w)}),H=w=>w.map(({text:M})=>M),X={...g.zE,leadingDots:!1};function ee(w){const[,M,Y]=/-(\d+)\.([a-z]+)$/.exec(w)??[];return M===void 0||Y===void 0?{}:{page:M,
extension:Y}}const ge=w=>typeof w=="string"||typeof w=="number"?`${w}`:"";function be(w,{files:M=[],facts:Y,notes:_,data:V}){const te={pages:null,notes:H(_),data:V};
if(M.length===0)return[{...te,status:"skipped",output:null,result:null,facts:Y,message:"The document has no matching files"}];const se=(0,g.NL)(M.map(({name:q},de)=>(0,g.
jC)(q,X,`file-${de+1}`)),X),me=(0,g.NL)(M.map(({facts:{label:q,page:de}},ne)=>(0,g.jC)(ge(q),X,ge(de??ne+1))),X),pe=q=>{const de=se[q]??"";return{index:q+1,file:de,
label:me[q]??"",...ee(de)}};return M.map((q,de)=>({...te,status:"done",output:w.outputPath(pe(de)),result:q,facts:{...Y,mimeType:q.mediaType,...q.facts},message:null}))}
const Pe=(w,M)=>({...w,...M}),Ce=({signal:w,timeLimit:M,onProgress:Y},_,V)=>({signal:w,timeLimit:M,onProgress:te=>Y(_,(0,p.i9)(V.name),te)});async function we(w,M,Y,_,V,te){
const{input:se,dataKey:me}=(0,D.zI)(M.name),pe=se==="many",q=pe?[w]:w.map(ne=>[ne]),de=[];for(const ne of q){const[re]=ne;if(!re)continue;te.source=re.source;const ce=await _.
parametersOf(M,pe?Y.inputs[0]??"":re.source),$e=M.name==="add_page_numbers"?_.numbersOf(Y,re.position):void 0,Ie=(0,d.E4)(M,Pe(ce,$e)),xe=await V.run(M.name,ne.
map(({document:De})=>De),Ie,Ce(_,re.source,M)).catch(De=>{const Ge=De instanceof x.zU?De.position:void 0;throw te.source=ne[(Ge??1)-1]?.source??re.source,De}),{
documents:Fe,files:Te,notes:Ue,facts:ke,data:Ke}=(0,d.Lc)(M,xe,_.spelling),Qe=pe?{...re,facts:{},data:{}}:re,qe={source:re.source,facts:{...Qe.facts,...ke},notes:(0,I.
p5)(ne.flatMap(De=>De.notes),Ue.map(({code:De,message:Ge,mentions:ct=[]})=>({code:De,text:(0,h.bC)(_.spelling,Ge,ct)}))),data:Ke===void 0||me===void 0?Qe.data:{
...Qe.data,[me]:Ke}},{position:tt}=re;if(Te!==void 0)de.push({...qe,position:tt,document:re.document,files:Te});else for(const De of Fe){const Ge={...pe?{}:je(re.
document),...je(De),name:re.document.name};de.push({...qe,position:tt,document:{...De,...Ge},facts:{...qe.facts,...ye(De)}})}}return de}const je=({title:w,match:M})=>({
...w===void 0?{}:{title:w},...M===void 0?{}:{match:M}});function ye({firstPage:w,lastPage:M,title:Y}){return{...w===void 0||M===void 0?{}:{firstPage:w,lastPage:M},
...Y===void 0?{}:{title:Y}}}}),46863:((ie,U,o)=>{o.d(U,{NZ:()=>h,R5:()=>O,ZK:()=>$});var x=o(76760),p=o.n(x),D=o(58552),P=o(54614),g=o(97904),I=o(86006);const $=a=>({
read:u=>O(u,a),sizeOf:({bytes:u})=>u.length,write:({bytes:u},i)=>(0,g.qf)(i,u),release:async()=>{}});async function O(a,u){const i=await(0,g.oD)(p().resolve(u,a)).
catch(d=>{throw(0,P.xU)(d)==="ERR_FS_FILE_TOO_LARGE"?new D.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the\
 document where it is made",cause:d}):h(d)});return(0,I.wm)(i),{name:p().posix.basename(a),bytes:i}}const h=a=>new D.zU("unreadable_document",`The file could no\
t be opened (${(0,P.xU)(a)})`,{cause:a})}),54614:((ie,U,o)=>{o.d(U,{Hn:()=>g,IV:()=>$,cz:()=>I,g$:()=>P,uP:()=>h,xU:()=>O});var x=o(58552),p=o(61729);const D=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
P=a=>a.replace(D,u=>`\\u${u.charCodeAt(0).toString(16).padStart(4,"0")}`).replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),
g=a=>P(a).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),I=a=>a.reduce((u,i)=>u+i,0);function $(a){const u=["B","kB","MB",
"GB"];let i=a,d=0;for(;i>=999.95&&d<u.length-1;d++)i/=1e3;return`${d===0||i>=99.95?Math.round(i):i.toFixed(1)} ${u[d]}`}function O(a){const u=(0,p.Gv)(a)?a.code:
void 0;return typeof u=="string"?u:"unknown reason"}function h(a){if(!(a instanceof Error))return typeof a;const u=[`${a.name} (${O(a)})`,...(0,x.ek)(a)].join(`\

    `);return a.cause===void 0?u:`${u}
caused by ${h(a.cause)}`}}),72256:((ie,U,o)=>{o.d(U,{V0:()=>I,bC:()=>g});var x=o(58552),p=o(68747),D=o(38340);const P=$=>(0,D.F)($)?(0,p.i9)($):`--${(0,p.i9)($)}`,
g=($,O,h)=>$==="wire"?O:(0,p.an)(O,h,$==="inputs"?p.i9:P);function I($,O,h){const a=(0,x.R3)(h);if($!=="options")return g($,O,a);const{fields:u,operation:i,issues:d}=h,
v=new Set([...u,i,...d.flatMap(({mentions:E=[]})=>E)]),f=E=>E.includes("_")||v.has(E),l=a.filter(E=>!f(E)&&/^\w+$/.test(E)).reduce((E,T)=>E.replace(new RegExp(`\
\\b${T}(?=: )`,"g"),P(T)),O);return g($,l,a.filter(f))}}),13707:((ie,U,o)=>{o.d(U,{L4:()=>g,Mu:()=>P,PI:()=>I,lB:()=>$,vH:()=>D});var x=o(10008);const p="compar\
e_documents",D={withBase:!1,showText:!1,failOnDifference:!1},P=O=>O.some(({name:h,params:a})=>h===p&&"difference_pdf"in a&&a.difference_pdf===!0),g=O=>({withBase:O(
"compare-with-base"),showText:O("show-text"),failOnDifference:O("fail-on-difference")});function I(O,{withBase:h,showText:a}){return O.name!==p?O:{...O,raw:{...a&&
{with_text:"true"},...O.raw},fromBase:h}}function $(O,{withBase:h,showText:a,failOnDifference:u}){const i=[...h?["compare-with-base"]:[],...a?["show-text"]:[],...u?
["fail-on-difference"]:[]];return O.some(({name:d})=>d===p)?h?O.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:O.
some(({paths:d})=>d[x.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(d=>({field:d,message:"\
needs the operation compare-documents"}))}}),51327:((ie,U,o)=>{o.d(U,{S:()=>p,SH:()=>D,rh:()=>g});const x=/^[A-Za-z0-9+/]+={0,2}$/;function p(I){if(I.includes("\
-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(I,"utf8")};const $=I.replace(/\s/g,"");return x.test($)&&$.length%4===0?{name:"key.p12",bytes:Buffer.from(
$,"base64")}:void 0}const D="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",P=8,g=I=>[...new Set(
[I,...I.split(/\r?\n/).filter($=>$.trim().length>=P)])]}),57214:((ie,U,o)=>{o.d(U,{BD:()=>P,F4:()=>g,jB:()=>x,jN:()=>p,oR:()=>$,r_:()=>I,yZ:()=>D});const x=[/^["'].*["']$/,
"leave out the quotes"],p=[/\$\{?[a-z_]|(?:^|[\\/])%[a-z_]\w*%(?:[\\/]|$)/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAM\
E }}"],D=[/^~/,"~ is not your home folder here: write the whole path"],P=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],g=[
/(?:^|[\\/])[.\s]*\.(?:pdf|png|jpe?g|txt|md|html?|jsonl?|csv|xml|zip|\{extension\})\s*$/i,"has no name before its extension, so a variable in it may be empty: w\
rite a name such as {name}.pdf"],I=[/\\/,"write / between folders, not a backslash"],$=(O,h)=>h.find(([a])=>a.test(O))?.[1]}),78630:((ie,U,o)=>{o.d(U,{Cj:()=>H,
V9:()=>X,Ud:()=>K,hS:()=>G,et:()=>ge});var x=o(76760),p=o.n(x),D=o(58552),P=o(68747),g=o(38340),I=o(31424),$=o(51521),O=o(4528),h=o(30245),a=o(64123),u=o(15969),
i=o(57214),d=o(13707);const v=new Map([["pdf","pdf"],["png","png"],...["jpg","jpeg"].map(w=>[w,"jpeg"]),...["webp","gif","tif","tiff","docx","xlsx","zip"].map(w=>[
w,"other"]),...["txt","md","json","jsonl","csv","htm","html","xml"].map(w=>[w,"text"])]);function f(w,M,Y){const _=/\.([a-z]+)$/i.exec(w)?.[1]?.toLowerCase()??"",
V=v.get(_),te=Y.find(({name:q})=>(0,g.zI)(q).filesArePages);if(V===void 0||M==="file"&&!te)return;if(te){const{image_format:q="png"}=te.params;if(V===q)return;const de=V===
"png"||V==="jpeg"?`set image_format to ${V}, or `:"";return{message:`names .${_} files, but the pages become ${q} images: ${de}end it with .{extension}`,mentions:[
"image_format"]}}const[se,me,pe]=M==="text"?["text","text",O.lg[(0,O.GW)(Y.at(-1)?.params??{})]]:["pdf","a PDF document",".pdf"];return V===se?void 0:{message:`\
names a .${_} file, but the result is ${me}: end it with ${pe}`}}const b=["{dir}","{name}","{index}","{operation}"];function l(w,M){if(M==="files")return W(w)?[
"{page}","{label}","{file}","{extension}"]:["{file}"];if(M!=="parts"&&M!=="texts")return[];const Y=w.flatMap(({name:_})=>Object.keys((0,g.zI)(_).resultFacts??{}));
return["title","match"].filter(_=>Y.includes(_)).map(_=>`{${_}}`)}function E(w){const M=g.qj.filter(Y=>{const _=[{name:Y,params:{},paths:{}}];return l(_,G(_)).includes(
w)});return M.length===0?`has the unknown placeholder ${w}`:`has ${w}, which only results of ${M.map(P.i9).join(" or ")} have`}const T={document:"{dir}/{name}.{\
operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{n\
ame}.{index}"},z="{dir}/{name}-{page}.{extension}",W=w=>w.some(({name:M})=>(0,g.zI)(M).filesArePages),J="{dir}/{name}-difference.pdf",j="{dir}/{name}.pdf",k=([w],M)=>M===
"document"&&w!==void 0&&(0,g.zI)(w.name).accepts==="text",K=w=>w.some(({name:M})=>(0,g.zI)(M).input==="many");function G(w){const M=w.map(({name:V})=>(0,g.zI)(V)),
Y=M.filter(V=>!(0,g.rz)(V)),_=Y.findLast(({input:V,output:te})=>V==="many"||te!=="pdf");return M.at(-1)?.output==="text"?_?.output==="pdfs"?"texts":"text":Y.length===
0?"data":_?.output==="pdfs"?"parts":_?.output==="files"?"files":"document"}const H=w=>w==="text"||w==="texts",X=w=>/\.csv$/i.test(w),ee=w=>w==="document"||w==="\
text";function ge(w){const{files:M,steps:Y}=w,_=G(Y),V=Ce(w,_),te=M.length===0?[]:K(Y)?[M]:M.map(q=>[q]),se=(0,P.i9)((Y.findLast(({name:q})=>!(0,g.rz)((0,g.zI)(
q)))??Y.at(-1))?.name??""),me=te.map((q,de)=>{const{dir:ne,name:re}=p().posix.parse(q[0]??""),ce=$e=>{const Ie=ee(_)?de+1:$e?.index,xe={dir:ne||".",name:re,operation:se,
index:Ie===void 0?void 0:(0,I.n)(Ie),title:$e?.title,match:$e?.match,file:$e?.file,page:$e?.page,label:$e?.label,extension:$e?.extension};return p().posix.normalize(
(0,$.Ct)(V,xe))};return{inputs:q,kind:_,tellsMatch:V.includes("{match}"),outputPath:ce}}),pe=_==="data"&&!(0,d.Mu)(Y)?[]:ye(me,w,we(V,_));if(pe.length>0)throw(0,D.
G6)(pe);return me}const be=[i.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],i.F4,i.jN,i.yZ,i.BD,...p().sep==="/"?[i.r_]:[]];function Pe(w){const M=G(
w);return W(w)?z:k(w,M)?j:M==="data"&&(0,d.Mu)(w)?J:`${T[M]}${H(M)?O.lg[(0,O.GW)(w.at(-1)?.params??{})]:""}`}function Ce({output:w,places:M,steps:Y},_){const V=ce=>(0,D.
G6)([{field:"output",message:ce}]);if(w===void 0)return Pe(Y);const te=(0,i.oR)(w,be);if(te!==void 0)throw V(te);const se=f(w,H(_)?"text":_==="files"?"file":"do\
cument",Y);if(se)throw(0,D.G6)([{field:"output",...se}]);if(H(_)&&X(w)&&(0,O.GW)(Y.at(-1)?.params??{},!0)!=="text/csv")throw V("is a .csv file, which holds a ta\
ble: set tables to true");const me=l(Y,_),pe=[...b,...me],q=(0,$.Qf)(w).find(ce=>!pe.includes(ce));if(q!==void 0)throw V(`${E(q)}: use ${pe.join(", ")}`);if(/[\u0000-\u001f]/.
test(w))throw V("must be a single line");if(/[\\/]$/.test(w))throw V(`names a folder: write a file name after it, such as ${w}{name}.pdf`);const de=["{index}",...me.
filter(ce=>ce!=="{extension}")];if((_==="parts"||_==="texts"||_==="files")&&!de.some(ce=>w.includes(ce))){const{dir:ce,name:$e,ext:Ie}=p().posix.parse((0,u.d7)(
w)),xe=p().posix.join(ce,W(Y)?`${$e}-{page}${Ie}`:_==="files"?`${$e}.{file}`:`${$e}-{index}${Ie}`);throw V(`needs ${de.join(" or ")}, because one file gives sev\
eral results: such as ${xe}`)}const ne=p().isAbsolute(w)?(0,u.dR)(M,w):(0,u.d7)(w);if(!(p().isAbsolute(ne)?(0,u.NB)(M,ne):(0,u.FK)(p().posix.normalize(ne))))throw V(
"must stay in the workspace or in RUNNER_TEMP");return ne}function we(w,M){const _=["{dir}","{name}",...ee(M)?["{index}"]:[]].filter(V=>!w.includes(V));return _.
length===0?"process them in different steps":`use ${[_.slice(0,-1).join(", "),..._.slice(-1)].filter(V=>V!=="").join(" or ")}`}const je=w=>w.kind==="parts"||w.kind===
"texts"?w.outputPath({index:1}):w.outputPath();function ye(w,{matched:M,overwrite:Y,identity:_,exists:V,places:te},se){const me=new Map(M.map(ce=>[_(ce),ce])),pe=new Map;
for(const ce of w){const $e=_(ce.outputPath()),Ie=pe.get($e);Ie?Ie.push(ce):pe.set($e,[ce])}const q=[],de=[],ne=ce=>{q.push({field:"output",message:ce})};for(const[
ce,$e,...Ie]of pe.values()){if(!ce)continue;const xe=ce.outputPath(),Fe=(0,a.Nk)(xe);if(!(0,u.NB)(te,xe)||xe==="."||xe.endsWith("/"))ne(`'${xe}' is not a file i\
n the workspace or in RUNNER_TEMP`);else if(Fe!==void 0)ne(Fe);else if((0,h.SV)(xe))ne(`'${xe}' is below .git, where nothing is written`);else if($e){const[Te,Ue]=[
ce.inputs[0],$e.inputs[0]],ke=Ie.length===0?`'${Te}' and '${Ue}' would both`:`'${Te}', '${Ue}' and ${Ie.length} more would all`;ne(`${ke} be written to '${xe}':\
 ${se}`)}else{const Te=je(ce),Ue=_(Te),ke=me.get(Ue);ke!==void 0&&!ce.inputs.some(Ke=>_(Ke)===Ue)?ne(`'${Te}' would replace another file that the step reads: ch\
oose a different pattern`):ke!==void 0&&!Y?ne(`'${Te}' would replace the input: choose a different pattern, or ${te.words.replace}`):ke===void 0&&!Y&&V(Te)&&de.
push(Te)}}de.length>0&&ne((0,a.pL)(de,te.words));const re=5;return q.length<=re?q:[...q.slice(0,re),{field:"output",message:`and ${q.length-re} more such clashe\
s`}]}}),32885:((ie,U,o)=>{o.d(U,{A:()=>D,T:()=>p});var x=o(78630);function p(P){const g=I=>[{field:"minimum-saving",message:I}];return P.some(({name:I})=>I==="o\
ptimize_document"||I==="compress_document")?(0,x.Ud)(P)||(0,x.hS)(P)!=="document"?g("needs one result for each file: no merge, no split, no extraction"):[]:g("n\
eeds a step optimize-document or compress-document")}function D(P,g,I){return I===void 0||g<=P*(1-I/100)?void 0:`Not written: the result is ${(Math.max(0,P-g)/P*
100).toFixed(1)} % smaller, and minimum-saving is ${I} %`}}),10008:((ie,U,o)=>{o.d(U,{s:()=>v,w:()=>f});var x=o(19357),p=o(15828),D=o(38340),P=o(51521),g=o(33858);
function I(j,k){const K=Object.entries((0,D.zI)(j).fields).filter(([,{group:G}])=>G==="permissions");return K.length>0&&k.user_password===void 0&&!K.some(([G])=>k[G]===
!1)}var $=o(51327);const O={encryption_algorithm:"AES-256"};var h=o(61729);function a(j){const k=j.startsWith("[")?(0,h.qF)(j):void 0;return Array.isArray(k)?k:
j.split(/\r?\n/).map(K=>K.trim().replace(/,$/,"")).filter(K=>K!=="").join(",")}var u=o(45657);const i={name:"file",bytes:Uint8Array.of(0)},d=["{dir}","{name}"],
v="compare_to";function f({name:j,raw:k,typed:K,fromBase:G=!1},H){const{fields:X}=(0,D.zI)(j),ee={},ge={},be=[];for(const[we,je]of Object.entries({...E(X),...k})){
const ye=X[we];if(ye===void 0)continue;const w=T(ye,je,K[we]);"problem"in w&&be.push({field:we,message:w.problem}),"path"in w&&(ge[we]=w.path),ee[we]="value"in w?
w.value:ye.kind==="json"?{}:i}G&&(ee[v]??=i);const Pe=(0,x.qL)(j,ee,H),Ce=new Set(be.map(({field:we})=>we));for(const we of Pe.issues)Ce.has(we.field)||be.push(
we);return be.length===0&&(0,u.RZ)(be,l(j,ee,Pe.params)),{step:{name:j,params:Pe.params,paths:ge,...G&&{fromBase:G}},issues:be}}const b=["pages","first_page","l\
ast_page"];function l(j,k,K){const G=X=>k[X]!==void 0&&k[X]!=="";return(j==="extract_pages"||j==="remove_pages")&&!b.some(G)?[{field:"pages",message:"is require\
d, unless one of these is given: first_page, last_page",mentions:b.slice(1)}]:I(j,{...K})?[{field:"allow_print",message:"nothing is forbidden, and without user_\
password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:[]}const E=j=>Object.fromEntries(
Object.entries(O).filter(([k])=>Object.hasOwn(j,k)));function T(j,k,K){if(k===""||k===null||K===null)return{value:""};if(j.kind==="pageOrder"||j.kind==="pageSet"){
if(typeof k!="string"&&!Array.isArray(k))return{problem:"must be pages such as 1..3, or a list of pages"};const ee=(0,g.D_)(k);return"problem"in ee?ee:{value:ee.
text.trim()}}const G=j.kind==="json"&&j.list!==void 0;if(j.kind==="json"&&typeof k=="object"&&(G||!Array.isArray(k)))return{value:K};if(j.kind==="choices"&&Array.
isArray(k))return{value:k};if(j.kind==="json"&&Array.isArray(k))return{problem:z(j)};if(typeof k!="string")return{problem:`must be ${`${j.kind==="choices"?"":"a\
 single value, "}${(0,p.pG)(j)}`}, and is a ${Array.isArray(k)?"list":"mapping"}`};const H=k.trim();if(j.kind==="text")return{value:k};if(H==="")return{value:""};
if(j.kind==="choices")return{value:a(H)};if(j.kind==="file"&&j.secret)return W(H);const X=H.startsWith("[")&&H.endsWith("]");return G&&X?{value:H}:j.kind==="jso\
n"&&(X||!H.startsWith("{")&&H.includes(`
`))?{problem:z(j)}:j.kind==="file"||j.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(H)?J(H):{value:H}}const z=({placeholder:j='{"name": "value"}',list:k})=>`must\
 be a JSON object such as ${j.replace(/^e\.g\. /,"")}${k===void 0?"":`, or the list ${k} alone`}, or the path of a file that holds one; inside steps it can also\
 be a YAML mapping`;function W(j){const k=(0,$.S)(j);return k?{value:k}:{problem:$.SH}}function J(j){const k=(0,P.Qf)(j).find(K=>!d.includes(K));return k!==void 0?
{problem:`has the unknown placeholder ${k}: a path may hold ${d.join(" and ")}`}:/[\u0000-\u001f]/.test(j)?{problem:"must be the path of one file"}:{path:j}}}),
4406:((ie,U,o)=>{o.d(U,{EC:()=>u,Pu:()=>i,Qf:()=>P,fU:()=>a,g$:()=>I,oH:()=>g});var x=o(58552),p=o(61729);const D=1e3,P=(d,v,{found:f=null,limit:b=null,pages:l=[]}={})=>({
rule:d,found:f,limit:b,pages:l.slice(0,D),message:v}),g=["open_password"],I=(d,v,f)=>`The file has ${d} ${f}; at most ${v} are allowed.`;function $({failures:d}){
return Array.isArray(d)?d.flatMap(O):[]}function O(d){if(!(0,p.Gv)(d))return[];const{rule:v,found:f,limit:b,pages:l,message:E}=d;if(typeof v!="string"||typeof E!=
"string")return[];const T=Array.isArray(l)?l.filter(z=>typeof z=="number"):[];return[{rule:v,found:h(f),limit:h(b),pages:T,message:E}]}const h=d=>typeof d=="num\
ber"?d:null;function a(d,{nameOf:v,restate:f}){const{checks:b}=d,l=$(d).map(T=>({...f(T),rule:v(T.rule)})),E=Array.isArray(b)?b.flatMap(T=>typeof T=="string"?[v(
T)]:[]):[];return{...d,...b!==void 0&&{checks:E},failures:l}}class u extends x.zU{report;constructor(v){const f=$(v).map(({message:b})=>b);super("invalid_parame\
ters",`The check failed: ${f.join(" ")}`,{issues:f.map(b=>({field:"file",message:b,mentions:g}))}),this.report=v}}function i(d){if(d.passed===!1)throw new u(d)}}),
68747:((ie,U,o)=>{o.d(U,{XM:()=>g,an:()=>P,i9:()=>D});var x=o(38340);const p=I=>I.replace(/_(\w)/g,($,O)=>O.toUpperCase()),D=I=>I.replaceAll("_","-");function P(I,$,O){
const h=$.filter(a=>/^\w+$/.test(a));return h.length===0?I:I.replace(new RegExp(`\\b(?:${h.join("|")})\\b`,"g"),O)}const g=I=>(0,x.zI)(I).path??`/v1/${I}`}),85673:((ie,U,o)=>{
o.d(U,{gx:()=>g,h:()=>P});function x(a,u){const i=p(a,u);if(i!==void 0)return[i];const d=$(a);return u.filter(v=>$(v).some(f=>f.length>3&&d.includes(f)))}function p(a,u){
let i;const d=$(a);for(const v of u){const f=D(d,$(v));f<=2&&f<(i?.count??1/0)&&(i={name:v,count:f})}return i?.name}function D(a,u){return a.length!==u.length?a.
length*u.length===0?1/0:D([a.join("")],[u.join("")]):u.reduce((i,d,v)=>{const f=a[v]??"",b=Math.min(f.length,d.length),l=h(f,d);return l>(b<3?0:b<7?1:2)?1/0:i+l},
0)}const P=(a,u)=>I(x(a,u));function g(a,u){const i=p(a,u),d=f=>$(f).sort().join(" "),v=d(a);return I(i===void 0?u.filter(f=>a!==""&&d(f)===v):[i])}const I=a=>a.
length===0||a.length>3?"":` (did you mean ${a.join(" or ")}?)`,$=a=>a.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(
u=>u!==""),O=2;function h(a,u){if(Math.abs(a.length-u.length)>O)return 1/0;let i=[],d=Array.from({length:u.length+1},(f,b)=>b<=O?b:1/0);for(let f=0;f<a.length;f++){
const b=[];b[0]=f+1;let l=1/0;for(let E=Math.max(0,f-O);E<=Math.min(u.length-1,f+O);E++){const T=f>0&&E>0&&a[f]===u[E-1]&&a[f-1]===u[E];b[E+1]=Math.min((d[E+1]??
1/0)+1,(b[E]??1/0)+1,(d[E]??1/0)+(a[f]===u[E]?0:1),T?(i[E-1]??1/0)+1:1/0),l=Math.min(l,b[E+1])}if(l>O)return 1/0;i=d,d=b}const v=d[u.length]??1/0;return v>O?1/0:
v}}),4528:((ie,U,o)=>{o.d(U,{G7:()=>f,GW:()=>D,IF:()=>u,JF:()=>a,KV:()=>h,_m:()=>O,lg:()=>p,u9:()=>$,uv:()=>I});const x=null,p={"application/json":".json","text\
/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function D(l,E=!1){const{per_page:T,tables:z,layout:W}=l;return P(l)?"appli\
cation/jsonl":E&&z===!0&&T!==!0?"text/csv":T===!0||z===!0?"application/json":W==="markdown"?"text/markdown":"text/plain"}const P=l=>(l.pieces??"none")!=="none";
function g(l){const E=D(l);return P(l)?["application/json",E]:l.tables===!0?[E,"text/csv"]:E==="text/markdown"?["application/json",E,"text/plain"]:[...new Set([
"application/json",E])]}const I=({text:l})=>typeof l=="string"?l:"",$=({pages:l,tables:E,pieces:T})=>(l??E??T)!==void 0;function O({text:l,pages:E,tables:T,pieces:z,
...W}){return W}const h=({pieces:l})=>l,a=l=>l.map(E=>`${JSON.stringify(E)}
`).join(""),u=({tables:l})=>l??[];function i(l){return u(l).flatMap(({page:E,rows:T,header:z,certain:W},J)=>{const j=v(T,z);return T.slice(z?1:0).map((k,K)=>({row:Object.
fromEntries(k.map((G,H)=>[j[H],G])),about:{page:E,table:J+1,row:K+1,certain:W}}))})}const d="pdf";function v(l,E){const T=l.reduce((W,{length:J})=>Math.max(W,J),
0),z=new Set([d]);return Array.from({length:T},(W,J)=>{const j=E&&l[0][J]||`Column ${J+1}`;let k=j;for(let K=2;z.has(k);K++)k=`${j} ${K}`;return z.add(k),k})}function f(l){
const[E,...T]=u(l);return E&&T.length===0?b(E.rows):void 0}const b=l=>l.map(E=>`${E.map(T=>/[",\r\n]/.test(T)?`"${T.replaceAll('"','""')}"`:T).join(",")}\r
`).join("")}),49180:((ie,U,o)=>{o.d(U,{q:()=>p});const x="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function p(g){const I=g.toLowerCase(),$=/^#([\da-f]{3}|[\da-f]{6})$/.exec(I)?.[1]??P().get(I);return $===void 0?void 0:($.length===3?[...$].map(h=>h+h):[$.
slice(0,2),$.slice(2,4),$.slice(4)]).map(h=>Number.parseInt(h,16))}let D;function P(){const g=x.split(" ");return D??=new Map(g.flatMap((I,$)=>$%2===0?[[I,g[$+1]]]:
[]))}}),17079:((ie,U,o)=>{o.d(U,{Z:()=>g,_:()=>P});const x=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(h){
if(h.length>64)return;const a=h.trim().replace(p,(u,i,d,v)=>`${i??""}${1900+Number(d)}${v}`);return $(I(x.exec(a)??D.exec(a)))}function g(h){const a=h.length>64?
void 0:I(D.exec(h.trim()));if(!a||$(a)===void 0)return;const{year:u,month:i="",day:d="",hour:v="",minute:f="",second:b="",zone:l=""}=a;return`D:${u}${i}${d}${v}${f}${b}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function I(h){if(!h)return;const[,a,u,i,d,v,f,b,l,E,T]=h,z=b??(l===void 0?void 0:`${l}${E??"00"}:${T??"00"}`);return{year:a,
month:u,day:i,hour:d,minute:v,second:f,zone:z}}function $(h){if(!h)return;const{year:a,month:u,day:i,hour:d,minute:v="00",second:f="00",zone:b}=h,l=(T,z,W)=>T===
void 0||Number(T)>=z&&Number(T)<=W;if(Number(a)===0||!l(u,1,12)||!l(i,1,O(Number(a),Number(u)))||!l(d,0,23)||!l(v,0,59)||!l(f,0,59)||b!==void 0&&b!=="Z"&&!(l(b.
slice(1,3),0,23)&&l(b.slice(4),0,59)))return;const E=[a,u,i].filter(T=>T!==void 0).join("-");return d===void 0?E:`${E}T${d}:${v}:${f}${b==="+00:00"||b==="-00:00"?
"Z":b??""}`}function O(h,a){return a===2?h%4===0&&(h%100!==0||h%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),19357:((ie,U,o)=>{o.d(U,{qL:()=>$e,lF:()=>Fe,iL:()=>re});
var x=o(58552),p=o(15828),D=o(38340),P=o(33037),g=o(61729),I=o(98446);const $=100,O=5e5,h=5e4,a=1e5,u={values:O,keys:h};function i(m,S,B){const C=H(S)?ge(S):void 0;
if(C!==void 0)return{problem:C};const Z=typeof S=="object"?Pe(S):S;if(typeof Z!="string")return{problem:B};if(Z.length>m.maxLength)return Z===S?{problem:`must b\
e at most ${m.maxLength} characters long, and has ${Z.length}`}:{problem:B};const oe=v(Z);if(oe)return{problem:d(oe)};const ae=Z===S?(0,g.qF)(Z):JSON.parse(Z);if(ae===
void 0){const Ae=Z.length<=a&&(0,g.qF)(Z.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${B}\
; it is not valid JSON${Ae}`}}return k(m,ae,B)}const d=m=>`must not have more than ${u[m]} ${m}${m==="keys"?" that differ":""}`;function v(m){const S=new Set;let B=0;
for(let C=0;C<m.length;C++){const Z=m.charCodeAt(C);if(Z===f){const oe=C;if(C=J(m,C),j(m,C)&&S.add(m.slice(oe,C)),S.size>h)return"keys"}else if((Z===E||Z===T||Z===
z)&&++B>O)return"values"}}const[f,b,l,E,T,z]=[34,92,58,44,91,123],W=32;function J(m,S){let B=S+1;for(;B<m.length;B++){const C=m.charCodeAt(B);if(C===f)return B;
C===b&&B++}return B}function j(m,S){let B=S+1;for(;m.charCodeAt(B)<=W;)B++;return m.charCodeAt(B)===l}function k({list:m},S,B){const C=m!==void 0&&Array.isArray(
S)&&S.every(g.Gv)?{[m]:S}:S;return(0,g.Gv)(C)?K(C):{problem:B}}function K(m){let S=[m];for(let B=0;S.length>0;B++){if(B===$)return{problem:`must not have more t\
han ${$} arrays and objects within one another`};const C=[];for(const Z of S)if(!G(Z,C))return{problem:"has a number that is too large"};S=C}return{value:m}}function G(m,S){
const B=C=>(H(C)&&S.push(C),typeof C!="number"||Number.isFinite(C));if(Array.isArray(m))return m.every(B);for(const C in m)if(Object.hasOwn(m,C)&&!B(m[C]))return!1;
return!0}const H=m=>typeof m=="object"&&m!==null,X=m=>m===void 0||typeof m=="function"||typeof m=="number"&&!Number.isFinite(m),ee=m=>typeof m=="function"?"a fu\
nction":String(m);function ge(m){let S=[{container:m}],B=0;for(let C=0;C<$&&S.length>0;C++){const Z=[];for(const oe of S){const{container:ae}=oe;if(typeof ae.toJSON==
"function")continue;const Ee=Array.isArray(ae)?ae.keys():Object.keys(ae);for(const Ae of Ee){if(++B>O)return d("values");const Se=ae[Ae];if(X(Se))return be({container:ae,
key:Ae,above:oe},Se);H(Se)&&Z.push({container:Se,key:Ae,above:oe})}}S=Z}}function be(m,S){let B="";for(let C=m;C?.key!==void 0;C=C.above)B=`${typeof C.key=="num\
ber"?`[${C.key}]`:`${C.above?.key===void 0?"":"."}${C.key}`}${B}`;return`${(0,I.DR)([B])} is ${ee(S)}, which JSON does not have: use null for an empty value, or\
 leave it out`}function Pe(m){try{return JSON.stringify(m)}catch{return}}var Ce=o(72750),we=o(33858),je=o(29082),ye=o(70458),w=o(60666),M=o(34378);const Y=2**31-
1,_=/^ *[+-]?\d+ *$/,V=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,te=/[\p{Cc}\u2028\u2029]/u,se=/(?!\n)[\p{Cc}\u2028\u2029]/u,me=new RegExp("\\p{Cs}","u"),pe=1e3,q={font:20*
1024*1024,key:1e6,certificates:1e6},de=new Set(["files","choices"]),ne="must be given only once";function re(m){try{return new TextDecoder("utf-8",{ignoreBOM:!0,
fatal:!0}).decode(m)}catch{return m}}function ce(m,S,B="absent"){const{params:C,issues:Z}=$e(m,S,B);if(Z.length>0)throw invalidParameters(Z);return C}function $e(m,S,B="\
absent"){const C=(0,D.zI)(m),Z=(0,ye.h)(C.fields,S),oe={},ae=[];for(const[Ee,Ae]of Object.entries(C.fields)){const Se=Object.hasOwn(Z,Ee),ze=Se?Z[Ee]:void 0;if(ke(
Ae,ze)){Se&&B==="refuse"&&Te(Ae,ze)?ae.push({field:Ee,message:Ue(Ae)}):Ae.required?ae.push({field:Ee,message:`is required: ${(0,p.pG)(Ae)}`}):"default"in Ae&&(oe[Ee]=
Ae.default);continue}const Ve=Ke(Ae,ze);"problem"in Ve?ae.push({field:Ee,message:Ve.problem}):oe[Ee]=Ve.value}return{params:oe,issues:[...ae,...Ie(C,oe,ae)]}}function Ie({
fields:m,ascending:S,different:B,exclusive:C,needs:Z,atLeastOne:oe,someTrue:ae},Ee,Ae){const Se=[],ze=Oe=>(0,D.qR)(m[Oe],Ee[Oe]);if(S){const[Oe,Le]=[Ee[S[0]],Ee[S[1]]];
typeof Oe=="number"&&typeof Le=="number"&&Oe>Le&&Se.push({field:S[0],message:`must not be greater than ${S[1]}`,mentions:[S[1]]})}if(B){const[Oe,Le]=[Ee[B[0]],Ee[B[1]]];
Oe!==void 0&&Oe===Le&&Se.push({field:B[0],message:`must differ from ${B[1]}`,mentions:[B[1]]})}for(const[Oe,Le]of C??[]){const Je=ze(Oe)?Le.filter(ze):[];Je.length>
0&&Se.push({field:Oe,message:`must not be given together with ${Je.join(" and ")}: leave one of them out`,mentions:Je})}for(const[Oe,Le,Je]of Z??[])ze(Oe)&&!(0,D.
D)(Je,m[Le],Ee[Le])&&Se.push({field:Oe,message:`needs ${xe(Le,Je)}`,mentions:[Le]});const Ve=Oe=>ze(Oe)||Ae.some(({field:Le})=>Le===Oe);return oe&&!oe.some(Ve)&&
Se.push({field:oe[0],message:`is required, unless one of these is given: ${oe.slice(1).join(", ")}`,mentions:oe.slice(1)}),ae?.every(Oe=>Ee[Oe]===!1)===!0&&Se.push(
{field:ae[0],message:`must be true, unless one of these is: ${ae.slice(1).join(", ")}`,mentions:ae.slice(1)}),Se}function xe(m,S){return typeof S!="object"?`${m}\
 to be ${S}`:"not"in S?`${m} to be other than ${S.not}`:`${m} to be given`}function Fe(m){if(Array.isArray(m))return m.join(",");if(typeof m=="object")return JSON.
stringify(m);const S=String(m);if(typeof m!="number"||!S.includes("e"))return S;if(m>=1)return BigInt(m).toString();const[B,C]=S.split("e");return`0.${"0".repeat(
-Number(C)-1)}${B.replace(".","")}`}function Te(m,S){return m.empty==="opener"?!1:m.empty!=="word"||m.required===!0||S===void 0}function Ue(m){return m.required?
`is empty: it must be ${(0,p.pG)(m)}`:m.kind==="text"&&m.secret?"is empty, so the document would open without a password: give a password, or route documents wi\
thout one past this step":m.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,p.pG)(m)}`:m.kind==="pageSet"?"is empty: write pages such as 1..3\
, or all for every page":"default"in m?`is empty: write ${String(m.default)}, which is the default, or leave the field out`:`is empty: give ${(0,p.pG)(m)}, or l\
eave the field out`}function ke(m,S){return S==null||S===""||de.has(m.kind)&&Array.isArray(S)&&S.length===0?!0:m.kind==="text"&&!m.secret&&typeof S=="string"&&S.
trim()===""}function Ke(m,S){const B=de.has(m.kind)||m.kind==="json"&&m.list!==void 0;if(Array.isArray(S)&&!B)return{problem:ne};if(S instanceof Uint8Array)return{
problem:"is not text in UTF-8: give it in UTF-8"};switch(m.kind){case"text":return Qe(m,S);case"flag":return qe(m,S);case"integer":return tt(m,S);case"decimal":
return Ge(m,S);case"choice":return ft(m,S);case"choices":return dt(m,S);case"pageOrder":return lt(m,S,m.parts?we.X4:Ce.p6);case"pageSet":return lt(m,S,je.lY);case"\
file":return mt(m,S);case"files":return Et(m,S);case"json":return i(m,S,`must be ${(0,p.pG)(m)}`);default:return m}}function Qe(m,S){if(typeof S!="string"&&!(typeof S==
"number"&&Number.isFinite(S)))return{problem:`must be ${m.format?"":"text, "}${(0,p.pG)(m)}`};const B=m.lines?String(S).replaceAll(`\r
`,`
`):String(S);if(B.length>8*m.maxLength||(0,p.Y5)(m,B)>4*m.maxLength)return{problem:`must be ${(0,p.pG)(m)}`};const C=m.secret?B:(0,M.w)(B),Z=(0,p.Y5)(m,C);return Z>
m.maxLength||Z<(m.minLength??0)?{problem:`must be ${(0,p.pG)(m)}`}:(m.lines?se.test(C):!m.secret&&te.test(C))?{problem:`must not contain control characters${m.lines?
"":" or line breaks"}`}:!m.secret&&me.test(C)?{problem:"must not contain an incomplete character (a lone surrogate)"}:m.format&&!w.E[m.format].holds(C)?{problem:w.
E[m.format].problem?.(C)??`must be ${(0,p.pG)(m)}`}:{value:C}}function qe(m,S){if(typeof S=="boolean")return{value:S};const B=typeof S=="string"?S.toLowerCase():
"";return B==="true"||B==="false"?{value:B==="true"}:{problem:`must be ${(0,p.pG)(m)}`}}function tt(m,S){const C=(m.unit==="bytes"&&typeof S=="string"?(0,P.ik)(
S):void 0)??De(S);if(C===void 0||C<m.min)return{problem:`must be ${(0,p.pG)(m)}`};const Z=m.max??Y;if(C<=Z)return{value:C};const oe=(0,p.pG)(m);return{problem:oe.
includes(String(Z))?`must be ${oe}`:`must not be greater than ${Z}`}}function De(m){return typeof m=="string"?_.test(m)?Number(m.trim())+0:void 0:typeof m=="num\
ber"&&Number.isInteger(m)?m+0:void 0}function Ge(m,S){const C=(m.unit==="inches"&&typeof S=="string"?(0,P.Vi)(S):void 0)??ct(S),{above:Z=-1/0,min:oe=-1/0,max:ae=1/0}=m;
return Number.isFinite(C)&&C>Z&&C>=oe&&C<=ae?{value:C+0}:{problem:`must be ${(0,p.pG)(m)}`}}function ct(m){return typeof m=="number"?m:typeof m=="string"&&V.test(
m)?Number(m.trim()):NaN}function ft(m,S){const{open:B}=m,C=De(S),Z=m.options.find(({value:ae,contract:Ee=ae})=>ae===S||typeof S=="number"&&ae===String(S)||typeof Ee==
"number"&&Ee===C);if(Z)return{value:Z.value};const oe=B?C:void 0;return B&&oe!==void 0&&oe>=B.min&&oe<=B.max?{value:oe}:{problem:`must be ${(0,p.pG)(m)}`}}function dt(m,S){
if(typeof S=="string"&&S.length>pe)return{problem:`must be ${(0,p.pG)(m)}`};const B=typeof S=="string"?S.replace(/^ +| +$/g,"").split(/ *, */):S,C=m.options.map(
({value:Z})=>Z);return!Array.isArray(B)||!B.every(Z=>C.some(oe=>oe===Z))?{problem:`must be ${(0,p.pG)(m)}`}:{value:C.filter(Z=>B.includes(Z))}}function lt(m,S,B){
if(typeof S!="string"&&typeof S!="number")return{problem:`must be ${(0,p.pG)(m)}`};const C=String(S);if(C.length>m.maxLength)return{problem:`must be at most ${m.
maxLength} characters long, and has ${C.length}`};const Z=B(C);return"problem"in Z?{problem:Z.problem}:{value:C}}function mt(m,S){const{name:B,bytes:C}=typeof S==
"object"?S:{};return typeof B!="string"||!(C instanceof Uint8Array)?{problem:`must be ${(0,p.pG)(m)}`}:C.length===0&&m.accepts!=="any"?{problem:"is an empty fil\
e"}:C.length>(q[m.accepts]??1/0)?{problem:`is too large: it must be ${(0,p.pG)(m)}`}:{value:{name:B,bytes:C}}}function Et(m,S){const B=Array.isArray(S)?S:[S],C=[];
for(const oe of B){const ae=mt({...m,kind:"file"},oe??{});if("problem"in ae)return ae.problem.startsWith("must")?{problem:`must be ${(0,p.pG)(m)}`}:ae;C.push(ae.
value)}const Z=C.reduce((oe,{bytes:ae})=>oe+ae.length,0);return C.length>m.max||Z>m.maxBytes?{problem:`must be ${(0,p.pG)(m)}`}:new Set(C.map(({name:oe})=>oe)).
size<C.length?{problem:"has two files of one name"}:{value:C}}}),15828:((ie,U,o)=>{o.d(U,{Cq:()=>h,Xl:()=>O,Y5:()=>u,k_:()=>g,pG:()=>P});var x=o(33037),p=o(70458),
D=o(60666);function P(f){switch(f.kind){case"text":{const b=f.minLength?`${f.minLength} to ${f.maxLength}`:`at most ${f.maxLength}`;return f.format?`${D.E[f.format].
words}, ${b} characters`:`${b} characters`}case"flag":return"true or false";case"integer":{const b=f.unit===void 0?"":`, in ${f.unit}, ${x.KH}`;return f.max===void 0||
f.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${f.min}${b}`:`a whole number from ${f.min} to ${f.max}${b}`}case"decimal":return`a decimal number ${v(
f)}, in ${f.unit}, with a point${f.unit==="inches"?`, ${x.VR}`:""}`;case"choice":return`one of ${f.options.map(b=>typeof b.value=="number"?i(b):b.value).join(",\
 ")}${f.sides?`, ${p.j}`:""}`;case"choices":return`one or more of ${f.options.map(({value:b})=>b).join(", ")}, separated by commas`;case"pageOrder":return f.parts?
`ranges of pages such as 1-3, 7, 9-, at most ${f.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${f.maxLength} characters`;case"pageSet":
return`pages such as 1..3, -1, odd, even, all or not 2, at most ${f.maxLength} characters`;case"file":return d[f.accepts];case"files":return`at most ${f.max} im\
ages (PNG, JPEG, GIF) of at most ${f.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${f.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"\
}'}, at most ${f.maxLength} characters`;default:return f}}function g(f){if(f.contract===void 0)return"";if(f.kind==="pageOrder")return`at most ${f.contract.maxLength}\
 characters`;const{minLength:b,contract:l}=f;return"values"in l?`one of ${l.values.join(", ")}`:`${b?`${b} to ${l.maxLength}`:`at most ${l.maxLength}`} ${l.characters===
"printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}const I=({value:f,contract:b})=>typeof f=="string"&&b===void 0,$=({options:f})=>f.
some(({contract:b})=>b!==void 0)&&f.some(I),O=({options:f})=>`one of ${f.filter(b=>!I(b)).map(({value:b})=>b).join(", ")}`;function h(f,b){if(f.kind==="choice")
return $(f)&&f.options.some(E=>E.value===b&&I(E));if(f.kind==="pageOrder")return f.contract!==void 0&&String(b).length>f.contract.maxLength;if(f.kind!=="text"||
f.contract===void 0||typeof b!="string")return!1;const{contract:l}=f;return"values"in l?!l.values.includes(b):u(f,b)>l.maxLength||l.characters!==void 0&&!a.test(
b)}const a=/^[\x20-\x7e]*$/,u=({secret:f},b)=>f?b.length:[...b].length;function i({value:f,label:b,description:l}){const E=l??b.toLowerCase(),T=String(f).replace(
/^-/,"").replaceAll("_"," ").toLowerCase();return l===void 0&&b.toLowerCase().includes(T)?String(f):`${f} (${E.charAt(0).toLowerCase()}${E.slice(1)})`}const d={
pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12\
, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};function v({above:f,min:b,max:l}){const E=f===void 0?`of at least ${b??
0}`:`greater than ${f}`;return l===void 0?E:`${E} and at most ${l}`}}),50580:((ie,U,o)=>{o.d(U,{L:()=>p});var x=o(38340);function p(D,P){return Object.entries((0,x.
zI)(D).fields).flatMap(([g,I])=>{if(I.kind!=="choice"||!I.open||typeof P[g]!="number")return[];const $=I.options.map(({value:O})=>O).join(", ");return[{field:g,
message:`is a number that only some regions know: use ${$}`}]})}}),33037:((ie,U,o)=>{o.d(U,{KH:()=>x,VR:()=>p,Vi:()=>O,ik:()=>g});const x="or a size such as 18 \
MB or 18 MiB",p="or a length such as 20 mm, 2 cm or 0.5 in",D={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},P=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;
function g(h){const[,a,u]=P.exec(h)??[],i=D[u?.toLowerCase()??""];return i===void 0?void 0:Math.floor(Math.round(Number(a)*i*1e3)/1e3)}const I={mm:25.4,cm:2.54,
in:1},$=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function O(h){const[,a,u]=$.exec(h)??[],i=I[u?.toLowerCase()??""];return i===void 0?void 0:Number(
(Number(a)/i).toFixed(10))}}),51521:((ie,U,o)=>{o.d(U,{Ct:()=>I,Qf:()=>g,sA:()=>O});var x=o(98446),p=o(34378);const D=/(\{[^{}]*\})/;function P(h,a){const u=[],
i=[],d=`use ${a.map(v=>`{${v}}`).join(", ")}`;for(const v of(0,p.w)(h).split(D)){const f=a.find(b=>`{${b}}`===v);if(f)u.push({placeholder:f});else if(D.test(v))
i.push(v);else{if(/[{}]/.test(v))return{problem:`has a brace that belongs to no placeholder; ${d}`};v&&u.push({literal:v})}}return i.length===0?{pieces:u}:{problem:`\
has the unknown ${(0,x.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${d}`}}const g=h=>h.split(D).filter((a,u)=>u%2===1),I=(h,a)=>h.split(D).map(
(u,i)=>(i%2===1&&Object.hasOwn(a,u.slice(1,-1))?a[u.slice(1,-1)]:void 0)??u).join(""),$=["number","last","label","name"],O=h=>P(h,$)}),66974:((ie,U,o)=>{o.d(U,{
D6:()=>g,F1:()=>D,NL:()=>h,P3:()=>p,br:()=>P,bs:()=>O});var x=o(98446);const p={problem:"names page 0: pages count from 1, and -1 is the last page"};function D(u,i,d){
const v=[],f=[];for(const[b,l]of u.split(",").entries()){const E=b+1;if(i!==void 0&&l.trim()===""){f.push(`entry ${E} is empty: write ${i}, separated by single \
commas`);continue}const T=d(l,E);"problem"in T?f.push(P(E,l,T.problem)):v.push(T.item)}return f.length>0?{problem:O(f)}:{items:v}}const P=(u,i,d)=>`entry ${u} (\
'${a(i.trim())}') ${d}`,g=({position:u,text:i},d,v)=>P(u,i,`names ${I(d)}, but the document has ${(0,x.y_)(v,"page")}`);function I(u){return Number.isSafeInteger(
u)?`page ${u}`:"a page far beyond its end"}const $=5;function O(u){const i=u.length-$;return[...u.slice(0,$),...i>0?[`and ${i} more such entries`]:[]].join("; ")}
function h(u){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after \
it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function a(u){const i=[...u].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return(0,x.Bu)(i.join(""),40)}}),72750:((ie,U,o)=>{
o.d(U,{Ly:()=>I,UL:()=>$,aW:()=>g,p6:()=>P});var x=o(58552),p=o(66974);const D=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,P=h=>(0,p.F1)(h,"pages such as 3,1,2 or 2..5",
(a,u)=>{const i=D.exec(a);if(!i)return{problem:O(a)};const d=Number(i[1]),v=i[3]===void 0?void 0:Number(i[3]);return d===0||v===0?p.P3:{item:{from:d,to:v,range:i[2]!==
void 0,text:a.trim(),position:u}}});function g(h,a,u){const i=E=>(0,x.G6)([{field:"page_order",message:E}]),d=P(h);if("problem"in d)throw i(d.problem);const v=I(
d.items,a);if("problem"in v)throw i(v.problem);const f=$(v.spans);if(f>u)throw i(`names ${f} pages in all; at most ${u} are allowed`);const b=new Uint32Array(f);
let l=0;for(const{first:E,last:T}of v.spans){const z=E<=T?1:-1;for(let W=E;W!==T+z;W+=z)b[l++]=W}return b}function I(h,a){const u=[],i=h.map(d=>{const v=T=>T<0?
a+1+T:T,f=v(d.from),b=d.range?d.to===void 0?a:v(d.to):f,E=[[d.from,f],[d.to??d.from,b]].find(([,T])=>T<1||T>a);return E&&u.push((0,p.D6)(d,E[0],a)),{first:f,last:b}});
return u.length>0?{problem:(0,p.bs)(u)}:{spans:i}}const $=h=>h.reduce((a,{first:u,last:i})=>a+Math.abs(i-u)+1,0);function O(h){return/^ *\.\./.test(h)?"has no s\
tart: a range is written 1..5":(0,p.NL)(h)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((ie,U,o)=>{o.d(U,{k1:()=>g,lY:()=>P,m7:()=>I});
var x=o(58552),p=o(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,P=h=>(0,p.F1)(h,"pages such as 1..3, -1, odd",(a,u)=>{const i=a.trim(),
d=D.exec(i);if(!d)return{problem:O(i)};const[,v,f,b,l,E]=d,T={negated:v!==void 0,text:i,position:u};if(f!==void 0)return{item:{...T,pages:f.toLowerCase()}};const z=Number(
b),W=l===void 0?z:E===void 0?"end":Number(E);return z===0||W===0?p.P3:{item:{...T,pages:{from:z,to:W}}}});function g(h,a,u="pages"){const i=l=>(0,x.G6)([{field:u,
message:l}]),d=P(h);if("problem"in d)throw i(d.problem);const v=new $(a),f=new $(a),b=[];for(const l of d.items){const E=l.negated?f:v;if(typeof l.pages=="strin\
g"){E.add(l.pages);continue}const{from:T,to:z}=l.pages,W=T<0?a+1+T:T,J=z==="end"?a:z<0?a+1+z:z,k=(z==="end"?T<0?[[T,W]]:[]:[[T,W],[z,J]]).find(([,K])=>K<1||K>a);
k&&b.push((0,p.D6)(l,k[0],a)),!(z==="end"&&W>a||b.length>0)&&E.range(Math.min(W,J),Math.max(W,J))}if(b.length>0)throw i((0,p.bs)(b));return d.items.every(({negated:l})=>l)&&
v.add("all"),v.without(f)}function I(h){const a=P(h);if("problem"in a||a.items.length!==1)return;const{negated:u,pages:i}=a.items[0];if(u)return;if(i==="all")return{
first:1};if(typeof i=="string"||i.from<1)return;const{from:d,to:v}=i;return v==="end"?{first:d}:v===-1?{first:d}:v<1?void 0:{first:Math.min(d,v),last:Math.max(d,
v)}}class ${pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&
(this.even=!0)}range(a,u){this.differences[a]++,this.differences[u+1]--}without(a){const u=new Uint32Array(this.pageCount);let i=0,d=0,v=0;for(let f=1;f<=this.pageCount;f++){
d+=this.differences[f],v+=a.differences[f];const b=f%2===1?"odd":"even";(d>0||this[b])&&!(v>0||a[b])&&(u[i++]=f)}return u.subarray(0,i)}}function O(h){return/^(not +)?\.\./i.
test(h)?"has no start: a range is written 1..5":/^!/.test(h)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(h.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),70458:((ie,U,o)=>{o.d(U,{h:()=>D,j:()=>x});const x="or a siz\
e such as 210 x 99 mm",p=/^ *([\d.]{1,33}) *[x×] *([\d.]{1,33}) *(mm|cm|in) *$/i;function D(P,g){let I=g;for(const[$,O]of Object.entries(P)){if(O.kind!=="choic\
e"||!O.sides)continue;const{[$]:h,...a}=I,[u,i,d]=typeof h=="string"?p.exec(h)?.slice(1)??[]:[],v=O.sides.some(l=>![void 0,null,""].includes(a[l]));if(d===void 0||
v)continue;const[f,b]=O.sides;I={...a,[f]:`${u} ${d}`,[b]:`${i} ${d}`}}return I}}),33858:((ie,U,o)=>{o.d(U,{D_:()=>h,X4:()=>j,kU:()=>k});var x=o(58552),p=o(66974),
D=o(72750);const P=/^(\d+|first)-(\d+|last|end)?$/i,g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,I=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
$=/^(?:last|end)-(\d+|last|end)$/i,O=/^(-?\d+)-(-?\d+|last|end)$/i;function h(K){if(Array.isArray(K))return a(K);if(typeof K!="string"&&typeof K!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const G=String(K),H=G.split(/\r?\n/).filter(ee=>ee.trim()!=="");if(H.length>1&&H.every(ee=>/^ *- +\S/.test(
ee)))return a(H.map(ee=>u(ee.replace(/^ *- +/,""))));const X=/^\s*\[(.*)\]\s*$/s.exec(G);return X?a(X[1].split(",").map(u)):i(H.length>1?H.join(","):G)}function a(K){
return K.some(G=>typeof G!="string"&&typeof G!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:i(K.join(","))}function u(K){
return K.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(K){const G=(0,p.F1)(K,void 0,H=>{const{items:X,isUnclear:ee}=l(H),be=ee||X.length>1&&X.some(Pe=>Pe.startsWith(
"-"))?E(X):X.map(T).find(Pe=>Pe!==void 0);return be?{problem:`is ambiguous: write ${be.join(" or ")}`}:{item:X.length===0?H:X.map(z).join(",")}});return"problem"in
G?G:{text:G.items.join(",")}}const d=/^(?:not )?(?:-?\d+|first|last|end)$/i,v=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,f=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,
b=new Set(["-","–",".."]);function l(K){const G=[];let H=!1;for(const X of K.split(/\s+/)){if(X==="")continue;const ee=G.at(-1)??"",ge=v.test(ee),be=ge?d.test(
X):d.test(ee)&&(b.has(X)||f.test(X));be?G[G.length-1]=ee+X:ee.toLowerCase()==="not"?G[G.length-1]=`${ee} ${X}`:G.push(X),H||=ge&&!be}return{items:G,isUnclear:H}}
function E(K){const G=K.map(z).join(","),[H,X,...ee]=K,ge=ee.length===0&&X?/^-(\d+)$/.exec(X):null;return ge&&H&&/^\d+$/.test(H)?[G,`${H}..${ge[1]}`]:[G]}function T(K){
const G=K.replace(/^not /i,""),H=$.exec(G);if(H)return/^\d/.test(H[1])?[`-${Number(H[1])+1}`,`-1..${H[1]}`]:["-1"];const X=O.exec(G);if(!X||P.test(G))return;const[
,ee,ge]=X;return ge.startsWith("-")?[`${ee}..${ge}`,`${ee},${ge}`]:[`${ee}..${J(ge)}`,`${ee},-${ge}`]}function z(K){const[,G="",H=""]=/^(not )?(.*)$/i.exec(K)??
[],X=P.exec(H)??g.exec(H)??I.exec(H);return X?`${G}${J(X[1])}..${J(X[2]??"")}`:`${G}${J(H)}`}const W={first:"1",last:"-1",end:"-1"},J=K=>W[K.toLowerCase()]??K;function j(K){
const G=h(K);return"problem"in G?G:(0,D.p6)(G.text)}function k(K,G,H,X="ranges"){const ee=we=>(0,x.G6)([{field:X,message:we}]),ge=j(K);if("problem"in ge)throw ee(
ge.problem);const be=(0,D.Ly)(ge.items,G);if("problem"in be)throw ee(be.problem);const Pe=be.spans.flatMap(({first:we,last:je},ye)=>{const{position:w,text:M}=ge.
items[ye];return we<=je?[]:[(0,p.br)(w,M,`ends before it starts: write ${je}-${we}`)]});if(Pe.length>0)throw ee((0,p.bs)(Pe));const Ce=(0,D.UL)(be.spans);if(Ce>
H)throw ee(`names ${Ce} pages in all; at most ${H} are allowed`);return be.spans}}),77040:((ie,U,o)=>{o.d(U,{n:()=>P});const x=["number","last","title","date"],
p=`use ${x.map(g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,D="{}|\\";function P(g){const I=[[]],$=[];let O="";const h=()=>{O!==""&&I.at(-1).
push(O),O=""};for(let d=0;d<g.length;d++){const v=g[d];if(v==="\\"&&d+1<g.length&&D.includes(g[d+1]))O+=g[++d];else if(v==="|")h(),I.push([]);else{if(v==="}")return{
problem:`has a brace that belongs to no placeholder; ${p}`};if(v==="{"){const f=g.indexOf("}",d);if(f<0)return{problem:`has a brace that belongs to no placehold\
er; ${p}`};const b=g.slice(d+1,f),l=x.find(E=>E===b);h(),l?I.at(-1).push({placeholder:l}):$.push(`{${b}}`),d=f}else O+=v}}if(h(),$.length>0)return{problem:`has \
the unknown ${$.join(" and ")}; ${p}`};if(I.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[
a=[],u=[],i=[]]=I;return I.length===1?{left:[],middle:a,right:[]}:I.length===2?{left:a,middle:[],right:u}:{left:a,middle:u,right:i}}}),60666:((ie,U,o)=>{o.d(U,{
E:()=>u,L:()=>O});var x=o(49180),p=o(17079),D=o(51521),P=o(77040);function g(i){const d=(0,D.sA)(i);return"problem"in d?d.problem:void 0}function I(i){const d=(0,P.
n)(i);return"problem"in d?d.problem:void 0}const $=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,O=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(i),h=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function a(i){const d=URL.canParse(i)?new URL(i):void 0;return d?.protocol==="https:"&&d.username===
""&&d.password===""}const u={"file-name":{holds:h,words:"a file name without folders"},"media-type":{holds:O,words:"a media type such as text/xml or application\
/pdf"},color:{holds:i=>(0,x.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,p.Z)(i)!==void 0,words:"a date of ISO 8601 such \
as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>g(i)===void 0,words:"text such as {number} / {last}",problem:g},"running-line":{holds:i=>I(
i)===void 0,words:"a line such as {title}|{number} / {last}",problem:I},"https-address":{holds:a,words:"an HTTPS address such as https://tsa.example.com"},"lang\
uage-tag":{holds:i=>$.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ie,U,o)=>{o.d(U,{Hn:()=>p,Kf:()=>P,RZ:()=>x,Vp:()=>I,YG:()=>g,
vH:()=>D});function x($,O){for(const h of O)$.push(h)}const p=$=>$.slice();function D($,O,h){const a=$.get(O);a?a.push(h):$.set(O,[h])}const P=$=>{let O=-1/0;for(const h of $)
O=Math.max(O,h);return O},g=$=>{let O=1/0;for(const h of $)O=Math.min(O,h);return O},I=$=>Number.isInteger($)&&!Number.isSafeInteger($)})};
