"use strict";exports.id=6255,exports.ids=[6255],exports.modules={42239:((ce,B,o)=>{o.d(B,{Aq:()=>a,pe:()=>i,zB:()=>d});var A=o(76760),p=o.n(A),S=o(58552),x=o(97904),g=o(30245),
D=o(15969),y=o(54614);const M={start:"the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"\
api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and bas\
e-url the documents are processed on the runner, and no key is needed",service:"the service at base-url",giveOneAddress:"Remove base-url, or remove region",giveLanguages:"\
Give a folder with its data as language-data",here:"on the runner"},m={...M,start:"working-directory",empty:"the folder of working-directory is empty: use actio\
ns/checkout before this step"};function a(f){const w=process.env.GITHUB_WORKSPACE;try{process.chdir(w??".")}catch(U){throw new S.zU("configuration",`The workspa\
ce '${w}' cannot be opened (${(0,y.xU)(U)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:U})}const l=process.
cwd();f!==""&&u(f,l);const E=process.cwd(),T=process.env.RUNNER_TEMP||void 0,z=[p().resolve(w??l,f),(0,x.Ye)(E)??E].map(U=>[p().resolve(U),E]);T!==void 0&&z.push(
[(0,x.Ye)(T)??T,T]);const J={...v(E,T),otherNames:z.filter(([U,k])=>U!==k)};return f===""?J:{...J,words:m,around:l}}function u(f,w){const l=(z,J)=>new S.zU("con\
figuration",`working-directory: '${f}' ${z}`,{advice:"Give a folder of the workspace, such as the path of actions/checkout",cause:J}),[E,T]=[(0,x.Ye)(p().resolve(
w,f)),(0,x.Ye)(w)??w];if(E===void 0||(0,x._N)(E)?.isDirectory()!==!0)throw l("is not a folder");const K=p().relative(T,E);if(!(0,D.FK)(K))throw l("leads out of \
the workspace");if((0,g.SV)(K))throw l("is below .git, which is not read");try{process.chdir(p().join(w,K))}catch(z){throw l(`cannot be opened (${(0,y.xU)(z)})`,
z)}}function i({workspace:f,around:w=f}){for(let l=f;l.length>w.length;l=p().dirname(l))if((0,x.Ms)(p().join(l,".git"))!==void 0)return l;return w}const d=(f,w)=>p().
isAbsolute(w)?w:p().posix.join((0,D.d7)(p().relative(i(f),f.workspace)),w),v=(f,w)=>({workspace:f,temporary:w,anywhere:!1,words:M})}),86255:((ce,B,o)=>{var A=o(
67981),p=o(73024),S=o(58552),x=o(68747),g=o(98446),D=o(48161),y=o(38340),M=o(95379),m=o(97904),a=o(15969);const u=["failed","skipped","notes","nothing"],i=32,d=e=>/^\d+$/.
test(e)&&Number(e)>=1&&Number(e)<=i,v=`must be a whole number from 1 to ${i}`,f=300,w=86400,l=e=>/^\d{1,5}$/.test(e)&&Number(e)>=1&&Number(e)<=w,E=`must be a wh\
ole number of seconds from 1 to ${w}`,T=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),K="must be a number of percent from 0 to 99, such as 5";var z=o(79463),J=o(46863),U=o(52465),
k=o(74581);function G(e,t){if(e==="")return;const n=(0,m.Ye)((0,a.M0)(t,e)),s=n===void 0?"does not exist":W(n,t);if(s===void 0)return n;throw new S.zU("configur\
ation",`The folder '${e}' of language-data ${s}`,{advice:"Give a folder with files such as eng.traineddata or eng.traineddata.gz"})}function W(e,t){return(0,a.NB)(
t,e)?(0,m._N)(e)?.isDirectory()?(0,k.Y)(e).length===0?"has no data of a language":void 0:"is not a folder":`is outside of ${t.words.start}`}async function Y(e,t,n){
if(e.region!==""||e.baseUrl!=="")return(await Promise.all([o.e(7718),o.e(6772),o.e(6053),o.e(1519),o.e(909),o.e(6091),o.e(5462)]).then(o.bind(o,55462))).chooseRegion(
e,t);const s=G(e.languageData,t);return{isLocal:!0,check:()=>Promise.resolve(),open:(r,c)=>{const b=e.concurrency??(ye(r,c,t)?1:void 0);return pe(r.length,t,n,{
folder:s,concurrency:b})},place:t.words.here}}const Z=50,te=2e6;function ye(e,t,n){return!t.every(({name:c,params:b})=>{const I=(0,M.a5)(c,b).some(L=>L==="pixel\
s"||L==="recognizer");return(0,y.zI)(c).accepts===void 0&&!I})||e.length>Z?!1:e.flatMap(({inputs:c})=>c).reduce((c,b)=>c+((0,m._N)((0,a.M0)(n,b))?.size??0),0)<te}
async function pe(e,{workspace:t,words:n},s,{folder:r,concurrency:c=Math.min((0,D.availableParallelism)(),i)}){const b={folder:r,cure:n.giveLanguages},I=Math.min(
e,c),L=(0,J.ZK)(t),F=()=>Promise.resolve();if(I<2){const{localHere:q}=await Promise.all([o.e(7718),o.e(909),o.e(1965)]).then(o.bind(o,1965)),{pause:fe}=await Promise.
resolve().then(o.bind(o,8526)),me=q({},U.db,fe,{recognition:{...b,entry:s}});return{execute:(le,ue)=>(0,z.g)(le,ue,me,L),lanes:I,close:F,abandon:F}}const{workerPool:C}=await o.
e(2638).then(o.bind(o,12638)),j=C({entry:await s(),size:Math.min(I,(0,D.availableParallelism)()),ports:U.db,recognition:b});return{execute:(q,fe)=>(0,z.g)(q,fe,
j,L),lanes:I,close:j.close,abandon:F}}var xe=o(30245),Re=o(64123),Oe=o(34),Ue=o(76760),we=o.n(Ue);const O=()=>Promise.resolve(we().join(__dirname,"index.js"));var P=o(
54614),H=o(78630),_=o(57214),V=o(45657);function ne(e){const n=(we().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:
n}async function re(e,t,n,s=new Set){for(const j of[e,...t]){if(j.length>ge)throw(0,S.G6)([{field:"files",message:`a pattern has more than ${ge} characters, whi\
ch no path has`}]);if(de(j)>ee)throw(0,S.G6)([{field:"files",message:`the pattern '${j}' has more than ${ee} * in one name: write fewer`}])}const{create:r}=await o.
e(102).then(o.bind(o,50102)),b=[e,...t.map(j=>j.slice(1).trim())].map(j=>ae(j,n)).map((j,q)=>q===0?j:`!${j}`),I=await r(b.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw ie(e)});he(I.constructor,s);const L=new Set((0,a.d7)(e).split("/")),F=j=>(0,a.dR)(n,j).split("\
/").some(q=>se.has(q)&&!L.has(q));return(await I.glob().catch(j=>{if((0,P.xU)(j)==="ENAMETOOLONG")return[];throw j})).filter(j=>!F(j))}function he(e,t){const n=e,
s=n.passesOver;if(n.passesOver=t,s!==void 0)return;const r=n.stat.bind(n);n.stat=(c,...b)=>r(c,...b).catch(I=>{if((0,P.xU)(I)!=="ENOENT")throw I;n.passesOver?.add(
c.path)})}const ge=4096,ee=4,de=e=>(0,V.Kf)((0,a.d7)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),se=new Set([".git","node_modules"]);function ae(e,{workspace:t,
otherNames:n=[]}){for(const[s,r]of n)if(e.startsWith(s)&&["","/",we().sep].includes(e.charAt(s.length)))return r+e.slice(s.length);return we().isAbsolute(e)||t===
process.cwd()?e:`${ne(t)}/${e}`}function ie(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,S.G6)(
[{field:"files",message:t}])}const be=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],_.jB,_.BD,[/^\[.*["',]/,"a list of paths must be one JS\
ON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],_.jN,_.yZ,[/\.[*+]\\\.|\\\.\w+$|^\^|\$$/,
"this is a regular expression, and files takes patterns such as docs/*.pdf, in which * is any part of a name"],_.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Ie(e,t,n){if(Be(n.workspace))return n.
words.empty;const s=(0,_.oR)(e,be);if(s!==void 0)return s;const r=async b=>re(b,[],n).catch(()=>[]);if(t.length>0&&(await r(e)).length>0)return"lines that begin\
 with ! exclude every file that it matches";const c=De(e,n);if(c!==void 0)return c;if((0,m._N)((0,a.M0)(n,e))?.isDirectory()===!0)return"the folder has no such \
files";for(const[b,I]of we().isAbsolute(e)&&n.anywhere?[]:Ae(e)){const[L]=b===e?[]:await r(b);if(L!==void 0)return`${I}, and there is ${(0,a.dR)(n,L)}`}}const Ae=e=>[
[Ke(e),"upper and lower case count"],[Ke(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],
[e.normalize("NFD"),"its accents are not written as in the name of the file"]],Ke=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===
t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function De(e,t){const n=(0,a.M0)(t,e).split(we().sep),s=n.findIndex(c=>/[*?[]/.test(c)),r=(0,m._N)(
(0,a.M0)(t,e))?.isDirectory()===!0;for(let c=1;c<=(s<0?n.length-(r?0:1):s);c++){const b=n.slice(0,c).join(we().sep);if((0,a.I5)(t,b)===void 0||!(0,m.PJ)(b))continue;
const[I,L]=[(0,a.dR)(t,b),(0,m.Ye)(b)];return L===void 0?`'${I}' is a link to a folder that does not exist`:(0,a.NB)(t,L)?`'${I}' is a link, which patterns do n\
ot follow: write '${(0,a.dR)(t,L)}' in its place`:`'${I}' is a link that leads out of the workspace`}}function Be(e){try{return(0,p.readdirSync)(e).length===0}catch{
return!1}}function We(e){if(e?.alsoXml)return He.invoice;const t=e?.accepts??"pdf";return He[t==="text"?e?.textKind??"markdown":t]}const He={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,
markdown:/\.(?:md|markdown)$/i,html:/\.x?html?$/i,invoice:/\.(?:pdf|xml)$/i};async function Xe(e,t,n,s){const r=[],c=new Set,b=new Set,I=[],L=new Map;for(const[
F,{text:C,literal:j}]of e.entries()){if(!j&&C.startsWith("!"))continue;if(!(0,a.NB)(t,C))throw ie(C);const q=j?[]:e.slice(F+1).flatMap(ue=>ue.text.startsWith("!")?
[ue.text]:[]),fe=new Set,{matches:me,isPath:le}=await et(C,j,q,n,t,fe);for(const ue of fe)Te(ue,C,n)&&L.set((0,a.dR)(t,ue),Ye(ue));me.length===0&&fe.size===0&&I.
push({line:C,reason:await Ie(C,q,t)});for(const ue of me){const Pe=(0,a.dR)(t,ue),ze=(0,xe.YY)(t,ue);if(ze!==void 0){L.set(Pe,ze);continue}const ke=(0,Re.hQ)(Pe);
(!c.has(ke)||s&&le&&b.has(ke))&&r.push(Pe),c.add(ke),le&&b.add(ke)}}return{files:r,empty:I,refused:L,idle:await Qe(e,t)}}async function Qe(e,t){const n=[],s=e.findIndex(
({text:r,literal:c})=>c||!r.startsWith("!"));for(const[r,{text:c,literal:b}]of e.entries()){if(b||!c.startsWith("!"))continue;const I=c.slice(1).trim();r<s?n.push(
`'${c}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,a.NB)(t,I)&&(await re(I,[],t).catch(()=>[])).length===0&&n.push(
`'${c}' excludes nothing: no file matches '${I}'`)}return n}async function et(e,t,n,s,r,c){const b=(0,a.M0)(r,e),I=!t&&/[*?[\]\\]/.test(e)?void 0:(0,m._N)(b);if(t)
return{matches:(0,m.Ms)(b)===void 0?[]:[b],isPath:!0};if(I?.isFile()&&n.length===0)return{matches:[b],isPath:!0};const L=await re(e,n,r,c),F=I?.isDirectory()?L.
filter(C=>s.test(C)):L;return{matches:F.length>1?rt(F):F,isPath:I?.isFile()??!1}}function Te(e,t,n){const s=/\.[^./*?[\]]+$/.exec(t)?.[0];return s===void 0?n.test(
e):e.endsWith(s)}const Ye=e=>e.includes("�")?"has a name that is not UTF-8":"was removed while files were searched";function rt(e){const{compare:t}=new Intl.Collator(
"en",{numeric:!0}),n=(s,r)=>{for(let c=0;c<s.length&&c<r.length;c++){const b=t(s[c]??"",r[c]??"");if(b!==0)return b}return s.length-r.length};return e.map(s=>({
file:s,segments:(0,a.d7)(s).split("/")})).sort((s,r)=>n(s.segments,r.segments)||(s.file<r.file?-1:1)).map(({file:s})=>s)}var at=o(42239);const it=5;async function bt(e,t,n,s){
const r=(0,H.Ud)(e.steps),c=e.steps[0],b=await Xe(e.files,t,We(c&&(0,y.zI)(c.name)),r);Et(b,t.words.start,e.ifNoFilesFound,s);for(const le of b.idle)s.add(le);const I=wt(
b.files,n);I.length===0&&b.files.length>0&&ut("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s);
const{changedSince:L,githubToken:F}=e;if(!e.changedOnly&&L===""||I.length===0)return{matched:I,files:I};const C=await Promise.all([o.e(6772),o.e(1787),o.e(7874)]).
then(o.bind(o,67874)),j=L!=="",q=await(j?C.changedSince(F,L,process.env):C.changedFiles(F));if("unknown"in q)return s.add(`${j?"changed-since":"changed-only"} l\
eaves nothing out: ${q.unknown}`),{matched:I,files:I};const fe=le=>q.paths.has((0,at.zB)(t,le)),me=[];for(const le of I)([le,...n.neededBy(le).keys()].some(fe)||
(await n.mentionedIn(le)).some(fe))&&me.push(le);return A.pq(`${(0,g.y_)(me.length,"file")} of ${I.length} changed`),{matched:I,files:(r||e.continueNumbers)&&me.
length>0?I:me}}function wt(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const r=n.get(s);return r!==void 0&&A.pq((0,P.
g$)(`'${s}' is left out of files: ${r} uses it`)),r===void 0})}function Et({files:e,empty:t,refused:n},s,r,c){const b=t.map(({line:C,reason:j})=>j===void 0?`'${C}\
'`:`'${C}' (${j})`),I=[...n].map(([C,j])=>`'${C}' was left out: it ${j}`),L=b.length===0?"files, which is an empty list":(0,g.Dw)(b,it,"more lines"),F=e.length>
0||b.length===0||t.some(({reason:C})=>C!==void 0)?"":`. Paths start at ${s}. Make sure that an earlier step creates the files`;if(r==="error"&&I.length>0)throw new S.
zU("configuration",I.slice(0,it).join(". "));for(const C of I)c.add(C);b.length===0&&e.length+I.length>0||ut(`No file matches ${L}${F}`,r,c)}function ut(e,t,n){
if(t==="error")throw new S.zU("configuration",e);t==="warn"?n.add(e):A.pq((0,P.g$)(e))}const dt=5;function lt(e){let t=process.uptime();return(n,s,r)=>{const c=process.
uptime();c-t<dt||(t=c,e(`${n}: ${s}, ${Math.round(r*100)} %`))}}var ct=o(19357),h=o(2352),$=o(51167),R=o(8526),N=o(86006),Q=o(10008);const X=/\{(?:dir|name)\}/;
class oe{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=t,this.places=n,this.base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.
values(s).map(r=>[this.pathFor(r,t),(0,x.i9)(n)])))}check(){const t=this.findProblems();if(t.length>0)throw(0,S.G6)(t)}findProblems(){const t=[];for(const{paths:n}of this.
steps)for(const[s,r]of Object.entries(n)){if(X.test(r))continue;const c=this.problemOf(this.pathFor(r,""));c!==void 0&&t.push({field:s,message:c})}return t}async parametersOf({
name:t,params:n,paths:s,fromBase:r},c){const b={};r&&this.base&&(b[Q.s]=await this.base.read(c));for(const[I,L]of Object.entries(s)){const F=this.pathFor(L,c),C=await(X.
test(L)?this.read(F,I):this.readOnce(F,I)),j=(0,y.zI)(t).fields[I]?.kind==="json",{params:q,issues:fe}=(0,ct.qL)(t,{[I]:j?(0,ct.iL)(C.bytes):C}),me=fe.filter(({
field:le})=>le===I);if(me.length>0)throw(0,S.G6)(me.map(({field:le,message:ue})=>({field:le,message:`'${F}': ${ue}`})));b[I]=q[I]}return{...n,...b,...await this.
mentionedBy(t,c)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);return s?s.images.map(({file:r})=>r):[]}catch(s){
if(s instanceof S.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.imagesBeside(t,n);if(!s||s.images.length===0)return{};
const{wire:r,images:c}=s,b=[];for(const{target:F,file:C}of c)b.push({name:F,bytes:(await this.read(C,r)).bytes});const{issues:I}=(0,ct.qL)(t,{[r]:b}),L=I.filter(
({field:F})=>F===r);if(L.length>0)throw(0,S.G6)(L);return{[r]:b}}async imagesBeside(t,n){const[s]=Object.entries((0,y.zI)(t).fields).find(([,{kind:C}])=>C==="fi\
les")??[];if(s===void 0)return;const{textKind:r="markdown"}=(0,y.zI)(t),{bytes:c}=await this.read(n,s);if(c.length>h.xG)return;const{imagesNamedIn:b,mayNameImages:I}=await Promise.
all([o.e(1917),o.e(4299),o.e(1637),o.e(4622),o.e(2594)]).then(o.bind(o,72594)),L=(0,h.Jw)(t,c);if(!I(r,L))return;const F=[];for(const C of await b(r,L,new $.o(R.
pause))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(C))continue;const j=(0,a.dR)(this.places,we().posix.join(we().posix.dirname(n),C.replace(/[?#].*$/,"")));!this.places.
anywhere&&we().isAbsolute(j)||this.problemOf(j)===void 0&&F.push({target:C,file:j})}return{wire:s,images:F}}pathFor(t,n){const{dir:s,name:r}=we().posix.parse(n),
c=t.replaceAll("{dir}",()=>s||".").replaceAll("{name}",()=>r);return(0,a.dR)(this.places,c)}readOnce(t,n){let s=this.shared.get(t);return s||this.shared.set(t,s=
this.read(t,n)),s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,S.G6)([{field:n,message:s}]);const r=await(0,m.oD)(we().resolve(this.places.workspace,
t)).catch(c=>{throw(0,S.G6)([{field:n,message:`'${t}' could not be opened (${(0,P.xU)(c)})`}])});if((0,N._V)(r))throw(0,S.G6)([{field:n,message:`'${t}' is a poi\
nter of Git LFS, not the file itself: ${N.U}`}]);return{name:we().posix.basename(t),bytes:r}}problemOf(t){if(!(0,a.NB)(this.places,t))return`'${t}' must be in t\
he workspace or in RUNNER_TEMP`;if((0,m.Ms)((0,a.M0)(this.places,t))===void 0)return`the file '${t}' does not exist. Paths start at ${this.places.words.start}, \
and may hold {dir} and {name}`;const n=(0,xe.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}var $e=o(72256);const Se=4096;function Me(e,t){const n=(0,S.
l3)(e),s=[n,...n.others].map(r=>{const c=Ge(r),b=r.advice===void 0?c:`${c.replace(/[.:]$/,"")}. ${r.advice}`;return(0,$e.V0)(t,b,r)});return(0,P.g$)(s.join(". ")).
slice(0,Se)}const Ge=({message:e,issues:t})=>t.filter(({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(
s)?`The document ${s}`:s),e);var Fe=o(13707);const Ee=10;class Le{given=0;add(t,n,s){const r=(0,P.g$)(t).slice(0,Se);this.given++,this.given<=Ee?A.$e(r,{...n===
void 0?{}:{file:n},...s===void 0?{}:{title:s}}):A.pq(n===void 0?`Warning: ${r}`:`Warning: ${(0,P.g$)(n)}: ${r}`)}}var Ne=o(61729),Ze=o(76223);const Ot=10,pn={metadata:"\
metadata",fonts:"fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},Mt="New: there is no earlier version",gn=e=>({status:"\
done",input:e,inputs:[e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:Mt,data:{}}),ht=({message:e})=>e===Mt,mt=e=>e.some(t=>(0,Ze.
jb)(t)!==void 0||ht(t)),Pt=e=>ht(e)||(0,Ze.eJ)(e);function yn(e){const t=mt(e),n=t?String(e.every(r=>(0,Ze.jb)(r)?.same===!0)):"",s=t?String(vt(e).differing):"";
return{same:n,changed:e.filter(Pt).map(({input:r})=>r),changedPages:s}}function vt(e){let[t,n]=[0,0];for(const s of e){const r=(0,Ze.jb)(s);if(!r)continue;const c=b=>Number(
qe(r.counts,`pages${b}`));t+=tt.reduce((b,[,I])=>b+c(I),0),n+=Number(r.pageCount)+c("Removed")}return{differing:t,total:n}}function Ct(e){const{differing:t,total:n}=vt(
e);return`${t} of ${(0,g.y_)(n,"page")} ${(0,g.d5)(t,"differs","differ")}`}const $n=e=>e.filter(Pt).map(t=>({file:t.input,message:t.message??En((0,Ze.jb)(t))})),
bn=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(t,"file")} ${(0,g.d5)(e,"differs","differ")} from the earlier version`;function wn(e,t){for(const[n,{file:s,message:r}]of e.
entries())n>=Ee-1?A.pq((0,P.g$)(`${s}: ${r}`)):t==="error"?A.z3(r,{file:s,title:"Differs"}):A.lm(r,{file:s,title:"Changed"})}function En(e){const t=tt.flatMap(([
s,r])=>{const c=Rt(e,r);return c===""?[]:[`Pages ${s}: ${c}`]}),n=jt(e);return[...t,...n===""?[]:[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const tt=[
["added","Added"],["removed","Removed"],["moved","Moved"],["changed","Changed"]];function Rt(e,t){const n=qe(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).
map(b=>typeof b=="number"?b:Number(qe(b,"page"))),r=Number(qe(e.counts,`pages${t}`)),c=s.slice(0,Ot).join(", ");return r>Ot?`${c} and ${r-Ot} more`:c}function jt(e){
return[...Object.entries(pn).flatMap(([n,s])=>Number(qe(e.counts,n))>0?[s]:[]),...e.security===null?[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const qe=(e,t)=>(0,Ne.
C5)(e,t)??null,Ut=["","File","Pages",...tt.map(([,e])=>e),"Also"];function On(e){const t=e.notes.map(s=>`<br><em>${(0,P.Hn)(s)}</em>`).join("");if(!(0,Ze.jb)(e))
return`<td colspan="${tt.length+2}">${(0,P.Hn)(e.message??"")}${t}</td>`;const n=Bt(e,P.Hn);return n.map((s,r)=>`<td>${s}${r===n.length-1?t:""}</td>`).join("")}
function Bt(e,t){const n=(0,Ze.jb)(e);if(!n)return[...tt.map(()=>""),"",ht(e)?Mt:t(e.message??"")];const[s,r]=[Number(n.pageCount),Number(n.pageCountBefore)];return[
s===r?String(s):`${r} → ${s}`,...tt.map(([,c])=>Rt(n,c)),n.same===!0?"the same":jt(n)]}const _t=e=>ht(e)?"🆕":Pt(e)?"✏️":"✅";function Mn(e,t){let n="",
s=0;for(const r of e)for(const c of Ft((0,Ze.jb)(r)?.pages,"changed")){const b=Ft(c,"diff").map(String);if(b.length===0)continue;const L=`<details><summary>${`<\
code>${(0,P.Hn)(r.input)}</code>, page ${Number(qe(c,"page"))}`}</summary>

\`\`\`diff
${b.map(P.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(L)>t?s++:n+=L}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function Ft(e,t){const n=qe(e,t);return Array.isArray(n)?n:[]}const xt=1024*1024,kt=2048,pt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Pn(e){
const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,P.Hn)(n.join(" → "))}</h3>
<p>${Wt(e)}</p>
`;if(t.length===0)return s;const r=mt(t),c=[];let b=Buffer.byteLength(s)+kt;for(const[j,q]of t.entries()){const fe=r?vn(q):xn(q,t[j-1],Kt(e));if(b+=Buffer.byteLength(
fe),b>xt)break;c.push(fe)}const I=(r?Ut:Kt(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(j=>`<th>${j}</th>`).
join(""),L=t.length-c.length,F=L===0?"":`<p>${(0,g.y_)(L,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,C=e.showText?Mn(t,xt-b-kt):"";return`${s}<table>
<tr>${I}</tr>
${c.join("")}</table>
${F}${C===""?"":`
${C}`}`}const vn=e=>`<tr><td>${e.status==="done"?_t(e):pt[e.status]}</td><td><code>${(0,P.Hn)(e.input)}</code></td>${On(e)}</tr>
`,Wt=e=>`${zt(e)} · ${e.place} · ${e.seconds.toFixed(1)} s`;function zt({rows:e,matched:t,dryRun:n}){const s=C=>e.filter(j=>j.status===C),r=s("done");if(e.length===
0)return`${t===0?"No file matches":`No change in ${(0,g.y_)(t,"file")}`}, nothing written`;const c=r.filter(({output:C})=>C!==null).length,b=n?[`Dry run: ${(0,g.
y_)(s("planned").length,"result")} planned, nothing written`]:[c===0&&r.length>0?`${(0,g.y_)(r.length,"file")} read, none written`:`${(0,g.y_)(c,"file")} writte\
n`];for(const C of["failed","skipped"])s(C).length>0&&b.push(`${s(C).length} ${C}`);const I=(0,P.cz)([...new Map(r.map(C=>[C.inputs.join(`
`),C.bytesBefore??0])).values()]),L=(0,P.cz)(r.map(({bytesAfter:C})=>C??0)),F=r.length===0?"":` · ${(0,P.IV)(I)}${c===0?"":` → ${(0,P.IV)(L)}`}`;return`${b.join(
", ")}${F}`}const Kt=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>In(t));function xn(e,t,n){const{status:s,input:r,inputs:c,output:b,pages:I,
bytesBefore:L,bytesAfter:F,message:C,notes:j,data:q}=e,fe=c.length>1&&s!=="failed"?` <em>and ${c.length-1} more</em>`:"",me=[...b===null?[]:[`<code>${(0,P.Hn)(b)}\
</code>`],...C===null?[]:[(0,P.Hn)(C)],...Object.values(q).flatMap(Ce=>Gt(Ce).map(P.Hn)),...j.filter(Ce=>t?.input!==r||!t.notes.includes(Ce)).map(Ce=>`<em>${(0,P.
Hn)(Ce)}</em>`)],le=e.facts.firstPage!==void 0,ue=n?[At(L),At(F),le?"":Dn(L,F)]:[At(L)],Pe=[I===null?"":String(I),...ue],ze=me.join("<br>"),ke=Pe.every(Ce=>Ce===
"")?`<td colspan="${Pe.length+1}">${ze}</td>`:`<td>${ze}</td>${Pe.map(Ce=>`<td align="right">${Ce}</td>`).join("")}`;return`<tr><td>${pt[s]}</td><td><code>${(0,P.
Hn)(r)}</code>${fe}</td>${ke}</tr>
`}const An=new Set(["pageCount","fileSize"]);function Gt(e){const t=Object.entries(e).flatMap(([n,s])=>{const r=n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase();
return An.has(n)?[]:s===!0?[r]:typeof s=="number"?s===0?[]:[`${r}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${r}: ${s.length}`]:(0,Ne.Gv)(s)&&!Object.values(s).
every(c=>typeof c=="boolean")?[r]:[]});return t.length===0?[]:[t.join(" · ")]}const In=e=>Object.keys(e).length===0,At=e=>e===null?"":(0,P.IV)(e).replace(" ","\
&nbsp;");function Dn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}const Sn=6e4,Tn=1e3;
function Ht(e){const{rows:t,operations:n}=e,s=mt(t),r=s&&vt(t).total>0?` · ${Ct(t)}`:"",c=`**Octavo: ${n.join(", then ")}**${r} · ${zt(e)}
`;if(t.length===0)return c;const b=s?Ut:["","File","Result","Pages","Size"];let I=`${c}
${It(b)}${It(b.map(()=>"---"))}`,L=Buffer.byteLength(I);for(const[F,C]of t.entries()){const j=It(s?Ln(C):Nn(C));if(L+=Buffer.byteLength(j),L>Sn)return`${I}
${(0,g.y_)(t.length-F,"more row")} did not fit here.
`;I+=j}return I}const It=e=>`| ${e.join(" | ")} |
`,Ln=e=>[e.status==="done"?_t(e):pt[e.status],nt(e.input),...Bt(e,nt)];function Nn({status:e,input:t,inputs:n,output:s,pages:r,bytesBefore:c,bytesAfter:b,message:I,
data:L}){const F=n.length>1&&e!=="failed"?` and ${n.length-1} more`:"",C=[...s===null?[]:[nt(s)],...I===null?[]:[nt(I)],...Object.values(L).flatMap(q=>Gt(q).map(
nt))].join("<br>"),j=b??c;return[pt[e],`${nt(t)}${F}`,C,r===null?"":String(r),j===null?"":(0,P.IV)(j)]}function nt(e){const t=(0,g.Bu)((0,P.g$)(e),Tn).replace(/\\+(?=\|)/g,
r=>"⧵".repeat(r.length)).replaceAll("|","\\|"),n=(0,V.Kf)([0,...(t.match(/`+/g)??[]).map(r=>r.length)]),s="`".repeat(n+1);return`${s} ${t} ${s}`}const Cn=(0,y.
zI)("find_text").dataKey??"";function Yt(e){return e.flatMap(({data:t})=>{const n=t[Cn];return n===void 0?[]:[Number(n.count)]})}function Rn(e){const t=Yt(e);return t.
length===0?"":String(t.reduce((n,s)=>n+s,0))}function jn(e,{failOnMatch:t,failOnNoMatch:n}){const s=Yt(e),r=s.filter(I=>I>0).length,[c,b]=[s.length-r,(0,g.y_)(s.
length,"file")];return t&&r>0?`fail-on-match: ${r} of ${b} ${(0,g.d5)(r,"has","have")} a match`:n&&c>0?`fail-on-no-match: ${c} of ${b} ${(0,g.d5)(c,"has","have")}\
 no match`:void 0}const Rs=null,Un=/[\r\n]|^\s|\s$/;class Bn{resultsFile="";places;begin(){const t=process.env.RUNNER_TEMP;Dt("results-file cannot be made in RU\
NNER_TEMP",t,()=>{t&&(this.resultsFile=we().join((0,p.mkdtempSync)(we().join(t,"octavo-")),"results.json"))}),this.tell([])}startFrom(t){this.places=t}tell(t,n=""){
const s=t.map(({data:L,...F})=>({...F,...L})),r=t.flatMap(({status:L,output:F})=>L==="done"&&F!==null?[F]:[]),{places:c}=this,b=r.map(L=>c===void 0?L:(0,a.ZJ)(c,
L)).filter(L=>!Un.test(L)),I=r.length===0?"":`, although ${(0,g.y_)(r.length,"file")} were written: see the log`;Dt(`The output results-file cannot be written${I}`,
this.resultsFile,()=>{this.resultsFile!==""&&(0,p.writeFileSync)(this.resultsFile,`${JSON.stringify(s)}
`)}),Dt(`The outputs of the step cannot be written${I}`,process.env.GITHUB_OUTPUT,()=>{A.uH("files",r),A.uH("paths",b.map(ne).join(`
`)),A.uH("count",r.length),A.uH("failed",t.filter(({status:q})=>q==="failed").length);const L=t.filter(({status:q,output:fe})=>q==="done"&&fe!==null);A.uH("tota\
l-bytes",(0,P.cz)(L.map(({bytesAfter:q})=>q??0))),A.uH("total-pages",(0,P.cz)(L.map(({pages:q})=>q??0)));const{same:F,changed:C,changedPages:j}=yn(t);A.uH("same",
F),A.uH("changed",C),A.uH("changed-pages",j),A.uH("matches",Rn(t)),A.uH("markdown",n),A.uH("results",s),A.uH("results-file",this.resultsFile)}),b.length<r.length&&
A.pq(`The output paths leaves out ${(0,g.y_)(r.length-b.length,"name")} with a line break or an outer blank`)}}const _n=new Set(["ENOSPC","EDQUOT"]);function Dt(e,t,n){
try{n()}catch(s){const r=t!==void 0&&(0,p.existsSync)(t)?(0,P.xU)(s):"there is no such file";throw new S.zU("configuration",`${e} (${r})`,{advice:_n.has((0,P.xU)(
s))?"Free space on the disk of the runner":"Check that earlier steps do not remove or lock the files of the runner",cause:s})}}var Fn=o(90866);function kn(e,t,n,s){
const r=e.length<Ee?e:e.slice(0,Ee-1);for(const{file:c,message:b}of r)t==="error"?A.z3(b,{file:c,title:n}):s.add(b,c,n);for(const{file:c,message:b}of e.slice(r.
length))A.pq((0,P.g$)(`Failed: ${c}: ${b}`));for(const{cause:c}of e)c!==void 0&&A.Yz((0,P.uP)(c))}function Wn(e,t){const n=e.length<Ee?0:e.length-(Ee-1),s=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function Vt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=Pn(e);if(!(Buffer.byteLength(n)>=xt))try{await Fn.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the o\
utputs are complete"),A.Yz((0,P.uP)(s))}}const Jt="add_page_numbers",zn=new Set(["extract_pages","remove_pages","reorder_pages"]),Zt=e=>e.find(({name:t})=>t===Jt)?.
params;function Kn(e){const t=r=>[{field:"continue-numbers",message:r}],n=e.filter(({name:r})=>r===Jt);if(n.length!==1)return t("needs one step add-page-numbers");
if(Zt(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:r})=>Gn(
r));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function Gn(e){const{input:t,
output:n,accepts:s}=(0,y.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||zn.has(e)}class gt extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Hn(e,t,n){const{continuedNumbers:s,countSelectedPages:r}=await Promise.all([o.e(7718),o.e(1519),o.e(909),o.
e(7922)]).then(o.bind(o,37922)),c=e.flatMap(({inputs:ue})=>ue),{pages:b,first_number:I}=Zt(t),L=t.map(Yn).find(ue=>ue!==void 0);let F="";const C=function*(){for(const ue of c)
yield n(F=ue)},j={pages:b,...L===void 0?{}:{open_password:L}},q=await r(C(),j,{pause:R.pause}).catch(ue=>{throw new gt(F,(0,S.l3)(ue))}),fe=s(q,I),me=new Map;let le=0;
for(const ue of e)me.set(ue,le),le+=ue.inputs.length;return(ue,Pe)=>fe[(me.get(ue)??0)+Pe]}function Yn({name:e,params:t}){const{open_password:n,password:s}=t;return n??
(e==="remove_password"?s:void 0)}function Vn(e,t){const n=e.filter(({status:c})=>c==="skipped").length,s=e.filter(({notes:c})=>c.length>0).length,r=(0,g.y_)(e.length,
"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${r} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${r} with notes`:void 0}const Jn=(0,y.
zI)("extract_text").dataKey??"",Zn=(0,y.zI)("find_text").dataKey??"";function Xn(e,{textlessPages:t=[]}){const{[Zn]:n,[Jn]:s}=e,r=[...n?[Qn(n)]:[],...s?[qn(s)]:
[]].join(", ");if(t.length===0)return r;const c=(0,g.y_)(t.length,"page is a scan","pages are scans");return r===""?c:`${r}: ${c}`}function Qn({count:e,truncated:t}){
const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}function qn({characters:e,pieceCount:t}){if(e===0)return"no text";
const n=(0,g.y_)(Number(e),"character");return t===void 0?n:`${n} in ${(0,g.y_)(Number(t),"piece")}`}var es=o(44020);const Xt={SIGHUP:129,SIGINT:130,SIGTERM:143},
Qt=Object.keys(Xt),ft=new Set;let St;function qt(e){if(ft.size===0)for(const t of Qt)process.on(t,en);return ft.add(e),()=>{if(!(!ft.delete(e)||ft.size>0||St))for(const t of Qt)
process.removeListener(t,en)}}function js(e,t){let n;const s=()=>{n&&t(n.made),r()},r=qt(s);try{n={made:e()}}catch(c){throw r(),c}return{made:n.made,remove:s}}const ts=()=>St;
function en(e){St??=ns().then(()=>ss(e))}async function ns(){for(const e of[...ft].reverse())try{await e()}catch{}}function ss(e){process.platform!=="win32"&&(process.
removeAllListeners(e),process.kill(process.pid,e)),process.exit(Xt[e])}async function os(e){const{jobs:t,inputs:n,chosen:s,writer:r,secondFiles:c,numbersOf:b,claim:I,
spelling:L,say:F}=e,{execute:C,lanes:j,close:q,abandon:fe}=await s.open(t,n.steps),me=new AbortController,le=()=>me.signal.aborted,ue=qt(async()=>{F("Cancelled"),
me.abort(),await Promise.allSettled([r.close(),fe()]),await(0,R.pause)(),await e.onCancelled(Pe.flatMap((je,Ve)=>je.length>0?je:[rs(t[Ve])]))}),Pe=t.map(()=>[]),
ze=[];let ke;const Ce={steps:n.steps,spelling:L,signal:me.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(je,Ve)=>c.parametersOf(je,Ve),
numbersOf:b,claim:I,write:je=>r.write(je),onProgress:e.onProgress};return await cs(t,j,async(je,Ve)=>{if(!le()){if(ke!==void 0){Pe[Ve]=[{...yt(je),status:"skipp\
ed",output:null,message:ke}];return}try{const _e=await C(je,Ce);Pe[Ve]=_e;for(const[ve,Je]of _e.entries())F(is(Je,_e[ve-1]?.notes))}catch(_e){if(le())return;const ve=_e instanceof
z.C?_e.input:je.inputs[0]??"",Je=(0,S.l3)(_e instanceof z.C?_e.cause:_e);F(`${ve}: failed`);const hn=_e instanceof z.C?_e.step:void 0,mn=hn===void 0?Me(Je,L):`${hn}\
: ${Me(Je,L)}`;ze.push({file:ve,message:mn,cause:Je.cause}),Pe[Ve]=[{...yt(je),status:"failed",input:ve,output:null,message:mn,data:(0,es.EI)(Je)}],Je.code==="u\
nauthorized"&&(ke="Not tried, because the region refused the key")}finally{e.onDone?.(je.inputs[0]??"")}}}),await ts(),await q(),{rows:Pe.flat(),failures:ze,leaveSignals:ue}}
const rs=e=>({...yt(e),status:"skipped",output:null,message:"Not done, because the step was cancelled"});function as(e,t){const n=e.map(yt);for(const{input:s,inputs:r,
output:c}of n)t(`${tn(s,r)}${c===null?": would be read only, and no file written":` → ${c}`}`);return n}function yt(e){return{status:"planned",input:e.inputs[0]??
"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function is(e,t=[]){
const{input:n,inputs:s,output:r,pages:c,bytesBefore:b,bytesAfter:I,facts:L,notes:F,message:C,data:j}=e,q=tn(n,s),fe=Xn(j,L),me=[...r!==null&&fe!==""?[fe]:[],...c===
null?[]:[(0,g.y_)(c,"page")],I===null?(0,P.IV)(b??0):`${(0,P.IV)(b??0)} → ${(0,P.IV)(I)}`].join(", "),le=r===null?`${q}: ${C??(fe||"read")} (${me})`:`${q} → ${r}\
 (${me})`,ue=F.filter(Pe=>!t.includes(Pe));return ue.length>0?`${le}. ${ue.join(" ")}`:le}const tn=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;async function cs(e,t,n){
const s=e.entries(),r=async()=>{for(const[c,b]of s)c>0&&await(0,R.pause)(),await n(b,c)};await Promise.all(Array.from({length:Math.min(t,e.length)},r))}var fs=o(
17079);function us(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ne.qF)(e);return!Array.isArray(n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins with \
[ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).
filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as \
docs/**/*.pdf, one per line"}}var ds=o(32885),nn=o(85673);const ls=["search","required_text","forbidden_text"],hs="ignore_pattern";async function sn({params:e}){
const n=[...e.search_mode==="regex"?ls:[],hs].flatMap(c=>{const b=e[c];return typeof b=="string"?[[c,b]]:[]});if(n.length===0)return[];const{patternOf:s}=await o.
e(779).then(o.bind(o,779)),r=[];for(const[c,b]of n)try{await s(c,b,"regex",new $.o(R.pause),()=>{})}catch(I){if(!(I instanceof S.zU))throw I;(0,V.RZ)(r,I.issues)}
return r}var on=o(51327);const ms={split:["split_by_page_count","split_by_size","split_by_bookmarks","split_at_page"],compress:["compress_document","optimize_do\
cument"],shrink:["compress_document","optimize_document"],encrypt:["add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:[
"remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermar\
k"]};function rn(e,t){const n=e.split(/[\s,;|+]+/).filter(r=>r!=="");if(n.length>1&&n.every(r=>(0,y.F)(r.replaceAll("-","_"))))return". Several operations go in\
to steps, as a list";const s=ms[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,nn.h)(e,y.qj.map(t))}const an=y.
qj.map(x.i9).join(", "),st='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',ps=131072,gs=[...new Set(y.qj.flatMap(e=>(0,y.nX)((0,y.zI)(
e)).map(([t])=>t)))],Tt=new Set(y.qj.flatMap(e=>Object.entries((0,y.zI)(e).fields).flatMap(([t,n])=>(0,y.$f)(n)?[t]:[])));async function ys(e,t,n=Fe.vH){const s=new Map;
for(const I of gs){const L=e((0,x.i9)(I));L!==""&&(Tt.has(I)&&(0,on.rh)(L).forEach(t),s.set(I,L))}const r=e("operation").trim(),c=e("steps");if(c.trim()!==""){const{
value:I,typed:L,problem:F}=(await Promise.all([o.e(1917),o.e(4137)]).then(o.bind(o,54137))).parseList(c,ps);for(const j of Lt(I))(0,on.rh)(j).forEach(t);const C=[];
return r!==""&&C.push({field:"operation",message:"give either operation or steps, not both"}),F!==void 0?{steps:[],issues:[...C,{field:"steps",message:`${F}: ${st}`}],
warnings:[]}:cn(I,L,s,C,n)}if(r==="")return un("operation",`is required, unless steps is given: one of ${an}`);const b=r.replaceAll("-","_");return(0,y.F)(b)?$s(
b,s,n):un("operation",`must be one of ${an}${rn(r,x.i9)}`)}async function $s(e,t,n){const{fields:s}=(0,y.zI)(e),r=[...t.keys()].filter(C=>!Object.hasOwn(s,C)),{
step:c,issues:b}=(0,Q.w)((0,Fe.PI)({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),I=r.map(C=>({field:(0,x.i9)(C),message:`is not used: it is not a par\
ameter of ${(0,x.i9)(e)}`})),L=r.filter(C=>Tt.has(C)&&C!=="open_password"),F=[...b,...await sn(c)].map(({field:C,message:j,mentions:q=[]})=>({field:(0,x.i9)(C),
message:(0,$e.bC)("inputs",j,q)}));return{steps:[c],issues:F.length>0||L.length>0?[...F,...I]:[],warnings:I.map(({field:C,message:j})=>`${C} ${j}`)}}const Us=(e,t)=>cn(
e,t,new Map,[],NOT_COMPARING);async function cn(e,t,n,s,r){const c=[...s],b=[];if(!Array.isArray(e)||e.length===0)return{steps:b,issues:[...c,{field:"steps",message:st}],
warnings:[]};for(const L of n.keys())L!=="open_password"&&c.push({field:(0,x.i9)(L),message:"write it inside the step that it belongs to"});const I=n.get("open_\
password");for(const[L,F]of e.entries()){const C=`steps[${L+1}]`,j=Es(F,t[L]);if("problem"in j){c.push({field:C,message:j.problem});continue}(0,V.RZ)(c,bs(j,C)),
(0,V.RZ)(c,ws(j.name,L,e.length,C));const q=I===void 0?j.raw:{open_password:I,...j.raw},fe=(0,Q.w)((0,Fe.PI)({...j,raw:q},r),"refuse");b.push(fe.step),(0,V.RZ)(
c,[...fe.issues,...await sn(fe.step)].map(({field:me,message:le})=>({field:`${C}.${me}`,message:le})))}return{steps:b,issues:c,warnings:[]}}function bs({name:e,
raw:t},n){const s=(0,y.nX)((0,y.zI)(e)).map(([b])=>b),r=Object.keys(t).filter(b=>!s.includes(b)),[c]=r.filter(b=>/^[-\d. ]+$/.test(b)&&!t[b]);return c!==void 0?
[{field:`${n}.${c}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:r.map(b=>({field:`${n}.${b}`,message:`is not\
 a parameter of ${e}: ${s.join(", ")}${(0,nn.h)(b,s)}`}))}function ws(e,t,n,s){const{output:r,accepts:c}=(0,y.zI)(e);return r==="files"&&t+1<n?[{field:s,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:r==="text"&&t+1<n?[{field:s,message:`${e} must be the last step: it writes the text,\
 and no document`}]:c!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${c==="image"?"images":"text"}, which no other operation gives`}]:[]}
function Es(e,t){if(typeof e=="string")return $t(e,{},{});if(!(0,Ne.Gv)(e))return{problem:st};const{operation:n,...s}=e;if(n!==void 0)return typeof n=="string"?
$t(n,s,t):{problem:st};const[[r,c]=["",void 0],...b]=Object.entries(e);if(b.length>0)return{problem:`names several operations or has its parameters beside the n\
ame: ${st}`};if(c===""||c===void 0)return $t(r,{},{});const I=(0,Ne.Gv)(t)?t[r]:void 0;return(0,Ne.Gv)(c)?$t(r,c,I):{problem:st}}function $t(e,t,n){const s=e.trim().
replaceAll("-","_");if(!(0,y.F)(s))return{problem:`must name one of ${y.qj.join(", ")}${rn(e,b=>b)}`};const r=Object.keys(t),c=r.find((b,I)=>r.findIndex(L=>ot(L)===
ot(b))!==I);return c!==void 0?{problem:`gives ${ot(c)} twice, as ${r.filter(b=>ot(b)===ot(c)).join(" and ")}`}:{name:s,raw:fn(t),typed:(0,Ne.Gv)(n)?fn(n):{}}}const ot=e=>e.
replaceAll("-","_"),fn=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[ot(t),n]));function*Lt(e){if(Array.isArray(e))for(const t of e)yield*Lt(t);else if((0,Ne.
Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*Lt(n):n!==""&&Tt.has(t.trim().replaceAll("-","_"))&&(yield n)}const un=(e,t)=>({steps:[],issues:[
{field:e,message:t}],warnings:[]});var Os=o(50580);class Ms{read;mask;isEmpty;issues=[];constructor(t,n,s){this.read=t,this.mask=n,this.isEmpty=s}text(t){return this.
read(t).trim()}secret(t){const n=this.text(t);return n!==""&&this.mask(n),n}choice(t,n){const s=this.text(t)||n[0],r=n.find(b=>b===s),c=`must be one of ${n.join(
", ")}`;return r===void 0&&this.refuse(t,c),this.refuseEmptied(t,c,n[0]),r??n[0]}flag(t,n){const s=this.text(t).toLowerCase(),r="must be true or false";return s!==
""&&s!=="true"&&s!=="false"&&this.refuse(t,r),this.refuseEmptied(t,r,String(n)),s===""?n:s==="true"}number(t,n,s,r){const c=this.text(t);return c!==""&&!n(c)&&this.
refuse(t,s),r!==void 0&&this.refuseEmptied(t,s,String(r)),c===""?r:Number(c)}refuseEmptied(t,n,s){if(!this.isEmpty(t))return;const r=`leave it out, or give its \
expression a default, as in \${{ inputs.name || '${s}' }}`;this.refuse(t,`is empty, and ${n}: ${r}`)}refuse(t,n){this.issues.push({field:t,message:n})}}function Ps(e,{
failOnMatch:t,failOnNoMatch:n}){return e.some(({name:r})=>r==="find_text")?[]:[...t?["fail-on-match"]:[],...n?["fail-on-no-match"]:[]].map(r=>({field:r,message:"\
needs the operation find-text"}))}const Bs=null,dn=({steps:e,region:t,baseUrl:n})=>t+n!==""?[]:e.flatMap(({name:s,params:r})=>(0,Os.L)(s,r));async function vs(e,t,n){
const s=new Ms(e,t,n),r=(0,Fe.L4)(q=>s.flag(q,!1)),{steps:c,issues:b,warnings:I}=await ys(e,t,r),L=us(s.text("files"));"problem"in L&&s.refuse("files",L.problem);
const F=s.flag("changed-only",!1),C={steps:c,isList:s.text("steps")!=="",workingDirectory:s.text("working-directory"),files:"lines"in L?L.lines:[],output:s.text(
"output")||void 0,overwrite:s.flag("overwrite",!1),ifNoFilesFound:s.choice("if-no-files-found",["warn","error","ignore"]),changedOnly:F,changedSince:As(s,F),dryRun:s.
flag("dry-run",!1),continueNumbers:s.flag("continue-numbers",!1),concurrency:s.number("concurrency",d,v),timeLimit:Is(s.number("time-limit",l,E,f)),failOn:xs(s),
minimumSaving:s.number("minimum-saving",T,K),region:s.text("region"),baseUrl:s.text("base-url"),apiKey:s.secret("api-key"),languageData:s.text("language-data"),
summary:s.flag("summary",!0),attest:s.flag("attest",!1),githubToken:s.secret("github-token"),comparing:r,matching:{failOnMatch:s.flag("fail-on-match",!1),failOnNoMatch:s.
flag("fail-on-no-match",!1)},warnings:I},j=[...b,...s.issues,...b.length===0?Ds(C):dn(C)];if(j.length>0)throw(0,S.G6)(j);return C}function xs(e){const t=e.choice(
"on-error",["fail","continue"])==="continue";if(e.text("fail-on")==="")return t?"nothing":u[0];const n=e.choice("fail-on",u);return t&&n!=="nothing"&&e.refuse("\
fail-on","contradicts on-error: continue. Leave out one of the two"),n}function As(e,t){const n=e.text("changed-since");if(n!==""&&t&&e.refuse("changed-since","\
excludes changed-only: leave out one of the two"),n===""||n==="last-success")return n;const s=/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(n)?new Date(
n):new Date(NaN);return(0,fs._)(n)===void 0||Number.isNaN(s.getTime())?(e.refuse("changed-since","must be last-success, or a date such as 2026-11-20 or 2026-11-\
20T14:30:00+01:00"),""):s.toISOString()}const Is=e=>({seconds:e,cure:"Split the document, or raise time-limit"});function Ds(e){const{steps:t,continueNumbers:n,
minimumSaving:s,comparing:r,matching:c}=e;return[...dn(e),...n?Kn(t):[],...s===void 0?[]:(0,ds.T)(t),...(0,Fe.lB)(t,r),...Ps(t,c)]}async function Ss(){const e=new Le,
t=new Bn;let n="wire";try{t.begin();const s=await vs(r=>A.V4(r,{trimWhitespace:!1}),r=>Ns(r,e),r=>process.env[`INPUT_${r.toUpperCase()}`]?.trim()==="");for(const r of s.
warnings)e.add(r);n=s.isList?"wire":"inputs",await Ts(s,t,e,n)}catch(s){const r=(0,S.l3)(s instanceof gt?s.cause:s),c=Me(r,n);s instanceof gt&&A.z3(c,{file:s.file}),
A.C1(s instanceof gt?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":c),r.cause!==void 0&&A.Yz((0,P.
uP)(r.cause))}finally{A.Yz(`Peak memory: ${(0,P.IV)(Cs())}`)}}async function Ts(e,t,n,s){const r=process.uptime(),c=(0,at.Aq)(e.workingDirectory);t.startFrom(c);
const b=await Y(e,c,O);b.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const ve of e.
steps)await b.check(ve);e.output!==void 0&&(0,H.hS)(e.steps)==="data"&&!(0,Fe.Mu)(e.steps)&&n.add("output is not used: the step reads documents and writes none");
const I=e.comparing.withBase?await(await o.e(7073).then(o.bind(o,97073))).BaseVersions.of(c):void 0,L=new oe(e.steps,c,I),{matched:F,files:C}=await bt(e,c,L,n),
{known:j,fresh:q}=I?await I.divide(C):{known:C,fresh:[]};L.check();const fe=(0,Re.K2)(c.workspace),me=[...new Set([...F,...F.flatMap(ve=>[...L.neededBy(ve).keys()])])],
le=ve=>(0,xe.Ck)(c,ve),ue={matched:me,overwrite:e.overwrite,identity:fe,exists:le,words:c.words},Pe=(0,H.et)({...e,...ue,files:j,places:c}),ze=e.steps.map(({name:ve})=>(0,x.
i9)(ve)),ke=e.continueNumbers&&!e.dryRun?await Hn(Pe,e.steps,ve=>(0,J.R5)(ve,c.workspace)):()=>{};A.Oh((0,P.g$)(`${ze.join(", then ")}: ${(0,g.y_)(j.length,"fil\
e")}, ${b.place}`));const Ce=ve=>{const Je=process.uptime()-r;return{rows:ve,matched:F.length,operations:ze,place:b.place,dryRun:e.dryRun,seconds:Je,showText:e.
comparing.showText}},{rows:je,failures:Ve}=e.dryRun?{rows:as(Pe,Nt),failures:[]}:await os({jobs:Pe,inputs:e,chosen:b,writer:new Oe.AU(c,e.overwrite),secondFiles:L,
numbersOf:ke,claim:(0,Re.OM)(ue),spelling:s,say:Nt,onProgress:lt(Nt),onCancelled:async ve=>{t.tell(ve,Ht(Ce(ve))),e.summary&&await Vt(Ce(ve),n)}});A.N4();const _e=[
...je,...q.map(gn)];await Ls({digest:Ce(_e),failures:Ve,total:j.length,inputs:e,outputs:t,places:c,warnings:n})}const Nt=e=>A.pq((0,P.g$)(e));async function Ls({
digest:e,failures:t,total:n,inputs:s,outputs:r,places:c,warnings:b}){const{rows:I}=e,L=$n(I),F=j=>({...j,file:(0,at.zB)(c,j.file)});if(wn(L.map(F),s.comparing.failOnDifference?
"error":"notice"),kn(t.map(F),s.failOn==="nothing"?"warning":"error",e.operations.join(", "),b),A.pq((0,P.g$)(Wt(e))),mt(I)&&A.pq(Ct(I)),r.tell(I,Ht(e)),s.summary&&
await Vt(e,b),s.attest){const{declareArtifacts:j}=await o.e(8208).then(o.bind(o,48208)),q=I.flatMap(({status:fe,output:me})=>fe==="done"&&me!==null?[me]:[]);for(const fe of await j(
q,c))b.add(fe)}if(t.length===0){const j=s.comparing.failOnDifference&&L.length>0?bn(L.length,I.length):jn(I,s.matching)??Vn(I,s.failOn);j!==void 0&&A.C1(j);return}
const C=(0,H.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:Wn(t,n);s.failOn==="nothing"?b.add(C):A.C1(C)}function Ns(e,t){[...e.trim()].length>1?A.Pq(
e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer one")}function Cs(){
try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,p.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().
maxRSS*1024}let ln=!1;process.once("beforeExit",()=>{ln||A.C1("The action stopped before it had finished.")}),Ss().catch(A.C1).finally(()=>{ln=!0})}),97904:((ce,B,o)=>{
o.d(B,{Ms:()=>D,PJ:()=>y,TF:()=>a,Ye:()=>x,_N:()=>g,oD:()=>M,qf:()=>m});var A=o(73024),p=o.n(A);const S=1<<20,x=i=>u(()=>A.realpathSync.native(i)),g=i=>u(()=>(0,A.
statSync)(i)),D=i=>u(()=>(0,A.lstatSync)(i)),y=i=>D(i)?.isSymbolicLink()??!1;async function M(i){if((0,A.statSync)(i).size<=S)return(0,A.readFileSync)(i);const{
readFile:d}=await Promise.resolve().then(o.t.bind(o,51455,23));return d(i)}async function m(i,d){if(d.length<=S)return(0,A.writeFileSync)(i,d,{flag:"wx"});const{
writeFile:v}=await Promise.resolve().then(o.t.bind(o,51455,23));await v(i,d,{flag:"wx"})}const a=i=>u(()=>(0,A.unlinkSync)(i));function u(i){try{return i()}catch{
return}}}),30245:((ce,B,o)=>{o.d(B,{Ck:()=>d,SV:()=>M,YY:()=>m,wI:()=>i});var A=o(76760),p=o.n(A),S=o(58552),x=o(97904),g=o(15969);const D=/^(?:\.git|git~\d+)[. ]*$/i,
y=new RegExp("\\p{Cf}","gu"),M=l=>l.split(/[\\/]/).some(E=>D.test(E.replace(y,"")));function m(l,E){const T=(0,g.M0)(l,E),K=(0,g.I5)(l,T),z=(0,x.Ye)(T);return l.
anywhere?z===void 0?a(T):u(z):K===void 0?"is outside the workspace and RUNNER_TEMP":z===void 0?a(T):w(l,z)!==f(K)?`is a link that leads out of ${K===l.workspace?
"the workspace":"RUNNER_TEMP"}`:M(p().relative(f(K),z))?"is below .git, which is not read":u(z)}const a=l=>(0,x.PJ)(l)?"is a link to a file that does not exist":
"does not exist";function u(l){const E=(0,x._N)(l);if(!E?.isFile())return E?.isFIFO()?"is a named pipe, not an ordinary file":E?.isDirectory()?"is a folder":"is\
 not an ordinary file"}function i(l,E){const T=(0,g.M0)(l,E),K=(0,g.I5)(l,T);if(l.anywhere)return T;if(K===void 0)throw v(E,"is outside the workspace and RUNNER\
_TEMP");const z=f(K),J=p().relative(K,T).split(p().sep);for(let k=1;k<=J.length;k++){const G=p().join(z,...J.slice(0,k));if(!(0,x.PJ)(G))continue;const W=(0,x.Ye)(
G),Y=W===void 0||w(l,W)===void 0;throw v(E,Y?"leads out of the workspace through a link":"leads through a link")}const U=p().join(z,...J);if(M(p().relative(z,(0,x.
Ye)(U)??U)))throw v(E,"is below .git");return U}function d(l,E){try{return(0,x.Ms)(p().join(i(l,p().dirname(E)),p().basename(E)))!==void 0}catch{return!1}}const v=(l,E)=>new S.
zU("configuration",`'${l}' ${E}: nothing is written there`),f=l=>(0,x.Ye)(l)??l,w=(l,E)=>(0,g.RD)(l).map(f).filter(T=>(0,g.FK)(p().relative(T,E))).sort((T,K)=>K.
length-T.length)[0]}),64123:((ce,B,o)=>{o.d(B,{K2:()=>y,Nk:()=>m,OM:()=>a,hQ:()=>M,pL:()=>u});var A=o(73024),p=o.n(A),S=o(76760),x=o.n(S),g=o(58552),D=o(43576);
function y(i){const d=new Map,v=f=>{const w=d.get(f);if(w!==void 0)return w;let l=f;try{l=(0,A.realpathSync)(f)}catch{const E=x().dirname(f);E!==f&&(l=x().join(
v(E),x().basename(f)))}return d.set(f,l),l};return f=>{const w=x().resolve(i,f),l=x().join(v(x().dirname(w)),x().basename(w));return M(l)}}const M=i=>process.platform===
"win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function m(i){if(process.platform!=="win32")return;const d=i.replace(/^[a-z]:/i,"").split(
/[\\/]/),[v]=d.flatMap(f=>/^\.{0,2}$/.test(f)?[]:(0,D.tb)(f)??[]);return v===void 0?void 0:`'${i}' cannot be written: a part of it ${v}`}function a({matched:i,overwrite:d,
identity:v,exists:f,words:w}){const l=new Set(i.map(v)),E=new Set;return(T,K)=>{const z=m(T);if(z!==void 0)throw(0,g.G6)([{field:"output",message:z}]);const J=v(
T),U=K.inputs.some(k=>v(k)===J);if(E.has(J)||l.has(J)&&!(d&&U))throw(0,g.G6)([{field:"output",message:`'${T}' is another input or result: choose a different pat\
tern`}]);if(!d&&f(T))throw(0,g.G6)([{field:"output",message:u([T],w)}]);E.add(J)}}function u([i,...d],{replace:v}){const f=d.length===0?" exists":` and ${d.length}\
 more exist`;return`'${i}'${f} already: choose a different pattern, or ${v}`}}),86006:((ce,B,o)=>{o.d(B,{U:()=>S,_V:()=>x,gY:()=>p,wm:()=>g});var A=o(58552);const p="\
version https://git-lfs.github.com/spec/",S="set lfs: true for actions/checkout",x=D=>D.subarray(0,p.length).toString("latin1")===p;function g(D){if(x(D))throw new A.
zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${S}`})}}),15969:((ce,B,o)=>{
o.d(B,{FK:()=>m,I5:()=>g,M0:()=>x,NB:()=>D,RD:()=>S,ZJ:()=>M,d7:()=>a,dR:()=>y});var A=o(76760),p=o.n(A);const S=({workspace:u,temporary:i})=>i===void 0?[u]:[u,
i];function x({workspace:u,otherNames:i=[]},d){const v=p().resolve(u,d);for(const[f,w]of i){const l=p().relative(f,v);if(m(l))return p().join(w,l)}return v}const g=(u,i)=>[
...S(u),...u.anywhere?[p().parse(i).root]:[]].filter(d=>m(p().relative(d,i))).sort((d,v)=>v.length-d.length)[0],D=(u,i)=>g(u,x(u,i))!==void 0;function y(u,i){const d=x(
u,i),v=p().relative(u.workspace,d);return a(m(v)?v:d)}const M=({workspace:u,around:i=u},d)=>p().isAbsolute(d)?d:p().posix.join(a(p().relative(i,u)),d),m=u=>u!==
".."&&!u.startsWith(`..${p().sep}`)&&!u.startsWith("../")&&!p().isAbsolute(u),a=u=>p().sep==="/"?u:u.replaceAll(p().sep,"/")}),34:((ce,B,o)=>{o.d(B,{AU:()=>u,zz:()=>v});
var A=o(73024),p=o.n(A),S=o(76760),x=o.n(S),g=o(58552),D=o(8526),y=o(54614),M=o(97904),m=o(30245);const a=20;class u{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(l,E){
this.places=l,this.overwrite=E}async write(l){if(this.closed)throw f();const E=this.writeAll(l);this.running.add(E),await E.finally(()=>this.running.delete(E))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(l){const E=[],T=[];let K=performance.now()+a,z=l[0]?.path??"";try{for(const J of l){if(this.
closed)throw f();if(z=J.path,(0,m.SV)(x().basename(J.path)))throw new g.zU("configuration",`'${J.path}' is a name that Git uses: set output to another name`);const U=x().
join(this.folder(x().dirname(J.path)),x().basename(J.path)),k=x().join(x().dirname(U),`.octavo-${process.pid}-${++this.serial}.tmp`);T.push(k),await J.write(k),
performance.now()>K&&(await(0,D.pause)(),K=performance.now()+a),E.push({temporary:k,target:U,path:J.path})}if(this.closed)throw f();for(const{temporary:J,target:U,
path:k}of E)z=k,this.checkAgain(k,U),(0,A.renameSync)(J,U)}catch(J){for(const U of T)(0,M.TF)(U);throw J instanceof g.zU?J:v(z,J)}}checkAgain(l,E){const T=(0,m.
wI)(this.places,x().dirname(l));if(x().join(T,x().basename(l))!==E||!this.overwrite&&(0,M.Ms)(E)!==void 0)throw new g.zU("configuration",`'${l}' was made by ano\
ther program in the meantime and is not replaced: run it again`)}folder(l){let E=this.folders.get(l);return E===void 0&&(E=(0,m.wI)(this.places,l),(0,A.mkdirSync)(
E,{recursive:!0}),this.folders.set(l,E)),E}}const i={EACCES:"writing there is not permitted",EPERM:"writing there is not permitted",EROFS:"the file system is re\
ad-only",ENOSPC:"the disk is full",EDQUOT:"the quota of the disk is used up",ENOENT:"its folder does not exist",EISDIR:"a folder has that name",ENOTDIR:"a part \
of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function d(w){
const l=(0,y.xU)(w);return i[l]??`the file system refused it (${l})`}function v(w,l){return new g.zU("configuration",`'${w}' could not be written: ${d(l)}`,{cause:l})}
const f=()=>new g.zU("cancelled","The step was cancelled")}),44020:((ce,B,o)=>{o.d(B,{E4:()=>g,EI:()=>y,Lc:()=>D});var A=o(4406),p=o(38340),S=o(72256);const x="\
check_document";function g({name:M},m){return M===x?{...m,on_violation:"report"}:m}function D({name:M,params:m},a,u){if(M!==x||!a.data)return a;const i=v=>(0,S.
bC)(u,v,[v]),d=(0,A.fU)(a.data,{nameOf:i,restate:v=>({...v,message:(0,S.bC)(u,v.message,A.oH)})});return m.on_violation==="error"&&(0,A.Pu)(d),{...a,data:d}}function y(M){
return M instanceof A.EC?{[(0,p.zI)(x).dataKey??""]:M.report}:{}}}),76223:((ce,B,o)=>{o.d(B,{UX:()=>D,V0:()=>g,eJ:()=>y,jb:()=>x});var A=o(61729),p=o(38340);const S=(0,p.
zI)("compare_documents").dataKey??"",x=({data:M})=>M[S];function g(M){const m=(0,A.Gv)(M[S]?.difference)?M[S].difference.content:void 0;return typeof m=="string"?
Buffer.from(m,"base64"):void 0}function D(M){const m=M[S],a=m?.difference;if(!m||!(0,A.Gv)(a))return M;const{content:u,...i}=a;return{...M,[S]:{...m,difference:i}}}
const y=M=>x(M)?.same===!1}),79463:((ce,B,o)=>{o.d(B,{C:()=>w,g:()=>l});var A=o(58552),p=o(68747),S=o(38340),x=o(31424),g=o(43576),D=o(10442),y=o(4528),M=o(97904),
m=o(72256),a=o(76223),u=o(78630),i=o(32885),d=o(44020),v=o(98446),f=o(45657);class w extends Error{input;cause;step;operation;constructor(P,H,_,V){super("a job \
failed"),this.input=P,this.cause=H,this.step=_,this.operation=V}}async function l(O,P,H,_){const V=O.inputs[0]??"",ne={source:V},re=[];try{let he=[];for(const[se,
ae]of O.inputs.entries())ne.source=ae,he.push({position:se,source:ae,document:await _.read(ae),facts:{},notes:[],data:{}});const ge=he.reduce((se,{document:ae})=>se+
_.sizeOf(ae),0);for(const[se,ae]of P.steps.entries())ne.operation=ae.name,P.steps.length>1&&(ne.step=`steps[${se+1}] (${ae.name})`),he=await Oe(he,ae,O,P,H,ne),
(0,f.RZ)(re,he.flatMap(({document:ie,files:be=[]})=>[ie,...be]));ne.source=V,delete ne.step,delete ne.operation;const ee=z(O,he).map(se=>E(se,ge,P,_)),de=ee.flatMap(
({output:se,result:ae})=>se===null||ae===null?[]:[{path:se,write:ie=>K(ae,ie,_)}]);for(const{path:se}of de)P.claim(se,O);return await P.write(de),ee.map(({result:se,
status:ae,output:ie,pages:be,facts:Ie,notes:Ae,message:Ke,data:De})=>{const Be=se===null?null:T(se,_);return{status:ae,input:V,inputs:O.inputs,output:ie,pages:be,
bytesBefore:ge,bytesAfter:Be,facts:Ie,notes:Ae,message:Ke,data:De}})}catch(he){throw new w(ne.source,he,ne.step,ne.operation)}finally{await _.release(re)}}function E(O,P,{
minimumSaving:H},_){const V=O.result===null?void 0:(0,i.A)(P,T(O.result,_),H);return V===void 0?O:{...O,status:"skipped",output:null,result:null,message:V}}const T=(O,P)=>O instanceof
Uint8Array?O.length:P.sizeOf(O),K=(O,P,H)=>O instanceof Uint8Array?(0,M.qf)(P,O):H.write(O,P);function z(O,P){if(O.kind==="files")return P.flatMap(re=>pe(O,re));
const H=re=>(0,g.NL)(P.map(({document:he},ge)=>(0,g.jC)(re(he)??"",g.ly,(0,x.n)(ge+1))),g.ly),_=H(({title:re})=>re),V=H(({match:re})=>re);if(O.kind==="data")return P.
map(re=>J(O,re));const ne=re=>O.outputPath({index:re+1,title:_[re]??"",match:V[re]??""});return P.map(({document:re,facts:he,notes:ge,data:ee},de)=>({status:"do\
ne",output:ne(de),result:(0,u.Cj)(O.kind)?k(ee,ne(de)):re,pages:re.pageCount??null,facts:{...he,...O.tellsMatch&&re.match!==void 0&&{match:re.match}},notes:Y(ge),
message:null,data:(0,u.Cj)(O.kind)?W(ee):(0,a.UX)(ee)}))}function J(O,{document:P,facts:H,notes:_,data:V}){const ne=(0,a.V0)(V);return{status:"done",output:ne?O.
outputPath({index:1}):null,result:ne??null,pages:P.pageCount??null,facts:H,notes:Y(_),message:null,data:(0,a.UX)(V)}}const U=(0,S.zI)("extract_text").dataKey??"";
function k({[U]:O={}},P){if((0,u.V9)(P)&&(0,y.u9)(O))return Buffer.from((0,y.G7)(O)??G(O),"utf8");const H=(0,y.KV)(O);return H?Buffer.from((0,y.JF)(H),"utf8"):Buffer.
from((0,y.u9)(O)?JSON.stringify(O):(0,y.uv)(O),"utf8")}function G(O){const P=(0,v.y_)((0,y.IF)(O).length,"table");throw(0,A.G6)([{field:"output",message:`is a .\
csv file, which holds one table, and the document has ${P} on these pages: write .json, or name other pages`,mentions:["pages"]}])}const W=({[U]:O={},...P})=>({
...P,[U]:(0,y._m)(O)}),Y=O=>O.map(({text:P})=>P),Z={...g.zE,leadingDots:!1};function te(O){const[,P,H]=/-(\d+)\.([a-z]+)$/.exec(O)??[];return P===void 0||H===void 0?
{}:{page:P,extension:H}}const ye=O=>typeof O=="string"||typeof O=="number"?`${O}`:"";function pe(O,{files:P=[],facts:H,notes:_,data:V}){const ne={pages:null,notes:Y(
_),data:V};if(P.length===0)return[{...ne,status:"skipped",output:null,result:null,facts:H,message:"The document has no matching files"}];const re=(0,g.NL)(P.map(
({name:ee},de)=>(0,g.jC)(ee,Z,`file-${de+1}`)),Z),he=(0,g.NL)(P.map(({facts:{label:ee,page:de}},se)=>(0,g.jC)(ye(ee),Z,ye(de??se+1))),Z),ge=ee=>{const de=re[ee]??
"";return{index:ee+1,file:de,label:he[ee]??"",...te(de)}};return P.map((ee,de)=>({...ne,status:"done",output:O.outputPath(ge(de)),result:ee,facts:{...H,mimeType:ee.
mediaType,...ee.facts},message:null}))}const xe=(O,P)=>({...O,...P}),Re=({signal:O,timeLimit:P,onProgress:H},_,V)=>({signal:O,timeLimit:P,onProgress:ne=>H(_,(0,p.
i9)(V.name),ne)});async function Oe(O,P,H,_,V,ne){const{input:re,dataKey:he}=(0,S.zI)(P.name),ge=re==="many",ee=ge?[O]:O.map(se=>[se]),de=[];for(const se of ee){
const[ae]=se;if(!ae)continue;ne.source=ae.source;const ie=await _.parametersOf(P,ge?H.inputs[0]??"":ae.source),be=P.name==="add_page_numbers"?_.numbersOf(H,ae.position):
void 0,Ie=(0,d.E4)(P,xe(ie,be)),Ae=await V.run(P.name,se.map(({document:Te})=>Te),Ie,Re(_,ae.source,P)).catch(Te=>{const Ye=Te instanceof A.zU?Te.position:void 0;
throw ne.source=se[(Ye??1)-1]?.source??ae.source,Te}),{documents:Ke,files:De,notes:Be,facts:We,data:He}=(0,d.Lc)(P,Ae,_.spelling),Xe=ge?{...ae,facts:{},data:{}}:
ae,Qe={source:ae.source,facts:{...Xe.facts,...We},notes:(0,D.p5)(se.flatMap(Te=>Te.notes),Be.map(({code:Te,message:Ye,mentions:rt=[]})=>({code:Te,text:(0,m.bC)(
_.spelling,Ye,rt)}))),data:He===void 0||he===void 0?Xe.data:{...Xe.data,[he]:He}},{position:et}=ae;if(De!==void 0)de.push({...Qe,position:et,document:ae.document,
files:De});else for(const Te of Ke){const Ye={...ge?{}:Ue(ae.document),...Ue(Te),name:ae.document.name};de.push({...Qe,position:et,document:{...Te,...Ye},facts:{
...Qe.facts,...we(Te)}})}}return de}const Ue=({title:O,match:P})=>({...O===void 0?{}:{title:O},...P===void 0?{}:{match:P}});function we({firstPage:O,lastPage:P,
title:H}){return{...O===void 0||P===void 0?{}:{firstPage:O,lastPage:P},...H===void 0?{}:{title:H}}}}),46863:((ce,B,o)=>{o.d(B,{NZ:()=>m,R5:()=>M,ZK:()=>y});var A=o(
76760),p=o.n(A),S=o(58552),x=o(54614),g=o(97904),D=o(86006);const y=a=>({read:u=>M(u,a),sizeOf:({bytes:u})=>u.length,write:({bytes:u},i)=>(0,g.qf)(i,u),release:async()=>{}});
async function M(a,u){const i=await(0,g.oD)(p().resolve(u,a)).catch(d=>{throw(0,x.xU)(d)==="ERR_FS_FILE_TOO_LARGE"?new S.zU("limit_exceeded","The file is larger\
 than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:d}):m(d)});return(0,D.wm)(i),{name:p().posix.basename(a),bytes:i}}
const m=a=>new S.zU("unreadable_document",`The file could not be opened (${(0,x.xU)(a)})`,{cause:a})}),54614:((ce,B,o)=>{o.d(B,{Hn:()=>g,IV:()=>y,cz:()=>D,g$:()=>x,
uP:()=>m,xU:()=>M});var A=o(58552),p=o(61729);const S=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,x=a=>a.replace(S,u=>`\\u${u.charCodeAt(0).toString(16).
padStart(4,"0")}`).replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),g=a=>x(a).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(
/>/g,"&gt;").replace(/"/g,"&quot;"),D=a=>a.reduce((u,i)=>u+i,0);function y(a){const u=["B","kB","MB","GB"];let i=a,d=0;for(;i>=999.95&&d<u.length-1;d++)i/=1e3;return`${d===
0||i>=99.95?Math.round(i):i.toFixed(1)} ${u[d]}`}function M(a){const u=(0,p.Gv)(a)?a.code:void 0;return typeof u=="string"?u:"unknown reason"}function m(a){if(!(a instanceof
Error))return typeof a;const u=[`${a.name} (${M(a)})`,...(0,A.ek)(a)].join(`
    `);return a.cause===void 0?u:`${u}
caused by ${m(a.cause)}`}}),72256:((ce,B,o)=>{o.d(B,{V0:()=>D,bC:()=>g});var A=o(58552),p=o(68747),S=o(38340);const x=y=>(0,S.F)(y)?(0,p.i9)(y):`--${(0,p.i9)(y)}`,
g=(y,M,m)=>y==="wire"?M:(0,p.an)(M,m,y==="inputs"?p.i9:x);function D(y,M,m){const a=(0,A.R3)(m);if(y!=="options")return g(y,M,a);const{fields:u,operation:i,issues:d}=m,
v=new Set([...u,i,...d.flatMap(({mentions:E=[]})=>E)]),f=E=>E.includes("_")||v.has(E),l=a.filter(E=>!f(E)&&/^\w+$/.test(E)).reduce((E,T)=>E.replace(new RegExp(`\
\\b${T}(?=: )`,"g"),x(T)),M);return g(y,l,a.filter(f))}}),13707:((ce,B,o)=>{o.d(B,{L4:()=>g,Mu:()=>x,PI:()=>D,lB:()=>y,vH:()=>S});var A=o(10008);const p="compar\
e_documents",S={withBase:!1,showText:!1,failOnDifference:!1},x=M=>M.some(({name:m,params:a})=>m===p&&"difference_pdf"in a&&a.difference_pdf===!0),g=M=>({withBase:M(
"compare-with-base"),showText:M("show-text"),failOnDifference:M("fail-on-difference")});function D(M,{withBase:m,showText:a}){return M.name!==p?M:{...M,raw:{...a&&
{with_text:"true"},...M.raw},fromBase:m}}function y(M,{withBase:m,showText:a,failOnDifference:u}){const i=[...m?["compare-with-base"]:[],...a?["show-text"]:[],...u?
["fail-on-difference"]:[]];return M.some(({name:d})=>d===p)?m?M.length>1?[{field:"compare-with-base",message:"needs compare-documents as the only operation"}]:M.
some(({paths:d})=>d[A.s]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:[]:i.map(d=>({field:d,message:"\
needs the operation compare-documents"}))}}),51327:((ce,B,o)=>{o.d(B,{S:()=>p,SH:()=>S,rh:()=>g});const A=/^[A-Za-z0-9+/]+={0,2}$/;function p(D){if(D.includes("\
-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(D,"utf8")};const y=D.replace(/\s/g,"");return A.test(y)&&y.length%4===0?{name:"key.p12",bytes:Buffer.from(
y,"base64")}:void 0}const S="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",x=8,g=D=>[...new Set(
[D,...D.split(/\r?\n/).filter(y=>y.trim().length>=x)])]}),57214:((ce,B,o)=>{o.d(B,{BD:()=>x,F4:()=>g,jB:()=>A,jN:()=>p,oR:()=>y,r_:()=>D,yZ:()=>S});const A=[/^["'].*["']$/,
"leave out the quotes"],p=[/\$\{?[a-z_]|(?:^|[\\/])%[a-z_]\w*%(?:[\\/]|$)/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAM\
E }}"],S=[/^~/,"~ is not your home folder here: write the whole path"],x=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],g=[
/(?:^|[\\/])[.\s]*\.(?:pdf|png|jpe?g|txt|md|html?|jsonl?|csv|xml|zip|\{extension\})\s*$/i,"has no name before its extension, so a variable in it may be empty: w\
rite a name such as {name}.pdf"],D=[/\\/,"write / between folders, not a backslash"],y=(M,m)=>m.find(([a])=>a.test(M))?.[1]}),78630:((ce,B,o)=>{o.d(B,{Cj:()=>Y,
V9:()=>Z,Ud:()=>G,hS:()=>W,et:()=>ye});var A=o(76760),p=o.n(A),S=o(58552),x=o(68747),g=o(38340),D=o(31424),y=o(51521),M=o(4528),m=o(30245),a=o(64123),u=o(15969),
i=o(57214),d=o(13707);const v=new Map([["pdf","pdf"],["png","png"],...["jpg","jpeg"].map(O=>[O,"jpeg"]),...["webp","gif","tif","tiff","docx","xlsx","zip"].map(O=>[
O,"other"]),...["txt","md","json","jsonl","csv","htm","html","xml"].map(O=>[O,"text"])]);function f(O,P,H){const _=/\.([a-z]+)$/i.exec(O)?.[1]?.toLowerCase()??"",
V=v.get(_),ne=H.find(({name:ee})=>(0,g.zI)(ee).filesArePages);if(V===void 0||P==="file"&&!ne)return;if(ne){const{image_format:ee="png"}=ne.params;if(V===ee)return;
const de=V==="png"||V==="jpeg"?`set image_format to ${V}, or `:"";return{message:`names .${_} files, but the pages become ${ee} images: ${de}end it with .{exten\
sion}`,mentions:["image_format"]}}const[re,he,ge]=P==="text"?["text","text",M.lg[(0,M.GW)(H.at(-1)?.params??{})]]:["pdf","a PDF document",".pdf"];return V===re?
void 0:{message:`names a .${_} file, but the result is ${he}: end it with ${ge}`}}const w=["{dir}","{name}","{index}","{operation}"];function l(O,P){if(P==="fil\
es")return z(O)?["{page}","{label}","{file}","{extension}"]:["{file}"];if(P!=="parts"&&P!=="texts")return[];const H=O.flatMap(({name:_})=>Object.keys((0,g.zI)(_).
resultFacts??{}));return["title","match"].filter(_=>H.includes(_)).map(_=>`{${_}}`)}function E(O){const P=g.qj.filter(H=>{const _=[{name:H,params:{},paths:{}}];
return l(_,W(_)).includes(O)});return P.length===0?`has the unknown placeholder ${O}`:`has ${O}, which only results of ${P.map(x.i9).join(" or ")} have`}const T={
document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}\
/{name}",texts:"{dir}/{name}.{index}"},K="{dir}/{name}-{page}.{extension}",z=O=>O.some(({name:P})=>(0,g.zI)(P).filesArePages),J="{dir}/{name}-difference.pdf",U="\
{dir}/{name}.pdf",k=([O],P)=>P==="document"&&O!==void 0&&(0,g.zI)(O.name).accepts==="text",G=O=>O.some(({name:P})=>(0,g.zI)(P).input==="many");function W(O){const P=O.
map(({name:V})=>(0,g.zI)(V)),H=P.filter(V=>!(0,g.rz)(V)),_=H.findLast(({input:V,output:ne})=>V==="many"||ne!=="pdf");return P.at(-1)?.output==="text"?_?.output===
"pdfs"?"texts":"text":H.length===0?"data":_?.output==="pdfs"?"parts":_?.output==="files"?"files":"document"}const Y=O=>O==="text"||O==="texts",Z=O=>/\.csv$/i.test(
O),te=O=>O==="document"||O==="text";function ye(O){const{files:P,steps:H}=O,_=W(H),V=Re(O,_),ne=P.length===0?[]:G(H)?[P]:P.map(ee=>[ee]),re=(0,x.i9)((H.findLast(
({name:ee})=>!(0,g.rz)((0,g.zI)(ee)))??H.at(-1))?.name??""),he=ne.map((ee,de)=>{const{dir:se,name:ae}=p().posix.parse(ee[0]??""),ie=be=>{const Ie=te(_)?de+1:be?.
index,Ae={dir:se||".",name:ae,operation:re,index:Ie===void 0?void 0:(0,D.n)(Ie),title:be?.title,match:be?.match,file:be?.file,page:be?.page,label:be?.label,extension:be?.
extension};return p().posix.normalize((0,y.Ct)(V,Ae))};return{inputs:ee,kind:_,tellsMatch:V.includes("{match}"),outputPath:ie}}),ge=_==="data"&&!(0,d.Mu)(H)?[]:
we(he,O,Oe(V,_));if(ge.length>0)throw(0,S.G6)(ge);return he}const pe=[i.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],i.F4,i.jN,i.yZ,i.BD,...p().
sep==="/"?[i.r_]:[]];function xe(O){const P=W(O);return z(O)?K:k(O,P)?U:P==="data"&&(0,d.Mu)(O)?J:`${T[P]}${Y(P)?M.lg[(0,M.GW)(O.at(-1)?.params??{})]:""}`}function Re({
output:O,places:P,steps:H},_){const V=ie=>(0,S.G6)([{field:"output",message:ie}]);if(O===void 0)return xe(H);const ne=(0,i.oR)(O,pe);if(ne!==void 0)throw V(ne);
const re=f(O,Y(_)?"text":_==="files"?"file":"document",H);if(re)throw(0,S.G6)([{field:"output",...re}]);if(Y(_)&&Z(O)&&(0,M.GW)(H.at(-1)?.params??{},!0)!=="text\
/csv")throw V("is a .csv file, which holds a table: set tables to true");const he=l(H,_),ge=[...w,...he],ee=(0,y.Qf)(O).find(ie=>!ge.includes(ie));if(ee!==void 0)
throw V(`${E(ee)}: use ${ge.join(", ")}`);if(/[\u0000-\u001f]/.test(O))throw V("must be a single line");if(/[\\/]$/.test(O))throw V(`names a folder: write a fil\
e name after it, such as ${O}{name}.pdf`);const de=["{index}",...he.filter(ie=>ie!=="{extension}")];if((_==="parts"||_==="texts"||_==="files")&&!de.some(ie=>O.includes(
ie))){const{dir:ie,name:be,ext:Ie}=p().posix.parse((0,u.d7)(O)),Ae=p().posix.join(ie,z(H)?`${be}-{page}${Ie}`:_==="files"?`${be}.{file}`:`${be}-{index}${Ie}`);throw V(
`needs ${de.join(" or ")}, because one file gives several results: such as ${Ae}`)}const se=p().isAbsolute(O)?(0,u.dR)(P,O):(0,u.d7)(O);if(!(p().isAbsolute(se)?
(0,u.NB)(P,se):(0,u.FK)(p().posix.normalize(se))))throw V("must stay in the workspace or in RUNNER_TEMP");return se}function Oe(O,P){const _=["{dir}","{name}",...te(
P)?["{index}"]:[]].filter(V=>!O.includes(V));return _.length===0?"process them in different steps":`use ${[_.slice(0,-1).join(", "),..._.slice(-1)].filter(V=>V!==
"").join(" or ")}`}const Ue=O=>O.kind==="parts"||O.kind==="texts"?O.outputPath({index:1}):O.outputPath();function we(O,{matched:P,overwrite:H,identity:_,exists:V,
places:ne},re){const he=new Map(P.map(ie=>[_(ie),ie])),ge=new Map;for(const ie of O){const be=_(ie.outputPath()),Ie=ge.get(be);Ie?Ie.push(ie):ge.set(be,[ie])}const ee=[],
de=[],se=ie=>{ee.push({field:"output",message:ie})};for(const[ie,be,...Ie]of ge.values()){if(!ie)continue;const Ae=ie.outputPath(),Ke=(0,a.Nk)(Ae);if(!(0,u.NB)(
ne,Ae)||Ae==="."||Ae.endsWith("/"))se(`'${Ae}' is not a file in the workspace or in RUNNER_TEMP`);else if(Ke!==void 0)se(Ke);else if((0,m.SV)(Ae))se(`'${Ae}' is\
 below .git, where nothing is written`);else if(be){const[De,Be]=[ie.inputs[0],be.inputs[0]],We=Ie.length===0?`'${De}' and '${Be}' would both`:`'${De}', '${Be}'\
 and ${Ie.length} more would all`;se(`${We} be written to '${Ae}': ${re}`)}else{const De=Ue(ie),Be=_(De),We=he.get(Be);We!==void 0&&!ie.inputs.some(He=>_(He)===
Be)?se(`'${De}' would replace another file that the step reads: choose a different pattern`):We!==void 0&&!H?se(`'${De}' would replace the input: choose a diffe\
rent pattern, or ${ne.words.replace}`):We===void 0&&!H&&V(De)&&de.push(De)}}de.length>0&&se((0,a.pL)(de,ne.words));const ae=5;return ee.length<=ae?ee:[...ee.slice(
0,ae),{field:"output",message:`and ${ee.length-ae} more such clashes`}]}}),32885:((ce,B,o)=>{o.d(B,{A:()=>S,T:()=>p});var A=o(78630);function p(x){const g=D=>[{
field:"minimum-saving",message:D}];return x.some(({name:D})=>D==="optimize_document"||D==="compress_document")?(0,A.Ud)(x)||(0,A.hS)(x)!=="document"?g("needs on\
e result for each file: no merge, no split, no extraction"):[]:g("needs a step optimize-document or compress-document")}function S(x,g,D){return D===void 0||g<=
x*(1-D/100)?void 0:`Not written: the result is ${(Math.max(0,x-g)/x*100).toFixed(1)} % smaller, and minimum-saving is ${D} %`}}),10008:((ce,B,o)=>{o.d(B,{s:()=>v,
w:()=>f});var A=o(19357),p=o(15828),S=o(38340),x=o(51521),g=o(33858);function D(U,k){const G=Object.entries((0,S.zI)(U).fields).filter(([,{group:W}])=>W==="perm\
issions");return G.length>0&&k.user_password===void 0&&!G.some(([W])=>k[W]===!1)}var y=o(51327);const M={encryption_algorithm:"AES-256"};var m=o(61729);function a(U){
const k=U.startsWith("[")?(0,m.qF)(U):void 0;return Array.isArray(k)?k:U.split(/\r?\n/).map(G=>G.trim().replace(/,$/,"")).filter(G=>G!=="").join(",")}var u=o(45657);
const i={name:"file",bytes:Uint8Array.of(0)},d=["{dir}","{name}"],v="compare_to";function f({name:U,raw:k,typed:G,fromBase:W=!1},Y){const{fields:Z}=(0,S.zI)(U),
te={},ye={},pe=[];for(const[Oe,Ue]of Object.entries({...E(Z),...k})){const we=Z[Oe];if(we===void 0)continue;const O=T(we,Ue,G[Oe]);"problem"in O&&pe.push({field:Oe,
message:O.problem}),"path"in O&&(ye[Oe]=O.path),te[Oe]="value"in O?O.value:we.kind==="json"?{}:i}W&&(te[v]??=i);const xe=(0,A.qL)(U,te,Y),Re=new Set(pe.map(({field:Oe})=>Oe));
for(const Oe of xe.issues)Re.has(Oe.field)||pe.push(Oe);return pe.length===0&&(0,u.RZ)(pe,l(U,te,xe.params)),{step:{name:U,params:xe.params,paths:ye,...W&&{fromBase:W}},
issues:pe}}const w=["pages","first_page","last_page"];function l(U,k,G){const W=Z=>k[Z]!==void 0&&k[Z]!=="";return(U==="extract_pages"||U==="remove_pages")&&!w.
some(W)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:w.slice(1)}]:D(U,{...G})?[{field:"allow_print",message:"\
nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_passwor\
d"]}]:[]}const E=U=>Object.fromEntries(Object.entries(M).filter(([k])=>Object.hasOwn(U,k)));function T(U,k,G){if(k===""||k===null||G===null)return{value:""};if(U.
kind==="pageOrder"||U.kind==="pageSet"){if(typeof k!="string"&&!Array.isArray(k))return{problem:"must be pages such as 1..3, or a list of pages"};const te=(0,g.
D_)(k);return"problem"in te?te:{value:te.text.trim()}}const W=U.kind==="json"&&U.list!==void 0;if(U.kind==="json"&&typeof k=="object"&&(W||!Array.isArray(k)))return{
value:G};if(U.kind==="choices"&&Array.isArray(k))return{value:k};if(U.kind==="json"&&Array.isArray(k))return{problem:K(U)};if(typeof k!="string")return{problem:`\
must be ${`${U.kind==="choices"?"":"a single value, "}${(0,p.pG)(U)}`}, and is a ${Array.isArray(k)?"list":"mapping"}`};const Y=k.trim();if(U.kind==="text")return{
value:k};if(Y==="")return{value:""};if(U.kind==="choices")return{value:a(Y)};if(U.kind==="file"&&U.secret)return z(Y);const Z=Y.startsWith("[")&&Y.endsWith("]");
return W&&Z?{value:Y}:U.kind==="json"&&(Z||!Y.startsWith("{")&&Y.includes(`
`))?{problem:K(U)}:U.kind==="file"||U.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(Y)?J(Y):{value:Y}}const K=({placeholder:U='{"name": "value"}',list:k})=>`must\
 be a JSON object such as ${U.replace(/^e\.g\. /,"")}${k===void 0?"":`, or the list ${k} alone`}, or the path of a file that holds one; inside steps it can also\
 be a YAML mapping`;function z(U){const k=(0,y.S)(U);return k?{value:k}:{problem:y.SH}}function J(U){const k=(0,x.Qf)(U).find(G=>!d.includes(G));return k!==void 0?
{problem:`has the unknown placeholder ${k}: a path may hold ${d.join(" and ")}`}:/[\u0000-\u001f]/.test(U)?{problem:"must be the path of one file"}:{path:U}}}),
4406:((ce,B,o)=>{o.d(B,{EC:()=>u,Pu:()=>i,Qf:()=>x,fU:()=>a,g$:()=>D,oH:()=>g});var A=o(58552),p=o(61729);const S=1e3,x=(d,v,{found:f=null,limit:w=null,pages:l=[]}={})=>({
rule:d,found:f,limit:w,pages:l.slice(0,S),message:v}),g=["open_password"],D=(d,v,f)=>`The file has ${d} ${f}; at most ${v} are allowed.`;function y({failures:d}){
return Array.isArray(d)?d.flatMap(M):[]}function M(d){if(!(0,p.Gv)(d))return[];const{rule:v,found:f,limit:w,pages:l,message:E}=d;if(typeof v!="string"||typeof E!=
"string")return[];const T=Array.isArray(l)?l.filter(K=>typeof K=="number"):[];return[{rule:v,found:m(f),limit:m(w),pages:T,message:E}]}const m=d=>typeof d=="num\
ber"?d:null;function a(d,{nameOf:v,restate:f}){const{checks:w}=d,l=y(d).map(T=>({...f(T),rule:v(T.rule)})),E=Array.isArray(w)?w.flatMap(T=>typeof T=="string"?[v(
T)]:[]):[];return{...d,...w!==void 0&&{checks:E},failures:l}}class u extends A.zU{report;constructor(v){const f=y(v).map(({message:w})=>w);super("invalid_parame\
ters",`The check failed: ${f.join(" ")}`,{issues:f.map(w=>({field:"file",message:w,mentions:g}))}),this.report=v}}function i(d){if(d.passed===!1)throw new u(d)}}),
68747:((ce,B,o)=>{o.d(B,{XM:()=>g,an:()=>x,i9:()=>S});var A=o(38340);const p=D=>D.replace(/_(\w)/g,(y,M)=>M.toUpperCase()),S=D=>D.replaceAll("_","-");function x(D,y,M){
const m=y.filter(a=>/^\w+$/.test(a));return m.length===0?D:D.replace(new RegExp(`\\b(?:${m.join("|")})\\b`,"g"),M)}const g=D=>(0,A.zI)(D).path??`/v1/${D}`}),85673:((ce,B,o)=>{
o.d(B,{gx:()=>g,h:()=>x});function A(a,u){const i=p(a,u);if(i!==void 0)return[i];const d=y(a);return u.filter(v=>y(v).some(f=>f.length>3&&d.includes(f)))}function p(a,u){
let i;const d=y(a);for(const v of u){const f=S(d,y(v));f<=2&&f<(i?.count??1/0)&&(i={name:v,count:f})}return i?.name}function S(a,u){return a.length!==u.length?a.
length*u.length===0?1/0:S([a.join("")],[u.join("")]):u.reduce((i,d,v)=>{const f=a[v]??"",w=Math.min(f.length,d.length),l=m(f,d);return l>(w<3?0:w<7?1:2)?1/0:i+l},
0)}const x=(a,u)=>D(A(a,u));function g(a,u){const i=p(a,u),d=f=>y(f).sort().join(" "),v=d(a);return D(i===void 0?u.filter(f=>a!==""&&d(f)===v):[i])}const D=a=>a.
length===0||a.length>3?"":` (did you mean ${a.join(" or ")}?)`,y=a=>a.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(
u=>u!==""),M=2;function m(a,u){if(Math.abs(a.length-u.length)>M)return 1/0;let i=[],d=Array.from({length:u.length+1},(f,w)=>w<=M?w:1/0);for(let f=0;f<a.length;f++){
const w=[];w[0]=f+1;let l=1/0;for(let E=Math.max(0,f-M);E<=Math.min(u.length-1,f+M);E++){const T=f>0&&E>0&&a[f]===u[E-1]&&a[f-1]===u[E];w[E+1]=Math.min((d[E+1]??
1/0)+1,(w[E]??1/0)+1,(d[E]??1/0)+(a[f]===u[E]?0:1),T?(i[E-1]??1/0)+1:1/0),l=Math.min(l,w[E+1])}if(l>M)return 1/0;i=d,d=w}const v=d[u.length]??1/0;return v>M?1/0:
v}}),4528:((ce,B,o)=>{o.d(B,{G7:()=>f,GW:()=>S,IF:()=>u,JF:()=>a,KV:()=>m,_m:()=>M,lg:()=>p,u9:()=>y,uv:()=>D});const A=null,p={"application/json":".json","text\
/plain":".txt","text/markdown":".md","text/csv":".csv","application/jsonl":".jsonl"};function S(l,E=!1){const{per_page:T,tables:K,layout:z}=l;return x(l)?"appli\
cation/jsonl":E&&K===!0&&T!==!0?"text/csv":T===!0||K===!0?"application/json":z==="markdown"?"text/markdown":"text/plain"}const x=l=>(l.pieces??"none")!=="none";
function g(l){const E=S(l);return x(l)?["application/json",E]:l.tables===!0?[E,"text/csv"]:E==="text/markdown"?["application/json",E,"text/plain"]:[...new Set([
"application/json",E])]}const D=({text:l})=>typeof l=="string"?l:"",y=({pages:l,tables:E,pieces:T})=>(l??E??T)!==void 0;function M({text:l,pages:E,tables:T,pieces:K,
...z}){return z}const m=({pieces:l})=>l,a=l=>l.map(E=>`${JSON.stringify(E)}
`).join(""),u=({tables:l})=>l??[];function i(l){return u(l).flatMap(({page:E,rows:T,header:K,certain:z},J)=>{const U=v(T,K);return T.slice(K?1:0).map((k,G)=>({row:Object.
fromEntries(k.map((W,Y)=>[U[Y],W])),about:{page:E,table:J+1,row:G+1,certain:z}}))})}const d="pdf";function v(l,E){const T=l.reduce((z,{length:J})=>Math.max(z,J),
0),K=new Set([d]);return Array.from({length:T},(z,J)=>{const U=E&&l[0][J]||`Column ${J+1}`;let k=U;for(let G=2;K.has(k);G++)k=`${U} ${G}`;return K.add(k),k})}function f(l){
const[E,...T]=u(l);return E&&T.length===0?w(E.rows):void 0}const w=l=>l.map(E=>`${E.map(T=>/[",\r\n]/.test(T)?`"${T.replaceAll('"','""')}"`:T).join(",")}\r
`).join("")}),49180:((ce,B,o)=>{o.d(B,{q:()=>p});const A="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function p(g){const D=g.toLowerCase(),y=/^#([\da-f]{3}|[\da-f]{6})$/.exec(D)?.[1]??x().get(D);return y===void 0?void 0:(y.length===3?[...y].map(m=>m+m):[y.
slice(0,2),y.slice(2,4),y.slice(4)]).map(m=>Number.parseInt(m,16))}let S;function x(){const g=A.split(" ");return S??=new Map(g.flatMap((D,y)=>y%2===0?[[D,g[y+1]]]:
[]))}}),17079:((ce,B,o)=>{o.d(B,{Z:()=>g,_:()=>x});const A=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,S=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(m){
if(m.length>64)return;const a=m.trim().replace(p,(u,i,d,v)=>`${i??""}${1900+Number(d)}${v}`);return y(D(A.exec(a)??S.exec(a)))}function g(m){const a=m.length>64?
void 0:D(S.exec(m.trim()));if(!a||y(a)===void 0)return;const{year:u,month:i="",day:d="",hour:v="",minute:f="",second:w="",zone:l=""}=a;return`D:${u}${i}${d}${v}${f}${w}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function D(m){if(!m)return;const[,a,u,i,d,v,f,w,l,E,T]=m,K=w??(l===void 0?void 0:`${l}${E??"00"}:${T??"00"}`);return{year:a,
month:u,day:i,hour:d,minute:v,second:f,zone:K}}function y(m){if(!m)return;const{year:a,month:u,day:i,hour:d,minute:v="00",second:f="00",zone:w}=m,l=(T,K,z)=>T===
void 0||Number(T)>=K&&Number(T)<=z;if(Number(a)===0||!l(u,1,12)||!l(i,1,M(Number(a),Number(u)))||!l(d,0,23)||!l(v,0,59)||!l(f,0,59)||w!==void 0&&w!=="Z"&&!(l(w.
slice(1,3),0,23)&&l(w.slice(4),0,59)))return;const E=[a,u,i].filter(T=>T!==void 0).join("-");return d===void 0?E:`${E}T${d}:${v}:${f}${w==="+00:00"||w==="-00:00"?
"Z":w??""}`}function M(m,a){return a===2?m%4===0&&(m%100!==0||m%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),19357:((ce,B,o)=>{o.d(B,{qL:()=>De,lF:()=>He,iL:()=>Ae});
var A=o(58552),p=o(15828),S=o(38340),x=o(33037),g=o(61729),D=o(98446);const y=100,M=5e5,m=5e4,a=1e5,u={values:M,keys:m};function i(h,$,R){const N=pe($)?new G(h.
maxLength).copy($):void 0;if(N!==void 0)return Z(h,N,R);const Q=pe($)?Oe($):void 0;if(Q!==void 0)return{problem:Q};const X=typeof $=="object"?we($):$;if(typeof X!=
"string")return{problem:R};if(X.length>h.maxLength)return X===$?{problem:`must be at most ${h.maxLength} characters long, and has ${X.length}`}:{problem:R};const oe=v(
X);if(oe)return{problem:d(oe)};const $e=X===$?(0,g.qF)(X):JSON.parse(X);if($e===void 0){const Me=X.length<=a&&(0,g.qF)(X.replace(/[\r\n\t]/g," "))!==void 0?": w\
ithin a text, write a line break as \\n and a tab as \\t":"";return{problem:`${R}; it is not valid JSON${Me}`}}return Z(h,$e,R)}const d=h=>`must not have more t\
han ${u[h]} ${h}${h==="keys"?" that differ":""}`;function v(h){const $=new Set;let R=0;for(let N=0;N<h.length;N++){const Q=h.charCodeAt(N);if(Q===f){const X=N;if(N=
J(h,N),U(h,N)&&$.add(h.slice(X,N)),$.size>m)return"keys"}else if((Q===E||Q===T||Q===K)&&++R>M)return"values"}}const[f,w,l,E,T,K]=[34,92,58,44,91,123],z=32;function J(h,$){
let R=$+1;for(;R<h.length;R++){const N=h.charCodeAt(R);if(N===f)return R;N===w&&R++}return R}function U(h,$){let R=$+1;for(;h.charCodeAt(R)<=z;)R++;return h.charCodeAt(
R)===l}const k=/[^ !#-[\]-\ud7ff\ue000-\uffff]/;class G{left;values=0;keys=new Map;constructor($){this.left=$}copy($){try{return this.container($,0)}catch(R){if(R!==
W)throw R;return}}container($,R){if(R===y||typeof $.toJSON=="function")throw W;if(this.left--,Array.isArray($))return this.count($.length),Array.from({length:$.
length},(oe,$e)=>this.value($[$e],R));const N=Object.getPrototypeOf($);if(N!==Object.prototype&&N!==null)throw W;const Q={},X=Object.keys($);this.count(X.length);
for(const oe of X)this.left-=this.keys.get(oe)??this.newKey(oe),Q[oe]=this.value($[oe],R);return Q}count($){if(this.values+=Math.max($,1),this.left-=Math.max($,
1),this.values>M||this.left<0)throw W}newKey($){if($==="__proto__"||this.keys.size===m)throw W;const R=Y($)+1;return this.keys.set($,R),R}value($,R){if(pe($))return this.
container($,R+1);if(typeof $=="string")this.left-=Y($);else if(typeof $=="number"&&Number.isFinite($))this.left-=Object.is($,-0)?1:String($).length;else if($===
null||typeof $=="boolean")this.left-=String($).length;else throw W;if(this.left<0)throw W;return $===0?0:$}}const W=new Error("not plain"),Y=h=>k.test(h)?JSON.stringify(
h).length:h.length+2;function Z({list:h},$,R){const N=h!==void 0&&Array.isArray($)&&$.every(g.Gv)?{[h]:$}:$;return(0,g.Gv)(N)?te(N):{problem:R}}function te(h){let $=[
h];for(let R=0;$.length>0;R++){if(R===y)return{problem:`must not have more than ${y} arrays and objects within one another`};const N=[];for(const Q of $)if(!ye(
Q,N))return{problem:"has a number that is too large"};$=N}return{value:h}}function ye(h,$){const R=N=>(pe(N)&&$.push(N),typeof N!="number"||Number.isFinite(N));
if(Array.isArray(h))return h.every(R);for(const N in h)if(Object.hasOwn(h,N)&&!R(h[N]))return!1;return!0}const pe=h=>typeof h=="object"&&h!==null,xe=h=>h===void 0||
typeof h=="function"||typeof h=="number"&&!Number.isFinite(h),Re=h=>typeof h=="function"?"a function":String(h);function Oe(h){let $=[{container:h}],R=0;for(let N=0;N<
y&&$.length>0;N++){const Q=[];for(const X of $){const{container:oe}=X;if(typeof oe.toJSON=="function")continue;const $e=Array.isArray(oe)?oe.keys():Object.keys(
oe);for(const Se of $e){if(++R>M)return d("values");const Me=oe[Se];if(xe(Me))return Ue({container:oe,key:Se,above:X},Me);pe(Me)&&Q.push({container:Me,key:Se,above:X})}}
$=Q}}function Ue(h,$){let R="";for(let N=h;N?.key!==void 0;N=N.above)R=`${typeof N.key=="number"?`[${N.key}]`:`${N.above?.key===void 0?"":"."}${N.key}`}${R}`;return`${(0,D.
DR)([R])} is ${Re($)}, which JSON does not have: use null for an empty value, or leave it out`}function we(h){try{return JSON.stringify(h)}catch{return}}var O=o(
72750),P=o(33858),H=o(29082),_=o(70458),V=o(60666),ne=o(34378);const re=2**31-1,he=/^ *[+-]?\d+ *$/,ge=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,ee=/[\p{Cc}\u2028\u2029]/u,
de=/(?!\n)[\p{Cc}\u2028\u2029]/u,se=new RegExp("\\p{Cs}","u"),ae=1e3,ie={font:20*1024*1024,key:1e6,certificates:1e6},be=new Set(["files","choices"]),Ie="must be\
 given only once";function Ae(h){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(h)}catch{return h}}function Ke(h,$,R="absent"){const{params:N,
issues:Q}=De(h,$,R);if(Q.length>0)throw invalidParameters(Q);return N}function De(h,$,R="absent"){const N=(0,S.zI)(h),Q=(0,_.h)(N.fields,$),X={},oe=[];for(const[
$e,Se]of Object.entries(N.fields)){const Me=Object.hasOwn(Q,$e),Ge=Me?Q[$e]:void 0;if(et(Se,Ge)){Me&&R==="refuse"&&Xe(Se,Ge)?oe.push({field:$e,message:Qe(Se)}):
Se.required?oe.push({field:$e,message:`is required: ${(0,p.pG)(Se)}`}):"default"in Se&&(X[$e]=Se.default);continue}const Fe=Te(Se,Ge);"problem"in Fe?oe.push({field:$e,
message:Fe.problem}):X[$e]=Fe.value}return{params:X,issues:[...oe,...Be(N,X,oe)]}}function Be({fields:h,ascending:$,different:R,exclusive:N,needs:Q,atLeastOne:X,
someTrue:oe},$e,Se){const Me=[],Ge=Ee=>(0,S.qR)(h[Ee],$e[Ee]);if($){const[Ee,Le]=[$e[$[0]],$e[$[1]]];typeof Ee=="number"&&typeof Le=="number"&&Ee>Le&&Me.push({field:$[0],
message:`must not be greater than ${$[1]}`,mentions:[$[1]]})}if(R){const[Ee,Le]=[$e[R[0]],$e[R[1]]];Ee!==void 0&&Ee===Le&&Me.push({field:R[0],message:`must diff\
er from ${R[1]}`,mentions:[R[1]]})}for(const[Ee,Le]of N??[]){const Ne=Ge(Ee)?Le.filter(Ge):[];Ne.length>0&&Me.push({field:Ee,message:`must not be given together\
 with ${Ne.join(" and ")}: leave one of them out`,mentions:Ne})}for(const[Ee,Le,Ne]of Q??[])Ge(Ee)&&!(0,S.D)(Ne,h[Le],$e[Le])&&Me.push({field:Ee,message:`needs ${We(
Le,Ne)}`,mentions:[Le]});const Fe=Ee=>Ge(Ee)||Se.some(({field:Le})=>Le===Ee);return X&&!X.some(Fe)&&Me.push({field:X[0],message:`is required, unless one of thes\
e is given: ${X.slice(1).join(", ")}`,mentions:X.slice(1)}),oe?.every(Ee=>$e[Ee]===!1)===!0&&Me.push({field:oe[0],message:`must be true, unless one of these is:\
 ${oe.slice(1).join(", ")}`,mentions:oe.slice(1)}),Me}function We(h,$){return typeof $!="object"?`${h} to be ${$}`:"not"in $?`${h} to be other than ${$.not}`:`${h}\
 to be given`}function He(h){if(Array.isArray(h))return h.join(",");if(typeof h=="object")return JSON.stringify(h);const $=String(h);if(typeof h!="number"||!$.includes(
"e"))return $;if(h>=1)return BigInt(h).toString();const[R,N]=$.split("e");return`0.${"0".repeat(-Number(N)-1)}${R.replace(".","")}`}function Xe(h,$){return h.empty===
"opener"?!1:h.empty!=="word"||h.required===!0||$===void 0}function Qe(h){return h.required?`is empty: it must be ${(0,p.pG)(h)}`:h.kind==="text"&&h.secret?"is e\
mpty, so the document would open without a password: give a password, or route documents without one past this step":h.empty==="word"?`is undefined: use '' to l\
eave it out, or give ${(0,p.pG)(h)}`:h.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in h?`is empty: write ${String(h.default)}\
, which is the default, or leave the field out`:`is empty: give ${(0,p.pG)(h)}, or leave the field out`}function et(h,$){return $==null||$===""||be.has(h.kind)&&
Array.isArray($)&&$.length===0?!0:h.kind==="text"&&!h.secret&&typeof $=="string"&&$.trim()===""}function Te(h,$){const R=be.has(h.kind)||h.kind==="json"&&h.list!==
void 0;if(Array.isArray($)&&!R)return{problem:Ie};if($ instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(h.kind){case"text":
return Ye(h,$);case"flag":return rt(h,$);case"integer":return at(h,$);case"decimal":return bt(h,$);case"choice":return Et(h,$);case"choices":return ut(h,$);case"\
pageOrder":return dt(h,$,h.parts?P.X4:O.p6);case"pageSet":return dt(h,$,H.lY);case"file":return lt(h,$);case"files":return ct(h,$);case"json":return i(h,$,`must\
 be ${(0,p.pG)(h)}`);default:return h}}function Ye(h,$){if(typeof $!="string"&&!(typeof $=="number"&&Number.isFinite($)))return{problem:`must be ${h.format?"":"\
text, "}${(0,p.pG)(h)}`};const R=h.lines?String($).replaceAll(`\r
`,`
`):String($);if(R.length>8*h.maxLength||(0,p.Y5)(h,R)>4*h.maxLength)return{problem:`must be ${(0,p.pG)(h)}`};const N=h.secret?R:(0,ne.w)(R),Q=(0,p.Y5)(h,N);return Q>
h.maxLength||Q<(h.minLength??0)?{problem:`must be ${(0,p.pG)(h)}`}:(h.lines?de.test(N):!h.secret&&ee.test(N))?{problem:`must not contain control characters${h.lines?
"":" or line breaks"}`}:!h.secret&&se.test(N)?{problem:"must not contain an incomplete character (a lone surrogate)"}:h.format&&!V.E[h.format].holds(N)?{problem:V.
E[h.format].problem?.(N)??`must be ${(0,p.pG)(h)}`}:{value:N}}function rt(h,$){if(typeof $=="boolean")return{value:$};const R=typeof $=="string"?$.toLowerCase():
"";return R==="true"||R==="false"?{value:R==="true"}:{problem:`must be ${(0,p.pG)(h)}`}}function at(h,$){const N=(h.unit==="bytes"&&typeof $=="string"?(0,x.ik)(
$):void 0)??it($);if(N===void 0||N<h.min)return{problem:`must be ${(0,p.pG)(h)}`};const Q=h.max??re;if(N<=Q)return{value:N};const X=(0,p.pG)(h);return{problem:X.
includes(String(Q))?`must be ${X}`:`must not be greater than ${Q}`}}function it(h){return typeof h=="string"?he.test(h)?Number(h.trim())+0:void 0:typeof h=="num\
ber"&&Number.isInteger(h)?h+0:void 0}function bt(h,$){const N=(h.unit==="inches"&&typeof $=="string"?(0,x.Vi)($):void 0)??wt($),{above:Q=-1/0,min:X=-1/0,max:oe=1/0}=h;
return Number.isFinite(N)&&N>Q&&N>=X&&N<=oe?{value:N+0}:{problem:`must be ${(0,p.pG)(h)}`}}function wt(h){return typeof h=="number"?h:typeof h=="string"&&ge.test(
h)?Number(h.trim()):NaN}function Et(h,$){const{open:R}=h,N=it($),Q=h.options.find(({value:oe,contract:$e=oe})=>oe===$||typeof $=="number"&&oe===String($)||typeof $e==
"number"&&$e===N);if(Q)return{value:Q.value};const X=R?N:void 0;return R&&X!==void 0&&X>=R.min&&X<=R.max?{value:X}:{problem:`must be ${(0,p.pG)(h)}`}}function ut(h,$){
if(typeof $=="string"&&$.length>ae)return{problem:`must be ${(0,p.pG)(h)}`};const R=typeof $=="string"?$.replace(/^ +| +$/g,"").split(/ *, */):$,N=h.options.map(
({value:Q})=>Q);return!Array.isArray(R)||!R.every(Q=>N.some(X=>X===Q))?{problem:`must be ${(0,p.pG)(h)}`}:{value:N.filter(Q=>R.includes(Q))}}function dt(h,$,R){
if(typeof $!="string"&&typeof $!="number")return{problem:`must be ${(0,p.pG)(h)}`};const N=String($);if(N.length>h.maxLength)return{problem:`must be at most ${h.
maxLength} characters long, and has ${N.length}`};const Q=R(N);return"problem"in Q?{problem:Q.problem}:{value:N}}function lt(h,$){const{name:R,bytes:N}=typeof $==
"object"?$:{};return typeof R!="string"||!(N instanceof Uint8Array)?{problem:`must be ${(0,p.pG)(h)}`}:N.length===0&&h.accepts!=="any"?{problem:"is an empty fil\
e"}:N.length>(ie[h.accepts]??1/0)?{problem:`is too large: it must be ${(0,p.pG)(h)}`}:{value:{name:R,bytes:N}}}function ct(h,$){const R=Array.isArray($)?$:[$],N=[];
for(const X of R){const oe=lt({...h,kind:"file"},X??{});if("problem"in oe)return oe.problem.startsWith("must")?{problem:`must be ${(0,p.pG)(h)}`}:oe;N.push(oe.value)}
const Q=N.reduce((X,{bytes:oe})=>X+oe.length,0);return N.length>h.max||Q>h.maxBytes?{problem:`must be ${(0,p.pG)(h)}`}:new Set(N.map(({name:X})=>X)).size<N.length?
{problem:"has two files of one name"}:{value:N}}}),15828:((ce,B,o)=>{o.d(B,{Cq:()=>m,Xl:()=>M,Y5:()=>u,k_:()=>g,pG:()=>x});var A=o(33037),p=o(70458),S=o(60666);
function x(f){switch(f.kind){case"text":{const w=f.minLength?`${f.minLength} to ${f.maxLength}`:`at most ${f.maxLength}`;return f.format?`${S.E[f.format].words}\
, ${w} characters`:`${w} characters`}case"flag":return"true or false";case"integer":{const w=f.unit===void 0?"":`, in ${f.unit}, ${A.KH}`;return f.max===void 0||
f.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${f.min}${w}`:`a whole number from ${f.min} to ${f.max}${w}`}case"decimal":return`a decimal number ${v(
f)}, in ${f.unit}, with a point${f.unit==="inches"?`, ${A.VR}`:""}`;case"choice":return`one of ${f.options.map(w=>typeof w.value=="number"?i(w):w.value).join(",\
 ")}${f.sides?`, ${p.j}`:""}`;case"choices":return`one or more of ${f.options.map(({value:w})=>w).join(", ")}, separated by commas`;case"pageOrder":return f.parts?
`ranges of pages such as 1-3, 7, 9-, at most ${f.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${f.maxLength} characters`;case"pageSet":
return`pages such as 1..3, -1, odd, even, all or not 2, at most ${f.maxLength} characters`;case"file":return d[f.accepts];case"files":return`at most ${f.max} im\
ages (PNG, JPEG, GIF) of at most ${f.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${f.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"\
}'}, at most ${f.maxLength} characters`;default:return f}}function g(f){if(f.contract===void 0)return"";if(f.kind==="pageOrder")return`at most ${f.contract.maxLength}\
 characters`;const{minLength:w,contract:l}=f;return"values"in l?`one of ${l.values.join(", ")}`:`${w?`${w} to ${l.maxLength}`:`at most ${l.maxLength}`} ${l.characters===
"printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}const D=({value:f,contract:w})=>typeof f=="string"&&w===void 0,y=({options:f})=>f.
some(({contract:w})=>w!==void 0)&&f.some(D),M=({options:f})=>`one of ${f.filter(w=>!D(w)).map(({value:w})=>w).join(", ")}`;function m(f,w){if(f.kind==="choice")
return y(f)&&f.options.some(E=>E.value===w&&D(E));if(f.kind==="pageOrder")return f.contract!==void 0&&String(w).length>f.contract.maxLength;if(f.kind!=="text"||
f.contract===void 0||typeof w!="string")return!1;const{contract:l}=f;return"values"in l?!l.values.includes(w):u(f,w)>l.maxLength||l.characters!==void 0&&!a.test(
w)}const a=/^[\x20-\x7e]*$/,u=({secret:f},w)=>f?w.length:[...w].length;function i({value:f,label:w,description:l}){const E=l??w.toLowerCase(),T=String(f).replace(
/^-/,"").replaceAll("_"," ").toLowerCase();return l===void 0&&w.toLowerCase().includes(T)?String(f):`${f} (${E.charAt(0).toLowerCase()}${E.slice(1)})`}const d={
pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12\
, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};function v({above:f,min:w,max:l}){const E=f===void 0?`of at least ${w??
0}`:`greater than ${f}`;return l===void 0?E:`${E} and at most ${l}`}}),50580:((ce,B,o)=>{o.d(B,{L:()=>p});var A=o(38340);function p(S,x){return Object.entries((0,A.
zI)(S).fields).flatMap(([g,D])=>{if(D.kind!=="choice"||!D.open||typeof x[g]!="number")return[];const y=D.options.map(({value:M})=>M).join(", ");return[{field:g,
message:`is a number that only some regions know: use ${y}`}]})}}),33037:((ce,B,o)=>{o.d(B,{KH:()=>A,VR:()=>p,Vi:()=>M,ik:()=>g});const A="or a size such as 18 \
MB or 18 MiB",p="or a length such as 20 mm, 2 cm or 0.5 in",S={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},x=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;
function g(m){const[,a,u]=x.exec(m)??[],i=S[u?.toLowerCase()??""];return i===void 0?void 0:Math.floor(Math.round(Number(a)*i*1e3)/1e3)}const D={mm:25.4,cm:2.54,
in:1},y=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function M(m){const[,a,u]=y.exec(m)??[],i=D[u?.toLowerCase()??""];return i===void 0?void 0:Number(
(Number(a)/i).toFixed(10))}}),51521:((ce,B,o)=>{o.d(B,{Ct:()=>D,Qf:()=>g,sA:()=>M});var A=o(98446),p=o(34378);const S=/(\{[^{}]*\})/;function x(m,a){const u=[],
i=[],d=`use ${a.map(v=>`{${v}}`).join(", ")}`;for(const v of(0,p.w)(m).split(S)){const f=a.find(w=>`{${w}}`===v);if(f)u.push({placeholder:f});else if(S.test(v))
i.push(v);else{if(/[{}]/.test(v))return{problem:`has a brace that belongs to no placeholder; ${d}`};v&&u.push({literal:v})}}return i.length===0?{pieces:u}:{problem:`\
has the unknown ${(0,A.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${d}`}}const g=m=>m.split(S).filter((a,u)=>u%2===1),D=(m,a)=>m.split(S).map(
(u,i)=>(i%2===1&&Object.hasOwn(a,u.slice(1,-1))?a[u.slice(1,-1)]:void 0)??u).join(""),y=["number","last","label","name"],M=m=>x(m,y)}),66974:((ce,B,o)=>{o.d(B,{
D6:()=>g,F1:()=>S,NL:()=>m,P3:()=>p,br:()=>x,bs:()=>M});var A=o(98446);const p={problem:"names page 0: pages count from 1, and -1 is the last page"};function S(u,i,d){
const v=[],f=[];for(const[w,l]of u.split(",").entries()){const E=w+1;if(i!==void 0&&l.trim()===""){f.push(`entry ${E} is empty: write ${i}, separated by single \
commas`);continue}const T=d(l,E);"problem"in T?f.push(x(E,l,T.problem)):v.push(T.item)}return f.length>0?{problem:M(f)}:{items:v}}const x=(u,i,d)=>`entry ${u} (\
'${a(i.trim())}') ${d}`,g=({position:u,text:i},d,v)=>x(u,i,`names ${D(d)}, but the document has ${(0,A.y_)(v,"page")}`);function D(u){return Number.isSafeInteger(
u)?`page ${u}`:"a page far beyond its end"}const y=5;function M(u){const i=u.length-y;return[...u.slice(0,y),...i>0?[`and ${i} more such entries`]:[]].join("; ")}
function m(u){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(u);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after \
it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function a(u){const i=[...u].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return(0,A.Bu)(i.join(""),40)}}),72750:((ce,B,o)=>{
o.d(B,{Ly:()=>D,UL:()=>y,aW:()=>g,p6:()=>x});var A=o(58552),p=o(66974);const S=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,x=m=>(0,p.F1)(m,"pages such as 3,1,2 or 2..5",
(a,u)=>{const i=S.exec(a);if(!i)return{problem:M(a)};const d=Number(i[1]),v=i[3]===void 0?void 0:Number(i[3]);return d===0||v===0?p.P3:{item:{from:d,to:v,range:i[2]!==
void 0,text:a.trim(),position:u}}});function g(m,a,u){const i=E=>(0,A.G6)([{field:"page_order",message:E}]),d=x(m);if("problem"in d)throw i(d.problem);const v=D(
d.items,a);if("problem"in v)throw i(v.problem);const f=y(v.spans);if(f>u)throw i(`names ${f} pages in all; at most ${u} are allowed`);const w=new Uint32Array(f);
let l=0;for(const{first:E,last:T}of v.spans){const K=E<=T?1:-1;for(let z=E;z!==T+K;z+=K)w[l++]=z}return w}function D(m,a){const u=[],i=m.map(d=>{const v=T=>T<0?
a+1+T:T,f=v(d.from),w=d.range?d.to===void 0?a:v(d.to):f,E=[[d.from,f],[d.to??d.from,w]].find(([,T])=>T<1||T>a);return E&&u.push((0,p.D6)(d,E[0],a)),{first:f,last:w}});
return u.length>0?{problem:(0,p.bs)(u)}:{spans:i}}const y=m=>m.reduce((a,{first:u,last:i})=>a+Math.abs(i-u)+1,0);function M(m){return/^ *\.\./.test(m)?"has no s\
tart: a range is written 1..5":(0,p.NL)(m)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((ce,B,o)=>{o.d(B,{k1:()=>g,lY:()=>x,m7:()=>D});
var A=o(58552),p=o(66974);const S=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,x=m=>(0,p.F1)(m,"pages such as 1..3, -1, odd",(a,u)=>{const i=a.trim(),
d=S.exec(i);if(!d)return{problem:M(i)};const[,v,f,w,l,E]=d,T={negated:v!==void 0,text:i,position:u};if(f!==void 0)return{item:{...T,pages:f.toLowerCase()}};const K=Number(
w),z=l===void 0?K:E===void 0?"end":Number(E);return K===0||z===0?p.P3:{item:{...T,pages:{from:K,to:z}}}});function g(m,a,u="pages"){const i=l=>(0,A.G6)([{field:u,
message:l}]),d=x(m);if("problem"in d)throw i(d.problem);const v=new y(a),f=new y(a),w=[];for(const l of d.items){const E=l.negated?f:v;if(typeof l.pages=="strin\
g"){E.add(l.pages);continue}const{from:T,to:K}=l.pages,z=T<0?a+1+T:T,J=K==="end"?a:K<0?a+1+K:K,k=(K==="end"?T<0?[[T,z]]:[]:[[T,z],[K,J]]).find(([,G])=>G<1||G>a);
k&&w.push((0,p.D6)(l,k[0],a)),!(K==="end"&&z>a||w.length>0)&&E.range(Math.min(z,J),Math.max(z,J))}if(w.length>0)throw i((0,p.bs)(w));return d.items.every(({negated:l})=>l)&&
v.add("all"),v.without(f)}function D(m){const a=x(m);if("problem"in a||a.items.length!==1)return;const{negated:u,pages:i}=a.items[0];if(u)return;if(i==="all")return{
first:1};if(typeof i=="string"||i.from<1)return;const{from:d,to:v}=i;return v==="end"?{first:d}:v===-1?{first:d}:v<1?void 0:{first:Math.min(d,v),last:Math.max(d,
v)}}class y{pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&
(this.even=!0)}range(a,u){this.differences[a]++,this.differences[u+1]--}without(a){const u=new Uint32Array(this.pageCount);let i=0,d=0,v=0;for(let f=1;f<=this.pageCount;f++){
d+=this.differences[f],v+=a.differences[f];const w=f%2===1?"odd":"even";(d>0||this[w])&&!(v>0||a[w])&&(u[i++]=f)}return u.subarray(0,i)}}function M(m){return/^(not +)?\.\./i.
test(m)?"has no start: a range is written 1..5":/^!/.test(m)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(m.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),70458:((ce,B,o)=>{o.d(B,{h:()=>S,j:()=>A});const A="or a siz\
e such as 210 x 99 mm",p=/^ *([\d.]{1,33}) *[x×] *([\d.]{1,33}) *(mm|cm|in) *$/i;function S(x,g){let D=g;for(const[y,M]of Object.entries(x)){if(M.kind!=="choic\
e"||!M.sides)continue;const{[y]:m,...a}=D,[u,i,d]=typeof m=="string"?p.exec(m)?.slice(1)??[]:[],v=M.sides.some(l=>![void 0,null,""].includes(a[l]));if(d===void 0||
v)continue;const[f,w]=M.sides;D={...a,[f]:`${u} ${d}`,[w]:`${i} ${d}`}}return D}}),33858:((ce,B,o)=>{o.d(B,{D_:()=>m,X4:()=>U,kU:()=>k});var A=o(58552),p=o(66974),
S=o(72750);const x=/^(\d+|first)-(\d+|last|end)?$/i,g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,D=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,
y=/^(?:last|end)-(\d+|last|end)$/i,M=/^(-?\d+)-(-?\d+|last|end)$/i;function m(G){if(Array.isArray(G))return a(G);if(typeof G!="string"&&typeof G!="number")return{
problem:"must be text such as 1..3, or a list of pages"};const W=String(G),Y=W.split(/\r?\n/).filter(te=>te.trim()!=="");if(Y.length>1&&Y.every(te=>/^ *- +\S/.test(
te)))return a(Y.map(te=>u(te.replace(/^ *- +/,""))));const Z=/^\s*\[(.*)\]\s*$/s.exec(W);return Z?a(Z[1].split(",").map(u)):i(Y.length>1?Y.join(","):W)}function a(G){
return G.some(W=>typeof W!="string"&&typeof W!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:i(G.join(","))}function u(G){
return G.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(G){const W=(0,p.F1)(G,void 0,Y=>{const{items:Z,isUnclear:te}=l(Y),pe=te||Z.length>1&&Z.some(xe=>xe.startsWith(
"-"))?E(Z):Z.map(T).find(xe=>xe!==void 0);return pe?{problem:`is ambiguous: write ${pe.join(" or ")}`}:{item:Z.length===0?Y:Z.map(K).join(",")}});return"problem"in
W?W:{text:W.items.join(",")}}const d=/^(?:not )?(?:-?\d+|first|last|end)$/i,v=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,f=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,
w=new Set(["-","–",".."]);function l(G){const W=[];let Y=!1;for(const Z of G.split(/\s+/)){if(Z==="")continue;const te=W.at(-1)??"",ye=v.test(te),pe=ye?d.test(
Z):d.test(te)&&(w.has(Z)||f.test(Z));pe?W[W.length-1]=te+Z:te.toLowerCase()==="not"?W[W.length-1]=`${te} ${Z}`:W.push(Z),Y||=ye&&!pe}return{items:W,isUnclear:Y}}
function E(G){const W=G.map(K).join(","),[Y,Z,...te]=G,ye=te.length===0&&Z?/^-(\d+)$/.exec(Z):null;return ye&&Y&&/^\d+$/.test(Y)?[W,`${Y}..${ye[1]}`]:[W]}function T(G){
const W=G.replace(/^not /i,""),Y=y.exec(W);if(Y)return/^\d/.test(Y[1])?[`-${Number(Y[1])+1}`,`-1..${Y[1]}`]:["-1"];const Z=M.exec(W);if(!Z||x.test(W))return;const[
,te,ye]=Z;return ye.startsWith("-")?[`${te}..${ye}`,`${te},${ye}`]:[`${te}..${J(ye)}`,`${te},-${ye}`]}function K(G){const[,W="",Y=""]=/^(not )?(.*)$/i.exec(G)??
[],Z=x.exec(Y)??g.exec(Y)??D.exec(Y);return Z?`${W}${J(Z[1])}..${J(Z[2]??"")}`:`${W}${J(Y)}`}const z={first:"1",last:"-1",end:"-1"},J=G=>z[G.toLowerCase()]??G;function U(G){
const W=m(G);return"problem"in W?W:(0,S.p6)(W.text)}function k(G,W,Y,Z="ranges"){const te=Oe=>(0,A.G6)([{field:Z,message:Oe}]),ye=U(G);if("problem"in ye)throw te(
ye.problem);const pe=(0,S.Ly)(ye.items,W);if("problem"in pe)throw te(pe.problem);const xe=pe.spans.flatMap(({first:Oe,last:Ue},we)=>{const{position:O,text:P}=ye.
items[we];return Oe<=Ue?[]:[(0,p.br)(O,P,`ends before it starts: write ${Ue}-${Oe}`)]});if(xe.length>0)throw te((0,p.bs)(xe));const Re=(0,S.UL)(pe.spans);if(Re>
Y)throw te(`names ${Re} pages in all; at most ${Y} are allowed`);return pe.spans}}),77040:((ce,B,o)=>{o.d(B,{n:()=>x});const A=["number","last","title","date"],
p=`use ${A.map(g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,S="{}|\\";function x(g){const D=[[]],y=[];let M="";const m=()=>{M!==""&&D.at(-1).
push(M),M=""};for(let d=0;d<g.length;d++){const v=g[d];if(v==="\\"&&d+1<g.length&&S.includes(g[d+1]))M+=g[++d];else if(v==="|")m(),D.push([]);else{if(v==="}")return{
problem:`has a brace that belongs to no placeholder; ${p}`};if(v==="{"){const f=g.indexOf("}",d);if(f<0)return{problem:`has a brace that belongs to no placehold\
er; ${p}`};const w=g.slice(d+1,f),l=A.find(E=>E===w);m(),l?D.at(-1).push({placeholder:l}):y.push(`{${w}}`),d=f}else M+=v}}if(m(),y.length>0)return{problem:`has \
the unknown ${y.join(" and ")}; ${p}`};if(D.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[
a=[],u=[],i=[]]=D;return D.length===1?{left:[],middle:a,right:[]}:D.length===2?{left:a,middle:[],right:u}:{left:a,middle:u,right:i}}}),60666:((ce,B,o)=>{o.d(B,{
E:()=>u,L:()=>M});var A=o(49180),p=o(17079),S=o(51521),x=o(77040);function g(i){const d=(0,S.sA)(i);return"problem"in d?d.problem:void 0}function D(i){const d=(0,x.
n)(i);return"problem"in d?d.problem:void 0}const y=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,M=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(i),m=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function a(i){const d=URL.canParse(i)?new URL(i):void 0;return d?.protocol==="https:"&&d.username===
""&&d.password===""}const u={"file-name":{holds:m,words:"a file name without folders"},"media-type":{holds:M,words:"a media type such as text/xml or application\
/pdf"},color:{holds:i=>(0,A.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,p.Z)(i)!==void 0,words:"a date of ISO 8601 such \
as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>g(i)===void 0,words:"text such as {number} / {last}",problem:g},"running-line":{holds:i=>D(
i)===void 0,words:"a line such as {title}|{number} / {last}",problem:D},"https-address":{holds:a,words:"an HTTPS address such as https://tsa.example.com"},"lang\
uage-tag":{holds:i=>y.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ce,B,o)=>{o.d(B,{Hn:()=>p,Kf:()=>x,RZ:()=>A,Vp:()=>D,YG:()=>g,
vH:()=>S});function A(y,M){for(const m of M)y.push(m)}const p=y=>y.slice();function S(y,M,m){const a=y.get(M);a?a.push(m):y.set(M,[m])}const x=y=>{let M=-1/0;for(const m of y)
M=Math.max(M,m);return M},g=y=>{let M=1/0;for(const m of y)M=Math.min(M,m);return M},D=y=>Number.isInteger(y)&&!Number.isSafeInteger(y)})};
