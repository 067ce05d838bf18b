"use strict";exports.id=6255,exports.ids=[6255],exports.modules={42239:((se,N,o)=>{o.d(N,{Aq:()=>a,pe:()=>i,zB:()=>f});var _=o(76760),p=o.n(_),I=o(58552),P=o(97904),g=o(30245),
v=o(15969),E=o(54614);const D={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"\
api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and bas\
e-url the documents are processed on the runner, and no key is needed",service:"the service at base-url",giveOneAddress:"Remove base-url, or remove region",giveLanguages:"\
Give a folder with its data as language-data",here:"on the runner"},h={...D,start:"working-directory",empty:"the folder of working-directory is empty: use actio\
ns/checkout before this step"};function a(u){const b=process.env.GITHUB_WORKSPACE;try{process.chdir(b??".")}catch(R){throw new I.zU("configuration",`The workspa\
ce '${b}' cannot be opened (${(0,E.xU)(R)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:R})}const m=process.
cwd();u!==""&&l(u,m);const M=process.cwd(),T=process.env.RUNNER_TEMP||void 0,z=[p().resolve(b??m,u),(0,P.Ye)(M)??M].map(R=>[p().resolve(R),M]);T!==void 0&&z.push(
[(0,P.Ye)(T)??T,T]);const Z={...w(M,T),otherNames:z.filter(([R,B])=>R!==B)};return u===""?Z:{...Z,words:h,around:m}}function l(u,b){const m=(z,Z)=>new I.zU("con\
figuration",`working-directory: '${u}' ${z}`,{advice:"Give a folder of the workspace, such as the path of actions/checkout",cause:Z}),[M,T]=[(0,P.Ye)(p().resolve(
b,u)),(0,P.Ye)(b)??b];if(M===void 0||(0,P._N)(M)?.isDirectory()!==!0)throw m("is not a folder");const F=p().relative(T,M);if(!(0,v.FK)(F))throw m("leads out of \
the workspace");if((0,g.SV)(F))throw m("is below .git, which is not read");try{process.chdir(p().join(b,F))}catch(z){throw m(`cannot be opened (${(0,E.xU)(z)})`,
z)}}function i({workspace:u,around:b=u}){for(let m=u;m.length>b.length;m=p().dirname(m))if((0,P.Ms)(p().join(m,".git"))!==void 0)return m;return b}const f=(u,b)=>p().
isAbsolute(b)?b:p().posix.join((0,v.d7)(p().relative(i(u),u.workspace)),b),w=(u,b)=>({workspace:u,temporary:b,anywhere:!1,words:D})}),86255:((se,N,o)=>{var _=o(
67981),p=o(73024),I=o(58552),P=o(68747),g=o(98446),v=o(48161),E=o(58426),D=o(95379),h=o(97904),a=o(15969);const l=["failed","skipped","notes","nothing"],i=32,f=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=i,w=`must be a whole number from 1 to ${i}`,u=300,b=86400,m=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=b,M=`must be a wh\
ole number of seconds from 1 to ${b}`,T=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),F="must be a number of percent from 0 to 99, such as 5";var z=o(79463),Z=o(46863),R=o(52465),
B=o(74581);function k(e,t){if(e==="")return;const n=(0,h.Ye)((0,a.M0)(t,e)),s=n===void 0?"does not exist":G(n,t);if(s===void 0)return n;throw new I.zU("configur\
ation",`The folder '${e}' of language-data ${s}`,{advice:"Give a folder with files such as eng.traineddata or eng.traineddata.gz"})}function G(e,t){return(0,a.NB)(
t,e)?(0,h._N)(e)?.isDirectory()?(0,B.Y)(e).length===0?"has no data of a language":void 0:"is not a folder":`is outside of ${t.words.start}`}async function Y(e,t,n){
if(e.region!==""||e.baseUrl!=="")return(await Promise.all([o.e(7718),o.e(6772),o.e(6053),o.e(2356),o.e(7064),o.e(6466),o.e(5462)]).then(o.bind(o,55462))).chooseRegion(
e,t);const s=k(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),open:(r,c)=>{const $=e.concurrency??(pe(r,c,t)?1:void 0);return $e(r.length,t,n,{
folder:s,concurrency:$})},place:t.words.here}}const J=50,te=2e6;function pe(e,t,n){return!t.every(({name:c,params:$})=>{const A=(0,D.a5)(c,$).some(L=>L==="pixel\
s"||L==="recognizer");return(0,E.zI)(c).accepts===void 0&&!A})||e.length>J?!1:e.flatMap(({inputs:c})=>c).reduce((c,$)=>c+((0,h._N)((0,a.M0)(n,$))?.size??0),0)<te}
async function $e(e,{workspace:t,words:n},s,{folder:r,concurrency:c=Math.min((0,v.availableParallelism)(),i)}){const $={folder:r,cure:n.giveLanguages},A=Math.min(
e,c),L=(0,Z.ZK)(t),W=()=>Promise.resolve();if(A<2){const{localHere:ee}=await Promise.all([o.e(7718),o.e(7064),o.e(9439)]).then(o.bind(o,59439)),{pause:ie}=await Promise.
resolve().then(o.bind(o,8526)),he=ee({},R.db,ie,{recognition:{...$,entry:s}});return{execute:(me,fe)=>(0,z.g)(me,fe,he,L),lanes:A,close:W,abandon:W}}const{workerPool:x}=await o.
e(2638).then(o.bind(o,12638)),U=x({entry:await s(),size:Math.min(A,(0,v.availableParallelism)()),ports:R.db,recognition:$});return{execute:(ee,ie)=>(0,z.g)(ee,ie,
U,L),lanes:A,close:U.close,abandon:W}}var Me=o(30245),Ae=o(64123),ye=o(34),K=o(76760),V=o.n(K);const C=()=>Promise.resolve(V().join(__dirname,"index.js"));var O=o(
54614),H=o(45180),q=o(57214),ce=o(45657);function ae(e){const n=(V().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:
n}async function ne(e,t,n,s=new Set){for(const x of[e,...t])if(ue(x)>ge)throw(0,I.G6)([{field:"files",message:`the pattern '${x}' has more than ${ge} * in one n\
ame: write fewer`}]);const{create:r}=await o.e(102).then(o.bind(o,50102)),$=[e,...t.map(x=>x.slice(1).trim())].map(x=>d(x,n)).map((x,U)=>U===0?x:`!${x}`),A=await r(
$.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw y(e)});oe(A.constructor,s);const L=new Set((0,a.d7)(e).split("/")),W=x=>(0,a.dR)(n,x).split("/").
some(U=>re.has(U)&&!L.has(U));return(await A.glob()).filter(x=>!W(x))}function oe(e,t){const n=e,s=n.passesOver;if(n.passesOver=t,s!==void 0)return;const r=n.stat.
bind(n);n.stat=(c,...$)=>r(c,...$).catch(A=>{if((0,O.xU)(A)!=="ENOENT")throw A;n.passesOver?.add(c.path)})}const ge=4,ue=e=>(0,ce.Kf)((0,a.d7)(e).split("/").map(
t=>t.match(/\*+/g)?.length??0)),re=new Set([".git","node_modules"]);function d(e,{workspace:t,otherNames:n=[]}){for(const[s,r]of n)if(e.startsWith(s)&&["","/",V().
sep].includes(e.charAt(s.length)))return r+e.slice(s.length);return V().isAbsolute(e)||t===process.cwd()?e:`${ae(t)}/${e}`}function y(e){const t=`the pattern '${e}\
' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,I.G6)([{field:"files",message:t}])}const j=[[/^-\s/,"files takes lines, not \
a YAML list: leave out the dash"],q.jB,q.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,
"braces do not list alternatives here: write one line for each"],q.jN,q.yZ,[/\.[*+]\\\.|\\\.\w+$|^\^|\$$/,"this is a regular expression, and files takes pattern\
s such as docs/*.pdf, in which * is any part of a name"],q.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,"write one pattern per line, without \
commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function S(e,t,n){if(le(n.workspace))return n.words.empty;const s=(0,q.oR)(e,j);if(s!==
void 0)return s;const r=async $=>ne($,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin with ! exclude every file that it matches";
const c=de(e,n);if(c!==void 0)return c;if((0,h._N)((0,a.M0)(n,e))?.isDirectory()===!0)return"the folder has no such files";for(const[$,A]of V().isAbsolute(e)&&n.
anywhere?[]:X(e)){const[L]=$===e?[]:await r($);if(L!==void 0)return`${A}, and there is ${(0,a.dR)(n,L)}`}}const X=e=>[[Q(e),"upper and lower case count"],[Q(`${e}\
.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],[e.normalize("NFD"),"its accents are not wri\
tten as in the name of the file"]],Q=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.
toUpperCase()}]`);function de(e,t){const n=(0,a.M0)(t,e).split(V().sep),s=n.findIndex(c=>/[*?[]/.test(c)),r=(0,h._N)((0,a.M0)(t,e))?.isDirectory()===!0;for(let c=1;c<=
(s<0?n.length-(r?0:1):s);c++){const $=n.slice(0,c).join(V().sep);if((0,a.I5)(t,$)===void 0||!(0,h.PJ)($))continue;const[A,L]=[(0,a.dR)(t,$),(0,h.Ye)($)];return L===
void 0?`'${A}' is a link to a folder that does not exist`:(0,a.NB)(t,L)?`'${A}' is a link, which patterns do not follow: write '${(0,a.dR)(t,L)}' in its place`:
`'${A}' is a link that leads out of the workspace`}}function le(e){try{return(0,p.readdirSync)(e).length===0}catch{return!1}}function Pe(e){if(e?.alsoXml)return ve.
invoice;const t=e?.accepts??"pdf";return ve[t==="text"?e?.textKind??"markdown":t]}const ve={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,markdown:/\.(?:md|markdown)$/i,
html:/\.x?html?$/i,invoice:/\.(?:pdf|xml)$/i};async function xe(e,t,n,s){const r=[],c=new Set,$=new Set,A=[],L=new Map;for(const[W,{text:x,literal:U}]of e.entries()){
if(!U&&x.startsWith("!"))continue;if(!(0,a.NB)(t,x))throw y(x);const ee=U?[]:e.slice(W+1).flatMap(fe=>fe.text.startsWith("!")?[fe.text]:[]),ie=new Set,{matches:he,
isPath:me}=await Ee(x,U,ee,n,t,ie);for(const fe of ie)_e(fe,x,n)&&L.set((0,a.dR)(t,fe),be(fe));he.length===0&&ie.size===0&&A.push({line:x,reason:await S(x,ee,t)});
for(const fe of he){const Oe=(0,a.dR)(t,fe),Re=(0,Me.YY)(t,fe);if(Re!==void 0){L.set(Oe,Re);continue}const Le=(0,Ae.hQ)(Oe);(!c.has(Le)||s&&me&&$.has(Le))&&r.push(
Oe),c.add(Le),me&&$.add(Le)}}return{files:r,empty:A,refused:L,idle:await Ce(e,t)}}async function Ce(e,t){const n=[],s=e.findIndex(({text:r,literal:c})=>c||!r.startsWith(
"!"));for(const[r,{text:c,literal:$}]of e.entries()){if($||!c.startsWith("!"))continue;const A=c.slice(1).trim();r<s?n.push(`'${c}' excludes nothing, because it\
 comes before the lines from which it could exclude files`):(0,a.NB)(t,A)&&(await ne(A,[],t).catch(()=>[])).length===0&&n.push(`'${c}' excludes nothing: no file\
 matches '${A}'`)}return n}async function Ee(e,t,n,s,r,c){const $=(0,a.M0)(r,e),A=!t&&/[*?[\]\\]/.test(e)?void 0:(0,h._N)($);if(t)return{matches:(0,h.Ms)($)===void 0?
[]:[$],isPath:!0};if(A?.isFile()&&n.length===0)return{matches:[$],isPath:!0};const L=await ne(e,n,r,c),W=A?.isDirectory()?L.filter(x=>s.test(x)):L;return{matches:W.
length>1?je(W):W,isPath:A?.isFile()??!1}}function _e(e,t,n){const s=/\.[^./*?[\]]+$/.exec(t)?.[0];return s===void 0?n.test(e):e.endsWith(s)}const be=e=>e.includes(
"�")?"has a name that is not UTF-8":"was removed while files were searched";function je(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,r)=>{for(let c=0;c<
s.length&&c<r.length;c++){const $=t(s[c]??"",r[c]??"");if($!==0)return $}return s.length-r.length};return e.map(s=>({file:s,segments:(0,a.d7)(s).split("/")})).sort(
(s,r)=>n(s.segments,r.segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}var Ye=o(42239);const $t=5;async function rn(e,t,n,s){const r=(0,H.Ud)(e.steps),c=e.steps[0],
$=await xe(e.files,t,Pe(c&&(0,E.zI)(c.name)),r);cn($,t.words.start,e.ifNoFilesFound,s);for(const me of $.idle)s.add(me);const A=an($.files,n);A.length===0&&$.files.
length>0&&Et("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s);const{changedSince:L,githubToken:W}=e;
if(!e.changedOnly&&L===""||A.length===0)return{matched:A,files:A};const x=await Promise.all([o.e(6772),o.e(1787),o.e(7874)]).then(o.bind(o,67874)),U=L!=="",ee=await(U?
x.changedSince(W,L,process.env):x.changedFiles(W));if("unknown"in ee)return s.add(`${U?"changed-since":"changed-only"} leaves nothing out: ${ee.unknown}`),{matched:A,
files:A};const ie=me=>ee.paths.has((0,Ye.zB)(t,me)),he=[];for(const me of A)([me,...n.neededBy(me).keys()].some(ie)||(await n.mentionedIn(me)).some(ie))&&he.push(
me);return _.pq(`${(0,g.y_)(he.length,"file")} of ${A.length} changed`),{matched:A,files:(r||e.continueNumbers)&&he.length>0?A:he}}function an(e,t){const n=new Map(
e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const r=n.get(s);return r!==void 0&&_.pq((0,O.g$)(`'${s}' is left out of files: ${r} uses it`)),
r===void 0})}function cn({files:e,empty:t,refused:n},s,r,c){const $=t.map(({line:x,reason:U})=>U===void 0?`'${x}'`:`'${x}' (${U})`),A=[...n].map(([x,U])=>`'${x}\
' was left out: it ${U}`),L=$.length===0?"files, which is an empty list":(0,g.Dw)($,$t,"more lines"),W=e.length>0||$.length===0||t.some(({reason:x})=>x!==void 0)?
"":`. Paths start at ${s}. Make sure that an earlier step creates the files`;if(r==="error"&&A.length>0)throw new I.zU("configuration",A.slice(0,$t).join(". "));
for(const x of A)c.add(x);$.length===0&&e.length+A.length>0||Et(`No file matches ${L}${W}`,r,c)}function Et(e,t,n){if(t==="error")throw new I.zU("configuration",
e);t==="warn"?n.add(e):_.pq((0,O.g$)(e))}const fn=5;function un(e){let t=process.uptime();return(n,s,r)=>{const c=process.uptime();c-t<fn||(t=c,e(`${n}: ${s}, ${Math.
round(r*100)} %`))}}var nt=o(3130),yt=o(2352),bt=o(72002),Ve=o(8526),Ot=o(86006),st=o(10008);const wt=/\{(?:dir|name)\}/;class dn{steps;places;base;shared=new Map;constructor(t,n,s){
this.steps=t,this.places=n,this.base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(r=>[this.pathFor(r,t),(0,P.i9)(n)])))}check(){
const t=this.findProblems();if(t.length>0)throw(0,I.G6)(t)}findProblems(){const t=[];for(const{paths:n}of this.steps)for(const[s,r]of Object.entries(n)){if(wt.test(
r))continue;const c=this.problemOf(this.pathFor(r,""));c!==void 0&&t.push({field:s,message:c})}return t}async parametersOf({name:t,params:n,paths:s,fromBase:r},c){
const $={};r&&this.base&&($[st.s]=await this.base.read(c));for(const[A,L]of Object.entries(s)){const W=this.pathFor(L,c),x=await(wt.test(L)?this.read(W,A):this.
readOnce(W,A)),U=(0,E.zI)(t).fields[A]?.kind==="json",{params:ee,issues:ie}=(0,nt.qL)(t,{[A]:U?(0,nt.iL)(x.bytes):x}),he=ie.filter(({field:me})=>me===A);if(he.length>
0)throw(0,I.G6)(he.map(({field:me,message:fe})=>({field:me,message:`'${W}': ${fe}`})));$[A]=ee[A]}return{...n,...$,...await this.mentionedBy(t,c)}}async mentionedIn(t){
const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(({file:r})=>r):[]}catch(s){if(s instanceof I.zU&&s.code===
"invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||s.images.length===0)return{};const{wire:r,images:c}=s,
$=[];for(const{target:W,file:x}of c)$.push({name:W,bytes:(await this.read(x,r)).bytes});const{issues:A}=(0,nt.qL)(t,{[r]:$}),L=A.filter(({field:W})=>W===r);if(L.
length>0)throw(0,I.G6)(L);return{[r]:$}}async imagesBeside(t,n){const[s]=Object.entries((0,E.zI)(t).fields).find(([,{kind:x}])=>x==="files")??[];if(s===void 0)return;
const{textKind:r="markdown"}=(0,E.zI)(t),{bytes:c}=await this.read(n,s);if(c.length>yt.xG)return;const{imagesNamedIn:$,mayNameImages:A}=await Promise.all([o.e(1917),
o.e(4299),o.e(1637),o.e(4622),o.e(2594)]).then(o.bind(o,72594)),L=(0,yt.Jw)(t,c);if(!A(r,L))return;const W=[];for(const x of await $(r,L,new bt.o(Ve.pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.
test(x))continue;const U=(0,a.dR)(this.places,V().posix.join(V().posix.dirname(n),x.replace(/[?#].*$/,"")));!this.places.anywhere&&V().isAbsolute(U)||this.problemOf(
U)===void 0&&W.push({target:x,file:U})}return{wire:s,images:W}}pathFor(t,n){const{dir:s,name:r}=V().posix.parse(n),c=t.replaceAll("{dir}",()=>s||".").replaceAll(
"{name}",()=>r);return(0,a.dR)(this.places,c)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.
problemOf(t);if(s!==void 0)throw(0,I.G6)([{field:n,message:s}]);const r=await(0,h.oD)(V().resolve(this.places.workspace,t)).catch(c=>{throw(0,I.G6)([{field:n,message:`\
'${t}' could not be opened (${(0,O.xU)(c)})`}])});if((0,Ot._V)(r))throw(0,I.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${Ot.U}`}]);
return{name:V().posix.basename(t),bytes:r}}problemOf(t){if(!(0,a.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,h.Ms)((0,a.M0)(
this.places,t))===void 0)return`the file '${t}' does not exist. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,Me.YY)(this.
places,t);return n===void 0?void 0:`'${t}' ${n}`}}var Mt=o(72256);const Pt=4096;function ot(e,t){const n=(0,I.l3)(e),s=[n,...n.others].map(r=>{const c=ln(r),$=r.
advice===void 0?c:`${c.replace(/[.:]$/,"")}. ${r.advice}`;return(0,Mt.V0)(t,$,r)});return(0,O.g$)(s.join(". ")).slice(0,Pt)}const ln=({message:e,issues:t})=>t.filter(
({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The document ${s}`:s),e);var Ke=o(13707);const Fe=10;
class mn{given=0;add(t,n,s){const r=(0,O.g$)(t).slice(0,Pt);this.given++,this.given<=Fe?_.$e(r,{...n===void 0?{}:{file:n},...s===void 0?{}:{title:s}}):_.pq(n===
void 0?`Warning: ${r}`:`Warning: ${(0,O.g$)(n)}: ${r}`)}}var Ue=o(61729),Be=o(76223);const rt=10,hn={metadata:"metadata",fonts:"fonts",links:"links",bookmarks:"\
bookmarks",attachments:"attachments",form:"form fields"},at="New: there is no earlier version",pn=e=>({status:"done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:at,data:{}}),Je=({message:e})=>e===at,Xe=e=>e.some(t=>(0,Be.jb)(t)!==void 0||Je(t)),it=e=>Je(e)||(0,Be.eJ)(e);function gn(e){
const t=Xe(e),n=t?String(e.every(r=>(0,Be.jb)(r)?.same===!0)):"",s=t?String(ct(e).differing):"";return{same:n,changed:e.filter(it).map(({input:r})=>r),changedPages:s}}
function ct(e){let[t,n]=[0,0];for(const s of e){const r=(0,Be.jb)(s);if(!r)continue;const c=$=>Number(We(r.counts,`pages${$}`));t+=ze.reduce(($,[,A])=>$+c(A),0),
n+=Number(r.pageCount)+c("Removed")}return{differing:t,total:n}}function _t(e){const{differing:t,total:n}=ct(e);return`${t} of ${(0,g.y_)(n,"page")} ${(0,g.d5)(
t,"differs","differ")}`}const $n=e=>e.filter(it).map(t=>({file:t.input,message:t.message??bn((0,Be.jb)(t))})),En=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(
t,"file")} ${(0,g.d5)(e,"differs","differ")} from the earlier version`;function yn(e,t){for(const[n,{file:s,message:r}]of e.entries())n>=Fe-1?_.pq((0,O.g$)(`${s}\
: ${r}`)):t==="error"?_.z3(r,{file:s,title:"Differs"}):_.lm(r,{file:s,title:"Changed"})}function bn(e){const t=ze.flatMap(([s,r])=>{const c=vt(e,r);return c===""?
[]:[`Pages ${s}: ${c}`]}),n=Dt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const ze=[["added","Added"],["removed","Removed"],
["moved","Moved"],["changed","Changed"]];function vt(e,t){const n=We(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map($=>typeof $=="number"?$:Number(We($,
"page"))),r=Number(We(e.counts,`pages${t}`)),c=s.slice(0,rt).join(", ");return r>rt?`${c} and ${r-rt} more`:c}function Dt(e){return[...Object.entries(hn).flatMap(
([n,s])=>Number(We(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const We=(e,t)=>(0,Ue.C5)(e,t)??null,At=[
"","File","Pages",...ze.map(([,e])=>e),"Also"];function On(e){const t=e.notes.map(s=>`<br><em>${(0,O.Hn)(s)}</em>`).join("");if(!(0,Be.jb)(e))return`<td colspan\
="${ze.length+2}">${(0,O.Hn)(e.message??"")}${t}</td>`;const n=It(e,O.Hn);return n.map((s,r)=>`<td>${s}${r===n.length-1?t:""}</td>`).join("")}function It(e,t){const n=(0,Be.
jb)(e);if(!n)return[...ze.map(()=>""),"",Je(e)?at:t(e.message??"")];const[s,r]=[Number(n.pageCount),Number(n.pageCountBefore)];return[s===r?String(s):`${r} → ${s}`,
...ze.map(([,c])=>vt(n,c)),n.same===!0?"the same":Dt(n)]}const xt=e=>Je(e)?"🆕":it(e)?"✏️":"✅";function wn(e,t){let n="",s=0;for(const r of e)for(const c of Tt(
(0,Be.jb)(r)?.pages,"changed")){const $=Tt(c,"diff").map(String);if($.length===0)continue;const L=`<details><summary>${`<code>${(0,O.Hn)(r.input)}</code>, page ${Number(
We(c,"page"))}`}</summary>

\`\`\`diff
${$.map(O.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(L)>t?s++:n+=L}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function Tt(e,t){const n=We(e,t);return Array.isArray(n)?n:[]}const ft=1024*1024,Lt=2048,Qe={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Mn(e){
const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,O.Hn)(n.join(" → "))}</h3>
<p>${Ct(e)}</p>
`;if(t.length===0)return s;const r=Xe(t),c=[];let $=Buffer.byteLength(s)+Lt;for(const[U,ee]of t.entries()){const ie=r?Pn(ee):_n(ee,t[U-1],St(e));if($+=Buffer.byteLength(
ie),$>ft)break;c.push(ie)}const A=(r?At:St(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(U=>`<th>${U}</th>`).
join(""),L=t.length-c.length,W=L===0?"":`<p>${(0,g.y_)(L,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,x=e.showText?wn(t,ft-$-Lt):"";return`${s}<table>
<tr>${A}</tr>
${c.join("")}</table>
${W}${x===""?"":`
${x}`}`}const Pn=e=>`<tr><td>${e.status==="done"?xt(e):Qe[e.status]}</td><td><code>${(0,O.Hn)(e.input)}</code></td>${On(e)}</tr>
`,Ct=e=>`${Rt(e)} · ${e.place} · ${e.seconds.toFixed(1)} s`;function Rt({rows:e,matched:t,dryRun:n}){const s=x=>e.filter(U=>U.status===x),r=s("done");if(e.length===
0)return`${t===0?"No file matches":`No change in ${(0,g.y_)(t,"file")}`}, nothing written`;const c=r.filter(({output:x})=>x!==null).length,$=n?[`Dry run: ${(0,g.
y_)(s("planned").length,"result")} planned, nothing written`]:[c===0&&r.length>0?`${(0,g.y_)(r.length,"file")} read, none written`:`${(0,g.y_)(c,"file")} writte\
n`];for(const x of["failed","skipped"])s(x).length>0&&$.push(`${s(x).length} ${x}`);const A=(0,O.cz)([...new Map(r.map(x=>[x.inputs.join(`
`),x.bytesBefore??0])).values()]),L=(0,O.cz)(r.map(({bytesAfter:x})=>x??0)),W=r.length===0?"":` · ${(0,O.IV)(A)}${c===0?"":` → ${(0,O.IV)(L)}`}`;return`${$.join(
", ")}${W}`}const St=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Dn(t));function _n(e,t,n){const{status:s,input:r,inputs:c,output:$,pages:A,
bytesBefore:L,bytesAfter:W,message:x,notes:U,data:ee}=e,ie=c.length>1&&s!=="failed"?` <em>and ${c.length-1} more</em>`:"",he=[...$===null?[]:[`<code>${(0,O.Hn)(
$)}</code>`],...x===null?[]:[(0,O.Hn)(x)],...Object.values(ee).flatMap(De=>Nt(De).map(O.Hn)),...U.filter(De=>t?.input!==r||!t.notes.includes(De)).map(De=>`<em>${(0,O.
Hn)(De)}</em>`)],me=e.facts.firstPage!==void 0,fe=n?[ut(L),ut(W),me?"":An(L,W)]:[ut(L)],Oe=[A===null?"":String(A),...fe],Re=he.join("<br>"),Le=Oe.every(De=>De===
"")?`<td colspan="${Oe.length+1}">${Re}</td>`:`<td>${Re}</td>${Oe.map(De=>`<td align="right">${De}</td>`).join("")}`;return`<tr><td>${Qe[s]}</td><td><code>${(0,O.
Hn)(r)}</code>${ie}</td>${Le}</tr>
`}const vn=new Set(["pageCount","fileSize"]);function Nt(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase();
return vn.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:(0,Ue.Gv)(s)&&!Object.values(s).
every(c=>typeof c=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const Dn=e=>Object.keys(e).length===0,ut=e=>e===null?"":(0,O.IV)(e).replace(" ","\
&nbsp;");function An(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}const In=6e4,xn=1e3;
function Ut(e){const{rows:t,operations:n}=e,s=Xe(t),r=s&&ct(t).total>0?` · ${_t(t)}`:"",c=`**Octavo: ${n.join(", then ")}**${r} · ${Rt(e)}
`;if(t.length===0)return c;const $=s?At:["","File","Result","Pages","Size"];let A=`${c}
${dt($)}${dt($.map(()=>"---"))}`,L=Buffer.byteLength(A);for(const[W,x]of t.entries()){const U=dt(s?Tn(x):Ln(x));if(L+=Buffer.byteLength(U),L>In)return`${A}
${(0,g.y_)(t.length-W,"more row")} did not fit here.
`;A+=U}return A}const dt=e=>`| ${e.join(" | ")} |
`,Tn=e=>[e.status==="done"?xt(e):Qe[e.status],ke(e.input),...It(e,ke)];function Ln({status:e,input:t,inputs:n,output:s,pages:r,bytesBefore:c,bytesAfter:$,message:A,
data:L}){const W=n.length>1&&e!=="failed"?` and ${n.length-1} more`:"",x=[...s===null?[]:[ke(s)],...A===null?[]:[ke(A)],...Object.values(L).flatMap(ee=>Nt(ee).map(
ke))].join("<br>"),U=$??c;return[Qe[e],`${ke(t)}${W}`,x,r===null?"":String(r),U===null?"":(0,O.IV)(U)]}function ke(e){const t=(0,g.Bu)((0,O.g$)(e),xn).replace(/\\+(?=\|)/g,
r=>"⧵".repeat(r.length)).replaceAll("|","\\|"),n=(0,ce.Kf)([0,...(t.match(/`+/g)??[]).map(r=>r.length)]),s="`".repeat(n+1);return`${s} ${t} ${s}`}const Cn=(0,E.
zI)("find_text").dataKey??"";function Bt(e){return e.flatMap(({data:t})=>{const n=t[Cn];return n===void 0?[]:[Number(n.count)]})}function Rn(e){const t=Bt(e);return t.
length===0?"":String(t.reduce((n,s)=>n+s,0))}function Sn(e,{failOnMatch:t,failOnNoMatch:n}){const s=Bt(e),r=s.filter(A=>A>0).length,[c,$]=[s.length-r,(0,g.y_)(s.
length,"file")];return t&&r>0?`fail-on-match: ${r} of ${$} ${(0,g.d5)(r,"has","have")} a match`:n&&c>0?`fail-on-no-match: ${c} of ${$} ${(0,g.d5)(c,"has","have")}\
 no match`:void 0}const Cs=null,Nn=/[\r\n]|^\s|\s$/;class Un{resultsFile="";places;begin(){const t=process.env.RUNNER_TEMP;lt("results-file cannot be made in RU\
NNER_TEMP",t,()=>{t&&(this.resultsFile=V().join((0,p.mkdtempSync)(V().join(t,"octavo-")),"results.json"))}),this.tell([])}startFrom(t){this.places=t}tell(t,n=""){
const s=t.map(({data:L,...W})=>({...W,...L})),r=t.flatMap(({status:L,output:W})=>L==="done"&&W!==null?[W]:[]),{places:c}=this,$=r.map(L=>c===void 0?L:(0,a.ZJ)(c,
L)).filter(L=>!Nn.test(L)),A=r.length===0?"":`, although ${(0,g.y_)(r.length,"file")} were written: see the log`;lt(`The output results-file cannot be written${A}`,
this.resultsFile,()=>{this.resultsFile!==""&&(0,p.writeFileSync)(this.resultsFile,`${JSON.stringify(s)}
`)}),lt(`The outputs of the step cannot be written${A}`,process.env.GITHUB_OUTPUT,()=>{_.uH("files",r),_.uH("paths",$.map(ae).join(`
`)),_.uH("count",r.length),_.uH("failed",t.filter(({status:ee})=>ee==="failed").length);const L=t.filter(({status:ee,output:ie})=>ee==="done"&&ie!==null);_.uH("\
total-bytes",(0,O.cz)(L.map(({bytesAfter:ee})=>ee??0))),_.uH("total-pages",(0,O.cz)(L.map(({pages:ee})=>ee??0)));const{same:W,changed:x,changedPages:U}=gn(t);_.
uH("same",W),_.uH("changed",x),_.uH("changed-pages",U),_.uH("matches",Rn(t)),_.uH("markdown",n),_.uH("results",s),_.uH("results-file",this.resultsFile)}),$.length<
r.length&&_.pq(`The output paths leaves out ${(0,g.y_)(r.length-$.length,"name")} with a line break or an outer blank`)}}const Bn=new Set(["ENOSPC","EDQUOT"]);function lt(e,t,n){
try{n()}catch(s){const r=t!==void 0&&(0,p.existsSync)(t)?(0,O.xU)(s):"there is no such file";throw new I.zU("configuration",`${e} (${r})`,{advice:Bn.has((0,O.xU)(
s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var jn=o(90866);function Wn(e,t,n,s){
const r=e.length<Fe?e:e.slice(0,Fe-1);for(const{file:c,message:$}of r)t==="error"?_.z3($,{file:c,title:n}):s.add($,c,n);for(const{file:c,message:$}of e.slice(r.
length))_.pq((0,O.g$)(`Failed: ${c}: ${$}`));for(const{cause:c}of e)c!==void 0&&_.Yz((0,O.uP)(c))}function Kn(e,t){const n=e.length<Fe?0:e.length-(Fe-1),s=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function jt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=Mn(e);if(!(Buffer.byteLength(n)>=ft))try{await jn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the o\
utputs are complete"),_.Yz((0,O.uP)(s))}}const Wt="add_page_numbers",Fn=new Set(["extract_pages","remove_pages","reorder_pages"]),Kt=e=>e.find(({name:t})=>t===Wt)?.
params;function zn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===Wt);if(n.length!==1)return t("needs one step add-page-numbers");
if(Kt(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:r})=>kn(
r));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function kn(e){const{input:t,
output:n,accepts:s}=(0,E.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||Fn.has(e)}class qe extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Gn(e,t,n){const{continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(7718),o.e(2356),o.e(7064),
o.e(7922)]).then(o.bind(o,37922)),c=e.flatMap(({inputs:fe})=>fe),{pages:$,first_number:A}=Kt(t),L=t.map(Hn).find(fe=>fe!==void 0);let W="";const x=function*(){for(const fe of c)
yield n(W=fe)},U={pages:$,...L===void 0?{}:{open_password:L}},ee=await r(x(),U,{pause:Ve.pause}).catch(fe=>{throw new qe(W,(0,I.l3)(fe))}),ie=s(ee,A),he=new Map;
let me=0;for(const fe of e)he.set(fe,me),me+=fe.inputs.length;return(fe,Oe)=>ie[(he.get(fe)??0)+Oe]}function Hn({name:e,params:t}){const{open_password:n,password:s}=t;
return n??(e==="remove_password"?s:void 0)}function Yn(e,t){const n=e.filter(({status:c})=>c==="skipped").length,s=e.filter(({notes:c})=>c.length>0).length,r=(0,g.
y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes`:
void 0}const Vn=(0,E.zI)("extract_text").dataKey??"",Zn=(0,E.zI)("find_text").dataKey??"";function Jn(e,{textlessPages:t=[]}){const{[Zn]:n,[Vn]:s}=e,r=[...n?[Xn(
n)]:[],...s?[Qn(s)]:[]].join(", ");if(t.length===0)return r;const c=(0,g.y_)(t.length,"page is a scan","pages are scans");return r===""?c:`${r}: ${c}`}function Xn({
count:e,truncated:t}){const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function Qn({characters:e,pieceCount:t}){if(e===
0)return"no text";const n=(0,g.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,g.y_)(Number(t),"piece")}`}var qn=o(44020);const Ft={SIGHUP:129,SIGINT:130,
SIGTERM:143},zt=Object.keys(Ft),Ze=new Set;let mt;function kt(e){if(Ze.size===0)for(const t of zt)process.on(t,Gt);return Ze.add(e),()=>{if(!(!Ze.delete(e)||Ze.
size>0||mt))for(const t of zt)process.removeListener(t,Gt)}}function Rs(e,t){let n;const s=()=>{n&&t(n.made),r()},r=kt(s);try{n={made:e()}}catch(c){throw r(),c}
return{made:n.made,remove:s}}const es=()=>mt;function Gt(e){mt??=ts().then(()=>ns(e))}async function ts(){for(const e of[...Ze].reverse())try{await e()}catch{}}
function ns(e){process.platform!=="win32"&&(process.removeAllListeners(e),process.kill(process.pid,e)),process.exit(Ft[e])}async function ss(e){const{jobs:t,inputs:n,
chosen:s,writer:r,secondFiles:c,numbersOf:$,claim:A,spelling:L,say:W}=e,{execute:x,lanes:U,close:ee,abandon:ie}=await s.open(t,n.steps),he=new AbortController,me=()=>he.
signal.aborted,fe=kt(async()=>{W("Cancelled"),he.abort(),await Promise.allSettled([r.close(),ie()]),await(0,Ve.pause)(),await e.onCancelled(Oe.flatMap((Ie,Se)=>Ie.
length>0?Ie:[os(t[Se])]))}),Oe=t.map(()=>[]),Re=[];let Le;const De={steps:n.steps,spelling:L,signal:he.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,
parametersOf:(Ie,Se)=>c.parametersOf(Ie,Se),numbersOf:$,claim:A,write:Ie=>r.write(Ie),onProgress:e.onProgress};return await is(t,U,async(Ie,Se)=>{if(!me()){if(Le!==
void 0){Oe[Se]=[{...et(Ie),status:"skipped",output:null,message:Le}];return}try{const Te=await x(Ie,De);Oe[Se]=Te;for(const[we,Ne]of Te.entries())W(as(Ne,Te[we-
1]?.notes))}catch(Te){if(me())return;const we=Te instanceof z.C?Te.input:Ie.inputs[0]??"",Ne=(0,I.l3)(Te instanceof z.C?Te.cause:Te);W(`${we}: failed`);const sn=Te instanceof
z.C?Te.step:void 0,on=sn===void 0?ot(Ne,L):`${sn}: ${ot(Ne,L)}`;Re.push({file:we,message:on,cause:Ne.cause}),Oe[Se]=[{...et(Ie),status:"failed",input:we,output:null,
message:on,data:(0,qn.EI)(Ne)}],Ne.code==="unauthorized"&&(Le="Not tried, because the region refused the key")}finally{e.onDone?.(Ie.inputs[0]??"")}}}),await es(),
await ee(),{rows:Oe.flat(),failures:Re,leaveSignals:fe}}const os=e=>({...et(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});
function rs(e,t){const n=e.map(et);for(const{input:s,inputs:r,output:c}of n)t(`${Ht(s,r)}${c===null?": would be read only, and no file written":` → ${c}`}`);return n}
function et(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,
facts:{},notes:[],message:null,data:{}}}function as(e,t=[]){const{input:n,inputs:s,output:r,pages:c,bytesBefore:$,bytesAfter:A,facts:L,notes:W,message:x,data:U}=e,
ee=Ht(n,s),ie=Jn(U,L),he=[...r!==null&&ie!==""?[ie]:[],...c===null?[]:[(0,g.y_)(c,"page")],A===null?(0,O.IV)($??0):`${(0,O.IV)($??0)} → ${(0,O.IV)(A)}`].join(
", "),me=r===null?`${ee}: ${x??(ie||"read")} (${he})`:`${ee} → ${r} (${he})`,fe=W.filter(Oe=>!t.includes(Oe));return fe.length>0?`${me}. ${fe.join(" ")}`:me}const Ht=(e,t)=>t.
length>1?`${e} and ${t.length-1} more`:e;async function is(e,t,n){const s=e.entries(),r=async()=>{for(const[c,$]of s)c>0&&await(0,Ve.pause)(),await n($,c)};await Promise.
all(Array.from({length:Math.min(t,e.length)},r))}var cs=o(17079);function fs(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ue.qF)(e);return!Array.isArray(n)||!n.every(
s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}
const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"\
is required: glob patterns such as docs/**/*.pdf, one per line"}}var us=o(32885),Yt=o(85673);const ds=["search","required_text","forbidden_text"],ls="ignore_pat\
tern";async function Vt({params:e}){const n=[...e.search_mode==="regex"?ds:[],ls].flatMap(c=>{const $=e[c];return typeof $=="string"?[[c,$]]:[]});if(n.length===
0)return[];const{patternOf:s}=await o.e(779).then(o.bind(o,779)),r=[];for(const[c,$]of n)try{await s(c,$,"regex",new bt.o(Ve.pause),()=>{})}catch(A){if(!(A instanceof
I.zU))throw A;(0,ce.RZ)(r,A.issues)}return r}var Zt=o(51327);const ms={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:[
"compress_document","optimize_document"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:[
"remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_wat\
ermark","add_image_watermark"]};function Jt(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,E.F)(r.replaceAll("-","_"))))return"\
. Several operations go into steps, as a list";const s=ms[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:
(0,Yt.h)(e,E.qj.map(t))}const Xt=E.qj.map(P.i9).join(", "),Ge='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',hs=[...new Set(E.qj.flatMap(
e=>(0,E.nX)((0,E.zI)(e)).map(([t])=>t)))],ht=new Set(E.qj.flatMap(e=>Object.entries((0,E.zI)(e).fields).flatMap(([t,n])=>(0,E.$f)(n)?[t]:[])));async function ps(e,t,n=Ke.
vH){const s=new Map;for(const A of hs){const L=e((0,P.i9)(A));L!==""&&(ht.has(A)&&(0,Zt.rh)(L).forEach(t),s.set(A,L))}const r=e("operation").trim(),c=e("steps");
if(c.trim()!==""){const{value:A,typed:L,problem:W}=(await Promise.all([o.e(1917),o.e(4137)]).then(o.bind(o,54137))).parseList(c);for(const U of pt(A))(0,Zt.rh)(
U).forEach(t);const x=[];return r!==""&&x.push({field:"operation",message:"give either operation or steps, not both"}),W!==void 0?{steps:[],issues:[...x,{field:"\
steps",message:`${W}: ${Ge}`}],warnings:[]}:Qt(A,L,s,x,n)}if(r==="")return en("operation",`is required, unless steps is given: one of ${Xt}`);const $=r.replaceAll(
"-","_");return(0,E.F)($)?gs($,s,n):en("operation",`must be one of ${Xt}${Jt(r,P.i9)}`)}async function gs(e,t,n){const{fields:s}=(0,E.zI)(e),r=[...t.keys()].filter(
x=>!Object.hasOwn(s,x)),{step:c,issues:$}=(0,st.w)((0,Ke.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),A=r.map(x=>({field:(0,P.i9)(x),message:`is\
 not used: it is not a parameter of ${(0,P.i9)(e)}`})),L=r.filter(x=>ht.has(x)&&x!=="open_password"),W=[...$,...await Vt(c)].map(({field:x,message:U,mentions:ee=[]})=>({
field:(0,P.i9)(x),message:(0,Mt.bC)("inputs",U,ee)}));return{steps:[c],issues:W.length>0||L.length>0?[...W,...A]:[],warnings:A.map(({field:x,message:U})=>`${x} ${U}`)}}
const Ss=(e,t)=>Qt(e,t,new Map,[],NOT_COMPARING);async function Qt(e,t,n,s,r){const c=[...s],$=[];if(!Array.isArray(e)||e.length===0)return{steps:$,issues:[...c,
{field:"steps",message:Ge}],warnings:[]};for(const L of n.keys())L!=="open_password"&&c.push({field:(0,P.i9)(L),message:"write it inside the step that it belong\
s to"});const A=n.get("open_password");for(const[L,W]of e.entries()){const x=`steps[${L+1}]`,U=ys(W,t[L]);if("problem"in U){c.push({field:x,message:U.problem});
continue}(0,ce.RZ)(c,$s(U,x)),(0,ce.RZ)(c,Es(U.name,L,e.length,x));const ee=A===void 0?U.raw:{open_password:A,...U.raw},ie=(0,st.w)((0,Ke.PI)({...U,raw:ee},r),"\
refuse");$.push(ie.step),(0,ce.RZ)(c,[...ie.issues,...await Vt(ie.step)].map(({field:he,message:me})=>({field:`${x}.${he}`,message:me})))}return{steps:$,issues:c,
warnings:[]}}function $s({name:e,raw:t},n){const s=(0,E.nX)((0,E.zI)(e)).map(([$])=>$),r=Object.keys(t).filter($=>!s.includes($)),[c]=r.filter($=>/^[-\d. ]+$/.test(
$)&&!t[$]);return c!==void 0?[{field:`${n}.${c}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map($=>({field:`${n}\
.${$}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,Yt.h)($,s)}`}))}function Es(e,t,n,s){const{output:r,accepts:c}=(0,E.zI)(e);return r==="files"&&t+
1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,message:`${e} must be the las\
t step: it writes the text, and no document`}]:c!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${c==="image"?"images":"text"}, which no\
 other operation gives`}]:[]}function ys(e,t){if(typeof e=="string")return tt(e,{},{});if(!(0,Ue.Gv)(e))return{problem:Ge};const{operation:n,...s}=e;if(n!==void 0)
return typeof n=="string"?tt(n,s,t):{problem:Ge};const[[r,c]=["",void 0],...$]=Object.entries(e);if($.length>0)return{problem:`names several operations or has i\
ts parameters beside the name: ${Ge}`};if(c===""||c===void 0)return tt(r,{},{});const A=(0,Ue.Gv)(t)?t[r]:void 0;return(0,Ue.Gv)(c)?tt(r,c,A):{problem:Ge}}function tt(e,t,n){
const s=e.trim().replaceAll("-","_");if(!(0,E.F)(s))return{problem:`must name one of ${E.qj.join(", ")}${Jt(e,$=>$)}`};const r=Object.keys(t),c=r.find(($,A)=>r.
findIndex(L=>He(L)===He($))!==A);return c!==void 0?{problem:`gives ${He(c)} twice, as ${r.filter($=>He($)===He(c)).join(" and ")}`}:{name:s,raw:qt(t),typed:(0,Ue.
Gv)(n)?qt(n):{}}}const He=e=>e.replaceAll("-","_"),qt=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[He(t),n]));function*pt(e){if(Array.isArray(e))for(const t of e)
yield*pt(t);else if((0,Ue.Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*pt(n):n!==""&&ht.has(t.trim().replaceAll("-","_"))&&(yield n)}const en=(e,t)=>({
steps:[],issues:[{field:e,message:t}],warnings:[]});var bs=o(50580);class Os{read;mask;isEmpty;issues=[];constructor(t,n,s){this.read=t,this.mask=n,this.isEmpty=
s}text(t){return this.read(t).trim()}secret(t){const n=this.text(t);return n!==""&&this.mask(n),n}choice(t,n){const s=this.text(t)||n[0],r=n.find($=>$===s),c=`m\
ust be one of ${n.join(", ")}`;return r===void 0&&this.refuse(t,c),this.refuseEmptied(t,c,n[0]),r??n[0]}flag(t,n){const s=this.text(t).toLowerCase(),r="must be \
true or false";return s!==""&&s!=="true"&&s!=="false"&&this.refuse(t,r),this.refuseEmptied(t,r,String(n)),s===""?n:s==="true"}number(t,n,s,r){const c=this.text(
t);return c!==""&&!n(c)&&this.refuse(t,s),r!==void 0&&this.refuseEmptied(t,s,String(r)),c===""?r:Number(c)}refuseEmptied(t,n,s){if(!this.isEmpty(t))return;const r=`\
leave it out, or give its expression a default, as in \${{ inputs.name || '${s}' }}`;this.refuse(t,`is empty, and ${n}: ${r}`)}refuse(t,n){this.issues.push({field:t,
message:n})}}function ws(e,{failOnMatch:t,failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].
map(r=>({field:r,message:"needs the operation find-text"}))}const Ns=null,tn=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:s,params:r})=>(0,bs.L)(
s,r));async function Ms(e,t,n){const s=new Os(e,t,n),r=(0,Ke.L4)(ee=>s.flag(ee,!1)),{steps:c,issues:$,warnings:A}=await ps(e,t,r),L=fs(s.text("files"));"problem"in
L&&s.refuse("files",L.problem);const W=s.flag("changed-only",!1),x={steps:c,isList:s.text("steps")!=="",workingDirectory:s.text("working-directory"),files:"line\
s"in L?L.lines:[],output:s.text("output")||void 0,overwrite:s.flag("overwrite",!1),ifNoFilesFound:s.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:W,
changedSince:_s(s,W),dryRun:s.flag("dry-run",!1),continueNumbers:s.flag("continue-numbers",!1),concurrency:s.number("concurrency",f,w),timeLimit:vs(s.number("ti\
me-limit",m,M,u)),failOn:Ps(s),minimumSaving:s.number("minimum-saving",T,F),region:s.text("region"),baseUrl:s.text("base-url"),apiKey:s.secret("api-key"),languageData:s.
text("language-data"),summary:s.flag("summary",!0),attest:s.flag("attest",!1),githubToken:s.secret("github-token"),comparing:r,matching:{failOnMatch:s.flag("fai\
l-on-match",!1),failOnNoMatch:s.flag("fail-on-no-match",!1)},warnings:A},U=[...$,...s.issues,...$.length===0?Ds(x):tn(x)];if(U.length>0)throw(0,I.G6)(U);return x}
function Ps(e){const t=e.choice("on-error",["fail","continue"])==="continue";if(e.text("fail-on")==="")return t?"nothing":l[0];const n=e.choice("fail-on",l);return t&&
n!=="nothing"&&e.refuse("fail-on","contradicts on-error: continue. Leave out one of the two"),n}function _s(e,t){const n=e.text("changed-since");if(n!==""&&t&&e.
refuse("changed-since","excludes changed-only: leave out one of the two"),n===""||n==="last-success")return n;const s=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.
test(n)?new Date(n):new Date(NaN);return(0,cs._)(n)===void 0||Number.isNaN(s.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-\
11-20 or 2026-11-20T14:30:00+01:00"),""):s.toISOString()}const vs=e=>({seconds:e,cure:"Split the document, or raise time-limit"});function Ds(e){const{steps:t,continueNumbers:n,
minimumSaving:s,comparing:r,matching:c}=e;return[...tn(e),...n?zn(t):[],...s===void 0?[]:(0,us.T)(t),...(0,Ke.lB)(t,r),...ws(t,c)]}async function As(){const e=new mn,
t=new Un;let n="wire";try{t.begin();const s=await Ms(r=>_.V4(r,{trimWhitespace:!1}),r=>Ts(r,e),r=>process.env[`INPUT_${r.toUpperCase()}`]?.trim()==="");for(const r of s.
warnings)e.add(r);n=s.isList?"wire":"inputs",await Is(s,t,e,n)}catch(s){const r=(0,I.l3)(s instanceof qe?s.cause:s),c=ot(r,n);s instanceof qe&&_.z3(c,{file:s.file}),
_.C1(s instanceof qe?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":c),r.cause!==void 0&&_.Yz((0,O.
uP)(r.cause))}finally{_.Yz(`Peak memory: ${(0,O.IV)(Ls())}`)}}async function Is(e,t,n,s){const r=process.uptime(),c=(0,Ye.Aq)(e.workingDirectory);t.startFrom(c);
const $=await Y(e,c,C);$.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const we of e.
steps)await $.check(we);e.output!==void 0&&(0,H.hS)(e.steps)==="data"&&!(0,Ke.Mu)(e.steps)&&n.add("output is not used: the step reads documents and writes none");
const A=e.comparing.withBase?await(await o.e(7073).then(o.bind(o,97073))).BaseVersions.of(c):void 0,L=new dn(e.steps,c,A),{matched:W,files:x}=await rn(e,c,L,n),
{known:U,fresh:ee}=A?await A.divide(x):{known:x,fresh:[]};L.check();const ie=(0,Ae.K2)(c.workspace),he=[...new Set([...W,...W.flatMap(we=>[...L.neededBy(we).keys()])])],
me=we=>(0,Me.Ck)(c,we),fe={matched:he,overwrite:e.overwrite,identity:ie,exists:me,words:c.words},Oe=(0,H.et)({...e,...fe,files:U,places:c}),Re=e.steps.map(({name:we})=>(0,P.
i9)(we)),Le=e.continueNumbers&&!e.dryRun?await Gn(Oe,e.steps,we=>(0,Z.R5)(we,c.workspace)):()=>{};_.Oh((0,O.g$)(`${Re.join(", then ")}: ${(0,g.y_)(U.length,"fil\
e")}, ${$.place}`));const De=we=>{const Ne=process.uptime()-r;return{rows:we,matched:W.length,operations:Re,place:$.place,dryRun:e.dryRun,seconds:Ne,showText:e.
comparing.showText}},{rows:Ie,failures:Se}=e.dryRun?{rows:rs(Oe,gt),failures:[]}:await ss({jobs:Oe,inputs:e,chosen:$,writer:new ye.AU(c,e.overwrite),secondFiles:L,
numbersOf:Le,claim:(0,Ae.OM)(fe),spelling:s,say:gt,onProgress:un(gt),onCancelled:async we=>{t.tell(we,Ut(De(we))),e.summary&&await jt(De(we),n)}});_.N4();const Te=[
...Ie,...ee.map(pn)];await xs({digest:De(Te),failures:Se,total:U.length,inputs:e,outputs:t,places:c,warnings:n})}const gt=e=>_.pq((0,O.g$)(e));async function xs({
digest:e,failures:t,total:n,inputs:s,outputs:r,places:c,warnings:$}){const{rows:A}=e,L=$n(A),W=U=>({...U,file:(0,Ye.zB)(c,U.file)});if(yn(L.map(W),s.comparing.failOnDifference?
"error":"notice"),Wn(t.map(W),s.failOn==="nothing"?"warning":"error",e.operations.join(", "),$),_.pq((0,O.g$)(Ct(e))),Xe(A)&&_.pq(_t(A)),r.tell(A,Ut(e)),s.summary&&
await jt(e,$),s.attest){const{declareArtifacts:U}=await o.e(8208).then(o.bind(o,48208)),ee=A.flatMap(({status:ie,output:he})=>ie==="done"&&he!==null?[he]:[]);for(const ie of await U(
ee,c))$.add(ie)}if(t.length===0){const U=s.comparing.failOnDifference&&L.length>0?En(L.length,A.length):Sn(A,s.matching)??Yn(A,s.failOn);U!==void 0&&_.C1(U);return}
const x=(0,H.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:Kn(t,n);s.failOn==="nothing"?$.add(x):_.C1(x)}function Ts(e,t){[...e.trim()].length>1?_.Pq(
e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer one")}function Ls(){
try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,p.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().
maxRSS*1024}let nn=!1;process.once("beforeExit",()=>{nn||_.C1("The action stopped before it had finished.")}),As().catch(_.C1).finally(()=>{nn=!0})}),97904:((se,N,o)=>{
o.d(N,{Ms:()=>v,PJ:()=>E,TF:()=>a,Ye:()=>P,_N:()=>g,oD:()=>D,qf:()=>h});var _=o(73024),p=o.n(_);const I=1<<20,P=i=>l(()=>_.realpathSync.native(i)),g=i=>l(()=>(0,_.
statSync)(i)),v=i=>l(()=>(0,_.lstatSync)(i)),E=i=>v(i)?.isSymbolicLink()??!1;async function D(i){if((0,_.statSync)(i).size<=I)return(0,_.readFileSync)(i);const{
readFile:f}=await Promise.resolve().then(o.t.bind(o,51455,23));return f(i)}async function h(i,f){if(f.length<=I)return(0,_.writeFileSync)(i,f,{flag:"wx"});const{
writeFile:w}=await Promise.resolve().then(o.t.bind(o,51455,23));await w(i,f,{flag:"wx"})}const a=i=>l(()=>(0,_.unlinkSync)(i));function l(i){try{return i()}catch{
return}}}),30245:((se,N,o)=>{o.d(N,{Ck:()=>f,SV:()=>D,YY:()=>h,wI:()=>i});var _=o(76760),p=o.n(_),I=o(58552),P=o(97904),g=o(15969);const v=/^(?:\.git|git~\d+)[. ]*$/i,
E=new RegExp("\\p{Cf}","gu"),D=m=>m.split(/[\\/]/).some(M=>v.test(M.replace(E,"")));function h(m,M){const T=(0,g.M0)(m,M),F=(0,g.I5)(m,T),z=(0,P.Ye)(T);return m.
anywhere?z===void 0?a(T):l(z):F===void 0?"is outside the workspace and RUNNER_TEMP":z===void 0?a(T):b(m,z)!==u(F)?`is a link that leads out of ${F===m.workspace?
"the workspace":"RUNNER_TEMP"}`:D(p().relative(u(F),z))?"is below .git, which is not read":l(z)}const a=m=>(0,P.PJ)(m)?"is a link to a file that does not exist":
"does not exist";function l(m){const M=(0,P._N)(m);if(!M?.isFile())return M?.isFIFO()?"is a named pipe, not an ordinary file":M?.isDirectory()?"is a folder":"is\
 not an ordinary file"}function i(m,M){const T=(0,g.M0)(m,M),F=(0,g.I5)(m,T);if(m.anywhere)return T;if(F===void 0)throw w(M,"is outside the workspace and RUNNER\
_TEMP");const z=u(F),Z=p().relative(F,T).split(p().sep);for(let B=1;B<=Z.length;B++){const k=p().join(z,...Z.slice(0,B));if(!(0,P.PJ)(k))continue;const G=(0,P.Ye)(
k),Y=G===void 0||b(m,G)===void 0;throw w(M,Y?"leads out of the workspace through a link":"leads through a link")}const R=p().join(z,...Z);if(D(p().relative(z,(0,P.
Ye)(R)??R)))throw w(M,"is below .git");return R}function f(m,M){try{return(0,P.Ms)(p().join(i(m,p().dirname(M)),p().basename(M)))!==void 0}catch{return!1}}const w=(m,M)=>new I.
zU("configuration",`'${m}' ${M}: nothing is written there`),u=m=>(0,P.Ye)(m)??m,b=(m,M)=>(0,g.RD)(m).map(u).filter(T=>(0,g.FK)(p().relative(T,M))).sort((T,F)=>F.
length-T.length)[0]}),64123:((se,N,o)=>{o.d(N,{K2:()=>E,Nk:()=>h,OM:()=>a,hQ:()=>D,pL:()=>l});var _=o(73024),p=o.n(_),I=o(76760),P=o.n(I),g=o(58552),v=o(43576);
function E(i){const f=new Map,w=u=>{const b=f.get(u);if(b!==void 0)return b;let m=u;try{m=(0,_.realpathSync)(u)}catch{const M=P().dirname(u);M!==u&&(m=P().join(
w(M),P().basename(u)))}return f.set(u,m),m};return u=>{const b=P().resolve(i,u),m=P().join(w(P().dirname(b)),P().basename(b));return D(m)}}const D=i=>process.platform===
"win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function h(i){if(process.platform!=="win32")return;const f=i.replace(/^[a-z]:/i,"").split(
/[\\/]/),[w]=f.flatMap(u=>/^\.{0,2}$/.test(u)?[]:(0,v.tb)(u)??[]);return w===void 0?void 0:`'${i}' cannot be written: a part of it ${w}`}function a({matched:i,overwrite:f,
identity:w,exists:u,words:b}){const m=new Set(i.map(w)),M=new Set;return(T,F)=>{const z=h(T);if(z!==void 0)throw(0,g.G6)([{field:"output",message:z}]);const Z=w(
T),R=F.inputs.some(B=>w(B)===Z);if(M.has(Z)||m.has(Z)&&!(f&&R))throw(0,g.G6)([{field:"output",message:`'${T}' is another input or result: choose a different pat\
tern`}]);if(!f&&u(T))throw(0,g.G6)([{field:"output",message:l([T],b)}]);M.add(Z)}}function l([i,...f],{replace:w}){const u=f.length===0?" exists":` and ${f.length}\
 more exist`;return`'${i}'${u} already: choose a different pattern, or ${w}`}}),86006:((se,N,o)=>{o.d(N,{U:()=>I,_V:()=>P,gY:()=>p,wm:()=>g});var _=o(58552);const p="\
version https://git-lfs.github.com/spec/",I="set lfs: true for actions/checkout",P=v=>v.subarray(0,p.length).toString("latin1")===p;function g(v){if(P(v))throw new _.
zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${I}`})}}),15969:((se,N,o)=>{
o.d(N,{FK:()=>h,I5:()=>g,M0:()=>P,NB:()=>v,RD:()=>I,ZJ:()=>D,d7:()=>a,dR:()=>E});var _=o(76760),p=o.n(_);const I=({workspace:l,temporary:i})=>i===void 0?[l]:[l,
i];function P({workspace:l,otherNames:i=[]},f){const w=p().resolve(l,f);for(const[u,b]of i){const m=p().relative(u,w);if(h(m))return p().join(b,m)}return w}const g=(l,i)=>[
...I(l),...l.anywhere?[p().parse(i).root]:[]].filter(f=>h(p().relative(f,i))).sort((f,w)=>w.length-f.length)[0],v=(l,i)=>g(l,P(l,i))!==void 0;function E(l,i){const f=P(
l,i),w=p().relative(l.workspace,f);return a(h(w)?w:f)}const D=({workspace:l,around:i=l},f)=>p().isAbsolute(f)?f:p().posix.join(a(p().relative(i,l)),f),h=l=>l!==
".."&&!l.startsWith(`..${p().sep}`)&&!l.startsWith("../")&&!p().isAbsolute(l),a=l=>p().sep==="/"?l:l.replaceAll(p().sep,"/")}),34:((se,N,o)=>{o.d(N,{AU:()=>l,zz:()=>w});
var _=o(73024),p=o.n(_),I=o(76760),P=o.n(I),g=o(58552),v=o(8526),E=o(54614),D=o(97904),h=o(30245);const a=20;class l{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(m,M){
this.places=m,this.overwrite=M}async write(m){if(this.closed)throw u();const M=this.writeAll(m);this.running.add(M),await M.finally(()=>this.running.delete(M))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(m){const M=[],T=[];let F=performance.now()+a,z=m[0]?.path??"";try{for(const Z of m){if(this.
closed)throw u();if(z=Z.path,(0,h.SV)(P().basename(Z.path)))throw new g.zU("configuration",`'${Z.path}' is a name that Git uses: set output to another name`);const R=P().
join(this.folder(P().dirname(Z.path)),P().basename(Z.path)),B=P().join(P().dirname(R),`.octavo-${process.pid}-${++this.serial}.tmp`);T.push(B),await Z.write(B),
performance.now()>F&&(await(0,v.pause)(),F=performance.now()+a),M.push({temporary:B,target:R,path:Z.path})}if(this.closed)throw u();for(const{temporary:Z,target:R,
path:B}of M)z=B,this.checkAgain(B,R),(0,_.renameSync)(Z,R)}catch(Z){for(const R of T)(0,D.TF)(R);throw Z instanceof g.zU?Z:w(z,Z)}}checkAgain(m,M){const T=(0,h.
wI)(this.places,P().dirname(m));if(P().join(T,P().basename(m))!==M||!this.overwrite&&(0,D.Ms)(M)!==void 0)throw new g.zU("configuration",`'${m}' was made by ano\
ther program in the meantime and is not replaced: run it again`)}folder(m){let M=this.folders.get(m);return M===void 0&&(M=(0,h.wI)(this.places,m),(0,_.mkdirSync)(
M,{recursive:!0}),this.folders.set(m,M)),M}}const i={EACCES:"writing there is not permitted",EPERM:"writing there is not permitted",EROFS:"the file system is re\
ad-only",ENOSPC:"the disk is full",EDQUOT:"the quota of the disk is used up",ENOENT:"its folder does not exist",EISDIR:"a folder has that name",ENOTDIR:"a part \
of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function f(b){
const m=(0,E.xU)(b);return i[m]??`the file system refused it (${m})`}function w(b,m){return new g.zU("configuration",`'${b}' could not be written: ${f(m)}`,{cause:m})}
const u=()=>new g.zU("cancelled","The step was cancelled")}),44020:((se,N,o)=>{o.d(N,{E4:()=>g,EI:()=>E,Lc:()=>v});var _=o(4406),p=o(58426),I=o(72256);const P="\
check_document";function g({name:D},h){return D===P?{...h,on_violation:"report"}:h}function v({name:D,params:h},a,l){if(D!==P||!a.data)return a;const i=w=>(0,I.
bC)(l,w,[w]),f=(0,_.fU)(a.data,{nameOf:i,restate:w=>({...w,message:(0,I.bC)(l,w.message,_.oH)})});return h.on_violation==="error"&&(0,_.Pu)(f),{...a,data:f}}function E(D){
return D instanceof _.EC?{[(0,p.zI)(P).dataKey??""]:D.report}:{}}}),76223:((se,N,o)=>{o.d(N,{UX:()=>v,V0:()=>g,eJ:()=>E,jb:()=>P});var _=o(61729),p=o(58426);const I=(0,p.
zI)("compare_documents").dataKey??"",P=({data:D})=>D[I];function g(D){const h=(0,_.Gv)(D[I]?.difference)?D[I].difference.content:void 0;return typeof h=="string"?
Buffer.from(h,"base64"):void 0}function v(D){const h=D[I],a=h?.difference;if(!h||!(0,_.Gv)(a))return D;const{content:l,...i}=a;return{...D,[I]:{...h,difference:i}}}
const E=D=>P(D)?.same===!1}),79463:((se,N,o)=>{o.d(N,{C:()=>b,g:()=>m});var _=o(58552),p=o(68747),I=o(58426),P=o(31424),g=o(43576),v=o(10442),E=o(4528),D=o(97904),
h=o(72256),a=o(76223),l=o(45180),i=o(32885),f=o(44020),w=o(98446),u=o(45657);class b extends Error{input;cause;step;operation;constructor(O,H,q,ce){super("a job\
 failed"),this.input=O,this.cause=H,this.step=q,this.operation=ce}}async function m(C,O,H,q){const ce=C.inputs[0]??"",ae={source:ce},ne=[];try{let oe=[];for(const[
d,y]of C.inputs.entries())ae.source=y,oe.push({position:d,source:y,document:await q.read(y),facts:{},notes:[],data:{}});const ge=oe.reduce((d,{document:y})=>d+q.
sizeOf(y),0);for(const[d,y]of O.steps.entries())ae.operation=y.name,O.steps.length>1&&(ae.step=`steps[${d+1}] (${y.name})`),oe=await ye(oe,y,C,O,H,ae),(0,u.RZ)(
ne,oe.flatMap(({document:j,files:S=[]})=>[j,...S]));ae.source=ce,delete ae.step,delete ae.operation;const ue=z(C,oe).map(d=>M(d,ge,O,q)),re=ue.flatMap(({output:d,
result:y})=>d===null||y===null?[]:[{path:d,write:j=>F(y,j,q)}]);for(const{path:d}of re)O.claim(d,C);return await O.write(re),ue.map(({result:d,status:y,output:j,
pages:S,facts:X,notes:Q,message:de,data:le})=>{const Pe=d===null?null:T(d,q);return{status:y,input:ce,inputs:C.inputs,output:j,pages:S,bytesBefore:ge,bytesAfter:Pe,
facts:X,notes:Q,message:de,data:le}})}catch(oe){throw new b(ae.source,oe,ae.step,ae.operation)}finally{await q.release(ne)}}function M(C,O,{minimumSaving:H},q){
const ce=C.result===null?void 0:(0,i.A)(O,T(C.result,q),H);return ce===void 0?C:{...C,status:"skipped",output:null,result:null,message:ce}}const T=(C,O)=>C instanceof
Uint8Array?C.length:O.sizeOf(C),F=(C,O,H)=>C instanceof Uint8Array?(0,D.qf)(O,C):H.write(C,O);function z(C,O){if(C.kind==="files")return O.flatMap(ne=>$e(C,ne));
const H=ne=>(0,g.NL)(O.map(({document:oe},ge)=>(0,g.jC)(ne(oe)??"",g.ly,(0,P.n)(ge+1))),g.ly),q=H(({title:ne})=>ne),ce=H(({match:ne})=>ne);if(C.kind==="data")return O.
map(ne=>Z(C,ne));const ae=ne=>C.outputPath({index:ne+1,title:q[ne]??"",match:ce[ne]??""});return O.map(({document:ne,facts:oe,notes:ge,data:ue},re)=>({status:"d\
one",output:ae(re),result:(0,l.Cj)(C.kind)?B(ue,ae(re)):ne,pages:ne.pageCount??null,facts:{...oe,...C.tellsMatch&&ne.match!==void 0&&{match:ne.match}},notes:Y(ge),
message:null,data:(0,l.Cj)(C.kind)?G(ue):(0,a.UX)(ue)}))}function Z(C,{document:O,facts:H,notes:q,data:ce}){const ae=(0,a.V0)(ce);return{status:"done",output:ae?
C.outputPath({index:1}):null,result:ae??null,pages:O.pageCount??null,facts:H,notes:Y(q),message:null,data:(0,a.UX)(ce)}}const R=(0,I.zI)("extract_text").dataKey??
"";function B({[R]:C={}},O){if((0,l.V9)(O)&&(0,E.u9)(C))return Buffer.from((0,E.G7)(C)??k(C),"utf8");const H=(0,E.KV)(C);return H?Buffer.from((0,E.JF)(H),"utf8"):
Buffer.from((0,E.u9)(C)?JSON.stringify(C):(0,E.uv)(C),"utf8")}function k(C){const O=(0,w.y_)((0,E.IF)(C).length,"table");throw(0,_.G6)([{field:"output",message:`\
is a .csv file, which holds one table, and the document has ${O} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const G=({[R]:C={},...O})=>({
...O,[R]:(0,E._m)(C)}),Y=C=>C.map(({text:O})=>O),J={...g.zE,leadingDots:!1};function te(C){const[,O,H]=/-(\d+)\.([a-z]+)$/.exec(C)??[];return O===void 0||H===void 0?
{}:{page:O,extension:H}}const pe=C=>typeof C=="string"||typeof C=="number"?`${C}`:"";function $e(C,{files:O=[],facts:H,notes:q,data:ce}){const ae={pages:null,notes:Y(
q),data:ce};if(O.length===0)return[{...ae,status:"skipped",output:null,result:null,facts:H,message:"The document has no matching files"}];const ne=(0,g.NL)(O.map(
({name:ue},re)=>(0,g.jC)(ue,J,`file-${re+1}`)),J),oe=(0,g.NL)(O.map(({facts:{label:ue,page:re}},d)=>(0,g.jC)(pe(ue),J,pe(re??d+1))),J),ge=ue=>{const re=ne[ue]??
"";return{index:ue+1,file:re,label:oe[ue]??"",...te(re)}};return O.map((ue,re)=>({...ae,status:"done",output:C.outputPath(ge(re)),result:ue,facts:{...H,mimeType:ue.
mediaType,...ue.facts},message:null}))}const Me=(C,O)=>({...C,...O}),Ae=({signal:C,timeLimit:O,onProgress:H},q,ce)=>({signal:C,timeLimit:O,onProgress:ae=>H(q,(0,p.
i9)(ce.name),ae)});async function ye(C,O,H,q,ce,ae){const{input:ne,dataKey:oe}=(0,I.zI)(O.name),ge=ne==="many",ue=ge?[C]:C.map(d=>[d]),re=[];for(const d of ue){
const[y]=d;if(!y)continue;ae.source=y.source;const j=await q.parametersOf(O,ge?H.inputs[0]??"":y.source),S=O.name==="add_page_numbers"?q.numbersOf(H,y.position):
void 0,X=(0,f.E4)(O,Me(j,S)),Q=await ce.run(O.name,d.map(({document:be})=>be),X,Ae(q,y.source,O)).catch(be=>{const je=be instanceof _.zU?be.position:void 0;throw ae.
source=d[(je??1)-1]?.source??y.source,be}),{documents:de,files:le,notes:Pe,facts:ve,data:xe}=(0,f.Lc)(O,Q,q.spelling),Ce=ge?{...y,facts:{},data:{}}:y,Ee={source:y.
source,facts:{...Ce.facts,...ve},notes:(0,v.p5)(d.flatMap(be=>be.notes),Pe.map(({code:be,message:je,mentions:Ye=[]})=>({code:be,text:(0,h.bC)(q.spelling,je,Ye)}))),
data:xe===void 0||oe===void 0?Ce.data:{...Ce.data,[oe]:xe}},{position:_e}=y;if(le!==void 0)re.push({...Ee,position:_e,document:y.document,files:le});else for(const be of de){
const je={...ge?{}:K(y.document),...K(be),name:y.document.name};re.push({...Ee,position:_e,document:{...be,...je},facts:{...Ee.facts,...V(be)}})}}return re}const K=({
title:C,match:O})=>({...C===void 0?{}:{title:C},...O===void 0?{}:{match:O}});function V({firstPage:C,lastPage:O,title:H}){return{...C===void 0||O===void 0?{}:{firstPage:C,
lastPage:O},...H===void 0?{}:{title:H}}}}),46863:((se,N,o)=>{o.d(N,{NZ:()=>h,R5:()=>D,ZK:()=>E});var _=o(76760),p=o.n(_),I=o(58552),P=o(54614),g=o(97904),v=o(86006);
const E=a=>({read:l=>D(l,a),sizeOf:({bytes:l})=>l.length,write:({bytes:l},i)=>(0,g.qf)(i,l),release:async()=>{}});async function D(a,l){const i=await(0,g.oD)(p().
resolve(l,a)).catch(f=>{throw(0,P.xU)(f)==="ERR_FS_FILE_TOO_LARGE"?new I.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"\
Split the document where it is made",cause:f}):h(f)});return(0,v.wm)(i),{name:p().posix.basename(a),bytes:i}}const h=a=>new I.zU("unreadable_document",`The file\
 could not be opened (${(0,P.xU)(a)})`,{cause:a})}),54614:((se,N,o)=>{o.d(N,{Hn:()=>g,IV:()=>E,cz:()=>v,g$:()=>P,uP:()=>h,xU:()=>D});var _=o(58552),p=o(61729);const I=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
P=a=>a.replace(I,l=>`\\u${l.charCodeAt(0).toString(16).padStart(4,"0")}`).replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),
g=a=>P(a).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),v=a=>a.reduce((l,i)=>l+i,0);function E(a){const l=["B","kB","MB",
"GB"];let i=a,f=0;for(;i>=999.95&&f<l.length-1;f++)i/=1e3;return`${f===0||i>=99.95?Math.round(i):i.toFixed(1)} ${l[f]}`}function D(a){const l=(0,p.Gv)(a)?a.code:
void 0;return typeof l=="string"?l:"unknown reason"}function h(a){if(!(a instanceof Error))return typeof a;const l=[`${a.name} (${D(a)})`,...(0,_.ek)(a)].join(`\

    `);return a.cause===void 0?l:`${l}
caused by ${h(a.cause)}`}}),72256:((se,N,o)=>{o.d(N,{V0:()=>v,bC:()=>g});var _=o(58552),p=o(68747),I=o(58426);const P=E=>(0,I.F)(E)?(0,p.i9)(E):`--${(0,p.i9)(E)}`,
g=(E,D,h)=>E==="wire"?D:(0,p.an)(D,h,E==="inputs"?p.i9:P);function v(E,D,h){const a=(0,_.R3)(h);if(E!=="options")return g(E,D,a);const{fields:l,operation:i,issues:f}=h,
w=new Set([...l,i,...f.flatMap(({mentions:M=[]})=>M)]),u=M=>M.includes("_")||w.has(M),m=a.filter(M=>!u(M)&&/^\w+$/.test(M)).reduce((M,T)=>M.replace(new RegExp(`\
\\b${T}(?=: )`,"g"),P(T)),D);return g(E,m,a.filter(u))}}),13707:((se,N,o)=>{o.d(N,{L4:()=>g,Mu:()=>P,PI:()=>v,lB:()=>E,vH:()=>I});var _=o(10008);const p="compar\
e_documents",I={withBase:!1,showText:!1,failOnDifference:!1},P=D=>D.some(({name:h,params:a})=>h===p&&"difference_pdf"in a&&a.difference_pdf===!0),g=D=>({withBase:D(
"compare-with-base"),showText:D("show-text"),failOnDifference:D("fail-on-difference")});function v(D,{withBase:h,showText:a}){return D.name!==p?D:{...D,raw:{...a&&
{with_text:"true"},...D.raw},fromBase:h}}function E(D,{withBase:h,showText:a,failOnDifference:l}){const i=[...h?["compare-with-base"]:[],...a?["show-text"]:[],...l?
["fail-on-difference"]:[]];return D.some(({name:f})=>f===p)?h?D.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:D.
some(({paths:f})=>f[_.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(f=>({field:f,message:"\
needs the operation compare-documents"}))}}),51327:((se,N,o)=>{o.d(N,{S:()=>p,SH:()=>I,rh:()=>g});const _=/^[A-Za-z0-9+/]+={0,2}$/;function p(v){if(v.includes("\
-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(v,"utf8")};const E=v.replace(/\s/g,"");return _.test(E)&&E.length%4===0?{name:"key.p12",bytes:Buffer.from(
E,"base64")}:void 0}const I="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",P=8,g=v=>[...new Set(
[v,...v.split(/\r?\n/).filter(E=>E.trim().length>=P)])]}),57214:((se,N,o)=>{o.d(N,{BD:()=>P,jB:()=>_,jN:()=>p,oR:()=>v,r_:()=>g,yZ:()=>I});const _=[/^["'].*["']$/,
"leave out the quotes"],p=[/\$\{?[a-z_]|(?:^|[\\/])%[a-z_]\w*%(?:[\\/]|$)/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAM\
E }}"],I=[/^~/,"~ is not your home folder here: write the whole path"],P=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],g=[
/\\/,"write / between folders, not a backslash"],v=(E,D)=>D.find(([h])=>h.test(E))?.[1]}),45180:((se,N,o)=>{o.d(N,{Cj:()=>k,Ud:()=>R,V9:()=>G,et:()=>J,hS:()=>B});
var _=o(76760),p=o.n(_),I=o(58552),P=o(68747),g=o(58426),v=o(31424),E=o(51521),D=o(4528),h=o(30245),a=o(64123),l=o(15969),i=o(57214),f=o(13707);const w=["{dir}",
"{name}","{index}","{operation}"];function u(K,V){if(V==="files")return T(K)?["{page}","{label}","{file}","{extension}"]:["{file}"];if(V!=="parts"&&V!=="texts")
return[];const C=K.flatMap(({name:O})=>Object.keys((0,g.zI)(O).resultFacts??{}));return["title","match"].filter(O=>C.includes(O)).map(O=>`{${O}}`)}function b(K){
const V=g.qj.filter(C=>{const O=[{name:C,params:{},paths:{}}];return u(O,B(O)).includes(K)});return V.length===0?`has the unknown placeholder ${K}`:`has ${K}, w\
hich only results of ${V.map(P.i9).join(" or ")} have`}const m={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.\
{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},M="{dir}/{name}-{page}.{extension}",T=K=>K.some(({name:V})=>(0,g.
zI)(V).filesArePages),F="{dir}/{name}-difference.pdf",z="{dir}/{name}.pdf",Z=([K],V)=>V==="document"&&K!==void 0&&(0,g.zI)(K.name).accepts==="text",R=K=>K.some(
({name:V})=>(0,g.zI)(V).input==="many");function B(K){const V=K.map(({name:H})=>(0,g.zI)(H)),C=V.filter(H=>!(0,g.rz)(H)),O=C.findLast(({input:H,output:q})=>H===
"many"||q!=="pdf");return V.at(-1)?.output==="text"?O?.output==="pdfs"?"texts":"text":C.length===0?"data":O?.output==="pdfs"?"parts":O?.output==="files"?"files":
"document"}const k=K=>K==="text"||K==="texts",G=K=>/\.csv$/i.test(K),Y=K=>K==="document"||K==="text";function J(K){const{files:V,steps:C}=K,O=B(C),H=$e(K,O),q=V.
length===0?[]:R(C)?[V]:V.map(oe=>[oe]),ce=(0,P.i9)((C.findLast(({name:oe})=>!(0,g.rz)((0,g.zI)(oe)))??C.at(-1))?.name??""),ae=q.map((oe,ge)=>{const{dir:ue,name:re}=p().
posix.parse(oe[0]??""),d=y=>{const j=Y(O)?ge+1:y?.index,S={dir:ue||".",name:re,operation:ce,index:j===void 0?void 0:(0,v.n)(j),title:y?.title,match:y?.match,file:y?.
file,page:y?.page,label:y?.label,extension:y?.extension};return p().posix.normalize((0,E.Ct)(H,S))};return{inputs:oe,kind:O,tellsMatch:H.includes("{match}"),outputPath:d}}),
ne=O==="data"&&!(0,f.Mu)(C)?[]:ye(ae,K,Me(H,O));if(ne.length>0)throw(0,I.G6)(ne);return ae}const te=[i.jB,[/\{\{/,"a placeholder has single braces, such as {nam\
e}"],i.jN,i.yZ,i.BD,...p().sep==="/"?[i.r_]:[]];function pe(K){const V=B(K);return T(K)?M:Z(K,V)?z:V==="data"&&(0,f.Mu)(K)?F:`${m[V]}${k(V)?D.lg[(0,D.GW)(K.at(-1)?.
params??{})]:""}`}function $e({output:K,places:V,steps:C},O){const H=re=>(0,I.G6)([{field:"output",message:re}]);if(K===void 0)return pe(C);const q=(0,i.oR)(K,te);
if(q!==void 0)throw H(q);if(k(O)&&G(K)&&(0,D.GW)(C.at(-1)?.params??{},!0)!=="text/csv")throw H("is a .csv file, which holds a table: set tables to true");const ce=u(
C,O),ae=[...w,...ce],ne=(0,E.Qf)(K).find(re=>!ae.includes(re));if(ne!==void 0)throw H(`${b(ne)}: use ${ae.join(", ")}`);if(/[\u0000-\u001f]/.test(K))throw H("mu\
st be a single line");if(/[\\/]$/.test(K))throw H(`names a folder: write a file name after it, such as ${K}{name}.pdf`);const oe=["{index}",...ce.filter(re=>re!==
"{extension}")];if((O==="parts"||O==="texts"||O==="files")&&!oe.some(re=>K.includes(re))){const{dir:re,name:d,ext:y}=p().posix.parse((0,l.d7)(K)),j=p().posix.join(
re,T(C)?`${d}-{page}${y}`:O==="files"?`${d}.{file}`:`${d}-{index}${y}`);throw H(`needs ${oe.join(" or ")}, because one file gives several results: such as ${j}`)}
const ge=p().isAbsolute(K)?(0,l.dR)(V,K):(0,l.d7)(K);if(!(p().isAbsolute(ge)?(0,l.NB)(V,ge):(0,l.FK)(p().posix.normalize(ge))))throw H("must stay in the workspa\
ce or in RUNNER_TEMP");return ge}function Me(K,V){const O=["{dir}","{name}",...Y(V)?["{index}"]:[]].filter(H=>!K.includes(H));return O.length===0?"process them \
in different steps":`use ${[O.slice(0,-1).join(", "),...O.slice(-1)].filter(H=>H!=="").join(" or ")}`}const Ae=K=>K.kind==="parts"||K.kind==="texts"?K.outputPath(
{index:1}):K.outputPath();function ye(K,{matched:V,overwrite:C,identity:O,exists:H,places:q},ce){const ae=new Map(V.map(d=>[O(d),d])),ne=new Map;for(const d of K){
const y=O(d.outputPath()),j=ne.get(y);j?j.push(d):ne.set(y,[d])}const oe=[],ge=[],ue=d=>{oe.push({field:"output",message:d})};for(const[d,y,...j]of ne.values()){
if(!d)continue;const S=d.outputPath(),X=(0,a.Nk)(S);if(!(0,l.NB)(q,S)||S==="."||S.endsWith("/"))ue(`'${S}' is not a file in the workspace or in RUNNER_TEMP`);else if(X!==
void 0)ue(X);else if((0,h.SV)(S))ue(`'${S}' is below .git, where nothing is written`);else if(y){const[Q,de]=[d.inputs[0],y.inputs[0]],le=j.length===0?`'${Q}' a\
nd '${de}' would both`:`'${Q}', '${de}' and ${j.length} more would all`;ue(`${le} be written to '${S}': ${ce}`)}else{const Q=Ae(d),de=O(Q),le=ae.get(de);le!==void 0&&
!d.inputs.some(Pe=>O(Pe)===de)?ue(`'${Q}' would replace another file that the step reads: choose a different pattern`):le!==void 0&&!C?ue(`'${Q}' would replace \
the input: choose a different pattern, or ${q.words.replace}`):le===void 0&&!C&&H(Q)&&ge.push(Q)}}ge.length>0&&ue((0,a.pL)(ge,q.words));const re=5;return oe.length<=
re?oe:[...oe.slice(0,re),{field:"output",message:`and ${oe.length-re} more such clashes`}]}}),32885:((se,N,o)=>{o.d(N,{A:()=>I,T:()=>p});var _=o(45180);function p(P){
const g=v=>[{field:"minimum-saving",message:v}];return P.some(({name:v})=>v==="optimize_document"||v==="compress_document")?(0,_.Ud)(P)||(0,_.hS)(P)!=="document"?
g("needs one result for each file: no merge, no split, no extraction"):[]:g("needs a step optimize-document or compress-document")}function I(P,g,v){return v===
void 0||g<=P*(1-v/100)?void 0:`Not written: the result is ${(Math.max(0,P-g)/P*100).toFixed(1)} % smaller, and minimum-saving is ${v} %`}}),10008:((se,N,o)=>{o.
d(N,{s:()=>w,w:()=>u});var _=o(3130),p=o(15828),I=o(58426),P=o(51521),g=o(33858);function v(R,B){const k=Object.entries((0,I.zI)(R).fields).filter(([,{group:G}])=>G===
"permissions");return k.length>0&&B.user_password===void 0&&!k.some(([G])=>B[G]===!1)}var E=o(51327);const D={encryption_algorithm:"AES-256"};var h=o(61729);function a(R){
const B=R.startsWith("[")?(0,h.qF)(R):void 0;return Array.isArray(B)?B:R.split(/\r?\n/).map(k=>k.trim().replace(/,$/,"")).filter(k=>k!=="").join(",")}var l=o(45657);
const i={name:"file",bytes:Uint8Array.of(0)},f=["{dir}","{name}"],w="compare_to";function u({name:R,raw:B,typed:k,fromBase:G=!1},Y){const{fields:J}=(0,I.zI)(R),
te={},pe={},$e=[];for(const[ye,K]of Object.entries({...M(J),...B})){const V=J[ye];if(V===void 0)continue;const C=T(V,K,k[ye]);"problem"in C&&$e.push({field:ye,message:C.
problem}),"path"in C&&(pe[ye]=C.path),te[ye]="value"in C?C.value:V.kind==="json"?{}:i}G&&(te[w]??=i);const Me=(0,_.qL)(R,te,Y),Ae=new Set($e.map(({field:ye})=>ye));
for(const ye of Me.issues)Ae.has(ye.field)||$e.push(ye);return $e.length===0&&(0,l.RZ)($e,m(R,te,Me.params)),{step:{name:R,params:Me.params,paths:pe,...G&&{fromBase:G}},
issues:$e}}const b=["pages","first_page","last_page"];function m(R,B,k){const G=J=>B[J]!==void 0&&B[J]!=="";return(R==="extract_pages"||R==="remove_pages")&&!b.
some(G)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:b.slice(1)}]:v(R,{...k})?[{field:"allow_print",message:"\
nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_passwor\
d"]}]:[]}const M=R=>Object.fromEntries(Object.entries(D).filter(([B])=>Object.hasOwn(R,B)));function T(R,B,k){if(B===""||B===null||k===null)return{value:""};if(R.
kind==="pageOrder"||R.kind==="pageSet"){if(typeof B!="string"&&!Array.isArray(B))return{problem:"must be pages such as 1..3, or a list of pages"};const te=(0,g.
D_)(B);return"problem"in te?te:{value:te.text.trim()}}const G=R.kind==="json"&&R.list!==void 0;if(R.kind==="json"&&typeof B=="object"&&(G||!Array.isArray(B)))return{
value:k};if(R.kind==="choices"&&Array.isArray(B))return{value:B};if(R.kind==="json"&&Array.isArray(B))return{problem:F(R)};if(typeof B!="string")return{problem:`\
must be ${`${R.kind==="choices"?"":"a single value, "}${(0,p.pG)(R)}`}, and is a ${Array.isArray(B)?"list":"mapping"}`};const Y=B.trim();if(R.kind==="text")return{
value:B};if(Y==="")return{value:""};if(R.kind==="choices")return{value:a(Y)};if(R.kind==="file"&&R.secret)return z(Y);const J=Y.startsWith("[")&&Y.endsWith("]");
return G&&J?{value:Y}:R.kind==="json"&&(J||!Y.startsWith("{")&&Y.includes(`
`))?{problem:F(R)}:R.kind==="file"||R.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(Y)?Z(Y):{value:Y}}const F=({placeholder:R='{"name": "value"}',list:B})=>`must\
 be a JSON object such as ${R.replace(/^e\.g\. /,"")}${B===void 0?"":`, or the list ${B} alone`}, or the path of a file that holds one; inside steps it can also\
 be a YAML mapping`;function z(R){const B=(0,E.S)(R);return B?{value:B}:{problem:E.SH}}function Z(R){const B=(0,P.Qf)(R).find(k=>!f.includes(k));return B!==void 0?
{problem:`has the unknown placeholder ${B}: a path may hold ${f.join(" and ")}`}:/[\u0000-\u001f]/.test(R)?{problem:"must be the path of one file"}:{path:R}}}),
4406:((se,N,o)=>{o.d(N,{EC:()=>l,Pu:()=>i,Qf:()=>P,fU:()=>a,g$:()=>v,oH:()=>g});var _=o(58552),p=o(61729);const I=1e3,P=(f,w,{found:u=null,limit:b=null,pages:m=[]}={})=>({
rule:f,found:u,limit:b,pages:m.slice(0,I),message:w}),g=["open_password"],v=(f,w,u)=>`The file has ${f} ${u}; at most ${w} are allowed.`;function E({failures:f}){
return Array.isArray(f)?f.flatMap(D):[]}function D(f){if(!(0,p.Gv)(f))return[];const{rule:w,found:u,limit:b,pages:m,message:M}=f;if(typeof w!="string"||typeof M!=
"string")return[];const T=Array.isArray(m)?m.filter(F=>typeof F=="number"):[];return[{rule:w,found:h(u),limit:h(b),pages:T,message:M}]}const h=f=>typeof f=="num\
ber"?f:null;function a(f,{nameOf:w,restate:u}){const{checks:b}=f,m=E(f).map(T=>({...u(T),rule:w(T.rule)})),M=Array.isArray(b)?b.flatMap(T=>typeof T=="string"?[w(
T)]:[]):[];return{...f,...b!==void 0&&{checks:M},failures:m}}class l extends _.zU{report;constructor(w){const u=E(w).map(({message:b})=>b);super("invalid_parame\
ters",`The check failed: ${u.join(" ")}`,{issues:u.map(b=>({field:"file",message:b,mentions:g}))}),this.report=w}}function i(f){if(f.passed===!1)throw new l(f)}}),
68747:((se,N,o)=>{o.d(N,{XM:()=>g,an:()=>P,i9:()=>I});var _=o(58426);const p=v=>v.replace(/_(\w)/g,(E,D)=>D.toUpperCase()),I=v=>v.replaceAll("_","-");function P(v,E,D){
const h=E.filter(a=>/^\w+$/.test(a));return h.length===0?v:v.replace(new RegExp(`\\b(?:${h.join("|")})\\b`,"g"),D)}const g=v=>(0,_.zI)(v).path??`/v1/${v}`}),85673:((se,N,o)=>{
o.d(N,{gx:()=>g,h:()=>P});function _(h,a){const l=p(h,a);if(l!==void 0)return[l];const i=E(h);return a.filter(f=>E(f).some(w=>w.length>3&&i.includes(w)))}function p(h,a){
let l;for(const i of a){const f=I(E(h),E(i));f<=2&&f<(l?.count??1/0)&&(l={name:i,count:f})}return l?.name}function I(h,a){return h.length!==a.length?h.length*a.
length===0?1/0:I([h.join("")],[a.join("")]):a.reduce((l,i,f)=>{const w=h[f]??"",u=Math.min(w.length,i.length),b=D(w,i);return b>(u<3?0:u<7?1:2)?1/0:l+b},0)}const P=(h,a)=>v(
_(h,a));function g(h,a){const l=p(h,a),i=f=>E(f).sort().join(" ");return v(l===void 0?a.filter(f=>h!==""&&i(f)===i(h)):[l])}const v=h=>h.length===0||h.length>3?
"":` (did you mean ${h.join(" or ")}?)`,E=h=>h.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(a=>a!=="");function D(h,a){
let l=[],i=Array.from({length:a.length+1},(f,w)=>w);for(let f=0;f<h.length;f++){const w=[f+1];for(let u=0;u<a.length;u++){const b=f>0&&u>0&&h[f]===a[u-1]&&h[f-1]===
a[u];w.push(Math.min((i[u+1]??0)+1,(w[u]??0)+1,(i[u]??0)+(h[f]===a[u]?0:1),b?(l[u-1]??0)+1:1/0))}l=i,i=w}return i.at(-1)??0}}),4528:((se,N,o)=>{o.d(N,{G7:()=>u,
GW:()=>I,IF:()=>l,JF:()=>a,KV:()=>h,_m:()=>D,lg:()=>p,u9:()=>E,uv:()=>v});const _=null,p={"application/json":".json","text/plain":".txt","text/markdown":".md","\
text/csv":".csv","application/jsonl":".jsonl"};function I(m,M=!1){const{per_page:T,tables:F,layout:z}=m;return P(m)?"application/jsonl":M&&F===!0&&T!==!0?"text/\
csv":T===!0||F===!0?"application/json":z==="markdown"?"text/markdown":"text/plain"}const P=m=>(m.pieces??"none")!=="none";function g(m){const M=I(m);return P(m)?
["application/json",M]:m.tables===!0?[M,"text/csv"]:M==="text/markdown"?["application/json",M,"text/plain"]:[...new Set(["application/json",M])]}const v=({text:m})=>typeof m==
"string"?m:"",E=({pages:m,tables:M,pieces:T})=>(m??M??T)!==void 0;function D({text:m,pages:M,tables:T,pieces:F,...z}){return z}const h=({pieces:m})=>m,a=m=>m.map(
M=>`${JSON.stringify(M)}
`).join(""),l=({tables:m})=>m??[];function i(m){return l(m).flatMap(({page:M,rows:T,header:F,certain:z},Z)=>{const R=w(T,F);return T.slice(F?1:0).map((B,k)=>({row:Object.
fromEntries(B.map((G,Y)=>[R[Y],G])),about:{page:M,table:Z+1,row:k+1,certain:z}}))})}const f="pdf";function w(m,M){const T=m.reduce((z,{length:Z})=>Math.max(z,Z),
0),F=new Set([f]);return Array.from({length:T},(z,Z)=>{const R=M&&m[0][Z]||`Column ${Z+1}`;let B=R;for(let k=2;F.has(B);k++)B=`${R} ${k}`;return F.add(B),B})}function u(m){
const[M,...T]=l(m);return M&&T.length===0?b(M.rows):void 0}const b=m=>m.map(M=>`${M.map(T=>/[",\r\n]/.test(T)?`"${T.replaceAll('"','""')}"`:T).join(",")}\r
`).join("")}),49180:((se,N,o)=>{o.d(N,{q:()=>p});const _="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function p(g){const v=g.toLowerCase(),E=/^#([\da-f]{3}|[\da-f]{6})$/.exec(v)?.[1]??P().get(v);return E===void 0?void 0:(E.length===3?[...E].map(h=>h+h):[E.
slice(0,2),E.slice(2,4),E.slice(4)]).map(h=>Number.parseInt(h,16))}let I;function P(){const g=_.split(" ");return I??=new Map(g.flatMap((v,E)=>E%2===0?[[v,g[E+1]]]:
[]))}}),17079:((se,N,o)=>{o.d(N,{Z:()=>g,_:()=>P});const _=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,I=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(h){
if(h.length>64)return;const a=h.trim().replace(p,(l,i,f,w)=>`${i??""}${1900+Number(f)}${w}`);return E(v(_.exec(a)??I.exec(a)))}function g(h){const a=h.length>64?
void 0:v(I.exec(h.trim()));if(!a||E(a)===void 0)return;const{year:l,month:i="",day:f="",hour:w="",minute:u="",second:b="",zone:m=""}=a;return`D:${l}${i}${f}${w}${u}${b}${m===
"Z"||m===""?m:`${m.replace(":","'")}'`}`}function v(h){if(!h)return;const[,a,l,i,f,w,u,b,m,M,T]=h,F=b??(m===void 0?void 0:`${m}${M??"00"}:${T??"00"}`);return{year:a,
month:l,day:i,hour:f,minute:w,second:u,zone:F}}function E(h){if(!h)return;const{year:a,month:l,day:i,hour:f,minute:w="00",second:u="00",zone:b}=h,m=(T,F,z)=>T===
void 0||Number(T)>=F&&Number(T)<=z;if(Number(a)===0||!m(l,1,12)||!m(i,1,D(Number(a),Number(l)))||!m(f,0,23)||!m(w,0,59)||!m(u,0,59)||b!==void 0&&b!=="Z"&&!(m(b.
slice(1,3),0,23)&&m(b.slice(4),0,59)))return;const M=[a,l,i].filter(T=>T!==void 0).join("-");return f===void 0?M:`${M}T${f}:${w}:${u}${b==="+00:00"||b==="-00:00"?
"Z":b??""}`}function D(h,a){return a===2?h%4===0&&(h%100!==0||h%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),3130:((se,N,o)=>{o.d(N,{iL:()=>Z,lF:()=>Y,qL:()=>B});
var _=o(58552),p=o(15828),I=o(61729),P=o(58426),g=o(33037),v=o(72750),E=o(33858),D=o(29082),h=o(70458),a=o(60666),l=o(34378);const i=2**31-1,f=/^ *[+-]?\d+ *$/,
w=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,u=/[\p{Cc}\u2028\u2029]/u,b=/(?!\n)[\p{Cc}\u2028\u2029]/u,m=new RegExp("\\p{Cs}","u"),M=100,T={font:20*1024*1024,key:1e6,certificates:1e6},
F=new Set(["files","choices"]),z="must be given only once";function Z(d){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(d)}catch{return d}}function R(d,y,j="\
absent"){const{params:S,issues:X}=B(d,y,j);if(X.length>0)throw invalidParameters(X);return S}function B(d,y,j="absent"){const S=(0,P.zI)(d),X=(0,h.h)(S.fields,y),
Q={},de=[];for(const[le,Pe]of Object.entries(S.fields)){const ve=Object.hasOwn(X,le),xe=ve?X[le]:void 0;if(pe(Pe,xe)){ve&&j==="refuse"&&J(Pe,xe)?de.push({field:le,
message:te(Pe)}):Pe.required?de.push({field:le,message:`is required: ${(0,p.pG)(Pe)}`}):"default"in Pe&&(Q[le]=Pe.default);continue}const Ce=$e(Pe,xe);"problem"in
Ce?de.push({field:le,message:Ce.problem}):Q[le]=Ce.value}return{params:Q,issues:[...de,...k(S,Q,de)]}}function k({fields:d,ascending:y,different:j,exclusive:S,needs:X,
atLeastOne:Q,someTrue:de},le,Pe){const ve=[],xe=Ee=>(0,P.qR)(d[Ee],le[Ee]);if(y){const[Ee,_e]=[le[y[0]],le[y[1]]];typeof Ee=="number"&&typeof _e=="number"&&Ee>_e&&
ve.push({field:y[0],message:`must not be greater than ${y[1]}`,mentions:[y[1]]})}if(j){const[Ee,_e]=[le[j[0]],le[j[1]]];Ee!==void 0&&Ee===_e&&ve.push({field:j[0],
message:`must differ from ${j[1]}`,mentions:[j[1]]})}for(const[Ee,_e]of S??[]){const be=xe(Ee)?_e.filter(xe):[];be.length>0&&ve.push({field:Ee,message:`must not\
 be given together with ${be.join(" and ")}: leave one of them out`,mentions:be})}for(const[Ee,_e,be]of X??[])xe(Ee)&&!(0,P.D)(be,d[_e],le[_e])&&ve.push({field:Ee,
message:`needs ${G(_e,be)}`,mentions:[_e]});const Ce=Ee=>xe(Ee)||Pe.some(({field:_e})=>_e===Ee);return Q&&!Q.some(Ce)&&ve.push({field:Q[0],message:`is required,\
 unless one of these is given: ${Q.slice(1).join(", ")}`,mentions:Q.slice(1)}),de?.every(Ee=>le[Ee]===!1)===!0&&ve.push({field:de[0],message:`must be true, unle\
ss one of these is: ${de.slice(1).join(", ")}`,mentions:de.slice(1)}),ve}function G(d,y){return typeof y!="object"?`${d} to be ${y}`:"not"in y?`${d} to be other\
 than ${y.not}`:`${d} to be given`}function Y(d){if(Array.isArray(d))return d.join(",");if(typeof d=="object")return JSON.stringify(d);const y=String(d);if(typeof d!=
"number"||!y.includes("e"))return y;if(d>=1)return BigInt(d).toString();const[j,S]=y.split("e");return`0.${"0".repeat(-Number(S)-1)}${j.replace(".","")}`}function J(d,y){
return d.empty==="opener"?!1:d.empty!=="word"||d.required===!0||y===void 0}function te(d){return d.required?`is empty: it must be ${(0,p.pG)(d)}`:d.kind==="text"&&
d.secret?"is empty, so the document would open without a password: give a password, or route documents without one past this step":d.empty==="word"?`is undefine\
d: use '' to leave it out, or give ${(0,p.pG)(d)}`:d.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in d?`is empty: write\
 ${String(d.default)}, which is the default, or leave the field out`:`is empty: give ${(0,p.pG)(d)}, or leave the field out`}function pe(d,y){return y==null||y===
""||F.has(d.kind)&&Array.isArray(y)&&y.length===0?!0:d.kind==="text"&&!d.secret&&typeof y=="string"&&y.trim()===""}function $e(d,y){const j=F.has(d.kind)||d.kind===
"json"&&d.list!==void 0;if(Array.isArray(y)&&!j)return{problem:z};if(y instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(d.kind){case"\
text":return Me(d,y);case"flag":return Ae(d,y);case"integer":return ye(d,y);case"decimal":return V(d,y);case"choice":return O(d,y);case"choices":return H(d,y);case"\
pageOrder":return q(d,y,d.parts?E.X4:v.p6);case"pageSet":return q(d,y,D.lY);case"file":return ce(d,y);case"files":return ae(d,y);case"json":return ne(d,y);default:
return d}}function Me(d,y){if(typeof y!="string"&&!(typeof y=="number"&&Number.isFinite(y)))return{problem:`must be ${d.format?"":"text, "}${(0,p.pG)(d)}`};const j=d.
lines?String(y).replaceAll(`\r
`,`
`):String(y);if(j.length>8*d.maxLength)return{problem:`must be ${(0,p.pG)(d)}`};const S=d.secret?j:(0,l.w)(j),X=(0,p.Y5)(d,S);return X>d.maxLength||X<(d.minLength??
0)?{problem:`must be ${(0,p.pG)(d)}`}:(d.lines?b.test(S):!d.secret&&u.test(S))?{problem:`must not contain control characters${d.lines?"":" or line breaks"}`}:!d.
secret&&m.test(S)?{problem:"must not contain an incomplete character (a lone surrogate)"}:d.format&&!a.E[d.format].holds(S)?{problem:a.E[d.format].problem?.(S)??
`must be ${(0,p.pG)(d)}`}:{value:S}}function Ae(d,y){if(typeof y=="boolean")return{value:y};const j=typeof y=="string"?y.toLowerCase():"";return j==="true"||j===
"false"?{value:j==="true"}:{problem:`must be ${(0,p.pG)(d)}`}}function ye(d,y){const S=(d.unit==="bytes"&&typeof y=="string"?(0,g.ik)(y):void 0)??K(y);if(S===void 0||
S<d.min)return{problem:`must be ${(0,p.pG)(d)}`};const X=d.max??i;if(S<=X)return{value:S};const Q=(0,p.pG)(d);return{problem:Q.includes(String(X))?`must be ${Q}`:
`must not be greater than ${X}`}}function K(d){return typeof d=="string"?f.test(d)?Number(d.trim())+0:void 0:typeof d=="number"&&Number.isInteger(d)?d+0:void 0}
function V(d,y){const S=(d.unit==="inches"&&typeof y=="string"?(0,g.Vi)(y):void 0)??C(y),{above:X=-1/0,min:Q=-1/0,max:de=1/0}=d;return Number.isFinite(S)&&S>X&&
S>=Q&&S<=de?{value:S+0}:{problem:`must be ${(0,p.pG)(d)}`}}function C(d){return typeof d=="number"?d:typeof d=="string"&&w.test(d)?Number(d.trim()):NaN}function O(d,y){
const{open:j}=d,S=K(y),X=d.options.find(({value:de,contract:le=de})=>de===y||typeof y=="number"&&de===String(y)||typeof le=="number"&&le===S);if(X)return{value:X.
value};const Q=j?S:void 0;return j&&Q!==void 0&&Q>=j.min&&Q<=j.max?{value:Q}:{problem:`must be ${(0,p.pG)(d)}`}}function H(d,y){const j=typeof y=="string"?y.replace(
/^ +| +$/g,"").split(/ *, */):y,S=d.options.map(({value:X})=>X);return!Array.isArray(j)||!j.every(X=>S.some(Q=>Q===X))?{problem:`must be ${(0,p.pG)(d)}`}:{value:S.
filter(X=>j.includes(X))}}function q(d,y,j){if(typeof y!="string"&&typeof y!="number")return{problem:`must be ${(0,p.pG)(d)}`};const S=String(y);if(S.length>d.maxLength)
return{problem:`must be at most ${d.maxLength} characters long, and has ${S.length}`};const X=j(S);return"problem"in X?{problem:X.problem}:{value:S}}function ce(d,y){
const{name:j,bytes:S}=typeof y=="object"?y:{};return typeof j!="string"||!(S instanceof Uint8Array)?{problem:`must be ${(0,p.pG)(d)}`}:S.length===0&&d.accepts!==
"any"?{problem:"is an empty file"}:S.length>(T[d.accepts]??1/0)?{problem:`is too large: it must be ${(0,p.pG)(d)}`}:{value:{name:j,bytes:S}}}function ae(d,y){const j=Array.
isArray(y)?y:[y],S=[];for(const Q of j){const de=ce({...d,kind:"file"},Q??{});if("problem"in de)return de.problem.startsWith("must")?{problem:`must be ${(0,p.pG)(
d)}`}:de;S.push(de.value)}const X=S.reduce((Q,{bytes:de})=>Q+de.length,0);return S.length>d.max||X>d.maxBytes?{problem:`must be ${(0,p.pG)(d)}`}:new Set(S.map(({
name:Q})=>Q)).size<S.length?{problem:"has two files of one name"}:{value:S}}function ne(d,y){const j=`must be ${(0,p.pG)(d)}`;if(typeof y=="object"){const X=re(
y);return X!==void 0&&X.length<=d.maxLength?oe(d,JSON.parse(X),j):{problem:j}}if(typeof y!="string")return{problem:j};if(y.length>d.maxLength)return{problem:`mu\
st be at most ${d.maxLength} characters long, and has ${y.length}`};const S=(0,I.qF)(y);if(S===void 0){const Q=(0,I.qF)(y.replace(/[\r\n\t]/g," "))!==void 0?": \
within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${j}; it is not valid JSON${Q}`}}return oe(d,S,j)}function oe({list:d},y,j){const S=d!==
void 0&&Array.isArray(y)&&y.every(I.Gv)?{[d]:y}:y;return(0,I.Gv)(S)?ge(S):{problem:j}}function ge(d){let y=[d];for(let j=0;y.length>0;j++){if(j===M)return{problem:`\
must not have more than ${M} arrays and objects within one another`};const S=y.flatMap(X=>Object.values(X));if(S.some(X=>typeof X=="number"&&!Number.isFinite(X)))
return{problem:"has a number that is too large"};y=S.filter(ue)}return{value:d}}const ue=d=>typeof d=="object"&&d!==null;function re(d){try{return JSON.stringify(
d)}catch{return}}}),15828:((se,N,o)=>{o.d(N,{Cq:()=>h,Xl:()=>D,Y5:()=>l,k_:()=>g,pG:()=>P});var _=o(33037),p=o(70458),I=o(60666);function P(u){switch(u.kind){case"\
text":{const b=u.minLength?`${u.minLength} to ${u.maxLength}`:`at most ${u.maxLength}`;return u.format?`${I.E[u.format].words}, ${b} characters`:`${b} character\
s`}case"flag":return"true or false";case"integer":{const b=u.unit===void 0?"":`, in ${u.unit}, ${_.KH}`;return u.max===void 0||u.max===Number.MAX_SAFE_INTEGER?`\
a whole number of at least ${u.min}${b}`:`a whole number from ${u.min} to ${u.max}${b}`}case"decimal":return`a decimal number ${w(u)}, in ${u.unit}, with a poin\
t${u.unit==="inches"?`, ${_.VR}`:""}`;case"choice":return`one of ${u.options.map(b=>typeof b.value=="number"?i(b):b.value).join(", ")}${u.sides?`, ${p.j}`:""}`;case"\
choices":return`one or more of ${u.options.map(({value:b})=>b).join(", ")}, separated by commas`;case"pageOrder":return u.parts?`ranges of pages such as 1-3, 7,\
 9-, at most ${u.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${u.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1,\
 odd, even, all or not 2, at most ${u.maxLength} characters`;case"file":return f[u.accepts];case"files":return`at most ${u.max} PNG or JPEG images of at most ${u.
maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${u.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${u.maxLength} character\
s`;default:return u}}function g(u){if(u.contract===void 0)return"";if(u.kind==="pageOrder")return`at most ${u.contract.maxLength} characters`;const{minLength:b,
contract:m}=u;return"values"in m?`one of ${m.values.join(", ")}`:`${b?`${b} to ${m.maxLength}`:`at most ${m.maxLength}`} ${m.characters==="printable-ascii"?"pri\
ntable ASCII characters (codes 32 to 126)":"characters"}`}const v=({value:u,contract:b})=>typeof u=="string"&&b===void 0,E=({options:u})=>u.some(({contract:b})=>b!==
void 0)&&u.some(v),D=({options:u})=>`one of ${u.filter(b=>!v(b)).map(({value:b})=>b).join(", ")}`;function h(u,b){if(u.kind==="choice")return E(u)&&u.options.some(
M=>M.value===b&&v(M));if(u.kind==="pageOrder")return u.contract!==void 0&&String(b).length>u.contract.maxLength;if(u.kind!=="text"||u.contract===void 0||typeof b!=
"string")return!1;const{contract:m}=u;return"values"in m?!m.values.includes(b):l(u,b)>m.maxLength||m.characters!==void 0&&!a.test(b)}const a=/^[\x20-\x7e]*$/,l=({
secret:u},b)=>u?b.length:[...b].length;function i({value:u,label:b,description:m}){const M=m??b.toLowerCase(),T=String(u).replace(/^-/,"").replaceAll("_"," ").toLowerCase();
return m===void 0&&b.toLowerCase().includes(T)?String(u):`${u} (${M.charAt(0).toLowerCase()}${M.slice(1)})`}const f={pdf:"a PDF document",image:"a PNG or JPEG i\
mage",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificat\
es, as PEM or DER, of at most 1 MB",any:"a file"};function w({above:u,min:b,max:m}){const M=u===void 0?`of at least ${b??0}`:`greater than ${u}`;return m===void 0?
M:`${M} and at most ${m}`}}),50580:((se,N,o)=>{o.d(N,{L:()=>p});var _=o(58426);function p(I,P){return Object.entries((0,_.zI)(I).fields).flatMap(([g,v])=>{if(v.
kind!=="choice"||!v.open||typeof P[g]!="number")return[];const E=v.options.map(({value:D})=>D).join(", ");return[{field:g,message:`is a number that only some re\
gions know: use ${E}`}]})}}),33037:((se,N,o)=>{o.d(N,{KH:()=>_,VR:()=>p,Vi:()=>D,ik:()=>g});const _="or a size such as 18 MB or 18 MiB",p="or a length such as 2\
0 mm, 2 cm or 0.5 in",I={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},P=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;function g(h){const[,a,l]=P.
exec(h)??[],i=I[l?.toLowerCase()??""];return i===void 0?void 0:Math.floor(Math.round(Number(a)*i*1e3)/1e3)}const v={mm:25.4,cm:2.54,in:1},E=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;
function D(h){const[,a,l]=E.exec(h)??[],i=v[l?.toLowerCase()??""];return i===void 0?void 0:Number((Number(a)/i).toFixed(10))}}),51521:((se,N,o)=>{o.d(N,{Ct:()=>v,
Qf:()=>g,sA:()=>D});var _=o(98446),p=o(34378);const I=/(\{[^{}]*\})/;function P(h,a){const l=[],i=[],f=`use ${a.map(w=>`{${w}}`).join(", ")}`;for(const w of(0,p.
w)(h).split(I)){const u=a.find(b=>`{${b}}`===w);if(u)l.push({placeholder:u});else if(I.test(w))i.push(w);else{if(/[{}]/.test(w))return{problem:`has a brace that\
 belongs to no placeholder; ${f}`};w&&l.push({literal:w})}}return i.length===0?{pieces:l}:{problem:`has the unknown ${(0,_.d5)(i.length,"placeholder","placehold\
ers")} ${i.join(" and ")}; ${f}`}}const g=h=>h.split(I).filter((a,l)=>l%2===1),v=(h,a)=>h.split(I).map((l,i)=>(i%2===1&&Object.hasOwn(a,l.slice(1,-1))?a[l.slice(
1,-1)]:void 0)??l).join(""),E=["number","last","label","name"],D=h=>P(h,E)}),66974:((se,N,o)=>{o.d(N,{D6:()=>g,F1:()=>I,NL:()=>h,P3:()=>p,br:()=>P,bs:()=>D});var _=o(
98446);const p={problem:"names page 0: pages count from 1, and -1 is the last page"};function I(l,i,f){const w=[],u=[];for(const[b,m]of l.split(",").entries()){
const M=b+1;if(i!==void 0&&m.trim()===""){u.push(`entry ${M} is empty: write ${i}, separated by single commas`);continue}const T=f(m,M);"problem"in T?u.push(P(M,
m,T.problem)):w.push(T.item)}return u.length>0?{problem:D(u)}:{items:w}}const P=(l,i,f)=>`entry ${l} ('${a(i.trim())}') ${f}`,g=({position:l,text:i},f,w)=>P(l,i,
`names ${v(f)}, but the document has ${(0,_.y_)(w,"page")}`);function v(l){return Number.isSafeInteger(l)?`page ${l}`:"a page far beyond its end"}const E=5;function D(l){
const i=l.length-E;return[...l.slice(0,E),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function h(l){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(
l);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(l)?"is not a page: the first page is wri\
tten 1, and a range from it 1..5":/\b(last|end)\b/i.test(l)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(l){const i=[...l].
map(f=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(f)?"?":f);return(0,_.Bu)(i.join(""),40)}}),72750:((se,N,o)=>{o.d(N,{Ly:()=>v,UL:()=>E,aW:()=>g,p6:()=>P});var _=o(58552),
p=o(66974);const I=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,P=h=>(0,p.F1)(h,"pages such as 3,1,2 or 2..5",(a,l)=>{const i=I.exec(a);if(!i)return{problem:D(a)};const f=Number(
i[1]),w=i[3]===void 0?void 0:Number(i[3]);return f===0||w===0?p.P3:{item:{from:f,to:w,range:i[2]!==void 0,text:a.trim(),position:l}}});function g(h,a,l){const i=M=>(0,_.
G6)([{field:"page_order",message:M}]),f=P(h);if("problem"in f)throw i(f.problem);const w=v(f.items,a);if("problem"in w)throw i(w.problem);const u=E(w.spans);if(u>
l)throw i(`names ${u} pages in all; at most ${l} are allowed`);const b=new Uint32Array(u);let m=0;for(const{first:M,last:T}of w.spans){const F=M<=T?1:-1;for(let z=M;z!==
T+F;z+=F)b[m++]=z}return b}function v(h,a){const l=[],i=h.map(f=>{const w=T=>T<0?a+1+T:T,u=w(f.from),b=f.range?f.to===void 0?a:w(f.to):u,M=[[f.from,u],[f.to??f.
from,b]].find(([,T])=>T<1||T>a);return M&&l.push((0,p.D6)(f,M[0],a)),{first:u,last:b}});return l.length>0?{problem:(0,p.bs)(l)}:{spans:i}}const E=h=>h.reduce((a,{
first:l,last:i})=>a+Math.abs(i-l)+1,0);function D(h){return/^ *\.\./.test(h)?"has no start: a range is written 1..5":(0,p.NL)(h)??"is not a page, such as 3 or -\
1, nor a range, such as 2..5 or 2.."}}),29082:((se,N,o)=>{o.d(N,{k1:()=>g,lY:()=>P,m7:()=>v});var _=o(58552),p=o(66974);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=h=>(0,p.F1)(h,"pages such as 1..3, -1, odd",(a,l)=>{const i=a.trim(),f=I.exec(i);if(!f)return{problem:D(i)};const[,w,u,b,m,M]=f,T={negated:w!==void 0,text:i,position:l};
if(u!==void 0)return{item:{...T,pages:u.toLowerCase()}};const F=Number(b),z=m===void 0?F:M===void 0?"end":Number(M);return F===0||z===0?p.P3:{item:{...T,pages:{
from:F,to:z}}}});function g(h,a,l="pages"){const i=m=>(0,_.G6)([{field:l,message:m}]),f=P(h);if("problem"in f)throw i(f.problem);const w=new E(a),u=new E(a),b=[];
for(const m of f.items){const M=m.negated?u:w;if(typeof m.pages=="string"){M.add(m.pages);continue}const{from:T,to:F}=m.pages,z=T<0?a+1+T:T,Z=F==="end"?a:F<0?a+
1+F:F,B=(F==="end"?T<0?[[T,z]]:[]:[[T,z],[F,Z]]).find(([,k])=>k<1||k>a);B&&b.push((0,p.D6)(m,B[0],a)),!(F==="end"&&z>a||b.length>0)&&M.range(Math.min(z,Z),Math.
max(z,Z))}if(b.length>0)throw i((0,p.bs)(b));return f.items.every(({negated:m})=>m)&&w.add("all"),w.without(u)}function v(h){const a=P(h);if("problem"in a||a.items.
length!==1)return;const{negated:l,pages:i}=a.items[0];if(l)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:f,to:w}=i;return w===
"end"?{first:f}:w===-1?{first:f}:w<1?void 0:{first:Math.min(f,w),last:Math.max(f,w)}}class E{pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=
a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,l){this.differences[a]++,this.differences[l+1]--}without(a){
const l=new Uint32Array(this.pageCount);let i=0,f=0,w=0;for(let u=1;u<=this.pageCount;u++){f+=this.differences[u],w+=a.differences[u];const b=u%2===1?"odd":"eve\
n";(f>0||this[b])&&!(w>0||a[b])&&(l[i++]=u)}return l.subarray(0,i)}}function D(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is written 1..5":/^!/.test(
h)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),70458:((se,N,o)=>{o.d(N,{h:()=>I,j:()=>_});const _="or a size such as 210 x 99 mm",p=/^ *([\d.]{1,33}) *[x×] *([\d.]{1,33}) *(mm|cm|in) *$/i;
function I(P,g){let v=g;for(const[E,D]of Object.entries(P)){if(D.kind!=="choice"||!D.sides)continue;const{[E]:h,...a}=v,[l,i,f]=typeof h=="string"?p.exec(h)?.slice(
1)??[]:[],w=D.sides.some(m=>![void 0,null,""].includes(a[m]));if(f===void 0||w)continue;const[u,b]=D.sides;v={...a,[u]:`${l} ${f}`,[b]:`${i} ${f}`}}return v}}),
33858:((se,N,o)=>{o.d(N,{D_:()=>h,X4:()=>R,kU:()=>B});var _=o(58552),p=o(66974),I=o(72750);const P=/^(\d+|first)-(\d+|last|end)?$/i,g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
v=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,E=/^(?:last|end)-(\d+|last|end)$/i,D=/^(-?\d+)-(-?\d+|last|end)$/i;function h(k){if(Array.isArray(k))return a(
k);if(typeof k!="string"&&typeof k!="number")return{problem:"must be text such as 1..3, or a list of pages"};const G=String(k),Y=G.split(/\r?\n/).filter(te=>te.
trim()!=="");if(Y.length>1&&Y.every(te=>/^ *- +\S/.test(te)))return a(Y.map(te=>l(te.replace(/^ *- +/,""))));const J=/^\s*\[(.*)\]\s*$/s.exec(G);return J?a(J[1].
split(",").map(l)):i(Y.length>1?Y.join(","):G)}function a(k){return k.some(G=>typeof G!="string"&&typeof G!="number")?{problem:'must be a list of pages such as \
3, or of ranges such as "2..5"'}:i(k.join(","))}function l(k){return k.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(k){const G=(0,p.F1)(k,void 0,Y=>{const{
items:J,isUnclear:te}=m(Y),$e=te||J.length>1&&J.some(Me=>Me.startsWith("-"))?M(J):J.map(T).find(Me=>Me!==void 0);return $e?{problem:`is ambiguous: write ${$e.join(
" or ")}`}:{item:J.length===0?Y:J.map(F).join(",")}});return"problem"in G?G:{text:G.items.join(",")}}const f=/^(?:not )?(?:-?\d+|first|last|end)$/i,w=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
u=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,b=new Set(["-","–",".."]);function m(k){const G=[];let Y=!1;for(const J of k.split(/\s+/)){if(J==="")continue;const te=G.
at(-1)??"",pe=w.test(te),$e=pe?f.test(J):f.test(te)&&(b.has(J)||u.test(J));$e?G[G.length-1]=te+J:te.toLowerCase()==="not"?G[G.length-1]=`${te} ${J}`:G.push(J),Y||=
pe&&!$e}return{items:G,isUnclear:Y}}function M(k){const G=k.map(F).join(","),[Y,J,...te]=k,pe=te.length===0&&J?/^-(\d+)$/.exec(J):null;return pe&&Y&&/^\d+$/.test(
Y)?[G,`${Y}..${pe[1]}`]:[G]}function T(k){const G=k.replace(/^not /i,""),Y=E.exec(G);if(Y)return/^\d/.test(Y[1])?[`-${Number(Y[1])+1}`,`-1..${Y[1]}`]:["-1"];const J=D.
exec(G);if(!J||P.test(G))return;const[,te,pe]=J;return pe.startsWith("-")?[`${te}..${pe}`,`${te},${pe}`]:[`${te}..${Z(pe)}`,`${te},-${pe}`]}function F(k){const[
,G="",Y=""]=/^(not )?(.*)$/i.exec(k)??[],J=P.exec(Y)??g.exec(Y)??v.exec(Y);return J?`${G}${Z(J[1])}..${Z(J[2]??"")}`:`${G}${Z(Y)}`}const z={first:"1",last:"-1",
end:"-1"},Z=k=>z[k.toLowerCase()]??k;function R(k){const G=h(k);return"problem"in G?G:(0,I.p6)(G.text)}function B(k,G,Y,J="ranges"){const te=ye=>(0,_.G6)([{field:J,
message:ye}]),pe=R(k);if("problem"in pe)throw te(pe.problem);const $e=(0,I.Ly)(pe.items,G);if("problem"in $e)throw te($e.problem);const Me=$e.spans.flatMap(({first:ye,
last:K},V)=>{const{position:C,text:O}=pe.items[V];return ye<=K?[]:[(0,p.br)(C,O,`ends before it starts: write ${K}-${ye}`)]});if(Me.length>0)throw te((0,p.bs)(Me));
const Ae=(0,I.UL)($e.spans);if(Ae>Y)throw te(`names ${Ae} pages in all; at most ${Y} are allowed`);return $e.spans}}),77040:((se,N,o)=>{o.d(N,{n:()=>P});const _=[
"number","last","title","date"],p=`use ${_.map(g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,I="{}|\\";function P(g){const v=[[]],E=[];let D="";
const h=()=>{D!==""&&v.at(-1).push(D),D=""};for(let f=0;f<g.length;f++){const w=g[f];if(w==="\\"&&f+1<g.length&&I.includes(g[f+1]))D+=g[++f];else if(w==="|")h(),
v.push([]);else{if(w==="}")return{problem:`has a brace that belongs to no placeholder; ${p}`};if(w==="{"){const u=g.indexOf("}",f);if(u<0)return{problem:`has a \
brace that belongs to no placeholder; ${p}`};const b=g.slice(f+1,u),m=_.find(M=>M===b);h(),m?v.at(-1).push({placeholder:m}):E.push(`{${b}}`),f=u}else D+=w}}if(h(),
E.length>0)return{problem:`has the unknown ${E.join(" and ")}; ${p}`};if(v.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| \
for a bar that is text"};const[a=[],l=[],i=[]]=v;return v.length===1?{left:[],middle:a,right:[]}:v.length===2?{left:a,middle:[],right:l}:{left:a,middle:l,right:i}}}),
60666:((se,N,o)=>{o.d(N,{E:()=>l,L:()=>D});var _=o(49180),p=o(17079),I=o(51521),P=o(77040);function g(i){const f=(0,I.sA)(i);return"problem"in f?f.problem:void 0}
function v(i){const f=(0,P.n)(i);return"problem"in f?f.problem:void 0}const E=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,D=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(i),h=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function a(i){const f=URL.canParse(i)?new URL(i):void 0;return f?.protocol==="https:"&&f.username===
""&&f.password===""}const l={"file-name":{holds:h,words:"a file name without folders"},"media-type":{holds:D,words:"a media type such as text/xml or application\
/pdf"},color:{holds:i=>(0,_.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,p.Z)(i)!==void 0,words:"a date of ISO 8601 such \
as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>g(i)===void 0,words:"text such as {number} / {last}",problem:g},"running-line":{holds:i=>v(
i)===void 0,words:"a line such as {title}|{number} / {last}",problem:v},"https-address":{holds:a,words:"an HTTPS address such as https://tsa.example.com"},"lang\
uage-tag":{holds:i=>E.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((se,N,o)=>{o.d(N,{Hn:()=>p,Kf:()=>P,RZ:()=>_,YG:()=>g,vH:()=>I});
function _(v,E){for(const D of E)v.push(D)}const p=v=>v.slice();function I(v,E,D){const h=v.get(E);h?h.push(D):v.set(E,[D])}const P=v=>{let E=-1/0;for(const D of v)
E=Math.max(E,D);return E},g=v=>{let E=1/0;for(const D of v)E=Math.min(E,D);return E}})};
