"use strict";exports.id=1667,exports.ids=[1667],exports.modules={71667:((ie,B,s)=>{var b=s(67981),E=s(73024),P=s(58552),O=s(68747),p=s(98446),w=s(48161);const x=["failed","s\
kipped","notes","nothing"],_=32,l=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=_,c=`must be a whole number from 1 to ${_}`,h=300,i=86400,u=e=>/^\d{1,5}$/.test(e)&&
Number(e)>=1&&Number(e)<=i,a=`must be a whole number of seconds from 1 to ${i}`,m=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),A="must be a number of percent from 0 to 99, \
such as 5";var y=s(79463),v=s(46863),T=s(52465),F=s(74581),k=s(97904),N=s(15969);function K(e,t){if(e==="")return;const n=(0,k.Ye)((0,N.M0)(t,e)),o=n===void 0?"\
does not exist":te(n,t);if(o===void 0)return n;throw new P.zU("configuration",`The folder '${e}' of language-data ${o}`,{advice:"Give a folder with files such a\
s eng.traineddata or eng.traineddata.gz"})}function te(e,t){return(0,N.NB)(t,e)?(0,k._N)(e)?.isDirectory()?(0,F.Y)(e).length===0?"has no data of a language":void 0:
"is not a folder":`is outside of ${t.words.start}`}async function W(e,t,n){if(e.region!==""||e.baseUrl!=="")return(await Promise.all([s.e(2760),s.e(2958),s.e(6053),
s.e(2237),s.e(8958),s.e(5462)]).then(s.bind(s,55462))).chooseRegion(e,t);const o=K(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),open:r=>G(r,t,
n,{folder:o,concurrency:e.concurrency}),place:t.words.here}}async function G(e,{workspace:t,words:n},o,{folder:r,concurrency:d=Math.min((0,w.availableParallelism)(),
_)}){const $={folder:r,cure:n.giveLanguages},M=Math.min(e,d),R=(0,v.ZK)(t),j=()=>Promise.resolve();if(M<2){const{localHere:J}=await Promise.all([s.e(9439),s.e(2479)]).
then(s.bind(s,59439)),{pause:de}=await Promise.resolve().then(s.bind(s,8526)),ye=J({},T.db,de,{recognition:{...$,entry:o}});return{execute:(ge,ue)=>(0,y.g)(ge,ue,
ye,R),lanes:M,close:j,abandon:j}}const{workerPool:L}=await s.e(2638).then(s.bind(s,12638)),z=L({entry:await o(),size:Math.min(M,(0,w.availableParallelism)()),ports:T.
db,recognition:$});return{execute:(J,de)=>(0,y.g)(J,de,z,R),lanes:M,close:z.close,abandon:j}}var Y=s(30245),V=s(64123),ce=s(34),le=s(76760),oe=s.n(le);const Pe=()=>Promise.
resolve(oe().join(__dirname,"index.js"));var ee=s(58426),I=s(54614),q=s(45180),se=s(57214),D=s(45657);function S(e){const n=(oe().sep==="/"?e.replaceAll("\\","\\\
\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function Z(e,t,n,o=new Set){for(const L of[e,...t])if(re(L)>me)throw(0,P.G6)([{field:"f\
iles",message:`the pattern '${L}' has more than ${me} * in one name: write fewer`}]);const{create:r}=await s.e(102).then(s.bind(s,50102)),$=[e,...t.map(L=>L.slice(
1).trim())].map(L=>he(L,n)).map((L,z)=>z===0?L:`!${L}`),M=await r($.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw $e(e)});fe(M.constructor,o);const R=new Set((0,N.d7)(e).split("/")),j=L=>(0,N.dR)(n,L).split("\
/").some(z=>X.has(z)&&!R.has(z));return(await M.glob()).filter(L=>!j(L))}function fe(e,t){const n=e,o=n.passesOver;if(n.passesOver=t,o!==void 0)return;const r=n.
stat.bind(n);n.stat=(d,...$)=>r(d,...$).catch(M=>{if((0,I.xU)(M)!=="ENOENT")throw M;n.passesOver?.add(d.path)})}const me=4,re=e=>(0,D.Kf)((0,N.d7)(e).split("/").
map(t=>t.match(/\*+/g)?.length??0)),X=new Set([".git","node_modules"]);function he(e,{workspace:t,otherNames:n=[]}){for(const[o,r]of n)if(e.startsWith(o)&&["","\
/",oe().sep].includes(e.charAt(o.length)))return r+e.slice(o.length);return oe().isAbsolute(e)||t===process.cwd()?e:`${S(t)}/${e}`}function $e(e){const t=`the p\
attern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,P.G6)([{field:"files",message:t}])}const ne=[[/^-\s/,"files take\
s lines, not a YAML list: leave out the dash"],se.jB,se.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],
[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],se.jN,se.yZ,se.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function f(e,t,n){if(H(n.workspace))return n.
words.empty;const o=(0,se.oR)(e,ne);if(o!==void 0)return o;const r=async $=>Z($,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin\
 with ! exclude every file that it matches";const d=U(e,n);if(d!==void 0)return d;if((0,k._N)((0,N.M0)(n,e))?.isDirectory()===!0)return"the folder has no such f\
iles";for(const[$,M]of oe().isAbsolute(e)&&n.anywhere?[]:g(e)){const[R]=$===e?[]:await r($);if(R!==void 0)return`${M}, and there is ${(0,N.dR)(n,R)}`}}const g=e=>[
[C(e),"upper and lower case count"],[C(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],
[e.normalize("NFD"),"its accents are not written as in the name of the file"]],C=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===
t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function U(e,t){const n=(0,N.M0)(t,e).split(oe().sep),o=n.findIndex(r=>/[*?[]/.test(r));for(let r=1;r<=
(o<0?n.length-1:o);r++){const d=n.slice(0,r).join(oe().sep);if((0,N.I5)(t,d)===void 0||!(0,k.PJ)(d))continue;const[$,M]=[(0,N.dR)(t,d),(0,k.Ye)(d)];return M===void 0?
`'${$}' is a link to a folder that does not exist`:(0,N.NB)(t,M)?`'${$}' is a link, which patterns do not follow: write '${(0,N.dR)(t,M)}' in its place`:`'${$}'\
 is a link that leads out of the workspace`}}function H(e){try{return(0,E.readdirSync)(e).length===0}catch{return!1}}function Q(e){if(e?.alsoXml)return ae.invoice;
const t=e?.accepts??"pdf";return ae[t==="text"?e?.textKind??"markdown":t]}const ae={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,markdown:/\.(?:md|markdown)$/i,html:/\.x?html?$/i,
invoice:/\.(?:pdf|xml)$/i};async function pe(e,t,n,o){const r=[],d=new Set,$=new Set,M=[],R=new Map;for(const[j,{text:L,literal:z}]of e.entries()){if(!z&&L.startsWith(
"!"))continue;if(!(0,N.NB)(t,L))throw $e(L);const J=z?[]:e.slice(j+1).flatMap(ue=>ue.text.startsWith("!")?[ue.text]:[]),de=new Set,{matches:ye,isPath:ge}=await Me(
L,z,J,n,t,de);for(const ue of de)xe(ue,L,n)&&R.set((0,N.dR)(t,ue),We(ue));ye.length===0&&de.size===0&&M.push({line:L,reason:await f(L,J,t)});for(const ue of ye){
const be=(0,N.dR)(t,ue),Ce=(0,Y.YY)(t,ue);if(Ce!==void 0){R.set(be,Ce);continue}const Te=(0,V.hQ)(be);(!d.has(Te)||o&&ge&&$.has(Te))&&r.push(be),d.add(Te),ge&&$.
add(Te)}}return{files:r,empty:M,refused:R,idle:await Ae(e,t)}}async function Ae(e,t){const n=[],o=e.findIndex(({text:r,literal:d})=>d||!r.startsWith("!"));for(const[
r,{text:d,literal:$}]of e.entries()){if($||!d.startsWith("!"))continue;const M=d.slice(1).trim();r<o?n.push(`'${d}' excludes nothing, because it comes before th\
e lines from which it could exclude files`):(0,N.NB)(t,M)&&(await Z(M,[],t).catch(()=>[])).length===0&&n.push(`'${d}' excludes nothing: no file matches '${M}'`)}
return n}async function Me(e,t,n,o,r,d){const $=(0,N.M0)(r,e),M=!t&&/[*?[\]\\]/.test(e)?void 0:(0,k._N)($);if(t)return{matches:(0,k.Ms)($)===void 0?[]:[$],isPath:!0};
if(M?.isFile()&&n.length===0)return{matches:[$],isPath:!0};const R=await Z(e,n,r,d),j=M?.isDirectory()?R.filter(L=>o.test(L)):R;return{matches:j.length>1?Ee(j):
j,isPath:M?.isFile()??!1}}function xe(e,t,n){const o=/\.[^./*?[\]]+$/.exec(t)?.[0];return o===void 0?n.test(e):e.endsWith(o)}const We=e=>e.includes("�")?"has \
a name that is not UTF-8":"was removed while files were searched";function Ee(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(o,r)=>{for(let d=0;d<o.
length&&d<r.length;d++){const $=t(o[d]??"",r[d]??"");if($!==0)return $}return o.length-r.length};return e.map(o=>({file:o,segments:(0,N.d7)(o).split("/")})).sort(
(o,r)=>n(o.segments,r.segments)||(o.file<r.file?-1:1)).map(({file:o})=>o)}const Oe=5;async function Le(e,t,n,o){const r=(0,q.Ud)(e.steps),d=e.steps[0],$=await pe(
e.files,t,Q(d&&(0,ee.zI)(d.name)),r);Ue($,e.ifNoFilesFound,o);for(const ge of $.idle)o.add(ge);const M=_e($.files,n);M.length===0&&$.files.length>0&&He("No file\
 is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,o);const{changedSince:R,githubToken:j}=e;if(!e.changedOnly&&
R===""||M.length===0)return{matched:M,files:M};const L=await Promise.all([s.e(2958),s.e(1787),s.e(7874)]).then(s.bind(s,67874)),z=R!=="",J=await(z?L.changedSince(
j,R,process.env):L.changedFiles(j));if("unknown"in J)return o.add(`${z?"changed-since":"changed-only"} leaves nothing out: ${J.unknown}`),{matched:M,files:M};const de=ge=>J.
paths.has(ge),ye=[];for(const ge of M)([ge,...n.neededBy(ge).keys()].some(de)||(await n.mentionedIn(ge)).some(de))&&ye.push(ge);return b.pq(`${(0,p.y_)(ye.length,
"file")} of ${M.length} changed`),{matched:M,files:(r||e.continueNumbers)&&ye.length>0?M:ye}}function _e(e,t){const n=new Map(e.flatMap(o=>[...t.neededBy(o)]));
return n.size===0?e:e.filter(o=>{const r=n.get(o);return r!==void 0&&b.pq((0,I.g$)(`'${o}' is left out of files: ${r} uses it`)),r===void 0})}function Ue({files:e,
empty:t,refused:n},o,r){const d=t.map(({line:j,reason:L})=>L===void 0?`'${j}'`:`'${j}' (${L})`),$=[...n].map(([j,L])=>`'${j}' was left out: it ${L}`),M=d.length===
0?"files, which is an empty list":(0,p.Dw)(d,Oe,"more lines"),R=e.length>0||d.length===0||t.some(({reason:j})=>j!==void 0)?"":". Paths start at the workspace. M\
ake sure that an earlier step creates the files";if(o==="error"&&$.length>0)throw new P.zU("configuration",$.slice(0,Oe).join(". "));for(const j of $)r.add(j);d.
length===0&&e.length+$.length>0||He(`No file matches ${M}${R}`,o,r)}function He(e,t,n){if(t==="error")throw new P.zU("configuration",e);t==="warn"?n.add(e):b.pq(
(0,I.g$)(e))}const jt={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"api-key",
giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the\
 documents are processed on the runner, and no key is needed",giveLanguages:"Give a folder with its data as language-data",here:"on the runner"};function Wt(){const e=process.
env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(r){throw new P.zU("configuration",`The workspace '${e}' cannot be opened (${(0,I.xU)(r)})`,{advice:"Run the\
 step in a job with a workspace, and do not remove that folder in an earlier step",cause:r})}const t=process.cwd(),n=process.env.RUNNER_TEMP||void 0,o=[e??t,(0,k.
Ye)(t)??t].map(r=>[oe().resolve(r),t]);return n!==void 0&&o.push([(0,k.Ye)(n)??n,n]),{...Ft(t,n),otherNames:o.filter(([r,d])=>r!==d)}}const Ft=(e,t)=>({workspace:e,
temporary:t,anywhere:!1,words:jt}),Kt=5;function kt(e){let t=process.uptime();return(n,o,r)=>{const d=process.uptime();d-t<Kt||(t=d,e(`${n}: ${o}, ${Math.round(
r*100)} %`))}}var Xe=s(3130),zt=s(3621),Gt=s(72002),Ye=s(8526),ut=s(86006),Qe=s(10008);const dt=/\{(?:dir|name)\}/;class Ht{steps;places;base;shared=new Map;constructor(t,n,o){
this.steps=t,this.places=n,this.base=o}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:o})=>Object.values(o).map(r=>[this.pathFor(r,t),(0,O.i9)(n)])))}check(){
const t=[];for(const{paths:n}of this.steps)for(const[o,r]of Object.entries(n)){if(dt.test(r))continue;const d=this.problemOf(this.pathFor(r,""));d!==void 0&&t.push(
{field:o,message:d})}if(t.length>0)throw(0,P.G6)(t)}async parametersOf({name:t,params:n,paths:o,fromBase:r},d){const $={};r&&this.base&&($[Qe.s]=await this.base.
read(d));for(const[M,R]of Object.entries(o)){const j=this.pathFor(R,d),L=await(dt.test(R)?this.read(j,M):this.readOnce(j,M)),z=(0,ee.zI)(t).fields[M]?.kind==="j\
son",{params:J,issues:de}=(0,Xe.qL)(t,{[M]:z?(0,Xe.iL)(L.bytes):L}),ye=de.filter(({field:ge})=>ge===M);if(ye.length>0)throw(0,P.G6)(ye.map(({field:ge,message:ue})=>({
field:ge,message:`'${j}': ${ue}`})));$[M]=J[M]}return{...n,...$,...await this.mentionedBy(t,d)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const o=await this.
imagesBeside(n.name,t);return o?o.images.map(({file:r})=>r):[]}catch(o){if(o instanceof P.zU&&o.code==="invalid_parameters")return[];throw o}}async mentionedBy(t,n){
const o=await this.imagesBeside(t,n);if(!o||o.images.length===0)return{};const{wire:r,images:d}=o,$=[];for(const{target:j,file:L}of d)$.push({name:j,bytes:(await this.
read(L,r)).bytes});const{issues:M}=(0,Xe.qL)(t,{[r]:$}),R=M.filter(({field:j})=>j===r);if(R.length>0)throw(0,P.G6)(R);return{[r]:$}}async imagesBeside(t,n){const[
o]=Object.entries((0,ee.zI)(t).fields).find(([,{kind:L}])=>L==="files")??[];if(o===void 0)return;const{textKind:r="markdown"}=(0,ee.zI)(t),{bytes:d}=await this.
read(n,o);if(d.length>zt.xG)return;const{imagesNamedIn:$,mayNameImages:M}=await Promise.all([s.e(1917),s.e(4299),s.e(1637),s.e(4622),s.e(2594)]).then(s.bind(s,72594)),
R=Yt({name:n,bytes:d});if(!M(r,R))return;const j=[];for(const L of await $(r,R,new Gt.o(Ye.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(L))continue;const z=(0,N.
dR)(this.places,oe().posix.join(oe().posix.dirname(n),L.replace(/[?#].*$/,"")));!this.places.anywhere&&oe().isAbsolute(z)||this.problemOf(z)===void 0&&j.push({target:L,
file:z})}return{wire:o,images:j}}pathFor(t,n){const{dir:o,name:r}=oe().posix.parse(n),d=t.replaceAll("{dir}",()=>o||".").replaceAll("{name}",()=>r);return(0,N.dR)(
this.places,d)}readOnce(t,n){let o=this.shared.get(t);return o||this.shared.set(t,o=this.read(t,n)),o}async read(t,n){const o=this.problemOf(t);if(o!==void 0)throw(0,P.
G6)([{field:n,message:o}]);const r=await(0,k.oD)(oe().resolve(this.places.workspace,t)).catch(d=>{throw(0,P.G6)([{field:n,message:`'${t}' could not be opened (${(0,I.
xU)(d)})`}])});if((0,ut._V)(r))throw(0,P.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${ut.U}`}]);return{name:oe().posix.basename(
t),bytes:r}}problemOf(t){if(!(0,N.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,k.Ms)((0,N.M0)(this.places,t))===void 0)return`\
there is no file '${t}'. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,Y.YY)(this.places,t);return n===void 0?void 0:`'${t}\
' ${n}`}}const Yt=({bytes:e})=>new TextDecoder("utf-8").decode(e);var lt=s(72256);const mt=4096;function qe(e,t){const n=(0,P.l3)(e),o=[n,...n.others].map(r=>{const d=Vt(
r),$=r.advice===void 0?d:`${d.replace(/[.:]$/,"")}. ${r.advice}`;return(0,lt.b)(t,$,(0,P.R3)(r))});return(0,I.g$)(o.join(". ")).slice(0,mt)}const Vt=({message:e,
issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:o})=>n.replace(`file: ${o}`,()=>new RegExp("^\\p{Ll}","u").test(o)?`The document ${o}`:o),e);var Fe=s(
13707);const Ke=10;class Zt{given=0;add(t,n,o){const r=(0,I.g$)(t).slice(0,mt);this.given++,this.given<=Ke?b.$e(r,{...n===void 0?{}:{file:n},...o===void 0?{}:{title:o}}):
b.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,I.g$)(n)}: ${r}`)}}var Se=s(61729),Be=s(76223);const et=10,Jt={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"\
bookmarks",attachments:"attachments",form:"form fields"},ht="New: there is no earlier version",Xt=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:ht,data:{}}),tt=({message:e})=>e===ht,nt=e=>e.some(t=>(0,Be.jb)(t)!==void 0||tt(t)),st=e=>tt(e)||(0,Be.eJ)(e);function Qt(e){
const t=nt(e),n=t?String(e.every(r=>(0,Be.jb)(r)?.same===!0)):"",o=t?String(pt(e).differing):"";return{same:n,changed:e.filter(st).map(({input:r})=>r),changedPages:o}}
function pt(e){let[t,n]=[0,0];for(const o of e){const r=(0,Be.jb)(o);if(!r)continue;const d=$=>Number(je(r.counts,`pages${$}`));t+=Ge.reduce(($,[,M])=>$+d(M),0),
n+=Number(r.pageCount)+d("Removed")}return{differing:t,total:n}}function qt(e){const{differing:t,total:n}=pt(e);return`${t} of ${(0,p.y_)(n,"page")} ${(0,p.d5)(
t,"differs","differ")}`}const en=e=>e.filter(st).map(t=>({file:t.input,message:t.message??sn((0,Be.jb)(t))})),tn=(e,t)=>`fail-on-difference: ${e} of ${(0,p.y_)(
t,"file")} ${(0,p.d5)(e,"differs","differ")} from the earlier version`;function nn(e,t){for(const[n,{file:o,message:r}]of e.entries())n>=Ke-1?b.pq((0,I.g$)(`${o}\
: ${r}`)):t==="error"?b.z3(r,{file:o,title:"Differs"}):b.lm(r,{file:o,title:"Changed"})}function sn(e){const t=Ge.flatMap(([o,r])=>{const d=gt(e,r);return d===""?
[]:[`Pages ${o}: ${d}`]}),n=$t(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ge=[["added","Added"],["removed","Removed"],
["moved","Moved"],["changed","Changed"]];function gt(e,t){const n=je(e.pages,t.toLowerCase()),o=(Array.isArray(n)?n:[]).map($=>typeof $=="number"?$:Number(je($,
"page"))),r=Number(je(e.counts,`pages${t}`)),d=o.slice(0,et).join(", ");return r>et?`${d} and ${r-et} more`:d}function $t(e){return[...Object.entries(Jt).flatMap(
([n,o])=>Number(je(e.counts,n))>0?[o]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const je=(e,t)=>(0,Se.C5)(e,t)??null,on=[
"","File","Pages",...Ge.map(([,e])=>e),"Also"];function rn(e){const t=(0,Be.jb)(e),n=e.notes.map(R=>`<br><em>${(0,I.Hn)(R)}</em>`).join("");if(!t)return`<td col\
span="${Ge.length+2}">${(0,I.Hn)(e.message??"")}${n}</td>`;const[o,r]=[Number(t.pageCount),Number(t.pageCountBefore)],d=o===r?String(o):`${r}&nbsp;→&nbsp;${o}`,
$=Ge.map(([,R])=>gt(t,R)),M=t.same===!0?"the same":$t(t);return[d,...$,M+n].map(R=>`<td>${R}</td>`).join("")}const an=e=>tt(e)?"🆕":st(e)?"✏️":"✅";function cn(e,t){
let n="",o=0;for(const r of e)for(const d of yt((0,Be.jb)(r)?.pages,"changed")){const $=yt(d,"diff").map(String);if($.length===0)continue;const R=`<details><sum\
mary>${`<code>${(0,I.Hn)(r.input)}</code>, page ${Number(je(d,"page"))}`}</summary>

\`\`\`diff
${$.map(I.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(R)>t?o++:n+=R}return o===0?n:`${n}<p>${(0,p.y_)(o,"more page")} did not fit here.</p>
`}function yt(e,t){const n=je(e,t);return Array.isArray(n)?n:[]}const fn=(0,ee.zI)("find_text").dataKey??"";function Et(e){return e.flatMap(({data:t})=>{const n=t[fn];
return n===void 0?[]:[Number(n.count)]})}function un(e){const t=Et(e);return t.length===0?"":String(t.reduce((n,o)=>n+o,0))}function dn(e,{failOnMatch:t,failOnNoMatch:n}){
const o=Et(e),r=o.filter(M=>M>0).length,[d,$]=[o.length-r,(0,p.y_)(o.length,"file")];return t&&r>0?`fail-on-match: ${r} of ${$} ${(0,p.d5)(r,"has","have")} a ma\
tch`:n&&d>0?`fail-on-no-match: ${d} of ${$} ${(0,p.d5)(d,"has","have")} no match`:void 0}const ms=null,ln=/[\r\n]|^\s|\s$/;class mn{resultsFile="";begin(){const t=process.
env.RUNNER_TEMP;ot("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=oe().join((0,E.mkdtempSync)(oe().join(t,"octavo-")),"results.json"))}),
this.tell([])}tell(t){const n=t.map(({data:$,...M})=>({...M,...$})),o=t.flatMap(({status:$,output:M})=>$==="done"&&M!==null?[M]:[]),r=o.filter($=>!ln.test($)),d=o.
length===0?"":`, although ${(0,p.y_)(o.length,"file")} were written: see the log`;ot(`The output results-file cannot be written${d}`,this.resultsFile,()=>{this.
resultsFile!==""&&(0,E.writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),ot(`The outputs of the step cannot be written${d}`,process.env.GITHUB_OUTPUT,()=>{b.uH("files",o),b.uH("paths",r.map(S).join(`
`)),b.uH("count",o.length),b.uH("failed",t.filter(({status:L})=>L==="failed").length);const $=t.filter(({status:L,output:z})=>L==="done"&&z!==null);b.uH("total-\
bytes",(0,I.cz)($.map(({bytesAfter:L})=>L??0))),b.uH("total-pages",(0,I.cz)($.map(({pages:L})=>L??0)));const{same:M,changed:R,changedPages:j}=Qt(t);b.uH("same",
M),b.uH("changed",R),b.uH("changed-pages",j),b.uH("matches",un(t)),b.uH("results",n),b.uH("results-file",this.resultsFile)}),r.length<o.length&&b.pq(`The output\
 paths leaves out ${(0,p.y_)(o.length-r.length,"name")} with a line break or an outer blank`)}}const hn=new Set(["ENOSPC","EDQUOT"]);function ot(e,t,n){try{n()}catch(o){
const r=t!==void 0&&(0,E.existsSync)(t)?(0,I.xU)(o):"there is no such file";throw new P.zU("configuration",`${e} (${r})`,{advice:hn.has((0,I.xU)(o))?"Free space\
 on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:o})}}var pn=s(90866);const rt=1024*1024,bt=2048,Ot={done:"\
✅",failed:"❌",planned:"📝",skipped:"⏭️"};function gn(e){const{rows:t,operations:n}=e,o=`<h3>Octavo: ${(0,I.Hn)(n.join(" → "))}</h3>
<p>${wt(e)}</p>
`;if(t.length===0)return o;const r=nt(t),d=[];let $=Buffer.byteLength(o)+bt;for(const[z,J]of t.entries()){const de=r?$n(J):yn(J,t[z-1],Mt(e));if($+=Buffer.byteLength(
de),$>rt)break;d.push(de)}const M=(r?on:Mt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(z=>`<th>${z}</th>`).
join(""),R=t.length-d.length,j=R===0?"":`<p>${(0,p.y_)(R,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,L=e.showText?cn(t,rt-$-bt):"";return`${o}<table>
<tr>${M}</tr>
${d.join("")}</table>
${j}${L===""?"":`
${L}`}`}const $n=e=>`<tr><td>${e.status==="done"?an(e):Ot[e.status]}</td><td><code>${(0,I.Hn)(e.input)}</code></td>${rn(e)}</tr>
`;function wt({rows:e,matched:t,place:n,dryRun:o,seconds:r}){const d=J=>e.filter(de=>de.status===J),$=d("done");if(e.length===0)return`${t===0?"No file matches":
`No change in ${(0,p.y_)(t,"file")}`}, nothing written · ${n} · ${r.toFixed(1)} s`;const M=$.filter(({output:J})=>J!==null).length,R=o?[`Dry run: ${(0,p.y_)(d(
"planned").length,"result")} planned, nothing written`]:[M===0&&$.length>0?`${(0,p.y_)($.length,"file")} read, none written`:`${(0,p.y_)(M,"file")} written`];for(const J of[
"failed","skipped"])d(J).length>0&&R.push(`${d(J).length} ${J}`);const j=(0,I.cz)([...new Map($.map(J=>[J.inputs.join(`
`),J.bytesBefore??0])).values()]),L=(0,I.cz)($.map(({bytesAfter:J})=>J??0)),z=$.length===0?"":` · ${(0,I.IV)(j)}${M===0?"":` → ${(0,I.IV)(L)}`}`;return`${R.join(
", ")}${z} · ${n} · ${r.toFixed(1)} s`}const Mt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>On(t));function yn(e,t,n){const{status:o,input:r,
inputs:d,output:$,pages:M,bytesBefore:R,bytesAfter:j,message:L,notes:z,data:J}=e,de=d.length>1&&o!=="failed"?` <em>and ${d.length-1} more</em>`:"",ye=[...$===null?
[]:[`<code>${(0,I.Hn)($)}</code>`],...L===null?[]:[(0,I.Hn)(L)],...Object.values(J).flatMap(ve=>bn(ve)),...z.filter(ve=>t?.input!==r||!t.notes.includes(ve)).map(
ve=>`<em>${(0,I.Hn)(ve)}</em>`)],ge=e.facts.firstPage!==void 0,ue=n?[at(R),at(j),ge?"":wn(R,j)]:[at(R)],be=[M===null?"":String(M),...ue],Ce=ye.join("<br>"),Te=be.
every(ve=>ve==="")?`<td colspan="${be.length+1}">${Ce}</td>`:`<td>${Ce}</td>${be.map(ve=>`<td align="right">${ve}</td>`).join("")}`;return`<tr><td>${Ot[o]}</td>\
<td><code>${(0,I.Hn)(r)}</code>${de}</td>${Te}</tr>
`}const En=new Set(["pageCount","fileSize"]);function bn(e){const t=Object.entries(e).flatMap(([n,o])=>{const r=(0,I.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return En.has(n)?[]:o===!0?[r]:typeof o=="number"?o===0?[]:[`${r}: ${o}`]:Array.isArray(o)?o.length===0?[]:[`${r}: ${o.length}`]:(0,Se.Gv)(o)&&!Object.values(o).
every(d=>typeof d=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const On=e=>Object.keys(e).length===0,at=e=>e===null?"":(0,I.IV)(e).replace(" ","\
&nbsp;");function wn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function Mn(e,t,n,o){
const r=e.length<Ke?e:e.slice(0,Ke-1);for(const{file:d,message:$}of r)t==="error"?b.z3($,{file:d,title:n}):o.add($,d,n);for(const{file:d,message:$}of e.slice(r.
length))b.pq((0,I.g$)(`Failed: ${d}: ${$}`));for(const{cause:d}of e)d!==void 0&&b.Yz((0,I.uP)(d))}function Pn(e,t){const n=e.length<Ke?0:e.length-(Ke-1),o=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,p.y_)(t,"file")} failed${o}`}async function Pt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=gn(e);if(!(Buffer.byteLength(n)>=rt))try{await pn.z.addRaw(n).write()}catch(o){t.add("The job summary could not be written. The results and the o\
utputs are complete"),b.Yz((0,I.uP)(o))}}const _t="add_page_numbers",_n=new Set(["extract_pages","remove_pages","reorder_pages"]),vt=e=>e.find(({name:t})=>t===_t)?.
params;function vn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===_t);if(n.length!==1)return t("needs one step add-page-numbers");
if(vt(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const o=e.slice(0,e.indexOf(n[0])).find(({name:r})=>Dn(
r));return o===void 0?[]:t(`needs the pages as they are in the files: ${o.name} before add_page_numbers changes how many there are`)}function Dn(e){const{input:t,
output:n,accepts:o}=(0,ee.zI)(e);return t==="many"||n==="pdfs"||o!==void 0||_n.has(e)}class Ve extends Error{file;cause;constructor(t,n){super("a file could not\
 be counted"),this.file=t,this.cause=n}}async function An(e,t,n){const{continuedNumbers:o,countSelectedPages:r}=await Promise.all([s.e(2760),s.e(2237),s.e(7922)]).
then(s.bind(s,37922)),d=e.flatMap(({inputs:ue})=>ue),{pages:$,first_number:M}=vt(t),R=t.map(In).find(ue=>ue!==void 0);let j="";const L=function*(){for(const ue of d)
yield n(j=ue)},z={pages:$,...R===void 0?{}:{open_password:R}},J=await r(L(),z,{pause:Ye.pause}).catch(ue=>{throw new Ve(j,(0,P.l3)(ue))}),de=o(J,M),ye=new Map;let ge=0;
for(const ue of e)ye.set(ue,ge),ge+=ue.inputs.length;return(ue,be)=>de[(ye.get(ue)??0)+be]}function In({name:e,params:t}){const{open_password:n,password:o}=t;return n??
(e==="remove_password"?o:void 0)}function xn(e,t){const n=e.filter(({status:d})=>d==="skipped").length,o=e.filter(({notes:d})=>d.length>0).length,r=(0,p.y_)(e.length,
"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:o>0&&t==="notes"?`fail-on: notes: ${o} of ${r} with notes`:void 0}const Tn=(0,ee.
zI)("extract_text").dataKey??"",Ln=(0,ee.zI)("find_text").dataKey??"";function Cn(e,{textlessPages:t=[]}){const{[Ln]:n,[Tn]:o}=e,r=[...n?[Rn(n)]:[],...o?[Nn(o)]:
[]].join(", ");if(t.length===0)return r;const d=(0,p.y_)(t.length,"page is a scan","pages are scans");return r===""?d:`${r}: ${d}`}function Rn({count:e,truncated:t}){
const n=e===0?"no match":(0,p.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function Nn({characters:e,pieceCount:t}){if(e===0)return"no text";
const n=(0,p.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,p.y_)(Number(t),"piece")}`}var Sn=s(44020);async function Un(e){const{jobs:t,inputs:n,
chosen:o,writer:r,secondFiles:d,numbersOf:$,claim:M,spelling:R,say:j}=e,{execute:L,lanes:z,close:J,abandon:de}=await o.open(t.length),ye=new AbortController,ge=()=>ye.
signal.aborted,ue=Fn(j,async()=>{ye.abort(),await Promise.allSettled([r.close(),de()]),await(0,Ye.pause)(),await e.onCancelled(be.flatMap((De,Re)=>De.length>0?De:
[Bn(t[Re])]))}),be=t.map(()=>[]),Ce=[];let Te;const ve={steps:n.steps,spelling:R,signal:ye.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(De,Re)=>d.
parametersOf(De,Re),numbersOf:$,claim:M,write:De=>r.write(De),onProgress:e.onProgress};return await kn(t,z,async(De,Re)=>{if(!ge()){if(Te!==void 0){be[Re]=[{...Ze(
De),status:"skipped",output:null,message:Te}];return}try{const Ie=await L(De,ve);be[Re]=Ie;for(const[we,Ne]of Ie.entries())j(Wn(Ne,Ie[we-1]?.notes))}catch(Ie){if(ge())
return;const we=Ie instanceof y.C?Ie.input:De.inputs[0]??"",Ne=(0,P.l3)(Ie instanceof y.C?Ie.cause:Ie);j(`${we}: failed`);const Ut=Ie instanceof y.C?Ie.step:void 0,
Bt=Ut===void 0?qe(Ne,R):`${Ut}: ${qe(Ne,R)}`;Ce.push({file:we,message:Bt,cause:Ne.cause}),be[Re]=[{...Ze(De),status:"failed",input:we,output:null,message:Bt,data:(0,Sn.
EI)(Ne)}],Ne.code==="unauthorized"&&(Te="Not tried, because the region refused the key")}finally{e.onDone?.(De.inputs[0]??"")}}}),await ue(),await J(),{rows:be.
flat(),failures:Ce}}const Bn=e=>({...Ze(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function jn(e,t){const n=e.map(Ze);
for(const{input:o,inputs:r,output:d}of n)t(`${Dt(o,r)}${d===null?": would be read only, and no file written":` → ${d}`}`);return n}function Ze(e){return{status:"\
planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,
data:{}}}function Wn(e,t=[]){const{input:n,inputs:o,output:r,pages:d,bytesBefore:$,bytesAfter:M,facts:R,notes:j,message:L,data:z}=e,J=Dt(n,o),de=Cn(z,R),ye=[...r!==
null&&de!==""?[de]:[],...d===null?[]:[(0,p.y_)(d,"page")],M===null?(0,I.IV)($??0):`${(0,I.IV)($??0)} → ${(0,I.IV)(M)}`].join(", "),ge=r===null?`${J}: ${L??(de||
"read")} (${ye})`:`${J} → ${r} (${ye})`,ue=j.filter(be=>!t.includes(be));return ue.length>0?`${ge}. ${ue.join(" ")}`:ge}const Dt=(e,t)=>t.length>1?`${e} and ${t.
length-1} more`:e;function Fn(e,t){let n;for(const[o,r]of[["SIGINT",130],["SIGTERM",143]])process.on(o,()=>{n||(e("Cancelled"),n=t().finally(()=>Kn(o,r)))});return()=>n}
function Kn(e,t){process.platform==="win32"&&process.exit(t),process.removeAllListeners(e),process.kill(process.pid,e)}async function kn(e,t,n){const o=e.entries(),
r=async()=>{for(const[d,$]of o)d>0&&await(0,Ye.pause)(),await n($,d)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}var zn=s(17079);function Gn(e){
if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Se.qF)(e);return!Array.isArray(n)||!n.every(o=>typeof o=="string"&&o!=="")?{problem:"begins with [ but is not a JSON ar\
ray of paths: use the output files of an earlier step"}:{lines:n.map(o=>({text:o,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith(
"#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}var Hn=s(
32885),At=s(85673),It=s(51327);const Yn={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["compress_document","optim\
ize_document"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],
unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_\
watermark"]};function xt(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,ee.F)(r.replaceAll("-","_"))))return". Several operati\
ons go into steps, as a list";const o=Yn[e.toLowerCase().replace(/[\s-]+/g,"_")];return o!==void 0?` (did you mean ${o.map(t).join(" or ")}?)`:(0,At.h)(e,ee.qj.
map(t))}const Tt=ee.qj.map(O.i9).join(", "),ke='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',Vn=[...new Set(ee.qj.flatMap(e=>(0,ee.
nX)((0,ee.zI)(e)).map(([t])=>t)))],it=new Set(ee.qj.flatMap(e=>Object.entries((0,ee.zI)(e).fields).flatMap(([t,n])=>(0,ee.$f)(n)?[t]:[])));async function Zn(e,t,n=Fe.
vH){const o=new Map;for(const M of Vn){const R=e((0,O.i9)(M));R!==""&&(it.has(M)&&(0,It.rh)(R).forEach(t),o.set(M,R))}const r=e("operation").trim(),d=e("steps");
if(d.trim()!==""){const{value:M,typed:R,problem:j}=(await Promise.all([s.e(1917),s.e(4137)]).then(s.bind(s,54137))).parseList(d);for(const z of ct(M))(0,It.rh)(
z).forEach(t);const L=[];return r!==""&&L.push({field:"operation",message:"give either operation or steps, not both"}),j!==void 0?{steps:[],issues:[...L,{field:"\
steps",message:`${j}: ${ke}`}],warnings:[]}:Lt(M,R,o,L,n)}if(r==="")return Rt("operation",`is required, unless steps is given: one of ${Tt}`);const $=r.replaceAll(
"-","_");return(0,ee.F)($)?Jn($,o,n):Rt("operation",`must be one of ${Tt}${xt(r,O.i9)}`)}function Jn(e,t,n){const{fields:o}=(0,ee.zI)(e),r=[...t.keys()].filter(
L=>!Object.hasOwn(o,L)),{step:d,issues:$}=(0,Qe.w)((0,Fe.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),M=r.map(L=>({field:(0,O.i9)(L),message:`is\
 not used: it is not a parameter of ${(0,O.i9)(e)}`})),R=r.filter(L=>it.has(L)&&L!=="open_password"),j=$.map(({field:L,message:z,mentions:J=[]})=>({field:(0,O.i9)(
L),message:(0,lt.b)("inputs",z,J)}));return{steps:[d],issues:j.length>0||R.length>0?[...j,...M]:[],warnings:M.map(({field:L,message:z})=>`${L} ${z}`)}}const hs=(e,t)=>Lt(
e,t,new Map,[],NOT_COMPARING);function Lt(e,t,n,o,r){const d=[...o],$=[];if(!Array.isArray(e)||e.length===0)return{steps:$,issues:[...d,{field:"steps",message:ke}],
warnings:[]};for(const R of n.keys())R!=="open_password"&&d.push({field:(0,O.i9)(R),message:"write it inside the step that it belongs to"});const M=n.get("open_\
password");for(const[R,j]of e.entries()){const L=`steps[${R+1}]`,z=qn(j,t[R]);if("problem"in z){d.push({field:L,message:z.problem});continue}(0,D.RZ)(d,Xn(z,L)),
(0,D.RZ)(d,Qn(z.name,R,e.length,L));const J=M===void 0?z.raw:{open_password:M,...z.raw},de=(0,Qe.w)((0,Fe.PI)({...z,raw:J},r),"refuse");$.push(de.step),(0,D.RZ)(
d,de.issues.map(({field:ye,message:ge})=>({field:`${L}.${ye}`,message:ge})))}return{steps:$,issues:d,warnings:[]}}function Xn({name:e,raw:t},n){const o=(0,ee.nX)(
(0,ee.zI)(e)).map(([$])=>$),r=Object.keys(t).filter($=>!o.includes($)),[d]=r.filter($=>/^[-\d. ]+$/.test($)&&!t[$]);return d!==void 0?[{field:`${n}.${d}`,message:'\
is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map($=>({field:`${n}.${$}`,message:`is not a parameter of ${e}: ${o.join(
", ")}${(0,At.h)($,o)}`}))}function Qn(e,t,n,o){const{output:r,accepts:d}=(0,ee.zI)(e);return r==="files"&&t+1<n?[{field:o,message:`${e} must be the last step: \
it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:o,message:`${e} must be the last step: it writes the text, and no document`}]:d!==
void 0&&t>0?[{field:o,message:`${e} must be the first step: it takes ${d==="image"?"images":"text"}, which no other operation gives`}]:[]}function qn(e,t){if(typeof e==
"string")return Je(e,{},{});if(!(0,Se.Gv)(e))return{problem:ke};const{operation:n,...o}=e;if(n!==void 0)return typeof n=="string"?Je(n,o,t):{problem:ke};const[[
r,d]=["",void 0],...$]=Object.entries(e);if($.length>0)return{problem:`names several operations or has its parameters beside the name: ${ke}`};if(d===""||d===void 0)
return Je(r,{},{});const M=(0,Se.Gv)(t)?t[r]:void 0;return(0,Se.Gv)(d)?Je(r,d,M):{problem:ke}}function Je(e,t,n){const o=e.trim().replaceAll("-","_");if(!(0,ee.
F)(o))return{problem:`must name one of ${ee.qj.join(", ")}${xt(e,$=>$)}`};const r=Object.keys(t),d=r.find(($,M)=>r.findIndex(R=>ze(R)===ze($))!==M);return d!==void 0?
{problem:`gives ${ze(d)} twice, as ${r.filter($=>ze($)===ze(d)).join(" and ")}`}:{name:o,raw:Ct(t),typed:(0,Se.Gv)(n)?Ct(n):{}}}const ze=e=>e.replaceAll("-","_"),
Ct=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[ze(t),n]));function*ct(e){if(Array.isArray(e))for(const t of e)yield*ct(t);else if((0,Se.Gv)(e))for(const[
t,n]of Object.entries(e))typeof n!="string"?yield*ct(n):n!==""&&it.has(t.trim().replaceAll("-","_"))&&(yield n)}const Rt=(e,t)=>({steps:[],issues:[{field:e,message:t}],
warnings:[]});var es=s(50580);class ts{read;mask;issues=[];constructor(t,n){this.read=t,this.mask=n}text(t){return this.read(t).trim()}secret(t){const n=this.text(
t);return n!==""&&this.mask(n),n}choice(t,n){const o=this.text(t)||n[0],r=n.find(d=>d===o);return r===void 0&&this.refuse(t,`must be one of ${n.join(", ")}`),r??
n[0]}flag(t,n){const o=this.text(t).toLowerCase();return o!==""&&o!=="true"&&o!=="false"&&this.refuse(t,"must be true or false"),o===""?n:o==="true"}number(t,n,o){
const r=this.text(t);return r!==""&&!n(r)&&this.refuse(t,o),r===""?void 0:Number(r)}refuse(t,n){this.issues.push({field:t,message:n})}}function ns(e,{failOnMatch:t,
failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].map(r=>({field:r,message:"needs the ope\
ration find-text"}))}const ps=null,Nt=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:o,params:r})=>(0,es.L)(o,r));async function ss(e,t){const n=new ts(
e,t),o=(0,Fe.L4)(L=>n.flag(L,!1)),{steps:r,issues:d,warnings:$}=await Zn(e,t,o),M=Gn(n.text("files"));"problem"in M&&n.refuse("files",M.problem);const R={steps:r,
isList:n.text("steps")!=="",files:"lines"in M?M.lines:[],output:n.text("output")||void 0,overwrite:n.flag("overwrite",!1),ifNoFilesFound:n.choice("if-no-files-f\
ound",["warn","error","ignore"]),changedOnly:n.flag("changed-only",!1),changedSince:rs(n),dryRun:n.flag("dry-run",!1),continueNumbers:n.flag("continue-numbers",
!1),concurrency:n.number("concurrency",l,c),timeLimit:as(n.number("time-limit",u,a)),failOn:os(n),minimumSaving:n.number("minimum-saving",m,A),region:n.text("re\
gion"),baseUrl:n.text("base-url"),apiKey:n.secret("api-key"),languageData:n.text("language-data"),summary:n.flag("summary",!0),attest:n.flag("attest",!1),githubToken:n.
secret("github-token"),comparing:o,matching:{failOnMatch:n.flag("fail-on-match",!1),failOnNoMatch:n.flag("fail-on-no-match",!1)},warnings:$},j=[...d,...n.issues,
...d.length===0?is(R):Nt(R)];if(j.length>0)throw(0,P.G6)(j);return R}function os(e){const t=e.choice("on-error",["fail","continue"])==="continue",n=e.text("fail\
-on")===""&&t?"nothing":e.choice("fail-on",x);return t&&n!=="nothing"&&e.refuse("fail-on","contradicts on-error: continue. Leave out one of the two"),n}function rs(e){
const t=e.text("changed-since");if(t!==""&&e.flag("changed-only",!1)&&e.refuse("changed-since","excludes changed-only: leave out one of the two"),t===""||t==="l\
ast-success")return t;const n=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(t)?new Date(t):new Date(NaN);return(0,zn._)(t)===void 0||Number.isNaN(
n.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-11-20 or 2026-11-20T14:30:00+01:00"),""):n.toISOString()}const as=(e=h)=>({
seconds:e,cure:"Split the document, or raise time-limit"});function is(e){const{steps:t,continueNumbers:n,minimumSaving:o,comparing:r,matching:d}=e;return[...Nt(
e),...n?vn(t):[],...o===void 0?[]:(0,Hn.T)(t),...(0,Fe.lB)(t,r),...ns(t,d)]}async function cs(){const e=new Zt,t=new mn;let n="wire";try{t.begin();const o=await ss(
r=>b.V4(r,{trimWhitespace:!1}),r=>ds(r,e));for(const r of o.warnings)e.add(r);n=o.isList?"wire":"inputs",await fs(o,t,e,n)}catch(o){const r=(0,P.l3)(o instanceof
Ve?o.cause:o),d=qe(r,n);o instanceof Ve&&b.z3(d,{file:o.file}),b.C1(o instanceof Ve?"No file was written: continue-numbers counts the pages of all files first, \
and one file could not be counted":d),r.cause!==void 0&&b.Yz((0,I.uP)(r.cause))}finally{b.Yz(`Peak memory: ${(0,I.IV)(ls())}`)}}async function fs(e,t,n,o){const r=process.
uptime(),d=Wt(),$=await W(e,d,Pe);$.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const we of e.
steps)await $.check(we);e.output!==void 0&&(0,q.hS)(e.steps)==="data"&&!(0,Fe.Mu)(e.steps)&&n.add("output is not used: the step reads documents and writes none");
const M=e.comparing.withBase?await(await s.e(7073).then(s.bind(s,97073))).BaseVersions.of(d):void 0,R=new Ht(e.steps,d,M),{matched:j,files:L}=await Le(e,d,R,n),
{known:z,fresh:J}=M?await M.divide(L):{known:L,fresh:[]};R.check();const de=(0,V.K2)(d.workspace),ye=[...new Set([...j,...j.flatMap(we=>[...R.neededBy(we).keys()])])],
ge=we=>(0,Y.Ck)(d,we),ue={matched:ye,overwrite:e.overwrite,identity:de,exists:ge,words:d.words},be=(0,q.et)({...e,...ue,files:z,places:d}),Ce=e.steps.map(({name:we})=>(0,O.
i9)(we)),Te=e.continueNumbers&&!e.dryRun?await An(be,e.steps,we=>(0,v.R5)(we,d.workspace)):()=>{};b.Oh((0,I.g$)(`${Ce.join(", then ")}: ${(0,p.y_)(z.length,"fil\
e")}, ${$.place}`));const ve=we=>{const Ne=process.uptime()-r;return{rows:we,matched:j.length,operations:Ce,place:$.place,dryRun:e.dryRun,seconds:Ne,showText:e.
comparing.showText}},{rows:De,failures:Re}=e.dryRun?{rows:jn(be,ft),failures:[]}:await Un({jobs:be,inputs:e,chosen:$,writer:new ce.A(d,e.overwrite),secondFiles:R,
numbersOf:Te,claim:(0,V.OM)(ue),spelling:o,say:ft,onProgress:kt(ft),onCancelled:async we=>{t.tell(we),e.summary&&await Pt(ve(we),n)}});b.N4();const Ie=[...De,...J.
map(Xt)];await us({digest:ve(Ie),failures:Re,total:z.length,inputs:e,outputs:t,places:d,warnings:n})}const ft=e=>b.pq((0,I.g$)(e));async function us({digest:e,failures:t,
total:n,inputs:o,outputs:r,places:d,warnings:$}){const{rows:M}=e,R=en(M);if(nn(R,o.comparing.failOnDifference?"error":"notice"),Mn(t,o.failOn==="nothing"?"warni\
ng":"error",e.operations.join(", "),$),b.pq((0,I.g$)(wt(e))),nt(M)&&b.pq(qt(M)),r.tell(M),o.summary&&await Pt(e,$),o.attest){const{declareArtifacts:L}=await s.e(
8208).then(s.bind(s,48208)),z=M.flatMap(({status:J,output:de})=>J==="done"&&de!==null?[de]:[]);for(const J of await L(z,d.workspace))$.add(J)}if(t.length===0){const L=o.
comparing.failOnDifference&&R.length>0?tn(R.length,M.length):dn(M,o.matching)??xn(M,o.failOn);L!==void 0&&b.C1(L);return}const j=(0,q.Ud)(o.steps)?`The merge of\
 ${(0,p.y_)(n,"file")} failed`:Pn(t,n);o.failOn==="nothing"?$.add(j):b.C1(j)}function ds(e,t){[...e.trim()].length>1?b.Pq(e):e.trim()!==""&&t.add("A secret of o\
ne character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer one")}function ls(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.
exec((0,E.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let St=!1;process.
once("beforeExit",()=>{St||b.C1("The action stopped before it had finished.")}),cs().catch(b.C1).finally(()=>{St=!0})}),97904:((ie,B,s)=>{s.d(B,{Ms:()=>w,PJ:()=>x,
TF:()=>c,Ye:()=>O,_N:()=>p,oD:()=>_,qf:()=>l});var b=s(73024),E=s.n(b);const P=1<<20,O=i=>h(()=>b.realpathSync.native(i)),p=i=>h(()=>(0,b.statSync)(i)),w=i=>h(()=>(0,b.
lstatSync)(i)),x=i=>w(i)?.isSymbolicLink()??!1;async function _(i){if((0,b.statSync)(i).size<=P)return(0,b.readFileSync)(i);const{readFile:u}=await Promise.resolve().
then(s.t.bind(s,51455,23));return u(i)}async function l(i,u){if(u.length<=P)return(0,b.writeFileSync)(i,u,{flag:"wx"});const{writeFile:a}=await Promise.resolve().
then(s.t.bind(s,51455,23));await a(i,u,{flag:"wx"})}const c=i=>h(()=>(0,b.unlinkSync)(i));function h(i){try{return i()}catch{return}}}),30245:((ie,B,s)=>{s.d(B,
{Ck:()=>u,SV:()=>_,YY:()=>l,wI:()=>i});var b=s(76760),E=s.n(b),P=s(58552),O=s(97904),p=s(15969);const w=/^(?:\.git|git~\d+)[. ]*$/i,x=new RegExp("\\p{Cf}","gu"),
_=y=>y.split(/[\\/]/).some(v=>w.test(v.replace(x,"")));function l(y,v){const T=(0,p.M0)(y,v),F=(0,p.I5)(y,T),k=(0,O.Ye)(T);return y.anywhere?k===void 0?c(T):h(k):
F===void 0?"is outside the workspace and RUNNER_TEMP":k===void 0?c(T):A(y,k)!==m(F)?`is a link that leads out of ${F===y.workspace?"the workspace":"RUNNER_TEMP"}`:
_(E().relative(m(F),k))?"is below .git, which is not read":h(k)}const c=y=>(0,O.PJ)(y)?"is a link to a file that does not exist":"does not exist";function h(y){
const v=(0,O._N)(y);if(!v?.isFile())return v?.isFIFO()?"is a named pipe, not an ordinary file":v?.isDirectory()?"is a folder":"is not an ordinary file"}function i(y,v){
const T=(0,p.M0)(y,v),F=(0,p.I5)(y,T);if(y.anywhere)return T;if(F===void 0)throw a(v,"is outside the workspace and RUNNER_TEMP");const k=m(F),N=E().relative(F,T).
split(E().sep);for(let te=1;te<=N.length;te++){const W=E().join(k,...N.slice(0,te));if(!(0,O.PJ)(W))continue;const G=(0,O.Ye)(W),Y=G===void 0||A(y,G)===void 0;throw a(
v,Y?"leads out of the workspace through a link":"leads through a link")}const K=E().join(k,...N);if(_(E().relative(k,(0,O.Ye)(K)??K)))throw a(v,"is below .git");
return K}function u(y,v){try{return(0,O.Ms)(E().join(i(y,E().dirname(v)),E().basename(v)))!==void 0}catch{return!1}}const a=(y,v)=>new P.zU("configuration",`'${y}\
' ${v}: nothing is written there`),m=y=>(0,O.Ye)(y)??y,A=(y,v)=>(0,p.RD)(y).map(m).filter(T=>(0,p.FK)(E().relative(T,v))).sort((T,F)=>F.length-T.length)[0]}),64123:((ie,B,s)=>{
s.d(B,{K2:()=>x,Nk:()=>l,OM:()=>c,hQ:()=>_,pL:()=>h});var b=s(73024),E=s.n(b),P=s(76760),O=s.n(P),p=s(58552),w=s(43576);function x(i){const u=new Map,a=m=>{const A=u.
get(m);if(A!==void 0)return A;let y=m;try{y=(0,b.realpathSync)(m)}catch{const v=O().dirname(m);v!==m&&(y=O().join(a(v),O().basename(m)))}return u.set(m,y),y};return m=>{
const A=O().resolve(i,m),y=O().join(a(O().dirname(A)),O().basename(A));return _(y)}}const _=i=>process.platform==="win32"||process.platform==="darwin"?i.normalize(
"NFC").toLowerCase():i;function l(i){if(process.platform!=="win32")return;const u=i.replace(/^[a-z]:/i,"").split(/[\\/]/),[a]=u.flatMap(m=>/^\.{0,2}$/.test(m)?[]:
(0,w.tb)(m)??[]);return a===void 0?void 0:`'${i}' cannot be written: a part of it ${a}`}function c({matched:i,overwrite:u,identity:a,exists:m,words:A}){const y=new Set(
i.map(a)),v=new Set;return(T,F)=>{const k=l(T);if(k!==void 0)throw(0,p.G6)([{field:"output",message:k}]);const N=a(T),K=F.inputs.some(te=>a(te)===N);if(v.has(N)||
y.has(N)&&!(u&&K))throw(0,p.G6)([{field:"output",message:`'${T}' is another input or result: choose a different pattern`}]);if(!u&&m(T))throw(0,p.G6)([{field:"o\
utput",message:h([T],A)}]);v.add(N)}}function h([i,...u],{replace:a}){const m=u.length===0?" exists":` and ${u.length} more exist`;return`'${i}'${m} already: ch\
oose a different pattern, or ${a}`}}),86006:((ie,B,s)=>{s.d(B,{U:()=>P,_V:()=>O,gY:()=>E,wm:()=>p});var b=s(58552);const E="version https://git-lfs.github.com/s\
pec/",P="set lfs: true for actions/checkout",O=w=>w.subarray(0,E.length).toString("latin1")===E;function p(w){if(O(w))throw new b.zU("unreadable_document","The \
file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${P}`})}}),15969:((ie,B,s)=>{s.d(B,{FK:()=>_,I5:()=>p,M0:()=>O,
NB:()=>w,RD:()=>P,d7:()=>l,dR:()=>x});var b=s(76760),E=s.n(b);const P=({workspace:c,temporary:h})=>h===void 0?[c]:[c,h];function O({workspace:c,otherNames:h=[]},i){
const u=E().resolve(c,i);for(const[a,m]of h){const A=E().relative(a,u);if(_(A))return E().join(m,A)}return u}const p=(c,h)=>[...P(c),...c.anywhere?[E().parse(h).
root]:[]].filter(i=>_(E().relative(i,h))).sort((i,u)=>u.length-i.length)[0],w=(c,h)=>p(c,O(c,h))!==void 0;function x(c,h){const i=O(c,h),u=E().relative(c.workspace,
i);return l(_(u)?u:i)}const _=c=>c!==".."&&!c.startsWith(`..${E().sep}`)&&!c.startsWith("../")&&!E().isAbsolute(c),l=c=>E().sep==="/"?c:c.replaceAll(E().sep,"/")}),
34:((ie,B,s)=>{s.d(B,{A:()=>l,z:()=>h});var b=s(73024),E=s.n(b),P=s(76760),O=s.n(P),p=s(58552),w=s(54614),x=s(97904),_=s(30245);class l{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(a,m){
this.places=a,this.overwrite=m}async write(a){if(this.closed)throw i();const m=this.writeAll(a);this.running.add(m),await m.finally(()=>this.running.delete(m))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(a){const m=[],A=[];let y=a[0]?.path??"";try{for(const v of a){if(this.closed)throw i();if(y=
v.path,(0,_.SV)(O().basename(v.path)))throw new p.zU("configuration",`'${v.path}' is a name that Git uses: set output to another name`);const T=O().join(this.folder(
O().dirname(v.path)),O().basename(v.path)),F=O().join(O().dirname(T),`.octavo-${process.pid}-${++this.serial}.tmp`);A.push(F),await v.write(F),m.push({temporary:F,
target:T,path:v.path})}for(const{temporary:v,target:T,path:F}of m)y=F,this.checkAgain(F,T),(0,b.renameSync)(v,T)}catch(v){for(const T of A)(0,x.TF)(T);throw v instanceof
p.zU?v:h(y,v)}}checkAgain(a,m){const A=(0,_.wI)(this.places,O().dirname(a));if(O().join(A,O().basename(a))!==m||!this.overwrite&&(0,x.Ms)(m)!==void 0)throw new p.
zU("configuration",`'${a}' was made by another program in the meantime and is not replaced: run it again`)}folder(a){let m=this.folders.get(a);return m===void 0&&
(m=(0,_.wI)(this.places,a),(0,b.mkdirSync)(m,{recursive:!0}),this.folders.set(a,m)),m}}const c={EACCES:"writing there is not permitted",EPERM:"writing there is \
not permitted",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a f\
older of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long \
for the file system"};function h(u,a){const m=(0,w.xU)(a),A=c[m]??`the file system refused it (${m})`;return new p.zU("configuration",`'${u}' could not be writt\
en: ${A}`,{cause:a})}const i=()=>new p.zU("cancelled","The step was cancelled")}),44020:((ie,B,s)=>{s.d(B,{E4:()=>p,EI:()=>x,Lc:()=>w});var b=s(4406),E=s(58426),
P=s(72256);const O="check_document";function p({name:_},l){return _===O?{...l,on_violation:"report"}:l}function w({name:_,params:l},c,h){if(_!==O||!c.data)return c;
const i=a=>(0,P.b)(h,a,[a]),u=(0,b.fU)(c.data,{nameOf:i,restate:a=>({...a,message:(0,P.b)(h,a.message,b.oH)})});return l.on_violation==="error"&&(0,b.Pu)(u),{...c,
data:u}}function x(_){return _ instanceof b.EC?{[(0,E.zI)(O).dataKey??""]:_.report}:{}}}),76223:((ie,B,s)=>{s.d(B,{UX:()=>w,V0:()=>p,eJ:()=>x,jb:()=>O});var b=s(
61729),E=s(58426);const P=(0,E.zI)("compare_documents").dataKey??"",O=({data:_})=>_[P];function p(_){const l=(0,b.Gv)(_[P]?.difference)?_[P].difference.content:
void 0;return typeof l=="string"?Buffer.from(l,"base64"):void 0}function w(_){const l=_[P],c=l?.difference;if(!l||!(0,b.Gv)(c))return _;const{content:h,...i}=c;
return{..._,[P]:{...l,difference:i}}}const x=_=>O(_)?.same===!1}),79463:((ie,B,s)=>{s.d(B,{C:()=>A,g:()=>y});var b=s(58552),E=s(68747),P=s(58426),O=s(31424),p=s(
43576),w=s(10442),x=s(4528),_=s(97904),l=s(72256),c=s(76223),h=s(45180),i=s(32885),u=s(44020),a=s(98446),m=s(45657);class A extends Error{input;cause;step;operation;constructor(S,Z,fe,me){
super("a job failed"),this.input=S,this.cause=Z,this.step=fe,this.operation=me}}async function y(D,S,Z,fe){const me=D.inputs[0]??"",re={source:me},X=[];try{let he=[];
for(const[g,C]of D.inputs.entries())re.source=C,he.push({position:g,source:C,document:await fe.read(C),facts:{},notes:[],data:{}});const $e=he.reduce((g,{document:C})=>g+
fe.sizeOf(C),0);for(const[g,C]of S.steps.entries())re.operation=C.name,S.steps.length>1&&(re.step=`steps[${g+1}] (${C.name})`),he=await I(he,C,D,S,Z,re),(0,m.RZ)(
X,he.flatMap(({document:U,files:H=[]})=>[U,...H]));re.source=me,delete re.step,delete re.operation;const ne=k(D,he).map(g=>v(g,$e,S,fe)),f=ne.flatMap(({output:g,
result:C})=>g===null||C===null?[]:[{path:g,write:U=>F(C,U,fe)}]);for(const{path:g}of f)S.claim(g,D);return await S.write(f),ne.map(({result:g,status:C,output:U,
pages:H,facts:Q,notes:ae,message:pe,data:Ae})=>{const Me=g===null?null:T(g,fe);return{status:C,input:me,inputs:D.inputs,output:U,pages:H,bytesBefore:$e,bytesAfter:Me,
facts:Q,notes:ae,message:pe,data:Ae}})}catch(he){throw new A(re.source,he,re.step,re.operation)}finally{await fe.release(X)}}function v(D,S,{minimumSaving:Z},fe){
const me=D.result===null?void 0:(0,i.A)(S,T(D.result,fe),Z);return me===void 0?D:{...D,status:"skipped",output:null,result:null,message:me}}const T=(D,S)=>D instanceof
Uint8Array?D.length:S.sizeOf(D),F=(D,S,Z)=>D instanceof Uint8Array?(0,_.qf)(S,D):Z.write(D,S);function k(D,S){if(D.kind==="files")return S.flatMap(X=>oe(D,X));const Z=X=>(0,p.
NL)(S.map(({document:he},$e)=>(0,p.jC)(X(he)??"",p.ly,(0,O.n)($e+1))),p.ly),fe=Z(({title:X})=>X),me=Z(({match:X})=>X);if(D.kind==="data")return S.map(X=>N(D,X));
const re=X=>D.outputPath({index:X+1,title:fe[X]??"",match:me[X]??""});return S.map(({document:X,facts:he,notes:$e,data:ne},f)=>({status:"done",output:re(f),result:(0,h.
Cj)(D.kind)?te(ne,re(f)):X,pages:X.pageCount??null,facts:{...he,...D.tellsMatch&&X.match!==void 0&&{match:X.match}},notes:Y($e),message:null,data:(0,h.Cj)(D.kind)?
G(ne):(0,c.UX)(ne)}))}function N(D,{document:S,facts:Z,notes:fe,data:me}){const re=(0,c.V0)(me);return{status:"done",output:re?D.outputPath({index:1}):null,result:re??
null,pages:S.pageCount??null,facts:Z,notes:Y(fe),message:null,data:(0,c.UX)(me)}}const K=(0,P.zI)("extract_text").dataKey??"";function te({[K]:D={}},S){if((0,h.
V9)(S)&&(0,x.u9)(D))return Buffer.from((0,x.G7)(D)??W(D),"utf8");const Z=(0,x.KV)(D);return Z?Buffer.from((0,x.JF)(Z),"utf8"):Buffer.from((0,x.u9)(D)?JSON.stringify(
D):(0,x.uv)(D),"utf8")}function W(D){const S=(0,a.y_)((0,x.IF)(D).length,"table");throw(0,b.G6)([{field:"output",message:`is a .csv file, which holds one table,\
 and the document has ${S} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const G=({[K]:D={},...S})=>({...S,[K]:(0,x._m)(D)}),Y=D=>D.map(
({text:S})=>S),V={...p.zE,leadingDots:!1};function ce(D){const[,S,Z]=/-(\d+)\.([a-z]+)$/.exec(D)??[];return S===void 0||Z===void 0?{}:{page:S,extension:Z}}const le=D=>typeof D==
"string"||typeof D=="number"?`${D}`:"";function oe(D,{files:S=[],facts:Z,notes:fe,data:me}){const re={pages:null,notes:Y(fe),data:me};if(S.length===0)return[{...re,
status:"skipped",output:null,result:null,facts:Z,message:"The document has no matching files"}];const X=(0,p.NL)(S.map(({name:ne},f)=>(0,p.jC)(ne,V,`file-${f+1}`)),
V),he=(0,p.NL)(S.map(({facts:{label:ne,page:f}},g)=>(0,p.jC)(le(ne),V,le(f??g+1))),V),$e=ne=>{const f=X[ne]??"";return{index:ne+1,file:f,label:he[ne]??"",...ce(
f)}};return S.map((ne,f)=>({...re,status:"done",output:D.outputPath($e(f)),result:ne,facts:{...Z,mimeType:ne.mediaType,...ne.facts},message:null}))}const Pe=(D,S)=>({
...D,...S}),ee=({signal:D,timeLimit:S,onProgress:Z},fe,me)=>({signal:D,timeLimit:S,onProgress:re=>Z(fe,(0,E.i9)(me.name),re)});async function I(D,S,Z,fe,me,re){
const{input:X,dataKey:he}=(0,P.zI)(S.name),$e=X==="many",ne=$e?[D]:D.map(g=>[g]),f=[];for(const g of ne){const[C]=g;if(!C)continue;re.source=C.source;const U=await fe.
parametersOf(S,$e?Z.inputs[0]??"":C.source),H=S.name==="add_page_numbers"?fe.numbersOf(Z,C.position):void 0,Q=(0,u.E4)(S,Pe(U,H)),ae=await me.run(S.name,g.map(({
document:_e})=>_e),Q,ee(fe,C.source,S)).catch(_e=>{const Ue=_e instanceof b.zU?_e.position:void 0;throw re.source=g[(Ue??1)-1]?.source??C.source,_e}),{documents:pe,
files:Ae,notes:Me,facts:xe,data:We}=(0,u.Lc)(S,ae,fe.spelling),Ee=$e?{...C,facts:{},data:{}}:C,Oe={source:C.source,facts:{...Ee.facts,...xe},notes:(0,w.p5)(g.flatMap(
_e=>_e.notes),Me.map(({code:_e,message:Ue,mentions:He=[]})=>({code:_e,text:(0,l.b)(fe.spelling,Ue,He)}))),data:We===void 0||he===void 0?Ee.data:{...Ee.data,[he]:We}},
{position:Le}=C;if(Ae!==void 0)f.push({...Oe,position:Le,document:C.document,files:Ae});else for(const _e of pe){const Ue={...$e?{}:q(C.document),...q(_e),name:C.
document.name};f.push({...Oe,position:Le,document:{..._e,...Ue},facts:{...Oe.facts,...se(_e)}})}}return f}const q=({title:D,match:S})=>({...D===void 0?{}:{title:D},
...S===void 0?{}:{match:S}});function se({firstPage:D,lastPage:S,title:Z}){return{...D===void 0||S===void 0?{}:{firstPage:D,lastPage:S},...Z===void 0?{}:{title:Z}}}}),
46863:((ie,B,s)=>{s.d(B,{NZ:()=>l,R5:()=>_,ZK:()=>x});var b=s(76760),E=s.n(b),P=s(58552),O=s(54614),p=s(97904),w=s(86006);const x=c=>({read:h=>_(h,c),sizeOf:({bytes:h})=>h.
length,write:({bytes:h},i)=>(0,p.qf)(i,h),release:async()=>{}});async function _(c,h){const i=await(0,p.oD)(E().resolve(h,c)).catch(u=>{throw(0,O.xU)(u)==="ERR_\
FS_FILE_TOO_LARGE"?new P.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:u}):
l(u)});return(0,w.wm)(i),{name:E().posix.basename(c),bytes:i}}const l=c=>new P.zU("unreadable_document",`The file could not be opened (${(0,O.xU)(c)})`,{cause:c})}),
54614:((ie,B,s)=>{s.d(B,{Hn:()=>O,IV:()=>w,cz:()=>p,g$:()=>P,uP:()=>_,xU:()=>x});var b=s(58552),E=s(61729);const P=l=>l.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(
/:(?=:)/g,": ").replace(/##\[/g,"## ["),O=l=>P(l).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),p=l=>l.reduce((c,h)=>c+
h,0);function w(l){const c=["B","kB","MB","GB"];let h=l,i=0;for(;h>=999.95&&i<c.length-1;i++)h/=1e3;return`${i===0||h>=99.95?Math.round(h):h.toFixed(1)} ${c[i]}`}
function x(l){const c=(0,E.Gv)(l)?l.code:void 0;return typeof c=="string"?c:"unknown reason"}function _(l){if(!(l instanceof Error))return typeof l;const c=[`${l.
name} (${x(l)})`,...(0,b.ek)(l)].join(`
    `);return l.cause===void 0?c:`${c}
caused by ${_(l.cause)}`}}),72256:((ie,B,s)=>{s.d(B,{b:()=>O});var b=s(68747),E=s(58426);const P=p=>(0,E.F)(p)?(0,b.i9)(p):`--${(0,b.i9)(p)}`,O=(p,w,x)=>p==="wi\
re"?w:(0,b.an)(w,x,p==="inputs"?b.i9:P)}),13707:((ie,B,s)=>{s.d(B,{L4:()=>p,Mu:()=>O,PI:()=>w,lB:()=>x,vH:()=>P});var b=s(10008);const E="compare_documents",P={
withBase:!1,showText:!1,failOnDifference:!1},O=_=>_.some(({name:l,params:c})=>l===E&&"difference_pdf"in c&&c.difference_pdf===!0),p=_=>({withBase:_("compare-wit\
h-base"),showText:_("show-text"),failOnDifference:_("fail-on-difference")});function w(_,{withBase:l,showText:c}){return _.name!==E?_:{..._,raw:{...c&&{with_text:"\
true"},..._.raw},fromBase:l}}function x(_,{withBase:l,showText:c,failOnDifference:h}){const i=[...l?["compare-with-base"]:[],...c?["show-text"]:[],...h?["fail-o\
n-difference"]:[]];return _.some(({name:u})=>u===E)?l?_.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:_.some(({
paths:u})=>u[b.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(u=>({field:u,message:"nee\
ds the operation compare-documents"}))}}),51327:((ie,B,s)=>{s.d(B,{S:()=>E,SH:()=>P,rh:()=>p});const b=/^[A-Za-z0-9+/]+={0,2}$/;function E(w){if(w.includes("---\
--BEGIN "))return{name:"key.pem",bytes:Buffer.from(w,"utf8")};const x=w.replace(/\s/g,"");return b.test(x)&&x.length%4===0?{name:"key.p12",bytes:Buffer.from(x,"\
base64")}:void 0}const P="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",O=8,p=w=>[...new Set(
[w,...w.split(/\r?\n/).filter(x=>x.trim().length>=O)])]}),57214:((ie,B,s)=>{s.d(B,{BD:()=>O,jB:()=>b,jN:()=>E,oR:()=>w,r_:()=>p,yZ:()=>P});const b=[/^["'].*["']$/,
"leave out the quotes"],E=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],P=[/^~/,"~ is not your home\
 folder here: write the whole path"],O=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],p=[/\\/,"write / between folders, no\
t a backslash"],w=(x,_)=>_.find(([l])=>l.test(x))?.[1]}),45180:((ie,B,s)=>{s.d(B,{Cj:()=>te,Ud:()=>N,V9:()=>W,et:()=>Y,hS:()=>K});var b=s(76760),E=s.n(b),P=s(58552),
O=s(68747),p=s(58426),w=s(31424),x=s(51521),_=s(4528),l=s(30245),c=s(64123),h=s(15969),i=s(57214),u=s(13707);const a=["{dir}","{name}","{index}","{operation}"];
function m(I,q){if(q==="files")return v(I)?["{page}","{label}","{file}","{extension}"]:["{file}"];if(q!=="parts"&&q!=="texts")return[];const se=I.flatMap(({name:D})=>Object.
keys((0,p.zI)(D).resultFacts??{}));return["title","match"].filter(D=>se.includes(D)).map(D=>`{${D}}`)}const A={document:"{dir}/{name}.{operation}.pdf",data:"{di\
r}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},y="{dir}/{\
name}-{page}.{extension}",v=I=>I.some(({name:q})=>(0,p.zI)(q).filesArePages),T="{dir}/{name}-difference.pdf",F="{dir}/{name}.pdf",k=([I],q)=>q==="document"&&I!==
void 0&&(0,p.zI)(I.name).accepts==="text",N=I=>I.some(({name:q})=>(0,p.zI)(q).input==="many");function K(I){const q=I.map(({name:S})=>(0,p.zI)(S)),se=q.filter(S=>!(0,p.
rz)(S)),D=se.findLast(({input:S,output:Z})=>S==="many"||Z!=="pdf");return q.at(-1)?.output==="text"?D?.output==="pdfs"?"texts":"text":se.length===0?"data":D?.output===
"pdfs"?"parts":D?.output==="files"?"files":"document"}const te=I=>I==="text"||I==="texts",W=I=>/\.csv$/i.test(I),G=I=>I==="document"||I==="text";function Y(I){const{
files:q,steps:se}=I,D=K(se),S=le(I,D),Z=q.length===0?[]:N(se)?[q]:q.map(X=>[X]),fe=(0,O.i9)((se.findLast(({name:X})=>!(0,p.rz)((0,p.zI)(X)))??se.at(-1))?.name??
""),me=Z.map((X,he)=>{const{dir:$e,name:ne}=E().posix.parse(X[0]??""),f=g=>{const C=G(D)?he+1:g?.index,U={dir:$e||".",name:ne,operation:fe,index:C===void 0?void 0:
(0,w.n)(C),title:g?.title,match:g?.match,file:g?.file,page:g?.page,label:g?.label,extension:g?.extension};return E().posix.normalize((0,x.Ct)(S,U))};return{inputs:X,
kind:D,tellsMatch:S.includes("{match}"),outputPath:f}}),re=D==="data"&&!(0,u.Mu)(se)?[]:ee(me,I,oe(S,D));if(re.length>0)throw(0,P.G6)(re);return me}const V=[i.jB,
[/\{\{/,"a placeholder has single braces, such as {name}"],i.jN,i.yZ,i.BD,...E().sep==="/"?[i.r_]:[]];function ce(I){const q=K(I);return v(I)?y:k(I,q)?F:q==="da\
ta"&&(0,u.Mu)(I)?T:`${A[q]}${te(q)?_.lg[(0,_.GW)(I.at(-1)?.params??{})]:""}`}function le({output:I,places:q,steps:se},D){const S=ne=>(0,P.G6)([{field:"output",message:ne}]);
if(I===void 0)return ce(se);const Z=(0,i.oR)(I,V);if(Z!==void 0)throw S(Z);if(te(D)&&W(I)&&(0,_.GW)(se.at(-1)?.params??{},!0)!=="text/csv")throw S("is a .csv fi\
le, which holds a table: set tables to true");const fe=m(se,D),me=[...a,...fe],re=(0,x.Qf)(I).filter(ne=>!me.includes(ne));if(re.length>0)throw S(`has the unkno\
wn placeholder ${re[0]}: use ${me.join(", ")}`);if(/[\u0000-\u001f]/.test(I))throw S("must be a single line");if(/[\\/]$/.test(I))throw S(`names a folder: write\
 a file name after it, such as ${I}{name}.pdf`);const X=["{index}",...fe.filter(ne=>ne!=="{extension}")];if((D==="parts"||D==="texts"||D==="files")&&!X.some(ne=>I.
includes(ne))){const{dir:ne,name:f,ext:g}=E().posix.parse((0,h.d7)(I)),C=E().posix.join(ne,v(se)?`${f}-{page}${g}`:D==="files"?`${f}.{file}`:`${f}-{index}${g}`);
throw S(`needs ${X.join(" or ")}, because one file gives several results: such as ${C}`)}const he=E().isAbsolute(I)?(0,h.dR)(q,I):(0,h.d7)(I);if(!(E().isAbsolute(
he)?(0,h.NB)(q,he):(0,h.FK)(E().posix.normalize(he))))throw S("must stay in the workspace or in RUNNER_TEMP");return he}function oe(I,q){const D=["{dir}","{name\
}",...G(q)?["{index}"]:[]].filter(S=>!I.includes(S));return D.length===0?"process them in different steps":`use ${[D.slice(0,-1).join(", "),...D.slice(-1)].filter(
S=>S!=="").join(" or ")}`}const Pe=I=>I.kind==="parts"||I.kind==="texts"?I.outputPath({index:1}):I.outputPath();function ee(I,{matched:q,overwrite:se,identity:D,
exists:S,places:Z},fe){const me=new Map(q.map(f=>[D(f),f])),re=new Map;for(const f of I){const g=D(f.outputPath()),C=re.get(g);C?C.push(f):re.set(g,[f])}const X=[],
he=[],$e=f=>{X.push({field:"output",message:f})};for(const[f,g,...C]of re.values()){if(!f)continue;const U=f.outputPath(),H=(0,c.Nk)(U);if(!(0,h.NB)(Z,U)||U==="\
."||U.endsWith("/"))$e(`'${U}' is not a file in the workspace or in RUNNER_TEMP`);else if(H!==void 0)$e(H);else if((0,l.SV)(U))$e(`'${U}' is below .git, where n\
othing is written`);else if(g){const[Q,ae]=[f.inputs[0],g.inputs[0]],pe=C.length===0?`'${Q}' and '${ae}' would both`:`'${Q}', '${ae}' and ${C.length} more would\
 all`;$e(`${pe} be written to '${U}': ${fe}`)}else{const Q=Pe(f),ae=D(Q),pe=me.get(ae);pe!==void 0&&!f.inputs.some(Ae=>D(Ae)===ae)?$e(`'${Q}' would replace anot\
her file that the step reads: choose a different pattern`):pe!==void 0&&!se?$e(`'${Q}' would replace the input: choose a different pattern, or ${Z.words.replace}`):
pe===void 0&&!se&&S(Q)&&he.push(Q)}}he.length>0&&$e((0,c.pL)(he,Z.words));const ne=5;return X.length<=ne?X:[...X.slice(0,ne),{field:"output",message:`and ${X.length-
ne} more such clashes`}]}}),32885:((ie,B,s)=>{s.d(B,{A:()=>P,T:()=>E});var b=s(45180);function E(O){const p=w=>[{field:"minimum-saving",message:w}];return O.some(
({name:w})=>w==="optimize_document"||w==="compress_document")?(0,b.Ud)(O)||(0,b.hS)(O)!=="document"?p("needs one result for each file: no merge, no split, no ex\
traction"):[]:p("needs a step optimize-document or compress-document")}function P(O,p,w){return w===void 0||p<=O*(1-w/100)?void 0:`Not written: the result is ${(Math.
max(0,O-p)/O*100).toFixed(1)} % smaller, and minimum-saving is ${w} %`}}),10008:((ie,B,s)=>{s.d(B,{s:()=>u,w:()=>a});var b=s(3130),E=s(58426),P=s(51521),O=s(33858);
function p(N,K){const te=Object.entries((0,E.zI)(N).fields).filter(([,{group:W}])=>W==="permissions");return te.length>0&&K.user_password===void 0&&!te.some(([W])=>K[W]===
!1)}var w=s(51327);const x={encryption_algorithm:"AES-256"};var _=s(61729);function l(N){const K=N.startsWith("[")?(0,_.qF)(N):void 0;return Array.isArray(K)?K:
N.split(/\r?\n/).map(te=>te.trim().replace(/,$/,"")).filter(te=>te!=="").join(",")}var c=s(45657);const h={name:"file",bytes:Uint8Array.of(0)},i=["{dir}","{name\
}"],u="compare_to";function a({name:N,raw:K,typed:te,fromBase:W=!1},G){const{fields:Y}=(0,E.zI)(N),V={},ce={},le=[];for(const[ee,I]of Object.entries({...y(Y),...K})){
const q=Y[ee];if(q===void 0)continue;const se=v(q,I,te[ee]);"problem"in se&&le.push({field:ee,message:se.problem}),"path"in se&&(ce[ee]=se.path),V[ee]="value"in
se?se.value:q.kind==="json"?{}:h}W&&(V[u]??=h);const oe=(0,b.qL)(N,V,G),Pe=new Set(le.map(({field:ee})=>ee));for(const ee of oe.issues)Pe.has(ee.field)||le.push(
ee);return le.length===0&&(0,c.RZ)(le,A(N,V,oe.params)),{step:{name:N,params:oe.params,paths:ce,...W&&{fromBase:W}},issues:le}}const m=["pages","first_page","la\
st_page"];function A(N,K,te){const W=Y=>K[Y]!==void 0&&K[Y]!=="";return(N==="extract_pages"||N==="remove_pages")&&!m.some(W)?[{field:"pages",message:"is require\
d, unless one of these is given: first_page, last_page",mentions:m.slice(1)}]:p(N,{...te})?[{field:"allow_print",message:"nothing is forbidden, and without user\
_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:[]}const y=N=>Object.fromEntries(
Object.entries(x).filter(([K])=>Object.hasOwn(N,K)));function v(N,K,te){if(K===""||K===null||te===null)return{value:""};if(N.kind==="pageOrder"||N.kind==="pageS\
et"){if(typeof K!="string"&&!Array.isArray(K))return{problem:"must be pages such as 1..3, or a list of pages"};const G=(0,O.D_)(K);return"problem"in G?G:{value:G.
text.trim()}}if(N.kind==="json"&&typeof K=="object"&&!Array.isArray(K))return{value:te};if(N.kind==="choices"&&Array.isArray(K))return{value:K};if(typeof K!="st\
ring")return{problem:`must be a single value, and is a ${Array.isArray(K)?"list":"mapping"}`};const W=K.trim();return N.kind==="text"?{value:K}:W===""?{value:""}:
N.kind==="choices"?{value:l(W)}:N.kind==="file"&&N.secret?F(W):N.kind==="json"&&!/^\{/.test(W)&&W.includes(`
`)?{problem:T}:N.kind==="file"||N.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(W)?k(W):{value:W}}const T='must be a JSON object such as {"name": "value"}, or th\
e path of a file that holds one; inside steps it can also be a YAML mapping';function F(N){const K=(0,w.S)(N);return K?{value:K}:{problem:w.SH}}function k(N){const K=(0,P.
Qf)(N).find(te=>!i.includes(te));return K!==void 0?{problem:`has the unknown placeholder ${K}: a path may hold ${i.join(" and ")}`}:/[\u0000-\u001f]/.test(N)?{problem:"\
must be the path of one file"}:{path:N}}}),4406:((ie,B,s)=>{s.d(B,{EC:()=>h,Pu:()=>i,Qf:()=>O,fU:()=>c,g$:()=>w,oH:()=>p});var b=s(58552),E=s(61729);const P=1e3,
O=(u,a,{found:m=null,limit:A=null,pages:y=[]}={})=>({rule:u,found:m,limit:A,pages:y.slice(0,P),message:a}),p=["open_password"],w=(u,a,m)=>`The file has ${u} ${m}\
; at most ${a} are allowed.`;function x({failures:u}){return Array.isArray(u)?u.flatMap(_):[]}function _(u){if(!(0,E.Gv)(u))return[];const{rule:a,found:m,limit:A,
pages:y,message:v}=u;if(typeof a!="string"||typeof v!="string")return[];const T=Array.isArray(y)?y.filter(F=>typeof F=="number"):[];return[{rule:a,found:l(m),limit:l(
A),pages:T,message:v}]}const l=u=>typeof u=="number"?u:null;function c(u,{nameOf:a,restate:m}){const{checks:A}=u,y=x(u).map(T=>({...m(T),rule:a(T.rule)})),v=Array.
isArray(A)?A.flatMap(T=>typeof T=="string"?[a(T)]:[]):[];return{...u,...A!==void 0&&{checks:v},failures:y}}class h extends b.zU{report;constructor(a){const m=x(
a).map(({message:A})=>A);super("invalid_parameters",`The check failed: ${m.join(" ")}`,{issues:m.map(A=>({field:"file",message:A,mentions:p}))}),this.report=a}}
function i(u){if(u.passed===!1)throw new h(u)}}),68747:((ie,B,s)=>{s.d(B,{XM:()=>p,an:()=>O,i9:()=>P});var b=s(58426);const E=w=>w.replace(/_(\w)/g,(x,_)=>_.toUpperCase()),
P=w=>w.replaceAll("_","-");function O(w,x,_){const l=x.filter(c=>/^\w+$/.test(c));return l.length===0?w:w.replace(new RegExp(`\\b(?:${l.join("|")})\\b`,"g"),_)}
const p=w=>(0,b.zI)(w).path??`/v1/${w}`}),85673:((ie,B,s)=>{s.d(B,{gx:()=>p,h:()=>O});function b(l,c){const h=E(l,c);if(h!==void 0)return[h];const i=x(l);return c.
filter(u=>x(u).some(a=>a.length>3&&i.includes(a)))}function E(l,c){let h;for(const i of c){const u=P(x(l),x(i));u<=2&&u<(h?.count??1/0)&&(h={name:i,count:u})}return h?.
name}function P(l,c){return l.length!==c.length?l.length*c.length===0?1/0:P([l.join("")],[c.join("")]):c.reduce((h,i,u)=>{const a=l[u]??"",m=Math.min(a.length,i.
length),A=_(a,i);return A>(m<3?0:m<7?1:2)?1/0:h+A},0)}const O=(l,c)=>w(b(l,c));function p(l,c){const h=E(l,c),i=u=>x(u).sort().join(" ");return w(h===void 0?c.filter(
u=>l!==""&&i(u)===i(l)):[h])}const w=l=>l.length===0||l.length>3?"":` (did you mean ${l.join(" or ")}?)`,x=l=>l.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(c=>c!=="");function _(l,c){let h=[],i=Array.from({length:c.length+1},(u,a)=>a);for(let u=0;u<l.length;u++){const a=[u+
1];for(let m=0;m<c.length;m++){const A=u>0&&m>0&&l[u]===c[m-1]&&l[u-1]===c[m];a.push(Math.min((i[m+1]??0)+1,(a[m]??0)+1,(i[m]??0)+(l[u]===c[m]?0:1),A?(h[m-1]??0)+
1:1/0))}h=i,i=a}return i.at(-1)??0}}),4528:((ie,B,s)=>{s.d(B,{G7:()=>m,GW:()=>P,IF:()=>h,JF:()=>c,KV:()=>l,_m:()=>_,lg:()=>E,u9:()=>x,uv:()=>w});const b=null,E={
"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function P(y,v=!1){const{per_page:T,tables:F,
layout:k}=y;return O(y)?"application/jsonl":v&&F===!0&&T!==!0?"text/csv":T===!0||F===!0?"application/json":k==="markdown"?"text/markdown":"text/plain"}const O=y=>(y.
pieces??"none")!=="none";function p(y){const v=P(y);return O(y)?["application/json",v]:y.tables===!0?[v,"text/csv"]:v==="text/markdown"?["application/json",v,"t\
ext/plain"]:[...new Set(["application/json",v])]}const w=({text:y})=>typeof y=="string"?y:"",x=({pages:y,tables:v,pieces:T})=>(y??v??T)!==void 0;function _({text:y,
pages:v,tables:T,pieces:F,...k}){return k}const l=({pieces:y})=>y,c=y=>y.map(v=>`${JSON.stringify(v)}
`).join(""),h=({tables:y})=>y??[];function i(y){return h(y).flatMap(({page:v,rows:T,header:F,certain:k},N)=>{const K=a(T,F);return T.slice(F?1:0).map((te,W)=>({
row:Object.fromEntries(te.map((G,Y)=>[K[Y],G])),about:{page:v,table:N+1,row:W+1,certain:k}}))})}const u="pdf";function a(y,v){const T=y.reduce((k,{length:N})=>Math.
max(k,N),0),F=new Set([u]);return Array.from({length:T},(k,N)=>{const K=v&&y[0][N]||`Column ${N+1}`;let te=K;for(let W=2;F.has(te);W++)te=`${K} ${W}`;return F.add(
te),te})}function m(y){const[v,...T]=h(y);return v&&T.length===0?A(v.rows):void 0}const A=y=>y.map(v=>`${v.map(T=>/[",\r\n]/.test(T)?`"${T.replaceAll('"','""')}\
"`:T).join(",")}\r
`).join("")}),49180:((ie,B,s)=>{s.d(B,{q:()=>E});const b="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function E(p){const w=p.toLowerCase(),x=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??O().get(w);return x===void 0?void 0:(x.length===3?[...x].map(l=>l+l):[x.
slice(0,2),x.slice(2,4),x.slice(4)]).map(l=>Number.parseInt(l,16))}let P;function O(){const p=b.split(" ");return P??=new Map(p.flatMap((w,x)=>x%2===0?[[w,p[x+1]]]:
[]))}}),17079:((ie,B,s)=>{s.d(B,{Z:()=>p,_:()=>O});const b=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(l){
if(l.length>64)return;const c=l.trim().replace(E,(h,i,u,a)=>`${i??""}${1900+Number(u)}${a}`);return x(w(b.exec(c)??P.exec(c)))}function p(l){const c=l.length>64?
void 0:w(P.exec(l.trim()));if(!c||x(c)===void 0)return;const{year:h,month:i="",day:u="",hour:a="",minute:m="",second:A="",zone:y=""}=c;return`D:${h}${i}${u}${a}${m}${A}${y===
"Z"||y===""?y:`${y.replace(":","'")}'`}`}function w(l){if(!l)return;const[,c,h,i,u,a,m,A,y,v,T]=l,F=A??(y===void 0?void 0:`${y}${v??"00"}:${T??"00"}`);return{year:c,
month:h,day:i,hour:u,minute:a,second:m,zone:F}}function x(l){if(!l)return;const{year:c,month:h,day:i,hour:u,minute:a="00",second:m="00",zone:A}=l,y=(T,F,k)=>T===
void 0||Number(T)>=F&&Number(T)<=k;if(Number(c)===0||!y(h,1,12)||!y(i,1,_(Number(c),Number(h)))||!y(u,0,23)||!y(a,0,59)||!y(m,0,59)||A!==void 0&&A!=="Z"&&!(y(A.
slice(1,3),0,23)&&y(A.slice(4),0,59)))return;const v=[c,h,i].filter(T=>T!==void 0).join("-");return u===void 0?v:`${v}T${u}:${a}:${m}${A==="+00:00"||A==="-00:00"?
"Z":A??""}`}function _(l,c){return c===2?l%4===0&&(l%100!==0||l%400===0)?29:28:[4,6,9,11].includes(c)?30:31}}),3130:((ie,B,s)=>{s.d(B,{iL:()=>k,lF:()=>G,qL:()=>K});
var b=s(58552),E=s(15828),P=s(61729),O=s(58426),p=s(33037),w=s(72750),x=s(33858),_=s(29082),l=s(60666),c=s(34378);const h=2**31-1,i=/^ *[+-]?\d+ *$/,u=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
a=/[\p{Cc}\u2028\u2029]/u,m=/(?!\n)[\p{Cc}\u2028\u2029]/u,A=new RegExp("\\p{Cs}","u"),y=100,v={font:20*1024*1024,key:1e6,certificates:1e6},T=new Set(["files","c\
hoices"]),F="must be given only once";function k(f){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(f)}catch{return f}}function N(f,g,C="abse\
nt"){const{params:U,issues:H}=K(f,g,C);if(H.length>0)throw invalidParameters(H);return U}function K(f,g,C="absent"){const U=(0,O.zI)(f),H={},Q=[];for(const[ae,pe]of Object.
entries(U.fields)){const Ae=Object.hasOwn(g,ae),Me=Ae?g[ae]:void 0;if(ce(pe,Me)){Ae&&C==="refuse"&&Y(pe,Me)?Q.push({field:ae,message:V(pe)}):pe.required?Q.push(
{field:ae,message:`is required: ${(0,E.pG)(pe)}`}):"default"in pe&&(H[ae]=pe.default);continue}const xe=le(pe,Me);"problem"in xe?Q.push({field:ae,message:xe.problem}):
H[ae]=xe.value}return{params:H,issues:[...Q,...te(U,H,Q)]}}function te({fields:f,ascending:g,different:C,exclusive:U,needs:H,atLeastOne:Q,someTrue:ae},pe,Ae){const Me=[],
xe=Ee=>(0,O.qR)(f[Ee],pe[Ee]);if(g){const[Ee,Oe]=[pe[g[0]],pe[g[1]]];typeof Ee=="number"&&typeof Oe=="number"&&Ee>Oe&&Me.push({field:g[0],message:`must not be g\
reater than ${g[1]}`,mentions:[g[1]]})}if(C){const[Ee,Oe]=[pe[C[0]],pe[C[1]]];Ee!==void 0&&Ee===Oe&&Me.push({field:C[0],message:`must differ from ${C[1]}`,mentions:[
C[1]]})}for(const[Ee,Oe]of U??[]){const Le=xe(Ee)?Oe.filter(xe):[];Le.length>0&&Me.push({field:Ee,message:`must not be given together with ${Le.join(" and ")}: \
leave one of them out`,mentions:Le})}for(const[Ee,Oe,Le]of H??[])xe(Ee)&&!(0,O.D)(Le,f[Oe],pe[Oe])&&Me.push({field:Ee,message:`needs ${W(Oe,Le)}`,mentions:[Oe]});
const We=Ee=>xe(Ee)||Ae.some(({field:Oe})=>Oe===Ee);return Q&&!Q.some(We)&&Me.push({field:Q[0],message:`is required, unless one of these is given: ${Q.slice(1).
join(", ")}`,mentions:Q.slice(1)}),ae?.every(Ee=>pe[Ee]===!1)===!0&&Me.push({field:ae[0],message:`must be true, unless one of these is: ${ae.slice(1).join(", ")}`,
mentions:ae.slice(1)}),Me}function W(f,g){return typeof g!="object"?`${f} to be ${g}`:"not"in g?`${f} to be other than ${g.not}`:`${f} to be given`}function G(f){
if(Array.isArray(f))return f.join(",");if(typeof f=="object")return JSON.stringify(f);const g=String(f);if(typeof f!="number"||!g.includes("e"))return g;if(f>=1)
return BigInt(f).toString();const[C,U]=g.split("e");return`0.${"0".repeat(-Number(U)-1)}${C.replace(".","")}`}function Y(f,g){return f.empty==="opener"?!1:f.empty!==
"word"||f.required===!0||g===void 0}function V(f){return f.required?`is empty: it must be ${(0,E.pG)(f)}`:f.kind==="text"&&f.secret?"is empty, so the document w\
ould open without a password: give a password, or route documents without one past this step":f.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,E.
pG)(f)}`:f.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in f?`is empty: write ${String(f.default)}, which is the defaul\
t, or leave the field out`:`is empty: give ${(0,E.pG)(f)}, or leave the field out`}function ce(f,g){return g==null||g===""||T.has(f.kind)&&Array.isArray(g)&&g.length===
0?!0:f.kind==="text"&&!f.secret&&typeof g=="string"&&g.trim()===""}function le(f,g){const C=T.has(f.kind)||f.kind==="json"&&f.list!==void 0;if(Array.isArray(g)&&
!C)return{problem:F};if(g instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(f.kind){case"text":return oe(f,g);case"flag":return Pe(
f,g);case"integer":return ee(f,g);case"decimal":return q(f,g);case"choice":return D(f,g);case"choices":return S(f,g);case"pageOrder":return Z(f,g,f.parts?x.X4:w.
p6);case"pageSet":return Z(f,g,_.lY);case"file":return fe(f,g);case"files":return me(f,g);case"json":return re(f,g);default:return f}}function oe(f,g){if(typeof g!=
"string"&&!(typeof g=="number"&&Number.isFinite(g)))return{problem:`must be ${f.format?"":"text, "}${(0,E.pG)(f)}`};const C=f.lines?String(g).replaceAll(`\r
`,`
`):String(g);if(C.length>8*f.maxLength)return{problem:`must be ${(0,E.pG)(f)}`};const U=f.secret?C:(0,c.w)(C),H=(0,E.Y5)(f,U);return H>f.maxLength||H<(f.minLength??
0)?{problem:`must be ${(0,E.pG)(f)}`}:(f.lines?m.test(U):!f.secret&&a.test(U))?{problem:`must not contain control characters${f.lines?"":" or line breaks"}`}:!f.
secret&&A.test(U)?{problem:"must not contain an incomplete character (a lone surrogate)"}:f.format&&!l.E[f.format].holds(U)?{problem:l.E[f.format].problem?.(U)??
`must be ${(0,E.pG)(f)}`}:{value:U}}function Pe(f,g){if(typeof g=="boolean")return{value:g};const C=typeof g=="string"?g.toLowerCase():"";return C==="true"||C===
"false"?{value:C==="true"}:{problem:`must be ${(0,E.pG)(f)}`}}function ee(f,g){const U=(f.unit==="bytes"&&typeof g=="string"?(0,p.ik)(g):void 0)??I(g);if(U===void 0||
U<f.min)return{problem:`must be ${(0,E.pG)(f)}`};const H=f.max??h;if(U<=H)return{value:U};const Q=(0,E.pG)(f);return{problem:Q.includes(String(H))?`must be ${Q}`:
`must not be greater than ${H}`}}function I(f){return typeof f=="string"?i.test(f)?Number(f.trim())+0:void 0:typeof f=="number"&&Number.isInteger(f)?f+0:void 0}
function q(f,g){const U=(f.unit==="inches"&&typeof g=="string"?(0,p.Vi)(g):void 0)??se(g),{above:H=-1/0,min:Q=-1/0,max:ae=1/0}=f;return Number.isFinite(U)&&U>H&&
U>=Q&&U<=ae?{value:U+0}:{problem:`must be ${(0,E.pG)(f)}`}}function se(f){return typeof f=="number"?f:typeof f=="string"&&u.test(f)?Number(f.trim()):NaN}function D(f,g){
const{open:C}=f,U=I(g),H=f.options.find(({value:ae,contract:pe=ae})=>ae===g||typeof g=="number"&&ae===String(g)||typeof pe=="number"&&pe===U);if(H)return{value:H.
value};const Q=C?U:void 0;return C&&Q!==void 0&&Q>=C.min&&Q<=C.max?{value:Q}:{problem:`must be ${(0,E.pG)(f)}`}}function S(f,g){const C=typeof g=="string"?g.replace(
/^ +| +$/g,"").split(/ *, */):g,U=f.options.map(({value:H})=>H);return!Array.isArray(C)||!C.every(H=>U.some(Q=>Q===H))?{problem:`must be ${(0,E.pG)(f)}`}:{value:U.
filter(H=>C.includes(H))}}function Z(f,g,C){if(typeof g!="string"&&typeof g!="number")return{problem:`must be ${(0,E.pG)(f)}`};const U=String(g);if(U.length>f.maxLength)
return{problem:`must be at most ${f.maxLength} characters long, and has ${U.length}`};const H=C(U);return"problem"in H?{problem:H.problem}:{value:U}}function fe(f,g){
const{name:C,bytes:U}=typeof g=="object"?g:{};return typeof C!="string"||!(U instanceof Uint8Array)?{problem:`must be ${(0,E.pG)(f)}`}:U.length===0&&f.accepts!==
"any"?{problem:"is an empty file"}:U.length>(v[f.accepts]??1/0)?{problem:`is too large: it must be ${(0,E.pG)(f)}`}:{value:{name:C,bytes:U}}}function me(f,g){const C=Array.
isArray(g)?g:[g],U=[];for(const Q of C){const ae=fe({...f,kind:"file"},Q??{});if("problem"in ae)return ae.problem.startsWith("must")?{problem:`must be ${(0,E.pG)(
f)}`}:ae;U.push(ae.value)}const H=U.reduce((Q,{bytes:ae})=>Q+ae.length,0);return U.length>f.max||H>f.maxBytes?{problem:`must be ${(0,E.pG)(f)}`}:new Set(U.map(({
name:Q})=>Q)).size<U.length?{problem:"has two files of one name"}:{value:U}}function re(f,g){const C=`must be ${(0,E.pG)(f)}`;if(typeof g=="object"){const H=ne(
g);return H!==void 0&&H.length<=f.maxLength?X(f,JSON.parse(H),C):{problem:C}}if(typeof g!="string")return{problem:C};if(g.length>f.maxLength)return{problem:`mus\
t be at most ${f.maxLength} characters long, and has ${g.length}`};const U=(0,P.qF)(g);if(U===void 0){const Q=(0,P.qF)(g.replace(/[\r\n\t]/g," "))!==void 0?": w\
ithin a text, write a line break as \\n and a tab as \\t":"";return{problem:`${C}; it is not valid JSON${Q}`}}return X(f,U,C)}function X({list:f},g,C){const U=f!==
void 0&&Array.isArray(g)&&g.every(P.Gv)?{[f]:g}:g;return(0,P.Gv)(U)?he(U):{problem:C}}function he(f){let g=[f];for(let C=0;g.length>0;C++){if(C===y)return{problem:`\
must not have more than ${y} arrays and objects within one another`};const U=g.flatMap(H=>Object.values(H));if(U.some(H=>typeof H=="number"&&!Number.isFinite(H)))
return{problem:"has a number that is too large"};g=U.filter($e)}return{value:f}}const $e=f=>typeof f=="object"&&f!==null;function ne(f){try{return JSON.stringify(
f)}catch{return}}}),15828:((ie,B,s)=>{s.d(B,{Cq:()=>_,Xl:()=>x,Y5:()=>c,k_:()=>O,pG:()=>P});var b=s(33037),E=s(60666);function P(a){switch(a.kind){case"text":{const m=a.
minLength?`${a.minLength} to ${a.maxLength}`:`at most ${a.maxLength}`;return a.format?`${E.E[a.format].words}, ${m} characters`:`${m} characters`}case"flag":return"\
true or false";case"integer":{const m=a.unit===void 0?"":`, in ${a.unit}, ${b.KH}`;return a.max===void 0||a.max===Number.MAX_SAFE_INTEGER?`a whole number of at \
least ${a.min}${m}`:`a whole number from ${a.min} to ${a.max}${m}`}case"decimal":return`a decimal number ${u(a)}, in ${a.unit}, with a point${a.unit==="inches"?
`, ${b.VR}`:""}`;case"choice":return`one of ${a.options.map(m=>typeof m.value=="number"?h(m):m.value).join(", ")}`;case"choices":return`one or more of ${a.options.
map(({value:m})=>m).join(", ")}, separated by commas`;case"pageOrder":return a.parts?`ranges of pages such as 1-3, 7, 9-, at most ${a.maxLength} characters`:`pa\
ges such as 3,1,2 or 2.. or -1,1..-2, at most ${a.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${a.maxLength}\
 characters`;case"file":return i[a.accepts];case"files":return`at most ${a.max} PNG or JPEG images of at most ${a.maxBytes/1e6} MB in all`;case"json":return`a J\
SON object such as ${a.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${a.maxLength} characters`;default:return a}}function O(a){if(a.contract===
void 0)return"";if(a.kind==="pageOrder")return`at most ${a.contract.maxLength} characters`;const{minLength:m,contract:A}=a;return"values"in A?`one of ${A.values.
join(", ")}`:`${m?`${m} to ${A.maxLength}`:`at most ${A.maxLength}`} ${A.characters==="printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characte\
rs"}`}const p=({value:a,contract:m})=>typeof a=="string"&&m===void 0,w=({options:a})=>a.some(({contract:m})=>m!==void 0)&&a.some(p),x=({options:a})=>`one of ${a.
filter(m=>!p(m)).map(({value:m})=>m).join(", ")}`;function _(a,m){if(a.kind==="choice")return w(a)&&a.options.some(y=>y.value===m&&p(y));if(a.kind==="pageOrder")
return a.contract!==void 0&&String(m).length>a.contract.maxLength;if(a.kind!=="text"||a.contract===void 0||typeof m!="string")return!1;const{contract:A}=a;return"\
values"in A?!A.values.includes(m):c(a,m)>A.maxLength||A.characters!==void 0&&!l.test(m)}const l=/^[\x20-\x7e]*$/,c=({secret:a},m)=>a?m.length:[...m].length;function h({
value:a,label:m,description:A}){const y=A??m.toLowerCase(),v=String(a).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return A===void 0&&m.toLowerCase().includes(
v)?String(a):`${a} (${y.charAt(0).toLowerCase()}${y.slice(1)})`}const i={pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of a\
t most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a f\
ile"};function u({above:a,min:m,max:A}){const y=a===void 0?`of at least ${m??0}`:`greater than ${a}`;return A===void 0?y:`${y} and at most ${A}`}}),50580:((ie,B,s)=>{
s.d(B,{L:()=>E});var b=s(58426);function E(P,O){return Object.entries((0,b.zI)(P).fields).flatMap(([p,w])=>{if(w.kind!=="choice"||!w.open||typeof O[p]!="number")
return[];const x=w.options.map(({value:_})=>_).join(", ");return[{field:p,message:`is a number that only some regions know: use ${x}`}]})}}),33037:((ie,B,s)=>{s.
d(B,{KH:()=>b,VR:()=>E,Vi:()=>_,ik:()=>p});const b="or a size such as 18 MB or 18 MiB",E="or a length such as 20 mm, 2 cm or 0.5 in",P={b:1,kb:1e3,mb:1e6,gb:1e9,
kib:2**10,mib:2**20,gib:2**30},O=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;function p(l){const[,c,h]=O.exec(l)??[],i=P[h?.toLowerCase()??""];return i===void 0?
void 0:Math.floor(Math.round(Number(c)*i*1e3)/1e3)}const w={mm:25.4,cm:2.54,in:1},x=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function _(l){const[
,c,h]=x.exec(l)??[],i=w[h?.toLowerCase()??""];return i===void 0?void 0:Number((Number(c)/i).toFixed(10))}}),51521:((ie,B,s)=>{s.d(B,{Ct:()=>w,Qf:()=>p,sA:()=>_});
var b=s(98446),E=s(34378);const P=/(\{[^{}]*\})/;function O(l,c){const h=[],i=[],u=`use ${c.map(a=>`{${a}}`).join(", ")}`;for(const a of(0,E.w)(l).split(P)){const m=c.
find(A=>`{${A}}`===a);if(m)h.push({placeholder:m});else if(P.test(a))i.push(a);else{if(/[{}]/.test(a))return{problem:`has a brace that belongs to no placeholder\
; ${u}`};a&&h.push({literal:a})}}return i.length===0?{pieces:h}:{problem:`has the unknown ${(0,b.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")};\
 ${u}`}}const p=l=>l.split(P).filter((c,h)=>h%2===1),w=(l,c)=>l.split(P).map((h,i)=>(i%2===1&&Object.hasOwn(c,h.slice(1,-1))?c[h.slice(1,-1)]:void 0)??h).join(""),
x=["number","last","label","name"],_=l=>O(l,x)}),66974:((ie,B,s)=>{s.d(B,{D6:()=>p,F1:()=>P,NL:()=>l,P3:()=>E,br:()=>O,bs:()=>_});var b=s(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(h,i,u){const a=[],m=[];for(const[A,y]of h.split(",").entries()){const v=A+1;if(i!==void 0&&
y.trim()===""){m.push(`entry ${v} is empty: write ${i}, separated by single commas`);continue}const T=u(y,v);"problem"in T?m.push(O(v,y,T.problem)):a.push(T.item)}
return m.length>0?{problem:_(m)}:{items:a}}const O=(h,i,u)=>`entry ${h} ('${c(i.trim())}') ${u}`,p=({position:h,text:i},u,a)=>O(h,i,`names ${w(u)}, but the docu\
ment has ${(0,b.y_)(a,"page")}`);function w(h){return Number.isSafeInteger(h)?`page ${h}`:"a page far beyond its end"}const x=5;function _(h){const i=h.length-x;
return[...h.slice(0,x),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function l(h){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(h);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(h)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(h)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function c(h){const i=[...h].map(u=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(u)?"?":u);return(0,b.Bu)(i.join(""),40)}}),72750:((ie,B,s)=>{s.d(B,{Ly:()=>w,UL:()=>x,aW:()=>p,p6:()=>O});var b=s(58552),E=s(66974);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
O=l=>(0,E.F1)(l,"pages such as 3,1,2 or 2..5",(c,h)=>{const i=P.exec(c);if(!i)return{problem:_(c)};const u=Number(i[1]),a=i[3]===void 0?void 0:Number(i[3]);return u===
0||a===0?E.P3:{item:{from:u,to:a,range:i[2]!==void 0,text:c.trim(),position:h}}});function p(l,c,h){const i=v=>(0,b.G6)([{field:"page_order",message:v}]),u=O(l);
if("problem"in u)throw i(u.problem);const a=w(u.items,c);if("problem"in a)throw i(a.problem);const m=x(a.spans);if(m>h)throw i(`names ${m} pages in all; at most\
 ${h} are allowed`);const A=new Uint32Array(m);let y=0;for(const{first:v,last:T}of a.spans){const F=v<=T?1:-1;for(let k=v;k!==T+F;k+=F)A[y++]=k}return A}function w(l,c){
const h=[],i=l.map(u=>{const a=T=>T<0?c+1+T:T,m=a(u.from),A=u.range?u.to===void 0?c:a(u.to):m,v=[[u.from,m],[u.to??u.from,A]].find(([,T])=>T<1||T>c);return v&&h.
push((0,E.D6)(u,v[0],c)),{first:m,last:A}});return h.length>0?{problem:(0,E.bs)(h)}:{spans:i}}const x=l=>l.reduce((c,{first:h,last:i})=>c+Math.abs(i-h)+1,0);function _(l){
return/^ *\.\./.test(l)?"has no start: a range is written 1..5":(0,E.NL)(l)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((ie,B,s)=>{
s.d(B,{k1:()=>p,lY:()=>O,m7:()=>w});var b=s(58552),E=s(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,O=l=>(0,E.F1)(l,"pages such as \
1..3, -1, odd",(c,h)=>{const i=c.trim(),u=P.exec(i);if(!u)return{problem:_(i)};const[,a,m,A,y,v]=u,T={negated:a!==void 0,text:i,position:h};if(m!==void 0)return{
item:{...T,pages:m.toLowerCase()}};const F=Number(A),k=y===void 0?F:v===void 0?"end":Number(v);return F===0||k===0?E.P3:{item:{...T,pages:{from:F,to:k}}}});function p(l,c,h="\
pages"){const i=y=>(0,b.G6)([{field:h,message:y}]),u=O(l);if("problem"in u)throw i(u.problem);const a=new x(c),m=new x(c),A=[];for(const y of u.items){const v=y.
negated?m:a;if(typeof y.pages=="string"){v.add(y.pages);continue}const{from:T,to:F}=y.pages,k=T<0?c+1+T:T,N=F==="end"?c:F<0?c+1+F:F,te=(F==="end"?T<0?[[T,k]]:[]:
[[T,k],[F,N]]).find(([,W])=>W<1||W>c);te&&A.push((0,E.D6)(y,te[0],c)),!(F==="end"&&k>c||A.length>0)&&v.range(Math.min(k,N),Math.max(k,N))}if(A.length>0)throw i(
(0,E.bs)(A));return u.items.every(({negated:y})=>y)&&a.add("all"),a.without(m)}function w(l){const c=O(l);if("problem"in c||c.items.length!==1)return;const{negated:h,
pages:i}=c.items[0];if(h)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:u,to:a}=i;return a==="end"?{first:u}:a===-1?{first:u}:
a<1?void 0:{first:Math.min(u,a),last:Math.max(u,a)}}class x{pageCount;differences;odd=!1;even=!1;constructor(c){this.pageCount=c,this.differences=new Int32Array(
c+2)}add(c){c!=="even"&&(this.odd=!0),c!=="odd"&&(this.even=!0)}range(c,h){this.differences[c]++,this.differences[h+1]--}without(c){const h=new Uint32Array(this.
pageCount);let i=0,u=0,a=0;for(let m=1;m<=this.pageCount;m++){u+=this.differences[m],a+=c.differences[m];const A=m%2===1?"odd":"even";(u>0||this[A])&&!(a>0||c[A])&&
(h[i++]=m)}return h.subarray(0,i)}}function _(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(l)?"is not a page: leave out p\
ages with not, such as not 2":(0,E.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),33858:((ie,B,s)=>{s.d(B,{D_:()=>l,X4:()=>K,kU:()=>te});var b=s(58552),E=s(66974),P=s(72750);const O=/^(\d+|first)-(\d+|last|end)?$/i,p=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
w=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,x=/^(?:last|end)-(\d+|last|end)$/i,_=/^(-?\d+)-(-?\d+|last|end)$/i;function l(W){if(Array.isArray(W))return c(
W);if(typeof W!="string"&&typeof W!="number")return{problem:"must be text such as 1..3, or a list of pages"};const G=String(W),Y=G.split(/\r?\n/).filter(ce=>ce.
trim()!=="");if(Y.length>1&&Y.every(ce=>/^ *- +\S/.test(ce)))return c(Y.map(ce=>h(ce.replace(/^ *- +/,""))));const V=/^\s*\[(.*)\]\s*$/s.exec(G);return V?c(V[1].
split(",").map(h)):i(Y.length>1?Y.join(","):G)}function c(W){return W.some(G=>typeof G!="string"&&typeof G!="number")?{problem:'must be a list of pages such as \
3, or of ranges such as "2..5"'}:i(W.join(","))}function h(W){return W.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(W){const G=(0,E.F1)(W,void 0,Y=>{const{
items:V,isUnclear:ce}=y(Y),oe=ce||V.length>1&&V.some(Pe=>Pe.startsWith("-"))?v(V):V.map(T).find(Pe=>Pe!==void 0);return oe?{problem:`is ambiguous: write ${oe.join(
" or ")}`}:{item:V.length===0?Y:V.map(F).join(",")}});return"problem"in G?G:{text:G.items.join(",")}}const u=/^(?:not )?(?:-?\d+|first|last|end)$/i,a=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
m=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,A=new Set(["-","–",".."]);function y(W){const G=[];let Y=!1;for(const V of W.split(/\s+/)){if(V==="")continue;const ce=G.
at(-1)??"",le=a.test(ce),oe=le?u.test(V):u.test(ce)&&(A.has(V)||m.test(V));oe?G[G.length-1]=ce+V:ce.toLowerCase()==="not"?G[G.length-1]=`${ce} ${V}`:G.push(V),Y||=
le&&!oe}return{items:G,isUnclear:Y}}function v(W){const G=W.map(F).join(","),[Y,V,...ce]=W,le=ce.length===0&&V?/^-(\d+)$/.exec(V):null;return le&&Y&&/^\d+$/.test(
Y)?[G,`${Y}..${le[1]}`]:[G]}function T(W){const G=W.replace(/^not /i,""),Y=x.exec(G);if(Y)return/^\d/.test(Y[1])?[`-${Number(Y[1])+1}`,`-1..${Y[1]}`]:["-1"];const V=_.
exec(G);if(!V||O.test(G))return;const[,ce,le]=V;return le.startsWith("-")?[`${ce}..${le}`,`${ce},${le}`]:[`${ce}..${N(le)}`,`${ce},-${le}`]}function F(W){const[
,G="",Y=""]=/^(not )?(.*)$/i.exec(W)??[],V=O.exec(Y)??p.exec(Y)??w.exec(Y);return V?`${G}${N(V[1])}..${N(V[2]??"")}`:`${G}${N(Y)}`}const k={first:"1",last:"-1",
end:"-1"},N=W=>k[W.toLowerCase()]??W;function K(W){const G=l(W);return"problem"in G?G:(0,P.p6)(G.text)}function te(W,G,Y,V="ranges"){const ce=I=>(0,b.G6)([{field:V,
message:I}]),le=K(W);if("problem"in le)throw ce(le.problem);const oe=(0,P.Ly)(le.items,G);if("problem"in oe)throw ce(oe.problem);const Pe=oe.spans.flatMap(({first:I,
last:q},se)=>{const{position:D,text:S}=le.items[se];return I<=q?[]:[(0,E.br)(D,S,`ends before it starts: write ${q}-${I}`)]});if(Pe.length>0)throw ce((0,E.bs)(Pe));
const ee=(0,P.UL)(oe.spans);if(ee>Y)throw ce(`names ${ee} pages in all; at most ${Y} are allowed`);return oe.spans}}),77040:((ie,B,s)=>{s.d(B,{n:()=>O});const b=[
"number","last","title","date"],E=`use ${b.map(p=>`{${p}}`).join(", ")}, and a \\ before a brace that is text`,P="{}|\\";function O(p){const w=[[]],x=[];let _="";
const l=()=>{_!==""&&w.at(-1).push(_),_=""};for(let u=0;u<p.length;u++){const a=p[u];if(a==="\\"&&u+1<p.length&&P.includes(p[u+1]))_+=p[++u];else if(a==="|")l(),
w.push([]);else{if(a==="}")return{problem:`has a brace that belongs to no placeholder; ${E}`};if(a==="{"){const m=p.indexOf("}",u);if(m<0)return{problem:`has a \
brace that belongs to no placeholder; ${E}`};const A=p.slice(u+1,m),y=b.find(v=>v===A);l(),y?w.at(-1).push({placeholder:y}):x.push(`{${A}}`),u=m}else _+=a}}if(l(),
x.length>0)return{problem:`has the unknown ${x.join(" and ")}; ${E}`};if(w.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| \
for a bar that is text"};const[c=[],h=[],i=[]]=w;return w.length===1?{left:[],middle:c,right:[]}:w.length===2?{left:c,middle:[],right:h}:{left:c,middle:h,right:i}}}),
60666:((ie,B,s)=>{s.d(B,{E:()=>h,L:()=>_});var b=s(49180),E=s(17079),P=s(51521),O=s(77040);function p(i){const u=(0,P.sA)(i);return"problem"in u?u.problem:void 0}
function w(i){const u=(0,O.n)(i);return"problem"in u?u.problem:void 0}const x=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,_=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(i),l=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function c(i){const u=URL.canParse(i)?new URL(i):void 0;return u?.protocol==="https:"&&u.username===
""&&u.password===""}const h={"file-name":{holds:l,words:"a file name without folders"},"media-type":{holds:_,words:"a media type such as text/xml or application\
/pdf"},color:{holds:i=>(0,b.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,E.Z)(i)!==void 0,words:"a date of ISO 8601 such \
as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>p(i)===void 0,words:"text such as {number} / {last}",problem:p},"running-line":{holds:i=>w(
i)===void 0,words:"a line such as {title}|{number} / {last}",problem:w},"https-address":{holds:c,words:"an HTTPS address such as https://tsa.example.com"},"lang\
uage-tag":{holds:i=>x.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ie,B,s)=>{s.d(B,{Kf:()=>E,RZ:()=>b,YG:()=>P});function b(O,p){
for(const w of p)O.push(w)}const E=O=>{let p=-1/0;for(const w of O)p=Math.max(p,w);return p},P=O=>{let p=1/0;for(const w of O)p=Math.min(p,w);return p}})};
