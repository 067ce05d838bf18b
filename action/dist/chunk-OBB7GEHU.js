"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.findDuplicates=findDuplicates,exports.findDuplicatesWithin=findDuplicatesWithin;const chunk_KLP35QH2_js_1=require(
"./chunk-KLP35QH2.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_PEGFVCMK_js_1=require("./chun\
k-PEGFVCMK.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js"),node_crypto_1=require("node:crypto");var TIES=["Parent","P","Kids","Fields","Annots","First",
"Last","Prev","Next","StructParent","StructParents","FT","T","Title","ByteRange","MCID","OCGs","EF","Count","Dest","Nums","Names","Limits"],TYPES=new Set(["XObj\
ect","Font","FontDescriptor","Encoding","CMap","ExtGState","Pattern","Halftone"]),SIGNS=[["PatternType"],["ShadingType"],["FunctionType"],["Differences"],["Half\
toneType"],["WhitePoint"],["FontName","Flags"],["BaseFont","Subtype"],["Registry","Ordering"]],STATE=["CA","ca","BM","AIS","SMask","OPM","op","OP","SA","TR","TR\
2","BG","BG2","UCR","UCR2","LW"],RESOURCES=new Set(["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","ProcSet","Properties"]),STREAM_SUBTYPES=new Set(
["Image","Form","Type1C","CIDFontType0C","OpenType"]),COLOUR_SPACES=new Set(["ICCBased","Indexed","Separation","DeviceN","Lab","CalRGB","CalGray","Pattern"]),WIDTHS=9;
function isPlainlyShareable(t){return/\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.test(t)&&!MAY_BE_TIED.test(t)}var MAY_BE_TIED=new RegExp(`#|/(?:Rect|${TIES.join(
"|")})\\b|/Type\\s*/(?!XObject\\b)`);function isShareable(t,e,n){if(Array.isArray(e))return isColourSpace(e)||isWidths(e);let s=e instanceof chunk_RFKSFVTF_js_1.
Stream?e.dict:e;if(!(s instanceof chunk_RFKSFVTF_js_1.Dict)||TIES.some(i=>s.has(i))||s.has("Rect")&&s.has("Subtype"))return!1;let a=t.resolve(s.get("Type"));return a instanceof
chunk_RFKSFVTF_js_1.Name?TYPES.has(a.text):SIGNS.some(i=>i.every(r=>s.has(r)))?!0:e instanceof chunk_RFKSFVTF_js_1.Stream?n||isResourceStream(t,e):STATE.some(i=>s.
has(i))||s.size>0&&[...s.keys()].every(i=>RESOURCES.has(i))}function isResourceStream(t,e){let{dict:n}=e,s=t.resolve(n.get("Subtype"));if(s instanceof chunk_RFKSFVTF_js_1.
Name)return STREAM_SUBTYPES.has(s.text);if(n.has("Length1")||n.has("Width")&&n.has("Height"))return!0;let a;try{a=new chunk_KLP35QH2_js_1.ContentOperators(t.decoded(
e).subarray(0,256))}catch{return!1}if(!a.next())return!1;let{operator:i,count:r}=a;return i==="d0"&&r===2||i==="d1"&&r===6}var NAMING=["FontFile","FontFile2","F\
ontFile3","ToUnicode","UseCMap","CIDToGIDMap","ICCBased","DestOutputProfile"],SHORTEST_NAMING=Math.min(...NAMING.map(t=>t.length)),LONGEST_NAMING=Math.max(...NAMING.
map(t=>t.length));function namesResource(t,e){for(;e>0&&chunk_RFKSFVTF_js_1.classOf[t[e-1]]===1;)e--;let n=e;for(;n>0&&e-n<LONGEST_NAMING&&chunk_RFKSFVTF_js_1.classOf[t[n-
1]]===0;)n--;return e-n<SHORTEST_NAMING||t[n-1]!==47?!1:NAMING.includes((0,chunk_RFKSFVTF_js_1.asBuffer)(t).toString("latin1",n,e))}function isColourSpace([t]){
return t instanceof chunk_RFKSFVTF_js_1.Name&&COLOUR_SPACES.has(t.text)}function isWidths(t){let e=t.flat();return e.length>=WIDTHS&&e.every(n=>typeof n=="numbe\
r")}var ROUNDS=6,MOST_TEXT=4096,NO_BYTES=new Uint8Array;async function findDuplicates(t,e){let n=new IdenticalObjects(t,e,!0);return await n.streams(),n.rounds()}
async function findDuplicatesWithin(t,e){let n=new IdenticalObjects([t],e,!1);return await n.streams(),await n.objects(),n.rounds()}var IdenticalObjects=class{constructor(t,e,n){
this.documents=t,this.marked=e,this.across=n,this.canonical=t.map(()=>{}),this.found=t.map(()=>{})}documents;marked;across;canonical;places=[];known=new Map;written=new Map;lengths=new Map;found;newlyFound=0;named=[];async rounds(){
for(let t=0;t<ROUNDS&&await this.referrers()>0;t++);return(t,e)=>this.standIn(t,e)}standIn(t,e){let n;for(;;){let s=this.canonical[t]?.[e]??0;if(s===0)return n;
n=this.places[s-1],{part:t,number:e}=n}}async streams(){let{pace:t}=this.documents[0].job,e=new Map,n=this.documents.some(({security:s})=>s);for(let[s,a]of this.
documents.entries()){let{live:i,walked:r}=this.marked.markings[s],{dataStart:u,dataEnd:c}=r,l=this.twinOf(s),d=await contentsOf(a);this.named.push(await this.namedAsResources(
s));for(let o=1;o<a.table.size;o++){let h=t.step(300);if(h&&await h,i[o]!==1||a.table.kind[o]!==1||a.isChanged(o)||u[o]<=0)continue;if(l>=0&&!this.documents[l].
isChanged(o)&&this.marked.markings[l].live[o]===1&&this.isPlain(s,o)){this.equate({part:s,number:o},{part:l,number:o});continue}let m=a.bytes.subarray(u[o],c[o]);
d.has(o)||gather(e,m,{part:s,number:o},n)}}await this.compare(e)}async namedAsResources(t){let e=this.documents[t],{live:n,walked:s}=this.marked.markings[t],{from:a,
to:i}=s,{marks:r}=s.scan,u=new Uint8Array(e.size);for(let c=1;c<e.table.size;c++){let l=e.job.pace.step(200);if(l&&await l,n[c]!==1||a[c]===i[c]||e.isChanged(c))
continue;let d=e.place(c)?.bytes;for(let o=a[c];d&&o<i[c];o+=3)r[o]!==chunk_I24CHX2T_js_1.STRING&&r[o]<u.length&&namesResource(d,r[o+1])&&(u[r[o]]=1)}return u}async objects(){
let{pace:t}=this.documents[0].job,e=new Map;for(let[n,s]of this.documents.entries()){let{live:a,walked:i}=this.marked.markings[n];for(let r=1;r<s.table.size;r++){
let u=t.step(300);if(u&&await u,a[r]!==1||s.isChanged(r))continue;let c=s.place(r),l=c?.bytes===s.bytes;if(!c||l&&i.dataStart[r]>0)continue;let d=l?i.valueEnd[r]:
c.end;gather(e,c.bytes.subarray(c.start,d),{part:n,number:r})}}await this.compare(e)}async compare(t){let{pace:e}=this.documents[0].job;for(let n of t.values())
if(!(n.length<2||this.across&&n.every(({part:s})=>s===n[0].part)))for(let s of n){let a=e.step(this.offer(s));a&&await a}}async referrers(){let t=this.found;this.
found=this.documents.map(()=>{}),this.newlyFound=0;let{pace:e}=this.documents[0].job;for(let[n,s]of this.documents.entries()){let a=t[n];if(!a)continue;let i=this.
canonical[n],{live:r,walked:u}=this.marked.markings[n],{from:c,to:l}=u,{marks:d}=u.scan;for(let o=1;o<r.length;o++){if(r[o]!==1||s.isChanged(o)||i?.[o])continue;
let h=!1;for(let f=c[o];!h&&f<l[o];f+=3)h=d[f]!==chunk_I24CHX2T_js_1.STRING&&a[d[f]]===1;let m=h&&s.pages.indexOf(o)<0,p=e.step(m?this.offer({part:n,number:o}):
100);p&&await p}}return this.newlyFound}twinOf(t){let{bytes:e,security:n}=this.documents[t];if(n)return-1;let s=this.lengths.get(e.length),a=s?.find(i=>Buffer.compare(
this.documents[i].bytes,e)===0);return a!==void 0?a:(s?s.push(t):this.lengths.set(e.length,[t]),-1)}offer(t){let e=this.documents[t.part],n=this.textOf(t),s=n===
void 0?void 0:this.written.get(n),a=this.dataOf(t);if(s&&Buffer.compare(this.dataOf(s.one),a)===0)return s.first&&this.equate(t,s.first),200+a.length/8;let i=e.
get(t.number),r=n!==void 0&&!s;if(!isShareable(e,i,this.isNamed(t)))return r&&this.written.set(n,{one:t,first:void 0}),200;let{key:u,cost:c}=this.contentOf(e,t.
part,i),l=this.known.get(u);return l?this.equate(t,l):this.known.set(u,t),r&&this.written.set(n,{one:t,first:l??t}),c}isNamed({part:t,number:e}){return this.named[t]?.[e]===
1}dataOf({part:t,number:e}){let n=this.documents[t],{dataStart:s,dataEnd:a}=this.marked.markings[t].walked;return n.table.kind[e]===1&&s[e]>0?n.bytes.subarray(s[e],
a[e]):NO_BYTES}textOf({part:t,number:e}){let n=this.documents[t],s=n.place(e);if(n.security||!s)return;let{walked:a}=this.marked.markings[t],{marks:i}=a.scan,r=s.
bytes===n.bytes?a.valueEnd[e]:s.end;if(r-s.start>MOST_TEXT)return;let u=(0,chunk_RFKSFVTF_js_1.asBuffer)(s.bytes),c=this.isNamed({part:t,number:e})?"named ":"",
l=s.start;for(let d=a.from[e];d<a.to[e];d+=3)i[d]!==chunk_I24CHX2T_js_1.STRING&&(c+=`${u.toString("latin1",l,i[d+1])}
${this.meaningOf(t,i[d])} `,l=i[d+2]);return c+u.toString("latin1",l,r)}meaningOf(t,e){let n=this.standIn(t,e);return(n?.number??e)*this.documents.length+(n?.part??
t)+1}equate(t,e){let n=this.standIn(e.part,e.number)??e;if(n.part===t.part&&n.number===t.number)return;let s=this.canonical[t.part]??=new Int32Array(this.documents[t.
part].size);s[t.number]=this.places.push(n),this.note(t),this.note(n)}note({part:t,number:e}){let n=this.found[t]??=new Uint8Array(this.documents[t].size);n[e]===
0&&this.newlyFound++,n[e]=1}isPlain(t,e){let n=this.documents[t],s=this.marked.markings[t].walked.valueEnd[e];return isPlainlyShareable((0,chunk_RFKSFVTF_js_1.asBuffer)(
n.bytes).toString("latin1",n.bodies[e],s))}contentOf(t,e,n){let s=new chunk_B2YFAM73_js_1.Output(512),a=n instanceof chunk_RFKSFVTF_js_1.Stream?withoutLength(n.
dict):n;(0,chunk_PEGFVCMK_js_1.writeValue)(s,a,{...chunk_PEGFVCMK_js_1.UNENCRYPTED,renumber:u=>this.meaningOf(e,u.number)});let i=(0,node_crypto_1.createHash)("\
sha256").update(s.bytes),r=s.length*20;if(n instanceof chunk_RFKSFVTF_js_1.Stream){let u=t.encoded(n);i.update("stream").update(u),r+=u.length}return{key:i.digest(
"hex"),cost:r}}};async function contentsOf(t){let e=new Set;for(let n=0;n<t.pages.count;n++){let s=t.entry(t.pages.number(n),"Contents");s instanceof chunk_RFKSFVTF_js_1.
Ref&&e.add(s.number);for(let i of isArrayAt(t,s)?t.array(s):[])i instanceof chunk_RFKSFVTF_js_1.Ref&&e.add(i.number);let a=t.job.pace.step(500);a&&await a}return e}
function isArrayAt(t,e){if(!(e instanceof chunk_RFKSFVTF_js_1.Ref))return Array.isArray(e);let n=t.place(e.number);return n?n.bytes[(0,chunk_RFKSFVTF_js_1.skipSpace)(
n.bytes,n.start,n.end)]===91:Array.isArray(t.get(e))}function gather(t,e,n,s=!1){let a=e.length*FINGERPRINTS+(s?0:fingerprint(e)),i=t.get(a);i?i.push(n):t.set(a,
[n])}var FINGERPRINTS=2**20,SAMPLES=32;function fingerprint(t){let e=2166136261;for(let n=0;n<SAMPLES;n++)e=Math.imul(e^t[Math.floor(n*t.length/SAMPLES)],16777619);
return(e>>>8)%FINGERPRINTS}function withoutLength(t){let e=new chunk_RFKSFVTF_js_1.Dict(t);return e.delete("Length"),e}
