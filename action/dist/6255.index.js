"use strict";exports.id=6255,exports.ids=[6255],exports.modules={42239:((oe,U,o)=>{o.d(U,{Aq:()=>a,pe:()=>i,zB:()=>d});var v=o(76760),p=o.n(v),I=o(58552),P=o(97904),g=o(30245),
D=o(15969),$=o(54614);const w={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"\
api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and bas\
e-url the documents are processed on the runner, and no key is needed",service:"the service at base-url",giveOneAddress:"Remove base-url, or remove region",giveLanguages:"\
Give a folder with its data as language-data",here:"on the runner"},m={...w,start:"working-directory",empty:"the folder of working-directory is empty: use actio\
ns/checkout before this step"};function a(f){const E=process.env.GITHUB_WORKSPACE;try{process.chdir(E??".")}catch(R){throw new I.zU("configuration",`The workspa\
ce '${E}' cannot be opened (${(0,$.xU)(R)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:R})}const l=process.
cwd();f!==""&&u(f,l);const b=process.cwd(),T=process.env.RUNNER_TEMP||void 0,k=[p().resolve(E??l,f),(0,P.Ye)(b)??b].map(R=>[p().resolve(R),b]);T!==void 0&&k.push(
[(0,P.Ye)(T)??T,T]);const Z={...M(b,T),otherNames:k.filter(([R,B])=>R!==B)};return f===""?Z:{...Z,words:m,around:l}}function u(f,E){const l=(k,Z)=>new I.zU("con\
figuration",`working-directory: '${f}' ${k}`,{advice:"Give a folder of the workspace, such as the path of actions/checkout",cause:Z}),[b,T]=[(0,P.Ye)(p().resolve(
E,f)),(0,P.Ye)(E)??E];if(b===void 0||(0,P._N)(b)?.isDirectory()!==!0)throw l("is not a folder");const K=p().relative(T,b);if(!(0,D.FK)(K))throw l("leads out of \
the workspace");if((0,g.SV)(K))throw l("is below .git, which is not read");try{process.chdir(p().join(E,K))}catch(k){throw l(`cannot be opened (${(0,$.xU)(k)})`,
k)}}function i({workspace:f,around:E=f}){for(let l=f;l.length>E.length;l=p().dirname(l))if((0,P.Ms)(p().join(l,".git"))!==void 0)return l;return E}const d=(f,E)=>p().
isAbsolute(E)?E:p().posix.join((0,D.d7)(p().relative(i(f),f.workspace)),E),M=(f,E)=>({workspace:f,temporary:E,anywhere:!1,words:w})}),86255:((oe,U,o)=>{var v=o(
67981),p=o(73024),I=o(58552),P=o(68747),g=o(98446),D=o(48161),$=o(58426),w=o(95379),m=o(97904),a=o(15969);const u=["failed","skipped","notes","nothing"],i=32,d=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=i,M=`must be a whole number from 1 to ${i}`,f=300,E=86400,l=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=E,b=`must be a wh\
ole number of seconds from 1 to ${E}`,T=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),K="must be a number of percent from 0 to 99, such as 5";var k=o(79463),Z=o(46863),R=o(52465),
B=o(74581);function z(e,t){if(e==="")return;const n=(0,m.Ye)((0,a.M0)(t,e)),s=n===void 0?"does not exist":G(n,t);if(s===void 0)return n;throw new I.zU("configur\
ation",`The folder '${e}' of language-data ${s}`,{advice:"Give a folder with files such as eng.traineddata or eng.traineddata.gz"})}function G(e,t){return(0,a.NB)(
t,e)?(0,m._N)(e)?.isDirectory()?(0,B.Y)(e).length===0?"has no data of a language":void 0:"is not a folder":`is outside of ${t.words.start}`}async function Y(e,t,n){
if(e.region!==""||e.baseUrl!=="")return(await Promise.all([o.e(7718),o.e(6772),o.e(6053),o.e(1519),o.e(909),o.e(6091),o.e(5462)]).then(o.bind(o,55462))).chooseRegion(
e,t);const s=z(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),open:(r,c)=>{const y=e.concurrency??(ge(r,c,t)?1:void 0);return $e(r.length,t,n,{
folder:s,concurrency:y})},place:t.words.here}}const J=50,ne=2e6;function ge(e,t,n){return!t.every(({name:c,params:y})=>{const A=(0,w.a5)(c,y).some(_=>_==="pixel\
s"||_==="recognizer");return(0,$.zI)(c).accepts===void 0&&!A})||e.length>J?!1:e.flatMap(({inputs:c})=>c).reduce((c,y)=>c+((0,m._N)((0,a.M0)(n,y))?.size??0),0)<ne}
async function $e(e,{workspace:t,words:n},s,{folder:r,concurrency:c=Math.min((0,D.availableParallelism)(),i)}){const y={folder:r,cure:n.giveLanguages},A=Math.min(
e,c),_=(0,Z.ZK)(t),j=()=>Promise.resolve();if(A<2){const{localHere:q}=await Promise.all([o.e(7718),o.e(909),o.e(1965)]).then(o.bind(o,1965)),{pause:ie}=await Promise.
resolve().then(o.bind(o,8526)),me=q({},R.db,ie,{recognition:{...y,entry:s}});return{execute:(he,de)=>(0,k.g)(he,de,me,_),lanes:A,close:j,abandon:j}}const{workerPool:S}=await o.
e(2638).then(o.bind(o,12638)),N=S({entry:await s(),size:Math.min(A,(0,D.availableParallelism)()),ports:R.db,recognition:y});return{execute:(q,ie)=>(0,k.g)(q,ie,
N,_),lanes:A,close:N.close,abandon:j}}var ve=o(30245),_e=o(64123),be=o(34),F=o(76760),V=o.n(F);const L=()=>Promise.resolve(V().join(__dirname,"index.js"));var O=o(
54614),H=o(45180),ee=o(57214),ce=o(45657);function ae(e){const n=(V().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:
n}async function se(e,t,n,s=new Set){for(const N of[e,...t]){if(N.length>pe)throw(0,I.G6)([{field:"files",message:`a pattern has more than ${pe} characters, whi\
ch no path has`}]);if(re(N)>ue)throw(0,I.G6)([{field:"files",message:`the pattern '${N}' has more than ${ue} * in one name: write fewer`}])}const{create:r}=await o.
e(102).then(o.bind(o,50102)),y=[e,...t.map(N=>N.slice(1).trim())].map(N=>Q(N,n)).map((N,q)=>q===0?N:`!${N}`),A=await r(y.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Oe(e)});fe(A.constructor,s);const _=new Set((0,a.d7)(e).split("/")),j=N=>(0,a.dR)(n,N).split("\
/").some(q=>X.has(q)&&!_.has(q));return(await A.glob().catch(N=>{if((0,O.xU)(N)==="ENAMETOOLONG")return[];throw N})).filter(N=>!j(N))}function fe(e,t){const n=e,
s=n.passesOver;if(n.passesOver=t,s!==void 0)return;const r=n.stat.bind(n);n.stat=(c,...y)=>r(c,...y).catch(A=>{if((0,O.xU)(A)!=="ENOENT")throw A;n.passesOver?.add(
c.path)})}const pe=4096,ue=4,re=e=>(0,ce.Kf)((0,a.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),X=new Set([".git","node_modules"]);function Q(e,{workspace:t,
otherNames:n=[]}){for(const[s,r]of n)if(e.startsWith(s)&&["","/",V().sep].includes(e.charAt(s.length)))return r+e.slice(s.length);return V().isAbsolute(e)||t===
process.cwd()?e:`${ae(t)}/${e}`}function Oe(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,I.G6)(
[{field:"files",message:t}])}const Ae=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],ee.jB,ee.BD,[/^\[.*["',]/,"a list of paths must be one \
JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],ee.jN,ee.yZ,[/\.[*+]\\\.|\\\.\w+$|^\^|\$$/,
"this is a regular expression, and files takes patterns such as docs/*.pdf, in which * is any part of a name"],ee.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Fe(e,t,n){if(Ke(n.workspace))return n.
words.empty;const s=(0,ee.oR)(e,Ae);if(s!==void 0)return s;const r=async y=>se(y,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begi\
n with ! exclude every file that it matches";const c=Se(e,n);if(c!==void 0)return c;if((0,m._N)((0,a.M0)(n,e))?.isDirectory()===!0)return"the folder has no such\
 files";for(const[y,A]of V().isAbsolute(e)&&n.anywhere?[]:Ie(e)){const[_]=y===e?[]:await r(y);if(_!==void 0)return`${A}, and there is ${(0,a.dR)(n,_)}`}}const Ie=e=>[
[Le(e),"upper and lower case count"],[Le(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],
[e.normalize("NFD"),"its accents are not written as in the name of the file"]],Le=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===
t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function Se(e,t){const n=(0,a.M0)(t,e).split(V().sep),s=n.findIndex(c=>/[*?[]/.test(c)),r=(0,m._N)((0,a.
M0)(t,e))?.isDirectory()===!0;for(let c=1;c<=(s<0?n.length-(r?0:1):s);c++){const y=n.slice(0,c).join(V().sep);if((0,a.I5)(t,y)===void 0||!(0,m.PJ)(y))continue;const[
A,_]=[(0,a.dR)(t,y),(0,m.Ye)(y)];return _===void 0?`'${A}' is a link to a folder that does not exist`:(0,a.NB)(t,_)?`'${A}' is a link, which patterns do not fol\
low: write '${(0,a.dR)(t,_)}' in its place`:`'${A}' is a link that leads out of the workspace`}}function Ke(e){try{return(0,p.readdirSync)(e).length===0}catch{return!1}}
function it(e){if(e?.alsoXml)return Je.invoice;const t=e?.accepts??"pdf";return Je[t==="text"?e?.textKind??"markdown":t]}const Je={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,
markdown:/\.(?:md|markdown)$/i,html:/\.x?html?$/i,invoice:/\.(?:pdf|xml)$/i};async function Xe(e,t,n,s){const r=[],c=new Set,y=new Set,A=[],_=new Map;for(const[
j,{text:S,literal:N}]of e.entries()){if(!N&&S.startsWith("!"))continue;if(!(0,a.NB)(t,S))throw Oe(S);const q=N?[]:e.slice(j+1).flatMap(de=>de.text.startsWith("!")?
[de.text]:[]),ie=new Set,{matches:me,isPath:he}=await qe(S,N,q,n,t,ie);for(const de of ie)De(de,S,n)&&_.set((0,a.dR)(t,de),ze(de));me.length===0&&ie.size===0&&A.
push({line:S,reason:await Fe(S,q,t)});for(const de of me){const Me=(0,a.dR)(t,de),We=(0,ve.YY)(t,de);if(We!==void 0){_.set(Me,We);continue}const Be=(0,_e.hQ)(Me);
(!c.has(Be)||s&&he&&y.has(Be))&&r.push(Me),c.add(Be),he&&y.add(Be)}}return{files:r,empty:A,refused:_,idle:await Qe(e,t)}}async function Qe(e,t){const n=[],s=e.findIndex(
({text:r,literal:c})=>c||!r.startsWith("!"));for(const[r,{text:c,literal:y}]of e.entries()){if(y||!c.startsWith("!"))continue;const A=c.slice(1).trim();r<s?n.push(
`'${c}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,a.NB)(t,A)&&(await se(A,[],t).catch(()=>[])).length===0&&n.push(
`'${c}' excludes nothing: no file matches '${A}'`)}return n}async function qe(e,t,n,s,r,c){const y=(0,a.M0)(r,e),A=!t&&/[*?[\]\\]/.test(e)?void 0:(0,m._N)(y);if(t)
return{matches:(0,m.Ms)(y)===void 0?[]:[y],isPath:!0};if(A?.isFile()&&n.length===0)return{matches:[y],isPath:!0};const _=await se(e,n,r,c),j=A?.isDirectory()?_.
filter(S=>s.test(S)):_;return{matches:j.length>1?h(j):j,isPath:A?.isFile()??!1}}function De(e,t,n){const s=/\.[^./*?[\]]+$/.exec(t)?.[0];return s===void 0?n.test(
e):e.endsWith(s)}const ze=e=>e.includes("�")?"has a name that is not UTF-8":"was removed while files were searched";function h(e){const{compare:t}=new Intl.Collator(
"en",{numeric:!0}),n=(s,r)=>{for(let c=0;c<s.length&&c<r.length;c++){const y=t(s[c]??"",r[c]??"");if(y!==0)return y}return s.length-r.length};return e.map(s=>({
file:s,segments:(0,a.d7)(s).split("/")})).sort((s,r)=>n(s.segments,r.segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}var x=o(42239);const W=5;async function C(e,t,n,s){
const r=(0,H.Ud)(e.steps),c=e.steps[0],y=await Xe(e.files,t,it(c&&(0,$.zI)(c.name)),r);le(y,t.words.start,e.ifNoFilesFound,s);for(const he of y.idle)s.add(he);const A=te(
y.files,n);A.length===0&&y.files.length>0&&ye("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s);
const{changedSince:_,githubToken:j}=e;if(!e.changedOnly&&_===""||A.length===0)return{matched:A,files:A};const S=await Promise.all([o.e(6772),o.e(1787),o.e(7874)]).
then(o.bind(o,67874)),N=_!=="",q=await(N?S.changedSince(j,_,process.env):S.changedFiles(j));if("unknown"in q)return s.add(`${N?"changed-since":"changed-only"} l\
eaves nothing out: ${q.unknown}`),{matched:A,files:A};const ie=he=>q.paths.has((0,x.zB)(t,he)),me=[];for(const he of A)([he,...n.neededBy(he).keys()].some(ie)||
(await n.mentionedIn(he)).some(ie))&&me.push(he);return v.pq(`${(0,g.y_)(me.length,"file")} of ${A.length} changed`),{matched:A,files:(r||e.continueNumbers)&&me.
length>0?A:me}}function te(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const r=n.get(s);return r!==void 0&&v.pq((0,O.
g$)(`'${s}' is left out of files: ${r} uses it`)),r===void 0})}function le({files:e,empty:t,refused:n},s,r,c){const y=t.map(({line:S,reason:N})=>N===void 0?`'${S}\
'`:`'${S}' (${N})`),A=[...n].map(([S,N])=>`'${S}' was left out: it ${N}`),_=y.length===0?"files, which is an empty list":(0,g.Dw)(y,W,"more lines"),j=e.length>0||
y.length===0||t.some(({reason:S})=>S!==void 0)?"":`. Paths start at ${s}. Make sure that an earlier step creates the files`;if(r==="error"&&A.length>0)throw new I.
zU("configuration",A.slice(0,W).join(". "));for(const S of A)c.add(S);y.length===0&&e.length+A.length>0||ye(`No file matches ${_}${j}`,r,c)}function ye(e,t,n){if(t===
"error")throw new I.zU("configuration",e);t==="warn"?n.add(e):v.pq((0,O.g$)(e))}const we=5;function Ue(e){let t=process.uptime();return(n,s,r)=>{const c=process.
uptime();c-t<we||(t=c,e(`${n}: ${s}, ${Math.round(r*100)} %`))}}var Ce=o(19357),je=o(2352),Ye=o(51167),Ee=o(8526),xe=o(86006),ke=o(10008);const It=/\{(?:dir|name)\}/;
class ln{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=t,this.places=n,this.base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.
values(s).map(r=>[this.pathFor(r,t),(0,P.i9)(n)])))}check(){const t=this.findProblems();if(t.length>0)throw(0,I.G6)(t)}findProblems(){const t=[];for(const{paths:n}of this.
steps)for(const[s,r]of Object.entries(n)){if(It.test(r))continue;const c=this.problemOf(this.pathFor(r,""));c!==void 0&&t.push({field:s,message:c})}return t}async parametersOf({
name:t,params:n,paths:s,fromBase:r},c){const y={};r&&this.base&&(y[ke.s]=await this.base.read(c));for(const[A,_]of Object.entries(s)){const j=this.pathFor(_,c),
S=await(It.test(_)?this.read(j,A):this.readOnce(j,A)),N=(0,$.zI)(t).fields[A]?.kind==="json",{params:q,issues:ie}=(0,Ce.qL)(t,{[A]:N?(0,Ce.iL)(S.bytes):S}),me=ie.
filter(({field:he})=>he===A);if(me.length>0)throw(0,I.G6)(me.map(({field:he,message:de})=>({field:he,message:`'${j}': ${de}`})));y[A]=q[A]}return{...n,...y,...await this.
mentionedBy(t,c)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(({file:r})=>r):[]}catch(s){
if(s instanceof I.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||s.images.length===0)return{};
const{wire:r,images:c}=s,y=[];for(const{target:j,file:S}of c)y.push({name:j,bytes:(await this.read(S,r)).bytes});const{issues:A}=(0,Ce.qL)(t,{[r]:y}),_=A.filter(
({field:j})=>j===r);if(_.length>0)throw(0,I.G6)(_);return{[r]:y}}async imagesBeside(t,n){const[s]=Object.entries((0,$.zI)(t).fields).find(([,{kind:S}])=>S==="fi\
les")??[];if(s===void 0)return;const{textKind:r="markdown"}=(0,$.zI)(t),{bytes:c}=await this.read(n,s);if(c.length>je.xG)return;const{imagesNamedIn:y,mayNameImages:A}=await Promise.
all([o.e(1917),o.e(4299),o.e(1637),o.e(4622),o.e(2594)]).then(o.bind(o,72594)),_=(0,je.Jw)(t,c);if(!A(r,_))return;const j=[];for(const S of await y(r,_,new Ye.o(
Ee.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(S))continue;const N=(0,a.dR)(this.places,V().posix.join(V().posix.dirname(n),S.replace(/[?#].*$/,"")));!this.
places.anywhere&&V().isAbsolute(N)||this.problemOf(N)===void 0&&j.push({target:S,file:N})}return{wire:s,images:j}}pathFor(t,n){const{dir:s,name:r}=V().posix.parse(
n),c=t.replaceAll("{dir}",()=>s||".").replaceAll("{name}",()=>r);return(0,a.dR)(this.places,c)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(
t,s=this.read(t,n)),s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,I.G6)([{field:n,message:s}]);const r=await(0,m.oD)(V().resolve(this.places.
workspace,t)).catch(c=>{throw(0,I.G6)([{field:n,message:`'${t}' could not be opened (${(0,O.xU)(c)})`}])});if((0,xe._V)(r))throw(0,I.G6)([{field:n,message:`'${t}\
' is a pointer of Git LFS, not the file itself: ${xe.U}`}]);return{name:V().posix.basename(t),bytes:r}}problemOf(t){if(!(0,a.NB)(this.places,t))return`'${t}' mu\
st be in the workspace or in RUNNER_TEMP`;if((0,m.Ms)((0,a.M0)(this.places,t))===void 0)return`the file '${t}' does not exist. Paths start at ${this.places.words.
start}, and may hold {dir} and {name}`;const n=(0,ve.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}var xt=o(72256);const Tt=4096;function pt(e,t){const n=(0,I.
l3)(e),s=[n,...n.others].map(r=>{const c=hn(r),y=r.advice===void 0?c:`${c.replace(/[.:]$/,"")}. ${r.advice}`;return(0,xt.V0)(t,y,r)});return(0,O.g$)(s.join(". ")).
slice(0,Tt)}const hn=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(
s)?`The document ${s}`:s),e);var tt=o(13707);const nt=10;class mn{given=0;add(t,n,s){const r=(0,O.g$)(t).slice(0,Tt);this.given++,this.given<=nt?v.$e(r,{...n===
void 0?{}:{file:n},...s===void 0?{}:{title:s}}):v.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,O.g$)(n)}: ${r}`)}}var Ve=o(61729),Ze=o(76223);const gt=10,pn={metadata:"\
metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},$t="New: there is no earlier version",gn=e=>({status:"\
done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:$t,data:{}}),ft=({message:e})=>e===$t,ut=e=>e.some(t=>(0,Ze.
jb)(t)!==void 0||ft(t)),yt=e=>ft(e)||(0,Ze.eJ)(e);function $n(e){const t=ut(e),n=t?String(e.every(r=>(0,Ze.jb)(r)?.same===!0)):"",s=t?String(Et(e).differing):"";
return{same:n,changed:e.filter(yt).map(({input:r})=>r),changedPages:s}}function Et(e){let[t,n]=[0,0];for(const s of e){const r=(0,Ze.jb)(s);if(!r)continue;const c=y=>Number(
et(r.counts,`pages${y}`));t+=st.reduce((y,[,A])=>y+c(A),0),n+=Number(r.pageCount)+c("Removed")}return{differing:t,total:n}}function _t(e){const{differing:t,total:n}=Et(
e);return`${t} of ${(0,g.y_)(n,"page")} ${(0,g.d5)(t,"differs","differ")}`}const yn=e=>e.filter(yt).map(t=>({file:t.input,message:t.message??On((0,Ze.jb)(t))})),
En=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(t,"file")} ${(0,g.d5)(e,"differs","differ")} from the earlier version`;function bn(e,t){for(const[n,{file:s,message:r}]of e.
entries())n>=nt-1?v.pq((0,O.g$)(`${s}: ${r}`)):t==="error"?v.z3(r,{file:s,title:"Differs"}):v.lm(r,{file:s,title:"Changed"})}function On(e){const t=st.flatMap(([
s,r])=>{const c=Lt(e,r);return c===""?[]:[`Pages ${s}: ${c}`]}),n=St(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const st=[
["added","Added"],["removed","Removed"],["moved","Moved"],["changed","Changed"]];function Lt(e,t){const n=et(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).
map(y=>typeof y=="number"?y:Number(et(y,"page"))),r=Number(et(e.counts,`pages${t}`)),c=s.slice(0,gt).join(", ");return r>gt?`${c} and ${r-gt} more`:c}function St(e){
return[...Object.entries(pn).flatMap(([n,s])=>Number(et(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const et=(e,t)=>(0,Ve.
C5)(e,t)??null,Ct=["","File","Pages",...st.map(([,e])=>e),"Also"];function wn(e){const t=e.notes.map(s=>`<br><em>${(0,O.Hn)(s)}</em>`).join("");if(!(0,Ze.jb)(e))
return`<td colspan="${st.length+2}">${(0,O.Hn)(e.message??"")}${t}</td>`;const n=Nt(e,O.Hn);return n.map((s,r)=>`<td>${s}${r===n.length-1?t:""}</td>`).join("")}
function Nt(e,t){const n=(0,Ze.jb)(e);if(!n)return[...st.map(()=>""),"",ft(e)?$t:t(e.message??"")];const[s,r]=[Number(n.pageCount),Number(n.pageCountBefore)];return[
s===r?String(s):`${r} → ${s}`,...st.map(([,c])=>Lt(n,c)),n.same===!0?"the same":St(n)]}const Rt=e=>ft(e)?"🆕":yt(e)?"✏️":"✅";function Mn(e,t){let n="",
s=0;for(const r of e)for(const c of Ut((0,Ze.jb)(r)?.pages,"changed")){const y=Ut(c,"diff").map(String);if(y.length===0)continue;const _=`<details><summary>${`<\
code>${(0,O.Hn)(r.input)}</code>, page ${Number(et(c,"page"))}`}</summary>

\`\`\`diff
${y.map(O.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(_)>t?s++:n+=_}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function Ut(e,t){const n=et(e,t);return Array.isArray(n)?n:[]}const bt=1024*1024,Bt=2048,dt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Pn(e){
const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,O.Hn)(n.join(" → "))}</h3>
<p>${jt(e)}</p>
`;if(t.length===0)return s;const r=ut(t),c=[];let y=Buffer.byteLength(s)+Bt;for(const[N,q]of t.entries()){const ie=r?vn(q):An(q,t[N-1],Ft(e));if(y+=Buffer.byteLength(
ie),y>bt)break;c.push(ie)}const A=(r?Ct:Ft(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(N=>`<th>${N}</th>`).
join(""),_=t.length-c.length,j=_===0?"":`<p>${(0,g.y_)(_,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,S=e.showText?Mn(t,bt-y-Bt):"";return`${s}<table>
<tr>${A}</tr>
${c.join("")}</table>
${j}${S===""?"":`
${S}`}`}const vn=e=>`<tr><td>${e.status==="done"?Rt(e):dt[e.status]}</td><td><code>${(0,O.Hn)(e.input)}</code></td>${wn(e)}</tr>
`,jt=e=>`${Wt(e)} · ${e.place} · ${e.seconds.toFixed(1)} s`;function Wt({rows:e,matched:t,dryRun:n}){const s=S=>e.filter(N=>N.status===S),r=s("done");if(e.length===
0)return`${t===0?"No file matches":`No change in ${(0,g.y_)(t,"file")}`}, nothing written`;const c=r.filter(({output:S})=>S!==null).length,y=n?[`Dry run: ${(0,g.
y_)(s("planned").length,"result")} planned, nothing written`]:[c===0&&r.length>0?`${(0,g.y_)(r.length,"file")} read, none written`:`${(0,g.y_)(c,"file")} writte\
n`];for(const S of["failed","skipped"])s(S).length>0&&y.push(`${s(S).length} ${S}`);const A=(0,O.cz)([...new Map(r.map(S=>[S.inputs.join(`
`),S.bytesBefore??0])).values()]),_=(0,O.cz)(r.map(({bytesAfter:S})=>S??0)),j=r.length===0?"":` · ${(0,O.IV)(A)}${c===0?"":` → ${(0,O.IV)(_)}`}`;return`${y.join(
", ")}${j}`}const Ft=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>In(t));function An(e,t,n){const{status:s,input:r,inputs:c,output:y,pages:A,
bytesBefore:_,bytesAfter:j,message:S,notes:N,data:q}=e,ie=c.length>1&&s!=="failed"?` <em>and ${c.length-1} more</em>`:"",me=[...y===null?[]:[`<code>${(0,O.Hn)(y)}\
</code>`],...S===null?[]:[(0,O.Hn)(S)],...Object.values(q).flatMap(Te=>Kt(Te).map(O.Hn)),...N.filter(Te=>t?.input!==r||!t.notes.includes(Te)).map(Te=>`<em>${(0,O.
Hn)(Te)}</em>`)],he=e.facts.firstPage!==void 0,de=n?[Ot(_),Ot(j),he?"":xn(_,j)]:[Ot(_)],Me=[A===null?"":String(A),...de],We=me.join("<br>"),Be=Me.every(Te=>Te===
"")?`<td colspan="${Me.length+1}">${We}</td>`:`<td>${We}</td>${Me.map(Te=>`<td align="right">${Te}</td>`).join("")}`;return`<tr><td>${dt[s]}</td><td><code>${(0,O.
Hn)(r)}</code>${ie}</td>${Be}</tr>
`}const Dn=new Set(["pageCount","fileSize"]);function Kt(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase();
return Dn.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:(0,Ve.Gv)(s)&&!Object.values(s).
every(c=>typeof c=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const In=e=>Object.keys(e).length===0,Ot=e=>e===null?"":(0,O.IV)(e).replace(" ","\
&nbsp;");function xn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}const Tn=6e4,_n=1e3;
function kt(e){const{rows:t,operations:n}=e,s=ut(t),r=s&&Et(t).total>0?` · ${_t(t)}`:"",c=`**Octavo: ${n.join(", then ")}**${r} · ${Wt(e)}
`;if(t.length===0)return c;const y=s?Ct:["","File","Result","Pages","Size"];let A=`${c}
${wt(y)}${wt(y.map(()=>"---"))}`,_=Buffer.byteLength(A);for(const[j,S]of t.entries()){const N=wt(s?Ln(S):Sn(S));if(_+=Buffer.byteLength(N),_>Tn)return`${A}
${(0,g.y_)(t.length-j,"more row")} did not fit here.
`;A+=N}return A}const wt=e=>`| ${e.join(" | ")} |
`,Ln=e=>[e.status==="done"?Rt(e):dt[e.status],ot(e.input),...Nt(e,ot)];function Sn({status:e,input:t,inputs:n,output:s,pages:r,bytesBefore:c,bytesAfter:y,message:A,
data:_}){const j=n.length>1&&e!=="failed"?` and ${n.length-1} more`:"",S=[...s===null?[]:[ot(s)],...A===null?[]:[ot(A)],...Object.values(_).flatMap(q=>Kt(q).map(
ot))].join("<br>"),N=y??c;return[dt[e],`${ot(t)}${j}`,S,r===null?"":String(r),N===null?"":(0,O.IV)(N)]}function ot(e){const t=(0,g.Bu)((0,O.g$)(e),_n).replace(/\\+(?=\|)/g,
r=>"⧵".repeat(r.length)).replaceAll("|","\\|"),n=(0,ce.Kf)([0,...(t.match(/`+/g)??[]).map(r=>r.length)]),s="`".repeat(n+1);return`${s} ${t} ${s}`}const Cn=(0,$.
zI)("find_text").dataKey??"";function zt(e){return e.flatMap(({data:t})=>{const n=t[Cn];return n===void 0?[]:[Number(n.count)]})}function Nn(e){const t=zt(e);return t.
length===0?"":String(t.reduce((n,s)=>n+s,0))}function Rn(e,{failOnMatch:t,failOnNoMatch:n}){const s=zt(e),r=s.filter(A=>A>0).length,[c,y]=[s.length-r,(0,g.y_)(s.
length,"file")];return t&&r>0?`fail-on-match: ${r} of ${y} ${(0,g.d5)(r,"has","have")} a match`:n&&c>0?`fail-on-no-match: ${c} of ${y} ${(0,g.d5)(c,"has","have")}\
 no match`:void 0}const Ns=null,Un=/[\r\n]|^\s|\s$/;class Bn{resultsFile="";places;begin(){const t=process.env.RUNNER_TEMP;Mt("results-file cannot be made in RU\
NNER_TEMP",t,()=>{t&&(this.resultsFile=V().join((0,p.mkdtempSync)(V().join(t,"octavo-")),"results.json"))}),this.tell([])}startFrom(t){this.places=t}tell(t,n=""){
const s=t.map(({data:_,...j})=>({...j,..._})),r=t.flatMap(({status:_,output:j})=>_==="done"&&j!==null?[j]:[]),{places:c}=this,y=r.map(_=>c===void 0?_:(0,a.ZJ)(c,
_)).filter(_=>!Un.test(_)),A=r.length===0?"":`, although ${(0,g.y_)(r.length,"file")} were written: see the log`;Mt(`The output results-file cannot be written${A}`,
this.resultsFile,()=>{this.resultsFile!==""&&(0,p.writeFileSync)(this.resultsFile,`${JSON.stringify(s)}
`)}),Mt(`The outputs of the step cannot be written${A}`,process.env.GITHUB_OUTPUT,()=>{v.uH("files",r),v.uH("paths",y.map(ae).join(`
`)),v.uH("count",r.length),v.uH("failed",t.filter(({status:q})=>q==="failed").length);const _=t.filter(({status:q,output:ie})=>q==="done"&&ie!==null);v.uH("tota\
l-bytes",(0,O.cz)(_.map(({bytesAfter:q})=>q??0))),v.uH("total-pages",(0,O.cz)(_.map(({pages:q})=>q??0)));const{same:j,changed:S,changedPages:N}=$n(t);v.uH("same",
j),v.uH("changed",S),v.uH("changed-pages",N),v.uH("matches",Nn(t)),v.uH("markdown",n),v.uH("results",s),v.uH("results-file",this.resultsFile)}),y.length<r.length&&
v.pq(`The output paths leaves out ${(0,g.y_)(r.length-y.length,"name")} with a line break or an outer blank`)}}const jn=new Set(["ENOSPC","EDQUOT"]);function Mt(e,t,n){
try{n()}catch(s){const r=t!==void 0&&(0,p.existsSync)(t)?(0,O.xU)(s):"there is no such file";throw new I.zU("configuration",`${e} (${r})`,{advice:jn.has((0,O.xU)(
s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var Wn=o(90866);function Fn(e,t,n,s){
const r=e.length<nt?e:e.slice(0,nt-1);for(const{file:c,message:y}of r)t==="error"?v.z3(y,{file:c,title:n}):s.add(y,c,n);for(const{file:c,message:y}of e.slice(r.
length))v.pq((0,O.g$)(`Failed: ${c}: ${y}`));for(const{cause:c}of e)c!==void 0&&v.Yz((0,O.uP)(c))}function Kn(e,t){const n=e.length<nt?0:e.length-(nt-1),s=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function Gt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=Pn(e);if(!(Buffer.byteLength(n)>=bt))try{await Wn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the o\
utputs are complete"),v.Yz((0,O.uP)(s))}}const Ht="add_page_numbers",kn=new Set(["extract_pages","remove_pages","reorder_pages"]),Yt=e=>e.find(({name:t})=>t===Ht)?.
params;function zn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===Ht);if(n.length!==1)return t("needs one step add-page-numbers");
if(Yt(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:r})=>Gn(
r));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function Gn(e){const{input:t,
output:n,accepts:s}=(0,$.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||kn.has(e)}class lt extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Hn(e,t,n){const{continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(7718),o.e(1519),o.e(909),o.
e(7922)]).then(o.bind(o,37922)),c=e.flatMap(({inputs:de})=>de),{pages:y,first_number:A}=Yt(t),_=t.map(Yn).find(de=>de!==void 0);let j="";const S=function*(){for(const de of c)
yield n(j=de)},N={pages:y,..._===void 0?{}:{open_password:_}},q=await r(S(),N,{pause:Ee.pause}).catch(de=>{throw new lt(j,(0,I.l3)(de))}),ie=s(q,A),me=new Map;let he=0;
for(const de of e)me.set(de,he),he+=de.inputs.length;return(de,Me)=>ie[(me.get(de)??0)+Me]}function Yn({name:e,params:t}){const{open_password:n,password:s}=t;return n??
(e==="remove_password"?s:void 0)}function Vn(e,t){const n=e.filter(({status:c})=>c==="skipped").length,s=e.filter(({notes:c})=>c.length>0).length,r=(0,g.y_)(e.length,
"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes`:void 0}const Zn=(0,$.
zI)("extract_text").dataKey??"",Jn=(0,$.zI)("find_text").dataKey??"";function Xn(e,{textlessPages:t=[]}){const{[Jn]:n,[Zn]:s}=e,r=[...n?[Qn(n)]:[],...s?[qn(s)]:
[]].join(", ");if(t.length===0)return r;const c=(0,g.y_)(t.length,"page is a scan","pages are scans");return r===""?c:`${r}: ${c}`}function Qn({count:e,truncated:t}){
const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function qn({characters:e,pieceCount:t}){if(e===0)return"no text";
const n=(0,g.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,g.y_)(Number(t),"piece")}`}var es=o(44020);const Vt={SIGHUP:129,SIGINT:130,SIGTERM:143},
Zt=Object.keys(Vt),ct=new Set;let Pt;function Jt(e){if(ct.size===0)for(const t of Zt)process.on(t,Xt);return ct.add(e),()=>{if(!(!ct.delete(e)||ct.size>0||Pt))for(const t of Zt)
process.removeListener(t,Xt)}}function Rs(e,t){let n;const s=()=>{n&&t(n.made),r()},r=Jt(s);try{n={made:e()}}catch(c){throw r(),c}return{made:n.made,remove:s}}const ts=()=>Pt;
function Xt(e){Pt??=ns().then(()=>ss(e))}async function ns(){for(const e of[...ct].reverse())try{await e()}catch{}}function ss(e){process.platform!=="win32"&&(process.
removeAllListeners(e),process.kill(process.pid,e)),process.exit(Vt[e])}async function os(e){const{jobs:t,inputs:n,chosen:s,writer:r,secondFiles:c,numbersOf:y,claim:A,
spelling:_,say:j}=e,{execute:S,lanes:N,close:q,abandon:ie}=await s.open(t,n.steps),me=new AbortController,he=()=>me.signal.aborted,de=Jt(async()=>{j("Cancelled"),
me.abort(),await Promise.allSettled([r.close(),ie()]),await(0,Ee.pause)(),await e.onCancelled(Me.flatMap((Ne,Ge)=>Ne.length>0?Ne:[rs(t[Ge])]))}),Me=t.map(()=>[]),
We=[];let Be;const Te={steps:n.steps,spelling:_,signal:me.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(Ne,Ge)=>c.parametersOf(Ne,Ge),
numbersOf:y,claim:A,write:Ne=>r.write(Ne),onProgress:e.onProgress};return await cs(t,N,async(Ne,Ge)=>{if(!he()){if(Be!==void 0){Me[Ge]=[{...ht(Ne),status:"skipp\
ed",output:null,message:Be}];return}try{const Re=await S(Ne,Te);Me[Ge]=Re;for(const[Pe,He]of Re.entries())j(is(He,Re[Pe-1]?.notes))}catch(Re){if(he())return;const Pe=Re instanceof
k.C?Re.input:Ne.inputs[0]??"",He=(0,I.l3)(Re instanceof k.C?Re.cause:Re);j(`${Pe}: failed`);const un=Re instanceof k.C?Re.step:void 0,dn=un===void 0?pt(He,_):`${un}\
: ${pt(He,_)}`;We.push({file:Pe,message:dn,cause:He.cause}),Me[Ge]=[{...ht(Ne),status:"failed",input:Pe,output:null,message:dn,data:(0,es.EI)(He)}],He.code==="u\
nauthorized"&&(Be="Not tried, because the region refused the key")}finally{e.onDone?.(Ne.inputs[0]??"")}}}),await ts(),await q(),{rows:Me.flat(),failures:We,leaveSignals:de}}
const rs=e=>({...ht(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function as(e,t){const n=e.map(ht);for(const{input:s,inputs:r,
output:c}of n)t(`${Qt(s,r)}${c===null?": would be read only, and no file written":` → ${c}`}`);return n}function ht(e){return{status:"planned",input:e.inputs[0]??
"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function is(e,t=[]){
const{input:n,inputs:s,output:r,pages:c,bytesBefore:y,bytesAfter:A,facts:_,notes:j,message:S,data:N}=e,q=Qt(n,s),ie=Xn(N,_),me=[...r!==null&&ie!==""?[ie]:[],...c===
null?[]:[(0,g.y_)(c,"page")],A===null?(0,O.IV)(y??0):`${(0,O.IV)(y??0)} → ${(0,O.IV)(A)}`].join(", "),he=r===null?`${q}: ${S??(ie||"read")} (${me})`:`${q} → ${r}\
 (${me})`,de=j.filter(Me=>!t.includes(Me));return de.length>0?`${he}. ${de.join(" ")}`:he}const Qt=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;async function cs(e,t,n){
const s=e.entries(),r=async()=>{for(const[c,y]of s)c>0&&await(0,Ee.pause)(),await n(y,c)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}var fs=o(
17079);function us(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ve.qF)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins with \
[ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).
filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as \
docs/**/*.pdf, one per line"}}var ds=o(32885),qt=o(85673);const ls=["search","required_text","forbidden_text"],hs="ignore_pattern";async function en({params:e}){
const n=[...e.search_mode==="regex"?ls:[],hs].flatMap(c=>{const y=e[c];return typeof y=="string"?[[c,y]]:[]});if(n.length===0)return[];const{patternOf:s}=await o.
e(779).then(o.bind(o,779)),r=[];for(const[c,y]of n)try{await s(c,y,"regex",new Ye.o(Ee.pause),()=>{})}catch(A){if(!(A instanceof I.zU))throw A;(0,ce.RZ)(r,A.issues)}
return r}var tn=o(51327);const ms={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["compress_document","optimize_do\
cument"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:[
"remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermar\
k"]};function nn(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,$.F)(r.replaceAll("-","_"))))return". Several operations go in\
to steps, as a list";const s=ms[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,qt.h)(e,$.qj.map(t))}const sn=$.
qj.map(P.i9).join(", "),rt='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',ps=131072,gs=[...new Set($.qj.flatMap(e=>(0,$.nX)((0,$.zI)(
e)).map(([t])=>t)))],vt=new Set($.qj.flatMap(e=>Object.entries((0,$.zI)(e).fields).flatMap(([t,n])=>(0,$.$f)(n)?[t]:[])));async function $s(e,t,n=tt.vH){const s=new Map;
for(const A of gs){const _=e((0,P.i9)(A));_!==""&&(vt.has(A)&&(0,tn.rh)(_).forEach(t),s.set(A,_))}const r=e("operation").trim(),c=e("steps");if(c.trim()!==""){const{
value:A,typed:_,problem:j}=(await Promise.all([o.e(1917),o.e(4137)]).then(o.bind(o,54137))).parseList(c,ps);for(const N of At(A))(0,tn.rh)(N).forEach(t);const S=[];
return r!==""&&S.push({field:"operation",message:"give either operation or steps, not both"}),j!==void 0?{steps:[],issues:[...S,{field:"steps",message:`${j}: ${rt}`}],
warnings:[]}:on(A,_,s,S,n)}if(r==="")return an("operation",`is required, unless steps is given: one of ${sn}`);const y=r.replaceAll("-","_");return(0,$.F)(y)?ys(
y,s,n):an("operation",`must be one of ${sn}${nn(r,P.i9)}`)}async function ys(e,t,n){const{fields:s}=(0,$.zI)(e),r=[...t.keys()].filter(S=>!Object.hasOwn(s,S)),{
step:c,issues:y}=(0,ke.w)((0,tt.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),A=r.map(S=>({field:(0,P.i9)(S),message:`is not used: it is not a pa\
rameter of ${(0,P.i9)(e)}`})),_=r.filter(S=>vt.has(S)&&S!=="open_password"),j=[...y,...await en(c)].map(({field:S,message:N,mentions:q=[]})=>({field:(0,P.i9)(S),
message:(0,xt.bC)("inputs",N,q)}));return{steps:[c],issues:j.length>0||_.length>0?[...j,...A]:[],warnings:A.map(({field:S,message:N})=>`${S} ${N}`)}}const Us=(e,t)=>on(
e,t,new Map,[],NOT_COMPARING);async function on(e,t,n,s,r){const c=[...s],y=[];if(!Array.isArray(e)||e.length===0)return{steps:y,issues:[...c,{field:"steps",message:rt}],
warnings:[]};for(const _ of n.keys())_!=="open_password"&&c.push({field:(0,P.i9)(_),message:"write it inside the step that it belongs to"});const A=n.get("open_\
password");for(const[_,j]of e.entries()){const S=`steps[${_+1}]`,N=Os(j,t[_]);if("problem"in N){c.push({field:S,message:N.problem});continue}(0,ce.RZ)(c,Es(N,S)),
(0,ce.RZ)(c,bs(N.name,_,e.length,S));const q=A===void 0?N.raw:{open_password:A,...N.raw},ie=(0,ke.w)((0,tt.PI)({...N,raw:q},r),"refuse");y.push(ie.step),(0,ce.RZ)(
c,[...ie.issues,...await en(ie.step)].map(({field:me,message:he})=>({field:`${S}.${me}`,message:he})))}return{steps:y,issues:c,warnings:[]}}function Es({name:e,
raw:t},n){const s=(0,$.nX)((0,$.zI)(e)).map(([y])=>y),r=Object.keys(t).filter(y=>!s.includes(y)),[c]=r.filter(y=>/^[-\d. ]+$/.test(y)&&!t[y]);return c!==void 0?
[{field:`${n}.${c}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map(y=>({field:`${n}.${y}`,message:`is not\
 a parameter of ${e}: ${s.join(", ")}${(0,qt.h)(y,s)}`}))}function bs(e,t,n,s){const{output:r,accepts:c}=(0,$.zI)(e);return r==="files"&&t+1<n?[{field:s,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,message:`${e} must be the last step: it writes the text,\
 and no document`}]:c!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${c==="image"?"images":"text"}, which no other operation gives`}]:[]}
function Os(e,t){if(typeof e=="string")return mt(e,{},{});if(!(0,Ve.Gv)(e))return{problem:rt};const{operation:n,...s}=e;if(n!==void 0)return typeof n=="string"?
mt(n,s,t):{problem:rt};const[[r,c]=["",void 0],...y]=Object.entries(e);if(y.length>0)return{problem:`names several operations or has its parameters beside the n\
ame: ${rt}`};if(c===""||c===void 0)return mt(r,{},{});const A=(0,Ve.Gv)(t)?t[r]:void 0;return(0,Ve.Gv)(c)?mt(r,c,A):{problem:rt}}function mt(e,t,n){const s=e.trim().
replaceAll("-","_");if(!(0,$.F)(s))return{problem:`must name one of ${$.qj.join(", ")}${nn(e,y=>y)}`};const r=Object.keys(t),c=r.find((y,A)=>r.findIndex(_=>at(_)===
at(y))!==A);return c!==void 0?{problem:`gives ${at(c)} twice, as ${r.filter(y=>at(y)===at(c)).join(" and ")}`}:{name:s,raw:rn(t),typed:(0,Ve.Gv)(n)?rn(n):{}}}const at=e=>e.
replaceAll("-","_"),rn=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[at(t),n]));function*At(e){if(Array.isArray(e))for(const t of e)yield*At(t);else if((0,Ve.
Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*At(n):n!==""&&vt.has(t.trim().replaceAll("-","_"))&&(yield n)}const an=(e,t)=>({steps:[],issues:[
{field:e,message:t}],warnings:[]});var ws=o(50580);class Ms{read;mask;isEmpty;issues=[];constructor(t,n,s){this.read=t,this.mask=n,this.isEmpty=s}text(t){return this.
read(t).trim()}secret(t){const n=this.text(t);return n!==""&&this.mask(n),n}choice(t,n){const s=this.text(t)||n[0],r=n.find(y=>y===s),c=`must be one of ${n.join(
", ")}`;return r===void 0&&this.refuse(t,c),this.refuseEmptied(t,c,n[0]),r??n[0]}flag(t,n){const s=this.text(t).toLowerCase(),r="must be true or false";return s!==
""&&s!=="true"&&s!=="false"&&this.refuse(t,r),this.refuseEmptied(t,r,String(n)),s===""?n:s==="true"}number(t,n,s,r){const c=this.text(t);return c!==""&&!n(c)&&this.
refuse(t,s),r!==void 0&&this.refuseEmptied(t,s,String(r)),c===""?r:Number(c)}refuseEmptied(t,n,s){if(!this.isEmpty(t))return;const r=`leave it out, or give its \
expression a default, as in \${{ inputs.name || '${s}' }}`;this.refuse(t,`is empty, and ${n}: ${r}`)}refuse(t,n){this.issues.push({field:t,message:n})}}function Ps(e,{
failOnMatch:t,failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].map(r=>({field:r,message:"\
needs the operation find-text"}))}const Bs=null,cn=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:s,params:r})=>(0,ws.L)(s,r));async function vs(e,t,n){
const s=new Ms(e,t,n),r=(0,tt.L4)(q=>s.flag(q,!1)),{steps:c,issues:y,warnings:A}=await $s(e,t,r),_=us(s.text("files"));"problem"in _&&s.refuse("files",_.problem);
const j=s.flag("changed-only",!1),S={steps:c,isList:s.text("steps")!=="",workingDirectory:s.text("working-directory"),files:"lines"in _?_.lines:[],output:s.text(
"output")||void 0,overwrite:s.flag("overwrite",!1),ifNoFilesFound:s.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:j,changedSince:Ds(s,j),dryRun:s.
flag("dry-run",!1),continueNumbers:s.flag("continue-numbers",!1),concurrency:s.number("concurrency",d,M),timeLimit:Is(s.number("time-limit",l,b,f)),failOn:As(s),
minimumSaving:s.number("minimum-saving",T,K),region:s.text("region"),baseUrl:s.text("base-url"),apiKey:s.secret("api-key"),languageData:s.text("language-data"),
summary:s.flag("summary",!0),attest:s.flag("attest",!1),githubToken:s.secret("github-token"),comparing:r,matching:{failOnMatch:s.flag("fail-on-match",!1),failOnNoMatch:s.
flag("fail-on-no-match",!1)},warnings:A},N=[...y,...s.issues,...y.length===0?xs(S):cn(S)];if(N.length>0)throw(0,I.G6)(N);return S}function As(e){const t=e.choice(
"on-error",["fail","continue"])==="continue";if(e.text("fail-on")==="")return t?"nothing":u[0];const n=e.choice("fail-on",u);return t&&n!=="nothing"&&e.refuse("\
fail-on","contradicts on-error: continue. Leave out one of the two"),n}function Ds(e,t){const n=e.text("changed-since");if(n!==""&&t&&e.refuse("changed-since","\
excludes changed-only: leave out one of the two"),n===""||n==="last-success")return n;const s=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(n)?new Date(
n):new Date(NaN);return(0,fs._)(n)===void 0||Number.isNaN(s.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-11-20 or 2026-11-\
20T14:30:00+01:00"),""):s.toISOString()}const Is=e=>({seconds:e,cure:"Split the document, or raise time-limit"});function xs(e){const{steps:t,continueNumbers:n,
minimumSaving:s,comparing:r,matching:c}=e;return[...cn(e),...n?zn(t):[],...s===void 0?[]:(0,ds.T)(t),...(0,tt.lB)(t,r),...Ps(t,c)]}async function Ts(){const e=new mn,
t=new Bn;let n="wire";try{t.begin();const s=await vs(r=>v.V4(r,{trimWhitespace:!1}),r=>Ss(r,e),r=>process.env[`INPUT_${r.toUpperCase()}`]?.trim()==="");for(const r of s.
warnings)e.add(r);n=s.isList?"wire":"inputs",await _s(s,t,e,n)}catch(s){const r=(0,I.l3)(s instanceof lt?s.cause:s),c=pt(r,n);s instanceof lt&&v.z3(c,{file:s.file}),
v.C1(s instanceof lt?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":c),r.cause!==void 0&&v.Yz((0,O.
uP)(r.cause))}finally{v.Yz(`Peak memory: ${(0,O.IV)(Cs())}`)}}async function _s(e,t,n,s){const r=process.uptime(),c=(0,x.Aq)(e.workingDirectory);t.startFrom(c);
const y=await Y(e,c,L);y.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const Pe of e.
steps)await y.check(Pe);e.output!==void 0&&(0,H.hS)(e.steps)==="data"&&!(0,tt.Mu)(e.steps)&&n.add("output is not used: the step reads documents and writes none");
const A=e.comparing.withBase?await(await o.e(7073).then(o.bind(o,97073))).BaseVersions.of(c):void 0,_=new ln(e.steps,c,A),{matched:j,files:S}=await C(e,c,_,n),{
known:N,fresh:q}=A?await A.divide(S):{known:S,fresh:[]};_.check();const ie=(0,_e.K2)(c.workspace),me=[...new Set([...j,...j.flatMap(Pe=>[..._.neededBy(Pe).keys()])])],
he=Pe=>(0,ve.Ck)(c,Pe),de={matched:me,overwrite:e.overwrite,identity:ie,exists:he,words:c.words},Me=(0,H.et)({...e,...de,files:N,places:c}),We=e.steps.map(({name:Pe})=>(0,P.
i9)(Pe)),Be=e.continueNumbers&&!e.dryRun?await Hn(Me,e.steps,Pe=>(0,Z.R5)(Pe,c.workspace)):()=>{};v.Oh((0,O.g$)(`${We.join(", then ")}: ${(0,g.y_)(N.length,"fil\
e")}, ${y.place}`));const Te=Pe=>{const He=process.uptime()-r;return{rows:Pe,matched:j.length,operations:We,place:y.place,dryRun:e.dryRun,seconds:He,showText:e.
comparing.showText}},{rows:Ne,failures:Ge}=e.dryRun?{rows:as(Me,Dt),failures:[]}:await os({jobs:Me,inputs:e,chosen:y,writer:new be.AU(c,e.overwrite),secondFiles:_,
numbersOf:Be,claim:(0,_e.OM)(de),spelling:s,say:Dt,onProgress:Ue(Dt),onCancelled:async Pe=>{t.tell(Pe,kt(Te(Pe))),e.summary&&await Gt(Te(Pe),n)}});v.N4();const Re=[
...Ne,...q.map(gn)];await Ls({digest:Te(Re),failures:Ge,total:N.length,inputs:e,outputs:t,places:c,warnings:n})}const Dt=e=>v.pq((0,O.g$)(e));async function Ls({
digest:e,failures:t,total:n,inputs:s,outputs:r,places:c,warnings:y}){const{rows:A}=e,_=yn(A),j=N=>({...N,file:(0,x.zB)(c,N.file)});if(bn(_.map(j),s.comparing.failOnDifference?
"error":"notice"),Fn(t.map(j),s.failOn==="nothing"?"warning":"error",e.operations.join(", "),y),v.pq((0,O.g$)(jt(e))),ut(A)&&v.pq(_t(A)),r.tell(A,kt(e)),s.summary&&
await Gt(e,y),s.attest){const{declareArtifacts:N}=await o.e(8208).then(o.bind(o,48208)),q=A.flatMap(({status:ie,output:me})=>ie==="done"&&me!==null?[me]:[]);for(const ie of await N(
q,c))y.add(ie)}if(t.length===0){const N=s.comparing.failOnDifference&&_.length>0?En(_.length,A.length):Rn(A,s.matching)??Vn(A,s.failOn);N!==void 0&&v.C1(N);return}
const S=(0,H.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:Kn(t,n);s.failOn==="nothing"?y.add(S):v.C1(S)}function Ss(e,t){[...e.trim()].length>1?v.Pq(
e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer one")}function Cs(){
try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,p.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().
maxRSS*1024}let fn=!1;process.once("beforeExit",()=>{fn||v.C1("The action stopped before it had finished.")}),Ts().catch(v.C1).finally(()=>{fn=!0})}),97904:((oe,U,o)=>{
o.d(U,{Ms:()=>D,PJ:()=>$,TF:()=>a,Ye:()=>P,_N:()=>g,oD:()=>w,qf:()=>m});var v=o(73024),p=o.n(v);const I=1<<20,P=i=>u(()=>v.realpathSync.native(i)),g=i=>u(()=>(0,v.
statSync)(i)),D=i=>u(()=>(0,v.lstatSync)(i)),$=i=>D(i)?.isSymbolicLink()??!1;async function w(i){if((0,v.statSync)(i).size<=I)return(0,v.readFileSync)(i);const{
readFile:d}=await Promise.resolve().then(o.t.bind(o,51455,23));return d(i)}async function m(i,d){if(d.length<=I)return(0,v.writeFileSync)(i,d,{flag:"wx"});const{
writeFile:M}=await Promise.resolve().then(o.t.bind(o,51455,23));await M(i,d,{flag:"wx"})}const a=i=>u(()=>(0,v.unlinkSync)(i));function u(i){try{return i()}catch{
return}}}),30245:((oe,U,o)=>{o.d(U,{Ck:()=>d,SV:()=>w,YY:()=>m,wI:()=>i});var v=o(76760),p=o.n(v),I=o(58552),P=o(97904),g=o(15969);const D=/^(?:\.git|git~\d+)[. ]*$/i,
$=new RegExp("\\p{Cf}","gu"),w=l=>l.split(/[\\/]/).some(b=>D.test(b.replace($,"")));function m(l,b){const T=(0,g.M0)(l,b),K=(0,g.I5)(l,T),k=(0,P.Ye)(T);return l.
anywhere?k===void 0?a(T):u(k):K===void 0?"is outside the workspace and RUNNER_TEMP":k===void 0?a(T):E(l,k)!==f(K)?`is a link that leads out of ${K===l.workspace?
"the workspace":"RUNNER_TEMP"}`:w(p().relative(f(K),k))?"is below .git, which is not read":u(k)}const a=l=>(0,P.PJ)(l)?"is a link to a file that does not exist":
"does not exist";function u(l){const b=(0,P._N)(l);if(!b?.isFile())return b?.isFIFO()?"is a named pipe, not an ordinary file":b?.isDirectory()?"is a folder":"is\
 not an ordinary file"}function i(l,b){const T=(0,g.M0)(l,b),K=(0,g.I5)(l,T);if(l.anywhere)return T;if(K===void 0)throw M(b,"is outside the workspace and RUNNER\
_TEMP");const k=f(K),Z=p().relative(K,T).split(p().sep);for(let B=1;B<=Z.length;B++){const z=p().join(k,...Z.slice(0,B));if(!(0,P.PJ)(z))continue;const G=(0,P.Ye)(
z),Y=G===void 0||E(l,G)===void 0;throw M(b,Y?"leads out of the workspace through a link":"leads through a link")}const R=p().join(k,...Z);if(w(p().relative(k,(0,P.
Ye)(R)??R)))throw M(b,"is below .git");return R}function d(l,b){try{return(0,P.Ms)(p().join(i(l,p().dirname(b)),p().basename(b)))!==void 0}catch{return!1}}const M=(l,b)=>new I.
zU("configuration",`'${l}' ${b}: nothing is written there`),f=l=>(0,P.Ye)(l)??l,E=(l,b)=>(0,g.RD)(l).map(f).filter(T=>(0,g.FK)(p().relative(T,b))).sort((T,K)=>K.
length-T.length)[0]}),64123:((oe,U,o)=>{o.d(U,{K2:()=>$,Nk:()=>m,OM:()=>a,hQ:()=>w,pL:()=>u});var v=o(73024),p=o.n(v),I=o(76760),P=o.n(I),g=o(58552),D=o(43576);
function $(i){const d=new Map,M=f=>{const E=d.get(f);if(E!==void 0)return E;let l=f;try{l=(0,v.realpathSync)(f)}catch{const b=P().dirname(f);b!==f&&(l=P().join(
M(b),P().basename(f)))}return d.set(f,l),l};return f=>{const E=P().resolve(i,f),l=P().join(M(P().dirname(E)),P().basename(E));return w(l)}}const w=i=>process.platform===
"win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function m(i){if(process.platform!=="win32")return;const d=i.replace(/^[a-z]:/i,"").split(
/[\\/]/),[M]=d.flatMap(f=>/^\.{0,2}$/.test(f)?[]:(0,D.tb)(f)??[]);return M===void 0?void 0:`'${i}' cannot be written: a part of it ${M}`}function a({matched:i,overwrite:d,
identity:M,exists:f,words:E}){const l=new Set(i.map(M)),b=new Set;return(T,K)=>{const k=m(T);if(k!==void 0)throw(0,g.G6)([{field:"output",message:k}]);const Z=M(
T),R=K.inputs.some(B=>M(B)===Z);if(b.has(Z)||l.has(Z)&&!(d&&R))throw(0,g.G6)([{field:"output",message:`'${T}' is another input or result: choose a different pat\
tern`}]);if(!d&&f(T))throw(0,g.G6)([{field:"output",message:u([T],E)}]);b.add(Z)}}function u([i,...d],{replace:M}){const f=d.length===0?" exists":` and ${d.length}\
 more exist`;return`'${i}'${f} already: choose a different pattern, or ${M}`}}),86006:((oe,U,o)=>{o.d(U,{U:()=>I,_V:()=>P,gY:()=>p,wm:()=>g});var v=o(58552);const p="\
version https://git-lfs.github.com/spec/",I="set lfs: true for actions/checkout",P=D=>D.subarray(0,p.length).toString("latin1")===p;function g(D){if(P(D))throw new v.
zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${I}`})}}),15969:((oe,U,o)=>{
o.d(U,{FK:()=>m,I5:()=>g,M0:()=>P,NB:()=>D,RD:()=>I,ZJ:()=>w,d7:()=>a,dR:()=>$});var v=o(76760),p=o.n(v);const I=({workspace:u,temporary:i})=>i===void 0?[u]:[u,
i];function P({workspace:u,otherNames:i=[]},d){const M=p().resolve(u,d);for(const[f,E]of i){const l=p().relative(f,M);if(m(l))return p().join(E,l)}return M}const g=(u,i)=>[
...I(u),...u.anywhere?[p().parse(i).root]:[]].filter(d=>m(p().relative(d,i))).sort((d,M)=>M.length-d.length)[0],D=(u,i)=>g(u,P(u,i))!==void 0;function $(u,i){const d=P(
u,i),M=p().relative(u.workspace,d);return a(m(M)?M:d)}const w=({workspace:u,around:i=u},d)=>p().isAbsolute(d)?d:p().posix.join(a(p().relative(i,u)),d),m=u=>u!==
".."&&!u.startsWith(`..${p().sep}`)&&!u.startsWith("../")&&!p().isAbsolute(u),a=u=>p().sep==="/"?u:u.replaceAll(p().sep,"/")}),34:((oe,U,o)=>{o.d(U,{AU:()=>u,zz:()=>M});
var v=o(73024),p=o.n(v),I=o(76760),P=o.n(I),g=o(58552),D=o(8526),$=o(54614),w=o(97904),m=o(30245);const a=20;class u{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(l,b){
this.places=l,this.overwrite=b}async write(l){if(this.closed)throw f();const b=this.writeAll(l);this.running.add(b),await b.finally(()=>this.running.delete(b))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(l){const b=[],T=[];let K=performance.now()+a,k=l[0]?.path??"";try{for(const Z of l){if(this.
closed)throw f();if(k=Z.path,(0,m.SV)(P().basename(Z.path)))throw new g.zU("configuration",`'${Z.path}' is a name that Git uses: set output to another name`);const R=P().
join(this.folder(P().dirname(Z.path)),P().basename(Z.path)),B=P().join(P().dirname(R),`.octavo-${process.pid}-${++this.serial}.tmp`);T.push(B),await Z.write(B),
performance.now()>K&&(await(0,D.pause)(),K=performance.now()+a),b.push({temporary:B,target:R,path:Z.path})}if(this.closed)throw f();for(const{temporary:Z,target:R,
path:B}of b)k=B,this.checkAgain(B,R),(0,v.renameSync)(Z,R)}catch(Z){for(const R of T)(0,w.TF)(R);throw Z instanceof g.zU?Z:M(k,Z)}}checkAgain(l,b){const T=(0,m.
wI)(this.places,P().dirname(l));if(P().join(T,P().basename(l))!==b||!this.overwrite&&(0,w.Ms)(b)!==void 0)throw new g.zU("configuration",`'${l}' was made by ano\
ther program in the meantime and is not replaced: run it again`)}folder(l){let b=this.folders.get(l);return b===void 0&&(b=(0,m.wI)(this.places,l),(0,v.mkdirSync)(
b,{recursive:!0}),this.folders.set(l,b)),b}}const i={EACCES:"writing there is not permitted",EPERM:"writing there is not permitted",EROFS:"the file system is re\
ad-only",ENOSPC:"the disk is full",EDQUOT:"the quota of the disk is used up",ENOENT:"its folder does not exist",EISDIR:"a folder has that name",ENOTDIR:"a part \
of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function d(E){
const l=(0,$.xU)(E);return i[l]??`the file system refused it (${l})`}function M(E,l){return new g.zU("configuration",`'${E}' could not be written: ${d(l)}`,{cause:l})}
const f=()=>new g.zU("cancelled","The step was cancelled")}),44020:((oe,U,o)=>{o.d(U,{E4:()=>g,EI:()=>$,Lc:()=>D});var v=o(4406),p=o(58426),I=o(72256);const P="\
check_document";function g({name:w},m){return w===P?{...m,on_violation:"report"}:m}function D({name:w,params:m},a,u){if(w!==P||!a.data)return a;const i=M=>(0,I.
bC)(u,M,[M]),d=(0,v.fU)(a.data,{nameOf:i,restate:M=>({...M,message:(0,I.bC)(u,M.message,v.oH)})});return m.on_violation==="error"&&(0,v.Pu)(d),{...a,data:d}}function $(w){
return w instanceof v.EC?{[(0,p.zI)(P).dataKey??""]:w.report}:{}}}),76223:((oe,U,o)=>{o.d(U,{UX:()=>D,V0:()=>g,eJ:()=>$,jb:()=>P});var v=o(61729),p=o(58426);const I=(0,p.
zI)("compare_documents").dataKey??"",P=({data:w})=>w[I];function g(w){const m=(0,v.Gv)(w[I]?.difference)?w[I].difference.content:void 0;return typeof m=="string"?
Buffer.from(m,"base64"):void 0}function D(w){const m=w[I],a=m?.difference;if(!m||!(0,v.Gv)(a))return w;const{content:u,...i}=a;return{...w,[I]:{...m,difference:i}}}
const $=w=>P(w)?.same===!1}),79463:((oe,U,o)=>{o.d(U,{C:()=>E,g:()=>l});var v=o(58552),p=o(68747),I=o(58426),P=o(31424),g=o(43576),D=o(10442),$=o(4528),w=o(97904),
m=o(72256),a=o(76223),u=o(45180),i=o(32885),d=o(44020),M=o(98446),f=o(45657);class E extends Error{input;cause;step;operation;constructor(O,H,ee,ce){super("a jo\
b failed"),this.input=O,this.cause=H,this.step=ee,this.operation=ce}}async function l(L,O,H,ee){const ce=L.inputs[0]??"",ae={source:ce},se=[];try{let fe=[];for(const[
X,Q]of L.inputs.entries())ae.source=Q,fe.push({position:X,source:Q,document:await ee.read(Q),facts:{},notes:[],data:{}});const pe=fe.reduce((X,{document:Q})=>X+
ee.sizeOf(Q),0);for(const[X,Q]of O.steps.entries())ae.operation=Q.name,O.steps.length>1&&(ae.step=`steps[${X+1}] (${Q.name})`),fe=await be(fe,Q,L,O,H,ae),(0,f.RZ)(
se,fe.flatMap(({document:Oe,files:Ae=[]})=>[Oe,...Ae]));ae.source=ce,delete ae.step,delete ae.operation;const ue=k(L,fe).map(X=>b(X,pe,O,ee)),re=ue.flatMap(({output:X,
result:Q})=>X===null||Q===null?[]:[{path:X,write:Oe=>K(Q,Oe,ee)}]);for(const{path:X}of re)O.claim(X,L);return await O.write(re),ue.map(({result:X,status:Q,output:Oe,
pages:Ae,facts:Fe,notes:Ie,message:Le,data:Se})=>{const Ke=X===null?null:T(X,ee);return{status:Q,input:ce,inputs:L.inputs,output:Oe,pages:Ae,bytesBefore:pe,bytesAfter:Ke,
facts:Fe,notes:Ie,message:Le,data:Se}})}catch(fe){throw new E(ae.source,fe,ae.step,ae.operation)}finally{await ee.release(se)}}function b(L,O,{minimumSaving:H},ee){
const ce=L.result===null?void 0:(0,i.A)(O,T(L.result,ee),H);return ce===void 0?L:{...L,status:"skipped",output:null,result:null,message:ce}}const T=(L,O)=>L instanceof
Uint8Array?L.length:O.sizeOf(L),K=(L,O,H)=>L instanceof Uint8Array?(0,w.qf)(O,L):H.write(L,O);function k(L,O){if(L.kind==="files")return O.flatMap(se=>$e(L,se));
const H=se=>(0,g.NL)(O.map(({document:fe},pe)=>(0,g.jC)(se(fe)??"",g.ly,(0,P.n)(pe+1))),g.ly),ee=H(({title:se})=>se),ce=H(({match:se})=>se);if(L.kind==="data")return O.
map(se=>Z(L,se));const ae=se=>L.outputPath({index:se+1,title:ee[se]??"",match:ce[se]??""});return O.map(({document:se,facts:fe,notes:pe,data:ue},re)=>({status:"\
done",output:ae(re),result:(0,u.Cj)(L.kind)?B(ue,ae(re)):se,pages:se.pageCount??null,facts:{...fe,...L.tellsMatch&&se.match!==void 0&&{match:se.match}},notes:Y(
pe),message:null,data:(0,u.Cj)(L.kind)?G(ue):(0,a.UX)(ue)}))}function Z(L,{document:O,facts:H,notes:ee,data:ce}){const ae=(0,a.V0)(ce);return{status:"done",output:ae?
L.outputPath({index:1}):null,result:ae??null,pages:O.pageCount??null,facts:H,notes:Y(ee),message:null,data:(0,a.UX)(ce)}}const R=(0,I.zI)("extract_text").dataKey??
"";function B({[R]:L={}},O){if((0,u.V9)(O)&&(0,$.u9)(L))return Buffer.from((0,$.G7)(L)??z(L),"utf8");const H=(0,$.KV)(L);return H?Buffer.from((0,$.JF)(H),"utf8"):
Buffer.from((0,$.u9)(L)?JSON.stringify(L):(0,$.uv)(L),"utf8")}function z(L){const O=(0,M.y_)((0,$.IF)(L).length,"table");throw(0,v.G6)([{field:"output",message:`\
is a .csv file, which holds one table, and the document has ${O} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const G=({[R]:L={},...O})=>({
...O,[R]:(0,$._m)(L)}),Y=L=>L.map(({text:O})=>O),J={...g.zE,leadingDots:!1};function ne(L){const[,O,H]=/-(\d+)\.([a-z]+)$/.exec(L)??[];return O===void 0||H===void 0?
{}:{page:O,extension:H}}const ge=L=>typeof L=="string"||typeof L=="number"?`${L}`:"";function $e(L,{files:O=[],facts:H,notes:ee,data:ce}){const ae={pages:null,notes:Y(
ee),data:ce};if(O.length===0)return[{...ae,status:"skipped",output:null,result:null,facts:H,message:"The document has no matching files"}];const se=(0,g.NL)(O.map(
({name:ue},re)=>(0,g.jC)(ue,J,`file-${re+1}`)),J),fe=(0,g.NL)(O.map(({facts:{label:ue,page:re}},X)=>(0,g.jC)(ge(ue),J,ge(re??X+1))),J),pe=ue=>{const re=se[ue]??
"";return{index:ue+1,file:re,label:fe[ue]??"",...ne(re)}};return O.map((ue,re)=>({...ae,status:"done",output:L.outputPath(pe(re)),result:ue,facts:{...H,mimeType:ue.
mediaType,...ue.facts},message:null}))}const ve=(L,O)=>({...L,...O}),_e=({signal:L,timeLimit:O,onProgress:H},ee,ce)=>({signal:L,timeLimit:O,onProgress:ae=>H(ee,
(0,p.i9)(ce.name),ae)});async function be(L,O,H,ee,ce,ae){const{input:se,dataKey:fe}=(0,I.zI)(O.name),pe=se==="many",ue=pe?[L]:L.map(X=>[X]),re=[];for(const X of ue){
const[Q]=X;if(!Q)continue;ae.source=Q.source;const Oe=await ee.parametersOf(O,pe?H.inputs[0]??"":Q.source),Ae=O.name==="add_page_numbers"?ee.numbersOf(H,Q.position):
void 0,Fe=(0,d.E4)(O,ve(Oe,Ae)),Ie=await ce.run(O.name,X.map(({document:De})=>De),Fe,_e(ee,Q.source,O)).catch(De=>{const ze=De instanceof v.zU?De.position:void 0;
throw ae.source=X[(ze??1)-1]?.source??Q.source,De}),{documents:Le,files:Se,notes:Ke,facts:it,data:Je}=(0,d.Lc)(O,Ie,ee.spelling),Xe=pe?{...Q,facts:{},data:{}}:Q,
Qe={source:Q.source,facts:{...Xe.facts,...it},notes:(0,D.p5)(X.flatMap(De=>De.notes),Ke.map(({code:De,message:ze,mentions:h=[]})=>({code:De,text:(0,m.bC)(ee.spelling,
ze,h)}))),data:Je===void 0||fe===void 0?Xe.data:{...Xe.data,[fe]:Je}},{position:qe}=Q;if(Se!==void 0)re.push({...Qe,position:qe,document:Q.document,files:Se});else
for(const De of Le){const ze={...pe?{}:F(Q.document),...F(De),name:Q.document.name};re.push({...Qe,position:qe,document:{...De,...ze},facts:{...Qe.facts,...V(De)}})}}
return re}const F=({title:L,match:O})=>({...L===void 0?{}:{title:L},...O===void 0?{}:{match:O}});function V({firstPage:L,lastPage:O,title:H}){return{...L===void 0||
O===void 0?{}:{firstPage:L,lastPage:O},...H===void 0?{}:{title:H}}}}),46863:((oe,U,o)=>{o.d(U,{NZ:()=>m,R5:()=>w,ZK:()=>$});var v=o(76760),p=o.n(v),I=o(58552),P=o(
54614),g=o(97904),D=o(86006);const $=a=>({read:u=>w(u,a),sizeOf:({bytes:u})=>u.length,write:({bytes:u},i)=>(0,g.qf)(i,u),release:async()=>{}});async function w(a,u){
const i=await(0,g.oD)(p().resolve(u,a)).catch(d=>{throw(0,P.xU)(d)==="ERR_FS_FILE_TOO_LARGE"?new I.zU("limit_exceeded","The file is larger than 2 GB, the most t\
hat can be processed",{advice:"Split the document where it is made",cause:d}):m(d)});return(0,D.wm)(i),{name:p().posix.basename(a),bytes:i}}const m=a=>new I.zU(
"unreadable_document",`The file could not be opened (${(0,P.xU)(a)})`,{cause:a})}),54614:((oe,U,o)=>{o.d(U,{Hn:()=>g,IV:()=>$,cz:()=>D,g$:()=>P,uP:()=>m,xU:()=>w});
var v=o(58552),p=o(61729);const I=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,P=a=>a.replace(I,u=>`\\u${u.charCodeAt(0).toString(16).padStart(4,"0")}`).replace(
/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),g=a=>P(a).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(
/"/g,"&quot;"),D=a=>a.reduce((u,i)=>u+i,0);function $(a){const u=["B","kB","MB","GB"];let i=a,d=0;for(;i>=999.95&&d<u.length-1;d++)i/=1e3;return`${d===0||i>=99.95?
Math.round(i):i.toFixed(1)} ${u[d]}`}function w(a){const u=(0,p.Gv)(a)?a.code:void 0;return typeof u=="string"?u:"unknown reason"}function m(a){if(!(a instanceof
Error))return typeof a;const u=[`${a.name} (${w(a)})`,...(0,v.ek)(a)].join(`
    `);return a.cause===void 0?u:`${u}
caused by ${m(a.cause)}`}}),72256:((oe,U,o)=>{o.d(U,{V0:()=>D,bC:()=>g});var v=o(58552),p=o(68747),I=o(58426);const P=$=>(0,I.F)($)?(0,p.i9)($):`--${(0,p.i9)($)}`,
g=($,w,m)=>$==="wire"?w:(0,p.an)(w,m,$==="inputs"?p.i9:P);function D($,w,m){const a=(0,v.R3)(m);if($!=="options")return g($,w,a);const{fields:u,operation:i,issues:d}=m,
M=new Set([...u,i,...d.flatMap(({mentions:b=[]})=>b)]),f=b=>b.includes("_")||M.has(b),l=a.filter(b=>!f(b)&&/^\w+$/.test(b)).reduce((b,T)=>b.replace(new RegExp(`\
\\b${T}(?=: )`,"g"),P(T)),w);return g($,l,a.filter(f))}}),13707:((oe,U,o)=>{o.d(U,{L4:()=>g,Mu:()=>P,PI:()=>D,lB:()=>$,vH:()=>I});var v=o(10008);const p="compar\
e_documents",I={withBase:!1,showText:!1,failOnDifference:!1},P=w=>w.some(({name:m,params:a})=>m===p&&"difference_pdf"in a&&a.difference_pdf===!0),g=w=>({withBase:w(
"compare-with-base"),showText:w("show-text"),failOnDifference:w("fail-on-difference")});function D(w,{withBase:m,showText:a}){return w.name!==p?w:{...w,raw:{...a&&
{with_text:"true"},...w.raw},fromBase:m}}function $(w,{withBase:m,showText:a,failOnDifference:u}){const i=[...m?["compare-with-base"]:[],...a?["show-text"]:[],...u?
["fail-on-difference"]:[]];return w.some(({name:d})=>d===p)?m?w.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:w.
some(({paths:d})=>d[v.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(d=>({field:d,message:"\
needs the operation compare-documents"}))}}),51327:((oe,U,o)=>{o.d(U,{S:()=>p,SH:()=>I,rh:()=>g});const v=/^[A-Za-z0-9+/]+={0,2}$/;function p(D){if(D.includes("\
-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(D,"utf8")};const $=D.replace(/\s/g,"");return v.test($)&&$.length%4===0?{name:"key.p12",bytes:Buffer.from(
$,"base64")}:void 0}const I="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",P=8,g=D=>[...new Set(
[D,...D.split(/\r?\n/).filter($=>$.trim().length>=P)])]}),57214:((oe,U,o)=>{o.d(U,{BD:()=>P,jB:()=>v,jN:()=>p,oR:()=>D,r_:()=>g,yZ:()=>I});const v=[/^["'].*["']$/,
"leave out the quotes"],p=[/\$\{?[a-z_]|(?:^|[\\/])%[a-z_]\w*%(?:[\\/]|$)/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAM\
E }}"],I=[/^~/,"~ is not your home folder here: write the whole path"],P=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],g=[
/\\/,"write / between folders, not a backslash"],D=($,w)=>w.find(([m])=>m.test($))?.[1]}),45180:((oe,U,o)=>{o.d(U,{Cj:()=>z,Ud:()=>R,V9:()=>G,et:()=>J,hS:()=>B});
var v=o(76760),p=o.n(v),I=o(58552),P=o(68747),g=o(58426),D=o(31424),$=o(51521),w=o(4528),m=o(30245),a=o(64123),u=o(15969),i=o(57214),d=o(13707);const M=["{dir}",
"{name}","{index}","{operation}"];function f(F,V){if(V==="files")return T(F)?["{page}","{label}","{file}","{extension}"]:["{file}"];if(V!=="parts"&&V!=="texts")
return[];const L=F.flatMap(({name:O})=>Object.keys((0,g.zI)(O).resultFacts??{}));return["title","match"].filter(O=>L.includes(O)).map(O=>`{${O}}`)}function E(F){
const V=g.qj.filter(L=>{const O=[{name:L,params:{},paths:{}}];return f(O,B(O)).includes(F)});return V.length===0?`has the unknown placeholder ${F}`:`has ${F}, w\
hich only results of ${V.map(P.i9).join(" or ")} have`}const l={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.\
{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},b="{dir}/{name}-{page}.{extension}",T=F=>F.some(({name:V})=>(0,g.
zI)(V).filesArePages),K="{dir}/{name}-difference.pdf",k="{dir}/{name}.pdf",Z=([F],V)=>V==="document"&&F!==void 0&&(0,g.zI)(F.name).accepts==="text",R=F=>F.some(
({name:V})=>(0,g.zI)(V).input==="many");function B(F){const V=F.map(({name:H})=>(0,g.zI)(H)),L=V.filter(H=>!(0,g.rz)(H)),O=L.findLast(({input:H,output:ee})=>H===
"many"||ee!=="pdf");return V.at(-1)?.output==="text"?O?.output==="pdfs"?"texts":"text":L.length===0?"data":O?.output==="pdfs"?"parts":O?.output==="files"?"files":
"document"}const z=F=>F==="text"||F==="texts",G=F=>/\.csv$/i.test(F),Y=F=>F==="document"||F==="text";function J(F){const{files:V,steps:L}=F,O=B(L),H=$e(F,O),ee=V.
length===0?[]:R(L)?[V]:V.map(fe=>[fe]),ce=(0,P.i9)((L.findLast(({name:fe})=>!(0,g.rz)((0,g.zI)(fe)))??L.at(-1))?.name??""),ae=ee.map((fe,pe)=>{const{dir:ue,name:re}=p().
posix.parse(fe[0]??""),X=Q=>{const Oe=Y(O)?pe+1:Q?.index,Ae={dir:ue||".",name:re,operation:ce,index:Oe===void 0?void 0:(0,D.n)(Oe),title:Q?.title,match:Q?.match,
file:Q?.file,page:Q?.page,label:Q?.label,extension:Q?.extension};return p().posix.normalize((0,$.Ct)(H,Ae))};return{inputs:fe,kind:O,tellsMatch:H.includes("{mat\
ch}"),outputPath:X}}),se=O==="data"&&!(0,d.Mu)(L)?[]:be(ae,F,ve(H,O));if(se.length>0)throw(0,I.G6)(se);return ae}const ne=[i.jB,[/\{\{/,"a placeholder has singl\
e braces, such as {name}"],i.jN,i.yZ,i.BD,...p().sep==="/"?[i.r_]:[]];function ge(F){const V=B(F);return T(F)?b:Z(F,V)?k:V==="data"&&(0,d.Mu)(F)?K:`${l[V]}${z(V)?
w.lg[(0,w.GW)(F.at(-1)?.params??{})]:""}`}function $e({output:F,places:V,steps:L},O){const H=re=>(0,I.G6)([{field:"output",message:re}]);if(F===void 0)return ge(
L);const ee=(0,i.oR)(F,ne);if(ee!==void 0)throw H(ee);if(z(O)&&G(F)&&(0,w.GW)(L.at(-1)?.params??{},!0)!=="text/csv")throw H("is a .csv file, which holds a table\
: set tables to true");const ce=f(L,O),ae=[...M,...ce],se=(0,$.Qf)(F).find(re=>!ae.includes(re));if(se!==void 0)throw H(`${E(se)}: use ${ae.join(", ")}`);if(/[\u0000-\u001f]/.
test(F))throw H("must be a single line");if(/[\\/]$/.test(F))throw H(`names a folder: write a file name after it, such as ${F}{name}.pdf`);const fe=["{index}",...ce.
filter(re=>re!=="{extension}")];if((O==="parts"||O==="texts"||O==="files")&&!fe.some(re=>F.includes(re))){const{dir:re,name:X,ext:Q}=p().posix.parse((0,u.d7)(F)),
Oe=p().posix.join(re,T(L)?`${X}-{page}${Q}`:O==="files"?`${X}.{file}`:`${X}-{index}${Q}`);throw H(`needs ${fe.join(" or ")}, because one file gives several resu\
lts: such as ${Oe}`)}const pe=p().isAbsolute(F)?(0,u.dR)(V,F):(0,u.d7)(F);if(!(p().isAbsolute(pe)?(0,u.NB)(V,pe):(0,u.FK)(p().posix.normalize(pe))))throw H("mus\
t stay in the workspace or in RUNNER_TEMP");return pe}function ve(F,V){const O=["{dir}","{name}",...Y(V)?["{index}"]:[]].filter(H=>!F.includes(H));return O.length===
0?"process them in different steps":`use ${[O.slice(0,-1).join(", "),...O.slice(-1)].filter(H=>H!=="").join(" or ")}`}const _e=F=>F.kind==="parts"||F.kind==="te\
xts"?F.outputPath({index:1}):F.outputPath();function be(F,{matched:V,overwrite:L,identity:O,exists:H,places:ee},ce){const ae=new Map(V.map(X=>[O(X),X])),se=new Map;
for(const X of F){const Q=O(X.outputPath()),Oe=se.get(Q);Oe?Oe.push(X):se.set(Q,[X])}const fe=[],pe=[],ue=X=>{fe.push({field:"output",message:X})};for(const[X,Q,
...Oe]of se.values()){if(!X)continue;const Ae=X.outputPath(),Fe=(0,a.Nk)(Ae);if(!(0,u.NB)(ee,Ae)||Ae==="."||Ae.endsWith("/"))ue(`'${Ae}' is not a file in the wo\
rkspace or in RUNNER_TEMP`);else if(Fe!==void 0)ue(Fe);else if((0,m.SV)(Ae))ue(`'${Ae}' is below .git, where nothing is written`);else if(Q){const[Ie,Le]=[X.inputs[0],
Q.inputs[0]],Se=Oe.length===0?`'${Ie}' and '${Le}' would both`:`'${Ie}', '${Le}' and ${Oe.length} more would all`;ue(`${Se} be written to '${Ae}': ${ce}`)}else{
const Ie=_e(X),Le=O(Ie),Se=ae.get(Le);Se!==void 0&&!X.inputs.some(Ke=>O(Ke)===Le)?ue(`'${Ie}' would replace another file that the step reads: choose a different\
 pattern`):Se!==void 0&&!L?ue(`'${Ie}' would replace the input: choose a different pattern, or ${ee.words.replace}`):Se===void 0&&!L&&H(Ie)&&pe.push(Ie)}}pe.length>
0&&ue((0,a.pL)(pe,ee.words));const re=5;return fe.length<=re?fe:[...fe.slice(0,re),{field:"output",message:`and ${fe.length-re} more such clashes`}]}}),32885:((oe,U,o)=>{
o.d(U,{A:()=>I,T:()=>p});var v=o(45180);function p(P){const g=D=>[{field:"minimum-saving",message:D}];return P.some(({name:D})=>D==="optimize_document"||D==="co\
mpress_document")?(0,v.Ud)(P)||(0,v.hS)(P)!=="document"?g("needs one result for each file: no merge, no split, no extraction"):[]:g("needs a step optimize-docum\
ent or compress-document")}function I(P,g,D){return D===void 0||g<=P*(1-D/100)?void 0:`Not written: the result is ${(Math.max(0,P-g)/P*100).toFixed(1)} % smalle\
r, and minimum-saving is ${D} %`}}),10008:((oe,U,o)=>{o.d(U,{s:()=>M,w:()=>f});var v=o(19357),p=o(15828),I=o(58426),P=o(51521),g=o(33858);function D(R,B){const z=Object.
entries((0,I.zI)(R).fields).filter(([,{group:G}])=>G==="permissions");return z.length>0&&B.user_password===void 0&&!z.some(([G])=>B[G]===!1)}var $=o(51327);const w={
encryption_algorithm:"AES-256"};var m=o(61729);function a(R){const B=R.startsWith("[")?(0,m.qF)(R):void 0;return Array.isArray(B)?B:R.split(/\r?\n/).map(z=>z.trim().
replace(/,$/,"")).filter(z=>z!=="").join(",")}var u=o(45657);const i={name:"file",bytes:Uint8Array.of(0)},d=["{dir}","{name}"],M="compare_to";function f({name:R,
raw:B,typed:z,fromBase:G=!1},Y){const{fields:J}=(0,I.zI)(R),ne={},ge={},$e=[];for(const[be,F]of Object.entries({...b(J),...B})){const V=J[be];if(V===void 0)continue;
const L=T(V,F,z[be]);"problem"in L&&$e.push({field:be,message:L.problem}),"path"in L&&(ge[be]=L.path),ne[be]="value"in L?L.value:V.kind==="json"?{}:i}G&&(ne[M]??=
i);const ve=(0,v.qL)(R,ne,Y),_e=new Set($e.map(({field:be})=>be));for(const be of ve.issues)_e.has(be.field)||$e.push(be);return $e.length===0&&(0,u.RZ)($e,l(R,
ne,ve.params)),{step:{name:R,params:ve.params,paths:ge,...G&&{fromBase:G}},issues:$e}}const E=["pages","first_page","last_page"];function l(R,B,z){const G=J=>B[J]!==
void 0&&B[J]!=="";return(R==="extract_pages"||R==="remove_pages")&&!E.some(G)?[{field:"pages",message:"is required, unless one of these is given: first_page, la\
st_page",mentions:E.slice(1)}]:D(R,{...z})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what re\
aders must not do to false, or give user_password",mentions:["user_password"]}]:[]}const b=R=>Object.fromEntries(Object.entries(w).filter(([B])=>Object.hasOwn(R,
B)));function T(R,B,z){if(B===""||B===null||z===null)return{value:""};if(R.kind==="pageOrder"||R.kind==="pageSet"){if(typeof B!="string"&&!Array.isArray(B))return{
problem:"must be pages such as 1..3, or a list of pages"};const ne=(0,g.D_)(B);return"problem"in ne?ne:{value:ne.text.trim()}}const G=R.kind==="json"&&R.list!==
void 0;if(R.kind==="json"&&typeof B=="object"&&(G||!Array.isArray(B)))return{value:z};if(R.kind==="choices"&&Array.isArray(B))return{value:B};if(R.kind==="json"&&
Array.isArray(B))return{problem:K(R)};if(typeof B!="string")return{problem:`must be ${`${R.kind==="choices"?"":"a single value, "}${(0,p.pG)(R)}`}, and is a ${Array.
isArray(B)?"list":"mapping"}`};const Y=B.trim();if(R.kind==="text")return{value:B};if(Y==="")return{value:""};if(R.kind==="choices")return{value:a(Y)};if(R.kind===
"file"&&R.secret)return k(Y);const J=Y.startsWith("[")&&Y.endsWith("]");return G&&J?{value:Y}:R.kind==="json"&&(J||!Y.startsWith("{")&&Y.includes(`
`))?{problem:K(R)}:R.kind==="file"||R.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(Y)?Z(Y):{value:Y}}const K=({placeholder:R='{"name": "value"}',list:B})=>`must\
 be a JSON object such as ${R.replace(/^e\.g\. /,"")}${B===void 0?"":`, or the list ${B} alone`}, or the path of a file that holds one; inside steps it can also\
 be a YAML mapping`;function k(R){const B=(0,$.S)(R);return B?{value:B}:{problem:$.SH}}function Z(R){const B=(0,P.Qf)(R).find(z=>!d.includes(z));return B!==void 0?
{problem:`has the unknown placeholder ${B}: a path may hold ${d.join(" and ")}`}:/[\u0000-\u001f]/.test(R)?{problem:"must be the path of one file"}:{path:R}}}),
4406:((oe,U,o)=>{o.d(U,{EC:()=>u,Pu:()=>i,Qf:()=>P,fU:()=>a,g$:()=>D,oH:()=>g});var v=o(58552),p=o(61729);const I=1e3,P=(d,M,{found:f=null,limit:E=null,pages:l=[]}={})=>({
rule:d,found:f,limit:E,pages:l.slice(0,I),message:M}),g=["open_password"],D=(d,M,f)=>`The file has ${d} ${f}; at most ${M} are allowed.`;function $({failures:d}){
return Array.isArray(d)?d.flatMap(w):[]}function w(d){if(!(0,p.Gv)(d))return[];const{rule:M,found:f,limit:E,pages:l,message:b}=d;if(typeof M!="string"||typeof b!=
"string")return[];const T=Array.isArray(l)?l.filter(K=>typeof K=="number"):[];return[{rule:M,found:m(f),limit:m(E),pages:T,message:b}]}const m=d=>typeof d=="num\
ber"?d:null;function a(d,{nameOf:M,restate:f}){const{checks:E}=d,l=$(d).map(T=>({...f(T),rule:M(T.rule)})),b=Array.isArray(E)?E.flatMap(T=>typeof T=="string"?[M(
T)]:[]):[];return{...d,...E!==void 0&&{checks:b},failures:l}}class u extends v.zU{report;constructor(M){const f=$(M).map(({message:E})=>E);super("invalid_parame\
ters",`The check failed: ${f.join(" ")}`,{issues:f.map(E=>({field:"file",message:E,mentions:g}))}),this.report=M}}function i(d){if(d.passed===!1)throw new u(d)}}),
68747:((oe,U,o)=>{o.d(U,{XM:()=>g,an:()=>P,i9:()=>I});var v=o(58426);const p=D=>D.replace(/_(\w)/g,($,w)=>w.toUpperCase()),I=D=>D.replaceAll("_","-");function P(D,$,w){
const m=$.filter(a=>/^\w+$/.test(a));return m.length===0?D:D.replace(new RegExp(`\\b(?:${m.join("|")})\\b`,"g"),w)}const g=D=>(0,v.zI)(D).path??`/v1/${D}`}),85673:((oe,U,o)=>{
o.d(U,{gx:()=>g,h:()=>P});function v(a,u){const i=p(a,u);if(i!==void 0)return[i];const d=$(a);return u.filter(M=>$(M).some(f=>f.length>3&&d.includes(f)))}function p(a,u){
let i;const d=$(a);for(const M of u){const f=I(d,$(M));f<=2&&f<(i?.count??1/0)&&(i={name:M,count:f})}return i?.name}function I(a,u){return a.length!==u.length?a.
length*u.length===0?1/0:I([a.join("")],[u.join("")]):u.reduce((i,d,M)=>{const f=a[M]??"",E=Math.min(f.length,d.length),l=m(f,d);return l>(E<3?0:E<7?1:2)?1/0:i+l},
0)}const P=(a,u)=>D(v(a,u));function g(a,u){const i=p(a,u),d=f=>$(f).sort().join(" "),M=d(a);return D(i===void 0?u.filter(f=>a!==""&&d(f)===M):[i])}const D=a=>a.
length===0||a.length>3?"":` (did you mean ${a.join(" or ")}?)`,$=a=>a.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(
u=>u!==""),w=2;function m(a,u){if(Math.abs(a.length-u.length)>w)return 1/0;let i=[],d=Array.from({length:u.length+1},(f,E)=>E<=w?E:1/0);for(let f=0;f<a.length;f++){
const E=[];E[0]=f+1;let l=1/0;for(let b=Math.max(0,f-w);b<=Math.min(u.length-1,f+w);b++){const T=f>0&&b>0&&a[f]===u[b-1]&&a[f-1]===u[b];E[b+1]=Math.min((d[b+1]??
1/0)+1,(E[b]??1/0)+1,(d[b]??1/0)+(a[f]===u[b]?0:1),T?(i[b-1]??1/0)+1:1/0),l=Math.min(l,E[b+1])}if(l>w)return 1/0;i=d,d=E}const M=d[u.length]??1/0;return M>w?1/0:
M}}),4528:((oe,U,o)=>{o.d(U,{G7:()=>f,GW:()=>I,IF:()=>u,JF:()=>a,KV:()=>m,_m:()=>w,lg:()=>p,u9:()=>$,uv:()=>D});const v=null,p={"application/json":".json","text\
/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function I(l,b=!1){const{per_page:T,tables:K,layout:k}=l;return P(l)?"appli\
cation/jsonl":b&&K===!0&&T!==!0?"text/csv":T===!0||K===!0?"application/json":k==="markdown"?"text/markdown":"text/plain"}const P=l=>(l.pieces??"none")!=="none";
function g(l){const b=I(l);return P(l)?["application/json",b]:l.tables===!0?[b,"text/csv"]:b==="text/markdown"?["application/json",b,"text/plain"]:[...new Set([
"application/json",b])]}const D=({text:l})=>typeof l=="string"?l:"",$=({pages:l,tables:b,pieces:T})=>(l??b??T)!==void 0;function w({text:l,pages:b,tables:T,pieces:K,
...k}){return k}const m=({pieces:l})=>l,a=l=>l.map(b=>`${JSON.stringify(b)}
`).join(""),u=({tables:l})=>l??[];function i(l){return u(l).flatMap(({page:b,rows:T,header:K,certain:k},Z)=>{const R=M(T,K);return T.slice(K?1:0).map((B,z)=>({row:Object.
fromEntries(B.map((G,Y)=>[R[Y],G])),about:{page:b,table:Z+1,row:z+1,certain:k}}))})}const d="pdf";function M(l,b){const T=l.reduce((k,{length:Z})=>Math.max(k,Z),
0),K=new Set([d]);return Array.from({length:T},(k,Z)=>{const R=b&&l[0][Z]||`Column ${Z+1}`;let B=R;for(let z=2;K.has(B);z++)B=`${R} ${z}`;return K.add(B),B})}function f(l){
const[b,...T]=u(l);return b&&T.length===0?E(b.rows):void 0}const E=l=>l.map(b=>`${b.map(T=>/[",\r\n]/.test(T)?`"${T.replaceAll('"','""')}"`:T).join(",")}\r
`).join("")}),49180:((oe,U,o)=>{o.d(U,{q:()=>p});const v="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function p(g){const D=g.toLowerCase(),$=/^#([\da-f]{3}|[\da-f]{6})$/.exec(D)?.[1]??P().get(D);return $===void 0?void 0:($.length===3?[...$].map(m=>m+m):[$.
slice(0,2),$.slice(2,4),$.slice(4)]).map(m=>Number.parseInt(m,16))}let I;function P(){const g=v.split(" ");return I??=new Map(g.flatMap((D,$)=>$%2===0?[[D,g[$+1]]]:
[]))}}),17079:((oe,U,o)=>{o.d(U,{Z:()=>g,_:()=>P});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,I=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(m){
if(m.length>64)return;const a=m.trim().replace(p,(u,i,d,M)=>`${i??""}${1900+Number(d)}${M}`);return $(D(v.exec(a)??I.exec(a)))}function g(m){const a=m.length>64?
void 0:D(I.exec(m.trim()));if(!a||$(a)===void 0)return;const{year:u,month:i="",day:d="",hour:M="",minute:f="",second:E="",zone:l=""}=a;return`D:${u}${i}${d}${M}${f}${E}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function D(m){if(!m)return;const[,a,u,i,d,M,f,E,l,b,T]=m,K=E??(l===void 0?void 0:`${l}${b??"00"}:${T??"00"}`);return{year:a,
month:u,day:i,hour:d,minute:M,second:f,zone:K}}function $(m){if(!m)return;const{year:a,month:u,day:i,hour:d,minute:M="00",second:f="00",zone:E}=m,l=(T,K,k)=>T===
void 0||Number(T)>=K&&Number(T)<=k;if(Number(a)===0||!l(u,1,12)||!l(i,1,w(Number(a),Number(u)))||!l(d,0,23)||!l(M,0,59)||!l(f,0,59)||E!==void 0&&E!=="Z"&&!(l(E.
slice(1,3),0,23)&&l(E.slice(4),0,59)))return;const b=[a,u,i].filter(T=>T!==void 0).join("-");return d===void 0?b:`${b}T${d}:${M}:${f}${E==="+00:00"||E==="-00:00"?
"Z":E??""}`}function w(m,a){return a===2?m%4===0&&(m%100!==0||m%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),19357:((oe,U,o)=>{o.d(U,{qL:()=>pe,lF:()=>X,iL:()=>se});
var v=o(58552),p=o(15828),I=o(58426),P=o(33037),g=o(61729);const D=100,$=5e5,w=5e4,m=1e5,a={values:$,keys:w};function u(h,x,W){const C=typeof x=="object"?G(x):x;
if(typeof C!="string")return{problem:W};if(C.length>h.maxLength)return C===x?{problem:`must be at most ${h.maxLength} characters long, and has ${C.length}`}:{problem:W};
const te=i(C);if(te)return{problem:`must not have more than ${a[te]} ${te}${te==="keys"?" that differ":""}`};const le=C===x?(0,g.qF)(C):JSON.parse(C);if(le===void 0){
const we=C.length<=m&&(0,g.qF)(C.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${W}; it is\
 not valid JSON${we}`}}return Z(h,le,W)}function i(h){const x=new Set;let W=0;for(let C=0;C<h.length;C++){const te=h.charCodeAt(C);if(te===d){const le=C;if(C=K(
h,C),k(h,C)&&x.add(h.slice(le,C)),x.size>w)return"keys"}else if((te===E||te===l||te===b)&&++W>$)return"values"}}const[d,M,f,E,l,b]=[34,92,58,44,91,123],T=32;function K(h,x){
let W=x+1;for(;W<h.length;W++){const C=h.charCodeAt(W);if(C===d)return W;C===M&&W++}return W}function k(h,x){let W=x+1;for(;h.charCodeAt(W)<=T;)W++;return h.charCodeAt(
W)===f}function Z({list:h},x,W){const C=h!==void 0&&Array.isArray(x)&&x.every(g.Gv)?{[h]:x}:x;return(0,g.Gv)(C)?R(C):{problem:W}}function R(h){let x=[h];for(let W=0;x.
length>0;W++){if(W===D)return{problem:`must not have more than ${D} arrays and objects within one another`};const C=[];for(const te of x)if(!B(te,C))return{problem:"\
has a number that is too large"};x=C}return{value:h}}function B(h,x){const W=C=>(z(C)&&x.push(C),typeof C!="number"||Number.isFinite(C));if(Array.isArray(h))return h.
every(W);for(const C in h)if(Object.hasOwn(h,C)&&!W(h[C]))return!1;return!0}const z=h=>typeof h=="object"&&h!==null;function G(h){try{return JSON.stringify(h)}catch{
return}}var Y=o(72750),J=o(33858),ne=o(29082),ge=o(70458),$e=o(60666),ve=o(34378);const _e=2**31-1,be=/^ *[+-]?\d+ *$/,F=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,V=/[\p{Cc}\u2028\u2029]/u,
L=/(?!\n)[\p{Cc}\u2028\u2029]/u,O=new RegExp("\\p{Cs}","u"),H=1e3,ee={font:20*1024*1024,key:1e6,certificates:1e6},ce=new Set(["files","choices"]),ae="must be gi\
ven only once";function se(h){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(h)}catch{return h}}function fe(h,x,W="absent"){const{params:C,issues:te}=pe(
h,x,W);if(te.length>0)throw invalidParameters(te);return C}function pe(h,x,W="absent"){const C=(0,I.zI)(h),te=(0,ge.h)(C.fields,x),le={},ye=[];for(const[we,Ue]of Object.
entries(C.fields)){const Ce=Object.hasOwn(te,we),je=Ce?te[we]:void 0;if(Ae(Ue,je)){Ce&&W==="refuse"&&Q(Ue,je)?ye.push({field:we,message:Oe(Ue)}):Ue.required?ye.
push({field:we,message:`is required: ${(0,p.pG)(Ue)}`}):"default"in Ue&&(le[we]=Ue.default);continue}const Ye=Fe(Ue,je);"problem"in Ye?ye.push({field:we,message:Ye.
problem}):le[we]=Ye.value}return{params:le,issues:[...ye,...ue(C,le,ye)]}}function ue({fields:h,ascending:x,different:W,exclusive:C,needs:te,atLeastOne:le,someTrue:ye},we,Ue){
const Ce=[],je=Ee=>(0,I.qR)(h[Ee],we[Ee]);if(x){const[Ee,xe]=[we[x[0]],we[x[1]]];typeof Ee=="number"&&typeof xe=="number"&&Ee>xe&&Ce.push({field:x[0],message:`m\
ust not be greater than ${x[1]}`,mentions:[x[1]]})}if(W){const[Ee,xe]=[we[W[0]],we[W[1]]];Ee!==void 0&&Ee===xe&&Ce.push({field:W[0],message:`must differ from ${W[1]}`,
mentions:[W[1]]})}for(const[Ee,xe]of C??[]){const ke=je(Ee)?xe.filter(je):[];ke.length>0&&Ce.push({field:Ee,message:`must not be given together with ${ke.join("\
 and ")}: leave one of them out`,mentions:ke})}for(const[Ee,xe,ke]of te??[])je(Ee)&&!(0,I.D)(ke,h[xe],we[xe])&&Ce.push({field:Ee,message:`needs ${re(xe,ke)}`,mentions:[
xe]});const Ye=Ee=>je(Ee)||Ue.some(({field:xe})=>xe===Ee);return le&&!le.some(Ye)&&Ce.push({field:le[0],message:`is required, unless one of these is given: ${le.
slice(1).join(", ")}`,mentions:le.slice(1)}),ye?.every(Ee=>we[Ee]===!1)===!0&&Ce.push({field:ye[0],message:`must be true, unless one of these is: ${ye.slice(1).
join(", ")}`,mentions:ye.slice(1)}),Ce}function re(h,x){return typeof x!="object"?`${h} to be ${x}`:"not"in x?`${h} to be other than ${x.not}`:`${h} to be given`}
function X(h){if(Array.isArray(h))return h.join(",");if(typeof h=="object")return JSON.stringify(h);const x=String(h);if(typeof h!="number"||!x.includes("e"))return x;
if(h>=1)return BigInt(h).toString();const[W,C]=x.split("e");return`0.${"0".repeat(-Number(C)-1)}${W.replace(".","")}`}function Q(h,x){return h.empty==="opener"?
!1:h.empty!=="word"||h.required===!0||x===void 0}function Oe(h){return h.required?`is empty: it must be ${(0,p.pG)(h)}`:h.kind==="text"&&h.secret?"is empty, so \
the document would open without a password: give a password, or route documents without one past this step":h.empty==="word"?`is undefined: use '' to leave it o\
ut, or give ${(0,p.pG)(h)}`:h.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in h?`is empty: write ${String(h.default)}, \
which is the default, or leave the field out`:`is empty: give ${(0,p.pG)(h)}, or leave the field out`}function Ae(h,x){return x==null||x===""||ce.has(h.kind)&&Array.
isArray(x)&&x.length===0?!0:h.kind==="text"&&!h.secret&&typeof x=="string"&&x.trim()===""}function Fe(h,x){const W=ce.has(h.kind)||h.kind==="json"&&h.list!==void 0;
if(Array.isArray(x)&&!W)return{problem:ae};if(x instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(h.kind){case"text":return Ie(
h,x);case"flag":return Le(h,x);case"integer":return Se(h,x);case"decimal":return it(h,x);case"choice":return Xe(h,x);case"choices":return Qe(h,x);case"pageOrder":
return qe(h,x,h.parts?J.X4:Y.p6);case"pageSet":return qe(h,x,ne.lY);case"file":return De(h,x);case"files":return ze(h,x);case"json":return u(h,x,`must be ${(0,p.
pG)(h)}`);default:return h}}function Ie(h,x){if(typeof x!="string"&&!(typeof x=="number"&&Number.isFinite(x)))return{problem:`must be ${h.format?"":"text, "}${(0,p.
pG)(h)}`};const W=h.lines?String(x).replaceAll(`\r
`,`
`):String(x);if(W.length>8*h.maxLength||(0,p.Y5)(h,W)>4*h.maxLength)return{problem:`must be ${(0,p.pG)(h)}`};const C=h.secret?W:(0,ve.w)(W),te=(0,p.Y5)(h,C);return te>
h.maxLength||te<(h.minLength??0)?{problem:`must be ${(0,p.pG)(h)}`}:(h.lines?L.test(C):!h.secret&&V.test(C))?{problem:`must not contain control characters${h.lines?
"":" or line breaks"}`}:!h.secret&&O.test(C)?{problem:"must not contain an incomplete character (a lone surrogate)"}:h.format&&!$e.E[h.format].holds(C)?{problem:$e.
E[h.format].problem?.(C)??`must be ${(0,p.pG)(h)}`}:{value:C}}function Le(h,x){if(typeof x=="boolean")return{value:x};const W=typeof x=="string"?x.toLowerCase():
"";return W==="true"||W==="false"?{value:W==="true"}:{problem:`must be ${(0,p.pG)(h)}`}}function Se(h,x){const C=(h.unit==="bytes"&&typeof x=="string"?(0,P.ik)(
x):void 0)??Ke(x);if(C===void 0||C<h.min)return{problem:`must be ${(0,p.pG)(h)}`};const te=h.max??_e;if(C<=te)return{value:C};const le=(0,p.pG)(h);return{problem:le.
includes(String(te))?`must be ${le}`:`must not be greater than ${te}`}}function Ke(h){return typeof h=="string"?be.test(h)?Number(h.trim())+0:void 0:typeof h=="\
number"&&Number.isInteger(h)?h+0:void 0}function it(h,x){const C=(h.unit==="inches"&&typeof x=="string"?(0,P.Vi)(x):void 0)??Je(x),{above:te=-1/0,min:le=-1/0,max:ye=1/0}=h;
return Number.isFinite(C)&&C>te&&C>=le&&C<=ye?{value:C+0}:{problem:`must be ${(0,p.pG)(h)}`}}function Je(h){return typeof h=="number"?h:typeof h=="string"&&F.test(
h)?Number(h.trim()):NaN}function Xe(h,x){const{open:W}=h,C=Ke(x),te=h.options.find(({value:ye,contract:we=ye})=>ye===x||typeof x=="number"&&ye===String(x)||typeof we==
"number"&&we===C);if(te)return{value:te.value};const le=W?C:void 0;return W&&le!==void 0&&le>=W.min&&le<=W.max?{value:le}:{problem:`must be ${(0,p.pG)(h)}`}}function Qe(h,x){
if(typeof x=="string"&&x.length>H)return{problem:`must be ${(0,p.pG)(h)}`};const W=typeof x=="string"?x.replace(/^ +| +$/g,"").split(/ *, */):x,C=h.options.map(
({value:te})=>te);return!Array.isArray(W)||!W.every(te=>C.some(le=>le===te))?{problem:`must be ${(0,p.pG)(h)}`}:{value:C.filter(te=>W.includes(te))}}function qe(h,x,W){
if(typeof x!="string"&&typeof x!="number")return{problem:`must be ${(0,p.pG)(h)}`};const C=String(x);if(C.length>h.maxLength)return{problem:`must be at most ${h.
maxLength} characters long, and has ${C.length}`};const te=W(C);return"problem"in te?{problem:te.problem}:{value:C}}function De(h,x){const{name:W,bytes:C}=typeof x==
"object"?x:{};return typeof W!="string"||!(C instanceof Uint8Array)?{problem:`must be ${(0,p.pG)(h)}`}:C.length===0&&h.accepts!=="any"?{problem:"is an empty fil\
e"}:C.length>(ee[h.accepts]??1/0)?{problem:`is too large: it must be ${(0,p.pG)(h)}`}:{value:{name:W,bytes:C}}}function ze(h,x){const W=Array.isArray(x)?x:[x],C=[];
for(const le of W){const ye=De({...h,kind:"file"},le??{});if("problem"in ye)return ye.problem.startsWith("must")?{problem:`must be ${(0,p.pG)(h)}`}:ye;C.push(ye.
value)}const te=C.reduce((le,{bytes:ye})=>le+ye.length,0);return C.length>h.max||te>h.maxBytes?{problem:`must be ${(0,p.pG)(h)}`}:new Set(C.map(({name:le})=>le)).
size<C.length?{problem:"has two files of one name"}:{value:C}}}),15828:((oe,U,o)=>{o.d(U,{Cq:()=>m,Xl:()=>w,Y5:()=>u,k_:()=>g,pG:()=>P});var v=o(33037),p=o(70458),
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
"printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}const D=({value:f,contract:E})=>typeof f=="string"&&E===void 0,$=({options:f})=>f.
some(({contract:E})=>E!==void 0)&&f.some(D),w=({options:f})=>`one of ${f.filter(E=>!D(E)).map(({value:E})=>E).join(", ")}`;function m(f,E){if(f.kind==="choice")
return $(f)&&f.options.some(b=>b.value===E&&D(b));if(f.kind==="pageOrder")return f.contract!==void 0&&String(E).length>f.contract.maxLength;if(f.kind!=="text"||
f.contract===void 0||typeof E!="string")return!1;const{contract:l}=f;return"values"in l?!l.values.includes(E):u(f,E)>l.maxLength||l.characters!==void 0&&!a.test(
E)}const a=/^[\x20-\x7e]*$/,u=({secret:f},E)=>f?E.length:[...E].length;function i({value:f,label:E,description:l}){const b=l??E.toLowerCase(),T=String(f).replace(
/^-/,"").replaceAll("_"," ").toLowerCase();return l===void 0&&E.toLowerCase().includes(T)?String(f):`${f} (${b.charAt(0).toLowerCase()}${b.slice(1)})`}const d={
pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12\
, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};function M({above:f,min:E,max:l}){const b=f===void 0?`of at least ${E??
0}`:`greater than ${f}`;return l===void 0?b:`${b} and at most ${l}`}}),50580:((oe,U,o)=>{o.d(U,{L:()=>p});var v=o(58426);function p(I,P){return Object.entries((0,v.
zI)(I).fields).flatMap(([g,D])=>{if(D.kind!=="choice"||!D.open||typeof P[g]!="number")return[];const $=D.options.map(({value:w})=>w).join(", ");return[{field:g,
message:`is a number that only some regions know: use ${$}`}]})}}),33037:((oe,U,o)=>{o.d(U,{KH:()=>v,VR:()=>p,Vi:()=>w,ik:()=>g});const v="or a size such as 18 \
MB or 18 MiB",p="or a length such as 20 mm, 2 cm or 0.5 in",I={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},P=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;
function g(m){const[,a,u]=P.exec(m)??[],i=I[u?.toLowerCase()??""];return i===void 0?void 0:Math.floor(Math.round(Number(a)*i*1e3)/1e3)}const D={mm:25.4,cm:2.54,
in:1},$=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function w(m){const[,a,u]=$.exec(m)??[],i=D[u?.toLowerCase()??""];return i===void 0?void 0:Number(
(Number(a)/i).toFixed(10))}}),51521:((oe,U,o)=>{o.d(U,{Ct:()=>D,Qf:()=>g,sA:()=>w});var v=o(98446),p=o(34378);const I=/(\{[^{}]*\})/;function P(m,a){const u=[],
i=[],d=`use ${a.map(M=>`{${M}}`).join(", ")}`;for(const M of(0,p.w)(m).split(I)){const f=a.find(E=>`{${E}}`===M);if(f)u.push({placeholder:f});else if(I.test(M))
i.push(M);else{if(/[{}]/.test(M))return{problem:`has a brace that belongs to no placeholder; ${d}`};M&&u.push({literal:M})}}return i.length===0?{pieces:u}:{problem:`\
has the unknown ${(0,v.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${d}`}}const g=m=>m.split(I).filter((a,u)=>u%2===1),D=(m,a)=>m.split(I).map(
(u,i)=>(i%2===1&&Object.hasOwn(a,u.slice(1,-1))?a[u.slice(1,-1)]:void 0)??u).join(""),$=["number","last","label","name"],w=m=>P(m,$)}),66974:((oe,U,o)=>{o.d(U,{
D6:()=>g,F1:()=>I,NL:()=>m,P3:()=>p,br:()=>P,bs:()=>w});var v=o(98446);const p={problem:"names page 0: pages count from 1, and -1 is the last page"};function I(u,i,d){
const M=[],f=[];for(const[E,l]of u.split(",").entries()){const b=E+1;if(i!==void 0&&l.trim()===""){f.push(`entry ${b} is empty: write ${i}, separated by single \
commas`);continue}const T=d(l,b);"problem"in T?f.push(P(b,l,T.problem)):M.push(T.item)}return f.length>0?{problem:w(f)}:{items:M}}const P=(u,i,d)=>`entry ${u} (\
'${a(i.trim())}') ${d}`,g=({position:u,text:i},d,M)=>P(u,i,`names ${D(d)}, but the document has ${(0,v.y_)(M,"page")}`);function D(u){return Number.isSafeInteger(
u)?`page ${u}`:"a page far beyond its end"}const $=5;function w(u){const i=u.length-$;return[...u.slice(0,$),...i>0?[`and ${i} more such entries`]:[]].join("; ")}
function m(u){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after \
it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function a(u){const i=[...u].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return(0,v.Bu)(i.join(""),40)}}),72750:((oe,U,o)=>{
o.d(U,{Ly:()=>D,UL:()=>$,aW:()=>g,p6:()=>P});var v=o(58552),p=o(66974);const I=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,P=m=>(0,p.F1)(m,"pages such as 3,1,2 or 2..5",
(a,u)=>{const i=I.exec(a);if(!i)return{problem:w(a)};const d=Number(i[1]),M=i[3]===void 0?void 0:Number(i[3]);return d===0||M===0?p.P3:{item:{from:d,to:M,range:i[2]!==
void 0,text:a.trim(),position:u}}});function g(m,a,u){const i=b=>(0,v.G6)([{field:"page_order",message:b}]),d=P(m);if("problem"in d)throw i(d.problem);const M=D(
d.items,a);if("problem"in M)throw i(M.problem);const f=$(M.spans);if(f>u)throw i(`names ${f} pages in all; at most ${u} are allowed`);const E=new Uint32Array(f);
let l=0;for(const{first:b,last:T}of M.spans){const K=b<=T?1:-1;for(let k=b;k!==T+K;k+=K)E[l++]=k}return E}function D(m,a){const u=[],i=m.map(d=>{const M=T=>T<0?
a+1+T:T,f=M(d.from),E=d.range?d.to===void 0?a:M(d.to):f,b=[[d.from,f],[d.to??d.from,E]].find(([,T])=>T<1||T>a);return b&&u.push((0,p.D6)(d,b[0],a)),{first:f,last:E}});
return u.length>0?{problem:(0,p.bs)(u)}:{spans:i}}const $=m=>m.reduce((a,{first:u,last:i})=>a+Math.abs(i-u)+1,0);function w(m){return/^ *\.\./.test(m)?"has no s\
tart: a range is written 1..5":(0,p.NL)(m)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((oe,U,o)=>{o.d(U,{k1:()=>g,lY:()=>P,m7:()=>D});
var v=o(58552),p=o(66974);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,P=m=>(0,p.F1)(m,"pages such as 1..3, -1, odd",(a,u)=>{const i=a.trim(),
d=I.exec(i);if(!d)return{problem:w(i)};const[,M,f,E,l,b]=d,T={negated:M!==void 0,text:i,position:u};if(f!==void 0)return{item:{...T,pages:f.toLowerCase()}};const K=Number(
E),k=l===void 0?K:b===void 0?"end":Number(b);return K===0||k===0?p.P3:{item:{...T,pages:{from:K,to:k}}}});function g(m,a,u="pages"){const i=l=>(0,v.G6)([{field:u,
message:l}]),d=P(m);if("problem"in d)throw i(d.problem);const M=new $(a),f=new $(a),E=[];for(const l of d.items){const b=l.negated?f:M;if(typeof l.pages=="strin\
g"){b.add(l.pages);continue}const{from:T,to:K}=l.pages,k=T<0?a+1+T:T,Z=K==="end"?a:K<0?a+1+K:K,B=(K==="end"?T<0?[[T,k]]:[]:[[T,k],[K,Z]]).find(([,z])=>z<1||z>a);
B&&E.push((0,p.D6)(l,B[0],a)),!(K==="end"&&k>a||E.length>0)&&b.range(Math.min(k,Z),Math.max(k,Z))}if(E.length>0)throw i((0,p.bs)(E));return d.items.every(({negated:l})=>l)&&
M.add("all"),M.without(f)}function D(m){const a=P(m);if("problem"in a||a.items.length!==1)return;const{negated:u,pages:i}=a.items[0];if(u)return;if(i==="all")return{
first:1};if(typeof i=="string"||i.from<1)return;const{from:d,to:M}=i;return M==="end"?{first:d}:M===-1?{first:d}:M<1?void 0:{first:Math.min(d,M),last:Math.max(d,
M)}}class ${pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&
(this.even=!0)}range(a,u){this.differences[a]++,this.differences[u+1]--}without(a){const u=new Uint32Array(this.pageCount);let i=0,d=0,M=0;for(let f=1;f<=this.pageCount;f++){
d+=this.differences[f],M+=a.differences[f];const E=f%2===1?"odd":"even";(d>0||this[E])&&!(M>0||a[E])&&(u[i++]=f)}return u.subarray(0,i)}}function w(m){return/^(not +)?\.\./i.
test(m)?"has no start: a range is written 1..5":/^!/.test(m)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(m.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),70458:((oe,U,o)=>{o.d(U,{h:()=>I,j:()=>v});const v="or a siz\
e such as 210 x 99 mm",p=/^ *([\d.]{1,33}) *[x×] *([\d.]{1,33}) *(mm|cm|in) *$/i;function I(P,g){let D=g;for(const[$,w]of Object.entries(P)){if(w.kind!=="choic\
e"||!w.sides)continue;const{[$]:m,...a}=D,[u,i,d]=typeof m=="string"?p.exec(m)?.slice(1)??[]:[],M=w.sides.some(l=>![void 0,null,""].includes(a[l]));if(d===void 0||
M)continue;const[f,E]=w.sides;D={...a,[f]:`${u} ${d}`,[E]:`${i} ${d}`}}return D}}),33858:((oe,U,o)=>{o.d(U,{D_:()=>m,X4:()=>R,kU:()=>B});var v=o(58552),p=o(66974),
I=o(72750);const P=/^(\d+|first)-(\d+|last|end)?$/i,g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,D=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
$=/^(?:last|end)-(\d+|last|end)$/i,w=/^(-?\d+)-(-?\d+|last|end)$/i;function m(z){if(Array.isArray(z))return a(z);if(typeof z!="string"&&typeof z!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const G=String(z),Y=G.split(/\r?\n/).filter(ne=>ne.trim()!=="");if(Y.length>1&&Y.every(ne=>/^ *- +\S/.test(
ne)))return a(Y.map(ne=>u(ne.replace(/^ *- +/,""))));const J=/^\s*\[(.*)\]\s*$/s.exec(G);return J?a(J[1].split(",").map(u)):i(Y.length>1?Y.join(","):G)}function a(z){
return z.some(G=>typeof G!="string"&&typeof G!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:i(z.join(","))}function u(z){
return z.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(z){const G=(0,p.F1)(z,void 0,Y=>{const{items:J,isUnclear:ne}=l(Y),$e=ne||J.length>1&&J.some(ve=>ve.startsWith(
"-"))?b(J):J.map(T).find(ve=>ve!==void 0);return $e?{problem:`is ambiguous: write ${$e.join(" or ")}`}:{item:J.length===0?Y:J.map(K).join(",")}});return"problem"in
G?G:{text:G.items.join(",")}}const d=/^(?:not )?(?:-?\d+|first|last|end)$/i,M=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,f=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,
E=new Set(["-","–",".."]);function l(z){const G=[];let Y=!1;for(const J of z.split(/\s+/)){if(J==="")continue;const ne=G.at(-1)??"",ge=M.test(ne),$e=ge?d.test(
J):d.test(ne)&&(E.has(J)||f.test(J));$e?G[G.length-1]=ne+J:ne.toLowerCase()==="not"?G[G.length-1]=`${ne} ${J}`:G.push(J),Y||=ge&&!$e}return{items:G,isUnclear:Y}}
function b(z){const G=z.map(K).join(","),[Y,J,...ne]=z,ge=ne.length===0&&J?/^-(\d+)$/.exec(J):null;return ge&&Y&&/^\d+$/.test(Y)?[G,`${Y}..${ge[1]}`]:[G]}function T(z){
const G=z.replace(/^not /i,""),Y=$.exec(G);if(Y)return/^\d/.test(Y[1])?[`-${Number(Y[1])+1}`,`-1..${Y[1]}`]:["-1"];const J=w.exec(G);if(!J||P.test(G))return;const[
,ne,ge]=J;return ge.startsWith("-")?[`${ne}..${ge}`,`${ne},${ge}`]:[`${ne}..${Z(ge)}`,`${ne},-${ge}`]}function K(z){const[,G="",Y=""]=/^(not )?(.*)$/i.exec(z)??
[],J=P.exec(Y)??g.exec(Y)??D.exec(Y);return J?`${G}${Z(J[1])}..${Z(J[2]??"")}`:`${G}${Z(Y)}`}const k={first:"1",last:"-1",end:"-1"},Z=z=>k[z.toLowerCase()]??z;function R(z){
const G=m(z);return"problem"in G?G:(0,I.p6)(G.text)}function B(z,G,Y,J="ranges"){const ne=be=>(0,v.G6)([{field:J,message:be}]),ge=R(z);if("problem"in ge)throw ne(
ge.problem);const $e=(0,I.Ly)(ge.items,G);if("problem"in $e)throw ne($e.problem);const ve=$e.spans.flatMap(({first:be,last:F},V)=>{const{position:L,text:O}=ge.items[V];
return be<=F?[]:[(0,p.br)(L,O,`ends before it starts: write ${F}-${be}`)]});if(ve.length>0)throw ne((0,p.bs)(ve));const _e=(0,I.UL)($e.spans);if(_e>Y)throw ne(`\
names ${_e} pages in all; at most ${Y} are allowed`);return $e.spans}}),77040:((oe,U,o)=>{o.d(U,{n:()=>P});const v=["number","last","title","date"],p=`use ${v.map(
g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,I="{}|\\";function P(g){const D=[[]],$=[];let w="";const m=()=>{w!==""&&D.at(-1).push(w),w=""};for(let d=0;d<
g.length;d++){const M=g[d];if(M==="\\"&&d+1<g.length&&I.includes(g[d+1]))w+=g[++d];else if(M==="|")m(),D.push([]);else{if(M==="}")return{problem:`has a brace th\
at belongs to no placeholder; ${p}`};if(M==="{"){const f=g.indexOf("}",d);if(f<0)return{problem:`has a brace that belongs to no placeholder; ${p}`};const E=g.slice(
d+1,f),l=v.find(b=>b===E);m(),l?D.at(-1).push({placeholder:l}):$.push(`{${E}}`),d=f}else w+=M}}if(m(),$.length>0)return{problem:`has the unknown ${$.join(" and ")}\
; ${p}`};if(D.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[a=[],u=[],i=[]]=D;return D.length===
1?{left:[],middle:a,right:[]}:D.length===2?{left:a,middle:[],right:u}:{left:a,middle:u,right:i}}}),60666:((oe,U,o)=>{o.d(U,{E:()=>u,L:()=>w});var v=o(49180),p=o(
17079),I=o(51521),P=o(77040);function g(i){const d=(0,I.sA)(i);return"problem"in d?d.problem:void 0}function D(i){const d=(0,P.n)(i);return"problem"in d?d.problem:
void 0}const $=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,w=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),m=i=>!/[/\\\p{Cc}\p{Cs}]/u.
test(i)&&/[^. ]/.test(i);function a(i){const d=URL.canParse(i)?new URL(i):void 0;return d?.protocol==="https:"&&d.username===""&&d.password===""}const u={"file-\
name":{holds:m,words:"a file name without folders"},"media-type":{holds:w,words:"a media type such as text/xml or application/pdf"},color:{holds:i=>(0,v.q)(i)!==
void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,p.Z)(i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00\
+01:00"},"number-format":{holds:i=>g(i)===void 0,words:"text such as {number} / {last}",problem:g},"running-line":{holds:i=>D(i)===void 0,words:"a line such as \
{title}|{number} / {last}",problem:D},"https-address":{holds:a,words:"an HTTPS address such as https://tsa.example.com"},"language-tag":{holds:i=>$.test(i),words:"\
a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((oe,U,o)=>{o.d(U,{Hn:()=>p,Kf:()=>P,RZ:()=>v,Vp:()=>D,YG:()=>g,vH:()=>I});function v($,w){for(const m of w)
$.push(m)}const p=$=>$.slice();function I($,w,m){const a=$.get(w);a?a.push(m):$.set(w,[m])}const P=$=>{let w=-1/0;for(const m of $)w=Math.max(w,m);return w},g=$=>{
let w=1/0;for(const m of $)w=Math.min(w,m);return w},D=$=>Number.isInteger($)&&!Number.isSafeInteger($)})};
