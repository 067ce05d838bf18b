"use strict";var __importDefault=this&&this.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.
declareArtifacts=declareArtifacts,require("./chunk-WYN2LYAQ.js");const node_crypto_1=require("node:crypto"),node_fs_1=require("node:fs"),node_path_1=__importDefault(
require("node:path")),promises_1=require("node:stream/promises");var MOST_SUBJECTS=500,MOST_BYTES=1024*1024;async function declareArtifacts(t,s){let o=process.env.
GITHUB_ARTIFACTS,u=earlierSubjects();if(!o||u===void 0)return["attest has no effect: this runner keeps no list of artifacts. Give the paths to actions/attest as\
 subject-path"];let n=new Map(u.map(({name:e,digest:a})=>[e,a])),l=await Promise.all(t.map(async e=>({file:e,name:node_path_1.default.posix.basename(e),digest:await digestOf(
node_path_1.default.resolve(s,e))}))),i=new Map;for(let{name:e,digest:a}of l)i.set(e,(i.get(e)??new Set).add(a));let c=[],f=[],h=[],r="";for(let{file:e,name:a,digest:d}of l){
let p=`file://${e}
`;if(/[=\r\n]|\s$/.test(e))f.push(e);else if((i.get(a)?.size??0)>1||n.has(a)&&n.get(a)!==d)c.push(e);else{if(n.has(a))continue;n.size>=MOST_SUBJECTS||Buffer.byteLength(
r)+Buffer.byteLength(p)>MOST_BYTES?h.push(e):(n.set(a,d),r+=p)}}return r!==""&&(0,node_fs_1.appendFileSync)(o,r),[...leftOut(c,"another file of the job has the \
same name: use different names, not only different folders"),...leftOut(f,"a name with =, a line break or a blank at its end cannot be listed"),...leftOut(h,`a \
job can list ${MOST_SUBJECTS} files`)]}function earlierSubjects(){try{return JSON.parse((0,node_fs_1.readFileSync)(process.env.GITHUB_ARTIFACTS_LIST??"","utf8")).
subjects}catch{return}}async function digestOf(t){let s=(0,node_crypto_1.createHash)("sha256");return await(0,promises_1.pipeline)((0,node_fs_1.createReadStream)(
t),s),`sha256:${s.digest("hex")}`}var leftOut=(t,s)=>t.length===0?[]:[`attest leaves out '${t[0]}'${t.length>1?` and ${t.length-1} more`:""}: ${s}`];
