"use strict";exports.id=1717,exports.ids=[1717],exports.modules={45657:((it,N,m)=>{m.d(N,{Kf:()=>T,RZ:()=>U,YG:()=>P});function U(x,A){for(const D of A)x.push(D)}const T=x=>{
let A=-1/0;for(const D of x)A=Math.max(A,D);return A},P=x=>{let A=1/0;for(const D of x)A=Math.min(A,D);return A}}),33973:((it,N,m)=>{m.d(N,{Gy:()=>F,Rf:()=>Y,Ip:()=>Q});
var U=m(54619),T=m(85368),P=m(88500);class x{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new P.s;signed=new Set;constructor(a,i,d){
this.detail=i,this.strings=d,this.scan.strings=d;const h=new Int32Array(i?8*a:a);this.done=new Uint8Array(i?a:0);const g=y=>h.subarray(y*a,(y+1)*a);this.end=g(0),
this.valueEnd=g(1),this.dataStart=g(2),this.dataEnd=g(3),this.lengthStart=g(4),this.lengthEnd=g(5),this.from=g(6),this.to=g(7)}}var A=m(78157),D=m(79725),v=m(39150),
j=m(45599);class R{scan=new P.s;ranges=new Map}const k=2;class I{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(a,i,d){this.walked=d,this.live=
new Uint8Array(a),this.via=new Int32Array(i?a:0)}}async function F(u,{watched:a}={}){const{markings:i,referrers:d}=await Y([u],{watched:a,detail:!0}),{live:h,via:g}=i[0];
return{live:h,via:g,referrers:d}}async function Y(u,a={}){const i=new at(u,a);return await i.run(),i}function Q(u,{repairs:a}){for(const{part:i,number:d,value:h}of a)
u[i].put(d,h)}const V=100,G=100,$=-2;function rt(u){if(u instanceof j.Z6)return u.data.length+rt(u.dict);if(Array.isArray(u))return 12*u.length;if(!(u instanceof
j.Bi))return V;let a=30*u.size;for(const i of u.values())Array.isArray(i)&&(a+=12*i.length);return a}class at{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new D.R;strings;alias;constructor(a,{detail:i=!1,strings:d=!1,watched:h,alias:g}){if(this.documents=a,this.strings=
d,this.alias=g,this.markings=a.map(y=>new I(y.size,h!==void 0,ot(y,d||i,d))),!!h){this.watched=new Uint8Array(a[0].size);for(const y of h)this.watched[y]=1}}async run(){
const{documents:a,stack:i}=this,[d]=a;for(const[h,g]of d.trailer)h!=="Encrypt"&&this.followValue(0,g);for(;i.length>0;){const h=i.pop(),g=h%a.length,y=d.job.pace.
step(this.follow(g,(h-g)/a.length));y&&await y}for(const{live:h,signed:g,walked:y}of this.markings)for(const E of y.signed)h[E]===1&&g.add(E)}visit(a,i){this.alias&&
({part:a,number:i}=this.alias(a,i)??{part:a,number:i}),this.watched&&this.watched[i]===1&&this.referrers.add(this.current);const d=this.markings[a],{live:h}=d;if(i>
0&&i<h.length&&h[i]!==0)return;const g=this.documents[a];if(i<=0||i>=h.length||!g.exists(i))return g.missed(i);h[i]=1,this.watched&&(d.via[i]=this.current),this.
stack.push(i*this.documents.length+a)}follow(a,i){const d=this.documents[a],h=this.markings[a],{walked:g}=h;if(this.current=i,h.count++,d.isChanged(i))return this.
followChanged(d,h,a,i);if(g.done[i]===1)return this.followAgain(d,h,a,i);const{scan:y,detail:E}=g;E||(y.used=0);const M=y.used,B=d.table.kind[i]===U.tL?this.walk(
d,g,i):this.walkPlace(d,i,y);return B<0||y.byteRange&&this.isSignature(g.signed,i)?this.forget(y,M).followRepaired(d,a,i):(h.bytes+=B,E&&(g.from[i]=M,g.to[i]=y.
used,g.valueEnd[i]=this.extent.valueEnd,g.done[i]=1),this.followMarks(a,y,M,y.used,y.lengthStart),G+B)}followChanged(a,i,d,h){const g=a.patched(h);if(!g){const H=a.
edited.get(h);return K(H)||H===null?this.followRepaired(a,d,h):(this.followValue(d,H),i.bytes+=rt(H),G)}const{detail:y}=i.walked;if(g.references&&!y&&!a.suspect){
for(let H=g.first;H<g.last;H++)this.visit(d,g.references[H]);return i.bytes+=g.end-g.start,G}const{scan:E,ranges:M}=ct(i);y||(E.used=0);const B=E.used,Z=this.walkPlace(
a,h,E);return Z<0||E.byteRange&&this.isSignature(i.signed,h)?this.forget(E,B).followRepaired(a,d,h):(i.bytes+=Z,y&&M.set(h,{from:B,to:E.used,valueEnd:this.extent.
valueEnd}),this.followMarks(d,E,B,E.used,E.lengthStart),G+Z)}followAgain(a,i,d,h){const{walked:g}=i;return i.bytes+=g.end[h]>0?g.end[h]-a.table.place[h]:V,this.
followMarks(d,g.scan,g.from[h],g.to[h],g.lengthStart[h]),G}isSignature(a,i){return a.add(i),this.strings}followMarks(a,{marks:i},d,h,g){const y=this.strings?g:$;
for(let E=d;E<h;E+=3)i[E]!==P.A&&i[E+1]!==y&&this.visit(a,i[E])}forget(a,i){return a.used=i,this}followRepaired(a,i,d){const h=a.get(d),g=K(h)?a.resolve(h):h;return g===
null?(this.markings[i].live[d]=k,this.markings[i].count--):this.repair(i,d,g),G}repair(a,i,d){this.repairs.push({part:a,number:i,value:d}),this.followValue(a,d)}followValue(a,i){
const d=[i];for(;d.length>0;){const h=d.pop();if(h instanceof j.oS)this.visit(h instanceof j.rV?h.part:a,h.number);else if(Array.isArray(h))for(const g of h)d.push(
g);else if(h instanceof j.Bi){h.has("ByteRange")&&this.markings[a].signed.add(this.current);for(const g of h.values())d.push(g)}else if(h instanceof j.Z6)for(const[
g,y]of h.dict)g!=="Length"&&d.push(y)}}walk(a,i,d){const{extent:h}=this,{bytes:g}=a,{scan:y}=i,E=a.bodies[d];y.forgetLength();const{kept:M}=this,B=!this.strings&&
a.recallEntries(d,M);B&&y.append(M.scan.marks,M.marksFrom,M.marksTo);const Z=B?M.close+2:y.value(g,E,g.length);return Z<0||g[Z-1]===A.AV||!(0,T.x)(a,Z,y,h)||a.suspect&&
!(0,v.D)(g,E,Z)?-1:(h.dataStart<0&&(y.lengthStart=-1),i.end[d]=h.end,i.detail&&(i.dataStart[d]=h.dataStart,i.dataEnd[d]=h.dataEnd,i.lengthStart[d]=y.lengthStart,
i.lengthEnd[d]=y.lengthEnd),h.end-a.table.place[d])}walkPlace(a,i,d){const h=a.place(i);if(!h)return-1;const{bytes:g,start:y,end:E}=h;d.forgetLength();const M=d.
value(g,y,E);return d.lengthStart=-1,M<0&&!p(g,y,E)||lt(g,y,E)||M>0&&g[M-1]===A.AV||M>=0&&(0,A.AN)(g,M,E)<E||a.suspect&&!(0,v.D)(g,y,E)?-1:(this.extent.valueEnd=
M<0?E:M,E-y)}}const K=u=>u instanceof j.oS&&!(u instanceof j.rV);function ot(u,a,i){const d=u.walked;if(d?.strings===i)return d;const h=new x(u.size,a,i);return a&&
(u.walked=h),h}function ct(u){return u.patches||(u.patches=new R,u.patches.scan.strings=u.walked.strings),u.patches}function lt(u,a,i){const d=(0,A.AN)(u,a,i);return d>=
i||u[d]===A.yq&&(0,A.wb)(u,d,"null")}function p(u,a,i){for(let d=a;d<i;d++)if("<([/%".includes(String.fromCharCode(u[d])))return!1;return!0}}),22332:((it,N,m)=>{
m.d(N,{l3:()=>D,mq:()=>j,nD:()=>v});var U=m(78157),T=m(45798),P=m(45599);const x=50,A=1e4;function D(R,k){const I=(0,U.bS)(R).lastIndexOf("startxref",k);return I<
0?-1:(0,U.JI)(R,(0,U.AN)(R,I+9,k),k).value}function v(R,k){const I=R.length;if(k<0||k>=I)return;const F=(0,U.AN)(R,k,I),Y=!(0,U.w1)(R,F,"xref"),Q=Y?-1:(0,U.bS)(
R).indexOf("trailer",F),V=Y?(0,U.ay)(R,F,I)?.body??-1:Q<0?-1:Q+7,G=V<0?null:new T.i(R,V,I,x).value();return(0,P.Zm)(G)?{at:k,isStream:Y,trailer:G}:void 0}function j(R){
const k=new Set;for(let I=D(R,R.length);typeof I=="number"&&!k.has(I)&&k.size<A;){const F=v(R,I);if(!F)break;k.add(I),I=F.trailer.get("Prev")}return k}}),92049:((it,N,m)=>{
m.d(N,{r7:()=>I,wH:()=>G,xh:()=>Y});var U=m(77598),T=m.n(U),P=m(22332),x=m(78157),A=m(64680),D=m(45079),v=m(45599),j=m(98161),R=m(21298),k=m(5062);const I=(p,u)=>!p.
suspect&&p.bytes.length===u.length&&F(p.bytes,Q(p)),F=(p,u)=>u!==void 0&&x.Kl[p[u.at]]!==x.t6;function Y(p){const u=Q(p)?.trailer.get("Size");typeof u=="number"&&
u<=p.job.limits.objects&&p.reserveNumbers(u)}const Q=({bytes:p})=>(0,P.nD)(p,(0,P.l3)(p,p.length)),V=1<<23;async function G(p){await p.pages.settle();const{bytes:u,
job:a}=p,i=Q(p),d=(0,R.l)(a.memory,u.length+65536);for(let y=0;y<u.length;y+=V){const E=Math.min(y+V,u.length);d.copy(u,y,E);const M=a.pace.step(E-y);M&&await M}
const h=u[u.length-1];h!==x.kR&&h!==x.u7&&d.byte(x.kR);const g=new Map;for(let y=1;y<p.size;y++){if(!p.isChanged(y))continue;g.set(y,d.length),$(d,p,y);const E=a.
pace.step(500);E&&await E}return rt(d,p,i,g),{bytes:(0,R.O)(a.memory,d),offsets:g}}function $(p,u,a){const i=u.get(a),{security:d}=u,h=u.generation(a),g={number:a,
generation:h,security:d,generationOf:y=>u.generation(y)};if(p.text(`${a} ${h} obj
`),i instanceof v.Z6){const{sealed:y}=i,E=new v.Bi(i.dict),B=y?.number===a&&y.generation===h?(0,k.Bj)(i.data):(0,k.UO)(u.encoded(i),g,E);E.set("Length",B.length),
(0,D.bD)(p,E,g),p.text(`
stream
`),B.put(p),p.text(`
endstream`)}else(0,D.bD)(p,i,g);p.text(`
endobj
`)}function rt(p,u,a,i){const d=p.length;a.isStream&&i.set(u.size,d);const h=new v.Bi([...u.trailer].filter(([E])=>E!=="ID")),g=a.trailer.get("Size");h.set("Siz\
e",Math.max(u.size+(a.isStream?1:0),typeof g=="number"?g:0)),h.set("Prev",a.at);const y=`${(0,j.H)(u,u.security,lt(p,u))}>>`;if(a.isStream){const{rows:E,index:M,
widths:B}=ct(i,H=>u.generation(H)),Z=[["Type",new v.SX("XRef")],["W",B],["Index",M],["Length",E.length]];for(const[H,st]of Z)h.set(H,st);p.text(`${u.size} 0 obj\

`),K(p,h,y),p.text(`
stream
`),p.copy(E,0,E.length),p.text(`
endstream
endobj
`)}else{p.text(`xref
`);for(const E of ot(i)){p.text(`${E[0]} ${E.length}
`);for(const M of E)p.text(`${at(i.get(M),10)} ${at(u.generation(M),5)} n 
`)}p.text(`trailer
`),K(p,h,y),p.text(`
`)}p.text(`startxref
${d}
%%EOF
`)}const at=(p,u)=>String(p).padStart(u,"0");function K(p,u,a){const i=new A.k(1024);(0,D.bD)(i,u,D.yT),p.copy(i.bytes,0,i.length-2),p.text(a)}function ot(p){const u=[];
for(const a of[...p.keys()].sort((i,d)=>i-d)){const i=u.at(-1);i?.at(-1)===a-1?i.push(a):u.push([a])}return u}function ct(p,u){const a=[1,5,2],i=Buffer.alloc(p.
size*8),d=[];let h=0;for(const g of ot(p)){d.push(g[0],g.length);for(const y of g)i[h]=1,i.writeUIntBE(p.get(y),h+1,5),i.writeUInt16BE(u(y),h+6),h+=8}return{rows:i,
index:d,widths:a}}function lt(p,{bytes:u}){return(0,U.createHash)("sha256").update(String(u.length)).update(p.from(u.length)).digest().subarray(0,16)}}),98161:((it,N,m)=>{
m.d(N,{H:()=>P});var U=m(78157),T=m(45599);function P(x,A,D){const v=x.resolve(x.array(x.trailer.get("ID"))?.[0]),j=A?.identifier??(v instanceof T.Mx?v.bytes:D),
R=k=>`<${(0,U.bS)(k).toString("hex")}>`;return`/ID[${R(j)}${R(D)}]`}}),14029:((it,N,m)=>{m.d(N,{fT:()=>yt,eV:()=>jt,UN:()=>Rt});var U=m(77598),T=m(64680),P=m(45079),
x=m(45599),A=m(92049),D=m(59596),v=m(78157),j=m(68973);const R=5,k=8192,I=1<<23;function F(c,{draft:t,smallest:e}){const{codec:s}=c;return t?{deflate:D.M_,most:I}:
e?{deflate:n=>(0,j.uM)(c).deflate(new Uint8Array(n),9),most:s?I:0}:s?{deflate:n=>s.deflate(new Uint8Array(n),R),most:I}:{deflate:n=>n.length<k?(0,D.Kc)(n):Y(new Uint8Array(
n)),most:I}}async function Y(c){const{readable:t,writable:e}=new CompressionStream("deflate"),s=e.getWriter(),n=Promise.all([s.write(c),s.close()]),r=[],o=t.getReader();
for(let f=await o.read();!f.done;f=await o.read())r.push(f.value);return await n,(0,v.mE)(r)}var Q=m(98161),V=m(21298);function G(c){const t=c.dict(c.catalog.get(
"Perms"));if(!t?.has("UR3")&&!t?.has("UR"))return!1;const e=new x.Bi([...t].filter(([s])=>s!=="UR3"&&s!=="UR"));return e.size>0?c.editCatalog().set("Perms",e):c.
editCatalog().delete("Perms"),!0}var $=m(54619),rt=m(45798),at=m(88500),K=m(5062);class ot{documents;marked;mode;finalNumber;constructor(t,e,s,n){this.documents=
t,this.marked=e,this.mode=s,this.finalNumber=n}copy(t,e,s,n){if(!this.mode.renumber&&!this.mode.transcrypt){const{bytes:C,start:L,end:q}=this.documents[e].place(
s);t.copy(C,L,q);return}const r=this.locate(e,s),{bytes:o,valueEnd:f,dataStart:l,dataEnd:w}=r;if(l<0){const C=this.copyValue(t,r,void 0,n);t.copy(o,C,f);return}
const S=this.mode.transcrypt?this.transcrypt(r,n):void 0,b=this.copyValue(t,r,S?.length,n);S?(t.copy(o,b,f),t.text(`
stream
`),S.put(t)):t.copy(o,b,w),t.text(`
endstream`)}locate(t,e){const s=this.documents[t],{walked:n,patches:r}=this.marked.markings[t],{bytes:o,start:f}=s.place(e),l=o===s.bytes&&n.dataStart[e]>=0,w=r?.
ranges.get(e);return{document:s,part:t,number:e,bytes:o,start:(0,v.j8)(o,f,o.length),valueEnd:w?w.valueEnd:n.valueEnd[e],dataStart:l?n.dataStart[e]:-1,dataEnd:l?
n.dataEnd[e]:-1,lengthStart:l?n.lengthStart[e]:-1,lengthEnd:l?n.lengthEnd[e]:-1,marks:(w?r:n).scan.marks,from:w?w.from:n.from[e],to:w?w.to:n.to[e]}}copyValue(t,e,s,n){
const{bytes:r,marks:o,lengthStart:f,lengthEnd:l,to:w}=e;let S=e.start,b=s!==void 0&&f>=0,C;for(let L=e.from;(L<w||b)&&!(b&&(L>=w||o[L+1]>=f)&&(t.copy(r,S,f),t.integer(
s),S=l,b=!1,L>=w));L+=3){const q=o[L],O=o[L+1];if(!(O<S))if(q===at.A){t.copy(r,S,O),S=o[L+2],C??=this.openerOf(e);const X=new rt.i(r,O,S,1,C).value();X instanceof
x.Mx&&(0,P.pS)(t,X.bytes,n)}else this.mode.renumber&&(t.copy(r,S,O),S=o[L+2],this.putReference(t,e.part,q))}return S}putReference(t,e,s){const n=this.finalNumber(
e,s);if(n===0){t.text("null");return}t.integer(n),t.text(" 0 R")}openerOf({document:t,number:e}){const{security:s}=t;if(!s||t.table.kind[e]!==$.tL)return;const n=t.
generation(e);return r=>s.decryptString(r,e,n)}transcrypt({document:t,number:e,valueEnd:s,dataStart:n,dataEnd:r},o){const{security:f}=this.mode,l=t.bytes.subarray(
n,r),w=t.generation(e);if(f===t.security&&(!f?.numbered||e===o.number&&w===o.generation))return(0,K.Bj)(l);const b=this.cipherEntries(t,e,s),C=t.security?t.encoded(
new x.Z6(b,l,{number:e,generation:w})):l;return(0,K.UO)(C,o,b)}cipherEntries(t,e,s){const{security:n}=this.mode;if((n?.uniform??!0)&&(t.security?.uniform??!0)&&
!(0,K.$6)(t.bytes,t.bodies[e],s))return K.Hf;const o=t.get(e);return o instanceof x.Z6?o.dict:K.Hf}withCryptFilter(t,e){const s=this.documents[t],{valueEnd:n,dataStart:r}=this.
marked.markings[t].walked;if(!this.mode.dropsCryptFilters||!s.security||s.table.kind[e]!==$.tL||r[e]<0||!(0,K.$6)(s.bytes,s.bodies[e],n[e]))return;const o=s.get(
e);return o instanceof x.Z6?o:void 0}}async function ct(c,t,e){const{table:s,job:n}=c,r=new Map;for(let l=1;l<s.size;l++){if(t[l]===1&&s.kind[l]===$.UT){const S=r.
get(s.place[l]);S?S.push(l):r.set(s.place[l],[l])}const w=l%1024===0?n.pace.step(5e4):void 0;w&&await w}const o=new Set,f=new Map;for(const[l,w]of r){!e&&p(c,l,
w)?o.add(l):f.set(l,w.filter(b=>!(c.edited.get(b)instanceof x.Z6)));const S=n.pace.step(w.length*50);S&&await S}return{whole:o,repacked:f}}const lt=new Set(["Le\
ngth","Extends"]);function p(c,t,e){const s=c.objectStream(t);if(!s||s.numbers.length!==e.length||!e.every(o=>!c.isChanged(o)&&s.numbers[c.table.detail[o]]===o))
return!1;const n=c.get(t);if(!(n instanceof x.Z6)||c.resolve(n.dict.get("N"))!==e.length)return!1;const r=o=>o instanceof x.oS||Array.isArray(o)&&o.some(f=>f instanceof
x.oS);return![...n.dict].some(([o,f])=>!lt.has(o)&&r(f))}async function u(c,t,e,s){const{whole:n,repacked:r}=e,o=new Int32Array(c.size);let f=0,l=!0,w=-1;for(let b=1;b<
c.size;b++)c.kind[b]===$.tL&&(r.has(b)||t[b]!==1&&!n.has(b)||(o[f++]=b,c.place[b]<w&&(l=!1),w=c.place[b]));const S=o.subarray(0,f);return l?S:i(S,c.place,s)}const a=11;
async function i(c,t,e){let s=c,n=new Int32Array(c.length);for(let r=0;r<31;r+=a){d(s,n,t,r),[s,n]=[n,s];const o=e.step(c.length*20);o&&await o}return s}function d(c,t,e,s){
const n=(1<<a)-1,r=new Int32Array(n+2);for(let o=0;o<c.length;o++)r[(e[c[o]]>>>s&n)+1]++;for(let o=1;o<r.length;o++)r[o]+=r[o-1];for(let o=0;o<c.length;o++){const f=c[o];
t[r[e[f]>>>s&n]++]=f}}var h=m(75162);const g=1<<23;class y{sink;rows;bytes;start=-1;end=-1;constructor(t,e,s){this.sink=t,this.rows=e,this.bytes=s}add(t,e,s,n,r){
this.start>=0&&(e!==this.bytes||!this.adjoins(s))&&this.flush(),this.start<0&&(this.start=s,this.bytes=e),this.rows.plain(t,this.sink.length+(s-this.start),r),this.
end=n}get pending(){return this.start<0?0:this.end-this.start}async drain(t){for(;this.pending>0;){const e=Math.min(this.start+g,this.end);this.sink.copy(this.bytes,
this.start,e);const s=t.step(e-this.start);this.start=e,s&&await s}}flush(){this.start<0||(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(v.kR),this.
start=-1)}adjoins(t){if(t<this.end||t-this.end>16)return!1;for(let e=this.end;e<t;e++)if(v.Kl[this.bytes[e]]!==v.t6)return!1;return!0}}const E=500;class M{target;gathered=[];waiting=[];bytes=0;body=new T.
k(4096);head=new T.k(4096);constructor(t){this.target=t}add(t){this.gathered.push(t),this.gathered.length>=E&&this.complete()}get isFull(){return this.bytes>this.
target.compressor.most}async drain(){const{waiting:t}=this;this.waiting=[],this.bytes=0;for(const{number:e,count:s,first:n,data:r}of t)this.write(e,s,n,await r)}async finish(){
this.gathered.length>0&&this.complete(),await this.drain()}complete(){const{body:t,head:e,gathered:s,target:n}=this,r=n.newNumber();t.clear(),e.clear();for(const[
l,w]of s.entries()){const S=n.finalNumber(w);l>0&&e.byte(v.Z4),e.integer(S),e.byte(v.Z4),e.integer(t.length),n.rows.compressed(S,r,l),n.writeMember(t,w),t.byte(
v.kR)}e.byte(v.kR);const o=e.length;e.copy(t.bytes,0,t.length);const f=n.compressor.deflate(e.bytes);f instanceof Promise&&f.catch(()=>{}),this.waiting.push({number:r,
count:s.length,first:o,data:f}),this.bytes+=e.length,this.gathered=[]}write(t,e,s,n){const{sink:r,security:o,begin:f}=this.target;o&&(n=o.encryptStream(n,t,0,K.
Hf)),f(t),r.text(`<</Type/ObjStm/N ${e}/First ${s}/Filter/FlateDecode/Length ${n.length}>>
stream
`),r.copy(n,0,n.length),r.text(`
endstream
endobj
`)}}const B=0,Z=Buffer.from(`0000000000 00000 n 
`,"latin1");class H{kind;place;detail;size=1;constructor(t){this.kind=new Uint8Array(t),this.place=new Float64Array(t),this.detail=new Int32Array(t)}plain(t,e,s){
this.set(t,$.tL,e,s)}compressed(t,e,s){this.set(t,$.UT,e,s)}set(t,e,s,n){t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=s,this.detail[t]=n,t>=
this.size&&(this.size=t+1)}grow(t){const e=Math.max(t,Math.ceil(this.kind.length*1.5)),[s,n,r]=[new Uint8Array(e),new Float64Array(e),new Int32Array(e)];s.set(this.
kind),n.set(this.place),r.set(this.detail),[this.kind,this.place,this.detail]=[s,n,r]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(t){
const{size:e}=this,s=(0,v.gq)(Buffer.allocUnsafe(e*Z.length).fill(Z));let n=0;for(let r=e;r>0;r-=st){n=this.fillIn(s,Math.max(0,r-st),r,n);const o=t.step(st*40);
o&&await o}return s}fillIn(t,e,s,n){const{kind:r,place:o,detail:f}=this;for(let l=s-1;l>=e;l--){const w=l*Z.length;if(r[l]!==B){ht(t,w+10,o[l]),f[l]>0&&ht(t,w+16,
f[l]);continue}ht(t,w+10,n),ht(t,w+16,l===0?65535:1),t[w+17]=v.MV,n=l}return n}async compressedRows(t){const{size:e,kind:s,place:n,detail:r}=this;let[o,f]=[1,1];
for(let O=0;O<e;O++)n[O]>o&&(o=n[O]),r[O]>f&&(f=r[O]);const l=[1,dt(o),dt(f)],w=l[0]+l[1]+l[2],S=new Uint8Array(e*(w+1)),b=new Uint8Array(w),C=new Uint8Array(w);
let L=0;const q=(O,X)=>{for(let z=O;z<X;z++){b[0]=s[z],gt(b,1,l[1],n[z]),gt(b,1+l[1],l[2],z===0?0:r[z]),S[L++]=2;for(let W=0;W<w;W++)S[L++]=b[W]-C[W],C[W]=b[W]}};
for(let O=0;O<e;O+=st){q(O,Math.min(O+st,e));const X=t.step(st*40);X&&await X}return{data:S,widths:l}}}const st=8192;async function Et(c,t,e){const s=c.length;c.
text(`xref
0 ${t.size}
`);const n=await t.table(e);return c.copy(n,0,n.length),s}async function vt(c,t,e,s,n){const r=c.length,o=t.size;t.plain(o,r,0);const{data:f,widths:l}=await t.compressedRows(
e),w=await s.deflate(f),S=l[0]+l[1]+l[2];c.text(`${o} 0 obj
`),n([["Type",new x.SX("XRef")],["Size",t.size],["W",l],["Filter",new x.SX("FlateDecode")],["DecodeParms",(0,x.jd)({Columns:S,Predictor:12})],["Length",w.length]]),
c.text(`
stream
`),c.copy(w,0,w.length),c.text(`
endstream
endobj
startxref
${r}
%%EOF
`)}function ht(c,t,e){for(let s=t-1;e>0;s-=4){const n=Math.floor(e/1e4),r=e-n*1e4,o=r*6554>>>16,f=o*6554>>>16,l=f*6554>>>16;c[s]=v.l0+r-o*10,(o>0||n>0)&&(c[s-1]=
v.l0+o-f*10),(f>0||n>0)&&(c[s-2]=v.l0+f-l*10),(l>0||n>0)&&(c[s-3]=v.l0+l),e=n}}const dt=c=>Math.max(1,Math.ceil(Math.log2(c+1)/8));function gt(c,t,e,s){for(let n=t+
e-1;n>=t;n--)c[n]=s%256,s=Math.floor(s/256)}const xt=1<<23,bt={whole:new Set,repacked:new Map};class kt{sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];objectStreams;constructor(t,e,s,n,r){
this.sink=t,this.documents=e,this.marked=s,this.mode=n;const o=e.reduce((f,l)=>f+l.size,0);this.next=e[0].size,this.finals=n.renumber?this.assign():[],this.renumber=
n.renumber?e.map((f,l)=>w=>this.final(l,w)):[],this.generationOf=n.renumber?void 0:f=>e[0].generation(f),this.copier=new ot(e,s,n,(f,l)=>this.finalNumber(f,l)),
this.rows=new H(Math.max(n.renumber?this.next:o,16)+8),this.objectStreams=new M({sink:t,rows:this.rows,security:n.security,compressor:r,finalNumber:({part:f,number:l})=>n.
renumber?this.finals[f][l]:l,writeMember:(f,l)=>this.writeMember(f,l),newNumber:()=>this.spare.shift()??this.next++,begin:f=>this.begin(f,0)})}get trailerWriting(){
return{number:0,generation:0,renumber:t=>this.final(0,t),generationOf:this.generationOf}}async run(){for(const[t]of this.documents.entries()){const e=this.mode.
objectStreams?await ct(this.documents[t],this.marked.markings[t].live,this.mode.renumber):bt;await this.writePart(t,e)}await this.objectStreams.finish()}plain(t){
const e=this.next++;return this.begin(e,0),(0,P.bD)(this.sink,t,P.yT),this.sink.text(`
endobj
`),new x.oS(e,0)}assign(){let t=1;const e=this.marked.markings.map(({live:s})=>{const n=new Int32Array(s.length);for(let r=1;r<s.length;r++)s[r]===1&&(n[r]=t++);
return n});return this.next=t,e}final(t,e){return this.finalNumber(e instanceof x.rV?e.part:t,e.number)}finalNumber(t,e){const s=this.mode.alias?.(t,e);return s&&
({part:t,number:e}=s),this.mode.renumber?this.finals[t][e]??0:this.marked.markings[0].live[e]===1?e:0}async writePart(t,e){const s=this.documents[t],{pace:n}=s.
job,{table:r}=s,{live:o}=this.marked.markings[t],f=new y(this.sink,this.rows,s.bytes);for(const[l,w]of e.repacked){this.mode.renumber||this.spare.push(l);for(const b of w)
this.objectStreams.add({part:t,number:b});this.objectStreams.isFull&&await this.objectStreams.drain();const S=n.step(w.length*200);S&&await S}for(const l of await u(
r,o,e,n)){const w=this.writeOne(t,l,e,f);this.objectStreams.isFull&&(f.flush(),await this.objectStreams.drain()),f.pending>xt&&await f.drain(n);const S=n.step(w);
S&&await S}f.flush();for(let l=1;l<o.length;l++){const w=l>=r.size||r.kind[l]!==$.tL&&r.kind[l]!==$.UT;if(o[l]!==1||!w&&!(r.kind[l]===$.UT&&(!this.mode.objectStreams||
s.edited.get(l)instanceof x.Z6)))continue;this.mode.objectStreams&&w&&!(s.edited.get(l)instanceof x.Z6)?this.objectStreams.add({part:t,number:l}):this.writeObject(
t,l),this.objectStreams.isFull&&await this.objectStreams.drain();const S=n.step(500);S&&await S}}writeOne(t,e,{whole:s},n){const r=this.documents[t],{table:o}=r;
if(s.has(e))return this.copyObjectStream(t,e,n);if(this.mode.smallest&&!this.isStream(t,e))return this.objectStreams.add({part:t,number:e}),200;const f=r.patched(
e);if(r.isEdited(e)||this.mode.renumber||this.mode.transcrypt)return n.flush(),this.writeObject(t,e);const l=f?f.from:o.place[e],w=f?f.to:this.marked.markings[t].
walked.end[e];return n.add(e,f?f.bytes:r.bytes,l,w,o.detail[e]),Math.min(w-l,2e6)>>3}copyObjectStream(t,e,s){const n=this.documents[t],r=n.objectStream(e),{numbers:o}=r;
for(let b=0;b<o.length;b++)this.rows.compressed(o[b],e,b);s.flush();const{dict:f,data:l,sealed:w}=n.get(e),S=new x.Bi(f);return S.delete("Extends"),this.writeStream(
t,e,0,new x.Z6(S,l,w)),l.length>>2}begin(t,e){this.rows.plain(t,this.sink.length,e),this.sink.integer(t),this.sink.byte(v.Z4),this.sink.integer(e),this.sink.text(
` obj
`)}writing(t,e,s){const{generationOf:n}=this;return{number:e,generation:s,security:this.mode.security,renumber:this.renumber[t],generationOf:n}}writeObject(t,e){
const s=this.documents[t],n=this.mode.renumber?this.finals[t][e]:e,r=this.mode.renumber?0:s.generation(e),o=this.sink.length,f=s.isEdited(e)?s.edited.get(e):this.
copier.withCryptFilter(t,e);return f instanceof x.Z6?this.writeStream(t,n,r,f):(this.begin(n,r),f!==void 0?(0,P.bD)(this.sink,f,this.writing(t,n,r)):this.copier.
copy(this.sink,t,e,this.writing(t,n,r)),this.sink.text(`
endobj
`)),this.sink.length-o}writeStream(t,e,s,n){const r=this.documents[t],{security:o}=this.mode,{sealed:f}=n,l=this.writing(t,e,s),w=f&&o===r.security&&(!o?.numbered||
f.number===e&&f.generation===s),S=new x.Bi(n.dict);!w&&this.mode.dropsCryptFilters&&(0,h.CF)(S);const b=w?(0,K.Bj)(n.data):(0,K.UO)(r.encoded(n),{number:e,generation:s,
security:o},S);this.begin(e,s),S.set("Length",b.length),(0,P.bD)(this.sink,S,l),this.sink.text(`
stream
`),b.put(this.sink),this.sink.text(`
endstream
endobj
`)}isStream(t,e){const s=this.documents[t].edited.get(e);return s===void 0?this.marked.markings[t].walked.dataStart[e]>0:s instanceof x.Z6}writeMember(t,{part:e,
number:s}){const n=this.mode.renumber?this.finals[e][s]:s,r={...this.writing(e,n,0),security:void 0},o=this.documents[e].edited.get(s);o!==void 0?(0,P.bD)(t,o,r):
this.copier.copy(t,e,s,r)}}var ut=m(33973);async function Ot(c,t){const{encryption:e,compact:s,draft:n,alias:r,dedupe:o}=t,f=e==="keep"?c[0].security:e==="none"?
void 0:e,l=c.some(J=>J.security!==f),w=f?.dictionary.get("CF"),S=l&&c.some(J=>!w||J.security?.dictionary.get("CF")!==w),b=c.length>1||s||c.some(Dt),C=t.objectStreams===
"smallest",L=t.objectStreams==="keep"&&c.some(J=>J.crossReferenceStream),q=C||L,O=f!==void 0&&(C||!q&&c.some(Mt)),X=J=>l||O||J&&f?.numbered===!0,z=async(J,_)=>{
const et=await(0,ut.Rf)(c,{detail:J,strings:X(J),alias:_});return(0,ut.Ip)(c,et),et};let W=await z(b,r);const tt=await o?.(c,W);tt&&(W=await z(b,tt));const nt=b||
At(c,W);nt&&!b&&!l&&(W=await z(!0));const ft=X(nt);return{mode:{security:f,dropsCryptFilters:S,renumber:nt,transcrypt:ft,objectStreams:q,draft:n,smallest:C,alias:tt??
r},marked:W}}const Mt=({table:c})=>c.kind.includes($.UT);function At(c,{markings:t}){const e=c.reduce((n,r)=>n+r.size,0),s=t.reduce((n,{count:r})=>n+r,0);return e-
s>s+50}const Dt=({suspect:c,table:t})=>c&&t.kind.some((e,s)=>e===$.tL&&t.detail[s]!==0);async function Rt(c,t={}){return await c.pages.settle(),t.append?(await(0,A.
wH)(c)).bytes:yt([c],t)}async function jt(c,t={}){await c.pages.settle();const e=new T.t;return await wt([c],t,()=>e),e.length}async function yt(c,t={}){let e;const{
job:s}=c[0],n=await wt(c,t,r=>e=(0,V.l)(s.memory,r));return t.draft||s.onWritten?.({signatures:n,usageRightsRemoved:!1}),(0,V.O)(s.memory,e)}async function wt(c,t,e){
const[s]=c,{encryption:n="keep",compact:r=!1,draft:o=!1,objectStreams:f="keep",alias:l,dedupe:w}=t;G(s)&&s.job.onWritten?.({signatures:0,usageRightsRemoved:!0});
const{mode:S,marked:b}=await Ot(c,{encryption:n,compact:r,draft:o,objectStreams:f,alias:l,dedupe:w}),{security:C,objectStreams:L}=S,q=Tt([...c.map(_=>_.version),
t.version??"1.0",C?.version??"1.0",L?"1.5":"1.0"]),O=e(Pt(c,b,S));O.text(`%PDF-${q}
`),O.copy(pt,0,pt.length);const X=F(s.job,S),z=new kt(O,c,b,S,X);await z.run();let W;C&&(W=z.plain(C.dictionary));const tt=new x.Bi;for(const[_,et]of s.trailer)
_!=="ID"&&_!=="Encrypt"&&(_!=="Info"||s.dict(et))&&tt.set(_,et);const{rows:nt}=z,{pace:ft}=s.job,J=`${(0,Q.H)(s,C,o?Ut:It(O,nt.fingerprint()))}${W?`/Encrypt ${W.
number} 0 R`:""}>>`;if(L)await vt(O,nt,ft,X,_=>{for(const[et,Bt]of _)tt.set(et,Bt);mt(O,tt,J,z.trailerWriting)});else{const _=await Et(O,nt,ft);tt.set("Size",nt.
size),O.text(`trailer
`),mt(O,tt,J,z.trailerWriting),O.text(`
startxref
${_}
%%EOF
`)}return b.markings.reduce((_,{signed:et})=>_+et.size,0)}function Pt(c,{markings:t},{transcrypt:e}){const s=c.reduce((n,r)=>n+r.size,0);return t.reduce((n,{bytes:r,
count:o})=>n+r+o*(e?80:40),0)+s*4+16384}const pt=Uint8Array.of(37,226,227,207,211,10);function mt(c,t,e,s){const n=new T.k(1024);(0,P.bD)(n,t,s),c.copy(n.bytes,
0,n.length-2),c.text(e)}function It(c,t){const e=(0,U.createHash)("sha256").update(t);if(c instanceof T.k){const{bytes:s}=c,n=Math.max(St,Math.floor(s.length/Lt));
if(s.length<=Ct)e.update(s);else for(let r=0;r<s.length;r+=n)e.update(s.subarray(r,r+St))}return e.digest().subarray(0,16)}const Ut=new Uint8Array(16),Ct=4<<20,
St=4096,Lt=128;function Tt(c){return c.reduce((t,e)=>e>t?e:t)}}),21298:((it,N,m)=>{m.d(N,{O:()=>A,l:()=>x});var U=m(64680);const T=4<<20,P=new WeakMap;function x(D,v){
const j=P.get(D);return!j||j.capacity<v?new U.k(v):(P.delete(D),j.clear(),j)}function A(D,v){return v.capacity>T?v.bytes:(P.set(D,v),v.copied())}}),5062:((it,N,m)=>{
m.d(N,{$6:()=>D,Bj:()=>x,Hf:()=>P,UO:()=>A});var U=m(78157),T=m(45599);const P=new T.Bi,x=v=>({length:v.length,put:j=>j.copy(v,0,v.length)});function A(v,{number:j,
generation:R,security:k},I){if(!k)return x(v);const F=k.encryptedStreamLength(v.length,I);return{length:F,put:Y=>Y.fill(F,(Q,V)=>k.encryptStreamInto(v,j,R,I,Q,V))}}
function D(v,j,R){for(let k=j;k<R-4;k++)if(v[k]===U.tF&&(0,U.w1)(v,k,"Crypt"))return!0;return!1}})};
