"use strict";exports.id=2237,exports.ids=[2237],exports.modules={81272:((ft,q,T)=>{T.d(q,{g:()=>$,q:()=>s});var r=T(42973);function s({stream:D,total:M,documents:L=1},k){const c="\
It may be a decompression bomb; if it is not, save it without compression in another program",g=L===1?"the document":"this document and of those before it";return k>
D?(0,r.F)("streamBytes",`A stream of the document expands to more than ${D} bytes`,c):(0,r.F)("expansion",`The streams of ${g} expand to more than ${M} bytes`,c)}
class ${budget;chunks=[];size=0;consumed=0;constructor(M){this.budget=M}push(M){if(this.size+=M.length,this.size>this.budget.stream||this.size>this.budget.remaining)
throw this.budget.remaining-=this.size,s(this.budget,this.size);this.chunks.push(M)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.
chunks[0];const M=new Uint8Array(this.size);let L=0;for(const k of this.chunks)M.set(k,L),L+=k.length;return M}}}),60623:((ft,q,T)=>{T.d(q,{Kc:()=>L,M_:()=>k,UD:()=>m});
var r=T(62760),s=T(58552),$=T(27059),D=T(78157),M=T(81272);const L=f=>(0,r.$)(f,{level:4,mem:3}),k=f=>(0,r.$)(f,{level:0}),c=16384,g=1<<26;function m(f,A,p){const x=A.
codec?.inflateNow(f,Math.min(A.stream,A.remaining,g));if(x)return A.remaining-=x.length,x;const I=(0,D.j8)(f,0,Math.min(f.length,4)),K=(f[I]&15)===8&&(f[I]<<8|f[I+
1])%31===0;K||(p.found=!0);const st=l(f.subarray(K?I+2:0),A,p);if(st)return st;throw(0,s.O$)("a compressed stream is damaged")}function l(f,A,p){if(A.remaining<=
0)throw(0,M.q)(A,0);const x=new M.g(A);if(f.length<=16*c){const K=(A.scratch??new $.f).bytes;try{const st=(0,r.HM)(f,{out:K});if(st.length<K.length)return x.push(
st.slice()),x.finish()}catch(st){if(st instanceof s.zU)throw st}}if(v(f,x,f.length))return x.finish();p.found=!0;const I=new M.g(A);return v(f,I,Math.floor(x.consumed/
c)*c),I.size===0?void 0:I.finish()}const a=16;function v(f,A,p){const x=new r.EL(K=>{K.length&&A.push(K)}),I=p<f.length;try{for(let K=0;K<f.length;){const st=K<
p?c:a;A.consumed=K,x.push(f.subarray(K,K+st),!I&&K+st>=f.length),K+=st}}catch(K){if(K instanceof s.zU)throw K;return!1}return!0}}),59596:((ft,q,T)=>{T.d(q,{Kc:()=>D.
Kc,TT:()=>U,M_:()=>D.M_,tN:()=>Z});var r=T(58552),s=T(78157);function $(P){let R=P.length+5;for(const G of P)G===s.y_&&(R+=3);const S=new Uint8Array(R);let O=0,
_=0,B=0,W=P[0]===s.iH&&P[1]===s.du?2:0;for(;W<P.length;W++){const G=P[W];if(G===s.du)break;if(s.Kl[G]!==s.t6){if(G===s.y_&&B===0){O+=4;continue}if(!(G<s.Ec||G>s.
Hh)&&(_=_*85+(G-s.Ec),!(++B<5))){for(let tt=24;tt>=0;tt-=8)S[O++]=Math.floor(_/2**tt)&255;_=B=0}}}if(B>1){for(let G=B;G<5;G++)_=_*85+84;for(let G=0;G<B-1;G++)S[O++]=
Math.floor(_/2**(24-8*G))&255}return S.slice(0,O)}var D=T(60623),M=T(81272);const L=256,k=257,c=258,g=4096,m=65536,l=-1;function a(P,R,S,O){const _=new f(S);let B=9,
W=0,G=0;for(let tt=0;tt<P.length;tt++){if(G=(G<<8|P[tt])&16777215,W+=8,W<B)continue;W-=B;const it=G>>W&(1<<B)-1;if(it===k)break;if(it===L)_.clear();else if(!_.put(
it)){O.found=!0;break}B=v(_.next+R)}return _.finish()}function v(P){return P>=2048?12:P>=1024?11:P>=512?10:9}class f{next=c;previous=l;prefix=new Int16Array(g);suffix=new Uint8Array(
g);length=new Uint16Array(g);collector;out=new Uint8Array(m);used=0;constructor(R){this.collector=new M.g(R);for(let S=0;S<L;S++)this.suffix[S]=S,this.length[S]=
1}clear(){this.next=c,this.previous=l}put(R){const{previous:S,next:O,length:_}=this,B=R<O;if(!B&&(S===l||R!==O))return!1;const W=B?_[R]:_[S]+1;this.used+W>m&&this.
flush();const G=this.used,tt=this.write(B?R:S,G);return B||(this.out[G+W-1]=tt),S!==l&&O<g&&this.add(S,tt),this.used=G+W,this.previous=R,!0}write(R,S){const{out:O,
prefix:_,suffix:B}=this;for(let W=S+this.length[R]-1;W>S;W--)O[W]=B[R],R=_[R];return O[S]=B[R]}add(R,S){const{next:O}=this;this.prefix[O]=R,this.suffix[O]=S,this.
length[O]=this.length[R]+1,this.next=O+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(m),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}var A=T(60269),p=T(11032);function x(P,R){let S=0;if(I(P,(B,W,G)=>S+=W+G),S>R.stream||S>
R.remaining)throw(0,M.q)(R,S);R.remaining-=S;const O=new Uint8Array(S);let _=0;return I(P,(B,W,G)=>{for(let tt=0;tt<W;tt++)O[_+tt]=P[B+tt];G>0&&O.fill(P[B],_,_+
G),_+=W+G}),O}function I(P,R){for(let S=0;S<P.length&&P[S]!==128;){const O=P[S++];if(S>=P.length)return;O<128?R(S,Math.min(O+1,P.length-S),0):R(S,0,257-O),S+=O<
128?O+1:1}}const K={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},st=new Set(["FlateDecode","LZWDecode","ASCII\
85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),U=P=>st.has(K[P]??P);function Z(P,R,S,O,_={found:!1}){switch(K[P]??P){case"FlateDecode":return(0,p.T)((0,D.
UD)(R,O,_),S);case"LZWDecode":return(0,p.T)(a(R,(0,A.c)(S,"EarlyChange",1),O,_),S);case"ASCII85Decode":return $(R);case"ASCIIHexDecode":return(0,s.sk)(R,0,R.length);case"\
RunLengthDecode":return x(R,O);case"Crypt":return R;default:throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}}),60269:((ft,q,T)=>{
T.d(q,{c:()=>r});function r(s,$,D){const M=s?.get($);return typeof M=="number"?Math.trunc(M):D}}),14752:((ft,q,T)=>{T.d(q,{X:()=>s,Y:()=>r});function r($,D,M,L,k,c,g){
const m=M+L,l=c-M;if($===1)for(let a=M+g;a<m;a++)D[a]=D[a]+D[a-g];else if($===2)for(let a=M;a<m;a++)D[a]=D[a]+k[a+l];else if($===3)for(let a=M;a<m;a++)D[a]=D[a]+
((a>=M+g?D[a-g]:0)+k[a+l]>>1);else if($===4)for(let a=M;a<m;a++){const v=a<M+g,f=v?0:D[a-g];D[a]=D[a]+s(f,k[a+l],v?0:k[a+l-g])}}function s($,D,M){const L=$+D-M,
[k,c,g]=[Math.abs(L-$),Math.abs(L-D),Math.abs(L-M)];return k<=c&&k<=g?$:c<=g?D:M}}),11032:((ft,q,T)=>{T.d(q,{T:()=>$});var r=T(60269),s=T(14752);function $(l,a){
const v=(0,r.c)(a,"Predictor",1);if(v<=1)return l;const f=m((0,r.c)(a,"Colors",1),1,32),A=m((0,r.c)(a,"BitsPerComponent",8),1,16),p=m((0,r.c)(a,"Columns",1),1,1<<
24),x=Math.ceil(f*A*p/8);return v===2?D(l,x,f,A):g(l,x,Math.ceil(f*A/8))}function D(l,a,v,f){const A=f===8?M:f===16?L:[1,2,4].includes(f)?k:void 0;if(!A)return l;
const p=l.slice();for(let x=0;x<p.length;x+=a)A(p,x,Math.min(x+a,p.length),v,f);return p}function M(l,a,v,f){for(let A=a+f;A<v;A++)l[A]=l[A]+l[A-f]}function L(l,a,v,f){
const A=2*f;for(let p=a+A;p+1<v;p+=2){const x=l[p+1]+l[p+1-A];l[p+1]=x,l[p]=l[p]+l[p-A]+(x>>8)}}function k(l,a,v,f,A){const p=(1<<A)-1,x=new Uint8Array(f);let I=0;
for(let K=a;K<v;K++){const st=l[K];let U=0;for(let Z=8-A;Z>=0;Z-=A){const P=x[I]+(st>>Z)&p;x[I]=P,U|=P<<Z,I=I+1===f?0:I+1}l[K]=U}}const c=64;function g(l,a,v){const f=Math.
ceil(l.length/(a+1)),A=new Uint8Array(l.length-f),p=new Uint8Array(Math.min(a,l.length));let x=0;for(let I=0;I<l.length;I+=a+1){const K=Math.min(a,l.length-I-1);
if(K<c)for(let U=0;U<K;U++)A[x+U]=l[I+1+U];else A.set(l.subarray(I+1,I+1+K),x);const st=I===0;(0,s.Y)(l[I],A,x,K,st?p:A,st?0:x-a,v),x+=K}return A}const m=(l,a,v)=>Math.
min(Math.max(l,a),v)}),54619:((ft,q,T)=>{T.d(q,{HV:()=>r,UT:()=>$,jC:()=>D,tL:()=>s,wg:()=>k});const r=0,s=1,$=2,D=3,M=1e5,L=1e4;class k{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;constructor({
limits:g,memory:m},l){this.sourceLength=l,this.memory=m,this.bound=Math.min(g.objects,Math.max(1e6,l));const a=l<M?64:1024;this.kind=new Uint8Array(a),this.place=
new Int32Array(a),this.detail=new Int32Array(a)}offer(g,m,l,a){g<this.kind.length&&this.kind[g]!==r||this.set(g,m,l,a)}askFor(g){g>0&&g<=this.bound&&(this.kind[g]??
r)===r&&this.unlisted.add(g)}set(g,m,l,a){if(g>this.bound){this.overflowed=!0;return}g>=this.kind.length&&this.grow(g+1),this.kind[g]=m,this.place[g]=l,this.detail[g]=
a,g>=this.size&&(this.size=g+1)}grow(g){const m=Math.min(Math.max(g,this.kind.length*2),this.bound+1),l=Math.max(this.kind.length,this.sourceLength,L);m>l&&this.
memory.takeNumbers(m-l);const[a,v,f]=[new Uint8Array(m),new Int32Array(m),new Int32Array(m)];a.set(this.kind),v.set(this.place),f.set(this.detail),[this.kind,this.
place,this.detail]=[a,v,f]}}}),12237:((ft,q,T)=>{T.d(q,{E:()=>J});var r=T(58552),s=T(78157),$=T(64580),D=T(42973),M=T(52205),L=T(59596),k=T(68973),c=T(45599);function g(i,t,e,n){
const o=i.job.limits.filters,h=(0,M.c3)(i,t.dict.get("Filter")??t.dict.get("F")),w=(0,M.c3)(i,t.dict.get("DecodeParms")??t.dict.get("DP"));if(h.length>o)throw(0,D.
F)("filters",`A stream of the document has ${h.length} filters; at most ${o} are allowed`,"Open it in another PDF program and save it again");let b=i.encoded(t);
for(const[N,H]of h.entries()){const V=i.dict(w[N]);H instanceof c.SX&&(b=(0,L.tN)(H.text,b,V&&(0,M.x$)(i,V),e,n))}return b}async function m(i,t,e){const[n,...o]=(0,M.
c3)(i,t.dict.get("Filter")??t.dict.get("F")),h=(0,M.c3)(i,t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,c.Eo)(n,"FlateDecode")||o.length>0||h.some(b=>b!==
null))return;const w=await(0,k.uM)(i.job).inflate(i.encoded(t),Math.min(e.stream,e.remaining));return w&&(e.remaining-=w.length),w}function l(i,t,e){if((0,M.c3)(
i,t.dict.get("Filter")??t.dict.get("F")).some(h=>h instanceof c.SX&&!(0,L.TT)(h.text)))return;const o={found:!1};try{return{data:g(i,t,e,o),whole:!o.found}}catch(h){
if(h instanceof r.zU&&h.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw h}}var a=T(54619),v=T(45798),f=T(85368),A=T(88500);function p(i,t){
if(!(t instanceof c.Z6))return;const[e,n]=[i.resolve(t.dict.get("N")),i.resolve(t.dict.get("First"))];if(typeof e!="number"||typeof n!="number"||!Number.isInteger(
n)||n<0)return;let o;try{o=i.decoded(t)}catch(H){if(H instanceof r.zU&&H.code==="unreadable_document")return;throw H}const[h,w]=[[],[]];let b=0;for(;h.length<e;){
const H=(0,s.JI)(o,(0,s.AN)(o,b,o.length),o.length),V=(0,s.JI)(o,(0,s.AN)(o,H.after,o.length),o.length);if(H.value<0||H.value>2147483647||V.value<0||n+V.value>o.
length)break;h.push(H.value),w.push(n+V.value),b=V.after}const N=new Int32Array(w.length);for(let H=0;H<N.length;H++)N[H]=w[H+1]??o.length;if((0,s.bS)(o).includes(
"stream")){const H=new A.s;for(const[V,X]of w.entries()){H.reset();const Q=H.value(o,X,N[V]);Q>=0&&(N[V]=Q)}}return{data:o,numbers:new Int32Array(h),starts:new Int32Array(
w),ends:N}}const x=12;class I{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n,table:o}=t;this.counted=new Uint8Array(o.size),this.streams=new f.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new I(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:o,memory:h}=n,w=this.
counted[t]===1,b=this.parser(t,e.bytes,e.start,e.end,w?1/0:h.values),N=b.value();if(w||(h.values=b.room),this.counted[t]=1,this.spend(b.at-e.start),!(N instanceof
c.Bi)||e.bytes!==o)return N;const H=(0,s.AN)(o,b.at,o.length);if(!(0,s.w1)(o,H,"stream"))return N;const{start:V,end:X}=this.streams.data(H,this.lengthOf(N.get("\
Length"))),Q=this.security&&!(0,c.Eo)(N.get("Type"),"XRef");return new c.Z6(N,o.subarray(V,X),Q?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,o,h=this.
document.memory.values){const{document:w,security:b}=this;let N;if(b&&t!==this.encryptNumber&&w.table.kind[t]===a.tL){const H=w.generation(t);N=V=>b.decryptString(
V,t,H)}return new v.i(e,n,o,w.job.limits.nesting,N,h)}lengthOf(t){if(t instanceof c.oS){const e=this.document.place(t.number),n=e&&new v.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:o}=this;if(o.has(t)||n.table.kind[t]!==a.tL)return;o.add(t);const h={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},
w=p(n,this.read(t,h));if(o.delete(t),this.objectStreams.set(t,w),!!w)return this.effort+=w.data.length*n.job.limits.parsing,n.memory.hold(w.data.length+w.numbers.
length*x,this.holder,t),w}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}var K=T(67382),st=T(51271),U=T(83363),Z=T(45657);const P=100;
class R{document;numbers=[];claimed;blank=[];positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new st.L;constructor(t){this.document=
t}async read(){const t=await(0,U.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=
t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.blank=t.blank}copyFrom(t){this.numbers=t.numbers,this.positions=
t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const o of U.i)e[o]!==void 0&&(n[o]=(0,$.F)(e[o]));return n}),this.irregular=
t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){
if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??
0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){
return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){
for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new c.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),
this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new K.B(this.document);for(const n of t){this.
document.exists(n)&&e.keep(n);const o=this.document.job.pace.step(1e3);o&&await o}}async keep(t){const{numbers:e,ancestry:n}=this,o=e.filter((h,w)=>t[w]);if(this.
irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(o);return}this.numbers=o,this.ancestry=n.filter((h,w)=>t[w]),this.
positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),o=new Map,h=this.inherited.map(X=>O(e,X,o)),{nodes:w,parents:b}=this.grow(n),N=w.map(({
ref:X})=>({Parent:X}));for(let X=0;X<n.length;X++){const Q=n[X],nt=this.indexOf(Q),ut=b[X];w[ut].kids.push(new c.oS(Q,e.generation(Q)));const dt=nt<0?S:h[this.ancestry[nt]];
e.patch(Q,N[ut],dt);const ct=e.job.pace.step(600);ct&&await ct}for(const{ref:X,kids:Q,parent:nt,count:ut}of w)e.put(X,new c.Bi([["Type",new c.SX("Pages")],...nt?
[["Parent",nt]]:[],["Kids",Q],["Count",ut]]));const H=w[w.length-1].ref,V=e.catalog.get("Pages");(!(V instanceof c.oS)||V.number!==H.number)&&e.editCatalog().set(
"Pages",H),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new st.L(!1)}grow(t){const{document:e}=this,
n=t.length,o=e.catalog.get("Pages"),h=Q=>this.indexOf(Q)>=0||t.includes(Q),w=o instanceof c.oS&&o.number>0&&!h(o.number)?o:void 0,b=[];let N=[];const H=(Q,nt)=>({
ref:nt&&w?new c.oS(w.number,e.generation(w.number)):e.add(null),kids:[],parent:void 0,count:Q}),V=Math.max(1,Math.ceil(n/P));for(let Q=0;Q<V;Q++)N.push(H(Math.min(
P,n-Q*P),V===1));const X=Array.from({length:n},(Q,nt)=>Math.floor(nt/P));for(;N.length>1;){(0,Z.RZ)(b,N);const Q=Math.ceil(N.length/P),nt=Array.from({length:Q},
()=>H(0,Q===1));for(const[ut,dt]of N.entries()){const ct=nt[Math.floor(ut/P)];dt.parent=ct.ref,ct.kids.push(dt.ref),ct.count+=dt.count}N=nt}return(0,Z.RZ)(b,N),
{nodes:b,parents:X}}}const S={};function O(i,t,e){const{Resources:n}=t;if(!(n instanceof c.Bi))return{...t};const o=e.get(n)??i.add(n);return e.set(n,o),{...t,Resources:o}}
const _=1,B=2,W=3;class G{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new G(0);for(const[e,n]of this.
edited)t.edited.set(e,(0,$.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,_)===B&&
this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,B),this.patched.set(t,e)}remove(t){const e=this.set(t,W);e===_?this.edited.delete(t):e===B&&this.
patched.delete(t)}set(t,e){if(t>=this.kind.length){const o=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));o.set(this.kind),this.kind=o}const n=this.
kind[t];return this.kind[t]=e,this.any=!0,n}}var tt=T(64680),it=T(45079);const pt={},wt=4096,Rt=1<<21,At=`
endobj
`,kt=`>>${At}`,Mt=2147483647;class Gt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new tt.k(256);scan=new A.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,o,h){
(o!==this.entries||h!==this.defaults)&&this.prepare(o,h);const{text:w,defaultTexts:b}=this,{open:N,close:H}=n,V=e<0,X=V?N-2:e;this.reserve(H-X+w.bytes.length+this.
defaultSize);const Q=this.used,nt=this.noted,ut=this.keepOthers(t,X,n);this.put(t,ut,H);let dt=n.special||w.special;for(let ct=0;ct<b.length;ct++){const yt=b[ct],
Ot=n.find(t,yt.key);if(Ot>=0){const Zt=(0,s.AN)(t,n.at[Ot+2],H);if(!(0,s.w1)(t,Zt,"null"))continue;this.used=Q,this.noted=nt;return}dt||=yt.special,this.put(yt.
bytes,0,yt.bytes.length),this.note(yt.marks,0,yt.marks.length,Mt)}return this.put(w.bytes,0,w.bytes.length-(V?At.length:0)),this.note(w.marks,0,w.marks.length,Mt),
{bytes:this.memory,start:Q+N-2-X,end:V?this.used:this.used-At.length,from:V?-1:Q,to:V?-1:this.used-1,references:dt?void 0:this.references,first:nt,last:this.noted}}keepOthers(t,e,{
at:n,first:o,used:h,scan:w,marksFrom:b,marksTo:N}){const{keys:H}=this,{marks:V}=w;let X=b,Q=e;for(let nt=o;nt<h;nt+=4){const ut=n[nt],dt=n[nt+1]-ut;for(let ct=0;ct<
H.length;ct++)if(!(H[ct].length!==dt||!(0,s.w1)(t,ut,H[ct])))for(X=this.note(V,X,N,ut),this.put(t,Q,ut-1),Q=n[nt+3];X<N&&V[X+1]<Q;)X+=3}return this.note(V,X,N,Mt),
Q}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(o=>!(o in t));this.defaultTexts=
n.map(o=>{const h=this.textOf(e,[o]);return{...h,key:o,bytes:h.bytes.subarray(0,-kt.length)}}),this.defaultSize=this.defaultTexts.reduce((o,{bytes:h})=>o+h.length,
0)}textOf(t,e){const{draft:n,scan:o}=this;n.clear(),n.text("<<");for(const b of e){const N=t[b];N!==void 0&&((0,it.dZ)(n,b),n.byte(s.Z4),(0,it.bD)(n,N,it.yT))}n.
text(kt);const h=new Uint8Array(n.bytes);o.reset();const w=o.value(h,0,h.length)!==h.length-At.length;return{bytes:h.subarray(2),marks:o.marks.slice(0,o.used),special:w||
o.byteRange}}note(t,e,n,o){let h=e;for(;h<n&&t[h+1]<o;h+=3)this.refer(t[h]);return h}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(wt,Math.min(this.memory.length*2,Rt),Math.min(this.sourceLength>>4,Rt));this.
memory=(0,s.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Ct(i,t,e){for(const[n,o]of Object.entries(t))o===void 0?i.delete(n):i.set(n,o);for(const[
n,o]of Object.entries(e))o!==void 0&&!i.has(n)&&!(n in t)&&i.set(n,o)}var Dt=T(79725);const Tt=6;class It{index=new Int32Array(0);records=new Int32Array(Tt*16);count=0;at=new Int32Array(
64);used=0;scan=new A.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Dt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:o,
scan:h}=this,w=this.count*Tt;o[w]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),o[w+1]=this.used+=n.used-n.first,o[w+2]=n.open,o[w+3]=n.close,o[w+
4]=h.used,h.append(n.scan.marks,n.marksFrom,n.marksTo),o[w+5]=h.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:o}=this,
h=(n-1)*Tt;return e.at=this.at,e.scan=this.scan,e.first=o[h],e.used=o[h+1],e.open=o[h+2],e.close=o[h+3],e.marksFrom=o[h+4],e.marksTo=o[h+5],e.special=!1,!0}fork(){
const t=new It;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Tt),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*Tt>this.records.length&&(this.records=(0,Dt.Z)(this.records,(this.
count+1)*Tt)),this.used+t>this.at.length&&(this.at=(0,Dt.Z)(this.at,this.used+t))}}class Pt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new It;entries=new Dt.
R;located=-1;patcher;next;constructor(t,e,n,o=e.memory){this.bytes=t,this.job=e,this.memory=o,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new I(this),this.changes=new G(this.next),this.pages=new R(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,$.F)(this.trailer),o=new Pt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return o.reader=this.reader.fork(o),o.next=this.next,o.changes=this.changes.fork(),o.kept=this.kept.fork(),o.walked=this.
walked,o.pages.copyFrom(this.pages),o}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof c.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,s.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof c.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===W)return null;
if(n===_)return this.changes.edited.get(e);const o=this.values.get(e);if(o!==void 0)return o;const h=this.place(e),w=h?this.reader.read(e,h):null;return this.values.
set(e,w),w}resolve(t){for(let e=0;t instanceof c.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof c.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
c.Bi?e:e instanceof c.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new c.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===_)return!0;if(e===W)return!1;const n=this.table.kind[t];return n===a.tL||n===a.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===_||e===B}isEdited(t){return this.changes.
kind[t]===_}patched(t){return this.changes.kind[t]===B?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===_?this.changes.edited.get(
t):this.values.get(t);if(n!==void 0||e===W)return this.resolve(n)instanceof c.Z6;const o=this.place(t);if(o?.bytes!==this.bytes)return!1;const{bytes:h}=this,w=oe(
h,(0,s.AN)(h,o.start,o.end)),b=w>=0?w:this.locateHere(t,o)?this.entries.close+2:-1;return b<0?this.resolve(new c.oS(t))instanceof c.Z6:(0,s.w1)(h,(0,s.AN)(h,b,o.
end),"stream")?!(0,s.bS)(h.subarray(o.start,b)).includes("endobj")||this.resolve(new c.oS(t))instanceof c.Z6:!1}entry(t,e){const n=this.changes.kind[t],o=n===_?
this.changes.edited.get(t):this.values.get(t);if(o!==void 0||n===W)return o instanceof c.Bi?o.get(e):void 0;const h=this.place(t);if(!h)return;const{entries:w}=this;
if(!this.locateHere(t,h))return this.dict(new c.oS(t))?.get(e);const b=w.find(h.bytes,e);return b<0?void 0:this.reader.parser(t,h.bytes,w.at[b+2],w.at[b+3]).value()}patch(t,e,n=pt){
const o=this.place(t),h=this.security&&[...Object.values(e),...Object.values(n)].some(it.sd),w=o&&!h&&this.locateHere(t,o)?this.patchAt(t,o,e,n):void 0;if(!w){const b=this.
edit(t);b instanceof c.Bi&&Ct(b,e,n);return}this.changes.patch(t,w),this.values.delete(t),this.located=-1}patchAt(t,e,n,o){return this.patcher??=new Gt(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,o)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:o},h){return this.recallEntries(t,h)||h.locate(e,n,o)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,M.x$)(this,t.dict)):n}decoded(t){return g(
this,t,this.memory)}async decodedAtEase(t){return await m(this,t,this.memory)??this.decoded(t)}decodedPart(t){return l(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===_||e===W)){if(e===B)return this.changes.patched.get(t);switch(this.table.kind[t]){case a.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case a.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let o=this.table.detail[t];n.numbers[o]!==t&&(o=n.numbers.indexOf(
t));const h=n.starts[o];return h===void 0?void 0:{bytes:n.data,start:h,end:n.ends[o]}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==W&&
this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===a.tL?
this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new It}release(t){
this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)
return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function oe(i,t){if(i[t]!==s.iH||i[t+1]!==s.iH)return-1;for(t+=2;t<i.length;t++){
const e=i[t];if(e===s.vz)return i[t+1]===s.vz?t+2:-1;if(e===s.iH||e===s.Cx||e===s.IQ)return-1}return-1}const ae=5e5,Bt=2e3;async function St(i,t){const e=new Nt(
i),[n,o,h]=[[],[],[]];for(let b=0;b<t.count;b++){await e.ofContent(i.entry(t.number(b),"Contents"))&&n.push(b+1);const{fonts:N,images:H}=await e.ofResources(t.attribute(
b,"Resources"));N&&o.push(b+1),H&&h.push(b+1);const V=i.job.pace.step(Bt);V&&await V}const w=t.blank.map(b=>t.indexOf(b)+1).filter(b=>b>0);return{count:t.count,
claimed:t.claimed,lost:w,withoutContent:n,withoutFonts:o,withoutImages:h}}const Xt={fonts:!1,images:!1};class Nt{document;looks=0;known=new Map;constructor(t){this.
document=t}async ofContent(t){if(t==null)return!1;let e=!1;return await this.lookAt(this.document.array(t)??[t],n=>{e||=this.isLost(n)||typeof n=="number"}),e}async ofResources(t,e=0){
const{document:n}=this;if(t instanceof c.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof c.Bi)||e>n.job.limits.formDepth)return Xt;
let[o,h]=[!1,!1];return await this.lookAt(this.valuesOf(t.get("Font")),w=>{o||=this.isFontLost(w)}),await this.lookAt(this.valuesOf(t.get("XObject")),async w=>{
if(h||=this.isLost(w),!(w instanceof c.oS))return;const b=await this.once(w.number,()=>this.ofForm(n.get(w),e+1));o||=b.fonts,h||=b.images}),{fonts:o,images:h}}async ofForm(t,e){
return t instanceof c.Z6?this.ofResources(t.dict.get("Resources"),e):Xt}valuesOf(t){return this.document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){
if(++this.looks>ae)return;await e(n);const o=this.document.job.pace.step(Bt);o&&await o}}async once(t,e){const n=this.known.get(t);if(n)return n;this.known.set(
t,Xt);const o=await e();return this.known.set(t,o),o}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const n=e.dict(t),o=e.array(n?.get("Descend\
antFonts"))?.slice(0,1)??[];if(o.some(b=>this.isLost(b)))return!0;const h=(e.dict(o[0])??n)?.get("FontDescriptor");return this.isLost(h)?!0:["FontFile","FontFil\
e2","FontFile3"].map(b=>e.dict(h)?.get(b)).some(b=>this.isLost(b))}isLost(t){return t instanceof c.oS&&this.document.resolve(t)===null}}async function Et(i,t){const{
table:e}=i,n=[];for(let b=1;b<e.size;b++){(e.kind[b]===a.tL||e.kind[b]===a.UT)&&(0,c.Eo)(i.entry(b,"Type"),"Page")&&n.push(b);const N=i.job.pace.step(1e3);N&&await N}
if(n.length===0)throw(0,r.O$)("it has no pages");const o=n.map(b=>new c.oS(b,i.generation(b))),h=i.add(new c.Bi([["Type",new c.SX("Pages")],["Kids",o],["Count",
o.length]])),w=i.edit(i.catalogNumber);if(!(w instanceof c.Bi))throw(0,r.O$)("it has no catalog");if(w.set("Pages",h),await t.read(),t.count===0)throw(0,r.O$)("\
it has no pages");await t.rebuild(t.numbers)}var _t=T(37628),vt=T(22480);const ee=512,ce=1<<22,Ut=65536;class ne{bytes;pace;onTrailer;buffer;scan=new A.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=o=>o){
this.bytes=t,this.pace=e,this.onTrailer=n,this.buffer=(0,s.bS)(t),this.streams=new _t.k(t,"stream",o=>ue(t,o)),this.objectEnds=new _t.k(t,"endobj"),this.streamEnds=
new _t.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=jt(e,t),t>=n)return;const o=(0,s.
yp)(e[t])?(0,s.ay)(e,t,n):void 0;if(o&&zt(o.number))return o;const h=Wt(e,t);if(h==="trailer"){const w=this.valueEnd(t+7,Math.min(n,t+Ut));if(w<0)return this.search(
t);this.readTrailer(t+7),t=w}else if(h){t=fe(e,t+h.length);const w=(0,s.w1)(e,t,"obj")?Qt(e,t):void 0;if(w)return w}else return this.search(t)}}async search(t){
const{bytes:e,buffer:n,pace:o}=this;let h;for(let b=t;!h;){const N=n.indexOf("obj",b);if(N<0)break;h=Qt(e,N);const H=o.step(N-b+200);H&&await H,b=N+3}const w=n.
subarray(0,h?.start??e.length);for(let b=w.indexOf("trailer",t);b>=0;b=w.indexOf("trailer",b+7))this.readTrailer(b+7);return h}readTrailer(t){t>=this.trailersRead&&
(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:n}=this,o=e.length,h=this.soundEnd(t);if(h<0)return this.malformed(t);const w=(0,s.
AN)(e,h,o);return e[h-1]!==s.vz||!(0,s.w1)(e,w,"stream")?{at:h,dictionaryEnd:-1,isCut:!1}:this.stream(w,n.length,h)}soundEnd(t){const{bytes:e}=this,n=e.length,o=(0,s.
AN)(e,t,n);if((0,s.rg)(e,o))return o;const h=this.objectEnds.next(o),w=this.valueEnd(o,h<0?n:h);if(w>=0&&Jt(e,w))return w;if(h<0||this.farAllowance<=0)return-1;
const b=Math.min(n,o+ce),N=this.walk(o,b);return N>=0&&Jt(e,N)?N:(this.farAllowance-=b-o,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(ee,this.allowance)),o=this.
walk(t,n);return o<0&&(this.allowance-=n-t),o}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.
next(t),o=this.objectEnds.next(t),h={at:t,dictionaryEnd:-1,isCut:o<0};if(n<0||o>=0&&o<n)return h;const w=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.
test(w))return h;const b=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(w);return this.stream(n,b?Number(b[1]):-1,n)}stream(t,e,n){const o=(0,vt.n)(this.bytes,t);if(e>=
0&&(0,vt.V)(this.bytes,o+e))return{at:o+e,dictionaryEnd:n,isCut:!1};const h=this.streamEnds.next(o);return{at:h<0?o:h,dictionaryEnd:n,isCut:!1}}}async function Yt(i,t,e){
return jt(i,t)>=i.length?!1:await new ne(i,e).next(t)!==void 0}function jt(i,t){const e=i.length;for(;t<e;)if(s.Kl[i[t]]===s.t6)t++;else{if(i[t]!==s.IQ)break;(0,s.
w1)(i,t,"%%EOF")?t+=5:t=(0,s.D)(i,t,e)}return t}const Kt=["endobj","endstream","xref","startxref","trailer"];function Wt(i,t){return Kt.find(e=>(0,s.w1)(i,t,e))}
function fe(i,t){const{length:e}=i;for(;t<e;t++){const n=i[t];if(!((0,s.yp)(n)||n===s.Z4||n===s.kR||n===s.u7||n===s.yq||n===s.MV))break}return t}function Jt(i,t){
const e=(0,s.AN)(i,t,i.length);return e>=i.length||(0,s.rg)(i,e)||(0,s.w1)(i,e,"stream")?!0:(0,s.yp)(i[e])?(0,s.ay)(i,e,i.length)!==void 0:Wt(i,e)!==void 0}const zt=i=>i>
0&&i<=2147483647;function ue(i,t){let e=t+6;for(;i[e]===s.Z4;)e++;if(i[e]!==s.kR&&i[e]!==s.u7)return!1;let n=t-1;for(;n>0&&s.Kl[i[n]]===s.t6;)n--;return i[n]===
s.vz&&i[n-1]===s.vz}function Qt(i,t){let e=t-1;const n=()=>{const b=e;for(;e>=0&&(0,s.yp)(i[e]);)e--;return b-e>0&&b-e<=10?(0,s.JI)(i,e+1,b+1).value:-1},o=()=>{
const b=e;for(;e>=0&&s.Kl[i[e]]===s.t6;)e--;return e<b};o();const h=n();if(h<0||h>65535||!o())return;const w=n();return zt(w)?{number:w,generation:h,start:e+1,body:t+
3}:void 0}const se=new Set(["Root","Info","ID","Encrypt"]);async function Vt(i,t){const{limits:e,pace:n}=t,o=new a.wg(t,i.length),h=new c.Bi;let w=!1;const b=H=>{
for(const[V,X]of H)se.has(V)&&h.set(V,X)},N=new ne(i,n,H=>{const V=new v.i(i,H,Math.min(i.length,H+65536),e.nesting),X=V.value();return(0,c.Zm)(X)&&b(X),V.at});
for(let H=0;;){const V=await N.next(H);if(!V)break;const{number:X,body:Q}=V,nt=N.object(V),ut=X<o.size&&o.kind[X]===a.tL;if((!nt.isCut||!ut)&&o.set(X,a.tL,V.start,
V.generation),nt.dictionaryEnd>=0&&(0,s.bS)(i.subarray(Q,nt.dictionaryEnd)).includes("XRef")){const ct=new v.i(i,Q,nt.dictionaryEnd,e.nesting).value();(0,c.Zm)(
ct)&&(0,c.Eo)(ct.get("Type"),"XRef")&&(w=!0,ct.has("Root")&&b(ct))}const dt=n.step(nt.at-H+200);dt&&await dt,H=nt.at}if(o.overflowed&&i.length>8*e.objects)throw(0,D.
F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(o.
size===0)throw(0,r.O$)("no PDF objects were found in the file");return{table:o,trailer:h,streams:w,damaged:!0}}var Lt=T(59277);function qt(i,t){if(i.length===0)
throw Ft();if(i.length>t.inputBytes)throw z(i.length,t.inputBytes);const e=(0,s.bS)(i.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,s.bS)(i).indexOf(" obj")<0)throw Y(
i);return e}function Ft(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function z(i,t){return(0,D.F)("inputBytes",`The document has ${i} bytes; at most ${t} are allowed`,"Split it w\
ith another program first")}function Y(i){const t=(0,Lt.y)(i);if(t===void 0)return(0,r.O$)("the file is not a PDF document");const e=`is ${t}, not a PDF documen\
t`;return(0,r.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"\
Give a PDF document"}})}async function rt(i){const{table:t}=i,{pace:e}=i.job,n=[];for(let h=1;h<t.size;h++){t.kind[h]===a.tL&&(0,c.Eo)(i.entry(h,"Type"),"ObjStm")&&
n.push({number:h,at:t.place[h]});const w=e.step(1e3);w&&await w}n.sort((h,w)=>h.at-w.at);const o=new Set(n.map(({number:h})=>h));for(const{number:h,at:w}of n)await at(
i,h,b=>!(t.kind[b]===a.tL&&t.place[b]>w)&&!o.has(b))}async function ht(i,t){const{table:e}=i;for(const n of t)(0,c.Eo)(i.entry(n,"Type"),"ObjStm")&&await at(i,n,
o=>(e.kind[o]??a.HV)===a.HV)}async function at(i,t,e){const{job:n,table:o}=i,h=i.objectStream(t),w=n.pace.step((h?.data.length??0)+1e3);w&&await w;for(const[b,N]of h?.
numbers.entries()??[])N>0&&e(N)&&o.set(N,a.UT,t,b)}async function lt(i){if(i.dict(i.trailer.get("Root"))?.has("Pages"))return;let t=-1;for(let e=i.table.size-1;e>
0;e--){if(i.table.kind[e]===a.HV||i.table.kind[e]===a.jC)continue;const n=i.job.pace.step(1e3);n&&await n;const o=i.entry(e,"Type");if((0,c.Eo)(o,"Catalog"))return bt(
i,e);o===void 0&&t<0&&Ht(i,e)&&(t=e)}if(t>0)return bt(i,t);if(!(i.get(i.catalogNumber)instanceof c.Bi)){const e=new c.Bi([["Type",new c.SX("Catalog")]]);i.trailer.
set("Root",i.add(e))}}function bt(i,t){i.trailer.set("Root",new c.oS(t,i.generation(t)))}function Ht(i,t){const e=i.entry(t,"Pages");return e instanceof c.oS&&i.
array(i.dict(e)?.get("Kids"))!==void 0}async function he(i,t,e,n){if(e.size===0||!await pe(i,t,n))return[];const o=await we(i,n),h=[];for(let w=1;w<(o?.size??0);w++){
if(o.kind[w]!==a.tL||le(t,w))continue;const b=(0,s.ay)(i,o.place[w],i.length);b?.number===w&&h.push(b)}return h.some(w=>e.has(w.number)||ye(i,w))?h:[]}const le=(i,t)=>(i.
kind[t]??a.HV)!==a.HV;async function pe(i,t,{pace:e}){const n=(0,s.bS)(i);for(let o=0;;){const h=n.indexOf("obj",o);if(h<0)return!1;const w=Qt(i,h);if(w&&!le(t,
w.number))return!0;const b=e.step(h-o+200);b&&await b,o=h+3}}async function we(i,t){try{return(await Vt(i,t)).table}catch(e){if(e instanceof r.zU&&e.code==="unr\
eadable_document")return;throw e}}function ye(i,{body:t}){const e=i.subarray(0,Math.min(i.length,t+Se)),n=new v.i(e,t,e.length,8).value();return(0,c.Zm)(n)&&(0,c.
Eo)(n.get("Type"),"ObjStm")}const Se=1024,re=1024;async function Ee(i,t,e){const{table:n}=t,o=new Int32Array(n.size),h=[];let w=t.damaged;for(let b=0;b<n.size;b+=
re){$t(i,n,o,b,Math.min(b+re,n.size),h)&&(w=!0);const N=e.pace.step(re*20);N&&await N}h.length>0&&(w=!0,ie(i,n,o,h,(await Vt(i,e)).table));for(let b=0;b<n.size;b++)
n.kind[b]===a.UT&&n.kind[n.place[b]]!==a.tL&&n.set(b,a.jC,0,0);return{...t,damaged:w,bodies:o,isMended:h.length>0}}function be({table:i,trailer:t}){const e=t.get(
"Root");return e instanceof c.oS?i.kind[e.number]===a.tL||i.kind[e.number]===a.UT:!1}function $t(i,t,e,n,o,h){let w=!1;for(let b=n;b<o;b++){if(t.kind[b]!==a.tL)
continue;const N=(0,s.PZ)(i,t.place[b],b,t.detail[b]);if(N>=0){e[b]=N,t.detail[b]===65535&&(w=!0);continue}const H=(0,s.ay)(i,t.place[b],i.length);H?.number===b?
(e[b]=H.body,t.place[b]=H.start,t.detail[b]=H.generation):b>0?h.push(b):t.set(0,a.jC,0,0)}return w}function ie(i,t,e,n,o){for(const h of n){const b=h<o.size&&o.
kind[h]===a.tL?(0,s.ay)(i,o.place[h],i.length):void 0;b?.number===h?(t.set(h,a.tL,b.start,b.generation),e[h]=b.body):t.set(h,a.jC,0,0)}}var de=T(11032),ge=T(39150);
const Oe=new Set(["Root","Encrypt","ID"]),Me=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function me(i,t){const e=(0,s.
bS)(i).lastIndexOf("startxref");if(e<0)return;const{value:n,after:o}=(0,s.JI)(i,(0,s.AN)(i,e+9,i.length),i.length);if(n<0||await Yt(i,o,t.pace))return;const h=new ve(
i,t),{table:w}=h,b=new c.Bi;let N=!1,H=!1;const V=new Set;for(let X=n;typeof X=="number"&&!V.has(X);){V.add(X);const Q=X>=0&&X<i.length?await h.section(X):void 0;
if(!Q||w.overflowed)return;N||=Q.stream,H||=!Q.wellFormed;for(const[nt,ut]of Q.trailer)(V.size===1?!Me.has(nt):Oe.has(nt)&&!b.has(nt))&&b.set(nt,ut);X=Q.trailer.
get("Prev")||void 0}return{table:w,trailer:b,streams:N,damaged:H}}const te=8192;class ve{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=
new a.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,s.AN)(e,t,e.length),(0,s.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
const{bytes:e,job:n,table:o}=this,h=e.length,w=[];for(;t=(0,s.AN)(e,t,h),!(0,s.w1)(e,t,"trailer");){const V=(0,s.JI)(e,t,h),X=(0,s.JI)(e,(0,s.AN)(e,V.after,h),h);
if(V.value<0||X.value<0)return;const Q={at:(0,s.AN)(e,X.after,h),first:V.value,row:0};for(let nt=0;Q.row===nt&&nt<X.value;){if(nt=Math.min(nt+te,X.value),!Re(e,
Q,nt,o,w))return;const ut=n.pace.step(te*20);ut&&await ut}if(Q.row<X.value)return;t=Q.at}const b=new v.i(e,t+7,h,n.limits.nesting),N=b.value();if(this.spent+=b.
at-t,!(0,c.Zm)(N)||this.spent>h)return;const H=N.get("XRefStm");typeof H=="number"&&H>0&&H<h&&await this.readStream(H);for(const V of w)o.offer(V,a.jC,0,0);return{
trailer:N,stream:!1,wellFormed:Number.isInteger(N.get("Size"))&&(0,ge.D)(e,t+7,h)}}async readStream(t){const{bytes:e,job:n,table:o}=this,h=(0,s.ay)(e,t,e.length);
if(!h)return;const w=await u(e,h.body,n);if(!w)return;this.spent+=w.parsed;const{trailer:b,rows:N}=w,H=C(b.get("W")),[V=0,X=0,Q=0]=H,nt=V+X+Q;if(H.length<3||nt<
1||H.some(yt=>yt<0||yt>8)||this.spent>e.length)return;const ut=b.get("Size"),dt=C(b.get("Index"));dt.length<2&&dt.splice(0,dt.length,0,typeof ut=="number"?ut:Math.
floor(N.length/nt));let ct=0;for(let yt=0;yt+1<dt.length;yt+=2)for(let Ot=0;Ot<dt[yt+1]&&ct+nt<=N.length;Ot++,ct+=nt){const Zt=dt[yt]+Ot;if(Zt<0)continue;const _e=V===
0?1:E(N,ct,V),Fe=E(N,ct+V,X),Ce=E(N,ct+V+X,Q);if(_e===1&&Fe>0?o.offer(Zt,a.tL,Math.min(Fe,e.length),Math.min(Ce,65535)):_e===2?o.offer(Zt,a.UT,Math.min(Fe,n.limits.
objects),Math.min(Ce,n.limits.objects)):_e<2&&o.offer(Zt,a.jC,0,0),Ot%te===te-1){const De=n.pace.step(te*20);De&&await De}}return{trailer:b,stream:!0,wellFormed:(0,ge.
D)(e,h.body,e.length)}}}function Re(i,t,e,n,o){for(;t.row<e&&((t.row>0||t.first!==1)&&ke(i,t,e,n,o),t.row!==e);){const h=Te(i,t,n,o);if(h!=="row")return h==="en\
d"}return!0}function ke(i,t,e,n,o){const{length:h}=i;let{at:w,row:b}=t;for(;b<e&&w+20<=h;b++,w+=20){const N=i[w+17],H=i[w+18],V=i[w+19];if(i[w+10]!==s.Z4||i[w+16]!==
s.Z4||N!==s.yq&&N!==s.MV||H!==s.Z4&&H!==s.u7||V!==s.kR&&V!==s.u7||i[w]<s.l0||i[w]>s.ev||i[w+9]<s.l0||i[w+9]>s.ev)break;const X=((((((i[w+2]*10+i[w+3])*10+i[w+4])*
10+i[w+5])*10+i[w+6])*10+i[w+7])*10+i[w+8])*10+i[w+9]-s.l0*11111111,Q=(i[w]*10+i[w+1]-s.l0*11)*1e8+X;if(N===s.MV||Q===0){o.push(t.first+b);continue}const nt=(((i[w+
11]*10+i[w+12])*10+i[w+13])*10+i[w+14])*10+i[w+15]-s.l0*11111,ut=Q>0&&Q<h?Q:h;n.offer(t.first+b,a.tL,ut,Math.max(0,Math.min(nt,65535)))}t.at=w,t.row=b}function Te(i,t,e,n){
const o=i.length,h=(0,s.AN)(i,t.at,o);t.at=h;const w=(0,s.JI)(i,h,o);if(w.value<0)return"end";let b=xe(i,w.after);const N=(0,s.JI)(i,b,o);if(N.value<0)return"da\
maged";b=xe(i,N.after);const H=i[b];if(H!==s.yq&&H!==s.MV)return"damaged";const{row:V}=t;V===0&&t.first===1&&H===s.MV&&w.value===0&&N.value===65535&&(t.first=0);
const X=t.first+V;return H===s.yq&&w.value>0?e.offer(X,a.tL,Math.min(w.value,o),Math.min(N.value,65535)):n.push(X),t.at=(0,s.j8)(i,b+1,o),t.row=V+1,"row"}function xe(i,t){
for(;i[t]===s.Z4||i[t]===s.d2;)t++;return t}async function u(i,t,e){const{limits:n}=e,o=new v.i(i,t,i.length,n.nesting),h=o.value();if(!(0,c.Zm)(h))return;const w=h.
get("Type");if(!(w instanceof c.SX)||w.text!=="XRef")return;const b=(0,s.AN)(i,o.at,i.length);if(!(0,s.w1)(i,b,"stream"))return;const N=(0,vt.n)(i,b),H=h.get("L\
ength"),V=typeof H=="number"?N+H:-1,X=V>=N&&V<=i.length&&(0,vt.V)(i,V)?V:(0,s.bS)(i).indexOf("endstream",N);try{const Q=i.subarray(N,X<0?i.length:X);let nt=Q;const ut=F(
h.get("Filter")),dt=F(h.get("DecodeParms")??null);for(const[ct,yt]of ut.slice(0,n.filters).entries()){const Ot=dt[ct];yt instanceof c.SX&&(nt=await y(yt.text,nt,
(0,c.Zm)(Ot)?Ot:void 0,e))}return{trailer:h,rows:nt,parsed:o.at-t+Q.length}}catch(Q){if(Q instanceof r.zU&&Q.code==="limit_exceeded")throw Q;return}}const d=65536;
async function y(i,t,e,n){const{memory:o}=n;if(i==="FlateDecode"&&t.length>d){const h=await(0,k.uM)(n).inflate(t,Math.min(o.stream,o.remaining));if(h)return o.remaining-=
h.length,(0,de.T)(h,e)}return(0,L.tN)(i,t,e,o)}function E(i,t,e){let n=0;for(let o=0;o<e;o++)n=n*256+i[t+o];return n}const F=i=>i==null?[]:Array.isArray(i)?i:[i],
C=i=>F(i).map(t=>typeof t=="number"?Math.trunc(t):-1);var j=T(75162);async function J(i,t,e={}){const{limits:n,memory:o}=t,h=(0,s.gq)(i),w=qt(h,n);o.admit(h.length);
const b=w>0?[h.subarray(w),h]:[h];for(const N of b){const H=await me(N,t);if(!H?.trailer.has("Root"))continue;const V=await Ee(N,{...H,damaged:H.damaged||w<0},t);
if(!be(V))continue;const X=new Pt(N,t,V);xt(X,e);const Q=await mt(X);if(!Q&&X.security?.locked!==!0)continue;if(!Q)return X;const nt=new Set([...V.table.unlisted,
...t.asked?.of(i)??[]]),ut=await et(X,V,nt,e),dt=ut??X,{table:ct}=V;t.asked?.watch(i,{asked:ct.unlisted,hasAsked:async()=>(await he(N,ct,ct.unlisted,t)).length>
0});const{count:yt,claimed:Ot,blank:Zt}=dt.pages;return(V.isMended||ut||yt!==Ot||Zt.length>0)&&await gt(dt),dt}return ot(h,t,e)}async function et({bytes:i,job:t},e,n,o){
const{table:h}=e,w=await he(i,h,n,t);if(w.length===0)return;for(const{number:V,start:X,generation:Q}of w)h.set(V,a.tL,X,Q);const b=new Int32Array(h.size);b.set(
e.bodies.subarray(0,h.size));for(const{number:V,body:X}of w)b[V]=X;const N=new Pt(i,t,{...e,damaged:!0,bodies:b});return xt(N,o),await ht(N,w.map(({number:V})=>V)),
N.tableChanged(),[...n].some(V=>le(h,V))&&await mt(N)?N:void 0}async function ot(i,t,e){const n=new Pt(i,t,await Ee(i,await Vt(i,t),t));return xt(n,e),await rt(
n),n.tableChanged(),await lt(n),xt(n,e),!await mt(n)&&n.security?.locked!==!0&&await Et(n,n.pages),await gt(n),n}async function gt(i){const{job:t,pages:e}=i;t.onRepaired&&
t.onRepaired(await St(i,e))}async function mt(i){return i.get(i.catalogNumber)instanceof c.Bi?(await i.pages.read(),i.pages.count>0):!1}function xt(i,{password:t,
evenIfLocked:e=!1}){const n=i.trailer.get("Encrypt");if(i.security||n===void 0)return;const o=i.resolve(n);if(!(o instanceof c.Bi))throw(0,r.O$)("its encryption\
 dictionary is missing");const h=(0,M.WW)(i,i.trailer.get("ID")??null,1);h!==null&&i.trailer.set("ID",h);const w=Array.isArray(h)?h[0]:void 0,b=new Uint8Array,N=(0,M.
WW)(i,o,8),H=()=>(0,j.VH)(N,w instanceof c.Mx?[w.bytes,b]:[b],t),V=e?Ae(H,()=>(0,j.vK)(N)):H();i.unlock(V,n instanceof c.oS?n.number:-1)}function Ae(i,t){try{return i()}catch(e){
if(!(e instanceof r.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((ft,q,T)=>{T.d(q,{$:()=>D,B:()=>M});var r=T(
54619),s=T(78157),$=T(45599);function D(L,k,c,g){if(!(0,s.yp)(k[c]))return!0;const{value:m}=(0,s.JI)(k,c,g);return L.table.kind[m]!==r.tL?!0:L.bytes[(0,s.AN)(L.
bytes,L.bodies[m],L.bytes.length)]!==s.iH}class M{document;arrays=new Map;constructor(k){this.document=k}keep(k){const{document:c}=this,g=c.entry(k,"Contents");
if(g===void 0||this.isStreamRef(g))return;const m=(0,$.i9)(g)?this.leftOfObject(g):this.leftOf(g);m!==g&&c.patch(k,{Contents:m})}leftOfObject(k){const{arrays:c,
document:g}=this;if(!c.has(k.number)){const m=g.array(k),l=m&&this.leftOf(m);c.set(k.number,l===void 0?void 0:l===m?k:g.add(l))}return c.get(k.number)}leftOf(k){
if(!Array.isArray(k))return;const c=k.filter(g=>this.isStreamRef(g));return c.length<k.length?c:k}isStreamRef(k){return(0,$.i9)(k)&&this.document.isStream(k.number)}}}),
51271:((ft,q,T)=>{T.d(q,{L:()=>s});var r=T(45599);class s{sound;numbers=[];parents=[];homes=[];known;constructor(M=!0){this.sound=M}node(M,L){return M<0&&(this.
sound=!1),this.parents.push(L),this.numbers.push(M)-1}has(M){return(this.known??=new Set(this.numbers)).has(M)}page(M,L){(M<0||this.numbers[M]!==L)&&(this.sound=
!1),this.homes.push(M)}fork(){const M=new s(this.sound);return M.numbers=this.numbers,M.parents=this.parents,M.homes=this.homes,M}async drop(M,L,k){if(!this.sound)
return!1;const{numbers:c,parents:g,homes:m}=this,l=new Int32Array(c.length),a=new Uint8Array(c.length),v=new Set;for(let f=0;f<L.length;f++)k[f]?l[m[f]]++:(a[m[f]]=
1,v.add(L[f]));for(let f=c.length-1;f>0;f--){const A=g[f];l[A]+=l[f],a[f]&&l[f]===0&&v.add(c[f]),a[A]|=a[f]}for(let f=0;f<c.length;f++){if(!a[f]||l[f]===0)continue;
const A=M.edit(c[f]),p=A instanceof r.Bi?M.array(A.get("Kids"))??[]:[];A instanceof r.Bi&&A.set("Kids",p.filter(I=>!$(I,v))).set("Count",l[f]);const x=M.job.pace.
step(p.length*50);x&&await x}return this.homes=m.filter((f,A)=>k[A]),!0}}const $=(D,M)=>(0,r.i9)(D)&&M.has(D.number)}),83363:((ft,q,T)=>{T.d(q,{i:()=>A,S:()=>p});
var r=T(98446),s=T(42973),$=T(79725),D=T(45599),M=T(78157),L=T(67382);function k(S,O,_){_.parent=-1,_.lists=!1;const B=S.place(O),{entries:W}=_;if(B&&S.locate(O,
B,W)&&W.find(B.bytes,"Kids")<0){if(W.used===W.first)return"none";const tt=W.find(B.bytes,"Type");if(tt>=0&&(0,M.wb)(B.bytes,W.at[tt+2],"/Page")){if(B.bytes[(0,M.
AN)(B.bytes,W.close+2,B.end)]===M.HY)return l(S,O);const pt=W.find(B.bytes,"Contents");pt>=0&&(_.lists=(0,L.$)(S,B.bytes,W.at[pt+2],W.at[pt+3]));const wt=W.find(
B.bytes,"Parent");return wt>=0&&(_.parent=(0,M.JI)(B.bytes,W.at[wt+2],W.at[wt+3]).value),"page"}const it=S.get(O);return it instanceof D.Bi&&m(S,it)?"unclear":"\
none"}const G=S.get(O);return!(G instanceof D.Bi)||G.size===0?"none":(0,D.Eo)(G.get("Type"),"Page")?"unclear":S.array(G.get("Kids"))?"node":m(S,G)?"unclear":"no\
ne"}const c=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],g=["MediaBox","Resources"];function m(S,O){const _=S.resolve(O.get("Type"));
if(!(_ instanceof D.SX&&_.text!=="Pages"))return c.some(G=>O.has(G));const W=O.get("Contents")instanceof D.oS||S.array(O.get("Contents"))!==void 0;return g.some(
G=>O.has(G))||W&&O.get("Parent")instanceof D.oS&&!O.has("Subtype")}function l(S,O){const _=S.get(O);return _ instanceof D.Z6?(S.put(O,new D.Bi([..._.dict].filter(
([B])=>!/^(Length|Filter|DecodeParms)$/.test(B)))),"unclear"):"page"}var a=T(51271);class v{document;left;sizes=new Map;constructor(O){this.document=O,this.left=
O.job.limits.nodes}make(O){const _=this.document.get(O),B=this.sizes.get(O)??f(_);if(this.sizes.set(O,B),this.left-=B,this.left<0)throw(0,s.F)("nodes",`The docu\
ment refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save \
it again");return this.document.add(_ instanceof D.Bi?new D.Bi(_):_).number}}function f(S){const O=[S];let _=0;for(let B=O.pop();B!==void 0;B=O.pop())if(_++,Array.
isArray(B))for(const W of B)O.push(W);else if(B instanceof D.Bi)for(const W of B.values())O.push(W);return _}const A=["Resources","MediaBox","CropBox","Rotate"];
async function p(S){return new x(S).read()}class x{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new a.L;look={parent:-1,
lists:!1,entries:new $.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(O){this.document=O,this.copies=new v(O)}async read(){const{document:O,open:_}=this,
{pace:B}=O.job,W=O.catalog.get("Pages")??null;for(_.push({kids:[W],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});_.length>0;){const G=_[_.length-1];if(G.
next===G.kids.length){_.pop(),_.length>0&&this.close(G);continue}const tt=G.kids[G.next++];G.next===G.kids.length&&(G.kids=I,G.next=0);const it=B.step(400);it&&
await it,tt instanceof D.oS?this.visit(tt,G):this.visitNode(tt,-1,G)}return this.finish(W)}close({claimed:O,before:_,lost:B}){const W=this.numbers.length-this.dropped-
_;O!==W&&(this.irregular=!0,!(typeof O=="number"&&O>=W)&&(this.dropped+=this.lost.length-B,this.lost.length=B))}visit(O,_){const{document:B,seen:W,look:G}=this,
{number:tt}=O,it=W.has(tt);W.add(tt);const pt=k(B,tt,G);if(O.generation!==B.generation(tt)&&(this.irregular=!0),pt==="page"||pt==="unclear"){it&&(this.irregular=
!0);const wt=it?this.copies.make(tt):tt;pt==="unclear"?this.unclear.push(wt):this.keepEntries(tt),(pt==="unclear"||G.lists)&&this.listing.push(wt),this.add(wt,_,
G.parent);return}pt==="none"&&!it&&this.lose(_),pt==="none"||it?this.irregular=!0:this.visitNode(O,tt,_)}keepEntries(O){const{document:_,look:B}=this,{scan:W,marksFrom:G,
marksTo:tt}=B.entries;for(let it=G;it<tt;it+=3)_.table.askFor(W.marks[it]);_.keepEntries(O,B.entries)}visitNode(O,_,B){const{document:W,inherited:G}=this,tt=W.dict(
O);if(!tt){this.irregular=!0,this.lose(B);return}const it=W.array(tt.get("Kids"));if(!it){_<0&&this.visitDirectPage(tt,B);return}const pt=P(tt);let wt=B.from;pt&&
(wt=G.push({...G[wt],...pt})-1),(0,D.Eo)(W.resolve(tt.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:it,next:0,from:wt,home:this.nodes.node(_,B.
home),claimed:W.resolve(tt.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),W.release(_)}visitDirectPage(O,{from:_}){if(!(0,D.Eo)(O.
get("Type"),"Page"))return;this.irregular=!0;const{number:B}=this.document.add(O);this.numbers.push(B),this.listing.push(B),this.ancestry.push(_)}add(O,{from:_,
home:B},W){this.numbers.push(O),this.ancestry.push(_),this.nodes.page(B,W);const{pages:G}=this.document.job.limits;if(this.numbers.length>G)throw R(G)}lose(O){O.
home<0||(this.lost.push(this.numbers.length),this.add(K,O,-1))}finish(O){const{document:_,numbers:B,ancestry:W,inherited:G,lost:tt,unclear:it,listing:pt,nodes:wt}=this;
tt.length===B.length-this.dropped&&(tt.length=0);const Rt=tt.map(Mt=>B[Mt]=_.add(Z(G[W[Mt]])).number);st(B,W);const At=_.resolve(_.dict(O)?.get("Count")),kt=At!==
B.length||O instanceof D.oS&&B[0]===O.number;return{numbers:B,ancestry:W,inherited:G,irregular:this.irregular||kt,unclear:it,listing:pt,nodes:wt,claimed:typeof At==
"number"?At:void 0,blank:Rt}}}const I=[],K=-1;function st(S,O){let _=S.indexOf(K);if(!(_<0)){for(let B=_;B<S.length;B++)S[B]!==K&&(S[_]=S[B],O[_++]=O[B]);S.length=
O.length=_}}const U=[0,0,612,792];function Z(S){const O=new D.Bi([["Type",new D.SX("Page")]]);return S.MediaBox===void 0?O.set("MediaBox",[...U]):O}function P(S){
let O;for(const _ of A){const B=S.get(_);B!==void 0&&((O??={})[_]=B)}return O}function R(S){const O=(0,r.y_)(S,"page");return(0,s.F)("pages",`The document has m\
ore than ${O}`,"Split it with another program first")}}),85368:((ft,q,T)=>{T.d(q,{u:()=>L,x:()=>M});var r=T(78157),s=T(37628),$=T(45599),D=T(22480);function M(k,c,g,m){
const{bytes:l}=k,{length:a}=l;m.valueEnd=c;const v=(0,r.AN)(l,c,a);if((0,r.rg)(l,v))return m.dataStart=m.dataEnd=-1,m.end=v+6,!0;if(!(0,r.w1)(l,v,"stream"))return!1;
const f=g.lengthRef>=0?k.lengthOf(new $.oS(g.lengthRef)):g.length,A=v+(l[v+6]===r.u7?8:7),p=A+f;if(l[A-1]!==r.kR||f<0||p>a||!(0,D.V)(l,p))return!1;const x=(0,r.
AN)(l,(0,r.AN)(l,p,a)+9,a);return m.dataStart=A,m.dataEnd=p,m.end=x+6,(0,r.rg)(l,x)}class L{bytes;objectEnds;streamEnds;constructor(c){this.bytes=c,this.objectEnds=
new s.k(c,"endobj"),this.streamEnds=new s.k(c,"endstream")}data(c,g){const{bytes:m}=this,l=(0,D.n)(m,c);return g>=0&&l+g<=m.length&&(0,D.V)(m,l+g)?{start:l,end:l+
g}:{start:l,end:this.damagedEnd(l,g)}}damagedEnd(c,g){const{bytes:m}=this,l=c+g,a=this.objectEnds.next(c),v=a<0?m.length:a;if(g>=0&&l<=v&&(0,r.w1)(m,(0,r.AN)(m,
l,v),"endstr"))return l;const f=this.streamEnds.next(c);let A=f<0||f>v?v:f;return A>c&&m[A-1]===r.kR&&A--,A>c&&m[A-1]===r.u7&&A--,A}}}),59277:((ft,q,T)=>{T.d(q,
{y:()=>D});var r=T(78157);const s=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],$=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function D(k){const c=(0,r.bS)(k).toString("latin1",0,1024);if(c.startsWith("RIFF")&&c.startsWith("WEBP",8))return"\
a WebP image";if(c.startsWith("ftyp",4))return $.find(([m])=>m.test(c.slice(8,12)))?.[1];const g=s.find(([m])=>c.startsWith(m));return g?g[1]:L(c)??(M(k)?"text":
void 0)}function M(k){const c=(0,r.bS)(k.subarray(0,1024)).toString("utf8"),g=k.length>1024?c.replace(/\ufffd{1,3}$/,""):c;return g!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(g)}function L(k){const c=k.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(c.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(c))return"an HTML page";if(c.startsWith("<"))return c.includes("<svg")?"an SVG drawing":c.startsWith("<?xml")?"an XML file":void 0}}),37628:((ft,q,T)=>{T.d(
q,{k:()=>s});var r=T(78157);class s{word;accepts;buffer;from=0;found=-1;none;constructor(D,M,L=()=>!0){this.word=M,this.accepts=L,this.buffer=(0,r.bS)(D),this.none=
D.length}next(D){if(D>=this.none)return-1;if(D>=this.from&&D<=this.found)return this.found;const M=D<this.from&&this.found>=0?this.from:this.none,L=this.buffer.
subarray(0,M+this.word.length-1);let k=L.indexOf(this.word,D);for(;k>=0&&!this.accepts(k);)k=L.indexOf(this.word,k+1);return this.from=D,k>=0?this.found=k:M===this.
none&&(this.none=D,this.found=-1),this.found}}}),52205:((ft,q,T)=>{T.d(q,{WW:()=>D,c3:()=>s,x$:()=>$});var r=T(45599);function s(M,L){const k=M.resolve(L);return k===
null?[]:(Array.isArray(k)?k:[k]).map(c=>M.resolve(c))}function $(M,L){const k=new r.Bi;for(const[c,g]of L){const m=M.resolve(g);k.set(c,Array.isArray(m)?m.map(l=>M.
resolve(l)):m)}return k}function D(M,L,k,c={values:1e4}){if(c.values--<=0)return null;const g=M.resolve(L);if(k===0)return g;if(Array.isArray(g))return g.map(l=>D(
M,l,k-1,c));if(!(g instanceof r.Bi))return g;const m=new r.Bi;for(const[l,a]of g)m.set(l,D(M,a,k-1,c));return m}}),22480:((ft,q,T)=>{T.d(q,{V:()=>$,n:()=>s});var r=T(
78157);function s(D,M){let L=M+6;for(;D[L]===r.Z4&&(D[L+1]===r.kR||D[L+1]===r.u7||D[L+1]===r.Z4);)L++;return D[L]===r.u7&&L++,D[L]===r.kR&&L++,L}function $(D,M){
for(let L=0;L<4&&r.Kl[D[M]??0]===r.t6&&M<D.length;L++)M++;return(0,r.w1)(D,M,"endstream")}}),75162:((ft,q,T)=>{T.d(q,{CF:()=>fe,s1:()=>Ft,cY:()=>ee,zw:()=>Jt,VH:()=>at,
Rd:()=>ce,k0:()=>rt,u6:()=>zt,vc:()=>ht,vK:()=>ve});var r=T(77598),s=T(45599),$=T(34400);function D(u){const d=new Uint8Array(256);for(let E=0;E<256;E++)d[E]=E;
const{length:y}=u;for(let E=0,F=0,C=0;E<256;E++){const j=d[E];F=F+j+u[C]&255,d[E]=d[F],d[F]=j,++C===y&&(C=0)}return d}function M(u,d){const y=u.slice(),{length:E}=d,
F=new Uint8Array(E);for(let C=0,j=0,J=0;C<E;C++){j=j+1&255;const et=y[j];J=J+et&255;const ot=y[J];y[j]=ot,y[J]=et,F[C]=d[C]^y[et+ot&255]}return F}function L(u,d){
return M(D(u),d)}const k={length:u=>u,decrypt:u=>u,encryptInto:(u,d,y,E,F)=>E.set(u,F)};function c(u){const d=I(u,[]),y=st((E,F)=>D(d(E,F)));return{length:E=>E,
decrypt:(E,F,C)=>M(y(F,C),E),encryptInto:(E,F,C,j,J)=>j.set(M(y(F,C),E),J)}}function g(u){const d=I(u,[115,65,108,84]),y=K(()=>new f),E=st((C,j)=>y().engine(d(C,
j))),F=st((C,j)=>x(d(C,j)));return{length:l,decrypt:(C,j,J)=>p(F(j,J),C),encryptInto:(C,j,J,et,ot)=>{y().seal(E(j,J),C,et,ot)}}}function m(u){const d=K(()=>new f);
let y,E;return{length:l,decrypt:F=>p(E??=x(u),F),encryptInto:(F,C,j,J,et)=>{d().seal(y??=d().engine(u),F,J,et)}}}const l=u=>(u&-16)+32,a=64*1024,v=16*1024;class f{head=Buffer.
alloc(a);pool=Buffer.alloc(v);taken=v;engine(d){const y=Buffer.alloc(16);return this.nextVector(y),(0,r.createCipheriv)(d.length===16?"aes-128-cbc":"aes-256-cbc",
d,y).setAutoPadding(!1)}seal(d,y,E,F){const{head:C}=this,{length:j}=y,J=j&-16,et=Math.min(J,a-32),ot=j-J;this.nextVector(C),C.set(et===j?y:y.subarray(0,et),16);
let gt=16+et;if(et<J){E.set(d.update(C.subarray(0,gt)),F),F+=gt,gt=0;for(let mt=et;mt<J;mt+=a){const xt=d.update(y.subarray(mt,Math.min(mt+a,J)));E.set(xt,F),F+=
xt.length}}ot>0&&C.set(y.subarray(J),gt),C.fill(16-ot,gt+ot,gt+16),E.set(d.update(C.subarray(0,gt+16)),F)}nextVector(d){this.taken===v&&((0,r.randomFillSync)(this.
pool),this.taken=0),this.pool.copy(d,0,this.taken,this.taken+16),this.taken+=16}}const A=new Uint8Array(0);function p(u,d){const y=d.length&-16;if(y<32)return A;
const E=u.update(y===d.length?d:d.subarray(0,y)),F=E[y-1];let C=y;if(F>0&&F<=16){do C--;while(C>y-F&&E[C-1]===F);C>y-F&&(C=y)}return E.subarray(16,C)}function x(u){
return(0,r.createDecipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,Buffer.alloc(16)).setAutoPadding(!1)}function I(u,d){const{length:y}=u,E=new Uint8Array(
y+5+d.length);E.set(u),E.set(d,y+5);const F=new $.V;return(C,j)=>(E[y]=C,E[y+1]=C>>>8,E[y+2]=C>>>16,E[y+3]=j,E[y+4]=j>>>8,F.digest(E).subarray(0,Math.min(y+5,16)))}
function K(u){let d;return()=>d??=u()}function st(u){let d=-1,y=-1,E;return(F,C)=>((E===void 0||F!==d||C!==y)&&(E=u(F,C),d=F,y=C),E)}function U(u,d,y){const E=_(
u,y),F=G(u,E);return it(F,d,u.revision===2?32:16)?E:void 0}function Z(u,d){const y=B(u,d);let E=u.owner.subarray(0,32);for(let F=u.revision===2?0:19;F>=0;F--)E=
L(tt(y,F),E);return E}function P(u,d,y,E){const F=B({revision:u,keyLength:d},y);let C=O(E);for(let j=0;j<=(u===2?0:19);j++)C=L(tt(F,j),C);return C}function R(u,d){
const y=_(u,d),E=new Uint8Array(32);return E.set(G(u,y)),{user:E,fileKey:y}}const S=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,
208,104,62,128,47,12,169,254,100,83,105,122);function O(u){const d=new Uint8Array(32),y=u.subarray(0,32);return d.set(y),d.set(S.subarray(0,32-y.length),y.length),
d}function _({revision:u,keyLength:d,owner:y,permissions:E,id0:F,encryptMetadata:C},j){const J=Uint8Array.of(E,E>>8,E>>16,E>>24),et=u>=4&&!C?[255,255,255,255]:[],
ot=(0,$.F)(Buffer.concat([O(j),y.subarray(0,32),J,F,Uint8Array.from(et)]));return W(ot,u,d)}function B({revision:u,keyLength:d},y){return W((0,$.F)(O(y)),u,u===
2?5:d)}function W(u,d,y){let E=u.subarray(0,y);if(d>=3)for(let F=0;F<50;F++)E=(0,$.F)(E).subarray(0,y);return E}function G({revision:u,id0:d},y){if(u===2)return L(
y,S);let E=(0,$.F)(Buffer.concat([S,d]));for(let F=0;F<20;F++)E=L(tt(y,F),E);return E}function tt(u,d){return d===0?u:u.map(y=>y^d)}function it(u,d,y){return d.
length>=y&&u.subarray(0,y).every((E,F)=>E===d[F])}function pt(u,d,y){return Mt(u.user,u.wrappedByUser,d,y,new Uint8Array(0))}function wt(u,d,y){return Mt(u.owner,
u.wrappedByOwner,d,y,u.user.subarray(0,48))}function Rt(u,d,y){const E=Gt(u,d,new Uint8Array(0)),F=Gt(u,y,E.entry);return{user:E.entry,wrappedByUser:E.wrapped,owner:F.
entry,wrappedByOwner:F.wrapped}}function At(u,d,y){const E=Buffer.alloc(16,255);return E.writeInt32LE(d,0),E.write(y?"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(
4).copy(E,12),(0,r.createCipheriv)("aes-256-ecb",u,null).setAutoPadding(!1).update(E)}const kt=new Uint8Array(16);function Mt(u,d,y,E,F){const C=Ct(y,E,u.subarray(
32,40),F);if(!Buffer.from(C).equals(u.subarray(0,32)))return;const j=Ct(y,E,u.subarray(40,48),F);return(0,r.createDecipheriv)("aes-256-cbc",j,kt).setAutoPadding(
!1).update(d.subarray(0,32))}function Gt(u,d,y){const E=(0,r.randomBytes)(16),F=Ct(6,d,E.subarray(0,8),y),C=Ct(6,d,E.subarray(8),y),j=(0,r.createCipheriv)("aes-\
256-cbc",C,kt).setAutoPadding(!1).update(u);return{entry:Buffer.concat([F,E]),wrapped:j}}function Ct(u,d,y,E){let F=(0,r.createHash)("sha256").update(d).update(
y).update(E).digest();if(u<6)return F;for(let C=0,j=0;C<64||j>C-32;C++){const J=Buffer.concat([d,F,E]),et=Buffer.alloc(64*J.length,J),ot=(0,r.createCipheriv)("a\
es-128-cbc",F.subarray(0,16),F.subarray(16,32)).setAutoPadding(!1).update(et);let gt=0;for(let mt=0;mt<16;mt++)gt+=ot[mt];F=(0,r.createHash)(["sha256","sha384",
"sha512"][gt%3]).update(ot).digest(),j=ot[ot.length-1]}return F.subarray(0,32)}var Dt=T(77581),Tt=T(34378);const It=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Pt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,oe=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ae=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Bt=/[\p{L}\p{Mc}\p{Nl}]/u;function St(u){if(/^[\x20-\x7e]*$/.test(u))return u;const d=(0,Tt.w)(u.replace(It,"").replace(Pt," "),"NFKC");if(oe.test(d))return;const y=[
...d],E=y.map(C=>ae.test(C));return E.includes(!0)&&(y.some((C,j)=>!E[j]&&Bt.test(C))||!E[0]||!E.at(-1))?void 0:d}function Xt(u){const d=St(u),y=[...d===void 0?
[]:[Buffer.from(d,"utf8")],Buffer.from(u,"utf8"),...[Ut(u),ne(u)].filter(C=>C!==void 0)],F=[...y.filter(C=>C.length>Nt).map(C=>C.subarray(0,Nt)),...y];return F.
filter((C,j)=>F.findIndex(J=>J.equals(C))===j)}const Nt=127;function Et(u){return typeof u=="string"?Buffer.from(St(u)??u,"utf8").subarray(0,Nt):u}const _t=32;function vt(u){
return typeof u=="string"?Ut(u)??Buffer.from(u,"utf8"):u}function ee(u,d,y){const E=y==="AES-256"?Et:vt;return Buffer.compare(E(u),E(d))===0}function ce(u,d){const y=d===
"AES-256",E=y?et=>St(et)!==void 0:et=>!new RegExp("\\p{Cc}","u").test(et)&&Ut(et)!==void 0,F=[...u].findIndex(et=>!E(et));if(F>=0)return y?`must not have the ch\
aracter at position ${F+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${F+1} with AES-128, whose passwords are in PDFDocE\
ncoding: choose AES-256, or another character`;if(!E(u))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const C=y?
Buffer.from(St(u),"utf8"):vt(u);if(C.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[j,J]=[C.length,
y?Nt:_t];if(!(j<=J))return y?`must be at most ${J} bytes long in UTF-8, and has ${j}`:`must be at most ${J} characters long with AES-128, and has ${j}: shorten \
it, or choose AES-256`}function Ut(u){return Yt(u,d=>Dt.SQ.get(d)??(d>=24&&d<32||d>=127&&d<161?-1:d))}function ne(u){return Yt(u,d=>d)}function Yt(u,d){const y=Array.
from(u,E=>d(E.codePointAt(0)));return y.every(E=>E>=0&&E<256)?Buffer.from(y):void 0}function jt(u,d){const{strings:y}=d,E=(C,j,J,et)=>{if(C===k)return j;const ot=Buffer.
allocUnsafe(C.length(j.length));return C.encryptInto(j,J,et,ot,0),ot},F=(C,j,J,et,ot,gt)=>(C.encryptInto(j,J,et,ot,gt),C.length(j.length));return{...u,uniform:d.
named===void 0||d.encryptMetadata&&d.embedded===d.streams,decryptString:(C,j,J)=>y.decrypt(C,j,J),encryptString:(C,j,J)=>E(y,C,j,J),decryptStream:(C,j,J,et)=>Kt(
d,et).decrypt(C,j,J),encryptStream:(C,j,J,et)=>E(Kt(d,et),C,j,J),encryptedStringLength:C=>y.length(C),encryptedStreamLength:(C,j)=>Kt(d,j).length(C),encryptStringInto:(C,j,J,et,ot)=>F(
y,C,j,J,et,ot),encryptStreamInto:(C,j,J,et,ot,gt)=>F(Kt(d,et),C,j,J,ot,gt)}}function Kt({streams:u,embedded:d,named:y,encryptMetadata:E},F){const C=F.get("Type");
if((0,s.Eo)(C,"XRef"))return k;if(y===void 0)return u;const j=Wt(F);return j!==void 0?y.get(j)??u:!E&&(0,s.Eo)(C,"Metadata")?k:(0,s.Eo)(C,"EmbeddedFile")?d:u}function Wt(u){
const d=u.get("Filter"),y=(0,s.cy)(d)?d.findIndex(j=>(0,s.Eo)(j,"Crypt")):(0,s.Eo)(d,"Crypt")?0:-1;if(y<0)return;const E=u.get("DecodeParms"),F=(0,s.cy)(E)?E[y]:
E,C=(0,s.Zm)(F)?F.get("Name"):void 0;return C instanceof s.SX?C.text:"Identity"}function fe(u){if(Wt(u)===void 0)return!1;const d=u.get("Filter"),y=u.get("Decod\
eParms"),E=(0,s.cy)(d)?d.findIndex(C=>(0,s.Eo)(C,"Crypt")):0,F=(0,s.cy)(d)?d.filter((C,j)=>j!==E):[];return F.length===0?(u.delete("Filter"),u.delete("DecodePar\
ms"),!0):(u.set("Filter",F),(0,s.cy)(y)&&u.set("DecodeParms",y.filter((C,j)=>j!==E)),!0)}function Jt(u){return u.algorithm==="AES-128"?ue(u):Qt(u)}const zt=()=>(0,r.
randomBytes)(32);function ue({userPassword:u,ownerPassword:d,permissions:y,id0:E}){const F=vt(u),C=P(4,16,vt(d),F),j=R({revision:4,keyLength:16,owner:C,permissions:y,
id0:E,encryptMetadata:!0},F),J=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:4,R:4,Length:128,...se("AESV2",16),O:new s.Mx(C),U:new s.Mx(j.user),P:y});return Vt({dictionary:J,
version:"1.6",numbered:!0,identifier:E},g(j.fileKey))}function Qt({userPassword:u,ownerPassword:d,permissions:y}){const E=(0,r.randomBytes)(32),F=Rt(E,Et(u),Et(
d)),C=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:5,R:6,Length:256,...se("AESV3",32),O:new s.Mx(F.owner),OE:new s.Mx(F.wrappedByOwner),U:new s.Mx(F.user),UE:new s.Mx(
F.wrappedByUser),P:y,Perms:new s.Mx(At(E,y,!0))});return Vt({dictionary:C,version:"1.7",extensionLevel:8,numbered:!1},m(E))}function se(u,d){const y=(0,s.jd)({Type:(0,s.
UU)("CryptFilter"),CFM:(0,s.UU)(u),AuthEvent:(0,s.UU)("DocOpen"),Length:d});return{CF:(0,s.jd)({StdCF:y}),StmF:(0,s.UU)("StdCF"),StrF:(0,s.UU)("StdCF")}}function Vt(u,d){
return jt(u,{strings:d,streams:d,embedded:d,named:new Map([["StdCF",d],["Identity",k]]),encryptMetadata:!0})}var Lt=T(58552);const qt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Ft=-4,z=u=>1<<
qt[u]-1,Y=Object.keys(qt);function rt(u){let d=Ft;for(const y of Y)u[y]||(d&=~z(y));return u.allow_print?d:d&~z("allow_print_high_resolution")}function ht(u){return Y.
filter(d=>(u&z(d))===0)}function at(u,d,y){const E=he(u),F=pe(E,d,new Uint8Array(0)),C=F??(y?de(Xt(y),ot=>pe(E,d,ot)):void 0);if(C===void 0)throw y?Me():Oe();const{
fileKey:j,access:J}=C,et=re(E,j);return{...lt(E,C,Ht(E,j),et),access:J,locked:!1,permissions:E.permissions,revision:E.revision,keyBits:8*j.length,opensWithoutPassword:F!==
void 0,algorithm:be(E.methods[et.streams===k?"embedded":"streams"],j),unrestricted:()=>bt(E,C)}}function lt(u,{identifier:d},y,E){const F={dictionary:y,...Ee(u),
numbered:u.revision<=4,...d?{identifier:d}:{}};return jt(F,E)}function bt(u,d){const y={...u,permissions:Ft};let{fileKey:E}=d;const F=Ht(y,E);if(d.legacy){const C=R(
{...d.legacy.scheme,permissions:Ft},d.legacy.userPassword);E=C.fileKey,F.set("U",new s.Mx(C.user))}else F.set("Perms",new s.Mx(At(E,Ft,u.encryptMetadata)));return lt(
y,d,F,re(y,E))}function Ht({encrypt:u,revision:d,permissions:y},E){const F=new s.Bi(u);F.set("P",y);for(const[j,J]of[["O",d<5?32:48],["U",d<5?32:48],["OE",32],[
"UE",32]]){const et=u.get(j);et instanceof s.Mx&&et.bytes.length>J&&F.set(j,new s.Mx(et.bytes.subarray(0,J)))}const C=u.get("Length");return C!==void 0&&!(typeof C==
"number"&&C%8===0&&C>=40&&C<=256)&&F.set("Length",8*E.length),F}function he(u){const d=u.get("Filter");if(!(0,s.Eo)(d,"Standard"))throw me(`the security handler\
 ${d instanceof s.SX?ge(d):"without a name"}`);const y=ie(u.get("V"),0),E=ie(u.get("R"),0);if(!(y===5?E===5||E===6:[1,2,4].includes(y)&&E>=2&&E<=4))throw me(`th\
e standard security handler with V ${y} and R ${E}`);const C={encrypt:u,version:y,revision:E,permissions:ie(u.get("P"),-4)|0};if(y<4)return{...C,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const j=u.get("CF"),J=new Map;for(const[gt,mt]of(0,s.Zm)(j)?j:[]){const xt=(0,s.Zm)(mt)?le(mt,
y):void 0;xt!==void 0&&J.set(gt,xt)}J.set("Identity","none");const et=(gt,mt)=>{const xt=u.get(gt),Ae=J.get(xt instanceof s.SX?xt.text:mt);if(Ae===void 0)throw me(
`the crypt filter ${xt instanceof s.SX?ge(xt):mt}`);return Ae},ot=u.get("StmF");return{...C,encryptMetadata:u.get("EncryptMetadata")!==!1,methods:{strings:et("S\
trF","Identity"),streams:et("StmF","Identity"),embedded:et("EFF",ot instanceof s.SX?ot.text:"Identity")},filters:J}}function le(u,d){const y=u.get("CFM");return d===
5&&(0,s.Eo)(y,"AESV3")?"AESV3":d===4&&(0,s.Eo)(y,"AESV2")?"AESV2":d===4&&(0,s.Eo)(y,"V2")?"V2":y===void 0||(0,s.Eo)(y,"None")?"none":void 0}function pe(u,d,y){const{
encrypt:E,revision:F}=u;if(F>=5){const ot={owner:$t(E,"O",48),user:$t(E,"U",48),wrappedByOwner:$t(E,"OE",32),wrappedByUser:$t(E,"UE",32)};return ye(pt(ot,F,y),"\
user")??ye(wt(ot,F,y),"owner")}const C=$t(E,"O",1),j=$t(E,"U",1),{permissions:J,encryptMetadata:et}=u;return de(d,ot=>de(Se(u),gt=>{const mt={revision:F,keyLength:gt,
owner:C,permissions:J,id0:ot,encryptMetadata:et};return we(mt,j,y,"user")??we(mt,j,Z(mt,y),"owner")}))}function we(u,d,y,E){const F=U(u,d,y);return F&&{fileKey:F,
access:E,identifier:u.id0,legacy:{scheme:u,userPassword:y}}}function ye(u,d){return u&&{fileKey:u,access:d}}function Se({encrypt:u,version:d}){if(d===4)return[16];
const y=ie(u.get("Length"),40),E=y%8===0&&y>=40&&y<=128?y/8:5;return[...new Set(d===1?[5,E,16]:[E,16,5])]}function re(u,d){const y={none:k},E=J=>J==="V2"?y.V2??=
c(d):J==="AESV2"?y.AESV2??=g(d):J==="AESV3"?y.AESV3??=m(d):k,{methods:F,filters:C,encryptMetadata:j}=u;return{strings:E(F.strings),streams:E(F.streams),embedded:E(
F.embedded),named:C&&new Map([...C].map(([J,et])=>[J,E(et)])),encryptMetadata:j}}function Ee({version:u,revision:d,methods:y}){return d>=5?{version:"1.7",extensionLevel:d===
5?3:8}:u===4?{version:Object.values(y).includes("AESV2")?"1.6":"1.5"}:{version:d===2?"1.1":"1.4"}}function be(u,d){if(u!=="none")return u==="V2"?d.length===5?"R\
C4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}function $t(u,d,y){const E=u.get(d);if(E instanceof s.Mx&&E.bytes.length>=y)return E.bytes;throw(0,Lt.O$)(`its \
encryption dictionary has no usable /${d}.`)}function ie(u,d){return typeof u=="number"?Math.trunc(u):d}function de(u,d){for(const y of u){const E=d(y);if(E!==void 0)
return E}}function ge({text:u}){return/^[\w.+-]{1,40}$/.test(u)?u:"with an unusual name"}function Oe(){return(0,Lt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function Me(){return new Lt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function me(u){
return(0,Lt.hJ)("unsupported_encryption",`is protected by ${u}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${u}, whi\
ch is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}const te={...k,decrypt:()=>new Uint8Array(
0)};function ve(u){const d=Re(u),y=C=>C==="none"?k:te,E=[...d?.filters??[["Identity","none"]]],F={strings:y(d?.methods.strings),streams:y(d?.methods.streams),embedded:y(
d?.methods.embedded),named:d&&!d.filters?void 0:new Map(E.map(([C,j])=>[C,y(j)])),encryptMetadata:d?.encryptMetadata??!0};return{...jt({dictionary:u,version:"1.\
1",numbered:!0},F),access:"user",locked:!0,permissions:d?.permissions??Ft,revision:d?.revision,opensWithoutPassword:!1,unrestricted:void 0,...d?ke(d):Te(u)}}function Re(u){
try{return he(u)}catch(d){if(d instanceof Lt.zU&&d.code==="unsupported_encryption")return;throw d}}function ke({encrypt:u,version:d,methods:y}){const E=y.streams===
"none"?y.embedded:y.streams;if(E==="none")return{algorithm:void 0,keyBits:void 0};if(E==="AESV3")return{algorithm:"AES-256",keyBits:256};if(d===4)return{algorithm:E===
"AESV2"?"AES-128":"RC4-128",keyBits:128};const F=d===1?40:xe(u.get("Length"));return{algorithm:F===40?"RC4-40":"RC4-128",keyBits:F}}function Te(u){const d=u.get(
"CF"),y=u.get("StmF"),E=(0,s.Zm)(d)&&y instanceof s.SX?d.get(y.text):void 0,F=(0,s.Zm)(E)?E.get("CFM"):void 0;return(0,s.Eo)(F,"AESV3")?{algorithm:"AES-256",keyBits:256}:
(0,s.Eo)(F,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function xe(u){return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),
34400:((ft,q,T)=>{T.d(q,{F:()=>$,V:()=>D});const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],s=Int32Array.from({length:64},(M,L)=>Math.floor(Math.abs(Math.sin(
L+1))*2**32)|0),$=M=>new D().digest(M);class D{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(L){const{state:k,tail:c}=this;k[0]=
1732584193,k[1]=4023233417,k[2]=2562383102,k[3]=271733878;const{length:g}=L,m=g&-64;for(let f=0;f<m;f+=64)this.compress(L,f);const l=g-m,a=l<56?64:128;for(let f=0;f<
l;f++)c[f]=L[m+f];c[l]=128,c.fill(0,l+1,a);for(let f=0,A=g<<3;f<4;f++)c[a-8+f]=A>>>(f<<3);c[a-4]=g>>>29;for(let f=0;f<a;f+=64)this.compress(c,f);const v=new Uint8Array(
16);for(let f=0;f<16;f++)v[f]=k[f>>2]>>>((f&3)<<3);return v}compress(L,k){const{words:c,state:g}=this;for(let f=0,A=k;f<16;f++,A+=4)c[f]=L[A]|L[A+1]<<8|L[A+2]<<
16|L[A+3]<<24;let m=g[0],l=g[1],a=g[2],v=g[3];for(let f=0;f<64;f++){const A=f>>4;let p,x;A===0?(p=l&a|~l&v,x=f):A===1?(p=v&l|~v&a,x=5*f+1):A===2?(p=l^a^v,x=3*f+
5):(p=a^(l|~v),x=7*f);const I=m+p+s[f]+c[x&15]|0,K=r[A<<2|f&3];m=v,v=a,a=l,l=l+(I<<K|I>>>32-K)|0}g[0]=g[0]+m,g[1]=g[1]+l,g[2]=g[2]+a,g[3]=g[3]+v}}}),78157:((ft,q,T)=>{
T.d(q,{$k:()=>ne,A4:()=>pt,AF:()=>Tt,AN:()=>_t,AV:()=>wt,AZ:()=>Ut,Ah:()=>B,Cq:()=>r,Cx:()=>l,D:()=>ee,Ec:()=>c,G_:()=>s,HF:()=>kt,HV:()=>tt,HY:()=>It,Hh:()=>oe,
Hv:()=>S,IQ:()=>m,JI:()=>zt,Kl:()=>Et,Li:()=>Yt,MV:()=>Mt,N5:()=>f,N9:()=>Bt,OY:()=>Rt,PZ:()=>Lt,WL:()=>Z,Wd:()=>Kt,Z4:()=>k,ay:()=>ue,b9:()=>v,bS:()=>Vt,cL:()=>p,
d2:()=>$,du:()=>_,em:()=>I,ev:()=>K,fX:()=>A,gq:()=>Qt,iH:()=>st,j8:()=>vt,kR:()=>D,l0:()=>x,mE:()=>se,o1:()=>M,r_:()=>P,rc:()=>O,rg:()=>Ft,s1:()=>a,sk:()=>jt,t6:()=>St,
t9:()=>ce,tF:()=>W,tw:()=>it,u7:()=>L,vz:()=>U,w1:()=>Wt,wb:()=>fe,wn:()=>g,wt:()=>R,y_:()=>ae,yh:()=>Pt,yp:()=>Jt,yq:()=>Ct});const r=0,s=8,$=9,D=10,M=12,L=13,
k=32,c=33,g=35,m=37,l=40,a=41,v=43,f=45,A=46,p=47,x=48,I=55,K=57,st=60,U=62,Z=91,P=92,R=93,S=123,O=125,_=126,B=66,W=67,G=68,tt=69,it=73,pt=76,wt=82,Rt=98,At=100,
kt=101,Mt=102,Gt=106,Ct=110,Dt=111,Tt=114,It=115,Pt=116,oe=117,ae=122,Bt=0,St=1,Xt=2,Nt=3,Et=new Uint8Array(256);for(const z of[r,$,D,M,L,k])Et[z]=St;for(const z of"\
(<>[]/%")Et[z.charCodeAt(0)]=Xt;for(const z of"){}")Et[z.charCodeAt(0)]=Nt;function _t(z,Y,rt){for(;Y<rt;){const ht=z[Y];if(Et[ht]===St)Y++;else if(ht===m)Y=ee(
z,Y,rt);else break}return Y}function vt(z,Y,rt){for(;Y<rt&&Et[z[Y]]===St;)Y++;return Y}function ee(z,Y,rt){for(;Y<rt&&z[Y]!==D&&z[Y]!==L;)Y++;return Y}function ce(z,Y,rt){
const ht=Ut(z,Y,rt);return ht<0?rt:ht}function Ut(z,Y,rt){let ht=0;for(;Y<rt;){const at=z[Y++];if(at===P)Y++;else if(at===l)ht++;else if(at===a&&--ht===0)return Y}
return-1}function ne(z,Y,rt){for(;Y<rt;)if(z[Y++]===U)return Y;return rt}function Yt(z){return z===void 0?-1:z>=x&&z<=K?z-x:z>=65&&z<=70?z-55:z>=97&&z<=102?z-87:
-1}function jt(z,Y,rt){const ht=new Uint8Array(rt-Y+1>>1);let at=0,lt=-1;for(let bt=Y;bt<rt&&z[bt]!==U;bt++){const Ht=Yt(z[bt]);Ht<0||(lt<0?lt=Ht:(ht[at++]=lt*16+
Ht,lt=-1))}return lt>=0&&(ht[at++]=lt*16),ht.subarray(0,at)}function Kt(z,Y,rt){for(;Y<rt&&Et[z[Y]]===Bt;)Y++;return Y}function Wt(z,Y,rt){for(let ht=0;ht<rt.length;ht++)
if(z[Y+ht]!==rt.charCodeAt(ht))return!1;return!0}function fe(z,Y,rt){return Wt(z,Y,rt)&&Et[z[Y+rt.length]??k]!==Bt}const Jt=z=>z!==void 0&&z>=x&&z<=K;function zt(z,Y,rt){
let ht=0,at=Y;for(;at<rt&&Jt(z[at]);)ht=ht*10+(z[at++]-x);return at===Y?{value:-1,after:at}:{value:ht,after:at}}function ue(z,Y,rt){const ht=_t(z,Y,rt),at=zt(z,
ht,rt);if(at.value<0||at.after===rt||Et[z[at.after]]!==St)return;const lt=zt(z,_t(z,at.after,rt),rt);if(lt.value<0||lt.value>65535)return;const bt=_t(z,lt.after,
rt);if(qt(z,bt))return{number:at.value,generation:lt.value,start:ht,body:bt+3}}const Qt=z=>new Uint8Array(z.buffer,z.byteOffset,z.byteLength),se=z=>z.length===1?
z[0]:Buffer.concat(z),Vt=z=>Buffer.from(z.buffer,z.byteOffset,z.byteLength);function Lt(z,Y,rt,ht){let at=0,lt=z[Y];for(;lt>=x&&lt<=K;lt=z[++Y])at=at*10+(lt-x);
if(at!==rt||lt!==k||(at=0,lt=z[++Y],lt<x||lt>K))return-1;for(;lt>=x&&lt<=K;lt=z[++Y])at=at*10+(lt-x);return at!==ht||lt!==k?-1:qt(z,Y+1)?Y+4:-1}const qt=(z,Y)=>z[Y]===
Dt&&z[Y+1]===Rt&&z[Y+2]===Gt,Ft=(z,Y)=>z[Y]===kt&&z[Y+1]===Ct&&z[Y+2]===At&&z[Y+3]===Dt&&z[Y+4]===Rt&&z[Y+5]===Gt}),64580:((ft,q,T)=>{T.d(q,{F:()=>s});var r=T(45599);
function s(M,L=()=>{}){if(M instanceof r.Z6)return new r.Z6(s(M.dict,L),M.data,M.sealed);const k=D(M),c=[k];let g=1;for(let m=c.pop();m!==void 0;m=c.pop())if(Array.
isArray(m)){g+=m.length;for(const[l,a]of m.entries())m[l]=$(a,c)}else if((0,r.Zm)(m)){g+=m.size;for(const[l,a]of m)m.set(l,$(a,c))}return L(g),k}function $(M,L){
const k=D(M);return k!==M&&L.push(k),k}function D(M){return Array.isArray(M)?[...M]:(0,r.Zm)(M)?new r.Bi(M):M}}),33095:((ft,q,T)=>{T.d(q,{i:()=>s});var r=T(62760);
function s($,D){const M=new r.KK($,L=>D.copy(L,0,L.length));return Object.assign(M.s,{i:0,w:0,z:0}),M}}),79725:((ft,q,T)=>{T.d(q,{R:()=>M,Z:()=>L});var r=T(78157),
s=T(88500);const $=new Int32Array(0),D=new s.s;class M{at=$;first=0;used=0;open=-1;close=-1;special=!1;scan=D;marksFrom=0;marksTo=0;own;locate(c,g,m){const l=this.
own??={at:new Int32Array(64),scan:new s.s},{scan:a}=l;if(this.at=l.at,this.scan=a,this.first=this.used=this.marksFrom=this.marksTo=0,a.reset(),g=(0,r.AN)(c,g,m),
c[g]!==r.iH||c[g+1]!==r.iH)return!1;for(this.open=g+=2;(g=(0,r.AN)(c,g,m))<m;){const v=c[g];if(v===r.vz)return this.close=g,this.marksTo=a.used,this.special=a.byteRange,
c[g+1]===r.vz;if(v!==r.cL)return!1;const f=++g;for(;g<m&&r.Kl[c[g]]===r.N9;g++)if(c[g]===r.wn)return!1;const A=g;A-f===9&&c[f]===r.Ah&&(0,r.w1)(c,f,"ByteRange")&&
(a.byteRange=!0);const p=g=(0,r.AN)(c,g,m);if(c[g]===r.vz||(g=a.value(c,g,m),g<0))return!1;this.add(f,A,p,g)}return!1}add(c,g,m,l){this.used+4>this.at.length&&(this.
at=this.own.at=L(this.at,this.used+4));const{at:a,used:v}=this;a[v]=c,a[v+1]=g,a[v+2]=m,a[v+3]=l,this.used=v+4}find(c,g){const{at:m,first:l}=this,a=g.length;for(let v=this.
used-4;v>=l;v-=4){const f=m[v];if(m[v+1]-f!==a)continue;let A=0;for(;A<a&&c[f+A]===g.charCodeAt(A);)A++;if(A===a)return v}return-1}}function L(k,c){const g=new Int32Array(
Math.max(k.length*2,c));return g.set(k),g}}),4537:((ft,q,T)=>{T.d(q,{Q:()=>M});var r=T(62760),s=T(78157);const $=16384,D=1<<17;async function M(c,g,m,l,a){const v=(0,s.
mE)(c.slice(0,3).map(U=>U.subarray(0,2))),[f=0,A=0]=v;if((f&15)!==8||(f<<8|A)%31!==0||A&32)return{ending:"damaged",reached:0};const p=Math.max(1024,Math.floor($/
l)),x=new k;let I=0;const K=new r.EL(U=>{const Z=Math.min(U.length,g-I);I+=U.length,x.add(U),Z>0&&a(Z===U.length?U:U.subarray(0,Z))}),st=[];try{let U=2,Z=0;for(const P of c)
for(let R=0;R<P.length;R+=p){const S=Math.min(U,P.length-R,p),O=P.subarray(R+S,R+p);U-=S;const _=I;I<g&&Z<D?K.push(O):st.length<16&&st.push(O),Z=I>_?0:Z+O.length;
const B=m.step((O.length+I-_)*l);B&&await B}K.push((0,s.mE)(st).subarray(0,p),!0)}catch(U){return I>=g?{ending:"loose",reached:I}:{ending:U.code===r.YL.UnexpectedEOF?
"short":"damaged",reached:I}}return{ending:I<=g&&L(c,x.value)?"clean":"loose",reached:I}}function L(c,g){let m=new Uint8Array(0);for(let a=c.length-1;a>=0&&m.length<
6;a--)m=(0,s.mE)([c[a].subarray(-6),m]);const l=Buffer.from(m);for(let a=0;a<=2&&l.length>=4+a;a++)if(l.readUInt32BE(l.length-4-a)===g)return!0;return!1}class k{a=1;b=0;add(g){
let{a:m,b:l}=this;for(let a=0;a<g.length;){const v=Math.min(a+2e3,g.length);for(;a<v;)l+=m+=g[a++];m%=65521,l%=65521}this.a=m,this.b=l}get value(){return this.b*
65536+this.a}}}),64680:((ft,q,T)=>{T.d(q,{k:()=>D,t:()=>M});var r=T(78157);const s=12,$=20;class D{buffer;memory;length=0;constructor(c){this.buffer=Buffer.allocUnsafeSlow(
Math.max(c,256)),this.memory=(0,r.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const c=Buffer.
allocUnsafeSlow(this.length);return c.set(this.bytes),c}clear(){this.length=0}from(c){return this.memory.subarray(c,this.length)}reserve(c){const g=this.length+
c;g>this.memory.length&&this.grow(g)}grow(c){const g=Buffer.allocUnsafeSlow(Math.max(c,Math.ceil(this.memory.length*1.5)));g.set(this.bytes),this.buffer=g,this.
memory=(0,r.gq)(g)}copy(c,g,m){const l=m-g;if(this.reserve(l),l<s){const{memory:a}=this;let v=this.length;for(let f=g;f<m;f++)a[v++]=c[f]}else this.memory.set(new Uint8Array(
c.buffer,c.byteOffset+g,l),this.length);this.length+=l}text(c){const g=c.length;if(this.reserve(g),g<$){const{memory:m}=this;let l=this.length;for(let a=0;a<g;a++)
m[l++]=c.charCodeAt(a)}else this.buffer.write(c,this.length,"latin1");this.length+=g}integer(c){this.reserve(20);const{memory:g}=this,m=L(c);for(let l=this.length+
m-1;l>=this.length;l--){const a=Math.floor(c/10);g[l]=r.l0+(c-a*10),c=a}this.length+=m}byte(c){this.reserve(1),this.memory[this.length++]=c}fill(c,g){this.reserve(
c),g(this.memory,this.length),this.length+=c}}class M{length=0;copy(c,g,m){this.length+=m-g}text(c){this.length+=c.length}integer(c){this.length+=L(c)}byte(){this.
length++}fill(c){this.length+=c}}function L(k){return k<10?1:k<100?2:k<1e3?3:k<1e4?4:k<1e5?5:k<1e6?6:String(k).length}}),45798:((ft,q,T)=>{T.d(q,{i:()=>I});var r=T(
42973),s=T(78157),$=T(82416),D=T(45599);const M=Symbol("close array"),L=Symbol("close dictionary"),k=Symbol("end"),c=32,g=32,m=32,l=32,a=224,v=224,f=8,A=256,p=65536,
x=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class I{bytes;at;end;nesting;openString;room;closed=-1;constructor(U,Z,P,R,S,O=1/0){this.bytes=U,this.at=Z,this.end=P,
this.nesting=R,this.openString=S,this.room=O}value(){const U=this.token(0);return typeof U=="symbol"?null:U}token(U){const{bytes:Z,end:P}=this;if(this.room-=c,this.
room<0)throw K();const R=(0,s.AN)(Z,this.at,P);if(this.at=R,R>=P)return k;const S=Z[R];if(S>=s.l0&&S<=s.ev)return this.numberOrReference();switch(S){case s.cL:return this.
name();case s.Cx:return this.string(this.literal());case s.iH:return Z[R+1]!==s.iH?this.string(this.hexadecimal()):(this.at+=2,this.dictionary(U+1));case s.WL:return this.
at++,this.array(U+1);case s.wt:return this.at++,M;case s.vz:return this.closed=R,Z[R+1]===s.vz?(this.at+=2,L):(this.at++,null);case s.s1:case s.Hv:case s.rc:return this.
at++,null;default:return this.word()}}array(U){this.checkDepth(U),this.room-=l;const Z=[];for(;;){Z.length===f&&Z.every(R=>R instanceof D.oS)&&this.references(Z);
const P=this.token(U);if(P===M||P===k)return Z;if(P===L)return this.at=this.closed,Z;Z.push(P)}}references(U){const{bytes:Z,end:P}=this;for(let R=A;;R=Math.min(
2*R,p)){const S=(0,s.bS)(Z).toString("latin1",this.at,Math.min(this.at+R,P)),O=x.exec(S)?.[0]??"";if(O==="")return;const _=U.length;for(const B of O.split(" 0 R"))
B!==""&&U.push(new D.oS(Number(B),0));if(this.room-=(U.length-_)*(c+g),this.at+=O.length,O.length<S.length>>1)return}}dictionary(U){this.checkDepth(U),this.room-=
v;const Z=new D.Bi;let P,R=-1;for(;;){const S=this.at,O=this.token(U);if(O===L||O===k)return R>=0&&(0,D.hi)(Z)&&this.keepSealed(Z,R),Z;if(O===M)continue;const _=O;
if(P===void 0){_ instanceof D.SX&&(P=_.text);continue}_!==null&&Z.set(P,_),this.openString&&P==="Contents"&&_ instanceof D.Mx&&(R=S),P=void 0}}keepSealed(U,Z){U.
set("Contents",new I(this.bytes,Z,this.end,1).value())}checkDepth(U){if(U>this.nesting)throw(0,r.F)("nesting",`An object of the document is nested deeper than ${this.
nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:U,end:Z}=this,P=this.at+1;return this.room-=m,this.at=(0,s.Wd)(U,P,Z),new D.
SX((0,$.MQ)(U,P,this.at))}string(U){return this.room-=a,new D.Mx(this.openString?this.openString(U):U)}literal(){const{bytes:U,end:Z}=this,P=this.at+1;for(let R=P;R<
Z;R++){const S=U[R];if(S===s.s1)return this.at=R+1,U.slice(P,R);if(S===s.Cx||S===s.r_||S===s.u7)break}return this.at=(0,s.t9)(U,this.at,Z),(0,$.U1)(U,P,this.at)}hexadecimal(){
const{bytes:U,end:Z}=this,P=this.at+1,R=(0,s.$k)(U,P,Z);return this.at=R,(0,s.sk)(U,P,R)}numberOrReference(){const{bytes:U,end:Z}=this;let P=this.at,R=0;for(;P<
Z&&U[P]>=s.l0&&U[P]<=s.ev;)R=R*10+(U[P++]-s.l0);if(P<Z&&s.Kl[U[P]]===s.N9)return this.number();this.at=P,P=(0,s.AN)(U,P,Z);let S=0;const O=P;for(;P<Z&&U[P]>=s.l0&&
U[P]<=s.ev;)S=S*10+(U[P++]-s.l0);return P===O||(P=(0,s.AN)(U,P,Z),P>=Z||U[P]!==s.AV||P+1<Z&&s.Kl[U[P+1]]===s.N9)?R:(this.at=P+1,this.room-=g,R>2147483647?null:new D.
oS(R,Math.min(S,65535)))}number(){const{bytes:U,end:Z,at:P}=this;return this.at=(0,s.Wd)(U,P,Z),(0,$.kz)(U,P,this.at)}word(){const{bytes:U,at:Z,end:P}=this,R=U[Z];
return R===s.b9||R===s.N5||R===s.fX?this.number():(0,s.wb)(U,Z,"true")||(0,s.wb)(U,Z,"false")?(this.at=(0,s.Wd)(U,Z,P),R===s.yh):(0,s.w1)(U,Z,"endobj")||(0,s.w1)(
U,Z,"endstream")?k:(this.at=Math.max((0,s.Wd)(U,Z,P),Z+1),null)}}const K=()=>(0,r.F)("values","The objects that must be read have too many values for the size o\
f the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),68973:((ft,q,T)=>{T.d(q,{Uw:()=>m,uM:()=>M});var r=T(
62760),s=T(33095),$=T(4537),D=T(64680);const M=({codec:a,pace:v})=>a??g(v),L=65536,k=16384,c=1e5,g=a=>({async deflate(v,f){if(v.length<=k){const x=(0,r.$)(v,{level:f}),
I=a.step(c+v.length*10);return I&&await I,x}const A=new D.k(Math.max(256,v.length>>2)),p=(0,s.i)({level:f},A);for(let x=0;x<v.length;x+=L){v.length-x>k&&await a.
rest(),p.push(v.subarray(x,x+L),x+L>=v.length);const I=a.step(c+Math.min(v.length,L)*10);I&&await I}return A.bytes},async inflate(v,f){const{bytes:A,ending:p}=await l(
v,f,a);return p==="clean"?A:void 0}});async function m(a,v,f){const{bytes:A,ending:p,reached:x}=await l(a,v,f);return p==="clean"||p==="loose"&&x<v?A:void 0}async function l(a,v,f){
const A=new D.k(Math.min(a.length*4,v));return{...await(0,$.Q)([a],v,f,1,x=>A.copy(x,0,x.length)),bytes:A.bytes}}}),82416:((ft,q,T)=>{T.d(q,{E3:()=>c,MQ:()=>s,U1:()=>k,
kz:()=>D});var r=T(78157);function s(m,l,a){let v="";for(let f=l;f<a;f++){let A=m[f];if(A===r.wn&&f+2<a){const[p,x]=[(0,r.Li)(m[f+1]),(0,r.Li)(m[f+2])];p>=0&&x>=
0&&(A=p*16+x,f+=2)}v+=String.fromCharCode(A)}return v}const $=15;function D(m,l,a){let v=l;const f=m[v];(f===r.N5||f===r.b9)&&v++;let A=0,p=-1,x=0;for(;v<a;v++){
const K=m[v];if(K>=r.l0&&K<=r.ev)x=x*10+(K-r.l0),A++,p>=0&&p++;else if(K===r.fX&&p<0)p=0;else break}if(v<a||A===0||A>$)return L(m,l,a);const I=p>0?x/M[p]:x;return f===
r.N5?-I:I}const M=Float64Array.from({length:$+1},(m,l)=>10**l);function L(m,l,a){const v=(0,r.bS)(m).toString("latin1",l,a),f=Number(v);if(!Number.isNaN(f)&&/^[+-]?[\d.]/.
test(v))return f;const A=/^[+-]*(\d*\.?\d*)/.exec(v),p=Number(A?.[1]??0)||0;return v.startsWith("-")?-p:p}function k(m,l,a){for(let p=l;p<a;p++){const x=m[p];if(x===
r.s1)return m.subarray(l,p);if(x===r.Cx||x===r.r_||x===r.u7)break}const v=new Uint8Array(a-l);let f=0,A=1;for(let p=l;p<a;p++){let x=m[p];if(x===r.Cx)A++;else if(x===
r.s1){if(--A===0)break}else if(x===r.u7)m[p+1]===r.kR&&p++,x=r.kR;else if(x===r.r_){if(x=m[++p],p>=a)break;if(x>=r.l0&&x<=r.em){let I=x-r.l0;for(let K=0;K<2&&m[p+
1]>=r.l0&&m[p+1]<=r.em;K++)I=I*8+m[++p]-r.l0;x=I&255}else if(x===r.u7){m[p+1]===r.kR&&p++;continue}else{if(x===r.kR)continue;x=g.get(x)??x}}v[f++]=x}return v.subarray(
0,f)}const c=(m,l,a)=>m[l]===r.Cx?k(m,l+1,a):(0,r.sk)(m,l+1,a),g=new Map([[r.yq,r.kR],[r.AF,r.u7],[r.yh,r.d2],[r.OY,r.G_],[r.MV,r.o1]])}),88500:((ft,q,T)=>{T.d(
q,{A:()=>s,s:()=>K});var r=T(78157);const s=-1,$=2**63,D=1,M=2,L=0,k=1,c=2,g=0,m=1,l=2,a=3,v=4,f=5,A=6,p=7,x=8,I=new Uint8Array(256).fill(l);for(let P=0;P<256;P++)
r.Kl[P]===r.t6&&(I[P]=g);for(let P=r.l0;P<=r.ev;P++)I[P]=m;for(const[P,R]of Object.entries({"/":a,"<":v,">":f,"[":A,"]":p,"(":x,"%":g,")":g,"{":g,"}":g}))I[P.charCodeAt(
0)]=R;class K{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(64);reset(){this.
used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(R,S,O){const _=this.used+O-S;_>
this.marks.length&&this.grow(_),this.marks.set(R.subarray(S,O),this.used),this.used=_}open(R,S,O){if(R>=this.opened.length){const _=new Uint8Array(this.opened.length*
2);_.set(this.opened),this.opened=_}return this.opened[R]=S,O}add(R,S,O){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=R>2147483647?
0:R,this.marks[this.used+1]=S,this.marks[this.used+2]=O,this.used+=3,O}grow(R){const S=new Int32Array(Math.max(this.marks.length*2,R));S.set(this.marks),this.marks=
S}value(R,S,O){let _=0,B=L;for(let W=S;S<O;W=S){const G=R[S++];switch(I[G]){case g:G===r.IQ&&(S=(0,r.D)(R,W,O));continue;case m:{let tt=G-r.l0;for(;I[R[S]]===m;)
tt=tt*10+(R[S++]-r.l0);if(S<O&&r.Kl[R[S]]===r.N9){S=(0,r.Wd)(R,S,O);break}if(tt>=$)return-1;const it=st(R,S,O);B===c&&this.setLength(tt,W,S,it),it>S&&(S=this.add(
tt,W,it));break}case l:for(;S<O&&r.Kl[R[S]]===r.N9;)S++;if(G===r.HF&&Z(R,W,S))return-1;break;case a:for(;S<O&&r.Kl[R[S]]===r.N9;)S++;if(B=this.expectedAfter(R,W,
S-W,_===1&&B===L),_===0)return S;continue;case v:S=R[S]===r.iH?this.open(_++,M,S+1):this.hexString(R,W,O);break;case f:if(R[S]!==r.vz)continue;if(this.opened[--_]!==
M||++S>O)return-1;break;case A:S=this.open(_++,D,S);break;case p:if(this.opened[--_]!==D)return-1;break;case x:S=this.literalString(R,W,O);break}if(_===0)return S>
O?-1:S;B=L}return-1}setLength(R,S,O,_){const B=_>O;this.length=B?-1:R,this.lengthRef=B?R:-1,this.lengthStart=S,this.lengthEnd=_}literalString(R,S,O){const _=(0,r.
AZ)(R,S,O);return _<0?O+1:this.strings?this.add(s,S,_):_}hexString(R,S,O){const _=(0,r.$k)(R,S,O);return this.strings?this.add(s,S,_):_}expectedAfter(R,S,O,_){return O===
10&&R[S+1]===r.Ah&&(0,r.w1)(R,S,"/ByteRange")&&(this.byteRange=!0),_?O===7&&R[S+1]===r.A4&&(0,r.w1)(R,S,"/Length")?c:k:L}}function st(P,R,S){if(P[R]===r.Z4&&P[R+
1]===r.l0&&P[R+3]===r.AV&&P[R+2]===r.Z4&&R+4<=S)return U(P,R+4,S)?R+4:R;const O=(0,r.AN)(P,R,S);let _=O,B=0;for(;_<S&&(0,r.yp)(P[_]);_++)B=B*10+(P[_]-r.l0);if(_===
O||B>=$)return R;const W=(0,r.AN)(P,_,S);return W<S&&P[W]===r.AV&&U(P,W+1,S)?W+1:R}const U=(P,R,S)=>R>=S||r.Kl[P[R]]!==r.N9;function Z(P,R,S){return S-R===6&&(0,r.
w1)(P,R,"endo")||S-R===9&&(0,r.w1)(P,R,"ends")}}),45079:((ft,q,T)=>{T.d(q,{ZV:()=>f,bD:()=>M,dZ:()=>g,pS:()=>m,sd:()=>A,yT:()=>D});var r=T(78157),s=T(45599);const $=8,
D={number:0,generation:0};function M(p,x,I){if(x===null)p.text("null");else if(typeof x=="number")p.text(f(x));else if(typeof x=="boolean")p.text(x?"true":"fals\
e");else if(x instanceof s.SX)g(p,x.text);else if(x instanceof s.oS)p.text(c(x,I));else if(x instanceof s.Mx)m(p,x.bytes,I);else if(Array.isArray(x)){if(p.byte(
r.WL),x.length>=$&&x.every(K=>K instanceof s.oS))p.text(x.map(K=>c(K,I)).join(" "));else for(const[K,st]of x.entries())K>0&&p.byte(r.Z4),M(p,st,I);p.byte(r.wt)}else
x instanceof s.Bi?L(p,x,I):M(p,x.dict,I)}function L(p,x,I){const K=I.security&&x.has("ByteRange")?{...I,security:void 0}:I;p.text("<<");for(const[st,U]of x)g(p,
st),k(U)&&p.byte(r.Z4),M(p,U,st==="Contents"?K:I);p.text(">>")}const k=p=>p===null||typeof p=="number"||typeof p=="boolean"||p instanceof s.oS;function c(p,{renumber:x,
generationOf:I}){const K=x?x(p):p.number;return x&&K===0?"null":`${K} ${I?I(K):x?0:p.generation} R`}function g(p,x){p.byte(r.cL);for(let I=0;I<x.length;I++){const K=x.
charCodeAt(I)&255;K!==r.Cq&&(K>r.Z4&&K<=r.du&&K!==r.wn&&r.Kl[K]===r.N9?p.byte(K):p.text(`#${v(K)}`))}}function m(p,x,{security:I,number:K,generation:st}){if(I){
l(p,I.encryptString(x,K,st));return}let U=0;for(const Z of x)(Z<r.Z4||Z>r.du)&&U++;if(U*3>x.length){l(p,x);return}p.byte(r.Cx);for(const Z of x)(Z===r.Cx||Z===r.
s1||Z===r.r_)&&p.byte(r.r_),Z===r.u7?p.text("\\r"):p.byte(Z);p.byte(r.s1)}function l(p,x){p.byte(r.iH);for(const I of x)p.byte(a.charCodeAt(I>>4)),p.byte(a.charCodeAt(
I&15));p.byte(r.vz)}const a="0123456789abcdef",v=p=>a[p>>4]+a[p&15];function f(p){if(!Number.isFinite(p))return"0";const x=Math.abs(p);if(Number.isInteger(p)&&x<
1e15)return String(p);if(x>=2**63)return`${BigInt(p)}.0`;const I=String(p);return I.includes("e")?p.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):I}function A(p){
const x=[p];for(;x.length>0;){const I=x.pop();if(I instanceof s.Mx)return!0;if(Array.isArray(I))for(const K of I)x.push(K);else if(I instanceof s.Bi)for(const K of I.
values())x.push(K);else I instanceof s.Z6&&x.push(I.dict)}return!1}}),39150:((ft,q,T)=>{T.d(q,{D:()=>M});var r=T(78157);const s=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
$=/^(true|false|null)$/,D=/#(?![0-9A-Fa-f]{2})|#00/;function M(m,l,a){const v=[],f=()=>{const p=v.at(-1);p?.keys&&(p.value=!1)},A=(0,r.AN)(m,l,a);for(;;){if(l=(0,r.
AN)(m,l,a),l>=a)return!1;const p=v.at(-1),x=m[l];if(x===r.vz||x===r.wt){if(!p||p.keys===void 0!=(x===r.wt)||p.keys&&(p.value||++l>=a||m[l]!==r.vz))return!1;v.pop(),
l++}else if(p?.keys&&!p.value){const I=(0,r.Wd)(m,l+1,a),K=g(m,l,I);if(x!==r.cL||D.test(K)||p.keys.has(K))return!1;p.keys.add(K),p.value=!0,l=I;continue}else if(x===
r.WL||x===r.iH&&m[l+1]===r.iH){v.push(x===r.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),l+=x===r.WL?1:2;continue}else if(l=L(m,l,a),l<0)return!1;if(f(),v.
length===0)return!(0,r.yp)(m[A])||m[l-1]!==r.AV}}function L(m,l,a){switch(m[l]){case r.cL:{const v=(0,r.Wd)(m,l+1,a);return D.test(g(m,l,v))?-1:v}case r.Cx:return(0,r.
AZ)(m,l,a);case r.iH:for(l++;l<a&&m[l]!==r.vz;l++)if(!c(m[l])&&r.Kl[m[l]]!==r.t6)return-1;return l<a?l+1:-1;default:{const v=(0,r.Wd)(m,l,a),f=g(m,l,v);return $.
test(f)?v:s.test(f)?k(m,f,v,a):-1}}}function k(m,l,a,v){if(!/^\d+$/.test(l))return a;const f=(0,r.AN)(m,a,v),A=(0,r.Wd)(m,f,v),p=g(m,f,A),x=(0,r.AN)(m,A,v);return!/^\d+$/.
test(p)||m[x]!==r.AV||r.Kl[m[x+1]??r.Z4]===r.N9?a:Number(l)<=2147483647&&Number(p)<=65535?x+1:-1}const c=m=>m>=r.l0&&m<=r.ev||(m|32)>=97&&(m|32)<=102;function g(m,l,a){
return(0,r.bS)(m).toString("latin1",l,Math.min(a,l+200))}}),77581:((ft,q,T)=>{T.d(q,{SQ:()=>$,g7:()=>c,kt:()=>v,wx:()=>m});var r=T(78157),s=T(45599);const $=new Map(
[...[728,711,710,729,733,731,730,732].map((f,A)=>[f,24+A]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,
64258,321,338,352,376,381,305,322,339,353,382].map((f,A)=>[f,128+A]),[8364,160]]),D=/[\x18-\x1f\x80-\xa0]/g,M=new Map([...$].map(([f,A])=>[A,f])),L=200,k=new WeakMap;
function c(f){if(f.bytes.length<L)return g(f.bytes);let A=k.get(f);return A===void 0&&k.set(f,A=g(f.bytes)),A}function g(f){return f[0]===254&&f[1]===255?new TextDecoder(
"utf-16be").decode(f.subarray(2)):f[0]===255&&f[1]===254?new TextDecoder("utf-16le").decode(f.subarray(2)):f[0]===239&&f[1]===187&&f[2]===191?new TextDecoder().
decode(f.subarray(3)):(0,r.bS)(f).toString("latin1").replace(D,A=>String.fromCharCode(M.get(A.charCodeAt(0))??A.charCodeAt(0)))}function m(f){const A=new Uint8Array(
f.length);for(let x=0;x<f.length;x++){const I=l(f.charCodeAt(x));if(I===void 0)return new s.Mx(a(f));A[x]=I}const p=A[0]===254&&A[1]===255||A[0]===255&&A[1]===254;
return new s.Mx(p||A[0]===239&&A[1]===187&&A[2]===191?a(f):A)}function l(f){return f>=32&&f<127||f===9||f===10||f===13||f>=161&&f<=255&&f!==173?f:$.get(f)}const a=f=>v(
`\uFEFF${f}`),v=f=>Buffer.from(f,"utf16le").swap16()}),45599:((ft,q,T)=>{T.d(q,{Bi:()=>M,Eo:()=>m,Mx:()=>s,Px:()=>v,SX:()=>r,UU:()=>a,Z6:()=>L,Zm:()=>k,cy:()=>g,
hi:()=>f,i9:()=>c,jd:()=>l,oS:()=>$,rV:()=>D});class r{text;constructor(p){this.text=p}}class s{bytes;constructor(p){this.bytes=p}}class ${number;generation;constructor(p,x=0){
this.number=p,this.generation=x}}class D extends ${part;constructor(p,x){super(x,0),this.part=p}}class M extends Map{}class L{dict;data;sealed;constructor(p,x,I){
this.dict=p,this.data=x,this.sealed=I}}const k=A=>A instanceof M,c=A=>A instanceof $,g=A=>Array.isArray(A),m=(A,p)=>A instanceof r&&A.text===p;function l(A){const p=new M;
for(const[x,I]of Object.entries(A))I!==void 0&&p.set(x,I);return p}const a=A=>new r(A),v=A=>new s(Uint8Array.from(Buffer.from(A,"latin1")));function f(A){const p=A.
get("Type");return m(p,"Sig")||m(p,"DocTimeStamp")||A.has("ByteRange")}})};
