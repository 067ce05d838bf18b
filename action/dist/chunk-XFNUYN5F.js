var F=Object.defineProperty;var Q=Object.getOwnPropertyDescriptor;var Z=Object.getOwnPropertyNames;var Y=Object.prototype.hasOwnProperty;var _=(t,e)=>{for(var r in e)F(t,r,{get:e[r],enumerable:!0})},tt=(t,e,r,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Z(e))!Y.call(t,s)&&s!==
r&&F(t,s,{get:()=>e[s],enumerable:!(i=Q(e,s))||i.enumerable});return t};var et=t=>tt(F({},"__esModule",{value:!0}),t);var Ct={};_(Ct,{a:()=>G,b:()=>J,c:()=>P});module.exports=et(Ct);var U=require("./chunk-KFSB3YBL.js"),j=require("./chunk-OWBHEB44.js"),k=require("./chunk-6YBJABQD.js"),
v=require("./chunk-3TZ4DGFD.js"),d=require("./chunk-IO24KDZ3.js"),q=require("node:crypto"),it=5,rt=8192,O=1<<23;function st(t,{draft:e,smallest:r}){let{codec:i}=t;
return e?{deflate:k.l,most:O}:r?{deflate:s=>(0,j.d)(t).deflate(new Uint8Array(s),9),most:i?O:0}:i?{deflate:s=>i.deflate(new Uint8Array(s),it),most:O}:{deflate:s=>s.
length<rt?(0,k.j)(s):nt(new Uint8Array(s)),most:O}}async function nt(t){let{readable:e,writable:r}=new CompressionStream("deflate"),i=r.getWriter(),s=Promise.all(
[i.write(t),i.close()]),a=[],n=e.getReader();for(let l=await n.read();!l.done;l=await n.read())a.push(l.value);return await s,a.length===1?a[0]:Buffer.concat(a)}
function at(t){let e=t.dict(t.catalog.get("Perms"));if(!e?.has("UR3")&&!e?.has("UR"))return!1;let r=new d.v([...e].filter(([i])=>i!=="UR3"&&i!=="UR"));return r.
size>0?t.editCatalog().set("Perms",r):t.editCatalog().delete("Perms"),!0}var I=new d.v,$=t=>({length:t.length,put:e=>e.copy(t,0,t.length)});function C(t,{number:e,
generation:r,security:i},s){if(!i)return $(t);let a=i.encryptedStreamLength(t.length,s);return{length:a,put:n=>n.fill(a,(l,h)=>i.encryptStreamInto(t,e,r,s,l,h))}}
function W(t,e,r){for(let i=e;i<r-4;i++)if(t[i]===67&&(0,d.i)(t,i,"Crypt"))return!0;return!1}var lt=class{constructor(t,e,r,i){this.documents=t,this.marked=e,this.
mode=r,this.finalNumber=i}documents;marked;mode;finalNumber;copy(t,e,r,i){if(!this.mode.renumber&&!this.mode.transcrypt){let{bytes:u,start:f,end:S}=this.documents[e].
place(r);t.copy(u,f,S);return}let s=this.locate(e,r),{bytes:a,valueEnd:n,dataStart:l,dataEnd:h}=s;if(l<0){let u=this.copyValue(t,s,void 0,i);t.copy(a,u,n);return}
let o=this.mode.transcrypt?this.transcrypt(s,i):void 0,c=this.copyValue(t,s,o?.length,i);o?(t.copy(a,c,n),t.text(`
stream
`),o.put(t)):t.copy(a,c,h),t.text(`
endstream`)}locate(t,e){let r=this.documents[t],{walked:i,patches:s}=this.marked.markings[t],{bytes:a,start:n}=r.place(e),l=a===r.bytes&&i.dataStart[e]>=0,h=s?.
ranges.get(e);return{document:r,part:t,number:e,bytes:a,start:ht(a,n),valueEnd:h?h.valueEnd:i.valueEnd[e],dataStart:l?i.dataStart[e]:-1,dataEnd:l?i.dataEnd[e]:-1,
lengthStart:l?i.lengthStart[e]:-1,lengthEnd:l?i.lengthEnd[e]:-1,marks:(h?s:i).scan.marks,from:h?h.from:i.from[e],to:h?h.to:i.to[e]}}copyValue(t,e,r,i){let{bytes:s,
marks:a,lengthStart:n,lengthEnd:l,to:h}=e,o=e.start,c=r!==void 0&&n>=0,u;for(let f=e.from;(f<h||c)&&!(c&&(f>=h||a[f+1]>=n)&&(t.copy(s,o,n),t.integer(r),o=l,c=!1,
f>=h));f+=3){let S=a[f],m=a[f+1];if(!(m<o))if(S===j.h){t.copy(s,o,m),o=a[f+2],u??=this.openerOf(e);let g=new j.e(s,m,o,1,u).value();g instanceof d.s&&(0,v.d)(t,
g.bytes,i)}else this.mode.renumber&&(t.copy(s,o,m),o=a[f+2],this.putReference(t,e.part,S))}return o}putReference(t,e,r){let i=this.finalNumber(e,r);if(i===0){t.
text("null");return}t.integer(i),t.text(" 0 R")}openerOf({document:t,number:e}){let{security:r}=t;if(!r||t.table.kind[e]!==1)return;let i=t.generation(e);return s=>r.
decryptString(s,e,i)}transcrypt({document:t,number:e,valueEnd:r,dataStart:i,dataEnd:s},a){let{security:n}=this.mode,l=t.bytes.subarray(i,s),h=t.generation(e);if(n===
t.security&&(!n?.numbered||e===a.number&&h===a.generation))return $(l);let o=this.cipherEntries(t,e,r),c=t.security?t.encoded(new d.w(o,l,{number:e,generation:h})):
l;return C(c,a,o)}cipherEntries(t,e,r){let{security:i}=this.mode;if((i?.uniform??!0)&&(t.security?.uniform??!0)&&!W(t.bytes,t.bodies[e],r))return I;let s=t.get(
e);return s instanceof d.w?s.dict:I}withCryptFilter(t,e){let r=this.documents[t],{valueEnd:i,dataStart:s}=this.marked.markings[t].walked;if(!this.mode.changesEncryption||
!r.security||r.table.kind[e]!==1||s[e]<0||!W(r.bytes,r.bodies[e],i[e]))return;let a=r.get(e);return a instanceof d.w?a:void 0}};function ht(t,e){for(;e<t.length&&
d.a[t[e]]===1;)e++;return e}async function ot(t,e,r){let{table:i,job:s}=t,a=new Map;for(let h=1;h<i.size;h++){if(e[h]===1&&i.kind[h]===2){let c=a.get(i.place[h]);
c?c.push(h):a.set(i.place[h],[h])}let o=h%1024===0?s.pace.step(5e4):void 0;o&&await o}let n=new Set,l=new Map;for(let[h,o]of a){!r&&dt(t,h,o)?n.add(h):l.set(h,o.
filter(u=>!(t.edited.get(u)instanceof d.w)));let c=s.pace.step(o.length*50);c&&await c}return{whole:n,repacked:l}}var ct=new Set(["Length","Extends"]);function dt(t,e,r){
let i=t.objectStream(e);if(!i||i.numbers.length!==r.length||!r.every(n=>!t.isChanged(n)&&i.numbers[t.table.detail[n]]===n))return!1;let s=t.get(e);if(!(s instanceof
d.w)||t.resolve(s.dict.get("N"))!==r.length)return!1;let a=n=>n instanceof d.t||Array.isArray(n)&&n.some(l=>l instanceof d.t);return![...s.dict].some(([n,l])=>!ct.
has(n)&&a(l))}async function mt(t,e,r,i){let{whole:s,repacked:a}=r,n=new Int32Array(t.size),l=0,h=!0,o=-1;for(let u=1;u<t.size;u++)t.kind[u]===1&&(a.has(u)||e[u]!==
1&&!s.has(u)||(n[l++]=u,t.place[u]<o&&(h=!1),o=t.place[u]));let c=n.subarray(0,l);return h?c:ut(c,t.place,i)}var D=11;async function ut(t,e,r){let i=t,s=new Int32Array(
t.length);for(let a=0;a<31;a+=D){ft(i,s,e,a),[i,s]=[s,i];let n=r.step(t.length*20);n&&await n}return i}function ft(t,e,r,i){let s=(1<<D)-1,a=new Int32Array(s+2);
for(let n=0;n<t.length;n++)a[(r[t[n]]>>>i&s)+1]++;for(let n=1;n<a.length;n++)a[n]+=a[n-1];for(let n=0;n<t.length;n++){let l=t[n];e[a[r[l]>>>i&s]++]=l}}var gt=1<<
23,bt=class{constructor(t,e,r){this.sink=t,this.rows=e,this.bytes=r}sink;rows;bytes;start=-1;end=-1;add(t,e,r,i,s){this.start>=0&&(e!==this.bytes||!this.adjoins(
r))&&this.flush(),this.start<0&&(this.start=r,this.bytes=e),this.rows.plain(t,this.sink.length+(r-this.start),s),this.end=i}get pending(){return this.start<0?0:
this.end-this.start}async drain(t){for(;this.pending>0;){let e=Math.min(this.start+gt,this.end);this.sink.copy(this.bytes,this.start,e);let r=t.step(e-this.start);
this.start=e,r&&await r}}flush(){this.start<0||(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(10),this.start=-1)}adjoins(t){if(t<this.end||t-this.
end>16)return!1;for(let e=this.end;e<t;e++)if(d.a[this.bytes[e]]!==1)return!1;return!0}},pt=500,yt=class{constructor(t){this.target=t}target;gathered=[];waiting=[];bytes=0;body=new k.f(
4096);head=new k.f(4096);add(t){this.gathered.push(t),this.gathered.length>=pt&&this.complete()}get isFull(){return this.bytes>this.target.compressor.most}async drain(){
let{waiting:t}=this;this.waiting=[],this.bytes=0;for(let{number:e,count:r,first:i,data:s}of t)this.write(e,r,i,await s)}async finish(){this.gathered.length>0&&this.
complete(),await this.drain()}complete(){let{body:t,head:e,gathered:r,target:i}=this,s=i.newNumber();t.clear(),e.clear();for(let[l,h]of r.entries()){let o=i.finalNumber(
h);l>0&&e.byte(32),e.integer(o),e.byte(32),e.integer(t.length),i.rows.compressed(o,s,l),i.writeMember(t,h),t.byte(10)}e.byte(10);let a=e.length;e.copy(t.bytes,0,
t.length);let n=i.compressor.deflate(e.bytes);n instanceof Promise&&n.catch(()=>{}),this.waiting.push({number:s,count:r.length,first:a,data:n}),this.bytes+=e.length,
this.gathered=[]}write(t,e,r,i){let{sink:s,security:a,begin:n}=this.target;a&&(i=a.encryptStream(i,t,0,I)),n(t),s.text(`<</Type/ObjStm/N ${e}/First ${r}/Filter/\
FlateDecode/Length ${i.length}>>
stream
`),s.copy(i,0,i.length),s.text(`
endstream
endobj
`)}},wt=0,N=Buffer.from(`0000000000 00000 n 
`,"latin1"),kt=class{kind;place;detail;size=1;constructor(t){this.kind=new Uint8Array(t),this.place=new Float64Array(t),this.detail=new Int32Array(t)}plain(t,e,r){
this.set(t,1,e,r)}compressed(t,e,r){this.set(t,2,e,r)}set(t,e,r,i){t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=r,this.detail[t]=i,t>=this.size&&
(this.size=t+1)}grow(t){let e=Math.max(t,Math.ceil(this.kind.length*1.5)),[r,i,s]=[new Uint8Array(e),new Float64Array(e),new Int32Array(e)];r.set(this.kind),i.set(
this.place),s.set(this.detail),[this.kind,this.place,this.detail]=[r,i,s]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(t){let{
size:e}=this,r=(0,d.n)(Buffer.allocUnsafe(e*N.length).fill(N)),i=0;for(let s=e;s>0;s-=z){i=this.fillIn(r,Math.max(0,s-z),s,i);let a=t.step(z*40);a&&await a}return r}fillIn(t,e,r,i){
let{kind:s,place:a,detail:n}=this;for(let l=r-1;l>=e;l--){let h=l*N.length;if(s[l]!==wt){R(t,h+10,a[l]),n[l]>0&&R(t,h+16,n[l]);continue}R(t,h+10,i),R(t,h+16,l===
0?65535:1),t[h+17]=102,i=l}return i}async compressedRows(t){let{size:e,kind:r,place:i,detail:s}=this,[a,n]=[1,1];for(let m=0;m<e;m++)i[m]>a&&(a=i[m]),s[m]>n&&(n=
s[m]);let l=[1,B(a),B(n)],h=l[0]+l[1]+l[2],o=new Uint8Array(e*(h+1)),c=new Uint8Array(h),u=new Uint8Array(h),f=0,S=(m,g)=>{for(let b=m;b<g;b++){c[0]=r[b],L(c,1,
l[1],i[b]),L(c,1+l[1],l[2],b===0?0:s[b]),o[f++]=2;for(let p=0;p<h;p++)o[f++]=c[p]-u[p],u[p]=c[p]}};for(let m=0;m<e;m+=z){S(m,Math.min(m+z,e));let g=t.step(z*40);
g&&await g}return{data:o,widths:l}}},z=8192;async function St(t,e,r){let i=t.length;t.text(`xref
0 ${e.size}
`);let s=await e.table(r);return t.copy(s,0,s.length),i}async function vt(t,e,r,i,s){let a=t.length,n=e.size;e.plain(n,a,0);let{data:l,widths:h}=await e.compressedRows(
r),o=await i.deflate(l),c=h[0]+h[1]+h[2];t.text(`${n} 0 obj
`),s([["Type",new d.r("XRef")],["Size",e.size],["W",h],["Filter",new d.r("FlateDecode")],["DecodeParms",(0,d.B)({Columns:c,Predictor:12})],["Length",o.length]]),
t.text(`
stream
`),t.copy(o,0,o.length),t.text(`
endstream
endobj
startxref
${a}
%%EOF
`)}function R(t,e,r){for(let i=e-1;r>0;i-=4){let s=Math.floor(r/1e4),a=r-s*1e4,n=a*6554>>>16,l=n*6554>>>16,h=l*6554>>>16;t[i]=48+a-n*10,(n>0||s>0)&&(t[i-1]=48+n-
l*10),(l>0||s>0)&&(t[i-2]=48+l-h*10),(h>0||s>0)&&(t[i-3]=48+h),r=s}}var B=t=>Math.max(1,Math.ceil(Math.log2(t+1)/8));function L(t,e,r,i){for(let s=e+r-1;s>=e;s--)
t[s]=i%256,i=Math.floor(i/256)}var jt=1<<23,xt={whole:new Set,repacked:new Map},Et=class{constructor(t,e,r,i,s){this.sink=t,this.documents=e,this.marked=r,this.
mode=i;let a=e.reduce((n,l)=>n+l.size,0);this.next=e[0].size,this.finals=i.renumber?this.assign():[],this.renumber=i.renumber?e.map((n,l)=>h=>this.final(l,h)):[],
this.generationOf=i.renumber?void 0:n=>e[0].generation(n),this.copier=new lt(e,r,i,(n,l)=>this.finalNumber(n,l)),this.rows=new kt(Math.max(i.renumber?this.next:
a,16)+8),this.objectStreams=new yt({sink:t,rows:this.rows,security:i.security,compressor:s,finalNumber:({part:n,number:l})=>i.renumber?this.finals[n][l]:l,writeMember:(n,l)=>this.
writeMember(n,l),newNumber:()=>this.spare.shift()??this.next++,begin:n=>this.begin(n,0)})}sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];objectStreams;get trailerWriting(){
return{number:0,generation:0,renumber:t=>this.final(0,t),generationOf:this.generationOf}}async run(){for(let[t]of this.documents.entries()){let e=this.mode.objectStreams?
await ot(this.documents[t],this.marked.markings[t].live,this.mode.renumber):xt;await this.writePart(t,e)}await this.objectStreams.finish()}plain(t){let e=this.next++;
return this.begin(e,0),(0,v.b)(this.sink,t,v.a),this.sink.text(`
endobj
`),new d.t(e,0)}assign(){let t=1,e=this.marked.markings.map(({live:r})=>{let i=new Int32Array(r.length);for(let s=1;s<r.length;s++)r[s]===1&&(i[s]=t++);return i});
return this.next=t,e}final(t,e){return this.finalNumber(e instanceof d.u?e.part:t,e.number)}finalNumber(t,e){let r=this.mode.alias?.(t,e);return r&&({part:t,number:e}=
r),this.mode.renumber?this.finals[t][e]??0:this.marked.markings[0].live[e]===1?e:0}async writePart(t,e){let r=this.documents[t],{pace:i}=r.job,{table:s}=r,{live:a}=this.
marked.markings[t],n=new bt(this.sink,this.rows,r.bytes);for(let[l,h]of e.repacked){this.mode.renumber||this.spare.push(l);for(let c of h)this.objectStreams.add(
{part:t,number:c});this.objectStreams.isFull&&await this.objectStreams.drain();let o=i.step(h.length*200);o&&await o}for(let l of await mt(s,a,e,i)){let h=this.
writeOne(t,l,e,n);this.objectStreams.isFull&&(n.flush(),await this.objectStreams.drain()),n.pending>jt&&await n.drain(i);let o=i.step(h);o&&await o}n.flush();for(let l=1;l<
a.length;l++){let h=l>=s.size||s.kind[l]!==1&&s.kind[l]!==2;if(a[l]!==1||!h&&!(s.kind[l]===2&&(!this.mode.objectStreams||r.edited.get(l)instanceof d.w)))continue;
this.mode.objectStreams&&h&&!(r.edited.get(l)instanceof d.w)?this.objectStreams.add({part:t,number:l}):this.writeObject(t,l),this.objectStreams.isFull&&await this.
objectStreams.drain();let o=i.step(500);o&&await o}}writeOne(t,e,{whole:r},i){let s=this.documents[t],{table:a}=s;if(r.has(e))return this.copyObjectStream(t,e,i);
if(this.mode.smallest&&!this.isStream(t,e))return this.objectStreams.add({part:t,number:e}),200;let n=s.patched(e);if(s.isEdited(e)||this.mode.renumber||this.mode.
transcrypt)return i.flush(),this.writeObject(t,e);let l=n?n.from:a.place[e],h=n?n.to:this.marked.markings[t].walked.end[e];return i.add(e,n?n.bytes:s.bytes,l,h,
a.detail[e]),Math.min(h-l,2e6)>>3}copyObjectStream(t,e,r){let i=this.documents[t],s=i.objectStream(e),{numbers:a}=s;for(let c=0;c<a.length;c++)this.rows.compressed(
a[c],e,c);r.flush();let{dict:n,data:l,sealed:h}=i.get(e),o=new d.v(n);return o.delete("Extends"),this.writeStream(t,e,0,new d.w(o,l,h)),l.length>>2}begin(t,e){this.
rows.plain(t,this.sink.length,e),this.sink.integer(t),this.sink.byte(32),this.sink.integer(e),this.sink.text(` obj
`)}writing(t,e,r){let{generationOf:i}=this;return{number:e,generation:r,security:this.mode.security,renumber:this.renumber[t],generationOf:i}}writeObject(t,e){let r=this.
documents[t],i=this.mode.renumber?this.finals[t][e]:e,s=this.mode.renumber?0:r.generation(e),a=this.sink.length,n=r.isEdited(e)?r.edited.get(e):this.copier.withCryptFilter(
t,e);return n instanceof d.w?this.writeStream(t,i,s,n):(this.begin(i,s),n!==void 0?(0,v.b)(this.sink,n,this.writing(t,i,s)):this.copier.copy(this.sink,t,e,this.
writing(t,i,s)),this.sink.text(`
endobj
`)),this.sink.length-a}writeStream(t,e,r,i){let s=this.documents[t],{security:a}=this.mode,{sealed:n}=i,l=this.writing(t,e,r),h=n&&a===s.security&&(!a?.numbered||
n.number===e&&n.generation===r),o=new d.v(i.dict);!h&&this.mode.changesEncryption&&(0,j.m)(o);let c=h?$(i.data):C(s.encoded(i),{number:e,generation:r,security:a},
o);this.begin(e,r),o.set("Length",c.length),(0,v.b)(this.sink,o,l),this.sink.text(`
stream
`),c.put(this.sink),this.sink.text(`
endstream
endobj
`)}isStream(t,e){let r=this.documents[t].edited.get(e);return r===void 0?this.marked.markings[t].walked.dataStart[e]>0:r instanceof d.w}writeMember(t,{part:e,number:r}){
let i=this.mode.renumber?this.finals[e][r]:r,s={...this.writing(e,i,0),security:void 0},a=this.documents[e].edited.get(r);a!==void 0?(0,v.b)(t,a,s):this.copier.
copy(t,e,r,s)}};async function zt(t,e){let{encryption:r,compact:i,draft:s,dedupe:a}=e,n=r==="keep"?t[0].security:r==="none"?void 0:r,l=t.some(y=>y.security!==n),
h=t.length>1||i||t.some(Ot),o=e.objectStreams==="smallest",c=e.objectStreams==="keep"&&t.some(y=>y.crossReferenceStream),u=o||c,f=n!==void 0&&(o||!u&&t.some(Mt)),
S=y=>l||f||y&&n?.numbered===!0,m=async(y,A)=>{let M=await(0,U.b)(t,{detail:y,strings:S(y),alias:A});return(0,U.c)(t,M),M},g=await m(h),b=await a?.(t,g);b&&(g=await m(
h,b));let p=h||At(t,g);p&&!h&&!l&&(g=await m(!0));let x=S(p);return{mode:{security:n,changesEncryption:l,renumber:p,transcrypt:x,objectStreams:u,draft:s,smallest:o,
alias:b},marked:g}}var Mt=({table:t})=>t.kind.includes(2);function At(t,{markings:e}){let r=t.reduce((s,a)=>s+a.size,0),i=e.reduce((s,{count:a})=>s+a,0);return r-
i>i+50}var Ot=({suspect:t,table:e})=>t&&e.kind.some((r,i)=>r===1&&e.detail[i]!==0);async function G(t,e={}){return await t.pages.settle(),P([t],e)}async function J(t,e={}){
await t.pages.settle();let r=new k.g;return await V([t],e,()=>r),r.length}async function P(t,e={}){let r,{job:i}=t[0],s=await V(t,e,a=>r=new k.f(a));return e.draft||
i.onWritten?.({signatures:s,usageRightsRemoved:!1}),r.bytes}async function V(t,e,r){let[i]=t,{encryption:s="keep",compact:a=!1,draft:n=!1,objectStreams:l="keep",
dedupe:h}=e;at(i)&&i.job.onWritten?.({signatures:0,usageRightsRemoved:!0});let{mode:o,marked:c}=await zt(t,{encryption:s,compact:a,draft:n,objectStreams:l,dedupe:h}),
{security:u,objectStreams:f}=o,S=Pt([...t.map(w=>w.version),e.version??"1.0",u?.version??"1.0",f?"1.5":"1.0"]),m=r(Rt(t,c,o));m.text(`%PDF-${S}
`),m.copy(T,0,T.length);let g=st(i.job,o),b=new Et(m,t,c,o,g);await b.run();let p;u&&(p=b.plain(u.dictionary));let x=new d.v;for(let[w,E]of i.trailer)w!=="ID"&&
w!=="Encrypt"&&(w!=="Info"||i.dict(E))&&x.set(w,E);let{rows:y}=b,{pace:A}=i.job,M=`${Ut(i,u,n?It:Ft(m,y.fingerprint()))}${p?`/Encrypt ${p.number} 0 R`:""}>>`;if(f)
await vt(m,y,A,g,w=>{for(let[E,K]of w)x.set(E,K);H(m,x,M,b.trailerWriting)});else{let w=await St(m,y,A);x.set("Size",y.size),m.text(`trailer
`),H(m,x,M,b.trailerWriting),m.text(`
startxref
${w}
%%EOF
`)}return c.markings.reduce((w,{signed:E})=>w+E.size,0)}function Rt(t,{markings:e},{transcrypt:r}){let i=t.reduce((s,a)=>s+a.size,0);return e.reduce((s,{bytes:a,
count:n})=>s+a+n*(r?72:28),0)+i*4+16384}var T=Uint8Array.of(37,226,227,207,211,10);function H(t,e,r,i){let s=new k.f(1024);(0,v.b)(s,e,i),t.copy(s.bytes,0,s.length-
2),t.text(r)}function Ut(t,e,r){let i=t.resolve(t.array(t.trailer.get("ID"))?.[0]),s=e?.identifier??(i instanceof d.s?i.bytes:r),a=n=>`<${(0,d.o)(n).toString("h\
ex")}>`;return`/ID[${a(s)}${a(r)}]`}function Ft(t,e){let r=(0,q.createHash)("sha256").update(e);if(t instanceof k.f){let{bytes:i}=t,s=Math.max(X,Math.floor(i.length/
Nt));if(i.length<=$t)r.update(i);else for(let a=0;a<i.length;a+=s)r.update(i.subarray(a,a+X))}return r.digest().subarray(0,16)}var It=new Uint8Array(16),$t=4<<20,
X=4096,Nt=128;function Pt(t){return t.reduce((e,r)=>r>e?r:e)}0&&(module.exports={a,b,c});
