"use strict";exports.id=1667,exports.ids=[1667],exports.modules={71667:((ae,S,s)=>{var b=s(67981),y=s(73024),v=s(58552),O=s(68747),p=s(98446),_=s(48161),w=s(58426),D=s(95379),
m=s(97904),a=s(15969);const l=["failed","skipped","notes","nothing"],i=32,d=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=i,c=`must be a whole number from 1 to ${i}`,
h=300,I=86400,E=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=I,A=`must be a whole number of seconds from 1 to ${I}`,T=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),F="mu\
st be a number of percent from 0 to 99, such as 5";var z=s(79463),B=s(46863),K=s(52465),ee=s(74581);function j(e,t){if(e==="")return;const n=(0,m.Ye)((0,a.M0)(t,
e)),o=n===void 0?"does not exist":G(n,t);if(o===void 0)return n;throw new v.zU("configuration",`The folder '${e}' of language-data ${o}`,{advice:"Give a folder \
with files such as eng.traineddata or eng.traineddata.gz"})}function G(e,t){return(0,a.NB)(t,e)?(0,m._N)(e)?.isDirectory()?(0,ee.Y)(e).length===0?"has no data o\
f a language":void 0:"is not a folder":`is outside of ${t.words.start}`}async function Y(e,t,n){if(e.region!==""||e.baseUrl!=="")return(await Promise.all([s.e(2760),
s.e(2958),s.e(6053),s.e(2237),s.e(9296),s.e(5462)]).then(s.bind(s,55462))).chooseRegion(e,t);const o=j(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),
open:(r,f)=>{const g=e.concurrency??(de(r,f,t)?1:void 0);return ye(r.length,t,n,{folder:o,concurrency:g})},place:t.words.here}}const q=50,ie=2e6;function de(e,t,n){
return!t.every(({name:f,params:g})=>{const P=(0,D.a5)(f,g).some(R=>R==="pixels"||R==="recognizer");return(0,w.zI)(f).accepts===void 0&&!P})||e.length>q?!1:e.flatMap(
({inputs:f})=>f).reduce((f,g)=>f+((0,m._N)((0,a.M0)(n,g))?.size??0),0)<ie}async function ye(e,{workspace:t,words:n},o,{folder:r,concurrency:f=Math.min((0,_.availableParallelism)(),
i)}){const g={folder:r,cure:n.giveLanguages},P=Math.min(e,f),R=(0,B.ZK)(t),U=()=>Promise.resolve();if(P<2){const{localHere:X}=await Promise.all([s.e(9439),s.e(7041)]).
then(s.bind(s,59439)),{pause:fe}=await Promise.resolve().then(s.bind(s,8526)),ge=X({},K.db,fe,{recognition:{...g,entry:o}});return{execute:(he,ce)=>(0,z.g)(he,ce,
ge,R),lanes:P,close:U,abandon:U}}const{workerPool:L}=await s.e(2638).then(s.bind(s,12638)),k=L({entry:await o(),size:Math.min(P,(0,_.availableParallelism)()),ports:K.
db,recognition:g});return{execute:(X,fe)=>(0,z.g)(X,fe,k,R),lanes:P,close:k.close,abandon:U}}var Me=s(30245),Ee=s(64123),W=s(34),te=s(76760),V=s.n(te);const x=()=>Promise.
resolve(V().join(__dirname,"index.js"));var M=s(54614),Z=s(45180),ne=s(57214),ue=s(45657);function oe(e){const n=(V().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(
/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function J(e,t,n,o=new Set){for(const L of[e,...t])if(se(L)>pe)throw(0,v.G6)([{field:"files",message:`t\
he pattern '${L}' has more than ${pe} * in one name: write fewer`}]);const{create:r}=await s.e(102).then(s.bind(s,50102)),g=[e,...t.map(L=>L.slice(1).trim())].map(
L=>$(L,n)).map((L,k)=>k===0?L:`!${L}`),P=await r(g.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw C(e)});le(P.constructor,o);const R=new Set((0,a.d7)(e).split("/")),U=L=>(0,a.dR)(n,L).split("/").
some(k=>u.has(k)&&!R.has(k));return(await P.glob()).filter(L=>!U(L))}function le(e,t){const n=e,o=n.passesOver;if(n.passesOver=t,o!==void 0)return;const r=n.stat.
bind(n);n.stat=(f,...g)=>r(f,...g).catch(P=>{if((0,M.xU)(P)!=="ENOENT")throw P;n.passesOver?.add(f.path)})}const pe=4,se=e=>(0,ue.Kf)((0,a.d7)(e).split("/").map(
t=>t.match(/\*+/g)?.length??0)),u=new Set([".git","node_modules"]);function $(e,{workspace:t,otherNames:n=[]}){for(const[o,r]of n)if(e.startsWith(o)&&["","/",V().
sep].includes(e.charAt(o.length)))return r+e.slice(o.length);return V().isAbsolute(e)||t===process.cwd()?e:`${oe(t)}/${e}`}function C(e){const t=`the pattern '${e}\
' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,v.G6)([{field:"files",message:t}])}const N=[[/^-\s/,"files takes lines, not \
a YAML list: leave out the dash"],ne.jB,ne.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,
"braces do not list alternatives here: write one line for each"],ne.jN,ne.yZ,ne.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,"write one patte\
rn per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function H(e,t,n){if(Ae(n.workspace))return n.words.empty;const o=(0,ne.
oR)(e,N);if(o!==void 0)return o;const r=async g=>J(g,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin with ! exclude every file \
that it matches";const f=me(e,n);if(f!==void 0)return f;if((0,m._N)((0,a.M0)(n,e))?.isDirectory()===!0)return"the folder has no such files";for(const[g,P]of V().
isAbsolute(e)&&n.anywhere?[]:Q(e)){const[R]=g===e?[]:await r(g);if(R!==void 0)return`${P}, and there is ${(0,a.dR)(n,R)}`}}const Q=e=>[[re(e),"upper and lower c\
ase count"],[re(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],[e.normalize("NFD"),"it\
s accents are not written as in the name of the file"]],re=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===t.toUpperCase()?
t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function me(e,t){const n=(0,a.M0)(t,e).split(V().sep),o=n.findIndex(r=>/[*?[]/.test(r));for(let r=1;r<=(o<0?n.length-
1:o);r++){const f=n.slice(0,r).join(V().sep);if((0,a.I5)(t,f)===void 0||!(0,m.PJ)(f))continue;const[g,P]=[(0,a.dR)(t,f),(0,m.Ye)(f)];return P===void 0?`'${g}' i\
s a link to a folder that does not exist`:(0,a.NB)(t,P)?`'${g}' is a link, which patterns do not follow: write '${(0,a.dR)(t,P)}' in its place`:`'${g}' is a lin\
k that leads out of the workspace`}}function Ae(e){try{return(0,y.readdirSync)(e).length===0}catch{return!1}}function Pe(e){if(e?.alsoXml)return Ie.invoice;const t=e?.
accepts??"pdf";return Ie[t==="text"?e?.textKind??"markdown":t]}const Ie={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,markdown:/\.(?:md|markdown)$/i,html:/\.x?html?$/i,
invoice:/\.(?:pdf|xml)$/i};async function We(e,t,n,o){const r=[],f=new Set,g=new Set,P=[],R=new Map;for(const[U,{text:L,literal:k}]of e.entries()){if(!k&&L.startsWith(
"!"))continue;if(!(0,a.NB)(t,L))throw C(L);const X=k?[]:e.slice(U+1).flatMap(ce=>ce.text.startsWith("!")?[ce.text]:[]),fe=new Set,{matches:ge,isPath:he}=await we(
L,k,X,n,t,fe);for(const ce of fe)Le(ce,L,n)&&R.set((0,a.dR)(t,ce),_e(ce));ge.length===0&&fe.size===0&&P.push({line:L,reason:await H(L,X,t)});for(const ce of ge){
const be=(0,a.dR)(t,ce),Ce=(0,Me.YY)(t,ce);if(Ce!==void 0){R.set(be,Ce);continue}const Te=(0,Ee.hQ)(be);(!f.has(Te)||o&&he&&g.has(Te))&&r.push(be),f.add(Te),he&&
g.add(Te)}}return{files:r,empty:P,refused:R,idle:await $e(e,t)}}async function $e(e,t){const n=[],o=e.findIndex(({text:r,literal:f})=>f||!r.startsWith("!"));for(const[
r,{text:f,literal:g}]of e.entries()){if(g||!f.startsWith("!"))continue;const P=f.slice(1).trim();r<o?n.push(`'${f}' excludes nothing, because it comes before th\
e lines from which it could exclude files`):(0,a.NB)(t,P)&&(await J(P,[],t).catch(()=>[])).length===0&&n.push(`'${f}' excludes nothing: no file matches '${P}'`)}
return n}async function we(e,t,n,o,r,f){const g=(0,a.M0)(r,e),P=!t&&/[*?[\]\\]/.test(e)?void 0:(0,m._N)(g);if(t)return{matches:(0,m.Ms)(g)===void 0?[]:[g],isPath:!0};
if(P?.isFile()&&n.length===0)return{matches:[g],isPath:!0};const R=await J(e,n,r,f),U=P?.isDirectory()?R.filter(L=>o.test(L)):R;return{matches:U.length>1?Ue(U):
U,isPath:P?.isFile()??!1}}function Le(e,t,n){const o=/\.[^./*?[\]]+$/.exec(t)?.[0];return o===void 0?n.test(e):e.endsWith(o)}const _e=e=>e.includes("�")?"has \
a name that is not UTF-8":"was removed while files were searched";function Ue(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(o,r)=>{for(let f=0;f<o.
length&&f<r.length;f++){const g=t(o[f]??"",r[f]??"");if(g!==0)return g}return o.length-r.length};return e.map(o=>({file:o,segments:(0,a.d7)(o).split("/")})).sort(
(o,r)=>n(o.segments,r.segments)||(o.file<r.file?-1:1)).map(({file:o})=>o)}const He=5;async function Wt(e,t,n,o){const r=(0,Z.Ud)(e.steps),f=e.steps[0],g=await We(
e.files,t,Pe(f&&(0,w.zI)(f.name)),r);Kt(g,e.ifNoFilesFound,o);for(const he of g.idle)o.add(he);const P=Ft(g.files,n);P.length===0&&g.files.length>0&&ut("No file\
 is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,o);const{changedSince:R,githubToken:U}=e;if(!e.changedOnly&&
R===""||P.length===0)return{matched:P,files:P};const L=await Promise.all([s.e(2958),s.e(1787),s.e(7874)]).then(s.bind(s,67874)),k=R!=="",X=await(k?L.changedSince(
U,R,process.env):L.changedFiles(U));if("unknown"in X)return o.add(`${k?"changed-since":"changed-only"} leaves nothing out: ${X.unknown}`),{matched:P,files:P};const fe=he=>X.
paths.has(he),ge=[];for(const he of P)([he,...n.neededBy(he).keys()].some(fe)||(await n.mentionedIn(he)).some(fe))&&ge.push(he);return b.pq(`${(0,p.y_)(ge.length,
"file")} of ${P.length} changed`),{matched:P,files:(r||e.continueNumbers)&&ge.length>0?P:ge}}function Ft(e,t){const n=new Map(e.flatMap(o=>[...t.neededBy(o)]));
return n.size===0?e:e.filter(o=>{const r=n.get(o);return r!==void 0&&b.pq((0,M.g$)(`'${o}' is left out of files: ${r} uses it`)),r===void 0})}function Kt({files:e,
empty:t,refused:n},o,r){const f=t.map(({line:U,reason:L})=>L===void 0?`'${U}'`:`'${U}' (${L})`),g=[...n].map(([U,L])=>`'${U}' was left out: it ${L}`),P=f.length===
0?"files, which is an empty list":(0,p.Dw)(f,He,"more lines"),R=e.length>0||f.length===0||t.some(({reason:U})=>U!==void 0)?"":". Paths start at the workspace. M\
ake sure that an earlier step creates the files";if(o==="error"&&g.length>0)throw new v.zU("configuration",g.slice(0,He).join(". "));for(const U of g)r.add(U);f.
length===0&&e.length+g.length>0||ut(`No file matches ${P}${R}`,o,r)}function ut(e,t,n){if(t==="error")throw new v.zU("configuration",e);t==="warn"?n.add(e):b.pq(
(0,M.g$)(e))}const kt={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"api-key",
giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the\
 documents are processed on the runner, and no key is needed",giveLanguages:"Give a folder with its data as language-data",here:"on the runner"};function zt(){const e=process.
env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(r){throw new v.zU("configuration",`The workspace '${e}' cannot be opened (${(0,M.xU)(r)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:r})}const t=process.cwd(),n=process.env.RUNNER_TEMP||void 0,o=[e??t,(0,m.
Ye)(t)??t].map(r=>[V().resolve(r),t]);return n!==void 0&&o.push([(0,m.Ye)(n)??n,n]),{...Gt(t,n),otherNames:o.filter(([r,f])=>r!==f)}}const Gt=(e,t)=>({workspace:e,
temporary:t,anywhere:!1,words:kt}),Ht=5;function Yt(e){let t=process.uptime();return(n,o,r)=>{const f=process.uptime();f-t<Ht||(t=f,e(`${n}: ${o}, ${Math.round(
r*100)} %`))}}var Xe=s(3130),Vt=s(3621),Zt=s(72002),Ye=s(8526),dt=s(86006),Qe=s(10008);const lt=/\{(?:dir|name)\}/;class Jt{steps;places;base;shared=new Map;constructor(t,n,o){
this.steps=t,this.places=n,this.base=o}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:o})=>Object.values(o).map(r=>[this.pathFor(r,t),(0,O.i9)(n)])))}check(){
const t=[];for(const{paths:n}of this.steps)for(const[o,r]of Object.entries(n)){if(lt.test(r))continue;const f=this.problemOf(this.pathFor(r,""));f!==void 0&&t.push(
{field:o,message:f})}if(t.length>0)throw(0,v.G6)(t)}async parametersOf({name:t,params:n,paths:o,fromBase:r},f){const g={};r&&this.base&&(g[Qe.s]=await this.base.
read(f));for(const[P,R]of Object.entries(o)){const U=this.pathFor(R,f),L=await(lt.test(R)?this.read(U,P):this.readOnce(U,P)),k=(0,w.zI)(t).fields[P]?.kind==="js\
on",{params:X,issues:fe}=(0,Xe.qL)(t,{[P]:k?(0,Xe.iL)(L.bytes):L}),ge=fe.filter(({field:he})=>he===P);if(ge.length>0)throw(0,v.G6)(ge.map(({field:he,message:ce})=>({
field:he,message:`'${U}': ${ce}`})));g[P]=X[P]}return{...n,...g,...await this.mentionedBy(t,f)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const o=await this.
imagesBeside(n.name,t);return o?o.images.map(({file:r})=>r):[]}catch(o){if(o instanceof v.zU&&o.code==="invalid_parameters")return[];throw o}}async mentionedBy(t,n){
const o=await this.imagesBeside(t,n);if(!o||o.images.length===0)return{};const{wire:r,images:f}=o,g=[];for(const{target:U,file:L}of f)g.push({name:U,bytes:(await this.
read(L,r)).bytes});const{issues:P}=(0,Xe.qL)(t,{[r]:g}),R=P.filter(({field:U})=>U===r);if(R.length>0)throw(0,v.G6)(R);return{[r]:g}}async imagesBeside(t,n){const[
o]=Object.entries((0,w.zI)(t).fields).find(([,{kind:L}])=>L==="files")??[];if(o===void 0)return;const{textKind:r="markdown"}=(0,w.zI)(t),{bytes:f}=await this.read(
n,o);if(f.length>Vt.xG)return;const{imagesNamedIn:g,mayNameImages:P}=await Promise.all([s.e(1917),s.e(4299),s.e(1637),s.e(4622),s.e(2594)]).then(s.bind(s,72594)),
R=Xt({name:n,bytes:f});if(!P(r,R))return;const U=[];for(const L of await g(r,R,new Zt.o(Ye.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(L))continue;const k=(0,a.
dR)(this.places,V().posix.join(V().posix.dirname(n),L.replace(/[?#].*$/,"")));!this.places.anywhere&&V().isAbsolute(k)||this.problemOf(k)===void 0&&U.push({target:L,
file:k})}return{wire:o,images:U}}pathFor(t,n){const{dir:o,name:r}=V().posix.parse(n),f=t.replaceAll("{dir}",()=>o||".").replaceAll("{name}",()=>r);return(0,a.dR)(
this.places,f)}readOnce(t,n){let o=this.shared.get(t);return o||this.shared.set(t,o=this.read(t,n)),o}async read(t,n){const o=this.problemOf(t);if(o!==void 0)throw(0,v.
G6)([{field:n,message:o}]);const r=await(0,m.oD)(V().resolve(this.places.workspace,t)).catch(f=>{throw(0,v.G6)([{field:n,message:`'${t}' could not be opened (${(0,M.
xU)(f)})`}])});if((0,dt._V)(r))throw(0,v.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${dt.U}`}]);return{name:V().posix.basename(
t),bytes:r}}problemOf(t){if(!(0,a.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,m.Ms)((0,a.M0)(this.places,t))===void 0)return`\
there is no file '${t}'. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,Me.YY)(this.places,t);return n===void 0?void 0:`'${t}\
' ${n}`}}const Xt=({bytes:e})=>new TextDecoder("utf-8").decode(e);var mt=s(72256);const ht=4096;function qe(e,t){const n=(0,v.l3)(e),o=[n,...n.others].map(r=>{const f=Qt(
r),g=r.advice===void 0?f:`${f.replace(/[.:]$/,"")}. ${r.advice}`;return(0,mt.b)(t,g,(0,v.R3)(r))});return(0,M.g$)(o.join(". ")).slice(0,ht)}const Qt=({message:e,
issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:o})=>n.replace(`file: ${o}`,()=>new RegExp("^\\p{Ll}","u").test(o)?`The document ${o}`:o),e);var Fe=s(
13707);const Ke=10;class qt{given=0;add(t,n,o){const r=(0,M.g$)(t).slice(0,ht);this.given++,this.given<=Ke?b.$e(r,{...n===void 0?{}:{file:n},...o===void 0?{}:{title:o}}):
b.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,M.g$)(n)}: ${r}`)}}var Se=s(61729),Be=s(76223);const et=10,en={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"\
bookmarks",attachments:"attachments",form:"form fields"},pt="New: there is no earlier version",tn=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:pt,data:{}}),tt=({message:e})=>e===pt,nt=e=>e.some(t=>(0,Be.jb)(t)!==void 0||tt(t)),st=e=>tt(e)||(0,Be.eJ)(e);function nn(e){
const t=nt(e),n=t?String(e.every(r=>(0,Be.jb)(r)?.same===!0)):"",o=t?String(gt(e).differing):"";return{same:n,changed:e.filter(st).map(({input:r})=>r),changedPages:o}}
function gt(e){let[t,n]=[0,0];for(const o of e){const r=(0,Be.jb)(o);if(!r)continue;const f=g=>Number(je(r.counts,`pages${g}`));t+=Ge.reduce((g,[,P])=>g+f(P),0),
n+=Number(r.pageCount)+f("Removed")}return{differing:t,total:n}}function sn(e){const{differing:t,total:n}=gt(e);return`${t} of ${(0,p.y_)(n,"page")} ${(0,p.d5)(
t,"differs","differ")}`}const on=e=>e.filter(st).map(t=>({file:t.input,message:t.message??cn((0,Be.jb)(t))})),rn=(e,t)=>`fail-on-difference: ${e} of ${(0,p.y_)(
t,"file")} ${(0,p.d5)(e,"differs","differ")} from the earlier version`;function an(e,t){for(const[n,{file:o,message:r}]of e.entries())n>=Ke-1?b.pq((0,M.g$)(`${o}\
: ${r}`)):t==="error"?b.z3(r,{file:o,title:"Differs"}):b.lm(r,{file:o,title:"Changed"})}function cn(e){const t=Ge.flatMap(([o,r])=>{const f=$t(e,r);return f===""?
[]:[`Pages ${o}: ${f}`]}),n=yt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ge=[["added","Added"],["removed","Removed"],
["moved","Moved"],["changed","Changed"]];function $t(e,t){const n=je(e.pages,t.toLowerCase()),o=(Array.isArray(n)?n:[]).map(g=>typeof g=="number"?g:Number(je(g,
"page"))),r=Number(je(e.counts,`pages${t}`)),f=o.slice(0,et).join(", ");return r>et?`${f} and ${r-et} more`:f}function yt(e){return[...Object.entries(en).flatMap(
([n,o])=>Number(je(e.counts,n))>0?[o]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const je=(e,t)=>(0,Se.C5)(e,t)??null,fn=[
"","File","Pages",...Ge.map(([,e])=>e),"Also"];function un(e){const t=(0,Be.jb)(e),n=e.notes.map(R=>`<br><em>${(0,M.Hn)(R)}</em>`).join("");if(!t)return`<td col\
span="${Ge.length+2}">${(0,M.Hn)(e.message??"")}${n}</td>`;const[o,r]=[Number(t.pageCount),Number(t.pageCountBefore)],f=o===r?String(o):`${r}&nbsp;→&nbsp;${o}`,
g=Ge.map(([,R])=>$t(t,R)),P=t.same===!0?"the same":yt(t);return[f,...g,P+n].map(R=>`<td>${R}</td>`).join("")}const dn=e=>tt(e)?"🆕":st(e)?"✏️":"✅";function ln(e,t){
let n="",o=0;for(const r of e)for(const f of Et((0,Be.jb)(r)?.pages,"changed")){const g=Et(f,"diff").map(String);if(g.length===0)continue;const R=`<details><sum\
mary>${`<code>${(0,M.Hn)(r.input)}</code>, page ${Number(je(f,"page"))}`}</summary>

\`\`\`diff
${g.map(M.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(R)>t?o++:n+=R}return o===0?n:`${n}<p>${(0,p.y_)(o,"more page")} did not fit here.</p>
`}function Et(e,t){const n=je(e,t);return Array.isArray(n)?n:[]}const mn=(0,w.zI)("find_text").dataKey??"";function bt(e){return e.flatMap(({data:t})=>{const n=t[mn];
return n===void 0?[]:[Number(n.count)]})}function hn(e){const t=bt(e);return t.length===0?"":String(t.reduce((n,o)=>n+o,0))}function pn(e,{failOnMatch:t,failOnNoMatch:n}){
const o=bt(e),r=o.filter(P=>P>0).length,[f,g]=[o.length-r,(0,p.y_)(o.length,"file")];return t&&r>0?`fail-on-match: ${r} of ${g} ${(0,p.d5)(r,"has","have")} a ma\
tch`:n&&f>0?`fail-on-no-match: ${f} of ${g} ${(0,p.d5)(f,"has","have")} no match`:void 0}const $s=null,gn=/[\r\n]|^\s|\s$/;class $n{resultsFile="";begin(){const t=process.
env.RUNNER_TEMP;ot("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=V().join((0,y.mkdtempSync)(V().join(t,"octavo-")),"results.json"))}),
this.tell([])}tell(t){const n=t.map(({data:g,...P})=>({...P,...g})),o=t.flatMap(({status:g,output:P})=>g==="done"&&P!==null?[P]:[]),r=o.filter(g=>!gn.test(g)),f=o.
length===0?"":`, although ${(0,p.y_)(o.length,"file")} were written: see the log`;ot(`The output results-file cannot be written${f}`,this.resultsFile,()=>{this.
resultsFile!==""&&(0,y.writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),ot(`The outputs of the step cannot be written${f}`,process.env.GITHUB_OUTPUT,()=>{b.uH("files",o),b.uH("paths",r.map(oe).join(`
`)),b.uH("count",o.length),b.uH("failed",t.filter(({status:L})=>L==="failed").length);const g=t.filter(({status:L,output:k})=>L==="done"&&k!==null);b.uH("total-\
bytes",(0,M.cz)(g.map(({bytesAfter:L})=>L??0))),b.uH("total-pages",(0,M.cz)(g.map(({pages:L})=>L??0)));const{same:P,changed:R,changedPages:U}=nn(t);b.uH("same",
P),b.uH("changed",R),b.uH("changed-pages",U),b.uH("matches",hn(t)),b.uH("results",n),b.uH("results-file",this.resultsFile)}),r.length<o.length&&b.pq(`The output\
 paths leaves out ${(0,p.y_)(o.length-r.length,"name")} with a line break or an outer blank`)}}const yn=new Set(["ENOSPC","EDQUOT"]);function ot(e,t,n){try{n()}catch(o){
const r=t!==void 0&&(0,y.existsSync)(t)?(0,M.xU)(o):"there is no such file";throw new v.zU("configuration",`${e} (${r})`,{advice:yn.has((0,M.xU)(o))?"Free space\
 on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:o})}}var En=s(90866);const rt=1024*1024,Ot=2048,wt={done:"\
✅",failed:"❌",planned:"📝",skipped:"⏭️"};function bn(e){const{rows:t,operations:n}=e,o=`<h3>Octavo: ${(0,M.Hn)(n.join(" → "))}</h3>
<p>${Mt(e)}</p>
`;if(t.length===0)return o;const r=nt(t),f=[];let g=Buffer.byteLength(o)+Ot;for(const[k,X]of t.entries()){const fe=r?On(X):wn(X,t[k-1],Pt(e));if(g+=Buffer.byteLength(
fe),g>rt)break;f.push(fe)}const P=(r?fn:Pt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(k=>`<th>${k}</th>`).
join(""),R=t.length-f.length,U=R===0?"":`<p>${(0,p.y_)(R,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,L=e.showText?ln(t,rt-g-Ot):"";return`${o}<table>
<tr>${P}</tr>
${f.join("")}</table>
${U}${L===""?"":`
${L}`}`}const On=e=>`<tr><td>${e.status==="done"?dn(e):wt[e.status]}</td><td><code>${(0,M.Hn)(e.input)}</code></td>${un(e)}</tr>
`;function Mt({rows:e,matched:t,place:n,dryRun:o,seconds:r}){const f=X=>e.filter(fe=>fe.status===X),g=f("done");if(e.length===0)return`${t===0?"No file matches":
`No change in ${(0,p.y_)(t,"file")}`}, nothing written · ${n} · ${r.toFixed(1)} s`;const P=g.filter(({output:X})=>X!==null).length,R=o?[`Dry run: ${(0,p.y_)(f(
"planned").length,"result")} planned, nothing written`]:[P===0&&g.length>0?`${(0,p.y_)(g.length,"file")} read, none written`:`${(0,p.y_)(P,"file")} written`];for(const X of[
"failed","skipped"])f(X).length>0&&R.push(`${f(X).length} ${X}`);const U=(0,M.cz)([...new Map(g.map(X=>[X.inputs.join(`
`),X.bytesBefore??0])).values()]),L=(0,M.cz)(g.map(({bytesAfter:X})=>X??0)),k=g.length===0?"":` · ${(0,M.IV)(U)}${P===0?"":` → ${(0,M.IV)(L)}`}`;return`${R.join(
", ")}${k} · ${n} · ${r.toFixed(1)} s`}const Pt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>_n(t));function wn(e,t,n){const{status:o,input:r,
inputs:f,output:g,pages:P,bytesBefore:R,bytesAfter:U,message:L,notes:k,data:X}=e,fe=f.length>1&&o!=="failed"?` <em>and ${f.length-1} more</em>`:"",ge=[...g===null?
[]:[`<code>${(0,M.Hn)(g)}</code>`],...L===null?[]:[(0,M.Hn)(L)],...Object.values(X).flatMap(ve=>Pn(ve)),...k.filter(ve=>t?.input!==r||!t.notes.includes(ve)).map(
ve=>`<em>${(0,M.Hn)(ve)}</em>`)],he=e.facts.firstPage!==void 0,ce=n?[at(R),at(U),he?"":vn(R,U)]:[at(R)],be=[P===null?"":String(P),...ce],Ce=ge.join("<br>"),Te=be.
every(ve=>ve==="")?`<td colspan="${be.length+1}">${Ce}</td>`:`<td>${Ce}</td>${be.map(ve=>`<td align="right">${ve}</td>`).join("")}`;return`<tr><td>${wt[o]}</td>\
<td><code>${(0,M.Hn)(r)}</code>${fe}</td>${Te}</tr>
`}const Mn=new Set(["pageCount","fileSize"]);function Pn(e){const t=Object.entries(e).flatMap(([n,o])=>{const r=(0,M.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return Mn.has(n)?[]:o===!0?[r]:typeof o=="number"?o===0?[]:[`${r}: ${o}`]:Array.isArray(o)?o.length===0?[]:[`${r}: ${o.length}`]:(0,Se.Gv)(o)&&!Object.values(o).
every(f=>typeof f=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const _n=e=>Object.keys(e).length===0,at=e=>e===null?"":(0,M.IV)(e).replace(" ","\
&nbsp;");function vn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function Dn(e,t,n,o){
const r=e.length<Ke?e:e.slice(0,Ke-1);for(const{file:f,message:g}of r)t==="error"?b.z3(g,{file:f,title:n}):o.add(g,f,n);for(const{file:f,message:g}of e.slice(r.
length))b.pq((0,M.g$)(`Failed: ${f}: ${g}`));for(const{cause:f}of e)f!==void 0&&b.Yz((0,M.uP)(f))}function An(e,t){const n=e.length<Ke?0:e.length-(Ke-1),o=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,p.y_)(t,"file")} failed${o}`}async function _t(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=bn(e);if(!(Buffer.byteLength(n)>=rt))try{await En.z.addRaw(n).write()}catch(o){t.add("The job summary could not be written. The results and the o\
utputs are complete"),b.Yz((0,M.uP)(o))}}const vt="add_page_numbers",In=new Set(["extract_pages","remove_pages","reorder_pages"]),Dt=e=>e.find(({name:t})=>t===vt)?.
params;function xn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===vt);if(n.length!==1)return t("needs one step add-page-numbers");
if(Dt(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const o=e.slice(0,e.indexOf(n[0])).find(({name:r})=>Tn(
r));return o===void 0?[]:t(`needs the pages as they are in the files: ${o.name} before add_page_numbers changes how many there are`)}function Tn(e){const{input:t,
output:n,accepts:o}=(0,w.zI)(e);return t==="many"||n==="pdfs"||o!==void 0||In.has(e)}class Ve extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Ln(e,t,n){const{continuedNumbers:o,countSelectedPages:r}=await Promise.all([s.e(2760),s.e(2237),s.e(7922)]).
then(s.bind(s,37922)),f=e.flatMap(({inputs:ce})=>ce),{pages:g,first_number:P}=Dt(t),R=t.map(Cn).find(ce=>ce!==void 0);let U="";const L=function*(){for(const ce of f)
yield n(U=ce)},k={pages:g,...R===void 0?{}:{open_password:R}},X=await r(L(),k,{pause:Ye.pause}).catch(ce=>{throw new Ve(U,(0,v.l3)(ce))}),fe=o(X,P),ge=new Map;let he=0;
for(const ce of e)ge.set(ce,he),he+=ce.inputs.length;return(ce,be)=>fe[(ge.get(ce)??0)+be]}function Cn({name:e,params:t}){const{open_password:n,password:o}=t;return n??
(e==="remove_password"?o:void 0)}function Rn(e,t){const n=e.filter(({status:f})=>f==="skipped").length,o=e.filter(({notes:f})=>f.length>0).length,r=(0,p.y_)(e.length,
"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:o>0&&t==="notes"?`fail-on: notes: ${o} of ${r} with notes`:void 0}const Nn=(0,w.
zI)("extract_text").dataKey??"",Sn=(0,w.zI)("find_text").dataKey??"";function Un(e,{textlessPages:t=[]}){const{[Sn]:n,[Nn]:o}=e,r=[...n?[Bn(n)]:[],...o?[jn(o)]:
[]].join(", ");if(t.length===0)return r;const f=(0,p.y_)(t.length,"page is a scan","pages are scans");return r===""?f:`${r}: ${f}`}function Bn({count:e,truncated:t}){
const n=e===0?"no match":(0,p.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function jn({characters:e,pieceCount:t}){if(e===0)return"no text";
const n=(0,p.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,p.y_)(Number(t),"piece")}`}var Wn=s(44020);async function Fn(e){const{jobs:t,inputs:n,
chosen:o,writer:r,secondFiles:f,numbersOf:g,claim:P,spelling:R,say:U}=e,{execute:L,lanes:k,close:X,abandon:fe}=await o.open(t,n.steps),ge=new AbortController,he=()=>ge.
signal.aborted,ce=Gn(U,async()=>{ge.abort(),await Promise.allSettled([r.close(),fe()]),await(0,Ye.pause)(),await e.onCancelled(be.flatMap((De,Re)=>De.length>0?De:
[Kn(t[Re])]))}),be=t.map(()=>[]),Ce=[];let Te;const ve={steps:n.steps,spelling:R,signal:ge.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(De,Re)=>f.
parametersOf(De,Re),numbersOf:g,claim:P,write:De=>r.write(De),onProgress:e.onProgress};return await Yn(t,k,async(De,Re)=>{if(!he()){if(Te!==void 0){be[Re]=[{...Ze(
De),status:"skipped",output:null,message:Te}];return}try{const xe=await L(De,ve);be[Re]=xe;for(const[Oe,Ne]of xe.entries())U(zn(Ne,xe[Oe-1]?.notes))}catch(xe){if(he())
return;const Oe=xe instanceof z.C?xe.input:De.inputs[0]??"",Ne=(0,v.l3)(xe instanceof z.C?xe.cause:xe);U(`${Oe}: failed`);const Bt=xe instanceof z.C?xe.step:void 0,
jt=Bt===void 0?qe(Ne,R):`${Bt}: ${qe(Ne,R)}`;Ce.push({file:Oe,message:jt,cause:Ne.cause}),be[Re]=[{...Ze(De),status:"failed",input:Oe,output:null,message:jt,data:(0,Wn.
EI)(Ne)}],Ne.code==="unauthorized"&&(Te="Not tried, because the region refused the key")}finally{e.onDone?.(De.inputs[0]??"")}}}),await ce(),await X(),{rows:be.
flat(),failures:Ce}}const Kn=e=>({...Ze(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function kn(e,t){const n=e.map(Ze);
for(const{input:o,inputs:r,output:f}of n)t(`${At(o,r)}${f===null?": would be read only, and no file written":` → ${f}`}`);return n}function Ze(e){return{status:"\
planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,
data:{}}}function zn(e,t=[]){const{input:n,inputs:o,output:r,pages:f,bytesBefore:g,bytesAfter:P,facts:R,notes:U,message:L,data:k}=e,X=At(n,o),fe=Un(k,R),ge=[...r!==
null&&fe!==""?[fe]:[],...f===null?[]:[(0,p.y_)(f,"page")],P===null?(0,M.IV)(g??0):`${(0,M.IV)(g??0)} → ${(0,M.IV)(P)}`].join(", "),he=r===null?`${X}: ${L??(fe||
"read")} (${ge})`:`${X} → ${r} (${ge})`,ce=U.filter(be=>!t.includes(be));return ce.length>0?`${he}. ${ce.join(" ")}`:he}const At=(e,t)=>t.length>1?`${e} and ${t.
length-1} more`:e;function Gn(e,t){let n;for(const[o,r]of[["SIGINT",130],["SIGTERM",143]])process.on(o,()=>{n||(e("Cancelled"),n=t().finally(()=>Hn(o,r)))});return()=>n}
function Hn(e,t){process.platform==="win32"&&process.exit(t),process.removeAllListeners(e),process.kill(process.pid,e)}async function Yn(e,t,n){const o=e.entries(),
r=async()=>{for(const[f,g]of o)f>0&&await(0,Ye.pause)(),await n(g,f)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}var Vn=s(17079);function Zn(e){
if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Se.qF)(e);return!Array.isArray(n)||!n.every(o=>typeof o=="string"&&o!=="")?{problem:"begins with [ but is not a JSON ar\
ray of paths: use the output files of an earlier step"}:{lines:n.map(o=>({text:o,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith(
"#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}var Jn=s(
32885),It=s(85673),xt=s(51327);const Xn={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["compress_document","optim\
ize_document"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],
unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_\
watermark"]};function Tt(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,w.F)(r.replaceAll("-","_"))))return". Several operatio\
ns go into steps, as a list";const o=Xn[e.toLowerCase().replace(/[\s-]+/g,"_")];return o!==void 0?` (did you mean ${o.map(t).join(" or ")}?)`:(0,It.h)(e,w.qj.map(
t))}const Lt=w.qj.map(O.i9).join(", "),ke='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',Qn=[...new Set(w.qj.flatMap(e=>(0,w.nX)((0,w.
zI)(e)).map(([t])=>t)))],it=new Set(w.qj.flatMap(e=>Object.entries((0,w.zI)(e).fields).flatMap(([t,n])=>(0,w.$f)(n)?[t]:[])));async function qn(e,t,n=Fe.vH){const o=new Map;
for(const P of Qn){const R=e((0,O.i9)(P));R!==""&&(it.has(P)&&(0,xt.rh)(R).forEach(t),o.set(P,R))}const r=e("operation").trim(),f=e("steps");if(f.trim()!==""){const{
value:P,typed:R,problem:U}=(await Promise.all([s.e(1917),s.e(4137)]).then(s.bind(s,54137))).parseList(f);for(const k of ct(P))(0,xt.rh)(k).forEach(t);const L=[];
return r!==""&&L.push({field:"operation",message:"give either operation or steps, not both"}),U!==void 0?{steps:[],issues:[...L,{field:"steps",message:`${U}: ${ke}`}],
warnings:[]}:Ct(P,R,o,L,n)}if(r==="")return Nt("operation",`is required, unless steps is given: one of ${Lt}`);const g=r.replaceAll("-","_");return(0,w.F)(g)?es(
g,o,n):Nt("operation",`must be one of ${Lt}${Tt(r,O.i9)}`)}function es(e,t,n){const{fields:o}=(0,w.zI)(e),r=[...t.keys()].filter(L=>!Object.hasOwn(o,L)),{step:f,
issues:g}=(0,Qe.w)((0,Fe.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),P=r.map(L=>({field:(0,O.i9)(L),message:`is not used: it is not a parameter\
 of ${(0,O.i9)(e)}`})),R=r.filter(L=>it.has(L)&&L!=="open_password"),U=g.map(({field:L,message:k,mentions:X=[]})=>({field:(0,O.i9)(L),message:(0,mt.b)("inputs",
k,X)}));return{steps:[f],issues:U.length>0||R.length>0?[...U,...P]:[],warnings:P.map(({field:L,message:k})=>`${L} ${k}`)}}const ys=(e,t)=>Ct(e,t,new Map,[],NOT_COMPARING);
function Ct(e,t,n,o,r){const f=[...o],g=[];if(!Array.isArray(e)||e.length===0)return{steps:g,issues:[...f,{field:"steps",message:ke}],warnings:[]};for(const R of n.
keys())R!=="open_password"&&f.push({field:(0,O.i9)(R),message:"write it inside the step that it belongs to"});const P=n.get("open_password");for(const[R,U]of e.
entries()){const L=`steps[${R+1}]`,k=ss(U,t[R]);if("problem"in k){f.push({field:L,message:k.problem});continue}(0,ue.RZ)(f,ts(k,L)),(0,ue.RZ)(f,ns(k.name,R,e.length,
L));const X=P===void 0?k.raw:{open_password:P,...k.raw},fe=(0,Qe.w)((0,Fe.PI)({...k,raw:X},r),"refuse");g.push(fe.step),(0,ue.RZ)(f,fe.issues.map(({field:ge,message:he})=>({
field:`${L}.${ge}`,message:he})))}return{steps:g,issues:f,warnings:[]}}function ts({name:e,raw:t},n){const o=(0,w.nX)((0,w.zI)(e)).map(([g])=>g),r=Object.keys(t).
filter(g=>!o.includes(g)),[f]=r.filter(g=>/^[-\d. ]+$/.test(g)&&!t[g]);return f!==void 0?[{field:`${n}.${f}`,message:'is a key here, because in braces a comma s\
eparates keys: write [3, 1, 2] or "3,1,2"'}]:r.map(g=>({field:`${n}.${g}`,message:`is not a parameter of ${e}: ${o.join(", ")}${(0,It.h)(g,o)}`}))}function ns(e,t,n,o){
const{output:r,accepts:f}=(0,w.zI)(e);return r==="files"&&t+1<n?[{field:o,message:`${e} must be the last step: it gives files that other operations do not take`}]:
r==="text"&&t+1<n?[{field:o,message:`${e} must be the last step: it writes the text, and no document`}]:f!==void 0&&t>0?[{field:o,message:`${e} must be the firs\
t step: it takes ${f==="image"?"images":"text"}, which no other operation gives`}]:[]}function ss(e,t){if(typeof e=="string")return Je(e,{},{});if(!(0,Se.Gv)(e))
return{problem:ke};const{operation:n,...o}=e;if(n!==void 0)return typeof n=="string"?Je(n,o,t):{problem:ke};const[[r,f]=["",void 0],...g]=Object.entries(e);if(g.
length>0)return{problem:`names several operations or has its parameters beside the name: ${ke}`};if(f===""||f===void 0)return Je(r,{},{});const P=(0,Se.Gv)(t)?t[r]:
void 0;return(0,Se.Gv)(f)?Je(r,f,P):{problem:ke}}function Je(e,t,n){const o=e.trim().replaceAll("-","_");if(!(0,w.F)(o))return{problem:`must name one of ${w.qj.
join(", ")}${Tt(e,g=>g)}`};const r=Object.keys(t),f=r.find((g,P)=>r.findIndex(R=>ze(R)===ze(g))!==P);return f!==void 0?{problem:`gives ${ze(f)} twice, as ${r.filter(
g=>ze(g)===ze(f)).join(" and ")}`}:{name:o,raw:Rt(t),typed:(0,Se.Gv)(n)?Rt(n):{}}}const ze=e=>e.replaceAll("-","_"),Rt=e=>Object.fromEntries(Object.entries(e).map(
([t,n])=>[ze(t),n]));function*ct(e){if(Array.isArray(e))for(const t of e)yield*ct(t);else if((0,Se.Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?
yield*ct(n):n!==""&&it.has(t.trim().replaceAll("-","_"))&&(yield n)}const Nt=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]});var os=s(50580);class rs{read;mask;issues=[];constructor(t,n){
this.read=t,this.mask=n}text(t){return this.read(t).trim()}secret(t){const n=this.text(t);return n!==""&&this.mask(n),n}choice(t,n){const o=this.text(t)||n[0],r=n.
find(f=>f===o);return r===void 0&&this.refuse(t,`must be one of ${n.join(", ")}`),r??n[0]}flag(t,n){const o=this.text(t).toLowerCase();return o!==""&&o!=="true"&&
o!=="false"&&this.refuse(t,"must be true or false"),o===""?n:o==="true"}number(t,n,o){const r=this.text(t);return r!==""&&!n(r)&&this.refuse(t,o),r===""?void 0:
Number(r)}refuse(t,n){this.issues.push({field:t,message:n})}}function as(e,{failOnMatch:t,failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?
["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].map(r=>({field:r,message:"needs the operation find-text"}))}const Es=null,St=({steps:e,region:t,baseUrl:n})=>t+
n!==""?[]:e.flatMap(({name:o,params:r})=>(0,os.L)(o,r));async function is(e,t){const n=new rs(e,t),o=(0,Fe.L4)(L=>n.flag(L,!1)),{steps:r,issues:f,warnings:g}=await qn(
e,t,o),P=Zn(n.text("files"));"problem"in P&&n.refuse("files",P.problem);const R={steps:r,isList:n.text("steps")!=="",files:"lines"in P?P.lines:[],output:n.text(
"output")||void 0,overwrite:n.flag("overwrite",!1),ifNoFilesFound:n.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:n.flag("changed-only",!1),
changedSince:fs(n),dryRun:n.flag("dry-run",!1),continueNumbers:n.flag("continue-numbers",!1),concurrency:n.number("concurrency",d,c),timeLimit:us(n.number("time\
-limit",E,A)),failOn:cs(n),minimumSaving:n.number("minimum-saving",T,F),region:n.text("region"),baseUrl:n.text("base-url"),apiKey:n.secret("api-key"),languageData:n.
text("language-data"),summary:n.flag("summary",!0),attest:n.flag("attest",!1),githubToken:n.secret("github-token"),comparing:o,matching:{failOnMatch:n.flag("fai\
l-on-match",!1),failOnNoMatch:n.flag("fail-on-no-match",!1)},warnings:g},U=[...f,...n.issues,...f.length===0?ds(R):St(R)];if(U.length>0)throw(0,v.G6)(U);return R}
function cs(e){const t=e.choice("on-error",["fail","continue"])==="continue",n=e.text("fail-on")===""&&t?"nothing":e.choice("fail-on",l);return t&&n!=="nothing"&&
e.refuse("fail-on","contradicts on-error: continue. Leave out one of the two"),n}function fs(e){const t=e.text("changed-since");if(t!==""&&e.flag("changed-only",
!1)&&e.refuse("changed-since","excludes changed-only: leave out one of the two"),t===""||t==="last-success")return t;const n=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.
test(t)?new Date(t):new Date(NaN);return(0,Vn._)(t)===void 0||Number.isNaN(n.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-\
11-20 or 2026-11-20T14:30:00+01:00"),""):n.toISOString()}const us=(e=h)=>({seconds:e,cure:"Split the document, or raise time-limit"});function ds(e){const{steps:t,
continueNumbers:n,minimumSaving:o,comparing:r,matching:f}=e;return[...St(e),...n?xn(t):[],...o===void 0?[]:(0,Jn.T)(t),...(0,Fe.lB)(t,r),...as(t,f)]}async function ls(){
const e=new qt,t=new $n;let n="wire";try{t.begin();const o=await is(r=>b.V4(r,{trimWhitespace:!1}),r=>ps(r,e));for(const r of o.warnings)e.add(r);n=o.isList?"wi\
re":"inputs",await ms(o,t,e,n)}catch(o){const r=(0,v.l3)(o instanceof Ve?o.cause:o),f=qe(r,n);o instanceof Ve&&b.z3(f,{file:o.file}),b.C1(o instanceof Ve?"No fi\
le was written: continue-numbers counts the pages of all files first, and one file could not be counted":f),r.cause!==void 0&&b.Yz((0,M.uP)(r.cause))}finally{b.
Yz(`Peak memory: ${(0,M.IV)(gs())}`)}}async function ms(e,t,n,o){const r=process.uptime(),f=zt(),g=await Y(e,f,x);g.isLocal&&e.apiKey!==""&&n.add("api-key is no\
t used: without region or base-url documents are processed on the runner");for(const Oe of e.steps)await g.check(Oe);e.output!==void 0&&(0,Z.hS)(e.steps)==="dat\
a"&&!(0,Fe.Mu)(e.steps)&&n.add("output is not used: the step reads documents and writes none");const P=e.comparing.withBase?await(await s.e(7073).then(s.bind(s,
97073))).BaseVersions.of(f):void 0,R=new Jt(e.steps,f,P),{matched:U,files:L}=await Wt(e,f,R,n),{known:k,fresh:X}=P?await P.divide(L):{known:L,fresh:[]};R.check();
const fe=(0,Ee.K2)(f.workspace),ge=[...new Set([...U,...U.flatMap(Oe=>[...R.neededBy(Oe).keys()])])],he=Oe=>(0,Me.Ck)(f,Oe),ce={matched:ge,overwrite:e.overwrite,
identity:fe,exists:he,words:f.words},be=(0,Z.et)({...e,...ce,files:k,places:f}),Ce=e.steps.map(({name:Oe})=>(0,O.i9)(Oe)),Te=e.continueNumbers&&!e.dryRun?await Ln(
be,e.steps,Oe=>(0,B.R5)(Oe,f.workspace)):()=>{};b.Oh((0,M.g$)(`${Ce.join(", then ")}: ${(0,p.y_)(k.length,"file")}, ${g.place}`));const ve=Oe=>{const Ne=process.
uptime()-r;return{rows:Oe,matched:U.length,operations:Ce,place:g.place,dryRun:e.dryRun,seconds:Ne,showText:e.comparing.showText}},{rows:De,failures:Re}=e.dryRun?
{rows:kn(be,ft),failures:[]}:await Fn({jobs:be,inputs:e,chosen:g,writer:new W.A(f,e.overwrite),secondFiles:R,numbersOf:Te,claim:(0,Ee.OM)(ce),spelling:o,say:ft,
onProgress:Yt(ft),onCancelled:async Oe=>{t.tell(Oe),e.summary&&await _t(ve(Oe),n)}});b.N4();const xe=[...De,...X.map(tn)];await hs({digest:ve(xe),failures:Re,total:k.
length,inputs:e,outputs:t,places:f,warnings:n})}const ft=e=>b.pq((0,M.g$)(e));async function hs({digest:e,failures:t,total:n,inputs:o,outputs:r,places:f,warnings:g}){
const{rows:P}=e,R=on(P);if(an(R,o.comparing.failOnDifference?"error":"notice"),Dn(t,o.failOn==="nothing"?"warning":"error",e.operations.join(", "),g),b.pq((0,M.
g$)(Mt(e))),nt(P)&&b.pq(sn(P)),r.tell(P),o.summary&&await _t(e,g),o.attest){const{declareArtifacts:L}=await s.e(8208).then(s.bind(s,48208)),k=P.flatMap(({status:X,
output:fe})=>X==="done"&&fe!==null?[fe]:[]);for(const X of await L(k,f.workspace))g.add(X)}if(t.length===0){const L=o.comparing.failOnDifference&&R.length>0?rn(
R.length,P.length):pn(P,o.matching)??Rn(P,o.failOn);L!==void 0&&b.C1(L);return}const U=(0,Z.Ud)(o.steps)?`The merge of ${(0,p.y_)(n,"file")} failed`:An(t,n);o.failOn===
"nothing"?g.add(U):b.C1(U)}function ps(e,t){[...e.trim()].length>1?b.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the\
 log would be hidden. The step does not print it; use a longer one")}function gs(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,y.readFileSync)("/proc/self/stat\
us","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let Ut=!1;process.once("beforeExit",()=>{Ut||b.C1("The \
action stopped before it had finished.")}),ls().catch(b.C1).finally(()=>{Ut=!0})}),97904:((ae,S,s)=>{s.d(S,{Ms:()=>_,PJ:()=>w,TF:()=>a,Ye:()=>O,_N:()=>p,oD:()=>D,
qf:()=>m});var b=s(73024),y=s.n(b);const v=1<<20,O=i=>l(()=>b.realpathSync.native(i)),p=i=>l(()=>(0,b.statSync)(i)),_=i=>l(()=>(0,b.lstatSync)(i)),w=i=>_(i)?.isSymbolicLink()??
!1;async function D(i){if((0,b.statSync)(i).size<=v)return(0,b.readFileSync)(i);const{readFile:d}=await Promise.resolve().then(s.t.bind(s,51455,23));return d(i)}
async function m(i,d){if(d.length<=v)return(0,b.writeFileSync)(i,d,{flag:"wx"});const{writeFile:c}=await Promise.resolve().then(s.t.bind(s,51455,23));await c(i,
d,{flag:"wx"})}const a=i=>l(()=>(0,b.unlinkSync)(i));function l(i){try{return i()}catch{return}}}),30245:((ae,S,s)=>{s.d(S,{Ck:()=>d,SV:()=>D,YY:()=>m,wI:()=>i});
var b=s(76760),y=s.n(b),v=s(58552),O=s(97904),p=s(15969);const _=/^(?:\.git|git~\d+)[. ]*$/i,w=new RegExp("\\p{Cf}","gu"),D=E=>E.split(/[\\/]/).some(A=>_.test(A.
replace(w,"")));function m(E,A){const T=(0,p.M0)(E,A),F=(0,p.I5)(E,T),z=(0,O.Ye)(T);return E.anywhere?z===void 0?a(T):l(z):F===void 0?"is outside the workspace \
and RUNNER_TEMP":z===void 0?a(T):I(E,z)!==h(F)?`is a link that leads out of ${F===E.workspace?"the workspace":"RUNNER_TEMP"}`:D(y().relative(h(F),z))?"is below \
.git, which is not read":l(z)}const a=E=>(0,O.PJ)(E)?"is a link to a file that does not exist":"does not exist";function l(E){const A=(0,O._N)(E);if(!A?.isFile())
return A?.isFIFO()?"is a named pipe, not an ordinary file":A?.isDirectory()?"is a folder":"is not an ordinary file"}function i(E,A){const T=(0,p.M0)(E,A),F=(0,p.
I5)(E,T);if(E.anywhere)return T;if(F===void 0)throw c(A,"is outside the workspace and RUNNER_TEMP");const z=h(F),B=y().relative(F,T).split(y().sep);for(let ee=1;ee<=
B.length;ee++){const j=y().join(z,...B.slice(0,ee));if(!(0,O.PJ)(j))continue;const G=(0,O.Ye)(j),Y=G===void 0||I(E,G)===void 0;throw c(A,Y?"leads out of the wor\
kspace through a link":"leads through a link")}const K=y().join(z,...B);if(D(y().relative(z,(0,O.Ye)(K)??K)))throw c(A,"is below .git");return K}function d(E,A){
try{return(0,O.Ms)(y().join(i(E,y().dirname(A)),y().basename(A)))!==void 0}catch{return!1}}const c=(E,A)=>new v.zU("configuration",`'${E}' ${A}: nothing is writ\
ten there`),h=E=>(0,O.Ye)(E)??E,I=(E,A)=>(0,p.RD)(E).map(h).filter(T=>(0,p.FK)(y().relative(T,A))).sort((T,F)=>F.length-T.length)[0]}),64123:((ae,S,s)=>{s.d(S,{
K2:()=>w,Nk:()=>m,OM:()=>a,hQ:()=>D,pL:()=>l});var b=s(73024),y=s.n(b),v=s(76760),O=s.n(v),p=s(58552),_=s(43576);function w(i){const d=new Map,c=h=>{const I=d.get(
h);if(I!==void 0)return I;let E=h;try{E=(0,b.realpathSync)(h)}catch{const A=O().dirname(h);A!==h&&(E=O().join(c(A),O().basename(h)))}return d.set(h,E),E};return h=>{
const I=O().resolve(i,h),E=O().join(c(O().dirname(I)),O().basename(I));return D(E)}}const D=i=>process.platform==="win32"||process.platform==="darwin"?i.normalize(
"NFC").toLowerCase():i;function m(i){if(process.platform!=="win32")return;const d=i.replace(/^[a-z]:/i,"").split(/[\\/]/),[c]=d.flatMap(h=>/^\.{0,2}$/.test(h)?[]:
(0,_.tb)(h)??[]);return c===void 0?void 0:`'${i}' cannot be written: a part of it ${c}`}function a({matched:i,overwrite:d,identity:c,exists:h,words:I}){const E=new Set(
i.map(c)),A=new Set;return(T,F)=>{const z=m(T);if(z!==void 0)throw(0,p.G6)([{field:"output",message:z}]);const B=c(T),K=F.inputs.some(ee=>c(ee)===B);if(A.has(B)||
E.has(B)&&!(d&&K))throw(0,p.G6)([{field:"output",message:`'${T}' is another input or result: choose a different pattern`}]);if(!d&&h(T))throw(0,p.G6)([{field:"o\
utput",message:l([T],I)}]);A.add(B)}}function l([i,...d],{replace:c}){const h=d.length===0?" exists":` and ${d.length} more exist`;return`'${i}'${h} already: ch\
oose a different pattern, or ${c}`}}),86006:((ae,S,s)=>{s.d(S,{U:()=>v,_V:()=>O,gY:()=>y,wm:()=>p});var b=s(58552);const y="version https://git-lfs.github.com/s\
pec/",v="set lfs: true for actions/checkout",O=_=>_.subarray(0,y.length).toString("latin1")===y;function p(_){if(O(_))throw new b.zU("unreadable_document","The \
file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${v}`})}}),15969:((ae,S,s)=>{s.d(S,{FK:()=>D,I5:()=>p,M0:()=>O,
NB:()=>_,RD:()=>v,d7:()=>m,dR:()=>w});var b=s(76760),y=s.n(b);const v=({workspace:a,temporary:l})=>l===void 0?[a]:[a,l];function O({workspace:a,otherNames:l=[]},i){
const d=y().resolve(a,i);for(const[c,h]of l){const I=y().relative(c,d);if(D(I))return y().join(h,I)}return d}const p=(a,l)=>[...v(a),...a.anywhere?[y().parse(l).
root]:[]].filter(i=>D(y().relative(i,l))).sort((i,d)=>d.length-i.length)[0],_=(a,l)=>p(a,O(a,l))!==void 0;function w(a,l){const i=O(a,l),d=y().relative(a.workspace,
i);return m(D(d)?d:i)}const D=a=>a!==".."&&!a.startsWith(`..${y().sep}`)&&!a.startsWith("../")&&!y().isAbsolute(a),m=a=>y().sep==="/"?a:a.replaceAll(y().sep,"/")}),
34:((ae,S,s)=>{s.d(S,{A:()=>m,z:()=>l});var b=s(73024),y=s.n(b),v=s(76760),O=s.n(v),p=s(58552),_=s(54614),w=s(97904),D=s(30245);class m{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(c,h){
this.places=c,this.overwrite=h}async write(c){if(this.closed)throw i();const h=this.writeAll(c);this.running.add(h),await h.finally(()=>this.running.delete(h))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(c){const h=[],I=[];let E=c[0]?.path??"";try{for(const A of c){if(this.closed)throw i();if(E=
A.path,(0,D.SV)(O().basename(A.path)))throw new p.zU("configuration",`'${A.path}' is a name that Git uses: set output to another name`);const T=O().join(this.folder(
O().dirname(A.path)),O().basename(A.path)),F=O().join(O().dirname(T),`.octavo-${process.pid}-${++this.serial}.tmp`);I.push(F),await A.write(F),h.push({temporary:F,
target:T,path:A.path})}for(const{temporary:A,target:T,path:F}of h)E=F,this.checkAgain(F,T),(0,b.renameSync)(A,T)}catch(A){for(const T of I)(0,w.TF)(T);throw A instanceof
p.zU?A:l(E,A)}}checkAgain(c,h){const I=(0,D.wI)(this.places,O().dirname(c));if(O().join(I,O().basename(c))!==h||!this.overwrite&&(0,w.Ms)(h)!==void 0)throw new p.
zU("configuration",`'${c}' was made by another program in the meantime and is not replaced: run it again`)}folder(c){let h=this.folders.get(c);return h===void 0&&
(h=(0,D.wI)(this.places,c),(0,b.mkdirSync)(h,{recursive:!0}),this.folders.set(c,h)),h}}const a={EACCES:"writing there is not permitted",EPERM:"writing there is \
not permitted",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a f\
older of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long \
for the file system"};function l(d,c){const h=(0,_.xU)(c),I=a[h]??`the file system refused it (${h})`;return new p.zU("configuration",`'${d}' could not be writt\
en: ${I}`,{cause:c})}const i=()=>new p.zU("cancelled","The step was cancelled")}),44020:((ae,S,s)=>{s.d(S,{E4:()=>p,EI:()=>w,Lc:()=>_});var b=s(4406),y=s(58426),
v=s(72256);const O="check_document";function p({name:D},m){return D===O?{...m,on_violation:"report"}:m}function _({name:D,params:m},a,l){if(D!==O||!a.data)return a;
const i=c=>(0,v.b)(l,c,[c]),d=(0,b.fU)(a.data,{nameOf:i,restate:c=>({...c,message:(0,v.b)(l,c.message,b.oH)})});return m.on_violation==="error"&&(0,b.Pu)(d),{...a,
data:d}}function w(D){return D instanceof b.EC?{[(0,y.zI)(O).dataKey??""]:D.report}:{}}}),76223:((ae,S,s)=>{s.d(S,{UX:()=>_,V0:()=>p,eJ:()=>w,jb:()=>O});var b=s(
61729),y=s(58426);const v=(0,y.zI)("compare_documents").dataKey??"",O=({data:D})=>D[v];function p(D){const m=(0,b.Gv)(D[v]?.difference)?D[v].difference.content:
void 0;return typeof m=="string"?Buffer.from(m,"base64"):void 0}function _(D){const m=D[v],a=m?.difference;if(!m||!(0,b.Gv)(a))return D;const{content:l,...i}=a;
return{...D,[v]:{...m,difference:i}}}const w=D=>O(D)?.same===!1}),79463:((ae,S,s)=>{s.d(S,{C:()=>I,g:()=>E});var b=s(58552),y=s(68747),v=s(58426),O=s(31424),p=s(
43576),_=s(10442),w=s(4528),D=s(97904),m=s(72256),a=s(76223),l=s(45180),i=s(32885),d=s(44020),c=s(98446),h=s(45657);class I extends Error{input;cause;step;operation;constructor(M,Z,ne,ue){
super("a job failed"),this.input=M,this.cause=Z,this.step=ne,this.operation=ue}}async function E(x,M,Z,ne){const ue=x.inputs[0]??"",oe={source:ue},J=[];try{let le=[];
for(const[$,C]of x.inputs.entries())oe.source=C,le.push({position:$,source:C,document:await ne.read(C),facts:{},notes:[],data:{}});const pe=le.reduce(($,{document:C})=>$+
ne.sizeOf(C),0);for(const[$,C]of M.steps.entries())oe.operation=C.name,M.steps.length>1&&(oe.step=`steps[${$+1}] (${C.name})`),le=await W(le,C,x,M,Z,oe),(0,h.RZ)(
J,le.flatMap(({document:N,files:H=[]})=>[N,...H]));oe.source=ue,delete oe.step,delete oe.operation;const se=z(x,le).map($=>A($,pe,M,ne)),u=se.flatMap(({output:$,
result:C})=>$===null||C===null?[]:[{path:$,write:N=>F(C,N,ne)}]);for(const{path:$}of u)M.claim($,x);return await M.write(u),se.map(({result:$,status:C,output:N,
pages:H,facts:Q,notes:re,message:me,data:Ae})=>{const Pe=$===null?null:T($,ne);return{status:C,input:ue,inputs:x.inputs,output:N,pages:H,bytesBefore:pe,bytesAfter:Pe,
facts:Q,notes:re,message:me,data:Ae}})}catch(le){throw new I(oe.source,le,oe.step,oe.operation)}finally{await ne.release(J)}}function A(x,M,{minimumSaving:Z},ne){
const ue=x.result===null?void 0:(0,i.A)(M,T(x.result,ne),Z);return ue===void 0?x:{...x,status:"skipped",output:null,result:null,message:ue}}const T=(x,M)=>x instanceof
Uint8Array?x.length:M.sizeOf(x),F=(x,M,Z)=>x instanceof Uint8Array?(0,D.qf)(M,x):Z.write(x,M);function z(x,M){if(x.kind==="files")return M.flatMap(J=>ye(x,J));const Z=J=>(0,p.
NL)(M.map(({document:le},pe)=>(0,p.jC)(J(le)??"",p.ly,(0,O.n)(pe+1))),p.ly),ne=Z(({title:J})=>J),ue=Z(({match:J})=>J);if(x.kind==="data")return M.map(J=>B(x,J));
const oe=J=>x.outputPath({index:J+1,title:ne[J]??"",match:ue[J]??""});return M.map(({document:J,facts:le,notes:pe,data:se},u)=>({status:"done",output:oe(u),result:(0,l.
Cj)(x.kind)?ee(se,oe(u)):J,pages:J.pageCount??null,facts:{...le,...x.tellsMatch&&J.match!==void 0&&{match:J.match}},notes:Y(pe),message:null,data:(0,l.Cj)(x.kind)?
G(se):(0,a.UX)(se)}))}function B(x,{document:M,facts:Z,notes:ne,data:ue}){const oe=(0,a.V0)(ue);return{status:"done",output:oe?x.outputPath({index:1}):null,result:oe??
null,pages:M.pageCount??null,facts:Z,notes:Y(ne),message:null,data:(0,a.UX)(ue)}}const K=(0,v.zI)("extract_text").dataKey??"";function ee({[K]:x={}},M){if((0,l.
V9)(M)&&(0,w.u9)(x))return Buffer.from((0,w.G7)(x)??j(x),"utf8");const Z=(0,w.KV)(x);return Z?Buffer.from((0,w.JF)(Z),"utf8"):Buffer.from((0,w.u9)(x)?JSON.stringify(
x):(0,w.uv)(x),"utf8")}function j(x){const M=(0,c.y_)((0,w.IF)(x).length,"table");throw(0,b.G6)([{field:"output",message:`is a .csv file, which holds one table,\
 and the document has ${M} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const G=({[K]:x={},...M})=>({...M,[K]:(0,w._m)(x)}),Y=x=>x.map(
({text:M})=>M),q={...p.zE,leadingDots:!1};function ie(x){const[,M,Z]=/-(\d+)\.([a-z]+)$/.exec(x)??[];return M===void 0||Z===void 0?{}:{page:M,extension:Z}}const de=x=>typeof x==
"string"||typeof x=="number"?`${x}`:"";function ye(x,{files:M=[],facts:Z,notes:ne,data:ue}){const oe={pages:null,notes:Y(ne),data:ue};if(M.length===0)return[{...oe,
status:"skipped",output:null,result:null,facts:Z,message:"The document has no matching files"}];const J=(0,p.NL)(M.map(({name:se},u)=>(0,p.jC)(se,q,`file-${u+1}`)),
q),le=(0,p.NL)(M.map(({facts:{label:se,page:u}},$)=>(0,p.jC)(de(se),q,de(u??$+1))),q),pe=se=>{const u=J[se]??"";return{index:se+1,file:u,label:le[se]??"",...ie(
u)}};return M.map((se,u)=>({...oe,status:"done",output:x.outputPath(pe(u)),result:se,facts:{...Z,mimeType:se.mediaType,...se.facts},message:null}))}const Me=(x,M)=>({
...x,...M}),Ee=({signal:x,timeLimit:M,onProgress:Z},ne,ue)=>({signal:x,timeLimit:M,onProgress:oe=>Z(ne,(0,y.i9)(ue.name),oe)});async function W(x,M,Z,ne,ue,oe){
const{input:J,dataKey:le}=(0,v.zI)(M.name),pe=J==="many",se=pe?[x]:x.map($=>[$]),u=[];for(const $ of se){const[C]=$;if(!C)continue;oe.source=C.source;const N=await ne.
parametersOf(M,pe?Z.inputs[0]??"":C.source),H=M.name==="add_page_numbers"?ne.numbersOf(Z,C.position):void 0,Q=(0,d.E4)(M,Me(N,H)),re=await ue.run(M.name,$.map(({
document:_e})=>_e),Q,Ee(ne,C.source,M)).catch(_e=>{const Ue=_e instanceof b.zU?_e.position:void 0;throw oe.source=$[(Ue??1)-1]?.source??C.source,_e}),{documents:me,
files:Ae,notes:Pe,facts:Ie,data:We}=(0,d.Lc)(M,re,ne.spelling),$e=pe?{...C,facts:{},data:{}}:C,we={source:C.source,facts:{...$e.facts,...Ie},notes:(0,_.p5)($.flatMap(
_e=>_e.notes),Pe.map(({code:_e,message:Ue,mentions:He=[]})=>({code:_e,text:(0,m.b)(ne.spelling,Ue,He)}))),data:We===void 0||le===void 0?$e.data:{...$e.data,[le]:We}},
{position:Le}=C;if(Ae!==void 0)u.push({...we,position:Le,document:C.document,files:Ae});else for(const _e of me){const Ue={...pe?{}:te(C.document),...te(_e),name:C.
document.name};u.push({...we,position:Le,document:{..._e,...Ue},facts:{...we.facts,...V(_e)}})}}return u}const te=({title:x,match:M})=>({...x===void 0?{}:{title:x},
...M===void 0?{}:{match:M}});function V({firstPage:x,lastPage:M,title:Z}){return{...x===void 0||M===void 0?{}:{firstPage:x,lastPage:M},...Z===void 0?{}:{title:Z}}}}),
46863:((ae,S,s)=>{s.d(S,{NZ:()=>m,R5:()=>D,ZK:()=>w});var b=s(76760),y=s.n(b),v=s(58552),O=s(54614),p=s(97904),_=s(86006);const w=a=>({read:l=>D(l,a),sizeOf:({bytes:l})=>l.
length,write:({bytes:l},i)=>(0,p.qf)(i,l),release:async()=>{}});async function D(a,l){const i=await(0,p.oD)(y().resolve(l,a)).catch(d=>{throw(0,O.xU)(d)==="ERR_\
FS_FILE_TOO_LARGE"?new v.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:d}):
m(d)});return(0,_.wm)(i),{name:y().posix.basename(a),bytes:i}}const m=a=>new v.zU("unreadable_document",`The file could not be opened (${(0,O.xU)(a)})`,{cause:a})}),
54614:((ae,S,s)=>{s.d(S,{Hn:()=>p,IV:()=>w,cz:()=>_,g$:()=>O,uP:()=>m,xU:()=>D});var b=s(58552),y=s(61729);const v=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
O=a=>a.replace(v,l=>`\\u${l.charCodeAt(0).toString(16).padStart(4,"0")}`).replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),
p=a=>O(a).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),_=a=>a.reduce((l,i)=>l+i,0);function w(a){const l=["B","kB","MB",
"GB"];let i=a,d=0;for(;i>=999.95&&d<l.length-1;d++)i/=1e3;return`${d===0||i>=99.95?Math.round(i):i.toFixed(1)} ${l[d]}`}function D(a){const l=(0,y.Gv)(a)?a.code:
void 0;return typeof l=="string"?l:"unknown reason"}function m(a){if(!(a instanceof Error))return typeof a;const l=[`${a.name} (${D(a)})`,...(0,b.ek)(a)].join(`\

    `);return a.cause===void 0?l:`${l}
caused by ${m(a.cause)}`}}),72256:((ae,S,s)=>{s.d(S,{b:()=>O});var b=s(68747),y=s(58426);const v=p=>(0,y.F)(p)?(0,b.i9)(p):`--${(0,b.i9)(p)}`,O=(p,_,w)=>p==="wi\
re"?_:(0,b.an)(_,w,p==="inputs"?b.i9:v)}),13707:((ae,S,s)=>{s.d(S,{L4:()=>p,Mu:()=>O,PI:()=>_,lB:()=>w,vH:()=>v});var b=s(10008);const y="compare_documents",v={
withBase:!1,showText:!1,failOnDifference:!1},O=D=>D.some(({name:m,params:a})=>m===y&&"difference_pdf"in a&&a.difference_pdf===!0),p=D=>({withBase:D("compare-wit\
h-base"),showText:D("show-text"),failOnDifference:D("fail-on-difference")});function _(D,{withBase:m,showText:a}){return D.name!==y?D:{...D,raw:{...a&&{with_text:"\
true"},...D.raw},fromBase:m}}function w(D,{withBase:m,showText:a,failOnDifference:l}){const i=[...m?["compare-with-base"]:[],...a?["show-text"]:[],...l?["fail-o\
n-difference"]:[]];return D.some(({name:d})=>d===y)?m?D.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:D.some(({
paths:d})=>d[b.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(d=>({field:d,message:"nee\
ds the operation compare-documents"}))}}),51327:((ae,S,s)=>{s.d(S,{S:()=>y,SH:()=>v,rh:()=>p});const b=/^[A-Za-z0-9+/]+={0,2}$/;function y(_){if(_.includes("---\
--BEGIN "))return{name:"key.pem",bytes:Buffer.from(_,"utf8")};const w=_.replace(/\s/g,"");return b.test(w)&&w.length%4===0?{name:"key.p12",bytes:Buffer.from(w,"\
base64")}:void 0}const v="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",O=8,p=_=>[...new Set(
[_,..._.split(/\r?\n/).filter(w=>w.trim().length>=O)])]}),57214:((ae,S,s)=>{s.d(S,{BD:()=>O,jB:()=>b,jN:()=>y,oR:()=>_,r_:()=>p,yZ:()=>v});const b=[/^["'].*["']$/,
"leave out the quotes"],y=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],v=[/^~/,"~ is not your home\
 folder here: write the whole path"],O=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],p=[/\\/,"write / between folders, no\
t a backslash"],_=(w,D)=>D.find(([m])=>m.test(w))?.[1]}),45180:((ae,S,s)=>{s.d(S,{Cj:()=>ee,Ud:()=>B,V9:()=>j,et:()=>Y,hS:()=>K});var b=s(76760),y=s.n(b),v=s(58552),
O=s(68747),p=s(58426),_=s(31424),w=s(51521),D=s(4528),m=s(30245),a=s(64123),l=s(15969),i=s(57214),d=s(13707);const c=["{dir}","{name}","{index}","{operation}"];
function h(W,te){if(te==="files")return A(W)?["{page}","{label}","{file}","{extension}"]:["{file}"];if(te!=="parts"&&te!=="texts")return[];const V=W.flatMap(({name:x})=>Object.
keys((0,p.zI)(x).resultFacts??{}));return["title","match"].filter(x=>V.includes(x)).map(x=>`{${x}}`)}const I={document:"{dir}/{name}.{operation}.pdf",data:"{dir\
}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},E="{dir}/{n\
ame}-{page}.{extension}",A=W=>W.some(({name:te})=>(0,p.zI)(te).filesArePages),T="{dir}/{name}-difference.pdf",F="{dir}/{name}.pdf",z=([W],te)=>te==="document"&&
W!==void 0&&(0,p.zI)(W.name).accepts==="text",B=W=>W.some(({name:te})=>(0,p.zI)(te).input==="many");function K(W){const te=W.map(({name:M})=>(0,p.zI)(M)),V=te.filter(
M=>!(0,p.rz)(M)),x=V.findLast(({input:M,output:Z})=>M==="many"||Z!=="pdf");return te.at(-1)?.output==="text"?x?.output==="pdfs"?"texts":"text":V.length===0?"dat\
a":x?.output==="pdfs"?"parts":x?.output==="files"?"files":"document"}const ee=W=>W==="text"||W==="texts",j=W=>/\.csv$/i.test(W),G=W=>W==="document"||W==="text";
function Y(W){const{files:te,steps:V}=W,x=K(V),M=de(W,x),Z=te.length===0?[]:B(V)?[te]:te.map(J=>[J]),ne=(0,O.i9)((V.findLast(({name:J})=>!(0,p.rz)((0,p.zI)(J)))??
V.at(-1))?.name??""),ue=Z.map((J,le)=>{const{dir:pe,name:se}=y().posix.parse(J[0]??""),u=$=>{const C=G(x)?le+1:$?.index,N={dir:pe||".",name:se,operation:ne,index:C===
void 0?void 0:(0,_.n)(C),title:$?.title,match:$?.match,file:$?.file,page:$?.page,label:$?.label,extension:$?.extension};return y().posix.normalize((0,w.Ct)(M,N))};
return{inputs:J,kind:x,tellsMatch:M.includes("{match}"),outputPath:u}}),oe=x==="data"&&!(0,d.Mu)(V)?[]:Ee(ue,W,ye(M,x));if(oe.length>0)throw(0,v.G6)(oe);return ue}
const q=[i.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],i.jN,i.yZ,i.BD,...y().sep==="/"?[i.r_]:[]];function ie(W){const te=K(W);return A(W)?E:z(
W,te)?F:te==="data"&&(0,d.Mu)(W)?T:`${I[te]}${ee(te)?D.lg[(0,D.GW)(W.at(-1)?.params??{})]:""}`}function de({output:W,places:te,steps:V},x){const M=se=>(0,v.G6)(
[{field:"output",message:se}]);if(W===void 0)return ie(V);const Z=(0,i.oR)(W,q);if(Z!==void 0)throw M(Z);if(ee(x)&&j(W)&&(0,D.GW)(V.at(-1)?.params??{},!0)!=="te\
xt/csv")throw M("is a .csv file, which holds a table: set tables to true");const ne=h(V,x),ue=[...c,...ne],oe=(0,w.Qf)(W).filter(se=>!ue.includes(se));if(oe.length>
0)throw M(`has the unknown placeholder ${oe[0]}: use ${ue.join(", ")}`);if(/[\u0000-\u001f]/.test(W))throw M("must be a single line");if(/[\\/]$/.test(W))throw M(
`names a folder: write a file name after it, such as ${W}{name}.pdf`);const J=["{index}",...ne.filter(se=>se!=="{extension}")];if((x==="parts"||x==="texts"||x===
"files")&&!J.some(se=>W.includes(se))){const{dir:se,name:u,ext:$}=y().posix.parse((0,l.d7)(W)),C=y().posix.join(se,A(V)?`${u}-{page}${$}`:x==="files"?`${u}.{fil\
e}`:`${u}-{index}${$}`);throw M(`needs ${J.join(" or ")}, because one file gives several results: such as ${C}`)}const le=y().isAbsolute(W)?(0,l.dR)(te,W):(0,l.
d7)(W);if(!(y().isAbsolute(le)?(0,l.NB)(te,le):(0,l.FK)(y().posix.normalize(le))))throw M("must stay in the workspace or in RUNNER_TEMP");return le}function ye(W,te){
const x=["{dir}","{name}",...G(te)?["{index}"]:[]].filter(M=>!W.includes(M));return x.length===0?"process them in different steps":`use ${[x.slice(0,-1).join(",\
 "),...x.slice(-1)].filter(M=>M!=="").join(" or ")}`}const Me=W=>W.kind==="parts"||W.kind==="texts"?W.outputPath({index:1}):W.outputPath();function Ee(W,{matched:te,
overwrite:V,identity:x,exists:M,places:Z},ne){const ue=new Map(te.map(u=>[x(u),u])),oe=new Map;for(const u of W){const $=x(u.outputPath()),C=oe.get($);C?C.push(
u):oe.set($,[u])}const J=[],le=[],pe=u=>{J.push({field:"output",message:u})};for(const[u,$,...C]of oe.values()){if(!u)continue;const N=u.outputPath(),H=(0,a.Nk)(
N);if(!(0,l.NB)(Z,N)||N==="."||N.endsWith("/"))pe(`'${N}' is not a file in the workspace or in RUNNER_TEMP`);else if(H!==void 0)pe(H);else if((0,m.SV)(N))pe(`'${N}\
' is below .git, where nothing is written`);else if($){const[Q,re]=[u.inputs[0],$.inputs[0]],me=C.length===0?`'${Q}' and '${re}' would both`:`'${Q}', '${re}' an\
d ${C.length} more would all`;pe(`${me} be written to '${N}': ${ne}`)}else{const Q=Me(u),re=x(Q),me=ue.get(re);me!==void 0&&!u.inputs.some(Ae=>x(Ae)===re)?pe(`'${Q}\
' would replace another file that the step reads: choose a different pattern`):me!==void 0&&!V?pe(`'${Q}' would replace the input: choose a different pattern, o\
r ${Z.words.replace}`):me===void 0&&!V&&M(Q)&&le.push(Q)}}le.length>0&&pe((0,a.pL)(le,Z.words));const se=5;return J.length<=se?J:[...J.slice(0,se),{field:"outpu\
t",message:`and ${J.length-se} more such clashes`}]}}),32885:((ae,S,s)=>{s.d(S,{A:()=>v,T:()=>y});var b=s(45180);function y(O){const p=_=>[{field:"minimum-savin\
g",message:_}];return O.some(({name:_})=>_==="optimize_document"||_==="compress_document")?(0,b.Ud)(O)||(0,b.hS)(O)!=="document"?p("needs one result for each fi\
le: no merge, no split, no extraction"):[]:p("needs a step optimize-document or compress-document")}function v(O,p,_){return _===void 0||p<=O*(1-_/100)?void 0:`\
Not written: the result is ${(Math.max(0,O-p)/O*100).toFixed(1)} % smaller, and minimum-saving is ${_} %`}}),10008:((ae,S,s)=>{s.d(S,{s:()=>d,w:()=>c});var b=s(
3130),y=s(58426),v=s(51521),O=s(33858);function p(B,K){const ee=Object.entries((0,y.zI)(B).fields).filter(([,{group:j}])=>j==="permissions");return ee.length>0&&
K.user_password===void 0&&!ee.some(([j])=>K[j]===!1)}var _=s(51327);const w={encryption_algorithm:"AES-256"};var D=s(61729);function m(B){const K=B.startsWith("\
[")?(0,D.qF)(B):void 0;return Array.isArray(K)?K:B.split(/\r?\n/).map(ee=>ee.trim().replace(/,$/,"")).filter(ee=>ee!=="").join(",")}var a=s(45657);const l={name:"\
file",bytes:Uint8Array.of(0)},i=["{dir}","{name}"],d="compare_to";function c({name:B,raw:K,typed:ee,fromBase:j=!1},G){const{fields:Y}=(0,y.zI)(B),q={},ie={},de=[];
for(const[Ee,W]of Object.entries({...E(Y),...K})){const te=Y[Ee];if(te===void 0)continue;const V=A(te,W,ee[Ee]);"problem"in V&&de.push({field:Ee,message:V.problem}),
"path"in V&&(ie[Ee]=V.path),q[Ee]="value"in V?V.value:te.kind==="json"?{}:l}j&&(q[d]??=l);const ye=(0,b.qL)(B,q,G),Me=new Set(de.map(({field:Ee})=>Ee));for(const Ee of ye.
issues)Me.has(Ee.field)||de.push(Ee);return de.length===0&&(0,a.RZ)(de,I(B,q,ye.params)),{step:{name:B,params:ye.params,paths:ie,...j&&{fromBase:j}},issues:de}}
const h=["pages","first_page","last_page"];function I(B,K,ee){const j=Y=>K[Y]!==void 0&&K[Y]!=="";return(B==="extract_pages"||B==="remove_pages")&&!h.some(j)?[{
field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:h.slice(1)}]:p(B,{...ee})?[{field:"allow_print",message:"nothi\
ng is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:
[]}const E=B=>Object.fromEntries(Object.entries(w).filter(([K])=>Object.hasOwn(B,K)));function A(B,K,ee){if(K===""||K===null||ee===null)return{value:""};if(B.kind===
"pageOrder"||B.kind==="pageSet"){if(typeof K!="string"&&!Array.isArray(K))return{problem:"must be pages such as 1..3, or a list of pages"};const Y=(0,O.D_)(K);return"\
problem"in Y?Y:{value:Y.text.trim()}}if(B.kind==="json"&&typeof K=="object"&&!Array.isArray(K))return{value:ee};if(B.kind==="choices"&&Array.isArray(K))return{value:K};
if(B.kind==="json"&&Array.isArray(K))return{problem:T};if(typeof K!="string")return{problem:`must be a single value, and is a ${Array.isArray(K)?"list":"mapping"}`};
const j=K.trim();if(B.kind==="text")return{value:K};if(j==="")return{value:""};if(B.kind==="choices")return{value:m(j)};if(B.kind==="file"&&B.secret)return F(j);
const G=j.startsWith("[")&&j.endsWith("]");return B.kind==="json"&&(G||!j.startsWith("{")&&j.includes(`
`))?{problem:T}:B.kind==="file"||B.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(j)?z(j):{value:j}}const T='must be a JSON object such as {"name": "value"}, or t\
he path of a file that holds one; inside steps it can also be a YAML mapping';function F(B){const K=(0,_.S)(B);return K?{value:K}:{problem:_.SH}}function z(B){const K=(0,v.
Qf)(B).find(ee=>!i.includes(ee));return K!==void 0?{problem:`has the unknown placeholder ${K}: a path may hold ${i.join(" and ")}`}:/[\u0000-\u001f]/.test(B)?{problem:"\
must be the path of one file"}:{path:B}}}),4406:((ae,S,s)=>{s.d(S,{EC:()=>l,Pu:()=>i,Qf:()=>O,fU:()=>a,g$:()=>_,oH:()=>p});var b=s(58552),y=s(61729);const v=1e3,
O=(d,c,{found:h=null,limit:I=null,pages:E=[]}={})=>({rule:d,found:h,limit:I,pages:E.slice(0,v),message:c}),p=["open_password"],_=(d,c,h)=>`The file has ${d} ${h}\
; at most ${c} are allowed.`;function w({failures:d}){return Array.isArray(d)?d.flatMap(D):[]}function D(d){if(!(0,y.Gv)(d))return[];const{rule:c,found:h,limit:I,
pages:E,message:A}=d;if(typeof c!="string"||typeof A!="string")return[];const T=Array.isArray(E)?E.filter(F=>typeof F=="number"):[];return[{rule:c,found:m(h),limit:m(
I),pages:T,message:A}]}const m=d=>typeof d=="number"?d:null;function a(d,{nameOf:c,restate:h}){const{checks:I}=d,E=w(d).map(T=>({...h(T),rule:c(T.rule)})),A=Array.
isArray(I)?I.flatMap(T=>typeof T=="string"?[c(T)]:[]):[];return{...d,...I!==void 0&&{checks:A},failures:E}}class l extends b.zU{report;constructor(c){const h=w(
c).map(({message:I})=>I);super("invalid_parameters",`The check failed: ${h.join(" ")}`,{issues:h.map(I=>({field:"file",message:I,mentions:p}))}),this.report=c}}
function i(d){if(d.passed===!1)throw new l(d)}}),68747:((ae,S,s)=>{s.d(S,{XM:()=>p,an:()=>O,i9:()=>v});var b=s(58426);const y=_=>_.replace(/_(\w)/g,(w,D)=>D.toUpperCase()),
v=_=>_.replaceAll("_","-");function O(_,w,D){const m=w.filter(a=>/^\w+$/.test(a));return m.length===0?_:_.replace(new RegExp(`\\b(?:${m.join("|")})\\b`,"g"),D)}
const p=_=>(0,b.zI)(_).path??`/v1/${_}`}),85673:((ae,S,s)=>{s.d(S,{gx:()=>p,h:()=>O});function b(m,a){const l=y(m,a);if(l!==void 0)return[l];const i=w(m);return a.
filter(d=>w(d).some(c=>c.length>3&&i.includes(c)))}function y(m,a){let l;for(const i of a){const d=v(w(m),w(i));d<=2&&d<(l?.count??1/0)&&(l={name:i,count:d})}return l?.
name}function v(m,a){return m.length!==a.length?m.length*a.length===0?1/0:v([m.join("")],[a.join("")]):a.reduce((l,i,d)=>{const c=m[d]??"",h=Math.min(c.length,i.
length),I=D(c,i);return I>(h<3?0:h<7?1:2)?1/0:l+I},0)}const O=(m,a)=>_(b(m,a));function p(m,a){const l=y(m,a),i=d=>w(d).sort().join(" ");return _(l===void 0?a.filter(
d=>m!==""&&i(d)===i(m)):[l])}const _=m=>m.length===0||m.length>3?"":` (did you mean ${m.join(" or ")}?)`,w=m=>m.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(a=>a!=="");function D(m,a){let l=[],i=Array.from({length:a.length+1},(d,c)=>c);for(let d=0;d<m.length;d++){const c=[d+
1];for(let h=0;h<a.length;h++){const I=d>0&&h>0&&m[d]===a[h-1]&&m[d-1]===a[h];c.push(Math.min((i[h+1]??0)+1,(c[h]??0)+1,(i[h]??0)+(m[d]===a[h]?0:1),I?(l[h-1]??0)+
1:1/0))}l=i,i=c}return i.at(-1)??0}}),4528:((ae,S,s)=>{s.d(S,{G7:()=>h,GW:()=>v,IF:()=>l,JF:()=>a,KV:()=>m,_m:()=>D,lg:()=>y,u9:()=>w,uv:()=>_});const b=null,y={
"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function v(E,A=!1){const{per_page:T,tables:F,
layout:z}=E;return O(E)?"application/jsonl":A&&F===!0&&T!==!0?"text/csv":T===!0||F===!0?"application/json":z==="markdown"?"text/markdown":"text/plain"}const O=E=>(E.
pieces??"none")!=="none";function p(E){const A=v(E);return O(E)?["application/json",A]:E.tables===!0?[A,"text/csv"]:A==="text/markdown"?["application/json",A,"t\
ext/plain"]:[...new Set(["application/json",A])]}const _=({text:E})=>typeof E=="string"?E:"",w=({pages:E,tables:A,pieces:T})=>(E??A??T)!==void 0;function D({text:E,
pages:A,tables:T,pieces:F,...z}){return z}const m=({pieces:E})=>E,a=E=>E.map(A=>`${JSON.stringify(A)}
`).join(""),l=({tables:E})=>E??[];function i(E){return l(E).flatMap(({page:A,rows:T,header:F,certain:z},B)=>{const K=c(T,F);return T.slice(F?1:0).map((ee,j)=>({
row:Object.fromEntries(ee.map((G,Y)=>[K[Y],G])),about:{page:A,table:B+1,row:j+1,certain:z}}))})}const d="pdf";function c(E,A){const T=E.reduce((z,{length:B})=>Math.
max(z,B),0),F=new Set([d]);return Array.from({length:T},(z,B)=>{const K=A&&E[0][B]||`Column ${B+1}`;let ee=K;for(let j=2;F.has(ee);j++)ee=`${K} ${j}`;return F.add(
ee),ee})}function h(E){const[A,...T]=l(E);return A&&T.length===0?I(A.rows):void 0}const I=E=>E.map(A=>`${A.map(T=>/[",\r\n]/.test(T)?`"${T.replaceAll('"','""')}\
"`:T).join(",")}\r
`).join("")}),49180:((ae,S,s)=>{s.d(S,{q:()=>y});const b="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function y(p){const _=p.toLowerCase(),w=/^#([\da-f]{3}|[\da-f]{6})$/.exec(_)?.[1]??O().get(_);return w===void 0?void 0:(w.length===3?[...w].map(m=>m+m):[w.
slice(0,2),w.slice(2,4),w.slice(4)]).map(m=>Number.parseInt(m,16))}let v;function O(){const p=b.split(" ");return v??=new Map(p.flatMap((_,w)=>w%2===0?[[_,p[w+1]]]:
[]))}}),17079:((ae,S,s)=>{s.d(S,{Z:()=>p,_:()=>O});const b=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
y=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(m){
if(m.length>64)return;const a=m.trim().replace(y,(l,i,d,c)=>`${i??""}${1900+Number(d)}${c}`);return w(_(b.exec(a)??v.exec(a)))}function p(m){const a=m.length>64?
void 0:_(v.exec(m.trim()));if(!a||w(a)===void 0)return;const{year:l,month:i="",day:d="",hour:c="",minute:h="",second:I="",zone:E=""}=a;return`D:${l}${i}${d}${c}${h}${I}${E===
"Z"||E===""?E:`${E.replace(":","'")}'`}`}function _(m){if(!m)return;const[,a,l,i,d,c,h,I,E,A,T]=m,F=I??(E===void 0?void 0:`${E}${A??"00"}:${T??"00"}`);return{year:a,
month:l,day:i,hour:d,minute:c,second:h,zone:F}}function w(m){if(!m)return;const{year:a,month:l,day:i,hour:d,minute:c="00",second:h="00",zone:I}=m,E=(T,F,z)=>T===
void 0||Number(T)>=F&&Number(T)<=z;if(Number(a)===0||!E(l,1,12)||!E(i,1,D(Number(a),Number(l)))||!E(d,0,23)||!E(c,0,59)||!E(h,0,59)||I!==void 0&&I!=="Z"&&!(E(I.
slice(1,3),0,23)&&E(I.slice(4),0,59)))return;const A=[a,l,i].filter(T=>T!==void 0).join("-");return d===void 0?A:`${A}T${d}:${c}:${h}${I==="+00:00"||I==="-00:00"?
"Z":I??""}`}function D(m,a){return a===2?m%4===0&&(m%100!==0||m%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),3130:((ae,S,s)=>{s.d(S,{iL:()=>z,lF:()=>G,qL:()=>K});
var b=s(58552),y=s(15828),v=s(61729),O=s(58426),p=s(33037),_=s(72750),w=s(33858),D=s(29082),m=s(60666),a=s(34378);const l=2**31-1,i=/^ *[+-]?\d+ *$/,d=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
c=/[\p{Cc}\u2028\u2029]/u,h=/(?!\n)[\p{Cc}\u2028\u2029]/u,I=new RegExp("\\p{Cs}","u"),E=100,A={font:20*1024*1024,key:1e6,certificates:1e6},T=new Set(["files","c\
hoices"]),F="must be given only once";function z(u){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(u)}catch{return u}}function B(u,$,C="abse\
nt"){const{params:N,issues:H}=K(u,$,C);if(H.length>0)throw invalidParameters(H);return N}function K(u,$,C="absent"){const N=(0,O.zI)(u),H={},Q=[];for(const[re,me]of Object.
entries(N.fields)){const Ae=Object.hasOwn($,re),Pe=Ae?$[re]:void 0;if(ie(me,Pe)){Ae&&C==="refuse"&&Y(me,Pe)?Q.push({field:re,message:q(me)}):me.required?Q.push(
{field:re,message:`is required: ${(0,y.pG)(me)}`}):"default"in me&&(H[re]=me.default);continue}const Ie=de(me,Pe);"problem"in Ie?Q.push({field:re,message:Ie.problem}):
H[re]=Ie.value}return{params:H,issues:[...Q,...ee(N,H,Q)]}}function ee({fields:u,ascending:$,different:C,exclusive:N,needs:H,atLeastOne:Q,someTrue:re},me,Ae){const Pe=[],
Ie=$e=>(0,O.qR)(u[$e],me[$e]);if($){const[$e,we]=[me[$[0]],me[$[1]]];typeof $e=="number"&&typeof we=="number"&&$e>we&&Pe.push({field:$[0],message:`must not be g\
reater than ${$[1]}`,mentions:[$[1]]})}if(C){const[$e,we]=[me[C[0]],me[C[1]]];$e!==void 0&&$e===we&&Pe.push({field:C[0],message:`must differ from ${C[1]}`,mentions:[
C[1]]})}for(const[$e,we]of N??[]){const Le=Ie($e)?we.filter(Ie):[];Le.length>0&&Pe.push({field:$e,message:`must not be given together with ${Le.join(" and ")}: \
leave one of them out`,mentions:Le})}for(const[$e,we,Le]of H??[])Ie($e)&&!(0,O.D)(Le,u[we],me[we])&&Pe.push({field:$e,message:`needs ${j(we,Le)}`,mentions:[we]});
const We=$e=>Ie($e)||Ae.some(({field:we})=>we===$e);return Q&&!Q.some(We)&&Pe.push({field:Q[0],message:`is required, unless one of these is given: ${Q.slice(1).
join(", ")}`,mentions:Q.slice(1)}),re?.every($e=>me[$e]===!1)===!0&&Pe.push({field:re[0],message:`must be true, unless one of these is: ${re.slice(1).join(", ")}`,
mentions:re.slice(1)}),Pe}function j(u,$){return typeof $!="object"?`${u} to be ${$}`:"not"in $?`${u} to be other than ${$.not}`:`${u} to be given`}function G(u){
if(Array.isArray(u))return u.join(",");if(typeof u=="object")return JSON.stringify(u);const $=String(u);if(typeof u!="number"||!$.includes("e"))return $;if(u>=1)
return BigInt(u).toString();const[C,N]=$.split("e");return`0.${"0".repeat(-Number(N)-1)}${C.replace(".","")}`}function Y(u,$){return u.empty==="opener"?!1:u.empty!==
"word"||u.required===!0||$===void 0}function q(u){return u.required?`is empty: it must be ${(0,y.pG)(u)}`:u.kind==="text"&&u.secret?"is empty, so the document w\
ould open without a password: give a password, or route documents without one past this step":u.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,y.
pG)(u)}`:u.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in u?`is empty: write ${String(u.default)}, which is the defaul\
t, or leave the field out`:`is empty: give ${(0,y.pG)(u)}, or leave the field out`}function ie(u,$){return $==null||$===""||T.has(u.kind)&&Array.isArray($)&&$.length===
0?!0:u.kind==="text"&&!u.secret&&typeof $=="string"&&$.trim()===""}function de(u,$){const C=T.has(u.kind)||u.kind==="json"&&u.list!==void 0;if(Array.isArray($)&&
!C)return{problem:F};if($ instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(u.kind){case"text":return ye(u,$);case"flag":return Me(
u,$);case"integer":return Ee(u,$);case"decimal":return te(u,$);case"choice":return x(u,$);case"choices":return M(u,$);case"pageOrder":return Z(u,$,u.parts?w.X4:
_.p6);case"pageSet":return Z(u,$,D.lY);case"file":return ne(u,$);case"files":return ue(u,$);case"json":return oe(u,$);default:return u}}function ye(u,$){if(typeof $!=
"string"&&!(typeof $=="number"&&Number.isFinite($)))return{problem:`must be ${u.format?"":"text, "}${(0,y.pG)(u)}`};const C=u.lines?String($).replaceAll(`\r
`,`
`):String($);if(C.length>8*u.maxLength)return{problem:`must be ${(0,y.pG)(u)}`};const N=u.secret?C:(0,a.w)(C),H=(0,y.Y5)(u,N);return H>u.maxLength||H<(u.minLength??
0)?{problem:`must be ${(0,y.pG)(u)}`}:(u.lines?h.test(N):!u.secret&&c.test(N))?{problem:`must not contain control characters${u.lines?"":" or line breaks"}`}:!u.
secret&&I.test(N)?{problem:"must not contain an incomplete character (a lone surrogate)"}:u.format&&!m.E[u.format].holds(N)?{problem:m.E[u.format].problem?.(N)??
`must be ${(0,y.pG)(u)}`}:{value:N}}function Me(u,$){if(typeof $=="boolean")return{value:$};const C=typeof $=="string"?$.toLowerCase():"";return C==="true"||C===
"false"?{value:C==="true"}:{problem:`must be ${(0,y.pG)(u)}`}}function Ee(u,$){const N=(u.unit==="bytes"&&typeof $=="string"?(0,p.ik)($):void 0)??W($);if(N===void 0||
N<u.min)return{problem:`must be ${(0,y.pG)(u)}`};const H=u.max??l;if(N<=H)return{value:N};const Q=(0,y.pG)(u);return{problem:Q.includes(String(H))?`must be ${Q}`:
`must not be greater than ${H}`}}function W(u){return typeof u=="string"?i.test(u)?Number(u.trim())+0:void 0:typeof u=="number"&&Number.isInteger(u)?u+0:void 0}
function te(u,$){const N=(u.unit==="inches"&&typeof $=="string"?(0,p.Vi)($):void 0)??V($),{above:H=-1/0,min:Q=-1/0,max:re=1/0}=u;return Number.isFinite(N)&&N>H&&
N>=Q&&N<=re?{value:N+0}:{problem:`must be ${(0,y.pG)(u)}`}}function V(u){return typeof u=="number"?u:typeof u=="string"&&d.test(u)?Number(u.trim()):NaN}function x(u,$){
const{open:C}=u,N=W($),H=u.options.find(({value:re,contract:me=re})=>re===$||typeof $=="number"&&re===String($)||typeof me=="number"&&me===N);if(H)return{value:H.
value};const Q=C?N:void 0;return C&&Q!==void 0&&Q>=C.min&&Q<=C.max?{value:Q}:{problem:`must be ${(0,y.pG)(u)}`}}function M(u,$){const C=typeof $=="string"?$.replace(
/^ +| +$/g,"").split(/ *, */):$,N=u.options.map(({value:H})=>H);return!Array.isArray(C)||!C.every(H=>N.some(Q=>Q===H))?{problem:`must be ${(0,y.pG)(u)}`}:{value:N.
filter(H=>C.includes(H))}}function Z(u,$,C){if(typeof $!="string"&&typeof $!="number")return{problem:`must be ${(0,y.pG)(u)}`};const N=String($);if(N.length>u.maxLength)
return{problem:`must be at most ${u.maxLength} characters long, and has ${N.length}`};const H=C(N);return"problem"in H?{problem:H.problem}:{value:N}}function ne(u,$){
const{name:C,bytes:N}=typeof $=="object"?$:{};return typeof C!="string"||!(N instanceof Uint8Array)?{problem:`must be ${(0,y.pG)(u)}`}:N.length===0&&u.accepts!==
"any"?{problem:"is an empty file"}:N.length>(A[u.accepts]??1/0)?{problem:`is too large: it must be ${(0,y.pG)(u)}`}:{value:{name:C,bytes:N}}}function ue(u,$){const C=Array.
isArray($)?$:[$],N=[];for(const Q of C){const re=ne({...u,kind:"file"},Q??{});if("problem"in re)return re.problem.startsWith("must")?{problem:`must be ${(0,y.pG)(
u)}`}:re;N.push(re.value)}const H=N.reduce((Q,{bytes:re})=>Q+re.length,0);return N.length>u.max||H>u.maxBytes?{problem:`must be ${(0,y.pG)(u)}`}:new Set(N.map(({
name:Q})=>Q)).size<N.length?{problem:"has two files of one name"}:{value:N}}function oe(u,$){const C=`must be ${(0,y.pG)(u)}`;if(typeof $=="object"){const H=se(
$);return H!==void 0&&H.length<=u.maxLength?J(u,JSON.parse(H),C):{problem:C}}if(typeof $!="string")return{problem:C};if($.length>u.maxLength)return{problem:`mus\
t be at most ${u.maxLength} characters long, and has ${$.length}`};const N=(0,v.qF)($);if(N===void 0){const Q=(0,v.qF)($.replace(/[\r\n\t]/g," "))!==void 0?": w\
ithin a text, write a line break as \\n and a tab as \\t":"";return{problem:`${C}; it is not valid JSON${Q}`}}return J(u,N,C)}function J({list:u},$,C){const N=u!==
void 0&&Array.isArray($)&&$.every(v.Gv)?{[u]:$}:$;return(0,v.Gv)(N)?le(N):{problem:C}}function le(u){let $=[u];for(let C=0;$.length>0;C++){if(C===E)return{problem:`\
must not have more than ${E} arrays and objects within one another`};const N=$.flatMap(H=>Object.values(H));if(N.some(H=>typeof H=="number"&&!Number.isFinite(H)))
return{problem:"has a number that is too large"};$=N.filter(pe)}return{value:u}}const pe=u=>typeof u=="object"&&u!==null;function se(u){try{return JSON.stringify(
u)}catch{return}}}),15828:((ae,S,s)=>{s.d(S,{Cq:()=>D,Xl:()=>w,Y5:()=>a,k_:()=>O,pG:()=>v});var b=s(33037),y=s(60666);function v(c){switch(c.kind){case"text":{const h=c.
minLength?`${c.minLength} to ${c.maxLength}`:`at most ${c.maxLength}`;return c.format?`${y.E[c.format].words}, ${h} characters`:`${h} characters`}case"flag":return"\
true or false";case"integer":{const h=c.unit===void 0?"":`, in ${c.unit}, ${b.KH}`;return c.max===void 0||c.max===Number.MAX_SAFE_INTEGER?`a whole number of at \
least ${c.min}${h}`:`a whole number from ${c.min} to ${c.max}${h}`}case"decimal":return`a decimal number ${d(c)}, in ${c.unit}, with a point${c.unit==="inches"?
`, ${b.VR}`:""}`;case"choice":return`one of ${c.options.map(h=>typeof h.value=="number"?l(h):h.value).join(", ")}`;case"choices":return`one or more of ${c.options.
map(({value:h})=>h).join(", ")}, separated by commas`;case"pageOrder":return c.parts?`ranges of pages such as 1-3, 7, 9-, at most ${c.maxLength} characters`:`pa\
ges such as 3,1,2 or 2.. or -1,1..-2, at most ${c.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${c.maxLength}\
 characters`;case"file":return i[c.accepts];case"files":return`at most ${c.max} PNG or JPEG images of at most ${c.maxBytes/1e6} MB in all`;case"json":return`a J\
SON object such as ${c.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${c.maxLength} characters`;default:return c}}function O(c){if(c.contract===
void 0)return"";if(c.kind==="pageOrder")return`at most ${c.contract.maxLength} characters`;const{minLength:h,contract:I}=c;return"values"in I?`one of ${I.values.
join(", ")}`:`${h?`${h} to ${I.maxLength}`:`at most ${I.maxLength}`} ${I.characters==="printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characte\
rs"}`}const p=({value:c,contract:h})=>typeof c=="string"&&h===void 0,_=({options:c})=>c.some(({contract:h})=>h!==void 0)&&c.some(p),w=({options:c})=>`one of ${c.
filter(h=>!p(h)).map(({value:h})=>h).join(", ")}`;function D(c,h){if(c.kind==="choice")return _(c)&&c.options.some(E=>E.value===h&&p(E));if(c.kind==="pageOrder")
return c.contract!==void 0&&String(h).length>c.contract.maxLength;if(c.kind!=="text"||c.contract===void 0||typeof h!="string")return!1;const{contract:I}=c;return"\
values"in I?!I.values.includes(h):a(c,h)>I.maxLength||I.characters!==void 0&&!m.test(h)}const m=/^[\x20-\x7e]*$/,a=({secret:c},h)=>c?h.length:[...h].length;function l({
value:c,label:h,description:I}){const E=I??h.toLowerCase(),A=String(c).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return I===void 0&&h.toLowerCase().includes(
A)?String(c):`${c} (${E.charAt(0).toLowerCase()}${E.slice(1)})`}const i={pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of a\
t most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a f\
ile"};function d({above:c,min:h,max:I}){const E=c===void 0?`of at least ${h??0}`:`greater than ${c}`;return I===void 0?E:`${E} and at most ${I}`}}),50580:((ae,S,s)=>{
s.d(S,{L:()=>y});var b=s(58426);function y(v,O){return Object.entries((0,b.zI)(v).fields).flatMap(([p,_])=>{if(_.kind!=="choice"||!_.open||typeof O[p]!="number")
return[];const w=_.options.map(({value:D})=>D).join(", ");return[{field:p,message:`is a number that only some regions know: use ${w}`}]})}}),33037:((ae,S,s)=>{s.
d(S,{KH:()=>b,VR:()=>y,Vi:()=>D,ik:()=>p});const b="or a size such as 18 MB or 18 MiB",y="or a length such as 20 mm, 2 cm or 0.5 in",v={b:1,kb:1e3,mb:1e6,gb:1e9,
kib:2**10,mib:2**20,gib:2**30},O=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;function p(m){const[,a,l]=O.exec(m)??[],i=v[l?.toLowerCase()??""];return i===void 0?
void 0:Math.floor(Math.round(Number(a)*i*1e3)/1e3)}const _={mm:25.4,cm:2.54,in:1},w=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function D(m){const[
,a,l]=w.exec(m)??[],i=_[l?.toLowerCase()??""];return i===void 0?void 0:Number((Number(a)/i).toFixed(10))}}),51521:((ae,S,s)=>{s.d(S,{Ct:()=>_,Qf:()=>p,sA:()=>D});
var b=s(98446),y=s(34378);const v=/(\{[^{}]*\})/;function O(m,a){const l=[],i=[],d=`use ${a.map(c=>`{${c}}`).join(", ")}`;for(const c of(0,y.w)(m).split(v)){const h=a.
find(I=>`{${I}}`===c);if(h)l.push({placeholder:h});else if(v.test(c))i.push(c);else{if(/[{}]/.test(c))return{problem:`has a brace that belongs to no placeholder\
; ${d}`};c&&l.push({literal:c})}}return i.length===0?{pieces:l}:{problem:`has the unknown ${(0,b.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")};\
 ${d}`}}const p=m=>m.split(v).filter((a,l)=>l%2===1),_=(m,a)=>m.split(v).map((l,i)=>(i%2===1&&Object.hasOwn(a,l.slice(1,-1))?a[l.slice(1,-1)]:void 0)??l).join(""),
w=["number","last","label","name"],D=m=>O(m,w)}),66974:((ae,S,s)=>{s.d(S,{D6:()=>p,F1:()=>v,NL:()=>m,P3:()=>y,br:()=>O,bs:()=>D});var b=s(98446);const y={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function v(l,i,d){const c=[],h=[];for(const[I,E]of l.split(",").entries()){const A=I+1;if(i!==void 0&&
E.trim()===""){h.push(`entry ${A} is empty: write ${i}, separated by single commas`);continue}const T=d(E,A);"problem"in T?h.push(O(A,E,T.problem)):c.push(T.item)}
return h.length>0?{problem:D(h)}:{items:c}}const O=(l,i,d)=>`entry ${l} ('${a(i.trim())}') ${d}`,p=({position:l,text:i},d,c)=>O(l,i,`names ${_(d)}, but the docu\
ment has ${(0,b.y_)(c,"page")}`);function _(l){return Number.isSafeInteger(l)?`page ${l}`:"a page far beyond its end"}const w=5;function D(l){const i=l.length-w;
return[...l.slice(0,w),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function m(l){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(l);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(l)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(l)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(l){const i=[...l].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(d)?"?":d);return(0,b.Bu)(i.join(""),40)}}),72750:((ae,S,s)=>{s.d(S,{Ly:()=>_,UL:()=>w,aW:()=>p,p6:()=>O});var b=s(58552),y=s(66974);const v=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
O=m=>(0,y.F1)(m,"pages such as 3,1,2 or 2..5",(a,l)=>{const i=v.exec(a);if(!i)return{problem:D(a)};const d=Number(i[1]),c=i[3]===void 0?void 0:Number(i[3]);return d===
0||c===0?y.P3:{item:{from:d,to:c,range:i[2]!==void 0,text:a.trim(),position:l}}});function p(m,a,l){const i=A=>(0,b.G6)([{field:"page_order",message:A}]),d=O(m);
if("problem"in d)throw i(d.problem);const c=_(d.items,a);if("problem"in c)throw i(c.problem);const h=w(c.spans);if(h>l)throw i(`names ${h} pages in all; at most\
 ${l} are allowed`);const I=new Uint32Array(h);let E=0;for(const{first:A,last:T}of c.spans){const F=A<=T?1:-1;for(let z=A;z!==T+F;z+=F)I[E++]=z}return I}function _(m,a){
const l=[],i=m.map(d=>{const c=T=>T<0?a+1+T:T,h=c(d.from),I=d.range?d.to===void 0?a:c(d.to):h,A=[[d.from,h],[d.to??d.from,I]].find(([,T])=>T<1||T>a);return A&&l.
push((0,y.D6)(d,A[0],a)),{first:h,last:I}});return l.length>0?{problem:(0,y.bs)(l)}:{spans:i}}const w=m=>m.reduce((a,{first:l,last:i})=>a+Math.abs(i-l)+1,0);function D(m){
return/^ *\.\./.test(m)?"has no start: a range is written 1..5":(0,y.NL)(m)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((ae,S,s)=>{
s.d(S,{k1:()=>p,lY:()=>O,m7:()=>_});var b=s(58552),y=s(66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,O=m=>(0,y.F1)(m,"pages such as \
1..3, -1, odd",(a,l)=>{const i=a.trim(),d=v.exec(i);if(!d)return{problem:D(i)};const[,c,h,I,E,A]=d,T={negated:c!==void 0,text:i,position:l};if(h!==void 0)return{
item:{...T,pages:h.toLowerCase()}};const F=Number(I),z=E===void 0?F:A===void 0?"end":Number(A);return F===0||z===0?y.P3:{item:{...T,pages:{from:F,to:z}}}});function p(m,a,l="\
pages"){const i=E=>(0,b.G6)([{field:l,message:E}]),d=O(m);if("problem"in d)throw i(d.problem);const c=new w(a),h=new w(a),I=[];for(const E of d.items){const A=E.
negated?h:c;if(typeof E.pages=="string"){A.add(E.pages);continue}const{from:T,to:F}=E.pages,z=T<0?a+1+T:T,B=F==="end"?a:F<0?a+1+F:F,ee=(F==="end"?T<0?[[T,z]]:[]:
[[T,z],[F,B]]).find(([,j])=>j<1||j>a);ee&&I.push((0,y.D6)(E,ee[0],a)),!(F==="end"&&z>a||I.length>0)&&A.range(Math.min(z,B),Math.max(z,B))}if(I.length>0)throw i(
(0,y.bs)(I));return d.items.every(({negated:E})=>E)&&c.add("all"),c.without(h)}function _(m){const a=O(m);if("problem"in a||a.items.length!==1)return;const{negated:l,
pages:i}=a.items[0];if(l)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:d,to:c}=i;return c==="end"?{first:d}:c===-1?{first:d}:
c<1?void 0:{first:Math.min(d,c),last:Math.max(d,c)}}class w{pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=a,this.differences=new Int32Array(
a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,l){this.differences[a]++,this.differences[l+1]--}without(a){const l=new Uint32Array(this.
pageCount);let i=0,d=0,c=0;for(let h=1;h<=this.pageCount;h++){d+=this.differences[h],c+=a.differences[h];const I=h%2===1?"odd":"even";(d>0||this[I])&&!(c>0||a[I])&&
(l[i++]=h)}return l.subarray(0,i)}}function D(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is written 1..5":/^!/.test(m)?"is not a page: leave out p\
ages with not, such as not 2":(0,y.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),33858:((ae,S,s)=>{s.d(S,{D_:()=>m,X4:()=>K,kU:()=>ee});var b=s(58552),y=s(66974),v=s(72750);const O=/^(\d+|first)-(\d+|last|end)?$/i,p=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
_=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,w=/^(?:last|end)-(\d+|last|end)$/i,D=/^(-?\d+)-(-?\d+|last|end)$/i;function m(j){if(Array.isArray(j))return a(
j);if(typeof j!="string"&&typeof j!="number")return{problem:"must be text such as 1..3, or a list of pages"};const G=String(j),Y=G.split(/\r?\n/).filter(ie=>ie.
trim()!=="");if(Y.length>1&&Y.every(ie=>/^ *- +\S/.test(ie)))return a(Y.map(ie=>l(ie.replace(/^ *- +/,""))));const q=/^\s*\[(.*)\]\s*$/s.exec(G);return q?a(q[1].
split(",").map(l)):i(Y.length>1?Y.join(","):G)}function a(j){return j.some(G=>typeof G!="string"&&typeof G!="number")?{problem:'must be a list of pages such as \
3, or of ranges such as "2..5"'}:i(j.join(","))}function l(j){return j.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(j){const G=(0,y.F1)(j,void 0,Y=>{const{
items:q,isUnclear:ie}=E(Y),ye=ie||q.length>1&&q.some(Me=>Me.startsWith("-"))?A(q):q.map(T).find(Me=>Me!==void 0);return ye?{problem:`is ambiguous: write ${ye.join(
" or ")}`}:{item:q.length===0?Y:q.map(F).join(",")}});return"problem"in G?G:{text:G.items.join(",")}}const d=/^(?:not )?(?:-?\d+|first|last|end)$/i,c=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
h=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,I=new Set(["-","–",".."]);function E(j){const G=[];let Y=!1;for(const q of j.split(/\s+/)){if(q==="")continue;const ie=G.
at(-1)??"",de=c.test(ie),ye=de?d.test(q):d.test(ie)&&(I.has(q)||h.test(q));ye?G[G.length-1]=ie+q:ie.toLowerCase()==="not"?G[G.length-1]=`${ie} ${q}`:G.push(q),Y||=
de&&!ye}return{items:G,isUnclear:Y}}function A(j){const G=j.map(F).join(","),[Y,q,...ie]=j,de=ie.length===0&&q?/^-(\d+)$/.exec(q):null;return de&&Y&&/^\d+$/.test(
Y)?[G,`${Y}..${de[1]}`]:[G]}function T(j){const G=j.replace(/^not /i,""),Y=w.exec(G);if(Y)return/^\d/.test(Y[1])?[`-${Number(Y[1])+1}`,`-1..${Y[1]}`]:["-1"];const q=D.
exec(G);if(!q||O.test(G))return;const[,ie,de]=q;return de.startsWith("-")?[`${ie}..${de}`,`${ie},${de}`]:[`${ie}..${B(de)}`,`${ie},-${de}`]}function F(j){const[
,G="",Y=""]=/^(not )?(.*)$/i.exec(j)??[],q=O.exec(Y)??p.exec(Y)??_.exec(Y);return q?`${G}${B(q[1])}..${B(q[2]??"")}`:`${G}${B(Y)}`}const z={first:"1",last:"-1",
end:"-1"},B=j=>z[j.toLowerCase()]??j;function K(j){const G=m(j);return"problem"in G?G:(0,v.p6)(G.text)}function ee(j,G,Y,q="ranges"){const ie=W=>(0,b.G6)([{field:q,
message:W}]),de=K(j);if("problem"in de)throw ie(de.problem);const ye=(0,v.Ly)(de.items,G);if("problem"in ye)throw ie(ye.problem);const Me=ye.spans.flatMap(({first:W,
last:te},V)=>{const{position:x,text:M}=de.items[V];return W<=te?[]:[(0,y.br)(x,M,`ends before it starts: write ${te}-${W}`)]});if(Me.length>0)throw ie((0,y.bs)(
Me));const Ee=(0,v.UL)(ye.spans);if(Ee>Y)throw ie(`names ${Ee} pages in all; at most ${Y} are allowed`);return ye.spans}}),77040:((ae,S,s)=>{s.d(S,{n:()=>O});const b=[
"number","last","title","date"],y=`use ${b.map(p=>`{${p}}`).join(", ")}, and a \\ before a brace that is text`,v="{}|\\";function O(p){const _=[[]],w=[];let D="";
const m=()=>{D!==""&&_.at(-1).push(D),D=""};for(let d=0;d<p.length;d++){const c=p[d];if(c==="\\"&&d+1<p.length&&v.includes(p[d+1]))D+=p[++d];else if(c==="|")m(),
_.push([]);else{if(c==="}")return{problem:`has a brace that belongs to no placeholder; ${y}`};if(c==="{"){const h=p.indexOf("}",d);if(h<0)return{problem:`has a \
brace that belongs to no placeholder; ${y}`};const I=p.slice(d+1,h),E=b.find(A=>A===I);m(),E?_.at(-1).push({placeholder:E}):w.push(`{${I}}`),d=h}else D+=c}}if(m(),
w.length>0)return{problem:`has the unknown ${w.join(" and ")}; ${y}`};if(_.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| \
for a bar that is text"};const[a=[],l=[],i=[]]=_;return _.length===1?{left:[],middle:a,right:[]}:_.length===2?{left:a,middle:[],right:l}:{left:a,middle:l,right:i}}}),
60666:((ae,S,s)=>{s.d(S,{E:()=>l,L:()=>D});var b=s(49180),y=s(17079),v=s(51521),O=s(77040);function p(i){const d=(0,v.sA)(i);return"problem"in d?d.problem:void 0}
function _(i){const d=(0,O.n)(i);return"problem"in d?d.problem:void 0}const w=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,D=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(i),m=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function a(i){const d=URL.canParse(i)?new URL(i):void 0;return d?.protocol==="https:"&&d.username===
""&&d.password===""}const l={"file-name":{holds:m,words:"a file name without folders"},"media-type":{holds:D,words:"a media type such as text/xml or application\
/pdf"},color:{holds:i=>(0,b.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,y.Z)(i)!==void 0,words:"a date of ISO 8601 such \
as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>p(i)===void 0,words:"text such as {number} / {last}",problem:p},"running-line":{holds:i=>_(
i)===void 0,words:"a line such as {title}|{number} / {last}",problem:_},"https-address":{holds:a,words:"an HTTPS address such as https://tsa.example.com"},"lang\
uage-tag":{holds:i=>w.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ae,S,s)=>{s.d(S,{Kf:()=>y,RZ:()=>b,YG:()=>v});function b(O,p){
for(const _ of p)O.push(_)}const y=O=>{let p=-1/0;for(const _ of O)p=Math.max(p,_);return p},v=O=>{let p=1/0;for(const _ of O)p=Math.min(p,_);return p}})};
