"use strict";exports.id=1717,exports.ids=[1717],exports.modules={45657:((tt,z,u)=>{u.d(z,{Hn:()=>T,Kf:()=>m,RZ:()=>j,Vp:()=>x,YG:()=>P,vH:()=>v});function j(d,p){for(const w of p)
d.push(w)}const T=d=>d.slice();function v(d,p,w){const b=d.get(p);b?b.push(w):d.set(p,[w])}const m=d=>{let p=-1/0;for(const w of d)p=Math.max(p,w);return p},P=d=>{
let p=1/0;for(const w of d)p=Math.min(p,w);return p},x=d=>Number.isInteger(d)&&!Number.isSafeInteger(d)}),22332:((tt,z,u)=>{u.d(z,{l3:()=>x,mq:()=>p,nD:()=>d});
var j=u(78157),T=u(45798),v=u(45599);const m=50,P=1e4;function x(w,b){const k=(0,j.bS)(w).lastIndexOf("startxref",b);return k<0?-1:(0,j.JI)(w,(0,j.AN)(w,k+9,b),
b).value}function d(w,b){const k=w.length;if(b<0||b>=k)return;const N=(0,j.AN)(w,b,k),G=!(0,j.w1)(w,N,"xref"),Z=G?-1:(0,j.bS)(w).indexOf("trailer",N),Y=G?(0,j.ay)(
w,N,k)?.body??-1:Z<0?-1:Z+7,O=Y<0?null:new T.i(w,Y,k,m).value();return(0,v.Zm)(O)?{at:b,isStream:G,trailer:O}:void 0}function p(w){const b=new Set;for(let k=x(w,
w.length);typeof k=="number"&&!b.has(k)&&b.size<P;){const N=d(w,k);if(!N)break;b.add(k),k=N.trailer.get("Prev")}return b}}),19158:((tt,z,u)=>{u.d(z,{p:()=>T});var j=u(
78157);async function T({readable:P,writable:x},d){const p=v(x.getWriter(),d),[w]=await Promise.all([m(P.getReader()),p]);return(0,j.mE)(w)}async function v(P,x){
try{for await(const d of x)await P.write(d);await P.close()}catch(d){throw await P.abort(d).catch(()=>{}),d}}async function m(P){const x=[];for(let d=await P.read();!d.
done;d=await P.read())x.push(d.value);return x}}),92049:((tt,z,u)=>{u.d(z,{r7:()=>k,wH:()=>O,xh:()=>G});var j=u(77598),T=u.n(j),v=u(22332),m=u(78157),P=u(64680),
x=u(45079),d=u(45599),p=u(98161),w=u(21298),b=u(5062);const k=(l,g)=>!l.suspect&&l.bytes.length===g.length&&N(l.bytes,Z(l)),N=(l,g)=>g!==void 0&&m.Kl[l[g.at]]!==
m.t6;function G(l){const g=Z(l)?.trailer.get("Size");typeof g=="number"&&g<=l.job.limits.objects&&l.reserveNumbers(g)}const Z=({bytes:l})=>(0,v.nD)(l,(0,v.l3)(l,
l.length)),Y=1<<23;async function O(l){await l.pages.settle();const{bytes:g,job:M}=l,S=Z(l),C=(0,w.l)(M.memory,g.length+65536);for(let D=0;D<g.length;D+=Y){const R=Math.
min(D+Y,g.length);C.copy(g,D,R);const X=M.pace.step(R-D);X&&await X}const I=g[g.length-1];I!==m.kR&&I!==m.u7&&C.byte(m.kR);const _=new Map;for(let D=1;D<l.size;D++){
if(!l.isChanged(D))continue;_.set(D,C.length),F(C,l,D);const R=M.pace.step(500);R&&await R}return _.size===0?{bytes:g,offsets:_}:(lt(C,l,S,_),{bytes:(0,w.O)(M.memory,
C),offsets:_})}function F(l,g,M){const S=g.get(M),{security:C}=g,I=g.generation(M),_={number:M,generation:I,security:C,generationOf:D=>g.generation(D)};if(l.text(
`${M} ${I} obj
`),S instanceof d.Z6){const{sealed:D}=S,R=new d.Bi(S.dict),et=D?.number===M&&D.generation===I?(0,b.Bj)(S.data):(0,b.UO)(g.encoded(S),_,R);R.set("Length",et.length),
(0,x.bD)(l,R,_),l.text(`
stream
`),et.put(l),l.text(`
endstream`)}else(0,x.bD)(l,S,_);l.text(`
endobj
`)}function lt(l,g,M,S){const C=l.length;M.isStream&&S.set(g.size,C);const I=new d.Bi([...g.trailer].filter(([R])=>R!=="ID")),_=M.trailer.get("Size");I.set("Siz\
e",Math.max(g.size+(M.isStream?1:0),typeof _=="number"?_:0)),I.set("Prev",M.at);const D=`${(0,p.H)(g,g.security,ft(l,g))}>>`;if(M.isStream){const{rows:R,index:X,
widths:et}=st(S,it=>g.generation(it)),dt=[["Type",new d.SX("XRef")],["W",et],["Index",X],["Length",R.length]];for(const[it,rt]of dt)I.set(it,rt);l.text(`${g.size}\
 0 obj
`),H(l,I,D),l.text(`
stream
`),l.copy(R,0,R.length),l.text(`
endstream
endobj
`)}else{l.text(`xref
`);for(const R of ot(S)){l.text(`${R[0]} ${R.length}
`);for(const X of R)l.text(`${at(S.get(X),10)} ${at(g.generation(X),5)} n 
`)}l.text(`trailer
`),H(l,I,D),l.text(`
`)}l.text(`startxref
${C}
%%EOF
`)}const at=(l,g)=>String(l).padStart(g,"0");function H(l,g,M){const S=new P.k(1024);(0,x.bD)(S,g,x.yT),l.copy(S.bytes,0,S.length-2),l.text(M)}function ot(l){const g=[];
for(const M of[...l.keys()].sort((S,C)=>S-C)){const S=g.at(-1);S?.at(-1)===M-1?S.push(M):g.push([M])}return g}function st(l,g){const M=[1,5,2],S=Buffer.alloc(l.
size*8),C=[];let I=0;for(const _ of ot(l)){C.push(_[0],_.length);for(const D of _)S[I]=1,S.writeUIntBE(l.get(D),I+1,5),S.writeUInt16BE(g(D),I+6),I+=8}return{rows:S,
index:C,widths:M}}function ft(l,{bytes:g}){return(0,j.createHash)("sha256").update(String(g.length)).update(l.from(g.length)).digest().subarray(0,16)}}),98161:((tt,z,u)=>{
u.d(z,{H:()=>v});var j=u(78157),T=u(45599);function v(m,P,x){const d=m.resolve(m.array(m.trailer.get("ID"))?.[0]),p=P?.identifier??(d instanceof T.Mx?d.bytes:x),
w=b=>`<${(0,j.bS)(b).toString("hex")}>`;return`/ID[${w(p)}${w(x)}]`}}),14029:((tt,z,u)=>{u.d(z,{fT:()=>yt,eV:()=>Ct,UN:()=>Tt});var j=u(77598),T=u(64680),v=u(45079),
m=u(45599),P=u(92049),x=u(48249),d=u(19158),p=u(68973);const w=5,b=8192,k=1<<23;function N(a,{draft:t,smallest:e}){const{codec:n}=a;return t?{deflate:x.M_,most:k}:
e?{deflate:s=>(0,p.uM)(a).deflate(new Uint8Array(s),9),most:n?k:0}:n?{deflate:s=>n.deflate(new Uint8Array(s),w),most:k}:{deflate:s=>s.length<b?(0,x.Kc)(s):(0,d.
p)(new CompressionStream("deflate"),[new Uint8Array(s)]),most:k}}var G=u(98161),Z=u(21298);function Y(a){const t=a.dict(a.catalog.get("Perms"));if(!t?.has("UR3")&&
!t?.has("UR"))return!1;const e=new m.Bi([...t].filter(([n])=>n!=="UR3"&&n!=="UR"));return e.size>0?a.editCatalog().set("Perms",e):a.editCatalog().delete("Perms"),
!0}var O=u(78157),F=u(54619),lt=u(45798),at=u(88500),H=u(5062);class ot{documents;marked;mode;finalNumber;constructor(t,e,n,s){this.documents=t,this.marked=e,this.
mode=n,this.finalNumber=s}copy(t,e,n,s){if(!this.mode.renumber&&!this.mode.transcrypt){const{bytes:A,start:U,end:V}=this.documents[e].place(n);t.copy(A,U,V);return}
const i=this.locate(e,n),{bytes:r,valueEnd:c,dataStart:o,dataEnd:h}=i;if(o<0){const A=this.copyValue(t,i,void 0,s);t.copy(r,A,c);return}const f=this.mode.transcrypt?
this.transcrypt(i,s):void 0,y=this.copyValue(t,i,f?.length,s);f?(t.copy(r,y,c),t.text(`
stream
`),f.put(t)):t.copy(r,y,h),t.text(`
endstream`)}locate(t,e){const n=this.documents[t],{walked:s,patches:i}=this.marked.markings[t],{bytes:r,start:c}=n.place(e),o=r===n.bytes&&s.dataStart[e]>=0,h=i?.
ranges.get(e);return{document:n,part:t,number:e,bytes:r,start:(0,O.j8)(r,c,r.length),valueEnd:h?h.valueEnd:s.valueEnd[e],dataStart:o?s.dataStart[e]:-1,dataEnd:o?
s.dataEnd[e]:-1,lengthStart:o?s.lengthStart[e]:-1,lengthEnd:o?s.lengthEnd[e]:-1,marks:(h?i:s).scan.marks,from:h?h.from:s.from[e],to:h?h.to:s.to[e]}}copyValue(t,e,n,s){
const{bytes:i,marks:r,lengthStart:c,lengthEnd:o,to:h}=e;let f=e.start,y=n!==void 0&&c>=0,A;for(let U=e.from;(U<h||y)&&!(y&&(U>=h||r[U+1]>=c)&&(t.copy(i,f,c),t.integer(
n),f=o,y=!1,U>=h));U+=3){const V=r[U],E=r[U+1];if(!(E<f))if(V===at.A){t.copy(i,f,E),f=r[U+2],A??=this.openerOf(e);const K=new lt.i(i,E,f,1,A).value();K instanceof
m.Mx&&(0,v.pS)(t,K.bytes,s)}else this.mode.renumber&&(t.copy(i,f,E),f=r[U+2],this.putReference(t,e.part,V))}return f}putReference(t,e,n){const s=this.finalNumber(
e,n);if(s===0){t.text("null");return}t.integer(s),t.text(" 0 R")}openerOf({document:t,number:e}){const{security:n}=t;if(!n||t.table.kind[e]!==F.tL)return;const s=t.
generation(e);return i=>n.decryptString(i,e,s)}transcrypt({document:t,number:e,valueEnd:n,dataStart:s,dataEnd:i},r){const{security:c}=this.mode,o=t.bytes.subarray(
s,i),h=t.generation(e);if(c===t.security&&(!c?.numbered||e===r.number&&h===r.generation))return(0,H.Bj)(o);const y=this.cipherEntries(t,e,n),A=t.security?t.encoded(
new m.Z6(y,o,{number:e,generation:h})):o;return(0,H.UO)(A,r,y)}cipherEntries(t,e,n){const{security:s}=this.mode;if((s?.uniform??!0)&&(t.security?.uniform??!0)&&
!(0,H.$6)(t.bytes,t.bodies[e],n))return H.Hf;const r=t.get(e);return r instanceof m.Z6?r.dict:H.Hf}withCryptFilter(t,e){const n=this.documents[t],{valueEnd:s,dataStart:i}=this.
marked.markings[t].walked;if(!this.mode.dropsCryptFilters||!n.security||n.table.kind[e]!==F.tL||i[e]<0||!(0,H.$6)(n.bytes,n.bodies[e],s[e]))return;const r=n.get(
e);return r instanceof m.Z6?r:void 0}}var st=u(33973);async function ft(a,t,e){const{table:n,job:s}=a,i=new Map;for(let o=1;o<n.size;o++){if(t[o]===1&&n.kind[o]===
F.UT){const f=i.get(n.place[o]);f?f.push(o):i.set(n.place[o],[o])}const h=o%1024===0?s.pace.step(5e4):void 0;h&&await h}const r=new Set,c=new Map;for(const[o,h]of i){
!e&&g(a,o,h)?r.add(o):c.set(o,h.filter(y=>!(a.edited.get(y)instanceof m.Z6)));const f=s.pace.step(h.length*50);f&&await f}return{whole:r,repacked:c}}const l=new Set(
["Length","Extends"]);function g(a,t,e){const n=a.objectStream(t);if(!n||n.lost!==void 0||n.numbers.length!==e.length||!e.every(r=>!a.isChanged(r)&&n.numbers[a.
table.detail[r]]===r))return!1;const s=a.get(t);if(!(s instanceof m.Z6)||a.resolve(s.dict.get("N"))!==e.length)return!1;const i=r=>r instanceof m.oS||Array.isArray(
r)&&r.some(c=>c instanceof m.oS);return![...s.dict].some(([r,c])=>!l.has(r)&&i(c))}async function M(a,t,e,n){const{whole:s,repacked:i}=e,r=new Int32Array(a.size);
let c=0,o=!0,h=-1;for(let y=1;y<a.size;y++)a.kind[y]===F.tL&&(i.has(y)||t[y]!==1&&!s.has(y)||(r[c++]=y,a.place[y]<h&&(o=!1),h=a.place[y]));const f=r.subarray(0,
c);return o?f:I(f,a.place,n)}const S=11,C=512;async function I(a,t,e){if(a.length<=C)return a.sort((i,r)=>t[i]-t[r]);let n=a,s=new Int32Array(a.length);for(let i=0;i<
31;i+=S){_(n,s,t,i),[n,s]=[s,n];const r=e.step(a.length*20);r&&await r}return n}function _(a,t,e,n){const s=(1<<S)-1,i=new Int32Array(s+2);for(let r=0;r<a.length;r++)
i[(e[a[r]]>>>n&s)+1]++;for(let r=1;r<i.length;r++)i[r]+=i[r-1];for(let r=0;r<a.length;r++){const c=a[r];t[i[e[c]>>>n&s]++]=c}}var D=u(75162);const R=1<<23;class X{sink;rows;bytes;start=-1;end=-1;constructor(t,e,n){
this.sink=t,this.rows=e,this.bytes=n}add(t,e,n,s,i){this.start>=0&&(e!==this.bytes||!this.adjoins(n))&&this.flush(),this.start<0&&(this.start=n,this.bytes=e),this.
rows.plain(t,this.sink.length+(n-this.start),i),this.end=s}get pending(){return this.start<0?0:this.end-this.start}async drain(t){for(;this.pending>0;){const e=Math.
min(this.start+R,this.end);this.sink.copy(this.bytes,this.start,e);const n=t.step(e-this.start);this.start=e,n&&await n}}flush(){this.start<0||(this.sink.copy(this.
bytes,this.start,this.end),this.sink.byte(O.kR),this.start=-1)}adjoins(t){if(t<this.end||t-this.end>16)return!1;for(let e=this.end;e<t;e++)if(O.Kl[this.bytes[e]]!==
O.t6)return!1;return!0}}const et=500;class dt{target;gathered=[];waiting=[];bytes=0;body=new T.k(4096);head=new T.k(4096);constructor(t){this.target=t}add(t){this.
gathered.push(t),this.gathered.length>=et&&this.complete()}get isFull(){return this.bytes>this.target.compressor.most}async drain(){const{waiting:t}=this;this.waiting=
[],this.bytes=0;for(const{number:e,count:n,first:s,data:i}of t)this.write(e,n,s,await i)}async finish(){this.gathered.length>0&&this.complete(),await this.drain()}complete(){
const{body:t,head:e,gathered:n,target:s}=this,i=s.newNumber();t.clear(),e.clear();for(const[o,h]of n.entries()){const f=s.finalNumber(h);o>0&&e.byte(O.Z4),e.integer(
f),e.byte(O.Z4),e.integer(t.length),s.rows.compressed(f,i,o),s.writeMember(t,h),t.byte(O.kR)}e.byte(O.kR);const r=e.length;e.copy(t.bytes,0,t.length);const c=s.
compressor.deflate(e.bytes);c instanceof Promise&&c.catch(()=>{}),this.waiting.push({number:i,count:n.length,first:r,data:c}),this.bytes+=e.length,this.gathered=
[]}write(t,e,n,s){const{sink:i,security:r,begin:c}=this.target;r&&(s=r.encryptStream(s,t,0,H.Hf)),c(t),i.text(`<</Type/ObjStm/N ${e}/First ${n}/Filter/FlateDeco\
de/Length ${s.length}>>
stream
`),i.copy(s,0,s.length),i.text(`
endstream
endobj
`)}}const it=0,rt=Buffer.from(`0000000000 00000 n 
`,"latin1");class Et{kind;place;detail;size=1;constructor(t){this.kind=new Uint8Array(t),this.place=new Float64Array(t),this.detail=new Int32Array(t)}plain(t,e,n){
this.set(t,F.tL,e,n)}compressed(t,e,n){this.set(t,F.UT,e,n)}set(t,e,n,s){t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=n,this.detail[t]=s,t>=
this.size&&(this.size=t+1)}grow(t){const e=Math.max(t,Math.ceil(this.kind.length*1.5)),[n,s,i]=[new Uint8Array(e),new Float64Array(e),new Int32Array(e)];n.set(this.
kind),s.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[n,s,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(t){
const{size:e}=this,n=(0,O.gq)(Buffer.allocUnsafe(e*rt.length).fill(rt));let s=0;for(let i=e;i>0;i-=nt){s=this.fillIn(n,Math.max(0,i-nt),i,s);const r=t.step(nt*40);
r&&await r}return n}fillIn(t,e,n,s){const{kind:i,place:r,detail:c}=this;for(let o=n-1;o>=e;o--){const h=o*rt.length;if(i[o]!==it){ct(t,h+10,r[o]),c[o]>0&&ct(t,h+
16,c[o]);continue}ct(t,h+10,s),ct(t,h+16,o===0?65535:1),t[h+17]=O.MV,s=o}return s}async compressedRows(t){const{size:e,kind:n,place:s,detail:i}=this;let[r,c]=[1,
1];for(let E=0;E<e;E++)s[E]>r&&(r=s[E]),i[E]>c&&(c=i[E]);const o=[1,ut(r),ut(c)],h=o[0]+o[1]+o[2],f=new Uint8Array(e*(h+1)),y=new Uint8Array(h),A=new Uint8Array(
h);let U=0;const V=(E,K)=>{for(let L=E;L<K;L++){y[0]=n[L],gt(y,1,o[1],s[L]),gt(y,1+o[1],o[2],L===0?0:i[L]),f[U++]=2;for(let B=0;B<h;B++)f[U++]=y[B]-A[B],A[B]=y[B]}};
for(let E=0;E<e;E+=nt){V(E,Math.min(E+nt,e));const K=t.step(nt*40);K&&await K}return{data:f,widths:o}}}const nt=8192;async function St(a,t,e){const n=a.length;a.
text(`xref
0 ${t.size}
`);const s=await t.table(e);return a.copy(s,0,s.length),n}async function xt(a,t,e,n,s){const i=a.length,r=t.size;t.plain(r,i,0);const{data:c,widths:o}=await t.compressedRows(
e),h=await n.deflate(c),f=o[0]+o[1]+o[2];a.text(`${r} 0 obj
`),s([["Type",new m.SX("XRef")],["Size",t.size],["W",o],["Filter",new m.SX("FlateDecode")],["DecodeParms",(0,m.jd)({Columns:f,Predictor:12})],["Length",h.length]]),
a.text(`
stream
`),a.copy(h,0,h.length),a.text(`
endstream
endobj
startxref
${i}
%%EOF
`)}function ct(a,t,e){for(let n=t-1;e>0;n-=4){const s=Math.floor(e/1e4),i=e-s*1e4,r=i*6554>>>16,c=r*6554>>>16,o=c*6554>>>16;a[n]=O.l0+i-r*10,(r>0||s>0)&&(a[n-1]=
O.l0+r-c*10),(c>0||s>0)&&(a[n-2]=O.l0+c-o*10),(o>0||s>0)&&(a[n-3]=O.l0+o),e=s}}const ut=a=>Math.max(1,Math.ceil(Math.log2(a+1)/8));function gt(a,t,e,n){for(let s=t+
e-1;s>=t;s--)a[s]=n%256,n=Math.floor(n/256)}const Ot=1<<23,Mt=1<<20,vt=8,Dt={whole:new Set,repacked:new Map};class jt{sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];objectStreams;constructor(t,e,n,s,i){
this.sink=t,this.documents=e,this.marked=n,this.mode=s;const r=e.reduce((c,o)=>c+o.size,0);this.next=e[0].size,this.finals=s.renumber?this.assign():[],this.renumber=
s.renumber?e.map((c,o)=>h=>this.final(o,h)):[],this.generationOf=s.renumber?void 0:c=>e[0].generation(c),this.copier=new ot(e,n,s,(c,o)=>this.finalNumber(c,o)),
this.rows=new Et(Math.max(s.renumber?this.next:r,16)+8),this.objectStreams=new dt({sink:t,rows:this.rows,security:s.security,compressor:i,finalNumber:({part:c,number:o})=>s.
renumber?this.finals[c][o]:o,writeMember:(c,o)=>this.writeMember(c,o),newNumber:()=>this.spare.shift()??this.next++,begin:c=>this.begin(c,0)})}get trailerWriting(){
return{number:0,generation:0,renumber:t=>this.final(0,t),generationOf:this.generationOf}}async run(){for(const[t]of this.documents.entries()){const e=this.mode.
objectStreams?await ft(this.documents[t],this.marked.markings[t].live,this.mode.renumber):Dt;await this.writePart(t,e)}await this.objectStreams.finish()}plain(t){
const e=this.next++;return this.begin(e,0),(0,v.bD)(this.sink,t,v.yT),this.sink.text(`
endobj
`),new m.oS(e,0)}assign(){let t=1;const e=this.marked.markings.map(({live:n})=>{const s=new Int32Array(n.length);for(let i=1;i<n.length;i++)n[i]===1&&(s[i]=t++);
return s});return this.next=t,e}final(t,e){return this.finalNumber(e instanceof m.rV?e.part:t,e.number)}finalNumber(t,e){const n=this.mode.alias?.(t,e);return n&&
({part:t,number:e}=n),this.mode.renumber?this.finals[t][e]??0:this.marked.markings[0].live[e]===1?e:0}async writePart(t,e){const n=this.documents[t],{pace:s}=n.
job,{table:i}=n,{live:r}=this.marked.markings[t],c=new X(this.sink,this.rows,n.bytes);for(const[o,h]of e.repacked){this.mode.renumber||this.spare.push(o);for(const f of h){
this.objectStreams.add({part:t,number:f}),this.objectStreams.isFull&&await this.objectStreams.drain();const y=s.step(200);y&&await y}}for(const o of await M(i,r,
e,s)){(0,st.X9)(n.edited.get(o)??null)>Mt&&await s.rest();const h=this.writeOne(t,o,e,c);this.objectStreams.isFull&&(c.flush(),await this.objectStreams.drain()),
c.pending>Ot&&await c.drain(s);const f=s.step(h);f&&await f}c.flush();for(let o=1;o<r.length;o++){const h=o>=i.size||i.kind[o]!==F.tL&&i.kind[o]!==F.UT;if(r[o]!==
1||!h&&!(i.kind[o]===F.UT&&(!this.mode.objectStreams||n.edited.get(o)instanceof m.Z6)))continue;this.mode.objectStreams&&h&&!(n.edited.get(o)instanceof m.Z6)?this.
objectStreams.add({part:t,number:o}):s.add(this.writeObject(t,o)),this.objectStreams.isFull&&await this.objectStreams.drain();const f=s.step(500);f&&await f}}writeOne(t,e,{
whole:n},s){const i=this.documents[t],{table:r}=i;if(n.has(e))return this.copyObjectStream(t,e,s);if(this.mode.smallest&&!this.isStream(t,e))return this.objectStreams.
add({part:t,number:e}),200;const c=i.patched(e);if(i.isEdited(e)||this.mode.renumber||this.mode.transcrypt)return s.flush(),this.writeObject(t,e);const o=c?c.from:
r.place[e],h=c?c.to:this.marked.markings[t].walked.end[e],f=c?c.bytes:i.bytes;return kt(i,e,f,h)?(s.flush(),this.writeObject(t,e,i.get(e))):(s.add(e,f,o,h,r.detail[e]),
Math.min(h-o,2e6)>>3)}copyObjectStream(t,e,n){const s=this.documents[t],i=s.objectStream(e),{numbers:r}=i;for(let y=0;y<r.length;y++)this.rows.compressed(r[y],e,
y);n.flush();const{dict:c,data:o,sealed:h}=s.get(e),f=new m.Bi(c);return f.delete("Extends"),this.writeStream(t,e,0,new m.Z6(f,o,h)),o.length>>2}begin(t,e){this.
rows.plain(t,this.sink.length,e),this.sink.integer(t),this.sink.byte(O.Z4),this.sink.integer(e),this.sink.text(` obj
`)}writing(t,e,n){const{generationOf:s}=this;return{number:e,generation:n,security:this.mode.security,renumber:this.renumber[t],generationOf:s}}writeObject(t,e,n){
const s=this.documents[t],i=this.mode.renumber?this.finals[t][e]:e,r=this.mode.renumber?0:s.generation(e),c=this.sink.length,o=s.isEdited(e)?s.edited.get(e):n,h=o===
void 0?this.copier.withCryptFilter(t,e):o;return h instanceof m.Z6?(this.writeStream(t,i,r,h),this.sink.length-c):(this.begin(i,r),h!==void 0?(0,v.bD)(this.sink,
h,this.writing(t,i,r)):this.copier.copy(this.sink,t,e,this.writing(t,i,r)),this.sink.text(`
endobj
`),(this.sink.length-c)*vt)}writeStream(t,e,n,s){const i=this.documents[t],{security:r}=this.mode,{sealed:c}=s,o=this.writing(t,e,n),h=c&&r===i.security&&(!r?.numbered||
c.number===e&&c.generation===n),f=new m.Bi(s.dict);!h&&this.mode.dropsCryptFilters&&(0,D.CF)(f);const y=h?(0,H.Bj)(s.data):(0,H.UO)(i.encoded(s),{number:e,generation:n,
security:r},f);this.begin(e,n),f.set("Length",y.length),(0,v.bD)(this.sink,f,o),this.sink.text(`
stream
`),y.put(this.sink),this.sink.text(`
endstream
endobj
`)}isStream(t,e){const n=this.documents[t].edited.get(e);return n===void 0?this.marked.markings[t].walked.dataStart[e]>0:n instanceof m.Z6}writeMember(t,{part:e,
number:n}){const s=this.mode.renumber?this.finals[e][n]:n,i={...this.writing(e,s,0),security:void 0},r=this.documents[e].edited.get(n);r!==void 0?(0,v.bD)(t,r,i):
this.copier.copy(t,e,n,i)}}function kt({bytes:a,bodies:t},e,n,s){const i=t[e];if(O.Kl[a[i-4]]!==O.t6||O.Kl[a[i]]===O.N9)return!0;const r=s-Pt;return(0,O.rg)(n,r)&&
O.Kl[n[r-1]]===O.N9}const Pt=6;async function Rt(a,t){const{encryption:e,compact:n,draft:s,alias:i,dedupe:r}=t,c=e==="keep"?a[0].security:e==="none"?void 0:e,o=a.
some($=>$.security!==c),h=c?.dictionary.get("CF"),f=o&&a.some($=>!h||$.security?.dictionary.get("CF")!==h),y=a.length>1||n||a.some(Ut),A=t.objectStreams==="smal\
lest",U=t.objectStreams==="keep"&&a.some($=>$.crossReferenceStream),V=A||U,E=c!==void 0&&(A||!V&&a.some(At)),K=$=>o||E||$&&c?.numbered===!0,L=async($,W)=>{const Q=await(0,st.
Rf)(a,{detail:$,strings:K($),alias:W});return(0,st.Ip)(a,Q),Q};let B=await L(y,i);const J=await r?.(a,B);J&&(B=await L(y,J));const q=y||It(a,B);q&&!y&&!o&&(B=await L(
!0));const ht=K(q);return{mode:{security:c,dropsCryptFilters:f,renumber:q,transcrypt:ht,objectStreams:V,draft:s,smallest:A,alias:J??i},marked:B}}const At=({table:a})=>a.
kind.includes(F.UT);function It(a,{markings:t}){const e=a.reduce((s,i)=>s+i.size,0),n=t.reduce((s,{count:i})=>s+i,0);return e-n>n+50}const Ut=({suspect:a,table:t})=>a&&
t.kind.some((e,n)=>e===F.tL&&t.detail[n]!==0);async function Tt(a,t={}){return await a.pages.settle(),t.append?(await(0,P.wH)(a)).bytes:yt([a],t)}async function Ct(a,t={}){
await a.pages.settle();const e=new T.t;return await mt([a],t,()=>e),e.length}async function yt(a,t={}){let e;const{job:n}=a[0],s=await mt(a,t,i=>e=(0,Z.l)(n.memory,
i));return t.draft||n.onWritten?.({signatures:s,usageRightsRemoved:!1}),(0,Z.O)(n.memory,e)}async function mt(a,t,e){const[n]=a,{encryption:s="keep",compact:i=!1,
draft:r=!1,objectStreams:c="keep",alias:o,dedupe:h}=t;Y(n)&&n.job.onWritten?.({signatures:0,usageRightsRemoved:!0});const{mode:f,marked:y}=await Rt(a,{encryption:s,
compact:i,draft:r,objectStreams:c,alias:o,dedupe:h}),{security:A,objectStreams:U}=f,V=Nt([...a.map(W=>W.version),t.version??"1.0",A?.version??"1.0",U?"1.5":"1.0"]),
E=e(_t(a,y,f));E.text(`%PDF-${V}
`),E.copy(wt,0,wt.length);const K=N(n.job,f),L=new jt(E,a,y,f,K);await L.run();let B;A&&(B=L.plain(A.dictionary));const J=new m.Bi;for(const[W,Q]of n.trailer)W!==
"ID"&&W!=="Encrypt"&&(W!=="Info"||n.dict(Q))&&J.set(W,Q);const{rows:q}=L,{pace:ht}=n.job,$=`${(0,G.H)(n,A,r?Bt:Lt(E,q.fingerprint()))}${B?`/Encrypt ${B.number} \
0 R`:""}>>`;if(U)await xt(E,q,ht,K,W=>{for(const[Q,Ft]of W)J.set(Q,Ft);pt(E,J,$,L.trailerWriting)});else{const W=await St(E,q,ht);J.set("Size",q.size),E.text(`t\
railer
`),pt(E,J,$,L.trailerWriting),E.text(`
startxref
${W}
%%EOF
`)}return y.markings.reduce((W,{signed:Q})=>W+Q.size,0)}function _t(a,{markings:t},{transcrypt:e}){const n=a.reduce((s,i)=>s+i.size,0);return t.reduce((s,{bytes:i,
count:r})=>s+i+r*(e?80:40),0)+n*4+16384}const wt=Uint8Array.of(37,226,227,207,211,10);function pt(a,t,e,n){const s=new T.k(1024);(0,v.bD)(s,t,n),a.copy(s.bytes,
0,s.length-2),a.text(e)}function Lt(a,t){const e=(0,j.createHash)("sha256").update(t);if(a instanceof T.k){const{bytes:n}=a,s=Math.max(bt,Math.floor(n.length/Wt));
if(n.length<=zt)e.update(n);else for(let i=0;i<n.length;i+=s)e.update(n.subarray(i,i+bt))}return e.digest().subarray(0,16)}const Bt=new Uint8Array(16),zt=4<<20,
bt=4096,Wt=128;function Nt(a){return a.reduce((t,e)=>e>t?e:t)}}),21298:((tt,z,u)=>{u.d(z,{O:()=>P,l:()=>m});var j=u(64680);const T=4<<20,v=new WeakMap;function m(x,d){
const p=v.get(x);return!p||p.capacity<d?new j.k(d):(v.delete(x),p.clear(),p)}function P(x,d){return d.capacity>T?d.bytes:(v.set(x,d),d.copied())}}),5062:((tt,z,u)=>{
u.d(z,{$6:()=>x,Bj:()=>m,Hf:()=>v,UO:()=>P});var j=u(78157),T=u(45599);const v=new T.Bi,m=d=>({length:d.length,put:p=>p.copy(d,0,d.length)});function P(d,{number:p,
generation:w,security:b},k){if(!b)return m(d);const N=b.encryptedStreamLength(d.length,k);return{length:N,put:G=>G.fill(N,(Z,Y)=>b.encryptStreamInto(d,p,w,k,Z,Y))}}
function x(d,p,w){for(let b=p;b<w-4;b++)if(d[b]===j.tF&&(0,j.w1)(d,b,"Crypt"))return!0;return!1}})};
