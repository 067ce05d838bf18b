"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(e,r,t,n){n===void 0&&(n=t);var s=Object.getOwnPropertyDescriptor(r,t);(!s||("get"in s?!r.
__esModule:s.writable||s.configurable))&&(s={enumerable:!0,get:function(){return r[t]}}),Object.defineProperty(e,n,s)}):(function(e,r,t,n){n===void 0&&(n=t),e[n]=
r[t]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(e,r){Object.defineProperty(e,"default",{enumerable:!0,value:r})}):function(e,r){
e.default=r}),__importStar=this&&this.__importStar||(function(){var e=function(r){return e=Object.getOwnPropertyNames||function(t){var n=[];for(var s in t)Object.
prototype.hasOwnProperty.call(t,s)&&(n[n.length]=s);return n},e(r)};return function(r){if(r&&r.__esModule)return r;var t={};if(r!=null)for(var n=e(r),s=0;s<n.length;s++)
n[s]!=="default"&&__createBinding(t,r,n[s]);return __setModuleDefault(t,r),t}})(),__importDefault=this&&this.__importDefault||function(e){return e&&e.__esModule?
e:{default:e}};Object.defineProperty(exports,"__esModule",{value:!0});const chunk_VZIP5HSV_js_1=require("./chunk-VZIP5HSV.js"),chunk_Q2FBTZAU_js_1=require("./ch\
unk-Q2FBTZAU.js"),chunk_J35S4R5T_js_1=require("./chunk-J35S4R5T.js"),chunk_2APH5USX_js_1=require("./chunk-2APH5USX.js"),chunk_EU6TOR7Q_js_1=require("./chunk-EU6\
TOR7Q.js");require("./chunk-54AGVLGF.js");const chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");require("./chunk-WYN2LYAQ.js");const node_fs_1=require("node:\
fs"),node_os_1=require("node:os"),node_path_1=__importDefault(require("node:path"));var NUMBERING="add_page_numbers",RECOUNTING=new Set(["extract_pages","remove\
_pages","reorder_pages"]);function continueIssues(e){let r=s=>[{field:"continue-numbers",message:s}],t=e.filter(({name:s})=>s===NUMBERING);if(t.length!==1)return r(
"needs one step add-page-numbers");if(paramsOf(e).last_number!==void 0)return r("gives {last} the last number of all files: leave out last-number");let n=e.slice(
0,e.indexOf(t[0])).find(({name:s})=>recounts(s));return n===void 0?[]:r(`works only on pages as they are in the files: ${n.name} before add_page_numbers changes\
 their number`)}function recounts(e){let{input:r,output:t,accepts:n}=(0,chunk_2APH5USX_js_1.operationOf)(e);return r==="many"||t==="pdfs"||n==="image"||RECOUNTING.
has(e)}var CountError=class extends Error{constructor(e,r){super("a file could not be counted"),this.file=e,this.cause=r}file;cause};async function continueNumbers(e,r,t){
let{continuedNumbers:n,countSelectedPages:s}=await Promise.resolve().then(()=>__importStar(require("./count-pages-HH3QWQUS.js"))),a=e.flatMap(({inputs:c})=>c),{
pages:i,first_number:o}=paramsOf(r),f=r.map(passwordOf).find(c=>c!==void 0),u="",l=function*(){for(let c of a)yield t(u=c)},d={pages:i,...f===void 0?{}:{open_password:f}},
p=await s(l(),d,{pause:chunk_2APH5USX_js_1.pause}).catch(c=>{throw new CountError(u,(0,chunk_HKR6QU6V_js_1.asOctavoError)(c))}),h=n(p,o),m=new Map,b=0;for(let c of e)
m.set(c,b),b+=c.inputs.length;return(c,$)=>h[(m.get(c)??0)+$]}var paramsOf=e=>e.find(({name:r})=>r===NUMBERING)?.params;function passwordOf({name:e,params:r}){let{
open_password:t,password:n}=r;return t??(e==="remove_password"?n:void 0)}const node_path_2=__importDefault(require("node:path")),node_fs_2=require("node:fs"),node_path_3=__importDefault(
require("node:path"));function patternFor(e){let r=e.replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(r)?`./${r}`:r}async function search(e,r){let{create:t}=await Promise.
resolve().then(()=>__importStar(require("./glob-APKJWKTM.js")));return(await t([e,...r].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw leadsOut(e)})).glob()}function leadsOut(e){let r=`the pattern '${e}' must stay in the workspac\
e or in RUNNER_TEMP, and be written without '..'`;return(0,chunk_HKR6QU6V_js_1.invalidParameters)([{field:"files",message:r}])}var MISTAKES=[[/^-\s/,"files take\
s lines, not a YAML list: leave out the dash"],[/^["'].*["']$/,"leave out the quotes"],[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output\
 files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],[/\$\{?\w/,"variables of the shell are not rep\
laced here: use an expression such as ${{ env.NAME }}"],[/^~/,"~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],[/\\/,"wri\
te / between folders, not a backslash"],[/,\s*\S/,"write one pattern per line, without commas"]];async function hintFor(e,r,{workspace:t}){if(isEmpty(t))return"\
the workspace is empty: use actions/checkout before this step";let n=MISTAKES.find(([o])=>o.test(e));if(n)return n[1];let s=async o=>search(o,[]).catch(()=>[]);
if(r.length>0&&(await s(e)).length>0)return"lines that begin with ! take away every file that it matches";let a=e.replace(/\.pdf$/i,".[pP][dD][fF]"),[i]=a===e?[]:
await s(a);return i===void 0?void 0:`upper and lower case count, and there is ${node_path_3.default.basename(i)}`}function isEmpty(e){try{return(0,node_fs_2.readdirSync)(
e).length===0}catch{return!1}}function linesOf(e){if(/^\s*\[\s*("|\])/.test(e)){let t=parsed(e);return!Array.isArray(t)||!t.every(n=>typeof n=="string"&&n!=="")?
{problem:"begins like a JSON array, and is not a JSON array of paths: use the output files of an earlier step"}:{lines:t.map(n=>({text:n,literal:!0}))}}let r=e.
split(/\r?\n/).map(t=>t.trim()).filter(t=>t!==""&&!t.startsWith("#"));return r.some(t=>!t.startsWith("!"))?{lines:r.map(t=>({text:t,literal:!1}))}:{problem:"is \
required: glob patterns such as docs/**/*.pdf, one per line"}}async function findFiles(e,r,t){let n=(0,chunk_J35S4R5T_js_1.rootsOf)(r).map(u=>(0,chunk_J35S4R5T_js_1.
realPath)(u)??u),s=[],a=new Set,i=new Set,o=[],f=new Set;for(let[u,{text:l,literal:d}]of e.entries()){if(!d&&l.startsWith("!"))continue;if(!(0,chunk_J35S4R5T_js_1.
allows)(r,l))throw leadsOut(l);let p=d?[]:e.slice(u+1).flatMap(b=>b.text.startsWith("!")?[b.text]:[]),{matches:h,isPath:m}=await matchesOf(l,d,p,r);h.length===0&&
o.push({line:l,reason:await hintFor(l,p,r)});for(let b of h){let c=(0,chunk_J35S4R5T_js_1.spelled2)(r,b);if(!isOrdinaryFile(b,n)){f.add(c);continue}(!a.has(c)||
t&&m&&i.has(c))&&s.push(c),a.add(c),m&&i.add(c)}}return{files:s,empty:o,refused:[...f]}}async function matchesOf(e,r,t,{workspace:n}){let s=node_path_2.default.
resolve(n,e),a=!r&&/[*?[\]\\]/.test(e)?void 0:(0,chunk_J35S4R5T_js_1.statOf)(s);if(r)return{matches:a===void 0?[]:[s],isPath:!0};if(a?.isFile()&&t.length===0)return{
matches:[s],isPath:!0};let i=await search(e,t),o=a?.isDirectory()?i.filter(f=>/\.pdf$/i.test(f)):i;return{matches:o.length>1?inNaturalOrder(o):o,isPath:a?.isFile()??
!1}}function inNaturalOrder(e){let{compare:r}=new Intl.Collator("en",{numeric:!0}),t=(n,s)=>{for(let a=0;a<n.length&&a<s.length;a++){let i=r(n[a]??"",s[a]??"");
if(i!==0)return i}return n.length-s.length};return e.map(n=>({file:n,segments:(0,chunk_J35S4R5T_js_1.toPosix)(n).split("/")})).sort((n,s)=>t(n.segments,s.segments)||
(n.file<s.file?-1:1)).map(({file:n})=>n)}function isOrdinaryFile(e,r){let t=(0,chunk_J35S4R5T_js_1.realPath)(e);return t===void 0||!r.some(n=>(0,chunk_J35S4R5T_js_1.
isInside)(node_path_2.default.relative(n,t)))?!1:(0,chunk_J35S4R5T_js_1.statOf)(t)?.isFile()??!1}function parsed(e){try{return JSON.parse(e)}catch{return}}var RANGE=/^(\d+)-(\d+|last)$/i,
DASHED=/^(-?\d+|last)–(-?\d+|last)$/i,DOTTED=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,BEFORE_LAST=/^last-(\d+|last)$/i,SIGNED=/^(-?\d+)-(-?\d+|last)$/i;function spellPages(e){
if(Array.isArray(e))return spellList(e);if(typeof e!="string"&&typeof e!="number")return{problem:"must be text such as 1..3, or a list of pages"};let r=String(e),
t=r.split(/\r?\n/).filter(s=>s.trim()!=="");if(t.length>1&&t.every(s=>/^ *- +\S/.test(s)))return spellList(t.map(s=>unquoted(s.replace(/^ *- +/,""))));let n=/^\s*\[(.*)\]\s*$/s.
exec(r);return n?spellList(n[1].split(",").map(unquoted)):spellText(t.length>1?t.join(","):r)}function spellList(e){return e.some(r=>typeof r!="string"&&typeof r!=
"number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:spellText(e.join(","))}function unquoted(e){return e.trim().replace(/^(["'])(.*)\1$/s,
"$2")}function spellText(e){let r=[];for(let[t,n]of e.split(",").entries()){let s=itemsOf(n),a=s.length>1&&s.some(i=>i.startsWith("-"))?readingsOf(s):s.map(ambiguity).
find(i=>i!==void 0);if(a)return{problem:`entry ${t+1} ('${(0,chunk_EU6TOR7Q_js_1.shorten)(n.trim())}') is ambiguous: write ${a.join(" or ")}`};r.push(s.length===
0?n:s.map(spellItem).join(","))}return{text:r.join(",")}}function itemsOf(e){let r=e.split(/\s+/).filter(n=>n!==""),t=[];for(let n of r){let s=t.at(-1);s?.toLowerCase()===
"not"?t[t.length-1]=`${s} ${n}`:t.push(n)}return t}function readingsOf(e){let r=e.map(spellItem).join(","),[t,n,...s]=e,a=s.length===0&&n?/^-(\d+)$/.exec(n):null;
return a&&t&&/^\d+$/.test(t)?[r,`${t}..${a[1]}`]:[r]}function ambiguity(e){let r=e.replace(/^not /i,""),t=BEFORE_LAST.exec(r);if(t)return/^\d/.test(t[1])?[`-${Number(
t[1])+1}`,`-1..${t[1]}`]:["-1"];let n=SIGNED.exec(r);if(!n||RANGE.test(r))return;let[,s,a]=n;return a.startsWith("-")?[`${s}..${a}`,`${s},${a}`]:[`${s}..${spellPage(
a)}`,`${s},-${a}`]}function spellItem(e){let[,r="",t=""]=/^(not )?(.*)$/i.exec(e)??[],n=RANGE.exec(t)??DASHED.exec(t)??DOTTED.exec(t);return n?`${r}${spellPage(
n[1])}..${spellPage(n[2]??"")}`:`${r}${spellPage(t)}`}function spellPage(e){return e.toLowerCase()==="last"?"-1":e}var proposed={encryption_algorithm:"AES-256"},
SIZED="maximum_bytes",SIZE_WORDS="or a size such as 18 MB or 18 MiB",UNITS={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},SIZE=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;
function plainBytes(e){let[,r,t]=SIZE.exec(e)??[],n=UNITS[t?.toLowerCase()??""];return n===void 0?e:String(Math.floor(Math.round(Number(r)*n*1e3)/1e3))}var STAND_IN={
name:"file",bytes:Uint8Array.of(0)},PLACEHOLDERS=["{dir}","{name}"];function decodeDraft({name:e,raw:r,typed:t},n){let{fields:s}=(0,chunk_2APH5USX_js_1.operationOf)(
e),a={},i={},o=[];for(let[l,d]of Object.entries({...proposedFor(s),...r})){let p=s[l];if(p===void 0)continue;let h=readValue(l,p,d,t[l]);"problem"in h&&o.push({
field:l,message:h.problem}),"path"in h&&(i[l]=h.path),a[l]="value"in h?h.value:p.kind==="json"?{}:STAND_IN}let f=(0,chunk_J35S4R5T_js_1.decodeAll)(e,a,n),u=new Set(
o.map(({field:l})=>l));for(let l of f.issues)u.has(l.field)||o.push(l.field===SIZED?{...l,message:`${l.message}, ${SIZE_WORDS}`}:l);return{step:{name:e,params:f.
params,paths:i},issues:o}}var proposedFor=e=>Object.fromEntries(Object.entries(proposed).filter(([r])=>Object.hasOwn(e,r)));function readValue(e,r,t,n){if(t===""||
t===null||n===null)return{value:""};if(r.kind==="pageOrder"||r.kind==="pageSet"){if(typeof t!="string"&&!Array.isArray(t))return{problem:"must be pages such as \
1..3, or a list of pages"};let a=spellPages(t);return"problem"in a?a:{value:a.text.trim()}}if(r.kind==="json"&&typeof t=="object"&&!Array.isArray(t))return{value:n};
if(typeof t!="string")return{problem:`must be a single value, and is a ${Array.isArray(t)?"list":"mapping"}`};let s=t.trim();return r.kind==="text"?{value:t}:s===
""?{value:""}:r.kind==="file"||r.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(s)?pathOf(s):{value:e===SIZED?plainBytes(s):s}}function pathOf(e){let r=e.match(/\{[^{}]*\}/g)?.
find(t=>!PLACEHOLDERS.includes(t));return r!==void 0?{problem:`has the unknown placeholder ${r}: a path may hold ${PLACEHOLDERS.join(" and ")}`}:/[\u0000-\u001f]/.
test(e)?{problem:"must be the path of one file"}:{path:e}}var CHOICES=chunk_2APH5USX_js_1.operationNames.map(chunk_J35S4R5T_js_1.kebab).join(", "),SHAPE='write \
a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',parameterNames=[...new Set(chunk_2APH5USX_js_1.operationNames.flatMap(e=>Object.keys((0,chunk_2APH5USX_js_1.
operationOf)(e).fields)))],secretNames=new Set(chunk_2APH5USX_js_1.operationNames.flatMap(e=>Object.entries((0,chunk_2APH5USX_js_1.operationOf)(e).fields).flatMap(
([r,t])=>"secret"in t?[r]:[])));async function readSteps(e,r){let t=new Map;for(let i of parameterNames){let o=e((0,chunk_J35S4R5T_js_1.kebab)(i));o!==""&&(secretNames.
has(i)&&r(o),t.set(i,o))}let n=e("operation").trim(),s=e("steps");if(s.trim()!==""){let{value:i,typed:o,problem:f}=(await Promise.resolve().then(()=>__importStar(
require("./yaml-list-NP4QYV22.js")))).parseList(s);for(let l of secretsIn(i))r(l);let u=[];return n!==""&&u.push({field:"operation",message:"give either operati\
on or steps, not both"}),f!==void 0?{steps:[],issues:[...u,{field:"steps",message:`${f}: ${SHAPE}`}],warnings:[]}:fromList(i,o,t,u)}if(n==="")return refused("op\
eration",`is required, unless steps is given: one of ${CHOICES}`);let a=n.replaceAll("-","_");return(0,chunk_2APH5USX_js_1.isOperationName)(a)?fromFlat(a,t):refused(
"operation",`must be one of ${CHOICES}${(0,chunk_VZIP5HSV_js_1.suggestion)(n,chunk_2APH5USX_js_1.operationNames.map(chunk_J35S4R5T_js_1.kebab))}`)}function fromFlat(e,r){
let{fields:t}=(0,chunk_2APH5USX_js_1.operationOf)(e),n=[...r.keys()].filter(i=>!Object.hasOwn(t,i)),{step:s,issues:a}=decodeDraft({name:e,raw:Object.fromEntries(
r),typed:{}},"absent");return{steps:[s],issues:a.map(({field:i,message:o,mentions:f=[]})=>({field:(0,chunk_J35S4R5T_js_1.kebab)(i),message:(0,chunk_J35S4R5T_js_1.
spelled)("inputs",o,f)})),warnings:n.map(i=>`${(0,chunk_J35S4R5T_js_1.kebab)(i)} is not used: it is not a parameter of ${(0,chunk_J35S4R5T_js_1.kebab)(e)}`)}}function fromList(e,r,t,n){
let s=[...n],a=[];if(!Array.isArray(e)||e.length===0)return{steps:a,issues:[...s,{field:"steps",message:SHAPE}],warnings:[]};for(let o of t.keys())o!=="open_pas\
sword"&&s.push({field:(0,chunk_J35S4R5T_js_1.kebab)(o),message:"write it inside the step that it belongs to"});let i=t.get("open_password");for(let[o,f]of e.entries()){
let u=`steps[${o+1}]`,l=draftOf(f,r[o]);if("problem"in l){s.push({field:u,message:l.problem});continue}s.push(...unknownKeys(l,u),...wrongPlace(l.name,o,e.length,
u));let d=i===void 0?l.raw:{open_password:i,...l.raw},p=decodeDraft({...l,raw:d},"refuse");a.push(p.step),s.push(...p.issues.map(({field:h,message:m})=>({field:`${u}\
.${h}`,message:m})))}return{steps:a,issues:s,warnings:[]}}function unknownKeys({name:e,raw:r},t){let n=Object.keys((0,chunk_2APH5USX_js_1.operationOf)(e).fields),
s=Object.keys(r).filter(i=>!n.includes(i)),[a]=s.filter(i=>/^[-\d. ]+$/.test(i)&&!r[i]);return a!==void 0?[{field:`${t}.${a}`,message:'is a key here, because in\
 braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:s.map(i=>({field:`${t}.${i}`,message:`is not a parameter of ${e}: ${n.join(", ")}${(0,chunk_VZIP5HSV_js_1.
suggestion)(i,n)}`}))}function wrongPlace(e,r,t,n){let{output:s,accepts:a}=(0,chunk_2APH5USX_js_1.operationOf)(e);return s==="files"&&r+1<t?[{field:n,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:a==="image"&&r>0?[{field:n,message:`${e} must be the first step: it takes images, wh\
ich no other operation gives`}]:[]}function draftOf(e,r){if(typeof e=="string")return named(e,{},{});if(!isMapping(e))return{problem:SHAPE};let{operation:t,...n}=e;
if(t!==void 0)return typeof t=="string"?named(t,n,r):{problem:SHAPE};let[[s,a]=["",void 0],...i]=Object.entries(e);if(i.length>0)return{problem:`names several o\
perations or has its parameters beside the name: ${SHAPE}`};if(a===""||a===void 0)return named(s,{},{});let o=isMapping(r)?r[s]:void 0;return isMapping(a)?named(
s,a,o):{problem:SHAPE}}function named(e,r,t){let n=e.trim().replaceAll("-","_");return(0,chunk_2APH5USX_js_1.isOperationName)(n)?{name:n,raw:wireKeys(r),typed:isMapping(
t)?wireKeys(t):{}}:{problem:`must name one of ${chunk_2APH5USX_js_1.operationNames.join(", ")}${(0,chunk_VZIP5HSV_js_1.suggestion)(e,chunk_2APH5USX_js_1.operationNames)}`}}
var wireKeys=e=>Object.fromEntries(Object.entries(e).map(([r,t])=>[r.replaceAll("-","_"),t]));function*secretsIn(e){if(Array.isArray(e))for(let r of e)yield*secretsIn(
r);else if(isMapping(e))for(let[r,t]of Object.entries(e))typeof t!="string"?yield*secretsIn(t):t!==""&&secretNames.has(r.trim().replaceAll("-","_"))&&(yield t)}
function isMapping(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var refused=(e,r)=>({steps:[],issues:[{field:e,message:r}],warnings:[]}),MAXIMUM_CONCURRENCY=32;
async function readInputs(e,r){let t=[],n=c=>e(c).trim(),s=c=>{let $=n(c);return $!==""&&r($),$},a=(c,$)=>{let w=n(c)||$[0],y=$.find(g=>g===w);return y===void 0&&
t.push({field:c,message:`must be one of ${$.join(", ")}`}),y??$[0]},i=(c,$)=>{let w=n(c).toLowerCase();return w!==""&&w!=="true"&&w!=="false"&&t.push({field:c,message:"\
must be true or false"}),w===""?$:w==="true"},o=s("api-key"),f=s("github-token"),{steps:u,issues:l,warnings:d}=await readSteps(e,r),p=linesOf(n("files"));"probl\
em"in p&&t.push({field:"files",message:p.problem});let h=n("concurrency"),m=h===""?void 0:Number(h);m!==void 0&&!(/^\d+$/.test(h)&&m>=1&&m<=MAXIMUM_CONCURRENCY)&&
t.push({field:"concurrency",message:`must be a whole number from 1 to ${MAXIMUM_CONCURRENCY}`});let b={steps:u,isList:n("steps")!=="",files:"lines"in p?p.lines:
[],output:n("output")||void 0,overwrite:i("overwrite",!1),ifNoFilesFound:a("if-no-files-found",["warn","error","ignore"]),changedOnly:i("changed-only",!1),dryRun:i(
"dry-run",!1),continueNumbers:i("continue-numbers",!1),concurrency:m,onError:a("on-error",["fail","continue"]),region:n("region"),baseUrl:n("base-url"),apiKey:o,
summary:i("summary",!0),attest:i("attest",!1),githubToken:f,warnings:d};if(b.continueNumbers&&l.length===0&&t.push(...continueIssues(u)),l.length+t.length>0)throw(0,chunk_HKR6QU6V_js_1.
invalidParameters)([...l,...t]);return b}async function chooseBackend(e,r){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>__importStar(require(
"./region-56LV2577.js")))).chooseRegion(e,r):{isLocal:!0,check:()=>Promise.resolve(),open:t=>openLocal(t,r,e.concurrency),place:"on the runner"}}async function openLocal(e,{
workspace:r},t=Math.min((0,node_os_1.availableParallelism)(),MAXIMUM_CONCURRENCY)){let n=Math.min(e,t),s=(0,chunk_J35S4R5T_js_1.inMemory)(r),a=()=>Promise.resolve();
if(n<2){let{localHere:f}=await Promise.resolve().then(()=>__importStar(require("./local-here-HTGQU5PM.js"))),u=f();return{execute:(l,d)=>(0,chunk_J35S4R5T_js_1.
execute)(l,d,u,s),lanes:n,close:a,abandon:a}}let{workerPool:i}=await Promise.resolve().then(()=>__importStar(require("./pool-ZYNYH5U4.js"))),o=i({entry:node_path_1.
default.join(__dirname,"worker.js"),size:Math.min(n,(0,node_os_1.availableParallelism)())});return{execute:(f,u)=>(0,chunk_J35S4R5T_js_1.execute)(f,u,o,s),lanes:n,
close:o.close,abandon:a}}const node_path_4=__importDefault(require("node:path"));var PLACEHOLDERS2=["{dir}","{name}","{index}","{operation}"],FURTHER={document:[],
data:[],parts:["{title}"],files:["{file}"]},DEFAULTS={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation\
}.{index}.pdf",files:"{dir}/{name}.{file}"},isMerging=e=>e.some(({name:r})=>(0,chunk_2APH5USX_js_1.operationOf)(r).input==="many");function kindOf(e){let r=e.map(
({name:n})=>(0,chunk_2APH5USX_js_1.operationOf)(n)).filter(({output:n})=>n!=="data"),t=r.findLast(({input:n,output:s})=>n==="many"||s!=="pdf");return r.length===
0?"data":t?.output==="pdfs"?"parts":t?.output==="files"?"files":"document"}function plan(e){let{files:r,steps:t}=e,n=kindOf(t),s=patternOf(e,n),a=r.length===0?[]:
isMerging(t)?[r]:r.map(u=>[u]),i=(0,chunk_J35S4R5T_js_1.kebab)((t.findLast(({name:u})=>(0,chunk_2APH5USX_js_1.operationOf)(u).output!=="data")??t.at(-1))?.name??
""),o=a.map((u,l)=>{let{dir:d,name:p}=node_path_4.default.posix.parse(u[0]??"");return{inputs:u,kind:n,outputPath:h=>{let m=n==="document"?l+1:h?.index,b={"{dir\
}":d||".","{name}":p,"{operation}":i,"{index}":m===void 0?void 0:String(m).padStart(5,"0"),"{title}":h?.title,"{file}":h?.file};return node_path_4.default.posix.
normalize(s.replace(/\{[^{}]*\}/g,c=>b[c]??c))}}}),f=n==="data"?[]:collisions(o,e);if(f.length>0)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)(f);return o}function patternOf({
output:e,places:r},t){let n=f=>(0,chunk_HKR6QU6V_js_1.invalidParameters)([{field:"output",message:f}]);if(e===void 0)return DEFAULTS[t];let s=[...PLACEHOLDERS2,
...FURTHER[t]],a=e.match(/\{[^{}]*\}/g)?.filter(f=>!s.includes(f))??[];if(a.length>0)throw n(`has the unknown placeholder ${a[0]}: there are ${s.join(", ")}`);if(/[\u0000-\u001f]/.
test(e))throw n("must be a single line");if(/[\\/]$/.test(e))throw n(`names a folder: write a file name after it, such as ${e}{name}.pdf`);let i=["{index}",...FURTHER[t]];
if(FURTHER[t].length>0&&!i.some(f=>e.includes(f))){let{dir:f,name:u,ext:l}=node_path_4.default.posix.parse((0,chunk_J35S4R5T_js_1.toPosix)(e)),d=node_path_4.default.
posix.join(f,t==="files"?`${u}.{file}`:`${u}-{index}${l}`);throw n(`needs ${i.join(" or ")}, because one file gives several results: such as ${d}`)}let o=node_path_4.
default.isAbsolute(e)?(0,chunk_J35S4R5T_js_1.spelled2)(r,e):(0,chunk_J35S4R5T_js_1.toPosix)(e);if(!(node_path_4.default.isAbsolute(o)?(0,chunk_J35S4R5T_js_1.allows)(
r,o):(0,chunk_J35S4R5T_js_1.isInside)(node_path_4.default.posix.normalize(o))))throw n("must stay in the workspace or in RUNNER_TEMP");return o}function collisions(e,{
matched:r,overwrite:t,identity:n,places:s}){let a=new Map(r.map(l=>[n(l),l])),i=new Map;for(let l of e){let d=n(l.outputPath()),p=i.get(d);p?p.push(l):i.set(d,[
l])}let o=[],f=l=>{o.push({field:"output",message:l})};for(let[l,[d,p,...h]]of i){if(!d)continue;let m=d.outputPath(),b=a.get(l);if(!(0,chunk_J35S4R5T_js_1.allows)(
s,m)||m==="."||m.endsWith("/"))f(`'${m}' is not a file in the workspace or in RUNNER_TEMP`);else if(p){let[c,$]=[d.inputs[0],p.inputs[0]],w=h.length===0?`'${c}'\
 and '${$}' would both`:`'${c}', '${$}' and ${h.length} more would all`;f(`${w} be written to '${m}': use {dir}, {name} or {index}`)}else b!==void 0&&!d.inputs.
some(c=>n(c)===l)?f(`'${m}' would replace another file that the step reads: choose a different pattern`):b!==void 0&&!t&&f(`'${m}' would replace the input: choo\
se a different pattern, or set overwrite to true`)}let u=5;return o.length<=u?o:[...o.slice(0,u),{field:"output",message:`and ${o.length-u} more such clashes`}]}
var NAMED=5;async function chooseFiles(e,r,t,n){let s=isMerging(e.steps),a=await findFiles(e.files,r,s);tellMissing(a,e.ifNoFilesFound,n);let i=withoutSecondFiles(
a.files,t);if(!e.changedOnly||i.length===0)return{matched:i,files:i};let{changedFiles:o}=await Promise.resolve().then(()=>__importStar(require("./changed-RRWGL2\
EC.js"))),f=await o(e.githubToken);if("unknown"in f)return n.add(`changed-only leaves nothing out: ${f.unknown}`),{matched:i,files:i};let u=d=>f.paths.has(d),l=i.
filter(d=>u(d)||[...t.neededBy(d).keys()].some(u));return(0,chunk_Q2FBTZAU_js_1.info)(`${(0,chunk_J35S4R5T_js_1.counted)(l.length,"file")} of ${i.length} change\
d`),{matched:i,files:(s||e.continueNumbers)&&l.length>0?i:l}}function withoutSecondFiles(e,r){let t=new Map(e.flatMap(n=>[...r.neededBy(n)]));return t.size===0?
e:e.filter(n=>{let s=t.get(n);return s!==void 0&&(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_J35S4R5T_js_1.printable)(`'${n}' is left out of files: ${s} uses it`)),s===
void 0})}function tellMissing({files:e,empty:r,refused:t},n,s){let a=r.map(({line:l,reason:d})=>d===void 0?`'${l}'`:`'${l}' (${d})`),i=t.map(l=>`'${l}' was left\
 out: it is a folder, or a link that leads out of the workspace`),o=a.length===0?"files, which is an empty list":listed(a),f=e.length>0||a.length===0||r.some(({
reason:l})=>l!==void 0)?"":". Make sure that the job uses actions/checkout, or makes the files, before this step";if(n==="error"&&t.length>0)throw new chunk_HKR6QU6V_js_1.
OctavoError("configuration",i.slice(0,NAMED).join(". "));for(let l of i)s.add(l);if(a.length===0&&e.length+t.length>0)return;let u=`No file matches ${o}${f}`;if(n===
"error")throw new chunk_HKR6QU6V_js_1.OctavoError("configuration",u);n==="warn"?s.add(u):(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_J35S4R5T_js_1.printable)(u))}function listed(e){
return e.length<=NAMED?e.join(", "):`${e.slice(0,NAMED).join(", ")} and ${e.length-NAMED} more lines`}const node_fs_3=require("node:fs"),node_path_5=__importDefault(
require("node:path"));function identityIn(e){let r=new Map,t=s=>{let a=r.get(s);if(a!==void 0)return a;let i=s;try{i=(0,node_fs_3.realpathSync)(s)}catch{let o=node_path_5.
default.dirname(s);o!==s&&(i=node_path_5.default.join(t(o),node_path_5.default.basename(s)))}return r.set(s,i),i},n=process.platform==="win32"||process.platform===
"darwin";return s=>{let a=node_path_5.default.resolve(e,s),i=node_path_5.default.join(t(node_path_5.default.dirname(a)),node_path_5.default.basename(a));return n?
i.normalize("NFC").toLowerCase():i}}function claims(e,r,t){let n=new Set(e.map(t)),s=new Set;return(a,i)=>{let o=t(a),f=i.inputs.some(u=>t(u)===o);if(s.has(o)||
n.has(o)&&!(r&&f))throw(0,chunk_HKR6QU6V_js_1.invalidParameters)([{field:"output",message:`'${a}' is another input or result: choose a different pattern`}]);s.add(
o)}}const node_fs_4=require("node:fs"),node_path_6=__importDefault(require("node:path"));var NOT_A_LINE=/[\r\n]|^\s|\s$/,Outputs=class{resultsFile="";begin(){let e=process.
env.RUNNER_TEMP;attempt("results-file cannot be made in RUNNER_TEMP",e,()=>{e&&(this.resultsFile=node_path_6.default.join((0,node_fs_4.mkdtempSync)(node_path_6.
default.join(e,"octavo-")),"results.json"))}),this.tell([])}tell(e){let r=e.map(({data:a,...i})=>({...i,...a})),t=e.flatMap(({status:a,output:i})=>a==="done"&&i!==
null?[i]:[]),n=t.filter(a=>!NOT_A_LINE.test(a)),s=t.length===0?"":`, although ${(0,chunk_J35S4R5T_js_1.counted)(t.length,"file")} were written: see the log`;attempt(
`The output results-file cannot be written${s}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,node_fs_4.writeFileSync)(this.resultsFile,`${JSON.stringify(r)}
`)}),attempt(`The outputs of the step cannot be written${s}`,process.env.GITHUB_OUTPUT,()=>{(0,chunk_Q2FBTZAU_js_1.setOutput)("files",t),(0,chunk_Q2FBTZAU_js_1.
setOutput)("paths",n.map(patternFor).join(`
`)),(0,chunk_Q2FBTZAU_js_1.setOutput)("count",t.length),(0,chunk_Q2FBTZAU_js_1.setOutput)("results",r),(0,chunk_Q2FBTZAU_js_1.setOutput)("results-file",this.resultsFile)}),
n.length<t.length&&(0,chunk_Q2FBTZAU_js_1.info)(`The output paths leaves out ${(0,chunk_J35S4R5T_js_1.counted)(t.length-n.length,"name")} with a line break or a\
n outer blank`)}};function attempt(e,r,t){try{t()}catch(n){let s=r!==void 0&&(0,node_fs_4.existsSync)(r)?(0,chunk_J35S4R5T_js_1.systemCode)(n):"there is no such\
 file";throw new chunk_HKR6QU6V_js_1.OctavoError("configuration",`${e} (${s})`,{advice:"Check that earlier steps do not remove or lock the files of the runner",
cause:n})}}var SUMMARY_LIMIT=1024*1024,RESERVE=2048,ICONS={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function summaryOf(e){let{rows:r,operations:t}=e,
n=`<h3>Octavo: ${(0,chunk_J35S4R5T_js_1.cell)(t.join(" → "))}</h3>
<p>${headline(e)}</p>
`;if(r.length===0)return n;let s=[],a=Buffer.byteLength(n)+RESERVE;for(let[u,l]of r.entries()){let d=rowOf(l,r[u-1],wroteSomething(e));if(a+=Buffer.byteLength(d),
a>SUMMARY_LIMIT)break;s.push(d)}let i=(wroteSomething(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(u=>`<th>${u}\
</th>`).join(""),o=r.length-s.length,f=o===0?"":`<p>${(0,chunk_J35S4R5T_js_1.counted)(o,"more row")} did not fit here: see the log and the <code>results</code> \
output.</p>
`;return`${n}<table>
<tr>${i}</tr>
${s.join("")}</table>
${f}`}function headline({rows:e,place:r,dryRun:t,seconds:n}){let s=d=>e.filter(p=>p.status===d),a=s("done"),i=a.filter(({output:d})=>d!==null).length,o=t?[`Dry \
run: ${(0,chunk_J35S4R5T_js_1.counted)(s("planned").length,"result")} planned, nothing written`]:[i===0&&a.length>0?`${(0,chunk_J35S4R5T_js_1.counted)(a.length,
"file")} read, none written`:`${(0,chunk_J35S4R5T_js_1.counted)(i,"file")} written`];for(let d of["failed","skipped"])s(d).length>0&&o.push(`${s(d).length} ${d}`);
let f=sum([...new Map(a.map(d=>[d.inputs.join(`
`),d.bytesBefore??0])).values()]),u=sum(a.map(({bytesAfter:d})=>d??0)),l=a.length===0?"":` · ${(0,chunk_J35S4R5T_js_1.readableBytes)(f)}${i===0?"":` → ${(0,chunk_J35S4R5T_js_1.
readableBytes)(u)}`}`;return`${o.join(", ")}${l} · ${r} · ${n.toFixed(1)} s`}var wroteSomething=({rows:e})=>e.some(({output:r})=>r!==null)||e.every(({data:r})=>isEmpty2(
r));function rowOf(e,r,t){let{status:n,input:s,inputs:a,output:i,pages:o,bytesBefore:f,bytesAfter:u,message:l,notes:d,data:p}=e,h=a.length>1&&n!=="failed"?` <em\
>and ${a.length-1} more</em>`:"",m=[...i===null?[]:[`<code>${(0,chunk_J35S4R5T_js_1.cell)(i)}</code>`],...l===null?[]:[(0,chunk_J35S4R5T_js_1.cell)(l)],...Object.
values(p).flatMap(g=>overview(g)),...d.filter(g=>r?.input!==s||!r.notes.includes(g)).map(g=>`<em>${(0,chunk_J35S4R5T_js_1.cell)(g)}</em>`)],b=e.facts.firstPage!==
void 0,c=t?[sizeCell(f),sizeCell(u),b?"":change(f,u)]:[sizeCell(f)],$=[o===null?"":String(o),...c],w=m.join("<br>"),y=$.every(g=>g==="")?`<td colspan="${$.length+
1}">${w}</td>`:`<td>${w}</td>${$.map(g=>`<td align="right">${g}</td>`).join("")}`;return`<tr><td>${ICONS[n]}</td><td><code>${(0,chunk_J35S4R5T_js_1.cell)(s)}</c\
ode>${h}</td>${y}</tr>
`}var IN_COLUMNS=new Set(["pageCount","fileSize"]);function overview(e){let r=Object.entries(e).flatMap(([t,n])=>{let s=(0,chunk_J35S4R5T_js_1.cell)(t.replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase());return IN_COLUMNS.has(t)?[]:n===!0?[s]:typeof n=="number"?n===0?[]:[`${s}: ${n}`]:Array.isArray(n)?n.length===0?[]:[`${s}: ${n.length}`]:typeof n==
"object"&&n!==null&&!Object.values(n).every(a=>typeof a=="boolean")?[s]:[]});return r.length===0?[]:[r.join(" · ")]}var isEmpty2=e=>Object.keys(e).length===0,sizeCell=e=>e===
null?"":(0,chunk_J35S4R5T_js_1.readableBytes)(e).replace(" ","&nbsp;");function change(e,r){if(e===null||r===null||e===0)return"";let t=(r-e)/e*100;return`${t>0?
"+":t<0?"−":""}${Math.abs(t).toFixed(1)}%`}var sum=e=>e.reduce((r,t)=>r+t,0),ANNOTATIONS=10,MESSAGE_LENGTH=4096;function explain(e,r){let t=(0,chunk_HKR6QU6V_js_1.
asOctavoError)(e),n=t.advice===void 0?t.message:`${t.message.replace(/[.:]$/,"")}. ${t.advice}`;return(0,chunk_J35S4R5T_js_1.printable)((0,chunk_J35S4R5T_js_1.spelled)(
r,n,(0,chunk_HKR6QU6V_js_1.wireNamesIn)(t))).slice(0,MESSAGE_LENGTH)}var Warnings=class{given=0;add(e,r){let t=(0,chunk_J35S4R5T_js_1.printable)(e).slice(0,MESSAGE_LENGTH);
this.given++,this.given<=ANNOTATIONS?(0,chunk_Q2FBTZAU_js_1.warning)(t,r===void 0?{}:{file:r}):(0,chunk_Q2FBTZAU_js_1.info)(r===void 0?`Warning: ${t}`:`Warning:\
 ${(0,chunk_J35S4R5T_js_1.printable)(r)}: ${t}`)}};function annotateFailures(e,r,t){let n=e.length<ANNOTATIONS?e:e.slice(0,ANNOTATIONS-1);for(let{file:s,message:a}of n)
r==="error"?(0,chunk_Q2FBTZAU_js_1.error)(a,{file:s}):t.add(a,s);for(let{file:s,message:a}of e.slice(n.length))(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_J35S4R5T_js_1.
printable)(`Failed: ${s}: ${a}`));for(let{cause:s}of e)s!==void 0&&(0,chunk_Q2FBTZAU_js_1.debug)((0,chunk_J35S4R5T_js_1.trace)(s))}function conclusionOf(e,r){let t=e.
length<ANNOTATIONS?0:e.length-(ANNOTATIONS-1),n=t>0?` (${t} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,chunk_J35S4R5T_js_1.counted)(
r,"file")} failed${n}`}async function summarize(e,r){if(!process.env.GITHUB_STEP_SUMMARY)return;let t=summaryOf(e);if(!(Buffer.byteLength(t)>=SUMMARY_LIMIT))try{
await chunk_Q2FBTZAU_js_1.summary.addRaw(t).write()}catch(n){r.add("The job summary could not be written. The results and the outputs are complete"),(0,chunk_Q2FBTZAU_js_1.
debug)((0,chunk_J35S4R5T_js_1.trace)(n))}}const node_path_7=__importDefault(require("node:path"));var PER_FILE=/\{(?:dir|name)\}/,SecondFiles=class{constructor(e,r){
this.steps=e,this.places=r}steps;places;shared=new Map;neededBy(e){return new Map(this.steps.flatMap(({name:r,paths:t})=>Object.values(t).map(n=>[this.pathFor(n,
e),(0,chunk_J35S4R5T_js_1.kebab)(r)])))}check(){let e=[];for(let{paths:r}of this.steps)for(let[t,n]of Object.entries(r)){if(PER_FILE.test(n))continue;let s=this.
problemOf(this.pathFor(n,""));s!==void 0&&e.push({field:t,message:s})}if(e.length>0)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)(e)}async parametersOf({name:e,
params:r,paths:t},n){let s={};for(let[a,i]of Object.entries(t)){let o=this.pathFor(i,n),f=await(PER_FILE.test(i)?this.read(o,a):this.readOnce(o,a)),u=(0,chunk_2APH5USX_js_1.
operationOf)(e).fields[a]?.kind==="json",{params:l,issues:d}=(0,chunk_J35S4R5T_js_1.decodeAll)(e,{[a]:u?textOf(f):f}),p=d.filter(({field:h})=>h===a);if(p.length>
0)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)(p.map(({field:h,message:m})=>({field:h,message:`'${o}': ${m}`})));s[a]=l[a]}return{...r,...s}}pathFor(e,r){let{
dir:t,name:n}=node_path_7.default.posix.parse(r),s=e.replaceAll("{dir}",()=>t||".").replaceAll("{name}",()=>n);return(0,chunk_J35S4R5T_js_1.spelled2)(this.places,
s)}readOnce(e,r){let t=this.shared.get(e);return t||this.shared.set(e,t=this.read(e,r)),t}async read(e,r){let t=this.problemOf(e);if(t!==void 0)throw(0,chunk_HKR6QU6V_js_1.
invalidParameters)([{field:r,message:t}]);let n=await(0,chunk_J35S4R5T_js_1.readWhole)(node_path_7.default.resolve(this.places.workspace,e)).catch(s=>{throw(0,chunk_HKR6QU6V_js_1.
invalidParameters)([{field:r,message:`'${e}' could not be opened (${(0,chunk_J35S4R5T_js_1.systemCode)(s)})`}])});return{name:node_path_7.default.posix.basename(
e),bytes:n}}problemOf(e){if(!(0,chunk_J35S4R5T_js_1.allows)(this.places,e))return`'${e}' must be in the workspace or in RUNNER_TEMP`;let r=(0,chunk_J35S4R5T_js_1.
realPath)(node_path_7.default.resolve(this.places.workspace,e));return r===void 0?`there is no file '${e}'. Paths start at the workspace, and may hold {dir} and\
 {name}`:(0,chunk_J35S4R5T_js_1.rootsOf)(this.places).map(t=>(0,chunk_J35S4R5T_js_1.realPath)(t)??t).some(t=>(0,chunk_J35S4R5T_js_1.isInside)(node_path_7.default.
relative(t,r)))?(0,chunk_J35S4R5T_js_1.statOf)(r)?.isFile()?void 0:`'${e}' is not a file`:`'${e}' is a link that leads out of the workspace`}},textOf=({bytes:e})=>new TextDecoder(
"utf-8").decode(e),PROGRESS_INTERVAL=5;async function work({jobs:e,inputs:r,chosen:t,places:n,secondFiles:s,numbersOf:a,claim:i,spelling:o}){let f=new chunk_J35S4R5T_js_1.
Writer(n),{execute:u,lanes:l,close:d,abandon:p}=await t.open(e.length),h=new AbortController;onCancel(()=>(h.abort(),Promise.allSettled([f.close(),p()])));let m=e.
map(()=>[]),b=[],c,$={steps:r.steps,spelling:o,signal:h.signal,parametersOf:(w,y)=>s.parametersOf(w,y),numbersOf:a,claim:i,write:w=>f.write(w),onProgress:progressLines()};
return await inParallel(e,l,async(w,y)=>{if(c!==void 0){m[y]=[{...planned(w),status:"skipped",output:null,message:c}];return}try{let g=await u(w,$);m[y]=g;for(let[
O,v]of g.entries())(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_J35S4R5T_js_1.printable)(lineOf(v,g[O-1]?.notes)))}catch(g){let O=g instanceof chunk_J35S4R5T_js_1.JobError?
g.input:w.inputs[0]??"",v=(0,chunk_HKR6QU6V_js_1.asOctavoError)(g instanceof chunk_J35S4R5T_js_1.JobError?g.cause:g);(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_J35S4R5T_js_1.
printable)(`${O}: failed`));let _=explain(v,o);b.push({file:O,message:_,cause:v.cause}),m[y]=[{...planned(w),status:"failed",input:O,output:null,message:_}],v.code===
"unauthorized"&&(c="Not tried, because the region refused the key")}}),await d(),{rows:m.flat(),failures:b}}function preview(e){let r=e.map(planned);for(let{input:t,
inputs:n,output:s}of r)(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_J35S4R5T_js_1.printable)(`${sourceOf(t,n)}${s===null?": to be read only":` → ${s}`}`));return r}function planned(e){
return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],
message:null,data:{}}}function lineOf(e,r=[]){let{input:t,inputs:n,output:s,pages:a,bytesBefore:i,bytesAfter:o,notes:f,message:u}=e,l=sourceOf(t,n),d=[...a===null?
[]:[(0,chunk_J35S4R5T_js_1.counted)(a,"page")],o===null?(0,chunk_J35S4R5T_js_1.readableBytes)(i??0):`${(0,chunk_J35S4R5T_js_1.readableBytes)(i??0)} → ${(0,chunk_J35S4R5T_js_1.
readableBytes)(o)}`].join(", ");return[s===null?`${l}: ${u??"read"} (${d})`:`${l} → ${s} (${d})`,...f.filter(p=>!r.includes(p))].join(". ")}var sourceOf=(e,r)=>r.
length>1?`${e} and ${r.length-1} more`:e;function onCancel(e){let r=!1;for(let[t,n]of[["SIGINT",130],["SIGTERM",143]])process.on(t,()=>{r||(r=!0,(0,chunk_Q2FBTZAU_js_1.
info)("Cancelled"),e().finally(()=>process.exit(n)))})}async function inParallel(e,r,t){let n=e.entries(),s=async()=>{for(let[a,i]of n)a>0&&await(0,chunk_2APH5USX_js_1.
pause)(),await t(i,a)};await Promise.all(Array.from({length:Math.min(r,e.length)},s))}function progressLines(){let e=process.uptime();return(r,t,n)=>{let s=process.
uptime();s-e<PROGRESS_INTERVAL||(e=s,(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_J35S4R5T_js_1.printable)(`${r}: ${t}, ${Math.round(n*100)} %`)))}}async function main(){
let e=new Warnings,r=new Outputs,t="wire";try{r.begin();let n=await readInputs(s=>(0,chunk_Q2FBTZAU_js_1.getInput)(s,{trimWhitespace:!1}),mask);for(let s of n.warnings)
e.add(s);t=n.isList?"wire":"inputs",await run(n,r,e,t)}catch(n){let s=(0,chunk_HKR6QU6V_js_1.asOctavoError)(n instanceof CountError?n.cause:n),a=explain(s,t);n instanceof
CountError&&(0,chunk_Q2FBTZAU_js_1.error)(a,{file:n.file}),(0,chunk_Q2FBTZAU_js_1.setFailed)(n instanceof CountError?"No file was written: continue-numbers need\
s the pages of all files":a),s.cause!==void 0&&(0,chunk_Q2FBTZAU_js_1.debug)((0,chunk_J35S4R5T_js_1.trace)(s.cause))}finally{(0,chunk_Q2FBTZAU_js_1.debug)(`Peak\
 memory: ${(0,chunk_J35S4R5T_js_1.readableBytes)(peakMemory())}`)}}async function run(e,r,t,n){let s=process.uptime(),a=(0,chunk_J35S4R5T_js_1.enterWorkspace)(),
i=await chooseBackend(e,a);i.isLocal&&e.apiKey!==""&&t.add("api-key is not used: without region or base-url documents are processed on the runner");for(let g of e.
steps)await i.check(g);e.output!==void 0&&kindOf(e.steps)==="data"&&t.add("output is not used: the step reads documents and writes none");let o=new SecondFiles(
e.steps,a),{matched:f,files:u}=await chooseFiles(e,a,o,t);o.check();let l=identityIn(a.workspace),d=[...new Set([...f,...f.flatMap(g=>[...o.neededBy(g).keys()])])],
p=plan({...e,files:u,matched:d,places:a,identity:l}),h=e.steps.map(({name:g})=>(0,chunk_J35S4R5T_js_1.kebab)(g)),m=e.continueNumbers&&!e.dryRun?await continueNumbers(
p,e.steps,g=>(0,chunk_J35S4R5T_js_1.readInput)(g,a.workspace)):()=>{};(0,chunk_Q2FBTZAU_js_1.startGroup)((0,chunk_J35S4R5T_js_1.printable)(`${h.join(", then ")}\
: ${(0,chunk_J35S4R5T_js_1.counted)(u.length,"file")}, ${i.place}`));let{rows:b,failures:c}=e.dryRun?{rows:preview(p),failures:[]}:await work({jobs:p,inputs:e,chosen:i,
places:a,secondFiles:o,numbersOf:m,claim:claims(d,e.overwrite,l),spelling:n});(0,chunk_Q2FBTZAU_js_1.endGroup)(),annotateFailures(c,e.onError==="fail"?"error":"\
warning",t);let $=process.uptime()-s,w={rows:b,operations:h,place:i.place,dryRun:e.dryRun,seconds:$};if((0,chunk_Q2FBTZAU_js_1.info)((0,chunk_J35S4R5T_js_1.printable)(
headline(w))),r.tell(b),e.summary&&await summarize(w,t),e.attest){let{declareArtifacts:g}=await Promise.resolve().then(()=>__importStar(require("./artifacts-TYA\
W6DUZ.js"))),O=b.flatMap(({status:v,output:_})=>v==="done"&&_!==null?[_]:[]);for(let v of await g(O,a.workspace))t.add(v)}if(c.length===0)return;let y=isMerging(
e.steps)?`The merge of ${(0,chunk_J35S4R5T_js_1.counted)(u.length,"file")} failed`:conclusionOf(c,u.length);e.onError==="fail"?(0,chunk_Q2FBTZAU_js_1.setFailed)(
y):t.add(y)}function mask(e){e.trim()!==""&&(0,chunk_Q2FBTZAU_js_1.setSecret)(e)}function peakMemory(){try{let[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,node_fs_1.readFileSync)(
"/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}var finished=!1;process.once("beforeExi\
t",()=>{finished||(0,chunk_Q2FBTZAU_js_1.setFailed)("The action stopped before it had finished.")}),main().catch(chunk_Q2FBTZAU_js_1.setFailed).finally(()=>{finished=
!0});
