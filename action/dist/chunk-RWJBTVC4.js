"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(e,t,r,o){o===void 0&&(o=r);var n=Object.getOwnPropertyDescriptor(t,r);(!n||("get"in n?!t.
__esModule:n.writable||n.configurable))&&(n={enumerable:!0,get:function(){return t[r]}}),Object.defineProperty(e,o,n)}):(function(e,t,r,o){o===void 0&&(o=r),e[o]=
t[r]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(e,t){Object.defineProperty(e,"default",{enumerable:!0,value:t})}):function(e,t){
e.default=t}),__importStar=this&&this.__importStar||(function(){var e=function(t){return e=Object.getOwnPropertyNames||function(r){var o=[];for(var n in r)Object.
prototype.hasOwnProperty.call(r,n)&&(o[o.length]=n);return o},e(t)};return function(t){if(t&&t.__esModule)return t;var r={};if(t!=null)for(var o=e(t),n=0;n<o.length;n++)
o[n]!=="default"&&__createBinding(r,t,o[n]);return __setModuleDefault(r,t),r}})(),__importDefault=this&&this.__importDefault||function(e){return e&&e.__esModule?
e:{default:e}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.JobError=exports.Writer=exports.LFS_POINTER=exports.notOpened=exports.inMemory=exports.
isBelowGit=exports.toPosix=exports.isInside=exports.allows=exports.rootOf=exports.isLink=exports.entryOf=exports.statOf=exports.realPath=exports.spelled=exports.
counted=exports.cell=exports.printable=exports.pathOf=exports.kebab=void 0,exports.readableBytes=readableBytes,exports.systemCode=systemCode,exports.trace=trace,
exports.readWhole=readWhole,exports.enterWorkspace=enterWorkspace,exports.placed=placed,exports.writtenPath=writtenPath,exports.readingProblem=readingProblem,exports.
isTaken=isTaken,exports.decodeAll=decodeAll,exports.encode=encode,exports.readInput=readInput,exports.refusePointer=refusePointer,exports.cannotWrite=cannotWrite,
exports.execute=execute;const chunk_ZQPP2ITU_js_1=require("./chunk-ZQPP2ITU.js"),chunk_6JXHDBZG_js_1=require("./chunk-6JXHDBZG.js"),chunk_I4PED223_js_1=require(
"./chunk-I4PED223.js"),chunk_EJB7VHTT_js_1=require("./chunk-EJB7VHTT.js"),chunk_VKB5CSQM_js_1=require("./chunk-VKB5CSQM.js"),chunk_NXJECZMF_js_1=require("./chun\
k-NXJECZMF.js"),chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");var kebab=e=>e.replaceAll("_","-");exports.
kebab=kebab;function respell(e,t,r){let o=t.filter(n=>/^\w+$/.test(n));return o.length===0?e:e.replace(new RegExp(`\\b(?:${o.join("|")})\\b`,"g"),r)}var pathOf=e=>(0,chunk_EJB7VHTT_js_1.
operationOf)(e).path??`/v1/${e}`;exports.pathOf=pathOf;var spelled=(e,t,r)=>e==="inputs"?respell(t,r,kebab):t;exports.spelled=spelled;var JobError=class extends Error{constructor(e,t,r){
super("a job failed"),this.input=e,this.cause=t,this.step=r}input;cause;step};exports.JobError=JobError;async function execute(e,t,r,o){let n=e.inputs[0]??"",s={
source:n},u=[];try{let a=[];for(let[i,l]of e.inputs.entries())s.source=l,a.push({position:i,source:l,document:await o.read(l),facts:{},notes:[],data:{}});let p=a.
reduce((i,{document:l})=>i+o.sizeOf(l),0);for(let[i,l]of t.steps.entries())t.steps.length>1&&(s.step=`steps[${i+1}] (${l.name})`),a=await advance(a,l,e,t,r,s),u.
push(...a.flatMap(({document:f,files:m=[]})=>[f,...m]));s.source=n,delete s.step;let d=resultsOf(e,a),c=d.flatMap(({output:i,result:l})=>i===null||l===null?[]:[
{path:i,write:f=>o.write(l,f)}]);for(let{path:i}of c)t.claim(i,e);return await t.write(c),d.map(({result:i,status:l,output:f,pages:m,facts:y,notes:x,message:g,data:w})=>{
let v=i===null?null:o.sizeOf(i);return{status:l,input:n,inputs:e.inputs,output:f,pages:m,bytesBefore:p,bytesAfter:v,facts:y,notes:x,message:g,data:w}})}catch(a){
throw new JobError(s.source,a,s.step)}finally{await o.release(u)}}function resultsOf(e,t){if(e.kind==="files")return t.flatMap(o=>filesOf(e,o));let r=(0,chunk_I4PED223_js_1.
distinctNames)(t.map(({document:o},n)=>(0,chunk_I4PED223_js_1.safeName)(o.title??"",chunk_I4PED223_js_1.TITLE,(0,chunk_NXJECZMF_js_1.partNumber)(n+1))),chunk_I4PED223_js_1.
TITLE);return t.map(({document:o,facts:n,notes:s,data:u},a)=>({status:"done",output:e.kind==="data"?null:e.outputPath({index:a+1,title:r[a]??""}),result:e.kind===
"data"?null:o,pages:o.pageCount??null,facts:n,notes:textsOf(s),message:null,data:u}))}var textsOf=e=>e.map(({text:t})=>t),ATTACHED={...chunk_I4PED223_js_1.FILE_NAME,
leadingDots:!1};function filesOf(e,{files:t=[],facts:r,notes:o,data:n}){let s={pages:null,notes:textsOf(o),data:n};if(t.length===0)return[{...s,status:"skipped",
output:null,result:null,facts:r,message:"The document holds no such files"}];let u=(0,chunk_I4PED223_js_1.distinctNames)(t.map(({name:a},p)=>(0,chunk_I4PED223_js_1.
safeName)(a,ATTACHED,`file-${p+1}`)),ATTACHED);return t.map((a,p)=>({...s,status:"done",output:e.outputPath({index:p+1,file:u[p]??""}),result:a,facts:{...r,mediaType:a.
mediaType,...a.facts},message:null}))}async function advance(e,t,r,o,n,s){let{input:u,dataKey:a}=(0,chunk_EJB7VHTT_js_1.operationOf)(t.name),p=u==="many",d=p?[e]:
e.map(i=>[i]),c=[];for(let i of d){let[l]=i;if(!l)continue;s.source=l.source;let f=await o.parametersOf(t,p?r.inputs[0]??"":l.source),m=t.name==="add_page_numbe\
rs"?o.numbersOf(r,l.position):void 0,y=m===void 0?f:{...f,...m},{documents:x,files:g,data:w,notes:v,facts:E}=await n.run(t.name,i.map(({document:h})=>h),y,{signal:o.
signal,onProgress:h=>o.onProgress(l.source,kebab(t.name),h)}).catch(h=>{let b=h instanceof chunk_GMSHOBQ3_js_1.OctavoError?h.position:void 0;throw s.source=i[(b??
1)-1]?.source??l.source,h}),O=p?{...l,facts:{},data:{}}:l,$={source:l.source,facts:{...O.facts,...E},notes:(0,chunk_VKB5CSQM_js_1.notesInOrder)(i.flatMap(h=>h.notes),
v.map(({code:h,message:b,mentions:S=[]})=>({code:h,text:spelled(o.spelling,b,S)}))),data:w===void 0||a===void 0?O.data:{...O.data,[a]:w}},{position:_}=l;if(g!==
void 0)c.push({...$,position:_,document:l.document,files:g});else for(let h of x){let b=h.title??(p?void 0:l.document.title);c.push({...$,position:_,document:{...h,
...b===void 0?{}:{title:b},name:l.document.name},facts:{...$.facts,...factsOf(h)}})}}return c}function factsOf({firstPage:e,lastPage:t,title:r}){return{...e===void 0||
t===void 0?{}:{firstPage:e,lastPage:t},...r===void 0?{}:{title:r}}}var printable=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,
"## ["),cell=e=>printable(e).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),counted=(e,t)=>`${e} ${t}${e===1?"":"s"}`;exports.
printable=printable,exports.cell=cell,exports.counted=counted;function readableBytes(e){let t=["B","kB","MB","GB"],r=e,o=0;for(;r>=999.95&&o<t.length-1;o++)r/=1e3;
return`${o===0||r>=99.95?Math.round(r):r.toFixed(1)} ${t[o]}`}function systemCode(e){let t=typeof e=="object"&&e!==null&&"code"in e?e.code:void 0;return typeof t==
"string"?t:"unknown reason"}function trace(e){if(!(e instanceof Error))return typeof e;let t=[`${e.name} (${systemCode(e)})`,...(0,chunk_GMSHOBQ3_js_1.placesOf)(
e)].join(`
    `);return e.cause===void 0?t:`${t}
caused by ${trace(e.cause)}`}const node_path_1=__importDefault(require("node:path")),node_fs_1=require("node:fs");var SHORT=1<<20,realPath=e=>attempt(()=>node_fs_1.
realpathSync.native(e)),statOf=e=>attempt(()=>(0,node_fs_1.statSync)(e)),entryOf=e=>attempt(()=>(0,node_fs_1.lstatSync)(e)),isLink=e=>entryOf(e)?.isSymbolicLink()??
!1;exports.realPath=realPath,exports.statOf=statOf,exports.entryOf=entryOf,exports.isLink=isLink;async function readWhole(e){if((0,node_fs_1.statSync)(e).size<=
SHORT)return(0,node_fs_1.readFileSync)(e);let{readFile:t}=await Promise.resolve().then(()=>__importStar(require("node:fs/promises")));return t(e)}async function writeNew(e,t){
if(t.length<=SHORT)return(0,node_fs_1.writeFileSync)(e,t,{flag:"wx"});let{writeFile:r}=await Promise.resolve().then(()=>__importStar(require("node:fs/promises")));
await r(e,t,{flag:"wx"})}var remove=e=>attempt(()=>(0,node_fs_1.unlinkSync)(e));function attempt(e){try{return e()}catch{return}}function enterWorkspace(){let e=process.
env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(n){throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",`The workspace '${e}' cannot be opened (${systemCode(
n)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:n})}let t=process.cwd(),r=process.env.RUNNER_TEMP||
void 0,o=[e??t,realPath(t)??t].map(n=>[node_path_1.default.resolve(n),t]);return r!==void 0&&o.push([realPath(r)??r,r]),{workspace:t,temporary:r,otherNames:o.filter(
([n,s])=>n!==s)}}var rootsOf=({workspace:e,temporary:t})=>t===void 0?[e]:[e,t];function placed({workspace:e,otherNames:t=[]},r){let o=node_path_1.default.resolve(
e,r);for(let[n,s]of t){let u=node_path_1.default.relative(n,o);if(isInside(u))return node_path_1.default.join(s,u)}return o}var rootOf=(e,t)=>rootsOf(e).filter(
r=>isInside(node_path_1.default.relative(r,t))).sort((r,o)=>o.length-r.length)[0],allows=(e,t)=>rootOf(e,placed(e,t))!==void 0;exports.rootOf=rootOf,exports.allows=
allows;function writtenPath(e,t){let r=placed(e,t),o=node_path_1.default.relative(e.workspace,r);return toPosix(isInside(o)?o:r)}var isInside=e=>e!==".."&&!e.startsWith(
`..${node_path_1.default.sep}`)&&!e.startsWith("../")&&!node_path_1.default.isAbsolute(e),toPosix=e=>node_path_1.default.sep==="/"?e:e.replaceAll(node_path_1.default.
sep,"/");exports.isInside=isInside,exports.toPosix=toPosix;const node_path_2=__importDefault(require("node:path"));var GIT=/^(?:\.git|git~\d+)[. ]*$/i,WITHOUT_WIDTH=new RegExp(
"\\p{Cf}","gu"),isBelowGit=e=>e.split(/[\\/]/).some(t=>GIT.test(t.replace(WITHOUT_WIDTH,"")));exports.isBelowGit=isBelowGit;function readingProblem(e,t){let r=placed(
e,t),o=rootOf(e,r),n=realPath(r);if(o===void 0)return"is outside the workspace and RUNNER_TEMP";if(n===void 0)return isLink(r)?"is a link to a file that does no\
t exist":"does not exist";if(realRootOf(e,n)!==realName(o))return`is a link that leads out of ${o===e.workspace?"the workspace":"RUNNER_TEMP"}`;if(isBelowGit(node_path_2.
default.relative(realName(o),n)))return"is below .git, which is not read";let s=statOf(n);if(!s?.isFile())return s?.isDirectory()?"is a folder":"is not an ordin\
ary file"}function folderForResults(e,t){let r=placed(e,t),o=rootOf(e,r);if(o===void 0)throw refused(t,"is outside the workspace and RUNNER_TEMP");let n=realName(
o),s=node_path_2.default.relative(o,r).split(node_path_2.default.sep);for(let a=1;a<=s.length;a++){let p=node_path_2.default.join(n,...s.slice(0,a));if(!isLink(
p))continue;let d=realPath(p),c=d===void 0||realRootOf(e,d)===void 0;throw refused(t,c?"leads out of the workspace through a link":"leads through a link")}let u=node_path_2.
default.join(n,...s);if(isBelowGit(node_path_2.default.relative(n,realPath(u)??u)))throw refused(t,"is below .git");return u}function isTaken(e,t){try{return entryOf(
node_path_2.default.join(folderForResults(e,node_path_2.default.dirname(t)),node_path_2.default.basename(t)))!==void 0}catch{return!1}}var refused=(e,t)=>new chunk_GMSHOBQ3_js_1.
OctavoError("configuration",`'${e}' ${t}: nothing is written there`),realName=e=>realPath(e)??e,realRootOf=(e,t)=>rootsOf(e).map(realName).filter(r=>isInside(node_path_2.
default.relative(r,t))).sort((r,o)=>o.length-r.length)[0];const node_path_3=__importDefault(require("node:path"));var inMemory=e=>({read:t=>readInput(t,e),sizeOf:({
bytes:t})=>t.length,write:({bytes:t},r)=>writeNew(r,t),release:async()=>{}});exports.inMemory=inMemory;async function readInput(e,t){let r=await readWhole(node_path_3.
default.resolve(t,e)).catch(o=>{throw systemCode(o)==="ERR_FS_FILE_TOO_LARGE"?new chunk_GMSHOBQ3_js_1.OctavoError("limit_exceeded","The file is larger than 2 GB\
, the most that can be processed",{advice:"Split the document where it is made",cause:o}):notOpened(o)});return refusePointer(r),{name:node_path_3.default.posix.
basename(e),bytes:r}}var notOpened=e=>new chunk_GMSHOBQ3_js_1.OctavoError("unreadable_document",`The file could not be opened (${systemCode(e)})`,{cause:e}),LFS_POINTER="\
version https://git-lfs.github.com/spec/";exports.notOpened=notOpened,exports.LFS_POINTER=LFS_POINTER;function refusePointer(e){if(e.subarray(0,LFS_POINTER.length).
toString("latin1")===LFS_POINTER)throw new chunk_GMSHOBQ3_js_1.OctavoError("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:"\
Fetch the documents with the repository: set lfs: true for actions/checkout"})}const node_fs_2=require("node:fs"),node_path_4=__importDefault(require("node:path"));
var Writer=class{constructor(e,t){this.places=e,this.overwrite=t}places;overwrite;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){if(this.closed)
throw cancelled();let t=this.writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(this.
running)}async writeAll(e){let t=[],r=[],o=e[0]?.path??"";try{for(let n of e){if(this.closed)throw cancelled();if(o=n.path,isBelowGit(node_path_4.default.basename(
n.path)))throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",`'${n.path}' is a name that Git uses: nothing is written there`);let s=node_path_4.default.join(
this.folder(node_path_4.default.dirname(n.path)),node_path_4.default.basename(n.path)),u=node_path_4.default.join(node_path_4.default.dirname(s),`.octavo-${process.
pid}-${++this.serial}.tmp`);r.push(u),await n.write(u),t.push({temporary:u,target:s,path:n.path})}for(let{temporary:n,target:s,path:u}of t)o=u,this.checkAgain(u,
s),(0,node_fs_2.renameSync)(n,s)}catch(n){for(let s of r)remove(s);throw n instanceof chunk_GMSHOBQ3_js_1.OctavoError?n:cannotWrite(o,n)}}checkAgain(e,t){let r=folderForResults(
this.places,node_path_4.default.dirname(e));if(node_path_4.default.join(r,node_path_4.default.basename(e))!==t||!this.overwrite&&entryOf(t)!==void 0)throw new chunk_GMSHOBQ3_js_1.
OctavoError("configuration",`'${e}' was made by another program while the step ran: it is not replaced`)}folder(e){let t=this.folders.get(e);return t===void 0&&
(t=folderForResults(this.places,e),(0,node_fs_2.mkdirSync)(t,{recursive:!0}),this.folders.set(e,t)),t}},REASONS={EACCES:"the runner may not write there",EPERM:"\
the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"\
there is a folder of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name \
is too long for the file system"};exports.Writer=Writer;function cannotWrite(e,t){let r=systemCode(t),o=REASONS[r]??`the file system refused it (${r})`;return new chunk_GMSHOBQ3_js_1.
OctavoError("configuration",`'${e}' could not be written: ${o}`,{cause:t})}var cancelled=()=>new chunk_GMSHOBQ3_js_1.OctavoError("cancelled","The step was cance\
lled"),INT32_MAX=2**31-1,INTEGER=/^ *[+-]?\d+ *$/,DECIMAL=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,CONTROL=/[\p{Cc}\u2028\u2029]/u,LONE_SURROGATE=new RegExp("\\p{Cs}","\
u"),MOST_NESTED=100,PRINTABLE_ASCII=/^[\x20-\x7e]*$/;function decodeAll(e,t,r="absent"){let o=(0,chunk_EJB7VHTT_js_1.operationOf)(e),n={},s=[];for(let[u,a]of Object.
entries(o.fields)){let p=Object.hasOwn(t,u),d=p?t[u]:void 0;if(isBlank(a,d)){p&&r==="refuse"&&refusesEmpty(a,d)?s.push({field:u,message:emptyProblem(a)}):a.required?
s.push({field:u,message:`is required: ${expectation(a)}`}):"default"in a&&(n[u]=a.default);continue}let c=decodeField(a,d);"problem"in c?s.push({field:u,message:c.
problem}):n[u]=c.value}return{params:n,issues:[...s,...rulesBetweenFields(o,n,s)]}}function rulesBetweenFields({fields:e,ascending:t,different:r,exclusive:o,atLeastOne:n},s,u){
let a=[],p=c=>{let i=e[c];return s[c]!==void 0&&!(i&&"default"in i&&i.default===s[c])};if(t){let[c,i]=[s[t[0]],s[t[1]]];typeof c=="number"&&typeof i=="number"&&
c>i&&a.push({field:t[0],message:`must not be greater than ${t[1]}`,mentions:[t[1]]})}if(r){let[c,i]=[s[r[0]],s[r[1]]];c!==void 0&&c===i&&a.push({field:r[0],message:`\
must differ from ${r[1]}`,mentions:[r[1]]})}for(let[c,i]of o??[]){let l=p(c)?i.filter(p):[];l.length>0&&a.push({field:c,message:`must not be given together with\
 ${l.join(" and ")}: leave one of them out`,mentions:l})}let d=c=>p(c)||u.some(({field:i})=>i===c);return n&&!n.some(d)&&a.push({field:n[0],message:`is required\
, unless one of these is given: ${n.slice(1).join(", ")}`,mentions:n.slice(1)}),a}function encode(e){if(typeof e=="object")return JSON.stringify(e);let t=String(
e);if(typeof e!="number"||!t.includes("e"))return t;if(e>=1)return BigInt(e).toString();let[r,o]=t.split("e");return`0.${"0".repeat(-Number(o)-1)}${r.replace(".",
"")}`}function expectation(e){switch(e.kind){case"text":{let t=e.minLength?`${e.minLength} to ${e.maxLength}`:`at most ${e.maxLength}`;return e.format?`${chunk_ZQPP2ITU_js_1.
textFormats[e.format].words}, ${t} characters`:e.characters==="printable-ascii"?`${t} printable ASCII characters (codes 32 to 126)`:`${t} characters`}case"flag":
return"true or false";case"integer":{let t=e.unit===void 0?"":`, in ${e.unit}`;return e.max===void 0||e.max===Number.MAX_SAFE_INTEGER?`a whole number of at leas\
t ${e.min}${t}`:`a whole number from ${e.min} to ${e.max}${t}`}case"decimal":return`a decimal number ${bounds(e)}, in ${e.unit}, with a point`;case"choice":return`\
one of ${e.options.map(({value:t})=>t).join(", ")}`;case"pageOrder":return`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${e.maxLength} characters`;case"pageS\
et":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${e.maxLength} characters`;case"file":return{pdf:"a PDF document",image:"a PNG or JPEG image",
any:"a file"}[e.accepts];case"json":return`a JSON object such as {"name": "value"}, at most ${e.maxLength} characters`;default:return e}}function bounds({above:e,
min:t,max:r}){let o=e===void 0?`of at least ${t??0}`:`greater than ${e}`;return r===void 0?o:`${o} and at most ${r}`}function refusesEmpty(e,t){return e.empty===
"opener"?!1:e.empty!=="word"||e.required===!0||t===void 0}function emptyProblem(e){return e.required?`is empty: it must be ${expectation(e)}`:e.kind==="text"&&e.
secret?"is empty, so the document would open without a password: give a password, or route documents without one past this step":e.empty==="word"?`is undefined:\
 use '' to leave it out, or give ${expectation(e)}`:e.kind==="pageSet"?"is empty: write all for every page":"default"in e?`is empty: write ${String(e.default)},\
 which is the default, or leave the field out`:`is empty: give ${expectation(e)}, or leave the field out`}function isBlank(e,t){return t==null||t===""?!0:e.kind===
"text"&&!e.secret&&typeof t=="string"&&t.trim()===""}function decodeField(e,t){if(Array.isArray(t))return{problem:"must be given only once"};switch(e.kind){case"\
text":return decodeText(e,t);case"flag":return decodeFlag(e,t);case"integer":return decodeInteger(e,t);case"decimal":return decodeDecimal(e,t);case"choice":return decodeChoice(
e,t);case"pageOrder":return decodePages(e,t,chunk_NTOB6BY6_js_1.parsePageOrder);case"pageSet":return decodePages(e,t,chunk_NTOB6BY6_js_1.parsePageSet);case"file":
return decodeFile(e,t);case"json":return decodeJson(e,t);default:return e}}function decodeText(e,t){if(typeof t!="string"&&typeof t!="number")return{problem:`mu\
st be ${expectation(e)}`};let r=String(t);if(r.length>8*e.maxLength)return{problem:`must be ${expectation(e)}`};let o=e.secret?r:r.normalize("NFC"),n=e.secret?o.
length:[...o].length;return n>e.maxLength||n<(e.minLength??0)?{problem:`must be ${expectation(e)}`}:e.characters==="printable-ascii"&&!PRINTABLE_ASCII.test(o)?{
problem:`must be ${expectation(e)}`}:!e.secret&&CONTROL.test(o)?{problem:"must not contain control characters or line breaks"}:!e.secret&&LONE_SURROGATE.test(o)?
{problem:"must not contain an incomplete character (a lone surrogate)"}:e.format&&!chunk_ZQPP2ITU_js_1.textFormats[e.format].holds(o)?{problem:chunk_ZQPP2ITU_js_1.
textFormats[e.format].problem?.(o)??`must be ${expectation(e)}`}:{value:o}}function decodeFlag(e,t){if(typeof t=="boolean")return{value:t};let r=typeof t=="stri\
ng"?t.toLowerCase():"";return r==="true"||r==="false"?{value:r==="true"}:{problem:`must be ${expectation(e)}`}}function decodeInteger(e,t){let r=readInteger(t);
if(r===void 0||r<e.min)return{problem:`must be ${expectation(e)}`};let o=e.max??INT32_MAX;if(r<=o)return{value:r};let n=expectation(e);return{problem:n.includes(
String(o))?`must be ${n}`:`must not be greater than ${o}`}}function readInteger(e){return typeof e=="string"?INTEGER.test(e)?Number(e.trim())+0:void 0:typeof e==
"number"&&Number.isInteger(e)?e+0:void 0}function decodeDecimal(e,t){let r=typeof t=="number"?t:typeof t=="string"&&DECIMAL.test(t)?Number(t.trim()):NaN,{above:o=-1/0,
min:n=-1/0,max:s=1/0}=e;return Number.isFinite(r)&&r>o&&r>=n&&r<=s?{value:r+0}:{problem:`must be ${expectation(e)}`}}function decodeChoice(e,t){let{open:r}=e,o=e.
options.find(({value:s})=>typeof s=="number"?s===readInteger(t):s===t);if(o)return{value:o.value};let n=r?readInteger(t):void 0;return r&&n!==void 0&&n>=r.min&&
n<=r.max?{value:n}:{problem:`must be ${expectation(e)}`}}function decodePages(e,t,r){if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${expectation(
e)}`};let o=String(t);if(o.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and has ${o.length}`};let n=r(o);return"problem"in
n?{problem:n.problem}:{value:o}}function decodeFile(e,t){let{name:r,bytes:o}=typeof t=="object"?t:{};return typeof r!="string"||!(o instanceof Uint8Array)?{problem:`\
must be ${expectation(e)}`}:o.length===0&&e.accepts!=="any"?{problem:"is an empty file"}:{value:{name:r,bytes:o}}}function decodeJson(e,t){let r=`must be ${expectation(
e)}`;if(typeof t=="object"){let n=asJson(t);return n!==void 0&&n.startsWith("{")&&n.length<=e.maxLength?withinNesting(JSON.parse(n)):{problem:r}}if(typeof t!="s\
tring")return{problem:r};if(t.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and has ${t.length}`};let o=(0,chunk_6JXHDBZG_js_1.
parseJson)(t);return o===void 0?{problem:`${r}; it is not valid JSON`}:(0,chunk_6JXHDBZG_js_1.isObject)(o)?withinNesting(o):{problem:r}}function withinNesting(e){
let t=[e];for(let r=0;t.length>0;r++){if(r===MOST_NESTED)return{problem:`must not have more than ${MOST_NESTED} arrays and objects within one another`};t=t.flatMap(
o=>Object.values(o).filter(isContainer))}return{value:e}}var isContainer=e=>typeof e=="object"&&e!==null;function asJson(e){try{return JSON.stringify(e)}catch{return}}
