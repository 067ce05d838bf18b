"use strict";exports.id=6255,exports.ids=[6255],exports.modules={42239:((ie,U,o)=>{o.d(U,{Aq:()=>a,pe:()=>i,zB:()=>d});var v=o(76760),p=o.n(v),I=o(58552),P=o(97904),g=o(30245),
D=o(15969),y=o(54614);const O={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"\
api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and bas\
e-url the documents are processed on the runner, and no key is needed",service:"the service at base-url",giveOneAddress:"Remove base-url, or remove region",giveLanguages:"\
Give a folder with its data as language-data",here:"on the runner"},m={...O,start:"working-directory",empty:"the folder of working-directory is empty: use actio\
ns/checkout before this step"};function a(c){const E=process.env.GITHUB_WORKSPACE;try{process.chdir(E??".")}catch(R){throw new I.zU("configuration",`The workspa\
ce '${E}' cannot be opened (${(0,y.xU)(R)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:R})}const l=process.
cwd();c!==""&&u(c,l);const b=process.cwd(),T=process.env.RUNNER_TEMP||void 0,K=[p().resolve(E??l,c),(0,P.Ye)(b)??b].map(R=>[p().resolve(R),b]);T!==void 0&&K.push(
[(0,P.Ye)(T)??T,T]);const J={...M(b,T),otherNames:K.filter(([R,j])=>R!==j)};return c===""?J:{...J,words:m,around:l}}function u(c,E){const l=(K,J)=>new I.zU("con\
figuration",`working-directory: '${c}' ${K}`,{advice:"Give a folder of the workspace, such as the path of actions/checkout",cause:J}),[b,T]=[(0,P.Ye)(p().resolve(
E,c)),(0,P.Ye)(E)??E];if(b===void 0||(0,P._N)(b)?.isDirectory()!==!0)throw l("is not a folder");const k=p().relative(T,b);if(!(0,D.FK)(k))throw l("leads out of \
the workspace");if((0,g.SV)(k))throw l("is below .git, which is not read");try{process.chdir(p().join(E,k))}catch(K){throw l(`cannot be opened (${(0,y.xU)(K)})`,
K)}}function i({workspace:c,around:E=c}){for(let l=c;l.length>E.length;l=p().dirname(l))if((0,P.Ms)(p().join(l,".git"))!==void 0)return l;return E}const d=(c,E)=>p().
isAbsolute(E)?E:p().posix.join((0,D.d7)(p().relative(i(c),c.workspace)),E),M=(c,E)=>({workspace:c,temporary:E,anywhere:!1,words:O})}),86255:((ie,U,o)=>{var v=o(
67981),p=o(73024),I=o(58552),P=o(68747),g=o(98446),D=o(48161),y=o(38340),O=o(95379),m=o(97904),a=o(15969);const u=["failed","skipped","notes","nothing"],i=32,d=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=i,M=`must be a whole number from 1 to ${i}`,c=300,E=86400,l=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=E,b=`must be a wh\
ole number of seconds from 1 to ${E}`,T=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),k="must be a number of percent from 0 to 99, such as 5";var K=o(79463),J=o(46863),R=o(52465),
j=o(74581);function z(e,t){if(e==="")return;const n=(0,m.Ye)((0,a.M0)(t,e)),s=n===void 0?"does not exist":G(n,t);if(s===void 0)return n;throw new I.zU("configur\
ation",`The folder '${e}' of language-data ${s}`,{advice:"Give a folder with files such as eng.traineddata or eng.traineddata.gz"})}function G(e,t){return(0,a.NB)(
t,e)?(0,m._N)(e)?.isDirectory()?(0,j.Y)(e).length===0?"has no data of a language":void 0:"is not a folder":`is outside of ${t.words.start}`}async function H(e,t,n){
if(e.region!==""||e.baseUrl!=="")return(await Promise.all([o.e(7718),o.e(6772),o.e(6053),o.e(1519),o.e(909),o.e(6091),o.e(5462)]).then(o.bind(o,55462))).chooseRegion(
e,t);const s=z(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),open:(r,f)=>{const $=e.concurrency??(ge(r,f,t)?1:void 0);return $e(r.length,t,n,{
folder:s,concurrency:$})},place:t.words.here}}const X=50,ne=2e6;function ge(e,t,n){return!t.every(({name:f,params:$})=>{const A=(0,O.a5)(f,$).some(S=>S==="pixel\
s"||S==="recognizer");return(0,y.zI)(f).accepts===void 0&&!A})||e.length>X?!1:e.flatMap(({inputs:f})=>f).reduce((f,$)=>f+((0,m._N)((0,a.M0)(n,$))?.size??0),0)<ne}
async function $e(e,{workspace:t,words:n},s,{folder:r,concurrency:f=Math.min((0,D.availableParallelism)(),i)}){const $={folder:r,cure:n.giveLanguages},A=Math.min(
e,f),S=(0,J.ZK)(t),F=()=>Promise.resolve();if(A<2){const{localHere:ee}=await Promise.all([o.e(7718),o.e(909),o.e(1965)]).then(o.bind(o,1965)),{pause:ue}=await Promise.
resolve().then(o.bind(o,8526)),pe=ee({},R.db,ue,{recognition:{...$,entry:s}});return{execute:(me,le)=>(0,K.g)(me,le,pe,S),lanes:A,close:F,abandon:F}}const{workerPool:_}=await o.
e(2638).then(o.bind(o,12638)),N=_({entry:await s(),size:Math.min(A,(0,D.availableParallelism)()),ports:R.db,recognition:$});return{execute:(ee,ue)=>(0,K.g)(ee,ue,
N,S),lanes:A,close:N.close,abandon:F}}var Ae=o(30245),_e=o(64123),be=o(34),W=o(76760),V=o.n(W);const L=()=>Promise.resolve(V().join(__dirname,"index.js"));var w=o(
54614),Y=o(45180),te=o(57214),he=o(45657);function ce(e){const n=(V().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:
n}async function se(e,t,n,s=new Set){for(const N of[e,...t]){if(N.length>ye)throw(0,I.G6)([{field:"files",message:`a pattern has more than ${ye} characters, whi\
ch no path has`}]);if(re(N)>de)throw(0,I.G6)([{field:"files",message:`the pattern '${N}' has more than ${de} * in one name: write fewer`}])}const{create:r}=await o.
e(102).then(o.bind(o,50102)),$=[e,...t.map(N=>N.slice(1).trim())].map(N=>q(N,n)).map((N,ee)=>ee===0?N:`!${N}`),A=await r($.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Oe(e)});fe(A.constructor,s);const S=new Set((0,a.d7)(e).split("/")),F=N=>(0,a.dR)(n,N).split("\
/").some(ee=>Q.has(ee)&&!S.has(ee));return(await A.glob().catch(N=>{if((0,w.xU)(N)==="ENAMETOOLONG")return[];throw N})).filter(N=>!F(N))}function fe(e,t){const n=e,
s=n.passesOver;if(n.passesOver=t,s!==void 0)return;const r=n.stat.bind(n);n.stat=(f,...$)=>r(f,...$).catch(A=>{if((0,w.xU)(A)!=="ENOENT")throw A;n.passesOver?.add(
f.path)})}const ye=4096,de=4,re=e=>(0,he.Kf)((0,a.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),Q=new Set([".git","node_modules"]);function q(e,{workspace:t,
otherNames:n=[]}){for(const[s,r]of n)if(e.startsWith(s)&&["","/",V().sep].includes(e.charAt(s.length)))return r+e.slice(s.length);return V().isAbsolute(e)||t===
process.cwd()?e:`${ce(t)}/${e}`}function Oe(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,I.G6)(
[{field:"files",message:t}])}const Me=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],te.jB,te.BD,[/^\[.*["',]/,"a list of paths must be one \
JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],te.jN,te.yZ,[/\.[*+]\\\.|\\\.\w+$|^\^|\$$/,
"this is a regular expression, and files takes patterns such as docs/*.pdf, in which * is any part of a name"],te.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Fe(e,t,n){if(ke(n.workspace))return n.
words.empty;const s=(0,te.oR)(e,Me);if(s!==void 0)return s;const r=async $=>se($,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begi\
n with ! exclude every file that it matches";const f=Ne(e,n);if(f!==void 0)return f;if((0,m._N)((0,a.M0)(n,e))?.isDirectory()===!0)return"the folder has no such\
 files";for(const[$,A]of V().isAbsolute(e)&&n.anywhere?[]:Se(e)){const[S]=$===e?[]:await r($);if(S!==void 0)return`${A}, and there is ${(0,a.dR)(n,S)}`}}const Se=e=>[
[Ce(e),"upper and lower case count"],[Ce(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],
[e.normalize("NFD"),"its accents are not written as in the name of the file"]],Ce=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===
t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function Ne(e,t){const n=(0,a.M0)(t,e).split(V().sep),s=n.findIndex(f=>/[*?[]/.test(f)),r=(0,m._N)((0,a.
M0)(t,e))?.isDirectory()===!0;for(let f=1;f<=(s<0?n.length-(r?0:1):s);f++){const $=n.slice(0,f).join(V().sep);if((0,a.I5)(t,$)===void 0||!(0,m.PJ)($))continue;const[
A,S]=[(0,a.dR)(t,$),(0,m.Ye)($)];return S===void 0?`'${A}' is a link to a folder that does not exist`:(0,a.NB)(t,S)?`'${A}' is a link, which patterns do not fol\
low: write '${(0,a.dR)(t,S)}' in its place`:`'${A}' is a link that leads out of the workspace`}}function ke(e){try{return(0,p.readdirSync)(e).length===0}catch{return!1}}
function it(e){if(e?.alsoXml)return Ze.invoice;const t=e?.accepts??"pdf";return Ze[t==="text"?e?.textKind??"markdown":t]}const Ze={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,
markdown:/\.(?:md|markdown)$/i,html:/\.x?html?$/i,invoice:/\.(?:pdf|xml)$/i};async function Xe(e,t,n,s){const r=[],f=new Set,$=new Set,A=[],S=new Map;for(const[
F,{text:_,literal:N}]of e.entries()){if(!N&&_.startsWith("!"))continue;if(!(0,a.NB)(t,_))throw Oe(_);const ee=N?[]:e.slice(F+1).flatMap(le=>le.text.startsWith("\
!")?[le.text]:[]),ue=new Set,{matches:pe,isPath:me}=await et(_,N,ee,n,t,ue);for(const le of ue)Ie(le,_,n)&&S.set((0,a.dR)(t,le),Ke(le));pe.length===0&&ue.size===
0&&A.push({line:_,reason:await Fe(_,ee,t)});for(const le of pe){const Pe=(0,a.dR)(t,le),je=(0,Ae.YY)(t,le);if(je!==void 0){S.set(Pe,je);continue}const Be=(0,_e.
hQ)(Pe);(!f.has(Be)||s&&me&&$.has(Be))&&r.push(Pe),f.add(Be),me&&$.add(Be)}}return{files:r,empty:A,refused:S,idle:await Qe(e,t)}}async function Qe(e,t){const n=[],
s=e.findIndex(({text:r,literal:f})=>f||!r.startsWith("!"));for(const[r,{text:f,literal:$}]of e.entries()){if($||!f.startsWith("!"))continue;const A=f.slice(1).trim();
r<s?n.push(`'${f}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,a.NB)(t,A)&&(await se(A,[],t).catch(()=>[])).length===
0&&n.push(`'${f}' excludes nothing: no file matches '${A}'`)}return n}async function et(e,t,n,s,r,f){const $=(0,a.M0)(r,e),A=!t&&/[*?[\]\\]/.test(e)?void 0:(0,m.
_N)($);if(t)return{matches:(0,m.Ms)($)===void 0?[]:[$],isPath:!0};if(A?.isFile()&&n.length===0)return{matches:[$],isPath:!0};const S=await se(e,n,r,f),F=A?.isDirectory()?
S.filter(_=>s.test(_)):S;return{matches:F.length>1?ct(F):F,isPath:A?.isFile()??!1}}function Ie(e,t,n){const s=/\.[^./*?[\]]+$/.exec(t)?.[0];return s===void 0?n.
test(e):e.endsWith(s)}const Ke=e=>e.includes("�")?"has a name that is not UTF-8":"was removed while files were searched";function ct(e){const{compare:t}=new Intl.
Collator("en",{numeric:!0}),n=(s,r)=>{for(let f=0;f<s.length&&f<r.length;f++){const $=t(s[f]??"",r[f]??"");if($!==0)return $}return s.length-r.length};return e.
map(s=>({file:s,segments:(0,a.d7)(s).split("/")})).sort((s,r)=>n(s.segments,r.segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}var ft=o(42239);const dt=5;async function lt(e,t,n,s){
const r=(0,Y.Ud)(e.steps),f=e.steps[0],$=await Xe(e.files,t,it(f&&(0,y.zI)(f.name)),r);bt($,t.words.start,e.ifNoFilesFound,s);for(const me of $.idle)s.add(me);const A=ht(
$.files,n);A.length===0&&$.files.length>0&&h("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s);
const{changedSince:S,githubToken:F}=e;if(!e.changedOnly&&S===""||A.length===0)return{matched:A,files:A};const _=await Promise.all([o.e(6772),o.e(1787),o.e(7874)]).
then(o.bind(o,67874)),N=S!=="",ee=await(N?_.changedSince(F,S,process.env):_.changedFiles(F));if("unknown"in ee)return s.add(`${N?"changed-since":"changed-only"}\
 leaves nothing out: ${ee.unknown}`),{matched:A,files:A};const ue=me=>ee.paths.has((0,ft.zB)(t,me)),pe=[];for(const me of A)([me,...n.neededBy(me).keys()].some(
ue)||(await n.mentionedIn(me)).some(ue))&&pe.push(me);return v.pq(`${(0,g.y_)(pe.length,"file")} of ${A.length} changed`),{matched:A,files:(r||e.continueNumbers)&&
pe.length>0?A:pe}}function ht(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const r=n.get(s);return r!==void 0&&v.pq((0,w.
g$)(`'${s}' is left out of files: ${r} uses it`)),r===void 0})}function bt({files:e,empty:t,refused:n},s,r,f){const $=t.map(({line:_,reason:N})=>N===void 0?`'${_}\
'`:`'${_}' (${N})`),A=[...n].map(([_,N])=>`'${_}' was left out: it ${N}`),S=$.length===0?"files, which is an empty list":(0,g.Dw)($,dt,"more lines"),F=e.length>
0||$.length===0||t.some(({reason:_})=>_!==void 0)?"":`. Paths start at ${s}. Make sure that an earlier step creates the files`;if(r==="error"&&A.length>0)throw new I.
zU("configuration",A.slice(0,dt).join(". "));for(const _ of A)f.add(_);$.length===0&&e.length+A.length>0||h(`No file matches ${S}${F}`,r,f)}function h(e,t,n){if(t===
"error")throw new I.zU("configuration",e);t==="warn"?n.add(e):v.pq((0,w.g$)(e))}const x=5;function B(e){let t=process.uptime();return(n,s,r)=>{const f=process.uptime();
f-t<x||(t=f,e(`${n}: ${s}, ${Math.round(r*100)} %`))}}var C=o(19357),Z=o(2352),oe=o(51167),ae=o(8526),Ee=o(86006),De=o(10008);const xe=/\{(?:dir|name)\}/;class We{steps;places;base;shared=new Map;constructor(t,n,s){
this.steps=t,this.places=n,this.base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(r=>[this.pathFor(r,t),(0,P.i9)(n)])))}check(){
const t=this.findProblems();if(t.length>0)throw(0,I.G6)(t)}findProblems(){const t=[];for(const{paths:n}of this.steps)for(const[s,r]of Object.entries(n)){if(xe.test(
r))continue;const f=this.problemOf(this.pathFor(r,""));f!==void 0&&t.push({field:s,message:f})}return t}async parametersOf({name:t,params:n,paths:s,fromBase:r},f){
const $={};r&&this.base&&($[De.s]=await this.base.read(f));for(const[A,S]of Object.entries(s)){const F=this.pathFor(S,f),_=await(xe.test(S)?this.read(F,A):this.
readOnce(F,A)),N=(0,y.zI)(t).fields[A]?.kind==="json",{params:ee,issues:ue}=(0,C.qL)(t,{[A]:N?(0,C.iL)(_.bytes):_}),pe=ue.filter(({field:me})=>me===A);if(pe.length>
0)throw(0,I.G6)(pe.map(({field:me,message:le})=>({field:me,message:`'${F}': ${le}`})));$[A]=ee[A]}return{...n,...$,...await this.mentionedBy(t,f)}}async mentionedIn(t){
const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(({file:r})=>r):[]}catch(s){if(s instanceof I.zU&&s.code===
"invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||s.images.length===0)return{};const{wire:r,images:f}=s,
$=[];for(const{target:F,file:_}of f)$.push({name:F,bytes:(await this.read(_,r)).bytes});const{issues:A}=(0,C.qL)(t,{[r]:$}),S=A.filter(({field:F})=>F===r);if(S.
length>0)throw(0,I.G6)(S);return{[r]:$}}async imagesBeside(t,n){const[s]=Object.entries((0,y.zI)(t).fields).find(([,{kind:_}])=>_==="files")??[];if(s===void 0)return;
const{textKind:r="markdown"}=(0,y.zI)(t),{bytes:f}=await this.read(n,s);if(f.length>Z.xG)return;const{imagesNamedIn:$,mayNameImages:A}=await Promise.all([o.e(1917),
o.e(4299),o.e(1637),o.e(4622),o.e(2594)]).then(o.bind(o,72594)),S=(0,Z.Jw)(t,f);if(!A(r,S))return;const F=[];for(const _ of await $(r,S,new oe.o(ae.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.
test(_))continue;const N=(0,a.dR)(this.places,V().posix.join(V().posix.dirname(n),_.replace(/[?#].*$/,"")));!this.places.anywhere&&V().isAbsolute(N)||this.problemOf(
N)===void 0&&F.push({target:_,file:N})}return{wire:s,images:F}}pathFor(t,n){const{dir:s,name:r}=V().posix.parse(n),f=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>r);return(0,a.dR)(this.places,f)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,I.G6)([{field:n,message:s}]);const r=await(0,m.oD)(V().resolve(this.places.workspace,t)).catch(f=>{throw(0,I.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,w.xU)(f)})`}])});if((0,Ee._V)(r))throw(0,I.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${Ee.U}`}]);
return{name:V().posix.basename(t),bytes:r}}problemOf(t){if(!(0,a.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,m.Ms)((0,a.M0)(
this.places,t))===void 0)return`the file '${t}' does not exist. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,Ae.YY)(this.
places,t);return n===void 0?void 0:`'${t}' ${n}`}}var He=o(72256);const we=4096;function Te(e,t){const n=(0,I.l3)(e),s=[n,...n.others].map(r=>{const f=Ye(r),$=r.
advice===void 0?f:`${f.replace(/[.:]$/,"")}. ${r.advice}`;return(0,He.V0)(t,$,r)});return(0,w.g$)(s.join(". ")).slice(0,we)}const Ye=({message:e,issues:t})=>t.filter(
({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The document ${s}`:s),e);var tt=o(13707);const nt=10;
class mn{given=0;add(t,n,s){const r=(0,w.g$)(t).slice(0,we);this.given++,this.given<=nt?v.$e(r,{...n===void 0?{}:{file:n},...s===void 0?{}:{title:s}}):v.pq(n===
void 0?`Warning: ${r}`:`Warning: ${(0,w.g$)(n)}: ${r}`)}}var Ve=o(61729),Je=o(76223);const Ot=10,pn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"\
bookmarks",attachments:"attachments",form:"form fields"},wt="New: there is no earlier version",gn=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:wt,data:{}}),mt=({message:e})=>e===wt,pt=e=>e.some(t=>(0,Je.jb)(t)!==void 0||mt(t)),Mt=e=>mt(e)||(0,Je.eJ)(e);function yn(e){
const t=pt(e),n=t?String(e.every(r=>(0,Je.jb)(r)?.same===!0)):"",s=t?String(Pt(e).differing):"";return{same:n,changed:e.filter(Mt).map(({input:r})=>r),changedPages:s}}
function Pt(e){let[t,n]=[0,0];for(const s of e){const r=(0,Je.jb)(s);if(!r)continue;const f=$=>Number(qe(r.counts,`pages${$}`));t+=st.reduce(($,[,A])=>$+f(A),0),
n+=Number(r.pageCount)+f("Removed")}return{differing:t,total:n}}function _t(e){const{differing:t,total:n}=Pt(e);return`${t} of ${(0,g.y_)(n,"page")} ${(0,g.d5)(
t,"differs","differ")}`}const $n=e=>e.filter(Mt).map(t=>({file:t.input,message:t.message??On((0,Je.jb)(t))})),En=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(
t,"file")} ${(0,g.d5)(e,"differs","differ")} from the earlier version`;function bn(e,t){for(const[n,{file:s,message:r}]of e.entries())n>=nt-1?v.pq((0,w.g$)(`${s}\
: ${r}`)):t==="error"?v.z3(r,{file:s,title:"Differs"}):v.lm(r,{file:s,title:"Changed"})}function On(e){const t=st.flatMap(([s,r])=>{const f=Ct(e,r);return f===""?
[]:[`Pages ${s}: ${f}`]}),n=Nt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const st=[["added","Added"],["removed","Removed"],
["moved","Moved"],["changed","Changed"]];function Ct(e,t){const n=qe(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map($=>typeof $=="number"?$:Number(qe($,
"page"))),r=Number(qe(e.counts,`pages${t}`)),f=s.slice(0,Ot).join(", ");return r>Ot?`${f} and ${r-Ot} more`:f}function Nt(e){return[...Object.entries(pn).flatMap(
([n,s])=>Number(qe(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const qe=(e,t)=>(0,Ve.C5)(e,t)??null,Rt=[
"","File","Pages",...st.map(([,e])=>e),"Also"];function wn(e){const t=e.notes.map(s=>`<br><em>${(0,w.Hn)(s)}</em>`).join("");if(!(0,Je.jb)(e))return`<td colspan\
="${st.length+2}">${(0,w.Hn)(e.message??"")}${t}</td>`;const n=Ut(e,w.Hn);return n.map((s,r)=>`<td>${s}${r===n.length-1?t:""}</td>`).join("")}function Ut(e,t){const n=(0,Je.
jb)(e);if(!n)return[...st.map(()=>""),"",mt(e)?wt:t(e.message??"")];const[s,r]=[Number(n.pageCount),Number(n.pageCountBefore)];return[s===r?String(s):`${r} → ${s}`,
...st.map(([,f])=>Ct(n,f)),n.same===!0?"the same":Nt(n)]}const Bt=e=>mt(e)?"🆕":Mt(e)?"✏️":"✅";function Mn(e,t){let n="",s=0;for(const r of e)for(const f of jt(
(0,Je.jb)(r)?.pages,"changed")){const $=jt(f,"diff").map(String);if($.length===0)continue;const S=`<details><summary>${`<code>${(0,w.Hn)(r.input)}</code>, page ${Number(
qe(f,"page"))}`}</summary>

\`\`\`diff
${$.map(w.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(S)>t?s++:n+=S}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function jt(e,t){const n=qe(e,t);return Array.isArray(n)?n:[]}const vt=1024*1024,Ft=2048,gt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Pn(e){
const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,w.Hn)(n.join(" → "))}</h3>
<p>${Wt(e)}</p>
`;if(t.length===0)return s;const r=pt(t),f=[];let $=Buffer.byteLength(s)+Ft;for(const[N,ee]of t.entries()){const ue=r?vn(ee):An(ee,t[N-1],Kt(e));if($+=Buffer.byteLength(
ue),$>vt)break;f.push(ue)}const A=(r?Rt:Kt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(N=>`<th>${N}</th>`).
join(""),S=t.length-f.length,F=S===0?"":`<p>${(0,g.y_)(S,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,_=e.showText?Mn(t,vt-$-Ft):"";return`${s}<table>
<tr>${A}</tr>
${f.join("")}</table>
${F}${_===""?"":`
${_}`}`}const vn=e=>`<tr><td>${e.status==="done"?Bt(e):gt[e.status]}</td><td><code>${(0,w.Hn)(e.input)}</code></td>${wn(e)}</tr>
`,Wt=e=>`${kt(e)} · ${e.place} · ${e.seconds.toFixed(1)} s`;function kt({rows:e,matched:t,dryRun:n}){const s=_=>e.filter(N=>N.status===_),r=s("done");if(e.length===
0)return`${t===0?"No file matches":`No change in ${(0,g.y_)(t,"file")}`}, nothing written`;const f=r.filter(({output:_})=>_!==null).length,$=n?[`Dry run: ${(0,g.
y_)(s("planned").length,"result")} planned, nothing written`]:[f===0&&r.length>0?`${(0,g.y_)(r.length,"file")} read, none written`:`${(0,g.y_)(f,"file")} writte\
n`];for(const _ of["failed","skipped"])s(_).length>0&&$.push(`${s(_).length} ${_}`);const A=(0,w.cz)([...new Map(r.map(_=>[_.inputs.join(`
`),_.bytesBefore??0])).values()]),S=(0,w.cz)(r.map(({bytesAfter:_})=>_??0)),F=r.length===0?"":` · ${(0,w.IV)(A)}${f===0?"":` → ${(0,w.IV)(S)}`}`;return`${$.join(
", ")}${F}`}const Kt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>In(t));function An(e,t,n){const{status:s,input:r,inputs:f,output:$,pages:A,
bytesBefore:S,bytesAfter:F,message:_,notes:N,data:ee}=e,ue=f.length>1&&s!=="failed"?` <em>and ${f.length-1} more</em>`:"",pe=[...$===null?[]:[`<code>${(0,w.Hn)(
$)}</code>`],..._===null?[]:[(0,w.Hn)(_)],...Object.values(ee).flatMap(Le=>zt(Le).map(w.Hn)),...N.filter(Le=>t?.input!==r||!t.notes.includes(Le)).map(Le=>`<em>${(0,w.
Hn)(Le)}</em>`)],me=e.facts.firstPage!==void 0,le=n?[At(S),At(F),me?"":xn(S,F)]:[At(S)],Pe=[A===null?"":String(A),...le],je=pe.join("<br>"),Be=Pe.every(Le=>Le===
"")?`<td colspan="${Pe.length+1}">${je}</td>`:`<td>${je}</td>${Pe.map(Le=>`<td align="right">${Le}</td>`).join("")}`;return`<tr><td>${gt[s]}</td><td><code>${(0,w.
Hn)(r)}</code>${ue}</td>${Be}</tr>
`}const Dn=new Set(["pageCount","fileSize"]);function zt(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase();
return Dn.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:(0,Ve.Gv)(s)&&!Object.values(s).
every(f=>typeof f=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const In=e=>Object.keys(e).length===0,At=e=>e===null?"":(0,w.IV)(e).replace(" ","\
&nbsp;");function xn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}const Tn=6e4,Sn=1e3;
function Gt(e){const{rows:t,operations:n}=e,s=pt(t),r=s&&Pt(t).total>0?` · ${_t(t)}`:"",f=`**Octavo: ${n.join(", then ")}**${r} · ${kt(e)}
`;if(t.length===0)return f;const $=s?Rt:["","File","Result","Pages","Size"];let A=`${f}
${Dt($)}${Dt($.map(()=>"---"))}`,S=Buffer.byteLength(A);for(const[F,_]of t.entries()){const N=Dt(s?Ln(_):_n(_));if(S+=Buffer.byteLength(N),S>Tn)return`${A}
${(0,g.y_)(t.length-F,"more row")} did not fit here.
`;A+=N}return A}const Dt=e=>`| ${e.join(" | ")} |
`,Ln=e=>[e.status==="done"?Bt(e):gt[e.status],ot(e.input),...Ut(e,ot)];function _n({status:e,input:t,inputs:n,output:s,pages:r,bytesBefore:f,bytesAfter:$,message:A,
data:S}){const F=n.length>1&&e!=="failed"?` and ${n.length-1} more`:"",_=[...s===null?[]:[ot(s)],...A===null?[]:[ot(A)],...Object.values(S).flatMap(ee=>zt(ee).map(
ot))].join("<br>"),N=$??f;return[gt[e],`${ot(t)}${F}`,_,r===null?"":String(r),N===null?"":(0,w.IV)(N)]}function ot(e){const t=(0,g.Bu)((0,w.g$)(e),Sn).replace(/\\+(?=\|)/g,
r=>"⧵".repeat(r.length)).replaceAll("|","\\|"),n=(0,he.Kf)([0,...(t.match(/`+/g)??[]).map(r=>r.length)]),s="`".repeat(n+1);return`${s} ${t} ${s}`}const Cn=(0,y.
zI)("find_text").dataKey??"";function Ht(e){return e.flatMap(({data:t})=>{const n=t[Cn];return n===void 0?[]:[Number(n.count)]})}function Nn(e){const t=Ht(e);return t.
length===0?"":String(t.reduce((n,s)=>n+s,0))}function Rn(e,{failOnMatch:t,failOnNoMatch:n}){const s=Ht(e),r=s.filter(A=>A>0).length,[f,$]=[s.length-r,(0,g.y_)(s.
length,"file")];return t&&r>0?`fail-on-match: ${r} of ${$} ${(0,g.d5)(r,"has","have")} a match`:n&&f>0?`fail-on-no-match: ${f} of ${$} ${(0,g.d5)(f,"has","have")}\
 no match`:void 0}const Ns=null,Un=/[\r\n]|^\s|\s$/;class Bn{resultsFile="";places;begin(){const t=process.env.RUNNER_TEMP;It("results-file cannot be made in RU\
NNER_TEMP",t,()=>{t&&(this.resultsFile=V().join((0,p.mkdtempSync)(V().join(t,"octavo-")),"results.json"))}),this.tell([])}startFrom(t){this.places=t}tell(t,n=""){
const s=t.map(({data:S,...F})=>({...F,...S})),r=t.flatMap(({status:S,output:F})=>S==="done"&&F!==null?[F]:[]),{places:f}=this,$=r.map(S=>f===void 0?S:(0,a.ZJ)(f,
S)).filter(S=>!Un.test(S)),A=r.length===0?"":`, although ${(0,g.y_)(r.length,"file")} were written: see the log`;It(`The output results-file cannot be written${A}`,
this.resultsFile,()=>{this.resultsFile!==""&&(0,p.writeFileSync)(this.resultsFile,`${JSON.stringify(s)}
`)}),It(`The outputs of the step cannot be written${A}`,process.env.GITHUB_OUTPUT,()=>{v.uH("files",r),v.uH("paths",$.map(ce).join(`
`)),v.uH("count",r.length),v.uH("failed",t.filter(({status:ee})=>ee==="failed").length);const S=t.filter(({status:ee,output:ue})=>ee==="done"&&ue!==null);v.uH("\
total-bytes",(0,w.cz)(S.map(({bytesAfter:ee})=>ee??0))),v.uH("total-pages",(0,w.cz)(S.map(({pages:ee})=>ee??0)));const{same:F,changed:_,changedPages:N}=yn(t);v.
uH("same",F),v.uH("changed",_),v.uH("changed-pages",N),v.uH("matches",Nn(t)),v.uH("markdown",n),v.uH("results",s),v.uH("results-file",this.resultsFile)}),$.length<
r.length&&v.pq(`The output paths leaves out ${(0,g.y_)(r.length-$.length,"name")} with a line break or an outer blank`)}}const jn=new Set(["ENOSPC","EDQUOT"]);function It(e,t,n){
try{n()}catch(s){const r=t!==void 0&&(0,p.existsSync)(t)?(0,w.xU)(s):"there is no such file";throw new I.zU("configuration",`${e} (${r})`,{advice:jn.has((0,w.xU)(
s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var Fn=o(90866);function Wn(e,t,n,s){
const r=e.length<nt?e:e.slice(0,nt-1);for(const{file:f,message:$}of r)t==="error"?v.z3($,{file:f,title:n}):s.add($,f,n);for(const{file:f,message:$}of e.slice(r.
length))v.pq((0,w.g$)(`Failed: ${f}: ${$}`));for(const{cause:f}of e)f!==void 0&&v.Yz((0,w.uP)(f))}function kn(e,t){const n=e.length<nt?0:e.length-(nt-1),s=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function Yt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=Pn(e);if(!(Buffer.byteLength(n)>=vt))try{await Fn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the o\
utputs are complete"),v.Yz((0,w.uP)(s))}}const Vt="add_page_numbers",Kn=new Set(["extract_pages","remove_pages","reorder_pages"]),Jt=e=>e.find(({name:t})=>t===Vt)?.
params;function zn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===Vt);if(n.length!==1)return t("needs one step add-page-numbers");
if(Jt(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:r})=>Gn(
r));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function Gn(e){const{input:t,
output:n,accepts:s}=(0,y.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||Kn.has(e)}class yt extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Hn(e,t,n){const{continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(7718),o.e(1519),o.e(909),o.
e(7922)]).then(o.bind(o,37922)),f=e.flatMap(({inputs:le})=>le),{pages:$,first_number:A}=Jt(t),S=t.map(Yn).find(le=>le!==void 0);let F="";const _=function*(){for(const le of f)
yield n(F=le)},N={pages:$,...S===void 0?{}:{open_password:S}},ee=await r(_(),N,{pause:ae.pause}).catch(le=>{throw new yt(F,(0,I.l3)(le))}),ue=s(ee,A),pe=new Map;
let me=0;for(const le of e)pe.set(le,me),me+=le.inputs.length;return(le,Pe)=>ue[(pe.get(le)??0)+Pe]}function Yn({name:e,params:t}){const{open_password:n,password:s}=t;
return n??(e==="remove_password"?s:void 0)}function Vn(e,t){const n=e.filter(({status:f})=>f==="skipped").length,s=e.filter(({notes:f})=>f.length>0).length,r=(0,g.
y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes`:
void 0}const Jn=(0,y.zI)("extract_text").dataKey??"",Zn=(0,y.zI)("find_text").dataKey??"";function Xn(e,{textlessPages:t=[]}){const{[Zn]:n,[Jn]:s}=e,r=[...n?[Qn(
n)]:[],...s?[qn(s)]:[]].join(", ");if(t.length===0)return r;const f=(0,g.y_)(t.length,"page is a scan","pages are scans");return r===""?f:`${r}: ${f}`}function Qn({
count:e,truncated:t}){const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function qn({characters:e,pieceCount:t}){if(e===
0)return"no text";const n=(0,g.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,g.y_)(Number(t),"piece")}`}var es=o(44020);const Zt={SIGHUP:129,SIGINT:130,
SIGTERM:143},Xt=Object.keys(Zt),ut=new Set;let xt;function Qt(e){if(ut.size===0)for(const t of Xt)process.on(t,qt);return ut.add(e),()=>{if(!(!ut.delete(e)||ut.
size>0||xt))for(const t of Xt)process.removeListener(t,qt)}}function Rs(e,t){let n;const s=()=>{n&&t(n.made),r()},r=Qt(s);try{n={made:e()}}catch(f){throw r(),f}
return{made:n.made,remove:s}}const ts=()=>xt;function qt(e){xt??=ns().then(()=>ss(e))}async function ns(){for(const e of[...ut].reverse())try{await e()}catch{}}
function ss(e){process.platform!=="win32"&&(process.removeAllListeners(e),process.kill(process.pid,e)),process.exit(Zt[e])}async function os(e){const{jobs:t,inputs:n,
chosen:s,writer:r,secondFiles:f,numbersOf:$,claim:A,spelling:S,say:F}=e,{execute:_,lanes:N,close:ee,abandon:ue}=await s.open(t,n.steps),pe=new AbortController,me=()=>pe.
signal.aborted,le=Qt(async()=>{F("Cancelled"),pe.abort(),await Promise.allSettled([r.close(),ue()]),await(0,ae.pause)(),await e.onCancelled(Pe.flatMap((Re,ze)=>Re.
length>0?Re:[rs(t[ze])]))}),Pe=t.map(()=>[]),je=[];let Be;const Le={steps:n.steps,spelling:S,signal:pe.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,
parametersOf:(Re,ze)=>f.parametersOf(Re,ze),numbersOf:$,claim:A,write:Re=>r.write(Re),onProgress:e.onProgress};return await cs(t,N,async(Re,ze)=>{if(!me()){if(Be!==
void 0){Pe[ze]=[{...$t(Re),status:"skipped",output:null,message:Be}];return}try{const Ue=await _(Re,Le);Pe[ze]=Ue;for(const[ve,Ge]of Ue.entries())F(is(Ge,Ue[ve-
1]?.notes))}catch(Ue){if(me())return;const ve=Ue instanceof K.C?Ue.input:Re.inputs[0]??"",Ge=(0,I.l3)(Ue instanceof K.C?Ue.cause:Ue);F(`${ve}: failed`);const ln=Ue instanceof
K.C?Ue.step:void 0,hn=ln===void 0?Te(Ge,S):`${ln}: ${Te(Ge,S)}`;je.push({file:ve,message:hn,cause:Ge.cause}),Pe[ze]=[{...$t(Re),status:"failed",input:ve,output:null,
message:hn,data:(0,es.EI)(Ge)}],Ge.code==="unauthorized"&&(Be="Not tried, because the region refused the key")}finally{e.onDone?.(Re.inputs[0]??"")}}}),await ts(),
await ee(),{rows:Pe.flat(),failures:je,leaveSignals:le}}const rs=e=>({...$t(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});
function as(e,t){const n=e.map($t);for(const{input:s,inputs:r,output:f}of n)t(`${en(s,r)}${f===null?": would be read only, and no file written":` → ${f}`}`);return n}
function $t(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,
facts:{},notes:[],message:null,data:{}}}function is(e,t=[]){const{input:n,inputs:s,output:r,pages:f,bytesBefore:$,bytesAfter:A,facts:S,notes:F,message:_,data:N}=e,
ee=en(n,s),ue=Xn(N,S),pe=[...r!==null&&ue!==""?[ue]:[],...f===null?[]:[(0,g.y_)(f,"page")],A===null?(0,w.IV)($??0):`${(0,w.IV)($??0)} → ${(0,w.IV)(A)}`].join(
", "),me=r===null?`${ee}: ${_??(ue||"read")} (${pe})`:`${ee} → ${r} (${pe})`,le=F.filter(Pe=>!t.includes(Pe));return le.length>0?`${me}. ${le.join(" ")}`:me}const en=(e,t)=>t.
length>1?`${e} and ${t.length-1} more`:e;async function cs(e,t,n){const s=e.entries(),r=async()=>{for(const[f,$]of s)f>0&&await(0,ae.pause)(),await n($,f)};await Promise.
all(Array.from({length:Math.min(t,e.length)},r))}var fs=o(17079);function us(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ve.qF)(e);return!Array.isArray(n)||!n.every(
s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}
const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"\
is required: glob patterns such as docs/**/*.pdf, one per line"}}var ds=o(32885),tn=o(85673);const ls=["search","required_text","forbidden_text"],hs="ignore_pat\
tern";async function nn({params:e}){const n=[...e.search_mode==="regex"?ls:[],hs].flatMap(f=>{const $=e[f];return typeof $=="string"?[[f,$]]:[]});if(n.length===
0)return[];const{patternOf:s}=await o.e(779).then(o.bind(o,779)),r=[];for(const[f,$]of n)try{await s(f,$,"regex",new oe.o(ae.pause),()=>{})}catch(A){if(!(A instanceof
I.zU))throw A;(0,he.RZ)(r,A.issues)}return r}var sn=o(51327);const ms={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:[
"compress_document","optimize_document"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:[
"remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_wat\
ermark","add_image_watermark"]};function on(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,y.F)(r.replaceAll("-","_"))))return"\
. Several operations go into steps, as a list";const s=ms[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:
(0,tn.h)(e,y.qj.map(t))}const rn=y.qj.map(P.i9).join(", "),rt='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',ps=131072,gs=[...new Set(
y.qj.flatMap(e=>(0,y.nX)((0,y.zI)(e)).map(([t])=>t)))],Tt=new Set(y.qj.flatMap(e=>Object.entries((0,y.zI)(e).fields).flatMap(([t,n])=>(0,y.$f)(n)?[t]:[])));async function ys(e,t,n=tt.
vH){const s=new Map;for(const A of gs){const S=e((0,P.i9)(A));S!==""&&(Tt.has(A)&&(0,sn.rh)(S).forEach(t),s.set(A,S))}const r=e("operation").trim(),f=e("steps");
if(f.trim()!==""){const{value:A,typed:S,problem:F}=(await Promise.all([o.e(1917),o.e(4137)]).then(o.bind(o,54137))).parseList(f,ps);for(const N of St(A))(0,sn.rh)(
N).forEach(t);const _=[];return r!==""&&_.push({field:"operation",message:"give either operation or steps, not both"}),F!==void 0?{steps:[],issues:[..._,{field:"\
steps",message:`${F}: ${rt}`}],warnings:[]}:an(A,S,s,_,n)}if(r==="")return fn("operation",`is required, unless steps is given: one of ${rn}`);const $=r.replaceAll(
"-","_");return(0,y.F)($)?$s($,s,n):fn("operation",`must be one of ${rn}${on(r,P.i9)}`)}async function $s(e,t,n){const{fields:s}=(0,y.zI)(e),r=[...t.keys()].filter(
_=>!Object.hasOwn(s,_)),{step:f,issues:$}=(0,De.w)((0,tt.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),A=r.map(_=>({field:(0,P.i9)(_),message:`is\
 not used: it is not a parameter of ${(0,P.i9)(e)}`})),S=r.filter(_=>Tt.has(_)&&_!=="open_password"),F=[...$,...await nn(f)].map(({field:_,message:N,mentions:ee=[]})=>({
field:(0,P.i9)(_),message:(0,He.bC)("inputs",N,ee)}));return{steps:[f],issues:F.length>0||S.length>0?[...F,...A]:[],warnings:A.map(({field:_,message:N})=>`${_} ${N}`)}}
const Us=(e,t)=>an(e,t,new Map,[],NOT_COMPARING);async function an(e,t,n,s,r){const f=[...s],$=[];if(!Array.isArray(e)||e.length===0)return{steps:$,issues:[...f,
{field:"steps",message:rt}],warnings:[]};for(const S of n.keys())S!=="open_password"&&f.push({field:(0,P.i9)(S),message:"write it inside the step that it belong\
s to"});const A=n.get("open_password");for(const[S,F]of e.entries()){const _=`steps[${S+1}]`,N=Os(F,t[S]);if("problem"in N){f.push({field:_,message:N.problem});
continue}(0,he.RZ)(f,Es(N,_)),(0,he.RZ)(f,bs(N.name,S,e.length,_));const ee=A===void 0?N.raw:{open_password:A,...N.raw},ue=(0,De.w)((0,tt.PI)({...N,raw:ee},r),"\
refuse");$.push(ue.step),(0,he.RZ)(f,[...ue.issues,...await nn(ue.step)].map(({field:pe,message:me})=>({field:`${_}.${pe}`,message:me})))}return{steps:$,issues:f,
warnings:[]}}function Es({name:e,raw:t},n){const s=(0,y.nX)((0,y.zI)(e)).map(([$])=>$),r=Object.keys(t).filter($=>!s.includes($)),[f]=r.filter($=>/^[-\d. ]+$/.test(
$)&&!t[$]);return f!==void 0?[{field:`${n}.${f}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map($=>({field:`${n}\
.${$}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,tn.h)($,s)}`}))}function bs(e,t,n,s){const{output:r,accepts:f}=(0,y.zI)(e);return r==="files"&&t+
1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,message:`${e} must be the las\
t step: it writes the text, and no document`}]:f!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${f==="image"?"images":"text"}, which no\
 other operation gives`}]:[]}function Os(e,t){if(typeof e=="string")return Et(e,{},{});if(!(0,Ve.Gv)(e))return{problem:rt};const{operation:n,...s}=e;if(n!==void 0)
return typeof n=="string"?Et(n,s,t):{problem:rt};const[[r,f]=["",void 0],...$]=Object.entries(e);if($.length>0)return{problem:`names several operations or has i\
ts parameters beside the name: ${rt}`};if(f===""||f===void 0)return Et(r,{},{});const A=(0,Ve.Gv)(t)?t[r]:void 0;return(0,Ve.Gv)(f)?Et(r,f,A):{problem:rt}}function Et(e,t,n){
const s=e.trim().replaceAll("-","_");if(!(0,y.F)(s))return{problem:`must name one of ${y.qj.join(", ")}${on(e,$=>$)}`};const r=Object.keys(t),f=r.find(($,A)=>r.
findIndex(S=>at(S)===at($))!==A);return f!==void 0?{problem:`gives ${at(f)} twice, as ${r.filter($=>at($)===at(f)).join(" and ")}`}:{name:s,raw:cn(t),typed:(0,Ve.
Gv)(n)?cn(n):{}}}const at=e=>e.replaceAll("-","_"),cn=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[at(t),n]));function*St(e){if(Array.isArray(e))for(const t of e)
yield*St(t);else if((0,Ve.Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*St(n):n!==""&&Tt.has(t.trim().replaceAll("-","_"))&&(yield n)}const fn=(e,t)=>({
steps:[],issues:[{field:e,message:t}],warnings:[]});var ws=o(50580);class Ms{read;mask;isEmpty;issues=[];constructor(t,n,s){this.read=t,this.mask=n,this.isEmpty=
s}text(t){return this.read(t).trim()}secret(t){const n=this.text(t);return n!==""&&this.mask(n),n}choice(t,n){const s=this.text(t)||n[0],r=n.find($=>$===s),f=`m\
ust be one of ${n.join(", ")}`;return r===void 0&&this.refuse(t,f),this.refuseEmptied(t,f,n[0]),r??n[0]}flag(t,n){const s=this.text(t).toLowerCase(),r="must be \
true or false";return s!==""&&s!=="true"&&s!=="false"&&this.refuse(t,r),this.refuseEmptied(t,r,String(n)),s===""?n:s==="true"}number(t,n,s,r){const f=this.text(
t);return f!==""&&!n(f)&&this.refuse(t,s),r!==void 0&&this.refuseEmptied(t,s,String(r)),f===""?r:Number(f)}refuseEmptied(t,n,s){if(!this.isEmpty(t))return;const r=`\
leave it out, or give its expression a default, as in \${{ inputs.name || '${s}' }}`;this.refuse(t,`is empty, and ${n}: ${r}`)}refuse(t,n){this.issues.push({field:t,
message:n})}}function Ps(e,{failOnMatch:t,failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].
map(r=>({field:r,message:"needs the operation find-text"}))}const Bs=null,un=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:s,params:r})=>(0,ws.L)(
s,r));async function vs(e,t,n){const s=new Ms(e,t,n),r=(0,tt.L4)(ee=>s.flag(ee,!1)),{steps:f,issues:$,warnings:A}=await ys(e,t,r),S=us(s.text("files"));"problem"in
S&&s.refuse("files",S.problem);const F=s.flag("changed-only",!1),_={steps:f,isList:s.text("steps")!=="",workingDirectory:s.text("working-directory"),files:"line\
s"in S?S.lines:[],output:s.text("output")||void 0,overwrite:s.flag("overwrite",!1),ifNoFilesFound:s.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:F,
changedSince:Ds(s,F),dryRun:s.flag("dry-run",!1),continueNumbers:s.flag("continue-numbers",!1),concurrency:s.number("concurrency",d,M),timeLimit:Is(s.number("ti\
me-limit",l,b,c)),failOn:As(s),minimumSaving:s.number("minimum-saving",T,k),region:s.text("region"),baseUrl:s.text("base-url"),apiKey:s.secret("api-key"),languageData:s.
text("language-data"),summary:s.flag("summary",!0),attest:s.flag("attest",!1),githubToken:s.secret("github-token"),comparing:r,matching:{failOnMatch:s.flag("fai\
l-on-match",!1),failOnNoMatch:s.flag("fail-on-no-match",!1)},warnings:A},N=[...$,...s.issues,...$.length===0?xs(_):un(_)];if(N.length>0)throw(0,I.G6)(N);return _}
function As(e){const t=e.choice("on-error",["fail","continue"])==="continue";if(e.text("fail-on")==="")return t?"nothing":u[0];const n=e.choice("fail-on",u);return t&&
n!=="nothing"&&e.refuse("fail-on","contradicts on-error: continue. Leave out one of the two"),n}function Ds(e,t){const n=e.text("changed-since");if(n!==""&&t&&e.
refuse("changed-since","excludes changed-only: leave out one of the two"),n===""||n==="last-success")return n;const s=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.
test(n)?new Date(n):new Date(NaN);return(0,fs._)(n)===void 0||Number.isNaN(s.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-\
11-20 or 2026-11-20T14:30:00+01:00"),""):s.toISOString()}const Is=e=>({seconds:e,cure:"Split the document, or raise time-limit"});function xs(e){const{steps:t,continueNumbers:n,
minimumSaving:s,comparing:r,matching:f}=e;return[...un(e),...n?zn(t):[],...s===void 0?[]:(0,ds.T)(t),...(0,tt.lB)(t,r),...Ps(t,f)]}async function Ts(){const e=new mn,
t=new Bn;let n="wire";try{t.begin();const s=await vs(r=>v.V4(r,{trimWhitespace:!1}),r=>_s(r,e),r=>process.env[`INPUT_${r.toUpperCase()}`]?.trim()==="");for(const r of s.
warnings)e.add(r);n=s.isList?"wire":"inputs",await Ss(s,t,e,n)}catch(s){const r=(0,I.l3)(s instanceof yt?s.cause:s),f=Te(r,n);s instanceof yt&&v.z3(f,{file:s.file}),
v.C1(s instanceof yt?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":f),r.cause!==void 0&&v.Yz((0,w.
uP)(r.cause))}finally{v.Yz(`Peak memory: ${(0,w.IV)(Cs())}`)}}async function Ss(e,t,n,s){const r=process.uptime(),f=(0,ft.Aq)(e.workingDirectory);t.startFrom(f);
const $=await H(e,f,L);$.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const ve of e.
steps)await $.check(ve);e.output!==void 0&&(0,Y.hS)(e.steps)==="data"&&!(0,tt.Mu)(e.steps)&&n.add("output is not used: the step reads documents and writes none");
const A=e.comparing.withBase?await(await o.e(7073).then(o.bind(o,97073))).BaseVersions.of(f):void 0,S=new We(e.steps,f,A),{matched:F,files:_}=await lt(e,f,S,n),
{known:N,fresh:ee}=A?await A.divide(_):{known:_,fresh:[]};S.check();const ue=(0,_e.K2)(f.workspace),pe=[...new Set([...F,...F.flatMap(ve=>[...S.neededBy(ve).keys()])])],
me=ve=>(0,Ae.Ck)(f,ve),le={matched:pe,overwrite:e.overwrite,identity:ue,exists:me,words:f.words},Pe=(0,Y.et)({...e,...le,files:N,places:f}),je=e.steps.map(({name:ve})=>(0,P.
i9)(ve)),Be=e.continueNumbers&&!e.dryRun?await Hn(Pe,e.steps,ve=>(0,J.R5)(ve,f.workspace)):()=>{};v.Oh((0,w.g$)(`${je.join(", then ")}: ${(0,g.y_)(N.length,"fil\
e")}, ${$.place}`));const Le=ve=>{const Ge=process.uptime()-r;return{rows:ve,matched:F.length,operations:je,place:$.place,dryRun:e.dryRun,seconds:Ge,showText:e.
comparing.showText}},{rows:Re,failures:ze}=e.dryRun?{rows:as(Pe,Lt),failures:[]}:await os({jobs:Pe,inputs:e,chosen:$,writer:new be.AU(f,e.overwrite),secondFiles:S,
numbersOf:Be,claim:(0,_e.OM)(le),spelling:s,say:Lt,onProgress:B(Lt),onCancelled:async ve=>{t.tell(ve,Gt(Le(ve))),e.summary&&await Yt(Le(ve),n)}});v.N4();const Ue=[
...Re,...ee.map(gn)];await Ls({digest:Le(Ue),failures:ze,total:N.length,inputs:e,outputs:t,places:f,warnings:n})}const Lt=e=>v.pq((0,w.g$)(e));async function Ls({
digest:e,failures:t,total:n,inputs:s,outputs:r,places:f,warnings:$}){const{rows:A}=e,S=$n(A),F=N=>({...N,file:(0,ft.zB)(f,N.file)});if(bn(S.map(F),s.comparing.failOnDifference?
"error":"notice"),Wn(t.map(F),s.failOn==="nothing"?"warning":"error",e.operations.join(", "),$),v.pq((0,w.g$)(Wt(e))),pt(A)&&v.pq(_t(A)),r.tell(A,Gt(e)),s.summary&&
await Yt(e,$),s.attest){const{declareArtifacts:N}=await o.e(8208).then(o.bind(o,48208)),ee=A.flatMap(({status:ue,output:pe})=>ue==="done"&&pe!==null?[pe]:[]);for(const ue of await N(
ee,f))$.add(ue)}if(t.length===0){const N=s.comparing.failOnDifference&&S.length>0?En(S.length,A.length):Rn(A,s.matching)??Vn(A,s.failOn);N!==void 0&&v.C1(N);return}
const _=(0,Y.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:kn(t,n);s.failOn==="nothing"?$.add(_):v.C1(_)}function _s(e,t){[...e.trim()].length>1?v.Pq(
e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer one")}function Cs(){
try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,p.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().
maxRSS*1024}let dn=!1;process.once("beforeExit",()=>{dn||v.C1("The action stopped before it had finished.")}),Ts().catch(v.C1).finally(()=>{dn=!0})}),97904:((ie,U,o)=>{
o.d(U,{Ms:()=>D,PJ:()=>y,TF:()=>a,Ye:()=>P,_N:()=>g,oD:()=>O,qf:()=>m});var v=o(73024),p=o.n(v);const I=1<<20,P=i=>u(()=>v.realpathSync.native(i)),g=i=>u(()=>(0,v.
statSync)(i)),D=i=>u(()=>(0,v.lstatSync)(i)),y=i=>D(i)?.isSymbolicLink()??!1;async function O(i){if((0,v.statSync)(i).size<=I)return(0,v.readFileSync)(i);const{
readFile:d}=await Promise.resolve().then(o.t.bind(o,51455,23));return d(i)}async function m(i,d){if(d.length<=I)return(0,v.writeFileSync)(i,d,{flag:"wx"});const{
writeFile:M}=await Promise.resolve().then(o.t.bind(o,51455,23));await M(i,d,{flag:"wx"})}const a=i=>u(()=>(0,v.unlinkSync)(i));function u(i){try{return i()}catch{
return}}}),30245:((ie,U,o)=>{o.d(U,{Ck:()=>d,SV:()=>O,YY:()=>m,wI:()=>i});var v=o(76760),p=o.n(v),I=o(58552),P=o(97904),g=o(15969);const D=/^(?:\.git|git~\d+)[. ]*$/i,
y=new RegExp("\\p{Cf}","gu"),O=l=>l.split(/[\\/]/).some(b=>D.test(b.replace(y,"")));function m(l,b){const T=(0,g.M0)(l,b),k=(0,g.I5)(l,T),K=(0,P.Ye)(T);return l.
anywhere?K===void 0?a(T):u(K):k===void 0?"is outside the workspace and RUNNER_TEMP":K===void 0?a(T):E(l,K)!==c(k)?`is a link that leads out of ${k===l.workspace?
"the workspace":"RUNNER_TEMP"}`:O(p().relative(c(k),K))?"is below .git, which is not read":u(K)}const a=l=>(0,P.PJ)(l)?"is a link to a file that does not exist":
"does not exist";function u(l){const b=(0,P._N)(l);if(!b?.isFile())return b?.isFIFO()?"is a named pipe, not an ordinary file":b?.isDirectory()?"is a folder":"is\
 not an ordinary file"}function i(l,b){const T=(0,g.M0)(l,b),k=(0,g.I5)(l,T);if(l.anywhere)return T;if(k===void 0)throw M(b,"is outside the workspace and RUNNER\
_TEMP");const K=c(k),J=p().relative(k,T).split(p().sep);for(let j=1;j<=J.length;j++){const z=p().join(K,...J.slice(0,j));if(!(0,P.PJ)(z))continue;const G=(0,P.Ye)(
z),H=G===void 0||E(l,G)===void 0;throw M(b,H?"leads out of the workspace through a link":"leads through a link")}const R=p().join(K,...J);if(O(p().relative(K,(0,P.
Ye)(R)??R)))throw M(b,"is below .git");return R}function d(l,b){try{return(0,P.Ms)(p().join(i(l,p().dirname(b)),p().basename(b)))!==void 0}catch{return!1}}const M=(l,b)=>new I.
zU("configuration",`'${l}' ${b}: nothing is written there`),c=l=>(0,P.Ye)(l)??l,E=(l,b)=>(0,g.RD)(l).map(c).filter(T=>(0,g.FK)(p().relative(T,b))).sort((T,k)=>k.
length-T.length)[0]}),64123:((ie,U,o)=>{o.d(U,{K2:()=>y,Nk:()=>m,OM:()=>a,hQ:()=>O,pL:()=>u});var v=o(73024),p=o.n(v),I=o(76760),P=o.n(I),g=o(58552),D=o(43576);
function y(i){const d=new Map,M=c=>{const E=d.get(c);if(E!==void 0)return E;let l=c;try{l=(0,v.realpathSync)(c)}catch{const b=P().dirname(c);b!==c&&(l=P().join(
M(b),P().basename(c)))}return d.set(c,l),l};return c=>{const E=P().resolve(i,c),l=P().join(M(P().dirname(E)),P().basename(E));return O(l)}}const O=i=>process.platform===
"win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function m(i){if(process.platform!=="win32")return;const d=i.replace(/^[a-z]:/i,"").split(
/[\\/]/),[M]=d.flatMap(c=>/^\.{0,2}$/.test(c)?[]:(0,D.tb)(c)??[]);return M===void 0?void 0:`'${i}' cannot be written: a part of it ${M}`}function a({matched:i,overwrite:d,
identity:M,exists:c,words:E}){const l=new Set(i.map(M)),b=new Set;return(T,k)=>{const K=m(T);if(K!==void 0)throw(0,g.G6)([{field:"output",message:K}]);const J=M(
T),R=k.inputs.some(j=>M(j)===J);if(b.has(J)||l.has(J)&&!(d&&R))throw(0,g.G6)([{field:"output",message:`'${T}' is another input or result: choose a different pat\
tern`}]);if(!d&&c(T))throw(0,g.G6)([{field:"output",message:u([T],E)}]);b.add(J)}}function u([i,...d],{replace:M}){const c=d.length===0?" exists":` and ${d.length}\
 more exist`;return`'${i}'${c} already: choose a different pattern, or ${M}`}}),86006:((ie,U,o)=>{o.d(U,{U:()=>I,_V:()=>P,gY:()=>p,wm:()=>g});var v=o(58552);const p="\
version https://git-lfs.github.com/spec/",I="set lfs: true for actions/checkout",P=D=>D.subarray(0,p.length).toString("latin1")===p;function g(D){if(P(D))throw new v.
zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${I}`})}}),15969:((ie,U,o)=>{
o.d(U,{FK:()=>m,I5:()=>g,M0:()=>P,NB:()=>D,RD:()=>I,ZJ:()=>O,d7:()=>a,dR:()=>y});var v=o(76760),p=o.n(v);const I=({workspace:u,temporary:i})=>i===void 0?[u]:[u,
i];function P({workspace:u,otherNames:i=[]},d){const M=p().resolve(u,d);for(const[c,E]of i){const l=p().relative(c,M);if(m(l))return p().join(E,l)}return M}const g=(u,i)=>[
...I(u),...u.anywhere?[p().parse(i).root]:[]].filter(d=>m(p().relative(d,i))).sort((d,M)=>M.length-d.length)[0],D=(u,i)=>g(u,P(u,i))!==void 0;function y(u,i){const d=P(
u,i),M=p().relative(u.workspace,d);return a(m(M)?M:d)}const O=({workspace:u,around:i=u},d)=>p().isAbsolute(d)?d:p().posix.join(a(p().relative(i,u)),d),m=u=>u!==
".."&&!u.startsWith(`..${p().sep}`)&&!u.startsWith("../")&&!p().isAbsolute(u),a=u=>p().sep==="/"?u:u.replaceAll(p().sep,"/")}),34:((ie,U,o)=>{o.d(U,{AU:()=>u,zz:()=>M});
var v=o(73024),p=o.n(v),I=o(76760),P=o.n(I),g=o(58552),D=o(8526),y=o(54614),O=o(97904),m=o(30245);const a=20;class u{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(l,b){
this.places=l,this.overwrite=b}async write(l){if(this.closed)throw c();const b=this.writeAll(l);this.running.add(b),await b.finally(()=>this.running.delete(b))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(l){const b=[],T=[];let k=performance.now()+a,K=l[0]?.path??"";try{for(const J of l){if(this.
closed)throw c();if(K=J.path,(0,m.SV)(P().basename(J.path)))throw new g.zU("configuration",`'${J.path}' is a name that Git uses: set output to another name`);const R=P().
join(this.folder(P().dirname(J.path)),P().basename(J.path)),j=P().join(P().dirname(R),`.octavo-${process.pid}-${++this.serial}.tmp`);T.push(j),await J.write(j),
performance.now()>k&&(await(0,D.pause)(),k=performance.now()+a),b.push({temporary:j,target:R,path:J.path})}if(this.closed)throw c();for(const{temporary:J,target:R,
path:j}of b)K=j,this.checkAgain(j,R),(0,v.renameSync)(J,R)}catch(J){for(const R of T)(0,O.TF)(R);throw J instanceof g.zU?J:M(K,J)}}checkAgain(l,b){const T=(0,m.
wI)(this.places,P().dirname(l));if(P().join(T,P().basename(l))!==b||!this.overwrite&&(0,O.Ms)(b)!==void 0)throw new g.zU("configuration",`'${l}' was made by ano\
ther program in the meantime and is not replaced: run it again`)}folder(l){let b=this.folders.get(l);return b===void 0&&(b=(0,m.wI)(this.places,l),(0,v.mkdirSync)(
b,{recursive:!0}),this.folders.set(l,b)),b}}const i={EACCES:"writing there is not permitted",EPERM:"writing there is not permitted",EROFS:"the file system is re\
ad-only",ENOSPC:"the disk is full",EDQUOT:"the quota of the disk is used up",ENOENT:"its folder does not exist",EISDIR:"a folder has that name",ENOTDIR:"a part \
of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function d(E){
const l=(0,y.xU)(E);return i[l]??`the file system refused it (${l})`}function M(E,l){return new g.zU("configuration",`'${E}' could not be written: ${d(l)}`,{cause:l})}
const c=()=>new g.zU("cancelled","The step was cancelled")}),44020:((ie,U,o)=>{o.d(U,{E4:()=>g,EI:()=>y,Lc:()=>D});var v=o(4406),p=o(38340),I=o(72256);const P="\
check_document";function g({name:O},m){return O===P?{...m,on_violation:"report"}:m}function D({name:O,params:m},a,u){if(O!==P||!a.data)return a;const i=M=>(0,I.
bC)(u,M,[M]),d=(0,v.fU)(a.data,{nameOf:i,restate:M=>({...M,message:(0,I.bC)(u,M.message,v.oH)})});return m.on_violation==="error"&&(0,v.Pu)(d),{...a,data:d}}function y(O){
return O instanceof v.EC?{[(0,p.zI)(P).dataKey??""]:O.report}:{}}}),76223:((ie,U,o)=>{o.d(U,{UX:()=>D,V0:()=>g,eJ:()=>y,jb:()=>P});var v=o(61729),p=o(38340);const I=(0,p.
zI)("compare_documents").dataKey??"",P=({data:O})=>O[I];function g(O){const m=(0,v.Gv)(O[I]?.difference)?O[I].difference.content:void 0;return typeof m=="string"?
Buffer.from(m,"base64"):void 0}function D(O){const m=O[I],a=m?.difference;if(!m||!(0,v.Gv)(a))return O;const{content:u,...i}=a;return{...O,[I]:{...m,difference:i}}}
const y=O=>P(O)?.same===!1}),79463:((ie,U,o)=>{o.d(U,{C:()=>E,g:()=>l});var v=o(58552),p=o(68747),I=o(38340),P=o(31424),g=o(43576),D=o(10442),y=o(4528),O=o(97904),
m=o(72256),a=o(76223),u=o(45180),i=o(32885),d=o(44020),M=o(98446),c=o(45657);class E extends Error{input;cause;step;operation;constructor(w,Y,te,he){super("a jo\
b failed"),this.input=w,this.cause=Y,this.step=te,this.operation=he}}async function l(L,w,Y,te){const he=L.inputs[0]??"",ce={source:he},se=[];try{let fe=[];for(const[
Q,q]of L.inputs.entries())ce.source=q,fe.push({position:Q,source:q,document:await te.read(q),facts:{},notes:[],data:{}});const ye=fe.reduce((Q,{document:q})=>Q+
te.sizeOf(q),0);for(const[Q,q]of w.steps.entries())ce.operation=q.name,w.steps.length>1&&(ce.step=`steps[${Q+1}] (${q.name})`),fe=await be(fe,q,L,w,Y,ce),(0,c.RZ)(
se,fe.flatMap(({document:Oe,files:Me=[]})=>[Oe,...Me]));ce.source=he,delete ce.step,delete ce.operation;const de=K(L,fe).map(Q=>b(Q,ye,w,te)),re=de.flatMap(({output:Q,
result:q})=>Q===null||q===null?[]:[{path:Q,write:Oe=>k(q,Oe,te)}]);for(const{path:Q}of re)w.claim(Q,L);return await w.write(re),de.map(({result:Q,status:q,output:Oe,
pages:Me,facts:Fe,notes:Se,message:Ce,data:Ne})=>{const ke=Q===null?null:T(Q,te);return{status:q,input:he,inputs:L.inputs,output:Oe,pages:Me,bytesBefore:ye,bytesAfter:ke,
facts:Fe,notes:Se,message:Ce,data:Ne}})}catch(fe){throw new E(ce.source,fe,ce.step,ce.operation)}finally{await te.release(se)}}function b(L,w,{minimumSaving:Y},te){
const he=L.result===null?void 0:(0,i.A)(w,T(L.result,te),Y);return he===void 0?L:{...L,status:"skipped",output:null,result:null,message:he}}const T=(L,w)=>L instanceof
Uint8Array?L.length:w.sizeOf(L),k=(L,w,Y)=>L instanceof Uint8Array?(0,O.qf)(w,L):Y.write(L,w);function K(L,w){if(L.kind==="files")return w.flatMap(se=>$e(L,se));
const Y=se=>(0,g.NL)(w.map(({document:fe},ye)=>(0,g.jC)(se(fe)??"",g.ly,(0,P.n)(ye+1))),g.ly),te=Y(({title:se})=>se),he=Y(({match:se})=>se);if(L.kind==="data")return w.
map(se=>J(L,se));const ce=se=>L.outputPath({index:se+1,title:te[se]??"",match:he[se]??""});return w.map(({document:se,facts:fe,notes:ye,data:de},re)=>({status:"\
done",output:ce(re),result:(0,u.Cj)(L.kind)?j(de,ce(re)):se,pages:se.pageCount??null,facts:{...fe,...L.tellsMatch&&se.match!==void 0&&{match:se.match}},notes:H(
ye),message:null,data:(0,u.Cj)(L.kind)?G(de):(0,a.UX)(de)}))}function J(L,{document:w,facts:Y,notes:te,data:he}){const ce=(0,a.V0)(he);return{status:"done",output:ce?
L.outputPath({index:1}):null,result:ce??null,pages:w.pageCount??null,facts:Y,notes:H(te),message:null,data:(0,a.UX)(he)}}const R=(0,I.zI)("extract_text").dataKey??
"";function j({[R]:L={}},w){if((0,u.V9)(w)&&(0,y.u9)(L))return Buffer.from((0,y.G7)(L)??z(L),"utf8");const Y=(0,y.KV)(L);return Y?Buffer.from((0,y.JF)(Y),"utf8"):
Buffer.from((0,y.u9)(L)?JSON.stringify(L):(0,y.uv)(L),"utf8")}function z(L){const w=(0,M.y_)((0,y.IF)(L).length,"table");throw(0,v.G6)([{field:"output",message:`\
is a .csv file, which holds one table, and the document has ${w} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const G=({[R]:L={},...w})=>({
...w,[R]:(0,y._m)(L)}),H=L=>L.map(({text:w})=>w),X={...g.zE,leadingDots:!1};function ne(L){const[,w,Y]=/-(\d+)\.([a-z]+)$/.exec(L)??[];return w===void 0||Y===void 0?
{}:{page:w,extension:Y}}const ge=L=>typeof L=="string"||typeof L=="number"?`${L}`:"";function $e(L,{files:w=[],facts:Y,notes:te,data:he}){const ce={pages:null,notes:H(
te),data:he};if(w.length===0)return[{...ce,status:"skipped",output:null,result:null,facts:Y,message:"The document has no matching files"}];const se=(0,g.NL)(w.map(
({name:de},re)=>(0,g.jC)(de,X,`file-${re+1}`)),X),fe=(0,g.NL)(w.map(({facts:{label:de,page:re}},Q)=>(0,g.jC)(ge(de),X,ge(re??Q+1))),X),ye=de=>{const re=se[de]??
"";return{index:de+1,file:re,label:fe[de]??"",...ne(re)}};return w.map((de,re)=>({...ce,status:"done",output:L.outputPath(ye(re)),result:de,facts:{...Y,mimeType:de.
mediaType,...de.facts},message:null}))}const Ae=(L,w)=>({...L,...w}),_e=({signal:L,timeLimit:w,onProgress:Y},te,he)=>({signal:L,timeLimit:w,onProgress:ce=>Y(te,
(0,p.i9)(he.name),ce)});async function be(L,w,Y,te,he,ce){const{input:se,dataKey:fe}=(0,I.zI)(w.name),ye=se==="many",de=ye?[L]:L.map(Q=>[Q]),re=[];for(const Q of de){
const[q]=Q;if(!q)continue;ce.source=q.source;const Oe=await te.parametersOf(w,ye?Y.inputs[0]??"":q.source),Me=w.name==="add_page_numbers"?te.numbersOf(Y,q.position):
void 0,Fe=(0,d.E4)(w,Ae(Oe,Me)),Se=await he.run(w.name,Q.map(({document:Ie})=>Ie),Fe,_e(te,q.source,w)).catch(Ie=>{const Ke=Ie instanceof v.zU?Ie.position:void 0;
throw ce.source=Q[(Ke??1)-1]?.source??q.source,Ie}),{documents:Ce,files:Ne,notes:ke,facts:it,data:Ze}=(0,d.Lc)(w,Se,te.spelling),Xe=ye?{...q,facts:{},data:{}}:q,
Qe={source:q.source,facts:{...Xe.facts,...it},notes:(0,D.p5)(Q.flatMap(Ie=>Ie.notes),ke.map(({code:Ie,message:Ke,mentions:ct=[]})=>({code:Ie,text:(0,m.bC)(te.spelling,
Ke,ct)}))),data:Ze===void 0||fe===void 0?Xe.data:{...Xe.data,[fe]:Ze}},{position:et}=q;if(Ne!==void 0)re.push({...Qe,position:et,document:q.document,files:Ne});else
for(const Ie of Ce){const Ke={...ye?{}:W(q.document),...W(Ie),name:q.document.name};re.push({...Qe,position:et,document:{...Ie,...Ke},facts:{...Qe.facts,...V(Ie)}})}}
return re}const W=({title:L,match:w})=>({...L===void 0?{}:{title:L},...w===void 0?{}:{match:w}});function V({firstPage:L,lastPage:w,title:Y}){return{...L===void 0||
w===void 0?{}:{firstPage:L,lastPage:w},...Y===void 0?{}:{title:Y}}}}),46863:((ie,U,o)=>{o.d(U,{NZ:()=>m,R5:()=>O,ZK:()=>y});var v=o(76760),p=o.n(v),I=o(58552),P=o(
54614),g=o(97904),D=o(86006);const y=a=>({read:u=>O(u,a),sizeOf:({bytes:u})=>u.length,write:({bytes:u},i)=>(0,g.qf)(i,u),release:async()=>{}});async function O(a,u){
const i=await(0,g.oD)(p().resolve(u,a)).catch(d=>{throw(0,P.xU)(d)==="ERR_FS_FILE_TOO_LARGE"?new I.zU("limit_exceeded","The file is larger than 2 GB, the most t\
hat can be processed",{advice:"Split the document where it is made",cause:d}):m(d)});return(0,D.wm)(i),{name:p().posix.basename(a),bytes:i}}const m=a=>new I.zU(
"unreadable_document",`The file could not be opened (${(0,P.xU)(a)})`,{cause:a})}),54614:((ie,U,o)=>{o.d(U,{Hn:()=>g,IV:()=>y,cz:()=>D,g$:()=>P,uP:()=>m,xU:()=>O});
var v=o(58552),p=o(61729);const I=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,P=a=>a.replace(I,u=>`\\u${u.charCodeAt(0).toString(16).padStart(4,"0")}`).replace(
/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),g=a=>P(a).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(
/"/g,"&quot;"),D=a=>a.reduce((u,i)=>u+i,0);function y(a){const u=["B","kB","MB","GB"];let i=a,d=0;for(;i>=999.95&&d<u.length-1;d++)i/=1e3;return`${d===0||i>=99.95?
Math.round(i):i.toFixed(1)} ${u[d]}`}function O(a){const u=(0,p.Gv)(a)?a.code:void 0;return typeof u=="string"?u:"unknown reason"}function m(a){if(!(a instanceof
Error))return typeof a;const u=[`${a.name} (${O(a)})`,...(0,v.ek)(a)].join(`
    `);return a.cause===void 0?u:`${u}
caused by ${m(a.cause)}`}}),72256:((ie,U,o)=>{o.d(U,{V0:()=>D,bC:()=>g});var v=o(58552),p=o(68747),I=o(38340);const P=y=>(0,I.F)(y)?(0,p.i9)(y):`--${(0,p.i9)(y)}`,
g=(y,O,m)=>y==="wire"?O:(0,p.an)(O,m,y==="inputs"?p.i9:P);function D(y,O,m){const a=(0,v.R3)(m);if(y!=="options")return g(y,O,a);const{fields:u,operation:i,issues:d}=m,
M=new Set([...u,i,...d.flatMap(({mentions:b=[]})=>b)]),c=b=>b.includes("_")||M.has(b),l=a.filter(b=>!c(b)&&/^\w+$/.test(b)).reduce((b,T)=>b.replace(new RegExp(`\
\\b${T}(?=: )`,"g"),P(T)),O);return g(y,l,a.filter(c))}}),13707:((ie,U,o)=>{o.d(U,{L4:()=>g,Mu:()=>P,PI:()=>D,lB:()=>y,vH:()=>I});var v=o(10008);const p="compar\
e_documents",I={withBase:!1,showText:!1,failOnDifference:!1},P=O=>O.some(({name:m,params:a})=>m===p&&"difference_pdf"in a&&a.difference_pdf===!0),g=O=>({withBase:O(
"compare-with-base"),showText:O("show-text"),failOnDifference:O("fail-on-difference")});function D(O,{withBase:m,showText:a}){return O.name!==p?O:{...O,raw:{...a&&
{with_text:"true"},...O.raw},fromBase:m}}function y(O,{withBase:m,showText:a,failOnDifference:u}){const i=[...m?["compare-with-base"]:[],...a?["show-text"]:[],...u?
["fail-on-difference"]:[]];return O.some(({name:d})=>d===p)?m?O.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:O.
some(({paths:d})=>d[v.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(d=>({field:d,message:"\
needs the operation compare-documents"}))}}),51327:((ie,U,o)=>{o.d(U,{S:()=>p,SH:()=>I,rh:()=>g});const v=/^[A-Za-z0-9+/]+={0,2}$/;function p(D){if(D.includes("\
-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(D,"utf8")};const y=D.replace(/\s/g,"");return v.test(y)&&y.length%4===0?{name:"key.p12",bytes:Buffer.from(
y,"base64")}:void 0}const I="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",P=8,g=D=>[...new Set(
[D,...D.split(/\r?\n/).filter(y=>y.trim().length>=P)])]}),57214:((ie,U,o)=>{o.d(U,{BD:()=>P,F4:()=>g,jB:()=>v,jN:()=>p,oR:()=>y,r_:()=>D,yZ:()=>I});const v=[/^["'].*["']$/,
"leave out the quotes"],p=[/\$\{?[a-z_]|(?:^|[\\/])%[a-z_]\w*%(?:[\\/]|$)/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAM\
E }}"],I=[/^~/,"~ is not your home folder here: write the whole path"],P=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],g=[
/(?:^|[\\/])[.\s]*\.(?:pdf|png|jpe?g|txt|md|html?|jsonl?|csv|xml|zip|\{extension\})\s*$/i,"has no name before its extension, so a variable in it may be empty: w\
rite a name such as {name}.pdf"],D=[/\\/,"write / between folders, not a backslash"],y=(O,m)=>m.find(([a])=>a.test(O))?.[1]}),45180:((ie,U,o)=>{o.d(U,{Cj:()=>z,
Ud:()=>R,V9:()=>G,et:()=>X,hS:()=>j});var v=o(76760),p=o.n(v),I=o(58552),P=o(68747),g=o(38340),D=o(31424),y=o(51521),O=o(4528),m=o(30245),a=o(64123),u=o(15969),
i=o(57214),d=o(13707);const M=["{dir}","{name}","{index}","{operation}"];function c(W,V){if(V==="files")return T(W)?["{page}","{label}","{file}","{extension}"]:
["{file}"];if(V!=="parts"&&V!=="texts")return[];const L=W.flatMap(({name:w})=>Object.keys((0,g.zI)(w).resultFacts??{}));return["title","match"].filter(w=>L.includes(
w)).map(w=>`{${w}}`)}function E(W){const V=g.qj.filter(L=>{const w=[{name:L,params:{},paths:{}}];return c(w,j(w)).includes(W)});return V.length===0?`has the unk\
nown placeholder ${W}`:`has ${W}, which only results of ${V.map(P.i9).join(" or ")} have`}const l={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{o\
peration}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},b="{dir}/{name}-{page}\
.{extension}",T=W=>W.some(({name:V})=>(0,g.zI)(V).filesArePages),k="{dir}/{name}-difference.pdf",K="{dir}/{name}.pdf",J=([W],V)=>V==="document"&&W!==void 0&&(0,g.
zI)(W.name).accepts==="text",R=W=>W.some(({name:V})=>(0,g.zI)(V).input==="many");function j(W){const V=W.map(({name:Y})=>(0,g.zI)(Y)),L=V.filter(Y=>!(0,g.rz)(Y)),
w=L.findLast(({input:Y,output:te})=>Y==="many"||te!=="pdf");return V.at(-1)?.output==="text"?w?.output==="pdfs"?"texts":"text":L.length===0?"data":w?.output==="\
pdfs"?"parts":w?.output==="files"?"files":"document"}const z=W=>W==="text"||W==="texts",G=W=>/\.csv$/i.test(W),H=W=>W==="document"||W==="text";function X(W){const{
files:V,steps:L}=W,w=j(L),Y=$e(W,w),te=V.length===0?[]:R(L)?[V]:V.map(fe=>[fe]),he=(0,P.i9)((L.findLast(({name:fe})=>!(0,g.rz)((0,g.zI)(fe)))??L.at(-1))?.name??
""),ce=te.map((fe,ye)=>{const{dir:de,name:re}=p().posix.parse(fe[0]??""),Q=q=>{const Oe=H(w)?ye+1:q?.index,Me={dir:de||".",name:re,operation:he,index:Oe===void 0?
void 0:(0,D.n)(Oe),title:q?.title,match:q?.match,file:q?.file,page:q?.page,label:q?.label,extension:q?.extension};return p().posix.normalize((0,y.Ct)(Y,Me))};return{
inputs:fe,kind:w,tellsMatch:Y.includes("{match}"),outputPath:Q}}),se=w==="data"&&!(0,d.Mu)(L)?[]:be(ce,W,Ae(Y,w));if(se.length>0)throw(0,I.G6)(se);return ce}const ne=[
i.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],i.F4,i.jN,i.yZ,i.BD,...p().sep==="/"?[i.r_]:[]];function ge(W){const V=j(W);return T(W)?b:J(W,V)?
K:V==="data"&&(0,d.Mu)(W)?k:`${l[V]}${z(V)?O.lg[(0,O.GW)(W.at(-1)?.params??{})]:""}`}function $e({output:W,places:V,steps:L},w){const Y=re=>(0,I.G6)([{field:"ou\
tput",message:re}]);if(W===void 0)return ge(L);const te=(0,i.oR)(W,ne);if(te!==void 0)throw Y(te);if(z(w)&&G(W)&&(0,O.GW)(L.at(-1)?.params??{},!0)!=="text/csv")
throw Y("is a .csv file, which holds a table: set tables to true");const he=c(L,w),ce=[...M,...he],se=(0,y.Qf)(W).find(re=>!ce.includes(re));if(se!==void 0)throw Y(
`${E(se)}: use ${ce.join(", ")}`);if(/[\u0000-\u001f]/.test(W))throw Y("must be a single line");if(/[\\/]$/.test(W))throw Y(`names a folder: write a file name a\
fter it, such as ${W}{name}.pdf`);const fe=["{index}",...he.filter(re=>re!=="{extension}")];if((w==="parts"||w==="texts"||w==="files")&&!fe.some(re=>W.includes(
re))){const{dir:re,name:Q,ext:q}=p().posix.parse((0,u.d7)(W)),Oe=p().posix.join(re,T(L)?`${Q}-{page}${q}`:w==="files"?`${Q}.{file}`:`${Q}-{index}${q}`);throw Y(
`needs ${fe.join(" or ")}, because one file gives several results: such as ${Oe}`)}const ye=p().isAbsolute(W)?(0,u.dR)(V,W):(0,u.d7)(W);if(!(p().isAbsolute(ye)?
(0,u.NB)(V,ye):(0,u.FK)(p().posix.normalize(ye))))throw Y("must stay in the workspace or in RUNNER_TEMP");return ye}function Ae(W,V){const w=["{dir}","{name}",...H(
V)?["{index}"]:[]].filter(Y=>!W.includes(Y));return w.length===0?"process them in different steps":`use ${[w.slice(0,-1).join(", "),...w.slice(-1)].filter(Y=>Y!==
"").join(" or ")}`}const _e=W=>W.kind==="parts"||W.kind==="texts"?W.outputPath({index:1}):W.outputPath();function be(W,{matched:V,overwrite:L,identity:w,exists:Y,
places:te},he){const ce=new Map(V.map(Q=>[w(Q),Q])),se=new Map;for(const Q of W){const q=w(Q.outputPath()),Oe=se.get(q);Oe?Oe.push(Q):se.set(q,[Q])}const fe=[],
ye=[],de=Q=>{fe.push({field:"output",message:Q})};for(const[Q,q,...Oe]of se.values()){if(!Q)continue;const Me=Q.outputPath(),Fe=(0,a.Nk)(Me);if(!(0,u.NB)(te,Me)||
Me==="."||Me.endsWith("/"))de(`'${Me}' is not a file in the workspace or in RUNNER_TEMP`);else if(Fe!==void 0)de(Fe);else if((0,m.SV)(Me))de(`'${Me}' is below .\
git, where nothing is written`);else if(q){const[Se,Ce]=[Q.inputs[0],q.inputs[0]],Ne=Oe.length===0?`'${Se}' and '${Ce}' would both`:`'${Se}', '${Ce}' and ${Oe.length}\
 more would all`;de(`${Ne} be written to '${Me}': ${he}`)}else{const Se=_e(Q),Ce=w(Se),Ne=ce.get(Ce);Ne!==void 0&&!Q.inputs.some(ke=>w(ke)===Ce)?de(`'${Se}' wou\
ld replace another file that the step reads: choose a different pattern`):Ne!==void 0&&!L?de(`'${Se}' would replace the input: choose a different pattern, or ${te.
words.replace}`):Ne===void 0&&!L&&Y(Se)&&ye.push(Se)}}ye.length>0&&de((0,a.pL)(ye,te.words));const re=5;return fe.length<=re?fe:[...fe.slice(0,re),{field:"outpu\
t",message:`and ${fe.length-re} more such clashes`}]}}),32885:((ie,U,o)=>{o.d(U,{A:()=>I,T:()=>p});var v=o(45180);function p(P){const g=D=>[{field:"minimum-savi\
ng",message:D}];return P.some(({name:D})=>D==="optimize_document"||D==="compress_document")?(0,v.Ud)(P)||(0,v.hS)(P)!=="document"?g("needs one result for each f\
ile: no merge, no split, no extraction"):[]:g("needs a step optimize-document or compress-document")}function I(P,g,D){return D===void 0||g<=P*(1-D/100)?void 0:
`Not written: the result is ${(Math.max(0,P-g)/P*100).toFixed(1)} % smaller, and minimum-saving is ${D} %`}}),10008:((ie,U,o)=>{o.d(U,{s:()=>M,w:()=>c});var v=o(
19357),p=o(15828),I=o(38340),P=o(51521),g=o(33858);function D(R,j){const z=Object.entries((0,I.zI)(R).fields).filter(([,{group:G}])=>G==="permissions");return z.
length>0&&j.user_password===void 0&&!z.some(([G])=>j[G]===!1)}var y=o(51327);const O={encryption_algorithm:"AES-256"};var m=o(61729);function a(R){const j=R.startsWith(
"[")?(0,m.qF)(R):void 0;return Array.isArray(j)?j:R.split(/\r?\n/).map(z=>z.trim().replace(/,$/,"")).filter(z=>z!=="").join(",")}var u=o(45657);const i={name:"f\
ile",bytes:Uint8Array.of(0)},d=["{dir}","{name}"],M="compare_to";function c({name:R,raw:j,typed:z,fromBase:G=!1},H){const{fields:X}=(0,I.zI)(R),ne={},ge={},$e=[];
for(const[be,W]of Object.entries({...b(X),...j})){const V=X[be];if(V===void 0)continue;const L=T(V,W,z[be]);"problem"in L&&$e.push({field:be,message:L.problem}),
"path"in L&&(ge[be]=L.path),ne[be]="value"in L?L.value:V.kind==="json"?{}:i}G&&(ne[M]??=i);const Ae=(0,v.qL)(R,ne,H),_e=new Set($e.map(({field:be})=>be));for(const be of Ae.
issues)_e.has(be.field)||$e.push(be);return $e.length===0&&(0,u.RZ)($e,l(R,ne,Ae.params)),{step:{name:R,params:Ae.params,paths:ge,...G&&{fromBase:G}},issues:$e}}
const E=["pages","first_page","last_page"];function l(R,j,z){const G=X=>j[X]!==void 0&&j[X]!=="";return(R==="extract_pages"||R==="remove_pages")&&!E.some(G)?[{field:"\
pages",message:"is required, unless one of these is given: first_page, last_page",mentions:E.slice(1)}]:D(R,{...z})?[{field:"allow_print",message:"nothing is fo\
rbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:[]}const b=R=>Object.
fromEntries(Object.entries(O).filter(([j])=>Object.hasOwn(R,j)));function T(R,j,z){if(j===""||j===null||z===null)return{value:""};if(R.kind==="pageOrder"||R.kind===
"pageSet"){if(typeof j!="string"&&!Array.isArray(j))return{problem:"must be pages such as 1..3, or a list of pages"};const ne=(0,g.D_)(j);return"problem"in ne?ne:
{value:ne.text.trim()}}const G=R.kind==="json"&&R.list!==void 0;if(R.kind==="json"&&typeof j=="object"&&(G||!Array.isArray(j)))return{value:z};if(R.kind==="choi\
ces"&&Array.isArray(j))return{value:j};if(R.kind==="json"&&Array.isArray(j))return{problem:k(R)};if(typeof j!="string")return{problem:`must be ${`${R.kind==="ch\
oices"?"":"a single value, "}${(0,p.pG)(R)}`}, and is a ${Array.isArray(j)?"list":"mapping"}`};const H=j.trim();if(R.kind==="text")return{value:j};if(H==="")return{
value:""};if(R.kind==="choices")return{value:a(H)};if(R.kind==="file"&&R.secret)return K(H);const X=H.startsWith("[")&&H.endsWith("]");return G&&X?{value:H}:R.kind===
"json"&&(X||!H.startsWith("{")&&H.includes(`
`))?{problem:k(R)}:R.kind==="file"||R.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(H)?J(H):{value:H}}const k=({placeholder:R='{"name": "value"}',list:j})=>`must\
 be a JSON object such as ${R.replace(/^e\.g\. /,"")}${j===void 0?"":`, or the list ${j} alone`}, or the path of a file that holds one; inside steps it can also\
 be a YAML mapping`;function K(R){const j=(0,y.S)(R);return j?{value:j}:{problem:y.SH}}function J(R){const j=(0,P.Qf)(R).find(z=>!d.includes(z));return j!==void 0?
{problem:`has the unknown placeholder ${j}: a path may hold ${d.join(" and ")}`}:/[\u0000-\u001f]/.test(R)?{problem:"must be the path of one file"}:{path:R}}}),
4406:((ie,U,o)=>{o.d(U,{EC:()=>u,Pu:()=>i,Qf:()=>P,fU:()=>a,g$:()=>D,oH:()=>g});var v=o(58552),p=o(61729);const I=1e3,P=(d,M,{found:c=null,limit:E=null,pages:l=[]}={})=>({
rule:d,found:c,limit:E,pages:l.slice(0,I),message:M}),g=["open_password"],D=(d,M,c)=>`The file has ${d} ${c}; at most ${M} are allowed.`;function y({failures:d}){
return Array.isArray(d)?d.flatMap(O):[]}function O(d){if(!(0,p.Gv)(d))return[];const{rule:M,found:c,limit:E,pages:l,message:b}=d;if(typeof M!="string"||typeof b!=
"string")return[];const T=Array.isArray(l)?l.filter(k=>typeof k=="number"):[];return[{rule:M,found:m(c),limit:m(E),pages:T,message:b}]}const m=d=>typeof d=="num\
ber"?d:null;function a(d,{nameOf:M,restate:c}){const{checks:E}=d,l=y(d).map(T=>({...c(T),rule:M(T.rule)})),b=Array.isArray(E)?E.flatMap(T=>typeof T=="string"?[M(
T)]:[]):[];return{...d,...E!==void 0&&{checks:b},failures:l}}class u extends v.zU{report;constructor(M){const c=y(M).map(({message:E})=>E);super("invalid_parame\
ters",`The check failed: ${c.join(" ")}`,{issues:c.map(E=>({field:"file",message:E,mentions:g}))}),this.report=M}}function i(d){if(d.passed===!1)throw new u(d)}}),
68747:((ie,U,o)=>{o.d(U,{XM:()=>g,an:()=>P,i9:()=>I});var v=o(38340);const p=D=>D.replace(/_(\w)/g,(y,O)=>O.toUpperCase()),I=D=>D.replaceAll("_","-");function P(D,y,O){
const m=y.filter(a=>/^\w+$/.test(a));return m.length===0?D:D.replace(new RegExp(`\\b(?:${m.join("|")})\\b`,"g"),O)}const g=D=>(0,v.zI)(D).path??`/v1/${D}`}),85673:((ie,U,o)=>{
o.d(U,{gx:()=>g,h:()=>P});function v(a,u){const i=p(a,u);if(i!==void 0)return[i];const d=y(a);return u.filter(M=>y(M).some(c=>c.length>3&&d.includes(c)))}function p(a,u){
let i;const d=y(a);for(const M of u){const c=I(d,y(M));c<=2&&c<(i?.count??1/0)&&(i={name:M,count:c})}return i?.name}function I(a,u){return a.length!==u.length?a.
length*u.length===0?1/0:I([a.join("")],[u.join("")]):u.reduce((i,d,M)=>{const c=a[M]??"",E=Math.min(c.length,d.length),l=m(c,d);return l>(E<3?0:E<7?1:2)?1/0:i+l},
0)}const P=(a,u)=>D(v(a,u));function g(a,u){const i=p(a,u),d=c=>y(c).sort().join(" "),M=d(a);return D(i===void 0?u.filter(c=>a!==""&&d(c)===M):[i])}const D=a=>a.
length===0||a.length>3?"":` (did you mean ${a.join(" or ")}?)`,y=a=>a.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(
u=>u!==""),O=2;function m(a,u){if(Math.abs(a.length-u.length)>O)return 1/0;let i=[],d=Array.from({length:u.length+1},(c,E)=>E<=O?E:1/0);for(let c=0;c<a.length;c++){
const E=[];E[0]=c+1;let l=1/0;for(let b=Math.max(0,c-O);b<=Math.min(u.length-1,c+O);b++){const T=c>0&&b>0&&a[c]===u[b-1]&&a[c-1]===u[b];E[b+1]=Math.min((d[b+1]??
1/0)+1,(E[b]??1/0)+1,(d[b]??1/0)+(a[c]===u[b]?0:1),T?(i[b-1]??1/0)+1:1/0),l=Math.min(l,E[b+1])}if(l>O)return 1/0;i=d,d=E}const M=d[u.length]??1/0;return M>O?1/0:
M}}),4528:((ie,U,o)=>{o.d(U,{G7:()=>c,GW:()=>I,IF:()=>u,JF:()=>a,KV:()=>m,_m:()=>O,lg:()=>p,u9:()=>y,uv:()=>D});const v=null,p={"application/json":".json","text\
/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function I(l,b=!1){const{per_page:T,tables:k,layout:K}=l;return P(l)?"appli\
cation/jsonl":b&&k===!0&&T!==!0?"text/csv":T===!0||k===!0?"application/json":K==="markdown"?"text/markdown":"text/plain"}const P=l=>(l.pieces??"none")!=="none";
function g(l){const b=I(l);return P(l)?["application/json",b]:l.tables===!0?[b,"text/csv"]:b==="text/markdown"?["application/json",b,"text/plain"]:[...new Set([
"application/json",b])]}const D=({text:l})=>typeof l=="string"?l:"",y=({pages:l,tables:b,pieces:T})=>(l??b??T)!==void 0;function O({text:l,pages:b,tables:T,pieces:k,
...K}){return K}const m=({pieces:l})=>l,a=l=>l.map(b=>`${JSON.stringify(b)}
`).join(""),u=({tables:l})=>l??[];function i(l){return u(l).flatMap(({page:b,rows:T,header:k,certain:K},J)=>{const R=M(T,k);return T.slice(k?1:0).map((j,z)=>({row:Object.
fromEntries(j.map((G,H)=>[R[H],G])),about:{page:b,table:J+1,row:z+1,certain:K}}))})}const d="pdf";function M(l,b){const T=l.reduce((K,{length:J})=>Math.max(K,J),
0),k=new Set([d]);return Array.from({length:T},(K,J)=>{const R=b&&l[0][J]||`Column ${J+1}`;let j=R;for(let z=2;k.has(j);z++)j=`${R} ${z}`;return k.add(j),j})}function c(l){
const[b,...T]=u(l);return b&&T.length===0?E(b.rows):void 0}const E=l=>l.map(b=>`${b.map(T=>/[",\r\n]/.test(T)?`"${T.replaceAll('"','""')}"`:T).join(",")}\r
`).join("")}),49180:((ie,U,o)=>{o.d(U,{q:()=>p});const v="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function p(g){const D=g.toLowerCase(),y=/^#([\da-f]{3}|[\da-f]{6})$/.exec(D)?.[1]??P().get(D);return y===void 0?void 0:(y.length===3?[...y].map(m=>m+m):[y.
slice(0,2),y.slice(2,4),y.slice(4)]).map(m=>Number.parseInt(m,16))}let I;function P(){const g=v.split(" ");return I??=new Map(g.flatMap((D,y)=>y%2===0?[[D,g[y+1]]]:
[]))}}),17079:((ie,U,o)=>{o.d(U,{Z:()=>g,_:()=>P});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,I=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(m){
if(m.length>64)return;const a=m.trim().replace(p,(u,i,d,M)=>`${i??""}${1900+Number(d)}${M}`);return y(D(v.exec(a)??I.exec(a)))}function g(m){const a=m.length>64?
void 0:D(I.exec(m.trim()));if(!a||y(a)===void 0)return;const{year:u,month:i="",day:d="",hour:M="",minute:c="",second:E="",zone:l=""}=a;return`D:${u}${i}${d}${M}${c}${E}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function D(m){if(!m)return;const[,a,u,i,d,M,c,E,l,b,T]=m,k=E??(l===void 0?void 0:`${l}${b??"00"}:${T??"00"}`);return{year:a,
month:u,day:i,hour:d,minute:M,second:c,zone:k}}function y(m){if(!m)return;const{year:a,month:u,day:i,hour:d,minute:M="00",second:c="00",zone:E}=m,l=(T,k,K)=>T===
void 0||Number(T)>=k&&Number(T)<=K;if(Number(a)===0||!l(u,1,12)||!l(i,1,O(Number(a),Number(u)))||!l(d,0,23)||!l(M,0,59)||!l(c,0,59)||E!==void 0&&E!=="Z"&&!(l(E.
slice(1,3),0,23)&&l(E.slice(4),0,59)))return;const b=[a,u,i].filter(T=>T!==void 0).join("-");return d===void 0?b:`${b}T${d}:${M}:${c}${E==="+00:00"||E==="-00:00"?
"Z":E??""}`}function O(m,a){return a===2?m%4===0&&(m%100!==0||m%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),19357:((ie,U,o)=>{o.d(U,{qL:()=>Me,lF:()=>Ce,iL:()=>q});
var v=o(58552),p=o(15828),I=o(38340),P=o(33037),g=o(61729),D=o(98446);const y=100,O=5e5,m=5e4,a=1e5,u={values:O,keys:m};function i(h,x,B){const C=H(x)?ge(x):void 0;
if(C!==void 0)return{problem:C};const Z=typeof x=="object"?Ae(x):x;if(typeof Z!="string")return{problem:B};if(Z.length>h.maxLength)return Z===x?{problem:`must b\
e at most ${h.maxLength} characters long, and has ${Z.length}`}:{problem:B};const oe=M(Z);if(oe)return{problem:d(oe)};const ae=Z===x?(0,g.qF)(Z):JSON.parse(Z);if(ae===
void 0){const De=Z.length<=a&&(0,g.qF)(Z.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${B}\
; it is not valid JSON${De}`}}return j(h,ae,B)}const d=h=>`must not have more than ${u[h]} ${h}${h==="keys"?" that differ":""}`;function M(h){const x=new Set;let B=0;
for(let C=0;C<h.length;C++){const Z=h.charCodeAt(C);if(Z===c){const oe=C;if(C=J(h,C),R(h,C)&&x.add(h.slice(oe,C)),x.size>m)return"keys"}else if((Z===b||Z===T||Z===
k)&&++B>O)return"values"}}const[c,E,l,b,T,k]=[34,92,58,44,91,123],K=32;function J(h,x){let B=x+1;for(;B<h.length;B++){const C=h.charCodeAt(B);if(C===c)return B;
C===E&&B++}return B}function R(h,x){let B=x+1;for(;h.charCodeAt(B)<=K;)B++;return h.charCodeAt(B)===l}function j({list:h},x,B){const C=h!==void 0&&Array.isArray(
x)&&x.every(g.Gv)?{[h]:x}:x;return(0,g.Gv)(C)?z(C):{problem:B}}function z(h){let x=[h];for(let B=0;x.length>0;B++){if(B===y)return{problem:`must not have more t\
han ${y} arrays and objects within one another`};const C=[];for(const Z of x)if(!G(Z,C))return{problem:"has a number that is too large"};x=C}return{value:h}}function G(h,x){
const B=C=>(H(C)&&x.push(C),typeof C!="number"||Number.isFinite(C));if(Array.isArray(h))return h.every(B);for(const C in h)if(Object.hasOwn(h,C)&&!B(h[C]))return!1;
return!0}const H=h=>typeof h=="object"&&h!==null,X=h=>h===void 0||typeof h=="function"||typeof h=="number"&&!Number.isFinite(h),ne=h=>typeof h=="function"?"a fu\
nction":String(h);function ge(h){let x=[{container:h}],B=0;for(let C=0;C<y&&x.length>0;C++){const Z=[];for(const oe of x){const{container:ae}=oe;if(typeof ae.toJSON==
"function")continue;const Ee=Array.isArray(ae)?ae.keys():Object.keys(ae);for(const De of Ee){if(++B>O)return d("values");const xe=ae[De];if(X(xe))return $e({container:ae,
key:De,above:oe},xe);H(xe)&&Z.push({container:xe,key:De,above:oe})}}x=Z}}function $e(h,x){let B="";for(let C=h;C?.key!==void 0;C=C.above)B=`${typeof C.key=="num\
ber"?`[${C.key}]`:`${C.above?.key===void 0?"":"."}${C.key}`}${B}`;return`${(0,D.DR)([B])} is ${ne(x)}, which JSON does not have: use null for an empty value, or\
 leave it out`}function Ae(h){try{return JSON.stringify(h)}catch{return}}var _e=o(72750),be=o(33858),W=o(29082),V=o(70458),L=o(60666),w=o(34378);const Y=2**31-1,
te=/^ *[+-]?\d+ *$/,he=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,ce=/[\p{Cc}\u2028\u2029]/u,se=/(?!\n)[\p{Cc}\u2028\u2029]/u,fe=new RegExp("\\p{Cs}","u"),ye=1e3,de={font:20*
1024*1024,key:1e6,certificates:1e6},re=new Set(["files","choices"]),Q="must be given only once";function q(h){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).
decode(h)}catch{return h}}function Oe(h,x,B="absent"){const{params:C,issues:Z}=Me(h,x,B);if(Z.length>0)throw invalidParameters(Z);return C}function Me(h,x,B="ab\
sent"){const C=(0,I.zI)(h),Z=(0,V.h)(C.fields,x),oe={},ae=[];for(const[Ee,De]of Object.entries(C.fields)){const xe=Object.hasOwn(Z,Ee),We=xe?Z[Ee]:void 0;if(it(
De,We)){xe&&B==="refuse"&&Ne(De,We)?ae.push({field:Ee,message:ke(De)}):De.required?ae.push({field:Ee,message:`is required: ${(0,p.pG)(De)}`}):"default"in De&&(oe[Ee]=
De.default);continue}const He=Ze(De,We);"problem"in He?ae.push({field:Ee,message:He.problem}):oe[Ee]=He.value}return{params:oe,issues:[...ae,...Fe(C,oe,ae)]}}function Fe({
fields:h,ascending:x,different:B,exclusive:C,needs:Z,atLeastOne:oe,someTrue:ae},Ee,De){const xe=[],We=we=>(0,I.qR)(h[we],Ee[we]);if(x){const[we,Te]=[Ee[x[0]],Ee[x[1]]];
typeof we=="number"&&typeof Te=="number"&&we>Te&&xe.push({field:x[0],message:`must not be greater than ${x[1]}`,mentions:[x[1]]})}if(B){const[we,Te]=[Ee[B[0]],Ee[B[1]]];
we!==void 0&&we===Te&&xe.push({field:B[0],message:`must differ from ${B[1]}`,mentions:[B[1]]})}for(const[we,Te]of C??[]){const Ye=We(we)?Te.filter(We):[];Ye.length>
0&&xe.push({field:we,message:`must not be given together with ${Ye.join(" and ")}: leave one of them out`,mentions:Ye})}for(const[we,Te,Ye]of Z??[])We(we)&&!(0,I.
D)(Ye,h[Te],Ee[Te])&&xe.push({field:we,message:`needs ${Se(Te,Ye)}`,mentions:[Te]});const He=we=>We(we)||De.some(({field:Te})=>Te===we);return oe&&!oe.some(He)&&
xe.push({field:oe[0],message:`is required, unless one of these is given: ${oe.slice(1).join(", ")}`,mentions:oe.slice(1)}),ae?.every(we=>Ee[we]===!1)===!0&&xe.push(
{field:ae[0],message:`must be true, unless one of these is: ${ae.slice(1).join(", ")}`,mentions:ae.slice(1)}),xe}function Se(h,x){return typeof x!="object"?`${h}\
 to be ${x}`:"not"in x?`${h} to be other than ${x.not}`:`${h} to be given`}function Ce(h){if(Array.isArray(h))return h.join(",");if(typeof h=="object")return JSON.
stringify(h);const x=String(h);if(typeof h!="number"||!x.includes("e"))return x;if(h>=1)return BigInt(h).toString();const[B,C]=x.split("e");return`0.${"0".repeat(
-Number(C)-1)}${B.replace(".","")}`}function Ne(h,x){return h.empty==="opener"?!1:h.empty!=="word"||h.required===!0||x===void 0}function ke(h){return h.required?
`is empty: it must be ${(0,p.pG)(h)}`:h.kind==="text"&&h.secret?"is empty, so the document would open without a password: give a password, or route documents wi\
thout one past this step":h.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,p.pG)(h)}`:h.kind==="pageSet"?"is empty: write pages such as 1..3\
, or all for every page":"default"in h?`is empty: write ${String(h.default)}, which is the default, or leave the field out`:`is empty: give ${(0,p.pG)(h)}, or l\
eave the field out`}function it(h,x){return x==null||x===""||re.has(h.kind)&&Array.isArray(x)&&x.length===0?!0:h.kind==="text"&&!h.secret&&typeof x=="string"&&x.
trim()===""}function Ze(h,x){const B=re.has(h.kind)||h.kind==="json"&&h.list!==void 0;if(Array.isArray(x)&&!B)return{problem:Q};if(x instanceof Uint8Array)return{
problem:"is not text in UTF-8: give it in UTF-8"};switch(h.kind){case"text":return Xe(h,x);case"flag":return Qe(h,x);case"integer":return et(h,x);case"decimal":
return Ke(h,x);case"choice":return ft(h,x);case"choices":return dt(h,x);case"pageOrder":return lt(h,x,h.parts?be.X4:_e.p6);case"pageSet":return lt(h,x,W.lY);case"\
file":return ht(h,x);case"files":return bt(h,x);case"json":return i(h,x,`must be ${(0,p.pG)(h)}`);default:return h}}function Xe(h,x){if(typeof x!="string"&&!(typeof x==
"number"&&Number.isFinite(x)))return{problem:`must be ${h.format?"":"text, "}${(0,p.pG)(h)}`};const B=h.lines?String(x).replaceAll(`\r
`,`
`):String(x);if(B.length>8*h.maxLength||(0,p.Y5)(h,B)>4*h.maxLength)return{problem:`must be ${(0,p.pG)(h)}`};const C=h.secret?B:(0,w.w)(B),Z=(0,p.Y5)(h,C);return Z>
h.maxLength||Z<(h.minLength??0)?{problem:`must be ${(0,p.pG)(h)}`}:(h.lines?se.test(C):!h.secret&&ce.test(C))?{problem:`must not contain control characters${h.lines?
"":" or line breaks"}`}:!h.secret&&fe.test(C)?{problem:"must not contain an incomplete character (a lone surrogate)"}:h.format&&!L.E[h.format].holds(C)?{problem:L.
E[h.format].problem?.(C)??`must be ${(0,p.pG)(h)}`}:{value:C}}function Qe(h,x){if(typeof x=="boolean")return{value:x};const B=typeof x=="string"?x.toLowerCase():
"";return B==="true"||B==="false"?{value:B==="true"}:{problem:`must be ${(0,p.pG)(h)}`}}function et(h,x){const C=(h.unit==="bytes"&&typeof x=="string"?(0,P.ik)(
x):void 0)??Ie(x);if(C===void 0||C<h.min)return{problem:`must be ${(0,p.pG)(h)}`};const Z=h.max??Y;if(C<=Z)return{value:C};const oe=(0,p.pG)(h);return{problem:oe.
includes(String(Z))?`must be ${oe}`:`must not be greater than ${Z}`}}function Ie(h){return typeof h=="string"?te.test(h)?Number(h.trim())+0:void 0:typeof h=="nu\
mber"&&Number.isInteger(h)?h+0:void 0}function Ke(h,x){const C=(h.unit==="inches"&&typeof x=="string"?(0,P.Vi)(x):void 0)??ct(x),{above:Z=-1/0,min:oe=-1/0,max:ae=1/0}=h;
return Number.isFinite(C)&&C>Z&&C>=oe&&C<=ae?{value:C+0}:{problem:`must be ${(0,p.pG)(h)}`}}function ct(h){return typeof h=="number"?h:typeof h=="string"&&he.test(
h)?Number(h.trim()):NaN}function ft(h,x){const{open:B}=h,C=Ie(x),Z=h.options.find(({value:ae,contract:Ee=ae})=>ae===x||typeof x=="number"&&ae===String(x)||typeof Ee==
"number"&&Ee===C);if(Z)return{value:Z.value};const oe=B?C:void 0;return B&&oe!==void 0&&oe>=B.min&&oe<=B.max?{value:oe}:{problem:`must be ${(0,p.pG)(h)}`}}function dt(h,x){
if(typeof x=="string"&&x.length>ye)return{problem:`must be ${(0,p.pG)(h)}`};const B=typeof x=="string"?x.replace(/^ +| +$/g,"").split(/ *, */):x,C=h.options.map(
({value:Z})=>Z);return!Array.isArray(B)||!B.every(Z=>C.some(oe=>oe===Z))?{problem:`must be ${(0,p.pG)(h)}`}:{value:C.filter(Z=>B.includes(Z))}}function lt(h,x,B){
if(typeof x!="string"&&typeof x!="number")return{problem:`must be ${(0,p.pG)(h)}`};const C=String(x);if(C.length>h.maxLength)return{problem:`must be at most ${h.
maxLength} characters long, and has ${C.length}`};const Z=B(C);return"problem"in Z?{problem:Z.problem}:{value:C}}function ht(h,x){const{name:B,bytes:C}=typeof x==
"object"?x:{};return typeof B!="string"||!(C instanceof Uint8Array)?{problem:`must be ${(0,p.pG)(h)}`}:C.length===0&&h.accepts!=="any"?{problem:"is an empty fil\
e"}:C.length>(de[h.accepts]??1/0)?{problem:`is too large: it must be ${(0,p.pG)(h)}`}:{value:{name:B,bytes:C}}}function bt(h,x){const B=Array.isArray(x)?x:[x],C=[];
for(const oe of B){const ae=ht({...h,kind:"file"},oe??{});if("problem"in ae)return ae.problem.startsWith("must")?{problem:`must be ${(0,p.pG)(h)}`}:ae;C.push(ae.
value)}const Z=C.reduce((oe,{bytes:ae})=>oe+ae.length,0);return C.length>h.max||Z>h.maxBytes?{problem:`must be ${(0,p.pG)(h)}`}:new Set(C.map(({name:oe})=>oe)).
size<C.length?{problem:"has two files of one name"}:{value:C}}}),15828:((ie,U,o)=>{o.d(U,{Cq:()=>m,Xl:()=>O,Y5:()=>u,k_:()=>g,pG:()=>P});var v=o(33037),p=o(70458),
I=o(60666);function P(c){switch(c.kind){case"text":{const E=c.minLength?`${c.minLength} to ${c.maxLength}`:`at most ${c.maxLength}`;return c.format?`${I.E[c.format].
words}, ${E} characters`:`${E} characters`}case"flag":return"true or false";case"integer":{const E=c.unit===void 0?"":`, in ${c.unit}, ${v.KH}`;return c.max===void 0||
c.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${c.min}${E}`:`a whole number from ${c.min} to ${c.max}${E}`}case"decimal":return`a decimal number ${M(
c)}, in ${c.unit}, with a point${c.unit==="inches"?`, ${v.VR}`:""}`;case"choice":return`one of ${c.options.map(E=>typeof E.value=="number"?i(E):E.value).join(",\
 ")}${c.sides?`, ${p.j}`:""}`;case"choices":return`one or more of ${c.options.map(({value:E})=>E).join(", ")}, separated by commas`;case"pageOrder":return c.parts?
`ranges of pages such as 1-3, 7, 9-, at most ${c.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${c.maxLength} characters`;case"pageSet":
return`pages such as 1..3, -1, odd, even, all or not 2, at most ${c.maxLength} characters`;case"file":return d[c.accepts];case"files":return`at most ${c.max} im\
ages (PNG, JPEG, GIF) of at most ${c.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${c.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"\
}'}, at most ${c.maxLength} characters`;default:return c}}function g(c){if(c.contract===void 0)return"";if(c.kind==="pageOrder")return`at most ${c.contract.maxLength}\
 characters`;const{minLength:E,contract:l}=c;return"values"in l?`one of ${l.values.join(", ")}`:`${E?`${E} to ${l.maxLength}`:`at most ${l.maxLength}`} ${l.characters===
"printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}const D=({value:c,contract:E})=>typeof c=="string"&&E===void 0,y=({options:c})=>c.
some(({contract:E})=>E!==void 0)&&c.some(D),O=({options:c})=>`one of ${c.filter(E=>!D(E)).map(({value:E})=>E).join(", ")}`;function m(c,E){if(c.kind==="choice")
return y(c)&&c.options.some(b=>b.value===E&&D(b));if(c.kind==="pageOrder")return c.contract!==void 0&&String(E).length>c.contract.maxLength;if(c.kind!=="text"||
c.contract===void 0||typeof E!="string")return!1;const{contract:l}=c;return"values"in l?!l.values.includes(E):u(c,E)>l.maxLength||l.characters!==void 0&&!a.test(
E)}const a=/^[\x20-\x7e]*$/,u=({secret:c},E)=>c?E.length:[...E].length;function i({value:c,label:E,description:l}){const b=l??E.toLowerCase(),T=String(c).replace(
/^-/,"").replaceAll("_"," ").toLowerCase();return l===void 0&&E.toLowerCase().includes(T)?String(c):`${c} (${b.charAt(0).toLowerCase()}${b.slice(1)})`}const d={
pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12\
, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};function M({above:c,min:E,max:l}){const b=c===void 0?`of at least ${E??
0}`:`greater than ${c}`;return l===void 0?b:`${b} and at most ${l}`}}),50580:((ie,U,o)=>{o.d(U,{L:()=>p});var v=o(38340);function p(I,P){return Object.entries((0,v.
zI)(I).fields).flatMap(([g,D])=>{if(D.kind!=="choice"||!D.open||typeof P[g]!="number")return[];const y=D.options.map(({value:O})=>O).join(", ");return[{field:g,
message:`is a number that only some regions know: use ${y}`}]})}}),33037:((ie,U,o)=>{o.d(U,{KH:()=>v,VR:()=>p,Vi:()=>O,ik:()=>g});const v="or a size such as 18 \
MB or 18 MiB",p="or a length such as 20 mm, 2 cm or 0.5 in",I={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},P=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;
function g(m){const[,a,u]=P.exec(m)??[],i=I[u?.toLowerCase()??""];return i===void 0?void 0:Math.floor(Math.round(Number(a)*i*1e3)/1e3)}const D={mm:25.4,cm:2.54,
in:1},y=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function O(m){const[,a,u]=y.exec(m)??[],i=D[u?.toLowerCase()??""];return i===void 0?void 0:Number(
(Number(a)/i).toFixed(10))}}),51521:((ie,U,o)=>{o.d(U,{Ct:()=>D,Qf:()=>g,sA:()=>O});var v=o(98446),p=o(34378);const I=/(\{[^{}]*\})/;function P(m,a){const u=[],
i=[],d=`use ${a.map(M=>`{${M}}`).join(", ")}`;for(const M of(0,p.w)(m).split(I)){const c=a.find(E=>`{${E}}`===M);if(c)u.push({placeholder:c});else if(I.test(M))
i.push(M);else{if(/[{}]/.test(M))return{problem:`has a brace that belongs to no placeholder; ${d}`};M&&u.push({literal:M})}}return i.length===0?{pieces:u}:{problem:`\
has the unknown ${(0,v.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${d}`}}const g=m=>m.split(I).filter((a,u)=>u%2===1),D=(m,a)=>m.split(I).map(
(u,i)=>(i%2===1&&Object.hasOwn(a,u.slice(1,-1))?a[u.slice(1,-1)]:void 0)??u).join(""),y=["number","last","label","name"],O=m=>P(m,y)}),66974:((ie,U,o)=>{o.d(U,{
D6:()=>g,F1:()=>I,NL:()=>m,P3:()=>p,br:()=>P,bs:()=>O});var v=o(98446);const p={problem:"names page 0: pages count from 1, and -1 is the last page"};function I(u,i,d){
const M=[],c=[];for(const[E,l]of u.split(",").entries()){const b=E+1;if(i!==void 0&&l.trim()===""){c.push(`entry ${b} is empty: write ${i}, separated by single \
commas`);continue}const T=d(l,b);"problem"in T?c.push(P(b,l,T.problem)):M.push(T.item)}return c.length>0?{problem:O(c)}:{items:M}}const P=(u,i,d)=>`entry ${u} (\
'${a(i.trim())}') ${d}`,g=({position:u,text:i},d,M)=>P(u,i,`names ${D(d)}, but the document has ${(0,v.y_)(M,"page")}`);function D(u){return Number.isSafeInteger(
u)?`page ${u}`:"a page far beyond its end"}const y=5;function O(u){const i=u.length-y;return[...u.slice(0,y),...i>0?[`and ${i} more such entries`]:[]].join("; ")}
function m(u){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after \
it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function a(u){const i=[...u].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return(0,v.Bu)(i.join(""),40)}}),72750:((ie,U,o)=>{
o.d(U,{Ly:()=>D,UL:()=>y,aW:()=>g,p6:()=>P});var v=o(58552),p=o(66974);const I=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,P=m=>(0,p.F1)(m,"pages such as 3,1,2 or 2..5",
(a,u)=>{const i=I.exec(a);if(!i)return{problem:O(a)};const d=Number(i[1]),M=i[3]===void 0?void 0:Number(i[3]);return d===0||M===0?p.P3:{item:{from:d,to:M,range:i[2]!==
void 0,text:a.trim(),position:u}}});function g(m,a,u){const i=b=>(0,v.G6)([{field:"page_order",message:b}]),d=P(m);if("problem"in d)throw i(d.problem);const M=D(
d.items,a);if("problem"in M)throw i(M.problem);const c=y(M.spans);if(c>u)throw i(`names ${c} pages in all; at most ${u} are allowed`);const E=new Uint32Array(c);
let l=0;for(const{first:b,last:T}of M.spans){const k=b<=T?1:-1;for(let K=b;K!==T+k;K+=k)E[l++]=K}return E}function D(m,a){const u=[],i=m.map(d=>{const M=T=>T<0?
a+1+T:T,c=M(d.from),E=d.range?d.to===void 0?a:M(d.to):c,b=[[d.from,c],[d.to??d.from,E]].find(([,T])=>T<1||T>a);return b&&u.push((0,p.D6)(d,b[0],a)),{first:c,last:E}});
return u.length>0?{problem:(0,p.bs)(u)}:{spans:i}}const y=m=>m.reduce((a,{first:u,last:i})=>a+Math.abs(i-u)+1,0);function O(m){return/^ *\.\./.test(m)?"has no s\
tart: a range is written 1..5":(0,p.NL)(m)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((ie,U,o)=>{o.d(U,{k1:()=>g,lY:()=>P,m7:()=>D});
var v=o(58552),p=o(66974);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,P=m=>(0,p.F1)(m,"pages such as 1..3, -1, odd",(a,u)=>{const i=a.trim(),
d=I.exec(i);if(!d)return{problem:O(i)};const[,M,c,E,l,b]=d,T={negated:M!==void 0,text:i,position:u};if(c!==void 0)return{item:{...T,pages:c.toLowerCase()}};const k=Number(
E),K=l===void 0?k:b===void 0?"end":Number(b);return k===0||K===0?p.P3:{item:{...T,pages:{from:k,to:K}}}});function g(m,a,u="pages"){const i=l=>(0,v.G6)([{field:u,
message:l}]),d=P(m);if("problem"in d)throw i(d.problem);const M=new y(a),c=new y(a),E=[];for(const l of d.items){const b=l.negated?c:M;if(typeof l.pages=="strin\
g"){b.add(l.pages);continue}const{from:T,to:k}=l.pages,K=T<0?a+1+T:T,J=k==="end"?a:k<0?a+1+k:k,j=(k==="end"?T<0?[[T,K]]:[]:[[T,K],[k,J]]).find(([,z])=>z<1||z>a);
j&&E.push((0,p.D6)(l,j[0],a)),!(k==="end"&&K>a||E.length>0)&&b.range(Math.min(K,J),Math.max(K,J))}if(E.length>0)throw i((0,p.bs)(E));return d.items.every(({negated:l})=>l)&&
M.add("all"),M.without(c)}function D(m){const a=P(m);if("problem"in a||a.items.length!==1)return;const{negated:u,pages:i}=a.items[0];if(u)return;if(i==="all")return{
first:1};if(typeof i=="string"||i.from<1)return;const{from:d,to:M}=i;return M==="end"?{first:d}:M===-1?{first:d}:M<1?void 0:{first:Math.min(d,M),last:Math.max(d,
M)}}class y{pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&
(this.even=!0)}range(a,u){this.differences[a]++,this.differences[u+1]--}without(a){const u=new Uint32Array(this.pageCount);let i=0,d=0,M=0;for(let c=1;c<=this.pageCount;c++){
d+=this.differences[c],M+=a.differences[c];const E=c%2===1?"odd":"even";(d>0||this[E])&&!(M>0||a[E])&&(u[i++]=c)}return u.subarray(0,i)}}function O(m){return/^(not +)?\.\./i.
test(m)?"has no start: a range is written 1..5":/^!/.test(m)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(m.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),70458:((ie,U,o)=>{o.d(U,{h:()=>I,j:()=>v});const v="or a siz\
e such as 210 x 99 mm",p=/^ *([\d.]{1,33}) *[x×] *([\d.]{1,33}) *(mm|cm|in) *$/i;function I(P,g){let D=g;for(const[y,O]of Object.entries(P)){if(O.kind!=="choic\
e"||!O.sides)continue;const{[y]:m,...a}=D,[u,i,d]=typeof m=="string"?p.exec(m)?.slice(1)??[]:[],M=O.sides.some(l=>![void 0,null,""].includes(a[l]));if(d===void 0||
M)continue;const[c,E]=O.sides;D={...a,[c]:`${u} ${d}`,[E]:`${i} ${d}`}}return D}}),33858:((ie,U,o)=>{o.d(U,{D_:()=>m,X4:()=>R,kU:()=>j});var v=o(58552),p=o(66974),
I=o(72750);const P=/^(\d+|first)-(\d+|last|end)?$/i,g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,D=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
y=/^(?:last|end)-(\d+|last|end)$/i,O=/^(-?\d+)-(-?\d+|last|end)$/i;function m(z){if(Array.isArray(z))return a(z);if(typeof z!="string"&&typeof z!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const G=String(z),H=G.split(/\r?\n/).filter(ne=>ne.trim()!=="");if(H.length>1&&H.every(ne=>/^ *- +\S/.test(
ne)))return a(H.map(ne=>u(ne.replace(/^ *- +/,""))));const X=/^\s*\[(.*)\]\s*$/s.exec(G);return X?a(X[1].split(",").map(u)):i(H.length>1?H.join(","):G)}function a(z){
return z.some(G=>typeof G!="string"&&typeof G!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:i(z.join(","))}function u(z){
return z.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(z){const G=(0,p.F1)(z,void 0,H=>{const{items:X,isUnclear:ne}=l(H),$e=ne||X.length>1&&X.some(Ae=>Ae.startsWith(
"-"))?b(X):X.map(T).find(Ae=>Ae!==void 0);return $e?{problem:`is ambiguous: write ${$e.join(" or ")}`}:{item:X.length===0?H:X.map(k).join(",")}});return"problem"in
G?G:{text:G.items.join(",")}}const d=/^(?:not )?(?:-?\d+|first|last|end)$/i,M=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,c=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,
E=new Set(["-","–",".."]);function l(z){const G=[];let H=!1;for(const X of z.split(/\s+/)){if(X==="")continue;const ne=G.at(-1)??"",ge=M.test(ne),$e=ge?d.test(
X):d.test(ne)&&(E.has(X)||c.test(X));$e?G[G.length-1]=ne+X:ne.toLowerCase()==="not"?G[G.length-1]=`${ne} ${X}`:G.push(X),H||=ge&&!$e}return{items:G,isUnclear:H}}
function b(z){const G=z.map(k).join(","),[H,X,...ne]=z,ge=ne.length===0&&X?/^-(\d+)$/.exec(X):null;return ge&&H&&/^\d+$/.test(H)?[G,`${H}..${ge[1]}`]:[G]}function T(z){
const G=z.replace(/^not /i,""),H=y.exec(G);if(H)return/^\d/.test(H[1])?[`-${Number(H[1])+1}`,`-1..${H[1]}`]:["-1"];const X=O.exec(G);if(!X||P.test(G))return;const[
,ne,ge]=X;return ge.startsWith("-")?[`${ne}..${ge}`,`${ne},${ge}`]:[`${ne}..${J(ge)}`,`${ne},-${ge}`]}function k(z){const[,G="",H=""]=/^(not )?(.*)$/i.exec(z)??
[],X=P.exec(H)??g.exec(H)??D.exec(H);return X?`${G}${J(X[1])}..${J(X[2]??"")}`:`${G}${J(H)}`}const K={first:"1",last:"-1",end:"-1"},J=z=>K[z.toLowerCase()]??z;function R(z){
const G=m(z);return"problem"in G?G:(0,I.p6)(G.text)}function j(z,G,H,X="ranges"){const ne=be=>(0,v.G6)([{field:X,message:be}]),ge=R(z);if("problem"in ge)throw ne(
ge.problem);const $e=(0,I.Ly)(ge.items,G);if("problem"in $e)throw ne($e.problem);const Ae=$e.spans.flatMap(({first:be,last:W},V)=>{const{position:L,text:w}=ge.items[V];
return be<=W?[]:[(0,p.br)(L,w,`ends before it starts: write ${W}-${be}`)]});if(Ae.length>0)throw ne((0,p.bs)(Ae));const _e=(0,I.UL)($e.spans);if(_e>H)throw ne(`\
names ${_e} pages in all; at most ${H} are allowed`);return $e.spans}}),77040:((ie,U,o)=>{o.d(U,{n:()=>P});const v=["number","last","title","date"],p=`use ${v.map(
g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,I="{}|\\";function P(g){const D=[[]],y=[];let O="";const m=()=>{O!==""&&D.at(-1).push(O),O=""};for(let d=0;d<
g.length;d++){const M=g[d];if(M==="\\"&&d+1<g.length&&I.includes(g[d+1]))O+=g[++d];else if(M==="|")m(),D.push([]);else{if(M==="}")return{problem:`has a brace th\
at belongs to no placeholder; ${p}`};if(M==="{"){const c=g.indexOf("}",d);if(c<0)return{problem:`has a brace that belongs to no placeholder; ${p}`};const E=g.slice(
d+1,c),l=v.find(b=>b===E);m(),l?D.at(-1).push({placeholder:l}):y.push(`{${E}}`),d=c}else O+=M}}if(m(),y.length>0)return{problem:`has the unknown ${y.join(" and ")}\
; ${p}`};if(D.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[a=[],u=[],i=[]]=D;return D.length===
1?{left:[],middle:a,right:[]}:D.length===2?{left:a,middle:[],right:u}:{left:a,middle:u,right:i}}}),60666:((ie,U,o)=>{o.d(U,{E:()=>u,L:()=>O});var v=o(49180),p=o(
17079),I=o(51521),P=o(77040);function g(i){const d=(0,I.sA)(i);return"problem"in d?d.problem:void 0}function D(i){const d=(0,P.n)(i);return"problem"in d?d.problem:
void 0}const y=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,O=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),m=i=>!/[/\\\p{Cc}\p{Cs}]/u.
test(i)&&/[^. ]/.test(i);function a(i){const d=URL.canParse(i)?new URL(i):void 0;return d?.protocol==="https:"&&d.username===""&&d.password===""}const u={"file-\
name":{holds:m,words:"a file name without folders"},"media-type":{holds:O,words:"a media type such as text/xml or application/pdf"},color:{holds:i=>(0,v.q)(i)!==
void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,p.Z)(i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00\
+01:00"},"number-format":{holds:i=>g(i)===void 0,words:"text such as {number} / {last}",problem:g},"running-line":{holds:i=>D(i)===void 0,words:"a line such as \
{title}|{number} / {last}",problem:D},"https-address":{holds:a,words:"an HTTPS address such as https://tsa.example.com"},"language-tag":{holds:i=>y.test(i),words:"\
a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ie,U,o)=>{o.d(U,{Hn:()=>p,Kf:()=>P,RZ:()=>v,Vp:()=>D,YG:()=>g,vH:()=>I});function v(y,O){for(const m of O)
y.push(m)}const p=y=>y.slice();function I(y,O,m){const a=y.get(O);a?a.push(m):y.set(O,[m])}const P=y=>{let O=-1/0;for(const m of y)O=Math.max(O,m);return O},g=y=>{
let O=1/0;for(const m of y)O=Math.min(O,m);return O},D=y=>Number.isInteger(y)&&!Number.isSafeInteger(y)})};
