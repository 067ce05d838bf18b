var de=Object.create;var O=Object.defineProperty;var he=Object.getOwnPropertyDescriptor;var ge=Object.getOwnPropertyNames;var be=Object.getPrototypeOf,ve=Object.prototype.hasOwnProperty;var we=(e,t)=>{for(var r in t)O(e,r,{get:t[r],enumerable:!0})},Q=(e,t,r,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of ge(t))!ve.call(e,n)&&n!==
r&&O(e,n,{get:()=>t[n],enumerable:!(a=he(t,n))||a.enumerable});return e};var M=(e,t,r)=>(r=e!=null?de(be(e)):{},Q(t||!e||!e.__esModule?O(r,"default",{value:e,enumerable:!0}):r,e)),ye=e=>Q(O({},"__esModule",{value:!0}),e);var We={};we(We,{a:()=>G,b:()=>Z,c:()=>ee,d:()=>B,e:()=>te,f:()=>q,g:()=>re,h:()=>ae,i:()=>ne,j:()=>$,k:()=>J,l:()=>se,m:()=>D,n:()=>U,o:()=>j,p:()=>W,q:()=>oe,
r:()=>L,s:()=>ie,t:()=>ue,u:()=>x,v:()=>K,w:()=>ce,x:()=>fe,y:()=>le,z:()=>X});module.exports=ye(We);var N=require("./chunk-5H4UZHOP.js"),P=require("./chunk-O7S2VR7W.js"),
h=require("./chunk-4A3L6LAJ.js"),d=require("./chunk-D5RTHP3X.js"),A=require("node:fs/promises"),z=M(require("node:path")),v=M(require("node:path")),w=require("node:fs/promises"),
g=M(require("node:path")),G=e=>e.replaceAll("_","-");function Z(e,t,r){let a=t.filter(n=>/^\w+$/.test(n));return a.length===0?e:e.replace(new RegExp(`\\b(?:${a.
join("|")})\\b`,"g"),r)}var ee=e=>(0,N.b)(e).path??`/v1/${e}`,B=class extends Error{constructor(e,t){super("a job failed"),this.input=e,this.cause=t}input;cause};
async function te(e,t,r,a){let n=e.inputs[0]??"",s={source:n},l=[];try{let o=[];for(let[i,u]of e.inputs.entries())s.source=u,o.push({position:i,source:u,document:await a.
read(u),facts:{},notes:[],data:{}});let f=o.reduce((i,{document:u})=>i+a.sizeOf(u),0);for(let i of t.steps)o=await Se(o,i,e,t,r,s),l.push(...o.flatMap(({document:u,
files:y=[]})=>[u,...y]));s.source=n;let b=$e(e,o),c=b.flatMap(({output:i,result:u})=>i===null||u===null?[]:[{path:i,write:y=>a.write(u,y)}]);for(let{path:i}of c)
t.claim(i,e);return await t.write(c),b.map(({result:i,status:u,output:y,pages:S,facts:T,notes:F,message:k,data:E})=>{let R=i===null?null:a.sizeOf(i);return{status:u,
input:n,inputs:e.inputs,output:y,pages:S,bytesBefore:f,bytesAfter:R,facts:T,notes:F,message:k,data:E}})}catch(o){throw new B(s.source,o)}finally{await a.release(
l)}}function $e(e,t){if(e.kind==="files")return t.flatMap(a=>xe(e,a));let r=(0,h.d)(t.map(({document:a},n)=>(0,h.c)(a.title??"",h.b,String(n+1).padStart(5,"0"))),
h.b);return t.map(({document:a,facts:n,notes:s,data:l},o)=>({status:"done",output:e.kind==="data"?null:e.outputPath({index:o+1,title:r[o]??""}),result:e.kind===
"data"?null:a,pages:a.pageCount??null,facts:n,notes:s,message:null,data:l}))}function xe(e,{files:t=[],facts:r,notes:a,data:n}){let s={pages:null,notes:a,data:n};
if(t.length===0)return[{...s,status:"skipped",output:null,result:null,facts:r,message:"The document holds no such files"}];let l=(0,h.d)(t.map(({name:o},f)=>(0,h.c)(
o,h.a,`file-${f+1}`)),h.a);return t.map((o,f)=>({...s,status:"done",output:e.outputPath({index:f+1,file:l[f]??""}),result:o,facts:{...r,mediaType:o.mediaType,...o.
facts},message:null}))}async function Se(e,t,r,a,n,s){let{input:l,dataKey:o}=(0,N.b)(t.name),f=l==="many",b=f?[e]:e.map(i=>[i]),c=[];for(let i of b){let[u]=i;if(!u)
continue;s.source=u.source;let y=await a.parametersOf(t,f?r.inputs[0]??"":u.source),S=t.name==="add_page_numbers"?a.numbersOf(r,u.position):void 0,T=S===void 0?
y:{...y,...S},{documents:F,files:k,data:E,notes:R,facts:me}=await n.run(t.name,i.map(({document:p})=>p),T,{signal:a.signal,onProgress:p=>a.onProgress(u.source,G(
t.name),p)}).catch(p=>{let pe=p instanceof d.b?p.position:void 0;throw s.source=i[(pe??1)-1]?.source??u.source,p}),_=f?{...u,facts:{},data:{}}:u,I={source:u.source,
facts:{..._.facts,...me},notes:[...i.flatMap(p=>p.notes),...R.map(({message:p})=>p)],data:E===void 0||o===void 0?_.data:{..._.data,[o]:E}},{position:H}=u;if(k!==
void 0)c.push({...I,position:H,document:u.document,files:k});else for(let p of F)c.push({...I,position:H,document:{...p,name:u.document.name},facts:{...I.facts,
...ke(p)}})}return c}function ke({firstPage:e,lastPage:t,title:r}){return{...e===void 0||t===void 0?{}:{firstPage:e,lastPage:t},...r===void 0?{}:{title:r}}}var q=e=>e.
replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),re=e=>q(e).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").
replace(/"/g,"&quot;"),ae=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function ne(e){let t=["B","kB","MB","GB"],r=e,a=0;for(;r>=999.95&&a<t.length-1;a++)r/=1e3;return`${a===
0||r>=99.95?Math.round(r):r.toFixed(1)} ${t[a]}`}function $(e){let t=typeof e=="object"&&e!==null&&"code"in e?e.code:void 0;return typeof t=="string"?t:"unknown\
 reason"}function J(e){if(!(e instanceof Error))return typeof e;let t=[`${e.name} (${$(e)})`,...(0,d.i)(e)].join(`
    `);return e.cause===void 0?t:`${t}
caused by ${J(e.cause)}`}var se=e=>({read:t=>D(t,e),sizeOf:({bytes:t})=>t.length,write:({bytes:t},r)=>(0,A.writeFile)(r,t,{flag:"wx"}),release:async()=>{}});async function D(e,t){
let r=await(0,A.readFile)(z.default.resolve(t,e)).catch(a=>{throw $(a)==="ERR_FS_FILE_TOO_LARGE"?new d.b("limit_exceeded","The file is larger than 2 GB, and doc\
uments of up to 2 GB can be processed",{advice:"Split the document where it is made",cause:a}):U(a)});return W(r),{name:z.default.posix.basename(e),bytes:r}}var U=e=>new d.b(
"unreadable_document",`The file could not be opened (${$(e)})`,{cause:e}),j="version https://git-lfs.github.com/spec/";function W(e){if(e.subarray(0,j.length).toString(
"latin1")===j)throw new d.b("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: \
set lfs: true for actions/checkout"})}function oe(){let e=process.env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(t){throw new d.b("configuration",`The wor\
kspace '${e}' cannot be opened (${$(t)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:t})}return{workspace:process.
cwd(),temporary:process.env.RUNNER_TEMP||void 0}}var L=({workspace:e,temporary:t})=>t===void 0?[e]:[e,t],ie=(e,t)=>L(e).some(r=>x(v.default.relative(r,v.default.
resolve(e.workspace,t))));function ue({workspace:e},t){let r=v.default.relative(e,v.default.resolve(e,t));return K(x(r)?r:v.default.resolve(e,t))}var x=e=>e!=="\
.."&&!e.startsWith(`..${v.default.sep}`)&&!e.startsWith("../")&&!v.default.isAbsolute(e),K=e=>v.default.sep==="/"?e:e.replaceAll(v.default.sep,"/"),le=class{constructor(e){
this.places=e}places;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){if(this.closed)throw Y();let t=this.writeAll(e);this.running.add(t),await t.
finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(e){let t=[],r=[],a=e[0]?.path??"";try{for(let n of e){
if(this.closed)throw Y();a=n.path;let s=g.default.join(await this.folder(g.default.dirname(n.path)),g.default.basename(n.path)),l=g.default.join(g.default.dirname(
s),`.octavo-${process.pid}-${++this.serial}.tmp`);r.push(l),await n.write(l),t.push({temporary:l,target:s,path:n.path})}for(let{temporary:n,target:s,path:l}of t)
a=l,await(0,w.rename)(n,s)}catch(n){throw await Promise.all(r.map(s=>(0,w.unlink)(s).catch(()=>{}))),n instanceof d.b?n:X(a,n)}}folder(e){let t=this.folders.get(
e);return t||this.folders.set(e,t=this.makeFolder(e)),t}async makeFolder(e){let t=await Promise.all(L(this.places).map(l=>(0,w.realpath)(l))),r=g.default.resolve(
this.places.workspace,e),a=r,n;for(;(n=await(0,w.realpath)(a).catch(()=>{}))===void 0;)a=g.default.dirname(a);let s=g.default.join(n,g.default.relative(a,r));if(!t.
some(l=>x(g.default.relative(l,s))))throw new d.b("configuration",`'${e}' leads out of the workspace by a link: nothing is written there`);return await(0,w.mkdir)(
s,{recursive:!0}),s}},Ee={EACCES:"the runner may not write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"there is n\
o space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, not a folde\
r",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the file system"};function X(e,t){let r=$(t),a=Ee[r]??`the file sy\
stem refused it (${r})`;return new d.b("configuration",`'${e}' could not be written: ${a}`,{cause:t})}var Y=()=>new d.b("cancelled","The step was cancelled"),Oe=2**
31-1,Ne=/^ *[+-]?\d+ *$/,je=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,Le=/[\p{Cc}\u2028\u2029]/u,Pe=new RegExp("\\p{Cs}","u"),Ae=/^[\x20-\x7e]*$/;function ce(e,t,r="abse\
nt"){let a=(0,N.b)(e),n={},s=[];for(let[l,o]of Object.entries(a.fields)){let f=Object.hasOwn(t,l),b=f?t[l]:void 0;if(Ie(o,b)){f&&r==="refuse"&&Re(o,b)?s.push({field:l,
message:_e(o)}):o.required?s.push({field:l,message:`is required: ${m(o)}`}):"default"in o&&(n[l]=o.default);continue}let c=Me(o,b);"problem"in c?s.push({field:l,
message:c.problem}):n[l]=c.value}return{params:n,issues:[...s,...Te(a,n,s)]}}function Te({fields:e,ascending:t,different:r,exclusive:a,atLeastOne:n},s,l){let o=[],
f=c=>{let i=e[c];return s[c]!==void 0&&!(i&&"default"in i&&i.default===s[c])};if(t){let[c,i]=[s[t[0]],s[t[1]]];typeof c=="number"&&typeof i=="number"&&c>i&&o.push(
{field:t[0],message:`must not be greater than ${t[1]}`,mentions:[t[1]]})}if(r){let[c,i]=[s[r[0]],s[r[1]]];c!==void 0&&c===i&&o.push({field:r[0],message:`must di\
ffer from ${r[1]}`,mentions:[r[1]]})}for(let[c,i]of a??[]){let u=f(c)?i.filter(f):[];u.length>0&&o.push({field:c,message:`must not be given together with ${u.join(
" and ")}: leave one of them out`,mentions:u})}let b=c=>f(c)||l.some(({field:i})=>i===c);return n&&!n.some(b)&&o.push({field:n[0],message:`is required, unless o\
ne of these is given: ${n.slice(1).join(", ")}`,mentions:n.slice(1)}),o}function fe(e){if(typeof e=="object")return JSON.stringify(e);let t=String(e);if(typeof e!=
"number"||!t.includes("e"))return t;if(e>=1)return BigInt(e).toString();let[r,a]=t.split("e");return`0.${"0".repeat(-Number(a)-1)}${r.replace(".","")}`}function m(e){
switch(e.kind){case"text":{let t=e.minLength?`${e.minLength} to ${e.maxLength}`:`at most ${e.maxLength}`;return e.characters==="printable-ascii"?`${t} printable\
 ASCII characters (codes 32 to 126)`:`${t} characters`}case"flag":return"true or false";case"integer":return e.max===void 0||e.max===Number.MAX_SAFE_INTEGER?`a \
whole number of at least ${e.min}`:`a whole number from ${e.min} to ${e.max}`;case"decimal":return`a decimal number ${Fe(e)}, in ${e.unit}, with a point`;case"c\
hoice":return`one of ${e.options.map(({value:t})=>t).join(", ")}`;case"pageOrder":return`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${e.maxLength} characte\
rs`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${e.maxLength} characters`;case"file":return{pdf:"a PDF document",image:"a PNG\
 or JPEG image",any:"a file"}[e.accepts];case"json":return`a JSON object such as {"name": "value"}, at most ${e.maxLength} characters`;default:return e}}function Fe({
above:e,min:t,max:r}){let a=e===void 0?`of at least ${t??0}`:`greater than ${e}`;return r===void 0?a:`${a} and at most ${r}`}function Re(e,t){return e.empty==="\
opener"?!1:e.empty!=="word"||e.required===!0||t===void 0}function _e(e){return e.required?`is empty: it must be ${m(e)}`:e.kind==="text"&&e.secret?"is empty, wh\
ich would protect nothing: give a password, or branch before this step for documents without one":e.empty==="word"?`is undefined: use '' to leave it out, or giv\
e ${m(e)}`:e.kind==="pageSet"?"is empty: write all for every page, or leave the field out":"default"in e?`is empty: write ${String(e.default)}, which is the def\
ault, or leave the field out`:`is empty: give ${m(e)}, or leave the field out`}function Ie(e,t){return t==null||t===""?!0:e.kind==="text"&&!e.secret&&typeof t==
"string"&&t.trim()===""}function Me(e,t){if(Array.isArray(t))return{problem:"must be given only once"};switch(e.kind){case"text":return Ce(e,t);case"flag":return Ge(
e,t);case"integer":return Be(e,t);case"decimal":return qe(e,t);case"choice":return Je(e,t);case"pageOrder":return V(e,t,P.a);case"pageSet":return V(e,t,P.d);case"\
file":return ze(e,t);case"json":return De(e,t);default:return e}}function Ce(e,t){if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${m(e)}`};let r=String(
t);if(r.length>8*e.maxLength)return{problem:`must be ${m(e)}`};let a=e.secret?r:r.normalize("NFC"),n=e.secret?a.length:[...a].length;return n>e.maxLength||n<(e.
minLength??0)?{problem:`must be ${m(e)}`}:e.characters==="printable-ascii"&&!Ae.test(a)?{problem:`must be ${m(e)}`}:!e.secret&&Le.test(a)?{problem:"must not con\
tain control characters or line breaks"}:!e.secret&&Pe.test(a)?{problem:"must not contain half a character (a lone surrogate)"}:{value:a}}function Ge(e,t){if(typeof t==
"boolean")return{value:t};let r=typeof t=="string"?t.toLowerCase():"";return r==="true"||r==="false"?{value:r==="true"}:{problem:`must be ${m(e)}`}}function Be(e,t){
let r=C(t);if(r===void 0||r<e.min)return{problem:`must be ${m(e)}`};let a=e.max??Oe;if(r<=a)return{value:r};let n=m(e);return{problem:n.includes(String(a))?`mus\
t be ${n}`:`must not be greater than ${a}`}}function C(e){return typeof e=="string"?Ne.test(e)?Number(e.trim())+0:void 0:typeof e=="number"&&Number.isInteger(e)?
e+0:void 0}function qe(e,t){let r=typeof t=="number"?t:typeof t=="string"&&je.test(t)?Number(t.trim()):NaN,{above:a=-1/0,min:n=-1/0,max:s=1/0}=e;return Number.isFinite(
r)&&r>a&&r>=n&&r<=s?{value:r+0}:{problem:`must be ${m(e)}`}}function Je(e,t){let{open:r}=e,a=e.options.find(({value:s})=>typeof s=="number"?s===C(t):s===t);if(a)
return{value:a.value};let n=r?C(t):void 0;return r&&n!==void 0&&n>=r.min&&n<=r.max?{value:n}:{problem:`must be ${m(e)}`}}function V(e,t,r){if(typeof t!="string"&&
typeof t!="number")return{problem:`must be ${m(e)}`};let a=String(t);if(a.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and\
 has ${a.length}`};let n=r(a);return"problem"in n?{problem:n.problem}:{value:a}}function ze(e,t){let{name:r,bytes:a}=typeof t=="object"?t:{};return typeof r!="s\
tring"||!(a instanceof Uint8Array)?{problem:`must be ${m(e)}`}:a.length===0&&e.accepts!=="any"?{problem:"is an empty file"}:{value:{name:r,bytes:a}}}function De(e,t){
let r=`must be ${m(e)}`;if(typeof t=="object"){let a=Ue(t);return a!==void 0&&a.startsWith("{")&&a.length<=e.maxLength?{value:JSON.parse(a)}:{problem:r}}if(typeof t!=
"string")return{problem:r};if(t.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and has ${t.length}`};try{let a=JSON.parse(t);
return typeof a=="object"&&a!==null&&!Array.isArray(a)?{value:a}:{problem:r}}catch{return{problem:`${r}; it is not valid JSON`}}}function Ue(e){try{return JSON.
stringify(e)}catch{return}}0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
