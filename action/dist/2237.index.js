"use strict";exports.id=2237,exports.ids=[2237],exports.modules={60623:((ct,tt,F)=>{F.d(tt,{Kc:()=>y,M_:()=>A,UD:()=>M});var i=F(11544),s=F(58552),J=F(54771),j=F(27059),R=F(
78157),U=F(4537),C=F(81272);const y=D=>(0,i.$)(D,{level:4,mem:3}),A=D=>(0,i.$)(D,{level:0}),l=16*U.$9,E=8192,S=1<<26;function M(D,$,N,W){const B=$.codec?.inflateNow(
D,Math.min($.stream,$.remaining,S));if(B)return $.remaining-=B.length,B;const T=(0,R.j8)(D,0,Math.min(D.length,4)),v=(D[T]&15)===8&&(D[T]<<8|D[T+1])%31===0;v||(N.
found=!0);const p=x(D.subarray(v?T+2:0),$,N,W);if(p)return p;throw(0,s.O$)("a compressed stream is damaged")}function x(D,$,N,W){if($.remaining<=0)throw(0,C.q)(
$,0);const B=new C.g($,W);if(D.length<=(W?E:l)){const v=W?[D.length*b]:[D.length*b,j._],p=o(D,v,$.scratch??new j.f);if(p)return B.push(p),B.finish()}if(P(D,B,D.
length))return B.finish();N.found=!0;const T=new C.g($,W);return P(D,T,Math.floor(B.consumed/U.$9)*U.$9),T.size===0?void 0:T.finish()}const b=8;function o(D,$,N){
try{for(const W of $){const B=N.atLeast(W),T=(0,i.HM)(D,{out:B});if(T.length<B.length)return T.slice();if(B.length===j._)return}}catch{}}const d=16;function P(D,$,N){
const W=new i.EL(v=>{v.length&&$.push(v)}),B=N<D.length;let T=$.watch?U.ay:U.$9;try{for(let v=0;v<D.length;){const p=v<N?Math.min(T,N-v):d,I=$.size;$.consumed=v,
W.push(D.subarray(v,v+p),!B&&v+p>=D.length),v+=p,$.watch&&(T=(0,U._p)(p,$.size-I,U.$9))}}catch(v){if(v instanceof s.zU||v instanceof J.Q)throw v;return!1}return!0}}),
81679:((ct,tt,F)=>{F.d(tt,{Kc:()=>j.Kc,TT:()=>M,M_:()=>j.M_,tN:()=>x});var i=F(58552),s=F(78157);function J(o){let d=o.length+5;for(const B of o)B===s.y_&&(d+=3);
const P=new Uint8Array(d);let D=0,$=0,N=0,W=o[0]===s.iH&&o[1]===s.du?2:0;for(;W<o.length;W++){const B=o[W];if(B===s.du)break;if(s.Kl[B]!==s.t6){if(B===s.y_&&N===
0){D+=4;continue}if(!(B<s.Ec||B>s.Hh)&&($=$*85+(B-s.Ec),!(++N<5))){for(let T=24;T>=0;T-=8)P[D++]=Math.floor($/2**T)&255;$=N=0}}}if(N>1){for(let B=N;B<5;B++)$=$*
85+84;for(let B=0;B<N-1;B++)P[D++]=Math.floor($/2**(24-8*B))&255}return P.slice(0,D)}var j=F(60623),R=F(19590),U=F(60269),C=F(11032),y=F(81272);function A(o,d){
let P=0;if(l(o,(N,W,B)=>P+=W+B),P>d.stream||P>d.remaining)throw(0,y.q)(d,P);d.remaining-=P;const D=new Uint8Array(P);let $=0;return l(o,(N,W,B)=>{for(let T=0;T<
W;T++)D[$+T]=o[N+T];B>0&&D.fill(o[N],$,$+B),$+=W+B}),D}function l(o,d){for(let P=0;P<o.length&&o[P]!==128;){const D=o[P++];if(P>=o.length)return;D<128?d(P,Math.
min(D+1,o.length-P),0):d(P,0,257-D),P+=D<128?D+1:1}}const E={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},S=new Set(
["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),M=o=>S.has(E[o]??o);function x(o,d,P,D,$={found:!1}){switch(E[o]??o){case"\
FlateDecode":return b({filter:"FlateDecode",data:d,parameters:P},D,$);case"LZWDecode":return b({filter:"LZWDecode",data:d,parameters:P},D,$);case"ASCII85Decode":
return J(d);case"ASCIIHexDecode":return(0,s.sk)(d,0,d.length);case"RunLengthDecode":return A(d,D);case"Crypt":return d;default:throw(0,i.O$)("a stream that must\
 be read uses a filter that is not supported")}}function b(o,d,P){const D=d.large?.find(o,d,P);if(D)return D;const{filter:$,data:N,parameters:W}=o,B=d.large?.watch(
o,d),T=$==="FlateDecode"?(0,j.UD)(N,d,P,B):(0,R.k)(N,(0,U.c)(W,"EarlyChange",1),d,P,B);return(0,C.T)(T,W)}}),54619:((ct,tt,F)=>{F.d(tt,{HV:()=>i,UT:()=>J,jC:()=>j,
tL:()=>s,wg:()=>C});const i=0,s=1,J=2,j=3,R=1e5,U=1e4;class C{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;constructor({limits:A,
memory:l},E){this.sourceLength=E,this.memory=l,this.bound=Math.min(A.objects,Math.max(1e6,E));const S=E<R?64:1024;this.kind=new Uint8Array(S),this.place=new Int32Array(
S),this.detail=new Int32Array(S)}offer(A,l,E,S){A<this.kind.length&&this.kind[A]!==i||this.set(A,l,E,S)}askFor(A){A>0&&A<=this.bound&&(this.kind[A]??i)===i&&this.
unlisted.add(A)}set(A,l,E,S){if(A>this.bound){this.overflowed=!0;return}A>=this.kind.length&&this.grow(A+1),this.kind[A]=l,this.place[A]=E,this.detail[A]=S,A>=this.
size&&(this.size=A+1)}grow(A){const l=Math.min(Math.max(A,this.kind.length*2),this.bound+1),E=Math.max(this.kind.length,this.sourceLength,U);l>E&&this.memory.takeNumbers(
l-E);const[S,M,x]=[new Uint8Array(l),new Int32Array(l),new Int32Array(l)];S.set(this.kind),M.set(this.place),x.set(this.detail),[this.kind,this.place,this.detail]=
[S,M,x]}}}),12237:((ct,tt,F)=>{F.d(tt,{E:()=>H});var i=F(58552),s=F(78157),J=F(64580),j=F(42973),R=F(52205),U=F(81679),C=F(3084),y=F(45599);function A(r,t,e,n){
const a=r.job.limits.filters,f=(0,R.c3)(r,t.dict.get("Filter")??t.dict.get("F")),h=(0,R.c3)(r,t.dict.get("DecodeParms")??t.dict.get("DP"));if(f.length>a)throw(0,j.
F)("filters",`A stream of the document has ${f.length} filters; at most ${a} are allowed`,"Open it in another PDF program and save it again");let w=r.encoded(t);
for(const[_,z]of f.entries()){const V=r.dict(h[_]);z instanceof y.SX&&(w=(0,U.tN)(z.text,w,V&&(0,R.x$)(r,V),e,n))}return w}async function l(r,t,e,n){const[a,...f]=(0,R.
c3)(r,t.dict.get("Filter")??t.dict.get("F"));if(!(0,y.Eo)(a,"FlateDecode")||f.length>0)return;const[h]=(0,R.c3)(r,t.dict.get("DecodeParms")??t.dict.get("DP")),w=r.
dict(h);return(0,C.V)(r.encoded(t),w&&(0,R.x$)(r,w),e,r.job,n)}function E(r,t,e){if((0,R.c3)(r,t.dict.get("Filter")??t.dict.get("F")).some(f=>f instanceof y.SX&&
!(0,U.TT)(f.text)))return;const a={found:!1};try{return{data:A(r,t,e,a),whole:!a.found}}catch(f){if(f instanceof i.zU&&f.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1};throw f}}var S=F(54619),M=F(45798),x=F(85368),b=F(88500);function o(r,t){if(!(t instanceof y.Z6))return;const[e,n]=[r.resolve(t.dict.get("N")),r.resolve(
t.dict.get("First"))];if(typeof e!="number"||typeof n!="number"||!Number.isInteger(n)||n<0)return;let a;try{a=r.decoded(t)}catch(z){if(z instanceof i.zU&&z.code===
"unreadable_document")return;throw z}const[f,h]=[[],[]];let w=0;for(;f.length<e;){const z=(0,s.JI)(a,(0,s.AN)(a,w,a.length),a.length),V=(0,s.JI)(a,(0,s.AN)(a,z.
after,a.length),a.length);if(z.value<0||z.value>2147483647||V.value<0||n+V.value>a.length)break;f.push(z.value),h.push(n+V.value),w=V.after}const _=new Int32Array(
h.length);for(const[z,V]of h.entries())_[z]=d(a,V,h[z+1]??a.length);if((0,s.bS)(a).includes("stream")){const z=new b.s;for(const[V,Z]of h.entries()){z.reset();const G=z.
value(a,Z,_[V]);G>=0&&(_[V]=G)}}return{data:a,numbers:new Int32Array(f),starts:new Int32Array(h),ends:_}}function d(r,t,e){for(;e>t&&s.Kl[r[e-1]]===s.t6;)e--;return e}
const P=12;class D{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n,table:a}=t;this.counted=new Uint8Array(a.size),this.streams=new x.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new D(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:a,memory:f}=n,h=this.
counted[t]===1,w=this.parser(t,e.bytes,e.start,e.end,h?1/0:f.values),_=w.value();if(h||(f.values=w.room),this.counted[t]=1,this.spend(w.at-e.start),!(_ instanceof
y.Bi)||e.bytes!==a)return _;const z=(0,s.AN)(a,w.at,a.length);if(!(0,s.w1)(a,z,"stream"))return _;const{start:V,end:Z}=this.streams.data(z,this.lengthOf(_.get("\
Length"))),G=this.security&&!(0,y.Eo)(_.get("Type"),"XRef");return new y.Z6(_,a.subarray(V,Z),G?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,a,f=this.
document.memory.values){const{document:h,security:w}=this;let _;if(w&&t!==this.encryptNumber&&h.table.kind[t]===S.tL){const z=h.generation(t);_=V=>w.decryptString(
V,t,z)}return new M.i(e,n,a,h.job.limits.nesting,_,f)}lengthOf(t){if(t instanceof y.oS){const e=this.document.place(t.number),n=e&&new M.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:a}=this;if(a.has(t)||n.table.kind[t]!==S.tL)return;a.add(t);const f={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},
h=o(n,this.read(t,f));if(a.delete(t),this.objectStreams.set(t,h),!!h)return this.effort+=h.data.length*n.job.limits.parsing,n.memory.hold(h.data.length+h.numbers.
length*P,this.holder,t),h}spend(t){if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}var $=F(67382),N=F(51271),W=F(83363),B=F(45657);const T=100;
class v{document;numbers=[];claimed;blank=[];positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new N.L;constructor(t){this.document=
t}async read(){const t=await(0,W.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=
t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.blank=t.blank}copyFrom(t){this.numbers=t.numbers,this.positions=
t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const a of W.i)e[a]!==void 0&&(n[a]=(0,J.F)(e[a]));return n}),this.irregular=
t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){
if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??
0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){
return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){
for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new y.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),
this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new $.B(this.document);for(const n of t){this.
document.exists(n)&&e.keep(n);const a=this.document.job.pace.step(1e3);a&&await a}}async keep(t){const{numbers:e,ancestry:n}=this,a=e.filter((f,h)=>t[h]);if(this.
irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(a);return}this.numbers=a,this.ancestry=n.filter((f,h)=>t[h]),this.
positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),a=new Map,f=this.inherited.map(Z=>I(e,Z,a)),{nodes:h,parents:w}=this.grow(n),_=h.map(({
ref:Z})=>({Parent:Z}));for(let Z=0;Z<n.length;Z++){const G=n[Z],q=this.indexOf(G),rt=w[Z];h[rt].kids.push(new y.oS(G,e.generation(G)));const at=q<0?p:f[this.ancestry[q]];
e.patch(G,_[rt],at);const st=e.job.pace.step(600);st&&await st}for(const{ref:Z,kids:G,parent:q,count:rt}of h)e.put(Z,new y.Bi([["Type",new y.SX("Pages")],...q?[
["Parent",q]]:[],["Kids",G],["Count",rt]]));const z=h[h.length-1].ref,V=e.catalog.get("Pages");(!(V instanceof y.oS)||V.number!==z.number)&&e.editCatalog().set(
"Pages",z),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new N.L(!1)}grow(t){const{document:e}=this,
n=t.length,a=e.catalog.get("Pages"),f=G=>this.indexOf(G)>=0||t.includes(G),h=a instanceof y.oS&&a.number>0&&!f(a.number)?a:void 0,w=[];let _=[];const z=(G,q)=>({
ref:q&&h?new y.oS(h.number,e.generation(h.number)):e.add(null),kids:[],parent:void 0,count:G}),V=Math.max(1,Math.ceil(n/T));for(let G=0;G<V;G++)_.push(z(Math.min(
T,n-G*T),V===1));const Z=Array.from({length:n},(G,q)=>Math.floor(q/T));for(;_.length>1;){(0,B.RZ)(w,_);const G=Math.ceil(_.length/T),q=Array.from({length:G},()=>z(
0,G===1));for(const[rt,at]of _.entries()){const st=q[Math.floor(rt/T)];at.parent=st.ref,st.kids.push(at.ref),st.count+=at.count}_=q}return(0,B.RZ)(w,_),{nodes:w,
parents:Z}}}const p={};function I(r,t,e){const{Resources:n}=t;if(!(n instanceof y.Bi))return{...t};const a=e.get(n)??r.add(n);return e.set(n,a),{...t,Resources:a}}
const L=1,X=2,Y=3;class et{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new et(0);for(const[e,n]of this.
edited)t.edited.set(e,(0,J.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,L)===X&&
this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,X),this.patched.set(t,e)}remove(t){const e=this.set(t,Y);e===L?this.edited.delete(t):e===X&&this.
patched.delete(t)}set(t,e){if(t>=this.kind.length){const a=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));a.set(this.kind),this.kind=a}const n=this.
kind[t];return this.kind[t]=e,this.any=!0,n}}var it=F(64680),ot=F(45079);const ht={},Nt=4096,mt=1<<21,pt=`
endobj
`,yt=`>>${pt}`,Rt=2147483647;class Dt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new it.k(256);scan=new b.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,a,f){
(a!==this.entries||f!==this.defaults)&&this.prepare(a,f);const{text:h,defaultTexts:w}=this,{open:_,close:z}=n,V=e<0,Z=V?_-2:e;this.reserve(z-Z+h.bytes.length+this.
defaultSize);const G=this.used,q=this.noted,rt=this.keepOthers(t,Z,n);this.put(t,rt,z);let at=n.special||h.special;for(let st=0;st<w.length;st++){const dt=w[st],
gt=n.find(t,dt.key);if(gt>=0){const Ot=(0,s.AN)(t,n.at[gt+2],z);if(!(0,s.w1)(t,Ot,"null"))continue;this.used=G,this.noted=q;return}at||=dt.special,this.put(dt.bytes,
0,dt.bytes.length),this.note(dt.marks,0,dt.marks.length,Rt)}return this.put(h.bytes,0,h.bytes.length-(V?pt.length:0)),this.note(h.marks,0,h.marks.length,Rt),{bytes:this.
memory,start:G+_-2-Z,end:V?this.used:this.used-pt.length,from:V?-1:G,to:V?-1:this.used-1,references:at?void 0:this.references,first:q,last:this.noted}}keepOthers(t,e,{
at:n,first:a,used:f,scan:h,marksFrom:w,marksTo:_}){const{keys:z}=this,{marks:V}=h;let Z=w,G=e;for(let q=a;q<f;q+=4){const rt=n[q],at=n[q+1]-rt;for(let st=0;st<z.
length;st++)if(!(z[st].length!==at||!(0,s.w1)(t,rt,z[st])))for(Z=this.note(V,Z,_,rt),this.put(t,G,rt-1),G=n[q+3];Z<_&&V[Z+1]<G;)Z+=3}return this.note(V,Z,_,Rt),
G}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(a=>!(a in t));this.defaultTexts=
n.map(a=>{const f=this.textOf(e,[a]);return{...f,key:a,bytes:f.bytes.subarray(0,-yt.length)}}),this.defaultSize=this.defaultTexts.reduce((a,{bytes:f})=>a+f.length,
0)}textOf(t,e){const{draft:n,scan:a}=this;n.clear(),n.text("<<");for(const w of e){const _=t[w];_!==void 0&&((0,ot.dZ)(n,w),n.byte(s.Z4),(0,ot.bD)(n,_,ot.yT))}n.
text(yt);const f=new Uint8Array(n.bytes);a.reset();const h=a.value(f,0,f.length)!==f.length-pt.length;return{bytes:f.subarray(2),marks:a.marks.slice(0,a.used),special:h||
a.byteRange}}note(t,e,n,a){let f=e;for(;f<n&&t[f+1]<a;f+=3)this.refer(t[f]);return f}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(Nt,Math.min(this.memory.length*2,mt),Math.min(this.sourceLength>>4,mt));this.
memory=(0,s.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function ue(r,t,e){for(const[n,a]of Object.entries(t))a===void 0?r.delete(n):r.set(n,a);for(const[
n,a]of Object.entries(e))a!==void 0&&!r.has(n)&&!(n in t)&&r.set(n,a)}var Pt=F(79725);const xt=6;class Ct{index=new Int32Array(0);records=new Int32Array(xt*16);count=0;at=new Int32Array(
64);used=0;scan=new b.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Pt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:a,
scan:f}=this,h=this.count*xt;a[h]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),a[h+1]=this.used+=n.used-n.first,a[h+2]=n.open,a[h+3]=n.close,a[h+
4]=f.used,f.append(n.scan.marks,n.marksFrom,n.marksTo),a[h+5]=f.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:a}=this,
f=(n-1)*xt;return e.at=this.at,e.scan=this.scan,e.first=a[f],e.used=a[f+1],e.open=a[f+2],e.close=a[f+3],e.marksFrom=a[f+4],e.marksTo=a[f+5],e.special=!1,!0}fork(){
const t=new Ct;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*xt),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*xt>this.records.length&&(this.records=(0,Pt.Z)(this.records,(this.
count+1)*xt)),this.used+t>this.at.length&&(this.at=(0,Pt.Z)(this.at,this.used+t))}}class kt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Ct;entries=new Pt.
R;located=-1;patcher;next;constructor(t,e,n,a=e.memory){this.bytes=t,this.job=e,this.memory=a,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new D(this),this.changes=new et(this.next),this.pages=new v(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,J.F)(this.trailer),a=new kt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return a.reader=this.reader.fork(a),a.next=this.next,a.changes=this.changes.fork(),a.kept=this.kept.fork(),a.walked=this.
walked,a.pages.copyFrom(this.pages),a}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof y.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,s.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof y.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===Y)return null;
if(n===L)return this.changes.edited.get(e);const a=this.values.get(e);if(a!==void 0)return a;const f=this.place(e),h=f?this.reader.read(e,f):null;return this.values.
set(e,h),h}resolve(t){for(let e=0;t instanceof y.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof y.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
y.Bi?e:e instanceof y.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new y.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===L)return!0;if(e===Y)return!1;const n=this.table.kind[t];return n===S.tL||n===S.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===L||e===X}isEdited(t){return this.changes.
kind[t]===L}patched(t){return this.changes.kind[t]===X?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===L?this.changes.edited.get(
t):this.values.get(t);if(n!==void 0||e===Y)return this.resolve(n)instanceof y.Z6;const a=this.place(t);if(a?.bytes!==this.bytes)return!1;const{bytes:f}=this,h=de(
f,(0,s.AN)(f,a.start,a.end)),w=h>=0?h:this.locateHere(t,a)?this.entries.close+2:-1;return w<0?this.resolve(new y.oS(t))instanceof y.Z6:(0,s.w1)(f,(0,s.AN)(f,w,a.
end),"stream")?!(0,s.bS)(f.subarray(a.start,w)).includes("endobj")||this.resolve(new y.oS(t))instanceof y.Z6:!1}entry(t,e){const n=this.changes.kind[t],a=n===L?
this.changes.edited.get(t):this.values.get(t);if(a!==void 0||n===Y)return a instanceof y.Bi?a.get(e):void 0;const f=this.place(t);if(!f)return;const{entries:h}=this;
if(!this.locateHere(t,f))return this.dict(new y.oS(t))?.get(e);const w=h.find(f.bytes,e);return w<0?void 0:this.reader.parser(t,f.bytes,h.at[w+2],h.at[w+3]).value()}patch(t,e,n=ht){
const a=this.place(t),f=this.security&&[...Object.values(e),...Object.values(n)].some(ot.sd),h=a&&!f&&this.locateHere(t,a)?this.patchAt(t,a,e,n):void 0;if(!h){const w=this.
edit(t);w instanceof y.Bi&&ue(w,e,n);return}this.changes.patch(t,h),this.values.delete(t),this.located=-1}patchAt(t,e,n,a){return this.patcher??=new Dt(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,a)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:a},f){return this.recallEntries(t,f)||f.locate(e,n,a)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,R.x$)(this,t.dict)):n}decoded(t){return A(
this,t,this.memory)}async decodedAtEase(t,e){return await l(this,t,this.memory,e)??A(this,t,this.memory,e)}decodedPart(t){return E(this,t,this.memory)}place(t){
const e=this.changes.kind[t];if(!(e===L||e===Y)){if(e===X)return this.changes.patched.get(t);switch(this.table.kind[t]){case S.tL:return{bytes:this.bytes,start:this.
bodies[t],end:this.bytes.length};case S.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let a=this.table.detail[t];n.numbers[a]!==t&&(a=n.
numbers.indexOf(t));const f=n.starts[a];return f===void 0?void 0:{bytes:n.data,start:f,end:n.ends[a]}}default:this.table.askFor(t);return}}}missed(t){this.changes.
kind[t]!==Y&&this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.
kind[t]===S.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new Ct}release(t){
this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)
return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function de(r,t){if(r[t]!==s.iH||r[t+1]!==s.iH)return-1;for(t+=2;t<r.length;t++){
const e=r[t];if(e===s.vz)return r[t+1]===s.vz?t+2:-1;if(e===s.iH||e===s.Cx||e===s.IQ)return-1}return-1}const he=5e5,bt=2e3;async function le(r,t){const e=new _t(
r),[n,a,f]=[[],[],[]];for(let w=0;w<t.count;w++){await e.ofContent(r.entry(t.number(w),"Contents"))&&n.push(w+1);const{fonts:_,images:z}=await e.ofResources(t.attribute(
w,"Resources"));_&&a.push(w+1),z&&f.push(w+1);const V=r.job.pace.step(bt);V&&await V}const h=t.blank.map(w=>t.indexOf(w)+1).filter(w=>w>0);return{count:t.count,
claimed:t.claimed,lost:h,withoutContent:n,withoutFonts:a,withoutImages:f}}const Et={fonts:!1,images:!1};class _t{document;looks=0;known=new Map;constructor(t){this.
document=t}async ofContent(t){if(t==null)return!1;let e=!1;return await this.lookAt(this.document.array(t)??[t],n=>{e||=this.isLost(n)||typeof n=="number"}),e}async ofResources(t,e=0){
const{document:n}=this;if(t instanceof y.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof y.Bi)||e>n.job.limits.formDepth)return Et;
let[a,f]=[!1,!1];return await this.lookAt(this.valuesOf(t.get("Font")),h=>{a||=this.isFontLost(h)}),await this.lookAt(this.valuesOf(t.get("XObject")),async h=>{
if(f||=this.isLost(h),!(h instanceof y.oS))return;const w=await this.once(h.number,()=>this.ofForm(n.get(h),e+1));a||=w.fonts,f||=w.images}),{fonts:a,images:f}}async ofForm(t,e){
return t instanceof y.Z6?this.ofResources(t.dict.get("Resources"),e):Et}valuesOf(t){return this.document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){
if(++this.looks>he)return;await e(n);const a=this.document.job.pace.step(bt);a&&await a}}async once(t,e){const n=this.known.get(t);if(n)return n;this.known.set(
t,Et);const a=await e();return this.known.set(t,a),a}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const n=e.dict(t),a=e.array(n?.get("Descend\
antFonts"))?.slice(0,1)??[];if(a.some(w=>this.isLost(w)))return!0;const f=(e.dict(a[0])??n)?.get("FontDescriptor");return this.isLost(f)?!0:["FontFile","FontFil\
e2","FontFile3"].map(w=>e.dict(f)?.get(w)).some(w=>this.isLost(w))}isLost(t){return t instanceof y.oS&&this.document.resolve(t)===null}}async function ge(r,t){const{
table:e}=r,n=[];for(let w=1;w<e.size;w++){(e.kind[w]===S.tL||e.kind[w]===S.UT)&&(0,y.Eo)(r.entry(w,"Type"),"Page")&&n.push(w);const _=r.job.pace.step(1e3);_&&await _}
if(n.length===0)throw(0,i.O$)("it has no pages");const a=n.map(w=>new y.oS(w,r.generation(w))),f=r.add(new y.Bi([["Type",new y.SX("Pages")],["Kids",a],["Count",
a.length]])),h=r.edit(r.catalogNumber);if(!(h instanceof y.Bi))throw(0,i.O$)("it has no catalog");if(h.set("Pages",f),await t.read(),t.count===0)throw(0,i.O$)("\
it has no pages");await t.rebuild(t.numbers)}var St=F(37628),Lt=F(22480);const me=512,Ut=1<<22,pe=65536;class jt{bytes;pace;onTrailer;buffer;scan=new b.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=a=>a){
this.bytes=t,this.pace=e,this.onTrailer=n,this.buffer=(0,s.bS)(t),this.streams=new St.k(t,"stream",a=>ye(t,a)),this.objectEnds=new St.k(t,"endobj"),this.streamEnds=
new St.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=Mt(e,t),t>=n)return;const a=(0,s.
yp)(e[t])?(0,s.ay)(e,t,n):void 0;if(a&&Qt(a.number))return a;const f=Jt(e,t);if(f==="trailer"){const h=this.valueEnd(t+7,Math.min(n,t+pe));if(h<0)return this.search(
t);this.readTrailer(t+7),t=h}else if(f){t=we(e,t+f.length);const h=(0,s.w1)(e,t,"obj")?Tt(e,t):void 0;if(h)return h}else return this.search(t)}}async search(t){
const{bytes:e,buffer:n,pace:a}=this;let f;for(let w=t;!f;){const _=n.indexOf("obj",w);if(_<0)break;f=Tt(e,_);const z=a.step(_-w+200);z&&await z,w=_+3}const h=n.
subarray(0,f?.start??e.length);for(let w=h.indexOf("trailer",t);w>=0;w=h.indexOf("trailer",w+7))this.readTrailer(w+7);return f}readTrailer(t){t>=this.trailersRead&&
(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:n}=this,a=e.length,f=this.soundEnd(t);if(f<0)return this.malformed(t);const h=(0,s.
AN)(e,f,a);return e[f-1]!==s.vz||!(0,s.w1)(e,h,"stream")?{at:f,dictionaryEnd:-1,isCut:!1}:this.stream(h,n.length,f)}soundEnd(t){const{bytes:e}=this,n=e.length,a=(0,s.
AN)(e,t,n);if((0,s.rg)(e,a))return a;const f=this.objectEnds.next(a),h=this.valueEnd(a,f<0?n:f);if(h>=0&&Yt(e,h))return h;if(f<0||this.farAllowance<=0)return-1;
const w=Math.min(n,a+Ut),_=this.walk(a,w);return _>=0&&Yt(e,_)?_:(this.farAllowance-=w-a,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(me,this.allowance)),a=this.
walk(t,n);return a<0&&(this.allowance-=n-t),a}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.
next(t),a=this.objectEnds.next(t),f={at:t,dictionaryEnd:-1,isCut:a<0};if(n<0||a>=0&&a<n)return f;const h=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.
test(h))return f;const w=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(h);return this.stream(n,w?Number(w[1]):-1,n)}stream(t,e,n){const a=(0,Lt.n)(this.bytes,t);if(e>=
0&&(0,Lt.V)(this.bytes,a+e))return{at:a+e,dictionaryEnd:n,isCut:!1};const f=this.streamEnds.next(a);return{at:f<0?a:f,dictionaryEnd:n,isCut:!1}}}async function Kt(r,t,e){
return Mt(r,t)>=r.length?!1:await new jt(r,e).next(t)!==void 0}function Mt(r,t){const e=r.length;for(;t<e;)if(s.Kl[r[t]]===s.t6)t++;else{if(r[t]!==s.IQ)break;(0,s.
w1)(r,t,"%%EOF")?t+=5:t=(0,s.D)(r,t,e)}return t}const Gt=["endobj","endstream","xref","startxref","trailer"];function Jt(r,t){return Gt.find(e=>(0,s.w1)(r,t,e))}
function we(r,t){const{length:e}=r;for(;t<e;t++){const n=r[t];if(!((0,s.yp)(n)||n===s.Z4||n===s.kR||n===s.u7||n===s.yq||n===s.MV))break}return t}function Yt(r,t){
const e=(0,s.AN)(r,t,r.length);return e>=r.length||(0,s.rg)(r,e)||(0,s.w1)(r,e,"stream")?!0:(0,s.yp)(r[e])?(0,s.ay)(r,e,r.length)!==void 0:Jt(r,e)!==void 0}const Qt=r=>r>
0&&r<=2147483647;function ye(r,t){let e=t+6;for(;r[e]===s.Z4;)e++;if(r[e]!==s.kR&&r[e]!==s.u7)return!1;let n=t-1;for(;n>0&&s.Kl[r[n]]===s.t6;)n--;return r[n]===
s.vz&&r[n-1]===s.vz}function Tt(r,t){let e=t-1;const n=()=>{const z=e;for(;e>=0&&(0,s.yp)(r[e]);)e--;return z-e>0&&z-e<=10?(0,s.JI)(r,e+1,z+1).value:-1},a=()=>{
const z=e;for(;e>=0&&s.Kl[r[e]]===s.t6;)e--;return e<z};a();const f=n(),h=f>=0&&r[e]===s.N5;h&&e--;const w=h?1:f;if(w<0||w>65535||!a())return;const _=n();return Qt(
_)?{number:_,generation:w,start:e+1,body:t+3}:void 0}const qt=new Set(["Root","Info","ID","Encrypt"]);async function wt(r,t){const{limits:e,pace:n}=t,a=new S.wg(
t,r.length),f=new y.Bi;let h=!1;const w=z=>{for(const[V,Z]of z)qt.has(V)&&f.set(V,Z)},_=new jt(r,n,z=>{const V=new M.i(r,z,Math.min(r.length,z+65536),e.nesting),
Z=V.value();return(0,y.Zm)(Z)&&w(Z),V.at});for(let z=0;;){const V=await _.next(z);if(!V)break;const{number:Z,body:G}=V,q=_.object(V),rt=Z<a.size&&a.kind[Z]===S.
tL;if((!q.isCut||!rt)&&a.set(Z,S.tL,V.start,V.generation),q.dictionaryEnd>=0&&(0,s.bS)(r.subarray(G,q.dictionaryEnd)).includes("XRef")){const st=new M.i(r,G,q.dictionaryEnd,
e.nesting).value();(0,y.Zm)(st)&&(0,y.Eo)(st.get("Type"),"XRef")&&(h=!0,st.has("Root")&&w(st))}const at=n.step(q.at-z+200);at&&await at,z=q.at}if(a.overflowed&&
r.length>8*e.objects)throw(0,j.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which n\
umbers objects without gaps");if(a.size===0)throw(0,i.O$)("no PDF objects were found in the file");return{table:a,trailer:f,streams:h,damaged:!0}}var te=F(59277);
function At(r,t){if(r.length===0)throw Wt();if(r.length>t.inputBytes)throw ee(r.length,t.inputBytes);const e=(0,s.bS)(r.subarray(0,1024)).indexOf("%PDF-");if(e<
0&&(0,s.bS)(r).indexOf(" obj")<0)throw xe(r);return e}function Wt(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"\
file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function ee(r,t){return(0,j.F)("inputBytes",`The document has ${r}\
 bytes; at most ${t} are allowed`,"Split it with another program first")}function xe(r){const t=(0,te.y)(r);if(t===void 0)return(0,i.O$)("the file is not a PDF \
document");const e=`is ${t}, not a PDF document`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF do\
cument of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}async function Ee(r){const{table:t}=r,{pace:e}=r.job,n=[];for(let f=1;f<t.size;f++){t.
kind[f]===S.tL&&(0,y.Eo)(r.entry(f,"Type"),"ObjStm")&&n.push({number:f,at:t.place[f]});const h=e.step(1e3);h&&await h}n.sort((f,h)=>f.at-h.at);const a=new Set(n.
map(({number:f})=>f));for(const{number:f,at:h}of n)await zt(r,f,w=>!(t.kind[w]===S.tL&&t.place[w]>h)&&!a.has(w))}async function Se(r,t){const{table:e}=r;for(const n of t)
(0,y.Eo)(r.entry(n,"Type"),"ObjStm")&&await zt(r,n,a=>(e.kind[a]??S.HV)===S.HV)}async function zt(r,t,e){const{job:n,table:a}=r,f=r.objectStream(t),h=n.pace.step(
(f?.data.length??0)+1e3);h&&await h;for(const[w,_]of f?.numbers.entries()??[])_>0&&e(_)&&a.set(_,S.UT,t,w)}async function Ae(r){if(r.dict(r.trailer.get("Root"))?.
has("Pages"))return;let t=-1;for(let e=r.table.size-1;e>0;e--){if(r.table.kind[e]===S.HV||r.table.kind[e]===S.jC)continue;const n=r.job.pace.step(1e3);n&&await n;
const a=r.entry(e,"Type");if((0,y.Eo)(a,"Catalog"))return Vt(r,e);a===void 0&&t<0&&ne(r,e)&&(t=e)}if(t>0)return Vt(r,t);if(!(r.get(r.catalogNumber)instanceof y.
Bi)){const e=new y.Bi([["Type",new y.SX("Catalog")]]);r.trailer.set("Root",r.add(e))}}function Vt(r,t){r.trailer.set("Root",new y.oS(t,r.generation(t)))}function ne(r,t){
const e=r.entry(t,"Pages");return e instanceof y.oS&&r.array(r.dict(e)?.get("Kids"))!==void 0}async function se(r,t,e,n){if(e.size===0||!await re(r,t,n))return[];
const a=await ie(r,n),f=[];for(let h=1;h<(a?.size??0);h++){if(a.kind[h]!==S.tL||It(t,h))continue;const w=(0,s.ay)(r,a.place[h],r.length);w?.number===h&&f.push(w)}
return f.some(h=>e.has(h.number)||ve(r,h))?f:[]}const It=(r,t)=>(r.kind[t]??S.HV)!==S.HV;async function re(r,t,{pace:e}){const n=(0,s.bS)(r);for(let a=0;;){const f=n.
indexOf("obj",a);if(f<0)return!1;const h=Tt(r,f);if(h&&!It(t,h.number))return!0;const w=e.step(f-a+200);w&&await w,a=f+3}}async function ie(r,t){try{return(await wt(
r,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;throw e}}function ve(r,{body:t}){const e=r.subarray(0,Math.min(r.length,t+oe)),
n=new M.i(e,t,e.length,8).value();return(0,y.Zm)(n)&&(0,y.Eo)(n.get("Type"),"ObjStm")}const oe=1024,$t=1024;async function ae(r,t,e){const{table:n}=t,a=new Int32Array(
n.size),f=[];let h=t.damaged;for(let w=0;w<n.size;w+=$t){Bt(r,n,a,w,Math.min(w+$t,n.size),f)&&(h=!0);const _=e.pace.step($t*20);_&&await _}f.length>0&&(h=!0,Zt(
r,n,a,f,(await wt(r,e)).table));for(let w=0;w<n.size;w++)n.kind[w]===S.UT&&n.kind[n.place[w]]!==S.tL&&n.set(w,S.jC,0,0);return{...t,damaged:h,bodies:a,isMended:f.
length>0}}function vt({table:r,trailer:t}){const e=t.get("Root");return e instanceof y.oS?r.kind[e.number]===S.tL||r.kind[e.number]===S.UT:!1}function Bt(r,t,e,n,a,f){
let h=!1;for(let w=n;w<a;w++){if(t.kind[w]!==S.tL)continue;const _=(0,s.PZ)(r,t.place[w],w,t.detail[w]);if(_>=0){e[w]=_,t.detail[w]===65535&&(h=!0);continue}const z=(0,s.
ay)(r,t.place[w],r.length);z?.number===w?(e[w]=z.body,t.place[w]=z.start,t.detail[w]=z.generation,r.subarray(z.start,z.body).includes(s.N5)&&(h=!0)):w>0?f.push(
w):t.set(0,S.jC,0,0)}return h}function Zt(r,t,e,n,a){for(const f of n){const w=f<a.size&&a.kind[f]===S.tL?(0,s.ay)(r,a.place[f],r.length):void 0;w?.number===f?(t.
set(f,S.tL,w.start,w.generation),e[f]=w.body):t.set(f,S.jC,0,0)}}var Ht=F(39150);const Oe=new Set(["Root","Encrypt","ID"]),ke=new Set(["Prev","XRefStm","Size","\
W","Index","Filter","DecodeParms","Length","Type"]);async function Xt(r,t){const e=(0,s.bS)(r).lastIndexOf("startxref");if(e<0)return;const{value:n,after:a}=(0,s.
JI)(r,(0,s.AN)(r,e+9,r.length),r.length);if(n<0||await Kt(r,a,t.pace))return;const f=new be(r,t),{table:h}=f,w=new y.Bi;let _=!1,z=!1;const V=new Set;for(let Z=n;typeof Z==
"number"&&!V.has(Z);){V.add(Z);const G=Z>=0&&Z<r.length?await f.section(Z):void 0;if(!G||h.overflowed)return;_||=G.stream,z||=!G.wellFormed;for(const[q,rt]of G.
trailer)(V.size===1?!ke.has(q):Oe.has(q)&&!w.has(q))&&w.set(q,rt);Z=G.trailer.get("Prev")||void 0}return{table:h,trailer:w,streams:_,damaged:z}}const Ft=8192;class be{bytes;job;table;spent=0;constructor(t,e){
this.bytes=t,this.job=e,this.table=new S.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,s.AN)(e,t,e.length),(0,s.w1)(e,t,"xref")?this.readTable(
t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:a}=this,f=e.length,h=[];for(;t=(0,s.AN)(e,t,f),!(0,s.w1)(e,t,"trailer");){const V=(0,s.JI)(
e,t,f),Z=(0,s.JI)(e,(0,s.AN)(e,V.after,f),f);if(V.value<0||Z.value<0)return;const G={at:(0,s.AN)(e,Z.after,f),first:V.value,row:0};for(let q=0;G.row===q&&q<Z.value;){
if(q=Math.min(q+Ft,Z.value),!Me(e,G,q,a,h))return;const rt=n.pace.step(Ft*20);rt&&await rt}if(G.row<Z.value)return;t=G.at}const w=new M.i(e,t+7,f,n.limits.nesting),
_=w.value();if(this.spent+=w.at-t,!(0,y.Zm)(_)||this.spent>f)return;const z=_.get("XRefStm");typeof z=="number"&&z>0&&z<f&&await this.readStream(z);for(const V of h)
a.offer(V,S.jC,0,0);return{trailer:_,stream:!1,wellFormed:Number.isInteger(_.get("Size"))&&(0,Ht.D)(e,t+7,f)}}async readStream(t){const{bytes:e,job:n,table:a}=this,
f=(0,s.ay)(e,t,e.length);if(!f)return;const h=await c(e,f.body,n);if(!h)return;this.spent+=h.parsed;const{trailer:w,rows:_}=h,z=k(w.get("W")),[V=0,Z=0,G=0]=z,q=V+
Z+G;if(z.length<3||q<1||z.some(dt=>dt<0||dt>8)||this.spent>e.length)return;const rt=w.get("Size"),at=k(w.get("Index"));at.length<2&&at.splice(0,at.length,0,typeof rt==
"number"?rt:Math.floor(_.length/q));let st=0;for(let dt=0;dt+1<at.length;dt+=2)for(let gt=0;gt<at[dt+1]&&st+q<=_.length;gt++,st+=q){const Ot=at[dt]+gt;if(Ot<0)continue;
const De=V===0?1:m(_,st,V),Pe=m(_,st+V,Z),Ce=m(_,st+V+Z,G);if(De===1&&Pe>0?a.offer(Ot,S.tL,Math.min(Pe,e.length),Math.min(Ce,65535)):De===2?a.offer(Ot,S.UT,Math.
min(Pe,n.limits.objects),Math.min(Ce,n.limits.objects)):De<2&&a.offer(Ot,S.jC,0,0),gt%Ft===Ft-1){const Le=n.pace.step(Ft*20);Le&&await Le}}return{trailer:w,stream:!0,
wellFormed:(0,Ht.D)(e,f.body,e.length)}}}function Me(r,t,e,n,a){for(;t.row<e&&((t.row>0||t.first!==1)&&Fe(r,t,e,n,a),t.row!==e);){const f=Re(r,t,n,a);if(f!=="ro\
w")return f==="end"}return!0}function Fe(r,t,e,n,a){const{length:f}=r;let{at:h,row:w}=t;for(;w<e&&h+20<=f;w++,h+=20){const _=r[h+17],z=r[h+18],V=r[h+19];if(r[h+
10]!==s.Z4||r[h+16]!==s.Z4||_!==s.yq&&_!==s.MV||z!==s.Z4&&z!==s.u7||V!==s.kR&&V!==s.u7||r[h]<s.l0||r[h]>s.ev||r[h+9]<s.l0||r[h+9]>s.ev)break;const Z=((((((r[h+2]*
10+r[h+3])*10+r[h+4])*10+r[h+5])*10+r[h+6])*10+r[h+7])*10+r[h+8])*10+r[h+9]-s.l0*11111111,G=(r[h]*10+r[h+1]-s.l0*11)*1e8+Z;if(_===s.MV||G===0){a.push(t.first+w);
continue}const q=(((r[h+11]*10+r[h+12])*10+r[h+13])*10+r[h+14])*10+r[h+15]-s.l0*11111,rt=G>0&&G<f?G:f;n.offer(t.first+w,S.tL,rt,Math.max(0,Math.min(q,65535)))}t.
at=h,t.row=w}function Re(r,t,e,n){const a=r.length,f=(0,s.AN)(r,t.at,a);t.at=f;const h=(0,s.JI)(r,f,a);if(h.value<0)return"end";let w=ce(r,h.after);const _=(0,s.
JI)(r,w,a);if(_.value<0)return"damaged";w=ce(r,_.after);const z=r[w];if(z!==s.yq&&z!==s.MV)return"damaged";const{row:V}=t;V===0&&t.first===1&&z===s.MV&&h.value===
0&&_.value===65535&&(t.first=0);const Z=t.first+V;return z===s.yq&&h.value>0?e.offer(Z,S.tL,Math.min(h.value,a),Math.min(_.value,65535)):n.push(Z),t.at=(0,s.j8)(
r,w+1,a),t.row=V+1,"row"}function ce(r,t){for(;r[t]===s.Z4||r[t]===s.d2;)t++;return t}async function c(r,t,e){const{limits:n}=e,a=new M.i(r,t,r.length,n.nesting),
f=a.value();if(!(0,y.Zm)(f))return;const h=f.get("Type");if(!(h instanceof y.SX)||h.text!=="XRef")return;const w=(0,s.AN)(r,a.at,r.length);if(!(0,s.w1)(r,w,"str\
eam"))return;const _=(0,Lt.n)(r,w),z=f.get("Length"),V=typeof z=="number"?_+z:-1,Z=V>=_&&V<=r.length&&(0,Lt.V)(r,V)?V:(0,s.bS)(r).indexOf("endstream",_);try{const G=r.
subarray(_,Z<0?r.length:Z);let q=G;const rt=O(f.get("Filter")),at=O(f.get("DecodeParms")??null);for(const[st,dt]of rt.slice(0,n.filters).entries()){const gt=at[st];
dt instanceof y.SX&&(q=await g(dt.text,q,(0,y.Zm)(gt)?gt:void 0,e))}return{trailer:f,rows:q,parsed:a.at-t+G.length}}catch(G){if(G instanceof i.zU&&G.code==="lim\
it_exceeded")throw G;return}}const u=65536;async function g(r,t,e,n){return(r==="FlateDecode"&&t.length>u?await(0,C.V)(t,e,n.memory,n):void 0)??(0,U.tN)(r,t,e,n.
memory)}function m(r,t,e){let n=0;for(let a=0;a<e;a++)n=n*256+r[t+a];return n}const O=r=>r==null?[]:Array.isArray(r)?r:[r],k=r=>O(r).map(t=>typeof t=="number"?Math.
trunc(t):-1);var K=F(75162);async function H(r,t,e={}){const{limits:n,memory:a}=t,f=(0,s.gq)(r),h=At(f,n);a.admit(f.length);const w=h>0?[f.subarray(h),f]:[f];for(const _ of w){
const z=await Xt(_,t);if(!z?.trailer.has("Root"))continue;const V=await ae(_,{...z,damaged:z.damaged||h<0},t);if(!vt(V))continue;const Z=new kt(_,t,V);lt(Z,e);const G=await ut(
Z);if(!G&&Z.security?.locked!==!0)continue;if(!G)return Z;const q=new Set([...V.table.unlisted,...t.asked?.of(r)??[]]),rt=await Q(Z,V,q,e),at=rt??Z,{table:st}=V;
t.asked?.watch(r,{asked:st.unlisted,hasAsked:async()=>(await se(_,st,st.unlisted,t)).length>0});const{count:dt,claimed:gt,blank:Ot}=at.pages;return(V.isMended||
rt||dt!==gt||Ot.length>0)&&await ft(at),at}return nt(f,t,e)}async function Q({bytes:r,job:t},e,n,a){const{table:f}=e,h=await se(r,f,n,t);if(h.length===0)return;
for(const{number:V,start:Z,generation:G}of h)f.set(V,S.tL,Z,G);const w=new Int32Array(f.size);w.set(e.bodies.subarray(0,f.size));for(const{number:V,body:Z}of h)
w[V]=Z;const _=new kt(r,t,{...e,damaged:!0,bodies:w});return lt(_,a),await Se(_,h.map(({number:V})=>V)),_.tableChanged(),[...n].some(V=>It(f,V))&&await ut(_)?_:
void 0}async function nt(r,t,e){const n=new kt(r,t,await ae(r,await wt(r,t),t));return lt(n,e),await Ee(n),n.tableChanged(),await Ae(n),lt(n,e),!await ut(n)&&n.
security?.locked!==!0&&await ge(n,n.pages),await ft(n),n}async function ft(r){const{job:t,pages:e}=r;t.onRepaired&&t.onRepaired(await le(r,e))}async function ut(r){
return r.get(r.catalogNumber)instanceof y.Bi?(await r.pages.read(),r.pages.count>0):!1}function lt(r,{password:t,evenIfLocked:e=!1}){const n=r.trailer.get("Encr\
ypt");if(r.security||n===void 0)return;const a=r.resolve(n);if(!(a instanceof y.Bi))throw(0,i.O$)("its encryption dictionary is missing");const f=(0,R.WW)(r,r.trailer.
get("ID")??null,1);f!==null&&r.trailer.set("ID",f);const h=Array.isArray(f)?f[0]:void 0,w=new Uint8Array,_=(0,R.WW)(r,a,8),z=()=>(0,K.VH)(_,h instanceof y.Mx?[h.
bytes,w]:[w],t),V=e?fe(z,()=>(0,K.vK)(_)):z();r.unlock(V,n instanceof y.oS?n.number:-1)}function fe(r,t){try{return r()}catch(e){if(!(e instanceof i.zU&&["passw\
ord_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((ct,tt,F)=>{F.d(tt,{$:()=>j,B:()=>R});var i=F(54619),s=F(78157),J=F(45599);
function j(U,C,y,A){if(!(0,s.yp)(C[y]))return!0;const{value:l}=(0,s.JI)(C,y,A);return U.table.kind[l]!==i.tL?!0:U.bytes[(0,s.AN)(U.bytes,U.bodies[l],U.bytes.length)]!==
s.iH}class R{document;arrays=new Map;constructor(C){this.document=C}keep(C){const{document:y}=this,A=y.entry(C,"Contents");if(A===void 0||this.isStreamRef(A))return;
const l=(0,J.i9)(A)?this.leftOfObject(A):this.leftOf(A);l!==A&&y.patch(C,{Contents:l})}leftOfObject(C){const{arrays:y,document:A}=this;if(!y.has(C.number)){const l=A.
array(C),E=l&&this.leftOf(l);y.set(C.number,E===void 0?void 0:E===l?C:A.add(E))}return y.get(C.number)}leftOf(C){if(!Array.isArray(C))return;const y=C.filter(A=>this.
isStreamRef(A));return y.length<C.length?y:C}isStreamRef(C){return(0,J.i9)(C)&&this.document.isStream(C.number)}}}),51271:((ct,tt,F)=>{F.d(tt,{L:()=>s});var i=F(
45599);class s{sound;numbers=[];parents=[];homes=[];known;constructor(R=!0){this.sound=R}node(R,U){return R<0&&(this.sound=!1),this.parents.push(U),this.numbers.
push(R)-1}has(R){return(this.known??=new Set(this.numbers)).has(R)}page(R,U){(R<0||this.numbers[R]!==U)&&(this.sound=!1),this.homes.push(R)}fork(){const R=new s(
this.sound);return R.numbers=this.numbers,R.parents=this.parents,R.homes=this.homes,R}async drop(R,U,C){if(!this.sound)return!1;const{numbers:y,parents:A,homes:l}=this,
E=new Int32Array(y.length),S=new Uint8Array(y.length),M=new Set;for(let x=0;x<U.length;x++)C[x]?E[l[x]]++:(S[l[x]]=1,M.add(U[x]));for(let x=y.length-1;x>0;x--){
const b=A[x];E[b]+=E[x],S[x]&&E[x]===0&&M.add(y[x]),S[b]|=S[x]}for(let x=0;x<y.length;x++){if(!S[x]||E[x]===0)continue;const b=R.edit(y[x]),o=b instanceof i.Bi?
R.array(b.get("Kids"))??[]:[];b instanceof i.Bi&&b.set("Kids",o.filter(P=>!J(P,M))).set("Count",E[x]);const d=R.job.pace.step(o.length*50);d&&await d}return this.
homes=l.filter((x,b)=>C[b]),!0}}const J=(j,R)=>(0,i.i9)(j)&&R.has(j.number)}),83363:((ct,tt,F)=>{F.d(tt,{i:()=>b,S:()=>o});var i=F(98446),s=F(42973),J=F(79725),
j=F(45599),R=F(78157),U=F(67382);function C(v,p,I){I.parent=-1,I.lists=!1;const L=v.place(p),{entries:X}=I;if(L&&v.locate(p,L,X)&&X.find(L.bytes,"Kids")<0){if(X.
used===X.first)return"none";const et=X.find(L.bytes,"Type");if(et>=0&&(0,R.wb)(L.bytes,X.at[et+2],"/Page")){if(L.bytes[(0,R.AN)(L.bytes,X.close+2,L.end)]===R.HY)
return E(v,p);const ot=X.find(L.bytes,"Contents");ot>=0&&(I.lists=(0,U.$)(v,L.bytes,X.at[ot+2],X.at[ot+3]));const ht=X.find(L.bytes,"Parent");return ht>=0&&(I.parent=
(0,R.JI)(L.bytes,X.at[ht+2],X.at[ht+3]).value),"page"}const it=v.get(p);return it instanceof j.Bi&&l(v,it)?"unclear":"none"}const Y=v.get(p);return!(Y instanceof
j.Bi)||Y.size===0?"none":(0,j.Eo)(Y.get("Type"),"Page")?"unclear":v.array(Y.get("Kids"))?"node":l(v,Y)?"unclear":"none"}const y=["MediaBox","Resources","Content\
s","Annots","CropBox","Rotate","Parent"],A=["MediaBox","Resources"];function l(v,p){const I=v.resolve(p.get("Type"));if(!(I instanceof j.SX&&I.text!=="Pages"))return y.
some(Y=>p.has(Y));const X=p.get("Contents")instanceof j.oS||v.array(p.get("Contents"))!==void 0;return A.some(Y=>p.has(Y))||X&&p.get("Parent")instanceof j.oS&&!p.
has("Subtype")}function E(v,p){const I=v.get(p);return I instanceof j.Z6?(v.put(p,new j.Bi([...I.dict].filter(([L])=>!/^(Length|Filter|DecodeParms)$/.test(L)))),
"unclear"):"page"}var S=F(51271);class M{document;left;sizes=new Map;constructor(p){this.document=p,this.left=p.job.limits.nodes}make(p){const I=this.document.get(
p),L=this.sizes.get(p)??x(I);if(this.sizes.set(p,L),this.left-=L,this.left<0)throw(0,s.F)("nodes",`The document refers to the same pages too often: copies of th\
em would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(I instanceof j.Bi?
new j.Bi(I):I).number}}function x(v){const p=[v];let I=0;for(let L=p.pop();L!==void 0;L=p.pop())if(I++,Array.isArray(L))for(const X of L)p.push(X);else if(L instanceof
j.Bi)for(const X of L.values())p.push(X);return I}const b=["Resources","MediaBox","CropBox","Rotate"];async function o(v){return new d(v).read()}class d{document;numbers=[];ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new S.L;look={parent:-1,lists:!1,entries:new J.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(p){this.
document=p,this.copies=new M(p)}async read(){const{document:p,open:I}=this,{pace:L}=p.job,X=p.catalog.get("Pages")??null;for(I.push({kids:[X],next:0,from:0,home:-1,
claimed:void 0,before:0,lost:0});I.length>0;){const Y=I[I.length-1];if(Y.next===Y.kids.length){I.pop(),I.length>0&&this.close(Y);continue}const et=Y.kids[Y.next++];
Y.next===Y.kids.length&&(Y.kids=P,Y.next=0);const it=L.step(400);it&&await it,et instanceof j.oS?this.visit(et,Y):this.visitNode(et,-1,Y)}return this.finish(X)}close({
claimed:p,before:I,lost:L}){const X=this.numbers.length-this.dropped-I;p!==X&&(this.irregular=!0,!(typeof p=="number"&&p>=X)&&(this.dropped+=this.lost.length-L,
this.lost.length=L))}visit(p,I){const{document:L,seen:X,look:Y}=this,{number:et}=p,it=X.has(et);X.add(et);const ot=C(L,et,Y);if(p.generation!==L.generation(et)&&
(this.irregular=!0),ot==="page"||ot==="unclear"){it&&(this.irregular=!0);const ht=it?this.copies.make(et):et;ot==="unclear"?this.unclear.push(ht):this.keepEntries(
et),(ot==="unclear"||Y.lists)&&this.listing.push(ht),this.add(ht,I,Y.parent);return}ot==="none"&&!it&&this.lose(I),ot==="none"||it?this.irregular=!0:this.visitNode(
p,et,I)}keepEntries(p){const{document:I,look:L}=this,{scan:X,marksFrom:Y,marksTo:et}=L.entries;for(let it=Y;it<et;it+=3)I.table.askFor(X.marks[it]);I.keepEntries(
p,L.entries)}visitNode(p,I,L){const{document:X,inherited:Y}=this,et=X.dict(p);if(!et){this.irregular=!0,this.lose(L);return}const it=X.array(et.get("Kids"));if(!it){
I<0&&this.visitDirectPage(et,L);return}const ot=B(et);let ht=L.from;ot&&(ht=Y.push({...Y[ht],...ot})-1),(0,j.Eo)(X.resolve(et.get("Type")),"Pages")||(this.irregular=
!0),this.open.push({kids:it,next:0,from:ht,home:this.nodes.node(I,L.home),claimed:X.resolve(et.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.
length}),X.release(I)}visitDirectPage(p,{from:I}){if(!(0,j.Eo)(p.get("Type"),"Page"))return;this.irregular=!0;const{number:L}=this.document.add(p);this.numbers.
push(L),this.listing.push(L),this.ancestry.push(I)}add(p,{from:I,home:L},X){this.numbers.push(p),this.ancestry.push(I),this.nodes.page(L,X);const{pages:Y}=this.
document.job.limits;if(this.numbers.length>Y)throw T(Y)}lose(p){p.home<0||(this.lost.push(this.numbers.length),this.add(D,p,-1))}finish(p){const{document:I,numbers:L,
ancestry:X,inherited:Y,lost:et,unclear:it,listing:ot,nodes:ht}=this;et.length===L.length-this.dropped&&(et.length=0);const Nt=et.map(yt=>L[yt]=I.add(W(Y[X[yt]])).
number);$(L,X);const mt=I.resolve(I.dict(p)?.get("Count")),pt=mt!==L.length||p instanceof j.oS&&L[0]===p.number;return{numbers:L,ancestry:X,inherited:Y,irregular:this.
irregular||pt,unclear:it,listing:ot,nodes:ht,claimed:typeof mt=="number"?mt:void 0,blank:Nt}}}const P=[],D=-1;function $(v,p){let I=v.indexOf(D);if(!(I<0)){for(let L=I;L<
v.length;L++)v[L]!==D&&(v[I]=v[L],p[I++]=p[L]);v.length=p.length=I}}const N=[0,0,612,792];function W(v){const p=new j.Bi([["Type",new j.SX("Page")]]);return v.MediaBox===
void 0?p.set("MediaBox",[...N]):p}function B(v){let p;for(const I of b){const L=v.get(I);L!==void 0&&((p??={})[I]=L)}return p}function T(v){const p=(0,i.y_)(v,"\
page");return(0,s.F)("pages",`The document has more than ${p}`,"Split it with another program first")}}),85368:((ct,tt,F)=>{F.d(tt,{u:()=>U,x:()=>R});var i=F(78157),
s=F(37628),J=F(45599),j=F(22480);function R(C,y,A,l){const{bytes:E}=C,{length:S}=E;l.valueEnd=y;const M=(0,i.AN)(E,y,S);if((0,i.rg)(E,M))return l.dataStart=l.dataEnd=
-1,l.end=M+6,!0;if(!(0,i.w1)(E,M,"stream"))return!1;const x=A.lengthRef>=0?C.lengthOf(new J.oS(A.lengthRef)):A.length,b=M+(E[M+6]===i.u7?8:7),o=b+x;if(E[b-1]!==
i.kR||x<0||o>S||!(0,j.V)(E,o))return!1;const d=(0,i.AN)(E,(0,i.AN)(E,o,S)+9,S);return l.dataStart=b,l.dataEnd=o,l.end=d+6,(0,i.rg)(E,d)}class U{bytes;objectEnds;streamEnds;constructor(y){
this.bytes=y,this.objectEnds=new s.k(y,"endobj"),this.streamEnds=new s.k(y,"endstream")}data(y,A){const{bytes:l}=this,E=(0,j.n)(l,y);return A>=0&&E+A<=l.length&&
(0,j.V)(l,E+A)?{start:E,end:E+A}:{start:E,end:this.damagedEnd(E,A)}}damagedEnd(y,A){const{bytes:l}=this,E=y+A,S=this.objectEnds.next(y),M=S<0?l.length:S;if(A>=0&&
E<=M&&(0,i.w1)(l,(0,i.AN)(l,E,M),"endstr"))return E;const x=this.streamEnds.next(y);let b=x<0||x>M?M:x;return b>y&&l[b-1]===i.kR&&b--,b>y&&l[b-1]===i.u7&&b--,b}}}),
59277:((ct,tt,F)=>{F.d(tt,{y:()=>j});var i=F(78157);const s=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],J=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function j(C){const y=(0,i.bS)(C).toString("latin1",0,1024);if(y.startsWith("RIFF")&&y.startsWith("WEBP",8))return"\
a WebP image";if(y.startsWith("ftyp",4))return J.find(([l])=>l.test(y.slice(8,12)))?.[1];const A=s.find(([l])=>y.startsWith(l));return A?A[1]:U(y)??(R(C)?"text":
void 0)}function R(C){const y=(0,i.bS)(C.subarray(0,1024)).toString("utf8"),A=C.length>1024?y.replace(/\ufffd{1,3}$/,""):y;return A!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(A)}function U(C){const y=C.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(y.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(y))return"an HTML page";if(y.startsWith("<"))return y.includes("<svg")?"an SVG drawing":y.startsWith("<?xml")?"an XML file":void 0}}),37628:((ct,tt,F)=>{F.
d(tt,{k:()=>s});var i=F(78157);class s{word;accepts;buffer;from=0;found=-1;none;constructor(j,R,U=()=>!0){this.word=R,this.accepts=U,this.buffer=(0,i.bS)(j),this.
none=j.length}next(j){if(j>=this.none)return-1;if(j>=this.from&&j<=this.found)return this.found;const R=j<this.from&&this.found>=0?this.from:this.none,U=this.buffer.
subarray(0,R+this.word.length-1);let C=U.indexOf(this.word,j);for(;C>=0&&!this.accepts(C);)C=U.indexOf(this.word,C+1);return this.from=j,C>=0?this.found=C:R===this.
none&&(this.none=j,this.found=-1),this.found}}}),52205:((ct,tt,F)=>{F.d(tt,{WW:()=>j,c3:()=>s,x$:()=>J});var i=F(45599);function s(R,U){const C=R.resolve(U);return C===
null?[]:(Array.isArray(C)?C:[C]).map(y=>R.resolve(y))}function J(R,U){const C=new i.Bi;for(const[y,A]of U){const l=R.resolve(A);C.set(y,Array.isArray(l)?l.map(E=>R.
resolve(E)):l)}return C}function j(R,U,C,y={values:1e4}){if(y.values--<=0)return null;const A=R.resolve(U);if(C===0)return A;if(Array.isArray(A))return A.map(E=>j(
R,E,C-1,y));if(!(A instanceof i.Bi))return A;const l=new i.Bi;for(const[E,S]of A)l.set(E,j(R,S,C-1,y));return l}}),22480:((ct,tt,F)=>{F.d(tt,{V:()=>J,n:()=>s});
var i=F(78157);function s(j,R){let U=R+6;for(;j[U]===i.Z4&&(j[U+1]===i.kR||j[U+1]===i.u7||j[U+1]===i.Z4);)U++;return j[U]===i.u7&&U++,j[U]===i.kR&&U++,U}function J(j,R){
for(let U=0;U<4&&i.Kl[j[R]??0]===i.t6&&R<j.length;U++)R++;return(0,i.w1)(j,R,"endstream")}}),75162:((ct,tt,F)=>{F.d(tt,{CF:()=>Jt,s1:()=>At,cY:()=>Lt,zw:()=>we,
VH:()=>Se,Rd:()=>me,k0:()=>xe,u6:()=>Yt,vc:()=>Ee,vK:()=>be});var i=F(77598),s=F(45599),J=F(34400);function j(c){const u=new Uint8Array(256);for(let m=0;m<256;m++)
u[m]=m;const{length:g}=c;for(let m=0,O=0,k=0;m<256;m++){const K=u[m];O=O+K+c[k]&255,u[m]=u[O],u[O]=K,++k===g&&(k=0)}return u}function R(c,u){const g=c.slice(),{
length:m}=u,O=new Uint8Array(m);for(let k=0,K=0,H=0;k<m;k++){K=K+1&255;const Q=g[K];H=H+Q&255;const nt=g[H];g[K]=nt,g[H]=Q,O[k]=u[k]^g[Q+nt&255]}return O}function U(c,u){
return R(j(c),u)}const C={length:c=>c,decrypt:c=>c,encryptInto:(c,u,g,m,O)=>m.set(c,O)};function y(c){const u=P(c,[]),g=$((m,O)=>j(u(m,O)));return{length:m=>m,decrypt:(m,O,k)=>R(
g(O,k),m),encryptInto:(m,O,k,K,H)=>K.set(R(g(O,k),m),H)}}function A(c){const u=P(c,[115,65,108,84]),g=D(()=>new x),m=$((k,K)=>g().engine(u(k,K))),O=$((k,K)=>d(u(
k,K)));return{length:E,decrypt:(k,K,H)=>o(O(K,H),k),encryptInto:(k,K,H,Q,nt)=>{g().seal(m(K,H),k,Q,nt)}}}function l(c){const u=D(()=>new x);let g,m;return{length:E,
decrypt:O=>o(m??=d(c),O),encryptInto:(O,k,K,H,Q)=>{u().seal(g??=u().engine(c),O,H,Q)}}}const E=c=>(c&-16)+32,S=64*1024,M=16*1024;class x{head=Buffer.alloc(S);pool=Buffer.
alloc(M);taken=M;engine(u){const g=Buffer.alloc(16);return this.nextVector(g),(0,i.createCipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,g).setAutoPadding(
!1)}seal(u,g,m,O){const{head:k}=this,{length:K}=g,H=K&-16,Q=Math.min(H,S-32),nt=K-H;this.nextVector(k),k.set(Q===K?g:g.subarray(0,Q),16);let ft=16+Q;if(Q<H){m.set(
u.update(k.subarray(0,ft)),O),O+=ft,ft=0;for(let ut=Q;ut<H;ut+=S){const lt=u.update(g.subarray(ut,Math.min(ut+S,H)));m.set(lt,O),O+=lt.length}}nt>0&&k.set(g.subarray(
H),ft),k.fill(16-nt,ft+nt,ft+16),m.set(u.update(k.subarray(0,ft+16)),O)}nextVector(u){this.taken===M&&((0,i.randomFillSync)(this.pool),this.taken=0),this.pool.copy(
u,0,this.taken,this.taken+16),this.taken+=16}}const b=new Uint8Array(0);function o(c,u){const g=u.length&-16;if(g<32)return b;const m=c.update(g===u.length?u:u.
subarray(0,g)),O=m[g-1];let k=g;if(O>0&&O<=16){do k--;while(k>g-O&&m[k-1]===O);k>g-O&&(k=g)}return m.subarray(16,k)}function d(c){return(0,i.createDecipheriv)(c.
length===16?"aes-128-cbc":"aes-256-cbc",c,Buffer.alloc(16)).setAutoPadding(!1)}function P(c,u){const{length:g}=c,m=new Uint8Array(g+5+u.length);m.set(c),m.set(u,
g+5);const O=new J.V;return(k,K)=>(m[g]=k,m[g+1]=k>>>8,m[g+2]=k>>>16,m[g+3]=K,m[g+4]=K>>>8,O.digest(m).subarray(0,Math.min(g+5,16)))}function D(c){let u;return()=>u??=
c()}function $(c){let u=-1,g=-1,m;return(O,k)=>((m===void 0||O!==u||k!==g)&&(m=c(O,k),u=O,g=k),m)}function N(c,u,g){const m=I(c,g),O=Y(c,m);return it(O,u,c.revision===
2?32:16)?m:void 0}function W(c,u){const g=L(c,u);let m=c.owner.subarray(0,32);for(let O=c.revision===2?0:19;O>=0;O--)m=U(et(g,O),m);return m}function B(c,u,g,m){
const O=L({revision:c,keyLength:u},g);let k=p(m);for(let K=0;K<=(c===2?0:19);K++)k=U(et(O,K),k);return k}function T(c,u){const g=I(c,u),m=new Uint8Array(32);return m.
set(Y(c,g)),{user:m,fileKey:g}}const v=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function p(c){const u=new Uint8Array(32),g=c.subarray(0,32);return u.set(g),u.set(v.subarray(0,32-g.length),g.length),u}function I({revision:c,keyLength:u,owner:g,
permissions:m,id0:O,encryptMetadata:k},K){const H=Uint8Array.of(m,m>>8,m>>16,m>>24),Q=c>=4&&!k?[255,255,255,255]:[],nt=(0,J.F)(Buffer.concat([p(K),g.subarray(0,
32),H,O,Uint8Array.from(Q)]));return X(nt,c,u)}function L({revision:c,keyLength:u},g){return X((0,J.F)(p(g)),c,c===2?5:u)}function X(c,u,g){let m=c.subarray(0,g);
if(u>=3)for(let O=0;O<50;O++)m=(0,J.F)(m).subarray(0,g);return m}function Y({revision:c,id0:u},g){if(c===2)return U(g,v);let m=(0,J.F)(Buffer.concat([v,u]));for(let O=0;O<
20;O++)m=U(et(g,O),m);return m}function et(c,u){return u===0?c:c.map(g=>g^u)}function it(c,u,g){return u.length>=g&&c.subarray(0,g).every((m,O)=>m===u[O])}function ot(c,u,g){
return yt(c.user,c.wrappedByUser,u,g,new Uint8Array(0))}function ht(c,u,g){return yt(c.owner,c.wrappedByOwner,u,g,c.user.subarray(0,48))}function Nt(c,u,g){const m=Rt(
c,u,new Uint8Array(0)),O=Rt(c,g,m.entry);return{user:m.entry,wrappedByUser:m.wrapped,owner:O.entry,wrappedByOwner:O.wrapped}}function mt(c,u,g){const m=Buffer.alloc(
16,255);return m.writeInt32LE(u,0),m.write(g?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(m,12),(0,i.createCipheriv)("aes-256-ecb",c,null).setAutoPadding(
!1).update(m)}const pt=new Uint8Array(16);function yt(c,u,g,m,O){const k=Dt(g,m,c.subarray(32,40),O);if(!Buffer.from(k).equals(c.subarray(0,32)))return;const K=Dt(
g,m,c.subarray(40,48),O);return(0,i.createDecipheriv)("aes-256-cbc",K,pt).setAutoPadding(!1).update(u.subarray(0,32))}function Rt(c,u,g){const m=(0,i.randomBytes)(
16),O=Dt(6,u,m.subarray(0,8),g),k=Dt(6,u,m.subarray(8),g),K=(0,i.createCipheriv)("aes-256-cbc",k,pt).setAutoPadding(!1).update(c);return{entry:Buffer.concat([O,
m]),wrapped:K}}function Dt(c,u,g,m){let O=(0,i.createHash)("sha256").update(u).update(g).update(m).digest();if(c<6)return O;for(let k=0,K=0;k<64||K>k-32;k++){const H=Buffer.
concat([u,O,m]),Q=Buffer.alloc(64*H.length,H),nt=(0,i.createCipheriv)("aes-128-cbc",O.subarray(0,16),O.subarray(16,32)).setAutoPadding(!1).update(Q);let ft=0;for(let ut=0;ut<
16;ut++)ft+=nt[ut];O=(0,i.createHash)(["sha256","sha384","sha512"][ft%3]).update(nt).digest(),K=nt[nt.length-1]}return O.subarray(0,32)}var ue=F(77581),Pt=F(34378);
const xt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,Ct=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,kt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
de=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
he=/[\p{L}\p{Mc}\p{Nl}]/u;function bt(c){if(/^[\x20-\x7e]*$/.test(c))return c;const u=(0,Pt.w)(c.replace(xt,"").replace(Ct," "),"NFKC");if(kt.test(u))return;const g=[
...u],m=g.map(k=>de.test(k));return m.includes(!0)&&(g.some((k,K)=>!m[K]&&he.test(k))||!m[0]||!m.at(-1))?void 0:u}function le(c){const u=bt(c),g=[...u===void 0?
[]:[Buffer.from(u,"utf8")],Buffer.from(c,"utf8"),...[Ut(c),pe(c)].filter(k=>k!==void 0)],O=[...g.filter(k=>k.length>Et).map(k=>k.subarray(0,Et)),...g];return O.
filter((k,K)=>O.findIndex(H=>H.equals(k))===K)}const Et=127;function _t(c){return typeof c=="string"?Buffer.from(bt(c)??c,"utf8").subarray(0,Et):c}const ge=32;function St(c){
return typeof c=="string"?Ut(c)??Buffer.from(c,"utf8"):c}function Lt(c,u,g){const m=g==="AES-256"?_t:St;return Buffer.compare(m(c),m(u))===0}function me(c,u){const g=u===
"AES-256",m=g?Q=>bt(Q)!==void 0:Q=>!new RegExp("\\p{Cc}","u").test(Q)&&Ut(Q)!==void 0,O=[...c].findIndex(Q=>!m(Q));if(O>=0)return g?`must not have the character\
 at position ${O+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${O+1} with AES-128, whose passwords are in PDFDocEncoding\
: choose AES-256, or another character`;if(!m(c))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const k=g?Buffer.
from(bt(c),"utf8"):St(c);if(k.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[K,H]=[k.length,g?Et:ge];
if(!(K<=H))return g?`must be at most ${H} bytes long in UTF-8, and has ${K}`:`must be at most ${H} characters long with AES-128, and has ${K}: shorten it, or ch\
oose AES-256`}function Ut(c){return jt(c,u=>ue.SQ.get(u)??(u>=24&&u<32||u>=127&&u<161?-1:u))}function pe(c){return jt(c,u=>u)}function jt(c,u){const g=Array.from(
c,m=>u(m.codePointAt(0)));return g.every(m=>m>=0&&m<256)?Buffer.from(g):void 0}function Kt(c,u){const{strings:g}=u,m=(k,K,H,Q)=>{if(k===C)return K;const nt=Buffer.
allocUnsafe(k.length(K.length));return k.encryptInto(K,H,Q,nt,0),nt},O=(k,K,H,Q,nt,ft)=>(k.encryptInto(K,H,Q,nt,ft),k.length(K.length));return{...c,uniform:u.named===
void 0||u.encryptMetadata&&u.embedded===u.streams,decryptString:(k,K,H)=>g.decrypt(k,K,H),encryptString:(k,K,H)=>m(g,k,K,H),decryptStream:(k,K,H,Q)=>Mt(u,Q).decrypt(
k,K,H),encryptStream:(k,K,H,Q)=>m(Mt(u,Q),k,K,H),encryptedStringLength:k=>g.length(k),encryptedStreamLength:(k,K)=>Mt(u,K).length(k),encryptStringInto:(k,K,H,Q,nt)=>O(
g,k,K,H,Q,nt),encryptStreamInto:(k,K,H,Q,nt,ft)=>O(Mt(u,Q),k,K,H,nt,ft)}}function Mt({streams:c,embedded:u,named:g,encryptMetadata:m},O){const k=O.get("Type");if((0,s.
Eo)(k,"XRef"))return C;if(g===void 0)return c;const K=Gt(O);return K!==void 0?g.get(K)??c:!m&&(0,s.Eo)(k,"Metadata")?C:(0,s.Eo)(k,"EmbeddedFile")?u:c}function Gt(c){
const u=c.get("Filter"),g=(0,s.cy)(u)?u.findIndex(K=>(0,s.Eo)(K,"Crypt")):(0,s.Eo)(u,"Crypt")?0:-1;if(g<0)return;const m=c.get("DecodeParms"),O=(0,s.cy)(m)?m[g]:
m,k=(0,s.Zm)(O)?O.get("Name"):void 0;return k instanceof s.SX?k.text:"Identity"}function Jt(c){if(Gt(c)===void 0)return!1;const u=c.get("Filter"),g=c.get("Decod\
eParms"),m=(0,s.cy)(u)?u.findIndex(k=>(0,s.Eo)(k,"Crypt")):0,O=(0,s.cy)(u)?u.filter((k,K)=>K!==m):[];return O.length===0?(c.delete("Filter"),c.delete("DecodePar\
ms"),!0):(c.set("Filter",O),(0,s.cy)(g)&&c.set("DecodeParms",g.filter((k,K)=>K!==m)),!0)}function we(c){return c.algorithm==="AES-128"?Qt(c):ye(c)}const Yt=()=>(0,i.
randomBytes)(32);function Qt({userPassword:c,ownerPassword:u,permissions:g,id0:m}){const O=St(c),k=B(4,16,St(u),O),K=T({revision:4,keyLength:16,owner:k,permissions:g,
id0:m,encryptMetadata:!0},O),H=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:4,R:4,Length:128,...Tt("AESV2",16),O:new s.Mx(k),U:new s.Mx(K.user),P:g});return qt({dictionary:H,
version:"1.6",numbered:!0,identifier:m},A(K.fileKey))}function ye({userPassword:c,ownerPassword:u,permissions:g}){const m=(0,i.randomBytes)(32),O=Nt(m,_t(c),_t(
u)),k=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:5,R:6,Length:256,...Tt("AESV3",32),O:new s.Mx(O.owner),OE:new s.Mx(O.wrappedByOwner),U:new s.Mx(O.user),UE:new s.Mx(
O.wrappedByUser),P:g,Perms:new s.Mx(mt(m,g,!0))});return qt({dictionary:k,version:"1.7",extensionLevel:8,numbered:!1},l(m))}function Tt(c,u){const g=(0,s.jd)({Type:(0,s.
UU)("CryptFilter"),CFM:(0,s.UU)(c),AuthEvent:(0,s.UU)("DocOpen"),Length:u});return{CF:(0,s.jd)({StdCF:g}),StmF:(0,s.UU)("StdCF"),StrF:(0,s.UU)("StdCF")}}function qt(c,u){
return Kt(c,{strings:u,streams:u,embedded:u,named:new Map([["StdCF",u],["Identity",C]]),encryptMetadata:!0})}var wt=F(58552);const te={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},At=-4,Wt=c=>1<<
te[c]-1,ee=Object.keys(te);function xe(c){let u=At;for(const g of ee)c[g]||(u&=~Wt(g));return c.allow_print?u:u&~Wt("allow_print_high_resolution")}function Ee(c){
return ee.filter(u=>(c&Wt(u))===0)}function Se(c,u,g){const m=ne(c),O=It(m,u,new Uint8Array(0)),k=O??(g?Zt(le(g),nt=>It(m,u,nt)):void 0);if(k===void 0)throw g?ke():
Oe();const{fileKey:K,access:H}=k,Q=oe(m,K);return{...zt(m,k,Vt(m,K),Q),access:H,locked:!1,permissions:m.permissions,revision:m.revision,keyBits:8*K.length,opensWithoutPassword:O!==
void 0,algorithm:ae(m.methods[Q.streams===C?"embedded":"streams"],K),unrestricted:()=>Ae(m,k)}}function zt(c,{identifier:u},g,m){const O={dictionary:g,...$t(c),
numbered:c.revision<=4,...u?{identifier:u}:{}};return Kt(O,m)}function Ae(c,u){const g={...c,permissions:At};let{fileKey:m}=u;const O=Vt(g,m);if(u.legacy){const k=T(
{...u.legacy.scheme,permissions:At},u.legacy.userPassword);m=k.fileKey,O.set("U",new s.Mx(k.user))}else O.set("Perms",new s.Mx(mt(m,At,c.encryptMetadata)));return zt(
g,u,O,oe(g,m))}function Vt({encrypt:c,revision:u,permissions:g},m){const O=new s.Bi(c);O.set("P",g);for(const[K,H]of[["O",u<5?32:48],["U",u<5?32:48],["OE",32],[
"UE",32]]){const Q=c.get(K);Q instanceof s.Mx&&Q.bytes.length>H&&O.set(K,new s.Mx(Q.bytes.subarray(0,H)))}const k=c.get("Length");return k!==void 0&&!(typeof k==
"number"&&k%8===0&&k>=40&&k<=256)&&O.set("Length",8*m.length),O}function ne(c){const u=c.get("Filter");if(!(0,s.Eo)(u,"Standard"))throw Xt(`the security handler\
 ${u instanceof s.SX?Ht(u):"without a name"}`);const g=Bt(c.get("V"),0),m=Bt(c.get("R"),0);if(!(g===5?m===5||m===6:[1,2,4].includes(g)&&m>=2&&m<=4))throw Xt(`th\
e standard security handler with V ${g} and R ${m}`);const k={encrypt:c,version:g,revision:m,permissions:Bt(c.get("P"),-4)|0};if(g<4)return{...k,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const K=c.get("CF"),H=new Map;for(const[ft,ut]of(0,s.Zm)(K)?K:[]){const lt=(0,s.Zm)(ut)?se(ut,
g):void 0;lt!==void 0&&H.set(ft,lt)}H.set("Identity","none");const Q=(ft,ut)=>{const lt=c.get(ft),fe=H.get(lt instanceof s.SX?lt.text:ut);if(fe===void 0)throw Xt(
`the crypt filter ${lt instanceof s.SX?Ht(lt):ut}`);return fe},nt=c.get("StmF");return{...k,encryptMetadata:c.get("EncryptMetadata")!==!1,methods:{strings:Q("St\
rF","Identity"),streams:Q("StmF","Identity"),embedded:Q("EFF",nt instanceof s.SX?nt.text:"Identity")},filters:H}}function se(c,u){const g=c.get("CFM");return u===
5&&(0,s.Eo)(g,"AESV3")?"AESV3":u===4&&(0,s.Eo)(g,"AESV2")?"AESV2":u===4&&(0,s.Eo)(g,"V2")?"V2":g===void 0||(0,s.Eo)(g,"None")?"none":void 0}function It(c,u,g){const{
encrypt:m,revision:O}=c;if(O>=5){const nt={owner:vt(m,"O",48),user:vt(m,"U",48),wrappedByOwner:vt(m,"OE",32),wrappedByUser:vt(m,"UE",32)};return ie(ot(nt,O,g),"\
user")??ie(ht(nt,O,g),"owner")}const k=vt(m,"O",1),K=vt(m,"U",1),{permissions:H,encryptMetadata:Q}=c;return Zt(u,nt=>Zt(ve(c),ft=>{const ut={revision:O,keyLength:ft,
owner:k,permissions:H,id0:nt,encryptMetadata:Q};return re(ut,K,g,"user")??re(ut,K,W(ut,g),"owner")}))}function re(c,u,g,m){const O=N(c,u,g);return O&&{fileKey:O,
access:m,identifier:c.id0,legacy:{scheme:c,userPassword:g}}}function ie(c,u){return c&&{fileKey:c,access:u}}function ve({encrypt:c,version:u}){if(u===4)return[16];
const g=Bt(c.get("Length"),40),m=g%8===0&&g>=40&&g<=128?g/8:5;return[...new Set(u===1?[5,m,16]:[m,16,5])]}function oe(c,u){const g={none:C},m=H=>H==="V2"?g.V2??=
y(u):H==="AESV2"?g.AESV2??=A(u):H==="AESV3"?g.AESV3??=l(u):C,{methods:O,filters:k,encryptMetadata:K}=c;return{strings:m(O.strings),streams:m(O.streams),embedded:m(
O.embedded),named:k&&new Map([...k].map(([H,Q])=>[H,m(Q)])),encryptMetadata:K}}function $t({version:c,revision:u,methods:g}){return u>=5?{version:"1.7",extensionLevel:u===
5?3:8}:c===4?{version:Object.values(g).includes("AESV2")?"1.6":"1.5"}:{version:u===2?"1.1":"1.4"}}function ae(c,u){if(c!=="none")return c==="V2"?u.length===5?"R\
C4-40":"RC4-128":c==="AESV2"?"AES-128":"AES-256"}function vt(c,u,g){const m=c.get(u);if(m instanceof s.Mx&&m.bytes.length>=g)return m.bytes;throw(0,wt.O$)(`its \
encryption dictionary has no usable /${u}.`)}function Bt(c,u){return typeof c=="number"?Math.trunc(c):u}function Zt(c,u){for(const g of c){const m=u(g);if(m!==void 0)
return m}}function Ht({text:c}){return/^[\w.+-]{1,40}$/.test(c)?c:"with an unusual name"}function Oe(){return(0,wt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function ke(){return new wt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Xt(c){
return(0,wt.hJ)("unsupported_encryption",`is protected by ${c}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${c}, whi\
ch is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}const Ft={...C,decrypt:()=>new Uint8Array(
0)};function be(c){const u=Me(c),g=k=>k==="none"?C:Ft,m=[...u?.filters??[["Identity","none"]]],O={strings:g(u?.methods.strings),streams:g(u?.methods.streams),embedded:g(
u?.methods.embedded),named:u&&!u.filters?void 0:new Map(m.map(([k,K])=>[k,g(K)])),encryptMetadata:u?.encryptMetadata??!0};return{...Kt({dictionary:c,version:"1.\
1",numbered:!0},O),access:"user",locked:!0,permissions:u?.permissions??At,revision:u?.revision,opensWithoutPassword:!1,unrestricted:void 0,...u?Fe(u):Re(c)}}function Me(c){
try{return ne(c)}catch(u){if(u instanceof wt.zU&&u.code==="unsupported_encryption")return;throw u}}function Fe({encrypt:c,version:u,methods:g}){const m=g.streams===
"none"?g.embedded:g.streams;if(m==="none")return{algorithm:void 0,keyBits:void 0};if(m==="AESV3")return{algorithm:"AES-256",keyBits:256};if(u===4)return{algorithm:m===
"AESV2"?"AES-128":"RC4-128",keyBits:128};const O=u===1?40:ce(c.get("Length"));return{algorithm:O===40?"RC4-40":"RC4-128",keyBits:O}}function Re(c){const u=c.get(
"CF"),g=c.get("StmF"),m=(0,s.Zm)(u)&&g instanceof s.SX?u.get(g.text):void 0,O=(0,s.Zm)(m)?m.get("CFM"):void 0;return(0,s.Eo)(O,"AESV3")?{algorithm:"AES-256",keyBits:256}:
(0,s.Eo)(O,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function ce(c){return typeof c=="number"&&c%8===0&&c>=40&&c<=128?c:40}}),
34400:((ct,tt,F)=>{F.d(tt,{F:()=>J,V:()=>j});const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],s=Int32Array.from({length:64},(R,U)=>Math.floor(Math.abs(Math.
sin(U+1))*2**32)|0),J=R=>new j().digest(R);class j{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(U){const{state:C,tail:y}=this;
C[0]=1732584193,C[1]=4023233417,C[2]=2562383102,C[3]=271733878;const{length:A}=U,l=A&-64;for(let x=0;x<l;x+=64)this.compress(U,x);const E=A-l,S=E<56?64:128;for(let x=0;x<
E;x++)y[x]=U[l+x];y[E]=128,y.fill(0,E+1,S);for(let x=0,b=A<<3;x<4;x++)y[S-8+x]=b>>>(x<<3);y[S-4]=A>>>29;for(let x=0;x<S;x+=64)this.compress(y,x);const M=new Uint8Array(
16);for(let x=0;x<16;x++)M[x]=C[x>>2]>>>((x&3)<<3);return M}compress(U,C){const{words:y,state:A}=this;for(let x=0,b=C;x<16;x++,b+=4)y[x]=U[b]|U[b+1]<<8|U[b+2]<<
16|U[b+3]<<24;let l=A[0],E=A[1],S=A[2],M=A[3];for(let x=0;x<64;x++){const b=x>>4;let o,d;b===0?(o=E&S|~E&M,d=x):b===1?(o=M&E|~M&S,d=5*x+1):b===2?(o=E^S^M,d=3*x+
5):(o=S^(E|~M),d=7*x);const P=l+o+s[x]+y[d&15]|0,D=i[b<<2|x&3];l=M,M=S,S=E,E=E+(P<<D|P>>>32-D)|0}A[0]=A[0]+l,A[1]=A[1]+E,A[2]=A[2]+S,A[3]=A[3]+M}}}),64580:((ct,tt,F)=>{
F.d(tt,{F:()=>s});var i=F(45599);function s(R,U=()=>{}){if(R instanceof i.Z6)return new i.Z6(s(R.dict,U),R.data,R.sealed);const C=j(R),y=[C];let A=1;for(let l=y.
pop();l!==void 0;l=y.pop())if(Array.isArray(l)){A+=l.length;for(const[E,S]of l.entries())l[E]=J(S,y)}else if((0,i.Zm)(l)){A+=l.size;for(const[E,S]of l)l.set(E,J(
S,y))}return U(A),C}function J(R,U){const C=j(R);return C!==R&&U.push(C),C}function j(R){return Array.isArray(R)?[...R]:(0,i.Zm)(R)?new i.Bi(R):R}}),79725:((ct,tt,F)=>{
F.d(tt,{R:()=>U,Z:()=>C});var i=F(78157),s=F(4e4),J=F(88500);const j=new Int32Array(0),R=new J.s;class U{at=j;first=0;used=0;open=-1;close=-1;special=!1;scan=R;marksFrom=0;marksTo=0;own;locate(A,l,E){
const S=this.own??={at:new Int32Array(64),scan:new J.s},{scan:M}=S;if(this.at=S.at,this.scan=M,this.first=this.used=this.marksFrom=this.marksTo=0,M.reset(),l=(0,i.
AN)(A,l,E),A[l]!==i.iH||A[l+1]!==i.iH)return!1;this.open=l+=2;const x=(0,s.XE)();for(;(l=(0,i.AN)(A,l,E))<E;){const b=A[l];if(b===i.vz)return this.close=l,this.
marksTo=M.used,this.special=M.byteRange||M.doubtful,A[l+1]===i.vz;if(b!==i.cL)return!1;const o=++l;for(;l<E&&i.Kl[A[l]]===i.N9;l++)if(A[l]===i.wn)return!1;const d=l;
d-o===9&&A[o]===i.Ah&&(0,i.w1)(A,o,"ByteRange")&&(M.byteRange=!0),(0,s.xg)(A,o-1,d,x)&&(M.doubtful=!0);const P=l=(0,i.AN)(A,l,E);if(A[l]===i.vz||(l=M.value(A,l,
E),l<0))return!1;this.add(o,d,P,l)}return!1}add(A,l,E,S){this.used+4>this.at.length&&(this.at=this.own.at=C(this.at,this.used+4));const{at:M,used:x}=this;M[x]=A,
M[x+1]=l,M[x+2]=E,M[x+3]=S,this.used=x+4}find(A,l){const{at:E,first:S}=this,M=l.length;for(let x=this.used-4;x>=S;x-=4){const b=E[x];if(E[x+1]-b!==M)continue;let o=0;
for(;o<M&&A[b+o]===l.charCodeAt(o);)o++;if(o===M)return x}return-1}}function C(y,A){const l=new Int32Array(Math.max(y.length*2,A));return l.set(y),l}}),45798:((ct,tt,F)=>{
F.d(tt,{i:()=>P});var i=F(42973),s=F(78157),J=F(82416),j=F(45599);const R=Symbol("close array"),U=Symbol("close dictionary"),C=Symbol("end"),y=32,A=32,l=32,E=32,
S=224,M=224,x=8,b=256,o=65536,d=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class P{bytes;at;end;nesting;openString;room;closed=-1;constructor(N,W,B,T,v,p=1/0){this.
bytes=N,this.at=W,this.end=B,this.nesting=T,this.openString=v,this.room=p}value(){const N=this.token(0);return typeof N=="symbol"?null:N}token(N){const{bytes:W,
end:B}=this;if(this.room-=y,this.room<0)throw D();const T=(0,s.AN)(W,this.at,B);if(this.at=T,T>=B)return C;const v=W[T];if(v>=s.l0&&v<=s.ev)return this.numberOrReference();
switch(v){case s.cL:return this.name();case s.Cx:return this.string(this.literal());case s.iH:return W[T+1]!==s.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(N+1));case s.WL:return this.at++,this.array(N+1);case s.wt:return this.at++,R;case s.vz:return this.closed=T,W[T+1]===s.vz?(this.at+=2,U):(this.at++,
null);case s.s1:case s.Hv:case s.rc:return this.at++,null;default:return this.word()}}array(N){this.checkDepth(N),this.room-=E;const W=[];for(;;){W.length===x&&
W.every(T=>T instanceof j.oS)&&this.references(W);const B=this.token(N);if(B===R||B===C)return W;if(B===U)return this.at=this.closed,W;W.push(B)}}references(N){
const{bytes:W,end:B}=this;for(let T=b;;T=Math.min(2*T,o)){const v=(0,s.bS)(W).toString("latin1",this.at,Math.min(this.at+T,B)),p=d.exec(v)?.[0]??"";if(p==="")return;
const I=N.length;for(const L of p.split(" 0 R"))L!==""&&N.push(new j.oS(Number(L),0));if(this.room-=(N.length-I)*(y+A),this.at+=p.length,p.length<v.length>>1)return}}dictionary(N){
this.checkDepth(N),this.room-=M;const W=new j.Bi;let B,T=-1;for(;;){const v=this.at,p=this.token(N);if(p===U||p===C)return T>=0&&(0,j.hi)(W)&&this.keepSealed(W,
T),W;if(p===R)continue;const I=p;if(B===void 0){I instanceof j.SX&&(B=I.text);continue}I!==null?W.set(B,I):W.delete(B),this.openString&&B==="Contents"&&I instanceof
j.Mx&&(T=v),B=void 0}}keepSealed(N,W){N.set("Contents",new P(this.bytes,W,this.end,1).value())}checkDepth(N){if(N>this.nesting)throw(0,i.F)("nesting",`An object\
 of the document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:N,end:W}=this,B=this.at+1;
return this.room-=l,this.at=(0,s.Wd)(N,B,W),new j.SX((0,J.MQ)(N,B,this.at))}string(N){return this.room-=S,new j.Mx(this.openString?this.openString(N):N)}literal(){
const{bytes:N,end:W}=this,B=this.at+1;for(let T=B;T<W;T++){const v=N[T];if(v===s.s1)return this.at=T+1,N.slice(B,T);if(v===s.Cx||v===s.r_||v===s.u7)break}return this.
at=(0,s.t9)(N,this.at,W),(0,J.U1)(N,B,this.at)}hexadecimal(){const{bytes:N,end:W}=this,B=this.at+1,T=(0,s.$k)(N,B,W);return this.at=T,(0,s.sk)(N,B,T)}numberOrReference(){
const{bytes:N,end:W}=this;let B=this.at,T=0;for(;B<W&&N[B]>=s.l0&&N[B]<=s.ev;)T=T*10+(N[B++]-s.l0);if(B<W&&s.Kl[N[B]]===s.N9)return this.number();this.at=B,B=(0,s.
AN)(N,B,W);const v=N[B]===s.N5&&B+1<W&&N[B+1]>s.l0;v&&B++;let p=0;const I=B;for(;B<W&&N[B]>=s.l0&&N[B]<=s.ev;)p=p*10+(N[B++]-s.l0);return B===I||(B=(0,s.AN)(N,B,
W),B>=W||N[B]!==s.AV||B+1<W&&s.Kl[N[B+1]]===s.N9)?T:(this.at=B+1,this.room-=A,T>2147483647?null:new j.oS(T,v?1:Math.min(p,65535)))}number(){const{bytes:N,end:W,
at:B}=this;return this.at=(0,s.Wd)(N,B,W),(0,J.kz)(N,B,this.at)}word(){const{bytes:N,at:W,end:B}=this,T=N[W];return T===s.b9||T===s.N5||T===s.fX?this.number():(0,s.
wb)(N,W,"true")||(0,s.wb)(N,W,"false")?(this.at=(0,s.Wd)(N,W,B),T===s.yh):(0,s.w1)(N,W,"endobj")||(0,s.w1)(N,W,"endstream")?C:(this.at=Math.max((0,s.Wd)(N,W,B),
W+1),null)}}const D=()=>(0,i.F)("values","The objects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is\
 not, save it without compression in another program")}),4e4:((ct,tt,F)=>{F.d(tt,{C3:()=>C,XE:()=>y,oC:()=>l,xg:()=>A});var i=F(78157);const s=4<<20,J=1024,j=1<<
29,R=new Int32Array(J);let U=0;function C(){U<j||(U=0,R.fill(0))}const y=()=>U+1;function A(M,x,b,o){const d=b-x,P=b-1,$=d*157+M[P]*5+M[P-(d>1?1:0)]*61+M[x+(d>1?
1:0)]*331+M[x+(d>>1)]*17&J-1,N=R[$];return R[$]=++U,N>=o}function l(M,x,b){if(b-x>s)return!1;const o=[],d=new E;let P=0,D=!1;do{const $=(0,i.AN)(M,x,b);if($>=b)
return!1;const N=o.at(-1)??0,W=N>0&&!D&&M[$]===i.cL;if(x=S(M,$,b),D=W,W){if(d.add(N,M,$+1,x))return!0}else M[$]===i.WL?o.push(0):M[$]===i.iH&&x===$+2&&M[$+1]===
i.iH?o.push(++P):(M[$]===i.wt||M[$]===i.vz&&x===$+2)&&o.pop()}while(o.length>0);return!1}class E{places=new Int32Array(128);count=0;add(x,b,o,d){let P=x,D=~x;for(let $=o;$<
d;$++){let N=b[$];N===i.wn&&(0,i.Li)(b[$+1])>=0&&(0,i.Li)(b[$+2])>=0&&$+2<d&&(N=(0,i.Li)(b[$+1])*16+(0,i.Li)(b[$+2]),$+=2),P=Math.imul(P^N,16777619),D=Math.imul(
D+N,1540483477)^D>>>15}return this.count*4>this.places.length&&this.grow(),this.put(P,D===0?1:D)}put(x,b){const{places:o}=this;let d=(x^x>>>15)*2&o.length-1;for(;o[d+
1]!==0;d=d+2&o.length-1)if(o[d]===x&&o[d+1]===b)return!0;return o[d]=x,o[d+1]=b,this.count++,!1}grow(){const x=this.places;this.places=new Int32Array(x.length*4),
this.count=0;for(let b=0;b<x.length;b+=2)x[b+1]!==0&&this.put(x[b],x[b+1])}}function S(M,x,b){const o=M[x],d=M[x+1]===o;return o===i.iH?d?x+2:(0,i.$k)(M,x,b):o===
i.vz?d?x+2:x+1:o===i.Cx?(0,i.t9)(M,x,b):Math.max((0,i.Wd)(M,o===i.cL?x+1:x,b),x+1)}}),82416:((ct,tt,F)=>{F.d(tt,{E3:()=>y,MQ:()=>s,U1:()=>C,kz:()=>j});var i=F(78157);
function s(l,E,S){let M="";for(let x=E;x<S;x++){let b=l[x];if(b===i.wn&&x+2<S){const[o,d]=[(0,i.Li)(l[x+1]),(0,i.Li)(l[x+2])];o>=0&&d>=0&&(b=o*16+d,x+=2)}M+=String.
fromCharCode(b)}return M}const J=15;function j(l,E,S){let M=E;const x=l[M];(x===i.N5||x===i.b9)&&M++;let b=0,o=-1,d=0;for(;M<S;M++){const D=l[M];if(D>=i.l0&&D<=
i.ev)d=d*10+(D-i.l0),b++,o>=0&&o++;else if(D===i.fX&&o<0)o=0;else break}if(M<S||b===0||b>J)return U(l,E,S);const P=o>0?d/R[o]:d;return x===i.N5?-P:P}const R=Float64Array.
from({length:J+1},(l,E)=>10**E);function U(l,E,S){const M=(0,i.bS)(l).toString("latin1",E,S),x=Number(M);if(!Number.isNaN(x)&&/^[+-]?[\d.]/.test(M))return x;const b=/^[+-]*(\d*\.?\d*)/.
exec(M),o=Number(b?.[1]??0)||0;return M.startsWith("-")?-o:o}function C(l,E,S){for(let o=E;o<S;o++){const d=l[o];if(d===i.s1)return l.subarray(E,o);if(d===i.Cx||
d===i.r_||d===i.u7)break}const M=new Uint8Array(S-E);let x=0,b=1;for(let o=E;o<S;o++){let d=l[o];if(d===i.Cx)b++;else if(d===i.s1){if(--b===0)break}else if(d===
i.u7)l[o+1]===i.kR&&o++,d=i.kR;else if(d===i.r_){if(d=l[++o],o>=S)break;if(d>=i.l0&&d<=i.em){let P=d-i.l0;for(let D=0;D<2&&l[o+1]>=i.l0&&l[o+1]<=i.em;D++)P=P*8+
l[++o]-i.l0;d=P&255}else if(d===i.u7){l[o+1]===i.kR&&o++;continue}else{if(d===i.kR)continue;d=A.get(d)??d}}M[x++]=d}return M.subarray(0,x)}const y=(l,E,S)=>l[E]===
i.Cx?C(l,E+1,S):(0,i.sk)(l,E+1,S),A=new Map([[i.yq,i.kR],[i.AF,i.u7],[i.yh,i.d2],[i.OY,i.G_],[i.MV,i.o1]])}),88500:((ct,tt,F)=>{F.d(tt,{A:()=>J,s:()=>$});var i=F(
78157),s=F(4e4);const J=-1,j=2**63,R=-1,U=0,C=1,y=2,A=0,l=1,E=2,S=3,M=4,x=5,b=6,o=7,d=8,P=new Uint8Array(256).fill(E);for(let T=0;T<256;T++)i.Kl[T]===i.t6&&(P[T]=
A);for(let T=i.l0;T<=i.ev;T++)P[T]=l;for(const[T,v]of Object.entries({"/":S,"<":M,">":x,"[":b,"]":o,"(":d,"%":A,")":A,"{":A,"}":A}))P[T.charCodeAt(0)]=v;const D=new Uint8Array(
256);for(let T=0;T<256;T++)i.Kl[T]===i.N9&&T!==i.wn&&(D[T]=1);class ${marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=new Int32Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,s.C3)()}append(v,p,I){
const L=this.used+I-p;L>this.marks.length&&this.grow(L),this.marks.set(v.subarray(p,I),this.used),this.used=L}open(v,p,I){if(v>=this.opened.length){const L=new Int32Array(
this.opened.length*2);L.set(this.opened),this.opened=L}return this.opened[v]=p,I}add(v,p,I){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=v>2147483647?0:v,this.marks[this.used+1]=p,this.marks[this.used+2]=I,this.used+=3,I}grow(v){const p=new Int32Array(Math.max(this.marks.length*2,v));p.set(
this.marks),this.marks=p}value(v,p,I){let L=0,X=U;for(let Y=p;p<I;Y=p){const et=v[p++];switch(P[et]){case A:et===i.IQ&&(p=(0,i.D)(v,Y,I));continue;case l:{let it=et-
i.l0;for(;P[v[p]]===l;)it=it*10+(v[p++]-i.l0);if(p<I&&i.Kl[v[p]]===i.N9){p=(0,i.Wd)(v,p,I);break}if(it>=j)return-1;const ot=N(v,p,I);X===y&&this.setLength(it,Y,
p,ot),ot>p&&(p=this.add(it,Y,ot));break}case E:for(;p<I&&i.Kl[v[p]]===i.N9;)p++;if(et===i.HF&&B(v,Y,p))return-1;break;case S:for(;p<I&&D[v[p]]===1;)p++;if(p<I&&
v[p]===i.wn&&(p=this.escapedName(v,p,I)),X=this.expectedAfter(v,Y,p,X===U?L:0),L===0)return p;continue;case M:p=v[p]===i.iH?this.open(L++,(0,s.XE)(),p+1):this.hexString(
v,Y,I);break;case x:if(v[p]!==i.vz)continue;if(!(this.opened[--L]>0)||++p>I)return-1;break;case b:p=this.open(L++,R,p);break;case o:if(this.opened[--L]!==R)return-1;
break;case d:p=this.literalString(v,Y,I);break}if(L===0)return p>I?-1:p;X=U}return-1}setLength(v,p,I,L){const X=L>I;this.length=X?-1:v,this.lengthRef=X?v:-1,this.
lengthStart=p,this.lengthEnd=L}literalString(v,p,I){const L=(0,i.AZ)(v,p,I);return L<0?I+1:this.strings?this.add(J,p,L):L}hexString(v,p,I){const L=(0,i.$k)(v,p,
I);return this.strings?this.add(J,p,L):L}escapedName(v,p,I){return this.doubtful=!0,(0,i.Wd)(v,p,I)}expectedAfter(v,p,I,L){const X=I-p;return X===10&&v[p+1]===i.
Ah&&(0,i.w1)(v,p,"/ByteRange")&&(this.byteRange=!0),L===0||this.opened[L-1]===R?U:((0,s.xg)(v,p,I,this.opened[L-1])&&(this.doubtful=!0),L>1?C:X===7&&v[p+1]===i.
A4&&(0,i.w1)(v,p,"/Length")?y:C)}}function N(T,v,p){if(T[v]===i.Z4&&T[v+1]===i.l0&&T[v+3]===i.AV&&T[v+2]===i.Z4&&v+4<=p)return W(T,v+4,p)?v+4:v;let I=(0,i.AN)(T,
v,p);T[I]===i.N5&&T[I+1]>i.l0&&I++;let L=I,X=0;for(;L<p&&(0,i.yp)(T[L]);L++)X=X*10+(T[L]-i.l0);if(L===I||X>=j)return v;const Y=(0,i.AN)(T,L,p);return Y<p&&T[Y]===
i.AV&&W(T,Y+1,p)?Y+1:v}const W=(T,v,p)=>v>=p||i.Kl[T[v]]!==i.N9;function B(T,v,p){return p-v===6&&(0,i.w1)(T,v,"endo")||p-v===9&&(0,i.w1)(T,v,"ends")}}),45079:((ct,tt,F)=>{
F.d(tt,{ZV:()=>x,bD:()=>R,dZ:()=>A,pS:()=>l,sd:()=>b,yT:()=>j});var i=F(78157),s=F(45599);const J=8,j={number:0,generation:0};function R(o,d,P){if(d===null)o.text(
"null");else if(typeof d=="number")o.text(x(d));else if(typeof d=="boolean")o.text(d?"true":"false");else if(d instanceof s.SX)A(o,d.text);else if(d instanceof s.
oS)o.text(y(d,P));else if(d instanceof s.Mx)l(o,d.bytes,P);else if(Array.isArray(d)){if(o.byte(i.WL),d.length>=J&&d.every(D=>D instanceof s.oS))o.text(d.map(D=>y(
D,P)).join(" "));else for(const[D,$]of d.entries())D>0&&o.byte(i.Z4),R(o,$,P);o.byte(i.wt)}else d instanceof s.Bi?U(o,d,P):R(o,d.dict,P)}function U(o,d,P){const D=P.
security&&d.has("ByteRange")?{...P,security:void 0}:P;o.text("<<");for(const[$,N]of d)A(o,$),C(N)&&o.byte(i.Z4),R(o,N,$==="Contents"?D:P);o.text(">>")}const C=o=>o===
null||typeof o=="number"||typeof o=="boolean"||o instanceof s.oS;function y(o,{renumber:d,generationOf:P}){const D=d?d(o):o.number;return d&&D===0?"null":`${D} ${P?
P(D):d?0:o.generation} R`}function A(o,d){o.byte(i.cL);for(let P=0;P<d.length;P++){const D=d.charCodeAt(P)&255;D!==i.Cq&&(D>i.Z4&&D<=i.du&&D!==i.wn&&i.Kl[D]===i.
N9?o.byte(D):o.text(`#${M(D)}`))}}function l(o,d,{security:P,number:D,generation:$}){if(P){E(o,P.encryptString(d,D,$));return}let N=0;for(const W of d)(W<i.Z4||
W>i.du)&&N++;if(N*3>d.length){E(o,d);return}o.byte(i.Cx);for(const W of d)(W===i.Cx||W===i.s1||W===i.r_)&&o.byte(i.r_),W===i.u7?o.text("\\r"):o.byte(W);o.byte(i.
s1)}function E(o,d){o.byte(i.iH);for(const P of d)o.byte(S.charCodeAt(P>>4)),o.byte(S.charCodeAt(P&15));o.byte(i.vz)}const S="0123456789abcdef",M=o=>S[o>>4]+S[o&
15];function x(o){if(!Number.isFinite(o))return"0";const d=Math.abs(o);if(Number.isInteger(o)&&d<1e15)return String(o);if(d>=2**63)return`${BigInt(o)}.0`;const P=String(
o);return P.includes("e")?o.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):P}function b(o){const d=[o];for(;d.length>0;){const P=d.pop();if(P instanceof s.Mx)return!0;
if(Array.isArray(P))for(const D of P)d.push(D);else if(P instanceof s.Bi)for(const D of P.values())d.push(D);else P instanceof s.Z6&&d.push(P.dict)}return!1}}),
39150:((ct,tt,F)=>{F.d(tt,{D:()=>R});var i=F(78157);const s=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,J=/^(true|false|null)$/,j=/#(?![0-9A-Fa-f]{2})|#00/;
function R(l,E,S){const M=[],x=()=>{const o=M.at(-1);o?.keys&&(o.value=!1)},b=(0,i.AN)(l,E,S);for(;;){if(E=(0,i.AN)(l,E,S),E>=S)return!1;const o=M.at(-1),d=l[E];
if(d===i.vz||d===i.wt){if(!o||o.keys===void 0!=(d===i.wt)||o.keys&&(o.value||++E>=S||l[E]!==i.vz))return!1;M.pop(),E++}else if(o?.keys&&!o.value){const P=(0,i.Wd)(
l,E+1,S),D=A(l,E,P);if(d!==i.cL||j.test(D)||o.keys.has(D))return!1;o.keys.add(D),o.value=!0,E=P;continue}else if(d===i.WL||d===i.iH&&l[E+1]===i.iH){M.push(d===i.
WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),E+=d===i.WL?1:2;continue}else if(E=U(l,E,S),E<0)return!1;if(x(),M.length===0)return!(0,i.yp)(l[b])||l[E-1]!==
i.AV}}function U(l,E,S){switch(l[E]){case i.cL:{const M=(0,i.Wd)(l,E+1,S);return j.test(A(l,E,M))?-1:M}case i.Cx:return(0,i.AZ)(l,E,S);case i.iH:for(E++;E<S&&l[E]!==
i.vz;E++)if(!y(l[E])&&i.Kl[l[E]]!==i.t6)return-1;return E<S?E+1:-1;default:{const M=(0,i.Wd)(l,E,S),x=A(l,E,M);return J.test(x)?M:s.test(x)?C(l,x,M,S):-1}}}function C(l,E,S,M){
if(!/^\d+$/.test(E))return S;const x=(0,i.AN)(l,S,M),b=(0,i.Wd)(l,x,M),o=A(l,x,b),d=(0,i.AN)(l,b,M);return!/^\d+$/.test(o)||l[d]!==i.AV||i.Kl[l[d+1]??i.Z4]===i.
N9?S:Number(E)<=2147483647&&Number(o)<=65535?d+1:-1}const y=l=>l>=i.l0&&l<=i.ev||(l|32)>=97&&(l|32)<=102;function A(l,E,S){return(0,i.bS)(l).toString("latin1",E,
Math.min(S,E+200))}}),77581:((ct,tt,F)=>{F.d(tt,{SQ:()=>J,g7:()=>l,kt:()=>b,wx:()=>S});var i=F(78157),s=F(45599);const J=new Map([...[728,711,710,729,733,731,730,
732].map((o,d)=>[o,24+d]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,
322,339,353,382].map((o,d)=>[o,128+d]),[8364,160]]),j=/[\x18-\x1f\x80-\xa0]/g,R=new Map([...J].map(([o,d])=>[d,o])),U=Array.from({length:256},(o,d)=>String.fromCharCode(
R.get(d)??d)),C=32,y=200,A=new WeakMap;function l(o){if(o.bytes.length<y)return E(o.bytes);let d=A.get(o);return d===void 0&&A.set(o,d=E(o.bytes)),d}function E(o){
if(o[0]===254&&o[1]===255)return new TextDecoder("utf-16be").decode(o.subarray(2));if(o[0]===255&&o[1]===254)return new TextDecoder("utf-16le").decode(o.subarray(
2));if(o[0]===239&&o[1]===187&&o[2]===191)return new TextDecoder().decode(o.subarray(3));if(o.length>C)return(0,i.bS)(o).toString("latin1").replace(j,P=>U[P.charCodeAt(
0)]);let d="";for(const P of o)d+=U[P];return d}function S(o){const d=new Uint8Array(o.length);for(let D=0;D<o.length;D++){const $=M(o.charCodeAt(D));if($===void 0)
return new s.Mx(x(o));d[D]=$}const P=d[0]===254&&d[1]===255||d[0]===255&&d[1]===254;return new s.Mx(P||d[0]===239&&d[1]===187&&d[2]===191?x(o):d)}function M(o){
return o>=32&&o<127||o===9||o===10||o===13||o>=161&&o<=255&&o!==173?o:J.get(o)}const x=o=>b(`\uFEFF${o}`),b=o=>Buffer.from(o,"utf16le").swap16()}),45599:((ct,tt,F)=>{
F.d(tt,{Bi:()=>R,Eo:()=>l,Mx:()=>s,Px:()=>M,SX:()=>i,UU:()=>S,Z6:()=>U,Zm:()=>C,cy:()=>A,hi:()=>x,i9:()=>y,jd:()=>E,oS:()=>J,rV:()=>j});class i{text;constructor(o){
this.text=o}}class s{bytes;constructor(o){this.bytes=o}}class J{number;generation;constructor(o,d=0){this.number=o,this.generation=d}}class j extends J{part;constructor(o,d){
super(d,0),this.part=o}}class R extends Map{}class U{dict;data;sealed;constructor(o,d,P){this.dict=o,this.data=d,this.sealed=P}}const C=b=>b instanceof R,y=b=>b instanceof
J,A=b=>Array.isArray(b),l=(b,o)=>b instanceof i&&b.text===o;function E(b){const o=new R;for(const[d,P]of Object.entries(b))P!==void 0&&o.set(d,P);return o}const S=b=>new i(
b),M=b=>new s(Uint8Array.from(Buffer.from(b,"latin1")));function x(b){const o=b.get("Type");return l(o,"Sig")||l(o,"DocTimeStamp")||b.has("ByteRange")}})};
