"use strict";exports.id=993,exports.ids=[993],exports.modules={80993:((U,g,i)=>{i.r(g),i.d(g,{BaseVersions:()=>p});var v=i(31421),u=i(73024),b=i(76760),a=i.n(b),h=i(58552),x=i(
86006),l=i(97904),m=i(15969);function S(r,t){const e=process.platform==="win32"?`${r}.exe`:r;for(const n of(process.env.PATH??"").split(a().delimiter)){if(!a().
isAbsolute(n))continue;const o=a().join(n,e),s=(0,l.Ye)(o);if(s!==void 0&&!w(o,t)&&!w(s,t)&&T(s))return o}}const w=(r,t)=>[...(0,m.RD)(t),...(0,m.RD)(t).flatMap(
e=>(0,l.Ye)(e)??[])].some(e=>(0,m.FK)(a().relative(e,r)));function T(r){try{return(0,u.accessSync)(r,u.constants.X_OK),(0,l._N)(r)?.isFile()??!1}catch{return!1}}
const P=2**31-1,y="Set fetch-depth: 0 for actions/checkout, so that the history is there";class p{git;commit;renamed;constructor(t,e,n){this.git=t,this.commit=e,
this.renamed=n}static async of(t){const e=S("git",t);if(e===void 0)throw d("git is not installed","Install git on the runner");const n=new A(e,t.workspace);if((await n.
run("rev-parse","--is-inside-work-tree")).code!==0)throw d("the workspace is not a git repository","Use actions/checkout before the step, at the root of the wor\
kspace");const s=O(H()),f=await n.run("merge-base",s,"HEAD"),c=f.stdout.toString("latin1").trim();if(f.code!==0||!/^[0-9a-f]{40,64}$/.test(c))throw d("the commi\
t to compare with is not in the clone, or has no history in common",y);return new p(n,c,await B(n,c))}async divide(t){const e=[],n=[];for(const o of t)(await this.
entry(o)===void 0?n:e).push(o);return{known:e,fresh:n}}async read(t){const e=await this.entry(t),{code:n,stdout:o}=e===void 0?{code:1,stdout:Buffer.alloc(0)}:await this.
git.run("cat-file","blob",e);if(n!==0)throw new h.zU("unreadable_document","The earlier version of the file could not be read from git",{advice:y});if((0,x._V)(
o))throw new h.zU("unreadable_document","The earlier version of the file is a pointer of Git LFS, not the document itself",{advice:"Use compare-to with the docu\
ment of an earlier build"});return{name:a().posix.basename(t),bytes:o}}async entry(t){if(a().isAbsolute(t))return;const e=this.renamed.get(t)??t,{code:n,stdout:o}=await this.
git.run("--literal-pathspecs","ls-tree","-z",this.commit,"--",e),[,s]=/^\d+ blob ([0-9a-f]+)\t/.exec(o.toString("latin1"))??[];return n===0?s:void 0}}class A{program;folder;constructor(t,e){
this.program=t,this.folder=e}run(...t){const e=["-c","safe.directory=*","-c","core.quotePath=false",...t],n={cwd:this.folder,encoding:"buffer",maxBuffer:P};return new Promise(
o=>{(0,v.execFile)(this.program,e,n,(s,f)=>{const c=s===null?0:typeof s.code=="number"?s.code:-1;o({code:c,stdout:f})})})}}async function B(r,t){const{stdout:e}=await r.
run("diff-tree","-r","-z","-M","--diff-filter=R","--name-status",t,"HEAD"),n=e.toString("utf8").split("\0"),o=new Map;for(let s=0;s+2<n.length;s+=3)o.set(n[s+2],
n[s+1]);return o}function H(){try{return JSON.parse((0,u.readFileSync)(process.env.GITHUB_EVENT_PATH??"","utf8"))}catch{return{}}}function O({pull_request:r,merge_group:t,
before:e,repository:n}){const o=r?.base?.sha??t?.base_sha??e;if(o!==void 0&&/^[0-9a-f]{40,64}$/.test(o)&&!/^0+$/.test(o))return o;const s=n?.default_branch;if(s===
void 0)throw d("the event does not say which commit to compare with","Run the step for pull requests and pushes, or use compare-to");return`refs/remotes/origin/${s}`}
const d=(r,t)=>new h.zU("configuration",`compare-with-base: ${r}`,{advice:t})})};
