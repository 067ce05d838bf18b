var Ue=Object.create;var ne=Object.defineProperty;var Ce=Object.getOwnPropertyDescriptor;var Ie=Object.getOwnPropertyNames;var ze=Object.getPrototypeOf,We=Object.prototype.hasOwnProperty;var Ge=(e,s,t,n)=>{if(s&&typeof s=="object"||typeof s=="function")for(let a of Ie(s))!We.call(e,a)&&a!==t&&ne(e,a,{get:()=>s[a],enumerable:!(n=Ce(s,a))||n.enumerable});
return e};var x=(e,s,t)=>(t=e!=null?Ue(ze(e)):{},Ge(s||!e||!e.__esModule?ne(t,"default",{value:e,enumerable:!0}):t,e));var W=require("./chunk-HXWM2B2O.js"),m=require("./chunk-J6VAYC6N.js"),o=require("./chunk-7VGNT253.js"),v=require("./chunk-5H4UZHOP.js"),Fe=require("./chunk-O7S2VR7W.js"),
bs=require("./chunk-4A3L6LAJ.js"),j=require("./chunk-D5RTHP3X.js"),ys=require("./chunk-3RNHDNP5.js"),Pe=require("node:crypto"),R=require("node:fs"),V=x(require("node:path")),
Te=require("node:stream/promises"),X=require("node:os"),Re=x(require("node:path")),T=require("node:fs/promises"),ee=x(require("node:path")),Ee=require("node:fs/promises"),
Le=x(require("node:path")),A=x(require("node:path")),Be=require("node:fs"),_=x(require("node:path")),E=require("node:fs"),te=x(require("node:path")),N=require("node:fs/promises"),
P=x(require("node:path")),ae=500,He=1024*1024;async function Je(e,s){let t=process.env.GITHUB_ARTIFACTS,n=De();if(!t||n===void 0)return["attest has no effect: t\
his runner keeps no list of artifacts. Give the paths to actions/attest as subject-path"];let a=new Map(n.map(({name:f,digest:d})=>[f,d])),r=await Promise.all(e.
map(async f=>({file:f,name:V.default.posix.basename(f),digest:await qe(V.default.resolve(s,f))}))),i=new Map;for(let{name:f,digest:d}of r)i.set(f,(i.get(f)??new Set).
add(d));let l=[],c=[],p=[],u="";for(let{file:f,name:d,digest:g}of r){let w=`file://${f}
`;if(/[=\r\n]|\s$/.test(f))c.push(f);else if((i.get(d)?.size??0)>1||a.has(d)&&a.get(d)!==g)l.push(f);else{if(a.has(d))continue;a.size>=ae||Buffer.byteLength(u)+
Buffer.byteLength(w)>He?p.push(f):(a.set(d,g),u+=w)}}return u!==""&&(0,R.appendFileSync)(t,u),[...G(l,"another file of the job has the same name: use different \
names, not only different folders"),...G(c,"a name with =, a line break or a blank at its end cannot be listed"),...G(p,`a job can list ${ae} files`)]}function De(){
try{return JSON.parse((0,R.readFileSync)(process.env.GITHUB_ARTIFACTS_LIST??"","utf8")).subjects}catch{return}}async function qe(e){let s=(0,Pe.createHash)("sha\
256");return await(0,Te.pipeline)((0,R.createReadStream)(e),s),`sha256:${s.digest("hex")}`}var G=(e,s)=>e.length===0?[]:[`attest leaves out '${e[0]}'${e.length>
1?` and ${e.length-1} more`:""}: ${s}`],re="add_page_numbers",Ke=new Set(["extract_pages","remove_pages","reorder_pages"]);function Ye(e){let s=a=>[{field:"cont\
inue-numbers",message:a}],t=e.filter(({name:a})=>a===re);if(t.length!==1)return s("needs one step add-page-numbers");if(ie(e).last_number!==void 0)return s("giv\
es {last} the last number of all files: leave out last-number");let n=e.slice(0,e.indexOf(t[0])).find(({name:a})=>Ze(a));return n===void 0?[]:s(`works only on p\
ages as they are in the files: ${n.name} before add_page_numbers changes their number`)}function Ze(e){let{input:s,output:t,accepts:n}=(0,v.b)(e);return s==="ma\
ny"||t==="pdfs"||n==="image"||Ke.has(e)}var U=class extends Error{constructor(e,s){super("a file could not be counted"),this.file=e,this.cause=s}file;cause};async function Qe(e,s,t){
let{continuedNumbers:n,countSelectedPages:a}=await Promise.resolve().then(()=>x(require("./count-pages-KU33KNAT.js"))),r=e.flatMap(({inputs:h})=>h),{pages:i,first_number:l}=ie(
s),c=s.map(Ve).find(h=>h!==void 0),p="",u=function*(){for(let h of r)yield t(p=h)},f={pages:i,...c===void 0?{}:{open_password:c}},d=await a(u(),f,{pause:v.d}).catch(
h=>{throw new U(p,(0,j.j)(h))}),g=n(d,l),w=new Map,b=0;for(let h of e)w.set(h,b),b+=h.inputs.length;return(h,k)=>g[(w.get(h)??0)+k]}var ie=e=>e.find(({name:s})=>s===
re)?.params;function Ve({name:e,params:s}){let{open_password:t,password:n}=s;return t??(e==="remove_password"?n:void 0)}function Xe(e){let s=e.replace(/[*?[]/g,
"[$&]");return/^[#!~]/.test(s)?`./${s}`:s}async function oe(e,s){let{create:t}=await Promise.resolve().then(()=>x(require("./glob-PS7ZFRRR.js")));return(await t(
[e,...s].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw le(e)})).glob()}function le(e){let s=`the pattern '${e}' must stay in the workspace or in RUNN\
ER_TEMP, and be written without '..'`;return(0,j.d)([{field:"files",message:s}])}var et=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],[/^["'].*["']$/,
"leave out the quotes"],[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not\
 list alternatives here: write one line for each"],[/\$\{?\w/,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],[/^~/,"\
~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],[/\\/,"write / between folders, not a backslash"],[/,\s*\S/,"write one pa\
ttern per line, without commas"]];async function tt(e,s,{workspace:t}){if((await(0,Ee.readdir)(t).catch(()=>["?"])).length===0)return"the workspace is empty: us\
e actions/checkout before this step";let n=et.find(([l])=>l.test(e));if(n)return n[1];let a=async l=>oe(l,[]).catch(()=>[]);if(s.length>0&&(await a(e)).length>0)
return"lines that begin with ! take away every file that it matches";let r=e.replace(/\.pdf$/i,".[pP][dD][fF]"),[i]=r===e?[]:await a(r);return i===void 0?void 0:
`upper and lower case count, and there is ${Le.default.basename(i)}`}function st(e){if(/^\s*\[\s*("|\])/.test(e)){let t=ot(e);return!Array.isArray(t)||!t.every(
n=>typeof n=="string"&&n!=="")?{problem:"begins like a JSON array, and is not a JSON array of paths: use the output files of an earlier step"}:{lines:t.map(n=>({
text:n,literal:!0}))}}let s=e.split(/\r?\n/).map(t=>t.trim()).filter(t=>t!==""&&!t.startsWith("#"));return s.some(t=>!t.startsWith("!"))?{lines:s.map(t=>({text:t,
literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one per line"}}async function nt(e,s,t){let n=await Promise.all((0,o.r)(s).map(p=>(0,T.realpath)(
p).catch(()=>p))),a=[],r=new Set,i=new Set,l=[],c=new Set;for(let[p,{text:u,literal:f}]of e.entries()){if(!f&&u.startsWith("!"))continue;if(!(0,o.s)(s,u))throw le(
u);let d=f?[]:e.slice(p+1).flatMap(b=>b.text.startsWith("!")?[b.text]:[]),{matches:g,isPath:w}=await at(u,f,d,s);g.length===0&&l.push({line:u,reason:await tt(u,
d,s)});for(let b of g){let h=(0,o.t)(s,b);if(!await it(b,n)){c.add(h);continue}(!r.has(h)||t&&w&&i.has(h))&&a.push(h),r.add(h),w&&i.add(h)}}return{files:a,empty:l,
refused:[...c]}}async function at(e,s,t,{workspace:n}){let a=ee.default.resolve(n,e),r=!s&&/[*?[\]\\]/.test(e)?void 0:await(0,T.stat)(a).catch(()=>{});if(s)return{
matches:r===void 0?[]:[a],isPath:!0};if(r?.isFile()&&t.length===0)return{matches:[a],isPath:!0};let i=await oe(e,t),l=r?.isDirectory()?i.filter(c=>/\.pdf$/i.test(
c)):i;return{matches:l.length>1?rt(l):l,isPath:r?.isFile()??!1}}function rt(e){let{compare:s}=new Intl.Collator("en",{numeric:!0}),t=(n,a)=>{for(let r=0;r<n.length&&
r<a.length;r++){let i=s(n[r]??"",a[r]??"");if(i!==0)return i}return n.length-a.length};return e.map(n=>({file:n,segments:(0,o.v)(n).split("/")})).sort((n,a)=>t(
n.segments,a.segments)||(n.file<a.file?-1:1)).map(({file:n})=>n)}async function it(e,s){let t=await(0,T.realpath)(e).catch(()=>{});return t===void 0||!s.some(n=>(0,o.u)(
ee.default.relative(n,t)))?!1:(await(0,T.stat)(t)).isFile()}function ot(e){try{return JSON.parse(e)}catch{return}}var ue=(e,s)=>(0,o.b)(e,s,o.a),fe=/^(\d+)-(\d+|last)$/i,
lt=/^(-?\d+|last)–(-?\d+|last)$/i,ut=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,ft=/^last-(\d+|last)$/i,pt=/^(-?\d+)-(-?\d+|last)$/i;function ct(e){if(Array.isArray(e))
return H(e);if(typeof e!="string"&&typeof e!="number")return{problem:"must be text such as 1..3, or a list of pages"};let s=String(e),t=s.split(/\r?\n/).filter(
a=>a.trim()!=="");if(t.length>1&&t.every(a=>/^ *- +\S/.test(a)))return H(t.map(a=>pe(a.replace(/^ *- +/,""))));let n=/^\s*\[(.*)\]\s*$/s.exec(s);return n?H(n[1].
split(",").map(pe)):ce(t.length>1?t.join(","):s)}function H(e){return e.some(s=>typeof s!="string"&&typeof s!="number")?{problem:'must be a list of pages such a\
s 3, or of ranges such as "2..5"'}:ce(e.join(","))}function pe(e){return e.trim().replace(/^(["'])(.*)\1$/s,"$2")}function ce(e){let s=[];for(let[t,n]of e.split(
",").entries()){let a=dt(n),r=a.length>1&&a.some(i=>i.startsWith("-"))?ht(a):a.map(mt).find(i=>i!==void 0);if(r)return{problem:`entry ${t+1} ('${(0,Fe.c)(n.trim())}\
') is ambiguous: write ${r.join(" or ")}`};s.push(a.length===0?n:a.map(de).join(","))}return{text:s.join(",")}}function dt(e){let s=e.split(/\s+/).filter(n=>n!==
""),t=[];for(let n of s){let a=t.at(-1);a?.toLowerCase()==="not"?t[t.length-1]=`${a} ${n}`:t.push(n)}return t}function ht(e){let s=e.map(de).join(","),[t,n,...a]=e,
r=a.length===0&&n?/^-(\d+)$/.exec(n):null;return r&&t&&/^\d+$/.test(t)?[s,`${t}..${r[1]}`]:[s]}function mt(e){let s=e.replace(/^not /i,""),t=ft.exec(s);if(t)return/^\d/.
test(t[1])?[`-${Number(t[1])+1}`,`-1..${t[1]}`]:["-1"];let n=pt.exec(s);if(!n||fe.test(s))return;let[,a,r]=n;return r.startsWith("-")?[`${a}..${r}`,`${a},${r}`]:
[`${a}..${C(r)}`,`${a},-${r}`]}function de(e){let[,s="",t=""]=/^(not )?(.*)$/i.exec(e)??[],n=fe.exec(t)??lt.exec(t)??ut.exec(t);return n?`${s}${C(n[1])}..${C(n[2]??
"")}`:`${s}${C(t)}`}function C(e){return e.toLowerCase()==="last"?"-1":e}var gt={encryption_algorithm:"AES-256"},he="maximum_bytes",wt="or a size such as 18 MB \
or 18 MiB",$t={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},bt=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function yt(e){let[,s,t]=bt.exec(e)??[],
n=$t[t?.toLowerCase()??""];return n===void 0?e:String(Math.floor(Math.round(Number(s)*n*1e3)/1e3))}var vt={name:"file",bytes:Uint8Array.of(0)},me=["{dir}","{nam\
e}"];function ge({name:e,raw:s,typed:t},n){let{fields:a}=(0,v.b)(e),r={},i={},l=[];for(let[u,f]of Object.entries({...kt(a),...s})){let d=a[u];if(d===void 0)continue;
let g=jt(u,d,f,t[u]);"problem"in g&&l.push({field:u,message:g.problem}),"path"in g&&(i[u]=g.path),r[u]="value"in g?g.value:d.kind==="json"?{}:vt}let c=(0,o.w)(e,
r,n),p=new Set(l.map(({field:u})=>u));for(let u of c.issues)p.has(u.field)||l.push(u.field===he?{...u,message:`${u.message}, ${wt}`}:u);return{step:{name:e,params:c.
params,paths:i},issues:l}}var kt=e=>Object.fromEntries(Object.entries(gt).filter(([s])=>Object.hasOwn(e,s)));function jt(e,s,t,n){if(t===""||t===null||n===null)
return{value:""};if(s.kind==="pageOrder"||s.kind==="pageSet"){if(typeof t!="string"&&!Array.isArray(t))return{problem:"must be pages such as 1..3, or a list of \
pages"};let r=ct(t);return"problem"in r?r:{value:r.text.trim()}}if(s.kind==="json"&&typeof t=="object"&&!Array.isArray(t))return{value:n};if(typeof t!="string")
return{problem:`must be a single value, and is a ${Array.isArray(t)?"list":"mapping"}`};let a=t.trim();return s.kind==="text"?{value:t}:a===""?{value:""}:s.kind===
"file"||s.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(a)?xt(a):{value:e===he?yt(a):a}}function xt(e){let s=e.match(/\{[^{}]*\}/g)?.find(t=>!me.includes(t));return s!==
void 0?{problem:`has the unknown placeholder ${s}: a path may hold ${me.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of one file"}:{path:e}}
var we=v.a.map(o.a).join(", "),F='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',St=[...new Set(v.a.flatMap(e=>Object.keys((0,v.b)(e).
fields)))],$e=new Set(v.a.flatMap(e=>Object.entries((0,v.b)(e).fields).flatMap(([s,t])=>"secret"in t?[s]:[])));async function Mt(e,s){let t=new Map;for(let i of St){
let l=e((0,o.a)(i));l!==""&&($e.has(i)&&s(l),t.set(i,l))}let n=e("operation").trim(),a=e("steps");if(a.trim()!==""){let{value:i,typed:l,problem:c}=(await Promise.resolve().then(()=>x(require("./yaml-list-4ATT22UQ.js")))).
parseList(a);for(let u of J(i))s(u);let p=[];return n!==""&&p.push({field:"operation",message:"give either operation or steps, not both"}),c!==void 0?{steps:[],
issues:[...p,{field:"steps",message:`${c}: ${F}`}],warnings:[]}:At(i,l,t,p)}if(n==="")return ye("operation",`is required, unless steps is given: one of ${we}`);
let r=n.replaceAll("-","_");return(0,v.c)(r)?Ot(r,t):ye("operation",`must be one of ${we}${(0,W.a)(n,v.a.map(o.a))}`)}function Ot(e,s){let{fields:t}=(0,v.b)(e),
n=[...s.keys()].filter(i=>!Object.hasOwn(t,i)),{step:a,issues:r}=ge({name:e,raw:Object.fromEntries(s),typed:{}},"absent");return{steps:[a],issues:r.map(({field:i,
message:l,mentions:c=[]})=>({field:(0,o.a)(i),message:ue(l,c)})),warnings:n.map(i=>`${(0,o.a)(i)} is not used: it is not a parameter of ${(0,o.a)(e)}`)}}function At(e,s,t,n){
let a=[...n],r=[];if(!Array.isArray(e)||e.length===0)return{steps:r,issues:[...a,{field:"steps",message:F}],warnings:[]};for(let l of t.keys())l!=="open_passwor\
d"&&a.push({field:(0,o.a)(l),message:"write it inside the step that it belongs to"});let i=t.get("open_password");for(let[l,c]of e.entries()){let p=`steps[${l+1}\
]`,u=Ft(c,s[l]);if("problem"in u){a.push({field:p,message:u.problem});continue}a.push(..._t(u,p),...Nt(u.name,l,e.length,p));let f=i===void 0?u.raw:{open_password:i,
...u.raw},d=ge({...u,raw:f},"refuse");r.push(d.step),a.push(...d.issues.map(({field:g,message:w})=>({field:`${p}.${g}`,message:w})))}return{steps:r,issues:a,warnings:[]}}
function _t({name:e,raw:s},t){let n=Object.keys((0,v.b)(e).fields),a=Object.keys(s).filter(i=>!n.includes(i)),[r]=a.filter(i=>/^[-\d. ]+$/.test(i)&&!s[i]);return r!==
void 0?[{field:`${t}.${r}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:a.map(i=>({field:`${t}.${i}`,message:`\
is not a parameter of ${e}: ${n.join(", ")}${(0,W.a)(i,n)}`}))}function Nt(e,s,t,n){let{output:a,accepts:r}=(0,v.b)(e);return a==="files"&&s+1<t?[{field:n,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:r==="image"&&s>0?[{field:n,message:`${e} must be the first step: it takes images, wh\
ich no other operation gives`}]:[]}function Ft(e,s){if(typeof e=="string")return I(e,{},{});if(!L(e))return{problem:F};let{operation:t,...n}=e;if(t!==void 0)return typeof t==
"string"?I(t,n,s):{problem:F};let[[a,r]=["",void 0],...i]=Object.entries(e);if(i.length>0)return{problem:`names several operations or has its parameters beside \
the name: ${F}`};if(r===""||r===void 0)return I(a,{},{});let l=L(s)?s[a]:void 0;return L(r)?I(a,r,l):{problem:F}}function I(e,s,t){let n=e.trim().replaceAll("-",
"_");return(0,v.c)(n)?{name:n,raw:be(s),typed:L(t)?be(t):{}}:{problem:`must name one of ${v.a.join(", ")}${(0,W.a)(e,v.a)}`}}var be=e=>Object.fromEntries(Object.
entries(e).map(([s,t])=>[s.replaceAll("-","_"),t]));function*J(e){if(Array.isArray(e))for(let s of e)yield*J(s);else if(L(e))for(let[s,t]of Object.entries(e))typeof t!=
"string"?yield*J(t):t!==""&&$e.has(s.trim().replaceAll("-","_"))&&(yield t)}function L(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var ye=(e,s)=>({
steps:[],issues:[{field:e,message:s}],warnings:[]}),D=32;async function Pt(e,s){let t=[],n=h=>e(h).trim(),a=h=>{let k=n(h);return k!==""&&s(k),k},r=(h,k)=>{let y=n(
h)||k[0],S=k.find($=>$===y);return S===void 0&&t.push({field:h,message:`must be one of ${k.join(", ")}`}),S??k[0]},i=(h,k)=>{let y=n(h).toLowerCase();return y!==
""&&y!=="true"&&y!=="false"&&t.push({field:h,message:"must be true or false"}),y===""?k:y==="true"},l=a("api-key"),c=a("github-token"),{steps:p,issues:u,warnings:f}=await Mt(
e,s),d=st(n("files"));"problem"in d&&t.push({field:"files",message:d.problem});let g=n("concurrency"),w=g===""?void 0:Number(g);w!==void 0&&!(/^\d+$/.test(g)&&w>=
1&&w<=D)&&t.push({field:"concurrency",message:`must be a whole number from 1 to ${D}`});let b={steps:p,isList:n("steps")!=="",files:"lines"in d?d.lines:[],output:n(
"output")||void 0,overwrite:i("overwrite",!1),ifNoFilesFound:r("if-no-files-found",["warn","error","ignore"]),changedOnly:i("changed-only",!1),dryRun:i("dry-run",
!1),continueNumbers:i("continue-numbers",!1),concurrency:w,onError:r("on-error",["fail","continue"]),region:n("region"),baseUrl:n("base-url"),apiKey:l,summary:i(
"summary",!0),attest:i("attest",!1),githubToken:c,warnings:f};if(b.continueNumbers&&u.length===0&&t.push(...Ye(p)),u.length+t.length>0)throw(0,j.d)([...u,...t]);
return b}async function Tt(e,s){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>x(require("./region-WJH2SIQ3.js")))).chooseRegion(e,s):{isLocal:!0,
check:()=>Promise.resolve(),open:t=>Rt(t,s,e.concurrency),place:"on the runner"}}async function Rt(e,{workspace:s},t=Math.min((0,X.availableParallelism)(),D)){let n=Math.
min(e,t),a=(0,o.l)(s),r=()=>Promise.resolve();if(n<2){let{localHere:c}=await Promise.resolve().then(()=>x(require("./local-here-S4ZUMV7I.js"))),p=c();return{execute:(u,f)=>(0,o.e)(
u,f,p,a),lanes:n,close:r,abandon:r}}let{workerPool:i}=await Promise.resolve().then(()=>x(require("./pool-2L4W5WNG.js"))),l=i({entry:Re.default.join(__dirname,"w\
orker.js"),size:Math.min(n,(0,X.availableParallelism)())});return{execute:(c,p)=>(0,o.e)(c,p,l,a),lanes:n,close:l.close,abandon:r}}var Et=["{dir}","{name}","{in\
dex}","{operation}"],q={document:[],data:[],parts:["{title}"],files:["{file}"]},Lt={document:"{dir}/{name}.{operation}.pdf",data:"{dir}/{name}.{operation}.pdf",
parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}"},K=e=>e.some(({name:s})=>(0,v.b)(s).input==="many");function ve(e){let s=e.map(({name:n})=>(0,v.b)(
n)).filter(({output:n})=>n!=="data"),t=s.findLast(({input:n,output:a})=>n==="many"||a!=="pdf");return s.length===0?"data":t?.output==="pdfs"?"parts":t?.output===
"files"?"files":"document"}function Bt(e){let{files:s,steps:t}=e,n=ve(t),a=Ut(e,n),r=s.length===0?[]:K(t)?[s]:s.map(p=>[p]),i=(0,o.a)((t.findLast(({name:p})=>(0,v.b)(
p).output!=="data")??t.at(-1))?.name??""),l=r.map((p,u)=>{let{dir:f,name:d}=A.default.posix.parse(p[0]??"");return{inputs:p,kind:n,outputPath:g=>{let w=n==="doc\
ument"?u+1:g?.index,b={"{dir}":f||".","{name}":d,"{operation}":i,"{index}":w===void 0?void 0:String(w).padStart(5,"0"),"{title}":g?.title,"{file}":g?.file};return A.default.
posix.normalize(a.replace(/\{[^{}]*\}/g,h=>b[h]??h))}}}),c=n==="data"?[]:Ct(l,e);if(c.length>0)throw(0,j.d)(c);return l}function Ut({output:e,places:s},t){let n=c=>(0,j.d)(
[{field:"output",message:c}]);if(e===void 0)return Lt[t];let a=[...Et,...q[t]],r=e.match(/\{[^{}]*\}/g)?.filter(c=>!a.includes(c))??[];if(r.length>0)throw n(`ha\
s the unknown placeholder ${r[0]}: there are ${a.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw n("must be a single line");if(/[\\/]$/.test(e))throw n(`names \
a folder: write a file name after it, such as ${e}{name}.pdf`);let i=["{index}",...q[t]];if(q[t].length>0&&!i.some(c=>e.includes(c))){let{dir:c,name:p,ext:u}=A.default.
posix.parse((0,o.v)(e)),f=A.default.posix.join(c,t==="files"?`${p}.{file}`:`${p}-{index}${u}`);throw n(`needs ${i.join(" or ")}, because one file gives several \
results: such as ${f}`)}let l=A.default.isAbsolute(e)?(0,o.t)(s,e):(0,o.v)(e);if(!(A.default.isAbsolute(l)?(0,o.s)(s,l):(0,o.u)(A.default.posix.normalize(l))))throw n(
"must stay in the workspace or in RUNNER_TEMP");return l}function Ct(e,{matched:s,overwrite:t,identity:n,places:a}){let r=new Map(s.map(u=>[n(u),u])),i=new Map;
for(let u of e){let f=n(u.outputPath()),d=i.get(f);d?d.push(u):i.set(f,[u])}let l=[],c=u=>{l.push({field:"output",message:u})};for(let[u,[f,d,...g]]of i){if(!f)
continue;let w=f.outputPath(),b=r.get(u);if(!(0,o.s)(a,w)||w==="."||w.endsWith("/"))c(`'${w}' is not a file in the workspace or in RUNNER_TEMP`);else if(d){let[
h,k]=[f.inputs[0],d.inputs[0]],y=g.length===0?`'${h}' and '${k}' would both`:`'${h}', '${k}' and ${g.length} more would all`;c(`${y} be written to '${w}': use {\
dir}, {name} or {index}`)}else b!==void 0&&!f.inputs.some(h=>n(h)===u)?c(`'${w}' would replace another file that the step reads: choose a different pattern`):b!==
void 0&&!t&&c(`'${w}' would replace the input: choose a different pattern, or set overwrite to true`)}let p=5;return l.length<=p?l:[...l.slice(0,p),{field:"outp\
ut",message:`and ${l.length-p} more such clashes`}]}var z=5;async function It(e,s,t,n){let a=K(e.steps),r=await nt(e.files,s,a);Wt(r,e.ifNoFilesFound,n);let i=zt(
r.files,t);if(!e.changedOnly||i.length===0)return{matched:i,files:i};let{changedFiles:l}=await Promise.resolve().then(()=>x(require("./changed-ITK7YLEQ.js"))),c=await l(
e.githubToken);if("unknown"in c)return n.add(`changed-only leaves nothing out: ${c.unknown}`),{matched:i,files:i};let p=f=>c.paths.has(f),u=i.filter(f=>p(f)||[...t.
neededBy(f).keys()].some(p));return(0,m.i)(`${(0,o.h)(u.length,"file")} of ${i.length} changed`),{matched:i,files:(a||e.continueNumbers)&&u.length>0?i:u}}function zt(e,s){
let t=new Map(e.flatMap(n=>[...s.neededBy(n)]));return t.size===0?e:e.filter(n=>{let a=t.get(n);return a!==void 0&&(0,m.i)((0,o.f)(`'${n}' is left out of files:\
 ${a} uses it`)),a===void 0})}function Wt({files:e,empty:s,refused:t},n,a){let r=s.map(({line:u,reason:f})=>f===void 0?`'${u}'`:`'${u}' (${f})`),i=t.map(u=>`'${u}\
' was left out: it is a folder, or a link that leads out of the workspace`),l=r.length===0?"files, which is an empty list":Gt(r),c=e.length>0||r.length===0||s.some(
({reason:u})=>u!==void 0)?"":". Make sure that the job uses actions/checkout, or makes the files, before this step";if(n==="error"&&t.length>0)throw new j.b("co\
nfiguration",i.slice(0,z).join(". "));for(let u of i)a.add(u);if(r.length===0&&e.length+t.length>0)return;let p=`No file matches ${l}${c}`;if(n==="error")throw new j.b(
"configuration",p);n==="warn"?a.add(p):(0,m.i)((0,o.f)(p))}function Gt(e){return e.length<=z?e.join(", "):`${e.slice(0,z).join(", ")} and ${e.length-z} more lin\
es`}function Ht(e){let s=new Map,t=a=>{let r=s.get(a);if(r!==void 0)return r;let i=a;try{i=(0,Be.realpathSync)(a)}catch{let l=_.default.dirname(a);l!==a&&(i=_.default.
join(t(l),_.default.basename(a)))}return s.set(a,i),i},n=process.platform==="win32"||process.platform==="darwin";return a=>{let r=_.default.resolve(e,a),i=_.default.
join(t(_.default.dirname(r)),_.default.basename(r));return n?i.normalize("NFC").toLowerCase():i}}function Jt(e,s,t){let n=new Set(e.map(t)),a=new Set;return(r,i)=>{
let l=t(r),c=i.inputs.some(p=>t(p)===l);if(a.has(l)||n.has(l)&&!(s&&c))throw(0,j.d)([{field:"output",message:`'${r}' is another input or result: choose a differ\
ent pattern`}]);a.add(l)}}var Dt=/[\r\n]|^\s|\s$/,qt=class{resultsFile="";begin(){let e=process.env.RUNNER_TEMP;Y("results-file cannot be made in RUNNER_TEMP",e,
()=>{e&&(this.resultsFile=te.default.join((0,E.mkdtempSync)(te.default.join(e,"octavo-")),"results.json"))}),this.tell([])}tell(e){let s=e.map(({data:r,...i})=>({
...i,...r})),t=e.flatMap(({status:r,output:i})=>r==="done"&&i!==null?[i]:[]),n=t.filter(r=>!Dt.test(r)),a=t.length===0?"":`, although ${(0,o.h)(t.length,"file")}\
 were written: see the log`;Y(`The output results-file cannot be written${a}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,E.writeFileSync)(this.resultsFile,
`${JSON.stringify(s)}
`)}),Y(`The outputs of the step cannot be written${a}`,process.env.GITHUB_OUTPUT,()=>{(0,m.d)("files",t),(0,m.d)("paths",n.map(Xe).join(`
`)),(0,m.d)("count",t.length),(0,m.d)("results",s),(0,m.d)("results-file",this.resultsFile)}),n.length<t.length&&(0,m.i)(`The output paths leaves out ${(0,o.h)(
t.length-n.length,"name")} with a line break or an outer blank`)}};function Y(e,s,t){try{t()}catch(n){let a=s!==void 0&&(0,E.existsSync)(s)?(0,o.j)(n):"there is\
 no such file";throw new j.b("configuration",`${e} (${a})`,{advice:"Check that earlier steps do not remove or lock the files of the runner",cause:n})}}var ke=1024*
1024,Kt=2048,Yt={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Zt(e){let{rows:s,operations:t}=e,n=`<h3>Octavo: ${(0,o.g)(t.join(" → "))}</\
h3>
<p>${je(e)}</p>
`;if(s.length===0)return n;let a=[],r=Buffer.byteLength(n)+Kt;for(let[p,u]of s.entries()){let f=Qt(u,s[p-1],xe(e));if(r+=Buffer.byteLength(f),r>ke)break;a.push(
f)}let i=(xe(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(p=>`<th>${p}</th>`).join(""),l=s.length-a.length,
c=l===0?"":`<p>${(0,o.h)(l,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`;return`${n}<table>
<tr>${i}</tr>
${a.join("")}</table>
${c}`}function je({rows:e,place:s,dryRun:t,seconds:n}){let a=f=>e.filter(d=>d.status===f),r=a("done"),i=r.filter(({output:f})=>f!==null).length,l=t?[`Dry run: ${(0,o.h)(
a("planned").length,"result")} planned, nothing written`]:[i===0&&r.length>0?`${(0,o.h)(r.length,"file")} read, none written`:`${(0,o.h)(i,"file")} written`];for(let f of[
"failed","skipped"])a(f).length>0&&l.push(`${a(f).length} ${f}`);let c=Se([...new Map(r.map(f=>[f.inputs.join(`
`),f.bytesBefore??0])).values()]),p=Se(r.map(({bytesAfter:f})=>f??0)),u=r.length===0?"":` · ${(0,o.i)(c)}${i===0?"":` → ${(0,o.i)(p)}`}`;return`${l.join(", ")}${u}\
 · ${s} · ${n.toFixed(1)} s`}var xe=({rows:e})=>e.some(({output:s})=>s!==null)||e.every(({data:s})=>es(s));function Qt(e,s,t){let{status:n,input:a,inputs:r,output:i,
pages:l,bytesBefore:c,bytesAfter:p,message:u,notes:f,data:d}=e,g=r.length>1&&n!=="failed"?` <em>and ${r.length-1} more</em>`:"",w=[...i===null?[]:[`<code>${(0,o.g)(
i)}</code>`],...u===null?[]:[(0,o.g)(u)],...Object.values(d).flatMap($=>Xt($)),...f.filter($=>s?.input!==a||!s.notes.includes($)).map($=>`<em>${(0,o.g)($)}</em>`)],
b=e.facts.firstPage!==void 0,h=t?[Z(c),Z(p),b?"":ts(c,p)]:[Z(c)],k=[l===null?"":String(l),...h],y=w.join("<br>"),S=k.every($=>$==="")?`<td colspan="${k.length+1}\
">${y}</td>`:`<td>${y}</td>${k.map($=>`<td align="right">${$}</td>`).join("")}`;return`<tr><td>${Yt[n]}</td><td><code>${(0,o.g)(a)}</code>${g}</td>${S}</tr>
`}var Vt=new Set(["pageCount","fileSize"]);function Xt(e){let s=Object.entries(e).flatMap(([t,n])=>{let a=(0,o.g)(t.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return Vt.has(t)?[]:n===!0?[a]:typeof n=="number"?n===0?[]:[`${a}: ${n}`]:Array.isArray(n)?n.length===0?[]:[`${a}: ${n.length}`]:typeof n=="object"&&n!==null&&!Object.
values(n).every(r=>typeof r=="boolean")?[a]:[]});return s.length===0?[]:[s.join(" · ")]}var es=e=>Object.keys(e).length===0,Z=e=>e===null?"":(0,o.i)(e).replace(
" ","&nbsp;");function ts(e,s){if(e===null||s===null||e===0)return"";let t=(s-e)/e*100;return`${t>0?"+":t<0?"−":""}${Math.abs(t).toFixed(1)}%`}var Se=e=>e.reduce(
(s,t)=>s+t,0),B=10,Me=4096;function Oe(e,s){let t=(0,j.j)(e),n=t.advice===void 0?t.message:`${t.message.replace(/[.:]$/,"")}. ${t.advice}`;return(0,o.f)(s==="in\
puts"?ue(n,(0,j.c)(t)):n).slice(0,Me)}var ss=class{given=0;add(e,s){let t=(0,o.f)(e).slice(0,Me);this.given++,this.given<=B?(0,m.h)(t,s===void 0?{}:{file:s}):(0,m.i)(
s===void 0?`Warning: ${t}`:`Warning: ${(0,o.f)(s)}: ${t}`)}};function ns(e,s,t){let n=e.length<B?e:e.slice(0,B-1);for(let{file:a,message:r}of n)s==="error"?(0,m.g)(
r,{file:a}):t.add(r,a);for(let{file:a,message:r}of e.slice(n.length))(0,m.i)((0,o.f)(`Failed: ${a}: ${r}`));for(let{cause:a}of e)a!==void 0&&(0,m.f)((0,o.k)(a))}
function as(e,s){let t=e.length<B?0:e.length-(B-1),n=t>0?` (${t} of them without an annotation: see the log)`:"";return`${e.length} of ${(0,o.h)(s,"file")} fail\
ed${n}`}async function rs(e,s){if(!process.env.GITHUB_STEP_SUMMARY)return;let t=Zt(e);if(!(Buffer.byteLength(t)>=ke))try{await m.a.addRaw(t).write()}catch(n){s.
add("The job summary could not be written. The results and the outputs are complete"),(0,m.f)((0,o.k)(n))}}var Ae=/\{(?:dir|name)\}/,is=class{constructor(e,s){this.
steps=e,this.places=s}steps;places;shared=new Map;neededBy(e){return new Map(this.steps.flatMap(({name:s,paths:t})=>Object.values(t).map(n=>[this.pathFor(n,e),(0,o.a)(
s)])))}async check(){let e=[];for(let{paths:s}of this.steps)for(let[t,n]of Object.entries(s)){if(Ae.test(n))continue;let a=await this.problemOf(this.pathFor(n,""));
a!==void 0&&e.push({field:t,message:a})}if(e.length>0)throw(0,j.d)(e)}async parametersOf({name:e,params:s,paths:t},n){let a={};for(let[r,i]of Object.entries(t)){
let l=this.pathFor(i,n),c=await(Ae.test(i)?this.read(l,r):this.readOnce(l,r)),p=(0,v.b)(e).fields[r]?.kind==="json",{params:u,issues:f}=(0,o.w)(e,{[r]:p?os(c):c}),
d=f.filter(({field:g})=>g===r);if(d.length>0)throw(0,j.d)(d.map(({field:g,message:w})=>({field:g,message:`'${l}': ${w}`})));a[r]=u[r]}return{...s,...a}}pathFor(e,s){
let{dir:t,name:n}=P.default.posix.parse(s),a=e.replaceAll("{dir}",()=>t||".").replaceAll("{name}",()=>n);return(0,o.t)(this.places,a)}readOnce(e,s){let t=this.shared.
get(e);return t||this.shared.set(e,t=this.read(e,s)),t}async read(e,s){let t=await this.problemOf(e);if(t!==void 0)throw(0,j.d)([{field:s,message:t}]);let n=await(0,N.readFile)(
P.default.resolve(this.places.workspace,e)).catch(a=>{throw(0,j.d)([{field:s,message:`'${e}' could not be opened (${(0,o.j)(a)})`}])});return{name:P.default.posix.
basename(e),bytes:n}}async problemOf(e){if(!(0,o.s)(this.places,e))return`'${e}' must be in the workspace or in RUNNER_TEMP`;let s=await(0,N.realpath)(P.default.
resolve(this.places.workspace,e)).catch(()=>{});return s===void 0?`there is no file '${e}'. Paths start at the workspace, and may hold {dir} and {name}`:(await Promise.
all((0,o.r)(this.places).map(t=>(0,N.realpath)(t).catch(()=>t)))).some(t=>(0,o.u)(P.default.relative(t,s)))?(await(0,N.stat)(s)).isFile()?void 0:`'${e}' is not \
a file`:`'${e}' is a link that leads out of the workspace`}},os=({bytes:e})=>new TextDecoder("utf-8").decode(e),ls=5e3;async function us({jobs:e,inputs:s,chosen:t,
places:n,secondFiles:a,numbersOf:r,claim:i,spelling:l}){let c=new o.y(n),{execute:p,lanes:u,close:f,abandon:d}=await t.open(e.length),g=new AbortController;cs(()=>(g.
abort(),Promise.allSettled([c.close(),d()])));let w=e.map(()=>[]),b=[],h,k={steps:s.steps,signal:g.signal,parametersOf:(y,S)=>a.parametersOf(y,S),numbersOf:r,claim:i,
write:y=>c.write(y),onProgress:hs()};return await ds(e,u,async(y,S)=>{if(h!==void 0){w[S]=[{...Q(y),status:"skipped",output:null,message:h}];return}try{let $=await p(
y,k);w[S]=$;for(let[M,O]of $.entries())(0,m.i)((0,o.f)(ps(O,$[M-1]?.notes)))}catch($){let M=$ instanceof o.d?$.input:y.inputs[0]??"",O=(0,j.j)($ instanceof o.d?
$.cause:$);(0,m.i)((0,o.f)(`${M}: failed`));let se=Oe(O,l);b.push({file:M,message:se,cause:O.cause}),w[S]=[{...Q(y),status:"failed",input:M,output:null,message:se}],
O.code==="unauthorized"&&(h="Not tried, because the region refused the key")}}),await f(),{rows:w.flat(),failures:b}}function fs(e){let s=e.map(Q);for(let{input:t,
inputs:n,output:a}of s)(0,m.i)((0,o.f)(`${_e(t,n)}${a===null?": to be read only":` → ${a}`}`));return s}function Q(e){return{status:"planned",input:e.inputs[0]??
"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function ps(e,s=[]){
let{input:t,inputs:n,output:a,pages:r,bytesBefore:i,bytesAfter:l,notes:c,message:p}=e,u=_e(t,n),f=[...r===null?[]:[(0,o.h)(r,"page")],l===null?(0,o.i)(i??0):`${(0,o.i)(
i??0)} → ${(0,o.i)(l)}`].join(", ");return[a===null?`${u}: ${p??"read"} (${f})`:`${u} → ${a} (${f})`,...c.filter(d=>!s.includes(d))].join(". ")}var _e=(e,s)=>s.
length>1?`${e} and ${s.length-1} more`:e;function cs(e){let s=!1;for(let[t,n]of[["SIGINT",130],["SIGTERM",143]])process.on(t,()=>{s||(s=!0,(0,m.i)("Cancelled"),
e().finally(()=>process.exit(n)))})}async function ds(e,s,t){let n=e.entries(),a=async()=>{for(let[r,i]of n)await t(i,r)};await Promise.all(Array.from({length:Math.
min(s,e.length)},a))}function hs(){let e=performance.now();return(s,t,n)=>{let a=performance.now();a-e<ls||(e=a,(0,m.i)((0,o.f)(`${s}: ${t}, ${Math.round(n*100)}\
 %`)))}}async function ms(){let e=new ss,s=new qt,t="wire";try{s.begin();let n=await Pt(a=>(0,m.c)(a,{trimWhitespace:!1}),ws);for(let a of n.warnings)e.add(a);t=
n.isList?"wire":"inputs",await gs(n,s,e,t)}catch(n){let a=(0,j.j)(n instanceof U?n.cause:n),r=Oe(a,t);n instanceof U&&(0,m.g)(r,{file:n.file}),(0,m.e)(n instanceof
U?"No file was written: continue-numbers needs the pages of all files":r),a.cause!==void 0&&(0,m.f)((0,o.k)(a.cause))}finally{(0,m.f)(`Peak memory: ${(0,o.i)(process.
resourceUsage().maxRSS*1024)}`)}}async function gs(e,s,t,n){let a=performance.now(),r=(0,o.q)(),i=await Tt(e,r);i.isLocal&&e.apiKey!==""&&t.add("api-key is not \
used: without region or base-url documents are processed on the runner");for(let $ of e.steps)await i.check($);e.output!==void 0&&ve(e.steps)==="data"&&t.add("o\
utput is not used: the step reads documents and writes none");let l=new is(e.steps,r),{matched:c,files:p}=await It(e,r,l,t);await l.check();let u=Ht(r.workspace),
f=[...new Set([...c,...c.flatMap($=>[...l.neededBy($).keys()])])],d=Bt({...e,files:p,matched:f,places:r,identity:u}),g=e.steps.map(({name:$})=>(0,o.a)($)),w=e.continueNumbers&&
!e.dryRun?await Qe(d,e.steps,$=>(0,o.m)($,r.workspace)):()=>{};(0,m.j)((0,o.f)(`${g.join(", then ")}: ${(0,o.h)(p.length,"file")}, ${i.place}`));let{rows:b,failures:h}=e.
dryRun?{rows:fs(d),failures:[]}:await us({jobs:d,inputs:e,chosen:i,places:r,secondFiles:l,numbersOf:w,claim:Jt(f,e.overwrite,u),spelling:n});(0,m.k)(),ns(h,e.onError===
"fail"?"error":"warning",t);let k=(performance.now()-a)/1e3,y={rows:b,operations:g,place:i.place,dryRun:e.dryRun,seconds:k};if((0,m.i)((0,o.f)(je(y))),s.tell(b),
e.summary&&await rs(y,t),e.attest){let $=b.flatMap(({status:M,output:O})=>M==="done"&&O!==null?[O]:[]);for(let M of await Je($,r.workspace))t.add(M)}if(h.length===
0)return;let S=K(e.steps)?`The merge of ${(0,o.h)(p.length,"file")} failed`:as(h,p.length);e.onError==="fail"?(0,m.e)(S):t.add(S)}function ws(e){e.trim()!==""&&
(0,m.b)(e)}var Ne=!1;process.once("beforeExit",()=>{Ne||(0,m.e)("The action stopped before it had finished.")}),ms().catch(m.e).finally(()=>{Ne=!0});
