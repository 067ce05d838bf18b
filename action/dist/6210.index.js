"use strict";exports.id=6210,exports.ids=[6210],exports.modules={42239:((ne,S,s)=>{s.d(S,{Aq:()=>i,pe:()=>a,zB:()=>u});var M=s(76760),$=s.n(M),A=s(58552),O=s(97904),h=s(30245),
_=s(15969),P=s(54614);const I={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"\
api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and bas\
e-url the documents are processed on the runner, and no key is needed",giveLanguages:"Give a folder with its data as language-data",here:"on the runner"},m={...I,
start:"working-directory",empty:"the folder of working-directory is empty: use actions/checkout before this step"};function i(c){const b=process.env.GITHUB_WORKSPACE;
try{process.chdir(b??".")}catch(K){throw new A.zU("configuration",`The workspace '${b}' cannot be opened (${(0,P.xU)(K)})`,{advice:"Run the step in a job with a\
 workspace, and do not remove that folder in an earlier step",cause:K})}const p=process.cwd();c!==""&&l(c,p);const D=process.cwd(),x=process.env.RUNNER_TEMP||void 0,
G=[$().resolve(b??p,c),(0,O.Ye)(D)??D].map(K=>[$().resolve(K),D]);x!==void 0&&G.push([(0,O.Ye)(x)??x,x]);const N={...y(D,x),otherNames:G.filter(([K,X])=>K!==X)};
return c===""?N:{...N,words:m,around:p}}function l(c,b){const p=(G,N)=>new A.zU("configuration",`working-directory: '${c}' ${G}`,{advice:"Give a folder of the w\
orkspace, such as the path of actions/checkout",cause:N}),[D,x]=[(0,O.Ye)($().resolve(b,c)),(0,O.Ye)(b)??b];if(D===void 0||(0,O._N)(D)?.isDirectory()!==!0)throw p(
"is not a folder");const j=$().relative(x,D);if(!(0,_.FK)(j))throw p("leads out of the workspace");if((0,h.SV)(j))throw p("is below .git, which is not read");try{
process.chdir($().join(b,j))}catch(G){throw p(`cannot be opened (${(0,P.xU)(G)})`,G)}}function a({workspace:c,around:b=c}){for(let p=c;p.length>b.length;p=$().dirname(
p))if((0,O.Ms)($().join(p,".git"))!==void 0)return p;return b}const u=(c,b)=>$().isAbsolute(b)?b:$().posix.join((0,_.d7)($().relative(a(c),c.workspace)),b),y=(c,b)=>({
workspace:c,temporary:b,anywhere:!1,words:I})}),46210:((ne,S,s)=>{var M=s(67981),$=s(73024),A=s(58552),O=s(68747),h=s(98446),_=s(48161),P=s(58426),I=s(95379),m=s(
97904),i=s(15969);const l=["failed","skipped","notes","nothing"],a=32,u=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=a,y=`must be a whole number from 1 to ${a}`,
c=300,b=86400,p=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=b,D=`must be a whole number of seconds from 1 to ${b}`,x=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),j="mu\
st be a number of percent from 0 to 99, such as 5";var G=s(79463),N=s(46863),K=s(52465),X=s(74581);function z(e,t){if(e==="")return;const n=(0,m.Ye)((0,i.M0)(t,
e)),o=n===void 0?"does not exist":k(n,t);if(o===void 0)return n;throw new A.zU("configuration",`The folder '${e}' of language-data ${o}`,{advice:"Give a folder \
with files such as eng.traineddata or eng.traineddata.gz"})}function k(e,t){return(0,i.NB)(t,e)?(0,m._N)(e)?.isDirectory()?(0,X.Y)(e).length===0?"has no data of\
 a language":void 0:"is not a folder":`is outside of ${t.words.start}`}async function V(e,t,n){if(e.region!==""||e.baseUrl!=="")return(await Promise.all([s.e(2760),
s.e(2958),s.e(6053),s.e(2237),s.e(7064),s.e(6466),s.e(5462)]).then(s.bind(s,55462))).chooseRegion(e,t);const o=z(e.languageData,t);return{isLocal:!0,check:()=>Promise.
resolve(),open:(r,f)=>{const g=e.concurrency??(le(r,f,t)?1:void 0);return ye(r.length,t,n,{folder:o,concurrency:g})},place:t.words.here}}const Z=50,ce=2e6;function le(e,t,n){
return!t.every(({name:f,params:g})=>{const v=(0,I.a5)(f,g).some(L=>L==="pixels"||L==="recognizer");return(0,P.zI)(f).accepts===void 0&&!v})||e.length>Z?!1:e.flatMap(
({inputs:f})=>f).reduce((f,g)=>f+((0,m._N)((0,i.M0)(n,g))?.size??0),0)<ce}async function ye(e,{workspace:t,words:n},o,{folder:r,concurrency:f=Math.min((0,_.availableParallelism)(),
a)}){const g={folder:r,cure:n.giveLanguages},v=Math.min(e,f),L=(0,N.ZK)(t),U=()=>Promise.resolve();if(v<2){const{localHere:ee}=await Promise.all([s.e(2760),s.e(
7064),s.e(9439)]).then(s.bind(s,59439)),{pause:ae}=await Promise.resolve().then(s.bind(s,8526)),pe=ee({},K.db,ae,{recognition:{...g,entry:o}});return{execute:(he,ie)=>(0,G.
g)(he,ie,pe,L),lanes:v,close:U,abandon:U}}const{workerPool:T}=await s.e(2638).then(s.bind(s,12638)),F=T({entry:await o(),size:Math.min(v,(0,_.availableParallelism)()),
ports:K.db,recognition:g});return{execute:(ee,ae)=>(0,G.g)(ee,ae,F,L),lanes:v,close:F.close,abandon:U}}var Me=s(30245),Ee=s(64123),Ae=s(34),W=s(76760),H=s.n(W);
const R=()=>Promise.resolve(H().join(__dirname,"index.js"));var w=s(54614),Y=s(45180),q=s(57214),fe=s(45657);function re(e){const n=(H().sep==="/"?e.replaceAll(
"\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function te(e,t,n,o=new Set){for(const T of[e,...t])if(ue(T)>ge)throw(0,A.G6)([
{field:"files",message:`the pattern '${T}' has more than ${ge} * in one name: write fewer`}]);const{create:r}=await s.e(102).then(s.bind(s,50102)),g=[e,...t.map(
T=>T.slice(1).trim())].map(T=>d(T,n)).map((T,F)=>F===0?T:`!${T}`),v=await r(g.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw E(e)});se(v.constructor,o);const L=new Set((0,i.d7)(e).split("/")),U=T=>(0,i.dR)(n,T).split("/").
some(F=>oe.has(F)&&!L.has(F));return(await v.glob()).filter(T=>!U(T))}function se(e,t){const n=e,o=n.passesOver;if(n.passesOver=t,o!==void 0)return;const r=n.stat.
bind(n);n.stat=(f,...g)=>r(f,...g).catch(v=>{if((0,w.xU)(v)!=="ENOENT")throw v;n.passesOver?.add(f.path)})}const ge=4,ue=e=>(0,fe.Kf)((0,i.d7)(e).split("/").map(
t=>t.match(/\*+/g)?.length??0)),oe=new Set([".git","node_modules"]);function d(e,{workspace:t,otherNames:n=[]}){for(const[o,r]of n)if(e.startsWith(o)&&["","/",H().
sep].includes(e.charAt(o.length)))return r+e.slice(o.length);return H().isAbsolute(e)||t===process.cwd()?e:`${re(t)}/${e}`}function E(e){const t=`the pattern '${e}\
' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,A.G6)([{field:"files",message:t}])}const B=[[/^-\s/,"files takes lines, not \
a YAML list: leave out the dash"],q.jB,q.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,
"braces do not list alternatives here: write one line for each"],q.jN,q.yZ,[/\.[*+]\\\.|\\\.\w+$|^\^|\$$/,"this is a regular expression, and files takes pattern\
s such as docs/*.pdf, in which * is any part of a name"],q.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,"write one pattern per line, without \
commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function C(e,t,n){if(me(n.workspace))return n.words.empty;const o=(0,q.oR)(e,B);if(o!==
void 0)return o;const r=async g=>te(g,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin with ! exclude every file that it matches";
const f=de(e,n);if(f!==void 0)return f;if((0,m._N)((0,i.M0)(n,e))?.isDirectory()===!0)return"the folder has no such files";for(const[g,v]of H().isAbsolute(e)&&n.
anywhere?[]:J(e)){const[L]=g===e?[]:await r(g);if(L!==void 0)return`${v}, and there is ${(0,i.dR)(n,L)}`}}const J=e=>[[Q(e),"upper and lower case count"],[Q(`${e}\
.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],[e.normalize("NFD"),"its accents are not wri\
tten as in the name of the file"]],Q=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.
toUpperCase()}]`);function de(e,t){const n=(0,i.M0)(t,e).split(H().sep),o=n.findIndex(f=>/[*?[]/.test(f)),r=(0,m._N)((0,i.M0)(t,e))?.isDirectory()===!0;for(let f=1;f<=
(o<0?n.length-(r?0:1):o);f++){const g=n.slice(0,f).join(H().sep);if((0,i.I5)(t,g)===void 0||!(0,m.PJ)(g))continue;const[v,L]=[(0,i.dR)(t,g),(0,m.Ye)(g)];return L===
void 0?`'${v}' is a link to a folder that does not exist`:(0,i.NB)(t,L)?`'${v}' is a link, which patterns do not follow: write '${(0,i.dR)(t,L)}' in its place`:
`'${v}' is a link that leads out of the workspace`}}function me(e){try{return(0,$.readdirSync)(e).length===0}catch{return!1}}function Pe(e){if(e?.alsoXml)return ve.
invoice;const t=e?.accepts??"pdf";return ve[t==="text"?e?.textKind??"markdown":t]}const ve={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,markdown:/\.(?:md|markdown)$/i,
html:/\.x?html?$/i,invoice:/\.(?:pdf|xml)$/i};async function xe(e,t,n,o){const r=[],f=new Set,g=new Set,v=[],L=new Map;for(const[U,{text:T,literal:F}]of e.entries()){
if(!F&&T.startsWith("!"))continue;if(!(0,i.NB)(t,T))throw E(T);const ee=F?[]:e.slice(U+1).flatMap(ie=>ie.text.startsWith("!")?[ie.text]:[]),ae=new Set,{matches:pe,
isPath:he}=await $e(T,F,ee,n,t,ae);for(const ie of ae)_e(ie,T,n)&&L.set((0,i.dR)(t,ie),be(ie));pe.length===0&&ae.size===0&&v.push({line:T,reason:await C(T,ee,t)});
for(const ie of pe){const Oe=(0,i.dR)(t,ie),Ce=(0,Me.YY)(t,ie);if(Ce!==void 0){L.set(Oe,Ce);continue}const Le=(0,Ee.hQ)(Oe);(!f.has(Le)||o&&he&&g.has(Le))&&r.push(
Oe),f.add(Le),he&&g.add(Le)}}return{files:r,empty:v,refused:L,idle:await Re(e,t)}}async function Re(e,t){const n=[],o=e.findIndex(({text:r,literal:f})=>f||!r.startsWith(
"!"));for(const[r,{text:f,literal:g}]of e.entries()){if(g||!f.startsWith("!"))continue;const v=f.slice(1).trim();r<o?n.push(`'${f}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,i.NB)(t,v)&&(await te(v,[],t).catch(()=>[])).length===0&&n.push(`'${f}' excludes nothing: no file\
 matches '${v}'`)}return n}async function $e(e,t,n,o,r,f){const g=(0,i.M0)(r,e),v=!t&&/[*?[\]\\]/.test(e)?void 0:(0,m._N)(g);if(t)return{matches:(0,m.Ms)(g)===void 0?
[]:[g],isPath:!0};if(v?.isFile()&&n.length===0)return{matches:[g],isPath:!0};const L=await te(e,n,r,f),U=v?.isDirectory()?L.filter(T=>o.test(T)):L;return{matches:U.
length>1?je(U):U,isPath:v?.isFile()??!1}}function _e(e,t,n){const o=/\.[^./*?[\]]+$/.exec(t)?.[0];return o===void 0?n.test(e):e.endsWith(o)}const be=e=>e.includes(
"�")?"has a name that is not UTF-8":"was removed while files were searched";function je(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(o,r)=>{for(let f=0;f<
o.length&&f<r.length;f++){const g=t(o[f]??"",r[f]??"");if(g!==0)return g}return o.length-r.length};return e.map(o=>({file:o,segments:(0,i.d7)(o).split("/")})).sort(
(o,r)=>n(o.segments,r.segments)||(o.file<r.file?-1:1)).map(({file:o})=>o)}var Ye=s(42239);const mt=5;async function Xt(e,t,n,o){const r=(0,Y.Ud)(e.steps),f=e.steps[0],
g=await xe(e.files,t,Pe(f&&(0,P.zI)(f.name)),r);qt(g,t.words.start,e.ifNoFilesFound,o);for(const he of g.idle)o.add(he);const v=Qt(g.files,n);v.length===0&&g.files.
length>0&&ht("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,o);const{changedSince:L,githubToken:U}=e;
if(!e.changedOnly&&L===""||v.length===0)return{matched:v,files:v};const T=await Promise.all([s.e(2958),s.e(1787),s.e(7874)]).then(s.bind(s,67874)),F=L!=="",ee=await(F?
T.changedSince(U,L,process.env):T.changedFiles(U));if("unknown"in ee)return o.add(`${F?"changed-since":"changed-only"} leaves nothing out: ${ee.unknown}`),{matched:v,
files:v};const ae=he=>ee.paths.has((0,Ye.zB)(t,he)),pe=[];for(const he of v)([he,...n.neededBy(he).keys()].some(ae)||(await n.mentionedIn(he)).some(ae))&&pe.push(
he);return M.pq(`${(0,h.y_)(pe.length,"file")} of ${v.length} changed`),{matched:v,files:(r||e.continueNumbers)&&pe.length>0?v:pe}}function Qt(e,t){const n=new Map(
e.flatMap(o=>[...t.neededBy(o)]));return n.size===0?e:e.filter(o=>{const r=n.get(o);return r!==void 0&&M.pq((0,w.g$)(`'${o}' is left out of files: ${r} uses it`)),
r===void 0})}function qt({files:e,empty:t,refused:n},o,r,f){const g=t.map(({line:T,reason:F})=>F===void 0?`'${T}'`:`'${T}' (${F})`),v=[...n].map(([T,F])=>`'${T}\
' was left out: it ${F}`),L=g.length===0?"files, which is an empty list":(0,h.Dw)(g,mt,"more lines"),U=e.length>0||g.length===0||t.some(({reason:T})=>T!==void 0)?
"":`. Paths start at ${o}. Make sure that an earlier step creates the files`;if(r==="error"&&v.length>0)throw new A.zU("configuration",v.slice(0,mt).join(". "));
for(const T of v)f.add(T);g.length===0&&e.length+v.length>0||ht(`No file matches ${L}${U}`,r,f)}function ht(e,t,n){if(t==="error")throw new A.zU("configuration",
e);t==="warn"?n.add(e):M.pq((0,w.g$)(e))}const en=5;function tn(e){let t=process.uptime();return(n,o,r)=>{const f=process.uptime();f-t<en||(t=f,e(`${n}: ${o}, ${Math.
round(r*100)} %`))}}var et=s(3130),nn=s(3621),pt=s(72002),Ve=s(8526),gt=s(86006),tt=s(10008);const $t=/\{(?:dir|name)\}/;class sn{steps;places;base;shared=new Map;constructor(t,n,o){
this.steps=t,this.places=n,this.base=o}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:o})=>Object.values(o).map(r=>[this.pathFor(r,t),(0,O.i9)(n)])))}check(){
const t=[];for(const{paths:n}of this.steps)for(const[o,r]of Object.entries(n)){if($t.test(r))continue;const f=this.problemOf(this.pathFor(r,""));f!==void 0&&t.push(
{field:o,message:f})}if(t.length>0)throw(0,A.G6)(t)}async parametersOf({name:t,params:n,paths:o,fromBase:r},f){const g={};r&&this.base&&(g[tt.s]=await this.base.
read(f));for(const[v,L]of Object.entries(o)){const U=this.pathFor(L,f),T=await($t.test(L)?this.read(U,v):this.readOnce(U,v)),F=(0,P.zI)(t).fields[v]?.kind==="js\
on",{params:ee,issues:ae}=(0,et.qL)(t,{[v]:F?(0,et.iL)(T.bytes):T}),pe=ae.filter(({field:he})=>he===v);if(pe.length>0)throw(0,A.G6)(pe.map(({field:he,message:ie})=>({
field:he,message:`'${U}': ${ie}`})));g[v]=ee[v]}return{...n,...g,...await this.mentionedBy(t,f)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const o=await this.
imagesBeside(n.name,t);return o?o.images.map(({file:r})=>r):[]}catch(o){if(o instanceof A.zU&&o.code==="invalid_parameters")return[];throw o}}async mentionedBy(t,n){
const o=await this.imagesBeside(t,n);if(!o||o.images.length===0)return{};const{wire:r,images:f}=o,g=[];for(const{target:U,file:T}of f)g.push({name:U,bytes:(await this.
read(T,r)).bytes});const{issues:v}=(0,et.qL)(t,{[r]:g}),L=v.filter(({field:U})=>U===r);if(L.length>0)throw(0,A.G6)(L);return{[r]:g}}async imagesBeside(t,n){const[
o]=Object.entries((0,P.zI)(t).fields).find(([,{kind:T}])=>T==="files")??[];if(o===void 0)return;const{textKind:r="markdown"}=(0,P.zI)(t),{bytes:f}=await this.read(
n,o);if(f.length>nn.xG)return;const{imagesNamedIn:g,mayNameImages:v}=await Promise.all([s.e(1917),s.e(4299),s.e(1637),s.e(4622),s.e(2594)]).then(s.bind(s,72594)),
L=on({name:n,bytes:f});if(!v(r,L))return;const U=[];for(const T of await g(r,L,new pt.o(Ve.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(T))continue;const F=(0,i.
dR)(this.places,H().posix.join(H().posix.dirname(n),T.replace(/[?#].*$/,"")));!this.places.anywhere&&H().isAbsolute(F)||this.problemOf(F)===void 0&&U.push({target:T,
file:F})}return{wire:o,images:U}}pathFor(t,n){const{dir:o,name:r}=H().posix.parse(n),f=t.replaceAll("{dir}",()=>o||".").replaceAll("{name}",()=>r);return(0,i.dR)(
this.places,f)}readOnce(t,n){let o=this.shared.get(t);return o||this.shared.set(t,o=this.read(t,n)),o}async read(t,n){const o=this.problemOf(t);if(o!==void 0)throw(0,A.
G6)([{field:n,message:o}]);const r=await(0,m.oD)(H().resolve(this.places.workspace,t)).catch(f=>{throw(0,A.G6)([{field:n,message:`'${t}' could not be opened (${(0,w.
xU)(f)})`}])});if((0,gt._V)(r))throw(0,A.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${gt.U}`}]);return{name:H().posix.basename(
t),bytes:r}}problemOf(t){if(!(0,i.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,m.Ms)((0,i.M0)(this.places,t))===void 0)return`\
there is no file '${t}'. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,Me.YY)(this.places,t);return n===void 0?void 0:`'${t}\
' ${n}`}}const on=({bytes:e})=>new TextDecoder("utf-8").decode(e);var yt=s(72256);const Et=4096;function nt(e,t){const n=(0,A.l3)(e),o=[n,...n.others].map(r=>{const f=rn(
r),g=r.advice===void 0?f:`${f.replace(/[.:]$/,"")}. ${r.advice}`;return(0,yt.b)(t,g,(0,A.R3)(r))});return(0,w.g$)(o.join(". ")).slice(0,Et)}const rn=({message:e,
issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:o})=>n.replace(`file: ${o}`,()=>new RegExp("^\\p{Ll}","u").test(o)?`The document ${o}`:o),e);var Fe=s(
13707);const Ke=10;class an{given=0;add(t,n,o){const r=(0,w.g$)(t).slice(0,Et);this.given++,this.given<=Ke?M.$e(r,{...n===void 0?{}:{file:n},...o===void 0?{}:{title:o}}):
M.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,w.g$)(n)}: ${r}`)}}var Ue=s(61729),Be=s(76223);const st=10,cn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"\
bookmarks",attachments:"attachments",form:"form fields"},bt="New: there is no earlier version",fn=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:bt,data:{}}),ot=({message:e})=>e===bt,Ze=e=>e.some(t=>(0,Be.jb)(t)!==void 0||ot(t)),rt=e=>ot(e)||(0,Be.eJ)(e);function un(e){
const t=Ze(e),n=t?String(e.every(r=>(0,Be.jb)(r)?.same===!0)):"",o=t?String(Ot(e).differing):"";return{same:n,changed:e.filter(rt).map(({input:r})=>r),changedPages:o}}
function Ot(e){let[t,n]=[0,0];for(const o of e){const r=(0,Be.jb)(o);if(!r)continue;const f=g=>Number(We(r.counts,`pages${g}`));t+=ke.reduce((g,[,v])=>g+f(v),0),
n+=Number(r.pageCount)+f("Removed")}return{differing:t,total:n}}function dn(e){const{differing:t,total:n}=Ot(e);return`${t} of ${(0,h.y_)(n,"page")} ${(0,h.d5)(
t,"differs","differ")}`}const ln=e=>e.filter(rt).map(t=>({file:t.input,message:t.message??pn((0,Be.jb)(t))})),mn=(e,t)=>`fail-on-difference: ${e} of ${(0,h.y_)(
t,"file")} ${(0,h.d5)(e,"differs","differ")} from the earlier version`;function hn(e,t){for(const[n,{file:o,message:r}]of e.entries())n>=Ke-1?M.pq((0,w.g$)(`${o}\
: ${r}`)):t==="error"?M.z3(r,{file:o,title:"Differs"}):M.lm(r,{file:o,title:"Changed"})}function pn(e){const t=ke.flatMap(([o,r])=>{const f=wt(e,r);return f===""?
[]:[`Pages ${o}: ${f}`]}),n=Mt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const ke=[["added","Added"],["removed","Removed"],
["moved","Moved"],["changed","Changed"]];function wt(e,t){const n=We(e.pages,t.toLowerCase()),o=(Array.isArray(n)?n:[]).map(g=>typeof g=="number"?g:Number(We(g,
"page"))),r=Number(We(e.counts,`pages${t}`)),f=o.slice(0,st).join(", ");return r>st?`${f} and ${r-st} more`:f}function Mt(e){return[...Object.entries(cn).flatMap(
([n,o])=>Number(We(e.counts,n))>0?[o]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const We=(e,t)=>(0,Ue.C5)(e,t)??null,Pt=[
"","File","Pages",...ke.map(([,e])=>e),"Also"];function gn(e){const t=e.notes.map(o=>`<br><em>${(0,w.Hn)(o)}</em>`).join("");if(!(0,Be.jb)(e))return`<td colspan\
="${ke.length+2}">${(0,w.Hn)(e.message??"")}${t}</td>`;const n=_t(e,w.Hn).map(o=>o.replace(" → ","&nbsp;→&nbsp;"));return n.map((o,r)=>`<td>${o}${r===n.length-
1?t:""}</td>`).join("")}function _t(e,t){const n=(0,Be.jb)(e);if(!n)return[...ke.map(()=>""),"",t(e.message??"")];const[o,r]=[Number(n.pageCount),Number(n.pageCountBefore)];
return[o===r?String(o):`${r} → ${o}`,...ke.map(([,f])=>wt(n,f)),n.same===!0?"the same":Mt(n)]}const vt=e=>ot(e)?"🆕":rt(e)?"✏️":"✅";function $n(e,t){let n="",
o=0;for(const r of e)for(const f of Dt((0,Be.jb)(r)?.pages,"changed")){const g=Dt(f,"diff").map(String);if(g.length===0)continue;const L=`<details><summary>${`<\
code>${(0,w.Hn)(r.input)}</code>, page ${Number(We(f,"page"))}`}</summary>

\`\`\`diff
${g.map(w.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(L)>t?o++:n+=L}return o===0?n:`${n}<p>${(0,h.y_)(o,"more page")} did not fit here.</p>
`}function Dt(e,t){const n=We(e,t);return Array.isArray(n)?n:[]}const at=1024*1024,At=2048,Je={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function yn(e){
const{rows:t,operations:n}=e,o=`<h3>Octavo: ${(0,w.Hn)(n.join(" → "))}</h3>
<p>${It(e)}</p>
`;if(t.length===0)return o;const r=Ze(t),f=[];let g=Buffer.byteLength(o)+At;for(const[F,ee]of t.entries()){const ae=r?En(ee):bn(ee,t[F-1],Tt(e));if(g+=Buffer.byteLength(
ae),g>at)break;f.push(ae)}const v=(r?Pt:Tt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(F=>`<th>${F}</th>`).
join(""),L=t.length-f.length,U=L===0?"":`<p>${(0,h.y_)(L,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,T=e.showText?$n(t,at-g-At):"";return`${o}<table>
<tr>${v}</tr>
${f.join("")}</table>
${U}${T===""?"":`
${T}`}`}const En=e=>`<tr><td>${e.status==="done"?vt(e):Je[e.status]}</td><td><code>${(0,w.Hn)(e.input)}</code></td>${gn(e)}</tr>
`,It=e=>`${xt(e)} · ${e.place} · ${e.seconds.toFixed(1)} s`;function xt({rows:e,matched:t,dryRun:n}){const o=T=>e.filter(F=>F.status===T),r=o("done");if(e.length===
0)return`${t===0?"No file matches":`No change in ${(0,h.y_)(t,"file")}`}, nothing written`;const f=r.filter(({output:T})=>T!==null).length,g=n?[`Dry run: ${(0,h.
y_)(o("planned").length,"result")} planned, nothing written`]:[f===0&&r.length>0?`${(0,h.y_)(r.length,"file")} read, none written`:`${(0,h.y_)(f,"file")} writte\
n`];for(const T of["failed","skipped"])o(T).length>0&&g.push(`${o(T).length} ${T}`);const v=(0,w.cz)([...new Map(r.map(T=>[T.inputs.join(`
`),T.bytesBefore??0])).values()]),L=(0,w.cz)(r.map(({bytesAfter:T})=>T??0)),U=r.length===0?"":` · ${(0,w.IV)(v)}${f===0?"":` → ${(0,w.IV)(L)}`}`;return`${g.join(
", ")}${U}`}const Tt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>wn(t));function bn(e,t,n){const{status:o,input:r,inputs:f,output:g,pages:v,
bytesBefore:L,bytesAfter:U,message:T,notes:F,data:ee}=e,ae=f.length>1&&o!=="failed"?` <em>and ${f.length-1} more</em>`:"",pe=[...g===null?[]:[`<code>${(0,w.Hn)(
g)}</code>`],...T===null?[]:[(0,w.Hn)(T)],...Object.values(ee).flatMap(De=>Lt(De).map(w.Hn)),...F.filter(De=>t?.input!==r||!t.notes.includes(De)).map(De=>`<em>${(0,w.
Hn)(De)}</em>`)],he=e.facts.firstPage!==void 0,ie=n?[it(L),it(U),he?"":Mn(L,U)]:[it(L)],Oe=[v===null?"":String(v),...ie],Ce=pe.join("<br>"),Le=Oe.every(De=>De===
"")?`<td colspan="${Oe.length+1}">${Ce}</td>`:`<td>${Ce}</td>${Oe.map(De=>`<td align="right">${De}</td>`).join("")}`;return`<tr><td>${Je[o]}</td><td><code>${(0,w.
Hn)(r)}</code>${ae}</td>${Le}</tr>
`}const On=new Set(["pageCount","fileSize"]);function Lt(e){const t=Object.entries(e).flatMap(([n,o])=>{const r=n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase();
return On.has(n)?[]:o===!0?[r]:typeof o=="number"?o===0?[]:[`${r}: ${o}`]:Array.isArray(o)?o.length===0?[]:[`${r}: ${o.length}`]:(0,Ue.Gv)(o)&&!Object.values(o).
every(f=>typeof f=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const wn=e=>Object.keys(e).length===0,it=e=>e===null?"":(0,w.IV)(e).replace(" ","\
&nbsp;");function Mn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}const Pn=6e4,_n=1e3;
function Rt(e){const{rows:t,operations:n}=e,o=`**Octavo: ${n.join(", then ")}** · ${xt(e)}
`;if(t.length===0)return o;const r=Ze(t),f=r?Pt:["","File","Result","Pages","Size"];let g=`${o}
${ct(f)}${ct(f.map(()=>"---"))}`,v=Buffer.byteLength(g);for(const[L,U]of t.entries()){const T=ct(r?vn(U):Dn(U));if(v+=Buffer.byteLength(T),v>Pn)return`${g}
${(0,h.y_)(t.length-L,"more row")} did not fit here.
`;g+=T}return g}const ct=e=>`| ${e.join(" | ")} |
`,vn=e=>[e.status==="done"?vt(e):Je[e.status],ze(e.input),..._t(e,ze)];function Dn({status:e,input:t,inputs:n,output:o,pages:r,bytesBefore:f,bytesAfter:g,message:v,
data:L}){const U=n.length>1&&e!=="failed"?` and ${n.length-1} more`:"",T=[...o===null?[]:[ze(o)],...v===null?[]:[ze(v)],...Object.values(L).flatMap(ee=>Lt(ee).map(
ze))].join("<br>"),F=g??f;return[Je[e],`${ze(t)}${U}`,T,r===null?"":String(r),F===null?"":(0,w.IV)(F)]}function ze(e){const t=(0,h.Bu)((0,w.g$)(e),_n).replace(/\\+(?=\|)/g,
r=>"⧵".repeat(r.length)).replaceAll("|","\\|"),n=(0,fe.Kf)([0,...(t.match(/`+/g)??[]).map(r=>r.length)]),o="`".repeat(n+1);return`${o} ${t} ${o}`}const An=(0,P.
zI)("find_text").dataKey??"";function Ct(e){return e.flatMap(({data:t})=>{const n=t[An];return n===void 0?[]:[Number(n.count)]})}function In(e){const t=Ct(e);return t.
length===0?"":String(t.reduce((n,o)=>n+o,0))}function xn(e,{failOnMatch:t,failOnNoMatch:n}){const o=Ct(e),r=o.filter(v=>v>0).length,[f,g]=[o.length-r,(0,h.y_)(o.
length,"file")];return t&&r>0?`fail-on-match: ${r} of ${g} ${(0,h.d5)(r,"has","have")} a match`:n&&f>0?`fail-on-no-match: ${f} of ${g} ${(0,h.d5)(f,"has","have")}\
 no match`:void 0}const Ds=null,Tn=/[\r\n]|^\s|\s$/;class Ln{resultsFile="";places;begin(){const t=process.env.RUNNER_TEMP;ft("results-file cannot be made in RU\
NNER_TEMP",t,()=>{t&&(this.resultsFile=H().join((0,$.mkdtempSync)(H().join(t,"octavo-")),"results.json"))}),this.tell([])}startFrom(t){this.places=t}tell(t,n=""){
const o=t.map(({data:L,...U})=>({...U,...L})),r=t.flatMap(({status:L,output:U})=>L==="done"&&U!==null?[U]:[]),{places:f}=this,g=r.map(L=>f===void 0?L:(0,i.ZJ)(f,
L)).filter(L=>!Tn.test(L)),v=r.length===0?"":`, although ${(0,h.y_)(r.length,"file")} were written: see the log`;ft(`The output results-file cannot be written${v}`,
this.resultsFile,()=>{this.resultsFile!==""&&(0,$.writeFileSync)(this.resultsFile,`${JSON.stringify(o)}
`)}),ft(`The outputs of the step cannot be written${v}`,process.env.GITHUB_OUTPUT,()=>{M.uH("files",r),M.uH("paths",g.map(re).join(`
`)),M.uH("count",r.length),M.uH("failed",t.filter(({status:ee})=>ee==="failed").length);const L=t.filter(({status:ee,output:ae})=>ee==="done"&&ae!==null);M.uH("\
total-bytes",(0,w.cz)(L.map(({bytesAfter:ee})=>ee??0))),M.uH("total-pages",(0,w.cz)(L.map(({pages:ee})=>ee??0)));const{same:U,changed:T,changedPages:F}=un(t);M.
uH("same",U),M.uH("changed",T),M.uH("changed-pages",F),M.uH("matches",In(t)),M.uH("markdown",n),M.uH("results",o),M.uH("results-file",this.resultsFile)}),g.length<
r.length&&M.pq(`The output paths leaves out ${(0,h.y_)(r.length-g.length,"name")} with a line break or an outer blank`)}}const Rn=new Set(["ENOSPC","EDQUOT"]);function ft(e,t,n){
try{n()}catch(o){const r=t!==void 0&&(0,$.existsSync)(t)?(0,w.xU)(o):"there is no such file";throw new A.zU("configuration",`${e} (${r})`,{advice:Rn.has((0,w.xU)(
o))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:o})}}var Cn=s(90866);function Sn(e,t,n,o){
const r=e.length<Ke?e:e.slice(0,Ke-1);for(const{file:f,message:g}of r)t==="error"?M.z3(g,{file:f,title:n}):o.add(g,f,n);for(const{file:f,message:g}of e.slice(r.
length))M.pq((0,w.g$)(`Failed: ${f}: ${g}`));for(const{cause:f}of e)f!==void 0&&M.Yz((0,w.uP)(f))}function Nn(e,t){const n=e.length<Ke?0:e.length-(Ke-1),o=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,h.y_)(t,"file")} failed${o}`}async function St(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=yn(e);if(!(Buffer.byteLength(n)>=at))try{await Cn.z.addRaw(n).write()}catch(o){t.add("The job summary could not be written. The results and the o\
utputs are complete"),M.Yz((0,w.uP)(o))}}const Nt="add_page_numbers",Un=new Set(["extract_pages","remove_pages","reorder_pages"]),Ut=e=>e.find(({name:t})=>t===Nt)?.
params;function Bn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===Nt);if(n.length!==1)return t("needs one step add-page-numbers");
if(Ut(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const o=e.slice(0,e.indexOf(n[0])).find(({name:r})=>jn(
r));return o===void 0?[]:t(`needs the pages as they are in the files: ${o.name} before add_page_numbers changes how many there are`)}function jn(e){const{input:t,
output:n,accepts:o}=(0,P.zI)(e);return t==="many"||n==="pdfs"||o!==void 0||Un.has(e)}class Xe extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Wn(e,t,n){const{continuedNumbers:o,countSelectedPages:r}=await Promise.all([s.e(2760),s.e(2237),s.e(7064),
s.e(7922)]).then(s.bind(s,37922)),f=e.flatMap(({inputs:ie})=>ie),{pages:g,first_number:v}=Ut(t),L=t.map(Fn).find(ie=>ie!==void 0);let U="";const T=function*(){for(const ie of f)
yield n(U=ie)},F={pages:g,...L===void 0?{}:{open_password:L}},ee=await r(T(),F,{pause:Ve.pause}).catch(ie=>{throw new Xe(U,(0,A.l3)(ie))}),ae=o(ee,v),pe=new Map;
let he=0;for(const ie of e)pe.set(ie,he),he+=ie.inputs.length;return(ie,Oe)=>ae[(pe.get(ie)??0)+Oe]}function Fn({name:e,params:t}){const{open_password:n,password:o}=t;
return n??(e==="remove_password"?o:void 0)}function Kn(e,t){const n=e.filter(({status:f})=>f==="skipped").length,o=e.filter(({notes:f})=>f.length>0).length,r=(0,h.
y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:o>0&&t==="notes"?`fail-on: notes: ${o} of ${r} with notes`:
void 0}const kn=(0,P.zI)("extract_text").dataKey??"",zn=(0,P.zI)("find_text").dataKey??"";function Gn(e,{textlessPages:t=[]}){const{[zn]:n,[kn]:o}=e,r=[...n?[Hn(
n)]:[],...o?[Yn(o)]:[]].join(", ");if(t.length===0)return r;const f=(0,h.y_)(t.length,"page is a scan","pages are scans");return r===""?f:`${r}: ${f}`}function Hn({
count:e,truncated:t}){const n=e===0?"no match":(0,h.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function Yn({characters:e,pieceCount:t}){if(e===
0)return"no text";const n=(0,h.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,h.y_)(Number(t),"piece")}`}var Vn=s(44020);async function Zn(e){const{
jobs:t,inputs:n,chosen:o,writer:r,secondFiles:f,numbersOf:g,claim:v,spelling:L,say:U}=e,{execute:T,lanes:F,close:ee,abandon:ae}=await o.open(t,n.steps),pe=new AbortController,
he=()=>pe.signal.aborted,ie=qn(U,async()=>{pe.abort(),await Promise.allSettled([r.close(),ae()]),await(0,Ve.pause)(),await e.onCancelled(Oe.flatMap((Ie,Se)=>Ie.
length>0?Ie:[Jn(t[Se])]))}),Oe=t.map(()=>[]),Ce=[];let Le;const De={steps:n.steps,spelling:L,signal:pe.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,
parametersOf:(Ie,Se)=>f.parametersOf(Ie,Se),numbersOf:g,claim:v,write:Ie=>r.write(Ie),onProgress:e.onProgress};return await ts(t,F,async(Ie,Se)=>{if(!he()){if(Le!==
void 0){Oe[Se]=[{...Qe(Ie),status:"skipped",output:null,message:Le}];return}try{const Te=await T(Ie,De);Oe[Se]=Te;for(const[we,Ne]of Te.entries())U(Qn(Ne,Te[we-
1]?.notes))}catch(Te){if(he())return;const we=Te instanceof G.C?Te.input:Ie.inputs[0]??"",Ne=(0,A.l3)(Te instanceof G.C?Te.cause:Te);U(`${we}: failed`);const Zt=Te instanceof
G.C?Te.step:void 0,Jt=Zt===void 0?nt(Ne,L):`${Zt}: ${nt(Ne,L)}`;Ce.push({file:we,message:Jt,cause:Ne.cause}),Oe[Se]=[{...Qe(Ie),status:"failed",input:we,output:null,
message:Jt,data:(0,Vn.EI)(Ne)}],Ne.code==="unauthorized"&&(Le="Not tried, because the region refused the key")}finally{e.onDone?.(Ie.inputs[0]??"")}}}),await ie.
ending(),await ee(),{rows:Oe.flat(),failures:Ce,leaveSignals:ie.leaveSignals}}const Jn=e=>({...Qe(e),status:"skipped",output:null,message:"Not done, because the\
 step was cancelled"});function Xn(e,t){const n=e.map(Qe);for(const{input:o,inputs:r,output:f}of n)t(`${Bt(o,r)}${f===null?": would be read only, and no file wr\
itten":` → ${f}`}`);return n}function Qe(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,
bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function Qn(e,t=[]){const{input:n,inputs:o,output:r,pages:f,bytesBefore:g,bytesAfter:v,
facts:L,notes:U,message:T,data:F}=e,ee=Bt(n,o),ae=Gn(F,L),pe=[...r!==null&&ae!==""?[ae]:[],...f===null?[]:[(0,h.y_)(f,"page")],v===null?(0,w.IV)(g??0):`${(0,w.IV)(
g??0)} → ${(0,w.IV)(v)}`].join(", "),he=r===null?`${ee}: ${T??(ae||"read")} (${pe})`:`${ee} → ${r} (${pe})`,ie=U.filter(Oe=>!t.includes(Oe));return ie.length>
0?`${he}. ${ie.join(" ")}`:he}const Bt=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function qn(e,t){let n;const o=[["SIGINT",130],["SIGTERM",143]].map(([f,
g])=>{const v=()=>{n||(e("Cancelled"),n=t().finally(()=>es(f,g)))};return process.on(f,v),()=>process.removeListener(f,v)});return{ending:()=>n,leaveSignals:()=>{
for(const f of o)f()}}}function es(e,t){process.platform==="win32"&&process.exit(t),process.removeAllListeners(e),process.kill(process.pid,e)}async function ts(e,t,n){
const o=e.entries(),r=async()=>{for(const[f,g]of o)f>0&&await(0,Ve.pause)(),await n(g,f)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}var ns=s(
17079);function ss(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ue.qF)(e);return!Array.isArray(n)||!n.every(o=>typeof o=="string"&&o!=="")?{problem:"begins with \
[ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(o=>({text:o,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).
filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as \
docs/**/*.pdf, one per line"}}var os=s(32885),jt=s(85673);const rs=["search","required_text","forbidden_text"],as="ignore_pattern";async function Wt({params:e}){
const n=[...e.search_mode==="regex"?rs:[],as].flatMap(f=>{const g=e[f];return typeof g=="string"?[[f,g]]:[]});if(n.length===0)return[];const{patternOf:o}=await s.
e(779).then(s.bind(s,779)),r=[];for(const[f,g]of n)try{await o(f,g,"regex",new pt.o(Ve.pause),()=>{})}catch(v){if(!(v instanceof A.zU))throw v;(0,fe.RZ)(r,v.issues)}
return r}var Ft=s(51327);const is={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["compress_document","optimize_do\
cument"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:[
"remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermar\
k"]};function Kt(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,P.F)(r.replaceAll("-","_"))))return". Several operations go in\
to steps, as a list";const o=is[e.toLowerCase().replace(/[\s-]+/g,"_")];return o!==void 0?` (did you mean ${o.map(t).join(" or ")}?)`:(0,jt.h)(e,P.qj.map(t))}const kt=P.
qj.map(O.i9).join(", "),Ge='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',cs=[...new Set(P.qj.flatMap(e=>(0,P.nX)((0,P.zI)(e)).map(([
t])=>t)))],ut=new Set(P.qj.flatMap(e=>Object.entries((0,P.zI)(e).fields).flatMap(([t,n])=>(0,P.$f)(n)?[t]:[])));async function fs(e,t,n=Fe.vH){const o=new Map;for(const v of cs){
const L=e((0,O.i9)(v));L!==""&&(ut.has(v)&&(0,Ft.rh)(L).forEach(t),o.set(v,L))}const r=e("operation").trim(),f=e("steps");if(f.trim()!==""){const{value:v,typed:L,
problem:U}=(await Promise.all([s.e(1917),s.e(4137)]).then(s.bind(s,54137))).parseList(f);for(const F of dt(v))(0,Ft.rh)(F).forEach(t);const T=[];return r!==""&&
T.push({field:"operation",message:"give either operation or steps, not both"}),U!==void 0?{steps:[],issues:[...T,{field:"steps",message:`${U}: ${Ge}`}],warnings:[]}:
zt(v,L,o,T,n)}if(r==="")return Ht("operation",`is required, unless steps is given: one of ${kt}`);const g=r.replaceAll("-","_");return(0,P.F)(g)?us(g,o,n):Ht("o\
peration",`must be one of ${kt}${Kt(r,O.i9)}`)}async function us(e,t,n){const{fields:o}=(0,P.zI)(e),r=[...t.keys()].filter(T=>!Object.hasOwn(o,T)),{step:f,issues:g}=(0,tt.
w)((0,Fe.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),v=r.map(T=>({field:(0,O.i9)(T),message:`is not used: it is not a parameter of ${(0,O.i9)(e)}`})),
L=r.filter(T=>ut.has(T)&&T!=="open_password"),U=[...g,...await Wt(f)].map(({field:T,message:F,mentions:ee=[]})=>({field:(0,O.i9)(T),message:(0,yt.b)("inputs",F,
ee)}));return{steps:[f],issues:U.length>0||L.length>0?[...U,...v]:[],warnings:v.map(({field:T,message:F})=>`${T} ${F}`)}}const As=(e,t)=>zt(e,t,new Map,[],NOT_COMPARING);
async function zt(e,t,n,o,r){const f=[...o],g=[];if(!Array.isArray(e)||e.length===0)return{steps:g,issues:[...f,{field:"steps",message:Ge}],warnings:[]};for(const L of n.
keys())L!=="open_password"&&f.push({field:(0,O.i9)(L),message:"write it inside the step that it belongs to"});const v=n.get("open_password");for(const[L,U]of e.
entries()){const T=`steps[${L+1}]`,F=ms(U,t[L]);if("problem"in F){f.push({field:T,message:F.problem});continue}(0,fe.RZ)(f,ds(F,T)),(0,fe.RZ)(f,ls(F.name,L,e.length,
T));const ee=v===void 0?F.raw:{open_password:v,...F.raw},ae=(0,tt.w)((0,Fe.PI)({...F,raw:ee},r),"refuse");g.push(ae.step),(0,fe.RZ)(f,[...ae.issues,...await Wt(
ae.step)].map(({field:pe,message:he})=>({field:`${T}.${pe}`,message:he})))}return{steps:g,issues:f,warnings:[]}}function ds({name:e,raw:t},n){const o=(0,P.nX)((0,P.
zI)(e)).map(([g])=>g),r=Object.keys(t).filter(g=>!o.includes(g)),[f]=r.filter(g=>/^[-\d. ]+$/.test(g)&&!t[g]);return f!==void 0?[{field:`${n}.${f}`,message:'is \
a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map(g=>({field:`${n}.${g}`,message:`is not a parameter of ${e}: ${o.join("\
, ")}${(0,jt.h)(g,o)}`}))}function ls(e,t,n,o){const{output:r,accepts:f}=(0,P.zI)(e);return r==="files"&&t+1<n?[{field:o,message:`${e} must be the last step: it\
 gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:o,message:`${e} must be the last step: it writes the text, and no document`}]:f!==void 0&&
t>0?[{field:o,message:`${e} must be the first step: it takes ${f==="image"?"images":"text"}, which no other operation gives`}]:[]}function ms(e,t){if(typeof e==
"string")return qe(e,{},{});if(!(0,Ue.Gv)(e))return{problem:Ge};const{operation:n,...o}=e;if(n!==void 0)return typeof n=="string"?qe(n,o,t):{problem:Ge};const[[
r,f]=["",void 0],...g]=Object.entries(e);if(g.length>0)return{problem:`names several operations or has its parameters beside the name: ${Ge}`};if(f===""||f===void 0)
return qe(r,{},{});const v=(0,Ue.Gv)(t)?t[r]:void 0;return(0,Ue.Gv)(f)?qe(r,f,v):{problem:Ge}}function qe(e,t,n){const o=e.trim().replaceAll("-","_");if(!(0,P.F)(
o))return{problem:`must name one of ${P.qj.join(", ")}${Kt(e,g=>g)}`};const r=Object.keys(t),f=r.find((g,v)=>r.findIndex(L=>He(L)===He(g))!==v);return f!==void 0?
{problem:`gives ${He(f)} twice, as ${r.filter(g=>He(g)===He(f)).join(" and ")}`}:{name:o,raw:Gt(t),typed:(0,Ue.Gv)(n)?Gt(n):{}}}const He=e=>e.replaceAll("-","_"),
Gt=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[He(t),n]));function*dt(e){if(Array.isArray(e))for(const t of e)yield*dt(t);else if((0,Ue.Gv)(e))for(const[
t,n]of Object.entries(e))typeof n!="string"?yield*dt(n):n!==""&&ut.has(t.trim().replaceAll("-","_"))&&(yield n)}const Ht=(e,t)=>({steps:[],issues:[{field:e,message:t}],
warnings:[]});var hs=s(50580);class ps{read;mask;issues=[];constructor(t,n){this.read=t,this.mask=n}text(t){return this.read(t).trim()}secret(t){const n=this.text(
t);return n!==""&&this.mask(n),n}choice(t,n){const o=this.text(t)||n[0],r=n.find(f=>f===o);return r===void 0&&this.refuse(t,`must be one of ${n.join(", ")}`),r??
n[0]}flag(t,n){const o=this.text(t).toLowerCase();return o!==""&&o!=="true"&&o!=="false"&&this.refuse(t,"must be true or false"),o===""?n:o==="true"}number(t,n,o){
const r=this.text(t);return r!==""&&!n(r)&&this.refuse(t,o),r===""?void 0:Number(r)}refuse(t,n){this.issues.push({field:t,message:n})}}function gs(e,{failOnMatch:t,
failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].map(r=>({field:r,message:"needs the ope\
ration find-text"}))}const Is=null,Yt=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:o,params:r})=>(0,hs.L)(o,r));async function $s(e,t){const n=new ps(
e,t),o=(0,Fe.L4)(T=>n.flag(T,!1)),{steps:r,issues:f,warnings:g}=await fs(e,t,o),v=ss(n.text("files"));"problem"in v&&n.refuse("files",v.problem);const L={steps:r,
isList:n.text("steps")!=="",workingDirectory:n.text("working-directory"),files:"lines"in v?v.lines:[],output:n.text("output")||void 0,overwrite:n.flag("overwrit\
e",!1),ifNoFilesFound:n.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:n.flag("changed-only",!1),changedSince:Es(n),dryRun:n.flag("dry-run",!1),
continueNumbers:n.flag("continue-numbers",!1),concurrency:n.number("concurrency",u,y),timeLimit:bs(n.number("time-limit",p,D)),failOn:ys(n),minimumSaving:n.number(
"minimum-saving",x,j),region:n.text("region"),baseUrl:n.text("base-url"),apiKey:n.secret("api-key"),languageData:n.text("language-data"),summary:n.flag("summary",
!0),attest:n.flag("attest",!1),githubToken:n.secret("github-token"),comparing:o,matching:{failOnMatch:n.flag("fail-on-match",!1),failOnNoMatch:n.flag("fail-on-n\
o-match",!1)},warnings:g},U=[...f,...n.issues,...f.length===0?Os(L):Yt(L)];if(U.length>0)throw(0,A.G6)(U);return L}function ys(e){const t=e.choice("on-error",["\
fail","continue"])==="continue",n=e.text("fail-on")===""&&t?"nothing":e.choice("fail-on",l);return t&&n!=="nothing"&&e.refuse("fail-on","contradicts on-error: c\
ontinue. Leave out one of the two"),n}function Es(e){const t=e.text("changed-since");if(t!==""&&e.flag("changed-only",!1)&&e.refuse("changed-since","excludes ch\
anged-only: leave out one of the two"),t===""||t==="last-success")return t;const n=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(t)?new Date(t):new Date(
NaN);return(0,ns._)(t)===void 0||Number.isNaN(n.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-11-20 or 2026-11-20T14:30:00+\
01:00"),""):n.toISOString()}const bs=(e=c)=>({seconds:e,cure:"Split the document, or raise time-limit"});function Os(e){const{steps:t,continueNumbers:n,minimumSaving:o,
comparing:r,matching:f}=e;return[...Yt(e),...n?Bn(t):[],...o===void 0?[]:(0,os.T)(t),...(0,Fe.lB)(t,r),...gs(t,f)]}async function ws(){const e=new an,t=new Ln;let n="\
wire";try{t.begin();const o=await $s(r=>M.V4(r,{trimWhitespace:!1}),r=>_s(r,e));for(const r of o.warnings)e.add(r);n=o.isList?"wire":"inputs",await Ms(o,t,e,n)}catch(o){
const r=(0,A.l3)(o instanceof Xe?o.cause:o),f=nt(r,n);o instanceof Xe&&M.z3(f,{file:o.file}),M.C1(o instanceof Xe?"No file was written: continue-numbers counts \
the pages of all files first, and one file could not be counted":f),r.cause!==void 0&&M.Yz((0,w.uP)(r.cause))}finally{M.Yz(`Peak memory: ${(0,w.IV)(vs())}`)}}async function Ms(e,t,n,o){
const r=process.uptime(),f=(0,Ye.Aq)(e.workingDirectory);t.startFrom(f);const g=await V(e,f,R);g.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without reg\
ion or base-url documents are processed on the runner");for(const we of e.steps)await g.check(we);e.output!==void 0&&(0,Y.hS)(e.steps)==="data"&&!(0,Fe.Mu)(e.steps)&&
n.add("output is not used: the step reads documents and writes none");const v=e.comparing.withBase?await(await s.e(7073).then(s.bind(s,97073))).BaseVersions.of(
f):void 0,L=new sn(e.steps,f,v),{matched:U,files:T}=await Xt(e,f,L,n),{known:F,fresh:ee}=v?await v.divide(T):{known:T,fresh:[]};L.check();const ae=(0,Ee.K2)(f.workspace),
pe=[...new Set([...U,...U.flatMap(we=>[...L.neededBy(we).keys()])])],he=we=>(0,Me.Ck)(f,we),ie={matched:pe,overwrite:e.overwrite,identity:ae,exists:he,words:f.words},
Oe=(0,Y.et)({...e,...ie,files:F,places:f}),Ce=e.steps.map(({name:we})=>(0,O.i9)(we)),Le=e.continueNumbers&&!e.dryRun?await Wn(Oe,e.steps,we=>(0,N.R5)(we,f.workspace)):
()=>{};M.Oh((0,w.g$)(`${Ce.join(", then ")}: ${(0,h.y_)(F.length,"file")}, ${g.place}`));const De=we=>{const Ne=process.uptime()-r;return{rows:we,matched:U.length,
operations:Ce,place:g.place,dryRun:e.dryRun,seconds:Ne,showText:e.comparing.showText}},{rows:Ie,failures:Se}=e.dryRun?{rows:Xn(Oe,lt),failures:[]}:await Zn({jobs:Oe,
inputs:e,chosen:g,writer:new Ae.A(f,e.overwrite),secondFiles:L,numbersOf:Le,claim:(0,Ee.OM)(ie),spelling:o,say:lt,onProgress:tn(lt),onCancelled:async we=>{t.tell(
we,Rt(De(we))),e.summary&&await St(De(we),n)}});M.N4();const Te=[...Ie,...ee.map(fn)];await Ps({digest:De(Te),failures:Se,total:F.length,inputs:e,outputs:t,places:f,
warnings:n})}const lt=e=>M.pq((0,w.g$)(e));async function Ps({digest:e,failures:t,total:n,inputs:o,outputs:r,places:f,warnings:g}){const{rows:v}=e,L=ln(v),U=F=>({
...F,file:(0,Ye.zB)(f,F.file)});if(hn(L.map(U),o.comparing.failOnDifference?"error":"notice"),Sn(t.map(U),o.failOn==="nothing"?"warning":"error",e.operations.join(
", "),g),M.pq((0,w.g$)(It(e))),Ze(v)&&M.pq(dn(v)),r.tell(v,Rt(e)),o.summary&&await St(e,g),o.attest){const{declareArtifacts:F}=await s.e(8208).then(s.bind(s,48208)),
ee=v.flatMap(({status:ae,output:pe})=>ae==="done"&&pe!==null?[pe]:[]);for(const ae of await F(ee,f))g.add(ae)}if(t.length===0){const F=o.comparing.failOnDifference&&
L.length>0?mn(L.length,v.length):xn(v,o.matching)??Kn(v,o.failOn);F!==void 0&&M.C1(F);return}const T=(0,Y.Ud)(o.steps)?`The merge of ${(0,h.y_)(n,"file")} faile\
d`:Nn(t,n);o.failOn==="nothing"?g.add(T):M.C1(T)}function _s(e,t){[...e.trim()].length>1?M.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be maske\
d, because most of the log would be hidden. The step does not print it; use a longer one")}function vs(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,$.readFileSync)(
"/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let Vt=!1;process.once("beforeExit",()=>{
Vt||M.C1("The action stopped before it had finished.")}),ws().catch(M.C1).finally(()=>{Vt=!0})}),97904:((ne,S,s)=>{s.d(S,{Ms:()=>_,PJ:()=>P,TF:()=>i,Ye:()=>O,_N:()=>h,
oD:()=>I,qf:()=>m});var M=s(73024),$=s.n(M);const A=1<<20,O=a=>l(()=>M.realpathSync.native(a)),h=a=>l(()=>(0,M.statSync)(a)),_=a=>l(()=>(0,M.lstatSync)(a)),P=a=>_(
a)?.isSymbolicLink()??!1;async function I(a){if((0,M.statSync)(a).size<=A)return(0,M.readFileSync)(a);const{readFile:u}=await Promise.resolve().then(s.t.bind(s,
51455,23));return u(a)}async function m(a,u){if(u.length<=A)return(0,M.writeFileSync)(a,u,{flag:"wx"});const{writeFile:y}=await Promise.resolve().then(s.t.bind(
s,51455,23));await y(a,u,{flag:"wx"})}const i=a=>l(()=>(0,M.unlinkSync)(a));function l(a){try{return a()}catch{return}}}),30245:((ne,S,s)=>{s.d(S,{Ck:()=>u,SV:()=>I,
YY:()=>m,wI:()=>a});var M=s(76760),$=s.n(M),A=s(58552),O=s(97904),h=s(15969);const _=/^(?:\.git|git~\d+)[. ]*$/i,P=new RegExp("\\p{Cf}","gu"),I=p=>p.split(/[\\/]/).
some(D=>_.test(D.replace(P,"")));function m(p,D){const x=(0,h.M0)(p,D),j=(0,h.I5)(p,x),G=(0,O.Ye)(x);return p.anywhere?G===void 0?i(x):l(G):j===void 0?"is outsi\
de the workspace and RUNNER_TEMP":G===void 0?i(x):b(p,G)!==c(j)?`is a link that leads out of ${j===p.workspace?"the workspace":"RUNNER_TEMP"}`:I($().relative(c(
j),G))?"is below .git, which is not read":l(G)}const i=p=>(0,O.PJ)(p)?"is a link to a file that does not exist":"does not exist";function l(p){const D=(0,O._N)(
p);if(!D?.isFile())return D?.isFIFO()?"is a named pipe, not an ordinary file":D?.isDirectory()?"is a folder":"is not an ordinary file"}function a(p,D){const x=(0,h.
M0)(p,D),j=(0,h.I5)(p,x);if(p.anywhere)return x;if(j===void 0)throw y(D,"is outside the workspace and RUNNER_TEMP");const G=c(j),N=$().relative(j,x).split($().sep);
for(let X=1;X<=N.length;X++){const z=$().join(G,...N.slice(0,X));if(!(0,O.PJ)(z))continue;const k=(0,O.Ye)(z),V=k===void 0||b(p,k)===void 0;throw y(D,V?"leads o\
ut of the workspace through a link":"leads through a link")}const K=$().join(G,...N);if(I($().relative(G,(0,O.Ye)(K)??K)))throw y(D,"is below .git");return K}function u(p,D){
try{return(0,O.Ms)($().join(a(p,$().dirname(D)),$().basename(D)))!==void 0}catch{return!1}}const y=(p,D)=>new A.zU("configuration",`'${p}' ${D}: nothing is writ\
ten there`),c=p=>(0,O.Ye)(p)??p,b=(p,D)=>(0,h.RD)(p).map(c).filter(x=>(0,h.FK)($().relative(x,D))).sort((x,j)=>j.length-x.length)[0]}),64123:((ne,S,s)=>{s.d(S,{
K2:()=>P,Nk:()=>m,OM:()=>i,hQ:()=>I,pL:()=>l});var M=s(73024),$=s.n(M),A=s(76760),O=s.n(A),h=s(58552),_=s(43576);function P(a){const u=new Map,y=c=>{const b=u.get(
c);if(b!==void 0)return b;let p=c;try{p=(0,M.realpathSync)(c)}catch{const D=O().dirname(c);D!==c&&(p=O().join(y(D),O().basename(c)))}return u.set(c,p),p};return c=>{
const b=O().resolve(a,c),p=O().join(y(O().dirname(b)),O().basename(b));return I(p)}}const I=a=>process.platform==="win32"||process.platform==="darwin"?a.normalize(
"NFC").toLowerCase():a;function m(a){if(process.platform!=="win32")return;const u=a.replace(/^[a-z]:/i,"").split(/[\\/]/),[y]=u.flatMap(c=>/^\.{0,2}$/.test(c)?[]:
(0,_.tb)(c)??[]);return y===void 0?void 0:`'${a}' cannot be written: a part of it ${y}`}function i({matched:a,overwrite:u,identity:y,exists:c,words:b}){const p=new Set(
a.map(y)),D=new Set;return(x,j)=>{const G=m(x);if(G!==void 0)throw(0,h.G6)([{field:"output",message:G}]);const N=y(x),K=j.inputs.some(X=>y(X)===N);if(D.has(N)||
p.has(N)&&!(u&&K))throw(0,h.G6)([{field:"output",message:`'${x}' is another input or result: choose a different pattern`}]);if(!u&&c(x))throw(0,h.G6)([{field:"o\
utput",message:l([x],b)}]);D.add(N)}}function l([a,...u],{replace:y}){const c=u.length===0?" exists":` and ${u.length} more exist`;return`'${a}'${c} already: ch\
oose a different pattern, or ${y}`}}),86006:((ne,S,s)=>{s.d(S,{U:()=>A,_V:()=>O,gY:()=>$,wm:()=>h});var M=s(58552);const $="version https://git-lfs.github.com/s\
pec/",A="set lfs: true for actions/checkout",O=_=>_.subarray(0,$.length).toString("latin1")===$;function h(_){if(O(_))throw new M.zU("unreadable_document","The \
file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${A}`})}}),15969:((ne,S,s)=>{s.d(S,{FK:()=>m,I5:()=>h,M0:()=>O,
NB:()=>_,RD:()=>A,ZJ:()=>I,d7:()=>i,dR:()=>P});var M=s(76760),$=s.n(M);const A=({workspace:l,temporary:a})=>a===void 0?[l]:[l,a];function O({workspace:l,otherNames:a=[]},u){
const y=$().resolve(l,u);for(const[c,b]of a){const p=$().relative(c,y);if(m(p))return $().join(b,p)}return y}const h=(l,a)=>[...A(l),...l.anywhere?[$().parse(a).
root]:[]].filter(u=>m($().relative(u,a))).sort((u,y)=>y.length-u.length)[0],_=(l,a)=>h(l,O(l,a))!==void 0;function P(l,a){const u=O(l,a),y=$().relative(l.workspace,
u);return i(m(y)?y:u)}const I=({workspace:l,around:a=l},u)=>$().isAbsolute(u)?u:$().posix.join(i($().relative(a,l)),u),m=l=>l!==".."&&!l.startsWith(`..${$().sep}`)&&
!l.startsWith("../")&&!$().isAbsolute(l),i=l=>$().sep==="/"?l:l.replaceAll($().sep,"/")}),34:((ne,S,s)=>{s.d(S,{A:()=>m,z:()=>l});var M=s(73024),$=s.n(M),A=s(76760),
O=s.n(A),h=s(58552),_=s(54614),P=s(97904),I=s(30245);class m{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(y,c){this.places=y,
this.overwrite=c}async write(y){if(this.closed)throw a();const c=this.writeAll(y);this.running.add(c),await c.finally(()=>this.running.delete(c))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(y){const c=[],b=[];let p=y[0]?.path??"";try{for(const D of y){if(this.closed)throw a();if(p=
D.path,(0,I.SV)(O().basename(D.path)))throw new h.zU("configuration",`'${D.path}' is a name that Git uses: set output to another name`);const x=O().join(this.folder(
O().dirname(D.path)),O().basename(D.path)),j=O().join(O().dirname(x),`.octavo-${process.pid}-${++this.serial}.tmp`);b.push(j),await D.write(j),c.push({temporary:j,
target:x,path:D.path})}for(const{temporary:D,target:x,path:j}of c)p=j,this.checkAgain(j,x),(0,M.renameSync)(D,x)}catch(D){for(const x of b)(0,P.TF)(x);throw D instanceof
h.zU?D:l(p,D)}}checkAgain(y,c){const b=(0,I.wI)(this.places,O().dirname(y));if(O().join(b,O().basename(y))!==c||!this.overwrite&&(0,P.Ms)(c)!==void 0)throw new h.
zU("configuration",`'${y}' was made by another program in the meantime and is not replaced: run it again`)}folder(y){let c=this.folders.get(y);return c===void 0&&
(c=(0,I.wI)(this.places,y),(0,M.mkdirSync)(c,{recursive:!0}),this.folders.set(y,c)),c}}const i={EACCES:"writing there is not permitted",EPERM:"writing there is \
not permitted",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a f\
older of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long \
for the file system"};function l(u,y){const c=(0,_.xU)(y),b=i[c]??`the file system refused it (${c})`;return new h.zU("configuration",`'${u}' could not be writt\
en: ${b}`,{cause:y})}const a=()=>new h.zU("cancelled","The step was cancelled")}),44020:((ne,S,s)=>{s.d(S,{E4:()=>h,EI:()=>P,Lc:()=>_});var M=s(4406),$=s(58426),
A=s(72256);const O="check_document";function h({name:I},m){return I===O?{...m,on_violation:"report"}:m}function _({name:I,params:m},i,l){if(I!==O||!i.data)return i;
const a=y=>(0,A.b)(l,y,[y]),u=(0,M.fU)(i.data,{nameOf:a,restate:y=>({...y,message:(0,A.b)(l,y.message,M.oH)})});return m.on_violation==="error"&&(0,M.Pu)(u),{...i,
data:u}}function P(I){return I instanceof M.EC?{[(0,$.zI)(O).dataKey??""]:I.report}:{}}}),76223:((ne,S,s)=>{s.d(S,{UX:()=>_,V0:()=>h,eJ:()=>P,jb:()=>O});var M=s(
61729),$=s(58426);const A=(0,$.zI)("compare_documents").dataKey??"",O=({data:I})=>I[A];function h(I){const m=(0,M.Gv)(I[A]?.difference)?I[A].difference.content:
void 0;return typeof m=="string"?Buffer.from(m,"base64"):void 0}function _(I){const m=I[A],i=m?.difference;if(!m||!(0,M.Gv)(i))return I;const{content:l,...a}=i;
return{...I,[A]:{...m,difference:a}}}const P=I=>O(I)?.same===!1}),79463:((ne,S,s)=>{s.d(S,{C:()=>b,g:()=>p});var M=s(58552),$=s(68747),A=s(58426),O=s(31424),h=s(
43576),_=s(10442),P=s(4528),I=s(97904),m=s(72256),i=s(76223),l=s(45180),a=s(32885),u=s(44020),y=s(98446),c=s(45657);class b extends Error{input;cause;step;operation;constructor(w,Y,q,fe){
super("a job failed"),this.input=w,this.cause=Y,this.step=q,this.operation=fe}}async function p(R,w,Y,q){const fe=R.inputs[0]??"",re={source:fe},te=[];try{let se=[];
for(const[d,E]of R.inputs.entries())re.source=E,se.push({position:d,source:E,document:await q.read(E),facts:{},notes:[],data:{}});const ge=se.reduce((d,{document:E})=>d+
q.sizeOf(E),0);for(const[d,E]of w.steps.entries())re.operation=E.name,w.steps.length>1&&(re.step=`steps[${d+1}] (${E.name})`),se=await Ae(se,E,R,w,Y,re),(0,c.RZ)(
te,se.flatMap(({document:B,files:C=[]})=>[B,...C]));re.source=fe,delete re.step,delete re.operation;const ue=G(R,se).map(d=>D(d,ge,w,q)),oe=ue.flatMap(({output:d,
result:E})=>d===null||E===null?[]:[{path:d,write:B=>j(E,B,q)}]);for(const{path:d}of oe)w.claim(d,R);return await w.write(oe),ue.map(({result:d,status:E,output:B,
pages:C,facts:J,notes:Q,message:de,data:me})=>{const Pe=d===null?null:x(d,q);return{status:E,input:fe,inputs:R.inputs,output:B,pages:C,bytesBefore:ge,bytesAfter:Pe,
facts:J,notes:Q,message:de,data:me}})}catch(se){throw new b(re.source,se,re.step,re.operation)}finally{await q.release(te)}}function D(R,w,{minimumSaving:Y},q){
const fe=R.result===null?void 0:(0,a.A)(w,x(R.result,q),Y);return fe===void 0?R:{...R,status:"skipped",output:null,result:null,message:fe}}const x=(R,w)=>R instanceof
Uint8Array?R.length:w.sizeOf(R),j=(R,w,Y)=>R instanceof Uint8Array?(0,I.qf)(w,R):Y.write(R,w);function G(R,w){if(R.kind==="files")return w.flatMap(te=>ye(R,te));
const Y=te=>(0,h.NL)(w.map(({document:se},ge)=>(0,h.jC)(te(se)??"",h.ly,(0,O.n)(ge+1))),h.ly),q=Y(({title:te})=>te),fe=Y(({match:te})=>te);if(R.kind==="data")return w.
map(te=>N(R,te));const re=te=>R.outputPath({index:te+1,title:q[te]??"",match:fe[te]??""});return w.map(({document:te,facts:se,notes:ge,data:ue},oe)=>({status:"d\
one",output:re(oe),result:(0,l.Cj)(R.kind)?X(ue,re(oe)):te,pages:te.pageCount??null,facts:{...se,...R.tellsMatch&&te.match!==void 0&&{match:te.match}},notes:V(ge),
message:null,data:(0,l.Cj)(R.kind)?k(ue):(0,i.UX)(ue)}))}function N(R,{document:w,facts:Y,notes:q,data:fe}){const re=(0,i.V0)(fe);return{status:"done",output:re?
R.outputPath({index:1}):null,result:re??null,pages:w.pageCount??null,facts:Y,notes:V(q),message:null,data:(0,i.UX)(fe)}}const K=(0,A.zI)("extract_text").dataKey??
"";function X({[K]:R={}},w){if((0,l.V9)(w)&&(0,P.u9)(R))return Buffer.from((0,P.G7)(R)??z(R),"utf8");const Y=(0,P.KV)(R);return Y?Buffer.from((0,P.JF)(Y),"utf8"):
Buffer.from((0,P.u9)(R)?JSON.stringify(R):(0,P.uv)(R),"utf8")}function z(R){const w=(0,y.y_)((0,P.IF)(R).length,"table");throw(0,M.G6)([{field:"output",message:`\
is a .csv file, which holds one table, and the document has ${w} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const k=({[K]:R={},...w})=>({
...w,[K]:(0,P._m)(R)}),V=R=>R.map(({text:w})=>w),Z={...h.zE,leadingDots:!1};function ce(R){const[,w,Y]=/-(\d+)\.([a-z]+)$/.exec(R)??[];return w===void 0||Y===void 0?
{}:{page:w,extension:Y}}const le=R=>typeof R=="string"||typeof R=="number"?`${R}`:"";function ye(R,{files:w=[],facts:Y,notes:q,data:fe}){const re={pages:null,notes:V(
q),data:fe};if(w.length===0)return[{...re,status:"skipped",output:null,result:null,facts:Y,message:"The document has no matching files"}];const te=(0,h.NL)(w.map(
({name:ue},oe)=>(0,h.jC)(ue,Z,`file-${oe+1}`)),Z),se=(0,h.NL)(w.map(({facts:{label:ue,page:oe}},d)=>(0,h.jC)(le(ue),Z,le(oe??d+1))),Z),ge=ue=>{const oe=te[ue]??
"";return{index:ue+1,file:oe,label:se[ue]??"",...ce(oe)}};return w.map((ue,oe)=>({...re,status:"done",output:R.outputPath(ge(oe)),result:ue,facts:{...Y,mimeType:ue.
mediaType,...ue.facts},message:null}))}const Me=(R,w)=>({...R,...w}),Ee=({signal:R,timeLimit:w,onProgress:Y},q,fe)=>({signal:R,timeLimit:w,onProgress:re=>Y(q,(0,$.
i9)(fe.name),re)});async function Ae(R,w,Y,q,fe,re){const{input:te,dataKey:se}=(0,A.zI)(w.name),ge=te==="many",ue=ge?[R]:R.map(d=>[d]),oe=[];for(const d of ue){
const[E]=d;if(!E)continue;re.source=E.source;const B=await q.parametersOf(w,ge?Y.inputs[0]??"":E.source),C=w.name==="add_page_numbers"?q.numbersOf(Y,E.position):
void 0,J=(0,u.E4)(w,Me(B,C)),Q=await fe.run(w.name,d.map(({document:be})=>be),J,Ee(q,E.source,w)).catch(be=>{const je=be instanceof M.zU?be.position:void 0;throw re.
source=d[(je??1)-1]?.source??E.source,be}),{documents:de,files:me,notes:Pe,facts:ve,data:xe}=(0,u.Lc)(w,Q,q.spelling),Re=ge?{...E,facts:{},data:{}}:E,$e={source:E.
source,facts:{...Re.facts,...ve},notes:(0,_.p5)(d.flatMap(be=>be.notes),Pe.map(({code:be,message:je,mentions:Ye=[]})=>({code:be,text:(0,m.b)(q.spelling,je,Ye)}))),
data:xe===void 0||se===void 0?Re.data:{...Re.data,[se]:xe}},{position:_e}=E;if(me!==void 0)oe.push({...$e,position:_e,document:E.document,files:me});else for(const be of de){
const je={...ge?{}:W(E.document),...W(be),name:E.document.name};oe.push({...$e,position:_e,document:{...be,...je},facts:{...$e.facts,...H(be)}})}}return oe}const W=({
title:R,match:w})=>({...R===void 0?{}:{title:R},...w===void 0?{}:{match:w}});function H({firstPage:R,lastPage:w,title:Y}){return{...R===void 0||w===void 0?{}:{firstPage:R,
lastPage:w},...Y===void 0?{}:{title:Y}}}}),46863:((ne,S,s)=>{s.d(S,{NZ:()=>m,R5:()=>I,ZK:()=>P});var M=s(76760),$=s.n(M),A=s(58552),O=s(54614),h=s(97904),_=s(86006);
const P=i=>({read:l=>I(l,i),sizeOf:({bytes:l})=>l.length,write:({bytes:l},a)=>(0,h.qf)(a,l),release:async()=>{}});async function I(i,l){const a=await(0,h.oD)($().
resolve(l,i)).catch(u=>{throw(0,O.xU)(u)==="ERR_FS_FILE_TOO_LARGE"?new A.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"\
Split the document where it is made",cause:u}):m(u)});return(0,_.wm)(a),{name:$().posix.basename(i),bytes:a}}const m=i=>new A.zU("unreadable_document",`The file\
 could not be opened (${(0,O.xU)(i)})`,{cause:i})}),54614:((ne,S,s)=>{s.d(S,{Hn:()=>h,IV:()=>P,cz:()=>_,g$:()=>O,uP:()=>m,xU:()=>I});var M=s(58552),$=s(61729);const A=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
O=i=>i.replace(A,l=>`\\u${l.charCodeAt(0).toString(16).padStart(4,"0")}`).replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),
h=i=>O(i).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),_=i=>i.reduce((l,a)=>l+a,0);function P(i){const l=["B","kB","MB",
"GB"];let a=i,u=0;for(;a>=999.95&&u<l.length-1;u++)a/=1e3;return`${u===0||a>=99.95?Math.round(a):a.toFixed(1)} ${l[u]}`}function I(i){const l=(0,$.Gv)(i)?i.code:
void 0;return typeof l=="string"?l:"unknown reason"}function m(i){if(!(i instanceof Error))return typeof i;const l=[`${i.name} (${I(i)})`,...(0,M.ek)(i)].join(`\

    `);return i.cause===void 0?l:`${l}
caused by ${m(i.cause)}`}}),72256:((ne,S,s)=>{s.d(S,{b:()=>O});var M=s(68747),$=s(58426);const A=h=>(0,$.F)(h)?(0,M.i9)(h):`--${(0,M.i9)(h)}`,O=(h,_,P)=>h==="wi\
re"?_:(0,M.an)(_,P,h==="inputs"?M.i9:A)}),13707:((ne,S,s)=>{s.d(S,{L4:()=>h,Mu:()=>O,PI:()=>_,lB:()=>P,vH:()=>A});var M=s(10008);const $="compare_documents",A={
withBase:!1,showText:!1,failOnDifference:!1},O=I=>I.some(({name:m,params:i})=>m===$&&"difference_pdf"in i&&i.difference_pdf===!0),h=I=>({withBase:I("compare-wit\
h-base"),showText:I("show-text"),failOnDifference:I("fail-on-difference")});function _(I,{withBase:m,showText:i}){return I.name!==$?I:{...I,raw:{...i&&{with_text:"\
true"},...I.raw},fromBase:m}}function P(I,{withBase:m,showText:i,failOnDifference:l}){const a=[...m?["compare-with-base"]:[],...i?["show-text"]:[],...l?["fail-o\
n-difference"]:[]];return I.some(({name:u})=>u===$)?m?I.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:I.some(({
paths:u})=>u[M.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:a.map(u=>({field:u,message:"nee\
ds the operation compare-documents"}))}}),51327:((ne,S,s)=>{s.d(S,{S:()=>$,SH:()=>A,rh:()=>h});const M=/^[A-Za-z0-9+/]+={0,2}$/;function $(_){if(_.includes("---\
--BEGIN "))return{name:"key.pem",bytes:Buffer.from(_,"utf8")};const P=_.replace(/\s/g,"");return M.test(P)&&P.length%4===0?{name:"key.p12",bytes:Buffer.from(P,"\
base64")}:void 0}const A="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",O=8,h=_=>[...new Set(
[_,..._.split(/\r?\n/).filter(P=>P.trim().length>=O)])]}),57214:((ne,S,s)=>{s.d(S,{BD:()=>O,jB:()=>M,jN:()=>$,oR:()=>_,r_:()=>h,yZ:()=>A});const M=[/^["'].*["']$/,
"leave out the quotes"],$=[/\$\{?[a-z_]|(?:^|[\\/])%[a-z_]\w*%(?:[\\/]|$)/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAM\
E }}"],A=[/^~/,"~ is not your home folder here: write the whole path"],O=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],h=[
/\\/,"write / between folders, not a backslash"],_=(P,I)=>I.find(([m])=>m.test(P))?.[1]}),45180:((ne,S,s)=>{s.d(S,{Cj:()=>z,Ud:()=>K,V9:()=>k,et:()=>Z,hS:()=>X});
var M=s(76760),$=s.n(M),A=s(58552),O=s(68747),h=s(58426),_=s(31424),P=s(51521),I=s(4528),m=s(30245),i=s(64123),l=s(15969),a=s(57214),u=s(13707);const y=["{dir}",
"{name}","{index}","{operation}"];function c(W,H){if(H==="files")return x(W)?["{page}","{label}","{file}","{extension}"]:["{file}"];if(H!=="parts"&&H!=="texts")
return[];const R=W.flatMap(({name:w})=>Object.keys((0,h.zI)(w).resultFacts??{}));return["title","match"].filter(w=>R.includes(w)).map(w=>`{${w}}`)}function b(W){
const H=h.qj.filter(R=>{const w=[{name:R,params:{},paths:{}}];return c(w,X(w)).includes(W)});return H.length===0?`has the unknown placeholder ${W}`:`has ${W}, w\
hich only results of ${H.map(O.i9).join(" or ")} have`}const p={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.\
{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},D="{dir}/{name}-{page}.{extension}",x=W=>W.some(({name:H})=>(0,h.
zI)(H).filesArePages),j="{dir}/{name}-difference.pdf",G="{dir}/{name}.pdf",N=([W],H)=>H==="document"&&W!==void 0&&(0,h.zI)(W.name).accepts==="text",K=W=>W.some(
({name:H})=>(0,h.zI)(H).input==="many");function X(W){const H=W.map(({name:Y})=>(0,h.zI)(Y)),R=H.filter(Y=>!(0,h.rz)(Y)),w=R.findLast(({input:Y,output:q})=>Y===
"many"||q!=="pdf");return H.at(-1)?.output==="text"?w?.output==="pdfs"?"texts":"text":R.length===0?"data":w?.output==="pdfs"?"parts":w?.output==="files"?"files":
"document"}const z=W=>W==="text"||W==="texts",k=W=>/\.csv$/i.test(W),V=W=>W==="document"||W==="text";function Z(W){const{files:H,steps:R}=W,w=X(R),Y=ye(W,w),q=H.
length===0?[]:K(R)?[H]:H.map(se=>[se]),fe=(0,O.i9)((R.findLast(({name:se})=>!(0,h.rz)((0,h.zI)(se)))??R.at(-1))?.name??""),re=q.map((se,ge)=>{const{dir:ue,name:oe}=$().
posix.parse(se[0]??""),d=E=>{const B=V(w)?ge+1:E?.index,C={dir:ue||".",name:oe,operation:fe,index:B===void 0?void 0:(0,_.n)(B),title:E?.title,match:E?.match,file:E?.
file,page:E?.page,label:E?.label,extension:E?.extension};return $().posix.normalize((0,P.Ct)(Y,C))};return{inputs:se,kind:w,tellsMatch:Y.includes("{match}"),outputPath:d}}),
te=w==="data"&&!(0,u.Mu)(R)?[]:Ae(re,W,Me(Y,w));if(te.length>0)throw(0,A.G6)(te);return re}const ce=[a.jB,[/\{\{/,"a placeholder has single braces, such as {nam\
e}"],a.jN,a.yZ,a.BD,...$().sep==="/"?[a.r_]:[]];function le(W){const H=X(W);return x(W)?D:N(W,H)?G:H==="data"&&(0,u.Mu)(W)?j:`${p[H]}${z(H)?I.lg[(0,I.GW)(W.at(-1)?.
params??{})]:""}`}function ye({output:W,places:H,steps:R},w){const Y=oe=>(0,A.G6)([{field:"output",message:oe}]);if(W===void 0)return le(R);const q=(0,a.oR)(W,ce);
if(q!==void 0)throw Y(q);if(z(w)&&k(W)&&(0,I.GW)(R.at(-1)?.params??{},!0)!=="text/csv")throw Y("is a .csv file, which holds a table: set tables to true");const fe=c(
R,w),re=[...y,...fe],te=(0,P.Qf)(W).find(oe=>!re.includes(oe));if(te!==void 0)throw Y(`${b(te)}: use ${re.join(", ")}`);if(/[\u0000-\u001f]/.test(W))throw Y("mu\
st be a single line");if(/[\\/]$/.test(W))throw Y(`names a folder: write a file name after it, such as ${W}{name}.pdf`);const se=["{index}",...fe.filter(oe=>oe!==
"{extension}")];if((w==="parts"||w==="texts"||w==="files")&&!se.some(oe=>W.includes(oe))){const{dir:oe,name:d,ext:E}=$().posix.parse((0,l.d7)(W)),B=$().posix.join(
oe,x(R)?`${d}-{page}${E}`:w==="files"?`${d}.{file}`:`${d}-{index}${E}`);throw Y(`needs ${se.join(" or ")}, because one file gives several results: such as ${B}`)}
const ge=$().isAbsolute(W)?(0,l.dR)(H,W):(0,l.d7)(W);if(!($().isAbsolute(ge)?(0,l.NB)(H,ge):(0,l.FK)($().posix.normalize(ge))))throw Y("must stay in the workspa\
ce or in RUNNER_TEMP");return ge}function Me(W,H){const w=["{dir}","{name}",...V(H)?["{index}"]:[]].filter(Y=>!W.includes(Y));return w.length===0?"process them \
in different steps":`use ${[w.slice(0,-1).join(", "),...w.slice(-1)].filter(Y=>Y!=="").join(" or ")}`}const Ee=W=>W.kind==="parts"||W.kind==="texts"?W.outputPath(
{index:1}):W.outputPath();function Ae(W,{matched:H,overwrite:R,identity:w,exists:Y,places:q},fe){const re=new Map(H.map(d=>[w(d),d])),te=new Map;for(const d of W){
const E=w(d.outputPath()),B=te.get(E);B?B.push(d):te.set(E,[d])}const se=[],ge=[],ue=d=>{se.push({field:"output",message:d})};for(const[d,E,...B]of te.values()){
if(!d)continue;const C=d.outputPath(),J=(0,i.Nk)(C);if(!(0,l.NB)(q,C)||C==="."||C.endsWith("/"))ue(`'${C}' is not a file in the workspace or in RUNNER_TEMP`);else if(J!==
void 0)ue(J);else if((0,m.SV)(C))ue(`'${C}' is below .git, where nothing is written`);else if(E){const[Q,de]=[d.inputs[0],E.inputs[0]],me=B.length===0?`'${Q}' a\
nd '${de}' would both`:`'${Q}', '${de}' and ${B.length} more would all`;ue(`${me} be written to '${C}': ${fe}`)}else{const Q=Ee(d),de=w(Q),me=re.get(de);me!==void 0&&
!d.inputs.some(Pe=>w(Pe)===de)?ue(`'${Q}' would replace another file that the step reads: choose a different pattern`):me!==void 0&&!R?ue(`'${Q}' would replace \
the input: choose a different pattern, or ${q.words.replace}`):me===void 0&&!R&&Y(Q)&&ge.push(Q)}}ge.length>0&&ue((0,i.pL)(ge,q.words));const oe=5;return se.length<=
oe?se:[...se.slice(0,oe),{field:"output",message:`and ${se.length-oe} more such clashes`}]}}),32885:((ne,S,s)=>{s.d(S,{A:()=>A,T:()=>$});var M=s(45180);function $(O){
const h=_=>[{field:"minimum-saving",message:_}];return O.some(({name:_})=>_==="optimize_document"||_==="compress_document")?(0,M.Ud)(O)||(0,M.hS)(O)!=="document"?
h("needs one result for each file: no merge, no split, no extraction"):[]:h("needs a step optimize-document or compress-document")}function A(O,h,_){return _===
void 0||h<=O*(1-_/100)?void 0:`Not written: the result is ${(Math.max(0,O-h)/O*100).toFixed(1)} % smaller, and minimum-saving is ${_} %`}}),10008:((ne,S,s)=>{s.
d(S,{s:()=>u,w:()=>y});var M=s(3130),$=s(58426),A=s(51521),O=s(33858);function h(N,K){const X=Object.entries((0,$.zI)(N).fields).filter(([,{group:z}])=>z==="per\
missions");return X.length>0&&K.user_password===void 0&&!X.some(([z])=>K[z]===!1)}var _=s(51327);const P={encryption_algorithm:"AES-256"};var I=s(61729);function m(N){
const K=N.startsWith("[")?(0,I.qF)(N):void 0;return Array.isArray(K)?K:N.split(/\r?\n/).map(X=>X.trim().replace(/,$/,"")).filter(X=>X!=="").join(",")}var i=s(45657);
const l={name:"file",bytes:Uint8Array.of(0)},a=["{dir}","{name}"],u="compare_to";function y({name:N,raw:K,typed:X,fromBase:z=!1},k){const{fields:V}=(0,$.zI)(N),
Z={},ce={},le=[];for(const[Ee,Ae]of Object.entries({...p(V),...K})){const W=V[Ee];if(W===void 0)continue;const H=D(W,Ae,X[Ee]);"problem"in H&&le.push({field:Ee,
message:H.problem}),"path"in H&&(ce[Ee]=H.path),Z[Ee]="value"in H?H.value:W.kind==="json"?{}:l}z&&(Z[u]??=l);const ye=(0,M.qL)(N,Z,k),Me=new Set(le.map(({field:Ee})=>Ee));
for(const Ee of ye.issues)Me.has(Ee.field)||le.push(Ee);return le.length===0&&(0,i.RZ)(le,b(N,Z,ye.params)),{step:{name:N,params:ye.params,paths:ce,...z&&{fromBase:z}},
issues:le}}const c=["pages","first_page","last_page"];function b(N,K,X){const z=V=>K[V]!==void 0&&K[V]!=="";return(N==="extract_pages"||N==="remove_pages")&&!c.
some(z)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:c.slice(1)}]:h(N,{...X})?[{field:"allow_print",message:"\
nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_passwor\
d"]}]:[]}const p=N=>Object.fromEntries(Object.entries(P).filter(([K])=>Object.hasOwn(N,K)));function D(N,K,X){if(K===""||K===null||X===null)return{value:""};if(N.
kind==="pageOrder"||N.kind==="pageSet"){if(typeof K!="string"&&!Array.isArray(K))return{problem:"must be pages such as 1..3, or a list of pages"};const Z=(0,O.D_)(
K);return"problem"in Z?Z:{value:Z.text.trim()}}const z=N.kind==="json"&&N.list!==void 0;if(N.kind==="json"&&typeof K=="object"&&(z||!Array.isArray(K)))return{value:X};
if(N.kind==="choices"&&Array.isArray(K))return{value:K};if(N.kind==="json"&&Array.isArray(K))return{problem:x};if(typeof K!="string")return{problem:`must be a s\
ingle value, and is a ${Array.isArray(K)?"list":"mapping"}`};const k=K.trim();if(N.kind==="text")return{value:K};if(k==="")return{value:""};if(N.kind==="choices")
return{value:m(k)};if(N.kind==="file"&&N.secret)return j(k);const V=k.startsWith("[")&&k.endsWith("]");return z&&V?{value:k}:N.kind==="json"&&(V||!k.startsWith(
"{")&&k.includes(`
`))?{problem:x}:N.kind==="file"||N.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(k)?G(k):{value:k}}const x='must be a JSON object such as {"name": "value"}, or t\
he path of a file that holds one; inside steps it can also be a YAML mapping';function j(N){const K=(0,_.S)(N);return K?{value:K}:{problem:_.SH}}function G(N){const K=(0,A.
Qf)(N).find(X=>!a.includes(X));return K!==void 0?{problem:`has the unknown placeholder ${K}: a path may hold ${a.join(" and ")}`}:/[\u0000-\u001f]/.test(N)?{problem:"\
must be the path of one file"}:{path:N}}}),4406:((ne,S,s)=>{s.d(S,{EC:()=>l,Pu:()=>a,Qf:()=>O,fU:()=>i,g$:()=>_,oH:()=>h});var M=s(58552),$=s(61729);const A=1e3,
O=(u,y,{found:c=null,limit:b=null,pages:p=[]}={})=>({rule:u,found:c,limit:b,pages:p.slice(0,A),message:y}),h=["open_password"],_=(u,y,c)=>`The file has ${u} ${c}\
; at most ${y} are allowed.`;function P({failures:u}){return Array.isArray(u)?u.flatMap(I):[]}function I(u){if(!(0,$.Gv)(u))return[];const{rule:y,found:c,limit:b,
pages:p,message:D}=u;if(typeof y!="string"||typeof D!="string")return[];const x=Array.isArray(p)?p.filter(j=>typeof j=="number"):[];return[{rule:y,found:m(c),limit:m(
b),pages:x,message:D}]}const m=u=>typeof u=="number"?u:null;function i(u,{nameOf:y,restate:c}){const{checks:b}=u,p=P(u).map(x=>({...c(x),rule:y(x.rule)})),D=Array.
isArray(b)?b.flatMap(x=>typeof x=="string"?[y(x)]:[]):[];return{...u,...b!==void 0&&{checks:D},failures:p}}class l extends M.zU{report;constructor(y){const c=P(
y).map(({message:b})=>b);super("invalid_parameters",`The check failed: ${c.join(" ")}`,{issues:c.map(b=>({field:"file",message:b,mentions:h}))}),this.report=y}}
function a(u){if(u.passed===!1)throw new l(u)}}),68747:((ne,S,s)=>{s.d(S,{XM:()=>h,an:()=>O,i9:()=>A});var M=s(58426);const $=_=>_.replace(/_(\w)/g,(P,I)=>I.toUpperCase()),
A=_=>_.replaceAll("_","-");function O(_,P,I){const m=P.filter(i=>/^\w+$/.test(i));return m.length===0?_:_.replace(new RegExp(`\\b(?:${m.join("|")})\\b`,"g"),I)}
const h=_=>(0,M.zI)(_).path??`/v1/${_}`}),85673:((ne,S,s)=>{s.d(S,{gx:()=>h,h:()=>O});function M(m,i){const l=$(m,i);if(l!==void 0)return[l];const a=P(m);return i.
filter(u=>P(u).some(y=>y.length>3&&a.includes(y)))}function $(m,i){let l;for(const a of i){const u=A(P(m),P(a));u<=2&&u<(l?.count??1/0)&&(l={name:a,count:u})}return l?.
name}function A(m,i){return m.length!==i.length?m.length*i.length===0?1/0:A([m.join("")],[i.join("")]):i.reduce((l,a,u)=>{const y=m[u]??"",c=Math.min(y.length,a.
length),b=I(y,a);return b>(c<3?0:c<7?1:2)?1/0:l+b},0)}const O=(m,i)=>_(M(m,i));function h(m,i){const l=$(m,i),a=u=>P(u).sort().join(" ");return _(l===void 0?i.filter(
u=>m!==""&&a(u)===a(m)):[l])}const _=m=>m.length===0||m.length>3?"":` (did you mean ${m.join(" or ")}?)`,P=m=>m.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(i=>i!=="");function I(m,i){let l=[],a=Array.from({length:i.length+1},(u,y)=>y);for(let u=0;u<m.length;u++){const y=[u+
1];for(let c=0;c<i.length;c++){const b=u>0&&c>0&&m[u]===i[c-1]&&m[u-1]===i[c];y.push(Math.min((a[c+1]??0)+1,(y[c]??0)+1,(a[c]??0)+(m[u]===i[c]?0:1),b?(l[c-1]??0)+
1:1/0))}l=a,a=y}return a.at(-1)??0}}),4528:((ne,S,s)=>{s.d(S,{G7:()=>c,GW:()=>A,IF:()=>l,JF:()=>i,KV:()=>m,_m:()=>I,lg:()=>$,u9:()=>P,uv:()=>_});const M=null,$={
"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function A(p,D=!1){const{per_page:x,tables:j,
layout:G}=p;return O(p)?"application/jsonl":D&&j===!0&&x!==!0?"text/csv":x===!0||j===!0?"application/json":G==="markdown"?"text/markdown":"text/plain"}const O=p=>(p.
pieces??"none")!=="none";function h(p){const D=A(p);return O(p)?["application/json",D]:p.tables===!0?[D,"text/csv"]:D==="text/markdown"?["application/json",D,"t\
ext/plain"]:[...new Set(["application/json",D])]}const _=({text:p})=>typeof p=="string"?p:"",P=({pages:p,tables:D,pieces:x})=>(p??D??x)!==void 0;function I({text:p,
pages:D,tables:x,pieces:j,...G}){return G}const m=({pieces:p})=>p,i=p=>p.map(D=>`${JSON.stringify(D)}
`).join(""),l=({tables:p})=>p??[];function a(p){return l(p).flatMap(({page:D,rows:x,header:j,certain:G},N)=>{const K=y(x,j);return x.slice(j?1:0).map((X,z)=>({row:Object.
fromEntries(X.map((k,V)=>[K[V],k])),about:{page:D,table:N+1,row:z+1,certain:G}}))})}const u="pdf";function y(p,D){const x=p.reduce((G,{length:N})=>Math.max(G,N),
0),j=new Set([u]);return Array.from({length:x},(G,N)=>{const K=D&&p[0][N]||`Column ${N+1}`;let X=K;for(let z=2;j.has(X);z++)X=`${K} ${z}`;return j.add(X),X})}function c(p){
const[D,...x]=l(p);return D&&x.length===0?b(D.rows):void 0}const b=p=>p.map(D=>`${D.map(x=>/[",\r\n]/.test(x)?`"${x.replaceAll('"','""')}"`:x).join(",")}\r
`).join("")}),49180:((ne,S,s)=>{s.d(S,{q:()=>$});const M="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function $(h){const _=h.toLowerCase(),P=/^#([\da-f]{3}|[\da-f]{6})$/.exec(_)?.[1]??O().get(_);return P===void 0?void 0:(P.length===3?[...P].map(m=>m+m):[P.
slice(0,2),P.slice(2,4),P.slice(4)]).map(m=>Number.parseInt(m,16))}let A;function O(){const h=M.split(" ");return A??=new Map(h.flatMap((_,P)=>P%2===0?[[_,h[P+1]]]:
[]))}}),17079:((ne,S,s)=>{s.d(S,{Z:()=>h,_:()=>O});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
$=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,A=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(m){
if(m.length>64)return;const i=m.trim().replace($,(l,a,u,y)=>`${a??""}${1900+Number(u)}${y}`);return P(_(M.exec(i)??A.exec(i)))}function h(m){const i=m.length>64?
void 0:_(A.exec(m.trim()));if(!i||P(i)===void 0)return;const{year:l,month:a="",day:u="",hour:y="",minute:c="",second:b="",zone:p=""}=i;return`D:${l}${a}${u}${y}${c}${b}${p===
"Z"||p===""?p:`${p.replace(":","'")}'`}`}function _(m){if(!m)return;const[,i,l,a,u,y,c,b,p,D,x]=m,j=b??(p===void 0?void 0:`${p}${D??"00"}:${x??"00"}`);return{year:i,
month:l,day:a,hour:u,minute:y,second:c,zone:j}}function P(m){if(!m)return;const{year:i,month:l,day:a,hour:u,minute:y="00",second:c="00",zone:b}=m,p=(x,j,G)=>x===
void 0||Number(x)>=j&&Number(x)<=G;if(Number(i)===0||!p(l,1,12)||!p(a,1,I(Number(i),Number(l)))||!p(u,0,23)||!p(y,0,59)||!p(c,0,59)||b!==void 0&&b!=="Z"&&!(p(b.
slice(1,3),0,23)&&p(b.slice(4),0,59)))return;const D=[i,l,a].filter(x=>x!==void 0).join("-");return u===void 0?D:`${D}T${u}:${y}:${c}${b==="+00:00"||b==="-00:00"?
"Z":b??""}`}function I(m,i){return i===2?m%4===0&&(m%100!==0||m%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),3130:((ne,S,s)=>{s.d(S,{iL:()=>N,lF:()=>V,qL:()=>X});
var M=s(58552),$=s(15828),A=s(61729),O=s(58426),h=s(33037),_=s(72750),P=s(33858),I=s(29082),m=s(70458),i=s(60666),l=s(34378);const a=2**31-1,u=/^ *[+-]?\d+ *$/,
y=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,c=/[\p{Cc}\u2028\u2029]/u,b=/(?!\n)[\p{Cc}\u2028\u2029]/u,p=new RegExp("\\p{Cs}","u"),D=100,x={font:20*1024*1024,key:1e6,certificates:1e6},
j=new Set(["files","choices"]),G="must be given only once";function N(d){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(d)}catch{return d}}function K(d,E,B="\
absent"){const{params:C,issues:J}=X(d,E,B);if(J.length>0)throw invalidParameters(J);return C}function X(d,E,B="absent"){const C=(0,O.zI)(d),J=(0,m.h)(C.fields,E),
Q={},de=[];for(const[me,Pe]of Object.entries(C.fields)){const ve=Object.hasOwn(J,me),xe=ve?J[me]:void 0;if(le(Pe,xe)){ve&&B==="refuse"&&Z(Pe,xe)?de.push({field:me,
message:ce(Pe)}):Pe.required?de.push({field:me,message:`is required: ${(0,$.pG)(Pe)}`}):"default"in Pe&&(Q[me]=Pe.default);continue}const Re=ye(Pe,xe);"problem"in
Re?de.push({field:me,message:Re.problem}):Q[me]=Re.value}return{params:Q,issues:[...de,...z(C,Q,de)]}}function z({fields:d,ascending:E,different:B,exclusive:C,needs:J,
atLeastOne:Q,someTrue:de},me,Pe){const ve=[],xe=$e=>(0,O.qR)(d[$e],me[$e]);if(E){const[$e,_e]=[me[E[0]],me[E[1]]];typeof $e=="number"&&typeof _e=="number"&&$e>_e&&
ve.push({field:E[0],message:`must not be greater than ${E[1]}`,mentions:[E[1]]})}if(B){const[$e,_e]=[me[B[0]],me[B[1]]];$e!==void 0&&$e===_e&&ve.push({field:B[0],
message:`must differ from ${B[1]}`,mentions:[B[1]]})}for(const[$e,_e]of C??[]){const be=xe($e)?_e.filter(xe):[];be.length>0&&ve.push({field:$e,message:`must not\
 be given together with ${be.join(" and ")}: leave one of them out`,mentions:be})}for(const[$e,_e,be]of J??[])xe($e)&&!(0,O.D)(be,d[_e],me[_e])&&ve.push({field:$e,
message:`needs ${k(_e,be)}`,mentions:[_e]});const Re=$e=>xe($e)||Pe.some(({field:_e})=>_e===$e);return Q&&!Q.some(Re)&&ve.push({field:Q[0],message:`is required,\
 unless one of these is given: ${Q.slice(1).join(", ")}`,mentions:Q.slice(1)}),de?.every($e=>me[$e]===!1)===!0&&ve.push({field:de[0],message:`must be true, unle\
ss one of these is: ${de.slice(1).join(", ")}`,mentions:de.slice(1)}),ve}function k(d,E){return typeof E!="object"?`${d} to be ${E}`:"not"in E?`${d} to be other\
 than ${E.not}`:`${d} to be given`}function V(d){if(Array.isArray(d))return d.join(",");if(typeof d=="object")return JSON.stringify(d);const E=String(d);if(typeof d!=
"number"||!E.includes("e"))return E;if(d>=1)return BigInt(d).toString();const[B,C]=E.split("e");return`0.${"0".repeat(-Number(C)-1)}${B.replace(".","")}`}function Z(d,E){
return d.empty==="opener"?!1:d.empty!=="word"||d.required===!0||E===void 0}function ce(d){return d.required?`is empty: it must be ${(0,$.pG)(d)}`:d.kind==="text"&&
d.secret?"is empty, so the document would open without a password: give a password, or route documents without one past this step":d.empty==="word"?`is undefine\
d: use '' to leave it out, or give ${(0,$.pG)(d)}`:d.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in d?`is empty: write\
 ${String(d.default)}, which is the default, or leave the field out`:`is empty: give ${(0,$.pG)(d)}, or leave the field out`}function le(d,E){return E==null||E===
""||j.has(d.kind)&&Array.isArray(E)&&E.length===0?!0:d.kind==="text"&&!d.secret&&typeof E=="string"&&E.trim()===""}function ye(d,E){const B=j.has(d.kind)||d.kind===
"json"&&d.list!==void 0;if(Array.isArray(E)&&!B)return{problem:G};if(E instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(d.kind){case"\
text":return Me(d,E);case"flag":return Ee(d,E);case"integer":return Ae(d,E);case"decimal":return H(d,E);case"choice":return w(d,E);case"choices":return Y(d,E);case"\
pageOrder":return q(d,E,d.parts?P.X4:_.p6);case"pageSet":return q(d,E,I.lY);case"file":return fe(d,E);case"files":return re(d,E);case"json":return te(d,E);default:
return d}}function Me(d,E){if(typeof E!="string"&&!(typeof E=="number"&&Number.isFinite(E)))return{problem:`must be ${d.format?"":"text, "}${(0,$.pG)(d)}`};const B=d.
lines?String(E).replaceAll(`\r
`,`
`):String(E);if(B.length>8*d.maxLength)return{problem:`must be ${(0,$.pG)(d)}`};const C=d.secret?B:(0,l.w)(B),J=(0,$.Y5)(d,C);return J>d.maxLength||J<(d.minLength??
0)?{problem:`must be ${(0,$.pG)(d)}`}:(d.lines?b.test(C):!d.secret&&c.test(C))?{problem:`must not contain control characters${d.lines?"":" or line breaks"}`}:!d.
secret&&p.test(C)?{problem:"must not contain an incomplete character (a lone surrogate)"}:d.format&&!i.E[d.format].holds(C)?{problem:i.E[d.format].problem?.(C)??
`must be ${(0,$.pG)(d)}`}:{value:C}}function Ee(d,E){if(typeof E=="boolean")return{value:E};const B=typeof E=="string"?E.toLowerCase():"";return B==="true"||B===
"false"?{value:B==="true"}:{problem:`must be ${(0,$.pG)(d)}`}}function Ae(d,E){const C=(d.unit==="bytes"&&typeof E=="string"?(0,h.ik)(E):void 0)??W(E);if(C===void 0||
C<d.min)return{problem:`must be ${(0,$.pG)(d)}`};const J=d.max??a;if(C<=J)return{value:C};const Q=(0,$.pG)(d);return{problem:Q.includes(String(J))?`must be ${Q}`:
`must not be greater than ${J}`}}function W(d){return typeof d=="string"?u.test(d)?Number(d.trim())+0:void 0:typeof d=="number"&&Number.isInteger(d)?d+0:void 0}
function H(d,E){const C=(d.unit==="inches"&&typeof E=="string"?(0,h.Vi)(E):void 0)??R(E),{above:J=-1/0,min:Q=-1/0,max:de=1/0}=d;return Number.isFinite(C)&&C>J&&
C>=Q&&C<=de?{value:C+0}:{problem:`must be ${(0,$.pG)(d)}`}}function R(d){return typeof d=="number"?d:typeof d=="string"&&y.test(d)?Number(d.trim()):NaN}function w(d,E){
const{open:B}=d,C=W(E),J=d.options.find(({value:de,contract:me=de})=>de===E||typeof E=="number"&&de===String(E)||typeof me=="number"&&me===C);if(J)return{value:J.
value};const Q=B?C:void 0;return B&&Q!==void 0&&Q>=B.min&&Q<=B.max?{value:Q}:{problem:`must be ${(0,$.pG)(d)}`}}function Y(d,E){const B=typeof E=="string"?E.replace(
/^ +| +$/g,"").split(/ *, */):E,C=d.options.map(({value:J})=>J);return!Array.isArray(B)||!B.every(J=>C.some(Q=>Q===J))?{problem:`must be ${(0,$.pG)(d)}`}:{value:C.
filter(J=>B.includes(J))}}function q(d,E,B){if(typeof E!="string"&&typeof E!="number")return{problem:`must be ${(0,$.pG)(d)}`};const C=String(E);if(C.length>d.maxLength)
return{problem:`must be at most ${d.maxLength} characters long, and has ${C.length}`};const J=B(C);return"problem"in J?{problem:J.problem}:{value:C}}function fe(d,E){
const{name:B,bytes:C}=typeof E=="object"?E:{};return typeof B!="string"||!(C instanceof Uint8Array)?{problem:`must be ${(0,$.pG)(d)}`}:C.length===0&&d.accepts!==
"any"?{problem:"is an empty file"}:C.length>(x[d.accepts]??1/0)?{problem:`is too large: it must be ${(0,$.pG)(d)}`}:{value:{name:B,bytes:C}}}function re(d,E){const B=Array.
isArray(E)?E:[E],C=[];for(const Q of B){const de=fe({...d,kind:"file"},Q??{});if("problem"in de)return de.problem.startsWith("must")?{problem:`must be ${(0,$.pG)(
d)}`}:de;C.push(de.value)}const J=C.reduce((Q,{bytes:de})=>Q+de.length,0);return C.length>d.max||J>d.maxBytes?{problem:`must be ${(0,$.pG)(d)}`}:new Set(C.map(({
name:Q})=>Q)).size<C.length?{problem:"has two files of one name"}:{value:C}}function te(d,E){const B=`must be ${(0,$.pG)(d)}`;if(typeof E=="object"){const J=oe(
E);return J!==void 0&&J.length<=d.maxLength?se(d,JSON.parse(J),B):{problem:B}}if(typeof E!="string")return{problem:B};if(E.length>d.maxLength)return{problem:`mu\
st be at most ${d.maxLength} characters long, and has ${E.length}`};const C=(0,A.qF)(E);if(C===void 0){const Q=(0,A.qF)(E.replace(/[\r\n\t]/g," "))!==void 0?": \
within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${B}; it is not valid JSON${Q}`}}return se(d,C,B)}function se({list:d},E,B){const C=d!==
void 0&&Array.isArray(E)&&E.every(A.Gv)?{[d]:E}:E;return(0,A.Gv)(C)?ge(C):{problem:B}}function ge(d){let E=[d];for(let B=0;E.length>0;B++){if(B===D)return{problem:`\
must not have more than ${D} arrays and objects within one another`};const C=E.flatMap(J=>Object.values(J));if(C.some(J=>typeof J=="number"&&!Number.isFinite(J)))
return{problem:"has a number that is too large"};E=C.filter(ue)}return{value:d}}const ue=d=>typeof d=="object"&&d!==null;function oe(d){try{return JSON.stringify(
d)}catch{return}}}),15828:((ne,S,s)=>{s.d(S,{Cq:()=>m,Xl:()=>I,Y5:()=>l,k_:()=>h,pG:()=>O});var M=s(33037),$=s(70458),A=s(60666);function O(c){switch(c.kind){case"\
text":{const b=c.minLength?`${c.minLength} to ${c.maxLength}`:`at most ${c.maxLength}`;return c.format?`${A.E[c.format].words}, ${b} characters`:`${b} character\
s`}case"flag":return"true or false";case"integer":{const b=c.unit===void 0?"":`, in ${c.unit}, ${M.KH}`;return c.max===void 0||c.max===Number.MAX_SAFE_INTEGER?`\
a whole number of at least ${c.min}${b}`:`a whole number from ${c.min} to ${c.max}${b}`}case"decimal":return`a decimal number ${y(c)}, in ${c.unit}, with a poin\
t${c.unit==="inches"?`, ${M.VR}`:""}`;case"choice":return`one of ${c.options.map(b=>typeof b.value=="number"?a(b):b.value).join(", ")}${c.sides?`, ${$.j}`:""}`;case"\
choices":return`one or more of ${c.options.map(({value:b})=>b).join(", ")}, separated by commas`;case"pageOrder":return c.parts?`ranges of pages such as 1-3, 7,\
 9-, at most ${c.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${c.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1,\
 odd, even, all or not 2, at most ${c.maxLength} characters`;case"file":return u[c.accepts];case"files":return`at most ${c.max} PNG or JPEG images of at most ${c.
maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${c.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${c.maxLength} character\
s`;default:return c}}function h(c){if(c.contract===void 0)return"";if(c.kind==="pageOrder")return`at most ${c.contract.maxLength} characters`;const{minLength:b,
contract:p}=c;return"values"in p?`one of ${p.values.join(", ")}`:`${b?`${b} to ${p.maxLength}`:`at most ${p.maxLength}`} ${p.characters==="printable-ascii"?"pri\
ntable ASCII characters (codes 32 to 126)":"characters"}`}const _=({value:c,contract:b})=>typeof c=="string"&&b===void 0,P=({options:c})=>c.some(({contract:b})=>b!==
void 0)&&c.some(_),I=({options:c})=>`one of ${c.filter(b=>!_(b)).map(({value:b})=>b).join(", ")}`;function m(c,b){if(c.kind==="choice")return P(c)&&c.options.some(
D=>D.value===b&&_(D));if(c.kind==="pageOrder")return c.contract!==void 0&&String(b).length>c.contract.maxLength;if(c.kind!=="text"||c.contract===void 0||typeof b!=
"string")return!1;const{contract:p}=c;return"values"in p?!p.values.includes(b):l(c,b)>p.maxLength||p.characters!==void 0&&!i.test(b)}const i=/^[\x20-\x7e]*$/,l=({
secret:c},b)=>c?b.length:[...b].length;function a({value:c,label:b,description:p}){const D=p??b.toLowerCase(),x=String(c).replace(/^-/,"").replaceAll("_"," ").toLowerCase();
return p===void 0&&b.toLowerCase().includes(x)?String(c):`${c} (${D.charAt(0).toLowerCase()}${D.slice(1)})`}const u={pdf:"a PDF document",image:"a PNG or JPEG i\
mage",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificat\
es, as PEM or DER, of at most 1 MB",any:"a file"};function y({above:c,min:b,max:p}){const D=c===void 0?`of at least ${b??0}`:`greater than ${c}`;return p===void 0?
D:`${D} and at most ${p}`}}),50580:((ne,S,s)=>{s.d(S,{L:()=>$});var M=s(58426);function $(A,O){return Object.entries((0,M.zI)(A).fields).flatMap(([h,_])=>{if(_.
kind!=="choice"||!_.open||typeof O[h]!="number")return[];const P=_.options.map(({value:I})=>I).join(", ");return[{field:h,message:`is a number that only some re\
gions know: use ${P}`}]})}}),33037:((ne,S,s)=>{s.d(S,{KH:()=>M,VR:()=>$,Vi:()=>I,ik:()=>h});const M="or a size such as 18 MB or 18 MiB",$="or a length such as 2\
0 mm, 2 cm or 0.5 in",A={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},O=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;function h(m){const[,i,l]=O.
exec(m)??[],a=A[l?.toLowerCase()??""];return a===void 0?void 0:Math.floor(Math.round(Number(i)*a*1e3)/1e3)}const _={mm:25.4,cm:2.54,in:1},P=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;
function I(m){const[,i,l]=P.exec(m)??[],a=_[l?.toLowerCase()??""];return a===void 0?void 0:Number((Number(i)/a).toFixed(10))}}),51521:((ne,S,s)=>{s.d(S,{Ct:()=>_,
Qf:()=>h,sA:()=>I});var M=s(98446),$=s(34378);const A=/(\{[^{}]*\})/;function O(m,i){const l=[],a=[],u=`use ${i.map(y=>`{${y}}`).join(", ")}`;for(const y of(0,$.
w)(m).split(A)){const c=i.find(b=>`{${b}}`===y);if(c)l.push({placeholder:c});else if(A.test(y))a.push(y);else{if(/[{}]/.test(y))return{problem:`has a brace that\
 belongs to no placeholder; ${u}`};y&&l.push({literal:y})}}return a.length===0?{pieces:l}:{problem:`has the unknown ${(0,M.d5)(a.length,"placeholder","placehold\
ers")} ${a.join(" and ")}; ${u}`}}const h=m=>m.split(A).filter((i,l)=>l%2===1),_=(m,i)=>m.split(A).map((l,a)=>(a%2===1&&Object.hasOwn(i,l.slice(1,-1))?i[l.slice(
1,-1)]:void 0)??l).join(""),P=["number","last","label","name"],I=m=>O(m,P)}),66974:((ne,S,s)=>{s.d(S,{D6:()=>h,F1:()=>A,NL:()=>m,P3:()=>$,br:()=>O,bs:()=>I});var M=s(
98446);const $={problem:"names page 0: pages count from 1, and -1 is the last page"};function A(l,a,u){const y=[],c=[];for(const[b,p]of l.split(",").entries()){
const D=b+1;if(a!==void 0&&p.trim()===""){c.push(`entry ${D} is empty: write ${a}, separated by single commas`);continue}const x=u(p,D);"problem"in x?c.push(O(D,
p,x.problem)):y.push(x.item)}return c.length>0?{problem:I(c)}:{items:y}}const O=(l,a,u)=>`entry ${l} ('${i(a.trim())}') ${u}`,h=({position:l,text:a},u,y)=>O(l,a,
`names ${_(u)}, but the document has ${(0,M.y_)(y,"page")}`);function _(l){return Number.isSafeInteger(l)?`page ${l}`:"a page far beyond its end"}const P=5;function I(l){
const a=l.length-P;return[...l.slice(0,P),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function m(l){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(
l);return a?`is not a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(l)?"is not a page: the first page is wri\
tten 1, and a range from it 1..5":/\b(last|end)\b/i.test(l)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(l){const a=[...l].
map(u=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(u)?"?":u);return(0,M.Bu)(a.join(""),40)}}),72750:((ne,S,s)=>{s.d(S,{Ly:()=>_,UL:()=>P,aW:()=>h,p6:()=>O});var M=s(58552),
$=s(66974);const A=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,O=m=>(0,$.F1)(m,"pages such as 3,1,2 or 2..5",(i,l)=>{const a=A.exec(i);if(!a)return{problem:I(i)};const u=Number(
a[1]),y=a[3]===void 0?void 0:Number(a[3]);return u===0||y===0?$.P3:{item:{from:u,to:y,range:a[2]!==void 0,text:i.trim(),position:l}}});function h(m,i,l){const a=D=>(0,M.
G6)([{field:"page_order",message:D}]),u=O(m);if("problem"in u)throw a(u.problem);const y=_(u.items,i);if("problem"in y)throw a(y.problem);const c=P(y.spans);if(c>
l)throw a(`names ${c} pages in all; at most ${l} are allowed`);const b=new Uint32Array(c);let p=0;for(const{first:D,last:x}of y.spans){const j=D<=x?1:-1;for(let G=D;G!==
x+j;G+=j)b[p++]=G}return b}function _(m,i){const l=[],a=m.map(u=>{const y=x=>x<0?i+1+x:x,c=y(u.from),b=u.range?u.to===void 0?i:y(u.to):c,D=[[u.from,c],[u.to??u.
from,b]].find(([,x])=>x<1||x>i);return D&&l.push((0,$.D6)(u,D[0],i)),{first:c,last:b}});return l.length>0?{problem:(0,$.bs)(l)}:{spans:a}}const P=m=>m.reduce((i,{
first:l,last:a})=>i+Math.abs(a-l)+1,0);function I(m){return/^ *\.\./.test(m)?"has no start: a range is written 1..5":(0,$.NL)(m)??"is not a page, such as 3 or -\
1, nor a range, such as 2..5 or 2.."}}),29082:((ne,S,s)=>{s.d(S,{k1:()=>h,lY:()=>O,m7:()=>_});var M=s(58552),$=s(66974);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
O=m=>(0,$.F1)(m,"pages such as 1..3, -1, odd",(i,l)=>{const a=i.trim(),u=A.exec(a);if(!u)return{problem:I(a)};const[,y,c,b,p,D]=u,x={negated:y!==void 0,text:a,position:l};
if(c!==void 0)return{item:{...x,pages:c.toLowerCase()}};const j=Number(b),G=p===void 0?j:D===void 0?"end":Number(D);return j===0||G===0?$.P3:{item:{...x,pages:{
from:j,to:G}}}});function h(m,i,l="pages"){const a=p=>(0,M.G6)([{field:l,message:p}]),u=O(m);if("problem"in u)throw a(u.problem);const y=new P(i),c=new P(i),b=[];
for(const p of u.items){const D=p.negated?c:y;if(typeof p.pages=="string"){D.add(p.pages);continue}const{from:x,to:j}=p.pages,G=x<0?i+1+x:x,N=j==="end"?i:j<0?i+
1+j:j,X=(j==="end"?x<0?[[x,G]]:[]:[[x,G],[j,N]]).find(([,z])=>z<1||z>i);X&&b.push((0,$.D6)(p,X[0],i)),!(j==="end"&&G>i||b.length>0)&&D.range(Math.min(G,N),Math.
max(G,N))}if(b.length>0)throw a((0,$.bs)(b));return u.items.every(({negated:p})=>p)&&y.add("all"),y.without(c)}function _(m){const i=O(m);if("problem"in i||i.items.
length!==1)return;const{negated:l,pages:a}=i.items[0];if(l)return;if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;const{from:u,to:y}=a;return y===
"end"?{first:u}:y===-1?{first:u}:y<1?void 0:{first:Math.min(u,y),last:Math.max(u,y)}}class P{pageCount;differences;odd=!1;even=!1;constructor(i){this.pageCount=
i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,l){this.differences[i]++,this.differences[l+1]--}without(i){
const l=new Uint32Array(this.pageCount);let a=0,u=0,y=0;for(let c=1;c<=this.pageCount;c++){u+=this.differences[c],y+=i.differences[c];const b=c%2===1?"odd":"eve\
n";(u>0||this[b])&&!(y>0||i[b])&&(l[a++]=c)}return l.subarray(0,a)}}function I(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is written 1..5":/^!/.test(
m)?"is not a page: leave out pages with not, such as not 2":(0,$.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),70458:((ne,S,s)=>{s.d(S,{h:()=>A,j:()=>M});const M="or a size such as 210 x 99 mm",$=/^ *([\d.]{1,33}) *[x×] *([\d.]{1,33}) *(mm|cm|in) *$/i;
function A(O,h){let _=h;for(const[P,I]of Object.entries(O)){if(I.kind!=="choice"||!I.sides)continue;const{[P]:m,...i}=_,[l,a,u]=typeof m=="string"?$.exec(m)?.slice(
1)??[]:[],y=I.sides.some(p=>![void 0,null,""].includes(i[p]));if(u===void 0||y)continue;const[c,b]=I.sides;_={...i,[c]:`${l} ${u}`,[b]:`${a} ${u}`}}return _}}),
33858:((ne,S,s)=>{s.d(S,{D_:()=>m,X4:()=>K,kU:()=>X});var M=s(58552),$=s(66974),A=s(72750);const O=/^(\d+|first)-(\d+|last|end)?$/i,h=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
_=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,P=/^(?:last|end)-(\d+|last|end)$/i,I=/^(-?\d+)-(-?\d+|last|end)$/i;function m(z){if(Array.isArray(z))return i(
z);if(typeof z!="string"&&typeof z!="number")return{problem:"must be text such as 1..3, or a list of pages"};const k=String(z),V=k.split(/\r?\n/).filter(ce=>ce.
trim()!=="");if(V.length>1&&V.every(ce=>/^ *- +\S/.test(ce)))return i(V.map(ce=>l(ce.replace(/^ *- +/,""))));const Z=/^\s*\[(.*)\]\s*$/s.exec(k);return Z?i(Z[1].
split(",").map(l)):a(V.length>1?V.join(","):k)}function i(z){return z.some(k=>typeof k!="string"&&typeof k!="number")?{problem:'must be a list of pages such as \
3, or of ranges such as "2..5"'}:a(z.join(","))}function l(z){return z.trim().replace(/^(["'])(.*)\1$/s,"$2")}function a(z){const k=(0,$.F1)(z,void 0,V=>{const{
items:Z,isUnclear:ce}=p(V),ye=ce||Z.length>1&&Z.some(Me=>Me.startsWith("-"))?D(Z):Z.map(x).find(Me=>Me!==void 0);return ye?{problem:`is ambiguous: write ${ye.join(
" or ")}`}:{item:Z.length===0?V:Z.map(j).join(",")}});return"problem"in k?k:{text:k.items.join(",")}}const u=/^(?:not )?(?:-?\d+|first|last|end)$/i,y=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
c=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,b=new Set(["-","–",".."]);function p(z){const k=[];let V=!1;for(const Z of z.split(/\s+/)){if(Z==="")continue;const ce=k.
at(-1)??"",le=y.test(ce),ye=le?u.test(Z):u.test(ce)&&(b.has(Z)||c.test(Z));ye?k[k.length-1]=ce+Z:ce.toLowerCase()==="not"?k[k.length-1]=`${ce} ${Z}`:k.push(Z),V||=
le&&!ye}return{items:k,isUnclear:V}}function D(z){const k=z.map(j).join(","),[V,Z,...ce]=z,le=ce.length===0&&Z?/^-(\d+)$/.exec(Z):null;return le&&V&&/^\d+$/.test(
V)?[k,`${V}..${le[1]}`]:[k]}function x(z){const k=z.replace(/^not /i,""),V=P.exec(k);if(V)return/^\d/.test(V[1])?[`-${Number(V[1])+1}`,`-1..${V[1]}`]:["-1"];const Z=I.
exec(k);if(!Z||O.test(k))return;const[,ce,le]=Z;return le.startsWith("-")?[`${ce}..${le}`,`${ce},${le}`]:[`${ce}..${N(le)}`,`${ce},-${le}`]}function j(z){const[
,k="",V=""]=/^(not )?(.*)$/i.exec(z)??[],Z=O.exec(V)??h.exec(V)??_.exec(V);return Z?`${k}${N(Z[1])}..${N(Z[2]??"")}`:`${k}${N(V)}`}const G={first:"1",last:"-1",
end:"-1"},N=z=>G[z.toLowerCase()]??z;function K(z){const k=m(z);return"problem"in k?k:(0,A.p6)(k.text)}function X(z,k,V,Z="ranges"){const ce=Ae=>(0,M.G6)([{field:Z,
message:Ae}]),le=K(z);if("problem"in le)throw ce(le.problem);const ye=(0,A.Ly)(le.items,k);if("problem"in ye)throw ce(ye.problem);const Me=ye.spans.flatMap(({first:Ae,
last:W},H)=>{const{position:R,text:w}=le.items[H];return Ae<=W?[]:[(0,$.br)(R,w,`ends before it starts: write ${W}-${Ae}`)]});if(Me.length>0)throw ce((0,$.bs)(Me));
const Ee=(0,A.UL)(ye.spans);if(Ee>V)throw ce(`names ${Ee} pages in all; at most ${V} are allowed`);return ye.spans}}),77040:((ne,S,s)=>{s.d(S,{n:()=>O});const M=[
"number","last","title","date"],$=`use ${M.map(h=>`{${h}}`).join(", ")}, and a \\ before a brace that is text`,A="{}|\\";function O(h){const _=[[]],P=[];let I="";
const m=()=>{I!==""&&_.at(-1).push(I),I=""};for(let u=0;u<h.length;u++){const y=h[u];if(y==="\\"&&u+1<h.length&&A.includes(h[u+1]))I+=h[++u];else if(y==="|")m(),
_.push([]);else{if(y==="}")return{problem:`has a brace that belongs to no placeholder; ${$}`};if(y==="{"){const c=h.indexOf("}",u);if(c<0)return{problem:`has a \
brace that belongs to no placeholder; ${$}`};const b=h.slice(u+1,c),p=M.find(D=>D===b);m(),p?_.at(-1).push({placeholder:p}):P.push(`{${b}}`),u=c}else I+=y}}if(m(),
P.length>0)return{problem:`has the unknown ${P.join(" and ")}; ${$}`};if(_.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| \
for a bar that is text"};const[i=[],l=[],a=[]]=_;return _.length===1?{left:[],middle:i,right:[]}:_.length===2?{left:i,middle:[],right:l}:{left:i,middle:l,right:a}}}),
60666:((ne,S,s)=>{s.d(S,{E:()=>l,L:()=>I});var M=s(49180),$=s(17079),A=s(51521),O=s(77040);function h(a){const u=(0,A.sA)(a);return"problem"in u?u.problem:void 0}
function _(a){const u=(0,O.n)(a);return"problem"in u?u.problem:void 0}const P=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,I=a=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(a),m=a=>!/[/\\\p{Cc}\p{Cs}]/u.test(a)&&/[^. ]/.test(a);function i(a){const u=URL.canParse(a)?new URL(a):void 0;return u?.protocol==="https:"&&u.username===
""&&u.password===""}const l={"file-name":{holds:m,words:"a file name without folders"},"media-type":{holds:I,words:"a media type such as text/xml or application\
/pdf"},color:{holds:a=>(0,M.q)(a)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:a=>(0,$.Z)(a)!==void 0,words:"a date of ISO 8601 such \
as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:a=>h(a)===void 0,words:"text such as {number} / {last}",problem:h},"running-line":{holds:a=>_(
a)===void 0,words:"a line such as {title}|{number} / {last}",problem:_},"https-address":{holds:i,words:"an HTTPS address such as https://tsa.example.com"},"lang\
uage-tag":{holds:a=>P.test(a),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ne,S,s)=>{s.d(S,{Kf:()=>$,RZ:()=>M,YG:()=>A});function M(O,h){
for(const _ of h)O.push(_)}const $=O=>{let h=-1/0;for(const _ of O)h=Math.max(h,_);return h},A=O=>{let h=1/0;for(const _ of O)h=Math.min(h,_);return h}})};
