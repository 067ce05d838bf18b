"use strict";exports.id=8208,exports.ids=[8208],exports.modules={48208:((I,g,t)=>{t.d(g,{declareArtifacts:()=>B});var f=t(77598),y=t.n(f),r=t(73024),C=t.n(r),D=t(76760),_=t.
n(D),l=t(46466),L=t.n(l);const h=500,A=1024*1024;async function B(s,a){const u=process.env.GITHUB_ARTIFACTS,E=S();if(!u||E===void 0)return["attest has no effect\
: this runner keeps no list of artifacts. Give the paths to actions/attest as subject-path"];const o=new Map(E.map(({name:e,digest:n})=>[e,n])),O=await Promise.
all(s.map(async e=>({file:e,name:_().posix.basename(e),digest:await v(_().resolve(a,e))}))),c=new Map;for(const{name:e,digest:n}of O)c.set(e,(c.get(e)??new Set).
add(n));const m=[],p=[],M=[];let i="";for(const{file:e,name:n,digest:T}of O){const P=`file://${e}
`;if(/[=\r\n]|\s$/.test(e))p.push(e);else if((c.get(n)?.size??0)>1||o.has(n)&&o.get(n)!==T)m.push(e);else{if(o.has(n))continue;o.size>=h||Buffer.byteLength(i)+Buffer.
byteLength(P)>A?M.push(e):(o.set(n,T),i+=P)}}return i!==""&&(0,r.appendFileSync)(u,i),[...d(m,"another file of the job has the same name: use different names, n\
ot only different folders"),...d(p,"a name with =, a line break or a blank at its end cannot be listed"),...d(M,`a job can list ${h} files`)]}function S(){try{return JSON.
parse((0,r.readFileSync)(process.env.GITHUB_ARTIFACTS_LIST??"","utf8")).subjects}catch{return}}async function v(s){const a=(0,f.createHash)("sha256");return await(0,l.
pipeline)((0,r.createReadStream)(s),a),`sha256:${a.digest("hex")}`}const d=(s,a)=>s.length===0?[]:[`attest leaves out '${s[0]}'${s.length>1?` and ${s.length-1} \
more`:""}: ${a}`]})};
