"use strict";exports.id=8208,exports.ids=[8208],exports.modules={48208:((C,D,t)=>{t.d(D,{declareArtifacts:()=>v});var c=t(77598),L=t.n(c),r=t(73024),R=t.n(r),g=t(76760),f=t.
n(g),l=t(46466),U=t.n(l),A=t(15969);const h=500,B=1024*1024;async function v(s,a){const E=process.env.GITHUB_ARTIFACTS,u=I();if(!E||u===void 0)return["attest ha\
s no effect: this runner keeps no list of artifacts. Give the paths to actions/attest as subject-path"];const o=new Map(u.map(({name:e,digest:n})=>[e,n])),O=await Promise.
all(s.map(async e=>({file:e,name:f().posix.basename(e),digest:await S(f().resolve(a.workspace,e))}))),_=new Map;for(const{name:e,digest:n}of O)_.set(e,(_.get(e)??
new Set).add(n));const M=[],m=[],p=[];let i="";for(const{file:e,name:n,digest:T}of O){const P=`file://${(0,A.ZJ)(a,e)}
`;if(/[=\r\n]|\s$/.test(e))m.push(e);else if((_.get(n)?.size??0)>1||o.has(n)&&o.get(n)!==T)M.push(e);else{if(o.has(n))continue;o.size>=h||Buffer.byteLength(i)+Buffer.
byteLength(P)>B?p.push(e):(o.set(n,T),i+=P)}}return i!==""&&(0,r.appendFileSync)(E,i),[...d(M,"another file of the job has the same name: use different names, n\
ot only different folders"),...d(m,"a name with =, a line break or a blank at its end cannot be listed"),...d(p,`a job can list ${h} files`)]}function I(){try{return JSON.
parse((0,r.readFileSync)(process.env.GITHUB_ARTIFACTS_LIST??"","utf8")).subjects}catch{return}}async function S(s){const a=(0,c.createHash)("sha256");return await(0,l.
pipeline)((0,r.createReadStream)(s),a),`sha256:${a.digest("hex")}`}const d=(s,a)=>s.length===0?[]:[`attest leaves out '${s[0]}'${s.length>1?` and ${s.length-1} \
more`:""}: ${a}`]})};
