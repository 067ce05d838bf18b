"use strict";exports.id=6210,exports.ids=[6210],exports.modules={42239:((ne,S,s)=>{s.d(S,{Aq:()=>i,pe:()=>a,zB:()=>u});var P=s(76760),$=s.n(P),I=s(58552),b=s(97904),p=s(30245),
v=s(15969),O=s(54614);const A={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"\
api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and bas\
e-url the documents are processed on the runner, and no key is needed",giveLanguages:"Give a folder with its data as language-data",here:"on the runner"},h={...A,
start:"working-directory",empty:"the folder of working-directory is empty: use actions/checkout before this step"};function i(c){const g=process.env.GITHUB_WORKSPACE;
try{process.chdir(g??".")}catch(z){throw new I.zU("configuration",`The workspace '${g}' cannot be opened (${(0,O.xU)(z)})`,{advice:"Run the step in a job with a\
 workspace, and do not remove that folder in an earlier step",cause:z})}const m=process.cwd();c!==""&&l(c,m);const D=process.cwd(),x=process.env.RUNNER_TEMP||void 0,
F=[$().resolve(g??m,c),(0,b.Ye)(D)??D].map(z=>[$().resolve(z),D]);x!==void 0&&F.push([(0,b.Ye)(x)??x,x]);const N={...w(D,x),otherNames:F.filter(([z,X])=>z!==X)};
return c===""?N:{...N,words:h,around:m}}function l(c,g){const m=(F,N)=>new I.zU("configuration",`working-directory: '${c}' ${F}`,{advice:"Give a folder of the w\
orkspace, such as the path of actions/checkout",cause:N}),[D,x]=[(0,b.Ye)($().resolve(g,c)),(0,b.Ye)(g)??g];if(D===void 0||(0,b._N)(D)?.isDirectory()!==!0)throw m(
"is not a folder");const j=$().relative(x,D);if(!(0,v.FK)(j))throw m("leads out of the workspace");if((0,p.SV)(j))throw m("is below .git, which is not read");try{
process.chdir($().join(g,j))}catch(F){throw m(`cannot be opened (${(0,O.xU)(F)})`,F)}}function a({workspace:c,around:g=c}){for(let m=c;m.length>g.length;m=$().dirname(
m))if((0,b.Ms)($().join(m,".git"))!==void 0)return m;return g}const u=(c,g)=>$().isAbsolute(g)?g:$().posix.join((0,v.d7)($().relative(a(c),c.workspace)),g),w=(c,g)=>({
workspace:c,temporary:g,anywhere:!1,words:A})}),46210:((ne,S,s)=>{var P=s(67981),$=s(73024),I=s(58552),b=s(68747),p=s(98446),v=s(48161),O=s(58426),A=s(95379),h=s(
97904),i=s(15969);const l=["failed","skipped","notes","nothing"],a=32,u=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=a,w=`must be a whole number from 1 to ${a}`,
c=300,g=86400,m=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=g,D=`must be a whole number of seconds from 1 to ${g}`,x=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),j="mu\
st be a number of percent from 0 to 99, such as 5";var F=s(79463),N=s(46863),z=s(52465),X=s(74581);function G(e,t){if(e==="")return;const n=(0,h.Ye)((0,i.M0)(t,
e)),o=n===void 0?"does not exist":k(n,t);if(o===void 0)return n;throw new I.zU("configuration",`The folder '${e}' of language-data ${o}`,{advice:"Give a folder \
with files such as eng.traineddata or eng.traineddata.gz"})}function k(e,t){return(0,i.NB)(t,e)?(0,h._N)(e)?.isDirectory()?(0,X.Y)(e).length===0?"has no data of\
 a language":void 0:"is not a folder":`is outside of ${t.words.start}`}async function V(e,t,n){if(e.region!==""||e.baseUrl!=="")return(await Promise.all([s.e(7718),
s.e(2958),s.e(6053),s.e(2237),s.e(7064),s.e(6466),s.e(5462)]).then(s.bind(s,55462))).chooseRegion(e,t);const o=G(e.languageData,t);return{isLocal:!0,check:()=>Promise.
resolve(),open:(r,f)=>{const E=e.concurrency??(le(r,f,t)?1:void 0);return Ee(r.length,t,n,{folder:o,concurrency:E})},place:t.words.here}}const Z=50,ce=2e6;function le(e,t,n){
return!t.every(({name:f,params:E})=>{const _=(0,A.a5)(f,E).some(L=>L==="pixels"||L==="recognizer");return(0,O.zI)(f).accepts===void 0&&!_})||e.length>Z?!1:e.flatMap(
({inputs:f})=>f).reduce((f,E)=>f+((0,h._N)((0,i.M0)(n,E))?.size??0),0)<ce}async function Ee(e,{workspace:t,words:n},o,{folder:r,concurrency:f=Math.min((0,v.availableParallelism)(),
a)}){const E={folder:r,cure:n.giveLanguages},_=Math.min(e,f),L=(0,N.ZK)(t),U=()=>Promise.resolve();if(_<2){const{localHere:ee}=await Promise.all([s.e(7718),s.e(
7064),s.e(9439)]).then(s.bind(s,59439)),{pause:ae}=await Promise.resolve().then(s.bind(s,8526)),pe=ee({},z.db,ae,{recognition:{...E,entry:o}});return{execute:(me,ie)=>(0,F.
g)(me,ie,pe,L),lanes:_,close:U,abandon:U}}const{workerPool:T}=await s.e(2638).then(s.bind(s,12638)),K=T({entry:await o(),size:Math.min(_,(0,v.availableParallelism)()),
ports:z.db,recognition:E});return{execute:(ee,ae)=>(0,F.g)(ee,ae,K,L),lanes:_,close:K.close,abandon:U}}var Me=s(30245),ye=s(64123),Ae=s(34),W=s(76760),H=s.n(W);
const C=()=>Promise.resolve(H().join(__dirname,"index.js"));var M=s(54614),Y=s(45180),q=s(57214),fe=s(45657);function re(e){const n=(H().sep==="/"?e.replaceAll(
"\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function te(e,t,n,o=new Set){for(const T of[e,...t])if(ue(T)>ge)throw(0,I.G6)([
{field:"files",message:`the pattern '${T}' has more than ${ge} * in one name: write fewer`}]);const{create:r}=await s.e(102).then(s.bind(s,50102)),E=[e,...t.map(
T=>T.slice(1).trim())].map(T=>d(T,n)).map((T,K)=>K===0?T:`!${T}`),_=await r(E.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw y(e)});se(_.constructor,o);const L=new Set((0,i.d7)(e).split("/")),U=T=>(0,i.dR)(n,T).split("/").
some(K=>oe.has(K)&&!L.has(K));return(await _.glob()).filter(T=>!U(T))}function se(e,t){const n=e,o=n.passesOver;if(n.passesOver=t,o!==void 0)return;const r=n.stat.
bind(n);n.stat=(f,...E)=>r(f,...E).catch(_=>{if((0,M.xU)(_)!=="ENOENT")throw _;n.passesOver?.add(f.path)})}const ge=4,ue=e=>(0,fe.Kf)((0,i.d7)(e).split("/").map(
t=>t.match(/\*+/g)?.length??0)),oe=new Set([".git","node_modules"]);function d(e,{workspace:t,otherNames:n=[]}){for(const[o,r]of n)if(e.startsWith(o)&&["","/",H().
sep].includes(e.charAt(o.length)))return r+e.slice(o.length);return H().isAbsolute(e)||t===process.cwd()?e:`${re(t)}/${e}`}function y(e){const t=`the pattern '${e}\
' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,I.G6)([{field:"files",message:t}])}const B=[[/^-\s/,"files takes lines, not \
a YAML list: leave out the dash"],q.jB,q.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,
"braces do not list alternatives here: write one line for each"],q.jN,q.yZ,[/\.[*+]\\\.|\\\.\w+$|^\^|\$$/,"this is a regular expression, and files takes pattern\
s such as docs/*.pdf, in which * is any part of a name"],q.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,"write one pattern per line, without \
commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function R(e,t,n){if(he(n.workspace))return n.words.empty;const o=(0,q.oR)(e,B);if(o!==
void 0)return o;const r=async E=>te(E,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin with ! exclude every file that it matches";
const f=de(e,n);if(f!==void 0)return f;if((0,h._N)((0,i.M0)(n,e))?.isDirectory()===!0)return"the folder has no such files";for(const[E,_]of H().isAbsolute(e)&&n.
anywhere?[]:J(e)){const[L]=E===e?[]:await r(E);if(L!==void 0)return`${_}, and there is ${(0,i.dR)(n,L)}`}}const J=e=>[[Q(e),"upper and lower case count"],[Q(`${e}\
.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],[e.normalize("NFD"),"its accents are not wri\
tten as in the name of the file"]],Q=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.
toUpperCase()}]`);function de(e,t){const n=(0,i.M0)(t,e).split(H().sep),o=n.findIndex(f=>/[*?[]/.test(f)),r=(0,h._N)((0,i.M0)(t,e))?.isDirectory()===!0;for(let f=1;f<=
(o<0?n.length-(r?0:1):o);f++){const E=n.slice(0,f).join(H().sep);if((0,i.I5)(t,E)===void 0||!(0,h.PJ)(E))continue;const[_,L]=[(0,i.dR)(t,E),(0,h.Ye)(E)];return L===
void 0?`'${_}' is a link to a folder that does not exist`:(0,i.NB)(t,L)?`'${_}' is a link, which patterns do not follow: write '${(0,i.dR)(t,L)}' in its place`:
`'${_}' is a link that leads out of the workspace`}}function he(e){try{return(0,$.readdirSync)(e).length===0}catch{return!1}}function Pe(e){if(e?.alsoXml)return ve.
invoice;const t=e?.accepts??"pdf";return ve[t==="text"?e?.textKind??"markdown":t]}const ve={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,markdown:/\.(?:md|markdown)$/i,
html:/\.x?html?$/i,invoice:/\.(?:pdf|xml)$/i};async function xe(e,t,n,o){const r=[],f=new Set,E=new Set,_=[],L=new Map;for(const[U,{text:T,literal:K}]of e.entries()){
if(!K&&T.startsWith("!"))continue;if(!(0,i.NB)(t,T))throw y(T);const ee=K?[]:e.slice(U+1).flatMap(ie=>ie.text.startsWith("!")?[ie.text]:[]),ae=new Set,{matches:pe,
isPath:me}=await $e(T,K,ee,n,t,ae);for(const ie of ae)_e(ie,T,n)&&L.set((0,i.dR)(t,ie),be(ie));pe.length===0&&ae.size===0&&_.push({line:T,reason:await R(T,ee,t)});
for(const ie of pe){const Oe=(0,i.dR)(t,ie),Re=(0,Me.YY)(t,ie);if(Re!==void 0){L.set(Oe,Re);continue}const Le=(0,ye.hQ)(Oe);(!f.has(Le)||o&&me&&E.has(Le))&&r.push(
Oe),f.add(Le),me&&E.add(Le)}}return{files:r,empty:_,refused:L,idle:await Ce(e,t)}}async function Ce(e,t){const n=[],o=e.findIndex(({text:r,literal:f})=>f||!r.startsWith(
"!"));for(const[r,{text:f,literal:E}]of e.entries()){if(E||!f.startsWith("!"))continue;const _=f.slice(1).trim();r<o?n.push(`'${f}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,i.NB)(t,_)&&(await te(_,[],t).catch(()=>[])).length===0&&n.push(`'${f}' excludes nothing: no file\
 matches '${_}'`)}return n}async function $e(e,t,n,o,r,f){const E=(0,i.M0)(r,e),_=!t&&/[*?[\]\\]/.test(e)?void 0:(0,h._N)(E);if(t)return{matches:(0,h.Ms)(E)===void 0?
[]:[E],isPath:!0};if(_?.isFile()&&n.length===0)return{matches:[E],isPath:!0};const L=await te(e,n,r,f),U=_?.isDirectory()?L.filter(T=>o.test(T)):L;return{matches:U.
length>1?je(U):U,isPath:_?.isFile()??!1}}function _e(e,t,n){const o=/\.[^./*?[\]]+$/.exec(t)?.[0];return o===void 0?n.test(e):e.endsWith(o)}const be=e=>e.includes(
"�")?"has a name that is not UTF-8":"was removed while files were searched";function je(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(o,r)=>{for(let f=0;f<
o.length&&f<r.length;f++){const E=t(o[f]??"",r[f]??"");if(E!==0)return E}return o.length-r.length};return e.map(o=>({file:o,segments:(0,i.d7)(o).split("/")})).sort(
(o,r)=>n(o.segments,r.segments)||(o.file<r.file?-1:1)).map(({file:o})=>o)}var Ye=s(42239);const ht=5;async function Xt(e,t,n,o){const r=(0,Y.Ud)(e.steps),f=e.steps[0],
E=await xe(e.files,t,Pe(f&&(0,O.zI)(f.name)),r);qt(E,t.words.start,e.ifNoFilesFound,o);for(const me of E.idle)o.add(me);const _=Qt(E.files,n);_.length===0&&E.files.
length>0&&mt("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,o);const{changedSince:L,githubToken:U}=e;
if(!e.changedOnly&&L===""||_.length===0)return{matched:_,files:_};const T=await Promise.all([s.e(2958),s.e(1787),s.e(7874)]).then(s.bind(s,67874)),K=L!=="",ee=await(K?
T.changedSince(U,L,process.env):T.changedFiles(U));if("unknown"in ee)return o.add(`${K?"changed-since":"changed-only"} leaves nothing out: ${ee.unknown}`),{matched:_,
files:_};const ae=me=>ee.paths.has((0,Ye.zB)(t,me)),pe=[];for(const me of _)([me,...n.neededBy(me).keys()].some(ae)||(await n.mentionedIn(me)).some(ae))&&pe.push(
me);return P.pq(`${(0,p.y_)(pe.length,"file")} of ${_.length} changed`),{matched:_,files:(r||e.continueNumbers)&&pe.length>0?_:pe}}function Qt(e,t){const n=new Map(
e.flatMap(o=>[...t.neededBy(o)]));return n.size===0?e:e.filter(o=>{const r=n.get(o);return r!==void 0&&P.pq((0,M.g$)(`'${o}' is left out of files: ${r} uses it`)),
r===void 0})}function qt({files:e,empty:t,refused:n},o,r,f){const E=t.map(({line:T,reason:K})=>K===void 0?`'${T}'`:`'${T}' (${K})`),_=[...n].map(([T,K])=>`'${T}\
' was left out: it ${K}`),L=E.length===0?"files, which is an empty list":(0,p.Dw)(E,ht,"more lines"),U=e.length>0||E.length===0||t.some(({reason:T})=>T!==void 0)?
"":`. Paths start at ${o}. Make sure that an earlier step creates the files`;if(r==="error"&&_.length>0)throw new I.zU("configuration",_.slice(0,ht).join(". "));
for(const T of _)f.add(T);E.length===0&&e.length+_.length>0||mt(`No file matches ${L}${U}`,r,f)}function mt(e,t,n){if(t==="error")throw new I.zU("configuration",
e);t==="warn"?n.add(e):P.pq((0,M.g$)(e))}const en=5;function tn(e){let t=process.uptime();return(n,o,r)=>{const f=process.uptime();f-t<en||(t=f,e(`${n}: ${o}, ${Math.
round(r*100)} %`))}}var et=s(3130),nn=s(3621),pt=s(72002),Ve=s(8526),gt=s(86006),tt=s(10008);const $t=/\{(?:dir|name)\}/;class sn{steps;places;base;shared=new Map;constructor(t,n,o){
this.steps=t,this.places=n,this.base=o}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:o})=>Object.values(o).map(r=>[this.pathFor(r,t),(0,b.i9)(n)])))}check(){
const t=[];for(const{paths:n}of this.steps)for(const[o,r]of Object.entries(n)){if($t.test(r))continue;const f=this.problemOf(this.pathFor(r,""));f!==void 0&&t.push(
{field:o,message:f})}if(t.length>0)throw(0,I.G6)(t)}async parametersOf({name:t,params:n,paths:o,fromBase:r},f){const E={};r&&this.base&&(E[tt.s]=await this.base.
read(f));for(const[_,L]of Object.entries(o)){const U=this.pathFor(L,f),T=await($t.test(L)?this.read(U,_):this.readOnce(U,_)),K=(0,O.zI)(t).fields[_]?.kind==="js\
on",{params:ee,issues:ae}=(0,et.qL)(t,{[_]:K?(0,et.iL)(T.bytes):T}),pe=ae.filter(({field:me})=>me===_);if(pe.length>0)throw(0,I.G6)(pe.map(({field:me,message:ie})=>({
field:me,message:`'${U}': ${ie}`})));E[_]=ee[_]}return{...n,...E,...await this.mentionedBy(t,f)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const o=await this.
imagesBeside(n.name,t);return o?o.images.map(({file:r})=>r):[]}catch(o){if(o instanceof I.zU&&o.code==="invalid_parameters")return[];throw o}}async mentionedBy(t,n){
const o=await this.imagesBeside(t,n);if(!o||o.images.length===0)return{};const{wire:r,images:f}=o,E=[];for(const{target:U,file:T}of f)E.push({name:U,bytes:(await this.
read(T,r)).bytes});const{issues:_}=(0,et.qL)(t,{[r]:E}),L=_.filter(({field:U})=>U===r);if(L.length>0)throw(0,I.G6)(L);return{[r]:E}}async imagesBeside(t,n){const[
o]=Object.entries((0,O.zI)(t).fields).find(([,{kind:T}])=>T==="files")??[];if(o===void 0)return;const{textKind:r="markdown"}=(0,O.zI)(t),{bytes:f}=await this.read(
n,o);if(f.length>nn.xG)return;const{imagesNamedIn:E,mayNameImages:_}=await Promise.all([s.e(1917),s.e(4299),s.e(1637),s.e(4622),s.e(2594)]).then(s.bind(s,72594)),
L=on({name:n,bytes:f});if(!_(r,L))return;const U=[];for(const T of await E(r,L,new pt.o(Ve.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(T))continue;const K=(0,i.
dR)(this.places,H().posix.join(H().posix.dirname(n),T.replace(/[?#].*$/,"")));!this.places.anywhere&&H().isAbsolute(K)||this.problemOf(K)===void 0&&U.push({target:T,
file:K})}return{wire:o,images:U}}pathFor(t,n){const{dir:o,name:r}=H().posix.parse(n),f=t.replaceAll("{dir}",()=>o||".").replaceAll("{name}",()=>r);return(0,i.dR)(
this.places,f)}readOnce(t,n){let o=this.shared.get(t);return o||this.shared.set(t,o=this.read(t,n)),o}async read(t,n){const o=this.problemOf(t);if(o!==void 0)throw(0,I.
G6)([{field:n,message:o}]);const r=await(0,h.oD)(H().resolve(this.places.workspace,t)).catch(f=>{throw(0,I.G6)([{field:n,message:`'${t}' could not be opened (${(0,M.
xU)(f)})`}])});if((0,gt._V)(r))throw(0,I.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${gt.U}`}]);return{name:H().posix.basename(
t),bytes:r}}problemOf(t){if(!(0,i.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,h.Ms)((0,i.M0)(this.places,t))===void 0)return`\
there is no file '${t}'. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,Me.YY)(this.places,t);return n===void 0?void 0:`'${t}\
' ${n}`}}const on=({bytes:e})=>new TextDecoder("utf-8").decode(e);var Et=s(72256);const yt=4096;function nt(e,t){const n=(0,I.l3)(e),o=[n,...n.others].map(r=>{const f=rn(
r),E=r.advice===void 0?f:`${f.replace(/[.:]$/,"")}. ${r.advice}`;return(0,Et.V0)(t,E,r)});return(0,M.g$)(o.join(". ")).slice(0,yt)}const rn=({message:e,issues:t})=>t.
filter(({field:n})=>n==="file").reduce((n,{message:o})=>n.replace(`file: ${o}`,()=>new RegExp("^\\p{Ll}","u").test(o)?`The document ${o}`:o),e);var Ke=s(13707);
const Fe=10;class an{given=0;add(t,n,o){const r=(0,M.g$)(t).slice(0,yt);this.given++,this.given<=Fe?P.$e(r,{...n===void 0?{}:{file:n},...o===void 0?{}:{title:o}}):
P.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,M.g$)(n)}: ${r}`)}}var Ue=s(61729),Be=s(76223);const st=10,cn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"\
bookmarks",attachments:"attachments",form:"form fields"},bt="New: there is no earlier version",fn=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:bt,data:{}}),ot=({message:e})=>e===bt,Ze=e=>e.some(t=>(0,Be.jb)(t)!==void 0||ot(t)),rt=e=>ot(e)||(0,Be.eJ)(e);function un(e){
const t=Ze(e),n=t?String(e.every(r=>(0,Be.jb)(r)?.same===!0)):"",o=t?String(Ot(e).differing):"";return{same:n,changed:e.filter(rt).map(({input:r})=>r),changedPages:o}}
function Ot(e){let[t,n]=[0,0];for(const o of e){const r=(0,Be.jb)(o);if(!r)continue;const f=E=>Number(We(r.counts,`pages${E}`));t+=ze.reduce((E,[,_])=>E+f(_),0),
n+=Number(r.pageCount)+f("Removed")}return{differing:t,total:n}}function dn(e){const{differing:t,total:n}=Ot(e);return`${t} of ${(0,p.y_)(n,"page")} ${(0,p.d5)(
t,"differs","differ")}`}const ln=e=>e.filter(rt).map(t=>({file:t.input,message:t.message??pn((0,Be.jb)(t))})),hn=(e,t)=>`fail-on-difference: ${e} of ${(0,p.y_)(
t,"file")} ${(0,p.d5)(e,"differs","differ")} from the earlier version`;function mn(e,t){for(const[n,{file:o,message:r}]of e.entries())n>=Fe-1?P.pq((0,M.g$)(`${o}\
: ${r}`)):t==="error"?P.z3(r,{file:o,title:"Differs"}):P.lm(r,{file:o,title:"Changed"})}function pn(e){const t=ze.flatMap(([o,r])=>{const f=wt(e,r);return f===""?
[]:[`Pages ${o}: ${f}`]}),n=Mt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const ze=[["added","Added"],["removed","Removed"],
["moved","Moved"],["changed","Changed"]];function wt(e,t){const n=We(e.pages,t.toLowerCase()),o=(Array.isArray(n)?n:[]).map(E=>typeof E=="number"?E:Number(We(E,
"page"))),r=Number(We(e.counts,`pages${t}`)),f=o.slice(0,st).join(", ");return r>st?`${f} and ${r-st} more`:f}function Mt(e){return[...Object.entries(cn).flatMap(
([n,o])=>Number(We(e.counts,n))>0?[o]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const We=(e,t)=>(0,Ue.C5)(e,t)??null,Pt=[
"","File","Pages",...ze.map(([,e])=>e),"Also"];function gn(e){const t=e.notes.map(o=>`<br><em>${(0,M.Hn)(o)}</em>`).join("");if(!(0,Be.jb)(e))return`<td colspan\
="${ze.length+2}">${(0,M.Hn)(e.message??"")}${t}</td>`;const n=_t(e,M.Hn).map(o=>o.replace(" → ","&nbsp;→&nbsp;"));return n.map((o,r)=>`<td>${o}${r===n.length-
1?t:""}</td>`).join("")}function _t(e,t){const n=(0,Be.jb)(e);if(!n)return[...ze.map(()=>""),"",t(e.message??"")];const[o,r]=[Number(n.pageCount),Number(n.pageCountBefore)];
return[o===r?String(o):`${r} → ${o}`,...ze.map(([,f])=>wt(n,f)),n.same===!0?"the same":Mt(n)]}const vt=e=>ot(e)?"🆕":rt(e)?"✏️":"✅";function $n(e,t){let n="",
o=0;for(const r of e)for(const f of Dt((0,Be.jb)(r)?.pages,"changed")){const E=Dt(f,"diff").map(String);if(E.length===0)continue;const L=`<details><summary>${`<\
code>${(0,M.Hn)(r.input)}</code>, page ${Number(We(f,"page"))}`}</summary>

\`\`\`diff
${E.map(M.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(L)>t?o++:n+=L}return o===0?n:`${n}<p>${(0,p.y_)(o,"more page")} did not fit here.</p>
`}function Dt(e,t){const n=We(e,t);return Array.isArray(n)?n:[]}const at=1024*1024,At=2048,Je={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function En(e){
const{rows:t,operations:n}=e,o=`<h3>Octavo: ${(0,M.Hn)(n.join(" → "))}</h3>
<p>${It(e)}</p>
`;if(t.length===0)return o;const r=Ze(t),f=[];let E=Buffer.byteLength(o)+At;for(const[K,ee]of t.entries()){const ae=r?yn(ee):bn(ee,t[K-1],Tt(e));if(E+=Buffer.byteLength(
ae),E>at)break;f.push(ae)}const _=(r?Pt:Tt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(K=>`<th>${K}</th>`).
join(""),L=t.length-f.length,U=L===0?"":`<p>${(0,p.y_)(L,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,T=e.showText?$n(t,at-E-At):"";return`${o}<table>
<tr>${_}</tr>
${f.join("")}</table>
${U}${T===""?"":`
${T}`}`}const yn=e=>`<tr><td>${e.status==="done"?vt(e):Je[e.status]}</td><td><code>${(0,M.Hn)(e.input)}</code></td>${gn(e)}</tr>
`,It=e=>`${xt(e)} · ${e.place} · ${e.seconds.toFixed(1)} s`;function xt({rows:e,matched:t,dryRun:n}){const o=T=>e.filter(K=>K.status===T),r=o("done");if(e.length===
0)return`${t===0?"No file matches":`No change in ${(0,p.y_)(t,"file")}`}, nothing written`;const f=r.filter(({output:T})=>T!==null).length,E=n?[`Dry run: ${(0,p.
y_)(o("planned").length,"result")} planned, nothing written`]:[f===0&&r.length>0?`${(0,p.y_)(r.length,"file")} read, none written`:`${(0,p.y_)(f,"file")} writte\
n`];for(const T of["failed","skipped"])o(T).length>0&&E.push(`${o(T).length} ${T}`);const _=(0,M.cz)([...new Map(r.map(T=>[T.inputs.join(`
`),T.bytesBefore??0])).values()]),L=(0,M.cz)(r.map(({bytesAfter:T})=>T??0)),U=r.length===0?"":` · ${(0,M.IV)(_)}${f===0?"":` → ${(0,M.IV)(L)}`}`;return`${E.join(
", ")}${U}`}const Tt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>wn(t));function bn(e,t,n){const{status:o,input:r,inputs:f,output:E,pages:_,
bytesBefore:L,bytesAfter:U,message:T,notes:K,data:ee}=e,ae=f.length>1&&o!=="failed"?` <em>and ${f.length-1} more</em>`:"",pe=[...E===null?[]:[`<code>${(0,M.Hn)(
E)}</code>`],...T===null?[]:[(0,M.Hn)(T)],...Object.values(ee).flatMap(De=>Lt(De).map(M.Hn)),...K.filter(De=>t?.input!==r||!t.notes.includes(De)).map(De=>`<em>${(0,M.
Hn)(De)}</em>`)],me=e.facts.firstPage!==void 0,ie=n?[it(L),it(U),me?"":Mn(L,U)]:[it(L)],Oe=[_===null?"":String(_),...ie],Re=pe.join("<br>"),Le=Oe.every(De=>De===
"")?`<td colspan="${Oe.length+1}">${Re}</td>`:`<td>${Re}</td>${Oe.map(De=>`<td align="right">${De}</td>`).join("")}`;return`<tr><td>${Je[o]}</td><td><code>${(0,M.
Hn)(r)}</code>${ae}</td>${Le}</tr>
`}const On=new Set(["pageCount","fileSize"]);function Lt(e){const t=Object.entries(e).flatMap(([n,o])=>{const r=n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase();
return On.has(n)?[]:o===!0?[r]:typeof o=="number"?o===0?[]:[`${r}: ${o}`]:Array.isArray(o)?o.length===0?[]:[`${r}: ${o.length}`]:(0,Ue.Gv)(o)&&!Object.values(o).
every(f=>typeof f=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const wn=e=>Object.keys(e).length===0,it=e=>e===null?"":(0,M.IV)(e).replace(" ","\
&nbsp;");function Mn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}const Pn=6e4,_n=1e3;
function Ct(e){const{rows:t,operations:n}=e,o=`**Octavo: ${n.join(", then ")}** · ${xt(e)}
`;if(t.length===0)return o;const r=Ze(t),f=r?Pt:["","File","Result","Pages","Size"];let E=`${o}
${ct(f)}${ct(f.map(()=>"---"))}`,_=Buffer.byteLength(E);for(const[L,U]of t.entries()){const T=ct(r?vn(U):Dn(U));if(_+=Buffer.byteLength(T),_>Pn)return`${E}
${(0,p.y_)(t.length-L,"more row")} did not fit here.
`;E+=T}return E}const ct=e=>`| ${e.join(" | ")} |
`,vn=e=>[e.status==="done"?vt(e):Je[e.status],ke(e.input),..._t(e,ke)];function Dn({status:e,input:t,inputs:n,output:o,pages:r,bytesBefore:f,bytesAfter:E,message:_,
data:L}){const U=n.length>1&&e!=="failed"?` and ${n.length-1} more`:"",T=[...o===null?[]:[ke(o)],..._===null?[]:[ke(_)],...Object.values(L).flatMap(ee=>Lt(ee).map(
ke))].join("<br>"),K=E??f;return[Je[e],`${ke(t)}${U}`,T,r===null?"":String(r),K===null?"":(0,M.IV)(K)]}function ke(e){const t=(0,p.Bu)((0,M.g$)(e),_n).replace(/\\+(?=\|)/g,
r=>"⧵".repeat(r.length)).replaceAll("|","\\|"),n=(0,fe.Kf)([0,...(t.match(/`+/g)??[]).map(r=>r.length)]),o="`".repeat(n+1);return`${o} ${t} ${o}`}const An=(0,O.
zI)("find_text").dataKey??"";function Rt(e){return e.flatMap(({data:t})=>{const n=t[An];return n===void 0?[]:[Number(n.count)]})}function In(e){const t=Rt(e);return t.
length===0?"":String(t.reduce((n,o)=>n+o,0))}function xn(e,{failOnMatch:t,failOnNoMatch:n}){const o=Rt(e),r=o.filter(_=>_>0).length,[f,E]=[o.length-r,(0,p.y_)(o.
length,"file")];return t&&r>0?`fail-on-match: ${r} of ${E} ${(0,p.d5)(r,"has","have")} a match`:n&&f>0?`fail-on-no-match: ${f} of ${E} ${(0,p.d5)(f,"has","have")}\
 no match`:void 0}const Ds=null,Tn=/[\r\n]|^\s|\s$/;class Ln{resultsFile="";places;begin(){const t=process.env.RUNNER_TEMP;ft("results-file cannot be made in RU\
NNER_TEMP",t,()=>{t&&(this.resultsFile=H().join((0,$.mkdtempSync)(H().join(t,"octavo-")),"results.json"))}),this.tell([])}startFrom(t){this.places=t}tell(t,n=""){
const o=t.map(({data:L,...U})=>({...U,...L})),r=t.flatMap(({status:L,output:U})=>L==="done"&&U!==null?[U]:[]),{places:f}=this,E=r.map(L=>f===void 0?L:(0,i.ZJ)(f,
L)).filter(L=>!Tn.test(L)),_=r.length===0?"":`, although ${(0,p.y_)(r.length,"file")} were written: see the log`;ft(`The output results-file cannot be written${_}`,
this.resultsFile,()=>{this.resultsFile!==""&&(0,$.writeFileSync)(this.resultsFile,`${JSON.stringify(o)}
`)}),ft(`The outputs of the step cannot be written${_}`,process.env.GITHUB_OUTPUT,()=>{P.uH("files",r),P.uH("paths",E.map(re).join(`
`)),P.uH("count",r.length),P.uH("failed",t.filter(({status:ee})=>ee==="failed").length);const L=t.filter(({status:ee,output:ae})=>ee==="done"&&ae!==null);P.uH("\
total-bytes",(0,M.cz)(L.map(({bytesAfter:ee})=>ee??0))),P.uH("total-pages",(0,M.cz)(L.map(({pages:ee})=>ee??0)));const{same:U,changed:T,changedPages:K}=un(t);P.
uH("same",U),P.uH("changed",T),P.uH("changed-pages",K),P.uH("matches",In(t)),P.uH("markdown",n),P.uH("results",o),P.uH("results-file",this.resultsFile)}),E.length<
r.length&&P.pq(`The output paths leaves out ${(0,p.y_)(r.length-E.length,"name")} with a line break or an outer blank`)}}const Cn=new Set(["ENOSPC","EDQUOT"]);function ft(e,t,n){
try{n()}catch(o){const r=t!==void 0&&(0,$.existsSync)(t)?(0,M.xU)(o):"there is no such file";throw new I.zU("configuration",`${e} (${r})`,{advice:Cn.has((0,M.xU)(
o))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:o})}}var Rn=s(90866);function Sn(e,t,n,o){
const r=e.length<Fe?e:e.slice(0,Fe-1);for(const{file:f,message:E}of r)t==="error"?P.z3(E,{file:f,title:n}):o.add(E,f,n);for(const{file:f,message:E}of e.slice(r.
length))P.pq((0,M.g$)(`Failed: ${f}: ${E}`));for(const{cause:f}of e)f!==void 0&&P.Yz((0,M.uP)(f))}function Nn(e,t){const n=e.length<Fe?0:e.length-(Fe-1),o=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,p.y_)(t,"file")} failed${o}`}async function St(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=En(e);if(!(Buffer.byteLength(n)>=at))try{await Rn.z.addRaw(n).write()}catch(o){t.add("The job summary could not be written. The results and the o\
utputs are complete"),P.Yz((0,M.uP)(o))}}const Nt="add_page_numbers",Un=new Set(["extract_pages","remove_pages","reorder_pages"]),Ut=e=>e.find(({name:t})=>t===Nt)?.
params;function Bn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===Nt);if(n.length!==1)return t("needs one step add-page-numbers");
if(Ut(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const o=e.slice(0,e.indexOf(n[0])).find(({name:r})=>jn(
r));return o===void 0?[]:t(`needs the pages as they are in the files: ${o.name} before add_page_numbers changes how many there are`)}function jn(e){const{input:t,
output:n,accepts:o}=(0,O.zI)(e);return t==="many"||n==="pdfs"||o!==void 0||Un.has(e)}class Xe extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Wn(e,t,n){const{continuedNumbers:o,countSelectedPages:r}=await Promise.all([s.e(7718),s.e(2237),s.e(7064),
s.e(7922)]).then(s.bind(s,37922)),f=e.flatMap(({inputs:ie})=>ie),{pages:E,first_number:_}=Ut(t),L=t.map(Kn).find(ie=>ie!==void 0);let U="";const T=function*(){for(const ie of f)
yield n(U=ie)},K={pages:E,...L===void 0?{}:{open_password:L}},ee=await r(T(),K,{pause:Ve.pause}).catch(ie=>{throw new Xe(U,(0,I.l3)(ie))}),ae=o(ee,_),pe=new Map;
let me=0;for(const ie of e)pe.set(ie,me),me+=ie.inputs.length;return(ie,Oe)=>ae[(pe.get(ie)??0)+Oe]}function Kn({name:e,params:t}){const{open_password:n,password:o}=t;
return n??(e==="remove_password"?o:void 0)}function Fn(e,t){const n=e.filter(({status:f})=>f==="skipped").length,o=e.filter(({notes:f})=>f.length>0).length,r=(0,p.
y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:o>0&&t==="notes"?`fail-on: notes: ${o} of ${r} with notes`:
void 0}const zn=(0,O.zI)("extract_text").dataKey??"",kn=(0,O.zI)("find_text").dataKey??"";function Gn(e,{textlessPages:t=[]}){const{[kn]:n,[zn]:o}=e,r=[...n?[Hn(
n)]:[],...o?[Yn(o)]:[]].join(", ");if(t.length===0)return r;const f=(0,p.y_)(t.length,"page is a scan","pages are scans");return r===""?f:`${r}: ${f}`}function Hn({
count:e,truncated:t}){const n=e===0?"no match":(0,p.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function Yn({characters:e,pieceCount:t}){if(e===
0)return"no text";const n=(0,p.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,p.y_)(Number(t),"piece")}`}var Vn=s(44020);async function Zn(e){const{
jobs:t,inputs:n,chosen:o,writer:r,secondFiles:f,numbersOf:E,claim:_,spelling:L,say:U}=e,{execute:T,lanes:K,close:ee,abandon:ae}=await o.open(t,n.steps),pe=new AbortController,
me=()=>pe.signal.aborted,ie=qn(U,async()=>{pe.abort(),await Promise.allSettled([r.close(),ae()]),await(0,Ve.pause)(),await e.onCancelled(Oe.flatMap((Ie,Se)=>Ie.
length>0?Ie:[Jn(t[Se])]))}),Oe=t.map(()=>[]),Re=[];let Le;const De={steps:n.steps,spelling:L,signal:pe.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,
parametersOf:(Ie,Se)=>f.parametersOf(Ie,Se),numbersOf:E,claim:_,write:Ie=>r.write(Ie),onProgress:e.onProgress};return await ts(t,K,async(Ie,Se)=>{if(!me()){if(Le!==
void 0){Oe[Se]=[{...Qe(Ie),status:"skipped",output:null,message:Le}];return}try{const Te=await T(Ie,De);Oe[Se]=Te;for(const[we,Ne]of Te.entries())U(Qn(Ne,Te[we-
1]?.notes))}catch(Te){if(me())return;const we=Te instanceof F.C?Te.input:Ie.inputs[0]??"",Ne=(0,I.l3)(Te instanceof F.C?Te.cause:Te);U(`${we}: failed`);const Zt=Te instanceof
F.C?Te.step:void 0,Jt=Zt===void 0?nt(Ne,L):`${Zt}: ${nt(Ne,L)}`;Re.push({file:we,message:Jt,cause:Ne.cause}),Oe[Se]=[{...Qe(Ie),status:"failed",input:we,output:null,
message:Jt,data:(0,Vn.EI)(Ne)}],Ne.code==="unauthorized"&&(Le="Not tried, because the region refused the key")}finally{e.onDone?.(Ie.inputs[0]??"")}}}),await ie.
ending(),await ee(),{rows:Oe.flat(),failures:Re,leaveSignals:ie.leaveSignals}}const Jn=e=>({...Qe(e),status:"skipped",output:null,message:"Not done, because the\
 step was cancelled"});function Xn(e,t){const n=e.map(Qe);for(const{input:o,inputs:r,output:f}of n)t(`${Bt(o,r)}${f===null?": would be read only, and no file wr\
itten":` → ${f}`}`);return n}function Qe(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,
bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function Qn(e,t=[]){const{input:n,inputs:o,output:r,pages:f,bytesBefore:E,bytesAfter:_,
facts:L,notes:U,message:T,data:K}=e,ee=Bt(n,o),ae=Gn(K,L),pe=[...r!==null&&ae!==""?[ae]:[],...f===null?[]:[(0,p.y_)(f,"page")],_===null?(0,M.IV)(E??0):`${(0,M.IV)(
E??0)} → ${(0,M.IV)(_)}`].join(", "),me=r===null?`${ee}: ${T??(ae||"read")} (${pe})`:`${ee} → ${r} (${pe})`,ie=U.filter(Oe=>!t.includes(Oe));return ie.length>
0?`${me}. ${ie.join(" ")}`:me}const Bt=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function qn(e,t){let n;const o=[["SIGINT",130],["SIGTERM",143]].map(([f,
E])=>{const _=()=>{n||(e("Cancelled"),n=t().finally(()=>es(f,E)))};return process.on(f,_),()=>process.removeListener(f,_)});return{ending:()=>n,leaveSignals:()=>{
for(const f of o)f()}}}function es(e,t){process.platform==="win32"&&process.exit(t),process.removeAllListeners(e),process.kill(process.pid,e)}async function ts(e,t,n){
const o=e.entries(),r=async()=>{for(const[f,E]of o)f>0&&await(0,Ve.pause)(),await n(E,f)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}var ns=s(
17079);function ss(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ue.qF)(e);return!Array.isArray(n)||!n.every(o=>typeof o=="string"&&o!=="")?{problem:"begins with \
[ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(o=>({text:o,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).
filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as \
docs/**/*.pdf, one per line"}}var os=s(32885),jt=s(85673);const rs=["search","required_text","forbidden_text"],as="ignore_pattern";async function Wt({params:e}){
const n=[...e.search_mode==="regex"?rs:[],as].flatMap(f=>{const E=e[f];return typeof E=="string"?[[f,E]]:[]});if(n.length===0)return[];const{patternOf:o}=await s.
e(779).then(s.bind(s,779)),r=[];for(const[f,E]of n)try{await o(f,E,"regex",new pt.o(Ve.pause),()=>{})}catch(_){if(!(_ instanceof I.zU))throw _;(0,fe.RZ)(r,_.issues)}
return r}var Kt=s(51327);const is={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["compress_document","optimize_do\
cument"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:[
"remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermar\
k"]};function Ft(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,O.F)(r.replaceAll("-","_"))))return". Several operations go in\
to steps, as a list";const o=is[e.toLowerCase().replace(/[\s-]+/g,"_")];return o!==void 0?` (did you mean ${o.map(t).join(" or ")}?)`:(0,jt.h)(e,O.qj.map(t))}const zt=O.
qj.map(b.i9).join(", "),Ge='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',cs=[...new Set(O.qj.flatMap(e=>(0,O.nX)((0,O.zI)(e)).map(([
t])=>t)))],ut=new Set(O.qj.flatMap(e=>Object.entries((0,O.zI)(e).fields).flatMap(([t,n])=>(0,O.$f)(n)?[t]:[])));async function fs(e,t,n=Ke.vH){const o=new Map;for(const _ of cs){
const L=e((0,b.i9)(_));L!==""&&(ut.has(_)&&(0,Kt.rh)(L).forEach(t),o.set(_,L))}const r=e("operation").trim(),f=e("steps");if(f.trim()!==""){const{value:_,typed:L,
problem:U}=(await Promise.all([s.e(1917),s.e(4137)]).then(s.bind(s,54137))).parseList(f);for(const K of dt(_))(0,Kt.rh)(K).forEach(t);const T=[];return r!==""&&
T.push({field:"operation",message:"give either operation or steps, not both"}),U!==void 0?{steps:[],issues:[...T,{field:"steps",message:`${U}: ${Ge}`}],warnings:[]}:
kt(_,L,o,T,n)}if(r==="")return Ht("operation",`is required, unless steps is given: one of ${zt}`);const E=r.replaceAll("-","_");return(0,O.F)(E)?us(E,o,n):Ht("o\
peration",`must be one of ${zt}${Ft(r,b.i9)}`)}async function us(e,t,n){const{fields:o}=(0,O.zI)(e),r=[...t.keys()].filter(T=>!Object.hasOwn(o,T)),{step:f,issues:E}=(0,tt.
w)((0,Ke.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),_=r.map(T=>({field:(0,b.i9)(T),message:`is not used: it is not a parameter of ${(0,b.i9)(e)}`})),
L=r.filter(T=>ut.has(T)&&T!=="open_password"),U=[...E,...await Wt(f)].map(({field:T,message:K,mentions:ee=[]})=>({field:(0,b.i9)(T),message:(0,Et.bC)("inputs",K,
ee)}));return{steps:[f],issues:U.length>0||L.length>0?[...U,..._]:[],warnings:_.map(({field:T,message:K})=>`${T} ${K}`)}}const As=(e,t)=>kt(e,t,new Map,[],NOT_COMPARING);
async function kt(e,t,n,o,r){const f=[...o],E=[];if(!Array.isArray(e)||e.length===0)return{steps:E,issues:[...f,{field:"steps",message:Ge}],warnings:[]};for(const L of n.
keys())L!=="open_password"&&f.push({field:(0,b.i9)(L),message:"write it inside the step that it belongs to"});const _=n.get("open_password");for(const[L,U]of e.
entries()){const T=`steps[${L+1}]`,K=hs(U,t[L]);if("problem"in K){f.push({field:T,message:K.problem});continue}(0,fe.RZ)(f,ds(K,T)),(0,fe.RZ)(f,ls(K.name,L,e.length,
T));const ee=_===void 0?K.raw:{open_password:_,...K.raw},ae=(0,tt.w)((0,Ke.PI)({...K,raw:ee},r),"refuse");E.push(ae.step),(0,fe.RZ)(f,[...ae.issues,...await Wt(
ae.step)].map(({field:pe,message:me})=>({field:`${T}.${pe}`,message:me})))}return{steps:E,issues:f,warnings:[]}}function ds({name:e,raw:t},n){const o=(0,O.nX)((0,O.
zI)(e)).map(([E])=>E),r=Object.keys(t).filter(E=>!o.includes(E)),[f]=r.filter(E=>/^[-\d. ]+$/.test(E)&&!t[E]);return f!==void 0?[{field:`${n}.${f}`,message:'is \
a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map(E=>({field:`${n}.${E}`,message:`is not a parameter of ${e}: ${o.join("\
, ")}${(0,jt.h)(E,o)}`}))}function ls(e,t,n,o){const{output:r,accepts:f}=(0,O.zI)(e);return r==="files"&&t+1<n?[{field:o,message:`${e} must be the last step: it\
 gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:o,message:`${e} must be the last step: it writes the text, and no document`}]:f!==void 0&&
t>0?[{field:o,message:`${e} must be the first step: it takes ${f==="image"?"images":"text"}, which no other operation gives`}]:[]}function hs(e,t){if(typeof e==
"string")return qe(e,{},{});if(!(0,Ue.Gv)(e))return{problem:Ge};const{operation:n,...o}=e;if(n!==void 0)return typeof n=="string"?qe(n,o,t):{problem:Ge};const[[
r,f]=["",void 0],...E]=Object.entries(e);if(E.length>0)return{problem:`names several operations or has its parameters beside the name: ${Ge}`};if(f===""||f===void 0)
return qe(r,{},{});const _=(0,Ue.Gv)(t)?t[r]:void 0;return(0,Ue.Gv)(f)?qe(r,f,_):{problem:Ge}}function qe(e,t,n){const o=e.trim().replaceAll("-","_");if(!(0,O.F)(
o))return{problem:`must name one of ${O.qj.join(", ")}${Ft(e,E=>E)}`};const r=Object.keys(t),f=r.find((E,_)=>r.findIndex(L=>He(L)===He(E))!==_);return f!==void 0?
{problem:`gives ${He(f)} twice, as ${r.filter(E=>He(E)===He(f)).join(" and ")}`}:{name:o,raw:Gt(t),typed:(0,Ue.Gv)(n)?Gt(n):{}}}const He=e=>e.replaceAll("-","_"),
Gt=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[He(t),n]));function*dt(e){if(Array.isArray(e))for(const t of e)yield*dt(t);else if((0,Ue.Gv)(e))for(const[
t,n]of Object.entries(e))typeof n!="string"?yield*dt(n):n!==""&&ut.has(t.trim().replaceAll("-","_"))&&(yield n)}const Ht=(e,t)=>({steps:[],issues:[{field:e,message:t}],
warnings:[]});var ms=s(50580);class ps{read;mask;issues=[];constructor(t,n){this.read=t,this.mask=n}text(t){return this.read(t).trim()}secret(t){const n=this.text(
t);return n!==""&&this.mask(n),n}choice(t,n){const o=this.text(t)||n[0],r=n.find(f=>f===o);return r===void 0&&this.refuse(t,`must be one of ${n.join(", ")}`),r??
n[0]}flag(t,n){const o=this.text(t).toLowerCase();return o!==""&&o!=="true"&&o!=="false"&&this.refuse(t,"must be true or false"),o===""?n:o==="true"}number(t,n,o){
const r=this.text(t);return r!==""&&!n(r)&&this.refuse(t,o),r===""?void 0:Number(r)}refuse(t,n){this.issues.push({field:t,message:n})}}function gs(e,{failOnMatch:t,
failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].map(r=>({field:r,message:"needs the ope\
ration find-text"}))}const Is=null,Yt=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:o,params:r})=>(0,ms.L)(o,r));async function $s(e,t){const n=new ps(
e,t),o=(0,Ke.L4)(T=>n.flag(T,!1)),{steps:r,issues:f,warnings:E}=await fs(e,t,o),_=ss(n.text("files"));"problem"in _&&n.refuse("files",_.problem);const L={steps:r,
isList:n.text("steps")!=="",workingDirectory:n.text("working-directory"),files:"lines"in _?_.lines:[],output:n.text("output")||void 0,overwrite:n.flag("overwrit\
e",!1),ifNoFilesFound:n.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:n.flag("changed-only",!1),changedSince:ys(n),dryRun:n.flag("dry-run",!1),
continueNumbers:n.flag("continue-numbers",!1),concurrency:n.number("concurrency",u,w),timeLimit:bs(n.number("time-limit",m,D)),failOn:Es(n),minimumSaving:n.number(
"minimum-saving",x,j),region:n.text("region"),baseUrl:n.text("base-url"),apiKey:n.secret("api-key"),languageData:n.text("language-data"),summary:n.flag("summary",
!0),attest:n.flag("attest",!1),githubToken:n.secret("github-token"),comparing:o,matching:{failOnMatch:n.flag("fail-on-match",!1),failOnNoMatch:n.flag("fail-on-n\
o-match",!1)},warnings:E},U=[...f,...n.issues,...f.length===0?Os(L):Yt(L)];if(U.length>0)throw(0,I.G6)(U);return L}function Es(e){const t=e.choice("on-error",["\
fail","continue"])==="continue",n=e.text("fail-on")===""&&t?"nothing":e.choice("fail-on",l);return t&&n!=="nothing"&&e.refuse("fail-on","contradicts on-error: c\
ontinue. Leave out one of the two"),n}function ys(e){const t=e.text("changed-since");if(t!==""&&e.flag("changed-only",!1)&&e.refuse("changed-since","excludes ch\
anged-only: leave out one of the two"),t===""||t==="last-success")return t;const n=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(t)?new Date(t):new Date(
NaN);return(0,ns._)(t)===void 0||Number.isNaN(n.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-11-20 or 2026-11-20T14:30:00+\
01:00"),""):n.toISOString()}const bs=(e=c)=>({seconds:e,cure:"Split the document, or raise time-limit"});function Os(e){const{steps:t,continueNumbers:n,minimumSaving:o,
comparing:r,matching:f}=e;return[...Yt(e),...n?Bn(t):[],...o===void 0?[]:(0,os.T)(t),...(0,Ke.lB)(t,r),...gs(t,f)]}async function ws(){const e=new an,t=new Ln;let n="\
wire";try{t.begin();const o=await $s(r=>P.V4(r,{trimWhitespace:!1}),r=>_s(r,e));for(const r of o.warnings)e.add(r);n=o.isList?"wire":"inputs",await Ms(o,t,e,n)}catch(o){
const r=(0,I.l3)(o instanceof Xe?o.cause:o),f=nt(r,n);o instanceof Xe&&P.z3(f,{file:o.file}),P.C1(o instanceof Xe?"No file was written: continue-numbers counts \
the pages of all files first, and one file could not be counted":f),r.cause!==void 0&&P.Yz((0,M.uP)(r.cause))}finally{P.Yz(`Peak memory: ${(0,M.IV)(vs())}`)}}async function Ms(e,t,n,o){
const r=process.uptime(),f=(0,Ye.Aq)(e.workingDirectory);t.startFrom(f);const E=await V(e,f,C);E.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without reg\
ion or base-url documents are processed on the runner");for(const we of e.steps)await E.check(we);e.output!==void 0&&(0,Y.hS)(e.steps)==="data"&&!(0,Ke.Mu)(e.steps)&&
n.add("output is not used: the step reads documents and writes none");const _=e.comparing.withBase?await(await s.e(7073).then(s.bind(s,97073))).BaseVersions.of(
f):void 0,L=new sn(e.steps,f,_),{matched:U,files:T}=await Xt(e,f,L,n),{known:K,fresh:ee}=_?await _.divide(T):{known:T,fresh:[]};L.check();const ae=(0,ye.K2)(f.workspace),
pe=[...new Set([...U,...U.flatMap(we=>[...L.neededBy(we).keys()])])],me=we=>(0,Me.Ck)(f,we),ie={matched:pe,overwrite:e.overwrite,identity:ae,exists:me,words:f.words},
Oe=(0,Y.et)({...e,...ie,files:K,places:f}),Re=e.steps.map(({name:we})=>(0,b.i9)(we)),Le=e.continueNumbers&&!e.dryRun?await Wn(Oe,e.steps,we=>(0,N.R5)(we,f.workspace)):
()=>{};P.Oh((0,M.g$)(`${Re.join(", then ")}: ${(0,p.y_)(K.length,"file")}, ${E.place}`));const De=we=>{const Ne=process.uptime()-r;return{rows:we,matched:U.length,
operations:Re,place:E.place,dryRun:e.dryRun,seconds:Ne,showText:e.comparing.showText}},{rows:Ie,failures:Se}=e.dryRun?{rows:Xn(Oe,lt),failures:[]}:await Zn({jobs:Oe,
inputs:e,chosen:E,writer:new Ae.AU(f,e.overwrite),secondFiles:L,numbersOf:Le,claim:(0,ye.OM)(ie),spelling:o,say:lt,onProgress:tn(lt),onCancelled:async we=>{t.tell(
we,Ct(De(we))),e.summary&&await St(De(we),n)}});P.N4();const Te=[...Ie,...ee.map(fn)];await Ps({digest:De(Te),failures:Se,total:K.length,inputs:e,outputs:t,places:f,
warnings:n})}const lt=e=>P.pq((0,M.g$)(e));async function Ps({digest:e,failures:t,total:n,inputs:o,outputs:r,places:f,warnings:E}){const{rows:_}=e,L=ln(_),U=K=>({
...K,file:(0,Ye.zB)(f,K.file)});if(mn(L.map(U),o.comparing.failOnDifference?"error":"notice"),Sn(t.map(U),o.failOn==="nothing"?"warning":"error",e.operations.join(
", "),E),P.pq((0,M.g$)(It(e))),Ze(_)&&P.pq(dn(_)),r.tell(_,Ct(e)),o.summary&&await St(e,E),o.attest){const{declareArtifacts:K}=await s.e(8208).then(s.bind(s,48208)),
ee=_.flatMap(({status:ae,output:pe})=>ae==="done"&&pe!==null?[pe]:[]);for(const ae of await K(ee,f))E.add(ae)}if(t.length===0){const K=o.comparing.failOnDifference&&
L.length>0?hn(L.length,_.length):xn(_,o.matching)??Fn(_,o.failOn);K!==void 0&&P.C1(K);return}const T=(0,Y.Ud)(o.steps)?`The merge of ${(0,p.y_)(n,"file")} faile\
d`:Nn(t,n);o.failOn==="nothing"?E.add(T):P.C1(T)}function _s(e,t){[...e.trim()].length>1?P.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be maske\
d, because most of the log would be hidden. The step does not print it; use a longer one")}function vs(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,$.readFileSync)(
"/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let Vt=!1;process.once("beforeExit",()=>{
Vt||P.C1("The action stopped before it had finished.")}),ws().catch(P.C1).finally(()=>{Vt=!0})}),97904:((ne,S,s)=>{s.d(S,{Ms:()=>v,PJ:()=>O,TF:()=>i,Ye:()=>b,_N:()=>p,
oD:()=>A,qf:()=>h});var P=s(73024),$=s.n(P);const I=1<<20,b=a=>l(()=>P.realpathSync.native(a)),p=a=>l(()=>(0,P.statSync)(a)),v=a=>l(()=>(0,P.lstatSync)(a)),O=a=>v(
a)?.isSymbolicLink()??!1;async function A(a){if((0,P.statSync)(a).size<=I)return(0,P.readFileSync)(a);const{readFile:u}=await Promise.resolve().then(s.t.bind(s,
51455,23));return u(a)}async function h(a,u){if(u.length<=I)return(0,P.writeFileSync)(a,u,{flag:"wx"});const{writeFile:w}=await Promise.resolve().then(s.t.bind(
s,51455,23));await w(a,u,{flag:"wx"})}const i=a=>l(()=>(0,P.unlinkSync)(a));function l(a){try{return a()}catch{return}}}),30245:((ne,S,s)=>{s.d(S,{Ck:()=>u,SV:()=>A,
YY:()=>h,wI:()=>a});var P=s(76760),$=s.n(P),I=s(58552),b=s(97904),p=s(15969);const v=/^(?:\.git|git~\d+)[. ]*$/i,O=new RegExp("\\p{Cf}","gu"),A=m=>m.split(/[\\/]/).
some(D=>v.test(D.replace(O,"")));function h(m,D){const x=(0,p.M0)(m,D),j=(0,p.I5)(m,x),F=(0,b.Ye)(x);return m.anywhere?F===void 0?i(x):l(F):j===void 0?"is outsi\
de the workspace and RUNNER_TEMP":F===void 0?i(x):g(m,F)!==c(j)?`is a link that leads out of ${j===m.workspace?"the workspace":"RUNNER_TEMP"}`:A($().relative(c(
j),F))?"is below .git, which is not read":l(F)}const i=m=>(0,b.PJ)(m)?"is a link to a file that does not exist":"does not exist";function l(m){const D=(0,b._N)(
m);if(!D?.isFile())return D?.isFIFO()?"is a named pipe, not an ordinary file":D?.isDirectory()?"is a folder":"is not an ordinary file"}function a(m,D){const x=(0,p.
M0)(m,D),j=(0,p.I5)(m,x);if(m.anywhere)return x;if(j===void 0)throw w(D,"is outside the workspace and RUNNER_TEMP");const F=c(j),N=$().relative(j,x).split($().sep);
for(let X=1;X<=N.length;X++){const G=$().join(F,...N.slice(0,X));if(!(0,b.PJ)(G))continue;const k=(0,b.Ye)(G),V=k===void 0||g(m,k)===void 0;throw w(D,V?"leads o\
ut of the workspace through a link":"leads through a link")}const z=$().join(F,...N);if(A($().relative(F,(0,b.Ye)(z)??z)))throw w(D,"is below .git");return z}function u(m,D){
try{return(0,b.Ms)($().join(a(m,$().dirname(D)),$().basename(D)))!==void 0}catch{return!1}}const w=(m,D)=>new I.zU("configuration",`'${m}' ${D}: nothing is writ\
ten there`),c=m=>(0,b.Ye)(m)??m,g=(m,D)=>(0,p.RD)(m).map(c).filter(x=>(0,p.FK)($().relative(x,D))).sort((x,j)=>j.length-x.length)[0]}),64123:((ne,S,s)=>{s.d(S,{
K2:()=>O,Nk:()=>h,OM:()=>i,hQ:()=>A,pL:()=>l});var P=s(73024),$=s.n(P),I=s(76760),b=s.n(I),p=s(58552),v=s(43576);function O(a){const u=new Map,w=c=>{const g=u.get(
c);if(g!==void 0)return g;let m=c;try{m=(0,P.realpathSync)(c)}catch{const D=b().dirname(c);D!==c&&(m=b().join(w(D),b().basename(c)))}return u.set(c,m),m};return c=>{
const g=b().resolve(a,c),m=b().join(w(b().dirname(g)),b().basename(g));return A(m)}}const A=a=>process.platform==="win32"||process.platform==="darwin"?a.normalize(
"NFC").toLowerCase():a;function h(a){if(process.platform!=="win32")return;const u=a.replace(/^[a-z]:/i,"").split(/[\\/]/),[w]=u.flatMap(c=>/^\.{0,2}$/.test(c)?[]:
(0,v.tb)(c)??[]);return w===void 0?void 0:`'${a}' cannot be written: a part of it ${w}`}function i({matched:a,overwrite:u,identity:w,exists:c,words:g}){const m=new Set(
a.map(w)),D=new Set;return(x,j)=>{const F=h(x);if(F!==void 0)throw(0,p.G6)([{field:"output",message:F}]);const N=w(x),z=j.inputs.some(X=>w(X)===N);if(D.has(N)||
m.has(N)&&!(u&&z))throw(0,p.G6)([{field:"output",message:`'${x}' is another input or result: choose a different pattern`}]);if(!u&&c(x))throw(0,p.G6)([{field:"o\
utput",message:l([x],g)}]);D.add(N)}}function l([a,...u],{replace:w}){const c=u.length===0?" exists":` and ${u.length} more exist`;return`'${a}'${c} already: ch\
oose a different pattern, or ${w}`}}),86006:((ne,S,s)=>{s.d(S,{U:()=>I,_V:()=>b,gY:()=>$,wm:()=>p});var P=s(58552);const $="version https://git-lfs.github.com/s\
pec/",I="set lfs: true for actions/checkout",b=v=>v.subarray(0,$.length).toString("latin1")===$;function p(v){if(b(v))throw new P.zU("unreadable_document","The \
file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${I}`})}}),15969:((ne,S,s)=>{s.d(S,{FK:()=>h,I5:()=>p,M0:()=>b,
NB:()=>v,RD:()=>I,ZJ:()=>A,d7:()=>i,dR:()=>O});var P=s(76760),$=s.n(P);const I=({workspace:l,temporary:a})=>a===void 0?[l]:[l,a];function b({workspace:l,otherNames:a=[]},u){
const w=$().resolve(l,u);for(const[c,g]of a){const m=$().relative(c,w);if(h(m))return $().join(g,m)}return w}const p=(l,a)=>[...I(l),...l.anywhere?[$().parse(a).
root]:[]].filter(u=>h($().relative(u,a))).sort((u,w)=>w.length-u.length)[0],v=(l,a)=>p(l,b(l,a))!==void 0;function O(l,a){const u=b(l,a),w=$().relative(l.workspace,
u);return i(h(w)?w:u)}const A=({workspace:l,around:a=l},u)=>$().isAbsolute(u)?u:$().posix.join(i($().relative(a,l)),u),h=l=>l!==".."&&!l.startsWith(`..${$().sep}`)&&
!l.startsWith("../")&&!$().isAbsolute(l),i=l=>$().sep==="/"?l:l.replaceAll($().sep,"/")}),34:((ne,S,s)=>{s.d(S,{AU:()=>h,zz:()=>a});var P=s(73024),$=s.n(P),I=s(
76760),b=s.n(I),p=s(58552),v=s(54614),O=s(97904),A=s(30245);class h{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(c,g){this.places=
c,this.overwrite=g}async write(c){if(this.closed)throw u();const g=this.writeAll(c);this.running.add(g),await g.finally(()=>this.running.delete(g))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(c){const g=[],m=[];let D=c[0]?.path??"";try{for(const x of c){if(this.closed)throw u();if(D=
x.path,(0,A.SV)(b().basename(x.path)))throw new p.zU("configuration",`'${x.path}' is a name that Git uses: set output to another name`);const j=b().join(this.folder(
b().dirname(x.path)),b().basename(x.path)),F=b().join(b().dirname(j),`.octavo-${process.pid}-${++this.serial}.tmp`);m.push(F),await x.write(F),g.push({temporary:F,
target:j,path:x.path})}for(const{temporary:x,target:j,path:F}of g)D=F,this.checkAgain(F,j),(0,P.renameSync)(x,j)}catch(x){for(const j of m)(0,O.TF)(j);throw x instanceof
p.zU?x:a(D,x)}}checkAgain(c,g){const m=(0,A.wI)(this.places,b().dirname(c));if(b().join(m,b().basename(c))!==g||!this.overwrite&&(0,O.Ms)(g)!==void 0)throw new p.
zU("configuration",`'${c}' was made by another program in the meantime and is not replaced: run it again`)}folder(c){let g=this.folders.get(c);return g===void 0&&
(g=(0,A.wI)(this.places,c),(0,P.mkdirSync)(g,{recursive:!0}),this.folders.set(c,g)),g}}const i={EACCES:"writing there is not permitted",EPERM:"writing there is \
not permitted",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",ENOENT:"its folder i\
s not there",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"\
the name is too long for the file system"};function l(w){const c=(0,v.xU)(w);return i[c]??`the file system refused it (${c})`}function a(w,c){return new p.zU("c\
onfiguration",`'${w}' could not be written: ${l(c)}`,{cause:c})}const u=()=>new p.zU("cancelled","The step was cancelled")}),44020:((ne,S,s)=>{s.d(S,{E4:()=>p,EI:()=>O,
Lc:()=>v});var P=s(4406),$=s(58426),I=s(72256);const b="check_document";function p({name:A},h){return A===b?{...h,on_violation:"report"}:h}function v({name:A,params:h},i,l){
if(A!==b||!i.data)return i;const a=w=>(0,I.bC)(l,w,[w]),u=(0,P.fU)(i.data,{nameOf:a,restate:w=>({...w,message:(0,I.bC)(l,w.message,P.oH)})});return h.on_violation===
"error"&&(0,P.Pu)(u),{...i,data:u}}function O(A){return A instanceof P.EC?{[(0,$.zI)(b).dataKey??""]:A.report}:{}}}),76223:((ne,S,s)=>{s.d(S,{UX:()=>v,V0:()=>p,
eJ:()=>O,jb:()=>b});var P=s(61729),$=s(58426);const I=(0,$.zI)("compare_documents").dataKey??"",b=({data:A})=>A[I];function p(A){const h=(0,P.Gv)(A[I]?.difference)?
A[I].difference.content:void 0;return typeof h=="string"?Buffer.from(h,"base64"):void 0}function v(A){const h=A[I],i=h?.difference;if(!h||!(0,P.Gv)(i))return A;
const{content:l,...a}=i;return{...A,[I]:{...h,difference:a}}}const O=A=>b(A)?.same===!1}),79463:((ne,S,s)=>{s.d(S,{C:()=>g,g:()=>m});var P=s(58552),$=s(68747),I=s(
58426),b=s(31424),p=s(43576),v=s(10442),O=s(4528),A=s(97904),h=s(72256),i=s(76223),l=s(45180),a=s(32885),u=s(44020),w=s(98446),c=s(45657);class g extends Error{input;cause;step;operation;constructor(M,Y,q,fe){
super("a job failed"),this.input=M,this.cause=Y,this.step=q,this.operation=fe}}async function m(C,M,Y,q){const fe=C.inputs[0]??"",re={source:fe},te=[];try{let se=[];
for(const[d,y]of C.inputs.entries())re.source=y,se.push({position:d,source:y,document:await q.read(y),facts:{},notes:[],data:{}});const ge=se.reduce((d,{document:y})=>d+
q.sizeOf(y),0);for(const[d,y]of M.steps.entries())re.operation=y.name,M.steps.length>1&&(re.step=`steps[${d+1}] (${y.name})`),se=await Ae(se,y,C,M,Y,re),(0,c.RZ)(
te,se.flatMap(({document:B,files:R=[]})=>[B,...R]));re.source=fe,delete re.step,delete re.operation;const ue=F(C,se).map(d=>D(d,ge,M,q)),oe=ue.flatMap(({output:d,
result:y})=>d===null||y===null?[]:[{path:d,write:B=>j(y,B,q)}]);for(const{path:d}of oe)M.claim(d,C);return await M.write(oe),ue.map(({result:d,status:y,output:B,
pages:R,facts:J,notes:Q,message:de,data:he})=>{const Pe=d===null?null:x(d,q);return{status:y,input:fe,inputs:C.inputs,output:B,pages:R,bytesBefore:ge,bytesAfter:Pe,
facts:J,notes:Q,message:de,data:he}})}catch(se){throw new g(re.source,se,re.step,re.operation)}finally{await q.release(te)}}function D(C,M,{minimumSaving:Y},q){
const fe=C.result===null?void 0:(0,a.A)(M,x(C.result,q),Y);return fe===void 0?C:{...C,status:"skipped",output:null,result:null,message:fe}}const x=(C,M)=>C instanceof
Uint8Array?C.length:M.sizeOf(C),j=(C,M,Y)=>C instanceof Uint8Array?(0,A.qf)(M,C):Y.write(C,M);function F(C,M){if(C.kind==="files")return M.flatMap(te=>Ee(C,te));
const Y=te=>(0,p.NL)(M.map(({document:se},ge)=>(0,p.jC)(te(se)??"",p.ly,(0,b.n)(ge+1))),p.ly),q=Y(({title:te})=>te),fe=Y(({match:te})=>te);if(C.kind==="data")return M.
map(te=>N(C,te));const re=te=>C.outputPath({index:te+1,title:q[te]??"",match:fe[te]??""});return M.map(({document:te,facts:se,notes:ge,data:ue},oe)=>({status:"d\
one",output:re(oe),result:(0,l.Cj)(C.kind)?X(ue,re(oe)):te,pages:te.pageCount??null,facts:{...se,...C.tellsMatch&&te.match!==void 0&&{match:te.match}},notes:V(ge),
message:null,data:(0,l.Cj)(C.kind)?k(ue):(0,i.UX)(ue)}))}function N(C,{document:M,facts:Y,notes:q,data:fe}){const re=(0,i.V0)(fe);return{status:"done",output:re?
C.outputPath({index:1}):null,result:re??null,pages:M.pageCount??null,facts:Y,notes:V(q),message:null,data:(0,i.UX)(fe)}}const z=(0,I.zI)("extract_text").dataKey??
"";function X({[z]:C={}},M){if((0,l.V9)(M)&&(0,O.u9)(C))return Buffer.from((0,O.G7)(C)??G(C),"utf8");const Y=(0,O.KV)(C);return Y?Buffer.from((0,O.JF)(Y),"utf8"):
Buffer.from((0,O.u9)(C)?JSON.stringify(C):(0,O.uv)(C),"utf8")}function G(C){const M=(0,w.y_)((0,O.IF)(C).length,"table");throw(0,P.G6)([{field:"output",message:`\
is a .csv file, which holds one table, and the document has ${M} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const k=({[z]:C={},...M})=>({
...M,[z]:(0,O._m)(C)}),V=C=>C.map(({text:M})=>M),Z={...p.zE,leadingDots:!1};function ce(C){const[,M,Y]=/-(\d+)\.([a-z]+)$/.exec(C)??[];return M===void 0||Y===void 0?
{}:{page:M,extension:Y}}const le=C=>typeof C=="string"||typeof C=="number"?`${C}`:"";function Ee(C,{files:M=[],facts:Y,notes:q,data:fe}){const re={pages:null,notes:V(
q),data:fe};if(M.length===0)return[{...re,status:"skipped",output:null,result:null,facts:Y,message:"The document has no matching files"}];const te=(0,p.NL)(M.map(
({name:ue},oe)=>(0,p.jC)(ue,Z,`file-${oe+1}`)),Z),se=(0,p.NL)(M.map(({facts:{label:ue,page:oe}},d)=>(0,p.jC)(le(ue),Z,le(oe??d+1))),Z),ge=ue=>{const oe=te[ue]??
"";return{index:ue+1,file:oe,label:se[ue]??"",...ce(oe)}};return M.map((ue,oe)=>({...re,status:"done",output:C.outputPath(ge(oe)),result:ue,facts:{...Y,mimeType:ue.
mediaType,...ue.facts},message:null}))}const Me=(C,M)=>({...C,...M}),ye=({signal:C,timeLimit:M,onProgress:Y},q,fe)=>({signal:C,timeLimit:M,onProgress:re=>Y(q,(0,$.
i9)(fe.name),re)});async function Ae(C,M,Y,q,fe,re){const{input:te,dataKey:se}=(0,I.zI)(M.name),ge=te==="many",ue=ge?[C]:C.map(d=>[d]),oe=[];for(const d of ue){
const[y]=d;if(!y)continue;re.source=y.source;const B=await q.parametersOf(M,ge?Y.inputs[0]??"":y.source),R=M.name==="add_page_numbers"?q.numbersOf(Y,y.position):
void 0,J=(0,u.E4)(M,Me(B,R)),Q=await fe.run(M.name,d.map(({document:be})=>be),J,ye(q,y.source,M)).catch(be=>{const je=be instanceof P.zU?be.position:void 0;throw re.
source=d[(je??1)-1]?.source??y.source,be}),{documents:de,files:he,notes:Pe,facts:ve,data:xe}=(0,u.Lc)(M,Q,q.spelling),Ce=ge?{...y,facts:{},data:{}}:y,$e={source:y.
source,facts:{...Ce.facts,...ve},notes:(0,v.p5)(d.flatMap(be=>be.notes),Pe.map(({code:be,message:je,mentions:Ye=[]})=>({code:be,text:(0,h.bC)(q.spelling,je,Ye)}))),
data:xe===void 0||se===void 0?Ce.data:{...Ce.data,[se]:xe}},{position:_e}=y;if(he!==void 0)oe.push({...$e,position:_e,document:y.document,files:he});else for(const be of de){
const je={...ge?{}:W(y.document),...W(be),name:y.document.name};oe.push({...$e,position:_e,document:{...be,...je},facts:{...$e.facts,...H(be)}})}}return oe}const W=({
title:C,match:M})=>({...C===void 0?{}:{title:C},...M===void 0?{}:{match:M}});function H({firstPage:C,lastPage:M,title:Y}){return{...C===void 0||M===void 0?{}:{firstPage:C,
lastPage:M},...Y===void 0?{}:{title:Y}}}}),46863:((ne,S,s)=>{s.d(S,{NZ:()=>h,R5:()=>A,ZK:()=>O});var P=s(76760),$=s.n(P),I=s(58552),b=s(54614),p=s(97904),v=s(86006);
const O=i=>({read:l=>A(l,i),sizeOf:({bytes:l})=>l.length,write:({bytes:l},a)=>(0,p.qf)(a,l),release:async()=>{}});async function A(i,l){const a=await(0,p.oD)($().
resolve(l,i)).catch(u=>{throw(0,b.xU)(u)==="ERR_FS_FILE_TOO_LARGE"?new I.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"\
Split the document where it is made",cause:u}):h(u)});return(0,v.wm)(a),{name:$().posix.basename(i),bytes:a}}const h=i=>new I.zU("unreadable_document",`The file\
 could not be opened (${(0,b.xU)(i)})`,{cause:i})}),54614:((ne,S,s)=>{s.d(S,{Hn:()=>p,IV:()=>O,cz:()=>v,g$:()=>b,uP:()=>h,xU:()=>A});var P=s(58552),$=s(61729);const I=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
b=i=>i.replace(I,l=>`\\u${l.charCodeAt(0).toString(16).padStart(4,"0")}`).replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),
p=i=>b(i).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),v=i=>i.reduce((l,a)=>l+a,0);function O(i){const l=["B","kB","MB",
"GB"];let a=i,u=0;for(;a>=999.95&&u<l.length-1;u++)a/=1e3;return`${u===0||a>=99.95?Math.round(a):a.toFixed(1)} ${l[u]}`}function A(i){const l=(0,$.Gv)(i)?i.code:
void 0;return typeof l=="string"?l:"unknown reason"}function h(i){if(!(i instanceof Error))return typeof i;const l=[`${i.name} (${A(i)})`,...(0,P.ek)(i)].join(`\

    `);return i.cause===void 0?l:`${l}
caused by ${h(i.cause)}`}}),72256:((ne,S,s)=>{s.d(S,{V0:()=>v,bC:()=>p});var P=s(58552),$=s(68747),I=s(58426);const b=O=>(0,I.F)(O)?(0,$.i9)(O):`--${(0,$.i9)(O)}`,
p=(O,A,h)=>O==="wire"?A:(0,$.an)(A,h,O==="inputs"?$.i9:b);function v(O,A,h){const i=(0,P.R3)(h);if(O!=="options")return p(O,A,i);const{fields:l,operation:a,issues:u}=h,
w=new Set([...l,a,...u.flatMap(({mentions:D=[]})=>D)]),c=D=>D.includes("_")||w.has(D),m=i.filter(D=>!c(D)&&/^\w+$/.test(D)).reduce((D,x)=>D.replace(new RegExp(`\
\\b${x}(?=: )`,"g"),b(x)),A);return p(O,m,i.filter(c))}}),13707:((ne,S,s)=>{s.d(S,{L4:()=>p,Mu:()=>b,PI:()=>v,lB:()=>O,vH:()=>I});var P=s(10008);const $="compar\
e_documents",I={withBase:!1,showText:!1,failOnDifference:!1},b=A=>A.some(({name:h,params:i})=>h===$&&"difference_pdf"in i&&i.difference_pdf===!0),p=A=>({withBase:A(
"compare-with-base"),showText:A("show-text"),failOnDifference:A("fail-on-difference")});function v(A,{withBase:h,showText:i}){return A.name!==$?A:{...A,raw:{...i&&
{with_text:"true"},...A.raw},fromBase:h}}function O(A,{withBase:h,showText:i,failOnDifference:l}){const a=[...h?["compare-with-base"]:[],...i?["show-text"]:[],...l?
["fail-on-difference"]:[]];return A.some(({name:u})=>u===$)?h?A.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:A.
some(({paths:u})=>u[P.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:a.map(u=>({field:u,message:"\
needs the operation compare-documents"}))}}),51327:((ne,S,s)=>{s.d(S,{S:()=>$,SH:()=>I,rh:()=>p});const P=/^[A-Za-z0-9+/]+={0,2}$/;function $(v){if(v.includes("\
-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(v,"utf8")};const O=v.replace(/\s/g,"");return P.test(O)&&O.length%4===0?{name:"key.p12",bytes:Buffer.from(
O,"base64")}:void 0}const I="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",b=8,p=v=>[...new Set(
[v,...v.split(/\r?\n/).filter(O=>O.trim().length>=b)])]}),57214:((ne,S,s)=>{s.d(S,{BD:()=>b,jB:()=>P,jN:()=>$,oR:()=>v,r_:()=>p,yZ:()=>I});const P=[/^["'].*["']$/,
"leave out the quotes"],$=[/\$\{?[a-z_]|(?:^|[\\/])%[a-z_]\w*%(?:[\\/]|$)/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAM\
E }}"],I=[/^~/,"~ is not your home folder here: write the whole path"],b=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],p=[
/\\/,"write / between folders, not a backslash"],v=(O,A)=>A.find(([h])=>h.test(O))?.[1]}),45180:((ne,S,s)=>{s.d(S,{Cj:()=>G,Ud:()=>z,V9:()=>k,et:()=>Z,hS:()=>X});
var P=s(76760),$=s.n(P),I=s(58552),b=s(68747),p=s(58426),v=s(31424),O=s(51521),A=s(4528),h=s(30245),i=s(64123),l=s(15969),a=s(57214),u=s(13707);const w=["{dir}",
"{name}","{index}","{operation}"];function c(W,H){if(H==="files")return x(W)?["{page}","{label}","{file}","{extension}"]:["{file}"];if(H!=="parts"&&H!=="texts")
return[];const C=W.flatMap(({name:M})=>Object.keys((0,p.zI)(M).resultFacts??{}));return["title","match"].filter(M=>C.includes(M)).map(M=>`{${M}}`)}function g(W){
const H=p.qj.filter(C=>{const M=[{name:C,params:{},paths:{}}];return c(M,X(M)).includes(W)});return H.length===0?`has the unknown placeholder ${W}`:`has ${W}, w\
hich only results of ${H.map(b.i9).join(" or ")} have`}const m={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.\
{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},D="{dir}/{name}-{page}.{extension}",x=W=>W.some(({name:H})=>(0,p.
zI)(H).filesArePages),j="{dir}/{name}-difference.pdf",F="{dir}/{name}.pdf",N=([W],H)=>H==="document"&&W!==void 0&&(0,p.zI)(W.name).accepts==="text",z=W=>W.some(
({name:H})=>(0,p.zI)(H).input==="many");function X(W){const H=W.map(({name:Y})=>(0,p.zI)(Y)),C=H.filter(Y=>!(0,p.rz)(Y)),M=C.findLast(({input:Y,output:q})=>Y===
"many"||q!=="pdf");return H.at(-1)?.output==="text"?M?.output==="pdfs"?"texts":"text":C.length===0?"data":M?.output==="pdfs"?"parts":M?.output==="files"?"files":
"document"}const G=W=>W==="text"||W==="texts",k=W=>/\.csv$/i.test(W),V=W=>W==="document"||W==="text";function Z(W){const{files:H,steps:C}=W,M=X(C),Y=Ee(W,M),q=H.
length===0?[]:z(C)?[H]:H.map(se=>[se]),fe=(0,b.i9)((C.findLast(({name:se})=>!(0,p.rz)((0,p.zI)(se)))??C.at(-1))?.name??""),re=q.map((se,ge)=>{const{dir:ue,name:oe}=$().
posix.parse(se[0]??""),d=y=>{const B=V(M)?ge+1:y?.index,R={dir:ue||".",name:oe,operation:fe,index:B===void 0?void 0:(0,v.n)(B),title:y?.title,match:y?.match,file:y?.
file,page:y?.page,label:y?.label,extension:y?.extension};return $().posix.normalize((0,O.Ct)(Y,R))};return{inputs:se,kind:M,tellsMatch:Y.includes("{match}"),outputPath:d}}),
te=M==="data"&&!(0,u.Mu)(C)?[]:Ae(re,W,Me(Y,M));if(te.length>0)throw(0,I.G6)(te);return re}const ce=[a.jB,[/\{\{/,"a placeholder has single braces, such as {nam\
e}"],a.jN,a.yZ,a.BD,...$().sep==="/"?[a.r_]:[]];function le(W){const H=X(W);return x(W)?D:N(W,H)?F:H==="data"&&(0,u.Mu)(W)?j:`${m[H]}${G(H)?A.lg[(0,A.GW)(W.at(-1)?.
params??{})]:""}`}function Ee({output:W,places:H,steps:C},M){const Y=oe=>(0,I.G6)([{field:"output",message:oe}]);if(W===void 0)return le(C);const q=(0,a.oR)(W,ce);
if(q!==void 0)throw Y(q);if(G(M)&&k(W)&&(0,A.GW)(C.at(-1)?.params??{},!0)!=="text/csv")throw Y("is a .csv file, which holds a table: set tables to true");const fe=c(
C,M),re=[...w,...fe],te=(0,O.Qf)(W).find(oe=>!re.includes(oe));if(te!==void 0)throw Y(`${g(te)}: use ${re.join(", ")}`);if(/[\u0000-\u001f]/.test(W))throw Y("mu\
st be a single line");if(/[\\/]$/.test(W))throw Y(`names a folder: write a file name after it, such as ${W}{name}.pdf`);const se=["{index}",...fe.filter(oe=>oe!==
"{extension}")];if((M==="parts"||M==="texts"||M==="files")&&!se.some(oe=>W.includes(oe))){const{dir:oe,name:d,ext:y}=$().posix.parse((0,l.d7)(W)),B=$().posix.join(
oe,x(C)?`${d}-{page}${y}`:M==="files"?`${d}.{file}`:`${d}-{index}${y}`);throw Y(`needs ${se.join(" or ")}, because one file gives several results: such as ${B}`)}
const ge=$().isAbsolute(W)?(0,l.dR)(H,W):(0,l.d7)(W);if(!($().isAbsolute(ge)?(0,l.NB)(H,ge):(0,l.FK)($().posix.normalize(ge))))throw Y("must stay in the workspa\
ce or in RUNNER_TEMP");return ge}function Me(W,H){const M=["{dir}","{name}",...V(H)?["{index}"]:[]].filter(Y=>!W.includes(Y));return M.length===0?"process them \
in different steps":`use ${[M.slice(0,-1).join(", "),...M.slice(-1)].filter(Y=>Y!=="").join(" or ")}`}const ye=W=>W.kind==="parts"||W.kind==="texts"?W.outputPath(
{index:1}):W.outputPath();function Ae(W,{matched:H,overwrite:C,identity:M,exists:Y,places:q},fe){const re=new Map(H.map(d=>[M(d),d])),te=new Map;for(const d of W){
const y=M(d.outputPath()),B=te.get(y);B?B.push(d):te.set(y,[d])}const se=[],ge=[],ue=d=>{se.push({field:"output",message:d})};for(const[d,y,...B]of te.values()){
if(!d)continue;const R=d.outputPath(),J=(0,i.Nk)(R);if(!(0,l.NB)(q,R)||R==="."||R.endsWith("/"))ue(`'${R}' is not a file in the workspace or in RUNNER_TEMP`);else if(J!==
void 0)ue(J);else if((0,h.SV)(R))ue(`'${R}' is below .git, where nothing is written`);else if(y){const[Q,de]=[d.inputs[0],y.inputs[0]],he=B.length===0?`'${Q}' a\
nd '${de}' would both`:`'${Q}', '${de}' and ${B.length} more would all`;ue(`${he} be written to '${R}': ${fe}`)}else{const Q=ye(d),de=M(Q),he=re.get(de);he!==void 0&&
!d.inputs.some(Pe=>M(Pe)===de)?ue(`'${Q}' would replace another file that the step reads: choose a different pattern`):he!==void 0&&!C?ue(`'${Q}' would replace \
the input: choose a different pattern, or ${q.words.replace}`):he===void 0&&!C&&Y(Q)&&ge.push(Q)}}ge.length>0&&ue((0,i.pL)(ge,q.words));const oe=5;return se.length<=
oe?se:[...se.slice(0,oe),{field:"output",message:`and ${se.length-oe} more such clashes`}]}}),32885:((ne,S,s)=>{s.d(S,{A:()=>I,T:()=>$});var P=s(45180);function $(b){
const p=v=>[{field:"minimum-saving",message:v}];return b.some(({name:v})=>v==="optimize_document"||v==="compress_document")?(0,P.Ud)(b)||(0,P.hS)(b)!=="document"?
p("needs one result for each file: no merge, no split, no extraction"):[]:p("needs a step optimize-document or compress-document")}function I(b,p,v){return v===
void 0||p<=b*(1-v/100)?void 0:`Not written: the result is ${(Math.max(0,b-p)/b*100).toFixed(1)} % smaller, and minimum-saving is ${v} %`}}),10008:((ne,S,s)=>{s.
d(S,{s:()=>u,w:()=>w});var P=s(3130),$=s(58426),I=s(51521),b=s(33858);function p(N,z){const X=Object.entries((0,$.zI)(N).fields).filter(([,{group:G}])=>G==="per\
missions");return X.length>0&&z.user_password===void 0&&!X.some(([G])=>z[G]===!1)}var v=s(51327);const O={encryption_algorithm:"AES-256"};var A=s(61729);function h(N){
const z=N.startsWith("[")?(0,A.qF)(N):void 0;return Array.isArray(z)?z:N.split(/\r?\n/).map(X=>X.trim().replace(/,$/,"")).filter(X=>X!=="").join(",")}var i=s(45657);
const l={name:"file",bytes:Uint8Array.of(0)},a=["{dir}","{name}"],u="compare_to";function w({name:N,raw:z,typed:X,fromBase:G=!1},k){const{fields:V}=(0,$.zI)(N),
Z={},ce={},le=[];for(const[ye,Ae]of Object.entries({...m(V),...z})){const W=V[ye];if(W===void 0)continue;const H=D(W,Ae,X[ye]);"problem"in H&&le.push({field:ye,
message:H.problem}),"path"in H&&(ce[ye]=H.path),Z[ye]="value"in H?H.value:W.kind==="json"?{}:l}G&&(Z[u]??=l);const Ee=(0,P.qL)(N,Z,k),Me=new Set(le.map(({field:ye})=>ye));
for(const ye of Ee.issues)Me.has(ye.field)||le.push(ye);return le.length===0&&(0,i.RZ)(le,g(N,Z,Ee.params)),{step:{name:N,params:Ee.params,paths:ce,...G&&{fromBase:G}},
issues:le}}const c=["pages","first_page","last_page"];function g(N,z,X){const G=V=>z[V]!==void 0&&z[V]!=="";return(N==="extract_pages"||N==="remove_pages")&&!c.
some(G)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:c.slice(1)}]:p(N,{...X})?[{field:"allow_print",message:"\
nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_passwor\
d"]}]:[]}const m=N=>Object.fromEntries(Object.entries(O).filter(([z])=>Object.hasOwn(N,z)));function D(N,z,X){if(z===""||z===null||X===null)return{value:""};if(N.
kind==="pageOrder"||N.kind==="pageSet"){if(typeof z!="string"&&!Array.isArray(z))return{problem:"must be pages such as 1..3, or a list of pages"};const Z=(0,b.D_)(
z);return"problem"in Z?Z:{value:Z.text.trim()}}const G=N.kind==="json"&&N.list!==void 0;if(N.kind==="json"&&typeof z=="object"&&(G||!Array.isArray(z)))return{value:X};
if(N.kind==="choices"&&Array.isArray(z))return{value:z};if(N.kind==="json"&&Array.isArray(z))return{problem:x};if(typeof z!="string")return{problem:`must be a s\
ingle value, and is a ${Array.isArray(z)?"list":"mapping"}`};const k=z.trim();if(N.kind==="text")return{value:z};if(k==="")return{value:""};if(N.kind==="choices")
return{value:h(k)};if(N.kind==="file"&&N.secret)return j(k);const V=k.startsWith("[")&&k.endsWith("]");return G&&V?{value:k}:N.kind==="json"&&(V||!k.startsWith(
"{")&&k.includes(`
`))?{problem:x}:N.kind==="file"||N.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(k)?F(k):{value:k}}const x='must be a JSON object such as {"name": "value"}, or t\
he path of a file that holds one; inside steps it can also be a YAML mapping';function j(N){const z=(0,v.S)(N);return z?{value:z}:{problem:v.SH}}function F(N){const z=(0,I.
Qf)(N).find(X=>!a.includes(X));return z!==void 0?{problem:`has the unknown placeholder ${z}: a path may hold ${a.join(" and ")}`}:/[\u0000-\u001f]/.test(N)?{problem:"\
must be the path of one file"}:{path:N}}}),4406:((ne,S,s)=>{s.d(S,{EC:()=>l,Pu:()=>a,Qf:()=>b,fU:()=>i,g$:()=>v,oH:()=>p});var P=s(58552),$=s(61729);const I=1e3,
b=(u,w,{found:c=null,limit:g=null,pages:m=[]}={})=>({rule:u,found:c,limit:g,pages:m.slice(0,I),message:w}),p=["open_password"],v=(u,w,c)=>`The file has ${u} ${c}\
; at most ${w} are allowed.`;function O({failures:u}){return Array.isArray(u)?u.flatMap(A):[]}function A(u){if(!(0,$.Gv)(u))return[];const{rule:w,found:c,limit:g,
pages:m,message:D}=u;if(typeof w!="string"||typeof D!="string")return[];const x=Array.isArray(m)?m.filter(j=>typeof j=="number"):[];return[{rule:w,found:h(c),limit:h(
g),pages:x,message:D}]}const h=u=>typeof u=="number"?u:null;function i(u,{nameOf:w,restate:c}){const{checks:g}=u,m=O(u).map(x=>({...c(x),rule:w(x.rule)})),D=Array.
isArray(g)?g.flatMap(x=>typeof x=="string"?[w(x)]:[]):[];return{...u,...g!==void 0&&{checks:D},failures:m}}class l extends P.zU{report;constructor(w){const c=O(
w).map(({message:g})=>g);super("invalid_parameters",`The check failed: ${c.join(" ")}`,{issues:c.map(g=>({field:"file",message:g,mentions:p}))}),this.report=w}}
function a(u){if(u.passed===!1)throw new l(u)}}),68747:((ne,S,s)=>{s.d(S,{XM:()=>p,an:()=>b,i9:()=>I});var P=s(58426);const $=v=>v.replace(/_(\w)/g,(O,A)=>A.toUpperCase()),
I=v=>v.replaceAll("_","-");function b(v,O,A){const h=O.filter(i=>/^\w+$/.test(i));return h.length===0?v:v.replace(new RegExp(`\\b(?:${h.join("|")})\\b`,"g"),A)}
const p=v=>(0,P.zI)(v).path??`/v1/${v}`}),85673:((ne,S,s)=>{s.d(S,{gx:()=>p,h:()=>b});function P(h,i){const l=$(h,i);if(l!==void 0)return[l];const a=O(h);return i.
filter(u=>O(u).some(w=>w.length>3&&a.includes(w)))}function $(h,i){let l;for(const a of i){const u=I(O(h),O(a));u<=2&&u<(l?.count??1/0)&&(l={name:a,count:u})}return l?.
name}function I(h,i){return h.length!==i.length?h.length*i.length===0?1/0:I([h.join("")],[i.join("")]):i.reduce((l,a,u)=>{const w=h[u]??"",c=Math.min(w.length,a.
length),g=A(w,a);return g>(c<3?0:c<7?1:2)?1/0:l+g},0)}const b=(h,i)=>v(P(h,i));function p(h,i){const l=$(h,i),a=u=>O(u).sort().join(" ");return v(l===void 0?i.filter(
u=>h!==""&&a(u)===a(h)):[l])}const v=h=>h.length===0||h.length>3?"":` (did you mean ${h.join(" or ")}?)`,O=h=>h.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(i=>i!=="");function A(h,i){let l=[],a=Array.from({length:i.length+1},(u,w)=>w);for(let u=0;u<h.length;u++){const w=[u+
1];for(let c=0;c<i.length;c++){const g=u>0&&c>0&&h[u]===i[c-1]&&h[u-1]===i[c];w.push(Math.min((a[c+1]??0)+1,(w[c]??0)+1,(a[c]??0)+(h[u]===i[c]?0:1),g?(l[c-1]??0)+
1:1/0))}l=a,a=w}return a.at(-1)??0}}),4528:((ne,S,s)=>{s.d(S,{G7:()=>c,GW:()=>I,IF:()=>l,JF:()=>i,KV:()=>h,_m:()=>A,lg:()=>$,u9:()=>O,uv:()=>v});const P=null,$={
"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function I(m,D=!1){const{per_page:x,tables:j,
layout:F}=m;return b(m)?"application/jsonl":D&&j===!0&&x!==!0?"text/csv":x===!0||j===!0?"application/json":F==="markdown"?"text/markdown":"text/plain"}const b=m=>(m.
pieces??"none")!=="none";function p(m){const D=I(m);return b(m)?["application/json",D]:m.tables===!0?[D,"text/csv"]:D==="text/markdown"?["application/json",D,"t\
ext/plain"]:[...new Set(["application/json",D])]}const v=({text:m})=>typeof m=="string"?m:"",O=({pages:m,tables:D,pieces:x})=>(m??D??x)!==void 0;function A({text:m,
pages:D,tables:x,pieces:j,...F}){return F}const h=({pieces:m})=>m,i=m=>m.map(D=>`${JSON.stringify(D)}
`).join(""),l=({tables:m})=>m??[];function a(m){return l(m).flatMap(({page:D,rows:x,header:j,certain:F},N)=>{const z=w(x,j);return x.slice(j?1:0).map((X,G)=>({row:Object.
fromEntries(X.map((k,V)=>[z[V],k])),about:{page:D,table:N+1,row:G+1,certain:F}}))})}const u="pdf";function w(m,D){const x=m.reduce((F,{length:N})=>Math.max(F,N),
0),j=new Set([u]);return Array.from({length:x},(F,N)=>{const z=D&&m[0][N]||`Column ${N+1}`;let X=z;for(let G=2;j.has(X);G++)X=`${z} ${G}`;return j.add(X),X})}function c(m){
const[D,...x]=l(m);return D&&x.length===0?g(D.rows):void 0}const g=m=>m.map(D=>`${D.map(x=>/[",\r\n]/.test(x)?`"${x.replaceAll('"','""')}"`:x).join(",")}\r
`).join("")}),49180:((ne,S,s)=>{s.d(S,{q:()=>$});const P="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function $(p){const v=p.toLowerCase(),O=/^#([\da-f]{3}|[\da-f]{6})$/.exec(v)?.[1]??b().get(v);return O===void 0?void 0:(O.length===3?[...O].map(h=>h+h):[O.
slice(0,2),O.slice(2,4),O.slice(4)]).map(h=>Number.parseInt(h,16))}let I;function b(){const p=P.split(" ");return I??=new Map(p.flatMap((v,O)=>O%2===0?[[v,p[O+1]]]:
[]))}}),17079:((ne,S,s)=>{s.d(S,{Z:()=>p,_:()=>b});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
$=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,I=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(h){
if(h.length>64)return;const i=h.trim().replace($,(l,a,u,w)=>`${a??""}${1900+Number(u)}${w}`);return O(v(P.exec(i)??I.exec(i)))}function p(h){const i=h.length>64?
void 0:v(I.exec(h.trim()));if(!i||O(i)===void 0)return;const{year:l,month:a="",day:u="",hour:w="",minute:c="",second:g="",zone:m=""}=i;return`D:${l}${a}${u}${w}${c}${g}${m===
"Z"||m===""?m:`${m.replace(":","'")}'`}`}function v(h){if(!h)return;const[,i,l,a,u,w,c,g,m,D,x]=h,j=g??(m===void 0?void 0:`${m}${D??"00"}:${x??"00"}`);return{year:i,
month:l,day:a,hour:u,minute:w,second:c,zone:j}}function O(h){if(!h)return;const{year:i,month:l,day:a,hour:u,minute:w="00",second:c="00",zone:g}=h,m=(x,j,F)=>x===
void 0||Number(x)>=j&&Number(x)<=F;if(Number(i)===0||!m(l,1,12)||!m(a,1,A(Number(i),Number(l)))||!m(u,0,23)||!m(w,0,59)||!m(c,0,59)||g!==void 0&&g!=="Z"&&!(m(g.
slice(1,3),0,23)&&m(g.slice(4),0,59)))return;const D=[i,l,a].filter(x=>x!==void 0).join("-");return u===void 0?D:`${D}T${u}:${w}:${c}${g==="+00:00"||g==="-00:00"?
"Z":g??""}`}function A(h,i){return i===2?h%4===0&&(h%100!==0||h%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),3130:((ne,S,s)=>{s.d(S,{iL:()=>N,lF:()=>V,qL:()=>X});
var P=s(58552),$=s(15828),I=s(61729),b=s(58426),p=s(33037),v=s(72750),O=s(33858),A=s(29082),h=s(70458),i=s(60666),l=s(34378);const a=2**31-1,u=/^ *[+-]?\d+ *$/,
w=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,c=/[\p{Cc}\u2028\u2029]/u,g=/(?!\n)[\p{Cc}\u2028\u2029]/u,m=new RegExp("\\p{Cs}","u"),D=100,x={font:20*1024*1024,key:1e6,certificates:1e6},
j=new Set(["files","choices"]),F="must be given only once";function N(d){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(d)}catch{return d}}function z(d,y,B="\
absent"){const{params:R,issues:J}=X(d,y,B);if(J.length>0)throw invalidParameters(J);return R}function X(d,y,B="absent"){const R=(0,b.zI)(d),J=(0,h.h)(R.fields,y),
Q={},de=[];for(const[he,Pe]of Object.entries(R.fields)){const ve=Object.hasOwn(J,he),xe=ve?J[he]:void 0;if(le(Pe,xe)){ve&&B==="refuse"&&Z(Pe,xe)?de.push({field:he,
message:ce(Pe)}):Pe.required?de.push({field:he,message:`is required: ${(0,$.pG)(Pe)}`}):"default"in Pe&&(Q[he]=Pe.default);continue}const Ce=Ee(Pe,xe);"problem"in
Ce?de.push({field:he,message:Ce.problem}):Q[he]=Ce.value}return{params:Q,issues:[...de,...G(R,Q,de)]}}function G({fields:d,ascending:y,different:B,exclusive:R,needs:J,
atLeastOne:Q,someTrue:de},he,Pe){const ve=[],xe=$e=>(0,b.qR)(d[$e],he[$e]);if(y){const[$e,_e]=[he[y[0]],he[y[1]]];typeof $e=="number"&&typeof _e=="number"&&$e>_e&&
ve.push({field:y[0],message:`must not be greater than ${y[1]}`,mentions:[y[1]]})}if(B){const[$e,_e]=[he[B[0]],he[B[1]]];$e!==void 0&&$e===_e&&ve.push({field:B[0],
message:`must differ from ${B[1]}`,mentions:[B[1]]})}for(const[$e,_e]of R??[]){const be=xe($e)?_e.filter(xe):[];be.length>0&&ve.push({field:$e,message:`must not\
 be given together with ${be.join(" and ")}: leave one of them out`,mentions:be})}for(const[$e,_e,be]of J??[])xe($e)&&!(0,b.D)(be,d[_e],he[_e])&&ve.push({field:$e,
message:`needs ${k(_e,be)}`,mentions:[_e]});const Ce=$e=>xe($e)||Pe.some(({field:_e})=>_e===$e);return Q&&!Q.some(Ce)&&ve.push({field:Q[0],message:`is required,\
 unless one of these is given: ${Q.slice(1).join(", ")}`,mentions:Q.slice(1)}),de?.every($e=>he[$e]===!1)===!0&&ve.push({field:de[0],message:`must be true, unle\
ss one of these is: ${de.slice(1).join(", ")}`,mentions:de.slice(1)}),ve}function k(d,y){return typeof y!="object"?`${d} to be ${y}`:"not"in y?`${d} to be other\
 than ${y.not}`:`${d} to be given`}function V(d){if(Array.isArray(d))return d.join(",");if(typeof d=="object")return JSON.stringify(d);const y=String(d);if(typeof d!=
"number"||!y.includes("e"))return y;if(d>=1)return BigInt(d).toString();const[B,R]=y.split("e");return`0.${"0".repeat(-Number(R)-1)}${B.replace(".","")}`}function Z(d,y){
return d.empty==="opener"?!1:d.empty!=="word"||d.required===!0||y===void 0}function ce(d){return d.required?`is empty: it must be ${(0,$.pG)(d)}`:d.kind==="text"&&
d.secret?"is empty, so the document would open without a password: give a password, or route documents without one past this step":d.empty==="word"?`is undefine\
d: use '' to leave it out, or give ${(0,$.pG)(d)}`:d.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in d?`is empty: write\
 ${String(d.default)}, which is the default, or leave the field out`:`is empty: give ${(0,$.pG)(d)}, or leave the field out`}function le(d,y){return y==null||y===
""||j.has(d.kind)&&Array.isArray(y)&&y.length===0?!0:d.kind==="text"&&!d.secret&&typeof y=="string"&&y.trim()===""}function Ee(d,y){const B=j.has(d.kind)||d.kind===
"json"&&d.list!==void 0;if(Array.isArray(y)&&!B)return{problem:F};if(y instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(d.kind){case"\
text":return Me(d,y);case"flag":return ye(d,y);case"integer":return Ae(d,y);case"decimal":return H(d,y);case"choice":return M(d,y);case"choices":return Y(d,y);case"\
pageOrder":return q(d,y,d.parts?O.X4:v.p6);case"pageSet":return q(d,y,A.lY);case"file":return fe(d,y);case"files":return re(d,y);case"json":return te(d,y);default:
return d}}function Me(d,y){if(typeof y!="string"&&!(typeof y=="number"&&Number.isFinite(y)))return{problem:`must be ${d.format?"":"text, "}${(0,$.pG)(d)}`};const B=d.
lines?String(y).replaceAll(`\r
`,`
`):String(y);if(B.length>8*d.maxLength)return{problem:`must be ${(0,$.pG)(d)}`};const R=d.secret?B:(0,l.w)(B),J=(0,$.Y5)(d,R);return J>d.maxLength||J<(d.minLength??
0)?{problem:`must be ${(0,$.pG)(d)}`}:(d.lines?g.test(R):!d.secret&&c.test(R))?{problem:`must not contain control characters${d.lines?"":" or line breaks"}`}:!d.
secret&&m.test(R)?{problem:"must not contain an incomplete character (a lone surrogate)"}:d.format&&!i.E[d.format].holds(R)?{problem:i.E[d.format].problem?.(R)??
`must be ${(0,$.pG)(d)}`}:{value:R}}function ye(d,y){if(typeof y=="boolean")return{value:y};const B=typeof y=="string"?y.toLowerCase():"";return B==="true"||B===
"false"?{value:B==="true"}:{problem:`must be ${(0,$.pG)(d)}`}}function Ae(d,y){const R=(d.unit==="bytes"&&typeof y=="string"?(0,p.ik)(y):void 0)??W(y);if(R===void 0||
R<d.min)return{problem:`must be ${(0,$.pG)(d)}`};const J=d.max??a;if(R<=J)return{value:R};const Q=(0,$.pG)(d);return{problem:Q.includes(String(J))?`must be ${Q}`:
`must not be greater than ${J}`}}function W(d){return typeof d=="string"?u.test(d)?Number(d.trim())+0:void 0:typeof d=="number"&&Number.isInteger(d)?d+0:void 0}
function H(d,y){const R=(d.unit==="inches"&&typeof y=="string"?(0,p.Vi)(y):void 0)??C(y),{above:J=-1/0,min:Q=-1/0,max:de=1/0}=d;return Number.isFinite(R)&&R>J&&
R>=Q&&R<=de?{value:R+0}:{problem:`must be ${(0,$.pG)(d)}`}}function C(d){return typeof d=="number"?d:typeof d=="string"&&w.test(d)?Number(d.trim()):NaN}function M(d,y){
const{open:B}=d,R=W(y),J=d.options.find(({value:de,contract:he=de})=>de===y||typeof y=="number"&&de===String(y)||typeof he=="number"&&he===R);if(J)return{value:J.
value};const Q=B?R:void 0;return B&&Q!==void 0&&Q>=B.min&&Q<=B.max?{value:Q}:{problem:`must be ${(0,$.pG)(d)}`}}function Y(d,y){const B=typeof y=="string"?y.replace(
/^ +| +$/g,"").split(/ *, */):y,R=d.options.map(({value:J})=>J);return!Array.isArray(B)||!B.every(J=>R.some(Q=>Q===J))?{problem:`must be ${(0,$.pG)(d)}`}:{value:R.
filter(J=>B.includes(J))}}function q(d,y,B){if(typeof y!="string"&&typeof y!="number")return{problem:`must be ${(0,$.pG)(d)}`};const R=String(y);if(R.length>d.maxLength)
return{problem:`must be at most ${d.maxLength} characters long, and has ${R.length}`};const J=B(R);return"problem"in J?{problem:J.problem}:{value:R}}function fe(d,y){
const{name:B,bytes:R}=typeof y=="object"?y:{};return typeof B!="string"||!(R instanceof Uint8Array)?{problem:`must be ${(0,$.pG)(d)}`}:R.length===0&&d.accepts!==
"any"?{problem:"is an empty file"}:R.length>(x[d.accepts]??1/0)?{problem:`is too large: it must be ${(0,$.pG)(d)}`}:{value:{name:B,bytes:R}}}function re(d,y){const B=Array.
isArray(y)?y:[y],R=[];for(const Q of B){const de=fe({...d,kind:"file"},Q??{});if("problem"in de)return de.problem.startsWith("must")?{problem:`must be ${(0,$.pG)(
d)}`}:de;R.push(de.value)}const J=R.reduce((Q,{bytes:de})=>Q+de.length,0);return R.length>d.max||J>d.maxBytes?{problem:`must be ${(0,$.pG)(d)}`}:new Set(R.map(({
name:Q})=>Q)).size<R.length?{problem:"has two files of one name"}:{value:R}}function te(d,y){const B=`must be ${(0,$.pG)(d)}`;if(typeof y=="object"){const J=oe(
y);return J!==void 0&&J.length<=d.maxLength?se(d,JSON.parse(J),B):{problem:B}}if(typeof y!="string")return{problem:B};if(y.length>d.maxLength)return{problem:`mu\
st be at most ${d.maxLength} characters long, and has ${y.length}`};const R=(0,I.qF)(y);if(R===void 0){const Q=(0,I.qF)(y.replace(/[\r\n\t]/g," "))!==void 0?": \
within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${B}; it is not valid JSON${Q}`}}return se(d,R,B)}function se({list:d},y,B){const R=d!==
void 0&&Array.isArray(y)&&y.every(I.Gv)?{[d]:y}:y;return(0,I.Gv)(R)?ge(R):{problem:B}}function ge(d){let y=[d];for(let B=0;y.length>0;B++){if(B===D)return{problem:`\
must not have more than ${D} arrays and objects within one another`};const R=y.flatMap(J=>Object.values(J));if(R.some(J=>typeof J=="number"&&!Number.isFinite(J)))
return{problem:"has a number that is too large"};y=R.filter(ue)}return{value:d}}const ue=d=>typeof d=="object"&&d!==null;function oe(d){try{return JSON.stringify(
d)}catch{return}}}),15828:((ne,S,s)=>{s.d(S,{Cq:()=>h,Xl:()=>A,Y5:()=>l,k_:()=>p,pG:()=>b});var P=s(33037),$=s(70458),I=s(60666);function b(c){switch(c.kind){case"\
text":{const g=c.minLength?`${c.minLength} to ${c.maxLength}`:`at most ${c.maxLength}`;return c.format?`${I.E[c.format].words}, ${g} characters`:`${g} character\
s`}case"flag":return"true or false";case"integer":{const g=c.unit===void 0?"":`, in ${c.unit}, ${P.KH}`;return c.max===void 0||c.max===Number.MAX_SAFE_INTEGER?`\
a whole number of at least ${c.min}${g}`:`a whole number from ${c.min} to ${c.max}${g}`}case"decimal":return`a decimal number ${w(c)}, in ${c.unit}, with a poin\
t${c.unit==="inches"?`, ${P.VR}`:""}`;case"choice":return`one of ${c.options.map(g=>typeof g.value=="number"?a(g):g.value).join(", ")}${c.sides?`, ${$.j}`:""}`;case"\
choices":return`one or more of ${c.options.map(({value:g})=>g).join(", ")}, separated by commas`;case"pageOrder":return c.parts?`ranges of pages such as 1-3, 7,\
 9-, at most ${c.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${c.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1,\
 odd, even, all or not 2, at most ${c.maxLength} characters`;case"file":return u[c.accepts];case"files":return`at most ${c.max} PNG or JPEG images of at most ${c.
maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${c.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${c.maxLength} character\
s`;default:return c}}function p(c){if(c.contract===void 0)return"";if(c.kind==="pageOrder")return`at most ${c.contract.maxLength} characters`;const{minLength:g,
contract:m}=c;return"values"in m?`one of ${m.values.join(", ")}`:`${g?`${g} to ${m.maxLength}`:`at most ${m.maxLength}`} ${m.characters==="printable-ascii"?"pri\
ntable ASCII characters (codes 32 to 126)":"characters"}`}const v=({value:c,contract:g})=>typeof c=="string"&&g===void 0,O=({options:c})=>c.some(({contract:g})=>g!==
void 0)&&c.some(v),A=({options:c})=>`one of ${c.filter(g=>!v(g)).map(({value:g})=>g).join(", ")}`;function h(c,g){if(c.kind==="choice")return O(c)&&c.options.some(
D=>D.value===g&&v(D));if(c.kind==="pageOrder")return c.contract!==void 0&&String(g).length>c.contract.maxLength;if(c.kind!=="text"||c.contract===void 0||typeof g!=
"string")return!1;const{contract:m}=c;return"values"in m?!m.values.includes(g):l(c,g)>m.maxLength||m.characters!==void 0&&!i.test(g)}const i=/^[\x20-\x7e]*$/,l=({
secret:c},g)=>c?g.length:[...g].length;function a({value:c,label:g,description:m}){const D=m??g.toLowerCase(),x=String(c).replace(/^-/,"").replaceAll("_"," ").toLowerCase();
return m===void 0&&g.toLowerCase().includes(x)?String(c):`${c} (${D.charAt(0).toLowerCase()}${D.slice(1)})`}const u={pdf:"a PDF document",image:"a PNG or JPEG i\
mage",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificat\
es, as PEM or DER, of at most 1 MB",any:"a file"};function w({above:c,min:g,max:m}){const D=c===void 0?`of at least ${g??0}`:`greater than ${c}`;return m===void 0?
D:`${D} and at most ${m}`}}),50580:((ne,S,s)=>{s.d(S,{L:()=>$});var P=s(58426);function $(I,b){return Object.entries((0,P.zI)(I).fields).flatMap(([p,v])=>{if(v.
kind!=="choice"||!v.open||typeof b[p]!="number")return[];const O=v.options.map(({value:A})=>A).join(", ");return[{field:p,message:`is a number that only some re\
gions know: use ${O}`}]})}}),33037:((ne,S,s)=>{s.d(S,{KH:()=>P,VR:()=>$,Vi:()=>A,ik:()=>p});const P="or a size such as 18 MB or 18 MiB",$="or a length such as 2\
0 mm, 2 cm or 0.5 in",I={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},b=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;function p(h){const[,i,l]=b.
exec(h)??[],a=I[l?.toLowerCase()??""];return a===void 0?void 0:Math.floor(Math.round(Number(i)*a*1e3)/1e3)}const v={mm:25.4,cm:2.54,in:1},O=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;
function A(h){const[,i,l]=O.exec(h)??[],a=v[l?.toLowerCase()??""];return a===void 0?void 0:Number((Number(i)/a).toFixed(10))}}),51521:((ne,S,s)=>{s.d(S,{Ct:()=>v,
Qf:()=>p,sA:()=>A});var P=s(98446),$=s(34378);const I=/(\{[^{}]*\})/;function b(h,i){const l=[],a=[],u=`use ${i.map(w=>`{${w}}`).join(", ")}`;for(const w of(0,$.
w)(h).split(I)){const c=i.find(g=>`{${g}}`===w);if(c)l.push({placeholder:c});else if(I.test(w))a.push(w);else{if(/[{}]/.test(w))return{problem:`has a brace that\
 belongs to no placeholder; ${u}`};w&&l.push({literal:w})}}return a.length===0?{pieces:l}:{problem:`has the unknown ${(0,P.d5)(a.length,"placeholder","placehold\
ers")} ${a.join(" and ")}; ${u}`}}const p=h=>h.split(I).filter((i,l)=>l%2===1),v=(h,i)=>h.split(I).map((l,a)=>(a%2===1&&Object.hasOwn(i,l.slice(1,-1))?i[l.slice(
1,-1)]:void 0)??l).join(""),O=["number","last","label","name"],A=h=>b(h,O)}),66974:((ne,S,s)=>{s.d(S,{D6:()=>p,F1:()=>I,NL:()=>h,P3:()=>$,br:()=>b,bs:()=>A});var P=s(
98446);const $={problem:"names page 0: pages count from 1, and -1 is the last page"};function I(l,a,u){const w=[],c=[];for(const[g,m]of l.split(",").entries()){
const D=g+1;if(a!==void 0&&m.trim()===""){c.push(`entry ${D} is empty: write ${a}, separated by single commas`);continue}const x=u(m,D);"problem"in x?c.push(b(D,
m,x.problem)):w.push(x.item)}return c.length>0?{problem:A(c)}:{items:w}}const b=(l,a,u)=>`entry ${l} ('${i(a.trim())}') ${u}`,p=({position:l,text:a},u,w)=>b(l,a,
`names ${v(u)}, but the document has ${(0,P.y_)(w,"page")}`);function v(l){return Number.isSafeInteger(l)?`page ${l}`:"a page far beyond its end"}const O=5;function A(l){
const a=l.length-O;return[...l.slice(0,O),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function h(l){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(
l);return a?`is not a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(l)?"is not a page: the first page is wri\
tten 1, and a range from it 1..5":/\b(last|end)\b/i.test(l)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(l){const a=[...l].
map(u=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(u)?"?":u);return(0,P.Bu)(a.join(""),40)}}),72750:((ne,S,s)=>{s.d(S,{Ly:()=>v,UL:()=>O,aW:()=>p,p6:()=>b});var P=s(58552),
$=s(66974);const I=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,b=h=>(0,$.F1)(h,"pages such as 3,1,2 or 2..5",(i,l)=>{const a=I.exec(i);if(!a)return{problem:A(i)};const u=Number(
a[1]),w=a[3]===void 0?void 0:Number(a[3]);return u===0||w===0?$.P3:{item:{from:u,to:w,range:a[2]!==void 0,text:i.trim(),position:l}}});function p(h,i,l){const a=D=>(0,P.
G6)([{field:"page_order",message:D}]),u=b(h);if("problem"in u)throw a(u.problem);const w=v(u.items,i);if("problem"in w)throw a(w.problem);const c=O(w.spans);if(c>
l)throw a(`names ${c} pages in all; at most ${l} are allowed`);const g=new Uint32Array(c);let m=0;for(const{first:D,last:x}of w.spans){const j=D<=x?1:-1;for(let F=D;F!==
x+j;F+=j)g[m++]=F}return g}function v(h,i){const l=[],a=h.map(u=>{const w=x=>x<0?i+1+x:x,c=w(u.from),g=u.range?u.to===void 0?i:w(u.to):c,D=[[u.from,c],[u.to??u.
from,g]].find(([,x])=>x<1||x>i);return D&&l.push((0,$.D6)(u,D[0],i)),{first:c,last:g}});return l.length>0?{problem:(0,$.bs)(l)}:{spans:a}}const O=h=>h.reduce((i,{
first:l,last:a})=>i+Math.abs(a-l)+1,0);function A(h){return/^ *\.\./.test(h)?"has no start: a range is written 1..5":(0,$.NL)(h)??"is not a page, such as 3 or -\
1, nor a range, such as 2..5 or 2.."}}),29082:((ne,S,s)=>{s.d(S,{k1:()=>p,lY:()=>b,m7:()=>v});var P=s(58552),$=s(66974);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
b=h=>(0,$.F1)(h,"pages such as 1..3, -1, odd",(i,l)=>{const a=i.trim(),u=I.exec(a);if(!u)return{problem:A(a)};const[,w,c,g,m,D]=u,x={negated:w!==void 0,text:a,position:l};
if(c!==void 0)return{item:{...x,pages:c.toLowerCase()}};const j=Number(g),F=m===void 0?j:D===void 0?"end":Number(D);return j===0||F===0?$.P3:{item:{...x,pages:{
from:j,to:F}}}});function p(h,i,l="pages"){const a=m=>(0,P.G6)([{field:l,message:m}]),u=b(h);if("problem"in u)throw a(u.problem);const w=new O(i),c=new O(i),g=[];
for(const m of u.items){const D=m.negated?c:w;if(typeof m.pages=="string"){D.add(m.pages);continue}const{from:x,to:j}=m.pages,F=x<0?i+1+x:x,N=j==="end"?i:j<0?i+
1+j:j,X=(j==="end"?x<0?[[x,F]]:[]:[[x,F],[j,N]]).find(([,G])=>G<1||G>i);X&&g.push((0,$.D6)(m,X[0],i)),!(j==="end"&&F>i||g.length>0)&&D.range(Math.min(F,N),Math.
max(F,N))}if(g.length>0)throw a((0,$.bs)(g));return u.items.every(({negated:m})=>m)&&w.add("all"),w.without(c)}function v(h){const i=b(h);if("problem"in i||i.items.
length!==1)return;const{negated:l,pages:a}=i.items[0];if(l)return;if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;const{from:u,to:w}=a;return w===
"end"?{first:u}:w===-1?{first:u}:w<1?void 0:{first:Math.min(u,w),last:Math.max(u,w)}}class O{pageCount;differences;odd=!1;even=!1;constructor(i){this.pageCount=
i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,l){this.differences[i]++,this.differences[l+1]--}without(i){
const l=new Uint32Array(this.pageCount);let a=0,u=0,w=0;for(let c=1;c<=this.pageCount;c++){u+=this.differences[c],w+=i.differences[c];const g=c%2===1?"odd":"eve\
n";(u>0||this[g])&&!(w>0||i[g])&&(l[a++]=c)}return l.subarray(0,a)}}function A(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is written 1..5":/^!/.test(
h)?"is not a page: leave out pages with not, such as not 2":(0,$.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),70458:((ne,S,s)=>{s.d(S,{h:()=>I,j:()=>P});const P="or a size such as 210 x 99 mm",$=/^ *([\d.]{1,33}) *[x×] *([\d.]{1,33}) *(mm|cm|in) *$/i;
function I(b,p){let v=p;for(const[O,A]of Object.entries(b)){if(A.kind!=="choice"||!A.sides)continue;const{[O]:h,...i}=v,[l,a,u]=typeof h=="string"?$.exec(h)?.slice(
1)??[]:[],w=A.sides.some(m=>![void 0,null,""].includes(i[m]));if(u===void 0||w)continue;const[c,g]=A.sides;v={...i,[c]:`${l} ${u}`,[g]:`${a} ${u}`}}return v}}),
33858:((ne,S,s)=>{s.d(S,{D_:()=>h,X4:()=>z,kU:()=>X});var P=s(58552),$=s(66974),I=s(72750);const b=/^(\d+|first)-(\d+|last|end)?$/i,p=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
v=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,O=/^(?:last|end)-(\d+|last|end)$/i,A=/^(-?\d+)-(-?\d+|last|end)$/i;function h(G){if(Array.isArray(G))return i(
G);if(typeof G!="string"&&typeof G!="number")return{problem:"must be text such as 1..3, or a list of pages"};const k=String(G),V=k.split(/\r?\n/).filter(ce=>ce.
trim()!=="");if(V.length>1&&V.every(ce=>/^ *- +\S/.test(ce)))return i(V.map(ce=>l(ce.replace(/^ *- +/,""))));const Z=/^\s*\[(.*)\]\s*$/s.exec(k);return Z?i(Z[1].
split(",").map(l)):a(V.length>1?V.join(","):k)}function i(G){return G.some(k=>typeof k!="string"&&typeof k!="number")?{problem:'must be a list of pages such as \
3, or of ranges such as "2..5"'}:a(G.join(","))}function l(G){return G.trim().replace(/^(["'])(.*)\1$/s,"$2")}function a(G){const k=(0,$.F1)(G,void 0,V=>{const{
items:Z,isUnclear:ce}=m(V),Ee=ce||Z.length>1&&Z.some(Me=>Me.startsWith("-"))?D(Z):Z.map(x).find(Me=>Me!==void 0);return Ee?{problem:`is ambiguous: write ${Ee.join(
" or ")}`}:{item:Z.length===0?V:Z.map(j).join(",")}});return"problem"in k?k:{text:k.items.join(",")}}const u=/^(?:not )?(?:-?\d+|first|last|end)$/i,w=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
c=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,g=new Set(["-","–",".."]);function m(G){const k=[];let V=!1;for(const Z of G.split(/\s+/)){if(Z==="")continue;const ce=k.
at(-1)??"",le=w.test(ce),Ee=le?u.test(Z):u.test(ce)&&(g.has(Z)||c.test(Z));Ee?k[k.length-1]=ce+Z:ce.toLowerCase()==="not"?k[k.length-1]=`${ce} ${Z}`:k.push(Z),V||=
le&&!Ee}return{items:k,isUnclear:V}}function D(G){const k=G.map(j).join(","),[V,Z,...ce]=G,le=ce.length===0&&Z?/^-(\d+)$/.exec(Z):null;return le&&V&&/^\d+$/.test(
V)?[k,`${V}..${le[1]}`]:[k]}function x(G){const k=G.replace(/^not /i,""),V=O.exec(k);if(V)return/^\d/.test(V[1])?[`-${Number(V[1])+1}`,`-1..${V[1]}`]:["-1"];const Z=A.
exec(k);if(!Z||b.test(k))return;const[,ce,le]=Z;return le.startsWith("-")?[`${ce}..${le}`,`${ce},${le}`]:[`${ce}..${N(le)}`,`${ce},-${le}`]}function j(G){const[
,k="",V=""]=/^(not )?(.*)$/i.exec(G)??[],Z=b.exec(V)??p.exec(V)??v.exec(V);return Z?`${k}${N(Z[1])}..${N(Z[2]??"")}`:`${k}${N(V)}`}const F={first:"1",last:"-1",
end:"-1"},N=G=>F[G.toLowerCase()]??G;function z(G){const k=h(G);return"problem"in k?k:(0,I.p6)(k.text)}function X(G,k,V,Z="ranges"){const ce=Ae=>(0,P.G6)([{field:Z,
message:Ae}]),le=z(G);if("problem"in le)throw ce(le.problem);const Ee=(0,I.Ly)(le.items,k);if("problem"in Ee)throw ce(Ee.problem);const Me=Ee.spans.flatMap(({first:Ae,
last:W},H)=>{const{position:C,text:M}=le.items[H];return Ae<=W?[]:[(0,$.br)(C,M,`ends before it starts: write ${W}-${Ae}`)]});if(Me.length>0)throw ce((0,$.bs)(Me));
const ye=(0,I.UL)(Ee.spans);if(ye>V)throw ce(`names ${ye} pages in all; at most ${V} are allowed`);return Ee.spans}}),77040:((ne,S,s)=>{s.d(S,{n:()=>b});const P=[
"number","last","title","date"],$=`use ${P.map(p=>`{${p}}`).join(", ")}, and a \\ before a brace that is text`,I="{}|\\";function b(p){const v=[[]],O=[];let A="";
const h=()=>{A!==""&&v.at(-1).push(A),A=""};for(let u=0;u<p.length;u++){const w=p[u];if(w==="\\"&&u+1<p.length&&I.includes(p[u+1]))A+=p[++u];else if(w==="|")h(),
v.push([]);else{if(w==="}")return{problem:`has a brace that belongs to no placeholder; ${$}`};if(w==="{"){const c=p.indexOf("}",u);if(c<0)return{problem:`has a \
brace that belongs to no placeholder; ${$}`};const g=p.slice(u+1,c),m=P.find(D=>D===g);h(),m?v.at(-1).push({placeholder:m}):O.push(`{${g}}`),u=c}else A+=w}}if(h(),
O.length>0)return{problem:`has the unknown ${O.join(" and ")}; ${$}`};if(v.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| \
for a bar that is text"};const[i=[],l=[],a=[]]=v;return v.length===1?{left:[],middle:i,right:[]}:v.length===2?{left:i,middle:[],right:l}:{left:i,middle:l,right:a}}}),
60666:((ne,S,s)=>{s.d(S,{E:()=>l,L:()=>A});var P=s(49180),$=s(17079),I=s(51521),b=s(77040);function p(a){const u=(0,I.sA)(a);return"problem"in u?u.problem:void 0}
function v(a){const u=(0,b.n)(a);return"problem"in u?u.problem:void 0}const O=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,A=a=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(a),h=a=>!/[/\\\p{Cc}\p{Cs}]/u.test(a)&&/[^. ]/.test(a);function i(a){const u=URL.canParse(a)?new URL(a):void 0;return u?.protocol==="https:"&&u.username===
""&&u.password===""}const l={"file-name":{holds:h,words:"a file name without folders"},"media-type":{holds:A,words:"a media type such as text/xml or application\
/pdf"},color:{holds:a=>(0,P.q)(a)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:a=>(0,$.Z)(a)!==void 0,words:"a date of ISO 8601 such \
as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:a=>p(a)===void 0,words:"text such as {number} / {last}",problem:p},"running-line":{holds:a=>v(
a)===void 0,words:"a line such as {title}|{number} / {last}",problem:v},"https-address":{holds:i,words:"an HTTPS address such as https://tsa.example.com"},"lang\
uage-tag":{holds:a=>O.test(a),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ne,S,s)=>{s.d(S,{Kf:()=>$,RZ:()=>P,YG:()=>I});function P(b,p){
for(const v of p)b.push(v)}const $=b=>{let p=-1/0;for(const v of b)p=Math.max(p,v);return p},I=b=>{let p=1/0;for(const v of b)p=Math.min(p,v);return p}})};
