"use strict";exports.id=2237,exports.ids=[2237],exports.modules={81272:((ft,q,T)=>{T.d(q,{g:()=>Z,q:()=>s});var r=T(42973);function s({stream:P,total:M,documents:L=1},k){const c="\
It may be a decompression bomb; if it is not, save it without compression in another program",m=L===1?"the document":"this document and of those before it";return k>
P?(0,r.F)("streamBytes",`A stream of the document expands to more than ${P} bytes`,c):(0,r.F)("expansion",`The streams of ${m} expand to more than ${M} bytes`,c)}
class Z{budget;chunks=[];size=0;consumed=0;constructor(M){this.budget=M}push(M){if(this.size+=M.length,this.size>this.budget.stream||this.size>this.budget.remaining)
throw this.budget.remaining-=this.size,s(this.budget,this.size);this.chunks.push(M)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.
chunks[0];const M=new Uint8Array(this.size);let L=0;for(const k of this.chunks)M.set(k,L),L+=k.length;return M}}}),60623:((ft,q,T)=>{T.d(q,{Kc:()=>L,M_:()=>k,UD:()=>p});
var r=T(62760),s=T(58552),Z=T(27059),P=T(78157),M=T(81272);const L=d=>(0,r.$)(d,{level:4,mem:3}),k=d=>(0,r.$)(d,{level:0}),c=16384,m=1<<26;function p(d,E,I){const W=E.
codec?.inflateNow(d,Math.min(E.stream,E.remaining,m));if(W)return E.remaining-=W.length,W;const st=(0,P.j8)(d,0,Math.min(d.length,4)),B=(d[st]&15)===8&&(d[st]<<
8|d[st+1])%31===0;B||(I.found=!0);const z=u(d.subarray(B?st+2:0),E,I);if(z)return z;throw(0,s.O$)("a compressed stream is damaged")}function u(d,E,I){if(E.remaining<=
0)throw(0,M.q)(E,0);const W=new M.g(E);if(d.length<=16*c){const B=v(d,E.scratch??new Z.f);if(B)return W.push(B),W.finish()}if(b(d,W,d.length))return W.finish();
I.found=!0;const st=new M.g(E);return b(d,st,Math.floor(W.consumed/c)*c),st.size===0?void 0:st.finish()}const a=8;function v(d,E){try{for(const I of[d.length*a,
Z._]){const W=E.atLeast(I),st=(0,r.HM)(d,{out:W});if(st.length<W.length)return st.slice();if(W.length===Z._)return}}catch{}}const g=16;function b(d,E,I){const W=new r.
EL(B=>{B.length&&E.push(B)}),st=I<d.length;try{for(let B=0;B<d.length;){const z=B<I?c:g;E.consumed=B,W.push(d.subarray(B,B+z),!st&&B+z>=d.length),B+=z}}catch(B){
if(B instanceof s.zU)throw B;return!1}return!0}}),59596:((ft,q,T)=>{T.d(q,{Kc:()=>P.Kc,TT:()=>B,M_:()=>P.M_,tN:()=>z});var r=T(58552),s=T(78157);function Z(_){let R=_.
length+5;for(const G of _)G===s.y_&&(R+=3);const A=new Uint8Array(R);let O=0,F=0,N=0,V=_[0]===s.iH&&_[1]===s.du?2:0;for(;V<_.length;V++){const G=_[V];if(G===s.du)
break;if(s.Kl[G]!==s.t6){if(G===s.y_&&N===0){O+=4;continue}if(!(G<s.Ec||G>s.Hh)&&(F=F*85+(G-s.Ec),!(++N<5))){for(let tt=24;tt>=0;tt-=8)A[O++]=Math.floor(F/2**tt)&
255;F=N=0}}}if(N>1){for(let G=N;G<5;G++)F=F*85+84;for(let G=0;G<N-1;G++)A[O++]=Math.floor(F/2**(24-8*G))&255}return A.slice(0,O)}var P=T(60623),M=T(81272);const L=256,
k=257,c=258,m=4096,p=65536,u=-1;function a(_,R,A,O){const F=new g(A);let N=9,V=0,G=0;for(let tt=0;tt<_.length;tt++){if(G=(G<<8|_[tt])&16777215,V+=8,V<N)continue;
V-=N;const it=G>>V&(1<<N)-1;if(it===k)break;if(it===L)F.clear();else if(!F.put(it)){O.found=!0;break}N=v(F.next+R)}return F.finish()}function v(_){return _>=2048?
12:_>=1024?11:_>=512?10:9}class g{next=c;previous=u;prefix=new Int16Array(m);suffix=new Uint8Array(m);length=new Uint16Array(m);collector;out=new Uint8Array(p);used=0;constructor(R){
this.collector=new M.g(R);for(let A=0;A<L;A++)this.suffix[A]=A,this.length[A]=1}clear(){this.next=c,this.previous=u}put(R){const{previous:A,next:O,length:F}=this,
N=R<O;if(!N&&(A===u||R!==O))return!1;const V=N?F[R]:F[A]+1;this.used+V>p&&this.flush();const G=this.used,tt=this.write(N?R:A,G);return N||(this.out[G+V-1]=tt),A!==
u&&O<m&&this.add(A,tt),this.used=G+V,this.previous=R,!0}write(R,A){const{out:O,prefix:F,suffix:N}=this;for(let V=A+this.length[R]-1;V>A;V--)O[V]=N[R],R=F[R];return O[A]=
N[R]}add(R,A){const{next:O}=this;this.prefix[O]=R,this.suffix[O]=A,this.length[O]=this.length[R]+1,this.next=O+1}flush(){this.collector.push(this.out.subarray(0,
this.used)),this.out=new Uint8Array(p),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}var b=T(60269),d=T(
11032);function E(_,R){let A=0;if(I(_,(N,V,G)=>A+=V+G),A>R.stream||A>R.remaining)throw(0,M.q)(R,A);R.remaining-=A;const O=new Uint8Array(A);let F=0;return I(_,(N,V,G)=>{
for(let tt=0;tt<V;tt++)O[F+tt]=_[N+tt];G>0&&O.fill(_[N],F,F+G),F+=V+G}),O}function I(_,R){for(let A=0;A<_.length&&_[A]!==128;){const O=_[A++];if(A>=_.length)return;
O<128?R(A,Math.min(O+1,_.length-A),0):R(A,0,257-O),A+=O<128?O+1:1}}const W={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLen\
gthDecode"},st=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),B=_=>st.has(W[_]??_);function z(_,R,A,O,F={found:!1}){
switch(W[_]??_){case"FlateDecode":return(0,d.T)((0,P.UD)(R,O,F),A);case"LZWDecode":return(0,d.T)(a(R,(0,b.c)(A,"EarlyChange",1),O,F),A);case"ASCII85Decode":return Z(
R);case"ASCIIHexDecode":return(0,s.sk)(R,0,R.length);case"RunLengthDecode":return E(R,O);case"Crypt":return R;default:throw(0,r.O$)("a stream that must be read \
uses a filter that is not supported")}}}),60269:((ft,q,T)=>{T.d(q,{c:()=>r});function r(s,Z,P){const M=s?.get(Z);return typeof M=="number"?Math.trunc(M):P}}),14752:((ft,q,T)=>{
T.d(q,{X:()=>s,Y:()=>r});function r(Z,P,M,L,k,c,m){const p=M+L,u=c-M;if(Z===1)for(let a=M+m;a<p;a++)P[a]=P[a]+P[a-m];else if(Z===2)for(let a=M;a<p;a++)P[a]=P[a]+
k[a+u];else if(Z===3)for(let a=M;a<p;a++)P[a]=P[a]+((a>=M+m?P[a-m]:0)+k[a+u]>>1);else if(Z===4)for(let a=M;a<p;a++){const v=a<M+m,g=v?0:P[a-m];P[a]=P[a]+s(g,k[a+
u],v?0:k[a+u-m])}}function s(Z,P,M){const L=Z+P-M,[k,c,m]=[Math.abs(L-Z),Math.abs(L-P),Math.abs(L-M)];return k<=c&&k<=m?Z:c<=m?P:M}}),11032:((ft,q,T)=>{T.d(q,{T:()=>Z});
var r=T(60269),s=T(14752);function Z(u,a){const v=(0,r.c)(a,"Predictor",1);if(v<=1)return u;const g=p((0,r.c)(a,"Colors",1),1,32),b=p((0,r.c)(a,"BitsPerComponen\
t",8),1,16),d=p((0,r.c)(a,"Columns",1),1,1<<24),E=Math.ceil(g*b*d/8);return v===2?P(u,E,g,b):m(u,E,Math.ceil(g*b/8))}function P(u,a,v,g){const b=g===8?M:g===16?
L:[1,2,4].includes(g)?k:void 0;if(!b)return u;const d=u.slice();for(let E=0;E<d.length;E+=a)b(d,E,Math.min(E+a,d.length),v,g);return d}function M(u,a,v,g){for(let b=a+
g;b<v;b++)u[b]=u[b]+u[b-g]}function L(u,a,v,g){const b=2*g;for(let d=a+b;d+1<v;d+=2){const E=u[d+1]+u[d+1-b];u[d+1]=E,u[d]=u[d]+u[d-b]+(E>>8)}}function k(u,a,v,g,b){
const d=(1<<b)-1,E=new Uint8Array(g);let I=0;for(let W=a;W<v;W++){const st=u[W];let B=0;for(let z=8-b;z>=0;z-=b){const _=E[I]+(st>>z)&d;E[I]=_,B|=_<<z,I=I+1===g?
0:I+1}u[W]=B}}const c=64;function m(u,a,v){const g=Math.ceil(u.length/(a+1)),b=new Uint8Array(u.length-g),d=new Uint8Array(Math.min(a,u.length));let E=0;for(let I=0;I<
u.length;I+=a+1){const W=Math.min(a,u.length-I-1);if(W<c)for(let B=0;B<W;B++)b[E+B]=u[I+1+B];else b.set(u.subarray(I+1,I+1+W),E);const st=I===0;(0,s.Y)(u[I],b,E,
W,st?d:b,st?0:E-a,v),E+=W}return b}const p=(u,a,v)=>Math.min(Math.max(u,a),v)}),54619:((ft,q,T)=>{T.d(q,{HV:()=>r,UT:()=>Z,jC:()=>P,tL:()=>s,wg:()=>k});const r=0,
s=1,Z=2,P=3,M=1e5,L=1e4;class k{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;constructor({limits:m,memory:p},u){this.sourceLength=
u,this.memory=p,this.bound=Math.min(m.objects,Math.max(1e6,u));const a=u<M?64:1024;this.kind=new Uint8Array(a),this.place=new Int32Array(a),this.detail=new Int32Array(
a)}offer(m,p,u,a){m<this.kind.length&&this.kind[m]!==r||this.set(m,p,u,a)}askFor(m){m>0&&m<=this.bound&&(this.kind[m]??r)===r&&this.unlisted.add(m)}set(m,p,u,a){
if(m>this.bound){this.overflowed=!0;return}m>=this.kind.length&&this.grow(m+1),this.kind[m]=p,this.place[m]=u,this.detail[m]=a,m>=this.size&&(this.size=m+1)}grow(m){
const p=Math.min(Math.max(m,this.kind.length*2),this.bound+1),u=Math.max(this.kind.length,this.sourceLength,L);p>u&&this.memory.takeNumbers(p-u);const[a,v,g]=[new Uint8Array(
p),new Int32Array(p),new Int32Array(p)];a.set(this.kind),v.set(this.place),g.set(this.detail),[this.kind,this.place,this.detail]=[a,v,g]}}}),12237:((ft,q,T)=>{T.
d(q,{E:()=>J});var r=T(58552),s=T(78157),Z=T(64580),P=T(42973),M=T(52205),L=T(59596),k=T(68973),c=T(45599);function m(i,t,e,n){const o=i.job.limits.filters,h=(0,M.
c3)(i,t.dict.get("Filter")??t.dict.get("F")),w=(0,M.c3)(i,t.dict.get("DecodeParms")??t.dict.get("DP"));if(h.length>o)throw(0,P.F)("filters",`A stream of the doc\
ument has ${h.length} filters; at most ${o} are allowed`,"Open it in another PDF program and save it again");let S=i.encoded(t);for(const[U,K]of h.entries()){const $=i.
dict(w[U]);K instanceof c.SX&&(S=(0,L.tN)(K.text,S,$&&(0,M.x$)(i,$),e,n))}return S}async function p(i,t,e){const[n,...o]=(0,M.c3)(i,t.dict.get("Filter")??t.dict.
get("F")),h=(0,M.c3)(i,t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,c.Eo)(n,"FlateDecode")||o.length>0||h.some(S=>S!==null))return;const w=await(0,k.uM)(
i.job).inflate(i.encoded(t),Math.min(e.stream,e.remaining));return w&&(e.remaining-=w.length),w}function u(i,t,e){if((0,M.c3)(i,t.dict.get("Filter")??t.dict.get(
"F")).some(h=>h instanceof c.SX&&!(0,L.TT)(h.text)))return;const o={found:!1};try{return{data:m(i,t,e,o),whole:!o.found}}catch(h){if(h instanceof r.zU&&h.code===
"unreadable_document")return{data:new Uint8Array(0),whole:!1};throw h}}var a=T(54619),v=T(45798),g=T(85368),b=T(88500);function d(i,t){if(!(t instanceof c.Z6))return;
const[e,n]=[i.resolve(t.dict.get("N")),i.resolve(t.dict.get("First"))];if(typeof e!="number"||typeof n!="number"||!Number.isInteger(n)||n<0)return;let o;try{o=i.
decoded(t)}catch(K){if(K instanceof r.zU&&K.code==="unreadable_document")return;throw K}const[h,w]=[[],[]];let S=0;for(;h.length<e;){const K=(0,s.JI)(o,(0,s.AN)(
o,S,o.length),o.length),$=(0,s.JI)(o,(0,s.AN)(o,K.after,o.length),o.length);if(K.value<0||K.value>2147483647||$.value<0||n+$.value>o.length)break;h.push(K.value),
w.push(n+$.value),S=$.after}const U=new Int32Array(w.length);for(let K=0;K<U.length;K++)U[K]=w[K+1]??o.length;if((0,s.bS)(o).includes("stream")){const K=new b.s;
for(const[$,X]of w.entries()){K.reset();const Q=K.value(o,X,U[$]);Q>=0&&(U[$]=Q)}}return{data:o,numbers:new Int32Array(h),starts:new Int32Array(w),ends:U}}const E=12;
class I{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){this.
document=t;const{bytes:e,job:n,table:o}=t;this.counted=new Uint8Array(o.size),this.streams=new g.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new I(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:o,memory:h}=n,w=this.
counted[t]===1,S=this.parser(t,e.bytes,e.start,e.end,w?1/0:h.values),U=S.value();if(w||(h.values=S.room),this.counted[t]=1,this.spend(S.at-e.start),!(U instanceof
c.Bi)||e.bytes!==o)return U;const K=(0,s.AN)(o,S.at,o.length);if(!(0,s.w1)(o,K,"stream"))return U;const{start:$,end:X}=this.streams.data(K,this.lengthOf(U.get("\
Length"))),Q=this.security&&!(0,c.Eo)(U.get("Type"),"XRef");return new c.Z6(U,o.subarray($,X),Q?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,o,h=this.
document.memory.values){const{document:w,security:S}=this;let U;if(S&&t!==this.encryptNumber&&w.table.kind[t]===a.tL){const K=w.generation(t);U=$=>S.decryptString(
$,t,K)}return new v.i(e,n,o,w.job.limits.nesting,U,h)}lengthOf(t){if(t instanceof c.oS){const e=this.document.place(t.number),n=e&&new v.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:o}=this;if(o.has(t)||n.table.kind[t]!==a.tL)return;o.add(t);const h={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},
w=d(n,this.read(t,h));if(o.delete(t),this.objectStreams.set(t,w),!!w)return this.effort+=w.data.length*n.job.limits.parsing,n.memory.hold(w.data.length+w.numbers.
length*E,this.holder,t),w}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}var W=T(67382),st=T(51271),B=T(83363),z=T(45657);const _=100;
class R{document;numbers=[];claimed;blank=[];positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new st.L;constructor(t){this.document=
t}async read(){const t=await(0,B.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=
t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.blank=t.blank}copyFrom(t){this.numbers=t.numbers,this.positions=
t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const o of B.i)e[o]!==void 0&&(n[o]=(0,Z.F)(e[o]));return n}),this.irregular=
t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){
if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??
0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){
return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){
for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new c.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),
this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new W.B(this.document);for(const n of t){this.
document.exists(n)&&e.keep(n);const o=this.document.job.pace.step(1e3);o&&await o}}async keep(t){const{numbers:e,ancestry:n}=this,o=e.filter((h,w)=>t[w]);if(this.
irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(o);return}this.numbers=o,this.ancestry=n.filter((h,w)=>t[w]),this.
positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),o=new Map,h=this.inherited.map(X=>O(e,X,o)),{nodes:w,parents:S}=this.grow(n),U=w.map(({
ref:X})=>({Parent:X}));for(let X=0;X<n.length;X++){const Q=n[X],nt=this.indexOf(Q),ut=S[X];w[ut].kids.push(new c.oS(Q,e.generation(Q)));const dt=nt<0?A:h[this.ancestry[nt]];
e.patch(Q,U[ut],dt);const ct=e.job.pace.step(600);ct&&await ct}for(const{ref:X,kids:Q,parent:nt,count:ut}of w)e.put(X,new c.Bi([["Type",new c.SX("Pages")],...nt?
[["Parent",nt]]:[],["Kids",Q],["Count",ut]]));const K=w[w.length-1].ref,$=e.catalog.get("Pages");(!($ instanceof c.oS)||$.number!==K.number)&&e.editCatalog().set(
"Pages",K),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new st.L(!1)}grow(t){const{document:e}=this,
n=t.length,o=e.catalog.get("Pages"),h=Q=>this.indexOf(Q)>=0||t.includes(Q),w=o instanceof c.oS&&o.number>0&&!h(o.number)?o:void 0,S=[];let U=[];const K=(Q,nt)=>({
ref:nt&&w?new c.oS(w.number,e.generation(w.number)):e.add(null),kids:[],parent:void 0,count:Q}),$=Math.max(1,Math.ceil(n/_));for(let Q=0;Q<$;Q++)U.push(K(Math.min(
_,n-Q*_),$===1));const X=Array.from({length:n},(Q,nt)=>Math.floor(nt/_));for(;U.length>1;){(0,z.RZ)(S,U);const Q=Math.ceil(U.length/_),nt=Array.from({length:Q},
()=>K(0,Q===1));for(const[ut,dt]of U.entries()){const ct=nt[Math.floor(ut/_)];dt.parent=ct.ref,ct.kids.push(dt.ref),ct.count+=dt.count}U=nt}return(0,z.RZ)(S,U),
{nodes:S,parents:X}}}const A={};function O(i,t,e){const{Resources:n}=t;if(!(n instanceof c.Bi))return{...t};const o=e.get(n)??i.add(n);return e.set(n,o),{...t,Resources:o}}
const F=1,N=2,V=3;class G{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new G(0);for(const[e,n]of this.
edited)t.edited.set(e,(0,Z.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,F)===N&&
this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,N),this.patched.set(t,e)}remove(t){const e=this.set(t,V);e===F?this.edited.delete(t):e===N&&this.
patched.delete(t)}set(t,e){if(t>=this.kind.length){const o=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));o.set(this.kind),this.kind=o}const n=this.
kind[t];return this.kind[t]=e,this.any=!0,n}}var tt=T(64680),it=T(45079);const pt={},wt=4096,Tt=1<<21,bt=`
endobj
`,_t=`>>${bt}`,Rt=2147483647;class Xt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new tt.k(256);scan=new b.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,o,h){
(o!==this.entries||h!==this.defaults)&&this.prepare(o,h);const{text:w,defaultTexts:S}=this,{open:U,close:K}=n,$=e<0,X=$?U-2:e;this.reserve(K-X+w.bytes.length+this.
defaultSize);const Q=this.used,nt=this.noted,ut=this.keepOthers(t,X,n);this.put(t,ut,K);let dt=n.special||w.special;for(let ct=0;ct<S.length;ct++){const yt=S[ct],
vt=n.find(t,yt.key);if(vt>=0){const Gt=(0,s.AN)(t,n.at[vt+2],K);if(!(0,s.w1)(t,Gt,"null"))continue;this.used=Q,this.noted=nt;return}dt||=yt.special,this.put(yt.
bytes,0,yt.bytes.length),this.note(yt.marks,0,yt.marks.length,Rt)}return this.put(w.bytes,0,w.bytes.length-($?bt.length:0)),this.note(w.marks,0,w.marks.length,Rt),
{bytes:this.memory,start:Q+U-2-X,end:$?this.used:this.used-bt.length,from:$?-1:Q,to:$?-1:this.used-1,references:dt?void 0:this.references,first:nt,last:this.noted}}keepOthers(t,e,{
at:n,first:o,used:h,scan:w,marksFrom:S,marksTo:U}){const{keys:K}=this,{marks:$}=w;let X=S,Q=e;for(let nt=o;nt<h;nt+=4){const ut=n[nt],dt=n[nt+1]-ut;for(let ct=0;ct<
K.length;ct++)if(!(K[ct].length!==dt||!(0,s.w1)(t,ut,K[ct])))for(X=this.note($,X,U,ut),this.put(t,Q,ut-1),Q=n[nt+3];X<U&&$[X+1]<Q;)X+=3}return this.note($,X,U,Rt),
Q}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(o=>!(o in t));this.defaultTexts=
n.map(o=>{const h=this.textOf(e,[o]);return{...h,key:o,bytes:h.bytes.subarray(0,-_t.length)}}),this.defaultSize=this.defaultTexts.reduce((o,{bytes:h})=>o+h.length,
0)}textOf(t,e){const{draft:n,scan:o}=this;n.clear(),n.text("<<");for(const S of e){const U=t[S];U!==void 0&&((0,it.dZ)(n,S),n.byte(s.Z4),(0,it.bD)(n,U,it.yT))}n.
text(_t);const h=new Uint8Array(n.bytes);o.reset();const w=o.value(h,0,h.length)!==h.length-bt.length;return{bytes:h.subarray(2),marks:o.marks.slice(0,o.used),special:w||
o.byteRange}}note(t,e,n,o){let h=e;for(;h<n&&t[h+1]<o;h+=3)this.refer(t[h]);return h}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(wt,Math.min(this.memory.length*2,Tt),Math.min(this.sourceLength>>4,Tt));this.
memory=(0,s.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Pt(i,t,e){for(const[n,o]of Object.entries(t))o===void 0?i.delete(n):i.set(n,o);for(const[
n,o]of Object.entries(e))o!==void 0&&!i.has(n)&&!(n in t)&&i.set(n,o)}var Lt=T(79725);const Ft=6;class Nt{index=new Int32Array(0);records=new Int32Array(Ft*16);count=0;at=new Int32Array(
64);used=0;scan=new b.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Lt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:o,
scan:h}=this,w=this.count*Ft;o[w]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),o[w+1]=this.used+=n.used-n.first,o[w+2]=n.open,o[w+3]=n.close,o[w+
4]=h.used,h.append(n.scan.marks,n.marksFrom,n.marksTo),o[w+5]=h.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:o}=this,
h=(n-1)*Ft;return e.at=this.at,e.scan=this.scan,e.first=o[h],e.used=o[h+1],e.open=o[h+2],e.close=o[h+3],e.marksFrom=o[h+4],e.marksTo=o[h+5],e.special=!1,!0}fork(){
const t=new Nt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Ft),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*Ft>this.records.length&&(this.records=(0,Lt.Z)(this.records,(this.
count+1)*Ft)),this.used+t>this.at.length&&(this.at=(0,Lt.Z)(this.at,this.used+t))}}class It{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Nt;entries=new Lt.
R;located=-1;patcher;next;constructor(t,e,n,o=e.memory){this.bytes=t,this.job=e,this.memory=o,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new I(this),this.changes=new G(this.next),this.pages=new R(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,Z.F)(this.trailer),o=new It(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return o.reader=this.reader.fork(o),o.next=this.next,o.changes=this.changes.fork(),o.kept=this.kept.fork(),o.walked=this.
walked,o.pages.copyFrom(this.pages),o}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof c.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,s.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof c.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===V)return null;
if(n===F)return this.changes.edited.get(e);const o=this.values.get(e);if(o!==void 0)return o;const h=this.place(e),w=h?this.reader.read(e,h):null;return this.values.
set(e,w),w}resolve(t){for(let e=0;t instanceof c.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof c.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
c.Bi?e:e instanceof c.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new c.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===F)return!0;if(e===V)return!1;const n=this.table.kind[t];return n===a.tL||n===a.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===F||e===N}isEdited(t){return this.changes.
kind[t]===F}patched(t){return this.changes.kind[t]===N?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===F?this.changes.edited.get(
t):this.values.get(t);if(n!==void 0||e===V)return this.resolve(n)instanceof c.Z6;const o=this.place(t);if(o?.bytes!==this.bytes)return!1;const{bytes:h}=this,w=ae(
h,(0,s.AN)(h,o.start,o.end)),S=w>=0?w:this.locateHere(t,o)?this.entries.close+2:-1;return S<0?this.resolve(new c.oS(t))instanceof c.Z6:(0,s.w1)(h,(0,s.AN)(h,S,o.
end),"stream")?!(0,s.bS)(h.subarray(o.start,S)).includes("endobj")||this.resolve(new c.oS(t))instanceof c.Z6:!1}entry(t,e){const n=this.changes.kind[t],o=n===F?
this.changes.edited.get(t):this.values.get(t);if(o!==void 0||n===V)return o instanceof c.Bi?o.get(e):void 0;const h=this.place(t);if(!h)return;const{entries:w}=this;
if(!this.locateHere(t,h))return this.dict(new c.oS(t))?.get(e);const S=w.find(h.bytes,e);return S<0?void 0:this.reader.parser(t,h.bytes,w.at[S+2],w.at[S+3]).value()}patch(t,e,n=pt){
const o=this.place(t),h=this.security&&[...Object.values(e),...Object.values(n)].some(it.sd),w=o&&!h&&this.locateHere(t,o)?this.patchAt(t,o,e,n):void 0;if(!w){const S=this.
edit(t);S instanceof c.Bi&&Pt(S,e,n);return}this.changes.patch(t,w),this.values.delete(t),this.located=-1}patchAt(t,e,n,o){return this.patcher??=new Xt(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,o)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:o},h){return this.recallEntries(t,h)||h.locate(e,n,o)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,M.x$)(this,t.dict)):n}decoded(t){return m(
this,t,this.memory)}async decodedAtEase(t){return await p(this,t,this.memory)??this.decoded(t)}decodedPart(t){return u(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===F||e===V)){if(e===N)return this.changes.patched.get(t);switch(this.table.kind[t]){case a.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case a.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let o=this.table.detail[t];n.numbers[o]!==t&&(o=n.numbers.indexOf(
t));const h=n.starts[o];return h===void 0?void 0:{bytes:n.data,start:h,end:n.ends[o]}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==V&&
this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===a.tL?
this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new Nt}release(t){
this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)
return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function ae(i,t){if(i[t]!==s.iH||i[t+1]!==s.iH)return-1;for(t+=2;t<i.length;t++){
const e=i[t];if(e===s.vz)return i[t+1]===s.vz?t+2:-1;if(e===s.iH||e===s.Cx||e===s.IQ)return-1}return-1}const ce=5e5,Ut=2e3;async function Ot(i,t){const e=new jt(
i),[n,o,h]=[[],[],[]];for(let S=0;S<t.count;S++){await e.ofContent(i.entry(t.number(S),"Contents"))&&n.push(S+1);const{fonts:U,images:K}=await e.ofResources(t.attribute(
S,"Resources"));U&&o.push(S+1),K&&h.push(S+1);const $=i.job.pace.step(Ut);$&&await $}const w=t.blank.map(S=>t.indexOf(S)+1).filter(S=>S>0);return{count:t.count,
claimed:t.claimed,lost:w,withoutContent:n,withoutFonts:o,withoutImages:h}}const Yt={fonts:!1,images:!1};class jt{document;looks=0;known=new Map;constructor(t){this.
document=t}async ofContent(t){if(t==null)return!1;let e=!1;return await this.lookAt(this.document.array(t)??[t],n=>{e||=this.isLost(n)||typeof n=="number"}),e}async ofResources(t,e=0){
const{document:n}=this;if(t instanceof c.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof c.Bi)||e>n.job.limits.formDepth)return Yt;
let[o,h]=[!1,!1];return await this.lookAt(this.valuesOf(t.get("Font")),w=>{o||=this.isFontLost(w)}),await this.lookAt(this.valuesOf(t.get("XObject")),async w=>{
if(h||=this.isLost(w),!(w instanceof c.oS))return;const S=await this.once(w.number,()=>this.ofForm(n.get(w),e+1));o||=S.fonts,h||=S.images}),{fonts:o,images:h}}async ofForm(t,e){
return t instanceof c.Z6?this.ofResources(t.dict.get("Resources"),e):Yt}valuesOf(t){return this.document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){
if(++this.looks>ce)return;await e(n);const o=this.document.job.pace.step(Ut);o&&await o}}async once(t,e){const n=this.known.get(t);if(n)return n;this.known.set(
t,Yt);const o=await e();return this.known.set(t,o),o}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const n=e.dict(t),o=e.array(n?.get("Descend\
antFonts"))?.slice(0,1)??[];if(o.some(S=>this.isLost(S)))return!0;const h=(e.dict(o[0])??n)?.get("FontDescriptor");return this.isLost(h)?!0:["FontFile","FontFil\
e2","FontFile3"].map(S=>e.dict(h)?.get(S)).some(S=>this.isLost(S))}isLost(t){return t instanceof c.oS&&this.document.resolve(t)===null}}async function Et(i,t){const{
table:e}=i,n=[];for(let S=1;S<e.size;S++){(e.kind[S]===a.tL||e.kind[S]===a.UT)&&(0,c.Eo)(i.entry(S,"Type"),"Page")&&n.push(S);const U=i.job.pace.step(1e3);U&&await U}
if(n.length===0)throw(0,r.O$)("it has no pages");const o=n.map(S=>new c.oS(S,i.generation(S))),h=i.add(new c.Bi([["Type",new c.SX("Pages")],["Kids",o],["Count",
o.length]])),w=i.edit(i.catalogNumber);if(!(w instanceof c.Bi))throw(0,r.O$)("it has no catalog");if(w.set("Pages",h),await t.read(),t.count===0)throw(0,r.O$)("\
it has no pages");await t.rebuild(t.numbers)}var Ct=T(37628),kt=T(22480);const ne=512,fe=1<<22,Kt=65536;class se{bytes;pace;onTrailer;buffer;scan=new b.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=o=>o){
this.bytes=t,this.pace=e,this.onTrailer=n,this.buffer=(0,s.bS)(t),this.streams=new Ct.k(t,"stream",o=>he(t,o)),this.objectEnds=new Ct.k(t,"endobj"),this.streamEnds=
new Ct.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=Wt(e,t),t>=n)return;const o=(0,s.
yp)(e[t])?(0,s.ay)(e,t,n):void 0;if(o&&Ht(o.number))return o;const h=Vt(e,t);if(h==="trailer"){const w=this.valueEnd(t+7,Math.min(n,t+Kt));if(w<0)return this.search(
t);this.readTrailer(t+7),t=w}else if(h){t=ue(e,t+h.length);const w=(0,s.w1)(e,t,"obj")?qt(e,t):void 0;if(w)return w}else return this.search(t)}}async search(t){
const{bytes:e,buffer:n,pace:o}=this;let h;for(let S=t;!h;){const U=n.indexOf("obj",S);if(U<0)break;h=qt(e,U);const K=o.step(U-S+200);K&&await K,S=U+3}const w=n.
subarray(0,h?.start??e.length);for(let S=w.indexOf("trailer",t);S>=0;S=w.indexOf("trailer",S+7))this.readTrailer(S+7);return h}readTrailer(t){t>=this.trailersRead&&
(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:n}=this,o=e.length,h=this.soundEnd(t);if(h<0)return this.malformed(t);const w=(0,s.
AN)(e,h,o);return e[h-1]!==s.vz||!(0,s.w1)(e,w,"stream")?{at:h,dictionaryEnd:-1,isCut:!1}:this.stream(w,n.length,h)}soundEnd(t){const{bytes:e}=this,n=e.length,o=(0,s.
AN)(e,t,n);if((0,s.rg)(e,o))return o;const h=this.objectEnds.next(o),w=this.valueEnd(o,h<0?n:h);if(w>=0&&Qt(e,w))return w;if(h<0||this.farAllowance<=0)return-1;
const S=Math.min(n,o+fe),U=this.walk(o,S);return U>=0&&Qt(e,U)?U:(this.farAllowance-=S-o,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(ne,this.allowance)),o=this.
walk(t,n);return o<0&&(this.allowance-=n-t),o}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.
next(t),o=this.objectEnds.next(t),h={at:t,dictionaryEnd:-1,isCut:o<0};if(n<0||o>=0&&o<n)return h;const w=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.
test(w))return h;const S=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(w);return this.stream(n,S?Number(S[1]):-1,n)}stream(t,e,n){const o=(0,kt.n)(this.bytes,t);if(e>=
0&&(0,kt.V)(this.bytes,o+e))return{at:o+e,dictionaryEnd:n,isCut:!1};const h=this.streamEnds.next(o);return{at:h<0?o:h,dictionaryEnd:n,isCut:!1}}}async function Jt(i,t,e){
return Wt(i,t)>=i.length?!1:await new se(i,e).next(t)!==void 0}function Wt(i,t){const e=i.length;for(;t<e;)if(s.Kl[i[t]]===s.t6)t++;else{if(i[t]!==s.IQ)break;(0,s.
w1)(i,t,"%%EOF")?t+=5:t=(0,s.D)(i,t,e)}return t}const zt=["endobj","endstream","xref","startxref","trailer"];function Vt(i,t){return zt.find(e=>(0,s.w1)(i,t,e))}
function ue(i,t){const{length:e}=i;for(;t<e;t++){const n=i[t];if(!((0,s.yp)(n)||n===s.Z4||n===s.kR||n===s.u7||n===s.yq||n===s.MV))break}return t}function Qt(i,t){
const e=(0,s.AN)(i,t,i.length);return e>=i.length||(0,s.rg)(i,e)||(0,s.w1)(i,e,"stream")?!0:(0,s.yp)(i[e])?(0,s.ay)(i,e,i.length)!==void 0:Vt(i,e)!==void 0}const Ht=i=>i>
0&&i<=2147483647;function he(i,t){let e=t+6;for(;i[e]===s.Z4;)e++;if(i[e]!==s.kR&&i[e]!==s.u7)return!1;let n=t-1;for(;n>0&&s.Kl[i[n]]===s.t6;)n--;return i[n]===
s.vz&&i[n-1]===s.vz}function qt(i,t){let e=t-1;const n=()=>{const K=e;for(;e>=0&&(0,s.yp)(i[e]);)e--;return K-e>0&&K-e<=10?(0,s.JI)(i,e+1,K+1).value:-1},o=()=>{
const K=e;for(;e>=0&&s.Kl[i[e]]===s.t6;)e--;return e<K};o();const h=n(),w=h>=0&&i[e]===s.N5;w&&e--;const S=w?1:h;if(S<0||S>65535||!o())return;const U=n();return Ht(
U)?{number:U,generation:S,start:e+1,body:t+3}:void 0}const re=new Set(["Root","Info","ID","Encrypt"]);async function $t(i,t){const{limits:e,pace:n}=t,o=new a.wg(
t,i.length),h=new c.Bi;let w=!1;const S=K=>{for(const[$,X]of K)re.has($)&&h.set($,X)},U=new se(i,n,K=>{const $=new v.i(i,K,Math.min(i.length,K+65536),e.nesting),
X=$.value();return(0,c.Zm)(X)&&S(X),$.at});for(let K=0;;){const $=await U.next(K);if(!$)break;const{number:X,body:Q}=$,nt=U.object($),ut=X<o.size&&o.kind[X]===a.
tL;if((!nt.isCut||!ut)&&o.set(X,a.tL,$.start,$.generation),nt.dictionaryEnd>=0&&(0,s.bS)(i.subarray(Q,nt.dictionaryEnd)).includes("XRef")){const ct=new v.i(i,Q,
nt.dictionaryEnd,e.nesting).value();(0,c.Zm)(ct)&&(0,c.Eo)(ct.get("Type"),"XRef")&&(w=!0,ct.has("Root")&&S(ct))}const dt=n.step(nt.at-K+200);dt&&await dt,K=nt.at}
if(o.overflowed&&i.length>8*e.objects)throw(0,P.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save \
it again, which numbers objects without gaps");if(o.size===0)throw(0,r.O$)("no PDF objects were found in the file");return{table:o,trailer:h,streams:w,damaged:!0}}
var Bt=T(59277);function te(i,t){if(i.length===0)throw Dt();if(i.length>t.inputBytes)throw H(i.length,t.inputBytes);const e=(0,s.bS)(i.subarray(0,1024)).indexOf(
"%PDF-");if(e<0&&(0,s.bS)(i).indexOf(" obj")<0)throw Y(i);return e}function Dt(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[
{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function H(i,t){return(0,P.F)("inputBytes",`The document \
has ${i} bytes; at most ${t} are allowed`,"Split it with another program first")}function Y(i){const t=(0,Bt.y)(i);if(t===void 0)return(0,r.O$)("the file is not\
 a PDF document");const e=`is ${t}, not a PDF document`;return(0,r.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a\
 PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}async function rt(i){const{table:t}=i,{pace:e}=i.job,n=[];for(let h=1;h<t.size;h++){
t.kind[h]===a.tL&&(0,c.Eo)(i.entry(h,"Type"),"ObjStm")&&n.push({number:h,at:t.place[h]});const w=e.step(1e3);w&&await w}n.sort((h,w)=>h.at-w.at);const o=new Set(
n.map(({number:h})=>h));for(const{number:h,at:w}of n)await at(i,h,S=>!(t.kind[S]===a.tL&&t.place[S]>w)&&!o.has(S))}async function ht(i,t){const{table:e}=i;for(const n of t)
(0,c.Eo)(i.entry(n,"Type"),"ObjStm")&&await at(i,n,o=>(e.kind[o]??a.HV)===a.HV)}async function at(i,t,e){const{job:n,table:o}=i,h=i.objectStream(t),w=n.pace.step(
(h?.data.length??0)+1e3);w&&await w;for(const[S,U]of h?.numbers.entries()??[])U>0&&e(U)&&o.set(U,a.UT,t,S)}async function lt(i){if(i.dict(i.trailer.get("Root"))?.
has("Pages"))return;let t=-1;for(let e=i.table.size-1;e>0;e--){if(i.table.kind[e]===a.HV||i.table.kind[e]===a.jC)continue;const n=i.job.pace.step(1e3);n&&await n;
const o=i.entry(e,"Type");if((0,c.Eo)(o,"Catalog"))return At(i,e);o===void 0&&t<0&&St(i,e)&&(t=e)}if(t>0)return At(i,t);if(!(i.get(i.catalogNumber)instanceof c.
Bi)){const e=new c.Bi([["Type",new c.SX("Catalog")]]);i.trailer.set("Root",i.add(e))}}function At(i,t){i.trailer.set("Root",new c.oS(t,i.generation(t)))}function St(i,t){
const e=i.entry(t,"Pages");return e instanceof c.oS&&i.array(i.dict(e)?.get("Kids"))!==void 0}async function Mt(i,t,e,n){if(e.size===0||!await pe(i,t,n))return[];
const o=await we(i,n),h=[];for(let w=1;w<(o?.size??0);w++){if(o.kind[w]!==a.tL||le(t,w))continue;const S=(0,s.ay)(i,o.place[w],i.length);S?.number===w&&h.push(S)}
return h.some(w=>e.has(w.number)||ye(i,w))?h:[]}const le=(i,t)=>(i.kind[t]??a.HV)!==a.HV;async function pe(i,t,{pace:e}){const n=(0,s.bS)(i);for(let o=0;;){const h=n.
indexOf("obj",o);if(h<0)return!1;const w=qt(i,h);if(w&&!le(t,w.number))return!0;const S=e.step(h-o+200);S&&await S,o=h+3}}async function we(i,t){try{return(await $t(
i,t)).table}catch(e){if(e instanceof r.zU&&e.code==="unreadable_document")return;throw e}}function ye(i,{body:t}){const e=i.subarray(0,Math.min(i.length,t+Se)),
n=new v.i(e,t,e.length,8).value();return(0,c.Zm)(n)&&(0,c.Eo)(n.get("Type"),"ObjStm")}const Se=1024,ie=1024;async function Ee(i,t,e){const{table:n}=t,o=new Int32Array(
n.size),h=[];let w=t.damaged;for(let S=0;S<n.size;S+=ie){Zt(i,n,o,S,Math.min(S+ie,n.size),h)&&(w=!0);const U=e.pace.step(ie*20);U&&await U}h.length>0&&(w=!0,oe(
i,n,o,h,(await $t(i,e)).table));for(let S=0;S<n.size;S++)n.kind[S]===a.UT&&n.kind[n.place[S]]!==a.tL&&n.set(S,a.jC,0,0);return{...t,damaged:w,bodies:o,isMended:h.
length>0}}function be({table:i,trailer:t}){const e=t.get("Root");return e instanceof c.oS?i.kind[e.number]===a.tL||i.kind[e.number]===a.UT:!1}function Zt(i,t,e,n,o,h){
let w=!1;for(let S=n;S<o;S++){if(t.kind[S]!==a.tL)continue;const U=(0,s.PZ)(i,t.place[S],S,t.detail[S]);if(U>=0){e[S]=U,t.detail[S]===65535&&(w=!0);continue}const K=(0,s.
ay)(i,t.place[S],i.length);K?.number===S?(e[S]=K.body,t.place[S]=K.start,t.detail[S]=K.generation,i.subarray(K.start,K.body).includes(s.N5)&&(w=!0)):S>0?h.push(
S):t.set(0,a.jC,0,0)}return w}function oe(i,t,e,n,o){for(const h of n){const S=h<o.size&&o.kind[h]===a.tL?(0,s.ay)(i,o.place[h],i.length):void 0;S?.number===h?(t.
set(h,a.tL,S.start,S.generation),e[h]=S.body):t.set(h,a.jC,0,0)}}var de=T(11032),ge=T(39150);const Oe=new Set(["Root","Encrypt","ID"]),Me=new Set(["Prev","XRefS\
tm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function me(i,t){const e=(0,s.bS)(i).lastIndexOf("startxref");if(e<0)return;const{value:n,
after:o}=(0,s.JI)(i,(0,s.AN)(i,e+9,i.length),i.length);if(n<0||await Jt(i,o,t.pace))return;const h=new ve(i,t),{table:w}=h,S=new c.Bi;let U=!1,K=!1;const $=new Set;
for(let X=n;typeof X=="number"&&!$.has(X);){$.add(X);const Q=X>=0&&X<i.length?await h.section(X):void 0;if(!Q||w.overflowed)return;U||=Q.stream,K||=!Q.wellFormed;
for(const[nt,ut]of Q.trailer)($.size===1?!Me.has(nt):Oe.has(nt)&&!S.has(nt))&&S.set(nt,ut);X=Q.trailer.get("Prev")||void 0}return{table:w,trailer:S,streams:U,damaged:K}}
const ee=8192;class ve{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new a.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=
(0,s.AN)(e,t,e.length),(0,s.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:o}=this,h=e.length,w=[];for(;t=(0,s.
AN)(e,t,h),!(0,s.w1)(e,t,"trailer");){const $=(0,s.JI)(e,t,h),X=(0,s.JI)(e,(0,s.AN)(e,$.after,h),h);if($.value<0||X.value<0)return;const Q={at:(0,s.AN)(e,X.after,
h),first:$.value,row:0};for(let nt=0;Q.row===nt&&nt<X.value;){if(nt=Math.min(nt+ee,X.value),!Re(e,Q,nt,o,w))return;const ut=n.pace.step(ee*20);ut&&await ut}if(Q.
row<X.value)return;t=Q.at}const S=new v.i(e,t+7,h,n.limits.nesting),U=S.value();if(this.spent+=S.at-t,!(0,c.Zm)(U)||this.spent>h)return;const K=U.get("XRefStm");
typeof K=="number"&&K>0&&K<h&&await this.readStream(K);for(const $ of w)o.offer($,a.jC,0,0);return{trailer:U,stream:!1,wellFormed:Number.isInteger(U.get("Size"))&&
(0,ge.D)(e,t+7,h)}}async readStream(t){const{bytes:e,job:n,table:o}=this,h=(0,s.ay)(e,t,e.length);if(!h)return;const w=await f(e,h.body,n);if(!w)return;this.spent+=
w.parsed;const{trailer:S,rows:U}=w,K=D(S.get("W")),[$=0,X=0,Q=0]=K,nt=$+X+Q;if(K.length<3||nt<1||K.some(yt=>yt<0||yt>8)||this.spent>e.length)return;const ut=S.get(
"Size"),dt=D(S.get("Index"));dt.length<2&&dt.splice(0,dt.length,0,typeof ut=="number"?ut:Math.floor(U.length/nt));let ct=0;for(let yt=0;yt+1<dt.length;yt+=2)for(let vt=0;vt<
dt[yt+1]&&ct+nt<=U.length;vt++,ct+=nt){const Gt=dt[yt]+vt;if(Gt<0)continue;const _e=$===0?1:x(U,ct,$),Fe=x(U,ct+$,X),Ce=x(U,ct+$+X,Q);if(_e===1&&Fe>0?o.offer(Gt,
a.tL,Math.min(Fe,e.length),Math.min(Ce,65535)):_e===2?o.offer(Gt,a.UT,Math.min(Fe,n.limits.objects),Math.min(Ce,n.limits.objects)):_e<2&&o.offer(Gt,a.jC,0,0),vt%
ee===ee-1){const De=n.pace.step(ee*20);De&&await De}}return{trailer:S,stream:!0,wellFormed:(0,ge.D)(e,h.body,e.length)}}}function Re(i,t,e,n,o){for(;t.row<e&&((t.
row>0||t.first!==1)&&ke(i,t,e,n,o),t.row!==e);){const h=Te(i,t,n,o);if(h!=="row")return h==="end"}return!0}function ke(i,t,e,n,o){const{length:h}=i;let{at:w,row:S}=t;
for(;S<e&&w+20<=h;S++,w+=20){const U=i[w+17],K=i[w+18],$=i[w+19];if(i[w+10]!==s.Z4||i[w+16]!==s.Z4||U!==s.yq&&U!==s.MV||K!==s.Z4&&K!==s.u7||$!==s.kR&&$!==s.u7||
i[w]<s.l0||i[w]>s.ev||i[w+9]<s.l0||i[w+9]>s.ev)break;const X=((((((i[w+2]*10+i[w+3])*10+i[w+4])*10+i[w+5])*10+i[w+6])*10+i[w+7])*10+i[w+8])*10+i[w+9]-s.l0*11111111,
Q=(i[w]*10+i[w+1]-s.l0*11)*1e8+X;if(U===s.MV||Q===0){o.push(t.first+S);continue}const nt=(((i[w+11]*10+i[w+12])*10+i[w+13])*10+i[w+14])*10+i[w+15]-s.l0*11111,ut=Q>
0&&Q<h?Q:h;n.offer(t.first+S,a.tL,ut,Math.max(0,Math.min(nt,65535)))}t.at=w,t.row=S}function Te(i,t,e,n){const o=i.length,h=(0,s.AN)(i,t.at,o);t.at=h;const w=(0,s.
JI)(i,h,o);if(w.value<0)return"end";let S=xe(i,w.after);const U=(0,s.JI)(i,S,o);if(U.value<0)return"damaged";S=xe(i,U.after);const K=i[S];if(K!==s.yq&&K!==s.MV)
return"damaged";const{row:$}=t;$===0&&t.first===1&&K===s.MV&&w.value===0&&U.value===65535&&(t.first=0);const X=t.first+$;return K===s.yq&&w.value>0?e.offer(X,a.
tL,Math.min(w.value,o),Math.min(U.value,65535)):n.push(X),t.at=(0,s.j8)(i,S+1,o),t.row=$+1,"row"}function xe(i,t){for(;i[t]===s.Z4||i[t]===s.d2;)t++;return t}async function f(i,t,e){
const{limits:n}=e,o=new v.i(i,t,i.length,n.nesting),h=o.value();if(!(0,c.Zm)(h))return;const w=h.get("Type");if(!(w instanceof c.SX)||w.text!=="XRef")return;const S=(0,s.
AN)(i,o.at,i.length);if(!(0,s.w1)(i,S,"stream"))return;const U=(0,kt.n)(i,S),K=h.get("Length"),$=typeof K=="number"?U+K:-1,X=$>=U&&$<=i.length&&(0,kt.V)(i,$)?$:
(0,s.bS)(i).indexOf("endstream",U);try{const Q=i.subarray(U,X<0?i.length:X);let nt=Q;const ut=C(h.get("Filter")),dt=C(h.get("DecodeParms")??null);for(const[ct,yt]of ut.
slice(0,n.filters).entries()){const vt=dt[ct];yt instanceof c.SX&&(nt=await y(yt.text,nt,(0,c.Zm)(vt)?vt:void 0,e))}return{trailer:h,rows:nt,parsed:o.at-t+Q.length}}catch(Q){
if(Q instanceof r.zU&&Q.code==="limit_exceeded")throw Q;return}}const l=65536;async function y(i,t,e,n){const{memory:o}=n;if(i==="FlateDecode"&&t.length>l){const h=await(0,k.
uM)(n).inflate(t,Math.min(o.stream,o.remaining));if(h)return o.remaining-=h.length,(0,de.T)(h,e)}return(0,L.tN)(i,t,e,o)}function x(i,t,e){let n=0;for(let o=0;o<
e;o++)n=n*256+i[t+o];return n}const C=i=>i==null?[]:Array.isArray(i)?i:[i],D=i=>C(i).map(t=>typeof t=="number"?Math.trunc(t):-1);var j=T(75162);async function J(i,t,e={}){
const{limits:n,memory:o}=t,h=(0,s.gq)(i),w=te(h,n);o.admit(h.length);const S=w>0?[h.subarray(w),h]:[h];for(const U of S){const K=await me(U,t);if(!K?.trailer.has(
"Root"))continue;const $=await Ee(U,{...K,damaged:K.damaged||w<0},t);if(!be($))continue;const X=new It(U,t,$);xt(X,e);const Q=await mt(X);if(!Q&&X.security?.locked!==
!0)continue;if(!Q)return X;const nt=new Set([...$.table.unlisted,...t.asked?.of(i)??[]]),ut=await et(X,$,nt,e),dt=ut??X,{table:ct}=$;t.asked?.watch(i,{asked:ct.
unlisted,hasAsked:async()=>(await Mt(U,ct,ct.unlisted,t)).length>0});const{count:yt,claimed:vt,blank:Gt}=dt.pages;return($.isMended||ut||yt!==vt||Gt.length>0)&&
await gt(dt),dt}return ot(h,t,e)}async function et({bytes:i,job:t},e,n,o){const{table:h}=e,w=await Mt(i,h,n,t);if(w.length===0)return;for(const{number:$,start:X,
generation:Q}of w)h.set($,a.tL,X,Q);const S=new Int32Array(h.size);S.set(e.bodies.subarray(0,h.size));for(const{number:$,body:X}of w)S[$]=X;const U=new It(i,t,{
...e,damaged:!0,bodies:S});return xt(U,o),await ht(U,w.map(({number:$})=>$)),U.tableChanged(),[...n].some($=>le(h,$))&&await mt(U)?U:void 0}async function ot(i,t,e){
const n=new It(i,t,await Ee(i,await $t(i,t),t));return xt(n,e),await rt(n),n.tableChanged(),await lt(n),xt(n,e),!await mt(n)&&n.security?.locked!==!0&&await Et(
n,n.pages),await gt(n),n}async function gt(i){const{job:t,pages:e}=i;t.onRepaired&&t.onRepaired(await Ot(i,e))}async function mt(i){return i.get(i.catalogNumber)instanceof
c.Bi?(await i.pages.read(),i.pages.count>0):!1}function xt(i,{password:t,evenIfLocked:e=!1}){const n=i.trailer.get("Encrypt");if(i.security||n===void 0)return;const o=i.
resolve(n);if(!(o instanceof c.Bi))throw(0,r.O$)("its encryption dictionary is missing");const h=(0,M.WW)(i,i.trailer.get("ID")??null,1);h!==null&&i.trailer.set(
"ID",h);const w=Array.isArray(h)?h[0]:void 0,S=new Uint8Array,U=(0,M.WW)(i,o,8),K=()=>(0,j.VH)(U,w instanceof c.Mx?[w.bytes,S]:[S],t),$=e?Ae(K,()=>(0,j.vK)(U)):
K();i.unlock($,n instanceof c.oS?n.number:-1)}function Ae(i,t){try{return i()}catch(e){if(!(e instanceof r.zU&&["password_required","unsupported_encryption"].includes(
e.code)))throw e;return t()}}}),67382:((ft,q,T)=>{T.d(q,{$:()=>P,B:()=>M});var r=T(54619),s=T(78157),Z=T(45599);function P(L,k,c,m){if(!(0,s.yp)(k[c]))return!0;
const{value:p}=(0,s.JI)(k,c,m);return L.table.kind[p]!==r.tL?!0:L.bytes[(0,s.AN)(L.bytes,L.bodies[p],L.bytes.length)]!==s.iH}class M{document;arrays=new Map;constructor(k){
this.document=k}keep(k){const{document:c}=this,m=c.entry(k,"Contents");if(m===void 0||this.isStreamRef(m))return;const p=(0,Z.i9)(m)?this.leftOfObject(m):this.leftOf(
m);p!==m&&c.patch(k,{Contents:p})}leftOfObject(k){const{arrays:c,document:m}=this;if(!c.has(k.number)){const p=m.array(k),u=p&&this.leftOf(p);c.set(k.number,u===
void 0?void 0:u===p?k:m.add(u))}return c.get(k.number)}leftOf(k){if(!Array.isArray(k))return;const c=k.filter(m=>this.isStreamRef(m));return c.length<k.length?c:
k}isStreamRef(k){return(0,Z.i9)(k)&&this.document.isStream(k.number)}}}),51271:((ft,q,T)=>{T.d(q,{L:()=>s});var r=T(45599);class s{sound;numbers=[];parents=[];homes=[];known;constructor(M=!0){
this.sound=M}node(M,L){return M<0&&(this.sound=!1),this.parents.push(L),this.numbers.push(M)-1}has(M){return(this.known??=new Set(this.numbers)).has(M)}page(M,L){
(M<0||this.numbers[M]!==L)&&(this.sound=!1),this.homes.push(M)}fork(){const M=new s(this.sound);return M.numbers=this.numbers,M.parents=this.parents,M.homes=this.
homes,M}async drop(M,L,k){if(!this.sound)return!1;const{numbers:c,parents:m,homes:p}=this,u=new Int32Array(c.length),a=new Uint8Array(c.length),v=new Set;for(let g=0;g<
L.length;g++)k[g]?u[p[g]]++:(a[p[g]]=1,v.add(L[g]));for(let g=c.length-1;g>0;g--){const b=m[g];u[b]+=u[g],a[g]&&u[g]===0&&v.add(c[g]),a[b]|=a[g]}for(let g=0;g<c.
length;g++){if(!a[g]||u[g]===0)continue;const b=M.edit(c[g]),d=b instanceof r.Bi?M.array(b.get("Kids"))??[]:[];b instanceof r.Bi&&b.set("Kids",d.filter(I=>!Z(I,
v))).set("Count",u[g]);const E=M.job.pace.step(d.length*50);E&&await E}return this.homes=p.filter((g,b)=>k[b]),!0}}const Z=(P,M)=>(0,r.i9)(P)&&M.has(P.number)}),
83363:((ft,q,T)=>{T.d(q,{i:()=>b,S:()=>d});var r=T(98446),s=T(42973),Z=T(79725),P=T(45599),M=T(78157),L=T(67382);function k(A,O,F){F.parent=-1,F.lists=!1;const N=A.
place(O),{entries:V}=F;if(N&&A.locate(O,N,V)&&V.find(N.bytes,"Kids")<0){if(V.used===V.first)return"none";const tt=V.find(N.bytes,"Type");if(tt>=0&&(0,M.wb)(N.bytes,
V.at[tt+2],"/Page")){if(N.bytes[(0,M.AN)(N.bytes,V.close+2,N.end)]===M.HY)return u(A,O);const pt=V.find(N.bytes,"Contents");pt>=0&&(F.lists=(0,L.$)(A,N.bytes,V.
at[pt+2],V.at[pt+3]));const wt=V.find(N.bytes,"Parent");return wt>=0&&(F.parent=(0,M.JI)(N.bytes,V.at[wt+2],V.at[wt+3]).value),"page"}const it=A.get(O);return it instanceof
P.Bi&&p(A,it)?"unclear":"none"}const G=A.get(O);return!(G instanceof P.Bi)||G.size===0?"none":(0,P.Eo)(G.get("Type"),"Page")?"unclear":A.array(G.get("Kids"))?"n\
ode":p(A,G)?"unclear":"none"}const c=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],m=["MediaBox","Resources"];function p(A,O){const F=A.
resolve(O.get("Type"));if(!(F instanceof P.SX&&F.text!=="Pages"))return c.some(G=>O.has(G));const V=O.get("Contents")instanceof P.oS||A.array(O.get("Contents"))!==
void 0;return m.some(G=>O.has(G))||V&&O.get("Parent")instanceof P.oS&&!O.has("Subtype")}function u(A,O){const F=A.get(O);return F instanceof P.Z6?(A.put(O,new P.
Bi([...F.dict].filter(([N])=>!/^(Length|Filter|DecodeParms)$/.test(N)))),"unclear"):"page"}var a=T(51271);class v{document;left;sizes=new Map;constructor(O){this.
document=O,this.left=O.job.limits.nodes}make(O){const F=this.document.get(O),N=this.sizes.get(O)??g(F);if(this.sizes.set(O,N),this.left-=N,this.left<0)throw(0,s.
F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another P\
DF program and save it again");return this.document.add(F instanceof P.Bi?new P.Bi(F):F).number}}function g(A){const O=[A];let F=0;for(let N=O.pop();N!==void 0;N=
O.pop())if(F++,Array.isArray(N))for(const V of N)O.push(V);else if(N instanceof P.Bi)for(const V of N.values())O.push(V);return F}const b=["Resources","MediaBox",
"CropBox","Rotate"];async function d(A){return new E(A).read()}class E{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new a.
L;look={parent:-1,lists:!1,entries:new Z.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(O){this.document=O,this.copies=new v(O)}async read(){const{
document:O,open:F}=this,{pace:N}=O.job,V=O.catalog.get("Pages")??null;for(F.push({kids:[V],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});F.length>0;){const G=F[F.
length-1];if(G.next===G.kids.length){F.pop(),F.length>0&&this.close(G);continue}const tt=G.kids[G.next++];G.next===G.kids.length&&(G.kids=I,G.next=0);const it=N.
step(400);it&&await it,tt instanceof P.oS?this.visit(tt,G):this.visitNode(tt,-1,G)}return this.finish(V)}close({claimed:O,before:F,lost:N}){const V=this.numbers.
length-this.dropped-F;O!==V&&(this.irregular=!0,!(typeof O=="number"&&O>=V)&&(this.dropped+=this.lost.length-N,this.lost.length=N))}visit(O,F){const{document:N,
seen:V,look:G}=this,{number:tt}=O,it=V.has(tt);V.add(tt);const pt=k(N,tt,G);if(O.generation!==N.generation(tt)&&(this.irregular=!0),pt==="page"||pt==="unclear"){
it&&(this.irregular=!0);const wt=it?this.copies.make(tt):tt;pt==="unclear"?this.unclear.push(wt):this.keepEntries(tt),(pt==="unclear"||G.lists)&&this.listing.push(
wt),this.add(wt,F,G.parent);return}pt==="none"&&!it&&this.lose(F),pt==="none"||it?this.irregular=!0:this.visitNode(O,tt,F)}keepEntries(O){const{document:F,look:N}=this,
{scan:V,marksFrom:G,marksTo:tt}=N.entries;for(let it=G;it<tt;it+=3)F.table.askFor(V.marks[it]);F.keepEntries(O,N.entries)}visitNode(O,F,N){const{document:V,inherited:G}=this,
tt=V.dict(O);if(!tt){this.irregular=!0,this.lose(N);return}const it=V.array(tt.get("Kids"));if(!it){F<0&&this.visitDirectPage(tt,N);return}const pt=_(tt);let wt=N.
from;pt&&(wt=G.push({...G[wt],...pt})-1),(0,P.Eo)(V.resolve(tt.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:it,next:0,from:wt,home:this.nodes.
node(F,N.home),claimed:V.resolve(tt.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),V.release(F)}visitDirectPage(O,{from:F}){if(!(0,P.
Eo)(O.get("Type"),"Page"))return;this.irregular=!0;const{number:N}=this.document.add(O);this.numbers.push(N),this.listing.push(N),this.ancestry.push(F)}add(O,{from:F,
home:N},V){this.numbers.push(O),this.ancestry.push(F),this.nodes.page(N,V);const{pages:G}=this.document.job.limits;if(this.numbers.length>G)throw R(G)}lose(O){O.
home<0||(this.lost.push(this.numbers.length),this.add(W,O,-1))}finish(O){const{document:F,numbers:N,ancestry:V,inherited:G,lost:tt,unclear:it,listing:pt,nodes:wt}=this;
tt.length===N.length-this.dropped&&(tt.length=0);const Tt=tt.map(Rt=>N[Rt]=F.add(z(G[V[Rt]])).number);st(N,V);const bt=F.resolve(F.dict(O)?.get("Count")),_t=bt!==
N.length||O instanceof P.oS&&N[0]===O.number;return{numbers:N,ancestry:V,inherited:G,irregular:this.irregular||_t,unclear:it,listing:pt,nodes:wt,claimed:typeof bt==
"number"?bt:void 0,blank:Tt}}}const I=[],W=-1;function st(A,O){let F=A.indexOf(W);if(!(F<0)){for(let N=F;N<A.length;N++)A[N]!==W&&(A[F]=A[N],O[F++]=O[N]);A.length=
O.length=F}}const B=[0,0,612,792];function z(A){const O=new P.Bi([["Type",new P.SX("Page")]]);return A.MediaBox===void 0?O.set("MediaBox",[...B]):O}function _(A){
let O;for(const F of b){const N=A.get(F);N!==void 0&&((O??={})[F]=N)}return O}function R(A){const O=(0,r.y_)(A,"page");return(0,s.F)("pages",`The document has m\
ore than ${O}`,"Split it with another program first")}}),85368:((ft,q,T)=>{T.d(q,{u:()=>L,x:()=>M});var r=T(78157),s=T(37628),Z=T(45599),P=T(22480);function M(k,c,m,p){
const{bytes:u}=k,{length:a}=u;p.valueEnd=c;const v=(0,r.AN)(u,c,a);if((0,r.rg)(u,v))return p.dataStart=p.dataEnd=-1,p.end=v+6,!0;if(!(0,r.w1)(u,v,"stream"))return!1;
const g=m.lengthRef>=0?k.lengthOf(new Z.oS(m.lengthRef)):m.length,b=v+(u[v+6]===r.u7?8:7),d=b+g;if(u[b-1]!==r.kR||g<0||d>a||!(0,P.V)(u,d))return!1;const E=(0,r.
AN)(u,(0,r.AN)(u,d,a)+9,a);return p.dataStart=b,p.dataEnd=d,p.end=E+6,(0,r.rg)(u,E)}class L{bytes;objectEnds;streamEnds;constructor(c){this.bytes=c,this.objectEnds=
new s.k(c,"endobj"),this.streamEnds=new s.k(c,"endstream")}data(c,m){const{bytes:p}=this,u=(0,P.n)(p,c);return m>=0&&u+m<=p.length&&(0,P.V)(p,u+m)?{start:u,end:u+
m}:{start:u,end:this.damagedEnd(u,m)}}damagedEnd(c,m){const{bytes:p}=this,u=c+m,a=this.objectEnds.next(c),v=a<0?p.length:a;if(m>=0&&u<=v&&(0,r.w1)(p,(0,r.AN)(p,
u,v),"endstr"))return u;const g=this.streamEnds.next(c);let b=g<0||g>v?v:g;return b>c&&p[b-1]===r.kR&&b--,b>c&&p[b-1]===r.u7&&b--,b}}}),59277:((ft,q,T)=>{T.d(q,
{y:()=>P});var r=T(78157);const s=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],Z=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function P(k){const c=(0,r.bS)(k).toString("latin1",0,1024);if(c.startsWith("RIFF")&&c.startsWith("WEBP",8))return"\
a WebP image";if(c.startsWith("ftyp",4))return Z.find(([p])=>p.test(c.slice(8,12)))?.[1];const m=s.find(([p])=>c.startsWith(p));return m?m[1]:L(c)??(M(k)?"text":
void 0)}function M(k){const c=(0,r.bS)(k.subarray(0,1024)).toString("utf8"),m=k.length>1024?c.replace(/\ufffd{1,3}$/,""):c;return m!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(m)}function L(k){const c=k.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(c.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(c))return"an HTML page";if(c.startsWith("<"))return c.includes("<svg")?"an SVG drawing":c.startsWith("<?xml")?"an XML file":void 0}}),37628:((ft,q,T)=>{T.d(
q,{k:()=>s});var r=T(78157);class s{word;accepts;buffer;from=0;found=-1;none;constructor(P,M,L=()=>!0){this.word=M,this.accepts=L,this.buffer=(0,r.bS)(P),this.none=
P.length}next(P){if(P>=this.none)return-1;if(P>=this.from&&P<=this.found)return this.found;const M=P<this.from&&this.found>=0?this.from:this.none,L=this.buffer.
subarray(0,M+this.word.length-1);let k=L.indexOf(this.word,P);for(;k>=0&&!this.accepts(k);)k=L.indexOf(this.word,k+1);return this.from=P,k>=0?this.found=k:M===this.
none&&(this.none=P,this.found=-1),this.found}}}),52205:((ft,q,T)=>{T.d(q,{WW:()=>P,c3:()=>s,x$:()=>Z});var r=T(45599);function s(M,L){const k=M.resolve(L);return k===
null?[]:(Array.isArray(k)?k:[k]).map(c=>M.resolve(c))}function Z(M,L){const k=new r.Bi;for(const[c,m]of L){const p=M.resolve(m);k.set(c,Array.isArray(p)?p.map(u=>M.
resolve(u)):p)}return k}function P(M,L,k,c={values:1e4}){if(c.values--<=0)return null;const m=M.resolve(L);if(k===0)return m;if(Array.isArray(m))return m.map(u=>P(
M,u,k-1,c));if(!(m instanceof r.Bi))return m;const p=new r.Bi;for(const[u,a]of m)p.set(u,P(M,a,k-1,c));return p}}),22480:((ft,q,T)=>{T.d(q,{V:()=>Z,n:()=>s});var r=T(
78157);function s(P,M){let L=M+6;for(;P[L]===r.Z4&&(P[L+1]===r.kR||P[L+1]===r.u7||P[L+1]===r.Z4);)L++;return P[L]===r.u7&&L++,P[L]===r.kR&&L++,L}function Z(P,M){
for(let L=0;L<4&&r.Kl[P[M]??0]===r.t6&&M<P.length;L++)M++;return(0,r.w1)(P,M,"endstream")}}),75162:((ft,q,T)=>{T.d(q,{CF:()=>ue,s1:()=>Dt,cY:()=>ne,zw:()=>Qt,VH:()=>at,
Rd:()=>fe,k0:()=>rt,u6:()=>Ht,vc:()=>ht,vK:()=>ve});var r=T(77598),s=T(45599),Z=T(34400);function P(f){const l=new Uint8Array(256);for(let x=0;x<256;x++)l[x]=x;
const{length:y}=f;for(let x=0,C=0,D=0;x<256;x++){const j=l[x];C=C+j+f[D]&255,l[x]=l[C],l[C]=j,++D===y&&(D=0)}return l}function M(f,l){const y=f.slice(),{length:x}=l,
C=new Uint8Array(x);for(let D=0,j=0,J=0;D<x;D++){j=j+1&255;const et=y[j];J=J+et&255;const ot=y[J];y[j]=ot,y[J]=et,C[D]=l[D]^y[et+ot&255]}return C}function L(f,l){
return M(P(f),l)}const k={length:f=>f,decrypt:f=>f,encryptInto:(f,l,y,x,C)=>x.set(f,C)};function c(f){const l=I(f,[]),y=st((x,C)=>P(l(x,C)));return{length:x=>x,
decrypt:(x,C,D)=>M(y(C,D),x),encryptInto:(x,C,D,j,J)=>j.set(M(y(C,D),x),J)}}function m(f){const l=I(f,[115,65,108,84]),y=W(()=>new g),x=st((D,j)=>y().engine(l(D,
j))),C=st((D,j)=>E(l(D,j)));return{length:u,decrypt:(D,j,J)=>d(C(j,J),D),encryptInto:(D,j,J,et,ot)=>{y().seal(x(j,J),D,et,ot)}}}function p(f){const l=W(()=>new g);
let y,x;return{length:u,decrypt:C=>d(x??=E(f),C),encryptInto:(C,D,j,J,et)=>{l().seal(y??=l().engine(f),C,J,et)}}}const u=f=>(f&-16)+32,a=64*1024,v=16*1024;class g{head=Buffer.
alloc(a);pool=Buffer.alloc(v);taken=v;engine(l){const y=Buffer.alloc(16);return this.nextVector(y),(0,r.createCipheriv)(l.length===16?"aes-128-cbc":"aes-256-cbc",
l,y).setAutoPadding(!1)}seal(l,y,x,C){const{head:D}=this,{length:j}=y,J=j&-16,et=Math.min(J,a-32),ot=j-J;this.nextVector(D),D.set(et===j?y:y.subarray(0,et),16);
let gt=16+et;if(et<J){x.set(l.update(D.subarray(0,gt)),C),C+=gt,gt=0;for(let mt=et;mt<J;mt+=a){const xt=l.update(y.subarray(mt,Math.min(mt+a,J)));x.set(xt,C),C+=
xt.length}}ot>0&&D.set(y.subarray(J),gt),D.fill(16-ot,gt+ot,gt+16),x.set(l.update(D.subarray(0,gt+16)),C)}nextVector(l){this.taken===v&&((0,r.randomFillSync)(this.
pool),this.taken=0),this.pool.copy(l,0,this.taken,this.taken+16),this.taken+=16}}const b=new Uint8Array(0);function d(f,l){const y=l.length&-16;if(y<32)return b;
const x=f.update(y===l.length?l:l.subarray(0,y)),C=x[y-1];let D=y;if(C>0&&C<=16){do D--;while(D>y-C&&x[D-1]===C);D>y-C&&(D=y)}return x.subarray(16,D)}function E(f){
return(0,r.createDecipheriv)(f.length===16?"aes-128-cbc":"aes-256-cbc",f,Buffer.alloc(16)).setAutoPadding(!1)}function I(f,l){const{length:y}=f,x=new Uint8Array(
y+5+l.length);x.set(f),x.set(l,y+5);const C=new Z.V;return(D,j)=>(x[y]=D,x[y+1]=D>>>8,x[y+2]=D>>>16,x[y+3]=j,x[y+4]=j>>>8,C.digest(x).subarray(0,Math.min(y+5,16)))}
function W(f){let l;return()=>l??=f()}function st(f){let l=-1,y=-1,x;return(C,D)=>((x===void 0||C!==l||D!==y)&&(x=f(C,D),l=C,y=D),x)}function B(f,l,y){const x=F(
f,y),C=G(f,x);return it(C,l,f.revision===2?32:16)?x:void 0}function z(f,l){const y=N(f,l);let x=f.owner.subarray(0,32);for(let C=f.revision===2?0:19;C>=0;C--)x=
L(tt(y,C),x);return x}function _(f,l,y,x){const C=N({revision:f,keyLength:l},y);let D=O(x);for(let j=0;j<=(f===2?0:19);j++)D=L(tt(C,j),D);return D}function R(f,l){
const y=F(f,l),x=new Uint8Array(32);return x.set(G(f,y)),{user:x,fileKey:y}}const A=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,
208,104,62,128,47,12,169,254,100,83,105,122);function O(f){const l=new Uint8Array(32),y=f.subarray(0,32);return l.set(y),l.set(A.subarray(0,32-y.length),y.length),
l}function F({revision:f,keyLength:l,owner:y,permissions:x,id0:C,encryptMetadata:D},j){const J=Uint8Array.of(x,x>>8,x>>16,x>>24),et=f>=4&&!D?[255,255,255,255]:[],
ot=(0,Z.F)(Buffer.concat([O(j),y.subarray(0,32),J,C,Uint8Array.from(et)]));return V(ot,f,l)}function N({revision:f,keyLength:l},y){return V((0,Z.F)(O(y)),f,f===
2?5:l)}function V(f,l,y){let x=f.subarray(0,y);if(l>=3)for(let C=0;C<50;C++)x=(0,Z.F)(x).subarray(0,y);return x}function G({revision:f,id0:l},y){if(f===2)return L(
y,A);let x=(0,Z.F)(Buffer.concat([A,l]));for(let C=0;C<20;C++)x=L(tt(y,C),x);return x}function tt(f,l){return l===0?f:f.map(y=>y^l)}function it(f,l,y){return l.
length>=y&&f.subarray(0,y).every((x,C)=>x===l[C])}function pt(f,l,y){return Rt(f.user,f.wrappedByUser,l,y,new Uint8Array(0))}function wt(f,l,y){return Rt(f.owner,
f.wrappedByOwner,l,y,f.user.subarray(0,48))}function Tt(f,l,y){const x=Xt(f,l,new Uint8Array(0)),C=Xt(f,y,x.entry);return{user:x.entry,wrappedByUser:x.wrapped,owner:C.
entry,wrappedByOwner:C.wrapped}}function bt(f,l,y){const x=Buffer.alloc(16,255);return x.writeInt32LE(l,0),x.write(y?"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(
4).copy(x,12),(0,r.createCipheriv)("aes-256-ecb",f,null).setAutoPadding(!1).update(x)}const _t=new Uint8Array(16);function Rt(f,l,y,x,C){const D=Pt(y,x,f.subarray(
32,40),C);if(!Buffer.from(D).equals(f.subarray(0,32)))return;const j=Pt(y,x,f.subarray(40,48),C);return(0,r.createDecipheriv)("aes-256-cbc",j,_t).setAutoPadding(
!1).update(l.subarray(0,32))}function Xt(f,l,y){const x=(0,r.randomBytes)(16),C=Pt(6,l,x.subarray(0,8),y),D=Pt(6,l,x.subarray(8),y),j=(0,r.createCipheriv)("aes-\
256-cbc",D,_t).setAutoPadding(!1).update(f);return{entry:Buffer.concat([C,x]),wrapped:j}}function Pt(f,l,y,x){let C=(0,r.createHash)("sha256").update(l).update(
y).update(x).digest();if(f<6)return C;for(let D=0,j=0;D<64||j>D-32;D++){const J=Buffer.concat([l,C,x]),et=Buffer.alloc(64*J.length,J),ot=(0,r.createCipheriv)("a\
es-128-cbc",C.subarray(0,16),C.subarray(16,32)).setAutoPadding(!1).update(et);let gt=0;for(let mt=0;mt<16;mt++)gt+=ot[mt];C=(0,r.createHash)(["sha256","sha384",
"sha512"][gt%3]).update(ot).digest(),j=ot[ot.length-1]}return C.subarray(0,32)}var Lt=T(77581),Ft=T(34378);const Nt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
It=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,ae=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ce=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Ut=/[\p{L}\p{Mc}\p{Nl}]/u;function Ot(f){if(/^[\x20-\x7e]*$/.test(f))return f;const l=(0,Ft.w)(f.replace(Nt,"").replace(It," "),"NFKC");if(ae.test(l))return;const y=[
...l],x=y.map(D=>ce.test(D));return x.includes(!0)&&(y.some((D,j)=>!x[j]&&Ut.test(D))||!x[0]||!x.at(-1))?void 0:l}function Yt(f){const l=Ot(f),y=[...l===void 0?
[]:[Buffer.from(l,"utf8")],Buffer.from(f,"utf8"),...[Kt(f),se(f)].filter(D=>D!==void 0)],C=[...y.filter(D=>D.length>jt).map(D=>D.subarray(0,jt)),...y];return C.
filter((D,j)=>C.findIndex(J=>J.equals(D))===j)}const jt=127;function Et(f){return typeof f=="string"?Buffer.from(Ot(f)??f,"utf8").subarray(0,jt):f}const Ct=32;function kt(f){
return typeof f=="string"?Kt(f)??Buffer.from(f,"utf8"):f}function ne(f,l,y){const x=y==="AES-256"?Et:kt;return Buffer.compare(x(f),x(l))===0}function fe(f,l){const y=l===
"AES-256",x=y?et=>Ot(et)!==void 0:et=>!new RegExp("\\p{Cc}","u").test(et)&&Kt(et)!==void 0,C=[...f].findIndex(et=>!x(et));if(C>=0)return y?`must not have the ch\
aracter at position ${C+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${C+1} with AES-128, whose passwords are in PDFDocE\
ncoding: choose AES-256, or another character`;if(!x(f))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const D=y?
Buffer.from(Ot(f),"utf8"):kt(f);if(D.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[j,J]=[D.length,
y?jt:Ct];if(!(j<=J))return y?`must be at most ${J} bytes long in UTF-8, and has ${j}`:`must be at most ${J} characters long with AES-128, and has ${j}: shorten \
it, or choose AES-256`}function Kt(f){return Jt(f,l=>Lt.SQ.get(l)??(l>=24&&l<32||l>=127&&l<161?-1:l))}function se(f){return Jt(f,l=>l)}function Jt(f,l){const y=Array.
from(f,x=>l(x.codePointAt(0)));return y.every(x=>x>=0&&x<256)?Buffer.from(y):void 0}function Wt(f,l){const{strings:y}=l,x=(D,j,J,et)=>{if(D===k)return j;const ot=Buffer.
allocUnsafe(D.length(j.length));return D.encryptInto(j,J,et,ot,0),ot},C=(D,j,J,et,ot,gt)=>(D.encryptInto(j,J,et,ot,gt),D.length(j.length));return{...f,uniform:l.
named===void 0||l.encryptMetadata&&l.embedded===l.streams,decryptString:(D,j,J)=>y.decrypt(D,j,J),encryptString:(D,j,J)=>x(y,D,j,J),decryptStream:(D,j,J,et)=>zt(
l,et).decrypt(D,j,J),encryptStream:(D,j,J,et)=>x(zt(l,et),D,j,J),encryptedStringLength:D=>y.length(D),encryptedStreamLength:(D,j)=>zt(l,j).length(D),encryptStringInto:(D,j,J,et,ot)=>C(
y,D,j,J,et,ot),encryptStreamInto:(D,j,J,et,ot,gt)=>C(zt(l,et),D,j,J,ot,gt)}}function zt({streams:f,embedded:l,named:y,encryptMetadata:x},C){const D=C.get("Type");
if((0,s.Eo)(D,"XRef"))return k;if(y===void 0)return f;const j=Vt(C);return j!==void 0?y.get(j)??f:!x&&(0,s.Eo)(D,"Metadata")?k:(0,s.Eo)(D,"EmbeddedFile")?l:f}function Vt(f){
const l=f.get("Filter"),y=(0,s.cy)(l)?l.findIndex(j=>(0,s.Eo)(j,"Crypt")):(0,s.Eo)(l,"Crypt")?0:-1;if(y<0)return;const x=f.get("DecodeParms"),C=(0,s.cy)(x)?x[y]:
x,D=(0,s.Zm)(C)?C.get("Name"):void 0;return D instanceof s.SX?D.text:"Identity"}function ue(f){if(Vt(f)===void 0)return!1;const l=f.get("Filter"),y=f.get("Decod\
eParms"),x=(0,s.cy)(l)?l.findIndex(D=>(0,s.Eo)(D,"Crypt")):0,C=(0,s.cy)(l)?l.filter((D,j)=>j!==x):[];return C.length===0?(f.delete("Filter"),f.delete("DecodePar\
ms"),!0):(f.set("Filter",C),(0,s.cy)(y)&&f.set("DecodeParms",y.filter((D,j)=>j!==x)),!0)}function Qt(f){return f.algorithm==="AES-128"?he(f):qt(f)}const Ht=()=>(0,r.
randomBytes)(32);function he({userPassword:f,ownerPassword:l,permissions:y,id0:x}){const C=kt(f),D=_(4,16,kt(l),C),j=R({revision:4,keyLength:16,owner:D,permissions:y,
id0:x,encryptMetadata:!0},C),J=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:4,R:4,Length:128,...re("AESV2",16),O:new s.Mx(D),U:new s.Mx(j.user),P:y});return $t({dictionary:J,
version:"1.6",numbered:!0,identifier:x},m(j.fileKey))}function qt({userPassword:f,ownerPassword:l,permissions:y}){const x=(0,r.randomBytes)(32),C=Tt(x,Et(f),Et(
l)),D=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:5,R:6,Length:256,...re("AESV3",32),O:new s.Mx(C.owner),OE:new s.Mx(C.wrappedByOwner),U:new s.Mx(C.user),UE:new s.Mx(
C.wrappedByUser),P:y,Perms:new s.Mx(bt(x,y,!0))});return $t({dictionary:D,version:"1.7",extensionLevel:8,numbered:!1},p(x))}function re(f,l){const y=(0,s.jd)({Type:(0,s.
UU)("CryptFilter"),CFM:(0,s.UU)(f),AuthEvent:(0,s.UU)("DocOpen"),Length:l});return{CF:(0,s.jd)({StdCF:y}),StmF:(0,s.UU)("StdCF"),StrF:(0,s.UU)("StdCF")}}function $t(f,l){
return Wt(f,{strings:l,streams:l,embedded:l,named:new Map([["StdCF",l],["Identity",k]]),encryptMetadata:!0})}var Bt=T(58552);const te={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Dt=-4,H=f=>1<<
te[f]-1,Y=Object.keys(te);function rt(f){let l=Dt;for(const y of Y)f[y]||(l&=~H(y));return f.allow_print?l:l&~H("allow_print_high_resolution")}function ht(f){return Y.
filter(l=>(f&H(l))===0)}function at(f,l,y){const x=Mt(f),C=pe(x,l,new Uint8Array(0)),D=C??(y?de(Yt(y),ot=>pe(x,l,ot)):void 0);if(D===void 0)throw y?Me():Oe();const{
fileKey:j,access:J}=D,et=ie(x,j);return{...lt(x,D,St(x,j),et),access:J,locked:!1,permissions:x.permissions,revision:x.revision,keyBits:8*j.length,opensWithoutPassword:C!==
void 0,algorithm:be(x.methods[et.streams===k?"embedded":"streams"],j),unrestricted:()=>At(x,D)}}function lt(f,{identifier:l},y,x){const C={dictionary:y,...Ee(f),
numbered:f.revision<=4,...l?{identifier:l}:{}};return Wt(C,x)}function At(f,l){const y={...f,permissions:Dt};let{fileKey:x}=l;const C=St(y,x);if(l.legacy){const D=R(
{...l.legacy.scheme,permissions:Dt},l.legacy.userPassword);x=D.fileKey,C.set("U",new s.Mx(D.user))}else C.set("Perms",new s.Mx(bt(x,Dt,f.encryptMetadata)));return lt(
y,l,C,ie(y,x))}function St({encrypt:f,revision:l,permissions:y},x){const C=new s.Bi(f);C.set("P",y);for(const[j,J]of[["O",l<5?32:48],["U",l<5?32:48],["OE",32],[
"UE",32]]){const et=f.get(j);et instanceof s.Mx&&et.bytes.length>J&&C.set(j,new s.Mx(et.bytes.subarray(0,J)))}const D=f.get("Length");return D!==void 0&&!(typeof D==
"number"&&D%8===0&&D>=40&&D<=256)&&C.set("Length",8*x.length),C}function Mt(f){const l=f.get("Filter");if(!(0,s.Eo)(l,"Standard"))throw me(`the security handler\
 ${l instanceof s.SX?ge(l):"without a name"}`);const y=oe(f.get("V"),0),x=oe(f.get("R"),0);if(!(y===5?x===5||x===6:[1,2,4].includes(y)&&x>=2&&x<=4))throw me(`th\
e standard security handler with V ${y} and R ${x}`);const D={encrypt:f,version:y,revision:x,permissions:oe(f.get("P"),-4)|0};if(y<4)return{...D,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const j=f.get("CF"),J=new Map;for(const[gt,mt]of(0,s.Zm)(j)?j:[]){const xt=(0,s.Zm)(mt)?le(mt,
y):void 0;xt!==void 0&&J.set(gt,xt)}J.set("Identity","none");const et=(gt,mt)=>{const xt=f.get(gt),Ae=J.get(xt instanceof s.SX?xt.text:mt);if(Ae===void 0)throw me(
`the crypt filter ${xt instanceof s.SX?ge(xt):mt}`);return Ae},ot=f.get("StmF");return{...D,encryptMetadata:f.get("EncryptMetadata")!==!1,methods:{strings:et("S\
trF","Identity"),streams:et("StmF","Identity"),embedded:et("EFF",ot instanceof s.SX?ot.text:"Identity")},filters:J}}function le(f,l){const y=f.get("CFM");return l===
5&&(0,s.Eo)(y,"AESV3")?"AESV3":l===4&&(0,s.Eo)(y,"AESV2")?"AESV2":l===4&&(0,s.Eo)(y,"V2")?"V2":y===void 0||(0,s.Eo)(y,"None")?"none":void 0}function pe(f,l,y){const{
encrypt:x,revision:C}=f;if(C>=5){const ot={owner:Zt(x,"O",48),user:Zt(x,"U",48),wrappedByOwner:Zt(x,"OE",32),wrappedByUser:Zt(x,"UE",32)};return ye(pt(ot,C,y),"\
user")??ye(wt(ot,C,y),"owner")}const D=Zt(x,"O",1),j=Zt(x,"U",1),{permissions:J,encryptMetadata:et}=f;return de(l,ot=>de(Se(f),gt=>{const mt={revision:C,keyLength:gt,
owner:D,permissions:J,id0:ot,encryptMetadata:et};return we(mt,j,y,"user")??we(mt,j,z(mt,y),"owner")}))}function we(f,l,y,x){const C=B(f,l,y);return C&&{fileKey:C,
access:x,identifier:f.id0,legacy:{scheme:f,userPassword:y}}}function ye(f,l){return f&&{fileKey:f,access:l}}function Se({encrypt:f,version:l}){if(l===4)return[16];
const y=oe(f.get("Length"),40),x=y%8===0&&y>=40&&y<=128?y/8:5;return[...new Set(l===1?[5,x,16]:[x,16,5])]}function ie(f,l){const y={none:k},x=J=>J==="V2"?y.V2??=
c(l):J==="AESV2"?y.AESV2??=m(l):J==="AESV3"?y.AESV3??=p(l):k,{methods:C,filters:D,encryptMetadata:j}=f;return{strings:x(C.strings),streams:x(C.streams),embedded:x(
C.embedded),named:D&&new Map([...D].map(([J,et])=>[J,x(et)])),encryptMetadata:j}}function Ee({version:f,revision:l,methods:y}){return l>=5?{version:"1.7",extensionLevel:l===
5?3:8}:f===4?{version:Object.values(y).includes("AESV2")?"1.6":"1.5"}:{version:l===2?"1.1":"1.4"}}function be(f,l){if(f!=="none")return f==="V2"?l.length===5?"R\
C4-40":"RC4-128":f==="AESV2"?"AES-128":"AES-256"}function Zt(f,l,y){const x=f.get(l);if(x instanceof s.Mx&&x.bytes.length>=y)return x.bytes;throw(0,Bt.O$)(`its \
encryption dictionary has no usable /${l}.`)}function oe(f,l){return typeof f=="number"?Math.trunc(f):l}function de(f,l){for(const y of f){const x=l(y);if(x!==void 0)
return x}}function ge({text:f}){return/^[\w.+-]{1,40}$/.test(f)?f:"with an unusual name"}function Oe(){return(0,Bt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function Me(){return new Bt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function me(f){
return(0,Bt.hJ)("unsupported_encryption",`is protected by ${f}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${f}, whi\
ch is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}const ee={...k,decrypt:()=>new Uint8Array(
0)};function ve(f){const l=Re(f),y=D=>D==="none"?k:ee,x=[...l?.filters??[["Identity","none"]]],C={strings:y(l?.methods.strings),streams:y(l?.methods.streams),embedded:y(
l?.methods.embedded),named:l&&!l.filters?void 0:new Map(x.map(([D,j])=>[D,y(j)])),encryptMetadata:l?.encryptMetadata??!0};return{...Wt({dictionary:f,version:"1.\
1",numbered:!0},C),access:"user",locked:!0,permissions:l?.permissions??Dt,revision:l?.revision,opensWithoutPassword:!1,unrestricted:void 0,...l?ke(l):Te(f)}}function Re(f){
try{return Mt(f)}catch(l){if(l instanceof Bt.zU&&l.code==="unsupported_encryption")return;throw l}}function ke({encrypt:f,version:l,methods:y}){const x=y.streams===
"none"?y.embedded:y.streams;if(x==="none")return{algorithm:void 0,keyBits:void 0};if(x==="AESV3")return{algorithm:"AES-256",keyBits:256};if(l===4)return{algorithm:x===
"AESV2"?"AES-128":"RC4-128",keyBits:128};const C=l===1?40:xe(f.get("Length"));return{algorithm:C===40?"RC4-40":"RC4-128",keyBits:C}}function Te(f){const l=f.get(
"CF"),y=f.get("StmF"),x=(0,s.Zm)(l)&&y instanceof s.SX?l.get(y.text):void 0,C=(0,s.Zm)(x)?x.get("CFM"):void 0;return(0,s.Eo)(C,"AESV3")?{algorithm:"AES-256",keyBits:256}:
(0,s.Eo)(C,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function xe(f){return typeof f=="number"&&f%8===0&&f>=40&&f<=128?f:40}}),
34400:((ft,q,T)=>{T.d(q,{F:()=>Z,V:()=>P});const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],s=Int32Array.from({length:64},(M,L)=>Math.floor(Math.abs(Math.sin(
L+1))*2**32)|0),Z=M=>new P().digest(M);class P{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(L){const{state:k,tail:c}=this;k[0]=
1732584193,k[1]=4023233417,k[2]=2562383102,k[3]=271733878;const{length:m}=L,p=m&-64;for(let g=0;g<p;g+=64)this.compress(L,g);const u=m-p,a=u<56?64:128;for(let g=0;g<
u;g++)c[g]=L[p+g];c[u]=128,c.fill(0,u+1,a);for(let g=0,b=m<<3;g<4;g++)c[a-8+g]=b>>>(g<<3);c[a-4]=m>>>29;for(let g=0;g<a;g+=64)this.compress(c,g);const v=new Uint8Array(
16);for(let g=0;g<16;g++)v[g]=k[g>>2]>>>((g&3)<<3);return v}compress(L,k){const{words:c,state:m}=this;for(let g=0,b=k;g<16;g++,b+=4)c[g]=L[b]|L[b+1]<<8|L[b+2]<<
16|L[b+3]<<24;let p=m[0],u=m[1],a=m[2],v=m[3];for(let g=0;g<64;g++){const b=g>>4;let d,E;b===0?(d=u&a|~u&v,E=g):b===1?(d=v&u|~v&a,E=5*g+1):b===2?(d=u^a^v,E=3*g+
5):(d=a^(u|~v),E=7*g);const I=p+d+s[g]+c[E&15]|0,W=r[b<<2|g&3];p=v,v=a,a=u,u=u+(I<<W|I>>>32-W)|0}m[0]=m[0]+p,m[1]=m[1]+u,m[2]=m[2]+a,m[3]=m[3]+v}}}),78157:((ft,q,T)=>{
T.d(q,{$k:()=>se,A4:()=>pt,AF:()=>Ft,AN:()=>Ct,AV:()=>wt,AZ:()=>Kt,Ah:()=>N,Cq:()=>r,Cx:()=>u,D:()=>ne,Ec:()=>c,G_:()=>s,HF:()=>_t,HV:()=>tt,HY:()=>Nt,Hh:()=>ae,
Hv:()=>A,IQ:()=>p,JI:()=>Ht,Kl:()=>Et,Li:()=>Jt,MV:()=>Rt,N5:()=>g,N9:()=>Ut,OY:()=>Tt,PZ:()=>Bt,WL:()=>z,Wd:()=>zt,Z4:()=>k,ay:()=>he,b9:()=>v,bS:()=>$t,cL:()=>d,
d2:()=>Z,du:()=>F,em:()=>I,ev:()=>W,fX:()=>b,gq:()=>qt,iH:()=>st,j8:()=>kt,kR:()=>P,l0:()=>E,mE:()=>re,o1:()=>M,r_:()=>_,rc:()=>O,rg:()=>Dt,s1:()=>a,sk:()=>Wt,t6:()=>Ot,
t9:()=>fe,tF:()=>V,tw:()=>it,u7:()=>L,vz:()=>B,w1:()=>Vt,wb:()=>ue,wn:()=>m,wt:()=>R,y_:()=>ce,yh:()=>It,yp:()=>Qt,yq:()=>Pt});const r=0,s=8,Z=9,P=10,M=12,L=13,
k=32,c=33,m=35,p=37,u=40,a=41,v=43,g=45,b=46,d=47,E=48,I=55,W=57,st=60,B=62,z=91,_=92,R=93,A=123,O=125,F=126,N=66,V=67,G=68,tt=69,it=73,pt=76,wt=82,Tt=98,bt=100,
_t=101,Rt=102,Xt=106,Pt=110,Lt=111,Ft=114,Nt=115,It=116,ae=117,ce=122,Ut=0,Ot=1,Yt=2,jt=3,Et=new Uint8Array(256);for(const H of[r,Z,P,M,L,k])Et[H]=Ot;for(const H of"\
(<>[]/%")Et[H.charCodeAt(0)]=Yt;for(const H of"){}")Et[H.charCodeAt(0)]=jt;function Ct(H,Y,rt){for(;Y<rt;){const ht=H[Y];if(Et[ht]===Ot)Y++;else if(ht===p)Y=ne(
H,Y,rt);else break}return Y}function kt(H,Y,rt){for(;Y<rt&&Et[H[Y]]===Ot;)Y++;return Y}function ne(H,Y,rt){for(;Y<rt&&H[Y]!==P&&H[Y]!==L;)Y++;return Y}function fe(H,Y,rt){
const ht=Kt(H,Y,rt);return ht<0?rt:ht}function Kt(H,Y,rt){let ht=0;for(;Y<rt;){const at=H[Y++];if(at===_)Y++;else if(at===u)ht++;else if(at===a&&--ht===0)return Y}
return-1}function se(H,Y,rt){for(;Y<rt;)if(H[Y++]===B)return Y;return rt}function Jt(H){return H===void 0?-1:H>=E&&H<=W?H-E:H>=65&&H<=70?H-55:H>=97&&H<=102?H-87:
-1}function Wt(H,Y,rt){const ht=H[rt-1]===B,at=new Uint8Array(rt-Y+(ht?0:1)>>1);let lt=0,At=-1;for(let St=Y;St<rt&&H[St]!==B;St++){const Mt=Jt(H[St]);Mt<0||(At<
0?At=Mt:(at[lt++]=At*16+Mt,At=-1))}return At>=0&&(at[lt++]=At*16),lt===at.length?at:at.subarray(0,lt)}function zt(H,Y,rt){for(;Y<rt&&Et[H[Y]]===Ut;)Y++;return Y}
function Vt(H,Y,rt){for(let ht=0;ht<rt.length;ht++)if(H[Y+ht]!==rt.charCodeAt(ht))return!1;return!0}function ue(H,Y,rt){return Vt(H,Y,rt)&&Et[H[Y+rt.length]??k]!==
Ut}const Qt=H=>H!==void 0&&H>=E&&H<=W;function Ht(H,Y,rt){let ht=0,at=Y;for(;at<rt&&Qt(H[at]);)ht=ht*10+(H[at++]-E);return at===Y?{value:-1,after:at}:{value:ht,
after:at}}function he(H,Y,rt){const ht=Ct(H,Y,rt),at=Ht(H,ht,rt);if(at.value<0||at.after===rt||Et[H[at.after]]!==Ot)return;const lt=Ct(H,at.after,rt),At=lt<rt&&
H[lt]===g,St=Ht(H,At?lt+1:lt,rt);if(St.value<0||St.value>65535)return;const Mt=Ct(H,St.after,rt);if(te(H,Mt))return{number:at.value,generation:At?1:St.value,start:ht,
body:Mt+3}}const qt=H=>new Uint8Array(H.buffer,H.byteOffset,H.byteLength),re=H=>H.length===1?H[0]:Buffer.concat(H),$t=H=>Buffer.from(H.buffer,H.byteOffset,H.byteLength);
function Bt(H,Y,rt,ht){let at=0,lt=H[Y];for(;lt>=E&&lt<=W;lt=H[++Y])at=at*10+(lt-E);if(at!==rt||lt!==k||(at=0,lt=H[++Y],lt<E||lt>W))return-1;for(;lt>=E&&lt<=W;lt=
H[++Y])at=at*10+(lt-E);return at!==ht||lt!==k?-1:te(H,Y+1)?Y+4:-1}const te=(H,Y)=>H[Y]===Lt&&H[Y+1]===Tt&&H[Y+2]===Xt,Dt=(H,Y)=>H[Y]===_t&&H[Y+1]===Pt&&H[Y+2]===
bt&&H[Y+3]===Lt&&H[Y+4]===Tt&&H[Y+5]===Xt}),64580:((ft,q,T)=>{T.d(q,{F:()=>s});var r=T(45599);function s(M,L=()=>{}){if(M instanceof r.Z6)return new r.Z6(s(M.dict,
L),M.data,M.sealed);const k=P(M),c=[k];let m=1;for(let p=c.pop();p!==void 0;p=c.pop())if(Array.isArray(p)){m+=p.length;for(const[u,a]of p.entries())p[u]=Z(a,c)}else if((0,r.
Zm)(p)){m+=p.size;for(const[u,a]of p)p.set(u,Z(a,c))}return L(m),k}function Z(M,L){const k=P(M);return k!==M&&L.push(k),k}function P(M){return Array.isArray(M)?
[...M]:(0,r.Zm)(M)?new r.Bi(M):M}}),33095:((ft,q,T)=>{T.d(q,{i:()=>s});var r=T(62760);function s(Z,P){const M=new r.KK(Z,L=>P.copy(L,0,L.length));return Object.
assign(M.s,{i:0,w:0,z:0}),M}}),79725:((ft,q,T)=>{T.d(q,{R:()=>M,Z:()=>L});var r=T(78157),s=T(88500);const Z=new Int32Array(0),P=new s.s;class M{at=Z;first=0;used=0;open=-1;close=-1;special=!1;scan=P;marksFrom=0;marksTo=0;own;locate(c,m,p){
const u=this.own??={at:new Int32Array(64),scan:new s.s},{scan:a}=u;if(this.at=u.at,this.scan=a,this.first=this.used=this.marksFrom=this.marksTo=0,a.reset(),m=(0,r.
AN)(c,m,p),c[m]!==r.iH||c[m+1]!==r.iH)return!1;for(this.open=m+=2;(m=(0,r.AN)(c,m,p))<p;){const v=c[m];if(v===r.vz)return this.close=m,this.marksTo=a.used,this.
special=a.byteRange,c[m+1]===r.vz;if(v!==r.cL)return!1;const g=++m;for(;m<p&&r.Kl[c[m]]===r.N9;m++)if(c[m]===r.wn)return!1;const b=m;b-g===9&&c[g]===r.Ah&&(0,r.
w1)(c,g,"ByteRange")&&(a.byteRange=!0);const d=m=(0,r.AN)(c,m,p);if(c[m]===r.vz||(m=a.value(c,m,p),m<0))return!1;this.add(g,b,d,m)}return!1}add(c,m,p,u){this.used+
4>this.at.length&&(this.at=this.own.at=L(this.at,this.used+4));const{at:a,used:v}=this;a[v]=c,a[v+1]=m,a[v+2]=p,a[v+3]=u,this.used=v+4}find(c,m){const{at:p,first:u}=this,
a=m.length;for(let v=this.used-4;v>=u;v-=4){const g=p[v];if(p[v+1]-g!==a)continue;let b=0;for(;b<a&&c[g+b]===m.charCodeAt(b);)b++;if(b===a)return v}return-1}}function L(k,c){
const m=new Int32Array(Math.max(k.length*2,c));return m.set(k),m}}),4537:((ft,q,T)=>{T.d(q,{Q:()=>M});var r=T(62760),s=T(78157);const Z=16384,P=1<<17;async function M(c,m,p,u,a){
const v=(0,s.mE)(c.slice(0,3).map(B=>B.subarray(0,2))),[g=0,b=0]=v;if((g&15)!==8||(g<<8|b)%31!==0||b&32)return{ending:"damaged",reached:0};const d=Math.max(1024,
Math.floor(Z/u)),E=new k;let I=0;const W=new r.EL(B=>{const z=Math.min(B.length,m-I);I+=B.length,E.add(B),z>0&&a(z===B.length?B:B.subarray(0,z))}),st=[];try{let B=2,
z=0;for(const _ of c)for(let R=0;R<_.length;R+=d){const A=Math.min(B,_.length-R,d),O=_.subarray(R+A,R+d);B-=A;const F=I;I<m&&z<P?W.push(O):st.length<16&&st.push(
O),z=I>F?0:z+O.length;const N=p.step((O.length+I-F)*u);N&&await N}W.push((0,s.mE)(st).subarray(0,d),!0)}catch(B){return I>=m?{ending:"loose",reached:I}:{ending:B.
code===r.YL.UnexpectedEOF?"short":"damaged",reached:I}}return{ending:I<=m&&L(c,E.value)?"clean":"loose",reached:I}}function L(c,m){let p=new Uint8Array(0);for(let a=c.
length-1;a>=0&&p.length<6;a--)p=(0,s.mE)([c[a].subarray(-6),p]);const u=Buffer.from(p);for(let a=0;a<=2&&u.length>=4+a;a++)if(u.readUInt32BE(u.length-4-a)===m)return!0;
return!1}class k{a=1;b=0;add(m){let{a:p,b:u}=this;for(let a=0;a<m.length;){const v=Math.min(a+2e3,m.length);for(;a<v;)u+=p+=m[a++];p%=65521,u%=65521}this.a=p,this.
b=u}get value(){return this.b*65536+this.a}}}),64680:((ft,q,T)=>{T.d(q,{k:()=>P,t:()=>M});var r=T(78157);const s=12,Z=20;class P{buffer;memory;length=0;constructor(c){
this.buffer=Buffer.allocUnsafeSlow(Math.max(c,256)),this.memory=(0,r.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const c=Buffer.allocUnsafeSlow(this.length);return c.set(this.bytes),c}clear(){this.length=0}from(c){return this.memory.subarray(c,this.length)}reserve(c){
const m=this.length+c;m>this.memory.length&&this.grow(m)}grow(c){const m=Buffer.allocUnsafeSlow(Math.max(c,Math.ceil(this.memory.length*1.5)));m.set(this.bytes),
this.buffer=m,this.memory=(0,r.gq)(m)}copy(c,m,p){const u=p-m;if(this.reserve(u),u<s){const{memory:a}=this;let v=this.length;for(let g=m;g<p;g++)a[v++]=c[g]}else
this.memory.set(new Uint8Array(c.buffer,c.byteOffset+m,u),this.length);this.length+=u}text(c){const m=c.length;if(this.reserve(m),m<Z){const{memory:p}=this;let u=this.
length;for(let a=0;a<m;a++)p[u++]=c.charCodeAt(a)}else this.buffer.write(c,this.length,"latin1");this.length+=m}integer(c){this.reserve(20);const{memory:m}=this,
p=L(c);for(let u=this.length+p-1;u>=this.length;u--){const a=Math.floor(c/10);m[u]=r.l0+(c-a*10),c=a}this.length+=p}byte(c){this.reserve(1),this.memory[this.length++]=
c}fill(c,m){this.reserve(c),m(this.memory,this.length),this.length+=c}}class M{length=0;copy(c,m,p){this.length+=p-m}text(c){this.length+=c.length}integer(c){this.
length+=L(c)}byte(){this.length++}fill(c){this.length+=c}}function L(k){return k<10?1:k<100?2:k<1e3?3:k<1e4?4:k<1e5?5:k<1e6?6:String(k).length}}),45798:((ft,q,T)=>{
T.d(q,{i:()=>I});var r=T(42973),s=T(78157),Z=T(82416),P=T(45599);const M=Symbol("close array"),L=Symbol("close dictionary"),k=Symbol("end"),c=32,m=32,p=32,u=32,
a=224,v=224,g=8,b=256,d=65536,E=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class I{bytes;at;end;nesting;openString;room;closed=-1;constructor(B,z,_,R,A,O=1/0){this.
bytes=B,this.at=z,this.end=_,this.nesting=R,this.openString=A,this.room=O}value(){const B=this.token(0);return typeof B=="symbol"?null:B}token(B){const{bytes:z,
end:_}=this;if(this.room-=c,this.room<0)throw W();const R=(0,s.AN)(z,this.at,_);if(this.at=R,R>=_)return k;const A=z[R];if(A>=s.l0&&A<=s.ev)return this.numberOrReference();
switch(A){case s.cL:return this.name();case s.Cx:return this.string(this.literal());case s.iH:return z[R+1]!==s.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(B+1));case s.WL:return this.at++,this.array(B+1);case s.wt:return this.at++,M;case s.vz:return this.closed=R,z[R+1]===s.vz?(this.at+=2,L):(this.at++,
null);case s.s1:case s.Hv:case s.rc:return this.at++,null;default:return this.word()}}array(B){this.checkDepth(B),this.room-=u;const z=[];for(;;){z.length===g&&
z.every(R=>R instanceof P.oS)&&this.references(z);const _=this.token(B);if(_===M||_===k)return z;if(_===L)return this.at=this.closed,z;z.push(_)}}references(B){
const{bytes:z,end:_}=this;for(let R=b;;R=Math.min(2*R,d)){const A=(0,s.bS)(z).toString("latin1",this.at,Math.min(this.at+R,_)),O=E.exec(A)?.[0]??"";if(O==="")return;
const F=B.length;for(const N of O.split(" 0 R"))N!==""&&B.push(new P.oS(Number(N),0));if(this.room-=(B.length-F)*(c+m),this.at+=O.length,O.length<A.length>>1)return}}dictionary(B){
this.checkDepth(B),this.room-=v;const z=new P.Bi;let _,R=-1;for(;;){const A=this.at,O=this.token(B);if(O===L||O===k)return R>=0&&(0,P.hi)(z)&&this.keepSealed(z,
R),z;if(O===M)continue;const F=O;if(_===void 0){F instanceof P.SX&&(_=F.text);continue}F!==null&&z.set(_,F),this.openString&&_==="Contents"&&F instanceof P.Mx&&
(R=A),_=void 0}}keepSealed(B,z){B.set("Contents",new I(this.bytes,z,this.end,1).value())}checkDepth(B){if(B>this.nesting)throw(0,r.F)("nesting",`An object of th\
e document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:B,end:z}=this,_=this.at+1;return this.
room-=p,this.at=(0,s.Wd)(B,_,z),new P.SX((0,Z.MQ)(B,_,this.at))}string(B){return this.room-=a,new P.Mx(this.openString?this.openString(B):B)}literal(){const{bytes:B,
end:z}=this,_=this.at+1;for(let R=_;R<z;R++){const A=B[R];if(A===s.s1)return this.at=R+1,B.slice(_,R);if(A===s.Cx||A===s.r_||A===s.u7)break}return this.at=(0,s.
t9)(B,this.at,z),(0,Z.U1)(B,_,this.at)}hexadecimal(){const{bytes:B,end:z}=this,_=this.at+1,R=(0,s.$k)(B,_,z);return this.at=R,(0,s.sk)(B,_,R)}numberOrReference(){
const{bytes:B,end:z}=this;let _=this.at,R=0;for(;_<z&&B[_]>=s.l0&&B[_]<=s.ev;)R=R*10+(B[_++]-s.l0);if(_<z&&s.Kl[B[_]]===s.N9)return this.number();this.at=_,_=(0,s.
AN)(B,_,z);const A=B[_]===s.N5&&_+1<z&&B[_+1]>s.l0;A&&_++;let O=0;const F=_;for(;_<z&&B[_]>=s.l0&&B[_]<=s.ev;)O=O*10+(B[_++]-s.l0);return _===F||(_=(0,s.AN)(B,_,
z),_>=z||B[_]!==s.AV||_+1<z&&s.Kl[B[_+1]]===s.N9)?R:(this.at=_+1,this.room-=m,R>2147483647?null:new P.oS(R,A?1:Math.min(O,65535)))}number(){const{bytes:B,end:z,
at:_}=this;return this.at=(0,s.Wd)(B,_,z),(0,Z.kz)(B,_,this.at)}word(){const{bytes:B,at:z,end:_}=this,R=B[z];return R===s.b9||R===s.N5||R===s.fX?this.number():(0,s.
wb)(B,z,"true")||(0,s.wb)(B,z,"false")?(this.at=(0,s.Wd)(B,z,_),R===s.yh):(0,s.w1)(B,z,"endobj")||(0,s.w1)(B,z,"endstream")?k:(this.at=Math.max((0,s.Wd)(B,z,_),
z+1),null)}}const W=()=>(0,r.F)("values","The objects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is\
 not, save it without compression in another program")}),68973:((ft,q,T)=>{T.d(q,{Uw:()=>p,uM:()=>M});var r=T(62760),s=T(33095),Z=T(4537),P=T(64680);const M=({codec:a,
pace:v})=>a??m(v),L=65536,k=16384,c=1e5,m=a=>({async deflate(v,g){if(v.length<=k){const E=(0,r.$)(v,{level:g}),I=a.step(c+v.length*10);return I&&await I,E}const b=new P.
k(Math.max(256,v.length>>2)),d=(0,s.i)({level:g},b);for(let E=0;E<v.length;E+=L){v.length-E>k&&await a.rest(),d.push(v.subarray(E,E+L),E+L>=v.length);const I=a.
step(c+Math.min(v.length,L)*10);I&&await I}return b.bytes},async inflate(v,g){const{bytes:b,ending:d}=await u(v,g,a);return d==="clean"?b:void 0}});async function p(a,v,g){
const{bytes:b,ending:d,reached:E}=await u(a,v,g);return d==="clean"||d==="loose"&&E<v?b:void 0}async function u(a,v,g){const b=new P.k(Math.min(a.length*4,v));return{
...await(0,Z.Q)([a],v,g,1,E=>b.copy(E,0,E.length)),bytes:b.bytes}}}),82416:((ft,q,T)=>{T.d(q,{E3:()=>c,MQ:()=>s,U1:()=>k,kz:()=>P});var r=T(78157);function s(p,u,a){
let v="";for(let g=u;g<a;g++){let b=p[g];if(b===r.wn&&g+2<a){const[d,E]=[(0,r.Li)(p[g+1]),(0,r.Li)(p[g+2])];d>=0&&E>=0&&(b=d*16+E,g+=2)}v+=String.fromCharCode(b)}
return v}const Z=15;function P(p,u,a){let v=u;const g=p[v];(g===r.N5||g===r.b9)&&v++;let b=0,d=-1,E=0;for(;v<a;v++){const W=p[v];if(W>=r.l0&&W<=r.ev)E=E*10+(W-r.
l0),b++,d>=0&&d++;else if(W===r.fX&&d<0)d=0;else break}if(v<a||b===0||b>Z)return L(p,u,a);const I=d>0?E/M[d]:E;return g===r.N5?-I:I}const M=Float64Array.from({length:Z+
1},(p,u)=>10**u);function L(p,u,a){const v=(0,r.bS)(p).toString("latin1",u,a),g=Number(v);if(!Number.isNaN(g)&&/^[+-]?[\d.]/.test(v))return g;const b=/^[+-]*(\d*\.?\d*)/.
exec(v),d=Number(b?.[1]??0)||0;return v.startsWith("-")?-d:d}function k(p,u,a){for(let d=u;d<a;d++){const E=p[d];if(E===r.s1)return p.subarray(u,d);if(E===r.Cx||
E===r.r_||E===r.u7)break}const v=new Uint8Array(a-u);let g=0,b=1;for(let d=u;d<a;d++){let E=p[d];if(E===r.Cx)b++;else if(E===r.s1){if(--b===0)break}else if(E===
r.u7)p[d+1]===r.kR&&d++,E=r.kR;else if(E===r.r_){if(E=p[++d],d>=a)break;if(E>=r.l0&&E<=r.em){let I=E-r.l0;for(let W=0;W<2&&p[d+1]>=r.l0&&p[d+1]<=r.em;W++)I=I*8+
p[++d]-r.l0;E=I&255}else if(E===r.u7){p[d+1]===r.kR&&d++;continue}else{if(E===r.kR)continue;E=m.get(E)??E}}v[g++]=E}return v.subarray(0,g)}const c=(p,u,a)=>p[u]===
r.Cx?k(p,u+1,a):(0,r.sk)(p,u+1,a),m=new Map([[r.yq,r.kR],[r.AF,r.u7],[r.yh,r.d2],[r.OY,r.G_],[r.MV,r.o1]])}),88500:((ft,q,T)=>{T.d(q,{A:()=>s,s:()=>W});var r=T(
78157);const s=-1,Z=2**63,P=1,M=2,L=0,k=1,c=2,m=0,p=1,u=2,a=3,v=4,g=5,b=6,d=7,E=8,I=new Uint8Array(256).fill(u);for(let _=0;_<256;_++)r.Kl[_]===r.t6&&(I[_]=m);for(let _=r.
l0;_<=r.ev;_++)I[_]=p;for(const[_,R]of Object.entries({"/":a,"<":v,">":g,"[":b,"]":d,"(":E,"%":m,")":m,"{":m,"}":m}))I[_.charCodeAt(0)]=R;class W{marks=new Int32Array(
96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(64);reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(R,A,O){const F=this.used+O-A;F>this.marks.length&&this.grow(F),this.marks.
set(R.subarray(A,O),this.used),this.used=F}open(R,A,O){if(R>=this.opened.length){const F=new Uint8Array(this.opened.length*2);F.set(this.opened),this.opened=F}return this.
opened[R]=A,O}add(R,A,O){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=R>2147483647?0:R,this.marks[this.used+1]=A,this.marks[this.
used+2]=O,this.used+=3,O}grow(R){const A=new Int32Array(Math.max(this.marks.length*2,R));A.set(this.marks),this.marks=A}value(R,A,O){let F=0,N=L;for(let V=A;A<O;V=
A){const G=R[A++];switch(I[G]){case m:G===r.IQ&&(A=(0,r.D)(R,V,O));continue;case p:{let tt=G-r.l0;for(;I[R[A]]===p;)tt=tt*10+(R[A++]-r.l0);if(A<O&&r.Kl[R[A]]===
r.N9){A=(0,r.Wd)(R,A,O);break}if(tt>=Z)return-1;const it=st(R,A,O);N===c&&this.setLength(tt,V,A,it),it>A&&(A=this.add(tt,V,it));break}case u:for(;A<O&&r.Kl[R[A]]===
r.N9;)A++;if(G===r.HF&&z(R,V,A))return-1;break;case a:for(;A<O&&r.Kl[R[A]]===r.N9;)A++;if(N=this.expectedAfter(R,V,A-V,F===1&&N===L),F===0)return A;continue;case v:
A=R[A]===r.iH?this.open(F++,M,A+1):this.hexString(R,V,O);break;case g:if(R[A]!==r.vz)continue;if(this.opened[--F]!==M||++A>O)return-1;break;case b:A=this.open(F++,
P,A);break;case d:if(this.opened[--F]!==P)return-1;break;case E:A=this.literalString(R,V,O);break}if(F===0)return A>O?-1:A;N=L}return-1}setLength(R,A,O,F){const N=F>
O;this.length=N?-1:R,this.lengthRef=N?R:-1,this.lengthStart=A,this.lengthEnd=F}literalString(R,A,O){const F=(0,r.AZ)(R,A,O);return F<0?O+1:this.strings?this.add(
s,A,F):F}hexString(R,A,O){const F=(0,r.$k)(R,A,O);return this.strings?this.add(s,A,F):F}expectedAfter(R,A,O,F){return O===10&&R[A+1]===r.Ah&&(0,r.w1)(R,A,"/Byte\
Range")&&(this.byteRange=!0),F?O===7&&R[A+1]===r.A4&&(0,r.w1)(R,A,"/Length")?c:k:L}}function st(_,R,A){if(_[R]===r.Z4&&_[R+1]===r.l0&&_[R+3]===r.AV&&_[R+2]===r.
Z4&&R+4<=A)return B(_,R+4,A)?R+4:R;let O=(0,r.AN)(_,R,A);_[O]===r.N5&&_[O+1]>r.l0&&O++;let F=O,N=0;for(;F<A&&(0,r.yp)(_[F]);F++)N=N*10+(_[F]-r.l0);if(F===O||N>=
Z)return R;const V=(0,r.AN)(_,F,A);return V<A&&_[V]===r.AV&&B(_,V+1,A)?V+1:R}const B=(_,R,A)=>R>=A||r.Kl[_[R]]!==r.N9;function z(_,R,A){return A-R===6&&(0,r.w1)(
_,R,"endo")||A-R===9&&(0,r.w1)(_,R,"ends")}}),45079:((ft,q,T)=>{T.d(q,{ZV:()=>g,bD:()=>M,dZ:()=>m,pS:()=>p,sd:()=>b,yT:()=>P});var r=T(78157),s=T(45599);const Z=8,
P={number:0,generation:0};function M(d,E,I){if(E===null)d.text("null");else if(typeof E=="number")d.text(g(E));else if(typeof E=="boolean")d.text(E?"true":"fals\
e");else if(E instanceof s.SX)m(d,E.text);else if(E instanceof s.oS)d.text(c(E,I));else if(E instanceof s.Mx)p(d,E.bytes,I);else if(Array.isArray(E)){if(d.byte(
r.WL),E.length>=Z&&E.every(W=>W instanceof s.oS))d.text(E.map(W=>c(W,I)).join(" "));else for(const[W,st]of E.entries())W>0&&d.byte(r.Z4),M(d,st,I);d.byte(r.wt)}else
E instanceof s.Bi?L(d,E,I):M(d,E.dict,I)}function L(d,E,I){const W=I.security&&E.has("ByteRange")?{...I,security:void 0}:I;d.text("<<");for(const[st,B]of E)m(d,
st),k(B)&&d.byte(r.Z4),M(d,B,st==="Contents"?W:I);d.text(">>")}const k=d=>d===null||typeof d=="number"||typeof d=="boolean"||d instanceof s.oS;function c(d,{renumber:E,
generationOf:I}){const W=E?E(d):d.number;return E&&W===0?"null":`${W} ${I?I(W):E?0:d.generation} R`}function m(d,E){d.byte(r.cL);for(let I=0;I<E.length;I++){const W=E.
charCodeAt(I)&255;W!==r.Cq&&(W>r.Z4&&W<=r.du&&W!==r.wn&&r.Kl[W]===r.N9?d.byte(W):d.text(`#${v(W)}`))}}function p(d,E,{security:I,number:W,generation:st}){if(I){
u(d,I.encryptString(E,W,st));return}let B=0;for(const z of E)(z<r.Z4||z>r.du)&&B++;if(B*3>E.length){u(d,E);return}d.byte(r.Cx);for(const z of E)(z===r.Cx||z===r.
s1||z===r.r_)&&d.byte(r.r_),z===r.u7?d.text("\\r"):d.byte(z);d.byte(r.s1)}function u(d,E){d.byte(r.iH);for(const I of E)d.byte(a.charCodeAt(I>>4)),d.byte(a.charCodeAt(
I&15));d.byte(r.vz)}const a="0123456789abcdef",v=d=>a[d>>4]+a[d&15];function g(d){if(!Number.isFinite(d))return"0";const E=Math.abs(d);if(Number.isInteger(d)&&E<
1e15)return String(d);if(E>=2**63)return`${BigInt(d)}.0`;const I=String(d);return I.includes("e")?d.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):I}function b(d){
const E=[d];for(;E.length>0;){const I=E.pop();if(I instanceof s.Mx)return!0;if(Array.isArray(I))for(const W of I)E.push(W);else if(I instanceof s.Bi)for(const W of I.
values())E.push(W);else I instanceof s.Z6&&E.push(I.dict)}return!1}}),39150:((ft,q,T)=>{T.d(q,{D:()=>M});var r=T(78157);const s=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
Z=/^(true|false|null)$/,P=/#(?![0-9A-Fa-f]{2})|#00/;function M(p,u,a){const v=[],g=()=>{const d=v.at(-1);d?.keys&&(d.value=!1)},b=(0,r.AN)(p,u,a);for(;;){if(u=(0,r.
AN)(p,u,a),u>=a)return!1;const d=v.at(-1),E=p[u];if(E===r.vz||E===r.wt){if(!d||d.keys===void 0!=(E===r.wt)||d.keys&&(d.value||++u>=a||p[u]!==r.vz))return!1;v.pop(),
u++}else if(d?.keys&&!d.value){const I=(0,r.Wd)(p,u+1,a),W=m(p,u,I);if(E!==r.cL||P.test(W)||d.keys.has(W))return!1;d.keys.add(W),d.value=!0,u=I;continue}else if(E===
r.WL||E===r.iH&&p[u+1]===r.iH){v.push(E===r.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),u+=E===r.WL?1:2;continue}else if(u=L(p,u,a),u<0)return!1;if(g(),v.
length===0)return!(0,r.yp)(p[b])||p[u-1]!==r.AV}}function L(p,u,a){switch(p[u]){case r.cL:{const v=(0,r.Wd)(p,u+1,a);return P.test(m(p,u,v))?-1:v}case r.Cx:return(0,r.
AZ)(p,u,a);case r.iH:for(u++;u<a&&p[u]!==r.vz;u++)if(!c(p[u])&&r.Kl[p[u]]!==r.t6)return-1;return u<a?u+1:-1;default:{const v=(0,r.Wd)(p,u,a),g=m(p,u,v);return Z.
test(g)?v:s.test(g)?k(p,g,v,a):-1}}}function k(p,u,a,v){if(!/^\d+$/.test(u))return a;const g=(0,r.AN)(p,a,v),b=(0,r.Wd)(p,g,v),d=m(p,g,b),E=(0,r.AN)(p,b,v);return!/^\d+$/.
test(d)||p[E]!==r.AV||r.Kl[p[E+1]??r.Z4]===r.N9?a:Number(u)<=2147483647&&Number(d)<=65535?E+1:-1}const c=p=>p>=r.l0&&p<=r.ev||(p|32)>=97&&(p|32)<=102;function m(p,u,a){
return(0,r.bS)(p).toString("latin1",u,Math.min(a,u+200))}}),77581:((ft,q,T)=>{T.d(q,{SQ:()=>Z,g7:()=>c,kt:()=>v,wx:()=>p});var r=T(78157),s=T(45599);const Z=new Map(
[...[728,711,710,729,733,731,730,732].map((g,b)=>[g,24+b]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,
64258,321,338,352,376,381,305,322,339,353,382].map((g,b)=>[g,128+b]),[8364,160]]),P=/[\x18-\x1f\x80-\xa0]/g,M=new Map([...Z].map(([g,b])=>[b,g])),L=200,k=new WeakMap;
function c(g){if(g.bytes.length<L)return m(g.bytes);let b=k.get(g);return b===void 0&&k.set(g,b=m(g.bytes)),b}function m(g){return g[0]===254&&g[1]===255?new TextDecoder(
"utf-16be").decode(g.subarray(2)):g[0]===255&&g[1]===254?new TextDecoder("utf-16le").decode(g.subarray(2)):g[0]===239&&g[1]===187&&g[2]===191?new TextDecoder().
decode(g.subarray(3)):(0,r.bS)(g).toString("latin1").replace(P,b=>String.fromCharCode(M.get(b.charCodeAt(0))??b.charCodeAt(0)))}function p(g){const b=new Uint8Array(
g.length);for(let E=0;E<g.length;E++){const I=u(g.charCodeAt(E));if(I===void 0)return new s.Mx(a(g));b[E]=I}const d=b[0]===254&&b[1]===255||b[0]===255&&b[1]===254;
return new s.Mx(d||b[0]===239&&b[1]===187&&b[2]===191?a(g):b)}function u(g){return g>=32&&g<127||g===9||g===10||g===13||g>=161&&g<=255&&g!==173?g:Z.get(g)}const a=g=>v(
`\uFEFF${g}`),v=g=>Buffer.from(g,"utf16le").swap16()}),45599:((ft,q,T)=>{T.d(q,{Bi:()=>M,Eo:()=>p,Mx:()=>s,Px:()=>v,SX:()=>r,UU:()=>a,Z6:()=>L,Zm:()=>k,cy:()=>m,
hi:()=>g,i9:()=>c,jd:()=>u,oS:()=>Z,rV:()=>P});class r{text;constructor(d){this.text=d}}class s{bytes;constructor(d){this.bytes=d}}class Z{number;generation;constructor(d,E=0){
this.number=d,this.generation=E}}class P extends Z{part;constructor(d,E){super(E,0),this.part=d}}class M extends Map{}class L{dict;data;sealed;constructor(d,E,I){
this.dict=d,this.data=E,this.sealed=I}}const k=b=>b instanceof M,c=b=>b instanceof Z,m=b=>Array.isArray(b),p=(b,d)=>b instanceof r&&b.text===d;function u(b){const d=new M;
for(const[E,I]of Object.entries(b))I!==void 0&&d.set(E,I);return d}const a=b=>new r(b),v=b=>new s(Uint8Array.from(Buffer.from(b,"latin1")));function g(b){const d=b.
get("Type");return p(d,"Sig")||p(d,"DocTimeStamp")||b.has("ByteRange")}})};
