"use strict";exports.id=7073,exports.ids=[7073],exports.modules={97073:((D,S,i)=>{i.r(S),i.d(S,{BaseVersions:()=>y});var h=i(73024),E=i(76760),c=i.n(E),l=i(58552),H=i(86006),
g=i(97904),x=i(15969);function I(s,t){const n=process.platform==="win32"?`${s}.exe`:s;for(const e of(process.env.PATH??"").split(c().delimiter)){if(!c().isAbsolute(
e))continue;const o=c().join(e,n),r=(0,g.Ye)(o);if(r!==void 0&&!$(o,t)&&!$(r,t)&&M(r))return o}}function $(s,t){const n=[...(0,x.RD)(t),...t.around===void 0?[]:
[t.around]];return[...n,...n.flatMap(e=>(0,g.Ye)(e)??[])].some(e=>(0,x.FK)(c().relative(e,s)))}function M(s){try{return(0,h.accessSync)(s,h.constants.X_OK),(0,g.
_N)(s)?.isFile()??!1}catch{return!1}}const A="Set fetch-depth: 0 and submodules: true for actions/checkout, so that the history of submodules is there";class p{git;blobs;commits;submodules=new Map;constructor(t,n,e){
this.git=t,this.blobs=n,this.commits=e}static async of(t,n){const{code:e,stdout:o}=await t.run("ls-tree","-r","-z",n);if(e!==0)throw new l.zU("configuration","c\
ompare-with-base: the commit is not in the clone",{advice:A});const[r,a]=[new Map,new Map];for(const d of o.toString("utf8").split("\0")){const[,u,m,f]=/^\d+ (blob|commit) ([0-9a-f]+)\t(.*)$/s.
exec(d)??[];m!==void 0&&f!==void 0&&(u==="blob"?r:a).set(f,m)}return new p(t,r,a)}async entry(t){const n=this.blobs.get(t);if(n!==void 0)return{git:this.git,name:n};
for(let e=c().posix.dirname(t);e!==".";e=c().posix.dirname(e)){const o=this.commits.get(e);if(o!==void 0)return(await this.submodule(e,o)).entry(t.slice(e.length+
1))}}submodule(t,n){let e=this.submodules.get(t);return e||this.submodules.set(t,e=this.openSubmodule(t,n)),e}async openSubmodule(t,n){const e=(0,h.realpathSync)(
this.git.folder),o=(0,h.realpathSync)(c().join(e,t));if(c().join(e,t)!==o)throw new l.zU("configuration",`compare-with-base: '${t}' is a link`);return p.of(this.
git.in(o),n)}}var z=i(31421);const N=2**31-1,F=10;class b{program;folder;reader;turn=Promise.resolve();constructor(t,n){this.program=t,this.folder=n}in(t){return new b(
this.program,t)}run(...t){const n={cwd:this.folder,encoding:"buffer",maxBuffer:N};return new Promise(e=>{(0,z.execFile)(this.program,O(t),n,(o,r)=>{const a=o===
null?0:typeof o.code=="number"?o.code:-1;e({code:a,stdout:r})})})}blob(t){const n=this.turn.then(()=>this.next(t));return this.turn=n.catch(()=>{}),n}async next(t){
const n=this.reader??=this.start(),e=[n,n.stdin,n.stdout];for(const o of e)o.ref?.();try{return await R(n,t)}finally{for(const o of e)o.unref?.()}}start(){const t=(0,z.
spawn)(this.program,O(["cat-file","--batch"]),{cwd:this.folder,stdio:["pipe","pipe","ignore"]}),n=()=>{this.reader=void 0};return t.once("error",n),t.once("clos\
e",n),t.stdin.on("error",n),t}}const O=s=>["-c","safe.directory=*","-c","core.quotePath=false",...s];function R(s,t){return new Promise(n=>{const e=[];let o=0,r=1/0,
a=0;const d=f=>{s.stdout.off("data",m),s.off("close",u),s.off("error",u),n(f)},u=()=>d(void 0),m=f=>{if(e.push(f),o+=f.length,r===1/0){const B=Buffer.concat(e),
v=B.indexOf(F);if(v<0)return;const[,U]=/^[0-9a-f]+ blob (\d+)$/.exec(B.toString("latin1",0,v))??[];if(U===void 0){d(void 0);return}a=v+1,r=a+Number(U)+1}o>=r&&d(
Buffer.concat(e).subarray(a,r-1))};s.stdout.on("data",m),s.once("close",u),s.once("error",u),s.stdin.write(`${t}
`)})}var P=i(42239);const T="Set fetch-depth: 0 for actions/checkout, so that the history is there";class y{tree;renamed;places;constructor(t,n,e){this.tree=t,this.
renamed=n,this.places=e}static async of(t){const n=I("git",t);if(n===void 0)throw w("git is not installed","Install git on the runner");const e=new b(n,(0,P.pe)(
t));if((await e.run("rev-parse","--is-inside-work-tree")).code!==0)throw w("the workspace is not a git repository","Use actions/checkout before the step; give t\
he path of the checkout, if it has one, as working-directory");const r=j(k()),a=await e.run("merge-base",r,"HEAD"),d=a.stdout.toString("latin1").trim();if(a.code!==
0||!/^[0-9a-f]{40,64}$/.test(d))throw w("the commit to compare with is not in the clone, or has no history in common",T);return new y(await p.of(e,d),await Y(e,
d),t)}async divide(t){const n=[],e=[];for(const o of t)(await this.entry(o)===void 0?e:n).push(o);return{known:n,fresh:e}}async read(t){const n=await this.entry(
t),e=n&&await n.git.blob(n.name);if(!e)throw new l.zU("unreadable_document","The earlier version of the file could not be read from git",{advice:T});if((0,H._V)(
e))throw new l.zU("unreadable_document","The earlier version of the file is a pointer of Git LFS, not the document itself",{advice:"Use compare-to with the docu\
ment of an earlier build"});return{name:c().posix.basename(t),bytes:e}}async entry(t){if(c().isAbsolute(t))return;const n=(0,P.zB)(this.places,t);return this.tree.
entry(this.renamed.get(n)??n)}}async function Y(s,t){const{stdout:n}=await s.run("diff-tree","-r","-z","-M","--diff-filter=R","--name-status",t,"HEAD"),e=n.toString(
"utf8").split("\0"),o=new Map;for(let r=0;r+2<e.length;r+=3)o.set(e[r+2],e[r+1]);return o}function k(){try{return JSON.parse((0,h.readFileSync)(process.env.GITHUB_EVENT_PATH??
"","utf8"))}catch{return{}}}function j({pull_request:s,merge_group:t,before:n,repository:e}){const o=s?.base?.sha??t?.base_sha??n;if(o!==void 0&&/^[0-9a-f]{40,64}$/.
test(o)&&!/^0+$/.test(o))return o;const r=e?.default_branch;if(r===void 0)throw w("the event does not say which commit to compare with","Run the step for pull r\
equests and pushes, or use compare-to");return`refs/remotes/origin/${r}`}const w=(s,t)=>new l.zU("configuration",`compare-with-base: ${s}`,{advice:t})})};
