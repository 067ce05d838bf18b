"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(e,t,n,r){r===void 0&&(r=n);var s=Object.getOwnPropertyDescriptor(t,n);(!s||("get"in s?!t.
__esModule:s.writable||s.configurable))&&(s={enumerable:!0,get:function(){return t[n]}}),Object.defineProperty(e,r,s)}):(function(e,t,n,r){r===void 0&&(r=n),e[r]=
t[n]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(e,t){Object.defineProperty(e,"default",{enumerable:!0,value:t})}):function(e,t){
e.default=t}),__importStar=this&&this.__importStar||(function(){var e=function(t){return e=Object.getOwnPropertyNames||function(n){var r=[];for(var s in n)Object.
prototype.hasOwnProperty.call(n,s)&&(r[r.length]=s);return r},e(t)};return function(t){if(t&&t.__esModule)return t;var n={};if(t!=null)for(var r=e(t),s=0;s<r.length;s++)
r[s]!=="default"&&__createBinding(n,t,r[s]);return __setModuleDefault(n,t),n}})(),__importDefault=this&&this.__importDefault||function(e){return e&&e.__esModule?
e:{default:e}};Object.defineProperty(exports,"__esModule",{value:!0});const chunk_VZIP5HSV_js_1=require("./chunk-VZIP5HSV.js"),chunk_Q2FBTZAU_js_1=require("./ch\
unk-Q2FBTZAU.js"),chunk_RWJBTVC4_js_1=require("./chunk-RWJBTVC4.js");require("./chunk-ZQPP2ITU.js"),require("./chunk-2E6G6AFP.js"),require("./chunk-BHLFBBNU.js");
const chunk_6JXHDBZG_js_1=require("./chunk-6JXHDBZG.js");require("./chunk-I4PED223.js");const chunk_7C6NZWQN_js_1=require("./chunk-7C6NZWQN.js"),chunk_EJB7VHTT_js_1=require(
"./chunk-EJB7VHTT.js");require("./chunk-VKB5CSQM.js");const chunk_NXJECZMF_js_1=require("./chunk-NXJECZMF.js"),chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js"),
chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");const node_fs_1=require("node:fs");var MESSAGE_LENGTH=4096;function explain(e,t){
let n=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(e),r=[n,...n.others].map(s=>{let i=s.advice===void 0?s.message:`${s.message.replace(/[.:]$/,"")}. ${s.advice}`;return(0,chunk_RWJBTVC4_js_1.
spelled)(t,i,(0,chunk_GMSHOBQ3_js_1.wireNamesIn)(s))});return(0,chunk_RWJBTVC4_js_1.printable)(r.join(". ")).slice(0,MESSAGE_LENGTH)}var ANNOTATIONS=10,Warnings=class{given=0;add(e,t){
let n=(0,chunk_RWJBTVC4_js_1.printable)(e).slice(0,MESSAGE_LENGTH);this.given++,this.given<=ANNOTATIONS?(0,chunk_Q2FBTZAU_js_1.warning)(n,t===void 0?{}:{file:t}):
(0,chunk_Q2FBTZAU_js_1.info)(t===void 0?`Warning: ${n}`:`Warning: ${(0,chunk_RWJBTVC4_js_1.printable)(t)}: ${n}`)}};const node_fs_2=require("node:fs"),node_path_1=__importDefault(
require("node:path"));function identityIn(e){let t=new Map,n=s=>{let i=t.get(s);if(i!==void 0)return i;let a=s;try{a=(0,node_fs_2.realpathSync)(s)}catch{let l=node_path_1.
default.dirname(s);l!==s&&(a=node_path_1.default.join(n(l),node_path_1.default.basename(s)))}return t.set(s,a),a},r=process.platform==="win32"||process.platform===
"darwin";return s=>{let i=node_path_1.default.resolve(e,s),a=node_path_1.default.join(n(node_path_1.default.dirname(i)),node_path_1.default.basename(i));return r?
a.normalize("NFC").toLowerCase():a}}function claims({matched:e,overwrite:t,identity:n,exists:r}){let s=new Set(e.map(n)),i=new Set;return(a,l)=>{let o=n(a),u=l.
inputs.some(f=>n(f)===o);if(i.has(o)||s.has(o)&&!(t&&u))throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"output",message:`'${a}' is another input or resu\
lt: choose a different pattern`}]);if(!t&&r(a))throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"output",message:alreadyThere([a])}]);i.add(o)}}function alreadyThere([
e,...t]){let n=t.length===0?" exists":` and ${t.length} more exist`;return`'${e}'${n} already: choose a different pattern, or set overwrite to true`}function linesOf(e){
if(/^\s*\[\s*("|\])/.test(e)){let n=(0,chunk_6JXHDBZG_js_1.parseJson)(e);return!Array.isArray(n)||!n.every(r=>typeof r=="string"&&r!=="")?{problem:"begins with \
[ but is not a JSON array of paths: use the output files of an earlier step"}:{lines:n.map(r=>({text:r,literal:!0}))}}let t=e.split(/\r?\n/).map(n=>n.trim()).filter(
n=>n!==""&&!n.startsWith("#"));return t.some(n=>!n.startsWith("!"))?{lines:t.map(n=>({text:n,literal:!1}))}:{problem:"is required: glob patterns such as docs/**\
/*.pdf, one per line"}}var NUMBERING="add_page_numbers",RECOUNTING=new Set(["extract_pages","remove_pages","reorder_pages"]),numberingOf=e=>e.find(({name:t})=>t===
NUMBERING)?.params;function continueIssues(e){let t=s=>[{field:"continue-numbers",message:s}],n=e.filter(({name:s})=>s===NUMBERING);if(n.length!==1)return t("ne\
eds one step add-page-numbers");if(numberingOf(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");let r=e.slice(
0,e.indexOf(n[0])).find(({name:s})=>recounts(s));return r===void 0?[]:t(`needs the pages as they are in the files: ${r.name} before add_page_numbers changes how\
 many there are`)}function recounts(e){let{input:t,output:n,accepts:r}=(0,chunk_EJB7VHTT_js_1.operationOf)(e);return t==="many"||n==="pdfs"||r==="image"||RECOUNTING.
has(e)}var RANGE=/^(\d+)-(\d+|last)$/i,DASHED=/^(-?\d+|last)–(-?\d+|last)$/i,DOTTED=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,BEFORE_LAST=/^last-(\d+|last)$/i,SIGNED=/^(-?\d+)-(-?\d+|last)$/i;
function spellPages(e){if(Array.isArray(e))return spellList(e);if(typeof e!="string"&&typeof e!="number")return{problem:"must be text such as 1..3, or a list of\
 pages"};let t=String(e),n=t.split(/\r?\n/).filter(s=>s.trim()!=="");if(n.length>1&&n.every(s=>/^ *- +\S/.test(s)))return spellList(n.map(s=>unquoted(s.replace(
/^ *- +/,""))));let r=/^\s*\[(.*)\]\s*$/s.exec(t);return r?spellList(r[1].split(",").map(unquoted)):spellText(n.length>1?n.join(","):t)}function spellList(e){return e.
some(t=>typeof t!="string"&&typeof t!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:spellText(e.join(","))}function unquoted(e){
return e.trim().replace(/^(["'])(.*)\1$/s,"$2")}function spellText(e){let t=[],n=[];for(let[r,s]of e.split(",").entries()){let i=itemsOf(s),a=i.length>1&&i.some(
l=>l.startsWith("-"))?readingsOf(i):i.map(ambiguity).find(l=>l!==void 0);a&&n.push(`entry ${r+1} ('${(0,chunk_NTOB6BY6_js_1.shorten)(s.trim())}') is ambiguous: \
write ${a.join(" or ")}`),t.push(i.length===0?s:i.map(spellItem).join(","))}return n.length>0?{problem:(0,chunk_NTOB6BY6_js_1.together)(n)}:{text:t.join(",")}}function itemsOf(e){
let t=e.split(/\s+/).filter(r=>r!==""),n=[];for(let r of t){let s=n.at(-1);s?.toLowerCase()==="not"?n[n.length-1]=`${s} ${r}`:n.push(r)}return n}function readingsOf(e){
let t=e.map(spellItem).join(","),[n,r,...s]=e,i=s.length===0&&r?/^-(\d+)$/.exec(r):null;return i&&n&&/^\d+$/.test(n)?[t,`${n}..${i[1]}`]:[t]}function ambiguity(e){
let t=e.replace(/^not /i,""),n=BEFORE_LAST.exec(t);if(n)return/^\d/.test(n[1])?[`-${Number(n[1])+1}`,`-1..${n[1]}`]:["-1"];let r=SIGNED.exec(t);if(!r||RANGE.test(
t))return;let[,s,i]=r;return i.startsWith("-")?[`${s}..${i}`,`${s},${i}`]:[`${s}..${spellPage(i)}`,`${s},-${i}`]}function spellItem(e){let[,t="",n=""]=/^(not )?(.*)$/i.
exec(e)??[],r=RANGE.exec(n)??DASHED.exec(n)??DOTTED.exec(n);return r?`${t}${spellPage(r[1])}..${spellPage(r[2]??"")}`:`${t}${spellPage(n)}`}function spellPage(e){
return e.toLowerCase()==="last"?"-1":e}function protectsNothing(e,t){let n=Object.entries((0,chunk_EJB7VHTT_js_1.operationOf)(e).fields).filter(([,{group:r}])=>r===
"permissions");return n.length>0&&t.user_password===void 0&&!n.some(([r])=>t[r]===!1)}var proposed={encryption_algorithm:"AES-256"},SIZED="maximum_bytes",SIZE_WORDS="\
or a size such as 18 MB or 18 MiB",UNITS={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},SIZE=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function plainBytes(e){
let[,t,n]=SIZE.exec(e)??[],r=UNITS[n?.toLowerCase()??""];return r===void 0?e:String(Math.floor(Math.round(Number(t)*r*1e3)/1e3))}var STAND_IN={name:"file",bytes:Uint8Array.
of(0)},PLACEHOLDERS=["{dir}","{name}"];function decodeDraft({name:e,raw:t,typed:n},r){let{fields:s}=(0,chunk_EJB7VHTT_js_1.operationOf)(e),i={},a={},l=[];for(let[
f,p]of Object.entries({...proposedFor(s),...t})){let c=s[f];if(c===void 0)continue;let d=readValue(f,c,p,n[f]);"problem"in d&&l.push({field:f,message:d.problem}),
"path"in d&&(a[f]=d.path),i[f]="value"in d?d.value:c.kind==="json"?{}:STAND_IN}let o=(0,chunk_RWJBTVC4_js_1.decodeAll)(e,i,r),u=new Set(l.map(({field:f})=>f));for(let f of o.
issues)u.has(f.field)||l.push(f.field===SIZED?{...f,message:`${f.message}, ${SIZE_WORDS}`}:f);return l.length===0&&l.push(...meaningless(e,i,o.params)),{step:{name:e,
params:o.params,paths:a},issues:l}}var RANGE2=["pages","first_page","last_page"];function meaningless(e,t,n){let r=s=>t[s]!==void 0&&t[s]!=="";return(e==="extra\
ct_pages"||e==="remove_pages")&&!RANGE2.some(r)?[{field:"pages",message:"is required, unless one of these is given: first_page, last_page",mentions:RANGE2.slice(
1)}]:protectsNothing(e,{...n})?[{field:"allow_print",message:"nothing is forbidden, and without user_password the document opens freely: set what readers must n\
ot do to false, or give user_password",mentions:["user_password"]}]:[]}var proposedFor=e=>Object.fromEntries(Object.entries(proposed).filter(([t])=>Object.hasOwn(
e,t)));function readValue(e,t,n,r){if(n===""||n===null||r===null)return{value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof n!="string"&&!Array.isArray(
n))return{problem:"must be pages such as 1..3, or a list of pages"};let i=spellPages(n);return"problem"in i?i:{value:i.text.trim()}}if(t.kind==="json"&&typeof n==
"object"&&!Array.isArray(n))return{value:r};if(typeof n!="string")return{problem:`must be a single value, and is a ${Array.isArray(n)?"list":"mapping"}`};let s=n.
trim();return t.kind==="text"?{value:n}:s===""?{value:""}:t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(s)?pathOf(s):{value:e===SIZED?plainBytes(
s):s}}function pathOf(e){let t=e.match(/\{[^{}]*\}/g)?.find(n=>!PLACEHOLDERS.includes(n));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path m\
ay hold ${PLACEHOLDERS.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of one file"}:{path:e}}var CHOICES=chunk_EJB7VHTT_js_1.operationNames.
map(chunk_RWJBTVC4_js_1.kebab).join(", "),SHAPE='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',parameterNames=[...new Set(chunk_EJB7VHTT_js_1.
operationNames.flatMap(e=>Object.keys((0,chunk_EJB7VHTT_js_1.operationOf)(e).fields)))],secretNames=new Set(chunk_EJB7VHTT_js_1.operationNames.flatMap(e=>Object.
entries((0,chunk_EJB7VHTT_js_1.operationOf)(e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function readSteps(e,t){let n=new Map;for(let a of parameterNames){
let l=e((0,chunk_RWJBTVC4_js_1.kebab)(a));l!==""&&(secretNames.has(a)&&t(l),n.set(a,l))}let r=e("operation").trim(),s=e("steps");if(s.trim()!==""){let{value:a,typed:l,
problem:o}=(await Promise.resolve().then(()=>__importStar(require("./yaml-list-NRHPUTUP.js")))).parseList(s);for(let f of secretsIn(a))t(f);let u=[];return r!==
""&&u.push({field:"operation",message:"give either operation or steps, not both"}),o!==void 0?{steps:[],issues:[...u,{field:"steps",message:`${o}: ${SHAPE}`}],warnings:[]}:
fromList(a,l,n,u)}if(r==="")return refused("operation",`is required, unless steps is given: one of ${CHOICES}`);let i=r.replaceAll("-","_");return(0,chunk_EJB7VHTT_js_1.
isOperationName)(i)?fromFlat(i,n):refused("operation",`must be one of ${CHOICES}${(0,chunk_VZIP5HSV_js_1.suggestion)(r,chunk_EJB7VHTT_js_1.operationNames.map(chunk_RWJBTVC4_js_1.
kebab))}`)}function fromFlat(e,t){let{fields:n}=(0,chunk_EJB7VHTT_js_1.operationOf)(e),r=[...t.keys()].filter(o=>!Object.hasOwn(n,o)),{step:s,issues:i}=decodeDraft(
{name:e,raw:Object.fromEntries(t),typed:{}},"absent"),a=r.map(o=>({field:(0,chunk_RWJBTVC4_js_1.kebab)(o),message:`is not used: it is not a parameter of ${(0,chunk_RWJBTVC4_js_1.
kebab)(e)}`})),l=i.map(({field:o,message:u,mentions:f=[]})=>({field:(0,chunk_RWJBTVC4_js_1.kebab)(o),message:(0,chunk_RWJBTVC4_js_1.spelled)("inputs",u,f)}));return{
steps:[s],issues:l.length>0?[...l,...a]:[],warnings:a.map(({field:o,message:u})=>`${o} ${u}`)}}function fromList(e,t,n,r){let s=[...r],i=[];if(!Array.isArray(e)||
e.length===0)return{steps:i,issues:[...s,{field:"steps",message:SHAPE}],warnings:[]};for(let l of n.keys())l!=="open_password"&&s.push({field:(0,chunk_RWJBTVC4_js_1.
kebab)(l),message:"write it inside the step that it belongs to"});let a=n.get("open_password");for(let[l,o]of e.entries()){let u=`steps[${l+1}]`,f=draftOf(o,t[l]);
if("problem"in f){s.push({field:u,message:f.problem});continue}s.push(...unknownKeys(f,u),...wrongPlace(f.name,l,e.length,u));let p=a===void 0?f.raw:{open_password:a,
...f.raw},c=decodeDraft({...f,raw:p},"refuse");i.push(c.step),s.push(...c.issues.map(({field:d,message:m})=>({field:`${u}.${d}`,message:m})))}return{steps:i,issues:s,
warnings:[]}}function unknownKeys({name:e,raw:t},n){let r=Object.keys((0,chunk_EJB7VHTT_js_1.operationOf)(e).fields),s=Object.keys(t).filter(a=>!r.includes(a)),
[i]=s.filter(a=>/^[-\d. ]+$/.test(a)&&!t[a]);return i!==void 0?[{field:`${n}.${i}`,message:'is a key here, because in braces a comma separates keys: write [3, 1\
, 2] or "3,1,2"'}]:s.map(a=>({field:`${n}.${a}`,message:`is not a parameter of ${e}: ${r.join(", ")}${(0,chunk_VZIP5HSV_js_1.suggestion)(a,r)}`}))}function wrongPlace(e,t,n,r){
let{output:s,accepts:i}=(0,chunk_EJB7VHTT_js_1.operationOf)(e);return s==="files"&&t+1<n?[{field:r,message:`${e} must be the last step: it gives files that othe\
r operations do not take`}]:i==="image"&&t>0?[{field:r,message:`${e} must be the first step: it takes images, which no other operation gives`}]:[]}function draftOf(e,t){
if(typeof e=="string")return named(e,{},{});if(!(0,chunk_6JXHDBZG_js_1.isObject)(e))return{problem:SHAPE};let{operation:n,...r}=e;if(n!==void 0)return typeof n==
"string"?named(n,r,t):{problem:SHAPE};let[[s,i]=["",void 0],...a]=Object.entries(e);if(a.length>0)return{problem:`names several operations or has its parameters\
 beside the name: ${SHAPE}`};if(i===""||i===void 0)return named(s,{},{});let l=(0,chunk_6JXHDBZG_js_1.isObject)(t)?t[s]:void 0;return(0,chunk_6JXHDBZG_js_1.isObject)(
i)?named(s,i,l):{problem:SHAPE}}function named(e,t,n){let r=e.trim().replaceAll("-","_");if(!(0,chunk_EJB7VHTT_js_1.isOperationName)(r))return{problem:`must nam\
e one of ${chunk_EJB7VHTT_js_1.operationNames.join(", ")}${(0,chunk_VZIP5HSV_js_1.suggestion)(e,chunk_EJB7VHTT_js_1.operationNames)}`};let s=Object.keys(t),i=s.
find((a,l)=>s.findIndex(o=>wireName(o)===wireName(a))!==l);return i!==void 0?{problem:`gives ${wireName(i)} twice, as ${s.filter(a=>wireName(a)===wireName(i)).join(
" and ")}`}:{name:r,raw:wireKeys(t),typed:(0,chunk_6JXHDBZG_js_1.isObject)(n)?wireKeys(n):{}}}var wireName=e=>e.replaceAll("-","_"),wireKeys=e=>Object.fromEntries(
Object.entries(e).map(([t,n])=>[wireName(t),n]));function*secretsIn(e){if(Array.isArray(e))for(let t of e)yield*secretsIn(t);else if((0,chunk_6JXHDBZG_js_1.isObject)(
e))for(let[t,n]of Object.entries(e))typeof n!="string"?yield*secretsIn(n):n!==""&&secretNames.has(t.trim().replaceAll("-","_"))&&(yield n)}var refused=(e,t)=>({
steps:[],issues:[{field:e,message:t}],warnings:[]}),MAXIMUM_CONCURRENCY=32;async function readInputs(e,t){let n=[],r=h=>e(h).trim(),s=h=>{let g=r(h);return g!==
""&&t(g),g},i=(h,g)=>{let $=r(h)||g[0],v=g.find(w=>w===$);return v===void 0&&n.push({field:h,message:`must be one of ${g.join(", ")}`}),v??g[0]},a=(h,g)=>{let $=r(
h).toLowerCase();return $!==""&&$!=="true"&&$!=="false"&&n.push({field:h,message:"must be true or false"}),$===""?g:$==="true"},l=s("api-key"),o=s("github-token"),
{steps:u,issues:f,warnings:p}=await readSteps(e,t),c=linesOf(r("files"));"problem"in c&&n.push({field:"files",message:c.problem});let d=r("concurrency"),m=d===""?
void 0:Number(d);m!==void 0&&!(/^\d+$/.test(d)&&m>=1&&m<=MAXIMUM_CONCURRENCY)&&n.push({field:"concurrency",message:`must be a whole number from 1 to ${MAXIMUM_CONCURRENCY}`});
let b={steps:u,isList:r("steps")!=="",files:"lines"in c?c.lines:[],output:r("output")||void 0,overwrite:a("overwrite",!1),ifNoFilesFound:i("if-no-files-found",[
"warn","error","ignore"]),changedOnly:a("changed-only",!1),dryRun:a("dry-run",!1),continueNumbers:a("continue-numbers",!1),concurrency:m,onError:i("on-error",["\
fail","continue"]),region:r("region"),baseUrl:r("base-url"),apiKey:l,summary:a("summary",!0),attest:a("attest",!1),githubToken:o,warnings:p};if(b.continueNumbers&&
f.length===0&&n.push(...continueIssues(u)),f.length+n.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([...f,...n]);return b}const node_path_2=__importDefault(
require("node:path"));var QUOTED=[/^["'].*["']$/,"leave out the quotes"],SHELL=[/\$\{?[a-z_]/i,"variables of the shell are not replaced here: use an expression \
such as ${{ env.NAME }}"],HOME=[/^~/,"~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],ADDRESS=[/^[a-z][\w+.-]+:\/\//i,"ad\
dresses are not read or written: use a path of the workspace"],BACKSLASH=[/\\/,"write / between folders, not a backslash"],mistakeIn=(e,t)=>t.find(([n])=>n.test(
e))?.[1],PLACEHOLDERS2=["{dir}","{name}","{index}","{operation}"],FURTHER={document:[],data:[],parts:["{title}"],files:["{file}"]},DEFAULTS={document:"{dir}/{na\
me}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}"},isMerging=e=>e.some(({name:t})=>(0,chunk_EJB7VHTT_js_1.
operationOf)(t).input==="many");function kindOf(e){let t=e.map(({name:r})=>(0,chunk_EJB7VHTT_js_1.operationOf)(r)).filter(({output:r})=>r!=="data"),n=t.findLast(
({input:r,output:s})=>r==="many"||s!=="pdf");return t.length===0?"data":n?.output==="pdfs"?"parts":n?.output==="files"?"files":"document"}function plan(e){let{files:t,
steps:n}=e,r=kindOf(n),s=patternOf(e,r),i=t.length===0?[]:isMerging(n)?[t]:t.map(u=>[u]),a=(0,chunk_RWJBTVC4_js_1.kebab)((n.findLast(({name:u})=>(0,chunk_EJB7VHTT_js_1.
operationOf)(u).output!=="data")??n.at(-1))?.name??""),l=i.map((u,f)=>{let{dir:p,name:c}=node_path_2.default.posix.parse(u[0]??"");return{inputs:u,kind:r,outputPath:d=>{
let m=r==="document"?f+1:d?.index,b={"{dir}":p||".","{name}":c,"{operation}":a,"{index}":m===void 0?void 0:(0,chunk_NXJECZMF_js_1.partNumber)(m),"{title}":d?.title,
"{file}":d?.file};return node_path_2.default.posix.normalize(s.replace(/\{[^{}]*\}/g,h=>b[h]??h))}}}),o=r==="data"?[]:collisions(l,e,cureFor(s,r));if(o.length>0)
throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(o);return l}var MISTAKES=[QUOTED,[/\{\{/,"a placeholder has single braces, such as {name}"],SHELL,HOME,ADDRESS,...node_path_2.
default.sep==="/"?[BACKSLASH]:[]];function patternOf({output:e,places:t},n){let r=u=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"output",message:u}]);if(e===
void 0)return DEFAULTS[n];let s=mistakeIn(e,MISTAKES);if(s!==void 0)throw r(s);let i=[...PLACEHOLDERS2,...FURTHER[n]],a=e.match(/\{[^{}]*\}/g)?.filter(u=>!i.includes(
u))??[];if(a.length>0)throw r(`has the unknown placeholder ${a[0]}: use ${i.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw r("must be a single line");if(/[\\/]$/.
test(e))throw r(`names a folder: write a file name after it, such as ${e}{name}.pdf`);let l=["{index}",...FURTHER[n]];if(FURTHER[n].length>0&&!l.some(u=>e.includes(
u))){let{dir:u,name:f,ext:p}=node_path_2.default.posix.parse((0,chunk_RWJBTVC4_js_1.toPosix)(e)),c=node_path_2.default.posix.join(u,n==="files"?`${f}.{file}`:`${f}\
-{index}${p}`);throw r(`needs ${l.join(" or ")}, because one file gives several results: such as ${c}`)}let o=node_path_2.default.isAbsolute(e)?(0,chunk_RWJBTVC4_js_1.
writtenPath)(t,e):(0,chunk_RWJBTVC4_js_1.toPosix)(e);if(!(node_path_2.default.isAbsolute(o)?(0,chunk_RWJBTVC4_js_1.allows)(t,o):(0,chunk_RWJBTVC4_js_1.isInside)(
node_path_2.default.posix.normalize(o))))throw r("must stay in the workspace or in RUNNER_TEMP");return o}function cureFor(e,t){let n=["{dir}","{name}",...t==="\
document"?["{index}"]:[]].filter(r=>!e.includes(r));return n.length===0?"process them in different steps":`use ${[n.slice(0,-1).join(", "),...n.slice(-1)].filter(
r=>r!=="").join(" or ")}`}function collisions(e,{matched:t,overwrite:n,identity:r,exists:s,places:i},a){let l=new Map(t.map(d=>[r(d),d])),o=new Map;for(let d of e){
let m=r(d.outputPath()),b=o.get(m);b?b.push(d):o.set(m,[d])}let u=[],f=[],p=d=>{u.push({field:"output",message:d})};for(let[d,[m,b,...h]]of o){if(!m)continue;let g=m.
outputPath(),$=l.get(d);if(!(0,chunk_RWJBTVC4_js_1.allows)(i,g)||g==="."||g.endsWith("/"))p(`'${g}' is not a file in the workspace or in RUNNER_TEMP`);else if((0,chunk_RWJBTVC4_js_1.
isBelowGit)(g))p(`'${g}' is below .git, where nothing is written`);else if(b){let[v,w]=[m.inputs[0],b.inputs[0]],O=h.length===0?`'${v}' and '${w}' would both`:`\
'${v}', '${w}' and ${h.length} more would all`;p(`${O} be written to '${g}': ${a}`)}else $!==void 0&&!m.inputs.some(v=>r(v)===d)?p(`'${g}' would replace another\
 file that the step reads: choose a different pattern`):$!==void 0&&!n?p(`'${g}' would replace the input: choose a different pattern, or set overwrite to true`):
$===void 0&&!n&&s(g)&&f.push(g)}f.length>0&&p(alreadyThere(f));let c=5;return u.length<=c?u:[...u.slice(0,c),{field:"output",message:`and ${u.length-c} more suc\
h clashes`}]}const node_fs_3=require("node:fs"),node_path_3=__importDefault(require("node:path")),node_path_4=__importDefault(require("node:path"));function patternFor(e){
let t=e.replace(/[*?[]/g,"[$&]");return/^[#!~]/.test(t)?`./${t}`:t}async function search(e,t,n){for(let o of[e,...t])if(starsOf(o)>MOST_STARS)throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)([{field:"files",message:`the pattern '${o}' has more than ${MOST_STARS} * in one name: write fewer`}]);let{create:r}=await Promise.resolve().
then(()=>__importStar(require("./glob-APKJWKTM.js"))),s=[e,...t.map(o=>o.slice(1).trim())].map(o=>fromRoot(o,n)).map((o,u)=>u===0?o:`!${o}`),i=await r(s.join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw leadsOut(e)}),a=new Set((0,chunk_RWJBTVC4_js_1.toPosix)(e).split("/")),l=o=>(0,chunk_RWJBTVC4_js_1.
writtenPath)(n,o).split("/").some(u=>NOT_SEARCHED.has(u)&&!a.has(u));return(await i.glob()).filter(o=>!l(o))}var MOST_STARS=4,starsOf=e=>Math.max(...(0,chunk_RWJBTVC4_js_1.
toPosix)(e).split("/").map(t=>t.match(/\*+/g)?.length??0)),NOT_SEARCHED=new Set([".git","node_modules"]);function fromRoot(e,{otherNames:t=[]}){for(let[n,r]of t)
if(e.startsWith(n)&&["","/",node_path_4.default.sep].includes(e.charAt(n.length)))return r+e.slice(n.length);return e}function leadsOut(e){let t=`the pattern '${e}\
' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;return(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"files",message:t}])}var MISTAKES2=[
[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],QUOTED,ADDRESS,[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files\
 of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not list alternatives here: write one line for each"],SHELL,HOME,BACKSLASH,[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i,
"write one pattern per line, without commas or other separators"],[/\s#/,"a comment takes a line of its own"]];async function hintFor(e,t,n){if(isEmpty(n.workspace))
return"the workspace is empty: use actions/checkout before this step";let r=mistakeIn(e,MISTAKES2);if(r!==void 0)return r;let s=async a=>search(a,[],n).catch(()=>[]);
if(t.length>0&&(await s(e)).length>0)return"lines that begin with ! exclude every file that it matches";let i=linkIn(e,n);if(i!==void 0)return i;if((0,chunk_RWJBTVC4_js_1.
statOf)((0,chunk_RWJBTVC4_js_1.placed)(n,e))?.isDirectory()===!0)return"the folder has no such files";for(let[a,l]of alternatives(e)){let[o]=a===e?[]:await s(a);
if(o!==void 0)return`${l}, and there is ${(0,chunk_RWJBTVC4_js_1.writtenPath)(n,o)}`}}var alternatives=e=>[[anyCase(e),"upper and lower case count"],[anyCase(`${e}\
.pdf`),"the ending of a name counts"],[e.normalize("NFC"),"its accents are not written as in the name of the file"],[e.normalize("NFD"),"its accents are not wri\
tten as in the name of the file"]],anyCase=e=>e.replace(new RegExp("\\[[^\\]]*\\]|\\p{L}","gu"),t=>t.startsWith("[")||t.toLowerCase()===t.toUpperCase()?t:`[${t.
toLowerCase()}${t.toUpperCase()}]`);function linkIn(e,t){let n=(0,chunk_RWJBTVC4_js_1.placed)(t,e).split(node_path_3.default.sep),r=n.findIndex(s=>/[*?[]/.test(
s));for(let s=1;s<=(r<0?n.length-1:r);s++){let i=n.slice(0,s).join(node_path_3.default.sep);if((0,chunk_RWJBTVC4_js_1.rootOf)(t,i)===void 0||!(0,chunk_RWJBTVC4_js_1.
isLink)(i))continue;let[a,l]=[(0,chunk_RWJBTVC4_js_1.writtenPath)(t,i),(0,chunk_RWJBTVC4_js_1.realPath)(i)];return l===void 0?`'${a}' is a link to a folder that\
 does not exist`:(0,chunk_RWJBTVC4_js_1.allows)(t,l)?`'${a}' is a link, which patterns do not follow: write '${(0,chunk_RWJBTVC4_js_1.writtenPath)(t,l)}' in its\
 place`:`'${a}' is a link that leads out of the workspace`}}function isEmpty(e){try{return(0,node_fs_3.readdirSync)(e).length===0}catch{return!1}}async function findFiles(e,t,n,r){
let s=[],i=new Set,a=new Set,l=[],o=new Map;for(let[u,{text:f,literal:p}]of e.entries()){if(!p&&f.startsWith("!"))continue;if(!(0,chunk_RWJBTVC4_js_1.allows)(t,
f))throw leadsOut(f);let c=p?[]:e.slice(u+1).flatMap(b=>b.text.startsWith("!")?[b.text]:[]),{matches:d,isPath:m}=await matchesOf(f,p,c,n,t);d.length===0&&l.push(
{line:f,reason:await hintFor(f,c,t)});for(let b of d){let h=(0,chunk_RWJBTVC4_js_1.writtenPath)(t,b),g=(0,chunk_RWJBTVC4_js_1.readingProblem)(t,b);if(g!==void 0){
o.set(h,g);continue}(!i.has(h)||r&&m&&a.has(h))&&s.push(h),i.add(h),m&&a.add(h)}}return{files:s,empty:l,refused:o}}async function matchesOf(e,t,n,r,s){let i=(0,chunk_RWJBTVC4_js_1.
placed)(s,e),a=!t&&/[*?[\]\\]/.test(e)?void 0:(0,chunk_RWJBTVC4_js_1.statOf)(i);if(t)return{matches:(0,chunk_RWJBTVC4_js_1.entryOf)(i)===void 0?[]:[i],isPath:!0};
if(a?.isFile()&&n.length===0)return{matches:[i],isPath:!0};let l=await search(e,n,s),o=a?.isDirectory()?l.filter(u=>r.test(u)):l;return{matches:o.length>1?inNaturalOrder(
o):o,isPath:a?.isFile()??!1}}function inNaturalOrder(e){let{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(r,s)=>{for(let i=0;i<r.length&&i<s.length;i++){let a=t(
r[i]??"",s[i]??"");if(a!==0)return a}return r.length-s.length};return e.map(r=>({file:r,segments:(0,chunk_RWJBTVC4_js_1.toPosix)(r).split("/")})).sort((r,s)=>n(
r.segments,s.segments)||(r.file<s.file?-1:1)).map(({file:r})=>r)}var NAMED=5;async function chooseFiles(e,t,n,r){let s=isMerging(e.steps),i=e.steps[0],a=i&&(0,chunk_EJB7VHTT_js_1.
operationOf)(i.name).accepts==="image"?/\.(?:png|jpe?g)$/i:/\.pdf$/i,l=await findFiles(e.files,t,a,s);tellMissing(l,e.ifNoFilesFound,r);let o=withoutSecondFiles(
l.files,n);if(o.length===0&&l.files.length>0&&tellNothing("No file is left to work on: the steps use every file that matches. Name other files in files",e.ifNoFilesFound,
r),!e.changedOnly||o.length===0)return{matched:o,files:o};let{changedFiles:u}=await Promise.resolve().then(()=>__importStar(require("./changed-75YGRUMB.js"))),f=await u(
e.githubToken);if("unknown"in f)return r.add(`changed-only leaves nothing out: ${f.unknown}`),{matched:o,files:o};let p=d=>f.paths.has(d),c=o.filter(d=>p(d)||[...n.
neededBy(d).keys()].some(p));return(0,chunk_Q2FBTZAU_js_1.info)(`${(0,chunk_RWJBTVC4_js_1.counted)(c.length,"file")} of ${o.length} changed`),{matched:o,files:(s||
e.continueNumbers)&&c.length>0?o:c}}function withoutSecondFiles(e,t){let n=new Map(e.flatMap(r=>[...t.neededBy(r)]));return n.size===0?e:e.filter(r=>{let s=n.get(
r);return s!==void 0&&(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_RWJBTVC4_js_1.printable)(`'${r}' is left out of files: ${s} uses it`)),s===void 0})}function tellMissing({
files:e,empty:t,refused:n},r,s){let i=t.map(({line:u,reason:f})=>f===void 0?`'${u}'`:`'${u}' (${f})`),a=[...n].map(([u,f])=>`'${u}' was left out: it ${f}`),l=i.
length===0?"files, which is an empty list":listed(i),o=e.length>0||i.length===0||t.some(({reason:u})=>u!==void 0)?"":". Paths start at the workspace. Make sure \
that an earlier step creates the files";if(r==="error"&&a.length>0)throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",a.slice(0,NAMED).join(". "));for(let u of a)
s.add(u);i.length===0&&e.length+a.length>0||tellNothing(`No file matches ${l}${o}`,r,s)}function tellNothing(e,t,n){if(t==="error")throw new chunk_GMSHOBQ3_js_1.
OctavoError("configuration",e);t==="warn"?n.add(e):(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_RWJBTVC4_js_1.printable)(e))}function listed(e){return e.length<=NAMED?
e.join(", "):`${e.slice(0,NAMED).join(", ")} and ${e.length-NAMED} more lines`}const node_path_5=__importDefault(require("node:path"));var PER_FILE=/\{(?:dir|name)\}/,
SecondFiles=class{constructor(e,t){this.steps=e,this.places=t}steps;places;shared=new Map;neededBy(e){return new Map(this.steps.flatMap(({name:t,paths:n})=>Object.
values(n).map(r=>[this.pathFor(r,e),(0,chunk_RWJBTVC4_js_1.kebab)(t)])))}check(){let e=[];for(let{paths:t}of this.steps)for(let[n,r]of Object.entries(t)){if(PER_FILE.
test(r))continue;let s=this.problemOf(this.pathFor(r,""));s!==void 0&&e.push({field:n,message:s})}if(e.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(e)}async parametersOf({
name:e,params:t,paths:n},r){let s={};for(let[i,a]of Object.entries(n)){let l=this.pathFor(a,r),o=await(PER_FILE.test(a)?this.read(l,i):this.readOnce(l,i)),u=(0,chunk_EJB7VHTT_js_1.
operationOf)(e).fields[i]?.kind==="json",{params:f,issues:p}=(0,chunk_RWJBTVC4_js_1.decodeAll)(e,{[i]:u?textOf(o):o}),c=p.filter(({field:d})=>d===i);if(c.length>
0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(c.map(({field:d,message:m})=>({field:d,message:`'${l}': ${m}`})));s[i]=f[i]}return{...t,...s}}pathFor(e,t){let{
dir:n,name:r}=node_path_5.default.posix.parse(t),s=e.replaceAll("{dir}",()=>n||".").replaceAll("{name}",()=>r);return(0,chunk_RWJBTVC4_js_1.writtenPath)(this.places,
s)}readOnce(e,t){let n=this.shared.get(e);return n||this.shared.set(e,n=this.read(e,t)),n}async read(e,t){let n=this.problemOf(e);if(n!==void 0)throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)([{field:t,message:n}]);let r=await(0,chunk_RWJBTVC4_js_1.readWhole)(node_path_5.default.resolve(this.places.workspace,e)).catch(s=>{throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)([{field:t,message:`'${e}' could not be opened (${(0,chunk_RWJBTVC4_js_1.systemCode)(s)})`}])});return{name:node_path_5.default.posix.basename(
e),bytes:r}}problemOf(e){if(!(0,chunk_RWJBTVC4_js_1.allows)(this.places,e))return`'${e}' must be in the workspace or in RUNNER_TEMP`;if((0,chunk_RWJBTVC4_js_1.entryOf)(
(0,chunk_RWJBTVC4_js_1.placed)(this.places,e))===void 0)return`there is no file '${e}'. Paths start at the workspace, and may hold {dir} and {name}`;let t=(0,chunk_RWJBTVC4_js_1.
readingProblem)(this.places,e);return t===void 0?void 0:`'${e}' ${t}`}},textOf=({bytes:e})=>new TextDecoder("utf-8").decode(e),CountError=class extends Error{constructor(e,t){
super("a file could not be counted"),this.file=e,this.cause=t}file;cause};async function continueNumbers(e,t,n){let{continuedNumbers:r,countSelectedPages:s}=await Promise.
resolve().then(()=>__importStar(require("./count-pages-UVE7AUGD.js"))),i=e.flatMap(({inputs:h})=>h),{pages:a,first_number:l}=numberingOf(t),o=t.map(passwordOf).
find(h=>h!==void 0),u="",f=function*(){for(let h of i)yield n(u=h)},p={pages:a,...o===void 0?{}:{open_password:o}},c=await s(f(),p,{pause:chunk_7C6NZWQN_js_1.pause}).
catch(h=>{throw new CountError(u,(0,chunk_GMSHOBQ3_js_1.asOctavoError)(h))}),d=r(c,l),m=new Map,b=0;for(let h of e)m.set(h,b),b+=h.inputs.length;return(h,g)=>d[(m.
get(h)??0)+g]}function passwordOf({name:e,params:t}){let{open_password:n,password:r}=t;return n??(e==="remove_password"?r:void 0)}var PROGRESS_INTERVAL=5;async function work({
jobs:e,inputs:t,chosen:n,places:r,secondFiles:s,numbersOf:i,claim:a,spelling:l}){let o=new chunk_RWJBTVC4_js_1.Writer(r,t.overwrite),{execute:u,lanes:f,close:p,
abandon:c}=await n.open(e.length),d=new AbortController;onCancel(()=>(d.abort(),Promise.allSettled([o.close(),c()])));let m=e.map(()=>[]),b=[],h,g={steps:t.steps,
spelling:l,signal:d.signal,parametersOf:($,v)=>s.parametersOf($,v),numbersOf:i,claim:a,write:$=>o.write($),onProgress:progressLines()};return await inParallel(e,
f,async($,v)=>{if(h!==void 0){m[v]=[{...planned($),status:"skipped",output:null,message:h}];return}try{let w=await u($,g);m[v]=w;for(let[O,y]of w.entries())(0,chunk_Q2FBTZAU_js_1.
info)((0,chunk_RWJBTVC4_js_1.printable)(lineOf(y,w[O-1]?.notes)))}catch(w){let O=w instanceof chunk_RWJBTVC4_js_1.JobError?w.input:$.inputs[0]??"",y=(0,chunk_GMSHOBQ3_js_1.
asOctavoError)(w instanceof chunk_RWJBTVC4_js_1.JobError?w.cause:w);(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_RWJBTVC4_js_1.printable)(`${O}: failed`));let k=w instanceof
chunk_RWJBTVC4_js_1.JobError?w.step:void 0,_=k===void 0?explain(y,l):`${k}: ${explain(y,l)}`;b.push({file:O,message:_,cause:y.cause}),m[v]=[{...planned($),status:"\
failed",input:O,output:null,message:_}],y.code==="unauthorized"&&(h="Not tried, because the region refused the key")}}),await p(),{rows:m.flat(),failures:b}}function preview(e){
let t=e.map(planned);for(let{input:n,inputs:r,output:s}of t)(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_RWJBTVC4_js_1.printable)(`${sourceOf(n,r)}${s===null?": would \
be read only, and no file written":` → ${s}`}`));return t}function planned(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="d\
ata"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function lineOf(e,t=[]){let{input:n,inputs:r,output:s,
pages:i,bytesBefore:a,bytesAfter:l,notes:o,message:u}=e,f=sourceOf(n,r),p=[...i===null?[]:[(0,chunk_RWJBTVC4_js_1.counted)(i,"page")],l===null?(0,chunk_RWJBTVC4_js_1.
readableBytes)(a??0):`${(0,chunk_RWJBTVC4_js_1.readableBytes)(a??0)} → ${(0,chunk_RWJBTVC4_js_1.readableBytes)(l)}`].join(", "),c=s===null?`${f}: ${u??"read"}\
 (${p})`:`${f} → ${s} (${p})`,d=o.filter(m=>!t.includes(m));return d.length>0?`${c}. ${d.join(" ")}`:c}var sourceOf=(e,t)=>t.length>1?`${e} and ${t.length-1} \
more`:e;function onCancel(e){let t=!1;for(let[n,r]of[["SIGINT",130],["SIGTERM",143]])process.on(n,()=>{t||(t=!0,(0,chunk_Q2FBTZAU_js_1.info)("Cancelled"),e().finally(
()=>process.exit(r)))})}async function inParallel(e,t,n){let r=e.entries(),s=async()=>{for(let[i,a]of r)i>0&&await(0,chunk_7C6NZWQN_js_1.pause)(),await n(a,i)};
await Promise.all(Array.from({length:Math.min(t,e.length)},s))}function progressLines(){let e=process.uptime();return(t,n,r)=>{let s=process.uptime();s-e<PROGRESS_INTERVAL||
(e=s,(0,chunk_Q2FBTZAU_js_1.info)((0,chunk_RWJBTVC4_js_1.printable)(`${t}: ${n}, ${Math.round(r*100)} %`)))}}const node_os_1=require("node:os"),node_path_6=__importDefault(
require("node:path"));async function chooseBackend(e,t){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>__importStar(require("./region-AX\
UP2XAT.js")))).chooseRegion(e,t):{isLocal:!0,check:()=>Promise.resolve(),open:n=>openLocal(n,t,e.concurrency),place:"on the runner"}}async function openLocal(e,{
workspace:t},n=Math.min((0,node_os_1.availableParallelism)(),MAXIMUM_CONCURRENCY)){let r=Math.min(e,n),s=(0,chunk_RWJBTVC4_js_1.inMemory)(t),i=()=>Promise.resolve();
if(r<2){let{localHere:o}=await Promise.resolve().then(()=>__importStar(require("./local-here-H7XYCKES.js"))),u=o();return{execute:(f,p)=>(0,chunk_RWJBTVC4_js_1.
execute)(f,p,u,s),lanes:r,close:i,abandon:i}}let{workerPool:a}=await Promise.resolve().then(()=>__importStar(require("./pool-XSUFJ7LA.js"))),l=a({entry:node_path_6.
default.join(__dirname,"worker.js"),size:Math.min(r,(0,node_os_1.availableParallelism)())});return{execute:(o,u)=>(0,chunk_RWJBTVC4_js_1.execute)(o,u,l,s),lanes:r,
close:l.close,abandon:i}}const node_fs_4=require("node:fs"),node_path_7=__importDefault(require("node:path"));var NOT_A_LINE=/[\r\n]|^\s|\s$/,Outputs=class{resultsFile="";begin(){
let e=process.env.RUNNER_TEMP;attempt("results-file cannot be made in RUNNER_TEMP",e,()=>{e&&(this.resultsFile=node_path_7.default.join((0,node_fs_4.mkdtempSync)(
node_path_7.default.join(e,"octavo-")),"results.json"))}),this.tell([])}tell(e){let t=e.map(({data:i,...a})=>({...a,...i})),n=e.flatMap(({status:i,output:a})=>i===
"done"&&a!==null?[a]:[]),r=n.filter(i=>!NOT_A_LINE.test(i)),s=n.length===0?"":`, although ${(0,chunk_RWJBTVC4_js_1.counted)(n.length,"file")} were written: see \
the log`;attempt(`The output results-file cannot be written${s}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,node_fs_4.writeFileSync)(this.resultsFile,`${JSON.
stringify(t)}
`)}),attempt(`The outputs of the step cannot be written${s}`,process.env.GITHUB_OUTPUT,()=>{(0,chunk_Q2FBTZAU_js_1.setOutput)("files",n),(0,chunk_Q2FBTZAU_js_1.
setOutput)("paths",r.map(patternFor).join(`
`)),(0,chunk_Q2FBTZAU_js_1.setOutput)("count",n.length),(0,chunk_Q2FBTZAU_js_1.setOutput)("results",t),(0,chunk_Q2FBTZAU_js_1.setOutput)("results-file",this.resultsFile)}),
r.length<n.length&&(0,chunk_Q2FBTZAU_js_1.info)(`The output paths leaves out ${(0,chunk_RWJBTVC4_js_1.counted)(n.length-r.length,"name")} with a line break or a\
n outer blank`)}};function attempt(e,t,n){try{n()}catch(r){let s=t!==void 0&&(0,node_fs_4.existsSync)(t)?(0,chunk_RWJBTVC4_js_1.systemCode)(r):"there is no such\
 file";throw new chunk_GMSHOBQ3_js_1.OctavoError("configuration",`${e} (${s})`,{advice:"Check that earlier steps do not remove or lock the files of the runner",
cause:r})}}var SUMMARY_LIMIT=1024*1024,RESERVE=2048,ICONS={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function summaryOf(e){let{rows:t,operations:n}=e,
r=`<h3>Octavo: ${(0,chunk_RWJBTVC4_js_1.cell)(n.join(" → "))}</h3>
<p>${headline(e)}</p>
`;if(t.length===0)return r;let s=[],i=Buffer.byteLength(r)+RESERVE;for(let[u,f]of t.entries()){let p=rowOf(f,t[u-1],wroteSomething(e));if(i+=Buffer.byteLength(p),
i>SUMMARY_LIMIT)break;s.push(p)}let a=(wroteSomething(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(u=>`<th>${u}\
</th>`).join(""),l=t.length-s.length,o=l===0?"":`<p>${(0,chunk_RWJBTVC4_js_1.counted)(l,"more row")} did not fit here: see the log and the <code>results</code> \
output.</p>
`;return`${r}<table>
<tr>${a}</tr>
${s.join("")}</table>
${o}`}function headline({rows:e,matched:t,place:n,dryRun:r,seconds:s}){let i=c=>e.filter(d=>d.status===c),a=i("done");if(e.length===0)return`${t===0?"No file ma\
tches":`No change in ${(0,chunk_RWJBTVC4_js_1.counted)(t,"file")}`}, nothing written · ${n} · ${s.toFixed(1)} s`;let l=a.filter(({output:c})=>c!==null).length,
o=r?[`Dry run: ${(0,chunk_RWJBTVC4_js_1.counted)(i("planned").length,"result")} planned, nothing written`]:[l===0&&a.length>0?`${(0,chunk_RWJBTVC4_js_1.counted)(
a.length,"file")} read, none written`:`${(0,chunk_RWJBTVC4_js_1.counted)(l,"file")} written`];for(let c of["failed","skipped"])i(c).length>0&&o.push(`${i(c).length}\
 ${c}`);let u=sum([...new Map(a.map(c=>[c.inputs.join(`
`),c.bytesBefore??0])).values()]),f=sum(a.map(({bytesAfter:c})=>c??0)),p=a.length===0?"":` · ${(0,chunk_RWJBTVC4_js_1.readableBytes)(u)}${l===0?"":` → ${(0,chunk_RWJBTVC4_js_1.
readableBytes)(f)}`}`;return`${o.join(", ")}${p} · ${n} · ${s.toFixed(1)} s`}var wroteSomething=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>isEmpty2(
t));function rowOf(e,t,n){let{status:r,input:s,inputs:i,output:a,pages:l,bytesBefore:o,bytesAfter:u,message:f,notes:p,data:c}=e,d=i.length>1&&r!=="failed"?` <em\
>and ${i.length-1} more</em>`:"",m=[...a===null?[]:[`<code>${(0,chunk_RWJBTVC4_js_1.cell)(a)}</code>`],...f===null?[]:[(0,chunk_RWJBTVC4_js_1.cell)(f)],...Object.
values(c).flatMap(w=>overview(w)),...p.filter(w=>t?.input!==s||!t.notes.includes(w)).map(w=>`<em>${(0,chunk_RWJBTVC4_js_1.cell)(w)}</em>`)],b=e.facts.firstPage!==
void 0,h=n?[sizeCell(o),sizeCell(u),b?"":change(o,u)]:[sizeCell(o)],g=[l===null?"":String(l),...h],$=m.join("<br>"),v=g.every(w=>w==="")?`<td colspan="${g.length+
1}">${$}</td>`:`<td>${$}</td>${g.map(w=>`<td align="right">${w}</td>`).join("")}`;return`<tr><td>${ICONS[r]}</td><td><code>${(0,chunk_RWJBTVC4_js_1.cell)(s)}</c\
ode>${d}</td>${v}</tr>
`}var IN_COLUMNS=new Set(["pageCount","fileSize"]);function overview(e){let t=Object.entries(e).flatMap(([n,r])=>{let s=(0,chunk_RWJBTVC4_js_1.cell)(n.replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase());return IN_COLUMNS.has(n)?[]:r===!0?[s]:typeof r=="number"?r===0?[]:[`${s}: ${r}`]:Array.isArray(r)?r.length===0?[]:[`${s}: ${r.length}`]:typeof r==
"object"&&r!==null&&!Object.values(r).every(i=>typeof i=="boolean")?[s]:[]});return t.length===0?[]:[t.join(" · ")]}var isEmpty2=e=>Object.keys(e).length===0,sizeCell=e=>e===
null?"":(0,chunk_RWJBTVC4_js_1.readableBytes)(e).replace(" ","&nbsp;");function change(e,t){if(e===null||t===null||e===0)return"";let n=(t-e)/e*100;return`${n>0?
"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}var sum=e=>e.reduce((t,n)=>t+n,0);function annotateFailures(e,t,n){let r=e.length<ANNOTATIONS?e:e.slice(0,ANNOTATIONS-
1);for(let{file:s,message:i}of r)t==="error"?(0,chunk_Q2FBTZAU_js_1.error)(i,{file:s}):n.add(i,s);for(let{file:s,message:i}of e.slice(r.length))(0,chunk_Q2FBTZAU_js_1.
info)((0,chunk_RWJBTVC4_js_1.printable)(`Failed: ${s}: ${i}`));for(let{cause:s}of e)s!==void 0&&(0,chunk_Q2FBTZAU_js_1.debug)((0,chunk_RWJBTVC4_js_1.trace)(s))}
function conclusionOf(e,t){let n=e.length<ANNOTATIONS?0:e.length-(ANNOTATIONS-1),r=n>0?` (${n} of them without an annotation: see the log)`:"";return`${e.length}\
 of ${(0,chunk_RWJBTVC4_js_1.counted)(t,"file")} failed${r}`}async function summarize(e,t){if(!process.env.GITHUB_STEP_SUMMARY)return;let n=summaryOf(e);if(!(Buffer.
byteLength(n)>=SUMMARY_LIMIT))try{await chunk_Q2FBTZAU_js_1.summary.addRaw(n).write()}catch(r){t.add("The job summary could not be written. The results and the \
outputs are complete"),(0,chunk_Q2FBTZAU_js_1.debug)((0,chunk_RWJBTVC4_js_1.trace)(r))}}async function main(){let e=new Warnings,t=new Outputs,n="wire";try{t.begin();
let r=await readInputs(s=>(0,chunk_Q2FBTZAU_js_1.getInput)(s,{trimWhitespace:!1}),s=>mask(s,e));for(let s of r.warnings)e.add(s);n=r.isList?"wire":"inputs",await run(
r,t,e,n)}catch(r){let s=(0,chunk_GMSHOBQ3_js_1.asOctavoError)(r instanceof CountError?r.cause:r),i=explain(s,n);r instanceof CountError&&(0,chunk_Q2FBTZAU_js_1.
error)(i,{file:r.file}),(0,chunk_Q2FBTZAU_js_1.setFailed)(r instanceof CountError?"No file was written: continue-numbers counts the pages of all files first, an\
d one file could not be counted":i),s.cause!==void 0&&(0,chunk_Q2FBTZAU_js_1.debug)((0,chunk_RWJBTVC4_js_1.trace)(s.cause))}finally{(0,chunk_Q2FBTZAU_js_1.debug)(
`Peak memory: ${(0,chunk_RWJBTVC4_js_1.readableBytes)(peakMemory())}`)}}async function run(e,t,n,r){let s=process.uptime(),i=(0,chunk_RWJBTVC4_js_1.enterWorkspace)(),
a=await chooseBackend(e,i);a.isLocal&&e.apiKey!==""&&n.add("api-key is not used: without region or base-url documents are processed on the runner");for(let y of e.
steps)await a.check(y);e.output!==void 0&&kindOf(e.steps)==="data"&&n.add("output is not used: the step reads documents and writes none");let l=new SecondFiles(
e.steps,i),{matched:o,files:u}=await chooseFiles(e,i,l,n);l.check();let f=identityIn(i.workspace),p=[...new Set([...o,...o.flatMap(y=>[...l.neededBy(y).keys()])])],
c=y=>(0,chunk_RWJBTVC4_js_1.isTaken)(i,y),d={matched:p,overwrite:e.overwrite,identity:f,exists:c},m=plan({...e,...d,files:u,places:i}),b=e.steps.map(({name:y})=>(0,chunk_RWJBTVC4_js_1.
kebab)(y)),h=e.continueNumbers&&!e.dryRun?await continueNumbers(m,e.steps,y=>(0,chunk_RWJBTVC4_js_1.readInput)(y,i.workspace)):()=>{};(0,chunk_Q2FBTZAU_js_1.startGroup)(
(0,chunk_RWJBTVC4_js_1.printable)(`${b.join(", then ")}: ${(0,chunk_RWJBTVC4_js_1.counted)(u.length,"file")}, ${a.place}`));let{rows:g,failures:$}=e.dryRun?{rows:preview(
m),failures:[]}:await work({jobs:m,inputs:e,chosen:a,places:i,secondFiles:l,numbersOf:h,claim:claims(d),spelling:r});(0,chunk_Q2FBTZAU_js_1.endGroup)(),annotateFailures(
$,e.onError==="fail"?"error":"warning",n);let v=process.uptime()-s,w={rows:g,matched:o.length,operations:b,place:a.place,dryRun:e.dryRun,seconds:v};if((0,chunk_Q2FBTZAU_js_1.
info)((0,chunk_RWJBTVC4_js_1.printable)(headline(w))),t.tell(g),e.summary&&await summarize(w,n),e.attest){let{declareArtifacts:y}=await Promise.resolve().then(()=>__importStar(
require("./artifacts-QTKJPVXS.js"))),k=g.flatMap(({status:_,output:j})=>_==="done"&&j!==null?[j]:[]);for(let _ of await y(k,i.workspace))n.add(_)}if($.length===
0)return;let O=isMerging(e.steps)?`The merge of ${(0,chunk_RWJBTVC4_js_1.counted)(u.length,"file")} failed`:conclusionOf($,u.length);e.onError==="fail"?(0,chunk_Q2FBTZAU_js_1.
setFailed)(O):n.add(O)}function mask(e,t){[...e.trim()].length>1?(0,chunk_Q2FBTZAU_js_1.setSecret)(e):e.trim()!==""&&t.add("A secret of one character cannot be \
masked, because most of the log would be hidden. The step does not print it; use a longer one")}function peakMemory(){try{let[,e]=/^VmHWM:\s*(\d+) kB$/m.exec((0,node_fs_1.
readFileSync)("/proc/self/status","latin1"))??[];if(e!==void 0)return Number(e)*1024}catch{}return process.resourceUsage().maxRSS*1024}var finished=!1;process.once(
"beforeExit",()=>{finished||(0,chunk_Q2FBTZAU_js_1.setFailed)("The action stopped before it had finished.")}),main().catch(chunk_Q2FBTZAU_js_1.setFailed).finally(
()=>{finished=!0});
