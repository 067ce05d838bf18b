"use strict";exports.id=7073,exports.ids=[7073],exports.modules={97073:((j,x,a)=>{a.r(x),a.d(x,{BaseVersions:()=>v});var h=a(73024),B=a(76760),c=a.n(B),l=a(58552),E=a(86006),
b=a(97904),g=a(15969);function H(s,t){const e=process.platform==="win32"?`${s}.exe`:s;for(const n of(process.env.PATH??"").split(c().delimiter)){if(!c().isAbsolute(
n))continue;const o=c().join(n,e),r=(0,b.Ye)(o);if(r!==void 0&&!$(o,t)&&!$(r,t)&&I(r))return o}}const $=(s,t)=>[...(0,g.RD)(t),...(0,g.RD)(t).flatMap(e=>(0,b.Ye)(
e)??[])].some(e=>(0,g.FK)(c().relative(e,s)));function I(s){try{return(0,h.accessSync)(s,h.constants.X_OK),(0,b._N)(s)?.isFile()??!1}catch{return!1}}const M="Se\
t fetch-depth: 0 and submodules: true for actions/checkout, so that the history of submodules is there";class p{git;blobs;commits;submodules=new Map;constructor(t,e,n){
this.git=t,this.blobs=e,this.commits=n}static async of(t,e){const{code:n,stdout:o}=await t.run("ls-tree","-r","-z",e);if(n!==0)throw new l.zU("configuration","c\
ompare-with-base: the commit is not in the clone",{advice:M});const[r,i]=[new Map,new Map];for(const d of o.toString("utf8").split("\0")){const[,u,m,f]=/^\d+ (blob|commit) ([0-9a-f]+)\t(.*)$/s.
exec(d)??[];m!==void 0&&f!==void 0&&(u==="blob"?r:i).set(f,m)}return new p(t,r,i)}async entry(t){const e=this.blobs.get(t);if(e!==void 0)return{git:this.git,name:e};
for(let n=c().posix.dirname(t);n!==".";n=c().posix.dirname(n)){const o=this.commits.get(n);if(o!==void 0)return(await this.submodule(n,o)).entry(t.slice(n.length+
1))}}submodule(t,e){let n=this.submodules.get(t);return n||this.submodules.set(t,n=this.openSubmodule(t,e)),n}async openSubmodule(t,e){const n=(0,h.realpathSync)(
this.git.folder),o=(0,h.realpathSync)(c().join(n,t));if(c().join(n,t)!==o)throw new l.zU("configuration",`compare-with-base: '${t}' is a link`);return p.of(this.
git.in(o),e)}}var O=a(31421);const A=2**31-1,N=10;class y{program;folder;reader;turn=Promise.resolve();constructor(t,e){this.program=t,this.folder=e}in(t){return new y(
this.program,t)}run(...t){const e={cwd:this.folder,encoding:"buffer",maxBuffer:A};return new Promise(n=>{(0,O.execFile)(this.program,P(t),e,(o,r)=>{const i=o===
null?0:typeof o.code=="number"?o.code:-1;n({code:i,stdout:r})})})}blob(t){const e=this.turn.then(()=>this.next(t));return this.turn=e.catch(()=>{}),e}async next(t){
const e=this.reader??=this.start(),n=[e,e.stdin,e.stdout];for(const o of n)o.ref?.();try{return await R(e,t)}finally{for(const o of n)o.unref?.()}}start(){const t=(0,O.
spawn)(this.program,P(["cat-file","--batch"]),{cwd:this.folder,stdio:["pipe","pipe","ignore"]}),e=()=>{this.reader=void 0};return t.once("error",e),t.once("clos\
e",e),t.stdin.on("error",e),t}}const P=s=>["-c","safe.directory=*","-c","core.quotePath=false",...s];function R(s,t){return new Promise(e=>{const n=[];let o=0,r=1/0,
i=0;const d=f=>{s.stdout.off("data",m),s.off("close",u),s.off("error",u),e(f)},u=()=>d(void 0),m=f=>{if(n.push(f),o+=f.length,r===1/0){const z=Buffer.concat(n),
S=z.indexOf(N);if(S<0)return;const[,U]=/^[0-9a-f]+ blob (\d+)$/.exec(z.toString("latin1",0,S))??[];if(U===void 0){d(void 0);return}i=S+1,r=i+Number(U)+1}o>=r&&d(
Buffer.concat(n).subarray(i,r-1))};s.stdout.on("data",m),s.once("close",u),s.once("error",u),s.stdin.write(`${t}
`)})}const T="Set fetch-depth: 0 for actions/checkout, so that the history is there";class v{tree;renamed;constructor(t,e){this.tree=t,this.renamed=e}static async of(t){
const e=H("git",t);if(e===void 0)throw w("git is not installed","Install git on the runner");const n=new y(e,t.workspace);if((await n.run("rev-parse","--is-insi\
de-work-tree")).code!==0)throw w("the workspace is not a git repository","Use actions/checkout before the step, at the root of the workspace");const r=D(Y()),i=await n.
run("merge-base",r,"HEAD"),d=i.stdout.toString("latin1").trim();if(i.code!==0||!/^[0-9a-f]{40,64}$/.test(d))throw w("the commit to compare with is not in the cl\
one, or has no history in common",T);return new v(await p.of(n,d),await F(n,d))}async divide(t){const e=[],n=[];for(const o of t)(await this.entry(o)===void 0?n:
e).push(o);return{known:e,fresh:n}}async read(t){const e=await this.entry(t),n=e&&await e.git.blob(e.name);if(!n)throw new l.zU("unreadable_document","The earli\
er version of the file could not be read from git",{advice:T});if((0,E._V)(n))throw new l.zU("unreadable_document","The earlier version of the file is a pointer\
 of Git LFS, not the document itself",{advice:"Use compare-to with the document of an earlier build"});return{name:c().posix.basename(t),bytes:n}}async entry(t){
if(!c().isAbsolute(t))return this.tree.entry(this.renamed.get(t)??t)}}async function F(s,t){const{stdout:e}=await s.run("diff-tree","-r","-z","-M","--diff-filte\
r=R","--name-status",t,"HEAD"),n=e.toString("utf8").split("\0"),o=new Map;for(let r=0;r+2<n.length;r+=3)o.set(n[r+2],n[r+1]);return o}function Y(){try{return JSON.
parse((0,h.readFileSync)(process.env.GITHUB_EVENT_PATH??"","utf8"))}catch{return{}}}function D({pull_request:s,merge_group:t,before:e,repository:n}){const o=s?.
base?.sha??t?.base_sha??e;if(o!==void 0&&/^[0-9a-f]{40,64}$/.test(o)&&!/^0+$/.test(o))return o;const r=n?.default_branch;if(r===void 0)throw w("the event does n\
ot say which commit to compare with","Run the step for pull requests and pushes, or use compare-to");return`refs/remotes/origin/${r}`}const w=(s,t)=>new l.zU("c\
onfiguration",`compare-with-base: ${s}`,{advice:t})})};
