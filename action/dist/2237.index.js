"use strict";exports.id=2237,exports.ids=[2237],exports.modules={81272:((ft,q,T)=>{T.d(q,{g:()=>$,q:()=>s});var r=T(42973);function s({stream:P,total:M,documents:L=1},k){const c="\
It may be a decompression bomb; if it is not, save it without compression in another program",g=L===1?"the document":"this document and of those before it";return k>
P?(0,r.F)("streamBytes",`A stream of the document expands to more than ${P} bytes`,c):(0,r.F)("expansion",`The streams of ${g} expand to more than ${M} bytes`,c)}
class ${budget;chunks=[];size=0;consumed=0;constructor(M){this.budget=M}push(M){if(this.size+=M.length,this.size>this.budget.stream||this.size>this.budget.remaining)
throw this.budget.remaining-=this.size,s(this.budget,this.size);this.chunks.push(M)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.
chunks[0];const M=new Uint8Array(this.size);let L=0;for(const k of this.chunks)M.set(k,L),L+=k.length;return M}}}),60623:((ft,q,T)=>{T.d(q,{Kc:()=>L,M_:()=>k,UD:()=>m});
var r=T(62760),s=T(58552),$=T(27059),P=T(78157),M=T(81272);const L=f=>(0,r.$)(f,{level:4,mem:3}),k=f=>(0,r.$)(f,{level:0}),c=16384,g=1<<26;function m(f,A,p){const x=A.
codec?.inflateNow(f,Math.min(A.stream,A.remaining,g));if(x)return A.remaining-=x.length,x;const I=(0,P.j8)(f,0,Math.min(f.length,4)),K=(f[I]&15)===8&&(f[I]<<8|f[I+
1])%31===0;K||(p.found=!0);const st=h(f.subarray(K?I+2:0),A,p);if(st)return st;throw(0,s.O$)("a compressed stream is damaged")}function h(f,A,p){if(A.remaining<=
0)throw(0,M.q)(A,0);const x=new M.g(A);if(f.length<=16*c){const K=(A.scratch??new $.f).bytes;try{const st=(0,r.HM)(f,{out:K});if(st.length<K.length)return x.push(
st.slice()),x.finish()}catch(st){if(st instanceof s.zU)throw st}}if(v(f,x,f.length))return x.finish();p.found=!0;const I=new M.g(A);return v(f,I,Math.floor(x.consumed/
c)*c),I.size===0?void 0:I.finish()}const a=16;function v(f,A,p){const x=new r.EL(K=>{K.length&&A.push(K)}),I=p<f.length;try{for(let K=0;K<f.length;){const st=K<
p?c:a;A.consumed=K,x.push(f.subarray(K,K+st),!I&&K+st>=f.length),K+=st}}catch(K){if(K instanceof s.zU)throw K;return!1}return!0}}),59596:((ft,q,T)=>{T.d(q,{Kc:()=>P.
Kc,TT:()=>U,M_:()=>P.M_,tN:()=>Z});var r=T(58552),s=T(78157);function $(_){let R=_.length+5;for(const G of _)G===s.y_&&(R+=3);const S=new Uint8Array(R);let O=0,
F=0,B=0,z=_[0]===s.iH&&_[1]===s.du?2:0;for(;z<_.length;z++){const G=_[z];if(G===s.du)break;if(s.Kl[G]!==s.t6){if(G===s.y_&&B===0){O+=4;continue}if(!(G<s.Ec||G>s.
Hh)&&(F=F*85+(G-s.Ec),!(++B<5))){for(let tt=24;tt>=0;tt-=8)S[O++]=Math.floor(F/2**tt)&255;F=B=0}}}if(B>1){for(let G=B;G<5;G++)F=F*85+84;for(let G=0;G<B-1;G++)S[O++]=
Math.floor(F/2**(24-8*G))&255}return S.slice(0,O)}var P=T(60623),M=T(81272);const L=256,k=257,c=258,g=4096,m=65536,h=-1;function a(_,R,S,O){const F=new f(S);let B=9,
z=0,G=0;for(let tt=0;tt<_.length;tt++){if(G=(G<<8|_[tt])&16777215,z+=8,z<B)continue;z-=B;const it=G>>z&(1<<B)-1;if(it===k)break;if(it===L)F.clear();else if(!F.put(
it)){O.found=!0;break}B=v(F.next+R)}return F.finish()}function v(_){return _>=2048?12:_>=1024?11:_>=512?10:9}class f{next=c;previous=h;prefix=new Int16Array(g);suffix=new Uint8Array(
g);length=new Uint16Array(g);collector;out=new Uint8Array(m);used=0;constructor(R){this.collector=new M.g(R);for(let S=0;S<L;S++)this.suffix[S]=S,this.length[S]=
1}clear(){this.next=c,this.previous=h}put(R){const{previous:S,next:O,length:F}=this,B=R<O;if(!B&&(S===h||R!==O))return!1;const z=B?F[R]:F[S]+1;this.used+z>m&&this.
flush();const G=this.used,tt=this.write(B?R:S,G);return B||(this.out[G+z-1]=tt),S!==h&&O<g&&this.add(S,tt),this.used=G+z,this.previous=R,!0}write(R,S){const{out:O,
prefix:F,suffix:B}=this;for(let z=S+this.length[R]-1;z>S;z--)O[z]=B[R],R=F[R];return O[S]=B[R]}add(R,S){const{next:O}=this;this.prefix[O]=R,this.suffix[O]=S,this.
length[O]=this.length[R]+1,this.next=O+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(m),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}var A=T(60269),p=T(11032);function x(_,R){let S=0;if(I(_,(B,z,G)=>S+=z+G),S>R.stream||S>
R.remaining)throw(0,M.q)(R,S);R.remaining-=S;const O=new Uint8Array(S);let F=0;return I(_,(B,z,G)=>{for(let tt=0;tt<z;tt++)O[F+tt]=_[B+tt];G>0&&O.fill(_[B],F,F+
G),F+=z+G}),O}function I(_,R){for(let S=0;S<_.length&&_[S]!==128;){const O=_[S++];if(S>=_.length)return;O<128?R(S,Math.min(O+1,_.length-S),0):R(S,0,257-O),S+=O<
128?O+1:1}}const K={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},st=new Set(["FlateDecode","LZWDecode","ASCII\
85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),U=_=>st.has(K[_]??_);function Z(_,R,S,O,F={found:!1}){switch(K[_]??_){case"FlateDecode":return(0,p.T)((0,P.
UD)(R,O,F),S);case"LZWDecode":return(0,p.T)(a(R,(0,A.c)(S,"EarlyChange",1),O,F),S);case"ASCII85Decode":return $(R);case"ASCIIHexDecode":return(0,s.sk)(R,0,R.length);case"\
RunLengthDecode":return x(R,O);case"Crypt":return R;default:throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}}),60269:((ft,q,T)=>{
T.d(q,{c:()=>r});function r(s,$,P){const M=s?.get($);return typeof M=="number"?Math.trunc(M):P}}),14752:((ft,q,T)=>{T.d(q,{X:()=>s,Y:()=>r});function r($,P,M,L,k,c,g){
const m=M+L,h=c-M;if($===1)for(let a=M+g;a<m;a++)P[a]=P[a]+P[a-g];else if($===2)for(let a=M;a<m;a++)P[a]=P[a]+k[a+h];else if($===3)for(let a=M;a<m;a++)P[a]=P[a]+
((a>=M+g?P[a-g]:0)+k[a+h]>>1);else if($===4)for(let a=M;a<m;a++){const v=a<M+g,f=v?0:P[a-g];P[a]=P[a]+s(f,k[a+h],v?0:k[a+h-g])}}function s($,P,M){const L=$+P-M,
[k,c,g]=[Math.abs(L-$),Math.abs(L-P),Math.abs(L-M)];return k<=c&&k<=g?$:c<=g?P:M}}),11032:((ft,q,T)=>{T.d(q,{T:()=>$});var r=T(60269),s=T(14752);function $(h,a){
const v=(0,r.c)(a,"Predictor",1);if(v<=1)return h;const f=m((0,r.c)(a,"Colors",1),1,32),A=m((0,r.c)(a,"BitsPerComponent",8),1,16),p=m((0,r.c)(a,"Columns",1),1,1<<
24),x=Math.ceil(f*A*p/8);return v===2?P(h,x,f,A):g(h,x,Math.ceil(f*A/8))}function P(h,a,v,f){const A=f===8?M:f===16?L:[1,2,4].includes(f)?k:void 0;if(!A)return h;
const p=h.slice();for(let x=0;x<p.length;x+=a)A(p,x,Math.min(x+a,p.length),v,f);return p}function M(h,a,v,f){for(let A=a+f;A<v;A++)h[A]=h[A]+h[A-f]}function L(h,a,v,f){
const A=2*f;for(let p=a+A;p+1<v;p+=2){const x=h[p+1]+h[p+1-A];h[p+1]=x,h[p]=h[p]+h[p-A]+(x>>8)}}function k(h,a,v,f,A){const p=(1<<A)-1,x=new Uint8Array(f);let I=0;
for(let K=a;K<v;K++){const st=h[K];let U=0;for(let Z=8-A;Z>=0;Z-=A){const _=x[I]+(st>>Z)&p;x[I]=_,U|=_<<Z,I=I+1===f?0:I+1}h[K]=U}}const c=64;function g(h,a,v){const f=Math.
ceil(h.length/(a+1)),A=new Uint8Array(h.length-f),p=new Uint8Array(Math.min(a,h.length));let x=0;for(let I=0;I<h.length;I+=a+1){const K=Math.min(a,h.length-I-1);
if(K<c)for(let U=0;U<K;U++)A[x+U]=h[I+1+U];else A.set(h.subarray(I+1,I+1+K),x);const st=I===0;(0,s.Y)(h[I],A,x,K,st?p:A,st?0:x-a,v),x+=K}return A}const m=(h,a,v)=>Math.
min(Math.max(h,a),v)}),54619:((ft,q,T)=>{T.d(q,{HV:()=>r,UT:()=>$,jC:()=>P,tL:()=>s,wg:()=>k});const r=0,s=1,$=2,P=3,M=1e5,L=1e4;class k{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;constructor({
limits:g,memory:m},h){this.sourceLength=h,this.memory=m,this.bound=Math.min(g.objects,Math.max(1e6,h));const a=h<M?64:1024;this.kind=new Uint8Array(a),this.place=
new Int32Array(a),this.detail=new Int32Array(a)}offer(g,m,h,a){g<this.kind.length&&this.kind[g]!==r||this.set(g,m,h,a)}askFor(g){g>0&&g<=this.bound&&(this.kind[g]??
r)===r&&this.unlisted.add(g)}set(g,m,h,a){if(g>this.bound){this.overflowed=!0;return}g>=this.kind.length&&this.grow(g+1),this.kind[g]=m,this.place[g]=h,this.detail[g]=
a,g>=this.size&&(this.size=g+1)}grow(g){const m=Math.min(Math.max(g,this.kind.length*2),this.bound+1),h=Math.max(this.kind.length,this.sourceLength,L);m>h&&this.
memory.takeNumbers(m-h);const[a,v,f]=[new Uint8Array(m),new Int32Array(m),new Int32Array(m)];a.set(this.kind),v.set(this.place),f.set(this.detail),[this.kind,this.
place,this.detail]=[a,v,f]}}}),12237:((ft,q,T)=>{T.d(q,{E:()=>J});var r=T(58552),s=T(78157),$=T(64580),P=T(42973),M=T(52205),L=T(59596),k=T(68973),c=T(45599);function g(i,t,e,n){
const o=i.job.limits.filters,l=(0,M.c3)(i,t.dict.get("Filter")??t.dict.get("F")),w=(0,M.c3)(i,t.dict.get("DecodeParms")??t.dict.get("DP"));if(l.length>o)throw(0,P.
F)("filters",`A stream of the document has ${l.length} filters; at most ${o} are allowed`,"Open it in another PDF program and save it again");let b=i.encoded(t);
for(const[N,W]of l.entries()){const H=i.dict(w[N]);W instanceof c.SX&&(b=(0,L.tN)(W.text,b,H&&(0,M.x$)(i,H),e,n))}return b}async function m(i,t,e){const[n,...o]=(0,M.
c3)(i,t.dict.get("Filter")??t.dict.get("F")),l=(0,M.c3)(i,t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,c.Eo)(n,"FlateDecode")||o.length>0||l.some(b=>b!==
null))return;const w=await(0,k.uM)(i.job).inflate(i.encoded(t),Math.min(e.stream,e.remaining));return w&&(e.remaining-=w.length),w}function h(i,t,e){if((0,M.c3)(
i,t.dict.get("Filter")??t.dict.get("F")).some(l=>l instanceof c.SX&&!(0,L.TT)(l.text)))return;const o={found:!1};try{return{data:g(i,t,e,o),whole:!o.found}}catch(l){
if(l instanceof r.zU&&l.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw l}}var a=T(54619),v=T(45798),f=T(85368),A=T(88500);function p(i,t){
if(!(t instanceof c.Z6))return;const[e,n]=[i.resolve(t.dict.get("N")),i.resolve(t.dict.get("First"))];if(typeof e!="number"||typeof n!="number"||!Number.isInteger(
n)||n<0)return;let o;try{o=i.decoded(t)}catch(W){if(W instanceof r.zU&&W.code==="unreadable_document")return;throw W}const[l,w]=[[],[]];let b=0;for(;l.length<e;){
const W=(0,s.JI)(o,(0,s.AN)(o,b,o.length),o.length),H=(0,s.JI)(o,(0,s.AN)(o,W.after,o.length),o.length);if(W.value<0||W.value>2147483647||H.value<0||n+H.value>o.
length)break;l.push(W.value),w.push(n+H.value),b=H.after}const N=new Int32Array(w.length);for(let W=0;W<N.length;W++)N[W]=w[W+1]??o.length;if((0,s.bS)(o).includes(
"stream")){const W=new A.s;for(const[H,X]of w.entries()){W.reset();const Q=W.value(o,X,N[H]);Q>=0&&(N[H]=Q)}}return{data:o,numbers:new Int32Array(l),starts:new Int32Array(
w),ends:N}}const x=12;class I{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n,table:o}=t;this.counted=new Uint8Array(o.size),this.streams=new f.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new I(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:o,memory:l}=n,w=this.
counted[t]===1,b=this.parser(t,e.bytes,e.start,e.end,w?1/0:l.values),N=b.value();if(w||(l.values=b.room),this.counted[t]=1,this.spend(b.at-e.start),!(N instanceof
c.Bi)||e.bytes!==o)return N;const W=(0,s.AN)(o,b.at,o.length);if(!(0,s.w1)(o,W,"stream"))return N;const{start:H,end:X}=this.streams.data(W,this.lengthOf(N.get("\
Length"))),Q=this.security&&!(0,c.Eo)(N.get("Type"),"XRef");return new c.Z6(N,o.subarray(H,X),Q?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,o,l=this.
document.memory.values){const{document:w,security:b}=this;let N;if(b&&t!==this.encryptNumber&&w.table.kind[t]===a.tL){const W=w.generation(t);N=H=>b.decryptString(
H,t,W)}return new v.i(e,n,o,w.job.limits.nesting,N,l)}lengthOf(t){if(t instanceof c.oS){const e=this.document.place(t.number),n=e&&new v.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:o}=this;if(o.has(t)||n.table.kind[t]!==a.tL)return;o.add(t);const l={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},
w=p(n,this.read(t,l));if(o.delete(t),this.objectStreams.set(t,w),!!w)return this.effort+=w.data.length*n.job.limits.parsing,n.memory.hold(w.data.length+w.numbers.
length*x,this.holder,t),w}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}var K=T(67382),st=T(51271),U=T(83363),Z=T(45657);const _=100;
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
document.exists(n)&&e.keep(n);const o=this.document.job.pace.step(1e3);o&&await o}}async keep(t){const{numbers:e,ancestry:n}=this,o=e.filter((l,w)=>t[w]);if(this.
irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(o);return}this.numbers=o,this.ancestry=n.filter((l,w)=>t[w]),this.
positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),o=new Map,l=this.inherited.map(X=>O(e,X,o)),{nodes:w,parents:b}=this.grow(n),N=w.map(({
ref:X})=>({Parent:X}));for(let X=0;X<n.length;X++){const Q=n[X],nt=this.indexOf(Q),ut=b[X];w[ut].kids.push(new c.oS(Q,e.generation(Q)));const dt=nt<0?S:l[this.ancestry[nt]];
e.patch(Q,N[ut],dt);const ct=e.job.pace.step(600);ct&&await ct}for(const{ref:X,kids:Q,parent:nt,count:ut}of w)e.put(X,new c.Bi([["Type",new c.SX("Pages")],...nt?
[["Parent",nt]]:[],["Kids",Q],["Count",ut]]));const W=w[w.length-1].ref,H=e.catalog.get("Pages");(!(H instanceof c.oS)||H.number!==W.number)&&e.editCatalog().set(
"Pages",W),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new st.L(!1)}grow(t){const{document:e}=this,
n=t.length,o=e.catalog.get("Pages"),l=Q=>this.indexOf(Q)>=0||t.includes(Q),w=o instanceof c.oS&&o.number>0&&!l(o.number)?o:void 0,b=[];let N=[];const W=(Q,nt)=>({
ref:nt&&w?new c.oS(w.number,e.generation(w.number)):e.add(null),kids:[],parent:void 0,count:Q}),H=Math.max(1,Math.ceil(n/_));for(let Q=0;Q<H;Q++)N.push(W(Math.min(
_,n-Q*_),H===1));const X=Array.from({length:n},(Q,nt)=>Math.floor(nt/_));for(;N.length>1;){(0,Z.RZ)(b,N);const Q=Math.ceil(N.length/_),nt=Array.from({length:Q},
()=>W(0,Q===1));for(const[ut,dt]of N.entries()){const ct=nt[Math.floor(ut/_)];dt.parent=ct.ref,ct.kids.push(dt.ref),ct.count+=dt.count}N=nt}return(0,Z.RZ)(b,N),
{nodes:b,parents:X}}}const S={};function O(i,t,e){const{Resources:n}=t;if(!(n instanceof c.Bi))return{...t};const o=e.get(n)??i.add(n);return e.set(n,o),{...t,Resources:o}}
const F=1,B=2,z=3;class G{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new G(0);for(const[e,n]of this.
edited)t.edited.set(e,(0,$.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,F)===B&&
this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,B),this.patched.set(t,e)}remove(t){const e=this.set(t,z);e===F?this.edited.delete(t):e===B&&this.
patched.delete(t)}set(t,e){if(t>=this.kind.length){const o=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));o.set(this.kind),this.kind=o}const n=this.
kind[t];return this.kind[t]=e,this.any=!0,n}}var tt=T(64680),it=T(45079);const pt={},wt=4096,kt=1<<21,At=`
endobj
`,Tt=`>>${At}`,vt=2147483647;class Xt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new tt.k(256);scan=new A.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,o,l){
(o!==this.entries||l!==this.defaults)&&this.prepare(o,l);const{text:w,defaultTexts:b}=this,{open:N,close:W}=n,H=e<0,X=H?N-2:e;this.reserve(W-X+w.bytes.length+this.
defaultSize);const Q=this.used,nt=this.noted,ut=this.keepOthers(t,X,n);this.put(t,ut,W);let dt=n.special||w.special;for(let ct=0;ct<b.length;ct++){const yt=b[ct],
Mt=n.find(t,yt.key);if(Mt>=0){const Gt=(0,s.AN)(t,n.at[Mt+2],W);if(!(0,s.w1)(t,Gt,"null"))continue;this.used=Q,this.noted=nt;return}dt||=yt.special,this.put(yt.
bytes,0,yt.bytes.length),this.note(yt.marks,0,yt.marks.length,vt)}return this.put(w.bytes,0,w.bytes.length-(H?At.length:0)),this.note(w.marks,0,w.marks.length,vt),
{bytes:this.memory,start:Q+N-2-X,end:H?this.used:this.used-At.length,from:H?-1:Q,to:H?-1:this.used-1,references:dt?void 0:this.references,first:nt,last:this.noted}}keepOthers(t,e,{
at:n,first:o,used:l,scan:w,marksFrom:b,marksTo:N}){const{keys:W}=this,{marks:H}=w;let X=b,Q=e;for(let nt=o;nt<l;nt+=4){const ut=n[nt],dt=n[nt+1]-ut;for(let ct=0;ct<
W.length;ct++)if(!(W[ct].length!==dt||!(0,s.w1)(t,ut,W[ct])))for(X=this.note(H,X,N,ut),this.put(t,Q,ut-1),Q=n[nt+3];X<N&&H[X+1]<Q;)X+=3}return this.note(H,X,N,vt),
Q}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(o=>!(o in t));this.defaultTexts=
n.map(o=>{const l=this.textOf(e,[o]);return{...l,key:o,bytes:l.bytes.subarray(0,-Tt.length)}}),this.defaultSize=this.defaultTexts.reduce((o,{bytes:l})=>o+l.length,
0)}textOf(t,e){const{draft:n,scan:o}=this;n.clear(),n.text("<<");for(const b of e){const N=t[b];N!==void 0&&((0,it.dZ)(n,b),n.byte(s.Z4),(0,it.bD)(n,N,it.yT))}n.
text(Tt);const l=new Uint8Array(n.bytes);o.reset();const w=o.value(l,0,l.length)!==l.length-At.length;return{bytes:l.subarray(2),marks:o.marks.slice(0,o.used),special:w||
o.byteRange}}note(t,e,n,o){let l=e;for(;l<n&&t[l+1]<o;l+=3)this.refer(t[l]);return l}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(wt,Math.min(this.memory.length*2,kt),Math.min(this.sourceLength>>4,kt));this.
memory=(0,s.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Dt(i,t,e){for(const[n,o]of Object.entries(t))o===void 0?i.delete(n):i.set(n,o);for(const[
n,o]of Object.entries(e))o!==void 0&&!i.has(n)&&!(n in t)&&i.set(n,o)}var Pt=T(79725);const _t=6;class Bt{index=new Int32Array(0);records=new Int32Array(_t*16);count=0;at=new Int32Array(
64);used=0;scan=new A.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Pt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:o,
scan:l}=this,w=this.count*_t;o[w]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),o[w+1]=this.used+=n.used-n.first,o[w+2]=n.open,o[w+3]=n.close,o[w+
4]=l.used,l.append(n.scan.marks,n.marksFrom,n.marksTo),o[w+5]=l.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:o}=this,
l=(n-1)*_t;return e.at=this.at,e.scan=this.scan,e.first=o[l],e.used=o[l+1],e.open=o[l+2],e.close=o[l+3],e.marksFrom=o[l+4],e.marksTo=o[l+5],e.special=!1,!0}fork(){
const t=new Bt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*_t),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*_t>this.records.length&&(this.records=(0,Pt.Z)(this.records,(this.
count+1)*_t)),this.used+t>this.at.length&&(this.at=(0,Pt.Z)(this.at,this.used+t))}}class Lt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Bt;entries=new Pt.
R;located=-1;patcher;next;constructor(t,e,n,o=e.memory){this.bytes=t,this.job=e,this.memory=o,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new I(this),this.changes=new G(this.next),this.pages=new R(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,$.F)(this.trailer),o=new Lt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return o.reader=this.reader.fork(o),o.next=this.next,o.changes=this.changes.fork(),o.kept=this.kept.fork(),o.walked=this.
walked,o.pages.copyFrom(this.pages),o}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof c.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,s.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof c.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===z)return null;
if(n===F)return this.changes.edited.get(e);const o=this.values.get(e);if(o!==void 0)return o;const l=this.place(e),w=l?this.reader.read(e,l):null;return this.values.
set(e,w),w}resolve(t){for(let e=0;t instanceof c.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof c.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
c.Bi?e:e instanceof c.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new c.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===F)return!0;if(e===z)return!1;const n=this.table.kind[t];return n===a.tL||n===a.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===F||e===B}isEdited(t){return this.changes.
kind[t]===F}patched(t){return this.changes.kind[t]===B?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===F?this.changes.edited.get(
t):this.values.get(t);if(n!==void 0||e===z)return this.resolve(n)instanceof c.Z6;const o=this.place(t);if(o?.bytes!==this.bytes)return!1;const{bytes:l}=this,w=ae(
l,(0,s.AN)(l,o.start,o.end)),b=w>=0?w:this.locateHere(t,o)?this.entries.close+2:-1;return b<0?this.resolve(new c.oS(t))instanceof c.Z6:(0,s.w1)(l,(0,s.AN)(l,b,o.
end),"stream")?!(0,s.bS)(l.subarray(o.start,b)).includes("endobj")||this.resolve(new c.oS(t))instanceof c.Z6:!1}entry(t,e){const n=this.changes.kind[t],o=n===F?
this.changes.edited.get(t):this.values.get(t);if(o!==void 0||n===z)return o instanceof c.Bi?o.get(e):void 0;const l=this.place(t);if(!l)return;const{entries:w}=this;
if(!this.locateHere(t,l))return this.dict(new c.oS(t))?.get(e);const b=w.find(l.bytes,e);return b<0?void 0:this.reader.parser(t,l.bytes,w.at[b+2],w.at[b+3]).value()}patch(t,e,n=pt){
const o=this.place(t),l=this.security&&[...Object.values(e),...Object.values(n)].some(it.sd),w=o&&!l&&this.locateHere(t,o)?this.patchAt(t,o,e,n):void 0;if(!w){const b=this.
edit(t);b instanceof c.Bi&&Dt(b,e,n);return}this.changes.patch(t,w),this.values.delete(t),this.located=-1}patchAt(t,e,n,o){return this.patcher??=new Xt(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,o)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:o},l){return this.recallEntries(t,l)||l.locate(e,n,o)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,M.x$)(this,t.dict)):n}decoded(t){return g(
this,t,this.memory)}async decodedAtEase(t){return await m(this,t,this.memory)??this.decoded(t)}decodedPart(t){return h(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===F||e===z)){if(e===B)return this.changes.patched.get(t);switch(this.table.kind[t]){case a.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case a.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let o=this.table.detail[t];n.numbers[o]!==t&&(o=n.numbers.indexOf(
t));const l=n.starts[o];return l===void 0?void 0:{bytes:n.data,start:l,end:n.ends[o]}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==z&&
this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===a.tL?
this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new Bt}release(t){
this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)
return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function ae(i,t){if(i[t]!==s.iH||i[t+1]!==s.iH)return-1;for(t+=2;t<i.length;t++){
const e=i[t];if(e===s.vz)return i[t+1]===s.vz?t+2:-1;if(e===s.iH||e===s.Cx||e===s.IQ)return-1}return-1}const ce=5e5,Nt=2e3;async function bt(i,t){const e=new Ut(
i),[n,o,l]=[[],[],[]];for(let b=0;b<t.count;b++){await e.ofContent(i.entry(t.number(b),"Contents"))&&n.push(b+1);const{fonts:N,images:W}=await e.ofResources(t.attribute(
b,"Resources"));N&&o.push(b+1),W&&l.push(b+1);const H=i.job.pace.step(Nt);H&&await H}const w=t.blank.map(b=>t.indexOf(b)+1).filter(b=>b>0);return{count:t.count,
claimed:t.claimed,lost:w,withoutContent:n,withoutFonts:o,withoutImages:l}}const Yt={fonts:!1,images:!1};class Ut{document;looks=0;known=new Map;constructor(t){this.
document=t}async ofContent(t){if(t==null)return!1;let e=!1;return await this.lookAt(this.document.array(t)??[t],n=>{e||=this.isLost(n)||typeof n=="number"}),e}async ofResources(t,e=0){
const{document:n}=this;if(t instanceof c.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof c.Bi)||e>n.job.limits.formDepth)return Yt;
let[o,l]=[!1,!1];return await this.lookAt(this.valuesOf(t.get("Font")),w=>{o||=this.isFontLost(w)}),await this.lookAt(this.valuesOf(t.get("XObject")),async w=>{
if(l||=this.isLost(w),!(w instanceof c.oS))return;const b=await this.once(w.number,()=>this.ofForm(n.get(w),e+1));o||=b.fonts,l||=b.images}),{fonts:o,images:l}}async ofForm(t,e){
return t instanceof c.Z6?this.ofResources(t.dict.get("Resources"),e):Yt}valuesOf(t){return this.document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){
if(++this.looks>ce)return;await e(n);const o=this.document.job.pace.step(Nt);o&&await o}}async once(t,e){const n=this.known.get(t);if(n)return n;this.known.set(
t,Yt);const o=await e();return this.known.set(t,o),o}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const n=e.dict(t),o=e.array(n?.get("Descend\
antFonts"))?.slice(0,1)??[];if(o.some(b=>this.isLost(b)))return!0;const l=(e.dict(o[0])??n)?.get("FontDescriptor");return this.isLost(l)?!0:["FontFile","FontFil\
e2","FontFile3"].map(b=>e.dict(l)?.get(b)).some(b=>this.isLost(b))}isLost(t){return t instanceof c.oS&&this.document.resolve(t)===null}}async function Et(i,t){const{
table:e}=i,n=[];for(let b=1;b<e.size;b++){(e.kind[b]===a.tL||e.kind[b]===a.UT)&&(0,c.Eo)(i.entry(b,"Type"),"Page")&&n.push(b);const N=i.job.pace.step(1e3);N&&await N}
if(n.length===0)throw(0,r.O$)("it has no pages");const o=n.map(b=>new c.oS(b,i.generation(b))),l=i.add(new c.Bi([["Type",new c.SX("Pages")],["Kids",o],["Count",
o.length]])),w=i.edit(i.catalogNumber);if(!(w instanceof c.Bi))throw(0,r.O$)("it has no catalog");if(w.set("Pages",l),await t.read(),t.count===0)throw(0,r.O$)("\
it has no pages");await t.rebuild(t.numbers)}var Ft=T(37628),Rt=T(22480);const ne=512,fe=1<<22,jt=65536;class se{bytes;pace;onTrailer;buffer;scan=new A.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=o=>o){
this.bytes=t,this.pace=e,this.onTrailer=n,this.buffer=(0,s.bS)(t),this.streams=new Ft.k(t,"stream",o=>he(t,o)),this.objectEnds=new Ft.k(t,"endobj"),this.streamEnds=
new Ft.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=Kt(e,t),t>=n)return;const o=(0,s.
yp)(e[t])?(0,s.ay)(e,t,n):void 0;if(o&&Vt(o.number))return o;const l=zt(e,t);if(l==="trailer"){const w=this.valueEnd(t+7,Math.min(n,t+jt));if(w<0)return this.search(
t);this.readTrailer(t+7),t=w}else if(l){t=ue(e,t+l.length);const w=(0,s.w1)(e,t,"obj")?qt(e,t):void 0;if(w)return w}else return this.search(t)}}async search(t){
const{bytes:e,buffer:n,pace:o}=this;let l;for(let b=t;!l;){const N=n.indexOf("obj",b);if(N<0)break;l=qt(e,N);const W=o.step(N-b+200);W&&await W,b=N+3}const w=n.
subarray(0,l?.start??e.length);for(let b=w.indexOf("trailer",t);b>=0;b=w.indexOf("trailer",b+7))this.readTrailer(b+7);return l}readTrailer(t){t>=this.trailersRead&&
(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:n}=this,o=e.length,l=this.soundEnd(t);if(l<0)return this.malformed(t);const w=(0,s.
AN)(e,l,o);return e[l-1]!==s.vz||!(0,s.w1)(e,w,"stream")?{at:l,dictionaryEnd:-1,isCut:!1}:this.stream(w,n.length,l)}soundEnd(t){const{bytes:e}=this,n=e.length,o=(0,s.
AN)(e,t,n);if((0,s.rg)(e,o))return o;const l=this.objectEnds.next(o),w=this.valueEnd(o,l<0?n:l);if(w>=0&&Qt(e,w))return w;if(l<0||this.farAllowance<=0)return-1;
const b=Math.min(n,o+fe),N=this.walk(o,b);return N>=0&&Qt(e,N)?N:(this.farAllowance-=b-o,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(ne,this.allowance)),o=this.
walk(t,n);return o<0&&(this.allowance-=n-t),o}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.
next(t),o=this.objectEnds.next(t),l={at:t,dictionaryEnd:-1,isCut:o<0};if(n<0||o>=0&&o<n)return l;const w=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.
test(w))return l;const b=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(w);return this.stream(n,b?Number(b[1]):-1,n)}stream(t,e,n){const o=(0,Rt.n)(this.bytes,t);if(e>=
0&&(0,Rt.V)(this.bytes,o+e))return{at:o+e,dictionaryEnd:n,isCut:!1};const l=this.streamEnds.next(o);return{at:l<0?o:l,dictionaryEnd:n,isCut:!1}}}async function Jt(i,t,e){
return Kt(i,t)>=i.length?!1:await new se(i,e).next(t)!==void 0}function Kt(i,t){const e=i.length;for(;t<e;)if(s.Kl[i[t]]===s.t6)t++;else{if(i[t]!==s.IQ)break;(0,s.
w1)(i,t,"%%EOF")?t+=5:t=(0,s.D)(i,t,e)}return t}const Wt=["endobj","endstream","xref","startxref","trailer"];function zt(i,t){return Wt.find(e=>(0,s.w1)(i,t,e))}
function ue(i,t){const{length:e}=i;for(;t<e;t++){const n=i[t];if(!((0,s.yp)(n)||n===s.Z4||n===s.kR||n===s.u7||n===s.yq||n===s.MV))break}return t}function Qt(i,t){
const e=(0,s.AN)(i,t,i.length);return e>=i.length||(0,s.rg)(i,e)||(0,s.w1)(i,e,"stream")?!0:(0,s.yp)(i[e])?(0,s.ay)(i,e,i.length)!==void 0:zt(i,e)!==void 0}const Vt=i=>i>
0&&i<=2147483647;function he(i,t){let e=t+6;for(;i[e]===s.Z4;)e++;if(i[e]!==s.kR&&i[e]!==s.u7)return!1;let n=t-1;for(;n>0&&s.Kl[i[n]]===s.t6;)n--;return i[n]===
s.vz&&i[n-1]===s.vz}function qt(i,t){let e=t-1;const n=()=>{const W=e;for(;e>=0&&(0,s.yp)(i[e]);)e--;return W-e>0&&W-e<=10?(0,s.JI)(i,e+1,W+1).value:-1},o=()=>{
const W=e;for(;e>=0&&s.Kl[i[e]]===s.t6;)e--;return e<W};o();const l=n(),w=l>=0&&i[e]===s.N5;w&&e--;const b=w?1:l;if(b<0||b>65535||!o())return;const N=n();return Vt(
N)?{number:N,generation:b,start:e+1,body:t+3}:void 0}const re=new Set(["Root","Info","ID","Encrypt"]);async function Ht(i,t){const{limits:e,pace:n}=t,o=new a.wg(
t,i.length),l=new c.Bi;let w=!1;const b=W=>{for(const[H,X]of W)re.has(H)&&l.set(H,X)},N=new se(i,n,W=>{const H=new v.i(i,W,Math.min(i.length,W+65536),e.nesting),
X=H.value();return(0,c.Zm)(X)&&b(X),H.at});for(let W=0;;){const H=await N.next(W);if(!H)break;const{number:X,body:Q}=H,nt=N.object(H),ut=X<o.size&&o.kind[X]===a.
tL;if((!nt.isCut||!ut)&&o.set(X,a.tL,H.start,H.generation),nt.dictionaryEnd>=0&&(0,s.bS)(i.subarray(Q,nt.dictionaryEnd)).includes("XRef")){const ct=new v.i(i,Q,
nt.dictionaryEnd,e.nesting).value();(0,c.Zm)(ct)&&(0,c.Eo)(ct.get("Type"),"XRef")&&(w=!0,ct.has("Root")&&b(ct))}const dt=n.step(nt.at-W+200);dt&&await dt,W=nt.at}
if(o.overflowed&&i.length>8*e.objects)throw(0,P.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save \
it again, which numbers objects without gaps");if(o.size===0)throw(0,r.O$)("no PDF objects were found in the file");return{table:o,trailer:l,streams:w,damaged:!0}}
var It=T(59277);function te(i,t){if(i.length===0)throw Ct();if(i.length>t.inputBytes)throw V(i.length,t.inputBytes);const e=(0,s.bS)(i.subarray(0,1024)).indexOf(
"%PDF-");if(e<0&&(0,s.bS)(i).indexOf(" obj")<0)throw Y(i);return e}function Ct(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[
{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function V(i,t){return(0,P.F)("inputBytes",`The document \
has ${i} bytes; at most ${t} are allowed`,"Split it with another program first")}function Y(i){const t=(0,It.y)(i);if(t===void 0)return(0,r.O$)("the file is not\
 a PDF document");const e=`is ${t}, not a PDF document`;return(0,r.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a\
 PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}async function rt(i){const{table:t}=i,{pace:e}=i.job,n=[];for(let l=1;l<t.size;l++){
t.kind[l]===a.tL&&(0,c.Eo)(i.entry(l,"Type"),"ObjStm")&&n.push({number:l,at:t.place[l]});const w=e.step(1e3);w&&await w}n.sort((l,w)=>l.at-w.at);const o=new Set(
n.map(({number:l})=>l));for(const{number:l,at:w}of n)await at(i,l,b=>!(t.kind[b]===a.tL&&t.place[b]>w)&&!o.has(b))}async function ht(i,t){const{table:e}=i;for(const n of t)
(0,c.Eo)(i.entry(n,"Type"),"ObjStm")&&await at(i,n,o=>(e.kind[o]??a.HV)===a.HV)}async function at(i,t,e){const{job:n,table:o}=i,l=i.objectStream(t),w=n.pace.step(
(l?.data.length??0)+1e3);w&&await w;for(const[b,N]of l?.numbers.entries()??[])N>0&&e(N)&&o.set(N,a.UT,t,b)}async function lt(i){if(i.dict(i.trailer.get("Root"))?.
has("Pages"))return;let t=-1;for(let e=i.table.size-1;e>0;e--){if(i.table.kind[e]===a.HV||i.table.kind[e]===a.jC)continue;const n=i.job.pace.step(1e3);n&&await n;
const o=i.entry(e,"Type");if((0,c.Eo)(o,"Catalog"))return Ot(i,e);o===void 0&&t<0&&St(i,e)&&(t=e)}if(t>0)return Ot(i,t);if(!(i.get(i.catalogNumber)instanceof c.
Bi)){const e=new c.Bi([["Type",new c.SX("Catalog")]]);i.trailer.set("Root",i.add(e))}}function Ot(i,t){i.trailer.set("Root",new c.oS(t,i.generation(t)))}function St(i,t){
const e=i.entry(t,"Pages");return e instanceof c.oS&&i.array(i.dict(e)?.get("Kids"))!==void 0}async function $t(i,t,e,n){if(e.size===0||!await pe(i,t,n))return[];
const o=await we(i,n),l=[];for(let w=1;w<(o?.size??0);w++){if(o.kind[w]!==a.tL||le(t,w))continue;const b=(0,s.ay)(i,o.place[w],i.length);b?.number===w&&l.push(b)}
return l.some(w=>e.has(w.number)||ye(i,w))?l:[]}const le=(i,t)=>(i.kind[t]??a.HV)!==a.HV;async function pe(i,t,{pace:e}){const n=(0,s.bS)(i);for(let o=0;;){const l=n.
indexOf("obj",o);if(l<0)return!1;const w=qt(i,l);if(w&&!le(t,w.number))return!0;const b=e.step(l-o+200);b&&await b,o=l+3}}async function we(i,t){try{return(await Ht(
i,t)).table}catch(e){if(e instanceof r.zU&&e.code==="unreadable_document")return;throw e}}function ye(i,{body:t}){const e=i.subarray(0,Math.min(i.length,t+Se)),
n=new v.i(e,t,e.length,8).value();return(0,c.Zm)(n)&&(0,c.Eo)(n.get("Type"),"ObjStm")}const Se=1024,ie=1024;async function Ee(i,t,e){const{table:n}=t,o=new Int32Array(
n.size),l=[];let w=t.damaged;for(let b=0;b<n.size;b+=ie){Zt(i,n,o,b,Math.min(b+ie,n.size),l)&&(w=!0);const N=e.pace.step(ie*20);N&&await N}l.length>0&&(w=!0,oe(
i,n,o,l,(await Ht(i,e)).table));for(let b=0;b<n.size;b++)n.kind[b]===a.UT&&n.kind[n.place[b]]!==a.tL&&n.set(b,a.jC,0,0);return{...t,damaged:w,bodies:o,isMended:l.
length>0}}function be({table:i,trailer:t}){const e=t.get("Root");return e instanceof c.oS?i.kind[e.number]===a.tL||i.kind[e.number]===a.UT:!1}function Zt(i,t,e,n,o,l){
let w=!1;for(let b=n;b<o;b++){if(t.kind[b]!==a.tL)continue;const N=(0,s.PZ)(i,t.place[b],b,t.detail[b]);if(N>=0){e[b]=N,t.detail[b]===65535&&(w=!0);continue}const W=(0,s.
ay)(i,t.place[b],i.length);W?.number===b?(e[b]=W.body,t.place[b]=W.start,t.detail[b]=W.generation,i.subarray(W.start,W.body).includes(s.N5)&&(w=!0)):b>0?l.push(
b):t.set(0,a.jC,0,0)}return w}function oe(i,t,e,n,o){for(const l of n){const b=l<o.size&&o.kind[l]===a.tL?(0,s.ay)(i,o.place[l],i.length):void 0;b?.number===l?(t.
set(l,a.tL,b.start,b.generation),e[l]=b.body):t.set(l,a.jC,0,0)}}var de=T(11032),ge=T(39150);const Oe=new Set(["Root","Encrypt","ID"]),Me=new Set(["Prev","XRefS\
tm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function me(i,t){const e=(0,s.bS)(i).lastIndexOf("startxref");if(e<0)return;const{value:n,
after:o}=(0,s.JI)(i,(0,s.AN)(i,e+9,i.length),i.length);if(n<0||await Jt(i,o,t.pace))return;const l=new ve(i,t),{table:w}=l,b=new c.Bi;let N=!1,W=!1;const H=new Set;
for(let X=n;typeof X=="number"&&!H.has(X);){H.add(X);const Q=X>=0&&X<i.length?await l.section(X):void 0;if(!Q||w.overflowed)return;N||=Q.stream,W||=!Q.wellFormed;
for(const[nt,ut]of Q.trailer)(H.size===1?!Me.has(nt):Oe.has(nt)&&!b.has(nt))&&b.set(nt,ut);X=Q.trailer.get("Prev")||void 0}return{table:w,trailer:b,streams:N,damaged:W}}
const ee=8192;class ve{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new a.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=
(0,s.AN)(e,t,e.length),(0,s.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:o}=this,l=e.length,w=[];for(;t=(0,s.
AN)(e,t,l),!(0,s.w1)(e,t,"trailer");){const H=(0,s.JI)(e,t,l),X=(0,s.JI)(e,(0,s.AN)(e,H.after,l),l);if(H.value<0||X.value<0)return;const Q={at:(0,s.AN)(e,X.after,
l),first:H.value,row:0};for(let nt=0;Q.row===nt&&nt<X.value;){if(nt=Math.min(nt+ee,X.value),!Re(e,Q,nt,o,w))return;const ut=n.pace.step(ee*20);ut&&await ut}if(Q.
row<X.value)return;t=Q.at}const b=new v.i(e,t+7,l,n.limits.nesting),N=b.value();if(this.spent+=b.at-t,!(0,c.Zm)(N)||this.spent>l)return;const W=N.get("XRefStm");
typeof W=="number"&&W>0&&W<l&&await this.readStream(W);for(const H of w)o.offer(H,a.jC,0,0);return{trailer:N,stream:!1,wellFormed:Number.isInteger(N.get("Size"))&&
(0,ge.D)(e,t+7,l)}}async readStream(t){const{bytes:e,job:n,table:o}=this,l=(0,s.ay)(e,t,e.length);if(!l)return;const w=await u(e,l.body,n);if(!w)return;this.spent+=
w.parsed;const{trailer:b,rows:N}=w,W=D(b.get("W")),[H=0,X=0,Q=0]=W,nt=H+X+Q;if(W.length<3||nt<1||W.some(yt=>yt<0||yt>8)||this.spent>e.length)return;const ut=b.get(
"Size"),dt=D(b.get("Index"));dt.length<2&&dt.splice(0,dt.length,0,typeof ut=="number"?ut:Math.floor(N.length/nt));let ct=0;for(let yt=0;yt+1<dt.length;yt+=2)for(let Mt=0;Mt<
dt[yt+1]&&ct+nt<=N.length;Mt++,ct+=nt){const Gt=dt[yt]+Mt;if(Gt<0)continue;const _e=H===0?1:E(N,ct,H),Fe=E(N,ct+H,X),Ce=E(N,ct+H+X,Q);if(_e===1&&Fe>0?o.offer(Gt,
a.tL,Math.min(Fe,e.length),Math.min(Ce,65535)):_e===2?o.offer(Gt,a.UT,Math.min(Fe,n.limits.objects),Math.min(Ce,n.limits.objects)):_e<2&&o.offer(Gt,a.jC,0,0),Mt%
ee===ee-1){const De=n.pace.step(ee*20);De&&await De}}return{trailer:b,stream:!0,wellFormed:(0,ge.D)(e,l.body,e.length)}}}function Re(i,t,e,n,o){for(;t.row<e&&((t.
row>0||t.first!==1)&&ke(i,t,e,n,o),t.row!==e);){const l=Te(i,t,n,o);if(l!=="row")return l==="end"}return!0}function ke(i,t,e,n,o){const{length:l}=i;let{at:w,row:b}=t;
for(;b<e&&w+20<=l;b++,w+=20){const N=i[w+17],W=i[w+18],H=i[w+19];if(i[w+10]!==s.Z4||i[w+16]!==s.Z4||N!==s.yq&&N!==s.MV||W!==s.Z4&&W!==s.u7||H!==s.kR&&H!==s.u7||
i[w]<s.l0||i[w]>s.ev||i[w+9]<s.l0||i[w+9]>s.ev)break;const X=((((((i[w+2]*10+i[w+3])*10+i[w+4])*10+i[w+5])*10+i[w+6])*10+i[w+7])*10+i[w+8])*10+i[w+9]-s.l0*11111111,
Q=(i[w]*10+i[w+1]-s.l0*11)*1e8+X;if(N===s.MV||Q===0){o.push(t.first+b);continue}const nt=(((i[w+11]*10+i[w+12])*10+i[w+13])*10+i[w+14])*10+i[w+15]-s.l0*11111,ut=Q>
0&&Q<l?Q:l;n.offer(t.first+b,a.tL,ut,Math.max(0,Math.min(nt,65535)))}t.at=w,t.row=b}function Te(i,t,e,n){const o=i.length,l=(0,s.AN)(i,t.at,o);t.at=l;const w=(0,s.
JI)(i,l,o);if(w.value<0)return"end";let b=xe(i,w.after);const N=(0,s.JI)(i,b,o);if(N.value<0)return"damaged";b=xe(i,N.after);const W=i[b];if(W!==s.yq&&W!==s.MV)
return"damaged";const{row:H}=t;H===0&&t.first===1&&W===s.MV&&w.value===0&&N.value===65535&&(t.first=0);const X=t.first+H;return W===s.yq&&w.value>0?e.offer(X,a.
tL,Math.min(w.value,o),Math.min(N.value,65535)):n.push(X),t.at=(0,s.j8)(i,b+1,o),t.row=H+1,"row"}function xe(i,t){for(;i[t]===s.Z4||i[t]===s.d2;)t++;return t}async function u(i,t,e){
const{limits:n}=e,o=new v.i(i,t,i.length,n.nesting),l=o.value();if(!(0,c.Zm)(l))return;const w=l.get("Type");if(!(w instanceof c.SX)||w.text!=="XRef")return;const b=(0,s.
AN)(i,o.at,i.length);if(!(0,s.w1)(i,b,"stream"))return;const N=(0,Rt.n)(i,b),W=l.get("Length"),H=typeof W=="number"?N+W:-1,X=H>=N&&H<=i.length&&(0,Rt.V)(i,H)?H:
(0,s.bS)(i).indexOf("endstream",N);try{const Q=i.subarray(N,X<0?i.length:X);let nt=Q;const ut=C(l.get("Filter")),dt=C(l.get("DecodeParms")??null);for(const[ct,yt]of ut.
slice(0,n.filters).entries()){const Mt=dt[ct];yt instanceof c.SX&&(nt=await y(yt.text,nt,(0,c.Zm)(Mt)?Mt:void 0,e))}return{trailer:l,rows:nt,parsed:o.at-t+Q.length}}catch(Q){
if(Q instanceof r.zU&&Q.code==="limit_exceeded")throw Q;return}}const d=65536;async function y(i,t,e,n){const{memory:o}=n;if(i==="FlateDecode"&&t.length>d){const l=await(0,k.
uM)(n).inflate(t,Math.min(o.stream,o.remaining));if(l)return o.remaining-=l.length,(0,de.T)(l,e)}return(0,L.tN)(i,t,e,o)}function E(i,t,e){let n=0;for(let o=0;o<
e;o++)n=n*256+i[t+o];return n}const C=i=>i==null?[]:Array.isArray(i)?i:[i],D=i=>C(i).map(t=>typeof t=="number"?Math.trunc(t):-1);var j=T(75162);async function J(i,t,e={}){
const{limits:n,memory:o}=t,l=(0,s.gq)(i),w=te(l,n);o.admit(l.length);const b=w>0?[l.subarray(w),l]:[l];for(const N of b){const W=await me(N,t);if(!W?.trailer.has(
"Root"))continue;const H=await Ee(N,{...W,damaged:W.damaged||w<0},t);if(!be(H))continue;const X=new Lt(N,t,H);xt(X,e);const Q=await mt(X);if(!Q&&X.security?.locked!==
!0)continue;if(!Q)return X;const nt=new Set([...H.table.unlisted,...t.asked?.of(i)??[]]),ut=await et(X,H,nt,e),dt=ut??X,{table:ct}=H;t.asked?.watch(i,{asked:ct.
unlisted,hasAsked:async()=>(await $t(N,ct,ct.unlisted,t)).length>0});const{count:yt,claimed:Mt,blank:Gt}=dt.pages;return(H.isMended||ut||yt!==Mt||Gt.length>0)&&
await gt(dt),dt}return ot(l,t,e)}async function et({bytes:i,job:t},e,n,o){const{table:l}=e,w=await $t(i,l,n,t);if(w.length===0)return;for(const{number:H,start:X,
generation:Q}of w)l.set(H,a.tL,X,Q);const b=new Int32Array(l.size);b.set(e.bodies.subarray(0,l.size));for(const{number:H,body:X}of w)b[H]=X;const N=new Lt(i,t,{
...e,damaged:!0,bodies:b});return xt(N,o),await ht(N,w.map(({number:H})=>H)),N.tableChanged(),[...n].some(H=>le(l,H))&&await mt(N)?N:void 0}async function ot(i,t,e){
const n=new Lt(i,t,await Ee(i,await Ht(i,t),t));return xt(n,e),await rt(n),n.tableChanged(),await lt(n),xt(n,e),!await mt(n)&&n.security?.locked!==!0&&await Et(
n,n.pages),await gt(n),n}async function gt(i){const{job:t,pages:e}=i;t.onRepaired&&t.onRepaired(await bt(i,e))}async function mt(i){return i.get(i.catalogNumber)instanceof
c.Bi?(await i.pages.read(),i.pages.count>0):!1}function xt(i,{password:t,evenIfLocked:e=!1}){const n=i.trailer.get("Encrypt");if(i.security||n===void 0)return;const o=i.
resolve(n);if(!(o instanceof c.Bi))throw(0,r.O$)("its encryption dictionary is missing");const l=(0,M.WW)(i,i.trailer.get("ID")??null,1);l!==null&&i.trailer.set(
"ID",l);const w=Array.isArray(l)?l[0]:void 0,b=new Uint8Array,N=(0,M.WW)(i,o,8),W=()=>(0,j.VH)(N,w instanceof c.Mx?[w.bytes,b]:[b],t),H=e?Ae(W,()=>(0,j.vK)(N)):
W();i.unlock(H,n instanceof c.oS?n.number:-1)}function Ae(i,t){try{return i()}catch(e){if(!(e instanceof r.zU&&["password_required","unsupported_encryption"].includes(
e.code)))throw e;return t()}}}),67382:((ft,q,T)=>{T.d(q,{$:()=>P,B:()=>M});var r=T(54619),s=T(78157),$=T(45599);function P(L,k,c,g){if(!(0,s.yp)(k[c]))return!0;
const{value:m}=(0,s.JI)(k,c,g);return L.table.kind[m]!==r.tL?!0:L.bytes[(0,s.AN)(L.bytes,L.bodies[m],L.bytes.length)]!==s.iH}class M{document;arrays=new Map;constructor(k){
this.document=k}keep(k){const{document:c}=this,g=c.entry(k,"Contents");if(g===void 0||this.isStreamRef(g))return;const m=(0,$.i9)(g)?this.leftOfObject(g):this.leftOf(
g);m!==g&&c.patch(k,{Contents:m})}leftOfObject(k){const{arrays:c,document:g}=this;if(!c.has(k.number)){const m=g.array(k),h=m&&this.leftOf(m);c.set(k.number,h===
void 0?void 0:h===m?k:g.add(h))}return c.get(k.number)}leftOf(k){if(!Array.isArray(k))return;const c=k.filter(g=>this.isStreamRef(g));return c.length<k.length?c:
k}isStreamRef(k){return(0,$.i9)(k)&&this.document.isStream(k.number)}}}),51271:((ft,q,T)=>{T.d(q,{L:()=>s});var r=T(45599);class s{sound;numbers=[];parents=[];homes=[];known;constructor(M=!0){
this.sound=M}node(M,L){return M<0&&(this.sound=!1),this.parents.push(L),this.numbers.push(M)-1}has(M){return(this.known??=new Set(this.numbers)).has(M)}page(M,L){
(M<0||this.numbers[M]!==L)&&(this.sound=!1),this.homes.push(M)}fork(){const M=new s(this.sound);return M.numbers=this.numbers,M.parents=this.parents,M.homes=this.
homes,M}async drop(M,L,k){if(!this.sound)return!1;const{numbers:c,parents:g,homes:m}=this,h=new Int32Array(c.length),a=new Uint8Array(c.length),v=new Set;for(let f=0;f<
L.length;f++)k[f]?h[m[f]]++:(a[m[f]]=1,v.add(L[f]));for(let f=c.length-1;f>0;f--){const A=g[f];h[A]+=h[f],a[f]&&h[f]===0&&v.add(c[f]),a[A]|=a[f]}for(let f=0;f<c.
length;f++){if(!a[f]||h[f]===0)continue;const A=M.edit(c[f]),p=A instanceof r.Bi?M.array(A.get("Kids"))??[]:[];A instanceof r.Bi&&A.set("Kids",p.filter(I=>!$(I,
v))).set("Count",h[f]);const x=M.job.pace.step(p.length*50);x&&await x}return this.homes=m.filter((f,A)=>k[A]),!0}}const $=(P,M)=>(0,r.i9)(P)&&M.has(P.number)}),
83363:((ft,q,T)=>{T.d(q,{i:()=>A,S:()=>p});var r=T(98446),s=T(42973),$=T(79725),P=T(45599),M=T(78157),L=T(67382);function k(S,O,F){F.parent=-1,F.lists=!1;const B=S.
place(O),{entries:z}=F;if(B&&S.locate(O,B,z)&&z.find(B.bytes,"Kids")<0){if(z.used===z.first)return"none";const tt=z.find(B.bytes,"Type");if(tt>=0&&(0,M.wb)(B.bytes,
z.at[tt+2],"/Page")){if(B.bytes[(0,M.AN)(B.bytes,z.close+2,B.end)]===M.HY)return h(S,O);const pt=z.find(B.bytes,"Contents");pt>=0&&(F.lists=(0,L.$)(S,B.bytes,z.
at[pt+2],z.at[pt+3]));const wt=z.find(B.bytes,"Parent");return wt>=0&&(F.parent=(0,M.JI)(B.bytes,z.at[wt+2],z.at[wt+3]).value),"page"}const it=S.get(O);return it instanceof
P.Bi&&m(S,it)?"unclear":"none"}const G=S.get(O);return!(G instanceof P.Bi)||G.size===0?"none":(0,P.Eo)(G.get("Type"),"Page")?"unclear":S.array(G.get("Kids"))?"n\
ode":m(S,G)?"unclear":"none"}const c=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],g=["MediaBox","Resources"];function m(S,O){const F=S.
resolve(O.get("Type"));if(!(F instanceof P.SX&&F.text!=="Pages"))return c.some(G=>O.has(G));const z=O.get("Contents")instanceof P.oS||S.array(O.get("Contents"))!==
void 0;return g.some(G=>O.has(G))||z&&O.get("Parent")instanceof P.oS&&!O.has("Subtype")}function h(S,O){const F=S.get(O);return F instanceof P.Z6?(S.put(O,new P.
Bi([...F.dict].filter(([B])=>!/^(Length|Filter|DecodeParms)$/.test(B)))),"unclear"):"page"}var a=T(51271);class v{document;left;sizes=new Map;constructor(O){this.
document=O,this.left=O.job.limits.nodes}make(O){const F=this.document.get(O),B=this.sizes.get(O)??f(F);if(this.sizes.set(O,B),this.left-=B,this.left<0)throw(0,s.
F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another P\
DF program and save it again");return this.document.add(F instanceof P.Bi?new P.Bi(F):F).number}}function f(S){const O=[S];let F=0;for(let B=O.pop();B!==void 0;B=
O.pop())if(F++,Array.isArray(B))for(const z of B)O.push(z);else if(B instanceof P.Bi)for(const z of B.values())O.push(z);return F}const A=["Resources","MediaBox",
"CropBox","Rotate"];async function p(S){return new x(S).read()}class x{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new a.
L;look={parent:-1,lists:!1,entries:new $.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(O){this.document=O,this.copies=new v(O)}async read(){const{
document:O,open:F}=this,{pace:B}=O.job,z=O.catalog.get("Pages")??null;for(F.push({kids:[z],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});F.length>0;){const G=F[F.
length-1];if(G.next===G.kids.length){F.pop(),F.length>0&&this.close(G);continue}const tt=G.kids[G.next++];G.next===G.kids.length&&(G.kids=I,G.next=0);const it=B.
step(400);it&&await it,tt instanceof P.oS?this.visit(tt,G):this.visitNode(tt,-1,G)}return this.finish(z)}close({claimed:O,before:F,lost:B}){const z=this.numbers.
length-this.dropped-F;O!==z&&(this.irregular=!0,!(typeof O=="number"&&O>=z)&&(this.dropped+=this.lost.length-B,this.lost.length=B))}visit(O,F){const{document:B,
seen:z,look:G}=this,{number:tt}=O,it=z.has(tt);z.add(tt);const pt=k(B,tt,G);if(O.generation!==B.generation(tt)&&(this.irregular=!0),pt==="page"||pt==="unclear"){
it&&(this.irregular=!0);const wt=it?this.copies.make(tt):tt;pt==="unclear"?this.unclear.push(wt):this.keepEntries(tt),(pt==="unclear"||G.lists)&&this.listing.push(
wt),this.add(wt,F,G.parent);return}pt==="none"&&!it&&this.lose(F),pt==="none"||it?this.irregular=!0:this.visitNode(O,tt,F)}keepEntries(O){const{document:F,look:B}=this,
{scan:z,marksFrom:G,marksTo:tt}=B.entries;for(let it=G;it<tt;it+=3)F.table.askFor(z.marks[it]);F.keepEntries(O,B.entries)}visitNode(O,F,B){const{document:z,inherited:G}=this,
tt=z.dict(O);if(!tt){this.irregular=!0,this.lose(B);return}const it=z.array(tt.get("Kids"));if(!it){F<0&&this.visitDirectPage(tt,B);return}const pt=_(tt);let wt=B.
from;pt&&(wt=G.push({...G[wt],...pt})-1),(0,P.Eo)(z.resolve(tt.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:it,next:0,from:wt,home:this.nodes.
node(F,B.home),claimed:z.resolve(tt.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),z.release(F)}visitDirectPage(O,{from:F}){if(!(0,P.
Eo)(O.get("Type"),"Page"))return;this.irregular=!0;const{number:B}=this.document.add(O);this.numbers.push(B),this.listing.push(B),this.ancestry.push(F)}add(O,{from:F,
home:B},z){this.numbers.push(O),this.ancestry.push(F),this.nodes.page(B,z);const{pages:G}=this.document.job.limits;if(this.numbers.length>G)throw R(G)}lose(O){O.
home<0||(this.lost.push(this.numbers.length),this.add(K,O,-1))}finish(O){const{document:F,numbers:B,ancestry:z,inherited:G,lost:tt,unclear:it,listing:pt,nodes:wt}=this;
tt.length===B.length-this.dropped&&(tt.length=0);const kt=tt.map(vt=>B[vt]=F.add(Z(G[z[vt]])).number);st(B,z);const At=F.resolve(F.dict(O)?.get("Count")),Tt=At!==
B.length||O instanceof P.oS&&B[0]===O.number;return{numbers:B,ancestry:z,inherited:G,irregular:this.irregular||Tt,unclear:it,listing:pt,nodes:wt,claimed:typeof At==
"number"?At:void 0,blank:kt}}}const I=[],K=-1;function st(S,O){let F=S.indexOf(K);if(!(F<0)){for(let B=F;B<S.length;B++)S[B]!==K&&(S[F]=S[B],O[F++]=O[B]);S.length=
O.length=F}}const U=[0,0,612,792];function Z(S){const O=new P.Bi([["Type",new P.SX("Page")]]);return S.MediaBox===void 0?O.set("MediaBox",[...U]):O}function _(S){
let O;for(const F of A){const B=S.get(F);B!==void 0&&((O??={})[F]=B)}return O}function R(S){const O=(0,r.y_)(S,"page");return(0,s.F)("pages",`The document has m\
ore than ${O}`,"Split it with another program first")}}),85368:((ft,q,T)=>{T.d(q,{u:()=>L,x:()=>M});var r=T(78157),s=T(37628),$=T(45599),P=T(22480);function M(k,c,g,m){
const{bytes:h}=k,{length:a}=h;m.valueEnd=c;const v=(0,r.AN)(h,c,a);if((0,r.rg)(h,v))return m.dataStart=m.dataEnd=-1,m.end=v+6,!0;if(!(0,r.w1)(h,v,"stream"))return!1;
const f=g.lengthRef>=0?k.lengthOf(new $.oS(g.lengthRef)):g.length,A=v+(h[v+6]===r.u7?8:7),p=A+f;if(h[A-1]!==r.kR||f<0||p>a||!(0,P.V)(h,p))return!1;const x=(0,r.
AN)(h,(0,r.AN)(h,p,a)+9,a);return m.dataStart=A,m.dataEnd=p,m.end=x+6,(0,r.rg)(h,x)}class L{bytes;objectEnds;streamEnds;constructor(c){this.bytes=c,this.objectEnds=
new s.k(c,"endobj"),this.streamEnds=new s.k(c,"endstream")}data(c,g){const{bytes:m}=this,h=(0,P.n)(m,c);return g>=0&&h+g<=m.length&&(0,P.V)(m,h+g)?{start:h,end:h+
g}:{start:h,end:this.damagedEnd(h,g)}}damagedEnd(c,g){const{bytes:m}=this,h=c+g,a=this.objectEnds.next(c),v=a<0?m.length:a;if(g>=0&&h<=v&&(0,r.w1)(m,(0,r.AN)(m,
h,v),"endstr"))return h;const f=this.streamEnds.next(c);let A=f<0||f>v?v:f;return A>c&&m[A-1]===r.kR&&A--,A>c&&m[A-1]===r.u7&&A--,A}}}),59277:((ft,q,T)=>{T.d(q,
{y:()=>P});var r=T(78157);const s=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],$=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function P(k){const c=(0,r.bS)(k).toString("latin1",0,1024);if(c.startsWith("RIFF")&&c.startsWith("WEBP",8))return"\
a WebP image";if(c.startsWith("ftyp",4))return $.find(([m])=>m.test(c.slice(8,12)))?.[1];const g=s.find(([m])=>c.startsWith(m));return g?g[1]:L(c)??(M(k)?"text":
void 0)}function M(k){const c=(0,r.bS)(k.subarray(0,1024)).toString("utf8"),g=k.length>1024?c.replace(/\ufffd{1,3}$/,""):c;return g!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(g)}function L(k){const c=k.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(c.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(c))return"an HTML page";if(c.startsWith("<"))return c.includes("<svg")?"an SVG drawing":c.startsWith("<?xml")?"an XML file":void 0}}),37628:((ft,q,T)=>{T.d(
q,{k:()=>s});var r=T(78157);class s{word;accepts;buffer;from=0;found=-1;none;constructor(P,M,L=()=>!0){this.word=M,this.accepts=L,this.buffer=(0,r.bS)(P),this.none=
P.length}next(P){if(P>=this.none)return-1;if(P>=this.from&&P<=this.found)return this.found;const M=P<this.from&&this.found>=0?this.from:this.none,L=this.buffer.
subarray(0,M+this.word.length-1);let k=L.indexOf(this.word,P);for(;k>=0&&!this.accepts(k);)k=L.indexOf(this.word,k+1);return this.from=P,k>=0?this.found=k:M===this.
none&&(this.none=P,this.found=-1),this.found}}}),52205:((ft,q,T)=>{T.d(q,{WW:()=>P,c3:()=>s,x$:()=>$});var r=T(45599);function s(M,L){const k=M.resolve(L);return k===
null?[]:(Array.isArray(k)?k:[k]).map(c=>M.resolve(c))}function $(M,L){const k=new r.Bi;for(const[c,g]of L){const m=M.resolve(g);k.set(c,Array.isArray(m)?m.map(h=>M.
resolve(h)):m)}return k}function P(M,L,k,c={values:1e4}){if(c.values--<=0)return null;const g=M.resolve(L);if(k===0)return g;if(Array.isArray(g))return g.map(h=>P(
M,h,k-1,c));if(!(g instanceof r.Bi))return g;const m=new r.Bi;for(const[h,a]of g)m.set(h,P(M,a,k-1,c));return m}}),22480:((ft,q,T)=>{T.d(q,{V:()=>$,n:()=>s});var r=T(
78157);function s(P,M){let L=M+6;for(;P[L]===r.Z4&&(P[L+1]===r.kR||P[L+1]===r.u7||P[L+1]===r.Z4);)L++;return P[L]===r.u7&&L++,P[L]===r.kR&&L++,L}function $(P,M){
for(let L=0;L<4&&r.Kl[P[M]??0]===r.t6&&M<P.length;L++)M++;return(0,r.w1)(P,M,"endstream")}}),75162:((ft,q,T)=>{T.d(q,{CF:()=>ue,s1:()=>Ct,cY:()=>ne,zw:()=>Qt,VH:()=>at,
Rd:()=>fe,k0:()=>rt,u6:()=>Vt,vc:()=>ht,vK:()=>ve});var r=T(77598),s=T(45599),$=T(34400);function P(u){const d=new Uint8Array(256);for(let E=0;E<256;E++)d[E]=E;
const{length:y}=u;for(let E=0,C=0,D=0;E<256;E++){const j=d[E];C=C+j+u[D]&255,d[E]=d[C],d[C]=j,++D===y&&(D=0)}return d}function M(u,d){const y=u.slice(),{length:E}=d,
C=new Uint8Array(E);for(let D=0,j=0,J=0;D<E;D++){j=j+1&255;const et=y[j];J=J+et&255;const ot=y[J];y[j]=ot,y[J]=et,C[D]=d[D]^y[et+ot&255]}return C}function L(u,d){
return M(P(u),d)}const k={length:u=>u,decrypt:u=>u,encryptInto:(u,d,y,E,C)=>E.set(u,C)};function c(u){const d=I(u,[]),y=st((E,C)=>P(d(E,C)));return{length:E=>E,
decrypt:(E,C,D)=>M(y(C,D),E),encryptInto:(E,C,D,j,J)=>j.set(M(y(C,D),E),J)}}function g(u){const d=I(u,[115,65,108,84]),y=K(()=>new f),E=st((D,j)=>y().engine(d(D,
j))),C=st((D,j)=>x(d(D,j)));return{length:h,decrypt:(D,j,J)=>p(C(j,J),D),encryptInto:(D,j,J,et,ot)=>{y().seal(E(j,J),D,et,ot)}}}function m(u){const d=K(()=>new f);
let y,E;return{length:h,decrypt:C=>p(E??=x(u),C),encryptInto:(C,D,j,J,et)=>{d().seal(y??=d().engine(u),C,J,et)}}}const h=u=>(u&-16)+32,a=64*1024,v=16*1024;class f{head=Buffer.
alloc(a);pool=Buffer.alloc(v);taken=v;engine(d){const y=Buffer.alloc(16);return this.nextVector(y),(0,r.createCipheriv)(d.length===16?"aes-128-cbc":"aes-256-cbc",
d,y).setAutoPadding(!1)}seal(d,y,E,C){const{head:D}=this,{length:j}=y,J=j&-16,et=Math.min(J,a-32),ot=j-J;this.nextVector(D),D.set(et===j?y:y.subarray(0,et),16);
let gt=16+et;if(et<J){E.set(d.update(D.subarray(0,gt)),C),C+=gt,gt=0;for(let mt=et;mt<J;mt+=a){const xt=d.update(y.subarray(mt,Math.min(mt+a,J)));E.set(xt,C),C+=
xt.length}}ot>0&&D.set(y.subarray(J),gt),D.fill(16-ot,gt+ot,gt+16),E.set(d.update(D.subarray(0,gt+16)),C)}nextVector(d){this.taken===v&&((0,r.randomFillSync)(this.
pool),this.taken=0),this.pool.copy(d,0,this.taken,this.taken+16),this.taken+=16}}const A=new Uint8Array(0);function p(u,d){const y=d.length&-16;if(y<32)return A;
const E=u.update(y===d.length?d:d.subarray(0,y)),C=E[y-1];let D=y;if(C>0&&C<=16){do D--;while(D>y-C&&E[D-1]===C);D>y-C&&(D=y)}return E.subarray(16,D)}function x(u){
return(0,r.createDecipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,Buffer.alloc(16)).setAutoPadding(!1)}function I(u,d){const{length:y}=u,E=new Uint8Array(
y+5+d.length);E.set(u),E.set(d,y+5);const C=new $.V;return(D,j)=>(E[y]=D,E[y+1]=D>>>8,E[y+2]=D>>>16,E[y+3]=j,E[y+4]=j>>>8,C.digest(E).subarray(0,Math.min(y+5,16)))}
function K(u){let d;return()=>d??=u()}function st(u){let d=-1,y=-1,E;return(C,D)=>((E===void 0||C!==d||D!==y)&&(E=u(C,D),d=C,y=D),E)}function U(u,d,y){const E=F(
u,y),C=G(u,E);return it(C,d,u.revision===2?32:16)?E:void 0}function Z(u,d){const y=B(u,d);let E=u.owner.subarray(0,32);for(let C=u.revision===2?0:19;C>=0;C--)E=
L(tt(y,C),E);return E}function _(u,d,y,E){const C=B({revision:u,keyLength:d},y);let D=O(E);for(let j=0;j<=(u===2?0:19);j++)D=L(tt(C,j),D);return D}function R(u,d){
const y=F(u,d),E=new Uint8Array(32);return E.set(G(u,y)),{user:E,fileKey:y}}const S=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,
208,104,62,128,47,12,169,254,100,83,105,122);function O(u){const d=new Uint8Array(32),y=u.subarray(0,32);return d.set(y),d.set(S.subarray(0,32-y.length),y.length),
d}function F({revision:u,keyLength:d,owner:y,permissions:E,id0:C,encryptMetadata:D},j){const J=Uint8Array.of(E,E>>8,E>>16,E>>24),et=u>=4&&!D?[255,255,255,255]:[],
ot=(0,$.F)(Buffer.concat([O(j),y.subarray(0,32),J,C,Uint8Array.from(et)]));return z(ot,u,d)}function B({revision:u,keyLength:d},y){return z((0,$.F)(O(y)),u,u===
2?5:d)}function z(u,d,y){let E=u.subarray(0,y);if(d>=3)for(let C=0;C<50;C++)E=(0,$.F)(E).subarray(0,y);return E}function G({revision:u,id0:d},y){if(u===2)return L(
y,S);let E=(0,$.F)(Buffer.concat([S,d]));for(let C=0;C<20;C++)E=L(tt(y,C),E);return E}function tt(u,d){return d===0?u:u.map(y=>y^d)}function it(u,d,y){return d.
length>=y&&u.subarray(0,y).every((E,C)=>E===d[C])}function pt(u,d,y){return vt(u.user,u.wrappedByUser,d,y,new Uint8Array(0))}function wt(u,d,y){return vt(u.owner,
u.wrappedByOwner,d,y,u.user.subarray(0,48))}function kt(u,d,y){const E=Xt(u,d,new Uint8Array(0)),C=Xt(u,y,E.entry);return{user:E.entry,wrappedByUser:E.wrapped,owner:C.
entry,wrappedByOwner:C.wrapped}}function At(u,d,y){const E=Buffer.alloc(16,255);return E.writeInt32LE(d,0),E.write(y?"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(
4).copy(E,12),(0,r.createCipheriv)("aes-256-ecb",u,null).setAutoPadding(!1).update(E)}const Tt=new Uint8Array(16);function vt(u,d,y,E,C){const D=Dt(y,E,u.subarray(
32,40),C);if(!Buffer.from(D).equals(u.subarray(0,32)))return;const j=Dt(y,E,u.subarray(40,48),C);return(0,r.createDecipheriv)("aes-256-cbc",j,Tt).setAutoPadding(
!1).update(d.subarray(0,32))}function Xt(u,d,y){const E=(0,r.randomBytes)(16),C=Dt(6,d,E.subarray(0,8),y),D=Dt(6,d,E.subarray(8),y),j=(0,r.createCipheriv)("aes-\
256-cbc",D,Tt).setAutoPadding(!1).update(u);return{entry:Buffer.concat([C,E]),wrapped:j}}function Dt(u,d,y,E){let C=(0,r.createHash)("sha256").update(d).update(
y).update(E).digest();if(u<6)return C;for(let D=0,j=0;D<64||j>D-32;D++){const J=Buffer.concat([d,C,E]),et=Buffer.alloc(64*J.length,J),ot=(0,r.createCipheriv)("a\
es-128-cbc",C.subarray(0,16),C.subarray(16,32)).setAutoPadding(!1).update(et);let gt=0;for(let mt=0;mt<16;mt++)gt+=ot[mt];C=(0,r.createHash)(["sha256","sha384",
"sha512"][gt%3]).update(ot).digest(),j=ot[ot.length-1]}return C.subarray(0,32)}var Pt=T(77581),_t=T(34378);const Bt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Lt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,ae=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ce=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Nt=/[\p{L}\p{Mc}\p{Nl}]/u;function bt(u){if(/^[\x20-\x7e]*$/.test(u))return u;const d=(0,_t.w)(u.replace(Bt,"").replace(Lt," "),"NFKC");if(ae.test(d))return;const y=[
...d],E=y.map(D=>ce.test(D));return E.includes(!0)&&(y.some((D,j)=>!E[j]&&Nt.test(D))||!E[0]||!E.at(-1))?void 0:d}function Yt(u){const d=bt(u),y=[...d===void 0?
[]:[Buffer.from(d,"utf8")],Buffer.from(u,"utf8"),...[jt(u),se(u)].filter(D=>D!==void 0)],C=[...y.filter(D=>D.length>Ut).map(D=>D.subarray(0,Ut)),...y];return C.
filter((D,j)=>C.findIndex(J=>J.equals(D))===j)}const Ut=127;function Et(u){return typeof u=="string"?Buffer.from(bt(u)??u,"utf8").subarray(0,Ut):u}const Ft=32;function Rt(u){
return typeof u=="string"?jt(u)??Buffer.from(u,"utf8"):u}function ne(u,d,y){const E=y==="AES-256"?Et:Rt;return Buffer.compare(E(u),E(d))===0}function fe(u,d){const y=d===
"AES-256",E=y?et=>bt(et)!==void 0:et=>!new RegExp("\\p{Cc}","u").test(et)&&jt(et)!==void 0,C=[...u].findIndex(et=>!E(et));if(C>=0)return y?`must not have the ch\
aracter at position ${C+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${C+1} with AES-128, whose passwords are in PDFDocE\
ncoding: choose AES-256, or another character`;if(!E(u))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const D=y?
Buffer.from(bt(u),"utf8"):Rt(u);if(D.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[j,J]=[D.length,
y?Ut:Ft];if(!(j<=J))return y?`must be at most ${J} bytes long in UTF-8, and has ${j}`:`must be at most ${J} characters long with AES-128, and has ${j}: shorten \
it, or choose AES-256`}function jt(u){return Jt(u,d=>Pt.SQ.get(d)??(d>=24&&d<32||d>=127&&d<161?-1:d))}function se(u){return Jt(u,d=>d)}function Jt(u,d){const y=Array.
from(u,E=>d(E.codePointAt(0)));return y.every(E=>E>=0&&E<256)?Buffer.from(y):void 0}function Kt(u,d){const{strings:y}=d,E=(D,j,J,et)=>{if(D===k)return j;const ot=Buffer.
allocUnsafe(D.length(j.length));return D.encryptInto(j,J,et,ot,0),ot},C=(D,j,J,et,ot,gt)=>(D.encryptInto(j,J,et,ot,gt),D.length(j.length));return{...u,uniform:d.
named===void 0||d.encryptMetadata&&d.embedded===d.streams,decryptString:(D,j,J)=>y.decrypt(D,j,J),encryptString:(D,j,J)=>E(y,D,j,J),decryptStream:(D,j,J,et)=>Wt(
d,et).decrypt(D,j,J),encryptStream:(D,j,J,et)=>E(Wt(d,et),D,j,J),encryptedStringLength:D=>y.length(D),encryptedStreamLength:(D,j)=>Wt(d,j).length(D),encryptStringInto:(D,j,J,et,ot)=>C(
y,D,j,J,et,ot),encryptStreamInto:(D,j,J,et,ot,gt)=>C(Wt(d,et),D,j,J,ot,gt)}}function Wt({streams:u,embedded:d,named:y,encryptMetadata:E},C){const D=C.get("Type");
if((0,s.Eo)(D,"XRef"))return k;if(y===void 0)return u;const j=zt(C);return j!==void 0?y.get(j)??u:!E&&(0,s.Eo)(D,"Metadata")?k:(0,s.Eo)(D,"EmbeddedFile")?d:u}function zt(u){
const d=u.get("Filter"),y=(0,s.cy)(d)?d.findIndex(j=>(0,s.Eo)(j,"Crypt")):(0,s.Eo)(d,"Crypt")?0:-1;if(y<0)return;const E=u.get("DecodeParms"),C=(0,s.cy)(E)?E[y]:
E,D=(0,s.Zm)(C)?C.get("Name"):void 0;return D instanceof s.SX?D.text:"Identity"}function ue(u){if(zt(u)===void 0)return!1;const d=u.get("Filter"),y=u.get("Decod\
eParms"),E=(0,s.cy)(d)?d.findIndex(D=>(0,s.Eo)(D,"Crypt")):0,C=(0,s.cy)(d)?d.filter((D,j)=>j!==E):[];return C.length===0?(u.delete("Filter"),u.delete("DecodePar\
ms"),!0):(u.set("Filter",C),(0,s.cy)(y)&&u.set("DecodeParms",y.filter((D,j)=>j!==E)),!0)}function Qt(u){return u.algorithm==="AES-128"?he(u):qt(u)}const Vt=()=>(0,r.
randomBytes)(32);function he({userPassword:u,ownerPassword:d,permissions:y,id0:E}){const C=Rt(u),D=_(4,16,Rt(d),C),j=R({revision:4,keyLength:16,owner:D,permissions:y,
id0:E,encryptMetadata:!0},C),J=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:4,R:4,Length:128,...re("AESV2",16),O:new s.Mx(D),U:new s.Mx(j.user),P:y});return Ht({dictionary:J,
version:"1.6",numbered:!0,identifier:E},g(j.fileKey))}function qt({userPassword:u,ownerPassword:d,permissions:y}){const E=(0,r.randomBytes)(32),C=kt(E,Et(u),Et(
d)),D=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:5,R:6,Length:256,...re("AESV3",32),O:new s.Mx(C.owner),OE:new s.Mx(C.wrappedByOwner),U:new s.Mx(C.user),UE:new s.Mx(
C.wrappedByUser),P:y,Perms:new s.Mx(At(E,y,!0))});return Ht({dictionary:D,version:"1.7",extensionLevel:8,numbered:!1},m(E))}function re(u,d){const y=(0,s.jd)({Type:(0,s.
UU)("CryptFilter"),CFM:(0,s.UU)(u),AuthEvent:(0,s.UU)("DocOpen"),Length:d});return{CF:(0,s.jd)({StdCF:y}),StmF:(0,s.UU)("StdCF"),StrF:(0,s.UU)("StdCF")}}function Ht(u,d){
return Kt(u,{strings:d,streams:d,embedded:d,named:new Map([["StdCF",d],["Identity",k]]),encryptMetadata:!0})}var It=T(58552);const te={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Ct=-4,V=u=>1<<
te[u]-1,Y=Object.keys(te);function rt(u){let d=Ct;for(const y of Y)u[y]||(d&=~V(y));return u.allow_print?d:d&~V("allow_print_high_resolution")}function ht(u){return Y.
filter(d=>(u&V(d))===0)}function at(u,d,y){const E=$t(u),C=pe(E,d,new Uint8Array(0)),D=C??(y?de(Yt(y),ot=>pe(E,d,ot)):void 0);if(D===void 0)throw y?Me():Oe();const{
fileKey:j,access:J}=D,et=ie(E,j);return{...lt(E,D,St(E,j),et),access:J,locked:!1,permissions:E.permissions,revision:E.revision,keyBits:8*j.length,opensWithoutPassword:C!==
void 0,algorithm:be(E.methods[et.streams===k?"embedded":"streams"],j),unrestricted:()=>Ot(E,D)}}function lt(u,{identifier:d},y,E){const C={dictionary:y,...Ee(u),
numbered:u.revision<=4,...d?{identifier:d}:{}};return Kt(C,E)}function Ot(u,d){const y={...u,permissions:Ct};let{fileKey:E}=d;const C=St(y,E);if(d.legacy){const D=R(
{...d.legacy.scheme,permissions:Ct},d.legacy.userPassword);E=D.fileKey,C.set("U",new s.Mx(D.user))}else C.set("Perms",new s.Mx(At(E,Ct,u.encryptMetadata)));return lt(
y,d,C,ie(y,E))}function St({encrypt:u,revision:d,permissions:y},E){const C=new s.Bi(u);C.set("P",y);for(const[j,J]of[["O",d<5?32:48],["U",d<5?32:48],["OE",32],[
"UE",32]]){const et=u.get(j);et instanceof s.Mx&&et.bytes.length>J&&C.set(j,new s.Mx(et.bytes.subarray(0,J)))}const D=u.get("Length");return D!==void 0&&!(typeof D==
"number"&&D%8===0&&D>=40&&D<=256)&&C.set("Length",8*E.length),C}function $t(u){const d=u.get("Filter");if(!(0,s.Eo)(d,"Standard"))throw me(`the security handler\
 ${d instanceof s.SX?ge(d):"without a name"}`);const y=oe(u.get("V"),0),E=oe(u.get("R"),0);if(!(y===5?E===5||E===6:[1,2,4].includes(y)&&E>=2&&E<=4))throw me(`th\
e standard security handler with V ${y} and R ${E}`);const D={encrypt:u,version:y,revision:E,permissions:oe(u.get("P"),-4)|0};if(y<4)return{...D,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const j=u.get("CF"),J=new Map;for(const[gt,mt]of(0,s.Zm)(j)?j:[]){const xt=(0,s.Zm)(mt)?le(mt,
y):void 0;xt!==void 0&&J.set(gt,xt)}J.set("Identity","none");const et=(gt,mt)=>{const xt=u.get(gt),Ae=J.get(xt instanceof s.SX?xt.text:mt);if(Ae===void 0)throw me(
`the crypt filter ${xt instanceof s.SX?ge(xt):mt}`);return Ae},ot=u.get("StmF");return{...D,encryptMetadata:u.get("EncryptMetadata")!==!1,methods:{strings:et("S\
trF","Identity"),streams:et("StmF","Identity"),embedded:et("EFF",ot instanceof s.SX?ot.text:"Identity")},filters:J}}function le(u,d){const y=u.get("CFM");return d===
5&&(0,s.Eo)(y,"AESV3")?"AESV3":d===4&&(0,s.Eo)(y,"AESV2")?"AESV2":d===4&&(0,s.Eo)(y,"V2")?"V2":y===void 0||(0,s.Eo)(y,"None")?"none":void 0}function pe(u,d,y){const{
encrypt:E,revision:C}=u;if(C>=5){const ot={owner:Zt(E,"O",48),user:Zt(E,"U",48),wrappedByOwner:Zt(E,"OE",32),wrappedByUser:Zt(E,"UE",32)};return ye(pt(ot,C,y),"\
user")??ye(wt(ot,C,y),"owner")}const D=Zt(E,"O",1),j=Zt(E,"U",1),{permissions:J,encryptMetadata:et}=u;return de(d,ot=>de(Se(u),gt=>{const mt={revision:C,keyLength:gt,
owner:D,permissions:J,id0:ot,encryptMetadata:et};return we(mt,j,y,"user")??we(mt,j,Z(mt,y),"owner")}))}function we(u,d,y,E){const C=U(u,d,y);return C&&{fileKey:C,
access:E,identifier:u.id0,legacy:{scheme:u,userPassword:y}}}function ye(u,d){return u&&{fileKey:u,access:d}}function Se({encrypt:u,version:d}){if(d===4)return[16];
const y=oe(u.get("Length"),40),E=y%8===0&&y>=40&&y<=128?y/8:5;return[...new Set(d===1?[5,E,16]:[E,16,5])]}function ie(u,d){const y={none:k},E=J=>J==="V2"?y.V2??=
c(d):J==="AESV2"?y.AESV2??=g(d):J==="AESV3"?y.AESV3??=m(d):k,{methods:C,filters:D,encryptMetadata:j}=u;return{strings:E(C.strings),streams:E(C.streams),embedded:E(
C.embedded),named:D&&new Map([...D].map(([J,et])=>[J,E(et)])),encryptMetadata:j}}function Ee({version:u,revision:d,methods:y}){return d>=5?{version:"1.7",extensionLevel:d===
5?3:8}:u===4?{version:Object.values(y).includes("AESV2")?"1.6":"1.5"}:{version:d===2?"1.1":"1.4"}}function be(u,d){if(u!=="none")return u==="V2"?d.length===5?"R\
C4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}function Zt(u,d,y){const E=u.get(d);if(E instanceof s.Mx&&E.bytes.length>=y)return E.bytes;throw(0,It.O$)(`its \
encryption dictionary has no usable /${d}.`)}function oe(u,d){return typeof u=="number"?Math.trunc(u):d}function de(u,d){for(const y of u){const E=d(y);if(E!==void 0)
return E}}function ge({text:u}){return/^[\w.+-]{1,40}$/.test(u)?u:"with an unusual name"}function Oe(){return(0,It.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function Me(){return new It.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function me(u){
return(0,It.hJ)("unsupported_encryption",`is protected by ${u}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${u}, whi\
ch is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}const ee={...k,decrypt:()=>new Uint8Array(
0)};function ve(u){const d=Re(u),y=D=>D==="none"?k:ee,E=[...d?.filters??[["Identity","none"]]],C={strings:y(d?.methods.strings),streams:y(d?.methods.streams),embedded:y(
d?.methods.embedded),named:d&&!d.filters?void 0:new Map(E.map(([D,j])=>[D,y(j)])),encryptMetadata:d?.encryptMetadata??!0};return{...Kt({dictionary:u,version:"1.\
1",numbered:!0},C),access:"user",locked:!0,permissions:d?.permissions??Ct,revision:d?.revision,opensWithoutPassword:!1,unrestricted:void 0,...d?ke(d):Te(u)}}function Re(u){
try{return $t(u)}catch(d){if(d instanceof It.zU&&d.code==="unsupported_encryption")return;throw d}}function ke({encrypt:u,version:d,methods:y}){const E=y.streams===
"none"?y.embedded:y.streams;if(E==="none")return{algorithm:void 0,keyBits:void 0};if(E==="AESV3")return{algorithm:"AES-256",keyBits:256};if(d===4)return{algorithm:E===
"AESV2"?"AES-128":"RC4-128",keyBits:128};const C=d===1?40:xe(u.get("Length"));return{algorithm:C===40?"RC4-40":"RC4-128",keyBits:C}}function Te(u){const d=u.get(
"CF"),y=u.get("StmF"),E=(0,s.Zm)(d)&&y instanceof s.SX?d.get(y.text):void 0,C=(0,s.Zm)(E)?E.get("CFM"):void 0;return(0,s.Eo)(C,"AESV3")?{algorithm:"AES-256",keyBits:256}:
(0,s.Eo)(C,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function xe(u){return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),
34400:((ft,q,T)=>{T.d(q,{F:()=>$,V:()=>P});const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],s=Int32Array.from({length:64},(M,L)=>Math.floor(Math.abs(Math.sin(
L+1))*2**32)|0),$=M=>new P().digest(M);class P{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(L){const{state:k,tail:c}=this;k[0]=
1732584193,k[1]=4023233417,k[2]=2562383102,k[3]=271733878;const{length:g}=L,m=g&-64;for(let f=0;f<m;f+=64)this.compress(L,f);const h=g-m,a=h<56?64:128;for(let f=0;f<
h;f++)c[f]=L[m+f];c[h]=128,c.fill(0,h+1,a);for(let f=0,A=g<<3;f<4;f++)c[a-8+f]=A>>>(f<<3);c[a-4]=g>>>29;for(let f=0;f<a;f+=64)this.compress(c,f);const v=new Uint8Array(
16);for(let f=0;f<16;f++)v[f]=k[f>>2]>>>((f&3)<<3);return v}compress(L,k){const{words:c,state:g}=this;for(let f=0,A=k;f<16;f++,A+=4)c[f]=L[A]|L[A+1]<<8|L[A+2]<<
16|L[A+3]<<24;let m=g[0],h=g[1],a=g[2],v=g[3];for(let f=0;f<64;f++){const A=f>>4;let p,x;A===0?(p=h&a|~h&v,x=f):A===1?(p=v&h|~v&a,x=5*f+1):A===2?(p=h^a^v,x=3*f+
5):(p=a^(h|~v),x=7*f);const I=m+p+s[f]+c[x&15]|0,K=r[A<<2|f&3];m=v,v=a,a=h,h=h+(I<<K|I>>>32-K)|0}g[0]=g[0]+m,g[1]=g[1]+h,g[2]=g[2]+a,g[3]=g[3]+v}}}),78157:((ft,q,T)=>{
T.d(q,{$k:()=>se,A4:()=>pt,AF:()=>_t,AN:()=>Ft,AV:()=>wt,AZ:()=>jt,Ah:()=>B,Cq:()=>r,Cx:()=>h,D:()=>ne,Ec:()=>c,G_:()=>s,HF:()=>Tt,HV:()=>tt,HY:()=>Bt,Hh:()=>ae,
Hv:()=>S,IQ:()=>m,JI:()=>Vt,Kl:()=>Et,Li:()=>Jt,MV:()=>vt,N5:()=>f,N9:()=>Nt,OY:()=>kt,PZ:()=>It,WL:()=>Z,Wd:()=>Wt,Z4:()=>k,ay:()=>he,b9:()=>v,bS:()=>Ht,cL:()=>p,
d2:()=>$,du:()=>F,em:()=>I,ev:()=>K,fX:()=>A,gq:()=>qt,iH:()=>st,j8:()=>Rt,kR:()=>P,l0:()=>x,mE:()=>re,o1:()=>M,r_:()=>_,rc:()=>O,rg:()=>Ct,s1:()=>a,sk:()=>Kt,t6:()=>bt,
t9:()=>fe,tF:()=>z,tw:()=>it,u7:()=>L,vz:()=>U,w1:()=>zt,wb:()=>ue,wn:()=>g,wt:()=>R,y_:()=>ce,yh:()=>Lt,yp:()=>Qt,yq:()=>Dt});const r=0,s=8,$=9,P=10,M=12,L=13,
k=32,c=33,g=35,m=37,h=40,a=41,v=43,f=45,A=46,p=47,x=48,I=55,K=57,st=60,U=62,Z=91,_=92,R=93,S=123,O=125,F=126,B=66,z=67,G=68,tt=69,it=73,pt=76,wt=82,kt=98,At=100,
Tt=101,vt=102,Xt=106,Dt=110,Pt=111,_t=114,Bt=115,Lt=116,ae=117,ce=122,Nt=0,bt=1,Yt=2,Ut=3,Et=new Uint8Array(256);for(const V of[r,$,P,M,L,k])Et[V]=bt;for(const V of"\
(<>[]/%")Et[V.charCodeAt(0)]=Yt;for(const V of"){}")Et[V.charCodeAt(0)]=Ut;function Ft(V,Y,rt){for(;Y<rt;){const ht=V[Y];if(Et[ht]===bt)Y++;else if(ht===m)Y=ne(
V,Y,rt);else break}return Y}function Rt(V,Y,rt){for(;Y<rt&&Et[V[Y]]===bt;)Y++;return Y}function ne(V,Y,rt){for(;Y<rt&&V[Y]!==P&&V[Y]!==L;)Y++;return Y}function fe(V,Y,rt){
const ht=jt(V,Y,rt);return ht<0?rt:ht}function jt(V,Y,rt){let ht=0;for(;Y<rt;){const at=V[Y++];if(at===_)Y++;else if(at===h)ht++;else if(at===a&&--ht===0)return Y}
return-1}function se(V,Y,rt){for(;Y<rt;)if(V[Y++]===U)return Y;return rt}function Jt(V){return V===void 0?-1:V>=x&&V<=K?V-x:V>=65&&V<=70?V-55:V>=97&&V<=102?V-87:
-1}function Kt(V,Y,rt){const ht=new Uint8Array(rt-Y+1>>1);let at=0,lt=-1;for(let Ot=Y;Ot<rt&&V[Ot]!==U;Ot++){const St=Jt(V[Ot]);St<0||(lt<0?lt=St:(ht[at++]=lt*16+
St,lt=-1))}return lt>=0&&(ht[at++]=lt*16),ht.subarray(0,at)}function Wt(V,Y,rt){for(;Y<rt&&Et[V[Y]]===Nt;)Y++;return Y}function zt(V,Y,rt){for(let ht=0;ht<rt.length;ht++)
if(V[Y+ht]!==rt.charCodeAt(ht))return!1;return!0}function ue(V,Y,rt){return zt(V,Y,rt)&&Et[V[Y+rt.length]??k]!==Nt}const Qt=V=>V!==void 0&&V>=x&&V<=K;function Vt(V,Y,rt){
let ht=0,at=Y;for(;at<rt&&Qt(V[at]);)ht=ht*10+(V[at++]-x);return at===Y?{value:-1,after:at}:{value:ht,after:at}}function he(V,Y,rt){const ht=Ft(V,Y,rt),at=Vt(V,
ht,rt);if(at.value<0||at.after===rt||Et[V[at.after]]!==bt)return;const lt=Ft(V,at.after,rt),Ot=lt<rt&&V[lt]===f,St=Vt(V,Ot?lt+1:lt,rt);if(St.value<0||St.value>65535)
return;const $t=Ft(V,St.after,rt);if(te(V,$t))return{number:at.value,generation:Ot?1:St.value,start:ht,body:$t+3}}const qt=V=>new Uint8Array(V.buffer,V.byteOffset,
V.byteLength),re=V=>V.length===1?V[0]:Buffer.concat(V),Ht=V=>Buffer.from(V.buffer,V.byteOffset,V.byteLength);function It(V,Y,rt,ht){let at=0,lt=V[Y];for(;lt>=x&&
lt<=K;lt=V[++Y])at=at*10+(lt-x);if(at!==rt||lt!==k||(at=0,lt=V[++Y],lt<x||lt>K))return-1;for(;lt>=x&&lt<=K;lt=V[++Y])at=at*10+(lt-x);return at!==ht||lt!==k?-1:te(
V,Y+1)?Y+4:-1}const te=(V,Y)=>V[Y]===Pt&&V[Y+1]===kt&&V[Y+2]===Xt,Ct=(V,Y)=>V[Y]===Tt&&V[Y+1]===Dt&&V[Y+2]===At&&V[Y+3]===Pt&&V[Y+4]===kt&&V[Y+5]===Xt}),64580:((ft,q,T)=>{
T.d(q,{F:()=>s});var r=T(45599);function s(M,L=()=>{}){if(M instanceof r.Z6)return new r.Z6(s(M.dict,L),M.data,M.sealed);const k=P(M),c=[k];let g=1;for(let m=c.
pop();m!==void 0;m=c.pop())if(Array.isArray(m)){g+=m.length;for(const[h,a]of m.entries())m[h]=$(a,c)}else if((0,r.Zm)(m)){g+=m.size;for(const[h,a]of m)m.set(h,$(
a,c))}return L(g),k}function $(M,L){const k=P(M);return k!==M&&L.push(k),k}function P(M){return Array.isArray(M)?[...M]:(0,r.Zm)(M)?new r.Bi(M):M}}),33095:((ft,q,T)=>{
T.d(q,{i:()=>s});var r=T(62760);function s($,P){const M=new r.KK($,L=>P.copy(L,0,L.length));return Object.assign(M.s,{i:0,w:0,z:0}),M}}),79725:((ft,q,T)=>{T.d(q,
{R:()=>M,Z:()=>L});var r=T(78157),s=T(88500);const $=new Int32Array(0),P=new s.s;class M{at=$;first=0;used=0;open=-1;close=-1;special=!1;scan=P;marksFrom=0;marksTo=0;own;locate(c,g,m){
const h=this.own??={at:new Int32Array(64),scan:new s.s},{scan:a}=h;if(this.at=h.at,this.scan=a,this.first=this.used=this.marksFrom=this.marksTo=0,a.reset(),g=(0,r.
AN)(c,g,m),c[g]!==r.iH||c[g+1]!==r.iH)return!1;for(this.open=g+=2;(g=(0,r.AN)(c,g,m))<m;){const v=c[g];if(v===r.vz)return this.close=g,this.marksTo=a.used,this.
special=a.byteRange,c[g+1]===r.vz;if(v!==r.cL)return!1;const f=++g;for(;g<m&&r.Kl[c[g]]===r.N9;g++)if(c[g]===r.wn)return!1;const A=g;A-f===9&&c[f]===r.Ah&&(0,r.
w1)(c,f,"ByteRange")&&(a.byteRange=!0);const p=g=(0,r.AN)(c,g,m);if(c[g]===r.vz||(g=a.value(c,g,m),g<0))return!1;this.add(f,A,p,g)}return!1}add(c,g,m,h){this.used+
4>this.at.length&&(this.at=this.own.at=L(this.at,this.used+4));const{at:a,used:v}=this;a[v]=c,a[v+1]=g,a[v+2]=m,a[v+3]=h,this.used=v+4}find(c,g){const{at:m,first:h}=this,
a=g.length;for(let v=this.used-4;v>=h;v-=4){const f=m[v];if(m[v+1]-f!==a)continue;let A=0;for(;A<a&&c[f+A]===g.charCodeAt(A);)A++;if(A===a)return v}return-1}}function L(k,c){
const g=new Int32Array(Math.max(k.length*2,c));return g.set(k),g}}),4537:((ft,q,T)=>{T.d(q,{Q:()=>M});var r=T(62760),s=T(78157);const $=16384,P=1<<17;async function M(c,g,m,h,a){
const v=(0,s.mE)(c.slice(0,3).map(U=>U.subarray(0,2))),[f=0,A=0]=v;if((f&15)!==8||(f<<8|A)%31!==0||A&32)return{ending:"damaged",reached:0};const p=Math.max(1024,
Math.floor($/h)),x=new k;let I=0;const K=new r.EL(U=>{const Z=Math.min(U.length,g-I);I+=U.length,x.add(U),Z>0&&a(Z===U.length?U:U.subarray(0,Z))}),st=[];try{let U=2,
Z=0;for(const _ of c)for(let R=0;R<_.length;R+=p){const S=Math.min(U,_.length-R,p),O=_.subarray(R+S,R+p);U-=S;const F=I;I<g&&Z<P?K.push(O):st.length<16&&st.push(
O),Z=I>F?0:Z+O.length;const B=m.step((O.length+I-F)*h);B&&await B}K.push((0,s.mE)(st).subarray(0,p),!0)}catch(U){return I>=g?{ending:"loose",reached:I}:{ending:U.
code===r.YL.UnexpectedEOF?"short":"damaged",reached:I}}return{ending:I<=g&&L(c,x.value)?"clean":"loose",reached:I}}function L(c,g){let m=new Uint8Array(0);for(let a=c.
length-1;a>=0&&m.length<6;a--)m=(0,s.mE)([c[a].subarray(-6),m]);const h=Buffer.from(m);for(let a=0;a<=2&&h.length>=4+a;a++)if(h.readUInt32BE(h.length-4-a)===g)return!0;
return!1}class k{a=1;b=0;add(g){let{a:m,b:h}=this;for(let a=0;a<g.length;){const v=Math.min(a+2e3,g.length);for(;a<v;)h+=m+=g[a++];m%=65521,h%=65521}this.a=m,this.
b=h}get value(){return this.b*65536+this.a}}}),64680:((ft,q,T)=>{T.d(q,{k:()=>P,t:()=>M});var r=T(78157);const s=12,$=20;class P{buffer;memory;length=0;constructor(c){
this.buffer=Buffer.allocUnsafeSlow(Math.max(c,256)),this.memory=(0,r.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const c=Buffer.allocUnsafeSlow(this.length);return c.set(this.bytes),c}clear(){this.length=0}from(c){return this.memory.subarray(c,this.length)}reserve(c){
const g=this.length+c;g>this.memory.length&&this.grow(g)}grow(c){const g=Buffer.allocUnsafeSlow(Math.max(c,Math.ceil(this.memory.length*1.5)));g.set(this.bytes),
this.buffer=g,this.memory=(0,r.gq)(g)}copy(c,g,m){const h=m-g;if(this.reserve(h),h<s){const{memory:a}=this;let v=this.length;for(let f=g;f<m;f++)a[v++]=c[f]}else
this.memory.set(new Uint8Array(c.buffer,c.byteOffset+g,h),this.length);this.length+=h}text(c){const g=c.length;if(this.reserve(g),g<$){const{memory:m}=this;let h=this.
length;for(let a=0;a<g;a++)m[h++]=c.charCodeAt(a)}else this.buffer.write(c,this.length,"latin1");this.length+=g}integer(c){this.reserve(20);const{memory:g}=this,
m=L(c);for(let h=this.length+m-1;h>=this.length;h--){const a=Math.floor(c/10);g[h]=r.l0+(c-a*10),c=a}this.length+=m}byte(c){this.reserve(1),this.memory[this.length++]=
c}fill(c,g){this.reserve(c),g(this.memory,this.length),this.length+=c}}class M{length=0;copy(c,g,m){this.length+=m-g}text(c){this.length+=c.length}integer(c){this.
length+=L(c)}byte(){this.length++}fill(c){this.length+=c}}function L(k){return k<10?1:k<100?2:k<1e3?3:k<1e4?4:k<1e5?5:k<1e6?6:String(k).length}}),45798:((ft,q,T)=>{
T.d(q,{i:()=>I});var r=T(42973),s=T(78157),$=T(82416),P=T(45599);const M=Symbol("close array"),L=Symbol("close dictionary"),k=Symbol("end"),c=32,g=32,m=32,h=32,
a=224,v=224,f=8,A=256,p=65536,x=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class I{bytes;at;end;nesting;openString;room;closed=-1;constructor(U,Z,_,R,S,O=1/0){this.
bytes=U,this.at=Z,this.end=_,this.nesting=R,this.openString=S,this.room=O}value(){const U=this.token(0);return typeof U=="symbol"?null:U}token(U){const{bytes:Z,
end:_}=this;if(this.room-=c,this.room<0)throw K();const R=(0,s.AN)(Z,this.at,_);if(this.at=R,R>=_)return k;const S=Z[R];if(S>=s.l0&&S<=s.ev)return this.numberOrReference();
switch(S){case s.cL:return this.name();case s.Cx:return this.string(this.literal());case s.iH:return Z[R+1]!==s.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(U+1));case s.WL:return this.at++,this.array(U+1);case s.wt:return this.at++,M;case s.vz:return this.closed=R,Z[R+1]===s.vz?(this.at+=2,L):(this.at++,
null);case s.s1:case s.Hv:case s.rc:return this.at++,null;default:return this.word()}}array(U){this.checkDepth(U),this.room-=h;const Z=[];for(;;){Z.length===f&&
Z.every(R=>R instanceof P.oS)&&this.references(Z);const _=this.token(U);if(_===M||_===k)return Z;if(_===L)return this.at=this.closed,Z;Z.push(_)}}references(U){
const{bytes:Z,end:_}=this;for(let R=A;;R=Math.min(2*R,p)){const S=(0,s.bS)(Z).toString("latin1",this.at,Math.min(this.at+R,_)),O=x.exec(S)?.[0]??"";if(O==="")return;
const F=U.length;for(const B of O.split(" 0 R"))B!==""&&U.push(new P.oS(Number(B),0));if(this.room-=(U.length-F)*(c+g),this.at+=O.length,O.length<S.length>>1)return}}dictionary(U){
this.checkDepth(U),this.room-=v;const Z=new P.Bi;let _,R=-1;for(;;){const S=this.at,O=this.token(U);if(O===L||O===k)return R>=0&&(0,P.hi)(Z)&&this.keepSealed(Z,
R),Z;if(O===M)continue;const F=O;if(_===void 0){F instanceof P.SX&&(_=F.text);continue}F!==null&&Z.set(_,F),this.openString&&_==="Contents"&&F instanceof P.Mx&&
(R=S),_=void 0}}keepSealed(U,Z){U.set("Contents",new I(this.bytes,Z,this.end,1).value())}checkDepth(U){if(U>this.nesting)throw(0,r.F)("nesting",`An object of th\
e document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:U,end:Z}=this,_=this.at+1;return this.
room-=m,this.at=(0,s.Wd)(U,_,Z),new P.SX((0,$.MQ)(U,_,this.at))}string(U){return this.room-=a,new P.Mx(this.openString?this.openString(U):U)}literal(){const{bytes:U,
end:Z}=this,_=this.at+1;for(let R=_;R<Z;R++){const S=U[R];if(S===s.s1)return this.at=R+1,U.slice(_,R);if(S===s.Cx||S===s.r_||S===s.u7)break}return this.at=(0,s.
t9)(U,this.at,Z),(0,$.U1)(U,_,this.at)}hexadecimal(){const{bytes:U,end:Z}=this,_=this.at+1,R=(0,s.$k)(U,_,Z);return this.at=R,(0,s.sk)(U,_,R)}numberOrReference(){
const{bytes:U,end:Z}=this;let _=this.at,R=0;for(;_<Z&&U[_]>=s.l0&&U[_]<=s.ev;)R=R*10+(U[_++]-s.l0);if(_<Z&&s.Kl[U[_]]===s.N9)return this.number();this.at=_,_=(0,s.
AN)(U,_,Z);const S=U[_]===s.N5&&_+1<Z&&U[_+1]>s.l0;S&&_++;let O=0;const F=_;for(;_<Z&&U[_]>=s.l0&&U[_]<=s.ev;)O=O*10+(U[_++]-s.l0);return _===F||(_=(0,s.AN)(U,_,
Z),_>=Z||U[_]!==s.AV||_+1<Z&&s.Kl[U[_+1]]===s.N9)?R:(this.at=_+1,this.room-=g,R>2147483647?null:new P.oS(R,S?1:Math.min(O,65535)))}number(){const{bytes:U,end:Z,
at:_}=this;return this.at=(0,s.Wd)(U,_,Z),(0,$.kz)(U,_,this.at)}word(){const{bytes:U,at:Z,end:_}=this,R=U[Z];return R===s.b9||R===s.N5||R===s.fX?this.number():(0,s.
wb)(U,Z,"true")||(0,s.wb)(U,Z,"false")?(this.at=(0,s.Wd)(U,Z,_),R===s.yh):(0,s.w1)(U,Z,"endobj")||(0,s.w1)(U,Z,"endstream")?k:(this.at=Math.max((0,s.Wd)(U,Z,_),
Z+1),null)}}const K=()=>(0,r.F)("values","The objects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is\
 not, save it without compression in another program")}),68973:((ft,q,T)=>{T.d(q,{Uw:()=>m,uM:()=>M});var r=T(62760),s=T(33095),$=T(4537),P=T(64680);const M=({codec:a,
pace:v})=>a??g(v),L=65536,k=16384,c=1e5,g=a=>({async deflate(v,f){if(v.length<=k){const x=(0,r.$)(v,{level:f}),I=a.step(c+v.length*10);return I&&await I,x}const A=new P.
k(Math.max(256,v.length>>2)),p=(0,s.i)({level:f},A);for(let x=0;x<v.length;x+=L){v.length-x>k&&await a.rest(),p.push(v.subarray(x,x+L),x+L>=v.length);const I=a.
step(c+Math.min(v.length,L)*10);I&&await I}return A.bytes},async inflate(v,f){const{bytes:A,ending:p}=await h(v,f,a);return p==="clean"?A:void 0}});async function m(a,v,f){
const{bytes:A,ending:p,reached:x}=await h(a,v,f);return p==="clean"||p==="loose"&&x<v?A:void 0}async function h(a,v,f){const A=new P.k(Math.min(a.length*4,v));return{
...await(0,$.Q)([a],v,f,1,x=>A.copy(x,0,x.length)),bytes:A.bytes}}}),82416:((ft,q,T)=>{T.d(q,{E3:()=>c,MQ:()=>s,U1:()=>k,kz:()=>P});var r=T(78157);function s(m,h,a){
let v="";for(let f=h;f<a;f++){let A=m[f];if(A===r.wn&&f+2<a){const[p,x]=[(0,r.Li)(m[f+1]),(0,r.Li)(m[f+2])];p>=0&&x>=0&&(A=p*16+x,f+=2)}v+=String.fromCharCode(A)}
return v}const $=15;function P(m,h,a){let v=h;const f=m[v];(f===r.N5||f===r.b9)&&v++;let A=0,p=-1,x=0;for(;v<a;v++){const K=m[v];if(K>=r.l0&&K<=r.ev)x=x*10+(K-r.
l0),A++,p>=0&&p++;else if(K===r.fX&&p<0)p=0;else break}if(v<a||A===0||A>$)return L(m,h,a);const I=p>0?x/M[p]:x;return f===r.N5?-I:I}const M=Float64Array.from({length:$+
1},(m,h)=>10**h);function L(m,h,a){const v=(0,r.bS)(m).toString("latin1",h,a),f=Number(v);if(!Number.isNaN(f)&&/^[+-]?[\d.]/.test(v))return f;const A=/^[+-]*(\d*\.?\d*)/.
exec(v),p=Number(A?.[1]??0)||0;return v.startsWith("-")?-p:p}function k(m,h,a){for(let p=h;p<a;p++){const x=m[p];if(x===r.s1)return m.subarray(h,p);if(x===r.Cx||
x===r.r_||x===r.u7)break}const v=new Uint8Array(a-h);let f=0,A=1;for(let p=h;p<a;p++){let x=m[p];if(x===r.Cx)A++;else if(x===r.s1){if(--A===0)break}else if(x===
r.u7)m[p+1]===r.kR&&p++,x=r.kR;else if(x===r.r_){if(x=m[++p],p>=a)break;if(x>=r.l0&&x<=r.em){let I=x-r.l0;for(let K=0;K<2&&m[p+1]>=r.l0&&m[p+1]<=r.em;K++)I=I*8+
m[++p]-r.l0;x=I&255}else if(x===r.u7){m[p+1]===r.kR&&p++;continue}else{if(x===r.kR)continue;x=g.get(x)??x}}v[f++]=x}return v.subarray(0,f)}const c=(m,h,a)=>m[h]===
r.Cx?k(m,h+1,a):(0,r.sk)(m,h+1,a),g=new Map([[r.yq,r.kR],[r.AF,r.u7],[r.yh,r.d2],[r.OY,r.G_],[r.MV,r.o1]])}),88500:((ft,q,T)=>{T.d(q,{A:()=>s,s:()=>K});var r=T(
78157);const s=-1,$=2**63,P=1,M=2,L=0,k=1,c=2,g=0,m=1,h=2,a=3,v=4,f=5,A=6,p=7,x=8,I=new Uint8Array(256).fill(h);for(let _=0;_<256;_++)r.Kl[_]===r.t6&&(I[_]=g);for(let _=r.
l0;_<=r.ev;_++)I[_]=m;for(const[_,R]of Object.entries({"/":a,"<":v,">":f,"[":A,"]":p,"(":x,"%":g,")":g,"{":g,"}":g}))I[_.charCodeAt(0)]=R;class K{marks=new Int32Array(
96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(64);reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(R,S,O){const F=this.used+O-S;F>this.marks.length&&this.grow(F),this.marks.
set(R.subarray(S,O),this.used),this.used=F}open(R,S,O){if(R>=this.opened.length){const F=new Uint8Array(this.opened.length*2);F.set(this.opened),this.opened=F}return this.
opened[R]=S,O}add(R,S,O){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=R>2147483647?0:R,this.marks[this.used+1]=S,this.marks[this.
used+2]=O,this.used+=3,O}grow(R){const S=new Int32Array(Math.max(this.marks.length*2,R));S.set(this.marks),this.marks=S}value(R,S,O){let F=0,B=L;for(let z=S;S<O;z=
S){const G=R[S++];switch(I[G]){case g:G===r.IQ&&(S=(0,r.D)(R,z,O));continue;case m:{let tt=G-r.l0;for(;I[R[S]]===m;)tt=tt*10+(R[S++]-r.l0);if(S<O&&r.Kl[R[S]]===
r.N9){S=(0,r.Wd)(R,S,O);break}if(tt>=$)return-1;const it=st(R,S,O);B===c&&this.setLength(tt,z,S,it),it>S&&(S=this.add(tt,z,it));break}case h:for(;S<O&&r.Kl[R[S]]===
r.N9;)S++;if(G===r.HF&&Z(R,z,S))return-1;break;case a:for(;S<O&&r.Kl[R[S]]===r.N9;)S++;if(B=this.expectedAfter(R,z,S-z,F===1&&B===L),F===0)return S;continue;case v:
S=R[S]===r.iH?this.open(F++,M,S+1):this.hexString(R,z,O);break;case f:if(R[S]!==r.vz)continue;if(this.opened[--F]!==M||++S>O)return-1;break;case A:S=this.open(F++,
P,S);break;case p:if(this.opened[--F]!==P)return-1;break;case x:S=this.literalString(R,z,O);break}if(F===0)return S>O?-1:S;B=L}return-1}setLength(R,S,O,F){const B=F>
O;this.length=B?-1:R,this.lengthRef=B?R:-1,this.lengthStart=S,this.lengthEnd=F}literalString(R,S,O){const F=(0,r.AZ)(R,S,O);return F<0?O+1:this.strings?this.add(
s,S,F):F}hexString(R,S,O){const F=(0,r.$k)(R,S,O);return this.strings?this.add(s,S,F):F}expectedAfter(R,S,O,F){return O===10&&R[S+1]===r.Ah&&(0,r.w1)(R,S,"/Byte\
Range")&&(this.byteRange=!0),F?O===7&&R[S+1]===r.A4&&(0,r.w1)(R,S,"/Length")?c:k:L}}function st(_,R,S){if(_[R]===r.Z4&&_[R+1]===r.l0&&_[R+3]===r.AV&&_[R+2]===r.
Z4&&R+4<=S)return U(_,R+4,S)?R+4:R;let O=(0,r.AN)(_,R,S);_[O]===r.N5&&_[O+1]>r.l0&&O++;let F=O,B=0;for(;F<S&&(0,r.yp)(_[F]);F++)B=B*10+(_[F]-r.l0);if(F===O||B>=
$)return R;const z=(0,r.AN)(_,F,S);return z<S&&_[z]===r.AV&&U(_,z+1,S)?z+1:R}const U=(_,R,S)=>R>=S||r.Kl[_[R]]!==r.N9;function Z(_,R,S){return S-R===6&&(0,r.w1)(
_,R,"endo")||S-R===9&&(0,r.w1)(_,R,"ends")}}),45079:((ft,q,T)=>{T.d(q,{ZV:()=>f,bD:()=>M,dZ:()=>g,pS:()=>m,sd:()=>A,yT:()=>P});var r=T(78157),s=T(45599);const $=8,
P={number:0,generation:0};function M(p,x,I){if(x===null)p.text("null");else if(typeof x=="number")p.text(f(x));else if(typeof x=="boolean")p.text(x?"true":"fals\
e");else if(x instanceof s.SX)g(p,x.text);else if(x instanceof s.oS)p.text(c(x,I));else if(x instanceof s.Mx)m(p,x.bytes,I);else if(Array.isArray(x)){if(p.byte(
r.WL),x.length>=$&&x.every(K=>K instanceof s.oS))p.text(x.map(K=>c(K,I)).join(" "));else for(const[K,st]of x.entries())K>0&&p.byte(r.Z4),M(p,st,I);p.byte(r.wt)}else
x instanceof s.Bi?L(p,x,I):M(p,x.dict,I)}function L(p,x,I){const K=I.security&&x.has("ByteRange")?{...I,security:void 0}:I;p.text("<<");for(const[st,U]of x)g(p,
st),k(U)&&p.byte(r.Z4),M(p,U,st==="Contents"?K:I);p.text(">>")}const k=p=>p===null||typeof p=="number"||typeof p=="boolean"||p instanceof s.oS;function c(p,{renumber:x,
generationOf:I}){const K=x?x(p):p.number;return x&&K===0?"null":`${K} ${I?I(K):x?0:p.generation} R`}function g(p,x){p.byte(r.cL);for(let I=0;I<x.length;I++){const K=x.
charCodeAt(I)&255;K!==r.Cq&&(K>r.Z4&&K<=r.du&&K!==r.wn&&r.Kl[K]===r.N9?p.byte(K):p.text(`#${v(K)}`))}}function m(p,x,{security:I,number:K,generation:st}){if(I){
h(p,I.encryptString(x,K,st));return}let U=0;for(const Z of x)(Z<r.Z4||Z>r.du)&&U++;if(U*3>x.length){h(p,x);return}p.byte(r.Cx);for(const Z of x)(Z===r.Cx||Z===r.
s1||Z===r.r_)&&p.byte(r.r_),Z===r.u7?p.text("\\r"):p.byte(Z);p.byte(r.s1)}function h(p,x){p.byte(r.iH);for(const I of x)p.byte(a.charCodeAt(I>>4)),p.byte(a.charCodeAt(
I&15));p.byte(r.vz)}const a="0123456789abcdef",v=p=>a[p>>4]+a[p&15];function f(p){if(!Number.isFinite(p))return"0";const x=Math.abs(p);if(Number.isInteger(p)&&x<
1e15)return String(p);if(x>=2**63)return`${BigInt(p)}.0`;const I=String(p);return I.includes("e")?p.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):I}function A(p){
const x=[p];for(;x.length>0;){const I=x.pop();if(I instanceof s.Mx)return!0;if(Array.isArray(I))for(const K of I)x.push(K);else if(I instanceof s.Bi)for(const K of I.
values())x.push(K);else I instanceof s.Z6&&x.push(I.dict)}return!1}}),39150:((ft,q,T)=>{T.d(q,{D:()=>M});var r=T(78157);const s=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
$=/^(true|false|null)$/,P=/#(?![0-9A-Fa-f]{2})|#00/;function M(m,h,a){const v=[],f=()=>{const p=v.at(-1);p?.keys&&(p.value=!1)},A=(0,r.AN)(m,h,a);for(;;){if(h=(0,r.
AN)(m,h,a),h>=a)return!1;const p=v.at(-1),x=m[h];if(x===r.vz||x===r.wt){if(!p||p.keys===void 0!=(x===r.wt)||p.keys&&(p.value||++h>=a||m[h]!==r.vz))return!1;v.pop(),
h++}else if(p?.keys&&!p.value){const I=(0,r.Wd)(m,h+1,a),K=g(m,h,I);if(x!==r.cL||P.test(K)||p.keys.has(K))return!1;p.keys.add(K),p.value=!0,h=I;continue}else if(x===
r.WL||x===r.iH&&m[h+1]===r.iH){v.push(x===r.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),h+=x===r.WL?1:2;continue}else if(h=L(m,h,a),h<0)return!1;if(f(),v.
length===0)return!(0,r.yp)(m[A])||m[h-1]!==r.AV}}function L(m,h,a){switch(m[h]){case r.cL:{const v=(0,r.Wd)(m,h+1,a);return P.test(g(m,h,v))?-1:v}case r.Cx:return(0,r.
AZ)(m,h,a);case r.iH:for(h++;h<a&&m[h]!==r.vz;h++)if(!c(m[h])&&r.Kl[m[h]]!==r.t6)return-1;return h<a?h+1:-1;default:{const v=(0,r.Wd)(m,h,a),f=g(m,h,v);return $.
test(f)?v:s.test(f)?k(m,f,v,a):-1}}}function k(m,h,a,v){if(!/^\d+$/.test(h))return a;const f=(0,r.AN)(m,a,v),A=(0,r.Wd)(m,f,v),p=g(m,f,A),x=(0,r.AN)(m,A,v);return!/^\d+$/.
test(p)||m[x]!==r.AV||r.Kl[m[x+1]??r.Z4]===r.N9?a:Number(h)<=2147483647&&Number(p)<=65535?x+1:-1}const c=m=>m>=r.l0&&m<=r.ev||(m|32)>=97&&(m|32)<=102;function g(m,h,a){
return(0,r.bS)(m).toString("latin1",h,Math.min(a,h+200))}}),77581:((ft,q,T)=>{T.d(q,{SQ:()=>$,g7:()=>c,kt:()=>v,wx:()=>m});var r=T(78157),s=T(45599);const $=new Map(
[...[728,711,710,729,733,731,730,732].map((f,A)=>[f,24+A]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,
64258,321,338,352,376,381,305,322,339,353,382].map((f,A)=>[f,128+A]),[8364,160]]),P=/[\x18-\x1f\x80-\xa0]/g,M=new Map([...$].map(([f,A])=>[A,f])),L=200,k=new WeakMap;
function c(f){if(f.bytes.length<L)return g(f.bytes);let A=k.get(f);return A===void 0&&k.set(f,A=g(f.bytes)),A}function g(f){return f[0]===254&&f[1]===255?new TextDecoder(
"utf-16be").decode(f.subarray(2)):f[0]===255&&f[1]===254?new TextDecoder("utf-16le").decode(f.subarray(2)):f[0]===239&&f[1]===187&&f[2]===191?new TextDecoder().
decode(f.subarray(3)):(0,r.bS)(f).toString("latin1").replace(P,A=>String.fromCharCode(M.get(A.charCodeAt(0))??A.charCodeAt(0)))}function m(f){const A=new Uint8Array(
f.length);for(let x=0;x<f.length;x++){const I=h(f.charCodeAt(x));if(I===void 0)return new s.Mx(a(f));A[x]=I}const p=A[0]===254&&A[1]===255||A[0]===255&&A[1]===254;
return new s.Mx(p||A[0]===239&&A[1]===187&&A[2]===191?a(f):A)}function h(f){return f>=32&&f<127||f===9||f===10||f===13||f>=161&&f<=255&&f!==173?f:$.get(f)}const a=f=>v(
`\uFEFF${f}`),v=f=>Buffer.from(f,"utf16le").swap16()}),45599:((ft,q,T)=>{T.d(q,{Bi:()=>M,Eo:()=>m,Mx:()=>s,Px:()=>v,SX:()=>r,UU:()=>a,Z6:()=>L,Zm:()=>k,cy:()=>g,
hi:()=>f,i9:()=>c,jd:()=>h,oS:()=>$,rV:()=>P});class r{text;constructor(p){this.text=p}}class s{bytes;constructor(p){this.bytes=p}}class ${number;generation;constructor(p,x=0){
this.number=p,this.generation=x}}class P extends ${part;constructor(p,x){super(x,0),this.part=p}}class M extends Map{}class L{dict;data;sealed;constructor(p,x,I){
this.dict=p,this.data=x,this.sealed=I}}const k=A=>A instanceof M,c=A=>A instanceof $,g=A=>Array.isArray(A),m=(A,p)=>A instanceof r&&A.text===p;function h(A){const p=new M;
for(const[x,I]of Object.entries(A))I!==void 0&&p.set(x,I);return p}const a=A=>new r(A),v=A=>new s(Uint8Array.from(Buffer.from(A,"latin1")));function f(A){const p=A.
get("Type");return m(p,"Sig")||m(p,"DocTimeStamp")||A.has("ByteRange")}})};
