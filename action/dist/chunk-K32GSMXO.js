"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.save=save,exports.measureSave=measureSave,exports.assemble=assemble;const chunk_X4D5GQRV_js_1=require(
"./chunk-X4D5GQRV.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_PEGFVCMK_js_1=require("./chun\
k-PEGFVCMK.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js"),node_crypto_1=require("node:crypto");var LEVEL=5,SMALL=8192,MOST=1<<23;function compressor(t,{
draft:e,smallest:r}){let{codec:i}=t;return e?{deflate:chunk_RFKSFVTF_js_1.store,most:MOST}:r?{deflate:s=>(0,chunk_B2YFAM73_js_1.codecOf)(t).deflate(new Uint8Array(
s),9),most:i?MOST:0}:i?{deflate:s=>i.deflate(new Uint8Array(s),LEVEL),most:MOST}:{deflate:s=>s.length<SMALL?(0,chunk_RFKSFVTF_js_1.deflate)(s):platformDeflate(new Uint8Array(
s)),most:MOST}}async function platformDeflate(t){let{readable:e,writable:r}=new CompressionStream("deflate"),i=r.getWriter(),s=Promise.all([i.write(t),i.close()]),
n=[],a=e.getReader();for(let l=await a.read();!l.done;l=await a.read())n.push(l.value);return await s,n.length===1?n[0]:Buffer.concat(n)}function dropUsageRights(t){
let e=t.dict(t.catalog.get("Perms"));if(!e?.has("UR3")&&!e?.has("UR"))return!1;let r=new chunk_RFKSFVTF_js_1.Dict([...e].filter(([i])=>i!=="UR3"&&i!=="UR"));return r.
size>0?t.editCatalog().set("Perms",r):t.editCatalog().delete("Perms"),!0}var NO_ENTRIES=new chunk_RFKSFVTF_js_1.Dict,verbatim=t=>({length:t.length,put:e=>e.copy(
t,0,t.length)});function encrypted(t,{number:e,generation:r,security:i},s){if(!i)return verbatim(t);let n=i.encryptedStreamLength(t.length,s);return{length:n,put:a=>a.
fill(n,(l,h)=>i.encryptStreamInto(t,e,r,s,l,h))}}function holdsCrypt(t,e,r){for(let i=e;i<r-4;i++)if(t[i]===67&&(0,chunk_RFKSFVTF_js_1.startsWith)(t,i,"Crypt"))
return!0;return!1}var ObjectCopier=class{constructor(t,e,r,i){this.documents=t,this.marked=e,this.mode=r,this.finalNumber=i}documents;marked;mode;finalNumber;copy(t,e,r,i){
if(!this.mode.renumber&&!this.mode.transcrypt){let{bytes:c,start:f,end:b}=this.documents[e].place(r);t.copy(c,f,b);return}let s=this.locate(e,r),{bytes:n,valueEnd:a,
dataStart:l,dataEnd:h}=s;if(l<0){let c=this.copyValue(t,s,void 0,i);t.copy(n,c,a);return}let o=this.mode.transcrypt?this.transcrypt(s,i):void 0,d=this.copyValue(
t,s,o?.length,i);o?(t.copy(n,d,a),t.text(`
stream
`),o.put(t)):t.copy(n,d,h),t.text(`
endstream`)}locate(t,e){let r=this.documents[t],{walked:i,patches:s}=this.marked.markings[t],{bytes:n,start:a}=r.place(e),l=n===r.bytes&&i.dataStart[e]>=0,h=s?.
ranges.get(e);return{document:r,part:t,number:e,bytes:n,start:skipBlanks(n,a),valueEnd:h?h.valueEnd:i.valueEnd[e],dataStart:l?i.dataStart[e]:-1,dataEnd:l?i.dataEnd[e]:
-1,lengthStart:l?i.lengthStart[e]:-1,lengthEnd:l?i.lengthEnd[e]:-1,marks:(h?s:i).scan.marks,from:h?h.from:i.from[e],to:h?h.to:i.to[e]}}copyValue(t,e,r,i){let{bytes:s,
marks:n,lengthStart:a,lengthEnd:l,to:h}=e,o=e.start,d=r!==void 0&&a>=0,c;for(let f=e.from;(f<h||d)&&!(d&&(f>=h||n[f+1]>=a)&&(t.copy(s,o,a),t.integer(r),o=l,d=!1,
f>=h));f+=3){let b=n[f],u=n[f+1];if(!(u<o))if(b===chunk_I24CHX2T_js_1.STRING){t.copy(s,o,u),o=n[f+2],c??=this.openerOf(e);let g=new chunk_I24CHX2T_js_1.Parser(s,
u,o,1,c).value();g instanceof chunk_RFKSFVTF_js_1.Str&&(0,chunk_PEGFVCMK_js_1.writeString)(t,g.bytes,i)}else this.mode.renumber&&(t.copy(s,o,u),o=n[f+2],this.putReference(
t,e.part,b))}return o}putReference(t,e,r){let i=this.finalNumber(e,r);if(i===0){t.text("null");return}t.integer(i),t.text(" 0 R")}openerOf({document:t,number:e}){
let{security:r}=t;if(!r||t.table.kind[e]!==1)return;let i=t.generation(e);return s=>r.decryptString(s,e,i)}transcrypt({document:t,number:e,valueEnd:r,dataStart:i,
dataEnd:s},n){let{security:a}=this.mode,l=t.bytes.subarray(i,s),h=t.generation(e);if(a===t.security&&(!a?.numbered||e===n.number&&h===n.generation))return verbatim(
l);let o=this.cipherEntries(t,e,r),d=t.security?t.encoded(new chunk_RFKSFVTF_js_1.Stream(o,l,{number:e,generation:h})):l;return encrypted(d,n,o)}cipherEntries(t,e,r){
let{security:i}=this.mode;if((i?.uniform??!0)&&(t.security?.uniform??!0)&&!holdsCrypt(t.bytes,t.bodies[e],r))return NO_ENTRIES;let s=t.get(e);return s instanceof
chunk_RFKSFVTF_js_1.Stream?s.dict:NO_ENTRIES}withCryptFilter(t,e){let r=this.documents[t],{valueEnd:i,dataStart:s}=this.marked.markings[t].walked;if(!this.mode.
dropsCryptFilters||!r.security||r.table.kind[e]!==1||s[e]<0||!holdsCrypt(r.bytes,r.bodies[e],i[e]))return;let n=r.get(e);return n instanceof chunk_RFKSFVTF_js_1.
Stream?n:void 0}};function skipBlanks(t,e){for(;e<t.length&&chunk_RFKSFVTF_js_1.classOf[t[e]]===1;)e++;return e}async function planObjectStreams(t,e,r){let{table:i,
job:s}=t,n=new Map;for(let h=1;h<i.size;h++){if(e[h]===1&&i.kind[h]===2){let d=n.get(i.place[h]);d?d.push(h):n.set(i.place[h],[h])}let o=h%1024===0?s.pace.step(
5e4):void 0;o&&await o}let a=new Set,l=new Map;for(let[h,o]of n){!r&&isWhole(t,h,o)?a.add(h):l.set(h,o.filter(c=>!(t.edited.get(c)instanceof chunk_RFKSFVTF_js_1.
Stream)));let d=s.pace.step(o.length*50);d&&await d}return{whole:a,repacked:l}}var REPLACED=new Set(["Length","Extends"]);function isWhole(t,e,r){let i=t.objectStream(
e);if(!i||i.numbers.length!==r.length||!r.every(a=>!t.isChanged(a)&&i.numbers[t.table.detail[a]]===a))return!1;let s=t.get(e);if(!(s instanceof chunk_RFKSFVTF_js_1.
Stream)||t.resolve(s.dict.get("N"))!==r.length)return!1;let n=a=>a instanceof chunk_RFKSFVTF_js_1.Ref||Array.isArray(a)&&a.some(l=>l instanceof chunk_RFKSFVTF_js_1.
Ref);return![...s.dict].some(([a,l])=>!REPLACED.has(a)&&n(l))}async function fileOrder(t,e,r,i){let{whole:s,repacked:n}=r,a=new Int32Array(t.size),l=0,h=!0,o=-1;
for(let c=1;c<t.size;c++)t.kind[c]===1&&(n.has(c)||e[c]!==1&&!s.has(c)||(a[l++]=c,t.place[c]<o&&(h=!1),o=t.place[c]));let d=a.subarray(0,l);return h?d:byPlace(d,
t.place,i)}var DIGIT=11;async function byPlace(t,e,r){let i=t,s=new Int32Array(t.length);for(let n=0;n<31;n+=DIGIT){distribute(i,s,e,n),[i,s]=[s,i];let a=r.step(
t.length*20);a&&await a}return i}function distribute(t,e,r,i){let s=(1<<DIGIT)-1,n=new Int32Array(s+2);for(let a=0;a<t.length;a++)n[(r[t[a]]>>>i&s)+1]++;for(let a=1;a<
n.length;a++)n[a]+=n[a-1];for(let a=0;a<t.length;a++){let l=t[a];e[n[r[l]>>>i&s]++]=l}}var PIECE=1<<23,CopySpans=class{constructor(t,e,r){this.sink=t,this.rows=
e,this.bytes=r}sink;rows;bytes;start=-1;end=-1;add(t,e,r,i,s){this.start>=0&&(e!==this.bytes||!this.adjoins(r))&&this.flush(),this.start<0&&(this.start=r,this.bytes=
e),this.rows.plain(t,this.sink.length+(r-this.start),s),this.end=i}get pending(){return this.start<0?0:this.end-this.start}async drain(t){for(;this.pending>0;){
let e=Math.min(this.start+PIECE,this.end);this.sink.copy(this.bytes,this.start,e);let r=t.step(e-this.start);this.start=e,r&&await r}}flush(){this.start<0||(this.
sink.copy(this.bytes,this.start,this.end),this.sink.byte(10),this.start=-1)}adjoins(t){if(t<this.end||t-this.end>16)return!1;for(let e=this.end;e<t;e++)if(chunk_RFKSFVTF_js_1.
classOf[this.bytes[e]]!==1)return!1;return!0}},MEMBERS=500,ObjectStreamWriter=class{constructor(t){this.target=t}target;gathered=[];waiting=[];bytes=0;body=new chunk_B2YFAM73_js_1.
Output(4096);head=new chunk_B2YFAM73_js_1.Output(4096);add(t){this.gathered.push(t),this.gathered.length>=MEMBERS&&this.complete()}get isFull(){return this.bytes>
this.target.compressor.most}async drain(){let{waiting:t}=this;this.waiting=[],this.bytes=0;for(let{number:e,count:r,first:i,data:s}of t)this.write(e,r,i,await s)}async finish(){
this.gathered.length>0&&this.complete(),await this.drain()}complete(){let{body:t,head:e,gathered:r,target:i}=this,s=i.newNumber();t.clear(),e.clear();for(let[l,
h]of r.entries()){let o=i.finalNumber(h);l>0&&e.byte(32),e.integer(o),e.byte(32),e.integer(t.length),i.rows.compressed(o,s,l),i.writeMember(t,h),t.byte(10)}e.byte(
10);let n=e.length;e.copy(t.bytes,0,t.length);let a=i.compressor.deflate(e.bytes);a instanceof Promise&&a.catch(()=>{}),this.waiting.push({number:s,count:r.length,
first:n,data:a}),this.bytes+=e.length,this.gathered=[]}write(t,e,r,i){let{sink:s,security:n,begin:a}=this.target;n&&(i=n.encryptStream(i,t,0,NO_ENTRIES)),a(t),s.
text(`<</Type/ObjStm/N ${e}/First ${r}/Filter/FlateDecode/Length ${i.length}>>
stream
`),s.copy(i,0,i.length),s.text(`
endstream
endobj
`)}},UNUSED=0,ROW=Buffer.from(`0000000000 00000 n 
`,"latin1"),Rows=class{kind;place;detail;size=1;constructor(t){this.kind=new Uint8Array(t),this.place=new Float64Array(t),this.detail=new Int32Array(t)}plain(t,e,r){
this.set(t,1,e,r)}compressed(t,e,r){this.set(t,2,e,r)}set(t,e,r,i){t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=r,this.detail[t]=i,t>=this.size&&
(this.size=t+1)}grow(t){let e=Math.max(t,Math.ceil(this.kind.length*1.5)),[r,i,s]=[new Uint8Array(e),new Float64Array(e),new Int32Array(e)];r.set(this.kind),i.set(
this.place),s.set(this.detail),[this.kind,this.place,this.detail]=[r,i,s]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(t){let{
size:e}=this,r=(0,chunk_RFKSFVTF_js_1.plainBytes)(Buffer.allocUnsafe(e*ROW.length).fill(ROW)),i=0;for(let s=e;s>0;s-=SOME){i=this.fillIn(r,Math.max(0,s-SOME),s,
i);let n=t.step(SOME*40);n&&await n}return r}fillIn(t,e,r,i){let{kind:s,place:n,detail:a}=this;for(let l=r-1;l>=e;l--){let h=l*ROW.length;if(s[l]!==UNUSED){putDigits(
t,h+10,n[l]),a[l]>0&&putDigits(t,h+16,a[l]);continue}putDigits(t,h+10,i),putDigits(t,h+16,l===0?65535:1),t[h+17]=102,i=l}return i}async compressedRows(t){let{size:e,
kind:r,place:i,detail:s}=this,[n,a]=[1,1];for(let u=0;u<e;u++)i[u]>n&&(n=i[u]),s[u]>a&&(a=s[u]);let l=[1,widthOf(n),widthOf(a)],h=l[0]+l[1]+l[2],o=new Uint8Array(
e*(h+1)),d=new Uint8Array(h),c=new Uint8Array(h),f=0,b=(u,g)=>{for(let w=u;w<g;w++){d[0]=r[w],bigEndian(d,1,l[1],i[w]),bigEndian(d,1+l[1],l[2],w===0?0:s[w]),o[f++]=
2;for(let m=0;m<h;m++)o[f++]=d[m]-c[m],c[m]=d[m]}};for(let u=0;u<e;u+=SOME){b(u,Math.min(u+SOME,e));let g=t.step(SOME*40);g&&await g}return{data:o,widths:l}}},SOME=8192;
async function writeCrossReferenceTable(t,e,r){let i=t.length;t.text(`xref
0 ${e.size}
`);let s=await e.table(r);return t.copy(s,0,s.length),i}async function writeCrossReferenceStream(t,e,r,i,s){let n=t.length,a=e.size;e.plain(a,n,0);let{data:l,widths:h}=await e.
compressedRows(r),o=await i.deflate(l),d=h[0]+h[1]+h[2];t.text(`${a} 0 obj
`),s([["Type",new chunk_RFKSFVTF_js_1.Name("XRef")],["Size",e.size],["W",h],["Filter",new chunk_RFKSFVTF_js_1.Name("FlateDecode")],["DecodeParms",(0,chunk_RFKSFVTF_js_1.
dict)({Columns:d,Predictor:12})],["Length",o.length]]),t.text(`
stream
`),t.copy(o,0,o.length),t.text(`
endstream
endobj
startxref
${n}
%%EOF
`)}function putDigits(t,e,r){for(let i=e-1;r>0;i-=4){let s=Math.floor(r/1e4),n=r-s*1e4,a=n*6554>>>16,l=a*6554>>>16,h=l*6554>>>16;t[i]=48+n-a*10,(a>0||s>0)&&(t[i-
1]=48+a-l*10),(l>0||s>0)&&(t[i-2]=48+l-h*10),(h>0||s>0)&&(t[i-3]=48+h),r=s}}var widthOf=t=>Math.max(1,Math.ceil(Math.log2(t+1)/8));function bigEndian(t,e,r,i){for(let s=e+
r-1;s>=e;s--)t[s]=i%256,i=Math.floor(i/256)}var MOST_PENDING=1<<23,NO_PLAN={whole:new Set,repacked:new Map},ObjectWriter=class{constructor(t,e,r,i,s){this.sink=
t,this.documents=e,this.marked=r,this.mode=i;let n=e.reduce((a,l)=>a+l.size,0);this.next=e[0].size,this.finals=i.renumber?this.assign():[],this.renumber=i.renumber?
e.map((a,l)=>h=>this.final(l,h)):[],this.generationOf=i.renumber?void 0:a=>e[0].generation(a),this.copier=new ObjectCopier(e,r,i,(a,l)=>this.finalNumber(a,l)),this.
rows=new Rows(Math.max(i.renumber?this.next:n,16)+8),this.objectStreams=new ObjectStreamWriter({sink:t,rows:this.rows,security:i.security,compressor:s,finalNumber:({
part:a,number:l})=>i.renumber?this.finals[a][l]:l,writeMember:(a,l)=>this.writeMember(a,l),newNumber:()=>this.spare.shift()??this.next++,begin:a=>this.begin(a,0)})}sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];objectStreams;get trailerWriting(){
return{number:0,generation:0,renumber:t=>this.final(0,t),generationOf:this.generationOf}}async run(){for(let[t]of this.documents.entries()){let e=this.mode.objectStreams?
await planObjectStreams(this.documents[t],this.marked.markings[t].live,this.mode.renumber):NO_PLAN;await this.writePart(t,e)}await this.objectStreams.finish()}plain(t){
let e=this.next++;return this.begin(e,0),(0,chunk_PEGFVCMK_js_1.writeValue)(this.sink,t,chunk_PEGFVCMK_js_1.UNENCRYPTED),this.sink.text(`
endobj
`),new chunk_RFKSFVTF_js_1.Ref(e,0)}assign(){let t=1,e=this.marked.markings.map(({live:r})=>{let i=new Int32Array(r.length);for(let s=1;s<r.length;s++)r[s]===1&&
(i[s]=t++);return i});return this.next=t,e}final(t,e){return this.finalNumber(e instanceof chunk_RFKSFVTF_js_1.PartRef?e.part:t,e.number)}finalNumber(t,e){let r=this.
mode.alias?.(t,e);return r&&({part:t,number:e}=r),this.mode.renumber?this.finals[t][e]??0:this.marked.markings[0].live[e]===1?e:0}async writePart(t,e){let r=this.
documents[t],{pace:i}=r.job,{table:s}=r,{live:n}=this.marked.markings[t],a=new CopySpans(this.sink,this.rows,r.bytes);for(let[l,h]of e.repacked){this.mode.renumber||
this.spare.push(l);for(let d of h)this.objectStreams.add({part:t,number:d});this.objectStreams.isFull&&await this.objectStreams.drain();let o=i.step(h.length*200);
o&&await o}for(let l of await fileOrder(s,n,e,i)){let h=this.writeOne(t,l,e,a);this.objectStreams.isFull&&(a.flush(),await this.objectStreams.drain()),a.pending>
MOST_PENDING&&await a.drain(i);let o=i.step(h);o&&await o}a.flush();for(let l=1;l<n.length;l++){let h=l>=s.size||s.kind[l]!==1&&s.kind[l]!==2;if(n[l]!==1||!h&&!(s.
kind[l]===2&&(!this.mode.objectStreams||r.edited.get(l)instanceof chunk_RFKSFVTF_js_1.Stream)))continue;this.mode.objectStreams&&h&&!(r.edited.get(l)instanceof chunk_RFKSFVTF_js_1.
Stream)?this.objectStreams.add({part:t,number:l}):this.writeObject(t,l),this.objectStreams.isFull&&await this.objectStreams.drain();let o=i.step(500);o&&await o}}writeOne(t,e,{
whole:r},i){let s=this.documents[t],{table:n}=s;if(r.has(e))return this.copyObjectStream(t,e,i);if(this.mode.smallest&&!this.isStream(t,e))return this.objectStreams.
add({part:t,number:e}),200;let a=s.patched(e);if(s.isEdited(e)||this.mode.renumber||this.mode.transcrypt)return i.flush(),this.writeObject(t,e);let l=a?a.from:n.
place[e],h=a?a.to:this.marked.markings[t].walked.end[e];return i.add(e,a?a.bytes:s.bytes,l,h,n.detail[e]),Math.min(h-l,2e6)>>3}copyObjectStream(t,e,r){let i=this.
documents[t],s=i.objectStream(e),{numbers:n}=s;for(let d=0;d<n.length;d++)this.rows.compressed(n[d],e,d);r.flush();let{dict:a,data:l,sealed:h}=i.get(e),o=new chunk_RFKSFVTF_js_1.
Dict(a);return o.delete("Extends"),this.writeStream(t,e,0,new chunk_RFKSFVTF_js_1.Stream(o,l,h)),l.length>>2}begin(t,e){this.rows.plain(t,this.sink.length,e),this.
sink.integer(t),this.sink.byte(32),this.sink.integer(e),this.sink.text(` obj
`)}writing(t,e,r){let{generationOf:i}=this;return{number:e,generation:r,security:this.mode.security,renumber:this.renumber[t],generationOf:i}}writeObject(t,e){let r=this.
documents[t],i=this.mode.renumber?this.finals[t][e]:e,s=this.mode.renumber?0:r.generation(e),n=this.sink.length,a=r.isEdited(e)?r.edited.get(e):this.copier.withCryptFilter(
t,e);return a instanceof chunk_RFKSFVTF_js_1.Stream?this.writeStream(t,i,s,a):(this.begin(i,s),a!==void 0?(0,chunk_PEGFVCMK_js_1.writeValue)(this.sink,a,this.writing(
t,i,s)):this.copier.copy(this.sink,t,e,this.writing(t,i,s)),this.sink.text(`
endobj
`)),this.sink.length-n}writeStream(t,e,r,i){let s=this.documents[t],{security:n}=this.mode,{sealed:a}=i,l=this.writing(t,e,r),h=a&&n===s.security&&(!n?.numbered||
a.number===e&&a.generation===r),o=new chunk_RFKSFVTF_js_1.Dict(i.dict);!h&&this.mode.dropsCryptFilters&&(0,chunk_B2YFAM73_js_1.dropCryptFilter)(o);let d=h?verbatim(
i.data):encrypted(s.encoded(i),{number:e,generation:r,security:n},o);this.begin(e,r),o.set("Length",d.length),(0,chunk_PEGFVCMK_js_1.writeValue)(this.sink,o,l),
this.sink.text(`
stream
`),d.put(this.sink),this.sink.text(`
endstream
endobj
`)}isStream(t,e){let r=this.documents[t].edited.get(e);return r===void 0?this.marked.markings[t].walked.dataStart[e]>0:r instanceof chunk_RFKSFVTF_js_1.Stream}writeMember(t,{
part:e,number:r}){let i=this.mode.renumber?this.finals[e][r]:r,s={...this.writing(e,i,0),security:void 0},n=this.documents[e].edited.get(r);n!==void 0?(0,chunk_PEGFVCMK_js_1.
writeValue)(t,n,s):this.copier.copy(t,e,r,s)}};async function decideMode(t,e){let{encryption:r,compact:i,draft:s,alias:n,dedupe:a}=e,l=r==="keep"?t[0].security:
r==="none"?void 0:r,h=t.some(y=>y.security!==l),o=l?.dictionary.get("CF"),d=h&&t.some(y=>!o||y.security?.dictionary.get("CF")!==o),c=t.length>1||i||t.some(hasDoubtfulGenerations),
f=e.objectStreams==="smallest",b=e.objectStreams==="keep"&&t.some(y=>y.crossReferenceStream),u=f||b,g=l!==void 0&&(f||!u&&t.some(hasCompressedObjects)),w=y=>h||
g||y&&l?.numbered===!0,m=async(y,p)=>{let j=await(0,chunk_X4D5GQRV_js_1.markAll)(t,{detail:y,strings:w(y),alias:p});return(0,chunk_X4D5GQRV_js_1.repair)(t,j),j},
S=await m(c,n),k=await a?.(t,S);k&&(S=await m(c,k));let v=c||isSparse(t,S);v&&!c&&!h&&(S=await m(!0));let x=w(v);return{mode:{security:l,dropsCryptFilters:d,renumber:v,
transcrypt:x,objectStreams:u,draft:s,smallest:f,alias:k??n},marked:S}}var hasCompressedObjects=({table:t})=>t.kind.includes(2);function isSparse(t,{markings:e}){
let r=t.reduce((s,n)=>s+n.size,0),i=e.reduce((s,{count:n})=>s+n,0);return r-i>i+50}var hasDoubtfulGenerations=({suspect:t,table:e})=>t&&e.kind.some((r,i)=>r===1&&
e.detail[i]!==0);async function save(t,e={}){return await t.pages.settle(),assemble([t],e)}async function measureSave(t,e={}){await t.pages.settle();let r=new chunk_B2YFAM73_js_1.
Measure;return await write([t],e,()=>r),r.length}async function assemble(t,e={}){let r,{job:i}=t[0],s=await write(t,e,n=>r=new chunk_B2YFAM73_js_1.Output(n));return e.
draft||i.onWritten?.({signatures:s,usageRightsRemoved:!1}),r.bytes}async function write(t,e,r){let[i]=t,{encryption:s="keep",compact:n=!1,draft:a=!1,objectStreams:l="\
keep",alias:h,dedupe:o}=e;dropUsageRights(i)&&i.job.onWritten?.({signatures:0,usageRightsRemoved:!0});let{mode:d,marked:c}=await decideMode(t,{encryption:s,compact:n,
draft:a,objectStreams:l,alias:h,dedupe:o}),{security:f,objectStreams:b}=d,u=highest([...t.map(p=>p.version),e.version??"1.0",f?.version??"1.0",b?"1.5":"1.0"]),g=r(
estimateOf(t,c,d));g.text(`%PDF-${u}
`),g.copy(BINARY,0,BINARY.length);let w=compressor(i.job,d),m=new ObjectWriter(g,t,c,d,w);await m.run();let S;f&&(S=m.plain(f.dictionary));let k=new chunk_RFKSFVTF_js_1.
Dict;for(let[p,j]of i.trailer)p!=="ID"&&p!=="Encrypt"&&(p!=="Info"||i.dict(j))&&k.set(p,j);let{rows:v}=m,{pace:x}=i.job,y=`${identifiers(i,f,a?DRAFT:contentHash(
g,v.fingerprint()))}${S?`/Encrypt ${S.number} 0 R`:""}>>`;if(b)await writeCrossReferenceStream(g,v,x,w,p=>{for(let[j,E]of p)k.set(j,E);writeTrailer(g,k,y,m.trailerWriting)});else{
let p=await writeCrossReferenceTable(g,v,x);k.set("Size",v.size),g.text(`trailer
`),writeTrailer(g,k,y,m.trailerWriting),g.text(`
startxref
${p}
%%EOF
`)}return c.markings.reduce((p,{signed:j})=>p+j.size,0)}function estimateOf(t,{markings:e},{transcrypt:r}){let i=t.reduce((s,n)=>s+n.size,0);return e.reduce((s,{
bytes:n,count:a})=>s+n+a*(r?72:28),0)+i*4+16384}var BINARY=Uint8Array.of(37,226,227,207,211,10);function writeTrailer(t,e,r,i){let s=new chunk_B2YFAM73_js_1.Output(
1024);(0,chunk_PEGFVCMK_js_1.writeValue)(s,e,i),t.copy(s.bytes,0,s.length-2),t.text(r)}function identifiers(t,e,r){let i=t.resolve(t.array(t.trailer.get("ID"))?.[0]),
s=e?.identifier??(i instanceof chunk_RFKSFVTF_js_1.Str?i.bytes:r),n=a=>`<${(0,chunk_RFKSFVTF_js_1.asBuffer)(a).toString("hex")}>`;return`/ID[${n(s)}${n(r)}]`}function contentHash(t,e){
let r=(0,node_crypto_1.createHash)("sha256").update(e);if(t instanceof chunk_B2YFAM73_js_1.Output){let{bytes:i}=t,s=Math.max(SAMPLE,Math.floor(i.length/SAMPLES));
if(i.length<=WHOLE)r.update(i);else for(let n=0;n<i.length;n+=s)r.update(i.subarray(n,n+SAMPLE))}return r.digest().subarray(0,16)}var DRAFT=new Uint8Array(16),WHOLE=4<<
20,SAMPLE=4096,SAMPLES=128;function highest(t){return t.reduce((e,r)=>r>e?r:e)}
