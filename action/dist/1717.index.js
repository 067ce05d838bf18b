"use strict";exports.id=1717,exports.ids=[1717],exports.modules={45657:((it,K,m)=>{m.d(K,{Kf:()=>z,RZ:()=>U,YG:()=>j});function U(x,D){for(const R of D)x.push(R)}const z=x=>{
let D=-1/0;for(const R of x)D=Math.max(D,R);return D},j=x=>{let D=1/0;for(const R of x)D=Math.min(D,R);return D}}),33973:((it,K,m)=>{m.d(K,{Gy:()=>Q,Rf:()=>G,Ip:()=>Y});
var U=m(54619),z=m(85368),j=m(88500);class x{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new j.s;signed=new Set;constructor(a,r,f){
this.detail=r,this.strings=f,this.scan.strings=f;const g=new Int32Array(r?8*a:a);this.done=new Uint8Array(r?a:0);const h=u=>g.subarray(u*a,(u+1)*a);this.end=h(0),
this.valueEnd=h(1),this.dataStart=h(2),this.dataEnd=h(3),this.lengthStart=h(4),this.lengthEnd=h(5),this.from=h(6),this.to=h(7)}}var D=m(78157),R=m(79725),E=m(4e4),
C=m(39150),O=m(45599);class M{scan=new j.s;ranges=new Map}const I=2;class Z{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(a,r,f){this.walked=
f,this.live=new Uint8Array(a),this.via=new Int32Array(r?a:0)}}async function Q(w,{watched:a}={}){const{markings:r,referrers:f}=await G([w],{watched:a,detail:!0}),
{live:g,via:h}=r[0];return{live:g,via:h,referrers:f}}async function G(w,a={}){const r=new V(w,a);return await r.run(),r}function Y(w,{repairs:a}){for(const{part:r,
number:f,value:g}of a)w[r].put(f,g)}const tt=100,L=100,ot=-2;function rt(w){if(w instanceof O.Z6)return w.data.length+rt(w.dict);if(Array.isArray(w))return 12*w.
length;if(!(w instanceof O.Bi))return tt;let a=30*w.size;for(const r of w.values())Array.isArray(r)&&(a+=12*r.length);return a}class V{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new R.R;strings;alias;constructor(a,{detail:r=!1,strings:f=!1,watched:g,alias:h}){if(this.documents=a,this.strings=
f,this.alias=h,this.markings=a.map(u=>new Z(u.size,g!==void 0,ct(u,f||r,f))),!!g){this.watched=new Uint8Array(a[0].size);for(const u of g)this.watched[u]=1}}async run(){
const{documents:a,stack:r}=this,[f]=a;for(const[g,h]of f.trailer)g!=="Encrypt"&&this.followValue(0,h);for(;r.length>0;){const g=r.pop(),h=g%a.length,u=f.job.pace.
step(this.follow(h,(g-h)/a.length));u&&await u}for(const{live:g,signed:h,walked:u}of this.markings)for(const b of u.signed)g[b]===1&&h.add(b)}visit(a,r){this.alias&&
({part:a,number:r}=this.alias(a,r)??{part:a,number:r}),this.watched&&this.watched[r]===1&&this.referrers.add(this.current);const f=this.markings[a],{live:g}=f;if(r>
0&&r<g.length&&g[r]!==0)return;const h=this.documents[a];if(r<=0||r>=g.length||!h.exists(r))return h.missed(r);g[r]=1,this.watched&&(f.via[r]=this.current),this.
stack.push(r*this.documents.length+a)}follow(a,r){const f=this.documents[a],g=this.markings[a],{walked:h}=g;if(this.current=r,g.count++,f.isChanged(r))return this.
followChanged(f,g,a,r);if(h.done[r]===1)return this.followAgain(f,g,a,r);const{scan:u,detail:b}=h;b||(u.used=0);const P=u.used,N=f.table.kind[r]===U.tL?this.walk(
f,h,r):this.walkPlace(f,r,u);return N<0||u.byteRange&&this.isSignature(h.signed,r)?this.forget(u,P).followRepaired(f,a,r):(g.bytes+=N,b&&(h.from[r]=P,h.to[r]=u.
used,h.valueEnd[r]=this.extent.valueEnd,h.done[r]=1),this.followMarks(a,u,P,u.used,u.lengthStart),L+N)}followChanged(a,r,f,g){const h=a.patched(g);if(!h){const W=a.
edited.get(g);return at(W)||W===null?this.followRepaired(a,f,g):(this.followValue(f,W),r.bytes+=rt(W),L)}const{detail:u}=r.walked;if(h.references&&!u&&!a.suspect){
for(let W=h.first;W<h.last;W++)this.visit(f,h.references[W]);return r.bytes+=h.end-h.start,L}const{scan:b,ranges:P}=lt(r);u||(b.used=0);const N=b.used,H=this.walkPlace(
a,g,b);return H<0||b.byteRange&&this.isSignature(r.signed,g)?this.forget(b,N).followRepaired(a,f,g):(r.bytes+=H,u&&P.set(g,{from:N,to:b.used,valueEnd:this.extent.
valueEnd}),this.followMarks(f,b,N,b.used,b.lengthStart),L+H)}followAgain(a,r,f,g){const{walked:h}=r;return r.bytes+=h.end[g]>0?h.end[g]-a.table.place[g]:tt,this.
followMarks(f,h.scan,h.from[g],h.to[g],h.lengthStart[g]),L}isSignature(a,r){return a.add(r),this.strings}followMarks(a,{marks:r},f,g,h){const u=this.strings?h:ot;
for(let b=f;b<g;b+=3)r[b]!==j.A&&r[b+1]!==u&&this.visit(a,r[b])}forget(a,r){return a.used=r,this}followRepaired(a,r,f){const g=a.get(f),h=at(g)?a.resolve(g):g;return h===
null?(this.markings[r].live[f]=I,this.markings[r].count--):this.repair(r,f,h),L}repair(a,r,f){this.repairs.push({part:a,number:r,value:f}),this.followValue(a,f)}followValue(a,r){
const f=[r];for(;f.length>0;){const g=f.pop();if(g instanceof O.oS)this.visit(g instanceof O.rV?g.part:a,g.number);else if(Array.isArray(g))for(const h of g)f.push(
h);else if(g instanceof O.Bi){g.has("ByteRange")&&this.markings[a].signed.add(this.current);for(const h of g.values())f.push(h)}else if(g instanceof O.Z6)for(const[
h,u]of g.dict)h!=="Length"&&f.push(u)}}walk(a,r,f){const{extent:g}=this,{bytes:h}=a,{scan:u}=r,b=a.bodies[f];u.forgetLength();const{kept:P}=this,N=!this.strings&&
a.recallEntries(f,P);N&&u.append(P.scan.marks,P.marksFrom,P.marksTo);const H=N?P.close+2:u.value(h,b,h.length);return H<0||h[H-1]===D.AV||!(0,z.x)(a,H,u,g)||a.suspect&&
!(0,C.D)(h,b,H)||u.doubtful&&(0,E.oC)(h,b,H)?-1:(g.dataStart<0&&(u.lengthStart=-1),r.end[f]=g.end,r.detail&&(r.dataStart[f]=g.dataStart,r.dataEnd[f]=g.dataEnd,r.
lengthStart[f]=u.lengthStart,r.lengthEnd[f]=u.lengthEnd),g.end-a.table.place[f])}walkPlace(a,r,f){const g=a.place(r);if(!g)return-1;const{bytes:h,start:u,end:b}=g;
f.forgetLength();const P=f.value(h,u,b);return f.lengthStart=-1,P<0&&!v(h,u,b)||p(h,u,b)||P>0&&h[P-1]===D.AV||P>=0&&(0,D.AN)(h,P,b)<b||a.suspect&&!(0,C.D)(h,u,b)||
f.doubtful&&(0,E.oC)(h,u,b)?-1:(this.extent.valueEnd=P<0?b:P,b-u)}}const at=w=>w instanceof O.oS&&!(w instanceof O.rV);function ct(w,a,r){const f=w.walked;if(f?.
strings===r)return f;const g=new x(w.size,a,r);return a&&(w.walked=g),g}function lt(w){return w.patches||(w.patches=new M,w.patches.scan.strings=w.walked.strings),
w.patches}function p(w,a,r){const f=(0,D.AN)(w,a,r);return f>=r||w[f]===D.yq&&(0,D.wb)(w,f,"null")}function v(w,a,r){for(let f=a;f<r;f++)if("<([/%".includes(String.
fromCharCode(w[f])))return!1;return!0}}),22332:((it,K,m)=>{m.d(K,{l3:()=>R,mq:()=>C,nD:()=>E});var U=m(78157),z=m(45798),j=m(45599);const x=50,D=1e4;function R(O,M){
const I=(0,U.bS)(O).lastIndexOf("startxref",M);return I<0?-1:(0,U.JI)(O,(0,U.AN)(O,I+9,M),M).value}function E(O,M){const I=O.length;if(M<0||M>=I)return;const Z=(0,U.
AN)(O,M,I),Q=!(0,U.w1)(O,Z,"xref"),G=Q?-1:(0,U.bS)(O).indexOf("trailer",Z),Y=Q?(0,U.ay)(O,Z,I)?.body??-1:G<0?-1:G+7,tt=Y<0?null:new z.i(O,Y,I,x).value();return(0,j.
Zm)(tt)?{at:M,isStream:Q,trailer:tt}:void 0}function C(O){const M=new Set;for(let I=R(O,O.length);typeof I=="number"&&!M.has(I)&&M.size<D;){const Z=E(O,I);if(!Z)
break;M.add(I),I=Z.trailer.get("Prev")}return M}}),92049:((it,K,m)=>{m.d(K,{r7:()=>I,wH:()=>tt,xh:()=>Q});var U=m(77598),z=m.n(U),j=m(22332),x=m(78157),D=m(64680),
R=m(45079),E=m(45599),C=m(98161),O=m(21298),M=m(5062);const I=(p,v)=>!p.suspect&&p.bytes.length===v.length&&Z(p.bytes,G(p)),Z=(p,v)=>v!==void 0&&x.Kl[p[v.at]]!==
x.t6;function Q(p){const v=G(p)?.trailer.get("Size");typeof v=="number"&&v<=p.job.limits.objects&&p.reserveNumbers(v)}const G=({bytes:p})=>(0,j.nD)(p,(0,j.l3)(p,
p.length)),Y=1<<23;async function tt(p){await p.pages.settle();const{bytes:v,job:w}=p,a=G(p),r=(0,O.l)(w.memory,v.length+65536);for(let h=0;h<v.length;h+=Y){const u=Math.
min(h+Y,v.length);r.copy(v,h,u);const b=w.pace.step(u-h);b&&await b}const f=v[v.length-1];f!==x.kR&&f!==x.u7&&r.byte(x.kR);const g=new Map;for(let h=1;h<p.size;h++){
if(!p.isChanged(h))continue;g.set(h,r.length),L(r,p,h);const u=w.pace.step(500);u&&await u}return ot(r,p,a,g),{bytes:(0,O.O)(w.memory,r),offsets:g}}function L(p,v,w){
const a=v.get(w),{security:r}=v,f=v.generation(w),g={number:w,generation:f,security:r,generationOf:h=>v.generation(h)};if(p.text(`${w} ${f} obj
`),a instanceof E.Z6){const{sealed:h}=a,u=new E.Bi(a.dict),P=h?.number===w&&h.generation===f?(0,M.Bj)(a.data):(0,M.UO)(v.encoded(a),g,u);u.set("Length",P.length),
(0,R.bD)(p,u,g),p.text(`
stream
`),P.put(p),p.text(`
endstream`)}else(0,R.bD)(p,a,g);p.text(`
endobj
`)}function ot(p,v,w,a){const r=p.length;w.isStream&&a.set(v.size,r);const f=new E.Bi([...v.trailer].filter(([u])=>u!=="ID")),g=w.trailer.get("Size");f.set("Siz\
e",Math.max(v.size+(w.isStream?1:0),typeof g=="number"?g:0)),f.set("Prev",w.at);const h=`${(0,C.H)(v,v.security,lt(p,v))}>>`;if(w.isStream){const{rows:u,index:b,
widths:P}=ct(a,H=>v.generation(H)),N=[["Type",new E.SX("XRef")],["W",P],["Index",b],["Length",u.length]];for(const[H,W]of N)f.set(H,W);p.text(`${v.size} 0 obj
`),V(p,f,h),p.text(`
stream
`),p.copy(u,0,u.length),p.text(`
endstream
endobj
`)}else{p.text(`xref
`);for(const u of at(a)){p.text(`${u[0]} ${u.length}
`);for(const b of u)p.text(`${rt(a.get(b),10)} ${rt(v.generation(b),5)} n 
`)}p.text(`trailer
`),V(p,f,h),p.text(`
`)}p.text(`startxref
${r}
%%EOF
`)}const rt=(p,v)=>String(p).padStart(v,"0");function V(p,v,w){const a=new D.k(1024);(0,R.bD)(a,v,R.yT),p.copy(a.bytes,0,a.length-2),p.text(w)}function at(p){const v=[];
for(const w of[...p.keys()].sort((a,r)=>a-r)){const a=v.at(-1);a?.at(-1)===w-1?a.push(w):v.push([w])}return v}function ct(p,v){const w=[1,5,2],a=Buffer.alloc(p.
size*8),r=[];let f=0;for(const g of at(p)){r.push(g[0],g.length);for(const h of g)a[f]=1,a.writeUIntBE(p.get(h),f+1,5),a.writeUInt16BE(v(h),f+6),f+=8}return{rows:a,
index:r,widths:w}}function lt(p,{bytes:v}){return(0,U.createHash)("sha256").update(String(v.length)).update(p.from(v.length)).digest().subarray(0,16)}}),98161:((it,K,m)=>{
m.d(K,{H:()=>j});var U=m(78157),z=m(45599);function j(x,D,R){const E=x.resolve(x.array(x.trailer.get("ID"))?.[0]),C=D?.identifier??(E instanceof z.Mx?E.bytes:R),
O=M=>`<${(0,U.bS)(M).toString("hex")}>`;return`/ID[${O(C)}${O(R)}]`}}),14029:((it,K,m)=>{m.d(K,{fT:()=>yt,eV:()=>jt,UN:()=>Rt});var U=m(77598),z=m(64680),j=m(45079),
x=m(45599),D=m(92049),R=m(81679),E=m(78157),C=m(68973);const O=5,M=8192,I=1<<23;function Z(c,{draft:t,smallest:e}){const{codec:s}=c;return t?{deflate:R.M_,most:I}:
e?{deflate:n=>(0,C.uM)(c).deflate(new Uint8Array(n),9),most:s?I:0}:s?{deflate:n=>s.deflate(new Uint8Array(n),O),most:I}:{deflate:n=>n.length<M?(0,R.Kc)(n):Q(new Uint8Array(
n)),most:I}}async function Q(c){const{readable:t,writable:e}=new CompressionStream("deflate"),s=e.getWriter(),n=Promise.all([s.write(c),s.close()]),i=[],o=t.getReader();
for(let d=await o.read();!d.done;d=await o.read())i.push(d.value);return await n,(0,E.mE)(i)}var G=m(98161),Y=m(21298);function tt(c){const t=c.dict(c.catalog.get(
"Perms"));if(!t?.has("UR3")&&!t?.has("UR"))return!1;const e=new x.Bi([...t].filter(([s])=>s!=="UR3"&&s!=="UR"));return e.size>0?c.editCatalog().set("Perms",e):c.
editCatalog().delete("Perms"),!0}var L=m(54619),ot=m(45798),rt=m(88500),V=m(5062);class at{documents;marked;mode;finalNumber;constructor(t,e,s,n){this.documents=
t,this.marked=e,this.mode=s,this.finalNumber=n}copy(t,e,s,n){if(!this.mode.renumber&&!this.mode.transcrypt){const{bytes:T,start:B,end:q}=this.documents[e].place(
s);t.copy(T,B,q);return}const i=this.locate(e,s),{bytes:o,valueEnd:d,dataStart:l,dataEnd:y}=i;if(l<0){const T=this.copyValue(t,i,void 0,n);t.copy(o,T,d);return}
const S=this.mode.transcrypt?this.transcrypt(i,n):void 0,k=this.copyValue(t,i,S?.length,n);S?(t.copy(o,k,d),t.text(`
stream
`),S.put(t)):t.copy(o,k,y),t.text(`
endstream`)}locate(t,e){const s=this.documents[t],{walked:n,patches:i}=this.marked.markings[t],{bytes:o,start:d}=s.place(e),l=o===s.bytes&&n.dataStart[e]>=0,y=i?.
ranges.get(e);return{document:s,part:t,number:e,bytes:o,start:(0,E.j8)(o,d,o.length),valueEnd:y?y.valueEnd:n.valueEnd[e],dataStart:l?n.dataStart[e]:-1,dataEnd:l?
n.dataEnd[e]:-1,lengthStart:l?n.lengthStart[e]:-1,lengthEnd:l?n.lengthEnd[e]:-1,marks:(y?i:n).scan.marks,from:y?y.from:n.from[e],to:y?y.to:n.to[e]}}copyValue(t,e,s,n){
const{bytes:i,marks:o,lengthStart:d,lengthEnd:l,to:y}=e;let S=e.start,k=s!==void 0&&d>=0,T;for(let B=e.from;(B<y||k)&&!(k&&(B>=y||o[B+1]>=d)&&(t.copy(i,S,d),t.integer(
s),S=l,k=!1,B>=y));B+=3){const q=o[B],A=o[B+1];if(!(A<S))if(q===rt.A){t.copy(i,S,A),S=o[B+2],T??=this.openerOf(e);const X=new ot.i(i,A,S,1,T).value();X instanceof
x.Mx&&(0,j.pS)(t,X.bytes,n)}else this.mode.renumber&&(t.copy(i,S,A),S=o[B+2],this.putReference(t,e.part,q))}return S}putReference(t,e,s){const n=this.finalNumber(
e,s);if(n===0){t.text("null");return}t.integer(n),t.text(" 0 R")}openerOf({document:t,number:e}){const{security:s}=t;if(!s||t.table.kind[e]!==L.tL)return;const n=t.
generation(e);return i=>s.decryptString(i,e,n)}transcrypt({document:t,number:e,valueEnd:s,dataStart:n,dataEnd:i},o){const{security:d}=this.mode,l=t.bytes.subarray(
n,i),y=t.generation(e);if(d===t.security&&(!d?.numbered||e===o.number&&y===o.generation))return(0,V.Bj)(l);const k=this.cipherEntries(t,e,s),T=t.security?t.encoded(
new x.Z6(k,l,{number:e,generation:y})):l;return(0,V.UO)(T,o,k)}cipherEntries(t,e,s){const{security:n}=this.mode;if((n?.uniform??!0)&&(t.security?.uniform??!0)&&
!(0,V.$6)(t.bytes,t.bodies[e],s))return V.Hf;const o=t.get(e);return o instanceof x.Z6?o.dict:V.Hf}withCryptFilter(t,e){const s=this.documents[t],{valueEnd:n,dataStart:i}=this.
marked.markings[t].walked;if(!this.mode.dropsCryptFilters||!s.security||s.table.kind[e]!==L.tL||i[e]<0||!(0,V.$6)(s.bytes,s.bodies[e],n[e]))return;const o=s.get(
e);return o instanceof x.Z6?o:void 0}}async function ct(c,t,e){const{table:s,job:n}=c,i=new Map;for(let l=1;l<s.size;l++){if(t[l]===1&&s.kind[l]===L.UT){const S=i.
get(s.place[l]);S?S.push(l):i.set(s.place[l],[l])}const y=l%1024===0?n.pace.step(5e4):void 0;y&&await y}const o=new Set,d=new Map;for(const[l,y]of i){!e&&p(c,l,
y)?o.add(l):d.set(l,y.filter(k=>!(c.edited.get(k)instanceof x.Z6)));const S=n.pace.step(y.length*50);S&&await S}return{whole:o,repacked:d}}const lt=new Set(["Le\
ngth","Extends"]);function p(c,t,e){const s=c.objectStream(t);if(!s||s.numbers.length!==e.length||!e.every(o=>!c.isChanged(o)&&s.numbers[c.table.detail[o]]===o))
return!1;const n=c.get(t);if(!(n instanceof x.Z6)||c.resolve(n.dict.get("N"))!==e.length)return!1;const i=o=>o instanceof x.oS||Array.isArray(o)&&o.some(d=>d instanceof
x.oS);return![...n.dict].some(([o,d])=>!lt.has(o)&&i(d))}async function v(c,t,e,s){const{whole:n,repacked:i}=e,o=new Int32Array(c.size);let d=0,l=!0,y=-1;for(let k=1;k<
c.size;k++)c.kind[k]===L.tL&&(i.has(k)||t[k]!==1&&!n.has(k)||(o[d++]=k,c.place[k]<y&&(l=!1),y=c.place[k]));const S=o.subarray(0,d);return l?S:a(S,c.place,s)}const w=11;
async function a(c,t,e){let s=c,n=new Int32Array(c.length);for(let i=0;i<31;i+=w){r(s,n,t,i),[s,n]=[n,s];const o=e.step(c.length*20);o&&await o}return s}function r(c,t,e,s){
const n=(1<<w)-1,i=new Int32Array(n+2);for(let o=0;o<c.length;o++)i[(e[c[o]]>>>s&n)+1]++;for(let o=1;o<i.length;o++)i[o]+=i[o-1];for(let o=0;o<c.length;o++){const d=c[o];
t[i[e[d]>>>s&n]++]=d}}var f=m(75162);const g=1<<23;class h{sink;rows;bytes;start=-1;end=-1;constructor(t,e,s){this.sink=t,this.rows=e,this.bytes=s}add(t,e,s,n,i){
this.start>=0&&(e!==this.bytes||!this.adjoins(s))&&this.flush(),this.start<0&&(this.start=s,this.bytes=e),this.rows.plain(t,this.sink.length+(s-this.start),i),this.
end=n}get pending(){return this.start<0?0:this.end-this.start}async drain(t){for(;this.pending>0;){const e=Math.min(this.start+g,this.end);this.sink.copy(this.bytes,
this.start,e);const s=t.step(e-this.start);this.start=e,s&&await s}}flush(){this.start<0||(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(E.kR),this.
start=-1)}adjoins(t){if(t<this.end||t-this.end>16)return!1;for(let e=this.end;e<t;e++)if(E.Kl[this.bytes[e]]!==E.t6)return!1;return!0}}const u=500;class b{target;gathered=[];waiting=[];bytes=0;body=new z.
k(4096);head=new z.k(4096);constructor(t){this.target=t}add(t){this.gathered.push(t),this.gathered.length>=u&&this.complete()}get isFull(){return this.bytes>this.
target.compressor.most}async drain(){const{waiting:t}=this;this.waiting=[],this.bytes=0;for(const{number:e,count:s,first:n,data:i}of t)this.write(e,s,n,await i)}async finish(){
this.gathered.length>0&&this.complete(),await this.drain()}complete(){const{body:t,head:e,gathered:s,target:n}=this,i=n.newNumber();t.clear(),e.clear();for(const[
l,y]of s.entries()){const S=n.finalNumber(y);l>0&&e.byte(E.Z4),e.integer(S),e.byte(E.Z4),e.integer(t.length),n.rows.compressed(S,i,l),n.writeMember(t,y),t.byte(
E.kR)}e.byte(E.kR);const o=e.length;e.copy(t.bytes,0,t.length);const d=n.compressor.deflate(e.bytes);d instanceof Promise&&d.catch(()=>{}),this.waiting.push({number:i,
count:s.length,first:o,data:d}),this.bytes+=e.length,this.gathered=[]}write(t,e,s,n){const{sink:i,security:o,begin:d}=this.target;o&&(n=o.encryptStream(n,t,0,V.
Hf)),d(t),i.text(`<</Type/ObjStm/N ${e}/First ${s}/Filter/FlateDecode/Length ${n.length}>>
stream
`),i.copy(n,0,n.length),i.text(`
endstream
endobj
`)}}const P=0,N=Buffer.from(`0000000000 00000 n 
`,"latin1");class H{kind;place;detail;size=1;constructor(t){this.kind=new Uint8Array(t),this.place=new Float64Array(t),this.detail=new Int32Array(t)}plain(t,e,s){
this.set(t,L.tL,e,s)}compressed(t,e,s){this.set(t,L.UT,e,s)}set(t,e,s,n){t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=s,this.detail[t]=n,t>=
this.size&&(this.size=t+1)}grow(t){const e=Math.max(t,Math.ceil(this.kind.length*1.5)),[s,n,i]=[new Uint8Array(e),new Float64Array(e),new Int32Array(e)];s.set(this.
kind),n.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[s,n,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(t){
const{size:e}=this,s=(0,E.gq)(Buffer.allocUnsafe(e*N.length).fill(N));let n=0;for(let i=e;i>0;i-=W){n=this.fillIn(s,Math.max(0,i-W),i,n);const o=t.step(W*40);o&&
await o}return s}fillIn(t,e,s,n){const{kind:i,place:o,detail:d}=this;for(let l=s-1;l>=e;l--){const y=l*N.length;if(i[l]!==P){ht(t,y+10,o[l]),d[l]>0&&ht(t,y+16,d[l]);
continue}ht(t,y+10,n),ht(t,y+16,l===0?65535:1),t[y+17]=E.MV,n=l}return n}async compressedRows(t){const{size:e,kind:s,place:n,detail:i}=this;let[o,d]=[1,1];for(let A=0;A<
e;A++)n[A]>o&&(o=n[A]),i[A]>d&&(d=i[A]);const l=[1,dt(o),dt(d)],y=l[0]+l[1]+l[2],S=new Uint8Array(e*(y+1)),k=new Uint8Array(y),T=new Uint8Array(y);let B=0;const q=(A,X)=>{
for(let F=A;F<X;F++){k[0]=s[F],gt(k,1,l[1],n[F]),gt(k,1+l[1],l[2],F===0?0:i[F]),S[B++]=2;for(let $=0;$<y;$++)S[B++]=k[$]-T[$],T[$]=k[$]}};for(let A=0;A<e;A+=W){
q(A,Math.min(A+W,e));const X=t.step(W*40);X&&await X}return{data:S,widths:l}}}const W=8192;async function Et(c,t,e){const s=c.length;c.text(`xref
0 ${t.size}
`);const n=await t.table(e);return c.copy(n,0,n.length),s}async function vt(c,t,e,s,n){const i=c.length,o=t.size;t.plain(o,i,0);const{data:d,widths:l}=await t.compressedRows(
e),y=await s.deflate(d),S=l[0]+l[1]+l[2];c.text(`${o} 0 obj
`),n([["Type",new x.SX("XRef")],["Size",t.size],["W",l],["Filter",new x.SX("FlateDecode")],["DecodeParms",(0,x.jd)({Columns:S,Predictor:12})],["Length",y.length]]),
c.text(`
stream
`),c.copy(y,0,y.length),c.text(`
endstream
endobj
startxref
${i}
%%EOF
`)}function ht(c,t,e){for(let s=t-1;e>0;s-=4){const n=Math.floor(e/1e4),i=e-n*1e4,o=i*6554>>>16,d=o*6554>>>16,l=d*6554>>>16;c[s]=E.l0+i-o*10,(o>0||n>0)&&(c[s-1]=
E.l0+o-d*10),(d>0||n>0)&&(c[s-2]=E.l0+d-l*10),(l>0||n>0)&&(c[s-3]=E.l0+l),e=n}}const dt=c=>Math.max(1,Math.ceil(Math.log2(c+1)/8));function gt(c,t,e,s){for(let n=t+
e-1;n>=t;n--)c[n]=s%256,s=Math.floor(s/256)}const xt=1<<23,bt={whole:new Set,repacked:new Map};class kt{sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];objectStreams;constructor(t,e,s,n,i){
this.sink=t,this.documents=e,this.marked=s,this.mode=n;const o=e.reduce((d,l)=>d+l.size,0);this.next=e[0].size,this.finals=n.renumber?this.assign():[],this.renumber=
n.renumber?e.map((d,l)=>y=>this.final(l,y)):[],this.generationOf=n.renumber?void 0:d=>e[0].generation(d),this.copier=new at(e,s,n,(d,l)=>this.finalNumber(d,l)),
this.rows=new H(Math.max(n.renumber?this.next:o,16)+8),this.objectStreams=new b({sink:t,rows:this.rows,security:n.security,compressor:i,finalNumber:({part:d,number:l})=>n.
renumber?this.finals[d][l]:l,writeMember:(d,l)=>this.writeMember(d,l),newNumber:()=>this.spare.shift()??this.next++,begin:d=>this.begin(d,0)})}get trailerWriting(){
return{number:0,generation:0,renumber:t=>this.final(0,t),generationOf:this.generationOf}}async run(){for(const[t]of this.documents.entries()){const e=this.mode.
objectStreams?await ct(this.documents[t],this.marked.markings[t].live,this.mode.renumber):bt;await this.writePart(t,e)}await this.objectStreams.finish()}plain(t){
const e=this.next++;return this.begin(e,0),(0,j.bD)(this.sink,t,j.yT),this.sink.text(`
endobj
`),new x.oS(e,0)}assign(){let t=1;const e=this.marked.markings.map(({live:s})=>{const n=new Int32Array(s.length);for(let i=1;i<s.length;i++)s[i]===1&&(n[i]=t++);
return n});return this.next=t,e}final(t,e){return this.finalNumber(e instanceof x.rV?e.part:t,e.number)}finalNumber(t,e){const s=this.mode.alias?.(t,e);return s&&
({part:t,number:e}=s),this.mode.renumber?this.finals[t][e]??0:this.marked.markings[0].live[e]===1?e:0}async writePart(t,e){const s=this.documents[t],{pace:n}=s.
job,{table:i}=s,{live:o}=this.marked.markings[t],d=new h(this.sink,this.rows,s.bytes);for(const[l,y]of e.repacked){this.mode.renumber||this.spare.push(l);for(const k of y)
this.objectStreams.add({part:t,number:k});this.objectStreams.isFull&&await this.objectStreams.drain();const S=n.step(y.length*200);S&&await S}for(const l of await v(
i,o,e,n)){const y=this.writeOne(t,l,e,d);this.objectStreams.isFull&&(d.flush(),await this.objectStreams.drain()),d.pending>xt&&await d.drain(n);const S=n.step(y);
S&&await S}d.flush();for(let l=1;l<o.length;l++){const y=l>=i.size||i.kind[l]!==L.tL&&i.kind[l]!==L.UT;if(o[l]!==1||!y&&!(i.kind[l]===L.UT&&(!this.mode.objectStreams||
s.edited.get(l)instanceof x.Z6)))continue;this.mode.objectStreams&&y&&!(s.edited.get(l)instanceof x.Z6)?this.objectStreams.add({part:t,number:l}):this.writeObject(
t,l),this.objectStreams.isFull&&await this.objectStreams.drain();const S=n.step(500);S&&await S}}writeOne(t,e,{whole:s},n){const i=this.documents[t],{table:o}=i;
if(s.has(e))return this.copyObjectStream(t,e,n);if(this.mode.smallest&&!this.isStream(t,e))return this.objectStreams.add({part:t,number:e}),200;const d=i.patched(
e);if(i.isEdited(e)||this.mode.renumber||this.mode.transcrypt)return n.flush(),this.writeObject(t,e);const l=d?d.from:o.place[e],y=d?d.to:this.marked.markings[t].
walked.end[e];return n.add(e,d?d.bytes:i.bytes,l,y,o.detail[e]),Math.min(y-l,2e6)>>3}copyObjectStream(t,e,s){const n=this.documents[t],i=n.objectStream(e),{numbers:o}=i;
for(let k=0;k<o.length;k++)this.rows.compressed(o[k],e,k);s.flush();const{dict:d,data:l,sealed:y}=n.get(e),S=new x.Bi(d);return S.delete("Extends"),this.writeStream(
t,e,0,new x.Z6(S,l,y)),l.length>>2}begin(t,e){this.rows.plain(t,this.sink.length,e),this.sink.integer(t),this.sink.byte(E.Z4),this.sink.integer(e),this.sink.text(
` obj
`)}writing(t,e,s){const{generationOf:n}=this;return{number:e,generation:s,security:this.mode.security,renumber:this.renumber[t],generationOf:n}}writeObject(t,e){
const s=this.documents[t],n=this.mode.renumber?this.finals[t][e]:e,i=this.mode.renumber?0:s.generation(e),o=this.sink.length,d=s.isEdited(e)?s.edited.get(e):this.
copier.withCryptFilter(t,e);return d instanceof x.Z6?this.writeStream(t,n,i,d):(this.begin(n,i),d!==void 0?(0,j.bD)(this.sink,d,this.writing(t,n,i)):this.copier.
copy(this.sink,t,e,this.writing(t,n,i)),this.sink.text(`
endobj
`)),this.sink.length-o}writeStream(t,e,s,n){const i=this.documents[t],{security:o}=this.mode,{sealed:d}=n,l=this.writing(t,e,s),y=d&&o===i.security&&(!o?.numbered||
d.number===e&&d.generation===s),S=new x.Bi(n.dict);!y&&this.mode.dropsCryptFilters&&(0,f.CF)(S);const k=y?(0,V.Bj)(n.data):(0,V.UO)(i.encoded(n),{number:e,generation:s,
security:o},S);this.begin(e,s),S.set("Length",k.length),(0,j.bD)(this.sink,S,l),this.sink.text(`
stream
`),k.put(this.sink),this.sink.text(`
endstream
endobj
`)}isStream(t,e){const s=this.documents[t].edited.get(e);return s===void 0?this.marked.markings[t].walked.dataStart[e]>0:s instanceof x.Z6}writeMember(t,{part:e,
number:s}){const n=this.mode.renumber?this.finals[e][s]:s,i={...this.writing(e,n,0),security:void 0},o=this.documents[e].edited.get(s);o!==void 0?(0,j.bD)(t,o,i):
this.copier.copy(t,e,s,i)}}var ut=m(33973);async function Ot(c,t){const{encryption:e,compact:s,draft:n,alias:i,dedupe:o}=t,d=e==="keep"?c[0].security:e==="none"?
void 0:e,l=c.some(J=>J.security!==d),y=d?.dictionary.get("CF"),S=l&&c.some(J=>!y||J.security?.dictionary.get("CF")!==y),k=c.length>1||s||c.some(Dt),T=t.objectStreams===
"smallest",B=t.objectStreams==="keep"&&c.some(J=>J.crossReferenceStream),q=T||B,A=d!==void 0&&(T||!q&&c.some(Mt)),X=J=>l||A||J&&d?.numbered===!0,F=async(J,_)=>{
const st=await(0,ut.Rf)(c,{detail:J,strings:X(J),alias:_});return(0,ut.Ip)(c,st),st};let $=await F(k,i);const et=await o?.(c,$);et&&($=await F(k,et));const nt=k||
At(c,$);nt&&!k&&!l&&($=await F(!0));const ft=X(nt);return{mode:{security:d,dropsCryptFilters:S,renumber:nt,transcrypt:ft,objectStreams:q,draft:n,smallest:T,alias:et??
i},marked:$}}const Mt=({table:c})=>c.kind.includes(L.UT);function At(c,{markings:t}){const e=c.reduce((n,i)=>n+i.size,0),s=t.reduce((n,{count:i})=>n+i,0);return e-
s>s+50}const Dt=({suspect:c,table:t})=>c&&t.kind.some((e,s)=>e===L.tL&&t.detail[s]!==0);async function Rt(c,t={}){return await c.pages.settle(),t.append?(await(0,D.
wH)(c)).bytes:yt([c],t)}async function jt(c,t={}){await c.pages.settle();const e=new z.t;return await wt([c],t,()=>e),e.length}async function yt(c,t={}){let e;const{
job:s}=c[0],n=await wt(c,t,i=>e=(0,Y.l)(s.memory,i));return t.draft||s.onWritten?.({signatures:n,usageRightsRemoved:!1}),(0,Y.O)(s.memory,e)}async function wt(c,t,e){
const[s]=c,{encryption:n="keep",compact:i=!1,draft:o=!1,objectStreams:d="keep",alias:l,dedupe:y}=t;tt(s)&&s.job.onWritten?.({signatures:0,usageRightsRemoved:!0});
const{mode:S,marked:k}=await Ot(c,{encryption:n,compact:i,draft:o,objectStreams:d,alias:l,dedupe:y}),{security:T,objectStreams:B}=S,q=Tt([...c.map(_=>_.version),
t.version??"1.0",T?.version??"1.0",B?"1.5":"1.0"]),A=e(Pt(c,k,S));A.text(`%PDF-${q}
`),A.copy(pt,0,pt.length);const X=Z(s.job,S),F=new kt(A,c,k,S,X);await F.run();let $;T&&($=F.plain(T.dictionary));const et=new x.Bi;for(const[_,st]of s.trailer)
_!=="ID"&&_!=="Encrypt"&&(_!=="Info"||s.dict(st))&&et.set(_,st);const{rows:nt}=F,{pace:ft}=s.job,J=`${(0,G.H)(s,T,o?Ut:It(A,nt.fingerprint()))}${$?`/Encrypt ${$.
number} 0 R`:""}>>`;if(B)await vt(A,nt,ft,X,_=>{for(const[st,Bt]of _)et.set(st,Bt);mt(A,et,J,F.trailerWriting)});else{const _=await Et(A,nt,ft);et.set("Size",nt.
size),A.text(`trailer
`),mt(A,et,J,F.trailerWriting),A.text(`
startxref
${_}
%%EOF
`)}return k.markings.reduce((_,{signed:st})=>_+st.size,0)}function Pt(c,{markings:t},{transcrypt:e}){const s=c.reduce((n,i)=>n+i.size,0);return t.reduce((n,{bytes:i,
count:o})=>n+i+o*(e?80:40),0)+s*4+16384}const pt=Uint8Array.of(37,226,227,207,211,10);function mt(c,t,e,s){const n=new z.k(1024);(0,j.bD)(n,t,s),c.copy(n.bytes,
0,n.length-2),c.text(e)}function It(c,t){const e=(0,U.createHash)("sha256").update(t);if(c instanceof z.k){const{bytes:s}=c,n=Math.max(St,Math.floor(s.length/Lt));
if(s.length<=Ct)e.update(s);else for(let i=0;i<s.length;i+=n)e.update(s.subarray(i,i+St))}return e.digest().subarray(0,16)}const Ut=new Uint8Array(16),Ct=4<<20,
St=4096,Lt=128;function Tt(c){return c.reduce((t,e)=>e>t?e:t)}}),21298:((it,K,m)=>{m.d(K,{O:()=>D,l:()=>x});var U=m(64680);const z=4<<20,j=new WeakMap;function x(R,E){
const C=j.get(R);return!C||C.capacity<E?new U.k(E):(j.delete(R),C.clear(),C)}function D(R,E){return E.capacity>z?E.bytes:(j.set(R,E),E.copied())}}),5062:((it,K,m)=>{
m.d(K,{$6:()=>R,Bj:()=>x,Hf:()=>j,UO:()=>D});var U=m(78157),z=m(45599);const j=new z.Bi,x=E=>({length:E.length,put:C=>C.copy(E,0,E.length)});function D(E,{number:C,
generation:O,security:M},I){if(!M)return x(E);const Z=M.encryptedStreamLength(E.length,I);return{length:Z,put:Q=>Q.fill(Z,(G,Y)=>M.encryptStreamInto(E,C,O,I,G,Y))}}
function R(E,C,O){for(let M=C;M<O-4;M++)if(E[M]===U.tF&&(0,U.w1)(E,M,"Crypt"))return!0;return!1}})};
