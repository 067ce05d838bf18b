"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(e,r,t,n){n===void 0&&(n=t);var s=Object.getOwnPropertyDescriptor(r,t);(!s||("get"in s?!r.
__esModule:s.writable||s.configurable))&&(s={enumerable:!0,get:function(){return r[t]}}),Object.defineProperty(e,n,s)}):(function(e,r,t,n){n===void 0&&(n=t),e[n]=
r[t]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(e,r){Object.defineProperty(e,"default",{enumerable:!0,value:r})}):function(e,r){
e.default=r}),__importStar=this&&this.__importStar||(function(){var e=function(r){return e=Object.getOwnPropertyNames||function(t){var n=[];for(var s in t)Object.
prototype.hasOwnProperty.call(t,s)&&(n[n.length]=s);return n},e(r)};return function(r){if(r&&r.__esModule)return r;var t={};if(r!=null)for(var n=e(r),s=0;s<n.length;s++)
n[s]!=="default"&&__createBinding(t,r,n[s]);return __setModuleDefault(t,r),t}})(),__importDefault=this&&this.__importDefault||function(e){return e&&e.__esModule?
e:{default:e}};Object.defineProperty(exports,"__esModule",{value:!0});const chunk_VZIP5HSV_js_1=require("./chunk-VZIP5HSV.js"),chunk_Q2FBTZAU_js_1=require("./ch\
unk-Q2FBTZAU.js"),chunk_GOMKUP5Y_js_1=require("./chunk-GOMKUP5Y.js");require("./chunk-JIWMI2B5.js"),require("./chunk-2E6G6AFP.js");const chunk_5BKSP7JR_js_1=require(
"./chunk-5BKSP7JR.js"),chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");require("./chunk-54AGVLGF.js"),require("./chunk-WRDHS3QY.js");const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");const node_fs_1=require("node:fs"),node_os_1=require("node:os"),node_path_1=__importDefault(require("node:\
path"));var NUMBERING="add_page_numbers",RECOUNTING=new Set(["extract_pages","remove_pages","reorder_pages"]);function continueIssues(e){let r=s=>[{field:"conti\
nue-numbers",message:s}],t=e.filter(({name:s})=>s===NUMBERING);if(t.length!==1)return r("needs one step add-page-numbers");if(paramsOf(e).last_number!==void 0)return r(
"gives {last} the last number of all files: leave out last-number");let n=e.slice(0,e.indexOf(t[0])).find(({name:s})=>recounts(s));return n===void 0?[]:r(`needs\
 the pages as they are in the files: ${n.name} before add_page_numbers changes how many there are`)}function recounts(e){let{input:r,output:t,accepts:n}=(0,chunk_5BKSP7JR_js_1.
operationOf)(e);return r==="many"||t==="pdfs"||n==="image"||RECOUNTING.has(e)}var CountError=class extends Error{constructor(e,r){super("a file could not be cou\
nted"),this.file=e,this.cause=r}file;cause};async function continueNumbers(e,r,t){let{continuedNumbers:n,countSelectedPages:s}=await Promise.resolve().then(()=>__importStar(
require("./count-pages-YTK6AD54.js"))),i=e.flatMap(({inputs:h})=>h),{pages:a,first_number:o}=paramsOf(r),l=r.map(passwordOf).find(h=>h!==void 0),u="",f=function*(){
for(let h of i)yield t(u=h)},c={pages:a,...l===void 0?{}:{open_password:l}},d=await s(f(),c,{pause:chunk_5BKSP7JR_js_1.pause}).catch(h=>{throw new CountError(u,
(0,chunk_GMSHOBQ3_js_1.asOctavoError)(h))}),p=n(d,o),w=new Map,b=0;for(let h of e)w.set(h,b),b+=h.inputs.length;return(h,g)=>p[(w.get(h)??0)+g]}var paramsOf=e=>e.
find(({name:r})=>r===NUMBERING)?.params;function passwordOf({name:e,params:r}){let{open_password:t,password:n}=r;return t??(e==="remove_password"?n:void 0)}const node_path_2=__importDefault(
require("node:path")),node_fs_2=require("node:fs"),node_path_3=__importDefault(require("node:path"));function patternFor(e){let r=e.replace(/[*?[]/g,"[$&]");return/^[#!~]/.
test(r)?`./${r}`:r}async function search(e,r){let{create:t}=await Promise.resolve().then(()=>__importStar(require("./glob-APKJWKTM.js")));return(await t([e,...r].
join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw leadsOut(e)})).glob()}function leadsOut(e){let r=`the pattern '${e}' must stay in the workspac\
e or in RUNNER_TEMP, and must not contain '..'`;return(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"files",message:r}])}var MISTAKES=[[/^-\s/,"files takes \
lines, not a YAML list: leave out the dash"],[/^["'].*["']$/,"leave out the quotes"],[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output f\
iles of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],[/\$\{?\w/,"variables of the shell are not repla\
ced here: use an expression such as ${{ env.NAME }}"],[/^~/,"~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],[/\\/,"write\
 / between folders, not a backslash"],[/,\s*\S/,"write one pattern per line, without commas"]];async function hintFor(e,r,{workspace:t}){if(isEmpty(t))return"th\
e workspace is empty: use actions/checkout before this step";let n=MISTAKES.find(([o])=>o.test(e));if(n)return n[1];let s=async o=>search(o,[]).catch(()=>[]);if(r.
length>0&&(await s(e)).length>0)return"lines that begin with ! exclude every file that it matches";let i=e.replace(/\.pdf$/i,".[pP][dD][fF]"),[a]=i===e?[]:await s(
i);return a===void 0?void 0:`upper and lower case count, and there is ${node_path_3.default.basename(a)}`}function isEmpty(e){try{return(0,node_fs_2.readdirSync)(
e).length===0}catch{return!1}}function linesOf(e){if(/^\s*\[\s*("|\])/.test(e)){let t=parsed(e);return!Array.isArray(t)||!t.every(n=>typeof n=="string"&&n!=="")?
{problem:"begins with [ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:t.map(n=>({text:n,literal:!0}))}}let r=e.split(/\r?\n/).
map(t=>t.trim()).filter(t=>t!==""&&!t.startsWith("#"));return r.some(t=>!t.startsWith("!"))?{lines:r.map(t=>({text:t,literal:!1}))}:{problem:"is required: glob \
patterns such as docs/**/*.pdf, one per line"}}async function findFiles(e,r,t,n){let s=(0,chunk_GOMKUP5Y_js_1.rootsOf)(r).map(f=>(0,chunk_GOMKUP5Y_js_1.realPath)(
f)??f),i=[],a=new Set,o=new Set,l=[],u=new Set;for(let[f,{text:c,literal:d}]of e.entries()){if(!d&&c.startsWith("!"))continue;if(!(0,chunk_GOMKUP5Y_js_1.allows)(
r,c))throw leadsOut(c);let p=d?[]:e.slice(f+1).flatMap(h=>h.text.startsWith("!")?[h.text]:[]),{matches:w,isPath:b}=await matchesOf(c,d,p,t,r);w.length===0&&l.push(
{line:c,reason:await hintFor(c,p,r)});for(let h of w){let g=(0,chunk_GOMKUP5Y_js_1.spelled2)(r,h);if(!isOrdinaryFile(h,s)){u.add(g);continue}(!a.has(g)||n&&b&&o.
has(g))&&i.push(g),a.add(g),b&&o.add(g)}}return{files:i,empty:l,refused:[...u]}}async function matchesOf(e,r,t,n,{workspace:s}){let i=node_path_2.default.resolve(
s,e),a=!r&&/[*?[\]\\]/.test(e)?void 0:(0,chunk_GOMKUP5Y_js_1.statOf)(i);if(r)return{matches:a===void 0?[]:[i],isPath:!0};if(a?.isFile()&&t.length===0)return{matches:[
i],isPath:!0};let o=await search(e,t),l=a?.isDirectory()?o.filter(u=>n.test(u)):o;return{matches:l.length>1?inNaturalOrder(l):l,isPath:a?.isFile()??!1}}function inNaturalOrder(e){
let{compare:r}=new Intl.Collator("en",{numeric:!0}),t=(n,s)=>{for(let i=0;i<n.length&&i<s.length;i++){let a=r(n[i]??"",s[i]??"");if(a!==0)return a}return n.length-
s.length};return e.map(n=>({file:n,segments:(0,chunk_GOMKUP5Y_js_1.toPosix)(n).split("/")})).sort((n,s)=>t(n.segments,s.segments)||(n.file<s.file?-1:1)).map(({file:n})=>n)}
function isOrdinaryFile(e,r){let t=(0,chunk_GOMKUP5Y_js_1.realPath)(e);return t===void 0||!r.some(n=>(0,chunk_GOMKUP5Y_js_1.isInside)(node_path_2.default.relative(
n,t)))?!1:(0,chunk_GOMKUP5Y_js_1.statOf)(t)?.isFile()??!1}function parsed(e){try{return JSON.parse(e)}catch{return}}var RANGE=/^(\d+)-(\d+|last)$/i,DASHED=/^(-?\d+|last)–(-?\d+|last)$/i,
DOTTED=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,BEFORE_LAST=/^last-(\d+|last)$/i,SIGNED=/^(-?\d+)-(-?\d+|last)$/i;function spellPages(e){if(Array.isArray(e))return spellList(
e);if(typeof e!="string"&&typeof e!="number")return{problem:"must be text such as 1..3, or a list of pages"};let r=String(e),t=r.split(/\r?\n/).filter(s=>s.trim()!==
"");if(t.length>1&&t.every(s=>/^ *- +\S/.test(s)))return spellList(t.map(s=>unquoted(s.replace(/^ *- +/,""))));let n=/^\s*\[(.*)\]\s*$/s.exec(r);return n?spellList(
n[1].split(",").map(unquoted)):spellText(t.length>1?t.join(","):r)}function spellList(e){return e.some(r=>typeof r!="string"&&typeof r!="number")?{problem:'must\
 be a list of pages such as 3, or of ranges such as "2..5"'}:spellText(e.join(","))}function unquoted(e){return e.trim().replace(/^(["'])(.*)\1$/s,"$2")}function spellText(e){
let r=[],t=[];for(let[n,s]of e.split(",").entries()){let i=itemsOf(s),a=i.length>1&&i.some(o=>o.startsWith("-"))?readingsOf(i):i.map(ambiguity).find(o=>o!==void 0);
a&&t.push(`entry ${n+1} ('${(0,chunk_NTOB6BY6_js_1.shorten)(s.trim())}') is ambiguous: write ${a.join(" or ")}`),r.push(i.length===0?s:i.map(spellItem).join(","))}
return t.length>0?{problem:(0,chunk_NTOB6BY6_js_1.together)(t)}:{text:r.join(",")}}function itemsOf(e){let r=e.split(/\s+/).filter(n=>n!==""),t=[];for(let n of r){
let s=t.at(-1);s?.toLowerCase()==="not"?t[t.length-1]=`${s} ${n}`:t.push(n)}return t}function readingsOf(e){let r=e.map(spellItem).join(","),[t,n,...s]=e,i=s.length===
0&&n?/^-(\d+)$/.exec(n):null;return i&&t&&/^\d+$/.test(t)?[r,`${t}..${i[1]}`]:[r]}function ambiguity(e){let r=e.replace(/^not /i,""),t=BEFORE_LAST.exec(r);if(t)
return/^\d/.test(t[1])?[`-${Number(t[1])+1}`,`-1..${t[1]}`]:["-1"];let n=SIGNED.exec(r);if(!n||RANGE.test(r))return;let[,s,i]=n;return i.startsWith("-")?[`${s}.\
.${i}`,`${s},${i}`]:[`${s}..${spellPage(i)}`,`${s},-${i}`]}function spellItem(e){let[,r="",t=""]=/^(not )?(.*)$/i.exec(e)??[],n=RANGE.exec(t)??DASHED.exec(t)??DOTTED.
exec(t);return n?`${r}${spellPage(n[1])}..${spellPage(n[2]??"")}`:`${r}${spellPage(t)}`}function spellPage(e){return e.toLowerCase()==="last"?"-1":e}function protectsNothing(e,r){
let t=Object.entries((0,chunk_5BKSP7JR_js_1.operationOf)(e).fields).filter(([,{group:n}])=>n==="permissions");return t.length>0&&r.user_password===void 0&&!t.some(
([n])=>r[n]===!1)}var proposed={encryption_algorithm:"AES-256"},SIZED="maximum_bytes",SIZE_WORDS="or a size such as 18 MB or 18 MiB",UNITS={b:1,kb:1e3,mb:1e6,gb:1e9,
kib:1024,mib:1048576,gib:1073741824},SIZE=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function plainBytes(e){let[,r,t]=SIZE.exec(e)??[],n=UNITS[t?.toLowerCase()??
""];return n===void 0?e:String(Math.floor(Math.round(Number(r)*n*1e3)/1e3))}var STAND_IN={name:"file",bytes:Uint8Array.of(0)},PLACEHOLDERS=["{dir}","{name}"];function decodeDraft({
name:e,raw:r,typed:t},n){let{fields:s}=(0,chunk_5BKSP7JR_js_1.operationOf)(e),i={},a={},o=[];for(let[f,c]of Object.entries({...proposedFor(s),...r})){let d=s[f];
if(d===void 0)continue;let p=readValue(f,d,c,t[f]);"problem"in p&&o.push({field:f,message:p.problem}),"path"in p&&(a[f]=p.path),i[f]="value"in p?p.value:d.kind===
"json"?{}:STAND_IN}let l=(0,chunk_GOMKUP5Y_js_1.decodeAll)(e,i,n),u=new Set(o.map(({field:f})=>f));for(let f of l.issues)u.has(f.field)||o.push(f.field===SIZED?
{...f,message:`${f.message}, ${SIZE_WORDS}`}:f);return o.length===0&&o.push(...meaningless(e,i,l.params)),{step:{name:e,params:l.params,paths:a},issues:o}}var RANGE2=[
"pages","first_page","last_page"];function meaningless(e,r,t){let n=s=>r[s]!==void 0&&r[s]!=="";return(e==="extract_pages"||e==="remove_pages")&&!RANGE2.some(n)?
[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:RANGE2.slice(1)}]:protectsNothing(e,{...t})?[{field:"allow_p\
rint",message:"nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password",mentions:[
"user_password"]}]:[]}var proposedFor=e=>Object.fromEntries(Object.entries(proposed).filter(([r])=>Object.hasOwn(e,r)));function readValue(e,r,t,n){if(t===""||t===
null||n===null)return{value:""};if(r.kind==="pageOrder"||r.kind==="pageSet"){if(typeof t!="string"&&!Array.isArray(t))return{problem:"must be pages such as 1..3\
, or a list of pages"};let i=spellPages(t);return"problem"in i?i:{value:i.text.trim()}}if(r.kind==="json"&&typeof t=="object"&&!Array.isArray(t))return{value:n};
if(typeof t!="string")return{problem:`must be a single value, and is a ${Array.isArray(t)?"list":"mapping"}`};let s=t.trim();return r.kind==="text"?{value:t}:s===
""?{value:""}:r.kind==="file"||r.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(s)?pathOf(s):{value:e===SIZED?plainBytes(s):s}}function pathOf(e){let r=e.match(/\{[^{}]*\}/g)?.
find(t=>!PLACEHOLDERS.includes(t));return r!==void 0?{problem:`has the unknown placeholder ${r}: a path may hold ${PLACEHOLDERS.join(" and ")}`}:/[\u0000-\u001f]/.
test(e)?{problem:"must be the path of one file"}:{path:e}}var CHOICES=chunk_5BKSP7JR_js_1.operationNames.map(chunk_GOMKUP5Y_js_1.kebab).join(", "),SHAPE='write \
a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',parameterNames=[...new Set(chunk_5BKSP7JR_js_1.operationNames.flatMap(e=>Object.keys((0,chunk_5BKSP7JR_js_1.
operationOf)(e).fields)))],secretNames=new Set(chunk_5BKSP7JR_js_1.operationNames.flatMap(e=>Object.entries((0,chunk_5BKSP7JR_js_1.operationOf)(e).fields).flatMap(
([r,t])=>"secret"in t?[r]:[])));async function readSteps(e,r){let t=new Map;for(let a of parameterNames){let o=e((0,chunk_GOMKUP5Y_js_1.kebab)(a));o!==""&&(secretNames.
has(a)&&r(o),t.set(a,o))}let n=e("operation").trim(),s=e("steps");if(s.trim()!==""){let{value:a,typed:o,problem:l}=(await Promise.resolve().then(()=>__importStar(
require("./yaml-list-NP4QYV22.js")))).parseList(s);for(let f of secretsIn(a))r(f);let u=[];return n!==""&&u.push({field:"operation",message:"give either operati\
on or steps, not both"}),l!==void 0?{steps:[],issues:[...u,{field:"steps",message:`${l}: ${SHAPE}`}],warnings:[]}:fromList(a,o,t,u)}if(n==="")return refused("op\
eration",`is required, unless steps is given: one of ${CHOICES}`);let i=n.replaceAll("-","_");return(0,chunk_5BKSP7JR_js_1.isOperationName)(i)?fromFlat(i,t):refused(
"operation",`must be one of ${CHOICES}${(0,chunk_VZIP5HSV_js_1.suggestion)(n,chunk_5BKSP7JR_js_1.operationNames.map(chunk_GOMKUP5Y_js_1.kebab))}`)}function fromFlat(e,r){
let{fields:t}=(0,chunk_5BKSP7JR_js_1.operationOf)(e),n=[...r.keys()].filter(l=>!Object.hasOwn(t,l)),{step:s,issues:i}=decodeDraft({name:e,raw:Object.fromEntries(
r),typed:{}},"absent"),a=n.map(l=>({field:(0,chunk_GOMKUP5Y_js_1.kebab)(l),message:`is not used: it is not a parameter of ${(0,chunk_GOMKUP5Y_js_1.kebab)(e)}`})),
o=i.map(({field:l,message:u,mentions:f=[]})=>({field:(0,chunk_GOMKUP5Y_js_1.kebab)(l),message:(0,chunk_GOMKUP5Y_js_1.spelled)("inputs",u,f)}));return{steps:[s],
issues:o.length>0?[...o,...a]:[],warnings:a.map(({field:l,message:u})=>`${l} ${u}`)}}function fromList(e,r,t,n){let s=[...n],i=[];if(!Array.isArray(e)||e.length===
0)return{steps:i,issues:[...s,{field:"steps",message:SHAPE}],warnings:[]};for(let o of t.keys())o!=="open_password"&&s.push({field:(0,chunk_GOMKUP5Y_js_1.kebab)(
o),message:"write it inside the step that it belongs to"});let a=t.get("open_password");for(let[o,l]of e.entries()){let u=`steps[${o+1}]`,f=draftOf(l,r[o]);if("\
problem"in f){s.push({field:u,message:f.problem});continue}s.push(...unknownKeys(f,u),...wrongPlace(f.name,o,e.length,u));let c=a===void 0?f.raw:{open_password:a,
...f.raw},d=decodeDraft({...f,raw:c},"refuse");i.push(d.step),s.push(...d.issues.map(({field:p,message:w})=>({field:`${u}.${p}`,message:w})))}return{steps:i,issues:s,
warnings:[]}}function unknownKeys({name:e,raw:r},t){let n=Object.keys((0,chunk_5BKSP7JR_js_1.operationOf)(e).fields),s=Object.keys(r).filter(a=>!n.includes(a)),
[i]=s.filter(a=>/^[-\d. ]+$/.test(a)&&!r[a]);return i!==void 0?[{field:`${t}.${i}`,message:'is a key here, because in braces a comma separates keys: write [3, 1\
, 2] or "3,1,2"'}]:s.map(a=>({field:`${t}.${a}`,message:`is not a parameter of ${e}: ${n.join(", ")}${(0,chunk_VZIP5HSV_js_1.suggestion)(a,n)}`}))}function wrongPlace(e,r,t,n){
let{output:s,accepts:i}=(0,chunk_5BKSP7JR_js_1.operationOf)(e);return s==="files"&&r+1<t?[{field:n,message:`${e} must be the last step: it gives files that othe\
r operations do not take`}]:i==="image"&&r>0?[{field:n,message:`${e} must be the first step: it takes images, which no other operation gives`}]:[]}function draftOf(e,r){
if(typeof e=="string")return named(e,{},{});if(!isMapping(e))return{problem:SHAPE};let{operation:t,...n}=e;if(t!==void 0)return typeof t=="string"?named(t,n,r):
{problem:SHAPE};let[[s,i]=["",void 0],...a]=Object.entries(e);if(a.length>0)return{problem:`names several operations or has its parameters beside the name: ${SHAPE}`};
if(i===""||i===void 0)return named(s,{},{});let o=isMapping(r)?r[s]:void 0;return isMapping(i)?named(s,i,o):{problem:SHAPE}}function named(e,r,t){let n=e.trim().
replaceAll("-","_");if(!(0,chunk_5BKSP7JR_js_1.isOperationName)(n))return{problem:`must name one of ${chunk_5BKSP7JR_js_1.operationNames.join(", ")}${(0,chunk_VZIP5HSV_js_1.
suggestion)(e,chunk_5BKSP7JR_js_1.operationNames)}`};let s=Object.keys(r),i=s.find((a,o)=>s.findIndex(l=>wireName(l)===wireName(a))!==o);return i!==void 0?{problem:`\
gives ${wireName(i)} twice, as ${s.filter(a=>wireName(a)===wireName(i)).join(" and ")}`}:{name:n,raw:wireKeys(r),typed:isMapping(t)?wireKeys(t):{}}}var wireName=e=>e.
replaceAll("-","_"),wireKeys=e=>Object.fromEntries(Object.entries(e).map(([r,t])=>[wireName(r),t]));function*secretsIn(e){if(Array.isArray(e))for(let r of e)yield*secretsIn(
r);else if(isMapping(e))for(let[r,t]of Object.entries(e))typeof t!="string"?yield*secretsIn(t):t!==""&&secretNames.has(r.trim().replaceAll("-","_"))&&(yield t)}
function isMapping(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var refused=(e,r)=>({steps:[],issues:[{field:e,message:r}],warnings:[]}),MAXIMUM_CONCURRENCY=32;
async function readInputs(e,r){let t=[],n=h=>e(h).trim(),s=h=>{let g=n(h);return g!==""&&r(g),g},i=(h,g)=>{let $=n(h)||g[0],y=g.find(m=>m===$);return y===void 0&&
t.push({field:h,message:`must be one of ${g.join(", ")}`}),y??g[0]},a=(h,g)=>{let $=n(h).toLowerCase();return $!==""&&$!=="true"&&$!=="false"&&t.push({field:h,message:"\
must be true or false"}),$===""?g:$==="true"},o=s("api-key"),l=s("github-token"),{steps:u,issues:f,warnings:c}=await readSteps(e,r),d=linesOf(n("files"));"probl\
em"in d&&t.push({field:"files",message:d.problem});let p=n("concurrency"),w=p===""?void 0:Number(p);w!==void 0&&!(/^\d+$/.test(p)&&w>=1&&w<=MAXIMUM_CONCURRENCY)&&
t.push({field:"concurrency",message:`must be a whole number from 1 to ${MAXIMUM_CONCURRENCY}`});let b={steps:u,isList:n("steps")!=="",files:"lines"in d?d.lines:
[],output:n("output")||void 0,overwrite:a("overwrite",!1),ifNoFilesFound:i("if-no-files-found",["warn","error","ignore"]),changedOnly:a("changed-only",!1),dryRun:a(
"dry-run",!1),continueNumbers:a("continue-numbers",!1),concurrency:w,onError:i("on-error",["fail","continue"]),region:n("region"),baseUrl:n("base-url"),apiKey:o,
summary:a("summary",!0),attest:a("attest",!1),githubToken:l,warnings:c};if(b.continueNumbers&&f.length===0&&t.push(...continueIssues(u)),f.length+t.length>0)throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)([...f,...t]);return b}async function chooseBackend(e,r){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>__importStar(require(
"./region-J5INJM5U.js")))).chooseRegion(e,r):{isLocal:!0,check:()=>Promise.resolve(),open:t=>openLocal(t,r,e.concurrency),place:"on the runner"}}async function openLocal(e,{
workspace:r},t=Math.min((0,node_os_1.availableParallelism)(),MAXIMUM_CONCURRENCY)){let n=Math.min(e,t),s=(0,chunk_GOMKUP5Y_js_1.inMemory)(r),i=()=>Promise.resolve();
if(n<2){let{localHere:l}=await Promise.resolve().then(()=>__importStar(require("./local-here-EKRG26IO.js"))),u=l();return{execute:(f,c)=>(0,chunk_GOMKUP5Y_js_1.
execute)(f,c,u,s),lanes:n,close:i,abandon:i}}let{workerPool:a}=await Promise.resolve().then(()=>__importStar(require("./pool-X3DDLINV.js"))),o=a({entry:node_path_1.
default.join(__dirname,"worker.js"),size:Math.min(n,(0,node_os_1.availableParallelism)())});return{execute:(l,u)=>(0,chunk_GOMKUP5Y_js_1.execute)(l,u,o,s),lanes:n,
close:o.close,abandon:i}}const node_path_4=__importDefault(require("node:path"));var PLACEHOLDERS2=["{dir}","{name}","{index}","{operation}"],FURTHER={document:[],
data:[],parts:["{title}"],files:["{file}"]},DEFAULTS={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation\
}.{index}.pdf",files:"{dir}/{name}.{file}"},isMerging=e=>e.some(({name:r})=>(0,chunk_5BKSP7JR_js_1.operationOf)(r).input==="many");function kindOf(e){let r=e.map(
({name:n})=>(0,chunk_5BKSP7JR_js_1.operationOf)(n)).filter(({output:n})=>n!=="data"),t=r.findLast(({input:n,output:s})=>n==="many"||s!=="pdf");return r.length===
0?"data":t?.output==="pdfs"?"parts":t?.output==="files"?"files":"document"}function plan(e){let{files:r,steps:t}=e,n=kindOf(t),s=patternOf(e,n),i=r.length===0?[]:
isMerging(t)?[r]:r.map(u=>[u]),a=(0,chunk_GOMKUP5Y_js_1.kebab)((t.findLast(({name:u})=>(0,chunk_5BKSP7JR_js_1.operationOf)(u).output!=="data")??t.at(-1))?.name??
""),o=i.map((u,f)=>{let{dir:c,name:d}=node_path_4.default.posix.parse(u[0]??"");return{inputs:u,kind:n,outputPath:p=>{let w=n==="document"?f+1:p?.index,b={"{dir\
}":c||".","{name}":d,"{operation}":a,"{index}":w===void 0?void 0:String(w).padStart(5,"0"),"{title}":p?.title,"{file}":p?.file};return node_path_4.default.posix.
normalize(s.replace(/\{[^{}]*\}/g,h=>b[h]??h))}}}),l=n==="data"?[]:collisions(o,e,cureFor(s,n));if(l.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(l);
return o}function patternOf({output:e,places:r},t){let n=l=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"output",message:l}]);if(e===void 0)return DEFAULTS[t];
let s=[...PLACEHOLDERS2,...FURTHER[t]],i=e.match(/\{[^{}]*\}/g)?.filter(l=>!s.includes(l))??[];if(i.length>0)throw n(`has the unknown placeholder ${i[0]}: use ${s.
join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw n("must be a single line");if(/[\\/]$/.test(e))throw n(`names a folder: write a file name after it, such as ${e}\
{name}.pdf`);let a=["{index}",...FURTHER[t]];if(FURTHER[t].length>0&&!a.some(l=>e.includes(l))){let{dir:l,name:u,ext:f}=node_path_4.default.posix.parse((0,chunk_GOMKUP5Y_js_1.
toPosix)(e)),c=node_path_4.default.posix.join(l,t==="files"?`${u}.{file}`:`${u}-{index}${f}`);throw n(`needs ${a.join(" or ")}, because one file gives several r\
esults: such as ${c}`)}let o=node_path_4.default.isAbsolute(e)?(0,chunk_GOMKUP5Y_js_1.spelled2)(r,e):(0,chunk_GOMKUP5Y_js_1.toPosix)(e);if(!(node_path_4.default.
isAbsolute(o)?(0,chunk_GOMKUP5Y_js_1.allows)(r,o):(0,chunk_GOMKUP5Y_js_1.isInside)(node_path_4.default.posix.normalize(o))))throw n("must stay in the workspace \
or in RUNNER_TEMP");return o}function cureFor(e,r){let t=["{dir}","{name}",...r==="document"?["{index}"]:[]].filter(n=>!e.includes(n));return t.length===0?"proc\
ess them in different steps":`use ${[t.slice(0,-1).join(", "),...t.slice(-1)].filter(n=>n!=="").join(" or ")}`}function collisions(e,{matched:r,overwrite:t,identity:n,
places:s},i){let a=new Map(r.map(c=>[n(c),c])),o=new Map;for(let c of e){let d=n(c.outputPath()),p=o.get(d);p?p.push(c):o.set(d,[c])}let l=[],u=c=>{l.push({field:"\
output",message:c})};for(let[c,[d,p,...w]]of o){if(!d)continue;let b=d.outputPath(),h=a.get(c);if(!(0,chunk_GOMKUP5Y_js_1.allows)(s,b)||b==="."||b.endsWith("/"))
u(`'${b}' is not a file in the workspace or in RUNNER_TEMP`);else if(p){let[g,$]=[d.inputs[0],p.inputs[0]],y=w.length===0?`'${g}' and '${$}' would both`:`'${g}'\
, '${$}' and ${w.length} more would all`;u(`${y} be written to '${b}': ${i}`)}else h!==void 0&&!d.inputs.some(g=>n(g)===c)?u(`'${b}' would replace another file \
that the step reads: choose a different pattern`):h!==void 0&&!t&&u(`'${b}' would replace the input: choose a different pattern, or set overwrite to true`)}let f=5;
return l.length<=f?l:[...l.slice(0,f),{field:"output",message:`and ${l.length-f} more such clashes`}]}var NAMED=5;async function chooseFiles(e,r,t,n){let s=isMerging(
e.steps),i=e.steps[0],a=i&&(0,chunk_5BKSP7JR_js_1.operationOf)(i.name).accepts==="image"?/\.(?:png|jpe?g)$/i:/\.pdf$/i,o=await findFiles(e.files,r,a,s);tellMissing(
o,e.ifNoFilesFound,n);let l=withoutSecondFiles(o.files,t);if(l.length===0&&o.files.length>0&&tellNothing("No file is left to work on: the steps use every file t\
hat matches. Name other files in files",e.ifNoFilesFound,n),!e.changedOnly||l.length===0)return{matched:l,files:l};let{changedFiles:u}=await Promise.resolve().then(
()=>__importStar(require("./changed-LM7UFVEC.js"))),f=await u(e.githubToken);if("unknown"in f)return n.add(`changed-only leaves nothing out: ${f.unknown}`),{matched:l,
files:l};let c=p=>f.paths.has(p),d=l.filter(p=>c(p)||[...t.neededBy(p).keys()].some(c));return(0,chunk_Q2FBTZAU_js_1.info)(`${(0,chunk_GOMKUP5Y_js_1.counted)(d.
length,"file")} of ${l.length} changed`),{matched:l,files:(s||e.continueNumbers)&&d.length>0?l:d}}function withoutSecondFiles(e,r){let t=new Map(e.flatMap(n=>[...r.
neededBy(n)]));return t.size===0?e:e.filter(n=>{let s=t.get(n);return s!==void 0&&(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_GOMKUP5Y_js_1.printable)(`'${n}' is left\
 out of files: ${s} uses it`)),s===void 0})}function tellMissing({files:e,empty:r,refused:t},n,s){let i=r.map(({line:u,reason:f})=>f===void 0?`'${u}'`:`'${u}' (${f}\
)`),a=t.map(u=>`'${u}' was left out: it is a folder, or a link that leads out of the workspace`),o=i.length===0?"files, which is an empty list":listed(i),l=e.length>
0||i.length===0||r.some(({reason:u})=>u!==void 0)?"":". Make sure that the job uses actions/checkout, or creates the files, before this step";if(n==="error"&&t.
length>0)throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",a.slice(0,NAMED).join(". "));for(let u of a)s.add(u);i.length===0&&e.length+t.length>0||tellNothing(
`No file matches ${o}${l}`,n,s)}function tellNothing(e,r,t){if(r==="error")throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",e);r==="warn"?t.add(e):(0,chunk_Q2FBTZAU_js_1.
info)((0,chunk_GOMKUP5Y_js_1.printable)(e))}function listed(e){return e.length<=NAMED?e.join(", "):`${e.slice(0,NAMED).join(", ")} and ${e.length-NAMED} more li\
nes`}const node_fs_3=require("node:fs"),node_path_5=__importDefault(require("node:path"));function identityIn(e){let r=new Map,t=s=>{let i=r.get(s);if(i!==void 0)
return i;let a=s;try{a=(0,node_fs_3.realpathSync)(s)}catch{let o=node_path_5.default.dirname(s);o!==s&&(a=node_path_5.default.join(t(o),node_path_5.default.basename(
s)))}return r.set(s,a),a},n=process.platform==="win32"||process.platform==="darwin";return s=>{let i=node_path_5.default.resolve(e,s),a=node_path_5.default.join(
t(node_path_5.default.dirname(i)),node_path_5.default.basename(i));return n?a.normalize("NFC").toLowerCase():a}}function claims(e,r,t){let n=new Set(e.map(t)),s=new Set;
return(i,a)=>{let o=t(i),l=a.inputs.some(u=>t(u)===o);if(s.has(o)||n.has(o)&&!(r&&l))throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"output",message:`'${i}\
' is another input or result: choose a different pattern`}]);s.add(o)}}const node_fs_4=require("node:fs"),node_path_6=__importDefault(require("node:path"));var NOT_A_LINE=/[\r\n]|^\s|\s$/,
Outputs=class{resultsFile="";begin(){let e=process.env.RUNNER_TEMP;attempt("results-file cannot be made in RUNNER_TEMP",e,()=>{e&&(this.resultsFile=node_path_6.
default.join((0,node_fs_4.mkdtempSync)(node_path_6.default.join(e,"octavo-")),"results.json"))}),this.tell([])}tell(e){let r=e.map(({data:i,...a})=>({...a,...i})),
t=e.flatMap(({status:i,output:a})=>i==="done"&&a!==null?[a]:[]),n=t.filter(i=>!NOT_A_LINE.test(i)),s=t.length===0?"":`, although ${(0,chunk_GOMKUP5Y_js_1.counted)(
t.length,"file")} were written: see the log`;attempt(`The output results-file cannot be written${s}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,node_fs_4.writeFileSync)(
this.resultsFile,`${JSON.stringify(r)}
`)}),attempt(`The outputs of the step cannot be written${s}`,process.env.GITHUB_OUTPUT,()=>{(0,chunk_Q2FBTZAU_js_1.setOutput)("files",t),(0,chunk_Q2FBTZAU_js_1.
setOutput)("paths",n.map(patternFor).join(`
`)),(0,chunk_Q2FBTZAU_js_1.setOutput)("count",t.length),(0,chunk_Q2FBTZAU_js_1.setOutput)("results",r),(0,chunk_Q2FBTZAU_js_1.setOutput)("results-file",this.resultsFile)}),
n.length<t.length&&(0,chunk_Q2FBTZAU_js_1.info)(`The output paths leaves out ${(0,chunk_GOMKUP5Y_js_1.counted)(t.length-n.length,"name")} with a line break or a\
n outer blank`)}};function attempt(e,r,t){try{t()}catch(n){let s=r!==void 0&&(0,node_fs_4.existsSync)(r)?(0,chunk_GOMKUP5Y_js_1.systemCode)(n):"there is no such\
 file";throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",`${e} (${s})`,{advice:"Check that earlier steps do not remove or lock the files of the runner",
cause:n})}}var SUMMARY_LIMIT=1024*1024,RESERVE=2048,ICONS={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function summaryOf(e){let{rows:r,operations:t}=e,
n=`<h3>Octavo: ${(0,chunk_GOMKUP5Y_js_1.cell)(t.join(" → "))}</h3>
<p>${headline(e)}</p>
`;if(r.length===0)return n;let s=[],i=Buffer.byteLength(n)+RESERVE;for(let[u,f]of r.entries()){let c=rowOf(f,r[u-1],wroteSomething(e));if(i+=Buffer.byteLength(c),
i>SUMMARY_LIMIT)break;s.push(c)}let a=(wroteSomething(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(u=>`<th>${u}\
</th>`).join(""),o=r.length-s.length,l=o===0?"":`<p>${(0,chunk_GOMKUP5Y_js_1.counted)(o,"more row")} did not fit here: see the log and the <code>results</code> \
output.</p>
`;return`${n}<table>
<tr>${a}</tr>
${s.join("")}</table>
${l}`}function headline({rows:e,matched:r,place:t,dryRun:n,seconds:s}){let i=d=>e.filter(p=>p.status===d),a=i("done");if(e.length===0)return`${r===0?"No file ma\
tches":`No change in ${(0,chunk_GOMKUP5Y_js_1.counted)(r,"file")}`}, nothing written · ${t} · ${s.toFixed(1)} s`;let o=a.filter(({output:d})=>d!==null).length,
l=n?[`Dry run: ${(0,chunk_GOMKUP5Y_js_1.counted)(i("planned").length,"result")} planned, nothing written`]:[o===0&&a.length>0?`${(0,chunk_GOMKUP5Y_js_1.counted)(
a.length,"file")} read, none written`:`${(0,chunk_GOMKUP5Y_js_1.counted)(o,"file")} written`];for(let d of["failed","skipped"])i(d).length>0&&l.push(`${i(d).length}\
 ${d}`);let u=sum([...new Map(a.map(d=>[d.inputs.join(`
`),d.bytesBefore??0])).values()]),f=sum(a.map(({bytesAfter:d})=>d??0)),c=a.length===0?"":` · ${(0,chunk_GOMKUP5Y_js_1.readableBytes)(u)}${o===0?"":` → ${(0,chunk_GOMKUP5Y_js_1.
readableBytes)(f)}`}`;return`${l.join(", ")}${c} · ${t} · ${s.toFixed(1)} s`}var wroteSomething=({rows:e})=>e.some(({output:r})=>r!==null)||e.every(({data:r})=>isEmpty2(
r));function rowOf(e,r,t){let{status:n,input:s,inputs:i,output:a,pages:o,bytesBefore:l,bytesAfter:u,message:f,notes:c,data:d}=e,p=i.length>1&&n!=="failed"?` <em\
>and ${i.length-1} more</em>`:"",w=[...a===null?[]:[`<code>${(0,chunk_GOMKUP5Y_js_1.cell)(a)}</code>`],...f===null?[]:[(0,chunk_GOMKUP5Y_js_1.cell)(f)],...Object.
values(d).flatMap(m=>overview(m)),...c.filter(m=>r?.input!==s||!r.notes.includes(m)).map(m=>`<em>${(0,chunk_GOMKUP5Y_js_1.cell)(m)}</em>`)],b=e.facts.firstPage!==
void 0,h=t?[sizeCell(l),sizeCell(u),b?"":change(l,u)]:[sizeCell(l)],g=[o===null?"":String(o),...h],$=w.join("<br>"),y=g.every(m=>m==="")?`<td colspan="${g.length+
1}">${$}</td>`:`<td>${$}</td>${g.map(m=>`<td align="right">${m}</td>`).join("")}`;return`<tr><td>${ICONS[n]}</td><td><code>${(0,chunk_GOMKUP5Y_js_1.cell)(s)}</c\
ode>${p}</td>${y}</tr>
`}var IN_COLUMNS=new Set(["pageCount","fileSize"]);function overview(e){let r=Object.entries(e).flatMap(([t,n])=>{let s=(0,chunk_GOMKUP5Y_js_1.cell)(t.replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase());return IN_COLUMNS.has(t)?[]:n===!0?[s]:typeof n=="number"?n===0?[]:[`${s}: ${n}`]:Array.isArray(n)?n.length===0?[]:[`${s}: ${n.length}`]:typeof n==
"object"&&n!==null&&!Object.values(n).every(i=>typeof i=="boolean")?[s]:[]});return r.length===0?[]:[r.join(" · ")]}var isEmpty2=e=>Object.keys(e).length===0,sizeCell=e=>e===
null?"":(0,chunk_GOMKUP5Y_js_1.readableBytes)(e).replace(" ","&nbsp;");function change(e,r){if(e===null||r===null||e===0)return"";let t=(r-e)/e*100;return`${t>0?
"+":t<0?"−":""}${Math.abs(t).toFixed(1)}%`}var sum=e=>e.reduce((r,t)=>r+t,0),ANNOTATIONS=10,MESSAGE_LENGTH=4096;function explain(e,r){let t=(0,chunk_GMSHOBQ3_js_1.
asOctavoError)(e),n=[t,...t.others].map(s=>{let i=s.advice===void 0?s.message:`${s.message.replace(/[.:]$/,"")}. ${s.advice}`;return(0,chunk_GOMKUP5Y_js_1.spelled)(
r,i,(0,chunk_GMSHOBQ3_js_1.wireNamesIn)(s))});return(0,chunk_GOMKUP5Y_js_1.printable)(n.join(". ")).slice(0,MESSAGE_LENGTH)}var Warnings=class{given=0;add(e,r){
let t=(0,chunk_GOMKUP5Y_js_1.printable)(e).slice(0,MESSAGE_LENGTH);this.given++,this.given<=ANNOTATIONS?(0,chunk_Q2FBTZAU_js_1.warning)(t,r===void 0?{}:{file:r}):
(0,chunk_Q2FBTZAU_js_1.info)(r===void 0?`Warning: ${t}`:`Warning: ${(0,chunk_GOMKUP5Y_js_1.printable)(r)}: ${t}`)}};function annotateFailures(e,r,t){let n=e.length<
ANNOTATIONS?e:e.slice(0,ANNOTATIONS-1);for(let{file:s,message:i}of n)r==="error"?(0,chunk_Q2FBTZAU_js_1.error)(i,{file:s}):t.add(i,s);for(let{file:s,message:i}of e.
slice(n.length))(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_GOMKUP5Y_js_1.printable)(`Failed: ${s}: ${i}`));for(let{cause:s}of e)s!==void 0&&(0,chunk_Q2FBTZAU_js_1.debug)(
(0,chunk_GOMKUP5Y_js_1.trace)(s))}function conclusionOf(e,r){let t=e.length<ANNOTATIONS?0:e.length-(ANNOTATIONS-1),n=t>0?` (${t} of them without an annotation: \
see the log)`:"";return`${e.length} of ${(0,chunk_GOMKUP5Y_js_1.counted)(r,"file")} failed${n}`}async function summarize(e,r){if(!process.env.GITHUB_STEP_SUMMARY)
return;let t=summaryOf(e);if(!(Buffer.byteLength(t)>=SUMMARY_LIMIT))try{await chunk_Q2FBTZAU_js_1.summary.addRaw(t).write()}catch(n){r.add("The job summary coul\
d not be written. The results and the outputs are complete"),(0,chunk_Q2FBTZAU_js_1.debug)((0,chunk_GOMKUP5Y_js_1.trace)(n))}}const node_path_7=__importDefault(
require("node:path"));var PER_FILE=/\{(?:dir|name)\}/,SecondFiles=class{constructor(e,r){this.steps=e,this.places=r}steps;places;shared=new Map;neededBy(e){return new Map(
this.steps.flatMap(({name:r,paths:t})=>Object.values(t).map(n=>[this.pathFor(n,e),(0,chunk_GOMKUP5Y_js_1.kebab)(r)])))}check(){let e=[];for(let{paths:r}of this.
steps)for(let[t,n]of Object.entries(r)){if(PER_FILE.test(n))continue;let s=this.problemOf(this.pathFor(n,""));s!==void 0&&e.push({field:t,message:s})}if(e.length>
0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(e)}async parametersOf({name:e,params:r,paths:t},n){let s={};for(let[i,a]of Object.entries(t)){let o=this.pathFor(
a,n),l=await(PER_FILE.test(a)?this.read(o,i):this.readOnce(o,i)),u=(0,chunk_5BKSP7JR_js_1.operationOf)(e).fields[i]?.kind==="json",{params:f,issues:c}=(0,chunk_GOMKUP5Y_js_1.
decodeAll)(e,{[i]:u?textOf(l):l}),d=c.filter(({field:p})=>p===i);if(d.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(d.map(({field:p,message:w})=>({field:p,
message:`'${o}': ${w}`})));s[i]=f[i]}return{...r,...s}}pathFor(e,r){let{dir:t,name:n}=node_path_7.default.posix.parse(r),s=e.replaceAll("{dir}",()=>t||".").replaceAll(
"{name}",()=>n);return(0,chunk_GOMKUP5Y_js_1.spelled2)(this.places,s)}readOnce(e,r){let t=this.shared.get(e);return t||this.shared.set(e,t=this.read(e,r)),t}async read(e,r){
let t=this.problemOf(e);if(t!==void 0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:r,message:t}]);let n=await(0,chunk_GOMKUP5Y_js_1.readWhole)(node_path_7.
default.resolve(this.places.workspace,e)).catch(s=>{throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:r,message:`'${e}' could not be opened (${(0,chunk_GOMKUP5Y_js_1.
systemCode)(s)})`}])});return{name:node_path_7.default.posix.basename(e),bytes:n}}problemOf(e){if(!(0,chunk_GOMKUP5Y_js_1.allows)(this.places,e))return`'${e}' m\
ust be in the workspace or in RUNNER_TEMP`;let r=(0,chunk_GOMKUP5Y_js_1.realPath)(node_path_7.default.resolve(this.places.workspace,e));return r===void 0?`there\
 is no file '${e}'. Paths start at the workspace, and may hold {dir} and {name}`:(0,chunk_GOMKUP5Y_js_1.rootsOf)(this.places).map(t=>(0,chunk_GOMKUP5Y_js_1.realPath)(
t)??t).some(t=>(0,chunk_GOMKUP5Y_js_1.isInside)(node_path_7.default.relative(t,r)))?(0,chunk_GOMKUP5Y_js_1.statOf)(r)?.isFile()?void 0:`'${e}' is not a file`:`'${e}\
' is a link that leads out of the workspace`}},textOf=({bytes:e})=>new TextDecoder("utf-8").decode(e),PROGRESS_INTERVAL=5;async function work({jobs:e,inputs:r,chosen:t,
places:n,secondFiles:s,numbersOf:i,claim:a,spelling:o}){let l=new chunk_GOMKUP5Y_js_1.Writer(n),{execute:u,lanes:f,close:c,abandon:d}=await t.open(e.length),p=new AbortController;
onCancel(()=>(p.abort(),Promise.allSettled([l.close(),d()])));let w=e.map(()=>[]),b=[],h,g={steps:r.steps,spelling:o,signal:p.signal,parametersOf:($,y)=>s.parametersOf(
$,y),numbersOf:i,claim:a,write:$=>l.write($),onProgress:progressLines()};return await inParallel(e,f,async($,y)=>{if(h!==void 0){w[y]=[{...planned($),status:"sk\
ipped",output:null,message:h}];return}try{let m=await u($,g);w[y]=m;for(let[O,v]of m.entries())(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_GOMKUP5Y_js_1.printable)(lineOf(
v,m[O-1]?.notes)))}catch(m){let O=m instanceof chunk_GOMKUP5Y_js_1.JobError?m.input:$.inputs[0]??"",v=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(m instanceof chunk_GOMKUP5Y_js_1.
JobError?m.cause:m);(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_GOMKUP5Y_js_1.printable)(`${O}: failed`));let _=m instanceof chunk_GOMKUP5Y_js_1.JobError?m.step:void 0,
k=_===void 0?explain(v,o):`${_}: ${explain(v,o)}`;b.push({file:O,message:k,cause:v.cause}),w[y]=[{...planned($),status:"failed",input:O,output:null,message:k}],
v.code==="unauthorized"&&(h="Not tried, because the region refused the key")}}),await c(),{rows:w.flat(),failures:b}}function preview(e){let r=e.map(planned);for(let{
input:t,inputs:n,output:s}of r)(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_GOMKUP5Y_js_1.printable)(`${sourceOf(t,n)}${s===null?": would be read only, and no file wri\
tten":` → ${s}`}`));return r}function planned(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,
bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function lineOf(e,r=[]){let{input:t,inputs:n,output:s,pages:i,bytesBefore:a,bytesAfter:o,
notes:l,message:u}=e,f=sourceOf(t,n),c=[...i===null?[]:[(0,chunk_GOMKUP5Y_js_1.counted)(i,"page")],o===null?(0,chunk_GOMKUP5Y_js_1.readableBytes)(a??0):`${(0,chunk_GOMKUP5Y_js_1.
readableBytes)(a??0)} → ${(0,chunk_GOMKUP5Y_js_1.readableBytes)(o)}`].join(", ");return[s===null?`${f}: ${u??"read"} (${c})`:`${f} → ${s} (${c})`,...l.filter(
d=>!r.includes(d))].join(". ")}var sourceOf=(e,r)=>r.length>1?`${e} and ${r.length-1} more`:e;function onCancel(e){let r=!1;for(let[t,n]of[["SIGINT",130],["SIGT\
ERM",143]])process.on(t,()=>{r||(r=!0,(0,chunk_Q2FBTZAU_js_1.info)("Cancelled"),e().finally(()=>process.exit(n)))})}async function inParallel(e,r,t){let n=e.entries(),
s=async()=>{for(let[i,a]of n)i>0&&await(0,chunk_5BKSP7JR_js_1.pause)(),await t(a,i)};await Promise.all(Array.from({length:Math.min(r,e.length)},s))}function progressLines(){
let e=process.uptime();return(r,t,n)=>{let s=process.uptime();s-e<PROGRESS_INTERVAL||(e=s,(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_GOMKUP5Y_js_1.printable)(`${r}: ${t}\
, ${Math.round(n*100)} %`)))}}async function main(){let e=new Warnings,r=new Outputs,t="wire";try{r.begin();let n=await readInputs(s=>(0,chunk_Q2FBTZAU_js_1.getInput)(
s,{trimWhitespace:!1}),mask);for(let s of n.warnings)e.add(s);t=n.isList?"wire":"inputs",await run(n,r,e,t)}catch(n){let s=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(
n instanceof CountError?n.cause:n),i=explain(s,t);n instanceof CountError&&(0,chunk_Q2FBTZAU_js_1.error)(i,{file:n.file}),(0,chunk_Q2FBTZAU_js_1.setFailed)(n instanceof
CountError?"No file was written: continue-numbers counts the pages of all files first, and one file could not be counted":i),s.cause!==void 0&&(0,chunk_Q2FBTZAU_js_1.
debug)((0,chunk_GOMKUP5Y_js_1.trace)(s.cause))}finally{(0,chunk_Q2FBTZAU_js_1.debug)(`Peak memory: ${(0,chunk_GOMKUP5Y_js_1.readableBytes)(peakMemory())}`)}}async function run(e,r,t,n){
let s=process.uptime(),i=(0,chunk_GOMKUP5Y_js_1.enterWorkspace)(),a=await chooseBackend(e,i);a.isLocal&&e.apiKey!==""&&t.add("api-key is not used: without regio\
n or base-url documents are processed on the runner");for(let m of e.steps)await a.check(m);e.output!==void 0&&kindOf(e.steps)==="data"&&t.add("output is not us\
ed: the step reads documents and writes none");let o=new SecondFiles(e.steps,i),{matched:l,files:u}=await chooseFiles(e,i,o,t);o.check();let f=identityIn(i.workspace),
c=[...new Set([...l,...l.flatMap(m=>[...o.neededBy(m).keys()])])],d=plan({...e,files:u,matched:c,places:i,identity:f}),p=e.steps.map(({name:m})=>(0,chunk_GOMKUP5Y_js_1.
kebab)(m)),w=e.continueNumbers&&!e.dryRun?await continueNumbers(d,e.steps,m=>(0,chunk_GOMKUP5Y_js_1.readInput)(m,i.workspace)):()=>{};(0,chunk_Q2FBTZAU_js_1.startGroup)(
(0,chunk_GOMKUP5Y_js_1.printable)(`${p.join(", then ")}: ${(0,chunk_GOMKUP5Y_js_1.counted)(u.length,"file")}, ${a.place}`));let{rows:b,failures:h}=e.dryRun?{rows:preview(
d),failures:[]}:await work({jobs:d,inputs:e,chosen:a,places:i,secondFiles:o,numbersOf:w,claim:claims(c,e.overwrite,f),spelling:n});(0,chunk_Q2FBTZAU_js_1.endGroup)(),
annotateFailures(h,e.onError==="fail"?"error":"warning",t);let g=process.uptime()-s,$={rows:b,matched:l.length,operations:p,place:a.place,dryRun:e.dryRun,seconds:g};
if((0,chunk_Q2FBTZAU_js_1.info)((0,chunk_GOMKUP5Y_js_1.printable)(headline($))),r.tell(b),e.summary&&await summarize($,t),e.attest){let{declareArtifacts:m}=await Promise.
resolve().then(()=>__importStar(require("./artifacts-TYAW6DUZ.js"))),O=b.flatMap(({status:v,output:_})=>v==="done"&&_!==null?[_]:[]);for(let v of await m(O,i.workspace))
t.add(v)}if(h.length===0)return;let y=isMerging(e.steps)?`The merge of ${(0,chunk_GOMKUP5Y_js_1.counted)(u.length,"file")} failed`:conclusionOf(h,u.length);e.onError===
"fail"?(0,chunk_Q2FBTZAU_js_1.setFailed)(y):t.add(y)}function mask(e){e.trim()!==""&&(0,chunk_Q2FBTZAU_js_1.setSecret)(e)}function peakMemory(){try{let[,e]=/^VmHWM:\s*(\d+) kB$/m.
exec((0,node_fs_1.readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}var finished=!1;
process.once("beforeExit",()=>{finished||(0,chunk_Q2FBTZAU_js_1.setFailed)("The action stopped before it had finished.")}),main().catch(chunk_Q2FBTZAU_js_1.setFailed).
finally(()=>{finished=!0});
