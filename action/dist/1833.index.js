"use strict";exports.id=1833,exports.ids=[1833],exports.modules={41833:((v,u,r)=>{r.r(u),r.d(u,{BaseVersions:()=>f});var h=r(31421),T=r.n(h),l=r(73024),U=r.n(l),p=r(76760),m=r.
n(p),d=r(58552),O=r(78941),g=r(68945);const w=2**31-1,_="Set fetch-depth: 0 for actions/checkout, so that the history is there";class f{git;commit;renamed;constructor(t,e,n){
this.git=t,this.commit=e,this.renamed=n}static async of({workspace:t}){const e=new P(t),n=await e.run("rev-parse","--is-inside-work-tree");if(n.failure==="ENOEN\
T")throw c("git is not installed","Install git on the runner");if(n.code!==0)throw c("the workspace is not a git repository","Use actions/checkout before the st\
ep, at the root of the workspace");const o=y(D()),s=await e.run("merge-base",o,"HEAD"),a=s.stdout.toString("latin1").trim();if(s.code!==0||!/^[0-9a-f]{40,64}$/.
test(a))throw c("the commit to compare with is not in the clone, or has no history in common",_);return new f(e,a,await M(e,a))}async divide(t){const e=[],n=[];
for(const o of t)(await this.entry(o)===void 0?n:e).push(o);return{known:e,fresh:n}}async read(t){const e=await this.entry(t),{code:n,stdout:o}=e===void 0?{code:1,
stdout:Buffer.alloc(0)}:await this.git.run("cat-file","blob",e);if(n!==0)throw new d.zU("unreadable_document","The earlier version of the file could not be read\
 from git",{advice:_});if((0,g._V)(o))throw new d.zU("unreadable_document","The earlier version of the file is a pointer of Git LFS, not the document itself",{advice:"\
Use compare-to with the document of an earlier build"});return{name:m().posix.basename(t),bytes:o}}async entry(t){if(m().isAbsolute(t))return;const e=this.renamed.
get(t)??t,{code:n,stdout:o}=await this.git.run("--literal-pathspecs","ls-tree","-z",this.commit,"--",e),[,s]=/^\d+ blob ([0-9a-f]+)\t/.exec(o.toString("latin1"))??
[];return n===0?s:void 0}}class P{folder;constructor(t){this.folder=t}run(...t){const e=["-c","safe.directory=*","-c","core.quotePath=false",...t],n={cwd:this.folder,
encoding:"buffer",maxBuffer:w};return new Promise(o=>{(0,h.execFile)("git",e,n,(s,a)=>{const E=s===null?0:typeof s.code=="number"?s.code:-1;o({code:E,failure:E===
-1?(0,O.xU)(s):void 0,stdout:a})})})}}async function M(i,t){const{stdout:e}=await i.run("diff-tree","-r","-z","-M","--diff-filter=R","--name-status",t,"HEAD"),n=e.
toString("utf8").split("\0"),o=new Map;for(let s=0;s+2<n.length;s+=3)o.set(n[s+2],n[s+1]);return o}function D(){try{return JSON.parse((0,l.readFileSync)(process.
env.GITHUB_EVENT_PATH??"","utf8"))}catch{return{}}}function y({pull_request:i,merge_group:t,before:e,repository:n}){const o=i?.base?.sha??t?.base_sha??e;if(o!==
void 0&&/^[0-9a-f]{40,64}$/.test(o)&&!/^0+$/.test(o))return o;const s=n?.default_branch;if(s===void 0)throw c("the event does not say which commit to compare wi\
th","Run the step for pull requests and pushes, or use compare-to");return`refs/remotes/origin/${s}`}const c=(i,t)=>new d.zU("configuration",`compare-with-base:\
 ${i}`,{advice:t})})};
