"use strict";exports.id=1717,exports.ids=[1717],exports.modules={45657:((it,K,S)=>{S.d(K,{Kf:()=>j,RZ:()=>C,YG:()=>k,vH:()=>z});function C(R,O){for(const m of O)R.push(m)}function z(R,O,m){
const U=R.get(O);U?U.push(m):R.set(O,[m])}const j=R=>{let O=-1/0;for(const m of R)O=Math.max(O,m);return O},k=R=>{let O=1/0;for(const m of R)O=Math.min(O,m);return O}}),
33973:((it,K,S)=>{S.d(K,{Gy:()=>Q,Rf:()=>G,Ip:()=>Y});var C=S(54619),z=S(85368),j=S(88500);class k{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new j.
s;signed=new Set;constructor(a,r,f){this.detail=r,this.strings=f,this.scan.strings=f;const g=new Int32Array(r?8*a:a);this.done=new Uint8Array(r?a:0);const h=u=>g.
subarray(u*a,(u+1)*a);this.end=h(0),this.valueEnd=h(1),this.dataStart=h(2),this.dataEnd=h(3),this.lengthStart=h(4),this.lengthEnd=h(5),this.from=h(6),this.to=h(
7)}}var R=S(78157),O=S(79725),m=S(4e4),U=S(39150),M=S(45599);class A{scan=new j.s;ranges=new Map}const I=2;class Z{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(a,r,f){
this.walked=f,this.live=new Uint8Array(a),this.via=new Int32Array(r?a:0)}}async function Q(w,{watched:a}={}){const{markings:r,referrers:f}=await G([w],{watched:a,
detail:!0}),{live:g,via:h}=r[0];return{live:g,via:h,referrers:f}}async function G(w,a={}){const r=new V(w,a);return await r.run(),r}function Y(w,{repairs:a}){for(const{
part:r,number:f,value:g}of a)w[r].put(f,g)}const tt=100,L=100,ot=-2;function rt(w){if(w instanceof M.Z6)return w.data.length+rt(w.dict);if(Array.isArray(w))return 12*
w.length;if(!(w instanceof M.Bi))return tt;let a=30*w.size;for(const r of w.values())Array.isArray(r)&&(a+=12*r.length);return a}class V{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new O.R;strings;alias;constructor(a,{detail:r=!1,strings:f=!1,watched:g,alias:h}){if(this.documents=a,this.strings=
f,this.alias=h,this.markings=a.map(u=>new Z(u.size,g!==void 0,ct(u,f||r,f))),!!g){this.watched=new Uint8Array(a[0].size);for(const u of g)this.watched[u]=1}}async run(){
const{documents:a,stack:r}=this,[f]=a;for(const[g,h]of f.trailer)g!=="Encrypt"&&this.followValue(0,h);for(;r.length>0;){const g=r.pop(),h=g%a.length,u=f.job.pace.
step(this.follow(h,(g-h)/a.length));u&&await u}for(const{live:g,signed:h,walked:u}of this.markings)for(const x of u.signed)g[x]===1&&h.add(x)}visit(a,r){this.alias&&
({part:a,number:r}=this.alias(a,r)??{part:a,number:r}),this.watched&&this.watched[r]===1&&this.referrers.add(this.current);const f=this.markings[a],{live:g}=f;if(r>
0&&r<g.length&&g[r]!==0)return;const h=this.documents[a];if(r<=0||r>=g.length||!h.exists(r))return h.missed(r);g[r]=1,this.watched&&(f.via[r]=this.current),this.
stack.push(r*this.documents.length+a)}follow(a,r){const f=this.documents[a],g=this.markings[a],{walked:h}=g;if(this.current=r,g.count++,f.isChanged(r))return this.
followChanged(f,g,a,r);if(h.done[r]===1)return this.followAgain(f,g,a,r);const{scan:u,detail:x}=h;x||(u.used=0);const P=u.used,N=f.table.kind[r]===C.tL?this.walk(
f,h,r):this.walkPlace(f,r,u);return N<0||u.byteRange&&this.isSignature(h.signed,r)?this.forget(u,P).followRepaired(f,a,r):(g.bytes+=N,x&&(h.from[r]=P,h.to[r]=u.
used,h.valueEnd[r]=this.extent.valueEnd,h.done[r]=1),this.followMarks(a,u,P,u.used,u.lengthStart),L+N)}followChanged(a,r,f,g){const h=a.patched(g);if(!h){const W=a.
edited.get(g);return at(W)||W===null?this.followRepaired(a,f,g):(this.followValue(f,W),r.bytes+=rt(W),L)}const{detail:u}=r.walked;if(h.references&&!u&&!a.suspect){
for(let W=h.first;W<h.last;W++)this.visit(f,h.references[W]);return r.bytes+=h.end-h.start,L}const{scan:x,ranges:P}=lt(r);u||(x.used=0);const N=x.used,H=this.walkPlace(
a,g,x);return H<0||x.byteRange&&this.isSignature(r.signed,g)?this.forget(x,N).followRepaired(a,f,g):(r.bytes+=H,u&&P.set(g,{from:N,to:x.used,valueEnd:this.extent.
valueEnd}),this.followMarks(f,x,N,x.used,x.lengthStart),L+H)}followAgain(a,r,f,g){const{walked:h}=r;return r.bytes+=h.end[g]>0?h.end[g]-a.table.place[g]:tt,this.
followMarks(f,h.scan,h.from[g],h.to[g],h.lengthStart[g]),L}isSignature(a,r){return a.add(r),this.strings}followMarks(a,{marks:r},f,g,h){const u=this.strings?h:ot;
for(let x=f;x<g;x+=3)r[x]!==j.A&&r[x+1]!==u&&this.visit(a,r[x])}forget(a,r){return a.used=r,this}followRepaired(a,r,f){const g=a.get(f),h=at(g)?a.resolve(g):g;return h===
null?(this.markings[r].live[f]=I,this.markings[r].count--):this.repair(r,f,h),L}repair(a,r,f){this.repairs.push({part:a,number:r,value:f}),this.followValue(a,f)}followValue(a,r){
const f=[r];for(;f.length>0;){const g=f.pop();if(g instanceof M.oS)this.visit(g instanceof M.rV?g.part:a,g.number);else if(Array.isArray(g))for(const h of g)f.push(
h);else if(g instanceof M.Bi){g.has("ByteRange")&&this.markings[a].signed.add(this.current);for(const h of g.values())f.push(h)}else if(g instanceof M.Z6)for(const[
h,u]of g.dict)h!=="Length"&&f.push(u)}}walk(a,r,f){const{extent:g}=this,{bytes:h}=a,{scan:u}=r,x=a.bodies[f];u.forgetLength();const{kept:P}=this,N=!this.strings&&
a.recallEntries(f,P);N&&u.append(P.scan.marks,P.marksFrom,P.marksTo);const H=N?P.close+2:u.value(h,x,h.length);return H<0||h[H-1]===R.AV||!(0,z.x)(a,H,u,g)||a.suspect&&
!(0,U.D)(h,x,H)||u.doubtful&&(0,m.oC)(h,x,H)?-1:(g.dataStart<0&&(u.lengthStart=-1),r.end[f]=g.end,r.detail&&(r.dataStart[f]=g.dataStart,r.dataEnd[f]=g.dataEnd,r.
lengthStart[f]=u.lengthStart,r.lengthEnd[f]=u.lengthEnd),g.end-a.table.place[f])}walkPlace(a,r,f){const g=a.place(r);if(!g)return-1;const{bytes:h,start:u,end:x}=g;
f.forgetLength();const P=f.value(h,u,x);return f.lengthStart=-1,P<0&&!v(h,u,x)||p(h,u,x)||P>0&&h[P-1]===R.AV||P>=0&&(0,R.AN)(h,P,x)<x||a.suspect&&!(0,U.D)(h,u,x)||
f.doubtful&&(0,m.oC)(h,u,x)?-1:(this.extent.valueEnd=P<0?x:P,x-u)}}const at=w=>w instanceof M.oS&&!(w instanceof M.rV);function ct(w,a,r){const f=w.walked;if(f?.
strings===r)return f;const g=new k(w.size,a,r);return a&&(w.walked=g),g}function lt(w){return w.patches||(w.patches=new A,w.patches.scan.strings=w.walked.strings),
w.patches}function p(w,a,r){const f=(0,R.AN)(w,a,r);return f>=r||w[f]===R.yq&&(0,R.wb)(w,f,"null")}function v(w,a,r){for(let f=a;f<r;f++)if("<([/%".includes(String.
fromCharCode(w[f])))return!1;return!0}}),22332:((it,K,S)=>{S.d(K,{l3:()=>O,mq:()=>U,nD:()=>m});var C=S(78157),z=S(45798),j=S(45599);const k=50,R=1e4;function O(M,A){
const I=(0,C.bS)(M).lastIndexOf("startxref",A);return I<0?-1:(0,C.JI)(M,(0,C.AN)(M,I+9,A),A).value}function m(M,A){const I=M.length;if(A<0||A>=I)return;const Z=(0,C.
AN)(M,A,I),Q=!(0,C.w1)(M,Z,"xref"),G=Q?-1:(0,C.bS)(M).indexOf("trailer",Z),Y=Q?(0,C.ay)(M,Z,I)?.body??-1:G<0?-1:G+7,tt=Y<0?null:new z.i(M,Y,I,k).value();return(0,j.
Zm)(tt)?{at:A,isStream:Q,trailer:tt}:void 0}function U(M){const A=new Set;for(let I=O(M,M.length);typeof I=="number"&&!A.has(I)&&A.size<R;){const Z=m(M,I);if(!Z)
break;A.add(I),I=Z.trailer.get("Prev")}return A}}),92049:((it,K,S)=>{S.d(K,{r7:()=>I,wH:()=>tt,xh:()=>Q});var C=S(77598),z=S.n(C),j=S(22332),k=S(78157),R=S(64680),
O=S(45079),m=S(45599),U=S(98161),M=S(21298),A=S(5062);const I=(p,v)=>!p.suspect&&p.bytes.length===v.length&&Z(p.bytes,G(p)),Z=(p,v)=>v!==void 0&&k.Kl[p[v.at]]!==
k.t6;function Q(p){const v=G(p)?.trailer.get("Size");typeof v=="number"&&v<=p.job.limits.objects&&p.reserveNumbers(v)}const G=({bytes:p})=>(0,j.nD)(p,(0,j.l3)(p,
p.length)),Y=1<<23;async function tt(p){await p.pages.settle();const{bytes:v,job:w}=p,a=G(p),r=(0,M.l)(w.memory,v.length+65536);for(let h=0;h<v.length;h+=Y){const u=Math.
min(h+Y,v.length);r.copy(v,h,u);const x=w.pace.step(u-h);x&&await x}const f=v[v.length-1];f!==k.kR&&f!==k.u7&&r.byte(k.kR);const g=new Map;for(let h=1;h<p.size;h++){
if(!p.isChanged(h))continue;g.set(h,r.length),L(r,p,h);const u=w.pace.step(500);u&&await u}return ot(r,p,a,g),{bytes:(0,M.O)(w.memory,r),offsets:g}}function L(p,v,w){
const a=v.get(w),{security:r}=v,f=v.generation(w),g={number:w,generation:f,security:r,generationOf:h=>v.generation(h)};if(p.text(`${w} ${f} obj
`),a instanceof m.Z6){const{sealed:h}=a,u=new m.Bi(a.dict),P=h?.number===w&&h.generation===f?(0,A.Bj)(a.data):(0,A.UO)(v.encoded(a),g,u);u.set("Length",P.length),
(0,O.bD)(p,u,g),p.text(`
stream
`),P.put(p),p.text(`
endstream`)}else(0,O.bD)(p,a,g);p.text(`
endobj
`)}function ot(p,v,w,a){const r=p.length;w.isStream&&a.set(v.size,r);const f=new m.Bi([...v.trailer].filter(([u])=>u!=="ID")),g=w.trailer.get("Size");f.set("Siz\
e",Math.max(v.size+(w.isStream?1:0),typeof g=="number"?g:0)),f.set("Prev",w.at);const h=`${(0,U.H)(v,v.security,lt(p,v))}>>`;if(w.isStream){const{rows:u,index:x,
widths:P}=ct(a,H=>v.generation(H)),N=[["Type",new m.SX("XRef")],["W",P],["Index",x],["Length",u.length]];for(const[H,W]of N)f.set(H,W);p.text(`${v.size} 0 obj
`),V(p,f,h),p.text(`
stream
`),p.copy(u,0,u.length),p.text(`
endstream
endobj
`)}else{p.text(`xref
`);for(const u of at(a)){p.text(`${u[0]} ${u.length}
`);for(const x of u)p.text(`${rt(a.get(x),10)} ${rt(v.generation(x),5)} n 
`)}p.text(`trailer
`),V(p,f,h),p.text(`
`)}p.text(`startxref
${r}
%%EOF
`)}const rt=(p,v)=>String(p).padStart(v,"0");function V(p,v,w){const a=new R.k(1024);(0,O.bD)(a,v,O.yT),p.copy(a.bytes,0,a.length-2),p.text(w)}function at(p){const v=[];
for(const w of[...p.keys()].sort((a,r)=>a-r)){const a=v.at(-1);a?.at(-1)===w-1?a.push(w):v.push([w])}return v}function ct(p,v){const w=[1,5,2],a=Buffer.alloc(p.
size*8),r=[];let f=0;for(const g of at(p)){r.push(g[0],g.length);for(const h of g)a[f]=1,a.writeUIntBE(p.get(h),f+1,5),a.writeUInt16BE(v(h),f+6),f+=8}return{rows:a,
index:r,widths:w}}function lt(p,{bytes:v}){return(0,C.createHash)("sha256").update(String(v.length)).update(p.from(v.length)).digest().subarray(0,16)}}),98161:((it,K,S)=>{
S.d(K,{H:()=>j});var C=S(78157),z=S(45599);function j(k,R,O){const m=k.resolve(k.array(k.trailer.get("ID"))?.[0]),U=R?.identifier??(m instanceof z.Mx?m.bytes:O),
M=A=>`<${(0,C.bS)(A).toString("hex")}>`;return`/ID[${M(U)}${M(O)}]`}}),14029:((it,K,S)=>{S.d(K,{fT:()=>yt,eV:()=>jt,UN:()=>Rt});var C=S(77598),z=S(64680),j=S(45079),
k=S(45599),R=S(92049),O=S(81679),m=S(78157),U=S(68973);const M=5,A=8192,I=1<<23;function Z(c,{draft:t,smallest:e}){const{codec:s}=c;return t?{deflate:O.M_,most:I}:
e?{deflate:n=>(0,U.uM)(c).deflate(new Uint8Array(n),9),most:s?I:0}:s?{deflate:n=>s.deflate(new Uint8Array(n),M),most:I}:{deflate:n=>n.length<A?(0,O.Kc)(n):Q(new Uint8Array(
n)),most:I}}async function Q(c){const{readable:t,writable:e}=new CompressionStream("deflate"),s=e.getWriter(),n=Promise.all([s.write(c),s.close()]),i=[],o=t.getReader();
for(let d=await o.read();!d.done;d=await o.read())i.push(d.value);return await n,(0,m.mE)(i)}var G=S(98161),Y=S(21298);function tt(c){const t=c.dict(c.catalog.get(
"Perms"));if(!t?.has("UR3")&&!t?.has("UR"))return!1;const e=new k.Bi([...t].filter(([s])=>s!=="UR3"&&s!=="UR"));return e.size>0?c.editCatalog().set("Perms",e):c.
editCatalog().delete("Perms"),!0}var L=S(54619),ot=S(45798),rt=S(88500),V=S(5062);class at{documents;marked;mode;finalNumber;constructor(t,e,s,n){this.documents=
t,this.marked=e,this.mode=s,this.finalNumber=n}copy(t,e,s,n){if(!this.mode.renumber&&!this.mode.transcrypt){const{bytes:T,start:B,end:q}=this.documents[e].place(
s);t.copy(T,B,q);return}const i=this.locate(e,s),{bytes:o,valueEnd:d,dataStart:l,dataEnd:y}=i;if(l<0){const T=this.copyValue(t,i,void 0,n);t.copy(o,T,d);return}
const E=this.mode.transcrypt?this.transcrypt(i,n):void 0,b=this.copyValue(t,i,E?.length,n);E?(t.copy(o,b,d),t.text(`
stream
`),E.put(t)):t.copy(o,b,y),t.text(`
endstream`)}locate(t,e){const s=this.documents[t],{walked:n,patches:i}=this.marked.markings[t],{bytes:o,start:d}=s.place(e),l=o===s.bytes&&n.dataStart[e]>=0,y=i?.
ranges.get(e);return{document:s,part:t,number:e,bytes:o,start:(0,m.j8)(o,d,o.length),valueEnd:y?y.valueEnd:n.valueEnd[e],dataStart:l?n.dataStart[e]:-1,dataEnd:l?
n.dataEnd[e]:-1,lengthStart:l?n.lengthStart[e]:-1,lengthEnd:l?n.lengthEnd[e]:-1,marks:(y?i:n).scan.marks,from:y?y.from:n.from[e],to:y?y.to:n.to[e]}}copyValue(t,e,s,n){
const{bytes:i,marks:o,lengthStart:d,lengthEnd:l,to:y}=e;let E=e.start,b=s!==void 0&&d>=0,T;for(let B=e.from;(B<y||b)&&!(b&&(B>=y||o[B+1]>=d)&&(t.copy(i,E,d),t.integer(
s),E=l,b=!1,B>=y));B+=3){const q=o[B],D=o[B+1];if(!(D<E))if(q===rt.A){t.copy(i,E,D),E=o[B+2],T??=this.openerOf(e);const X=new ot.i(i,D,E,1,T).value();X instanceof
k.Mx&&(0,j.pS)(t,X.bytes,n)}else this.mode.renumber&&(t.copy(i,E,D),E=o[B+2],this.putReference(t,e.part,q))}return E}putReference(t,e,s){const n=this.finalNumber(
e,s);if(n===0){t.text("null");return}t.integer(n),t.text(" 0 R")}openerOf({document:t,number:e}){const{security:s}=t;if(!s||t.table.kind[e]!==L.tL)return;const n=t.
generation(e);return i=>s.decryptString(i,e,n)}transcrypt({document:t,number:e,valueEnd:s,dataStart:n,dataEnd:i},o){const{security:d}=this.mode,l=t.bytes.subarray(
n,i),y=t.generation(e);if(d===t.security&&(!d?.numbered||e===o.number&&y===o.generation))return(0,V.Bj)(l);const b=this.cipherEntries(t,e,s),T=t.security?t.encoded(
new k.Z6(b,l,{number:e,generation:y})):l;return(0,V.UO)(T,o,b)}cipherEntries(t,e,s){const{security:n}=this.mode;if((n?.uniform??!0)&&(t.security?.uniform??!0)&&
!(0,V.$6)(t.bytes,t.bodies[e],s))return V.Hf;const o=t.get(e);return o instanceof k.Z6?o.dict:V.Hf}withCryptFilter(t,e){const s=this.documents[t],{valueEnd:n,dataStart:i}=this.
marked.markings[t].walked;if(!this.mode.dropsCryptFilters||!s.security||s.table.kind[e]!==L.tL||i[e]<0||!(0,V.$6)(s.bytes,s.bodies[e],n[e]))return;const o=s.get(
e);return o instanceof k.Z6?o:void 0}}async function ct(c,t,e){const{table:s,job:n}=c,i=new Map;for(let l=1;l<s.size;l++){if(t[l]===1&&s.kind[l]===L.UT){const E=i.
get(s.place[l]);E?E.push(l):i.set(s.place[l],[l])}const y=l%1024===0?n.pace.step(5e4):void 0;y&&await y}const o=new Set,d=new Map;for(const[l,y]of i){!e&&p(c,l,
y)?o.add(l):d.set(l,y.filter(b=>!(c.edited.get(b)instanceof k.Z6)));const E=n.pace.step(y.length*50);E&&await E}return{whole:o,repacked:d}}const lt=new Set(["Le\
ngth","Extends"]);function p(c,t,e){const s=c.objectStream(t);if(!s||s.lost!==void 0||s.numbers.length!==e.length||!e.every(o=>!c.isChanged(o)&&s.numbers[c.table.
detail[o]]===o))return!1;const n=c.get(t);if(!(n instanceof k.Z6)||c.resolve(n.dict.get("N"))!==e.length)return!1;const i=o=>o instanceof k.oS||Array.isArray(o)&&
o.some(d=>d instanceof k.oS);return![...n.dict].some(([o,d])=>!lt.has(o)&&i(d))}async function v(c,t,e,s){const{whole:n,repacked:i}=e,o=new Int32Array(c.size);let d=0,
l=!0,y=-1;for(let b=1;b<c.size;b++)c.kind[b]===L.tL&&(i.has(b)||t[b]!==1&&!n.has(b)||(o[d++]=b,c.place[b]<y&&(l=!1),y=c.place[b]));const E=o.subarray(0,d);return l?
E:a(E,c.place,s)}const w=11;async function a(c,t,e){let s=c,n=new Int32Array(c.length);for(let i=0;i<31;i+=w){r(s,n,t,i),[s,n]=[n,s];const o=e.step(c.length*20);
o&&await o}return s}function r(c,t,e,s){const n=(1<<w)-1,i=new Int32Array(n+2);for(let o=0;o<c.length;o++)i[(e[c[o]]>>>s&n)+1]++;for(let o=1;o<i.length;o++)i[o]+=
i[o-1];for(let o=0;o<c.length;o++){const d=c[o];t[i[e[d]>>>s&n]++]=d}}var f=S(75162);const g=1<<23;class h{sink;rows;bytes;start=-1;end=-1;constructor(t,e,s){this.
sink=t,this.rows=e,this.bytes=s}add(t,e,s,n,i){this.start>=0&&(e!==this.bytes||!this.adjoins(s))&&this.flush(),this.start<0&&(this.start=s,this.bytes=e),this.rows.
plain(t,this.sink.length+(s-this.start),i),this.end=n}get pending(){return this.start<0?0:this.end-this.start}async drain(t){for(;this.pending>0;){const e=Math.
min(this.start+g,this.end);this.sink.copy(this.bytes,this.start,e);const s=t.step(e-this.start);this.start=e,s&&await s}}flush(){this.start<0||(this.sink.copy(this.
bytes,this.start,this.end),this.sink.byte(m.kR),this.start=-1)}adjoins(t){if(t<this.end||t-this.end>16)return!1;for(let e=this.end;e<t;e++)if(m.Kl[this.bytes[e]]!==
m.t6)return!1;return!0}}const u=500;class x{target;gathered=[];waiting=[];bytes=0;body=new z.k(4096);head=new z.k(4096);constructor(t){this.target=t}add(t){this.
gathered.push(t),this.gathered.length>=u&&this.complete()}get isFull(){return this.bytes>this.target.compressor.most}async drain(){const{waiting:t}=this;this.waiting=
[],this.bytes=0;for(const{number:e,count:s,first:n,data:i}of t)this.write(e,s,n,await i)}async finish(){this.gathered.length>0&&this.complete(),await this.drain()}complete(){
const{body:t,head:e,gathered:s,target:n}=this,i=n.newNumber();t.clear(),e.clear();for(const[l,y]of s.entries()){const E=n.finalNumber(y);l>0&&e.byte(m.Z4),e.integer(
E),e.byte(m.Z4),e.integer(t.length),n.rows.compressed(E,i,l),n.writeMember(t,y),t.byte(m.kR)}e.byte(m.kR);const o=e.length;e.copy(t.bytes,0,t.length);const d=n.
compressor.deflate(e.bytes);d instanceof Promise&&d.catch(()=>{}),this.waiting.push({number:i,count:s.length,first:o,data:d}),this.bytes+=e.length,this.gathered=
[]}write(t,e,s,n){const{sink:i,security:o,begin:d}=this.target;o&&(n=o.encryptStream(n,t,0,V.Hf)),d(t),i.text(`<</Type/ObjStm/N ${e}/First ${s}/Filter/FlateDeco\
de/Length ${n.length}>>
stream
`),i.copy(n,0,n.length),i.text(`
endstream
endobj
`)}}const P=0,N=Buffer.from(`0000000000 00000 n 
`,"latin1");class H{kind;place;detail;size=1;constructor(t){this.kind=new Uint8Array(t),this.place=new Float64Array(t),this.detail=new Int32Array(t)}plain(t,e,s){
this.set(t,L.tL,e,s)}compressed(t,e,s){this.set(t,L.UT,e,s)}set(t,e,s,n){t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=s,this.detail[t]=n,t>=
this.size&&(this.size=t+1)}grow(t){const e=Math.max(t,Math.ceil(this.kind.length*1.5)),[s,n,i]=[new Uint8Array(e),new Float64Array(e),new Int32Array(e)];s.set(this.
kind),n.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[s,n,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(t){
const{size:e}=this,s=(0,m.gq)(Buffer.allocUnsafe(e*N.length).fill(N));let n=0;for(let i=e;i>0;i-=W){n=this.fillIn(s,Math.max(0,i-W),i,n);const o=t.step(W*40);o&&
await o}return s}fillIn(t,e,s,n){const{kind:i,place:o,detail:d}=this;for(let l=s-1;l>=e;l--){const y=l*N.length;if(i[l]!==P){ht(t,y+10,o[l]),d[l]>0&&ht(t,y+16,d[l]);
continue}ht(t,y+10,n),ht(t,y+16,l===0?65535:1),t[y+17]=m.MV,n=l}return n}async compressedRows(t){const{size:e,kind:s,place:n,detail:i}=this;let[o,d]=[1,1];for(let D=0;D<
e;D++)n[D]>o&&(o=n[D]),i[D]>d&&(d=i[D]);const l=[1,dt(o),dt(d)],y=l[0]+l[1]+l[2],E=new Uint8Array(e*(y+1)),b=new Uint8Array(y),T=new Uint8Array(y);let B=0;const q=(D,X)=>{
for(let F=D;F<X;F++){b[0]=s[F],gt(b,1,l[1],n[F]),gt(b,1+l[1],l[2],F===0?0:i[F]),E[B++]=2;for(let $=0;$<y;$++)E[B++]=b[$]-T[$],T[$]=b[$]}};for(let D=0;D<e;D+=W){
q(D,Math.min(D+W,e));const X=t.step(W*40);X&&await X}return{data:E,widths:l}}}const W=8192;async function Et(c,t,e){const s=c.length;c.text(`xref
0 ${t.size}
`);const n=await t.table(e);return c.copy(n,0,n.length),s}async function vt(c,t,e,s,n){const i=c.length,o=t.size;t.plain(o,i,0);const{data:d,widths:l}=await t.compressedRows(
e),y=await s.deflate(d),E=l[0]+l[1]+l[2];c.text(`${o} 0 obj
`),n([["Type",new k.SX("XRef")],["Size",t.size],["W",l],["Filter",new k.SX("FlateDecode")],["DecodeParms",(0,k.jd)({Columns:E,Predictor:12})],["Length",y.length]]),
c.text(`
stream
`),c.copy(y,0,y.length),c.text(`
endstream
endobj
startxref
${i}
%%EOF
`)}function ht(c,t,e){for(let s=t-1;e>0;s-=4){const n=Math.floor(e/1e4),i=e-n*1e4,o=i*6554>>>16,d=o*6554>>>16,l=d*6554>>>16;c[s]=m.l0+i-o*10,(o>0||n>0)&&(c[s-1]=
m.l0+o-d*10),(d>0||n>0)&&(c[s-2]=m.l0+d-l*10),(l>0||n>0)&&(c[s-3]=m.l0+l),e=n}}const dt=c=>Math.max(1,Math.ceil(Math.log2(c+1)/8));function gt(c,t,e,s){for(let n=t+
e-1;n>=t;n--)c[n]=s%256,s=Math.floor(s/256)}const xt=1<<23,bt={whole:new Set,repacked:new Map};class kt{sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];objectStreams;constructor(t,e,s,n,i){
this.sink=t,this.documents=e,this.marked=s,this.mode=n;const o=e.reduce((d,l)=>d+l.size,0);this.next=e[0].size,this.finals=n.renumber?this.assign():[],this.renumber=
n.renumber?e.map((d,l)=>y=>this.final(l,y)):[],this.generationOf=n.renumber?void 0:d=>e[0].generation(d),this.copier=new at(e,s,n,(d,l)=>this.finalNumber(d,l)),
this.rows=new H(Math.max(n.renumber?this.next:o,16)+8),this.objectStreams=new x({sink:t,rows:this.rows,security:n.security,compressor:i,finalNumber:({part:d,number:l})=>n.
renumber?this.finals[d][l]:l,writeMember:(d,l)=>this.writeMember(d,l),newNumber:()=>this.spare.shift()??this.next++,begin:d=>this.begin(d,0)})}get trailerWriting(){
return{number:0,generation:0,renumber:t=>this.final(0,t),generationOf:this.generationOf}}async run(){for(const[t]of this.documents.entries()){const e=this.mode.
objectStreams?await ct(this.documents[t],this.marked.markings[t].live,this.mode.renumber):bt;await this.writePart(t,e)}await this.objectStreams.finish()}plain(t){
const e=this.next++;return this.begin(e,0),(0,j.bD)(this.sink,t,j.yT),this.sink.text(`
endobj
`),new k.oS(e,0)}assign(){let t=1;const e=this.marked.markings.map(({live:s})=>{const n=new Int32Array(s.length);for(let i=1;i<s.length;i++)s[i]===1&&(n[i]=t++);
return n});return this.next=t,e}final(t,e){return this.finalNumber(e instanceof k.rV?e.part:t,e.number)}finalNumber(t,e){const s=this.mode.alias?.(t,e);return s&&
({part:t,number:e}=s),this.mode.renumber?this.finals[t][e]??0:this.marked.markings[0].live[e]===1?e:0}async writePart(t,e){const s=this.documents[t],{pace:n}=s.
job,{table:i}=s,{live:o}=this.marked.markings[t],d=new h(this.sink,this.rows,s.bytes);for(const[l,y]of e.repacked){this.mode.renumber||this.spare.push(l);for(const b of y)
this.objectStreams.add({part:t,number:b});this.objectStreams.isFull&&await this.objectStreams.drain();const E=n.step(y.length*200);E&&await E}for(const l of await v(
i,o,e,n)){const y=this.writeOne(t,l,e,d);this.objectStreams.isFull&&(d.flush(),await this.objectStreams.drain()),d.pending>xt&&await d.drain(n);const E=n.step(y);
E&&await E}d.flush();for(let l=1;l<o.length;l++){const y=l>=i.size||i.kind[l]!==L.tL&&i.kind[l]!==L.UT;if(o[l]!==1||!y&&!(i.kind[l]===L.UT&&(!this.mode.objectStreams||
s.edited.get(l)instanceof k.Z6)))continue;this.mode.objectStreams&&y&&!(s.edited.get(l)instanceof k.Z6)?this.objectStreams.add({part:t,number:l}):this.writeObject(
t,l),this.objectStreams.isFull&&await this.objectStreams.drain();const E=n.step(500);E&&await E}}writeOne(t,e,{whole:s},n){const i=this.documents[t],{table:o}=i;
if(s.has(e))return this.copyObjectStream(t,e,n);if(this.mode.smallest&&!this.isStream(t,e))return this.objectStreams.add({part:t,number:e}),200;const d=i.patched(
e);if(i.isEdited(e)||this.mode.renumber||this.mode.transcrypt)return n.flush(),this.writeObject(t,e);const l=d?d.from:o.place[e],y=d?d.to:this.marked.markings[t].
walked.end[e];return n.add(e,d?d.bytes:i.bytes,l,y,o.detail[e]),Math.min(y-l,2e6)>>3}copyObjectStream(t,e,s){const n=this.documents[t],i=n.objectStream(e),{numbers:o}=i;
for(let b=0;b<o.length;b++)this.rows.compressed(o[b],e,b);s.flush();const{dict:d,data:l,sealed:y}=n.get(e),E=new k.Bi(d);return E.delete("Extends"),this.writeStream(
t,e,0,new k.Z6(E,l,y)),l.length>>2}begin(t,e){this.rows.plain(t,this.sink.length,e),this.sink.integer(t),this.sink.byte(m.Z4),this.sink.integer(e),this.sink.text(
` obj
`)}writing(t,e,s){const{generationOf:n}=this;return{number:e,generation:s,security:this.mode.security,renumber:this.renumber[t],generationOf:n}}writeObject(t,e){
const s=this.documents[t],n=this.mode.renumber?this.finals[t][e]:e,i=this.mode.renumber?0:s.generation(e),o=this.sink.length,d=s.isEdited(e)?s.edited.get(e):this.
copier.withCryptFilter(t,e);return d instanceof k.Z6?this.writeStream(t,n,i,d):(this.begin(n,i),d!==void 0?(0,j.bD)(this.sink,d,this.writing(t,n,i)):this.copier.
copy(this.sink,t,e,this.writing(t,n,i)),this.sink.text(`
endobj
`)),this.sink.length-o}writeStream(t,e,s,n){const i=this.documents[t],{security:o}=this.mode,{sealed:d}=n,l=this.writing(t,e,s),y=d&&o===i.security&&(!o?.numbered||
d.number===e&&d.generation===s),E=new k.Bi(n.dict);!y&&this.mode.dropsCryptFilters&&(0,f.CF)(E);const b=y?(0,V.Bj)(n.data):(0,V.UO)(i.encoded(n),{number:e,generation:s,
security:o},E);this.begin(e,s),E.set("Length",b.length),(0,j.bD)(this.sink,E,l),this.sink.text(`
stream
`),b.put(this.sink),this.sink.text(`
endstream
endobj
`)}isStream(t,e){const s=this.documents[t].edited.get(e);return s===void 0?this.marked.markings[t].walked.dataStart[e]>0:s instanceof k.Z6}writeMember(t,{part:e,
number:s}){const n=this.mode.renumber?this.finals[e][s]:s,i={...this.writing(e,n,0),security:void 0},o=this.documents[e].edited.get(s);o!==void 0?(0,j.bD)(t,o,i):
this.copier.copy(t,e,s,i)}}var ut=S(33973);async function Ot(c,t){const{encryption:e,compact:s,draft:n,alias:i,dedupe:o}=t,d=e==="keep"?c[0].security:e==="none"?
void 0:e,l=c.some(J=>J.security!==d),y=d?.dictionary.get("CF"),E=l&&c.some(J=>!y||J.security?.dictionary.get("CF")!==y),b=c.length>1||s||c.some(Dt),T=t.objectStreams===
"smallest",B=t.objectStreams==="keep"&&c.some(J=>J.crossReferenceStream),q=T||B,D=d!==void 0&&(T||!q&&c.some(Mt)),X=J=>l||D||J&&d?.numbered===!0,F=async(J,_)=>{
const st=await(0,ut.Rf)(c,{detail:J,strings:X(J),alias:_});return(0,ut.Ip)(c,st),st};let $=await F(b,i);const et=await o?.(c,$);et&&($=await F(b,et));const nt=b||
At(c,$);nt&&!b&&!l&&($=await F(!0));const ft=X(nt);return{mode:{security:d,dropsCryptFilters:E,renumber:nt,transcrypt:ft,objectStreams:q,draft:n,smallest:T,alias:et??
i},marked:$}}const Mt=({table:c})=>c.kind.includes(L.UT);function At(c,{markings:t}){const e=c.reduce((n,i)=>n+i.size,0),s=t.reduce((n,{count:i})=>n+i,0);return e-
s>s+50}const Dt=({suspect:c,table:t})=>c&&t.kind.some((e,s)=>e===L.tL&&t.detail[s]!==0);async function Rt(c,t={}){return await c.pages.settle(),t.append?(await(0,R.
wH)(c)).bytes:yt([c],t)}async function jt(c,t={}){await c.pages.settle();const e=new z.t;return await wt([c],t,()=>e),e.length}async function yt(c,t={}){let e;const{
job:s}=c[0],n=await wt(c,t,i=>e=(0,Y.l)(s.memory,i));return t.draft||s.onWritten?.({signatures:n,usageRightsRemoved:!1}),(0,Y.O)(s.memory,e)}async function wt(c,t,e){
const[s]=c,{encryption:n="keep",compact:i=!1,draft:o=!1,objectStreams:d="keep",alias:l,dedupe:y}=t;tt(s)&&s.job.onWritten?.({signatures:0,usageRightsRemoved:!0});
const{mode:E,marked:b}=await Ot(c,{encryption:n,compact:i,draft:o,objectStreams:d,alias:l,dedupe:y}),{security:T,objectStreams:B}=E,q=Tt([...c.map(_=>_.version),
t.version??"1.0",T?.version??"1.0",B?"1.5":"1.0"]),D=e(Pt(c,b,E));D.text(`%PDF-${q}
`),D.copy(pt,0,pt.length);const X=Z(s.job,E),F=new kt(D,c,b,E,X);await F.run();let $;T&&($=F.plain(T.dictionary));const et=new k.Bi;for(const[_,st]of s.trailer)
_!=="ID"&&_!=="Encrypt"&&(_!=="Info"||s.dict(st))&&et.set(_,st);const{rows:nt}=F,{pace:ft}=s.job,J=`${(0,G.H)(s,T,o?Ut:It(D,nt.fingerprint()))}${$?`/Encrypt ${$.
number} 0 R`:""}>>`;if(B)await vt(D,nt,ft,X,_=>{for(const[st,Bt]of _)et.set(st,Bt);mt(D,et,J,F.trailerWriting)});else{const _=await Et(D,nt,ft);et.set("Size",nt.
size),D.text(`trailer
`),mt(D,et,J,F.trailerWriting),D.text(`
startxref
${_}
%%EOF
`)}return b.markings.reduce((_,{signed:st})=>_+st.size,0)}function Pt(c,{markings:t},{transcrypt:e}){const s=c.reduce((n,i)=>n+i.size,0);return t.reduce((n,{bytes:i,
count:o})=>n+i+o*(e?80:40),0)+s*4+16384}const pt=Uint8Array.of(37,226,227,207,211,10);function mt(c,t,e,s){const n=new z.k(1024);(0,j.bD)(n,t,s),c.copy(n.bytes,
0,n.length-2),c.text(e)}function It(c,t){const e=(0,C.createHash)("sha256").update(t);if(c instanceof z.k){const{bytes:s}=c,n=Math.max(St,Math.floor(s.length/Lt));
if(s.length<=Ct)e.update(s);else for(let i=0;i<s.length;i+=n)e.update(s.subarray(i,i+St))}return e.digest().subarray(0,16)}const Ut=new Uint8Array(16),Ct=4<<20,
St=4096,Lt=128;function Tt(c){return c.reduce((t,e)=>e>t?e:t)}}),21298:((it,K,S)=>{S.d(K,{O:()=>R,l:()=>k});var C=S(64680);const z=4<<20,j=new WeakMap;function k(O,m){
const U=j.get(O);return!U||U.capacity<m?new C.k(m):(j.delete(O),U.clear(),U)}function R(O,m){return m.capacity>z?m.bytes:(j.set(O,m),m.copied())}}),5062:((it,K,S)=>{
S.d(K,{$6:()=>O,Bj:()=>k,Hf:()=>j,UO:()=>R});var C=S(78157),z=S(45599);const j=new z.Bi,k=m=>({length:m.length,put:U=>U.copy(m,0,m.length)});function R(m,{number:U,
generation:M,security:A},I){if(!A)return k(m);const Z=A.encryptedStreamLength(m.length,I);return{length:Z,put:Q=>Q.fill(Z,(G,Y)=>A.encryptStreamInto(m,U,M,I,G,Y))}}
function O(m,U,M){for(let A=U;A<M-4;A++)if(m[A]===C.tF&&(0,C.w1)(m,A,"Crypt"))return!0;return!1}})};
