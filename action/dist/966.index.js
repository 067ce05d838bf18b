"use strict";exports.id=966,exports.ids=[966],exports.modules={81272:((J,$,v)=>{v.d($,{g:()=>K,q:()=>i});var a=v(42973);function i({stream:_,total:A,documents:D=1},S){const c="\
It may be a decompression bomb; if it is not, save it without compression in another program",f=D===1?"the document":"this document and of those before it";return S>
_?(0,a.F)("streamBytes",`A stream of the document expands to more than ${_} bytes`,c):(0,a.F)("expansion",`The streams of ${f} expand to more than ${A} bytes`,c)}
class K{budget;chunks=[];size=0;consumed=0;constructor(A){this.budget=A}push(A){if(this.size+=A.length,this.size>this.budget.stream||this.size>this.budget.remaining)
throw this.budget.remaining-=this.size,i(this.budget,this.size);this.chunks.push(A)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.
chunks[0];const A=new Uint8Array(this.size);let D=0;for(const S of this.chunks)A.set(S,D),D+=S.length;return A}}}),60623:((J,$,v)=>{v.d($,{Kc:()=>D,M_:()=>S,UD:()=>l});
var a=v(62760),i=v(58552),K=v(27059),_=v(78157),A=v(81272);const D=w=>(0,a.$)(w,{level:4,mem:3}),S=w=>(0,a.$)(w,{level:0}),c=16384,f=1<<26;function l(w,M,p){const y=M.
codec?.inflateNow(w,Math.min(M.stream,M.remaining,f));if(y)return M.remaining-=y.length,y;const F=(0,_.j8)(w,0,Math.min(w.length,4)),N=(w[F]&15)===8&&(w[F]<<8|w[F+
1])%31===0;N||(p.found=!0);const G=g(w.subarray(N?F+2:0),M,p);if(G)return G;throw(0,i.O$)("a compressed stream is damaged")}function g(w,M,p){if(M.remaining<=0)
throw(0,A.q)(M,0);const y=new A.g(M);if(w.length<=16*c){const N=(M.scratch??new K.f).bytes;try{const G=(0,a.HM)(w,{out:N});if(G.length<N.length)return y.push(G.
slice()),y.finish()}catch(G){if(G instanceof i.zU)throw G}}if(O(w,y,w.length))return y.finish();p.found=!0;const F=new A.g(M);return O(w,F,Math.floor(y.consumed/
c)*c),F.size===0?void 0:F.finish()}const d=16;function O(w,M,p){const y=new a.EL(N=>{N.length&&M.push(N)}),F=p<w.length;try{for(let N=0;N<w.length;){const G=N<p?
c:d;M.consumed=N,y.push(w.subarray(N,N+G),!F&&N+G>=w.length),N+=G}}catch(N){if(N instanceof i.zU)throw N;return!1}return!0}}),59596:((J,$,v)=>{v.d($,{Kc:()=>_.Kc,
TT:()=>B,M_:()=>_.M_,tN:()=>j});var a=v(58552),i=v(78157);function K(k){let b=k.length+5;for(const z of k)z===i.y_&&(b+=3);const m=new Uint8Array(b);let E=0,T=0,
C=0,U=k[0]===i.iH&&k[1]===i.du?2:0;for(;U<k.length;U++){const z=k[U];if(z===i.du)break;if(i.Kl[z]!==i.t6){if(z===i.y_&&C===0){E+=4;continue}if(!(z<i.Ec||z>i.Hh)&&
(T=T*85+(z-i.Ec),!(++C<5))){for(let Z=24;Z>=0;Z-=8)m[E++]=Math.floor(T/2**Z)&255;T=C=0}}}if(C>1){for(let z=C;z<5;z++)T=T*85+84;for(let z=0;z<C-1;z++)m[E++]=Math.
floor(T/2**(24-8*z))&255}return m.slice(0,E)}var _=v(60623),A=v(81272);const D=256,S=257,c=258,f=4096,l=65536,g=-1;function d(k,b,m,E){const T=new w(m);let C=9,
U=0,z=0;for(let Z=0;Z<k.length;Z++){if(z=(z<<8|k[Z])&16777215,U+=8,U<C)continue;U-=C;const tt=z>>U&(1<<C)-1;if(tt===S)break;if(tt===D)T.clear();else if(!T.put(tt)){
E.found=!0;break}C=O(T.next+b)}return T.finish()}function O(k){return k>=2048?12:k>=1024?11:k>=512?10:9}class w{next=c;previous=g;prefix=new Int16Array(f);suffix=new Uint8Array(
f);length=new Uint16Array(f);collector;out=new Uint8Array(l);used=0;constructor(b){this.collector=new A.g(b);for(let m=0;m<D;m++)this.suffix[m]=m,this.length[m]=
1}clear(){this.next=c,this.previous=g}put(b){const{previous:m,next:E,length:T}=this,C=b<E;if(!C&&(m===g||b!==E))return!1;const U=C?T[b]:T[m]+1;this.used+U>l&&this.
flush();const z=this.used,Z=this.write(C?b:m,z);return C||(this.out[z+U-1]=Z),m!==g&&E<f&&this.add(m,Z),this.used=z+U,this.previous=b,!0}write(b,m){const{out:E,
prefix:T,suffix:C}=this;for(let U=m+this.length[b]-1;U>m;U--)E[U]=C[b],b=T[b];return E[m]=C[b]}add(b,m){const{next:E}=this;this.prefix[E]=b,this.suffix[E]=m,this.
length[E]=this.length[b]+1,this.next=E+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(l),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}var M=v(60269),p=v(11032);function y(k,b){let m=0;if(F(k,(C,U,z)=>m+=U+z),m>b.stream||m>
b.remaining)throw(0,A.q)(b,m);b.remaining-=m;const E=new Uint8Array(m);let T=0;return F(k,(C,U,z)=>{for(let Z=0;Z<U;Z++)E[T+Z]=k[C+Z];z>0&&E.fill(k[C],T,T+z),T+=
U+z}),E}function F(k,b){for(let m=0;m<k.length&&k[m]!==128;){const E=k[m++];if(m>=k.length)return;E<128?b(m,Math.min(E+1,k.length-m),0):b(m,0,257-E),m+=E<128?E+
1:1}}const N={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},G=new Set(["FlateDecode","LZWDecode","ASCII85Decod\
e","ASCIIHexDecode","RunLengthDecode","Crypt"]),B=k=>G.has(N[k]??k);function j(k,b,m,E,T={found:!1}){switch(N[k]??k){case"FlateDecode":return(0,p.T)((0,_.UD)(b,
E,T),m);case"LZWDecode":return(0,p.T)(d(b,(0,M.c)(m,"EarlyChange",1),E,T),m);case"ASCII85Decode":return K(b);case"ASCIIHexDecode":return(0,i.sk)(b,0,b.length);case"\
RunLengthDecode":return y(b,E);case"Crypt":return b;default:throw(0,a.O$)("a stream that must be read uses a filter that is not supported")}}}),60269:((J,$,v)=>{
v.d($,{c:()=>a});function a(i,K,_){const A=i?.get(K);return typeof A=="number"?Math.trunc(A):_}}),14752:((J,$,v)=>{v.d($,{X:()=>i,Y:()=>a});function a(K,_,A,D,S,c,f){
const l=A+D,g=c-A;if(K===1)for(let d=A+f;d<l;d++)_[d]=_[d]+_[d-f];else if(K===2)for(let d=A;d<l;d++)_[d]=_[d]+S[d+g];else if(K===3)for(let d=A;d<l;d++)_[d]=_[d]+
((d>=A+f?_[d-f]:0)+S[d+g]>>1);else if(K===4)for(let d=A;d<l;d++){const O=d<A+f,w=O?0:_[d-f];_[d]=_[d]+i(w,S[d+g],O?0:S[d+g-f])}}function i(K,_,A){const D=K+_-A,
[S,c,f]=[Math.abs(D-K),Math.abs(D-_),Math.abs(D-A)];return S<=c&&S<=f?K:c<=f?_:A}}),11032:((J,$,v)=>{v.d($,{T:()=>K});var a=v(60269),i=v(14752);function K(c,f){
const l=(0,a.c)(f,"Predictor",1);if(l<=1)return c;const g=S((0,a.c)(f,"Colors",1),1,32),d=S((0,a.c)(f,"BitsPerComponent",8),1,16),O=S((0,a.c)(f,"Columns",1),1,1<<
24),w=Math.max(1,g*d>>3),M=Math.ceil(g*d*O/8);return l===2?_(c,M,w,d):D(c,M,w)}function _(c,f,l,g){if(g!==8)return c;const d=c.slice();for(let O=0;O<d.length;O+=
f){const w=Math.min(O+f,d.length);for(let M=O+l;M<w;M++)d[M]=d[M]+d[M-l]}return d}const A=64;function D(c,f,l){const g=Math.ceil(c.length/(f+1)),d=new Uint8Array(
c.length-g),O=new Uint8Array(Math.min(f,c.length));let w=0;for(let M=0;M<c.length;M+=f+1){const p=Math.min(f,c.length-M-1);if(p<A)for(let F=0;F<p;F++)d[w+F]=c[M+
1+F];else d.set(c.subarray(M+1,M+1+p),w);const y=M===0;(0,i.Y)(c[M],d,w,p,y?O:d,y?0:w-f,l),w+=p}return d}const S=(c,f,l)=>Math.min(Math.max(c,f),l)}),54619:((J,$,v)=>{
v.d($,{HV:()=>a,UT:()=>K,jC:()=>_,tL:()=>i,wg:()=>S});const a=0,i=1,K=2,_=3,A=1e5,D=1e4;class S{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;constructor({
limits:f,memory:l},g){this.sourceLength=g,this.memory=l,this.bound=Math.min(f.objects,Math.max(1e6,g));const d=g<A?64:1024;this.kind=new Uint8Array(d),this.place=
new Int32Array(d),this.detail=new Int32Array(d)}offer(f,l,g,d){f<this.kind.length&&this.kind[f]!==a||this.set(f,l,g,d)}set(f,l,g,d){if(f>this.bound){this.overflowed=
!0;return}f>=this.kind.length&&this.grow(f+1),this.kind[f]=l,this.place[f]=g,this.detail[f]=d,f>=this.size&&(this.size=f+1)}grow(f){const l=Math.min(Math.max(f,
this.kind.length*2),this.bound+1),g=Math.max(this.kind.length,this.sourceLength,D);l>g&&this.memory.takeNumbers(l-g);const[d,O,w]=[new Uint8Array(l),new Int32Array(
l),new Int32Array(l)];d.set(this.kind),O.set(this.place),w.set(this.detail),[this.kind,this.place,this.detail]=[d,O,w]}}}),90966:((J,$,v)=>{v.d($,{E:()=>he});var a=v(
58552),i=v(78157),K=v(64580),_=v(42973),A=v(52205),D=v(59596),S=v(68973),c=v(45599);function f(u,t,e,n){const s=u.job.limits.filters,r=(0,A.c3)(u,t.dict.get("Fi\
lter")??t.dict.get("F")),o=(0,A.c3)(u,t.dict.get("DecodeParms")??t.dict.get("DP"));if(r.length>s)throw(0,_.F)("filters",`A stream of the document has ${r.length}\
 filters; at most ${s} are allowed`,"Open it in another PDF program and save it again");let h=u.encoded(t);for(const[x,R]of r.entries()){const P=u.dict(o[x]);R instanceof
c.SX&&(h=(0,D.tN)(R.text,h,P&&(0,A.x$)(u,P),e,n))}return h}async function l(u,t,e){const[n,...s]=(0,A.c3)(u,t.dict.get("Filter")??t.dict.get("F")),r=(0,A.c3)(u,
t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,c.Eo)(n,"FlateDecode")||s.length>0||r.some(h=>h!==null))return;const o=await(0,S.uM)(u.job).inflate(u.encoded(
t),Math.min(e.stream,e.remaining));return o&&(e.remaining-=o.length),o}function g(u,t,e){if((0,A.c3)(u,t.dict.get("Filter")??t.dict.get("F")).some(r=>r instanceof
c.SX&&!(0,D.TT)(r.text)))return;const s={found:!1};try{return{data:f(u,t,e,s),whole:!s.found}}catch(r){if(r instanceof a.zU&&r.code==="unreadable_document")return{
data:new Uint8Array(0),whole:!1};throw r}}var d=v(54619),O=v(45798),w=v(85368),M=v(88500);function p(u,t){if(!(t instanceof c.Z6))return;const[e,n]=[u.resolve(t.
dict.get("N")),u.resolve(t.dict.get("First"))];if(typeof e!="number"||typeof n!="number"||!Number.isInteger(n)||n<0)return;let s;try{s=u.decoded(t)}catch(R){if(R instanceof
a.zU&&R.code==="unreadable_document")return;throw R}const[r,o]=[[],[]];let h=0;for(;r.length<e;){const R=(0,i.JI)(s,(0,i.AN)(s,h,s.length),s.length),P=(0,i.JI)(
s,(0,i.AN)(s,R.after,s.length),s.length);if(R.value<0||R.value>2147483647||P.value<0||n+P.value>s.length)break;r.push(R.value),o.push(n+P.value),h=P.after}const x=new Int32Array(
o.length);for(let R=0;R<x.length;R++)x[R]=o[R+1]??s.length;if((0,i.bS)(s).includes("stream")){const R=new M.s;for(const[P,I]of o.entries()){R.reset();const W=R.
value(s,I,x[P]);W>=0&&(x[P]=W)}}return{data:s,numbers:new Int32Array(r),starts:new Int32Array(o),ends:x}}const y=12;class F{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:n,table:s}=t;this.counted=new Uint8Array(s.size),this.streams=
new w.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){const e=new F(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:n}=this,{bytes:s,memory:r}=n,o=this.counted[t]===1,h=this.parser(t,e.bytes,e.start,e.end,o?1/0:r.values),x=h.value();if(o||(r.values=
h.room),this.counted[t]=1,this.spend(h.at-e.start),!(x instanceof c.Bi)||e.bytes!==s)return x;const R=(0,i.AN)(s,h.at,s.length);if(!(0,i.w1)(s,R,"stream"))return x;
const{start:P,end:I}=this.streams.data(R,this.lengthOf(x.get("Length"))),W=this.security&&!(0,c.Eo)(x.get("Type"),"XRef");return new c.Z6(x,s.subarray(P,I),W?{number:t,
generation:n.generation(t)}:void 0)}parser(t,e,n,s,r=this.document.memory.values){const{document:o,security:h}=this;let x;if(h&&t!==this.encryptNumber&&o.table.
kind[t]===d.tL){const R=o.generation(t);x=P=>h.decryptString(P,t,R)}return new O.i(e,n,s,o.job.limits.nesting,x,r)}lengthOf(t){if(t instanceof c.oS){const e=this.
document.place(t.number),n=e&&new O.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){
const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:n,opening:s}=this;if(s.has(t)||n.table.kind[t]!==d.tL)return;s.add(t);
const r={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},o=p(n,this.read(t,r));if(s.delete(t),this.objectStreams.set(t,o),!!o)return this.effort+=o.data.length*
n.job.limits.parsing,n.memory.hold(o.data.length+o.numbers.length*y,this.holder,t),o}spend(t){if(this.effort-=t,this.effort<0)throw(0,a.O$)("its objects overlap")}}
var N=v(67382),G=v(51271),B=v(83363);const j=100;class k{document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new G.
L;constructor(t){this.document=t}async read(){const t=await(0,B.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=
t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.found=t.found}copyFrom(t){this.
numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const s of B.i)e[s]!==void 0&&(n[s]=(0,K.
F)(e[s]));return n}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){
return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.
numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??
this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.
document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new c.SX("Page"),Kids:void 0,Count:void 0});
this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new N.
B(this.document);for(const n of t){this.document.exists(n)&&e.keep(n);const s=this.document.job.pace.step(1e3);s&&await s}}async keep(t){const{numbers:e,ancestry:n}=this,
s=e.filter((r,o)=>t[o]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(s);return}this.numbers=s,this.ancestry=
n.filter((r,o)=>t[o]),this.positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),s=new Map,r=this.inherited.map(I=>m(e,I,s)),{nodes:o,parents:h}=this.
grow(n),x=o.map(({ref:I})=>({Parent:I}));for(let I=0;I<n.length;I++){const W=n[I],H=this.indexOf(W),Q=h[I];o[Q].kids.push(new c.oS(W,e.generation(W)));const st=H<
0?b:r[this.ancestry[H]];e.patch(W,x[Q],st);const nt=e.job.pace.step(600);nt&&await nt}for(const{ref:I,kids:W,parent:H,count:Q}of o)e.put(I,new c.Bi([["Type",new c.
SX("Pages")],...H?[["Parent",H]]:[],["Kids",W],["Count",Q]]));const R=o[o.length-1].ref,P=e.catalog.get("Pages");(!(P instanceof c.oS)||P.number!==R.number)&&e.
editCatalog().set("Pages",R),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new G.L(!1)}grow(t){
const{document:e}=this,n=t.length,s=e.catalog.get("Pages"),r=W=>this.indexOf(W)>=0||t.includes(W),o=s instanceof c.oS&&s.number>0&&!r(s.number)?s:void 0,h=[];let x=[];
const R=(W,H)=>({ref:H&&o?new c.oS(o.number,e.generation(o.number)):e.add(null),kids:[],parent:void 0,count:W}),P=Math.max(1,Math.ceil(n/j));for(let W=0;W<P;W++)
x.push(R(Math.min(j,n-W*j),P===1));const I=Array.from({length:n},(W,H)=>Math.floor(H/j));for(;x.length>1;){h.push(...x);const W=Math.ceil(x.length/j),H=Array.from(
{length:W},()=>R(0,W===1));for(const[Q,st]of x.entries()){const nt=H[Math.floor(Q/j)];st.parent=nt.ref,nt.kids.push(st.ref),nt.count+=st.count}x=H}return h.push(
...x),{nodes:h,parents:I}}}const b={};function m(u,t,e){const{Resources:n}=t;if(!(n instanceof c.Bi))return{...t};const s=e.get(n)??u.add(n);return e.set(n,s),{
...t,Resources:s}}const E=1,T=2,C=3;class U{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new U(0);for(const[
e,n]of this.edited)t.edited.set(e,(0,K.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(
t,E)===T&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,T),this.patched.set(t,e)}remove(t){const e=this.set(t,C);e===E?this.edited.delete(t):
e===T&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const s=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));s.set(this.kind),this.kind=
s}const n=this.kind[t];return this.kind[t]=e,this.any=!0,n}}var z=v(64680),Z=v(45079);const tt={},rt=4096,it=1<<21,at=`
endobj
`,wt=`>>${at}`,ht=2147483647;class Lt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new z.k(256);scan=new M.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,s,r){
(s!==this.entries||r!==this.defaults)&&this.prepare(s,r);const{text:o,defaultTexts:h}=this,{open:x,close:R}=n,P=e<0,I=P?x-2:e;this.reserve(R-I+o.bytes.length+this.
defaultSize);const W=this.used,H=this.noted,Q=this.keepOthers(t,I,n);this.put(t,Q,R);let st=n.special||o.special;for(let nt=0;nt<h.length;nt++){const ot=h[nt],pt=n.
find(t,ot.key);if(pt>=0){const Xt=(0,i.AN)(t,n.at[pt+2],R);if(!(0,i.w1)(t,Xt,"null"))continue;this.used=W,this.noted=H;return}st||=ot.special,this.put(ot.bytes,
0,ot.bytes.length),this.note(ot.marks,0,ot.marks.length,ht)}return this.put(o.bytes,0,o.bytes.length-(P?at.length:0)),this.note(o.marks,0,o.marks.length,ht),{bytes:this.
memory,start:W+x-2-I,end:P?this.used:this.used-at.length,from:P?-1:W,to:P?-1:this.used-1,references:st?void 0:this.references,first:H,last:this.noted}}keepOthers(t,e,{
at:n,first:s,used:r,scan:o,marksFrom:h,marksTo:x}){const{keys:R}=this,{marks:P}=o;let I=h,W=e;for(let H=s;H<r;H+=4){const Q=n[H],st=n[H+1]-Q;for(let nt=0;nt<R.length;nt++)
if(!(R[nt].length!==st||!(0,i.w1)(t,Q,R[nt])))for(I=this.note(P,I,x,Q),this.put(t,W,Q-1),W=n[H+3];I<x&&P[I+1]<W;)I+=3}return this.note(P,I,x,ht),W}prepare(t,e){
this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(s=>!(s in t));this.defaultTexts=n.map(s=>{
const r=this.textOf(e,[s]);return{...r,key:s,bytes:r.bytes.subarray(0,-wt.length)}}),this.defaultSize=this.defaultTexts.reduce((s,{bytes:r})=>s+r.length,0)}textOf(t,e){
const{draft:n,scan:s}=this;n.clear(),n.text("<<");for(const h of e){const x=t[h];x!==void 0&&((0,Z.dZ)(n,h),n.byte(i.Z4),(0,Z.bD)(n,x,Z.yT))}n.text(wt);const r=new Uint8Array(
n.bytes);s.reset();const o=s.value(r,0,r.length)!==r.length-at.length;return{bytes:r.subarray(2),marks:s.marks.slice(0,s.used),special:o||s.byteRange}}note(t,e,n,s){
let r=e;for(;r<n&&t[r+1]<s;r+=3)this.refer(t[r]);return r}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),
this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),this.used+=n-e}reserve(t){if(this.
used+t<=this.memory.length)return;const e=Math.max(rt,Math.min(this.memory.length*2,it),Math.min(this.sourceLength>>4,it));this.memory=(0,i.gq)(Buffer.allocUnsafeSlow(
Math.max(e,t))),this.used=0}}function Tt(u,t,e){for(const[n,s]of Object.entries(t))s===void 0?u.delete(n):u.set(n,s);for(const[n,s]of Object.entries(e))s!==void 0&&
!u.has(n)&&!(n in t)&&u.set(n,s)}var lt=v(79725);const gt=6;class At{index=new Int32Array(0);records=new Int32Array(gt*16);count=0;at=new Int32Array(64);used=0;scan=new M.
s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,lt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:s,scan:r}=this,o=this.
count*gt;s[o]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),s[o+1]=this.used+=n.used-n.first,s[o+2]=n.open,s[o+3]=n.close,s[o+4]=r.used,r.append(
n.scan.marks,n.marksFrom,n.marksTo),s[o+5]=r.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:s}=this,r=(n-1)*gt;return e.
at=this.at,e.scan=this.scan,e.first=s[r],e.used=s[r+1],e.open=s[r+2],e.close=s[r+3],e.marksFrom=s[r+4],e.marksTo=s[r+5],e.special=!1,!0}fork(){const t=new At;return this.
count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*gt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.
append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*gt>this.records.length&&(this.records=(0,lt.Z)(this.records,(this.count+1)*gt)),this.used+
t>this.at.length&&(this.at=(0,lt.Z)(this.at,this.used+t))}}class St{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new At;entries=new lt.
R;located=-1;patcher;next;constructor(t,e,n,s=e.memory){this.bytes=t,this.job=e,this.memory=s,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new F(this),this.changes=new U(this.next),this.pages=new k(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,K.F)(this.trailer),s=new St(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return s.reader=this.reader.fork(s),s.next=this.next,s.changes=this.changes.fork(),s.kept=this.kept.fork(),s.walked=this.
walked,s.pages.copyFrom(this.pages),s}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof c.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,i.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof c.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===C)return null;
if(n===E)return this.changes.edited.get(e);const s=this.values.get(e);if(s!==void 0)return s;const r=this.place(e),o=r?this.reader.read(e,r):null;return this.values.
set(e,o),o}resolve(t){for(let e=0;t instanceof c.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof c.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
c.Bi?e:e instanceof c.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new c.oS(e,0)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===E)return!0;if(e===C)return!1;const n=this.table.kind[t];return n===d.tL||n===d.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===E||e===T}isEdited(t){return this.changes.kind[t]===E}patched(t){return this.changes.
kind[t]===T?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===E?this.changes.edited.get(t):this.values.get(t);if(n!==void 0||e===
C)return this.resolve(n)instanceof c.Z6;const s=this.place(t);if(s?.bytes!==this.bytes)return!1;const{bytes:r}=this,o=Yt(r,(0,i.AN)(r,s.start,s.end)),h=o>=0?o:this.
locateHere(t,s)?this.entries.close+2:-1;return h<0?this.resolve(new c.oS(t))instanceof c.Z6:(0,i.w1)(r,(0,i.AN)(r,h,s.end),"stream")?!(0,i.bS)(r.subarray(s.start,
h)).includes("endobj")||this.resolve(new c.oS(t))instanceof c.Z6:!1}entry(t,e){const n=this.changes.kind[t],s=n===E?this.changes.edited.get(t):this.values.get(t);
if(s!==void 0||n===C)return s instanceof c.Bi?s.get(e):void 0;const r=this.place(t);if(!r)return;const{entries:o}=this;if(!this.locateHere(t,r))return this.dict(
new c.oS(t))?.get(e);const h=o.find(r.bytes,e);return h<0?void 0:this.reader.parser(t,r.bytes,o.at[h+2],o.at[h+3]).value()}patch(t,e,n=tt){const s=this.place(t),
r=this.security&&[...Object.values(e),...Object.values(n)].some(Z.sd),o=s&&!r&&this.locateHere(t,s)?this.patchAt(t,s,e,n):void 0;if(!o){const h=this.edit(t);h instanceof
c.Bi&&Tt(h,e,n);return}this.changes.patch(t,o),this.values.delete(t),this.located=-1}patchAt(t,e,n,s){return this.patcher??=new Lt(this.bytes.length),this.patcher.
patch(e.bytes,this.headerOf(t,e),this.entries,n,s)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{bytes:e,start:n,
end:s},r){return this.recallEntries(t,r)||r.locate(e,n,s)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,A.x$)(this,t.dict)):n}decoded(t){return f(
this,t,this.memory)}async decodedAtEase(t){return await l(this,t,this.memory)??this.decoded(t)}decodedPart(t){return g(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===E||e===C)){if(e===T)return this.changes.patched.get(t);switch(this.table.kind[t]){case d.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case d.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let s=this.table.detail[t];n.numbers[s]!==t&&(s=n.numbers.indexOf(
t));const r=n.starts[s];return r===void 0?void 0:{bytes:n.data,start:r,end:n.ends[s]}}default:return}}}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){
return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===d.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.
forgetLocated()}forgetLocated(){this.located=-1,this.kept=new At}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.
next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function Yt(u,t){
if(u[t]!==i.iH||u[t+1]!==i.iH)return-1;for(t+=2;t<u.length;t++){const e=u[t];if(e===i.vz)return u[t+1]===i.vz?t+2:-1;if(e===i.iH||e===i.Cx||e===i.IQ)return-1}return-1}
async function Jt(u,t){const{table:e}=u,n=[];for(let h=1;h<e.size;h++){(e.kind[h]===d.tL||e.kind[h]===d.UT)&&(0,c.Eo)(u.entry(h,"Type"),"Page")&&n.push(h);const x=u.
job.pace.step(1e3);x&&await x}if(n.length===0)throw(0,a.O$)("it has no pages");const s=n.map(h=>new c.oS(h,u.generation(h))),r=u.add(new c.Bi([["Type",new c.SX(
"Pages")],["Kids",s],["Count",s.length]])),o=u.edit(u.catalogNumber);if(!(o instanceof c.Bi))throw(0,a.O$)("it has no catalog");if(o.set("Pages",r),await t.read(),
t.count===0)throw(0,a.O$)("it has no pages");await t.rebuild(t.numbers)}var kt=v(37628),ft=v(22480);const yt=512,Mt=1<<22,Dt=65536;class ct{bytes;pace;onTrailer;buffer;scan=new M.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=s=>s){this.bytes=t,this.pace=e,this.onTrailer=n,this.buffer=(0,i.bS)(t),
this.streams=new kt.k(t,"stream",s=>Ot(t,s)),this.objectEnds=new kt.k(t,"endobj"),this.streamEnds=new kt.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+
1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=Bt(e,t),t>=n)return;const s=(0,i.yp)(e[t])?(0,i.ay)(e,t,n):void 0;if(s&&Et(s.number))return s;const r=bt(
e,t);if(r==="trailer"){const o=this.valueEnd(t+7,Math.min(n,t+Dt));if(o<0)return this.search(t);this.readTrailer(t+7),t=o}else if(r){t=Ut(e,t+r.length);const o=(0,i.
w1)(e,t,"obj")?Ct(e,t):void 0;if(o)return o}else return this.search(t)}}async search(t){const{bytes:e,buffer:n,pace:s}=this;let r;for(let h=t;!r;){const x=n.indexOf(
"obj",h);if(x<0)break;r=Ct(e,x);const R=s.step(x-h+200);R&&await R,h=x+3}const o=n.subarray(0,r?.start??e.length);for(let h=o.indexOf("trailer",t);h>=0;h=o.indexOf(
"trailer",h+7))this.readTrailer(h+7);return r}readTrailer(t){t>=this.trailersRead&&(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,
scan:n}=this,s=e.length,r=this.soundEnd(t);if(r<0)return this.malformed(t);const o=(0,i.AN)(e,r,s);return e[r-1]!==i.vz||!(0,i.w1)(e,o,"stream")?{at:r,dictionaryEnd:-1,
isCut:!1}:this.stream(o,n.length,r)}soundEnd(t){const{bytes:e}=this,n=e.length,s=(0,i.AN)(e,t,n);if((0,i.rg)(e,s))return s;const r=this.objectEnds.next(s),o=this.
valueEnd(s,r<0?n:r);if(o>=0&&Pt(e,o))return o;if(r<0||this.farAllowance<=0)return-1;const h=Math.min(n,s+Mt),x=this.walk(s,h);return x>=0&&Pt(e,x)?x:(this.farAllowance-=
h-s,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(yt,this.allowance)),s=this.walk(t,n);return s<0&&(this.allowance-=n-t),s}walk(t,e){return this.scan.reset(),
this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.next(t),s=this.objectEnds.next(t),r={at:t,dictionaryEnd:-1,isCut:s<0};if(n<0||s>=
0&&s<n)return r;const o=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.test(o))return r;const h=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(o);return this.
stream(n,h?Number(h[1]):-1,n)}stream(t,e,n){const s=(0,ft.n)(this.bytes,t);if(e>=0&&(0,ft.V)(this.bytes,s+e))return{at:s+e,dictionaryEnd:n,isCut:!1};const r=this.
streamEnds.next(s);return{at:r<0?s:r,dictionaryEnd:n,isCut:!1}}}async function mt(u,t,e){return Bt(u,t)>=u.length?!1:await new ct(u,e).next(t)!==void 0}function Bt(u,t){
const e=u.length;for(;t<e;)if(i.Kl[u[t]]===i.t6)t++;else{if(u[t]!==i.IQ)break;(0,i.w1)(u,t,"%%EOF")?t+=5:t=(0,i.D)(u,t,e)}return t}const Nt=["endobj","endstream",
"xref","startxref","trailer"];function bt(u,t){return Nt.find(e=>(0,i.w1)(u,t,e))}function Ut(u,t){const{length:e}=u;for(;t<e;t++){const n=u[t];if(!((0,i.yp)(n)||
n===i.Z4||n===i.kR||n===i.u7||n===i.yq||n===i.MV))break}return t}function Pt(u,t){const e=(0,i.AN)(u,t,u.length);return e>=u.length||(0,i.rg)(u,e)||(0,i.w1)(u,e,
"stream")?!0:(0,i.yp)(u[e])?(0,i.ay)(u,e,u.length)!==void 0:bt(u,e)!==void 0}const Et=u=>u>0&&u<=2147483647;function Ot(u,t){let e=t+6;for(;u[e]===i.Z4;)e++;if(u[e]!==
i.kR&&u[e]!==i.u7)return!1;let n=t-1;for(;n>0&&i.Kl[u[n]]===i.t6;)n--;return u[n]===i.vz&&u[n-1]===i.vz}function Ct(u,t){let e=t-1;const n=()=>{const h=e;for(;e>=
0&&(0,i.yp)(u[e]);)e--;return h-e>0&&h-e<=10?(0,i.JI)(u,e+1,h+1).value:-1},s=()=>{const h=e;for(;e>=0&&i.Kl[u[e]]===i.t6;)e--;return e<h};s();const r=n();if(r<0||
r>65535||!s())return;const o=n();return Et(o)?{number:o,generation:r,start:e+1,body:t+3}:void 0}const Kt=new Set(["Root","Info","ID","Encrypt"]);async function Wt(u,t){
const{limits:e,pace:n}=t,s=new d.wg(t,u.length),r=new c.Bi;let o=!1;const h=R=>{for(const[P,I]of R)Kt.has(P)&&r.set(P,I)},x=new ct(u,n,R=>{const P=new O.i(u,R,Math.
min(u.length,R+65536),e.nesting),I=P.value();return(0,c.Zm)(I)&&h(I),P.at});for(let R=0;;){const P=await x.next(R);if(!P)break;const{number:I,body:W}=P,H=x.object(
P),Q=I<s.size&&s.kind[I]===d.tL;if((!H.isCut||!Q)&&s.set(I,d.tL,P.start,P.generation),H.dictionaryEnd>=0&&(0,i.bS)(u.subarray(W,H.dictionaryEnd)).includes("XRef")){
const nt=new O.i(u,W,H.dictionaryEnd,e.nesting).value();(0,c.Zm)(nt)&&(0,c.Eo)(nt.get("Type"),"XRef")&&(o=!0,nt.has("Root")&&h(nt))}const st=n.step(H.at-R+200);
st&&await st,R=H.at}if(s.overflowed&&u.length>8*e.objects)throw(0,_.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another P\
DF program and save it again, which numbers objects without gaps");if(s.size===0)throw(0,a.O$)("no PDF objects were found in the file");return{table:s,trailer:r,
streams:o,damaged:!0}}var jt=v(59277);function Ft(u,t){if(u.length===0)throw Qt();if(u.length>t.inputBytes)throw zt(u.length,t.inputBytes);const e=(0,i.bS)(u.subarray(
0,1024)).indexOf("%PDF-");if(e<0&&(0,i.bS)(u).indexOf(" obj")<0)throw Vt(u);return e}function Qt(){return(0,a.hJ)("unreadable_document","could not be read: the \
file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function zt(u,t){return(0,_.F)("i\
nputBytes",`The document has ${u} bytes; at most ${t} are allowed`,"Split it with another program first")}function Vt(u){const t=(0,jt.y)(u);if(t===void 0)return(0,a.
O$)("the file is not a PDF document");const e=`is ${t}, not a PDF document`;return(0,a.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use ima\
ges_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}async function xt(u){const{table:t}=u,{pace:e}=u.job,n=[];for(let r=1;r<
t.size;r++){t.kind[r]===d.tL&&(0,c.Eo)(u.entry(r,"Type"),"ObjStm")&&n.push({number:r,at:t.place[r]});const o=e.step(1e3);o&&await o}n.sort((r,o)=>r.at-o.at);const s=new Set(
n.map(({number:r})=>r));for(const{number:r,at:o}of n){const h=u.objectStream(r),x=e.step((h?.data.length??0)+1e3);x&&await x;for(const[R,P]of h?.numbers.entries()??
[]){const I=t.kind[P]===d.tL&&t.place[P]>o;P>0&&!I&&!s.has(P)&&t.set(P,d.UT,r,R)}}}async function $t(u){if(u.dict(u.trailer.get("Root"))?.has("Pages"))return;let t=-1;
for(let e=u.table.size-1;e>0;e--){if(u.table.kind[e]===d.HV||u.table.kind[e]===d.jC)continue;const n=u.job.pace.step(1e3);n&&await n;const s=u.entry(e,"Type");if((0,c.
Eo)(s,"Catalog"))return dt(u,e);s===void 0&&t<0&&It(u,e)&&(t=e)}if(t>0)return dt(u,t);if(!(u.get(u.catalogNumber)instanceof c.Bi)){const e=new c.Bi([["Type",new c.
SX("Catalog")]]);u.trailer.set("Root",u.add(e))}}function dt(u,t){u.trailer.set("Root",new c.oS(t,u.generation(t)))}function It(u,t){const e=u.entry(t,"Pages");
return e instanceof c.oS&&u.array(u.dict(e)?.get("Kids"))!==void 0}const L=1024;async function V(u,t,e){const{table:n}=t,s=new Int32Array(n.size),r=[];let o=t.damaged;
for(let h=0;h<n.size;h+=L){q(u,n,s,h,Math.min(h+L,n.size),r)&&(o=!0);const x=e.pace.step(L*20);x&&await x}r.length>0&&(o=!0,Y(u,n,s,r,(await Wt(u,e)).table));for(let h=0;h<
n.size;h++)n.kind[h]===d.UT&&n.kind[n.place[h]]!==d.tL&&n.set(h,d.jC,0,0);return{...t,damaged:o,bodies:s,isMended:r.length>0}}function X({table:u,trailer:t}){const e=t.
get("Root");return e instanceof c.oS?u.kind[e.number]===d.tL||u.kind[e.number]===d.UT:!1}function q(u,t,e,n,s,r){let o=!1;for(let h=n;h<s;h++){if(t.kind[h]!==d.
tL)continue;const x=(0,i.PZ)(u,t.place[h],h,t.detail[h]);if(x>=0){e[h]=x,t.detail[h]===65535&&(o=!0);continue}const R=(0,i.ay)(u,t.place[h],u.length);R?.number===
h?(e[h]=R.body,t.place[h]=R.start,t.detail[h]=R.generation):h>0?r.push(h):t.set(0,d.jC,0,0)}return o}function Y(u,t,e,n,s){for(const r of n){const h=r<s.size&&s.
kind[r]===d.tL?(0,i.ay)(u,s.place[r],u.length):void 0;h?.number===r?(t.set(r,d.tL,h.start,h.generation),e[r]=h.body):t.set(r,d.jC,0,0)}}var et=v(11032),ut=v(39150);
const vt=new Set(["Root","Encrypt","ID"]),ce=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function ne(u,t){const e=(0,i.
bS)(u).lastIndexOf("startxref");if(e<0)return;const{value:n,after:s}=(0,i.JI)(u,(0,i.AN)(u,e+9,u.length),u.length);if(n<0||await mt(u,s,t.pace))return;const r=new se(
u,t),{table:o}=r,h=new c.Bi;let x=!1,R=!1;const P=new Set;for(let I=n;typeof I=="number"&&!P.has(I);){P.add(I);const W=I>=0&&I<u.length?await r.section(I):void 0;
if(!W||o.overflowed)return;x||=W.stream,R||=!W.wellFormed;for(const[H,Q]of W.trailer)(P.size===1?!ce.has(H):vt.has(H)&&!h.has(H))&&h.set(H,Q);I=W.trailer.get("P\
rev")||void 0}return{table:o,trailer:h,streams:x,damaged:R}}const Rt=8192;class se{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new d.
wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,i.AN)(e,t,e.length),(0,i.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
const{bytes:e,job:n,table:s}=this,r=e.length,o=[];for(;t=(0,i.AN)(e,t,r),!(0,i.w1)(e,t,"trailer");){const P=(0,i.JI)(e,t,r),I=(0,i.JI)(e,(0,i.AN)(e,P.after,r),r);
if(P.value<0||I.value<0)return;const W={at:(0,i.AN)(e,I.after,r),first:P.value,row:0};for(let H=0;W.row===H&&H<I.value;){if(H=Math.min(H+Rt,I.value),!fe(e,W,H,s,
o))return;const Q=n.pace.step(Rt*20);Q&&await Q}t=W.at}const h=new O.i(e,t+7,r,n.limits.nesting),x=h.value();if(this.spent+=h.at-t,!(0,c.Zm)(x)||this.spent>r)return;
const R=x.get("XRefStm");typeof R=="number"&&R>0&&R<r&&await this.readStream(R);for(const P of o)s.offer(P,d.jC,0,0);return{trailer:x,stream:!1,wellFormed:Number.
isInteger(x.get("Size"))&&(0,ut.D)(e,t+7,r)}}async readStream(t){const{bytes:e,job:n,table:s}=this,r=(0,i.ay)(e,t,e.length);if(!r)return;const o=await _t(e,r.body,
n);if(!o)return;this.spent+=o.parsed;const{trailer:h,rows:x}=o,R=oe(h.get("W")),[P=0,I=0,W=0]=R,H=P+I+W;if(R.length<3||H<1||R.some(ot=>ot<0||ot>8)||this.spent>e.
length)return;const Q=h.get("Size"),st=oe(h.get("Index"));st.length<2&&st.splice(0,st.length,0,typeof Q=="number"?Q:Math.floor(x.length/H));let nt=0;for(let ot=0;ot+
1<st.length;ot+=2)for(let pt=0;pt<st[ot+1]&&nt+H<=x.length;pt++,nt+=H){const Xt=st[ot]+pt;if(Xt<0)continue;const ge=P===0?1:Zt(x,nt,P),me=Zt(x,nt+P,I),pe=Zt(x,nt+
P+I,W);if(ge===1&&me>0?s.offer(Xt,d.tL,Math.min(me,e.length),Math.min(pe,65535)):ge===2?s.offer(Xt,d.UT,Math.min(me,n.limits.objects),Math.min(pe,n.limits.objects)):
ge<2&&s.offer(Xt,d.jC,0,0),pt%Rt===Rt-1){const we=n.pace.step(Rt*20);we&&await we}}return{trailer:h,stream:!0,wellFormed:(0,ut.D)(e,r.body,e.length)}}}function fe(u,t,e,n,s){
for(;t.row<e&&((t.row>0||t.first!==1)&&re(u,t,e,n,s),t.row!==e);){const r=ue(u,t,n,s);if(r!=="row")return r==="end"}return!0}function re(u,t,e,n,s){const{length:r}=u;
let{at:o,row:h}=t;for(;h<e&&o+20<=r;h++,o+=20){const x=u[o+17],R=u[o+18],P=u[o+19];if(u[o+10]!==i.Z4||u[o+16]!==i.Z4||x!==i.yq&&x!==i.MV||R!==i.Z4&&R!==i.u7||P!==
i.kR&&P!==i.u7||u[o]<i.l0||u[o]>i.ev||u[o+9]<i.l0||u[o+9]>i.ev)break;const I=((((((u[o+2]*10+u[o+3])*10+u[o+4])*10+u[o+5])*10+u[o+6])*10+u[o+7])*10+u[o+8])*10+u[o+
9]-i.l0*11111111,W=(u[o]*10+u[o+1]-i.l0*11)*1e8+I;if(x===i.MV||W===0){s.push(t.first+h);continue}const H=(((u[o+11]*10+u[o+12])*10+u[o+13])*10+u[o+14])*10+u[o+15]-
i.l0*11111,Q=W>0&&W<r?W:r;n.offer(t.first+h,d.tL,Q,Math.max(0,Math.min(H,65535)))}t.at=o,t.row=h}function ue(u,t,e,n){const s=u.length,r=(0,i.AN)(u,t.at,s);t.at=
r;const o=(0,i.JI)(u,r,s);if(o.value<0)return"end";let h=ie(u,o.after);const x=(0,i.JI)(u,h,s);if(x.value<0)return"damaged";h=ie(u,x.after);const R=u[h];if(R!==
i.yq&&R!==i.MV)return"damaged";const{row:P}=t;P===0&&t.first===1&&R===i.MV&&o.value===0&&x.value===65535&&(t.first=0);const I=t.first+P;return R===i.yq&&o.value>
0?e.offer(I,d.tL,Math.min(o.value,s),Math.min(x.value,65535)):n.push(I),t.at=(0,i.j8)(u,h+1,s),t.row=P+1,"row"}function ie(u,t){for(;u[t]===i.Z4||u[t]===i.d2;)t++;
return t}async function _t(u,t,e){const{limits:n}=e,s=new O.i(u,t,u.length,n.nesting),r=s.value();if(!(0,c.Zm)(r))return;const o=r.get("Type");if(!(o instanceof
c.SX)||o.text!=="XRef")return;const h=(0,i.AN)(u,s.at,u.length);if(!(0,i.w1)(u,h,"stream"))return;const x=(0,ft.n)(u,h),R=r.get("Length"),P=typeof R=="number"?x+
R:-1,I=P>=x&&P<=u.length&&(0,ft.V)(u,P)?P:(0,i.bS)(u).indexOf("endstream",x);try{const W=u.subarray(x,I<0?u.length:I);let H=W;const Q=te(r.get("Filter")),st=te(
r.get("DecodeParms")??null);for(const[nt,ot]of Q.slice(0,n.filters).entries()){const pt=st[nt];ot instanceof c.SX&&(H=await qt(ot.text,H,(0,c.Zm)(pt)?pt:void 0,
e))}return{trailer:r,rows:H,parsed:s.at-t+W.length}}catch(W){if(W instanceof a.zU&&W.code==="limit_exceeded")throw W;return}}const Ht=65536;async function qt(u,t,e,n){
const{memory:s}=n;if(u==="FlateDecode"&&t.length>Ht){const r=await(0,S.uM)(n).inflate(t,Math.min(s.stream,s.remaining));if(r)return s.remaining-=r.length,(0,et.
T)(r,e)}return(0,D.tN)(u,t,e,s)}function Zt(u,t,e){let n=0;for(let s=0;s<e;s++)n=n*256+u[t+s];return n}const te=u=>u==null?[]:Array.isArray(u)?u:[u],oe=u=>te(u).
map(t=>typeof t=="number"?Math.trunc(t):-1);var Gt=v(75162);async function he(u,t,e={}){const{limits:n,memory:s}=t,r=(0,i.gq)(u),o=Ft(r,n);s.admit(r.length);const h=o>
0?[r.subarray(o),r]:[r];for(const x of h){const R=await ne(x,t);if(!R?.trailer.has("Root"))continue;const P=await V(x,{...R,damaged:R.damaged||o<0},t);if(!X(P))
continue;const I=new St(x,t,P);ee(I,e);const W=await ae(I);if(!W&&I.security?.locked!==!0)continue;const H=P.isMended||I.pages.found!==I.pages.claimed;return W&&
H&&t.onRepaired?.(I.pages),I}return le(r,t,e)}async function le(u,t,e){const n=new St(u,t,await V(u,await Wt(u,t),t));return ee(n,e),await xt(n),n.tableChanged(),
await $t(n),ee(n,e),!await ae(n)&&n.security?.locked!==!0&&await Jt(n,n.pages),t.onRepaired?.(n.pages),n}async function ae(u){return u.get(u.catalogNumber)instanceof
c.Bi?(await u.pages.read(),u.pages.count>0):!1}function ee(u,{password:t,evenIfLocked:e=!1}){const n=u.trailer.get("Encrypt");if(u.security||n===void 0)return;const s=u.
resolve(n);if(!(s instanceof c.Bi))throw(0,a.O$)("its encryption dictionary is missing");const r=(0,A.WW)(u,u.trailer.get("ID")??null,1);r!==null&&u.trailer.set(
"ID",r);const o=Array.isArray(r)?r[0]:void 0,h=new Uint8Array,x=(0,A.WW)(u,s,8),R=()=>(0,Gt.VH)(x,o instanceof c.Mx?[o.bytes,h]:[h],t),P=e?de(R,()=>(0,Gt.vK)(x)):
R();u.unlock(P,n instanceof c.oS?n.number:-1)}function de(u,t){try{return u()}catch(e){if(!(e instanceof a.zU&&["password_required","unsupported_encryption"].includes(
e.code)))throw e;return t()}}}),67382:((J,$,v)=>{v.d($,{$:()=>_,B:()=>A});var a=v(54619),i=v(78157),K=v(45599);function _(D,S,c,f){if(!(0,i.yp)(S[c]))return!0;const{
value:l}=(0,i.JI)(S,c,f);return D.table.kind[l]!==a.tL?!0:D.bytes[(0,i.AN)(D.bytes,D.bodies[l],D.bytes.length)]!==i.iH}class A{document;arrays=new Map;constructor(S){
this.document=S}keep(S){const{document:c}=this,f=c.entry(S,"Contents");if(f===void 0||this.isStreamRef(f))return;const l=(0,K.i9)(f)?this.leftOfObject(f):this.leftOf(
f);l!==f&&c.patch(S,{Contents:l})}leftOfObject(S){const{arrays:c,document:f}=this;if(!c.has(S.number)){const l=f.array(S),g=l&&this.leftOf(l);c.set(S.number,g===
void 0?void 0:g===l?S:f.add(g))}return c.get(S.number)}leftOf(S){if(!Array.isArray(S))return;const c=S.filter(f=>this.isStreamRef(f));return c.length<S.length?c:
S}isStreamRef(S){return(0,K.i9)(S)&&this.document.isStream(S.number)}}}),51271:((J,$,v)=>{v.d($,{L:()=>i});var a=v(45599);class i{sound;numbers=[];parents=[];homes=[];known;constructor(A=!0){
this.sound=A}node(A,D){return A<0&&(this.sound=!1),this.parents.push(D),this.numbers.push(A)-1}has(A){return(this.known??=new Set(this.numbers)).has(A)}page(A,D){
(A<0||this.numbers[A]!==D)&&(this.sound=!1),this.homes.push(A)}fork(){const A=new i(this.sound);return A.numbers=this.numbers,A.parents=this.parents,A.homes=this.
homes,A}async drop(A,D,S){if(!this.sound)return!1;const{numbers:c,parents:f,homes:l}=this,g=new Int32Array(c.length),d=new Uint8Array(c.length),O=new Set;for(let w=0;w<
D.length;w++)S[w]?g[l[w]]++:(d[l[w]]=1,O.add(D[w]));for(let w=c.length-1;w>0;w--){const M=f[w];g[M]+=g[w],d[w]&&g[w]===0&&O.add(c[w]),d[M]|=d[w]}for(let w=0;w<c.
length;w++){if(!d[w]||g[w]===0)continue;const M=A.edit(c[w]),p=M instanceof a.Bi?A.array(M.get("Kids"))??[]:[];M instanceof a.Bi&&M.set("Kids",p.filter(F=>!K(F,
O))).set("Count",g[w]);const y=A.job.pace.step(p.length*50);y&&await y}return this.homes=l.filter((w,M)=>S[M]),!0}}const K=(_,A)=>(0,a.i9)(_)&&A.has(_.number)}),
83363:((J,$,v)=>{v.d($,{i:()=>M,S:()=>p});var a=v(98446),i=v(42973),K=v(79725),_=v(45599),A=v(78157),D=v(67382);function S(m,E,T){T.parent=-1,T.lists=!1;const C=m.
place(E),{entries:U}=T;if(C&&m.locate(E,C,U)&&U.find(C.bytes,"Kids")<0){if(U.used===U.first)return"none";const Z=U.find(C.bytes,"Type");if(Z>=0&&(0,A.wb)(C.bytes,
U.at[Z+2],"/Page")){if(C.bytes[(0,A.AN)(C.bytes,U.close+2,C.end)]===A.HY)return g(m,E);const rt=U.find(C.bytes,"Contents");rt>=0&&(T.lists=(0,D.$)(m,C.bytes,U.at[rt+
2],U.at[rt+3]));const it=U.find(C.bytes,"Parent");return it>=0&&(T.parent=(0,A.JI)(C.bytes,U.at[it+2],U.at[it+3]).value),"page"}const tt=m.get(E);return tt instanceof
_.Bi&&l(m,tt)?"unclear":"none"}const z=m.get(E);return!(z instanceof _.Bi)||z.size===0?"none":(0,_.Eo)(z.get("Type"),"Page")?"unclear":m.array(z.get("Kids"))?"n\
ode":l(m,z)?"unclear":"none"}const c=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],f=["MediaBox","Resources"];function l(m,E){const T=m.
resolve(E.get("Type"));if(!(T instanceof _.SX&&T.text!=="Pages"))return c.some(z=>E.has(z));const U=E.get("Contents")instanceof _.oS||m.array(E.get("Contents"))!==
void 0;return f.some(z=>E.has(z))||U&&E.get("Parent")instanceof _.oS&&!E.has("Subtype")}function g(m,E){const T=m.get(E);return T instanceof _.Z6?(m.put(E,new _.
Bi([...T.dict].filter(([C])=>!/^(Length|Filter|DecodeParms)$/.test(C)))),"unclear"):"page"}var d=v(51271);class O{document;left;sizes=new Map;constructor(E){this.
document=E,this.left=E.job.limits.nodes}make(E){const T=this.document.get(E),C=this.sizes.get(E)??w(T);if(this.sizes.set(E,C),this.left-=C,this.left<0)throw(0,i.
F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another P\
DF program and save it again");return this.document.add(T instanceof _.Bi?new _.Bi(T):T).number}}function w(m){const E=[m];let T=0;for(let C=E.pop();C!==void 0;C=
E.pop())if(T++,Array.isArray(C))for(const U of C)E.push(U);else if(C instanceof _.Bi)for(const U of C.values())E.push(U);return T}const M=["Resources","MediaBox",
"CropBox","Rotate"];async function p(m){return new y(m).read()}class y{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new d.
L;look={parent:-1,lists:!1,entries:new K.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(E){this.document=E,this.copies=new O(E)}async read(){const{
document:E,open:T}=this,{pace:C}=E.job,U=E.catalog.get("Pages")??null;for(T.push({kids:[U],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});T.length>0;){const z=T[T.
length-1];if(z.next===z.kids.length){T.pop(),T.length>0&&this.close(z);continue}const Z=z.kids[z.next++];z.next===z.kids.length&&(z.kids=F,z.next=0);const tt=C.
step(400);tt&&await tt,Z instanceof _.oS?this.visit(Z,z):this.visitNode(Z,-1,z)}return this.finish(U)}close({claimed:E,before:T,lost:C}){const U=this.numbers.length-
this.dropped-T;E!==U&&(this.irregular=!0,!(typeof E=="number"&&E>=U)&&(this.dropped+=this.lost.length-C,this.lost.length=C))}visit(E,T){const{document:C,seen:U,
look:z}=this,{number:Z}=E,tt=U.has(Z);U.add(Z);const rt=S(C,Z,z);if(E.generation!==C.generation(Z)&&(this.irregular=!0),rt==="page"||rt==="unclear"){tt&&(this.irregular=
!0);const it=tt?this.copies.make(Z):Z;rt==="unclear"?this.unclear.push(it):C.keepEntries(Z,z.entries),(rt==="unclear"||z.lists)&&this.listing.push(it),this.add(
it,T,z.parent);return}rt==="none"&&!tt&&this.lose(T),rt==="none"||tt?this.irregular=!0:this.visitNode(E,Z,T)}visitNode(E,T,C){const{document:U,inherited:z}=this,
Z=U.dict(E);if(!Z){this.irregular=!0,this.lose(C);return}const tt=U.array(Z.get("Kids"));if(!tt){T<0&&this.visitDirectPage(Z,C);return}const rt=k(Z);let it=C.from;
rt&&(it=z.push({...z[it],...rt})-1),(0,_.Eo)(U.resolve(Z.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:tt,next:0,from:it,home:this.nodes.node(
T,C.home),claimed:U.resolve(Z.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),U.release(T)}visitDirectPage(E,{from:T}){if(!(0,_.Eo)(
E.get("Type"),"Page"))return;this.irregular=!0;const{number:C}=this.document.add(E);this.numbers.push(C),this.listing.push(C),this.ancestry.push(T)}add(E,{from:T,
home:C},U){this.numbers.push(E),this.ancestry.push(T),this.nodes.page(C,U);const{pages:z}=this.document.job.limits;if(this.numbers.length>z)throw b(z)}lose(E){E.
home<0||(this.lost.push(this.numbers.length),this.add(N,E,-1))}finish(E){const{document:T,numbers:C,ancestry:U,inherited:z,lost:Z,unclear:tt,listing:rt,nodes:it}=this;
Z.length===C.length-this.dropped&&(Z.length=0);for(const ht of Z)C[ht]=T.add(j(z[U[ht]])).number;G(C,U);const at=T.resolve(T.dict(E)?.get("Count")),wt=at!==C.length||
E instanceof _.oS&&C[0]===E.number;return{numbers:C,ancestry:U,inherited:z,irregular:this.irregular||wt,unclear:tt,listing:rt,nodes:it,claimed:typeof at=="numbe\
r"?at:void 0,found:C.length-Z.length}}}const F=[],N=-1;function G(m,E){let T=m.indexOf(N);if(!(T<0)){for(let C=T;C<m.length;C++)m[C]!==N&&(m[T]=m[C],E[T++]=E[C]);
m.length=E.length=T}}const B=[0,0,612,792];function j(m){const E=new _.Bi([["Type",new _.SX("Page")]]);return m.MediaBox===void 0?E.set("MediaBox",[...B]):E}function k(m){
let E;for(const T of M){const C=m.get(T);C!==void 0&&((E??={})[T]=C)}return E}function b(m){const E=(0,a.y_)(m,"page");return(0,i.F)("pages",`The document has m\
ore than ${E}`,"Split it with another program first")}}),85368:((J,$,v)=>{v.d($,{u:()=>D,x:()=>A});var a=v(78157),i=v(37628),K=v(45599),_=v(22480);function A(S,c,f,l){
const{bytes:g}=S,{length:d}=g;l.valueEnd=c;const O=(0,a.AN)(g,c,d);if((0,a.rg)(g,O))return l.dataStart=l.dataEnd=-1,l.end=O+6,!0;if(!(0,a.w1)(g,O,"stream"))return!1;
const w=f.lengthRef>=0?S.lengthOf(new K.oS(f.lengthRef)):f.length,M=O+(g[O+6]===a.u7?8:7),p=M+w;if(g[M-1]!==a.kR||w<0||p>d||!(0,_.V)(g,p))return!1;const y=(0,a.
AN)(g,(0,a.AN)(g,p,d)+9,d);return l.dataStart=M,l.dataEnd=p,l.end=y+6,(0,a.rg)(g,y)}class D{bytes;objectEnds;streamEnds;constructor(c){this.bytes=c,this.objectEnds=
new i.k(c,"endobj"),this.streamEnds=new i.k(c,"endstream")}data(c,f){const{bytes:l}=this,g=(0,_.n)(l,c);return f>=0&&g+f<=l.length&&(0,_.V)(l,g+f)?{start:g,end:g+
f}:{start:g,end:this.damagedEnd(g,f)}}damagedEnd(c,f){const{bytes:l}=this,g=c+f,d=this.objectEnds.next(c),O=d<0?l.length:d;if(f>=0&&g<=O&&(0,a.w1)(l,(0,a.AN)(l,
g,O),"endstr"))return g;const w=this.streamEnds.next(c);let M=w<0||w>O?O:w;return M>c&&l[M-1]===a.kR&&M--,M>c&&l[M-1]===a.u7&&M--,M}}}),59277:((J,$,v)=>{v.d($,{
y:()=>_});var a=v(78157);const i=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],K=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function _(S){const c=(0,a.bS)(S).toString("latin1",0,1024);if(c.startsWith("RIFF")&&c.startsWith("WEBP",8))return"\
a WebP image";if(c.startsWith("ftyp",4))return K.find(([l])=>l.test(c.slice(8,12)))?.[1];const f=i.find(([l])=>c.startsWith(l));return f?f[1]:D(c)??(A(S)?"text":
void 0)}function A(S){const c=(0,a.bS)(S.subarray(0,1024)).toString("utf8"),f=S.length>1024?c.replace(/\ufffd{1,3}$/,""):c;return f!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(f)}function D(S){const c=S.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(c.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(c))return"an HTML page";if(c.startsWith("<"))return c.includes("<svg")?"an SVG drawing":c.startsWith("<?xml")?"an XML file":void 0}}),37628:((J,$,v)=>{v.d(
$,{k:()=>i});var a=v(78157);class i{word;accepts;buffer;from=0;found=-1;none;constructor(_,A,D=()=>!0){this.word=A,this.accepts=D,this.buffer=(0,a.bS)(_),this.none=
_.length}next(_){if(_>=this.none)return-1;if(_>=this.from&&_<=this.found)return this.found;const A=_<this.from&&this.found>=0?this.from:this.none,D=this.buffer.
subarray(0,A+this.word.length-1);let S=D.indexOf(this.word,_);for(;S>=0&&!this.accepts(S);)S=D.indexOf(this.word,S+1);return this.from=_,S>=0?this.found=S:A===this.
none&&(this.none=_,this.found=-1),this.found}}}),52205:((J,$,v)=>{v.d($,{WW:()=>_,c3:()=>i,x$:()=>K});var a=v(45599);function i(A,D){const S=A.resolve(D);return S===
null?[]:(Array.isArray(S)?S:[S]).map(c=>A.resolve(c))}function K(A,D){const S=new a.Bi;for(const[c,f]of D){const l=A.resolve(f);S.set(c,Array.isArray(l)?l.map(g=>A.
resolve(g)):l)}return S}function _(A,D,S,c={values:1e4}){if(c.values--<=0)return null;const f=A.resolve(D);if(S===0)return f;if(Array.isArray(f))return f.map(g=>_(
A,g,S-1,c));if(!(f instanceof a.Bi))return f;const l=new a.Bi;for(const[g,d]of f)l.set(g,_(A,d,S-1,c));return l}}),22480:((J,$,v)=>{v.d($,{V:()=>K,n:()=>i});var a=v(
78157);function i(_,A){let D=A+6;for(;_[D]===a.Z4&&(_[D+1]===a.kR||_[D+1]===a.u7||_[D+1]===a.Z4);)D++;return _[D]===a.u7&&D++,_[D]===a.kR&&D++,D}function K(_,A){
for(let D=0;D<4&&a.Kl[_[A]??0]===a.t6&&A<_.length;D++)A++;return(0,a.w1)(_,A,"endstream")}}),75162:((J,$,v)=>{v.d($,{CF:()=>Kt,s1:()=>dt,cY:()=>Bt,zw:()=>Wt,VH:()=>q,
Rd:()=>Nt,k0:()=>V,u6:()=>jt,vc:()=>X,vK:()=>le});var a=v(77598),i=v(45599),K=v(34400);function _(t){const e=new Uint8Array(256);for(let s=0;s<256;s++)e[s]=s;const{
length:n}=t;for(let s=0,r=0,o=0;s<256;s++){const h=e[s];r=r+h+t[o]&255,e[s]=e[r],e[r]=h,++o===n&&(o=0)}return e}function A(t,e){const n=t.slice(),{length:s}=e,r=new Uint8Array(
s);for(let o=0,h=0,x=0;o<s;o++){h=h+1&255;const R=n[h];x=x+R&255;const P=n[x];n[h]=P,n[x]=R,r[o]=e[o]^n[R+P&255]}return r}function D(t,e){return A(_(t),e)}const S={
length:t=>t,decrypt:t=>t,encryptInto:(t,e,n,s,r)=>s.set(t,r)};function c(t){const e=F(t,[]),n=G((s,r)=>_(e(s,r)));return{length:s=>s,decrypt:(s,r,o)=>A(n(r,o),s),
encryptInto:(s,r,o,h,x)=>h.set(A(n(r,o),s),x)}}function f(t){const e=F(t,[115,65,108,84]),n=N(()=>new w),s=G((o,h)=>n().engine(e(o,h))),r=G((o,h)=>y(e(o,h)));return{
length:g,decrypt:(o,h,x)=>p(r(h,x),o),encryptInto:(o,h,x,R,P)=>{n().seal(s(h,x),o,R,P)}}}function l(t){const e=N(()=>new w);let n,s;return{length:g,decrypt:r=>p(
s??=y(t),r),encryptInto:(r,o,h,x,R)=>{e().seal(n??=e().engine(t),r,x,R)}}}const g=t=>(t&-16)+32,d=64*1024,O=16*1024;class w{head=Buffer.alloc(d);pool=Buffer.alloc(
O);taken=O;engine(e){const n=Buffer.alloc(16);return this.nextVector(n),(0,a.createCipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,n).setAutoPadding(!1)}seal(e,n,s,r){
const{head:o}=this,{length:h}=n,x=h&-16,R=Math.min(x,d-32),P=h-x;this.nextVector(o),o.set(R===h?n:n.subarray(0,R),16);let I=16+R;if(R<x){s.set(e.update(o.subarray(
0,I)),r),r+=I,I=0;for(let W=R;W<x;W+=d){const H=e.update(n.subarray(W,Math.min(W+d,x)));s.set(H,r),r+=H.length}}P>0&&o.set(n.subarray(x),I),o.fill(16-P,I+P,I+16),
s.set(e.update(o.subarray(0,I+16)),r)}nextVector(e){this.taken===O&&((0,a.randomFillSync)(this.pool),this.taken=0),this.pool.copy(e,0,this.taken,this.taken+16),
this.taken+=16}}const M=new Uint8Array(0);function p(t,e){const n=e.length&-16;if(n<32)return M;const s=t.update(n===e.length?e:e.subarray(0,n)),r=s[n-1];let o=n;
if(r>0&&r<=16){do o--;while(o>n-r&&s[o-1]===r);o>n-r&&(o=n)}return s.subarray(16,o)}function y(t){return(0,a.createDecipheriv)(t.length===16?"aes-128-cbc":"aes-\
256-cbc",t,Buffer.alloc(16)).setAutoPadding(!1)}function F(t,e){const{length:n}=t,s=new Uint8Array(n+5+e.length);s.set(t),s.set(e,n+5);const r=new K.V;return(o,h)=>(s[n]=
o,s[n+1]=o>>>8,s[n+2]=o>>>16,s[n+3]=h,s[n+4]=h>>>8,r.digest(s).subarray(0,Math.min(n+5,16)))}function N(t){let e;return()=>e??=t()}function G(t){let e=-1,n=-1,s;
return(r,o)=>((s===void 0||r!==e||o!==n)&&(s=t(r,o),e=r,n=o),s)}function B(t,e,n){const s=T(t,n),r=z(t,s);return tt(r,e,t.revision===2?32:16)?s:void 0}function j(t,e){
const n=C(t,e);let s=t.owner.subarray(0,32);for(let r=t.revision===2?0:19;r>=0;r--)s=D(Z(n,r),s);return s}function k(t,e,n,s){const r=C({revision:t,keyLength:e},
n);let o=E(s);for(let h=0;h<=(t===2?0:19);h++)o=D(Z(r,h),o);return o}function b(t,e){const n=T(t,e),s=new Uint8Array(32);return s.set(z(t,n)),{user:s,fileKey:n}}
const m=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function E(t){const e=new Uint8Array(
32),n=t.subarray(0,32);return e.set(n),e.set(m.subarray(0,32-n.length),n.length),e}function T({revision:t,keyLength:e,owner:n,permissions:s,id0:r,encryptMetadata:o},h){
const x=Uint8Array.of(s,s>>8,s>>16,s>>24),R=t>=4&&!o?[255,255,255,255]:[],P=(0,K.F)(Buffer.concat([E(h),n.subarray(0,32),x,r,Uint8Array.from(R)]));return U(P,t,
e)}function C({revision:t,keyLength:e},n){return U((0,K.F)(E(n)),t,t===2?5:e)}function U(t,e,n){let s=t.subarray(0,n);if(e>=3)for(let r=0;r<50;r++)s=(0,K.F)(s).
subarray(0,n);return s}function z({revision:t,id0:e},n){if(t===2)return D(n,m);let s=(0,K.F)(Buffer.concat([m,e]));for(let r=0;r<20;r++)s=D(Z(n,r),s);return s}function Z(t,e){
return e===0?t:t.map(n=>n^e)}function tt(t,e,n){return e.length>=n&&t.subarray(0,n).every((s,r)=>s===e[r])}function rt(t,e,n){return Lt(t.user,t.wrappedByUser,e,
n,new Uint8Array(0))}function it(t,e,n){return Lt(t.owner,t.wrappedByOwner,e,n,t.user.subarray(0,48))}function at(t,e,n){const s=Tt(t,e,new Uint8Array(0)),r=Tt(
t,n,s.entry);return{user:s.entry,wrappedByUser:s.wrapped,owner:r.entry,wrappedByOwner:r.wrapped}}function wt(t,e,n){const s=Buffer.alloc(16,255);return s.writeInt32LE(
e,0),s.write(n?"Tadb":"Fadb",8,"latin1"),(0,a.randomBytes)(4).copy(s,12),(0,a.createCipheriv)("aes-256-ecb",t,null).setAutoPadding(!1).update(s)}const ht=new Uint8Array(
16);function Lt(t,e,n,s,r){const o=lt(n,s,t.subarray(32,40),r);if(!Buffer.from(o).equals(t.subarray(0,32)))return;const h=lt(n,s,t.subarray(40,48),r);return(0,a.
createDecipheriv)("aes-256-cbc",h,ht).setAutoPadding(!1).update(e.subarray(0,32))}function Tt(t,e,n){const s=(0,a.randomBytes)(16),r=lt(6,e,s.subarray(0,8),n),o=lt(
6,e,s.subarray(8),n),h=(0,a.createCipheriv)("aes-256-cbc",o,ht).setAutoPadding(!1).update(t);return{entry:Buffer.concat([r,s]),wrapped:h}}function lt(t,e,n,s){let r=(0,a.
createHash)("sha256").update(e).update(n).update(s).digest();if(t<6)return r;for(let o=0,h=0;o<64||h>o-32;o++){const x=Buffer.concat([e,r,s]),R=Buffer.alloc(64*
x.length,x),P=(0,a.createCipheriv)("aes-128-cbc",r.subarray(0,16),r.subarray(16,32)).setAutoPadding(!1).update(R);let I=0;for(let W=0;W<16;W++)I+=P[W];r=(0,a.createHash)(
["sha256","sha384","sha512"][I%3]).update(P).digest(),h=P[P.length-1]}return r.subarray(0,32)}var gt=v(77581);const At=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
St=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Yt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Jt=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
kt=/[\p{L}\p{Mc}\p{Nl}]/u;function ft(t){if(/^[\x20-\x7e]*$/.test(t))return t;const e=t.replace(At,"").replace(St," ").normalize("NFKC");if(Yt.test(e))return;const n=[
...e],s=n.map(o=>Jt.test(o));return s.includes(!0)&&(n.some((o,h)=>!s[h]&&kt.test(o))||!s[0]||!s.at(-1))?void 0:e}function yt(t){const e=ft(t),n=[...e===void 0?
[]:[Buffer.from(e,"utf8")],Buffer.from(t,"utf8"),...[bt(t),Ut(t)].filter(o=>o!==void 0)],r=[...n.filter(o=>o.length>Mt).map(o=>o.subarray(0,Mt)),...n];return r.
filter((o,h)=>r.findIndex(x=>x.equals(o))===h)}const Mt=127;function Dt(t){return typeof t=="string"?Buffer.from(ft(t)??t,"utf8").subarray(0,Mt):t}const ct=32;function mt(t){
return typeof t=="string"?bt(t)??Buffer.from(t,"utf8"):t}function Bt(t,e,n){const s=n==="AES-256"?Dt:mt;return Buffer.compare(s(t),s(e))===0}function Nt(t,e){const n=e===
"AES-256",s=n?R=>ft(R)!==void 0:R=>!new RegExp("\\p{Cc}","u").test(R)&&bt(R)!==void 0,r=[...t].findIndex(R=>!s(R));if(r>=0)return n?`must not have the character\
 at position ${r+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${r+1} with AES-128, whose passwords are in PDFDocEncoding\
: choose AES-256, or another character`;if(!s(t))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const o=n?Buffer.
from(ft(t),"utf8"):mt(t);if(o.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[h,x]=[o.length,n?Mt:ct];
if(!(h<=x))return n?`must be at most ${x} bytes long in UTF-8, and has ${h}`:`must be at most ${x} characters long with AES-128, and has ${h}: shorten it, or ch\
oose AES-256`}function bt(t){return Pt(t,e=>gt.SQ.get(e)??(e>=24&&e<32||e>=127&&e<161?-1:e))}function Ut(t){return Pt(t,e=>e)}function Pt(t,e){const n=Array.from(
t,s=>e(s.codePointAt(0)));return n.every(s=>s>=0&&s<256)?Buffer.from(n):void 0}function Et(t,e){const{strings:n}=e,s=(o,h,x,R)=>{if(o===S)return h;const P=Buffer.
allocUnsafe(o.length(h.length));return o.encryptInto(h,x,R,P,0),P},r=(o,h,x,R,P,I)=>(o.encryptInto(h,x,R,P,I),o.length(h.length));return{...t,uniform:e.named===
void 0||e.encryptMetadata&&e.embedded===e.streams,decryptString:(o,h,x)=>n.decrypt(o,h,x),encryptString:(o,h,x)=>s(n,o,h,x),decryptStream:(o,h,x,R)=>Ot(e,R).decrypt(
o,h,x),encryptStream:(o,h,x,R)=>s(Ot(e,R),o,h,x),encryptedStringLength:o=>n.length(o),encryptedStreamLength:(o,h)=>Ot(e,h).length(o),encryptStringInto:(o,h,x,R,P)=>r(
n,o,h,x,R,P),encryptStreamInto:(o,h,x,R,P,I)=>r(Ot(e,R),o,h,x,P,I)}}function Ot({streams:t,embedded:e,named:n,encryptMetadata:s},r){const o=r.get("Type");if((0,i.
Eo)(o,"XRef"))return S;if(n===void 0)return t;const h=Ct(r);return h!==void 0?n.get(h)??t:!s&&(0,i.Eo)(o,"Metadata")?S:(0,i.Eo)(o,"EmbeddedFile")?e:t}function Ct(t){
const e=t.get("Filter"),n=(0,i.cy)(e)?e.findIndex(h=>(0,i.Eo)(h,"Crypt")):(0,i.Eo)(e,"Crypt")?0:-1;if(n<0)return;const s=t.get("DecodeParms"),r=(0,i.cy)(s)?s[n]:
s,o=(0,i.Zm)(r)?r.get("Name"):void 0;return o instanceof i.SX?o.text:"Identity"}function Kt(t){if(Ct(t)===void 0)return!1;const e=t.get("Filter"),n=t.get("Decod\
eParms"),s=(0,i.cy)(e)?e.findIndex(o=>(0,i.Eo)(o,"Crypt")):0,r=(0,i.cy)(e)?e.filter((o,h)=>h!==s):[];return r.length===0?(t.delete("Filter"),t.delete("DecodePar\
ms"),!0):(t.set("Filter",r),(0,i.cy)(n)&&t.set("DecodeParms",n.filter((o,h)=>h!==s)),!0)}function Wt(t){return t.algorithm==="AES-128"?Ft(t):Qt(t)}const jt=()=>(0,a.
randomBytes)(32);function Ft({userPassword:t,ownerPassword:e,permissions:n,id0:s}){const r=mt(t),o=k(4,16,mt(e),r),h=b({revision:4,keyLength:16,owner:o,permissions:n,
id0:s,encryptMetadata:!0},r),x=(0,i.jd)({Filter:(0,i.UU)("Standard"),V:4,R:4,Length:128,...zt("AESV2",16),O:new i.Mx(o),U:new i.Mx(h.user),P:n});return Vt({dictionary:x,
version:"1.6",numbered:!0,identifier:s},f(h.fileKey))}function Qt({userPassword:t,ownerPassword:e,permissions:n}){const s=(0,a.randomBytes)(32),r=at(s,Dt(t),Dt(
e)),o=(0,i.jd)({Filter:(0,i.UU)("Standard"),V:5,R:6,Length:256,...zt("AESV3",32),O:new i.Mx(r.owner),OE:new i.Mx(r.wrappedByOwner),U:new i.Mx(r.user),UE:new i.Mx(
r.wrappedByUser),P:n,Perms:new i.Mx(wt(s,n,!0))});return Vt({dictionary:o,version:"1.7",extensionLevel:8,numbered:!1},l(s))}function zt(t,e){const n=(0,i.jd)({Type:(0,i.
UU)("CryptFilter"),CFM:(0,i.UU)(t),AuthEvent:(0,i.UU)("DocOpen"),Length:e});return{CF:(0,i.jd)({StdCF:n}),StmF:(0,i.UU)("StdCF"),StrF:(0,i.UU)("StdCF")}}function Vt(t,e){
return Et(t,{strings:e,streams:e,embedded:e,named:new Map([["StdCF",e],["Identity",S]]),encryptMetadata:!0})}var xt=v(58552);const $t={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},dt=-4,It=t=>1<<
$t[t]-1,L=Object.keys($t);function V(t){let e=dt;for(const n of L)t[n]||(e&=~It(n));return t.allow_print?e:e&~It("allow_print_high_resolution")}function X(t){return L.
filter(e=>(t&It(e))===0)}function q(t,e,n){const s=vt(t),r=ne(s,e,new Uint8Array(0)),o=r??(n?qt(yt(n),P=>ne(s,e,P)):void 0);if(o===void 0)throw n?oe():te();const{
fileKey:h,access:x}=o,R=re(s,h);return{...Y(s,o,ut(s,h),R),access:x,locked:!1,permissions:s.permissions,revision:s.revision,keyBits:8*h.length,opensWithoutPassword:r!==
void 0,algorithm:ie(s.methods[R.streams===S?"embedded":"streams"],h),unrestricted:()=>et(s,o)}}function Y(t,{identifier:e},n,s){const r={dictionary:n,...ue(t),numbered:t.
revision<=4,...e?{identifier:e}:{}};return Et(r,s)}function et(t,e){const n={...t,permissions:dt};let{fileKey:s}=e;const r=ut(n,s);if(e.legacy){const o=b({...e.
legacy.scheme,permissions:dt},e.legacy.userPassword);s=o.fileKey,r.set("U",new i.Mx(o.user))}else r.set("Perms",new i.Mx(wt(s,dt,t.encryptMetadata)));return Y(n,
e,r,re(n,s))}function ut({encrypt:t,revision:e,permissions:n},s){const r=new i.Bi(t);r.set("P",n);for(const[h,x]of[["O",e<5?32:48],["U",e<5?32:48],["OE",32],["U\
E",32]]){const R=t.get(h);R instanceof i.Mx&&R.bytes.length>x&&r.set(h,new i.Mx(R.bytes.subarray(0,x)))}const o=t.get("Length");return o!==void 0&&!(typeof o=="\
number"&&o%8===0&&o>=40&&o<=256)&&r.set("Length",8*s.length),r}function vt(t){const e=t.get("Filter");if(!(0,i.Eo)(e,"Standard"))throw Gt(`the security handler ${e instanceof
i.SX?Zt(e):"without a name"}`);const n=Ht(t.get("V"),0),s=Ht(t.get("R"),0);if(!(n===5?s===5||s===6:[1,2,4].includes(n)&&s>=2&&s<=4))throw Gt(`the standard secur\
ity handler with V ${n} and R ${s}`);const o={encrypt:t,version:n,revision:s,permissions:Ht(t.get("P"),-4)|0};if(n<4)return{...o,encryptMetadata:!0,methods:{strings:"\
V2",streams:"V2",embedded:"V2"},filters:void 0};const h=t.get("CF"),x=new Map;for(const[I,W]of(0,i.Zm)(h)?h:[]){const H=(0,i.Zm)(W)?ce(W,n):void 0;H!==void 0&&x.
set(I,H)}x.set("Identity","none");const R=(I,W)=>{const H=t.get(I),Q=x.get(H instanceof i.SX?H.text:W);if(Q===void 0)throw Gt(`the crypt filter ${H instanceof i.
SX?Zt(H):W}`);return Q},P=t.get("StmF");return{...o,encryptMetadata:t.get("EncryptMetadata")!==!1,methods:{strings:R("StrF","Identity"),streams:R("StmF","Identi\
ty"),embedded:R("EFF",P instanceof i.SX?P.text:"Identity")},filters:x}}function ce(t,e){const n=t.get("CFM");return e===5&&(0,i.Eo)(n,"AESV3")?"AESV3":e===4&&(0,i.
Eo)(n,"AESV2")?"AESV2":e===4&&(0,i.Eo)(n,"V2")?"V2":n===void 0||(0,i.Eo)(n,"None")?"none":void 0}function ne(t,e,n){const{encrypt:s,revision:r}=t;if(r>=5){const P={
owner:_t(s,"O",48),user:_t(s,"U",48),wrappedByOwner:_t(s,"OE",32),wrappedByUser:_t(s,"UE",32)};return se(rt(P,r,n),"user")??se(it(P,r,n),"owner")}const o=_t(s,"\
O",1),h=_t(s,"U",1),{permissions:x,encryptMetadata:R}=t;return qt(e,P=>qt(fe(t),I=>{const W={revision:r,keyLength:I,owner:o,permissions:x,id0:P,encryptMetadata:R};
return Rt(W,h,n,"user")??Rt(W,h,j(W,n),"owner")}))}function Rt(t,e,n,s){const r=B(t,e,n);return r&&{fileKey:r,access:s,identifier:t.id0,legacy:{scheme:t,userPassword:n}}}
function se(t,e){return t&&{fileKey:t,access:e}}function fe({encrypt:t,version:e}){if(e===4)return[16];const n=Ht(t.get("Length"),40),s=n%8===0&&n>=40&&n<=128?n/
8:5;return[...new Set(e===1?[5,s,16]:[s,16,5])]}function re(t,e){const n={none:S},s=x=>x==="V2"?n.V2??=c(e):x==="AESV2"?n.AESV2??=f(e):x==="AESV3"?n.AESV3??=l(e):
S,{methods:r,filters:o,encryptMetadata:h}=t;return{strings:s(r.strings),streams:s(r.streams),embedded:s(r.embedded),named:o&&new Map([...o].map(([x,R])=>[x,s(R)])),
encryptMetadata:h}}function ue({version:t,revision:e,methods:n}){return e>=5?{version:"1.7",extensionLevel:e===5?3:8}:t===4?{version:Object.values(n).includes("\
AESV2")?"1.6":"1.5"}:{version:e===2?"1.1":"1.4"}}function ie(t,e){if(t!=="none")return t==="V2"?e.length===5?"RC4-40":"RC4-128":t==="AESV2"?"AES-128":"AES-256"}
function _t(t,e,n){const s=t.get(e);if(s instanceof i.Mx&&s.bytes.length>=n)return s.bytes;throw(0,xt.O$)(`its encryption dictionary has no usable /${e}.`)}function Ht(t,e){
return typeof t=="number"?Math.trunc(t):e}function qt(t,e){for(const n of t){const s=e(n);if(s!==void 0)return s}}function Zt({text:t}){return/^[\w.+-]{1,40}$/.
test(t)?t:"with an unusual name"}function te(){return(0,xt.hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs\
 a password to open: give it as open_password, or use remove_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that open\
s the document as open_password",fields:["open_password"]})}function oe(){return new xt.zU("wrong_password","The given password does not open the PDF document",
{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check\
 open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Gt(t){return(0,xt.hJ)("unsupported_encryption",`is protected b\
y ${t}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${t}, which is not supported.`}],advice:"Only protection by passw\
ords can be opened, not by certificates or rights management"})}const he={...S,decrypt:()=>new Uint8Array(0)};function le(t){const e=ae(t),n=o=>o==="none"?S:he,
s=[...e?.filters??[["Identity","none"]]],r={strings:n(e?.methods.strings),streams:n(e?.methods.streams),embedded:n(e?.methods.embedded),named:e&&!e.filters?void 0:
new Map(s.map(([o,h])=>[o,n(h)])),encryptMetadata:e?.encryptMetadata??!0};return{...Et({dictionary:t,version:"1.1",numbered:!0},r),access:"user",locked:!0,permissions:e?.
permissions??dt,revision:e?.revision,opensWithoutPassword:!1,unrestricted:void 0,...e?ee(e):de(t)}}function ae(t){try{return vt(t)}catch(e){if(e instanceof xt.zU&&
e.code==="unsupported_encryption")return;throw e}}function ee({encrypt:t,version:e,methods:n}){const s=n.streams==="none"?n.embedded:n.streams;if(s==="none")return{
algorithm:void 0,keyBits:void 0};if(s==="AESV3")return{algorithm:"AES-256",keyBits:256};if(e===4)return{algorithm:s==="AESV2"?"AES-128":"RC4-128",keyBits:128};const r=e===
1?40:u(t.get("Length"));return{algorithm:r===40?"RC4-40":"RC4-128",keyBits:r}}function de(t){const e=t.get("CF"),n=t.get("StmF"),s=(0,i.Zm)(e)&&n instanceof i.SX?
e.get(n.text):void 0,r=(0,i.Zm)(s)?s.get("CFM"):void 0;return(0,i.Eo)(r,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,i.Eo)(r,"AESV2")?{algorithm:"AES-128",keyBits:128}:
{algorithm:void 0,keyBits:void 0}}function u(t){return typeof t=="number"&&t%8===0&&t>=40&&t<=128?t:40}}),34400:((J,$,v)=>{v.d($,{F:()=>K,V:()=>_});const a=[7,12,
17,22,5,9,14,20,4,11,16,23,6,10,15,21],i=Int32Array.from({length:64},(A,D)=>Math.floor(Math.abs(Math.sin(D+1))*2**32)|0),K=A=>new _().digest(A);class _{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(D){const{state:S,tail:c}=this;S[0]=1732584193,S[1]=4023233417,S[2]=2562383102,S[3]=271733878;const{length:f}=D,
l=f&-64;for(let w=0;w<l;w+=64)this.compress(D,w);const g=f-l,d=g<56?64:128;for(let w=0;w<g;w++)c[w]=D[l+w];c[g]=128,c.fill(0,g+1,d);for(let w=0,M=f<<3;w<4;w++)c[d-
8+w]=M>>>(w<<3);c[d-4]=f>>>29;for(let w=0;w<d;w+=64)this.compress(c,w);const O=new Uint8Array(16);for(let w=0;w<16;w++)O[w]=S[w>>2]>>>((w&3)<<3);return O}compress(D,S){
const{words:c,state:f}=this;for(let w=0,M=S;w<16;w++,M+=4)c[w]=D[M]|D[M+1]<<8|D[M+2]<<16|D[M+3]<<24;let l=f[0],g=f[1],d=f[2],O=f[3];for(let w=0;w<64;w++){const M=w>>
4;let p,y;M===0?(p=g&d|~g&O,y=w):M===1?(p=O&g|~O&d,y=5*w+1):M===2?(p=g^d^O,y=3*w+5):(p=d^(g|~O),y=7*w);const F=l+p+i[w]+c[y&15]|0,N=a[M<<2|w&3];l=O,O=d,d=g,g=g+
(F<<N|F>>>32-N)|0}f[0]=f[0]+l,f[1]=f[1]+g,f[2]=f[2]+d,f[3]=f[3]+O}}}),78157:((J,$,v)=>{v.d($,{$k:()=>Pt,A4:()=>rt,AF:()=>At,AN:()=>mt,AV:()=>it,AZ:()=>Ut,Ah:()=>C,
Cq:()=>a,Cx:()=>g,D:()=>Nt,Ec:()=>c,G_:()=>i,HF:()=>ht,HV:()=>Z,HY:()=>St,Hh:()=>Jt,Hv:()=>m,IQ:()=>l,JI:()=>Ft,Kl:()=>ct,Li:()=>Et,MV:()=>Lt,N5:()=>w,N9:()=>ft,
OY:()=>at,PZ:()=>$t,WL:()=>j,Wd:()=>Ct,Z4:()=>S,ay:()=>Qt,b9:()=>O,bS:()=>xt,cL:()=>p,d2:()=>K,du:()=>T,em:()=>F,ev:()=>N,fX:()=>M,gq:()=>zt,iH:()=>G,j8:()=>Bt,
kR:()=>_,l0:()=>y,mE:()=>Vt,o1:()=>A,r_:()=>k,rc:()=>E,rg:()=>It,s1:()=>d,sk:()=>Ot,t6:()=>yt,t9:()=>bt,tF:()=>U,tw:()=>tt,u7:()=>D,vz:()=>B,w1:()=>Kt,wb:()=>Wt,
wn:()=>f,wt:()=>b,y_:()=>kt,yh:()=>Yt,yp:()=>jt,yq:()=>lt});const a=0,i=8,K=9,_=10,A=12,D=13,S=32,c=33,f=35,l=37,g=40,d=41,O=43,w=45,M=46,p=47,y=48,F=55,N=57,G=60,
B=62,j=91,k=92,b=93,m=123,E=125,T=126,C=66,U=67,z=68,Z=69,tt=73,rt=76,it=82,at=98,wt=100,ht=101,Lt=102,Tt=106,lt=110,gt=111,At=114,St=115,Yt=116,Jt=117,kt=122,ft=0,
yt=1,Mt=2,Dt=3,ct=new Uint8Array(256);for(const L of[a,K,_,A,D,S])ct[L]=yt;for(const L of"(<>[]/%")ct[L.charCodeAt(0)]=Mt;for(const L of"){}")ct[L.charCodeAt(0)]=
Dt;function mt(L,V,X){for(;V<X;){const q=L[V];if(ct[q]===yt)V++;else if(q===l)V=Nt(L,V,X);else break}return V}function Bt(L,V,X){for(;V<X&&ct[L[V]]===yt;)V++;return V}
function Nt(L,V,X){for(;V<X&&L[V]!==_&&L[V]!==D;)V++;return V}function bt(L,V,X){const q=Ut(L,V,X);return q<0?X:q}function Ut(L,V,X){let q=0;for(;V<X;){const Y=L[V++];
if(Y===k)V++;else if(Y===g)q++;else if(Y===d&&--q===0)return V}return-1}function Pt(L,V,X){for(;V<X;)if(L[V++]===B)return V;return X}function Et(L){return L===void 0?
-1:L>=y&&L<=N?L-y:L>=65&&L<=70?L-55:L>=97&&L<=102?L-87:-1}function Ot(L,V,X){const q=new Uint8Array(X-V+1>>1);let Y=0,et=-1;for(let ut=V;ut<X&&L[ut]!==B;ut++){const vt=Et(
L[ut]);vt<0||(et<0?et=vt:(q[Y++]=et*16+vt,et=-1))}return et>=0&&(q[Y++]=et*16),q.subarray(0,Y)}function Ct(L,V,X){for(;V<X&&ct[L[V]]===ft;)V++;return V}function Kt(L,V,X){
for(let q=0;q<X.length;q++)if(L[V+q]!==X.charCodeAt(q))return!1;return!0}function Wt(L,V,X){return Kt(L,V,X)&&ct[L[V+X.length]??S]!==ft}const jt=L=>L!==void 0&&
L>=y&&L<=N;function Ft(L,V,X){let q=0,Y=V;for(;Y<X&&jt(L[Y]);)q=q*10+(L[Y++]-y);return Y===V?{value:-1,after:Y}:{value:q,after:Y}}function Qt(L,V,X){const q=mt(
L,V,X),Y=Ft(L,q,X);if(Y.value<0||Y.after===X||ct[L[Y.after]]!==yt)return;const et=Ft(L,mt(L,Y.after,X),X);if(et.value<0||et.value>65535)return;const ut=mt(L,et.
after,X);if(dt(L,ut))return{number:Y.value,generation:et.value,start:q,body:ut+3}}const zt=L=>new Uint8Array(L.buffer,L.byteOffset,L.byteLength),Vt=L=>L.length===
1?L[0]:Buffer.concat(L),xt=L=>Buffer.from(L.buffer,L.byteOffset,L.byteLength);function $t(L,V,X,q){let Y=0,et=L[V];for(;et>=y&&et<=N;et=L[++V])Y=Y*10+(et-y);if(Y!==
X||et!==S||(Y=0,et=L[++V],et<y||et>N))return-1;for(;et>=y&&et<=N;et=L[++V])Y=Y*10+(et-y);return Y!==q||et!==S?-1:dt(L,V+1)?V+4:-1}const dt=(L,V)=>L[V]===gt&&L[V+
1]===at&&L[V+2]===Tt,It=(L,V)=>L[V]===ht&&L[V+1]===lt&&L[V+2]===wt&&L[V+3]===gt&&L[V+4]===at&&L[V+5]===Tt}),64580:((J,$,v)=>{v.d($,{F:()=>i});var a=v(45599);function i(A,D=()=>{}){
if(A instanceof a.Z6)return new a.Z6(i(A.dict,D),A.data,A.sealed);const S=_(A),c=[S];let f=1;for(let l=c.pop();l!==void 0;l=c.pop())if(Array.isArray(l)){f+=l.length;
for(const[g,d]of l.entries())l[g]=K(d,c)}else if((0,a.Zm)(l)){f+=l.size;for(const[g,d]of l)l.set(g,K(d,c))}return D(f),S}function K(A,D){const S=_(A);return S!==
A&&D.push(S),S}function _(A){return Array.isArray(A)?[...A]:(0,a.Zm)(A)?new a.Bi(A):A}}),33095:((J,$,v)=>{v.d($,{i:()=>i});var a=v(62760);function i(K,_){const A=new a.
KK(K,D=>_.copy(D,0,D.length));return Object.assign(A.s,{i:0,w:0,z:0}),A}}),79725:((J,$,v)=>{v.d($,{R:()=>A,Z:()=>D});var a=v(78157),i=v(88500);const K=new Int32Array(
0),_=new i.s;class A{at=K;first=0;used=0;open=-1;close=-1;special=!1;scan=_;marksFrom=0;marksTo=0;own;locate(c,f,l){const g=this.own??={at:new Int32Array(64),scan:new i.
s},{scan:d}=g;if(this.at=g.at,this.scan=d,this.first=this.used=this.marksFrom=this.marksTo=0,d.reset(),f=(0,a.AN)(c,f,l),c[f]!==a.iH||c[f+1]!==a.iH)return!1;for(this.
open=f+=2;(f=(0,a.AN)(c,f,l))<l;){const O=c[f];if(O===a.vz)return this.close=f,this.marksTo=d.used,this.special=d.byteRange,c[f+1]===a.vz;if(O!==a.cL)return!1;const w=++f;
for(;f<l&&a.Kl[c[f]]===a.N9;f++)if(c[f]===a.wn)return!1;const M=f;M-w===9&&c[w]===a.Ah&&(0,a.w1)(c,w,"ByteRange")&&(d.byteRange=!0);const p=f=(0,a.AN)(c,f,l);if(c[f]===
a.vz||(f=d.value(c,f,l),f<0))return!1;this.add(w,M,p,f)}return!1}add(c,f,l,g){this.used+4>this.at.length&&(this.at=this.own.at=D(this.at,this.used+4));const{at:d,
used:O}=this;d[O]=c,d[O+1]=f,d[O+2]=l,d[O+3]=g,this.used=O+4}find(c,f){const{at:l,first:g}=this,d=f.length;for(let O=this.used-4;O>=g;O-=4){const w=l[O];if(l[O+
1]-w!==d)continue;let M=0;for(;M<d&&c[w+M]===f.charCodeAt(M);)M++;if(M===d)return O}return-1}}function D(S,c){const f=new Int32Array(Math.max(S.length*2,c));return f.
set(S),f}}),4537:((J,$,v)=>{v.d($,{Q:()=>_});var a=v(62760),i=v(78157);const K=16384;async function _(S,c,f,l,g){const d=(0,i.mE)(S.slice(0,3).map(G=>G.subarray(
0,2))),[O=0,w=0]=d;if((O&15)!==8||(O<<8|w)%31!==0||w&32)return{ending:"damaged",reached:0};const M=Math.max(1024,Math.floor(K/l)),p=new D;let y=0;const F=new a.
EL(G=>{const B=Math.min(G.length,c-y);y+=G.length,p.add(G),B>0&&g(B===G.length?G:G.subarray(0,B))}),N=[];try{let G=2,B=0;for(const j of S)for(let k=0;k<j.length;k+=
M){const b=Math.min(G,j.length-k,M),m=j.subarray(k+b,k+M);G-=b;const E=y;y<c&&B<M?F.push(m):N.length<16&&N.push(m),B=y>E?0:B+m.length;const T=f.step((m.length+y-
E)*l);T&&await T}F.push((0,i.mE)(N).subarray(0,M),!0)}catch(G){return y>=c?{ending:"loose",reached:y}:{ending:G.code===a.YL.UnexpectedEOF?"short":"damaged",reached:y}}
return{ending:y<=c&&A(S,p.value)?"clean":"loose",reached:y}}function A(S,c){let f=new Uint8Array(0);for(let g=S.length-1;g>=0&&f.length<6;g--)f=(0,i.mE)([S[g].subarray(
-6),f]);const l=Buffer.from(f);for(let g=0;g<=2&&l.length>=4+g;g++)if(l.readUInt32BE(l.length-4-g)===c)return!0;return!1}class D{a=1;b=0;add(c){let{a:f,b:l}=this;
for(let g=0;g<c.length;){const d=Math.min(g+2e3,c.length);for(;g<d;)l+=f+=c[g++];f%=65521,l%=65521}this.a=f,this.b=l}get value(){return this.b*65536+this.a}}}),
64680:((J,$,v)=>{v.d($,{k:()=>_,t:()=>A});var a=v(78157);const i=12,K=20;class _{buffer;memory;length=0;constructor(c){this.buffer=Buffer.allocUnsafeSlow(Math.max(
c,256)),this.memory=(0,a.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const c=Buffer.
allocUnsafeSlow(this.length);return c.set(this.bytes),c}clear(){this.length=0}from(c){return this.memory.subarray(c,this.length)}reserve(c){const f=this.length+
c;f>this.memory.length&&this.grow(f)}grow(c){const f=Buffer.allocUnsafeSlow(Math.max(c,Math.ceil(this.memory.length*1.5)));f.set(this.bytes),this.buffer=f,this.
memory=(0,a.gq)(f)}copy(c,f,l){const g=l-f;if(this.reserve(g),g<i){const{memory:d}=this;let O=this.length;for(let w=f;w<l;w++)d[O++]=c[w]}else this.memory.set(new Uint8Array(
c.buffer,c.byteOffset+f,g),this.length);this.length+=g}text(c){const f=c.length;if(this.reserve(f),f<K){const{memory:l}=this;let g=this.length;for(let d=0;d<f;d++)
l[g++]=c.charCodeAt(d)}else this.buffer.write(c,this.length,"latin1");this.length+=f}integer(c){this.reserve(20);const{memory:f}=this,l=D(c);for(let g=this.length+
l-1;g>=this.length;g--){const d=Math.floor(c/10);f[g]=a.l0+(c-d*10),c=d}this.length+=l}byte(c){this.reserve(1),this.memory[this.length++]=c}fill(c,f){this.reserve(
c),f(this.memory,this.length),this.length+=c}}class A{length=0;copy(c,f,l){this.length+=l-f}text(c){this.length+=c.length}integer(c){this.length+=D(c)}byte(){this.
length++}fill(c){this.length+=c}}function D(S){return S<10?1:S<100?2:S<1e3?3:S<1e4?4:S<1e5?5:S<1e6?6:String(S).length}}),45798:((J,$,v)=>{v.d($,{i:()=>F});var a=v(
42973),i=v(78157),K=v(82416),_=v(45599);const A=Symbol("close array"),D=Symbol("close dictionary"),S=Symbol("end"),c=32,f=32,l=32,g=32,d=224,O=224,w=8,M=256,p=65536,
y=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class F{bytes;at;end;nesting;openString;room;closed=-1;constructor(B,j,k,b,m,E=1/0){this.bytes=B,this.at=j,this.end=k,
this.nesting=b,this.openString=m,this.room=E}value(){const B=this.token(0);return typeof B=="symbol"?null:B}token(B){const{bytes:j,end:k}=this;if(this.room-=c,this.
room<0)throw N();const b=(0,i.AN)(j,this.at,k);if(this.at=b,b>=k)return S;const m=j[b];if(m>=i.l0&&m<=i.ev)return this.numberOrReference();switch(m){case i.cL:return this.
name();case i.Cx:return this.string(this.literal());case i.iH:return j[b+1]!==i.iH?this.string(this.hexadecimal()):(this.at+=2,this.dictionary(B+1));case i.WL:return this.
at++,this.array(B+1);case i.wt:return this.at++,A;case i.vz:return this.closed=b,j[b+1]===i.vz?(this.at+=2,D):(this.at++,null);case i.s1:case i.Hv:case i.rc:return this.
at++,null;default:return this.word()}}array(B){this.checkDepth(B),this.room-=g;const j=[];for(;;){j.length===w&&j.every(b=>b instanceof _.oS)&&this.references(j);
const k=this.token(B);if(k===A||k===S)return j;if(k===D)return this.at=this.closed,j;j.push(k)}}references(B){const{bytes:j,end:k}=this;for(let b=M;;b=Math.min(
2*b,p)){const m=(0,i.bS)(j).toString("latin1",this.at,Math.min(this.at+b,k)),E=y.exec(m)?.[0]??"";if(E==="")return;const T=B.length;for(const C of E.split(" 0 R"))
C!==""&&B.push(new _.oS(Number(C),0));if(this.room-=(B.length-T)*(c+f),this.at+=E.length,E.length<m.length>>1)return}}dictionary(B){this.checkDepth(B),this.room-=
O;const j=new _.Bi;let k,b=-1;for(;;){const m=this.at,E=this.token(B);if(E===D||E===S)return b>=0&&(0,_.hi)(j)&&this.keepSealed(j,b),j;if(E===A)continue;const T=E;
if(k===void 0){T instanceof _.SX&&(k=T.text);continue}T!==null&&j.set(k,T),this.openString&&k==="Contents"&&T instanceof _.Mx&&(b=m),k=void 0}}keepSealed(B,j){B.
set("Contents",new F(this.bytes,j,this.end,1).value())}checkDepth(B){if(B>this.nesting)throw(0,a.F)("nesting",`An object of the document is nested deeper than ${this.
nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:B,end:j}=this,k=this.at+1;return this.room-=l,this.at=(0,i.Wd)(B,k,j),new _.
SX((0,K.MQ)(B,k,this.at))}string(B){return this.room-=d,new _.Mx(this.openString?this.openString(B):B)}literal(){const{bytes:B,end:j}=this,k=this.at+1;for(let b=k;b<
j;b++){const m=B[b];if(m===i.s1)return this.at=b+1,B.slice(k,b);if(m===i.Cx||m===i.r_||m===i.u7)break}return this.at=(0,i.t9)(B,this.at,j),(0,K.U1)(B,k,this.at)}hexadecimal(){
const{bytes:B,end:j}=this,k=this.at+1,b=(0,i.$k)(B,k,j);return this.at=b,(0,i.sk)(B,k,b)}numberOrReference(){const{bytes:B,end:j}=this;let k=this.at,b=0;for(;k<
j&&B[k]>=i.l0&&B[k]<=i.ev;)b=b*10+(B[k++]-i.l0);if(k<j&&i.Kl[B[k]]===i.N9)return this.number();this.at=k,k=(0,i.AN)(B,k,j);let m=0;const E=k;for(;k<j&&B[k]>=i.l0&&
B[k]<=i.ev;)m=m*10+(B[k++]-i.l0);return k===E||(k=(0,i.AN)(B,k,j),k>=j||B[k]!==i.AV||k+1<j&&i.Kl[B[k+1]]===i.N9)?b:(this.at=k+1,this.room-=f,b>2147483647?null:new _.
oS(b,Math.min(m,65535)))}number(){const{bytes:B,end:j,at:k}=this;return this.at=(0,i.Wd)(B,k,j),(0,K.kz)(B,k,this.at)}word(){const{bytes:B,at:j,end:k}=this,b=B[j];
return b===i.b9||b===i.N5||b===i.fX?this.number():(0,i.wb)(B,j,"true")||(0,i.wb)(B,j,"false")?(this.at=(0,i.Wd)(B,j,k),b===i.yh):(0,i.w1)(B,j,"endobj")||(0,i.w1)(
B,j,"endstream")?S:(this.at=Math.max((0,i.Wd)(B,j,k),j+1),null)}}const N=()=>(0,a.F)("values","The objects that must be read have too many values for the size o\
f the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),68973:((J,$,v)=>{v.d($,{Uw:()=>l,uM:()=>A});var a=v(
62760),i=v(33095),K=v(4537),_=v(64680);const A=({codec:d,pace:O})=>d??f(O),D=65536,S=16384,c=1e5,f=d=>({async deflate(O,w){if(O.length<=S){const y=(0,a.$)(O,{level:w}),
F=d.step(c+O.length*10);return F&&await F,y}const M=new _.k(Math.max(256,O.length>>2)),p=(0,i.i)({level:w},M);for(let y=0;y<O.length;y+=D){O.length-y>S&&await d.
rest(),p.push(O.subarray(y,y+D),y+D>=O.length);const F=d.step(c+Math.min(O.length,D)*10);F&&await F}return M.bytes},async inflate(O,w){const{bytes:M,ending:p}=await g(
O,w,d);return p==="clean"?M:void 0}});async function l(d,O,w){const{bytes:M,ending:p,reached:y}=await g(d,O,w);return p==="clean"||p==="loose"&&y<O?M:void 0}async function g(d,O,w){
const M=new _.k(Math.min(d.length*4,O));return{...await(0,K.Q)([d],O,w,1,y=>M.copy(y,0,y.length)),bytes:M.bytes}}}),82416:((J,$,v)=>{v.d($,{E3:()=>c,MQ:()=>i,U1:()=>S,
kz:()=>_});var a=v(78157);function i(l,g,d){let O="";for(let w=g;w<d;w++){let M=l[w];if(M===a.wn&&w+2<d){const[p,y]=[(0,a.Li)(l[w+1]),(0,a.Li)(l[w+2])];p>=0&&y>=
0&&(M=p*16+y,w+=2)}O+=String.fromCharCode(M)}return O}const K=15;function _(l,g,d){let O=g;const w=l[O];(w===a.N5||w===a.b9)&&O++;let M=0,p=-1,y=0;for(;O<d;O++){
const N=l[O];if(N>=a.l0&&N<=a.ev)y=y*10+(N-a.l0),M++,p>=0&&p++;else if(N===a.fX&&p<0)p=0;else break}if(O<d||M===0||M>K)return D(l,g,d);const F=p>0?y/A[p]:y;return w===
a.N5?-F:F}const A=Float64Array.from({length:K+1},(l,g)=>10**g);function D(l,g,d){const O=(0,a.bS)(l).toString("latin1",g,d),w=Number(O);if(!Number.isNaN(w)&&/^[+-]?[\d.]/.
test(O))return w;const M=/^[+-]*(\d*\.?\d*)/.exec(O),p=Number(M?.[1]??0)||0;return O.startsWith("-")?-p:p}function S(l,g,d){for(let p=g;p<d;p++){const y=l[p];if(y===
a.s1)return l.subarray(g,p);if(y===a.Cx||y===a.r_||y===a.u7)break}const O=new Uint8Array(d-g);let w=0,M=1;for(let p=g;p<d;p++){let y=l[p];if(y===a.Cx)M++;else if(y===
a.s1){if(--M===0)break}else if(y===a.u7)l[p+1]===a.kR&&p++,y=a.kR;else if(y===a.r_){if(y=l[++p],p>=d)break;if(y>=a.l0&&y<=a.em){let F=y-a.l0;for(let N=0;N<2&&l[p+
1]>=a.l0&&l[p+1]<=a.em;N++)F=F*8+l[++p]-a.l0;y=F&255}else if(y===a.u7){l[p+1]===a.kR&&p++;continue}else{if(y===a.kR)continue;y=f.get(y)??y}}O[w++]=y}return O.subarray(
0,w)}const c=(l,g,d)=>l[g]===a.Cx?S(l,g+1,d):(0,a.sk)(l,g+1,d),f=new Map([[a.yq,a.kR],[a.AF,a.u7],[a.yh,a.d2],[a.OY,a.G_],[a.MV,a.o1]])}),88500:((J,$,v)=>{v.d($,
{A:()=>i,s:()=>N});var a=v(78157);const i=-1,K=2**63,_=1,A=2,D=0,S=1,c=2,f=0,l=1,g=2,d=3,O=4,w=5,M=6,p=7,y=8,F=new Uint8Array(256).fill(g);for(let k=0;k<256;k++)
a.Kl[k]===a.t6&&(F[k]=f);for(let k=a.l0;k<=a.ev;k++)F[k]=l;for(const[k,b]of Object.entries({"/":d,"<":O,">":w,"[":M,"]":p,"(":y,"%":f,")":f,"{":f,"}":f}))F[k.charCodeAt(
0)]=b;class N{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(64);reset(){this.
used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(b,m,E){const T=this.used+E-m;T>
this.marks.length&&this.grow(T),this.marks.set(b.subarray(m,E),this.used),this.used=T}open(b,m,E){if(b>=this.opened.length){const T=new Uint8Array(this.opened.length*
2);T.set(this.opened),this.opened=T}return this.opened[b]=m,E}add(b,m,E){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=b>2147483647?
0:b,this.marks[this.used+1]=m,this.marks[this.used+2]=E,this.used+=3,E}grow(b){const m=new Int32Array(Math.max(this.marks.length*2,b));m.set(this.marks),this.marks=
m}value(b,m,E){let T=0,C=D;for(let U=m;m<E;U=m){const z=b[m++];switch(F[z]){case f:z===a.IQ&&(m=(0,a.D)(b,U,E));continue;case l:{let Z=z-a.l0;for(;F[b[m]]===l;)
Z=Z*10+(b[m++]-a.l0);if(m<E&&a.Kl[b[m]]===a.N9){m=(0,a.Wd)(b,m,E);break}if(Z>=K)return-1;const tt=G(b,m,E);C===c&&this.setLength(Z,U,m,tt),tt>m&&(m=this.add(Z,U,
tt));break}case g:for(;m<E&&a.Kl[b[m]]===a.N9;)m++;if(z===a.HF&&j(b,U,m))return-1;break;case d:for(;m<E&&a.Kl[b[m]]===a.N9;)m++;if(C=this.expectedAfter(b,U,m-U,
T===1&&C===D),T===0)return m;continue;case O:m=b[m]===a.iH?this.open(T++,A,m+1):this.hexString(b,U,E);break;case w:if(b[m]!==a.vz)continue;if(this.opened[--T]!==
A||++m>E)return-1;break;case M:m=this.open(T++,_,m);break;case p:if(this.opened[--T]!==_)return-1;break;case y:m=this.literalString(b,U,E);break}if(T===0)return m>
E?-1:m;C=D}return-1}setLength(b,m,E,T){const C=T>E;this.length=C?-1:b,this.lengthRef=C?b:-1,this.lengthStart=m,this.lengthEnd=T}literalString(b,m,E){const T=(0,a.
AZ)(b,m,E);return T<0?E+1:this.strings?this.add(i,m,T):T}hexString(b,m,E){const T=(0,a.$k)(b,m,E);return this.strings?this.add(i,m,T):T}expectedAfter(b,m,E,T){return E===
10&&b[m+1]===a.Ah&&(0,a.w1)(b,m,"/ByteRange")&&(this.byteRange=!0),T?E===7&&b[m+1]===a.A4&&(0,a.w1)(b,m,"/Length")?c:S:D}}function G(k,b,m){if(k[b]===a.Z4&&k[b+
1]===a.l0&&k[b+3]===a.AV&&k[b+2]===a.Z4&&b+4<=m)return B(k,b+4,m)?b+4:b;const E=(0,a.AN)(k,b,m);let T=E,C=0;for(;T<m&&(0,a.yp)(k[T]);T++)C=C*10+(k[T]-a.l0);if(T===
E||C>=K)return b;const U=(0,a.AN)(k,T,m);return U<m&&k[U]===a.AV&&B(k,U+1,m)?U+1:b}const B=(k,b,m)=>b>=m||a.Kl[k[b]]!==a.N9;function j(k,b,m){return m-b===6&&(0,a.
w1)(k,b,"endo")||m-b===9&&(0,a.w1)(k,b,"ends")}}),45079:((J,$,v)=>{v.d($,{ZV:()=>w,bD:()=>A,dZ:()=>f,pS:()=>l,sd:()=>M,yT:()=>_});var a=v(78157),i=v(45599);const K=8,
_={number:0,generation:0};function A(p,y,F){if(y===null)p.text("null");else if(typeof y=="number")p.text(w(y));else if(typeof y=="boolean")p.text(y?"true":"fals\
e");else if(y instanceof i.SX)f(p,y.text);else if(y instanceof i.oS)p.text(c(y,F));else if(y instanceof i.Mx)l(p,y.bytes,F);else if(Array.isArray(y)){if(p.byte(
a.WL),y.length>=K&&y.every(N=>N instanceof i.oS))p.text(y.map(N=>c(N,F)).join(" "));else for(const[N,G]of y.entries())N>0&&p.byte(a.Z4),A(p,G,F);p.byte(a.wt)}else
y instanceof i.Bi?D(p,y,F):A(p,y.dict,F)}function D(p,y,F){const N=F.security&&y.has("ByteRange")?{...F,security:void 0}:F;p.text("<<");for(const[G,B]of y)f(p,G),
S(B)&&p.byte(a.Z4),A(p,B,G==="Contents"?N:F);p.text(">>")}const S=p=>p===null||typeof p=="number"||typeof p=="boolean"||p instanceof i.oS;function c(p,{renumber:y,
generationOf:F}){const N=y?y(p):p.number;return y&&N===0?"null":`${N} ${F?F(N):y?0:p.generation} R`}function f(p,y){p.byte(a.cL);for(let F=0;F<y.length;F++){const N=y.
charCodeAt(F)&255;N!==a.Cq&&(N>a.Z4&&N<=a.du&&N!==a.wn&&a.Kl[N]===a.N9?p.byte(N):p.text(`#${O(N)}`))}}function l(p,y,{security:F,number:N,generation:G}){if(F){g(
p,F.encryptString(y,N,G));return}let B=0;for(const j of y)(j<a.Z4||j>a.du)&&B++;if(B*3>y.length){g(p,y);return}p.byte(a.Cx);for(const j of y)(j===a.Cx||j===a.s1||
j===a.r_)&&p.byte(a.r_),j===a.u7?p.text("\\r"):p.byte(j);p.byte(a.s1)}function g(p,y){p.byte(a.iH);for(const F of y)p.byte(d.charCodeAt(F>>4)),p.byte(d.charCodeAt(
F&15));p.byte(a.vz)}const d="0123456789abcdef",O=p=>d[p>>4]+d[p&15];function w(p){if(!Number.isFinite(p))return"0";const y=Math.abs(p);if(Number.isInteger(p)&&y<
1e15)return String(p);if(y>=2**63)return`${BigInt(p)}.0`;const F=String(p);return F.includes("e")?p.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):F}function M(p){
const y=[p];for(;y.length>0;){const F=y.pop();if(F instanceof i.Mx)return!0;if(Array.isArray(F))for(const N of F)y.push(N);else if(F instanceof i.Bi)for(const N of F.
values())y.push(N);else F instanceof i.Z6&&y.push(F.dict)}return!1}}),39150:((J,$,v)=>{v.d($,{D:()=>A});var a=v(78157);const i=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
K=/^(true|false|null)$/,_=/#(?![0-9A-Fa-f]{2})|#00/;function A(l,g,d){const O=[],w=()=>{const p=O.at(-1);p?.keys&&(p.value=!1)},M=(0,a.AN)(l,g,d);for(;;){if(g=(0,a.
AN)(l,g,d),g>=d)return!1;const p=O.at(-1),y=l[g];if(y===a.vz||y===a.wt){if(!p||p.keys===void 0!=(y===a.wt)||p.keys&&(p.value||++g>=d||l[g]!==a.vz))return!1;O.pop(),
g++}else if(p?.keys&&!p.value){const F=(0,a.Wd)(l,g+1,d),N=f(l,g,F);if(y!==a.cL||_.test(N)||p.keys.has(N))return!1;p.keys.add(N),p.value=!0,g=F;continue}else if(y===
a.WL||y===a.iH&&l[g+1]===a.iH){O.push(y===a.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),g+=y===a.WL?1:2;continue}else if(g=D(l,g,d),g<0)return!1;if(w(),O.
length===0)return!(0,a.yp)(l[M])||l[g-1]!==a.AV}}function D(l,g,d){switch(l[g]){case a.cL:{const O=(0,a.Wd)(l,g+1,d);return _.test(f(l,g,O))?-1:O}case a.Cx:return(0,a.
AZ)(l,g,d);case a.iH:for(g++;g<d&&l[g]!==a.vz;g++)if(!c(l[g])&&a.Kl[l[g]]!==a.t6)return-1;return g<d?g+1:-1;default:{const O=(0,a.Wd)(l,g,d),w=f(l,g,O);return K.
test(w)?O:i.test(w)?S(l,w,O,d):-1}}}function S(l,g,d,O){if(!/^\d+$/.test(g))return d;const w=(0,a.AN)(l,d,O),M=(0,a.Wd)(l,w,O),p=f(l,w,M),y=(0,a.AN)(l,M,O);return!/^\d+$/.
test(p)||l[y]!==a.AV||a.Kl[l[y+1]??a.Z4]===a.N9?d:Number(g)<=2147483647&&Number(p)<=65535?y+1:-1}const c=l=>l>=a.l0&&l<=a.ev||(l|32)>=97&&(l|32)<=102;function f(l,g,d){
return String.fromCharCode(...l.subarray(g,Math.min(d,g+200)))}}),77581:((J,$,v)=>{v.d($,{SQ:()=>i,g7:()=>_,kt:()=>c,wx:()=>A});var a=v(45599);const i=new Map([
...[728,711,710,729,733,731,730,732].map((f,l)=>[f,24+l]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,
64258,321,338,352,376,381,305,322,339,353,382].map((f,l)=>[f,128+l]),[8364,160]]),K=new Map([...i].map(([f,l])=>[l,f]));function _({bytes:f}){if(f[0]===254&&f[1]===
255)return new TextDecoder("utf-16be").decode(f.subarray(2));if(f[0]===255&&f[1]===254)return new TextDecoder("utf-16le").decode(f.subarray(2));if(f[0]===239&&f[1]===
187&&f[2]===191)return new TextDecoder().decode(f.subarray(3));let l="";for(const g of f)l+=String.fromCharCode(K.get(g)??g);return l}function A(f){const l=new Uint8Array(
f.length);for(let d=0;d<f.length;d++){const O=D(f.charCodeAt(d));if(O===void 0)return new a.Mx(S(f));l[d]=O}const g=l[0]===254&&l[1]===255||l[0]===255&&l[1]===254;
return new a.Mx(g||l[0]===239&&l[1]===187&&l[2]===191?S(f):l)}function D(f){return f>=32&&f<127||f===9||f===10||f===13||f>=161&&f<=255&&f!==173?f:i.get(f)}const S=f=>c(
`\uFEFF${f}`),c=f=>Buffer.from(f,"utf16le").swap16()}),45599:((J,$,v)=>{v.d($,{Bi:()=>A,Eo:()=>l,Mx:()=>i,Px:()=>O,SX:()=>a,UU:()=>d,Z6:()=>D,Zm:()=>S,cy:()=>f,
hi:()=>w,i9:()=>c,jd:()=>g,oS:()=>K,rV:()=>_});class a{text;constructor(p){this.text=p}}class i{bytes;constructor(p){this.bytes=p}}class K{number;generation;constructor(p,y=0){
this.number=p,this.generation=y}}class _ extends K{part;constructor(p,y){super(y,0),this.part=p}}class A extends Map{}class D{dict;data;sealed;constructor(p,y,F){
this.dict=p,this.data=y,this.sealed=F}}const S=M=>M instanceof A,c=M=>M instanceof K,f=M=>Array.isArray(M),l=(M,p)=>M instanceof a&&M.text===p;function g(M){const p=new A;
for(const[y,F]of Object.entries(M))F!==void 0&&p.set(y,F);return p}const d=M=>new a(M),O=M=>new i(Uint8Array.from(Buffer.from(M,"latin1")));function w(M){const p=M.
get("Type");return l(p,"Sig")||l(p,"DocTimeStamp")||M.has("ByteRange")}})};
