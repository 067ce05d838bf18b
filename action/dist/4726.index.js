"use strict";exports.id=4726,exports.ids=[4726],exports.modules={4726:((ie,W,o)=>{var y=o(67981),$=o(73024),D=o(58552),b=o(68747),g=o(98446),P=o(48161);const x=["failed","sk\
ipped","notes","nothing"],C=32,m=e=>/^\d+$/.test(e)&&Number(e)>=1&&Number(e)<=C,u=`must be a whole number from 1 to ${C}`,h=300,i=86400,c=e=>/^\d{1,5}$/.test(e)&&
Number(e)>=1&&Number(e)<=i,r=`must be a whole number of seconds from 1 to ${i}`,d=e=>/^\d{1,2}(?:\.\d+)?$/.test(e),_="must be a number of percent from 0 to 99, \
such as 5";var E=o(79463),I=o(46863),T=o(44895);async function F(e,t,n){return e.region!==""||e.baseUrl!==""?(await Promise.all([o.e(2760),o.e(2958),o.e(6053),o.
e(2237),o.e(8958),o.e(8875)]).then(o.bind(o,18875))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:s=>V(s,t,n,e.concurrency),place:t.words.here}}
async function V(e,{workspace:t},n,s=Math.min((0,P.availableParallelism)(),C)){const a=Math.min(e,s),f=(0,I.ZK)(t),p=()=>Promise.resolve();if(a<2){const{localHere:R}=await Promise.
all([o.e(9439),o.e(2479)]).then(o.bind(o,59439)),A=R({},T.b);return{execute:(j,z)=>(0,E.g)(j,z,A,f),lanes:a,close:p,abandon:p}}const{workerPool:M}=await o.e(2638).
then(o.bind(o,12638)),v=M({entry:await n(),size:Math.min(a,(0,P.availableParallelism)()),ports:T.b});return{execute:(R,A)=>(0,E.g)(R,A,v,f),lanes:a,close:v.close,
abandon:p}}var ue=o(30245),ge=o(64123),_e=o(34),q=o(76760),K=o.n(q);const ee=()=>Promise.resolve(K().join(__dirname,"index.js"));var k=o(27709),S=o(54614),de=o(
45180),N=o(97904),w=o(15969),L=o(57214),B=o(45657);function Y(e){const n=(K().sep==="/"?e.replaceAll("\\","\\\\"):e).replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(
n)?`./${n}`:n}async function ae(e,t,n,s=new Set){for(const A of[e,...t])if(se(A)>he)throw(0,D.G6)([{field:"files",message:`the pattern '${A}' has more than ${he}\
 * in one name: write fewer`}]);const{create:a}=await o.e(102).then(o.bind(o,50102)),p=[e,...t.map(A=>A.slice(1).trim())].map(A=>be(A,n)).map((A,j)=>j===0?A:`!${A}`),
M=await a(p.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Ee(e)});J(M.constructor,s);const v=new Set((0,w.d7)(e).split("/")),R=A=>(0,w.dR)(n,A).split("/").
some(j=>te.has(j)&&!v.has(j));return(await M.glob()).filter(A=>!R(A))}function J(e,t){const n=e,s=n.passesOver;if(n.passesOver=t,s!==void 0)return;const a=n.stat.
bind(n);n.stat=(f,...p)=>a(f,...p).catch(M=>{if((0,S.xU)(M)!=="ENOENT")throw M;n.passesOver?.add(f.path)})}const he=4,se=e=>(0,B.Kf)((0,w.d7)(e).split("/").map(
t=>t.match(/\*+/g)?.length??0)),te=new Set([".git","node_modules"]);function be(e,{workspace:t,otherNames:n=[]}){for(const[s,a]of n)if(e.startsWith(s)&&["","/",
K().sep].includes(e.charAt(s.length)))return a+e.slice(s.length);return K().isAbsolute(e)||t===process.cwd()?e:`${Y(t)}/${e}`}function Ee(e){const t=`the patter\
n '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,D.G6)([{field:"files",message:t}])}const X=[[/^-\s/,"files takes line\
s, not a YAML list: leave out the dash"],L.jB,L.BD,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,
"braces do not list alternatives here: write one line for each"],L.jN,L.yZ,L.r_,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,"write one pattern \
per line, without commas or other separators"],[/\s#/,"a comment takes a separate line"]];async function Z(e,t,n){if(H(n.workspace))return n.words.empty;const s=(0,L.
oR)(e,X);if(s!==void 0)return s;const a=async p=>ae(p,[],n).catch(()=>[]);if(t.length>0&&(await a(e)).length>0)return"lines that begin with ! exclude every file\
 that it matches";const f=O(e,n);if(f!==void 0)return f;if((0,N._N)((0,w.M0)(n,e))?.isDirectory()===!0)return"the folder has no such files";for(const[p,M]of K().
isAbsolute(e)&&n.anywhere?[]:le(e)){const[v]=p===e?[]:await a(p);if(v!==void 0)return`${M}, and there is ${(0,w.dR)(n,v)}`}}const le=e=>[[l(e),"upper and lower \
case count"],[l(`${e}.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],[e.normalize("NFD"),"it\
s accents are not written as in the name of the file"]],l=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===t.toUpperCase()?
t:`[${t.toLowerCase()}${t.toUpperCase()}]`);function O(e,t){const n=(0,w.M0)(t,e).split(K().sep),s=n.findIndex(a=>/[*?[]/.test(a));for(let a=1;a<=(s<0?n.length-
1:s);a++){const f=n.slice(0,a).join(K().sep);if((0,w.I5)(t,f)===void 0||!(0,N.PJ)(f))continue;const[p,M]=[(0,w.dR)(t,f),(0,N.Ye)(f)];return M===void 0?`'${p}' i\
s a link to a folder that does not exist`:(0,w.NB)(t,M)?`'${p}' is a link, which patterns do not follow: write '${(0,w.dR)(t,M)}' in its place`:`'${p}' is a lin\
k that leads out of the workspace`}}function H(e){try{return(0,$.readdirSync)(e).length===0}catch{return!1}}function U(e){const t=e?.accepts??"pdf";return G[t===
"text"?e?.textKind??"markdown":t]}const G={pdf:/\.pdf$/i,image:/\.(?:png|jpe?g)$/i,markdown:/\.(?:md|markdown)$/i,html:/\.x?html?$/i};async function Q(e,t,n,s){
const a=[],f=new Set,p=new Set,M=[],v=new Map;for(const[R,{text:A,literal:j}]of e.entries()){if(!j&&A.startsWith("!"))continue;if(!(0,w.NB)(t,A))throw Ee(A);const z=j?
[]:e.slice(R+1).flatMap(ne=>ne.text.startsWith("!")?[ne.text]:[]),oe=new Set,{matches:ce,isPath:$e}=await pe(A,j,z,n,t,oe);for(const ne of oe)xe(ne,A,n)&&v.set(
(0,w.dR)(t,ne),De(ne));ce.length===0&&oe.size===0&&M.push({line:A,reason:await Z(A,z,t)});for(const ne of ce){const re=(0,w.dR)(t,ne),ye=(0,ue.YY)(t,ne);if(ye!==
void 0){v.set(re,ye);continue}const we=(0,ge.hQ)(re);(!f.has(we)||s&&$e&&p.has(we))&&a.push(re),f.add(we),$e&&p.add(we)}}return{files:a,empty:M,refused:v,idle:await fe(
e,t)}}async function fe(e,t){const n=[],s=e.findIndex(({text:a,literal:f})=>f||!a.startsWith("!"));for(const[a,{text:f,literal:p}]of e.entries()){if(p||!f.startsWith(
"!"))continue;const M=f.slice(1).trim();a<s?n.push(`'${f}' excludes nothing, because it comes before the lines from which it could exclude files`):(0,w.NB)(t,M)&&
(await ae(M,[],t).catch(()=>[])).length===0&&n.push(`'${f}' excludes nothing: no file matches '${M}'`)}return n}async function pe(e,t,n,s,a,f){const p=(0,w.M0)(
a,e),M=!t&&/[*?[\]\\]/.test(e)?void 0:(0,N._N)(p);if(t)return{matches:(0,N.Ms)(p)===void 0?[]:[p],isPath:!0};if(M?.isFile()&&n.length===0)return{matches:[p],isPath:!0};
const v=await ae(e,n,a,f),R=M?.isDirectory()?v.filter(A=>s.test(A)):v;return{matches:R.length>1?Ie(R):R,isPath:M?.isFile()??!1}}function xe(e,t,n){const s=/\.[^./*?[\]]+$/.
exec(t)?.[0];return s===void 0?n.test(e):e.endsWith(s)}const De=e=>e.includes("�")?"has a name that is not UTF-8":"was removed while files were searched";function Ie(e){
const{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,a)=>{for(let f=0;f<s.length&&f<a.length;f++){const p=t(s[f]??"",a[f]??"");if(p!==0)return p}return s.
length-a.length};return e.map(s=>({file:s,segments:(0,w.d7)(s).split("/")})).sort((s,a)=>n(s.segments,a.segments)||(s.file<a.file?-1:1)).map(({file:s})=>s)}const Pe=5;
async function me(e,t,n,s){const a=(0,de.Ud)(e.steps),f=e.steps[0],p=await Q(e.files,t,U(f&&(0,k.zI)(f.name)),a);Ne(p,e.ifNoFilesFound,s);for(const z of p.idle)
s.add(z);const M=Ae(p.files,n);if(M.length===0&&p.files.length>0&&ot("No file is left to work on: the steps use every file that matches. Name other files in fil\
es",e.ifNoFilesFound,s),!e.changedOnly||M.length===0)return{matched:M,files:M};const{changedFiles:v}=await Promise.all([o.e(2958),o.e(1787),o.e(7874)]).then(o.bind(
o,67874)),R=await v(e.githubToken);if("unknown"in R)return s.add(`changed-only leaves nothing out: ${R.unknown}`),{matched:M,files:M};const A=z=>R.paths.has(z),
j=[];for(const z of M)([z,...n.neededBy(z).keys()].some(A)||(await n.mentionedIn(z)).some(A))&&j.push(z);return y.pq(`${(0,g.y_)(j.length,"file")} of ${M.length}\
 changed`),{matched:M,files:(a||e.continueNumbers)&&j.length>0?M:j}}function Ae(e,t){const n=new Map(e.flatMap(s=>[...t.neededBy(s)]));return n.size===0?e:e.filter(
s=>{const a=n.get(s);return a!==void 0&&y.pq((0,S.g$)(`'${s}' is left out of files: ${a} uses it`)),a===void 0})}function Ne({files:e,empty:t,refused:n},s,a){const f=t.
map(({line:R,reason:A})=>A===void 0?`'${R}'`:`'${R}' (${A})`),p=[...n].map(([R,A])=>`'${R}' was left out: it ${A}`),M=f.length===0?"files, which is an empty lis\
t":(0,g.Dw)(f,Pe,"more lines"),v=e.length>0||f.length===0||t.some(({reason:R})=>R!==void 0)?"":". Paths start at the workspace. Make sure that an earlier step c\
reates the files";if(s==="error"&&p.length>0)throw new D.zU("configuration",p.slice(0,Pe).join(". "));for(const R of p)a.add(R);f.length===0&&e.length+p.length>
0||ot(`No file matches ${M}${v}`,s,a)}function ot(e,t,n){if(t==="error")throw new D.zU("configuration",e);t==="warn"?n.add(e):y.pq((0,S.g$)(e))}const Bt={start:"\
the workspace",replace:"set overwrite to true",empty:"the workspace is empty: use actions/checkout before this step",key:"api-key",giveKey:"Pass a secret: api-k\
ey: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; without region and base-url the documents are processed on t\
he runner, and no key is needed",here:"on the runner"};function jt(){const e=process.env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(a){throw new D.zU("con\
figuration",`The workspace '${e}' cannot be opened (${(0,S.xU)(a)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlie\
r step",cause:a})}const t=process.cwd(),n=process.env.RUNNER_TEMP||void 0,s=[e??t,(0,N.Ye)(t)??t].map(a=>[K().resolve(a),t]);return n!==void 0&&s.push([(0,N.Ye)(
n)??n,n]),{...Wt(t,n),otherNames:s.filter(([a,f])=>a!==f)}}const Wt=(e,t)=>({workspace:e,temporary:t,anywhere:!1,words:Bt}),kt=5;function Ft(e){let t=process.uptime();
return(n,s,a)=>{const f=process.uptime();f-t<kt||(t=f,e(`${n}: ${s}, ${Math.round(a*100)} %`))}}var ke=o(3130),Kt=o(3621),zt=o(72002),Fe=o(8526),rt=o(86006),Gt=o(
51521),Ht=o(33858);function Yt(e,t){const n=Object.entries((0,k.zI)(e).fields).filter(([,{group:s}])=>s==="permissions");return n.length>0&&t.user_password===void 0&&
!n.some(([s])=>t[s]===!1)}const Zt=/^[A-Za-z0-9+/]+={0,2}$/;function Vt(e){if(e.includes("-----BEGIN "))return{name:"key.pem",bytes:Buffer.from(e,"utf8")};const t=e.
replace(/\s/g,"");return Zt.test(t)&&t.length%4===0?{name:"key.p12",bytes:Buffer.from(t,"base64")}:void 0}const Jt="must be the value of a secret, such as ${{ s\
ecrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path",Xt=8,at=e=>[...new Set([e,...e.split(/\r?\n/).filter(t=>t.trim().length>=Xt)])],Qt={encryption_algorithm:"\
AES-256"};var Ce=o(61729);function qt(e){const t=e.startsWith("[")?(0,Ce.qF)(e):void 0;return Array.isArray(t)?t:e.split(/\r?\n/).map(n=>n.trim().replace(/,$/,"")).
filter(n=>n!=="").join(",")}const it={name:"file",bytes:Uint8Array.of(0)},ct=["{dir}","{name}"],Ye="compare_to";function ft({name:e,raw:t,typed:n,fromBase:s=!1},a){
const{fields:f}=(0,k.zI)(e),p={},M={},v=[];for(const[j,z]of Object.entries({...tn(f),...t})){const oe=f[j];if(oe===void 0)continue;const ce=nn(oe,z,n[j]);"probl\
em"in ce&&v.push({field:j,message:ce.problem}),"path"in ce&&(M[j]=ce.path),p[j]="value"in ce?ce.value:oe.kind==="json"?{}:it}s&&(p[Ye]??=it);const R=(0,ke.qL)(e,
p,a),A=new Set(v.map(({field:j})=>j));for(const j of R.issues)A.has(j.field)||v.push(j);return v.length===0&&(0,B.RZ)(v,en(e,p,R.params)),{step:{name:e,params:R.
params,paths:M,...s&&{fromBase:s}},issues:v}}const ut=["pages","first_page","last_page"];function en(e,t,n){const s=f=>t[f]!==void 0&&t[f]!=="";return(e==="extr\
act_pages"||e==="remove_pages")&&!ut.some(s)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:ut.slice(1)}]:Yt(
e,{...n})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or gi\
ve user_password",mentions:["user_password"]}]:[]}const tn=e=>Object.fromEntries(Object.entries(Qt).filter(([t])=>Object.hasOwn(e,t)));function nn(e,t,n){if(t===
""||t===null||n===null)return{value:""};if(e.kind==="pageOrder"||e.kind==="pageSet"){if(typeof t!="string"&&!Array.isArray(t))return{problem:"must be pages such\
 as 1..3, or a list of pages"};const a=(0,Ht.D_)(t);return"problem"in a?a:{value:a.text.trim()}}if(e.kind==="json"&&typeof t=="object"&&!Array.isArray(t))return{
value:n};if(e.kind==="choices"&&Array.isArray(t))return{value:t};if(typeof t!="string")return{problem:`must be a single value, and is a ${Array.isArray(t)?"list":
"mapping"}`};const s=t.trim();return e.kind==="text"?{value:t}:s===""?{value:""}:e.kind==="choices"?{value:qt(s)}:e.kind==="file"&&e.secret?on(s):e.kind==="json"&&
!/^\{/.test(s)&&s.includes(`
`)?{problem:sn}:e.kind==="file"||e.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(s)?rn(s):{value:s}}const sn='must be a JSON object such as {"name": "value"}, or\
 the path of a file that holds one; inside steps it can also be a YAML mapping';function on(e){const t=Vt(e);return t?{value:t}:{problem:Jt}}function rn(e){const t=(0,Gt.
Qf)(e).find(n=>!ct.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${ct.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"\
must be the path of one file"}:{path:e}}const dt=/\{(?:dir|name)\}/;class an{steps;places;base;shared=new Map;constructor(t,n,s){this.steps=t,this.places=n,this.
base=s}neededBy(t){return new Map(this.steps.flatMap(({name:n,paths:s})=>Object.values(s).map(a=>[this.pathFor(a,t),(0,b.i9)(n)])))}check(){const t=[];for(const{
paths:n}of this.steps)for(const[s,a]of Object.entries(n)){if(dt.test(a))continue;const f=this.problemOf(this.pathFor(a,""));f!==void 0&&t.push({field:s,message:f})}
if(t.length>0)throw(0,D.G6)(t)}async parametersOf({name:t,params:n,paths:s,fromBase:a},f){const p={};a&&this.base&&(p[Ye]=await this.base.read(f));for(const[M,v]of Object.
entries(s)){const R=this.pathFor(v,f),A=await(dt.test(v)?this.read(R,M):this.readOnce(R,M)),j=(0,k.zI)(t).fields[M]?.kind==="json",{params:z,issues:oe}=(0,ke.qL)(
t,{[M]:j?(0,ke.iL)(A.bytes):A}),ce=oe.filter(({field:$e})=>$e===M);if(ce.length>0)throw(0,D.G6)(ce.map(({field:$e,message:ne})=>({field:$e,message:`'${R}': ${ne}`})));
p[M]=z[M]}return{...n,...p,...await this.mentionedBy(t,f)}}async mentionedIn(t){const[n]=this.steps;if(!n)return[];try{const s=await this.imagesBeside(n.name,t);
return s?s.images.map(({file:a})=>a):[]}catch(s){if(s instanceof D.zU&&s.code==="invalid_parameters")return[];throw s}}async mentionedBy(t,n){const s=await this.
imagesBeside(t,n);if(!s||s.images.length===0)return{};const{wire:a,images:f}=s,p=[];for(const{target:R,file:A}of f)p.push({name:R,bytes:(await this.read(A,a)).bytes});
const{issues:M}=(0,ke.qL)(t,{[a]:p}),v=M.filter(({field:R})=>R===a);if(v.length>0)throw(0,D.G6)(v);return{[a]:p}}async imagesBeside(t,n){const[s]=Object.entries(
(0,k.zI)(t).fields).find(([,{kind:A}])=>A==="files")??[];if(s===void 0)return;const{textKind:a="markdown"}=(0,k.zI)(t),{bytes:f}=await this.read(n,s);if(f.length>
Kt.xG)return;const{imagesNamedIn:p,mayNameImages:M}=await Promise.all([o.e(1917),o.e(4299),o.e(1637),o.e(4622),o.e(2594)]).then(o.bind(o,72594)),v=cn({name:n,bytes:f});
if(!M(a,v))return;const R=[];for(const A of await p(a,v,new zt.o(Fe.v))){if(/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(A))continue;const j=(0,w.dR)(this.places,K().posix.
join(K().posix.dirname(n),A.replace(/[?#].*$/,"")));!this.places.anywhere&&K().isAbsolute(j)||this.problemOf(j)===void 0&&R.push({target:A,file:j})}return{wire:s,
images:R}}pathFor(t,n){const{dir:s,name:a}=K().posix.parse(n),f=t.replaceAll("{dir}",()=>s||".").replaceAll("{name}",()=>a);return(0,w.dR)(this.places,f)}readOnce(t,n){
let s=this.shared.get(t);return s||this.shared.set(t,s=this.read(t,n)),s}async read(t,n){const s=this.problemOf(t);if(s!==void 0)throw(0,D.G6)([{field:n,message:s}]);
const a=await(0,N.oD)(K().resolve(this.places.workspace,t)).catch(f=>{throw(0,D.G6)([{field:n,message:`'${t}' could not be opened (${(0,S.xU)(f)})`}])});if((0,rt.
_V)(a))throw(0,D.G6)([{field:n,message:`'${t}' is a pointer of Git LFS, not the file itself: ${rt.U}`}]);return{name:K().posix.basename(t),bytes:a}}problemOf(t){
if(!(0,w.NB)(this.places,t))return`'${t}' must be in the workspace or in RUNNER_TEMP`;if((0,N.Ms)((0,w.M0)(this.places,t))===void 0)return`there is no file '${t}\
'. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;const n=(0,ue.YY)(this.places,t);return n===void 0?void 0:`'${t}' ${n}`}}const cn=({
bytes:e})=>new TextDecoder("utf-8").decode(e);var lt=o(72256);const mt=4096;function Ze(e,t){const n=(0,D.l3)(e),s=[n,...n.others].map(a=>{const f=fn(a),p=a.advice===
void 0?f:`${f.replace(/[.:]$/,"")}. ${a.advice}`;return(0,lt.b)(t,p,(0,D.R3)(a))});return(0,S.g$)(s.join(". ")).slice(0,mt)}const fn=({message:e,issues:t})=>t.filter(
({field:n})=>n==="file").reduce((n,{message:s})=>n.replace(`file: ${s}`,()=>new RegExp("^\\p{Ll}","u").test(s)?`The document ${s}`:s),e),Se=10;class un{given=0;add(t,n,s){
const a=(0,S.g$)(t).slice(0,mt);this.given++,this.given<=Se?y.$e(a,{...n===void 0?{}:{file:n},...s===void 0?{}:{title:s}}):y.pq(n===void 0?`Warning: ${a}`:`Warn\
ing: ${(0,S.g$)(n)}: ${a}`)}}const dn=(0,k.zI)("compare_documents").dataKey??"",Ue=({data:e})=>e[dn],ln=e=>Ue(e)?.same===!1,Ve=10,mn={metadata:"metadata",fonts:"\
fonts",links:"links",bookmarks:"bookmarks",attachments:"attachments",form:"form fields"},ht="New: there is no earlier version",hn=e=>({status:"done",input:e,inputs:[
e],output:null,pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:ht,data:{}}),Je=({message:e})=>e===ht,pt=e=>e.some(t=>Ue(t)!==void 0||Je(t)),
Xe=e=>Je(e)||ln(e);function pn(e){return{same:pt(e)?String(e.every(n=>Ue(n)?.same===!0)):"",changed:e.filter(Xe).map(({input:n})=>n)}}const gn=e=>e.filter(Xe).map(
t=>({file:t.input,message:t.message??bn(Ue(t))})),$n=(e,t)=>`fail-on-difference: ${e} of ${(0,g.y_)(t,"file")} ${(0,g.d5)(e,"differs","differ")} from the earlie\
r version`;function yn(e,t){for(const[n,{file:s,message:a}]of e.entries())n>=Se-1?y.pq((0,S.g$)(`${s}: ${a}`)):t==="error"?y.z3(a,{file:s,title:"Differs"}):y.lm(
a,{file:s,title:"Changed"})}function bn(e){const t=Ke.flatMap(([s,a])=>{const f=gt(e,a);return f===""?[]:[`Pages ${s}: ${f}`]}),n=$t(e);return[...t,...n===""?[]:
[`${t.length>0?"Also":"Changed"}: ${n}`]].join(". ")}const Ke=[["added","Added"],["removed","Removed"],["moved","Moved"],["changed","Changed"]];function gt(e,t){
const n=Be(e.pages,t.toLowerCase()),s=(Array.isArray(n)?n:[]).map(p=>typeof p=="number"?p:Number(Be(p,"page"))),a=Number(Be(e.counts,`pages${t}`)),f=s.slice(0,Ve).
join(", ");return a>Ve?`${f} and ${a-Ve} more`:f}function $t(e){return[...Object.entries(mn).flatMap(([n,s])=>Number(Be(e.counts,n))>0?[s]:[]),...e.security===null?
[]:["security"],...e.tagged===null?[]:["tags"]].join(", ")}const Be=(e,t)=>(0,Ce.C5)(e,t)??null,En=["","File","Pages",...Ke.map(([,e])=>e),"Also"];function wn(e){
const t=Ue(e),n=e.notes.map(v=>`<br><em>${(0,S.Hn)(v)}</em>`).join("");if(!t)return`<td colspan="${Ke.length+2}">${(0,S.Hn)(e.message??"")}${n}</td>`;const[s,a]=[
Number(t.pageCount),Number(t.pageCountBefore)],f=s===a?String(s):`${a}&nbsp;→&nbsp;${s}`,p=Ke.map(([,v])=>gt(t,v)),M=t.same===!0?"the same":$t(t);return[f,...p,
M+n].map(v=>`<td>${v}</td>`).join("")}const On=e=>Je(e)?"🆕":Xe(e)?"✏️":"✅";function Mn(e,t){let n="",s=0;for(const a of e)for(const f of yt(Ue(a)?.pages,
"changed")){const p=yt(f,"diff").map(String);if(p.length===0)continue;const v=`<details><summary>${`<code>${(0,S.Hn)(a.input)}</code>, page ${Number(Be(f,"page"))}`}\
</summary>

\`\`\`diff
${p.map(S.g$).join(`
`)}
\`\`\`

</details>
`;Buffer.byteLength(n)+Buffer.byteLength(v)>t?s++:n+=v}return s===0?n:`${n}<p>${(0,g.y_)(s,"more page")} did not fit here.</p>
`}function yt(e,t){const n=Be(e,t);return Array.isArray(n)?n:[]}const ws=null,_n=/[\r\n]|^\s|\s$/;class Pn{resultsFile="";begin(){const t=process.env.RUNNER_TEMP;
Qe("results-file cannot be made in RUNNER_TEMP",t,()=>{t&&(this.resultsFile=K().join((0,$.mkdtempSync)(K().join(t,"octavo-")),"results.json"))}),this.tell([])}tell(t){
const n=t.map(({data:p,...M})=>({...M,...p})),s=t.flatMap(({status:p,output:M})=>p==="done"&&M!==null?[M]:[]),a=s.filter(p=>!_n.test(p)),f=s.length===0?"":`, al\
though ${(0,g.y_)(s.length,"file")} were written: see the log`;Qe(`The output results-file cannot be written${f}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,$.
writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),Qe(`The outputs of the step cannot be written${f}`,process.env.GITHUB_OUTPUT,()=>{y.uH("files",s),y.uH("paths",a.map(Y).join(`
`)),y.uH("count",s.length),y.uH("failed",t.filter(({status:R})=>R==="failed").length);const p=t.filter(({status:R,output:A})=>R==="done"&&A!==null);y.uH("total-\
bytes",(0,S.cz)(p.map(({bytesAfter:R})=>R??0))),y.uH("total-pages",(0,S.cz)(p.map(({pages:R})=>R??0)));const{same:M,changed:v}=pn(t);y.uH("same",M),y.uH("change\
d",v),y.uH("results",n),y.uH("results-file",this.resultsFile)}),a.length<s.length&&y.pq(`The output paths leaves out ${(0,g.y_)(s.length-a.length,"name")} with \
a line break or an outer blank`)}}const Dn=new Set(["ENOSPC","EDQUOT"]);function Qe(e,t,n){try{n()}catch(s){const a=t!==void 0&&(0,$.existsSync)(t)?(0,S.xU)(s):
"there is no such file";throw new D.zU("configuration",`${e} (${a})`,{advice:Dn.has((0,S.xU)(s))?"Free space on the disk of the runner":"Check that earlier step\
s do not remove or lock the files of the runner",cause:s})}}var An=o(90866);const qe=1024*1024,bt=2048,Et={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};
function vn(e){const{rows:t,operations:n}=e,s=`<h3>Octavo: ${(0,S.Hn)(n.join(" → "))}</h3>
<p>${wt(e)}</p>
`;if(t.length===0)return s;const a=pt(t),f=[];let p=Buffer.byteLength(s)+bt;for(const[j,z]of t.entries()){const oe=a?In(z):Tn(z,t[j-1],Ot(e));if(p+=Buffer.byteLength(
oe),p>qe)break;f.push(oe)}const M=(a?En:Ot(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(j=>`<th>${j}</th>`).
join(""),v=t.length-f.length,R=v===0?"":`<p>${(0,g.y_)(v,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`,A=e.showText?Mn(t,qe-p-bt):"";return`${s}<table>
<tr>${M}</tr>
${f.join("")}</table>
${R}${A===""?"":`
${A}`}`}const In=e=>`<tr><td>${e.status==="done"?On(e):Et[e.status]}</td><td><code>${(0,S.Hn)(e.input)}</code></td>${wn(e)}</tr>
`;function wt({rows:e,matched:t,place:n,dryRun:s,seconds:a}){const f=z=>e.filter(oe=>oe.status===z),p=f("done");if(e.length===0)return`${t===0?"No file matches":
`No change in ${(0,g.y_)(t,"file")}`}, nothing written · ${n} · ${a.toFixed(1)} s`;const M=p.filter(({output:z})=>z!==null).length,v=s?[`Dry run: ${(0,g.y_)(f(
"planned").length,"result")} planned, nothing written`]:[M===0&&p.length>0?`${(0,g.y_)(p.length,"file")} read, none written`:`${(0,g.y_)(M,"file")} written`];for(const z of[
"failed","skipped"])f(z).length>0&&v.push(`${f(z).length} ${z}`);const R=(0,S.cz)([...new Map(p.map(z=>[z.inputs.join(`
`),z.bytesBefore??0])).values()]),A=(0,S.cz)(p.map(({bytesAfter:z})=>z??0)),j=p.length===0?"":` · ${(0,S.IV)(R)}${M===0?"":` → ${(0,S.IV)(A)}`}`;return`${v.join(
", ")}${j} · ${n} · ${a.toFixed(1)} s`}const Ot=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Rn(t));function Tn(e,t,n){const{status:s,input:a,
inputs:f,output:p,pages:M,bytesBefore:v,bytesAfter:R,message:A,notes:j,data:z}=e,oe=f.length>1&&s!=="failed"?` <em>and ${f.length-1} more</em>`:"",ce=[...p===null?
[]:[`<code>${(0,S.Hn)(p)}</code>`],...A===null?[]:[(0,S.Hn)(A)],...Object.values(z).flatMap(Oe=>Cn(Oe)),...j.filter(Oe=>t?.input!==a||!t.notes.includes(Oe)).map(
Oe=>`<em>${(0,S.Hn)(Oe)}</em>`)],$e=e.facts.firstPage!==void 0,ne=n?[et(v),et(R),$e?"":Ln(v,R)]:[et(v)],re=[M===null?"":String(M),...ne],ye=ce.join("<br>"),we=re.
every(Oe=>Oe==="")?`<td colspan="${re.length+1}">${ye}</td>`:`<td>${ye}</td>${re.map(Oe=>`<td align="right">${Oe}</td>`).join("")}`;return`<tr><td>${Et[s]}</td>\
<td><code>${(0,S.Hn)(a)}</code>${oe}</td>${we}</tr>
`}const xn=new Set(["pageCount","fileSize"]);function Cn(e){const t=Object.entries(e).flatMap(([n,s])=>{const a=(0,S.Hn)(n.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return xn.has(n)?[]:s===!0?[a]:typeof s=="number"?s===0?[]:[`${a}: ${s}`]:Array.isArray(s)?s.length===0?[]:[`${a}: ${s.length}`]:(0,Ce.Gv)(s)&&!Object.values(s).
every(f=>typeof f=="boolean")?[a]:[]});return t.length===0?[]:[t.join(" · ")]}const Rn=e=>Object.keys(e).length===0,et=e=>e===null?"":(0,S.IV)(e).replace(" ","\
&nbsp;");function Ln(e,t){if(e===null||t===null||e===0)return"";const n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}function Nn(e,t,n,s){
const a=e.length<Se?e:e.slice(0,Se-1);for(const{file:f,message:p}of a)t==="error"?y.z3(p,{file:f,title:n}):s.add(p,f,n);for(const{file:f,message:p}of e.slice(a.
length))y.pq((0,S.g$)(`Failed: ${f}: ${p}`));for(const{cause:f}of e)f!==void 0&&y.Yz((0,S.uP)(f))}function Sn(e,t){const n=e.length<Se?0:e.length-(Se-1),s=n>0?`\
 (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,g.y_)(t,"file")} failed${s}`}async function Mt(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;const n=vn(e);if(!(Buffer.byteLength(n)>=qe))try{await An.z.addRaw(n).write()}catch(s){t.add("The job summary could not be written. The results and the o\
utputs are complete"),y.Yz((0,S.uP)(s))}}const _t="add_page_numbers",Un=new Set(["extract_pages","remove_pages","reorder_pages"]),Pt=e=>e.find(({name:t})=>t===_t)?.
params;function Bn(e){const t=a=>[{field:"continue-numbers",message:a}],n=e.filter(({name:a})=>a===_t);if(n.length!==1)return t("needs one step add-page-numbers");
if(Pt(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");const s=e.slice(0,e.indexOf(n[0])).find(({name:a})=>jn(
a));return s===void 0?[]:t(`needs the pages as they are in the files: ${s.name} before add_page_numbers changes how many there are`)}function jn(e){const{input:t,
output:n,accepts:s}=(0,k.zI)(e);return t==="many"||n==="pdfs"||s!==void 0||Un.has(e)}class ze extends Error{file;cause;constructor(t,n){super("a file could not \
be counted"),this.file=t,this.cause=n}}async function Wn(e,t,n){const{continuedNumbers:s,countSelectedPages:a}=await Promise.all([o.e(2760),o.e(2237),o.e(7922)]).
then(o.bind(o,37922)),f=e.flatMap(({inputs:ne})=>ne),{pages:p,first_number:M}=Pt(t),v=t.map(kn).find(ne=>ne!==void 0);let R="";const A=function*(){for(const ne of f)
yield n(R=ne)},j={pages:p,...v===void 0?{}:{open_password:v}},z=await a(A(),j,{pause:Fe.v}).catch(ne=>{throw new ze(R,(0,D.l3)(ne))}),oe=s(z,M),ce=new Map;let $e=0;
for(const ne of e)ce.set(ne,$e),$e+=ne.inputs.length;return(ne,re)=>oe[(ce.get(ne)??0)+re]}function kn({name:e,params:t}){const{open_password:n,password:s}=t;return n??
(e==="remove_password"?s:void 0)}function Fn(e,t){const n=e.filter(({status:f})=>f==="skipped").length,s=e.filter(({notes:f})=>f.length>0).length,a=(0,g.y_)(e.length,
"result");return n>0&&(t==="skipped"||t==="notes")?`fail-on: ${t}: ${n} of ${a} skipped`:s>0&&t==="notes"?`fail-on: notes: ${s} of ${a} with notes`:void 0}const Kn=(0,k.
zI)("extract_text").dataKey??"",zn=(0,k.zI)("find_text").dataKey??"";function Gn(e,{textlessPages:t=[]}){const{[zn]:n,[Kn]:s}=e,a=[...n?[Hn(n)]:[],...s?[Yn(s)]:
[]].join(", ");if(t.length===0)return a;const f=(0,g.y_)(t.length,"page is a scan","pages are scans");return a===""?f:`${a}: ${f}`}function Hn({count:e,truncated:t}){
const n=e===0?"no match":(0,g.y_)(Number(e),"match","matches");return t===!0?`at least ${n}`:n}const Yn=({characters:e})=>e===0?"no text":(0,g.y_)(Number(e),"ch\
aracter");var Zn=o(44020);async function Vn(e){const{jobs:t,inputs:n,chosen:s,writer:a,secondFiles:f,numbersOf:p,claim:M,spelling:v,say:R}=e,{execute:A,lanes:j,
close:z,abandon:oe}=await s.open(t.length),ce=new AbortController,$e=()=>ce.signal.aborted,ne=qn(R,async()=>{ce.abort(),await Promise.allSettled([a.close(),oe()]),
await(0,Fe.v)(),await e.onCancelled(re.flatMap((ve,Re)=>ve.length>0?ve:[Jn(t[Re])]))}),re=t.map(()=>[]),ye=[];let we;const Oe={steps:n.steps,spelling:v,signal:ce.
signal,timeLimit:n.timeLimit,minimumSaving:n.minimumSaving,parametersOf:(ve,Re)=>f.parametersOf(ve,Re),numbersOf:p,claim:M,write:ve=>a.write(ve),onProgress:e.onProgress};
return await es(t,j,async(ve,Re)=>{if(!$e()){if(we!==void 0){re[Re]=[{...Ge(ve),status:"skipped",output:null,message:we}];return}try{const Te=await A(ve,Oe);re[Re]=
Te;for(const[Me,Le]of Te.entries())R(Qn(Le,Te[Me-1]?.notes))}catch(Te){if($e())return;const Me=Te instanceof E.C?Te.input:ve.inputs[0]??"",Le=(0,D.l3)(Te instanceof
E.C?Te.cause:Te);R(`${Me}: failed`);const St=Te instanceof E.C?Te.step:void 0,Ut=St===void 0?Ze(Le,v):`${St}: ${Ze(Le,v)}`;ye.push({file:Me,message:Ut,cause:Le.
cause}),re[Re]=[{...Ge(ve),status:"failed",input:Me,output:null,message:Ut,data:(0,Zn.EI)(Le)}],Le.code==="unauthorized"&&(we="Not tried, because the region ref\
used the key")}finally{e.onDone?.(ve.inputs[0]??"")}}}),await ne(),await z(),{rows:re.flat(),failures:ye}}const Jn=e=>({...Ge(e),status:"skipped",output:null,message:"\
Not done, because the step was cancelled"});function Xn(e,t){const n=e.map(Ge);for(const{input:s,inputs:a,output:f}of n)t(`${Dt(s,a)}${f===null?": would be read\
 only, and no file written":` → ${f}`}`);return n}function Ge(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),
pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function Qn(e,t=[]){const{input:n,inputs:s,output:a,pages:f,bytesBefore:p,bytesAfter:M,
facts:v,notes:R,message:A,data:j}=e,z=Dt(n,s),oe=Gn(j,v),ce=[...a!==null&&oe!==""?[oe]:[],...f===null?[]:[(0,g.y_)(f,"page")],M===null?(0,S.IV)(p??0):`${(0,S.IV)(
p??0)} → ${(0,S.IV)(M)}`].join(", "),$e=a===null?`${z}: ${A??(oe||"read")} (${ce})`:`${z} → ${a} (${ce})`,ne=R.filter(re=>!t.includes(re));return ne.length>
0?`${$e}. ${ne.join(" ")}`:$e}const Dt=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function qn(e,t){let n;for(const[s,a]of[["SIGINT",130],["SIGTERM",143]])
process.on(s,()=>{n||(e("Cancelled"),n=t().finally(()=>process.exit(a)))});return()=>n}async function es(e,t,n){const s=e.entries(),a=async()=>{for(const[f,p]of s)
f>0&&await(0,Fe.v)(),await n(p,f)};await Promise.all(Array.from({length:Math.min(t,e.length)},a))}const At="compare_documents",ts={withBase:!1,showText:!1,failOnDifference:!1},
ns=e=>({withBase:e("compare-with-base"),showText:e("show-text"),failOnDifference:e("fail-on-difference")});function vt(e,{withBase:t,showText:n}){return e.name!==
At?e:{...e,raw:{...n&&{with_text:"true"},...e.raw},fromBase:t}}function ss(e,{withBase:t,showText:n,failOnDifference:s}){const a=[...t?["compare-with-base"]:[],
...n?["show-text"]:[],...s?["fail-on-difference"]:[]];return e.some(({name:f})=>f===At)?t?e.length>1?[{field:"compare-with-base",message:"needs compare-document\
s as the only operation"}]:e.some(({paths:f})=>f[Ye]!==void 0)?[{field:"compare-with-base",message:"and compare-to exclude each other: give one of the two"}]:[]:
[]:a.map(f=>({field:f,message:"needs the operation compare-documents"}))}function os(e){if(/^\s*\[\s*("|\])/.test(e)){const n=(0,Ce.qF)(e);return!Array.isArray(
n)||!n.every(s=>typeof s=="string"&&s!=="")?{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(s=>({
text:s,literal:!0}))}}const t=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,
literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}var rs=o(32885),It=o(85673);const as={split:["split_by_page_count","sp\
lit_by_size","split_by_bookmarks","split_at_page"],compress:["compress_document","optimize_document"],shrink:["compress_document","optimize_document"],encrypt:[
"add_password"],protect:["add_password","add_restrictions"],decrypt:["remove_password"],unlock:["remove_password"],delete_pages:["remove_pages"],combine:["merge\
_documents"],concatenate:["merge_documents"],watermark:["add_text_watermark","add_image_watermark"]};function Tt(e,t){const n=e.split(/[\s,;|+]+/).filter(a=>a!==
"");if(n.length>1&&n.every(a=>(0,k.F)(a.replaceAll("-","_"))))return". Several operations go into steps, as a list";const s=as[e.toLowerCase().replace(/[\s-]+/g,
"_")];return s!==void 0?` (did you mean ${s.map(t).join(" or ")}?)`:(0,It.h)(e,k.qj.map(t))}const xt=k.qj.map(b.i9).join(", "),je='write a YAML list of operatio\
ns, such as "- rotate_pages: { angle: 90 }"',is=[...new Set(k.qj.flatMap(e=>(0,k.nX)((0,k.zI)(e)).map(([t])=>t)))],tt=new Set(k.qj.flatMap(e=>Object.entries((0,k.
zI)(e).fields).flatMap(([t,n])=>(0,k.$f)(n)?[t]:[])));async function cs(e,t,n=ts){const s=new Map;for(const M of is){const v=e((0,b.i9)(M));v!==""&&(tt.has(M)&&
at(v).forEach(t),s.set(M,v))}const a=e("operation").trim(),f=e("steps");if(f.trim()!==""){const{value:M,typed:v,problem:R}=(await Promise.all([o.e(1917),o.e(4137)]).
then(o.bind(o,54137))).parseList(f);for(const j of nt(M))at(j).forEach(t);const A=[];return a!==""&&A.push({field:"operation",message:"give either operation or \
steps, not both"}),R!==void 0?{steps:[],issues:[...A,{field:"steps",message:`${R}: ${je}`}],warnings:[]}:Ct(M,v,s,A,n)}if(a==="")return Lt("operation",`is requi\
red, unless steps is given: one of ${xt}`);const p=a.replaceAll("-","_");return(0,k.F)(p)?fs(p,s,n):Lt("operation",`must be one of ${xt}${Tt(a,b.i9)}`)}function fs(e,t,n){
const{fields:s}=(0,k.zI)(e),a=[...t.keys()].filter(A=>!Object.hasOwn(s,A)),{step:f,issues:p}=ft(vt({name:e,raw:Object.fromEntries(t),typed:{}},n),"absent"),M=a.
map(A=>({field:(0,b.i9)(A),message:`is not used: it is not a parameter of ${(0,b.i9)(e)}`})),v=a.filter(A=>tt.has(A)&&A!=="open_password"),R=p.map(({field:A,message:j,
mentions:z=[]})=>({field:(0,b.i9)(A),message:(0,lt.b)("inputs",j,z)}));return{steps:[f],issues:R.length>0||v.length>0?[...R,...M]:[],warnings:M.map(({field:A,message:j})=>`${A}\
 ${j}`)}}const Os=(e,t)=>Ct(e,t,new Map,[],NOT_COMPARING);function Ct(e,t,n,s,a){const f=[...s],p=[];if(!Array.isArray(e)||e.length===0)return{steps:p,issues:[...f,
{field:"steps",message:je}],warnings:[]};for(const v of n.keys())v!=="open_password"&&f.push({field:(0,b.i9)(v),message:"write it inside the step that it belong\
s to"});const M=n.get("open_password");for(const[v,R]of e.entries()){const A=`steps[${v+1}]`,j=ls(R,t[v]);if("problem"in j){f.push({field:A,message:j.problem});
continue}(0,B.RZ)(f,us(j,A)),(0,B.RZ)(f,ds(j.name,v,e.length,A));const z=M===void 0?j.raw:{open_password:M,...j.raw},oe=ft(vt({...j,raw:z},a),"refuse");p.push(oe.
step),(0,B.RZ)(f,oe.issues.map(({field:ce,message:$e})=>({field:`${A}.${ce}`,message:$e})))}return{steps:p,issues:f,warnings:[]}}function us({name:e,raw:t},n){const s=(0,k.
nX)((0,k.zI)(e)).map(([p])=>p),a=Object.keys(t).filter(p=>!s.includes(p)),[f]=a.filter(p=>/^[-\d. ]+$/.test(p)&&!t[p]);return f!==void 0?[{field:`${n}.${f}`,message:'\
is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:a.map(p=>({field:`${n}.${p}`,message:`is not a parameter of ${e}: ${s.join(
", ")}${(0,It.h)(p,s)}`}))}function ds(e,t,n,s){const{output:a,accepts:f}=(0,k.zI)(e);return a==="files"&&t+1<n?[{field:s,message:`${e} must be the last step: i\
t gives files that other operations do not take`}]:a==="text"&&t+1<n?[{field:s,message:`${e} must be the last step: it writes the text, and no document`}]:f!==void 0&&
t>0?[{field:s,message:`${e} must be the first step: it takes ${f==="image"?"images":"text"}, which no other operation gives`}]:[]}function ls(e,t){if(typeof e==
"string")return He(e,{},{});if(!(0,Ce.Gv)(e))return{problem:je};const{operation:n,...s}=e;if(n!==void 0)return typeof n=="string"?He(n,s,t):{problem:je};const[[
a,f]=["",void 0],...p]=Object.entries(e);if(p.length>0)return{problem:`names several operations or has its parameters beside the name: ${je}`};if(f===""||f===void 0)
return He(a,{},{});const M=(0,Ce.Gv)(t)?t[a]:void 0;return(0,Ce.Gv)(f)?He(a,f,M):{problem:je}}function He(e,t,n){const s=e.trim().replaceAll("-","_");if(!(0,k.F)(
s))return{problem:`must name one of ${k.qj.join(", ")}${Tt(e,p=>p)}`};const a=Object.keys(t),f=a.find((p,M)=>a.findIndex(v=>We(v)===We(p))!==M);return f!==void 0?
{problem:`gives ${We(f)} twice, as ${a.filter(p=>We(p)===We(f)).join(" and ")}`}:{name:s,raw:Rt(t),typed:(0,Ce.Gv)(n)?Rt(n):{}}}const We=e=>e.replaceAll("-","_"),
Rt=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[We(t),n]));function*nt(e){if(Array.isArray(e))for(const t of e)yield*nt(t);else if((0,Ce.Gv)(e))for(const[
t,n]of Object.entries(e))typeof n!="string"?yield*nt(n):n!==""&&tt.has(t.trim().replaceAll("-","_"))&&(yield n)}const Lt=(e,t)=>({steps:[],issues:[{field:e,message:t}],
warnings:[]}),Ms=null;async function ms(e,t){const n=[],s=re=>e(re).trim(),a=re=>{const ye=s(re);return ye!==""&&t(ye),ye},f=(re,ye)=>{const we=s(re)||ye[0],Oe=ye.
find(ve=>ve===we);return Oe===void 0&&n.push({field:re,message:`must be one of ${ye.join(", ")}`}),Oe??ye[0]},p=(re,ye)=>{const we=s(re).toLowerCase();return we!==
""&&we!=="true"&&we!=="false"&&n.push({field:re,message:"must be true or false"}),we===""?ye:we==="true"},M=a("api-key"),v=ns(re=>p(re,!1)),{steps:R,issues:A,warnings:j}=await cs(
e,t,v),z=os(s("files"));"problem"in z&&n.push({field:"files",message:z.problem});const oe=(re,ye,we)=>{const Oe=s(re);return Oe!==""&&!ye(Oe)&&n.push({field:re,
message:we}),Oe===""?void 0:Number(Oe)},ce=f("on-error",["fail","continue"])==="continue",$e=s("fail-on")===""&&ce?"nothing":f("fail-on",x);ce&&$e!=="nothing"&&
n.push({field:"fail-on",message:"contradicts on-error: continue. Leave out one of the two"});const ne={steps:R,isList:s("steps")!=="",files:"lines"in z?z.lines:
[],output:s("output")||void 0,overwrite:p("overwrite",!1),ifNoFilesFound:f("if-no-files-found",["warn","error","ignore"]),changedOnly:p("changed-only",!1),dryRun:p(
"dry-run",!1),continueNumbers:p("continue-numbers",!1),concurrency:oe("concurrency",m,u),timeLimit:hs(oe("time-limit",c,r)),failOn:$e,minimumSaving:oe("minimum-\
saving",d,_),region:s("region"),baseUrl:s("base-url"),apiKey:M,summary:p("summary",!0),attest:p("attest",!1),githubToken:a("github-token"),comparing:v,warnings:j};
if(A.length===0&&(0,B.RZ)(n,ps(ne)),A.length+n.length>0)throw(0,D.G6)([...A,...n]);return ne}const hs=(e=h)=>({seconds:e,cure:"Split the document, or raise time\
-limit"});function ps({steps:e,continueNumbers:t,minimumSaving:n,comparing:s}){return[...t?Bn(e):[],...n===void 0?[]:(0,rs.T)(e),...ss(e,s)]}async function gs(){
const e=new un,t=new Pn;let n="wire";try{t.begin();const s=await ms(a=>y.V4(a,{trimWhitespace:!1}),a=>bs(a,e));for(const a of s.warnings)e.add(a);n=s.isList?"wi\
re":"inputs",await $s(s,t,e,n)}catch(s){const a=(0,D.l3)(s instanceof ze?s.cause:s),f=Ze(a,n);s instanceof ze&&y.z3(f,{file:s.file}),y.C1(s instanceof ze?"No fi\
le was written: continue-numbers counts the pages of all files first, and one file could not be counted":f),a.cause!==void 0&&y.Yz((0,S.uP)(a.cause))}finally{y.
Yz(`Peak memory: ${(0,S.IV)(Es())}`)}}async function $s(e,t,n,s){const a=process.uptime(),f=jt(),p=await F(e,f,ee);p.isLocal&&e.apiKey!==""&&n.add("api-key is n\
ot used: without region or base-url documents are processed on the runner");for(const Me of e.steps)await p.check(Me);e.output!==void 0&&(0,de.hS)(e.steps)==="d\
ata"&&n.add("output is not used: the step reads documents and writes none");const M=e.comparing.withBase?await(await o.e(993).then(o.bind(o,80993))).BaseVersions.
of(f):void 0,v=new an(e.steps,f,M),{matched:R,files:A}=await me(e,f,v,n),{known:j,fresh:z}=M?await M.divide(A):{known:A,fresh:[]};v.check();const oe=(0,ge.K2)(f.
workspace),ce=[...new Set([...R,...R.flatMap(Me=>[...v.neededBy(Me).keys()])])],$e=Me=>(0,ue.Ck)(f,Me),ne={matched:ce,overwrite:e.overwrite,identity:oe,exists:$e,
words:f.words},re=(0,de.et)({...e,...ne,files:j,places:f}),ye=e.steps.map(({name:Me})=>(0,b.i9)(Me)),we=e.continueNumbers&&!e.dryRun?await Wn(re,e.steps,Me=>(0,I.
R5)(Me,f.workspace)):()=>{};y.Oh((0,S.g$)(`${ye.join(", then ")}: ${(0,g.y_)(j.length,"file")}, ${p.place}`));const Oe=Me=>{const Le=process.uptime()-a;return{rows:Me,
matched:R.length,operations:ye,place:p.place,dryRun:e.dryRun,seconds:Le,showText:e.comparing.showText}},{rows:ve,failures:Re}=e.dryRun?{rows:Xn(re,st),failures:[]}:
await Vn({jobs:re,inputs:e,chosen:p,writer:new _e.A(f,e.overwrite),secondFiles:v,numbersOf:we,claim:(0,ge.OM)(ne),spelling:s,say:st,onProgress:Ft(st),onCancelled:async Me=>{
t.tell(Me),e.summary&&await Mt(Oe(Me),n)}});y.N4();const Te=[...ve,...z.map(hn)];await ys({digest:Oe(Te),failures:Re,total:j.length,inputs:e,outputs:t,places:f,
warnings:n})}const st=e=>y.pq((0,S.g$)(e));async function ys({digest:e,failures:t,total:n,inputs:s,outputs:a,places:f,warnings:p}){const{rows:M}=e,v=gn(M);if(yn(
v,s.comparing.failOnDifference?"error":"notice"),Nn(t,s.failOn==="nothing"?"warning":"error",e.operations.join(", "),p),y.pq((0,S.g$)(wt(e))),a.tell(M),s.summary&&
await Mt(e,p),s.attest){const{declareArtifacts:A}=await o.e(8208).then(o.bind(o,48208)),j=M.flatMap(({status:z,output:oe})=>z==="done"&&oe!==null?[oe]:[]);for(const z of await A(
j,f.workspace))p.add(z)}if(t.length===0){const A=s.comparing.failOnDifference&&v.length>0?$n(v.length,M.length):Fn(M,s.failOn);A!==void 0&&y.C1(A);return}const R=(0,de.
Ud)(s.steps)?`The merge of ${(0,g.y_)(n,"file")} failed`:Sn(t,n);s.failOn==="nothing"?p.add(R):y.C1(R)}function bs(e,t){[...e.trim()].length>1?y.Pq(e):e.trim()!==
""&&t.add("A secret of one character cannot be masked, because most of the log would be hidden. The step does not print it; use a longer one")}function Es(){try{
const[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,$.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().
maxRSS*1024}let Nt=!1;process.once("beforeExit",()=>{Nt||y.C1("The action stopped before it had finished.")}),gs().catch(y.C1).finally(()=>{Nt=!0})}),97904:((ie,W,o)=>{
o.d(W,{Ms:()=>P,PJ:()=>x,TF:()=>u,Ye:()=>b,_N:()=>g,oD:()=>C,qf:()=>m});var y=o(73024),$=o.n(y);const D=1<<20,b=i=>h(()=>y.realpathSync.native(i)),g=i=>h(()=>(0,y.
statSync)(i)),P=i=>h(()=>(0,y.lstatSync)(i)),x=i=>P(i)?.isSymbolicLink()??!1;async function C(i){if((0,y.statSync)(i).size<=D)return(0,y.readFileSync)(i);const{
readFile:c}=await Promise.resolve().then(o.t.bind(o,51455,23));return c(i)}async function m(i,c){if(c.length<=D)return(0,y.writeFileSync)(i,c,{flag:"wx"});const{
writeFile:r}=await Promise.resolve().then(o.t.bind(o,51455,23));await r(i,c,{flag:"wx"})}const u=i=>h(()=>(0,y.unlinkSync)(i));function h(i){try{return i()}catch{
return}}}),30245:((ie,W,o)=>{o.d(W,{Ck:()=>c,SV:()=>C,YY:()=>m,wI:()=>i});var y=o(76760),$=o.n(y),D=o(58552),b=o(97904),g=o(15969);const P=/^(?:\.git|git~\d+)[. ]*$/i,
x=new RegExp("\\p{Cf}","gu"),C=E=>E.split(/[\\/]/).some(I=>P.test(I.replace(x,"")));function m(E,I){const T=(0,g.M0)(E,I),F=(0,g.I5)(E,T),V=(0,b.Ye)(T);return E.
anywhere?V===void 0?u(T):h(V):F===void 0?"is outside the workspace and RUNNER_TEMP":V===void 0?u(T):_(E,V)!==d(F)?`is a link that leads out of ${F===E.workspace?
"the workspace":"RUNNER_TEMP"}`:C($().relative(d(F),V))?"is below .git, which is not read":h(V)}const u=E=>(0,b.PJ)(E)?"is a link to a file that does not exist":
"does not exist";function h(E){const I=(0,b._N)(E);if(!I?.isFile())return I?.isFIFO()?"is a named pipe, not an ordinary file":I?.isDirectory()?"is a folder":"is\
 not an ordinary file"}function i(E,I){const T=(0,g.M0)(E,I),F=(0,g.I5)(E,T);if(E.anywhere)return T;if(F===void 0)throw r(I,"is outside the workspace and RUNNER\
_TEMP");const V=d(F),ue=$().relative(F,T).split($().sep);for(let _e=1;_e<=ue.length;_e++){const q=$().join(V,...ue.slice(0,_e));if(!(0,b.PJ)(q))continue;const K=(0,b.
Ye)(q),ee=K===void 0||_(E,K)===void 0;throw r(I,ee?"leads out of the workspace through a link":"leads through a link")}const ge=$().join(V,...ue);if(C($().relative(
V,(0,b.Ye)(ge)??ge)))throw r(I,"is below .git");return ge}function c(E,I){try{return(0,b.Ms)($().join(i(E,$().dirname(I)),$().basename(I)))!==void 0}catch{return!1}}
const r=(E,I)=>new D.zU("configuration",`'${E}' ${I}: nothing is written there`),d=E=>(0,b.Ye)(E)??E,_=(E,I)=>(0,g.RD)(E).map(d).filter(T=>(0,g.FK)($().relative(
T,I))).sort((T,F)=>F.length-T.length)[0]}),64123:((ie,W,o)=>{o.d(W,{K2:()=>x,Nk:()=>m,OM:()=>u,hQ:()=>C,pL:()=>h});var y=o(73024),$=o.n(y),D=o(76760),b=o.n(D),g=o(
58552),P=o(43576);function x(i){const c=new Map,r=d=>{const _=c.get(d);if(_!==void 0)return _;let E=d;try{E=(0,y.realpathSync)(d)}catch{const I=b().dirname(d);I!==
d&&(E=b().join(r(I),b().basename(d)))}return c.set(d,E),E};return d=>{const _=b().resolve(i,d),E=b().join(r(b().dirname(_)),b().basename(_));return C(E)}}const C=i=>process.
platform==="win32"||process.platform==="darwin"?i.normalize("NFC").toLowerCase():i;function m(i){if(process.platform!=="win32")return;const c=i.replace(/^[a-z]:/i,
"").split(/[\\/]/),[r]=c.flatMap(d=>/^\.{0,2}$/.test(d)?[]:(0,P.tb)(d)??[]);return r===void 0?void 0:`'${i}' cannot be written: a part of it ${r}`}function u({matched:i,
overwrite:c,identity:r,exists:d,words:_}){const E=new Set(i.map(r)),I=new Set;return(T,F)=>{const V=m(T);if(V!==void 0)throw(0,g.G6)([{field:"output",message:V}]);
const ue=r(T),ge=F.inputs.some(_e=>r(_e)===ue);if(I.has(ue)||E.has(ue)&&!(c&&ge))throw(0,g.G6)([{field:"output",message:`'${T}' is another input or result: choo\
se a different pattern`}]);if(!c&&d(T))throw(0,g.G6)([{field:"output",message:h([T],_)}]);I.add(ue)}}function h([i,...c],{replace:r}){const d=c.length===0?" exi\
sts":` and ${c.length} more exist`;return`'${i}'${d} already: choose a different pattern, or ${r}`}}),86006:((ie,W,o)=>{o.d(W,{U:()=>D,_V:()=>b,gY:()=>$,wm:()=>g});
var y=o(58552);const $="version https://git-lfs.github.com/spec/",D="set lfs: true for actions/checkout",b=P=>P.subarray(0,$.length).toString("latin1")===$;function g(P){
if(b(P))throw new y.zU("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:`Fetch the documents with the repository: ${D}`})}}),
15969:((ie,W,o)=>{o.d(W,{FK:()=>C,I5:()=>g,M0:()=>b,NB:()=>P,RD:()=>D,d7:()=>m,dR:()=>x});var y=o(76760),$=o.n(y);const D=({workspace:u,temporary:h})=>h===void 0?
[u]:[u,h];function b({workspace:u,otherNames:h=[]},i){const c=$().resolve(u,i);for(const[r,d]of h){const _=$().relative(r,c);if(C(_))return $().join(d,_)}return c}
const g=(u,h)=>[...D(u),...u.anywhere?[$().parse(h).root]:[]].filter(i=>C($().relative(i,h))).sort((i,c)=>c.length-i.length)[0],P=(u,h)=>g(u,b(u,h))!==void 0;function x(u,h){
const i=b(u,h),c=$().relative(u.workspace,i);return m(C(c)?c:i)}const C=u=>u!==".."&&!u.startsWith(`..${$().sep}`)&&!u.startsWith("../")&&!$().isAbsolute(u),m=u=>$().
sep==="/"?u:u.replaceAll($().sep,"/")}),34:((ie,W,o)=>{o.d(W,{A:()=>m,z:()=>h});var y=o(73024),$=o.n(y),D=o(76760),b=o.n(D),g=o(58552),P=o(54614),x=o(97904),C=o(
30245);class m{places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;constructor(r,d){this.places=r,this.overwrite=d}async write(r){if(this.closed)
throw i();const d=this.writeAll(r);this.running.add(d),await d.finally(()=>this.running.delete(d))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(r){
const d=[],_=[];let E=r[0]?.path??"";try{for(const I of r){if(this.closed)throw i();if(E=I.path,(0,C.SV)(b().basename(I.path)))throw new g.zU("configuration",`'${I.
path}' is a name that Git uses: set output to another name`);const T=b().join(this.folder(b().dirname(I.path)),b().basename(I.path)),F=b().join(b().dirname(T),`\
.octavo-${process.pid}-${++this.serial}.tmp`);_.push(F),await I.write(F),d.push({temporary:F,target:T,path:I.path})}for(const{temporary:I,target:T,path:F}of d)E=
F,this.checkAgain(F,T),(0,y.renameSync)(I,T)}catch(I){for(const T of _)(0,x.TF)(T);throw I instanceof g.zU?I:h(E,I)}}checkAgain(r,d){const _=(0,C.wI)(this.places,
b().dirname(r));if(b().join(_,b().basename(r))!==d||!this.overwrite&&(0,x.Ms)(d)!==void 0)throw new g.zU("configuration",`'${r}' was made by another program in \
the meantime and is not replaced: run it again`)}folder(r){let d=this.folders.get(r);return d===void 0&&(d=(0,C.wI)(this.places,r),(0,y.mkdirSync)(d,{recursive:!0}),
this.folders.set(r,d)),d}}const u={EACCES:"writing there is not permitted",EPERM:"writing there is not permitted",EROFS:"the file system is read-only",ENOSPC:"t\
here is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, no\
t a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function h(c,r){const d=(0,P.xU)(r),_=u[d]??
`the file system refused it (${d})`;return new g.zU("configuration",`'${c}' could not be written: ${_}`,{cause:r})}const i=()=>new g.zU("cancelled","The step wa\
s cancelled")}),44020:((ie,W,o)=>{o.d(W,{E4:()=>g,EI:()=>x,Lc:()=>P});var y=o(4406),$=o(27709),D=o(72256);const b="check_document";function g({name:C},m){return C===
b?{...m,on_violation:"report"}:m}function P({name:C,params:m},u,h){if(C!==b||!u.data)return u;const i=r=>(0,D.b)(h,r,[r]),c=(0,y.fU)(u.data,{nameOf:i,restate:r=>({
...r,message:(0,D.b)(h,r.message,y.oH)})});return m.on_violation==="error"&&(0,y.Pu)(c),{...u,data:c}}function x(C){return C instanceof y.EC?{[(0,$.zI)(b).dataKey??
""]:C.report}:{}}}),79463:((ie,W,o)=>{o.d(W,{C:()=>r,g:()=>d});var y=o(58552),$=o(68747),D=o(27709),b=o(31424),g=o(43576),P=o(10442),x=o(4528),C=o(97904),m=o(72256),
u=o(45180),h=o(32885),i=o(44020),c=o(45657);class r extends Error{input;cause;step;operation;constructor(L,B,Y,ae){super("a job failed"),this.input=L,this.cause=
B,this.step=Y,this.operation=ae}}async function d(w,L,B,Y){const ae=w.inputs[0]??"",J={source:ae},he=[];try{let se=[];for(const[X,Z]of w.inputs.entries())J.source=
Z,se.push({position:X,source:Z,document:await Y.read(Z),facts:{},notes:[],data:{}});const te=se.reduce((X,{document:Z})=>X+Y.sizeOf(Z),0);for(const[X,Z]of L.steps.
entries())J.operation=Z.name,L.steps.length>1&&(J.step=`steps[${X+1}] (${Z.name})`),se=await S(se,Z,w,L,B,J),(0,c.RZ)(he,se.flatMap(({document:le,files:l=[]})=>[
le,...l]));J.source=ae,delete J.step,delete J.operation;const be=T(w,se).map(X=>_(X,te,L,Y)),Ee=be.flatMap(({output:X,result:Z})=>X===null||Z===null?[]:[{path:X,
write:le=>I(Z,le,Y)}]);for(const{path:X}of Ee)L.claim(X,w);return await L.write(Ee),be.map(({result:X,status:Z,output:le,pages:l,facts:O,notes:H,message:U,data:G})=>{
const Q=X===null?null:E(X,Y);return{status:Z,input:ae,inputs:w.inputs,output:le,pages:l,bytesBefore:te,bytesAfter:Q,facts:O,notes:H,message:U,data:G}})}catch(se){
throw new r(J.source,se,J.step,J.operation)}finally{await Y.release(he)}}function _(w,L,{minimumSaving:B},Y){const ae=w.result===null?void 0:(0,h.A)(L,E(w.result,
Y),B);return ae===void 0?w:{...w,status:"skipped",output:null,result:null,message:ae}}const E=(w,L)=>w instanceof Uint8Array?w.length:L.sizeOf(w),I=(w,L,B)=>w instanceof
Uint8Array?(0,C.qf)(L,w):B.write(w,L);function T(w,L){if(w.kind==="files")return L.flatMap(J=>K(w,J));const B=J=>(0,g.NL)(L.map(({document:he},se)=>(0,g.jC)(J(he)??
"",g.ly,(0,b.n)(se+1))),g.ly),Y=B(({title:J})=>J),ae=B(({match:J})=>J);return L.map(({document:J,facts:he,notes:se,data:te},be)=>({status:"done",output:w.kind===
"data"?null:w.outputPath({index:be+1,title:Y[be]??"",match:ae[be]??""}),result:w.kind==="data"?null:(0,u.Cj)(w.kind)?V(te):J,pages:J.pageCount??null,facts:{...he,
...w.tellsMatch&&J.match!==void 0&&{match:J.match}},notes:ge(se),message:null,data:(0,u.Cj)(w.kind)?ue(te):te}))}const F=(0,D.zI)("extract_text").dataKey??"";function V({
[F]:w={}}){return Buffer.from((0,x.u9)(w)?JSON.stringify(w):(0,x.uv)(w),"utf8")}const ue=({[F]:w={},...L})=>({...L,[F]:(0,x._m)(w)}),ge=w=>w.map(({text:L})=>L),
_e={...g.zE,leadingDots:!1};function q(w){const[,L,B]=/-(\d+)\.([a-z]+)$/.exec(w)??[];return L===void 0||B===void 0?{}:{page:L,extension:B}}function K(w,{files:L=[],
facts:B,notes:Y,data:ae}){const J={pages:null,notes:ge(Y),data:ae};if(L.length===0)return[{...J,status:"skipped",output:null,result:null,facts:B,message:"The do\
cument has no matching files"}];const he=(0,g.NL)(L.map(({name:se},te)=>(0,g.jC)(se,_e,`file-${te+1}`)),_e);return L.map((se,te)=>({...J,status:"done",output:w.
outputPath({index:te+1,file:he[te]??"",...q(he[te]??"")}),result:se,facts:{...B,mimeType:se.mediaType,...se.facts},message:null}))}const ee=(w,L)=>({...w,...L}),
k=({signal:w,timeLimit:L,onProgress:B},Y,ae)=>({signal:w,timeLimit:L,onProgress:J=>B(Y,(0,$.i9)(ae.name),J)});async function S(w,L,B,Y,ae,J){const{input:he,dataKey:se}=(0,D.
zI)(L.name),te=he==="many",be=te?[w]:w.map(X=>[X]),Ee=[];for(const X of be){const[Z]=X;if(!Z)continue;J.source=Z.source;const le=await Y.parametersOf(L,te?B.inputs[0]??
"":Z.source),l=L.name==="add_page_numbers"?Y.numbersOf(B,Z.position):void 0,O=(0,i.E4)(L,ee(le,l)),H=await ae.run(L.name,X.map(({document:Pe})=>Pe),O,k(Y,Z.source,
L)).catch(Pe=>{const me=Pe instanceof y.zU?Pe.position:void 0;throw J.source=X[(me??1)-1]?.source??Z.source,Pe}),{documents:U,files:G,notes:Q,facts:fe,data:pe}=(0,i.
Lc)(L,H,Y.spelling),xe=te?{...Z,facts:{},data:{}}:Z,De={source:Z.source,facts:{...xe.facts,...fe},notes:(0,P.p5)(X.flatMap(Pe=>Pe.notes),Q.map(({code:Pe,message:me,
mentions:Ae=[]})=>({code:Pe,text:(0,m.b)(Y.spelling,me,Ae)}))),data:pe===void 0||se===void 0?xe.data:{...xe.data,[se]:pe}},{position:Ie}=Z;if(G!==void 0)Ee.push(
{...De,position:Ie,document:Z.document,files:G});else for(const Pe of U){const me={...te?{}:de(Z.document),...de(Pe),name:Z.document.name};Ee.push({...De,position:Ie,
document:{...Pe,...me},facts:{...De.facts,...N(Pe)}})}}return Ee}const de=({title:w,match:L})=>({...w===void 0?{}:{title:w},...L===void 0?{}:{match:L}});function N({
firstPage:w,lastPage:L,title:B}){return{...w===void 0||L===void 0?{}:{firstPage:w,lastPage:L},...B===void 0?{}:{title:B}}}}),46863:((ie,W,o)=>{o.d(W,{NZ:()=>m,R5:()=>C,
ZK:()=>x});var y=o(76760),$=o.n(y),D=o(58552),b=o(54614),g=o(97904),P=o(86006);const x=u=>({read:h=>C(h,u),sizeOf:({bytes:h})=>h.length,write:({bytes:h},i)=>(0,g.
qf)(i,h),release:async()=>{}});async function C(u,h){const i=await(0,g.oD)($().resolve(h,u)).catch(c=>{throw(0,b.xU)(c)==="ERR_FS_FILE_TOO_LARGE"?new D.zU("limi\
t_exceeded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:c}):m(c)});return(0,P.wm)(i),{name:$().
posix.basename(u),bytes:i}}const m=u=>new D.zU("unreadable_document",`The file could not be opened (${(0,b.xU)(u)})`,{cause:u})}),54614:((ie,W,o)=>{o.d(W,{Hn:()=>b,
IV:()=>P,cz:()=>g,g$:()=>D,uP:()=>C,xU:()=>x});var y=o(58552),$=o(61729);const D=m=>m.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,
"## ["),b=m=>D(m).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),g=m=>m.reduce((u,h)=>u+h,0);function P(m){const u=["B",
"kB","MB","GB"];let h=m,i=0;for(;h>=999.95&&i<u.length-1;i++)h/=1e3;return`${i===0||h>=99.95?Math.round(h):h.toFixed(1)} ${u[i]}`}function x(m){const u=(0,$.Gv)(
m)?m.code:void 0;return typeof u=="string"?u:"unknown reason"}function C(m){if(!(m instanceof Error))return typeof m;const u=[`${m.name} (${x(m)})`,...(0,y.ek)(
m)].join(`
    `);return m.cause===void 0?u:`${u}
caused by ${C(m.cause)}`}}),72256:((ie,W,o)=>{o.d(W,{b:()=>b});var y=o(68747),$=o(27709);const D=g=>(0,$.F)(g)?(0,y.i9)(g):`--${(0,y.i9)(g)}`,b=(g,P,x)=>g==="wi\
re"?P:(0,y.an)(P,x,g==="inputs"?y.i9:D)}),57214:((ie,W,o)=>{o.d(W,{BD:()=>b,jB:()=>y,jN:()=>$,oR:()=>P,r_:()=>g,yZ:()=>D});const y=[/^["'].*["']$/,"leave out th\
e quotes"],$=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],D=[/^~/,"~ is not your home folder here:\
 write the whole path"],b=[/^[a-z][\w+.-]+:\/\//i,"addresses are not read or written: use the path of a file"],g=[/\\/,"write / between folders, not a backslash"],
P=(x,C)=>C.find(([m])=>m.test(x))?.[1]}),45180:((ie,W,o)=>{o.d(W,{Cj:()=>ue,Ud:()=>F,et:()=>_e,hS:()=>V});var y=o(76760),$=o.n(y),D=o(58552),b=o(68747),g=o(27709),
P=o(31424),x=o(51521),C=o(4528),m=o(30245),u=o(64123),h=o(15969),i=o(57214);const c=["{dir}","{name}","{index}","{operation}"];function r(N,w){if(w==="files")return E(
N)?["{page}","{file}","{extension}"]:["{file}"];if(w!=="parts"&&w!=="texts")return[];const L=N.flatMap(({name:B})=>Object.keys((0,g.zI)(B).resultFacts??{}));return[
"title","match"].filter(B=>L.includes(B)).map(B=>`{${B}}`)}const d={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{na\
me}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}",text:"{dir}/{name}",texts:"{dir}/{name}.{index}"},_="{dir}/{name}-{page}.{extension}",E=N=>N.some(({name:w})=>(0,g.
zI)(w).filesArePages),I="{dir}/{name}.pdf",T=([N],w)=>w==="document"&&N!==void 0&&(0,g.zI)(N.name).accepts==="text",F=N=>N.some(({name:w})=>(0,g.zI)(w).input===
"many");function V(N){const w=N.map(({name:Y})=>(0,g.zI)(Y)),L=w.filter(Y=>!(0,g.rz)(Y)),B=L.findLast(({input:Y,output:ae})=>Y==="many"||ae!=="pdf");return w.at(
-1)?.output==="text"?B?.output==="pdfs"?"texts":"text":L.length===0?"data":B?.output==="pdfs"?"parts":B?.output==="files"?"files":"document"}const ue=N=>N==="te\
xt"||N==="texts",ge=N=>N==="document"||N==="text";function _e(N){const{files:w,steps:L}=N,B=V(L),Y=ee(N,B),ae=w.length===0?[]:F(L)?[w]:w.map(te=>[te]),J=(0,b.i9)(
(L.findLast(({name:te})=>!(0,g.rz)((0,g.zI)(te)))??L.at(-1))?.name??""),he=ae.map((te,be)=>{const{dir:Ee,name:X}=$().posix.parse(te[0]??""),Z=le=>{const l=ge(B)?
be+1:le?.index,O={dir:Ee||".",name:X,operation:J,index:l===void 0?void 0:(0,P.n)(l),title:le?.title,match:le?.match,file:le?.file,page:le?.page,extension:le?.extension};
return $().posix.normalize((0,x.Ct)(Y,O))};return{inputs:te,kind:B,tellsMatch:Y.includes("{match}"),outputPath:Z}}),se=B==="data"?[]:de(he,N,k(Y,B));if(se.length>
0)throw(0,D.G6)(se);return he}const q=[i.jB,[/\{\{/,"a placeholder has single braces, such as {name}"],i.jN,i.yZ,i.BD,...$().sep==="/"?[i.r_]:[]];function K(N){
const w=V(N);return E(N)?_:T(N,w)?I:`${d[w]}${ue(w)?C.lg[(0,C.GW)(N.at(-1)?.params??{})]:""}`}function ee({output:N,places:w,steps:L},B){const Y=X=>(0,D.G6)([{field:"\
output",message:X}]);if(N===void 0)return K(L);const ae=(0,i.oR)(N,q);if(ae!==void 0)throw Y(ae);const J=r(L,B),he=[...c,...J],se=(0,x.Qf)(N).filter(X=>!he.includes(
X));if(se.length>0)throw Y(`has the unknown placeholder ${se[0]}: use ${he.join(", ")}`);if(/[\u0000-\u001f]/.test(N))throw Y("must be a single line");if(/[\\/]$/.
test(N))throw Y(`names a folder: write a file name after it, such as ${N}{name}.pdf`);const te=["{index}",...J.filter(X=>X!=="{extension}")];if((B==="parts"||B===
"texts"||B==="files")&&!te.some(X=>N.includes(X))){const{dir:X,name:Z,ext:le}=$().posix.parse((0,h.d7)(N)),l=$().posix.join(X,E(L)?`${Z}-{page}${le}`:B==="files"?
`${Z}.{file}`:`${Z}-{index}${le}`);throw Y(`needs ${te.join(" or ")}, because one file gives several results: such as ${l}`)}const be=$().isAbsolute(N)?(0,h.dR)(
w,N):(0,h.d7)(N);if(!($().isAbsolute(be)?(0,h.NB)(w,be):(0,h.FK)($().posix.normalize(be))))throw Y("must stay in the workspace or in RUNNER_TEMP");return be}function k(N,w){
const B=["{dir}","{name}",...ge(w)?["{index}"]:[]].filter(Y=>!N.includes(Y));return B.length===0?"process them in different steps":`use ${[B.slice(0,-1).join(",\
 "),...B.slice(-1)].filter(Y=>Y!=="").join(" or ")}`}const S=N=>N.kind==="parts"||N.kind==="texts"?N.outputPath({index:1}):N.outputPath();function de(N,{matched:w,
overwrite:L,identity:B,exists:Y,places:ae},J){const he=new Map(w.map(Z=>[B(Z),Z])),se=new Map;for(const Z of N){const le=B(Z.outputPath()),l=se.get(le);l?l.push(
Z):se.set(le,[Z])}const te=[],be=[],Ee=Z=>{te.push({field:"output",message:Z})};for(const[Z,le,...l]of se.values()){if(!Z)continue;const O=Z.outputPath(),H=(0,u.
Nk)(O);if(!(0,h.NB)(ae,O)||O==="."||O.endsWith("/"))Ee(`'${O}' is not a file in the workspace or in RUNNER_TEMP`);else if(H!==void 0)Ee(H);else if((0,m.SV)(O))Ee(
`'${O}' is below .git, where nothing is written`);else if(le){const[U,G]=[Z.inputs[0],le.inputs[0]],Q=l.length===0?`'${U}' and '${G}' would both`:`'${U}', '${G}\
' and ${l.length} more would all`;Ee(`${Q} be written to '${O}': ${J}`)}else{const U=S(Z),G=B(U),Q=he.get(G);Q!==void 0&&!Z.inputs.some(fe=>B(fe)===G)?Ee(`'${U}\
' would replace another file that the step reads: choose a different pattern`):Q!==void 0&&!L?Ee(`'${U}' would replace the input: choose a different pattern, or\
 ${ae.words.replace}`):Q===void 0&&!L&&Y(U)&&be.push(U)}}be.length>0&&Ee((0,u.pL)(be,ae.words));const X=5;return te.length<=X?te:[...te.slice(0,X),{field:"outpu\
t",message:`and ${te.length-X} more such clashes`}]}}),32885:((ie,W,o)=>{o.d(W,{A:()=>D,T:()=>$});var y=o(45180);function $(b){const g=P=>[{field:"minimum-savin\
g",message:P}];return b.some(({name:P})=>P==="optimize_document"||P==="compress_document")?(0,y.Ud)(b)||(0,y.hS)(b)!=="document"?g("needs one result for each fi\
le: no merge, no split, no extraction"):[]:g("needs a step optimize-document or compress-document")}function D(b,g,P){return P===void 0||g<=b*(1-P/100)?void 0:`\
Not written: the result is ${(Math.max(0,b-g)/b*100).toFixed(1)} % smaller, and minimum-saving is ${P} %`}}),4406:((ie,W,o)=>{o.d(W,{EC:()=>h,Pu:()=>i,Qf:()=>b,
fU:()=>u,g$:()=>P,oH:()=>g});var y=o(58552),$=o(61729);const D=1e3,b=(c,r,{found:d=null,limit:_=null,pages:E=[]}={})=>({rule:c,found:d,limit:_,pages:E.slice(0,D),
message:r}),g=["open_password"],P=(c,r,d)=>`The file has ${c} ${d}; at most ${r} are allowed.`;function x({failures:c}){return Array.isArray(c)?c.flatMap(C):[]}
function C(c){if(!(0,$.Gv)(c))return[];const{rule:r,found:d,limit:_,pages:E,message:I}=c;if(typeof r!="string"||typeof I!="string")return[];const T=Array.isArray(
E)?E.filter(F=>typeof F=="number"):[];return[{rule:r,found:m(d),limit:m(_),pages:T,message:I}]}const m=c=>typeof c=="number"?c:null;function u(c,{nameOf:r,restate:d}){
const{checks:_}=c,E=x(c).map(T=>({...d(T),rule:r(T.rule)})),I=Array.isArray(_)?_.flatMap(T=>typeof T=="string"?[r(T)]:[]):[];return{...c,..._!==void 0&&{checks:I},
failures:E}}class h extends y.zU{report;constructor(r){const d=x(r).map(({message:_})=>_);super("invalid_parameters",`The check failed: ${d.join(" ")}`,{issues:d.
map(_=>({field:"file",message:_,mentions:g}))}),this.report=r}}function i(c){if(c.passed===!1)throw new h(c)}}),68747:((ie,W,o)=>{o.d(W,{XM:()=>g,an:()=>b,i9:()=>D});
var y=o(27709);const $=P=>P.replace(/_(\w)/g,(x,C)=>C.toUpperCase()),D=P=>P.replaceAll("_","-");function b(P,x,C){const m=x.filter(u=>/^\w+$/.test(u));return m.
length===0?P:P.replace(new RegExp(`\\b(?:${m.join("|")})\\b`,"g"),C)}const g=P=>(0,y.zI)(P).path??`/v1/${P}`}),85673:((ie,W,o)=>{o.d(W,{gx:()=>g,h:()=>b});function y(m,u){
const h=$(m,u);if(h!==void 0)return[h];const i=x(m);return u.filter(c=>x(c).some(r=>r.length>3&&i.includes(r)))}function $(m,u){let h;for(const i of u){const c=D(
x(m),x(i));c<=2&&c<(h?.count??1/0)&&(h={name:i,count:c})}return h?.name}function D(m,u){return m.length!==u.length?m.length*u.length===0?1/0:D([m.join("")],[u.join(
"")]):u.reduce((h,i,c)=>{const r=m[c]??"",d=Math.min(r.length,i.length),_=C(r,i);return _>(d<3?0:d<7?1:2)?1/0:h+_},0)}const b=(m,u)=>P(y(m,u));function g(m,u){const h=$(
m,u),i=c=>x(c).sort().join(" ");return P(h===void 0?u.filter(c=>m!==""&&i(c)===i(m)):[h])}const P=m=>m.length===0||m.length>3?"":` (did you mean ${m.join(" or ")}\
?)`,x=m=>m.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(u=>u!=="");function C(m,u){let h=[],i=Array.from({length:u.
length+1},(c,r)=>r);for(let c=0;c<m.length;c++){const r=[c+1];for(let d=0;d<u.length;d++){const _=c>0&&d>0&&m[c]===u[d-1]&&m[c-1]===u[d];r.push(Math.min((i[d+1]??
0)+1,(r[d]??0)+1,(i[d]??0)+(m[c]===u[d]?0:1),_?(h[d-1]??0)+1:1/0))}h=i,i=r}return i.at(-1)??0}}),4528:((ie,W,o)=>{o.d(W,{GW:()=>D,_m:()=>x,lg:()=>$,u9:()=>P,uv:()=>g});
const y=null,$={"application/json":".json","text/plain":".txt","text/markdown":".md","text/csv":".csv"};function D(c){const{per_page:r,tables:d,layout:_}=c;return r===
!0||d===!0?"application/json":_==="markdown"?"text/markdown":"text/plain"}function b(c){const r=D(c);return c.tables===!0?[r,"text/csv"]:r==="text/markdown"?["a\
pplication/json",r,"text/plain"]:[...new Set(["application/json",r])]}const g=({text:c})=>typeof c=="string"?c:"",P=({pages:c,tables:r})=>c!==void 0||r!==void 0;
function x({text:c,pages:r,tables:d,..._}){return _}const C=({tables:c})=>c??[];function m(c){return C(c).flatMap(({page:r,rows:d,header:_,certain:E},I)=>{const T=h(
d,_);return d.slice(_?1:0).map((F,V)=>({row:Object.fromEntries(F.map((ue,ge)=>[T[ge],ue])),about:{page:r,table:I+1,row:V+1,certain:E}}))})}const u="pdf";function h(c,r){
const d=c.reduce((E,{length:I})=>Math.max(E,I),0),_=new Set([u]);return Array.from({length:d},(E,I)=>{const T=r&&c[0][I]||`Column ${I+1}`;let F=T;for(let V=2;_.
has(F);V++)F=`${T} ${V}`;return _.add(F),F})}const i=c=>c.map(r=>`${r.map(d=>/[",\r\n]/.test(d)?`"${d.replaceAll('"','""')}"`:d).join(",")}\r
`).join("")}),49180:((ie,W,o)=>{o.d(W,{q:()=>$});const y="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ff\
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
d32";function $(g){const P=g.toLowerCase(),x=/^#([\da-f]{3}|[\da-f]{6})$/.exec(P)?.[1]??b().get(P);return x===void 0?void 0:(x.length===3?[...x].map(m=>m+m):[x.
slice(0,2),x.slice(2,4),x.slice(4)]).map(m=>Number.parseInt(m,16))}let D;function b(){const g=y.split(" ");return D??=new Map(g.flatMap((P,x)=>x%2===0?[[P,g[x+1]]]:
[]))}}),17079:((ie,W,o)=>{o.d(W,{Z:()=>g,_:()=>b});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
$=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(m){
if(m.length>64)return;const u=m.trim().replace($,(h,i,c,r)=>`${i??""}${1900+Number(c)}${r}`);return x(P(y.exec(u)??D.exec(u)))}function g(m){const u=m.length>64?
void 0:P(D.exec(m.trim()));if(!u||x(u)===void 0)return;const{year:h,month:i="",day:c="",hour:r="",minute:d="",second:_="",zone:E=""}=u;return`D:${h}${i}${c}${r}${d}${_}${E===
"Z"||E===""?E:`${E.replace(":","'")}'`}`}function P(m){if(!m)return;const[,u,h,i,c,r,d,_,E,I,T]=m,F=_??(E===void 0?void 0:`${E}${I??"00"}:${T??"00"}`);return{year:u,
month:h,day:i,hour:c,minute:r,second:d,zone:F}}function x(m){if(!m)return;const{year:u,month:h,day:i,hour:c,minute:r="00",second:d="00",zone:_}=m,E=(T,F,V)=>T===
void 0||Number(T)>=F&&Number(T)<=V;if(Number(u)===0||!E(h,1,12)||!E(i,1,C(Number(u),Number(h)))||!E(c,0,23)||!E(r,0,59)||!E(d,0,59)||_!==void 0&&_!=="Z"&&!(E(_.
slice(1,3),0,23)&&E(_.slice(4),0,59)))return;const I=[u,h,i].filter(T=>T!==void 0).join("-");return c===void 0?I:`${I}T${c}:${r}:${d}${_==="+00:00"||_==="-00:00"?
"Z":_??""}`}function C(m,u){return u===2?m%4===0&&(m%100!==0||m%400===0)?29:28:[4,6,9,11].includes(u)?30:31}}),3130:((ie,W,o)=>{o.d(W,{iL:()=>V,lF:()=>K,qL:()=>ge});
var y=o(58552),$=o(15828),D=o(61729),b=o(27709),g=o(33037),P=o(72750),x=o(33858),C=o(29082),m=o(60666),u=o(34378);const h=2**31-1,i=/^ *[+-]?\d+ *$/,c=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
r=/[\p{Cc}\u2028\u2029]/u,d=/(?!\n)[\p{Cc}\u2028\u2029]/u,_=new RegExp("\\p{Cs}","u"),E=100,I={font:20*1024*1024,key:1e6,certificates:1e6},T=new Set(["files","c\
hoices"]),F="must be given only once";function V(l){try{return new TextDecoder("utf-8",{ignoreBOM:!0,fatal:!0}).decode(l)}catch{return l}}function ue(l,O,H="abs\
ent"){const{params:U,issues:G}=ge(l,O,H);if(G.length>0)throw invalidParameters(G);return U}function ge(l,O,H="absent"){const U=(0,b.zI)(l),G={},Q=[];for(const[fe,
pe]of Object.entries(U.fields)){const xe=Object.hasOwn(O,fe),De=xe?O[fe]:void 0;if(S(pe,De)){xe&&H==="refuse"&&ee(pe,De)?Q.push({field:fe,message:k(pe)}):pe.required?
Q.push({field:fe,message:`is required: ${(0,$.pG)(pe)}`}):"default"in pe&&(G[fe]=pe.default);continue}const Ie=de(pe,De);"problem"in Ie?Q.push({field:fe,message:Ie.
problem}):G[fe]=Ie.value}return{params:G,issues:[...Q,..._e(U,G,Q)]}}function _e({fields:l,ascending:O,different:H,exclusive:U,needs:G,atLeastOne:Q,someTrue:fe},pe,xe){
const De=[],Ie=me=>(0,b.qR)(l[me],pe[me]);if(O){const[me,Ae]=[pe[O[0]],pe[O[1]]];typeof me=="number"&&typeof Ae=="number"&&me>Ae&&De.push({field:O[0],message:`m\
ust not be greater than ${O[1]}`,mentions:[O[1]]})}if(H){const[me,Ae]=[pe[H[0]],pe[H[1]]];me!==void 0&&me===Ae&&De.push({field:H[0],message:`must differ from ${H[1]}`,
mentions:[H[1]]})}for(const[me,Ae]of U??[]){const Ne=Ie(me)?Ae.filter(Ie):[];Ne.length>0&&De.push({field:me,message:`must not be given together with ${Ne.join("\
 and ")}: leave one of them out`,mentions:Ne})}for(const[me,Ae,Ne]of G??[])Ie(me)&&!(0,b.D)(Ne,l[Ae],pe[Ae])&&De.push({field:me,message:`needs ${q(Ae,Ne)}`,mentions:[
Ae]});const Pe=me=>Ie(me)||xe.some(({field:Ae})=>Ae===me);return Q&&!Q.some(Pe)&&De.push({field:Q[0],message:`is required, unless one of these is given: ${Q.slice(
1).join(", ")}`,mentions:Q.slice(1)}),fe?.every(me=>pe[me]===!1)===!0&&De.push({field:fe[0],message:`must be true, unless one of these is: ${fe.slice(1).join(",\
 ")}`,mentions:fe.slice(1)}),De}function q(l,O){return typeof O!="object"?`${l} to be ${O}`:"not"in O?`${l} to be other than ${O.not}`:`${l} to be given`}function K(l){
if(Array.isArray(l))return l.join(",");if(typeof l=="object")return JSON.stringify(l);const O=String(l);if(typeof l!="number"||!O.includes("e"))return O;if(l>=1)
return BigInt(l).toString();const[H,U]=O.split("e");return`0.${"0".repeat(-Number(U)-1)}${H.replace(".","")}`}function ee(l,O){return l.empty==="opener"?!1:l.empty!==
"word"||l.required===!0||O===void 0}function k(l){return l.required?`is empty: it must be ${(0,$.pG)(l)}`:l.kind==="text"&&l.secret?"is empty, so the document w\
ould open without a password: give a password, or route documents without one past this step":l.empty==="word"?`is undefined: use '' to leave it out, or give ${(0,$.
pG)(l)}`:l.kind==="pageSet"?"is empty: write pages such as 1..3, or all for every page":"default"in l?`is empty: write ${String(l.default)}, which is the defaul\
t, or leave the field out`:`is empty: give ${(0,$.pG)(l)}, or leave the field out`}function S(l,O){return O==null||O===""||T.has(l.kind)&&Array.isArray(O)&&O.length===
0?!0:l.kind==="text"&&!l.secret&&typeof O=="string"&&O.trim()===""}function de(l,O){if(Array.isArray(O)&&!T.has(l.kind))return{problem:F};if(O instanceof Uint8Array)
return{problem:"is not text in UTF-8: give it in UTF-8"};switch(l.kind){case"text":return N(l,O);case"flag":return w(l,O);case"integer":return L(l,O);case"decim\
al":return Y(l,O);case"choice":return J(l,O);case"choices":return he(l,O);case"pageOrder":return se(l,O,l.parts?x.X4:P.p6);case"pageSet":return se(l,O,C.lY);case"\
file":return te(l,O);case"files":return be(l,O);case"json":return Ee(l,O);default:return l}}function N(l,O){if(typeof O!="string"&&!(typeof O=="number"&&Number.
isFinite(O)))return{problem:`must be ${l.format?"":"text, "}${(0,$.pG)(l)}`};const H=l.lines?String(O).replaceAll(`\r
`,`
`):String(O);if(H.length>8*l.maxLength)return{problem:`must be ${(0,$.pG)(l)}`};const U=l.secret?H:(0,u.w)(H),G=(0,$.Y5)(l,U);return G>l.maxLength||G<(l.minLength??
0)?{problem:`must be ${(0,$.pG)(l)}`}:(l.lines?d.test(U):!l.secret&&r.test(U))?{problem:`must not contain control characters${l.lines?"":" or line breaks"}`}:!l.
secret&&_.test(U)?{problem:"must not contain an incomplete character (a lone surrogate)"}:l.format&&!m.E[l.format].holds(U)?{problem:m.E[l.format].problem?.(U)??
`must be ${(0,$.pG)(l)}`}:{value:U}}function w(l,O){if(typeof O=="boolean")return{value:O};const H=typeof O=="string"?O.toLowerCase():"";return H==="true"||H===
"false"?{value:H==="true"}:{problem:`must be ${(0,$.pG)(l)}`}}function L(l,O){const U=(l.unit==="bytes"&&typeof O=="string"?(0,g.ik)(O):void 0)??B(O);if(U===void 0||
U<l.min)return{problem:`must be ${(0,$.pG)(l)}`};const G=l.max??h;if(U<=G)return{value:U};const Q=(0,$.pG)(l);return{problem:Q.includes(String(G))?`must be ${Q}`:
`must not be greater than ${G}`}}function B(l){return typeof l=="string"?i.test(l)?Number(l.trim())+0:void 0:typeof l=="number"&&Number.isInteger(l)?l+0:void 0}
function Y(l,O){const U=(l.unit==="inches"&&typeof O=="string"?(0,g.Vi)(O):void 0)??ae(O),{above:G=-1/0,min:Q=-1/0,max:fe=1/0}=l;return Number.isFinite(U)&&U>G&&
U>=Q&&U<=fe?{value:U+0}:{problem:`must be ${(0,$.pG)(l)}`}}function ae(l){return typeof l=="number"?l:typeof l=="string"&&c.test(l)?Number(l.trim()):NaN}function J(l,O){
const{open:H}=l,U=B(O),G=l.options.find(({value:fe,contract:pe=fe})=>fe===O||typeof pe=="number"&&pe===U);if(G)return{value:G.value};const Q=H?U:void 0;return H&&
Q!==void 0&&Q>=H.min&&Q<=H.max?{value:Q}:{problem:`must be ${(0,$.pG)(l)}`}}function he(l,O){const H=typeof O=="string"?O.replace(/^ +| +$/g,"").split(/ *, */):
O,U=l.options.map(({value:G})=>G);return!Array.isArray(H)||!H.every(G=>U.some(Q=>Q===G))?{problem:`must be ${(0,$.pG)(l)}`}:{value:U.filter(G=>H.includes(G))}}function se(l,O,H){
if(typeof O!="string"&&typeof O!="number")return{problem:`must be ${(0,$.pG)(l)}`};const U=String(O);if(U.length>l.maxLength)return{problem:`must be at most ${l.
maxLength} characters long, and has ${U.length}`};const G=H(U);return"problem"in G?{problem:G.problem}:{value:U}}function te(l,O){const{name:H,bytes:U}=typeof O==
"object"?O:{};return typeof H!="string"||!(U instanceof Uint8Array)?{problem:`must be ${(0,$.pG)(l)}`}:U.length===0&&l.accepts!=="any"?{problem:"is an empty fil\
e"}:U.length>(I[l.accepts]??1/0)?{problem:`is too large: it must be ${(0,$.pG)(l)}`}:{value:{name:H,bytes:U}}}function be(l,O){const H=Array.isArray(O)?O:[O],U=[];
for(const Q of H){const fe=te({...l,kind:"file"},Q??{});if("problem"in fe)return fe.problem.startsWith("must")?{problem:`must be ${(0,$.pG)(l)}`}:fe;U.push(fe.value)}
const G=U.reduce((Q,{bytes:fe})=>Q+fe.length,0);return U.length>l.max||G>l.maxBytes?{problem:`must be ${(0,$.pG)(l)}`}:new Set(U.map(({name:Q})=>Q)).size<U.length?
{problem:"has two files of one name"}:{value:U}}function Ee(l,O){const H=`must be ${(0,$.pG)(l)}`;if(typeof O=="object"){const G=le(O);return G!==void 0&&G.startsWith(
"{")&&G.length<=l.maxLength?X(JSON.parse(G)):{problem:H}}if(typeof O!="string")return{problem:H};if(O.length>l.maxLength)return{problem:`must be at most ${l.maxLength}\
 characters long, and has ${O.length}`};const U=(0,D.qF)(O);if(U===void 0){const Q=(0,D.qF)(O.replace(/[\r\n\t]/g," "))!==void 0?": within a text, write a line \
break as \\n and a tab as \\t":"";return{problem:`${H}; it is not valid JSON${Q}`}}return(0,D.Gv)(U)?X(U):{problem:H}}function X(l){let O=[l];for(let H=0;O.length>
0;H++){if(H===E)return{problem:`must not have more than ${E} arrays and objects within one another`};const U=O.flatMap(G=>Object.values(G));if(U.some(G=>typeof G==
"number"&&!Number.isFinite(G)))return{problem:"has a number that is too large"};O=U.filter(Z)}return{value:l}}const Z=l=>typeof l=="object"&&l!==null;function le(l){
try{return JSON.stringify(l)}catch{return}}}),15828:((ie,W,o)=>{o.d(W,{Cq:()=>C,Xl:()=>x,Y5:()=>u,k_:()=>b,pG:()=>D});var y=o(33037),$=o(60666);function D(r){switch(r.
kind){case"text":{const d=r.minLength?`${r.minLength} to ${r.maxLength}`:`at most ${r.maxLength}`;return r.format?`${$.E[r.format].words}, ${d} characters`:`${d}\
 characters`}case"flag":return"true or false";case"integer":{const d=r.unit===void 0?"":`, in ${r.unit}, ${y.KH}`;return r.max===void 0||r.max===Number.MAX_SAFE_INTEGER?
`a whole number of at least ${r.min}${d}`:`a whole number from ${r.min} to ${r.max}${d}`}case"decimal":return`a decimal number ${c(r)}, in ${r.unit}, with a poi\
nt${r.unit==="inches"?`, ${y.VR}`:""}`;case"choice":return`one of ${r.options.map(d=>typeof d.value=="number"?h(d):d.value).join(", ")}`;case"choices":return`on\
e or more of ${r.options.map(({value:d})=>d).join(", ")}, separated by commas`;case"pageOrder":return r.parts?`ranges of pages such as 1-3, 7, 9-, at most ${r.maxLength}\
 characters`:`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${r.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, a\
t most ${r.maxLength} characters`;case"file":return i[r.accepts];case"files":return`at most ${r.max} PNG or JPEG images of at most ${r.maxBytes/1e6} MB in all`;case"\
json":return`a JSON object such as ${r.placeholder?.replace(/^e\.g\. /,"")??'{"name": "value"}'}, at most ${r.maxLength} characters`;default:return r}}function b({
minLength:r,contract:d}){return d===void 0?"":"values"in d?`one of ${d.values.join(", ")}`:`${r?`${r} to ${d.maxLength}`:`at most ${d.maxLength}`} ${d.characters===
"printable-ascii"?"printable ASCII characters (codes 32 to 126)":"characters"}`}const g=({value:r,contract:d})=>typeof r=="string"&&d===void 0,P=({options:r})=>r.
some(({contract:d})=>d!==void 0)&&r.some(g),x=({options:r})=>`one of ${r.filter(d=>!g(d)).map(({value:d})=>d).join(", ")}`;function C(r,d){if(r.kind==="choice")
return P(r)&&r.options.some(E=>E.value===d&&g(E));if(r.kind!=="text"||r.contract===void 0||typeof d!="string")return!1;const{contract:_}=r;return"values"in _?!_.
values.includes(d):u(r,d)>_.maxLength||_.characters!==void 0&&!m.test(d)}const m=/^[\x20-\x7e]*$/,u=({secret:r},d)=>r?d.length:[...d].length;function h({value:r,
label:d,description:_}){const E=_??d.toLowerCase(),I=String(r).replace(/^-/,"").replaceAll("_"," ").toLowerCase();return _===void 0&&d.toLowerCase().includes(I)?
String(r):`${r} (${E.charAt(0).toLowerCase()}${E.slice(1)})`}const i={pdf:"a PDF document",image:"a PNG or JPEG image",font:"a TrueType or OpenType font of at m\
ost 20 MB",key:"a certificate with its private key, as PEM or PKCS #12, of at most 1 MB",certificates:"certificates, as PEM or DER, of at most 1 MB",any:"a file"};
function c({above:r,min:d,max:_}){const E=r===void 0?`of at least ${d??0}`:`greater than ${r}`;return _===void 0?E:`${E} and at most ${_}`}}),33037:((ie,W,o)=>{
o.d(W,{KH:()=>y,VR:()=>$,Vi:()=>C,ik:()=>g});const y="or a size such as 18 MB or 18 MiB",$="or a length such as 20 mm, 2 cm or 0.5 in",D={b:1,kb:1e3,mb:1e6,gb:1e9,
kib:2**10,mib:2**20,gib:2**30},b=/^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;function g(m){const[,u,h]=b.exec(m)??[],i=D[h?.toLowerCase()??""];return i===void 0?
void 0:Math.floor(Math.round(Number(u)*i*1e3)/1e3)}const P={mm:25.4,cm:2.54,in:1},x=/^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;function C(m){const[
,u,h]=x.exec(m)??[],i=P[h?.toLowerCase()??""];return i===void 0?void 0:Number((Number(u)/i).toFixed(10))}}),51521:((ie,W,o)=>{o.d(W,{Ct:()=>P,Qf:()=>g,sA:()=>C});
var y=o(98446),$=o(34378);const D=/(\{[^{}]*\})/;function b(m,u){const h=[],i=[],c=`use ${u.map(r=>`{${r}}`).join(", ")}`;for(const r of(0,$.w)(m).split(D)){const d=u.
find(_=>`{${_}}`===r);if(d)h.push({placeholder:d});else if(D.test(r))i.push(r);else{if(/[{}]/.test(r))return{problem:`has a brace that belongs to no placeholder\
; ${c}`};r&&h.push({literal:r})}}return i.length===0?{pieces:h}:{problem:`has the unknown ${(0,y.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")};\
 ${c}`}}const g=m=>m.split(D).filter((u,h)=>h%2===1),P=(m,u)=>m.split(D).map((h,i)=>(i%2===1&&Object.hasOwn(u,h.slice(1,-1))?u[h.slice(1,-1)]:void 0)??h).join(""),
x=["number","last","label","name"],C=m=>b(m,x)}),66974:((ie,W,o)=>{o.d(W,{D6:()=>g,F1:()=>D,NL:()=>m,P3:()=>$,br:()=>b,bs:()=>C});var y=o(98446);const $={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(h,i,c){const r=[],d=[];for(const[_,E]of h.split(",").entries()){const I=_+1;if(i!==void 0&&
E.trim()===""){d.push(`entry ${I} is empty: write ${i}, separated by single commas`);continue}const T=c(E,I);"problem"in T?d.push(b(I,E,T.problem)):r.push(T.item)}
return d.length>0?{problem:C(d)}:{items:r}}const b=(h,i,c)=>`entry ${h} ('${u(i.trim())}') ${c}`,g=({position:h,text:i},c,r)=>b(h,i,`names ${P(c)}, but the docu\
ment has ${(0,y.y_)(r,"page")}`);function P(h){return Number.isSafeInteger(h)?`page ${h}`:"a page far beyond its end"}const x=5;function C(h){const i=h.length-x;
return[...h.slice(0,x),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function m(h){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(h);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(h)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(h)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function u(h){const i=[...h].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(c)?"?":c);return(0,y.Bu)(i.join(""),40)}}),72750:((ie,W,o)=>{o.d(W,{Ly:()=>P,UL:()=>x,aW:()=>g,p6:()=>b});var y=o(58552),$=o(66974);const D=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/,
b=m=>(0,$.F1)(m,"pages such as 3,1,2 or 2..5",(u,h)=>{const i=D.exec(u);if(!i)return{problem:C(u)};const c=Number(i[1]),r=i[3]===void 0?void 0:Number(i[3]);return c===
0||r===0?$.P3:{item:{from:c,to:r,range:i[2]!==void 0,text:u.trim(),position:h}}});function g(m,u,h){const i=I=>(0,y.G6)([{field:"page_order",message:I}]),c=b(m);
if("problem"in c)throw i(c.problem);const r=P(c.items,u);if("problem"in r)throw i(r.problem);const d=x(r.spans);if(d>h)throw i(`names ${d} pages in all; at most\
 ${h} are allowed`);const _=new Uint32Array(d);let E=0;for(const{first:I,last:T}of r.spans){const F=I<=T?1:-1;for(let V=I;V!==T+F;V+=F)_[E++]=V}return _}function P(m,u){
const h=[],i=m.map(c=>{const r=T=>T<0?u+1+T:T,d=r(c.from),_=c.range?c.to===void 0?u:r(c.to):d,I=[[c.from,d],[c.to??c.from,_]].find(([,T])=>T<1||T>u);return I&&h.
push((0,$.D6)(c,I[0],u)),{first:d,last:_}});return h.length>0?{problem:(0,$.bs)(h)}:{spans:i}}const x=m=>m.reduce((u,{first:h,last:i})=>u+Math.abs(i-h)+1,0);function C(m){
return/^ *\.\./.test(m)?"has no start: a range is written 1..5":(0,$.NL)(m)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}}),29082:((ie,W,o)=>{
o.d(W,{k1:()=>g,lY:()=>b,m7:()=>P});var y=o(58552),$=o(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,b=m=>(0,$.F1)(m,"pages such as \
1..3, -1, odd",(u,h)=>{const i=u.trim(),c=D.exec(i);if(!c)return{problem:C(i)};const[,r,d,_,E,I]=c,T={negated:r!==void 0,text:i,position:h};if(d!==void 0)return{
item:{...T,pages:d.toLowerCase()}};const F=Number(_),V=E===void 0?F:I===void 0?"end":Number(I);return F===0||V===0?$.P3:{item:{...T,pages:{from:F,to:V}}}});function g(m,u,h="\
pages"){const i=E=>(0,y.G6)([{field:h,message:E}]),c=b(m);if("problem"in c)throw i(c.problem);const r=new x(u),d=new x(u),_=[];for(const E of c.items){const I=E.
negated?d:r;if(typeof E.pages=="string"){I.add(E.pages);continue}const{from:T,to:F}=E.pages,V=T<0?u+1+T:T,ue=F==="end"?u:F<0?u+1+F:F,_e=(F==="end"?T<0?[[T,V]]:[]:
[[T,V],[F,ue]]).find(([,q])=>q<1||q>u);_e&&_.push((0,$.D6)(E,_e[0],u)),!(F==="end"&&V>u||_.length>0)&&I.range(Math.min(V,ue),Math.max(V,ue))}if(_.length>0)throw i(
(0,$.bs)(_));return c.items.every(({negated:E})=>E)&&r.add("all"),r.without(d)}function P(m){const u=b(m);if("problem"in u||u.items.length!==1)return;const{negated:h,
pages:i}=u.items[0];if(h)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:c,to:r}=i;return r==="end"?{first:c}:r===-1?{first:c}:
r<1?void 0:{first:Math.min(c,r),last:Math.max(c,r)}}class x{pageCount;differences;odd=!1;even=!1;constructor(u){this.pageCount=u,this.differences=new Int32Array(
u+2)}add(u){u!=="even"&&(this.odd=!0),u!=="odd"&&(this.even=!0)}range(u,h){this.differences[u]++,this.differences[h+1]--}without(u){const h=new Uint32Array(this.
pageCount);let i=0,c=0,r=0;for(let d=1;d<=this.pageCount;d++){c+=this.differences[d],r+=u.differences[d];const _=d%2===1?"odd":"even";(c>0||this[_])&&!(r>0||u[_])&&
(h[i++]=d)}return h.subarray(0,i)}}function C(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is written 1..5":/^!/.test(m)?"is not a page: leave out p\
ages with not, such as not 2":(0,$.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),33858:((ie,W,o)=>{o.d(W,{D_:()=>m,X4:()=>ge,kU:()=>_e});var y=o(58552),$=o(66974),D=o(72750);const b=/^(\d+|first)-(\d+|last|end)?$/i,g=/^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i,
P=/^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i,x=/^(?:last|end)-(\d+|last|end)$/i,C=/^(-?\d+)-(-?\d+|last|end)$/i;function m(q){if(Array.isArray(q))return u(
q);if(typeof q!="string"&&typeof q!="number")return{problem:"must be text such as 1..3, or a list of pages"};const K=String(q),ee=K.split(/\r?\n/).filter(S=>S.trim()!==
"");if(ee.length>1&&ee.every(S=>/^ *- +\S/.test(S)))return u(ee.map(S=>h(S.replace(/^ *- +/,""))));const k=/^\s*\[(.*)\]\s*$/s.exec(K);return k?u(k[1].split(",").
map(h)):i(ee.length>1?ee.join(","):K)}function u(q){return q.some(K=>typeof K!="string"&&typeof K!="number")?{problem:'must be a list of pages such as 3, or of \
ranges such as "2..5"'}:i(q.join(","))}function h(q){return q.trim().replace(/^(["'])(.*)\1$/s,"$2")}function i(q){const K=(0,$.F1)(q,void 0,ee=>{const{items:k,
isUnclear:S}=E(ee),N=S||k.length>1&&k.some(w=>w.startsWith("-"))?I(k):k.map(T).find(w=>w!==void 0);return N?{problem:`is ambiguous: write ${N.join(" or ")}`}:{item:k.
length===0?ee:k.map(F).join(",")}});return"problem"in K?K:{text:K.items.join(",")}}const c=/^(?:not )?(?:-?\d+|first|last|end)$/i,r=/^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i,
d=/^(?:–|\.\.)(?:-?\d+|last|end)$/i,_=new Set(["-","–",".."]);function E(q){const K=[];let ee=!1;for(const k of q.split(/\s+/)){if(k==="")continue;const S=K.
at(-1)??"",de=r.test(S),N=de?c.test(k):c.test(S)&&(_.has(k)||d.test(k));N?K[K.length-1]=S+k:S.toLowerCase()==="not"?K[K.length-1]=`${S} ${k}`:K.push(k),ee||=de&&
!N}return{items:K,isUnclear:ee}}function I(q){const K=q.map(F).join(","),[ee,k,...S]=q,de=S.length===0&&k?/^-(\d+)$/.exec(k):null;return de&&ee&&/^\d+$/.test(ee)?
[K,`${ee}..${de[1]}`]:[K]}function T(q){const K=q.replace(/^not /i,""),ee=x.exec(K);if(ee)return/^\d/.test(ee[1])?[`-${Number(ee[1])+1}`,`-1..${ee[1]}`]:["-1"];
const k=C.exec(K);if(!k||b.test(K))return;const[,S,de]=k;return de.startsWith("-")?[`${S}..${de}`,`${S},${de}`]:[`${S}..${ue(de)}`,`${S},-${de}`]}function F(q){
const[,K="",ee=""]=/^(not )?(.*)$/i.exec(q)??[],k=b.exec(ee)??g.exec(ee)??P.exec(ee);return k?`${K}${ue(k[1])}..${ue(k[2]??"")}`:`${K}${ue(ee)}`}const V={first:"\
1",last:"-1",end:"-1"},ue=q=>V[q.toLowerCase()]??q;function ge(q){const K=m(q);return"problem"in K?K:(0,D.p6)(K.text)}function _e(q,K,ee,k="ranges"){const S=B=>(0,y.
G6)([{field:k,message:B}]),de=ge(q);if("problem"in de)throw S(de.problem);const N=(0,D.Ly)(de.items,K);if("problem"in N)throw S(N.problem);const w=N.spans.flatMap(
({first:B,last:Y},ae)=>{const{position:J,text:he}=de.items[ae];return B<=Y?[]:[(0,$.br)(J,he,`ends before it starts: write ${Y}-${B}`)]});if(w.length>0)throw S(
(0,$.bs)(w));const L=(0,D.UL)(N.spans);if(L>ee)throw S(`names ${L} pages in all; at most ${ee} are allowed`);return N.spans}}),77040:((ie,W,o)=>{o.d(W,{n:()=>b});
const y=["number","last","title","date"],$=`use ${y.map(g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,D="{}|\\";function b(g){const P=[[]],x=[];
let C="";const m=()=>{C!==""&&P.at(-1).push(C),C=""};for(let c=0;c<g.length;c++){const r=g[c];if(r==="\\"&&c+1<g.length&&D.includes(g[c+1]))C+=g[++c];else if(r===
"|")m(),P.push([]);else{if(r==="}")return{problem:`has a brace that belongs to no placeholder; ${$}`};if(r==="{"){const d=g.indexOf("}",c);if(d<0)return{problem:`\
has a brace that belongs to no placeholder; ${$}`};const _=g.slice(c+1,d),E=y.find(I=>I===_);m(),E?P.at(-1).push({placeholder:E}):x.push(`{${_}}`),c=d}else C+=r}}
if(m(),x.length>0)return{problem:`has the unknown ${x.join(" and ")}; ${$}`};if(P.length>3)return{problem:"has more than three parts; use at most two bars (|), \
and \\| for a bar that is text"};const[u=[],h=[],i=[]]=P;return P.length===1?{left:[],middle:u,right:[]}:P.length===2?{left:u,middle:[],right:h}:{left:u,middle:h,
right:i}}}),60666:((ie,W,o)=>{o.d(W,{E:()=>h,L:()=>C});var y=o(49180),$=o(17079),D=o(51521),b=o(77040);function g(i){const c=(0,D.sA)(i);return"problem"in c?c.problem:
void 0}function P(i){const c=(0,b.n)(i);return"problem"in c?c.problem:void 0}const x=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
C=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),m=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function u(i){const c=URL.canParse(i)?new URL(i):void 0;
return c?.protocol==="https:"&&c.username===""&&c.password===""}const h={"file-name":{holds:m,words:"a file name without folders"},"media-type":{holds:C,words:"\
a media type such as text/xml or application/pdf"},color:{holds:i=>(0,y.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,$.Z)(
i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>g(i)===void 0,words:"text such as {number} / {\
last}",problem:g},"running-line":{holds:i=>P(i)===void 0,words:"a line such as {title}|{number} / {last}",problem:P},"https-address":{holds:u,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:i=>x.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((ie,W,o)=>{o.
d(W,{Kf:()=>$,RZ:()=>y,YG:()=>D});function y(b,g){for(const P of g)b.push(P)}const $=b=>{let g=-1/0;for(const P of b)g=Math.max(g,P);return g},D=b=>{let g=1/0;for(const P of b)
g=Math.min(g,P);return g}})};
