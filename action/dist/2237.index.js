"use strict";exports.id=2237,exports.ids=[2237],exports.modules={81272:((ft,q,k)=>{k.d(q,{g:()=>$,q:()=>s});var r=k(42973);function s({stream:P,total:M,documents:L=1},v){const a="\
It may be a decompression bomb; if it is not, save it without compression in another program",g=L===1?"the document":"this document and of those before it";return v>
P?(0,r.F)("streamBytes",`A stream of the document expands to more than ${P} bytes`,a):(0,r.F)("expansion",`The streams of ${g} expand to more than ${M} bytes`,a)}
class ${budget;chunks=[];size=0;consumed=0;constructor(M){this.budget=M}push(M){if(this.size+=M.length,this.size>this.budget.stream||this.size>this.budget.remaining)
throw this.budget.remaining-=this.size,s(this.budget,this.size);this.chunks.push(M)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.
chunks[0];const M=new Uint8Array(this.size);let L=0;for(const v of this.chunks)M.set(v,L),L+=v.length;return M}}}),60623:((ft,q,k)=>{k.d(q,{Kc:()=>L,M_:()=>v,UD:()=>m});
var r=k(62760),s=k(58552),$=k(27059),P=k(78157),M=k(81272);const L=f=>(0,r.$)(f,{level:4,mem:3}),v=f=>(0,r.$)(f,{level:0}),a=16384,g=1<<26;function m(f,A,y){const p=A.
codec?.inflateNow(f,Math.min(A.stream,A.remaining,g));if(p)return A.remaining-=p.length,p;const I=(0,P.j8)(f,0,Math.min(f.length,4)),j=(f[I]&15)===8&&(f[I]<<8|f[I+
1])%31===0;j||(y.found=!0);const et=h(f.subarray(j?I+2:0),A,y);if(et)return et;throw(0,s.O$)("a compressed stream is damaged")}function h(f,A,y){if(A.remaining<=
0)throw(0,M.q)(A,0);const p=new M.g(A);if(f.length<=16*a){const j=(A.scratch??new $.f).bytes;try{const et=(0,r.HM)(f,{out:j});if(et.length<j.length)return p.push(
et.slice()),p.finish()}catch(et){if(et instanceof s.zU)throw et}}if(R(f,p,f.length))return p.finish();y.found=!0;const I=new M.g(A);return R(f,I,Math.floor(p.consumed/
a)*a),I.size===0?void 0:I.finish()}const c=16;function R(f,A,y){const p=new r.EL(j=>{j.length&&A.push(j)}),I=y<f.length;try{for(let j=0;j<f.length;){const et=j<
y?a:c;A.consumed=j,p.push(f.subarray(j,j+et),!I&&j+et>=f.length),j+=et}}catch(j){if(j instanceof s.zU)throw j;return!1}return!0}}),59596:((ft,q,k)=>{k.d(q,{Kc:()=>P.
Kc,TT:()=>K,M_:()=>P.M_,tN:()=>Z});var r=k(58552),s=k(78157);function $(F){let T=F.length+5;for(const G of F)G===s.y_&&(T+=3);const S=new Uint8Array(T);let O=0,
_=0,B=0,W=F[0]===s.iH&&F[1]===s.du?2:0;for(;W<F.length;W++){const G=F[W];if(G===s.du)break;if(s.Kl[G]!==s.t6){if(G===s.y_&&B===0){O+=4;continue}if(!(G<s.Ec||G>s.
Hh)&&(_=_*85+(G-s.Ec),!(++B<5))){for(let tt=24;tt>=0;tt-=8)S[O++]=Math.floor(_/2**tt)&255;_=B=0}}}if(B>1){for(let G=B;G<5;G++)_=_*85+84;for(let G=0;G<B-1;G++)S[O++]=
Math.floor(_/2**(24-8*G))&255}return S.slice(0,O)}var P=k(60623),M=k(81272);const L=256,v=257,a=258,g=4096,m=65536,h=-1;function c(F,T,S,O){const _=new f(S);let B=9,
W=0,G=0;for(let tt=0;tt<F.length;tt++){if(G=(G<<8|F[tt])&16777215,W+=8,W<B)continue;W-=B;const it=G>>W&(1<<B)-1;if(it===v)break;if(it===L)_.clear();else if(!_.put(
it)){O.found=!0;break}B=R(_.next+T)}return _.finish()}function R(F){return F>=2048?12:F>=1024?11:F>=512?10:9}class f{next=a;previous=h;prefix=new Int16Array(g);suffix=new Uint8Array(
g);length=new Uint16Array(g);collector;out=new Uint8Array(m);used=0;constructor(T){this.collector=new M.g(T);for(let S=0;S<L;S++)this.suffix[S]=S,this.length[S]=
1}clear(){this.next=a,this.previous=h}put(T){const{previous:S,next:O,length:_}=this,B=T<O;if(!B&&(S===h||T!==O))return!1;const W=B?_[T]:_[S]+1;this.used+W>m&&this.
flush();const G=this.used,tt=this.write(B?T:S,G);return B||(this.out[G+W-1]=tt),S!==h&&O<g&&this.add(S,tt),this.used=G+W,this.previous=T,!0}write(T,S){const{out:O,
prefix:_,suffix:B}=this;for(let W=S+this.length[T]-1;W>S;W--)O[W]=B[T],T=_[T];return O[S]=B[T]}add(T,S){const{next:O}=this;this.prefix[O]=T,this.suffix[O]=S,this.
length[O]=this.length[T]+1,this.next=O+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(m),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}var A=k(60269),y=k(11032);function p(F,T){let S=0;if(I(F,(B,W,G)=>S+=W+G),S>T.stream||S>
T.remaining)throw(0,M.q)(T,S);T.remaining-=S;const O=new Uint8Array(S);let _=0;return I(F,(B,W,G)=>{for(let tt=0;tt<W;tt++)O[_+tt]=F[B+tt];G>0&&O.fill(F[B],_,_+
G),_+=W+G}),O}function I(F,T){for(let S=0;S<F.length&&F[S]!==128;){const O=F[S++];if(S>=F.length)return;O<128?T(S,Math.min(O+1,F.length-S),0):T(S,0,257-O),S+=O<
128?O+1:1}}const j={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},et=new Set(["FlateDecode","LZWDecode","ASCII\
85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),K=F=>et.has(j[F]??F);function Z(F,T,S,O,_={found:!1}){switch(j[F]??F){case"FlateDecode":return(0,y.T)((0,P.
UD)(T,O,_),S);case"LZWDecode":return(0,y.T)(c(T,(0,A.c)(S,"EarlyChange",1),O,_),S);case"ASCII85Decode":return $(T);case"ASCIIHexDecode":return(0,s.sk)(T,0,T.length);case"\
RunLengthDecode":return p(T,O);case"Crypt":return T;default:throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}}),60269:((ft,q,k)=>{
k.d(q,{c:()=>r});function r(s,$,P){const M=s?.get($);return typeof M=="number"?Math.trunc(M):P}}),14752:((ft,q,k)=>{k.d(q,{X:()=>s,Y:()=>r});function r($,P,M,L,v,a,g){
const m=M+L,h=a-M;if($===1)for(let c=M+g;c<m;c++)P[c]=P[c]+P[c-g];else if($===2)for(let c=M;c<m;c++)P[c]=P[c]+v[c+h];else if($===3)for(let c=M;c<m;c++)P[c]=P[c]+
((c>=M+g?P[c-g]:0)+v[c+h]>>1);else if($===4)for(let c=M;c<m;c++){const R=c<M+g,f=R?0:P[c-g];P[c]=P[c]+s(f,v[c+h],R?0:v[c+h-g])}}function s($,P,M){const L=$+P-M,
[v,a,g]=[Math.abs(L-$),Math.abs(L-P),Math.abs(L-M)];return v<=a&&v<=g?$:a<=g?P:M}}),11032:((ft,q,k)=>{k.d(q,{T:()=>$});var r=k(60269),s=k(14752);function $(h,c){
const R=(0,r.c)(c,"Predictor",1);if(R<=1)return h;const f=m((0,r.c)(c,"Colors",1),1,32),A=m((0,r.c)(c,"BitsPerComponent",8),1,16),y=m((0,r.c)(c,"Columns",1),1,1<<
24),p=Math.ceil(f*A*y/8);return R===2?P(h,p,f,A):g(h,p,Math.ceil(f*A/8))}function P(h,c,R,f){const A=f===8?M:f===16?L:[1,2,4].includes(f)?v:void 0;if(!A)return h;
const y=h.slice();for(let p=0;p<y.length;p+=c)A(y,p,Math.min(p+c,y.length),R,f);return y}function M(h,c,R,f){for(let A=c+f;A<R;A++)h[A]=h[A]+h[A-f]}function L(h,c,R,f){
const A=2*f;for(let y=c+A;y+1<R;y+=2){const p=h[y+1]+h[y+1-A];h[y+1]=p,h[y]=h[y]+h[y-A]+(p>>8)}}function v(h,c,R,f,A){const y=(1<<A)-1,p=new Uint8Array(f);let I=0;
for(let j=c;j<R;j++){const et=h[j];let K=0;for(let Z=8-A;Z>=0;Z-=A){const F=p[I]+(et>>Z)&y;p[I]=F,K|=F<<Z,I=I+1===f?0:I+1}h[j]=K}}const a=64;function g(h,c,R){const f=Math.
ceil(h.length/(c+1)),A=new Uint8Array(h.length-f),y=new Uint8Array(Math.min(c,h.length));let p=0;for(let I=0;I<h.length;I+=c+1){const j=Math.min(c,h.length-I-1);
if(j<a)for(let K=0;K<j;K++)A[p+K]=h[I+1+K];else A.set(h.subarray(I+1,I+1+j),p);const et=I===0;(0,s.Y)(h[I],A,p,j,et?y:A,et?0:p-c,R),p+=j}return A}const m=(h,c,R)=>Math.
min(Math.max(h,c),R)}),54619:((ft,q,k)=>{k.d(q,{HV:()=>r,UT:()=>$,jC:()=>P,tL:()=>s,wg:()=>v});const r=0,s=1,$=2,P=3,M=1e5,L=1e4;class v{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;constructor({
limits:g,memory:m},h){this.sourceLength=h,this.memory=m,this.bound=Math.min(g.objects,Math.max(1e6,h));const c=h<M?64:1024;this.kind=new Uint8Array(c),this.place=
new Int32Array(c),this.detail=new Int32Array(c)}offer(g,m,h,c){g<this.kind.length&&this.kind[g]!==r||this.set(g,m,h,c)}askFor(g){g>0&&g<=this.bound&&(this.kind[g]??
r)===r&&this.unlisted.add(g)}set(g,m,h,c){if(g>this.bound){this.overflowed=!0;return}g>=this.kind.length&&this.grow(g+1),this.kind[g]=m,this.place[g]=h,this.detail[g]=
c,g>=this.size&&(this.size=g+1)}grow(g){const m=Math.min(Math.max(g,this.kind.length*2),this.bound+1),h=Math.max(this.kind.length,this.sourceLength,L);m>h&&this.
memory.takeNumbers(m-h);const[c,R,f]=[new Uint8Array(m),new Int32Array(m),new Int32Array(m)];c.set(this.kind),R.set(this.place),f.set(this.detail),[this.kind,this.
place,this.detail]=[c,R,f]}}}),12237:((ft,q,k)=>{k.d(q,{E:()=>J});var r=k(58552),s=k(78157),$=k(64580),P=k(42973),M=k(52205),L=k(59596),v=k(68973),a=k(45599);function g(i,t,e,n){
const o=i.job.limits.filters,l=(0,M.c3)(i,t.dict.get("Filter")??t.dict.get("F")),w=(0,M.c3)(i,t.dict.get("DecodeParms")??t.dict.get("DP"));if(l.length>o)throw(0,P.
F)("filters",`A stream of the document has ${l.length} filters; at most ${o} are allowed`,"Open it in another PDF program and save it again");let b=i.encoded(t);
for(const[N,H]of l.entries()){const V=i.dict(w[N]);H instanceof a.SX&&(b=(0,L.tN)(H.text,b,V&&(0,M.x$)(i,V),e,n))}return b}async function m(i,t,e){const[n,...o]=(0,M.
c3)(i,t.dict.get("Filter")??t.dict.get("F")),l=(0,M.c3)(i,t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,a.Eo)(n,"FlateDecode")||o.length>0||l.some(b=>b!==
null))return;const w=await(0,v.uM)(i.job).inflate(i.encoded(t),Math.min(e.stream,e.remaining));return w&&(e.remaining-=w.length),w}function h(i,t,e){if((0,M.c3)(
i,t.dict.get("Filter")??t.dict.get("F")).some(l=>l instanceof a.SX&&!(0,L.TT)(l.text)))return;const o={found:!1};try{return{data:g(i,t,e,o),whole:!o.found}}catch(l){
if(l instanceof r.zU&&l.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw l}}var c=k(54619),R=k(45798),f=k(85368),A=k(88500);function y(i,t){
if(!(t instanceof a.Z6))return;const[e,n]=[i.resolve(t.dict.get("N")),i.resolve(t.dict.get("First"))];if(typeof e!="number"||typeof n!="number"||!Number.isInteger(
n)||n<0)return;let o;try{o=i.decoded(t)}catch(H){if(H instanceof r.zU&&H.code==="unreadable_document")return;throw H}const[l,w]=[[],[]];let b=0;for(;l.length<e;){
const H=(0,s.JI)(o,(0,s.AN)(o,b,o.length),o.length),V=(0,s.JI)(o,(0,s.AN)(o,H.after,o.length),o.length);if(H.value<0||H.value>2147483647||V.value<0||n+V.value>o.
length)break;l.push(H.value),w.push(n+V.value),b=V.after}const N=new Int32Array(w.length);for(let H=0;H<N.length;H++)N[H]=w[H+1]??o.length;if((0,s.bS)(o).includes(
"stream")){const H=new A.s;for(const[V,X]of w.entries()){H.reset();const Q=H.value(o,X,N[V]);Q>=0&&(N[V]=Q)}}return{data:o,numbers:new Int32Array(l),starts:new Int32Array(
w),ends:N}}const p=12;class I{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n,table:o}=t;this.counted=new Uint8Array(o.size),this.streams=new f.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new I(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:o,memory:l}=n,w=this.
counted[t]===1,b=this.parser(t,e.bytes,e.start,e.end,w?1/0:l.values),N=b.value();if(w||(l.values=b.room),this.counted[t]=1,this.spend(b.at-e.start),!(N instanceof
a.Bi)||e.bytes!==o)return N;const H=(0,s.AN)(o,b.at,o.length);if(!(0,s.w1)(o,H,"stream"))return N;const{start:V,end:X}=this.streams.data(H,this.lengthOf(N.get("\
Length"))),Q=this.security&&!(0,a.Eo)(N.get("Type"),"XRef");return new a.Z6(N,o.subarray(V,X),Q?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,o,l=this.
document.memory.values){const{document:w,security:b}=this;let N;if(b&&t!==this.encryptNumber&&w.table.kind[t]===c.tL){const H=w.generation(t);N=V=>b.decryptString(
V,t,H)}return new R.i(e,n,o,w.job.limits.nesting,N,l)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),n=e&&new R.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:o}=this;if(o.has(t)||n.table.kind[t]!==c.tL)return;o.add(t);const l={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},
w=y(n,this.read(t,l));if(o.delete(t),this.objectStreams.set(t,w),!!w)return this.effort+=w.data.length*n.job.limits.parsing,n.memory.hold(w.data.length+w.numbers.
length*p,this.holder,t),w}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}var j=k(67382),et=k(51271),K=k(83363),Z=k(45657);const F=100;
class T{document;numbers=[];claimed;blank=[];positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new et.L;constructor(t){this.document=
t}async read(){const t=await(0,K.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=
t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.blank=t.blank}copyFrom(t){this.numbers=t.numbers,this.positions=
t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const o of K.i)e[o]!==void 0&&(n[o]=(0,$.F)(e[o]));return n}),this.irregular=
t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){
if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??
0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){
return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){
for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),
this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new j.B(this.document);for(const n of t){this.
document.exists(n)&&e.keep(n);const o=this.document.job.pace.step(1e3);o&&await o}}async keep(t){const{numbers:e,ancestry:n}=this,o=e.filter((l,w)=>t[w]);if(this.
irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(o);return}this.numbers=o,this.ancestry=n.filter((l,w)=>t[w]),this.
positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),o=new Map,l=this.inherited.map(X=>O(e,X,o)),{nodes:w,parents:b}=this.grow(n),N=w.map(({
ref:X})=>({Parent:X}));for(let X=0;X<n.length;X++){const Q=n[X],st=this.indexOf(Q),ut=b[X];w[ut].kids.push(new a.oS(Q,e.generation(Q)));const dt=st<0?S:l[this.ancestry[st]];
e.patch(Q,N[ut],dt);const ct=e.job.pace.step(600);ct&&await ct}for(const{ref:X,kids:Q,parent:st,count:ut}of w)e.put(X,new a.Bi([["Type",new a.SX("Pages")],...st?
[["Parent",st]]:[],["Kids",Q],["Count",ut]]));const H=w[w.length-1].ref,V=e.catalog.get("Pages");(!(V instanceof a.oS)||V.number!==H.number)&&e.editCatalog().set(
"Pages",H),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new et.L(!1)}grow(t){const{document:e}=this,
n=t.length,o=e.catalog.get("Pages"),l=Q=>this.indexOf(Q)>=0||t.includes(Q),w=o instanceof a.oS&&o.number>0&&!l(o.number)?o:void 0,b=[];let N=[];const H=(Q,st)=>({
ref:st&&w?new a.oS(w.number,e.generation(w.number)):e.add(null),kids:[],parent:void 0,count:Q}),V=Math.max(1,Math.ceil(n/F));for(let Q=0;Q<V;Q++)N.push(H(Math.min(
F,n-Q*F),V===1));const X=Array.from({length:n},(Q,st)=>Math.floor(st/F));for(;N.length>1;){(0,Z.RZ)(b,N);const Q=Math.ceil(N.length/F),st=Array.from({length:Q},
()=>H(0,Q===1));for(const[ut,dt]of N.entries()){const ct=st[Math.floor(ut/F)];dt.parent=ct.ref,ct.kids.push(dt.ref),ct.count+=dt.count}N=st}return(0,Z.RZ)(b,N),
{nodes:b,parents:X}}}const S={};function O(i,t,e){const{Resources:n}=t;if(!(n instanceof a.Bi))return{...t};const o=e.get(n)??i.add(n);return e.set(n,o),{...t,Resources:o}}
const _=1,B=2,W=3;class G{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new G(0);for(const[e,n]of this.
edited)t.edited.set(e,(0,$.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,_)===B&&
this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,B),this.patched.set(t,e)}remove(t){const e=this.set(t,W);e===_?this.edited.delete(t):e===B&&this.
patched.delete(t)}set(t,e){if(t>=this.kind.length){const o=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));o.set(this.kind),this.kind=o}const n=this.
kind[t];return this.kind[t]=e,this.any=!0,n}}var tt=k(64680),it=k(45079);const pt={},wt=4096,Rt=1<<21,At=`
endobj
`,kt=`>>${At}`,Mt=2147483647;class Gt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new tt.k(256);scan=new A.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,o,l){
(o!==this.entries||l!==this.defaults)&&this.prepare(o,l);const{text:w,defaultTexts:b}=this,{open:N,close:H}=n,V=e<0,X=V?N-2:e;this.reserve(H-X+w.bytes.length+this.
defaultSize);const Q=this.used,st=this.noted,ut=this.keepOthers(t,X,n);this.put(t,ut,H);let dt=n.special||w.special;for(let ct=0;ct<b.length;ct++){const yt=b[ct],
Ot=n.find(t,yt.key);if(Ot>=0){const Zt=(0,s.AN)(t,n.at[Ot+2],H);if(!(0,s.w1)(t,Zt,"null"))continue;this.used=Q,this.noted=st;return}dt||=yt.special,this.put(yt.
bytes,0,yt.bytes.length),this.note(yt.marks,0,yt.marks.length,Mt)}return this.put(w.bytes,0,w.bytes.length-(V?At.length:0)),this.note(w.marks,0,w.marks.length,Mt),
{bytes:this.memory,start:Q+N-2-X,end:V?this.used:this.used-At.length,from:V?-1:Q,to:V?-1:this.used-1,references:dt?void 0:this.references,first:st,last:this.noted}}keepOthers(t,e,{
at:n,first:o,used:l,scan:w,marksFrom:b,marksTo:N}){const{keys:H}=this,{marks:V}=w;let X=b,Q=e;for(let st=o;st<l;st+=4){const ut=n[st],dt=n[st+1]-ut;for(let ct=0;ct<
H.length;ct++)if(!(H[ct].length!==dt||!(0,s.w1)(t,ut,H[ct])))for(X=this.note(V,X,N,ut),this.put(t,Q,ut-1),Q=n[st+3];X<N&&V[X+1]<Q;)X+=3}return this.note(V,X,N,Mt),
Q}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(o=>!(o in t));this.defaultTexts=
n.map(o=>{const l=this.textOf(e,[o]);return{...l,key:o,bytes:l.bytes.subarray(0,-kt.length)}}),this.defaultSize=this.defaultTexts.reduce((o,{bytes:l})=>o+l.length,
0)}textOf(t,e){const{draft:n,scan:o}=this;n.clear(),n.text("<<");for(const b of e){const N=t[b];N!==void 0&&((0,it.dZ)(n,b),n.byte(s.Z4),(0,it.bD)(n,N,it.yT))}n.
text(kt);const l=new Uint8Array(n.bytes);o.reset();const w=o.value(l,0,l.length)!==l.length-At.length;return{bytes:l.subarray(2),marks:o.marks.slice(0,o.used),special:w||
o.byteRange}}note(t,e,n,o){let l=e;for(;l<n&&t[l+1]<o;l+=3)this.refer(t[l]);return l}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(wt,Math.min(this.memory.length*2,Rt),Math.min(this.sourceLength>>4,Rt));this.
memory=(0,s.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Dt(i,t,e){for(const[n,o]of Object.entries(t))o===void 0?i.delete(n):i.set(n,o);for(const[
n,o]of Object.entries(e))o!==void 0&&!i.has(n)&&!(n in t)&&i.set(n,o)}var Ct=k(79725);const Tt=6;class It{index=new Int32Array(0);records=new Int32Array(Tt*16);count=0;at=new Int32Array(
64);used=0;scan=new A.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Ct.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:o,
scan:l}=this,w=this.count*Tt;o[w]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),o[w+1]=this.used+=n.used-n.first,o[w+2]=n.open,o[w+3]=n.close,o[w+
4]=l.used,l.append(n.scan.marks,n.marksFrom,n.marksTo),o[w+5]=l.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:o}=this,
l=(n-1)*Tt;return e.at=this.at,e.scan=this.scan,e.first=o[l],e.used=o[l+1],e.open=o[l+2],e.close=o[l+3],e.marksFrom=o[l+4],e.marksTo=o[l+5],e.special=!1,!0}fork(){
const t=new It;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Tt),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*Tt>this.records.length&&(this.records=(0,Ct.Z)(this.records,(this.
count+1)*Tt)),this.used+t>this.at.length&&(this.at=(0,Ct.Z)(this.at,this.used+t))}}class Pt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new It;entries=new Ct.
R;located=-1;patcher;next;constructor(t,e,n,o=e.memory){this.bytes=t,this.job=e,this.memory=o,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new I(this),this.changes=new G(this.next),this.pages=new T(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,$.F)(this.trailer),o=new Pt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return o.reader=this.reader.fork(o),o.next=this.next,o.changes=this.changes.fork(),o.kept=this.kept.fork(),o.walked=this.
walked,o.pages.copyFrom(this.pages),o}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof a.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,s.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof a.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===W)return null;
if(n===_)return this.changes.edited.get(e);const o=this.values.get(e);if(o!==void 0)return o;const l=this.place(e),w=l?this.reader.read(e,l):null;return this.values.
set(e,w),w}resolve(t){for(let e=0;t instanceof a.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new a.oS(e,0)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===_)return!0;if(e===W)return!1;const n=this.table.kind[t];return n===c.tL||n===c.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===_||e===B}isEdited(t){return this.changes.kind[t]===_}patched(t){return this.changes.
kind[t]===B?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===_?this.changes.edited.get(t):this.values.get(t);if(n!==void 0||e===
W)return this.resolve(n)instanceof a.Z6;const o=this.place(t);if(o?.bytes!==this.bytes)return!1;const{bytes:l}=this,w=oe(l,(0,s.AN)(l,o.start,o.end)),b=w>=0?w:this.
locateHere(t,o)?this.entries.close+2:-1;return b<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,s.w1)(l,(0,s.AN)(l,b,o.end),"stream")?!(0,s.bS)(l.subarray(o.start,
b)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const n=this.changes.kind[t],o=n===_?this.changes.edited.get(t):this.values.get(t);
if(o!==void 0||n===W)return o instanceof a.Bi?o.get(e):void 0;const l=this.place(t);if(!l)return;const{entries:w}=this;if(!this.locateHere(t,l))return this.dict(
new a.oS(t))?.get(e);const b=w.find(l.bytes,e);return b<0?void 0:this.reader.parser(t,l.bytes,w.at[b+2],w.at[b+3]).value()}patch(t,e,n=pt){const o=this.place(t),
l=this.security&&[...Object.values(e),...Object.values(n)].some(it.sd),w=o&&!l&&this.locateHere(t,o)?this.patchAt(t,o,e,n):void 0;if(!w){const b=this.edit(t);b instanceof
a.Bi&&Dt(b,e,n);return}this.changes.patch(t,w),this.values.delete(t),this.located=-1}patchAt(t,e,n,o){return this.patcher??=new Gt(this.bytes.length),this.patcher.
patch(e.bytes,this.headerOf(t,e),this.entries,n,o)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{bytes:e,start:n,
end:o},l){return this.recallEntries(t,l)||l.locate(e,n,o)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,M.x$)(this,t.dict)):n}decoded(t){return g(
this,t,this.memory)}async decodedAtEase(t){return await m(this,t,this.memory)??this.decoded(t)}decodedPart(t){return h(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===_||e===W)){if(e===B)return this.changes.patched.get(t);switch(this.table.kind[t]){case c.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case c.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let o=this.table.detail[t];n.numbers[o]!==t&&(o=n.numbers.indexOf(
t));const l=n.starts[o];return l===void 0?void 0:{bytes:n.data,start:l,end:n.ends[o]}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==W&&
this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===c.tL?
this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new It}release(t){
this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)
return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function oe(i,t){if(i[t]!==s.iH||i[t+1]!==s.iH)return-1;for(t+=2;t<i.length;t++){
const e=i[t];if(e===s.vz)return i[t+1]===s.vz?t+2:-1;if(e===s.iH||e===s.Cx||e===s.IQ)return-1}return-1}const ae=5e5,Bt=2e3;async function St(i,t){const e=new Nt(
i),[n,o,l]=[[],[],[]];for(let b=0;b<t.count;b++){await e.ofContent(i.entry(t.number(b),"Contents"))&&n.push(b+1);const{fonts:N,images:H}=await e.ofResources(t.attribute(
b,"Resources"));N&&o.push(b+1),H&&l.push(b+1);const V=i.job.pace.step(Bt);V&&await V}const w=t.blank.map(b=>t.indexOf(b)+1).filter(b=>b>0);return{count:t.count,
claimed:t.claimed,lost:w,withoutContent:n,withoutFonts:o,withoutImages:l}}const Xt={fonts:!1,images:!1};class Nt{document;looks=0;known=new Map;constructor(t){this.
document=t}async ofContent(t){if(t==null)return!1;let e=!1;return await this.lookAt(this.document.array(t)??[t],n=>{e||=this.isLost(n)||typeof n=="number"}),e}async ofResources(t,e=0){
const{document:n}=this;if(t instanceof a.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof a.Bi)||e>n.job.limits.formDepth)return Xt;
let[o,l]=[!1,!1];return await this.lookAt(this.valuesOf(t.get("Font")),w=>{o||=this.isFontLost(w)}),await this.lookAt(this.valuesOf(t.get("XObject")),async w=>{
if(l||=this.isLost(w),!(w instanceof a.oS))return;const b=await this.once(w.number,()=>this.ofForm(n.get(w),e+1));o||=b.fonts,l||=b.images}),{fonts:o,images:l}}async ofForm(t,e){
return t instanceof a.Z6?this.ofResources(t.dict.get("Resources"),e):Xt}valuesOf(t){return this.document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){
if(++this.looks>ae)return;await e(n);const o=this.document.job.pace.step(Bt);o&&await o}}async once(t,e){const n=this.known.get(t);if(n)return n;this.known.set(
t,Xt);const o=await e();return this.known.set(t,o),o}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const n=e.dict(t),o=e.array(n?.get("Descend\
antFonts"))?.slice(0,1)??[];if(o.some(b=>this.isLost(b)))return!0;const l=(e.dict(o[0])??n)?.get("FontDescriptor");return this.isLost(l)?!0:["FontFile","FontFil\
e2","FontFile3"].map(b=>e.dict(l)?.get(b)).some(b=>this.isLost(b))}isLost(t){return t instanceof a.oS&&this.document.resolve(t)===null}}async function Et(i,t){const{
table:e}=i,n=[];for(let b=1;b<e.size;b++){(e.kind[b]===c.tL||e.kind[b]===c.UT)&&(0,a.Eo)(i.entry(b,"Type"),"Page")&&n.push(b);const N=i.job.pace.step(1e3);N&&await N}
if(n.length===0)throw(0,r.O$)("it has no pages");const o=n.map(b=>new a.oS(b,i.generation(b))),l=i.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",o],["Count",
o.length]])),w=i.edit(i.catalogNumber);if(!(w instanceof a.Bi))throw(0,r.O$)("it has no catalog");if(w.set("Pages",l),await t.read(),t.count===0)throw(0,r.O$)("\
it has no pages");await t.rebuild(t.numbers)}var _t=k(37628),vt=k(22480);const ee=512,ce=1<<22,Ut=65536;class ne{bytes;pace;onTrailer;buffer;scan=new A.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=o=>o){
this.bytes=t,this.pace=e,this.onTrailer=n,this.buffer=(0,s.bS)(t),this.streams=new _t.k(t,"stream",o=>ue(t,o)),this.objectEnds=new _t.k(t,"endobj"),this.streamEnds=
new _t.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=jt(e,t),t>=n)return;const o=(0,s.
yp)(e[t])?(0,s.ay)(e,t,n):void 0;if(o&&zt(o.number))return o;const l=Wt(e,t);if(l==="trailer"){const w=this.valueEnd(t+7,Math.min(n,t+Ut));if(w<0)return this.search(
t);this.readTrailer(t+7),t=w}else if(l){t=fe(e,t+l.length);const w=(0,s.w1)(e,t,"obj")?Qt(e,t):void 0;if(w)return w}else return this.search(t)}}async search(t){
const{bytes:e,buffer:n,pace:o}=this;let l;for(let b=t;!l;){const N=n.indexOf("obj",b);if(N<0)break;l=Qt(e,N);const H=o.step(N-b+200);H&&await H,b=N+3}const w=n.
subarray(0,l?.start??e.length);for(let b=w.indexOf("trailer",t);b>=0;b=w.indexOf("trailer",b+7))this.readTrailer(b+7);return l}readTrailer(t){t>=this.trailersRead&&
(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:n}=this,o=e.length,l=this.soundEnd(t);if(l<0)return this.malformed(t);const w=(0,s.
AN)(e,l,o);return e[l-1]!==s.vz||!(0,s.w1)(e,w,"stream")?{at:l,dictionaryEnd:-1,isCut:!1}:this.stream(w,n.length,l)}soundEnd(t){const{bytes:e}=this,n=e.length,o=(0,s.
AN)(e,t,n);if((0,s.rg)(e,o))return o;const l=this.objectEnds.next(o),w=this.valueEnd(o,l<0?n:l);if(w>=0&&Jt(e,w))return w;if(l<0||this.farAllowance<=0)return-1;
const b=Math.min(n,o+ce),N=this.walk(o,b);return N>=0&&Jt(e,N)?N:(this.farAllowance-=b-o,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(ee,this.allowance)),o=this.
walk(t,n);return o<0&&(this.allowance-=n-t),o}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.
next(t),o=this.objectEnds.next(t),l={at:t,dictionaryEnd:-1,isCut:o<0};if(n<0||o>=0&&o<n)return l;const w=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.
test(w))return l;const b=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(w);return this.stream(n,b?Number(b[1]):-1,n)}stream(t,e,n){const o=(0,vt.n)(this.bytes,t);if(e>=
0&&(0,vt.V)(this.bytes,o+e))return{at:o+e,dictionaryEnd:n,isCut:!1};const l=this.streamEnds.next(o);return{at:l<0?o:l,dictionaryEnd:n,isCut:!1}}}async function Yt(i,t,e){
return jt(i,t)>=i.length?!1:await new ne(i,e).next(t)!==void 0}function jt(i,t){const e=i.length;for(;t<e;)if(s.Kl[i[t]]===s.t6)t++;else{if(i[t]!==s.IQ)break;(0,s.
w1)(i,t,"%%EOF")?t+=5:t=(0,s.D)(i,t,e)}return t}const Kt=["endobj","endstream","xref","startxref","trailer"];function Wt(i,t){return Kt.find(e=>(0,s.w1)(i,t,e))}
function fe(i,t){const{length:e}=i;for(;t<e;t++){const n=i[t];if(!((0,s.yp)(n)||n===s.Z4||n===s.kR||n===s.u7||n===s.yq||n===s.MV))break}return t}function Jt(i,t){
const e=(0,s.AN)(i,t,i.length);return e>=i.length||(0,s.rg)(i,e)||(0,s.w1)(i,e,"stream")?!0:(0,s.yp)(i[e])?(0,s.ay)(i,e,i.length)!==void 0:Wt(i,e)!==void 0}const zt=i=>i>
0&&i<=2147483647;function ue(i,t){let e=t+6;for(;i[e]===s.Z4;)e++;if(i[e]!==s.kR&&i[e]!==s.u7)return!1;let n=t-1;for(;n>0&&s.Kl[i[n]]===s.t6;)n--;return i[n]===
s.vz&&i[n-1]===s.vz}function Qt(i,t){let e=t-1;const n=()=>{const b=e;for(;e>=0&&(0,s.yp)(i[e]);)e--;return b-e>0&&b-e<=10?(0,s.JI)(i,e+1,b+1).value:-1},o=()=>{
const b=e;for(;e>=0&&s.Kl[i[e]]===s.t6;)e--;return e<b};o();const l=n();if(l<0||l>65535||!o())return;const w=n();return zt(w)?{number:w,generation:l,start:e+1,body:t+
3}:void 0}const se=new Set(["Root","Info","ID","Encrypt"]);async function Vt(i,t){const{limits:e,pace:n}=t,o=new c.wg(t,i.length),l=new a.Bi;let w=!1;const b=H=>{
for(const[V,X]of H)se.has(V)&&l.set(V,X)},N=new ne(i,n,H=>{const V=new R.i(i,H,Math.min(i.length,H+65536),e.nesting),X=V.value();return(0,a.Zm)(X)&&b(X),V.at});
for(let H=0;;){const V=await N.next(H);if(!V)break;const{number:X,body:Q}=V,st=N.object(V),ut=X<o.size&&o.kind[X]===c.tL;if((!st.isCut||!ut)&&o.set(X,c.tL,V.start,
V.generation),st.dictionaryEnd>=0&&(0,s.bS)(i.subarray(Q,st.dictionaryEnd)).includes("XRef")){const ct=new R.i(i,Q,st.dictionaryEnd,e.nesting).value();(0,a.Zm)(
ct)&&(0,a.Eo)(ct.get("Type"),"XRef")&&(w=!0,ct.has("Root")&&b(ct))}const dt=n.step(st.at-H+200);dt&&await dt,H=st.at}if(o.overflowed&&i.length>8*e.objects)throw(0,P.
F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(o.
size===0)throw(0,r.O$)("no PDF objects were found in the file");return{table:o,trailer:l,streams:w,damaged:!0}}var Lt=k(59277);function qt(i,t){if(i.length===0)
throw Ft();if(i.length>t.inputBytes)throw z(i.length,t.inputBytes);const e=(0,s.bS)(i.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,s.bS)(i).indexOf(" obj")<0)throw Y(
i);return e}function Ft(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function z(i,t){return(0,P.F)("inputBytes",`The document has ${i} bytes; at most ${t} are allowed`,"Split it w\
ith another program first")}function Y(i){const t=(0,Lt.y)(i);if(t===void 0)return(0,r.O$)("the file is not a PDF document");const e=`is ${t}, not a PDF documen\
t`;return(0,r.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"\
Give a PDF document"}})}async function rt(i){const{table:t}=i,{pace:e}=i.job,n=[];for(let l=1;l<t.size;l++){t.kind[l]===c.tL&&(0,a.Eo)(i.entry(l,"Type"),"ObjStm")&&
n.push({number:l,at:t.place[l]});const w=e.step(1e3);w&&await w}n.sort((l,w)=>l.at-w.at);const o=new Set(n.map(({number:l})=>l));for(const{number:l,at:w}of n)await at(
i,l,b=>!(t.kind[b]===c.tL&&t.place[b]>w)&&!o.has(b))}async function ht(i,t){const{table:e}=i;for(const n of t)(0,a.Eo)(i.entry(n,"Type"),"ObjStm")&&await at(i,n,
o=>(e.kind[o]??c.HV)===c.HV)}async function at(i,t,e){const{job:n,table:o}=i,l=i.objectStream(t),w=n.pace.step((l?.data.length??0)+1e3);w&&await w;for(const[b,N]of l?.
numbers.entries()??[])N>0&&e(N)&&o.set(N,c.UT,t,b)}async function lt(i){if(i.dict(i.trailer.get("Root"))?.has("Pages"))return;let t=-1;for(let e=i.table.size-1;e>
0;e--){if(i.table.kind[e]===c.HV||i.table.kind[e]===c.jC)continue;const n=i.job.pace.step(1e3);n&&await n;const o=i.entry(e,"Type");if((0,a.Eo)(o,"Catalog"))return bt(
i,e);o===void 0&&t<0&&Ht(i,e)&&(t=e)}if(t>0)return bt(i,t);if(!(i.get(i.catalogNumber)instanceof a.Bi)){const e=new a.Bi([["Type",new a.SX("Catalog")]]);i.trailer.
set("Root",i.add(e))}}function bt(i,t){i.trailer.set("Root",new a.oS(t,i.generation(t)))}function Ht(i,t){const e=i.entry(t,"Pages");return e instanceof a.oS&&i.
array(i.dict(e)?.get("Kids"))!==void 0}async function he(i,t,e,n){if(e.size===0||!await pe(i,t,n))return[];const o=await we(i,n),l=[];for(let w=1;w<(o?.size??0);w++){
if(o.kind[w]!==c.tL||le(t,w))continue;const b=(0,s.ay)(i,o.place[w],i.length);b?.number===w&&l.push(b)}return l.some(w=>e.has(w.number)||ye(i,w))?l:[]}const le=(i,t)=>(i.
kind[t]??c.HV)!==c.HV;async function pe(i,t,{pace:e}){const n=(0,s.bS)(i);for(let o=0;;){const l=n.indexOf("obj",o);if(l<0)return!1;const w=Qt(i,l);if(w&&!le(t,
w.number))return!0;const b=e.step(l-o+200);b&&await b,o=l+3}}async function we(i,t){try{return(await Vt(i,t)).table}catch(e){if(e instanceof r.zU&&e.code==="unr\
eadable_document")return;throw e}}function ye(i,{body:t}){const e=i.subarray(0,Math.min(i.length,t+Se)),n=new R.i(e,t,e.length,8).value();return(0,a.Zm)(n)&&(0,a.
Eo)(n.get("Type"),"ObjStm")}const Se=1024,re=1024;async function Ee(i,t,e){const{table:n}=t,o=new Int32Array(n.size),l=[];let w=t.damaged;for(let b=0;b<n.size;b+=
re){$t(i,n,o,b,Math.min(b+re,n.size),l)&&(w=!0);const N=e.pace.step(re*20);N&&await N}l.length>0&&(w=!0,ie(i,n,o,l,(await Vt(i,e)).table));for(let b=0;b<n.size;b++)
n.kind[b]===c.UT&&n.kind[n.place[b]]!==c.tL&&n.set(b,c.jC,0,0);return{...t,damaged:w,bodies:o,isMended:l.length>0}}function be({table:i,trailer:t}){const e=t.get(
"Root");return e instanceof a.oS?i.kind[e.number]===c.tL||i.kind[e.number]===c.UT:!1}function $t(i,t,e,n,o,l){let w=!1;for(let b=n;b<o;b++){if(t.kind[b]!==c.tL)
continue;const N=(0,s.PZ)(i,t.place[b],b,t.detail[b]);if(N>=0){e[b]=N,t.detail[b]===65535&&(w=!0);continue}const H=(0,s.ay)(i,t.place[b],i.length);H?.number===b?
(e[b]=H.body,t.place[b]=H.start,t.detail[b]=H.generation):b>0?l.push(b):t.set(0,c.jC,0,0)}return w}function ie(i,t,e,n,o){for(const l of n){const b=l<o.size&&o.
kind[l]===c.tL?(0,s.ay)(i,o.place[l],i.length):void 0;b?.number===l?(t.set(l,c.tL,b.start,b.generation),e[l]=b.body):t.set(l,c.jC,0,0)}}var de=k(11032),ge=k(39150);
const Oe=new Set(["Root","Encrypt","ID"]),Me=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function me(i,t){const e=(0,s.
bS)(i).lastIndexOf("startxref");if(e<0)return;const{value:n,after:o}=(0,s.JI)(i,(0,s.AN)(i,e+9,i.length),i.length);if(n<0||await Yt(i,o,t.pace))return;const l=new ve(
i,t),{table:w}=l,b=new a.Bi;let N=!1,H=!1;const V=new Set;for(let X=n;typeof X=="number"&&!V.has(X);){V.add(X);const Q=X>=0&&X<i.length?await l.section(X):void 0;
if(!Q||w.overflowed)return;N||=Q.stream,H||=!Q.wellFormed;for(const[st,ut]of Q.trailer)(V.size===1?!Me.has(st):Oe.has(st)&&!b.has(st))&&b.set(st,ut);X=Q.trailer.
get("Prev")||void 0}return{table:w,trailer:b,streams:N,damaged:H}}const te=8192;class ve{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=
new c.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,s.AN)(e,t,e.length),(0,s.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
const{bytes:e,job:n,table:o}=this,l=e.length,w=[];for(;t=(0,s.AN)(e,t,l),!(0,s.w1)(e,t,"trailer");){const V=(0,s.JI)(e,t,l),X=(0,s.JI)(e,(0,s.AN)(e,V.after,l),l);
if(V.value<0||X.value<0)return;const Q={at:(0,s.AN)(e,X.after,l),first:V.value,row:0};for(let st=0;Q.row===st&&st<X.value;){if(st=Math.min(st+te,X.value),!Re(e,
Q,st,o,w))return;const ut=n.pace.step(te*20);ut&&await ut}if(Q.row<X.value)return;t=Q.at}const b=new R.i(e,t+7,l,n.limits.nesting),N=b.value();if(this.spent+=b.
at-t,!(0,a.Zm)(N)||this.spent>l)return;const H=N.get("XRefStm");typeof H=="number"&&H>0&&H<l&&await this.readStream(H);for(const V of w)o.offer(V,c.jC,0,0);return{
trailer:N,stream:!1,wellFormed:Number.isInteger(N.get("Size"))&&(0,ge.D)(e,t+7,l)}}async readStream(t){const{bytes:e,job:n,table:o}=this,l=(0,s.ay)(e,t,e.length);
if(!l)return;const w=await u(e,l.body,n);if(!w)return;this.spent+=w.parsed;const{trailer:b,rows:N}=w,H=C(b.get("W")),[V=0,X=0,Q=0]=H,st=V+X+Q;if(H.length<3||st<
1||H.some(yt=>yt<0||yt>8)||this.spent>e.length)return;const ut=b.get("Size"),dt=C(b.get("Index"));dt.length<2&&dt.splice(0,dt.length,0,typeof ut=="number"?ut:Math.
floor(N.length/st));let ct=0;for(let yt=0;yt+1<dt.length;yt+=2)for(let Ot=0;Ot<dt[yt+1]&&ct+st<=N.length;Ot++,ct+=st){const Zt=dt[yt]+Ot;if(Zt<0)continue;const _e=V===
0?1:x(N,ct,V),Fe=x(N,ct+V,X),De=x(N,ct+V+X,Q);if(_e===1&&Fe>0?o.offer(Zt,c.tL,Math.min(Fe,e.length),Math.min(De,65535)):_e===2?o.offer(Zt,c.UT,Math.min(Fe,n.limits.
objects),Math.min(De,n.limits.objects)):_e<2&&o.offer(Zt,c.jC,0,0),Ot%te===te-1){const Ce=n.pace.step(te*20);Ce&&await Ce}}return{trailer:b,stream:!0,wellFormed:(0,ge.
D)(e,l.body,e.length)}}}function Re(i,t,e,n,o){for(;t.row<e&&((t.row>0||t.first!==1)&&ke(i,t,e,n,o),t.row!==e);){const l=Te(i,t,n,o);if(l!=="row")return l==="en\
d"}return!0}function ke(i,t,e,n,o){const{length:l}=i;let{at:w,row:b}=t;for(;b<e&&w+20<=l;b++,w+=20){const N=i[w+17],H=i[w+18],V=i[w+19];if(i[w+10]!==s.Z4||i[w+16]!==
s.Z4||N!==s.yq&&N!==s.MV||H!==s.Z4&&H!==s.u7||V!==s.kR&&V!==s.u7||i[w]<s.l0||i[w]>s.ev||i[w+9]<s.l0||i[w+9]>s.ev)break;const X=((((((i[w+2]*10+i[w+3])*10+i[w+4])*
10+i[w+5])*10+i[w+6])*10+i[w+7])*10+i[w+8])*10+i[w+9]-s.l0*11111111,Q=(i[w]*10+i[w+1]-s.l0*11)*1e8+X;if(N===s.MV||Q===0){o.push(t.first+b);continue}const st=(((i[w+
11]*10+i[w+12])*10+i[w+13])*10+i[w+14])*10+i[w+15]-s.l0*11111,ut=Q>0&&Q<l?Q:l;n.offer(t.first+b,c.tL,ut,Math.max(0,Math.min(st,65535)))}t.at=w,t.row=b}function Te(i,t,e,n){
const o=i.length,l=(0,s.AN)(i,t.at,o);t.at=l;const w=(0,s.JI)(i,l,o);if(w.value<0)return"end";let b=xe(i,w.after);const N=(0,s.JI)(i,b,o);if(N.value<0)return"da\
maged";b=xe(i,N.after);const H=i[b];if(H!==s.yq&&H!==s.MV)return"damaged";const{row:V}=t;V===0&&t.first===1&&H===s.MV&&w.value===0&&N.value===65535&&(t.first=0);
const X=t.first+V;return H===s.yq&&w.value>0?e.offer(X,c.tL,Math.min(w.value,o),Math.min(N.value,65535)):n.push(X),t.at=(0,s.j8)(i,b+1,o),t.row=V+1,"row"}function xe(i,t){
for(;i[t]===s.Z4||i[t]===s.d2;)t++;return t}async function u(i,t,e){const{limits:n}=e,o=new R.i(i,t,i.length,n.nesting),l=o.value();if(!(0,a.Zm)(l))return;const w=l.
get("Type");if(!(w instanceof a.SX)||w.text!=="XRef")return;const b=(0,s.AN)(i,o.at,i.length);if(!(0,s.w1)(i,b,"stream"))return;const N=(0,vt.n)(i,b),H=l.get("L\
ength"),V=typeof H=="number"?N+H:-1,X=V>=N&&V<=i.length&&(0,vt.V)(i,V)?V:(0,s.bS)(i).indexOf("endstream",N);try{const Q=i.subarray(N,X<0?i.length:X);let st=Q;const ut=D(
l.get("Filter")),dt=D(l.get("DecodeParms")??null);for(const[ct,yt]of ut.slice(0,n.filters).entries()){const Ot=dt[ct];yt instanceof a.SX&&(st=await E(yt.text,st,
(0,a.Zm)(Ot)?Ot:void 0,e))}return{trailer:l,rows:st,parsed:o.at-t+Q.length}}catch(Q){if(Q instanceof r.zU&&Q.code==="limit_exceeded")throw Q;return}}const d=65536;
async function E(i,t,e,n){const{memory:o}=n;if(i==="FlateDecode"&&t.length>d){const l=await(0,v.uM)(n).inflate(t,Math.min(o.stream,o.remaining));if(l)return o.remaining-=
l.length,(0,de.T)(l,e)}return(0,L.tN)(i,t,e,o)}function x(i,t,e){let n=0;for(let o=0;o<e;o++)n=n*256+i[t+o];return n}const D=i=>i==null?[]:Array.isArray(i)?i:[i],
C=i=>D(i).map(t=>typeof t=="number"?Math.trunc(t):-1);var U=k(75162);async function J(i,t,e={}){const{limits:n,memory:o}=t,l=(0,s.gq)(i),w=qt(l,n);o.admit(l.length);
const b=w>0?[l.subarray(w),l]:[l];for(const N of b){const H=await me(N,t);if(!H?.trailer.has("Root"))continue;const V=await Ee(N,{...H,damaged:H.damaged||w<0},t);
if(!be(V))continue;const X=new Pt(N,t,V);xt(X,e);const Q=await mt(X);if(!Q&&X.security?.locked!==!0)continue;if(!Q)return X;const st=new Set([...V.table.unlisted,
...t.asked?.of(i)??[]]),ut=await nt(X,V,st,e),dt=ut??X,{table:ct}=V;t.asked?.watch(i,{asked:ct.unlisted,hasAsked:async()=>(await he(N,ct,ct.unlisted,t)).length>
0});const{count:yt,claimed:Ot,blank:Zt}=dt.pages;return(V.isMended||ut||yt!==Ot||Zt.length>0)&&await gt(dt),dt}return ot(l,t,e)}async function nt({bytes:i,job:t},e,n,o){
const{table:l}=e,w=await he(i,l,n,t);if(w.length===0)return;for(const{number:V,start:X,generation:Q}of w)l.set(V,c.tL,X,Q);const b=new Int32Array(l.size);b.set(
e.bodies.subarray(0,l.size));for(const{number:V,body:X}of w)b[V]=X;const N=new Pt(i,t,{...e,damaged:!0,bodies:b});return xt(N,o),await ht(N,w.map(({number:V})=>V)),
N.tableChanged(),[...n].some(V=>le(l,V))&&await mt(N)?N:void 0}async function ot(i,t,e){const n=new Pt(i,t,await Ee(i,await Vt(i,t),t));return xt(n,e),await rt(
n),n.tableChanged(),await lt(n),xt(n,e),!await mt(n)&&n.security?.locked!==!0&&await Et(n,n.pages),await gt(n),n}async function gt(i){const{job:t,pages:e}=i;t.onRepaired&&
t.onRepaired(await St(i,e))}async function mt(i){return i.get(i.catalogNumber)instanceof a.Bi?(await i.pages.read(),i.pages.count>0):!1}function xt(i,{password:t,
evenIfLocked:e=!1}){const n=i.trailer.get("Encrypt");if(i.security||n===void 0)return;const o=i.resolve(n);if(!(o instanceof a.Bi))throw(0,r.O$)("its encryption\
 dictionary is missing");const l=(0,M.WW)(i,i.trailer.get("ID")??null,1);l!==null&&i.trailer.set("ID",l);const w=Array.isArray(l)?l[0]:void 0,b=new Uint8Array,N=(0,M.
WW)(i,o,8),H=()=>(0,U.VH)(N,w instanceof a.Mx?[w.bytes,b]:[b],t),V=e?Ae(H,()=>(0,U.vK)(N)):H();i.unlock(V,n instanceof a.oS?n.number:-1)}function Ae(i,t){try{return i()}catch(e){
if(!(e instanceof r.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((ft,q,k)=>{k.d(q,{$:()=>P,B:()=>M});var r=k(
54619),s=k(78157),$=k(45599);function P(L,v,a,g){if(!(0,s.yp)(v[a]))return!0;const{value:m}=(0,s.JI)(v,a,g);return L.table.kind[m]!==r.tL?!0:L.bytes[(0,s.AN)(L.
bytes,L.bodies[m],L.bytes.length)]!==s.iH}class M{document;arrays=new Map;constructor(v){this.document=v}keep(v){const{document:a}=this,g=a.entry(v,"Contents");
if(g===void 0||this.isStreamRef(g))return;const m=(0,$.i9)(g)?this.leftOfObject(g):this.leftOf(g);m!==g&&a.patch(v,{Contents:m})}leftOfObject(v){const{arrays:a,
document:g}=this;if(!a.has(v.number)){const m=g.array(v),h=m&&this.leftOf(m);a.set(v.number,h===void 0?void 0:h===m?v:g.add(h))}return a.get(v.number)}leftOf(v){
if(!Array.isArray(v))return;const a=v.filter(g=>this.isStreamRef(g));return a.length<v.length?a:v}isStreamRef(v){return(0,$.i9)(v)&&this.document.isStream(v.number)}}}),
51271:((ft,q,k)=>{k.d(q,{L:()=>s});var r=k(45599);class s{sound;numbers=[];parents=[];homes=[];known;constructor(M=!0){this.sound=M}node(M,L){return M<0&&(this.
sound=!1),this.parents.push(L),this.numbers.push(M)-1}has(M){return(this.known??=new Set(this.numbers)).has(M)}page(M,L){(M<0||this.numbers[M]!==L)&&(this.sound=
!1),this.homes.push(M)}fork(){const M=new s(this.sound);return M.numbers=this.numbers,M.parents=this.parents,M.homes=this.homes,M}async drop(M,L,v){if(!this.sound)
return!1;const{numbers:a,parents:g,homes:m}=this,h=new Int32Array(a.length),c=new Uint8Array(a.length),R=new Set;for(let f=0;f<L.length;f++)v[f]?h[m[f]]++:(c[m[f]]=
1,R.add(L[f]));for(let f=a.length-1;f>0;f--){const A=g[f];h[A]+=h[f],c[f]&&h[f]===0&&R.add(a[f]),c[A]|=c[f]}for(let f=0;f<a.length;f++){if(!c[f]||h[f]===0)continue;
const A=M.edit(a[f]),y=A instanceof r.Bi?M.array(A.get("Kids"))??[]:[];A instanceof r.Bi&&A.set("Kids",y.filter(I=>!$(I,R))).set("Count",h[f]);const p=M.job.pace.
step(y.length*50);p&&await p}return this.homes=m.filter((f,A)=>v[A]),!0}}const $=(P,M)=>(0,r.i9)(P)&&M.has(P.number)}),83363:((ft,q,k)=>{k.d(q,{i:()=>A,S:()=>y});
var r=k(98446),s=k(42973),$=k(79725),P=k(45599),M=k(78157),L=k(67382);function v(S,O,_){_.parent=-1,_.lists=!1;const B=S.place(O),{entries:W}=_;if(B&&S.locate(O,
B,W)&&W.find(B.bytes,"Kids")<0){if(W.used===W.first)return"none";const tt=W.find(B.bytes,"Type");if(tt>=0&&(0,M.wb)(B.bytes,W.at[tt+2],"/Page")){if(B.bytes[(0,M.
AN)(B.bytes,W.close+2,B.end)]===M.HY)return h(S,O);const pt=W.find(B.bytes,"Contents");pt>=0&&(_.lists=(0,L.$)(S,B.bytes,W.at[pt+2],W.at[pt+3]));const wt=W.find(
B.bytes,"Parent");return wt>=0&&(_.parent=(0,M.JI)(B.bytes,W.at[wt+2],W.at[wt+3]).value),"page"}const it=S.get(O);return it instanceof P.Bi&&m(S,it)?"unclear":"\
none"}const G=S.get(O);return!(G instanceof P.Bi)||G.size===0?"none":(0,P.Eo)(G.get("Type"),"Page")?"unclear":S.array(G.get("Kids"))?"node":m(S,G)?"unclear":"no\
ne"}const a=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],g=["MediaBox","Resources"];function m(S,O){const _=S.resolve(O.get("Type"));
if(!(_ instanceof P.SX&&_.text!=="Pages"))return a.some(G=>O.has(G));const W=O.get("Contents")instanceof P.oS||S.array(O.get("Contents"))!==void 0;return g.some(
G=>O.has(G))||W&&O.get("Parent")instanceof P.oS&&!O.has("Subtype")}function h(S,O){const _=S.get(O);return _ instanceof P.Z6?(S.put(O,new P.Bi([..._.dict].filter(
([B])=>!/^(Length|Filter|DecodeParms)$/.test(B)))),"unclear"):"page"}var c=k(51271);class R{document;left;sizes=new Map;constructor(O){this.document=O,this.left=
O.job.limits.nodes}make(O){const _=this.document.get(O),B=this.sizes.get(O)??f(_);if(this.sizes.set(O,B),this.left-=B,this.left<0)throw(0,s.F)("nodes",`The docu\
ment refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save \
it again");return this.document.add(_ instanceof P.Bi?new P.Bi(_):_).number}}function f(S){const O=[S];let _=0;for(let B=O.pop();B!==void 0;B=O.pop())if(_++,Array.
isArray(B))for(const W of B)O.push(W);else if(B instanceof P.Bi)for(const W of B.values())O.push(W);return _}const A=["Resources","MediaBox","CropBox","Rotate"];
async function y(S){return new p(S).read()}class p{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new c.L;look={parent:-1,
lists:!1,entries:new $.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(O){this.document=O,this.copies=new R(O)}async read(){const{document:O,open:_}=this,
{pace:B}=O.job,W=O.catalog.get("Pages")??null;for(_.push({kids:[W],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});_.length>0;){const G=_[_.length-1];if(G.
next===G.kids.length){_.pop(),_.length>0&&this.close(G);continue}const tt=G.kids[G.next++];G.next===G.kids.length&&(G.kids=I,G.next=0);const it=B.step(400);it&&
await it,tt instanceof P.oS?this.visit(tt,G):this.visitNode(tt,-1,G)}return this.finish(W)}close({claimed:O,before:_,lost:B}){const W=this.numbers.length-this.dropped-
_;O!==W&&(this.irregular=!0,!(typeof O=="number"&&O>=W)&&(this.dropped+=this.lost.length-B,this.lost.length=B))}visit(O,_){const{document:B,seen:W,look:G}=this,
{number:tt}=O,it=W.has(tt);W.add(tt);const pt=v(B,tt,G);if(O.generation!==B.generation(tt)&&(this.irregular=!0),pt==="page"||pt==="unclear"){it&&(this.irregular=
!0);const wt=it?this.copies.make(tt):tt;pt==="unclear"?this.unclear.push(wt):this.keepEntries(tt),(pt==="unclear"||G.lists)&&this.listing.push(wt),this.add(wt,_,
G.parent);return}pt==="none"&&!it&&this.lose(_),pt==="none"||it?this.irregular=!0:this.visitNode(O,tt,_)}keepEntries(O){const{document:_,look:B}=this,{scan:W,marksFrom:G,
marksTo:tt}=B.entries;for(let it=G;it<tt;it+=3)_.table.askFor(W.marks[it]);_.keepEntries(O,B.entries)}visitNode(O,_,B){const{document:W,inherited:G}=this,tt=W.dict(
O);if(!tt){this.irregular=!0,this.lose(B);return}const it=W.array(tt.get("Kids"));if(!it){_<0&&this.visitDirectPage(tt,B);return}const pt=F(tt);let wt=B.from;pt&&
(wt=G.push({...G[wt],...pt})-1),(0,P.Eo)(W.resolve(tt.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:it,next:0,from:wt,home:this.nodes.node(_,B.
home),claimed:W.resolve(tt.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),W.release(_)}visitDirectPage(O,{from:_}){if(!(0,P.Eo)(O.
get("Type"),"Page"))return;this.irregular=!0;const{number:B}=this.document.add(O);this.numbers.push(B),this.listing.push(B),this.ancestry.push(_)}add(O,{from:_,
home:B},W){this.numbers.push(O),this.ancestry.push(_),this.nodes.page(B,W);const{pages:G}=this.document.job.limits;if(this.numbers.length>G)throw T(G)}lose(O){O.
home<0||(this.lost.push(this.numbers.length),this.add(j,O,-1))}finish(O){const{document:_,numbers:B,ancestry:W,inherited:G,lost:tt,unclear:it,listing:pt,nodes:wt}=this;
tt.length===B.length-this.dropped&&(tt.length=0);const Rt=tt.map(Mt=>B[Mt]=_.add(Z(G[W[Mt]])).number);et(B,W);const At=_.resolve(_.dict(O)?.get("Count")),kt=At!==
B.length||O instanceof P.oS&&B[0]===O.number;return{numbers:B,ancestry:W,inherited:G,irregular:this.irregular||kt,unclear:it,listing:pt,nodes:wt,claimed:typeof At==
"number"?At:void 0,blank:Rt}}}const I=[],j=-1;function et(S,O){let _=S.indexOf(j);if(!(_<0)){for(let B=_;B<S.length;B++)S[B]!==j&&(S[_]=S[B],O[_++]=O[B]);S.length=
O.length=_}}const K=[0,0,612,792];function Z(S){const O=new P.Bi([["Type",new P.SX("Page")]]);return S.MediaBox===void 0?O.set("MediaBox",[...K]):O}function F(S){
let O;for(const _ of A){const B=S.get(_);B!==void 0&&((O??={})[_]=B)}return O}function T(S){const O=(0,r.y_)(S,"page");return(0,s.F)("pages",`The document has m\
ore than ${O}`,"Split it with another program first")}}),85368:((ft,q,k)=>{k.d(q,{u:()=>L,x:()=>M});var r=k(78157),s=k(37628),$=k(45599),P=k(22480);function M(v,a,g,m){
const{bytes:h}=v,{length:c}=h;m.valueEnd=a;const R=(0,r.AN)(h,a,c);if((0,r.rg)(h,R))return m.dataStart=m.dataEnd=-1,m.end=R+6,!0;if(!(0,r.w1)(h,R,"stream"))return!1;
const f=g.lengthRef>=0?v.lengthOf(new $.oS(g.lengthRef)):g.length,A=R+(h[R+6]===r.u7?8:7),y=A+f;if(h[A-1]!==r.kR||f<0||y>c||!(0,P.V)(h,y))return!1;const p=(0,r.
AN)(h,(0,r.AN)(h,y,c)+9,c);return m.dataStart=A,m.dataEnd=y,m.end=p+6,(0,r.rg)(h,p)}class L{bytes;objectEnds;streamEnds;constructor(a){this.bytes=a,this.objectEnds=
new s.k(a,"endobj"),this.streamEnds=new s.k(a,"endstream")}data(a,g){const{bytes:m}=this,h=(0,P.n)(m,a);return g>=0&&h+g<=m.length&&(0,P.V)(m,h+g)?{start:h,end:h+
g}:{start:h,end:this.damagedEnd(h,g)}}damagedEnd(a,g){const{bytes:m}=this,h=a+g,c=this.objectEnds.next(a),R=c<0?m.length:c;if(g>=0&&h<=R&&(0,r.w1)(m,(0,r.AN)(m,
h,R),"endstr"))return h;const f=this.streamEnds.next(a);let A=f<0||f>R?R:f;return A>a&&m[A-1]===r.kR&&A--,A>a&&m[A-1]===r.u7&&A--,A}}}),59277:((ft,q,k)=>{k.d(q,
{y:()=>P});var r=k(78157);const s=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],$=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function P(v){const a=(0,r.bS)(v).toString("latin1",0,1024);if(a.startsWith("RIFF")&&a.startsWith("WEBP",8))return"\
a WebP image";if(a.startsWith("ftyp",4))return $.find(([m])=>m.test(a.slice(8,12)))?.[1];const g=s.find(([m])=>a.startsWith(m));return g?g[1]:L(a)??(M(v)?"text":
void 0)}function M(v){const a=(0,r.bS)(v.subarray(0,1024)).toString("utf8"),g=v.length>1024?a.replace(/\ufffd{1,3}$/,""):a;return g!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(g)}function L(v){const a=v.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(a.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(a))return"an HTML page";if(a.startsWith("<"))return a.includes("<svg")?"an SVG drawing":a.startsWith("<?xml")?"an XML file":void 0}}),37628:((ft,q,k)=>{k.d(
q,{k:()=>s});var r=k(78157);class s{word;accepts;buffer;from=0;found=-1;none;constructor(P,M,L=()=>!0){this.word=M,this.accepts=L,this.buffer=(0,r.bS)(P),this.none=
P.length}next(P){if(P>=this.none)return-1;if(P>=this.from&&P<=this.found)return this.found;const M=P<this.from&&this.found>=0?this.from:this.none,L=this.buffer.
subarray(0,M+this.word.length-1);let v=L.indexOf(this.word,P);for(;v>=0&&!this.accepts(v);)v=L.indexOf(this.word,v+1);return this.from=P,v>=0?this.found=v:M===this.
none&&(this.none=P,this.found=-1),this.found}}}),52205:((ft,q,k)=>{k.d(q,{WW:()=>P,c3:()=>s,x$:()=>$});var r=k(45599);function s(M,L){const v=M.resolve(L);return v===
null?[]:(Array.isArray(v)?v:[v]).map(a=>M.resolve(a))}function $(M,L){const v=new r.Bi;for(const[a,g]of L){const m=M.resolve(g);v.set(a,Array.isArray(m)?m.map(h=>M.
resolve(h)):m)}return v}function P(M,L,v,a={values:1e4}){if(a.values--<=0)return null;const g=M.resolve(L);if(v===0)return g;if(Array.isArray(g))return g.map(h=>P(
M,h,v-1,a));if(!(g instanceof r.Bi))return g;const m=new r.Bi;for(const[h,c]of g)m.set(h,P(M,c,v-1,a));return m}}),22480:((ft,q,k)=>{k.d(q,{V:()=>$,n:()=>s});var r=k(
78157);function s(P,M){let L=M+6;for(;P[L]===r.Z4&&(P[L+1]===r.kR||P[L+1]===r.u7||P[L+1]===r.Z4);)L++;return P[L]===r.u7&&L++,P[L]===r.kR&&L++,L}function $(P,M){
for(let L=0;L<4&&r.Kl[P[M]??0]===r.t6&&M<P.length;L++)M++;return(0,r.w1)(P,M,"endstream")}}),75162:((ft,q,k)=>{k.d(q,{CF:()=>fe,s1:()=>Ft,cY:()=>ee,zw:()=>Jt,VH:()=>at,
Rd:()=>ce,k0:()=>rt,u6:()=>zt,vc:()=>ht,vK:()=>ve});var r=k(77598),s=k(45599),$=k(34400);function P(u){const d=new Uint8Array(256);for(let x=0;x<256;x++)d[x]=x;
const{length:E}=u;for(let x=0,D=0,C=0;x<256;x++){const U=d[x];D=D+U+u[C]&255,d[x]=d[D],d[D]=U,++C===E&&(C=0)}return d}function M(u,d){const E=u.slice(),{length:x}=d,
D=new Uint8Array(x);for(let C=0,U=0,J=0;C<x;C++){U=U+1&255;const nt=E[U];J=J+nt&255;const ot=E[J];E[U]=ot,E[J]=nt,D[C]=d[C]^E[nt+ot&255]}return D}function L(u,d){
return M(P(u),d)}const v={length:u=>u,decrypt:u=>u,encryptInto:(u,d,E,x,D)=>x.set(u,D)};function a(u){const d=I(u,[]),E=et((x,D)=>P(d(x,D)));return{length:x=>x,
decrypt:(x,D,C)=>M(E(D,C),x),encryptInto:(x,D,C,U,J)=>U.set(M(E(D,C),x),J)}}function g(u){const d=I(u,[115,65,108,84]),E=j(()=>new f),x=et((C,U)=>E().engine(d(C,
U))),D=et((C,U)=>p(d(C,U)));return{length:h,decrypt:(C,U,J)=>y(D(U,J),C),encryptInto:(C,U,J,nt,ot)=>{E().seal(x(U,J),C,nt,ot)}}}function m(u){const d=j(()=>new f);
let E,x;return{length:h,decrypt:D=>y(x??=p(u),D),encryptInto:(D,C,U,J,nt)=>{d().seal(E??=d().engine(u),D,J,nt)}}}const h=u=>(u&-16)+32,c=64*1024,R=16*1024;class f{head=Buffer.
alloc(c);pool=Buffer.alloc(R);taken=R;engine(d){const E=Buffer.alloc(16);return this.nextVector(E),(0,r.createCipheriv)(d.length===16?"aes-128-cbc":"aes-256-cbc",
d,E).setAutoPadding(!1)}seal(d,E,x,D){const{head:C}=this,{length:U}=E,J=U&-16,nt=Math.min(J,c-32),ot=U-J;this.nextVector(C),C.set(nt===U?E:E.subarray(0,nt),16);
let gt=16+nt;if(nt<J){x.set(d.update(C.subarray(0,gt)),D),D+=gt,gt=0;for(let mt=nt;mt<J;mt+=c){const xt=d.update(E.subarray(mt,Math.min(mt+c,J)));x.set(xt,D),D+=
xt.length}}ot>0&&C.set(E.subarray(J),gt),C.fill(16-ot,gt+ot,gt+16),x.set(d.update(C.subarray(0,gt+16)),D)}nextVector(d){this.taken===R&&((0,r.randomFillSync)(this.
pool),this.taken=0),this.pool.copy(d,0,this.taken,this.taken+16),this.taken+=16}}const A=new Uint8Array(0);function y(u,d){const E=d.length&-16;if(E<32)return A;
const x=u.update(E===d.length?d:d.subarray(0,E)),D=x[E-1];let C=E;if(D>0&&D<=16){do C--;while(C>E-D&&x[C-1]===D);C>E-D&&(C=E)}return x.subarray(16,C)}function p(u){
return(0,r.createDecipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,Buffer.alloc(16)).setAutoPadding(!1)}function I(u,d){const{length:E}=u,x=new Uint8Array(
E+5+d.length);x.set(u),x.set(d,E+5);const D=new $.V;return(C,U)=>(x[E]=C,x[E+1]=C>>>8,x[E+2]=C>>>16,x[E+3]=U,x[E+4]=U>>>8,D.digest(x).subarray(0,Math.min(E+5,16)))}
function j(u){let d;return()=>d??=u()}function et(u){let d=-1,E=-1,x;return(D,C)=>((x===void 0||D!==d||C!==E)&&(x=u(D,C),d=D,E=C),x)}function K(u,d,E){const x=_(
u,E),D=G(u,x);return it(D,d,u.revision===2?32:16)?x:void 0}function Z(u,d){const E=B(u,d);let x=u.owner.subarray(0,32);for(let D=u.revision===2?0:19;D>=0;D--)x=
L(tt(E,D),x);return x}function F(u,d,E,x){const D=B({revision:u,keyLength:d},E);let C=O(x);for(let U=0;U<=(u===2?0:19);U++)C=L(tt(D,U),C);return C}function T(u,d){
const E=_(u,d),x=new Uint8Array(32);return x.set(G(u,E)),{user:x,fileKey:E}}const S=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,
208,104,62,128,47,12,169,254,100,83,105,122);function O(u){const d=new Uint8Array(32),E=u.subarray(0,32);return d.set(E),d.set(S.subarray(0,32-E.length),E.length),
d}function _({revision:u,keyLength:d,owner:E,permissions:x,id0:D,encryptMetadata:C},U){const J=Uint8Array.of(x,x>>8,x>>16,x>>24),nt=u>=4&&!C?[255,255,255,255]:[],
ot=(0,$.F)(Buffer.concat([O(U),E.subarray(0,32),J,D,Uint8Array.from(nt)]));return W(ot,u,d)}function B({revision:u,keyLength:d},E){return W((0,$.F)(O(E)),u,u===
2?5:d)}function W(u,d,E){let x=u.subarray(0,E);if(d>=3)for(let D=0;D<50;D++)x=(0,$.F)(x).subarray(0,E);return x}function G({revision:u,id0:d},E){if(u===2)return L(
E,S);let x=(0,$.F)(Buffer.concat([S,d]));for(let D=0;D<20;D++)x=L(tt(E,D),x);return x}function tt(u,d){return d===0?u:u.map(E=>E^d)}function it(u,d,E){return d.
length>=E&&u.subarray(0,E).every((x,D)=>x===d[D])}function pt(u,d,E){return Mt(u.user,u.wrappedByUser,d,E,new Uint8Array(0))}function wt(u,d,E){return Mt(u.owner,
u.wrappedByOwner,d,E,u.user.subarray(0,48))}function Rt(u,d,E){const x=Gt(u,d,new Uint8Array(0)),D=Gt(u,E,x.entry);return{user:x.entry,wrappedByUser:x.wrapped,owner:D.
entry,wrappedByOwner:D.wrapped}}function At(u,d,E){const x=Buffer.alloc(16,255);return x.writeInt32LE(d,0),x.write(E?"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(
4).copy(x,12),(0,r.createCipheriv)("aes-256-ecb",u,null).setAutoPadding(!1).update(x)}const kt=new Uint8Array(16);function Mt(u,d,E,x,D){const C=Dt(E,x,u.subarray(
32,40),D);if(!Buffer.from(C).equals(u.subarray(0,32)))return;const U=Dt(E,x,u.subarray(40,48),D);return(0,r.createDecipheriv)("aes-256-cbc",U,kt).setAutoPadding(
!1).update(d.subarray(0,32))}function Gt(u,d,E){const x=(0,r.randomBytes)(16),D=Dt(6,d,x.subarray(0,8),E),C=Dt(6,d,x.subarray(8),E),U=(0,r.createCipheriv)("aes-\
256-cbc",C,kt).setAutoPadding(!1).update(u);return{entry:Buffer.concat([D,x]),wrapped:U}}function Dt(u,d,E,x){let D=(0,r.createHash)("sha256").update(d).update(
E).update(x).digest();if(u<6)return D;for(let C=0,U=0;C<64||U>C-32;C++){const J=Buffer.concat([d,D,x]),nt=Buffer.alloc(64*J.length,J),ot=(0,r.createCipheriv)("a\
es-128-cbc",D.subarray(0,16),D.subarray(16,32)).setAutoPadding(!1).update(nt);let gt=0;for(let mt=0;mt<16;mt++)gt+=ot[mt];D=(0,r.createHash)(["sha256","sha384",
"sha512"][gt%3]).update(ot).digest(),U=ot[ot.length-1]}return D.subarray(0,32)}var Ct=k(77581),Tt=k(34378);const It=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Pt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,oe=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ae=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Bt=/[\p{L}\p{Mc}\p{Nl}]/u;function St(u){if(/^[\x20-\x7e]*$/.test(u))return u;const d=(0,Tt.w)(u.replace(It,"").replace(Pt," "),"NFKC");if(oe.test(d))return;const E=[
...d],x=E.map(C=>ae.test(C));return x.includes(!0)&&(E.some((C,U)=>!x[U]&&Bt.test(C))||!x[0]||!x.at(-1))?void 0:d}function Xt(u){const d=St(u),E=[...d===void 0?
[]:[Buffer.from(d,"utf8")],Buffer.from(u,"utf8"),...[Ut(u),ne(u)].filter(C=>C!==void 0)],D=[...E.filter(C=>C.length>Nt).map(C=>C.subarray(0,Nt)),...E];return D.
filter((C,U)=>D.findIndex(J=>J.equals(C))===U)}const Nt=127;function Et(u){return typeof u=="string"?Buffer.from(St(u)??u,"utf8").subarray(0,Nt):u}const _t=32;function vt(u){
return typeof u=="string"?Ut(u)??Buffer.from(u,"utf8"):u}function ee(u,d,E){const x=E==="AES-256"?Et:vt;return Buffer.compare(x(u),x(d))===0}function ce(u,d){const E=d===
"AES-256",x=E?nt=>St(nt)!==void 0:nt=>!new RegExp("\\p{Cc}","u").test(nt)&&Ut(nt)!==void 0,D=[...u].findIndex(nt=>!x(nt));if(D>=0)return E?`must not have the ch\
aracter at position ${D+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${D+1} with AES-128, whose passwords are in PDFDocE\
ncoding: choose AES-256, or another character`;if(!x(u))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const C=E?
Buffer.from(St(u),"utf8"):vt(u);if(C.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[U,J]=[C.length,
E?Nt:_t];if(!(U<=J))return E?`must be at most ${J} bytes long in UTF-8, and has ${U}`:`must be at most ${J} characters long with AES-128, and has ${U}: shorten \
it, or choose AES-256`}function Ut(u){return Yt(u,d=>Ct.SQ.get(d)??(d>=24&&d<32||d>=127&&d<161?-1:d))}function ne(u){return Yt(u,d=>d)}function Yt(u,d){const E=Array.
from(u,x=>d(x.codePointAt(0)));return E.every(x=>x>=0&&x<256)?Buffer.from(E):void 0}function jt(u,d){const{strings:E}=d,x=(C,U,J,nt)=>{if(C===v)return U;const ot=Buffer.
allocUnsafe(C.length(U.length));return C.encryptInto(U,J,nt,ot,0),ot},D=(C,U,J,nt,ot,gt)=>(C.encryptInto(U,J,nt,ot,gt),C.length(U.length));return{...u,uniform:d.
named===void 0||d.encryptMetadata&&d.embedded===d.streams,decryptString:(C,U,J)=>E.decrypt(C,U,J),encryptString:(C,U,J)=>x(E,C,U,J),decryptStream:(C,U,J,nt)=>Kt(
d,nt).decrypt(C,U,J),encryptStream:(C,U,J,nt)=>x(Kt(d,nt),C,U,J),encryptedStringLength:C=>E.length(C),encryptedStreamLength:(C,U)=>Kt(d,U).length(C),encryptStringInto:(C,U,J,nt,ot)=>D(
E,C,U,J,nt,ot),encryptStreamInto:(C,U,J,nt,ot,gt)=>D(Kt(d,nt),C,U,J,ot,gt)}}function Kt({streams:u,embedded:d,named:E,encryptMetadata:x},D){const C=D.get("Type");
if((0,s.Eo)(C,"XRef"))return v;if(E===void 0)return u;const U=Wt(D);return U!==void 0?E.get(U)??u:!x&&(0,s.Eo)(C,"Metadata")?v:(0,s.Eo)(C,"EmbeddedFile")?d:u}function Wt(u){
const d=u.get("Filter"),E=(0,s.cy)(d)?d.findIndex(U=>(0,s.Eo)(U,"Crypt")):(0,s.Eo)(d,"Crypt")?0:-1;if(E<0)return;const x=u.get("DecodeParms"),D=(0,s.cy)(x)?x[E]:
x,C=(0,s.Zm)(D)?D.get("Name"):void 0;return C instanceof s.SX?C.text:"Identity"}function fe(u){if(Wt(u)===void 0)return!1;const d=u.get("Filter"),E=u.get("Decod\
eParms"),x=(0,s.cy)(d)?d.findIndex(C=>(0,s.Eo)(C,"Crypt")):0,D=(0,s.cy)(d)?d.filter((C,U)=>U!==x):[];return D.length===0?(u.delete("Filter"),u.delete("DecodePar\
ms"),!0):(u.set("Filter",D),(0,s.cy)(E)&&u.set("DecodeParms",E.filter((C,U)=>U!==x)),!0)}function Jt(u){return u.algorithm==="AES-128"?ue(u):Qt(u)}const zt=()=>(0,r.
randomBytes)(32);function ue({userPassword:u,ownerPassword:d,permissions:E,id0:x}){const D=vt(u),C=F(4,16,vt(d),D),U=T({revision:4,keyLength:16,owner:C,permissions:E,
id0:x,encryptMetadata:!0},D),J=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:4,R:4,Length:128,...se("AESV2",16),O:new s.Mx(C),U:new s.Mx(U.user),P:E});return Vt({dictionary:J,
version:"1.6",numbered:!0,identifier:x},g(U.fileKey))}function Qt({userPassword:u,ownerPassword:d,permissions:E}){const x=(0,r.randomBytes)(32),D=Rt(x,Et(u),Et(
d)),C=(0,s.jd)({Filter:(0,s.UU)("Standard"),V:5,R:6,Length:256,...se("AESV3",32),O:new s.Mx(D.owner),OE:new s.Mx(D.wrappedByOwner),U:new s.Mx(D.user),UE:new s.Mx(
D.wrappedByUser),P:E,Perms:new s.Mx(At(x,E,!0))});return Vt({dictionary:C,version:"1.7",extensionLevel:8,numbered:!1},m(x))}function se(u,d){const E=(0,s.jd)({Type:(0,s.
UU)("CryptFilter"),CFM:(0,s.UU)(u),AuthEvent:(0,s.UU)("DocOpen"),Length:d});return{CF:(0,s.jd)({StdCF:E}),StmF:(0,s.UU)("StdCF"),StrF:(0,s.UU)("StdCF")}}function Vt(u,d){
return jt(u,{strings:d,streams:d,embedded:d,named:new Map([["StdCF",d],["Identity",v]]),encryptMetadata:!0})}var Lt=k(58552);const qt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Ft=-4,z=u=>1<<
qt[u]-1,Y=Object.keys(qt);function rt(u){let d=Ft;for(const E of Y)u[E]||(d&=~z(E));return u.allow_print?d:d&~z("allow_print_high_resolution")}function ht(u){return Y.
filter(d=>(u&z(d))===0)}function at(u,d,E){const x=he(u),D=pe(x,d,new Uint8Array(0)),C=D??(E?de(Xt(E),ot=>pe(x,d,ot)):void 0);if(C===void 0)throw E?Me():Oe();const{
fileKey:U,access:J}=C,nt=re(x,U);return{...lt(x,C,Ht(x,U),nt),access:J,locked:!1,permissions:x.permissions,revision:x.revision,keyBits:8*U.length,opensWithoutPassword:D!==
void 0,algorithm:be(x.methods[nt.streams===v?"embedded":"streams"],U),unrestricted:()=>bt(x,C)}}function lt(u,{identifier:d},E,x){const D={dictionary:E,...Ee(u),
numbered:u.revision<=4,...d?{identifier:d}:{}};return jt(D,x)}function bt(u,d){const E={...u,permissions:Ft};let{fileKey:x}=d;const D=Ht(E,x);if(d.legacy){const C=T(
{...d.legacy.scheme,permissions:Ft},d.legacy.userPassword);x=C.fileKey,D.set("U",new s.Mx(C.user))}else D.set("Perms",new s.Mx(At(x,Ft,u.encryptMetadata)));return lt(
E,d,D,re(E,x))}function Ht({encrypt:u,revision:d,permissions:E},x){const D=new s.Bi(u);D.set("P",E);for(const[U,J]of[["O",d<5?32:48],["U",d<5?32:48],["OE",32],[
"UE",32]]){const nt=u.get(U);nt instanceof s.Mx&&nt.bytes.length>J&&D.set(U,new s.Mx(nt.bytes.subarray(0,J)))}const C=u.get("Length");return C!==void 0&&!(typeof C==
"number"&&C%8===0&&C>=40&&C<=256)&&D.set("Length",8*x.length),D}function he(u){const d=u.get("Filter");if(!(0,s.Eo)(d,"Standard"))throw me(`the security handler\
 ${d instanceof s.SX?ge(d):"without a name"}`);const E=ie(u.get("V"),0),x=ie(u.get("R"),0);if(!(E===5?x===5||x===6:[1,2,4].includes(E)&&x>=2&&x<=4))throw me(`th\
e standard security handler with V ${E} and R ${x}`);const C={encrypt:u,version:E,revision:x,permissions:ie(u.get("P"),-4)|0};if(E<4)return{...C,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const U=u.get("CF"),J=new Map;for(const[gt,mt]of(0,s.Zm)(U)?U:[]){const xt=(0,s.Zm)(mt)?le(mt,
E):void 0;xt!==void 0&&J.set(gt,xt)}J.set("Identity","none");const nt=(gt,mt)=>{const xt=u.get(gt),Ae=J.get(xt instanceof s.SX?xt.text:mt);if(Ae===void 0)throw me(
`the crypt filter ${xt instanceof s.SX?ge(xt):mt}`);return Ae},ot=u.get("StmF");return{...C,encryptMetadata:u.get("EncryptMetadata")!==!1,methods:{strings:nt("S\
trF","Identity"),streams:nt("StmF","Identity"),embedded:nt("EFF",ot instanceof s.SX?ot.text:"Identity")},filters:J}}function le(u,d){const E=u.get("CFM");return d===
5&&(0,s.Eo)(E,"AESV3")?"AESV3":d===4&&(0,s.Eo)(E,"AESV2")?"AESV2":d===4&&(0,s.Eo)(E,"V2")?"V2":E===void 0||(0,s.Eo)(E,"None")?"none":void 0}function pe(u,d,E){const{
encrypt:x,revision:D}=u;if(D>=5){const ot={owner:$t(x,"O",48),user:$t(x,"U",48),wrappedByOwner:$t(x,"OE",32),wrappedByUser:$t(x,"UE",32)};return ye(pt(ot,D,E),"\
user")??ye(wt(ot,D,E),"owner")}const C=$t(x,"O",1),U=$t(x,"U",1),{permissions:J,encryptMetadata:nt}=u;return de(d,ot=>de(Se(u),gt=>{const mt={revision:D,keyLength:gt,
owner:C,permissions:J,id0:ot,encryptMetadata:nt};return we(mt,U,E,"user")??we(mt,U,Z(mt,E),"owner")}))}function we(u,d,E,x){const D=K(u,d,E);return D&&{fileKey:D,
access:x,identifier:u.id0,legacy:{scheme:u,userPassword:E}}}function ye(u,d){return u&&{fileKey:u,access:d}}function Se({encrypt:u,version:d}){if(d===4)return[16];
const E=ie(u.get("Length"),40),x=E%8===0&&E>=40&&E<=128?E/8:5;return[...new Set(d===1?[5,x,16]:[x,16,5])]}function re(u,d){const E={none:v},x=J=>J==="V2"?E.V2??=
a(d):J==="AESV2"?E.AESV2??=g(d):J==="AESV3"?E.AESV3??=m(d):v,{methods:D,filters:C,encryptMetadata:U}=u;return{strings:x(D.strings),streams:x(D.streams),embedded:x(
D.embedded),named:C&&new Map([...C].map(([J,nt])=>[J,x(nt)])),encryptMetadata:U}}function Ee({version:u,revision:d,methods:E}){return d>=5?{version:"1.7",extensionLevel:d===
5?3:8}:u===4?{version:Object.values(E).includes("AESV2")?"1.6":"1.5"}:{version:d===2?"1.1":"1.4"}}function be(u,d){if(u!=="none")return u==="V2"?d.length===5?"R\
C4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}function $t(u,d,E){const x=u.get(d);if(x instanceof s.Mx&&x.bytes.length>=E)return x.bytes;throw(0,Lt.O$)(`its \
encryption dictionary has no usable /${d}.`)}function ie(u,d){return typeof u=="number"?Math.trunc(u):d}function de(u,d){for(const E of u){const x=d(E);if(x!==void 0)
return x}}function ge({text:u}){return/^[\w.+-]{1,40}$/.test(u)?u:"with an unusual name"}function Oe(){return(0,Lt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function Me(){return new Lt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function me(u){
return(0,Lt.hJ)("unsupported_encryption",`is protected by ${u}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${u}, whi\
ch is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}const te={...v,decrypt:()=>new Uint8Array(
0)};function ve(u){const d=Re(u),E=C=>C==="none"?v:te,x=[...d?.filters??[["Identity","none"]]],D={strings:E(d?.methods.strings),streams:E(d?.methods.streams),embedded:E(
d?.methods.embedded),named:d&&!d.filters?void 0:new Map(x.map(([C,U])=>[C,E(U)])),encryptMetadata:d?.encryptMetadata??!0};return{...jt({dictionary:u,version:"1.\
1",numbered:!0},D),access:"user",locked:!0,permissions:d?.permissions??Ft,revision:d?.revision,opensWithoutPassword:!1,unrestricted:void 0,...d?ke(d):Te(u)}}function Re(u){
try{return he(u)}catch(d){if(d instanceof Lt.zU&&d.code==="unsupported_encryption")return;throw d}}function ke({encrypt:u,version:d,methods:E}){const x=E.streams===
"none"?E.embedded:E.streams;if(x==="none")return{algorithm:void 0,keyBits:void 0};if(x==="AESV3")return{algorithm:"AES-256",keyBits:256};if(d===4)return{algorithm:x===
"AESV2"?"AES-128":"RC4-128",keyBits:128};const D=d===1?40:xe(u.get("Length"));return{algorithm:D===40?"RC4-40":"RC4-128",keyBits:D}}function Te(u){const d=u.get(
"CF"),E=u.get("StmF"),x=(0,s.Zm)(d)&&E instanceof s.SX?d.get(E.text):void 0,D=(0,s.Zm)(x)?x.get("CFM"):void 0;return(0,s.Eo)(D,"AESV3")?{algorithm:"AES-256",keyBits:256}:
(0,s.Eo)(D,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function xe(u){return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),
34400:((ft,q,k)=>{k.d(q,{F:()=>$,V:()=>P});const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],s=Int32Array.from({length:64},(M,L)=>Math.floor(Math.abs(Math.sin(
L+1))*2**32)|0),$=M=>new P().digest(M);class P{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(L){const{state:v,tail:a}=this;v[0]=
1732584193,v[1]=4023233417,v[2]=2562383102,v[3]=271733878;const{length:g}=L,m=g&-64;for(let f=0;f<m;f+=64)this.compress(L,f);const h=g-m,c=h<56?64:128;for(let f=0;f<
h;f++)a[f]=L[m+f];a[h]=128,a.fill(0,h+1,c);for(let f=0,A=g<<3;f<4;f++)a[c-8+f]=A>>>(f<<3);a[c-4]=g>>>29;for(let f=0;f<c;f+=64)this.compress(a,f);const R=new Uint8Array(
16);for(let f=0;f<16;f++)R[f]=v[f>>2]>>>((f&3)<<3);return R}compress(L,v){const{words:a,state:g}=this;for(let f=0,A=v;f<16;f++,A+=4)a[f]=L[A]|L[A+1]<<8|L[A+2]<<
16|L[A+3]<<24;let m=g[0],h=g[1],c=g[2],R=g[3];for(let f=0;f<64;f++){const A=f>>4;let y,p;A===0?(y=h&c|~h&R,p=f):A===1?(y=R&h|~R&c,p=5*f+1):A===2?(y=h^c^R,p=3*f+
5):(y=c^(h|~R),p=7*f);const I=m+y+s[f]+a[p&15]|0,j=r[A<<2|f&3];m=R,R=c,c=h,h=h+(I<<j|I>>>32-j)|0}g[0]=g[0]+m,g[1]=g[1]+h,g[2]=g[2]+c,g[3]=g[3]+R}}}),78157:((ft,q,k)=>{
k.d(q,{$k:()=>ne,A4:()=>pt,AF:()=>Tt,AN:()=>_t,AV:()=>wt,AZ:()=>Ut,Ah:()=>B,Cq:()=>r,Cx:()=>h,D:()=>ee,Ec:()=>a,G_:()=>s,HF:()=>kt,HV:()=>tt,HY:()=>It,Hh:()=>oe,
Hv:()=>S,IQ:()=>m,JI:()=>zt,Kl:()=>Et,Li:()=>Yt,MV:()=>Mt,N5:()=>f,N9:()=>Bt,OY:()=>Rt,PZ:()=>Lt,WL:()=>Z,Wd:()=>Kt,Z4:()=>v,ay:()=>ue,b9:()=>R,bS:()=>Vt,cL:()=>y,
d2:()=>$,du:()=>_,em:()=>I,ev:()=>j,fX:()=>A,gq:()=>Qt,iH:()=>et,j8:()=>vt,kR:()=>P,l0:()=>p,mE:()=>se,o1:()=>M,r_:()=>F,rc:()=>O,rg:()=>Ft,s1:()=>c,sk:()=>jt,t6:()=>St,
t9:()=>ce,tF:()=>W,tw:()=>it,u7:()=>L,vz:()=>K,w1:()=>Wt,wb:()=>fe,wn:()=>g,wt:()=>T,y_:()=>ae,yh:()=>Pt,yp:()=>Jt,yq:()=>Dt});const r=0,s=8,$=9,P=10,M=12,L=13,
v=32,a=33,g=35,m=37,h=40,c=41,R=43,f=45,A=46,y=47,p=48,I=55,j=57,et=60,K=62,Z=91,F=92,T=93,S=123,O=125,_=126,B=66,W=67,G=68,tt=69,it=73,pt=76,wt=82,Rt=98,At=100,
kt=101,Mt=102,Gt=106,Dt=110,Ct=111,Tt=114,It=115,Pt=116,oe=117,ae=122,Bt=0,St=1,Xt=2,Nt=3,Et=new Uint8Array(256);for(const z of[r,$,P,M,L,v])Et[z]=St;for(const z of"\
(<>[]/%")Et[z.charCodeAt(0)]=Xt;for(const z of"){}")Et[z.charCodeAt(0)]=Nt;function _t(z,Y,rt){for(;Y<rt;){const ht=z[Y];if(Et[ht]===St)Y++;else if(ht===m)Y=ee(
z,Y,rt);else break}return Y}function vt(z,Y,rt){for(;Y<rt&&Et[z[Y]]===St;)Y++;return Y}function ee(z,Y,rt){for(;Y<rt&&z[Y]!==P&&z[Y]!==L;)Y++;return Y}function ce(z,Y,rt){
const ht=Ut(z,Y,rt);return ht<0?rt:ht}function Ut(z,Y,rt){let ht=0;for(;Y<rt;){const at=z[Y++];if(at===F)Y++;else if(at===h)ht++;else if(at===c&&--ht===0)return Y}
return-1}function ne(z,Y,rt){for(;Y<rt;)if(z[Y++]===K)return Y;return rt}function Yt(z){return z===void 0?-1:z>=p&&z<=j?z-p:z>=65&&z<=70?z-55:z>=97&&z<=102?z-87:
-1}function jt(z,Y,rt){const ht=new Uint8Array(rt-Y+1>>1);let at=0,lt=-1;for(let bt=Y;bt<rt&&z[bt]!==K;bt++){const Ht=Yt(z[bt]);Ht<0||(lt<0?lt=Ht:(ht[at++]=lt*16+
Ht,lt=-1))}return lt>=0&&(ht[at++]=lt*16),ht.subarray(0,at)}function Kt(z,Y,rt){for(;Y<rt&&Et[z[Y]]===Bt;)Y++;return Y}function Wt(z,Y,rt){for(let ht=0;ht<rt.length;ht++)
if(z[Y+ht]!==rt.charCodeAt(ht))return!1;return!0}function fe(z,Y,rt){return Wt(z,Y,rt)&&Et[z[Y+rt.length]??v]!==Bt}const Jt=z=>z!==void 0&&z>=p&&z<=j;function zt(z,Y,rt){
let ht=0,at=Y;for(;at<rt&&Jt(z[at]);)ht=ht*10+(z[at++]-p);return at===Y?{value:-1,after:at}:{value:ht,after:at}}function ue(z,Y,rt){const ht=_t(z,Y,rt),at=zt(z,
ht,rt);if(at.value<0||at.after===rt||Et[z[at.after]]!==St)return;const lt=zt(z,_t(z,at.after,rt),rt);if(lt.value<0||lt.value>65535)return;const bt=_t(z,lt.after,
rt);if(qt(z,bt))return{number:at.value,generation:lt.value,start:ht,body:bt+3}}const Qt=z=>new Uint8Array(z.buffer,z.byteOffset,z.byteLength),se=z=>z.length===1?
z[0]:Buffer.concat(z),Vt=z=>Buffer.from(z.buffer,z.byteOffset,z.byteLength);function Lt(z,Y,rt,ht){let at=0,lt=z[Y];for(;lt>=p&&lt<=j;lt=z[++Y])at=at*10+(lt-p);
if(at!==rt||lt!==v||(at=0,lt=z[++Y],lt<p||lt>j))return-1;for(;lt>=p&&lt<=j;lt=z[++Y])at=at*10+(lt-p);return at!==ht||lt!==v?-1:qt(z,Y+1)?Y+4:-1}const qt=(z,Y)=>z[Y]===
Ct&&z[Y+1]===Rt&&z[Y+2]===Gt,Ft=(z,Y)=>z[Y]===kt&&z[Y+1]===Dt&&z[Y+2]===At&&z[Y+3]===Ct&&z[Y+4]===Rt&&z[Y+5]===Gt}),64580:((ft,q,k)=>{k.d(q,{F:()=>s});var r=k(45599);
function s(M,L=()=>{}){if(M instanceof r.Z6)return new r.Z6(s(M.dict,L),M.data,M.sealed);const v=P(M),a=[v];let g=1;for(let m=a.pop();m!==void 0;m=a.pop())if(Array.
isArray(m)){g+=m.length;for(const[h,c]of m.entries())m[h]=$(c,a)}else if((0,r.Zm)(m)){g+=m.size;for(const[h,c]of m)m.set(h,$(c,a))}return L(g),v}function $(M,L){
const v=P(M);return v!==M&&L.push(v),v}function P(M){return Array.isArray(M)?[...M]:(0,r.Zm)(M)?new r.Bi(M):M}}),33095:((ft,q,k)=>{k.d(q,{i:()=>s});var r=k(62760);
function s($,P){const M=new r.KK($,L=>P.copy(L,0,L.length));return Object.assign(M.s,{i:0,w:0,z:0}),M}}),79725:((ft,q,k)=>{k.d(q,{R:()=>M,Z:()=>L});var r=k(78157),
s=k(88500);const $=new Int32Array(0),P=new s.s;class M{at=$;first=0;used=0;open=-1;close=-1;special=!1;scan=P;marksFrom=0;marksTo=0;own;locate(a,g,m){const h=this.
own??={at:new Int32Array(64),scan:new s.s},{scan:c}=h;if(this.at=h.at,this.scan=c,this.first=this.used=this.marksFrom=this.marksTo=0,c.reset(),g=(0,r.AN)(a,g,m),
a[g]!==r.iH||a[g+1]!==r.iH)return!1;for(this.open=g+=2;(g=(0,r.AN)(a,g,m))<m;){const R=a[g];if(R===r.vz)return this.close=g,this.marksTo=c.used,this.special=c.byteRange,
a[g+1]===r.vz;if(R!==r.cL)return!1;const f=++g;for(;g<m&&r.Kl[a[g]]===r.N9;g++)if(a[g]===r.wn)return!1;const A=g;A-f===9&&a[f]===r.Ah&&(0,r.w1)(a,f,"ByteRange")&&
(c.byteRange=!0);const y=g=(0,r.AN)(a,g,m);if(a[g]===r.vz||(g=c.value(a,g,m),g<0))return!1;this.add(f,A,y,g)}return!1}add(a,g,m,h){this.used+4>this.at.length&&(this.
at=this.own.at=L(this.at,this.used+4));const{at:c,used:R}=this;c[R]=a,c[R+1]=g,c[R+2]=m,c[R+3]=h,this.used=R+4}find(a,g){const{at:m,first:h}=this,c=g.length;for(let R=this.
used-4;R>=h;R-=4){const f=m[R];if(m[R+1]-f!==c)continue;let A=0;for(;A<c&&a[f+A]===g.charCodeAt(A);)A++;if(A===c)return R}return-1}}function L(v,a){const g=new Int32Array(
Math.max(v.length*2,a));return g.set(v),g}}),4537:((ft,q,k)=>{k.d(q,{Q:()=>P});var r=k(62760),s=k(78157);const $=16384;async function P(v,a,g,m,h){const c=(0,s.
mE)(v.slice(0,3).map(et=>et.subarray(0,2))),[R=0,f=0]=c;if((R&15)!==8||(R<<8|f)%31!==0||f&32)return{ending:"damaged",reached:0};const A=Math.max(1024,Math.floor(
$/m)),y=new L;let p=0;const I=new r.EL(et=>{const K=Math.min(et.length,a-p);p+=et.length,y.add(et),K>0&&h(K===et.length?et:et.subarray(0,K))}),j=[];try{let et=2,
K=0;for(const Z of v)for(let F=0;F<Z.length;F+=A){const T=Math.min(et,Z.length-F,A),S=Z.subarray(F+T,F+A);et-=T;const O=p;p<a&&K<A?I.push(S):j.length<16&&j.push(
S),K=p>O?0:K+S.length;const _=g.step((S.length+p-O)*m);_&&await _}I.push((0,s.mE)(j).subarray(0,A),!0)}catch(et){return p>=a?{ending:"loose",reached:p}:{ending:et.
code===r.YL.UnexpectedEOF?"short":"damaged",reached:p}}return{ending:p<=a&&M(v,y.value)?"clean":"loose",reached:p}}function M(v,a){let g=new Uint8Array(0);for(let h=v.
length-1;h>=0&&g.length<6;h--)g=(0,s.mE)([v[h].subarray(-6),g]);const m=Buffer.from(g);for(let h=0;h<=2&&m.length>=4+h;h++)if(m.readUInt32BE(m.length-4-h)===a)return!0;
return!1}class L{a=1;b=0;add(a){let{a:g,b:m}=this;for(let h=0;h<a.length;){const c=Math.min(h+2e3,a.length);for(;h<c;)m+=g+=a[h++];g%=65521,m%=65521}this.a=g,this.
b=m}get value(){return this.b*65536+this.a}}}),64680:((ft,q,k)=>{k.d(q,{k:()=>P,t:()=>M});var r=k(78157);const s=12,$=20;class P{buffer;memory;length=0;constructor(a){
this.buffer=Buffer.allocUnsafeSlow(Math.max(a,256)),this.memory=(0,r.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const a=Buffer.allocUnsafeSlow(this.length);return a.set(this.bytes),a}clear(){this.length=0}from(a){return this.memory.subarray(a,this.length)}reserve(a){
const g=this.length+a;g>this.memory.length&&this.grow(g)}grow(a){const g=Buffer.allocUnsafeSlow(Math.max(a,Math.ceil(this.memory.length*1.5)));g.set(this.bytes),
this.buffer=g,this.memory=(0,r.gq)(g)}copy(a,g,m){const h=m-g;if(this.reserve(h),h<s){const{memory:c}=this;let R=this.length;for(let f=g;f<m;f++)c[R++]=a[f]}else
this.memory.set(new Uint8Array(a.buffer,a.byteOffset+g,h),this.length);this.length+=h}text(a){const g=a.length;if(this.reserve(g),g<$){const{memory:m}=this;let h=this.
length;for(let c=0;c<g;c++)m[h++]=a.charCodeAt(c)}else this.buffer.write(a,this.length,"latin1");this.length+=g}integer(a){this.reserve(20);const{memory:g}=this,
m=L(a);for(let h=this.length+m-1;h>=this.length;h--){const c=Math.floor(a/10);g[h]=r.l0+(a-c*10),a=c}this.length+=m}byte(a){this.reserve(1),this.memory[this.length++]=
a}fill(a,g){this.reserve(a),g(this.memory,this.length),this.length+=a}}class M{length=0;copy(a,g,m){this.length+=m-g}text(a){this.length+=a.length}integer(a){this.
length+=L(a)}byte(){this.length++}fill(a){this.length+=a}}function L(v){return v<10?1:v<100?2:v<1e3?3:v<1e4?4:v<1e5?5:v<1e6?6:String(v).length}}),45798:((ft,q,k)=>{
k.d(q,{i:()=>I});var r=k(42973),s=k(78157),$=k(82416),P=k(45599);const M=Symbol("close array"),L=Symbol("close dictionary"),v=Symbol("end"),a=32,g=32,m=32,h=32,
c=224,R=224,f=8,A=256,y=65536,p=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class I{bytes;at;end;nesting;openString;room;closed=-1;constructor(K,Z,F,T,S,O=1/0){this.
bytes=K,this.at=Z,this.end=F,this.nesting=T,this.openString=S,this.room=O}value(){const K=this.token(0);return typeof K=="symbol"?null:K}token(K){const{bytes:Z,
end:F}=this;if(this.room-=a,this.room<0)throw j();const T=(0,s.AN)(Z,this.at,F);if(this.at=T,T>=F)return v;const S=Z[T];if(S>=s.l0&&S<=s.ev)return this.numberOrReference();
switch(S){case s.cL:return this.name();case s.Cx:return this.string(this.literal());case s.iH:return Z[T+1]!==s.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(K+1));case s.WL:return this.at++,this.array(K+1);case s.wt:return this.at++,M;case s.vz:return this.closed=T,Z[T+1]===s.vz?(this.at+=2,L):(this.at++,
null);case s.s1:case s.Hv:case s.rc:return this.at++,null;default:return this.word()}}array(K){this.checkDepth(K),this.room-=h;const Z=[];for(;;){Z.length===f&&
Z.every(T=>T instanceof P.oS)&&this.references(Z);const F=this.token(K);if(F===M||F===v)return Z;if(F===L)return this.at=this.closed,Z;Z.push(F)}}references(K){
const{bytes:Z,end:F}=this;for(let T=A;;T=Math.min(2*T,y)){const S=(0,s.bS)(Z).toString("latin1",this.at,Math.min(this.at+T,F)),O=p.exec(S)?.[0]??"";if(O==="")return;
const _=K.length;for(const B of O.split(" 0 R"))B!==""&&K.push(new P.oS(Number(B),0));if(this.room-=(K.length-_)*(a+g),this.at+=O.length,O.length<S.length>>1)return}}dictionary(K){
this.checkDepth(K),this.room-=R;const Z=new P.Bi;let F,T=-1;for(;;){const S=this.at,O=this.token(K);if(O===L||O===v)return T>=0&&(0,P.hi)(Z)&&this.keepSealed(Z,
T),Z;if(O===M)continue;const _=O;if(F===void 0){_ instanceof P.SX&&(F=_.text);continue}_!==null&&Z.set(F,_),this.openString&&F==="Contents"&&_ instanceof P.Mx&&
(T=S),F=void 0}}keepSealed(K,Z){K.set("Contents",new I(this.bytes,Z,this.end,1).value())}checkDepth(K){if(K>this.nesting)throw(0,r.F)("nesting",`An object of th\
e document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:K,end:Z}=this,F=this.at+1;return this.
room-=m,this.at=(0,s.Wd)(K,F,Z),new P.SX((0,$.MQ)(K,F,this.at))}string(K){return this.room-=c,new P.Mx(this.openString?this.openString(K):K)}literal(){const{bytes:K,
end:Z}=this,F=this.at+1;for(let T=F;T<Z;T++){const S=K[T];if(S===s.s1)return this.at=T+1,K.slice(F,T);if(S===s.Cx||S===s.r_||S===s.u7)break}return this.at=(0,s.
t9)(K,this.at,Z),(0,$.U1)(K,F,this.at)}hexadecimal(){const{bytes:K,end:Z}=this,F=this.at+1,T=(0,s.$k)(K,F,Z);return this.at=T,(0,s.sk)(K,F,T)}numberOrReference(){
const{bytes:K,end:Z}=this;let F=this.at,T=0;for(;F<Z&&K[F]>=s.l0&&K[F]<=s.ev;)T=T*10+(K[F++]-s.l0);if(F<Z&&s.Kl[K[F]]===s.N9)return this.number();this.at=F,F=(0,s.
AN)(K,F,Z);let S=0;const O=F;for(;F<Z&&K[F]>=s.l0&&K[F]<=s.ev;)S=S*10+(K[F++]-s.l0);return F===O||(F=(0,s.AN)(K,F,Z),F>=Z||K[F]!==s.AV||F+1<Z&&s.Kl[K[F+1]]===s.
N9)?T:(this.at=F+1,this.room-=g,T>2147483647?null:new P.oS(T,Math.min(S,65535)))}number(){const{bytes:K,end:Z,at:F}=this;return this.at=(0,s.Wd)(K,F,Z),(0,$.kz)(
K,F,this.at)}word(){const{bytes:K,at:Z,end:F}=this,T=K[Z];return T===s.b9||T===s.N5||T===s.fX?this.number():(0,s.wb)(K,Z,"true")||(0,s.wb)(K,Z,"false")?(this.at=
(0,s.Wd)(K,Z,F),T===s.yh):(0,s.w1)(K,Z,"endobj")||(0,s.w1)(K,Z,"endstream")?v:(this.at=Math.max((0,s.Wd)(K,Z,F),Z+1),null)}}const j=()=>(0,r.F)("values","The ob\
jects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another pro\
gram")}),68973:((ft,q,k)=>{k.d(q,{Uw:()=>m,uM:()=>M});var r=k(62760),s=k(33095),$=k(4537),P=k(64680);const M=({codec:c,pace:R})=>c??g(R),L=65536,v=16384,a=1e5,g=c=>({
async deflate(R,f){if(R.length<=v){const p=(0,r.$)(R,{level:f}),I=c.step(a+R.length*10);return I&&await I,p}const A=new P.k(Math.max(256,R.length>>2)),y=(0,s.i)(
{level:f},A);for(let p=0;p<R.length;p+=L){R.length-p>v&&await c.rest(),y.push(R.subarray(p,p+L),p+L>=R.length);const I=c.step(a+Math.min(R.length,L)*10);I&&await I}
return A.bytes},async inflate(R,f){const{bytes:A,ending:y}=await h(R,f,c);return y==="clean"?A:void 0}});async function m(c,R,f){const{bytes:A,ending:y,reached:p}=await h(
c,R,f);return y==="clean"||y==="loose"&&p<R?A:void 0}async function h(c,R,f){const A=new P.k(Math.min(c.length*4,R));return{...await(0,$.Q)([c],R,f,1,p=>A.copy(
p,0,p.length)),bytes:A.bytes}}}),82416:((ft,q,k)=>{k.d(q,{E3:()=>a,MQ:()=>s,U1:()=>v,kz:()=>P});var r=k(78157);function s(m,h,c){let R="";for(let f=h;f<c;f++){let A=m[f];
if(A===r.wn&&f+2<c){const[y,p]=[(0,r.Li)(m[f+1]),(0,r.Li)(m[f+2])];y>=0&&p>=0&&(A=y*16+p,f+=2)}R+=String.fromCharCode(A)}return R}const $=15;function P(m,h,c){let R=h;
const f=m[R];(f===r.N5||f===r.b9)&&R++;let A=0,y=-1,p=0;for(;R<c;R++){const j=m[R];if(j>=r.l0&&j<=r.ev)p=p*10+(j-r.l0),A++,y>=0&&y++;else if(j===r.fX&&y<0)y=0;else
break}if(R<c||A===0||A>$)return L(m,h,c);const I=y>0?p/M[y]:p;return f===r.N5?-I:I}const M=Float64Array.from({length:$+1},(m,h)=>10**h);function L(m,h,c){const R=(0,r.
bS)(m).toString("latin1",h,c),f=Number(R);if(!Number.isNaN(f)&&/^[+-]?[\d.]/.test(R))return f;const A=/^[+-]*(\d*\.?\d*)/.exec(R),y=Number(A?.[1]??0)||0;return R.
startsWith("-")?-y:y}function v(m,h,c){for(let y=h;y<c;y++){const p=m[y];if(p===r.s1)return m.subarray(h,y);if(p===r.Cx||p===r.r_||p===r.u7)break}const R=new Uint8Array(
c-h);let f=0,A=1;for(let y=h;y<c;y++){let p=m[y];if(p===r.Cx)A++;else if(p===r.s1){if(--A===0)break}else if(p===r.u7)m[y+1]===r.kR&&y++,p=r.kR;else if(p===r.r_){
if(p=m[++y],y>=c)break;if(p>=r.l0&&p<=r.em){let I=p-r.l0;for(let j=0;j<2&&m[y+1]>=r.l0&&m[y+1]<=r.em;j++)I=I*8+m[++y]-r.l0;p=I&255}else if(p===r.u7){m[y+1]===r.
kR&&y++;continue}else{if(p===r.kR)continue;p=g.get(p)??p}}R[f++]=p}return R.subarray(0,f)}const a=(m,h,c)=>m[h]===r.Cx?v(m,h+1,c):(0,r.sk)(m,h+1,c),g=new Map([[
r.yq,r.kR],[r.AF,r.u7],[r.yh,r.d2],[r.OY,r.G_],[r.MV,r.o1]])}),88500:((ft,q,k)=>{k.d(q,{A:()=>s,s:()=>j});var r=k(78157);const s=-1,$=2**63,P=1,M=2,L=0,v=1,a=2,
g=0,m=1,h=2,c=3,R=4,f=5,A=6,y=7,p=8,I=new Uint8Array(256).fill(h);for(let F=0;F<256;F++)r.Kl[F]===r.t6&&(I[F]=g);for(let F=r.l0;F<=r.ev;F++)I[F]=m;for(const[F,T]of Object.
entries({"/":c,"<":R,">":f,"[":A,"]":y,"(":p,"%":g,")":g,"{":g,"}":g}))I[F.charCodeAt(0)]=T;class j{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(T,S,O){const _=this.
used+O-S;_>this.marks.length&&this.grow(_),this.marks.set(T.subarray(S,O),this.used),this.used=_}open(T,S,O){if(T>=this.opened.length){const _=new Uint8Array(this.
opened.length*2);_.set(this.opened),this.opened=_}return this.opened[T]=S,O}add(T,S,O){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=T>2147483647?0:T,this.marks[this.used+1]=S,this.marks[this.used+2]=O,this.used+=3,O}grow(T){const S=new Int32Array(Math.max(this.marks.length*2,T));S.set(
this.marks),this.marks=S}value(T,S,O){let _=0,B=L;for(let W=S;S<O;W=S){const G=T[S++];switch(I[G]){case g:G===r.IQ&&(S=(0,r.D)(T,W,O));continue;case m:{let tt=G-
r.l0;for(;I[T[S]]===m;)tt=tt*10+(T[S++]-r.l0);if(S<O&&r.Kl[T[S]]===r.N9){S=(0,r.Wd)(T,S,O);break}if(tt>=$)return-1;const it=et(T,S,O);B===a&&this.setLength(tt,W,
S,it),it>S&&(S=this.add(tt,W,it));break}case h:for(;S<O&&r.Kl[T[S]]===r.N9;)S++;if(G===r.HF&&Z(T,W,S))return-1;break;case c:for(;S<O&&r.Kl[T[S]]===r.N9;)S++;if(B=
this.expectedAfter(T,W,S-W,_===1&&B===L),_===0)return S;continue;case R:S=T[S]===r.iH?this.open(_++,M,S+1):this.hexString(T,W,O);break;case f:if(T[S]!==r.vz)continue;
if(this.opened[--_]!==M||++S>O)return-1;break;case A:S=this.open(_++,P,S);break;case y:if(this.opened[--_]!==P)return-1;break;case p:S=this.literalString(T,W,O);
break}if(_===0)return S>O?-1:S;B=L}return-1}setLength(T,S,O,_){const B=_>O;this.length=B?-1:T,this.lengthRef=B?T:-1,this.lengthStart=S,this.lengthEnd=_}literalString(T,S,O){
const _=(0,r.AZ)(T,S,O);return _<0?O+1:this.strings?this.add(s,S,_):_}hexString(T,S,O){const _=(0,r.$k)(T,S,O);return this.strings?this.add(s,S,_):_}expectedAfter(T,S,O,_){
return O===10&&T[S+1]===r.Ah&&(0,r.w1)(T,S,"/ByteRange")&&(this.byteRange=!0),_?O===7&&T[S+1]===r.A4&&(0,r.w1)(T,S,"/Length")?a:v:L}}function et(F,T,S){if(F[T]===
r.Z4&&F[T+1]===r.l0&&F[T+3]===r.AV&&F[T+2]===r.Z4&&T+4<=S)return K(F,T+4,S)?T+4:T;const O=(0,r.AN)(F,T,S);let _=O,B=0;for(;_<S&&(0,r.yp)(F[_]);_++)B=B*10+(F[_]-
r.l0);if(_===O||B>=$)return T;const W=(0,r.AN)(F,_,S);return W<S&&F[W]===r.AV&&K(F,W+1,S)?W+1:T}const K=(F,T,S)=>T>=S||r.Kl[F[T]]!==r.N9;function Z(F,T,S){return S-
T===6&&(0,r.w1)(F,T,"endo")||S-T===9&&(0,r.w1)(F,T,"ends")}}),45079:((ft,q,k)=>{k.d(q,{ZV:()=>f,bD:()=>M,dZ:()=>g,pS:()=>m,sd:()=>A,yT:()=>P});var r=k(78157),s=k(
45599);const $=8,P={number:0,generation:0};function M(y,p,I){if(p===null)y.text("null");else if(typeof p=="number")y.text(f(p));else if(typeof p=="boolean")y.text(
p?"true":"false");else if(p instanceof s.SX)g(y,p.text);else if(p instanceof s.oS)y.text(a(p,I));else if(p instanceof s.Mx)m(y,p.bytes,I);else if(Array.isArray(
p)){if(y.byte(r.WL),p.length>=$&&p.every(j=>j instanceof s.oS))y.text(p.map(j=>a(j,I)).join(" "));else for(const[j,et]of p.entries())j>0&&y.byte(r.Z4),M(y,et,I);
y.byte(r.wt)}else p instanceof s.Bi?L(y,p,I):M(y,p.dict,I)}function L(y,p,I){const j=I.security&&p.has("ByteRange")?{...I,security:void 0}:I;y.text("<<");for(const[
et,K]of p)g(y,et),v(K)&&y.byte(r.Z4),M(y,K,et==="Contents"?j:I);y.text(">>")}const v=y=>y===null||typeof y=="number"||typeof y=="boolean"||y instanceof s.oS;function a(y,{
renumber:p,generationOf:I}){const j=p?p(y):y.number;return p&&j===0?"null":`${j} ${I?I(j):p?0:y.generation} R`}function g(y,p){y.byte(r.cL);for(let I=0;I<p.length;I++){
const j=p.charCodeAt(I)&255;j!==r.Cq&&(j>r.Z4&&j<=r.du&&j!==r.wn&&r.Kl[j]===r.N9?y.byte(j):y.text(`#${R(j)}`))}}function m(y,p,{security:I,number:j,generation:et}){
if(I){h(y,I.encryptString(p,j,et));return}let K=0;for(const Z of p)(Z<r.Z4||Z>r.du)&&K++;if(K*3>p.length){h(y,p);return}y.byte(r.Cx);for(const Z of p)(Z===r.Cx||
Z===r.s1||Z===r.r_)&&y.byte(r.r_),Z===r.u7?y.text("\\r"):y.byte(Z);y.byte(r.s1)}function h(y,p){y.byte(r.iH);for(const I of p)y.byte(c.charCodeAt(I>>4)),y.byte(
c.charCodeAt(I&15));y.byte(r.vz)}const c="0123456789abcdef",R=y=>c[y>>4]+c[y&15];function f(y){if(!Number.isFinite(y))return"0";const p=Math.abs(y);if(Number.isInteger(
y)&&p<1e15)return String(y);if(p>=2**63)return`${BigInt(y)}.0`;const I=String(y);return I.includes("e")?y.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):I}function A(y){
const p=[y];for(;p.length>0;){const I=p.pop();if(I instanceof s.Mx)return!0;if(Array.isArray(I))for(const j of I)p.push(j);else if(I instanceof s.Bi)for(const j of I.
values())p.push(j);else I instanceof s.Z6&&p.push(I.dict)}return!1}}),39150:((ft,q,k)=>{k.d(q,{D:()=>M});var r=k(78157);const s=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
$=/^(true|false|null)$/,P=/#(?![0-9A-Fa-f]{2})|#00/;function M(m,h,c){const R=[],f=()=>{const y=R.at(-1);y?.keys&&(y.value=!1)},A=(0,r.AN)(m,h,c);for(;;){if(h=(0,r.
AN)(m,h,c),h>=c)return!1;const y=R.at(-1),p=m[h];if(p===r.vz||p===r.wt){if(!y||y.keys===void 0!=(p===r.wt)||y.keys&&(y.value||++h>=c||m[h]!==r.vz))return!1;R.pop(),
h++}else if(y?.keys&&!y.value){const I=(0,r.Wd)(m,h+1,c),j=g(m,h,I);if(p!==r.cL||P.test(j)||y.keys.has(j))return!1;y.keys.add(j),y.value=!0,h=I;continue}else if(p===
r.WL||p===r.iH&&m[h+1]===r.iH){R.push(p===r.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),h+=p===r.WL?1:2;continue}else if(h=L(m,h,c),h<0)return!1;if(f(),R.
length===0)return!(0,r.yp)(m[A])||m[h-1]!==r.AV}}function L(m,h,c){switch(m[h]){case r.cL:{const R=(0,r.Wd)(m,h+1,c);return P.test(g(m,h,R))?-1:R}case r.Cx:return(0,r.
AZ)(m,h,c);case r.iH:for(h++;h<c&&m[h]!==r.vz;h++)if(!a(m[h])&&r.Kl[m[h]]!==r.t6)return-1;return h<c?h+1:-1;default:{const R=(0,r.Wd)(m,h,c),f=g(m,h,R);return $.
test(f)?R:s.test(f)?v(m,f,R,c):-1}}}function v(m,h,c,R){if(!/^\d+$/.test(h))return c;const f=(0,r.AN)(m,c,R),A=(0,r.Wd)(m,f,R),y=g(m,f,A),p=(0,r.AN)(m,A,R);return!/^\d+$/.
test(y)||m[p]!==r.AV||r.Kl[m[p+1]??r.Z4]===r.N9?c:Number(h)<=2147483647&&Number(y)<=65535?p+1:-1}const a=m=>m>=r.l0&&m<=r.ev||(m|32)>=97&&(m|32)<=102;function g(m,h,c){
return(0,r.bS)(m).toString("latin1",h,Math.min(c,h+200))}}),77581:((ft,q,k)=>{k.d(q,{SQ:()=>$,g7:()=>a,kt:()=>R,wx:()=>m});var r=k(78157),s=k(45599);const $=new Map(
[...[728,711,710,729,733,731,730,732].map((f,A)=>[f,24+A]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,
64258,321,338,352,376,381,305,322,339,353,382].map((f,A)=>[f,128+A]),[8364,160]]),P=/[\x18-\x1f\x80-\xa0]/g,M=new Map([...$].map(([f,A])=>[A,f])),L=200,v=new WeakMap;
function a(f){if(f.bytes.length<L)return g(f.bytes);let A=v.get(f);return A===void 0&&v.set(f,A=g(f.bytes)),A}function g(f){return f[0]===254&&f[1]===255?new TextDecoder(
"utf-16be").decode(f.subarray(2)):f[0]===255&&f[1]===254?new TextDecoder("utf-16le").decode(f.subarray(2)):f[0]===239&&f[1]===187&&f[2]===191?new TextDecoder().
decode(f.subarray(3)):(0,r.bS)(f).toString("latin1").replace(P,A=>String.fromCharCode(M.get(A.charCodeAt(0))??A.charCodeAt(0)))}function m(f){const A=new Uint8Array(
f.length);for(let p=0;p<f.length;p++){const I=h(f.charCodeAt(p));if(I===void 0)return new s.Mx(c(f));A[p]=I}const y=A[0]===254&&A[1]===255||A[0]===255&&A[1]===254;
return new s.Mx(y||A[0]===239&&A[1]===187&&A[2]===191?c(f):A)}function h(f){return f>=32&&f<127||f===9||f===10||f===13||f>=161&&f<=255&&f!==173?f:$.get(f)}const c=f=>R(
`\uFEFF${f}`),R=f=>Buffer.from(f,"utf16le").swap16()}),45599:((ft,q,k)=>{k.d(q,{Bi:()=>M,Eo:()=>m,Mx:()=>s,Px:()=>R,SX:()=>r,UU:()=>c,Z6:()=>L,Zm:()=>v,cy:()=>g,
hi:()=>f,i9:()=>a,jd:()=>h,oS:()=>$,rV:()=>P});class r{text;constructor(y){this.text=y}}class s{bytes;constructor(y){this.bytes=y}}class ${number;generation;constructor(y,p=0){
this.number=y,this.generation=p}}class P extends ${part;constructor(y,p){super(p,0),this.part=y}}class M extends Map{}class L{dict;data;sealed;constructor(y,p,I){
this.dict=y,this.data=p,this.sealed=I}}const v=A=>A instanceof M,a=A=>A instanceof $,g=A=>Array.isArray(A),m=(A,y)=>A instanceof r&&A.text===y;function h(A){const y=new M;
for(const[p,I]of Object.entries(A))I!==void 0&&y.set(p,I);return y}const c=A=>new r(A),R=A=>new s(Uint8Array.from(Buffer.from(A,"latin1")));function f(A){const y=A.
get("Type");return m(y,"Sig")||m(y,"DocTimeStamp")||A.has("ByteRange")}})};
