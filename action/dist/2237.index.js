"use strict";exports.id=2237,exports.ids=[2237],exports.modules={81272:((ft,q,k)=>{k.d(q,{g:()=>$,q:()=>s});var i=k(42973);function s({stream:P,total:M,documents:L=1},v){const a="\
It may be a decompression bomb; if it is not, save it without compression in another program",g=L===1?"the document":"this document and of those before it";return v>
P?(0,i.F)("streamBytes",`A stream of the document expands to more than ${P} bytes`,a):(0,i.F)("expansion",`The streams of ${g} expand to more than ${M} bytes`,a)}
class ${budget;chunks=[];size=0;consumed=0;constructor(M){this.budget=M}push(M){if(this.size+=M.length,this.size>this.budget.stream||this.size>this.budget.remaining)
throw this.budget.remaining-=this.size,s(this.budget,this.size);this.chunks.push(M)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.
chunks[0];const M=new Uint8Array(this.size);let L=0;for(const v of this.chunks)M.set(v,L),L+=v.length;return M}}}),60623:((ft,q,k)=>{k.d(q,{Kc:()=>L,M_:()=>v,UD:()=>m});
var i=k(62760),s=k(58552),$=k(27059),P=k(78157),M=k(81272);const L=f=>(0,i.$)(f,{level:4,mem:3}),v=f=>(0,i.$)(f,{level:0}),a=16384,g=1<<26;function m(f,A,y){const w=A.
codec?.inflateNow(f,Math.min(A.stream,A.remaining,g));if(w)return A.remaining-=w.length,w;const B=(0,P.j8)(f,0,Math.min(f.length,4)),K=(f[B]&15)===8&&(f[B]<<8|f[B+
1])%31===0;K||(y.found=!0);const et=h(f.subarray(K?B+2:0),A,y);if(et)return et;throw(0,s.O$)("a compressed stream is damaged")}function h(f,A,y){if(A.remaining<=
0)throw(0,M.q)(A,0);const w=new M.g(A);if(f.length<=16*a){const K=(A.scratch??new $.f).bytes;try{const et=(0,i.HM)(f,{out:K});if(et.length<K.length)return w.push(
et.slice()),w.finish()}catch(et){if(et instanceof s.zU)throw et}}if(R(f,w,f.length))return w.finish();y.found=!0;const B=new M.g(A);return R(f,B,Math.floor(w.consumed/
a)*a),B.size===0?void 0:B.finish()}const c=16;function R(f,A,y){const w=new i.EL(K=>{K.length&&A.push(K)}),B=y<f.length;try{for(let K=0;K<f.length;){const et=K<
y?a:c;A.consumed=K,w.push(f.subarray(K,K+et),!B&&K+et>=f.length),K+=et}}catch(K){if(K instanceof s.zU)throw K;return!1}return!0}}),59596:((ft,q,k)=>{k.d(q,{Kc:()=>P.
Kc,TT:()=>j,M_:()=>P.M_,tN:()=>Z});var i=k(58552),s=k(78157);function $(F){let T=F.length+5;for(const G of F)G===s.y_&&(T+=3);const S=new Uint8Array(T);let O=0,
_=0,N=0,W=F[0]===s.iH&&F[1]===s.du?2:0;for(;W<F.length;W++){const G=F[W];if(G===s.du)break;if(s.Kl[G]!==s.t6){if(G===s.y_&&N===0){O+=4;continue}if(!(G<s.Ec||G>s.
Hh)&&(_=_*85+(G-s.Ec),!(++N<5))){for(let tt=24;tt>=0;tt-=8)S[O++]=Math.floor(_/2**tt)&255;_=N=0}}}if(N>1){for(let G=N;G<5;G++)_=_*85+84;for(let G=0;G<N-1;G++)S[O++]=
Math.floor(_/2**(24-8*G))&255}return S.slice(0,O)}var P=k(60623),M=k(81272);const L=256,v=257,a=258,g=4096,m=65536,h=-1;function c(F,T,S,O){const _=new f(S);let N=9,
W=0,G=0;for(let tt=0;tt<F.length;tt++){if(G=(G<<8|F[tt])&16777215,W+=8,W<N)continue;W-=N;const ot=G>>W&(1<<N)-1;if(ot===v)break;if(ot===L)_.clear();else if(!_.put(
ot)){O.found=!0;break}N=R(_.next+T)}return _.finish()}function R(F){return F>=2048?12:F>=1024?11:F>=512?10:9}class f{next=a;previous=h;prefix=new Int16Array(g);suffix=new Uint8Array(
g);length=new Uint16Array(g);collector;out=new Uint8Array(m);used=0;constructor(T){this.collector=new M.g(T);for(let S=0;S<L;S++)this.suffix[S]=S,this.length[S]=
1}clear(){this.next=a,this.previous=h}put(T){const{previous:S,next:O,length:_}=this,N=T<O;if(!N&&(S===h||T!==O))return!1;const W=N?_[T]:_[S]+1;this.used+W>m&&this.
flush();const G=this.used,tt=this.write(N?T:S,G);return N||(this.out[G+W-1]=tt),S!==h&&O<g&&this.add(S,tt),this.used=G+W,this.previous=T,!0}write(T,S){const{out:O,
prefix:_,suffix:N}=this;for(let W=S+this.length[T]-1;W>S;W--)O[W]=N[T],T=_[T];return O[S]=N[T]}add(T,S){const{next:O}=this;this.prefix[O]=T,this.suffix[O]=S,this.
length[O]=this.length[T]+1,this.next=O+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(m),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}var A=k(60269),y=k(11032);function w(F,T){let S=0;if(B(F,(N,W,G)=>S+=W+G),S>T.stream||S>
T.remaining)throw(0,M.q)(T,S);T.remaining-=S;const O=new Uint8Array(S);let _=0;return B(F,(N,W,G)=>{for(let tt=0;tt<W;tt++)O[_+tt]=F[N+tt];G>0&&O.fill(F[N],_,_+
G),_+=W+G}),O}function B(F,T){for(let S=0;S<F.length&&F[S]!==128;){const O=F[S++];if(S>=F.length)return;O<128?T(S,Math.min(O+1,F.length-S),0):T(S,0,257-O),S+=O<
128?O+1:1}}const K={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},et=new Set(["FlateDecode","LZWDecode","ASCII\
85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),j=F=>et.has(K[F]??F);function Z(F,T,S,O,_={found:!1}){switch(K[F]??F){case"FlateDecode":return(0,y.T)((0,P.
UD)(T,O,_),S);case"LZWDecode":return(0,y.T)(c(T,(0,A.c)(S,"EarlyChange",1),O,_),S);case"ASCII85Decode":return $(T);case"ASCIIHexDecode":return(0,s.sk)(T,0,T.length);case"\
RunLengthDecode":return w(T,O);case"Crypt":return T;default:throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}}),60269:((ft,q,k)=>{
k.d(q,{c:()=>i});function i(s,$,P){const M=s?.get($);return typeof M=="number"?Math.trunc(M):P}}),14752:((ft,q,k)=>{k.d(q,{X:()=>s,Y:()=>i});function i($,P,M,L,v,a,g){
const m=M+L,h=a-M;if($===1)for(let c=M+g;c<m;c++)P[c]=P[c]+P[c-g];else if($===2)for(let c=M;c<m;c++)P[c]=P[c]+v[c+h];else if($===3)for(let c=M;c<m;c++)P[c]=P[c]+
((c>=M+g?P[c-g]:0)+v[c+h]>>1);else if($===4)for(let c=M;c<m;c++){const R=c<M+g,f=R?0:P[c-g];P[c]=P[c]+s(f,v[c+h],R?0:v[c+h-g])}}function s($,P,M){const L=$+P-M,
[v,a,g]=[Math.abs(L-$),Math.abs(L-P),Math.abs(L-M)];return v<=a&&v<=g?$:a<=g?P:M}}),11032:((ft,q,k)=>{k.d(q,{T:()=>$});var i=k(60269),s=k(14752);function $(h,c){
const R=(0,i.c)(c,"Predictor",1);if(R<=1)return h;const f=m((0,i.c)(c,"Colors",1),1,32),A=m((0,i.c)(c,"BitsPerComponent",8),1,16),y=m((0,i.c)(c,"Columns",1),1,1<<
24),w=Math.ceil(f*A*y/8);return R===2?P(h,w,f,A):g(h,w,Math.ceil(f*A/8))}function P(h,c,R,f){const A=f===8?M:f===16?L:[1,2,4].includes(f)?v:void 0;if(!A)return h;
const y=h.slice();for(let w=0;w<y.length;w+=c)A(y,w,Math.min(w+c,y.length),R,f);return y}function M(h,c,R,f){for(let A=c+f;A<R;A++)h[A]=h[A]+h[A-f]}function L(h,c,R,f){
const A=2*f;for(let y=c+A;y+1<R;y+=2){const w=h[y+1]+h[y+1-A];h[y+1]=w,h[y]=h[y]+h[y-A]+(w>>8)}}function v(h,c,R,f,A){const y=(1<<A)-1,w=new Uint8Array(f);let B=0;
for(let K=c;K<R;K++){const et=h[K];let j=0;for(let Z=8-A;Z>=0;Z-=A){const F=w[B]+(et>>Z)&y;w[B]=F,j|=F<<Z,B=B+1===f?0:B+1}h[K]=j}}const a=64;function g(h,c,R){const f=Math.
ceil(h.length/(c+1)),A=new Uint8Array(h.length-f),y=new Uint8Array(Math.min(c,h.length));let w=0;for(let B=0;B<h.length;B+=c+1){const K=Math.min(c,h.length-B-1);
if(K<a)for(let j=0;j<K;j++)A[w+j]=h[B+1+j];else A.set(h.subarray(B+1,B+1+K),w);const et=B===0;(0,s.Y)(h[B],A,w,K,et?y:A,et?0:w-c,R),w+=K}return A}const m=(h,c,R)=>Math.
min(Math.max(h,c),R)}),54619:((ft,q,k)=>{k.d(q,{HV:()=>i,UT:()=>$,jC:()=>P,tL:()=>s,wg:()=>v});const i=0,s=1,$=2,P=3,M=1e5,L=1e4;class v{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;constructor({
limits:g,memory:m},h){this.sourceLength=h,this.memory=m,this.bound=Math.min(g.objects,Math.max(1e6,h));const c=h<M?64:1024;this.kind=new Uint8Array(c),this.place=
new Int32Array(c),this.detail=new Int32Array(c)}offer(g,m,h,c){g<this.kind.length&&this.kind[g]!==i||this.set(g,m,h,c)}askFor(g){g>0&&g<=this.bound&&(this.kind[g]??
i)===i&&this.unlisted.add(g)}set(g,m,h,c){if(g>this.bound){this.overflowed=!0;return}g>=this.kind.length&&this.grow(g+1),this.kind[g]=m,this.place[g]=h,this.detail[g]=
c,g>=this.size&&(this.size=g+1)}grow(g){const m=Math.min(Math.max(g,this.kind.length*2),this.bound+1),h=Math.max(this.kind.length,this.sourceLength,L);m>h&&this.
memory.takeNumbers(m-h);const[c,R,f]=[new Uint8Array(m),new Int32Array(m),new Int32Array(m)];c.set(this.kind),R.set(this.place),f.set(this.detail),[this.kind,this.
place,this.detail]=[c,R,f]}}}),12237:((ft,q,k)=>{k.d(q,{E:()=>U});var i=k(58552),s=k(78157),$=k(64580),P=k(42973),M=k(52205),L=k(59596),v=k(68973),a=k(45599);function g(r,t,e,n){
const o=r.job.limits.filters,l=(0,M.c3)(r,t.dict.get("Filter")??t.dict.get("F")),p=(0,M.c3)(r,t.dict.get("DecodeParms")??t.dict.get("DP"));if(l.length>o)throw(0,P.
F)("filters",`A stream of the document has ${l.length} filters; at most ${o} are allowed`,"Open it in another PDF program and save it again");let b=r.encoded(t);
for(const[I,H]of l.entries()){const V=r.dict(p[I]);H instanceof a.SX&&(b=(0,L.tN)(H.text,b,V&&(0,M.x$)(r,V),e,n))}return b}async function m(r,t,e){const[n,...o]=(0,M.
c3)(r,t.dict.get("Filter")??t.dict.get("F")),l=(0,M.c3)(r,t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,a.Eo)(n,"FlateDecode")||o.length>0||l.some(b=>b!==
null))return;const p=await(0,v.uM)(r.job).inflate(r.encoded(t),Math.min(e.stream,e.remaining));return p&&(e.remaining-=p.length),p}function h(r,t,e){if((0,M.c3)(
r,t.dict.get("Filter")??t.dict.get("F")).some(l=>l instanceof a.SX&&!(0,L.TT)(l.text)))return;const o={found:!1};try{return{data:g(r,t,e,o),whole:!o.found}}catch(l){
if(l instanceof i.zU&&l.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw l}}var c=k(54619),R=k(45798),f=k(85368),A=k(88500);function y(r,t){
if(!(t instanceof a.Z6))return;const[e,n]=[r.resolve(t.dict.get("N")),r.resolve(t.dict.get("First"))];if(typeof e!="number"||typeof n!="number"||!Number.isInteger(
n)||n<0)return;let o;try{o=r.decoded(t)}catch(H){if(H instanceof i.zU&&H.code==="unreadable_document")return;throw H}const[l,p]=[[],[]];let b=0;for(;l.length<e;){
const H=(0,s.JI)(o,(0,s.AN)(o,b,o.length),o.length),V=(0,s.JI)(o,(0,s.AN)(o,H.after,o.length),o.length);if(H.value<0||H.value>2147483647||V.value<0||n+V.value>o.
length)break;l.push(H.value),p.push(n+V.value),b=V.after}const I=new Int32Array(p.length);for(let H=0;H<I.length;H++)I[H]=p[H+1]??o.length;if((0,s.bS)(o).includes(
"stream")){const H=new A.s;for(const[V,X]of p.entries()){H.reset();const Q=H.value(o,X,I[V]);Q>=0&&(I[V]=Q)}}return{data:o,numbers:new Int32Array(l),starts:new Int32Array(
p),ends:I}}const w=12;class B{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n,table:o}=t;this.counted=new Uint8Array(o.size),this.streams=new f.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new B(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:o,memory:l}=n,p=this.
counted[t]===1,b=this.parser(t,e.bytes,e.start,e.end,p?1/0:l.values),I=b.value();if(p||(l.values=b.room),this.counted[t]=1,this.spend(b.at-e.start),!(I instanceof
a.Bi)||e.bytes!==o)return I;const H=(0,s.AN)(o,b.at,o.length);if(!(0,s.w1)(o,H,"stream"))return I;const{start:V,end:X}=this.streams.data(H,this.lengthOf(I.get("\
Length"))),Q=this.security&&!(0,a.Eo)(I.get("Type"),"XRef");return new a.Z6(I,o.subarray(V,X),Q?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,o,l=this.
document.memory.values){const{document:p,security:b}=this;let I;if(b&&t!==this.encryptNumber&&p.table.kind[t]===c.tL){const H=p.generation(t);I=V=>b.decryptString(
V,t,H)}return new R.i(e,n,o,p.job.limits.nesting,I,l)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),n=e&&new R.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:o}=this;if(o.has(t)||n.table.kind[t]!==c.tL)return;o.add(t);const l={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},
p=y(n,this.read(t,l));if(o.delete(t),this.objectStreams.set(t,p),!!p)return this.effort+=p.data.length*n.job.limits.parsing,n.memory.hold(p.data.length+p.numbers.
length*w,this.holder,t),p}spend(t){if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}var K=k(67382),et=k(51271),j=k(83363),Z=k(45657);const F=100;
class T{document;numbers=[];claimed;blank=[];positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new et.L;constructor(t){this.document=
t}async read(){const t=await(0,j.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=
t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.blank=t.blank}copyFrom(t){this.numbers=t.numbers,this.positions=
t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const o of j.i)e[o]!==void 0&&(n[o]=(0,$.F)(e[o]));return n}),this.irregular=
t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){
if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??
0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){
return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){
for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),
this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new K.B(this.document);for(const n of t){this.
document.exists(n)&&e.keep(n);const o=this.document.job.pace.step(1e3);o&&await o}}async keep(t){const{numbers:e,ancestry:n}=this,o=e.filter((l,p)=>t[p]);if(this.
irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(o);return}this.numbers=o,this.ancestry=n.filter((l,p)=>t[p]),this.
positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),o=new Map,l=this.inherited.map(X=>O(e,X,o)),{nodes:p,parents:b}=this.grow(n),I=p.map(({
ref:X})=>({Parent:X}));for(let X=0;X<n.length;X++){const Q=n[X],st=this.indexOf(Q),lt=b[X];p[lt].kids.push(new a.oS(Q,e.generation(Q)));const dt=st<0?S:l[this.ancestry[st]];
e.patch(Q,I[lt],dt);const ct=e.job.pace.step(600);ct&&await ct}for(const{ref:X,kids:Q,parent:st,count:lt}of p)e.put(X,new a.Bi([["Type",new a.SX("Pages")],...st?
[["Parent",st]]:[],["Kids",Q],["Count",lt]]));const H=p[p.length-1].ref,V=e.catalog.get("Pages");(!(V instanceof a.oS)||V.number!==H.number)&&e.editCatalog().set(
"Pages",H),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new et.L(!1)}grow(t){const{document:e}=this,
n=t.length,o=e.catalog.get("Pages"),l=Q=>this.indexOf(Q)>=0||t.includes(Q),p=o instanceof a.oS&&o.number>0&&!l(o.number)?o:void 0,b=[];let I=[];const H=(Q,st)=>({
ref:st&&p?new a.oS(p.number,e.generation(p.number)):e.add(null),kids:[],parent:void 0,count:Q}),V=Math.max(1,Math.ceil(n/F));for(let Q=0;Q<V;Q++)I.push(H(Math.min(
F,n-Q*F),V===1));const X=Array.from({length:n},(Q,st)=>Math.floor(st/F));for(;I.length>1;){(0,Z.RZ)(b,I);const Q=Math.ceil(I.length/F),st=Array.from({length:Q},
()=>H(0,Q===1));for(const[lt,dt]of I.entries()){const ct=st[Math.floor(lt/F)];dt.parent=ct.ref,ct.kids.push(dt.ref),ct.count+=dt.count}I=st}return(0,Z.RZ)(b,I),
{nodes:b,parents:X}}}const S={};function O(r,t,e){const{Resources:n}=t;if(!(n instanceof a.Bi))return{...t};const o=e.get(n)??r.add(n);return e.set(n,o),{...t,Resources:o}}
const _=1,N=2,W=3;class G{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new G(0);for(const[e,n]of this.
edited)t.edited.set(e,(0,$.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,_)===N&&
this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,N),this.patched.set(t,e)}remove(t){const e=this.set(t,W);e===_?this.edited.delete(t):e===N&&this.
patched.delete(t)}set(t,e){if(t>=this.kind.length){const o=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));o.set(this.kind),this.kind=o}const n=this.
kind[t];return this.kind[t]=e,this.any=!0,n}}var tt=k(64680),ot=k(45079);const pt={},wt=4096,Rt=1<<21,At=`
endobj
`,kt=`>>${At}`,Ot=2147483647;class $t{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new tt.k(256);scan=new A.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,o,l){
(o!==this.entries||l!==this.defaults)&&this.prepare(o,l);const{text:p,defaultTexts:b}=this,{open:I,close:H}=n,V=e<0,X=V?I-2:e;this.reserve(H-X+p.bytes.length+this.
defaultSize);const Q=this.used,st=this.noted,lt=this.keepOthers(t,X,n);this.put(t,lt,H);let dt=n.special||p.special;for(let ct=0;ct<b.length;ct++){const yt=b[ct],
bt=n.find(t,yt.key);if(bt>=0){const Ht=(0,s.AN)(t,n.at[bt+2],H);if(!(0,s.w1)(t,Ht,"null"))continue;this.used=Q,this.noted=st;return}dt||=yt.special,this.put(yt.
bytes,0,yt.bytes.length),this.note(yt.marks,0,yt.marks.length,Ot)}return this.put(p.bytes,0,p.bytes.length-(V?At.length:0)),this.note(p.marks,0,p.marks.length,Ot),
{bytes:this.memory,start:Q+I-2-X,end:V?this.used:this.used-At.length,from:V?-1:Q,to:V?-1:this.used-1,references:dt?void 0:this.references,first:st,last:this.noted}}keepOthers(t,e,{
at:n,first:o,used:l,scan:p,marksFrom:b,marksTo:I}){const{keys:H}=this,{marks:V}=p;let X=b,Q=e;for(let st=o;st<l;st+=4){const lt=n[st],dt=n[st+1]-lt;for(let ct=0;ct<
H.length;ct++)if(!(H[ct].length!==dt||!(0,s.w1)(t,lt,H[ct])))for(X=this.note(V,X,I,lt),this.put(t,Q,lt-1),Q=n[st+3];X<I&&V[X+1]<Q;)X+=3}return this.note(V,X,I,Ot),
Q}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(o=>!(o in t));this.defaultTexts=
n.map(o=>{const l=this.textOf(e,[o]);return{...l,key:o,bytes:l.bytes.subarray(0,-kt.length)}}),this.defaultSize=this.defaultTexts.reduce((o,{bytes:l})=>o+l.length,
0)}textOf(t,e){const{draft:n,scan:o}=this;n.clear(),n.text("<<");for(const b of e){const I=t[b];I!==void 0&&((0,ot.dZ)(n,b),n.byte(s.Z4),(0,ot.bD)(n,I,ot.yT))}n.
text(kt);const l=new Uint8Array(n.bytes);o.reset();const p=o.value(l,0,l.length)!==l.length-At.length;return{bytes:l.subarray(2),marks:o.marks.slice(0,o.used),special:p||
o.byteRange}}note(t,e,n,o){let l=e;for(;l<n&&t[l+1]<o;l+=3)this.refer(t[l]);return l}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(wt,Math.min(this.memory.length*2,Rt),Math.min(this.sourceLength>>4,Rt));this.
memory=(0,s.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Ft(r,t,e){for(const[n,o]of Object.entries(t))o===void 0?r.delete(n):r.set(n,o);for(const[
n,o]of Object.entries(e))o!==void 0&&!r.has(n)&&!(n in t)&&r.set(n,o)}var Dt=k(79725);const Tt=6;class Ut{index=new Int32Array(0);records=new Int32Array(Tt*16);count=0;at=new Int32Array(
64);used=0;scan=new A.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Dt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:o,
scan:l}=this,p=this.count*Tt;o[p]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),o[p+1]=this.used+=n.used-n.first,o[p+2]=n.open,o[p+3]=n.close,o[p+
4]=l.used,l.append(n.scan.marks,n.marksFrom,n.marksTo),o[p+5]=l.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:o}=this,
l=(n-1)*Tt;return e.at=this.at,e.scan=this.scan,e.first=o[l],e.used=o[l+1],e.open=o[l+2],e.close=o[l+3],e.marksFrom=o[l+4],e.marksTo=o[l+5],e.special=!1,!0}fork(){
const t=new Ut;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Tt),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*Tt>this.records.length&&(this.records=(0,Dt.Z)(this.records,(this.
count+1)*Tt)),this.used+t>this.at.length&&(this.at=(0,Dt.Z)(this.at,this.used+t))}}class Ct{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Ut;entries=new Dt.
R;located=-1;patcher;next;constructor(t,e,n,o=e.memory){this.bytes=t,this.job=e,this.memory=o,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new B(this),this.changes=new G(this.next),this.pages=new T(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,$.F)(this.trailer),o=new Ct(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return o.reader=this.reader.fork(o),o.next=this.next,o.changes=this.changes.fork(),o.kept=this.kept.fork(),o.walked=this.
walked,o.pages.copyFrom(this.pages),o}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof a.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,s.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof a.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===W)return null;
if(n===_)return this.changes.edited.get(e);const o=this.values.get(e);if(o!==void 0)return o;const l=this.place(e),p=l?this.reader.read(e,l):null;return this.values.
set(e,p),p}resolve(t){for(let e=0;t instanceof a.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new a.oS(e,0)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===_)return!0;if(e===W)return!1;const n=this.table.kind[t];return n===c.tL||n===c.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===_||e===N}isEdited(t){return this.changes.kind[t]===_}patched(t){return this.changes.
kind[t]===N?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===_?this.changes.edited.get(t):this.values.get(t);if(n!==void 0||e===
W)return this.resolve(n)instanceof a.Z6;const o=this.place(t);if(o?.bytes!==this.bytes)return!1;const{bytes:l}=this,p=oe(l,(0,s.AN)(l,o.start,o.end)),b=p>=0?p:this.
locateHere(t,o)?this.entries.close+2:-1;return b<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,s.w1)(l,(0,s.AN)(l,b,o.end),"stream")?!(0,s.bS)(l.subarray(o.start,
b)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const n=this.changes.kind[t],o=n===_?this.changes.edited.get(t):this.values.get(t);
if(o!==void 0||n===W)return o instanceof a.Bi?o.get(e):void 0;const l=this.place(t);if(!l)return;const{entries:p}=this;if(!this.locateHere(t,l))return this.dict(
new a.oS(t))?.get(e);const b=p.find(l.bytes,e);return b<0?void 0:this.reader.parser(t,l.bytes,p.at[b+2],p.at[b+3]).value()}patch(t,e,n=pt){const o=this.place(t),
l=this.security&&[...Object.values(e),...Object.values(n)].some(ot.sd),p=o&&!l&&this.locateHere(t,o)?this.patchAt(t,o,e,n):void 0;if(!p){const b=this.edit(t);b instanceof
a.Bi&&Ft(b,e,n);return}this.changes.patch(t,p),this.values.delete(t),this.located=-1}patchAt(t,e,n,o){return this.patcher??=new $t(this.bytes.length),this.patcher.
patch(e.bytes,this.headerOf(t,e),this.entries,n,o)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{bytes:e,start:n,
end:o},l){return this.recallEntries(t,l)||l.locate(e,n,o)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,M.x$)(this,t.dict)):n}decoded(t){return g(
this,t,this.memory)}async decodedAtEase(t){return await m(this,t,this.memory)??this.decoded(t)}decodedPart(t){return h(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===_||e===W)){if(e===N)return this.changes.patched.get(t);switch(this.table.kind[t]){case c.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case c.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let o=this.table.detail[t];n.numbers[o]!==t&&(o=n.numbers.indexOf(
t));const l=n.starts[o];return l===void 0?void 0:{bytes:n.data,start:l,end:n.ends[o]}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==W&&
this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===c.tL?
this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new Ut}release(t){
this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)
return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function oe(r,t){if(r[t]!==s.iH||r[t+1]!==s.iH)return-1;for(t+=2;t<r.length;t++){
const e=r[t];if(e===s.vz)return r[t+1]===s.vz?t+2:-1;if(e===s.iH||e===s.Cx||e===s.IQ)return-1}return-1}const ae=5e5;async function Zt(r,t){const{pace:e}=r.job,n=new ce(
r),[o,l,p]=[[],[],[]];for(let I=0;I<t.count;I++){n.ofContent(r.entry(t.number(I),"Contents"))&&o.push(I+1);const{fonts:H,images:V}=n.ofResources(t.attribute(I,"\
Resources"));H&&l.push(I+1),V&&p.push(I+1);const X=e.step(2e3);X&&await X}const b=t.blank.map(I=>t.indexOf(I)+1).filter(I=>I>0);return{count:t.count,claimed:t.claimed,
lost:b,withoutContent:o,withoutFonts:l,withoutImages:p}}const xt={fonts:!1,images:!1};class ce{document;looks=0;known=new Map;constructor(t){this.document=t}ofContent(t){
return t==null?!1:(this.document.array(t)??[t]).some(n=>this.isLost(n)||typeof n=="number")}ofResources(t,e=0){const{document:n}=this;if(t instanceof a.oS)return this.
once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof a.Bi)||e>n.job.limits.formDepth)return xt;let o=this.valuesOf(t.get("Font")).some(p=>this.isFontLost(
p)),l=!1;for(const p of this.valuesOf(t.get("XObject"))){l||=this.isLost(p);const b=p instanceof a.oS?this.once(p.number,()=>this.ofForm(n.get(p),e+1)):xt;o||=b.
fonts,l||=b.images}return{fonts:o,images:l}}ofForm(t,e){return t instanceof a.Z6?this.ofResources(t.dict.get("Resources"),e):xt}valuesOf(t){const e=[...this.document.
dict(t)?.values()??[]];return this.looks+=e.length,this.looks>ae?[]:e}once(t,e){const n=this.known.get(t);if(n)return n;this.known.set(t,xt);const o=e();return this.
known.set(t,o),o}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const n=e.dict(t),o=e.array(n?.get("DescendantFonts"))?.slice(0,1)??[];if(o.some(
b=>this.isLost(b)))return!0;const l=(e.dict(o[0])??n)?.get("FontDescriptor");return this.isLost(l)?!0:["FontFile","FontFile2","FontFile3"].map(b=>e.dict(l)?.get(
b)).some(b=>this.isLost(b))}isLost(t){return t instanceof a.oS&&this.document.resolve(t)===null}}async function Kt(r,t){const{table:e}=r,n=[];for(let b=1;b<e.size;b++){
(e.kind[b]===c.tL||e.kind[b]===c.UT)&&(0,a.Eo)(r.entry(b,"Type"),"Page")&&n.push(b);const I=r.job.pace.step(1e3);I&&await I}if(n.length===0)throw(0,i.O$)("it ha\
s no pages");const o=n.map(b=>new a.oS(b,r.generation(b))),l=r.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",o],["Count",o.length]])),p=r.edit(r.catalogNumber);
if(!(p instanceof a.Bi))throw(0,i.O$)("it has no catalog");if(p.set("Pages",l),await t.read(),t.count===0)throw(0,i.O$)("it has no pages");await t.rebuild(t.numbers)}
var Et=k(37628),Mt=k(22480);const jt=512,te=1<<22,fe=65536;class Pt{bytes;pace;onTrailer;buffer;scan=new A.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=o=>o){
this.bytes=t,this.pace=e,this.onTrailer=n,this.buffer=(0,s.bS)(t),this.streams=new Et.k(t,"stream",o=>Jt(t,o)),this.objectEnds=new Et.k(t,"endobj"),this.streamEnds=
new Et.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=Wt(e,t),t>=n)return;const o=(0,s.
yp)(e[t])?(0,s.ay)(e,t,n):void 0;if(o&&Yt(o.number))return o;const l=Lt(e,t);if(l==="trailer"){const p=this.valueEnd(t+7,Math.min(n,t+fe));if(p<0)return this.search(
t);this.readTrailer(t+7),t=p}else if(l){t=Xt(e,t+l.length);const p=(0,s.w1)(e,t,"obj")?Qt(e,t):void 0;if(p)return p}else return this.search(t)}}async search(t){
const{bytes:e,buffer:n,pace:o}=this;let l;for(let b=t;!l;){const I=n.indexOf("obj",b);if(I<0)break;l=Qt(e,I);const H=o.step(I-b+200);H&&await H,b=I+3}const p=n.
subarray(0,l?.start??e.length);for(let b=p.indexOf("trailer",t);b>=0;b=p.indexOf("trailer",b+7))this.readTrailer(b+7);return l}readTrailer(t){t>=this.trailersRead&&
(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:n}=this,o=e.length,l=this.soundEnd(t);if(l<0)return this.malformed(t);const p=(0,s.
AN)(e,l,o);return e[l-1]!==s.vz||!(0,s.w1)(e,p,"stream")?{at:l,dictionaryEnd:-1,isCut:!1}:this.stream(p,n.length,l)}soundEnd(t){const{bytes:e}=this,n=e.length,o=(0,s.
AN)(e,t,n);if((0,s.rg)(e,o))return o;const l=this.objectEnds.next(o),p=this.valueEnd(o,l<0?n:l);if(p>=0&&ee(e,p))return p;if(l<0||this.farAllowance<=0)return-1;
const b=Math.min(n,o+te),I=this.walk(o,b);return I>=0&&ee(e,I)?I:(this.farAllowance-=b-o,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(jt,this.allowance)),o=this.
walk(t,n);return o<0&&(this.allowance-=n-t),o}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.
next(t),o=this.objectEnds.next(t),l={at:t,dictionaryEnd:-1,isCut:o<0};if(n<0||o>=0&&o<n)return l;const p=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.
test(p))return l;const b=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(p);return this.stream(n,b?Number(b[1]):-1,n)}stream(t,e,n){const o=(0,Mt.n)(this.bytes,t);if(e>=
0&&(0,Mt.V)(this.bytes,o+e))return{at:o+e,dictionaryEnd:n,isCut:!1};const l=this.streamEnds.next(o);return{at:l<0?o:l,dictionaryEnd:n,isCut:!1}}}async function ue(r,t,e){
return Wt(r,t)>=r.length?!1:await new Pt(r,e).next(t)!==void 0}function Wt(r,t){const e=r.length;for(;t<e;)if(s.Kl[r[t]]===s.t6)t++;else{if(r[t]!==s.IQ)break;(0,s.
w1)(r,t,"%%EOF")?t+=5:t=(0,s.D)(r,t,e)}return t}const Gt=["endobj","endstream","xref","startxref","trailer"];function Lt(r,t){return Gt.find(e=>(0,s.w1)(r,t,e))}
function Xt(r,t){const{length:e}=r;for(;t<e;t++){const n=r[t];if(!((0,s.yp)(n)||n===s.Z4||n===s.kR||n===s.u7||n===s.yq||n===s.MV))break}return t}function ee(r,t){
const e=(0,s.AN)(r,t,r.length);return e>=r.length||(0,s.rg)(r,e)||(0,s.w1)(r,e,"stream")?!0:(0,s.yp)(r[e])?(0,s.ay)(r,e,r.length)!==void 0:Lt(r,e)!==void 0}const Yt=r=>r>
0&&r<=2147483647;function Jt(r,t){let e=t+6;for(;r[e]===s.Z4;)e++;if(r[e]!==s.kR&&r[e]!==s.u7)return!1;let n=t-1;for(;n>0&&s.Kl[r[n]]===s.t6;)n--;return r[n]===
s.vz&&r[n-1]===s.vz}function Qt(r,t){let e=t-1;const n=()=>{const b=e;for(;e>=0&&(0,s.yp)(r[e]);)e--;return b-e>0&&b-e<=10?(0,s.JI)(r,e+1,b+1).value:-1},o=()=>{
const b=e;for(;e>=0&&s.Kl[r[e]]===s.t6;)e--;return e<b};o();const l=n();if(l<0||l>65535||!o())return;const p=n();return Yt(p)?{number:p,generation:l,start:e+1,body:t+
3}:void 0}const he=new Set(["Root","Info","ID","Encrypt"]);async function zt(r,t){const{limits:e,pace:n}=t,o=new c.wg(t,r.length),l=new a.Bi;let p=!1;const b=H=>{
for(const[V,X]of H)he.has(V)&&l.set(V,X)},I=new Pt(r,n,H=>{const V=new R.i(r,H,Math.min(r.length,H+65536),e.nesting),X=V.value();return(0,a.Zm)(X)&&b(X),V.at});
for(let H=0;;){const V=await I.next(H);if(!V)break;const{number:X,body:Q}=V,st=I.object(V),lt=X<o.size&&o.kind[X]===c.tL;if((!st.isCut||!lt)&&o.set(X,c.tL,V.start,
V.generation),st.dictionaryEnd>=0&&(0,s.bS)(r.subarray(Q,st.dictionaryEnd)).includes("XRef")){const ct=new R.i(r,Q,st.dictionaryEnd,e.nesting).value();(0,a.Zm)(
ct)&&(0,a.Eo)(ct.get("Type"),"XRef")&&(p=!0,ct.has("Root")&&b(ct))}const dt=n.step(st.at-H+200);dt&&await dt,H=st.at}if(o.overflowed&&r.length>8*e.objects)throw(0,P.
F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(o.
size===0)throw(0,i.O$)("no PDF objects were found in the file");return{table:o,trailer:l,streams:p,damaged:!0}}var ne=k(59277);function It(r,t){if(r.length===0)
throw qt();if(r.length>t.inputBytes)throw _t(r.length,t.inputBytes);const e=(0,s.bS)(r.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,s.bS)(r).indexOf(" obj")<0)
throw z(r);return e}function qt(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],
advice:"Check that the file is a complete PDF document"})}function _t(r,t){return(0,P.F)("inputBytes",`The document has ${r} bytes; at most ${t} are allowed`,"S\
plit it with another program first")}function z(r){const t=(0,ne.y)(r);if(t===void 0)return(0,i.O$)("the file is not a PDF document");const e=`is ${t}, not a PD\
F document`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pd\
f"}:{advice:"Give a PDF document"}})}async function Y(r){const{table:t}=r,{pace:e}=r.job,n=[];for(let l=1;l<t.size;l++){t.kind[l]===c.tL&&(0,a.Eo)(r.entry(l,"Ty\
pe"),"ObjStm")&&n.push({number:l,at:t.place[l]});const p=e.step(1e3);p&&await p}n.sort((l,p)=>l.at-p.at);const o=new Set(n.map(({number:l})=>l));for(const{number:l,
at:p}of n)await ut(r,l,b=>!(t.kind[b]===c.tL&&t.place[b]>p)&&!o.has(b))}async function rt(r,t){const{table:e}=r;for(const n of t)(0,a.Eo)(r.entry(n,"Type"),"Obj\
Stm")&&await ut(r,n,o=>(e.kind[o]??c.HV)===c.HV)}async function ut(r,t,e){const{job:n,table:o}=r,l=r.objectStream(t),p=n.pace.step((l?.data.length??0)+1e3);p&&await p;
for(const[b,I]of l?.numbers.entries()??[])I>0&&e(I)&&o.set(I,c.UT,t,b)}async function at(r){if(r.dict(r.trailer.get("Root"))?.has("Pages"))return;let t=-1;for(let e=r.
table.size-1;e>0;e--){if(r.table.kind[e]===c.HV||r.table.kind[e]===c.jC)continue;const n=r.job.pace.step(1e3);n&&await n;const o=r.entry(e,"Type");if((0,a.Eo)(o,
"Catalog"))return ht(r,e);o===void 0&&t<0&&vt(r,e)&&(t=e)}if(t>0)return ht(r,t);if(!(r.get(r.catalogNumber)instanceof a.Bi)){const e=new a.Bi([["Type",new a.SX(
"Catalog")]]);r.trailer.set("Root",r.add(e))}}function ht(r,t){r.trailer.set("Root",new a.oS(t,r.generation(t)))}function vt(r,t){const e=r.entry(t,"Pages");return e instanceof
a.oS&&r.array(r.dict(e)?.get("Kids"))!==void 0}async function Bt(r,t,e,n){if(e.size===0||!await Ee(r,t,n))return[];const o=await ge(r,n),l=[];for(let p=1;p<(o?.
size??0);p++){if(o.kind[p]!==c.tL||se(t,p))continue;const b=(0,s.ay)(r,o.place[p],r.length);b?.number===p&&l.push(b)}return l.some(p=>e.has(p.number)||me(r,p))?
l:[]}const se=(r,t)=>(r.kind[t]??c.HV)!==c.HV;async function Ee(r,t,{pace:e}){const n=(0,s.bS)(r);for(let o=0;;){const l=n.indexOf("obj",o);if(l<0)return!1;const p=Qt(
r,l);if(p&&!se(t,p.number))return!0;const b=e.step(l-o+200);b&&await b,o=l+3}}async function ge(r,t){try{return(await zt(r,t)).table}catch(e){if(e instanceof i.
zU&&e.code==="unreadable_document")return;throw e}}function me(r,{body:t}){const e=r.subarray(0,Math.min(r.length,t+pe)),n=new R.i(e,t,e.length,8).value();return(0,a.
Zm)(n)&&(0,a.Eo)(n.get("Type"),"ObjStm")}const pe=1024,le=1024;async function de(r,t,e){const{table:n}=t,o=new Int32Array(n.size),l=[];let p=t.damaged;for(let b=0;b<
n.size;b+=le){Ae(r,n,o,b,Math.min(b+le,n.size),l)&&(p=!0);const I=e.pace.step(le*20);I&&await I}l.length>0&&(p=!0,Vt(r,n,o,l,(await zt(r,e)).table));for(let b=0;b<
n.size;b++)n.kind[b]===c.UT&&n.kind[n.place[b]]!==c.tL&&n.set(b,c.jC,0,0);return{...t,damaged:p,bodies:o,isMended:l.length>0}}function xe({table:r,trailer:t}){const e=t.
get("Root");return e instanceof a.oS?r.kind[e.number]===c.tL||r.kind[e.number]===c.UT:!1}function Ae(r,t,e,n,o,l){let p=!1;for(let b=n;b<o;b++){if(t.kind[b]!==c.
tL)continue;const I=(0,s.PZ)(r,t.place[b],b,t.detail[b]);if(I>=0){e[b]=I,t.detail[b]===65535&&(p=!0);continue}const H=(0,s.ay)(r,t.place[b],r.length);H?.number===
b?(e[b]=H.body,t.place[b]=H.start,t.detail[b]=H.generation):b>0?l.push(b):t.set(0,c.jC,0,0)}return p}function Vt(r,t,e,n,o){for(const l of n){const b=l<o.size&&
o.kind[l]===c.tL?(0,s.ay)(r,o.place[l],r.length):void 0;b?.number===l?(t.set(l,c.tL,b.start,b.generation),e[l]=b.body):t.set(l,c.jC,0,0)}}var re=k(11032),ie=k(39150);
const we=new Set(["Root","Encrypt","ID"]),Se=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function be(r,t){const e=(0,s.
bS)(r).lastIndexOf("startxref");if(e<0)return;const{value:n,after:o}=(0,s.JI)(r,(0,s.AN)(r,e+9,r.length),r.length);if(n<0||await ue(r,o,t.pace))return;const l=new Oe(
r,t),{table:p}=l,b=new a.Bi;let I=!1,H=!1;const V=new Set;for(let X=n;typeof X=="number"&&!V.has(X);){V.add(X);const Q=X>=0&&X<r.length?await l.section(X):void 0;
if(!Q||p.overflowed)return;I||=Q.stream,H||=!Q.wellFormed;for(const[st,lt]of Q.trailer)(V.size===1?!Se.has(st):we.has(st)&&!b.has(st))&&b.set(st,lt);X=Q.trailer.
get("Prev")||void 0}return{table:p,trailer:b,streams:I,damaged:H}}const Nt=8192;class Oe{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=
new c.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,s.AN)(e,t,e.length),(0,s.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
const{bytes:e,job:n,table:o}=this,l=e.length,p=[];for(;t=(0,s.AN)(e,t,l),!(0,s.w1)(e,t,"trailer");){const V=(0,s.JI)(e,t,l),X=(0,s.JI)(e,(0,s.AN)(e,V.after,l),l);
if(V.value<0||X.value<0)return;const Q={at:(0,s.AN)(e,X.after,l),first:V.value,row:0};for(let st=0;Q.row===st&&st<X.value;){if(st=Math.min(st+Nt,X.value),!Me(e,
Q,st,o,p))return;const lt=n.pace.step(Nt*20);lt&&await lt}if(Q.row<X.value)return;t=Q.at}const b=new R.i(e,t+7,l,n.limits.nesting),I=b.value();if(this.spent+=b.
at-t,!(0,a.Zm)(I)||this.spent>l)return;const H=I.get("XRefStm");typeof H=="number"&&H>0&&H<l&&await this.readStream(H);for(const V of p)o.offer(V,c.jC,0,0);return{
trailer:I,stream:!1,wellFormed:Number.isInteger(I.get("Size"))&&(0,ie.D)(e,t+7,l)}}async readStream(t){const{bytes:e,job:n,table:o}=this,l=(0,s.ay)(e,t,e.length);
if(!l)return;const p=await ke(e,l.body,n);if(!p)return;this.spent+=p.parsed;const{trailer:b,rows:I}=p,H=C(b.get("W")),[V=0,X=0,Q=0]=H,st=V+X+Q;if(H.length<3||st<
1||H.some(yt=>yt<0||yt>8)||this.spent>e.length)return;const lt=b.get("Size"),dt=C(b.get("Index"));dt.length<2&&dt.splice(0,dt.length,0,typeof lt=="number"?lt:Math.
floor(I.length/st));let ct=0;for(let yt=0;yt+1<dt.length;yt+=2)for(let bt=0;bt<dt[yt+1]&&ct+st<=I.length;bt++,ct+=st){const Ht=dt[yt]+bt;if(Ht<0)continue;const Te=V===
0?1:E(I,ct,V),_e=E(I,ct+V,X),Fe=E(I,ct+V+X,Q);if(Te===1&&_e>0?o.offer(Ht,c.tL,Math.min(_e,e.length),Math.min(Fe,65535)):Te===2?o.offer(Ht,c.UT,Math.min(_e,n.limits.
objects),Math.min(Fe,n.limits.objects)):Te<2&&o.offer(Ht,c.jC,0,0),bt%Nt===Nt-1){const De=n.pace.step(Nt*20);De&&await De}}return{trailer:b,stream:!0,wellFormed:(0,ie.
D)(e,l.body,e.length)}}}function Me(r,t,e,n,o){for(;t.row<e&&((t.row>0||t.first!==1)&&ve(r,t,e,n,o),t.row!==e);){const l=Re(r,t,n,o);if(l!=="row")return l==="en\
d"}return!0}function ve(r,t,e,n,o){const{length:l}=r;let{at:p,row:b}=t;for(;b<e&&p+20<=l;b++,p+=20){const I=r[p+17],H=r[p+18],V=r[p+19];if(r[p+10]!==s.Z4||r[p+16]!==
s.Z4||I!==s.yq&&I!==s.MV||H!==s.Z4&&H!==s.u7||V!==s.kR&&V!==s.u7||r[p]<s.l0||r[p]>s.ev||r[p+9]<s.l0||r[p+9]>s.ev)break;const X=((((((r[p+2]*10+r[p+3])*10+r[p+4])*
10+r[p+5])*10+r[p+6])*10+r[p+7])*10+r[p+8])*10+r[p+9]-s.l0*11111111,Q=(r[p]*10+r[p+1]-s.l0*11)*1e8+X;if(I===s.MV||Q===0){o.push(t.first+b);continue}const st=(((r[p+
11]*10+r[p+12])*10+r[p+13])*10+r[p+14])*10+r[p+15]-s.l0*11111,lt=Q>0&&Q<l?Q:l;n.offer(t.first+b,c.tL,lt,Math.max(0,Math.min(st,65535)))}t.at=p,t.row=b}function Re(r,t,e,n){
const o=r.length,l=(0,s.AN)(r,t.at,o);t.at=l;const p=(0,s.JI)(r,l,o);if(p.value<0)return"end";let b=ye(r,p.after);const I=(0,s.JI)(r,b,o);if(I.value<0)return"da\
maged";b=ye(r,I.after);const H=r[b];if(H!==s.yq&&H!==s.MV)return"damaged";const{row:V}=t;V===0&&t.first===1&&H===s.MV&&p.value===0&&I.value===65535&&(t.first=0);
const X=t.first+V;return H===s.yq&&p.value>0?e.offer(X,c.tL,Math.min(p.value,o),Math.min(I.value,65535)):n.push(X),t.at=(0,s.j8)(r,b+1,o),t.row=V+1,"row"}function ye(r,t){
for(;r[t]===s.Z4||r[t]===s.d2;)t++;return t}async function ke(r,t,e){const{limits:n}=e,o=new R.i(r,t,r.length,n.nesting),l=o.value();if(!(0,a.Zm)(l))return;const p=l.
get("Type");if(!(p instanceof a.SX)||p.text!=="XRef")return;const b=(0,s.AN)(r,o.at,r.length);if(!(0,s.w1)(r,b,"stream"))return;const I=(0,Mt.n)(r,b),H=l.get("L\
ength"),V=typeof H=="number"?I+H:-1,X=V>=I&&V<=r.length&&(0,Mt.V)(r,V)?V:(0,s.bS)(r).indexOf("endstream",I);try{const Q=r.subarray(I,X<0?r.length:X);let st=Q;const lt=x(
l.get("Filter")),dt=x(l.get("DecodeParms")??null);for(const[ct,yt]of lt.slice(0,n.filters).entries()){const bt=dt[ct];yt instanceof a.SX&&(st=await d(yt.text,st,
(0,a.Zm)(bt)?bt:void 0,e))}return{trailer:l,rows:st,parsed:o.at-t+Q.length}}catch(Q){if(Q instanceof i.zU&&Q.code==="limit_exceeded")throw Q;return}}const u=65536;
async function d(r,t,e,n){const{memory:o}=n;if(r==="FlateDecode"&&t.length>u){const l=await(0,v.uM)(n).inflate(t,Math.min(o.stream,o.remaining));if(l)return o.remaining-=
l.length,(0,re.T)(l,e)}return(0,L.tN)(r,t,e,o)}function E(r,t,e){let n=0;for(let o=0;o<e;o++)n=n*256+r[t+o];return n}const x=r=>r==null?[]:Array.isArray(r)?r:[r],
C=r=>x(r).map(t=>typeof t=="number"?Math.trunc(t):-1);var D=k(75162);async function U(r,t,e={}){const{limits:n,memory:o}=t,l=(0,s.gq)(r),p=It(l,n);o.admit(l.length);
const b=p>0?[l.subarray(p),l]:[l];for(const I of b){const H=await be(I,t);if(!H?.trailer.has("Root"))continue;const V=await de(I,{...H,damaged:H.damaged||p<0},t);
if(!xe(V))continue;const X=new Ct(I,t,V);mt(X,e);const Q=await gt(X);if(!Q&&X.security?.locked!==!0)continue;if(!Q)return X;const st=new Set([...V.table.unlisted,
...t.asked?.of(r)??[]]),lt=await J(X,V,st,e),dt=lt??X,{table:ct}=V;t.asked?.watch(r,{asked:ct.unlisted,hasAsked:async()=>(await Bt(I,ct,ct.unlisted,t)).length>0});
const{count:yt,claimed:bt,blank:Ht}=dt.pages;return(V.isMended||lt||yt!==bt||Ht.length>0)&&await it(dt),dt}return nt(l,t,e)}async function J({bytes:r,job:t},e,n,o){
const{table:l}=e,p=await Bt(r,l,n,t);if(p.length===0)return;for(const{number:V,start:X,generation:Q}of p)l.set(V,c.tL,X,Q);const b=new Int32Array(l.size);b.set(
e.bodies.subarray(0,l.size));for(const{number:V,body:X}of p)b[V]=X;const I=new Ct(r,t,{...e,damaged:!0,bodies:b});return mt(I,o),await rt(I,p.map(({number:V})=>V)),
I.tableChanged(),[...n].some(V=>se(l,V))&&await gt(I)?I:void 0}async function nt(r,t,e){const n=new Ct(r,t,await de(r,await zt(r,t),t));return mt(n,e),await Y(n),
n.tableChanged(),await at(n),mt(n,e),!await gt(n)&&n.security?.locked!==!0&&await Kt(n,n.pages),await it(n),n}async function it(r){const{job:t,pages:e}=r;t.onRepaired&&
t.onRepaired(await Zt(r,e))}async function gt(r){return r.get(r.catalogNumber)instanceof a.Bi?(await r.pages.read(),r.pages.count>0):!1}function mt(r,{password:t,
evenIfLocked:e=!1}){const n=r.trailer.get("Encrypt");if(r.security||n===void 0)return;const o=r.resolve(n);if(!(o instanceof a.Bi))throw(0,i.O$)("its encryption\
 dictionary is missing");const l=(0,M.WW)(r,r.trailer.get("ID")??null,1);l!==null&&r.trailer.set("ID",l);const p=Array.isArray(l)?l[0]:void 0,b=new Uint8Array,I=(0,M.
WW)(r,o,8),H=()=>(0,D.VH)(I,p instanceof a.Mx?[p.bytes,b]:[b],t),V=e?St(H,()=>(0,D.vK)(I)):H();r.unlock(V,n instanceof a.oS?n.number:-1)}function St(r,t){try{return r()}catch(e){
if(!(e instanceof i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((ft,q,k)=>{k.d(q,{$:()=>P,B:()=>M});var i=k(
54619),s=k(78157),$=k(45599);function P(L,v,a,g){if(!(0,s.yp)(v[a]))return!0;const{value:m}=(0,s.JI)(v,a,g);return L.table.kind[m]!==i.tL?!0:L.bytes[(0,s.AN)(L.
bytes,L.bodies[m],L.bytes.length)]!==s.iH}class M{document;arrays=new Map;constructor(v){this.document=v}keep(v){const{document:a}=this,g=a.entry(v,"Contents");
if(g===void 0||this.isStreamRef(g))return;const m=(0,$.i9)(g)?this.leftOfObject(g):this.leftOf(g);m!==g&&a.patch(v,{Contents:m})}leftOfObject(v){const{arrays:a,
document:g}=this;if(!a.has(v.number)){const m=g.array(v),h=m&&this.leftOf(m);a.set(v.number,h===void 0?void 0:h===m?v:g.add(h))}return a.get(v.number)}leftOf(v){
if(!Array.isArray(v))return;const a=v.filter(g=>this.isStreamRef(g));return a.length<v.length?a:v}isStreamRef(v){return(0,$.i9)(v)&&this.document.isStream(v.number)}}}),
51271:((ft,q,k)=>{k.d(q,{L:()=>s});var i=k(45599);class s{sound;numbers=[];parents=[];homes=[];known;constructor(M=!0){this.sound=M}node(M,L){return M<0&&(this.
sound=!1),this.parents.push(L),this.numbers.push(M)-1}has(M){return(this.known??=new Set(this.numbers)).has(M)}page(M,L){(M<0||this.numbers[M]!==L)&&(this.sound=
!1),this.homes.push(M)}fork(){const M=new s(this.sound);return M.numbers=this.numbers,M.parents=this.parents,M.homes=this.homes,M}async drop(M,L,v){if(!this.sound)
return!1;const{numbers:a,parents:g,homes:m}=this,h=new Int32Array(a.length),c=new Uint8Array(a.length),R=new Set;for(let f=0;f<L.length;f++)v[f]?h[m[f]]++:(c[m[f]]=
1,R.add(L[f]));for(let f=a.length-1;f>0;f--){const A=g[f];h[A]+=h[f],c[f]&&h[f]===0&&R.add(a[f]),c[A]|=c[f]}for(let f=0;f<a.length;f++){if(!c[f]||h[f]===0)continue;
const A=M.edit(a[f]),y=A instanceof i.Bi?M.array(A.get("Kids"))??[]:[];A instanceof i.Bi&&A.set("Kids",y.filter(B=>!$(B,R))).set("Count",h[f]);const w=M.job.pace.
step(y.length*50);w&&await w}return this.homes=m.filter((f,A)=>v[A]),!0}}const $=(P,M)=>(0,i.i9)(P)&&M.has(P.number)}),83363:((ft,q,k)=>{k.d(q,{i:()=>A,S:()=>y});
var i=k(98446),s=k(42973),$=k(79725),P=k(45599),M=k(78157),L=k(67382);function v(S,O,_){_.parent=-1,_.lists=!1;const N=S.place(O),{entries:W}=_;if(N&&S.locate(O,
N,W)&&W.find(N.bytes,"Kids")<0){if(W.used===W.first)return"none";const tt=W.find(N.bytes,"Type");if(tt>=0&&(0,M.wb)(N.bytes,W.at[tt+2],"/Page")){if(N.bytes[(0,M.
AN)(N.bytes,W.close+2,N.end)]===M.HY)return h(S,O);const pt=W.find(N.bytes,"Contents");pt>=0&&(_.lists=(0,L.$)(S,N.bytes,W.at[pt+2],W.at[pt+3]));const wt=W.find(
N.bytes,"Parent");return wt>=0&&(_.parent=(0,M.JI)(N.bytes,W.at[wt+2],W.at[wt+3]).value),"page"}const ot=S.get(O);return ot instanceof P.Bi&&m(S,ot)?"unclear":"\
none"}const G=S.get(O);return!(G instanceof P.Bi)||G.size===0?"none":(0,P.Eo)(G.get("Type"),"Page")?"unclear":S.array(G.get("Kids"))?"node":m(S,G)?"unclear":"no\
ne"}const a=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],g=["MediaBox","Resources"];function m(S,O){const _=S.resolve(O.get("Type"));
if(!(_ instanceof P.SX&&_.text!=="Pages"))return a.some(G=>O.has(G));const W=O.get("Contents")instanceof P.oS||S.array(O.get("Contents"))!==void 0;return g.some(
G=>O.has(G))||W&&O.get("Parent")instanceof P.oS&&!O.has("Subtype")}function h(S,O){const _=S.get(O);return _ instanceof P.Z6?(S.put(O,new P.Bi([..._.dict].filter(
([N])=>!/^(Length|Filter|DecodeParms)$/.test(N)))),"unclear"):"page"}var c=k(51271);class R{document;left;sizes=new Map;constructor(O){this.document=O,this.left=
O.job.limits.nodes}make(O){const _=this.document.get(O),N=this.sizes.get(O)??f(_);if(this.sizes.set(O,N),this.left-=N,this.left<0)throw(0,s.F)("nodes",`The docu\
ment refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save \
it again");return this.document.add(_ instanceof P.Bi?new P.Bi(_):_).number}}function f(S){const O=[S];let _=0;for(let N=O.pop();N!==void 0;N=O.pop())if(_++,Array.
isArray(N))for(const W of N)O.push(W);else if(N instanceof P.Bi)for(const W of N.values())O.push(W);return _}const A=["Resources","MediaBox","CropBox","Rotate"];
async function y(S){return new w(S).read()}class w{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new c.L;look={parent:-1,
lists:!1,entries:new $.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(O){this.document=O,this.copies=new R(O)}async read(){const{document:O,open:_}=this,
{pace:N}=O.job,W=O.catalog.get("Pages")??null;for(_.push({kids:[W],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});_.length>0;){const G=_[_.length-1];if(G.
next===G.kids.length){_.pop(),_.length>0&&this.close(G);continue}const tt=G.kids[G.next++];G.next===G.kids.length&&(G.kids=B,G.next=0);const ot=N.step(400);ot&&
await ot,tt instanceof P.oS?this.visit(tt,G):this.visitNode(tt,-1,G)}return this.finish(W)}close({claimed:O,before:_,lost:N}){const W=this.numbers.length-this.dropped-
_;O!==W&&(this.irregular=!0,!(typeof O=="number"&&O>=W)&&(this.dropped+=this.lost.length-N,this.lost.length=N))}visit(O,_){const{document:N,seen:W,look:G}=this,
{number:tt}=O,ot=W.has(tt);W.add(tt);const pt=v(N,tt,G);if(O.generation!==N.generation(tt)&&(this.irregular=!0),pt==="page"||pt==="unclear"){ot&&(this.irregular=
!0);const wt=ot?this.copies.make(tt):tt;pt==="unclear"?this.unclear.push(wt):this.keepEntries(tt),(pt==="unclear"||G.lists)&&this.listing.push(wt),this.add(wt,_,
G.parent);return}pt==="none"&&!ot&&this.lose(_),pt==="none"||ot?this.irregular=!0:this.visitNode(O,tt,_)}keepEntries(O){const{document:_,look:N}=this,{scan:W,marksFrom:G,
marksTo:tt}=N.entries;for(let ot=G;ot<tt;ot+=3)_.table.askFor(W.marks[ot]);_.keepEntries(O,N.entries)}visitNode(O,_,N){const{document:W,inherited:G}=this,tt=W.dict(
O);if(!tt){this.irregular=!0,this.lose(N);return}const ot=W.array(tt.get("Kids"));if(!ot){_<0&&this.visitDirectPage(tt,N);return}const pt=F(tt);let wt=N.from;pt&&
(wt=G.push({...G[wt],...pt})-1),(0,P.Eo)(W.resolve(tt.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:ot,next:0,from:wt,home:this.nodes.node(_,N.
home),claimed:W.resolve(tt.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),W.release(_)}visitDirectPage(O,{from:_}){if(!(0,P.Eo)(O.
get("Type"),"Page"))return;this.irregular=!0;const{number:N}=this.document.add(O);this.numbers.push(N),this.listing.push(N),this.ancestry.push(_)}add(O,{from:_,
home:N},W){this.numbers.push(O),this.ancestry.push(_),this.nodes.page(N,W);const{pages:G}=this.document.job.limits;if(this.numbers.length>G)throw T(G)}lose(O){O.
home<0||(this.lost.push(this.numbers.length),this.add(K,O,-1))}finish(O){const{document:_,numbers:N,ancestry:W,inherited:G,lost:tt,unclear:ot,listing:pt,nodes:wt}=this;
tt.length===N.length-this.dropped&&(tt.length=0);const Rt=tt.map(Ot=>N[Ot]=_.add(Z(G[W[Ot]])).number);et(N,W);const At=_.resolve(_.dict(O)?.get("Count")),kt=At!==
N.length||O instanceof P.oS&&N[0]===O.number;return{numbers:N,ancestry:W,inherited:G,irregular:this.irregular||kt,unclear:ot,listing:pt,nodes:wt,claimed:typeof At==
"number"?At:void 0,blank:Rt}}}const B=[],K=-1;function et(S,O){let _=S.indexOf(K);if(!(_<0)){for(let N=_;N<S.length;N++)S[N]!==K&&(S[_]=S[N],O[_++]=O[N]);S.length=
O.length=_}}const j=[0,0,612,792];function Z(S){const O=new P.Bi([["Type",new P.SX("Page")]]);return S.MediaBox===void 0?O.set("MediaBox",[...j]):O}function F(S){
let O;for(const _ of A){const N=S.get(_);N!==void 0&&((O??={})[_]=N)}return O}function T(S){const O=(0,i.y_)(S,"page");return(0,s.F)("pages",`The document has m\
ore than ${O}`,"Split it with another program first")}}),85368:((ft,q,k)=>{k.d(q,{u:()=>L,x:()=>M});var i=k(78157),s=k(37628),$=k(45599),P=k(22480);function M(v,a,g,m){
const{bytes:h}=v,{length:c}=h;m.valueEnd=a;const R=(0,i.AN)(h,a,c);if((0,i.rg)(h,R))return m.dataStart=m.dataEnd=-1,m.end=R+6,!0;if(!(0,i.w1)(h,R,"stream"))return!1;
const f=g.lengthRef>=0?v.lengthOf(new $.oS(g.lengthRef)):g.length,A=R+(h[R+6]===i.u7?8:7),y=A+f;if(h[A-1]!==i.kR||f<0||y>c||!(0,P.V)(h,y))return!1;const w=(0,i.
AN)(h,(0,i.AN)(h,y,c)+9,c);return m.dataStart=A,m.dataEnd=y,m.end=w+6,(0,i.rg)(h,w)}class L{bytes;objectEnds;streamEnds;constructor(a){this.bytes=a,this.objectEnds=
new s.k(a,"endobj"),this.streamEnds=new s.k(a,"endstream")}data(a,g){const{bytes:m}=this,h=(0,P.n)(m,a);return g>=0&&h+g<=m.length&&(0,P.V)(m,h+g)?{start:h,end:h+
g}:{start:h,end:this.damagedEnd(h,g)}}damagedEnd(a,g){const{bytes:m}=this,h=a+g,c=this.objectEnds.next(a),R=c<0?m.length:c;if(g>=0&&h<=R&&(0,i.w1)(m,(0,i.AN)(m,
h,R),"endstr"))return h;const f=this.streamEnds.next(a);let A=f<0||f>R?R:f;return A>a&&m[A-1]===i.kR&&A--,A>a&&m[A-1]===i.u7&&A--,A}}}),59277:((ft,q,k)=>{k.d(q,
{y:()=>P});var i=k(78157);const s=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],$=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function P(v){const a=(0,i.bS)(v).toString("latin1",0,1024);if(a.startsWith("RIFF")&&a.startsWith("WEBP",8))return"\
a WebP image";if(a.startsWith("ftyp",4))return $.find(([m])=>m.test(a.slice(8,12)))?.[1];const g=s.find(([m])=>a.startsWith(m));return g?g[1]:L(a)??(M(v)?"text":
void 0)}function M(v){const a=(0,i.bS)(v.subarray(0,1024)).toString("utf8"),g=v.length>1024?a.replace(/\ufffd{1,3}$/,""):a;return g!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(g)}function L(v){const a=v.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(a.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(a))return"an HTML page";if(a.startsWith("<"))return a.includes("<svg")?"an SVG drawing":a.startsWith("<?xml")?"an XML file":void 0}}),37628:((ft,q,k)=>{k.d(
q,{k:()=>s});var i=k(78157);class s{word;accepts;buffer;from=0;found=-1;none;constructor(P,M,L=()=>!0){this.word=M,this.accepts=L,this.buffer=(0,i.bS)(P),this.none=
P.length}next(P){if(P>=this.none)return-1;if(P>=this.from&&P<=this.found)return this.found;const M=P<this.from&&this.found>=0?this.from:this.none,L=this.buffer.
subarray(0,M+this.word.length-1);let v=L.indexOf(this.word,P);for(;v>=0&&!this.accepts(v);)v=L.indexOf(this.word,v+1);return this.from=P,v>=0?this.found=v:M===this.
none&&(this.none=P,this.found=-1),this.found}}}),52205:((ft,q,k)=>{k.d(q,{WW:()=>P,c3:()=>s,x$:()=>$});var i=k(45599);function s(M,L){const v=M.resolve(L);return v===
null?[]:(Array.isArray(v)?v:[v]).map(a=>M.resolve(a))}function $(M,L){const v=new i.Bi;for(const[a,g]of L){const m=M.resolve(g);v.set(a,Array.isArray(m)?m.map(h=>M.
resolve(h)):m)}return v}function P(M,L,v,a={values:1e4}){if(a.values--<=0)return null;const g=M.resolve(L);if(v===0)return g;if(Array.isArray(g))return g.map(h=>P(
M,h,v-1,a));if(!(g instanceof i.Bi))return g;const m=new i.Bi;for(const[h,c]of g)m.set(h,P(M,c,v-1,a));return m}}),22480:((ft,q,k)=>{k.d(q,{V:()=>$,n:()=>s});var i=k(
78157);function s(P,M){let L=M+6;for(;P[L]===i.Z4&&(P[L+1]===i.kR||P[L+1]===i.u7||P[L+1]===i.Z4);)L++;return P[L]===i.u7&&L++,P[L]===i.kR&&L++,L}function $(P,M){
for(let L=0;L<4&&i.Kl[P[M]??0]===i.t6&&M<P.length;L++)M++;return(0,i.w1)(P,M,"endstream")}}),75162:((ft,q,k)=>{k.d(q,{CF:()=>ee,s1:()=>_t,cY:()=>te,zw:()=>Yt,VH:()=>at,
Rd:()=>fe,k0:()=>rt,u6:()=>Jt,vc:()=>ut,vK:()=>Me});var i=k(77598),s=k(45599),$=k(34400);function P(u){const d=new Uint8Array(256);for(let x=0;x<256;x++)d[x]=x;
const{length:E}=u;for(let x=0,C=0,D=0;x<256;x++){const U=d[x];C=C+U+u[D]&255,d[x]=d[C],d[C]=U,++D===E&&(D=0)}return d}function M(u,d){const E=u.slice(),{length:x}=d,
C=new Uint8Array(x);for(let D=0,U=0,J=0;D<x;D++){U=U+1&255;const nt=E[U];J=J+nt&255;const it=E[J];E[U]=it,E[J]=nt,C[D]=d[D]^E[nt+it&255]}return C}function L(u,d){
return M(P(u),d)}const v={length:u=>u,decrypt:u=>u,encryptInto:(u,d,E,x,C)=>x.set(u,C)};function a(u){const d=B(u,[]),E=et((x,C)=>P(d(x,C)));return{length:x=>x,
decrypt:(x,C,D)=>M(E(C,D),x),encryptInto:(x,C,D,U,J)=>U.set(M(E(C,D),x),J)}}function g(u){const d=B(u,[115,65,108,84]),E=K(()=>new f),x=et((D,U)=>E().engine(d(D,
U))),C=et((D,U)=>w(d(D,U)));return{length:h,decrypt:(D,U,J)=>y(C(U,J),D),encryptInto:(D,U,J,nt,it)=>{E().seal(x(U,J),D,nt,it)}}}function m(u){const d=K(()=>new f);
let E,x;return{length:h,decrypt:C=>y(x??=w(u),C),encryptInto:(C,D,U,J,nt)=>{d().seal(E??=d().engine(u),C,J,nt)}}}const h=u=>(u&-16)+32,c=64*1024,R=16*1024;class f{head=Buffer.
alloc(c);pool=Buffer.alloc(R);taken=R;engine(d){const E=Buffer.alloc(16);return this.nextVector(E),(0,i.createCipheriv)(d.length===16?"aes-128-cbc":"aes-256-cbc",
d,E).setAutoPadding(!1)}seal(d,E,x,C){const{head:D}=this,{length:U}=E,J=U&-16,nt=Math.min(J,c-32),it=U-J;this.nextVector(D),D.set(nt===U?E:E.subarray(0,nt),16);
let gt=16+nt;if(nt<J){x.set(d.update(D.subarray(0,gt)),C),C+=gt,gt=0;for(let mt=nt;mt<J;mt+=c){const St=d.update(E.subarray(mt,Math.min(mt+c,J)));x.set(St,C),C+=
St.length}}it>0&&D.set(E.subarray(J),gt),D.fill(16-it,gt+it,gt+16),x.set(d.update(D.subarray(0,gt+16)),C)}nextVector(d){this.taken===R&&((0,i.randomFillSync)(this.
pool),this.taken=0),this.pool.copy(d,0,this.taken,this.taken+16),this.taken+=16}}const A=new Uint8Array(0);function y(u,d){const E=d.length&-16;if(E<32)return A;
const x=u.update(E===d.length?d:d.subarray(0,E)),C=x[E-1];let D=E;if(C>0&&C<=16){do D--;while(D>E-C&&x[D-1]===C);D>E-C&&(D=E)}return x.subarray(16,D)}function w(u){
return(0,i.createDecipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,Buffer.alloc(16)).setAutoPadding(!1)}function B(u,d){const{length:E}=u,x=new Uint8Array(
E+5+d.length);x.set(u),x.set(d,E+5);const C=new $.V;return(D,U)=>(x[E]=D,x[E+1]=D>>>8,x[E+2]=D>>>16,x[E+3]=U,x[E+4]=U>>>8,C.digest(x).subarray(0,Math.min(E+5,16)))}
function K(u){let d;return()=>d??=u()}function et(u){let d=-1,E=-1,x;return(C,D)=>((x===void 0||C!==d||D!==E)&&(x=u(C,D),d=C,E=D),x)}function j(u,d,E){const x=_(
u,E),C=G(u,x);return ot(C,d,u.revision===2?32:16)?x:void 0}function Z(u,d){const E=N(u,d);let x=u.owner.subarray(0,32);for(let C=u.revision===2?0:19;C>=0;C--)x=
L(tt(E,C),x);return x}function F(u,d,E,x){const C=N({revision:u,keyLength:d},E);let D=O(x);for(let U=0;U<=(u===2?0:19);U++)D=L(tt(C,U),D);return D}function T(u,d){
const E=_(u,d),x=new Uint8Array(32);return x.set(G(u,E)),{user:x,fileKey:E}}const S=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,
208,104,62,128,47,12,169,254,100,83,105,122);function O(u){const d=new Uint8Array(32),E=u.subarray(0,32);return d.set(E),d.set(S.subarray(0,32-E.length),E.length),
d}function _({revision:u,keyLength:d,owner:E,permissions:x,id0:C,encryptMetadata:D},U){const J=Uint8Array.of(x,x>>8,x>>16,x>>24),nt=u>=4&&!D?[255,255,255,255]:[],
it=(0,$.F)(Buffer.concat([O(U),E.subarray(0,32),J,C,Uint8Array.from(nt)]));return W(it,u,d)}function N({revision:u,keyLength:d},E){return W((0,$.F)(O(E)),u,u===
2?5:d)}function W(u,d,E){let x=u.subarray(0,E);if(d>=3)for(let C=0;C<50;C++)x=(0,$.F)(x).subarray(0,E);return x}function G({revision:u,id0:d},E){if(u===2)return L(
E,S);let x=(0,$.F)(Buffer.concat([S,d]));for(let C=0;C<20;C++)x=L(tt(E,C),x);return x}function tt(u,d){return d===0?u:u.map(E=>E^d)}function ot(u,d,E){return d.
length>=E&&u.subarray(0,E).every((x,C)=>x===d[C])}function pt(u,d,E){return Ot(u.user,u.wrappedByUser,d,E,new Uint8Array(0))}function wt(u,d,E){return Ot(u.owner,
u.wrappedByOwner,d,E,u.user.subarray(0,48))}function Rt(u,d,E){const x=$t(u,d,new Uint8Array(0)),C=$t(u,E,x.entry);return{user:x.entry,wrappedByUser:x.wrapped,owner:C.
entry,wrappedByOwner:C.wrapped}}function At(u,d,E){const x=Buffer.alloc(16,255);return x.writeInt32LE(d,0),x.write(E?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(
4).copy(x,12),(0,i.createCipheriv)("aes-256-ecb",u,null).setAutoPadding(!1).update(x)}const kt=new Uint8Array(16);function Ot(u,d,E,x,C){const D=Ft(E,x,u.subarray(
32,40),C);if(!Buffer.from(D).equals(u.subarray(0,32)))return;const U=Ft(E,x,u.subarray(40,48),C);return(0,i.createDecipheriv)("aes-256-cbc",U,kt).setAutoPadding(
!1).update(d.subarray(0,32))}function $t(u,d,E){const x=(0,i.randomBytes)(16),C=Ft(6,d,x.subarray(0,8),E),D=Ft(6,d,x.subarray(8),E),U=(0,i.createCipheriv)("aes-\
256-cbc",D,kt).setAutoPadding(!1).update(u);return{entry:Buffer.concat([C,x]),wrapped:U}}function Ft(u,d,E,x){let C=(0,i.createHash)("sha256").update(d).update(
E).update(x).digest();if(u<6)return C;for(let D=0,U=0;D<64||U>D-32;D++){const J=Buffer.concat([d,C,x]),nt=Buffer.alloc(64*J.length,J),it=(0,i.createCipheriv)("a\
es-128-cbc",C.subarray(0,16),C.subarray(16,32)).setAutoPadding(!1).update(nt);let gt=0;for(let mt=0;mt<16;mt++)gt+=it[mt];C=(0,i.createHash)(["sha256","sha384",
"sha512"][gt%3]).update(it).digest(),U=it[it.length-1]}return C.subarray(0,32)}var Dt=k(77581),Tt=k(34378);const Ut=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Ct=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,oe=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ae=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Zt=/[\p{L}\p{Mc}\p{Nl}]/u;function xt(u){if(/^[\x20-\x7e]*$/.test(u))return u;const d=(0,Tt.w)(u.replace(Ut,"").replace(Ct," "),"NFKC");if(oe.test(d))return;const E=[
...d],x=E.map(D=>ae.test(D));return x.includes(!0)&&(E.some((D,U)=>!x[U]&&Zt.test(D))||!x[0]||!x.at(-1))?void 0:d}function ce(u){const d=xt(u),E=[...d===void 0?
[]:[Buffer.from(d,"utf8")],Buffer.from(u,"utf8"),...[Pt(u),ue(u)].filter(D=>D!==void 0)],C=[...E.filter(D=>D.length>Kt).map(D=>D.subarray(0,Kt)),...E];return C.
filter((D,U)=>C.findIndex(J=>J.equals(D))===U)}const Kt=127;function Et(u){return typeof u=="string"?Buffer.from(xt(u)??u,"utf8").subarray(0,Kt):u}const Mt=32;function jt(u){
return typeof u=="string"?Pt(u)??Buffer.from(u,"utf8"):u}function te(u,d,E){const x=E==="AES-256"?Et:jt;return Buffer.compare(x(u),x(d))===0}function fe(u,d){const E=d===
"AES-256",x=E?nt=>xt(nt)!==void 0:nt=>!new RegExp("\\p{Cc}","u").test(nt)&&Pt(nt)!==void 0,C=[...u].findIndex(nt=>!x(nt));if(C>=0)return E?`must not have the ch\
aracter at position ${C+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${C+1} with AES-128, whose passwords are in PDFDocE\
ncoding: choose AES-256, or another character`;if(!x(u))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const D=E?
Buffer.from(xt(u),"utf8"):jt(u);if(D.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[U,J]=[D.length,
E?Kt:Mt];if(!(U<=J))return E?`must be at most ${J} bytes long in UTF-8, and has ${U}`:`must be at most ${J} characters long with AES-128, and has ${U}: shorten \
it, or choose AES-256`}function Pt(u){return Wt(u,d=>Dt.SQ.get(d)??(d>=24&&d<32||d>=127&&d<161?-1:d))}function ue(u){return Wt(u,d=>d)}function Wt(u,d){const E=Array.
from(u,x=>d(x.codePointAt(0)));return E.every(x=>x>=0&&x<256)?Buffer.from(E):void 0}function Gt(u,d){const{strings:E}=d,x=(D,U,J,nt)=>{if(D===v)return U;const it=Buffer.
allocUnsafe(D.length(U.length));return D.encryptInto(U,J,nt,it,0),it},C=(D,U,J,nt,it,gt)=>(D.encryptInto(U,J,nt,it,gt),D.length(U.length));return{...u,uniform:d.
named===void 0||d.encryptMetadata&&d.embedded===d.streams,decryptString:(D,U,J)=>E.decrypt(D,U,J),encryptString:(D,U,J)=>x(E,D,U,J),decryptStream:(D,U,J,nt)=>Lt(
d,nt).decrypt(D,U,J),encryptStream:(D,U,J,nt)=>x(Lt(d,nt),D,U,J),encryptedStringLength:D=>E.length(D),encryptedStreamLength:(D,U)=>Lt(d,U).length(D),encryptStringInto:(D,U,J,nt,it)=>C(
E,D,U,J,nt,it),encryptStreamInto:(D,U,J,nt,it,gt)=>C(Lt(d,nt),D,U,J,it,gt)}}function Lt({streams:u,embedded:d,named:E,encryptMetadata:x},C){const D=C.get("Type");
if((0,s.Eo)(D,"XRef"))return v;if(E===void 0)return u;const U=Xt(C);return U!==void 0?E.get(U)??u:!x&&(0,s.Eo)(D,"Metadata")?v:(0,s.Eo)(D,"EmbeddedFile")?d:u}function Xt(u){
const d=u.get("Filter"),E=(0,s.cy)(d)?d.findIndex(U=>(0,s.Eo)(U,"Crypt")):(0,s.Eo)(d,"Crypt")?0:-1;if(E<0)return;const x=u.get("DecodeParms"),C=(0,s.cy)(x)?x[E]:
x,D=(0,s.Zm)(C)?C.get("Name"):void 0;return D instanceof s.SX?D.text:"Identity"}function ee(u){if(Xt(u)===void 0)return!1;const d=u.get("Filter"),E=u.get("Decod\
eParms"),x=(0,s.cy)(d)?d.findIndex(D=>(0,s.Eo)(D,"Crypt")):0,C=(0,s.cy)(d)?d.filter((D,U)=>U!==x):[];return C.length===0?(u.delete("Filter"),u.delete("DecodePar\
ms"),!0):(u.set("Filter",C),(0,s.cy)(E)&&u.set("DecodeParms",E.filter((D,U)=>U!==x)),!0)}function Yt(u){return u.algorithm==="AES-128"?Qt(u):he(u)}const Jt=()=>(0,i.
randomBytes)(32);function Qt({userPassword:u,ownerPassword:d,permissions:E,id0:x}){const C=jt(u),D=F(4,16,jt(d),C),U=T({revision:4,keyLength:16,owner:D,permissions:E,
id0:x,encryptMetadata:!0},C),J=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:4,R:4,Length:128,...zt("AESV2",16),O:new s.Mx(D),U:new s.Mx(U.user),P:E});return ne({dictionary:J,
version:"1.6",numbered:!0,identifier:x},g(U.fileKey))}function he({userPassword:u,ownerPassword:d,permissions:E}){const x=(0,i.randomBytes)(32),C=Rt(x,Et(u),Et(
d)),D=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:5,R:6,Length:256,...zt("AESV3",32),O:new s.Mx(C.owner),OE:new s.Mx(C.wrappedByOwner),U:new s.Mx(C.user),UE:new s.Mx(
C.wrappedByUser),P:E,Perms:new s.Mx(At(x,E,!0))});return ne({dictionary:D,version:"1.7",extensionLevel:8,numbered:!1},m(x))}function zt(u,d){const E=(0,s.jd)({Type:(0,s.
UU)("CryptFilter"),CFM:(0,s.UU)(u),AuthEvent:(0,s.UU)("DocOpen"),Length:d});return{CF:(0,s.jd)({StdCF:E}),StmF:(0,s.UU)("StdCF"),StrF:(0,s.UU)("StdCF")}}function ne(u,d){
return Gt(u,{strings:d,streams:d,embedded:d,named:new Map([["StdCF",d],["Identity",v]]),encryptMetadata:!0})}var It=k(58552);const qt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},_t=-4,z=u=>1<<
qt[u]-1,Y=Object.keys(qt);function rt(u){let d=_t;for(const E of Y)u[E]||(d&=~z(E));return u.allow_print?d:d&~z("allow_print_high_resolution")}function ut(u){return Y.
filter(d=>(u&z(d))===0)}function at(u,d,E){const x=se(u),C=ge(x,d,new Uint8Array(0)),D=C??(E?ie(ce(E),it=>ge(x,d,it)):void 0);if(D===void 0)throw E?be():Se();const{
fileKey:U,access:J}=D,nt=de(x,U);return{...ht(x,D,Bt(x,U),nt),access:J,locked:!1,permissions:x.permissions,revision:x.revision,keyBits:8*U.length,opensWithoutPassword:C!==
void 0,algorithm:Ae(x.methods[nt.streams===v?"embedded":"streams"],U),unrestricted:()=>vt(x,D)}}function ht(u,{identifier:d},E,x){const C={dictionary:E,...xe(u),
numbered:u.revision<=4,...d?{identifier:d}:{}};return Gt(C,x)}function vt(u,d){const E={...u,permissions:_t};let{fileKey:x}=d;const C=Bt(E,x);if(d.legacy){const D=T(
{...d.legacy.scheme,permissions:_t},d.legacy.userPassword);x=D.fileKey,C.set("U",new s.Mx(D.user))}else C.set("Perms",new s.Mx(At(x,_t,u.encryptMetadata)));return ht(
E,d,C,de(E,x))}function Bt({encrypt:u,revision:d,permissions:E},x){const C=new s.Bi(u);C.set("P",E);for(const[U,J]of[["O",d<5?32:48],["U",d<5?32:48],["OE",32],[
"UE",32]]){const nt=u.get(U);nt instanceof s.Mx&&nt.bytes.length>J&&C.set(U,new s.Mx(nt.bytes.subarray(0,J)))}const D=u.get("Length");return D!==void 0&&!(typeof D==
"number"&&D%8===0&&D>=40&&D<=256)&&C.set("Length",8*x.length),C}function se(u){const d=u.get("Filter");if(!(0,s.Eo)(d,"Standard"))throw Nt(`the security handler\
 ${d instanceof s.SX?we(d):"without a name"}`);const E=re(u.get("V"),0),x=re(u.get("R"),0);if(!(E===5?x===5||x===6:[1,2,4].includes(E)&&x>=2&&x<=4))throw Nt(`th\
e standard security handler with V ${E} and R ${x}`);const D={encrypt:u,version:E,revision:x,permissions:re(u.get("P"),-4)|0};if(E<4)return{...D,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const U=u.get("CF"),J=new Map;for(const[gt,mt]of(0,s.Zm)(U)?U:[]){const St=(0,s.Zm)(mt)?Ee(mt,
E):void 0;St!==void 0&&J.set(gt,St)}J.set("Identity","none");const nt=(gt,mt)=>{const St=u.get(gt),r=J.get(St instanceof s.SX?St.text:mt);if(r===void 0)throw Nt(
`the crypt filter ${St instanceof s.SX?we(St):mt}`);return r},it=u.get("StmF");return{...D,encryptMetadata:u.get("EncryptMetadata")!==!1,methods:{strings:nt("St\
rF","Identity"),streams:nt("StmF","Identity"),embedded:nt("EFF",it instanceof s.SX?it.text:"Identity")},filters:J}}function Ee(u,d){const E=u.get("CFM");return d===
5&&(0,s.Eo)(E,"AESV3")?"AESV3":d===4&&(0,s.Eo)(E,"AESV2")?"AESV2":d===4&&(0,s.Eo)(E,"V2")?"V2":E===void 0||(0,s.Eo)(E,"None")?"none":void 0}function ge(u,d,E){const{
encrypt:x,revision:C}=u;if(C>=5){const it={owner:Vt(x,"O",48),user:Vt(x,"U",48),wrappedByOwner:Vt(x,"OE",32),wrappedByUser:Vt(x,"UE",32)};return pe(pt(it,C,E),"\
user")??pe(wt(it,C,E),"owner")}const D=Vt(x,"O",1),U=Vt(x,"U",1),{permissions:J,encryptMetadata:nt}=u;return ie(d,it=>ie(le(u),gt=>{const mt={revision:C,keyLength:gt,
owner:D,permissions:J,id0:it,encryptMetadata:nt};return me(mt,U,E,"user")??me(mt,U,Z(mt,E),"owner")}))}function me(u,d,E,x){const C=j(u,d,E);return C&&{fileKey:C,
access:x,identifier:u.id0,legacy:{scheme:u,userPassword:E}}}function pe(u,d){return u&&{fileKey:u,access:d}}function le({encrypt:u,version:d}){if(d===4)return[16];
const E=re(u.get("Length"),40),x=E%8===0&&E>=40&&E<=128?E/8:5;return[...new Set(d===1?[5,x,16]:[x,16,5])]}function de(u,d){const E={none:v},x=J=>J==="V2"?E.V2??=
a(d):J==="AESV2"?E.AESV2??=g(d):J==="AESV3"?E.AESV3??=m(d):v,{methods:C,filters:D,encryptMetadata:U}=u;return{strings:x(C.strings),streams:x(C.streams),embedded:x(
C.embedded),named:D&&new Map([...D].map(([J,nt])=>[J,x(nt)])),encryptMetadata:U}}function xe({version:u,revision:d,methods:E}){return d>=5?{version:"1.7",extensionLevel:d===
5?3:8}:u===4?{version:Object.values(E).includes("AESV2")?"1.6":"1.5"}:{version:d===2?"1.1":"1.4"}}function Ae(u,d){if(u!=="none")return u==="V2"?d.length===5?"R\
C4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}function Vt(u,d,E){const x=u.get(d);if(x instanceof s.Mx&&x.bytes.length>=E)return x.bytes;throw(0,It.O$)(`its \
encryption dictionary has no usable /${d}.`)}function re(u,d){return typeof u=="number"?Math.trunc(u):d}function ie(u,d){for(const E of u){const x=d(E);if(x!==void 0)
return x}}function we({text:u}){return/^[\w.+-]{1,40}$/.test(u)?u:"with an unusual name"}function Se(){return(0,It.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function be(){return new It.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Nt(u){
return(0,It.hJ)("unsupported_encryption",`is protected by ${u}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${u}, whi\
ch is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}const Oe={...v,decrypt:()=>new Uint8Array(
0)};function Me(u){const d=ve(u),E=D=>D==="none"?v:Oe,x=[...d?.filters??[["Identity","none"]]],C={strings:E(d?.methods.strings),streams:E(d?.methods.streams),embedded:E(
d?.methods.embedded),named:d&&!d.filters?void 0:new Map(x.map(([D,U])=>[D,E(U)])),encryptMetadata:d?.encryptMetadata??!0};return{...Gt({dictionary:u,version:"1.\
1",numbered:!0},C),access:"user",locked:!0,permissions:d?.permissions??_t,revision:d?.revision,opensWithoutPassword:!1,unrestricted:void 0,...d?Re(d):ye(u)}}function ve(u){
try{return se(u)}catch(d){if(d instanceof It.zU&&d.code==="unsupported_encryption")return;throw d}}function Re({encrypt:u,version:d,methods:E}){const x=E.streams===
"none"?E.embedded:E.streams;if(x==="none")return{algorithm:void 0,keyBits:void 0};if(x==="AESV3")return{algorithm:"AES-256",keyBits:256};if(d===4)return{algorithm:x===
"AESV2"?"AES-128":"RC4-128",keyBits:128};const C=d===1?40:ke(u.get("Length"));return{algorithm:C===40?"RC4-40":"RC4-128",keyBits:C}}function ye(u){const d=u.get(
"CF"),E=u.get("StmF"),x=(0,s.Zm)(d)&&E instanceof s.SX?d.get(E.text):void 0,C=(0,s.Zm)(x)?x.get("CFM"):void 0;return(0,s.Eo)(C,"AESV3")?{algorithm:"AES-256",keyBits:256}:
(0,s.Eo)(C,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function ke(u){return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),
34400:((ft,q,k)=>{k.d(q,{F:()=>$,V:()=>P});const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],s=Int32Array.from({length:64},(M,L)=>Math.floor(Math.abs(Math.sin(
L+1))*2**32)|0),$=M=>new P().digest(M);class P{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(L){const{state:v,tail:a}=this;v[0]=
1732584193,v[1]=4023233417,v[2]=2562383102,v[3]=271733878;const{length:g}=L,m=g&-64;for(let f=0;f<m;f+=64)this.compress(L,f);const h=g-m,c=h<56?64:128;for(let f=0;f<
h;f++)a[f]=L[m+f];a[h]=128,a.fill(0,h+1,c);for(let f=0,A=g<<3;f<4;f++)a[c-8+f]=A>>>(f<<3);a[c-4]=g>>>29;for(let f=0;f<c;f+=64)this.compress(a,f);const R=new Uint8Array(
16);for(let f=0;f<16;f++)R[f]=v[f>>2]>>>((f&3)<<3);return R}compress(L,v){const{words:a,state:g}=this;for(let f=0,A=v;f<16;f++,A+=4)a[f]=L[A]|L[A+1]<<8|L[A+2]<<
16|L[A+3]<<24;let m=g[0],h=g[1],c=g[2],R=g[3];for(let f=0;f<64;f++){const A=f>>4;let y,w;A===0?(y=h&c|~h&R,w=f):A===1?(y=R&h|~R&c,w=5*f+1):A===2?(y=h^c^R,w=3*f+
5):(y=c^(h|~R),w=7*f);const B=m+y+s[f]+a[w&15]|0,K=i[A<<2|f&3];m=R,R=c,c=h,h=h+(B<<K|B>>>32-K)|0}g[0]=g[0]+m,g[1]=g[1]+h,g[2]=g[2]+c,g[3]=g[3]+R}}}),78157:((ft,q,k)=>{
k.d(q,{$k:()=>ue,A4:()=>pt,AF:()=>Tt,AN:()=>Mt,AV:()=>wt,AZ:()=>Pt,Ah:()=>N,Cq:()=>i,Cx:()=>h,D:()=>te,Ec:()=>a,G_:()=>s,HF:()=>kt,HV:()=>tt,HY:()=>Ut,Hh:()=>oe,
Hv:()=>S,IQ:()=>m,JI:()=>Jt,Kl:()=>Et,Li:()=>Wt,MV:()=>Ot,N5:()=>f,N9:()=>Zt,OY:()=>Rt,PZ:()=>It,WL:()=>Z,Wd:()=>Lt,Z4:()=>v,ay:()=>Qt,b9:()=>R,bS:()=>ne,cL:()=>y,
d2:()=>$,du:()=>_,em:()=>B,ev:()=>K,fX:()=>A,gq:()=>he,iH:()=>et,j8:()=>jt,kR:()=>P,l0:()=>w,mE:()=>zt,o1:()=>M,r_:()=>F,rc:()=>O,rg:()=>_t,s1:()=>c,sk:()=>Gt,t6:()=>xt,
t9:()=>fe,tF:()=>W,tw:()=>ot,u7:()=>L,vz:()=>j,w1:()=>Xt,wb:()=>ee,wn:()=>g,wt:()=>T,y_:()=>ae,yh:()=>Ct,yp:()=>Yt,yq:()=>Ft});const i=0,s=8,$=9,P=10,M=12,L=13,
v=32,a=33,g=35,m=37,h=40,c=41,R=43,f=45,A=46,y=47,w=48,B=55,K=57,et=60,j=62,Z=91,F=92,T=93,S=123,O=125,_=126,N=66,W=67,G=68,tt=69,ot=73,pt=76,wt=82,Rt=98,At=100,
kt=101,Ot=102,$t=106,Ft=110,Dt=111,Tt=114,Ut=115,Ct=116,oe=117,ae=122,Zt=0,xt=1,ce=2,Kt=3,Et=new Uint8Array(256);for(const z of[i,$,P,M,L,v])Et[z]=xt;for(const z of"\
(<>[]/%")Et[z.charCodeAt(0)]=ce;for(const z of"){}")Et[z.charCodeAt(0)]=Kt;function Mt(z,Y,rt){for(;Y<rt;){const ut=z[Y];if(Et[ut]===xt)Y++;else if(ut===m)Y=te(
z,Y,rt);else break}return Y}function jt(z,Y,rt){for(;Y<rt&&Et[z[Y]]===xt;)Y++;return Y}function te(z,Y,rt){for(;Y<rt&&z[Y]!==P&&z[Y]!==L;)Y++;return Y}function fe(z,Y,rt){
const ut=Pt(z,Y,rt);return ut<0?rt:ut}function Pt(z,Y,rt){let ut=0;for(;Y<rt;){const at=z[Y++];if(at===F)Y++;else if(at===h)ut++;else if(at===c&&--ut===0)return Y}
return-1}function ue(z,Y,rt){for(;Y<rt;)if(z[Y++]===j)return Y;return rt}function Wt(z){return z===void 0?-1:z>=w&&z<=K?z-w:z>=65&&z<=70?z-55:z>=97&&z<=102?z-87:
-1}function Gt(z,Y,rt){const ut=new Uint8Array(rt-Y+1>>1);let at=0,ht=-1;for(let vt=Y;vt<rt&&z[vt]!==j;vt++){const Bt=Wt(z[vt]);Bt<0||(ht<0?ht=Bt:(ut[at++]=ht*16+
Bt,ht=-1))}return ht>=0&&(ut[at++]=ht*16),ut.subarray(0,at)}function Lt(z,Y,rt){for(;Y<rt&&Et[z[Y]]===Zt;)Y++;return Y}function Xt(z,Y,rt){for(let ut=0;ut<rt.length;ut++)
if(z[Y+ut]!==rt.charCodeAt(ut))return!1;return!0}function ee(z,Y,rt){return Xt(z,Y,rt)&&Et[z[Y+rt.length]??v]!==Zt}const Yt=z=>z!==void 0&&z>=w&&z<=K;function Jt(z,Y,rt){
let ut=0,at=Y;for(;at<rt&&Yt(z[at]);)ut=ut*10+(z[at++]-w);return at===Y?{value:-1,after:at}:{value:ut,after:at}}function Qt(z,Y,rt){const ut=Mt(z,Y,rt),at=Jt(z,
ut,rt);if(at.value<0||at.after===rt||Et[z[at.after]]!==xt)return;const ht=Jt(z,Mt(z,at.after,rt),rt);if(ht.value<0||ht.value>65535)return;const vt=Mt(z,ht.after,
rt);if(qt(z,vt))return{number:at.value,generation:ht.value,start:ut,body:vt+3}}const he=z=>new Uint8Array(z.buffer,z.byteOffset,z.byteLength),zt=z=>z.length===1?
z[0]:Buffer.concat(z),ne=z=>Buffer.from(z.buffer,z.byteOffset,z.byteLength);function It(z,Y,rt,ut){let at=0,ht=z[Y];for(;ht>=w&&ht<=K;ht=z[++Y])at=at*10+(ht-w);
if(at!==rt||ht!==v||(at=0,ht=z[++Y],ht<w||ht>K))return-1;for(;ht>=w&&ht<=K;ht=z[++Y])at=at*10+(ht-w);return at!==ut||ht!==v?-1:qt(z,Y+1)?Y+4:-1}const qt=(z,Y)=>z[Y]===
Dt&&z[Y+1]===Rt&&z[Y+2]===$t,_t=(z,Y)=>z[Y]===kt&&z[Y+1]===Ft&&z[Y+2]===At&&z[Y+3]===Dt&&z[Y+4]===Rt&&z[Y+5]===$t}),64580:((ft,q,k)=>{k.d(q,{F:()=>s});var i=k(45599);
function s(M,L=()=>{}){if(M instanceof i.Z6)return new i.Z6(s(M.dict,L),M.data,M.sealed);const v=P(M),a=[v];let g=1;for(let m=a.pop();m!==void 0;m=a.pop())if(Array.
isArray(m)){g+=m.length;for(const[h,c]of m.entries())m[h]=$(c,a)}else if((0,i.Zm)(m)){g+=m.size;for(const[h,c]of m)m.set(h,$(c,a))}return L(g),v}function $(M,L){
const v=P(M);return v!==M&&L.push(v),v}function P(M){return Array.isArray(M)?[...M]:(0,i.Zm)(M)?new i.Bi(M):M}}),33095:((ft,q,k)=>{k.d(q,{i:()=>s});var i=k(62760);
function s($,P){const M=new i.KK($,L=>P.copy(L,0,L.length));return Object.assign(M.s,{i:0,w:0,z:0}),M}}),79725:((ft,q,k)=>{k.d(q,{R:()=>M,Z:()=>L});var i=k(78157),
s=k(88500);const $=new Int32Array(0),P=new s.s;class M{at=$;first=0;used=0;open=-1;close=-1;special=!1;scan=P;marksFrom=0;marksTo=0;own;locate(a,g,m){const h=this.
own??={at:new Int32Array(64),scan:new s.s},{scan:c}=h;if(this.at=h.at,this.scan=c,this.first=this.used=this.marksFrom=this.marksTo=0,c.reset(),g=(0,i.AN)(a,g,m),
a[g]!==i.iH||a[g+1]!==i.iH)return!1;for(this.open=g+=2;(g=(0,i.AN)(a,g,m))<m;){const R=a[g];if(R===i.vz)return this.close=g,this.marksTo=c.used,this.special=c.byteRange,
a[g+1]===i.vz;if(R!==i.cL)return!1;const f=++g;for(;g<m&&i.Kl[a[g]]===i.N9;g++)if(a[g]===i.wn)return!1;const A=g;A-f===9&&a[f]===i.Ah&&(0,i.w1)(a,f,"ByteRange")&&
(c.byteRange=!0);const y=g=(0,i.AN)(a,g,m);if(a[g]===i.vz||(g=c.value(a,g,m),g<0))return!1;this.add(f,A,y,g)}return!1}add(a,g,m,h){this.used+4>this.at.length&&(this.
at=this.own.at=L(this.at,this.used+4));const{at:c,used:R}=this;c[R]=a,c[R+1]=g,c[R+2]=m,c[R+3]=h,this.used=R+4}find(a,g){const{at:m,first:h}=this,c=g.length;for(let R=this.
used-4;R>=h;R-=4){const f=m[R];if(m[R+1]-f!==c)continue;let A=0;for(;A<c&&a[f+A]===g.charCodeAt(A);)A++;if(A===c)return R}return-1}}function L(v,a){const g=new Int32Array(
Math.max(v.length*2,a));return g.set(v),g}}),4537:((ft,q,k)=>{k.d(q,{Q:()=>P});var i=k(62760),s=k(78157);const $=16384;async function P(v,a,g,m,h){const c=(0,s.
mE)(v.slice(0,3).map(et=>et.subarray(0,2))),[R=0,f=0]=c;if((R&15)!==8||(R<<8|f)%31!==0||f&32)return{ending:"damaged",reached:0};const A=Math.max(1024,Math.floor(
$/m)),y=new L;let w=0;const B=new i.EL(et=>{const j=Math.min(et.length,a-w);w+=et.length,y.add(et),j>0&&h(j===et.length?et:et.subarray(0,j))}),K=[];try{let et=2,
j=0;for(const Z of v)for(let F=0;F<Z.length;F+=A){const T=Math.min(et,Z.length-F,A),S=Z.subarray(F+T,F+A);et-=T;const O=w;w<a&&j<A?B.push(S):K.length<16&&K.push(
S),j=w>O?0:j+S.length;const _=g.step((S.length+w-O)*m);_&&await _}B.push((0,s.mE)(K).subarray(0,A),!0)}catch(et){return w>=a?{ending:"loose",reached:w}:{ending:et.
code===i.YL.UnexpectedEOF?"short":"damaged",reached:w}}return{ending:w<=a&&M(v,y.value)?"clean":"loose",reached:w}}function M(v,a){let g=new Uint8Array(0);for(let h=v.
length-1;h>=0&&g.length<6;h--)g=(0,s.mE)([v[h].subarray(-6),g]);const m=Buffer.from(g);for(let h=0;h<=2&&m.length>=4+h;h++)if(m.readUInt32BE(m.length-4-h)===a)return!0;
return!1}class L{a=1;b=0;add(a){let{a:g,b:m}=this;for(let h=0;h<a.length;){const c=Math.min(h+2e3,a.length);for(;h<c;)m+=g+=a[h++];g%=65521,m%=65521}this.a=g,this.
b=m}get value(){return this.b*65536+this.a}}}),64680:((ft,q,k)=>{k.d(q,{k:()=>P,t:()=>M});var i=k(78157);const s=12,$=20;class P{buffer;memory;length=0;constructor(a){
this.buffer=Buffer.allocUnsafeSlow(Math.max(a,256)),this.memory=(0,i.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const a=Buffer.allocUnsafeSlow(this.length);return a.set(this.bytes),a}clear(){this.length=0}from(a){return this.memory.subarray(a,this.length)}reserve(a){
const g=this.length+a;g>this.memory.length&&this.grow(g)}grow(a){const g=Buffer.allocUnsafeSlow(Math.max(a,Math.ceil(this.memory.length*1.5)));g.set(this.bytes),
this.buffer=g,this.memory=(0,i.gq)(g)}copy(a,g,m){const h=m-g;if(this.reserve(h),h<s){const{memory:c}=this;let R=this.length;for(let f=g;f<m;f++)c[R++]=a[f]}else
this.memory.set(new Uint8Array(a.buffer,a.byteOffset+g,h),this.length);this.length+=h}text(a){const g=a.length;if(this.reserve(g),g<$){const{memory:m}=this;let h=this.
length;for(let c=0;c<g;c++)m[h++]=a.charCodeAt(c)}else this.buffer.write(a,this.length,"latin1");this.length+=g}integer(a){this.reserve(20);const{memory:g}=this,
m=L(a);for(let h=this.length+m-1;h>=this.length;h--){const c=Math.floor(a/10);g[h]=i.l0+(a-c*10),a=c}this.length+=m}byte(a){this.reserve(1),this.memory[this.length++]=
a}fill(a,g){this.reserve(a),g(this.memory,this.length),this.length+=a}}class M{length=0;copy(a,g,m){this.length+=m-g}text(a){this.length+=a.length}integer(a){this.
length+=L(a)}byte(){this.length++}fill(a){this.length+=a}}function L(v){return v<10?1:v<100?2:v<1e3?3:v<1e4?4:v<1e5?5:v<1e6?6:String(v).length}}),45798:((ft,q,k)=>{
k.d(q,{i:()=>B});var i=k(42973),s=k(78157),$=k(82416),P=k(45599);const M=Symbol("close array"),L=Symbol("close dictionary"),v=Symbol("end"),a=32,g=32,m=32,h=32,
c=224,R=224,f=8,A=256,y=65536,w=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class B{bytes;at;end;nesting;openString;room;closed=-1;constructor(j,Z,F,T,S,O=1/0){this.
bytes=j,this.at=Z,this.end=F,this.nesting=T,this.openString=S,this.room=O}value(){const j=this.token(0);return typeof j=="symbol"?null:j}token(j){const{bytes:Z,
end:F}=this;if(this.room-=a,this.room<0)throw K();const T=(0,s.AN)(Z,this.at,F);if(this.at=T,T>=F)return v;const S=Z[T];if(S>=s.l0&&S<=s.ev)return this.numberOrReference();
switch(S){case s.cL:return this.name();case s.Cx:return this.string(this.literal());case s.iH:return Z[T+1]!==s.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(j+1));case s.WL:return this.at++,this.array(j+1);case s.wt:return this.at++,M;case s.vz:return this.closed=T,Z[T+1]===s.vz?(this.at+=2,L):(this.at++,
null);case s.s1:case s.Hv:case s.rc:return this.at++,null;default:return this.word()}}array(j){this.checkDepth(j),this.room-=h;const Z=[];for(;;){Z.length===f&&
Z.every(T=>T instanceof P.oS)&&this.references(Z);const F=this.token(j);if(F===M||F===v)return Z;if(F===L)return this.at=this.closed,Z;Z.push(F)}}references(j){
const{bytes:Z,end:F}=this;for(let T=A;;T=Math.min(2*T,y)){const S=(0,s.bS)(Z).toString("latin1",this.at,Math.min(this.at+T,F)),O=w.exec(S)?.[0]??"";if(O==="")return;
const _=j.length;for(const N of O.split(" 0 R"))N!==""&&j.push(new P.oS(Number(N),0));if(this.room-=(j.length-_)*(a+g),this.at+=O.length,O.length<S.length>>1)return}}dictionary(j){
this.checkDepth(j),this.room-=R;const Z=new P.Bi;let F,T=-1;for(;;){const S=this.at,O=this.token(j);if(O===L||O===v)return T>=0&&(0,P.hi)(Z)&&this.keepSealed(Z,
T),Z;if(O===M)continue;const _=O;if(F===void 0){_ instanceof P.SX&&(F=_.text);continue}_!==null&&Z.set(F,_),this.openString&&F==="Contents"&&_ instanceof P.Mx&&
(T=S),F=void 0}}keepSealed(j,Z){j.set("Contents",new B(this.bytes,Z,this.end,1).value())}checkDepth(j){if(j>this.nesting)throw(0,i.F)("nesting",`An object of th\
e document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:j,end:Z}=this,F=this.at+1;return this.
room-=m,this.at=(0,s.Wd)(j,F,Z),new P.SX((0,$.MQ)(j,F,this.at))}string(j){return this.room-=c,new P.Mx(this.openString?this.openString(j):j)}literal(){const{bytes:j,
end:Z}=this,F=this.at+1;for(let T=F;T<Z;T++){const S=j[T];if(S===s.s1)return this.at=T+1,j.slice(F,T);if(S===s.Cx||S===s.r_||S===s.u7)break}return this.at=(0,s.
t9)(j,this.at,Z),(0,$.U1)(j,F,this.at)}hexadecimal(){const{bytes:j,end:Z}=this,F=this.at+1,T=(0,s.$k)(j,F,Z);return this.at=T,(0,s.sk)(j,F,T)}numberOrReference(){
const{bytes:j,end:Z}=this;let F=this.at,T=0;for(;F<Z&&j[F]>=s.l0&&j[F]<=s.ev;)T=T*10+(j[F++]-s.l0);if(F<Z&&s.Kl[j[F]]===s.N9)return this.number();this.at=F,F=(0,s.
AN)(j,F,Z);let S=0;const O=F;for(;F<Z&&j[F]>=s.l0&&j[F]<=s.ev;)S=S*10+(j[F++]-s.l0);return F===O||(F=(0,s.AN)(j,F,Z),F>=Z||j[F]!==s.AV||F+1<Z&&s.Kl[j[F+1]]===s.
N9)?T:(this.at=F+1,this.room-=g,T>2147483647?null:new P.oS(T,Math.min(S,65535)))}number(){const{bytes:j,end:Z,at:F}=this;return this.at=(0,s.Wd)(j,F,Z),(0,$.kz)(
j,F,this.at)}word(){const{bytes:j,at:Z,end:F}=this,T=j[Z];return T===s.b9||T===s.N5||T===s.fX?this.number():(0,s.wb)(j,Z,"true")||(0,s.wb)(j,Z,"false")?(this.at=
(0,s.Wd)(j,Z,F),T===s.yh):(0,s.w1)(j,Z,"endobj")||(0,s.w1)(j,Z,"endstream")?v:(this.at=Math.max((0,s.Wd)(j,Z,F),Z+1),null)}}const K=()=>(0,i.F)("values","The ob\
jects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another pro\
gram")}),68973:((ft,q,k)=>{k.d(q,{Uw:()=>m,uM:()=>M});var i=k(62760),s=k(33095),$=k(4537),P=k(64680);const M=({codec:c,pace:R})=>c??g(R),L=65536,v=16384,a=1e5,g=c=>({
async deflate(R,f){if(R.length<=v){const w=(0,i.$)(R,{level:f}),B=c.step(a+R.length*10);return B&&await B,w}const A=new P.k(Math.max(256,R.length>>2)),y=(0,s.i)(
{level:f},A);for(let w=0;w<R.length;w+=L){R.length-w>v&&await c.rest(),y.push(R.subarray(w,w+L),w+L>=R.length);const B=c.step(a+Math.min(R.length,L)*10);B&&await B}
return A.bytes},async inflate(R,f){const{bytes:A,ending:y}=await h(R,f,c);return y==="clean"?A:void 0}});async function m(c,R,f){const{bytes:A,ending:y,reached:w}=await h(
c,R,f);return y==="clean"||y==="loose"&&w<R?A:void 0}async function h(c,R,f){const A=new P.k(Math.min(c.length*4,R));return{...await(0,$.Q)([c],R,f,1,w=>A.copy(
w,0,w.length)),bytes:A.bytes}}}),82416:((ft,q,k)=>{k.d(q,{E3:()=>a,MQ:()=>s,U1:()=>v,kz:()=>P});var i=k(78157);function s(m,h,c){let R="";for(let f=h;f<c;f++){let A=m[f];
if(A===i.wn&&f+2<c){const[y,w]=[(0,i.Li)(m[f+1]),(0,i.Li)(m[f+2])];y>=0&&w>=0&&(A=y*16+w,f+=2)}R+=String.fromCharCode(A)}return R}const $=15;function P(m,h,c){let R=h;
const f=m[R];(f===i.N5||f===i.b9)&&R++;let A=0,y=-1,w=0;for(;R<c;R++){const K=m[R];if(K>=i.l0&&K<=i.ev)w=w*10+(K-i.l0),A++,y>=0&&y++;else if(K===i.fX&&y<0)y=0;else
break}if(R<c||A===0||A>$)return L(m,h,c);const B=y>0?w/M[y]:w;return f===i.N5?-B:B}const M=Float64Array.from({length:$+1},(m,h)=>10**h);function L(m,h,c){const R=(0,i.
bS)(m).toString("latin1",h,c),f=Number(R);if(!Number.isNaN(f)&&/^[+-]?[\d.]/.test(R))return f;const A=/^[+-]*(\d*\.?\d*)/.exec(R),y=Number(A?.[1]??0)||0;return R.
startsWith("-")?-y:y}function v(m,h,c){for(let y=h;y<c;y++){const w=m[y];if(w===i.s1)return m.subarray(h,y);if(w===i.Cx||w===i.r_||w===i.u7)break}const R=new Uint8Array(
c-h);let f=0,A=1;for(let y=h;y<c;y++){let w=m[y];if(w===i.Cx)A++;else if(w===i.s1){if(--A===0)break}else if(w===i.u7)m[y+1]===i.kR&&y++,w=i.kR;else if(w===i.r_){
if(w=m[++y],y>=c)break;if(w>=i.l0&&w<=i.em){let B=w-i.l0;for(let K=0;K<2&&m[y+1]>=i.l0&&m[y+1]<=i.em;K++)B=B*8+m[++y]-i.l0;w=B&255}else if(w===i.u7){m[y+1]===i.
kR&&y++;continue}else{if(w===i.kR)continue;w=g.get(w)??w}}R[f++]=w}return R.subarray(0,f)}const a=(m,h,c)=>m[h]===i.Cx?v(m,h+1,c):(0,i.sk)(m,h+1,c),g=new Map([[
i.yq,i.kR],[i.AF,i.u7],[i.yh,i.d2],[i.OY,i.G_],[i.MV,i.o1]])}),88500:((ft,q,k)=>{k.d(q,{A:()=>s,s:()=>K});var i=k(78157);const s=-1,$=2**63,P=1,M=2,L=0,v=1,a=2,
g=0,m=1,h=2,c=3,R=4,f=5,A=6,y=7,w=8,B=new Uint8Array(256).fill(h);for(let F=0;F<256;F++)i.Kl[F]===i.t6&&(B[F]=g);for(let F=i.l0;F<=i.ev;F++)B[F]=m;for(const[F,T]of Object.
entries({"/":c,"<":R,">":f,"[":A,"]":y,"(":w,"%":g,")":g,"{":g,"}":g}))B[F.charCodeAt(0)]=T;class K{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(T,S,O){const _=this.
used+O-S;_>this.marks.length&&this.grow(_),this.marks.set(T.subarray(S,O),this.used),this.used=_}open(T,S,O){if(T>=this.opened.length){const _=new Uint8Array(this.
opened.length*2);_.set(this.opened),this.opened=_}return this.opened[T]=S,O}add(T,S,O){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=T>2147483647?0:T,this.marks[this.used+1]=S,this.marks[this.used+2]=O,this.used+=3,O}grow(T){const S=new Int32Array(Math.max(this.marks.length*2,T));S.set(
this.marks),this.marks=S}value(T,S,O){let _=0,N=L;for(let W=S;S<O;W=S){const G=T[S++];switch(B[G]){case g:G===i.IQ&&(S=(0,i.D)(T,W,O));continue;case m:{let tt=G-
i.l0;for(;B[T[S]]===m;)tt=tt*10+(T[S++]-i.l0);if(S<O&&i.Kl[T[S]]===i.N9){S=(0,i.Wd)(T,S,O);break}if(tt>=$)return-1;const ot=et(T,S,O);N===a&&this.setLength(tt,W,
S,ot),ot>S&&(S=this.add(tt,W,ot));break}case h:for(;S<O&&i.Kl[T[S]]===i.N9;)S++;if(G===i.HF&&Z(T,W,S))return-1;break;case c:for(;S<O&&i.Kl[T[S]]===i.N9;)S++;if(N=
this.expectedAfter(T,W,S-W,_===1&&N===L),_===0)return S;continue;case R:S=T[S]===i.iH?this.open(_++,M,S+1):this.hexString(T,W,O);break;case f:if(T[S]!==i.vz)continue;
if(this.opened[--_]!==M||++S>O)return-1;break;case A:S=this.open(_++,P,S);break;case y:if(this.opened[--_]!==P)return-1;break;case w:S=this.literalString(T,W,O);
break}if(_===0)return S>O?-1:S;N=L}return-1}setLength(T,S,O,_){const N=_>O;this.length=N?-1:T,this.lengthRef=N?T:-1,this.lengthStart=S,this.lengthEnd=_}literalString(T,S,O){
const _=(0,i.AZ)(T,S,O);return _<0?O+1:this.strings?this.add(s,S,_):_}hexString(T,S,O){const _=(0,i.$k)(T,S,O);return this.strings?this.add(s,S,_):_}expectedAfter(T,S,O,_){
return O===10&&T[S+1]===i.Ah&&(0,i.w1)(T,S,"/ByteRange")&&(this.byteRange=!0),_?O===7&&T[S+1]===i.A4&&(0,i.w1)(T,S,"/Length")?a:v:L}}function et(F,T,S){if(F[T]===
i.Z4&&F[T+1]===i.l0&&F[T+3]===i.AV&&F[T+2]===i.Z4&&T+4<=S)return j(F,T+4,S)?T+4:T;const O=(0,i.AN)(F,T,S);let _=O,N=0;for(;_<S&&(0,i.yp)(F[_]);_++)N=N*10+(F[_]-
i.l0);if(_===O||N>=$)return T;const W=(0,i.AN)(F,_,S);return W<S&&F[W]===i.AV&&j(F,W+1,S)?W+1:T}const j=(F,T,S)=>T>=S||i.Kl[F[T]]!==i.N9;function Z(F,T,S){return S-
T===6&&(0,i.w1)(F,T,"endo")||S-T===9&&(0,i.w1)(F,T,"ends")}}),45079:((ft,q,k)=>{k.d(q,{ZV:()=>f,bD:()=>M,dZ:()=>g,pS:()=>m,sd:()=>A,yT:()=>P});var i=k(78157),s=k(
45599);const $=8,P={number:0,generation:0};function M(y,w,B){if(w===null)y.text("null");else if(typeof w=="number")y.text(f(w));else if(typeof w=="boolean")y.text(
w?"true":"false");else if(w instanceof s.SX)g(y,w.text);else if(w instanceof s.oS)y.text(a(w,B));else if(w instanceof s.Mx)m(y,w.bytes,B);else if(Array.isArray(
w)){if(y.byte(i.WL),w.length>=$&&w.every(K=>K instanceof s.oS))y.text(w.map(K=>a(K,B)).join(" "));else for(const[K,et]of w.entries())K>0&&y.byte(i.Z4),M(y,et,B);
y.byte(i.wt)}else w instanceof s.Bi?L(y,w,B):M(y,w.dict,B)}function L(y,w,B){const K=B.security&&w.has("ByteRange")?{...B,security:void 0}:B;y.text("<<");for(const[
et,j]of w)g(y,et),v(j)&&y.byte(i.Z4),M(y,j,et==="Contents"?K:B);y.text(">>")}const v=y=>y===null||typeof y=="number"||typeof y=="boolean"||y instanceof s.oS;function a(y,{
renumber:w,generationOf:B}){const K=w?w(y):y.number;return w&&K===0?"null":`${K} ${B?B(K):w?0:y.generation} R`}function g(y,w){y.byte(i.cL);for(let B=0;B<w.length;B++){
const K=w.charCodeAt(B)&255;K!==i.Cq&&(K>i.Z4&&K<=i.du&&K!==i.wn&&i.Kl[K]===i.N9?y.byte(K):y.text(`#${R(K)}`))}}function m(y,w,{security:B,number:K,generation:et}){
if(B){h(y,B.encryptString(w,K,et));return}let j=0;for(const Z of w)(Z<i.Z4||Z>i.du)&&j++;if(j*3>w.length){h(y,w);return}y.byte(i.Cx);for(const Z of w)(Z===i.Cx||
Z===i.s1||Z===i.r_)&&y.byte(i.r_),Z===i.u7?y.text("\\r"):y.byte(Z);y.byte(i.s1)}function h(y,w){y.byte(i.iH);for(const B of w)y.byte(c.charCodeAt(B>>4)),y.byte(
c.charCodeAt(B&15));y.byte(i.vz)}const c="0123456789abcdef",R=y=>c[y>>4]+c[y&15];function f(y){if(!Number.isFinite(y))return"0";const w=Math.abs(y);if(Number.isInteger(
y)&&w<1e15)return String(y);if(w>=2**63)return`${BigInt(y)}.0`;const B=String(y);return B.includes("e")?y.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):B}function A(y){
const w=[y];for(;w.length>0;){const B=w.pop();if(B instanceof s.Mx)return!0;if(Array.isArray(B))for(const K of B)w.push(K);else if(B instanceof s.Bi)for(const K of B.
values())w.push(K);else B instanceof s.Z6&&w.push(B.dict)}return!1}}),39150:((ft,q,k)=>{k.d(q,{D:()=>M});var i=k(78157);const s=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
$=/^(true|false|null)$/,P=/#(?![0-9A-Fa-f]{2})|#00/;function M(m,h,c){const R=[],f=()=>{const y=R.at(-1);y?.keys&&(y.value=!1)},A=(0,i.AN)(m,h,c);for(;;){if(h=(0,i.
AN)(m,h,c),h>=c)return!1;const y=R.at(-1),w=m[h];if(w===i.vz||w===i.wt){if(!y||y.keys===void 0!=(w===i.wt)||y.keys&&(y.value||++h>=c||m[h]!==i.vz))return!1;R.pop(),
h++}else if(y?.keys&&!y.value){const B=(0,i.Wd)(m,h+1,c),K=g(m,h,B);if(w!==i.cL||P.test(K)||y.keys.has(K))return!1;y.keys.add(K),y.value=!0,h=B;continue}else if(w===
i.WL||w===i.iH&&m[h+1]===i.iH){R.push(w===i.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),h+=w===i.WL?1:2;continue}else if(h=L(m,h,c),h<0)return!1;if(f(),R.
length===0)return!(0,i.yp)(m[A])||m[h-1]!==i.AV}}function L(m,h,c){switch(m[h]){case i.cL:{const R=(0,i.Wd)(m,h+1,c);return P.test(g(m,h,R))?-1:R}case i.Cx:return(0,i.
AZ)(m,h,c);case i.iH:for(h++;h<c&&m[h]!==i.vz;h++)if(!a(m[h])&&i.Kl[m[h]]!==i.t6)return-1;return h<c?h+1:-1;default:{const R=(0,i.Wd)(m,h,c),f=g(m,h,R);return $.
test(f)?R:s.test(f)?v(m,f,R,c):-1}}}function v(m,h,c,R){if(!/^\d+$/.test(h))return c;const f=(0,i.AN)(m,c,R),A=(0,i.Wd)(m,f,R),y=g(m,f,A),w=(0,i.AN)(m,A,R);return!/^\d+$/.
test(y)||m[w]!==i.AV||i.Kl[m[w+1]??i.Z4]===i.N9?c:Number(h)<=2147483647&&Number(y)<=65535?w+1:-1}const a=m=>m>=i.l0&&m<=i.ev||(m|32)>=97&&(m|32)<=102;function g(m,h,c){
return(0,i.bS)(m).toString("latin1",h,Math.min(c,h+200))}}),77581:((ft,q,k)=>{k.d(q,{SQ:()=>$,g7:()=>a,kt:()=>R,wx:()=>m});var i=k(78157),s=k(45599);const $=new Map(
[...[728,711,710,729,733,731,730,732].map((f,A)=>[f,24+A]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,
64258,321,338,352,376,381,305,322,339,353,382].map((f,A)=>[f,128+A]),[8364,160]]),P=/[\x18-\x1f\x80-\xa0]/g,M=new Map([...$].map(([f,A])=>[A,f])),L=200,v=new WeakMap;
function a(f){if(f.bytes.length<L)return g(f.bytes);let A=v.get(f);return A===void 0&&v.set(f,A=g(f.bytes)),A}function g(f){return f[0]===254&&f[1]===255?new TextDecoder(
"utf-16be").decode(f.subarray(2)):f[0]===255&&f[1]===254?new TextDecoder("utf-16le").decode(f.subarray(2)):f[0]===239&&f[1]===187&&f[2]===191?new TextDecoder().
decode(f.subarray(3)):(0,i.bS)(f).toString("latin1").replace(P,A=>String.fromCharCode(M.get(A.charCodeAt(0))??A.charCodeAt(0)))}function m(f){const A=new Uint8Array(
f.length);for(let w=0;w<f.length;w++){const B=h(f.charCodeAt(w));if(B===void 0)return new s.Mx(c(f));A[w]=B}const y=A[0]===254&&A[1]===255||A[0]===255&&A[1]===254;
return new s.Mx(y||A[0]===239&&A[1]===187&&A[2]===191?c(f):A)}function h(f){return f>=32&&f<127||f===9||f===10||f===13||f>=161&&f<=255&&f!==173?f:$.get(f)}const c=f=>R(
`\uFEFF${f}`),R=f=>Buffer.from(f,"utf16le").swap16()}),45599:((ft,q,k)=>{k.d(q,{Bi:()=>M,Eo:()=>m,Mx:()=>s,Px:()=>R,SX:()=>i,UU:()=>c,Z6:()=>L,Zm:()=>v,cy:()=>g,
hi:()=>f,i9:()=>a,jd:()=>h,oS:()=>$,rV:()=>P});class i{text;constructor(y){this.text=y}}class s{bytes;constructor(y){this.bytes=y}}class ${number;generation;constructor(y,w=0){
this.number=y,this.generation=w}}class P extends ${part;constructor(y,w){super(w,0),this.part=y}}class M extends Map{}class L{dict;data;sealed;constructor(y,w,B){
this.dict=y,this.data=w,this.sealed=B}}const v=A=>A instanceof M,a=A=>A instanceof $,g=A=>Array.isArray(A),m=(A,y)=>A instanceof i&&A.text===y;function h(A){const y=new M;
for(const[w,B]of Object.entries(A))B!==void 0&&y.set(w,B);return y}const c=A=>new i(A),R=A=>new s(Uint8Array.from(Buffer.from(A,"latin1")));function f(A){const y=A.
get("Type");return m(y,"Sig")||m(y,"DocTimeStamp")||A.has("ByteRange")}})};
