"use strict";exports.id=1369,exports.ids=[1369],exports.modules={91369:((v,T,l)=>{l.d(T,{I:()=>st,v:()=>it});var k=l(77598),g=l(99561),S=l(54619),p=l(78157),B=l(64680),O=l(88500),
I=l(45079),m=l(45599),G=l(37709),E=l(45657);const F=["Parent","P","Kids","Fields","Annots","First","Last","Prev","Next","StructParent","StructParents","FT","T",
"Title","ByteRange","MCID","OCGs","EF","Count","Dest","Nums","Names","Limits"],D=new Set(["XObject","Font","FontDescriptor","Encoding","CMap","ExtGState","Patte\
rn","Halftone"]),L=[["PatternType"],["ShadingType"],["FunctionType"],["Differences"],["HalftoneType"],["WhitePoint"],["FontName","Flags"],["BaseFont","Subtype"],
["Registry","Ordering"]],j=["CA","ca","BM","AIS","SMask","OPM","op","OP","SA","TR","TR2","BG","BG2","UCR","UCR2","LW"],U=new Set(["ExtGState","ColorSpace","Patt\
ern","Shading","XObject","Font","ProcSet","Properties"]),z=new Set(["Image","Form","Type1C","CIDFontType0C","OpenType"]),X=new Set(["ICCBased","Indexed","Separa\
tion","DeviceN","Lab","CalRGB","CalGray","Pattern"]),H=9;function W(o){return/\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.test(o)&&!K.test(o)}const K=new RegExp(
`#|/(?:Rect|${F.join("|")})\\b|/Type\\s*/(?!XObject\\b)`);function Y(o,t,e){if(Array.isArray(t))return V(t)||q(t);const n=t instanceof m.Z6?t.dict:t;if(!(n instanceof
m.Bi)||F.some(i=>n.has(i))||n.has("Rect")&&n.has("Subtype"))return!1;const s=o.resolve(n.get("Type"));return s instanceof m.SX?D.has(s.text):L.some(i=>i.every(r=>n.
has(r)))?!0:t instanceof m.Z6?e||Z(o,t):j.some(i=>n.has(i))||n.size>0&&[...n.keys()].every(i=>U.has(i))}function Z(o,t){const{dict:e}=t,n=o.resolve(e.get("Subty\
pe"));if(n instanceof m.SX)return z.has(n.text);if(e.has("Length1")||e.has("Width")&&e.has("Height"))return!0;let s;try{s=new G.BT(o.decoded(t).subarray(0,256))}catch{
return!1}if(!s.next())return!1;const{operator:i,count:r}=s;return i==="d0"&&r===2||i==="d1"&&r===6}const A=["FontFile","FontFile2","FontFile3","ToUnicode","UseC\
Map","CIDToGIDMap","ICCBased","DestOutputProfile"],$=(0,E.YG)(A.map(o=>o.length)),J=(0,E.Kf)(A.map(o=>o.length));function Q(o,t){for(;t>0&&p.Kl[o[t-1]]===p.t6;)
t--;let e=t;for(;e>0&&t-e<J&&p.Kl[o[e-1]]===p.N9;)e--;return t-e<$||o[e-1]!==p.cL?!1:A.includes((0,p.bS)(o).toString("latin1",e,t))}function V([o]){return o instanceof
m.SX&&X.has(o.text)}function q(o){const t=o.flat();return t.length>=H&&t.every(e=>typeof e=="number")}const _=6,tt=8,et=4096,nt=new Uint8Array;async function st(o,t){
const e=new N(o,t,!0);return await e.streams(),e.rounds()}async function it(o,t){const e=new N([o],t,!1);return await e.streams(),await e.objects(),e.rounds()}class N{documents;marked;across;canonical;places=[];known=new Map;written=new Map;files=new Map;found;newlyFound=0;named=[];constructor(t,e,n){
this.documents=t,this.marked=e,this.across=n,this.canonical=t.map(()=>{}),this.found=t.map(()=>{})}async rounds(){for(let t=0;t<_&&await this.referrers()>0;t++)
;return(t,e)=>this.standIn(t,e)}standIn(t,e){let n;for(;;){const s=this.canonical[t]?.[e]??0;if(s===0)return n;n=this.places[s-1],{part:t,number:e}=n}}async streams(){
const{pace:t}=this.documents[0].job,e=new Map,n=this.documents.some(({security:s})=>s);for(const[s,i]of this.documents.entries()){const{live:r,walked:c}=this.marked.
markings[s],{dataStart:f,dataEnd:d}=c,u=this.twinOf(s),h=await ot(i);this.named.push(await this.namedAsResources(s));for(let a=1;a<i.table.size;a++){const y=t.step(
300);if(y&&await y,r[a]!==1||i.table.kind[a]!==S.tL||i.isChanged(a)||f[a]<=0)continue;if(u>=0&&!this.documents[u].isChanged(a)&&this.marked.markings[u].live[a]===
1&&this.isPlain(s,a)){this.equate({part:s,number:a},{part:u,number:a});continue}const b=i.bytes.subarray(f[a],d[a]);h.has(a)||R(e,b,{part:s,number:a},n)}}await this.
compare(e)}async namedAsResources(t){const e=this.documents[t],{live:n,walked:s}=this.marked.markings[t],{from:i,to:r}=s,{marks:c}=s.scan,f=new Uint8Array(e.size);
for(let d=1;d<e.table.size;d++){const u=e.job.pace.step(200);if(u&&await u,n[d]!==1||i[d]===r[d]||e.isChanged(d))continue;const h=e.place(d)?.bytes;for(let a=i[d];h&&
a<r[d];a+=3)c[a]!==O.A&&c[a]<f.length&&Q(h,c[a+1])&&(f[c[a]]=1)}return f}async objects(){const{pace:t}=this.documents[0].job,e=new Map;for(const[n,s]of this.documents.
entries()){const{live:i,walked:r}=this.marked.markings[n];for(let c=1;c<s.table.size;c++){const f=t.step(300);if(f&&await f,i[c]!==1||s.isChanged(c))continue;const d=s.
place(c),u=d?.bytes===s.bytes;if(!d||u&&r.dataStart[c]>0)continue;const h=u?r.valueEnd[c]:d.end;R(e,d.bytes.subarray(d.start,h),{part:n,number:c})}}await this.compare(
e)}async compare(t){const{pace:e}=this.documents[0].job;for(const n of t.values())if(!(n.length<2||this.across&&n.every(({part:s})=>s===n[0].part)))for(const s of n){
const i=e.step(this.offer(s));i&&await i}}async referrers(){const t=this.found;this.found=this.documents.map(()=>{}),this.newlyFound=0;const{pace:e}=this.documents[0].
job;for(const[n,s]of this.documents.entries()){const i=t[n];if(!i)continue;const r=this.canonical[n],{live:c,walked:f}=this.marked.markings[n],{from:d,to:u}=f,{
marks:h}=f.scan;for(let a=1;a<c.length;a++){if(c[a]!==1||s.isChanged(a)||r?.[a])continue;let y=!1;for(let w=d[a];!y&&w<u[a];w+=3)y=h[w]!==O.A&&i[h[w]]===1;const M=y&&
s.pages.indexOf(a)<0,b=e.step(M?this.offer({part:n,number:a}):100);b&&await b}}return this.newlyFound}twinOf(t){const{bytes:e,security:n}=this.documents[t];if(n)
return-1;const s=P(e),i=this.files.get(s)??[],r=i.find(c=>Buffer.compare(this.documents[c].bytes,e)===0);return r!==void 0?r:(i.length<tt&&this.files.set(s,[...i,
t]),-1)}offer(t){const e=this.documents[t.part],n=this.textOf(t),s=n===void 0?void 0:this.written.get(n),i=this.dataOf(t);if(s&&Buffer.compare(this.dataOf(s.one),
i)===0)return s.first&&this.equate(t,s.first),200+i.length/8;const r=e.get(t.number),c=n!==void 0&&!s;if(!Y(e,r,this.isNamed(t)))return c&&this.written.set(n,{one:t,
first:void 0}),200;const{key:f,cost:d}=this.contentOf(e,t.part,r),u=this.known.get(f);return u?this.equate(t,u):this.known.set(f,t),c&&this.written.set(n,{one:t,
first:u??t}),d}isNamed({part:t,number:e}){return this.named[t]?.[e]===1}dataOf({part:t,number:e}){const n=this.documents[t],{dataStart:s,dataEnd:i}=this.marked.
markings[t].walked;return n.table.kind[e]===S.tL&&s[e]>0?n.bytes.subarray(s[e],i[e]):nt}textOf({part:t,number:e}){const n=this.documents[t],s=n.place(e);if(n.security||
!s)return;const{walked:i}=this.marked.markings[t],{marks:r}=i.scan,c=s.bytes===n.bytes?i.valueEnd[e]:s.end;if(c-s.start>et)return;const f=(0,p.bS)(s.bytes);let d=this.
isNamed({part:t,number:e})?"named ":"",u=s.start;for(let h=i.from[e];h<i.to[e];h+=3)r[h]!==O.A&&(d+=`${f.toString("latin1",u,r[h+1])}
${this.meaningOf(t,r[h])} `,u=r[h+2]);return d+f.toString("latin1",u,c)}meaningOf(t,e){const n=this.standIn(t,e);return(n?.number??e)*this.documents.length+(n?.
part??t)+1}equate(t,e){const n=this.standIn(e.part,e.number)??e;if(n.part===t.part&&n.number===t.number)return;const s=this.canonical[t.part]??=new Int32Array(this.
documents[t.part].size);s[t.number]=this.places.push(n),this.note(t),this.note(n)}note({part:t,number:e}){const n=this.found[t]??=new Uint8Array(this.documents[t].
size);n[e]===0&&this.newlyFound++,n[e]=1}isPlain(t,e){const n=this.documents[t],s=this.marked.markings[t].walked.valueEnd[e];return W((0,p.bS)(n.bytes).toString(
"latin1",n.bodies[e],s))}contentOf(t,e,n){const s=new B.k(512),i=n instanceof m.Z6?rt(n.dict):n;(0,I.bD)(s,i,{...I.yT,renumber:f=>this.meaningOf(e,f.number)});const r=(0,k.
createHash)("sha256").update(s.bytes);let c=s.length*20;if(n instanceof m.Z6){const f=t.encoded(n);r.update("stream").update(f),c+=f.length}return{key:r.digest(
"hex"),cost:c}}}async function ot(o){const t=new Set;for(let e=0;e<o.pages.count;e++){const n=o.entry(o.pages.number(e),"Contents");n instanceof m.oS&&t.add(n.number);
for(const i of at(o,n)?o.array(n):[])i instanceof m.oS&&t.add(i.number);const s=o.job.pace.step(500);s&&await s}return t}function at(o,t){if(!(t instanceof m.oS))
return Array.isArray(t);const e=o.place(t.number);return e?e.bytes[(0,p.AN)(e.bytes,e.start,e.end)]===91:Array.isArray(o.get(t))}function R(o,t,e,n=!1){const s=n?
t.length*C:P(t),i=o.get(s);i?i.push(e):o.set(s,[e])}const C=2**20,x=32;function P(o){let t=g.k;for(let e=0;e<x;e++)t=(0,g.v)(t,o[Math.floor(e*o.length/x)]);return o.
length*C+(t>>>8)%C}function rt(o){const t=new m.Bi(o);return t.delete("Length"),t}}),99561:((v,T,l)=>{l.d(T,{k:()=>k,v:()=>g});const k=2166136261,g=(S,p)=>Math.
imul(S^p,16777619)})};
