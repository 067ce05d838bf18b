"use strict";exports.id=4098,exports.ids=[4098],exports.modules={45657:((nt,N,m)=>{m.d(N,{Hn:()=>T,Kf:()=>k,RZ:()=>I,YG:()=>j,vH:()=>P});function I(M,E){for(const A of E)M.push(
A)}const T=M=>M.slice();function P(M,E,A){const b=M.get(E);b?b.push(A):M.set(E,[A])}const k=M=>{let E=-1/0;for(const A of M)E=Math.max(E,A);return E},j=M=>{let E=1/0;
for(const A of M)E=Math.min(E,A);return E}}),33973:((nt,N,m)=>{m.d(N,{Gy:()=>Q,Rf:()=>_,Ip:()=>q});var I=m(54619),T=m(85368),P=m(88500);class k{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new P.
s;signed=new Set;constructor(a,r,f){this.detail=r,this.strings=f,this.scan.strings=f;const d=new Int32Array(r?8*a:a);this.done=new Uint8Array(r?a:0);const h=g=>d.
subarray(g*a,(g+1)*a);this.end=h(0),this.valueEnd=h(1),this.dataStart=h(2),this.dataEnd=h(3),this.lengthStart=h(4),this.lengthEnd=h(5),this.from=h(6),this.to=h(
7)}}var j=m(78157),M=m(79725),E=m(4e4),A=m(39150),b=m(45599);class D{scan=new P.s;ranges=new Map}const U=2;class H{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(a,r,f){
this.walked=f,this.live=new Uint8Array(a),this.via=new Int32Array(r?a:0)}}async function Q(w,{watched:a}={}){const{markings:r,referrers:f}=await _([w],{watched:a,
detail:!0}),{live:d,via:h}=r[0];return{live:d,via:h,referrers:f}}async function _(w,a={}){const r=new G(w,a);return await r.run(),r}function q(w,{repairs:a}){for(const{
part:r,number:f,value:d}of a)w[r].put(f,d)}const L=100,B=100,ot=-2;function rt(w){if(w instanceof b.Z6)return w.data.length+rt(w.dict);if(Array.isArray(w))return 12*
w.length;if(!(w instanceof b.Bi))return L;let a=30*w.size;for(const r of w.values())Array.isArray(r)&&(a+=12*r.length);return a}class G{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new M.R;strings;alias;constructor(a,{detail:r=!1,strings:f=!1,watched:d,alias:h}){if(this.documents=a,this.strings=
f,this.alias=h,this.markings=a.map(g=>new H(g.size,d!==void 0,ct(g,f||r,f))),!!d){this.watched=new Uint8Array(a[0].size);for(const g of d)this.watched[g]=1}}async run(){
const{documents:a,stack:r}=this,[f]=a;for(const[d,h]of f.trailer)d!=="Encrypt"&&this.followValue(0,h);for(;r.length>0;){const d=r.pop(),h=d%a.length,g=f.job.pace.
step(this.follow(h,(d-h)/a.length));g&&await g}for(const{live:d,signed:h,walked:g}of this.markings)for(const x of g.signed)d[x]===1&&h.add(x)}visit(a,r){this.alias&&
({part:a,number:r}=this.alias(a,r)??{part:a,number:r}),this.watched&&this.watched[r]===1&&this.referrers.add(this.current);const f=this.markings[a],{live:d}=f;if(r>
0&&r<d.length&&d[r]!==0)return;const h=this.documents[a];if(r<=0||r>=d.length||!h.exists(r))return h.missed(r);d[r]=1,this.watched&&(f.via[r]=this.current),this.
stack.push(r*this.documents.length+a)}follow(a,r){const f=this.documents[a],d=this.markings[a],{walked:h}=d;if(this.current=r,d.count++,f.isChanged(r))return this.
followChanged(f,d,a,r);if(h.done[r]===1)return this.followAgain(f,d,a,r);const{scan:g,detail:x}=h;x||(g.used=0);const C=g.used,$=f.table.kind[r]===I.tL?this.walk(
f,h,r):this.walkPlace(f,r,g);return $<0||g.byteRange&&this.isSignature(h.signed,r)?this.forget(g,C).followRepaired(f,a,r):(d.bytes+=$,x&&(h.from[r]=C,h.to[r]=g.
used,h.valueEnd[r]=this.extent.valueEnd,h.done[r]=1),this.followMarks(a,g,C,g.used,g.lengthStart),B+$)}followChanged(a,r,f,d){const h=a.patched(d);if(!h){const F=a.
edited.get(d);return at(F)||F===null?this.followRepaired(a,f,d):(this.followValue(f,F),r.bytes+=rt(F),B)}const{detail:g}=r.walked;if(h.references&&!g&&!a.suspect){
for(let F=h.first;F<h.last;F++)this.visit(f,h.references[F]);return r.bytes+=h.end-h.start,B}const{scan:x,ranges:C}=lt(r);g||(x.used=0);const $=x.used,V=this.walkPlace(
a,d,x);return V<0||x.byteRange&&this.isSignature(r.signed,d)?this.forget(x,$).followRepaired(a,f,d):(r.bytes+=V,g&&C.set(d,{from:$,to:x.used,valueEnd:this.extent.
valueEnd}),this.followMarks(f,x,$,x.used,x.lengthStart),B+V)}followAgain(a,r,f,d){const{walked:h}=r;return r.bytes+=h.end[d]>0?h.end[d]-a.table.place[d]:L,this.
followMarks(f,h.scan,h.from[d],h.to[d],h.lengthStart[d]),B}isSignature(a,r){return a.add(r),this.strings}followMarks(a,{marks:r},f,d,h){const g=this.strings?h:ot;
for(let x=f;x<d;x+=3)r[x]!==P.A&&r[x+1]!==g&&this.visit(a,r[x])}forget(a,r){return a.used=r,this}followRepaired(a,r,f){const d=a.get(f),h=at(d)?a.resolve(d):d;return h===
null?(this.markings[r].live[f]=U,this.markings[r].count--):this.repair(r,f,h),B}repair(a,r,f){this.repairs.push({part:a,number:r,value:f}),this.followValue(a,f)}followValue(a,r){
const f=[r];for(;f.length>0;){const d=f.pop();if(d instanceof b.oS)this.visit(d instanceof b.rV?d.part:a,d.number);else if(Array.isArray(d))for(const h of d)f.push(
h);else if(d instanceof b.Bi){d.has("ByteRange")&&this.markings[a].signed.add(this.current);for(const h of d.values())f.push(h)}else if(d instanceof b.Z6)for(const[
h,g]of d.dict)h!=="Length"&&f.push(g)}}walk(a,r,f){const{extent:d}=this,{bytes:h}=a,{scan:g}=r,x=a.bodies[f];g.forgetLength();const{kept:C}=this,$=!this.strings&&
a.recallEntries(f,C);$&&g.append(C.scan.marks,C.marksFrom,C.marksTo);const V=$?C.close+2:g.value(h,x,h.length);return V<0||h[V-1]===j.AV||!(0,T.x)(a,V,g,d)||a.suspect&&
!(0,A.D)(h,x,V)||g.doubtful&&(0,E.oC)(h,x,V)?-1:(d.dataStart<0&&(g.lengthStart=-1),r.end[f]=d.end,r.detail&&(r.dataStart[f]=d.dataStart,r.dataEnd[f]=d.dataEnd,r.
lengthStart[f]=g.lengthStart,r.lengthEnd[f]=g.lengthEnd),d.end-a.table.place[f])}walkPlace(a,r,f){const d=a.place(r);if(!d)return-1;const{bytes:h,start:g,end:x}=d;
f.forgetLength();const C=f.value(h,g,x);return f.lengthStart=-1,C<0&&!v(h,g,x)||p(h,g,x)||C>0&&h[C-1]===j.AV||C>=0&&(0,j.AN)(h,C,x)<x||a.suspect&&!(0,A.D)(h,g,x)||
f.doubtful&&(0,E.oC)(h,g,x)?-1:(this.extent.valueEnd=C<0?x:C,x-g)}}const at=w=>w instanceof b.oS&&!(w instanceof b.rV);function ct(w,a,r){const f=w.walked;if(f?.
strings===r)return f;const d=new k(w.size,a,r);return a&&(w.walked=d),d}function lt(w){return w.patches||(w.patches=new D,w.patches.scan.strings=w.walked.strings),
w.patches}function p(w,a,r){const f=(0,j.AN)(w,a,r);return f>=r||w[f]===j.yq&&(0,j.wb)(w,f,"null")}function v(w,a,r){for(let f=a;f<r;f++)if("<([/%".includes(String.
fromCharCode(w[f])))return!1;return!0}}),22332:((nt,N,m)=>{m.d(N,{l3:()=>M,mq:()=>A,nD:()=>E});var I=m(78157),T=m(45798),P=m(45599);const k=50,j=1e4;function M(b,D){
const U=(0,I.bS)(b).lastIndexOf("startxref",D);return U<0?-1:(0,I.JI)(b,(0,I.AN)(b,U+9,D),D).value}function E(b,D){const U=b.length;if(D<0||D>=U)return;const H=(0,I.
AN)(b,D,U),Q=!(0,I.w1)(b,H,"xref"),_=Q?-1:(0,I.bS)(b).indexOf("trailer",H),q=Q?(0,I.ay)(b,H,U)?.body??-1:_<0?-1:_+7,L=q<0?null:new T.i(b,q,U,k).value();return(0,P.
Zm)(L)?{at:D,isStream:Q,trailer:L}:void 0}function A(b){const D=new Set;for(let U=M(b,b.length);typeof U=="number"&&!D.has(U)&&D.size<j;){const H=E(b,U);if(!H)break;
D.add(U),U=H.trailer.get("Prev")}return D}}),19158:((nt,N,m)=>{m.d(N,{p:()=>T});var I=m(78157);async function T({readable:j,writable:M},E){const A=P(M.getWriter(),
E),[b]=await Promise.all([k(j.getReader()),A]);return(0,I.mE)(b)}async function P(j,M){try{for await(const E of M)await j.write(E);await j.close()}catch(E){throw await j.
abort(E).catch(()=>{}),E}}async function k(j){const M=[];for(let E=await j.read();!E.done;E=await j.read())M.push(E.value);return M}}),92049:((nt,N,m)=>{m.d(N,{
r7:()=>U,wH:()=>L,xh:()=>Q});var I=m(77598),T=m.n(I),P=m(22332),k=m(78157),j=m(64680),M=m(45079),E=m(45599),A=m(98161),b=m(21298),D=m(5062);const U=(p,v)=>!p.suspect&&
p.bytes.length===v.length&&H(p.bytes,_(p)),H=(p,v)=>v!==void 0&&k.Kl[p[v.at]]!==k.t6;function Q(p){const v=_(p)?.trailer.get("Size");typeof v=="number"&&v<=p.job.
limits.objects&&p.reserveNumbers(v)}const _=({bytes:p})=>(0,P.nD)(p,(0,P.l3)(p,p.length)),q=1<<23;async function L(p){await p.pages.settle();const{bytes:v,job:w}=p,
a=_(p),r=(0,b.l)(w.memory,v.length+65536);for(let h=0;h<v.length;h+=q){const g=Math.min(h+q,v.length);r.copy(v,h,g);const x=w.pace.step(g-h);x&&await x}const f=v[v.
length-1];f!==k.kR&&f!==k.u7&&r.byte(k.kR);const d=new Map;for(let h=1;h<p.size;h++){if(!p.isChanged(h))continue;d.set(h,r.length),B(r,p,h);const g=w.pace.step(
500);g&&await g}return ot(r,p,a,d),{bytes:(0,b.O)(w.memory,r),offsets:d}}function B(p,v,w){const a=v.get(w),{security:r}=v,f=v.generation(w),d={number:w,generation:f,
security:r,generationOf:h=>v.generation(h)};if(p.text(`${w} ${f} obj
`),a instanceof E.Z6){const{sealed:h}=a,g=new E.Bi(a.dict),C=h?.number===w&&h.generation===f?(0,D.Bj)(a.data):(0,D.UO)(v.encoded(a),d,g);g.set("Length",C.length),
(0,M.bD)(p,g,d),p.text(`
stream
`),C.put(p),p.text(`
endstream`)}else(0,M.bD)(p,a,d);p.text(`
endobj
`)}function ot(p,v,w,a){const r=p.length;w.isStream&&a.set(v.size,r);const f=new E.Bi([...v.trailer].filter(([g])=>g!=="ID")),d=w.trailer.get("Size");f.set("Siz\
e",Math.max(v.size+(w.isStream?1:0),typeof d=="number"?d:0)),f.set("Prev",w.at);const h=`${(0,A.H)(v,v.security,lt(p,v))}>>`;if(w.isStream){const{rows:g,index:x,
widths:C}=ct(a,V=>v.generation(V)),$=[["Type",new E.SX("XRef")],["W",C],["Index",x],["Length",g.length]];for(const[V,F]of $)f.set(V,F);p.text(`${v.size} 0 obj
`),G(p,f,h),p.text(`
stream
`),p.copy(g,0,g.length),p.text(`
endstream
endobj
`)}else{p.text(`xref
`);for(const g of at(a)){p.text(`${g[0]} ${g.length}
`);for(const x of g)p.text(`${rt(a.get(x),10)} ${rt(v.generation(x),5)} n 
`)}p.text(`trailer
`),G(p,f,h),p.text(`
`)}p.text(`startxref
${r}
%%EOF
`)}const rt=(p,v)=>String(p).padStart(v,"0");function G(p,v,w){const a=new j.k(1024);(0,M.bD)(a,v,M.yT),p.copy(a.bytes,0,a.length-2),p.text(w)}function at(p){const v=[];
for(const w of[...p.keys()].sort((a,r)=>a-r)){const a=v.at(-1);a?.at(-1)===w-1?a.push(w):v.push([w])}return v}function ct(p,v){const w=[1,5,2],a=Buffer.alloc(p.
size*8),r=[];let f=0;for(const d of at(p)){r.push(d[0],d.length);for(const h of d)a[f]=1,a.writeUIntBE(p.get(h),f+1,5),a.writeUInt16BE(v(h),f+6),f+=8}return{rows:a,
index:r,widths:w}}function lt(p,{bytes:v}){return(0,I.createHash)("sha256").update(String(v.length)).update(p.from(v.length)).digest().subarray(0,16)}}),98161:((nt,N,m)=>{
m.d(N,{H:()=>P});var I=m(78157),T=m(45599);function P(k,j,M){const E=k.resolve(k.array(k.trailer.get("ID"))?.[0]),A=j?.identifier??(E instanceof T.Mx?E.bytes:M),
b=D=>`<${(0,I.bS)(D).toString("hex")}>`;return`/ID[${b(A)}${b(M)}]`}}),14029:((nt,N,m)=>{m.d(N,{fT:()=>yt,eV:()=>jt,UN:()=>Rt});var I=m(77598),T=m(64680),P=m(45079),
k=m(45599),j=m(92049),M=m(81679),E=m(19158),A=m(68973);const b=5,D=8192,U=1<<23;function H(c,{draft:t,smallest:e}){const{codec:s}=c;return t?{deflate:M.M_,most:U}:
e?{deflate:n=>(0,A.uM)(c).deflate(new Uint8Array(n),9),most:s?U:0}:s?{deflate:n=>s.deflate(new Uint8Array(n),b),most:U}:{deflate:n=>n.length<D?(0,M.Kc)(n):(0,E.
p)(new CompressionStream("deflate"),[new Uint8Array(n)]),most:U}}var Q=m(98161),_=m(21298);function q(c){const t=c.dict(c.catalog.get("Perms"));if(!t?.has("UR3")&&
!t?.has("UR"))return!1;const e=new k.Bi([...t].filter(([s])=>s!=="UR3"&&s!=="UR"));return e.size>0?c.editCatalog().set("Perms",e):c.editCatalog().delete("Perms"),
!0}var L=m(78157),B=m(54619),ot=m(45798),rt=m(88500),G=m(5062);class at{documents;marked;mode;finalNumber;constructor(t,e,s,n){this.documents=t,this.marked=e,this.
mode=s,this.finalNumber=n}copy(t,e,s,n){if(!this.mode.renumber&&!this.mode.transcrypt){const{bytes:z,start:W,end:tt}=this.documents[e].place(s);t.copy(z,W,tt);return}
const i=this.locate(e,s),{bytes:o,valueEnd:u,dataStart:l,dataEnd:y}=i;if(l<0){const z=this.copyValue(t,i,void 0,n);t.copy(o,z,u);return}const S=this.mode.transcrypt?
this.transcrypt(i,n):void 0,O=this.copyValue(t,i,S?.length,n);S?(t.copy(o,O,u),t.text(`
stream
`),S.put(t)):t.copy(o,O,y),t.text(`
endstream`)}locate(t,e){const s=this.documents[t],{walked:n,patches:i}=this.marked.markings[t],{bytes:o,start:u}=s.place(e),l=o===s.bytes&&n.dataStart[e]>=0,y=i?.
ranges.get(e);return{document:s,part:t,number:e,bytes:o,start:(0,L.j8)(o,u,o.length),valueEnd:y?y.valueEnd:n.valueEnd[e],dataStart:l?n.dataStart[e]:-1,dataEnd:l?
n.dataEnd[e]:-1,lengthStart:l?n.lengthStart[e]:-1,lengthEnd:l?n.lengthEnd[e]:-1,marks:(y?i:n).scan.marks,from:y?y.from:n.from[e],to:y?y.to:n.to[e]}}copyValue(t,e,s,n){
const{bytes:i,marks:o,lengthStart:u,lengthEnd:l,to:y}=e;let S=e.start,O=s!==void 0&&u>=0,z;for(let W=e.from;(W<y||O)&&!(O&&(W>=y||o[W+1]>=u)&&(t.copy(i,S,u),t.integer(
s),S=l,O=!1,W>=y));W+=3){const tt=o[W],R=o[W+1];if(!(R<S))if(tt===rt.A){t.copy(i,S,R),S=o[W+2],z??=this.openerOf(e);const J=new ot.i(i,R,S,1,z).value();J instanceof
k.Mx&&(0,P.pS)(t,J.bytes,n)}else this.mode.renumber&&(t.copy(i,S,R),S=o[W+2],this.putReference(t,e.part,tt))}return S}putReference(t,e,s){const n=this.finalNumber(
e,s);if(n===0){t.text("null");return}t.integer(n),t.text(" 0 R")}openerOf({document:t,number:e}){const{security:s}=t;if(!s||t.table.kind[e]!==B.tL)return;const n=t.
generation(e);return i=>s.decryptString(i,e,n)}transcrypt({document:t,number:e,valueEnd:s,dataStart:n,dataEnd:i},o){const{security:u}=this.mode,l=t.bytes.subarray(
n,i),y=t.generation(e);if(u===t.security&&(!u?.numbered||e===o.number&&y===o.generation))return(0,G.Bj)(l);const O=this.cipherEntries(t,e,s),z=t.security?t.encoded(
new k.Z6(O,l,{number:e,generation:y})):l;return(0,G.UO)(z,o,O)}cipherEntries(t,e,s){const{security:n}=this.mode;if((n?.uniform??!0)&&(t.security?.uniform??!0)&&
!(0,G.$6)(t.bytes,t.bodies[e],s))return G.Hf;const o=t.get(e);return o instanceof k.Z6?o.dict:G.Hf}withCryptFilter(t,e){const s=this.documents[t],{valueEnd:n,dataStart:i}=this.
marked.markings[t].walked;if(!this.mode.dropsCryptFilters||!s.security||s.table.kind[e]!==B.tL||i[e]<0||!(0,G.$6)(s.bytes,s.bodies[e],n[e]))return;const o=s.get(
e);return o instanceof k.Z6?o:void 0}}async function ct(c,t,e){const{table:s,job:n}=c,i=new Map;for(let l=1;l<s.size;l++){if(t[l]===1&&s.kind[l]===B.UT){const S=i.
get(s.place[l]);S?S.push(l):i.set(s.place[l],[l])}const y=l%1024===0?n.pace.step(5e4):void 0;y&&await y}const o=new Set,u=new Map;for(const[l,y]of i){!e&&p(c,l,
y)?o.add(l):u.set(l,y.filter(O=>!(c.edited.get(O)instanceof k.Z6)));const S=n.pace.step(y.length*50);S&&await S}return{whole:o,repacked:u}}const lt=new Set(["Le\
ngth","Extends"]);function p(c,t,e){const s=c.objectStream(t);if(!s||s.lost!==void 0||s.numbers.length!==e.length||!e.every(o=>!c.isChanged(o)&&s.numbers[c.table.
detail[o]]===o))return!1;const n=c.get(t);if(!(n instanceof k.Z6)||c.resolve(n.dict.get("N"))!==e.length)return!1;const i=o=>o instanceof k.oS||Array.isArray(o)&&
o.some(u=>u instanceof k.oS);return![...n.dict].some(([o,u])=>!lt.has(o)&&i(u))}async function v(c,t,e,s){const{whole:n,repacked:i}=e,o=new Int32Array(c.size);let u=0,
l=!0,y=-1;for(let O=1;O<c.size;O++)c.kind[O]===B.tL&&(i.has(O)||t[O]!==1&&!n.has(O)||(o[u++]=O,c.place[O]<y&&(l=!1),y=c.place[O]));const S=o.subarray(0,u);return l?
S:a(S,c.place,s)}const w=11;async function a(c,t,e){let s=c,n=new Int32Array(c.length);for(let i=0;i<31;i+=w){r(s,n,t,i),[s,n]=[n,s];const o=e.step(c.length*20);
o&&await o}return s}function r(c,t,e,s){const n=(1<<w)-1,i=new Int32Array(n+2);for(let o=0;o<c.length;o++)i[(e[c[o]]>>>s&n)+1]++;for(let o=1;o<i.length;o++)i[o]+=
i[o-1];for(let o=0;o<c.length;o++){const u=c[o];t[i[e[u]>>>s&n]++]=u}}var f=m(75162);const d=1<<23;class h{sink;rows;bytes;start=-1;end=-1;constructor(t,e,s){this.
sink=t,this.rows=e,this.bytes=s}add(t,e,s,n,i){this.start>=0&&(e!==this.bytes||!this.adjoins(s))&&this.flush(),this.start<0&&(this.start=s,this.bytes=e),this.rows.
plain(t,this.sink.length+(s-this.start),i),this.end=n}get pending(){return this.start<0?0:this.end-this.start}async drain(t){for(;this.pending>0;){const e=Math.
min(this.start+d,this.end);this.sink.copy(this.bytes,this.start,e);const s=t.step(e-this.start);this.start=e,s&&await s}}flush(){this.start<0||(this.sink.copy(this.
bytes,this.start,this.end),this.sink.byte(L.kR),this.start=-1)}adjoins(t){if(t<this.end||t-this.end>16)return!1;for(let e=this.end;e<t;e++)if(L.Kl[this.bytes[e]]!==
L.t6)return!1;return!0}}const g=500;class x{target;gathered=[];waiting=[];bytes=0;body=new T.k(4096);head=new T.k(4096);constructor(t){this.target=t}add(t){this.
gathered.push(t),this.gathered.length>=g&&this.complete()}get isFull(){return this.bytes>this.target.compressor.most}async drain(){const{waiting:t}=this;this.waiting=
[],this.bytes=0;for(const{number:e,count:s,first:n,data:i}of t)this.write(e,s,n,await i)}async finish(){this.gathered.length>0&&this.complete(),await this.drain()}complete(){
const{body:t,head:e,gathered:s,target:n}=this,i=n.newNumber();t.clear(),e.clear();for(const[l,y]of s.entries()){const S=n.finalNumber(y);l>0&&e.byte(L.Z4),e.integer(
S),e.byte(L.Z4),e.integer(t.length),n.rows.compressed(S,i,l),n.writeMember(t,y),t.byte(L.kR)}e.byte(L.kR);const o=e.length;e.copy(t.bytes,0,t.length);const u=n.
compressor.deflate(e.bytes);u instanceof Promise&&u.catch(()=>{}),this.waiting.push({number:i,count:s.length,first:o,data:u}),this.bytes+=e.length,this.gathered=
[]}write(t,e,s,n){const{sink:i,security:o,begin:u}=this.target;o&&(n=o.encryptStream(n,t,0,G.Hf)),u(t),i.text(`<</Type/ObjStm/N ${e}/First ${s}/Filter/FlateDeco\
de/Length ${n.length}>>
stream
`),i.copy(n,0,n.length),i.text(`
endstream
endobj
`)}}const C=0,$=Buffer.from(`0000000000 00000 n 
`,"latin1");class V{kind;place;detail;size=1;constructor(t){this.kind=new Uint8Array(t),this.place=new Float64Array(t),this.detail=new Int32Array(t)}plain(t,e,s){
this.set(t,B.tL,e,s)}compressed(t,e,s){this.set(t,B.UT,e,s)}set(t,e,s,n){t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=s,this.detail[t]=n,t>=
this.size&&(this.size=t+1)}grow(t){const e=Math.max(t,Math.ceil(this.kind.length*1.5)),[s,n,i]=[new Uint8Array(e),new Float64Array(e),new Int32Array(e)];s.set(this.
kind),n.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[s,n,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(t){
const{size:e}=this,s=(0,L.gq)(Buffer.allocUnsafe(e*$.length).fill($));let n=0;for(let i=e;i>0;i-=F){n=this.fillIn(s,Math.max(0,i-F),i,n);const o=t.step(F*40);o&&
await o}return s}fillIn(t,e,s,n){const{kind:i,place:o,detail:u}=this;for(let l=s-1;l>=e;l--){const y=l*$.length;if(i[l]!==C){ht(t,y+10,o[l]),u[l]>0&&ht(t,y+16,u[l]);
continue}ht(t,y+10,n),ht(t,y+16,l===0?65535:1),t[y+17]=L.MV,n=l}return n}async compressedRows(t){const{size:e,kind:s,place:n,detail:i}=this;let[o,u]=[1,1];for(let R=0;R<
e;R++)n[R]>o&&(o=n[R]),i[R]>u&&(u=i[R]);const l=[1,dt(o),dt(u)],y=l[0]+l[1]+l[2],S=new Uint8Array(e*(y+1)),O=new Uint8Array(y),z=new Uint8Array(y);let W=0;const tt=(R,J)=>{
for(let K=R;K<J;K++){O[0]=s[K],ut(O,1,l[1],n[K]),ut(O,1+l[1],l[2],K===0?0:i[K]),S[W++]=2;for(let Z=0;Z<y;Z++)S[W++]=O[Z]-z[Z],z[Z]=O[Z]}};for(let R=0;R<e;R+=F){
tt(R,Math.min(R+F,e));const J=t.step(F*40);J&&await J}return{data:S,widths:l}}}const F=8192;async function St(c,t,e){const s=c.length;c.text(`xref
0 ${t.size}
`);const n=await t.table(e);return c.copy(n,0,n.length),s}async function vt(c,t,e,s,n){const i=c.length,o=t.size;t.plain(o,i,0);const{data:u,widths:l}=await t.compressedRows(
e),y=await s.deflate(u),S=l[0]+l[1]+l[2];c.text(`${o} 0 obj
`),n([["Type",new k.SX("XRef")],["Size",t.size],["W",l],["Filter",new k.SX("FlateDecode")],["DecodeParms",(0,k.jd)({Columns:S,Predictor:12})],["Length",y.length]]),
c.text(`
stream
`),c.copy(y,0,y.length),c.text(`
endstream
endobj
startxref
${i}
%%EOF
`)}function ht(c,t,e){for(let s=t-1;e>0;s-=4){const n=Math.floor(e/1e4),i=e-n*1e4,o=i*6554>>>16,u=o*6554>>>16,l=u*6554>>>16;c[s]=L.l0+i-o*10,(o>0||n>0)&&(c[s-1]=
L.l0+o-u*10),(u>0||n>0)&&(c[s-2]=L.l0+u-l*10),(l>0||n>0)&&(c[s-3]=L.l0+l),e=n}}const dt=c=>Math.max(1,Math.ceil(Math.log2(c+1)/8));function ut(c,t,e,s){for(let n=t+
e-1;n>=t;n--)c[n]=s%256,s=Math.floor(s/256)}const xt=1<<23,Ot={whole:new Set,repacked:new Map};class kt{sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];objectStreams;constructor(t,e,s,n,i){
this.sink=t,this.documents=e,this.marked=s,this.mode=n;const o=e.reduce((u,l)=>u+l.size,0);this.next=e[0].size,this.finals=n.renumber?this.assign():[],this.renumber=
n.renumber?e.map((u,l)=>y=>this.final(l,y)):[],this.generationOf=n.renumber?void 0:u=>e[0].generation(u),this.copier=new at(e,s,n,(u,l)=>this.finalNumber(u,l)),
this.rows=new V(Math.max(n.renumber?this.next:o,16)+8),this.objectStreams=new x({sink:t,rows:this.rows,security:n.security,compressor:i,finalNumber:({part:u,number:l})=>n.
renumber?this.finals[u][l]:l,writeMember:(u,l)=>this.writeMember(u,l),newNumber:()=>this.spare.shift()??this.next++,begin:u=>this.begin(u,0)})}get trailerWriting(){
return{number:0,generation:0,renumber:t=>this.final(0,t),generationOf:this.generationOf}}async run(){for(const[t]of this.documents.entries()){const e=this.mode.
objectStreams?await ct(this.documents[t],this.marked.markings[t].live,this.mode.renumber):Ot;await this.writePart(t,e)}await this.objectStreams.finish()}plain(t){
const e=this.next++;return this.begin(e,0),(0,P.bD)(this.sink,t,P.yT),this.sink.text(`
endobj
`),new k.oS(e,0)}assign(){let t=1;const e=this.marked.markings.map(({live:s})=>{const n=new Int32Array(s.length);for(let i=1;i<s.length;i++)s[i]===1&&(n[i]=t++);
return n});return this.next=t,e}final(t,e){return this.finalNumber(e instanceof k.rV?e.part:t,e.number)}finalNumber(t,e){const s=this.mode.alias?.(t,e);return s&&
({part:t,number:e}=s),this.mode.renumber?this.finals[t][e]??0:this.marked.markings[0].live[e]===1?e:0}async writePart(t,e){const s=this.documents[t],{pace:n}=s.
job,{table:i}=s,{live:o}=this.marked.markings[t],u=new h(this.sink,this.rows,s.bytes);for(const[l,y]of e.repacked){this.mode.renumber||this.spare.push(l);for(const O of y)
this.objectStreams.add({part:t,number:O});this.objectStreams.isFull&&await this.objectStreams.drain();const S=n.step(y.length*200);S&&await S}for(const l of await v(
i,o,e,n)){const y=this.writeOne(t,l,e,u);this.objectStreams.isFull&&(u.flush(),await this.objectStreams.drain()),u.pending>xt&&await u.drain(n);const S=n.step(y);
S&&await S}u.flush();for(let l=1;l<o.length;l++){const y=l>=i.size||i.kind[l]!==B.tL&&i.kind[l]!==B.UT;if(o[l]!==1||!y&&!(i.kind[l]===B.UT&&(!this.mode.objectStreams||
s.edited.get(l)instanceof k.Z6)))continue;this.mode.objectStreams&&y&&!(s.edited.get(l)instanceof k.Z6)?this.objectStreams.add({part:t,number:l}):this.writeObject(
t,l),this.objectStreams.isFull&&await this.objectStreams.drain();const S=n.step(500);S&&await S}}writeOne(t,e,{whole:s},n){const i=this.documents[t],{table:o}=i;
if(s.has(e))return this.copyObjectStream(t,e,n);if(this.mode.smallest&&!this.isStream(t,e))return this.objectStreams.add({part:t,number:e}),200;const u=i.patched(
e);if(i.isEdited(e)||this.mode.renumber||this.mode.transcrypt)return n.flush(),this.writeObject(t,e);const l=u?u.from:o.place[e],y=u?u.to:this.marked.markings[t].
walked.end[e];return n.add(e,u?u.bytes:i.bytes,l,y,o.detail[e]),Math.min(y-l,2e6)>>3}copyObjectStream(t,e,s){const n=this.documents[t],i=n.objectStream(e),{numbers:o}=i;
for(let O=0;O<o.length;O++)this.rows.compressed(o[O],e,O);s.flush();const{dict:u,data:l,sealed:y}=n.get(e),S=new k.Bi(u);return S.delete("Extends"),this.writeStream(
t,e,0,new k.Z6(S,l,y)),l.length>>2}begin(t,e){this.rows.plain(t,this.sink.length,e),this.sink.integer(t),this.sink.byte(L.Z4),this.sink.integer(e),this.sink.text(
` obj
`)}writing(t,e,s){const{generationOf:n}=this;return{number:e,generation:s,security:this.mode.security,renumber:this.renumber[t],generationOf:n}}writeObject(t,e){
const s=this.documents[t],n=this.mode.renumber?this.finals[t][e]:e,i=this.mode.renumber?0:s.generation(e),o=this.sink.length,u=s.isEdited(e)?s.edited.get(e):this.
copier.withCryptFilter(t,e);return u instanceof k.Z6?this.writeStream(t,n,i,u):(this.begin(n,i),u!==void 0?(0,P.bD)(this.sink,u,this.writing(t,n,i)):this.copier.
copy(this.sink,t,e,this.writing(t,n,i)),this.sink.text(`
endobj
`)),this.sink.length-o}writeStream(t,e,s,n){const i=this.documents[t],{security:o}=this.mode,{sealed:u}=n,l=this.writing(t,e,s),y=u&&o===i.security&&(!o?.numbered||
u.number===e&&u.generation===s),S=new k.Bi(n.dict);!y&&this.mode.dropsCryptFilters&&(0,f.CF)(S);const O=y?(0,G.Bj)(n.data):(0,G.UO)(i.encoded(n),{number:e,generation:s,
security:o},S);this.begin(e,s),S.set("Length",O.length),(0,P.bD)(this.sink,S,l),this.sink.text(`
stream
`),O.put(this.sink),this.sink.text(`
endstream
endobj
`)}isStream(t,e){const s=this.documents[t].edited.get(e);return s===void 0?this.marked.markings[t].walked.dataStart[e]>0:s instanceof k.Z6}writeMember(t,{part:e,
number:s}){const n=this.mode.renumber?this.finals[e][s]:s,i={...this.writing(e,n,0),security:void 0},o=this.documents[e].edited.get(s);o!==void 0?(0,P.bD)(t,o,i):
this.copier.copy(t,e,s,i)}}var gt=m(33973);async function Mt(c,t){const{encryption:e,compact:s,draft:n,alias:i,dedupe:o}=t,u=e==="keep"?c[0].security:e==="none"?
void 0:e,l=c.some(Y=>Y.security!==u),y=u?.dictionary.get("CF"),S=l&&c.some(Y=>!y||Y.security?.dictionary.get("CF")!==y),O=c.length>1||s||c.some(Dt),z=t.objectStreams===
"smallest",W=t.objectStreams==="keep"&&c.some(Y=>Y.crossReferenceStream),tt=z||W,R=u!==void 0&&(z||!tt&&c.some(bt)),J=Y=>l||R||Y&&u?.numbered===!0,K=async(Y,X)=>{
const st=await(0,gt.Rf)(c,{detail:Y,strings:J(Y),alias:X});return(0,gt.Ip)(c,st),st};let Z=await K(O,i);const et=await o?.(c,Z);et&&(Z=await K(O,et));const it=O||
At(c,Z);it&&!O&&!l&&(Z=await K(!0));const ft=J(it);return{mode:{security:u,dropsCryptFilters:S,renumber:it,transcrypt:ft,objectStreams:tt,draft:n,smallest:z,alias:et??
i},marked:Z}}const bt=({table:c})=>c.kind.includes(B.UT);function At(c,{markings:t}){const e=c.reduce((n,i)=>n+i.size,0),s=t.reduce((n,{count:i})=>n+i,0);return e-
s>s+50}const Dt=({suspect:c,table:t})=>c&&t.kind.some((e,s)=>e===B.tL&&t.detail[s]!==0);async function Rt(c,t={}){return await c.pages.settle(),t.append?(await(0,j.
wH)(c)).bytes:yt([c],t)}async function jt(c,t={}){await c.pages.settle();const e=new T.t;return await wt([c],t,()=>e),e.length}async function yt(c,t={}){let e;const{
job:s}=c[0],n=await wt(c,t,i=>e=(0,_.l)(s.memory,i));return t.draft||s.onWritten?.({signatures:n,usageRightsRemoved:!1}),(0,_.O)(s.memory,e)}async function wt(c,t,e){
const[s]=c,{encryption:n="keep",compact:i=!1,draft:o=!1,objectStreams:u="keep",alias:l,dedupe:y}=t;q(s)&&s.job.onWritten?.({signatures:0,usageRightsRemoved:!0});
const{mode:S,marked:O}=await Mt(c,{encryption:n,compact:i,draft:o,objectStreams:u,alias:l,dedupe:y}),{security:z,objectStreams:W}=S,tt=Tt([...c.map(X=>X.version),
t.version??"1.0",z?.version??"1.0",W?"1.5":"1.0"]),R=e(Pt(c,O,S));R.text(`%PDF-${tt}
`),R.copy(pt,0,pt.length);const J=H(s.job,S),K=new kt(R,c,O,S,J);await K.run();let Z;z&&(Z=K.plain(z.dictionary));const et=new k.Bi;for(const[X,st]of s.trailer)
X!=="ID"&&X!=="Encrypt"&&(X!=="Info"||s.dict(st))&&et.set(X,st);const{rows:it}=K,{pace:ft}=s.job,Y=`${(0,Q.H)(s,z,o?It:Ct(R,it.fingerprint()))}${Z?`/Encrypt ${Z.
number} 0 R`:""}>>`;if(W)await vt(R,it,ft,J,X=>{for(const[st,Bt]of X)et.set(st,Bt);mt(R,et,Y,K.trailerWriting)});else{const X=await St(R,it,ft);et.set("Size",it.
size),R.text(`trailer
`),mt(R,et,Y,K.trailerWriting),R.text(`
startxref
${X}
%%EOF
`)}return O.markings.reduce((X,{signed:st})=>X+st.size,0)}function Pt(c,{markings:t},{transcrypt:e}){const s=c.reduce((n,i)=>n+i.size,0);return t.reduce((n,{bytes:i,
count:o})=>n+i+o*(e?80:40),0)+s*4+16384}const pt=Uint8Array.of(37,226,227,207,211,10);function mt(c,t,e,s){const n=new T.k(1024);(0,P.bD)(n,t,s),c.copy(n.bytes,
0,n.length-2),c.text(e)}function Ct(c,t){const e=(0,I.createHash)("sha256").update(t);if(c instanceof T.k){const{bytes:s}=c,n=Math.max(Et,Math.floor(s.length/Lt));
if(s.length<=Ut)e.update(s);else for(let i=0;i<s.length;i+=n)e.update(s.subarray(i,i+Et))}return e.digest().subarray(0,16)}const It=new Uint8Array(16),Ut=4<<20,
Et=4096,Lt=128;function Tt(c){return c.reduce((t,e)=>e>t?e:t)}}),21298:((nt,N,m)=>{m.d(N,{O:()=>j,l:()=>k});var I=m(64680);const T=4<<20,P=new WeakMap;function k(M,E){
const A=P.get(M);return!A||A.capacity<E?new I.k(E):(P.delete(M),A.clear(),A)}function j(M,E){return E.capacity>T?E.bytes:(P.set(M,E),E.copied())}}),5062:((nt,N,m)=>{
m.d(N,{$6:()=>M,Bj:()=>k,Hf:()=>P,UO:()=>j});var I=m(78157),T=m(45599);const P=new T.Bi,k=E=>({length:E.length,put:A=>A.copy(E,0,E.length)});function j(E,{number:A,
generation:b,security:D},U){if(!D)return k(E);const H=D.encryptedStreamLength(E.length,U);return{length:H,put:Q=>Q.fill(H,(_,q)=>D.encryptStreamInto(E,A,b,U,_,q))}}
function M(E,A,b){for(let D=A;D<b-4;D++)if(E[D]===I.tF&&(0,I.w1)(E,D,"Crypt"))return!0;return!1}})};
