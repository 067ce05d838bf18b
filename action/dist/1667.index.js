"use strict";exports.id=1667,exports.ids=[1667],exports.modules={71667:((ie,B,s)=>{var b=s(67981),E=s(73024),P=s(58552),O=s(68747),p=s(98446),w=s(48161);const x=["failed","s\
kipped","notes","nothing"],_=32,l=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=_,c=`must be a whole number from 1 to ${_}`,h=300,i=86400,u=e=>/^\d{1,5}$/.test(e)&&
Number(e)>=1&&Number(e)<=i,a=`must be a whole number of seconds from 1 to ${i}`,m=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),A="must be a number of percent from 0 to 99, \
such as 5";var y=s(79463),v=s(46863),T=s(52465),F=s(74581),k=s(97904),R=s(15969);function K(e,t){if(e==="")return;const n=(0,k.Ye)((0,R.M0)(t,e)),o=n===void 0?"\
does not exist":te(n,t);if(o===void 0)return n;throw new P.zU("configuration",`The folder '${e}' of language-data ${o}`,{advice:"Give a folder with files such a\
s eng.traineddata or eng.traineddata.gz"})}function te(e,t){return(0,R.NB)(t,e)?(0,k._N)(e)?.isDirectory()?(0,F.Y)(e).length===0?"has no data of a language":void 0:
"is not a folder":`is outside of ${t.words.start}`}async function W(e,t,n){if(e.region!==""||e.baseUrl!=="")return(await Promise.all([s.e(2760),s.e(2958),s.e(6053),
s.e(2237),s.e(8958),s.e(5462)]).then(s.bind(s,55462))).chooseRegion(e,t);const o=K(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),open:r=>G(r,t,
n,{folder:o,concurrency:e.concurrency}),place:t.words.here}}async function G(e,{workspace:t,words:n},o,{folder:r,concurrency:d=Math.min((0,w.availableParallelism)(),
_)}){const $={folder:r,cure:n.giveLanguages},M=Math.min(e,d),S=(0,v.ZK)(t),j=()=>Promise.resolve();if(M<2){const{localHere:Y}=await Promise.all([s.e(9439),s.e(2479)]).
then(s.bind(s,59439)),{pause:pe}=await Promise.resolve().then(s.bind(s,8526)),ye=Y({},T.db,pe,{recognition:{...$,entry:o}});return{execute:(Ee,ue)=>(0,y.g)(Ee,ue,
ye,S),lanes:M,close:j,abandon:j}}const{workerPool:L}=await s.e(2638).then(s.bind(s,12638)),z=L({entry:await o(),size:Math.min(M,(0,w.availableParallelism)()),ports:T.
db,recognition:$});return{execute:(Y,pe)=>(0,y.g)(Y,pe,z,S),lanes:M,close:z.close,abandon:j}}var V=s(30245),Z=s(64123),ce=s(34),de=s(76760),oe=s.n(de);const Pe=()=>Promise.
resolve(oe().join(__dirname,"index.js"));var ee=s(58426),I=s(54614),q=s(45180),se=s(57214),D=s(45657);function N(e){const n=(oe().sep==="/"?e.replaceAll("\\","\\\
\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function J(e,t,n,o=new Set){for(const L of[e,...t])if(re(L)>le)throw(0,P.G6)([{field:"f\
iles",message:`the pattern '${L}' has more than ${le} * in one name: write fewer`}]);const{create:r}=await s.e(102).then(s.bind(s,50102)),$=[e,...t.map(L=>L.slice(
1).trim())].map(L=>me(L,n)).map((L,z)=>z===0?L:`!${L}`),M=await r($.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw ge(e)});fe(M.constructor,o);const S=new Set((0,R.d7)(e).split("/")),j=L=>(0,R.dR)(n,L).split("\
/").some(z=>X.has(z)&&!S.has(z));return(await M.glob()).filter(L=>!j(L))}function fe(e,t){const n=e,o=n.passesOver;if(n.passesOver=t,o!==void 0)return;const r=n.
stat.bind(n);n.stat=(d,...$)=>r(d,...$).catch(M=>{if((0,I.xU)(M)!=="ENOENT")throw M;n.passesOver?.add(d.path)})}const le=4,re=e=>(0,D.Kf)((0,R.d7)(e).split("/").
map(t=>t.match(/\*+/g)?.length??0)),X=new Set([".git","node_modules"]);function me(e,{workspace:t,otherNames:n=[]}){for(const[o,r]of n)if(e.startsWith(o)&&["","\
/",oe().sep].includes(e.charAt(o.length)))return r+e.slice(o.length);return oe().isAbsolute(e)||t===process.cwd()?e:`${N(t)}/${e}`}function ge(e){const t=`the p\
attern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,P.G6)([{field:"files",message:t}])}const ne=[[/^-\s/,"files take\
s lines, not a YAML list: leave out the dash"],se.jB,se.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],
[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],se.jN,se.yZ,se.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function f(e,t,n){if(H(n.workspace))return n.
words.empty;const o=(0,se.oR)(e,ne);if(o!==void 0)return o;const r=async $=>J($,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin\
 with ! exclude every file that it matches";const d=U(e,n);if(d!==void 0)return d;if((0,k._N)((0,R.M0)(n,e))?.isDirectory()===!0)return"the folder has no such f\
iles";for(const[$,M]of oe().isAbsolute(e)&&n.anywhere?[]:g(e)){const[S]=$===e?[]:await r($);if(S!==void 0)return`${M}, and there is ${(0,R.dR)(n,S)}`}}const g=e=>[
[C(e),"upper and lower case count"],[C(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],
[e.normalize("NFD"),"its accents are not written as in the name of the file"]],C=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===
t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function U(e,t){const n=(0,R.M0)(t,e).split(oe().sep),o=n.findIndex(r=>/[*?[]/.test(r));for(let r=1;r<=
(o<0?n.length-1:o);r++){const d=n.slice(0,r).join(oe().sep);if((0,R.I5)(t,d)===void 0||!(0,k.PJ)(d))continue;const[$,M]=[(0,R.dR)(t,d),(0,k.Ye)(d)];return M===void 0?
`'${$}' is a link to a folder that does not exist`:(0,R.NB)(t,M)?`'${$}' is a link, which patterns do not follow: write '${(0,R.dR)(t,M)}' in its place`:`'${$}'\
 is a link that leads out of the workspace`}}function H(e){try{return(0,E.readdirSync)(e).length===0}catch{return!1}}function Q(e){if(e?.alsoXml)return ae.invoice;
const t=e?.accepts??"pdf";return ae[t==="text"?e?.textKind??"markdown":t]}const ae={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,markdown:/\.(?:md|markdown)$/i,html:/\.x?html?$/i,
invoice:/\.(?:pdf|xml)$/i};async function he(e,t,n,o){const r=[],d=new Set,$=new Set,M=[],S=new Map;for(const[j,{text:L,literal:z}]of e.entries()){if(!z&&L.startsWith(
"!"))continue;if(!(0,R.NB)(t,L))throw ge(L);const Y=z?[]:e.slice(j+1).flatMap(ue=>ue.text.startsWith("!")?[ue.text]:[]),pe=new Set,{matches:ye,isPath:Ee}=await Me(
L,z,Y,n,t,pe);for(const ue of pe)xe(ue,L,n)&&S.set((0,R.dR)(t,ue),We(ue));ye.length===0&&pe.size===0&&M.push({line:L,reason:await f(L,Y,t)});for(const ue of ye){
const be=(0,R.dR)(t,ue),Ce=(0,V.YY)(t,ue);if(Ce!==void 0){S.set(be,Ce);continue}const Te=(0,Z.hQ)(be);(!d.has(Te)||o&&Ee&&$.has(Te))&&r.push(be),d.add(Te),Ee&&$.
add(Te)}}return{files:r,empty:M,refused:S,idle:await Ae(e,t)}}async function Ae(e,t){const n=[],o=e.findIndex(({text:r,literal:d})=>d||!r.startsWith("!"));for(const[
r,{text:d,literal:$}]of e.entries()){if($||!d.startsWith("!"))continue;const M=d.slice(1).trim();r<o?n.push(`'${d}' excludes nothing, because it comes before th\
e lines from which it could exclude files`):(0,R.NB)(t,M)&&(await J(M,[],t).catch(()=>[])).length===0&&n.push(`'${d}' excludes nothing: no file matches '${M}'`)}
return n}async function Me(e,t,n,o,r,d){const $=(0,R.M0)(r,e),M=!t&&/[*?[\]\\]/.test(e)?void 0:(0,k._N)($);if(t)return{matches:(0,k.Ms)($)===void 0?[]:[$],isPath:!0};
if(M?.isFile()&&n.length===0)return{matches:[$],isPath:!0};const S=await J(e,n,r,d),j=M?.isDirectory()?S.filter(L=>o.test(L)):S;return{matches:j.length>1?$e(j):
j,isPath:M?.isFile()??!1}}function xe(e,t,n){const o=/\.[^./*?[\]]+$/.exec(t)?.[0];return o===void 0?n.test(e):e.endsWith(o)}const We=e=>e.includes("�")?"has \
a name that is not UTF-8":"was removed while files were searched";function $e(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(o,r)=>{for(let d=0;d<o.
length&&d<r.length;d++){const $=t(o[d]??"",r[d]??"");if($!==0)return $}return o.length-r.length};return e.map(o=>({file:o,segments:(0,R.d7)(o).split("/")})).sort(
(o,r)=>n(o.segments,r.segments)||(o.file<r.file?-1:1)).map(({file:o})=>o)}const Oe=5;async function Le(e,t,n,o){const r=(0,q.Ud)(e.steps),d=e.steps[0],$=await he(
e.files,t,Q(d&&(0,ee.zI)(d.name)),r);Ue($,e.ifNoFilesFound,o);for(const Y of $.idle)o.add(Y);const M=_e($.files,n);if(M.length===0&&$.files.length>0&&He("No fil\
e is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,o),!e.changedOnly||M.length===0)return{matched:M,files:M};
const{changedFiles:S}=await Promise.all([s.e(2958),s.e(1787),s.e(7874)]).then(s.bind(s,67874)),j=await S(e.githubToken);if("unknown"in j)return o.add(`changed-o\
nly leaves nothing out: ${j.unknown}`),{matched:M,files:M};const L=Y=>j.paths.has(Y),z=[];for(const Y of M)([Y,...n.neededBy(Y).keys()].some(L)||(await n.mentionedIn(
Y)).some(L))&&z.push(Y);return b.pq(`${(0,p.y_)(z.length,"file")} of ${M.length} changed`),{matched:M,files:(r||e.continueNumbers)&&z.length>0?M:z}}function _e(e,t){
const n=new Map(e.flatMap(o=>[...t.neededBy(o)]));return n.size===0?e:e.filter(o=>{const r=n.get(o);return r!==void 0&&b.pq((0,I.g$)(`'${o}' is left out of file\
s: ${r} uses it`)),r===void 0})}function Ue({files:e,empty:t,refused:n},o,r){const d=t.map(({line:j,reason:L})=>L===void 0?`'${j}'`:`'${j}' (${L})`),$=[...n].map(
([j,L])=>`'${j}' was left out: it ${L}`),M=d.length===0?"files, which is an empty list":(0,p.Dw)(d,Oe,"more lines"),S=e.length>0||d.length===0||t.some(({reason:j})=>j!==
void 0)?"":". Paths start at the workspace. Make sure that an earlier step creates the files";if(o==="error"&&$.length>0)throw new P.zU("configuration",$.slice(
0,Oe).join(". "));for(const j of $)r.add(j);d.length===0&&e.length+$.length>0||He(`No file matches ${M}${S}`,o,r)}function He(e,t,n){if(t==="error")throw new P.
zU("configuration",e);t==="warn"?n.add(e):b.pq((0,I.g$)(e))}const jt={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use a\
ctions/checkout before this step",key:"api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks an\
d of Dependabot; without region and base-url the documents are processed on the runner, and no key is needed",giveLanguages:"Give a folder with its data as lang\
uage-data",here:"on the runner"};function Wt(){const e=process.env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(r){throw new P.zU("configuration",`The works\
pace '${e}' cannot be opened (${(0,I.xU)(r)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:r})}const t=process.
cwd(),n=process.env.RUNNER_TEMP||void 0,o=[e??t,(0,k.Ye)(t)??t].map(r=>[oe().resolve(r),t]);return n!==void 0&&o.push([(0,k.Ye)(n)??n,n]),{...Ft(t,n),otherNames:o.
filter(([r,d])=>r!==d)}}const Ft=(e,t)=>({workspace:e,temporary:t,anywhere:!1,words:jt}),Kt=5;function kt(e){let t=process.uptime();return(n,o,r)=>{const d=process.
uptime();d-t<Kt||(t=d,e(`${n}: ${o}, ${Math.round(r*100)} %`))}}var Xe=s(3130),zt=s(3621),Gt=s(72002),Ye=s(8526),ut=s(86006),Qe=s(10008);const dt=/\{(?:dir|name)\}/;
class Ht{steps;places;base;shared=new Map;constructor(t,n,o){this.steps=t,this.places=n,this.base=o}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:o})=>Object.
values(o).map(r=>[this.pathFor(r,t),(0,O.i9)(n)])))}check(){const t=[];for(const{paths:n}of this.steps)for(const[o,r]of Object.entries(n)){if(dt.test(r))continue;
const d=this.problemOf(this.pathFor(r,""));d!==void 0&&t.push({field:o,message:d})}if(t.length>0)throw(0,P.G6)(t)}async parametersOf({name:t,params:n,paths:o,fromBase:r},d){
const $={};r&&this.base&&($[Qe.s]=await this.base.read(d));for(const[M,S]of Object.entries(o)){const j=this.pathFor(S,d),L=await(dt.test(S)?this.read(j,M):this.
readOnce(j,M)),z=(0,ee.zI)(t).fields[M]?.kind==="json",{params:Y,issues:pe}=(0,Xe.qL)(t,{[M]:z?(0,Xe.iL)(L.bytes):L}),ye=pe.filter(({field:Ee})=>Ee===M);if(ye.length>
0)throw(0,P.G6)(ye.map(({field:Ee,message:ue})=>({field:Ee,message:`'${j}': ${ue}`})));$[M]=Y[M]}return{...n,...$,...await this.mentionedBy(t,d)}}async mentionedIn(t){
const[n]=this.steps;if(!n)return[];try{const o=await this.imagesBeside(n.name,t);return o?o.images.map(({file:r})=>r):[]}catch(o){if(o instanceof P.zU&&o.code===
"invalid_parameters")return[];throw o}}async mentionedBy(t,n){const o=await this.imagesBeside(t,n);if(!o||o.images.length===0)return{};const{wire:r,images:d}=o,
$=[];for(const{target:j,file:L}of d)$.push({name:j,bytes:(await this.read(L,r)).bytes});const{issues:M}=(0,Xe.qL)(t,{[r]:$}),S=M.filter(({field:j})=>j===r);if(S.
length>0)throw(0,P.G6)(S);return{[r]:$}}async imagesBeside(t,n){const[o]=Object.entries((0,ee.zI)(t).fields).find(([,{kind:L}])=>L==="files")??[];if(o===void 0)
return;const{textKind:r="markdown"}=(0,ee.zI)(t),{bytes:d}=await this.read(n,o);if(d.length>zt.xG)return;const{imagesNamedIn:$,mayNameImages:M}=await Promise.all(
[s.e(1917),s.e(4299),s.e(1637),s.e(4622),s.e(2594)]).then(s.bind(s,72594)),S=Yt({name:n,bytes:d});if(!M(r,S))return;const j=[];for(const L of await $(r,S,new Gt.
o(Ye.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(L))continue;const z=(0,R.dR)(this.places,oe().posix.join(oe().posix.dirname(n),L.replace(/[?#].*$/,"")));!this.
places.anywhere&&oe().isAbsolute(z)||this.problemOf(z)===void 0&&j.push({target:L,file:z})}return{wire:o,images:j}}pathFor(t,n){const{dir:o,name:r}=oe().posix.parse(
n),d=t.replaceAll("{dir}",()=>o||".").replaceAll("{name}",()=>r);return(0,R.dR)(this.places,d)}readOnce(t,n){let o=this.shared.get(t);return o||this.shared.set(
t,o=this.read(t,n)),o}async read(t,n){const o=this.problemOf(t);if(o!==void 0)throw(0,P.G6)([{field:n,message:o}]);const r=await(0,k.oD)(oe().resolve(this.places.
workspace,t)).catch(d=>{throw(0,P.G6)([{field:n,message:`'${t}' could not be opened (${(0,I.xU)(d)})`}])});if((0,ut._V)(r))throw(0,P.G6)([{field:n,message:`'${t}\
' is a pointer of Git LFS, not the file itself: ${ut.U}`}]);return{name:oe().posix.basename(t),bytes:r}}problemOf(t){if(!(0,R.NB)(this.places,t))return`'${t}' m\
ust be in the workspace or in RUNNER_TEMP`;if((0,k.Ms)((0,R.M0)(this.places,t))===void 0)return`there is no file '${t}'. Paths start at ${this.places.words.start}\
, and may hold {dir} and {name}`;const n=(0,V.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const Yt=({bytes:e})=>new TextDecoder("utf-8").decode(e);
var lt=s(72256);const mt=4096;function qe(e,t){const n=(0,P.l3)(e),o=[n,...n.others].map(r=>{const d=Vt(r),$=r.advice===void 0?d:`${d.replace(/[.:]$/,"")}. ${r.
advice}`;return(0,lt.b)(t,$,(0,P.R3)(r))});return(0,I.g$)(o.join(". ")).slice(0,mt)}const Vt=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{
message:o})=>n.replace(`file: ${o}`,()=>new RegExp("^\\p{Ll}","u").test(o)?`The document ${o}`:o),e);var Fe=s(13707);const Ke=10;class Zt{given=0;add(t,n,o){const r=(0,I.
g$)(t).slice(0,mt);this.given++,this.given<=Ke?b.$e(r,{...n===void 0?{}:{file:n},...o===void 0?{}:{title:o}}):b.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,I.g$)(
n)}: ${r}`)}}var Se=s(61729),Be=s(76223);const et=10,Jt={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"f\
orm fields"},ht="New: there is no earlier version",Xt=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],
message:ht,data:{}}),tt=({message:e})=>e===ht,nt=e=>e.some(t=>(0,Be.jb)(t)!==void 0||tt(t)),st=e=>tt(e)||(0,Be.eJ)(e);function Qt(e){const t=nt(e),n=t?String(e.
every(r=>(0,Be.jb)(r)?.same===!0)):"",o=t?String(pt(e).differing):"";return{same:n,changed:e.filter(st).map(({input:r})=>r),changedPages:o}}function pt(e){let[t,
n]=[0,0];for(const o of e){const r=(0,Be.jb)(o);if(!r)continue;const d=$=>Number(je(r.counts,`pages${$}`));t+=Ge.reduce(($,[,M])=>$+d(M),0),n+=Number(r.pageCount)+
d("Removed")}return{differing:t,total:n}}function qt(e){const{differing:t,total:n}=pt(e);return`${t} of ${(0,p.y_)(n,"page")} ${(0,p.d5)(t,"differs","differ")}`}
const en=e=>e.filter(st).map(t=>({file:t.input,message:t.message??sn((0,Be.jb)(t))})),tn=(e,t)=>`fail-on-difference: ${e} of ${(0,p.y_)(t,"file")} ${(0,p.d5)(e,
"differs","differ")} from the earlier version`;function nn(e,t){for(const[n,{file:o,message:r}]of e.entries())n>=Ke-1?b.pq((0,I.g$)(`${o}: ${r}`)):t==="error"?b.
z3(r,{file:o,title:"Differs"}):b.lm(r,{file:o,title:"Changed"})}function sn(e){const t=Ge.flatMap(([o,r])=>{const d=gt(e,r);return d===""?[]:[`Pages ${o}: ${d}`]}),
n=$t(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ge=[["added","Added"],["removed","Removed"],["moved","Moved"],["chan\
ged","Changed"]];function gt(e,t){const n=je(e.pages,t.toLowerCase()),o=(Array.isArray(n)?n:[]).map($=>typeof $=="number"?$:Number(je($,"page"))),r=Number(je(e.
counts,`pages${t}`)),d=o.slice(0,et).join(", ");return r>et?`${d} and ${r-et} more`:d}function $t(e){return[...Object.entries(Jt).flatMap(([n,o])=>Number(je(e.counts,
n))>0?[o]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const je=(e,t)=>(0,Se.C5)(e,t)??null,on=["","File","Pages",...Ge.map(
([,e])=>e),"Also"];function rn(e){const t=(0,Be.jb)(e),n=e.notes.map(S=>`<br><em>${(0,I.Hn)(S)}</em>`).join("");if(!t)return`<td colspan="${Ge.length+2}">${(0,I.
Hn)(e.message??"")}${n}</td>`;const[o,r]=[Number(t.pageCount),Number(t.pageCountBefore)],d=o===r?String(o):`${r}&nbsp;→&nbsp;${o}`,$=Ge.map(([,S])=>gt(t,S)),M=t.
same===!0?"the same":$t(t);return[d,...$,M+n].map(S=>`<td>${S}</td>`).join("")}const an=e=>tt(e)?"🆕":st(e)?"✏️":"✅";function cn(e,t){let n="",o=0;for(const r of e)
for(const d of yt((0,Be.jb)(r)?.pages,"changed")){const $=yt(d,"diff").map(String);if($.length===0)continue;const S=`<details><summary>${`<code>${(0,I.Hn)(r.input)}\
</code>, page ${Number(je(d,"page"))}`}</summary>

\`\`\`diff
${$.map(I.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(S)>t?o++:n+=S}return o===0?n:`${n}<p>${(0,p.y_)(o,"more page")} did not fit here.</p>
`}function yt(e,t){const n=je(e,t);return Array.isArray(n)?n:[]}const fn=(0,ee.zI)("find_text").dataKey??"";function Et(e){return e.flatMap(({data:t})=>{const n=t[fn];
return n===void 0?[]:[Number(n.count)]})}function un(e){const t=Et(e);return t.length===0?"":String(t.reduce((n,o)=>n+o,0))}function dn(e,{failOnMatch:t,failOnNoMatch:n}){
const o=Et(e),r=o.filter(M=>M>0).length,[d,$]=[o.length-r,(0,p.y_)(o.length,"file")];return t&&r>0?`fail-on-match: ${r} of ${$} ${(0,p.d5)(r,"has","have")} a ma\
tch`:n&&d>0?`fail-on-no-match: ${d} of ${$} ${(0,p.d5)(d,"has","have")} no match`:void 0}const ds=null,ln=/[\r\n]|^\s|\s$/;class mn{resultsFile="";begin(){const t=process.
env.RUNNER_TEMP;ot("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=oe().join((0,E.mkdtempSync)(oe().join(t,"octavo-")),"results.json"))}),
this.tell([])}tell(t){const n=t.map(({data:$,...M})=>({...M,...$})),o=t.flatMap(({status:$,output:M})=>$==="done"&&M!==null?[M]:[]),r=o.filter($=>!ln.test($)),d=o.
length===0?"":`, although ${(0,p.y_)(o.length,"file")} were written: see the log`;ot(`The output results-file cannot be written${d}`,this.resultsFile,()=>{this.
resultsFile!==""&&(0,E.writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),ot(`The outputs of the step cannot be written${d}`,process.env.GITHUB_OUTPUT,()=>{b.uH("files",o),b.uH("paths",r.map(N).join(`
`)),b.uH("count",o.length),b.uH("failed",t.filter(({status:L})=>L==="failed").length);const $=t.filter(({status:L,output:z})=>L==="done"&&z!==null);b.uH("total-\
bytes",(0,I.cz)($.map(({bytesAfter:L})=>L??0))),b.uH("total-pages",(0,I.cz)($.map(({pages:L})=>L??0)));const{same:M,changed:S,changedPages:j}=Qt(t);b.uH("same",
M),b.uH("changed",S),b.uH("changed-pages",j),b.uH("matches",un(t)),b.uH("results",n),b.uH("results-file",this.resultsFile)}),r.length<o.length&&b.pq(`The output\
 paths leaves out ${(0,p.y_)(o.length-r.length,"name")} with a line break or an outer blank`)}}const hn=new Set(["ENOSPC","EDQUOT"]);function ot(e,t,n){try{n()}catch(o){
const r=t!==void 0&&(0,E.existsSync)(t)?(0,I.xU)(o):"there is no such file";throw new P.zU("configuration",`${e} (${r})`,{advice:hn.has((0,I.xU)(o))?"Free space\
 on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:o})}}var pn=s(90866);const rt=1024*1024,bt=2048,Ot={done:"\
✅",failed:"❌",planned:"📝",skipped:"⏭️"};function gn(e){const{rows:t,operations:n}=e,o=`<h3>Octavo: ${(0,I.Hn)(n.join(" → "))}</h3>
<p>${wt(e)}</p>
`;if(t.length===0)return o;const r=nt(t),d=[];let $=Buffer.byteLength(o)+bt;for(const[z,Y]of t.entries()){const pe=r?$n(Y):yn(Y,t[z-1],Mt(e));if($+=Buffer.byteLength(
pe),$>rt)break;d.push(pe)}const M=(r?on:Mt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(z=>`<th>${z}</th>`).
join(""),S=t.length-d.length,j=S===0?"":`<p>${(0,p.y_)(S,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,L=e.showText?cn(t,rt-$-bt):"";return`${o}<table>
<tr>${M}</tr>
${d.join("")}</table>
${j}${L===""?"":`
${L}`}`}const $n=e=>`<tr><td>${e.status==="done"?an(e):Ot[e.status]}</td><td><code>${(0,I.Hn)(e.input)}</code></td>${rn(e)}</tr>
`;function wt({rows:e,matched:t,place:n,dryRun:o,seconds:r}){const d=Y=>e.filter(pe=>pe.status===Y),$=d("done");if(e.length===0)return`${t===0?"No file matches":
`No change in ${(0,p.y_)(t,"file")}`}, nothing written · ${n} · ${r.toFixed(1)} s`;const M=$.filter(({output:Y})=>Y!==null).length,S=o?[`Dry run: ${(0,p.y_)(d(
"planned").length,"result")} planned, nothing written`]:[M===0&&$.length>0?`${(0,p.y_)($.length,"file")} read, none written`:`${(0,p.y_)(M,"file")} written`];for(const Y of[
"failed","skipped"])d(Y).length>0&&S.push(`${d(Y).length} ${Y}`);const j=(0,I.cz)([...new Map($.map(Y=>[Y.inputs.join(`
`),Y.bytesBefore??0])).values()]),L=(0,I.cz)($.map(({bytesAfter:Y})=>Y??0)),z=$.length===0?"":` · ${(0,I.IV)(j)}${M===0?"":` → ${(0,I.IV)(L)}`}`;return`${S.join(
", ")}${z} · ${n} · ${r.toFixed(1)} s`}const Mt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>On(t));function yn(e,t,n){const{status:o,input:r,
inputs:d,output:$,pages:M,bytesBefore:S,bytesAfter:j,message:L,notes:z,data:Y}=e,pe=d.length>1&&o!=="failed"?` <em>and ${d.length-1} more</em>`:"",ye=[...$===null?
[]:[`<code>${(0,I.Hn)($)}</code>`],...L===null?[]:[(0,I.Hn)(L)],...Object.values(Y).flatMap(ve=>bn(ve)),...z.filter(ve=>t?.input!==r||!t.notes.includes(ve)).map(
ve=>`<em>${(0,I.Hn)(ve)}</em>`)],Ee=e.facts.firstPage!==void 0,ue=n?[at(S),at(j),Ee?"":wn(S,j)]:[at(S)],be=[M===null?"":String(M),...ue],Ce=ye.join("<br>"),Te=be.
every(ve=>ve==="")?`<td colspan="${be.length+1}">${Ce}</td>`:`<td>${Ce}</td>${be.map(ve=>`<td align="right">${ve}</td>`).join("")}`;return`<tr><td>${Ot[o]}</td>\
<td><code>${(0,I.Hn)(r)}</code>${pe}</td>${Te}</tr>
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
then(s.bind(s,37922)),d=e.flatMap(({inputs:ue})=>ue),{pages:$,first_number:M}=vt(t),S=t.map(In).find(ue=>ue!==void 0);let j="";const L=function*(){for(const ue of d)
yield n(j=ue)},z={pages:$,...S===void 0?{}:{open_password:S}},Y=await r(L(),z,{pause:Ye.pause}).catch(ue=>{throw new Ve(j,(0,P.l3)(ue))}),pe=o(Y,M),ye=new Map;let Ee=0;
for(const ue of e)ye.set(ue,Ee),Ee+=ue.inputs.length;return(ue,be)=>pe[(ye.get(ue)??0)+be]}function In({name:e,params:t}){const{open_password:n,password:o}=t;return n??
(e==="remove_password"?o:void 0)}function xn(e,t){const n=e.filter(({status:d})=>d==="skipped").length,o=e.filter(({notes:d})=>d.length>0).length,r=(0,p.y_)(e.length,
"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:o>0&&t==="notes"?`fail-on: notes: ${o} of ${r} with notes`:void 0}const Tn=(0,ee.
zI)("extract_text").dataKey??"",Ln=(0,ee.zI)("find_text").dataKey??"";function Cn(e,{textlessPages:t=[]}){const{[Ln]:n,[Tn]:o}=e,r=[...n?[Rn(n)]:[],...o?[Nn(o)]:
[]].join(", ");if(t.length===0)return r;const d=(0,p.y_)(t.length,"page is a scan","pages are scans");return r===""?d:`${r}: ${d}`}function Rn({count:e,truncated:t}){
const n=e===0?"no match":(0,p.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function Nn({characters:e,pieceCount:t}){if(e===0)return"no text";
const n=(0,p.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,p.y_)(Number(t),"piece")}`}var Sn=s(44020);async function Un(e){const{jobs:t,inputs:n,
chosen:o,writer:r,secondFiles:d,numbersOf:$,claim:M,spelling:S,say:j}=e,{execute:L,lanes:z,close:Y,abandon:pe}=await o.open(t.length),ye=new AbortController,Ee=()=>ye.
signal.aborted,ue=Fn(j,async()=>{ye.abort(),await Promise.allSettled([r.close(),pe()]),await(0,Ye.pause)(),await e.onCancelled(be.flatMap((De,Re)=>De.length>0?De:
[Bn(t[Re])]))}),be=t.map(()=>[]),Ce=[];let Te;const ve={steps:n.steps,spelling:S,signal:ye.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(De,Re)=>d.
parametersOf(De,Re),numbersOf:$,claim:M,write:De=>r.write(De),onProgress:e.onProgress};return await kn(t,z,async(De,Re)=>{if(!Ee()){if(Te!==void 0){be[Re]=[{...Ze(
De),status:"skipped",output:null,message:Te}];return}try{const Ie=await L(De,ve);be[Re]=Ie;for(const[we,Ne]of Ie.entries())j(Wn(Ne,Ie[we-1]?.notes))}catch(Ie){if(Ee())
return;const we=Ie instanceof y.C?Ie.input:De.inputs[0]??"",Ne=(0,P.l3)(Ie instanceof y.C?Ie.cause:Ie);j(`${we}: failed`);const Ut=Ie instanceof y.C?Ie.step:void 0,
Bt=Ut===void 0?qe(Ne,S):`${Ut}: ${qe(Ne,S)}`;Ce.push({file:we,message:Bt,cause:Ne.cause}),be[Re]=[{...Ze(De),status:"failed",input:we,output:null,message:Bt,data:(0,Sn.
EI)(Ne)}],Ne.code==="unauthorized"&&(Te="Not tried, because the region refused the key")}finally{e.onDone?.(De.inputs[0]??"")}}}),await ue(),await Y(),{rows:be.
flat(),failures:Ce}}const Bn=e=>({...Ze(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function jn(e,t){const n=e.map(Ze);
for(const{input:o,inputs:r,output:d}of n)t(`${Dt(o,r)}${d===null?": would be read only, and no file written":` → ${d}`}`);return n}function Ze(e){return{status:"\
planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,
data:{}}}function Wn(e,t=[]){const{input:n,inputs:o,output:r,pages:d,bytesBefore:$,bytesAfter:M,facts:S,notes:j,message:L,data:z}=e,Y=Dt(n,o),pe=Cn(z,S),ye=[...r!==
null&&pe!==""?[pe]:[],...d===null?[]:[(0,p.y_)(d,"page")],M===null?(0,I.IV)($??0):`${(0,I.IV)($??0)} → ${(0,I.IV)(M)}`].join(", "),Ee=r===null?`${Y}: ${L??(pe||
"read")} (${ye})`:`${Y} → ${r} (${ye})`,ue=j.filter(be=>!t.includes(be));return ue.length>0?`${Ee}. ${ue.join(" ")}`:Ee}const Dt=(e,t)=>t.length>1?`${e} and ${t.
length-1} more`:e;function Fn(e,t){let n;for(const[o,r]of[["SIGINT",130],["SIGTERM",143]])process.on(o,()=>{n||(e("Cancelled"),n=t().finally(()=>Kn(o,r)))});return()=>n}
function Kn(e,t){process.platform==="win32"&&process.exit(t),process.removeAllListeners(e),process.kill(process.pid,e)}async function kn(e,t,n){const o=e.entries(),
r=async()=>{for(const[d,$]of o)d>0&&await(0,Ye.pause)(),await n($,d)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}function zn(e){if(/^\s*\[\s*("|\])/.
test(e)){const n=(0,Se.qF)(e);return!Array.isArray(n)||!n.every(o=>typeof o=="string"&&o!=="")?{problem:"begins with [ but is not a JSON array of paths: use the\
 output files of an earlier step"}:{lines:n.map(o=>({text:o,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.
some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}var Gn=s(32885),At=s(
85673),It=s(51327);const Hn={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["compress_document","optimize_document"],
shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:["remov\
e_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermark"]};function xt(e,t){
const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,ee.F)(r.replaceAll("-","_"))))return". Several operations go into steps, as a list";
const o=Hn[e.toLowerCase().replace(/[\s-]+/g,"_")];return o!==void 0?` (did you mean ${o.map(t).join(" or ")}?)`:(0,At.h)(e,ee.qj.map(t))}const Tt=ee.qj.map(O.i9).
join(", "),ke='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',Yn=[...new Set(ee.qj.flatMap(e=>(0,ee.nX)((0,ee.zI)(e)).map(([t])=>t)))],
it=new Set(ee.qj.flatMap(e=>Object.entries((0,ee.zI)(e).fields).flatMap(([t,n])=>(0,ee.$f)(n)?[t]:[])));async function Vn(e,t,n=Fe.vH){const o=new Map;for(const M of Yn){
const S=e((0,O.i9)(M));S!==""&&(it.has(M)&&(0,It.rh)(S).forEach(t),o.set(M,S))}const r=e("operation").trim(),d=e("steps");if(d.trim()!==""){const{value:M,typed:S,
problem:j}=(await Promise.all([s.e(1917),s.e(4137)]).then(s.bind(s,54137))).parseList(d);for(const z of ct(M))(0,It.rh)(z).forEach(t);const L=[];return r!==""&&
L.push({field:"operation",message:"give either operation or steps, not both"}),j!==void 0?{steps:[],issues:[...L,{field:"steps",message:`${j}: ${ke}`}],warnings:[]}:
Lt(M,S,o,L,n)}if(r==="")return Rt("operation",`is required, unless steps is given: one of ${Tt}`);const $=r.replaceAll("-","_");return(0,ee.F)($)?Zn($,o,n):Rt("\
operation",`must be one of ${Tt}${xt(r,O.i9)}`)}function Zn(e,t,n){const{fields:o}=(0,ee.zI)(e),r=[...t.keys()].filter(L=>!Object.hasOwn(o,L)),{step:d,issues:$}=(0,Qe.
w)((0,Fe.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),M=r.map(L=>({field:(0,O.i9)(L),message:`is not used: it is not a parameter of ${(0,O.i9)(e)}`})),
S=r.filter(L=>it.has(L)&&L!=="open_password"),j=$.map(({field:L,message:z,mentions:Y=[]})=>({field:(0,O.i9)(L),message:(0,lt.b)("inputs",z,Y)}));return{steps:[d],
issues:j.length>0||S.length>0?[...j,...M]:[],warnings:M.map(({field:L,message:z})=>`${L} ${z}`)}}const ls=(e,t)=>Lt(e,t,new Map,[],NOT_COMPARING);function Lt(e,t,n,o,r){
const d=[...o],$=[];if(!Array.isArray(e)||e.length===0)return{steps:$,issues:[...d,{field:"steps",message:ke}],warnings:[]};for(const S of n.keys())S!=="open_pa\
ssword"&&d.push({field:(0,O.i9)(S),message:"write it inside the step that it belongs to"});const M=n.get("open_password");for(const[S,j]of e.entries()){const L=`\
steps[${S+1}]`,z=Qn(j,t[S]);if("problem"in z){d.push({field:L,message:z.problem});continue}(0,D.RZ)(d,Jn(z,L)),(0,D.RZ)(d,Xn(z.name,S,e.length,L));const Y=M===void 0?
z.raw:{open_password:M,...z.raw},pe=(0,Qe.w)((0,Fe.PI)({...z,raw:Y},r),"refuse");$.push(pe.step),(0,D.RZ)(d,pe.issues.map(({field:ye,message:Ee})=>({field:`${L}\
.${ye}`,message:Ee})))}return{steps:$,issues:d,warnings:[]}}function Jn({name:e,raw:t},n){const o=(0,ee.nX)((0,ee.zI)(e)).map(([$])=>$),r=Object.keys(t).filter(
$=>!o.includes($)),[d]=r.filter($=>/^[-\d. ]+$/.test($)&&!t[$]);return d!==void 0?[{field:`${n}.${d}`,message:'is a key here, because in braces a comma separate\
s keys: write [3, 1, 2] or "3,1,2"'}]:r.map($=>({field:`${n}.${$}`,message:`is not a parameter of ${e}: ${o.join(", ")}${(0,At.h)($,o)}`}))}function Xn(e,t,n,o){
const{output:r,accepts:d}=(0,ee.zI)(e);return r==="files"&&t+1<n?[{field:o,message:`${e} must be the last step: it gives files that other operations do not take`}]:
r==="text"&&t+1<n?[{field:o,message:`${e} must be the last step: it writes the text, and no document`}]:d!==void 0&&t>0?[{field:o,message:`${e} must be the firs\
t step: it takes ${d==="image"?"images":"text"}, which no other operation gives`}]:[]}function Qn(e,t){if(typeof e=="string")return Je(e,{},{});if(!(0,Se.Gv)(e))
return{problem:ke};const{operation:n,...o}=e;if(n!==void 0)return typeof n=="string"?Je(n,o,t):{problem:ke};const[[r,d]=["",void 0],...$]=Object.entries(e);if($.
length>0)return{problem:`names several operations or has its parameters beside the name: ${ke}`};if(d===""||d===void 0)return Je(r,{},{});const M=(0,Se.Gv)(t)?t[r]:
void 0;return(0,Se.Gv)(d)?Je(r,d,M):{problem:ke}}function Je(e,t,n){const o=e.trim().replaceAll("-","_");if(!(0,ee.F)(o))return{problem:`must name one of ${ee.qj.
join(", ")}${xt(e,$=>$)}`};const r=Object.keys(t),d=r.find(($,M)=>r.findIndex(S=>ze(S)===ze($))!==M);return d!==void 0?{problem:`gives ${ze(d)} twice, as ${r.filter(
$=>ze($)===ze(d)).join(" and ")}`}:{name:o,raw:Ct(t),typed:(0,Se.Gv)(n)?Ct(n):{}}}const ze=e=>e.replaceAll("-","_"),Ct=e=>Object.fromEntries(Object.entries(e).map(
([t,n])=>[ze(t),n]));function*ct(e){if(Array.isArray(e))for(const t of e)yield*ct(t);else if((0,Se.Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?
yield*ct(n):n!==""&&it.has(t.trim().replaceAll("-","_"))&&(yield n)}const Rt=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]});var qn=s(50580);class es{read;mask;issues=[];constructor(t,n){
this.read=t,this.mask=n}text(t){return this.read(t).trim()}secret(t){const n=this.text(t);return n!==""&&this.mask(n),n}choice(t,n){const o=this.text(t)||n[0],r=n.
find(d=>d===o);return r===void 0&&this.refuse(t,`must be one of ${n.join(", ")}`),r??n[0]}flag(t,n){const o=this.text(t).toLowerCase();return o!==""&&o!=="true"&&
o!=="false"&&this.refuse(t,"must be true or false"),o===""?n:o==="true"}number(t,n,o){const r=this.text(t);return r!==""&&!n(r)&&this.refuse(t,o),r===""?void 0:
Number(r)}refuse(t,n){this.issues.push({field:t,message:n})}}function ts(e,{failOnMatch:t,failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?
["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].map(r=>({field:r,message:"needs the operation find-text"}))}const ms=null,Nt=({steps:e,region:t,baseUrl:n})=>t+
n!==""?[]:e.flatMap(({name:o,params:r})=>(0,qn.L)(o,r));async function ns(e,t){const n=new es(e,t),o=(0,Fe.L4)(L=>n.flag(L,!1)),{steps:r,issues:d,warnings:$}=await Vn(
e,t,o),M=zn(n.text("files"));"problem"in M&&n.refuse("files",M.problem);const S={steps:r,isList:n.text("steps")!=="",files:"lines"in M?M.lines:[],output:n.text(
"output")||void 0,overwrite:n.flag("overwrite",!1),ifNoFilesFound:n.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:n.flag("changed-only",!1),
dryRun:n.flag("dry-run",!1),continueNumbers:n.flag("continue-numbers",!1),concurrency:n.number("concurrency",l,c),timeLimit:os(n.number("time-limit",u,a)),failOn:ss(
n),minimumSaving:n.number("minimum-saving",m,A),region:n.text("region"),baseUrl:n.text("base-url"),apiKey:n.secret("api-key"),languageData:n.text("language-data"),
summary:n.flag("summary",!0),attest:n.flag("attest",!1),githubToken:n.secret("github-token"),comparing:o,matching:{failOnMatch:n.flag("fail-on-match",!1),failOnNoMatch:n.
flag("fail-on-no-match",!1)},warnings:$},j=[...d,...n.issues,...d.length===0?rs(S):Nt(S)];if(j.length>0)throw(0,P.G6)(j);return S}function ss(e){const t=e.choice(
"on-error",["fail","continue"])==="continue",n=e.text("fail-on")===""&&t?"nothing":e.choice("fail-on",x);return t&&n!=="nothing"&&e.refuse("fail-on","contradict\
s on-error: continue. Leave out one of the two"),n}const os=(e=h)=>({seconds:e,cure:"Split the document, or raise time-limit"});function rs(e){const{steps:t,continueNumbers:n,
minimumSaving:o,comparing:r,matching:d}=e;return[...Nt(e),...n?vn(t):[],...o===void 0?[]:(0,Gn.T)(t),...(0,Fe.lB)(t,r),...ts(t,d)]}async function as(){const e=new Zt,
t=new mn;let n="wire";try{t.begin();const o=await ns(r=>b.V4(r,{trimWhitespace:!1}),r=>fs(r,e));for(const r of o.warnings)e.add(r);n=o.isList?"wire":"inputs",await is(
o,t,e,n)}catch(o){const r=(0,P.l3)(o instanceof Ve?o.cause:o),d=qe(r,n);o instanceof Ve&&b.z3(d,{file:o.file}),b.C1(o instanceof Ve?"No file was written: contin\
ue-numbers counts the pages of all files first, and one file could not be counted":d),r.cause!==void 0&&b.Yz((0,I.uP)(r.cause))}finally{b.Yz(`Peak memory: ${(0,I.
IV)(us())}`)}}async function is(e,t,n,o){const r=process.uptime(),d=Wt(),$=await W(e,d,Pe);$.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region \
or base-url documents are processed on the runner");for(const we of e.steps)await $.check(we);e.output!==void 0&&(0,q.hS)(e.steps)==="data"&&!(0,Fe.Mu)(e.steps)&&
n.add("output is not used: the step reads documents and writes none");const M=e.comparing.withBase?await(await s.e(7073).then(s.bind(s,97073))).BaseVersions.of(
d):void 0,S=new Ht(e.steps,d,M),{matched:j,files:L}=await Le(e,d,S,n),{known:z,fresh:Y}=M?await M.divide(L):{known:L,fresh:[]};S.check();const pe=(0,Z.K2)(d.workspace),
ye=[...new Set([...j,...j.flatMap(we=>[...S.neededBy(we).keys()])])],Ee=we=>(0,V.Ck)(d,we),ue={matched:ye,overwrite:e.overwrite,identity:pe,exists:Ee,words:d.words},
be=(0,q.et)({...e,...ue,files:z,places:d}),Ce=e.steps.map(({name:we})=>(0,O.i9)(we)),Te=e.continueNumbers&&!e.dryRun?await An(be,e.steps,we=>(0,v.R5)(we,d.workspace)):
()=>{};b.Oh((0,I.g$)(`${Ce.join(", then ")}: ${(0,p.y_)(z.length,"file")}, ${$.place}`));const ve=we=>{const Ne=process.uptime()-r;return{rows:we,matched:j.length,
operations:Ce,place:$.place,dryRun:e.dryRun,seconds:Ne,showText:e.comparing.showText}},{rows:De,failures:Re}=e.dryRun?{rows:jn(be,ft),failures:[]}:await Un({jobs:be,
inputs:e,chosen:$,writer:new ce.A(d,e.overwrite),secondFiles:S,numbersOf:Te,claim:(0,Z.OM)(ue),spelling:o,say:ft,onProgress:kt(ft),onCancelled:async we=>{t.tell(
we),e.summary&&await Pt(ve(we),n)}});b.N4();const Ie=[...De,...Y.map(Xt)];await cs({digest:ve(Ie),failures:Re,total:z.length,inputs:e,outputs:t,places:d,warnings:n})}
const ft=e=>b.pq((0,I.g$)(e));async function cs({digest:e,failures:t,total:n,inputs:o,outputs:r,places:d,warnings:$}){const{rows:M}=e,S=en(M);if(nn(S,o.comparing.
failOnDifference?"error":"notice"),Mn(t,o.failOn==="nothing"?"warning":"error",e.operations.join(", "),$),b.pq((0,I.g$)(wt(e))),nt(M)&&b.pq(qt(M)),r.tell(M),o.summary&&
await Pt(e,$),o.attest){const{declareArtifacts:L}=await s.e(8208).then(s.bind(s,48208)),z=M.flatMap(({status:Y,output:pe})=>Y==="done"&&pe!==null?[pe]:[]);for(const Y of await L(
z,d.workspace))$.add(Y)}if(t.length===0){const L=o.comparing.failOnDifference&&S.length>0?tn(S.length,M.length):dn(M,o.matching)??xn(M,o.failOn);L!==void 0&&b.C1(
L);return}const j=(0,q.Ud)(o.steps)?`The merge of ${(0,p.y_)(n,"file")} failed`:Pn(t,n);o.failOn==="nothing"?$.add(j):b.C1(j)}function fs(e,t){[...e.trim()].length>
1?b.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer on\
e")}function us(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,E.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.
resourceUsage().maxRSS*1024}let St=!1;process.once("beforeExit",()=>{St||b.C1("The action stopped before it had finished.")}),as().catch(b.C1).finally(()=>{St=!0})}),
97904:((ie,B,s)=>{s.d(B,{Ms:()=>w,PJ:()=>x,TF:()=>c,Ye:()=>O,_N:()=>p,oD:()=>_,qf:()=>l});var b=s(73024),E=s.n(b);const P=1<<20,O=i=>h(()=>b.realpathSync.native(
i)),p=i=>h(()=>(0,b.statSync)(i)),w=i=>h(()=>(0,b.lstatSync)(i)),x=i=>w(i)?.isSymbolicLink()??!1;async function _(i){if((0,b.statSync)(i).size<=P)return(0,b.readFileSync)(
i);const{readFile:u}=await Promise.resolve().then(s.t.bind(s,51455,23));return u(i)}async function l(i,u){if(u.length<=P)return(0,b.writeFileSync)(i,u,{flag:"wx"});
const{writeFile:a}=await Promise.resolve().then(s.t.bind(s,51455,23));await a(i,u,{flag:"wx"})}const c=i=>h(()=>(0,b.unlinkSync)(i));function h(i){try{return i()}catch{
return}}}),30245:((ie,B,s)=>{s.d(B,{Ck:()=>u,SV:()=>_,YY:()=>l,wI:()=>i});var b=s(76760),E=s.n(b),P=s(58552),O=s(97904),p=s(15969);const w=/^(?:\.git|git~\d+)[. ]*$/i,
x=new RegExp("\\p{Cf}","gu"),_=y=>y.split(/[\\/]/).some(v=>w.test(v.replace(x,"")));function l(y,v){const T=(0,p.M0)(y,v),F=(0,p.I5)(y,T),k=(0,O.Ye)(T);return y.
anywhere?k===void 0?c(T):h(k):F===void 0?"is outside the workspace and RUNNER_TEMP":k===void 0?c(T):A(y,k)!==m(F)?`is a link that leads out of ${F===y.workspace?
"the workspace":"RUNNER_TEMP"}`:_(E().relative(m(F),k))?"is below .git, which is not read":h(k)}const c=y=>(0,O.PJ)(y)?"is a link to a file that does not exist":
"does not exist";function h(y){const v=(0,O._N)(y);if(!v?.isFile())return v?.isFIFO()?"is a named pipe, not an ordinary file":v?.isDirectory()?"is a folder":"is\
 not an ordinary file"}function i(y,v){const T=(0,p.M0)(y,v),F=(0,p.I5)(y,T);if(y.anywhere)return T;if(F===void 0)throw a(v,"is outside the workspace and RUNNER\
_TEMP");const k=m(F),R=E().relative(F,T).split(E().sep);for(let te=1;te<=R.length;te++){const W=E().join(k,...R.slice(0,te));if(!(0,O.PJ)(W))continue;const G=(0,O.
Ye)(W),V=G===void 0||A(y,G)===void 0;throw a(v,V?"leads out of the workspace through a link":"leads through a link")}const K=E().join(k,...R);if(_(E().relative(
k,(0,O.Ye)(K)??K)))throw a(v,"is below .git");return K}function u(y,v){try{return(0,O.Ms)(E().join(i(y,E().dirname(v)),E().basename(v)))!==void 0}catch{return!1}}
const a=(y,v)=>new P.zU("configuration",`'${y}' ${v}: nothing is written there`),m=y=>(0,O.Ye)(y)??y,A=(y,v)=>(0,p.RD)(y).map(m).filter(T=>(0,p.FK)(E().relative(
T,v))).sort((T,F)=>F.length-T.length)[0]}),64123:((ie,B,s)=>{s.d(B,{K2:()=>x,Nk:()=>l,OM:()=>c,hQ:()=>_,pL:()=>h});var b=s(73024),E=s.n(b),P=s(76760),O=s.n(P),p=s(
58552),w=s(43576);function x(i){const u=new Map,a=m=>{const A=u.get(m);if(A!==void 0)return A;let y=m;try{y=(0,b.realpathSync)(m)}catch{const v=O().dirname(m);v!==
m&&(y=O().join(a(v),O().basename(m)))}return u.set(m,y),y};return m=>{const A=O().resolve(i,m),y=O().join(a(O().dirname(A)),O().basename(A));return _(y)}}const _=i=>process.
platform==="win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function l(i){if(process.platform!=="win32")return;const u=i.replace(/^[a-z]:/i,
"").split(/[\\/]/),[a]=u.flatMap(m=>/^\.{0,2}$/.test(m)?[]:(0,w.tb)(m)??[]);return a===void 0?void 0:`'${i}' cannot be written: a part of it ${a}`}function c({matched:i,
overwrite:u,identity:a,exists:m,words:A}){const y=new Set(i.map(a)),v=new Set;return(T,F)=>{const k=l(T);if(k!==void 0)throw(0,p.G6)([{field:"output",message:k}]);
const R=a(T),K=F.inputs.some(te=>a(te)===R);if(v.has(R)||y.has(R)&&!(u&&K))throw(0,p.G6)([{field:"output",message:`'${T}' is another input or result: choose a d\
ifferent pattern`}]);if(!u&&m(T))throw(0,p.G6)([{field:"output",message:h([T],A)}]);v.add(R)}}function h([i,...u],{replace:a}){const m=u.length===0?" exists":` \
and ${u.length} more exist`;return`'${i}'${m} already: choose a different pattern, or ${a}`}}),86006:((ie,B,s)=>{s.d(B,{U:()=>P,_V:()=>O,gY:()=>E,wm:()=>p});var b=s(
58552);const E="version https://git-lfs.github.com/spec/",P="set lfs: true for actions/checkout",O=w=>w.subarray(0,E.length).toString("latin1")===E;function p(w){
if(O(w))throw new b.zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${P}`})}}),
15969:((ie,B,s)=>{s.d(B,{FK:()=>_,I5:()=>p,M0:()=>O,NB:()=>w,RD:()=>P,d7:()=>l,dR:()=>x});var b=s(76760),E=s.n(b);const P=({workspace:c,temporary:h})=>h===void 0?
[c]:[c,h];function O({workspace:c,otherNames:h=[]},i){const u=E().resolve(c,i);for(const[a,m]of h){const A=E().relative(a,u);if(_(A))return E().join(m,A)}return u}
const p=(c,h)=>[...P(c),...c.anywhere?[E().parse(h).root]:[]].filter(i=>_(E().relative(i,h))).sort((i,u)=>u.length-i.length)[0],w=(c,h)=>p(c,O(c,h))!==void 0;function x(c,h){
const i=O(c,h),u=E().relative(c.workspace,i);return l(_(u)?u:i)}const _=c=>c!==".."&&!c.startsWith(`..${E().sep}`)&&!c.startsWith("../")&&!E().isAbsolute(c),l=c=>E().
sep==="/"?c:c.replaceAll(E().sep,"/")}),34:((ie,B,s)=>{s.d(B,{A:()=>l,z:()=>h});var b=s(73024),E=s.n(b),P=s(76760),O=s.n(P),p=s(58552),w=s(54614),x=s(97904),_=s(
30245);class l{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(a,m){this.places=a,this.overwrite=m}async write(a){if(this.closed)
throw i();const m=this.writeAll(a);this.running.add(m),await m.finally(()=>this.running.delete(m))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(a){
const m=[],A=[];let y=a[0]?.path??"";try{for(const v of a){if(this.closed)throw i();if(y=v.path,(0,_.SV)(O().basename(v.path)))throw new p.zU("configuration",`'${v.
path}' is a name that Git uses: set output to another name`);const T=O().join(this.folder(O().dirname(v.path)),O().basename(v.path)),F=O().join(O().dirname(T),`\
.octavo-${process.pid}-${++this.serial}.tmp`);A.push(F),await v.write(F),m.push({temporary:F,target:T,path:v.path})}for(const{temporary:v,target:T,path:F}of m)y=
F,this.checkAgain(F,T),(0,b.renameSync)(v,T)}catch(v){for(const T of A)(0,x.TF)(T);throw v instanceof p.zU?v:h(y,v)}}checkAgain(a,m){const A=(0,_.wI)(this.places,
O().dirname(a));if(O().join(A,O().basename(a))!==m||!this.overwrite&&(0,x.Ms)(m)!==void 0)throw new p.zU("configuration",`'${a}' was made by another program in \
the meantime and is not replaced: run it again`)}folder(a){let m=this.folders.get(a);return m===void 0&&(m=(0,_.wI)(this.places,a),(0,b.mkdirSync)(m,{recursive:!0}),
this.folders.set(a,m)),m}}const c={EACCES:"writing there is not permitted",EPERM:"writing there is not permitted",EROFS:"the file system is read-only",ENOSPC:"t\
here is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, no\
t a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function h(u,a){const m=(0,w.xU)(a),A=c[m]??
`the file system refused it (${m})`;return new p.zU("configuration",`'${u}' could not be written: ${A}`,{cause:a})}const i=()=>new p.zU("cancelled","The step wa\
s cancelled")}),44020:((ie,B,s)=>{s.d(B,{E4:()=>p,EI:()=>x,Lc:()=>w});var b=s(4406),E=s(58426),P=s(72256);const O="check_document";function p({name:_},l){return _===
O?{...l,on_violation:"report"}:l}function w({name:_,params:l},c,h){if(_!==O||!c.data)return c;const i=a=>(0,P.b)(h,a,[a]),u=(0,b.fU)(c.data,{nameOf:i,restate:a=>({
...a,message:(0,P.b)(h,a.message,b.oH)})});return l.on_violation==="error"&&(0,b.Pu)(u),{...c,data:u}}function x(_){return _ instanceof b.EC?{[(0,E.zI)(O).dataKey??
""]:_.report}:{}}}),76223:((ie,B,s)=>{s.d(B,{UX:()=>w,V0:()=>p,eJ:()=>x,jb:()=>O});var b=s(61729),E=s(58426);const P=(0,E.zI)("compare_documents").dataKey??"",O=({
data:_})=>_[P];function p(_){const l=(0,b.Gv)(_[P]?.difference)?_[P].difference.content:void 0;return typeof l=="string"?Buffer.from(l,"base64"):void 0}function w(_){
const l=_[P],c=l?.difference;if(!l||!(0,b.Gv)(c))return _;const{content:h,...i}=c;return{..._,[P]:{...l,difference:i}}}const x=_=>O(_)?.same===!1}),79463:((ie,B,s)=>{
s.d(B,{C:()=>A,g:()=>y});var b=s(58552),E=s(68747),P=s(58426),O=s(31424),p=s(43576),w=s(10442),x=s(4528),_=s(97904),l=s(72256),c=s(76223),h=s(45180),i=s(32885),
u=s(44020),a=s(98446),m=s(45657);class A extends Error{input;cause;step;operation;constructor(N,J,fe,le){super("a job failed"),this.input=N,this.cause=J,this.step=
fe,this.operation=le}}async function y(D,N,J,fe){const le=D.inputs[0]??"",re={source:le},X=[];try{let me=[];for(const[g,C]of D.inputs.entries())re.source=C,me.push(
{position:g,source:C,document:await fe.read(C),facts:{},notes:[],data:{}});const ge=me.reduce((g,{document:C})=>g+fe.sizeOf(C),0);for(const[g,C]of N.steps.entries())
re.operation=C.name,N.steps.length>1&&(re.step=`steps[${g+1}] (${C.name})`),me=await I(me,C,D,N,J,re),(0,m.RZ)(X,me.flatMap(({document:U,files:H=[]})=>[U,...H]));
re.source=le,delete re.step,delete re.operation;const ne=k(D,me).map(g=>v(g,ge,N,fe)),f=ne.flatMap(({output:g,result:C})=>g===null||C===null?[]:[{path:g,write:U=>F(
C,U,fe)}]);for(const{path:g}of f)N.claim(g,D);return await N.write(f),ne.map(({result:g,status:C,output:U,pages:H,facts:Q,notes:ae,message:he,data:Ae})=>{const Me=g===
null?null:T(g,fe);return{status:C,input:le,inputs:D.inputs,output:U,pages:H,bytesBefore:ge,bytesAfter:Me,facts:Q,notes:ae,message:he,data:Ae}})}catch(me){throw new A(
re.source,me,re.step,re.operation)}finally{await fe.release(X)}}function v(D,N,{minimumSaving:J},fe){const le=D.result===null?void 0:(0,i.A)(N,T(D.result,fe),J);
return le===void 0?D:{...D,status:"skipped",output:null,result:null,message:le}}const T=(D,N)=>D instanceof Uint8Array?D.length:N.sizeOf(D),F=(D,N,J)=>D instanceof
Uint8Array?(0,_.qf)(N,D):J.write(D,N);function k(D,N){if(D.kind==="files")return N.flatMap(X=>oe(D,X));const J=X=>(0,p.NL)(N.map(({document:me},ge)=>(0,p.jC)(X(
me)??"",p.ly,(0,O.n)(ge+1))),p.ly),fe=J(({title:X})=>X),le=J(({match:X})=>X);if(D.kind==="data")return N.map(X=>R(D,X));const re=X=>D.outputPath({index:X+1,title:fe[X]??
"",match:le[X]??""});return N.map(({document:X,facts:me,notes:ge,data:ne},f)=>({status:"done",output:re(f),result:(0,h.Cj)(D.kind)?te(ne,re(f)):X,pages:X.pageCount??
null,facts:{...me,...D.tellsMatch&&X.match!==void 0&&{match:X.match}},notes:V(ge),message:null,data:(0,h.Cj)(D.kind)?G(ne):(0,c.UX)(ne)}))}function R(D,{document:N,
facts:J,notes:fe,data:le}){const re=(0,c.V0)(le);return{status:"done",output:re?D.outputPath({index:1}):null,result:re??null,pages:N.pageCount??null,facts:J,notes:V(
fe),message:null,data:(0,c.UX)(le)}}const K=(0,P.zI)("extract_text").dataKey??"";function te({[K]:D={}},N){if((0,h.V9)(N)&&(0,x.u9)(D))return Buffer.from((0,x.G7)(
D)??W(D),"utf8");const J=(0,x.KV)(D);return J?Buffer.from((0,x.JF)(J),"utf8"):Buffer.from((0,x.u9)(D)?JSON.stringify(D):(0,x.uv)(D),"utf8")}function W(D){const N=(0,a.
y_)((0,x.IF)(D).length,"table");throw(0,b.G6)([{field:"output",message:`is a .csv file, which holds one table, and the document has ${N} on these pages: write .\
json, or name other pages`,mentions:["pages"]}])}const G=({[K]:D={},...N})=>({...N,[K]:(0,x._m)(D)}),V=D=>D.map(({text:N})=>N),Z={...p.zE,leadingDots:!1};function ce(D){
const[,N,J]=/-(\d+)\.([a-z]+)$/.exec(D)??[];return N===void 0||J===void 0?{}:{page:N,extension:J}}const de=D=>typeof D=="string"||typeof D=="number"?`${D}`:"";function oe(D,{
files:N=[],facts:J,notes:fe,data:le}){const re={pages:null,notes:V(fe),data:le};if(N.length===0)return[{...re,status:"skipped",output:null,result:null,facts:J,message:"\
The document has no matching files"}];const X=(0,p.NL)(N.map(({name:ne},f)=>(0,p.jC)(ne,Z,`file-${f+1}`)),Z),me=(0,p.NL)(N.map(({facts:{label:ne,page:f}},g)=>(0,p.
jC)(de(ne),Z,de(f??g+1))),Z),ge=ne=>{const f=X[ne]??"";return{index:ne+1,file:f,label:me[ne]??"",...ce(f)}};return N.map((ne,f)=>({...re,status:"done",output:D.
outputPath(ge(f)),result:ne,facts:{...J,mimeType:ne.mediaType,...ne.facts},message:null}))}const Pe=(D,N)=>({...D,...N}),ee=({signal:D,timeLimit:N,onProgress:J},fe,le)=>({
signal:D,timeLimit:N,onProgress:re=>J(fe,(0,E.i9)(le.name),re)});async function I(D,N,J,fe,le,re){const{input:X,dataKey:me}=(0,P.zI)(N.name),ge=X==="many",ne=ge?
[D]:D.map(g=>[g]),f=[];for(const g of ne){const[C]=g;if(!C)continue;re.source=C.source;const U=await fe.parametersOf(N,ge?J.inputs[0]??"":C.source),H=N.name==="\
add_page_numbers"?fe.numbersOf(J,C.position):void 0,Q=(0,u.E4)(N,Pe(U,H)),ae=await le.run(N.name,g.map(({document:_e})=>_e),Q,ee(fe,C.source,N)).catch(_e=>{const Ue=_e instanceof
b.zU?_e.position:void 0;throw re.source=g[(Ue??1)-1]?.source??C.source,_e}),{documents:he,files:Ae,notes:Me,facts:xe,data:We}=(0,u.Lc)(N,ae,fe.spelling),$e=ge?{
...C,facts:{},data:{}}:C,Oe={source:C.source,facts:{...$e.facts,...xe},notes:(0,w.p5)(g.flatMap(_e=>_e.notes),Me.map(({code:_e,message:Ue,mentions:He=[]})=>({code:_e,
text:(0,l.b)(fe.spelling,Ue,He)}))),data:We===void 0||me===void 0?$e.data:{...$e.data,[me]:We}},{position:Le}=C;if(Ae!==void 0)f.push({...Oe,position:Le,document:C.
document,files:Ae});else for(const _e of he){const Ue={...ge?{}:q(C.document),...q(_e),name:C.document.name};f.push({...Oe,position:Le,document:{..._e,...Ue},facts:{
...Oe.facts,...se(_e)}})}}return f}const q=({title:D,match:N})=>({...D===void 0?{}:{title:D},...N===void 0?{}:{match:N}});function se({firstPage:D,lastPage:N,title:J}){
return{...D===void 0||N===void 0?{}:{firstPage:D,lastPage:N},...J===void 0?{}:{title:J}}}}),46863:((ie,B,s)=>{s.d(B,{NZ:()=>l,R5:()=>_,ZK:()=>x});var b=s(76760),
E=s.n(b),P=s(58552),O=s(54614),p=s(97904),w=s(86006);const x=c=>({read:h=>_(h,c),sizeOf:({bytes:h})=>h.length,write:({bytes:h},i)=>(0,p.qf)(i,h),release:async()=>{}});
async function _(c,h){const i=await(0,p.oD)(E().resolve(h,c)).catch(u=>{throw(0,O.xU)(u)==="ERR_FS_FILE_TOO_LARGE"?new P.zU("limit_exceeded","The file is larger\
 than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:u}):l(u)});return(0,w.wm)(i),{name:E().posix.basename(c),bytes:i}}
const l=c=>new P.zU("unreadable_document",`The file could not be opened (${(0,O.xU)(c)})`,{cause:c})}),54614:((ie,B,s)=>{s.d(B,{Hn:()=>O,IV:()=>w,cz:()=>p,g$:()=>P,
uP:()=>_,xU:()=>x});var b=s(58552),E=s(61729);const P=l=>l.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),O=l=>P(l).replace(
/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),p=l=>l.reduce((c,h)=>c+h,0);function w(l){const c=["B","kB","MB","GB"];let h=l,i=0;
for(;h>=999.95&&i<c.length-1;i++)h/=1e3;return`${i===0||h>=99.95?Math.round(h):h.toFixed(1)} ${c[i]}`}function x(l){const c=(0,E.Gv)(l)?l.code:void 0;return typeof c==
"string"?c:"unknown reason"}function _(l){if(!(l instanceof Error))return typeof l;const c=[`${l.name} (${x(l)})`,...(0,b.ek)(l)].join(`
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
t a backslash"],w=(x,_)=>_.find(([l])=>l.test(x))?.[1]}),45180:((ie,B,s)=>{s.d(B,{Cj:()=>te,Ud:()=>R,V9:()=>W,et:()=>V,hS:()=>K});var b=s(76760),E=s.n(b),P=s(58552),
O=s(68747),p=s(58426),w=s(31424),x=s(51521),_=s(4528),l=s(30245),c=s(64123),h=s(15969),i=s(57214),u=s(13707);const a=["{dir}","{name}","{index}","{operation}"];
function m(I,q){if(q==="files")return v(I)?["{page}","{label}","{file}","{extension}"]:["{file}"];if(q!=="parts"&&q!=="texts")return[];const se=I.flatMap(({name:D})=>Object.
keys((0,p.zI)(D).resultFacts??{}));return["title","match"].filter(D=>se.includes(D)).map(D=>`{${D}}`)}const A={document:"{dir}/{name}.{operation}.pdf",data:"{di\
r}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},y="{dir}/{\
name}-{page}.{extension}",v=I=>I.some(({name:q})=>(0,p.zI)(q).filesArePages),T="{dir}/{name}-difference.pdf",F="{dir}/{name}.pdf",k=([I],q)=>q==="document"&&I!==
void 0&&(0,p.zI)(I.name).accepts==="text",R=I=>I.some(({name:q})=>(0,p.zI)(q).input==="many");function K(I){const q=I.map(({name:N})=>(0,p.zI)(N)),se=q.filter(N=>!(0,p.
rz)(N)),D=se.findLast(({input:N,output:J})=>N==="many"||J!=="pdf");return q.at(-1)?.output==="text"?D?.output==="pdfs"?"texts":"text":se.length===0?"data":D?.output===
"pdfs"?"parts":D?.output==="files"?"files":"document"}const te=I=>I==="text"||I==="texts",W=I=>/\.csv$/i.test(I),G=I=>I==="document"||I==="text";function V(I){const{
files:q,steps:se}=I,D=K(se),N=de(I,D),J=q.length===0?[]:R(se)?[q]:q.map(X=>[X]),fe=(0,O.i9)((se.findLast(({name:X})=>!(0,p.rz)((0,p.zI)(X)))??se.at(-1))?.name??
""),le=J.map((X,me)=>{const{dir:ge,name:ne}=E().posix.parse(X[0]??""),f=g=>{const C=G(D)?me+1:g?.index,U={dir:ge||".",name:ne,operation:fe,index:C===void 0?void 0:
(0,w.n)(C),title:g?.title,match:g?.match,file:g?.file,page:g?.page,label:g?.label,extension:g?.extension};return E().posix.normalize((0,x.Ct)(N,U))};return{inputs:X,
kind:D,tellsMatch:N.includes("{match}"),outputPath:f}}),re=D==="data"&&!(0,u.Mu)(se)?[]:ee(le,I,oe(N,D));if(re.length>0)throw(0,P.G6)(re);return le}const Z=[i.jB,
[/\{\{/,"a placeholder has single braces, such as {name}"],i.jN,i.yZ,i.BD,...E().sep==="/"?[i.r_]:[]];function ce(I){const q=K(I);return v(I)?y:k(I,q)?F:q==="da\
ta"&&(0,u.Mu)(I)?T:`${A[q]}${te(q)?_.lg[(0,_.GW)(I.at(-1)?.params??{})]:""}`}function de({output:I,places:q,steps:se},D){const N=ne=>(0,P.G6)([{field:"output",message:ne}]);
if(I===void 0)return ce(se);const J=(0,i.oR)(I,Z);if(J!==void 0)throw N(J);if(te(D)&&W(I)&&(0,_.GW)(se.at(-1)?.params??{},!0)!=="text/csv")throw N("is a .csv fi\
le, which holds a table: set tables to true");const fe=m(se,D),le=[...a,...fe],re=(0,x.Qf)(I).filter(ne=>!le.includes(ne));if(re.length>0)throw N(`has the unkno\
wn placeholder ${re[0]}: use ${le.join(", ")}`);if(/[\u0000-\u001f]/.test(I))throw N("must be a single line");if(/[\\/]$/.test(I))throw N(`names a folder: write\
 a file name after it, such as ${I}{name}.pdf`);const X=["{index}",...fe.filter(ne=>ne!=="{extension}")];if((D==="parts"||D==="texts"||D==="files")&&!X.some(ne=>I.
includes(ne))){const{dir:ne,name:f,ext:g}=E().posix.parse((0,h.d7)(I)),C=E().posix.join(ne,v(se)?`${f}-{page}${g}`:D==="files"?`${f}.{file}`:`${f}-{index}${g}`);
throw N(`needs ${X.join(" or ")}, because one file gives several results: such as ${C}`)}const me=E().isAbsolute(I)?(0,h.dR)(q,I):(0,h.d7)(I);if(!(E().isAbsolute(
me)?(0,h.NB)(q,me):(0,h.FK)(E().posix.normalize(me))))throw N("must stay in the workspace or in RUNNER_TEMP");return me}function oe(I,q){const D=["{dir}","{name\
}",...G(q)?["{index}"]:[]].filter(N=>!I.includes(N));return D.length===0?"process them in different steps":`use ${[D.slice(0,-1).join(", "),...D.slice(-1)].filter(
N=>N!=="").join(" or ")}`}const Pe=I=>I.kind==="parts"||I.kind==="texts"?I.outputPath({index:1}):I.outputPath();function ee(I,{matched:q,overwrite:se,identity:D,
exists:N,places:J},fe){const le=new Map(q.map(f=>[D(f),f])),re=new Map;for(const f of I){const g=D(f.outputPath()),C=re.get(g);C?C.push(f):re.set(g,[f])}const X=[],
me=[],ge=f=>{X.push({field:"output",message:f})};for(const[f,g,...C]of re.values()){if(!f)continue;const U=f.outputPath(),H=(0,c.Nk)(U);if(!(0,h.NB)(J,U)||U==="\
."||U.endsWith("/"))ge(`'${U}' is not a file in the workspace or in RUNNER_TEMP`);else if(H!==void 0)ge(H);else if((0,l.SV)(U))ge(`'${U}' is below .git, where n\
othing is written`);else if(g){const[Q,ae]=[f.inputs[0],g.inputs[0]],he=C.length===0?`'${Q}' and '${ae}' would both`:`'${Q}', '${ae}' and ${C.length} more would\
 all`;ge(`${he} be written to '${U}': ${fe}`)}else{const Q=Pe(f),ae=D(Q),he=le.get(ae);he!==void 0&&!f.inputs.some(Ae=>D(Ae)===ae)?ge(`'${Q}' would replace anot\
her file that the step reads: choose a different pattern`):he!==void 0&&!se?ge(`'${Q}' would replace the input: choose a different pattern, or ${J.words.replace}`):
he===void 0&&!se&&N(Q)&&me.push(Q)}}me.length>0&&ge((0,c.pL)(me,J.words));const ne=5;return X.length<=ne?X:[...X.slice(0,ne),{field:"output",message:`and ${X.length-
ne} more such clashes`}]}}),32885:((ie,B,s)=>{s.d(B,{A:()=>P,T:()=>E});var b=s(45180);function E(O){const p=w=>[{field:"minimum-saving",message:w}];return O.some(
({name:w})=>w==="optimize_document"||w==="compress_document")?(0,b.Ud)(O)||(0,b.hS)(O)!=="document"?p("needs one result for each file: no merge, no split, no ex\
traction"):[]:p("needs a step optimize-document or compress-document")}function P(O,p,w){return w===void 0||p<=O*(1-w/100)?void 0:`Not written: the result is ${(Math.
max(0,O-p)/O*100).toFixed(1)} % smaller, and minimum-saving is ${w} %`}}),10008:((ie,B,s)=>{s.d(B,{s:()=>u,w:()=>a});var b=s(3130),E=s(58426),P=s(51521),O=s(33858);
function p(R,K){const te=Object.entries((0,E.zI)(R).fields).filter(([,{group:W}])=>W==="permissions");return te.length>0&&K.user_password===void 0&&!te.some(([W])=>K[W]===
!1)}var w=s(51327);const x={encryption_algorithm:"AES-256"};var _=s(61729);function l(R){const K=R.startsWith("[")?(0,_.qF)(R):void 0;return Array.isArray(K)?K:
R.split(/\r?\n/).map(te=>te.trim().replace(/,$/,"")).filter(te=>te!=="").join(",")}var c=s(45657);const h={name:"file",bytes:Uint8Array.of(0)},i=["{dir}","{name\
}"],u="compare_to";function a({name:R,raw:K,typed:te,fromBase:W=!1},G){const{fields:V}=(0,E.zI)(R),Z={},ce={},de=[];for(const[ee,I]of Object.entries({...y(V),...K})){
const q=V[ee];if(q===void 0)continue;const se=v(q,I,te[ee]);"problem"in se&&de.push({field:ee,message:se.problem}),"path"in se&&(ce[ee]=se.path),Z[ee]="value"in
se?se.value:q.kind==="json"?{}:h}W&&(Z[u]??=h);const oe=(0,b.qL)(R,Z,G),Pe=new Set(de.map(({field:ee})=>ee));for(const ee of oe.issues)Pe.has(ee.field)||de.push(
ee);return de.length===0&&(0,c.RZ)(de,A(R,Z,oe.params)),{step:{name:R,params:oe.params,paths:ce,...W&&{fromBase:W}},issues:de}}const m=["pages","first_page","la\
st_page"];function A(R,K,te){const W=V=>K[V]!==void 0&&K[V]!=="";return(R==="extract_pages"||R==="remove_pages")&&!m.some(W)?[{field:"pages",message:"is require\
d, unless one of these is given: first_page, last_page",mentions:m.slice(1)}]:p(R,{...te})?[{field:"allow_print",message:"nothing is forbidden, and without user\
_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:[]}const y=R=>Object.fromEntries(
Object.entries(x).filter(([K])=>Object.hasOwn(R,K)));function v(R,K,te){if(K===""||K===null||te===null)return{value:""};if(R.kind==="pageOrder"||R.kind==="pageS\
et"){if(typeof K!="string"&&!Array.isArray(K))return{problem:"must be pages such as 1..3, or a list of pages"};const G=(0,O.D_)(K);return"problem"in G?G:{value:G.
text.trim()}}if(R.kind==="json"&&typeof K=="object"&&!Array.isArray(K))return{value:te};if(R.kind==="choices"&&Array.isArray(K))return{value:K};if(typeof K!="st\
ring")return{problem:`must be a single value, and is a ${Array.isArray(K)?"list":"mapping"}`};const W=K.trim();return R.kind==="text"?{value:K}:W===""?{value:""}:
R.kind==="choices"?{value:l(W)}:R.kind==="file"&&R.secret?F(W):R.kind==="json"&&!/^\{/.test(W)&&W.includes(`
`)?{problem:T}:R.kind==="file"||R.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(W)?k(W):{value:W}}const T='must be a JSON object such as {"name": "value"}, or th\
e path of a file that holds one; inside steps it can also be a YAML mapping';function F(R){const K=(0,w.S)(R);return K?{value:K}:{problem:w.SH}}function k(R){const K=(0,P.
Qf)(R).find(te=>!i.includes(te));return K!==void 0?{problem:`has the unknown placeholder ${K}: a path may hold ${i.join(" and ")}`}:/[\u0000-\u001f]/.test(R)?{problem:"\
must be the path of one file"}:{path:R}}}),4406:((ie,B,s)=>{s.d(B,{EC:()=>h,Pu:()=>i,Qf:()=>O,fU:()=>c,g$:()=>w,oH:()=>p});var b=s(58552),E=s(61729);const P=1e3,
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
`).join(""),h=({tables:y})=>y??[];function i(y){return h(y).flatMap(({page:v,rows:T,header:F,certain:k},R)=>{const K=a(T,F);return T.slice(F?1:0).map((te,W)=>({
row:Object.fromEntries(te.map((G,V)=>[K[V],G])),about:{page:v,table:R+1,row:W+1,certain:k}}))})}const u="pdf";function a(y,v){const T=y.reduce((k,{length:R})=>Math.
max(k,R),0),F=new Set([u]);return Array.from({length:T},(k,R)=>{const K=v&&y[0][R]||`Column ${R+1}`;let te=K;for(let W=2;F.has(te);W++)te=`${K} ${W}`;return F.add(
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
hoices"]),F="must be given only once";function k(f){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(f)}catch{return f}}function R(f,g,C="abse\
nt"){const{params:U,issues:H}=K(f,g,C);if(H.length>0)throw invalidParameters(H);return U}function K(f,g,C="absent"){const U=(0,O.zI)(f),H={},Q=[];for(const[ae,he]of Object.
entries(U.fields)){const Ae=Object.hasOwn(g,ae),Me=Ae?g[ae]:void 0;if(ce(he,Me)){Ae&&C==="refuse"&&V(he,Me)?Q.push({field:ae,message:Z(he)}):he.required?Q.push(
{field:ae,message:`is required: ${(0,E.pG)(he)}`}):"default"in he&&(H[ae]=he.default);continue}const xe=de(he,Me);"problem"in xe?Q.push({field:ae,message:xe.problem}):
H[ae]=xe.value}return{params:H,issues:[...Q,...te(U,H,Q)]}}function te({fields:f,ascending:g,different:C,exclusive:U,needs:H,atLeastOne:Q,someTrue:ae},he,Ae){const Me=[],
xe=$e=>(0,O.qR)(f[$e],he[$e]);if(g){const[$e,Oe]=[he[g[0]],he[g[1]]];typeof $e=="number"&&typeof Oe=="number"&&$e>Oe&&Me.push({field:g[0],message:`must not be g\
reater than ${g[1]}`,mentions:[g[1]]})}if(C){const[$e,Oe]=[he[C[0]],he[C[1]]];$e!==void 0&&$e===Oe&&Me.push({field:C[0],message:`must differ from ${C[1]}`,mentions:[
C[1]]})}for(const[$e,Oe]of U??[]){const Le=xe($e)?Oe.filter(xe):[];Le.length>0&&Me.push({field:$e,message:`must not be given together with ${Le.join(" and ")}: \
leave one of them out`,mentions:Le})}for(const[$e,Oe,Le]of H??[])xe($e)&&!(0,O.D)(Le,f[Oe],he[Oe])&&Me.push({field:$e,message:`needs ${W(Oe,Le)}`,mentions:[Oe]});
const We=$e=>xe($e)||Ae.some(({field:Oe})=>Oe===$e);return Q&&!Q.some(We)&&Me.push({field:Q[0],message:`is required, unless one of these is given: ${Q.slice(1).
join(", ")}`,mentions:Q.slice(1)}),ae?.every($e=>he[$e]===!1)===!0&&Me.push({field:ae[0],message:`must be true, unless one of these is: ${ae.slice(1).join(", ")}`,
mentions:ae.slice(1)}),Me}function W(f,g){return typeof g!="object"?`${f} to be ${g}`:"not"in g?`${f} to be other than ${g.not}`:`${f} to be given`}function G(f){
if(Array.isArray(f))return f.join(",");if(typeof f=="object")return JSON.stringify(f);const g=String(f);if(typeof f!="number"||!g.includes("e"))return g;if(f>=1)
return BigInt(f).toString();const[C,U]=g.split("e");return`0.${"0".repeat(-Number(U)-1)}${C.replace(".","")}`}function V(f,g){return f.empty==="opener"?!1:f.empty!==
"word"||f.required===!0||g===void 0}function Z(f){return f.required?`is empty: it must be ${(0,E.pG)(f)}`:f.kind==="text"&&f.secret?"is empty, so the document w\
ould open without a password: give a password, or route documents without one past this step":f.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,E.
pG)(f)}`:f.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in f?`is empty: write ${String(f.default)}, which is the defaul\
t, or leave the field out`:`is empty: give ${(0,E.pG)(f)}, or leave the field out`}function ce(f,g){return g==null||g===""||T.has(f.kind)&&Array.isArray(g)&&g.length===
0?!0:f.kind==="text"&&!f.secret&&typeof g=="string"&&g.trim()===""}function de(f,g){const C=T.has(f.kind)||f.kind==="json"&&f.list!==void 0;if(Array.isArray(g)&&
!C)return{problem:F};if(g instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(f.kind){case"text":return oe(f,g);case"flag":return Pe(
f,g);case"integer":return ee(f,g);case"decimal":return q(f,g);case"choice":return D(f,g);case"choices":return N(f,g);case"pageOrder":return J(f,g,f.parts?x.X4:w.
p6);case"pageSet":return J(f,g,_.lY);case"file":return fe(f,g);case"files":return le(f,g);case"json":return re(f,g);default:return f}}function oe(f,g){if(typeof g!=
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
const{open:C}=f,U=I(g),H=f.options.find(({value:ae,contract:he=ae})=>ae===g||typeof g=="number"&&ae===String(g)||typeof he=="number"&&he===U);if(H)return{value:H.
value};const Q=C?U:void 0;return C&&Q!==void 0&&Q>=C.min&&Q<=C.max?{value:Q}:{problem:`must be ${(0,E.pG)(f)}`}}function N(f,g){const C=typeof g=="string"?g.replace(
/^ +| +$/g,"").split(/ *, */):g,U=f.options.map(({value:H})=>H);return!Array.isArray(C)||!C.every(H=>U.some(Q=>Q===H))?{problem:`must be ${(0,E.pG)(f)}`}:{value:U.
filter(H=>C.includes(H))}}function J(f,g,C){if(typeof g!="string"&&typeof g!="number")return{problem:`must be ${(0,E.pG)(f)}`};const U=String(g);if(U.length>f.maxLength)
return{problem:`must be at most ${f.maxLength} characters long, and has ${U.length}`};const H=C(U);return"problem"in H?{problem:H.problem}:{value:U}}function fe(f,g){
const{name:C,bytes:U}=typeof g=="object"?g:{};return typeof C!="string"||!(U instanceof Uint8Array)?{problem:`must be ${(0,E.pG)(f)}`}:U.length===0&&f.accepts!==
"any"?{problem:"is an empty file"}:U.length>(v[f.accepts]??1/0)?{problem:`is too large: it must be ${(0,E.pG)(f)}`}:{value:{name:C,bytes:U}}}function le(f,g){const C=Array.
isArray(g)?g:[g],U=[];for(const Q of C){const ae=fe({...f,kind:"file"},Q??{});if("problem"in ae)return ae.problem.startsWith("must")?{problem:`must be ${(0,E.pG)(
f)}`}:ae;U.push(ae.value)}const H=U.reduce((Q,{bytes:ae})=>Q+ae.length,0);return U.length>f.max||H>f.maxBytes?{problem:`must be ${(0,E.pG)(f)}`}:new Set(U.map(({
name:Q})=>Q)).size<U.length?{problem:"has two files of one name"}:{value:U}}function re(f,g){const C=`must be ${(0,E.pG)(f)}`;if(typeof g=="object"){const H=ne(
g);return H!==void 0&&H.length<=f.maxLength?X(f,JSON.parse(H),C):{problem:C}}if(typeof g!="string")return{problem:C};if(g.length>f.maxLength)return{problem:`mus\
t be at most ${f.maxLength} characters long, and has ${g.length}`};const U=(0,P.qF)(g);if(U===void 0){const Q=(0,P.qF)(g.replace(/[\r\n\t]/g," "))!==void 0?": w\
ithin a text, write a line break as \\n and a tab as \\t":"";return{problem:`${C}; it is not valid JSON${Q}`}}return X(f,U,C)}function X({list:f},g,C){const U=f!==
void 0&&Array.isArray(g)&&g.every(P.Gv)?{[f]:g}:g;return(0,P.Gv)(U)?me(U):{problem:C}}function me(f){let g=[f];for(let C=0;g.length>0;C++){if(C===y)return{problem:`\
must not have more than ${y} arrays and objects within one another`};const U=g.flatMap(H=>Object.values(H));if(U.some(H=>typeof H=="number"&&!Number.isFinite(H)))
return{problem:"has a number that is too large"};g=U.filter(ge)}return{value:f}}const ge=f=>typeof f=="object"&&f!==null;function ne(f){try{return JSON.stringify(
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
negated?m:a;if(typeof y.pages=="string"){v.add(y.pages);continue}const{from:T,to:F}=y.pages,k=T<0?c+1+T:T,R=F==="end"?c:F<0?c+1+F:F,te=(F==="end"?T<0?[[T,k]]:[]:
[[T,k],[F,R]]).find(([,W])=>W<1||W>c);te&&A.push((0,E.D6)(y,te[0],c)),!(F==="end"&&k>c||A.length>0)&&v.range(Math.min(k,R),Math.max(k,R))}if(A.length>0)throw i(
(0,E.bs)(A));return u.items.every(({negated:y})=>y)&&a.add("all"),a.without(m)}function w(l){const c=O(l);if("problem"in c||c.items.length!==1)return;const{negated:h,
pages:i}=c.items[0];if(h)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:u,to:a}=i;return a==="end"?{first:u}:a===-1?{first:u}:
a<1?void 0:{first:Math.min(u,a),last:Math.max(u,a)}}class x{pageCount;differences;odd=!1;even=!1;constructor(c){this.pageCount=c,this.differences=new Int32Array(
c+2)}add(c){c!=="even"&&(this.odd=!0),c!=="odd"&&(this.even=!0)}range(c,h){this.differences[c]++,this.differences[h+1]--}without(c){const h=new Uint32Array(this.
pageCount);let i=0,u=0,a=0;for(let m=1;m<=this.pageCount;m++){u+=this.differences[m],a+=c.differences[m];const A=m%2===1?"odd":"even";(u>0||this[A])&&!(a>0||c[A])&&
(h[i++]=m)}return h.subarray(0,i)}}function _(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(l)?"is not a page: leave out p\
ages with not, such as not 2":(0,E.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),33858:((ie,B,s)=>{s.d(B,{D_:()=>l,X4:()=>K,kU:()=>te});var b=s(58552),E=s(66974),P=s(72750);const O=/^(\d+|first)-(\d+|last|end)?$/i,p=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
w=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,x=/^(?:last|end)-(\d+|last|end)$/i,_=/^(-?\d+)-(-?\d+|last|end)$/i;function l(W){if(Array.isArray(W))return c(
W);if(typeof W!="string"&&typeof W!="number")return{problem:"must be text such as 1..3, or a list of pages"};const G=String(W),V=G.split(/\r?\n/).filter(ce=>ce.
trim()!=="");if(V.length>1&&V.every(ce=>/^ *- +\S/.test(ce)))return c(V.map(ce=>h(ce.replace(/^ *- +/,""))));const Z=/^\s*\[(.*)\]\s*$/s.exec(G);return Z?c(Z[1].
split(",").map(h)):i(V.length>1?V.join(","):G)}function c(W){return W.some(G=>typeof G!="string"&&typeof G!="number")?{problem:'must be a list of pages such as \
3, or of ranges such as "2..5"'}:i(W.join(","))}function h(W){return W.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(W){const G=(0,E.F1)(W,void 0,V=>{const{
items:Z,isUnclear:ce}=y(V),oe=ce||Z.length>1&&Z.some(Pe=>Pe.startsWith("-"))?v(Z):Z.map(T).find(Pe=>Pe!==void 0);return oe?{problem:`is ambiguous: write ${oe.join(
" or ")}`}:{item:Z.length===0?V:Z.map(F).join(",")}});return"problem"in G?G:{text:G.items.join(",")}}const u=/^(?:not )?(?:-?\d+|first|last|end)$/i,a=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
m=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,A=new Set(["-","–",".."]);function y(W){const G=[];let V=!1;for(const Z of W.split(/\s+/)){if(Z==="")continue;const ce=G.
at(-1)??"",de=a.test(ce),oe=de?u.test(Z):u.test(ce)&&(A.has(Z)||m.test(Z));oe?G[G.length-1]=ce+Z:ce.toLowerCase()==="not"?G[G.length-1]=`${ce} ${Z}`:G.push(Z),V||=
de&&!oe}return{items:G,isUnclear:V}}function v(W){const G=W.map(F).join(","),[V,Z,...ce]=W,de=ce.length===0&&Z?/^-(\d+)$/.exec(Z):null;return de&&V&&/^\d+$/.test(
V)?[G,`${V}..${de[1]}`]:[G]}function T(W){const G=W.replace(/^not /i,""),V=x.exec(G);if(V)return/^\d/.test(V[1])?[`-${Number(V[1])+1}`,`-1..${V[1]}`]:["-1"];const Z=_.
exec(G);if(!Z||O.test(G))return;const[,ce,de]=Z;return de.startsWith("-")?[`${ce}..${de}`,`${ce},${de}`]:[`${ce}..${R(de)}`,`${ce},-${de}`]}function F(W){const[
,G="",V=""]=/^(not )?(.*)$/i.exec(W)??[],Z=O.exec(V)??p.exec(V)??w.exec(V);return Z?`${G}${R(Z[1])}..${R(Z[2]??"")}`:`${G}${R(V)}`}const k={first:"1",last:"-1",
end:"-1"},R=W=>k[W.toLowerCase()]??W;function K(W){const G=l(W);return"problem"in G?G:(0,P.p6)(G.text)}function te(W,G,V,Z="ranges"){const ce=I=>(0,b.G6)([{field:Z,
message:I}]),de=K(W);if("problem"in de)throw ce(de.problem);const oe=(0,P.Ly)(de.items,G);if("problem"in oe)throw ce(oe.problem);const Pe=oe.spans.flatMap(({first:I,
last:q},se)=>{const{position:D,text:N}=de.items[se];return I<=q?[]:[(0,E.br)(D,N,`ends before it starts: write ${q}-${I}`)]});if(Pe.length>0)throw ce((0,E.bs)(Pe));
const ee=(0,P.UL)(oe.spans);if(ee>V)throw ce(`names ${ee} pages in all; at most ${V} are allowed`);return oe.spans}}),77040:((ie,B,s)=>{s.d(B,{n:()=>O});const b=[
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
