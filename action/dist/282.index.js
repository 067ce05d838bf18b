"use strict";exports.id=282,exports.ids=[282],exports.modules={282:((it,x,m)=>{m.d(x,{I:()=>q,v:()=>_});var M=m(77598),p=m(269),b=m(48024),N=m(348),k=m(15975),l=m(16039),P=m(
66173);const T=["Parent","P","Kids","Fields","Annots","First","Last","Prev","Next","StructParent","StructParents","FT","T","Title","ByteRange","MCID","OCGs","EF",
"Count","Dest","Nums","Names","Limits"],R=new Set(["XObject","Font","FontDescriptor","Encoding","CMap","ExtGState","Pattern","Halftone"]),B=[["PatternType"],["S\
hadingType"],["FunctionType"],["Differences"],["HalftoneType"],["WhitePoint"],["FontName","Flags"],["BaseFont","Subtype"],["Registry","Ordering"]],D=["CA","ca",
"BM","AIS","SMask","OPM","op","OP","SA","TR","TR2","BG","BG2","UCR","UCR2","LW"],j=new Set(["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","ProcS\
et","Properties"]),v=new Set(["Image","Form","Type1C","CIDFontType0C","OpenType"]),G=new Set(["ICCBased","Indexed","Separation","DeviceN","Lab","CalRGB","CalGra\
y","Pattern"]),L=9;function U(a){return/\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.test(a)&&!z.test(a)}const z=new RegExp(`#|/(?:Rect|${T.join("|")})\\b|/Type\\s\
*/(?!XObject\\b)`);function X(a,t,e){if(Array.isArray(t))return K(t)||$(t);const n=t instanceof l.Z6?t.dict:t;if(!(n instanceof l.Bi)||T.some(i=>n.has(i))||n.has(
"Rect")&&n.has("Subtype"))return!1;const s=a.resolve(n.get("Type"));return s instanceof l.SX?R.has(s.text):B.some(i=>i.every(r=>n.has(r)))?!0:t instanceof l.Z6?
e||H(a,t):D.some(i=>n.has(i))||n.size>0&&[...n.keys()].every(i=>j.has(i))}function H(a,t){const{dict:e}=t,n=a.resolve(e.get("Subtype"));if(n instanceof l.SX)return v.
has(n.text);if(e.has("Length1")||e.has("Width")&&e.has("Height"))return!0;let s;try{s=new P.B(a.decoded(t).subarray(0,256))}catch{return!1}if(!s.next())return!1;
const{operator:i,count:r}=s;return i==="d0"&&r===2||i==="d1"&&r===6}const w=["FontFile","FontFile2","FontFile3","ToUnicode","UseCMap","CIDToGIDMap","ICCBased","\
DestOutputProfile"],W=Math.min(...w.map(a=>a.length)),Y=Math.max(...w.map(a=>a.length));function Z(a,t){for(;t>0&&p.Kl[a[t-1]]===p.t6;)t--;let e=t;for(;e>0&&t-e<
Y&&p.Kl[a[e-1]]===p.N9;)e--;return t-e<W||a[e-1]!==p.cL?!1:w.includes((0,p.bS)(a).toString("latin1",e,t))}function K([a]){return a instanceof l.SX&&G.has(a.text)}
function $(a){const t=a.flat();return t.length>=L&&t.every(e=>typeof e=="number")}var O=m(58143);const J=6,Q=4096,V=new Uint8Array;async function q(a,t){const e=new A(
a,t,!0);return await e.streams(),e.rounds()}async function _(a,t){const e=new A([a],t,!1);return await e.streams(),await e.objects(),e.rounds()}class A{documents;marked;across;canonical;places=[];known=new Map;written=new Map;lengths=new Map;found;newlyFound=0;named=[];constructor(t,e,n){
this.documents=t,this.marked=e,this.across=n,this.canonical=t.map(()=>{}),this.found=t.map(()=>{})}async rounds(){for(let t=0;t<J&&await this.referrers()>0;t++)
;return(t,e)=>this.standIn(t,e)}standIn(t,e){let n;for(;;){const s=this.canonical[t]?.[e]??0;if(s===0)return n;n=this.places[s-1],{part:t,number:e}=n}}async streams(){
const{pace:t}=this.documents[0].job,e=new Map,n=this.documents.some(({security:s})=>s);for(const[s,i]of this.documents.entries()){const{live:r,walked:c}=this.marked.
markings[s],{dataStart:f,dataEnd:d}=c,u=this.twinOf(s),h=await tt(i);this.named.push(await this.namedAsResources(s));for(let o=1;o<i.table.size;o++){const y=t.step(
300);if(y&&await y,r[o]!==1||i.table.kind[o]!==O.tL||i.isChanged(o)||f[o]<=0)continue;if(u>=0&&!this.documents[u].isChanged(o)&&this.marked.markings[u].live[o]===
1&&this.isPlain(s,o)){this.equate({part:s,number:o},{part:u,number:o});continue}const g=i.bytes.subarray(f[o],d[o]);h.has(o)||C(e,g,{part:s,number:o},n)}}await this.
compare(e)}async namedAsResources(t){const e=this.documents[t],{live:n,walked:s}=this.marked.markings[t],{from:i,to:r}=s,{marks:c}=s.scan,f=new Uint8Array(e.size);
for(let d=1;d<e.table.size;d++){const u=e.job.pace.step(200);if(u&&await u,n[d]!==1||i[d]===r[d]||e.isChanged(d))continue;const h=e.place(d)?.bytes;for(let o=i[d];h&&
o<r[d];o+=3)c[o]!==b.A&&c[o]<f.length&&Z(h,c[o+1])&&(f[c[o]]=1)}return f}async objects(){const{pace:t}=this.documents[0].job,e=new Map;for(const[n,s]of this.documents.
entries()){const{live:i,walked:r}=this.marked.markings[n];for(let c=1;c<s.table.size;c++){const f=t.step(300);if(f&&await f,i[c]!==1||s.isChanged(c))continue;const d=s.
place(c),u=d?.bytes===s.bytes;if(!d||u&&r.dataStart[c]>0)continue;const h=u?r.valueEnd[c]:d.end;C(e,d.bytes.subarray(d.start,h),{part:n,number:c})}}await this.compare(
e)}async compare(t){const{pace:e}=this.documents[0].job;for(const n of t.values())if(!(n.length<2||this.across&&n.every(({part:s})=>s===n[0].part)))for(const s of n){
const i=e.step(this.offer(s));i&&await i}}async referrers(){const t=this.found;this.found=this.documents.map(()=>{}),this.newlyFound=0;const{pace:e}=this.documents[0].
job;for(const[n,s]of this.documents.entries()){const i=t[n];if(!i)continue;const r=this.canonical[n],{live:c,walked:f}=this.marked.markings[n],{from:d,to:u}=f,{
marks:h}=f.scan;for(let o=1;o<c.length;o++){if(c[o]!==1||s.isChanged(o)||r?.[o])continue;let y=!1;for(let S=d[o];!y&&S<u[o];S+=3)y=h[S]!==b.A&&i[h[S]]===1;const I=y&&
s.pages.indexOf(o)<0,g=e.step(I?this.offer({part:n,number:o}):100);g&&await g}}return this.newlyFound}twinOf(t){const{bytes:e,security:n}=this.documents[t];if(n)
return-1;const s=this.lengths.get(e.length),i=s?.find(r=>Buffer.compare(this.documents[r].bytes,e)===0);return i!==void 0?i:(s?s.push(t):this.lengths.set(e.length,
[t]),-1)}offer(t){const e=this.documents[t.part],n=this.textOf(t),s=n===void 0?void 0:this.written.get(n),i=this.dataOf(t);if(s&&Buffer.compare(this.dataOf(s.one),
i)===0)return s.first&&this.equate(t,s.first),200+i.length/8;const r=e.get(t.number),c=n!==void 0&&!s;if(!X(e,r,this.isNamed(t)))return c&&this.written.set(n,{one:t,
first:void 0}),200;const{key:f,cost:d}=this.contentOf(e,t.part,r),u=this.known.get(f);return u?this.equate(t,u):this.known.set(f,t),c&&this.written.set(n,{one:t,
first:u??t}),d}isNamed({part:t,number:e}){return this.named[t]?.[e]===1}dataOf({part:t,number:e}){const n=this.documents[t],{dataStart:s,dataEnd:i}=this.marked.
markings[t].walked;return n.table.kind[e]===O.tL&&s[e]>0?n.bytes.subarray(s[e],i[e]):V}textOf({part:t,number:e}){const n=this.documents[t],s=n.place(e);if(n.security||
!s)return;const{walked:i}=this.marked.markings[t],{marks:r}=i.scan,c=s.bytes===n.bytes?i.valueEnd[e]:s.end;if(c-s.start>Q)return;const f=(0,p.bS)(s.bytes);let d=this.
isNamed({part:t,number:e})?"named ":"",u=s.start;for(let h=i.from[e];h<i.to[e];h+=3)r[h]!==b.A&&(d+=`${f.toString("latin1",u,r[h+1])}
${this.meaningOf(t,r[h])} `,u=r[h+2]);return d+f.toString("latin1",u,c)}meaningOf(t,e){const n=this.standIn(t,e);return(n?.number??e)*this.documents.length+(n?.
part??t)+1}equate(t,e){const n=this.standIn(e.part,e.number)??e;if(n.part===t.part&&n.number===t.number)return;const s=this.canonical[t.part]??=new Int32Array(this.
documents[t.part].size);s[t.number]=this.places.push(n),this.note(t),this.note(n)}note({part:t,number:e}){const n=this.found[t]??=new Uint8Array(this.documents[t].
size);n[e]===0&&this.newlyFound++,n[e]=1}isPlain(t,e){const n=this.documents[t],s=this.marked.markings[t].walked.valueEnd[e];return U((0,p.bS)(n.bytes).toString(
"latin1",n.bodies[e],s))}contentOf(t,e,n){const s=new N.k(512),i=n instanceof l.Z6?st(n.dict):n;(0,k.bD)(s,i,{...k.yT,renumber:f=>this.meaningOf(e,f.number)});const r=(0,M.
createHash)("sha256").update(s.bytes);let c=s.length*20;if(n instanceof l.Z6){const f=t.encoded(n);r.update("stream").update(f),c+=f.length}return{key:r.digest(
"hex"),cost:c}}}async function tt(a){const t=new Set;for(let e=0;e<a.pages.count;e++){const n=a.entry(a.pages.number(e),"Contents");n instanceof l.oS&&t.add(n.number);
for(const i of et(a,n)?a.array(n):[])i instanceof l.oS&&t.add(i.number);const s=a.job.pace.step(500);s&&await s}return t}function et(a,t){if(!(t instanceof l.oS))
return Array.isArray(t);const e=a.place(t.number);return e?e.bytes[(0,p.AN)(e.bytes,e.start,e.end)]===91:Array.isArray(a.get(t))}function C(a,t,e,n=!1){const s=t.
length*E+(n?0:nt(t)),i=a.get(s);i?i.push(e):a.set(s,[e])}const E=2**20,F=32;function nt(a){let t=2166136261;for(let e=0;e<F;e++)t=Math.imul(t^a[Math.floor(e*a.length/
F)],16777619);return(t>>>8)%E}function st(a){const t=new l.Bi(a);return t.delete("Length"),t}})};
