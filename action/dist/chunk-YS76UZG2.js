var y=Object.defineProperty;var O=Object.getOwnPropertyDescriptor;var j=Object.getOwnPropertyNames;var x=Object.prototype.hasOwnProperty;var M=(e,t)=>{for(var n in t)y(e,n,{get:t[n],enumerable:!0})},R=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of j(t))!x.call(e,a)&&a!==n&&
y(e,a,{get:()=>t[a],enumerable:!(s=O(t,a))||s.enumerable});return e};var B=e=>R(y({},"__esModule",{value:!0}),e);var et={};M(et,{a:()=>T,b:()=>A});module.exports=B(et);var g=require("./chunk-OWBHEB44.js"),P=require("./chunk-6YBJABQD.js"),p=require("./chunk-3TZ4DGFD.js"),o=require("./chunk-IO24KDZ3.js"),
I=require("node:crypto"),k=["Parent","P","Kids","Fields","Annots","First","Last","Prev","Next","StructParent","StructParents","FT","T","Title","ByteRange","MCID",
"OCGs","EF","Count","Dest","Nums","Names","Limits"],D=new Set(["XObject","Font","FontDescriptor","Encoding","CMap","ExtGState","Pattern","Halftone"]),E=[["Patte\
rnType"],["ShadingType"],["FunctionType"],["Differences"],["HalftoneType"],["WhitePoint"],["FontName","Flags"],["BaseFont","Subtype"],["Registry","Ordering"]],G=[
"CA","ca","BM","AIS","SMask","OPM","op","OP","SA","TR","TR2","BG","BG2","UCR","UCR2","LW"],z=new Set(["ExtGState","ColorSpace","Pattern","Shading","XObject","Fo\
nt","ProcSet","Properties"]),L=new Set(["Image","Form","Type1C","CIDFontType0C","OpenType"]),U=new Set(["ICCBased","Indexed","Separation","DeviceN","Lab","CalRG\
B","CalGray","Pattern"]),H=9;function N(e){return/\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.test(e)&&!q.test(e)}var q=new RegExp(`#|/(?:Rect|${k.join("|")})\\b\
|/Type\\s*/(?!XObject\\b)`);function W(e,t,n){if(Array.isArray(t))return K(t)||Q(t);let s=t instanceof o.w?t.dict:t;if(!(s instanceof o.v)||k.some(i=>s.has(i))||
s.has("Rect")&&s.has("Subtype"))return!1;let a=e.resolve(s.get("Type"));return a instanceof o.r?D.has(a.text):E.some(i=>i.every(u=>s.has(u)))?!0:t instanceof o.w?
n||X(e,t):G.some(i=>s.has(i))||s.size>0&&[...s.keys()].every(i=>z.has(i))}function X(e,t){let{dict:n}=t,s=e.resolve(n.get("Subtype"));if(s instanceof o.r)return L.
has(s.text);if(n.has("Length1")||n.has("Width")&&n.has("Height"))return!0;let a;try{a=(0,o.o)(e.decoded(t)).toString("latin1",0,256)}catch{return!1}return/^\s*(?:[-+.\d]+\s+){2}(?:d0|(?:[-+.\d]+\s+){4}d1)\b/.
test(a)}var $=["FontFile","FontFile2","FontFile3","ToUnicode","UseCMap","CIDToGIDMap","ICCBased","DestOutputProfile"];function J(e,t){for(;t>0&&o.a[e[t-1]]===1;)
t--;let n=t;for(;n>0&&t-n<20&&e[n-1]!==47;)n--;return n>0&&$.includes((0,o.o)(e).toString("latin1",n,t))}function K([e]){return e instanceof o.r&&U.has(e.text)}
function Q(e){let t=e.flat();return t.length>=H&&t.every(n=>typeof n=="number")}var V=6;async function T(e,t){let n=new S(e,t,!0);return await n.streams(),n.rounds()}
async function A(e,t){let n=new S([e],t,!1);return await n.streams(),await n.objects(),n.rounds()}var S=class{constructor(e,t,n){this.documents=e,this.marked=t,
this.across=n,this.canonical=e.map(()=>{}),this.found=e.map(()=>{})}documents;marked;across;canonical;places=[];known=new Map;found;newlyFound=0;named=[];async rounds(){
for(let e=0;e<V&&await this.referrers()>0;e++);return(e,t)=>this.standIn(e,t)}standIn(e,t){let n;for(;;){let s=this.canonical[e]?.[t]??0;if(s===0)return n;n=this.
places[s-1],{part:e,number:t}=n}}async streams(){let{pace:e}=this.documents[0].job,t=new Map,n=this.documents.some(({security:s})=>s);for(let[s,a]of this.documents.
entries()){let{live:i,walked:u}=this.marked.markings[s],{dataStart:l,dataEnd:c}=u,d=this.twinOf(s),h=await Y(a);this.named.push(await this.namedAsResources(s));
for(let r=1;r<a.table.size;r++){let f=e.step(300);if(f&&await f,i[r]!==1||a.table.kind[r]!==1||a.isChanged(r)||l[r]<=0)continue;if(d>=0&&!this.documents[d].isChanged(
r)&&this.marked.markings[d].live[r]===1&&this.isPlain(s,r)){this.equate({part:s,number:r},{part:d,number:r});continue}let b=a.bytes.subarray(l[r],c[r]);h.has(r)||
C(t,b,{part:s,number:r},n)}}await this.compare(t)}async namedAsResources(e){let t=this.documents[e],{live:n,walked:s}=this.marked.markings[e],{from:a,to:i}=s,{marks:u}=s.
scan,l=new Uint8Array(t.size);for(let c=1;c<t.table.size;c++){let d=t.job.pace.step(200);if(d&&await d,n[c]!==1||t.isChanged(c))continue;let h=t.place(c)?.bytes;
for(let r=a[c];h&&r<i[c];r+=3)u[r]!==g.h&&u[r]<l.length&&J(h,u[r+1])&&(l[u[r]]=1)}return l}async objects(){let{pace:e}=this.documents[0].job,t=new Map;for(let[n,
s]of this.documents.entries()){let{live:a,walked:i}=this.marked.markings[n];for(let u=1;u<s.table.size;u++){let l=e.step(300);if(l&&await l,a[u]!==1||s.isChanged(
u))continue;let c=s.place(u),d=c?.bytes===s.bytes;if(!c||d&&i.dataStart[u]>0)continue;let h=d?i.valueEnd[u]:c.end;C(t,c.bytes.subarray(c.start,h),{part:n,number:u})}}
await this.compare(t)}async compare(e){let{pace:t}=this.documents[0].job;for(let n of e.values())if(!(n.length<2||this.across&&n.every(({part:s})=>s===n[0].part)))
for(let s of n){let a=t.step(this.offer(s));a&&await a}}async referrers(){let e=this.found;this.found=this.documents.map(()=>{}),this.newlyFound=0;let{pace:t}=this.
documents[0].job;for(let[n,s]of this.documents.entries()){let a=e[n];if(!a)continue;let i=this.canonical[n],{live:u,walked:l}=this.marked.markings[n],{from:c,to:d}=l,
{marks:h}=l.scan;for(let r=1;r<u.length;r++){if(u[r]!==1||s.isChanged(r)||i?.[r])continue;let f=!1;for(let m=c[r];!f&&m<d[r];m+=3)f=h[m]!==g.h&&a[h[m]]===1;let b=f&&
s.pages.indexOf(r)<0,w=t.step(b?this.offer({part:n,number:r}):100);w&&await w}}return this.newlyFound}twinOf(e){let{bytes:t,security:n}=this.documents[e];return n?
-1:this.documents.findIndex((s,a)=>a<e&&!s.security&&s.bytes.length===t.length&&Buffer.compare(s.bytes,t)===0)}offer(e){let t=this.documents[e.part],n=t.get(e.number);
if(!W(t,n,this.named[e.part]?.[e.number]===1))return 200;let{key:s,cost:a}=this.contentOf(t,e.part,n),i=this.known.get(s);return i?this.equate(e,i):this.known.set(
s,e),a}equate(e,t){let n=this.standIn(t.part,t.number)??t;if(n.part===e.part&&n.number===e.number)return;let s=this.canonical[e.part]??=new Int32Array(this.documents[e.
part].size);s[e.number]=this.places.push(n),this.note(e),this.note(n)}note({part:e,number:t}){let n=this.found[e]??=new Uint8Array(this.documents[e].size);n[t]===
0&&this.newlyFound++,n[t]=1}isPlain(e,t){let n=this.documents[e],s=this.marked.markings[e].walked.valueEnd[t];return N((0,o.o)(n.bytes).toString("latin1",n.bodies[t],
s))}contentOf(e,t,n){let s=new P.f(512),a=n instanceof o.w?tt(n.dict):n;(0,p.b)(s,a,{...p.a,renumber:l=>{let c=this.standIn(t,l.number)??{part:t,number:l.number};
return c.number*this.documents.length+c.part+1}});let i=(0,I.createHash)("sha256").update(s.bytes),u=s.length*20;if(n instanceof o.w){let l=e.encoded(n);i.update(
"stream").update(l),u+=l.length}return{key:i.digest("hex"),cost:u}}};async function Y(e){let t=new Set;for(let n=0;n<e.pages.count;n++){let s=e.entry(e.pages.number(
n),"Contents");s instanceof o.t&&t.add(s.number);for(let i of Z(e,s)?e.array(s):[])i instanceof o.t&&t.add(i.number);let a=e.job.pace.step(500);a&&await a}return t}
function Z(e,t){if(!(t instanceof o.t))return Array.isArray(t);let n=e.place(t.number);return n?n.bytes[(0,o.b)(n.bytes,n.start,n.end)]===91:Array.isArray(e.get(
t))}function C(e,t,n,s=!1){let a=t.length*F+(s?0:_(t)),i=e.get(a);i?i.push(n):e.set(a,[n])}var F=2**20,v=32;function _(e){let t=2166136261;for(let n=0;n<v;n++)t=
Math.imul(t^e[Math.floor(n*e.length/v)],16777619);return(t>>>8)%F}function tt(e){let t=new o.v(e);return t.delete("Length"),t}0&&(module.exports={a,b});
