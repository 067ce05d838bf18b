"use strict";exports.id=4029,exports.ids=[4029],exports.modules={19158:((et,_,u)=>{u.d(_,{p:()=>L});var z=u(78157);async function L({readable:v,writable:S},m){const D=O(S.getWriter(),
m),[B]=await Promise.all([y(v.getReader()),D]);return(0,z.mE)(B)}async function O(v,S){try{for await(const m of S)await v.write(m);await v.close()}catch(m){throw await v.
abort(m).catch(()=>{}),m}}async function y(v){const S=[];for(let m=await v.read();!m.done;m=await v.read())S.push(m.value);return S}}),92049:((et,_,u)=>{u.d(_,{
r7:()=>Z,wH:()=>R,xh:()=>st});var z=u(77598),L=u.n(z),O=u(22332),y=u(78157),v=u(64680),S=u(45079),m=u(45599),D=u(98161),B=u(21298),I=u(5062);const Z=(l,g)=>!l.suspect&&
l.bytes.length===g.length&&Q(l.bytes,G(l)),Q=(l,g)=>g!==void 0&&y.Kl[l[g.at]]!==y.t6;function st(l){const g=G(l)?.trailer.get("Size");typeof g=="number"&&g<=l.job.
limits.objects&&l.reserveNumbers(g)}const G=({bytes:l})=>(0,O.nD)(l,(0,O.l3)(l,l.length)),q=1<<23;async function R(l){await l.pages.settle();const{bytes:g,job:b}=l,
w=G(l),P=(0,B.l)(b.memory,g.length+65536);for(let E=0;E<g.length;E+=q){const x=Math.min(E+q,g.length);P.copy(g,E,x);const H=b.pace.step(x-E);H&&await H}const j=g[g.
length-1];j!==y.kR&&j!==y.u7&&P.byte(y.kR);const U=new Map;for(let E=1;E<l.size;E++){if(!l.isChanged(E))continue;U.set(E,P.length),W(P,l,E);const x=b.pace.step(
500);x&&await x}return ht(P,l,w,U),{bytes:(0,B.O)(b.memory,P),offsets:U}}function W(l,g,b){const w=g.get(b),{security:P}=g,j=g.generation(b),U={number:b,generation:j,
security:P,generationOf:E=>g.generation(E)};if(l.text(`${b} ${j} obj
`),w instanceof m.Z6){const{sealed:E}=w,x=new m.Bi(w.dict),tt=E?.number===b&&E.generation===j?(0,I.Bj)(w.data):(0,I.UO)(g.encoded(w),U,x);x.set("Length",tt.length),
(0,S.bD)(l,x,U),l.text(`
stream
`),tt.put(l),l.text(`
endstream`)}else(0,S.bD)(l,w,U);l.text(`
endobj
`)}function ht(l,g,b,w){const P=l.length;b.isStream&&w.set(g.size,P);const j=new m.Bi([...g.trailer].filter(([x])=>x!=="ID")),U=b.trailer.get("Size");j.set("Siz\
e",Math.max(g.size+(b.isStream?1:0),typeof U=="number"?U:0)),j.set("Prev",b.at);const E=`${(0,D.H)(g,g.security,ft(l,g))}>>`;if(b.isStream){const{rows:x,index:H,
widths:tt}=lt(w,it=>g.generation(it)),nt=[["Type",new m.SX("XRef")],["W",tt],["Index",H],["Length",x.length]];for(const[it,Y]of nt)j.set(it,Y);l.text(`${g.size}\
 0 obj
`),N(l,j,E),l.text(`
stream
`),l.copy(x,0,x.length),l.text(`
endstream
endobj
`)}else{l.text(`xref
`);for(const x of at(w)){l.text(`${x[0]} ${x.length}
`);for(const H of x)l.text(`${rt(w.get(H),10)} ${rt(g.generation(H),5)} n 
`)}l.text(`trailer
`),N(l,j,E),l.text(`
`)}l.text(`startxref
${P}
%%EOF
`)}const rt=(l,g)=>String(l).padStart(g,"0");function N(l,g,b){const w=new v.k(1024);(0,S.bD)(w,g,S.yT),l.copy(w.bytes,0,w.length-2),l.text(b)}function at(l){const g=[];
for(const b of[...l.keys()].sort((w,P)=>w-P)){const w=g.at(-1);w?.at(-1)===b-1?w.push(b):g.push([b])}return g}function lt(l,g){const b=[1,5,2],w=Buffer.alloc(l.
size*8),P=[];let j=0;for(const U of at(l)){P.push(U[0],U.length);for(const E of U)w[j]=1,w.writeUIntBE(l.get(E),j+1,5),w.writeUInt16BE(g(E),j+6),j+=8}return{rows:w,
index:P,widths:b}}function ft(l,{bytes:g}){return(0,z.createHash)("sha256").update(String(g.length)).update(l.from(g.length)).digest().subarray(0,16)}}),98161:((et,_,u)=>{
u.d(_,{H:()=>O});var z=u(78157),L=u(45599);function O(y,v,S){const m=y.resolve(y.array(y.trailer.get("ID"))?.[0]),D=v?.identifier??(m instanceof L.Mx?m.bytes:S),
B=I=>`<${(0,z.bS)(I).toString("hex")}>`;return`/ID[${B(D)}${B(S)}]`}}),14029:((et,_,u)=>{u.d(_,{fT:()=>yt,eV:()=>Rt,UN:()=>Pt});var z=u(77598),L=u(64680),O=u(45079),
y=u(45599),v=u(92049),S=u(81679),m=u(19158),D=u(68973);const B=5,I=8192,Z=1<<23;function Q(a,{draft:t,smallest:e}){const{codec:s}=a;return t?{deflate:S.M_,most:Z}:
e?{deflate:n=>(0,D.uM)(a).deflate(new Uint8Array(n),9),most:s?Z:0}:s?{deflate:n=>s.deflate(new Uint8Array(n),B),most:Z}:{deflate:n=>n.length<I?(0,S.Kc)(n):(0,m.
p)(new CompressionStream("deflate"),[new Uint8Array(n)]),most:Z}}var st=u(98161),G=u(21298);function q(a){const t=a.dict(a.catalog.get("Perms"));if(!t?.has("UR3")&&
!t?.has("UR"))return!1;const e=new y.Bi([...t].filter(([s])=>s!=="UR3"&&s!=="UR"));return e.size>0?a.editCatalog().set("Perms",e):a.editCatalog().delete("Perms"),
!0}var R=u(78157),W=u(54619),ht=u(45798),rt=u(88500),N=u(5062);class at{documents;marked;mode;finalNumber;constructor(t,e,s,n){this.documents=t,this.marked=e,this.
mode=s,this.finalNumber=n}copy(t,e,s,n){if(!this.mode.renumber&&!this.mode.transcrypt){const{bytes:M,start:k,end:K}=this.documents[e].place(s);t.copy(M,k,K);return}
const i=this.locate(e,s),{bytes:r,valueEnd:c,dataStart:o,dataEnd:h}=i;if(o<0){const M=this.copyValue(t,i,void 0,n);t.copy(r,M,c);return}const f=this.mode.transcrypt?
this.transcrypt(i,n):void 0,d=this.copyValue(t,i,f?.length,n);f?(t.copy(r,d,c),t.text(`
stream
`),f.put(t)):t.copy(r,d,h),t.text(`
endstream`)}locate(t,e){const s=this.documents[t],{walked:n,patches:i}=this.marked.markings[t],{bytes:r,start:c}=s.place(e),o=r===s.bytes&&n.dataStart[e]>=0,h=i?.
ranges.get(e);return{document:s,part:t,number:e,bytes:r,start:(0,R.j8)(r,c,r.length),valueEnd:h?h.valueEnd:n.valueEnd[e],dataStart:o?n.dataStart[e]:-1,dataEnd:o?
n.dataEnd[e]:-1,lengthStart:o?n.lengthStart[e]:-1,lengthEnd:o?n.lengthEnd[e]:-1,marks:(h?i:n).scan.marks,from:h?h.from:n.from[e],to:h?h.to:n.to[e]}}copyValue(t,e,s,n){
const{bytes:i,marks:r,lengthStart:c,lengthEnd:o,to:h}=e;let f=e.start,d=s!==void 0&&c>=0,M;for(let k=e.from;(k<h||d)&&!(d&&(k>=h||r[k+1]>=c)&&(t.copy(i,f,c),t.integer(
s),f=o,d=!1,k>=h));k+=3){const K=r[k],p=r[k+1];if(!(p<f))if(K===rt.A){t.copy(i,f,p),f=r[k+2],M??=this.openerOf(e);const $=new ht.i(i,p,f,1,M).value();$ instanceof
y.Mx&&(0,O.pS)(t,$.bytes,n)}else this.mode.renumber&&(t.copy(i,f,p),f=r[k+2],this.putReference(t,e.part,K))}return f}putReference(t,e,s){const n=this.finalNumber(
e,s);if(n===0){t.text("null");return}t.integer(n),t.text(" 0 R")}openerOf({document:t,number:e}){const{security:s}=t;if(!s||t.table.kind[e]!==W.tL)return;const n=t.
generation(e);return i=>s.decryptString(i,e,n)}transcrypt({document:t,number:e,valueEnd:s,dataStart:n,dataEnd:i},r){const{security:c}=this.mode,o=t.bytes.subarray(
n,i),h=t.generation(e);if(c===t.security&&(!c?.numbered||e===r.number&&h===r.generation))return(0,N.Bj)(o);const d=this.cipherEntries(t,e,s),M=t.security?t.encoded(
new y.Z6(d,o,{number:e,generation:h})):o;return(0,N.UO)(M,r,d)}cipherEntries(t,e,s){const{security:n}=this.mode;if((n?.uniform??!0)&&(t.security?.uniform??!0)&&
!(0,N.$6)(t.bytes,t.bodies[e],s))return N.Hf;const r=t.get(e);return r instanceof y.Z6?r.dict:N.Hf}withCryptFilter(t,e){const s=this.documents[t],{valueEnd:n,dataStart:i}=this.
marked.markings[t].walked;if(!this.mode.dropsCryptFilters||!s.security||s.table.kind[e]!==W.tL||i[e]<0||!(0,N.$6)(s.bytes,s.bodies[e],n[e]))return;const r=s.get(
e);return r instanceof y.Z6?r:void 0}}async function lt(a,t,e){const{table:s,job:n}=a,i=new Map;for(let o=1;o<s.size;o++){if(t[o]===1&&s.kind[o]===W.UT){const f=i.
get(s.place[o]);f?f.push(o):i.set(s.place[o],[o])}const h=o%1024===0?n.pace.step(5e4):void 0;h&&await h}const r=new Set,c=new Map;for(const[o,h]of i){!e&&l(a,o,
h)?r.add(o):c.set(o,h.filter(d=>!(a.edited.get(d)instanceof y.Z6)));const f=n.pace.step(h.length*50);f&&await f}return{whole:r,repacked:c}}const ft=new Set(["Le\
ngth","Extends"]);function l(a,t,e){const s=a.objectStream(t);if(!s||s.lost!==void 0||s.numbers.length!==e.length||!e.every(r=>!a.isChanged(r)&&s.numbers[a.table.
detail[r]]===r))return!1;const n=a.get(t);if(!(n instanceof y.Z6)||a.resolve(n.dict.get("N"))!==e.length)return!1;const i=r=>r instanceof y.oS||Array.isArray(r)&&
r.some(c=>c instanceof y.oS);return![...n.dict].some(([r,c])=>!ft.has(r)&&i(c))}async function g(a,t,e,s){const{whole:n,repacked:i}=e,r=new Int32Array(a.size);let c=0,
o=!0,h=-1;for(let d=1;d<a.size;d++)a.kind[d]===W.tL&&(i.has(d)||t[d]!==1&&!n.has(d)||(r[c++]=d,a.place[d]<h&&(o=!1),h=a.place[d]));const f=r.subarray(0,c);return o?
f:w(f,a.place,s)}const b=11;async function w(a,t,e){let s=a,n=new Int32Array(a.length);for(let i=0;i<31;i+=b){P(s,n,t,i),[s,n]=[n,s];const r=e.step(a.length*20);
r&&await r}return s}function P(a,t,e,s){const n=(1<<b)-1,i=new Int32Array(n+2);for(let r=0;r<a.length;r++)i[(e[a[r]]>>>s&n)+1]++;for(let r=1;r<i.length;r++)i[r]+=
i[r-1];for(let r=0;r<a.length;r++){const c=a[r];t[i[e[c]>>>s&n]++]=c}}var j=u(75162);const U=1<<23;class E{sink;rows;bytes;start=-1;end=-1;constructor(t,e,s){this.
sink=t,this.rows=e,this.bytes=s}add(t,e,s,n,i){this.start>=0&&(e!==this.bytes||!this.adjoins(s))&&this.flush(),this.start<0&&(this.start=s,this.bytes=e),this.rows.
plain(t,this.sink.length+(s-this.start),i),this.end=n}get pending(){return this.start<0?0:this.end-this.start}async drain(t){for(;this.pending>0;){const e=Math.
min(this.start+U,this.end);this.sink.copy(this.bytes,this.start,e);const s=t.step(e-this.start);this.start=e,s&&await s}}flush(){this.start<0||(this.sink.copy(this.
bytes,this.start,this.end),this.sink.byte(R.kR),this.start=-1)}adjoins(t){if(t<this.end||t-this.end>16)return!1;for(let e=this.end;e<t;e++)if(R.Kl[this.bytes[e]]!==
R.t6)return!1;return!0}}const x=500;class H{target;gathered=[];waiting=[];bytes=0;body=new L.k(4096);head=new L.k(4096);constructor(t){this.target=t}add(t){this.
gathered.push(t),this.gathered.length>=x&&this.complete()}get isFull(){return this.bytes>this.target.compressor.most}async drain(){const{waiting:t}=this;this.waiting=
[],this.bytes=0;for(const{number:e,count:s,first:n,data:i}of t)this.write(e,s,n,await i)}async finish(){this.gathered.length>0&&this.complete(),await this.drain()}complete(){
const{body:t,head:e,gathered:s,target:n}=this,i=n.newNumber();t.clear(),e.clear();for(const[o,h]of s.entries()){const f=n.finalNumber(h);o>0&&e.byte(R.Z4),e.integer(
f),e.byte(R.Z4),e.integer(t.length),n.rows.compressed(f,i,o),n.writeMember(t,h),t.byte(R.kR)}e.byte(R.kR);const r=e.length;e.copy(t.bytes,0,t.length);const c=n.
compressor.deflate(e.bytes);c instanceof Promise&&c.catch(()=>{}),this.waiting.push({number:i,count:s.length,first:r,data:c}),this.bytes+=e.length,this.gathered=
[]}write(t,e,s,n){const{sink:i,security:r,begin:c}=this.target;r&&(n=r.encryptStream(n,t,0,N.Hf)),c(t),i.text(`<</Type/ObjStm/N ${e}/First ${s}/Filter/FlateDeco\
de/Length ${n.length}>>
stream
`),i.copy(n,0,n.length),i.text(`
endstream
endobj
`)}}const tt=0,nt=Buffer.from(`0000000000 00000 n 
`,"latin1");class it{kind;place;detail;size=1;constructor(t){this.kind=new Uint8Array(t),this.place=new Float64Array(t),this.detail=new Int32Array(t)}plain(t,e,s){
this.set(t,W.tL,e,s)}compressed(t,e,s){this.set(t,W.UT,e,s)}set(t,e,s,n){t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=s,this.detail[t]=n,t>=
this.size&&(this.size=t+1)}grow(t){const e=Math.max(t,Math.ceil(this.kind.length*1.5)),[s,n,i]=[new Uint8Array(e),new Float64Array(e),new Int32Array(e)];s.set(this.
kind),n.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[s,n,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(t){
const{size:e}=this,s=(0,R.gq)(Buffer.allocUnsafe(e*nt.length).fill(nt));let n=0;for(let i=e;i>0;i-=Y){n=this.fillIn(s,Math.max(0,i-Y),i,n);const r=t.step(Y*40);
r&&await r}return s}fillIn(t,e,s,n){const{kind:i,place:r,detail:c}=this;for(let o=s-1;o>=e;o--){const h=o*nt.length;if(i[o]!==tt){ot(t,h+10,r[o]),c[o]>0&&ot(t,h+
16,c[o]);continue}ot(t,h+10,n),ot(t,h+16,o===0?65535:1),t[h+17]=R.MV,n=o}return n}async compressedRows(t){const{size:e,kind:s,place:n,detail:i}=this;let[r,c]=[1,
1];for(let p=0;p<e;p++)n[p]>r&&(r=n[p]),i[p]>c&&(c=i[p]);const o=[1,dt(r),dt(c)],h=o[0]+o[1]+o[2],f=new Uint8Array(e*(h+1)),d=new Uint8Array(h),M=new Uint8Array(
h);let k=0;const K=(p,$)=>{for(let A=p;A<$;A++){d[0]=s[A],gt(d,1,o[1],n[A]),gt(d,1+o[1],o[2],A===0?0:i[A]),f[k++]=2;for(let C=0;C<h;C++)f[k++]=d[C]-M[C],M[C]=d[C]}};
for(let p=0;p<e;p+=Y){K(p,Math.min(p+Y,e));const $=t.step(Y*40);$&&await $}return{data:f,widths:o}}}const Y=8192;async function St(a,t,e){const s=a.length;a.text(
`xref
0 ${t.size}
`);const n=await t.table(e);return a.copy(n,0,n.length),s}async function Et(a,t,e,s,n){const i=a.length,r=t.size;t.plain(r,i,0);const{data:c,widths:o}=await t.compressedRows(
e),h=await s.deflate(c),f=o[0]+o[1]+o[2];a.text(`${r} 0 obj
`),n([["Type",new y.SX("XRef")],["Size",t.size],["W",o],["Filter",new y.SX("FlateDecode")],["DecodeParms",(0,y.jd)({Columns:f,Predictor:12})],["Length",h.length]]),
a.text(`
stream
`),a.copy(h,0,h.length),a.text(`
endstream
endobj
startxref
${i}
%%EOF
`)}function ot(a,t,e){for(let s=t-1;e>0;s-=4){const n=Math.floor(e/1e4),i=e-n*1e4,r=i*6554>>>16,c=r*6554>>>16,o=c*6554>>>16;a[s]=R.l0+i-r*10,(r>0||n>0)&&(a[s-1]=
R.l0+r-c*10),(c>0||n>0)&&(a[s-2]=R.l0+c-o*10),(o>0||n>0)&&(a[s-3]=R.l0+o),e=n}}const dt=a=>Math.max(1,Math.ceil(Math.log2(a+1)/8));function gt(a,t,e,s){for(let n=t+
e-1;n>=t;n--)a[n]=s%256,s=Math.floor(s/256)}const xt=1<<23,Ot={whole:new Set,repacked:new Map};class Mt{sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];objectStreams;constructor(t,e,s,n,i){
this.sink=t,this.documents=e,this.marked=s,this.mode=n;const r=e.reduce((c,o)=>c+o.size,0);this.next=e[0].size,this.finals=n.renumber?this.assign():[],this.renumber=
n.renumber?e.map((c,o)=>h=>this.final(o,h)):[],this.generationOf=n.renumber?void 0:c=>e[0].generation(c),this.copier=new at(e,s,n,(c,o)=>this.finalNumber(c,o)),
this.rows=new it(Math.max(n.renumber?this.next:r,16)+8),this.objectStreams=new H({sink:t,rows:this.rows,security:n.security,compressor:i,finalNumber:({part:c,number:o})=>n.
renumber?this.finals[c][o]:o,writeMember:(c,o)=>this.writeMember(c,o),newNumber:()=>this.spare.shift()??this.next++,begin:c=>this.begin(c,0)})}get trailerWriting(){
return{number:0,generation:0,renumber:t=>this.final(0,t),generationOf:this.generationOf}}async run(){for(const[t]of this.documents.entries()){const e=this.mode.
objectStreams?await lt(this.documents[t],this.marked.markings[t].live,this.mode.renumber):Ot;await this.writePart(t,e)}await this.objectStreams.finish()}plain(t){
const e=this.next++;return this.begin(e,0),(0,O.bD)(this.sink,t,O.yT),this.sink.text(`
endobj
`),new y.oS(e,0)}assign(){let t=1;const e=this.marked.markings.map(({live:s})=>{const n=new Int32Array(s.length);for(let i=1;i<s.length;i++)s[i]===1&&(n[i]=t++);
return n});return this.next=t,e}final(t,e){return this.finalNumber(e instanceof y.rV?e.part:t,e.number)}finalNumber(t,e){const s=this.mode.alias?.(t,e);return s&&
({part:t,number:e}=s),this.mode.renumber?this.finals[t][e]??0:this.marked.markings[0].live[e]===1?e:0}async writePart(t,e){const s=this.documents[t],{pace:n}=s.
job,{table:i}=s,{live:r}=this.marked.markings[t],c=new E(this.sink,this.rows,s.bytes);for(const[o,h]of e.repacked){this.mode.renumber||this.spare.push(o);for(const f of h){
this.objectStreams.add({part:t,number:f}),this.objectStreams.isFull&&await this.objectStreams.drain();const d=n.step(200);d&&await d}}for(const o of await g(i,r,
e,n)){const h=this.writeOne(t,o,e,c);this.objectStreams.isFull&&(c.flush(),await this.objectStreams.drain()),c.pending>xt&&await c.drain(n);const f=n.step(h);f&&
await f}c.flush();for(let o=1;o<r.length;o++){const h=o>=i.size||i.kind[o]!==W.tL&&i.kind[o]!==W.UT;if(r[o]!==1||!h&&!(i.kind[o]===W.UT&&(!this.mode.objectStreams||
s.edited.get(o)instanceof y.Z6)))continue;this.mode.objectStreams&&h&&!(s.edited.get(o)instanceof y.Z6)?this.objectStreams.add({part:t,number:o}):this.writeObject(
t,o),this.objectStreams.isFull&&await this.objectStreams.drain();const f=n.step(500);f&&await f}}writeOne(t,e,{whole:s},n){const i=this.documents[t],{table:r}=i;
if(s.has(e))return this.copyObjectStream(t,e,n);if(this.mode.smallest&&!this.isStream(t,e))return this.objectStreams.add({part:t,number:e}),200;const c=i.patched(
e);if(i.isEdited(e)||this.mode.renumber||this.mode.transcrypt)return n.flush(),this.writeObject(t,e);const o=c?c.from:r.place[e],h=c?c.to:this.marked.markings[t].
walked.end[e];return n.add(e,c?c.bytes:i.bytes,o,h,r.detail[e]),Math.min(h-o,2e6)>>3}copyObjectStream(t,e,s){const n=this.documents[t],i=n.objectStream(e),{numbers:r}=i;
for(let d=0;d<r.length;d++)this.rows.compressed(r[d],e,d);s.flush();const{dict:c,data:o,sealed:h}=n.get(e),f=new y.Bi(c);return f.delete("Extends"),this.writeStream(
t,e,0,new y.Z6(f,o,h)),o.length>>2}begin(t,e){this.rows.plain(t,this.sink.length,e),this.sink.integer(t),this.sink.byte(R.Z4),this.sink.integer(e),this.sink.text(
` obj
`)}writing(t,e,s){const{generationOf:n}=this;return{number:e,generation:s,security:this.mode.security,renumber:this.renumber[t],generationOf:n}}writeObject(t,e){
const s=this.documents[t],n=this.mode.renumber?this.finals[t][e]:e,i=this.mode.renumber?0:s.generation(e),r=this.sink.length,c=s.isEdited(e)?s.edited.get(e):this.
copier.withCryptFilter(t,e);return c instanceof y.Z6?this.writeStream(t,n,i,c):(this.begin(n,i),c!==void 0?(0,O.bD)(this.sink,c,this.writing(t,n,i)):this.copier.
copy(this.sink,t,e,this.writing(t,n,i)),this.sink.text(`
endobj
`)),this.sink.length-r}writeStream(t,e,s,n){const i=this.documents[t],{security:r}=this.mode,{sealed:c}=n,o=this.writing(t,e,s),h=c&&r===i.security&&(!r?.numbered||
c.number===e&&c.generation===s),f=new y.Bi(n.dict);!h&&this.mode.dropsCryptFilters&&(0,j.CF)(f);const d=h?(0,N.Bj)(n.data):(0,N.UO)(i.encoded(n),{number:e,generation:s,
security:r},f);this.begin(e,s),f.set("Length",d.length),(0,O.bD)(this.sink,f,o),this.sink.text(`
stream
`),d.put(this.sink),this.sink.text(`
endstream
endobj
`)}isStream(t,e){const s=this.documents[t].edited.get(e);return s===void 0?this.marked.markings[t].walked.dataStart[e]>0:s instanceof y.Z6}writeMember(t,{part:e,
number:s}){const n=this.mode.renumber?this.finals[e][s]:s,i={...this.writing(e,n,0),security:void 0},r=this.documents[e].edited.get(s);r!==void 0?(0,O.bD)(t,r,i):
this.copier.copy(t,e,s,i)}}var ut=u(33973);async function jt(a,t){const{encryption:e,compact:s,draft:n,alias:i,dedupe:r}=t,c=e==="keep"?a[0].security:e==="none"?
void 0:e,o=a.some(F=>F.security!==c),h=c?.dictionary.get("CF"),f=o&&a.some(F=>!h||F.security?.dictionary.get("CF")!==h),d=a.length>1||s||a.some(Dt),M=t.objectStreams===
"smallest",k=t.objectStreams==="keep"&&a.some(F=>F.crossReferenceStream),K=M||k,p=c!==void 0&&(M||!K&&a.some(kt)),$=F=>o||p||F&&c?.numbered===!0,A=async(F,T)=>{
const X=await(0,ut.Rf)(a,{detail:F,strings:$(F),alias:T});return(0,ut.Ip)(a,X),X};let C=await A(d,i);const V=await r?.(a,C);V&&(C=await A(d,V));const J=d||vt(a,
C);J&&!d&&!o&&(C=await A(!0));const ct=$(J);return{mode:{security:c,dropsCryptFilters:f,renumber:J,transcrypt:ct,objectStreams:K,draft:n,smallest:M,alias:V??i},
marked:C}}const kt=({table:a})=>a.kind.includes(W.UT);function vt(a,{markings:t}){const e=a.reduce((n,i)=>n+i.size,0),s=t.reduce((n,{count:i})=>n+i,0);return e-
s>s+50}const Dt=({suspect:a,table:t})=>a&&t.kind.some((e,s)=>e===W.tL&&t.detail[s]!==0);async function Pt(a,t={}){return await a.pages.settle(),t.append?(await(0,v.
wH)(a)).bytes:yt([a],t)}async function Rt(a,t={}){await a.pages.settle();const e=new L.t;return await mt([a],t,()=>e),e.length}async function yt(a,t={}){let e;const{
job:s}=a[0],n=await mt(a,t,i=>e=(0,G.l)(s.memory,i));return t.draft||s.onWritten?.({signatures:n,usageRightsRemoved:!1}),(0,G.O)(s.memory,e)}async function mt(a,t,e){
const[s]=a,{encryption:n="keep",compact:i=!1,draft:r=!1,objectStreams:c="keep",alias:o,dedupe:h}=t;q(s)&&s.job.onWritten?.({signatures:0,usageRightsRemoved:!0});
const{mode:f,marked:d}=await jt(a,{encryption:n,compact:i,draft:r,objectStreams:c,alias:o,dedupe:h}),{security:M,objectStreams:k}=f,K=Tt([...a.map(T=>T.version),
t.version??"1.0",M?.version??"1.0",k?"1.5":"1.0"]),p=e(Ut(a,d,f));p.text(`%PDF-${K}
`),p.copy(pt,0,pt.length);const $=Q(s.job,f),A=new Mt(p,a,d,f,$);await A.run();let C;M&&(C=A.plain(M.dictionary));const V=new y.Bi;for(const[T,X]of s.trailer)T!==
"ID"&&T!=="Encrypt"&&(T!=="Info"||s.dict(X))&&V.set(T,X);const{rows:J}=A,{pace:ct}=s.job,F=`${(0,st.H)(s,M,r?Ct:At(p,J.fingerprint()))}${C?`/Encrypt ${C.number}\
 0 R`:""}>>`;if(k)await Et(p,J,ct,$,T=>{for(const[X,zt]of T)V.set(X,zt);wt(p,V,F,A.trailerWriting)});else{const T=await St(p,J,ct);V.set("Size",J.size),p.text(`\
trailer
`),wt(p,V,F,A.trailerWriting),p.text(`
startxref
${T}
%%EOF
`)}return d.markings.reduce((T,{signed:X})=>T+X.size,0)}function Ut(a,{markings:t},{transcrypt:e}){const s=a.reduce((n,i)=>n+i.size,0);return t.reduce((n,{bytes:i,
count:r})=>n+i+r*(e?80:40),0)+s*4+16384}const pt=Uint8Array.of(37,226,227,207,211,10);function wt(a,t,e,s){const n=new L.k(1024);(0,O.bD)(n,t,s),a.copy(n.bytes,
0,n.length-2),a.text(e)}function At(a,t){const e=(0,z.createHash)("sha256").update(t);if(a instanceof L.k){const{bytes:s}=a,n=Math.max(bt,Math.floor(s.length/Lt));
if(s.length<=It)e.update(s);else for(let i=0;i<s.length;i+=n)e.update(s.subarray(i,i+bt))}return e.digest().subarray(0,16)}const Ct=new Uint8Array(16),It=4<<20,
bt=4096,Lt=128;function Tt(a){return a.reduce((t,e)=>e>t?e:t)}}),21298:((et,_,u)=>{u.d(_,{O:()=>v,l:()=>y});var z=u(64680);const L=4<<20,O=new WeakMap;function y(S,m){
const D=O.get(S);return!D||D.capacity<m?new z.k(m):(O.delete(S),D.clear(),D)}function v(S,m){return m.capacity>L?m.bytes:(O.set(S,m),m.copied())}}),5062:((et,_,u)=>{
u.d(_,{$6:()=>S,Bj:()=>y,Hf:()=>O,UO:()=>v});var z=u(78157),L=u(45599);const O=new L.Bi,y=m=>({length:m.length,put:D=>D.copy(m,0,m.length)});function v(m,{number:D,
generation:B,security:I},Z){if(!I)return y(m);const Q=I.encryptedStreamLength(m.length,Z);return{length:Q,put:st=>st.fill(Q,(G,q)=>I.encryptStreamInto(m,D,B,Z,G,
q))}}function S(m,D,B){for(let I=D;I<B-4;I++)if(m[I]===z.tF&&(0,z.w1)(m,I,"Crypt"))return!0;return!1}})};
