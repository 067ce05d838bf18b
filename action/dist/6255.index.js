"use strict";exports.id=6255,exports.ids=[6255],exports.modules={42239:((oe,N,o)=>{o.d(N,{Aq:()=>a,pe:()=>i,zB:()=>l});var v=o(76760),p=o.n(v),A=o(58552),_=o(97904),g=o(30245),
I=o(15969),$=o(54614);const M={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"\
api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and bas\
e-url the documents are processed on the runner, and no key is needed",service:"the service at base-url",giveOneAddress:"Remove base-url, or remove region",giveLanguages:"\
Give a folder with its data as language-data",here:"on the runner"},h={...M,start:"working-directory",empty:"the folder of working-directory is empty: use actio\
ns/checkout before this step"};function a(f){const E=process.env.GITHUB_WORKSPACE;try{process.chdir(E??".")}catch(R){throw new A.zU("configuration",`The workspa\
ce '${E}' cannot be opened (${(0,$.xU)(R)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:R})}const m=process.
cwd();f!==""&&u(f,m);const b=process.cwd(),x=process.env.RUNNER_TEMP||void 0,z=[p().resolve(E??m,f),(0,_.Ye)(b)??b].map(R=>[p().resolve(R),b]);x!==void 0&&z.push(
[(0,_.Ye)(x)??x,x]);const Z={...P(b,x),otherNames:z.filter(([R,B])=>R!==B)};return f===""?Z:{...Z,words:h,around:m}}function u(f,E){const m=(z,Z)=>new A.zU("con\
figuration",`working-directory: '${f}' ${z}`,{advice:"Give a folder of the workspace, such as the path of actions/checkout",cause:Z}),[b,x]=[(0,_.Ye)(p().resolve(
E,f)),(0,_.Ye)(E)??E];if(b===void 0||(0,_._N)(b)?.isDirectory()!==!0)throw m("is not a folder");const F=p().relative(x,b);if(!(0,I.FK)(F))throw m("leads out of \
the workspace");if((0,g.SV)(F))throw m("is below .git, which is not read");try{process.chdir(p().join(E,F))}catch(z){throw m(`cannot be opened (${(0,$.xU)(z)})`,
z)}}function i({workspace:f,around:E=f}){for(let m=f;m.length>E.length;m=p().dirname(m))if((0,_.Ms)(p().join(m,".git"))!==void 0)return m;return E}const l=(f,E)=>p().
isAbsolute(E)?E:p().posix.join((0,I.d7)(p().relative(i(f),f.workspace)),E),P=(f,E)=>({workspace:f,temporary:E,anywhere:!1,words:M})}),86255:((oe,N,o)=>{var v=o(
67981),p=o(73024),A=o(58552),_=o(68747),g=o(98446),I=o(48161),$=o(58426),M=o(95379),h=o(97904),a=o(15969);const u=["failed","skipped","notes","nothing"],i=32,l=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=i,P=`must be a whole number from 1 to ${i}`,f=300,E=86400,m=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=E,b=`must be a wh\
ole number of seconds from 1 to ${E}`,x=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),F="must be a number of percent from 0 to 99, such as 5";var z=o(79463),Z=o(46863),R=o(52465),
B=o(74581);function k(e,t){if(e==="")return;const n=(0,h.Ye)((0,a.M0)(t,e)),s=n===void 0?"does not exist":G(n,t);if(s===void 0)return n;throw new A.zU("configur\
ation",`The folder '${e}' of language-data ${s}`,{advice:"Give a folder with files such as eng.traineddata or eng.traineddata.gz"})}function G(e,t){return(0,a.NB)(
t,e)?(0,h._N)(e)?.isDirectory()?(0,B.Y)(e).length===0?"has no data of a language":void 0:"is not a folder":`is outside of ${t.words.start}`}async function Y(e,t,n){
if(e.region!==""||e.baseUrl!=="")return(await Promise.all([o.e(7718),o.e(6772),o.e(6053),o.e(1519),o.e(909),o.e(6466),o.e(5462)]).then(o.bind(o,55462))).chooseRegion(
e,t);const s=k(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),open:(r,c)=>{const y=e.concurrency??(pe(r,c,t)?1:void 0);return $e(r.length,t,n,{
folder:s,concurrency:y})},place:t.words.here}}const J=50,te=2e6;function pe(e,t,n){return!t.every(({name:c,params:y})=>{const D=(0,M.a5)(c,y).some(L=>L==="pixel\
s"||L==="recognizer");return(0,$.zI)(c).accepts===void 0&&!D})||e.length>J?!1:e.flatMap(({inputs:c})=>c).reduce((c,y)=>c+((0,h._N)((0,a.M0)(n,y))?.size??0),0)<te}
async function $e(e,{workspace:t,words:n},s,{folder:r,concurrency:c=Math.min((0,I.availableParallelism)(),i)}){const y={folder:r,cure:n.giveLanguages},D=Math.min(
e,c),L=(0,Z.ZK)(t),W=()=>Promise.resolve();if(D<2){const{localHere:ee}=await Promise.all([o.e(7718),o.e(909),o.e(1965)]).then(o.bind(o,1965)),{pause:ce}=await Promise.
resolve().then(o.bind(o,8526)),he=ee({},R.db,ce,{recognition:{...y,entry:s}});return{execute:(me,ue)=>(0,z.g)(me,ue,he,L),lanes:D,close:W,abandon:W}}const{workerPool:T}=await o.
e(2638).then(o.bind(o,12638)),U=T({entry:await s(),size:Math.min(D,(0,I.availableParallelism)()),ports:R.db,recognition:y});return{execute:(ee,ce)=>(0,z.g)(ee,ce,
U,L),lanes:D,close:U.close,abandon:W}}var Me=o(30245),Ie=o(64123),Ee=o(34),K=o(76760),V=o.n(K);const C=()=>Promise.resolve(V().join(__dirname,"index.js"));var w=o(
54614),H=o(45180),q=o(57214),fe=o(45657);function ie(e){const n=(V().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:
n}async function ne(e,t,n,s=new Set){for(const T of[e,...t])if(de(T)>ge)throw(0,A.G6)([{field:"files",message:`the pattern '${T}' has more than ${ge} * in one n\
ame: write fewer`}]);const{create:r}=await o.e(102).then(o.bind(o,50102)),y=[e,...t.map(T=>T.slice(1).trim())].map(T=>d(T,n)).map((T,U)=>U===0?T:`!${T}`),D=await r(
y.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw O(e)});re(D.constructor,s);const L=new Set((0,a.d7)(e).split("/")),W=T=>(0,a.dR)(n,T).split("/").
some(U=>ae.has(U)&&!L.has(U));return(await D.glob()).filter(T=>!W(T))}function re(e,t){const n=e,s=n.passesOver;if(n.passesOver=t,s!==void 0)return;const r=n.stat.
bind(n);n.stat=(c,...y)=>r(c,...y).catch(D=>{if((0,w.xU)(D)!=="ENOENT")throw D;n.passesOver?.add(c.path)})}const ge=4,de=e=>(0,fe.Kf)((0,a.d7)(e).split("/").map(
t=>t.match(/\*+/g)?.length??0)),ae=new Set([".git","node_modules"]);function d(e,{workspace:t,otherNames:n=[]}){for(const[s,r]of n)if(e.startsWith(s)&&["","/",V().
sep].includes(e.charAt(s.length)))return r+e.slice(s.length);return V().isAbsolute(e)||t===process.cwd()?e:`${ie(t)}/${e}`}function O(e){const t=`the pattern '${e}\
' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,A.G6)([{field:"files",message:t}])}const j=[[/^-\s/,"files takes lines, not \
a YAML list: leave out the dash"],q.jB,q.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,
"braces do not list alternatives here: write one line for each"],q.jN,q.yZ,[/\.[*+]\\\.|\\\.\w+$|^\^|\$$/,"this is a regular expression, and files takes pattern\
s such as docs/*.pdf, in which * is any part of a name"],q.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,"write one pattern per line, without \
commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function S(e,t,n){if(le(n.workspace))return n.words.empty;const s=(0,q.oR)(e,j);if(s!==
void 0)return s;const r=async y=>ne(y,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin with ! exclude every file that it matches";
const c=se(e,n);if(c!==void 0)return c;if((0,h._N)((0,a.M0)(n,e))?.isDirectory()===!0)return"the folder has no such files";for(const[y,D]of V().isAbsolute(e)&&n.
anywhere?[]:Q(e)){const[L]=y===e?[]:await r(y);if(L!==void 0)return`${D}, and there is ${(0,a.dR)(n,L)}`}}const Q=e=>[[X(e),"upper and lower case count"],[X(`${e}\
.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],[e.normalize("NFD"),"its accents are not wri\
tten as in the name of the file"]],X=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.
toUpperCase()}]`);function se(e,t){const n=(0,a.M0)(t,e).split(V().sep),s=n.findIndex(c=>/[*?[]/.test(c)),r=(0,h._N)((0,a.M0)(t,e))?.isDirectory()===!0;for(let c=1;c<=
(s<0?n.length-(r?0:1):s);c++){const y=n.slice(0,c).join(V().sep);if((0,a.I5)(t,y)===void 0||!(0,h.PJ)(y))continue;const[D,L]=[(0,a.dR)(t,y),(0,h.Ye)(y)];return L===
void 0?`'${D}' is a link to a folder that does not exist`:(0,a.NB)(t,L)?`'${D}' is a link, which patterns do not follow: write '${(0,a.dR)(t,L)}' in its place`:
`'${D}' is a link that leads out of the workspace`}}function le(e){try{return(0,p.readdirSync)(e).length===0}catch{return!1}}function Pe(e){if(e?.alsoXml)return ve.
invoice;const t=e?.accepts??"pdf";return ve[t==="text"?e?.textKind??"markdown":t]}const ve={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,markdown:/\.(?:md|markdown)$/i,
html:/\.x?html?$/i,invoice:/\.(?:pdf|xml)$/i};async function xe(e,t,n,s){const r=[],c=new Set,y=new Set,D=[],L=new Map;for(const[W,{text:T,literal:U}]of e.entries()){
if(!U&&T.startsWith("!"))continue;if(!(0,a.NB)(t,T))throw O(T);const ee=U?[]:e.slice(W+1).flatMap(ue=>ue.text.startsWith("!")?[ue.text]:[]),ce=new Set,{matches:he,
isPath:me}=await ye(T,U,ee,n,t,ce);for(const ue of ce)_e(ue,T,n)&&L.set((0,a.dR)(t,ue),be(ue));he.length===0&&ce.size===0&&D.push({line:T,reason:await S(T,ee,t)});
for(const ue of he){const Oe=(0,a.dR)(t,ue),Re=(0,Me.YY)(t,ue);if(Re!==void 0){L.set(Oe,Re);continue}const Le=(0,Ie.hQ)(Oe);(!c.has(Le)||s&&me&&y.has(Le))&&r.push(
Oe),c.add(Le),me&&y.add(Le)}}return{files:r,empty:D,refused:L,idle:await Ce(e,t)}}async function Ce(e,t){const n=[],s=e.findIndex(({text:r,literal:c})=>c||!r.startsWith(
"!"));for(const[r,{text:c,literal:y}]of e.entries()){if(y||!c.startsWith("!"))continue;const D=c.slice(1).trim();r<s?n.push(`'${c}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,a.NB)(t,D)&&(await ne(D,[],t).catch(()=>[])).length===0&&n.push(`'${c}' excludes nothing: no file\
 matches '${D}'`)}return n}async function ye(e,t,n,s,r,c){const y=(0,a.M0)(r,e),D=!t&&/[*?[\]\\]/.test(e)?void 0:(0,h._N)(y);if(t)return{matches:(0,h.Ms)(y)===void 0?
[]:[y],isPath:!0};if(D?.isFile()&&n.length===0)return{matches:[y],isPath:!0};const L=await ne(e,n,r,c),W=D?.isDirectory()?L.filter(T=>s.test(T)):L;return{matches:W.
length>1?je(W):W,isPath:D?.isFile()??!1}}function _e(e,t,n){const s=/\.[^./*?[\]]+$/.exec(t)?.[0];return s===void 0?n.test(e):e.endsWith(s)}const be=e=>e.includes(
"�")?"has a name that is not UTF-8":"was removed while files were searched";function je(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,r)=>{for(let c=0;c<
s.length&&c<r.length;c++){const y=t(s[c]??"",r[c]??"");if(y!==0)return y}return s.length-r.length};return e.map(s=>({file:s,segments:(0,a.d7)(s).split("/")})).sort(
(s,r)=>n(s.segments,r.segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}var Ye=o(42239);const $t=5;async function rn(e,t,n,s){const r=(0,H.Ud)(e.steps),c=e.steps[0],
y=await xe(e.files,t,Pe(c&&(0,$.zI)(c.name)),r);cn(y,t.words.start,e.ifNoFilesFound,s);for(const me of y.idle)s.add(me);const D=an(y.files,n);D.length===0&&y.files.
length>0&&yt("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s);const{changedSince:L,githubToken:W}=e;
if(!e.changedOnly&&L===""||D.length===0)return{matched:D,files:D};const T=await Promise.all([o.e(6772),o.e(1787),o.e(7874)]).then(o.bind(o,67874)),U=L!=="",ee=await(U?
T.changedSince(W,L,process.env):T.changedFiles(W));if("unknown"in ee)return s.add(`${U?"changed-since":"changed-only"} leaves nothing out: ${ee.unknown}`),{matched:D,
files:D};const ce=me=>ee.paths.has((0,Ye.zB)(t,me)),he=[];for(const me of D)([me,...n.neededBy(me).keys()].some(ce)||(await n.mentionedIn(me)).some(ce))&&he.push(
me);return v.pq(`${(0,g.y_)(he.length,"file")} of ${D.length} changed`),{matched:D,files:(r||e.continueNumbers)&&he.length>0?D:he}}function an(e,t){const n=new Map(
e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const r=n.get(s);return r!==void 0&&v.pq((0,w.g$)(`'${s}' is left out of files: ${r} uses it`)),
r===void 0})}function cn({files:e,empty:t,refused:n},s,r,c){const y=t.map(({line:T,reason:U})=>U===void 0?`'${T}'`:`'${T}' (${U})`),D=[...n].map(([T,U])=>`'${T}\
' was left out: it ${U}`),L=y.length===0?"files, which is an empty list":(0,g.Dw)(y,$t,"more lines"),W=e.length>0||y.length===0||t.some(({reason:T})=>T!==void 0)?
"":`. Paths start at ${s}. Make sure that an earlier step creates the files`;if(r==="error"&&D.length>0)throw new A.zU("configuration",D.slice(0,$t).join(". "));
for(const T of D)c.add(T);y.length===0&&e.length+D.length>0||yt(`No file matches ${L}${W}`,r,c)}function yt(e,t,n){if(t==="error")throw new A.zU("configuration",
e);t==="warn"?n.add(e):v.pq((0,w.g$)(e))}const fn=5;function un(e){let t=process.uptime();return(n,s,r)=>{const c=process.uptime();c-t<fn||(t=c,e(`${n}: ${s}, ${Math.
round(r*100)} %`))}}var nt=o(3130),Et=o(2352),bt=o(72002),Ve=o(8526),Ot=o(86006),st=o(10008);const wt=/\{(?:dir|name)\}/;class dn{steps;places;base;shared=new Map;constructor(t,n,s){
this.steps=t,this.places=n,this.base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(r=>[this.pathFor(r,t),(0,_.i9)(n)])))}check(){
const t=this.findProblems();if(t.length>0)throw(0,A.G6)(t)}findProblems(){const t=[];for(const{paths:n}of this.steps)for(const[s,r]of Object.entries(n)){if(wt.test(
r))continue;const c=this.problemOf(this.pathFor(r,""));c!==void 0&&t.push({field:s,message:c})}return t}async parametersOf({name:t,params:n,paths:s,fromBase:r},c){
const y={};r&&this.base&&(y[st.s]=await this.base.read(c));for(const[D,L]of Object.entries(s)){const W=this.pathFor(L,c),T=await(wt.test(L)?this.read(W,D):this.
readOnce(W,D)),U=(0,$.zI)(t).fields[D]?.kind==="json",{params:ee,issues:ce}=(0,nt.qL)(t,{[D]:U?(0,nt.iL)(T.bytes):T}),he=ce.filter(({field:me})=>me===D);if(he.length>
0)throw(0,A.G6)(he.map(({field:me,message:ue})=>({field:me,message:`'${W}': ${ue}`})));y[D]=ee[D]}return{...n,...y,...await this.mentionedBy(t,c)}}async mentionedIn(t){
const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(({file:r})=>r):[]}catch(s){if(s instanceof A.zU&&s.code===
"invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||s.images.length===0)return{};const{wire:r,images:c}=s,
y=[];for(const{target:W,file:T}of c)y.push({name:W,bytes:(await this.read(T,r)).bytes});const{issues:D}=(0,nt.qL)(t,{[r]:y}),L=D.filter(({field:W})=>W===r);if(L.
length>0)throw(0,A.G6)(L);return{[r]:y}}async imagesBeside(t,n){const[s]=Object.entries((0,$.zI)(t).fields).find(([,{kind:T}])=>T==="files")??[];if(s===void 0)return;
const{textKind:r="markdown"}=(0,$.zI)(t),{bytes:c}=await this.read(n,s);if(c.length>Et.xG)return;const{imagesNamedIn:y,mayNameImages:D}=await Promise.all([o.e(1917),
o.e(4299),o.e(1637),o.e(4622),o.e(2594)]).then(o.bind(o,72594)),L=(0,Et.Jw)(t,c);if(!D(r,L))return;const W=[];for(const T of await y(r,L,new bt.o(Ve.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.
test(T))continue;const U=(0,a.dR)(this.places,V().posix.join(V().posix.dirname(n),T.replace(/[?#].*$/,"")));!this.places.anywhere&&V().isAbsolute(U)||this.problemOf(
U)===void 0&&W.push({target:T,file:U})}return{wire:s,images:W}}pathFor(t,n){const{dir:s,name:r}=V().posix.parse(n),c=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>r);return(0,a.dR)(this.places,c)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,A.G6)([{field:n,message:s}]);const r=await(0,h.oD)(V().resolve(this.places.workspace,t)).catch(c=>{throw(0,A.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,w.xU)(c)})`}])});if((0,Ot._V)(r))throw(0,A.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${Ot.U}`}]);
return{name:V().posix.basename(t),bytes:r}}problemOf(t){if(!(0,a.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,h.Ms)((0,a.M0)(
this.places,t))===void 0)return`the file '${t}' does not exist. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,Me.YY)(this.
places,t);return n===void 0?void 0:`'${t}' ${n}`}}var Mt=o(72256);const Pt=4096;function ot(e,t){const n=(0,A.l3)(e),s=[n,...n.others].map(r=>{const c=ln(r),y=r.
advice===void 0?c:`${c.replace(/[.:]$/,"")}. ${r.advice}`;return(0,Mt.V0)(t,y,r)});return(0,w.g$)(s.join(". ")).slice(0,Pt)}const ln=({message:e,issues:t})=>t.filter(
({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The document ${s}`:s),e);var Ke=o(13707);const Fe=10;
class mn{given=0;add(t,n,s){const r=(0,w.g$)(t).slice(0,Pt);this.given++,this.given<=Fe?v.$e(r,{...n===void 0?{}:{file:n},...s===void 0?{}:{title:s}}):v.pq(n===
void 0?`Warning: ${r}`:`Warning: ${(0,w.g$)(n)}: ${r}`)}}var Ue=o(61729),Be=o(76223);const rt=10,hn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"\
bookmarks",attachments:"attachments",form:"form fields"},at="New: there is no earlier version",pn=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:at,data:{}}),Je=({message:e})=>e===at,Xe=e=>e.some(t=>(0,Be.jb)(t)!==void 0||Je(t)),it=e=>Je(e)||(0,Be.eJ)(e);function gn(e){
const t=Xe(e),n=t?String(e.every(r=>(0,Be.jb)(r)?.same===!0)):"",s=t?String(ct(e).differing):"";return{same:n,changed:e.filter(it).map(({input:r})=>r),changedPages:s}}
function ct(e){let[t,n]=[0,0];for(const s of e){const r=(0,Be.jb)(s);if(!r)continue;const c=y=>Number(We(r.counts,`pages${y}`));t+=ze.reduce((y,[,D])=>y+c(D),0),
n+=Number(r.pageCount)+c("Removed")}return{differing:t,total:n}}function _t(e){const{differing:t,total:n}=ct(e);return`${t} of ${(0,g.y_)(n,"page")} ${(0,g.d5)(
t,"differs","differ")}`}const $n=e=>e.filter(it).map(t=>({file:t.input,message:t.message??bn((0,Be.jb)(t))})),yn=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(
t,"file")} ${(0,g.d5)(e,"differs","differ")} from the earlier version`;function En(e,t){for(const[n,{file:s,message:r}]of e.entries())n>=Fe-1?v.pq((0,w.g$)(`${s}\
: ${r}`)):t==="error"?v.z3(r,{file:s,title:"Differs"}):v.lm(r,{file:s,title:"Changed"})}function bn(e){const t=ze.flatMap(([s,r])=>{const c=vt(e,r);return c===""?
[]:[`Pages ${s}: ${c}`]}),n=Dt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const ze=[["added","Added"],["removed","Removed"],
["moved","Moved"],["changed","Changed"]];function vt(e,t){const n=We(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(y=>typeof y=="number"?y:Number(We(y,
"page"))),r=Number(We(e.counts,`pages${t}`)),c=s.slice(0,rt).join(", ");return r>rt?`${c} and ${r-rt} more`:c}function Dt(e){return[...Object.entries(hn).flatMap(
([n,s])=>Number(We(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const We=(e,t)=>(0,Ue.C5)(e,t)??null,It=[
"","File","Pages",...ze.map(([,e])=>e),"Also"];function On(e){const t=e.notes.map(s=>`<br><em>${(0,w.Hn)(s)}</em>`).join("");if(!(0,Be.jb)(e))return`<td colspan\
="${ze.length+2}">${(0,w.Hn)(e.message??"")}${t}</td>`;const n=At(e,w.Hn);return n.map((s,r)=>`<td>${s}${r===n.length-1?t:""}</td>`).join("")}function At(e,t){const n=(0,Be.
jb)(e);if(!n)return[...ze.map(()=>""),"",Je(e)?at:t(e.message??"")];const[s,r]=[Number(n.pageCount),Number(n.pageCountBefore)];return[s===r?String(s):`${r} → ${s}`,
...ze.map(([,c])=>vt(n,c)),n.same===!0?"the same":Dt(n)]}const xt=e=>Je(e)?"🆕":it(e)?"✏️":"✅";function wn(e,t){let n="",s=0;for(const r of e)for(const c of Tt(
(0,Be.jb)(r)?.pages,"changed")){const y=Tt(c,"diff").map(String);if(y.length===0)continue;const L=`<details><summary>${`<code>${(0,w.Hn)(r.input)}</code>, page ${Number(
We(c,"page"))}`}</summary>

\`\`\`diff
${y.map(w.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(L)>t?s++:n+=L}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function Tt(e,t){const n=We(e,t);return Array.isArray(n)?n:[]}const ft=1024*1024,Lt=2048,Qe={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Mn(e){
const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,w.Hn)(n.join(" → "))}</h3>
<p>${Ct(e)}</p>
`;if(t.length===0)return s;const r=Xe(t),c=[];let y=Buffer.byteLength(s)+Lt;for(const[U,ee]of t.entries()){const ce=r?Pn(ee):_n(ee,t[U-1],St(e));if(y+=Buffer.byteLength(
ce),y>ft)break;c.push(ce)}const D=(r?It:St(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(U=>`<th>${U}</th>`).
join(""),L=t.length-c.length,W=L===0?"":`<p>${(0,g.y_)(L,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,T=e.showText?wn(t,ft-y-Lt):"";return`${s}<table>
<tr>${D}</tr>
${c.join("")}</table>
${W}${T===""?"":`
${T}`}`}const Pn=e=>`<tr><td>${e.status==="done"?xt(e):Qe[e.status]}</td><td><code>${(0,w.Hn)(e.input)}</code></td>${On(e)}</tr>
`,Ct=e=>`${Rt(e)} · ${e.place} · ${e.seconds.toFixed(1)} s`;function Rt({rows:e,matched:t,dryRun:n}){const s=T=>e.filter(U=>U.status===T),r=s("done");if(e.length===
0)return`${t===0?"No file matches":`No change in ${(0,g.y_)(t,"file")}`}, nothing written`;const c=r.filter(({output:T})=>T!==null).length,y=n?[`Dry run: ${(0,g.
y_)(s("planned").length,"result")} planned, nothing written`]:[c===0&&r.length>0?`${(0,g.y_)(r.length,"file")} read, none written`:`${(0,g.y_)(c,"file")} writte\
n`];for(const T of["failed","skipped"])s(T).length>0&&y.push(`${s(T).length} ${T}`);const D=(0,w.cz)([...new Map(r.map(T=>[T.inputs.join(`
`),T.bytesBefore??0])).values()]),L=(0,w.cz)(r.map(({bytesAfter:T})=>T??0)),W=r.length===0?"":` · ${(0,w.IV)(D)}${c===0?"":` → ${(0,w.IV)(L)}`}`;return`${y.join(
", ")}${W}`}const St=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Dn(t));function _n(e,t,n){const{status:s,input:r,inputs:c,output:y,pages:D,
bytesBefore:L,bytesAfter:W,message:T,notes:U,data:ee}=e,ce=c.length>1&&s!=="failed"?` <em>and ${c.length-1} more</em>`:"",he=[...y===null?[]:[`<code>${(0,w.Hn)(
y)}</code>`],...T===null?[]:[(0,w.Hn)(T)],...Object.values(ee).flatMap(De=>Nt(De).map(w.Hn)),...U.filter(De=>t?.input!==r||!t.notes.includes(De)).map(De=>`<em>${(0,w.
Hn)(De)}</em>`)],me=e.facts.firstPage!==void 0,ue=n?[ut(L),ut(W),me?"":In(L,W)]:[ut(L)],Oe=[D===null?"":String(D),...ue],Re=he.join("<br>"),Le=Oe.every(De=>De===
"")?`<td colspan="${Oe.length+1}">${Re}</td>`:`<td>${Re}</td>${Oe.map(De=>`<td align="right">${De}</td>`).join("")}`;return`<tr><td>${Qe[s]}</td><td><code>${(0,w.
Hn)(r)}</code>${ce}</td>${Le}</tr>
`}const vn=new Set(["pageCount","fileSize"]);function Nt(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase();
return vn.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:(0,Ue.Gv)(s)&&!Object.values(s).
every(c=>typeof c=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const Dn=e=>Object.keys(e).length===0,ut=e=>e===null?"":(0,w.IV)(e).replace(" ","\
&nbsp;");function In(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}const An=6e4,xn=1e3;
function Ut(e){const{rows:t,operations:n}=e,s=Xe(t),r=s&&ct(t).total>0?` · ${_t(t)}`:"",c=`**Octavo: ${n.join(", then ")}**${r} · ${Rt(e)}
`;if(t.length===0)return c;const y=s?It:["","File","Result","Pages","Size"];let D=`${c}
${dt(y)}${dt(y.map(()=>"---"))}`,L=Buffer.byteLength(D);for(const[W,T]of t.entries()){const U=dt(s?Tn(T):Ln(T));if(L+=Buffer.byteLength(U),L>An)return`${D}
${(0,g.y_)(t.length-W,"more row")} did not fit here.
`;D+=U}return D}const dt=e=>`| ${e.join(" | ")} |
`,Tn=e=>[e.status==="done"?xt(e):Qe[e.status],ke(e.input),...At(e,ke)];function Ln({status:e,input:t,inputs:n,output:s,pages:r,bytesBefore:c,bytesAfter:y,message:D,
data:L}){const W=n.length>1&&e!=="failed"?` and ${n.length-1} more`:"",T=[...s===null?[]:[ke(s)],...D===null?[]:[ke(D)],...Object.values(L).flatMap(ee=>Nt(ee).map(
ke))].join("<br>"),U=y??c;return[Qe[e],`${ke(t)}${W}`,T,r===null?"":String(r),U===null?"":(0,w.IV)(U)]}function ke(e){const t=(0,g.Bu)((0,w.g$)(e),xn).replace(/\\+(?=\|)/g,
r=>"⧵".repeat(r.length)).replaceAll("|","\\|"),n=(0,fe.Kf)([0,...(t.match(/`+/g)??[]).map(r=>r.length)]),s="`".repeat(n+1);return`${s} ${t} ${s}`}const Cn=(0,$.
zI)("find_text").dataKey??"";function Bt(e){return e.flatMap(({data:t})=>{const n=t[Cn];return n===void 0?[]:[Number(n.count)]})}function Rn(e){const t=Bt(e);return t.
length===0?"":String(t.reduce((n,s)=>n+s,0))}function Sn(e,{failOnMatch:t,failOnNoMatch:n}){const s=Bt(e),r=s.filter(D=>D>0).length,[c,y]=[s.length-r,(0,g.y_)(s.
length,"file")];return t&&r>0?`fail-on-match: ${r} of ${y} ${(0,g.d5)(r,"has","have")} a match`:n&&c>0?`fail-on-no-match: ${c} of ${y} ${(0,g.d5)(c,"has","have")}\
 no match`:void 0}const Cs=null,Nn=/[\r\n]|^\s|\s$/;class Un{resultsFile="";places;begin(){const t=process.env.RUNNER_TEMP;lt("results-file cannot be made in RU\
NNER_TEMP",t,()=>{t&&(this.resultsFile=V().join((0,p.mkdtempSync)(V().join(t,"octavo-")),"results.json"))}),this.tell([])}startFrom(t){this.places=t}tell(t,n=""){
const s=t.map(({data:L,...W})=>({...W,...L})),r=t.flatMap(({status:L,output:W})=>L==="done"&&W!==null?[W]:[]),{places:c}=this,y=r.map(L=>c===void 0?L:(0,a.ZJ)(c,
L)).filter(L=>!Nn.test(L)),D=r.length===0?"":`, although ${(0,g.y_)(r.length,"file")} were written: see the log`;lt(`The output results-file cannot be written${D}`,
this.resultsFile,()=>{this.resultsFile!==""&&(0,p.writeFileSync)(this.resultsFile,`${JSON.stringify(s)}
`)}),lt(`The outputs of the step cannot be written${D}`,process.env.GITHUB_OUTPUT,()=>{v.uH("files",r),v.uH("paths",y.map(ie).join(`
`)),v.uH("count",r.length),v.uH("failed",t.filter(({status:ee})=>ee==="failed").length);const L=t.filter(({status:ee,output:ce})=>ee==="done"&&ce!==null);v.uH("\
total-bytes",(0,w.cz)(L.map(({bytesAfter:ee})=>ee??0))),v.uH("total-pages",(0,w.cz)(L.map(({pages:ee})=>ee??0)));const{same:W,changed:T,changedPages:U}=gn(t);v.
uH("same",W),v.uH("changed",T),v.uH("changed-pages",U),v.uH("matches",Rn(t)),v.uH("markdown",n),v.uH("results",s),v.uH("results-file",this.resultsFile)}),y.length<
r.length&&v.pq(`The output paths leaves out ${(0,g.y_)(r.length-y.length,"name")} with a line break or an outer blank`)}}const Bn=new Set(["ENOSPC","EDQUOT"]);function lt(e,t,n){
try{n()}catch(s){const r=t!==void 0&&(0,p.existsSync)(t)?(0,w.xU)(s):"there is no such file";throw new A.zU("configuration",`${e} (${r})`,{advice:Bn.has((0,w.xU)(
s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var jn=o(90866);function Wn(e,t,n,s){
const r=e.length<Fe?e:e.slice(0,Fe-1);for(const{file:c,message:y}of r)t==="error"?v.z3(y,{file:c,title:n}):s.add(y,c,n);for(const{file:c,message:y}of e.slice(r.
length))v.pq((0,w.g$)(`Failed: ${c}: ${y}`));for(const{cause:c}of e)c!==void 0&&v.Yz((0,w.uP)(c))}function Kn(e,t){const n=e.length<Fe?0:e.length-(Fe-1),s=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function jt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=Mn(e);if(!(Buffer.byteLength(n)>=ft))try{await jn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the o\
utputs are complete"),v.Yz((0,w.uP)(s))}}const Wt="add_page_numbers",Fn=new Set(["extract_pages","remove_pages","reorder_pages"]),Kt=e=>e.find(({name:t})=>t===Wt)?.
params;function zn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===Wt);if(n.length!==1)return t("needs one step add-page-numbers");
if(Kt(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:r})=>kn(
r));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function kn(e){const{input:t,
output:n,accepts:s}=(0,$.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||Fn.has(e)}class qe extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Gn(e,t,n){const{continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(7718),o.e(1519),o.e(909),o.
e(7922)]).then(o.bind(o,37922)),c=e.flatMap(({inputs:ue})=>ue),{pages:y,first_number:D}=Kt(t),L=t.map(Hn).find(ue=>ue!==void 0);let W="";const T=function*(){for(const ue of c)
yield n(W=ue)},U={pages:y,...L===void 0?{}:{open_password:L}},ee=await r(T(),U,{pause:Ve.pause}).catch(ue=>{throw new qe(W,(0,A.l3)(ue))}),ce=s(ee,D),he=new Map;
let me=0;for(const ue of e)he.set(ue,me),me+=ue.inputs.length;return(ue,Oe)=>ce[(he.get(ue)??0)+Oe]}function Hn({name:e,params:t}){const{open_password:n,password:s}=t;
return n??(e==="remove_password"?s:void 0)}function Yn(e,t){const n=e.filter(({status:c})=>c==="skipped").length,s=e.filter(({notes:c})=>c.length>0).length,r=(0,g.
y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes`:
void 0}const Vn=(0,$.zI)("extract_text").dataKey??"",Zn=(0,$.zI)("find_text").dataKey??"";function Jn(e,{textlessPages:t=[]}){const{[Zn]:n,[Vn]:s}=e,r=[...n?[Xn(
n)]:[],...s?[Qn(s)]:[]].join(", ");if(t.length===0)return r;const c=(0,g.y_)(t.length,"page is a scan","pages are scans");return r===""?c:`${r}: ${c}`}function Xn({
count:e,truncated:t}){const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function Qn({characters:e,pieceCount:t}){if(e===
0)return"no text";const n=(0,g.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,g.y_)(Number(t),"piece")}`}var qn=o(44020);const Ft={SIGHUP:129,SIGINT:130,
SIGTERM:143},zt=Object.keys(Ft),Ze=new Set;let mt;function kt(e){if(Ze.size===0)for(const t of zt)process.on(t,Gt);return Ze.add(e),()=>{if(!(!Ze.delete(e)||Ze.
size>0||mt))for(const t of zt)process.removeListener(t,Gt)}}function Rs(e,t){let n;const s=()=>{n&&t(n.made),r()},r=kt(s);try{n={made:e()}}catch(c){throw r(),c}
return{made:n.made,remove:s}}const es=()=>mt;function Gt(e){mt??=ts().then(()=>ns(e))}async function ts(){for(const e of[...Ze].reverse())try{await e()}catch{}}
function ns(e){process.platform!=="win32"&&(process.removeAllListeners(e),process.kill(process.pid,e)),process.exit(Ft[e])}async function ss(e){const{jobs:t,inputs:n,
chosen:s,writer:r,secondFiles:c,numbersOf:y,claim:D,spelling:L,say:W}=e,{execute:T,lanes:U,close:ee,abandon:ce}=await s.open(t,n.steps),he=new AbortController,me=()=>he.
signal.aborted,ue=kt(async()=>{W("Cancelled"),he.abort(),await Promise.allSettled([r.close(),ce()]),await(0,Ve.pause)(),await e.onCancelled(Oe.flatMap((Ae,Se)=>Ae.
length>0?Ae:[os(t[Se])]))}),Oe=t.map(()=>[]),Re=[];let Le;const De={steps:n.steps,spelling:L,signal:he.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,
parametersOf:(Ae,Se)=>c.parametersOf(Ae,Se),numbersOf:y,claim:D,write:Ae=>r.write(Ae),onProgress:e.onProgress};return await is(t,U,async(Ae,Se)=>{if(!me()){if(Le!==
void 0){Oe[Se]=[{...et(Ae),status:"skipped",output:null,message:Le}];return}try{const Te=await T(Ae,De);Oe[Se]=Te;for(const[we,Ne]of Te.entries())W(as(Ne,Te[we-
1]?.notes))}catch(Te){if(me())return;const we=Te instanceof z.C?Te.input:Ae.inputs[0]??"",Ne=(0,A.l3)(Te instanceof z.C?Te.cause:Te);W(`${we}: failed`);const sn=Te instanceof
z.C?Te.step:void 0,on=sn===void 0?ot(Ne,L):`${sn}: ${ot(Ne,L)}`;Re.push({file:we,message:on,cause:Ne.cause}),Oe[Se]=[{...et(Ae),status:"failed",input:we,output:null,
message:on,data:(0,qn.EI)(Ne)}],Ne.code==="unauthorized"&&(Le="Not tried, because the region refused the key")}finally{e.onDone?.(Ae.inputs[0]??"")}}}),await es(),
await ee(),{rows:Oe.flat(),failures:Re,leaveSignals:ue}}const os=e=>({...et(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});
function rs(e,t){const n=e.map(et);for(const{input:s,inputs:r,output:c}of n)t(`${Ht(s,r)}${c===null?": would be read only, and no file written":` → ${c}`}`);return n}
function et(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,
facts:{},notes:[],message:null,data:{}}}function as(e,t=[]){const{input:n,inputs:s,output:r,pages:c,bytesBefore:y,bytesAfter:D,facts:L,notes:W,message:T,data:U}=e,
ee=Ht(n,s),ce=Jn(U,L),he=[...r!==null&&ce!==""?[ce]:[],...c===null?[]:[(0,g.y_)(c,"page")],D===null?(0,w.IV)(y??0):`${(0,w.IV)(y??0)} → ${(0,w.IV)(D)}`].join(
", "),me=r===null?`${ee}: ${T??(ce||"read")} (${he})`:`${ee} → ${r} (${he})`,ue=W.filter(Oe=>!t.includes(Oe));return ue.length>0?`${me}. ${ue.join(" ")}`:me}const Ht=(e,t)=>t.
length>1?`${e} and ${t.length-1} more`:e;async function is(e,t,n){const s=e.entries(),r=async()=>{for(const[c,y]of s)c>0&&await(0,Ve.pause)(),await n(y,c)};await Promise.
all(Array.from({length:Math.min(t,e.length)},r))}var cs=o(17079);function fs(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ue.qF)(e);return!Array.isArray(n)||!n.every(
s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}
const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"\
is required: glob patterns such as docs/**/*.pdf, one per line"}}var us=o(32885),Yt=o(85673);const ds=["search","required_text","forbidden_text"],ls="ignore_pat\
tern";async function Vt({params:e}){const n=[...e.search_mode==="regex"?ds:[],ls].flatMap(c=>{const y=e[c];return typeof y=="string"?[[c,y]]:[]});if(n.length===
0)return[];const{patternOf:s}=await o.e(779).then(o.bind(o,779)),r=[];for(const[c,y]of n)try{await s(c,y,"regex",new bt.o(Ve.pause),()=>{})}catch(D){if(!(D instanceof
A.zU))throw D;(0,fe.RZ)(r,D.issues)}return r}var Zt=o(51327);const ms={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:[
"compress_document","optimize_document"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:[
"remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_wat\
ermark","add_image_watermark"]};function Jt(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,$.F)(r.replaceAll("-","_"))))return"\
. Several operations go into steps, as a list";const s=ms[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:
(0,Yt.h)(e,$.qj.map(t))}const Xt=$.qj.map(_.i9).join(", "),Ge='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',hs=[...new Set($.qj.flatMap(
e=>(0,$.nX)((0,$.zI)(e)).map(([t])=>t)))],ht=new Set($.qj.flatMap(e=>Object.entries((0,$.zI)(e).fields).flatMap(([t,n])=>(0,$.$f)(n)?[t]:[])));async function ps(e,t,n=Ke.
vH){const s=new Map;for(const D of hs){const L=e((0,_.i9)(D));L!==""&&(ht.has(D)&&(0,Zt.rh)(L).forEach(t),s.set(D,L))}const r=e("operation").trim(),c=e("steps");
if(c.trim()!==""){const{value:D,typed:L,problem:W}=(await Promise.all([o.e(1917),o.e(4137)]).then(o.bind(o,54137))).parseList(c);for(const U of pt(D))(0,Zt.rh)(
U).forEach(t);const T=[];return r!==""&&T.push({field:"operation",message:"give either operation or steps, not both"}),W!==void 0?{steps:[],issues:[...T,{field:"\
steps",message:`${W}: ${Ge}`}],warnings:[]}:Qt(D,L,s,T,n)}if(r==="")return en("operation",`is required, unless steps is given: one of ${Xt}`);const y=r.replaceAll(
"-","_");return(0,$.F)(y)?gs(y,s,n):en("operation",`must be one of ${Xt}${Jt(r,_.i9)}`)}async function gs(e,t,n){const{fields:s}=(0,$.zI)(e),r=[...t.keys()].filter(
T=>!Object.hasOwn(s,T)),{step:c,issues:y}=(0,st.w)((0,Ke.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),D=r.map(T=>({field:(0,_.i9)(T),message:`is\
 not used: it is not a parameter of ${(0,_.i9)(e)}`})),L=r.filter(T=>ht.has(T)&&T!=="open_password"),W=[...y,...await Vt(c)].map(({field:T,message:U,mentions:ee=[]})=>({
field:(0,_.i9)(T),message:(0,Mt.bC)("inputs",U,ee)}));return{steps:[c],issues:W.length>0||L.length>0?[...W,...D]:[],warnings:D.map(({field:T,message:U})=>`${T} ${U}`)}}
const Ss=(e,t)=>Qt(e,t,new Map,[],NOT_COMPARING);async function Qt(e,t,n,s,r){const c=[...s],y=[];if(!Array.isArray(e)||e.length===0)return{steps:y,issues:[...c,
{field:"steps",message:Ge}],warnings:[]};for(const L of n.keys())L!=="open_password"&&c.push({field:(0,_.i9)(L),message:"write it inside the step that it belong\
s to"});const D=n.get("open_password");for(const[L,W]of e.entries()){const T=`steps[${L+1}]`,U=Es(W,t[L]);if("problem"in U){c.push({field:T,message:U.problem});
continue}(0,fe.RZ)(c,$s(U,T)),(0,fe.RZ)(c,ys(U.name,L,e.length,T));const ee=D===void 0?U.raw:{open_password:D,...U.raw},ce=(0,st.w)((0,Ke.PI)({...U,raw:ee},r),"\
refuse");y.push(ce.step),(0,fe.RZ)(c,[...ce.issues,...await Vt(ce.step)].map(({field:he,message:me})=>({field:`${T}.${he}`,message:me})))}return{steps:y,issues:c,
warnings:[]}}function $s({name:e,raw:t},n){const s=(0,$.nX)((0,$.zI)(e)).map(([y])=>y),r=Object.keys(t).filter(y=>!s.includes(y)),[c]=r.filter(y=>/^[-\d. ]+$/.test(
y)&&!t[y]);return c!==void 0?[{field:`${n}.${c}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map(y=>({field:`${n}\
.${y}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,Yt.h)(y,s)}`}))}function ys(e,t,n,s){const{output:r,accepts:c}=(0,$.zI)(e);return r==="files"&&t+
1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,message:`${e} must be the las\
t step: it writes the text, and no document`}]:c!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${c==="image"?"images":"text"}, which no\
 other operation gives`}]:[]}function Es(e,t){if(typeof e=="string")return tt(e,{},{});if(!(0,Ue.Gv)(e))return{problem:Ge};const{operation:n,...s}=e;if(n!==void 0)
return typeof n=="string"?tt(n,s,t):{problem:Ge};const[[r,c]=["",void 0],...y]=Object.entries(e);if(y.length>0)return{problem:`names several operations or has i\
ts parameters beside the name: ${Ge}`};if(c===""||c===void 0)return tt(r,{},{});const D=(0,Ue.Gv)(t)?t[r]:void 0;return(0,Ue.Gv)(c)?tt(r,c,D):{problem:Ge}}function tt(e,t,n){
const s=e.trim().replaceAll("-","_");if(!(0,$.F)(s))return{problem:`must name one of ${$.qj.join(", ")}${Jt(e,y=>y)}`};const r=Object.keys(t),c=r.find((y,D)=>r.
findIndex(L=>He(L)===He(y))!==D);return c!==void 0?{problem:`gives ${He(c)} twice, as ${r.filter(y=>He(y)===He(c)).join(" and ")}`}:{name:s,raw:qt(t),typed:(0,Ue.
Gv)(n)?qt(n):{}}}const He=e=>e.replaceAll("-","_"),qt=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[He(t),n]));function*pt(e){if(Array.isArray(e))for(const t of e)
yield*pt(t);else if((0,Ue.Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*pt(n):n!==""&&ht.has(t.trim().replaceAll("-","_"))&&(yield n)}const en=(e,t)=>({
steps:[],issues:[{field:e,message:t}],warnings:[]});var bs=o(50580);class Os{read;mask;isEmpty;issues=[];constructor(t,n,s){this.read=t,this.mask=n,this.isEmpty=
s}text(t){return this.read(t).trim()}secret(t){const n=this.text(t);return n!==""&&this.mask(n),n}choice(t,n){const s=this.text(t)||n[0],r=n.find(y=>y===s),c=`m\
ust be one of ${n.join(", ")}`;return r===void 0&&this.refuse(t,c),this.refuseEmptied(t,c,n[0]),r??n[0]}flag(t,n){const s=this.text(t).toLowerCase(),r="must be \
true or false";return s!==""&&s!=="true"&&s!=="false"&&this.refuse(t,r),this.refuseEmptied(t,r,String(n)),s===""?n:s==="true"}number(t,n,s,r){const c=this.text(
t);return c!==""&&!n(c)&&this.refuse(t,s),r!==void 0&&this.refuseEmptied(t,s,String(r)),c===""?r:Number(c)}refuseEmptied(t,n,s){if(!this.isEmpty(t))return;const r=`\
leave it out, or give its expression a default, as in \${{ inputs.name || '${s}' }}`;this.refuse(t,`is empty, and ${n}: ${r}`)}refuse(t,n){this.issues.push({field:t,
message:n})}}function ws(e,{failOnMatch:t,failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].
map(r=>({field:r,message:"needs the operation find-text"}))}const Ns=null,tn=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:s,params:r})=>(0,bs.L)(
s,r));async function Ms(e,t,n){const s=new Os(e,t,n),r=(0,Ke.L4)(ee=>s.flag(ee,!1)),{steps:c,issues:y,warnings:D}=await ps(e,t,r),L=fs(s.text("files"));"problem"in
L&&s.refuse("files",L.problem);const W=s.flag("changed-only",!1),T={steps:c,isList:s.text("steps")!=="",workingDirectory:s.text("working-directory"),files:"line\
s"in L?L.lines:[],output:s.text("output")||void 0,overwrite:s.flag("overwrite",!1),ifNoFilesFound:s.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:W,
changedSince:_s(s,W),dryRun:s.flag("dry-run",!1),continueNumbers:s.flag("continue-numbers",!1),concurrency:s.number("concurrency",l,P),timeLimit:vs(s.number("ti\
me-limit",m,b,f)),failOn:Ps(s),minimumSaving:s.number("minimum-saving",x,F),region:s.text("region"),baseUrl:s.text("base-url"),apiKey:s.secret("api-key"),languageData:s.
text("language-data"),summary:s.flag("summary",!0),attest:s.flag("attest",!1),githubToken:s.secret("github-token"),comparing:r,matching:{failOnMatch:s.flag("fai\
l-on-match",!1),failOnNoMatch:s.flag("fail-on-no-match",!1)},warnings:D},U=[...y,...s.issues,...y.length===0?Ds(T):tn(T)];if(U.length>0)throw(0,A.G6)(U);return T}
function Ps(e){const t=e.choice("on-error",["fail","continue"])==="continue";if(e.text("fail-on")==="")return t?"nothing":u[0];const n=e.choice("fail-on",u);return t&&
n!=="nothing"&&e.refuse("fail-on","contradicts on-error: continue. Leave out one of the two"),n}function _s(e,t){const n=e.text("changed-since");if(n!==""&&t&&e.
refuse("changed-since","excludes changed-only: leave out one of the two"),n===""||n==="last-success")return n;const s=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.
test(n)?new Date(n):new Date(NaN);return(0,cs._)(n)===void 0||Number.isNaN(s.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-\
11-20 or 2026-11-20T14:30:00+01:00"),""):s.toISOString()}const vs=e=>({seconds:e,cure:"Split the document, or raise time-limit"});function Ds(e){const{steps:t,continueNumbers:n,
minimumSaving:s,comparing:r,matching:c}=e;return[...tn(e),...n?zn(t):[],...s===void 0?[]:(0,us.T)(t),...(0,Ke.lB)(t,r),...ws(t,c)]}async function Is(){const e=new mn,
t=new Un;let n="wire";try{t.begin();const s=await Ms(r=>v.V4(r,{trimWhitespace:!1}),r=>Ts(r,e),r=>process.env[`INPUT_${r.toUpperCase()}`]?.trim()==="");for(const r of s.
warnings)e.add(r);n=s.isList?"wire":"inputs",await As(s,t,e,n)}catch(s){const r=(0,A.l3)(s instanceof qe?s.cause:s),c=ot(r,n);s instanceof qe&&v.z3(c,{file:s.file}),
v.C1(s instanceof qe?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":c),r.cause!==void 0&&v.Yz((0,w.
uP)(r.cause))}finally{v.Yz(`Peak memory: ${(0,w.IV)(Ls())}`)}}async function As(e,t,n,s){const r=process.uptime(),c=(0,Ye.Aq)(e.workingDirectory);t.startFrom(c);
const y=await Y(e,c,C);y.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const we of e.
steps)await y.check(we);e.output!==void 0&&(0,H.hS)(e.steps)==="data"&&!(0,Ke.Mu)(e.steps)&&n.add("output is not used: the step reads documents and writes none");
const D=e.comparing.withBase?await(await o.e(7073).then(o.bind(o,97073))).BaseVersions.of(c):void 0,L=new dn(e.steps,c,D),{matched:W,files:T}=await rn(e,c,L,n),
{known:U,fresh:ee}=D?await D.divide(T):{known:T,fresh:[]};L.check();const ce=(0,Ie.K2)(c.workspace),he=[...new Set([...W,...W.flatMap(we=>[...L.neededBy(we).keys()])])],
me=we=>(0,Me.Ck)(c,we),ue={matched:he,overwrite:e.overwrite,identity:ce,exists:me,words:c.words},Oe=(0,H.et)({...e,...ue,files:U,places:c}),Re=e.steps.map(({name:we})=>(0,_.
i9)(we)),Le=e.continueNumbers&&!e.dryRun?await Gn(Oe,e.steps,we=>(0,Z.R5)(we,c.workspace)):()=>{};v.Oh((0,w.g$)(`${Re.join(", then ")}: ${(0,g.y_)(U.length,"fil\
e")}, ${y.place}`));const De=we=>{const Ne=process.uptime()-r;return{rows:we,matched:W.length,operations:Re,place:y.place,dryRun:e.dryRun,seconds:Ne,showText:e.
comparing.showText}},{rows:Ae,failures:Se}=e.dryRun?{rows:rs(Oe,gt),failures:[]}:await ss({jobs:Oe,inputs:e,chosen:y,writer:new Ee.AU(c,e.overwrite),secondFiles:L,
numbersOf:Le,claim:(0,Ie.OM)(ue),spelling:s,say:gt,onProgress:un(gt),onCancelled:async we=>{t.tell(we,Ut(De(we))),e.summary&&await jt(De(we),n)}});v.N4();const Te=[
...Ae,...ee.map(pn)];await xs({digest:De(Te),failures:Se,total:U.length,inputs:e,outputs:t,places:c,warnings:n})}const gt=e=>v.pq((0,w.g$)(e));async function xs({
digest:e,failures:t,total:n,inputs:s,outputs:r,places:c,warnings:y}){const{rows:D}=e,L=$n(D),W=U=>({...U,file:(0,Ye.zB)(c,U.file)});if(En(L.map(W),s.comparing.failOnDifference?
"error":"notice"),Wn(t.map(W),s.failOn==="nothing"?"warning":"error",e.operations.join(", "),y),v.pq((0,w.g$)(Ct(e))),Xe(D)&&v.pq(_t(D)),r.tell(D,Ut(e)),s.summary&&
await jt(e,y),s.attest){const{declareArtifacts:U}=await o.e(8208).then(o.bind(o,48208)),ee=D.flatMap(({status:ce,output:he})=>ce==="done"&&he!==null?[he]:[]);for(const ce of await U(
ee,c))y.add(ce)}if(t.length===0){const U=s.comparing.failOnDifference&&L.length>0?yn(L.length,D.length):Sn(D,s.matching)??Yn(D,s.failOn);U!==void 0&&v.C1(U);return}
const T=(0,H.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:Kn(t,n);s.failOn==="nothing"?y.add(T):v.C1(T)}function Ts(e,t){[...e.trim()].length>1?v.Pq(
e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer one")}function Ls(){
try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,p.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().
maxRSS*1024}let nn=!1;process.once("beforeExit",()=>{nn||v.C1("The action stopped before it had finished.")}),Is().catch(v.C1).finally(()=>{nn=!0})}),97904:((oe,N,o)=>{
o.d(N,{Ms:()=>I,PJ:()=>$,TF:()=>a,Ye:()=>_,_N:()=>g,oD:()=>M,qf:()=>h});var v=o(73024),p=o.n(v);const A=1<<20,_=i=>u(()=>v.realpathSync.native(i)),g=i=>u(()=>(0,v.
statSync)(i)),I=i=>u(()=>(0,v.lstatSync)(i)),$=i=>I(i)?.isSymbolicLink()??!1;async function M(i){if((0,v.statSync)(i).size<=A)return(0,v.readFileSync)(i);const{
readFile:l}=await Promise.resolve().then(o.t.bind(o,51455,23));return l(i)}async function h(i,l){if(l.length<=A)return(0,v.writeFileSync)(i,l,{flag:"wx"});const{
writeFile:P}=await Promise.resolve().then(o.t.bind(o,51455,23));await P(i,l,{flag:"wx"})}const a=i=>u(()=>(0,v.unlinkSync)(i));function u(i){try{return i()}catch{
return}}}),30245:((oe,N,o)=>{o.d(N,{Ck:()=>l,SV:()=>M,YY:()=>h,wI:()=>i});var v=o(76760),p=o.n(v),A=o(58552),_=o(97904),g=o(15969);const I=/^(?:\.git|git~\d+)[. ]*$/i,
$=new RegExp("\\p{Cf}","gu"),M=m=>m.split(/[\\/]/).some(b=>I.test(b.replace($,"")));function h(m,b){const x=(0,g.M0)(m,b),F=(0,g.I5)(m,x),z=(0,_.Ye)(x);return m.
anywhere?z===void 0?a(x):u(z):F===void 0?"is outside the workspace and RUNNER_TEMP":z===void 0?a(x):E(m,z)!==f(F)?`is a link that leads out of ${F===m.workspace?
"the workspace":"RUNNER_TEMP"}`:M(p().relative(f(F),z))?"is below .git, which is not read":u(z)}const a=m=>(0,_.PJ)(m)?"is a link to a file that does not exist":
"does not exist";function u(m){const b=(0,_._N)(m);if(!b?.isFile())return b?.isFIFO()?"is a named pipe, not an ordinary file":b?.isDirectory()?"is a folder":"is\
 not an ordinary file"}function i(m,b){const x=(0,g.M0)(m,b),F=(0,g.I5)(m,x);if(m.anywhere)return x;if(F===void 0)throw P(b,"is outside the workspace and RUNNER\
_TEMP");const z=f(F),Z=p().relative(F,x).split(p().sep);for(let B=1;B<=Z.length;B++){const k=p().join(z,...Z.slice(0,B));if(!(0,_.PJ)(k))continue;const G=(0,_.Ye)(
k),Y=G===void 0||E(m,G)===void 0;throw P(b,Y?"leads out of the workspace through a link":"leads through a link")}const R=p().join(z,...Z);if(M(p().relative(z,(0,_.
Ye)(R)??R)))throw P(b,"is below .git");return R}function l(m,b){try{return(0,_.Ms)(p().join(i(m,p().dirname(b)),p().basename(b)))!==void 0}catch{return!1}}const P=(m,b)=>new A.
zU("configuration",`'${m}' ${b}: nothing is written there`),f=m=>(0,_.Ye)(m)??m,E=(m,b)=>(0,g.RD)(m).map(f).filter(x=>(0,g.FK)(p().relative(x,b))).sort((x,F)=>F.
length-x.length)[0]}),64123:((oe,N,o)=>{o.d(N,{K2:()=>$,Nk:()=>h,OM:()=>a,hQ:()=>M,pL:()=>u});var v=o(73024),p=o.n(v),A=o(76760),_=o.n(A),g=o(58552),I=o(43576);
function $(i){const l=new Map,P=f=>{const E=l.get(f);if(E!==void 0)return E;let m=f;try{m=(0,v.realpathSync)(f)}catch{const b=_().dirname(f);b!==f&&(m=_().join(
P(b),_().basename(f)))}return l.set(f,m),m};return f=>{const E=_().resolve(i,f),m=_().join(P(_().dirname(E)),_().basename(E));return M(m)}}const M=i=>process.platform===
"win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function h(i){if(process.platform!=="win32")return;const l=i.replace(/^[a-z]:/i,"").split(
/[\\/]/),[P]=l.flatMap(f=>/^\.{0,2}$/.test(f)?[]:(0,I.tb)(f)??[]);return P===void 0?void 0:`'${i}' cannot be written: a part of it ${P}`}function a({matched:i,overwrite:l,
identity:P,exists:f,words:E}){const m=new Set(i.map(P)),b=new Set;return(x,F)=>{const z=h(x);if(z!==void 0)throw(0,g.G6)([{field:"output",message:z}]);const Z=P(
x),R=F.inputs.some(B=>P(B)===Z);if(b.has(Z)||m.has(Z)&&!(l&&R))throw(0,g.G6)([{field:"output",message:`'${x}' is another input or result: choose a different pat\
tern`}]);if(!l&&f(x))throw(0,g.G6)([{field:"output",message:u([x],E)}]);b.add(Z)}}function u([i,...l],{replace:P}){const f=l.length===0?" exists":` and ${l.length}\
 more exist`;return`'${i}'${f} already: choose a different pattern, or ${P}`}}),86006:((oe,N,o)=>{o.d(N,{U:()=>A,_V:()=>_,gY:()=>p,wm:()=>g});var v=o(58552);const p="\
version https://git-lfs.github.com/spec/",A="set lfs: true for actions/checkout",_=I=>I.subarray(0,p.length).toString("latin1")===p;function g(I){if(_(I))throw new v.
zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${A}`})}}),15969:((oe,N,o)=>{
o.d(N,{FK:()=>h,I5:()=>g,M0:()=>_,NB:()=>I,RD:()=>A,ZJ:()=>M,d7:()=>a,dR:()=>$});var v=o(76760),p=o.n(v);const A=({workspace:u,temporary:i})=>i===void 0?[u]:[u,
i];function _({workspace:u,otherNames:i=[]},l){const P=p().resolve(u,l);for(const[f,E]of i){const m=p().relative(f,P);if(h(m))return p().join(E,m)}return P}const g=(u,i)=>[
...A(u),...u.anywhere?[p().parse(i).root]:[]].filter(l=>h(p().relative(l,i))).sort((l,P)=>P.length-l.length)[0],I=(u,i)=>g(u,_(u,i))!==void 0;function $(u,i){const l=_(
u,i),P=p().relative(u.workspace,l);return a(h(P)?P:l)}const M=({workspace:u,around:i=u},l)=>p().isAbsolute(l)?l:p().posix.join(a(p().relative(i,u)),l),h=u=>u!==
".."&&!u.startsWith(`..${p().sep}`)&&!u.startsWith("../")&&!p().isAbsolute(u),a=u=>p().sep==="/"?u:u.replaceAll(p().sep,"/")}),34:((oe,N,o)=>{o.d(N,{AU:()=>u,zz:()=>P});
var v=o(73024),p=o.n(v),A=o(76760),_=o.n(A),g=o(58552),I=o(8526),$=o(54614),M=o(97904),h=o(30245);const a=20;class u{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(m,b){
this.places=m,this.overwrite=b}async write(m){if(this.closed)throw f();const b=this.writeAll(m);this.running.add(b),await b.finally(()=>this.running.delete(b))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(m){const b=[],x=[];let F=performance.now()+a,z=m[0]?.path??"";try{for(const Z of m){if(this.
closed)throw f();if(z=Z.path,(0,h.SV)(_().basename(Z.path)))throw new g.zU("configuration",`'${Z.path}' is a name that Git uses: set output to another name`);const R=_().
join(this.folder(_().dirname(Z.path)),_().basename(Z.path)),B=_().join(_().dirname(R),`.octavo-${process.pid}-${++this.serial}.tmp`);x.push(B),await Z.write(B),
performance.now()>F&&(await(0,I.pause)(),F=performance.now()+a),b.push({temporary:B,target:R,path:Z.path})}if(this.closed)throw f();for(const{temporary:Z,target:R,
path:B}of b)z=B,this.checkAgain(B,R),(0,v.renameSync)(Z,R)}catch(Z){for(const R of x)(0,M.TF)(R);throw Z instanceof g.zU?Z:P(z,Z)}}checkAgain(m,b){const x=(0,h.
wI)(this.places,_().dirname(m));if(_().join(x,_().basename(m))!==b||!this.overwrite&&(0,M.Ms)(b)!==void 0)throw new g.zU("configuration",`'${m}' was made by ano\
ther program in the meantime and is not replaced: run it again`)}folder(m){let b=this.folders.get(m);return b===void 0&&(b=(0,h.wI)(this.places,m),(0,v.mkdirSync)(
b,{recursive:!0}),this.folders.set(m,b)),b}}const i={EACCES:"writing there is not permitted",EPERM:"writing there is not permitted",EROFS:"the file system is re\
ad-only",ENOSPC:"the disk is full",EDQUOT:"the quota of the disk is used up",ENOENT:"its folder does not exist",EISDIR:"a folder has that name",ENOTDIR:"a part \
of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function l(E){
const m=(0,$.xU)(E);return i[m]??`the file system refused it (${m})`}function P(E,m){return new g.zU("configuration",`'${E}' could not be written: ${l(m)}`,{cause:m})}
const f=()=>new g.zU("cancelled","The step was cancelled")}),44020:((oe,N,o)=>{o.d(N,{E4:()=>g,EI:()=>$,Lc:()=>I});var v=o(4406),p=o(58426),A=o(72256);const _="\
check_document";function g({name:M},h){return M===_?{...h,on_violation:"report"}:h}function I({name:M,params:h},a,u){if(M!==_||!a.data)return a;const i=P=>(0,A.
bC)(u,P,[P]),l=(0,v.fU)(a.data,{nameOf:i,restate:P=>({...P,message:(0,A.bC)(u,P.message,v.oH)})});return h.on_violation==="error"&&(0,v.Pu)(l),{...a,data:l}}function $(M){
return M instanceof v.EC?{[(0,p.zI)(_).dataKey??""]:M.report}:{}}}),76223:((oe,N,o)=>{o.d(N,{UX:()=>I,V0:()=>g,eJ:()=>$,jb:()=>_});var v=o(61729),p=o(58426);const A=(0,p.
zI)("compare_documents").dataKey??"",_=({data:M})=>M[A];function g(M){const h=(0,v.Gv)(M[A]?.difference)?M[A].difference.content:void 0;return typeof h=="string"?
Buffer.from(h,"base64"):void 0}function I(M){const h=M[A],a=h?.difference;if(!h||!(0,v.Gv)(a))return M;const{content:u,...i}=a;return{...M,[A]:{...h,difference:i}}}
const $=M=>_(M)?.same===!1}),79463:((oe,N,o)=>{o.d(N,{C:()=>E,g:()=>m});var v=o(58552),p=o(68747),A=o(58426),_=o(31424),g=o(43576),I=o(10442),$=o(4528),M=o(97904),
h=o(72256),a=o(76223),u=o(45180),i=o(32885),l=o(44020),P=o(98446),f=o(45657);class E extends Error{input;cause;step;operation;constructor(w,H,q,fe){super("a job\
 failed"),this.input=w,this.cause=H,this.step=q,this.operation=fe}}async function m(C,w,H,q){const fe=C.inputs[0]??"",ie={source:fe},ne=[];try{let re=[];for(const[
d,O]of C.inputs.entries())ie.source=O,re.push({position:d,source:O,document:await q.read(O),facts:{},notes:[],data:{}});const ge=re.reduce((d,{document:O})=>d+q.
sizeOf(O),0);for(const[d,O]of w.steps.entries())ie.operation=O.name,w.steps.length>1&&(ie.step=`steps[${d+1}] (${O.name})`),re=await Ee(re,O,C,w,H,ie),(0,f.RZ)(
ne,re.flatMap(({document:j,files:S=[]})=>[j,...S]));ie.source=fe,delete ie.step,delete ie.operation;const de=z(C,re).map(d=>b(d,ge,w,q)),ae=de.flatMap(({output:d,
result:O})=>d===null||O===null?[]:[{path:d,write:j=>F(O,j,q)}]);for(const{path:d}of ae)w.claim(d,C);return await w.write(ae),de.map(({result:d,status:O,output:j,
pages:S,facts:Q,notes:X,message:se,data:le})=>{const Pe=d===null?null:x(d,q);return{status:O,input:fe,inputs:C.inputs,output:j,pages:S,bytesBefore:ge,bytesAfter:Pe,
facts:Q,notes:X,message:se,data:le}})}catch(re){throw new E(ie.source,re,ie.step,ie.operation)}finally{await q.release(ne)}}function b(C,w,{minimumSaving:H},q){
const fe=C.result===null?void 0:(0,i.A)(w,x(C.result,q),H);return fe===void 0?C:{...C,status:"skipped",output:null,result:null,message:fe}}const x=(C,w)=>C instanceof
Uint8Array?C.length:w.sizeOf(C),F=(C,w,H)=>C instanceof Uint8Array?(0,M.qf)(w,C):H.write(C,w);function z(C,w){if(C.kind==="files")return w.flatMap(ne=>$e(C,ne));
const H=ne=>(0,g.NL)(w.map(({document:re},ge)=>(0,g.jC)(ne(re)??"",g.ly,(0,_.n)(ge+1))),g.ly),q=H(({title:ne})=>ne),fe=H(({match:ne})=>ne);if(C.kind==="data")return w.
map(ne=>Z(C,ne));const ie=ne=>C.outputPath({index:ne+1,title:q[ne]??"",match:fe[ne]??""});return w.map(({document:ne,facts:re,notes:ge,data:de},ae)=>({status:"d\
one",output:ie(ae),result:(0,u.Cj)(C.kind)?B(de,ie(ae)):ne,pages:ne.pageCount??null,facts:{...re,...C.tellsMatch&&ne.match!==void 0&&{match:ne.match}},notes:Y(ge),
message:null,data:(0,u.Cj)(C.kind)?G(de):(0,a.UX)(de)}))}function Z(C,{document:w,facts:H,notes:q,data:fe}){const ie=(0,a.V0)(fe);return{status:"done",output:ie?
C.outputPath({index:1}):null,result:ie??null,pages:w.pageCount??null,facts:H,notes:Y(q),message:null,data:(0,a.UX)(fe)}}const R=(0,A.zI)("extract_text").dataKey??
"";function B({[R]:C={}},w){if((0,u.V9)(w)&&(0,$.u9)(C))return Buffer.from((0,$.G7)(C)??k(C),"utf8");const H=(0,$.KV)(C);return H?Buffer.from((0,$.JF)(H),"utf8"):
Buffer.from((0,$.u9)(C)?JSON.stringify(C):(0,$.uv)(C),"utf8")}function k(C){const w=(0,P.y_)((0,$.IF)(C).length,"table");throw(0,v.G6)([{field:"output",message:`\
is a .csv file, which holds one table, and the document has ${w} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const G=({[R]:C={},...w})=>({
...w,[R]:(0,$._m)(C)}),Y=C=>C.map(({text:w})=>w),J={...g.zE,leadingDots:!1};function te(C){const[,w,H]=/-(\d+)\.([a-z]+)$/.exec(C)??[];return w===void 0||H===void 0?
{}:{page:w,extension:H}}const pe=C=>typeof C=="string"||typeof C=="number"?`${C}`:"";function $e(C,{files:w=[],facts:H,notes:q,data:fe}){const ie={pages:null,notes:Y(
q),data:fe};if(w.length===0)return[{...ie,status:"skipped",output:null,result:null,facts:H,message:"The document has no matching files"}];const ne=(0,g.NL)(w.map(
({name:de},ae)=>(0,g.jC)(de,J,`file-${ae+1}`)),J),re=(0,g.NL)(w.map(({facts:{label:de,page:ae}},d)=>(0,g.jC)(pe(de),J,pe(ae??d+1))),J),ge=de=>{const ae=ne[de]??
"";return{index:de+1,file:ae,label:re[de]??"",...te(ae)}};return w.map((de,ae)=>({...ie,status:"done",output:C.outputPath(ge(ae)),result:de,facts:{...H,mimeType:de.
mediaType,...de.facts},message:null}))}const Me=(C,w)=>({...C,...w}),Ie=({signal:C,timeLimit:w,onProgress:H},q,fe)=>({signal:C,timeLimit:w,onProgress:ie=>H(q,(0,p.
i9)(fe.name),ie)});async function Ee(C,w,H,q,fe,ie){const{input:ne,dataKey:re}=(0,A.zI)(w.name),ge=ne==="many",de=ge?[C]:C.map(d=>[d]),ae=[];for(const d of de){
const[O]=d;if(!O)continue;ie.source=O.source;const j=await q.parametersOf(w,ge?H.inputs[0]??"":O.source),S=w.name==="add_page_numbers"?q.numbersOf(H,O.position):
void 0,Q=(0,l.E4)(w,Me(j,S)),X=await fe.run(w.name,d.map(({document:be})=>be),Q,Ie(q,O.source,w)).catch(be=>{const je=be instanceof v.zU?be.position:void 0;throw ie.
source=d[(je??1)-1]?.source??O.source,be}),{documents:se,files:le,notes:Pe,facts:ve,data:xe}=(0,l.Lc)(w,X,q.spelling),Ce=ge?{...O,facts:{},data:{}}:O,ye={source:O.
source,facts:{...Ce.facts,...ve},notes:(0,I.p5)(d.flatMap(be=>be.notes),Pe.map(({code:be,message:je,mentions:Ye=[]})=>({code:be,text:(0,h.bC)(q.spelling,je,Ye)}))),
data:xe===void 0||re===void 0?Ce.data:{...Ce.data,[re]:xe}},{position:_e}=O;if(le!==void 0)ae.push({...ye,position:_e,document:O.document,files:le});else for(const be of se){
const je={...ge?{}:K(O.document),...K(be),name:O.document.name};ae.push({...ye,position:_e,document:{...be,...je},facts:{...ye.facts,...V(be)}})}}return ae}const K=({
title:C,match:w})=>({...C===void 0?{}:{title:C},...w===void 0?{}:{match:w}});function V({firstPage:C,lastPage:w,title:H}){return{...C===void 0||w===void 0?{}:{firstPage:C,
lastPage:w},...H===void 0?{}:{title:H}}}}),46863:((oe,N,o)=>{o.d(N,{NZ:()=>h,R5:()=>M,ZK:()=>$});var v=o(76760),p=o.n(v),A=o(58552),_=o(54614),g=o(97904),I=o(86006);
const $=a=>({read:u=>M(u,a),sizeOf:({bytes:u})=>u.length,write:({bytes:u},i)=>(0,g.qf)(i,u),release:async()=>{}});async function M(a,u){const i=await(0,g.oD)(p().
resolve(u,a)).catch(l=>{throw(0,_.xU)(l)==="ERR_FS_FILE_TOO_LARGE"?new A.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"\
Split the document where it is made",cause:l}):h(l)});return(0,I.wm)(i),{name:p().posix.basename(a),bytes:i}}const h=a=>new A.zU("unreadable_document",`The file\
 could not be opened (${(0,_.xU)(a)})`,{cause:a})}),54614:((oe,N,o)=>{o.d(N,{Hn:()=>g,IV:()=>$,cz:()=>I,g$:()=>_,uP:()=>h,xU:()=>M});var v=o(58552),p=o(61729);const A=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
_=a=>a.replace(A,u=>`\\u${u.charCodeAt(0).toString(16).padStart(4,"0")}`).replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),
g=a=>_(a).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),I=a=>a.reduce((u,i)=>u+i,0);function $(a){const u=["B","kB","MB",
"GB"];let i=a,l=0;for(;i>=999.95&&l<u.length-1;l++)i/=1e3;return`${l===0||i>=99.95?Math.round(i):i.toFixed(1)} ${u[l]}`}function M(a){const u=(0,p.Gv)(a)?a.code:
void 0;return typeof u=="string"?u:"unknown reason"}function h(a){if(!(a instanceof Error))return typeof a;const u=[`${a.name} (${M(a)})`,...(0,v.ek)(a)].join(`\

    `);return a.cause===void 0?u:`${u}
caused by ${h(a.cause)}`}}),72256:((oe,N,o)=>{o.d(N,{V0:()=>I,bC:()=>g});var v=o(58552),p=o(68747),A=o(58426);const _=$=>(0,A.F)($)?(0,p.i9)($):`--${(0,p.i9)($)}`,
g=($,M,h)=>$==="wire"?M:(0,p.an)(M,h,$==="inputs"?p.i9:_);function I($,M,h){const a=(0,v.R3)(h);if($!=="options")return g($,M,a);const{fields:u,operation:i,issues:l}=h,
P=new Set([...u,i,...l.flatMap(({mentions:b=[]})=>b)]),f=b=>b.includes("_")||P.has(b),m=a.filter(b=>!f(b)&&/^\w+$/.test(b)).reduce((b,x)=>b.replace(new RegExp(`\
\\b${x}(?=: )`,"g"),_(x)),M);return g($,m,a.filter(f))}}),13707:((oe,N,o)=>{o.d(N,{L4:()=>g,Mu:()=>_,PI:()=>I,lB:()=>$,vH:()=>A});var v=o(10008);const p="compar\
e_documents",A={withBase:!1,showText:!1,failOnDifference:!1},_=M=>M.some(({name:h,params:a})=>h===p&&"difference_pdf"in a&&a.difference_pdf===!0),g=M=>({withBase:M(
"compare-with-base"),showText:M("show-text"),failOnDifference:M("fail-on-difference")});function I(M,{withBase:h,showText:a}){return M.name!==p?M:{...M,raw:{...a&&
{with_text:"true"},...M.raw},fromBase:h}}function $(M,{withBase:h,showText:a,failOnDifference:u}){const i=[...h?["compare-with-base"]:[],...a?["show-text"]:[],...u?
["fail-on-difference"]:[]];return M.some(({name:l})=>l===p)?h?M.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:M.
some(({paths:l})=>l[v.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(l=>({field:l,message:"\
needs the operation compare-documents"}))}}),51327:((oe,N,o)=>{o.d(N,{S:()=>p,SH:()=>A,rh:()=>g});const v=/^[A-Za-z0-9+/]+={0,2}$/;function p(I){if(I.includes("\
-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(I,"utf8")};const $=I.replace(/\s/g,"");return v.test($)&&$.length%4===0?{name:"key.p12",bytes:Buffer.from(
$,"base64")}:void 0}const A="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",_=8,g=I=>[...new Set(
[I,...I.split(/\r?\n/).filter($=>$.trim().length>=_)])]}),57214:((oe,N,o)=>{o.d(N,{BD:()=>_,jB:()=>v,jN:()=>p,oR:()=>I,r_:()=>g,yZ:()=>A});const v=[/^["'].*["']$/,
"leave out the quotes"],p=[/\$\{?[a-z_]|(?:^|[\\/])%[a-z_]\w*%(?:[\\/]|$)/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAM\
E }}"],A=[/^~/,"~ is not your home folder here: write the whole path"],_=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],g=[
/\\/,"write / between folders, not a backslash"],I=($,M)=>M.find(([h])=>h.test($))?.[1]}),45180:((oe,N,o)=>{o.d(N,{Cj:()=>k,Ud:()=>R,V9:()=>G,et:()=>J,hS:()=>B});
var v=o(76760),p=o.n(v),A=o(58552),_=o(68747),g=o(58426),I=o(31424),$=o(51521),M=o(4528),h=o(30245),a=o(64123),u=o(15969),i=o(57214),l=o(13707);const P=["{dir}",
"{name}","{index}","{operation}"];function f(K,V){if(V==="files")return x(K)?["{page}","{label}","{file}","{extension}"]:["{file}"];if(V!=="parts"&&V!=="texts")
return[];const C=K.flatMap(({name:w})=>Object.keys((0,g.zI)(w).resultFacts??{}));return["title","match"].filter(w=>C.includes(w)).map(w=>`{${w}}`)}function E(K){
const V=g.qj.filter(C=>{const w=[{name:C,params:{},paths:{}}];return f(w,B(w)).includes(K)});return V.length===0?`has the unknown placeholder ${K}`:`has ${K}, w\
hich only results of ${V.map(_.i9).join(" or ")} have`}const m={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.\
{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},b="{dir}/{name}-{page}.{extension}",x=K=>K.some(({name:V})=>(0,g.
zI)(V).filesArePages),F="{dir}/{name}-difference.pdf",z="{dir}/{name}.pdf",Z=([K],V)=>V==="document"&&K!==void 0&&(0,g.zI)(K.name).accepts==="text",R=K=>K.some(
({name:V})=>(0,g.zI)(V).input==="many");function B(K){const V=K.map(({name:H})=>(0,g.zI)(H)),C=V.filter(H=>!(0,g.rz)(H)),w=C.findLast(({input:H,output:q})=>H===
"many"||q!=="pdf");return V.at(-1)?.output==="text"?w?.output==="pdfs"?"texts":"text":C.length===0?"data":w?.output==="pdfs"?"parts":w?.output==="files"?"files":
"document"}const k=K=>K==="text"||K==="texts",G=K=>/\.csv$/i.test(K),Y=K=>K==="document"||K==="text";function J(K){const{files:V,steps:C}=K,w=B(C),H=$e(K,w),q=V.
length===0?[]:R(C)?[V]:V.map(re=>[re]),fe=(0,_.i9)((C.findLast(({name:re})=>!(0,g.rz)((0,g.zI)(re)))??C.at(-1))?.name??""),ie=q.map((re,ge)=>{const{dir:de,name:ae}=p().
posix.parse(re[0]??""),d=O=>{const j=Y(w)?ge+1:O?.index,S={dir:de||".",name:ae,operation:fe,index:j===void 0?void 0:(0,I.n)(j),title:O?.title,match:O?.match,file:O?.
file,page:O?.page,label:O?.label,extension:O?.extension};return p().posix.normalize((0,$.Ct)(H,S))};return{inputs:re,kind:w,tellsMatch:H.includes("{match}"),outputPath:d}}),
ne=w==="data"&&!(0,l.Mu)(C)?[]:Ee(ie,K,Me(H,w));if(ne.length>0)throw(0,A.G6)(ne);return ie}const te=[i.jB,[/\{\{/,"a placeholder has single braces, such as {nam\
e}"],i.jN,i.yZ,i.BD,...p().sep==="/"?[i.r_]:[]];function pe(K){const V=B(K);return x(K)?b:Z(K,V)?z:V==="data"&&(0,l.Mu)(K)?F:`${m[V]}${k(V)?M.lg[(0,M.GW)(K.at(-1)?.
params??{})]:""}`}function $e({output:K,places:V,steps:C},w){const H=ae=>(0,A.G6)([{field:"output",message:ae}]);if(K===void 0)return pe(C);const q=(0,i.oR)(K,te);
if(q!==void 0)throw H(q);if(k(w)&&G(K)&&(0,M.GW)(C.at(-1)?.params??{},!0)!=="text/csv")throw H("is a .csv file, which holds a table: set tables to true");const fe=f(
C,w),ie=[...P,...fe],ne=(0,$.Qf)(K).find(ae=>!ie.includes(ae));if(ne!==void 0)throw H(`${E(ne)}: use ${ie.join(", ")}`);if(/[\u0000-\u001f]/.test(K))throw H("mu\
st be a single line");if(/[\\/]$/.test(K))throw H(`names a folder: write a file name after it, such as ${K}{name}.pdf`);const re=["{index}",...fe.filter(ae=>ae!==
"{extension}")];if((w==="parts"||w==="texts"||w==="files")&&!re.some(ae=>K.includes(ae))){const{dir:ae,name:d,ext:O}=p().posix.parse((0,u.d7)(K)),j=p().posix.join(
ae,x(C)?`${d}-{page}${O}`:w==="files"?`${d}.{file}`:`${d}-{index}${O}`);throw H(`needs ${re.join(" or ")}, because one file gives several results: such as ${j}`)}
const ge=p().isAbsolute(K)?(0,u.dR)(V,K):(0,u.d7)(K);if(!(p().isAbsolute(ge)?(0,u.NB)(V,ge):(0,u.FK)(p().posix.normalize(ge))))throw H("must stay in the workspa\
ce or in RUNNER_TEMP");return ge}function Me(K,V){const w=["{dir}","{name}",...Y(V)?["{index}"]:[]].filter(H=>!K.includes(H));return w.length===0?"process them \
in different steps":`use ${[w.slice(0,-1).join(", "),...w.slice(-1)].filter(H=>H!=="").join(" or ")}`}const Ie=K=>K.kind==="parts"||K.kind==="texts"?K.outputPath(
{index:1}):K.outputPath();function Ee(K,{matched:V,overwrite:C,identity:w,exists:H,places:q},fe){const ie=new Map(V.map(d=>[w(d),d])),ne=new Map;for(const d of K){
const O=w(d.outputPath()),j=ne.get(O);j?j.push(d):ne.set(O,[d])}const re=[],ge=[],de=d=>{re.push({field:"output",message:d})};for(const[d,O,...j]of ne.values()){
if(!d)continue;const S=d.outputPath(),Q=(0,a.Nk)(S);if(!(0,u.NB)(q,S)||S==="."||S.endsWith("/"))de(`'${S}' is not a file in the workspace or in RUNNER_TEMP`);else if(Q!==
void 0)de(Q);else if((0,h.SV)(S))de(`'${S}' is below .git, where nothing is written`);else if(O){const[X,se]=[d.inputs[0],O.inputs[0]],le=j.length===0?`'${X}' a\
nd '${se}' would both`:`'${X}', '${se}' and ${j.length} more would all`;de(`${le} be written to '${S}': ${fe}`)}else{const X=Ie(d),se=w(X),le=ie.get(se);le!==void 0&&
!d.inputs.some(Pe=>w(Pe)===se)?de(`'${X}' would replace another file that the step reads: choose a different pattern`):le!==void 0&&!C?de(`'${X}' would replace \
the input: choose a different pattern, or ${q.words.replace}`):le===void 0&&!C&&H(X)&&ge.push(X)}}ge.length>0&&de((0,a.pL)(ge,q.words));const ae=5;return re.length<=
ae?re:[...re.slice(0,ae),{field:"output",message:`and ${re.length-ae} more such clashes`}]}}),32885:((oe,N,o)=>{o.d(N,{A:()=>A,T:()=>p});var v=o(45180);function p(_){
const g=I=>[{field:"minimum-saving",message:I}];return _.some(({name:I})=>I==="optimize_document"||I==="compress_document")?(0,v.Ud)(_)||(0,v.hS)(_)!=="document"?
g("needs one result for each file: no merge, no split, no extraction"):[]:g("needs a step optimize-document or compress-document")}function A(_,g,I){return I===
void 0||g<=_*(1-I/100)?void 0:`Not written: the result is ${(Math.max(0,_-g)/_*100).toFixed(1)} % smaller, and minimum-saving is ${I} %`}}),10008:((oe,N,o)=>{o.
d(N,{s:()=>P,w:()=>f});var v=o(3130),p=o(15828),A=o(58426),_=o(51521),g=o(33858);function I(R,B){const k=Object.entries((0,A.zI)(R).fields).filter(([,{group:G}])=>G===
"permissions");return k.length>0&&B.user_password===void 0&&!k.some(([G])=>B[G]===!1)}var $=o(51327);const M={encryption_algorithm:"AES-256"};var h=o(61729);function a(R){
const B=R.startsWith("[")?(0,h.qF)(R):void 0;return Array.isArray(B)?B:R.split(/\r?\n/).map(k=>k.trim().replace(/,$/,"")).filter(k=>k!=="").join(",")}var u=o(45657);
const i={name:"file",bytes:Uint8Array.of(0)},l=["{dir}","{name}"],P="compare_to";function f({name:R,raw:B,typed:k,fromBase:G=!1},Y){const{fields:J}=(0,A.zI)(R),
te={},pe={},$e=[];for(const[Ee,K]of Object.entries({...b(J),...B})){const V=J[Ee];if(V===void 0)continue;const C=x(V,K,k[Ee]);"problem"in C&&$e.push({field:Ee,message:C.
problem}),"path"in C&&(pe[Ee]=C.path),te[Ee]="value"in C?C.value:V.kind==="json"?{}:i}G&&(te[P]??=i);const Me=(0,v.qL)(R,te,Y),Ie=new Set($e.map(({field:Ee})=>Ee));
for(const Ee of Me.issues)Ie.has(Ee.field)||$e.push(Ee);return $e.length===0&&(0,u.RZ)($e,m(R,te,Me.params)),{step:{name:R,params:Me.params,paths:pe,...G&&{fromBase:G}},
issues:$e}}const E=["pages","first_page","last_page"];function m(R,B,k){const G=J=>B[J]!==void 0&&B[J]!=="";return(R==="extract_pages"||R==="remove_pages")&&!E.
some(G)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:E.slice(1)}]:I(R,{...k})?[{field:"allow_print",message:"\
nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_passwor\
d"]}]:[]}const b=R=>Object.fromEntries(Object.entries(M).filter(([B])=>Object.hasOwn(R,B)));function x(R,B,k){if(B===""||B===null||k===null)return{value:""};if(R.
kind==="pageOrder"||R.kind==="pageSet"){if(typeof B!="string"&&!Array.isArray(B))return{problem:"must be pages such as 1..3, or a list of pages"};const te=(0,g.
D_)(B);return"problem"in te?te:{value:te.text.trim()}}const G=R.kind==="json"&&R.list!==void 0;if(R.kind==="json"&&typeof B=="object"&&(G||!Array.isArray(B)))return{
value:k};if(R.kind==="choices"&&Array.isArray(B))return{value:B};if(R.kind==="json"&&Array.isArray(B))return{problem:F(R)};if(typeof B!="string")return{problem:`\
must be ${`${R.kind==="choices"?"":"a single value, "}${(0,p.pG)(R)}`}, and is a ${Array.isArray(B)?"list":"mapping"}`};const Y=B.trim();if(R.kind==="text")return{
value:B};if(Y==="")return{value:""};if(R.kind==="choices")return{value:a(Y)};if(R.kind==="file"&&R.secret)return z(Y);const J=Y.startsWith("[")&&Y.endsWith("]");
return G&&J?{value:Y}:R.kind==="json"&&(J||!Y.startsWith("{")&&Y.includes(`
`))?{problem:F(R)}:R.kind==="file"||R.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(Y)?Z(Y):{value:Y}}const F=({placeholder:R='{"name": "value"}',list:B})=>`must\
 be a JSON object such as ${R.replace(/^e\.g\. /,"")}${B===void 0?"":`, or the list ${B} alone`}, or the path of a file that holds one; inside steps it can also\
 be a YAML mapping`;function z(R){const B=(0,$.S)(R);return B?{value:B}:{problem:$.SH}}function Z(R){const B=(0,_.Qf)(R).find(k=>!l.includes(k));return B!==void 0?
{problem:`has the unknown placeholder ${B}: a path may hold ${l.join(" and ")}`}:/[\u0000-\u001f]/.test(R)?{problem:"must be the path of one file"}:{path:R}}}),
4406:((oe,N,o)=>{o.d(N,{EC:()=>u,Pu:()=>i,Qf:()=>_,fU:()=>a,g$:()=>I,oH:()=>g});var v=o(58552),p=o(61729);const A=1e3,_=(l,P,{found:f=null,limit:E=null,pages:m=[]}={})=>({
rule:l,found:f,limit:E,pages:m.slice(0,A),message:P}),g=["open_password"],I=(l,P,f)=>`The file has ${l} ${f}; at most ${P} are allowed.`;function $({failures:l}){
return Array.isArray(l)?l.flatMap(M):[]}function M(l){if(!(0,p.Gv)(l))return[];const{rule:P,found:f,limit:E,pages:m,message:b}=l;if(typeof P!="string"||typeof b!=
"string")return[];const x=Array.isArray(m)?m.filter(F=>typeof F=="number"):[];return[{rule:P,found:h(f),limit:h(E),pages:x,message:b}]}const h=l=>typeof l=="num\
ber"?l:null;function a(l,{nameOf:P,restate:f}){const{checks:E}=l,m=$(l).map(x=>({...f(x),rule:P(x.rule)})),b=Array.isArray(E)?E.flatMap(x=>typeof x=="string"?[P(
x)]:[]):[];return{...l,...E!==void 0&&{checks:b},failures:m}}class u extends v.zU{report;constructor(P){const f=$(P).map(({message:E})=>E);super("invalid_parame\
ters",`The check failed: ${f.join(" ")}`,{issues:f.map(E=>({field:"file",message:E,mentions:g}))}),this.report=P}}function i(l){if(l.passed===!1)throw new u(l)}}),
68747:((oe,N,o)=>{o.d(N,{XM:()=>g,an:()=>_,i9:()=>A});var v=o(58426);const p=I=>I.replace(/_(\w)/g,($,M)=>M.toUpperCase()),A=I=>I.replaceAll("_","-");function _(I,$,M){
const h=$.filter(a=>/^\w+$/.test(a));return h.length===0?I:I.replace(new RegExp(`\\b(?:${h.join("|")})\\b`,"g"),M)}const g=I=>(0,v.zI)(I).path??`/v1/${I}`}),85673:((oe,N,o)=>{
o.d(N,{gx:()=>g,h:()=>_});function v(a,u){const i=p(a,u);if(i!==void 0)return[i];const l=$(a);return u.filter(P=>$(P).some(f=>f.length>3&&l.includes(f)))}function p(a,u){
let i;const l=$(a);for(const P of u){const f=A(l,$(P));f<=2&&f<(i?.count??1/0)&&(i={name:P,count:f})}return i?.name}function A(a,u){return a.length!==u.length?a.
length*u.length===0?1/0:A([a.join("")],[u.join("")]):u.reduce((i,l,P)=>{const f=a[P]??"",E=Math.min(f.length,l.length),m=h(f,l);return m>(E<3?0:E<7?1:2)?1/0:i+m},
0)}const _=(a,u)=>I(v(a,u));function g(a,u){const i=p(a,u),l=f=>$(f).sort().join(" "),P=l(a);return I(i===void 0?u.filter(f=>a!==""&&l(f)===P):[i])}const I=a=>a.
length===0||a.length>3?"":` (did you mean ${a.join(" or ")}?)`,$=a=>a.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(
u=>u!==""),M=2;function h(a,u){if(Math.abs(a.length-u.length)>M)return 1/0;let i=[],l=Array.from({length:u.length+1},(f,E)=>E<=M?E:1/0);for(let f=0;f<a.length;f++){
const E=[];E[0]=f+1;let m=1/0;for(let b=Math.max(0,f-M);b<=Math.min(u.length-1,f+M);b++){const x=f>0&&b>0&&a[f]===u[b-1]&&a[f-1]===u[b];E[b+1]=Math.min((l[b+1]??
1/0)+1,(E[b]??1/0)+1,(l[b]??1/0)+(a[f]===u[b]?0:1),x?(i[b-1]??1/0)+1:1/0),m=Math.min(m,E[b+1])}if(m>M)return 1/0;i=l,l=E}const P=l[u.length]??1/0;return P>M?1/0:
P}}),4528:((oe,N,o)=>{o.d(N,{G7:()=>f,GW:()=>A,IF:()=>u,JF:()=>a,KV:()=>h,_m:()=>M,lg:()=>p,u9:()=>$,uv:()=>I});const v=null,p={"application/json":".json","text\
/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function A(m,b=!1){const{per_page:x,tables:F,layout:z}=m;return _(m)?"appli\
cation/jsonl":b&&F===!0&&x!==!0?"text/csv":x===!0||F===!0?"application/json":z==="markdown"?"text/markdown":"text/plain"}const _=m=>(m.pieces??"none")!=="none";
function g(m){const b=A(m);return _(m)?["application/json",b]:m.tables===!0?[b,"text/csv"]:b==="text/markdown"?["application/json",b,"text/plain"]:[...new Set([
"application/json",b])]}const I=({text:m})=>typeof m=="string"?m:"",$=({pages:m,tables:b,pieces:x})=>(m??b??x)!==void 0;function M({text:m,pages:b,tables:x,pieces:F,
...z}){return z}const h=({pieces:m})=>m,a=m=>m.map(b=>`${JSON.stringify(b)}
`).join(""),u=({tables:m})=>m??[];function i(m){return u(m).flatMap(({page:b,rows:x,header:F,certain:z},Z)=>{const R=P(x,F);return x.slice(F?1:0).map((B,k)=>({row:Object.
fromEntries(B.map((G,Y)=>[R[Y],G])),about:{page:b,table:Z+1,row:k+1,certain:z}}))})}const l="pdf";function P(m,b){const x=m.reduce((z,{length:Z})=>Math.max(z,Z),
0),F=new Set([l]);return Array.from({length:x},(z,Z)=>{const R=b&&m[0][Z]||`Column ${Z+1}`;let B=R;for(let k=2;F.has(B);k++)B=`${R} ${k}`;return F.add(B),B})}function f(m){
const[b,...x]=u(m);return b&&x.length===0?E(b.rows):void 0}const E=m=>m.map(b=>`${b.map(x=>/[",\r\n]/.test(x)?`"${x.replaceAll('"','""')}"`:x).join(",")}\r
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
d32";function p(g){const I=g.toLowerCase(),$=/^#([\da-f]{3}|[\da-f]{6})$/.exec(I)?.[1]??_().get(I);return $===void 0?void 0:($.length===3?[...$].map(h=>h+h):[$.
slice(0,2),$.slice(2,4),$.slice(4)]).map(h=>Number.parseInt(h,16))}let A;function _(){const g=v.split(" ");return A??=new Map(g.flatMap((I,$)=>$%2===0?[[I,g[$+1]]]:
[]))}}),17079:((oe,N,o)=>{o.d(N,{Z:()=>g,_:()=>_});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,A=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function _(h){
if(h.length>64)return;const a=h.trim().replace(p,(u,i,l,P)=>`${i??""}${1900+Number(l)}${P}`);return $(I(v.exec(a)??A.exec(a)))}function g(h){const a=h.length>64?
void 0:I(A.exec(h.trim()));if(!a||$(a)===void 0)return;const{year:u,month:i="",day:l="",hour:P="",minute:f="",second:E="",zone:m=""}=a;return`D:${u}${i}${l}${P}${f}${E}${m===
"Z"||m===""?m:`${m.replace(":","'")}'`}`}function I(h){if(!h)return;const[,a,u,i,l,P,f,E,m,b,x]=h,F=E??(m===void 0?void 0:`${m}${b??"00"}:${x??"00"}`);return{year:a,
month:u,day:i,hour:l,minute:P,second:f,zone:F}}function $(h){if(!h)return;const{year:a,month:u,day:i,hour:l,minute:P="00",second:f="00",zone:E}=h,m=(x,F,z)=>x===
void 0||Number(x)>=F&&Number(x)<=z;if(Number(a)===0||!m(u,1,12)||!m(i,1,M(Number(a),Number(u)))||!m(l,0,23)||!m(P,0,59)||!m(f,0,59)||E!==void 0&&E!=="Z"&&!(m(E.
slice(1,3),0,23)&&m(E.slice(4),0,59)))return;const b=[a,u,i].filter(x=>x!==void 0).join("-");return l===void 0?b:`${b}T${l}:${P}:${f}${E==="+00:00"||E==="-00:00"?
"Z":E??""}`}function M(h,a){return a===2?h%4===0&&(h%100!==0||h%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),3130:((oe,N,o)=>{o.d(N,{iL:()=>Z,lF:()=>Y,qL:()=>B});
var v=o(58552),p=o(15828),A=o(61729),_=o(58426),g=o(33037),I=o(72750),$=o(33858),M=o(29082),h=o(70458),a=o(60666),u=o(34378);const i=2**31-1,l=/^ *[+-]?\d+ *$/,
P=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,f=/[\p{Cc}\u2028\u2029]/u,E=/(?!\n)[\p{Cc}\u2028\u2029]/u,m=new RegExp("\\p{Cs}","u"),b=100,x={font:20*1024*1024,key:1e6,certificates:1e6},
F=new Set(["files","choices"]),z="must be given only once";function Z(d){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(d)}catch{return d}}function R(d,O,j="\
absent"){const{params:S,issues:Q}=B(d,O,j);if(Q.length>0)throw invalidParameters(Q);return S}function B(d,O,j="absent"){const S=(0,_.zI)(d),Q=(0,h.h)(S.fields,O),
X={},se=[];for(const[le,Pe]of Object.entries(S.fields)){const ve=Object.hasOwn(Q,le),xe=ve?Q[le]:void 0;if(pe(Pe,xe)){ve&&j==="refuse"&&J(Pe,xe)?se.push({field:le,
message:te(Pe)}):Pe.required?se.push({field:le,message:`is required: ${(0,p.pG)(Pe)}`}):"default"in Pe&&(X[le]=Pe.default);continue}const Ce=$e(Pe,xe);"problem"in
Ce?se.push({field:le,message:Ce.problem}):X[le]=Ce.value}return{params:X,issues:[...se,...k(S,X,se)]}}function k({fields:d,ascending:O,different:j,exclusive:S,needs:Q,
atLeastOne:X,someTrue:se},le,Pe){const ve=[],xe=ye=>(0,_.qR)(d[ye],le[ye]);if(O){const[ye,_e]=[le[O[0]],le[O[1]]];typeof ye=="number"&&typeof _e=="number"&&ye>_e&&
ve.push({field:O[0],message:`must not be greater than ${O[1]}`,mentions:[O[1]]})}if(j){const[ye,_e]=[le[j[0]],le[j[1]]];ye!==void 0&&ye===_e&&ve.push({field:j[0],
message:`must differ from ${j[1]}`,mentions:[j[1]]})}for(const[ye,_e]of S??[]){const be=xe(ye)?_e.filter(xe):[];be.length>0&&ve.push({field:ye,message:`must not\
 be given together with ${be.join(" and ")}: leave one of them out`,mentions:be})}for(const[ye,_e,be]of Q??[])xe(ye)&&!(0,_.D)(be,d[_e],le[_e])&&ve.push({field:ye,
message:`needs ${G(_e,be)}`,mentions:[_e]});const Ce=ye=>xe(ye)||Pe.some(({field:_e})=>_e===ye);return X&&!X.some(Ce)&&ve.push({field:X[0],message:`is required,\
 unless one of these is given: ${X.slice(1).join(", ")}`,mentions:X.slice(1)}),se?.every(ye=>le[ye]===!1)===!0&&ve.push({field:se[0],message:`must be true, unle\
ss one of these is: ${se.slice(1).join(", ")}`,mentions:se.slice(1)}),ve}function G(d,O){return typeof O!="object"?`${d} to be ${O}`:"not"in O?`${d} to be other\
 than ${O.not}`:`${d} to be given`}function Y(d){if(Array.isArray(d))return d.join(",");if(typeof d=="object")return JSON.stringify(d);const O=String(d);if(typeof d!=
"number"||!O.includes("e"))return O;if(d>=1)return BigInt(d).toString();const[j,S]=O.split("e");return`0.${"0".repeat(-Number(S)-1)}${j.replace(".","")}`}function J(d,O){
return d.empty==="opener"?!1:d.empty!=="word"||d.required===!0||O===void 0}function te(d){return d.required?`is empty: it must be ${(0,p.pG)(d)}`:d.kind==="text"&&
d.secret?"is empty, so the document would open without a password: give a password, or route documents without one past this step":d.empty==="word"?`is undefine\
d: use '' to leave it out, or give ${(0,p.pG)(d)}`:d.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in d?`is empty: write\
 ${String(d.default)}, which is the default, or leave the field out`:`is empty: give ${(0,p.pG)(d)}, or leave the field out`}function pe(d,O){return O==null||O===
""||F.has(d.kind)&&Array.isArray(O)&&O.length===0?!0:d.kind==="text"&&!d.secret&&typeof O=="string"&&O.trim()===""}function $e(d,O){const j=F.has(d.kind)||d.kind===
"json"&&d.list!==void 0;if(Array.isArray(O)&&!j)return{problem:z};if(O instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(d.kind){case"\
text":return Me(d,O);case"flag":return Ie(d,O);case"integer":return Ee(d,O);case"decimal":return V(d,O);case"choice":return w(d,O);case"choices":return H(d,O);case"\
pageOrder":return q(d,O,d.parts?$.X4:I.p6);case"pageSet":return q(d,O,M.lY);case"file":return fe(d,O);case"files":return ie(d,O);case"json":return ne(d,O);default:
return d}}function Me(d,O){if(typeof O!="string"&&!(typeof O=="number"&&Number.isFinite(O)))return{problem:`must be ${d.format?"":"text, "}${(0,p.pG)(d)}`};const j=d.
lines?String(O).replaceAll(`\r
`,`
`):String(O);if(j.length>8*d.maxLength)return{problem:`must be ${(0,p.pG)(d)}`};const S=d.secret?j:(0,u.w)(j),Q=(0,p.Y5)(d,S);return Q>d.maxLength||Q<(d.minLength??
0)?{problem:`must be ${(0,p.pG)(d)}`}:(d.lines?E.test(S):!d.secret&&f.test(S))?{problem:`must not contain control characters${d.lines?"":" or line breaks"}`}:!d.
secret&&m.test(S)?{problem:"must not contain an incomplete character (a lone surrogate)"}:d.format&&!a.E[d.format].holds(S)?{problem:a.E[d.format].problem?.(S)??
`must be ${(0,p.pG)(d)}`}:{value:S}}function Ie(d,O){if(typeof O=="boolean")return{value:O};const j=typeof O=="string"?O.toLowerCase():"";return j==="true"||j===
"false"?{value:j==="true"}:{problem:`must be ${(0,p.pG)(d)}`}}function Ee(d,O){const S=(d.unit==="bytes"&&typeof O=="string"?(0,g.ik)(O):void 0)??K(O);if(S===void 0||
S<d.min)return{problem:`must be ${(0,p.pG)(d)}`};const Q=d.max??i;if(S<=Q)return{value:S};const X=(0,p.pG)(d);return{problem:X.includes(String(Q))?`must be ${X}`:
`must not be greater than ${Q}`}}function K(d){return typeof d=="string"?l.test(d)?Number(d.trim())+0:void 0:typeof d=="number"&&Number.isInteger(d)?d+0:void 0}
function V(d,O){const S=(d.unit==="inches"&&typeof O=="string"?(0,g.Vi)(O):void 0)??C(O),{above:Q=-1/0,min:X=-1/0,max:se=1/0}=d;return Number.isFinite(S)&&S>Q&&
S>=X&&S<=se?{value:S+0}:{problem:`must be ${(0,p.pG)(d)}`}}function C(d){return typeof d=="number"?d:typeof d=="string"&&P.test(d)?Number(d.trim()):NaN}function w(d,O){
const{open:j}=d,S=K(O),Q=d.options.find(({value:se,contract:le=se})=>se===O||typeof O=="number"&&se===String(O)||typeof le=="number"&&le===S);if(Q)return{value:Q.
value};const X=j?S:void 0;return j&&X!==void 0&&X>=j.min&&X<=j.max?{value:X}:{problem:`must be ${(0,p.pG)(d)}`}}function H(d,O){const j=typeof O=="string"?O.replace(
/^ +| +$/g,"").split(/ *, */):O,S=d.options.map(({value:Q})=>Q);return!Array.isArray(j)||!j.every(Q=>S.some(X=>X===Q))?{problem:`must be ${(0,p.pG)(d)}`}:{value:S.
filter(Q=>j.includes(Q))}}function q(d,O,j){if(typeof O!="string"&&typeof O!="number")return{problem:`must be ${(0,p.pG)(d)}`};const S=String(O);if(S.length>d.maxLength)
return{problem:`must be at most ${d.maxLength} characters long, and has ${S.length}`};const Q=j(S);return"problem"in Q?{problem:Q.problem}:{value:S}}function fe(d,O){
const{name:j,bytes:S}=typeof O=="object"?O:{};return typeof j!="string"||!(S instanceof Uint8Array)?{problem:`must be ${(0,p.pG)(d)}`}:S.length===0&&d.accepts!==
"any"?{problem:"is an empty file"}:S.length>(x[d.accepts]??1/0)?{problem:`is too large: it must be ${(0,p.pG)(d)}`}:{value:{name:j,bytes:S}}}function ie(d,O){const j=Array.
isArray(O)?O:[O],S=[];for(const X of j){const se=fe({...d,kind:"file"},X??{});if("problem"in se)return se.problem.startsWith("must")?{problem:`must be ${(0,p.pG)(
d)}`}:se;S.push(se.value)}const Q=S.reduce((X,{bytes:se})=>X+se.length,0);return S.length>d.max||Q>d.maxBytes?{problem:`must be ${(0,p.pG)(d)}`}:new Set(S.map(({
name:X})=>X)).size<S.length?{problem:"has two files of one name"}:{value:S}}function ne(d,O){const j=`must be ${(0,p.pG)(d)}`;if(typeof O=="object"){const Q=ae(
O);return Q!==void 0&&Q.length<=d.maxLength?re(d,JSON.parse(Q),j):{problem:j}}if(typeof O!="string")return{problem:j};if(O.length>d.maxLength)return{problem:`mu\
st be at most ${d.maxLength} characters long, and has ${O.length}`};const S=(0,A.qF)(O);if(S===void 0){const X=(0,A.qF)(O.replace(/[\r\n\t]/g," "))!==void 0?": \
within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${j}; it is not valid JSON${X}`}}return re(d,S,j)}function re({list:d},O,j){const S=d!==
void 0&&Array.isArray(O)&&O.every(A.Gv)?{[d]:O}:O;return(0,A.Gv)(S)?ge(S):{problem:j}}function ge(d){let O=[d];for(let j=0;O.length>0;j++){if(j===b)return{problem:`\
must not have more than ${b} arrays and objects within one another`};const S=[];for(const Q of O)for(const X in Q){const se=Q[X];if(typeof se=="number"&&!Number.
isFinite(se))return{problem:"has a number that is too large"};de(se)&&Object.hasOwn(Q,X)&&S.push(se)}O=S}return{value:d}}const de=d=>typeof d=="object"&&d!==null;
function ae(d){try{return JSON.stringify(d)}catch{return}}}),15828:((oe,N,o)=>{o.d(N,{Cq:()=>h,Xl:()=>M,Y5:()=>u,k_:()=>g,pG:()=>_});var v=o(33037),p=o(70458),A=o(
60666);function _(f){switch(f.kind){case"text":{const E=f.minLength?`${f.minLength} to ${f.maxLength}`:`at most ${f.maxLength}`;return f.format?`${A.E[f.format].
words}, ${E} characters`:`${E} characters`}case"flag":return"true or false";case"integer":{const E=f.unit===void 0?"":`, in ${f.unit}, ${v.KH}`;return f.max===void 0||
f.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${f.min}${E}`:`a whole number from ${f.min} to ${f.max}${E}`}case"decimal":return`a decimal number ${P(
f)}, in ${f.unit}, with a point${f.unit==="inches"?`, ${v.VR}`:""}`;case"choice":return`one of ${f.options.map(E=>typeof E.value=="number"?i(E):E.value).join(",\
 ")}${f.sides?`, ${p.j}`:""}`;case"choices":return`one or more of ${f.options.map(({value:E})=>E).join(", ")}, separated by commas`;case"pageOrder":return f.parts?
`ranges of pages such as 1-3, 7, 9-, at most ${f.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${f.maxLength} characters`;case"pageSet":
return`pages such as 1..3, -1, odd, even, all or not 2, at most ${f.maxLength} characters`;case"file":return l[f.accepts];case"files":return`at most ${f.max} im\
ages (PNG, JPEG, GIF) of at most ${f.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${f.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"\
}'}, at most ${f.maxLength} characters`;default:return f}}function g(f){if(f.contract===void 0)return"";if(f.kind==="pageOrder")return`at most ${f.contract.maxLength}\
 characters`;const{minLength:E,contract:m}=f;return"values"in m?`one of ${m.values.join(", ")}`:`${E?`${E} to ${m.maxLength}`:`at most ${m.maxLength}`} ${m.characters===
"printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}const I=({value:f,contract:E})=>typeof f=="string"&&E===void 0,$=({options:f})=>f.
some(({contract:E})=>E!==void 0)&&f.some(I),M=({options:f})=>`one of ${f.filter(E=>!I(E)).map(({value:E})=>E).join(", ")}`;function h(f,E){if(f.kind==="choice")
return $(f)&&f.options.some(b=>b.value===E&&I(b));if(f.kind==="pageOrder")return f.contract!==void 0&&String(E).length>f.contract.maxLength;if(f.kind!=="text"||
f.contract===void 0||typeof E!="string")return!1;const{contract:m}=f;return"values"in m?!m.values.includes(E):u(f,E)>m.maxLength||m.characters!==void 0&&!a.test(
E)}const a=/^[\x20-\x7e]*$/,u=({secret:f},E)=>f?E.length:[...E].length;function i({value:f,label:E,description:m}){const b=m??E.toLowerCase(),x=String(f).replace(
/^-/,"").replaceAll("_"," ").toLowerCase();return m===void 0&&E.toLowerCase().includes(x)?String(f):`${f} (${b.charAt(0).toLowerCase()}${b.slice(1)})`}const l={
pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12\
, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};function P({above:f,min:E,max:m}){const b=f===void 0?`of at least ${E??
0}`:`greater than ${f}`;return m===void 0?b:`${b} and at most ${m}`}}),50580:((oe,N,o)=>{o.d(N,{L:()=>p});var v=o(58426);function p(A,_){return Object.entries((0,v.
zI)(A).fields).flatMap(([g,I])=>{if(I.kind!=="choice"||!I.open||typeof _[g]!="number")return[];const $=I.options.map(({value:M})=>M).join(", ");return[{field:g,
message:`is a number that only some regions know: use ${$}`}]})}}),33037:((oe,N,o)=>{o.d(N,{KH:()=>v,VR:()=>p,Vi:()=>M,ik:()=>g});const v="or a size such as 18 \
MB or 18 MiB",p="or a length such as 20 mm, 2 cm or 0.5 in",A={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},_=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;
function g(h){const[,a,u]=_.exec(h)??[],i=A[u?.toLowerCase()??""];return i===void 0?void 0:Math.floor(Math.round(Number(a)*i*1e3)/1e3)}const I={mm:25.4,cm:2.54,
in:1},$=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function M(h){const[,a,u]=$.exec(h)??[],i=I[u?.toLowerCase()??""];return i===void 0?void 0:Number(
(Number(a)/i).toFixed(10))}}),51521:((oe,N,o)=>{o.d(N,{Ct:()=>I,Qf:()=>g,sA:()=>M});var v=o(98446),p=o(34378);const A=/(\{[^{}]*\})/;function _(h,a){const u=[],
i=[],l=`use ${a.map(P=>`{${P}}`).join(", ")}`;for(const P of(0,p.w)(h).split(A)){const f=a.find(E=>`{${E}}`===P);if(f)u.push({placeholder:f});else if(A.test(P))
i.push(P);else{if(/[{}]/.test(P))return{problem:`has a brace that belongs to no placeholder; ${l}`};P&&u.push({literal:P})}}return i.length===0?{pieces:u}:{problem:`\
has the unknown ${(0,v.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${l}`}}const g=h=>h.split(A).filter((a,u)=>u%2===1),I=(h,a)=>h.split(A).map(
(u,i)=>(i%2===1&&Object.hasOwn(a,u.slice(1,-1))?a[u.slice(1,-1)]:void 0)??u).join(""),$=["number","last","label","name"],M=h=>_(h,$)}),66974:((oe,N,o)=>{o.d(N,{
D6:()=>g,F1:()=>A,NL:()=>h,P3:()=>p,br:()=>_,bs:()=>M});var v=o(98446);const p={problem:"names page 0: pages count from 1, and -1 is the last page"};function A(u,i,l){
const P=[],f=[];for(const[E,m]of u.split(",").entries()){const b=E+1;if(i!==void 0&&m.trim()===""){f.push(`entry ${b} is empty: write ${i}, separated by single \
commas`);continue}const x=l(m,b);"problem"in x?f.push(_(b,m,x.problem)):P.push(x.item)}return f.length>0?{problem:M(f)}:{items:P}}const _=(u,i,l)=>`entry ${u} (\
'${a(i.trim())}') ${l}`,g=({position:u,text:i},l,P)=>_(u,i,`names ${I(l)}, but the document has ${(0,v.y_)(P,"page")}`);function I(u){return Number.isSafeInteger(
u)?`page ${u}`:"a page far beyond its end"}const $=5;function M(u){const i=u.length-$;return[...u.slice(0,$),...i>0?[`and ${i} more such entries`]:[]].join("; ")}
function h(u){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after \
it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function a(u){const i=[...u].map(l=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(l)?"?":l);return(0,v.Bu)(i.join(""),40)}}),72750:((oe,N,o)=>{
o.d(N,{Ly:()=>I,UL:()=>$,aW:()=>g,p6:()=>_});var v=o(58552),p=o(66974);const A=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,_=h=>(0,p.F1)(h,"pages such as 3,1,2 or 2..5",
(a,u)=>{const i=A.exec(a);if(!i)return{problem:M(a)};const l=Number(i[1]),P=i[3]===void 0?void 0:Number(i[3]);return l===0||P===0?p.P3:{item:{from:l,to:P,range:i[2]!==
void 0,text:a.trim(),position:u}}});function g(h,a,u){const i=b=>(0,v.G6)([{field:"page_order",message:b}]),l=_(h);if("problem"in l)throw i(l.problem);const P=I(
l.items,a);if("problem"in P)throw i(P.problem);const f=$(P.spans);if(f>u)throw i(`names ${f} pages in all; at most ${u} are allowed`);const E=new Uint32Array(f);
let m=0;for(const{first:b,last:x}of P.spans){const F=b<=x?1:-1;for(let z=b;z!==x+F;z+=F)E[m++]=z}return E}function I(h,a){const u=[],i=h.map(l=>{const P=x=>x<0?
a+1+x:x,f=P(l.from),E=l.range?l.to===void 0?a:P(l.to):f,b=[[l.from,f],[l.to??l.from,E]].find(([,x])=>x<1||x>a);return b&&u.push((0,p.D6)(l,b[0],a)),{first:f,last:E}});
return u.length>0?{problem:(0,p.bs)(u)}:{spans:i}}const $=h=>h.reduce((a,{first:u,last:i})=>a+Math.abs(i-u)+1,0);function M(h){return/^ *\.\./.test(h)?"has no s\
tart: a range is written 1..5":(0,p.NL)(h)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((oe,N,o)=>{o.d(N,{k1:()=>g,lY:()=>_,m7:()=>I});
var v=o(58552),p=o(66974);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,_=h=>(0,p.F1)(h,"pages such as 1..3, -1, odd",(a,u)=>{const i=a.trim(),
l=A.exec(i);if(!l)return{problem:M(i)};const[,P,f,E,m,b]=l,x={negated:P!==void 0,text:i,position:u};if(f!==void 0)return{item:{...x,pages:f.toLowerCase()}};const F=Number(
E),z=m===void 0?F:b===void 0?"end":Number(b);return F===0||z===0?p.P3:{item:{...x,pages:{from:F,to:z}}}});function g(h,a,u="pages"){const i=m=>(0,v.G6)([{field:u,
message:m}]),l=_(h);if("problem"in l)throw i(l.problem);const P=new $(a),f=new $(a),E=[];for(const m of l.items){const b=m.negated?f:P;if(typeof m.pages=="strin\
g"){b.add(m.pages);continue}const{from:x,to:F}=m.pages,z=x<0?a+1+x:x,Z=F==="end"?a:F<0?a+1+F:F,B=(F==="end"?x<0?[[x,z]]:[]:[[x,z],[F,Z]]).find(([,k])=>k<1||k>a);
B&&E.push((0,p.D6)(m,B[0],a)),!(F==="end"&&z>a||E.length>0)&&b.range(Math.min(z,Z),Math.max(z,Z))}if(E.length>0)throw i((0,p.bs)(E));return l.items.every(({negated:m})=>m)&&
P.add("all"),P.without(f)}function I(h){const a=_(h);if("problem"in a||a.items.length!==1)return;const{negated:u,pages:i}=a.items[0];if(u)return;if(i==="all")return{
first:1};if(typeof i=="string"||i.from<1)return;const{from:l,to:P}=i;return P==="end"?{first:l}:P===-1?{first:l}:P<1?void 0:{first:Math.min(l,P),last:Math.max(l,
P)}}class ${pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&
(this.even=!0)}range(a,u){this.differences[a]++,this.differences[u+1]--}without(a){const u=new Uint32Array(this.pageCount);let i=0,l=0,P=0;for(let f=1;f<=this.pageCount;f++){
l+=this.differences[f],P+=a.differences[f];const E=f%2===1?"odd":"even";(l>0||this[E])&&!(P>0||a[E])&&(u[i++]=f)}return u.subarray(0,i)}}function M(h){return/^(not +)?\.\./i.
test(h)?"has no start: a range is written 1..5":/^!/.test(h)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(h.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),70458:((oe,N,o)=>{o.d(N,{h:()=>A,j:()=>v});const v="or a siz\
e such as 210 x 99 mm",p=/^ *([\d.]{1,33}) *[x×] *([\d.]{1,33}) *(mm|cm|in) *$/i;function A(_,g){let I=g;for(const[$,M]of Object.entries(_)){if(M.kind!=="choic\
e"||!M.sides)continue;const{[$]:h,...a}=I,[u,i,l]=typeof h=="string"?p.exec(h)?.slice(1)??[]:[],P=M.sides.some(m=>![void 0,null,""].includes(a[m]));if(l===void 0||
P)continue;const[f,E]=M.sides;I={...a,[f]:`${u} ${l}`,[E]:`${i} ${l}`}}return I}}),33858:((oe,N,o)=>{o.d(N,{D_:()=>h,X4:()=>R,kU:()=>B});var v=o(58552),p=o(66974),
A=o(72750);const _=/^(\d+|first)-(\d+|last|end)?$/i,g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,I=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
$=/^(?:last|end)-(\d+|last|end)$/i,M=/^(-?\d+)-(-?\d+|last|end)$/i;function h(k){if(Array.isArray(k))return a(k);if(typeof k!="string"&&typeof k!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const G=String(k),Y=G.split(/\r?\n/).filter(te=>te.trim()!=="");if(Y.length>1&&Y.every(te=>/^ *- +\S/.test(
te)))return a(Y.map(te=>u(te.replace(/^ *- +/,""))));const J=/^\s*\[(.*)\]\s*$/s.exec(G);return J?a(J[1].split(",").map(u)):i(Y.length>1?Y.join(","):G)}function a(k){
return k.some(G=>typeof G!="string"&&typeof G!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:i(k.join(","))}function u(k){
return k.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(k){const G=(0,p.F1)(k,void 0,Y=>{const{items:J,isUnclear:te}=m(Y),$e=te||J.length>1&&J.some(Me=>Me.startsWith(
"-"))?b(J):J.map(x).find(Me=>Me!==void 0);return $e?{problem:`is ambiguous: write ${$e.join(" or ")}`}:{item:J.length===0?Y:J.map(F).join(",")}});return"problem"in
G?G:{text:G.items.join(",")}}const l=/^(?:not )?(?:-?\d+|first|last|end)$/i,P=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,f=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,
E=new Set(["-","–",".."]);function m(k){const G=[];let Y=!1;for(const J of k.split(/\s+/)){if(J==="")continue;const te=G.at(-1)??"",pe=P.test(te),$e=pe?l.test(
J):l.test(te)&&(E.has(J)||f.test(J));$e?G[G.length-1]=te+J:te.toLowerCase()==="not"?G[G.length-1]=`${te} ${J}`:G.push(J),Y||=pe&&!$e}return{items:G,isUnclear:Y}}
function b(k){const G=k.map(F).join(","),[Y,J,...te]=k,pe=te.length===0&&J?/^-(\d+)$/.exec(J):null;return pe&&Y&&/^\d+$/.test(Y)?[G,`${Y}..${pe[1]}`]:[G]}function x(k){
const G=k.replace(/^not /i,""),Y=$.exec(G);if(Y)return/^\d/.test(Y[1])?[`-${Number(Y[1])+1}`,`-1..${Y[1]}`]:["-1"];const J=M.exec(G);if(!J||_.test(G))return;const[
,te,pe]=J;return pe.startsWith("-")?[`${te}..${pe}`,`${te},${pe}`]:[`${te}..${Z(pe)}`,`${te},-${pe}`]}function F(k){const[,G="",Y=""]=/^(not )?(.*)$/i.exec(k)??
[],J=_.exec(Y)??g.exec(Y)??I.exec(Y);return J?`${G}${Z(J[1])}..${Z(J[2]??"")}`:`${G}${Z(Y)}`}const z={first:"1",last:"-1",end:"-1"},Z=k=>z[k.toLowerCase()]??k;function R(k){
const G=h(k);return"problem"in G?G:(0,A.p6)(G.text)}function B(k,G,Y,J="ranges"){const te=Ee=>(0,v.G6)([{field:J,message:Ee}]),pe=R(k);if("problem"in pe)throw te(
pe.problem);const $e=(0,A.Ly)(pe.items,G);if("problem"in $e)throw te($e.problem);const Me=$e.spans.flatMap(({first:Ee,last:K},V)=>{const{position:C,text:w}=pe.items[V];
return Ee<=K?[]:[(0,p.br)(C,w,`ends before it starts: write ${K}-${Ee}`)]});if(Me.length>0)throw te((0,p.bs)(Me));const Ie=(0,A.UL)($e.spans);if(Ie>Y)throw te(`\
names ${Ie} pages in all; at most ${Y} are allowed`);return $e.spans}}),77040:((oe,N,o)=>{o.d(N,{n:()=>_});const v=["number","last","title","date"],p=`use ${v.map(
g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,A="{}|\\";function _(g){const I=[[]],$=[];let M="";const h=()=>{M!==""&&I.at(-1).push(M),M=""};for(let l=0;l<
g.length;l++){const P=g[l];if(P==="\\"&&l+1<g.length&&A.includes(g[l+1]))M+=g[++l];else if(P==="|")h(),I.push([]);else{if(P==="}")return{problem:`has a brace th\
at belongs to no placeholder; ${p}`};if(P==="{"){const f=g.indexOf("}",l);if(f<0)return{problem:`has a brace that belongs to no placeholder; ${p}`};const E=g.slice(
l+1,f),m=v.find(b=>b===E);h(),m?I.at(-1).push({placeholder:m}):$.push(`{${E}}`),l=f}else M+=P}}if(h(),$.length>0)return{problem:`has the unknown ${$.join(" and ")}\
; ${p}`};if(I.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[a=[],u=[],i=[]]=I;return I.length===
1?{left:[],middle:a,right:[]}:I.length===2?{left:a,middle:[],right:u}:{left:a,middle:u,right:i}}}),60666:((oe,N,o)=>{o.d(N,{E:()=>u,L:()=>M});var v=o(49180),p=o(
17079),A=o(51521),_=o(77040);function g(i){const l=(0,A.sA)(i);return"problem"in l?l.problem:void 0}function I(i){const l=(0,_.n)(i);return"problem"in l?l.problem:
void 0}const $=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,M=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),h=i=>!/[/\\\p{Cc}\p{Cs}]/u.
test(i)&&/[^. ]/.test(i);function a(i){const l=URL.canParse(i)?new URL(i):void 0;return l?.protocol==="https:"&&l.username===""&&l.password===""}const u={"file-\
name":{holds:h,words:"a file name without folders"},"media-type":{holds:M,words:"a media type such as text/xml or application/pdf"},color:{holds:i=>(0,v.q)(i)!==
void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,p.Z)(i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00\
+01:00"},"number-format":{holds:i=>g(i)===void 0,words:"text such as {number} / {last}",problem:g},"running-line":{holds:i=>I(i)===void 0,words:"a line such as \
{title}|{number} / {last}",problem:I},"https-address":{holds:a,words:"an HTTPS address such as https://tsa.example.com"},"language-tag":{holds:i=>$.test(i),words:"\
a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((oe,N,o)=>{o.d(N,{Hn:()=>p,Kf:()=>_,RZ:()=>v,Vp:()=>I,YG:()=>g,vH:()=>A});function v($,M){for(const h of M)
$.push(h)}const p=$=>$.slice();function A($,M,h){const a=$.get(M);a?a.push(h):$.set(M,[h])}const _=$=>{let M=-1/0;for(const h of $)M=Math.max(M,h);return M},g=$=>{
let M=1/0;for(const h of $)M=Math.min(M,h);return M},I=$=>Number.isInteger($)&&!Number.isSafeInteger($)})};
