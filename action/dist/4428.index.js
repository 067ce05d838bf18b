"use strict";exports.id=4428,exports.ids=[4428],exports.modules={84428:((ce,B,s)=>{var b=s(67981),E=s(73024),M=s(58552),w=s(68747),p=s(98446),O=s(48161);const I=["failed","s\
kipped","notes","nothing"],_=32,l=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=_,f=`must be a whole number from 1 to ${_}`,h=300,i=86400,u=e=>/^\d{1,5}$/.test(e)&&
Number(e)>=1&&Number(e)<=i,a=`must be a whole number of seconds from 1 to ${i}`,m=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),A="must be a number of percent from 0 to 99, \
such as 5";var y=s(79463),D=s(46863),L=s(52465),F=s(74581),G=s(97904),R=s(15969);function k(e,t){if(e==="")return;const n=(0,G.Ye)((0,R.M0)(t,e)),o=n===void 0?"\
does not exist":ee(n,t);if(o===void 0)return n;throw new M.zU("configuration",`The folder '${e}' of language-data ${o}`,{advice:"Give a folder with files such a\
s eng.traineddata or eng.traineddata.gz"})}function ee(e,t){return(0,R.NB)(t,e)?(0,G._N)(e)?.isDirectory()?(0,F.Y)(e).length===0?"has no data of a language":void 0:
"is not a folder":`is outside of ${t.words.start}`}async function W(e,t,n){if(e.region!==""||e.baseUrl!=="")return(await Promise.all([s.e(2760),s.e(2958),s.e(6053),
s.e(2237),s.e(8958),s.e(8875)]).then(s.bind(s,18875))).chooseRegion(e,t);const o=k(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),open:r=>Y(r,t,
n,{folder:o,concurrency:e.concurrency}),place:t.words.here}}async function Y(e,{workspace:t,words:n},o,{folder:r,concurrency:d=Math.min((0,O.availableParallelism)(),
_)}){const $={folder:r,cure:n.giveLanguages},P=Math.min(e,d),N=(0,D.ZK)(t),j=()=>Promise.resolve();if(P<2){const{localHere:H}=await Promise.all([s.e(9439),s.e(2479)]).
then(s.bind(s,59439)),{pause:ue}=await Promise.resolve().then(s.bind(s,8526)),ye=H({},L.db,ue,{recognition:{...$,entry:o}});return{execute:($e,Z)=>(0,y.g)($e,Z,
ye,N),lanes:P,close:j,abandon:j}}const{workerPool:C}=await s.e(2638).then(s.bind(s,12638)),K=C({entry:await o(),size:Math.min(P,(0,O.availableParallelism)()),ports:L.
db,recognition:$});return{execute:(H,ue)=>(0,y.g)(H,ue,K,N),lanes:P,close:K.close,abandon:j}}var J=s(30245),Q=s(64123),fe=s(34),me=s(76760),re=s.n(me);const De=()=>Promise.
resolve(re().join(__dirname,"index.js"));var te=s(58426),v=s(54614),q=s(45180),T=s(57214),x=s(45657);function z(e){const n=(re().sep==="/"?e.replaceAll("\\","\\\\"):
e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function ne(e,t,n,o=new Set){for(const C of[e,...t])if(oe(C)>ie)throw(0,M.G6)([{field:"files",
message:`the pattern '${C}' has more than ${ie} * in one name: write fewer`}]);const{create:r}=await s.e(102).then(s.bind(s,50102)),$=[e,...t.map(C=>C.slice(1).
trim())].map(C=>he(C,n)).map((C,K)=>K===0?C:`!${C}`),P=await r($.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw be(e)});pe(P.constructor,o);const N=new Set((0,R.d7)(e).split("/")),j=C=>(0,R.dR)(n,C).split("\
/").some(K=>se.has(K)&&!N.has(K));return(await P.glob()).filter(C=>!j(C))}function pe(e,t){const n=e,o=n.passesOver;if(n.passesOver=t,o!==void 0)return;const r=n.
stat.bind(n);n.stat=(d,...$)=>r(d,...$).catch(P=>{if((0,v.xU)(P)!=="ENOENT")throw P;n.passesOver?.add(d.path)})}const ie=4,oe=e=>(0,x.Kf)((0,R.d7)(e).split("/").
map(t=>t.match(/\*+/g)?.length??0)),se=new Set([".git","node_modules"]);function he(e,{workspace:t,otherNames:n=[]}){for(const[o,r]of n)if(e.startsWith(o)&&["",
"/",re().sep].includes(e.charAt(o.length)))return r+e.slice(o.length);return re().isAbsolute(e)||t===process.cwd()?e:`${z(t)}/${e}`}function be(e){const t=`the \
pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,M.G6)([{field:"files",message:t}])}const ge=[[/^-\s/,"files tak\
es lines, not a YAML list: leave out the dash"],T.jB,T.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[
/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],T.jN,T.yZ,T.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function c(e,t,n){if(V(n.workspace))return n.
words.empty;const o=(0,T.oR)(e,ge);if(o!==void 0)return o;const r=async $=>ne($,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin\
 with ! exclude every file that it matches";const d=S(e,n);if(d!==void 0)return d;if((0,G._N)((0,R.M0)(n,e))?.isDirectory()===!0)return"the folder has no such f\
iles";for(const[$,P]of re().isAbsolute(e)&&n.anywhere?[]:g(e)){const[N]=$===e?[]:await r($);if(N!==void 0)return`${P}, and there is ${(0,R.dR)(n,N)}`}}const g=e=>[
[U(e),"upper and lower case count"],[U(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],
[e.normalize("NFD"),"its accents are not written as in the name of the file"]],U=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===
t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function S(e,t){const n=(0,R.M0)(t,e).split(re().sep),o=n.findIndex(r=>/[*?[]/.test(r));for(let r=1;r<=
(o<0?n.length-1:o);r++){const d=n.slice(0,r).join(re().sep);if((0,R.I5)(t,d)===void 0||!(0,G.PJ)(d))continue;const[$,P]=[(0,R.dR)(t,d),(0,G.Ye)(d)];return P===void 0?
`'${$}' is a link to a folder that does not exist`:(0,R.NB)(t,P)?`'${$}' is a link, which patterns do not follow: write '${(0,R.dR)(t,P)}' in its place`:`'${$}'\
 is a link that leads out of the workspace`}}function V(e){try{return(0,E.readdirSync)(e).length===0}catch{return!1}}function X(e){if(e?.alsoXml)return ae.invoice;
const t=e?.accepts??"pdf";return ae[t==="text"?e?.textKind??"markdown":t]}const ae={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,markdown:/\.(?:md|markdown)$/i,html:/\.x?html?$/i,
invoice:/\.(?:pdf|xml)$/i};async function le(e,t,n,o){const r=[],d=new Set,$=new Set,P=[],N=new Map;for(const[j,{text:C,literal:K}]of e.entries()){if(!K&&C.startsWith(
"!"))continue;if(!(0,R.NB)(t,C))throw be(C);const H=K?[]:e.slice(j+1).flatMap(Z=>Z.text.startsWith("!")?[Z.text]:[]),ue=new Set,{matches:ye,isPath:$e}=await Ae(
C,K,H,n,t,ue);for(const Z of ue)Te(Z,C,n)&&N.set((0,R.dR)(t,Z),Se(Z));ye.length===0&&ue.size===0&&P.push({line:C,reason:await c(C,H,t)});for(const Z of ye){const de=(0,R.
dR)(t,Z),Oe=(0,J.YY)(t,Z);if(Oe!==void 0){N.set(de,Oe);continue}const Me=(0,Q.hQ)(de);(!d.has(Me)||o&&$e&&$.has(Me))&&r.push(de),d.add(Me),$e&&$.add(Me)}}return{
files:r,empty:P,refused:N,idle:await xe(e,t)}}async function xe(e,t){const n=[],o=e.findIndex(({text:r,literal:d})=>d||!r.startsWith("!"));for(const[r,{text:d,literal:$}]of e.
entries()){if($||!d.startsWith("!"))continue;const P=d.slice(1).trim();r<o?n.push(`'${d}' excludes nothing, because it comes before the lines from which it coul\
d exclude files`):(0,R.NB)(t,P)&&(await ne(P,[],t).catch(()=>[])).length===0&&n.push(`'${d}' excludes nothing: no file matches '${P}'`)}return n}async function Ae(e,t,n,o,r,d){
const $=(0,R.M0)(r,e),P=!t&&/[*?[\]\\]/.test(e)?void 0:(0,G._N)($);if(t)return{matches:(0,G.Ms)($)===void 0?[]:[$],isPath:!0};if(P?.isFile()&&n.length===0)return{
matches:[$],isPath:!0};const N=await ne(e,n,r,d),j=P?.isDirectory()?N.filter(C=>o.test(C)):N;return{matches:j.length>1?Ee(j):j,isPath:P?.isFile()??!1}}function Te(e,t,n){
const o=/\.[^./*?[\]]+$/.exec(t)?.[0];return o===void 0?n.test(e):e.endsWith(o)}const Se=e=>e.includes("�")?"has a name that is not UTF-8":"was removed while \
files were searched";function Ee(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(o,r)=>{for(let d=0;d<o.length&&d<r.length;d++){const $=t(o[d]??"",r[d]??
"");if($!==0)return $}return o.length-r.length};return e.map(o=>({file:o,segments:(0,R.d7)(o).split("/")})).sort((o,r)=>n(o.segments,r.segments)||(o.file<r.file?
-1:1)).map(({file:o})=>o)}const _e=5;async function we(e,t,n,o){const r=(0,q.Ud)(e.steps),d=e.steps[0],$=await le(e.files,t,X(d&&(0,te.zI)(d.name)),r);Ze($,e.ifNoFilesFound,
o);for(const H of $.idle)o.add(H);const P=Ue($.files,n);if(P.length===0&&$.files.length>0&&ft("No file is left to work on: the steps use every file that matches\
. Name other files in files",e.ifNoFilesFound,o),!e.changedOnly||P.length===0)return{matched:P,files:P};const{changedFiles:N}=await Promise.all([s.e(2958),s.e(1787),
s.e(7874)]).then(s.bind(s,67874)),j=await N(e.githubToken);if("unknown"in j)return o.add(`changed-only leaves nothing out: ${j.unknown}`),{matched:P,files:P};const C=H=>j.
paths.has(H),K=[];for(const H of P)([H,...n.neededBy(H).keys()].some(C)||(await n.mentionedIn(H)).some(C))&&K.push(H);return b.pq(`${(0,p.y_)(K.length,"file")} \
of ${P.length} changed`),{matched:P,files:(r||e.continueNumbers)&&K.length>0?P:K}}function Ue(e,t){const n=new Map(e.flatMap(o=>[...t.neededBy(o)]));return n.size===
0?e:e.filter(o=>{const r=n.get(o);return r!==void 0&&b.pq((0,v.g$)(`'${o}' is left out of files: ${r} uses it`)),r===void 0})}function Ze({files:e,empty:t,refused:n},o,r){
const d=t.map(({line:j,reason:C})=>C===void 0?`'${j}'`:`'${j}' (${C})`),$=[...n].map(([j,C])=>`'${j}' was left out: it ${C}`),P=d.length===0?"files, which is an\
 empty list":(0,p.Dw)(d,_e,"more lines"),N=e.length>0||d.length===0||t.some(({reason:j})=>j!==void 0)?"":". Paths start at the workspace. Make sure that an earl\
ier step creates the files";if(o==="error"&&$.length>0)throw new M.zU("configuration",$.slice(0,_e).join(". "));for(const j of $)r.add(j);d.length===0&&e.length+
$.length>0||ft(`No file matches ${P}${N}`,o,r)}function ft(e,t,n){if(t==="error")throw new M.zU("configuration",e);t==="warn"?n.add(e):b.pq((0,v.g$)(e))}const Bt={
start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"api-key",giveKey:"Pass a secret\
: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the documents are process\
ed on the runner, and no key is needed",giveLanguages:"Give a folder with its data as language-data",here:"on the runner"};function jt(){const e=process.env.GITHUB_WORKSPACE;
try{process.chdir(e??".")}catch(r){throw new M.zU("configuration",`The workspace '${e}' cannot be opened (${(0,v.xU)(r)})`,{advice:"Run the step in a job with a\
 workspace, and do not remove that folder in an earlier step",cause:r})}const t=process.cwd(),n=process.env.RUNNER_TEMP||void 0,o=[e??t,(0,G.Ye)(t)??t].map(r=>[
re().resolve(r),t]);return n!==void 0&&o.push([(0,G.Ye)(n)??n,n]),{...Wt(t,n),otherNames:o.filter(([r,d])=>r!==d)}}const Wt=(e,t)=>({workspace:e,temporary:t,anywhere:!1,
words:Bt}),Ft=5;function Kt(e){let t=process.uptime();return(n,o,r)=>{const d=process.uptime();d-t<Ft||(t=d,e(`${n}: ${o}, ${Math.round(r*100)} %`))}}var Je=s(3130),
kt=s(3621),zt=s(72002),Ge=s(8526),ut=s(86006),Xe=s(10008);const dt=/\{(?:dir|name)\}/;class Gt{steps;places;base;shared=new Map;constructor(t,n,o){this.steps=t,
this.places=n,this.base=o}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:o})=>Object.values(o).map(r=>[this.pathFor(r,t),(0,w.i9)(n)])))}check(){const t=[];
for(const{paths:n}of this.steps)for(const[o,r]of Object.entries(n)){if(dt.test(r))continue;const d=this.problemOf(this.pathFor(r,""));d!==void 0&&t.push({field:o,
message:d})}if(t.length>0)throw(0,M.G6)(t)}async parametersOf({name:t,params:n,paths:o,fromBase:r},d){const $={};r&&this.base&&($[Xe.s]=await this.base.read(d));
for(const[P,N]of Object.entries(o)){const j=this.pathFor(N,d),C=await(dt.test(N)?this.read(j,P):this.readOnce(j,P)),K=(0,te.zI)(t).fields[P]?.kind==="json",{params:H,
issues:ue}=(0,Je.qL)(t,{[P]:K?(0,Je.iL)(C.bytes):C}),ye=ue.filter(({field:$e})=>$e===P);if(ye.length>0)throw(0,M.G6)(ye.map(({field:$e,message:Z})=>({field:$e,message:`\
'${j}': ${Z}`})));$[P]=H[P]}return{...n,...$,...await this.mentionedBy(t,d)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const o=await this.imagesBeside(
n.name,t);return o?o.images.map(({file:r})=>r):[]}catch(o){if(o instanceof M.zU&&o.code==="invalid_parameters")return[];throw o}}async mentionedBy(t,n){const o=await this.
imagesBeside(t,n);if(!o||o.images.length===0)return{};const{wire:r,images:d}=o,$=[];for(const{target:j,file:C}of d)$.push({name:j,bytes:(await this.read(C,r)).bytes});
const{issues:P}=(0,Je.qL)(t,{[r]:$}),N=P.filter(({field:j})=>j===r);if(N.length>0)throw(0,M.G6)(N);return{[r]:$}}async imagesBeside(t,n){const[o]=Object.entries(
(0,te.zI)(t).fields).find(([,{kind:C}])=>C==="files")??[];if(o===void 0)return;const{textKind:r="markdown"}=(0,te.zI)(t),{bytes:d}=await this.read(n,o);if(d.length>
kt.xG)return;const{imagesNamedIn:$,mayNameImages:P}=await Promise.all([s.e(1917),s.e(4299),s.e(1637),s.e(4622),s.e(2594)]).then(s.bind(s,72594)),N=Ht({name:n,bytes:d});
if(!P(r,N))return;const j=[];for(const C of await $(r,N,new zt.o(Ge.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(C))continue;const K=(0,R.dR)(this.places,re().
posix.join(re().posix.dirname(n),C.replace(/[?#].*$/,"")));!this.places.anywhere&&re().isAbsolute(K)||this.problemOf(K)===void 0&&j.push({target:C,file:K})}return{
wire:o,images:j}}pathFor(t,n){const{dir:o,name:r}=re().posix.parse(n),d=t.replaceAll("{dir}",()=>o||".").replaceAll("{name}",()=>r);return(0,R.dR)(this.places,d)}readOnce(t,n){
let o=this.shared.get(t);return o||this.shared.set(t,o=this.read(t,n)),o}async read(t,n){const o=this.problemOf(t);if(o!==void 0)throw(0,M.G6)([{field:n,message:o}]);
const r=await(0,G.oD)(re().resolve(this.places.workspace,t)).catch(d=>{throw(0,M.G6)([{field:n,message:`'${t}' could not be opened (${(0,v.xU)(d)})`}])});if((0,ut.
_V)(r))throw(0,M.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${ut.U}`}]);return{name:re().posix.basename(t),bytes:r}}problemOf(t){
if(!(0,R.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,G.Ms)((0,R.M0)(this.places,t))===void 0)return`there is no file '${t}\
'. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,J.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const Ht=({
bytes:e})=>new TextDecoder("utf-8").decode(e);var lt=s(72256);const mt=4096;function Qe(e,t){const n=(0,M.l3)(e),o=[n,...n.others].map(r=>{const d=Yt(r),$=r.advice===
void 0?d:`${d.replace(/[.:]$/,"")}. ${r.advice}`;return(0,lt.b)(t,$,(0,M.R3)(r))});return(0,v.g$)(o.join(". ")).slice(0,mt)}const Yt=({message:e,issues:t})=>t.filter(
({field:n})=>n==="file").reduce((n,{message:o})=>n.replace(`file: ${o}`,()=>new RegExp("^\\p{Ll}","u").test(o)?`The document ${o}`:o),e);var We=s(13707);const Fe=10;
class Vt{given=0;add(t,n,o){const r=(0,v.g$)(t).slice(0,mt);this.given++,this.given<=Fe?b.$e(r,{...n===void 0?{}:{file:n},...o===void 0?{}:{title:o}}):b.pq(n===
void 0?`Warning: ${r}`:`Warning: ${(0,v.g$)(n)}: ${r}`)}}var Ne=s(61729),Be=s(76223);const qe=10,Zt={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"\
bookmarks",attachments:"attachments",form:"form fields"},ht="New: there is no earlier version",Jt=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:ht,data:{}}),et=({message:e})=>e===ht,tt=e=>e.some(t=>(0,Be.jb)(t)!==void 0||et(t)),nt=e=>et(e)||(0,Be.eJ)(e);function Xt(e){
const t=tt(e),n=t?String(e.every(r=>(0,Be.jb)(r)?.same===!0)):"",o=t?String(pt(e).differing):"";return{same:n,changed:e.filter(nt).map(({input:r})=>r),changedPages:o}}
function pt(e){let[t,n]=[0,0];for(const o of e){const r=(0,Be.jb)(o);if(!r)continue;const d=$=>Number(je(r.counts,`pages${$}`));t+=ze.reduce(($,[,P])=>$+d(P),0),
n+=Number(r.pageCount)+d("Removed")}return{differing:t,total:n}}function Qt(e){const{differing:t,total:n}=pt(e);return`${t} of ${(0,p.y_)(n,"page")} ${(0,p.d5)(
t,"differs","differ")}`}const qt=e=>e.filter(nt).map(t=>({file:t.input,message:t.message??nn((0,Be.jb)(t))})),en=(e,t)=>`fail-on-difference: ${e} of ${(0,p.y_)(
t,"file")} ${(0,p.d5)(e,"differs","differ")} from the earlier version`;function tn(e,t){for(const[n,{file:o,message:r}]of e.entries())n>=Fe-1?b.pq((0,v.g$)(`${o}\
: ${r}`)):t==="error"?b.z3(r,{file:o,title:"Differs"}):b.lm(r,{file:o,title:"Changed"})}function nn(e){const t=ze.flatMap(([o,r])=>{const d=gt(e,r);return d===""?
[]:[`Pages ${o}: ${d}`]}),n=$t(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const ze=[["added","Added"],["removed","Removed"],
["moved","Moved"],["changed","Changed"]];function gt(e,t){const n=je(e.pages,t.toLowerCase()),o=(Array.isArray(n)?n:[]).map($=>typeof $=="number"?$:Number(je($,
"page"))),r=Number(je(e.counts,`pages${t}`)),d=o.slice(0,qe).join(", ");return r>qe?`${d} and ${r-qe} more`:d}function $t(e){return[...Object.entries(Zt).flatMap(
([n,o])=>Number(je(e.counts,n))>0?[o]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const je=(e,t)=>(0,Ne.C5)(e,t)??null,sn=[
"","File","Pages",...ze.map(([,e])=>e),"Also"];function on(e){const t=(0,Be.jb)(e),n=e.notes.map(N=>`<br><em>${(0,v.Hn)(N)}</em>`).join("");if(!t)return`<td col\
span="${ze.length+2}">${(0,v.Hn)(e.message??"")}${n}</td>`;const[o,r]=[Number(t.pageCount),Number(t.pageCountBefore)],d=o===r?String(o):`${r}&nbsp;→&nbsp;${o}`,
$=ze.map(([,N])=>gt(t,N)),P=t.same===!0?"the same":$t(t);return[d,...$,P+n].map(N=>`<td>${N}</td>`).join("")}const rn=e=>et(e)?"🆕":nt(e)?"✏️":"✅";function an(e,t){
let n="",o=0;for(const r of e)for(const d of yt((0,Be.jb)(r)?.pages,"changed")){const $=yt(d,"diff").map(String);if($.length===0)continue;const N=`<details><sum\
mary>${`<code>${(0,v.Hn)(r.input)}</code>, page ${Number(je(d,"page"))}`}</summary>

\`\`\`diff
${$.map(v.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(N)>t?o++:n+=N}return o===0?n:`${n}<p>${(0,p.y_)(o,"more page")} did not fit here.</p>
`}function yt(e,t){const n=je(e,t);return Array.isArray(n)?n:[]}const ss=null,cn=/[\r\n]|^\s|\s$/;class fn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
st("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=re().join((0,E.mkdtempSync)(re().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:$,...P})=>({...P,...$})),o=t.flatMap(({status:$,output:P})=>$==="done"&&P!==null?[P]:[]),r=o.filter($=>!cn.test($)),d=o.length===0?"":`, al\
though ${(0,p.y_)(o.length,"file")} were written: see the log`;st(`The output results-file cannot be written${d}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,E.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),st(`The outputs of the step cannot be written${d}`,process.env.GITHUB_OUTPUT,()=>{b.uH("files",o),b.uH("paths",r.map(z).join(`
`)),b.uH("count",o.length),b.uH("failed",t.filter(({status:C})=>C==="failed").length);const $=t.filter(({status:C,output:K})=>C==="done"&&K!==null);b.uH("total-\
bytes",(0,v.cz)($.map(({bytesAfter:C})=>C??0))),b.uH("total-pages",(0,v.cz)($.map(({pages:C})=>C??0)));const{same:P,changed:N,changedPages:j}=Xt(t);b.uH("same",
P),b.uH("changed",N),b.uH("changed-pages",j),b.uH("results",n),b.uH("results-file",this.resultsFile)}),r.length<o.length&&b.pq(`The output paths leaves out ${(0,p.
y_)(o.length-r.length,"name")} with a line break or an outer blank`)}}const un=new Set(["ENOSPC","EDQUOT"]);function st(e,t,n){try{n()}catch(o){const r=t!==void 0&&
(0,E.existsSync)(t)?(0,v.xU)(o):"there is no such file";throw new M.zU("configuration",`${e} (${r})`,{advice:un.has((0,v.xU)(o))?"Free space on the disk of the \
runner":"Check that earlier steps do not remove or lock the files of the runner",cause:o})}}var dn=s(90866);const ot=1024*1024,Et=2048,bt={done:"✅",failed:"❌",
planned:"📝",skipped:"⏭️"};function ln(e){const{rows:t,operations:n}=e,o=`<h3>Octavo: ${(0,v.Hn)(n.join(" → "))}</h3>
<p>${wt(e)}</p>
`;if(t.length===0)return o;const r=tt(t),d=[];let $=Buffer.byteLength(o)+Et;for(const[K,H]of t.entries()){const ue=r?mn(H):hn(H,t[K-1],Ot(e));if($+=Buffer.byteLength(
ue),$>ot)break;d.push(ue)}const P=(r?sn:Ot(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(K=>`<th>${K}</th>`).
join(""),N=t.length-d.length,j=N===0?"":`<p>${(0,p.y_)(N,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,C=e.showText?an(t,ot-$-Et):"";return`${o}<table>
<tr>${P}</tr>
${d.join("")}</table>
${j}${C===""?"":`
${C}`}`}const mn=e=>`<tr><td>${e.status==="done"?rn(e):bt[e.status]}</td><td><code>${(0,v.Hn)(e.input)}</code></td>${on(e)}</tr>
`;function wt({rows:e,matched:t,place:n,dryRun:o,seconds:r}){const d=H=>e.filter(ue=>ue.status===H),$=d("done");if(e.length===0)return`${t===0?"No file matches":
`No change in ${(0,p.y_)(t,"file")}`}, nothing written · ${n} · ${r.toFixed(1)} s`;const P=$.filter(({output:H})=>H!==null).length,N=o?[`Dry run: ${(0,p.y_)(d(
"planned").length,"result")} planned, nothing written`]:[P===0&&$.length>0?`${(0,p.y_)($.length,"file")} read, none written`:`${(0,p.y_)(P,"file")} written`];for(const H of[
"failed","skipped"])d(H).length>0&&N.push(`${d(H).length} ${H}`);const j=(0,v.cz)([...new Map($.map(H=>[H.inputs.join(`
`),H.bytesBefore??0])).values()]),C=(0,v.cz)($.map(({bytesAfter:H})=>H??0)),K=$.length===0?"":` · ${(0,v.IV)(j)}${P===0?"":` → ${(0,v.IV)(C)}`}`;return`${N.join(
", ")}${K} · ${n} · ${r.toFixed(1)} s`}const Ot=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>$n(t));function hn(e,t,n){const{status:o,input:r,
inputs:d,output:$,pages:P,bytesBefore:N,bytesAfter:j,message:C,notes:K,data:H}=e,ue=d.length>1&&o!=="failed"?` <em>and ${d.length-1} more</em>`:"",ye=[...$===null?
[]:[`<code>${(0,v.Hn)($)}</code>`],...C===null?[]:[(0,v.Hn)(C)],...Object.values(H).flatMap(ve=>gn(ve)),...K.filter(ve=>t?.input!==r||!t.notes.includes(ve)).map(
ve=>`<em>${(0,v.Hn)(ve)}</em>`)],$e=e.facts.firstPage!==void 0,Z=n?[rt(N),rt(j),$e?"":yn(N,j)]:[rt(N)],de=[P===null?"":String(P),...Z],Oe=ye.join("<br>"),Me=de.
every(ve=>ve==="")?`<td colspan="${de.length+1}">${Oe}</td>`:`<td>${Oe}</td>${de.map(ve=>`<td align="right">${ve}</td>`).join("")}`;return`<tr><td>${bt[o]}</td>\
<td><code>${(0,v.Hn)(r)}</code>${ue}</td>${Me}</tr>
`}const pn=new Set(["pageCount","fileSize"]);function gn(e){const t=Object.entries(e).flatMap(([n,o])=>{const r=(0,v.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return pn.has(n)?[]:o===!0?[r]:typeof o=="number"?o===0?[]:[`${r}: ${o}`]:Array.isArray(o)?o.length===0?[]:[`${r}: ${o.length}`]:(0,Ne.Gv)(o)&&!Object.values(o).
every(d=>typeof d=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const $n=e=>Object.keys(e).length===0,rt=e=>e===null?"":(0,v.IV)(e).replace(" ","\
&nbsp;");function yn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function En(e,t,n,o){
const r=e.length<Fe?e:e.slice(0,Fe-1);for(const{file:d,message:$}of r)t==="error"?b.z3($,{file:d,title:n}):o.add($,d,n);for(const{file:d,message:$}of e.slice(r.
length))b.pq((0,v.g$)(`Failed: ${d}: ${$}`));for(const{cause:d}of e)d!==void 0&&b.Yz((0,v.uP)(d))}function bn(e,t){const n=e.length<Fe?0:e.length-(Fe-1),o=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,p.y_)(t,"file")} failed${o}`}async function Mt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=ln(e);if(!(Buffer.byteLength(n)>=ot))try{await dn.z.addRaw(n).write()}catch(o){t.add("The job summary could not be written. The results and the o\
utputs are complete"),b.Yz((0,v.uP)(o))}}const Pt="add_page_numbers",wn=new Set(["extract_pages","remove_pages","reorder_pages"]),_t=e=>e.find(({name:t})=>t===Pt)?.
params;function On(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===Pt);if(n.length!==1)return t("needs one step add-page-numbers");
if(_t(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const o=e.slice(0,e.indexOf(n[0])).find(({name:r})=>Mn(
r));return o===void 0?[]:t(`needs the pages as they are in the files: ${o.name} before add_page_numbers changes how many there are`)}function Mn(e){const{input:t,
output:n,accepts:o}=(0,te.zI)(e);return t==="many"||n==="pdfs"||o!==void 0||wn.has(e)}class He extends Error{file;cause;constructor(t,n){super("a file could not\
 be counted"),this.file=t,this.cause=n}}async function Pn(e,t,n){const{continuedNumbers:o,countSelectedPages:r}=await Promise.all([s.e(2760),s.e(2237),s.e(7922)]).
then(s.bind(s,37922)),d=e.flatMap(({inputs:Z})=>Z),{pages:$,first_number:P}=_t(t),N=t.map(_n).find(Z=>Z!==void 0);let j="";const C=function*(){for(const Z of d)
yield n(j=Z)},K={pages:$,...N===void 0?{}:{open_password:N}},H=await r(C(),K,{pause:Ge.pause}).catch(Z=>{throw new He(j,(0,M.l3)(Z))}),ue=o(H,P),ye=new Map;let $e=0;
for(const Z of e)ye.set(Z,$e),$e+=Z.inputs.length;return(Z,de)=>ue[(ye.get(Z)??0)+de]}function _n({name:e,params:t}){const{open_password:n,password:o}=t;return n??
(e==="remove_password"?o:void 0)}function Dn(e,t){const n=e.filter(({status:d})=>d==="skipped").length,o=e.filter(({notes:d})=>d.length>0).length,r=(0,p.y_)(e.length,
"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:o>0&&t==="notes"?`fail-on: notes: ${o} of ${r} with notes`:void 0}const vn=(0,te.
zI)("extract_text").dataKey??"",An=(0,te.zI)("find_text").dataKey??"";function In(e,{textlessPages:t=[]}){const{[An]:n,[vn]:o}=e,r=[...n?[Tn(n)]:[],...o?[Ln(o)]:
[]].join(", ");if(t.length===0)return r;const d=(0,p.y_)(t.length,"page is a scan","pages are scans");return r===""?d:`${r}: ${d}`}function Tn({count:e,truncated:t}){
const n=e===0?"no match":(0,p.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function Ln({characters:e,pieceCount:t}){if(e===0)return"no text";
const n=(0,p.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,p.y_)(Number(t),"piece")}`}var xn=s(44020);async function Cn(e){const{jobs:t,inputs:n,
chosen:o,writer:r,secondFiles:d,numbersOf:$,claim:P,spelling:N,say:j}=e,{execute:C,lanes:K,close:H,abandon:ue}=await o.open(t.length),ye=new AbortController,$e=()=>ye.
signal.aborted,Z=Un(j,async()=>{ye.abort(),await Promise.allSettled([r.close(),ue()]),await(0,Ge.pause)(),await e.onCancelled(de.flatMap((Ie,Ce)=>Ie.length>0?Ie:
[Rn(t[Ce])]))}),de=t.map(()=>[]),Oe=[];let Me;const ve={steps:n.steps,spelling:N,signal:ye.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(Ie,Ce)=>d.
parametersOf(Ie,Ce),numbersOf:$,claim:P,write:Ie=>r.write(Ie),onProgress:e.onProgress};return await Bn(t,K,async(Ie,Ce)=>{if(!$e()){if(Me!==void 0){de[Ce]=[{...Ye(
Ie),status:"skipped",output:null,message:Me}];return}try{const Le=await C(Ie,ve);de[Ce]=Le;for(const[Pe,Re]of Le.entries())j(Sn(Re,Le[Pe-1]?.notes))}catch(Le){if($e())
return;const Pe=Le instanceof y.C?Le.input:Ie.inputs[0]??"",Re=(0,M.l3)(Le instanceof y.C?Le.cause:Le);j(`${Pe}: failed`);const St=Le instanceof y.C?Le.step:void 0,
Ut=St===void 0?Qe(Re,N):`${St}: ${Qe(Re,N)}`;Oe.push({file:Pe,message:Ut,cause:Re.cause}),de[Ce]=[{...Ye(Ie),status:"failed",input:Pe,output:null,message:Ut,data:(0,xn.
EI)(Re)}],Re.code==="unauthorized"&&(Me="Not tried, because the region refused the key")}finally{e.onDone?.(Ie.inputs[0]??"")}}}),await Z(),await H(),{rows:de.flat(),
failures:Oe}}const Rn=e=>({...Ye(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function Nn(e,t){const n=e.map(Ye);for(const{
input:o,inputs:r,output:d}of n)t(`${Dt(o,r)}${d===null?": would be read only, and no file written":` → ${d}`}`);return n}function Ye(e){return{status:"planned",
input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}
function Sn(e,t=[]){const{input:n,inputs:o,output:r,pages:d,bytesBefore:$,bytesAfter:P,facts:N,notes:j,message:C,data:K}=e,H=Dt(n,o),ue=In(K,N),ye=[...r!==null&&
ue!==""?[ue]:[],...d===null?[]:[(0,p.y_)(d,"page")],P===null?(0,v.IV)($??0):`${(0,v.IV)($??0)} → ${(0,v.IV)(P)}`].join(", "),$e=r===null?`${H}: ${C??(ue||"rea\
d")} (${ye})`:`${H} → ${r} (${ye})`,Z=j.filter(de=>!t.includes(de));return Z.length>0?`${$e}. ${Z.join(" ")}`:$e}const Dt=(e,t)=>t.length>1?`${e} and ${t.length-
1} more`:e;function Un(e,t){let n;for(const[o,r]of[["SIGINT",130],["SIGTERM",143]])process.on(o,()=>{n||(e("Cancelled"),n=t().finally(()=>process.exit(r)))});return()=>n}
async function Bn(e,t,n){const o=e.entries(),r=async()=>{for(const[d,$]of o)d>0&&await(0,Ge.pause)(),await n($,d)};await Promise.all(Array.from({length:Math.min(
t,e.length)},r))}function jn(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ne.qF)(e);return!Array.isArray(n)||!n.every(o=>typeof o=="string"&&o!=="")?{problem:"be\
gins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(o=>({text:o,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.
trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns \
such as docs/**/*.pdf, one per line"}}var Wn=s(32885),vt=s(85673),At=s(51327);const Fn={split:["split_by_page_count","split_by_size","split_by_bookmarks","split\
_at_page"],compress:["compress_document","optimize_document"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password",
"add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documen\
ts"],watermark:["add_text_watermark","add_image_watermark"]};function It(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,te.F)(
r.replaceAll("-","_"))))return". Several operations go into steps, as a list";const o=Fn[e.toLowerCase().replace(/[\s-]+/g,"_")];return o!==void 0?` (did you me\
an ${o.map(t).join(" or ")}?)`:(0,vt.h)(e,te.qj.map(t))}const Tt=te.qj.map(w.i9).join(", "),Ke='write a YAML list of operations, such as "- rotate_pages: { angl\
e: 90 }"',Kn=[...new Set(te.qj.flatMap(e=>(0,te.nX)((0,te.zI)(e)).map(([t])=>t)))],at=new Set(te.qj.flatMap(e=>Object.entries((0,te.zI)(e).fields).flatMap(([t,n])=>(0,te.
$f)(n)?[t]:[])));async function kn(e,t,n=We.vH){const o=new Map;for(const P of Kn){const N=e((0,w.i9)(P));N!==""&&(at.has(P)&&(0,At.rh)(N).forEach(t),o.set(P,N))}
const r=e("operation").trim(),d=e("steps");if(d.trim()!==""){const{value:P,typed:N,problem:j}=(await Promise.all([s.e(1917),s.e(4137)]).then(s.bind(s,54137))).parseList(
d);for(const K of it(P))(0,At.rh)(K).forEach(t);const C=[];return r!==""&&C.push({field:"operation",message:"give either operation or steps, not both"}),j!==void 0?
{steps:[],issues:[...C,{field:"steps",message:`${j}: ${Ke}`}],warnings:[]}:Lt(P,N,o,C,n)}if(r==="")return Ct("operation",`is required, unless steps is given: on\
e of ${Tt}`);const $=r.replaceAll("-","_");return(0,te.F)($)?zn($,o,n):Ct("operation",`must be one of ${Tt}${It(r,w.i9)}`)}function zn(e,t,n){const{fields:o}=(0,te.
zI)(e),r=[...t.keys()].filter(C=>!Object.hasOwn(o,C)),{step:d,issues:$}=(0,Xe.w)((0,We.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),P=r.map(C=>({
field:(0,w.i9)(C),message:`is not used: it is not a parameter of ${(0,w.i9)(e)}`})),N=r.filter(C=>at.has(C)&&C!=="open_password"),j=$.map(({field:C,message:K,mentions:H=[]})=>({
field:(0,w.i9)(C),message:(0,lt.b)("inputs",K,H)}));return{steps:[d],issues:j.length>0||N.length>0?[...j,...P]:[],warnings:P.map(({field:C,message:K})=>`${C} ${K}`)}}
const os=(e,t)=>Lt(e,t,new Map,[],NOT_COMPARING);function Lt(e,t,n,o,r){const d=[...o],$=[];if(!Array.isArray(e)||e.length===0)return{steps:$,issues:[...d,{field:"\
steps",message:Ke}],warnings:[]};for(const N of n.keys())N!=="open_password"&&d.push({field:(0,w.i9)(N),message:"write it inside the step that it belongs to"});
const P=n.get("open_password");for(const[N,j]of e.entries()){const C=`steps[${N+1}]`,K=Yn(j,t[N]);if("problem"in K){d.push({field:C,message:K.problem});continue}
(0,x.RZ)(d,Gn(K,C)),(0,x.RZ)(d,Hn(K.name,N,e.length,C));const H=P===void 0?K.raw:{open_password:P,...K.raw},ue=(0,Xe.w)((0,We.PI)({...K,raw:H},r),"refuse");$.push(
ue.step),(0,x.RZ)(d,ue.issues.map(({field:ye,message:$e})=>({field:`${C}.${ye}`,message:$e})))}return{steps:$,issues:d,warnings:[]}}function Gn({name:e,raw:t},n){
const o=(0,te.nX)((0,te.zI)(e)).map(([$])=>$),r=Object.keys(t).filter($=>!o.includes($)),[d]=r.filter($=>/^[-\d. ]+$/.test($)&&!t[$]);return d!==void 0?[{field:`${n}\
.${d}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map($=>({field:`${n}.${$}`,message:`is not a parameter \
of ${e}: ${o.join(", ")}${(0,vt.h)($,o)}`}))}function Hn(e,t,n,o){const{output:r,accepts:d}=(0,te.zI)(e);return r==="files"&&t+1<n?[{field:o,message:`${e} must \
be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:o,message:`${e} must be the last step: it writes the text, and n\
o document`}]:d!==void 0&&t>0?[{field:o,message:`${e} must be the first step: it takes ${d==="image"?"images":"text"}, which no other operation gives`}]:[]}function Yn(e,t){
if(typeof e=="string")return Ve(e,{},{});if(!(0,Ne.Gv)(e))return{problem:Ke};const{operation:n,...o}=e;if(n!==void 0)return typeof n=="string"?Ve(n,o,t):{problem:Ke};
const[[r,d]=["",void 0],...$]=Object.entries(e);if($.length>0)return{problem:`names several operations or has its parameters beside the name: ${Ke}`};if(d===""||
d===void 0)return Ve(r,{},{});const P=(0,Ne.Gv)(t)?t[r]:void 0;return(0,Ne.Gv)(d)?Ve(r,d,P):{problem:Ke}}function Ve(e,t,n){const o=e.trim().replaceAll("-","_");
if(!(0,te.F)(o))return{problem:`must name one of ${te.qj.join(", ")}${It(e,$=>$)}`};const r=Object.keys(t),d=r.find(($,P)=>r.findIndex(N=>ke(N)===ke($))!==P);return d!==
void 0?{problem:`gives ${ke(d)} twice, as ${r.filter($=>ke($)===ke(d)).join(" and ")}`}:{name:o,raw:xt(t),typed:(0,Ne.Gv)(n)?xt(n):{}}}const ke=e=>e.replaceAll(
"-","_"),xt=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[ke(t),n]));function*it(e){if(Array.isArray(e))for(const t of e)yield*it(t);else if((0,Ne.Gv)(e))
for(const[t,n]of Object.entries(e))typeof n!="string"?yield*it(n):n!==""&&at.has(t.trim().replaceAll("-","_"))&&(yield n)}const Ct=(e,t)=>({steps:[],issues:[{field:e,
message:t}],warnings:[]});var Vn=s(50580);const rs=null,Rt=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:o,params:r})=>(0,Vn.L)(o,r));async function Zn(e,t){
const n=[],o=Z=>e(Z).trim(),r=Z=>{const de=o(Z);return de!==""&&t(de),de},d=(Z,de)=>{const Oe=o(Z)||de[0],Me=de.find(ve=>ve===Oe);return Me===void 0&&n.push({field:Z,
message:`must be one of ${de.join(", ")}`}),Me??de[0]},$=(Z,de)=>{const Oe=o(Z).toLowerCase();return Oe!==""&&Oe!=="true"&&Oe!=="false"&&n.push({field:Z,message:"\
must be true or false"}),Oe===""?de:Oe==="true"},P=(0,We.L4)(Z=>$(Z,!1)),{steps:N,issues:j,warnings:C}=await kn(e,t,P),K=jn(o("files"));"problem"in K&&n.push({field:"\
files",message:K.problem});const H=(Z,de,Oe)=>{const Me=o(Z);return Me!==""&&!de(Me)&&n.push({field:Z,message:Oe}),Me===""?void 0:Number(Me)},ue=d("on-error",["\
fail","continue"])==="continue",ye=o("fail-on")===""&&ue?"nothing":d("fail-on",I);ue&&ye!=="nothing"&&n.push({field:"fail-on",message:"contradicts on-error: con\
tinue. Leave out one of the two"});const $e={steps:N,isList:o("steps")!=="",files:"lines"in K?K.lines:[],output:o("output")||void 0,overwrite:$("overwrite",!1),
ifNoFilesFound:d("if-no-files-found",["warn","error","ignore"]),changedOnly:$("changed-only",!1),dryRun:$("dry-run",!1),continueNumbers:$("continue-numbers",!1),
concurrency:H("concurrency",l,f),timeLimit:Jn(H("time-limit",u,a)),failOn:ye,minimumSaving:H("minimum-saving",m,A),region:o("region"),baseUrl:o("base-url"),apiKey:r(
"api-key"),languageData:o("language-data"),summary:$("summary",!0),attest:$("attest",!1),githubToken:r("github-token"),comparing:P,warnings:C};if((0,x.RZ)(n,j.length===
0?Xn($e):Rt($e)),j.length+n.length>0)throw(0,M.G6)([...j,...n]);return $e}const Jn=(e=h)=>({seconds:e,cure:"Split the document, or raise time-limit"});function Xn(e){
const{steps:t,continueNumbers:n,minimumSaving:o,comparing:r}=e;return[...Rt(e),...n?On(t):[],...o===void 0?[]:(0,Wn.T)(t),...(0,We.lB)(t,r)]}async function Qn(){
const e=new Vt,t=new fn;let n="wire";try{t.begin();const o=await Zn(r=>b.V4(r,{trimWhitespace:!1}),r=>ts(r,e));for(const r of o.warnings)e.add(r);n=o.isList?"wi\
re":"inputs",await qn(o,t,e,n)}catch(o){const r=(0,M.l3)(o instanceof He?o.cause:o),d=Qe(r,n);o instanceof He&&b.z3(d,{file:o.file}),b.C1(o instanceof He?"No fi\
le was written: continue-numbers counts the pages of all files first, and one file could not be counted":d),r.cause!==void 0&&b.Yz((0,v.uP)(r.cause))}finally{b.
Yz(`Peak memory: ${(0,v.IV)(ns())}`)}}async function qn(e,t,n,o){const r=process.uptime(),d=jt(),$=await W(e,d,De);$.isLocal&&e.apiKey!==""&&n.add("api-key is n\
ot used: without region or base-url documents are processed on the runner");for(const Pe of e.steps)await $.check(Pe);e.output!==void 0&&(0,q.hS)(e.steps)==="da\
ta"&&!(0,We.Mu)(e.steps)&&n.add("output is not used: the step reads documents and writes none");const P=e.comparing.withBase?await(await s.e(7073).then(s.bind(s,
97073))).BaseVersions.of(d):void 0,N=new Gt(e.steps,d,P),{matched:j,files:C}=await we(e,d,N,n),{known:K,fresh:H}=P?await P.divide(C):{known:C,fresh:[]};N.check();
const ue=(0,Q.K2)(d.workspace),ye=[...new Set([...j,...j.flatMap(Pe=>[...N.neededBy(Pe).keys()])])],$e=Pe=>(0,J.Ck)(d,Pe),Z={matched:ye,overwrite:e.overwrite,identity:ue,
exists:$e,words:d.words},de=(0,q.et)({...e,...Z,files:K,places:d}),Oe=e.steps.map(({name:Pe})=>(0,w.i9)(Pe)),Me=e.continueNumbers&&!e.dryRun?await Pn(de,e.steps,
Pe=>(0,D.R5)(Pe,d.workspace)):()=>{};b.Oh((0,v.g$)(`${Oe.join(", then ")}: ${(0,p.y_)(K.length,"file")}, ${$.place}`));const ve=Pe=>{const Re=process.uptime()-r;
return{rows:Pe,matched:j.length,operations:Oe,place:$.place,dryRun:e.dryRun,seconds:Re,showText:e.comparing.showText}},{rows:Ie,failures:Ce}=e.dryRun?{rows:Nn(de,
ct),failures:[]}:await Cn({jobs:de,inputs:e,chosen:$,writer:new fe.A(d,e.overwrite),secondFiles:N,numbersOf:Me,claim:(0,Q.OM)(Z),spelling:o,say:ct,onProgress:Kt(
ct),onCancelled:async Pe=>{t.tell(Pe),e.summary&&await Mt(ve(Pe),n)}});b.N4();const Le=[...Ie,...H.map(Jt)];await es({digest:ve(Le),failures:Ce,total:K.length,inputs:e,
outputs:t,places:d,warnings:n})}const ct=e=>b.pq((0,v.g$)(e));async function es({digest:e,failures:t,total:n,inputs:o,outputs:r,places:d,warnings:$}){const{rows:P}=e,
N=qt(P);if(tn(N,o.comparing.failOnDifference?"error":"notice"),En(t,o.failOn==="nothing"?"warning":"error",e.operations.join(", "),$),b.pq((0,v.g$)(wt(e))),tt(P)&&
b.pq(Qt(P)),r.tell(P),o.summary&&await Mt(e,$),o.attest){const{declareArtifacts:C}=await s.e(8208).then(s.bind(s,48208)),K=P.flatMap(({status:H,output:ue})=>H===
"done"&&ue!==null?[ue]:[]);for(const H of await C(K,d.workspace))$.add(H)}if(t.length===0){const C=o.comparing.failOnDifference&&N.length>0?en(N.length,P.length):
Dn(P,o.failOn);C!==void 0&&b.C1(C);return}const j=(0,q.Ud)(o.steps)?`The merge of ${(0,p.y_)(n,"file")} failed`:bn(t,n);o.failOn==="nothing"?$.add(j):b.C1(j)}function ts(e,t){
[...e.trim()].length>1?b.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not prin\
t it; use a longer one")}function ns(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,E.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(
e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let Nt=!1;process.once("beforeExit",()=>{Nt||b.C1("The action stopped before it had finished.")}),Qn().
catch(b.C1).finally(()=>{Nt=!0})}),97904:((ce,B,s)=>{s.d(B,{Ms:()=>O,PJ:()=>I,TF:()=>f,Ye:()=>w,_N:()=>p,oD:()=>_,qf:()=>l});var b=s(73024),E=s.n(b);const M=1<<
20,w=i=>h(()=>b.realpathSync.native(i)),p=i=>h(()=>(0,b.statSync)(i)),O=i=>h(()=>(0,b.lstatSync)(i)),I=i=>O(i)?.isSymbolicLink()??!1;async function _(i){if((0,b.
statSync)(i).size<=M)return(0,b.readFileSync)(i);const{readFile:u}=await Promise.resolve().then(s.t.bind(s,51455,23));return u(i)}async function l(i,u){if(u.length<=
M)return(0,b.writeFileSync)(i,u,{flag:"wx"});const{writeFile:a}=await Promise.resolve().then(s.t.bind(s,51455,23));await a(i,u,{flag:"wx"})}const f=i=>h(()=>(0,b.
unlinkSync)(i));function h(i){try{return i()}catch{return}}}),30245:((ce,B,s)=>{s.d(B,{Ck:()=>u,SV:()=>_,YY:()=>l,wI:()=>i});var b=s(76760),E=s.n(b),M=s(58552),
w=s(97904),p=s(15969);const O=/^(?:\.git|git~\d+)[. ]*$/i,I=new RegExp("\\p{Cf}","gu"),_=y=>y.split(/[\\/]/).some(D=>O.test(D.replace(I,"")));function l(y,D){const L=(0,p.
M0)(y,D),F=(0,p.I5)(y,L),G=(0,w.Ye)(L);return y.anywhere?G===void 0?f(L):h(G):F===void 0?"is outside the workspace and RUNNER_TEMP":G===void 0?f(L):A(y,G)!==m(F)?
`is a link that leads out of ${F===y.workspace?"the workspace":"RUNNER_TEMP"}`:_(E().relative(m(F),G))?"is below .git, which is not read":h(G)}const f=y=>(0,w.PJ)(
y)?"is a link to a file that does not exist":"does not exist";function h(y){const D=(0,w._N)(y);if(!D?.isFile())return D?.isFIFO()?"is a named pipe, not an ordi\
nary file":D?.isDirectory()?"is a folder":"is not an ordinary file"}function i(y,D){const L=(0,p.M0)(y,D),F=(0,p.I5)(y,L);if(y.anywhere)return L;if(F===void 0)throw a(
D,"is outside the workspace and RUNNER_TEMP");const G=m(F),R=E().relative(F,L).split(E().sep);for(let ee=1;ee<=R.length;ee++){const W=E().join(G,...R.slice(0,ee));
if(!(0,w.PJ)(W))continue;const Y=(0,w.Ye)(W),J=Y===void 0||A(y,Y)===void 0;throw a(D,J?"leads out of the workspace through a link":"leads through a link")}const k=E().
join(G,...R);if(_(E().relative(G,(0,w.Ye)(k)??k)))throw a(D,"is below .git");return k}function u(y,D){try{return(0,w.Ms)(E().join(i(y,E().dirname(D)),E().basename(
D)))!==void 0}catch{return!1}}const a=(y,D)=>new M.zU("configuration",`'${y}' ${D}: nothing is written there`),m=y=>(0,w.Ye)(y)??y,A=(y,D)=>(0,p.RD)(y).map(m).filter(
L=>(0,p.FK)(E().relative(L,D))).sort((L,F)=>F.length-L.length)[0]}),64123:((ce,B,s)=>{s.d(B,{K2:()=>I,Nk:()=>l,OM:()=>f,hQ:()=>_,pL:()=>h});var b=s(73024),E=s.n(
b),M=s(76760),w=s.n(M),p=s(58552),O=s(43576);function I(i){const u=new Map,a=m=>{const A=u.get(m);if(A!==void 0)return A;let y=m;try{y=(0,b.realpathSync)(m)}catch{
const D=w().dirname(m);D!==m&&(y=w().join(a(D),w().basename(m)))}return u.set(m,y),y};return m=>{const A=w().resolve(i,m),y=w().join(a(w().dirname(A)),w().basename(
A));return _(y)}}const _=i=>process.platform==="win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function l(i){if(process.platform!=="win3\
2")return;const u=i.replace(/^[a-z]:/i,"").split(/[\\/]/),[a]=u.flatMap(m=>/^\.{0,2}$/.test(m)?[]:(0,O.tb)(m)??[]);return a===void 0?void 0:`'${i}' cannot be wr\
itten: a part of it ${a}`}function f({matched:i,overwrite:u,identity:a,exists:m,words:A}){const y=new Set(i.map(a)),D=new Set;return(L,F)=>{const G=l(L);if(G!==
void 0)throw(0,p.G6)([{field:"output",message:G}]);const R=a(L),k=F.inputs.some(ee=>a(ee)===R);if(D.has(R)||y.has(R)&&!(u&&k))throw(0,p.G6)([{field:"output",message:`\
'${L}' is another input or result: choose a different pattern`}]);if(!u&&m(L))throw(0,p.G6)([{field:"output",message:h([L],A)}]);D.add(R)}}function h([i,...u],{
replace:a}){const m=u.length===0?" exists":` and ${u.length} more exist`;return`'${i}'${m} already: choose a different pattern, or ${a}`}}),86006:((ce,B,s)=>{s.
d(B,{U:()=>M,_V:()=>w,gY:()=>E,wm:()=>p});var b=s(58552);const E="version https://git-lfs.github.com/spec/",M="set lfs: true for actions/checkout",w=O=>O.subarray(
0,E.length).toString("latin1")===E;function p(O){if(w(O))throw new b.zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:`\
Fetch the documents with the repository: ${M}`})}}),15969:((ce,B,s)=>{s.d(B,{FK:()=>_,I5:()=>p,M0:()=>w,NB:()=>O,RD:()=>M,d7:()=>l,dR:()=>I});var b=s(76760),E=s.
n(b);const M=({workspace:f,temporary:h})=>h===void 0?[f]:[f,h];function w({workspace:f,otherNames:h=[]},i){const u=E().resolve(f,i);for(const[a,m]of h){const A=E().
relative(a,u);if(_(A))return E().join(m,A)}return u}const p=(f,h)=>[...M(f),...f.anywhere?[E().parse(h).root]:[]].filter(i=>_(E().relative(i,h))).sort((i,u)=>u.
length-i.length)[0],O=(f,h)=>p(f,w(f,h))!==void 0;function I(f,h){const i=w(f,h),u=E().relative(f.workspace,i);return l(_(u)?u:i)}const _=f=>f!==".."&&!f.startsWith(
`..${E().sep}`)&&!f.startsWith("../")&&!E().isAbsolute(f),l=f=>E().sep==="/"?f:f.replaceAll(E().sep,"/")}),34:((ce,B,s)=>{s.d(B,{A:()=>l,z:()=>h});var b=s(73024),
E=s.n(b),M=s(76760),w=s.n(M),p=s(58552),O=s(54614),I=s(97904),_=s(30245);class l{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(a,m){
this.places=a,this.overwrite=m}async write(a){if(this.closed)throw i();const m=this.writeAll(a);this.running.add(m),await m.finally(()=>this.running.delete(m))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(a){const m=[],A=[];let y=a[0]?.path??"";try{for(const D of a){if(this.closed)throw i();if(y=
D.path,(0,_.SV)(w().basename(D.path)))throw new p.zU("configuration",`'${D.path}' is a name that Git uses: set output to another name`);const L=w().join(this.folder(
w().dirname(D.path)),w().basename(D.path)),F=w().join(w().dirname(L),`.octavo-${process.pid}-${++this.serial}.tmp`);A.push(F),await D.write(F),m.push({temporary:F,
target:L,path:D.path})}for(const{temporary:D,target:L,path:F}of m)y=F,this.checkAgain(F,L),(0,b.renameSync)(D,L)}catch(D){for(const L of A)(0,I.TF)(L);throw D instanceof
p.zU?D:h(y,D)}}checkAgain(a,m){const A=(0,_.wI)(this.places,w().dirname(a));if(w().join(A,w().basename(a))!==m||!this.overwrite&&(0,I.Ms)(m)!==void 0)throw new p.
zU("configuration",`'${a}' was made by another program in the meantime and is not replaced: run it again`)}folder(a){let m=this.folders.get(a);return m===void 0&&
(m=(0,_.wI)(this.places,a),(0,b.mkdirSync)(m,{recursive:!0}),this.folders.set(a,m)),m}}const f={EACCES:"writing there is not permitted",EPERM:"writing there is \
not permitted",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a f\
older of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long \
for the file system"};function h(u,a){const m=(0,O.xU)(a),A=f[m]??`the file system refused it (${m})`;return new p.zU("configuration",`'${u}' could not be writt\
en: ${A}`,{cause:a})}const i=()=>new p.zU("cancelled","The step was cancelled")}),44020:((ce,B,s)=>{s.d(B,{E4:()=>p,EI:()=>I,Lc:()=>O});var b=s(4406),E=s(58426),
M=s(72256);const w="check_document";function p({name:_},l){return _===w?{...l,on_violation:"report"}:l}function O({name:_,params:l},f,h){if(_!==w||!f.data)return f;
const i=a=>(0,M.b)(h,a,[a]),u=(0,b.fU)(f.data,{nameOf:i,restate:a=>({...a,message:(0,M.b)(h,a.message,b.oH)})});return l.on_violation==="error"&&(0,b.Pu)(u),{...f,
data:u}}function I(_){return _ instanceof b.EC?{[(0,E.zI)(w).dataKey??""]:_.report}:{}}}),76223:((ce,B,s)=>{s.d(B,{UX:()=>O,V0:()=>p,eJ:()=>I,jb:()=>w});var b=s(
61729),E=s(58426);const M=(0,E.zI)("compare_documents").dataKey??"",w=({data:_})=>_[M];function p(_){const l=(0,b.Gv)(_[M]?.difference)?_[M].difference.content:
void 0;return typeof l=="string"?Buffer.from(l,"base64"):void 0}function O(_){const l=_[M],f=l?.difference;if(!l||!(0,b.Gv)(f))return _;const{content:h,...i}=f;
return{..._,[M]:{...l,difference:i}}}const I=_=>w(_)?.same===!1}),79463:((ce,B,s)=>{s.d(B,{C:()=>A,g:()=>y});var b=s(58552),E=s(68747),M=s(58426),w=s(31424),p=s(
43576),O=s(10442),I=s(4528),_=s(97904),l=s(72256),f=s(76223),h=s(45180),i=s(32885),u=s(44020),a=s(98446),m=s(45657);class A extends Error{input;cause;step;operation;constructor(x,z,ne,pe){
super("a job failed"),this.input=x,this.cause=z,this.step=ne,this.operation=pe}}async function y(T,x,z,ne){const pe=T.inputs[0]??"",ie={source:pe},oe=[];try{let se=[];
for(const[c,g]of T.inputs.entries())ie.source=g,se.push({position:c,source:g,document:await ne.read(g),facts:{},notes:[],data:{}});const he=se.reduce((c,{document:g})=>c+
ne.sizeOf(g),0);for(const[c,g]of x.steps.entries())ie.operation=g.name,x.steps.length>1&&(ie.step=`steps[${c+1}] (${g.name})`),se=await te(se,g,T,x,z,ie),(0,m.RZ)(
oe,se.flatMap(({document:U,files:S=[]})=>[U,...S]));ie.source=pe,delete ie.step,delete ie.operation;const be=G(T,se).map(c=>D(c,he,x,ne)),ge=be.flatMap(({output:c,
result:g})=>c===null||g===null?[]:[{path:c,write:U=>F(g,U,ne)}]);for(const{path:c}of ge)x.claim(c,T);return await x.write(ge),be.map(({result:c,status:g,output:U,
pages:S,facts:V,notes:X,message:ae,data:le})=>{const xe=c===null?null:L(c,ne);return{status:g,input:pe,inputs:T.inputs,output:U,pages:S,bytesBefore:he,bytesAfter:xe,
facts:V,notes:X,message:ae,data:le}})}catch(se){throw new A(ie.source,se,ie.step,ie.operation)}finally{await ne.release(oe)}}function D(T,x,{minimumSaving:z},ne){
const pe=T.result===null?void 0:(0,i.A)(x,L(T.result,ne),z);return pe===void 0?T:{...T,status:"skipped",output:null,result:null,message:pe}}const L=(T,x)=>T instanceof
Uint8Array?T.length:x.sizeOf(T),F=(T,x,z)=>T instanceof Uint8Array?(0,_.qf)(x,T):z.write(T,x);function G(T,x){if(T.kind==="files")return x.flatMap(oe=>me(T,oe));
const z=oe=>(0,p.NL)(x.map(({document:se},he)=>(0,p.jC)(oe(se)??"",p.ly,(0,w.n)(he+1))),p.ly),ne=z(({title:oe})=>oe),pe=z(({match:oe})=>oe);if(T.kind==="data")return x.
map(oe=>R(T,oe));const ie=oe=>T.outputPath({index:oe+1,title:ne[oe]??"",match:pe[oe]??""});return x.map(({document:oe,facts:se,notes:he,data:be},ge)=>({status:"\
done",output:ie(ge),result:(0,h.Cj)(T.kind)?ee(be,ie(ge)):oe,pages:oe.pageCount??null,facts:{...se,...T.tellsMatch&&oe.match!==void 0&&{match:oe.match}},notes:J(
he),message:null,data:(0,h.Cj)(T.kind)?Y(be):(0,f.UX)(be)}))}function R(T,{document:x,facts:z,notes:ne,data:pe}){const ie=(0,f.V0)(pe);return{status:"done",output:ie?
T.outputPath({index:1}):null,result:ie??null,pages:x.pageCount??null,facts:z,notes:J(ne),message:null,data:(0,f.UX)(pe)}}const k=(0,M.zI)("extract_text").dataKey??
"";function ee({[k]:T={}},x){if((0,h.V9)(x)&&(0,I.u9)(T))return Buffer.from((0,I.G7)(T)??W(T),"utf8");const z=(0,I.KV)(T);return z?Buffer.from((0,I.JF)(z),"utf8"):
Buffer.from((0,I.u9)(T)?JSON.stringify(T):(0,I.uv)(T),"utf8")}function W(T){const x=(0,a.y_)((0,I.IF)(T).length,"table");throw(0,b.G6)([{field:"output",message:`\
is a .csv file, which holds one table, and the document has ${x} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const Y=({[k]:T={},...x})=>({
...x,[k]:(0,I._m)(T)}),J=T=>T.map(({text:x})=>x),Q={...p.zE,leadingDots:!1};function fe(T){const[,x,z]=/-(\d+)\.([a-z]+)$/.exec(T)??[];return x===void 0||z===void 0?
{}:{page:x,extension:z}}function me(T,{files:x=[],facts:z,notes:ne,data:pe}){const ie={pages:null,notes:J(ne),data:pe};if(x.length===0)return[{...ie,status:"ski\
pped",output:null,result:null,facts:z,message:"The document has no matching files"}];const oe=(0,p.NL)(x.map(({name:se},he)=>(0,p.jC)(se,Q,`file-${he+1}`)),Q);return x.
map((se,he)=>({...ie,status:"done",output:T.outputPath({index:he+1,file:oe[he]??"",...fe(oe[he]??"")}),result:se,facts:{...z,mimeType:se.mediaType,...se.facts},
message:null}))}const re=(T,x)=>({...T,...x}),De=({signal:T,timeLimit:x,onProgress:z},ne,pe)=>({signal:T,timeLimit:x,onProgress:ie=>z(ne,(0,E.i9)(pe.name),ie)});
async function te(T,x,z,ne,pe,ie){const{input:oe,dataKey:se}=(0,M.zI)(x.name),he=oe==="many",be=he?[T]:T.map(c=>[c]),ge=[];for(const c of be){const[g]=c;if(!g)continue;
ie.source=g.source;const U=await ne.parametersOf(x,he?z.inputs[0]??"":g.source),S=x.name==="add_page_numbers"?ne.numbersOf(z,g.position):void 0,V=(0,u.E4)(x,re(
U,S)),X=await pe.run(x.name,c.map(({document:we})=>we),V,De(ne,g.source,x)).catch(we=>{const Ue=we instanceof b.zU?we.position:void 0;throw ie.source=c[(Ue??1)-
1]?.source??g.source,we}),{documents:ae,files:le,notes:xe,facts:Ae,data:Te}=(0,u.Lc)(x,X,ne.spelling),Se=he?{...g,facts:{},data:{}}:g,Ee={source:g.source,facts:{
...Se.facts,...Ae},notes:(0,O.p5)(c.flatMap(we=>we.notes),xe.map(({code:we,message:Ue,mentions:Ze=[]})=>({code:we,text:(0,l.b)(ne.spelling,Ue,Ze)}))),data:Te===
void 0||se===void 0?Se.data:{...Se.data,[se]:Te}},{position:_e}=g;if(le!==void 0)ge.push({...Ee,position:_e,document:g.document,files:le});else for(const we of ae){
const Ue={...he?{}:v(g.document),...v(we),name:g.document.name};ge.push({...Ee,position:_e,document:{...we,...Ue},facts:{...Ee.facts,...q(we)}})}}return ge}const v=({
title:T,match:x})=>({...T===void 0?{}:{title:T},...x===void 0?{}:{match:x}});function q({firstPage:T,lastPage:x,title:z}){return{...T===void 0||x===void 0?{}:{firstPage:T,
lastPage:x},...z===void 0?{}:{title:z}}}}),46863:((ce,B,s)=>{s.d(B,{NZ:()=>l,R5:()=>_,ZK:()=>I});var b=s(76760),E=s.n(b),M=s(58552),w=s(54614),p=s(97904),O=s(86006);
const I=f=>({read:h=>_(h,f),sizeOf:({bytes:h})=>h.length,write:({bytes:h},i)=>(0,p.qf)(i,h),release:async()=>{}});async function _(f,h){const i=await(0,p.oD)(E().
resolve(h,f)).catch(u=>{throw(0,w.xU)(u)==="ERR_FS_FILE_TOO_LARGE"?new M.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"\
Split the document where it is made",cause:u}):l(u)});return(0,O.wm)(i),{name:E().posix.basename(f),bytes:i}}const l=f=>new M.zU("unreadable_document",`The file\
 could not be opened (${(0,w.xU)(f)})`,{cause:f})}),54614:((ce,B,s)=>{s.d(B,{Hn:()=>w,IV:()=>O,cz:()=>p,g$:()=>M,uP:()=>_,xU:()=>I});var b=s(58552),E=s(61729);const M=l=>l.
replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),w=l=>M(l).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").
replace(/"/g,"&quot;"),p=l=>l.reduce((f,h)=>f+h,0);function O(l){const f=["B","kB","MB","GB"];let h=l,i=0;for(;h>=999.95&&i<f.length-1;i++)h/=1e3;return`${i===0||
h>=99.95?Math.round(h):h.toFixed(1)} ${f[i]}`}function I(l){const f=(0,E.Gv)(l)?l.code:void 0;return typeof f=="string"?f:"unknown reason"}function _(l){if(!(l instanceof
Error))return typeof l;const f=[`${l.name} (${I(l)})`,...(0,b.ek)(l)].join(`
    `);return l.cause===void 0?f:`${f}
caused by ${_(l.cause)}`}}),72256:((ce,B,s)=>{s.d(B,{b:()=>w});var b=s(68747),E=s(58426);const M=p=>(0,E.F)(p)?(0,b.i9)(p):`--${(0,b.i9)(p)}`,w=(p,O,I)=>p==="wi\
re"?O:(0,b.an)(O,I,p==="inputs"?b.i9:M)}),13707:((ce,B,s)=>{s.d(B,{L4:()=>p,Mu:()=>w,PI:()=>O,lB:()=>I,vH:()=>M});var b=s(10008);const E="compare_documents",M={
withBase:!1,showText:!1,failOnDifference:!1},w=_=>_.some(({name:l,params:f})=>l===E&&"difference_pdf"in f&&f.difference_pdf===!0),p=_=>({withBase:_("compare-wit\
h-base"),showText:_("show-text"),failOnDifference:_("fail-on-difference")});function O(_,{withBase:l,showText:f}){return _.name!==E?_:{..._,raw:{...f&&{with_text:"\
true"},..._.raw},fromBase:l}}function I(_,{withBase:l,showText:f,failOnDifference:h}){const i=[...l?["compare-with-base"]:[],...f?["show-text"]:[],...h?["fail-o\
n-difference"]:[]];return _.some(({name:u})=>u===E)?l?_.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:_.some(({
paths:u})=>u[b.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(u=>({field:u,message:"nee\
ds the operation compare-documents"}))}}),51327:((ce,B,s)=>{s.d(B,{S:()=>E,SH:()=>M,rh:()=>p});const b=/^[A-Za-z0-9+/]+={0,2}$/;function E(O){if(O.includes("---\
--BEGIN "))return{name:"key.pem",bytes:Buffer.from(O,"utf8")};const I=O.replace(/\s/g,"");return b.test(I)&&I.length%4===0?{name:"key.p12",bytes:Buffer.from(I,"\
base64")}:void 0}const M="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",w=8,p=O=>[...new Set(
[O,...O.split(/\r?\n/).filter(I=>I.trim().length>=w)])]}),57214:((ce,B,s)=>{s.d(B,{BD:()=>w,jB:()=>b,jN:()=>E,oR:()=>O,r_:()=>p,yZ:()=>M});const b=[/^["'].*["']$/,
"leave out the quotes"],E=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],M=[/^~/,"~ is not your home\
 folder here: write the whole path"],w=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],p=[/\\/,"write / between folders, no\
t a backslash"],O=(I,_)=>_.find(([l])=>l.test(I))?.[1]}),45180:((ce,B,s)=>{s.d(B,{Cj:()=>ee,Ud:()=>R,V9:()=>W,et:()=>J,hS:()=>k});var b=s(76760),E=s.n(b),M=s(58552),
w=s(68747),p=s(58426),O=s(31424),I=s(51521),_=s(4528),l=s(30245),f=s(64123),h=s(15969),i=s(57214),u=s(13707);const a=["{dir}","{name}","{index}","{operation}"];
function m(v,q){if(q==="files")return D(v)?["{page}","{file}","{extension}"]:["{file}"];if(q!=="parts"&&q!=="texts")return[];const T=v.flatMap(({name:x})=>Object.
keys((0,p.zI)(x).resultFacts??{}));return["title","match"].filter(x=>T.includes(x)).map(x=>`{${x}}`)}const A={document:"{dir}/{name}.{operation}.pdf",data:"{dir\
}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},y="{dir}/{n\
ame}-{page}.{extension}",D=v=>v.some(({name:q})=>(0,p.zI)(q).filesArePages),L="{dir}/{name}-difference.pdf",F="{dir}/{name}.pdf",G=([v],q)=>q==="document"&&v!==
void 0&&(0,p.zI)(v.name).accepts==="text",R=v=>v.some(({name:q})=>(0,p.zI)(q).input==="many");function k(v){const q=v.map(({name:z})=>(0,p.zI)(z)),T=q.filter(z=>!(0,p.
rz)(z)),x=T.findLast(({input:z,output:ne})=>z==="many"||ne!=="pdf");return q.at(-1)?.output==="text"?x?.output==="pdfs"?"texts":"text":T.length===0?"data":x?.output===
"pdfs"?"parts":x?.output==="files"?"files":"document"}const ee=v=>v==="text"||v==="texts",W=v=>/\.csv$/i.test(v),Y=v=>v==="document"||v==="text";function J(v){const{
files:q,steps:T}=v,x=k(T),z=me(v,x),ne=q.length===0?[]:R(T)?[q]:q.map(se=>[se]),pe=(0,w.i9)((T.findLast(({name:se})=>!(0,p.rz)((0,p.zI)(se)))??T.at(-1))?.name??
""),ie=ne.map((se,he)=>{const{dir:be,name:ge}=E().posix.parse(se[0]??""),c=g=>{const U=Y(x)?he+1:g?.index,S={dir:be||".",name:ge,operation:pe,index:U===void 0?void 0:
(0,O.n)(U),title:g?.title,match:g?.match,file:g?.file,page:g?.page,extension:g?.extension};return E().posix.normalize((0,I.Ct)(z,S))};return{inputs:se,kind:x,tellsMatch:z.
includes("{match}"),outputPath:c}}),oe=x==="data"&&!(0,u.Mu)(T)?[]:te(ie,v,re(z,x));if(oe.length>0)throw(0,M.G6)(oe);return ie}const Q=[i.jB,[/\{\{/,"a placehol\
der has single braces, such as {name}"],i.jN,i.yZ,i.BD,...E().sep==="/"?[i.r_]:[]];function fe(v){const q=k(v);return D(v)?y:G(v,q)?F:q==="data"&&(0,u.Mu)(v)?L:
`${A[q]}${ee(q)?_.lg[(0,_.GW)(v.at(-1)?.params??{})]:""}`}function me({output:v,places:q,steps:T},x){const z=ge=>(0,M.G6)([{field:"output",message:ge}]);if(v===
void 0)return fe(T);const ne=(0,i.oR)(v,Q);if(ne!==void 0)throw z(ne);if(ee(x)&&W(v)&&(0,_.GW)(T.at(-1)?.params??{},!0)!=="text/csv")throw z("is a .csv file, wh\
ich holds a table: set tables to true");const pe=m(T,x),ie=[...a,...pe],oe=(0,I.Qf)(v).filter(ge=>!ie.includes(ge));if(oe.length>0)throw z(`has the unknown plac\
eholder ${oe[0]}: use ${ie.join(", ")}`);if(/[\u0000-\u001f]/.test(v))throw z("must be a single line");if(/[\\/]$/.test(v))throw z(`names a folder: write a file\
 name after it, such as ${v}{name}.pdf`);const se=["{index}",...pe.filter(ge=>ge!=="{extension}")];if((x==="parts"||x==="texts"||x==="files")&&!se.some(ge=>v.includes(
ge))){const{dir:ge,name:c,ext:g}=E().posix.parse((0,h.d7)(v)),U=E().posix.join(ge,D(T)?`${c}-{page}${g}`:x==="files"?`${c}.{file}`:`${c}-{index}${g}`);throw z(`\
needs ${se.join(" or ")}, because one file gives several results: such as ${U}`)}const he=E().isAbsolute(v)?(0,h.dR)(q,v):(0,h.d7)(v);if(!(E().isAbsolute(he)?(0,h.
NB)(q,he):(0,h.FK)(E().posix.normalize(he))))throw z("must stay in the workspace or in RUNNER_TEMP");return he}function re(v,q){const x=["{dir}","{name}",...Y(q)?
["{index}"]:[]].filter(z=>!v.includes(z));return x.length===0?"process them in different steps":`use ${[x.slice(0,-1).join(", "),...x.slice(-1)].filter(z=>z!=="").
join(" or ")}`}const De=v=>v.kind==="parts"||v.kind==="texts"?v.outputPath({index:1}):v.outputPath();function te(v,{matched:q,overwrite:T,identity:x,exists:z,places:ne},pe){
const ie=new Map(q.map(c=>[x(c),c])),oe=new Map;for(const c of v){const g=x(c.outputPath()),U=oe.get(g);U?U.push(c):oe.set(g,[c])}const se=[],he=[],be=c=>{se.push(
{field:"output",message:c})};for(const[c,g,...U]of oe.values()){if(!c)continue;const S=c.outputPath(),V=(0,f.Nk)(S);if(!(0,h.NB)(ne,S)||S==="."||S.endsWith("/"))
be(`'${S}' is not a file in the workspace or in RUNNER_TEMP`);else if(V!==void 0)be(V);else if((0,l.SV)(S))be(`'${S}' is below .git, where nothing is written`);else if(g){
const[X,ae]=[c.inputs[0],g.inputs[0]],le=U.length===0?`'${X}' and '${ae}' would both`:`'${X}', '${ae}' and ${U.length} more would all`;be(`${le} be written to '${S}\
': ${pe}`)}else{const X=De(c),ae=x(X),le=ie.get(ae);le!==void 0&&!c.inputs.some(xe=>x(xe)===ae)?be(`'${X}' would replace another file that the step reads: choos\
e a different pattern`):le!==void 0&&!T?be(`'${X}' would replace the input: choose a different pattern, or ${ne.words.replace}`):le===void 0&&!T&&z(X)&&he.push(
X)}}he.length>0&&be((0,f.pL)(he,ne.words));const ge=5;return se.length<=ge?se:[...se.slice(0,ge),{field:"output",message:`and ${se.length-ge} more such clashes`}]}}),
32885:((ce,B,s)=>{s.d(B,{A:()=>M,T:()=>E});var b=s(45180);function E(w){const p=O=>[{field:"minimum-saving",message:O}];return w.some(({name:O})=>O==="optimize_\
document"||O==="compress_document")?(0,b.Ud)(w)||(0,b.hS)(w)!=="document"?p("needs one result for each file: no merge, no split, no extraction"):[]:p("needs a s\
tep optimize-document or compress-document")}function M(w,p,O){return O===void 0||p<=w*(1-O/100)?void 0:`Not written: the result is ${(Math.max(0,w-p)/w*100).toFixed(
1)} % smaller, and minimum-saving is ${O} %`}}),10008:((ce,B,s)=>{s.d(B,{s:()=>u,w:()=>a});var b=s(3130),E=s(58426),M=s(51521),w=s(33858);function p(R,k){const ee=Object.
entries((0,E.zI)(R).fields).filter(([,{group:W}])=>W==="permissions");return ee.length>0&&k.user_password===void 0&&!ee.some(([W])=>k[W]===!1)}var O=s(51327);const I={
encryption_algorithm:"AES-256"};var _=s(61729);function l(R){const k=R.startsWith("[")?(0,_.qF)(R):void 0;return Array.isArray(k)?k:R.split(/\r?\n/).map(ee=>ee.
trim().replace(/,$/,"")).filter(ee=>ee!=="").join(",")}var f=s(45657);const h={name:"file",bytes:Uint8Array.of(0)},i=["{dir}","{name}"],u="compare_to";function a({
name:R,raw:k,typed:ee,fromBase:W=!1},Y){const{fields:J}=(0,E.zI)(R),Q={},fe={},me=[];for(const[te,v]of Object.entries({...y(J),...k})){const q=J[te];if(q===void 0)
continue;const T=D(q,v,ee[te]);"problem"in T&&me.push({field:te,message:T.problem}),"path"in T&&(fe[te]=T.path),Q[te]="value"in T?T.value:q.kind==="json"?{}:h}W&&
(Q[u]??=h);const re=(0,b.qL)(R,Q,Y),De=new Set(me.map(({field:te})=>te));for(const te of re.issues)De.has(te.field)||me.push(te);return me.length===0&&(0,f.RZ)(
me,A(R,Q,re.params)),{step:{name:R,params:re.params,paths:fe,...W&&{fromBase:W}},issues:me}}const m=["pages","first_page","last_page"];function A(R,k,ee){const W=J=>k[J]!==
void 0&&k[J]!=="";return(R==="extract_pages"||R==="remove_pages")&&!m.some(W)?[{field:"pages",message:"is required, unless one of these is given: first_page, la\
st_page",mentions:m.slice(1)}]:p(R,{...ee})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what r\
eaders must not do to false, or give user_password",mentions:["user_password"]}]:[]}const y=R=>Object.fromEntries(Object.entries(I).filter(([k])=>Object.hasOwn(
R,k)));function D(R,k,ee){if(k===""||k===null||ee===null)return{value:""};if(R.kind==="pageOrder"||R.kind==="pageSet"){if(typeof k!="string"&&!Array.isArray(k))
return{problem:"must be pages such as 1..3, or a list of pages"};const Y=(0,w.D_)(k);return"problem"in Y?Y:{value:Y.text.trim()}}if(R.kind==="json"&&typeof k=="\
object"&&!Array.isArray(k))return{value:ee};if(R.kind==="choices"&&Array.isArray(k))return{value:k};if(typeof k!="string")return{problem:`must be a single value\
, and is a ${Array.isArray(k)?"list":"mapping"}`};const W=k.trim();return R.kind==="text"?{value:k}:W===""?{value:""}:R.kind==="choices"?{value:l(W)}:R.kind==="\
file"&&R.secret?F(W):R.kind==="json"&&!/^\{/.test(W)&&W.includes(`
`)?{problem:L}:R.kind==="file"||R.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(W)?G(W):{value:W}}const L='must be a JSON object such as {"name": "value"}, or th\
e path of a file that holds one; inside steps it can also be a YAML mapping';function F(R){const k=(0,O.S)(R);return k?{value:k}:{problem:O.SH}}function G(R){const k=(0,M.
Qf)(R).find(ee=>!i.includes(ee));return k!==void 0?{problem:`has the unknown placeholder ${k}: a path may hold ${i.join(" and ")}`}:/[\u0000-\u001f]/.test(R)?{problem:"\
must be the path of one file"}:{path:R}}}),4406:((ce,B,s)=>{s.d(B,{EC:()=>h,Pu:()=>i,Qf:()=>w,fU:()=>f,g$:()=>O,oH:()=>p});var b=s(58552),E=s(61729);const M=1e3,
w=(u,a,{found:m=null,limit:A=null,pages:y=[]}={})=>({rule:u,found:m,limit:A,pages:y.slice(0,M),message:a}),p=["open_password"],O=(u,a,m)=>`The file has ${u} ${m}\
; at most ${a} are allowed.`;function I({failures:u}){return Array.isArray(u)?u.flatMap(_):[]}function _(u){if(!(0,E.Gv)(u))return[];const{rule:a,found:m,limit:A,
pages:y,message:D}=u;if(typeof a!="string"||typeof D!="string")return[];const L=Array.isArray(y)?y.filter(F=>typeof F=="number"):[];return[{rule:a,found:l(m),limit:l(
A),pages:L,message:D}]}const l=u=>typeof u=="number"?u:null;function f(u,{nameOf:a,restate:m}){const{checks:A}=u,y=I(u).map(L=>({...m(L),rule:a(L.rule)})),D=Array.
isArray(A)?A.flatMap(L=>typeof L=="string"?[a(L)]:[]):[];return{...u,...A!==void 0&&{checks:D},failures:y}}class h extends b.zU{report;constructor(a){const m=I(
a).map(({message:A})=>A);super("invalid_parameters",`The check failed: ${m.join(" ")}`,{issues:m.map(A=>({field:"file",message:A,mentions:p}))}),this.report=a}}
function i(u){if(u.passed===!1)throw new h(u)}}),68747:((ce,B,s)=>{s.d(B,{XM:()=>p,an:()=>w,i9:()=>M});var b=s(58426);const E=O=>O.replace(/_(\w)/g,(I,_)=>_.toUpperCase()),
M=O=>O.replaceAll("_","-");function w(O,I,_){const l=I.filter(f=>/^\w+$/.test(f));return l.length===0?O:O.replace(new RegExp(`\\b(?:${l.join("|")})\\b`,"g"),_)}
const p=O=>(0,b.zI)(O).path??`/v1/${O}`}),85673:((ce,B,s)=>{s.d(B,{gx:()=>p,h:()=>w});function b(l,f){const h=E(l,f);if(h!==void 0)return[h];const i=I(l);return f.
filter(u=>I(u).some(a=>a.length>3&&i.includes(a)))}function E(l,f){let h;for(const i of f){const u=M(I(l),I(i));u<=2&&u<(h?.count??1/0)&&(h={name:i,count:u})}return h?.
name}function M(l,f){return l.length!==f.length?l.length*f.length===0?1/0:M([l.join("")],[f.join("")]):f.reduce((h,i,u)=>{const a=l[u]??"",m=Math.min(a.length,i.
length),A=_(a,i);return A>(m<3?0:m<7?1:2)?1/0:h+A},0)}const w=(l,f)=>O(b(l,f));function p(l,f){const h=E(l,f),i=u=>I(u).sort().join(" ");return O(h===void 0?f.filter(
u=>l!==""&&i(u)===i(l)):[h])}const O=l=>l.length===0||l.length>3?"":` (did you mean ${l.join(" or ")}?)`,I=l=>l.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(f=>f!=="");function _(l,f){let h=[],i=Array.from({length:f.length+1},(u,a)=>a);for(let u=0;u<l.length;u++){const a=[u+
1];for(let m=0;m<f.length;m++){const A=u>0&&m>0&&l[u]===f[m-1]&&l[u-1]===f[m];a.push(Math.min((i[m+1]??0)+1,(a[m]??0)+1,(i[m]??0)+(l[u]===f[m]?0:1),A?(h[m-1]??0)+
1:1/0))}h=i,i=a}return i.at(-1)??0}}),4528:((ce,B,s)=>{s.d(B,{G7:()=>m,GW:()=>M,IF:()=>h,JF:()=>f,KV:()=>l,_m:()=>_,lg:()=>E,u9:()=>I,uv:()=>O});const b=null,E={
"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function M(y,D=!1){const{per_page:L,tables:F,
layout:G}=y;return w(y)?"application/jsonl":D&&F===!0&&L!==!0?"text/csv":L===!0||F===!0?"application/json":G==="markdown"?"text/markdown":"text/plain"}const w=y=>(y.
pieces??"none")!=="none";function p(y){const D=M(y);return w(y)?["application/json",D]:y.tables===!0?[D,"text/csv"]:D==="text/markdown"?["application/json",D,"t\
ext/plain"]:[...new Set(["application/json",D])]}const O=({text:y})=>typeof y=="string"?y:"",I=({pages:y,tables:D,pieces:L})=>(y??D??L)!==void 0;function _({text:y,
pages:D,tables:L,pieces:F,...G}){return G}const l=({pieces:y})=>y,f=y=>y.map(D=>`${JSON.stringify(D)}
`).join(""),h=({tables:y})=>y??[];function i(y){return h(y).flatMap(({page:D,rows:L,header:F,certain:G},R)=>{const k=a(L,F);return L.slice(F?1:0).map((ee,W)=>({
row:Object.fromEntries(ee.map((Y,J)=>[k[J],Y])),about:{page:D,table:R+1,row:W+1,certain:G}}))})}const u="pdf";function a(y,D){const L=y.reduce((G,{length:R})=>Math.
max(G,R),0),F=new Set([u]);return Array.from({length:L},(G,R)=>{const k=D&&y[0][R]||`Column ${R+1}`;let ee=k;for(let W=2;F.has(ee);W++)ee=`${k} ${W}`;return F.add(
ee),ee})}function m(y){const[D,...L]=h(y);return D&&L.length===0?A(D.rows):void 0}const A=y=>y.map(D=>`${D.map(L=>/[",\r\n]/.test(L)?`"${L.replaceAll('"','""')}\
"`:L).join(",")}\r
`).join("")}),49180:((ce,B,s)=>{s.d(B,{q:()=>E});const b="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function E(p){const O=p.toLowerCase(),I=/^#([\da-f]{3}|[\da-f]{6})$/.exec(O)?.[1]??w().get(O);return I===void 0?void 0:(I.length===3?[...I].map(l=>l+l):[I.
slice(0,2),I.slice(2,4),I.slice(4)]).map(l=>Number.parseInt(l,16))}let M;function w(){const p=b.split(" ");return M??=new Map(p.flatMap((O,I)=>I%2===0?[[O,p[I+1]]]:
[]))}}),17079:((ce,B,s)=>{s.d(B,{Z:()=>p,_:()=>w});const b=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(l){
if(l.length>64)return;const f=l.trim().replace(E,(h,i,u,a)=>`${i??""}${1900+Number(u)}${a}`);return I(O(b.exec(f)??M.exec(f)))}function p(l){const f=l.length>64?
void 0:O(M.exec(l.trim()));if(!f||I(f)===void 0)return;const{year:h,month:i="",day:u="",hour:a="",minute:m="",second:A="",zone:y=""}=f;return`D:${h}${i}${u}${a}${m}${A}${y===
"Z"||y===""?y:`${y.replace(":","'")}'`}`}function O(l){if(!l)return;const[,f,h,i,u,a,m,A,y,D,L]=l,F=A??(y===void 0?void 0:`${y}${D??"00"}:${L??"00"}`);return{year:f,
month:h,day:i,hour:u,minute:a,second:m,zone:F}}function I(l){if(!l)return;const{year:f,month:h,day:i,hour:u,minute:a="00",second:m="00",zone:A}=l,y=(L,F,G)=>L===
void 0||Number(L)>=F&&Number(L)<=G;if(Number(f)===0||!y(h,1,12)||!y(i,1,_(Number(f),Number(h)))||!y(u,0,23)||!y(a,0,59)||!y(m,0,59)||A!==void 0&&A!=="Z"&&!(y(A.
slice(1,3),0,23)&&y(A.slice(4),0,59)))return;const D=[f,h,i].filter(L=>L!==void 0).join("-");return u===void 0?D:`${D}T${u}:${a}:${m}${A==="+00:00"||A==="-00:00"?
"Z":A??""}`}function _(l,f){return f===2?l%4===0&&(l%100!==0||l%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),3130:((ce,B,s)=>{s.d(B,{iL:()=>G,lF:()=>Y,qL:()=>k});
var b=s(58552),E=s(15828),M=s(61729),w=s(58426),p=s(33037),O=s(72750),I=s(33858),_=s(29082),l=s(60666),f=s(34378);const h=2**31-1,i=/^ *[+-]?\d+ *$/,u=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
a=/[\p{Cc}\u2028\u2029]/u,m=/(?!\n)[\p{Cc}\u2028\u2029]/u,A=new RegExp("\\p{Cs}","u"),y=100,D={font:20*1024*1024,key:1e6,certificates:1e6},L=new Set(["files","c\
hoices"]),F="must be given only once";function G(c){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(c)}catch{return c}}function R(c,g,U="abse\
nt"){const{params:S,issues:V}=k(c,g,U);if(V.length>0)throw invalidParameters(V);return S}function k(c,g,U="absent"){const S=(0,w.zI)(c),V={},X=[];for(const[ae,le]of Object.
entries(S.fields)){const xe=Object.hasOwn(g,ae),Ae=xe?g[ae]:void 0;if(fe(le,Ae)){xe&&U==="refuse"&&J(le,Ae)?X.push({field:ae,message:Q(le)}):le.required?X.push(
{field:ae,message:`is required: ${(0,E.pG)(le)}`}):"default"in le&&(V[ae]=le.default);continue}const Te=me(le,Ae);"problem"in Te?X.push({field:ae,message:Te.problem}):
V[ae]=Te.value}return{params:V,issues:[...X,...ee(S,V,X)]}}function ee({fields:c,ascending:g,different:U,exclusive:S,needs:V,atLeastOne:X,someTrue:ae},le,xe){const Ae=[],
Te=Ee=>(0,w.qR)(c[Ee],le[Ee]);if(g){const[Ee,_e]=[le[g[0]],le[g[1]]];typeof Ee=="number"&&typeof _e=="number"&&Ee>_e&&Ae.push({field:g[0],message:`must not be g\
reater than ${g[1]}`,mentions:[g[1]]})}if(U){const[Ee,_e]=[le[U[0]],le[U[1]]];Ee!==void 0&&Ee===_e&&Ae.push({field:U[0],message:`must differ from ${U[1]}`,mentions:[
U[1]]})}for(const[Ee,_e]of S??[]){const we=Te(Ee)?_e.filter(Te):[];we.length>0&&Ae.push({field:Ee,message:`must not be given together with ${we.join(" and ")}: \
leave one of them out`,mentions:we})}for(const[Ee,_e,we]of V??[])Te(Ee)&&!(0,w.D)(we,c[_e],le[_e])&&Ae.push({field:Ee,message:`needs ${W(_e,we)}`,mentions:[_e]});
const Se=Ee=>Te(Ee)||xe.some(({field:_e})=>_e===Ee);return X&&!X.some(Se)&&Ae.push({field:X[0],message:`is required, unless one of these is given: ${X.slice(1).
join(", ")}`,mentions:X.slice(1)}),ae?.every(Ee=>le[Ee]===!1)===!0&&Ae.push({field:ae[0],message:`must be true, unless one of these is: ${ae.slice(1).join(", ")}`,
mentions:ae.slice(1)}),Ae}function W(c,g){return typeof g!="object"?`${c} to be ${g}`:"not"in g?`${c} to be other than ${g.not}`:`${c} to be given`}function Y(c){
if(Array.isArray(c))return c.join(",");if(typeof c=="object")return JSON.stringify(c);const g=String(c);if(typeof c!="number"||!g.includes("e"))return g;if(c>=1)
return BigInt(c).toString();const[U,S]=g.split("e");return`0.${"0".repeat(-Number(S)-1)}${U.replace(".","")}`}function J(c,g){return c.empty==="opener"?!1:c.empty!==
"word"||c.required===!0||g===void 0}function Q(c){return c.required?`is empty: it must be ${(0,E.pG)(c)}`:c.kind==="text"&&c.secret?"is empty, so the document w\
ould open without a password: give a password, or route documents without one past this step":c.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,E.
pG)(c)}`:c.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in c?`is empty: write ${String(c.default)}, which is the defaul\
t, or leave the field out`:`is empty: give ${(0,E.pG)(c)}, or leave the field out`}function fe(c,g){return g==null||g===""||L.has(c.kind)&&Array.isArray(g)&&g.length===
0?!0:c.kind==="text"&&!c.secret&&typeof g=="string"&&g.trim()===""}function me(c,g){const U=L.has(c.kind)||c.kind==="json"&&c.list!==void 0;if(Array.isArray(g)&&
!U)return{problem:F};if(g instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(c.kind){case"text":return re(c,g);case"flag":return De(
c,g);case"integer":return te(c,g);case"decimal":return q(c,g);case"choice":return x(c,g);case"choices":return z(c,g);case"pageOrder":return ne(c,g,c.parts?I.X4:
O.p6);case"pageSet":return ne(c,g,_.lY);case"file":return pe(c,g);case"files":return ie(c,g);case"json":return oe(c,g);default:return c}}function re(c,g){if(typeof g!=
"string"&&!(typeof g=="number"&&Number.isFinite(g)))return{problem:`must be ${c.format?"":"text, "}${(0,E.pG)(c)}`};const U=c.lines?String(g).replaceAll(`\r
`,`
`):String(g);if(U.length>8*c.maxLength)return{problem:`must be ${(0,E.pG)(c)}`};const S=c.secret?U:(0,f.w)(U),V=(0,E.Y5)(c,S);return V>c.maxLength||V<(c.minLength??
0)?{problem:`must be ${(0,E.pG)(c)}`}:(c.lines?m.test(S):!c.secret&&a.test(S))?{problem:`must not contain control characters${c.lines?"":" or line breaks"}`}:!c.
secret&&A.test(S)?{problem:"must not contain an incomplete character (a lone surrogate)"}:c.format&&!l.E[c.format].holds(S)?{problem:l.E[c.format].problem?.(S)??
`must be ${(0,E.pG)(c)}`}:{value:S}}function De(c,g){if(typeof g=="boolean")return{value:g};const U=typeof g=="string"?g.toLowerCase():"";return U==="true"||U===
"false"?{value:U==="true"}:{problem:`must be ${(0,E.pG)(c)}`}}function te(c,g){const S=(c.unit==="bytes"&&typeof g=="string"?(0,p.ik)(g):void 0)??v(g);if(S===void 0||
S<c.min)return{problem:`must be ${(0,E.pG)(c)}`};const V=c.max??h;if(S<=V)return{value:S};const X=(0,E.pG)(c);return{problem:X.includes(String(V))?`must be ${X}`:
`must not be greater than ${V}`}}function v(c){return typeof c=="string"?i.test(c)?Number(c.trim())+0:void 0:typeof c=="number"&&Number.isInteger(c)?c+0:void 0}
function q(c,g){const S=(c.unit==="inches"&&typeof g=="string"?(0,p.Vi)(g):void 0)??T(g),{above:V=-1/0,min:X=-1/0,max:ae=1/0}=c;return Number.isFinite(S)&&S>V&&
S>=X&&S<=ae?{value:S+0}:{problem:`must be ${(0,E.pG)(c)}`}}function T(c){return typeof c=="number"?c:typeof c=="string"&&u.test(c)?Number(c.trim()):NaN}function x(c,g){
const{open:U}=c,S=v(g),V=c.options.find(({value:ae,contract:le=ae})=>ae===g||typeof g=="number"&&ae===String(g)||typeof le=="number"&&le===S);if(V)return{value:V.
value};const X=U?S:void 0;return U&&X!==void 0&&X>=U.min&&X<=U.max?{value:X}:{problem:`must be ${(0,E.pG)(c)}`}}function z(c,g){const U=typeof g=="string"?g.replace(
/^ +| +$/g,"").split(/ *, */):g,S=c.options.map(({value:V})=>V);return!Array.isArray(U)||!U.every(V=>S.some(X=>X===V))?{problem:`must be ${(0,E.pG)(c)}`}:{value:S.
filter(V=>U.includes(V))}}function ne(c,g,U){if(typeof g!="string"&&typeof g!="number")return{problem:`must be ${(0,E.pG)(c)}`};const S=String(g);if(S.length>c.
maxLength)return{problem:`must be at most ${c.maxLength} characters long, and has ${S.length}`};const V=U(S);return"problem"in V?{problem:V.problem}:{value:S}}function pe(c,g){
const{name:U,bytes:S}=typeof g=="object"?g:{};return typeof U!="string"||!(S instanceof Uint8Array)?{problem:`must be ${(0,E.pG)(c)}`}:S.length===0&&c.accepts!==
"any"?{problem:"is an empty file"}:S.length>(D[c.accepts]??1/0)?{problem:`is too large: it must be ${(0,E.pG)(c)}`}:{value:{name:U,bytes:S}}}function ie(c,g){const U=Array.
isArray(g)?g:[g],S=[];for(const X of U){const ae=pe({...c,kind:"file"},X??{});if("problem"in ae)return ae.problem.startsWith("must")?{problem:`must be ${(0,E.pG)(
c)}`}:ae;S.push(ae.value)}const V=S.reduce((X,{bytes:ae})=>X+ae.length,0);return S.length>c.max||V>c.maxBytes?{problem:`must be ${(0,E.pG)(c)}`}:new Set(S.map(({
name:X})=>X)).size<S.length?{problem:"has two files of one name"}:{value:S}}function oe(c,g){const U=`must be ${(0,E.pG)(c)}`;if(typeof g=="object"){const V=ge(
g);return V!==void 0&&V.length<=c.maxLength?se(c,JSON.parse(V),U):{problem:U}}if(typeof g!="string")return{problem:U};if(g.length>c.maxLength)return{problem:`mu\
st be at most ${c.maxLength} characters long, and has ${g.length}`};const S=(0,M.qF)(g);if(S===void 0){const X=(0,M.qF)(g.replace(/[\r\n\t]/g," "))!==void 0?": \
within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${U}; it is not valid JSON${X}`}}return se(c,S,U)}function se({list:c},g,U){const S=c!==
void 0&&Array.isArray(g)&&g.every(M.Gv)?{[c]:g}:g;return(0,M.Gv)(S)?he(S):{problem:U}}function he(c){let g=[c];for(let U=0;g.length>0;U++){if(U===y)return{problem:`\
must not have more than ${y} arrays and objects within one another`};const S=g.flatMap(V=>Object.values(V));if(S.some(V=>typeof V=="number"&&!Number.isFinite(V)))
return{problem:"has a number that is too large"};g=S.filter(be)}return{value:c}}const be=c=>typeof c=="object"&&c!==null;function ge(c){try{return JSON.stringify(
c)}catch{return}}}),15828:((ce,B,s)=>{s.d(B,{Cq:()=>_,Xl:()=>I,Y5:()=>f,k_:()=>w,pG:()=>M});var b=s(33037),E=s(60666);function M(a){switch(a.kind){case"text":{const m=a.
minLength?`${a.minLength} to ${a.maxLength}`:`at most ${a.maxLength}`;return a.format?`${E.E[a.format].words}, ${m} characters`:`${m} characters`}case"flag":return"\
true or false";case"integer":{const m=a.unit===void 0?"":`, in ${a.unit}, ${b.KH}`;return a.max===void 0||a.max===Number.MAX_SAFE_INTEGER?`a whole number of at \
least ${a.min}${m}`:`a whole number from ${a.min} to ${a.max}${m}`}case"decimal":return`a decimal number ${u(a)}, in ${a.unit}, with a point${a.unit==="inches"?
`, ${b.VR}`:""}`;case"choice":return`one of ${a.options.map(m=>typeof m.value=="number"?h(m):m.value).join(", ")}`;case"choices":return`one or more of ${a.options.
map(({value:m})=>m).join(", ")}, separated by commas`;case"pageOrder":return a.parts?`ranges of pages such as 1-3, 7, 9-, at most ${a.maxLength} characters`:`pa\
ges such as 3,1,2 or 2.. or -1,1..-2, at most ${a.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${a.maxLength}\
 characters`;case"file":return i[a.accepts];case"files":return`at most ${a.max} PNG or JPEG images of at most ${a.maxBytes/1e6} MB in all`;case"json":return`a J\
SON object such as ${a.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${a.maxLength} characters`;default:return a}}function w(a){if(a.contract===
void 0)return"";if(a.kind==="pageOrder")return`at most ${a.contract.maxLength} characters`;const{minLength:m,contract:A}=a;return"values"in A?`one of ${A.values.
join(", ")}`:`${m?`${m} to ${A.maxLength}`:`at most ${A.maxLength}`} ${A.characters==="printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characte\
rs"}`}const p=({value:a,contract:m})=>typeof a=="string"&&m===void 0,O=({options:a})=>a.some(({contract:m})=>m!==void 0)&&a.some(p),I=({options:a})=>`one of ${a.
filter(m=>!p(m)).map(({value:m})=>m).join(", ")}`;function _(a,m){if(a.kind==="choice")return O(a)&&a.options.some(y=>y.value===m&&p(y));if(a.kind==="pageOrder")
return a.contract!==void 0&&String(m).length>a.contract.maxLength;if(a.kind!=="text"||a.contract===void 0||typeof m!="string")return!1;const{contract:A}=a;return"\
values"in A?!A.values.includes(m):f(a,m)>A.maxLength||A.characters!==void 0&&!l.test(m)}const l=/^[\x20-\x7e]*$/,f=({secret:a},m)=>a?m.length:[...m].length;function h({
value:a,label:m,description:A}){const y=A??m.toLowerCase(),D=String(a).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return A===void 0&&m.toLowerCase().includes(
D)?String(a):`${a} (${y.charAt(0).toLowerCase()}${y.slice(1)})`}const i={pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of a\
t most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a f\
ile"};function u({above:a,min:m,max:A}){const y=a===void 0?`of at least ${m??0}`:`greater than ${a}`;return A===void 0?y:`${y} and at most ${A}`}}),50580:((ce,B,s)=>{
s.d(B,{L:()=>E});var b=s(58426);function E(M,w){return Object.entries((0,b.zI)(M).fields).flatMap(([p,O])=>{if(O.kind!=="choice"||!O.open||typeof w[p]!="number")
return[];const I=O.options.map(({value:_})=>_).join(", ");return[{field:p,message:`is a number that only some regions know: use ${I}`}]})}}),33037:((ce,B,s)=>{s.
d(B,{KH:()=>b,VR:()=>E,Vi:()=>_,ik:()=>p});const b="or a size such as 18 MB or 18 MiB",E="or a length such as 20 mm, 2 cm or 0.5 in",M={b:1,kb:1e3,mb:1e6,gb:1e9,
kib:2**10,mib:2**20,gib:2**30},w=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;function p(l){const[,f,h]=w.exec(l)??[],i=M[h?.toLowerCase()??""];return i===void 0?
void 0:Math.floor(Math.round(Number(f)*i*1e3)/1e3)}const O={mm:25.4,cm:2.54,in:1},I=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function _(l){const[
,f,h]=I.exec(l)??[],i=O[h?.toLowerCase()??""];return i===void 0?void 0:Number((Number(f)/i).toFixed(10))}}),51521:((ce,B,s)=>{s.d(B,{Ct:()=>O,Qf:()=>p,sA:()=>_});
var b=s(98446),E=s(34378);const M=/(\{[^{}]*\})/;function w(l,f){const h=[],i=[],u=`use ${f.map(a=>`{${a}}`).join(", ")}`;for(const a of(0,E.w)(l).split(M)){const m=f.
find(A=>`{${A}}`===a);if(m)h.push({placeholder:m});else if(M.test(a))i.push(a);else{if(/[{}]/.test(a))return{problem:`has a brace that belongs to no placeholder\
; ${u}`};a&&h.push({literal:a})}}return i.length===0?{pieces:h}:{problem:`has the unknown ${(0,b.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")};\
 ${u}`}}const p=l=>l.split(M).filter((f,h)=>h%2===1),O=(l,f)=>l.split(M).map((h,i)=>(i%2===1&&Object.hasOwn(f,h.slice(1,-1))?f[h.slice(1,-1)]:void 0)??h).join(""),
I=["number","last","label","name"],_=l=>w(l,I)}),66974:((ce,B,s)=>{s.d(B,{D6:()=>p,F1:()=>M,NL:()=>l,P3:()=>E,br:()=>w,bs:()=>_});var b=s(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(h,i,u){const a=[],m=[];for(const[A,y]of h.split(",").entries()){const D=A+1;if(i!==void 0&&
y.trim()===""){m.push(`entry ${D} is empty: write ${i}, separated by single commas`);continue}const L=u(y,D);"problem"in L?m.push(w(D,y,L.problem)):a.push(L.item)}
return m.length>0?{problem:_(m)}:{items:a}}const w=(h,i,u)=>`entry ${h} ('${f(i.trim())}') ${u}`,p=({position:h,text:i},u,a)=>w(h,i,`names ${O(u)}, but the docu\
ment has ${(0,b.y_)(a,"page")}`);function O(h){return Number.isSafeInteger(h)?`page ${h}`:"a page far beyond its end"}const I=5;function _(h){const i=h.length-I;
return[...h.slice(0,I),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function l(h){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(h);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(h)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(h)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function f(h){const i=[...h].map(u=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(u)?"?":u);return(0,b.Bu)(i.join(""),40)}}),72750:((ce,B,s)=>{s.d(B,{Ly:()=>O,UL:()=>I,aW:()=>p,p6:()=>w});var b=s(58552),E=s(66974);const M=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
w=l=>(0,E.F1)(l,"pages such as 3,1,2 or 2..5",(f,h)=>{const i=M.exec(f);if(!i)return{problem:_(f)};const u=Number(i[1]),a=i[3]===void 0?void 0:Number(i[3]);return u===
0||a===0?E.P3:{item:{from:u,to:a,range:i[2]!==void 0,text:f.trim(),position:h}}});function p(l,f,h){const i=D=>(0,b.G6)([{field:"page_order",message:D}]),u=w(l);
if("problem"in u)throw i(u.problem);const a=O(u.items,f);if("problem"in a)throw i(a.problem);const m=I(a.spans);if(m>h)throw i(`names ${m} pages in all; at most\
 ${h} are allowed`);const A=new Uint32Array(m);let y=0;for(const{first:D,last:L}of a.spans){const F=D<=L?1:-1;for(let G=D;G!==L+F;G+=F)A[y++]=G}return A}function O(l,f){
const h=[],i=l.map(u=>{const a=L=>L<0?f+1+L:L,m=a(u.from),A=u.range?u.to===void 0?f:a(u.to):m,D=[[u.from,m],[u.to??u.from,A]].find(([,L])=>L<1||L>f);return D&&h.
push((0,E.D6)(u,D[0],f)),{first:m,last:A}});return h.length>0?{problem:(0,E.bs)(h)}:{spans:i}}const I=l=>l.reduce((f,{first:h,last:i})=>f+Math.abs(i-h)+1,0);function _(l){
return/^ *\.\./.test(l)?"has no start: a range is written 1..5":(0,E.NL)(l)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((ce,B,s)=>{
s.d(B,{k1:()=>p,lY:()=>w,m7:()=>O});var b=s(58552),E=s(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,w=l=>(0,E.F1)(l,"pages such as \
1..3, -1, odd",(f,h)=>{const i=f.trim(),u=M.exec(i);if(!u)return{problem:_(i)};const[,a,m,A,y,D]=u,L={negated:a!==void 0,text:i,position:h};if(m!==void 0)return{
item:{...L,pages:m.toLowerCase()}};const F=Number(A),G=y===void 0?F:D===void 0?"end":Number(D);return F===0||G===0?E.P3:{item:{...L,pages:{from:F,to:G}}}});function p(l,f,h="\
pages"){const i=y=>(0,b.G6)([{field:h,message:y}]),u=w(l);if("problem"in u)throw i(u.problem);const a=new I(f),m=new I(f),A=[];for(const y of u.items){const D=y.
negated?m:a;if(typeof y.pages=="string"){D.add(y.pages);continue}const{from:L,to:F}=y.pages,G=L<0?f+1+L:L,R=F==="end"?f:F<0?f+1+F:F,ee=(F==="end"?L<0?[[L,G]]:[]:
[[L,G],[F,R]]).find(([,W])=>W<1||W>f);ee&&A.push((0,E.D6)(y,ee[0],f)),!(F==="end"&&G>f||A.length>0)&&D.range(Math.min(G,R),Math.max(G,R))}if(A.length>0)throw i(
(0,E.bs)(A));return u.items.every(({negated:y})=>y)&&a.add("all"),a.without(m)}function O(l){const f=w(l);if("problem"in f||f.items.length!==1)return;const{negated:h,
pages:i}=f.items[0];if(h)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:u,to:a}=i;return a==="end"?{first:u}:a===-1?{first:u}:
a<1?void 0:{first:Math.min(u,a),last:Math.max(u,a)}}class I{pageCount;differences;odd=!1;even=!1;constructor(f){this.pageCount=f,this.differences=new Int32Array(
f+2)}add(f){f!=="even"&&(this.odd=!0),f!=="odd"&&(this.even=!0)}range(f,h){this.differences[f]++,this.differences[h+1]--}without(f){const h=new Uint32Array(this.
pageCount);let i=0,u=0,a=0;for(let m=1;m<=this.pageCount;m++){u+=this.differences[m],a+=f.differences[m];const A=m%2===1?"odd":"even";(u>0||this[A])&&!(a>0||f[A])&&
(h[i++]=m)}return h.subarray(0,i)}}function _(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(l)?"is not a page: leave out p\
ages with not, such as not 2":(0,E.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),33858:((ce,B,s)=>{s.d(B,{D_:()=>l,X4:()=>k,kU:()=>ee});var b=s(58552),E=s(66974),M=s(72750);const w=/^(\d+|first)-(\d+|last|end)?$/i,p=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
O=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,I=/^(?:last|end)-(\d+|last|end)$/i,_=/^(-?\d+)-(-?\d+|last|end)$/i;function l(W){if(Array.isArray(W))return f(
W);if(typeof W!="string"&&typeof W!="number")return{problem:"must be text such as 1..3, or a list of pages"};const Y=String(W),J=Y.split(/\r?\n/).filter(fe=>fe.
trim()!=="");if(J.length>1&&J.every(fe=>/^ *- +\S/.test(fe)))return f(J.map(fe=>h(fe.replace(/^ *- +/,""))));const Q=/^\s*\[(.*)\]\s*$/s.exec(Y);return Q?f(Q[1].
split(",").map(h)):i(J.length>1?J.join(","):Y)}function f(W){return W.some(Y=>typeof Y!="string"&&typeof Y!="number")?{problem:'must be a list of pages such as \
3, or of ranges such as "2..5"'}:i(W.join(","))}function h(W){return W.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(W){const Y=(0,E.F1)(W,void 0,J=>{const{
items:Q,isUnclear:fe}=y(J),re=fe||Q.length>1&&Q.some(De=>De.startsWith("-"))?D(Q):Q.map(L).find(De=>De!==void 0);return re?{problem:`is ambiguous: write ${re.join(
" or ")}`}:{item:Q.length===0?J:Q.map(F).join(",")}});return"problem"in Y?Y:{text:Y.items.join(",")}}const u=/^(?:not )?(?:-?\d+|first|last|end)$/i,a=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
m=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,A=new Set(["-","–",".."]);function y(W){const Y=[];let J=!1;for(const Q of W.split(/\s+/)){if(Q==="")continue;const fe=Y.
at(-1)??"",me=a.test(fe),re=me?u.test(Q):u.test(fe)&&(A.has(Q)||m.test(Q));re?Y[Y.length-1]=fe+Q:fe.toLowerCase()==="not"?Y[Y.length-1]=`${fe} ${Q}`:Y.push(Q),J||=
me&&!re}return{items:Y,isUnclear:J}}function D(W){const Y=W.map(F).join(","),[J,Q,...fe]=W,me=fe.length===0&&Q?/^-(\d+)$/.exec(Q):null;return me&&J&&/^\d+$/.test(
J)?[Y,`${J}..${me[1]}`]:[Y]}function L(W){const Y=W.replace(/^not /i,""),J=I.exec(Y);if(J)return/^\d/.test(J[1])?[`-${Number(J[1])+1}`,`-1..${J[1]}`]:["-1"];const Q=_.
exec(Y);if(!Q||w.test(Y))return;const[,fe,me]=Q;return me.startsWith("-")?[`${fe}..${me}`,`${fe},${me}`]:[`${fe}..${R(me)}`,`${fe},-${me}`]}function F(W){const[
,Y="",J=""]=/^(not )?(.*)$/i.exec(W)??[],Q=w.exec(J)??p.exec(J)??O.exec(J);return Q?`${Y}${R(Q[1])}..${R(Q[2]??"")}`:`${Y}${R(J)}`}const G={first:"1",last:"-1",
end:"-1"},R=W=>G[W.toLowerCase()]??W;function k(W){const Y=l(W);return"problem"in Y?Y:(0,M.p6)(Y.text)}function ee(W,Y,J,Q="ranges"){const fe=v=>(0,b.G6)([{field:Q,
message:v}]),me=k(W);if("problem"in me)throw fe(me.problem);const re=(0,M.Ly)(me.items,Y);if("problem"in re)throw fe(re.problem);const De=re.spans.flatMap(({first:v,
last:q},T)=>{const{position:x,text:z}=me.items[T];return v<=q?[]:[(0,E.br)(x,z,`ends before it starts: write ${q}-${v}`)]});if(De.length>0)throw fe((0,E.bs)(De));
const te=(0,M.UL)(re.spans);if(te>J)throw fe(`names ${te} pages in all; at most ${J} are allowed`);return re.spans}}),77040:((ce,B,s)=>{s.d(B,{n:()=>w});const b=[
"number","last","title","date"],E=`use ${b.map(p=>`{${p}}`).join(", ")}, and a \\ before a brace that is text`,M="{}|\\";function w(p){const O=[[]],I=[];let _="";
const l=()=>{_!==""&&O.at(-1).push(_),_=""};for(let u=0;u<p.length;u++){const a=p[u];if(a==="\\"&&u+1<p.length&&M.includes(p[u+1]))_+=p[++u];else if(a==="|")l(),
O.push([]);else{if(a==="}")return{problem:`has a brace that belongs to no placeholder; ${E}`};if(a==="{"){const m=p.indexOf("}",u);if(m<0)return{problem:`has a \
brace that belongs to no placeholder; ${E}`};const A=p.slice(u+1,m),y=b.find(D=>D===A);l(),y?O.at(-1).push({placeholder:y}):I.push(`{${A}}`),u=m}else _+=a}}if(l(),
I.length>0)return{problem:`has the unknown ${I.join(" and ")}; ${E}`};if(O.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| \
for a bar that is text"};const[f=[],h=[],i=[]]=O;return O.length===1?{left:[],middle:f,right:[]}:O.length===2?{left:f,middle:[],right:h}:{left:f,middle:h,right:i}}}),
60666:((ce,B,s)=>{s.d(B,{E:()=>h,L:()=>_});var b=s(49180),E=s(17079),M=s(51521),w=s(77040);function p(i){const u=(0,M.sA)(i);return"problem"in u?u.problem:void 0}
function O(i){const u=(0,w.n)(i);return"problem"in u?u.problem:void 0}const I=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,_=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(i),l=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function f(i){const u=URL.canParse(i)?new URL(i):void 0;return u?.protocol==="https:"&&u.username===
""&&u.password===""}const h={"file-name":{holds:l,words:"a file name without folders"},"media-type":{holds:_,words:"a media type such as text/xml or application\
/pdf"},color:{holds:i=>(0,b.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,E.Z)(i)!==void 0,words:"a date of ISO 8601 such \
as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>p(i)===void 0,words:"text such as {number} / {last}",problem:p},"running-line":{holds:i=>O(
i)===void 0,words:"a line such as {title}|{number} / {last}",problem:O},"https-address":{holds:f,words:"an HTTPS address such as https://tsa.example.com"},"lang\
uage-tag":{holds:i=>I.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ce,B,s)=>{s.d(B,{Kf:()=>E,RZ:()=>b,YG:()=>M});function b(w,p){
for(const O of p)w.push(O)}const E=w=>{let p=-1/0;for(const O of w)p=Math.max(p,O);return p},M=w=>{let p=1/0;for(const O of w)p=Math.min(p,O);return p}})};
