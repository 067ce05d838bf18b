"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(e,t,r,n){n===void 0&&(n=r);var o=Object.getOwnPropertyDescriptor(t,r);(!o||("get"in o?!t.
__esModule:o.writable||o.configurable))&&(o={enumerable:!0,get:function(){return t[r]}}),Object.defineProperty(e,n,o)}):(function(e,t,r,n){n===void 0&&(n=r),e[n]=
t[r]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(e,t){Object.defineProperty(e,"default",{enumerable:!0,value:t})}):function(e,t){
e.default=t}),__importStar=this&&this.__importStar||(function(){var e=function(t){return e=Object.getOwnPropertyNames||function(r){var n=[];for(var o in r)Object.
prototype.hasOwnProperty.call(r,o)&&(n[n.length]=o);return n},e(t)};return function(t){if(t&&t.__esModule)return t;var r={};if(t!=null)for(var n=e(t),o=0;o<n.length;o++)
n[o]!=="default"&&__createBinding(r,t,n[o]);return __setModuleDefault(r,t),r}})(),__importDefault=this&&this.__importDefault||function(e){return e&&e.__esModule?
e:{default:e}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.Writer=exports.toPosix=exports.isInside=exports.allows=exports.rootsOf=exports.LFS_POINTER=
exports.notOpened=exports.inMemory=exports.counted=exports.cell=exports.printable=exports.statOf=exports.realPath=exports.JobError=exports.spelled=exports.pathOf=
exports.kebab=void 0,exports.execute=execute,exports.readWhole=readWhole,exports.readableBytes=readableBytes,exports.systemCode=systemCode,exports.trace=trace,exports.
readInput=readInput,exports.refusePointer=refusePointer,exports.enterWorkspace=enterWorkspace,exports.spelled2=spelled2,exports.decodeAll=decodeAll,exports.encode=
encode,exports.cannotWrite=cannotWrite;const chunk_JIWMI2B5_js_1=require("./chunk-JIWMI2B5.js"),chunk_5BKSP7JR_js_1=require("./chunk-5BKSP7JR.js"),chunk_NTOB6BY6_js_1=require(
"./chunk-NTOB6BY6.js"),chunk_54AGVLGF_js_1=require("./chunk-54AGVLGF.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");var kebab=e=>e.replaceAll("_","-");
exports.kebab=kebab;function respell(e,t,r){let n=t.filter(o=>/^\w+$/.test(o));return n.length===0?e:e.replace(new RegExp(`\\b(?:${n.join("|")})\\b`,"g"),r)}var pathOf=e=>(0,chunk_5BKSP7JR_js_1.
operationOf)(e).path??`/v1/${e}`;exports.pathOf=pathOf;var spelled=(e,t,r)=>e==="inputs"?respell(t,r,kebab):t;exports.spelled=spelled;var JobError=class extends Error{constructor(e,t,r){
super("a job failed"),this.input=e,this.cause=t,this.step=r}input;cause;step};exports.JobError=JobError;async function execute(e,t,r,n){let o=e.inputs[0]??"",s={
source:o},c=[];try{let a=[];for(let[u,i]of e.inputs.entries())s.source=i,a.push({position:u,source:i,document:await n.read(i),facts:{},notes:[],data:{}});let p=a.
reduce((u,{document:i})=>u+n.sizeOf(i),0);for(let[u,i]of t.steps.entries())t.steps.length>1&&(s.step=`steps[${u+1}] (${i.name})`),a=await advance(a,i,e,t,r,s),c.
push(...a.flatMap(({document:f,files:d=[]})=>[f,...d]));s.source=o,delete s.step;let h=resultsOf(e,a),l=h.flatMap(({output:u,result:i})=>u===null||i===null?[]:[
{path:u,write:f=>n.write(i,f)}]);for(let{path:u}of l)t.claim(u,e);return await t.write(l),h.map(({result:u,status:i,output:f,pages:d,facts:y,notes:w,message:b,data:g})=>{
let x=u===null?null:n.sizeOf(u);return{status:i,input:o,inputs:e.inputs,output:f,pages:d,bytesBefore:p,bytesAfter:x,facts:y,notes:w,message:b,data:g}})}catch(a){
throw new JobError(s.source,a,s.step)}finally{await n.release(c)}}function resultsOf(e,t){if(e.kind==="files")return t.flatMap(n=>filesOf(e,n));let r=(0,chunk_54AGVLGF_js_1.
distinctNames)(t.map(({document:n},o)=>(0,chunk_54AGVLGF_js_1.safeName)(n.title??"",chunk_54AGVLGF_js_1.TITLE,String(o+1).padStart(5,"0"))),chunk_54AGVLGF_js_1.
TITLE);return t.map(({document:n,facts:o,notes:s,data:c},a)=>({status:"done",output:e.kind==="data"?null:e.outputPath({index:a+1,title:r[a]??""}),result:e.kind===
"data"?null:n,pages:n.pageCount??null,facts:o,notes:s,message:null,data:c}))}function filesOf(e,{files:t=[],facts:r,notes:n,data:o}){let s={pages:null,notes:n,data:o};
if(t.length===0)return[{...s,status:"skipped",output:null,result:null,facts:r,message:"The document holds no such files"}];let c=(0,chunk_54AGVLGF_js_1.distinctNames)(
t.map(({name:a},p)=>(0,chunk_54AGVLGF_js_1.safeName)(a,chunk_54AGVLGF_js_1.FILE_NAME,`file-${p+1}`)),chunk_54AGVLGF_js_1.FILE_NAME);return t.map((a,p)=>({...s,status:"\
done",output:e.outputPath({index:p+1,file:c[p]??""}),result:a,facts:{...r,mediaType:a.mediaType,...a.facts},message:null}))}async function advance(e,t,r,n,o,s){
let{input:c,dataKey:a}=(0,chunk_5BKSP7JR_js_1.operationOf)(t.name),p=c==="many",h=p?[e]:e.map(u=>[u]),l=[];for(let u of h){let[i]=u;if(!i)continue;s.source=i.source;
let f=await n.parametersOf(t,p?r.inputs[0]??"":i.source),d=t.name==="add_page_numbers"?n.numbersOf(r,i.position):void 0,y=d===void 0?f:{...f,...d},{documents:w,
files:b,data:g,notes:x,facts:E}=await o.run(t.name,u.map(({document:m})=>m),y,{signal:n.signal,onProgress:m=>n.onProgress(i.source,kebab(t.name),m)}).catch(m=>{
let v=m instanceof chunk_GMSHOBQ3_js_1.OctavoError?m.position:void 0;throw s.source=u[(v??1)-1]?.source??i.source,m}),$=p?{...i,facts:{},data:{}}:i,O={source:i.
source,facts:{...$.facts,...E},notes:[...u.flatMap(m=>m.notes),...x.map(({message:m,mentions:v=[]})=>spelled(n.spelling,m,v))],data:g===void 0||a===void 0?$.data:
{...$.data,[a]:g}},{position:_}=i;if(b!==void 0)l.push({...O,position:_,document:i.document,files:b});else for(let m of w)l.push({...O,position:_,document:{...m,
name:i.document.name},facts:{...O.facts,...factsOf(m)}})}return l}function factsOf({firstPage:e,lastPage:t,title:r}){return{...e===void 0||t===void 0?{}:{firstPage:e,
lastPage:t},...r===void 0?{}:{title:r}}}var printable=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),cell=e=>printable(
e).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),counted=(e,t)=>`${e} ${t}${e===1?"":"s"}`;exports.printable=printable,
exports.cell=cell,exports.counted=counted;function readableBytes(e){let t=["B","kB","MB","GB"],r=e,n=0;for(;r>=999.95&&n<t.length-1;n++)r/=1e3;return`${n===0||r>=
99.95?Math.round(r):r.toFixed(1)} ${t[n]}`}function systemCode(e){let t=typeof e=="object"&&e!==null&&"code"in e?e.code:void 0;return typeof t=="string"?t:"unkn\
own reason"}function trace(e){if(!(e instanceof Error))return typeof e;let t=[`${e.name} (${systemCode(e)})`,...(0,chunk_GMSHOBQ3_js_1.placesOf)(e)].join(`
    `);return e.cause===void 0?t:`${t}
caused by ${trace(e.cause)}`}const node_path_1=__importDefault(require("node:path")),node_fs_1=require("node:fs");var SHORT=1<<20,realPath=e=>attempt(()=>node_fs_1.
realpathSync.native(e)),statOf=e=>attempt(()=>(0,node_fs_1.statSync)(e));exports.realPath=realPath,exports.statOf=statOf;async function readWhole(e){if((0,node_fs_1.
statSync)(e).size<=SHORT)return(0,node_fs_1.readFileSync)(e);let{readFile:t}=await Promise.resolve().then(()=>__importStar(require("node:fs/promises")));return t(
e)}async function writeNew(e,t){if(t.length<=SHORT)return(0,node_fs_1.writeFileSync)(e,t,{flag:"wx"});let{writeFile:r}=await Promise.resolve().then(()=>__importStar(
require("node:fs/promises")));await r(e,t,{flag:"wx"})}var remove=e=>attempt(()=>(0,node_fs_1.unlinkSync)(e));function attempt(e){try{return e()}catch{return}}var inMemory=e=>({
read:t=>readInput(t,e),sizeOf:({bytes:t})=>t.length,write:({bytes:t},r)=>writeNew(r,t),release:async()=>{}});exports.inMemory=inMemory;async function readInput(e,t){
let r=await readWhole(node_path_1.default.resolve(t,e)).catch(n=>{throw systemCode(n)==="ERR_FS_FILE_TOO_LARGE"?new chunk_GMSHOBQ3_js_1.OctavoError("limit_excee\
ded","The file is larger than 2 GB, the most that can be processed",{advice:"Split the document where it is made",cause:n}):notOpened(n)});return refusePointer(
r),{name:node_path_1.default.posix.basename(e),bytes:r}}var notOpened=e=>new chunk_GMSHOBQ3_js_1.OctavoError("unreadable_document",`The file could not be opened\
 (${systemCode(e)})`,{cause:e}),LFS_POINTER="version https://git-lfs.github.com/spec/";exports.notOpened=notOpened,exports.LFS_POINTER=LFS_POINTER;function refusePointer(e){
if(e.subarray(0,LFS_POINTER.length).toString("latin1")===LFS_POINTER)throw new chunk_GMSHOBQ3_js_1.OctavoError("unreadable_document","The file is a pointer of G\
it LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"})}const node_path_2=__importDefault(require(
"node:path"));function enterWorkspace(){let e=process.env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(t){throw new chunk_GMSHOBQ3_js_1.OctavoError("configu\
ration",`The workspace '${e}' cannot be opened (${systemCode(t)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier \
step",cause:t})}return{workspace:process.cwd(),temporary:process.env.RUNNER_TEMP||void 0}}var rootsOf=({workspace:e,temporary:t})=>t===void 0?[e]:[e,t],allows=(e,t)=>rootsOf(
e).some(r=>isInside(node_path_2.default.relative(r,node_path_2.default.resolve(e.workspace,t))));exports.rootsOf=rootsOf,exports.allows=allows;function spelled2({
workspace:e},t){let r=node_path_2.default.relative(e,node_path_2.default.resolve(e,t));return toPosix(isInside(r)?r:node_path_2.default.resolve(e,t))}var isInside=e=>e!==
".."&&!e.startsWith(`..${node_path_2.default.sep}`)&&!e.startsWith("../")&&!node_path_2.default.isAbsolute(e),toPosix=e=>node_path_2.default.sep==="/"?e:e.replaceAll(
node_path_2.default.sep,"/");exports.isInside=isInside,exports.toPosix=toPosix;const node_fs_2=require("node:fs"),node_path_3=__importDefault(require("node:path"));
var Writer=class{constructor(e){this.places=e}places;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){if(this.closed)throw cancelled();let t=this.
writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(e){
let t=[],r=[],n=e[0]?.path??"";try{for(let o of e){if(this.closed)throw cancelled();n=o.path;let s=node_path_3.default.join(this.folder(node_path_3.default.dirname(
o.path)),node_path_3.default.basename(o.path)),c=node_path_3.default.join(node_path_3.default.dirname(s),`.octavo-${process.pid}-${++this.serial}.tmp`);r.push(c),
await o.write(c),t.push({temporary:c,target:s,path:o.path})}for(let{temporary:o,target:s,path:c}of t)n=c,(0,node_fs_2.renameSync)(o,s)}catch(o){for(let s of r)remove(
s);throw o instanceof chunk_GMSHOBQ3_js_1.OctavoError?o:cannotWrite(n,o)}}folder(e){let t=this.folders.get(e);return t||this.folders.set(e,t=this.makeFolder(e)),
t}makeFolder(e){let t=rootsOf(this.places).map(c=>node_fs_2.realpathSync.native(c)),r=node_path_3.default.resolve(this.places.workspace,e),n=r,o;for(;(o=realPath(
n))===void 0;)n=node_path_3.default.dirname(n);let s=node_path_3.default.join(o,node_path_3.default.relative(n,r));if(!t.some(c=>isInside(node_path_3.default.relative(
c,s))))throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",`'${e}' leads out of the workspace through a link: nothing is written there`);return(0,node_fs_2.
mkdirSync)(s,{recursive:!0}),s}},REASONS={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"\
there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, n\
ot a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};exports.Writer=Writer;function cannotWrite(e,t){
let r=systemCode(t),n=REASONS[r]??`the file system refused it (${r})`;return new chunk_GMSHOBQ3_js_1.OctavoError("configuration",`'${e}' could not be written: ${n}`,
{cause:t})}var cancelled=()=>new chunk_GMSHOBQ3_js_1.OctavoError("cancelled","The step was cancelled"),INT32_MAX=2**31-1,INTEGER=/^ *[+-]?\d+ *$/,DECIMAL=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
CONTROL=/[\p{Cc}\u2028\u2029]/u,LONE_SURROGATE=new RegExp("\\p{Cs}","u"),MOST_NESTED=100,PRINTABLE_ASCII=/^[\x20-\x7e]*$/;function decodeAll(e,t,r="absent"){let n=(0,chunk_5BKSP7JR_js_1.
operationOf)(e),o={},s=[];for(let[c,a]of Object.entries(n.fields)){let p=Object.hasOwn(t,c),h=p?t[c]:void 0;if(isBlank(a,h)){p&&r==="refuse"&&refusesEmpty(a,h)?
s.push({field:c,message:emptyProblem(a)}):a.required?s.push({field:c,message:`is required: ${expectation(a)}`}):"default"in a&&(o[c]=a.default);continue}let l=decodeField(
a,h);"problem"in l?s.push({field:c,message:l.problem}):o[c]=l.value}return{params:o,issues:[...s,...rulesBetweenFields(n,o,s)]}}function rulesBetweenFields({fields:e,
ascending:t,different:r,exclusive:n,atLeastOne:o},s,c){let a=[],p=l=>{let u=e[l];return s[l]!==void 0&&!(u&&"default"in u&&u.default===s[l])};if(t){let[l,u]=[s[t[0]],
s[t[1]]];typeof l=="number"&&typeof u=="number"&&l>u&&a.push({field:t[0],message:`must not be greater than ${t[1]}`,mentions:[t[1]]})}if(r){let[l,u]=[s[r[0]],s[r[1]]];
l!==void 0&&l===u&&a.push({field:r[0],message:`must differ from ${r[1]}`,mentions:[r[1]]})}for(let[l,u]of n??[]){let i=p(l)?u.filter(p):[];i.length>0&&a.push({field:l,
message:`must not be given together with ${i.join(" and ")}: leave one of them out`,mentions:i})}let h=l=>p(l)||c.some(({field:u})=>u===l);return o&&!o.some(h)&&
a.push({field:o[0],message:`is required, unless one of these is given: ${o.slice(1).join(", ")}`,mentions:o.slice(1)}),a}function encode(e){if(typeof e=="object")
return JSON.stringify(e);let t=String(e);if(typeof e!="number"||!t.includes("e"))return t;if(e>=1)return BigInt(e).toString();let[r,n]=t.split("e");return`0.${"\
0".repeat(-Number(n)-1)}${r.replace(".","")}`}function expectation(e){switch(e.kind){case"text":{let t=e.minLength?`${e.minLength} to ${e.maxLength}`:`at most ${e.
maxLength}`;return e.format?`${chunk_JIWMI2B5_js_1.textFormats[e.format].words}, ${t} characters`:e.characters==="printable-ascii"?`${t} printable ASCII charact\
ers (codes 32 to 126)`:`${t} characters`}case"flag":return"true or false";case"integer":{let t=e.unit===void 0?"":`, in ${e.unit}`;return e.max===void 0||e.max===
Number.MAX_SAFE_INTEGER?`a whole number of at least ${e.min}${t}`:`a whole number from ${e.min} to ${e.max}${t}`}case"decimal":return`a decimal number ${bounds(
e)}, in ${e.unit}, with a point`;case"choice":return`one of ${e.options.map(({value:t})=>t).join(", ")}`;case"pageOrder":return`pages such as 3,1,2 or 2.. or -1\
,1..-2, at most ${e.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${e.maxLength} characters`;case"file":return{
pdf:"a PDF document",image:"a PNG or JPEG image",any:"a file"}[e.accepts];case"json":return`a JSON object such as {"name": "value"}, at most ${e.maxLength} char\
acters`;default:return e}}function bounds({above:e,min:t,max:r}){let n=e===void 0?`of at least ${t??0}`:`greater than ${e}`;return r===void 0?n:`${n} and at mos\
t ${r}`}function refusesEmpty(e,t){return e.empty==="opener"?!1:e.empty!=="word"||e.required===!0||t===void 0}function emptyProblem(e){return e.required?`is emp\
ty: it must be ${expectation(e)}`:e.kind==="text"&&e.secret?"is empty, so the document would open without a password: give a password, or route documents withou\
t one past this step":e.empty==="word"?`is undefined: use '' to leave it out, or give ${expectation(e)}`:e.kind==="pageSet"?"is empty: write all for every page":
"default"in e?`is empty: write ${String(e.default)}, which is the default, or leave the field out`:`is empty: give ${expectation(e)}, or leave the field out`}function isBlank(e,t){
return t==null||t===""?!0:e.kind==="text"&&!e.secret&&typeof t=="string"&&t.trim()===""}function decodeField(e,t){if(Array.isArray(t))return{problem:"must be gi\
ven only once"};switch(e.kind){case"text":return decodeText(e,t);case"flag":return decodeFlag(e,t);case"integer":return decodeInteger(e,t);case"decimal":return decodeDecimal(
e,t);case"choice":return decodeChoice(e,t);case"pageOrder":return decodePages(e,t,chunk_NTOB6BY6_js_1.parsePageOrder);case"pageSet":return decodePages(e,t,chunk_NTOB6BY6_js_1.
parsePageSet);case"file":return decodeFile(e,t);case"json":return decodeJson(e,t);default:return e}}function decodeText(e,t){if(typeof t!="string"&&typeof t!="n\
umber")return{problem:`must be ${expectation(e)}`};let r=String(t);if(r.length>8*e.maxLength)return{problem:`must be ${expectation(e)}`};let n=e.secret?r:r.normalize(
"NFC"),o=e.secret?n.length:[...n].length;return o>e.maxLength||o<(e.minLength??0)?{problem:`must be ${expectation(e)}`}:e.characters==="printable-ascii"&&!PRINTABLE_ASCII.
test(n)?{problem:`must be ${expectation(e)}`}:!e.secret&&CONTROL.test(n)?{problem:"must not contain control characters or line breaks"}:!e.secret&&LONE_SURROGATE.
test(n)?{problem:"must not contain an incomplete character (a lone surrogate)"}:e.format&&!chunk_JIWMI2B5_js_1.textFormats[e.format].holds(n)?{problem:chunk_JIWMI2B5_js_1.
textFormats[e.format].problem?.(n)??`must be ${expectation(e)}`}:{value:n}}function decodeFlag(e,t){if(typeof t=="boolean")return{value:t};let r=typeof t=="stri\
ng"?t.toLowerCase():"";return r==="true"||r==="false"?{value:r==="true"}:{problem:`must be ${expectation(e)}`}}function decodeInteger(e,t){let r=readInteger(t);
if(r===void 0||r<e.min)return{problem:`must be ${expectation(e)}`};let n=e.max??INT32_MAX;if(r<=n)return{value:r};let o=expectation(e);return{problem:o.includes(
String(n))?`must be ${o}`:`must not be greater than ${n}`}}function readInteger(e){return typeof e=="string"?INTEGER.test(e)?Number(e.trim())+0:void 0:typeof e==
"number"&&Number.isInteger(e)?e+0:void 0}function decodeDecimal(e,t){let r=typeof t=="number"?t:typeof t=="string"&&DECIMAL.test(t)?Number(t.trim()):NaN,{above:n=-1/0,
min:o=-1/0,max:s=1/0}=e;return Number.isFinite(r)&&r>n&&r>=o&&r<=s?{value:r+0}:{problem:`must be ${expectation(e)}`}}function decodeChoice(e,t){let{open:r}=e,n=e.
options.find(({value:s})=>typeof s=="number"?s===readInteger(t):s===t);if(n)return{value:n.value};let o=r?readInteger(t):void 0;return r&&o!==void 0&&o>=r.min&&
o<=r.max?{value:o}:{problem:`must be ${expectation(e)}`}}function decodePages(e,t,r){if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${expectation(
e)}`};let n=String(t);if(n.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and has ${n.length}`};let o=r(n);return"problem"in
o?{problem:o.problem}:{value:n}}function decodeFile(e,t){let{name:r,bytes:n}=typeof t=="object"?t:{};return typeof r!="string"||!(n instanceof Uint8Array)?{problem:`\
must be ${expectation(e)}`}:n.length===0&&e.accepts!=="any"?{problem:"is an empty file"}:{value:{name:r,bytes:n}}}function decodeJson(e,t){let r=`must be ${expectation(
e)}`;if(typeof t=="object"){let n=asJson(t);return n!==void 0&&n.startsWith("{")&&n.length<=e.maxLength?withinNesting(JSON.parse(n)):{problem:r}}if(typeof t!="s\
tring")return{problem:r};if(t.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and has ${t.length}`};try{let n=JSON.parse(t);return typeof n==
"object"&&n!==null&&!Array.isArray(n)?withinNesting(n):{problem:r}}catch{return{problem:`${r}; it is not valid JSON`}}}function withinNesting(e){let t=[e];for(let r=0;t.
length>0;r++){if(r===MOST_NESTED)return{problem:`must not have more than ${MOST_NESTED} arrays and objects within one another`};t=t.flatMap(n=>Object.values(n).
filter(isContainer))}return{value:e}}var isContainer=e=>typeof e=="object"&&e!==null;function asJson(e){try{return JSON.stringify(e)}catch{return}}
