"use strict";exports.id=5584,exports.ids=[5584],exports.modules={81272:((ct,tt,R)=>{R.d(tt,{g:()=>$,q:()=>r});var i=R(42973);function r({stream:P,total:O,documents:U=1},_){const b="\
It may be a decompression bomb; if it is not, save it without compression in another program",E=U===1?"the document":"this document and of those before it";return _>
P?(0,i.F)("streamBytes",`A stream of the document expands to more than ${P} bytes`,b):(0,i.F)("expansion",`The streams of ${E} expand to more than ${O} bytes`,b)}
class ${budget;chunks=[];size=0;consumed=0;constructor(O){this.budget=O}push(O){if(this.size+=O.length,this.size>this.budget.stream||this.size>this.budget.remaining)
throw this.budget.remaining-=this.size,r(this.budget,this.size);this.chunks.push(O)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.
chunks[0];const O=new Uint8Array(this.size);let U=0;for(const _ of this.chunks)O.set(_,U),U+=_.length;return O}}}),60623:((ct,tt,R)=>{R.d(tt,{Kc:()=>U,M_:()=>_,
UD:()=>g});var i=R(62760),r=R(58552),$=R(27059),P=R(78157),O=R(81272);const U=n=>(0,i.$)(n,{level:4,mem:3}),_=n=>(0,i.$)(n,{level:0}),b=16384,E=1<<26;function g(n,f,k){
const L=f.codec?.inflateNow(n,Math.min(f.stream,f.remaining,E));if(L)return f.remaining-=L.length,L;const j=(0,P.j8)(n,0,Math.min(n.length,4)),C=(n[j]&15)===8&&
(n[j]<<8|n[j+1])%31===0;C||(k.found=!0);const K=c(n.subarray(C?j+2:0),f,k);if(K)return K;throw(0,r.O$)("a compressed stream is damaged")}function c(n,f,k){if(f.
remaining<=0)throw(0,O.q)(f,0);const L=new O.g(f);if(n.length<=16*b){const C=T(n,f.scratch??new $.f);if(C)return L.push(C),L.finish()}if(h(n,L,n.length))return L.
finish();k.found=!0;const j=new O.g(f);return h(n,j,Math.floor(L.consumed/b)*b),j.size===0?void 0:j.finish()}const S=8;function T(n,f){try{for(const k of[n.length*
S,$._]){const L=f.atLeast(k),j=(0,i.HM)(n,{out:L});if(j.length<L.length)return j.slice();if(L.length===$._)return}}catch{}}const w=16;function h(n,f,k){const L=new i.
EL(C=>{C.length&&f.push(C)}),j=k<n.length;try{for(let C=0;C<n.length;){const K=C<k?b:w;f.consumed=C,L.push(n.subarray(C,C+K),!j&&C+K>=n.length),C+=K}}catch(C){if(C instanceof
r.zU)throw C;return!1}return!0}}),59596:((ct,tt,R)=>{R.d(tt,{Kc:()=>P.Kc,TT:()=>C,M_:()=>P.M_,tN:()=>K});var i=R(58552),r=R(78157);function $(N){let F=N.length+
5;for(const V of N)V===r.y_&&(F+=3);const A=new Uint8Array(F);let u=0,v=0,D=0,H=N[0]===r.iH&&N[1]===r.du?2:0;for(;H<N.length;H++){const V=N[H];if(V===r.du)break;
if(r.Kl[V]!==r.t6){if(V===r.y_&&D===0){u+=4;continue}if(!(V<r.Ec||V>r.Hh)&&(v=v*85+(V-r.Ec),!(++D<5))){for(let et=24;et>=0;et-=8)A[u++]=Math.floor(v/2**et)&255;
v=D=0}}}if(D>1){for(let V=D;V<5;V++)v=v*85+84;for(let V=0;V<D-1;V++)A[u++]=Math.floor(v/2**(24-8*V))&255}return A.slice(0,u)}var P=R(60623),O=R(81272);const U=256,
_=257,b=258,E=4096,g=65536,c=-1;function S(N,F,A,u){const v=new w(A);let D=9,H=0,V=0;for(let et=0;et<N.length;et++){if(V=(V<<8|N[et])&16777215,H+=8,H<D)continue;
H-=D;const rt=V>>H&(1<<D)-1;if(rt===_)break;if(rt===U)v.clear();else if(!v.put(rt)){u.found=!0;break}D=T(v.next+F)}return v.finish()}function T(N){return N>=2048?
12:N>=1024?11:N>=512?10:9}class w{next=b;previous=c;prefix=new Int16Array(E);suffix=new Uint8Array(E);length=new Uint16Array(E);collector;out=new Uint8Array(g);used=0;constructor(F){
this.collector=new O.g(F);for(let A=0;A<U;A++)this.suffix[A]=A,this.length[A]=1}clear(){this.next=b,this.previous=c}put(F){const{previous:A,next:u,length:v}=this,
D=F<u;if(!D&&(A===c||F!==u))return!1;const H=D?v[F]:v[A]+1;this.used+H>g&&this.flush();const V=this.used,et=this.write(D?F:A,V);return D||(this.out[V+H-1]=et),A!==
c&&u<E&&this.add(A,et),this.used=V+H,this.previous=F,!0}write(F,A){const{out:u,prefix:v,suffix:D}=this;for(let H=A+this.length[F]-1;H>A;H--)u[H]=D[F],F=v[F];return u[A]=
D[F]}add(F,A){const{next:u}=this;this.prefix[u]=F,this.suffix[u]=A,this.length[u]=this.length[F]+1,this.next=u+1}flush(){this.collector.push(this.out.subarray(0,
this.used)),this.out=new Uint8Array(g),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}var h=R(60269),n=R(
11032);function f(N,F){let A=0;if(k(N,(D,H,V)=>A+=H+V),A>F.stream||A>F.remaining)throw(0,O.q)(F,A);F.remaining-=A;const u=new Uint8Array(A);let v=0;return k(N,(D,H,V)=>{
for(let et=0;et<H;et++)u[v+et]=N[D+et];V>0&&u.fill(N[D],v,v+V),v+=H+V}),u}function k(N,F){for(let A=0;A<N.length&&N[A]!==128;){const u=N[A++];if(A>=N.length)return;
u<128?F(A,Math.min(u+1,N.length-A),0):F(A,0,257-u),A+=u<128?u+1:1}}const L={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLen\
gthDecode"},j=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),C=N=>j.has(L[N]??N);function K(N,F,A,u,v={found:!1}){
switch(L[N]??N){case"FlateDecode":return(0,n.T)((0,P.UD)(F,u,v),A);case"LZWDecode":return(0,n.T)(S(F,(0,h.c)(A,"EarlyChange",1),u,v),A);case"ASCII85Decode":return $(
F);case"ASCIIHexDecode":return(0,r.sk)(F,0,F.length);case"RunLengthDecode":return f(F,u);case"Crypt":return F;default:throw(0,i.O$)("a stream that must be read \
uses a filter that is not supported")}}}),60269:((ct,tt,R)=>{R.d(tt,{c:()=>i});function i(r,$,P){const O=r?.get($);return typeof O=="number"?Math.trunc(O):P}}),
14752:((ct,tt,R)=>{R.d(tt,{X:()=>r,Y:()=>i});function i($,P,O,U,_,b,E){const g=O+U,c=b-O;if($===1)for(let S=O+E;S<g;S++)P[S]=P[S]+P[S-E];else if($===2)for(let S=O;S<
g;S++)P[S]=P[S]+_[S+c];else if($===3)for(let S=O;S<g;S++)P[S]=P[S]+((S>=O+E?P[S-E]:0)+_[S+c]>>1);else if($===4)for(let S=O;S<g;S++){const T=S<O+E,w=T?0:P[S-E];P[S]=
P[S]+r(w,_[S+c],T?0:_[S+c-E])}}function r($,P,O){const U=$+P-O,[_,b,E]=[Math.abs(U-$),Math.abs(U-P),Math.abs(U-O)];return _<=b&&_<=E?$:b<=E?P:O}}),11032:((ct,tt,R)=>{
R.d(tt,{M:()=>U,T:()=>$});var i=R(60269),r=R(14752);function $(h,n){const f=_(h,n);return f?(f.undo(0,f.count),f.out):h}const P=1<<18,O=4;async function U(h,n,f){
const k=_(h,n);if(!k)return h;const L=Math.max(1,Math.floor(P/k.size));for(let j=0;j<k.count;j+=L){const C=f.step(Math.min(L*k.size,h.length)*O);C&&await C,k.undo(
j,Math.min(j+L,k.count))}return k.out}function _(h,n){const f=(0,i.c)(n,"Predictor",1);if(f<=1)return;const k=w((0,i.c)(n,"Colors",1),1,32),L=w((0,i.c)(n,"BitsP\
erComponent",8),1,16),j=w((0,i.c)(n,"Columns",1),1,1<<24),C=Math.ceil(k*L*j/8);return f===2?b(h,C,k,L):T(h,C,Math.ceil(k*L/8))}function b(h,n,f,k){const L=k===8?
E:k===16?g:[1,2,4].includes(k)?c:void 0;if(!L)return;const j=h.slice();return{count:Math.ceil(h.length/n),size:n,out:j,undo(C,K){for(let N=C;N<K;N++)L(j,N*n,Math.
min((N+1)*n,j.length),f,k)}}}function E(h,n,f,k){for(let L=n+k;L<f;L++)h[L]=h[L]+h[L-k]}function g(h,n,f,k){const L=2*k;for(let j=n+L;j+1<f;j+=2){const C=h[j+1]+
h[j+1-L];h[j+1]=C,h[j]=h[j]+h[j-L]+(C>>8)}}function c(h,n,f,k,L){const j=(1<<L)-1,C=new Uint8Array(k);let K=0;for(let N=n;N<f;N++){const F=h[N];let A=0;for(let u=8-
L;u>=0;u-=L){const v=C[K]+(F>>u)&j;C[K]=v,A|=v<<u,K=K+1===k?0:K+1}h[N]=A}}const S=64;function T(h,n,f){const k=Math.ceil(h.length/(n+1)),L=new Uint8Array(h.length-
k),j=new Uint8Array(Math.min(n,h.length));return{count:k,size:n,out:L,undo:(K,N)=>{for(let F=K,A=K*n,u=K*(n+1);F<N;F++,A+=n,u+=n+1){const v=Math.min(n,h.length-
u-1);if(v<S)for(let D=0;D<v;D++)L[A+D]=h[u+1+D];else L.set(h.subarray(u+1,u+1+v),A);(0,r.Y)(h[u],L,A,v,F===0?j:L,F===0?0:A-n,f)}}}}const w=(h,n,f)=>Math.min(Math.
max(h,n),f)}),54619:((ct,tt,R)=>{R.d(tt,{HV:()=>i,UT:()=>$,jC:()=>P,tL:()=>r,wg:()=>_});const i=0,r=1,$=2,P=3,O=1e5,U=1e4;class _{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;constructor({
limits:E,memory:g},c){this.sourceLength=c,this.memory=g,this.bound=Math.min(E.objects,Math.max(1e6,c));const S=c<O?64:1024;this.kind=new Uint8Array(S),this.place=
new Int32Array(S),this.detail=new Int32Array(S)}offer(E,g,c,S){E<this.kind.length&&this.kind[E]!==i||this.set(E,g,c,S)}askFor(E){E>0&&E<=this.bound&&(this.kind[E]??
i)===i&&this.unlisted.add(E)}set(E,g,c,S){if(E>this.bound){this.overflowed=!0;return}E>=this.kind.length&&this.grow(E+1),this.kind[E]=g,this.place[E]=c,this.detail[E]=
S,E>=this.size&&(this.size=E+1)}grow(E){const g=Math.min(Math.max(E,this.kind.length*2),this.bound+1),c=Math.max(this.kind.length,this.sourceLength,U);g>c&&this.
memory.takeNumbers(g-c);const[S,T,w]=[new Uint8Array(g),new Int32Array(g),new Int32Array(g)];S.set(this.kind),T.set(this.place),w.set(this.detail),[this.kind,this.
place,this.detail]=[S,T,w]}}}),15584:((ct,tt,R)=>{R.d(tt,{E:()=>ot});var i=R(58552),r=R(78157),$=R(64580),P=R(42973),O=R(52205),U=R(59596),_=R(68973),b=R(81272),
E=R(11032);async function g(o,t,e,{codec:s,pace:a}){if(e.remaining<=0)throw(0,b.q)(e,0);const d=Math.min(e.stream,e.remaining);let p=await s?.inflate(o,d);if(!p){
const{bytes:M,reached:W}=await(0,_.a5)(o,d,a);if(W>d)throw e.remaining-=W,(0,b.q)(e,W);if(M.length===0)return;p=M}return e.remaining-=p.length,(0,E.M)(p,t,a)}var c=R(
45599);function S(o,t,e,s){const a=o.job.limits.filters,d=(0,O.c3)(o,t.dict.get("Filter")??t.dict.get("F")),p=(0,O.c3)(o,t.dict.get("DecodeParms")??t.dict.get("\
DP"));if(d.length>a)throw(0,P.F)("filters",`A stream of the document has ${d.length} filters; at most ${a} are allowed`,"Open it in another PDF program and save\
 it again");let M=o.encoded(t);for(const[W,Z]of d.entries()){const X=o.dict(p[W]);Z instanceof c.SX&&(M=(0,U.tN)(Z.text,M,X&&(0,O.x$)(o,X),e,s))}return M}async function T(o,t,e){
const[s,...a]=(0,O.c3)(o,t.dict.get("Filter")??t.dict.get("F"));if(!(0,c.Eo)(s,"FlateDecode")||a.length>0)return;const[d]=(0,O.c3)(o,t.dict.get("DecodeParms")??
t.dict.get("DP")),p=o.dict(d);return g(o.encoded(t),p&&(0,O.x$)(o,p),e,o.job)}function w(o,t,e){if((0,O.c3)(o,t.dict.get("Filter")??t.dict.get("F")).some(d=>d instanceof
c.SX&&!(0,U.TT)(d.text)))return;const a={found:!1};try{return{data:S(o,t,e,a),whole:!a.found}}catch(d){if(d instanceof i.zU&&d.code==="unreadable_document")return{
data:new Uint8Array(0),whole:!1};throw d}}var h=R(54619),n=R(45798),f=R(85368),k=R(88500);function L(o,t){if(!(t instanceof c.Z6))return;const[e,s]=[o.resolve(t.
dict.get("N")),o.resolve(t.dict.get("First"))];if(typeof e!="number"||typeof s!="number"||!Number.isInteger(s)||s<0)return;let a;try{a=o.decoded(t)}catch(Z){if(Z instanceof
i.zU&&Z.code==="unreadable_document")return;throw Z}const[d,p]=[[],[]];let M=0;for(;d.length<e;){const Z=(0,r.JI)(a,(0,r.AN)(a,M,a.length),a.length),X=(0,r.JI)(
a,(0,r.AN)(a,Z.after,a.length),a.length);if(Z.value<0||Z.value>2147483647||X.value<0||s+X.value>a.length)break;d.push(Z.value),p.push(s+X.value),M=X.after}const W=new Int32Array(
p.length);for(let Z=0;Z<W.length;Z++)W[Z]=p[Z+1]??a.length;if((0,r.bS)(a).includes("stream")){const Z=new k.s;for(const[X,Y]of p.entries()){Z.reset();const q=Z.
value(a,Y,W[X]);q>=0&&(W[X]=q)}}return{data:a,numbers:new Int32Array(d),starts:new Int32Array(p),ends:W}}const j=12;class C{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:a}=t;this.counted=new Uint8Array(a.size),this.streams=
new f.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new C(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:a,memory:d}=s,p=this.counted[t]===1,M=this.parser(t,e.bytes,e.start,e.end,p?1/0:d.values),W=M.value();if(p||(d.values=
M.room),this.counted[t]=1,this.spend(M.at-e.start),!(W instanceof c.Bi)||e.bytes!==a)return W;const Z=(0,r.AN)(a,M.at,a.length);if(!(0,r.w1)(a,Z,"stream"))return W;
const{start:X,end:Y}=this.streams.data(Z,this.lengthOf(W.get("Length"))),q=this.security&&!(0,c.Eo)(W.get("Type"),"XRef");return new c.Z6(W,a.subarray(X,Y),q?{number:t,
generation:s.generation(t)}:void 0)}parser(t,e,s,a,d=this.document.memory.values){const{document:p,security:M}=this;let W;if(M&&t!==this.encryptNumber&&p.table.
kind[t]===h.tL){const Z=p.generation(t);W=X=>M.decryptString(X,t,Z)}return new n.i(e,s,a,p.job.limits.nesting,W,d)}lengthOf(t){if(t instanceof c.oS){const e=this.
document.place(t.number),s=e&&new n.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){
const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:s,opening:a}=this;if(a.has(t)||s.table.kind[t]!==h.tL)return;a.add(t);
const d={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},p=L(s,this.read(t,d));if(a.delete(t),this.objectStreams.set(t,p),!!p)return this.effort+=p.data.length*
s.job.limits.parsing,s.memory.hold(p.data.length+p.numbers.length*j,this.holder,t),p}spend(t){if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}
var K=R(67382),N=R(51271),F=R(83363),A=R(45657);const u=100;class v{document;numbers=[];claimed;blank=[];positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new N.
L;constructor(t){this.document=t}async read(){const t=await(0,F.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=
t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.blank=t.blank}copyFrom(t){this.
numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const a of F.i)e[a]!==void 0&&(s[a]=(0,$.
F)(e[a]));return s}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){
return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.
numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??
this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.
document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new c.SX("Page"),Kids:void 0,Count:void 0});
this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new K.
B(this.document);for(const s of t){this.document.exists(s)&&e.keep(s);const a=this.document.job.pace.step(1e3);a&&await a}}async keep(t){const{numbers:e,ancestry:s}=this,
a=e.filter((d,p)=>t[p]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(a);return}this.numbers=a,this.ancestry=
s.filter((d,p)=>t[p]),this.positions=void 0}async rebuild(t){const{document:e}=this,s=Array.from(t),a=new Map,d=this.inherited.map(Y=>H(e,Y,a)),{nodes:p,parents:M}=this.
grow(s),W=p.map(({ref:Y})=>({Parent:Y}));for(let Y=0;Y<s.length;Y++){const q=s[Y],st=this.indexOf(q),ht=M[Y];p[ht].kids.push(new c.oS(q,e.generation(q)));const gt=st<
0?D:d[this.ancestry[st]];e.patch(q,W[ht],gt);const ft=e.job.pace.step(600);ft&&await ft}for(const{ref:Y,kids:q,parent:st,count:ht}of p)e.put(Y,new c.Bi([["Type",
new c.SX("Pages")],...st?[["Parent",st]]:[],["Kids",q],["Count",ht]]));const Z=p[p.length-1].ref,X=e.catalog.get("Pages");(!(X instanceof c.oS)||X.number!==Z.number)&&
e.editCatalog().set("Pages",Z),this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new N.L(!1)}grow(t){
const{document:e}=this,s=t.length,a=e.catalog.get("Pages"),d=q=>this.indexOf(q)>=0||t.includes(q),p=a instanceof c.oS&&a.number>0&&!d(a.number)?a:void 0,M=[];let W=[];
const Z=(q,st)=>({ref:st&&p?new c.oS(p.number,e.generation(p.number)):e.add(null),kids:[],parent:void 0,count:q}),X=Math.max(1,Math.ceil(s/u));for(let q=0;q<X;q++)
W.push(Z(Math.min(u,s-q*u),X===1));const Y=Array.from({length:s},(q,st)=>Math.floor(st/u));for(;W.length>1;){(0,A.RZ)(M,W);const q=Math.ceil(W.length/u),st=Array.
from({length:q},()=>Z(0,q===1));for(const[ht,gt]of W.entries()){const ft=st[Math.floor(ht/u)];gt.parent=ft.ref,ft.kids.push(gt.ref),ft.count+=gt.count}W=st}return(0,A.
RZ)(M,W),{nodes:M,parents:Y}}}const D={};function H(o,t,e){const{Resources:s}=t;if(!(s instanceof c.Bi))return{...t};const a=e.get(s)??o.add(s);return e.set(s,a),
{...t,Resources:a}}const V=1,et=2,rt=3;class ut{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new ut(0);
for(const[e,s]of this.edited)t.edited.set(e,(0,$.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){
this.set(t,V)===et&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,et),this.patched.set(t,e)}remove(t){const e=this.set(t,rt);e===V?this.edited.
delete(t):e===et&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const a=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));a.set(this.kind),
this.kind=a}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var mt=R(64680),Mt=R(45079);const Ct={},Nt=4096,Dt=1<<21,Lt=`
endobj
`,Ft=`>>${Lt}`,Wt=2147483647;class ce{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new mt.k(256);scan=new k.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,a,d){
(a!==this.entries||d!==this.defaults)&&this.prepare(a,d);const{text:p,defaultTexts:M}=this,{open:W,close:Z}=s,X=e<0,Y=X?W-2:e;this.reserve(Z-Y+p.bytes.length+this.
defaultSize);const q=this.used,st=this.noted,ht=this.keepOthers(t,Y,s);this.put(t,ht,Z);let gt=s.special||p.special;for(let ft=0;ft<M.length;ft++){const yt=M[ft],
vt=s.find(t,yt.key);if(vt>=0){const $t=(0,r.AN)(t,s.at[vt+2],Z);if(!(0,r.w1)(t,$t,"null"))continue;this.used=q,this.noted=st;return}gt||=yt.special,this.put(yt.
bytes,0,yt.bytes.length),this.note(yt.marks,0,yt.marks.length,Wt)}return this.put(p.bytes,0,p.bytes.length-(X?Lt.length:0)),this.note(p.marks,0,p.marks.length,Wt),
{bytes:this.memory,start:q+W-2-Y,end:X?this.used:this.used-Lt.length,from:X?-1:q,to:X?-1:this.used-1,references:gt?void 0:this.references,first:st,last:this.noted}}keepOthers(t,e,{
at:s,first:a,used:d,scan:p,marksFrom:M,marksTo:W}){const{keys:Z}=this,{marks:X}=p;let Y=M,q=e;for(let st=a;st<d;st+=4){const ht=s[st],gt=s[st+1]-ht;for(let ft=0;ft<
Z.length;ft++)if(!(Z[ft].length!==gt||!(0,r.w1)(t,ht,Z[ft])))for(Y=this.note(X,Y,W,ht),this.put(t,q,ht-1),q=s[st+3];Y<W&&X[Y+1]<q;)Y+=3}return this.note(X,Y,W,Wt),
q}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.keys(e).filter(a=>!(a in t));this.defaultTexts=
s.map(a=>{const d=this.textOf(e,[a]);return{...d,key:a,bytes:d.bytes.subarray(0,-Ft.length)}}),this.defaultSize=this.defaultTexts.reduce((a,{bytes:d})=>a+d.length,
0)}textOf(t,e){const{draft:s,scan:a}=this;s.clear(),s.text("<<");for(const M of e){const W=t[M];W!==void 0&&((0,Mt.dZ)(s,M),s.byte(r.Z4),(0,Mt.bD)(s,W,Mt.yT))}s.
text(Ft);const d=new Uint8Array(s.bytes);a.reset();const p=a.value(d,0,d.length)!==d.length-Lt.length;return{bytes:d.subarray(2),marks:a.marks.slice(0,a.used),special:p||
a.byteRange}}note(t,e,s,a){let d=e;for(;d<s&&t[d+1]<a;d+=3)this.refer(t[d]);return d}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),
this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(Nt,Math.min(this.memory.length*2,Dt),Math.min(this.sourceLength>>4,Dt));this.
memory=(0,r.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function fe(o,t,e){for(const[s,a]of Object.entries(t))a===void 0?o.delete(s):o.set(s,a);for(const[
s,a]of Object.entries(e))a!==void 0&&!o.has(s)&&!(s in t)&&o.set(s,a)}var jt=R(79725);const Pt=6;class zt{index=new Int32Array(0);records=new Int32Array(Pt*16);count=0;at=new Int32Array(
64);used=0;scan=new k.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,jt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(s.used-s.first);const{records:a,
scan:d}=this,p=this.count*Pt;a[p]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),a[p+1]=this.used+=s.used-s.first,a[p+2]=s.open,a[p+3]=s.close,a[p+
4]=d.used,d.append(s.scan.marks,s.marksFrom,s.marksTo),a[p+5]=d.used,this.index[t]=++this.count}recall(t,e){const s=this.index[t];if(!s)return!1;const{records:a}=this,
d=(s-1)*Pt;return e.at=this.at,e.scan=this.scan,e.first=a[d],e.used=a[d+1],e.open=a[d+2],e.close=a[d+3],e.marksFrom=a[d+4],e.marksTo=a[d+5],e.special=!1,!0}fork(){
const t=new zt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Pt),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*Pt>this.records.length&&(this.records=(0,jt.Z)(this.records,(this.
count+1)*Pt)),this.used+t>this.at.length&&(this.at=(0,jt.Z)(this.at,this.used+t))}}class Rt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new zt;entries=new jt.
R;located=-1;patcher;next;constructor(t,e,s,a=e.memory){this.bytes=t,this.job=e,this.memory=a,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=
s.streams,this.suspect=s.damaged,this.bodies=s.bodies,this.next=Math.max(this.table.size,1),this.reader=new C(this),this.changes=new ut(this.next),this.pages=new v(
this)}fork(){const{table:t,crossReferenceStream:e}=this,s=(0,$.F)(this.trailer),a=new Rt(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return a.reader=this.reader.fork(a),a.next=this.next,a.changes=this.changes.fork(),a.kept=this.kept.fork(),a.walked=this.
walked,a.pages.copyFrom(this.pages),a}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof c.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,r.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof c.SX&&
/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===rt)return null;
if(s===V)return this.changes.edited.get(e);const a=this.values.get(e);if(a!==void 0)return a;const d=this.place(e),p=d?this.reader.read(e,d):null;return this.values.
set(e,p),p}resolve(t){for(let e=0;t instanceof c.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof c.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
c.Bi?e:e instanceof c.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(
e);return this.put(e,s),s}put(t,e){const s=typeof t=="number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new c.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===V)return!0;if(e===rt)return!1;const s=this.table.kind[t];return s===h.tL||s===h.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===V||e===et}isEdited(t){return this.changes.
kind[t]===V}patched(t){return this.changes.kind[t]===et?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===V?this.changes.edited.
get(t):this.values.get(t);if(s!==void 0||e===rt)return this.resolve(s)instanceof c.Z6;const a=this.place(t);if(a?.bytes!==this.bytes)return!1;const{bytes:d}=this,
p=Ot(d,(0,r.AN)(d,a.start,a.end)),M=p>=0?p:this.locateHere(t,a)?this.entries.close+2:-1;return M<0?this.resolve(new c.oS(t))instanceof c.Z6:(0,r.w1)(d,(0,r.AN)(
d,M,a.end),"stream")?!(0,r.bS)(d.subarray(a.start,M)).includes("endobj")||this.resolve(new c.oS(t))instanceof c.Z6:!1}entry(t,e){const s=this.changes.kind[t],a=s===
V?this.changes.edited.get(t):this.values.get(t);if(a!==void 0||s===rt)return a instanceof c.Bi?a.get(e):void 0;const d=this.place(t);if(!d)return;const{entries:p}=this;
if(!this.locateHere(t,d))return this.dict(new c.oS(t))?.get(e);const M=p.find(d.bytes,e);return M<0?void 0:this.reader.parser(t,d.bytes,p.at[M+2],p.at[M+3]).value()}patch(t,e,s=Ct){
const a=this.place(t),d=this.security&&[...Object.values(e),...Object.values(s)].some(Mt.sd),p=a&&!d&&this.locateHere(t,a)?this.patchAt(t,a,e,s):void 0;if(!p){const M=this.
edit(t);M instanceof c.Bi&&fe(M,e,s);return}this.changes.patch(t,p),this.values.delete(t),this.located=-1}patchAt(t,e,s,a){return this.patcher??=new ce(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,s,a)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:s,end:a},d){return this.recallEntries(t,d)||d.locate(e,s,a)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,O.x$)(this,t.dict)):s}decoded(t){return S(
this,t,this.memory)}async decodedAtEase(t){return await T(this,t,this.memory)??this.decoded(t)}decodedPart(t){return w(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===V||e===rt)){if(e===et)return this.changes.patched.get(t);switch(this.table.kind[t]){case h.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case h.UT:{const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let a=this.table.detail[t];s.numbers[a]!==t&&(a=s.numbers.indexOf(
t));const d=s.starts[a];return d===void 0?void 0:{bytes:s.data,start:d,end:s.ends[a]}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==rt&&
this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===h.tL?
this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new zt}release(t){
this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)
return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function Ot(o,t){if(o[t]!==r.iH||o[t+1]!==r.iH)return-1;for(t+=2;t<o.length;t++){
const e=o[t];if(e===r.vz)return o[t+1]===r.vz?t+2:-1;if(e===r.iH||e===r.Cx||e===r.IQ)return-1}return-1}const ue=5e5,Ut=2e3;async function Et(o,t){const e=new Vt(
o),[s,a,d]=[[],[],[]];for(let M=0;M<t.count;M++){await e.ofContent(o.entry(t.number(M),"Contents"))&&s.push(M+1);const{fonts:W,images:Z}=await e.ofResources(t.attribute(
M,"Resources"));W&&a.push(M+1),Z&&d.push(M+1);const X=o.job.pace.step(Ut);X&&await X}const p=t.blank.map(M=>t.indexOf(M)+1).filter(M=>M>0);return{count:t.count,
claimed:t.claimed,lost:p,withoutContent:s,withoutFonts:a,withoutImages:d}}const It={fonts:!1,images:!1};class Vt{document;looks=0;known=new Map;constructor(t){this.
document=t}async ofContent(t){if(t==null)return!1;let e=!1;return await this.lookAt(this.document.array(t)??[t],s=>{e||=this.isLost(s)||typeof s=="number"}),e}async ofResources(t,e=0){
const{document:s}=this;if(t instanceof c.oS)return this.once(t.number,()=>this.ofResources(s.get(t),e+1));if(!(t instanceof c.Bi)||e>s.job.limits.formDepth)return It;
let[a,d]=[!1,!1];return await this.lookAt(this.valuesOf(t.get("Font")),p=>{a||=this.isFontLost(p)}),await this.lookAt(this.valuesOf(t.get("XObject")),async p=>{
if(d||=this.isLost(p),!(p instanceof c.oS))return;const M=await this.once(p.number,()=>this.ofForm(s.get(p),e+1));a||=M.fonts,d||=M.images}),{fonts:a,images:d}}async ofForm(t,e){
return t instanceof c.Z6?this.ofResources(t.dict.get("Resources"),e):It}valuesOf(t){return this.document.dict(t)?.values()??[]}async lookAt(t,e){for(const s of t){
if(++this.looks>ue)return;await e(s);const a=this.document.job.pace.step(Ut);a&&await a}}async once(t,e){const s=this.known.get(t);if(s)return s;this.known.set(
t,It);const a=await e();return this.known.set(t,a),a}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const s=e.dict(t),a=e.array(s?.get("Descend\
antFonts"))?.slice(0,1)??[];if(a.some(M=>this.isLost(M)))return!0;const d=(e.dict(a[0])??s)?.get("FontDescriptor");return this.isLost(d)?!0:["FontFile","FontFil\
e2","FontFile3"].map(M=>e.dict(d)?.get(M)).some(M=>this.isLost(M))}isLost(t){return t instanceof c.oS&&this.document.resolve(t)===null}}async function ee(o,t){const{
table:e}=o,s=[];for(let M=1;M<e.size;M++){(e.kind[M]===h.tL||e.kind[M]===h.UT)&&(0,c.Eo)(o.entry(M,"Type"),"Page")&&s.push(M);const W=o.job.pace.step(1e3);W&&await W}
if(s.length===0)throw(0,i.O$)("it has no pages");const a=s.map(M=>new c.oS(M,o.generation(M))),d=o.add(new c.Bi([["Type",new c.SX("Pages")],["Kids",a],["Count",
a.length]])),p=o.edit(o.catalogNumber);if(!(p instanceof c.Bi))throw(0,i.O$)("it has no catalog");if(p.set("Pages",d),await t.read(),t.count===0)throw(0,i.O$)("\
it has no pages");await t.rebuild(t.numbers)}var Zt=R(37628),_t=R(22480);const he=512,Gt=1<<22,Xt=65536;class Kt{bytes;pace;onTrailer;buffer;scan=new k.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,s=a=>a){
this.bytes=t,this.pace=e,this.onTrailer=s,this.buffer=(0,r.bS)(t),this.streams=new Zt.k(t,"stream",a=>ie(t,a)),this.objectEnds=new Zt.k(t,"endobj"),this.streamEnds=
new Zt.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,s=e.length;for(;;){if(t=ne(e,t),t>=s)return;const a=(0,r.
yp)(e[t])?(0,r.ay)(e,t,s):void 0;if(a&&Jt(a.number))return a;const d=Ht(e,t);if(d==="trailer"){const p=this.valueEnd(t+7,Math.min(s,t+Xt));if(p<0)return this.search(
t);this.readTrailer(t+7),t=p}else if(d){t=le(e,t+d.length);const p=(0,r.w1)(e,t,"obj")?Tt(e,t):void 0;if(p)return p}else return this.search(t)}}async search(t){
const{bytes:e,buffer:s,pace:a}=this;let d;for(let M=t;!d;){const W=s.indexOf("obj",M);if(W<0)break;d=Tt(e,W);const Z=a.step(W-M+200);Z&&await Z,M=W+3}const p=s.
subarray(0,d?.start??e.length);for(let M=p.indexOf("trailer",t);M>=0;M=p.indexOf("trailer",M+7))this.readTrailer(M+7);return d}readTrailer(t){t>=this.trailersRead&&
(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:s}=this,a=e.length,d=this.soundEnd(t);if(d<0)return this.malformed(t);const p=(0,r.
AN)(e,d,a);return e[d-1]!==r.vz||!(0,r.w1)(e,p,"stream")?{at:d,dictionaryEnd:-1,isCut:!1}:this.stream(p,s.length,d)}soundEnd(t){const{bytes:e}=this,s=e.length,a=(0,r.
AN)(e,t,s);if((0,r.rg)(e,a))return a;const d=this.objectEnds.next(a),p=this.valueEnd(a,d<0?s:d);if(p>=0&&re(e,p))return p;if(d<0||this.farAllowance<=0)return-1;
const M=Math.min(s,a+Gt),W=this.walk(a,M);return W>=0&&re(e,W)?W:(this.farAllowance-=M-a,-1)}valueEnd(t,e){const s=Math.min(e,t+Math.max(he,this.allowance)),a=this.
walk(t,s);return a<0&&(this.allowance-=s-t),a}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,s=this.streams.
next(t),a=this.objectEnds.next(t),d={at:t,dictionaryEnd:-1,isCut:a<0};if(s<0||a>=0&&a<s)return d;const p=e.toString("latin1",t,Math.min(s,t+4096));if(/\d[\s\0]+obj\b/.
test(p))return d;const M=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(p);return this.stream(s,M?Number(M[1]):-1,s)}stream(t,e,s){const a=(0,_t.n)(this.bytes,t);if(e>=
0&&(0,_t.V)(this.bytes,a+e))return{at:a+e,dictionaryEnd:s,isCut:!1};const d=this.streamEnds.next(a);return{at:d<0?a:d,dictionaryEnd:s,isCut:!1}}}async function Yt(o,t,e){
return ne(o,t)>=o.length?!1:await new Kt(o,e).next(t)!==void 0}function ne(o,t){const e=o.length;for(;t<e;)if(r.Kl[o[t]]===r.t6)t++;else{if(o[t]!==r.IQ)break;(0,r.
w1)(o,t,"%%EOF")?t+=5:t=(0,r.D)(o,t,e)}return t}const se=["endobj","endstream","xref","startxref","trailer"];function Ht(o,t){return se.find(e=>(0,r.w1)(o,t,e))}
function le(o,t){const{length:e}=o;for(;t<e;t++){const s=o[t];if(!((0,r.yp)(s)||s===r.Z4||s===r.kR||s===r.u7||s===r.yq||s===r.MV))break}return t}function re(o,t){
const e=(0,r.AN)(o,t,o.length);return e>=o.length||(0,r.rg)(o,e)||(0,r.w1)(o,e,"stream")?!0:(0,r.yp)(o[e])?(0,r.ay)(o,e,o.length)!==void 0:Ht(o,e)!==void 0}const Jt=o=>o>
0&&o<=2147483647;function ie(o,t){let e=t+6;for(;o[e]===r.Z4;)e++;if(o[e]!==r.kR&&o[e]!==r.u7)return!1;let s=t-1;for(;s>0&&r.Kl[o[s]]===r.t6;)s--;return o[s]===
r.vz&&o[s-1]===r.vz}function Tt(o,t){let e=t-1;const s=()=>{const Z=e;for(;e>=0&&(0,r.yp)(o[e]);)e--;return Z-e>0&&Z-e<=10?(0,r.JI)(o,e+1,Z+1).value:-1},a=()=>{
const Z=e;for(;e>=0&&r.Kl[o[e]]===r.t6;)e--;return e<Z};a();const d=s(),p=d>=0&&o[e]===r.N5;p&&e--;const M=p?1:d;if(M<0||M>65535||!a())return;const W=s();return Jt(
W)?{number:W,generation:M,start:e+1,body:t+3}:void 0}const Qt=new Set(["Root","Info","ID","Encrypt"]);async function bt(o,t){const{limits:e,pace:s}=t,a=new h.wg(
t,o.length),d=new c.Bi;let p=!1;const M=Z=>{for(const[X,Y]of Z)Qt.has(X)&&d.set(X,Y)},W=new Kt(o,s,Z=>{const X=new n.i(o,Z,Math.min(o.length,Z+65536),e.nesting),
Y=X.value();return(0,c.Zm)(Y)&&M(Y),X.at});for(let Z=0;;){const X=await W.next(Z);if(!X)break;const{number:Y,body:q}=X,st=W.object(X),ht=Y<a.size&&a.kind[Y]===h.
tL;if((!st.isCut||!ht)&&a.set(Y,h.tL,X.start,X.generation),st.dictionaryEnd>=0&&(0,r.bS)(o.subarray(q,st.dictionaryEnd)).includes("XRef")){const ft=new n.i(o,q,
st.dictionaryEnd,e.nesting).value();(0,c.Zm)(ft)&&(0,c.Eo)(ft.get("Type"),"XRef")&&(p=!0,ft.has("Root")&&M(ft))}const gt=s.step(st.at-Z+200);gt&&await gt,Z=st.at}
if(a.overflowed&&o.length>8*e.objects)throw(0,P.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save \
it again, which numbers objects without gaps");if(a.size===0)throw(0,i.O$)("no PDF objects were found in the file");return{table:a,trailer:d,streams:p,damaged:!0}}
var G=R(59277);function J(o,t){if(o.length===0)throw it();if(o.length>t.inputBytes)throw lt(o.length,t.inputBytes);const e=(0,r.bS)(o.subarray(0,1024)).indexOf(
"%PDF-");if(e<0&&(0,r.bS)(o).indexOf(" obj")<0)throw at(o);return e}function it(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[
{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function lt(o,t){return(0,P.F)("inputBytes",`The document\
 has ${o} bytes; at most ${t} are allowed`,"Split it with another program first")}function at(o){const t=(0,G.y)(o);if(t===void 0)return(0,i.O$)("the file is no\
t a PDF document");const e=`is ${t}, not a PDF document`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make \
a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}async function dt(o){const{table:t}=o,{pace:e}=o.job,s=[];for(let d=1;d<t.size;d++){
t.kind[d]===h.tL&&(0,c.Eo)(o.entry(d,"Type"),"ObjStm")&&s.push({number:d,at:t.place[d]});const p=e.step(1e3);p&&await p}s.sort((d,p)=>d.at-p.at);const a=new Set(
s.map(({number:d})=>d));for(const{number:d,at:p}of s)await xt(o,d,M=>!(t.kind[M]===h.tL&&t.place[M]>p)&&!a.has(M))}async function At(o,t){const{table:e}=o;for(const s of t)
(0,c.Eo)(o.entry(s,"Type"),"ObjStm")&&await xt(o,s,a=>(e.kind[a]??h.HV)===h.HV)}async function xt(o,t,e){const{job:s,table:a}=o,d=o.objectStream(t),p=s.pace.step(
(d?.data.length??0)+1e3);p&&await p;for(const[M,W]of d?.numbers.entries()??[])W>0&&e(W)&&a.set(W,h.UT,t,M)}async function kt(o){if(o.dict(o.trailer.get("Root"))?.
has("Pages"))return;let t=-1;for(let e=o.table.size-1;e>0;e--){if(o.table.kind[e]===h.HV||o.table.kind[e]===h.jC)continue;const s=o.job.pace.step(1e3);s&&await s;
const a=o.entry(e,"Type");if((0,c.Eo)(a,"Catalog"))return pe(o,e);a===void 0&&t<0&&we(o,e)&&(t=e)}if(t>0)return pe(o,t);if(!(o.get(o.catalogNumber)instanceof c.
Bi)){const e=new c.Bi([["Type",new c.SX("Catalog")]]);o.trailer.set("Root",o.add(e))}}function pe(o,t){o.trailer.set("Root",new c.oS(t,o.generation(t)))}function we(o,t){
const e=o.entry(t,"Pages");return e instanceof c.oS&&o.array(o.dict(e)?.get("Kids"))!==void 0}async function de(o,t,e,s){if(e.size===0||!await Se(o,t,s))return[];
const a=await ye(o,s),d=[];for(let p=1;p<(a?.size??0);p++){if(a.kind[p]!==h.tL||oe(t,p))continue;const M=(0,r.ay)(o,a.place[p],o.length);M?.number===p&&d.push(M)}
return d.some(p=>e.has(p.number)||Me(o,p))?d:[]}const oe=(o,t)=>(o.kind[t]??h.HV)!==h.HV;async function Se(o,t,{pace:e}){const s=(0,r.bS)(o);for(let a=0;;){const d=s.
indexOf("obj",a);if(d<0)return!1;const p=Tt(o,d);if(p&&!oe(t,p.number))return!0;const M=e.step(d-a+200);M&&await M,a=d+3}}async function ye(o,t){try{return(await bt(
o,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;throw e}}function Me(o,{body:t}){const e=o.subarray(0,Math.min(o.length,t+Oe)),
s=new n.i(e,t,e.length,8).value();return(0,c.Zm)(s)&&(0,c.Eo)(s.get("Type"),"ObjStm")}const Oe=1024,Bt=1024;async function qt(o,t,e){const{table:s}=t,a=new Int32Array(
s.size),d=[];let p=t.damaged;for(let M=0;M<s.size;M+=Bt){Ee(o,s,a,M,Math.min(M+Bt,s.size),d)&&(p=!0);const W=e.pace.step(Bt*20);W&&await W}d.length>0&&(p=!0,be(
o,s,a,d,(await bt(o,e)).table));for(let M=0;M<s.size;M++)s.kind[M]===h.UT&&s.kind[s.place[M]]!==h.tL&&s.set(M,h.jC,0,0);return{...t,damaged:p,bodies:a,isMended:d.
length>0}}function ge({table:o,trailer:t}){const e=t.get("Root");return e instanceof c.oS?o.kind[e.number]===h.tL||o.kind[e.number]===h.UT:!1}function Ee(o,t,e,s,a,d){
let p=!1;for(let M=s;M<a;M++){if(t.kind[M]!==h.tL)continue;const W=(0,r.PZ)(o,t.place[M],M,t.detail[M]);if(W>=0){e[M]=W,t.detail[M]===65535&&(p=!0);continue}const Z=(0,r.
ay)(o,t.place[M],o.length);Z?.number===M?(e[M]=Z.body,t.place[M]=Z.start,t.detail[M]=Z.generation,o.subarray(Z.start,Z.body).includes(r.N5)&&(p=!0)):M>0?d.push(
M):t.set(0,h.jC,0,0)}return p}function be(o,t,e,s,a){for(const d of s){const M=d<a.size&&a.kind[d]===h.tL?(0,r.ay)(o,a.place[d],o.length):void 0;M?.number===d?(t.
set(d,h.tL,M.start,M.generation),e[d]=M.body):t.set(d,h.jC,0,0)}}var xe=R(39150);const me=new Set(["Root","Encrypt","ID"]),ve=new Set(["Prev","XRefStm","Size","\
W","Index","Filter","DecodeParms","Length","Type"]);async function Re(o,t){const e=(0,r.bS)(o).lastIndexOf("startxref");if(e<0)return;const{value:s,after:a}=(0,r.
JI)(o,(0,r.AN)(o,e+9,o.length),o.length);if(s<0||await Yt(o,a,t.pace))return;const d=new _e(o,t),{table:p}=d,M=new c.Bi;let W=!1,Z=!1;const X=new Set;for(let Y=s;typeof Y==
"number"&&!X.has(Y);){X.add(Y);const q=Y>=0&&Y<o.length?await d.section(Y):void 0;if(!q||p.overflowed)return;W||=q.stream,Z||=!q.wellFormed;for(const[st,ht]of q.
trailer)(X.size===1?!ve.has(st):me.has(st)&&!M.has(st))&&M.set(st,ht);Y=q.trailer.get("Prev")||void 0}return{table:p,trailer:M,streams:W,damaged:Z}}const te=8192;
class _e{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new h.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,r.AN)(
e,t,e.length),(0,r.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:s,table:a}=this,d=e.length,p=[];for(;t=(0,r.AN)(e,
t,d),!(0,r.w1)(e,t,"trailer");){const X=(0,r.JI)(e,t,d),Y=(0,r.JI)(e,(0,r.AN)(e,X.after,d),d);if(X.value<0||Y.value<0)return;const q={at:(0,r.AN)(e,Y.after,d),first:X.
value,row:0};for(let st=0;q.row===st&&st<Y.value;){if(st=Math.min(st+te,Y.value),!Te(e,q,st,a,p))return;const ht=s.pace.step(te*20);ht&&await ht}if(q.row<Y.value)
return;t=q.at}const M=new n.i(e,t+7,d,s.limits.nesting),W=M.value();if(this.spent+=M.at-t,!(0,c.Zm)(W)||this.spent>d)return;const Z=W.get("XRefStm");typeof Z=="\
number"&&Z>0&&Z<d&&await this.readStream(Z);for(const X of p)a.offer(X,h.jC,0,0);return{trailer:W,stream:!1,wellFormed:Number.isInteger(W.get("Size"))&&(0,xe.D)(
e,t+7,d)}}async readStream(t){const{bytes:e,job:s,table:a}=this,d=(0,r.ay)(e,t,e.length);if(!d)return;const p=await y(e,d.body,s);if(!p)return;this.spent+=p.parsed;
const{trailer:M,rows:W}=p,Z=Q(M.get("W")),[X=0,Y=0,q=0]=Z,st=X+Y+q;if(Z.length<3||st<1||Z.some(yt=>yt<0||yt>8)||this.spent>e.length)return;const ht=M.get("Size"),
gt=Q(M.get("Index"));gt.length<2&&gt.splice(0,gt.length,0,typeof ht=="number"?ht:Math.floor(W.length/st));let ft=0;for(let yt=0;yt+1<gt.length;yt+=2)for(let vt=0;vt<
gt[yt+1]&&ft+st<=W.length;vt++,ft+=st){const $t=gt[yt]+vt;if($t<0)continue;const Ce=X===0?1:I(W,ft,X),De=I(W,ft+X,Y),Le=I(W,ft+X+Y,q);if(Ce===1&&De>0?a.offer($t,
h.tL,Math.min(De,e.length),Math.min(Le,65535)):Ce===2?a.offer($t,h.UT,Math.min(De,s.limits.objects),Math.min(Le,s.limits.objects)):Ce<2&&a.offer($t,h.jC,0,0),vt%
te===te-1){const Fe=s.pace.step(te*20);Fe&&await Fe}}return{trailer:M,stream:!0,wellFormed:(0,xe.D)(e,d.body,e.length)}}}function Te(o,t,e,s,a){for(;t.row<e&&((t.
row>0||t.first!==1)&&ke(o,t,e,s,a),t.row!==e);){const d=l(o,t,s,a);if(d!=="row")return d==="end"}return!0}function ke(o,t,e,s,a){const{length:d}=o;let{at:p,row:M}=t;
for(;M<e&&p+20<=d;M++,p+=20){const W=o[p+17],Z=o[p+18],X=o[p+19];if(o[p+10]!==r.Z4||o[p+16]!==r.Z4||W!==r.yq&&W!==r.MV||Z!==r.Z4&&Z!==r.u7||X!==r.kR&&X!==r.u7||
o[p]<r.l0||o[p]>r.ev||o[p+9]<r.l0||o[p+9]>r.ev)break;const Y=((((((o[p+2]*10+o[p+3])*10+o[p+4])*10+o[p+5])*10+o[p+6])*10+o[p+7])*10+o[p+8])*10+o[p+9]-r.l0*11111111,
q=(o[p]*10+o[p+1]-r.l0*11)*1e8+Y;if(W===r.MV||q===0){a.push(t.first+M);continue}const st=(((o[p+11]*10+o[p+12])*10+o[p+13])*10+o[p+14])*10+o[p+15]-r.l0*11111,ht=q>
0&&q<d?q:d;s.offer(t.first+M,h.tL,ht,Math.max(0,Math.min(st,65535)))}t.at=p,t.row=M}function l(o,t,e,s){const a=o.length,d=(0,r.AN)(o,t.at,a);t.at=d;const p=(0,r.
JI)(o,d,a);if(p.value<0)return"end";let M=m(o,p.after);const W=(0,r.JI)(o,M,a);if(W.value<0)return"damaged";M=m(o,W.after);const Z=o[M];if(Z!==r.yq&&Z!==r.MV)return"\
damaged";const{row:X}=t;X===0&&t.first===1&&Z===r.MV&&p.value===0&&W.value===65535&&(t.first=0);const Y=t.first+X;return Z===r.yq&&p.value>0?e.offer(Y,h.tL,Math.
min(p.value,a),Math.min(W.value,65535)):s.push(Y),t.at=(0,r.j8)(o,M+1,a),t.row=X+1,"row"}function m(o,t){for(;o[t]===r.Z4||o[t]===r.d2;)t++;return t}async function y(o,t,e){
const{limits:s}=e,a=new n.i(o,t,o.length,s.nesting),d=a.value();if(!(0,c.Zm)(d))return;const p=d.get("Type");if(!(p instanceof c.SX)||p.text!=="XRef")return;const M=(0,r.
AN)(o,a.at,o.length);if(!(0,r.w1)(o,M,"stream"))return;const W=(0,_t.n)(o,M),Z=d.get("Length"),X=typeof Z=="number"?W+Z:-1,Y=X>=W&&X<=o.length&&(0,_t.V)(o,X)?X:
(0,r.bS)(o).indexOf("endstream",W);try{const q=o.subarray(W,Y<0?o.length:Y);let st=q;const ht=z(d.get("Filter")),gt=z(d.get("DecodeParms")??null);for(const[ft,yt]of ht.
slice(0,s.filters).entries()){const vt=gt[ft];yt instanceof c.SX&&(st=await B(yt.text,st,(0,c.Zm)(vt)?vt:void 0,e))}return{trailer:d,rows:st,parsed:a.at-t+q.length}}catch(q){
if(q instanceof i.zU&&q.code==="limit_exceeded")throw q;return}}const x=65536;async function B(o,t,e,s){return(o==="FlateDecode"&&t.length>x?await g(t,e,s.memory,
s):void 0)??(0,U.tN)(o,t,e,s.memory)}function I(o,t,e){let s=0;for(let a=0;a<e;a++)s=s*256+o[t+a];return s}const z=o=>o==null?[]:Array.isArray(o)?o:[o],Q=o=>z(o).
map(t=>typeof t=="number"?Math.trunc(t):-1);var nt=R(75162);async function ot(o,t,e={}){const{limits:s,memory:a}=t,d=(0,r.gq)(o),p=J(d,s);a.admit(d.length);const M=p>
0?[d.subarray(p),d]:[d];for(const W of M){const Z=await Re(W,t);if(!Z?.trailer.has("Root"))continue;const X=await qt(W,{...Z,damaged:Z.damaged||p<0},t);if(!ge(X))
continue;const Y=new Rt(W,t,X);Ae(Y,e);const q=await ae(Y);if(!q&&Y.security?.locked!==!0)continue;if(!q)return Y;const st=new Set([...X.table.unlisted,...t.asked?.
of(o)??[]]),ht=await pt(Y,X,st,e),gt=ht??Y,{table:ft}=X;t.asked?.watch(o,{asked:ft.unlisted,hasAsked:async()=>(await de(W,ft,ft.unlisted,t)).length>0});const{count:yt,
claimed:vt,blank:$t}=gt.pages;return(X.isMended||ht||yt!==vt||$t.length>0)&&await St(gt),gt}return wt(d,t,e)}async function pt({bytes:o,job:t},e,s,a){const{table:d}=e,
p=await de(o,d,s,t);if(p.length===0)return;for(const{number:X,start:Y,generation:q}of p)d.set(X,h.tL,Y,q);const M=new Int32Array(d.size);M.set(e.bodies.subarray(
0,d.size));for(const{number:X,body:Y}of p)M[X]=Y;const W=new Rt(o,t,{...e,damaged:!0,bodies:M});return Ae(W,a),await At(W,p.map(({number:X})=>X)),W.tableChanged(),
[...s].some(X=>oe(d,X))&&await ae(W)?W:void 0}async function wt(o,t,e){const s=new Rt(o,t,await qt(o,await bt(o,t),t));return Ae(s,e),await dt(s),s.tableChanged(),
await kt(s),Ae(s,e),!await ae(s)&&s.security?.locked!==!0&&await ee(s,s.pages),await St(s),s}async function St(o){const{job:t,pages:e}=o;t.onRepaired&&t.onRepaired(
await Et(o,e))}async function ae(o){return o.get(o.catalogNumber)instanceof c.Bi?(await o.pages.read(),o.pages.count>0):!1}function Ae(o,{password:t,evenIfLocked:e=!1}){
const s=o.trailer.get("Encrypt");if(o.security||s===void 0)return;const a=o.resolve(s);if(!(a instanceof c.Bi))throw(0,i.O$)("its encryption dictionary is missi\
ng");const d=(0,O.WW)(o,o.trailer.get("ID")??null,1);d!==null&&o.trailer.set("ID",d);const p=Array.isArray(d)?d[0]:void 0,M=new Uint8Array,W=(0,O.WW)(o,a,8),Z=()=>(0,nt.
VH)(W,p instanceof c.Mx?[p.bytes,M]:[M],t),X=e?Pe(Z,()=>(0,nt.vK)(W)):Z();o.unlock(X,s instanceof c.oS?s.number:-1)}function Pe(o,t){try{return o()}catch(e){if(!(e instanceof
i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((ct,tt,R)=>{R.d(tt,{$:()=>P,B:()=>O});var i=R(54619),r=R(78157),
$=R(45599);function P(U,_,b,E){if(!(0,r.yp)(_[b]))return!0;const{value:g}=(0,r.JI)(_,b,E);return U.table.kind[g]!==i.tL?!0:U.bytes[(0,r.AN)(U.bytes,U.bodies[g],
U.bytes.length)]!==r.iH}class O{document;arrays=new Map;constructor(_){this.document=_}keep(_){const{document:b}=this,E=b.entry(_,"Contents");if(E===void 0||this.
isStreamRef(E))return;const g=(0,$.i9)(E)?this.leftOfObject(E):this.leftOf(E);g!==E&&b.patch(_,{Contents:g})}leftOfObject(_){const{arrays:b,document:E}=this;if(!b.
has(_.number)){const g=E.array(_),c=g&&this.leftOf(g);b.set(_.number,c===void 0?void 0:c===g?_:E.add(c))}return b.get(_.number)}leftOf(_){if(!Array.isArray(_))return;
const b=_.filter(E=>this.isStreamRef(E));return b.length<_.length?b:_}isStreamRef(_){return(0,$.i9)(_)&&this.document.isStream(_.number)}}}),51271:((ct,tt,R)=>{
R.d(tt,{L:()=>r});var i=R(45599);class r{sound;numbers=[];parents=[];homes=[];known;constructor(O=!0){this.sound=O}node(O,U){return O<0&&(this.sound=!1),this.parents.
push(U),this.numbers.push(O)-1}has(O){return(this.known??=new Set(this.numbers)).has(O)}page(O,U){(O<0||this.numbers[O]!==U)&&(this.sound=!1),this.homes.push(O)}fork(){
const O=new r(this.sound);return O.numbers=this.numbers,O.parents=this.parents,O.homes=this.homes,O}async drop(O,U,_){if(!this.sound)return!1;const{numbers:b,parents:E,
homes:g}=this,c=new Int32Array(b.length),S=new Uint8Array(b.length),T=new Set;for(let w=0;w<U.length;w++)_[w]?c[g[w]]++:(S[g[w]]=1,T.add(U[w]));for(let w=b.length-
1;w>0;w--){const h=E[w];c[h]+=c[w],S[w]&&c[w]===0&&T.add(b[w]),S[h]|=S[w]}for(let w=0;w<b.length;w++){if(!S[w]||c[w]===0)continue;const h=O.edit(b[w]),n=h instanceof
i.Bi?O.array(h.get("Kids"))??[]:[];h instanceof i.Bi&&h.set("Kids",n.filter(k=>!$(k,T))).set("Count",c[w]);const f=O.job.pace.step(n.length*50);f&&await f}return this.
homes=g.filter((w,h)=>_[h]),!0}}const $=(P,O)=>(0,i.i9)(P)&&O.has(P.number)}),83363:((ct,tt,R)=>{R.d(tt,{i:()=>h,S:()=>n});var i=R(98446),r=R(42973),$=R(79725),
P=R(45599),O=R(78157),U=R(67382);function _(A,u,v){v.parent=-1,v.lists=!1;const D=A.place(u),{entries:H}=v;if(D&&A.locate(u,D,H)&&H.find(D.bytes,"Kids")<0){if(H.
used===H.first)return"none";const et=H.find(D.bytes,"Type");if(et>=0&&(0,O.wb)(D.bytes,H.at[et+2],"/Page")){if(D.bytes[(0,O.AN)(D.bytes,H.close+2,D.end)]===O.HY)
return c(A,u);const ut=H.find(D.bytes,"Contents");ut>=0&&(v.lists=(0,U.$)(A,D.bytes,H.at[ut+2],H.at[ut+3]));const mt=H.find(D.bytes,"Parent");return mt>=0&&(v.parent=
(0,O.JI)(D.bytes,H.at[mt+2],H.at[mt+3]).value),"page"}const rt=A.get(u);return rt instanceof P.Bi&&g(A,rt)?"unclear":"none"}const V=A.get(u);return!(V instanceof
P.Bi)||V.size===0?"none":(0,P.Eo)(V.get("Type"),"Page")?"unclear":A.array(V.get("Kids"))?"node":g(A,V)?"unclear":"none"}const b=["MediaBox","Resources","Content\
s","Annots","CropBox","Rotate","Parent"],E=["MediaBox","Resources"];function g(A,u){const v=A.resolve(u.get("Type"));if(!(v instanceof P.SX&&v.text!=="Pages"))return b.
some(V=>u.has(V));const H=u.get("Contents")instanceof P.oS||A.array(u.get("Contents"))!==void 0;return E.some(V=>u.has(V))||H&&u.get("Parent")instanceof P.oS&&!u.
has("Subtype")}function c(A,u){const v=A.get(u);return v instanceof P.Z6?(A.put(u,new P.Bi([...v.dict].filter(([D])=>!/^(Length|Filter|DecodeParms)$/.test(D)))),
"unclear"):"page"}var S=R(51271);class T{document;left;sizes=new Map;constructor(u){this.document=u,this.left=u.job.limits.nodes}make(u){const v=this.document.get(
u),D=this.sizes.get(u)??w(v);if(this.sizes.set(u,D),this.left-=D,this.left<0)throw(0,r.F)("nodes",`The document refers to the same pages too often: copies of th\
em would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(v instanceof P.Bi?
new P.Bi(v):v).number}}function w(A){const u=[A];let v=0;for(let D=u.pop();D!==void 0;D=u.pop())if(v++,Array.isArray(D))for(const H of D)u.push(H);else if(D instanceof
P.Bi)for(const H of D.values())u.push(H);return v}const h=["Resources","MediaBox","CropBox","Rotate"];async function n(A){return new f(A).read()}class f{document;numbers=[];ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new S.L;look={parent:-1,lists:!1,entries:new $.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(u){this.
document=u,this.copies=new T(u)}async read(){const{document:u,open:v}=this,{pace:D}=u.job,H=u.catalog.get("Pages")??null;for(v.push({kids:[H],next:0,from:0,home:-1,
claimed:void 0,before:0,lost:0});v.length>0;){const V=v[v.length-1];if(V.next===V.kids.length){v.pop(),v.length>0&&this.close(V);continue}const et=V.kids[V.next++];
V.next===V.kids.length&&(V.kids=k,V.next=0);const rt=D.step(400);rt&&await rt,et instanceof P.oS?this.visit(et,V):this.visitNode(et,-1,V)}return this.finish(H)}close({
claimed:u,before:v,lost:D}){const H=this.numbers.length-this.dropped-v;u!==H&&(this.irregular=!0,!(typeof u=="number"&&u>=H)&&(this.dropped+=this.lost.length-D,
this.lost.length=D))}visit(u,v){const{document:D,seen:H,look:V}=this,{number:et}=u,rt=H.has(et);H.add(et);const ut=_(D,et,V);if(u.generation!==D.generation(et)&&
(this.irregular=!0),ut==="page"||ut==="unclear"){rt&&(this.irregular=!0);const mt=rt?this.copies.make(et):et;ut==="unclear"?this.unclear.push(mt):this.keepEntries(
et),(ut==="unclear"||V.lists)&&this.listing.push(mt),this.add(mt,v,V.parent);return}ut==="none"&&!rt&&this.lose(v),ut==="none"||rt?this.irregular=!0:this.visitNode(
u,et,v)}keepEntries(u){const{document:v,look:D}=this,{scan:H,marksFrom:V,marksTo:et}=D.entries;for(let rt=V;rt<et;rt+=3)v.table.askFor(H.marks[rt]);v.keepEntries(
u,D.entries)}visitNode(u,v,D){const{document:H,inherited:V}=this,et=H.dict(u);if(!et){this.irregular=!0,this.lose(D);return}const rt=H.array(et.get("Kids"));if(!rt){
v<0&&this.visitDirectPage(et,D);return}const ut=N(et);let mt=D.from;ut&&(mt=V.push({...V[mt],...ut})-1),(0,P.Eo)(H.resolve(et.get("Type")),"Pages")||(this.irregular=
!0),this.open.push({kids:rt,next:0,from:mt,home:this.nodes.node(v,D.home),claimed:H.resolve(et.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.
length}),H.release(v)}visitDirectPage(u,{from:v}){if(!(0,P.Eo)(u.get("Type"),"Page"))return;this.irregular=!0;const{number:D}=this.document.add(u);this.numbers.
push(D),this.listing.push(D),this.ancestry.push(v)}add(u,{from:v,home:D},H){this.numbers.push(u),this.ancestry.push(v),this.nodes.page(D,H);const{pages:V}=this.
document.job.limits;if(this.numbers.length>V)throw F(V)}lose(u){u.home<0||(this.lost.push(this.numbers.length),this.add(L,u,-1))}finish(u){const{document:v,numbers:D,
ancestry:H,inherited:V,lost:et,unclear:rt,listing:ut,nodes:mt}=this;et.length===D.length-this.dropped&&(et.length=0);const Mt=et.map(Dt=>D[Dt]=v.add(K(V[H[Dt]])).
number);j(D,H);const Ct=v.resolve(v.dict(u)?.get("Count")),Nt=Ct!==D.length||u instanceof P.oS&&D[0]===u.number;return{numbers:D,ancestry:H,inherited:V,irregular:this.
irregular||Nt,unclear:rt,listing:ut,nodes:mt,claimed:typeof Ct=="number"?Ct:void 0,blank:Mt}}}const k=[],L=-1;function j(A,u){let v=A.indexOf(L);if(!(v<0)){for(let D=v;D<
A.length;D++)A[D]!==L&&(A[v]=A[D],u[v++]=u[D]);A.length=u.length=v}}const C=[0,0,612,792];function K(A){const u=new P.Bi([["Type",new P.SX("Page")]]);return A.MediaBox===
void 0?u.set("MediaBox",[...C]):u}function N(A){let u;for(const v of h){const D=A.get(v);D!==void 0&&((u??={})[v]=D)}return u}function F(A){const u=(0,i.y_)(A,"\
page");return(0,r.F)("pages",`The document has more than ${u}`,"Split it with another program first")}}),85368:((ct,tt,R)=>{R.d(tt,{u:()=>U,x:()=>O});var i=R(78157),
r=R(37628),$=R(45599),P=R(22480);function O(_,b,E,g){const{bytes:c}=_,{length:S}=c;g.valueEnd=b;const T=(0,i.AN)(c,b,S);if((0,i.rg)(c,T))return g.dataStart=g.dataEnd=
-1,g.end=T+6,!0;if(!(0,i.w1)(c,T,"stream"))return!1;const w=E.lengthRef>=0?_.lengthOf(new $.oS(E.lengthRef)):E.length,h=T+(c[T+6]===i.u7?8:7),n=h+w;if(c[h-1]!==
i.kR||w<0||n>S||!(0,P.V)(c,n))return!1;const f=(0,i.AN)(c,(0,i.AN)(c,n,S)+9,S);return g.dataStart=h,g.dataEnd=n,g.end=f+6,(0,i.rg)(c,f)}class U{bytes;objectEnds;streamEnds;constructor(b){
this.bytes=b,this.objectEnds=new r.k(b,"endobj"),this.streamEnds=new r.k(b,"endstream")}data(b,E){const{bytes:g}=this,c=(0,P.n)(g,b);return E>=0&&c+E<=g.length&&
(0,P.V)(g,c+E)?{start:c,end:c+E}:{start:c,end:this.damagedEnd(c,E)}}damagedEnd(b,E){const{bytes:g}=this,c=b+E,S=this.objectEnds.next(b),T=S<0?g.length:S;if(E>=0&&
c<=T&&(0,i.w1)(g,(0,i.AN)(g,c,T),"endstr"))return c;const w=this.streamEnds.next(b);let h=w<0||w>T?T:w;return h>b&&g[h-1]===i.kR&&h--,h>b&&g[h-1]===i.u7&&h--,h}}}),
59277:((ct,tt,R)=>{R.d(tt,{y:()=>P});var i=R(78157);const r=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],$=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function P(_){const b=(0,i.bS)(_).toString("latin1",0,1024);if(b.startsWith("RIFF")&&b.startsWith("WEBP",8))return"\
a WebP image";if(b.startsWith("ftyp",4))return $.find(([g])=>g.test(b.slice(8,12)))?.[1];const E=r.find(([g])=>b.startsWith(g));return E?E[1]:U(b)??(O(_)?"text":
void 0)}function O(_){const b=(0,i.bS)(_.subarray(0,1024)).toString("utf8"),E=_.length>1024?b.replace(/\ufffd{1,3}$/,""):b;return E!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(E)}function U(_){const b=_.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(b.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(b))return"an HTML page";if(b.startsWith("<"))return b.includes("<svg")?"an SVG drawing":b.startsWith("<?xml")?"an XML file":void 0}}),37628:((ct,tt,R)=>{R.
d(tt,{k:()=>r});var i=R(78157);class r{word;accepts;buffer;from=0;found=-1;none;constructor(P,O,U=()=>!0){this.word=O,this.accepts=U,this.buffer=(0,i.bS)(P),this.
none=P.length}next(P){if(P>=this.none)return-1;if(P>=this.from&&P<=this.found)return this.found;const O=P<this.from&&this.found>=0?this.from:this.none,U=this.buffer.
subarray(0,O+this.word.length-1);let _=U.indexOf(this.word,P);for(;_>=0&&!this.accepts(_);)_=U.indexOf(this.word,_+1);return this.from=P,_>=0?this.found=_:O===this.
none&&(this.none=P,this.found=-1),this.found}}}),52205:((ct,tt,R)=>{R.d(tt,{WW:()=>P,c3:()=>r,x$:()=>$});var i=R(45599);function r(O,U){const _=O.resolve(U);return _===
null?[]:(Array.isArray(_)?_:[_]).map(b=>O.resolve(b))}function $(O,U){const _=new i.Bi;for(const[b,E]of U){const g=O.resolve(E);_.set(b,Array.isArray(g)?g.map(c=>O.
resolve(c)):g)}return _}function P(O,U,_,b={values:1e4}){if(b.values--<=0)return null;const E=O.resolve(U);if(_===0)return E;if(Array.isArray(E))return E.map(c=>P(
O,c,_-1,b));if(!(E instanceof i.Bi))return E;const g=new i.Bi;for(const[c,S]of E)g.set(c,P(O,S,_-1,b));return g}}),22480:((ct,tt,R)=>{R.d(tt,{V:()=>$,n:()=>r});
var i=R(78157);function r(P,O){let U=O+6;for(;P[U]===i.Z4&&(P[U+1]===i.kR||P[U+1]===i.u7||P[U+1]===i.Z4);)U++;return P[U]===i.u7&&U++,P[U]===i.kR&&U++,U}function $(P,O){
for(let U=0;U<4&&i.Kl[P[O]??0]===i.t6&&O<P.length;U++)O++;return(0,i.w1)(P,O,"endstream")}}),75162:((ct,tt,R)=>{R.d(tt,{CF:()=>ne,s1:()=>bt,cY:()=>ee,zw:()=>se,
VH:()=>at,Rd:()=>Zt,k0:()=>it,u6:()=>Ht,vc:()=>lt,vK:()=>Re});var i=R(77598),r=R(45599),$=R(34400);function P(l){const m=new Uint8Array(256);for(let x=0;x<256;x++)
m[x]=x;const{length:y}=l;for(let x=0,B=0,I=0;x<256;x++){const z=m[x];B=B+z+l[I]&255,m[x]=m[B],m[B]=z,++I===y&&(I=0)}return m}function O(l,m){const y=l.slice(),{
length:x}=m,B=new Uint8Array(x);for(let I=0,z=0,Q=0;I<x;I++){z=z+1&255;const nt=y[z];Q=Q+nt&255;const ot=y[Q];y[z]=ot,y[Q]=nt,B[I]=m[I]^y[nt+ot&255]}return B}function U(l,m){
return O(P(l),m)}const _={length:l=>l,decrypt:l=>l,encryptInto:(l,m,y,x,B)=>x.set(l,B)};function b(l){const m=k(l,[]),y=j((x,B)=>P(m(x,B)));return{length:x=>x,decrypt:(x,B,I)=>O(
y(B,I),x),encryptInto:(x,B,I,z,Q)=>z.set(O(y(B,I),x),Q)}}function E(l){const m=k(l,[115,65,108,84]),y=L(()=>new w),x=j((I,z)=>y().engine(m(I,z))),B=j((I,z)=>f(m(
I,z)));return{length:c,decrypt:(I,z,Q)=>n(B(z,Q),I),encryptInto:(I,z,Q,nt,ot)=>{y().seal(x(z,Q),I,nt,ot)}}}function g(l){const m=L(()=>new w);let y,x;return{length:c,
decrypt:B=>n(x??=f(l),B),encryptInto:(B,I,z,Q,nt)=>{m().seal(y??=m().engine(l),B,Q,nt)}}}const c=l=>(l&-16)+32,S=64*1024,T=16*1024;class w{head=Buffer.alloc(S);pool=Buffer.
alloc(T);taken=T;engine(m){const y=Buffer.alloc(16);return this.nextVector(y),(0,i.createCipheriv)(m.length===16?"aes-128-cbc":"aes-256-cbc",m,y).setAutoPadding(
!1)}seal(m,y,x,B){const{head:I}=this,{length:z}=y,Q=z&-16,nt=Math.min(Q,S-32),ot=z-Q;this.nextVector(I),I.set(nt===z?y:y.subarray(0,nt),16);let pt=16+nt;if(nt<Q){
x.set(m.update(I.subarray(0,pt)),B),B+=pt,pt=0;for(let wt=nt;wt<Q;wt+=S){const St=m.update(y.subarray(wt,Math.min(wt+S,Q)));x.set(St,B),B+=St.length}}ot>0&&I.set(
y.subarray(Q),pt),I.fill(16-ot,pt+ot,pt+16),x.set(m.update(I.subarray(0,pt+16)),B)}nextVector(m){this.taken===T&&((0,i.randomFillSync)(this.pool),this.taken=0),
this.pool.copy(m,0,this.taken,this.taken+16),this.taken+=16}}const h=new Uint8Array(0);function n(l,m){const y=m.length&-16;if(y<32)return h;const x=l.update(y===
m.length?m:m.subarray(0,y)),B=x[y-1];let I=y;if(B>0&&B<=16){do I--;while(I>y-B&&x[I-1]===B);I>y-B&&(I=y)}return x.subarray(16,I)}function f(l){return(0,i.createDecipheriv)(
l.length===16?"aes-128-cbc":"aes-256-cbc",l,Buffer.alloc(16)).setAutoPadding(!1)}function k(l,m){const{length:y}=l,x=new Uint8Array(y+5+m.length);x.set(l),x.set(
m,y+5);const B=new $.V;return(I,z)=>(x[y]=I,x[y+1]=I>>>8,x[y+2]=I>>>16,x[y+3]=z,x[y+4]=z>>>8,B.digest(x).subarray(0,Math.min(y+5,16)))}function L(l){let m;return()=>m??=
l()}function j(l){let m=-1,y=-1,x;return(B,I)=>((x===void 0||B!==m||I!==y)&&(x=l(B,I),m=B,y=I),x)}function C(l,m,y){const x=v(l,y),B=V(l,x);return rt(B,m,l.revision===
2?32:16)?x:void 0}function K(l,m){const y=D(l,m);let x=l.owner.subarray(0,32);for(let B=l.revision===2?0:19;B>=0;B--)x=U(et(y,B),x);return x}function N(l,m,y,x){
const B=D({revision:l,keyLength:m},y);let I=u(x);for(let z=0;z<=(l===2?0:19);z++)I=U(et(B,z),I);return I}function F(l,m){const y=v(l,m),x=new Uint8Array(32);return x.
set(V(l,y)),{user:x,fileKey:y}}const A=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function u(l){const m=new Uint8Array(32),y=l.subarray(0,32);return m.set(y),m.set(A.subarray(0,32-y.length),y.length),m}function v({revision:l,keyLength:m,owner:y,
permissions:x,id0:B,encryptMetadata:I},z){const Q=Uint8Array.of(x,x>>8,x>>16,x>>24),nt=l>=4&&!I?[255,255,255,255]:[],ot=(0,$.F)(Buffer.concat([u(z),y.subarray(0,
32),Q,B,Uint8Array.from(nt)]));return H(ot,l,m)}function D({revision:l,keyLength:m},y){return H((0,$.F)(u(y)),l,l===2?5:m)}function H(l,m,y){let x=l.subarray(0,
y);if(m>=3)for(let B=0;B<50;B++)x=(0,$.F)(x).subarray(0,y);return x}function V({revision:l,id0:m},y){if(l===2)return U(y,A);let x=(0,$.F)(Buffer.concat([A,m]));
for(let B=0;B<20;B++)x=U(et(y,B),x);return x}function et(l,m){return m===0?l:l.map(y=>y^m)}function rt(l,m,y){return m.length>=y&&l.subarray(0,y).every((x,B)=>x===
m[B])}function ut(l,m,y){return Dt(l.user,l.wrappedByUser,m,y,new Uint8Array(0))}function mt(l,m,y){return Dt(l.owner,l.wrappedByOwner,m,y,l.user.subarray(0,48))}
function Mt(l,m,y){const x=Lt(l,m,new Uint8Array(0)),B=Lt(l,y,x.entry);return{user:x.entry,wrappedByUser:x.wrapped,owner:B.entry,wrappedByOwner:B.wrapped}}function Ct(l,m,y){
const x=Buffer.alloc(16,255);return x.writeInt32LE(m,0),x.write(y?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(x,12),(0,i.createCipheriv)("aes-256-ecb",l,
null).setAutoPadding(!1).update(x)}const Nt=new Uint8Array(16);function Dt(l,m,y,x,B){const I=Ft(y,x,l.subarray(32,40),B);if(!Buffer.from(I).equals(l.subarray(0,
32)))return;const z=Ft(y,x,l.subarray(40,48),B);return(0,i.createDecipheriv)("aes-256-cbc",z,Nt).setAutoPadding(!1).update(m.subarray(0,32))}function Lt(l,m,y){
const x=(0,i.randomBytes)(16),B=Ft(6,m,x.subarray(0,8),y),I=Ft(6,m,x.subarray(8),y),z=(0,i.createCipheriv)("aes-256-cbc",I,Nt).setAutoPadding(!1).update(l);return{
entry:Buffer.concat([B,x]),wrapped:z}}function Ft(l,m,y,x){let B=(0,i.createHash)("sha256").update(m).update(y).update(x).digest();if(l<6)return B;for(let I=0,z=0;I<
64||z>I-32;I++){const Q=Buffer.concat([m,B,x]),nt=Buffer.alloc(64*Q.length,Q),ot=(0,i.createCipheriv)("aes-128-cbc",B.subarray(0,16),B.subarray(16,32)).setAutoPadding(
!1).update(nt);let pt=0;for(let wt=0;wt<16;wt++)pt+=ot[wt];B=(0,i.createHash)(["sha256","sha384","sha512"][pt%3]).update(ot).digest(),z=ot[ot.length-1]}return B.
subarray(0,32)}var Wt=R(77581),ce=R(34378);const fe=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,jt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
Pt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
zt=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Rt=/[\p{L}\p{Mc}\p{Nl}]/u;function Ot(l){if(/^[\x20-\x7e]*$/.test(l))return l;const m=(0,ce.w)(l.replace(fe,"").replace(jt," "),"NFKC");if(Pt.test(m))return;const y=[
...m],x=y.map(I=>zt.test(I));return x.includes(!0)&&(y.some((I,z)=>!x[z]&&Rt.test(I))||!x[0]||!x.at(-1))?void 0:m}function ue(l){const m=Ot(l),y=[...m===void 0?
[]:[Buffer.from(m,"utf8")],Buffer.from(l,"utf8"),...[_t(l),he(l)].filter(I=>I!==void 0)],B=[...y.filter(I=>I.length>Ut).map(I=>I.subarray(0,Ut)),...y];return B.
filter((I,z)=>B.findIndex(Q=>Q.equals(I))===z)}const Ut=127;function Et(l){return typeof l=="string"?Buffer.from(Ot(l)??l,"utf8").subarray(0,Ut):l}const It=32;function Vt(l){
return typeof l=="string"?_t(l)??Buffer.from(l,"utf8"):l}function ee(l,m,y){const x=y==="AES-256"?Et:Vt;return Buffer.compare(x(l),x(m))===0}function Zt(l,m){const y=m===
"AES-256",x=y?nt=>Ot(nt)!==void 0:nt=>!new RegExp("\\p{Cc}","u").test(nt)&&_t(nt)!==void 0,B=[...l].findIndex(nt=>!x(nt));if(B>=0)return y?`must not have the ch\
aracter at position ${B+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${B+1} with AES-128, whose passwords are in PDFDocE\
ncoding: choose AES-256, or another character`;if(!x(l))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const I=y?
Buffer.from(Ot(l),"utf8"):Vt(l);if(I.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[z,Q]=[I.length,
y?Ut:It];if(!(z<=Q))return y?`must be at most ${Q} bytes long in UTF-8, and has ${z}`:`must be at most ${Q} characters long with AES-128, and has ${z}: shorten \
it, or choose AES-256`}function _t(l){return Gt(l,m=>Wt.SQ.get(m)??(m>=24&&m<32||m>=127&&m<161?-1:m))}function he(l){return Gt(l,m=>m)}function Gt(l,m){const y=Array.
from(l,x=>m(x.codePointAt(0)));return y.every(x=>x>=0&&x<256)?Buffer.from(y):void 0}function Xt(l,m){const{strings:y}=m,x=(I,z,Q,nt)=>{if(I===_)return z;const ot=Buffer.
allocUnsafe(I.length(z.length));return I.encryptInto(z,Q,nt,ot,0),ot},B=(I,z,Q,nt,ot,pt)=>(I.encryptInto(z,Q,nt,ot,pt),I.length(z.length));return{...l,uniform:m.
named===void 0||m.encryptMetadata&&m.embedded===m.streams,decryptString:(I,z,Q)=>y.decrypt(I,z,Q),encryptString:(I,z,Q)=>x(y,I,z,Q),decryptStream:(I,z,Q,nt)=>Kt(
m,nt).decrypt(I,z,Q),encryptStream:(I,z,Q,nt)=>x(Kt(m,nt),I,z,Q),encryptedStringLength:I=>y.length(I),encryptedStreamLength:(I,z)=>Kt(m,z).length(I),encryptStringInto:(I,z,Q,nt,ot)=>B(
y,I,z,Q,nt,ot),encryptStreamInto:(I,z,Q,nt,ot,pt)=>B(Kt(m,nt),I,z,Q,ot,pt)}}function Kt({streams:l,embedded:m,named:y,encryptMetadata:x},B){const I=B.get("Type");
if((0,r.Eo)(I,"XRef"))return _;if(y===void 0)return l;const z=Yt(B);return z!==void 0?y.get(z)??l:!x&&(0,r.Eo)(I,"Metadata")?_:(0,r.Eo)(I,"EmbeddedFile")?m:l}function Yt(l){
const m=l.get("Filter"),y=(0,r.cy)(m)?m.findIndex(z=>(0,r.Eo)(z,"Crypt")):(0,r.Eo)(m,"Crypt")?0:-1;if(y<0)return;const x=l.get("DecodeParms"),B=(0,r.cy)(x)?x[y]:
x,I=(0,r.Zm)(B)?B.get("Name"):void 0;return I instanceof r.SX?I.text:"Identity"}function ne(l){if(Yt(l)===void 0)return!1;const m=l.get("Filter"),y=l.get("Decod\
eParms"),x=(0,r.cy)(m)?m.findIndex(I=>(0,r.Eo)(I,"Crypt")):0,B=(0,r.cy)(m)?m.filter((I,z)=>z!==x):[];return B.length===0?(l.delete("Filter"),l.delete("DecodePar\
ms"),!0):(l.set("Filter",B),(0,r.cy)(y)&&l.set("DecodeParms",y.filter((I,z)=>z!==x)),!0)}function se(l){return l.algorithm==="AES-128"?le(l):re(l)}const Ht=()=>(0,i.
randomBytes)(32);function le({userPassword:l,ownerPassword:m,permissions:y,id0:x}){const B=Vt(l),I=N(4,16,Vt(m),B),z=F({revision:4,keyLength:16,owner:I,permissions:y,
id0:x,encryptMetadata:!0},B),Q=(0,r.jd)({Filter:(0,r.UU)("Standard"),V:4,R:4,Length:128,...Jt("AESV2",16),O:new r.Mx(I),U:new r.Mx(z.user),P:y});return ie({dictionary:Q,
version:"1.6",numbered:!0,identifier:x},E(z.fileKey))}function re({userPassword:l,ownerPassword:m,permissions:y}){const x=(0,i.randomBytes)(32),B=Mt(x,Et(l),Et(
m)),I=(0,r.jd)({Filter:(0,r.UU)("Standard"),V:5,R:6,Length:256,...Jt("AESV3",32),O:new r.Mx(B.owner),OE:new r.Mx(B.wrappedByOwner),U:new r.Mx(B.user),UE:new r.Mx(
B.wrappedByUser),P:y,Perms:new r.Mx(Ct(x,y,!0))});return ie({dictionary:I,version:"1.7",extensionLevel:8,numbered:!1},g(x))}function Jt(l,m){const y=(0,r.jd)({Type:(0,r.
UU)("CryptFilter"),CFM:(0,r.UU)(l),AuthEvent:(0,r.UU)("DocOpen"),Length:m});return{CF:(0,r.jd)({StdCF:y}),StmF:(0,r.UU)("StdCF"),StrF:(0,r.UU)("StdCF")}}function ie(l,m){
return Xt(l,{strings:m,streams:m,embedded:m,named:new Map([["StdCF",m],["Identity",_]]),encryptMetadata:!0})}var Tt=R(58552);const Qt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},bt=-4,G=l=>1<<
Qt[l]-1,J=Object.keys(Qt);function it(l){let m=bt;for(const y of J)l[y]||(m&=~G(y));return l.allow_print?m:m&~G("allow_print_high_resolution")}function lt(l){return J.
filter(m=>(l&G(m))===0)}function at(l,m,y){const x=kt(l),B=we(x,m,new Uint8Array(0)),I=B??(y?ge(ue(y),ot=>we(x,m,ot)):void 0);if(I===void 0)throw y?xe():be();const{
fileKey:z,access:Q}=I,nt=ye(x,z);return{...dt(x,I,xt(x,z),nt),access:Q,locked:!1,permissions:x.permissions,revision:x.revision,keyBits:8*z.length,opensWithoutPassword:B!==
void 0,algorithm:Oe(x.methods[nt.streams===_?"embedded":"streams"],z),unrestricted:()=>At(x,I)}}function dt(l,{identifier:m},y,x){const B={dictionary:y,...Me(l),
numbered:l.revision<=4,...m?{identifier:m}:{}};return Xt(B,x)}function At(l,m){const y={...l,permissions:bt};let{fileKey:x}=m;const B=xt(y,x);if(m.legacy){const I=F(
{...m.legacy.scheme,permissions:bt},m.legacy.userPassword);x=I.fileKey,B.set("U",new r.Mx(I.user))}else B.set("Perms",new r.Mx(Ct(x,bt,l.encryptMetadata)));return dt(
y,m,B,ye(y,x))}function xt({encrypt:l,revision:m,permissions:y},x){const B=new r.Bi(l);B.set("P",y);for(const[z,Q]of[["O",m<5?32:48],["U",m<5?32:48],["OE",32],[
"UE",32]]){const nt=l.get(z);nt instanceof r.Mx&&nt.bytes.length>Q&&B.set(z,new r.Mx(nt.bytes.subarray(0,Q)))}const I=l.get("Length");return I!==void 0&&!(typeof I==
"number"&&I%8===0&&I>=40&&I<=256)&&B.set("Length",8*x.length),B}function kt(l){const m=l.get("Filter");if(!(0,r.Eo)(m,"Standard"))throw me(`the security handler\
 ${m instanceof r.SX?Ee(m):"without a name"}`);const y=qt(l.get("V"),0),x=qt(l.get("R"),0);if(!(y===5?x===5||x===6:[1,2,4].includes(y)&&x>=2&&x<=4))throw me(`th\
e standard security handler with V ${y} and R ${x}`);const I={encrypt:l,version:y,revision:x,permissions:qt(l.get("P"),-4)|0};if(y<4)return{...I,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const z=l.get("CF"),Q=new Map;for(const[pt,wt]of(0,r.Zm)(z)?z:[]){const St=(0,r.Zm)(wt)?pe(wt,
y):void 0;St!==void 0&&Q.set(pt,St)}Q.set("Identity","none");const nt=(pt,wt)=>{const St=l.get(pt),ae=Q.get(St instanceof r.SX?St.text:wt);if(ae===void 0)throw me(
`the crypt filter ${St instanceof r.SX?Ee(St):wt}`);return ae},ot=l.get("StmF");return{...I,encryptMetadata:l.get("EncryptMetadata")!==!1,methods:{strings:nt("S\
trF","Identity"),streams:nt("StmF","Identity"),embedded:nt("EFF",ot instanceof r.SX?ot.text:"Identity")},filters:Q}}function pe(l,m){const y=l.get("CFM");return m===
5&&(0,r.Eo)(y,"AESV3")?"AESV3":m===4&&(0,r.Eo)(y,"AESV2")?"AESV2":m===4&&(0,r.Eo)(y,"V2")?"V2":y===void 0||(0,r.Eo)(y,"None")?"none":void 0}function we(l,m,y){const{
encrypt:x,revision:B}=l;if(B>=5){const ot={owner:Bt(x,"O",48),user:Bt(x,"U",48),wrappedByOwner:Bt(x,"OE",32),wrappedByUser:Bt(x,"UE",32)};return oe(ut(ot,B,y),"\
user")??oe(mt(ot,B,y),"owner")}const I=Bt(x,"O",1),z=Bt(x,"U",1),{permissions:Q,encryptMetadata:nt}=l;return ge(m,ot=>ge(Se(l),pt=>{const wt={revision:B,keyLength:pt,
owner:I,permissions:Q,id0:ot,encryptMetadata:nt};return de(wt,z,y,"user")??de(wt,z,K(wt,y),"owner")}))}function de(l,m,y,x){const B=C(l,m,y);return B&&{fileKey:B,
access:x,identifier:l.id0,legacy:{scheme:l,userPassword:y}}}function oe(l,m){return l&&{fileKey:l,access:m}}function Se({encrypt:l,version:m}){if(m===4)return[16];
const y=qt(l.get("Length"),40),x=y%8===0&&y>=40&&y<=128?y/8:5;return[...new Set(m===1?[5,x,16]:[x,16,5])]}function ye(l,m){const y={none:_},x=Q=>Q==="V2"?y.V2??=
b(m):Q==="AESV2"?y.AESV2??=E(m):Q==="AESV3"?y.AESV3??=g(m):_,{methods:B,filters:I,encryptMetadata:z}=l;return{strings:x(B.strings),streams:x(B.streams),embedded:x(
B.embedded),named:I&&new Map([...I].map(([Q,nt])=>[Q,x(nt)])),encryptMetadata:z}}function Me({version:l,revision:m,methods:y}){return m>=5?{version:"1.7",extensionLevel:m===
5?3:8}:l===4?{version:Object.values(y).includes("AESV2")?"1.6":"1.5"}:{version:m===2?"1.1":"1.4"}}function Oe(l,m){if(l!=="none")return l==="V2"?m.length===5?"R\
C4-40":"RC4-128":l==="AESV2"?"AES-128":"AES-256"}function Bt(l,m,y){const x=l.get(m);if(x instanceof r.Mx&&x.bytes.length>=y)return x.bytes;throw(0,Tt.O$)(`its \
encryption dictionary has no usable /${m}.`)}function qt(l,m){return typeof l=="number"?Math.trunc(l):m}function ge(l,m){for(const y of l){const x=m(y);if(x!==void 0)
return x}}function Ee({text:l}){return/^[\w.+-]{1,40}$/.test(l)?l:"with an unusual name"}function be(){return(0,Tt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function xe(){return new Tt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function me(l){
return(0,Tt.hJ)("unsupported_encryption",`is protected by ${l}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${l}, whi\
ch is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}const ve={..._,decrypt:()=>new Uint8Array(
0)};function Re(l){const m=te(l),y=I=>I==="none"?_:ve,x=[...m?.filters??[["Identity","none"]]],B={strings:y(m?.methods.strings),streams:y(m?.methods.streams),embedded:y(
m?.methods.embedded),named:m&&!m.filters?void 0:new Map(x.map(([I,z])=>[I,y(z)])),encryptMetadata:m?.encryptMetadata??!0};return{...Xt({dictionary:l,version:"1.\
1",numbered:!0},B),access:"user",locked:!0,permissions:m?.permissions??bt,revision:m?.revision,opensWithoutPassword:!1,unrestricted:void 0,...m?_e(m):Te(l)}}function te(l){
try{return kt(l)}catch(m){if(m instanceof Tt.zU&&m.code==="unsupported_encryption")return;throw m}}function _e({encrypt:l,version:m,methods:y}){const x=y.streams===
"none"?y.embedded:y.streams;if(x==="none")return{algorithm:void 0,keyBits:void 0};if(x==="AESV3")return{algorithm:"AES-256",keyBits:256};if(m===4)return{algorithm:x===
"AESV2"?"AES-128":"RC4-128",keyBits:128};const B=m===1?40:ke(l.get("Length"));return{algorithm:B===40?"RC4-40":"RC4-128",keyBits:B}}function Te(l){const m=l.get(
"CF"),y=l.get("StmF"),x=(0,r.Zm)(m)&&y instanceof r.SX?m.get(y.text):void 0,B=(0,r.Zm)(x)?x.get("CFM"):void 0;return(0,r.Eo)(B,"AESV3")?{algorithm:"AES-256",keyBits:256}:
(0,r.Eo)(B,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function ke(l){return typeof l=="number"&&l%8===0&&l>=40&&l<=128?l:40}}),
34400:((ct,tt,R)=>{R.d(tt,{F:()=>$,V:()=>P});const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],r=Int32Array.from({length:64},(O,U)=>Math.floor(Math.abs(Math.
sin(U+1))*2**32)|0),$=O=>new P().digest(O);class P{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(U){const{state:_,tail:b}=this;
_[0]=1732584193,_[1]=4023233417,_[2]=2562383102,_[3]=271733878;const{length:E}=U,g=E&-64;for(let w=0;w<g;w+=64)this.compress(U,w);const c=E-g,S=c<56?64:128;for(let w=0;w<
c;w++)b[w]=U[g+w];b[c]=128,b.fill(0,c+1,S);for(let w=0,h=E<<3;w<4;w++)b[S-8+w]=h>>>(w<<3);b[S-4]=E>>>29;for(let w=0;w<S;w+=64)this.compress(b,w);const T=new Uint8Array(
16);for(let w=0;w<16;w++)T[w]=_[w>>2]>>>((w&3)<<3);return T}compress(U,_){const{words:b,state:E}=this;for(let w=0,h=_;w<16;w++,h+=4)b[w]=U[h]|U[h+1]<<8|U[h+2]<<
16|U[h+3]<<24;let g=E[0],c=E[1],S=E[2],T=E[3];for(let w=0;w<64;w++){const h=w>>4;let n,f;h===0?(n=c&S|~c&T,f=w):h===1?(n=T&c|~T&S,f=5*w+1):h===2?(n=c^S^T,f=3*w+
5):(n=S^(c|~T),f=7*w);const k=g+n+r[w]+b[f&15]|0,L=i[h<<2|w&3];g=T,T=S,S=c,c=c+(k<<L|k>>>32-L)|0}E[0]=E[0]+g,E[1]=E[1]+c,E[2]=E[2]+S,E[3]=E[3]+T}}}),78157:((ct,tt,R)=>{
R.d(tt,{$k:()=>he,A4:()=>ut,AF:()=>ce,AN:()=>It,AV:()=>mt,AZ:()=>_t,Ah:()=>D,Cq:()=>i,Cx:()=>c,D:()=>ee,Ec:()=>b,G_:()=>r,HF:()=>Nt,HV:()=>et,HY:()=>fe,Hh:()=>Pt,
Hv:()=>A,IQ:()=>g,JI:()=>Ht,Kl:()=>Et,Li:()=>Gt,MV:()=>Dt,N5:()=>w,N9:()=>Rt,OY:()=>Mt,PZ:()=>Tt,WL:()=>K,Wd:()=>Kt,Z4:()=>_,ay:()=>le,b9:()=>T,bS:()=>ie,cL:()=>n,
d2:()=>$,du:()=>v,em:()=>k,ev:()=>L,fX:()=>h,gq:()=>re,iH:()=>j,j8:()=>Vt,kR:()=>P,l0:()=>f,mE:()=>Jt,o1:()=>O,r_:()=>N,rc:()=>u,rg:()=>bt,s1:()=>S,sk:()=>Xt,t6:()=>Ot,
t9:()=>Zt,tF:()=>H,tw:()=>rt,u7:()=>U,vz:()=>C,w1:()=>Yt,wb:()=>ne,wn:()=>E,wt:()=>F,y_:()=>zt,yh:()=>jt,yp:()=>se,yq:()=>Ft});const i=0,r=8,$=9,P=10,O=12,U=13,
_=32,b=33,E=35,g=37,c=40,S=41,T=43,w=45,h=46,n=47,f=48,k=55,L=57,j=60,C=62,K=91,N=92,F=93,A=123,u=125,v=126,D=66,H=67,V=68,et=69,rt=73,ut=76,mt=82,Mt=98,Ct=100,
Nt=101,Dt=102,Lt=106,Ft=110,Wt=111,ce=114,fe=115,jt=116,Pt=117,zt=122,Rt=0,Ot=1,ue=2,Ut=3,Et=new Uint8Array(256);for(const G of[i,$,P,O,U,_])Et[G]=Ot;for(const G of"\
(<>[]/%")Et[G.charCodeAt(0)]=ue;for(const G of"){}")Et[G.charCodeAt(0)]=Ut;function It(G,J,it){for(;J<it;){const lt=G[J];if(Et[lt]===Ot)J++;else if(lt===g)J=ee(
G,J,it);else break}return J}function Vt(G,J,it){for(;J<it&&Et[G[J]]===Ot;)J++;return J}function ee(G,J,it){for(;J<it&&G[J]!==P&&G[J]!==U;)J++;return J}function Zt(G,J,it){
const lt=_t(G,J,it);return lt<0?it:lt}function _t(G,J,it){let lt=0;for(;J<it;){const at=G[J++];if(at===N)J++;else if(at===c)lt++;else if(at===S&&--lt===0)return J}
return-1}function he(G,J,it){for(;J<it;)if(G[J++]===C)return J;return it}function Gt(G){return G===void 0?-1:G>=f&&G<=L?G-f:G>=65&&G<=70?G-55:G>=97&&G<=102?G-87:
-1}function Xt(G,J,it){const lt=G[it-1]===C,at=new Uint8Array(it-J+(lt?0:1)>>1);let dt=0,At=-1;for(let xt=J;xt<it&&G[xt]!==C;xt++){const kt=Gt(G[xt]);kt<0||(At<
0?At=kt:(at[dt++]=At*16+kt,At=-1))}return At>=0&&(at[dt++]=At*16),dt===at.length?at:at.subarray(0,dt)}function Kt(G,J,it){for(;J<it&&Et[G[J]]===Rt;)J++;return J}
function Yt(G,J,it){for(let lt=0;lt<it.length;lt++)if(G[J+lt]!==it.charCodeAt(lt))return!1;return!0}function ne(G,J,it){return Yt(G,J,it)&&Et[G[J+it.length]??_]!==
Rt}const se=G=>G!==void 0&&G>=f&&G<=L;function Ht(G,J,it){let lt=0,at=J;for(;at<it&&se(G[at]);)lt=lt*10+(G[at++]-f);return at===J?{value:-1,after:at}:{value:lt,
after:at}}function le(G,J,it){const lt=It(G,J,it),at=Ht(G,lt,it);if(at.value<0||at.after===it||Et[G[at.after]]!==Ot)return;const dt=It(G,at.after,it),At=dt<it&&
G[dt]===w,xt=Ht(G,At?dt+1:dt,it);if(xt.value<0||xt.value>65535)return;const kt=It(G,xt.after,it);if(Qt(G,kt))return{number:at.value,generation:At?1:xt.value,start:lt,
body:kt+3}}const re=G=>new Uint8Array(G.buffer,G.byteOffset,G.byteLength),Jt=G=>G.length===1?G[0]:Buffer.concat(G),ie=G=>Buffer.from(G.buffer,G.byteOffset,G.byteLength);
function Tt(G,J,it,lt){let at=0,dt=G[J];for(;dt>=f&&dt<=L;dt=G[++J])at=at*10+(dt-f);if(at!==it||dt!==_||(at=0,dt=G[++J],dt<f||dt>L))return-1;for(;dt>=f&&dt<=L;dt=
G[++J])at=at*10+(dt-f);return at!==lt||dt!==_?-1:Qt(G,J+1)?J+4:-1}const Qt=(G,J)=>G[J]===Wt&&G[J+1]===Mt&&G[J+2]===Lt,bt=(G,J)=>G[J]===Nt&&G[J+1]===Ft&&G[J+2]===
Ct&&G[J+3]===Wt&&G[J+4]===Mt&&G[J+5]===Lt}),64580:((ct,tt,R)=>{R.d(tt,{F:()=>r});var i=R(45599);function r(O,U=()=>{}){if(O instanceof i.Z6)return new i.Z6(r(O.
dict,U),O.data,O.sealed);const _=P(O),b=[_];let E=1;for(let g=b.pop();g!==void 0;g=b.pop())if(Array.isArray(g)){E+=g.length;for(const[c,S]of g.entries())g[c]=$(
S,b)}else if((0,i.Zm)(g)){E+=g.size;for(const[c,S]of g)g.set(c,$(S,b))}return U(E),_}function $(O,U){const _=P(O);return _!==O&&U.push(_),_}function P(O){return Array.
isArray(O)?[...O]:(0,i.Zm)(O)?new i.Bi(O):O}}),33095:((ct,tt,R)=>{R.d(tt,{i:()=>r});var i=R(62760);function r($,P){const O=new i.KK($,U=>P.copy(U,0,U.length));return Object.
assign(O.s,{i:0,w:0,z:0}),O}}),79725:((ct,tt,R)=>{R.d(tt,{R:()=>U,Z:()=>_});var i=R(78157),r=R(4e4),$=R(88500);const P=new Int32Array(0),O=new $.s;class U{at=P;first=0;used=0;open=-1;close=-1;special=!1;scan=O;marksFrom=0;marksTo=0;own;locate(E,g,c){
const S=this.own??={at:new Int32Array(64),scan:new $.s},{scan:T}=S;if(this.at=S.at,this.scan=T,this.first=this.used=this.marksFrom=this.marksTo=0,T.reset(),g=(0,i.
AN)(E,g,c),E[g]!==i.iH||E[g+1]!==i.iH)return!1;this.open=g+=2;const w=(0,r.XE)();for(;(g=(0,i.AN)(E,g,c))<c;){const h=E[g];if(h===i.vz)return this.close=g,this.
marksTo=T.used,this.special=T.byteRange||T.doubtful,E[g+1]===i.vz;if(h!==i.cL)return!1;const n=++g;for(;g<c&&i.Kl[E[g]]===i.N9;g++)if(E[g]===i.wn)return!1;const f=g;
f-n===9&&E[n]===i.Ah&&(0,i.w1)(E,n,"ByteRange")&&(T.byteRange=!0),(0,r.xg)(E,n-1,f,w)&&(T.doubtful=!0);const k=g=(0,i.AN)(E,g,c);if(E[g]===i.vz||(g=T.value(E,g,
c),g<0))return!1;this.add(n,f,k,g)}return!1}add(E,g,c,S){this.used+4>this.at.length&&(this.at=this.own.at=_(this.at,this.used+4));const{at:T,used:w}=this;T[w]=E,
T[w+1]=g,T[w+2]=c,T[w+3]=S,this.used=w+4}find(E,g){const{at:c,first:S}=this,T=g.length;for(let w=this.used-4;w>=S;w-=4){const h=c[w];if(c[w+1]-h!==T)continue;let n=0;
for(;n<T&&E[h+n]===g.charCodeAt(n);)n++;if(n===T)return w}return-1}}function _(b,E){const g=new Int32Array(Math.max(b.length*2,E));return g.set(b),g}}),4537:((ct,tt,R)=>{
R.d(tt,{$:()=>P,Q:()=>_});var i=R(62760),r=R(78157);const $=1024,P=16384,O=1<<20,U=1<<17;async function _(c,S,T,w,h){const n=(0,r.mE)(c.slice(0,3).map(u=>u.subarray(
0,2))),[f=0,k=0]=n;if((f&15)!==8||(f<<8|k)%31!==0||k&32)return{ending:"damaged",reached:0,consumed:0};const L=Math.max($,Math.floor(P/w));let j=$;const C=new g;
let[K,N]=[0,0];const F=new i.EL(u=>{const v=Math.min(u.length,S-K);K+=u.length,C.add(u),v>0&&h(v===u.length?u:u.subarray(0,v))}),A=[];try{let u=2,v=0;for(const D of c)
for(let H=0,V=0;H<D.length;H=V){V=H+j;const et=Math.min(u,D.length-H,j),rt=D.subarray(H+et,V);u-=et;const ut=K;rt.length>0&&K<S&&v<U?F.push(rt):A.length<16&&A.push(
rt),v=K>ut?0:v+rt.length,N+=Math.min(V,D.length)-H,j=b(rt.length,K-ut,L);const mt=T.step((rt.length+K-ut)*w);mt&&await mt}F.push((0,r.mE)(A).subarray(0,L),!0)}catch(u){
return K>=S?{ending:"loose",reached:K,consumed:N}:{ending:u.code===i.YL.UnexpectedEOF?"short":"damaged",reached:K,consumed:N}}return{ending:K<=S&&E(c,C.value)?"\
clean":"loose",reached:K,consumed:N}}function b(c,S,T){const w=Math.floor(O*c/Math.max(S,1));return Math.min(Math.max(w,$),T)}function E(c,S){let T=new Uint8Array(
0);for(let h=c.length-1;h>=0&&T.length<6;h--)T=(0,r.mE)([c[h].subarray(-6),T]);const w=Buffer.from(T);for(let h=0;h<=2&&w.length>=4+h;h++)if(w.readUInt32BE(w.length-
4-h)===S)return!0;return!1}class g{a=1;b=0;add(S){let{a:T,b:w}=this;for(let h=0;h<S.length;){const n=Math.min(h+2e3,S.length);for(;h<n;)w+=T+=S[h++];T%=65521,w%=
65521}this.a=T,this.b=w}get value(){return this.b*65536+this.a}}}),64680:((ct,tt,R)=>{R.d(tt,{k:()=>P,t:()=>O});var i=R(78157);const r=12,$=20;class P{buffer;memory;length=0;constructor(b){
this.buffer=Buffer.allocUnsafeSlow(Math.max(b,256)),this.memory=(0,i.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const b=Buffer.allocUnsafeSlow(this.length);return b.set(this.bytes),b}clear(){this.length=0}from(b){return this.memory.subarray(b,this.length)}reserve(b){
const E=this.length+b;E>this.memory.length&&this.grow(E)}grow(b){const E=Buffer.allocUnsafeSlow(Math.max(b,Math.ceil(this.memory.length*1.5)));E.set(this.bytes),
this.buffer=E,this.memory=(0,i.gq)(E)}copy(b,E,g){const c=g-E;if(this.reserve(c),c<r){const{memory:S}=this;let T=this.length;for(let w=E;w<g;w++)S[T++]=b[w]}else
this.memory.set(new Uint8Array(b.buffer,b.byteOffset+E,c),this.length);this.length+=c}text(b){const E=b.length;if(this.reserve(E),E<$){const{memory:g}=this;let c=this.
length;for(let S=0;S<E;S++)g[c++]=b.charCodeAt(S)}else this.buffer.write(b,this.length,"latin1");this.length+=E}integer(b){this.reserve(20);const{memory:E}=this,
g=U(b);for(let c=this.length+g-1;c>=this.length;c--){const S=Math.floor(b/10);E[c]=i.l0+(b-S*10),b=S}this.length+=g}byte(b){this.reserve(1),this.memory[this.length++]=
b}fill(b,E){this.reserve(b),E(this.memory,this.length),this.length+=b}}class O{length=0;copy(b,E,g){this.length+=g-E}text(b){this.length+=b.length}integer(b){this.
length+=U(b)}byte(){this.length++}fill(b){this.length+=b}}function U(_){return _<10?1:_<100?2:_<1e3?3:_<1e4?4:_<1e5?5:_<1e6?6:String(_).length}}),45798:((ct,tt,R)=>{
R.d(tt,{i:()=>k});var i=R(42973),r=R(78157),$=R(82416),P=R(45599);const O=Symbol("close array"),U=Symbol("close dictionary"),_=Symbol("end"),b=32,E=32,g=32,c=32,
S=224,T=224,w=8,h=256,n=65536,f=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class k{bytes;at;end;nesting;openString;room;closed=-1;constructor(C,K,N,F,A,u=1/0){this.
bytes=C,this.at=K,this.end=N,this.nesting=F,this.openString=A,this.room=u}value(){const C=this.token(0);return typeof C=="symbol"?null:C}token(C){const{bytes:K,
end:N}=this;if(this.room-=b,this.room<0)throw L();const F=(0,r.AN)(K,this.at,N);if(this.at=F,F>=N)return _;const A=K[F];if(A>=r.l0&&A<=r.ev)return this.numberOrReference();
switch(A){case r.cL:return this.name();case r.Cx:return this.string(this.literal());case r.iH:return K[F+1]!==r.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(C+1));case r.WL:return this.at++,this.array(C+1);case r.wt:return this.at++,O;case r.vz:return this.closed=F,K[F+1]===r.vz?(this.at+=2,U):(this.at++,
null);case r.s1:case r.Hv:case r.rc:return this.at++,null;default:return this.word()}}array(C){this.checkDepth(C),this.room-=c;const K=[];for(;;){K.length===w&&
K.every(F=>F instanceof P.oS)&&this.references(K);const N=this.token(C);if(N===O||N===_)return K;if(N===U)return this.at=this.closed,K;K.push(N)}}references(C){
const{bytes:K,end:N}=this;for(let F=h;;F=Math.min(2*F,n)){const A=(0,r.bS)(K).toString("latin1",this.at,Math.min(this.at+F,N)),u=f.exec(A)?.[0]??"";if(u==="")return;
const v=C.length;for(const D of u.split(" 0 R"))D!==""&&C.push(new P.oS(Number(D),0));if(this.room-=(C.length-v)*(b+E),this.at+=u.length,u.length<A.length>>1)return}}dictionary(C){
this.checkDepth(C),this.room-=T;const K=new P.Bi;let N,F=-1;for(;;){const A=this.at,u=this.token(C);if(u===U||u===_)return F>=0&&(0,P.hi)(K)&&this.keepSealed(K,
F),K;if(u===O)continue;const v=u;if(N===void 0){v instanceof P.SX&&(N=v.text);continue}v!==null?K.set(N,v):K.delete(N),this.openString&&N==="Contents"&&v instanceof
P.Mx&&(F=A),N=void 0}}keepSealed(C,K){C.set("Contents",new k(this.bytes,K,this.end,1).value())}checkDepth(C){if(C>this.nesting)throw(0,i.F)("nesting",`An object\
 of the document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:C,end:K}=this,N=this.at+1;
return this.room-=g,this.at=(0,r.Wd)(C,N,K),new P.SX((0,$.MQ)(C,N,this.at))}string(C){return this.room-=S,new P.Mx(this.openString?this.openString(C):C)}literal(){
const{bytes:C,end:K}=this,N=this.at+1;for(let F=N;F<K;F++){const A=C[F];if(A===r.s1)return this.at=F+1,C.slice(N,F);if(A===r.Cx||A===r.r_||A===r.u7)break}return this.
at=(0,r.t9)(C,this.at,K),(0,$.U1)(C,N,this.at)}hexadecimal(){const{bytes:C,end:K}=this,N=this.at+1,F=(0,r.$k)(C,N,K);return this.at=F,(0,r.sk)(C,N,F)}numberOrReference(){
const{bytes:C,end:K}=this;let N=this.at,F=0;for(;N<K&&C[N]>=r.l0&&C[N]<=r.ev;)F=F*10+(C[N++]-r.l0);if(N<K&&r.Kl[C[N]]===r.N9)return this.number();this.at=N,N=(0,r.
AN)(C,N,K);const A=C[N]===r.N5&&N+1<K&&C[N+1]>r.l0;A&&N++;let u=0;const v=N;for(;N<K&&C[N]>=r.l0&&C[N]<=r.ev;)u=u*10+(C[N++]-r.l0);return N===v||(N=(0,r.AN)(C,N,
K),N>=K||C[N]!==r.AV||N+1<K&&r.Kl[C[N+1]]===r.N9)?F:(this.at=N+1,this.room-=E,F>2147483647?null:new P.oS(F,A?1:Math.min(u,65535)))}number(){const{bytes:C,end:K,
at:N}=this;return this.at=(0,r.Wd)(C,N,K),(0,$.kz)(C,N,this.at)}word(){const{bytes:C,at:K,end:N}=this,F=C[K];return F===r.b9||F===r.N5||F===r.fX?this.number():(0,r.
wb)(C,K,"true")||(0,r.wb)(C,K,"false")?(this.at=(0,r.Wd)(C,K,N),F===r.yh):(0,r.w1)(C,K,"endobj")||(0,r.w1)(C,K,"endstream")?_:(this.at=Math.max((0,r.Wd)(C,K,N),
K+1),null)}}const L=()=>(0,i.F)("values","The objects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is\
 not, save it without compression in another program")}),68973:((ct,tt,R)=>{R.d(tt,{Uw:()=>c,a5:()=>w,uM:()=>U});var i=R(62760),r=R(33095),$=R(78157),P=R(4537),
O=R(64680);const U=({codec:n,pace:f})=>n??g(f),_=65536,b=16384,E=1e5,g=n=>({async deflate(f,k){if(f.length<=b){const C=(0,i.$)(f,{level:k}),K=n.step(E+f.length*
10);return K&&await K,C}const L=new O.k(Math.max(256,f.length>>2)),j=(0,r.i)({level:k},L);for(let C=0;C<f.length;C+=_){f.length-C>b&&await n.rest(),j.push(f.subarray(
C,C+_),C+_>=f.length);const K=n.step(E+Math.min(f.length,_)*10);K&&await K}return L.bytes},async inflate(f,k){const{bytes:L,ending:j}=await h(f,k,n);return j===
"clean"?L:void 0}});async function c(n,f,k){const{bytes:L,ending:j,reached:C}=await h(n,f,k);return j==="clean"||j==="loose"&&C<f?L:void 0}const S=Uint8Array.of(
120,156),T=16;async function w(n,f,k){const L=(0,$.j8)(n,0,Math.min(n.length,4)),[j=0,C=0]=n.subarray(L,L+2),N=(j&15)===8&&(j<<8|C)%31===0?n.subarray(L):(0,$.mE)(
[S,n]),F=await h(N,f,k);if(F.ending==="clean"||F.ending==="loose")return F;const A=Math.max(S.length,Math.min(F.consumed,N.length-P.$)),u=A-(A-S.length)%T,v=[N.
subarray(0,u)];for(let H=u;H<A+P.$;H+=T)v.push(N.subarray(H,H+T));const D=await h(v,f,k);return D.reached>F.reached?D:F}async function h(n,f,k){const L=n instanceof
Uint8Array?[n]:n,j=L.reduce((N,{length:F})=>N+F,0),C=new O.k(Math.min(j*4,f));return{...await(0,P.Q)(L,f,k,1,N=>C.copy(N,0,N.length)),bytes:C.bytes}}}),4e4:((ct,tt,R)=>{
R.d(tt,{C3:()=>_,XE:()=>b,oC:()=>g,xg:()=>E});var i=R(78157);const r=4<<20,$=1024,P=1<<29,O=new Int32Array($);let U=0;function _(){U<P||(U=0,O.fill(0))}const b=()=>U+
1;function E(T,w,h,n){const f=h-w,k=h-1,j=f*157+T[k]*5+T[k-(f>1?1:0)]*61+T[w+(f>1?1:0)]*331+T[w+(f>>1)]*17&$-1,C=O[j];return O[j]=++U,C>=n}function g(T,w,h){if(h-
w>r)return!1;const n=[],f=new c;let k=0,L=!1;do{const j=(0,i.AN)(T,w,h);if(j>=h)return!1;const C=n.at(-1)??0,K=C>0&&!L&&T[j]===i.cL;if(w=S(T,j,h),L=K,K){if(f.add(
C,T,j+1,w))return!0}else T[j]===i.WL?n.push(0):T[j]===i.iH&&w===j+2&&T[j+1]===i.iH?n.push(++k):(T[j]===i.wt||T[j]===i.vz&&w===j+2)&&n.pop()}while(n.length>0);return!1}
class c{places=new Int32Array(128);count=0;add(w,h,n,f){let k=w,L=~w;for(let j=n;j<f;j++){let C=h[j];C===i.wn&&(0,i.Li)(h[j+1])>=0&&(0,i.Li)(h[j+2])>=0&&j+2<f&&
(C=(0,i.Li)(h[j+1])*16+(0,i.Li)(h[j+2]),j+=2),k=Math.imul(k^C,16777619),L=Math.imul(L+C,1540483477)^L>>>15}return this.count*4>this.places.length&&this.grow(),this.
put(k,L===0?1:L)}put(w,h){const{places:n}=this;let f=(w^w>>>15)*2&n.length-1;for(;n[f+1]!==0;f=f+2&n.length-1)if(n[f]===w&&n[f+1]===h)return!0;return n[f]=w,n[f+
1]=h,this.count++,!1}grow(){const w=this.places;this.places=new Int32Array(w.length*4),this.count=0;for(let h=0;h<w.length;h+=2)w[h+1]!==0&&this.put(w[h],w[h+1])}}
function S(T,w,h){const n=T[w],f=T[w+1]===n;return n===i.iH?f?w+2:(0,i.$k)(T,w,h):n===i.vz?f?w+2:w+1:n===i.Cx?(0,i.t9)(T,w,h):Math.max((0,i.Wd)(T,n===i.cL?w+1:w,
h),w+1)}}),82416:((ct,tt,R)=>{R.d(tt,{E3:()=>b,MQ:()=>r,U1:()=>_,kz:()=>P});var i=R(78157);function r(g,c,S){let T="";for(let w=c;w<S;w++){let h=g[w];if(h===i.wn&&
w+2<S){const[n,f]=[(0,i.Li)(g[w+1]),(0,i.Li)(g[w+2])];n>=0&&f>=0&&(h=n*16+f,w+=2)}T+=String.fromCharCode(h)}return T}const $=15;function P(g,c,S){let T=c;const w=g[T];
(w===i.N5||w===i.b9)&&T++;let h=0,n=-1,f=0;for(;T<S;T++){const L=g[T];if(L>=i.l0&&L<=i.ev)f=f*10+(L-i.l0),h++,n>=0&&n++;else if(L===i.fX&&n<0)n=0;else break}if(T<
S||h===0||h>$)return U(g,c,S);const k=n>0?f/O[n]:f;return w===i.N5?-k:k}const O=Float64Array.from({length:$+1},(g,c)=>10**c);function U(g,c,S){const T=(0,i.bS)(
g).toString("latin1",c,S),w=Number(T);if(!Number.isNaN(w)&&/^[+-]?[\d.]/.test(T))return w;const h=/^[+-]*(\d*\.?\d*)/.exec(T),n=Number(h?.[1]??0)||0;return T.startsWith(
"-")?-n:n}function _(g,c,S){for(let n=c;n<S;n++){const f=g[n];if(f===i.s1)return g.subarray(c,n);if(f===i.Cx||f===i.r_||f===i.u7)break}const T=new Uint8Array(S-
c);let w=0,h=1;for(let n=c;n<S;n++){let f=g[n];if(f===i.Cx)h++;else if(f===i.s1){if(--h===0)break}else if(f===i.u7)g[n+1]===i.kR&&n++,f=i.kR;else if(f===i.r_){if(f=
g[++n],n>=S)break;if(f>=i.l0&&f<=i.em){let k=f-i.l0;for(let L=0;L<2&&g[n+1]>=i.l0&&g[n+1]<=i.em;L++)k=k*8+g[++n]-i.l0;f=k&255}else if(f===i.u7){g[n+1]===i.kR&&n++;
continue}else{if(f===i.kR)continue;f=E.get(f)??f}}T[w++]=f}return T.subarray(0,w)}const b=(g,c,S)=>g[c]===i.Cx?_(g,c+1,S):(0,i.sk)(g,c+1,S),E=new Map([[i.yq,i.kR],
[i.AF,i.u7],[i.yh,i.d2],[i.OY,i.G_],[i.MV,i.o1]])}),88500:((ct,tt,R)=>{R.d(tt,{A:()=>$,s:()=>j});var i=R(78157),r=R(4e4);const $=-1,P=2**63,O=-1,U=0,_=1,b=2,E=0,
g=1,c=2,S=3,T=4,w=5,h=6,n=7,f=8,k=new Uint8Array(256).fill(c);for(let F=0;F<256;F++)i.Kl[F]===i.t6&&(k[F]=E);for(let F=i.l0;F<=i.ev;F++)k[F]=g;for(const[F,A]of Object.
entries({"/":S,"<":T,">":w,"[":h,"]":n,"(":f,"%":E,")":E,"{":E,"}":E}))k[F.charCodeAt(0)]=A;const L=new Uint8Array(256);for(let F=0;F<256;F++)i.Kl[F]===i.N9&&F!==
i.wn&&(L[F]=1);class j{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=new Int32Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,r.C3)()}append(A,u,v){
const D=this.used+v-u;D>this.marks.length&&this.grow(D),this.marks.set(A.subarray(u,v),this.used),this.used=D}open(A,u,v){if(A>=this.opened.length){const D=new Int32Array(
this.opened.length*2);D.set(this.opened),this.opened=D}return this.opened[A]=u,v}add(A,u,v){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=A>2147483647?0:A,this.marks[this.used+1]=u,this.marks[this.used+2]=v,this.used+=3,v}grow(A){const u=new Int32Array(Math.max(this.marks.length*2,A));u.set(
this.marks),this.marks=u}value(A,u,v){let D=0,H=U;for(let V=u;u<v;V=u){const et=A[u++];switch(k[et]){case E:et===i.IQ&&(u=(0,i.D)(A,V,v));continue;case g:{let rt=et-
i.l0;for(;k[A[u]]===g;)rt=rt*10+(A[u++]-i.l0);if(u<v&&i.Kl[A[u]]===i.N9){u=(0,i.Wd)(A,u,v);break}if(rt>=P)return-1;const ut=C(A,u,v);H===b&&this.setLength(rt,V,
u,ut),ut>u&&(u=this.add(rt,V,ut));break}case c:for(;u<v&&i.Kl[A[u]]===i.N9;)u++;if(et===i.HF&&N(A,V,u))return-1;break;case S:for(;u<v&&L[A[u]]===1;)u++;if(u<v&&
A[u]===i.wn&&(u=this.escapedName(A,u,v)),H=this.expectedAfter(A,V,u,H===U?D:0),D===0)return u;continue;case T:u=A[u]===i.iH?this.open(D++,(0,r.XE)(),u+1):this.hexString(
A,V,v);break;case w:if(A[u]!==i.vz)continue;if(!(this.opened[--D]>0)||++u>v)return-1;break;case h:u=this.open(D++,O,u);break;case n:if(this.opened[--D]!==O)return-1;
break;case f:u=this.literalString(A,V,v);break}if(D===0)return u>v?-1:u;H=U}return-1}setLength(A,u,v,D){const H=D>v;this.length=H?-1:A,this.lengthRef=H?A:-1,this.
lengthStart=u,this.lengthEnd=D}literalString(A,u,v){const D=(0,i.AZ)(A,u,v);return D<0?v+1:this.strings?this.add($,u,D):D}hexString(A,u,v){const D=(0,i.$k)(A,u,
v);return this.strings?this.add($,u,D):D}escapedName(A,u,v){return this.doubtful=!0,(0,i.Wd)(A,u,v)}expectedAfter(A,u,v,D){const H=v-u;return H===10&&A[u+1]===i.
Ah&&(0,i.w1)(A,u,"/ByteRange")&&(this.byteRange=!0),D===0||this.opened[D-1]===O?U:((0,r.xg)(A,u,v,this.opened[D-1])&&(this.doubtful=!0),D>1?_:H===7&&A[u+1]===i.
A4&&(0,i.w1)(A,u,"/Length")?b:_)}}function C(F,A,u){if(F[A]===i.Z4&&F[A+1]===i.l0&&F[A+3]===i.AV&&F[A+2]===i.Z4&&A+4<=u)return K(F,A+4,u)?A+4:A;let v=(0,i.AN)(F,
A,u);F[v]===i.N5&&F[v+1]>i.l0&&v++;let D=v,H=0;for(;D<u&&(0,i.yp)(F[D]);D++)H=H*10+(F[D]-i.l0);if(D===v||H>=P)return A;const V=(0,i.AN)(F,D,u);return V<u&&F[V]===
i.AV&&K(F,V+1,u)?V+1:A}const K=(F,A,u)=>A>=u||i.Kl[F[A]]!==i.N9;function N(F,A,u){return u-A===6&&(0,i.w1)(F,A,"endo")||u-A===9&&(0,i.w1)(F,A,"ends")}}),45079:((ct,tt,R)=>{
R.d(tt,{ZV:()=>w,bD:()=>O,dZ:()=>E,pS:()=>g,sd:()=>h,yT:()=>P});var i=R(78157),r=R(45599);const $=8,P={number:0,generation:0};function O(n,f,k){if(f===null)n.text(
"null");else if(typeof f=="number")n.text(w(f));else if(typeof f=="boolean")n.text(f?"true":"false");else if(f instanceof r.SX)E(n,f.text);else if(f instanceof r.
oS)n.text(b(f,k));else if(f instanceof r.Mx)g(n,f.bytes,k);else if(Array.isArray(f)){if(n.byte(i.WL),f.length>=$&&f.every(L=>L instanceof r.oS))n.text(f.map(L=>b(
L,k)).join(" "));else for(const[L,j]of f.entries())L>0&&n.byte(i.Z4),O(n,j,k);n.byte(i.wt)}else f instanceof r.Bi?U(n,f,k):O(n,f.dict,k)}function U(n,f,k){const L=k.
security&&f.has("ByteRange")?{...k,security:void 0}:k;n.text("<<");for(const[j,C]of f)E(n,j),_(C)&&n.byte(i.Z4),O(n,C,j==="Contents"?L:k);n.text(">>")}const _=n=>n===
null||typeof n=="number"||typeof n=="boolean"||n instanceof r.oS;function b(n,{renumber:f,generationOf:k}){const L=f?f(n):n.number;return f&&L===0?"null":`${L} ${k?
k(L):f?0:n.generation} R`}function E(n,f){n.byte(i.cL);for(let k=0;k<f.length;k++){const L=f.charCodeAt(k)&255;L!==i.Cq&&(L>i.Z4&&L<=i.du&&L!==i.wn&&i.Kl[L]===i.
N9?n.byte(L):n.text(`#${T(L)}`))}}function g(n,f,{security:k,number:L,generation:j}){if(k){c(n,k.encryptString(f,L,j));return}let C=0;for(const K of f)(K<i.Z4||
K>i.du)&&C++;if(C*3>f.length){c(n,f);return}n.byte(i.Cx);for(const K of f)(K===i.Cx||K===i.s1||K===i.r_)&&n.byte(i.r_),K===i.u7?n.text("\\r"):n.byte(K);n.byte(i.
s1)}function c(n,f){n.byte(i.iH);for(const k of f)n.byte(S.charCodeAt(k>>4)),n.byte(S.charCodeAt(k&15));n.byte(i.vz)}const S="0123456789abcdef",T=n=>S[n>>4]+S[n&
15];function w(n){if(!Number.isFinite(n))return"0";const f=Math.abs(n);if(Number.isInteger(n)&&f<1e15)return String(n);if(f>=2**63)return`${BigInt(n)}.0`;const k=String(
n);return k.includes("e")?n.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):k}function h(n){const f=[n];for(;f.length>0;){const k=f.pop();if(k instanceof r.Mx)return!0;
if(Array.isArray(k))for(const L of k)f.push(L);else if(k instanceof r.Bi)for(const L of k.values())f.push(L);else k instanceof r.Z6&&f.push(k.dict)}return!1}}),
39150:((ct,tt,R)=>{R.d(tt,{D:()=>O});var i=R(78157);const r=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,$=/^(true|false|null)$/,P=/#(?![0-9A-Fa-f]{2})|#00/;
function O(g,c,S){const T=[],w=()=>{const n=T.at(-1);n?.keys&&(n.value=!1)},h=(0,i.AN)(g,c,S);for(;;){if(c=(0,i.AN)(g,c,S),c>=S)return!1;const n=T.at(-1),f=g[c];
if(f===i.vz||f===i.wt){if(!n||n.keys===void 0!=(f===i.wt)||n.keys&&(n.value||++c>=S||g[c]!==i.vz))return!1;T.pop(),c++}else if(n?.keys&&!n.value){const k=(0,i.Wd)(
g,c+1,S),L=E(g,c,k);if(f!==i.cL||P.test(L)||n.keys.has(L))return!1;n.keys.add(L),n.value=!0,c=k;continue}else if(f===i.WL||f===i.iH&&g[c+1]===i.iH){T.push(f===i.
WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),c+=f===i.WL?1:2;continue}else if(c=U(g,c,S),c<0)return!1;if(w(),T.length===0)return!(0,i.yp)(g[h])||g[c-1]!==
i.AV}}function U(g,c,S){switch(g[c]){case i.cL:{const T=(0,i.Wd)(g,c+1,S);return P.test(E(g,c,T))?-1:T}case i.Cx:return(0,i.AZ)(g,c,S);case i.iH:for(c++;c<S&&g[c]!==
i.vz;c++)if(!b(g[c])&&i.Kl[g[c]]!==i.t6)return-1;return c<S?c+1:-1;default:{const T=(0,i.Wd)(g,c,S),w=E(g,c,T);return $.test(w)?T:r.test(w)?_(g,w,T,S):-1}}}function _(g,c,S,T){
if(!/^\d+$/.test(c))return S;const w=(0,i.AN)(g,S,T),h=(0,i.Wd)(g,w,T),n=E(g,w,h),f=(0,i.AN)(g,h,T);return!/^\d+$/.test(n)||g[f]!==i.AV||i.Kl[g[f+1]??i.Z4]===i.
N9?S:Number(c)<=2147483647&&Number(n)<=65535?f+1:-1}const b=g=>g>=i.l0&&g<=i.ev||(g|32)>=97&&(g|32)<=102;function E(g,c,S){return(0,i.bS)(g).toString("latin1",c,
Math.min(S,c+200))}}),77581:((ct,tt,R)=>{R.d(tt,{SQ:()=>$,g7:()=>g,kt:()=>h,wx:()=>S});var i=R(78157),r=R(45599);const $=new Map([...[728,711,710,729,733,731,730,
732].map((n,f)=>[n,24+f]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,
322,339,353,382].map((n,f)=>[n,128+f]),[8364,160]]),P=/[\x18-\x1f\x80-\xa0]/g,O=new Map([...$].map(([n,f])=>[f,n])),U=Array.from({length:256},(n,f)=>String.fromCharCode(
O.get(f)??f)),_=32,b=200,E=new WeakMap;function g(n){if(n.bytes.length<b)return c(n.bytes);let f=E.get(n);return f===void 0&&E.set(n,f=c(n.bytes)),f}function c(n){
if(n[0]===254&&n[1]===255)return new TextDecoder("utf-16be").decode(n.subarray(2));if(n[0]===255&&n[1]===254)return new TextDecoder("utf-16le").decode(n.subarray(
2));if(n[0]===239&&n[1]===187&&n[2]===191)return new TextDecoder().decode(n.subarray(3));if(n.length>_)return(0,i.bS)(n).toString("latin1").replace(P,k=>U[k.charCodeAt(
0)]);let f="";for(const k of n)f+=U[k];return f}function S(n){const f=new Uint8Array(n.length);for(let L=0;L<n.length;L++){const j=T(n.charCodeAt(L));if(j===void 0)
return new r.Mx(w(n));f[L]=j}const k=f[0]===254&&f[1]===255||f[0]===255&&f[1]===254;return new r.Mx(k||f[0]===239&&f[1]===187&&f[2]===191?w(n):f)}function T(n){
return n>=32&&n<127||n===9||n===10||n===13||n>=161&&n<=255&&n!==173?n:$.get(n)}const w=n=>h(`\uFEFF${n}`),h=n=>Buffer.from(n,"utf16le").swap16()}),45599:((ct,tt,R)=>{
R.d(tt,{Bi:()=>O,Eo:()=>g,Mx:()=>r,Px:()=>T,SX:()=>i,UU:()=>S,Z6:()=>U,Zm:()=>_,cy:()=>E,hi:()=>w,i9:()=>b,jd:()=>c,oS:()=>$,rV:()=>P});class i{text;constructor(n){
this.text=n}}class r{bytes;constructor(n){this.bytes=n}}class ${number;generation;constructor(n,f=0){this.number=n,this.generation=f}}class P extends ${part;constructor(n,f){
super(f,0),this.part=n}}class O extends Map{}class U{dict;data;sealed;constructor(n,f,k){this.dict=n,this.data=f,this.sealed=k}}const _=h=>h instanceof O,b=h=>h instanceof
$,E=h=>Array.isArray(h),g=(h,n)=>h instanceof i&&h.text===n;function c(h){const n=new O;for(const[f,k]of Object.entries(h))k!==void 0&&n.set(f,k);return n}const S=h=>new i(
h),T=h=>new r(Uint8Array.from(Buffer.from(h,"latin1")));function w(h){const n=h.get("Type");return g(n,"Sig")||g(n,"DocTimeStamp")||h.has("ByteRange")}})};
