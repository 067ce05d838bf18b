"use strict";exports.id=9309,exports.ids=[9309],exports.modules={9309:((ie,B,o)=>{var y=o(67981),$=o(73024),D=o(58552),b=o(68747),g=o(98446),v=o(48161);const C=["failed","sk\
ipped","notes","nothing"],R=32,m=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=R,u=`must be a whole number from 1 to ${R}`,h=300,i=86400,c=e=>/^\d{1,5}$/.test(e)&&
Number(e)>=1&&Number(e)<=i,r=`must be a whole number of seconds from 1 to ${i}`,l=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),O="must be a number of percent from 0 to 99, \
such as 5";var E=o(79463),I=o(46863),x=o(44895);async function k(e,t,n){return e.region!==""||e.baseUrl!==""?(await Promise.all([o.e(2760),o.e(2958),o.e(6053),o.
e(2237),o.e(137),o.e(8875)]).then(o.bind(o,18875))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:s=>Q(s,t,n,e.concurrency),place:t.words.here}}
async function Q(e,{workspace:t},n,s=Math.min((0,v.availableParallelism)(),R)){const a=Math.min(e,s),f=(0,I.ZK)(t),p=()=>Promise.resolve();if(a<2){const{localHere:L}=await Promise.
all([o.e(9439),o.e(2479)]).then(o.bind(o,59439)),T=L({},x.b);return{execute:(W,H)=>(0,E.g)(W,H,T,f),lanes:a,close:p,abandon:p}}const{workerPool:w}=await o.e(4273).
then(o.bind(o,74273)),P=w({entry:await n(),size:Math.min(a,(0,v.availableParallelism)()),ports:x.b});return{execute:(L,T)=>(0,E.g)(L,T,P,f),lanes:a,close:P.close,
abandon:p}}var ue=o(30245),ge=o(64123),_e=o(34),q=o(76760),z=o.n(q);const se=()=>Promise.resolve(z().join(__dirname,"index.js"));var F=o(56103),N=o(54614),S=o(45180),
Y=o(97904),M=o(15969),A=o(57214),j=o(45657);function te(e){const n=(z().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`\
./${n}`:n}async function ce(e,t,n,s=new Set){for(const T of[e,...t])if(ee(T)>le)throw(0,D.G6)([{field:"files",message:`the pattern '${T}' has more than ${le} * \
in one name: write fewer`}]);const{create:a}=await o.e(102).then(o.bind(o,50102)),p=[e,...t.map(T=>T.slice(1).trim())].map(T=>be(T,n)).map((T,W)=>W===0?T:`!${T}`),
w=await a(p.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw me(e)});J(w.constructor,s);const P=new Set((0,M.d7)(e).split("/")),L=T=>(0,M.dR)(n,T).split("/").
some(W=>ae.has(W)&&!P.has(W));return(await w.glob()).filter(T=>!L(T))}function J(e,t){const n=e,s=n.passesOver;if(n.passesOver=t,s!==void 0)return;const a=n.stat.
bind(n);n.stat=(f,...p)=>a(f,...p).catch(w=>{if((0,N.xU)(w)!=="ENOENT")throw w;n.passesOver?.add(f.path)})}const le=4,ee=e=>(0,j.Kf)((0,M.d7)(e).split("/").map(
t=>t.match(/\*+/g)?.length??0)),ae=new Set([".git","node_modules"]);function be(e,{otherNames:t=[]}){for(const[n,s]of t)if(e.startsWith(n)&&["","/",z().sep].includes(
e.charAt(n.length)))return s+e.slice(n.length);return e}function me(e){const t=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not co\
ntain '..'`;return(0,D.G6)([{field:"files",message:t}])}const Z=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],A.jB,A.BD,[/^\[.*["',]/,"a li\
st of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for\
 each"],A.jN,A.yZ,A.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,"write one pattern per line, without commas or other separators"],[/\s#/,"a \
comment takes a separate line"]];async function V(e,t,n){if(K(n.workspace))return n.words.empty;const s=(0,A.oR)(e,Z);if(s!==void 0)return s;const a=async p=>ce(
p,[],n).catch(()=>[]);if(t.length>0&&(await a(e)).length>0)return"lines that begin with ! exclude every file that it matches";const f=_(e,n);if(f!==void 0)return f;
if((0,Y._N)((0,M.M0)(n,e))?.isDirectory()===!0)return"the folder has no such files";for(const[p,w]of Ee(e)){const[P]=p===e?[]:await a(p);if(P!==void 0)return`${w}\
, and there is ${(0,M.dR)(n,P)}`}}const Ee=e=>[[d(e),"upper and lower case count"],[d(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accent\
s are not written as in the name of the file"],[e.normalize("NFD"),"its accents are not written as in the name of the file"]],d=e=>e.replace(new RegExp("\\[[^\\]]\
*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function _(e,t){const n=(0,M.M0)(t,e).split(
z().sep),s=n.findIndex(a=>/[*?[]/.test(a));for(let a=1;a<=(s<0?n.length-1:s);a++){const f=n.slice(0,a).join(z().sep);if((0,M.I5)(t,f)===void 0||!(0,Y.PJ)(f))continue;
const[p,w]=[(0,M.dR)(t,f),(0,Y.Ye)(f)];return w===void 0?`'${p}' is a link to a folder that does not exist`:(0,M.NB)(t,w)?`'${p}' is a link, which patterns do n\
ot follow: write '${(0,M.dR)(t,w)}' in its place`:`'${p}' is a link that leads out of the workspace`}}function K(e){try{return(0,$.readdirSync)(e).length===0}catch{
return!1}}async function U(e,t,n,s){const a=[],f=new Set,p=new Set,w=[],P=new Map;for(const[L,{text:T,literal:W}]of e.entries()){if(!W&&T.startsWith("!"))continue;
if(!(0,M.NB)(t,T))throw me(T);const H=W?[]:e.slice(L+1).flatMap(oe=>oe.text.startsWith("!")?[oe.text]:[]),X=new Set,{matches:fe,isPath:$e}=await ne(T,W,H,n,t,X);
for(const oe of X)de(oe,T,n)&&P.set((0,M.dR)(t,oe),pe(oe));fe.length===0&&X.size===0&&w.push({line:T,reason:await V(T,H,t)});for(const oe of fe){const re=(0,M.dR)(
t,oe),ye=(0,ue.YY)(t,oe);if(ye!==void 0){P.set(re,ye);continue}const we=(0,ge.hQ)(re);(!f.has(we)||s&&$e&&p.has(we))&&a.push(re),f.add(we),$e&&p.add(we)}}return{
files:a,empty:w,refused:P,idle:await G(e,t)}}async function G(e,t){const n=[],s=e.findIndex(({text:a,literal:f})=>f||!a.startsWith("!"));for(const[a,{text:f,literal:p}]of e.
entries()){if(p||!f.startsWith("!"))continue;const w=f.slice(1).trim();a<s?n.push(`'${f}' excludes nothing, because it comes before the lines from which it coul\
d exclude files`):(0,M.NB)(t,w)&&(await ce(w,[],t).catch(()=>[])).length===0&&n.push(`'${f}' excludes nothing: no file matches '${w}'`)}return n}async function ne(e,t,n,s,a,f){
const p=(0,M.M0)(a,e),w=!t&&/[*?[\]\\]/.test(e)?void 0:(0,Y._N)(p);if(t)return{matches:(0,Y.Ms)(p)===void 0?[]:[p],isPath:!0};if(w?.isFile()&&n.length===0)return{
matches:[p],isPath:!0};const P=await ce(e,n,a,f),L=w?.isDirectory()?P.filter(T=>s.test(T)):P;return{matches:L.length>1?xe(L):L,isPath:w?.isFile()??!1}}function de(e,t,n){
const s=/\.[^./*?[\]]+$/.exec(t)?.[0];return s===void 0?n.test(e):e.endsWith(s)}const pe=e=>e.includes("�")?"has a name that is not UTF-8":"was removed while \
files were searched";function xe(e){const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,a)=>{for(let f=0;f<s.length&&f<a.length;f++){const p=t(s[f]??"",a[f]??
"");if(p!==0)return p}return s.length-a.length};return e.map(s=>({file:s,segments:(0,M.d7)(s).split("/")})).sort((s,a)=>n(s.segments,a.segments)||(s.file<a.file?
-1:1)).map(({file:s})=>s)}const Pe={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,text:/\.(?:md|markdown)$/i},Te=5;async function De(e,t,n,s){const a=(0,S.Ud)(e.steps),
f=e.steps[0],p=Pe[(f&&(0,F.zI)(f.name).accepts)??"pdf"],w=await U(e.files,t,p,a);Ae(w,e.ifNoFilesFound,s);for(const X of w.idle)s.add(X);const P=he(w.files,n);if(P.
length===0&&w.files.length>0&&Ce("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,s),!e.changedOnly||
P.length===0)return{matched:P,files:P};const{changedFiles:L}=await Promise.all([o.e(2958),o.e(1787),o.e(7874)]).then(o.bind(o,67874)),T=await L(e.githubToken);if("\
unknown"in T)return s.add(`changed-only leaves nothing out: ${T.unknown}`),{matched:P,files:P};const W=X=>T.paths.has(X),H=[];for(const X of P)([X,...n.neededBy(
X).keys()].some(W)||(await n.mentionedIn(X)).some(W))&&H.push(X);return y.pq(`${(0,g.y_)(H.length,"file")} of ${P.length} changed`),{matched:P,files:(a||e.continueNumbers)&&
H.length>0?P:H}}function he(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(s=>{const a=n.get(s);return a!==void 0&&y.pq((0,N.
g$)(`'${s}' is left out of files: ${a} uses it`)),a===void 0})}function Ae({files:e,empty:t,refused:n},s,a){const f=t.map(({line:L,reason:T})=>T===void 0?`'${L}\
'`:`'${L}' (${T})`),p=[...n].map(([L,T])=>`'${L}' was left out: it ${T}`),w=f.length===0?"files, which is an empty list":(0,g.Dw)(f,Te,"more lines"),P=e.length>
0||f.length===0||t.some(({reason:L})=>L!==void 0)?"":". Paths start at the workspace. Make sure that an earlier step creates the files";if(s==="error"&&p.length>
0)throw new D.zU("configuration",p.slice(0,Te).join(". "));for(const L of p)a.add(L);f.length===0&&e.length+p.length>0||Ce(`No file matches ${w}${P}`,s,a)}function Ce(e,t,n){
if(t==="error")throw new D.zU("configuration",e);t==="warn"?n.add(e):y.pq((0,N.g$)(e))}const Nt={start:"the workspace",replace:"set overwrite to true",empty:"th\
e workspace is empty: use actions/checkout before this step",key:"api-key",giveKey:"Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secre\
ts to workflows of forks and of Dependabot; without region and base-url the documents are processed on the runner, and no key is needed",here:"on the runner"};function St(){
const e=process.env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(a){throw new D.zU("configuration",`The workspace '${e}' cannot be opened (${(0,N.xU)(a)})`,
{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:a})}const t=process.cwd(),n=process.env.RUNNER_TEMP||void 0,
s=[e??t,(0,Y.Ye)(t)??t].map(a=>[z().resolve(a),t]);return n!==void 0&&s.push([(0,Y.Ye)(n)??n,n]),{...Ut(t,n),otherNames:s.filter(([a,f])=>a!==f)}}const Ut=(e,t)=>({
workspace:e,temporary:t,anywhere:!1,words:Nt}),Bt=5;function jt(e){let t=process.uptime();return(n,s,a)=>{const f=process.uptime();f-t<Bt||(t=f,e(`${n}: ${s}, ${Math.
round(a*100)} %`))}}var ke=o(3130),Wt=o(3621),kt=o(72002),Fe=o(8526),Ft=o(51521),Kt=o(33858);function zt(e,t){const n=Object.entries((0,F.zI)(e).fields).filter(
([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&!n.some(([s])=>t[s]===!1)}const Gt=/^[A-Za-z0-9+/]+={0,2}$/;function Ht(e){if(e.
includes("-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(e,"utf8")};const t=e.replace(/\s/g,"");return Gt.test(t)&&t.length%4===0?{name:"key.p12",bytes:Buffer.
from(t,"base64")}:void 0}const Yt="must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",Zt=8,ot=e=>[
...new Set([e,...e.split(/\r?\n/).filter(t=>t.trim().length>=Zt)])],Vt={encryption_algorithm:"AES-256"};var Re=o(61729);function Jt(e){const t=e.startsWith("[")?
(0,Re.qF)(e):void 0;return Array.isArray(t)?t:e.split(/\r?\n/).map(n=>n.trim().replace(/,$/,"")).filter(n=>n!=="").join(",")}const rt={name:"file",bytes:Uint8Array.
of(0)},at=["{dir}","{name}"],Ye="compare_to";function it({name:e,raw:t,typed:n,fromBase:s=!1},a){const{fields:f}=(0,F.zI)(e),p={},w={},P=[];for(const[W,H]of Object.
entries({...Qt(f),...t})){const X=f[W];if(X===void 0)continue;const fe=qt(X,H,n[W]);"problem"in fe&&P.push({field:W,message:fe.problem}),"path"in fe&&(w[W]=fe.path),
p[W]="value"in fe?fe.value:X.kind==="json"?{}:rt}s&&(p[Ye]??=rt);const L=(0,ke.qL)(e,p,a),T=new Set(P.map(({field:W})=>W));for(const W of L.issues)T.has(W.field)||
P.push(W);return P.length===0&&(0,j.RZ)(P,Xt(e,p,L.params)),{step:{name:e,params:L.params,paths:w,...s&&{fromBase:s}},issues:P}}const ct=["pages","first_page","\
last_page"];function Xt(e,t,n){const s=f=>t[f]!==void 0&&t[f]!=="";return(e==="extract_pages"||e==="remove_pages")&&!ct.some(s)?[{field:"pages",message:"is requ\
ired, unless one of these is given: first_page, last_page",mentions:ct.slice(1)}]:zt(e,{...n})?[{field:"allow_print",message:"nothing is forbidden, and without \
user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:[]}const Qt=e=>Object.fromEntries(
Object.entries(Vt).filter(([t])=>Object.hasOwn(e,t)));function qt(e,t,n){if(t===""||t===null||n===null)return{value:""};if(e.kind==="pageOrder"||e.kind==="pageS\
et"){if(typeof t!="string"&&!Array.isArray(t))return{problem:"must be pages such as 1..3, or a list of pages"};const a=(0,Kt.D_)(t);return"problem"in a?a:{value:a.
text.trim()}}if(e.kind==="json"&&typeof t=="object"&&!Array.isArray(t))return{value:n};if(e.kind==="choices"&&Array.isArray(t))return{value:t};if(typeof t!="str\
ing")return{problem:`must be a single value, and is a ${Array.isArray(t)?"list":"mapping"}`};const s=t.trim();return e.kind==="text"?{value:t}:s===""?{value:""}:
e.kind==="choices"?{value:Jt(s)}:e.kind==="file"&&e.secret?tn(s):e.kind==="json"&&!/^\{/.test(s)&&s.includes(`
`)?{problem:en}:e.kind==="file"||e.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(s)?nn(s):{value:s}}const en='must be a JSON object such as {"name": "value"}, or\
 the path of a file that holds one; inside steps it can also be a YAML mapping';function tn(e){const t=Ht(e);return t?{value:t}:{problem:Yt}}function nn(e){const t=(0,Ft.
Qf)(e).find(n=>!at.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${at.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"\
must be the path of one file"}:{path:e}}const ft=/\{(?:dir|name)\}/;class sn{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=t,this.places=n,this.
base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(a=>[this.pathFor(a,t),(0,b.i9)(n)])))}check(){const t=[];for(const{
paths:n}of this.steps)for(const[s,a]of Object.entries(n)){if(ft.test(a))continue;const f=this.problemOf(this.pathFor(a,""));f!==void 0&&t.push({field:s,message:f})}
if(t.length>0)throw(0,D.G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:a},f){const p={};a&&this.base&&(p[Ye]=await this.base.read(f));for(const[w,P]of Object.
entries(s)){const L=this.pathFor(P,f),T=await(ft.test(P)?this.read(L,w):this.readOnce(L,w)),W=(0,F.zI)(t).fields[w]?.kind==="json",{params:H,issues:X}=(0,ke.qL)(
t,{[w]:W?(0,ke.iL)(T.bytes):T}),fe=X.filter(({field:$e})=>$e===w);if(fe.length>0)throw(0,D.G6)(fe.map(({field:$e,message:oe})=>({field:$e,message:`'${L}': ${oe}`})));
p[w]=H[w]}return{...n,...p,...await this.mentionedBy(t,f)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);
return s?s.images.map(({file:a})=>a):[]}catch(s){if(s instanceof D.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.
imagesBeside(t,n);if(!s||s.images.length===0)return{};const{wire:a,images:f}=s,p=[];for(const{target:L,file:T}of f)p.push({name:L,bytes:(await this.read(T,a)).bytes});
const{issues:w}=(0,ke.qL)(t,{[a]:p}),P=w.filter(({field:L})=>L===a);if(P.length>0)throw(0,D.G6)(P);return{[a]:p}}async imagesBeside(t,n){const[s]=Object.entries(
(0,F.zI)(t).fields).find(([,{kind:w}])=>w==="files")??[];if(s===void 0)return;const{bytes:a}=await this.read(n,s);if(a.length>Wt.xG||!Buffer.from(a.buffer,a.byteOffset,
a.byteLength).includes("!["))return;const{imageTargets:f}=await Promise.all([o.e(1917),o.e(4299),o.e(4622)]).then(o.bind(o,34622)),p=[];for(const w of await f(on(
{name:n,bytes:a}),new kt.o(Fe.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(w))continue;const P=(0,M.dR)(this.places,z().posix.join(z().posix.dirname(n),w.replace(
/[?#].*$/,"")));!this.places.anywhere&&z().isAbsolute(P)||this.problemOf(P)===void 0&&p.push({target:w,file:P})}return{wire:s,images:p}}pathFor(t,n){const{dir:s,
name:a}=z().posix.parse(n),f=t.replaceAll("{dir}",()=>s||".").replaceAll("{name}",()=>a);return(0,M.dR)(this.places,f)}readOnce(t,n){let s=this.shared.get(t);return s||
this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,D.G6)([{field:n,message:s}]);const a=await(0,Y.oD)(z().resolve(
this.places.workspace,t)).catch(f=>{throw(0,D.G6)([{field:n,message:`'${t}' could not be opened (${(0,N.xU)(f)})`}])});return{name:z().posix.basename(t),bytes:a}}problemOf(t){
if(!(0,M.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,Y.Ms)((0,M.M0)(this.places,t))===void 0)return`there is no file '${t}\
'. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,ue.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const on=({
bytes:e})=>new TextDecoder("utf-8").decode(e);var ut=o(72256);const lt=4096;function Ze(e,t){const n=(0,D.l3)(e),s=[n,...n.others].map(a=>{const f=rn(a),p=a.advice===
void 0?f:`${f.replace(/[.:]$/,"")}. ${a.advice}`;return(0,ut.b)(t,p,(0,D.R3)(a))});return(0,N.g$)(s.join(". ")).slice(0,lt)}const rn=({message:e,issues:t})=>t.filter(
({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),Se=10;class an{given=0;add(t,n,s){
const a=(0,N.g$)(t).slice(0,lt);this.given++,this.given<=Se?y.$e(a,{...n===void 0?{}:{file:n},...s===void 0?{}:{title:s}}):y.pq(n===void 0?`Warning: ${a}`:`Warn\
ing: ${(0,N.g$)(n)}: ${a}`)}}const cn=(0,F.zI)("compare_documents").dataKey??"",Ue=({data:e})=>e[cn],fn=e=>Ue(e)?.same===!1,Ve=10,un={metadata:"metadata",fonts:"\
fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},dt="New: there is no earlier version",ln=e=>({status:"done",input:e,inputs:[
e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:dt,data:{}}),Je=({message:e})=>e===dt,mt=e=>e.some(t=>Ue(t)!==void 0||Je(t)),
Xe=e=>Je(e)||fn(e);function dn(e){return{same:mt(e)?String(e.every(n=>Ue(n)?.same===!0)):"",changed:e.filter(Xe).map(({input:n})=>n)}}const mn=e=>e.filter(Xe).map(
t=>({file:t.input,message:t.message??gn(Ue(t))})),hn=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(t,"file")} ${(0,g.d5)(e,"differs","differ")} from the earlie\
r version`;function pn(e,t){for(const[n,{file:s,message:a}]of e.entries())n>=Se-1?y.pq((0,N.g$)(`${s}: ${a}`)):t==="error"?y.z3(a,{file:s,title:"Differs"}):y.lm(
a,{file:s,title:"Changed"})}function gn(e){const t=Ke.flatMap(([s,a])=>{const f=ht(e,a);return f===""?[]:[`Pages ${s}: ${f}`]}),n=pt(e);return[...t,...n===""?[]:
[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ke=[["added","Added"],["removed","Removed"],["moved","Moved"],["changed","Changed"]];function ht(e,t){
const n=Be(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(p=>typeof p=="number"?p:Number(Be(p,"page"))),a=Number(Be(e.counts,`pages${t}`)),f=s.slice(0,Ve).
join(", ");return a>Ve?`${f} and ${a-Ve} more`:f}function pt(e){return[...Object.entries(un).flatMap(([n,s])=>Number(Be(e.counts,n))>0?[s]:[]),...e.security===null?
[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const Be=(e,t)=>(0,Re.C5)(e,t)??null,$n=["","File","Pages",...Ke.map(([,e])=>e),"Also"];function yn(e){
const t=Ue(e),n=e.notes.map(P=>`<br><em>${(0,N.Hn)(P)}</em>`).join("");if(!t)return`<td colspan="${Ke.length+2}">${(0,N.Hn)(e.message??"")}${n}</td>`;const[s,a]=[
Number(t.pageCount),Number(t.pageCountBefore)],f=s===a?String(s):`${a}&nbsp;→&nbsp;${s}`,p=Ke.map(([,P])=>ht(t,P)),w=t.same===!0?"the same":pt(t);return[f,...p,
w+n].map(P=>`<td>${P}</td>`).join("")}const bn=e=>Je(e)?"🆕":Xe(e)?"✏️":"✅";function En(e,t){let n="",s=0;for(const a of e)for(const f of gt(Ue(a)?.pages,
"changed")){const p=gt(f,"diff").map(String);if(p.length===0)continue;const P=`<details><summary>${`<code>${(0,N.Hn)(a.input)}</code>, page ${Number(Be(f,"page"))}`}\
</summary>

\`\`\`diff
${p.map(N.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(P)>t?s++:n+=P}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function gt(e,t){const n=Be(e,t);return Array.isArray(n)?n:[]}const bs=null,wn=/[\r\n]|^\s|\s$/;class On{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
Qe("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=z().join((0,$.mkdtempSync)(z().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:p,...w})=>({...w,...p})),s=t.flatMap(({status:p,output:w})=>p==="done"&&w!==null?[w]:[]),a=s.filter(p=>!wn.test(p)),f=s.length===0?"":`, al\
though ${(0,g.y_)(s.length,"file")} were written: see the log`;Qe(`The output results-file cannot be written${f}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,$.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),Qe(`The outputs of the step cannot be written${f}`,process.env.GITHUB_OUTPUT,()=>{y.uH("files",s),y.uH("paths",a.map(te).join(`
`)),y.uH("count",s.length),y.uH("failed",t.filter(({status:L})=>L==="failed").length);const p=t.filter(({status:L,output:T})=>L==="done"&&T!==null);y.uH("total-\
bytes",(0,N.cz)(p.map(({bytesAfter:L})=>L??0))),y.uH("total-pages",(0,N.cz)(p.map(({pages:L})=>L??0)));const{same:w,changed:P}=dn(t);y.uH("same",w),y.uH("change\
d",P),y.uH("results",n),y.uH("results-file",this.resultsFile)}),a.length<s.length&&y.pq(`The output paths leaves out ${(0,g.y_)(s.length-a.length,"name")} with \
a line break or an outer blank`)}}const Mn=new Set(["ENOSPC","EDQUOT"]);function Qe(e,t,n){try{n()}catch(s){const a=t!==void 0&&(0,$.existsSync)(t)?(0,N.xU)(s):
"there is no such file";throw new D.zU("configuration",`${e} (${a})`,{advice:Mn.has((0,N.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var _n=o(90866);const qe=1024*1024,$t=2048,yt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function Pn(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,N.Hn)(n.join(" → "))}</h3>
<p>${bt(e)}</p>
`;if(t.length===0)return s;const a=mt(t),f=[];let p=Buffer.byteLength(s)+$t;for(const[W,H]of t.entries()){const X=a?Dn(H):An(H,t[W-1],Et(e));if(p+=Buffer.byteLength(
X),p>qe)break;f.push(X)}const w=(a?$n:Et(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(W=>`<th>${W}</th>`).join(
""),P=t.length-f.length,L=P===0?"":`<p>${(0,g.y_)(P,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,T=e.showText?En(t,qe-p-$t):"";return`${s}<table>
<tr>${w}</tr>
${f.join("")}</table>
${L}${T===""?"":`
${T}`}`}const Dn=e=>`<tr><td>${e.status==="done"?bn(e):yt[e.status]}</td><td><code>${(0,N.Hn)(e.input)}</code></td>${yn(e)}</tr>
`;function bt({rows:e,matched:t,place:n,dryRun:s,seconds:a}){const f=H=>e.filter(X=>X.status===H),p=f("done");if(e.length===0)return`${t===0?"No file matches":`\
No change in ${(0,g.y_)(t,"file")}`}, nothing written · ${n} · ${a.toFixed(1)} s`;const w=p.filter(({output:H})=>H!==null).length,P=s?[`Dry run: ${(0,g.y_)(f(
"planned").length,"result")} planned, nothing written`]:[w===0&&p.length>0?`${(0,g.y_)(p.length,"file")} read, none written`:`${(0,g.y_)(w,"file")} written`];for(const H of[
"failed","skipped"])f(H).length>0&&P.push(`${f(H).length} ${H}`);const L=(0,N.cz)([...new Map(p.map(H=>[H.inputs.join(`
`),H.bytesBefore??0])).values()]),T=(0,N.cz)(p.map(({bytesAfter:H})=>H??0)),W=p.length===0?"":` · ${(0,N.IV)(L)}${w===0?"":` → ${(0,N.IV)(T)}`}`;return`${P.join(
", ")}${W} · ${n} · ${a.toFixed(1)} s`}const Et=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>In(t));function An(e,t,n){const{status:s,input:a,
inputs:f,output:p,pages:w,bytesBefore:P,bytesAfter:L,message:T,notes:W,data:H}=e,X=f.length>1&&s!=="failed"?` <em>and ${f.length-1} more</em>`:"",fe=[...p===null?
[]:[`<code>${(0,N.Hn)(p)}</code>`],...T===null?[]:[(0,N.Hn)(T)],...Object.values(H).flatMap(Oe=>Tn(Oe)),...W.filter(Oe=>t?.input!==a||!t.notes.includes(Oe)).map(
Oe=>`<em>${(0,N.Hn)(Oe)}</em>`)],$e=e.facts.firstPage!==void 0,oe=n?[et(P),et(L),$e?"":xn(P,L)]:[et(P)],re=[w===null?"":String(w),...oe],ye=fe.join("<br>"),we=re.
every(Oe=>Oe==="")?`<td colspan="${re.length+1}">${ye}</td>`:`<td>${ye}</td>${re.map(Oe=>`<td align="right">${Oe}</td>`).join("")}`;return`<tr><td>${yt[s]}</td>\
<td><code>${(0,N.Hn)(a)}</code>${X}</td>${we}</tr>
`}const vn=new Set(["pageCount","fileSize"]);function Tn(e){const t=Object.entries(e).flatMap(([n,s])=>{const a=(0,N.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return vn.has(n)?[]:s===!0?[a]:typeof s=="number"?s===0?[]:[`${a}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${a}: ${s.length}`]:(0,Re.Gv)(s)&&!Object.values(s).
every(f=>typeof f=="boolean")?[a]:[]});return t.length===0?[]:[t.join(" · ")]}const In=e=>Object.keys(e).length===0,et=e=>e===null?"":(0,N.IV)(e).replace(" ","\
&nbsp;");function xn(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function Cn(e,t){const n=e.
filter(({status:f})=>f==="skipped").length,s=e.filter(({notes:f})=>f.length>0).length,a=(0,g.y_)(e.length,"result");return n>0&&(t==="skipped"||t==="notes")?`fa\
il-on: ${t}: ${n} of ${a} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${a} with notes: see the log`:void 0}function Rn(e,t,n,s){const a=e.length<Se?e:e.slice(
0,Se-1);for(const{file:f,message:p}of a)t==="error"?y.z3(p,{file:f,title:n}):s.add(p,f,n);for(const{file:f,message:p}of e.slice(a.length))y.pq((0,N.g$)(`Failed:\
 ${f}: ${p}`));for(const{cause:f}of e)f!==void 0&&y.Yz((0,N.uP)(f))}function Ln(e,t){const n=e.length<Se?0:e.length-(Se-1),s=n>0?` (${n} of them without an anno\
tation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function wt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;const n=Pn(e);
if(!(Buffer.byteLength(n)>=qe))try{await _n.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the outputs are complete"),
y.Yz((0,N.uP)(s))}}const Ot="add_page_numbers",Nn=new Set(["extract_pages","remove_pages","reorder_pages"]),Mt=e=>e.find(({name:t})=>t===Ot)?.params;function Sn(e){
const t=a=>[{field:"continue-numbers",message:a}],n=e.filter(({name:a})=>a===Ot);if(n.length!==1)return t("needs one step add-page-numbers");if(Mt(e).last_number!==
void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:a})=>Un(a));return s===void 0?
[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function Un(e){const{input:t,output:n,accepts:s}=(0,F.
zI)(e);return t==="many"||n==="pdfs"||s!==void 0||Nn.has(e)}class ze extends Error{file;cause;constructor(t,n){super("a file could not be counted"),this.file=t,
this.cause=n}}async function Bn(e,t,n){const{continuedNumbers:s,countSelectedPages:a}=await Promise.all([o.e(2760),o.e(2237),o.e(7922)]).then(o.bind(o,37922)),f=e.
flatMap(({inputs:oe})=>oe),{pages:p,first_number:w}=Mt(t),P=t.map(jn).find(oe=>oe!==void 0);let L="";const T=function*(){for(const oe of f)yield n(L=oe)},W={pages:p,
...P===void 0?{}:{open_password:P}},H=await a(T(),W,{pause:Fe.v}).catch(oe=>{throw new ze(L,(0,D.l3)(oe))}),X=s(H,w),fe=new Map;let $e=0;for(const oe of e)fe.set(
oe,$e),$e+=oe.inputs.length;return(oe,re)=>X[(fe.get(oe)??0)+re]}function jn({name:e,params:t}){const{open_password:n,password:s}=t;return n??(e==="remove_passw\
ord"?s:void 0)}const Wn=(0,F.zI)("extract_text").dataKey??"",kn=(0,F.zI)("find_text").dataKey??"";function Fn(e,{textlessPages:t=[]}){const{[kn]:n,[Wn]:s}=e,a=[
...n?[Kn(n)]:[],...s?[zn(s)]:[]].join(", ");if(t.length===0)return a;const f=(0,g.y_)(t.length,"page is a scan","pages are scans");return a===""?f:`${a}: ${f}`}
function Kn({count:e,truncated:t}){const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}const zn=({characters:e})=>e===
0?"no text":(0,g.y_)(Number(e),"character");var Gn=o(44020);async function Hn(e){const{jobs:t,inputs:n,chosen:s,writer:a,secondFiles:f,numbersOf:p,claim:w,spelling:P,
say:L}=e,{execute:T,lanes:W,close:H,abandon:X}=await s.open(t.length),fe=new AbortController,$e=()=>fe.signal.aborted,oe=Jn(L,async()=>{fe.abort(),await Promise.
allSettled([a.close(),X()]),await(0,Fe.v)(),await e.onCancelled(re.flatMap((ve,Le)=>ve.length>0?ve:[Yn(t[Le])]))}),re=t.map(()=>[]),ye=[];let we;const Oe={steps:n.
steps,spelling:P,signal:fe.signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(ve,Le)=>f.parametersOf(ve,Le),numbersOf:p,claim:w,write:ve=>a.
write(ve),onProgress:e.onProgress};return await Xn(t,W,async(ve,Le)=>{if(!$e()){if(we!==void 0){re[Le]=[{...Ge(ve),status:"skipped",output:null,message:we}];return}
try{const Ie=await T(ve,Oe);re[Le]=Ie;for(const[Me,Ne]of Ie.entries())L(Vn(Ne,Ie[Me-1]?.notes))}catch(Ie){if($e())return;const Me=Ie instanceof E.C?Ie.input:ve.
inputs[0]??"",Ne=(0,D.l3)(Ie instanceof E.C?Ie.cause:Ie);L(`${Me}: failed`);const Rt=Ie instanceof E.C?Ie.step:void 0,Lt=Rt===void 0?Ze(Ne,P):`${Rt}: ${Ze(Ne,P)}`;
ye.push({file:Me,message:Lt,cause:Ne.cause}),re[Le]=[{...Ge(ve),status:"failed",input:Me,output:null,message:Lt,data:(0,Gn.EI)(Ne)}],Ne.code==="unauthorized"&&(we=
"Not tried, because the region refused the key")}}}),await oe(),await H(),{rows:re.flat(),failures:ye}}const Yn=e=>({...Ge(e),status:"skipped",output:null,message:"\
Not done, because the step was cancelled"});function Zn(e,t){const n=e.map(Ge);for(const{input:s,inputs:a,output:f}of n)t(`${_t(s,a)}${f===null?": would be read\
 only, and no file written":` → ${f}`}`);return n}function Ge(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),
pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function Vn(e,t=[]){const{input:n,inputs:s,output:a,pages:f,bytesBefore:p,bytesAfter:w,
facts:P,notes:L,message:T,data:W}=e,H=_t(n,s),X=Fn(W,P),fe=[...a!==null&&X!==""?[X]:[],...f===null?[]:[(0,g.y_)(f,"page")],w===null?(0,N.IV)(p??0):`${(0,N.IV)(p??
0)} → ${(0,N.IV)(w)}`].join(", "),$e=a===null?`${H}: ${T??(X||"read")} (${fe})`:`${H} → ${a} (${fe})`,oe=L.filter(re=>!t.includes(re));return oe.length>0?`${$e}\
. ${oe.join(" ")}`:$e}const _t=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function Jn(e,t){let n;for(const[s,a]of[["SIGINT",130],["SIGTERM",143]])process.
on(s,()=>{n||(e("Cancelled"),n=t().finally(()=>process.exit(a)))});return()=>n}async function Xn(e,t,n){const s=e.entries(),a=async()=>{for(const[f,p]of s)f>0&&
await(0,Fe.v)(),await n(p,f)};await Promise.all(Array.from({length:Math.min(t,e.length)},a))}const Pt="compare_documents",Qn={withBase:!1,showText:!1,failOnDifference:!1},
qn=e=>({withBase:e("compare-with-base"),showText:e("show-text"),failOnDifference:e("fail-on-difference")});function Dt(e,{withBase:t,showText:n}){return e.name!==
Pt?e:{...e,raw:{...n&&{with_text:"true"},...e.raw},fromBase:t}}function es(e,{withBase:t,showText:n,failOnDifference:s}){const a=[...t?["compare-with-base"]:[],
...n?["show-text"]:[],...s?["fail-on-difference"]:[]];return e.some(({name:f})=>f===Pt)?t?e.length>1?[{field:"compare-with-base",message:"needs compare-document\
s as the only operation"}]:e.some(({paths:f})=>f[Ye]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:
[]:a.map(f=>({field:f,message:"needs the operation compare-documents"}))}function ts(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Re.qF)(e);return!Array.isArray(
n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({
text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,
literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}var ns=o(32885),At=o(85673);const ss={split:["split_by_page_count","sp\
lit_by_size","split_by_bookmarks","split_at_page"],compress:["optimize_document"],shrink:["optimize_document"],encrypt:["add_password"],protect:["add_password",
"add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge_documents"],concatenate:["merge_documen\
ts"],watermark:["add_text_watermark","add_image_watermark"]};function vt(e,t){const n=e.split(/[\s,;|+]+/).filter(a=>a!=="");if(n.length>1&&n.every(a=>(0,F.F)(a.
replaceAll("-","_"))))return". Several operations go into steps, as a list";const s=ss[e.toLowerCase().replace(/[\s-]+/g,"_")];return s!==void 0?` (did you mean\
 ${s.map(t).join(" or ")}?)`:(0,At.h)(e,F.qj.map(t))}const Tt=F.qj.map(b.i9).join(", "),je='write a YAML list of operations, such as "- rotate_pages: { angle: 9\
0 }"',os=[...new Set(F.qj.flatMap(e=>(0,F.nX)((0,F.zI)(e)).map(([t])=>t)))],tt=new Set(F.qj.flatMap(e=>Object.entries((0,F.zI)(e).fields).flatMap(([t,n])=>(0,F.
$f)(n)?[t]:[])));async function rs(e,t,n=Qn){const s=new Map;for(const w of os){const P=e((0,b.i9)(w));P!==""&&(tt.has(w)&&ot(P).forEach(t),s.set(w,P))}const a=e(
"operation").trim(),f=e("steps");if(f.trim()!==""){const{value:w,typed:P,problem:L}=(await Promise.all([o.e(1917),o.e(4137)]).then(o.bind(o,54137))).parseList(f);
for(const W of nt(w))ot(W).forEach(t);const T=[];return a!==""&&T.push({field:"operation",message:"give either operation or steps, not both"}),L!==void 0?{steps:[],
issues:[...T,{field:"steps",message:`${L}: ${je}`}],warnings:[]}:is(w,P,s,T,n)}if(a==="")return xt("operation",`is required, unless steps is given: one of ${Tt}`);
const p=a.replaceAll("-","_");return(0,F.F)(p)?as(p,s,n):xt("operation",`must be one of ${Tt}${vt(a,b.i9)}`)}function as(e,t,n){const{fields:s}=(0,F.zI)(e),a=[...t.
keys()].filter(T=>!Object.hasOwn(s,T)),{step:f,issues:p}=it(Dt({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),w=a.map(T=>({field:(0,b.i9)(T),message:`\
is not used: it is not a parameter of ${(0,b.i9)(e)}`})),P=a.filter(T=>tt.has(T)&&T!=="open_password"),L=p.map(({field:T,message:W,mentions:H=[]})=>({field:(0,b.
i9)(T),message:(0,ut.b)("inputs",W,H)}));return{steps:[f],issues:L.length>0||P.length>0?[...L,...w]:[],warnings:w.map(({field:T,message:W})=>`${T} ${W}`)}}function is(e,t,n,s,a){
const f=[...s],p=[];if(!Array.isArray(e)||e.length===0)return{steps:p,issues:[...f,{field:"steps",message:je}],warnings:[]};for(const P of n.keys())P!=="open_pa\
ssword"&&f.push({field:(0,b.i9)(P),message:"write it inside the step that it belongs to"});const w=n.get("open_password");for(const[P,L]of e.entries()){const T=`\
steps[${P+1}]`,W=us(L,t[P]);if("problem"in W){f.push({field:T,message:W.problem});continue}(0,j.RZ)(f,cs(W,T)),(0,j.RZ)(f,fs(W.name,P,e.length,T));const H=w===void 0?
W.raw:{open_password:w,...W.raw},X=it(Dt({...W,raw:H},a),"refuse");p.push(X.step),(0,j.RZ)(f,X.issues.map(({field:fe,message:$e})=>({field:`${T}.${fe}`,message:$e})))}
return{steps:p,issues:f,warnings:[]}}function cs({name:e,raw:t},n){const s=(0,F.nX)((0,F.zI)(e)).map(([p])=>p),a=Object.keys(t).filter(p=>!s.includes(p)),[f]=a.
filter(p=>/^[-\d. ]+$/.test(p)&&!t[p]);return f!==void 0?[{field:`${n}.${f}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] o\
r "3,1,2"'}]:a.map(p=>({field:`${n}.${p}`,message:`is not a parameter of ${e}: ${s.join(", ")}${(0,At.h)(p,s)}`}))}function fs(e,t,n,s){const{output:a,accepts:f}=(0,F.
zI)(e);return a==="files"&&t+1<n?[{field:s,message:`${e} must be the last step: it gives files that other operations do not take`}]:a==="text"&&t+1<n?[{field:s,
message:`${e} must be the last step: it writes the text, and no document`}]:f!==void 0&&t>0?[{field:s,message:`${e} must be the first step: it takes ${f==="imag\
e"?"images":"text"}, which no other operation gives`}]:[]}function us(e,t){if(typeof e=="string")return He(e,{},{});if(!(0,Re.Gv)(e))return{problem:je};const{operation:n,
...s}=e;if(n!==void 0)return typeof n=="string"?He(n,s,t):{problem:je};const[[a,f]=["",void 0],...p]=Object.entries(e);if(p.length>0)return{problem:`names sever\
al operations or has its parameters beside the name: ${je}`};if(f===""||f===void 0)return He(a,{},{});const w=(0,Re.Gv)(t)?t[a]:void 0;return(0,Re.Gv)(f)?He(a,f,
w):{problem:je}}function He(e,t,n){const s=e.trim().replaceAll("-","_");if(!(0,F.F)(s))return{problem:`must name one of ${F.qj.join(", ")}${vt(e,p=>p)}`};const a=Object.
keys(t),f=a.find((p,w)=>a.findIndex(P=>We(P)===We(p))!==w);return f!==void 0?{problem:`gives ${We(f)} twice, as ${a.filter(p=>We(p)===We(f)).join(" and ")}`}:{name:s,
raw:It(t),typed:(0,Re.Gv)(n)?It(n):{}}}const We=e=>e.replaceAll("-","_"),It=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[We(t),n]));function*nt(e){if(Array.
isArray(e))for(const t of e)yield*nt(t);else if((0,Re.Gv)(e))for(const[t,n]of Object.entries(e))typeof n!="string"?yield*nt(n):n!==""&&tt.has(t.trim().replaceAll(
"-","_"))&&(yield n)}const xt=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),Es=null;async function ls(e,t){const n=[],s=re=>e(re).trim(),a=re=>{const ye=s(
re);return ye!==""&&t(ye),ye},f=(re,ye)=>{const we=s(re)||ye[0],Oe=ye.find(ve=>ve===we);return Oe===void 0&&n.push({field:re,message:`must be one of ${ye.join("\
, ")}`}),Oe??ye[0]},p=(re,ye)=>{const we=s(re).toLowerCase();return we!==""&&we!=="true"&&we!=="false"&&n.push({field:re,message:"must be true or false"}),we===
""?ye:we==="true"},w=a("api-key"),P=qn(re=>p(re,!1)),{steps:L,issues:T,warnings:W}=await rs(e,t,P),H=ts(s("files"));"problem"in H&&n.push({field:"files",message:H.
problem});const X=(re,ye,we)=>{const Oe=s(re);return Oe!==""&&!ye(Oe)&&n.push({field:re,message:we}),Oe===""?void 0:Number(Oe)},fe=f("on-error",["fail","continu\
e"])==="continue",$e=s("fail-on")===""&&fe?"nothing":f("fail-on",C);fe&&$e!=="nothing"&&n.push({field:"fail-on",message:"contradicts on-error: continue. Leave o\
ut one of the two"});const oe={steps:L,isList:s("steps")!=="",files:"lines"in H?H.lines:[],output:s("output")||void 0,overwrite:p("overwrite",!1),ifNoFilesFound:f(
"if-no-files-found",["warn","error","ignore"]),changedOnly:p("changed-only",!1),dryRun:p("dry-run",!1),continueNumbers:p("continue-numbers",!1),concurrency:X("c\
oncurrency",m,u),timeLimit:ds(X("time-limit",c,r)),failOn:$e,minimumSaving:X("minimum-saving",l,O),region:s("region"),baseUrl:s("base-url"),apiKey:w,summary:p("\
summary",!0),attest:p("attest",!1),githubToken:a("github-token"),comparing:P,warnings:W};if(T.length===0&&(0,j.RZ)(n,ms(oe)),T.length+n.length>0)throw(0,D.G6)([
...T,...n]);return oe}const ds=(e=h)=>({seconds:e,cure:"Split the document, or raise time-limit"});function ms({steps:e,continueNumbers:t,minimumSaving:n,comparing:s}){
return[...t?Sn(e):[],...n===void 0?[]:(0,ns.T)(e),...es(e,s)]}async function hs(){const e=new an,t=new On;let n="wire";try{t.begin();const s=await ls(a=>y.V4(a,
{trimWhitespace:!1}),a=>$s(a,e));for(const a of s.warnings)e.add(a);n=s.isList?"wire":"inputs",await ps(s,t,e,n)}catch(s){const a=(0,D.l3)(s instanceof ze?s.cause:
s),f=Ze(a,n);s instanceof ze&&y.z3(f,{file:s.file}),y.C1(s instanceof ze?"No file was written: continue-numbers counts the pages of all files first, and one fil\
e could not be counted":f),a.cause!==void 0&&y.Yz((0,N.uP)(a.cause))}finally{y.Yz(`Peak memory: ${(0,N.IV)(ys())}`)}}async function ps(e,t,n,s){const a=process.
uptime(),f=St(),p=await k(e,f,se);p.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(const Me of e.
steps)await p.check(Me);e.output!==void 0&&(0,S.hS)(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");const w=e.comparing.
withBase?await(await o.e(993).then(o.bind(o,80993))).BaseVersions.of(f):void 0,P=new sn(e.steps,f,w),{matched:L,files:T}=await De(e,f,P,n),{known:W,fresh:H}=w?await w.
divide(T):{known:T,fresh:[]};P.check();const X=(0,ge.K2)(f.workspace),fe=[...new Set([...L,...L.flatMap(Me=>[...P.neededBy(Me).keys()])])],$e=Me=>(0,ue.Ck)(f,Me),
oe={matched:fe,overwrite:e.overwrite,identity:X,exists:$e,words:f.words},re=(0,S.et)({...e,...oe,files:W,places:f}),ye=e.steps.map(({name:Me})=>(0,b.i9)(Me)),we=e.
continueNumbers&&!e.dryRun?await Bn(re,e.steps,Me=>(0,I.R5)(Me,f.workspace)):()=>{};y.Oh((0,N.g$)(`${ye.join(", then ")}: ${(0,g.y_)(W.length,"file")}, ${p.place}`));
const Oe=Me=>{const Ne=process.uptime()-a;return{rows:Me,matched:L.length,operations:ye,place:p.place,dryRun:e.dryRun,seconds:Ne,showText:e.comparing.showText}},
{rows:ve,failures:Le}=e.dryRun?{rows:Zn(re,st),failures:[]}:await Hn({jobs:re,inputs:e,chosen:p,writer:new _e.A(f,e.overwrite),secondFiles:P,numbersOf:we,claim:(0,ge.
OM)(oe),spelling:s,say:st,onProgress:jt(st),onCancelled:async Me=>{t.tell(Me),e.summary&&await wt(Oe(Me),n)}});y.N4();const Ie=[...ve,...H.map(ln)];await gs({digest:Oe(
Ie),failures:Le,total:W.length,inputs:e,outputs:t,places:f,warnings:n})}const st=e=>y.pq((0,N.g$)(e));async function gs({digest:e,failures:t,total:n,inputs:s,outputs:a,
places:f,warnings:p}){const{rows:w}=e,P=mn(w);if(pn(P,s.comparing.failOnDifference?"error":"notice"),Rn(t,s.failOn==="nothing"?"warning":"error",e.operations.join(
", "),p),y.pq((0,N.g$)(bt(e))),a.tell(w),s.summary&&await wt(e,p),s.attest){const{declareArtifacts:T}=await o.e(8208).then(o.bind(o,48208)),W=w.flatMap(({status:H,
output:X})=>H==="done"&&X!==null?[X]:[]);for(const H of await T(W,f.workspace))p.add(H)}if(t.length===0){const T=s.comparing.failOnDifference&&P.length>0?hn(P.length,
w.length):Cn(w,s.failOn);T!==void 0&&y.C1(T);return}const L=(0,S.Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:Ln(t,n);s.failOn==="nothing"?p.add(L):
y.C1(L)}function $s(e,t){[...e.trim()].length>1?y.Pq(e):e.trim()!==""&&t.add("A secret of one character cannot be masked, because most of the log would be hidde\
n. The step does not print it; use a longer one")}function ys(){try{const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,$.readFileSync)("/proc/self/status","latin1"))??[];
if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}let Ct=!1;process.once("beforeExit",()=>{Ct||y.C1("The action stopped befo\
re it had finished.")}),hs().catch(y.C1).finally(()=>{Ct=!0})}),97904:((ie,B,o)=>{o.d(B,{Ms:()=>v,PJ:()=>C,TF:()=>u,Ye:()=>b,_N:()=>g,oD:()=>R,qf:()=>m});var y=o(
73024),$=o.n(y);const D=1<<20,b=i=>h(()=>y.realpathSync.native(i)),g=i=>h(()=>(0,y.statSync)(i)),v=i=>h(()=>(0,y.lstatSync)(i)),C=i=>v(i)?.isSymbolicLink()??!1;
async function R(i){if((0,y.statSync)(i).size<=D)return(0,y.readFileSync)(i);const{readFile:c}=await Promise.resolve().then(o.t.bind(o,51455,23));return c(i)}async function m(i,c){
if(c.length<=D)return(0,y.writeFileSync)(i,c,{flag:"wx"});const{writeFile:r}=await Promise.resolve().then(o.t.bind(o,51455,23));await r(i,c,{flag:"wx"})}const u=i=>h(
()=>(0,y.unlinkSync)(i));function h(i){try{return i()}catch{return}}}),30245:((ie,B,o)=>{o.d(B,{Ck:()=>c,SV:()=>R,YY:()=>m,wI:()=>i});var y=o(76760),$=o.n(y),D=o(
58552),b=o(97904),g=o(15969);const v=/^(?:\.git|git~\d+)[. ]*$/i,C=new RegExp("\\p{Cf}","gu"),R=E=>E.split(/[\\/]/).some(I=>v.test(I.replace(C,"")));function m(E,I){
const x=(0,g.M0)(E,I),k=(0,g.I5)(E,x),Q=(0,b.Ye)(x);return E.anywhere?Q===void 0?u(x):h(Q):k===void 0?"is outside the workspace and RUNNER_TEMP":Q===void 0?u(x):
O(E,Q)!==l(k)?`is a link that leads out of ${k===E.workspace?"the workspace":"RUNNER_TEMP"}`:R($().relative(l(k),Q))?"is below .git, which is not read":h(Q)}const u=E=>(0,b.
PJ)(E)?"is a link to a file that does not exist":"does not exist";function h(E){const I=(0,b._N)(E);if(!I?.isFile())return I?.isFIFO()?"is a named pipe, not an \
ordinary file":I?.isDirectory()?"is a folder":"is not an ordinary file"}function i(E,I){const x=(0,g.M0)(E,I),k=(0,g.I5)(E,x);if(E.anywhere)return x;if(k===void 0)
throw r(I,"is outside the workspace and RUNNER_TEMP");const Q=l(k),ue=$().relative(k,x).split($().sep);for(let _e=1;_e<=ue.length;_e++){const q=$().join(Q,...ue.
slice(0,_e));if(!(0,b.PJ)(q))continue;const z=(0,b.Ye)(q),se=z===void 0||O(E,z)===void 0;throw r(I,se?"leads out of the workspace through a link":"leads through\
 a link")}const ge=$().join(Q,...ue);if(R($().relative(Q,(0,b.Ye)(ge)??ge)))throw r(I,"is below .git");return ge}function c(E,I){try{return(0,b.Ms)($().join(i(E,
$().dirname(I)),$().basename(I)))!==void 0}catch{return!1}}const r=(E,I)=>new D.zU("configuration",`'${E}' ${I}: nothing is written there`),l=E=>(0,b.Ye)(E)??E,
O=(E,I)=>(0,g.RD)(E).map(l).filter(x=>(0,g.FK)($().relative(x,I))).sort((x,k)=>k.length-x.length)[0]}),64123:((ie,B,o)=>{o.d(B,{K2:()=>C,Nk:()=>m,OM:()=>u,hQ:()=>R,
pL:()=>h});var y=o(73024),$=o.n(y),D=o(76760),b=o.n(D),g=o(58552),v=o(43576);function C(i){const c=new Map,r=l=>{const O=c.get(l);if(O!==void 0)return O;let E=l;
try{E=(0,y.realpathSync)(l)}catch{const I=b().dirname(l);I!==l&&(E=b().join(r(I),b().basename(l)))}return c.set(l,E),E};return l=>{const O=b().resolve(i,l),E=b().
join(r(b().dirname(O)),b().basename(O));return R(E)}}const R=i=>process.platform==="win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function m(i){
if(process.platform!=="win32")return;const c=i.replace(/^[a-z]:/i,"").split(/[\\/]/),[r]=c.flatMap(l=>/^\.{0,2}$/.test(l)?[]:(0,v.tb)(l)??[]);return r===void 0?
void 0:`'${i}' cannot be written: a part of it ${r}`}function u({matched:i,overwrite:c,identity:r,exists:l,words:O}){const E=new Set(i.map(r)),I=new Set;return(x,k)=>{
const Q=m(x);if(Q!==void 0)throw(0,g.G6)([{field:"output",message:Q}]);const ue=r(x),ge=k.inputs.some(_e=>r(_e)===ue);if(I.has(ue)||E.has(ue)&&!(c&&ge))throw(0,g.
G6)([{field:"output",message:`'${x}' is another input or result: choose a different pattern`}]);if(!c&&l(x))throw(0,g.G6)([{field:"output",message:h([x],O)}]);I.
add(ue)}}function h([i,...c],{replace:r}){const l=c.length===0?" exists":` and ${c.length} more exist`;return`'${i}'${l} already: choose a different pattern, or\
 ${r}`}}),86006:((ie,B,o)=>{o.d(B,{_V:()=>D,gY:()=>$,wm:()=>b});var y=o(58552);const $="version https://git-lfs.github.com/spec/",D=g=>g.subarray(0,$.length).toString(
"latin1")===$;function b(g){if(D(g))throw new y.zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:"Fetch the document\
s with the repository: set lfs: true for actions/checkout"})}}),15969:((ie,B,o)=>{o.d(B,{FK:()=>R,I5:()=>g,M0:()=>b,NB:()=>v,RD:()=>D,d7:()=>m,dR:()=>C});var y=o(
76760),$=o.n(y);const D=({workspace:u,temporary:h})=>h===void 0?[u]:[u,h];function b({workspace:u,otherNames:h=[]},i){const c=$().resolve(u,i);for(const[r,l]of h){
const O=$().relative(r,c);if(R(O))return $().join(l,O)}return c}const g=(u,h)=>[...D(u),...u.anywhere?[$().parse(h).root]:[]].filter(i=>R($().relative(i,h))).sort(
(i,c)=>c.length-i.length)[0],v=(u,h)=>g(u,b(u,h))!==void 0;function C(u,h){const i=b(u,h),c=$().relative(u.workspace,i);return m(R(c)?c:i)}const R=u=>u!==".."&&
!u.startsWith(`..${$().sep}`)&&!u.startsWith("../")&&!$().isAbsolute(u),m=u=>$().sep==="/"?u:u.replaceAll($().sep,"/")}),34:((ie,B,o)=>{o.d(B,{A:()=>m,z:()=>h});
var y=o(73024),$=o.n(y),D=o(76760),b=o.n(D),g=o(58552),v=o(54614),C=o(97904),R=o(30245);class m{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(r,l){
this.places=r,this.overwrite=l}async write(r){if(this.closed)throw i();const l=this.writeAll(r);this.running.add(l),await l.finally(()=>this.running.delete(l))}async close(){
this.closed=!0,await Promise.allSettled(this.running)}async writeAll(r){const l=[],O=[];let E=r[0]?.path??"";try{for(const I of r){if(this.closed)throw i();if(E=
I.path,(0,R.SV)(b().basename(I.path)))throw new g.zU("configuration",`'${I.path}' is a name that Git uses: set output to another name`);const x=b().join(this.folder(
b().dirname(I.path)),b().basename(I.path)),k=b().join(b().dirname(x),`.octavo-${process.pid}-${++this.serial}.tmp`);O.push(k),await I.write(k),l.push({temporary:k,
target:x,path:I.path})}for(const{temporary:I,target:x,path:k}of l)E=k,this.checkAgain(k,x),(0,y.renameSync)(I,x)}catch(I){for(const x of O)(0,C.TF)(x);throw I instanceof
g.zU?I:h(E,I)}}checkAgain(r,l){const O=(0,R.wI)(this.places,b().dirname(r));if(b().join(O,b().basename(r))!==l||!this.overwrite&&(0,C.Ms)(l)!==void 0)throw new g.
zU("configuration",`'${r}' was made by another program in the meantime and is not replaced: run it again`)}folder(r){let l=this.folders.get(r);return l===void 0&&
(l=(0,R.wI)(this.places,r),(0,y.mkdirSync)(l,{recursive:!0}),this.folders.set(r,l)),l}}const u={EACCES:"writing there is not permitted",EPERM:"writing there is \
not permitted",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a f\
older of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long \
for the file system"};function h(c,r){const l=(0,v.xU)(r),O=u[l]??`the file system refused it (${l})`;return new g.zU("configuration",`'${c}' could not be writt\
en: ${O}`,{cause:r})}const i=()=>new g.zU("cancelled","The step was cancelled")}),44020:((ie,B,o)=>{o.d(B,{E4:()=>g,EI:()=>C,Lc:()=>v});var y=o(4406),$=o(56103),
D=o(72256);const b="check_document";function g({name:R},m){return R===b?{...m,on_violation:"report"}:m}function v({name:R,params:m},u,h){if(R!==b||!u.data)return u;
const i=r=>(0,D.b)(h,r,[r]),c=(0,y.fU)(u.data,{nameOf:i,restate:r=>({...r,message:(0,D.b)(h,r.message,y.oH)})});return m.on_violation==="error"&&(0,y.Pu)(c),{...u,
data:c}}function C(R){return R instanceof y.EC?{[(0,$.zI)(b).dataKey??""]:R.report}:{}}}),79463:((ie,B,o)=>{o.d(B,{C:()=>r,g:()=>l});var y=o(58552),$=o(68747),D=o(
56103),b=o(31424),g=o(43576),v=o(10442),C=o(4528),R=o(97904),m=o(72256),u=o(45180),h=o(32885),i=o(44020),c=o(45657);class r extends Error{input;cause;step;operation;constructor(A,j,te,ce){
super("a job failed"),this.input=A,this.cause=j,this.step=te,this.operation=ce}}async function l(M,A,j,te){const ce=M.inputs[0]??"",J={source:ce},le=[];try{let ee=[];
for(const[Z,V]of M.inputs.entries())J.source=V,ee.push({position:Z,source:V,document:await te.read(V),facts:{},notes:[],data:{}});const ae=ee.reduce((Z,{document:V})=>Z+
te.sizeOf(V),0);for(const[Z,V]of A.steps.entries())J.operation=V.name,A.steps.length>1&&(J.step=`steps[${Z+1}] (${V.name})`),ee=await N(ee,V,M,A,j,J),(0,c.RZ)(le,
ee.flatMap(({document:Ee,files:d=[]})=>[Ee,...d]));J.source=ce,delete J.step,delete J.operation;const be=x(M,ee).map(Z=>O(Z,ae,A,te)),me=be.flatMap(({output:Z,result:V})=>Z===
null||V===null?[]:[{path:Z,write:Ee=>I(V,Ee,te)}]);for(const{path:Z}of me)A.claim(Z,M);return await A.write(me),be.map(({result:Z,status:V,output:Ee,pages:d,facts:_,
notes:K,message:U,data:G})=>{const ne=Z===null?null:E(Z,te);return{status:V,input:ce,inputs:M.inputs,output:Ee,pages:d,bytesBefore:ae,bytesAfter:ne,facts:_,notes:K,
message:U,data:G}})}catch(ee){throw new r(J.source,ee,J.step,J.operation)}finally{await te.release(le)}}function O(M,A,{minimumSaving:j},te){const ce=M.result===
null?void 0:(0,h.A)(A,E(M.result,te),j);return ce===void 0?M:{...M,status:"skipped",output:null,result:null,message:ce}}const E=(M,A)=>M instanceof Uint8Array?M.
length:A.sizeOf(M),I=(M,A,j)=>M instanceof Uint8Array?(0,R.qf)(A,M):j.write(M,A);function x(M,A){if(M.kind==="files")return A.flatMap(J=>z(M,J));const j=J=>(0,g.
NL)(A.map(({document:le},ee)=>(0,g.jC)(J(le)??"",g.ly,(0,b.n)(ee+1))),g.ly),te=j(({title:J})=>J),ce=j(({match:J})=>J);return A.map(({document:J,facts:le,notes:ee,
data:ae},be)=>({status:"done",output:M.kind==="data"?null:M.outputPath({index:be+1,title:te[be]??"",match:ce[be]??""}),result:M.kind==="data"?null:(0,u.Cj)(M.kind)?
Q(ae):J,pages:J.pageCount??null,facts:{...le,...M.tellsMatch&&J.match!==void 0&&{match:J.match}},notes:ge(ee),message:null,data:(0,u.Cj)(M.kind)?ue(ae):ae}))}const k=(0,D.
zI)("extract_text").dataKey??"";function Q({[k]:M={}}){return Buffer.from((0,C.u9)(M)?JSON.stringify(M):(0,C.uv)(M),"utf8")}const ue=({[k]:M={},...A})=>({...A,[k]:(0,C.
_m)(M)}),ge=M=>M.map(({text:A})=>A),_e={...g.zE,leadingDots:!1};function q(M){const[,A,j]=/-(\d+)\.([a-z]+)$/.exec(M)??[];return A===void 0||j===void 0?{}:{page:A,
extension:j}}function z(M,{files:A=[],facts:j,notes:te,data:ce}){const J={pages:null,notes:ge(te),data:ce};if(A.length===0)return[{...J,status:"skipped",output:null,
result:null,facts:j,message:"The document has no matching files"}];const le=(0,g.NL)(A.map(({name:ee},ae)=>(0,g.jC)(ee,_e,`file-${ae+1}`)),_e);return A.map((ee,ae)=>({
...J,status:"done",output:M.outputPath({index:ae+1,file:le[ae]??"",...q(le[ae]??"")}),result:ee,facts:{...j,mimeType:ee.mediaType,...ee.facts},message:null}))}const se=(M,A)=>({
...M,...A}),F=({signal:M,timeLimit:A,onProgress:j},te,ce)=>({signal:M,timeLimit:A,onProgress:J=>j(te,(0,$.i9)(ce.name),J)});async function N(M,A,j,te,ce,J){const{
input:le,dataKey:ee}=(0,D.zI)(A.name),ae=le==="many",be=ae?[M]:M.map(Z=>[Z]),me=[];for(const Z of be){const[V]=Z;if(!V)continue;J.source=V.source;const Ee=await te.
parametersOf(A,ae?j.inputs[0]??"":V.source),d=A.name==="add_page_numbers"?te.numbersOf(j,V.position):void 0,_=(0,i.E4)(A,se(Ee,d)),K=await ce.run(A.name,Z.map(({
document:De})=>De),_,F(te,V.source,A)).catch(De=>{const he=De instanceof y.zU?De.position:void 0;throw J.source=Z[(he??1)-1]?.source??V.source,De}),{documents:U,
files:G,notes:ne,facts:de,data:pe}=(0,i.Lc)(A,K,te.spelling),xe=ae?{...V,facts:{},data:{}}:V,Pe={source:V.source,facts:{...xe.facts,...de},notes:(0,v.p5)(Z.flatMap(
De=>De.notes),ne.map(({code:De,message:he,mentions:Ae=[]})=>({code:De,text:(0,m.b)(te.spelling,he,Ae)}))),data:pe===void 0||ee===void 0?xe.data:{...xe.data,[ee]:pe}},
{position:Te}=V;if(G!==void 0)me.push({...Pe,position:Te,document:V.document,files:G});else for(const De of U){const he={...ae?{}:S(V.document),...S(De),name:V.
document.name};me.push({...Pe,position:Te,document:{...De,...he},facts:{...Pe.facts,...Y(De)}})}}return me}const S=({title:M,match:A})=>({...M===void 0?{}:{title:M},
...A===void 0?{}:{match:A}});function Y({firstPage:M,lastPage:A,title:j}){return{...M===void 0||A===void 0?{}:{firstPage:M,lastPage:A},...j===void 0?{}:{title:j}}}}),
46863:((ie,B,o)=>{o.d(B,{NZ:()=>m,R5:()=>R,ZK:()=>C});var y=o(76760),$=o.n(y),D=o(58552),b=o(54614),g=o(97904),v=o(86006);const C=u=>({read:h=>R(h,u),sizeOf:({bytes:h})=>h.
length,write:({bytes:h},i)=>(0,g.qf)(i,h),release:async()=>{}});async function R(u,h){const i=await(0,g.oD)($().resolve(h,u)).catch(c=>{throw(0,b.xU)(c)==="ERR_\
FS_FILE_TOO_LARGE"?new D.zU("limit_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:c}):
m(c)});return(0,v.wm)(i),{name:$().posix.basename(u),bytes:i}}const m=u=>new D.zU("unreadable_document",`The file could not be opened (${(0,b.xU)(u)})`,{cause:u})}),
54614:((ie,B,o)=>{o.d(B,{Hn:()=>b,IV:()=>v,cz:()=>g,g$:()=>D,uP:()=>R,xU:()=>C});var y=o(58552),$=o(61729);const D=m=>m.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(
/:(?=:)/g,": ").replace(/##\[/g,"## ["),b=m=>D(m).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),g=m=>m.reduce((u,h)=>u+
h,0);function v(m){const u=["B","kB","MB","GB"];let h=m,i=0;for(;h>=999.95&&i<u.length-1;i++)h/=1e3;return`${i===0||h>=99.95?Math.round(h):h.toFixed(1)} ${u[i]}`}
function C(m){const u=(0,$.Gv)(m)?m.code:void 0;return typeof u=="string"?u:"unknown reason"}function R(m){if(!(m instanceof Error))return typeof m;const u=[`${m.
name} (${C(m)})`,...(0,y.ek)(m)].join(`
    `);return m.cause===void 0?u:`${u}
caused by ${R(m.cause)}`}}),72256:((ie,B,o)=>{o.d(B,{b:()=>$});var y=o(68747);const $=(D,b,g)=>D==="inputs"?(0,y.an)(b,g,y.i9):b}),57214:((ie,B,o)=>{o.d(B,{BD:()=>b,
jB:()=>y,jN:()=>$,oR:()=>v,r_:()=>g,yZ:()=>D});const y=[/^["'].*["']$/,"leave out the quotes"],$=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: \
use an expression such as ${{ env.NAME }}"],D=[/^~/,"~ is not your home folder here: write the whole path"],b=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or\
 written: use the path of a file"],g=[/\\/,"write / between folders, not a backslash"],v=(C,R)=>R.find(([m])=>m.test(C))?.[1]}),45180:((ie,B,o)=>{o.d(B,{Cj:()=>ue,
Ud:()=>k,et:()=>_e,hS:()=>Q});var y=o(76760),$=o.n(y),D=o(58552),b=o(68747),g=o(56103),v=o(31424),C=o(51521),R=o(4528),m=o(30245),u=o(64123),h=o(15969),i=o(57214);
const c=["{dir}","{name}","{index}","{operation}"];function r(S,Y){if(Y==="files")return E(S)?["{page}","{file}","{extension}"]:["{file}"];if(Y!=="parts"&&Y!=="\
texts")return[];const M=S.flatMap(({name:A})=>Object.keys((0,g.zI)(A).resultFacts??{}));return["title","match"].filter(A=>M.includes(A)).map(A=>`{${A}}`)}const l={
document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}\
/{name}",texts:"{dir}/{name}.{index}"},O="{dir}/{name}-{page}.{extension}",E=S=>S.some(({name:Y})=>(0,g.zI)(Y).filesArePages),I="{dir}/{name}.pdf",x=([S],Y)=>Y===
"document"&&S!==void 0&&(0,g.zI)(S.name).accepts==="text",k=S=>S.some(({name:Y})=>(0,g.zI)(Y).input==="many");function Q(S){const Y=S.map(({name:j})=>(0,g.zI)(j)),
M=Y.filter(j=>!(0,g.rz)(j)),A=M.findLast(({input:j,output:te})=>j==="many"||te!=="pdf");return Y.at(-1)?.output==="text"?A?.output==="pdfs"?"texts":"text":M.length===
0?"data":A?.output==="pdfs"?"parts":A?.output==="files"?"files":"document"}const ue=S=>S==="text"||S==="texts",ge=S=>S==="document"||S==="text";function _e(S){const{
files:Y,steps:M}=S,A=Q(M),j=z(S,A),te=Y.length===0?[]:k(M)?[Y]:Y.map(ee=>[ee]),ce=(0,b.i9)((M.findLast(({name:ee})=>!(0,g.rz)((0,g.zI)(ee)))??M.at(-1))?.name??""),
J=te.map((ee,ae)=>{const{dir:be,name:me}=$().posix.parse(ee[0]??""),Z=V=>{const Ee=ge(A)?ae+1:V?.index,d={dir:be||".",name:me,operation:ce,index:Ee===void 0?void 0:
(0,v.n)(Ee),title:V?.title,match:V?.match,file:V?.file,page:V?.page,extension:V?.extension};return $().posix.normalize((0,C.Ct)(j,d))};return{inputs:ee,kind:A,tellsMatch:j.
includes("{match}"),outputPath:Z}}),le=A==="data"?[]:N(J,S,se(j,A));if(le.length>0)throw(0,D.G6)(le);return J}const q=[i.jB,[/\{\{/,"a placeholder has single br\
aces, such as {name}"],i.jN,i.yZ,i.BD,...$().sep==="/"?[i.r_]:[]];function z({output:S,places:Y,steps:M},A){const j=me=>(0,D.G6)([{field:"output",message:me}]);
if(S===void 0&&E(M))return O;if(S===void 0)return x(M,A)?I:`${l[A]}${ue(A)?R.lg[(0,R.GW)(M.at(-1)?.params??{})]:""}`;const te=(0,i.oR)(S,q);if(te!==void 0)throw j(
te);const ce=r(M,A),J=[...c,...ce],le=(0,C.Qf)(S).filter(me=>!J.includes(me));if(le.length>0)throw j(`has the unknown placeholder ${le[0]}: use ${J.join(", ")}`);
if(/[\u0000-\u001f]/.test(S))throw j("must be a single line");if(/[\\/]$/.test(S))throw j(`names a folder: write a file name after it, such as ${S}{name}.pdf`);
const ee=["{index}",...ce.filter(me=>me!=="{extension}")];if((A==="parts"||A==="texts"||A==="files")&&!ee.some(me=>S.includes(me))){const{dir:me,name:Z,ext:V}=$().
posix.parse((0,h.d7)(S)),Ee=$().posix.join(me,E(M)?`${Z}-{page}${V}`:A==="files"?`${Z}.{file}`:`${Z}-{index}${V}`);throw j(`needs ${ee.join(" or ")}, because on\
e file gives several results: such as ${Ee}`)}const ae=$().isAbsolute(S)?(0,h.dR)(Y,S):(0,h.d7)(S);if(!($().isAbsolute(ae)?(0,h.NB)(Y,ae):(0,h.FK)($().posix.normalize(
ae))))throw j("must stay in the workspace or in RUNNER_TEMP");return ae}function se(S,Y){const A=["{dir}","{name}",...ge(Y)?["{index}"]:[]].filter(j=>!S.includes(
j));return A.length===0?"process them in different steps":`use ${[A.slice(0,-1).join(", "),...A.slice(-1)].filter(j=>j!=="").join(" or ")}`}const F=S=>S.kind===
"parts"||S.kind==="texts"?S.outputPath({index:1}):S.outputPath();function N(S,{matched:Y,overwrite:M,identity:A,exists:j,places:te},ce){const J=new Map(Y.map(Z=>[
A(Z),Z])),le=new Map;for(const Z of S){const V=A(Z.outputPath()),Ee=le.get(V);Ee?Ee.push(Z):le.set(V,[Z])}const ee=[],ae=[],be=Z=>{ee.push({field:"output",message:Z})};
for(const[Z,V,...Ee]of le.values()){if(!Z)continue;const d=Z.outputPath(),_=(0,u.Nk)(d);if(!(0,h.NB)(te,d)||d==="."||d.endsWith("/"))be(`'${d}' is not a file in\
 the workspace or in RUNNER_TEMP`);else if(_!==void 0)be(_);else if((0,m.SV)(d))be(`'${d}' is below .git, where nothing is written`);else if(V){const[K,U]=[Z.inputs[0],
V.inputs[0]],G=Ee.length===0?`'${K}' and '${U}' would both`:`'${K}', '${U}' and ${Ee.length} more would all`;be(`${G} be written to '${d}': ${ce}`)}else{const K=F(
Z),U=A(K),G=J.get(U);G!==void 0&&!Z.inputs.some(ne=>A(ne)===U)?be(`'${K}' would replace another file that the step reads: choose a different pattern`):G!==void 0&&
!M?be(`'${K}' would replace the input: choose a different pattern, or ${te.words.replace}`):G===void 0&&!M&&j(K)&&ae.push(K)}}ae.length>0&&be((0,u.pL)(ae,te.words));
const me=5;return ee.length<=me?ee:[...ee.slice(0,me),{field:"output",message:`and ${ee.length-me} more such clashes`}]}}),32885:((ie,B,o)=>{o.d(B,{A:()=>D,T:()=>$});
var y=o(45180);function $(b){const g=v=>[{field:"minimum-saving",message:v}];return b.some(({name:v})=>v==="optimize_document")?(0,y.Ud)(b)||(0,y.hS)(b)!=="docu\
ment"?g("needs one result for each file: no merge, no split, no extraction"):[]:g("needs a step optimize-document")}function D(b,g,v){return v===void 0||g<=b*(1-
v/100)?void 0:`Not written: the result is ${(Math.max(0,b-g)/b*100).toFixed(1)} % smaller, and minimum-saving is ${v} %`}}),4406:((ie,B,o)=>{o.d(B,{EC:()=>h,Pu:()=>i,
Qf:()=>b,fU:()=>u,g$:()=>v,oH:()=>g});var y=o(58552),$=o(61729);const D=1e3,b=(c,r,{found:l=null,limit:O=null,pages:E=[]}={})=>({rule:c,found:l,limit:O,pages:E.
slice(0,D),message:r}),g=["open_password"],v=(c,r,l)=>`The file has ${c} ${l}; at most ${r} are allowed.`;function C({failures:c}){return Array.isArray(c)?c.flatMap(
R):[]}function R(c){if(!(0,$.Gv)(c))return[];const{rule:r,found:l,limit:O,pages:E,message:I}=c;if(typeof r!="string"||typeof I!="string")return[];const x=Array.
isArray(E)?E.filter(k=>typeof k=="number"):[];return[{rule:r,found:m(l),limit:m(O),pages:x,message:I}]}const m=c=>typeof c=="number"?c:null;function u(c,{nameOf:r,
restate:l}){const{checks:O}=c,E=C(c).map(x=>({...l(x),rule:r(x.rule)})),I=Array.isArray(O)?O.flatMap(x=>typeof x=="string"?[r(x)]:[]):[];return{...c,...O!==void 0&&
{checks:I},failures:E}}class h extends y.zU{report;constructor(r){const l=C(r).map(({message:O})=>O);super("invalid_parameters",`The check failed: ${l.join(" ")}`,
{issues:l.map(O=>({field:"file",message:O,mentions:g}))}),this.report=r}}function i(c){if(c.passed===!1)throw new h(c)}}),68747:((ie,B,o)=>{o.d(B,{XM:()=>g,an:()=>b,
i9:()=>D});var y=o(56103);const $=v=>v.replace(/_(\w)/g,(C,R)=>R.toUpperCase()),D=v=>v.replaceAll("_","-");function b(v,C,R){const m=C.filter(u=>/^\w+$/.test(u));
return m.length===0?v:v.replace(new RegExp(`\\b(?:${m.join("|")})\\b`,"g"),R)}const g=v=>(0,y.zI)(v).path??`/v1/${v}`}),85673:((ie,B,o)=>{o.d(B,{gx:()=>g,h:()=>b});
function y(m,u){const h=$(m,u);if(h!==void 0)return[h];const i=C(m);return u.filter(c=>C(c).some(r=>r.length>3&&i.includes(r)))}function $(m,u){let h;for(const i of u){
const c=D(C(m),C(i));c<=2&&c<(h?.count??1/0)&&(h={name:i,count:c})}return h?.name}function D(m,u){return m.length!==u.length?m.length*u.length===0?1/0:D([m.join(
"")],[u.join("")]):u.reduce((h,i,c)=>{const r=m[c]??"",l=Math.min(r.length,i.length),O=R(r,i);return O>(l<3?0:l<7?1:2)?1/0:h+O},0)}const b=(m,u)=>v(y(m,u));function g(m,u){
const h=$(m,u),i=c=>C(c).sort().join(" ");return v(h===void 0?u.filter(c=>m!==""&&i(c)===i(m)):[h])}const v=m=>m.length===0||m.length>3?"":` (did you mean ${m.join(
" or ")}?)`,C=m=>m.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(u=>u!=="");function R(m,u){let h=[],i=Array.from(
{length:u.length+1},(c,r)=>r);for(let c=0;c<m.length;c++){const r=[c+1];for(let l=0;l<u.length;l++){const O=c>0&&l>0&&m[c]===u[l-1]&&m[c-1]===u[l];r.push(Math.min(
(i[l+1]??0)+1,(r[l]??0)+1,(i[l]??0)+(m[c]===u[l]?0:1),O?(h[l-1]??0)+1:1/0))}h=i,i=r}return i.at(-1)??0}}),4528:((ie,B,o)=>{o.d(B,{GW:()=>D,_m:()=>C,lg:()=>$,u9:()=>v,
uv:()=>g});const y=null,$={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv"};function D(c){const{per_page:r,tables:l,layout:O}=c;
return r===!0||l===!0?"application/json":O==="markdown"?"text/markdown":"text/plain"}function b(c){const r=D(c);return c.tables===!0?[r,"text/csv"]:r==="text/ma\
rkdown"?["application/json",r,"text/plain"]:[...new Set(["application/json",r])]}const g=({text:c})=>typeof c=="string"?c:"",v=({pages:c,tables:r})=>c!==void 0||
r!==void 0;function C({text:c,pages:r,tables:l,...O}){return O}const R=({tables:c})=>c??[];function m(c){return R(c).flatMap(({page:r,rows:l,header:O,certain:E},I)=>{
const x=h(l,O);return l.slice(O?1:0).map((k,Q)=>({row:Object.fromEntries(k.map((ue,ge)=>[x[ge],ue])),about:{page:r,table:I+1,row:Q+1,certain:E}}))})}const u="pd\
f";function h(c,r){const l=c.reduce((E,{length:I})=>Math.max(E,I),0),O=new Set([u]);return Array.from({length:l},(E,I)=>{const x=r&&c[0][I]||`Column ${I+1}`;let k=x;
for(let Q=2;O.has(k);Q++)k=`${x} ${Q}`;return O.add(k),k})}const i=c=>c.map(r=>`${r.map(l=>/[",\r\n]/.test(l)?`"${l.replaceAll('"','""')}"`:l).join(",")}\r
`).join("")}),49180:((ie,B,o)=>{o.d(B,{q:()=>$});const y="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function $(g){const v=g.toLowerCase(),C=/^#([\da-f]{3}|[\da-f]{6})$/.exec(v)?.[1]??b().get(v);return C===void 0?void 0:(C.length===3?[...C].map(m=>m+m):[C.
slice(0,2),C.slice(2,4),C.slice(4)]).map(m=>Number.parseInt(m,16))}let D;function b(){const g=y.split(" ");return D??=new Map(g.flatMap((v,C)=>C%2===0?[[v,g[C+1]]]:
[]))}}),17079:((ie,B,o)=>{o.d(B,{Z:()=>g,_:()=>b});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
$=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(m){
if(m.length>64)return;const u=m.trim().replace($,(h,i,c,r)=>`${i??""}${1900+Number(c)}${r}`);return C(v(y.exec(u)??D.exec(u)))}function g(m){const u=m.length>64?
void 0:v(D.exec(m.trim()));if(!u||C(u)===void 0)return;const{year:h,month:i="",day:c="",hour:r="",minute:l="",second:O="",zone:E=""}=u;return`D:${h}${i}${c}${r}${l}${O}${E===
"Z"||E===""?E:`${E.replace(":","'")}'`}`}function v(m){if(!m)return;const[,u,h,i,c,r,l,O,E,I,x]=m,k=O??(E===void 0?void 0:`${E}${I??"00"}:${x??"00"}`);return{year:u,
month:h,day:i,hour:c,minute:r,second:l,zone:k}}function C(m){if(!m)return;const{year:u,month:h,day:i,hour:c,minute:r="00",second:l="00",zone:O}=m,E=(x,k,Q)=>x===
void 0||Number(x)>=k&&Number(x)<=Q;if(Number(u)===0||!E(h,1,12)||!E(i,1,R(Number(u),Number(h)))||!E(c,0,23)||!E(r,0,59)||!E(l,0,59)||O!==void 0&&O!=="Z"&&!(E(O.
slice(1,3),0,23)&&E(O.slice(4),0,59)))return;const I=[u,h,i].filter(x=>x!==void 0).join("-");return c===void 0?I:`${I}T${c}:${r}:${l}${O==="+00:00"||O==="-00:00"?
"Z":O??""}`}function R(m,u){return u===2?m%4===0&&(m%100!==0||m%400===0)?29:28:[4,6,9,11].includes(u)?30:31}}),3130:((ie,B,o)=>{o.d(B,{iL:()=>Q,lF:()=>z,qL:()=>ge});
var y=o(58552),$=o(15828),D=o(61729),b=o(56103),g=o(33037),v=o(72750),C=o(33858),R=o(29082),m=o(60666),u=o(34378);const h=2**31-1,i=/^ *[+-]?\d+ *$/,c=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
r=/[\p{Cc}\u2028\u2029]/u,l=/(?!\n)[\p{Cc}\u2028\u2029]/u,O=new RegExp("\\p{Cs}","u"),E=100,I={font:20*1024*1024,key:1e6,certificates:1e6},x=new Set(["files","c\
hoices"]),k="must be given only once";function Q(d){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(d)}catch{return d}}function ue(d,_,K="abs\
ent"){const{params:U,issues:G}=ge(d,_,K);if(G.length>0)throw invalidParameters(G);return U}function ge(d,_,K="absent"){const U=(0,b.zI)(d),G={},ne=[];for(const[
de,pe]of Object.entries(U.fields)){const xe=Object.hasOwn(_,de),Pe=xe?_[de]:void 0;if(N(pe,Pe)){xe&&K==="refuse"&&se(pe,Pe)?ne.push({field:de,message:F(pe)}):pe.
required?ne.push({field:de,message:`is required: ${(0,$.pG)(pe)}`}):"default"in pe&&(G[de]=pe.default);continue}const Te=S(pe,Pe);"problem"in Te?ne.push({field:de,
message:Te.problem}):G[de]=Te.value}return{params:G,issues:[...ne,..._e(U,G,ne)]}}function _e({fields:d,ascending:_,different:K,exclusive:U,needs:G,atLeastOne:ne,
someTrue:de},pe,xe){const Pe=[],Te=he=>(0,b.qR)(d[he],pe[he]);if(_){const[he,Ae]=[pe[_[0]],pe[_[1]]];typeof he=="number"&&typeof Ae=="number"&&he>Ae&&Pe.push({field:_[0],
message:`must not be greater than ${_[1]}`,mentions:[_[1]]})}if(K){const[he,Ae]=[pe[K[0]],pe[K[1]]];he!==void 0&&he===Ae&&Pe.push({field:K[0],message:`must diff\
er from ${K[1]}`,mentions:[K[1]]})}for(const[he,Ae]of U??[]){const Ce=Te(he)?Ae.filter(Te):[];Ce.length>0&&Pe.push({field:he,message:`must not be given together\
 with ${Ce.join(" and ")}: leave one of them out`,mentions:Ce})}for(const[he,Ae,Ce]of G??[])Te(he)&&!(0,b.D)(Ce,d[Ae],pe[Ae])&&Pe.push({field:he,message:`needs ${q(
Ae,Ce)}`,mentions:[Ae]});const De=he=>Te(he)||xe.some(({field:Ae})=>Ae===he);return ne&&!ne.some(De)&&Pe.push({field:ne[0],message:`is required, unless one of t\
hese is given: ${ne.slice(1).join(", ")}`,mentions:ne.slice(1)}),de?.every(he=>pe[he]===!1)===!0&&Pe.push({field:de[0],message:`must be true, unless one of thes\
e is: ${de.slice(1).join(", ")}`,mentions:de.slice(1)}),Pe}function q(d,_){return typeof _!="object"?`${d} to be ${_}`:"not"in _?`${d} to be other than ${_.not}`:
`${d} to be given`}function z(d){if(Array.isArray(d))return d.join(",");if(typeof d=="object")return JSON.stringify(d);const _=String(d);if(typeof d!="number"||
!_.includes("e"))return _;if(d>=1)return BigInt(d).toString();const[K,U]=_.split("e");return`0.${"0".repeat(-Number(U)-1)}${K.replace(".","")}`}function se(d,_){
return d.empty==="opener"?!1:d.empty!=="word"||d.required===!0||_===void 0}function F(d){return d.required?`is empty: it must be ${(0,$.pG)(d)}`:d.kind==="text"&&
d.secret?"is empty, so the document would open without a password: give a password, or route documents without one past this step":d.empty==="word"?`is undefine\
d: use '' to leave it out, or give ${(0,$.pG)(d)}`:d.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in d?`is empty: write\
 ${String(d.default)}, which is the default, or leave the field out`:`is empty: give ${(0,$.pG)(d)}, or leave the field out`}function N(d,_){return _==null||_===
""||x.has(d.kind)&&Array.isArray(_)&&_.length===0?!0:d.kind==="text"&&!d.secret&&typeof _=="string"&&_.trim()===""}function S(d,_){if(Array.isArray(_)&&!x.has(d.
kind))return{problem:k};if(_ instanceof Uint8Array)return{problem:"is not text in UTF-8: give it in UTF-8"};switch(d.kind){case"text":return Y(d,_);case"flag":return M(
d,_);case"integer":return A(d,_);case"decimal":return te(d,_);case"choice":return J(d,_);case"choices":return le(d,_);case"pageOrder":return ee(d,_,d.parts?C.X4:
v.p6);case"pageSet":return ee(d,_,R.lY);case"file":return ae(d,_);case"files":return be(d,_);case"json":return me(d,_);default:return d}}function Y(d,_){if(typeof _!=
"string"&&!(typeof _=="number"&&Number.isFinite(_)))return{problem:`must be ${d.format?"":"text, "}${(0,$.pG)(d)}`};const K=d.lines?String(_).replaceAll(`\r
`,`
`):String(_);if(K.length>8*d.maxLength)return{problem:`must be ${(0,$.pG)(d)}`};const U=d.secret?K:(0,u.w)(K),G=(0,$.Y5)(d,U);return G>d.maxLength||G<(d.minLength??
0)?{problem:`must be ${(0,$.pG)(d)}`}:(d.lines?l.test(U):!d.secret&&r.test(U))?{problem:`must not contain control characters${d.lines?"":" or line breaks"}`}:!d.
secret&&O.test(U)?{problem:"must not contain an incomplete character (a lone surrogate)"}:d.format&&!m.E[d.format].holds(U)?{problem:m.E[d.format].problem?.(U)??
`must be ${(0,$.pG)(d)}`}:{value:U}}function M(d,_){if(typeof _=="boolean")return{value:_};const K=typeof _=="string"?_.toLowerCase():"";return K==="true"||K===
"false"?{value:K==="true"}:{problem:`must be ${(0,$.pG)(d)}`}}function A(d,_){const U=(d.unit==="bytes"&&typeof _=="string"?(0,g.ik)(_):void 0)??j(_);if(U===void 0||
U<d.min)return{problem:`must be ${(0,$.pG)(d)}`};const G=d.max??h;if(U<=G)return{value:U};const ne=(0,$.pG)(d);return{problem:ne.includes(String(G))?`must be ${ne}`:
`must not be greater than ${G}`}}function j(d){return typeof d=="string"?i.test(d)?Number(d.trim())+0:void 0:typeof d=="number"&&Number.isInteger(d)?d+0:void 0}
function te(d,_){const U=(d.unit==="inches"&&typeof _=="string"?(0,g.Vi)(_):void 0)??ce(_),{above:G=-1/0,min:ne=-1/0,max:de=1/0}=d;return Number.isFinite(U)&&U>
G&&U>=ne&&U<=de?{value:U+0}:{problem:`must be ${(0,$.pG)(d)}`}}function ce(d){return typeof d=="number"?d:typeof d=="string"&&c.test(d)?Number(d.trim()):NaN}function J(d,_){
const{open:K}=d,U=j(_),G=d.options.find(({value:de,contract:pe=de})=>de===_||typeof pe=="number"&&pe===U);if(G)return{value:G.value};const ne=K?U:void 0;return K&&
ne!==void 0&&ne>=K.min&&ne<=K.max?{value:ne}:{problem:`must be ${(0,$.pG)(d)}`}}function le(d,_){const K=typeof _=="string"?_.replace(/^ +| +$/g,"").split(/ *, */):
_,U=d.options.map(({value:G})=>G);return!Array.isArray(K)||!K.every(G=>U.some(ne=>ne===G))?{problem:`must be ${(0,$.pG)(d)}`}:{value:U.filter(G=>K.includes(G))}}
function ee(d,_,K){if(typeof _!="string"&&typeof _!="number")return{problem:`must be ${(0,$.pG)(d)}`};const U=String(_);if(U.length>d.maxLength)return{problem:`\
must be at most ${d.maxLength} characters long, and has ${U.length}`};const G=K(U);return"problem"in G?{problem:G.problem}:{value:U}}function ae(d,_){const{name:K,
bytes:U}=typeof _=="object"?_:{};return typeof K!="string"||!(U instanceof Uint8Array)?{problem:`must be ${(0,$.pG)(d)}`}:U.length===0&&d.accepts!=="any"?{problem:"\
is an empty file"}:U.length>(I[d.accepts]??1/0)?{problem:`is too large: it must be ${(0,$.pG)(d)}`}:{value:{name:K,bytes:U}}}function be(d,_){const K=Array.isArray(
_)?_:[_],U=[];for(const ne of K){const de=ae({...d,kind:"file"},ne??{});if("problem"in de)return de.problem.startsWith("must")?{problem:`must be ${(0,$.pG)(d)}`}:
de;U.push(de.value)}const G=U.reduce((ne,{bytes:de})=>ne+de.length,0);return U.length>d.max||G>d.maxBytes?{problem:`must be ${(0,$.pG)(d)}`}:new Set(U.map(({name:ne})=>ne)).
size<U.length?{problem:"has two files of one name"}:{value:U}}function me(d,_){const K=`must be ${(0,$.pG)(d)}`;if(typeof _=="object"){const G=Ee(_);return G!==
void 0&&G.startsWith("{")&&G.length<=d.maxLength?Z(JSON.parse(G)):{problem:K}}if(typeof _!="string")return{problem:K};if(_.length>d.maxLength)return{problem:`mu\
st be at most ${d.maxLength} characters long, and has ${_.length}`};const U=(0,D.qF)(_);if(U===void 0){const ne=(0,D.qF)(_.replace(/[\r\n\t]/g," "))!==void 0?":\
 within a text, write a line break as \\n and a tab as \\t":"";return{problem:`${K}; it is not valid JSON${ne}`}}return(0,D.Gv)(U)?Z(U):{problem:K}}function Z(d){
let _=[d];for(let K=0;_.length>0;K++){if(K===E)return{problem:`must not have more than ${E} arrays and objects within one another`};const U=_.flatMap(G=>Object.
values(G));if(U.some(G=>typeof G=="number"&&!Number.isFinite(G)))return{problem:"has a number that is too large"};_=U.filter(V)}return{value:d}}const V=d=>typeof d==
"object"&&d!==null;function Ee(d){try{return JSON.stringify(d)}catch{return}}}),15828:((ie,B,o)=>{o.d(B,{Cq:()=>R,Xl:()=>C,Y5:()=>u,k_:()=>b,pG:()=>D});var y=o(
33037),$=o(60666);function D(r){switch(r.kind){case"text":{const l=r.minLength?`${r.minLength} to ${r.maxLength}`:`at most ${r.maxLength}`;return r.format?`${$.
E[r.format].words}, ${l} characters`:`${l} characters`}case"flag":return"true or false";case"integer":{const l=r.unit===void 0?"":`, in ${r.unit}, ${y.KH}`;return r.
max===void 0||r.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${r.min}${l}`:`a whole number from ${r.min} to ${r.max}${l}`}case"decimal":return`a de\
cimal number ${c(r)}, in ${r.unit}, with a point${r.unit==="inches"?`, ${y.VR}`:""}`;case"choice":return`one of ${r.options.map(l=>typeof l.value=="number"?h(l):
l.value).join(", ")}`;case"choices":return`one or more of ${r.options.map(({value:l})=>l).join(", ")}, separated by commas`;case"pageOrder":return r.parts?`rang\
es of pages such as 1-3, 7, 9-, at most ${r.maxLength} characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${r.maxLength} characters`;case"pageSet":return`\
pages such as 1..3, -1, odd, even, all or not 2, at most ${r.maxLength} characters`;case"file":return i[r.accepts];case"files":return`at most ${r.max} PNG or JP\
EG images of at most ${r.maxBytes/1e6} MB in all`;case"json":return`a JSON object such as ${r.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most\
 ${r.maxLength} characters`;default:return r}}function b({minLength:r,contract:l}){return l===void 0?"":"values"in l?`one of ${l.values.join(", ")}`:`${r?`${r} \
to ${l.maxLength}`:`at most ${l.maxLength}`} ${l.characters==="printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}const g=({value:r,
contract:l})=>typeof r=="string"&&l===void 0,v=({options:r})=>r.some(({contract:l})=>l!==void 0)&&r.some(g),C=({options:r})=>`one of ${r.filter(l=>!g(l)).map(({
value:l})=>l).join(", ")}`;function R(r,l){if(r.kind==="choice")return v(r)&&r.options.some(E=>E.value===l&&g(E));if(r.kind!=="text"||r.contract===void 0||typeof l!=
"string")return!1;const{contract:O}=r;return"values"in O?!O.values.includes(l):u(r,l)>O.maxLength||O.characters!==void 0&&!m.test(l)}const m=/^[\x20-\x7e]*$/,u=({
secret:r},l)=>r?l.length:[...l].length;function h({value:r,label:l,description:O}){const E=O??l.toLowerCase(),I=String(r).replace(/^-/,"").replaceAll("_"," ").toLowerCase();
return O===void 0&&l.toLowerCase().includes(I)?String(r):`${r} (${E.charAt(0).toLowerCase()}${E.slice(1)})`}const i={pdf:"a PDF document",image:"a PNG or JPEG i\
mage",font:"a TrueType or OpenType font of at most 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificat\
es, as PEM or DER, of at most 1 MB",any:"a file"};function c({above:r,min:l,max:O}){const E=r===void 0?`of at least ${l??0}`:`greater than ${r}`;return O===void 0?
E:`${E} and at most ${O}`}}),33037:((ie,B,o)=>{o.d(B,{KH:()=>y,VR:()=>$,Vi:()=>R,ik:()=>g});const y="or a size such as 18 MB or 18 MiB",$="or a length such as 2\
0 mm, 2 cm or 0.5 in",D={b:1,kb:1e3,mb:1e6,gb:1e9,kib:2**10,mib:2**20,gib:2**30},b=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;function g(m){const[,u,h]=b.
exec(m)??[],i=D[h?.toLowerCase()??""];return i===void 0?void 0:Math.floor(Math.round(Number(u)*i*1e3)/1e3)}const v={mm:25.4,cm:2.54,in:1},C=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;
function R(m){const[,u,h]=C.exec(m)??[],i=v[h?.toLowerCase()??""];return i===void 0?void 0:Number((Number(u)/i).toFixed(10))}}),51521:((ie,B,o)=>{o.d(B,{Ct:()=>v,
Qf:()=>g,sA:()=>R});var y=o(98446),$=o(34378);const D=/(\{[^{}]*\})/;function b(m,u){const h=[],i=[],c=`use ${u.map(r=>`{${r}}`).join(", ")}`;for(const r of(0,$.
w)(m).split(D)){const l=u.find(O=>`{${O}}`===r);if(l)h.push({placeholder:l});else if(D.test(r))i.push(r);else{if(/[{}]/.test(r))return{problem:`has a brace that\
 belongs to no placeholder; ${c}`};r&&h.push({literal:r})}}return i.length===0?{pieces:h}:{problem:`has the unknown ${(0,y.d5)(i.length,"placeholder","placehold\
ers")} ${i.join(" and ")}; ${c}`}}const g=m=>m.split(D).filter((u,h)=>h%2===1),v=(m,u)=>m.split(D).map((h,i)=>(i%2===1&&Object.hasOwn(u,h.slice(1,-1))?u[h.slice(
1,-1)]:void 0)??h).join(""),C=["number","last","label","name"],R=m=>b(m,C)}),66974:((ie,B,o)=>{o.d(B,{D6:()=>g,F1:()=>D,NL:()=>m,P3:()=>$,br:()=>b,bs:()=>R});var y=o(
98446);const $={problem:"names page 0: pages count from 1, and -1 is the last page"};function D(h,i,c){const r=[],l=[];for(const[O,E]of h.split(",").entries()){
const I=O+1;if(i!==void 0&&E.trim()===""){l.push(`entry ${I} is empty: write ${i}, separated by single commas`);continue}const x=c(E,I);"problem"in x?l.push(b(I,
E,x.problem)):r.push(x.item)}return l.length>0?{problem:R(l)}:{items:r}}const b=(h,i,c)=>`entry ${h} ('${u(i.trim())}') ${c}`,g=({position:h,text:i},c,r)=>b(h,i,
`names ${v(c)}, but the document has ${(0,y.y_)(r,"page")}`);function v(h){return Number.isSafeInteger(h)?`page ${h}`:"a page far beyond its end"}const C=5;function R(h){
const i=h.length-C;return[...h.slice(0,C),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function m(h){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(
h);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(h)?"is not a page: the first page is wri\
tten 1, and a range from it 1..5":/\b(last|end)\b/i.test(h)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function u(h){const i=[...h].
map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(c)?"?":c);return(0,y.Bu)(i.join(""),40)}}),72750:((ie,B,o)=>{o.d(B,{Ly:()=>v,UL:()=>C,aW:()=>g,p6:()=>b});var y=o(58552),
$=o(66974);const D=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,b=m=>(0,$.F1)(m,"pages such as 3,1,2 or 2..5",(u,h)=>{const i=D.exec(u);if(!i)return{problem:R(u)};const c=Number(
i[1]),r=i[3]===void 0?void 0:Number(i[3]);return c===0||r===0?$.P3:{item:{from:c,to:r,range:i[2]!==void 0,text:u.trim(),position:h}}});function g(m,u,h){const i=I=>(0,y.
G6)([{field:"page_order",message:I}]),c=b(m);if("problem"in c)throw i(c.problem);const r=v(c.items,u);if("problem"in r)throw i(r.problem);const l=C(r.spans);if(l>
h)throw i(`names ${l} pages in all; at most ${h} are allowed`);const O=new Uint32Array(l);let E=0;for(const{first:I,last:x}of r.spans){const k=I<=x?1:-1;for(let Q=I;Q!==
x+k;Q+=k)O[E++]=Q}return O}function v(m,u){const h=[],i=m.map(c=>{const r=x=>x<0?u+1+x:x,l=r(c.from),O=c.range?c.to===void 0?u:r(c.to):l,I=[[c.from,l],[c.to??c.
from,O]].find(([,x])=>x<1||x>u);return I&&h.push((0,$.D6)(c,I[0],u)),{first:l,last:O}});return h.length>0?{problem:(0,$.bs)(h)}:{spans:i}}const C=m=>m.reduce((u,{
first:h,last:i})=>u+Math.abs(i-h)+1,0);function R(m){return/^ *\.\./.test(m)?"has no start: a range is written 1..5":(0,$.NL)(m)??"is not a page, such as 3 or -\
1, nor a range, such as 2..5 or 2.."}}),29082:((ie,B,o)=>{o.d(B,{k1:()=>g,lY:()=>b,m7:()=>v});var y=o(58552),$=o(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
b=m=>(0,$.F1)(m,"pages such as 1..3, -1, odd",(u,h)=>{const i=u.trim(),c=D.exec(i);if(!c)return{problem:R(i)};const[,r,l,O,E,I]=c,x={negated:r!==void 0,text:i,position:h};
if(l!==void 0)return{item:{...x,pages:l.toLowerCase()}};const k=Number(O),Q=E===void 0?k:I===void 0?"end":Number(I);return k===0||Q===0?$.P3:{item:{...x,pages:{
from:k,to:Q}}}});function g(m,u,h="pages"){const i=E=>(0,y.G6)([{field:h,message:E}]),c=b(m);if("problem"in c)throw i(c.problem);const r=new C(u),l=new C(u),O=[];
for(const E of c.items){const I=E.negated?l:r;if(typeof E.pages=="string"){I.add(E.pages);continue}const{from:x,to:k}=E.pages,Q=x<0?u+1+x:x,ue=k==="end"?u:k<0?u+
1+k:k,_e=(k==="end"?x<0?[[x,Q]]:[]:[[x,Q],[k,ue]]).find(([,q])=>q<1||q>u);_e&&O.push((0,$.D6)(E,_e[0],u)),!(k==="end"&&Q>u||O.length>0)&&I.range(Math.min(Q,ue),
Math.max(Q,ue))}if(O.length>0)throw i((0,$.bs)(O));return c.items.every(({negated:E})=>E)&&r.add("all"),r.without(l)}function v(m){const u=b(m);if("problem"in u||
u.items.length!==1)return;const{negated:h,pages:i}=u.items[0];if(h)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:c,to:r}=i;
return r==="end"?{first:c}:r===-1?{first:c}:r<1?void 0:{first:Math.min(c,r),last:Math.max(c,r)}}class C{pageCount;differences;odd=!1;even=!1;constructor(u){this.
pageCount=u,this.differences=new Int32Array(u+2)}add(u){u!=="even"&&(this.odd=!0),u!=="odd"&&(this.even=!0)}range(u,h){this.differences[u]++,this.differences[h+
1]--}without(u){const h=new Uint32Array(this.pageCount);let i=0,c=0,r=0;for(let l=1;l<=this.pageCount;l++){c+=this.differences[l],r+=u.differences[l];const O=l%
2===1?"odd":"even";(c>0||this[O])&&!(r>0||u[O])&&(h[i++]=l)}return h.subarray(0,i)}}function R(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is writt\
en 1..5":/^!/.test(m)?"is not a page: leave out pages with not, such as not 2":(0,$.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),33858:((ie,B,o)=>{o.d(B,{D_:()=>m,X4:()=>ge,kU:()=>_e});var y=o(58552),$=o(66974),D=o(72750);const b=/^(\d+|first)-(\d+|last|end)?$/i,
g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,v=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,C=/^(?:last|end)-(\d+|last|end)$/i,R=/^(-?\d+)-(-?\d+|last|end)$/i;
function m(q){if(Array.isArray(q))return u(q);if(typeof q!="string"&&typeof q!="number")return{problem:"must be text such as 1..3, or a list of pages"};const z=String(
q),se=z.split(/\r?\n/).filter(N=>N.trim()!=="");if(se.length>1&&se.every(N=>/^ *- +\S/.test(N)))return u(se.map(N=>h(N.replace(/^ *- +/,""))));const F=/^\s*\[(.*)\]\s*$/s.
exec(z);return F?u(F[1].split(",").map(h)):i(se.length>1?se.join(","):z)}function u(q){return q.some(z=>typeof z!="string"&&typeof z!="number")?{problem:'must b\
e a list of pages such as 3, or of ranges such as "2..5"'}:i(q.join(","))}function h(q){return q.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(q){const z=(0,$.
F1)(q,void 0,se=>{const{items:F,isUnclear:N}=E(se),Y=N||F.length>1&&F.some(M=>M.startsWith("-"))?I(F):F.map(x).find(M=>M!==void 0);return Y?{problem:`is ambiguo\
us: write ${Y.join(" or ")}`}:{item:F.length===0?se:F.map(k).join(",")}});return"problem"in z?z:{text:z.items.join(",")}}const c=/^(?:not )?(?:-?\d+|first|last|end)$/i,
r=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,l=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,O=new Set(["-","–",".."]);function E(q){const z=[];let se=!1;for(const F of q.
split(/\s+/)){if(F==="")continue;const N=z.at(-1)??"",S=r.test(N),Y=S?c.test(F):c.test(N)&&(O.has(F)||l.test(F));Y?z[z.length-1]=N+F:N.toLowerCase()==="not"?z[z.
length-1]=`${N} ${F}`:z.push(F),se||=S&&!Y}return{items:z,isUnclear:se}}function I(q){const z=q.map(k).join(","),[se,F,...N]=q,S=N.length===0&&F?/^-(\d+)$/.exec(
F):null;return S&&se&&/^\d+$/.test(se)?[z,`${se}..${S[1]}`]:[z]}function x(q){const z=q.replace(/^not /i,""),se=C.exec(z);if(se)return/^\d/.test(se[1])?[`-${Number(
se[1])+1}`,`-1..${se[1]}`]:["-1"];const F=R.exec(z);if(!F||b.test(z))return;const[,N,S]=F;return S.startsWith("-")?[`${N}..${S}`,`${N},${S}`]:[`${N}..${ue(S)}`,
`${N},-${S}`]}function k(q){const[,z="",se=""]=/^(not )?(.*)$/i.exec(q)??[],F=b.exec(se)??g.exec(se)??v.exec(se);return F?`${z}${ue(F[1])}..${ue(F[2]??"")}`:`${z}${ue(
se)}`}const Q={first:"1",last:"-1",end:"-1"},ue=q=>Q[q.toLowerCase()]??q;function ge(q){const z=m(q);return"problem"in z?z:(0,D.p6)(z.text)}function _e(q,z,se,F="\
ranges"){const N=j=>(0,y.G6)([{field:F,message:j}]),S=ge(q);if("problem"in S)throw N(S.problem);const Y=(0,D.Ly)(S.items,z);if("problem"in Y)throw N(Y.problem);
const M=Y.spans.flatMap(({first:j,last:te},ce)=>{const{position:J,text:le}=S.items[ce];return j<=te?[]:[(0,$.br)(J,le,`ends before it starts: write ${te}-${j}`)]});
if(M.length>0)throw N((0,$.bs)(M));const A=(0,D.UL)(Y.spans);if(A>se)throw N(`names ${A} pages in all; at most ${se} are allowed`);return Y.spans}}),77040:((ie,B,o)=>{
o.d(B,{n:()=>b});const y=["number","last","title","date"],$=`use ${y.map(g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,D="{}|\\";function b(g){
const v=[[]],C=[];let R="";const m=()=>{R!==""&&v.at(-1).push(R),R=""};for(let c=0;c<g.length;c++){const r=g[c];if(r==="\\"&&c+1<g.length&&D.includes(g[c+1]))R+=
g[++c];else if(r==="|")m(),v.push([]);else{if(r==="}")return{problem:`has a brace that belongs to no placeholder; ${$}`};if(r==="{"){const l=g.indexOf("}",c);if(l<
0)return{problem:`has a brace that belongs to no placeholder; ${$}`};const O=g.slice(c+1,l),E=y.find(I=>I===O);m(),E?v.at(-1).push({placeholder:E}):C.push(`{${O}\
}`),c=l}else R+=r}}if(m(),C.length>0)return{problem:`has the unknown ${C.join(" and ")}; ${$}`};if(v.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[u=[],h=[],i=[]]=v;return v.length===1?{left:[],middle:u,right:[]}:v.length===2?{left:u,middle:[],right:h}:
{left:u,middle:h,right:i}}}),60666:((ie,B,o)=>{o.d(B,{E:()=>h,L:()=>R});var y=o(49180),$=o(17079),D=o(51521),b=o(77040);function g(i){const c=(0,D.sA)(i);return"\
problem"in c?c.problem:void 0}function v(i){const c=(0,b.n)(i);return"problem"in c?c.problem:void 0}const C=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
R=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),m=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function u(i){const c=URL.canParse(i)?new URL(i):void 0;
return c?.protocol==="https:"&&c.username===""&&c.password===""}const h={"file-name":{holds:m,words:"a file name without folders"},"media-type":{holds:R,words:"\
a media type such as text/xml or application/pdf"},color:{holds:i=>(0,y.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,$.Z)(
i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>g(i)===void 0,words:"text such as {number} / {\
last}",problem:g},"running-line":{holds:i=>v(i)===void 0,words:"a line such as {title}|{number} / {last}",problem:v},"https-address":{holds:u,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:i=>C.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ie,B,o)=>{o.
d(B,{Kf:()=>$,RZ:()=>y,YG:()=>D});function y(b,g){for(const v of g)b.push(v)}const $=b=>{let g=-1/0;for(const v of b)g=Math.max(g,v);return g},D=b=>{let g=1/0;for(const v of b)
g=Math.min(g,v);return g}})};
