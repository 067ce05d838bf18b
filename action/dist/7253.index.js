"use strict";exports.id=7253,exports.ids=[7253],exports.modules={33973:((kt,it,v)=>{v.d(it,{Gy:()=>ct,Rf:()=>Q,Ip:()=>H});var rt=v(54619),E=v(85368),D=v(88500);class T{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new D.
s;signed=new Set;constructor(l,h,f){this.detail=h,this.strings=f,this.scan.strings=f;const d=new Int32Array(h?8*l:l);this.done=new Uint8Array(h?l:0);const u=w=>d.
subarray(w*l,(w+1)*l);this.end=u(0),this.valueEnd=u(1),this.dataStart=u(2),this.dataEnd=u(3),this.lengthStart=u(4),this.lengthEnd=u(5),this.from=u(6),this.to=u(
7)}}var k=v(78157),J=v(79725),Y=v(39150),F=v(45599);class at{scan=new D.s;ranges=new Map}const $=2;class ot{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(l,h,f){
this.walked=f,this.live=new Uint8Array(l),this.via=new Int32Array(h?l:0)}}async function ct(m,{watched:l}={}){const{markings:h,referrers:f}=await Q([m],{watched:l,
detail:!0}),{live:d,via:u}=h[0];return{live:d,via:u,referrers:f}}async function Q(m,l={}){const h=new lt(m,l);return await h.run(),h}function H(m,{repairs:l}){for(const{
part:h,number:f,value:d}of l)m[h].put(f,d)}const q=100,V=100,ht=-2;function O(m){if(m instanceof F.Z6)return m.data.length+O(m.dict);if(Array.isArray(m))return 12*
m.length;if(!(m instanceof F.Bi))return q;let l=30*m.size;for(const h of m.values())Array.isArray(h)&&(l+=12*h.length);return l}class lt{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new J.R;strings;alias;constructor(l,{detail:h=!1,strings:f=!1,watched:d,alias:u}){if(this.documents=l,this.strings=
f,this.alias=u,this.markings=l.map(w=>new ot(w.size,d!==void 0,K(w,f||h,f))),!!d){this.watched=new Uint8Array(l[0].size);for(const w of d)this.watched[w]=1}}async run(){
const{documents:l,stack:h}=this,[f]=l;for(const[d,u]of f.trailer)d!=="Encrypt"&&this.followValue(0,u);for(;h.length>0;){const d=h.pop(),u=d%l.length,w=f.job.pace.
step(this.follow(u,(d-u)/l.length));w&&await w}for(const{live:d,signed:u,walked:w}of this.markings)for(const S of w.signed)d[S]===1&&u.add(S)}visit(l,h){this.alias&&
({part:l,number:h}=this.alias(l,h)??{part:l,number:h}),this.watched&&this.watched[h]===1&&this.referrers.add(this.current);const f=this.markings[l],{live:d}=f;h<=
0||h>=d.length||d[h]!==0||!this.documents[l].exists(h)||(d[h]=1,this.watched&&(f.via[h]=this.current),this.stack.push(h*this.documents.length+l))}follow(l,h){const f=this.
documents[l],d=this.markings[l],{walked:u}=d;if(this.current=h,d.count++,f.isChanged(h))return this.followChanged(f,d,l,h);if(u.done[h]===1)return this.followAgain(
f,d,l,h);const{scan:w,detail:S}=u;S||(w.used=0);const x=w.used,L=f.table.kind[h]===rt.tL?this.walk(f,u,h):this.walkPlace(f,h,w);return L<0||w.byteRange&&this.isSignature(
u.signed,h)?this.forget(w,x).followRepaired(f,l,h):(d.bytes+=L,S&&(u.from[h]=x,u.to[h]=w.used,u.valueEnd[h]=this.extent.valueEnd,u.done[h]=1),this.followMarks(l,
w,x,w.used,w.lengthStart),V+L)}followChanged(l,h,f,d){const u=l.patched(d);if(!u){const P=l.edited.get(d);return _(P)||P===null?this.followRepaired(l,f,d):(this.
followValue(f,P),h.bytes+=O(P),V)}const{detail:w}=h.walked;if(u.references&&!w&&!l.suspect){for(let P=u.first;P<u.last;P++)this.visit(f,u.references[P]);return h.
bytes+=u.end-u.start,V}const{scan:S,ranges:x}=X(h);w||(S.used=0);const L=S.used,I=this.walkPlace(l,d,S);return I<0||S.byteRange&&this.isSignature(h.signed,d)?this.
forget(S,L).followRepaired(l,f,d):(h.bytes+=I,w&&x.set(d,{from:L,to:S.used,valueEnd:this.extent.valueEnd}),this.followMarks(f,S,L,S.used,S.lengthStart),V+I)}followAgain(l,h,f,d){
const{walked:u}=h;return h.bytes+=u.end[d]>0?u.end[d]-l.table.place[d]:q,this.followMarks(f,u.scan,u.from[d],u.to[d],u.lengthStart[d]),V}isSignature(l,h){return l.
add(h),this.strings}followMarks(l,{marks:h},f,d,u){const w=this.strings?u:ht;for(let S=f;S<d;S+=3)h[S]!==D.A&&h[S+1]!==w&&this.visit(l,h[S])}forget(l,h){return l.
used=h,this}followRepaired(l,h,f){const d=l.get(f),u=_(d)?l.resolve(d):d;return u===null?(this.markings[h].live[f]=$,this.markings[h].count--):this.repair(h,f,u),
V}repair(l,h,f){this.repairs.push({part:l,number:h,value:f}),this.followValue(l,f)}followValue(l,h){const f=[h];for(;f.length>0;){const d=f.pop();if(d instanceof
F.oS)this.visit(d instanceof F.rV?d.part:l,d.number);else if(Array.isArray(d))for(const u of d)f.push(u);else if(d instanceof F.Bi){d.has("ByteRange")&&this.markings[l].
signed.add(this.current);for(const u of d.values())f.push(u)}else if(d instanceof F.Z6)for(const[u,w]of d.dict)u!=="Length"&&f.push(w)}}walk(l,h,f){const{extent:d}=this,
{bytes:u}=l,{scan:w}=h,S=l.bodies[f];w.forgetLength();const{kept:x}=this,L=!this.strings&&l.recallEntries(f,x);L&&w.append(x.scan.marks,x.marksFrom,x.marksTo);const I=L?
x.close+2:w.value(u,S,u.length);return I<0||u[I-1]===k.AV||!(0,E.x)(l,I,w,d)||l.suspect&&!(0,Y.D)(u,S,I)?-1:(d.dataStart<0&&(w.lengthStart=-1),h.end[f]=d.end,h.
detail&&(h.dataStart[f]=d.dataStart,h.dataEnd[f]=d.dataEnd,h.lengthStart[f]=w.lengthStart,h.lengthEnd[f]=w.lengthEnd),d.end-l.table.place[f])}walkPlace(l,h,f){const d=l.
place(h);if(!d)return-1;const{bytes:u,start:w,end:S}=d;f.forgetLength();const x=f.value(u,w,S);return f.lengthStart=-1,x<0&&!et(u,w,S)||tt(u,w,S)||x>0&&u[x-1]===
k.AV||x>=0&&(0,k.AN)(u,x,S)<S||l.suspect&&!(0,Y.D)(u,w,S)?-1:(this.extent.valueEnd=x<0?S:x,S-w)}}const _=m=>m instanceof F.oS&&!(m instanceof F.rV);function K(m,l,h){
const f=m.walked;if(f?.strings===h)return f;const d=new T(m.size,l,h);return l&&(m.walked=d),d}function X(m){return m.patches||(m.patches=new at,m.patches.scan.
strings=m.walked.strings),m.patches}function tt(m,l,h){const f=(0,k.AN)(m,l,h);return f>=h||m[f]===k.yq&&(0,k.wb)(m,f,"null")}function et(m,l,h){for(let f=l;f<h;f++)
if("<([/%".includes(String.fromCharCode(m[f])))return!1;return!0}}),37253:((kt,it,v)=>{v.d(it,{fT:()=>yt,eV:()=>Nt,UN:()=>Lt});var rt=v(77598),E=v(78157),D=v(64680),
T=v(45079),k=v(45599),J=v(59596),Y=v(68973);const F=5,at=8192,$=1<<23;function ot(r,{draft:t,smallest:e}){const{codec:s}=r;return t?{deflate:J.M_,most:$}:e?{deflate:n=>(0,Y.
uM)(r).deflate(new Uint8Array(n),9),most:s?$:0}:s?{deflate:n=>s.deflate(new Uint8Array(n),F),most:$}:{deflate:n=>n.length<at?(0,J.Kc)(n):ct(new Uint8Array(n)),most:$}}
async function ct(r){const{readable:t,writable:e}=new CompressionStream("deflate"),s=e.getWriter(),n=Promise.all([s.write(r),s.close()]),i=[],a=t.getReader();for(let c=await a.
read();!c.done;c=await a.read())i.push(c.value);return await n,(0,E.mE)(i)}const Q=4<<20,H=new WeakMap;function q(r,t){const e=H.get(r);return!e||e.capacity<t?new D.
k(t):(H.delete(r),e.clear(),e)}function V(r,t){return t.capacity>Q?t.bytes:(H.set(r,t),t.copied())}function ht(r){const t=r.dict(r.catalog.get("Perms"));if(!t?.
has("UR3")&&!t?.has("UR"))return!1;const e=new k.Bi([...t].filter(([s])=>s!=="UR3"&&s!=="UR"));return e.size>0?r.editCatalog().set("Perms",e):r.editCatalog().delete(
"Perms"),!0}var O=v(54619),lt=v(45798),_=v(88500);const K=new k.Bi,X=r=>({length:r.length,put:t=>t.copy(r,0,r.length)});function tt(r,{number:t,generation:e,security:s},n){
if(!s)return X(r);const i=s.encryptedStreamLength(r.length,n);return{length:i,put:a=>a.fill(i,(c,o)=>s.encryptStreamInto(r,t,e,n,c,o))}}function et(r,t,e){for(let s=t;s<
e-4;s++)if(r[s]===E.tF&&(0,E.w1)(r,s,"Crypt"))return!0;return!1}class m{documents;marked;mode;finalNumber;constructor(t,e,s,n){this.documents=t,this.marked=e,this.
mode=s,this.finalNumber=n}copy(t,e,s,n){if(!this.mode.renumber&&!this.mode.transcrypt){const{bytes:j,start:A,end:N}=this.documents[e].place(s);t.copy(j,A,N);return}
const i=this.locate(e,s),{bytes:a,valueEnd:c,dataStart:o,dataEnd:g}=i;if(o<0){const j=this.copyValue(t,i,void 0,n);t.copy(a,j,c);return}const y=this.mode.transcrypt?
this.transcrypt(i,n):void 0,p=this.copyValue(t,i,y?.length,n);y?(t.copy(a,p,c),t.text(`
stream
`),y.put(t)):t.copy(a,p,g),t.text(`
endstream`)}locate(t,e){const s=this.documents[t],{walked:n,patches:i}=this.marked.markings[t],{bytes:a,start:c}=s.place(e),o=a===s.bytes&&n.dataStart[e]>=0,g=i?.
ranges.get(e);return{document:s,part:t,number:e,bytes:a,start:(0,E.j8)(a,c,a.length),valueEnd:g?g.valueEnd:n.valueEnd[e],dataStart:o?n.dataStart[e]:-1,dataEnd:o?
n.dataEnd[e]:-1,lengthStart:o?n.lengthStart[e]:-1,lengthEnd:o?n.lengthEnd[e]:-1,marks:(g?i:n).scan.marks,from:g?g.from:n.from[e],to:g?g.to:n.to[e]}}copyValue(t,e,s,n){
const{bytes:i,marks:a,lengthStart:c,lengthEnd:o,to:g}=e;let y=e.start,p=s!==void 0&&c>=0,j;for(let A=e.from;(A<g||p)&&!(p&&(A>=g||a[A+1]>=c)&&(t.copy(i,y,c),t.integer(
s),y=o,p=!1,A>=g));A+=3){const N=a[A],b=a[A+1];if(!(b<y))if(N===_.A){t.copy(i,y,b),y=a[A+2],j??=this.openerOf(e);const U=new lt.i(i,b,y,1,j).value();U instanceof
k.Mx&&(0,T.pS)(t,U.bytes,n)}else this.mode.renumber&&(t.copy(i,y,b),y=a[A+2],this.putReference(t,e.part,N))}return y}putReference(t,e,s){const n=this.finalNumber(
e,s);if(n===0){t.text("null");return}t.integer(n),t.text(" 0 R")}openerOf({document:t,number:e}){const{security:s}=t;if(!s||t.table.kind[e]!==O.tL)return;const n=t.
generation(e);return i=>s.decryptString(i,e,n)}transcrypt({document:t,number:e,valueEnd:s,dataStart:n,dataEnd:i},a){const{security:c}=this.mode,o=t.bytes.subarray(
n,i),g=t.generation(e);if(c===t.security&&(!c?.numbered||e===a.number&&g===a.generation))return X(o);const p=this.cipherEntries(t,e,s),j=t.security?t.encoded(new k.
Z6(p,o,{number:e,generation:g})):o;return tt(j,a,p)}cipherEntries(t,e,s){const{security:n}=this.mode;if((n?.uniform??!0)&&(t.security?.uniform??!0)&&!et(t.bytes,
t.bodies[e],s))return K;const a=t.get(e);return a instanceof k.Z6?a.dict:K}withCryptFilter(t,e){const s=this.documents[t],{valueEnd:n,dataStart:i}=this.marked.markings[t].
walked;if(!this.mode.dropsCryptFilters||!s.security||s.table.kind[e]!==O.tL||i[e]<0||!et(s.bytes,s.bodies[e],n[e]))return;const a=s.get(e);return a instanceof k.
Z6?a:void 0}}async function l(r,t,e){const{table:s,job:n}=r,i=new Map;for(let o=1;o<s.size;o++){if(t[o]===1&&s.kind[o]===O.UT){const y=i.get(s.place[o]);y?y.push(
o):i.set(s.place[o],[o])}const g=o%1024===0?n.pace.step(5e4):void 0;g&&await g}const a=new Set,c=new Map;for(const[o,g]of i){!e&&f(r,o,g)?a.add(o):c.set(o,g.filter(
p=>!(r.edited.get(p)instanceof k.Z6)));const y=n.pace.step(g.length*50);y&&await y}return{whole:a,repacked:c}}const h=new Set(["Length","Extends"]);function f(r,t,e){
const s=r.objectStream(t);if(!s||s.numbers.length!==e.length||!e.every(a=>!r.isChanged(a)&&s.numbers[r.table.detail[a]]===a))return!1;const n=r.get(t);if(!(n instanceof
k.Z6)||r.resolve(n.dict.get("N"))!==e.length)return!1;const i=a=>a instanceof k.oS||Array.isArray(a)&&a.some(c=>c instanceof k.oS);return![...n.dict].some(([a,c])=>!h.
has(a)&&i(c))}async function d(r,t,e,s){const{whole:n,repacked:i}=e,a=new Int32Array(r.size);let c=0,o=!0,g=-1;for(let p=1;p<r.size;p++)r.kind[p]===O.tL&&(i.has(
p)||t[p]!==1&&!n.has(p)||(a[c++]=p,r.place[p]<g&&(o=!1),g=r.place[p]));const y=a.subarray(0,c);return o?y:w(y,r.place,s)}const u=11;async function w(r,t,e){let s=r,
n=new Int32Array(r.length);for(let i=0;i<31;i+=u){S(s,n,t,i),[s,n]=[n,s];const a=e.step(r.length*20);a&&await a}return s}function S(r,t,e,s){const n=(1<<u)-1,i=new Int32Array(
n+2);for(let a=0;a<r.length;a++)i[(e[r[a]]>>>s&n)+1]++;for(let a=1;a<i.length;a++)i[a]+=i[a-1];for(let a=0;a<r.length;a++){const c=r[a];t[i[e[c]>>>s&n]++]=c}}var x=v(
75162);const L=1<<23;class I{sink;rows;bytes;start=-1;end=-1;constructor(t,e,s){this.sink=t,this.rows=e,this.bytes=s}add(t,e,s,n,i){this.start>=0&&(e!==this.bytes||
!this.adjoins(s))&&this.flush(),this.start<0&&(this.start=s,this.bytes=e),this.rows.plain(t,this.sink.length+(s-this.start),i),this.end=n}get pending(){return this.
start<0?0:this.end-this.start}async drain(t){for(;this.pending>0;){const e=Math.min(this.start+L,this.end);this.sink.copy(this.bytes,this.start,e);const s=t.step(
e-this.start);this.start=e,s&&await s}}flush(){this.start<0||(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(E.kR),this.start=-1)}adjoins(t){if(t<
this.end||t-this.end>16)return!1;for(let e=this.end;e<t;e++)if(E.Kl[this.bytes[e]]!==E.t6)return!1;return!0}}const P=500;class bt{target;gathered=[];waiting=[];bytes=0;body=new D.
k(4096);head=new D.k(4096);constructor(t){this.target=t}add(t){this.gathered.push(t),this.gathered.length>=P&&this.complete()}get isFull(){return this.bytes>this.
target.compressor.most}async drain(){const{waiting:t}=this;this.waiting=[],this.bytes=0;for(const{number:e,count:s,first:n,data:i}of t)this.write(e,s,n,await i)}async finish(){
this.gathered.length>0&&this.complete(),await this.drain()}complete(){const{body:t,head:e,gathered:s,target:n}=this,i=n.newNumber();t.clear(),e.clear();for(const[
o,g]of s.entries()){const y=n.finalNumber(g);o>0&&e.byte(E.Z4),e.integer(y),e.byte(E.Z4),e.integer(t.length),n.rows.compressed(y,i,o),n.writeMember(t,g),t.byte(
E.kR)}e.byte(E.kR);const a=e.length;e.copy(t.bytes,0,t.length);const c=n.compressor.deflate(e.bytes);c instanceof Promise&&c.catch(()=>{}),this.waiting.push({number:i,
count:s.length,first:a,data:c}),this.bytes+=e.length,this.gathered=[]}write(t,e,s,n){const{sink:i,security:a,begin:c}=this.target;a&&(n=a.encryptStream(n,t,0,K)),
c(t),i.text(`<</Type/ObjStm/N ${e}/First ${s}/Filter/FlateDecode/Length ${n.length}>>
stream
`),i.copy(n,0,n.length),i.text(`
endstream
endobj
`)}}const vt=0,ft=Buffer.from(`0000000000 00000 n 
`,"latin1");class Et{kind;place;detail;size=1;constructor(t){this.kind=new Uint8Array(t),this.place=new Float64Array(t),this.detail=new Int32Array(t)}plain(t,e,s){
this.set(t,O.tL,e,s)}compressed(t,e,s){this.set(t,O.UT,e,s)}set(t,e,s,n){t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=s,this.detail[t]=n,t>=
this.size&&(this.size=t+1)}grow(t){const e=Math.max(t,Math.ceil(this.kind.length*1.5)),[s,n,i]=[new Uint8Array(e),new Float64Array(e),new Int32Array(e)];s.set(this.
kind),n.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[s,n,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(t){
const{size:e}=this,s=(0,E.gq)(Buffer.allocUnsafe(e*ft.length).fill(ft));let n=0;for(let i=e;i>0;i-=G){n=this.fillIn(s,Math.max(0,i-G),i,n);const a=t.step(G*40);
a&&await a}return s}fillIn(t,e,s,n){const{kind:i,place:a,detail:c}=this;for(let o=s-1;o>=e;o--){const g=o*ft.length;if(i[o]!==vt){st(t,g+10,a[o]),c[o]>0&&st(t,g+
16,c[o]);continue}st(t,g+10,n),st(t,g+16,o===0?65535:1),t[g+17]=E.MV,n=o}return n}async compressedRows(t){const{size:e,kind:s,place:n,detail:i}=this;let[a,c]=[1,
1];for(let b=0;b<e;b++)n[b]>a&&(a=n[b]),i[b]>c&&(c=i[b]);const o=[1,dt(a),dt(c)],g=o[0]+o[1]+o[2],y=new Uint8Array(e*(g+1)),p=new Uint8Array(g),j=new Uint8Array(
g);let A=0;const N=(b,U)=>{for(let M=b;M<U;M++){p[0]=s[M],ut(p,1,o[1],n[M]),ut(p,1+o[1],o[2],M===0?0:i[M]),y[A++]=2;for(let R=0;R<g;R++)y[A++]=p[R]-j[R],j[R]=p[R]}};
for(let b=0;b<e;b+=G){N(b,Math.min(b+G,e));const U=t.step(G*40);U&&await U}return{data:y,widths:o}}}const G=8192;async function xt(r,t,e){const s=r.length;r.text(
`xref
0 ${t.size}
`);const n=await t.table(e);return r.copy(n,0,n.length),s}async function jt(r,t,e,s,n){const i=r.length,a=t.size;t.plain(a,i,0);const{data:c,widths:o}=await t.compressedRows(
e),g=await s.deflate(c),y=o[0]+o[1]+o[2];r.text(`${a} 0 obj
`),n([["Type",new k.SX("XRef")],["Size",t.size],["W",o],["Filter",new k.SX("FlateDecode")],["DecodeParms",(0,k.jd)({Columns:y,Predictor:12})],["Length",g.length]]),
r.text(`
stream
`),r.copy(g,0,g.length),r.text(`
endstream
endobj
startxref
${i}
%%EOF
`)}function st(r,t,e){for(let s=t-1;e>0;s-=4){const n=Math.floor(e/1e4),i=e-n*1e4,a=i*6554>>>16,c=a*6554>>>16,o=c*6554>>>16;r[s]=E.l0+i-a*10,(a>0||n>0)&&(r[s-1]=
E.l0+a-c*10),(c>0||n>0)&&(r[s-2]=E.l0+c-o*10),(o>0||n>0)&&(r[s-3]=E.l0+o),e=n}}const dt=r=>Math.max(1,Math.ceil(Math.log2(r+1)/8));function ut(r,t,e,s){for(let n=t+
e-1;n>=t;n--)r[n]=s%256,s=Math.floor(s/256)}const At=1<<23,Mt={whole:new Set,repacked:new Map};class Rt{sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];objectStreams;constructor(t,e,s,n,i){
this.sink=t,this.documents=e,this.marked=s,this.mode=n;const a=e.reduce((c,o)=>c+o.size,0);this.next=e[0].size,this.finals=n.renumber?this.assign():[],this.renumber=
n.renumber?e.map((c,o)=>g=>this.final(o,g)):[],this.generationOf=n.renumber?void 0:c=>e[0].generation(c),this.copier=new m(e,s,n,(c,o)=>this.finalNumber(c,o)),this.
rows=new Et(Math.max(n.renumber?this.next:a,16)+8),this.objectStreams=new bt({sink:t,rows:this.rows,security:n.security,compressor:i,finalNumber:({part:c,number:o})=>n.
renumber?this.finals[c][o]:o,writeMember:(c,o)=>this.writeMember(c,o),newNumber:()=>this.spare.shift()??this.next++,begin:c=>this.begin(c,0)})}get trailerWriting(){
return{number:0,generation:0,renumber:t=>this.final(0,t),generationOf:this.generationOf}}async run(){for(const[t]of this.documents.entries()){const e=this.mode.
objectStreams?await l(this.documents[t],this.marked.markings[t].live,this.mode.renumber):Mt;await this.writePart(t,e)}await this.objectStreams.finish()}plain(t){
const e=this.next++;return this.begin(e,0),(0,T.bD)(this.sink,t,T.yT),this.sink.text(`
endobj
`),new k.oS(e,0)}assign(){let t=1;const e=this.marked.markings.map(({live:s})=>{const n=new Int32Array(s.length);for(let i=1;i<s.length;i++)s[i]===1&&(n[i]=t++);
return n});return this.next=t,e}final(t,e){return this.finalNumber(e instanceof k.rV?e.part:t,e.number)}finalNumber(t,e){const s=this.mode.alias?.(t,e);return s&&
({part:t,number:e}=s),this.mode.renumber?this.finals[t][e]??0:this.marked.markings[0].live[e]===1?e:0}async writePart(t,e){const s=this.documents[t],{pace:n}=s.
job,{table:i}=s,{live:a}=this.marked.markings[t],c=new I(this.sink,this.rows,s.bytes);for(const[o,g]of e.repacked){this.mode.renumber||this.spare.push(o);for(const p of g)
this.objectStreams.add({part:t,number:p});this.objectStreams.isFull&&await this.objectStreams.drain();const y=n.step(g.length*200);y&&await y}for(const o of await d(
i,a,e,n)){const g=this.writeOne(t,o,e,c);this.objectStreams.isFull&&(c.flush(),await this.objectStreams.drain()),c.pending>At&&await c.drain(n);const y=n.step(g);
y&&await y}c.flush();for(let o=1;o<a.length;o++){const g=o>=i.size||i.kind[o]!==O.tL&&i.kind[o]!==O.UT;if(a[o]!==1||!g&&!(i.kind[o]===O.UT&&(!this.mode.objectStreams||
s.edited.get(o)instanceof k.Z6)))continue;this.mode.objectStreams&&g&&!(s.edited.get(o)instanceof k.Z6)?this.objectStreams.add({part:t,number:o}):this.writeObject(
t,o),this.objectStreams.isFull&&await this.objectStreams.drain();const y=n.step(500);y&&await y}}writeOne(t,e,{whole:s},n){const i=this.documents[t],{table:a}=i;
if(s.has(e))return this.copyObjectStream(t,e,n);if(this.mode.smallest&&!this.isStream(t,e))return this.objectStreams.add({part:t,number:e}),200;const c=i.patched(
e);if(i.isEdited(e)||this.mode.renumber||this.mode.transcrypt)return n.flush(),this.writeObject(t,e);const o=c?c.from:a.place[e],g=c?c.to:this.marked.markings[t].
walked.end[e];return n.add(e,c?c.bytes:i.bytes,o,g,a.detail[e]),Math.min(g-o,2e6)>>3}copyObjectStream(t,e,s){const n=this.documents[t],i=n.objectStream(e),{numbers:a}=i;
for(let p=0;p<a.length;p++)this.rows.compressed(a[p],e,p);s.flush();const{dict:c,data:o,sealed:g}=n.get(e),y=new k.Bi(c);return y.delete("Extends"),this.writeStream(
t,e,0,new k.Z6(y,o,g)),o.length>>2}begin(t,e){this.rows.plain(t,this.sink.length,e),this.sink.integer(t),this.sink.byte(E.Z4),this.sink.integer(e),this.sink.text(
` obj
`)}writing(t,e,s){const{generationOf:n}=this;return{number:e,generation:s,security:this.mode.security,renumber:this.renumber[t],generationOf:n}}writeObject(t,e){
const s=this.documents[t],n=this.mode.renumber?this.finals[t][e]:e,i=this.mode.renumber?0:s.generation(e),a=this.sink.length,c=s.isEdited(e)?s.edited.get(e):this.
copier.withCryptFilter(t,e);return c instanceof k.Z6?this.writeStream(t,n,i,c):(this.begin(n,i),c!==void 0?(0,T.bD)(this.sink,c,this.writing(t,n,i)):this.copier.
copy(this.sink,t,e,this.writing(t,n,i)),this.sink.text(`
endobj
`)),this.sink.length-a}writeStream(t,e,s,n){const i=this.documents[t],{security:a}=this.mode,{sealed:c}=n,o=this.writing(t,e,s),g=c&&a===i.security&&(!a?.numbered||
c.number===e&&c.generation===s),y=new k.Bi(n.dict);!g&&this.mode.dropsCryptFilters&&(0,x.CF)(y);const p=g?X(n.data):tt(i.encoded(n),{number:e,generation:s,security:a},
y);this.begin(e,s),y.set("Length",p.length),(0,T.bD)(this.sink,y,o),this.sink.text(`
stream
`),p.put(this.sink),this.sink.text(`
endstream
endobj
`)}isStream(t,e){const s=this.documents[t].edited.get(e);return s===void 0?this.marked.markings[t].walked.dataStart[e]>0:s instanceof k.Z6}writeMember(t,{part:e,
number:s}){const n=this.mode.renumber?this.finals[e][s]:s,i={...this.writing(e,n,0),security:void 0},a=this.documents[e].edited.get(s);a!==void 0?(0,T.bD)(t,a,i):
this.copier.copy(t,e,s,i)}}var gt=v(33973);async function Ot(r,t){const{encryption:e,compact:s,draft:n,alias:i,dedupe:a}=t,c=e==="keep"?r[0].security:e==="none"?
void 0:e,o=r.some(z=>z.security!==c),g=c?.dictionary.get("CF"),y=o&&r.some(z=>!g||z.security?.dictionary.get("CF")!==g),p=r.length>1||s||r.some(zt),j=t.objectStreams===
"smallest",A=t.objectStreams==="keep"&&r.some(z=>z.crossReferenceStream),N=j||A,b=c!==void 0&&(j||!N&&r.some(Ct)),U=z=>o||b||z&&c?.numbered===!0,M=async(z,C)=>{
const Z=await(0,gt.Rf)(r,{detail:z,strings:U(z),alias:C});return(0,gt.Ip)(r,Z),Z};let R=await M(p,i);const W=await a?.(r,R);W&&(R=await M(p,W));const B=p||Ut(r,
R);B&&!p&&!o&&(R=await M(!0));const nt=U(B);return{mode:{security:c,dropsCryptFilters:y,renumber:B,transcrypt:nt,objectStreams:N,draft:n,smallest:j,alias:W??i},
marked:R}}const Ct=({table:r})=>r.kind.includes(O.UT);function Ut(r,{markings:t}){const e=r.reduce((n,i)=>n+i.size,0),s=t.reduce((n,{count:i})=>n+i,0);return e-
s>s+50}const zt=({suspect:r,table:t})=>r&&t.kind.some((e,s)=>e===O.tL&&t.detail[s]!==0);async function Lt(r,t={}){return await r.pages.settle(),yt([r],t)}async function Nt(r,t={}){
await r.pages.settle();const e=new D.t;return await wt([r],t,()=>e),e.length}async function yt(r,t={}){let e;const{job:s}=r[0],n=await wt(r,t,i=>e=q(s.memory,i));
return t.draft||s.onWritten?.({signatures:n,usageRightsRemoved:!1}),V(s.memory,e)}async function wt(r,t,e){const[s]=r,{encryption:n="keep",compact:i=!1,draft:a=!1,
objectStreams:c="keep",alias:o,dedupe:g}=t;ht(s)&&s.job.onWritten?.({signatures:0,usageRightsRemoved:!0});const{mode:y,marked:p}=await Ot(r,{encryption:n,compact:i,
draft:a,objectStreams:c,alias:o,dedupe:g}),{security:j,objectStreams:A}=y,N=Zt([...r.map(C=>C.version),t.version??"1.0",j?.version??"1.0",A?"1.5":"1.0"]),b=e(Dt(
r,p,y));b.text(`%PDF-${N}
`),b.copy(pt,0,pt.length);const U=ot(s.job,y),M=new Rt(b,r,p,y,U);await M.run();let R;j&&(R=M.plain(j.dictionary));const W=new k.Bi;for(const[C,Z]of s.trailer)C!==
"ID"&&C!=="Encrypt"&&(C!=="Info"||s.dict(Z))&&W.set(C,Z);const{rows:B}=M,{pace:nt}=s.job,z=`${Ft(s,j,a?Pt:It(b,B.fingerprint()))}${R?`/Encrypt ${R.number} 0 R`:
""}>>`;if(A)await jt(b,B,nt,U,C=>{for(const[Z,Vt]of C)W.set(Z,Vt);mt(b,W,z,M.trailerWriting)});else{const C=await xt(b,B,nt);W.set("Size",B.size),b.text(`traile\
r
`),mt(b,W,z,M.trailerWriting),b.text(`
startxref
${C}
%%EOF
`)}return p.markings.reduce((C,{signed:Z})=>C+Z.size,0)}function Dt(r,{markings:t},{transcrypt:e}){const s=r.reduce((n,i)=>n+i.size,0);return t.reduce((n,{bytes:i,
count:a})=>n+i+a*(e?80:40),0)+s*4+16384}const pt=Uint8Array.of(37,226,227,207,211,10);function mt(r,t,e,s){const n=new D.k(1024);(0,T.bD)(n,t,s),r.copy(n.bytes,
0,n.length-2),r.text(e)}function Ft(r,t,e){const s=r.resolve(r.array(r.trailer.get("ID"))?.[0]),n=t?.identifier??(s instanceof k.Mx?s.bytes:e),i=a=>`<${(0,E.bS)(
a).toString("hex")}>`;return`/ID[${i(n)}${i(e)}]`}function It(r,t){const e=(0,rt.createHash)("sha256").update(t);if(r instanceof D.k){const{bytes:s}=r,n=Math.max(
St,Math.floor(s.length/Wt));if(s.length<=Tt)e.update(s);else for(let i=0;i<s.length;i+=n)e.update(s.subarray(i,i+St))}return e.digest().subarray(0,16)}const Pt=new Uint8Array(
16),Tt=4<<20,St=4096,Wt=128;function Zt(r){return r.reduce((t,e)=>e>t?e:t)}})};
