"use strict";exports.id=1369,exports.ids=[1369],exports.modules={91369:((P,k,l)=>{l.d(k,{I:()=>tt,v:()=>et});var T=l(77598),g=l(99561),S=l(54619),p=l(78157),M=l(64680),O=l(88500),
C=l(45079),m=l(45599),v=l(37709);const F=["Parent","P","Kids","Fields","Annots","First","Last","Prev","Next","StructParent","StructParents","FT","T","Title","By\
teRange","MCID","OCGs","EF","Count","Dest","Nums","Names","Limits"],B=new Set(["XObject","Font","FontDescriptor","Encoding","CMap","ExtGState","Pattern","Halfto\
ne"]),j=[["PatternType"],["ShadingType"],["FunctionType"],["Differences"],["HalftoneType"],["WhitePoint"],["FontName","Flags"],["BaseFont","Subtype"],["Registry",
"Ordering"]],D=["CA","ca","BM","AIS","SMask","OPM","op","OP","SA","TR","TR2","BG","BG2","UCR","UCR2","LW"],G=new Set(["ExtGState","ColorSpace","Pattern","Shadin\
g","XObject","Font","ProcSet","Properties"]),L=new Set(["Image","Form","Type1C","CIDFontType0C","OpenType"]),U=new Set(["ICCBased","Indexed","Separation","Devic\
eN","Lab","CalRGB","CalGray","Pattern"]),z=9;function X(a){return/\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.test(a)&&!H.test(a)}const H=new RegExp(`#|/(?:Rect\
|${F.join("|")})\\b|/Type\\s*/(?!XObject\\b)`);function W(a,t,e){if(Array.isArray(t))return J(t)||Q(t);const n=t instanceof m.Z6?t.dict:t;if(!(n instanceof m.Bi)||
F.some(i=>n.has(i))||n.has("Rect")&&n.has("Subtype"))return!1;const s=a.resolve(n.get("Type"));return s instanceof m.SX?B.has(s.text):j.some(i=>i.every(r=>n.has(
r)))?!0:t instanceof m.Z6?e||Y(a,t):D.some(i=>n.has(i))||n.size>0&&[...n.keys()].every(i=>G.has(i))}function Y(a,t){const{dict:e}=t,n=a.resolve(e.get("Subtype"));
if(n instanceof m.SX)return L.has(n.text);if(e.has("Length1")||e.has("Width")&&e.has("Height"))return!0;let s;try{s=new v.B(a.decoded(t).subarray(0,256))}catch{
return!1}if(!s.next())return!1;const{operator:i,count:r}=s;return i==="d0"&&r===2||i==="d1"&&r===6}const A=["FontFile","FontFile2","FontFile3","ToUnicode","UseC\
Map","CIDToGIDMap","ICCBased","DestOutputProfile"],Z=Math.min(...A.map(a=>a.length)),K=Math.max(...A.map(a=>a.length));function $(a,t){for(;t>0&&p.Kl[a[t-1]]===
p.t6;)t--;let e=t;for(;e>0&&t-e<K&&p.Kl[a[e-1]]===p.N9;)e--;return t-e<Z||a[e-1]!==p.cL?!1:A.includes((0,p.bS)(a).toString("latin1",e,t))}function J([a]){return a instanceof
m.SX&&U.has(a.text)}function Q(a){const t=a.flat();return t.length>=z&&t.every(e=>typeof e=="number")}const V=6,q=4096,_=new Uint8Array;async function tt(a,t){const e=new I(
a,t,!0);return await e.streams(),e.rounds()}async function et(a,t){const e=new I([a],t,!1);return await e.streams(),await e.objects(),e.rounds()}class I{documents;marked;across;canonical;places=[];known=new Map;written=new Map;lengths=new Map;found;newlyFound=0;named=[];constructor(t,e,n){
this.documents=t,this.marked=e,this.across=n,this.canonical=t.map(()=>{}),this.found=t.map(()=>{})}async rounds(){for(let t=0;t<V&&await this.referrers()>0;t++)
;return(t,e)=>this.standIn(t,e)}standIn(t,e){let n;for(;;){const s=this.canonical[t]?.[e]??0;if(s===0)return n;n=this.places[s-1],{part:t,number:e}=n}}async streams(){
const{pace:t}=this.documents[0].job,e=new Map,n=this.documents.some(({security:s})=>s);for(const[s,i]of this.documents.entries()){const{live:r,walked:c}=this.marked.
markings[s],{dataStart:f,dataEnd:d}=c,u=this.twinOf(s),h=await nt(i);this.named.push(await this.namedAsResources(s));for(let o=1;o<i.table.size;o++){const y=t.step(
300);if(y&&await y,r[o]!==1||i.table.kind[o]!==S.tL||i.isChanged(o)||f[o]<=0)continue;if(u>=0&&!this.documents[u].isChanged(o)&&this.marked.markings[u].live[o]===
1&&this.isPlain(s,o)){this.equate({part:s,number:o},{part:u,number:o});continue}const b=i.bytes.subarray(f[o],d[o]);h.has(o)||E(e,b,{part:s,number:o},n)}}await this.
compare(e)}async namedAsResources(t){const e=this.documents[t],{live:n,walked:s}=this.marked.markings[t],{from:i,to:r}=s,{marks:c}=s.scan,f=new Uint8Array(e.size);
for(let d=1;d<e.table.size;d++){const u=e.job.pace.step(200);if(u&&await u,n[d]!==1||i[d]===r[d]||e.isChanged(d))continue;const h=e.place(d)?.bytes;for(let o=i[d];h&&
o<r[d];o+=3)c[o]!==O.A&&c[o]<f.length&&$(h,c[o+1])&&(f[c[o]]=1)}return f}async objects(){const{pace:t}=this.documents[0].job,e=new Map;for(const[n,s]of this.documents.
entries()){const{live:i,walked:r}=this.marked.markings[n];for(let c=1;c<s.table.size;c++){const f=t.step(300);if(f&&await f,i[c]!==1||s.isChanged(c))continue;const d=s.
place(c),u=d?.bytes===s.bytes;if(!d||u&&r.dataStart[c]>0)continue;const h=u?r.valueEnd[c]:d.end;E(e,d.bytes.subarray(d.start,h),{part:n,number:c})}}await this.compare(
e)}async compare(t){const{pace:e}=this.documents[0].job;for(const n of t.values())if(!(n.length<2||this.across&&n.every(({part:s})=>s===n[0].part)))for(const s of n){
const i=e.step(this.offer(s));i&&await i}}async referrers(){const t=this.found;this.found=this.documents.map(()=>{}),this.newlyFound=0;const{pace:e}=this.documents[0].
job;for(const[n,s]of this.documents.entries()){const i=t[n];if(!i)continue;const r=this.canonical[n],{live:c,walked:f}=this.marked.markings[n],{from:d,to:u}=f,{
marks:h}=f.scan;for(let o=1;o<c.length;o++){if(c[o]!==1||s.isChanged(o)||r?.[o])continue;let y=!1;for(let w=d[o];!y&&w<u[o];w+=3)y=h[w]!==O.A&&i[h[w]]===1;const R=y&&
s.pages.indexOf(o)<0,b=e.step(R?this.offer({part:n,number:o}):100);b&&await b}}return this.newlyFound}twinOf(t){const{bytes:e,security:n}=this.documents[t];if(n)
return-1;const s=this.lengths.get(e.length),i=s?.find(r=>Buffer.compare(this.documents[r].bytes,e)===0);return i!==void 0?i:(s?s.push(t):this.lengths.set(e.length,
[t]),-1)}offer(t){const e=this.documents[t.part],n=this.textOf(t),s=n===void 0?void 0:this.written.get(n),i=this.dataOf(t);if(s&&Buffer.compare(this.dataOf(s.one),
i)===0)return s.first&&this.equate(t,s.first),200+i.length/8;const r=e.get(t.number),c=n!==void 0&&!s;if(!W(e,r,this.isNamed(t)))return c&&this.written.set(n,{one:t,
first:void 0}),200;const{key:f,cost:d}=this.contentOf(e,t.part,r),u=this.known.get(f);return u?this.equate(t,u):this.known.set(f,t),c&&this.written.set(n,{one:t,
first:u??t}),d}isNamed({part:t,number:e}){return this.named[t]?.[e]===1}dataOf({part:t,number:e}){const n=this.documents[t],{dataStart:s,dataEnd:i}=this.marked.
markings[t].walked;return n.table.kind[e]===S.tL&&s[e]>0?n.bytes.subarray(s[e],i[e]):_}textOf({part:t,number:e}){const n=this.documents[t],s=n.place(e);if(n.security||
!s)return;const{walked:i}=this.marked.markings[t],{marks:r}=i.scan,c=s.bytes===n.bytes?i.valueEnd[e]:s.end;if(c-s.start>q)return;const f=(0,p.bS)(s.bytes);let d=this.
isNamed({part:t,number:e})?"named ":"",u=s.start;for(let h=i.from[e];h<i.to[e];h+=3)r[h]!==O.A&&(d+=`${f.toString("latin1",u,r[h+1])}
${this.meaningOf(t,r[h])} `,u=r[h+2]);return d+f.toString("latin1",u,c)}meaningOf(t,e){const n=this.standIn(t,e);return(n?.number??e)*this.documents.length+(n?.
part??t)+1}equate(t,e){const n=this.standIn(e.part,e.number)??e;if(n.part===t.part&&n.number===t.number)return;const s=this.canonical[t.part]??=new Int32Array(this.
documents[t.part].size);s[t.number]=this.places.push(n),this.note(t),this.note(n)}note({part:t,number:e}){const n=this.found[t]??=new Uint8Array(this.documents[t].
size);n[e]===0&&this.newlyFound++,n[e]=1}isPlain(t,e){const n=this.documents[t],s=this.marked.markings[t].walked.valueEnd[e];return X((0,p.bS)(n.bytes).toString(
"latin1",n.bodies[e],s))}contentOf(t,e,n){const s=new M.k(512),i=n instanceof m.Z6?at(n.dict):n;(0,C.bD)(s,i,{...C.yT,renumber:f=>this.meaningOf(e,f.number)});const r=(0,T.
createHash)("sha256").update(s.bytes);let c=s.length*20;if(n instanceof m.Z6){const f=t.encoded(n);r.update("stream").update(f),c+=f.length}return{key:r.digest(
"hex"),cost:c}}}async function nt(a){const t=new Set;for(let e=0;e<a.pages.count;e++){const n=a.entry(a.pages.number(e),"Contents");n instanceof m.oS&&t.add(n.number);
for(const i of st(a,n)?a.array(n):[])i instanceof m.oS&&t.add(i.number);const s=a.job.pace.step(500);s&&await s}return t}function st(a,t){if(!(t instanceof m.oS))
return Array.isArray(t);const e=a.place(t.number);return e?e.bytes[(0,p.AN)(e.bytes,e.start,e.end)]===91:Array.isArray(a.get(t))}function E(a,t,e,n=!1){const s=t.
length*x+(n?0:it(t)),i=a.get(s);i?i.push(e):a.set(s,[e])}const x=2**20,N=32;function it(a){let t=g.k;for(let e=0;e<N;e++)t=(0,g.v)(t,a[Math.floor(e*a.length/N)]);
return(t>>>8)%x}function at(a){const t=new m.Bi(a);return t.delete("Length"),t}}),99561:((P,k,l)=>{l.d(k,{k:()=>T,v:()=>g});const T=2166136261,g=(S,p)=>Math.imul(
S^p,16777619)})};
