"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(e,n,t,r){r===void 0&&(r=t);var s=Object.getOwnPropertyDescriptor(n,t);(!s||("get"in s?!n.
__esModule:s.writable||s.configurable))&&(s={enumerable:!0,get:function(){return n[t]}}),Object.defineProperty(e,r,s)}):(function(e,n,t,r){r===void 0&&(r=t),e[r]=
n[t]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(e,n){Object.defineProperty(e,"default",{enumerable:!0,value:n})}):function(e,n){
e.default=n}),__importStar=this&&this.__importStar||(function(){var e=function(n){return e=Object.getOwnPropertyNames||function(t){var r=[];for(var s in t)Object.
prototype.hasOwnProperty.call(t,s)&&(r[r.length]=s);return r},e(n)};return function(n){if(n&&n.__esModule)return n;var t={};if(n!=null)for(var r=e(n),s=0;s<r.length;s++)
r[s]!=="default"&&__createBinding(t,n,r[s]);return __setModuleDefault(t,n),t}})(),__importDefault=this&&this.__importDefault||function(e){return e&&e.__esModule?
e:{default:e}};Object.defineProperty(exports,"__esModule",{value:!0});const chunk_VZIP5HSV_js_1=require("./chunk-VZIP5HSV.js"),chunk_Q2FBTZAU_js_1=require("./ch\
unk-Q2FBTZAU.js"),chunk_C5J5XYVM_js_1=require("./chunk-C5J5XYVM.js");require("./chunk-JIWMI2B5.js"),require("./chunk-2E6G6AFP.js"),require("./chunk-WRDHS3QY.js");
const chunk_6JXHDBZG_js_1=require("./chunk-6JXHDBZG.js");require("./chunk-I4PED223.js");const chunk_JCNVL4VL_js_1=require("./chunk-JCNVL4VL.js"),chunk_NXJECZMF_js_1=require(
"./chunk-NXJECZMF.js"),chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");const node_fs_1=require(
"node:fs");var MESSAGE_LENGTH=4096;function explain(e,n){let t=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(e),r=[t,...t.others].map(s=>{let i=s.advice===void 0?s.message:
`${s.message.replace(/[.:]$/,"")}. ${s.advice}`;return(0,chunk_C5J5XYVM_js_1.spelled)(n,i,(0,chunk_GMSHOBQ3_js_1.wireNamesIn)(s))});return(0,chunk_C5J5XYVM_js_1.
printable)(r.join(". ")).slice(0,MESSAGE_LENGTH)}var ANNOTATIONS=10,Warnings=class{given=0;add(e,n){let t=(0,chunk_C5J5XYVM_js_1.printable)(e).slice(0,MESSAGE_LENGTH);
this.given++,this.given<=ANNOTATIONS?(0,chunk_Q2FBTZAU_js_1.warning)(t,n===void 0?{}:{file:n}):(0,chunk_Q2FBTZAU_js_1.info)(n===void 0?`Warning: ${t}`:`Warning:\
 ${(0,chunk_C5J5XYVM_js_1.printable)(n)}: ${t}`)}};const node_fs_2=require("node:fs"),node_path_1=__importDefault(require("node:path"));function identityIn(e){let n=new Map,
t=s=>{let i=n.get(s);if(i!==void 0)return i;let a=s;try{a=(0,node_fs_2.realpathSync)(s)}catch{let l=node_path_1.default.dirname(s);l!==s&&(a=node_path_1.default.
join(t(l),node_path_1.default.basename(s)))}return n.set(s,a),a},r=process.platform==="win32"||process.platform==="darwin";return s=>{let i=node_path_1.default.
resolve(e,s),a=node_path_1.default.join(t(node_path_1.default.dirname(i)),node_path_1.default.basename(i));return r?a.normalize("NFC").toLowerCase():a}}function claims({
matched:e,overwrite:n,identity:t,exists:r}){let s=new Set(e.map(t)),i=new Set;return(a,l)=>{let o=t(a),u=l.inputs.some(f=>t(f)===o);if(i.has(o)||s.has(o)&&!(n&&
u))throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"output",message:`'${a}' is another input or result: choose a different pattern`}]);if(!n&&r(a))throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)([{field:"output",message:alreadyThere([a])}]);i.add(o)}}function alreadyThere([e,...n]){let t=n.length===0?" exists":` and ${n.length} more e\
xist`;return`'${e}'${t} already: choose a different pattern, or set overwrite to true`}function linesOf(e){if(/^\s*\[\s*("|\])/.test(e)){let t=(0,chunk_6JXHDBZG_js_1.
parseJson)(e);return!Array.isArray(t)||!t.every(r=>typeof r=="string"&&r!=="")?{problem:"begins with [ but is not a JSON array of paths: use the output files of\
 an earlier step"}:{lines:t.map(r=>({text:r,literal:!0}))}}let n=e.split(/\r?\n/).map(t=>t.trim()).filter(t=>t!==""&&!t.startsWith("#"));return n.some(t=>!t.startsWith(
"!"))?{lines:n.map(t=>({text:t,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}var NUMBERING="add_page_numbers",RECOUNTING=new Set(
["extract_pages","remove_pages","reorder_pages"]),numberingOf=e=>e.find(({name:n})=>n===NUMBERING)?.params;function continueIssues(e){let n=s=>[{field:"continue\
-numbers",message:s}],t=e.filter(({name:s})=>s===NUMBERING);if(t.length!==1)return n("needs one step add-page-numbers");if(numberingOf(e).last_number!==void 0)return n(
"gives {last} the last number of all files: leave out last-number");let r=e.slice(0,e.indexOf(t[0])).find(({name:s})=>recounts(s));return r===void 0?[]:n(`needs\
 the pages as they are in the files: ${r.name} before add_page_numbers changes how many there are`)}function recounts(e){let{input:n,output:t,accepts:r}=(0,chunk_JCNVL4VL_js_1.
operationOf)(e);return n==="many"||t==="pdfs"||r==="image"||RECOUNTING.has(e)}var RANGE=/^(\d+)-(\d+|last)$/i,DASHED=/^(-?\d+|last)–(-?\d+|last)$/i,DOTTED=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,
BEFORE_LAST=/^last-(\d+|last)$/i,SIGNED=/^(-?\d+)-(-?\d+|last)$/i;function spellPages(e){if(Array.isArray(e))return spellList(e);if(typeof e!="string"&&typeof e!=
"number")return{problem:"must be text such as 1..3, or a list of pages"};let n=String(e),t=n.split(/\r?\n/).filter(s=>s.trim()!=="");if(t.length>1&&t.every(s=>/^ *- +\S/.
test(s)))return spellList(t.map(s=>unquoted(s.replace(/^ *- +/,""))));let r=/^\s*\[(.*)\]\s*$/s.exec(n);return r?spellList(r[1].split(",").map(unquoted)):spellText(
t.length>1?t.join(","):n)}function spellList(e){return e.some(n=>typeof n!="string"&&typeof n!="number")?{problem:'must be a list of pages such as 3, or of rang\
es such as "2..5"'}:spellText(e.join(","))}function unquoted(e){return e.trim().replace(/^(["'])(.*)\1$/s,"$2")}function spellText(e){let n=[],t=[];for(let[r,s]of e.
split(",").entries()){let i=itemsOf(s),a=i.length>1&&i.some(l=>l.startsWith("-"))?readingsOf(i):i.map(ambiguity).find(l=>l!==void 0);a&&t.push(`entry ${r+1} ('${(0,chunk_NTOB6BY6_js_1.
shorten)(s.trim())}') is ambiguous: write ${a.join(" or ")}`),n.push(i.length===0?s:i.map(spellItem).join(","))}return t.length>0?{problem:(0,chunk_NTOB6BY6_js_1.
together)(t)}:{text:n.join(",")}}function itemsOf(e){let n=e.split(/\s+/).filter(r=>r!==""),t=[];for(let r of n){let s=t.at(-1);s?.toLowerCase()==="not"?t[t.length-
1]=`${s} ${r}`:t.push(r)}return t}function readingsOf(e){let n=e.map(spellItem).join(","),[t,r,...s]=e,i=s.length===0&&r?/^-(\d+)$/.exec(r):null;return i&&t&&/^\d+$/.
test(t)?[n,`${t}..${i[1]}`]:[n]}function ambiguity(e){let n=e.replace(/^not /i,""),t=BEFORE_LAST.exec(n);if(t)return/^\d/.test(t[1])?[`-${Number(t[1])+1}`,`-1..${t[1]}`]:
["-1"];let r=SIGNED.exec(n);if(!r||RANGE.test(n))return;let[,s,i]=r;return i.startsWith("-")?[`${s}..${i}`,`${s},${i}`]:[`${s}..${spellPage(i)}`,`${s},-${i}`]}function spellItem(e){
let[,n="",t=""]=/^(not )?(.*)$/i.exec(e)??[],r=RANGE.exec(t)??DASHED.exec(t)??DOTTED.exec(t);return r?`${n}${spellPage(r[1])}..${spellPage(r[2]??"")}`:`${n}${spellPage(
t)}`}function spellPage(e){return e.toLowerCase()==="last"?"-1":e}function protectsNothing(e,n){let t=Object.entries((0,chunk_JCNVL4VL_js_1.operationOf)(e).fields).
filter(([,{group:r}])=>r==="permissions");return t.length>0&&n.user_password===void 0&&!t.some(([r])=>n[r]===!1)}var proposed={encryption_algorithm:"AES-256"},SIZED="\
maximum_bytes",SIZE_WORDS="or a size such as 18 MB or 18 MiB",UNITS={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},SIZE=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;
function plainBytes(e){let[,n,t]=SIZE.exec(e)??[],r=UNITS[t?.toLowerCase()??""];return r===void 0?e:String(Math.floor(Math.round(Number(n)*r*1e3)/1e3))}var STAND_IN={
name:"file",bytes:Uint8Array.of(0)},PLACEHOLDERS=["{dir}","{name}"];function decodeDraft({name:e,raw:n,typed:t},r){let{fields:s}=(0,chunk_JCNVL4VL_js_1.operationOf)(
e),i={},a={},l=[];for(let[f,p]of Object.entries({...proposedFor(s),...n})){let c=s[f];if(c===void 0)continue;let d=readValue(f,c,p,t[f]);"problem"in d&&l.push({
field:f,message:d.problem}),"path"in d&&(a[f]=d.path),i[f]="value"in d?d.value:c.kind==="json"?{}:STAND_IN}let o=(0,chunk_C5J5XYVM_js_1.decodeAll)(e,i,r),u=new Set(
l.map(({field:f})=>f));for(let f of o.issues)u.has(f.field)||l.push(f.field===SIZED?{...f,message:`${f.message}, ${SIZE_WORDS}`}:f);return l.length===0&&l.push(
...meaningless(e,i,o.params)),{step:{name:e,params:o.params,paths:a},issues:l}}var RANGE2=["pages","first_page","last_page"];function meaningless(e,n,t){let r=s=>n[s]!==
void 0&&n[s]!=="";return(e==="extract_pages"||e==="remove_pages")&&!RANGE2.some(r)?[{field:"pages",message:"is required, unless one of these is given: first_pag\
e, last_page",mentions:RANGE2.slice(1)}]:protectsNothing(e,{...t})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document o\
pens freely: set what readers must not do to false, or give user_password",mentions:["user_password"]}]:[]}var proposedFor=e=>Object.fromEntries(Object.entries(
proposed).filter(([n])=>Object.hasOwn(e,n)));function readValue(e,n,t,r){if(t===""||t===null||r===null)return{value:""};if(n.kind==="pageOrder"||n.kind==="pageS\
et"){if(typeof t!="string"&&!Array.isArray(t))return{problem:"must be pages such as 1..3, or a list of pages"};let i=spellPages(t);return"problem"in i?i:{value:i.
text.trim()}}if(n.kind==="json"&&typeof t=="object"&&!Array.isArray(t))return{value:r};if(typeof t!="string")return{problem:`must be a single value, and is a ${Array.
isArray(t)?"list":"mapping"}`};let s=t.trim();return n.kind==="text"?{value:t}:s===""?{value:""}:n.kind==="file"||n.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(
s)?pathOf(s):{value:e===SIZED?plainBytes(s):s}}function pathOf(e){let n=e.match(/\{[^{}]*\}/g)?.find(t=>!PLACEHOLDERS.includes(t));return n!==void 0?{problem:`h\
as the unknown placeholder ${n}: a path may hold ${PLACEHOLDERS.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of one file"}:{path:e}}var CHOICES=chunk_JCNVL4VL_js_1.
operationNames.map(chunk_C5J5XYVM_js_1.kebab).join(", "),SHAPE='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',parameterNames=[...new Set(
chunk_JCNVL4VL_js_1.operationNames.flatMap(e=>Object.keys((0,chunk_JCNVL4VL_js_1.operationOf)(e).fields)))],secretNames=new Set(chunk_JCNVL4VL_js_1.operationNames.
flatMap(e=>Object.entries((0,chunk_JCNVL4VL_js_1.operationOf)(e).fields).flatMap(([n,t])=>"secret"in t?[n]:[])));async function readSteps(e,n){let t=new Map;for(let a of parameterNames){
let l=e((0,chunk_C5J5XYVM_js_1.kebab)(a));l!==""&&(secretNames.has(a)&&n(l),t.set(a,l))}let r=e("operation").trim(),s=e("steps");if(s.trim()!==""){let{value:a,typed:l,
problem:o}=(await Promise.resolve().then(()=>__importStar(require("./yaml-list-NRHPUTUP.js")))).parseList(s);for(let f of secretsIn(a))n(f);let u=[];return r!==
""&&u.push({field:"operation",message:"give either operation or steps, not both"}),o!==void 0?{steps:[],issues:[...u,{field:"steps",message:`${o}: ${SHAPE}`}],warnings:[]}:
fromList(a,l,t,u)}if(r==="")return refused("operation",`is required, unless steps is given: one of ${CHOICES}`);let i=r.replaceAll("-","_");return(0,chunk_JCNVL4VL_js_1.
isOperationName)(i)?fromFlat(i,t):refused("operation",`must be one of ${CHOICES}${(0,chunk_VZIP5HSV_js_1.suggestion)(r,chunk_JCNVL4VL_js_1.operationNames.map(chunk_C5J5XYVM_js_1.
kebab))}`)}function fromFlat(e,n){let{fields:t}=(0,chunk_JCNVL4VL_js_1.operationOf)(e),r=[...n.keys()].filter(o=>!Object.hasOwn(t,o)),{step:s,issues:i}=decodeDraft(
{name:e,raw:Object.fromEntries(n),typed:{}},"absent"),a=r.map(o=>({field:(0,chunk_C5J5XYVM_js_1.kebab)(o),message:`is not used: it is not a parameter of ${(0,chunk_C5J5XYVM_js_1.
kebab)(e)}`})),l=i.map(({field:o,message:u,mentions:f=[]})=>({field:(0,chunk_C5J5XYVM_js_1.kebab)(o),message:(0,chunk_C5J5XYVM_js_1.spelled)("inputs",u,f)}));return{
steps:[s],issues:l.length>0?[...l,...a]:[],warnings:a.map(({field:o,message:u})=>`${o} ${u}`)}}function fromList(e,n,t,r){let s=[...r],i=[];if(!Array.isArray(e)||
e.length===0)return{steps:i,issues:[...s,{field:"steps",message:SHAPE}],warnings:[]};for(let l of t.keys())l!=="open_password"&&s.push({field:(0,chunk_C5J5XYVM_js_1.
kebab)(l),message:"write it inside the step that it belongs to"});let a=t.get("open_password");for(let[l,o]of e.entries()){let u=`steps[${l+1}]`,f=draftOf(o,n[l]);
if("problem"in f){s.push({field:u,message:f.problem});continue}s.push(...unknownKeys(f,u),...wrongPlace(f.name,l,e.length,u));let p=a===void 0?f.raw:{open_password:a,
...f.raw},c=decodeDraft({...f,raw:p},"refuse");i.push(c.step),s.push(...c.issues.map(({field:d,message:m})=>({field:`${u}.${d}`,message:m})))}return{steps:i,issues:s,
warnings:[]}}function unknownKeys({name:e,raw:n},t){let r=Object.keys((0,chunk_JCNVL4VL_js_1.operationOf)(e).fields),s=Object.keys(n).filter(a=>!r.includes(a)),
[i]=s.filter(a=>/^[-\d. ]+$/.test(a)&&!n[a]);return i!==void 0?[{field:`${t}.${i}`,message:'is a key here, because in braces a comma separates keys: write [3, 1\
, 2] or "3,1,2"'}]:s.map(a=>({field:`${t}.${a}`,message:`is not a parameter of ${e}: ${r.join(", ")}${(0,chunk_VZIP5HSV_js_1.suggestion)(a,r)}`}))}function wrongPlace(e,n,t,r){
let{output:s,accepts:i}=(0,chunk_JCNVL4VL_js_1.operationOf)(e);return s==="files"&&n+1<t?[{field:r,message:`${e} must be the last step: it gives files that othe\
r operations do not take`}]:i==="image"&&n>0?[{field:r,message:`${e} must be the first step: it takes images, which no other operation gives`}]:[]}function draftOf(e,n){
if(typeof e=="string")return named(e,{},{});if(!(0,chunk_6JXHDBZG_js_1.isObject)(e))return{problem:SHAPE};let{operation:t,...r}=e;if(t!==void 0)return typeof t==
"string"?named(t,r,n):{problem:SHAPE};let[[s,i]=["",void 0],...a]=Object.entries(e);if(a.length>0)return{problem:`names several operations or has its parameters\
 beside the name: ${SHAPE}`};if(i===""||i===void 0)return named(s,{},{});let l=(0,chunk_6JXHDBZG_js_1.isObject)(n)?n[s]:void 0;return(0,chunk_6JXHDBZG_js_1.isObject)(
i)?named(s,i,l):{problem:SHAPE}}function named(e,n,t){let r=e.trim().replaceAll("-","_");if(!(0,chunk_JCNVL4VL_js_1.isOperationName)(r))return{problem:`must nam\
e one of ${chunk_JCNVL4VL_js_1.operationNames.join(", ")}${(0,chunk_VZIP5HSV_js_1.suggestion)(e,chunk_JCNVL4VL_js_1.operationNames)}`};let s=Object.keys(n),i=s.
find((a,l)=>s.findIndex(o=>wireName(o)===wireName(a))!==l);return i!==void 0?{problem:`gives ${wireName(i)} twice, as ${s.filter(a=>wireName(a)===wireName(i)).join(
" and ")}`}:{name:r,raw:wireKeys(n),typed:(0,chunk_6JXHDBZG_js_1.isObject)(t)?wireKeys(t):{}}}var wireName=e=>e.replaceAll("-","_"),wireKeys=e=>Object.fromEntries(
Object.entries(e).map(([n,t])=>[wireName(n),t]));function*secretsIn(e){if(Array.isArray(e))for(let n of e)yield*secretsIn(n);else if((0,chunk_6JXHDBZG_js_1.isObject)(
e))for(let[n,t]of Object.entries(e))typeof t!="string"?yield*secretsIn(t):t!==""&&secretNames.has(n.trim().replaceAll("-","_"))&&(yield t)}var refused=(e,n)=>({
steps:[],issues:[{field:e,message:n}],warnings:[]}),MAXIMUM_CONCURRENCY=32;async function readInputs(e,n){let t=[],r=h=>e(h).trim(),s=h=>{let g=r(h);return g!==
""&&n(g),g},i=(h,g)=>{let $=r(h)||g[0],v=g.find(b=>b===$);return v===void 0&&t.push({field:h,message:`must be one of ${g.join(", ")}`}),v??g[0]},a=(h,g)=>{let $=r(
h).toLowerCase();return $!==""&&$!=="true"&&$!=="false"&&t.push({field:h,message:"must be true or false"}),$===""?g:$==="true"},l=s("api-key"),o=s("github-token"),
{steps:u,issues:f,warnings:p}=await readSteps(e,n),c=linesOf(r("files"));"problem"in c&&t.push({field:"files",message:c.problem});let d=r("concurrency"),m=d===""?
void 0:Number(d);m!==void 0&&!(/^\d+$/.test(d)&&m>=1&&m<=MAXIMUM_CONCURRENCY)&&t.push({field:"concurrency",message:`must be a whole number from 1 to ${MAXIMUM_CONCURRENCY}`});
let w={steps:u,isList:r("steps")!=="",files:"lines"in c?c.lines:[],output:r("output")||void 0,overwrite:a("overwrite",!1),ifNoFilesFound:i("if-no-files-found",[
"warn","error","ignore"]),changedOnly:a("changed-only",!1),dryRun:a("dry-run",!1),continueNumbers:a("continue-numbers",!1),concurrency:m,onError:i("on-error",["\
fail","continue"]),region:r("region"),baseUrl:r("base-url"),apiKey:l,summary:a("summary",!0),attest:a("attest",!1),githubToken:o,warnings:p};if(w.continueNumbers&&
f.length===0&&t.push(...continueIssues(u)),f.length+t.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([...f,...t]);return w}const node_path_2=__importDefault(
require("node:path"));var PLACEHOLDERS2=["{dir}","{name}","{index}","{operation}"],FURTHER={document:[],data:[],parts:["{title}"],files:["{file}"]},DEFAULTS={document:"\
{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}"},isMerging=e=>e.some(
({name:n})=>(0,chunk_JCNVL4VL_js_1.operationOf)(n).input==="many");function kindOf(e){let n=e.map(({name:r})=>(0,chunk_JCNVL4VL_js_1.operationOf)(r)).filter(({output:r})=>r!==
"data"),t=n.findLast(({input:r,output:s})=>r==="many"||s!=="pdf");return n.length===0?"data":t?.output==="pdfs"?"parts":t?.output==="files"?"files":"document"}function plan(e){
let{files:n,steps:t}=e,r=kindOf(t),s=patternOf(e,r),i=n.length===0?[]:isMerging(t)?[n]:n.map(u=>[u]),a=(0,chunk_C5J5XYVM_js_1.kebab)((t.findLast(({name:u})=>(0,chunk_JCNVL4VL_js_1.
operationOf)(u).output!=="data")??t.at(-1))?.name??""),l=i.map((u,f)=>{let{dir:p,name:c}=node_path_2.default.posix.parse(u[0]??"");return{inputs:u,kind:r,outputPath:d=>{
let m=r==="document"?f+1:d?.index,w={"{dir}":p||".","{name}":c,"{operation}":a,"{index}":m===void 0?void 0:(0,chunk_NXJECZMF_js_1.partNumber)(m),"{title}":d?.title,
"{file}":d?.file};return node_path_2.default.posix.normalize(s.replace(/\{[^{}]*\}/g,h=>w[h]??h))}}}),o=r==="data"?[]:collisions(l,e,cureFor(s,r));if(o.length>0)
throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(o);return l}function patternOf({output:e,places:n},t){let r=o=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"\
output",message:o}]);if(e===void 0)return DEFAULTS[t];let s=[...PLACEHOLDERS2,...FURTHER[t]],i=e.match(/\{[^{}]*\}/g)?.filter(o=>!s.includes(o))??[];if(i.length>
0)throw r(`has the unknown placeholder ${i[0]}: use ${s.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw r("must be a single line");if(/[\\/]$/.test(e))throw r(
`names a folder: write a file name after it, such as ${e}{name}.pdf`);let a=["{index}",...FURTHER[t]];if(FURTHER[t].length>0&&!a.some(o=>e.includes(o))){let{dir:o,
name:u,ext:f}=node_path_2.default.posix.parse((0,chunk_C5J5XYVM_js_1.toPosix)(e)),p=node_path_2.default.posix.join(o,t==="files"?`${u}.{file}`:`${u}-{index}${f}`);
throw r(`needs ${a.join(" or ")}, because one file gives several results: such as ${p}`)}let l=node_path_2.default.isAbsolute(e)?(0,chunk_C5J5XYVM_js_1.writtenPath)(
n,e):(0,chunk_C5J5XYVM_js_1.toPosix)(e);if(!(node_path_2.default.isAbsolute(l)?(0,chunk_C5J5XYVM_js_1.allows)(n,l):(0,chunk_C5J5XYVM_js_1.isInside)(node_path_2.
default.posix.normalize(l))))throw r("must stay in the workspace or in RUNNER_TEMP");return l}function cureFor(e,n){let t=["{dir}","{name}",...n==="document"?["\
{index}"]:[]].filter(r=>!e.includes(r));return t.length===0?"process them in different steps":`use ${[t.slice(0,-1).join(", "),...t.slice(-1)].filter(r=>r!=="").
join(" or ")}`}function collisions(e,{matched:n,overwrite:t,identity:r,exists:s,places:i},a){let l=new Map(n.map(d=>[r(d),d])),o=new Map;for(let d of e){let m=r(
d.outputPath()),w=o.get(m);w?w.push(d):o.set(m,[d])}let u=[],f=[],p=d=>{u.push({field:"output",message:d})};for(let[d,[m,w,...h]]of o){if(!m)continue;let g=m.outputPath(),
$=l.get(d);if(!(0,chunk_C5J5XYVM_js_1.allows)(i,g)||g==="."||g.endsWith("/"))p(`'${g}' is not a file in the workspace or in RUNNER_TEMP`);else if((0,chunk_C5J5XYVM_js_1.
isBelowGit)(g))p(`'${g}' is below .git, where nothing is written`);else if(w){let[v,b]=[m.inputs[0],w.inputs[0]],O=h.length===0?`'${v}' and '${b}' would both`:`\
'${v}', '${b}' and ${h.length} more would all`;p(`${O} be written to '${g}': ${a}`)}else $!==void 0&&!m.inputs.some(v=>r(v)===d)?p(`'${g}' would replace another\
 file that the step reads: choose a different pattern`):$!==void 0&&!t?p(`'${g}' would replace the input: choose a different pattern, or set overwrite to true`):
$===void 0&&!t&&s(g)&&f.push(g)}f.length>0&&p(alreadyThere(f));let c=5;return u.length<=c?u:[...u.slice(0,c),{field:"output",message:`and ${u.length-c} more suc\
h clashes`}]}const node_fs_3=require("node:fs"),node_path_3=__importDefault(require("node:path")),node_path_4=__importDefault(require("node:path"));function patternFor(e){
let n=e.replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(n)?`./${n}`:n}async function search(e,n,t){let{create:r}=await Promise.resolve().then(()=>__importStar(require(
"./glob-APKJWKTM.js"))),s=[e,...n.map(o=>o.slice(1).trim())].map(o=>fromRoot(o,t)).map((o,u)=>u===0?o:`!${o}`),i=await r(s.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw leadsOut(e)}),a=new Set((0,chunk_C5J5XYVM_js_1.toPosix)(e).split("/")),l=o=>(0,chunk_C5J5XYVM_js_1.
writtenPath)(t,o).split("/").some(u=>NOT_SEARCHED.has(u)&&!a.has(u));return(await i.glob()).filter(o=>!l(o))}var NOT_SEARCHED=new Set([".git","node_modules"]);function fromRoot(e,{
otherNames:n=[]}){for(let[t,r]of n)if(e.startsWith(t)&&["","/",node_path_4.default.sep].includes(e.charAt(t.length)))return r+e.slice(t.length);return e}function leadsOut(e){
let n=`the pattern '${e}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"file\
s",message:n}])}var MISTAKES=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],[/^["'].*["']$/,"leave out the quotes"],[/^\[.*["',]/,"a list of\
 paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],
[/\$\{?\w/,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],[/^~/,"~ is not your home folder here, and files must be i\
n the workspace or in RUNNER_TEMP"],[/\\/,"write / between folders, not a backslash"],[/,\s*\S/,"write one pattern per line, without commas"]];async function hintFor(e,n,t){
if(isEmpty(t.workspace))return"the workspace is empty: use actions/checkout before this step";let r=MISTAKES.find(([l])=>l.test(e));if(r)return r[1];let s=async l=>search(
l,[],t).catch(()=>[]);if(n.length>0&&(await s(e)).length>0)return"lines that begin with ! exclude every file that it matches";let i=e.replace(/\.pdf$/i,".[pP][d\
D][fF]"),[a]=i===e?[]:await s(i);return a===void 0?void 0:`upper and lower case count, and there is ${node_path_3.default.basename(a)}`}function isEmpty(e){try{
return(0,node_fs_3.readdirSync)(e).length===0}catch{return!1}}async function findFiles(e,n,t,r){let s=[],i=new Set,a=new Set,l=[],o=new Map;for(let[u,{text:f,literal:p}]of e.
entries()){if(!p&&f.startsWith("!"))continue;if(!(0,chunk_C5J5XYVM_js_1.allows)(n,f))throw leadsOut(f);let c=p?[]:e.slice(u+1).flatMap(w=>w.text.startsWith("!")?
[w.text]:[]),{matches:d,isPath:m}=await matchesOf(f,p,c,t,n);d.length===0&&l.push({line:f,reason:await hintFor(f,c,n)});for(let w of d){let h=(0,chunk_C5J5XYVM_js_1.
writtenPath)(n,w),g=(0,chunk_C5J5XYVM_js_1.readingProblem)(n,w);if(g!==void 0){o.set(h,g);continue}(!i.has(h)||r&&m&&a.has(h))&&s.push(h),i.add(h),m&&a.add(h)}}
return{files:s,empty:l,refused:o}}async function matchesOf(e,n,t,r,s){let i=(0,chunk_C5J5XYVM_js_1.placed)(s,e),a=!n&&/[*?[\]\\]/.test(e)?void 0:(0,chunk_C5J5XYVM_js_1.
statOf)(i);if(n)return{matches:(0,chunk_C5J5XYVM_js_1.entryOf)(i)===void 0?[]:[i],isPath:!0};if(a?.isFile()&&t.length===0)return{matches:[i],isPath:!0};let l=await search(
e,t,s),o=a?.isDirectory()?l.filter(u=>r.test(u)):l;return{matches:o.length>1?inNaturalOrder(o):o,isPath:a?.isFile()??!1}}function inNaturalOrder(e){let{compare:n}=new Intl.
Collator("en",{numeric:!0}),t=(r,s)=>{for(let i=0;i<r.length&&i<s.length;i++){let a=n(r[i]??"",s[i]??"");if(a!==0)return a}return r.length-s.length};return e.map(
r=>({file:r,segments:(0,chunk_C5J5XYVM_js_1.toPosix)(r).split("/")})).sort((r,s)=>t(r.segments,s.segments)||(r.file<s.file?-1:1)).map(({file:r})=>r)}var NAMED=5;
async function chooseFiles(e,n,t,r){let s=isMerging(e.steps),i=e.steps[0],a=i&&(0,chunk_JCNVL4VL_js_1.operationOf)(i.name).accepts==="image"?/\.(?:png|jpe?g)$/i:
/\.pdf$/i,l=await findFiles(e.files,n,a,s);tellMissing(l,e.ifNoFilesFound,r);let o=withoutSecondFiles(l.files,t);if(o.length===0&&l.files.length>0&&tellNothing(
"No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,r),!e.changedOnly||o.length===0)return{matched:o,
files:o};let{changedFiles:u}=await Promise.resolve().then(()=>__importStar(require("./changed-FQIHTHTW.js"))),f=await u(e.githubToken);if("unknown"in f)return r.
add(`changed-only leaves nothing out: ${f.unknown}`),{matched:o,files:o};let p=d=>f.paths.has(d),c=o.filter(d=>p(d)||[...t.neededBy(d).keys()].some(p));return(0,chunk_Q2FBTZAU_js_1.
info)(`${(0,chunk_C5J5XYVM_js_1.counted)(c.length,"file")} of ${o.length} changed`),{matched:o,files:(s||e.continueNumbers)&&c.length>0?o:c}}function withoutSecondFiles(e,n){
let t=new Map(e.flatMap(r=>[...n.neededBy(r)]));return t.size===0?e:e.filter(r=>{let s=t.get(r);return s!==void 0&&(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_C5J5XYVM_js_1.
printable)(`'${r}' is left out of files: ${s} uses it`)),s===void 0})}function tellMissing({files:e,empty:n,refused:t},r,s){let i=n.map(({line:u,reason:f})=>f===
void 0?`'${u}'`:`'${u}' (${f})`),a=[...t].map(([u,f])=>`'${u}' was left out: it ${f}`),l=i.length===0?"files, which is an empty list":listed(i),o=e.length>0||i.
length===0||n.some(({reason:u})=>u!==void 0)?"":". Make sure that the job uses actions/checkout, or creates the files, before this step";if(r==="error"&&a.length>
0)throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",a.slice(0,NAMED).join(". "));for(let u of a)s.add(u);i.length===0&&e.length+a.length>0||tellNothing(
`No file matches ${l}${o}`,r,s)}function tellNothing(e,n,t){if(n==="error")throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",e);n==="warn"?t.add(e):(0,chunk_Q2FBTZAU_js_1.
info)((0,chunk_C5J5XYVM_js_1.printable)(e))}function listed(e){return e.length<=NAMED?e.join(", "):`${e.slice(0,NAMED).join(", ")} and ${e.length-NAMED} more li\
nes`}const node_path_5=__importDefault(require("node:path"));var PER_FILE=/\{(?:dir|name)\}/,SecondFiles=class{constructor(e,n){this.steps=e,this.places=n}steps;places;shared=new Map;neededBy(e){
return new Map(this.steps.flatMap(({name:n,paths:t})=>Object.values(t).map(r=>[this.pathFor(r,e),(0,chunk_C5J5XYVM_js_1.kebab)(n)])))}check(){let e=[];for(let{paths:n}of this.
steps)for(let[t,r]of Object.entries(n)){if(PER_FILE.test(r))continue;let s=this.problemOf(this.pathFor(r,""));s!==void 0&&e.push({field:t,message:s})}if(e.length>
0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(e)}async parametersOf({name:e,params:n,paths:t},r){let s={};for(let[i,a]of Object.entries(t)){let l=this.pathFor(
a,r),o=await(PER_FILE.test(a)?this.read(l,i):this.readOnce(l,i)),u=(0,chunk_JCNVL4VL_js_1.operationOf)(e).fields[i]?.kind==="json",{params:f,issues:p}=(0,chunk_C5J5XYVM_js_1.
decodeAll)(e,{[i]:u?textOf(o):o}),c=p.filter(({field:d})=>d===i);if(c.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(c.map(({field:d,message:m})=>({field:d,
message:`'${l}': ${m}`})));s[i]=f[i]}return{...n,...s}}pathFor(e,n){let{dir:t,name:r}=node_path_5.default.posix.parse(n),s=e.replaceAll("{dir}",()=>t||".").replaceAll(
"{name}",()=>r);return(0,chunk_C5J5XYVM_js_1.writtenPath)(this.places,s)}readOnce(e,n){let t=this.shared.get(e);return t||this.shared.set(e,t=this.read(e,n)),t}async read(e,n){
let t=this.problemOf(e);if(t!==void 0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:n,message:t}]);let r=await(0,chunk_C5J5XYVM_js_1.readWhole)(node_path_5.
default.resolve(this.places.workspace,e)).catch(s=>{throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:n,message:`'${e}' could not be opened (${(0,chunk_C5J5XYVM_js_1.
systemCode)(s)})`}])});return{name:node_path_5.default.posix.basename(e),bytes:r}}problemOf(e){if(!(0,chunk_C5J5XYVM_js_1.allows)(this.places,e))return`'${e}' m\
ust be in the workspace or in RUNNER_TEMP`;if((0,chunk_C5J5XYVM_js_1.entryOf)((0,chunk_C5J5XYVM_js_1.placed)(this.places,e))===void 0)return`there is no file '${e}\
'. Paths start at the workspace, and may hold {dir} and {name}`;let n=(0,chunk_C5J5XYVM_js_1.readingProblem)(this.places,e);return n===void 0?void 0:`'${e}' ${n}`}},
textOf=({bytes:e})=>new TextDecoder("utf-8").decode(e),CountError=class extends Error{constructor(e,n){super("a file could not be counted"),this.file=e,this.cause=
n}file;cause};async function continueNumbers(e,n,t){let{continuedNumbers:r,countSelectedPages:s}=await Promise.resolve().then(()=>__importStar(require("./count-\
pages-M6XGTAD3.js"))),i=e.flatMap(({inputs:h})=>h),{pages:a,first_number:l}=numberingOf(n),o=n.map(passwordOf).find(h=>h!==void 0),u="",f=function*(){for(let h of i)
yield t(u=h)},p={pages:a,...o===void 0?{}:{open_password:o}},c=await s(f(),p,{pause:chunk_JCNVL4VL_js_1.pause}).catch(h=>{throw new CountError(u,(0,chunk_GMSHOBQ3_js_1.
asOctavoError)(h))}),d=r(c,l),m=new Map,w=0;for(let h of e)m.set(h,w),w+=h.inputs.length;return(h,g)=>d[(m.get(h)??0)+g]}function passwordOf({name:e,params:n}){
let{open_password:t,password:r}=n;return t??(e==="remove_password"?r:void 0)}var PROGRESS_INTERVAL=5;async function work({jobs:e,inputs:n,chosen:t,places:r,secondFiles:s,
numbersOf:i,claim:a,spelling:l}){let o=new chunk_C5J5XYVM_js_1.Writer(r,n.overwrite),{execute:u,lanes:f,close:p,abandon:c}=await t.open(e.length),d=new AbortController;
onCancel(()=>(d.abort(),Promise.allSettled([o.close(),c()])));let m=e.map(()=>[]),w=[],h,g={steps:n.steps,spelling:l,signal:d.signal,parametersOf:($,v)=>s.parametersOf(
$,v),numbersOf:i,claim:a,write:$=>o.write($),onProgress:progressLines()};return await inParallel(e,f,async($,v)=>{if(h!==void 0){m[v]=[{...planned($),status:"sk\
ipped",output:null,message:h}];return}try{let b=await u($,g);m[v]=b;for(let[O,y]of b.entries())(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_C5J5XYVM_js_1.printable)(lineOf(
y,b[O-1]?.notes)))}catch(b){let O=b instanceof chunk_C5J5XYVM_js_1.JobError?b.input:$.inputs[0]??"",y=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(b instanceof chunk_C5J5XYVM_js_1.
JobError?b.cause:b);(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_C5J5XYVM_js_1.printable)(`${O}: failed`));let k=b instanceof chunk_C5J5XYVM_js_1.JobError?b.step:void 0,
_=k===void 0?explain(y,l):`${k}: ${explain(y,l)}`;w.push({file:O,message:_,cause:y.cause}),m[v]=[{...planned($),status:"failed",input:O,output:null,message:_}],
y.code==="unauthorized"&&(h="Not tried, because the region refused the key")}}),await p(),{rows:m.flat(),failures:w}}function preview(e){let n=e.map(planned);for(let{
input:t,inputs:r,output:s}of n)(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_C5J5XYVM_js_1.printable)(`${sourceOf(t,r)}${s===null?": would be read only, and no file wri\
tten":` → ${s}`}`));return n}function planned(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,
bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function lineOf(e,n=[]){let{input:t,inputs:r,output:s,pages:i,bytesBefore:a,bytesAfter:l,
notes:o,message:u}=e,f=sourceOf(t,r),p=[...i===null?[]:[(0,chunk_C5J5XYVM_js_1.counted)(i,"page")],l===null?(0,chunk_C5J5XYVM_js_1.readableBytes)(a??0):`${(0,chunk_C5J5XYVM_js_1.
readableBytes)(a??0)} → ${(0,chunk_C5J5XYVM_js_1.readableBytes)(l)}`].join(", "),c=s===null?`${f}: ${u??"read"} (${p})`:`${f} → ${s} (${p})`,d=o.filter(m=>!n.
includes(m));return d.length>0?`${c}. ${d.join(" ")}`:c}var sourceOf=(e,n)=>n.length>1?`${e} and ${n.length-1} more`:e;function onCancel(e){let n=!1;for(let[t,r]of[
["SIGINT",130],["SIGTERM",143]])process.on(t,()=>{n||(n=!0,(0,chunk_Q2FBTZAU_js_1.info)("Cancelled"),e().finally(()=>process.exit(r)))})}async function inParallel(e,n,t){
let r=e.entries(),s=async()=>{for(let[i,a]of r)i>0&&await(0,chunk_JCNVL4VL_js_1.pause)(),await t(a,i)};await Promise.all(Array.from({length:Math.min(n,e.length)},
s))}function progressLines(){let e=process.uptime();return(n,t,r)=>{let s=process.uptime();s-e<PROGRESS_INTERVAL||(e=s,(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_C5J5XYVM_js_1.
printable)(`${n}: ${t}, ${Math.round(r*100)} %`)))}}const node_os_1=require("node:os"),node_path_6=__importDefault(require("node:path"));async function chooseBackend(e,n){
return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>__importStar(require("./region-ETR6LLTU.js")))).chooseRegion(e,n):{isLocal:!0,check:()=>Promise.
resolve(),open:t=>openLocal(t,n,e.concurrency),place:"on the runner"}}async function openLocal(e,{workspace:n},t=Math.min((0,node_os_1.availableParallelism)(),MAXIMUM_CONCURRENCY)){
let r=Math.min(e,t),s=(0,chunk_C5J5XYVM_js_1.inMemory)(n),i=()=>Promise.resolve();if(r<2){let{localHere:o}=await Promise.resolve().then(()=>__importStar(require(
"./local-here-GMRCJQY5.js"))),u=o();return{execute:(f,p)=>(0,chunk_C5J5XYVM_js_1.execute)(f,p,u,s),lanes:r,close:i,abandon:i}}let{workerPool:a}=await Promise.resolve().
then(()=>__importStar(require("./pool-XSUFJ7LA.js"))),l=a({entry:node_path_6.default.join(__dirname,"worker.js"),size:Math.min(r,(0,node_os_1.availableParallelism)())});
return{execute:(o,u)=>(0,chunk_C5J5XYVM_js_1.execute)(o,u,l,s),lanes:r,close:l.close,abandon:i}}const node_fs_4=require("node:fs"),node_path_7=__importDefault(require(
"node:path"));var NOT_A_LINE=/[\r\n]|^\s|\s$/,Outputs=class{resultsFile="";begin(){let e=process.env.RUNNER_TEMP;attempt("results-file cannot be made in RUNNER_\
TEMP",e,()=>{e&&(this.resultsFile=node_path_7.default.join((0,node_fs_4.mkdtempSync)(node_path_7.default.join(e,"octavo-")),"results.json"))}),this.tell([])}tell(e){
let n=e.map(({data:i,...a})=>({...a,...i})),t=e.flatMap(({status:i,output:a})=>i==="done"&&a!==null?[a]:[]),r=t.filter(i=>!NOT_A_LINE.test(i)),s=t.length===0?"":
`, although ${(0,chunk_C5J5XYVM_js_1.counted)(t.length,"file")} were written: see the log`;attempt(`The output results-file cannot be written${s}`,this.resultsFile,
()=>{this.resultsFile!==""&&(0,node_fs_4.writeFileSync)(this.resultsFile,`${JSON.stringify(n)}
`)}),attempt(`The outputs of the step cannot be written${s}`,process.env.GITHUB_OUTPUT,()=>{(0,chunk_Q2FBTZAU_js_1.setOutput)("files",t),(0,chunk_Q2FBTZAU_js_1.
setOutput)("paths",r.map(patternFor).join(`
`)),(0,chunk_Q2FBTZAU_js_1.setOutput)("count",t.length),(0,chunk_Q2FBTZAU_js_1.setOutput)("results",n),(0,chunk_Q2FBTZAU_js_1.setOutput)("results-file",this.resultsFile)}),
r.length<t.length&&(0,chunk_Q2FBTZAU_js_1.info)(`The output paths leaves out ${(0,chunk_C5J5XYVM_js_1.counted)(t.length-r.length,"name")} with a line break or a\
n outer blank`)}};function attempt(e,n,t){try{t()}catch(r){let s=n!==void 0&&(0,node_fs_4.existsSync)(n)?(0,chunk_C5J5XYVM_js_1.systemCode)(r):"there is no such\
 file";throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",`${e} (${s})`,{advice:"Check that earlier steps do not remove or lock the files of the runner",
cause:r})}}var SUMMARY_LIMIT=1024*1024,RESERVE=2048,ICONS={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function summaryOf(e){let{rows:n,operations:t}=e,
r=`<h3>Octavo: ${(0,chunk_C5J5XYVM_js_1.cell)(t.join(" → "))}</h3>
<p>${headline(e)}</p>
`;if(n.length===0)return r;let s=[],i=Buffer.byteLength(r)+RESERVE;for(let[u,f]of n.entries()){let p=rowOf(f,n[u-1],wroteSomething(e));if(i+=Buffer.byteLength(p),
i>SUMMARY_LIMIT)break;s.push(p)}let a=(wroteSomething(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(u=>`<th>${u}\
</th>`).join(""),l=n.length-s.length,o=l===0?"":`<p>${(0,chunk_C5J5XYVM_js_1.counted)(l,"more row")} did not fit here: see the log and the <code>results</code> \
output.</p>
`;return`${r}<table>
<tr>${a}</tr>
${s.join("")}</table>
${o}`}function headline({rows:e,matched:n,place:t,dryRun:r,seconds:s}){let i=c=>e.filter(d=>d.status===c),a=i("done");if(e.length===0)return`${n===0?"No file ma\
tches":`No change in ${(0,chunk_C5J5XYVM_js_1.counted)(n,"file")}`}, nothing written · ${t} · ${s.toFixed(1)} s`;let l=a.filter(({output:c})=>c!==null).length,
o=r?[`Dry run: ${(0,chunk_C5J5XYVM_js_1.counted)(i("planned").length,"result")} planned, nothing written`]:[l===0&&a.length>0?`${(0,chunk_C5J5XYVM_js_1.counted)(
a.length,"file")} read, none written`:`${(0,chunk_C5J5XYVM_js_1.counted)(l,"file")} written`];for(let c of["failed","skipped"])i(c).length>0&&o.push(`${i(c).length}\
 ${c}`);let u=sum([...new Map(a.map(c=>[c.inputs.join(`
`),c.bytesBefore??0])).values()]),f=sum(a.map(({bytesAfter:c})=>c??0)),p=a.length===0?"":` · ${(0,chunk_C5J5XYVM_js_1.readableBytes)(u)}${l===0?"":` → ${(0,chunk_C5J5XYVM_js_1.
readableBytes)(f)}`}`;return`${o.join(", ")}${p} · ${t} · ${s.toFixed(1)} s`}var wroteSomething=({rows:e})=>e.some(({output:n})=>n!==null)||e.every(({data:n})=>isEmpty2(
n));function rowOf(e,n,t){let{status:r,input:s,inputs:i,output:a,pages:l,bytesBefore:o,bytesAfter:u,message:f,notes:p,data:c}=e,d=i.length>1&&r!=="failed"?` <em\
>and ${i.length-1} more</em>`:"",m=[...a===null?[]:[`<code>${(0,chunk_C5J5XYVM_js_1.cell)(a)}</code>`],...f===null?[]:[(0,chunk_C5J5XYVM_js_1.cell)(f)],...Object.
values(c).flatMap(b=>overview(b)),...p.filter(b=>n?.input!==s||!n.notes.includes(b)).map(b=>`<em>${(0,chunk_C5J5XYVM_js_1.cell)(b)}</em>`)],w=e.facts.firstPage!==
void 0,h=t?[sizeCell(o),sizeCell(u),w?"":change(o,u)]:[sizeCell(o)],g=[l===null?"":String(l),...h],$=m.join("<br>"),v=g.every(b=>b==="")?`<td colspan="${g.length+
1}">${$}</td>`:`<td>${$}</td>${g.map(b=>`<td align="right">${b}</td>`).join("")}`;return`<tr><td>${ICONS[r]}</td><td><code>${(0,chunk_C5J5XYVM_js_1.cell)(s)}</c\
ode>${d}</td>${v}</tr>
`}var IN_COLUMNS=new Set(["pageCount","fileSize"]);function overview(e){let n=Object.entries(e).flatMap(([t,r])=>{let s=(0,chunk_C5J5XYVM_js_1.cell)(t.replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase());return IN_COLUMNS.has(t)?[]:r===!0?[s]:typeof r=="number"?r===0?[]:[`${s}: ${r}`]:Array.isArray(r)?r.length===0?[]:[`${s}: ${r.length}`]:typeof r==
"object"&&r!==null&&!Object.values(r).every(i=>typeof i=="boolean")?[s]:[]});return n.length===0?[]:[n.join(" · ")]}var isEmpty2=e=>Object.keys(e).length===0,sizeCell=e=>e===
null?"":(0,chunk_C5J5XYVM_js_1.readableBytes)(e).replace(" ","&nbsp;");function change(e,n){if(e===null||n===null||e===0)return"";let t=(n-e)/e*100;return`${t>0?
"+":t<0?"−":""}${Math.abs(t).toFixed(1)}%`}var sum=e=>e.reduce((n,t)=>n+t,0);function annotateFailures(e,n,t){let r=e.length<ANNOTATIONS?e:e.slice(0,ANNOTATIONS-
1);for(let{file:s,message:i}of r)n==="error"?(0,chunk_Q2FBTZAU_js_1.error)(i,{file:s}):t.add(i,s);for(let{file:s,message:i}of e.slice(r.length))(0,chunk_Q2FBTZAU_js_1.
info)((0,chunk_C5J5XYVM_js_1.printable)(`Failed: ${s}: ${i}`));for(let{cause:s}of e)s!==void 0&&(0,chunk_Q2FBTZAU_js_1.debug)((0,chunk_C5J5XYVM_js_1.trace)(s))}
function conclusionOf(e,n){let t=e.length<ANNOTATIONS?0:e.length-(ANNOTATIONS-1),r=t>0?` (${t} of them without an annotation: see the log)`:"";return`${e.length}\
 of ${(0,chunk_C5J5XYVM_js_1.counted)(n,"file")} failed${r}`}async function summarize(e,n){if(!process.env.GITHUB_STEP_SUMMARY)return;let t=summaryOf(e);if(!(Buffer.
byteLength(t)>=SUMMARY_LIMIT))try{await chunk_Q2FBTZAU_js_1.summary.addRaw(t).write()}catch(r){n.add("The job summary could not be written. The results and the \
outputs are complete"),(0,chunk_Q2FBTZAU_js_1.debug)((0,chunk_C5J5XYVM_js_1.trace)(r))}}async function main(){let e=new Warnings,n=new Outputs,t="wire";try{n.begin();
let r=await readInputs(s=>(0,chunk_Q2FBTZAU_js_1.getInput)(s,{trimWhitespace:!1}),mask);for(let s of r.warnings)e.add(s);t=r.isList?"wire":"inputs",await run(r,
n,e,t)}catch(r){let s=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(r instanceof CountError?r.cause:r),i=explain(s,t);r instanceof CountError&&(0,chunk_Q2FBTZAU_js_1.error)(
i,{file:r.file}),(0,chunk_Q2FBTZAU_js_1.setFailed)(r instanceof CountError?"No file was written: continue-numbers counts the pages of all files first, and one f\
ile could not be counted":i),s.cause!==void 0&&(0,chunk_Q2FBTZAU_js_1.debug)((0,chunk_C5J5XYVM_js_1.trace)(s.cause))}finally{(0,chunk_Q2FBTZAU_js_1.debug)(`Peak\
 memory: ${(0,chunk_C5J5XYVM_js_1.readableBytes)(peakMemory())}`)}}async function run(e,n,t,r){let s=process.uptime(),i=(0,chunk_C5J5XYVM_js_1.enterWorkspace)(),
a=await chooseBackend(e,i);a.isLocal&&e.apiKey!==""&&t.add("api-key is not used: without region or base-url documents are processed on the runner");for(let y of e.
steps)await a.check(y);e.output!==void 0&&kindOf(e.steps)==="data"&&t.add("output is not used: the step reads documents and writes none");let l=new SecondFiles(
e.steps,i),{matched:o,files:u}=await chooseFiles(e,i,l,t);l.check();let f=identityIn(i.workspace),p=[...new Set([...o,...o.flatMap(y=>[...l.neededBy(y).keys()])])],
c=y=>(0,chunk_C5J5XYVM_js_1.isTaken)(i,y),d={matched:p,overwrite:e.overwrite,identity:f,exists:c},m=plan({...e,...d,files:u,places:i}),w=e.steps.map(({name:y})=>(0,chunk_C5J5XYVM_js_1.
kebab)(y)),h=e.continueNumbers&&!e.dryRun?await continueNumbers(m,e.steps,y=>(0,chunk_C5J5XYVM_js_1.readInput)(y,i.workspace)):()=>{};(0,chunk_Q2FBTZAU_js_1.startGroup)(
(0,chunk_C5J5XYVM_js_1.printable)(`${w.join(", then ")}: ${(0,chunk_C5J5XYVM_js_1.counted)(u.length,"file")}, ${a.place}`));let{rows:g,failures:$}=e.dryRun?{rows:preview(
m),failures:[]}:await work({jobs:m,inputs:e,chosen:a,places:i,secondFiles:l,numbersOf:h,claim:claims(d),spelling:r});(0,chunk_Q2FBTZAU_js_1.endGroup)(),annotateFailures(
$,e.onError==="fail"?"error":"warning",t);let v=process.uptime()-s,b={rows:g,matched:o.length,operations:w,place:a.place,dryRun:e.dryRun,seconds:v};if((0,chunk_Q2FBTZAU_js_1.
info)((0,chunk_C5J5XYVM_js_1.printable)(headline(b))),n.tell(g),e.summary&&await summarize(b,t),e.attest){let{declareArtifacts:y}=await Promise.resolve().then(()=>__importStar(
require("./artifacts-QTKJPVXS.js"))),k=g.flatMap(({status:_,output:j})=>_==="done"&&j!==null?[j]:[]);for(let _ of await y(k,i.workspace))t.add(_)}if($.length===
0)return;let O=isMerging(e.steps)?`The merge of ${(0,chunk_C5J5XYVM_js_1.counted)(u.length,"file")} failed`:conclusionOf($,u.length);e.onError==="fail"?(0,chunk_Q2FBTZAU_js_1.
setFailed)(O):t.add(O)}function mask(e){e.trim()!==""&&(0,chunk_Q2FBTZAU_js_1.setSecret)(e)}function peakMemory(){try{let[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,node_fs_1.
readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}var finished=!1;process.once(
"beforeExit",()=>{finished||(0,chunk_Q2FBTZAU_js_1.setFailed)("The action stopped before it had finished.")}),main().catch(chunk_Q2FBTZAU_js_1.setFailed).finally(
()=>{finished=!0});
