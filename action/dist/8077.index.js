"use strict";exports.id=8077,exports.ids=[8077],exports.modules={45657:((dt,K,v)=>{v.d(K,{Kf:()=>E,RZ:()=>X,YG:()=>L});function X(O,m){for(const F of m)O.push(F)}const E=O=>{
let m=-1/0;for(const F of O)m=Math.max(m,F);return m},L=O=>{let m=1/0;for(const F of O)m=Math.min(m,F);return m}}),33973:((dt,K,v)=>{v.d(K,{Gy:()=>ct,Rf:()=>_,Ip:()=>Y});
var X=v(54619),E=v(85368),L=v(88500);class O{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new L.s;signed=new Set;constructor(l,c,f){
this.detail=c,this.strings=f,this.scan.strings=f;const d=new Int32Array(c?8*l:l);this.done=new Uint8Array(c?l:0);const u=w=>d.subarray(w*l,(w+1)*l);this.end=u(0),
this.valueEnd=u(1),this.dataStart=u(2),this.dataEnd=u(3),this.lengthStart=u(4),this.lengthEnd=u(5),this.from=u(6),this.to=u(7)}}var m=v(78157),F=v(79725),q=v(39150),
P=v(45599);class at{scan=new L.s;ranges=new Map}const G=2;class ot{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(l,c,f){this.walked=f,this.
live=new Uint8Array(l),this.via=new Int32Array(c?l:0)}}async function ct(S,{watched:l}={}){const{markings:c,referrers:f}=await _([S],{watched:l,detail:!0}),{live:d,
via:u}=c[0];return{live:d,via:u,referrers:f}}async function _(S,l={}){const c=new lt(S,l);return await c.run(),c}function Y(S,{repairs:l}){for(const{part:c,number:f,
value:d}of l)S[c].put(f,d)}const tt=100,B=100,ht=-2;function C(S){if(S instanceof P.Z6)return S.data.length+C(S.dict);if(Array.isArray(S))return 12*S.length;if(!(S instanceof
P.Bi))return tt;let l=30*S.size;for(const c of S.values())Array.isArray(c)&&(l+=12*c.length);return l}class lt{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new F.R;strings;alias;constructor(l,{detail:c=!1,strings:f=!1,watched:d,alias:u}){if(this.documents=l,this.strings=
f,this.alias=u,this.markings=l.map(w=>new ot(w.size,d!==void 0,J(w,f||c,f))),!!d){this.watched=new Uint8Array(l[0].size);for(const w of d)this.watched[w]=1}}async run(){
const{documents:l,stack:c}=this,[f]=l;for(const[d,u]of f.trailer)d!=="Encrypt"&&this.followValue(0,u);for(;c.length>0;){const d=c.pop(),u=d%l.length,w=f.job.pace.
step(this.follow(u,(d-u)/l.length));w&&await w}for(const{live:d,signed:u,walked:w}of this.markings)for(const k of w.signed)d[k]===1&&u.add(k)}visit(l,c){this.alias&&
({part:l,number:c}=this.alias(l,c)??{part:l,number:c}),this.watched&&this.watched[c]===1&&this.referrers.add(this.current);const f=this.markings[l],{live:d}=f;if(c>
0&&c<d.length&&d[c]!==0)return;const u=this.documents[l];if(c<=0||c>=d.length||!u.exists(c))return u.missed(c);d[c]=1,this.watched&&(f.via[c]=this.current),this.
stack.push(c*this.documents.length+l)}follow(l,c){const f=this.documents[l],d=this.markings[l],{walked:u}=d;if(this.current=c,d.count++,f.isChanged(c))return this.
followChanged(f,d,l,c);if(u.done[c]===1)return this.followAgain(f,d,l,c);const{scan:w,detail:k}=u;k||(w.used=0);const x=w.used,N=f.table.kind[c]===X.tL?this.walk(
f,u,c):this.walkPlace(f,c,w);return N<0||w.byteRange&&this.isSignature(u.signed,c)?this.forget(w,x).followRepaired(f,l,c):(d.bytes+=N,k&&(u.from[c]=x,u.to[c]=w.
used,u.valueEnd[c]=this.extent.valueEnd,u.done[c]=1),this.followMarks(l,w,x,w.used,w.lengthStart),B+N)}followChanged(l,c,f,d){const u=l.patched(d);if(!u){const W=l.
edited.get(d);return et(W)||W===null?this.followRepaired(l,f,d):(this.followValue(f,W),c.bytes+=C(W),B)}const{detail:w}=c.walked;if(u.references&&!w&&!l.suspect){
for(let W=u.first;W<u.last;W++)this.visit(f,u.references[W]);return c.bytes+=u.end-u.start,B}const{scan:k,ranges:x}=Q(c);w||(k.used=0);const N=k.used,T=this.walkPlace(
l,d,k);return T<0||k.byteRange&&this.isSignature(c.signed,d)?this.forget(k,N).followRepaired(l,f,d):(c.bytes+=T,w&&x.set(d,{from:N,to:k.used,valueEnd:this.extent.
valueEnd}),this.followMarks(f,k,N,k.used,k.lengthStart),B+T)}followAgain(l,c,f,d){const{walked:u}=c;return c.bytes+=u.end[d]>0?u.end[d]-l.table.place[d]:tt,this.
followMarks(f,u.scan,u.from[d],u.to[d],u.lengthStart[d]),B}isSignature(l,c){return l.add(c),this.strings}followMarks(l,{marks:c},f,d,u){const w=this.strings?u:ht;
for(let k=f;k<d;k+=3)c[k]!==L.A&&c[k+1]!==w&&this.visit(l,c[k])}forget(l,c){return l.used=c,this}followRepaired(l,c,f){const d=l.get(f),u=et(d)?l.resolve(d):d;return u===
null?(this.markings[c].live[f]=G,this.markings[c].count--):this.repair(c,f,u),B}repair(l,c,f){this.repairs.push({part:l,number:c,value:f}),this.followValue(l,f)}followValue(l,c){
const f=[c];for(;f.length>0;){const d=f.pop();if(d instanceof P.oS)this.visit(d instanceof P.rV?d.part:l,d.number);else if(Array.isArray(d))for(const u of d)f.push(
u);else if(d instanceof P.Bi){d.has("ByteRange")&&this.markings[l].signed.add(this.current);for(const u of d.values())f.push(u)}else if(d instanceof P.Z6)for(const[
u,w]of d.dict)u!=="Length"&&f.push(w)}}walk(l,c,f){const{extent:d}=this,{bytes:u}=l,{scan:w}=c,k=l.bodies[f];w.forgetLength();const{kept:x}=this,N=!this.strings&&
l.recallEntries(f,x);N&&w.append(x.scan.marks,x.marksFrom,x.marksTo);const T=N?x.close+2:w.value(u,k,u.length);return T<0||u[T-1]===m.AV||!(0,E.x)(l,T,w,d)||l.suspect&&
!(0,q.D)(u,k,T)?-1:(d.dataStart<0&&(w.lengthStart=-1),c.end[f]=d.end,c.detail&&(c.dataStart[f]=d.dataStart,c.dataEnd[f]=d.dataEnd,c.lengthStart[f]=w.lengthStart,
c.lengthEnd[f]=w.lengthEnd),d.end-l.table.place[f])}walkPlace(l,c,f){const d=l.place(c);if(!d)return-1;const{bytes:u,start:w,end:k}=d;f.forgetLength();const x=f.
value(u,w,k);return f.lengthStart=-1,x<0&&!nt(u,w,k)||st(u,w,k)||x>0&&u[x-1]===m.AV||x>=0&&(0,m.AN)(u,x,k)<k||l.suspect&&!(0,q.D)(u,w,k)?-1:(this.extent.valueEnd=
x<0?k:x,k-w)}}const et=S=>S instanceof P.oS&&!(S instanceof P.rV);function J(S,l,c){const f=S.walked;if(f?.strings===c)return f;const d=new O(S.size,l,c);return l&&
(S.walked=d),d}function Q(S){return S.patches||(S.patches=new at,S.patches.scan.strings=S.walked.strings),S.patches}function st(S,l,c){const f=(0,m.AN)(S,l,c);return f>=
c||S[f]===m.yq&&(0,m.wb)(S,f,"null")}function nt(S,l,c){for(let f=l;f<c;f++)if("<([/%".includes(String.fromCharCode(S[f])))return!1;return!0}}),37253:((dt,K,v)=>{
v.d(K,{fT:()=>wt,eV:()=>Lt,UN:()=>It});var X=v(77598),E=v(78157),L=v(64680),O=v(45079),m=v(45599),F=v(59596),q=v(68973);const P=5,at=8192,G=1<<23;function ot(r,{
draft:t,smallest:e}){const{codec:s}=r;return t?{deflate:F.M_,most:G}:e?{deflate:n=>(0,q.uM)(r).deflate(new Uint8Array(n),9),most:s?G:0}:s?{deflate:n=>s.deflate(
new Uint8Array(n),P),most:G}:{deflate:n=>n.length<at?(0,F.Kc)(n):ct(new Uint8Array(n)),most:G}}async function ct(r){const{readable:t,writable:e}=new CompressionStream(
"deflate"),s=e.getWriter(),n=Promise.all([s.write(r),s.close()]),i=[],a=t.getReader();for(let h=await a.read();!h.done;h=await a.read())i.push(h.value);return await n,
(0,E.mE)(i)}const _=4<<20,Y=new WeakMap;function tt(r,t){const e=Y.get(r);return!e||e.capacity<t?new L.k(t):(Y.delete(r),e.clear(),e)}function B(r,t){return t.capacity>
_?t.bytes:(Y.set(r,t),t.copied())}function ht(r){const t=r.dict(r.catalog.get("Perms"));if(!t?.has("UR3")&&!t?.has("UR"))return!1;const e=new m.Bi([...t].filter(
([s])=>s!=="UR3"&&s!=="UR"));return e.size>0?r.editCatalog().set("Perms",e):r.editCatalog().delete("Perms"),!0}var C=v(54619),lt=v(45798),et=v(88500);const J=new m.
Bi,Q=r=>({length:r.length,put:t=>t.copy(r,0,r.length)});function st(r,{number:t,generation:e,security:s},n){if(!s)return Q(r);const i=s.encryptedStreamLength(r.
length,n);return{length:i,put:a=>a.fill(i,(h,o)=>s.encryptStreamInto(r,t,e,n,h,o))}}function nt(r,t,e){for(let s=t;s<e-4;s++)if(r[s]===E.tF&&(0,E.w1)(r,s,"Crypt"))
return!0;return!1}class S{documents;marked;mode;finalNumber;constructor(t,e,s,n){this.documents=t,this.marked=e,this.mode=s,this.finalNumber=n}copy(t,e,s,n){if(!this.
mode.renumber&&!this.mode.transcrypt){const{bytes:j,start:A,end:D}=this.documents[e].place(s);t.copy(j,A,D);return}const i=this.locate(e,s),{bytes:a,valueEnd:h,
dataStart:o,dataEnd:g}=i;if(o<0){const j=this.copyValue(t,i,void 0,n);t.copy(a,j,h);return}const y=this.mode.transcrypt?this.transcrypt(i,n):void 0,p=this.copyValue(
t,i,y?.length,n);y?(t.copy(a,p,h),t.text(`
stream
`),y.put(t)):t.copy(a,p,g),t.text(`
endstream`)}locate(t,e){const s=this.documents[t],{walked:n,patches:i}=this.marked.markings[t],{bytes:a,start:h}=s.place(e),o=a===s.bytes&&n.dataStart[e]>=0,g=i?.
ranges.get(e);return{document:s,part:t,number:e,bytes:a,start:(0,E.j8)(a,h,a.length),valueEnd:g?g.valueEnd:n.valueEnd[e],dataStart:o?n.dataStart[e]:-1,dataEnd:o?
n.dataEnd[e]:-1,lengthStart:o?n.lengthStart[e]:-1,lengthEnd:o?n.lengthEnd[e]:-1,marks:(g?i:n).scan.marks,from:g?g.from:n.from[e],to:g?g.to:n.to[e]}}copyValue(t,e,s,n){
const{bytes:i,marks:a,lengthStart:h,lengthEnd:o,to:g}=e;let y=e.start,p=s!==void 0&&h>=0,j;for(let A=e.from;(A<g||p)&&!(p&&(A>=g||a[A+1]>=h)&&(t.copy(i,y,h),t.integer(
s),y=o,p=!1,A>=g));A+=3){const D=a[A],b=a[A+1];if(!(b<y))if(D===et.A){t.copy(i,y,b),y=a[A+2],j??=this.openerOf(e);const z=new lt.i(i,b,y,1,j).value();z instanceof
m.Mx&&(0,O.pS)(t,z.bytes,n)}else this.mode.renumber&&(t.copy(i,y,b),y=a[A+2],this.putReference(t,e.part,D))}return y}putReference(t,e,s){const n=this.finalNumber(
e,s);if(n===0){t.text("null");return}t.integer(n),t.text(" 0 R")}openerOf({document:t,number:e}){const{security:s}=t;if(!s||t.table.kind[e]!==C.tL)return;const n=t.
generation(e);return i=>s.decryptString(i,e,n)}transcrypt({document:t,number:e,valueEnd:s,dataStart:n,dataEnd:i},a){const{security:h}=this.mode,o=t.bytes.subarray(
n,i),g=t.generation(e);if(h===t.security&&(!h?.numbered||e===a.number&&g===a.generation))return Q(o);const p=this.cipherEntries(t,e,s),j=t.security?t.encoded(new m.
Z6(p,o,{number:e,generation:g})):o;return st(j,a,p)}cipherEntries(t,e,s){const{security:n}=this.mode;if((n?.uniform??!0)&&(t.security?.uniform??!0)&&!nt(t.bytes,
t.bodies[e],s))return J;const a=t.get(e);return a instanceof m.Z6?a.dict:J}withCryptFilter(t,e){const s=this.documents[t],{valueEnd:n,dataStart:i}=this.marked.markings[t].
walked;if(!this.mode.dropsCryptFilters||!s.security||s.table.kind[e]!==C.tL||i[e]<0||!nt(s.bytes,s.bodies[e],n[e]))return;const a=s.get(e);return a instanceof m.
Z6?a:void 0}}async function l(r,t,e){const{table:s,job:n}=r,i=new Map;for(let o=1;o<s.size;o++){if(t[o]===1&&s.kind[o]===C.UT){const y=i.get(s.place[o]);y?y.push(
o):i.set(s.place[o],[o])}const g=o%1024===0?n.pace.step(5e4):void 0;g&&await g}const a=new Set,h=new Map;for(const[o,g]of i){!e&&f(r,o,g)?a.add(o):h.set(o,g.filter(
p=>!(r.edited.get(p)instanceof m.Z6)));const y=n.pace.step(g.length*50);y&&await y}return{whole:a,repacked:h}}const c=new Set(["Length","Extends"]);function f(r,t,e){
const s=r.objectStream(t);if(!s||s.numbers.length!==e.length||!e.every(a=>!r.isChanged(a)&&s.numbers[r.table.detail[a]]===a))return!1;const n=r.get(t);if(!(n instanceof
m.Z6)||r.resolve(n.dict.get("N"))!==e.length)return!1;const i=a=>a instanceof m.oS||Array.isArray(a)&&a.some(h=>h instanceof m.oS);return![...n.dict].some(([a,h])=>!c.
has(a)&&i(h))}async function d(r,t,e,s){const{whole:n,repacked:i}=e,a=new Int32Array(r.size);let h=0,o=!0,g=-1;for(let p=1;p<r.size;p++)r.kind[p]===C.tL&&(i.has(
p)||t[p]!==1&&!n.has(p)||(a[h++]=p,r.place[p]<g&&(o=!1),g=r.place[p]));const y=a.subarray(0,h);return o?y:w(y,r.place,s)}const u=11;async function w(r,t,e){let s=r,
n=new Int32Array(r.length);for(let i=0;i<31;i+=u){k(s,n,t,i),[s,n]=[n,s];const a=e.step(r.length*20);a&&await a}return s}function k(r,t,e,s){const n=(1<<u)-1,i=new Int32Array(
n+2);for(let a=0;a<r.length;a++)i[(e[r[a]]>>>s&n)+1]++;for(let a=1;a<i.length;a++)i[a]+=i[a-1];for(let a=0;a<r.length;a++){const h=r[a];t[i[e[h]>>>s&n]++]=h}}var x=v(
75162);const N=1<<23;class T{sink;rows;bytes;start=-1;end=-1;constructor(t,e,s){this.sink=t,this.rows=e,this.bytes=s}add(t,e,s,n,i){this.start>=0&&(e!==this.bytes||
!this.adjoins(s))&&this.flush(),this.start<0&&(this.start=s,this.bytes=e),this.rows.plain(t,this.sink.length+(s-this.start),i),this.end=n}get pending(){return this.
start<0?0:this.end-this.start}async drain(t){for(;this.pending>0;){const e=Math.min(this.start+N,this.end);this.sink.copy(this.bytes,this.start,e);const s=t.step(
e-this.start);this.start=e,s&&await s}}flush(){this.start<0||(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(E.kR),this.start=-1)}adjoins(t){if(t<
this.end||t-this.end>16)return!1;for(let e=this.end;e<t;e++)if(E.Kl[this.bytes[e]]!==E.t6)return!1;return!0}}const W=500;class bt{target;gathered=[];waiting=[];bytes=0;body=new L.
k(4096);head=new L.k(4096);constructor(t){this.target=t}add(t){this.gathered.push(t),this.gathered.length>=W&&this.complete()}get isFull(){return this.bytes>this.
target.compressor.most}async drain(){const{waiting:t}=this;this.waiting=[],this.bytes=0;for(const{number:e,count:s,first:n,data:i}of t)this.write(e,s,n,await i)}async finish(){
this.gathered.length>0&&this.complete(),await this.drain()}complete(){const{body:t,head:e,gathered:s,target:n}=this,i=n.newNumber();t.clear(),e.clear();for(const[
o,g]of s.entries()){const y=n.finalNumber(g);o>0&&e.byte(E.Z4),e.integer(y),e.byte(E.Z4),e.integer(t.length),n.rows.compressed(y,i,o),n.writeMember(t,g),t.byte(
E.kR)}e.byte(E.kR);const a=e.length;e.copy(t.bytes,0,t.length);const h=n.compressor.deflate(e.bytes);h instanceof Promise&&h.catch(()=>{}),this.waiting.push({number:i,
count:s.length,first:a,data:h}),this.bytes+=e.length,this.gathered=[]}write(t,e,s,n){const{sink:i,security:a,begin:h}=this.target;a&&(n=a.encryptStream(n,t,0,J)),
h(t),i.text(`<</Type/ObjStm/N ${e}/First ${s}/Filter/FlateDecode/Length ${n.length}>>
stream
`),i.copy(n,0,n.length),i.text(`
endstream
endobj
`)}}const vt=0,ft=Buffer.from(`0000000000 00000 n 
`,"latin1");class Et{kind;place;detail;size=1;constructor(t){this.kind=new Uint8Array(t),this.place=new Float64Array(t),this.detail=new Int32Array(t)}plain(t,e,s){
this.set(t,C.tL,e,s)}compressed(t,e,s){this.set(t,C.UT,e,s)}set(t,e,s,n){t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=s,this.detail[t]=n,t>=
this.size&&(this.size=t+1)}grow(t){const e=Math.max(t,Math.ceil(this.kind.length*1.5)),[s,n,i]=[new Uint8Array(e),new Float64Array(e),new Int32Array(e)];s.set(this.
kind),n.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[s,n,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(t){
const{size:e}=this,s=(0,E.gq)(Buffer.allocUnsafe(e*ft.length).fill(ft));let n=0;for(let i=e;i>0;i-=H){n=this.fillIn(s,Math.max(0,i-H),i,n);const a=t.step(H*40);
a&&await a}return s}fillIn(t,e,s,n){const{kind:i,place:a,detail:h}=this;for(let o=s-1;o>=e;o--){const g=o*ft.length;if(i[o]!==vt){it(t,g+10,a[o]),h[o]>0&&it(t,g+
16,h[o]);continue}it(t,g+10,n),it(t,g+16,o===0?65535:1),t[g+17]=E.MV,n=o}return n}async compressedRows(t){const{size:e,kind:s,place:n,detail:i}=this;let[a,h]=[1,
1];for(let b=0;b<e;b++)n[b]>a&&(a=n[b]),i[b]>h&&(h=i[b]);const o=[1,ut(a),ut(h)],g=o[0]+o[1]+o[2],y=new Uint8Array(e*(g+1)),p=new Uint8Array(g),j=new Uint8Array(
g);let A=0;const D=(b,z)=>{for(let M=b;M<z;M++){p[0]=s[M],gt(p,1,o[1],n[M]),gt(p,1+o[1],o[2],M===0?0:i[M]),y[A++]=2;for(let R=0;R<g;R++)y[A++]=p[R]-j[R],j[R]=p[R]}};
for(let b=0;b<e;b+=H){D(b,Math.min(b+H,e));const z=t.step(H*40);z&&await z}return{data:y,widths:o}}}const H=8192;async function xt(r,t,e){const s=r.length;r.text(
`xref
0 ${t.size}
`);const n=await t.table(e);return r.copy(n,0,n.length),s}async function jt(r,t,e,s,n){const i=r.length,a=t.size;t.plain(a,i,0);const{data:h,widths:o}=await t.compressedRows(
e),g=await s.deflate(h),y=o[0]+o[1]+o[2];r.text(`${a} 0 obj
`),n([["Type",new m.SX("XRef")],["Size",t.size],["W",o],["Filter",new m.SX("FlateDecode")],["DecodeParms",(0,m.jd)({Columns:y,Predictor:12})],["Length",g.length]]),
r.text(`
stream
`),r.copy(g,0,g.length),r.text(`
endstream
endobj
startxref
${i}
%%EOF
`)}function it(r,t,e){for(let s=t-1;e>0;s-=4){const n=Math.floor(e/1e4),i=e-n*1e4,a=i*6554>>>16,h=a*6554>>>16,o=h*6554>>>16;r[s]=E.l0+i-a*10,(a>0||n>0)&&(r[s-1]=
E.l0+a-h*10),(h>0||n>0)&&(r[s-2]=E.l0+h-o*10),(o>0||n>0)&&(r[s-3]=E.l0+o),e=n}}const ut=r=>Math.max(1,Math.ceil(Math.log2(r+1)/8));function gt(r,t,e,s){for(let n=t+
e-1;n>=t;n--)r[n]=s%256,s=Math.floor(s/256)}const At=1<<23,Mt={whole:new Set,repacked:new Map};class Rt{sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];objectStreams;constructor(t,e,s,n,i){
this.sink=t,this.documents=e,this.marked=s,this.mode=n;const a=e.reduce((h,o)=>h+o.size,0);this.next=e[0].size,this.finals=n.renumber?this.assign():[],this.renumber=
n.renumber?e.map((h,o)=>g=>this.final(o,g)):[],this.generationOf=n.renumber?void 0:h=>e[0].generation(h),this.copier=new S(e,s,n,(h,o)=>this.finalNumber(h,o)),this.
rows=new Et(Math.max(n.renumber?this.next:a,16)+8),this.objectStreams=new bt({sink:t,rows:this.rows,security:n.security,compressor:i,finalNumber:({part:h,number:o})=>n.
renumber?this.finals[h][o]:o,writeMember:(h,o)=>this.writeMember(h,o),newNumber:()=>this.spare.shift()??this.next++,begin:h=>this.begin(h,0)})}get trailerWriting(){
return{number:0,generation:0,renumber:t=>this.final(0,t),generationOf:this.generationOf}}async run(){for(const[t]of this.documents.entries()){const e=this.mode.
objectStreams?await l(this.documents[t],this.marked.markings[t].live,this.mode.renumber):Mt;await this.writePart(t,e)}await this.objectStreams.finish()}plain(t){
const e=this.next++;return this.begin(e,0),(0,O.bD)(this.sink,t,O.yT),this.sink.text(`
endobj
`),new m.oS(e,0)}assign(){let t=1;const e=this.marked.markings.map(({live:s})=>{const n=new Int32Array(s.length);for(let i=1;i<s.length;i++)s[i]===1&&(n[i]=t++);
return n});return this.next=t,e}final(t,e){return this.finalNumber(e instanceof m.rV?e.part:t,e.number)}finalNumber(t,e){const s=this.mode.alias?.(t,e);return s&&
({part:t,number:e}=s),this.mode.renumber?this.finals[t][e]??0:this.marked.markings[0].live[e]===1?e:0}async writePart(t,e){const s=this.documents[t],{pace:n}=s.
job,{table:i}=s,{live:a}=this.marked.markings[t],h=new T(this.sink,this.rows,s.bytes);for(const[o,g]of e.repacked){this.mode.renumber||this.spare.push(o);for(const p of g)
this.objectStreams.add({part:t,number:p});this.objectStreams.isFull&&await this.objectStreams.drain();const y=n.step(g.length*200);y&&await y}for(const o of await d(
i,a,e,n)){const g=this.writeOne(t,o,e,h);this.objectStreams.isFull&&(h.flush(),await this.objectStreams.drain()),h.pending>At&&await h.drain(n);const y=n.step(g);
y&&await y}h.flush();for(let o=1;o<a.length;o++){const g=o>=i.size||i.kind[o]!==C.tL&&i.kind[o]!==C.UT;if(a[o]!==1||!g&&!(i.kind[o]===C.UT&&(!this.mode.objectStreams||
s.edited.get(o)instanceof m.Z6)))continue;this.mode.objectStreams&&g&&!(s.edited.get(o)instanceof m.Z6)?this.objectStreams.add({part:t,number:o}):this.writeObject(
t,o),this.objectStreams.isFull&&await this.objectStreams.drain();const y=n.step(500);y&&await y}}writeOne(t,e,{whole:s},n){const i=this.documents[t],{table:a}=i;
if(s.has(e))return this.copyObjectStream(t,e,n);if(this.mode.smallest&&!this.isStream(t,e))return this.objectStreams.add({part:t,number:e}),200;const h=i.patched(
e);if(i.isEdited(e)||this.mode.renumber||this.mode.transcrypt)return n.flush(),this.writeObject(t,e);const o=h?h.from:a.place[e],g=h?h.to:this.marked.markings[t].
walked.end[e];return n.add(e,h?h.bytes:i.bytes,o,g,a.detail[e]),Math.min(g-o,2e6)>>3}copyObjectStream(t,e,s){const n=this.documents[t],i=n.objectStream(e),{numbers:a}=i;
for(let p=0;p<a.length;p++)this.rows.compressed(a[p],e,p);s.flush();const{dict:h,data:o,sealed:g}=n.get(e),y=new m.Bi(h);return y.delete("Extends"),this.writeStream(
t,e,0,new m.Z6(y,o,g)),o.length>>2}begin(t,e){this.rows.plain(t,this.sink.length,e),this.sink.integer(t),this.sink.byte(E.Z4),this.sink.integer(e),this.sink.text(
` obj
`)}writing(t,e,s){const{generationOf:n}=this;return{number:e,generation:s,security:this.mode.security,renumber:this.renumber[t],generationOf:n}}writeObject(t,e){
const s=this.documents[t],n=this.mode.renumber?this.finals[t][e]:e,i=this.mode.renumber?0:s.generation(e),a=this.sink.length,h=s.isEdited(e)?s.edited.get(e):this.
copier.withCryptFilter(t,e);return h instanceof m.Z6?this.writeStream(t,n,i,h):(this.begin(n,i),h!==void 0?(0,O.bD)(this.sink,h,this.writing(t,n,i)):this.copier.
copy(this.sink,t,e,this.writing(t,n,i)),this.sink.text(`
endobj
`)),this.sink.length-a}writeStream(t,e,s,n){const i=this.documents[t],{security:a}=this.mode,{sealed:h}=n,o=this.writing(t,e,s),g=h&&a===i.security&&(!a?.numbered||
h.number===e&&h.generation===s),y=new m.Bi(n.dict);!g&&this.mode.dropsCryptFilters&&(0,x.CF)(y);const p=g?Q(n.data):st(i.encoded(n),{number:e,generation:s,security:a},
y);this.begin(e,s),y.set("Length",p.length),(0,O.bD)(this.sink,y,o),this.sink.text(`
stream
`),p.put(this.sink),this.sink.text(`
endstream
endobj
`)}isStream(t,e){const s=this.documents[t].edited.get(e);return s===void 0?this.marked.markings[t].walked.dataStart[e]>0:s instanceof m.Z6}writeMember(t,{part:e,
number:s}){const n=this.mode.renumber?this.finals[e][s]:s,i={...this.writing(e,n,0),security:void 0},a=this.documents[e].edited.get(s);a!==void 0?(0,O.bD)(t,a,i):
this.copier.copy(t,e,s,i)}}var yt=v(33973);async function Ot(r,t){const{encryption:e,compact:s,draft:n,alias:i,dedupe:a}=t,h=e==="keep"?r[0].security:e==="none"?
void 0:e,o=r.some(I=>I.security!==h),g=h?.dictionary.get("CF"),y=o&&r.some(I=>!g||I.security?.dictionary.get("CF")!==g),p=r.length>1||s||r.some(zt),j=t.objectStreams===
"smallest",A=t.objectStreams==="keep"&&r.some(I=>I.crossReferenceStream),D=j||A,b=h!==void 0&&(j||!D&&r.some(Ct)),z=I=>o||b||I&&h?.numbered===!0,M=async(I,U)=>{
const V=await(0,yt.Rf)(r,{detail:I,strings:z(I),alias:U});return(0,yt.Ip)(r,V),V};let R=await M(p,i);const Z=await a?.(r,R);Z&&(R=await M(p,Z));const $=p||Ut(r,
R);$&&!p&&!o&&(R=await M(!0));const rt=z($);return{mode:{security:h,dropsCryptFilters:y,renumber:$,transcrypt:rt,objectStreams:D,draft:n,smallest:j,alias:Z??i},
marked:R}}const Ct=({table:r})=>r.kind.includes(C.UT);function Ut(r,{markings:t}){const e=r.reduce((n,i)=>n+i.size,0),s=t.reduce((n,{count:i})=>n+i,0);return e-
s>s+50}const zt=({suspect:r,table:t})=>r&&t.kind.some((e,s)=>e===C.tL&&t.detail[s]!==0);async function It(r,t={}){return await r.pages.settle(),wt([r],t)}async function Lt(r,t={}){
await r.pages.settle();const e=new L.t;return await pt([r],t,()=>e),e.length}async function wt(r,t={}){let e;const{job:s}=r[0],n=await pt(r,t,i=>e=tt(s.memory,i));
return t.draft||s.onWritten?.({signatures:n,usageRightsRemoved:!1}),B(s.memory,e)}async function pt(r,t,e){const[s]=r,{encryption:n="keep",compact:i=!1,draft:a=!1,
objectStreams:h="keep",alias:o,dedupe:g}=t;ht(s)&&s.job.onWritten?.({signatures:0,usageRightsRemoved:!0});const{mode:y,marked:p}=await Ot(r,{encryption:n,compact:i,
draft:a,objectStreams:h,alias:o,dedupe:g}),{security:j,objectStreams:A}=y,D=Zt([...r.map(U=>U.version),t.version??"1.0",j?.version??"1.0",A?"1.5":"1.0"]),b=e(Nt(
r,p,y));b.text(`%PDF-${D}
`),b.copy(mt,0,mt.length);const z=ot(s.job,y),M=new Rt(b,r,p,y,z);await M.run();let R;j&&(R=M.plain(j.dictionary));const Z=new m.Bi;for(const[U,V]of s.trailer)U!==
"ID"&&U!=="Encrypt"&&(U!=="Info"||s.dict(V))&&Z.set(U,V);const{rows:$}=M,{pace:rt}=s.job,I=`${Dt(s,j,a?Pt:Ft(b,$.fingerprint()))}${R?`/Encrypt ${R.number} 0 R`:
""}>>`;if(A)await jt(b,$,rt,z,U=>{for(const[V,Vt]of U)Z.set(V,Vt);St(b,Z,I,M.trailerWriting)});else{const U=await xt(b,$,rt);Z.set("Size",$.size),b.text(`traile\
r
`),St(b,Z,I,M.trailerWriting),b.text(`
startxref
${U}
%%EOF
`)}return p.markings.reduce((U,{signed:V})=>U+V.size,0)}function Nt(r,{markings:t},{transcrypt:e}){const s=r.reduce((n,i)=>n+i.size,0);return t.reduce((n,{bytes:i,
count:a})=>n+i+a*(e?80:40),0)+s*4+16384}const mt=Uint8Array.of(37,226,227,207,211,10);function St(r,t,e,s){const n=new L.k(1024);(0,O.bD)(n,t,s),r.copy(n.bytes,
0,n.length-2),r.text(e)}function Dt(r,t,e){const s=r.resolve(r.array(r.trailer.get("ID"))?.[0]),n=t?.identifier??(s instanceof m.Mx?s.bytes:e),i=a=>`<${(0,E.bS)(
a).toString("hex")}>`;return`/ID[${i(n)}${i(e)}]`}function Ft(r,t){const e=(0,X.createHash)("sha256").update(t);if(r instanceof L.k){const{bytes:s}=r,n=Math.max(
kt,Math.floor(s.length/Wt));if(s.length<=Tt)e.update(s);else for(let i=0;i<s.length;i+=n)e.update(s.subarray(i,i+kt))}return e.digest().subarray(0,16)}const Pt=new Uint8Array(
16),Tt=4<<20,kt=4096,Wt=128;function Zt(r){return r.reduce((t,e)=>e>t?e:t)}})};
