"use strict";exports.id=6255,exports.ids=[6255],exports.modules={42239:((oe,N,o)=>{o.d(N,{Aq:()=>a,pe:()=>i,zB:()=>d});var v=o(76760),p=o.n(v),I=o(58552),P=o(97904),g=o(30245),
A=o(15969),$=o(54614);const O={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"\
api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and bas\
e-url the documents are processed on the runner, and no key is needed",service:"the service at base-url",giveOneAddress:"Remove base-url, or remove region",giveLanguages:"\
Give a folder with its data as language-data",here:"on the runner"},m={...O,start:"working-directory",empty:"the folder of working-directory is empty: use actio\
ns/checkout before this step"};function a(f){const E=process.env.GITHUB_WORKSPACE;try{process.chdir(E??".")}catch(R){throw new I.zU("configuration",`The workspa\
ce '${E}' cannot be opened (${(0,$.xU)(R)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:R})}const l=process.
cwd();f!==""&&u(f,l);const b=process.cwd(),T=process.env.RUNNER_TEMP||void 0,k=[p().resolve(E??l,f),(0,P.Ye)(b)??b].map(R=>[p().resolve(R),b]);T!==void 0&&k.push(
[(0,P.Ye)(T)??T,T]);const Z={...M(b,T),otherNames:k.filter(([R,B])=>R!==B)};return f===""?Z:{...Z,words:m,around:l}}function u(f,E){const l=(k,Z)=>new I.zU("con\
figuration",`working-directory: '${f}' ${k}`,{advice:"Give a folder of the workspace, such as the path of actions/checkout",cause:Z}),[b,T]=[(0,P.Ye)(p().resolve(
E,f)),(0,P.Ye)(E)??E];if(b===void 0||(0,P._N)(b)?.isDirectory()!==!0)throw l("is not a folder");const K=p().relative(T,b);if(!(0,A.FK)(K))throw l("leads out of \
the workspace");if((0,g.SV)(K))throw l("is below .git, which is not read");try{process.chdir(p().join(E,K))}catch(k){throw l(`cannot be opened (${(0,$.xU)(k)})`,
k)}}function i({workspace:f,around:E=f}){for(let l=f;l.length>E.length;l=p().dirname(l))if((0,P.Ms)(p().join(l,".git"))!==void 0)return l;return E}const d=(f,E)=>p().
isAbsolute(E)?E:p().posix.join((0,A.d7)(p().relative(i(f),f.workspace)),E),M=(f,E)=>({workspace:f,temporary:E,anywhere:!1,words:O})}),86255:((oe,N,o)=>{var v=o(
67981),p=o(73024),I=o(58552),P=o(68747),g=o(98446),A=o(48161),$=o(58426),O=o(95379),m=o(97904),a=o(15969);const u=["failed","skipped","notes","nothing"],i=32,d=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=i,M=`must be a whole number from 1 to ${i}`,f=300,E=86400,l=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=E,b=`must be a wh\
ole number of seconds from 1 to ${E}`,T=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),K="must be a number of percent from 0 to 99, such as 5";var k=o(79463),Z=o(46863),R=o(52465),
B=o(74581);function z(e,t){if(e==="")return;const n=(0,m.Ye)((0,a.M0)(t,e)),s=n===void 0?"does not exist":G(n,t);if(s===void 0)return n;throw new I.zU("configur\
ation",`The folder '${e}' of language-data ${s}`,{advice:"Give a folder with files such as eng.traineddata or eng.traineddata.gz"})}function G(e,t){return(0,a.NB)(
t,e)?(0,m._N)(e)?.isDirectory()?(0,B.Y)(e).length===0?"has no data of a language":void 0:"is not a folder":`is outside of ${t.words.start}`}async function Y(e,t,n){
if(e.region!==""||e.baseUrl!=="")return(await Promise.all([o.e(7718),o.e(6772),o.e(6053),o.e(1519),o.e(909),o.e(6091),o.e(5462)]).then(o.bind(o,55462))).chooseRegion(
e,t);const s=z(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),open:(r,c)=>{const y=e.concurrency??(ge(r,c,t)?1:void 0);return $e(r.length,t,n,{
folder:s,concurrency:y})},place:t.words.here}}const X=50,ne=2e6;function ge(e,t,n){return!t.every(({name:c,params:y})=>{const D=(0,O.a5)(c,y).some(L=>L==="pixel\
s"||L==="recognizer");return(0,$.zI)(c).accepts===void 0&&!D})||e.length>X?!1:e.flatMap(({inputs:c})=>c).reduce((c,y)=>c+((0,m._N)((0,a.M0)(n,y))?.size??0),0)<ne}
async function $e(e,{workspace:t,words:n},s,{folder:r,concurrency:c=Math.min((0,A.availableParallelism)(),i)}){const y={folder:r,cure:n.giveLanguages},D=Math.min(
e,c),L=(0,Z.ZK)(t),j=()=>Promise.resolve();if(D<2){const{localHere:te}=await Promise.all([o.e(7718),o.e(909),o.e(1965)]).then(o.bind(o,1965)),{pause:ie}=await Promise.
resolve().then(o.bind(o,8526)),me=te({},R.db,ie,{recognition:{...y,entry:s}});return{execute:(he,de)=>(0,k.g)(he,de,me,L),lanes:D,close:j,abandon:j}}const{workerPool:_}=await o.
e(2638).then(o.bind(o,12638)),U=_({entry:await s(),size:Math.min(D,(0,A.availableParallelism)()),ports:R.db,recognition:y});return{execute:(te,ie)=>(0,k.g)(te,ie,
U,L),lanes:D,close:U.close,abandon:j}}var ve=o(30245),_e=o(64123),Ee=o(34),F=o(76760),V=o.n(F);const S=()=>Promise.resolve(V().join(__dirname,"index.js"));var w=o(
54614),H=o(45180),q=o(57214),ce=o(45657);function ae(e){const n=(V().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:
n}async function se(e,t,n,s=new Set){for(const _ of[e,...t])if(le(_)>pe)throw(0,I.G6)([{field:"files",message:`the pattern '${_}' has more than ${pe} * in one n\
ame: write fewer`}]);const{create:r}=await o.e(102).then(o.bind(o,50102)),y=[e,...t.map(_=>_.slice(1).trim())].map(_=>Q(_,n)).map((_,U)=>U===0?_:`!${_}`),D=await r(
y.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw J(e)});fe(D.constructor,s);const L=new Set((0,a.d7)(e).split("/")),j=_=>(0,a.dR)(n,_).split("/").
some(U=>re.has(U)&&!L.has(U));return(await D.glob()).filter(_=>!j(_))}function fe(e,t){const n=e,s=n.passesOver;if(n.passesOver=t,s!==void 0)return;const r=n.stat.
bind(n);n.stat=(c,...y)=>r(c,...y).catch(D=>{if((0,w.xU)(D)!=="ENOENT")throw D;n.passesOver?.add(c.path)})}const pe=4,le=e=>(0,ce.Kf)((0,a.d7)(e).split("/").map(
t=>t.match(/\*+/g)?.length??0)),re=new Set([".git","node_modules"]);function Q(e,{workspace:t,otherNames:n=[]}){for(const[s,r]of n)if(e.startsWith(s)&&["","/",V().
sep].includes(e.charAt(s.length)))return r+e.slice(s.length);return V().isAbsolute(e)||t===process.cwd()?e:`${ae(t)}/${e}`}function J(e){const t=`the pattern '${e}\
' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,I.G6)([{field:"files",message:t}])}const Oe=[[/^-\s/,"files takes lines, not\
 a YAML list: leave out the dash"],q.jB,q.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,
"braces do not list alternatives here: write one line for each"],q.jN,q.yZ,[/\.[*+]\\\.|\\\.\w+$|^\^|\$$/,"this is a regular expression, and files takes pattern\
s such as docs/*.pdf, in which * is any part of a name"],q.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,"write one pattern per line, without \
commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function De(e,t,n){if(Le(n.workspace))return n.words.empty;const s=(0,q.oR)(e,Oe);
if(s!==void 0)return s;const r=async y=>se(y,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin with ! exclude every file that it \
matches";const c=Re(e,n);if(c!==void 0)return c;if((0,m._N)((0,a.M0)(n,e))?.isDirectory()===!0)return"the folder has no such files";for(const[y,D]of V().isAbsolute(
e)&&n.anywhere?[]:Ke(e)){const[L]=y===e?[]:await r(y);if(L!==void 0)return`${D}, and there is ${(0,a.dR)(n,L)}`}}const Ke=e=>[[Ie(e),"upper and lower case count"],
[Ie(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],[e.normalize("NFD"),"its accents ar\
e not written as in the name of the file"]],Ie=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.
toLowerCase()}${t.toUpperCase()}]`);function Re(e,t){const n=(0,a.M0)(t,e).split(V().sep),s=n.findIndex(c=>/[*?[]/.test(c)),r=(0,m._N)((0,a.M0)(t,e))?.isDirectory()===
!0;for(let c=1;c<=(s<0?n.length-(r?0:1):s);c++){const y=n.slice(0,c).join(V().sep);if((0,a.I5)(t,y)===void 0||!(0,m.PJ)(y))continue;const[D,L]=[(0,a.dR)(t,y),(0,m.
Ye)(y)];return L===void 0?`'${D}' is a link to a folder that does not exist`:(0,a.NB)(t,L)?`'${D}' is a link, which patterns do not follow: write '${(0,a.dR)(t,
L)}' in its place`:`'${D}' is a link that leads out of the workspace`}}function Le(e){try{return(0,p.readdirSync)(e).length===0}catch{return!1}}function ke(e){if(e?.
alsoXml)return et.invoice;const t=e?.accepts??"pdf";return et[t==="text"?e?.textKind??"markdown":t]}const et={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,markdown:/\.(?:md|markdown)$/i,
html:/\.x?html?$/i,invoice:/\.(?:pdf|xml)$/i};async function tt(e,t,n,s){const r=[],c=new Set,y=new Set,D=[],L=new Map;for(const[j,{text:_,literal:U}]of e.entries()){
if(!U&&_.startsWith("!"))continue;if(!(0,a.NB)(t,_))throw J(_);const te=U?[]:e.slice(j+1).flatMap(de=>de.text.startsWith("!")?[de.text]:[]),ie=new Set,{matches:me,
isPath:he}=await Xe(_,U,te,n,t,ie);for(const de of ie)Qe(de,_,n)&&L.set((0,a.dR)(t,de),Ae(de));me.length===0&&ie.size===0&&D.push({line:_,reason:await De(_,te,t)});
for(const de of me){const Me=(0,a.dR)(t,de),Fe=(0,ve.YY)(t,de);if(Fe!==void 0){L.set(Me,Fe);continue}const Be=(0,_e.hQ)(Me);(!c.has(Be)||s&&he&&y.has(Be))&&r.push(
Me),c.add(Be),he&&y.add(Be)}}return{files:r,empty:D,refused:L,idle:await Je(e,t)}}async function Je(e,t){const n=[],s=e.findIndex(({text:r,literal:c})=>c||!r.startsWith(
"!"));for(const[r,{text:c,literal:y}]of e.entries()){if(y||!c.startsWith("!"))continue;const D=c.slice(1).trim();r<s?n.push(`'${c}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,a.NB)(t,D)&&(await se(D,[],t).catch(()=>[])).length===0&&n.push(`'${c}' excludes nothing: no file\
 matches '${D}'`)}return n}async function Xe(e,t,n,s,r,c){const y=(0,a.M0)(r,e),D=!t&&/[*?[\]\\]/.test(e)?void 0:(0,m._N)(y);if(t)return{matches:(0,m.Ms)(y)===void 0?
[]:[y],isPath:!0};if(D?.isFile()&&n.length===0)return{matches:[y],isPath:!0};const L=await se(e,n,r,c),j=D?.isDirectory()?L.filter(_=>s.test(_)):L;return{matches:j.
length>1?ze(j):j,isPath:D?.isFile()??!1}}function Qe(e,t,n){const s=/\.[^./*?[\]]+$/.exec(t)?.[0];return s===void 0?n.test(e):e.endsWith(s)}const Ae=e=>e.includes(
"�")?"has a name that is not UTF-8":"was removed while files were searched";function ze(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,r)=>{for(let c=0;c<
s.length&&c<r.length;c++){const y=t(s[c]??"",r[c]??"");if(y!==0)return y}return s.length-r.length};return e.map(s=>({file:s,segments:(0,a.d7)(s).split("/")})).sort(
(s,r)=>n(s.segments,r.segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}var h=o(42239);const x=5;async function W(e,t,n,s){const r=(0,H.Ud)(e.steps),c=e.steps[0],
y=await tt(e.files,t,ke(c&&(0,$.zI)(c.name)),r);ee(y,t.words.start,e.ifNoFilesFound,s);for(const he of y.idle)s.add(he);const D=C(y.files,n);D.length===0&&y.files.
length>0&&ue("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s);const{changedSince:L,githubToken:j}=e;
if(!e.changedOnly&&L===""||D.length===0)return{matched:D,files:D};const _=await Promise.all([o.e(6772),o.e(1787),o.e(7874)]).then(o.bind(o,67874)),U=L!=="",te=await(U?
_.changedSince(j,L,process.env):_.changedFiles(j));if("unknown"in te)return s.add(`${U?"changed-since":"changed-only"} leaves nothing out: ${te.unknown}`),{matched:D,
files:D};const ie=he=>te.paths.has((0,h.zB)(t,he)),me=[];for(const he of D)([he,...n.neededBy(he).keys()].some(ie)||(await n.mentionedIn(he)).some(ie))&&me.push(
he);return v.pq(`${(0,g.y_)(me.length,"file")} of ${D.length} changed`),{matched:D,files:(r||e.continueNumbers)&&me.length>0?D:me}}function C(e,t){const n=new Map(
e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const r=n.get(s);return r!==void 0&&v.pq((0,w.g$)(`'${s}' is left out of files: ${r} uses it`)),
r===void 0})}function ee({files:e,empty:t,refused:n},s,r,c){const y=t.map(({line:_,reason:U})=>U===void 0?`'${_}'`:`'${_}' (${U})`),D=[...n].map(([_,U])=>`'${_}\
' was left out: it ${U}`),L=y.length===0?"files, which is an empty list":(0,g.Dw)(y,x,"more lines"),j=e.length>0||y.length===0||t.some(({reason:_})=>_!==void 0)?
"":`. Paths start at ${s}. Make sure that an earlier step creates the files`;if(r==="error"&&D.length>0)throw new I.zU("configuration",D.slice(0,x).join(". "));
for(const _ of D)c.add(_);y.length===0&&e.length+D.length>0||ue(`No file matches ${L}${j}`,r,c)}function ue(e,t,n){if(t==="error")throw new I.zU("configuration",
e);t==="warn"?n.add(e):v.pq((0,w.g$)(e))}const ye=5;function be(e){let t=process.uptime();return(n,s,r)=>{const c=process.uptime();c-t<ye||(t=c,e(`${n}: ${s}, ${Math.
round(r*100)} %`))}}var Se=o(19357),Ne=o(2352),je=o(51167),We=o(8526),we=o(86006),xe=o(10008);const Ge=/\{(?:dir|name)\}/;class dn{steps;places;base;shared=new Map;constructor(t,n,s){
this.steps=t,this.places=n,this.base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(r=>[this.pathFor(r,t),(0,P.i9)(n)])))}check(){
const t=this.findProblems();if(t.length>0)throw(0,I.G6)(t)}findProblems(){const t=[];for(const{paths:n}of this.steps)for(const[s,r]of Object.entries(n)){if(Ge.test(
r))continue;const c=this.problemOf(this.pathFor(r,""));c!==void 0&&t.push({field:s,message:c})}return t}async parametersOf({name:t,params:n,paths:s,fromBase:r},c){
const y={};r&&this.base&&(y[xe.s]=await this.base.read(c));for(const[D,L]of Object.entries(s)){const j=this.pathFor(L,c),_=await(Ge.test(L)?this.read(j,D):this.
readOnce(j,D)),U=(0,$.zI)(t).fields[D]?.kind==="json",{params:te,issues:ie}=(0,Se.qL)(t,{[D]:U?(0,Se.iL)(_.bytes):_}),me=ie.filter(({field:he})=>he===D);if(me.length>
0)throw(0,I.G6)(me.map(({field:he,message:de})=>({field:he,message:`'${j}': ${de}`})));y[D]=te[D]}return{...n,...y,...await this.mentionedBy(t,c)}}async mentionedIn(t){
const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(({file:r})=>r):[]}catch(s){if(s instanceof I.zU&&s.code===
"invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||s.images.length===0)return{};const{wire:r,images:c}=s,
y=[];for(const{target:j,file:_}of c)y.push({name:j,bytes:(await this.read(_,r)).bytes});const{issues:D}=(0,Se.qL)(t,{[r]:y}),L=D.filter(({field:j})=>j===r);if(L.
length>0)throw(0,I.G6)(L);return{[r]:y}}async imagesBeside(t,n){const[s]=Object.entries((0,$.zI)(t).fields).find(([,{kind:_}])=>_==="files")??[];if(s===void 0)return;
const{textKind:r="markdown"}=(0,$.zI)(t),{bytes:c}=await this.read(n,s);if(c.length>Ne.xG)return;const{imagesNamedIn:y,mayNameImages:D}=await Promise.all([o.e(1917),
o.e(4299),o.e(1637),o.e(4622),o.e(2594)]).then(o.bind(o,72594)),L=(0,Ne.Jw)(t,c);if(!D(r,L))return;const j=[];for(const _ of await y(r,L,new je.o(We.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.
test(_))continue;const U=(0,a.dR)(this.places,V().posix.join(V().posix.dirname(n),_.replace(/[?#].*$/,"")));!this.places.anywhere&&V().isAbsolute(U)||this.problemOf(
U)===void 0&&j.push({target:_,file:U})}return{wire:s,images:j}}pathFor(t,n){const{dir:s,name:r}=V().posix.parse(n),c=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>r);return(0,a.dR)(this.places,c)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,I.G6)([{field:n,message:s}]);const r=await(0,m.oD)(V().resolve(this.places.workspace,t)).catch(c=>{throw(0,I.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,w.xU)(c)})`}])});if((0,we._V)(r))throw(0,I.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${we.U}`}]);
return{name:V().posix.basename(t),bytes:r}}problemOf(t){if(!(0,a.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,m.Ms)((0,a.M0)(
this.places,t))===void 0)return`the file '${t}' does not exist. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,ve.YY)(this.
places,t);return n===void 0?void 0:`'${t}' ${n}`}}var It=o(72256);const xt=4096;function pt(e,t){const n=(0,I.l3)(e),s=[n,...n.others].map(r=>{const c=ln(r),y=r.
advice===void 0?c:`${c.replace(/[.:]$/,"")}. ${r.advice}`;return(0,It.V0)(t,y,r)});return(0,w.g$)(s.join(". ")).slice(0,xt)}const ln=({message:e,issues:t})=>t.filter(
({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The document ${s}`:s),e);var nt=o(13707);const st=10;
class hn{given=0;add(t,n,s){const r=(0,w.g$)(t).slice(0,xt);this.given++,this.given<=st?v.$e(r,{...n===void 0?{}:{file:n},...s===void 0?{}:{title:s}}):v.pq(n===
void 0?`Warning: ${r}`:`Warning: ${(0,w.g$)(n)}: ${r}`)}}var Ve=o(61729),Ze=o(76223);const gt=10,mn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"\
bookmarks",attachments:"attachments",form:"form fields"},$t="New: there is no earlier version",pn=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:$t,data:{}}),ft=({message:e})=>e===$t,ut=e=>e.some(t=>(0,Ze.jb)(t)!==void 0||ft(t)),yt=e=>ft(e)||(0,Ze.eJ)(e);function gn(e){
const t=ut(e),n=t?String(e.every(r=>(0,Ze.jb)(r)?.same===!0)):"",s=t?String(Et(e).differing):"";return{same:n,changed:e.filter(yt).map(({input:r})=>r),changedPages:s}}
function Et(e){let[t,n]=[0,0];for(const s of e){const r=(0,Ze.jb)(s);if(!r)continue;const c=y=>Number(qe(r.counts,`pages${y}`));t+=ot.reduce((y,[,D])=>y+c(D),0),
n+=Number(r.pageCount)+c("Removed")}return{differing:t,total:n}}function Tt(e){const{differing:t,total:n}=Et(e);return`${t} of ${(0,g.y_)(n,"page")} ${(0,g.d5)(
t,"differs","differ")}`}const $n=e=>e.filter(yt).map(t=>({file:t.input,message:t.message??bn((0,Ze.jb)(t))})),yn=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(
t,"file")} ${(0,g.d5)(e,"differs","differ")} from the earlier version`;function En(e,t){for(const[n,{file:s,message:r}]of e.entries())n>=st-1?v.pq((0,w.g$)(`${s}\
: ${r}`)):t==="error"?v.z3(r,{file:s,title:"Differs"}):v.lm(r,{file:s,title:"Changed"})}function bn(e){const t=ot.flatMap(([s,r])=>{const c=_t(e,r);return c===""?
[]:[`Pages ${s}: ${c}`]}),n=Lt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const ot=[["added","Added"],["removed","Removed"],
["moved","Moved"],["changed","Changed"]];function _t(e,t){const n=qe(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(y=>typeof y=="number"?y:Number(qe(y,
"page"))),r=Number(qe(e.counts,`pages${t}`)),c=s.slice(0,gt).join(", ");return r>gt?`${c} and ${r-gt} more`:c}function Lt(e){return[...Object.entries(mn).flatMap(
([n,s])=>Number(qe(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const qe=(e,t)=>(0,Ve.C5)(e,t)??null,St=[
"","File","Pages",...ot.map(([,e])=>e),"Also"];function On(e){const t=e.notes.map(s=>`<br><em>${(0,w.Hn)(s)}</em>`).join("");if(!(0,Ze.jb)(e))return`<td colspan\
="${ot.length+2}">${(0,w.Hn)(e.message??"")}${t}</td>`;const n=Ct(e,w.Hn);return n.map((s,r)=>`<td>${s}${r===n.length-1?t:""}</td>`).join("")}function Ct(e,t){const n=(0,Ze.
jb)(e);if(!n)return[...ot.map(()=>""),"",ft(e)?$t:t(e.message??"")];const[s,r]=[Number(n.pageCount),Number(n.pageCountBefore)];return[s===r?String(s):`${r} → ${s}`,
...ot.map(([,c])=>_t(n,c)),n.same===!0?"the same":Lt(n)]}const Rt=e=>ft(e)?"🆕":yt(e)?"✏️":"✅";function wn(e,t){let n="",s=0;for(const r of e)for(const c of Nt(
(0,Ze.jb)(r)?.pages,"changed")){const y=Nt(c,"diff").map(String);if(y.length===0)continue;const L=`<details><summary>${`<code>${(0,w.Hn)(r.input)}</code>, page ${Number(
qe(c,"page"))}`}</summary>

\`\`\`diff
${y.map(w.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(L)>t?s++:n+=L}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function Nt(e,t){const n=qe(e,t);return Array.isArray(n)?n:[]}const bt=1024*1024,Ut=2048,dt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Mn(e){
const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,w.Hn)(n.join(" → "))}</h3>
<p>${Bt(e)}</p>
`;if(t.length===0)return s;const r=ut(t),c=[];let y=Buffer.byteLength(s)+Ut;for(const[U,te]of t.entries()){const ie=r?Pn(te):vn(te,t[U-1],Wt(e));if(y+=Buffer.byteLength(
ie),y>bt)break;c.push(ie)}const D=(r?St:Wt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(U=>`<th>${U}</th>`).
join(""),L=t.length-c.length,j=L===0?"":`<p>${(0,g.y_)(L,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,_=e.showText?wn(t,bt-y-Ut):"";return`${s}<table>
<tr>${D}</tr>
${c.join("")}</table>
${j}${_===""?"":`
${_}`}`}const Pn=e=>`<tr><td>${e.status==="done"?Rt(e):dt[e.status]}</td><td><code>${(0,w.Hn)(e.input)}</code></td>${On(e)}</tr>
`,Bt=e=>`${jt(e)} · ${e.place} · ${e.seconds.toFixed(1)} s`;function jt({rows:e,matched:t,dryRun:n}){const s=_=>e.filter(U=>U.status===_),r=s("done");if(e.length===
0)return`${t===0?"No file matches":`No change in ${(0,g.y_)(t,"file")}`}, nothing written`;const c=r.filter(({output:_})=>_!==null).length,y=n?[`Dry run: ${(0,g.
y_)(s("planned").length,"result")} planned, nothing written`]:[c===0&&r.length>0?`${(0,g.y_)(r.length,"file")} read, none written`:`${(0,g.y_)(c,"file")} writte\
n`];for(const _ of["failed","skipped"])s(_).length>0&&y.push(`${s(_).length} ${_}`);const D=(0,w.cz)([...new Map(r.map(_=>[_.inputs.join(`
`),_.bytesBefore??0])).values()]),L=(0,w.cz)(r.map(({bytesAfter:_})=>_??0)),j=r.length===0?"":` · ${(0,w.IV)(D)}${c===0?"":` → ${(0,w.IV)(L)}`}`;return`${y.join(
", ")}${j}`}const Wt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>An(t));function vn(e,t,n){const{status:s,input:r,inputs:c,output:y,pages:D,
bytesBefore:L,bytesAfter:j,message:_,notes:U,data:te}=e,ie=c.length>1&&s!=="failed"?` <em>and ${c.length-1} more</em>`:"",me=[...y===null?[]:[`<code>${(0,w.Hn)(
y)}</code>`],..._===null?[]:[(0,w.Hn)(_)],...Object.values(te).flatMap(Te=>Ft(Te).map(w.Hn)),...U.filter(Te=>t?.input!==r||!t.notes.includes(Te)).map(Te=>`<em>${(0,w.
Hn)(Te)}</em>`)],he=e.facts.firstPage!==void 0,de=n?[Ot(L),Ot(j),he?"":In(L,j)]:[Ot(L)],Me=[D===null?"":String(D),...de],Fe=me.join("<br>"),Be=Me.every(Te=>Te===
"")?`<td colspan="${Me.length+1}">${Fe}</td>`:`<td>${Fe}</td>${Me.map(Te=>`<td align="right">${Te}</td>`).join("")}`;return`<tr><td>${dt[s]}</td><td><code>${(0,w.
Hn)(r)}</code>${ie}</td>${Be}</tr>
`}const Dn=new Set(["pageCount","fileSize"]);function Ft(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase();
return Dn.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:(0,Ve.Gv)(s)&&!Object.values(s).
every(c=>typeof c=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const An=e=>Object.keys(e).length===0,Ot=e=>e===null?"":(0,w.IV)(e).replace(" ","\
&nbsp;");function In(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}const xn=6e4,Tn=1e3;
function Kt(e){const{rows:t,operations:n}=e,s=ut(t),r=s&&Et(t).total>0?` · ${Tt(t)}`:"",c=`**Octavo: ${n.join(", then ")}**${r} · ${jt(e)}
`;if(t.length===0)return c;const y=s?St:["","File","Result","Pages","Size"];let D=`${c}
${wt(y)}${wt(y.map(()=>"---"))}`,L=Buffer.byteLength(D);for(const[j,_]of t.entries()){const U=wt(s?_n(_):Ln(_));if(L+=Buffer.byteLength(U),L>xn)return`${D}
${(0,g.y_)(t.length-j,"more row")} did not fit here.
`;D+=U}return D}const wt=e=>`| ${e.join(" | ")} |
`,_n=e=>[e.status==="done"?Rt(e):dt[e.status],rt(e.input),...Ct(e,rt)];function Ln({status:e,input:t,inputs:n,output:s,pages:r,bytesBefore:c,bytesAfter:y,message:D,
data:L}){const j=n.length>1&&e!=="failed"?` and ${n.length-1} more`:"",_=[...s===null?[]:[rt(s)],...D===null?[]:[rt(D)],...Object.values(L).flatMap(te=>Ft(te).map(
rt))].join("<br>"),U=y??c;return[dt[e],`${rt(t)}${j}`,_,r===null?"":String(r),U===null?"":(0,w.IV)(U)]}function rt(e){const t=(0,g.Bu)((0,w.g$)(e),Tn).replace(/\\+(?=\|)/g,
r=>"⧵".repeat(r.length)).replaceAll("|","\\|"),n=(0,ce.Kf)([0,...(t.match(/`+/g)??[]).map(r=>r.length)]),s="`".repeat(n+1);return`${s} ${t} ${s}`}const Sn=(0,$.
zI)("find_text").dataKey??"";function kt(e){return e.flatMap(({data:t})=>{const n=t[Sn];return n===void 0?[]:[Number(n.count)]})}function Cn(e){const t=kt(e);return t.
length===0?"":String(t.reduce((n,s)=>n+s,0))}function Rn(e,{failOnMatch:t,failOnNoMatch:n}){const s=kt(e),r=s.filter(D=>D>0).length,[c,y]=[s.length-r,(0,g.y_)(s.
length,"file")];return t&&r>0?`fail-on-match: ${r} of ${y} ${(0,g.d5)(r,"has","have")} a match`:n&&c>0?`fail-on-no-match: ${c} of ${y} ${(0,g.d5)(c,"has","have")}\
 no match`:void 0}const Cs=null,Nn=/[\r\n]|^\s|\s$/;class Un{resultsFile="";places;begin(){const t=process.env.RUNNER_TEMP;Mt("results-file cannot be made in RU\
NNER_TEMP",t,()=>{t&&(this.resultsFile=V().join((0,p.mkdtempSync)(V().join(t,"octavo-")),"results.json"))}),this.tell([])}startFrom(t){this.places=t}tell(t,n=""){
const s=t.map(({data:L,...j})=>({...j,...L})),r=t.flatMap(({status:L,output:j})=>L==="done"&&j!==null?[j]:[]),{places:c}=this,y=r.map(L=>c===void 0?L:(0,a.ZJ)(c,
L)).filter(L=>!Nn.test(L)),D=r.length===0?"":`, although ${(0,g.y_)(r.length,"file")} were written: see the log`;Mt(`The output results-file cannot be written${D}`,
this.resultsFile,()=>{this.resultsFile!==""&&(0,p.writeFileSync)(this.resultsFile,`${JSON.stringify(s)}
`)}),Mt(`The outputs of the step cannot be written${D}`,process.env.GITHUB_OUTPUT,()=>{v.uH("files",r),v.uH("paths",y.map(ae).join(`
`)),v.uH("count",r.length),v.uH("failed",t.filter(({status:te})=>te==="failed").length);const L=t.filter(({status:te,output:ie})=>te==="done"&&ie!==null);v.uH("\
total-bytes",(0,w.cz)(L.map(({bytesAfter:te})=>te??0))),v.uH("total-pages",(0,w.cz)(L.map(({pages:te})=>te??0)));const{same:j,changed:_,changedPages:U}=gn(t);v.
uH("same",j),v.uH("changed",_),v.uH("changed-pages",U),v.uH("matches",Cn(t)),v.uH("markdown",n),v.uH("results",s),v.uH("results-file",this.resultsFile)}),y.length<
r.length&&v.pq(`The output paths leaves out ${(0,g.y_)(r.length-y.length,"name")} with a line break or an outer blank`)}}const Bn=new Set(["ENOSPC","EDQUOT"]);function Mt(e,t,n){
try{n()}catch(s){const r=t!==void 0&&(0,p.existsSync)(t)?(0,w.xU)(s):"there is no such file";throw new I.zU("configuration",`${e} (${r})`,{advice:Bn.has((0,w.xU)(
s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var jn=o(90866);function Wn(e,t,n,s){
const r=e.length<st?e:e.slice(0,st-1);for(const{file:c,message:y}of r)t==="error"?v.z3(y,{file:c,title:n}):s.add(y,c,n);for(const{file:c,message:y}of e.slice(r.
length))v.pq((0,w.g$)(`Failed: ${c}: ${y}`));for(const{cause:c}of e)c!==void 0&&v.Yz((0,w.uP)(c))}function Fn(e,t){const n=e.length<st?0:e.length-(st-1),s=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function zt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=Mn(e);if(!(Buffer.byteLength(n)>=bt))try{await jn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the o\
utputs are complete"),v.Yz((0,w.uP)(s))}}const Gt="add_page_numbers",Kn=new Set(["extract_pages","remove_pages","reorder_pages"]),Ht=e=>e.find(({name:t})=>t===Gt)?.
params;function kn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===Gt);if(n.length!==1)return t("needs one step add-page-numbers");
if(Ht(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:r})=>zn(
r));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function zn(e){const{input:t,
output:n,accepts:s}=(0,$.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||Kn.has(e)}class lt extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Gn(e,t,n){const{continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(7718),o.e(1519),o.e(909),o.
e(7922)]).then(o.bind(o,37922)),c=e.flatMap(({inputs:de})=>de),{pages:y,first_number:D}=Ht(t),L=t.map(Hn).find(de=>de!==void 0);let j="";const _=function*(){for(const de of c)
yield n(j=de)},U={pages:y,...L===void 0?{}:{open_password:L}},te=await r(_(),U,{pause:We.pause}).catch(de=>{throw new lt(j,(0,I.l3)(de))}),ie=s(te,D),me=new Map;
let he=0;for(const de of e)me.set(de,he),he+=de.inputs.length;return(de,Me)=>ie[(me.get(de)??0)+Me]}function Hn({name:e,params:t}){const{open_password:n,password:s}=t;
return n??(e==="remove_password"?s:void 0)}function Yn(e,t){const n=e.filter(({status:c})=>c==="skipped").length,s=e.filter(({notes:c})=>c.length>0).length,r=(0,g.
y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes`:
void 0}const Vn=(0,$.zI)("extract_text").dataKey??"",Zn=(0,$.zI)("find_text").dataKey??"";function Jn(e,{textlessPages:t=[]}){const{[Zn]:n,[Vn]:s}=e,r=[...n?[Xn(
n)]:[],...s?[Qn(s)]:[]].join(", ");if(t.length===0)return r;const c=(0,g.y_)(t.length,"page is a scan","pages are scans");return r===""?c:`${r}: ${c}`}function Xn({
count:e,truncated:t}){const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function Qn({characters:e,pieceCount:t}){if(e===
0)return"no text";const n=(0,g.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,g.y_)(Number(t),"piece")}`}var qn=o(44020);const Yt={SIGHUP:129,SIGINT:130,
SIGTERM:143},Vt=Object.keys(Yt),ct=new Set;let Pt;function Zt(e){if(ct.size===0)for(const t of Vt)process.on(t,Jt);return ct.add(e),()=>{if(!(!ct.delete(e)||ct.
size>0||Pt))for(const t of Vt)process.removeListener(t,Jt)}}function Rs(e,t){let n;const s=()=>{n&&t(n.made),r()},r=Zt(s);try{n={made:e()}}catch(c){throw r(),c}
return{made:n.made,remove:s}}const es=()=>Pt;function Jt(e){Pt??=ts().then(()=>ns(e))}async function ts(){for(const e of[...ct].reverse())try{await e()}catch{}}
function ns(e){process.platform!=="win32"&&(process.removeAllListeners(e),process.kill(process.pid,e)),process.exit(Yt[e])}async function ss(e){const{jobs:t,inputs:n,
chosen:s,writer:r,secondFiles:c,numbersOf:y,claim:D,spelling:L,say:j}=e,{execute:_,lanes:U,close:te,abandon:ie}=await s.open(t,n.steps),me=new AbortController,he=()=>me.
signal.aborted,de=Zt(async()=>{j("Cancelled"),me.abort(),await Promise.allSettled([r.close(),ie()]),await(0,We.pause)(),await e.onCancelled(Me.flatMap((Ce,He)=>Ce.
length>0?Ce:[os(t[He])]))}),Me=t.map(()=>[]),Fe=[];let Be;const Te={steps:n.steps,spelling:L,signal:me.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,
parametersOf:(Ce,He)=>c.parametersOf(Ce,He),numbersOf:y,claim:D,write:Ce=>r.write(Ce),onProgress:e.onProgress};return await is(t,U,async(Ce,He)=>{if(!he()){if(Be!==
void 0){Me[He]=[{...ht(Ce),status:"skipped",output:null,message:Be}];return}try{const Ue=await _(Ce,Te);Me[He]=Ue;for(const[Pe,Ye]of Ue.entries())j(as(Ye,Ue[Pe-
1]?.notes))}catch(Ue){if(he())return;const Pe=Ue instanceof k.C?Ue.input:Ce.inputs[0]??"",Ye=(0,I.l3)(Ue instanceof k.C?Ue.cause:Ue);j(`${Pe}: failed`);const fn=Ue instanceof
k.C?Ue.step:void 0,un=fn===void 0?pt(Ye,L):`${fn}: ${pt(Ye,L)}`;Fe.push({file:Pe,message:un,cause:Ye.cause}),Me[He]=[{...ht(Ce),status:"failed",input:Pe,output:null,
message:un,data:(0,qn.EI)(Ye)}],Ye.code==="unauthorized"&&(Be="Not tried, because the region refused the key")}finally{e.onDone?.(Ce.inputs[0]??"")}}}),await es(),
await te(),{rows:Me.flat(),failures:Fe,leaveSignals:de}}const os=e=>({...ht(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});
function rs(e,t){const n=e.map(ht);for(const{input:s,inputs:r,output:c}of n)t(`${Xt(s,r)}${c===null?": would be read only, and no file written":` → ${c}`}`);return n}
function ht(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,
facts:{},notes:[],message:null,data:{}}}function as(e,t=[]){const{input:n,inputs:s,output:r,pages:c,bytesBefore:y,bytesAfter:D,facts:L,notes:j,message:_,data:U}=e,
te=Xt(n,s),ie=Jn(U,L),me=[...r!==null&&ie!==""?[ie]:[],...c===null?[]:[(0,g.y_)(c,"page")],D===null?(0,w.IV)(y??0):`${(0,w.IV)(y??0)} → ${(0,w.IV)(D)}`].join(
", "),he=r===null?`${te}: ${_??(ie||"read")} (${me})`:`${te} → ${r} (${me})`,de=j.filter(Me=>!t.includes(Me));return de.length>0?`${he}. ${de.join(" ")}`:he}const Xt=(e,t)=>t.
length>1?`${e} and ${t.length-1} more`:e;async function is(e,t,n){const s=e.entries(),r=async()=>{for(const[c,y]of s)c>0&&await(0,We.pause)(),await n(y,c)};await Promise.
all(Array.from({length:Math.min(t,e.length)},r))}var cs=o(17079);function fs(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ve.qF)(e);return!Array.isArray(n)||!n.every(
s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}
const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"\
is required: glob patterns such as docs/**/*.pdf, one per line"}}var us=o(32885),Qt=o(85673);const ds=["search","required_text","forbidden_text"],ls="ignore_pat\
tern";async function qt({params:e}){const n=[...e.search_mode==="regex"?ds:[],ls].flatMap(c=>{const y=e[c];return typeof y=="string"?[[c,y]]:[]});if(n.length===
0)return[];const{patternOf:s}=await o.e(779).then(o.bind(o,779)),r=[];for(const[c,y]of n)try{await s(c,y,"regex",new je.o(We.pause),()=>{})}catch(D){if(!(D instanceof
I.zU))throw D;(0,ce.RZ)(r,D.issues)}return r}var en=o(51327);const hs={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:[
"compress_document","optimize_document"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:[
"remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_wat\
ermark","add_image_watermark"]};function tn(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,$.F)(r.replaceAll("-","_"))))return"\
. Several operations go into steps, as a list";const s=hs[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:
(0,Qt.h)(e,$.qj.map(t))}const nn=$.qj.map(P.i9).join(", "),at='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',ms=131072,ps=[...new Set(
$.qj.flatMap(e=>(0,$.nX)((0,$.zI)(e)).map(([t])=>t)))],vt=new Set($.qj.flatMap(e=>Object.entries((0,$.zI)(e).fields).flatMap(([t,n])=>(0,$.$f)(n)?[t]:[])));async function gs(e,t,n=nt.
vH){const s=new Map;for(const D of ps){const L=e((0,P.i9)(D));L!==""&&(vt.has(D)&&(0,en.rh)(L).forEach(t),s.set(D,L))}const r=e("operation").trim(),c=e("steps");
if(c.trim()!==""){const{value:D,typed:L,problem:j}=(await Promise.all([o.e(1917),o.e(4137)]).then(o.bind(o,54137))).parseList(c,ms);for(const U of Dt(D))(0,en.rh)(
U).forEach(t);const _=[];return r!==""&&_.push({field:"operation",message:"give either operation or steps, not both"}),j!==void 0?{steps:[],issues:[..._,{field:"\
steps",message:`${j}: ${at}`}],warnings:[]}:sn(D,L,s,_,n)}if(r==="")return rn("operation",`is required, unless steps is given: one of ${nn}`);const y=r.replaceAll(
"-","_");return(0,$.F)(y)?$s(y,s,n):rn("operation",`must be one of ${nn}${tn(r,P.i9)}`)}async function $s(e,t,n){const{fields:s}=(0,$.zI)(e),r=[...t.keys()].filter(
_=>!Object.hasOwn(s,_)),{step:c,issues:y}=(0,xe.w)((0,nt.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),D=r.map(_=>({field:(0,P.i9)(_),message:`is\
 not used: it is not a parameter of ${(0,P.i9)(e)}`})),L=r.filter(_=>vt.has(_)&&_!=="open_password"),j=[...y,...await qt(c)].map(({field:_,message:U,mentions:te=[]})=>({
field:(0,P.i9)(_),message:(0,It.bC)("inputs",U,te)}));return{steps:[c],issues:j.length>0||L.length>0?[...j,...D]:[],warnings:D.map(({field:_,message:U})=>`${_} ${U}`)}}
const Ns=(e,t)=>sn(e,t,new Map,[],NOT_COMPARING);async function sn(e,t,n,s,r){const c=[...s],y=[];if(!Array.isArray(e)||e.length===0)return{steps:y,issues:[...c,
{field:"steps",message:at}],warnings:[]};for(const L of n.keys())L!=="open_password"&&c.push({field:(0,P.i9)(L),message:"write it inside the step that it belong\
s to"});const D=n.get("open_password");for(const[L,j]of e.entries()){const _=`steps[${L+1}]`,U=bs(j,t[L]);if("problem"in U){c.push({field:_,message:U.problem});
continue}(0,ce.RZ)(c,ys(U,_)),(0,ce.RZ)(c,Es(U.name,L,e.length,_));const te=D===void 0?U.raw:{open_password:D,...U.raw},ie=(0,xe.w)((0,nt.PI)({...U,raw:te},r),"\
refuse");y.push(ie.step),(0,ce.RZ)(c,[...ie.issues,...await qt(ie.step)].map(({field:me,message:he})=>({field:`${_}.${me}`,message:he})))}return{steps:y,issues:c,
warnings:[]}}function ys({name:e,raw:t},n){const s=(0,$.nX)((0,$.zI)(e)).map(([y])=>y),r=Object.keys(t).filter(y=>!s.includes(y)),[c]=r.filter(y=>/^[-\d. ]+$/.test(
y)&&!t[y]);return c!==void 0?[{field:`${n}.${c}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map(y=>({field:`${n}\
.${y}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,Qt.h)(y,s)}`}))}function Es(e,t,n,s){const{output:r,accepts:c}=(0,$.zI)(e);return r==="files"&&t+
1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,message:`${e} must be the las\
t step: it writes the text, and no document`}]:c!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${c==="image"?"images":"text"}, which no\
 other operation gives`}]:[]}function bs(e,t){if(typeof e=="string")return mt(e,{},{});if(!(0,Ve.Gv)(e))return{problem:at};const{operation:n,...s}=e;if(n!==void 0)
return typeof n=="string"?mt(n,s,t):{problem:at};const[[r,c]=["",void 0],...y]=Object.entries(e);if(y.length>0)return{problem:`names several operations or has i\
ts parameters beside the name: ${at}`};if(c===""||c===void 0)return mt(r,{},{});const D=(0,Ve.Gv)(t)?t[r]:void 0;return(0,Ve.Gv)(c)?mt(r,c,D):{problem:at}}function mt(e,t,n){
const s=e.trim().replaceAll("-","_");if(!(0,$.F)(s))return{problem:`must name one of ${$.qj.join(", ")}${tn(e,y=>y)}`};const r=Object.keys(t),c=r.find((y,D)=>r.
findIndex(L=>it(L)===it(y))!==D);return c!==void 0?{problem:`gives ${it(c)} twice, as ${r.filter(y=>it(y)===it(c)).join(" and ")}`}:{name:s,raw:on(t),typed:(0,Ve.
Gv)(n)?on(n):{}}}const it=e=>e.replaceAll("-","_"),on=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[it(t),n]));function*Dt(e){if(Array.isArray(e))for(const t of e)
yield*Dt(t);else if((0,Ve.Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Dt(n):n!==""&&vt.has(t.trim().replaceAll("-","_"))&&(yield n)}const rn=(e,t)=>({
steps:[],issues:[{field:e,message:t}],warnings:[]});var Os=o(50580);class ws{read;mask;isEmpty;issues=[];constructor(t,n,s){this.read=t,this.mask=n,this.isEmpty=
s}text(t){return this.read(t).trim()}secret(t){const n=this.text(t);return n!==""&&this.mask(n),n}choice(t,n){const s=this.text(t)||n[0],r=n.find(y=>y===s),c=`m\
ust be one of ${n.join(", ")}`;return r===void 0&&this.refuse(t,c),this.refuseEmptied(t,c,n[0]),r??n[0]}flag(t,n){const s=this.text(t).toLowerCase(),r="must be \
true or false";return s!==""&&s!=="true"&&s!=="false"&&this.refuse(t,r),this.refuseEmptied(t,r,String(n)),s===""?n:s==="true"}number(t,n,s,r){const c=this.text(
t);return c!==""&&!n(c)&&this.refuse(t,s),r!==void 0&&this.refuseEmptied(t,s,String(r)),c===""?r:Number(c)}refuseEmptied(t,n,s){if(!this.isEmpty(t))return;const r=`\
leave it out, or give its expression a default, as in \${{ inputs.name || '${s}' }}`;this.refuse(t,`is empty, and ${n}: ${r}`)}refuse(t,n){this.issues.push({field:t,
message:n})}}function Ms(e,{failOnMatch:t,failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].
map(r=>({field:r,message:"needs the operation find-text"}))}const Us=null,an=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:s,params:r})=>(0,Os.L)(
s,r));async function Ps(e,t,n){const s=new ws(e,t,n),r=(0,nt.L4)(te=>s.flag(te,!1)),{steps:c,issues:y,warnings:D}=await gs(e,t,r),L=fs(s.text("files"));"problem"in
L&&s.refuse("files",L.problem);const j=s.flag("changed-only",!1),_={steps:c,isList:s.text("steps")!=="",workingDirectory:s.text("working-directory"),files:"line\
s"in L?L.lines:[],output:s.text("output")||void 0,overwrite:s.flag("overwrite",!1),ifNoFilesFound:s.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:j,
changedSince:Ds(s,j),dryRun:s.flag("dry-run",!1),continueNumbers:s.flag("continue-numbers",!1),concurrency:s.number("concurrency",d,M),timeLimit:As(s.number("ti\
me-limit",l,b,f)),failOn:vs(s),minimumSaving:s.number("minimum-saving",T,K),region:s.text("region"),baseUrl:s.text("base-url"),apiKey:s.secret("api-key"),languageData:s.
text("language-data"),summary:s.flag("summary",!0),attest:s.flag("attest",!1),githubToken:s.secret("github-token"),comparing:r,matching:{failOnMatch:s.flag("fai\
l-on-match",!1),failOnNoMatch:s.flag("fail-on-no-match",!1)},warnings:D},U=[...y,...s.issues,...y.length===0?Is(_):an(_)];if(U.length>0)throw(0,I.G6)(U);return _}
function vs(e){const t=e.choice("on-error",["fail","continue"])==="continue";if(e.text("fail-on")==="")return t?"nothing":u[0];const n=e.choice("fail-on",u);return t&&
n!=="nothing"&&e.refuse("fail-on","contradicts on-error: continue. Leave out one of the two"),n}function Ds(e,t){const n=e.text("changed-since");if(n!==""&&t&&e.
refuse("changed-since","excludes changed-only: leave out one of the two"),n===""||n==="last-success")return n;const s=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.
test(n)?new Date(n):new Date(NaN);return(0,cs._)(n)===void 0||Number.isNaN(s.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-\
11-20 or 2026-11-20T14:30:00+01:00"),""):s.toISOString()}const As=e=>({seconds:e,cure:"Split the document, or raise time-limit"});function Is(e){const{steps:t,continueNumbers:n,
minimumSaving:s,comparing:r,matching:c}=e;return[...an(e),...n?kn(t):[],...s===void 0?[]:(0,us.T)(t),...(0,nt.lB)(t,r),...Ms(t,c)]}async function xs(){const e=new hn,
t=new Un;let n="wire";try{t.begin();const s=await Ps(r=>v.V4(r,{trimWhitespace:!1}),r=>Ls(r,e),r=>process.env[`INPUT_${r.toUpperCase()}`]?.trim()==="");for(const r of s.
warnings)e.add(r);n=s.isList?"wire":"inputs",await Ts(s,t,e,n)}catch(s){const r=(0,I.l3)(s instanceof lt?s.cause:s),c=pt(r,n);s instanceof lt&&v.z3(c,{file:s.file}),
v.C1(s instanceof lt?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":c),r.cause!==void 0&&v.Yz((0,w.
uP)(r.cause))}finally{v.Yz(`Peak memory: ${(0,w.IV)(Ss())}`)}}async function Ts(e,t,n,s){const r=process.uptime(),c=(0,h.Aq)(e.workingDirectory);t.startFrom(c);
const y=await Y(e,c,S);y.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const Pe of e.
steps)await y.check(Pe);e.output!==void 0&&(0,H.hS)(e.steps)==="data"&&!(0,nt.Mu)(e.steps)&&n.add("output is not used: the step reads documents and writes none");
const D=e.comparing.withBase?await(await o.e(7073).then(o.bind(o,97073))).BaseVersions.of(c):void 0,L=new dn(e.steps,c,D),{matched:j,files:_}=await W(e,c,L,n),{
known:U,fresh:te}=D?await D.divide(_):{known:_,fresh:[]};L.check();const ie=(0,_e.K2)(c.workspace),me=[...new Set([...j,...j.flatMap(Pe=>[...L.neededBy(Pe).keys()])])],
he=Pe=>(0,ve.Ck)(c,Pe),de={matched:me,overwrite:e.overwrite,identity:ie,exists:he,words:c.words},Me=(0,H.et)({...e,...de,files:U,places:c}),Fe=e.steps.map(({name:Pe})=>(0,P.
i9)(Pe)),Be=e.continueNumbers&&!e.dryRun?await Gn(Me,e.steps,Pe=>(0,Z.R5)(Pe,c.workspace)):()=>{};v.Oh((0,w.g$)(`${Fe.join(", then ")}: ${(0,g.y_)(U.length,"fil\
e")}, ${y.place}`));const Te=Pe=>{const Ye=process.uptime()-r;return{rows:Pe,matched:j.length,operations:Fe,place:y.place,dryRun:e.dryRun,seconds:Ye,showText:e.
comparing.showText}},{rows:Ce,failures:He}=e.dryRun?{rows:rs(Me,At),failures:[]}:await ss({jobs:Me,inputs:e,chosen:y,writer:new Ee.AU(c,e.overwrite),secondFiles:L,
numbersOf:Be,claim:(0,_e.OM)(de),spelling:s,say:At,onProgress:be(At),onCancelled:async Pe=>{t.tell(Pe,Kt(Te(Pe))),e.summary&&await zt(Te(Pe),n)}});v.N4();const Ue=[
...Ce,...te.map(pn)];await _s({digest:Te(Ue),failures:He,total:U.length,inputs:e,outputs:t,places:c,warnings:n})}const At=e=>v.pq((0,w.g$)(e));async function _s({
digest:e,failures:t,total:n,inputs:s,outputs:r,places:c,warnings:y}){const{rows:D}=e,L=$n(D),j=U=>({...U,file:(0,h.zB)(c,U.file)});if(En(L.map(j),s.comparing.failOnDifference?
"error":"notice"),Wn(t.map(j),s.failOn==="nothing"?"warning":"error",e.operations.join(", "),y),v.pq((0,w.g$)(Bt(e))),ut(D)&&v.pq(Tt(D)),r.tell(D,Kt(e)),s.summary&&
await zt(e,y),s.attest){const{declareArtifacts:U}=await o.e(8208).then(o.bind(o,48208)),te=D.flatMap(({status:ie,output:me})=>ie==="done"&&me!==null?[me]:[]);for(const ie of await U(
te,c))y.add(ie)}if(t.length===0){const U=s.comparing.failOnDifference&&L.length>0?yn(L.length,D.length):Rn(D,s.matching)??Yn(D,s.failOn);U!==void 0&&v.C1(U);return}
const _=(0,H.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:Fn(t,n);s.failOn==="nothing"?y.add(_):v.C1(_)}function Ls(e,t){[...e.trim()].length>1?v.Pq(
e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer one")}function Ss(){
try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,p.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().
maxRSS*1024}let cn=!1;process.once("beforeExit",()=>{cn||v.C1("The action stopped before it had finished.")}),xs().catch(v.C1).finally(()=>{cn=!0})}),97904:((oe,N,o)=>{
o.d(N,{Ms:()=>A,PJ:()=>$,TF:()=>a,Ye:()=>P,_N:()=>g,oD:()=>O,qf:()=>m});var v=o(73024),p=o.n(v);const I=1<<20,P=i=>u(()=>v.realpathSync.native(i)),g=i=>u(()=>(0,v.
statSync)(i)),A=i=>u(()=>(0,v.lstatSync)(i)),$=i=>A(i)?.isSymbolicLink()??!1;async function O(i){if((0,v.statSync)(i).size<=I)return(0,v.readFileSync)(i);const{
readFile:d}=await Promise.resolve().then(o.t.bind(o,51455,23));return d(i)}async function m(i,d){if(d.length<=I)return(0,v.writeFileSync)(i,d,{flag:"wx"});const{
writeFile:M}=await Promise.resolve().then(o.t.bind(o,51455,23));await M(i,d,{flag:"wx"})}const a=i=>u(()=>(0,v.unlinkSync)(i));function u(i){try{return i()}catch{
return}}}),30245:((oe,N,o)=>{o.d(N,{Ck:()=>d,SV:()=>O,YY:()=>m,wI:()=>i});var v=o(76760),p=o.n(v),I=o(58552),P=o(97904),g=o(15969);const A=/^(?:\.git|git~\d+)[. ]*$/i,
$=new RegExp("\\p{Cf}","gu"),O=l=>l.split(/[\\/]/).some(b=>A.test(b.replace($,"")));function m(l,b){const T=(0,g.M0)(l,b),K=(0,g.I5)(l,T),k=(0,P.Ye)(T);return l.
anywhere?k===void 0?a(T):u(k):K===void 0?"is outside the workspace and RUNNER_TEMP":k===void 0?a(T):E(l,k)!==f(K)?`is a link that leads out of ${K===l.workspace?
"the workspace":"RUNNER_TEMP"}`:O(p().relative(f(K),k))?"is below .git, which is not read":u(k)}const a=l=>(0,P.PJ)(l)?"is a link to a file that does not exist":
"does not exist";function u(l){const b=(0,P._N)(l);if(!b?.isFile())return b?.isFIFO()?"is a named pipe, not an ordinary file":b?.isDirectory()?"is a folder":"is\
 not an ordinary file"}function i(l,b){const T=(0,g.M0)(l,b),K=(0,g.I5)(l,T);if(l.anywhere)return T;if(K===void 0)throw M(b,"is outside the workspace and RUNNER\
_TEMP");const k=f(K),Z=p().relative(K,T).split(p().sep);for(let B=1;B<=Z.length;B++){const z=p().join(k,...Z.slice(0,B));if(!(0,P.PJ)(z))continue;const G=(0,P.Ye)(
z),Y=G===void 0||E(l,G)===void 0;throw M(b,Y?"leads out of the workspace through a link":"leads through a link")}const R=p().join(k,...Z);if(O(p().relative(k,(0,P.
Ye)(R)??R)))throw M(b,"is below .git");return R}function d(l,b){try{return(0,P.Ms)(p().join(i(l,p().dirname(b)),p().basename(b)))!==void 0}catch{return!1}}const M=(l,b)=>new I.
zU("configuration",`'${l}' ${b}: nothing is written there`),f=l=>(0,P.Ye)(l)??l,E=(l,b)=>(0,g.RD)(l).map(f).filter(T=>(0,g.FK)(p().relative(T,b))).sort((T,K)=>K.
length-T.length)[0]}),64123:((oe,N,o)=>{o.d(N,{K2:()=>$,Nk:()=>m,OM:()=>a,hQ:()=>O,pL:()=>u});var v=o(73024),p=o.n(v),I=o(76760),P=o.n(I),g=o(58552),A=o(43576);
function $(i){const d=new Map,M=f=>{const E=d.get(f);if(E!==void 0)return E;let l=f;try{l=(0,v.realpathSync)(f)}catch{const b=P().dirname(f);b!==f&&(l=P().join(
M(b),P().basename(f)))}return d.set(f,l),l};return f=>{const E=P().resolve(i,f),l=P().join(M(P().dirname(E)),P().basename(E));return O(l)}}const O=i=>process.platform===
"win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function m(i){if(process.platform!=="win32")return;const d=i.replace(/^[a-z]:/i,"").split(
/[\\/]/),[M]=d.flatMap(f=>/^\.{0,2}$/.test(f)?[]:(0,A.tb)(f)??[]);return M===void 0?void 0:`'${i}' cannot be written: a part of it ${M}`}function a({matched:i,overwrite:d,
identity:M,exists:f,words:E}){const l=new Set(i.map(M)),b=new Set;return(T,K)=>{const k=m(T);if(k!==void 0)throw(0,g.G6)([{field:"output",message:k}]);const Z=M(
T),R=K.inputs.some(B=>M(B)===Z);if(b.has(Z)||l.has(Z)&&!(d&&R))throw(0,g.G6)([{field:"output",message:`'${T}' is another input or result: choose a different pat\
tern`}]);if(!d&&f(T))throw(0,g.G6)([{field:"output",message:u([T],E)}]);b.add(Z)}}function u([i,...d],{replace:M}){const f=d.length===0?" exists":` and ${d.length}\
 more exist`;return`'${i}'${f} already: choose a different pattern, or ${M}`}}),86006:((oe,N,o)=>{o.d(N,{U:()=>I,_V:()=>P,gY:()=>p,wm:()=>g});var v=o(58552);const p="\
version https://git-lfs.github.com/spec/",I="set lfs: true for actions/checkout",P=A=>A.subarray(0,p.length).toString("latin1")===p;function g(A){if(P(A))throw new v.
zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${I}`})}}),15969:((oe,N,o)=>{
o.d(N,{FK:()=>m,I5:()=>g,M0:()=>P,NB:()=>A,RD:()=>I,ZJ:()=>O,d7:()=>a,dR:()=>$});var v=o(76760),p=o.n(v);const I=({workspace:u,temporary:i})=>i===void 0?[u]:[u,
i];function P({workspace:u,otherNames:i=[]},d){const M=p().resolve(u,d);for(const[f,E]of i){const l=p().relative(f,M);if(m(l))return p().join(E,l)}return M}const g=(u,i)=>[
...I(u),...u.anywhere?[p().parse(i).root]:[]].filter(d=>m(p().relative(d,i))).sort((d,M)=>M.length-d.length)[0],A=(u,i)=>g(u,P(u,i))!==void 0;function $(u,i){const d=P(
u,i),M=p().relative(u.workspace,d);return a(m(M)?M:d)}const O=({workspace:u,around:i=u},d)=>p().isAbsolute(d)?d:p().posix.join(a(p().relative(i,u)),d),m=u=>u!==
".."&&!u.startsWith(`..${p().sep}`)&&!u.startsWith("../")&&!p().isAbsolute(u),a=u=>p().sep==="/"?u:u.replaceAll(p().sep,"/")}),34:((oe,N,o)=>{o.d(N,{AU:()=>u,zz:()=>M});
var v=o(73024),p=o.n(v),I=o(76760),P=o.n(I),g=o(58552),A=o(8526),$=o(54614),O=o(97904),m=o(30245);const a=20;class u{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(l,b){
this.places=l,this.overwrite=b}async write(l){if(this.closed)throw f();const b=this.writeAll(l);this.running.add(b),await b.finally(()=>this.running.delete(b))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(l){const b=[],T=[];let K=performance.now()+a,k=l[0]?.path??"";try{for(const Z of l){if(this.
closed)throw f();if(k=Z.path,(0,m.SV)(P().basename(Z.path)))throw new g.zU("configuration",`'${Z.path}' is a name that Git uses: set output to another name`);const R=P().
join(this.folder(P().dirname(Z.path)),P().basename(Z.path)),B=P().join(P().dirname(R),`.octavo-${process.pid}-${++this.serial}.tmp`);T.push(B),await Z.write(B),
performance.now()>K&&(await(0,A.pause)(),K=performance.now()+a),b.push({temporary:B,target:R,path:Z.path})}if(this.closed)throw f();for(const{temporary:Z,target:R,
path:B}of b)k=B,this.checkAgain(B,R),(0,v.renameSync)(Z,R)}catch(Z){for(const R of T)(0,O.TF)(R);throw Z instanceof g.zU?Z:M(k,Z)}}checkAgain(l,b){const T=(0,m.
wI)(this.places,P().dirname(l));if(P().join(T,P().basename(l))!==b||!this.overwrite&&(0,O.Ms)(b)!==void 0)throw new g.zU("configuration",`'${l}' was made by ano\
ther program in the meantime and is not replaced: run it again`)}folder(l){let b=this.folders.get(l);return b===void 0&&(b=(0,m.wI)(this.places,l),(0,v.mkdirSync)(
b,{recursive:!0}),this.folders.set(l,b)),b}}const i={EACCES:"writing there is not permitted",EPERM:"writing there is not permitted",EROFS:"the file system is re\
ad-only",ENOSPC:"the disk is full",EDQUOT:"the quota of the disk is used up",ENOENT:"its folder does not exist",EISDIR:"a folder has that name",ENOTDIR:"a part \
of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function d(E){
const l=(0,$.xU)(E);return i[l]??`the file system refused it (${l})`}function M(E,l){return new g.zU("configuration",`'${E}' could not be written: ${d(l)}`,{cause:l})}
const f=()=>new g.zU("cancelled","The step was cancelled")}),44020:((oe,N,o)=>{o.d(N,{E4:()=>g,EI:()=>$,Lc:()=>A});var v=o(4406),p=o(58426),I=o(72256);const P="\
check_document";function g({name:O},m){return O===P?{...m,on_violation:"report"}:m}function A({name:O,params:m},a,u){if(O!==P||!a.data)return a;const i=M=>(0,I.
bC)(u,M,[M]),d=(0,v.fU)(a.data,{nameOf:i,restate:M=>({...M,message:(0,I.bC)(u,M.message,v.oH)})});return m.on_violation==="error"&&(0,v.Pu)(d),{...a,data:d}}function $(O){
return O instanceof v.EC?{[(0,p.zI)(P).dataKey??""]:O.report}:{}}}),76223:((oe,N,o)=>{o.d(N,{UX:()=>A,V0:()=>g,eJ:()=>$,jb:()=>P});var v=o(61729),p=o(58426);const I=(0,p.
zI)("compare_documents").dataKey??"",P=({data:O})=>O[I];function g(O){const m=(0,v.Gv)(O[I]?.difference)?O[I].difference.content:void 0;return typeof m=="string"?
Buffer.from(m,"base64"):void 0}function A(O){const m=O[I],a=m?.difference;if(!m||!(0,v.Gv)(a))return O;const{content:u,...i}=a;return{...O,[I]:{...m,difference:i}}}
const $=O=>P(O)?.same===!1}),79463:((oe,N,o)=>{o.d(N,{C:()=>E,g:()=>l});var v=o(58552),p=o(68747),I=o(58426),P=o(31424),g=o(43576),A=o(10442),$=o(4528),O=o(97904),
m=o(72256),a=o(76223),u=o(45180),i=o(32885),d=o(44020),M=o(98446),f=o(45657);class E extends Error{input;cause;step;operation;constructor(w,H,q,ce){super("a job\
 failed"),this.input=w,this.cause=H,this.step=q,this.operation=ce}}async function l(S,w,H,q){const ce=S.inputs[0]??"",ae={source:ce},se=[];try{let fe=[];for(const[
Q,J]of S.inputs.entries())ae.source=J,fe.push({position:Q,source:J,document:await q.read(J),facts:{},notes:[],data:{}});const pe=fe.reduce((Q,{document:J})=>Q+q.
sizeOf(J),0);for(const[Q,J]of w.steps.entries())ae.operation=J.name,w.steps.length>1&&(ae.step=`steps[${Q+1}] (${J.name})`),fe=await Ee(fe,J,S,w,H,ae),(0,f.RZ)(
se,fe.flatMap(({document:Oe,files:De=[]})=>[Oe,...De]));ae.source=ce,delete ae.step,delete ae.operation;const le=k(S,fe).map(Q=>b(Q,pe,w,q)),re=le.flatMap(({output:Q,
result:J})=>Q===null||J===null?[]:[{path:Q,write:Oe=>K(J,Oe,q)}]);for(const{path:Q}of re)w.claim(Q,S);return await w.write(re),le.map(({result:Q,status:J,output:Oe,
pages:De,facts:Ke,notes:Ie,message:Re,data:Le})=>{const ke=Q===null?null:T(Q,q);return{status:J,input:ce,inputs:S.inputs,output:Oe,pages:De,bytesBefore:pe,bytesAfter:ke,
facts:Ke,notes:Ie,message:Re,data:Le}})}catch(fe){throw new E(ae.source,fe,ae.step,ae.operation)}finally{await q.release(se)}}function b(S,w,{minimumSaving:H},q){
const ce=S.result===null?void 0:(0,i.A)(w,T(S.result,q),H);return ce===void 0?S:{...S,status:"skipped",output:null,result:null,message:ce}}const T=(S,w)=>S instanceof
Uint8Array?S.length:w.sizeOf(S),K=(S,w,H)=>S instanceof Uint8Array?(0,O.qf)(w,S):H.write(S,w);function k(S,w){if(S.kind==="files")return w.flatMap(se=>$e(S,se));
const H=se=>(0,g.NL)(w.map(({document:fe},pe)=>(0,g.jC)(se(fe)??"",g.ly,(0,P.n)(pe+1))),g.ly),q=H(({title:se})=>se),ce=H(({match:se})=>se);if(S.kind==="data")return w.
map(se=>Z(S,se));const ae=se=>S.outputPath({index:se+1,title:q[se]??"",match:ce[se]??""});return w.map(({document:se,facts:fe,notes:pe,data:le},re)=>({status:"d\
one",output:ae(re),result:(0,u.Cj)(S.kind)?B(le,ae(re)):se,pages:se.pageCount??null,facts:{...fe,...S.tellsMatch&&se.match!==void 0&&{match:se.match}},notes:Y(pe),
message:null,data:(0,u.Cj)(S.kind)?G(le):(0,a.UX)(le)}))}function Z(S,{document:w,facts:H,notes:q,data:ce}){const ae=(0,a.V0)(ce);return{status:"done",output:ae?
S.outputPath({index:1}):null,result:ae??null,pages:w.pageCount??null,facts:H,notes:Y(q),message:null,data:(0,a.UX)(ce)}}const R=(0,I.zI)("extract_text").dataKey??
"";function B({[R]:S={}},w){if((0,u.V9)(w)&&(0,$.u9)(S))return Buffer.from((0,$.G7)(S)??z(S),"utf8");const H=(0,$.KV)(S);return H?Buffer.from((0,$.JF)(H),"utf8"):
Buffer.from((0,$.u9)(S)?JSON.stringify(S):(0,$.uv)(S),"utf8")}function z(S){const w=(0,M.y_)((0,$.IF)(S).length,"table");throw(0,v.G6)([{field:"output",message:`\
is a .csv file, which holds one table, and the document has ${w} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const G=({[R]:S={},...w})=>({
...w,[R]:(0,$._m)(S)}),Y=S=>S.map(({text:w})=>w),X={...g.zE,leadingDots:!1};function ne(S){const[,w,H]=/-(\d+)\.([a-z]+)$/.exec(S)??[];return w===void 0||H===void 0?
{}:{page:w,extension:H}}const ge=S=>typeof S=="string"||typeof S=="number"?`${S}`:"";function $e(S,{files:w=[],facts:H,notes:q,data:ce}){const ae={pages:null,notes:Y(
q),data:ce};if(w.length===0)return[{...ae,status:"skipped",output:null,result:null,facts:H,message:"The document has no matching files"}];const se=(0,g.NL)(w.map(
({name:le},re)=>(0,g.jC)(le,X,`file-${re+1}`)),X),fe=(0,g.NL)(w.map(({facts:{label:le,page:re}},Q)=>(0,g.jC)(ge(le),X,ge(re??Q+1))),X),pe=le=>{const re=se[le]??
"";return{index:le+1,file:re,label:fe[le]??"",...ne(re)}};return w.map((le,re)=>({...ae,status:"done",output:S.outputPath(pe(re)),result:le,facts:{...H,mimeType:le.
mediaType,...le.facts},message:null}))}const ve=(S,w)=>({...S,...w}),_e=({signal:S,timeLimit:w,onProgress:H},q,ce)=>({signal:S,timeLimit:w,onProgress:ae=>H(q,(0,p.
i9)(ce.name),ae)});async function Ee(S,w,H,q,ce,ae){const{input:se,dataKey:fe}=(0,I.zI)(w.name),pe=se==="many",le=pe?[S]:S.map(Q=>[Q]),re=[];for(const Q of le){
const[J]=Q;if(!J)continue;ae.source=J.source;const Oe=await q.parametersOf(w,pe?H.inputs[0]??"":J.source),De=w.name==="add_page_numbers"?q.numbersOf(H,J.position):
void 0,Ke=(0,d.E4)(w,ve(Oe,De)),Ie=await ce.run(w.name,Q.map(({document:Ae})=>Ae),Ke,_e(q,J.source,w)).catch(Ae=>{const ze=Ae instanceof v.zU?Ae.position:void 0;
throw ae.source=Q[(ze??1)-1]?.source??J.source,Ae}),{documents:Re,files:Le,notes:ke,facts:et,data:tt}=(0,d.Lc)(w,Ie,q.spelling),Je=pe?{...J,facts:{},data:{}}:J,
Xe={source:J.source,facts:{...Je.facts,...et},notes:(0,A.p5)(Q.flatMap(Ae=>Ae.notes),ke.map(({code:Ae,message:ze,mentions:h=[]})=>({code:Ae,text:(0,m.bC)(q.spelling,
ze,h)}))),data:tt===void 0||fe===void 0?Je.data:{...Je.data,[fe]:tt}},{position:Qe}=J;if(Le!==void 0)re.push({...Xe,position:Qe,document:J.document,files:Le});else
for(const Ae of Re){const ze={...pe?{}:F(J.document),...F(Ae),name:J.document.name};re.push({...Xe,position:Qe,document:{...Ae,...ze},facts:{...Xe.facts,...V(Ae)}})}}
return re}const F=({title:S,match:w})=>({...S===void 0?{}:{title:S},...w===void 0?{}:{match:w}});function V({firstPage:S,lastPage:w,title:H}){return{...S===void 0||
w===void 0?{}:{firstPage:S,lastPage:w},...H===void 0?{}:{title:H}}}}),46863:((oe,N,o)=>{o.d(N,{NZ:()=>m,R5:()=>O,ZK:()=>$});var v=o(76760),p=o.n(v),I=o(58552),P=o(
54614),g=o(97904),A=o(86006);const $=a=>({read:u=>O(u,a),sizeOf:({bytes:u})=>u.length,write:({bytes:u},i)=>(0,g.qf)(i,u),release:async()=>{}});async function O(a,u){
const i=await(0,g.oD)(p().resolve(u,a)).catch(d=>{throw(0,P.xU)(d)==="ERR_FS_FILE_TOO_LARGE"?new I.zU("limit_exceeded","The file is larger than 2 GB, the most t\
hat can be processed",{advice:"Split the document where it is made",cause:d}):m(d)});return(0,A.wm)(i),{name:p().posix.basename(a),bytes:i}}const m=a=>new I.zU(
"unreadable_document",`The file could not be opened (${(0,P.xU)(a)})`,{cause:a})}),54614:((oe,N,o)=>{o.d(N,{Hn:()=>g,IV:()=>$,cz:()=>A,g$:()=>P,uP:()=>m,xU:()=>O});
var v=o(58552),p=o(61729);const I=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,P=a=>a.replace(I,u=>`\\u${u.charCodeAt(0).toString(16).padStart(4,"0")}`).replace(
/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),g=a=>P(a).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(
/"/g,"&quot;"),A=a=>a.reduce((u,i)=>u+i,0);function $(a){const u=["B","kB","MB","GB"];let i=a,d=0;for(;i>=999.95&&d<u.length-1;d++)i/=1e3;return`${d===0||i>=99.95?
Math.round(i):i.toFixed(1)} ${u[d]}`}function O(a){const u=(0,p.Gv)(a)?a.code:void 0;return typeof u=="string"?u:"unknown reason"}function m(a){if(!(a instanceof
Error))return typeof a;const u=[`${a.name} (${O(a)})`,...(0,v.ek)(a)].join(`
    `);return a.cause===void 0?u:`${u}
caused by ${m(a.cause)}`}}),72256:((oe,N,o)=>{o.d(N,{V0:()=>A,bC:()=>g});var v=o(58552),p=o(68747),I=o(58426);const P=$=>(0,I.F)($)?(0,p.i9)($):`--${(0,p.i9)($)}`,
g=($,O,m)=>$==="wire"?O:(0,p.an)(O,m,$==="inputs"?p.i9:P);function A($,O,m){const a=(0,v.R3)(m);if($!=="options")return g($,O,a);const{fields:u,operation:i,issues:d}=m,
M=new Set([...u,i,...d.flatMap(({mentions:b=[]})=>b)]),f=b=>b.includes("_")||M.has(b),l=a.filter(b=>!f(b)&&/^\w+$/.test(b)).reduce((b,T)=>b.replace(new RegExp(`\
\\b${T}(?=: )`,"g"),P(T)),O);return g($,l,a.filter(f))}}),13707:((oe,N,o)=>{o.d(N,{L4:()=>g,Mu:()=>P,PI:()=>A,lB:()=>$,vH:()=>I});var v=o(10008);const p="compar\
e_documents",I={withBase:!1,showText:!1,failOnDifference:!1},P=O=>O.some(({name:m,params:a})=>m===p&&"difference_pdf"in a&&a.difference_pdf===!0),g=O=>({withBase:O(
"compare-with-base"),showText:O("show-text"),failOnDifference:O("fail-on-difference")});function A(O,{withBase:m,showText:a}){return O.name!==p?O:{...O,raw:{...a&&
{with_text:"true"},...O.raw},fromBase:m}}function $(O,{withBase:m,showText:a,failOnDifference:u}){const i=[...m?["compare-with-base"]:[],...a?["show-text"]:[],...u?
["fail-on-difference"]:[]];return O.some(({name:d})=>d===p)?m?O.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:O.
some(({paths:d})=>d[v.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(d=>({field:d,message:"\
needs the operation compare-documents"}))}}),51327:((oe,N,o)=>{o.d(N,{S:()=>p,SH:()=>I,rh:()=>g});const v=/^[A-Za-z0-9+/]+={0,2}$/;function p(A){if(A.includes("\
-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(A,"utf8")};const $=A.replace(/\s/g,"");return v.test($)&&$.length%4===0?{name:"key.p12",bytes:Buffer.from(
$,"base64")}:void 0}const I="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",P=8,g=A=>[...new Set(
[A,...A.split(/\r?\n/).filter($=>$.trim().length>=P)])]}),57214:((oe,N,o)=>{o.d(N,{BD:()=>P,jB:()=>v,jN:()=>p,oR:()=>A,r_:()=>g,yZ:()=>I});const v=[/^["'].*["']$/,
"leave out the quotes"],p=[/\$\{?[a-z_]|(?:^|[\\/])%[a-z_]\w*%(?:[\\/]|$)/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAM\
E }}"],I=[/^~/,"~ is not your home folder here: write the whole path"],P=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],g=[
/\\/,"write / between folders, not a backslash"],A=($,O)=>O.find(([m])=>m.test($))?.[1]}),45180:((oe,N,o)=>{o.d(N,{Cj:()=>z,Ud:()=>R,V9:()=>G,et:()=>X,hS:()=>B});
var v=o(76760),p=o.n(v),I=o(58552),P=o(68747),g=o(58426),A=o(31424),$=o(51521),O=o(4528),m=o(30245),a=o(64123),u=o(15969),i=o(57214),d=o(13707);const M=["{dir}",
"{name}","{index}","{operation}"];function f(F,V){if(V==="files")return T(F)?["{page}","{label}","{file}","{extension}"]:["{file}"];if(V!=="parts"&&V!=="texts")
return[];const S=F.flatMap(({name:w})=>Object.keys((0,g.zI)(w).resultFacts??{}));return["title","match"].filter(w=>S.includes(w)).map(w=>`{${w}}`)}function E(F){
const V=g.qj.filter(S=>{const w=[{name:S,params:{},paths:{}}];return f(w,B(w)).includes(F)});return V.length===0?`has the unknown placeholder ${F}`:`has ${F}, w\
hich only results of ${V.map(P.i9).join(" or ")} have`}const l={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.\
{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},b="{dir}/{name}-{page}.{extension}",T=F=>F.some(({name:V})=>(0,g.
zI)(V).filesArePages),K="{dir}/{name}-difference.pdf",k="{dir}/{name}.pdf",Z=([F],V)=>V==="document"&&F!==void 0&&(0,g.zI)(F.name).accepts==="text",R=F=>F.some(
({name:V})=>(0,g.zI)(V).input==="many");function B(F){const V=F.map(({name:H})=>(0,g.zI)(H)),S=V.filter(H=>!(0,g.rz)(H)),w=S.findLast(({input:H,output:q})=>H===
"many"||q!=="pdf");return V.at(-1)?.output==="text"?w?.output==="pdfs"?"texts":"text":S.length===0?"data":w?.output==="pdfs"?"parts":w?.output==="files"?"files":
"document"}const z=F=>F==="text"||F==="texts",G=F=>/\.csv$/i.test(F),Y=F=>F==="document"||F==="text";function X(F){const{files:V,steps:S}=F,w=B(S),H=$e(F,w),q=V.
length===0?[]:R(S)?[V]:V.map(fe=>[fe]),ce=(0,P.i9)((S.findLast(({name:fe})=>!(0,g.rz)((0,g.zI)(fe)))??S.at(-1))?.name??""),ae=q.map((fe,pe)=>{const{dir:le,name:re}=p().
posix.parse(fe[0]??""),Q=J=>{const Oe=Y(w)?pe+1:J?.index,De={dir:le||".",name:re,operation:ce,index:Oe===void 0?void 0:(0,A.n)(Oe),title:J?.title,match:J?.match,
file:J?.file,page:J?.page,label:J?.label,extension:J?.extension};return p().posix.normalize((0,$.Ct)(H,De))};return{inputs:fe,kind:w,tellsMatch:H.includes("{mat\
ch}"),outputPath:Q}}),se=w==="data"&&!(0,d.Mu)(S)?[]:Ee(ae,F,ve(H,w));if(se.length>0)throw(0,I.G6)(se);return ae}const ne=[i.jB,[/\{\{/,"a placeholder has singl\
e braces, such as {name}"],i.jN,i.yZ,i.BD,...p().sep==="/"?[i.r_]:[]];function ge(F){const V=B(F);return T(F)?b:Z(F,V)?k:V==="data"&&(0,d.Mu)(F)?K:`${l[V]}${z(V)?
O.lg[(0,O.GW)(F.at(-1)?.params??{})]:""}`}function $e({output:F,places:V,steps:S},w){const H=re=>(0,I.G6)([{field:"output",message:re}]);if(F===void 0)return ge(
S);const q=(0,i.oR)(F,ne);if(q!==void 0)throw H(q);if(z(w)&&G(F)&&(0,O.GW)(S.at(-1)?.params??{},!0)!=="text/csv")throw H("is a .csv file, which holds a table: s\
et tables to true");const ce=f(S,w),ae=[...M,...ce],se=(0,$.Qf)(F).find(re=>!ae.includes(re));if(se!==void 0)throw H(`${E(se)}: use ${ae.join(", ")}`);if(/[\u0000-\u001f]/.
test(F))throw H("must be a single line");if(/[\\/]$/.test(F))throw H(`names a folder: write a file name after it, such as ${F}{name}.pdf`);const fe=["{index}",...ce.
filter(re=>re!=="{extension}")];if((w==="parts"||w==="texts"||w==="files")&&!fe.some(re=>F.includes(re))){const{dir:re,name:Q,ext:J}=p().posix.parse((0,u.d7)(F)),
Oe=p().posix.join(re,T(S)?`${Q}-{page}${J}`:w==="files"?`${Q}.{file}`:`${Q}-{index}${J}`);throw H(`needs ${fe.join(" or ")}, because one file gives several resu\
lts: such as ${Oe}`)}const pe=p().isAbsolute(F)?(0,u.dR)(V,F):(0,u.d7)(F);if(!(p().isAbsolute(pe)?(0,u.NB)(V,pe):(0,u.FK)(p().posix.normalize(pe))))throw H("mus\
t stay in the workspace or in RUNNER_TEMP");return pe}function ve(F,V){const w=["{dir}","{name}",...Y(V)?["{index}"]:[]].filter(H=>!F.includes(H));return w.length===
0?"process them in different steps":`use ${[w.slice(0,-1).join(", "),...w.slice(-1)].filter(H=>H!=="").join(" or ")}`}const _e=F=>F.kind==="parts"||F.kind==="te\
xts"?F.outputPath({index:1}):F.outputPath();function Ee(F,{matched:V,overwrite:S,identity:w,exists:H,places:q},ce){const ae=new Map(V.map(Q=>[w(Q),Q])),se=new Map;
for(const Q of F){const J=w(Q.outputPath()),Oe=se.get(J);Oe?Oe.push(Q):se.set(J,[Q])}const fe=[],pe=[],le=Q=>{fe.push({field:"output",message:Q})};for(const[Q,J,
...Oe]of se.values()){if(!Q)continue;const De=Q.outputPath(),Ke=(0,a.Nk)(De);if(!(0,u.NB)(q,De)||De==="."||De.endsWith("/"))le(`'${De}' is not a file in the wor\
kspace or in RUNNER_TEMP`);else if(Ke!==void 0)le(Ke);else if((0,m.SV)(De))le(`'${De}' is below .git, where nothing is written`);else if(J){const[Ie,Re]=[Q.inputs[0],
J.inputs[0]],Le=Oe.length===0?`'${Ie}' and '${Re}' would both`:`'${Ie}', '${Re}' and ${Oe.length} more would all`;le(`${Le} be written to '${De}': ${ce}`)}else{
const Ie=_e(Q),Re=w(Ie),Le=ae.get(Re);Le!==void 0&&!Q.inputs.some(ke=>w(ke)===Re)?le(`'${Ie}' would replace another file that the step reads: choose a different\
 pattern`):Le!==void 0&&!S?le(`'${Ie}' would replace the input: choose a different pattern, or ${q.words.replace}`):Le===void 0&&!S&&H(Ie)&&pe.push(Ie)}}pe.length>
0&&le((0,a.pL)(pe,q.words));const re=5;return fe.length<=re?fe:[...fe.slice(0,re),{field:"output",message:`and ${fe.length-re} more such clashes`}]}}),32885:((oe,N,o)=>{
o.d(N,{A:()=>I,T:()=>p});var v=o(45180);function p(P){const g=A=>[{field:"minimum-saving",message:A}];return P.some(({name:A})=>A==="optimize_document"||A==="co\
mpress_document")?(0,v.Ud)(P)||(0,v.hS)(P)!=="document"?g("needs one result for each file: no merge, no split, no extraction"):[]:g("needs a step optimize-docum\
ent or compress-document")}function I(P,g,A){return A===void 0||g<=P*(1-A/100)?void 0:`Not written: the result is ${(Math.max(0,P-g)/P*100).toFixed(1)} % smalle\
r, and minimum-saving is ${A} %`}}),10008:((oe,N,o)=>{o.d(N,{s:()=>M,w:()=>f});var v=o(19357),p=o(15828),I=o(58426),P=o(51521),g=o(33858);function A(R,B){const z=Object.
entries((0,I.zI)(R).fields).filter(([,{group:G}])=>G==="permissions");return z.length>0&&B.user_password===void 0&&!z.some(([G])=>B[G]===!1)}var $=o(51327);const O={
encryption_algorithm:"AES-256"};var m=o(61729);function a(R){const B=R.startsWith("[")?(0,m.qF)(R):void 0;return Array.isArray(B)?B:R.split(/\r?\n/).map(z=>z.trim().
replace(/,$/,"")).filter(z=>z!=="").join(",")}var u=o(45657);const i={name:"file",bytes:Uint8Array.of(0)},d=["{dir}","{name}"],M="compare_to";function f({name:R,
raw:B,typed:z,fromBase:G=!1},Y){const{fields:X}=(0,I.zI)(R),ne={},ge={},$e=[];for(const[Ee,F]of Object.entries({...b(X),...B})){const V=X[Ee];if(V===void 0)continue;
const S=T(V,F,z[Ee]);"problem"in S&&$e.push({field:Ee,message:S.problem}),"path"in S&&(ge[Ee]=S.path),ne[Ee]="value"in S?S.value:V.kind==="json"?{}:i}G&&(ne[M]??=
i);const ve=(0,v.qL)(R,ne,Y),_e=new Set($e.map(({field:Ee})=>Ee));for(const Ee of ve.issues)_e.has(Ee.field)||$e.push(Ee);return $e.length===0&&(0,u.RZ)($e,l(R,
ne,ve.params)),{step:{name:R,params:ve.params,paths:ge,...G&&{fromBase:G}},issues:$e}}const E=["pages","first_page","last_page"];function l(R,B,z){const G=X=>B[X]!==
void 0&&B[X]!=="";return(R==="extract_pages"||R==="remove_pages")&&!E.some(G)?[{field:"pages",message:"is required, unless one of these is given: first_page, la\
st_page",mentions:E.slice(1)}]:A(R,{...z})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what re\
aders must not do to false, or give user_password",mentions:["user_password"]}]:[]}const b=R=>Object.fromEntries(Object.entries(O).filter(([B])=>Object.hasOwn(R,
B)));function T(R,B,z){if(B===""||B===null||z===null)return{value:""};if(R.kind==="pageOrder"||R.kind==="pageSet"){if(typeof B!="string"&&!Array.isArray(B))return{
problem:"must be pages such as 1..3, or a list of pages"};const ne=(0,g.D_)(B);return"problem"in ne?ne:{value:ne.text.trim()}}const G=R.kind==="json"&&R.list!==
void 0;if(R.kind==="json"&&typeof B=="object"&&(G||!Array.isArray(B)))return{value:z};if(R.kind==="choices"&&Array.isArray(B))return{value:B};if(R.kind==="json"&&
Array.isArray(B))return{problem:K(R)};if(typeof B!="string")return{problem:`must be ${`${R.kind==="choices"?"":"a single value, "}${(0,p.pG)(R)}`}, and is a ${Array.
isArray(B)?"list":"mapping"}`};const Y=B.trim();if(R.kind==="text")return{value:B};if(Y==="")return{value:""};if(R.kind==="choices")return{value:a(Y)};if(R.kind===
"file"&&R.secret)return k(Y);const X=Y.startsWith("[")&&Y.endsWith("]");return G&&X?{value:Y}:R.kind==="json"&&(X||!Y.startsWith("{")&&Y.includes(`
`))?{problem:K(R)}:R.kind==="file"||R.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(Y)?Z(Y):{value:Y}}const K=({placeholder:R='{"name": "value"}',list:B})=>`must\
 be a JSON object such as ${R.replace(/^e\.g\. /,"")}${B===void 0?"":`, or the list ${B} alone`}, or the path of a file that holds one; inside steps it can also\
 be a YAML mapping`;function k(R){const B=(0,$.S)(R);return B?{value:B}:{problem:$.SH}}function Z(R){const B=(0,P.Qf)(R).find(z=>!d.includes(z));return B!==void 0?
{problem:`has the unknown placeholder ${B}: a path may hold ${d.join(" and ")}`}:/[\u0000-\u001f]/.test(R)?{problem:"must be the path of one file"}:{path:R}}}),
4406:((oe,N,o)=>{o.d(N,{EC:()=>u,Pu:()=>i,Qf:()=>P,fU:()=>a,g$:()=>A,oH:()=>g});var v=o(58552),p=o(61729);const I=1e3,P=(d,M,{found:f=null,limit:E=null,pages:l=[]}={})=>({
rule:d,found:f,limit:E,pages:l.slice(0,I),message:M}),g=["open_password"],A=(d,M,f)=>`The file has ${d} ${f}; at most ${M} are allowed.`;function $({failures:d}){
return Array.isArray(d)?d.flatMap(O):[]}function O(d){if(!(0,p.Gv)(d))return[];const{rule:M,found:f,limit:E,pages:l,message:b}=d;if(typeof M!="string"||typeof b!=
"string")return[];const T=Array.isArray(l)?l.filter(K=>typeof K=="number"):[];return[{rule:M,found:m(f),limit:m(E),pages:T,message:b}]}const m=d=>typeof d=="num\
ber"?d:null;function a(d,{nameOf:M,restate:f}){const{checks:E}=d,l=$(d).map(T=>({...f(T),rule:M(T.rule)})),b=Array.isArray(E)?E.flatMap(T=>typeof T=="string"?[M(
T)]:[]):[];return{...d,...E!==void 0&&{checks:b},failures:l}}class u extends v.zU{report;constructor(M){const f=$(M).map(({message:E})=>E);super("invalid_parame\
ters",`The check failed: ${f.join(" ")}`,{issues:f.map(E=>({field:"file",message:E,mentions:g}))}),this.report=M}}function i(d){if(d.passed===!1)throw new u(d)}}),
68747:((oe,N,o)=>{o.d(N,{XM:()=>g,an:()=>P,i9:()=>I});var v=o(58426);const p=A=>A.replace(/_(\w)/g,($,O)=>O.toUpperCase()),I=A=>A.replaceAll("_","-");function P(A,$,O){
const m=$.filter(a=>/^\w+$/.test(a));return m.length===0?A:A.replace(new RegExp(`\\b(?:${m.join("|")})\\b`,"g"),O)}const g=A=>(0,v.zI)(A).path??`/v1/${A}`}),85673:((oe,N,o)=>{
o.d(N,{gx:()=>g,h:()=>P});function v(a,u){const i=p(a,u);if(i!==void 0)return[i];const d=$(a);return u.filter(M=>$(M).some(f=>f.length>3&&d.includes(f)))}function p(a,u){
let i;const d=$(a);for(const M of u){const f=I(d,$(M));f<=2&&f<(i?.count??1/0)&&(i={name:M,count:f})}return i?.name}function I(a,u){return a.length!==u.length?a.
length*u.length===0?1/0:I([a.join("")],[u.join("")]):u.reduce((i,d,M)=>{const f=a[M]??"",E=Math.min(f.length,d.length),l=m(f,d);return l>(E<3?0:E<7?1:2)?1/0:i+l},
0)}const P=(a,u)=>A(v(a,u));function g(a,u){const i=p(a,u),d=f=>$(f).sort().join(" "),M=d(a);return A(i===void 0?u.filter(f=>a!==""&&d(f)===M):[i])}const A=a=>a.
length===0||a.length>3?"":` (did you mean ${a.join(" or ")}?)`,$=a=>a.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(
u=>u!==""),O=2;function m(a,u){if(Math.abs(a.length-u.length)>O)return 1/0;let i=[],d=Array.from({length:u.length+1},(f,E)=>E<=O?E:1/0);for(let f=0;f<a.length;f++){
const E=[];E[0]=f+1;let l=1/0;for(let b=Math.max(0,f-O);b<=Math.min(u.length-1,f+O);b++){const T=f>0&&b>0&&a[f]===u[b-1]&&a[f-1]===u[b];E[b+1]=Math.min((d[b+1]??
1/0)+1,(E[b]??1/0)+1,(d[b]??1/0)+(a[f]===u[b]?0:1),T?(i[b-1]??1/0)+1:1/0),l=Math.min(l,E[b+1])}if(l>O)return 1/0;i=d,d=E}const M=d[u.length]??1/0;return M>O?1/0:
M}}),4528:((oe,N,o)=>{o.d(N,{G7:()=>f,GW:()=>I,IF:()=>u,JF:()=>a,KV:()=>m,_m:()=>O,lg:()=>p,u9:()=>$,uv:()=>A});const v=null,p={"application/json":".json","text\
/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function I(l,b=!1){const{per_page:T,tables:K,layout:k}=l;return P(l)?"appli\
cation/jsonl":b&&K===!0&&T!==!0?"text/csv":T===!0||K===!0?"application/json":k==="markdown"?"text/markdown":"text/plain"}const P=l=>(l.pieces??"none")!=="none";
function g(l){const b=I(l);return P(l)?["application/json",b]:l.tables===!0?[b,"text/csv"]:b==="text/markdown"?["application/json",b,"text/plain"]:[...new Set([
"application/json",b])]}const A=({text:l})=>typeof l=="string"?l:"",$=({pages:l,tables:b,pieces:T})=>(l??b??T)!==void 0;function O({text:l,pages:b,tables:T,pieces:K,
...k}){return k}const m=({pieces:l})=>l,a=l=>l.map(b=>`${JSON.stringify(b)}
`).join(""),u=({tables:l})=>l??[];function i(l){return u(l).flatMap(({page:b,rows:T,header:K,certain:k},Z)=>{const R=M(T,K);return T.slice(K?1:0).map((B,z)=>({row:Object.
fromEntries(B.map((G,Y)=>[R[Y],G])),about:{page:b,table:Z+1,row:z+1,certain:k}}))})}const d="pdf";function M(l,b){const T=l.reduce((k,{length:Z})=>Math.max(k,Z),
0),K=new Set([d]);return Array.from({length:T},(k,Z)=>{const R=b&&l[0][Z]||`Column ${Z+1}`;let B=R;for(let z=2;K.has(B);z++)B=`${R} ${z}`;return K.add(B),B})}function f(l){
const[b,...T]=u(l);return b&&T.length===0?E(b.rows):void 0}const E=l=>l.map(b=>`${b.map(T=>/[",\r\n]/.test(T)?`"${T.replaceAll('"','""')}"`:T).join(",")}\r
`).join("")}),49180:((oe,N,o)=>{o.d(N,{q:()=>p});const v="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function p(g){const A=g.toLowerCase(),$=/^#([\da-f]{3}|[\da-f]{6})$/.exec(A)?.[1]??P().get(A);return $===void 0?void 0:($.length===3?[...$].map(m=>m+m):[$.
slice(0,2),$.slice(2,4),$.slice(4)]).map(m=>Number.parseInt(m,16))}let I;function P(){const g=v.split(" ");return I??=new Map(g.flatMap((A,$)=>$%2===0?[[A,g[$+1]]]:
[]))}}),17079:((oe,N,o)=>{o.d(N,{Z:()=>g,_:()=>P});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,I=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(m){
if(m.length>64)return;const a=m.trim().replace(p,(u,i,d,M)=>`${i??""}${1900+Number(d)}${M}`);return $(A(v.exec(a)??I.exec(a)))}function g(m){const a=m.length>64?
void 0:A(I.exec(m.trim()));if(!a||$(a)===void 0)return;const{year:u,month:i="",day:d="",hour:M="",minute:f="",second:E="",zone:l=""}=a;return`D:${u}${i}${d}${M}${f}${E}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function A(m){if(!m)return;const[,a,u,i,d,M,f,E,l,b,T]=m,K=E??(l===void 0?void 0:`${l}${b??"00"}:${T??"00"}`);return{year:a,
month:u,day:i,hour:d,minute:M,second:f,zone:K}}function $(m){if(!m)return;const{year:a,month:u,day:i,hour:d,minute:M="00",second:f="00",zone:E}=m,l=(T,K,k)=>T===
void 0||Number(T)>=K&&Number(T)<=k;if(Number(a)===0||!l(u,1,12)||!l(i,1,O(Number(a),Number(u)))||!l(d,0,23)||!l(M,0,59)||!l(f,0,59)||E!==void 0&&E!=="Z"&&!(l(E.
slice(1,3),0,23)&&l(E.slice(4),0,59)))return;const b=[a,u,i].filter(T=>T!==void 0).join("-");return d===void 0?b:`${b}T${d}:${M}:${f}${E==="+00:00"||E==="-00:00"?
"Z":E??""}`}function O(m,a){return a===2?m%4===0&&(m%100!==0||m%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),19357:((oe,N,o)=>{o.d(N,{qL:()=>pe,lF:()=>Q,iL:()=>se});
var v=o(58552),p=o(15828),I=o(58426),P=o(33037),g=o(61729);const A=100,$=5e5,O=5e4,m=1e5,a={values:$,keys:O};function u(h,x,W){const C=typeof x=="object"?G(x):x;
if(typeof C!="string")return{problem:W};if(C.length>h.maxLength)return C===x?{problem:`must be at most ${h.maxLength} characters long, and has ${C.length}`}:{problem:W};
const ee=i(C);if(ee)return{problem:`must not have more than ${a[ee]} ${ee}${ee==="keys"?" that differ":""}`};const ue=C===x?(0,g.qF)(C):JSON.parse(C);if(ue===void 0){
const be=C.length<=m&&(0,g.qF)(C.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${W}; it is\
 not valid JSON${be}`}}return Z(h,ue,W)}function i(h){const x=new Set;let W=0;for(let C=0;C<h.length;C++){const ee=h.charCodeAt(C);if(ee===d){const ue=C;if(C=K(
h,C),k(h,C)&&x.add(h.slice(ue,C)),x.size>O)return"keys"}else if((ee===E||ee===l||ee===b)&&++W>$)return"values"}}const[d,M,f,E,l,b]=[34,92,58,44,91,123],T=32;function K(h,x){
let W=x+1;for(;W<h.length;W++){const C=h.charCodeAt(W);if(C===d)return W;C===M&&W++}return W}function k(h,x){let W=x+1;for(;h.charCodeAt(W)<=T;)W++;return h.charCodeAt(
W)===f}function Z({list:h},x,W){const C=h!==void 0&&Array.isArray(x)&&x.every(g.Gv)?{[h]:x}:x;return(0,g.Gv)(C)?R(C):{problem:W}}function R(h){let x=[h];for(let W=0;x.
length>0;W++){if(W===A)return{problem:`must not have more than ${A} arrays and objects within one another`};const C=[];for(const ee of x)if(!B(ee,C))return{problem:"\
has a number that is too large"};x=C}return{value:h}}function B(h,x){const W=C=>(z(C)&&x.push(C),typeof C!="number"||Number.isFinite(C));if(Array.isArray(h))return h.
every(W);for(const C in h)if(Object.hasOwn(h,C)&&!W(h[C]))return!1;return!0}const z=h=>typeof h=="object"&&h!==null;function G(h){try{return JSON.stringify(h)}catch{
return}}var Y=o(72750),X=o(33858),ne=o(29082),ge=o(70458),$e=o(60666),ve=o(34378);const _e=2**31-1,Ee=/^ *[+-]?\d+ *$/,F=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,V=/[\p{Cc}\u2028\u2029]/u,
S=/(?!\n)[\p{Cc}\u2028\u2029]/u,w=new RegExp("\\p{Cs}","u"),H=1e3,q={font:20*1024*1024,key:1e6,certificates:1e6},ce=new Set(["files","choices"]),ae="must be giv\
en only once";function se(h){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(h)}catch{return h}}function fe(h,x,W="absent"){const{params:C,issues:ee}=pe(
h,x,W);if(ee.length>0)throw invalidParameters(ee);return C}function pe(h,x,W="absent"){const C=(0,I.zI)(h),ee=(0,ge.h)(C.fields,x),ue={},ye=[];for(const[be,Se]of Object.
entries(C.fields)){const Ne=Object.hasOwn(ee,be),je=Ne?ee[be]:void 0;if(De(Se,je)){Ne&&W==="refuse"&&J(Se,je)?ye.push({field:be,message:Oe(Se)}):Se.required?ye.
push({field:be,message:`is required: ${(0,p.pG)(Se)}`}):"default"in Se&&(ue[be]=Se.default);continue}const We=Ke(Se,je);"problem"in We?ye.push({field:be,message:We.
problem}):ue[be]=We.value}return{params:ue,issues:[...ye,...le(C,ue,ye)]}}function le({fields:h,ascending:x,different:W,exclusive:C,needs:ee,atLeastOne:ue,someTrue:ye},be,Se){
const Ne=[],je=we=>(0,I.qR)(h[we],be[we]);if(x){const[we,xe]=[be[x[0]],be[x[1]]];typeof we=="number"&&typeof xe=="number"&&we>xe&&Ne.push({field:x[0],message:`m\
ust not be greater than ${x[1]}`,mentions:[x[1]]})}if(W){const[we,xe]=[be[W[0]],be[W[1]]];we!==void 0&&we===xe&&Ne.push({field:W[0],message:`must differ from ${W[1]}`,
mentions:[W[1]]})}for(const[we,xe]of C??[]){const Ge=je(we)?xe.filter(je):[];Ge.length>0&&Ne.push({field:we,message:`must not be given together with ${Ge.join("\
 and ")}: leave one of them out`,mentions:Ge})}for(const[we,xe,Ge]of ee??[])je(we)&&!(0,I.D)(Ge,h[xe],be[xe])&&Ne.push({field:we,message:`needs ${re(xe,Ge)}`,mentions:[
xe]});const We=we=>je(we)||Se.some(({field:xe})=>xe===we);return ue&&!ue.some(We)&&Ne.push({field:ue[0],message:`is required, unless one of these is given: ${ue.
slice(1).join(", ")}`,mentions:ue.slice(1)}),ye?.every(we=>be[we]===!1)===!0&&Ne.push({field:ye[0],message:`must be true, unless one of these is: ${ye.slice(1).
join(", ")}`,mentions:ye.slice(1)}),Ne}function re(h,x){return typeof x!="object"?`${h} to be ${x}`:"not"in x?`${h} to be other than ${x.not}`:`${h} to be given`}
function Q(h){if(Array.isArray(h))return h.join(",");if(typeof h=="object")return JSON.stringify(h);const x=String(h);if(typeof h!="number"||!x.includes("e"))return x;
if(h>=1)return BigInt(h).toString();const[W,C]=x.split("e");return`0.${"0".repeat(-Number(C)-1)}${W.replace(".","")}`}function J(h,x){return h.empty==="opener"?
!1:h.empty!=="word"||h.required===!0||x===void 0}function Oe(h){return h.required?`is empty: it must be ${(0,p.pG)(h)}`:h.kind==="text"&&h.secret?"is empty, so \
the document would open without a password: give a password, or route documents without one past this step":h.empty==="word"?`is undefined: use '' to leave it o\
ut, or give ${(0,p.pG)(h)}`:h.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in h?`is empty: write ${String(h.default)}, \
which is the default, or leave the field out`:`is empty: give ${(0,p.pG)(h)}, or leave the field out`}function De(h,x){return x==null||x===""||ce.has(h.kind)&&Array.
isArray(x)&&x.length===0?!0:h.kind==="text"&&!h.secret&&typeof x=="string"&&x.trim()===""}function Ke(h,x){const W=ce.has(h.kind)||h.kind==="json"&&h.list!==void 0;
if(Array.isArray(x)&&!W)return{problem:ae};if(x instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(h.kind){case"text":return Ie(
h,x);case"flag":return Re(h,x);case"integer":return Le(h,x);case"decimal":return et(h,x);case"choice":return Je(h,x);case"choices":return Xe(h,x);case"pageOrder":
return Qe(h,x,h.parts?X.X4:Y.p6);case"pageSet":return Qe(h,x,ne.lY);case"file":return Ae(h,x);case"files":return ze(h,x);case"json":return u(h,x,`must be ${(0,p.
pG)(h)}`);default:return h}}function Ie(h,x){if(typeof x!="string"&&!(typeof x=="number"&&Number.isFinite(x)))return{problem:`must be ${h.format?"":"text, "}${(0,p.
pG)(h)}`};const W=h.lines?String(x).replaceAll(`\r
`,`
`):String(x);if(W.length>8*h.maxLength||(0,p.Y5)(h,W)>4*h.maxLength)return{problem:`must be ${(0,p.pG)(h)}`};const C=h.secret?W:(0,ve.w)(W),ee=(0,p.Y5)(h,C);return ee>
h.maxLength||ee<(h.minLength??0)?{problem:`must be ${(0,p.pG)(h)}`}:(h.lines?S.test(C):!h.secret&&V.test(C))?{problem:`must not contain control characters${h.lines?
"":" or line breaks"}`}:!h.secret&&w.test(C)?{problem:"must not contain an incomplete character (a lone surrogate)"}:h.format&&!$e.E[h.format].holds(C)?{problem:$e.
E[h.format].problem?.(C)??`must be ${(0,p.pG)(h)}`}:{value:C}}function Re(h,x){if(typeof x=="boolean")return{value:x};const W=typeof x=="string"?x.toLowerCase():
"";return W==="true"||W==="false"?{value:W==="true"}:{problem:`must be ${(0,p.pG)(h)}`}}function Le(h,x){const C=(h.unit==="bytes"&&typeof x=="string"?(0,P.ik)(
x):void 0)??ke(x);if(C===void 0||C<h.min)return{problem:`must be ${(0,p.pG)(h)}`};const ee=h.max??_e;if(C<=ee)return{value:C};const ue=(0,p.pG)(h);return{problem:ue.
includes(String(ee))?`must be ${ue}`:`must not be greater than ${ee}`}}function ke(h){return typeof h=="string"?Ee.test(h)?Number(h.trim())+0:void 0:typeof h=="\
number"&&Number.isInteger(h)?h+0:void 0}function et(h,x){const C=(h.unit==="inches"&&typeof x=="string"?(0,P.Vi)(x):void 0)??tt(x),{above:ee=-1/0,min:ue=-1/0,max:ye=1/0}=h;
return Number.isFinite(C)&&C>ee&&C>=ue&&C<=ye?{value:C+0}:{problem:`must be ${(0,p.pG)(h)}`}}function tt(h){return typeof h=="number"?h:typeof h=="string"&&F.test(
h)?Number(h.trim()):NaN}function Je(h,x){const{open:W}=h,C=ke(x),ee=h.options.find(({value:ye,contract:be=ye})=>ye===x||typeof x=="number"&&ye===String(x)||typeof be==
"number"&&be===C);if(ee)return{value:ee.value};const ue=W?C:void 0;return W&&ue!==void 0&&ue>=W.min&&ue<=W.max?{value:ue}:{problem:`must be ${(0,p.pG)(h)}`}}function Xe(h,x){
if(typeof x=="string"&&x.length>H)return{problem:`must be ${(0,p.pG)(h)}`};const W=typeof x=="string"?x.replace(/^ +| +$/g,"").split(/ *, */):x,C=h.options.map(
({value:ee})=>ee);return!Array.isArray(W)||!W.every(ee=>C.some(ue=>ue===ee))?{problem:`must be ${(0,p.pG)(h)}`}:{value:C.filter(ee=>W.includes(ee))}}function Qe(h,x,W){
if(typeof x!="string"&&typeof x!="number")return{problem:`must be ${(0,p.pG)(h)}`};const C=String(x);if(C.length>h.maxLength)return{problem:`must be at most ${h.
maxLength} characters long, and has ${C.length}`};const ee=W(C);return"problem"in ee?{problem:ee.problem}:{value:C}}function Ae(h,x){const{name:W,bytes:C}=typeof x==
"object"?x:{};return typeof W!="string"||!(C instanceof Uint8Array)?{problem:`must be ${(0,p.pG)(h)}`}:C.length===0&&h.accepts!=="any"?{problem:"is an empty fil\
e"}:C.length>(q[h.accepts]??1/0)?{problem:`is too large: it must be ${(0,p.pG)(h)}`}:{value:{name:W,bytes:C}}}function ze(h,x){const W=Array.isArray(x)?x:[x],C=[];
for(const ue of W){const ye=Ae({...h,kind:"file"},ue??{});if("problem"in ye)return ye.problem.startsWith("must")?{problem:`must be ${(0,p.pG)(h)}`}:ye;C.push(ye.
value)}const ee=C.reduce((ue,{bytes:ye})=>ue+ye.length,0);return C.length>h.max||ee>h.maxBytes?{problem:`must be ${(0,p.pG)(h)}`}:new Set(C.map(({name:ue})=>ue)).
size<C.length?{problem:"has two files of one name"}:{value:C}}}),15828:((oe,N,o)=>{o.d(N,{Cq:()=>m,Xl:()=>O,Y5:()=>u,k_:()=>g,pG:()=>P});var v=o(33037),p=o(70458),
I=o(60666);function P(f){switch(f.kind){case"text":{const E=f.minLength?`${f.minLength} to ${f.maxLength}`:`at most ${f.maxLength}`;return f.format?`${I.E[f.format].
words}, ${E} characters`:`${E} characters`}case"flag":return"true or false";case"integer":{const E=f.unit===void 0?"":`, in ${f.unit}, ${v.KH}`;return f.max===void 0||
f.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${f.min}${E}`:`a whole number from ${f.min} to ${f.max}${E}`}case"decimal":return`a decimal number ${M(
f)}, in ${f.unit}, with a point${f.unit==="inches"?`, ${v.VR}`:""}`;case"choice":return`one of ${f.options.map(E=>typeof E.value=="number"?i(E):E.value).join(",\
 ")}${f.sides?`, ${p.j}`:""}`;case"choices":return`one or more of ${f.options.map(({value:E})=>E).join(", ")}, separated by commas`;case"pageOrder":return f.parts?
`ranges of pages such as 1-3, 7, 9-, at most ${f.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${f.maxLength} characters`;case"pageSet":
return`pages such as 1..3, -1, odd, even, all or not 2, at most ${f.maxLength} characters`;case"file":return d[f.accepts];case"files":return`at most ${f.max} im\
ages (PNG, JPEG, GIF) of at most ${f.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${f.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"\
}'}, at most ${f.maxLength} characters`;default:return f}}function g(f){if(f.contract===void 0)return"";if(f.kind==="pageOrder")return`at most ${f.contract.maxLength}\
 characters`;const{minLength:E,contract:l}=f;return"values"in l?`one of ${l.values.join(", ")}`:`${E?`${E} to ${l.maxLength}`:`at most ${l.maxLength}`} ${l.characters===
"printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}const A=({value:f,contract:E})=>typeof f=="string"&&E===void 0,$=({options:f})=>f.
some(({contract:E})=>E!==void 0)&&f.some(A),O=({options:f})=>`one of ${f.filter(E=>!A(E)).map(({value:E})=>E).join(", ")}`;function m(f,E){if(f.kind==="choice")
return $(f)&&f.options.some(b=>b.value===E&&A(b));if(f.kind==="pageOrder")return f.contract!==void 0&&String(E).length>f.contract.maxLength;if(f.kind!=="text"||
f.contract===void 0||typeof E!="string")return!1;const{contract:l}=f;return"values"in l?!l.values.includes(E):u(f,E)>l.maxLength||l.characters!==void 0&&!a.test(
E)}const a=/^[\x20-\x7e]*$/,u=({secret:f},E)=>f?E.length:[...E].length;function i({value:f,label:E,description:l}){const b=l??E.toLowerCase(),T=String(f).replace(
/^-/,"").replaceAll("_"," ").toLowerCase();return l===void 0&&E.toLowerCase().includes(T)?String(f):`${f} (${b.charAt(0).toLowerCase()}${b.slice(1)})`}const d={
pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12\
, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};function M({above:f,min:E,max:l}){const b=f===void 0?`of at least ${E??
0}`:`greater than ${f}`;return l===void 0?b:`${b} and at most ${l}`}}),50580:((oe,N,o)=>{o.d(N,{L:()=>p});var v=o(58426);function p(I,P){return Object.entries((0,v.
zI)(I).fields).flatMap(([g,A])=>{if(A.kind!=="choice"||!A.open||typeof P[g]!="number")return[];const $=A.options.map(({value:O})=>O).join(", ");return[{field:g,
message:`is a number that only some regions know: use ${$}`}]})}}),33037:((oe,N,o)=>{o.d(N,{KH:()=>v,VR:()=>p,Vi:()=>O,ik:()=>g});const v="or a size such as 18 \
MB or 18 MiB",p="or a length such as 20 mm, 2 cm or 0.5 in",I={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},P=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;
function g(m){const[,a,u]=P.exec(m)??[],i=I[u?.toLowerCase()??""];return i===void 0?void 0:Math.floor(Math.round(Number(a)*i*1e3)/1e3)}const A={mm:25.4,cm:2.54,
in:1},$=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function O(m){const[,a,u]=$.exec(m)??[],i=A[u?.toLowerCase()??""];return i===void 0?void 0:Number(
(Number(a)/i).toFixed(10))}}),51521:((oe,N,o)=>{o.d(N,{Ct:()=>A,Qf:()=>g,sA:()=>O});var v=o(98446),p=o(34378);const I=/(\{[^{}]*\})/;function P(m,a){const u=[],
i=[],d=`use ${a.map(M=>`{${M}}`).join(", ")}`;for(const M of(0,p.w)(m).split(I)){const f=a.find(E=>`{${E}}`===M);if(f)u.push({placeholder:f});else if(I.test(M))
i.push(M);else{if(/[{}]/.test(M))return{problem:`has a brace that belongs to no placeholder; ${d}`};M&&u.push({literal:M})}}return i.length===0?{pieces:u}:{problem:`\
has the unknown ${(0,v.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${d}`}}const g=m=>m.split(I).filter((a,u)=>u%2===1),A=(m,a)=>m.split(I).map(
(u,i)=>(i%2===1&&Object.hasOwn(a,u.slice(1,-1))?a[u.slice(1,-1)]:void 0)??u).join(""),$=["number","last","label","name"],O=m=>P(m,$)}),66974:((oe,N,o)=>{o.d(N,{
D6:()=>g,F1:()=>I,NL:()=>m,P3:()=>p,br:()=>P,bs:()=>O});var v=o(98446);const p={problem:"names page 0: pages count from 1, and -1 is the last page"};function I(u,i,d){
const M=[],f=[];for(const[E,l]of u.split(",").entries()){const b=E+1;if(i!==void 0&&l.trim()===""){f.push(`entry ${b} is empty: write ${i}, separated by single \
commas`);continue}const T=d(l,b);"problem"in T?f.push(P(b,l,T.problem)):M.push(T.item)}return f.length>0?{problem:O(f)}:{items:M}}const P=(u,i,d)=>`entry ${u} (\
'${a(i.trim())}') ${d}`,g=({position:u,text:i},d,M)=>P(u,i,`names ${A(d)}, but the document has ${(0,v.y_)(M,"page")}`);function A(u){return Number.isSafeInteger(
u)?`page ${u}`:"a page far beyond its end"}const $=5;function O(u){const i=u.length-$;return[...u.slice(0,$),...i>0?[`and ${i} more such entries`]:[]].join("; ")}
function m(u){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after \
it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function a(u){const i=[...u].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return(0,v.Bu)(i.join(""),40)}}),72750:((oe,N,o)=>{
o.d(N,{Ly:()=>A,UL:()=>$,aW:()=>g,p6:()=>P});var v=o(58552),p=o(66974);const I=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,P=m=>(0,p.F1)(m,"pages such as 3,1,2 or 2..5",
(a,u)=>{const i=I.exec(a);if(!i)return{problem:O(a)};const d=Number(i[1]),M=i[3]===void 0?void 0:Number(i[3]);return d===0||M===0?p.P3:{item:{from:d,to:M,range:i[2]!==
void 0,text:a.trim(),position:u}}});function g(m,a,u){const i=b=>(0,v.G6)([{field:"page_order",message:b}]),d=P(m);if("problem"in d)throw i(d.problem);const M=A(
d.items,a);if("problem"in M)throw i(M.problem);const f=$(M.spans);if(f>u)throw i(`names ${f} pages in all; at most ${u} are allowed`);const E=new Uint32Array(f);
let l=0;for(const{first:b,last:T}of M.spans){const K=b<=T?1:-1;for(let k=b;k!==T+K;k+=K)E[l++]=k}return E}function A(m,a){const u=[],i=m.map(d=>{const M=T=>T<0?
a+1+T:T,f=M(d.from),E=d.range?d.to===void 0?a:M(d.to):f,b=[[d.from,f],[d.to??d.from,E]].find(([,T])=>T<1||T>a);return b&&u.push((0,p.D6)(d,b[0],a)),{first:f,last:E}});
return u.length>0?{problem:(0,p.bs)(u)}:{spans:i}}const $=m=>m.reduce((a,{first:u,last:i})=>a+Math.abs(i-u)+1,0);function O(m){return/^ *\.\./.test(m)?"has no s\
tart: a range is written 1..5":(0,p.NL)(m)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((oe,N,o)=>{o.d(N,{k1:()=>g,lY:()=>P,m7:()=>A});
var v=o(58552),p=o(66974);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,P=m=>(0,p.F1)(m,"pages such as 1..3, -1, odd",(a,u)=>{const i=a.trim(),
d=I.exec(i);if(!d)return{problem:O(i)};const[,M,f,E,l,b]=d,T={negated:M!==void 0,text:i,position:u};if(f!==void 0)return{item:{...T,pages:f.toLowerCase()}};const K=Number(
E),k=l===void 0?K:b===void 0?"end":Number(b);return K===0||k===0?p.P3:{item:{...T,pages:{from:K,to:k}}}});function g(m,a,u="pages"){const i=l=>(0,v.G6)([{field:u,
message:l}]),d=P(m);if("problem"in d)throw i(d.problem);const M=new $(a),f=new $(a),E=[];for(const l of d.items){const b=l.negated?f:M;if(typeof l.pages=="strin\
g"){b.add(l.pages);continue}const{from:T,to:K}=l.pages,k=T<0?a+1+T:T,Z=K==="end"?a:K<0?a+1+K:K,B=(K==="end"?T<0?[[T,k]]:[]:[[T,k],[K,Z]]).find(([,z])=>z<1||z>a);
B&&E.push((0,p.D6)(l,B[0],a)),!(K==="end"&&k>a||E.length>0)&&b.range(Math.min(k,Z),Math.max(k,Z))}if(E.length>0)throw i((0,p.bs)(E));return d.items.every(({negated:l})=>l)&&
M.add("all"),M.without(f)}function A(m){const a=P(m);if("problem"in a||a.items.length!==1)return;const{negated:u,pages:i}=a.items[0];if(u)return;if(i==="all")return{
first:1};if(typeof i=="string"||i.from<1)return;const{from:d,to:M}=i;return M==="end"?{first:d}:M===-1?{first:d}:M<1?void 0:{first:Math.min(d,M),last:Math.max(d,
M)}}class ${pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&
(this.even=!0)}range(a,u){this.differences[a]++,this.differences[u+1]--}without(a){const u=new Uint32Array(this.pageCount);let i=0,d=0,M=0;for(let f=1;f<=this.pageCount;f++){
d+=this.differences[f],M+=a.differences[f];const E=f%2===1?"odd":"even";(d>0||this[E])&&!(M>0||a[E])&&(u[i++]=f)}return u.subarray(0,i)}}function O(m){return/^(not +)?\.\./i.
test(m)?"has no start: a range is written 1..5":/^!/.test(m)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(m.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),70458:((oe,N,o)=>{o.d(N,{h:()=>I,j:()=>v});const v="or a siz\
e such as 210 x 99 mm",p=/^ *([\d.]{1,33}) *[x×] *([\d.]{1,33}) *(mm|cm|in) *$/i;function I(P,g){let A=g;for(const[$,O]of Object.entries(P)){if(O.kind!=="choic\
e"||!O.sides)continue;const{[$]:m,...a}=A,[u,i,d]=typeof m=="string"?p.exec(m)?.slice(1)??[]:[],M=O.sides.some(l=>![void 0,null,""].includes(a[l]));if(d===void 0||
M)continue;const[f,E]=O.sides;A={...a,[f]:`${u} ${d}`,[E]:`${i} ${d}`}}return A}}),33858:((oe,N,o)=>{o.d(N,{D_:()=>m,X4:()=>R,kU:()=>B});var v=o(58552),p=o(66974),
I=o(72750);const P=/^(\d+|first)-(\d+|last|end)?$/i,g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,A=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
$=/^(?:last|end)-(\d+|last|end)$/i,O=/^(-?\d+)-(-?\d+|last|end)$/i;function m(z){if(Array.isArray(z))return a(z);if(typeof z!="string"&&typeof z!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const G=String(z),Y=G.split(/\r?\n/).filter(ne=>ne.trim()!=="");if(Y.length>1&&Y.every(ne=>/^ *- +\S/.test(
ne)))return a(Y.map(ne=>u(ne.replace(/^ *- +/,""))));const X=/^\s*\[(.*)\]\s*$/s.exec(G);return X?a(X[1].split(",").map(u)):i(Y.length>1?Y.join(","):G)}function a(z){
return z.some(G=>typeof G!="string"&&typeof G!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:i(z.join(","))}function u(z){
return z.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(z){const G=(0,p.F1)(z,void 0,Y=>{const{items:X,isUnclear:ne}=l(Y),$e=ne||X.length>1&&X.some(ve=>ve.startsWith(
"-"))?b(X):X.map(T).find(ve=>ve!==void 0);return $e?{problem:`is ambiguous: write ${$e.join(" or ")}`}:{item:X.length===0?Y:X.map(K).join(",")}});return"problem"in
G?G:{text:G.items.join(",")}}const d=/^(?:not )?(?:-?\d+|first|last|end)$/i,M=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,f=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,
E=new Set(["-","–",".."]);function l(z){const G=[];let Y=!1;for(const X of z.split(/\s+/)){if(X==="")continue;const ne=G.at(-1)??"",ge=M.test(ne),$e=ge?d.test(
X):d.test(ne)&&(E.has(X)||f.test(X));$e?G[G.length-1]=ne+X:ne.toLowerCase()==="not"?G[G.length-1]=`${ne} ${X}`:G.push(X),Y||=ge&&!$e}return{items:G,isUnclear:Y}}
function b(z){const G=z.map(K).join(","),[Y,X,...ne]=z,ge=ne.length===0&&X?/^-(\d+)$/.exec(X):null;return ge&&Y&&/^\d+$/.test(Y)?[G,`${Y}..${ge[1]}`]:[G]}function T(z){
const G=z.replace(/^not /i,""),Y=$.exec(G);if(Y)return/^\d/.test(Y[1])?[`-${Number(Y[1])+1}`,`-1..${Y[1]}`]:["-1"];const X=O.exec(G);if(!X||P.test(G))return;const[
,ne,ge]=X;return ge.startsWith("-")?[`${ne}..${ge}`,`${ne},${ge}`]:[`${ne}..${Z(ge)}`,`${ne},-${ge}`]}function K(z){const[,G="",Y=""]=/^(not )?(.*)$/i.exec(z)??
[],X=P.exec(Y)??g.exec(Y)??A.exec(Y);return X?`${G}${Z(X[1])}..${Z(X[2]??"")}`:`${G}${Z(Y)}`}const k={first:"1",last:"-1",end:"-1"},Z=z=>k[z.toLowerCase()]??z;function R(z){
const G=m(z);return"problem"in G?G:(0,I.p6)(G.text)}function B(z,G,Y,X="ranges"){const ne=Ee=>(0,v.G6)([{field:X,message:Ee}]),ge=R(z);if("problem"in ge)throw ne(
ge.problem);const $e=(0,I.Ly)(ge.items,G);if("problem"in $e)throw ne($e.problem);const ve=$e.spans.flatMap(({first:Ee,last:F},V)=>{const{position:S,text:w}=ge.items[V];
return Ee<=F?[]:[(0,p.br)(S,w,`ends before it starts: write ${F}-${Ee}`)]});if(ve.length>0)throw ne((0,p.bs)(ve));const _e=(0,I.UL)($e.spans);if(_e>Y)throw ne(`\
names ${_e} pages in all; at most ${Y} are allowed`);return $e.spans}}),77040:((oe,N,o)=>{o.d(N,{n:()=>P});const v=["number","last","title","date"],p=`use ${v.map(
g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,I="{}|\\";function P(g){const A=[[]],$=[];let O="";const m=()=>{O!==""&&A.at(-1).push(O),O=""};for(let d=0;d<
g.length;d++){const M=g[d];if(M==="\\"&&d+1<g.length&&I.includes(g[d+1]))O+=g[++d];else if(M==="|")m(),A.push([]);else{if(M==="}")return{problem:`has a brace th\
at belongs to no placeholder; ${p}`};if(M==="{"){const f=g.indexOf("}",d);if(f<0)return{problem:`has a brace that belongs to no placeholder; ${p}`};const E=g.slice(
d+1,f),l=v.find(b=>b===E);m(),l?A.at(-1).push({placeholder:l}):$.push(`{${E}}`),d=f}else O+=M}}if(m(),$.length>0)return{problem:`has the unknown ${$.join(" and ")}\
; ${p}`};if(A.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[a=[],u=[],i=[]]=A;return A.length===
1?{left:[],middle:a,right:[]}:A.length===2?{left:a,middle:[],right:u}:{left:a,middle:u,right:i}}}),60666:((oe,N,o)=>{o.d(N,{E:()=>u,L:()=>O});var v=o(49180),p=o(
17079),I=o(51521),P=o(77040);function g(i){const d=(0,I.sA)(i);return"problem"in d?d.problem:void 0}function A(i){const d=(0,P.n)(i);return"problem"in d?d.problem:
void 0}const $=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,O=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),m=i=>!/[/\\\p{Cc}\p{Cs}]/u.
test(i)&&/[^. ]/.test(i);function a(i){const d=URL.canParse(i)?new URL(i):void 0;return d?.protocol==="https:"&&d.username===""&&d.password===""}const u={"file-\
name":{holds:m,words:"a file name without folders"},"media-type":{holds:O,words:"a media type such as text/xml or application/pdf"},color:{holds:i=>(0,v.q)(i)!==
void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,p.Z)(i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00\
+01:00"},"number-format":{holds:i=>g(i)===void 0,words:"text such as {number} / {last}",problem:g},"running-line":{holds:i=>A(i)===void 0,words:"a line such as \
{title}|{number} / {last}",problem:A},"https-address":{holds:a,words:"an HTTPS address such as https://tsa.example.com"},"language-tag":{holds:i=>$.test(i),words:"\
a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((oe,N,o)=>{o.d(N,{Hn:()=>p,Kf:()=>P,RZ:()=>v,Vp:()=>A,YG:()=>g,vH:()=>I});function v($,O){for(const m of O)
$.push(m)}const p=$=>$.slice();function I($,O,m){const a=$.get(O);a?a.push(m):$.set(O,[m])}const P=$=>{let O=-1/0;for(const m of $)O=Math.max(O,m);return O},g=$=>{
let O=1/0;for(const m of $)O=Math.min(O,m);return O},A=$=>Number.isInteger($)&&!Number.isSafeInteger($)})};
