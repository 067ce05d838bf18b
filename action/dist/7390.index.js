"use strict";exports.id=7390,exports.ids=[7390],exports.modules={38212:((nt,$,O)=>{O.d($,{$:()=>B,EL:()=>P,HM:()=>o,KK:()=>b,YL:()=>T});const a=()=>O(79815),o=(A,c)=>a().inflateSync(
A,c),B=(A,c)=>a().zlibSync(A,c),P=function(...A){return Reflect.construct(a().Inflate,A)},b=function(...A){return Reflect.construct(a().Zlib,A)},T={get UnexpectedEOF(){
return a().FlateErrorCode.UnexpectedEOF}}}),79815:((nt,$,O)=>{O.r($),O.d($,{FlateErrorCode:()=>a.YL,Inflate:()=>a.EL,Zlib:()=>a.KK,inflateSync:()=>a.HM,zlibSync:()=>a.
$});var a=O(37718)}),22432:((nt,$,O)=>{O.d($,{g:()=>B,q:()=>o});var a=O(84293);function o({stream:P,total:b,documents:T=1},A){const c="It may be a decompression\
 bomb; if it is not, save it without compression in another program",h=T===1?"the document":"this document and of those before it";return A>P?(0,a.F)("streamByt\
es",`A stream of the document expands to more than ${P} bytes`,c):(0,a.F)("expansion",`The streams of ${h} expand to more than ${b} bytes`,c)}class B{budget;chunks=[];size=0;consumed=0;constructor(b){
this.budget=b}push(b){if(this.size+=b.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,o(this.budget,
this.size);this.chunks.push(b)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const b=new Uint8Array(this.size);let T=0;
for(const A of this.chunks)b.set(A,T),T+=A.length;return b}}}),8991:((nt,$,O)=>{O.d($,{Kc:()=>T,M_:()=>A,UD:()=>l});var a=O(38212),o=O(49153),B=O(1967),P=O(269),
b=O(22432);const T=E=>(0,a.$)(E,{level:4,mem:3}),A=E=>(0,a.$)(E,{level:0}),c=16384,h=1<<26;function l(E,M,m){const w=M.codec?.inflateNow(E,Math.min(M.stream,M.remaining,
h));if(w)return M.remaining-=w.length,w;let I=0;for(;I<E.length&&I<4&&P.Kl[E[I]]===P.t6;)I++;const K=(E[I]&15)===8&&(E[I]<<8|E[I+1])%31===0;K||(m.found=!0);const J=d(
E.subarray(K?I+2:0),M,m);if(J)return J;throw(0,o.O$)("a compressed stream is damaged")}function d(E,M,m){if(M.remaining<=0)throw(0,b.q)(M,0);const w=new b.g(M);
if(E.length<=16*c){const K=(M.scratch??new B.f).bytes;try{const J=(0,a.HM)(E,{out:K});if(J.length<K.length)return w.push(J.slice()),w.finish()}catch(J){if(J instanceof
o.zU)throw J}}if(v(E,w,E.length))return w.finish();m.found=!0;const I=new b.g(M);return v(E,I,Math.floor(w.consumed/c)*c),I.size===0?void 0:I.finish()}const g=16;
function v(E,M,m){const w=new a.EL(K=>{K.length&&M.push(K)}),I=m<E.length;try{for(let K=0;K<E.length;){const J=K<m?c:g;M.consumed=K,w.push(E.subarray(K,K+J),!I&&
K+J>=E.length),K+=J}}catch(K){if(K instanceof o.zU)throw K;return!1}return!0}}),83267:((nt,$,O)=>{O.d($,{Kc:()=>P.Kc,TT:()=>p,M_:()=>P.M_,tN:()=>C});var a=O(49153),
o=O(269);function B(y){let _=y.length+5;for(const Y of y)Y===o.y_&&(_+=3);const k=new Uint8Array(_);let U=0,W=0,Z=0,X=y[0]===o.iH&&y[1]===o.du?2:0;for(;X<y.length;X++){
const Y=y[X];if(Y===o.du)break;if(o.Kl[Y]!==o.t6){if(Y===o.y_&&Z===0){U+=4;continue}if(!(Y<o.Ec||Y>o.Hh)&&(W=W*85+(Y-o.Ec),!(++Z<5))){for(let st=24;st>=0;st-=8)
k[U++]=Math.floor(W/2**st)&255;W=Z=0}}}if(Z>1){for(let Y=Z;Y<5;Y++)W=W*85+84;for(let Y=0;Y<Z-1;Y++)k[U++]=Math.floor(W/2**(24-8*Y))&255}return k.slice(0,U)}var P=O(
8991),b=O(22432);const T=256,A=257,c=258,h=4096,l=65536,d=-1;function g(y,_,k,U){const W=new E(k);let Z=9,X=0,Y=0;for(let st=0;st<y.length;st++){if(Y=(Y<<8|y[st])&
16777215,X+=8,X<Z)continue;X-=Z;const ut=Y>>X&(1<<Z)-1;if(ut===A)break;if(ut===T)W.clear();else if(!W.put(ut)){U.found=!0;break}Z=v(W.next+_)}return W.finish()}
function v(y){return y>=2048?12:y>=1024?11:y>=512?10:9}class E{next=c;previous=d;prefix=new Int16Array(h);suffix=new Uint8Array(h);length=new Uint16Array(h);collector;out=new Uint8Array(
l);used=0;constructor(_){this.collector=new b.g(_);for(let k=0;k<T;k++)this.suffix[k]=k,this.length[k]=1}clear(){this.next=c,this.previous=d}put(_){const{previous:k,
next:U,length:W}=this,Z=_<U;if(!Z&&(k===d||_!==U))return!1;const X=Z?W[_]:W[k]+1;this.used+X>l&&this.flush();const Y=this.used,st=this.write(Z?_:k,Y);return Z||
(this.out[Y+X-1]=st),k!==d&&U<h&&this.add(k,st),this.used=Y+X,this.previous=_,!0}write(_,k){const{out:U,prefix:W,suffix:Z}=this;for(let X=k+this.length[_]-1;X>k;X--)
U[X]=Z[_],_=W[_];return U[k]=Z[_]}add(_,k){const{next:U}=this;this.prefix[U]=_,this.suffix[U]=k,this.length[U]=this.length[_]+1,this.next=U+1}flush(){this.collector.
push(this.out.subarray(0,this.used)),this.out=new Uint8Array(l),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}
function M(y,_,k){const U=y?.get(_);return typeof U=="number"?Math.trunc(U):k}function m(y,_){const k=M(_,"Predictor",1);if(k<=1)return y;const U=J(M(_,"Colors",
1),1,32),W=J(M(_,"BitsPerComponent",8),1,16),Z=J(M(_,"Columns",1),1,1<<24),X=Math.max(1,U*W>>3),Y=Math.ceil(U*W*Z/8);return k===2?w(y,Y,X,W):I(y,Y,X)}function w(y,_,k,U){
if(U!==8)return y;const W=y.slice();for(let Z=0;Z<W.length;Z+=_){const X=Math.min(Z+_,W.length);for(let Y=Z+k;Y<X;Y++)W[Y]=W[Y]+W[Y-k]}return W}function I(y,_,k){
const U=Math.ceil(y.length/(_+1)),W=new Uint8Array(y.length-U);let Z=0;for(let X=0;X<U;X++){const Y=X*(_+1),st=y[Y],ut=Math.min(_,y.length-Y-1),ct=X*_,Et=ct-_;for(let at=0;at<
ut;at++){const ft=y[Y+1+at],lt=at>=k?W[ct+at-k]:0,gt=X>0?W[Et+at]:0;switch(st){case 1:W[ct+at]=ft+lt;break;case 2:W[ct+at]=ft+gt;break;case 3:W[ct+at]=ft+(lt+gt>>
1);break;case 4:{const wt=X>0&&at>=k?W[Et+at-k]:0;W[ct+at]=ft+K(lt,gt,wt);break}default:W[ct+at]=ft}}Z=ct+ut}return W.subarray(0,Z)}function K(y,_,k){const U=y+
_-k,[W,Z,X]=[Math.abs(U-y),Math.abs(U-_),Math.abs(U-k)];return W<=Z&&W<=X?y:Z<=X?_:k}const J=(y,_,k)=>Math.min(Math.max(y,_),k);function N(y,_){let k=0;if(V(y,(Z,X,Y)=>k+=
X+Y),k>_.stream||k>_.remaining)throw(0,b.q)(_,k);_.remaining-=k;const U=new Uint8Array(k);let W=0;return V(y,(Z,X,Y)=>{for(let st=0;st<X;st++)U[W+st]=y[Z+st];Y>
0&&U.fill(y[Z],W,W+Y),W+=X+Y}),U}function V(y,_){for(let k=0;k<y.length&&y[k]!==128;){const U=y[k++];if(k>=y.length)return;U<128?_(k,Math.min(U+1,y.length-k),0):
_(k,0,257-U),k+=U<128?U+1:1}}const F={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},S=new Set(["FlateDecode","\
LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),p=y=>S.has(F[y]??y);function C(y,_,k,U,W={found:!1}){switch(F[y]??y){case"FlateDecode":return m(
(0,P.UD)(_,U,W),k);case"LZWDecode":return m(g(_,M(k,"EarlyChange",1),U,W),k);case"ASCII85Decode":return B(_);case"ASCIIHexDecode":return(0,o.sk)(_,0,_.length);case"\
RunLengthDecode":return N(_,U);case"Crypt":return _;default:throw(0,a.O$)("a stream that must be read uses a filter that is not supported")}}}),58143:((nt,$,O)=>{
O.d($,{HV:()=>a,UT:()=>B,jC:()=>P,tL:()=>o,wg:()=>A});const a=0,o=1,B=2,P=3,b=1e5,T=1e4;class A{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;constructor({
limits:h,memory:l},d){this.sourceLength=d,this.memory=l,this.bound=Math.min(h.objects,Math.max(1e6,d));const g=d<b?64:1024;this.kind=new Uint8Array(g),this.place=
new Int32Array(g),this.detail=new Int32Array(g)}offer(h,l,d,g){h<this.kind.length&&this.kind[h]!==a||this.set(h,l,d,g)}set(h,l,d,g){if(h>this.bound){this.overflowed=
!0;return}h>=this.kind.length&&this.grow(h+1),this.kind[h]=l,this.place[h]=d,this.detail[h]=g,h>=this.size&&(this.size=h+1)}grow(h){const l=Math.min(Math.max(h,
this.kind.length*2),this.bound+1),d=Math.max(this.kind.length,this.sourceLength,T);l>d&&this.memory.takeNumbers(l-d);const[g,v,E]=[new Uint8Array(l),new Int32Array(
l),new Int32Array(l)];g.set(this.kind),v.set(this.place),E.set(this.detail),[this.kind,this.place,this.detail]=[g,v,E]}}}),7390:((nt,$,O)=>{O.d($,{E:()=>ce});var a=O(
49153),o=O(269),B=O(65920),P=O(84293),b=O(85533),T=O(83267),A=O(45913),c=O(16039);function h(f,t,e,n){const s=f.job.limits.filters,r=(0,b.c3)(f,t.dict.get("Filt\
er")??t.dict.get("F")),i=(0,b.c3)(f,t.dict.get("DecodeParms")??t.dict.get("DP"));if(r.length>s)throw(0,P.F)("filters",`A stream of the document has ${r.length} \
filters; at most ${s} are allowed`,"Open it in another PDF program and save it again");let u=f.encoded(t);for(const[x,R]of r.entries()){const D=f.dict(i[x]);R instanceof
c.SX&&(u=(0,T.tN)(R.text,u,D&&(0,b.x$)(f,D),e,n))}return u}async function l(f,t,e){const[n,...s]=(0,b.c3)(f,t.dict.get("Filter")??t.dict.get("F")),r=(0,b.c3)(f,
t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,c.Eo)(n,"FlateDecode")||s.length>0||r.some(u=>u!==null))return;const i=await(0,A.uM)(f.job).inflate(f.encoded(
t),Math.min(e.stream,e.remaining));return i&&(e.remaining-=i.length),i}function d(f,t,e){if((0,b.c3)(f,t.dict.get("Filter")??t.dict.get("F")).some(r=>r instanceof
c.SX&&!(0,T.TT)(r.text)))return;const s={found:!1};try{return{data:h(f,t,e,s),whole:!s.found}}catch(r){if(r instanceof a.zU&&r.code==="unreadable_document")return{
data:new Uint8Array(0),whole:!1};throw r}}var g=O(58143),v=O(48118),E=O(9448),M=O(48024);function m(f,t){if(!(t instanceof c.Z6))return;const[e,n]=[f.resolve(t.
dict.get("N")),f.resolve(t.dict.get("First"))];if(typeof e!="number"||typeof n!="number"||!Number.isInteger(n)||n<0)return;let s;try{s=f.decoded(t)}catch(R){if(R instanceof
a.zU&&R.code==="unreadable_document")return;throw R}const[r,i]=[[],[]];let u=0;for(;r.length<e;){const R=(0,o.JI)(s,(0,o.AN)(s,u,s.length),s.length),D=(0,o.JI)(
s,(0,o.AN)(s,R.after,s.length),s.length);if(R.value<0||R.value>2147483647||D.value<0||n+D.value>s.length)break;r.push(R.value),i.push(n+D.value),u=D.after}const x=new Int32Array(
i.length);for(let R=0;R<x.length;R++)x[R]=i[R+1]??s.length;if((0,o.bS)(s).includes("stream")){const R=new M.s;for(const[D,L]of i.entries()){R.reset();const z=R.
value(s,L,x[D]);z>=0&&(x[D]=z)}}return{data:s,numbers:new Int32Array(r),starts:new Int32Array(i),ends:x}}const w=12;class I{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:n,table:s}=t;this.counted=new Uint8Array(s.size),this.streams=
new E.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){const e=new I(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:n}=this,{bytes:s,memory:r}=n,i=this.counted[t]===1,u=this.parser(t,e.bytes,e.start,e.end,i?1/0:r.values),x=u.value();if(i||(r.values=
u.room),this.counted[t]=1,this.spend(u.at-e.start),!(x instanceof c.Bi)||e.bytes!==s)return x;const R=(0,o.AN)(s,u.at,s.length);if(!(0,o.w1)(s,R,"stream"))return x;
const{start:D,end:L}=this.streams.data(R,this.lengthOf(x.get("Length"))),z=this.security&&!(0,c.Eo)(x.get("Type"),"XRef");return new c.Z6(x,s.subarray(D,L),z?{number:t,
generation:n.generation(t)}:void 0)}parser(t,e,n,s,r=this.document.memory.values){const{document:i,security:u}=this;let x;if(u&&t!==this.encryptNumber&&i.table.
kind[t]===g.tL){const R=i.generation(t);x=D=>u.decryptString(D,t,R)}return new v.i(e,n,s,i.job.limits.nesting,x,r)}lengthOf(t){if(t instanceof c.oS){const e=this.
document.place(t.number),n=e&&new v.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){
const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:n,opening:s}=this;if(s.has(t)||n.table.kind[t]!==g.tL)return;s.add(t);
const r={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},i=m(n,this.read(t,r));if(s.delete(t),this.objectStreams.set(t,i),!!i)return this.effort+=i.data.length*
n.job.limits.parsing,n.memory.hold(i.data.length+i.numbers.length*w,this.holder,t),i}spend(t){if(this.effort-=t,this.effort<0)throw(0,a.O$)("its objects overlap")}}
var K=O(46842),J=O(36643),N=O(30625);const V=100;class F{document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new J.
L;constructor(t){this.document=t}async read(){const t=await(0,N.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=
t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.found=t.found}copyFrom(t){this.
numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const s of N.i)e[s]!==void 0&&(n[s]=(0,B.
F)(e[s]));return n}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){
return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.
numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??
this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.
document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new c.SX("Page"),Kids:void 0,Count:void 0});
this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new K.
B(this.document);for(const n of t){this.document.exists(n)&&e.keep(n);const s=this.document.job.pace.step(1e3);s&&await s}}async keep(t){const{numbers:e,ancestry:n}=this,
s=e.filter((r,i)=>t[i]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(s);return}this.numbers=s,this.ancestry=
n.filter((r,i)=>t[i]),this.positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),s=new Map,r=this.inherited.map(L=>p(e,L,s)),{nodes:i,parents:u}=this.
grow(n),x=i.map(({ref:L})=>({Parent:L}));for(let L=0;L<n.length;L++){const z=n[L],G=this.indexOf(z),et=u[L];i[et].kids.push(new c.oS(z,e.generation(z)));const ot=G<
0?S:r[this.ancestry[G]];e.patch(z,x[et],ot);const it=e.job.pace.step(600);it&&await it}for(const{ref:L,kids:z,parent:G,count:et}of i)e.put(L,new c.Bi([["Type",new c.
SX("Pages")],...G?[["Parent",G]]:[],["Kids",z],["Count",et]]));const R=i[i.length-1].ref,D=e.catalog.get("Pages");(!(D instanceof c.oS)||D.number!==R.number)&&e.
editCatalog().set("Pages",R),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new J.L(!1)}grow(t){
const{document:e}=this,n=t.length,s=e.catalog.get("Pages"),r=s instanceof c.oS&&s.number>0&&!t.includes(s.number)?s:void 0,i=[];let u=[];const x=(L,z)=>({ref:z&&
r?new c.oS(r.number,e.generation(r.number)):e.add(null),kids:[],parent:void 0,count:L}),R=Math.max(1,Math.ceil(n/V));for(let L=0;L<R;L++)u.push(x(Math.min(V,n-L*
V),R===1));const D=Array.from({length:n},(L,z)=>Math.floor(z/V));for(;u.length>1;){i.push(...u);const L=Math.ceil(u.length/V),z=Array.from({length:L},()=>x(0,L===
1));for(const[G,et]of u.entries()){const ot=z[Math.floor(G/V)];et.parent=ot.ref,ot.kids.push(et.ref),ot.count+=et.count}u=z}return i.push(...u),{nodes:i,parents:D}}}
const S={};function p(f,t,e){const{Resources:n}=t;if(!(n instanceof c.Bi))return{...t};const s=e.get(n)??f.add(n);return e.set(n,s),{...t,Resources:s}}const C=1,
y=2,_=3;class k{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new k(0);for(const[e,n]of this.edited)t.
edited.set(e,(0,B.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,C)===y&&this.patched.
delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,y),this.patched.set(t,e)}remove(t){const e=this.set(t,_);e===C?this.edited.delete(t):e===y&&this.patched.delete(
t)}set(t,e){if(t>=this.kind.length){const s=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));s.set(this.kind),this.kind=s}const n=this.kind[t];return this.
kind[t]=e,this.any=!0,n}}var U=O(348),W=O(15975);const Z={},X=4096,Y=1<<21,st=`
endobj
`,ut=`>>${st}`,ct=2147483647;class Et{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new U.k(256);scan=new M.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,s,r){
(s!==this.entries||r!==this.defaults)&&this.prepare(s,r);const{text:i,defaultTexts:u}=this,{open:x,close:R}=n,D=e<0,L=D?x-2:e;this.reserve(R-L+i.bytes.length+this.
defaultSize);const z=this.used,G=this.noted,et=this.keepOthers(t,L,n);this.put(t,et,R);let ot=n.special||i.special;for(let it=0;it<u.length;it++){const ht=u[it];
n.find(t,ht.key)>=0||(ot||=ht.special,this.put(ht.bytes,0,ht.bytes.length),this.note(ht.marks,0,ht.marks.length,ct))}return this.put(i.bytes,0,i.bytes.length-(D?
st.length:0)),this.note(i.marks,0,i.marks.length,ct),{bytes:this.memory,start:z+x-2-L,end:D?this.used:this.used-st.length,from:D?-1:z,to:D?-1:this.used-1,references:ot?
void 0:this.references,first:G,last:this.noted}}keepOthers(t,e,{at:n,first:s,used:r,scan:i,marksFrom:u,marksTo:x}){const{keys:R}=this,{marks:D}=i;let L=u,z=e;for(let G=s;G<
r;G+=4){const et=n[G],ot=n[G+1]-et;for(let it=0;it<R.length;it++)if(!(R[it].length!==ot||!(0,o.w1)(t,et,R[it])))for(L=this.note(D,L,x,et),this.put(t,z,et-1),z=n[G+
3];L<x&&D[L+1]<z;)L+=3}return this.note(D,L,x,ct),z}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.
keys(e).filter(s=>!(s in t));this.defaultTexts=n.map(s=>{const r=this.textOf(e,[s]);return{...r,key:s,bytes:r.bytes.subarray(0,-ut.length)}}),this.defaultSize=this.
defaultTexts.reduce((s,{bytes:r})=>s+r.length,0)}textOf(t,e){const{draft:n,scan:s}=this;n.clear(),n.text("<<");for(const u of e){const x=t[u];x!==void 0&&((0,W.
dZ)(n,u),n.byte(o.Z4),(0,W.bD)(n,x,W.yT))}n.text(ut);const r=new Uint8Array(n.bytes);s.reset();const i=s.value(r,0,r.length)!==r.length-st.length;return{bytes:r.
subarray(2),marks:s.marks.slice(0,s.used),special:i||s.byteRange}}note(t,e,n,s){let r=e;for(;r<n&&t[r+1]<s;r+=3)this.refer(t[r]);return r}refer(t){if(this.noted===
this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(
new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(X,Math.min(this.memory.
length*2,Y),Math.min(this.sourceLength>>4,Y));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function at(f,t,e){for(const[n,s]of Object.
entries(t))s===void 0?f.delete(n):f.set(n,s);for(const[n,s]of Object.entries(e))s!==void 0&&!f.has(n)&&!(n in t)&&f.set(n,s)}var ft=O(66249);const lt=6;class gt{index=new Int32Array(
0);records=new Int32Array(lt*16);count=0;at=new Int32Array(64);used=0;scan=new M.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,ft.g)(this.index,e)),this.
index[t]!==0)return;this.reserve(n.used-n.first);const{records:s,scan:r}=this,i=this.count*lt;s[i]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),
s[i+1]=this.used+=n.used-n.first,s[i+2]=n.open,s[i+3]=n.close,s[i+4]=r.used,r.append(n.scan.marks,n.marksFrom,n.marksTo),s[i+5]=r.used,this.index[t]=++this.count}recall(t,e){
const n=this.index[t];if(!n)return!1;const{records:s}=this,r=(n-1)*lt;return e.at=this.at,e.scan=this.scan,e.first=s[r],e.used=s[r+1],e.open=s[r+2],e.close=s[r+
3],e.marksFrom=s[r+4],e.marksTo=s[r+5],e.special=!1,!0}fork(){const t=new gt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*lt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*lt>this.
records.length&&(this.records=(0,ft.g)(this.records,(this.count+1)*lt)),this.used+t>this.at.length&&(this.at=(0,ft.g)(this.at,this.used+t))}}class wt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new gt;entries=new ft.
R;located=-1;patcher;next;constructor(t,e,n,s=e.memory){this.bytes=t,this.job=e,this.memory=s,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new I(this),this.changes=new k(this.next),this.pages=new F(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,B.F)(this.trailer),s=new wt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return s.reader=this.reader.fork(s),s.next=this.next,s.changes=this.changes.fork(),s.kept=this.kept.fork(),s.walked=this.
walked,s.pages.copyFrom(this.pages),s}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof c.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof c.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===_)return null;
if(n===C)return this.changes.edited.get(e);const s=this.values.get(e);if(s!==void 0)return s;const r=this.place(e),i=r?this.reader.read(e,r):null;return this.values.
set(e,i),i}resolve(t){for(let e=0;t instanceof c.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof c.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
c.Bi?e:e instanceof c.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new c.oS(e,0)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===C)return!0;if(e===_)return!1;const n=this.table.kind[t];return n===g.tL||n===g.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===C||e===y}isEdited(t){return this.changes.kind[t]===C}patched(t){return this.changes.
kind[t]===y?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===C?this.changes.edited.get(t):this.values.get(t);if(n!==void 0||e===
_)return this.resolve(n)instanceof c.Z6;const s=this.place(t);if(s?.bytes!==this.bytes)return!1;const{bytes:r}=this,i=$t(r,(0,o.AN)(r,s.start,s.end)),u=i>=0?i:this.
locateHere(t,s)?this.entries.close+2:-1;return u<0?this.resolve(new c.oS(t))instanceof c.Z6:(0,o.w1)(r,(0,o.AN)(r,u,s.end),"stream")}entry(t,e){const n=this.changes.
kind[t],s=n===C?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||n===_)return s instanceof c.Bi?s.get(e):void 0;const r=this.place(t);if(!r)return;const{
entries:i}=this;if(!this.locateHere(t,r))return this.dict(new c.oS(t))?.get(e);const u=i.find(r.bytes,e);return u<0?void 0:this.reader.parser(t,r.bytes,i.at[u+2],
i.at[u+3]).value()}patch(t,e,n=Z){const s=this.place(t),r=this.security&&[...Object.values(e),...Object.values(n)].some(W.sd);if(!s||r||!this.locateHere(t,s)){const x=this.
edit(t);x instanceof c.Bi&&at(x,e,n);return}const i=this.headerOf(t,s);this.patcher??=new Et(this.bytes.length);const u=this.patcher.patch(s.bytes,i,this.entries,
e,n);this.changes.patch(t,u),this.values.delete(t),this.located=-1}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:s},r){return this.recallEntries(t,r)||r.locate(e,n,s)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,b.x$)(this,t.dict)):n}decoded(t){return h(
this,t,this.memory)}async decodedAtEase(t){return await l(this,t,this.memory)??this.decoded(t)}decodedPart(t){return d(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===C||e===_)){if(e===y)return this.changes.patched.get(t);switch(this.table.kind[t]){case g.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case g.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let s=this.table.detail[t];n.numbers[s]!==t&&(s=n.numbers.indexOf(
t));const r=n.starts[s];return r===void 0?void 0:{bytes:n.data,start:r,end:n.ends[s]}}default:return}}}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){
return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===g.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.
forgetLocated()}forgetLocated(){this.located=-1,this.kept=new gt}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.
next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function $t(f,t){
if(f[t]!==o.iH||f[t+1]!==o.iH)return-1;for(t+=2;t<f.length;t++){const e=f[t];if(e===o.vz)return f[t+1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}
async function Zt(f,t){const{table:e}=f,n=[];for(let u=1;u<e.size;u++){(e.kind[u]===g.tL||e.kind[u]===g.UT)&&(0,c.Eo)(f.entry(u,"Type"),"Page")&&n.push(u);const x=f.
job.pace.step(1e3);x&&await x}if(n.length===0)throw(0,a.O$)("it has no pages");const s=n.map(u=>new c.oS(u,f.generation(u))),r=f.add(new c.Bi([["Type",new c.SX(
"Pages")],["Kids",s],["Count",s.length]])),i=f.edit(f.catalogNumber);if(!(i instanceof c.Bi))throw(0,a.O$)("it has no catalog");if(i.set("Pages",r),await t.read(),
t.count===0)throw(0,a.O$)("it has no pages");await t.rebuild(t.numbers)}var kt=O(88504),pt=O(26264);const bt=512,Ct=1<<22,Nt=65536;class dt{bytes;pace;onTrailer;buffer;scan=new M.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=s=>s){this.bytes=t,this.pace=e,this.onTrailer=n,this.buffer=(0,o.bS)(t),
this.streams=new kt.k(t,"stream",s=>Gt(t,s)),this.objectEnds=new kt.k(t,"endobj"),this.streamEnds=new kt.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+
1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=Dt(e,t),t>=n)return;const s=(0,o.yp)(e[t])?(0,o.ay)(e,t,n):void 0;if(s&&Kt(s.number))return s;const r=At(
e,t);if(r==="trailer"){const i=this.valueEnd(t+7,Math.min(n,t+Nt));if(i<0)return this.search(t);this.readTrailer(t+7),t=i}else if(r){t=Ot(e,t+r.length);const i=(0,o.
w1)(e,t,"obj")?Pt(e,t):void 0;if(i)return i}else return this.search(t)}}async search(t){const{bytes:e,buffer:n,pace:s}=this;let r;for(let u=t;!r;){const x=n.indexOf(
"obj",u);if(x<0)break;r=Pt(e,x);const R=s.step(x-u+200);R&&await R,u=x+3}const i=n.subarray(0,r?.start??e.length);for(let u=i.indexOf("trailer",t);u>=0;u=i.indexOf(
"trailer",u+7))this.readTrailer(u+7);return r}readTrailer(t){t>=this.trailersRead&&(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,
scan:n}=this,s=e.length,r=this.soundEnd(t);if(r<0)return this.malformed(t);const i=(0,o.AN)(e,r,s);return e[r-1]!==o.vz||!(0,o.w1)(e,i,"stream")?{at:r,dictionaryEnd:-1,
isCut:!1}:this.stream(i,n.length,r)}soundEnd(t){const{bytes:e}=this,n=e.length,s=(0,o.AN)(e,t,n);if((0,o.rg)(e,s))return s;const r=this.objectEnds.next(s),i=this.
valueEnd(s,r<0?n:r);if(i>=0&&Mt(e,i))return i;if(r<0||this.farAllowance<=0)return-1;const u=Math.min(n,s+Ct),x=this.walk(s,u);return x>=0&&Mt(e,x)?x:(this.farAllowance-=
u-s,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(bt,this.allowance)),s=this.walk(t,n);return s<0&&(this.allowance-=n-t),s}walk(t,e){return this.scan.reset(),
this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.next(t),s=this.objectEnds.next(t),r={at:t,dictionaryEnd:-1,isCut:s<0};if(n<0||s>=
0&&s<n)return r;const i=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.test(i))return r;const u=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(i);return this.
stream(n,u?Number(u[1]):-1,n)}stream(t,e,n){const s=(0,pt.n)(this.bytes,t);if(e>=0&&(0,pt.V)(this.bytes,s+e))return{at:s+e,dictionaryEnd:n,isCut:!1};const r=this.
streamEnds.next(s);return{at:r<0?s:r,dictionaryEnd:n,isCut:!1}}}async function xt(f,t,e){return Dt(f,t)>=f.length?!1:await new dt(f,e).next(t)!==void 0}function Dt(f,t){
const e=f.length;for(;t<e;)if(o.Kl[f[t]]===o.t6)t++;else{if(f[t]!==o.IQ)break;(0,o.w1)(f,t,"%%EOF")?t+=5:t=(0,o.D)(f,t,e)}return t}const Ut=["endobj","endstream",
"xref","startxref","trailer"];function At(f,t){return Ut.find(e=>(0,o.w1)(f,t,e))}function Ot(f,t){const{length:e}=f;for(;t<e;t++){const n=f[t];if(!((0,o.yp)(n)||
n===o.Z4||n===o.kR||n===o.u7||n===o.yq||n===o.MV))break}return t}function Mt(f,t){const e=(0,o.AN)(f,t,f.length);return e>=f.length||(0,o.rg)(f,e)||(0,o.w1)(f,e,
"stream")?!0:(0,o.yp)(f[e])?(0,o.ay)(f,e,f.length)!==void 0:At(f,e)!==void 0}const Kt=f=>f>0&&f<=2147483647;function Gt(f,t){let e=t+6;for(;f[e]===o.Z4;)e++;if(f[e]!==
o.kR&&f[e]!==o.u7)return!1;let n=t-1;for(;n>0&&o.Kl[f[n]]===o.t6;)n--;return f[n]===o.vz&&f[n-1]===o.vz}function Pt(f,t){let e=t-1;const n=()=>{const u=e;for(;e>=
0&&(0,o.yp)(f[e]);)e--;return u-e>0&&u-e<=10?(0,o.JI)(f,e+1,u+1).value:-1},s=()=>{const u=e;for(;e>=0&&o.Kl[f[e]]===o.t6;)e--;return e<u};s();const r=n();if(r<0||
r>65535||!s())return;const i=n();return Kt(i)?{number:i,generation:r,start:e+1,body:t+3}:void 0}const Xt=new Set(["Root","Info","ID","Encrypt"]);async function Ft(f,t){
const{limits:e,pace:n}=t,s=new g.wg(t,f.length),r=new c.Bi;let i=!1;const u=R=>{for(const[D,L]of R)Xt.has(D)&&r.set(D,L)},x=new dt(f,n,R=>{const D=new v.i(f,R,Math.
min(f.length,R+65536),e.nesting),L=D.value();return(0,c.Zm)(L)&&u(L),D.at});for(let R=0;;){const D=await x.next(R);if(!D)break;const{number:L,body:z}=D,G=x.object(
D),et=L<s.size&&s.kind[L]===g.tL;if((!G.isCut||!et)&&s.set(L,g.tL,D.start,D.generation),G.dictionaryEnd>=0&&(0,o.bS)(f.subarray(z,G.dictionaryEnd)).includes("XR\
ef")){const it=new v.i(f,z,G.dictionaryEnd,e.nesting).value();(0,c.Zm)(it)&&(0,c.Eo)(it.get("Type"),"XRef")&&(i=!0,it.has("Root")&&u(it))}const ot=n.step(G.at-R+
200);ot&&await ot,R=G.at}if(s.overflowed&&f.length>8*e.objects)throw(0,P.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in anot\
her PDF program and save it again, which numbers objects without gaps");if(s.size===0)throw(0,a.O$)("no PDF objects were found in the file");return{table:s,trailer:r,
streams:i,damaged:!0}}var vt=O(93413);function jt(f,t){if(f.length===0)throw St();if(f.length>t.inputBytes)throw Wt(f.length,t.inputBytes);const e=(0,o.bS)(f.subarray(
0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(f).indexOf(" obj")<0)throw yt(f);return e}function St(){return(0,a.hJ)("unreadable_document","could not be read: the \
file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function Wt(f,t){return(0,P.F)("i\
nputBytes",`The document has ${f} bytes; at most ${t} are allowed`,"Split it with another program first")}function yt(f){const t=(0,vt.y)(f);if(t===void 0)return(0,a.
O$)("the file is not a PDF document");const e=`is ${t}, not a PDF document`;return(0,a.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use ima\
ges_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}async function Rt(f){const{table:t}=f,{pace:e}=f.job,n=[];for(let r=1;r<
t.size;r++){t.kind[r]===g.tL&&(0,c.Eo)(f.entry(r,"Type"),"ObjStm")&&n.push({number:r,at:t.place[r]});const i=e.step(1e3);i&&await i}n.sort((r,i)=>r.at-i.at);const s=new Set(
n.map(({number:r})=>r));for(const{number:r,at:i}of n){const u=f.objectStream(r),x=e.step((u?.data.length??0)+1e3);x&&await x;for(const[R,D]of u?.numbers.entries()??
[]){const L=t.kind[D]===g.tL&&t.place[D]>i;D>0&&!L&&!s.has(D)&&t.set(D,g.UT,r,R)}}}async function zt(f){if(f.dict(f.trailer.get("Root"))?.has("Pages"))return;let t=-1;
for(let e=f.table.size-1;e>0;e--){if(f.table.kind[e]===g.HV||f.table.kind[e]===g.jC)continue;const n=f.job.pace.step(1e3);n&&await n;const s=f.entry(e,"Type");if((0,c.
Eo)(s,"Catalog"))return j(f,e);s===void 0&&t<0&&H(f,e)&&(t=e)}if(t>0)return j(f,t);if(!(f.get(f.catalogNumber)instanceof c.Bi)){const e=new c.Bi([["Type",new c.
SX("Catalog")]]);f.trailer.set("Root",f.add(e))}}function j(f,t){f.trailer.set("Root",new c.oS(t,f.generation(t)))}function H(f,t){const e=f.entry(t,"Pages");return e instanceof
c.oS&&f.array(f.dict(e)?.get("Kids"))!==void 0}const Q=1024;async function q(f,t,e){const{table:n}=t,s=new Int32Array(n.size),r=[];let i=t.damaged;for(let u=0;u<
n.size;u+=Q){rt(f,n,s,u,Math.min(u+Q,n.size),r)&&(i=!0);const x=e.pace.step(Q*20);x&&await x}r.length>0&&(i=!0,mt(f,n,s,r,(await Ft(f,e)).table));for(let u=0;u<
n.size;u++)n.kind[u]===g.UT&&n.kind[n.place[u]]!==g.tL&&n.set(u,g.jC,0,0);return{...t,damaged:i,bodies:s,isMended:r.length>0}}function tt({table:f,trailer:t}){const e=t.
get("Root");return e instanceof c.oS?f.kind[e.number]===g.tL||f.kind[e.number]===g.UT:!1}function rt(f,t,e,n,s,r){let i=!1;for(let u=n;u<s;u++){if(t.kind[u]!==g.
tL)continue;const x=(0,o.PZ)(f,t.place[u],u,t.detail[u]);if(x>=0){e[u]=x,t.detail[u]===65535&&(i=!0);continue}const R=(0,o.ay)(f,t.place[u],f.length);R?.number===
u?(e[u]=R.body,t.place[u]=R.start,t.detail[u]=R.generation):u>0?r.push(u):t.set(0,g.jC,0,0)}return i}function mt(f,t,e,n,s){for(const r of n){const u=r<s.size&&
s.kind[r]===g.tL?(0,o.ay)(f,s.place[r],f.length):void 0;u?.number===r?(t.set(r,g.tL,u.start,u.generation),e[r]=u.body):t.set(r,g.jC,0,0)}}var _t=O(66498);const qt=new Set(
["Root","Encrypt","ID"]),te=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function ee(f,t){const e=(0,o.bS)(f).lastIndexOf(
"startxref");if(e<0)return;const{value:n,after:s}=(0,o.JI)(f,(0,o.AN)(f,e+9,f.length),f.length);if(n<0||await xt(f,s,t.pace))return;const r=new ne(f,t),{table:i}=r,
u=new c.Bi;let x=!1,R=!1;const D=new Set;for(let L=n;typeof L=="number"&&!D.has(L);){D.add(L);const z=L>=0&&L<f.length?await r.section(L):void 0;if(!z||i.overflowed)
return;x||=z.stream,R||=!z.wellFormed;for(const[G,et]of z.trailer)(D.size===1?!te.has(G):qt.has(G)&&!u.has(G))&&u.set(G,et);L=z.trailer.get("Prev")||void 0}return{
table:i,trailer:u,streams:x,damaged:R}}const It=8192;class ne{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new g.wg(e,t.length)}async section(t){
const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:s}=this,
r=e.length,i=[];for(;t=(0,o.AN)(e,t,r),!(0,o.w1)(e,t,"trailer");){const D=(0,o.JI)(e,t,r),L=(0,o.JI)(e,(0,o.AN)(e,D.after,r),r);if(D.value<0||L.value<0)return;const z={
at:(0,o.AN)(e,L.after,r),first:D.value,row:0};for(let G=0;z.row===G&&G<L.value;){if(G=Math.min(G+It,L.value),!oe(e,z,G,s,i))return;const et=n.pace.step(It*20);et&&
await et}t=z.at}const u=new v.i(e,t+7,r,n.limits.nesting),x=u.value();if(this.spent+=u.at-t,!(0,c.Zm)(x)||this.spent>r)return;const R=x.get("XRefStm");typeof R==
"number"&&R>0&&R<r&&await this.readStream(R);for(const D of i)s.offer(D,g.jC,0,0);return{trailer:x,stream:!1,wellFormed:Number.isInteger(x.get("Size"))&&(0,_t.D)(
e,t+7,r)}}async readStream(t){const{bytes:e,job:n,table:s}=this,r=(0,o.ay)(e,t,e.length);if(!r)return;const i=Yt(e,r.body,n);if(!i)return;this.spent+=i.parsed;const{
trailer:u,rows:x}=i,R=se(u.get("W")),[D=0,L=0,z=0]=R,G=D+L+z;if(R.length<3||G<1||R.some(ht=>ht<0||ht>8)||this.spent>e.length)return;const et=u.get("Size"),ot=se(
u.get("Index"));ot.length<2&&ot.splice(0,ot.length,0,typeof et=="number"?et:Math.floor(x.length/G));let it=0;for(let ht=0;ht+1<ot.length;ht+=2)for(let Bt=0;Bt<ot[ht+
1]&&it+G<=x.length;Bt++,it+=G){const ie=ot[ht]+Bt;if(ie<0)continue;const he=D===0?1:Vt(x,it,D),le=Vt(x,it+D,L),de=Vt(x,it+D+L,z);if(he===1&&le>0?s.offer(ie,g.tL,
Math.min(le,e.length),Math.min(de,65535)):he===2?s.offer(ie,g.UT,Math.min(le,n.limits.objects),Math.min(de,n.limits.objects)):he<2&&s.offer(ie,g.jC,0,0),Bt%It===
It-1){const ge=n.pace.step(It*20);ge&&await ge}}return{trailer:u,stream:!0,wellFormed:(0,_t.D)(e,r.body,e.length)}}}function oe(f,t,e,n,s){for(;t.row<e&&((t.row>
0||t.first!==1)&&ae(f,t,e,n,s),t.row!==e);){const r=Tt(f,t,n,s);if(r!=="row")return r==="end"}return!0}function ae(f,t,e,n,s){const{length:r}=f;let{at:i,row:u}=t;
for(;u<e&&i+20<=r;u++,i+=20){const x=f[i+17],R=f[i+18],D=f[i+19];if(f[i+10]!==o.Z4||f[i+16]!==o.Z4||x!==o.yq&&x!==o.MV||R!==o.Z4&&R!==o.u7||D!==o.kR&&D!==o.u7||
f[i]<o.l0||f[i]>o.ev||f[i+9]<o.l0||f[i+9]>o.ev)break;const L=((((((f[i+2]*10+f[i+3])*10+f[i+4])*10+f[i+5])*10+f[i+6])*10+f[i+7])*10+f[i+8])*10+f[i+9]-o.l0*11111111,
z=(f[i]*10+f[i+1]-o.l0*11)*1e8+L;if(x===o.MV||z===0){s.push(t.first+u);continue}const G=(((f[i+11]*10+f[i+12])*10+f[i+13])*10+f[i+14])*10+f[i+15]-o.l0*11111,et=z>
0&&z<r?z:r;n.offer(t.first+u,g.tL,et,Math.max(0,Math.min(G,65535)))}t.at=i,t.row=u}function Tt(f,t,e,n){const s=f.length,r=(0,o.AN)(f,t.at,s);t.at=r;const i=(0,o.
JI)(f,r,s);if(i.value<0)return"end";let u=Lt(f,i.after);const x=(0,o.JI)(f,u,s);if(x.value<0)return"damaged";u=Lt(f,x.after);const R=f[u];if(R!==o.yq&&R!==o.MV)
return"damaged";const{row:D}=t;D===0&&t.first===1&&R===o.MV&&i.value===0&&x.value===65535&&(t.first=0);const L=t.first+D;R===o.yq&&i.value>0?e.offer(L,g.tL,Math.
min(i.value,s),Math.min(x.value,65535)):n.push(L);let z=u+1;for(;z<s&&o.Kl[f[z]]===o.t6;)z++;return t.at=z,t.row=D+1,"row"}function Lt(f,t){for(;f[t]===o.Z4||f[t]===
o.d2;)t++;return t}function Yt(f,t,{limits:e,memory:n}){const s=new v.i(f,t,f.length,e.nesting),r=s.value();if(!(0,c.Zm)(r))return;const i=r.get("Type");if(!(i instanceof
c.SX)||i.text!=="XRef")return;const u=(0,o.AN)(f,s.at,f.length);if(!(0,o.w1)(f,u,"stream"))return;const x=(0,pt.n)(f,u),R=r.get("Length"),D=typeof R=="number"?x+
R:-1,L=D>=x&&D<=f.length&&(0,pt.V)(f,D)?D:(0,o.bS)(f).indexOf("endstream",x);try{const z=f.subarray(x,L<0?f.length:L);let G=z;const et=Jt(r.get("Filter")),ot=Jt(
r.get("DecodeParms")??null);for(const[it,ht]of et.slice(0,e.filters).entries()){const Bt=ot[it];ht instanceof c.SX&&(G=(0,T.tN)(ht.text,G,(0,c.Zm)(Bt)?Bt:void 0,
n))}return{trailer:r,rows:G,parsed:s.at-t+z.length}}catch(z){if(z instanceof a.zU&&z.code==="limit_exceeded")throw z;return}}function Vt(f,t,e){let n=0;for(let s=0;s<
e;s++)n=n*256+f[t+s];return n}const Jt=f=>f==null?[]:Array.isArray(f)?f:[f],se=f=>Jt(f).map(t=>typeof t=="number"?Math.trunc(t):-1);var Ht=O(72040);async function ce(f,t,e={}){
const{limits:n,memory:s}=t,r=(0,o.gq)(f),i=jt(r,n);s.admit(r.length);const u=i>0?[r.subarray(i),r]:[r];for(const x of u){const R=await ee(x,t);if(!R?.trailer.has(
"Root"))continue;const D=await q(x,{...R,damaged:R.damaged||i<0},t);if(!tt(D))continue;const L=new wt(x,t,D);Qt(L,e);const z=await re(L);if(!z&&L.security?.locked!==
!0)continue;const G=D.isMended||L.pages.found!==L.pages.claimed;return z&&G&&t.onRepaired?.(L.pages),L}return fe(r,t,e)}async function fe(f,t,e){const n=new wt(
f,t,await q(f,await Ft(f,t),t));return Qt(n,e),await Rt(n),n.tableChanged(),await zt(n),Qt(n,e),!await re(n)&&n.security?.locked!==!0&&await Zt(n,n.pages),t.onRepaired?.(
n.pages),n}async function re(f){return f.get(f.catalogNumber)instanceof c.Bi?(await f.pages.read(),f.pages.count>0):!1}function Qt(f,{password:t,evenIfLocked:e=!1}){
const n=f.trailer.get("Encrypt");if(f.security||n===void 0)return;const s=f.resolve(n);if(!(s instanceof c.Bi))throw(0,a.O$)("its encryption dictionary is missi\
ng");const r=(0,b.WW)(f,f.trailer.get("ID")??null,1);r!==null&&f.trailer.set("ID",r);const i=Array.isArray(r)?r[0]:void 0,u=new Uint8Array,x=(0,b.WW)(f,s,8),R=()=>(0,Ht.
VH)(x,i instanceof c.Mx?[i.bytes,u]:[u],t),D=e?ue(R,()=>(0,Ht.vK)(x)):R();f.unlock(D,n instanceof c.oS?n.number:-1)}function ue(f,t){try{return f()}catch(e){if(!(e instanceof
a.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),46842:((nt,$,O)=>{O.d($,{$:()=>P,B:()=>b});var a=O(58143),o=O(269),
B=O(16039);function P(T,A,c,h){if(!(0,o.yp)(A[c]))return!0;const{value:l}=(0,o.JI)(A,c,h);return T.table.kind[l]!==a.tL?!0:T.bytes[(0,o.AN)(T.bytes,T.bodies[l],
T.bytes.length)]!==o.iH}class b{document;arrays=new Map;constructor(A){this.document=A}keep(A){const{document:c}=this,h=c.entry(A,"Contents");if(h===void 0||this.
isStreamRef(h))return;const l=(0,B.i9)(h)?this.leftOfObject(h):this.leftOf(h);l!==h&&c.patch(A,{Contents:l})}leftOfObject(A){const{arrays:c,document:h}=this;if(!c.
has(A.number)){const l=h.array(A),d=l&&this.leftOf(l);c.set(A.number,d===void 0?void 0:d===l?A:h.add(d))}return c.get(A.number)}leftOf(A){if(!Array.isArray(A))return;
const c=A.filter(h=>this.isStreamRef(h));return c.length<A.length?c:A}isStreamRef(A){return(0,B.i9)(A)&&this.document.isStream(A.number)}}}),36643:((nt,$,O)=>{O.
d($,{L:()=>o});var a=O(16039);class o{sound;numbers=[];parents=[];homes=[];known;constructor(b=!0){this.sound=b}node(b,T){return b<0&&(this.sound=!1),this.parents.
push(T),this.numbers.push(b)-1}has(b){return(this.known??=new Set(this.numbers)).has(b)}page(b,T){(b<0||this.numbers[b]!==T)&&(this.sound=!1),this.homes.push(b)}fork(){
const b=new o(this.sound);return b.numbers=this.numbers,b.parents=this.parents,b.homes=this.homes,b}async drop(b,T,A){if(!this.sound)return!1;const{numbers:c,parents:h,
homes:l}=this,d=new Int32Array(c.length),g=new Uint8Array(c.length),v=new Set;for(let E=0;E<T.length;E++)A[E]?d[l[E]]++:(g[l[E]]=1,v.add(T[E]));for(let E=c.length-
1;E>0;E--){const M=h[E];d[M]+=d[E],g[E]&&d[E]===0&&v.add(c[E]),g[M]|=g[E]}for(let E=0;E<c.length;E++){if(!g[E]||d[E]===0)continue;const M=b.edit(c[E]),m=M instanceof
a.Bi?b.array(M.get("Kids"))??[]:[];M instanceof a.Bi&&M.set("Kids",m.filter(I=>!B(I,v))).set("Count",d[E]);const w=b.job.pace.step(m.length*50);w&&await w}return this.
homes=l.filter((E,M)=>A[M]),!0}}const B=(P,b)=>(0,a.i9)(P)&&b.has(P.number)}),30625:((nt,$,O)=>{O.d($,{i:()=>E,S:()=>M});var a=O(84293),o=O(66249),B=O(16039),P=O(
269),b=O(46842);function T(S,p,C){C.parent=-1,C.lists=!1;const y=S.place(p),{entries:_}=C;if(y&&S.locate(p,y,_)&&_.find(y.bytes,"Kids")<0){if(_.used===_.first)return"\
none";const U=_.find(y.bytes,"Type");if(U>=0&&(0,P.wb)(y.bytes,_.at[U+2],"/Page")){if(y.bytes[(0,P.AN)(y.bytes,_.close+2,y.end)]===P.HY)return l(S,p);const Z=_.
find(y.bytes,"Contents");Z>=0&&(C.lists=(0,b.$)(S,y.bytes,_.at[Z+2],_.at[Z+3]));const X=_.find(y.bytes,"Parent");return X>=0&&(C.parent=(0,P.JI)(y.bytes,_.at[X+
2],_.at[X+3]).value),"page"}const W=S.get(p);return W instanceof B.Bi&&h(S,W)?"unclear":"none"}const k=S.get(p);return!(k instanceof B.Bi)||k.size===0?"none":(0,B.
Eo)(k.get("Type"),"Page")?"unclear":S.array(k.get("Kids"))?"node":h(S,k)?"unclear":"none"}const A=["MediaBox","Resources","Contents","Annots","CropBox","Rotate",
"Parent"],c=["MediaBox","Resources"];function h(S,p){const C=S.resolve(p.get("Type"));if(!(C instanceof B.SX&&C.text!=="Pages"))return A.some(k=>p.has(k));const _=p.
get("Contents")instanceof B.oS||S.array(p.get("Contents"))!==void 0;return c.some(k=>p.has(k))||_&&p.get("Parent")instanceof B.oS&&!p.has("Subtype")}function l(S,p){
const C=S.get(p);return C instanceof B.Z6?(S.put(p,new B.Bi([...C.dict].filter(([y])=>!/^(Length|Filter|DecodeParms)$/.test(y)))),"unclear"):"page"}var d=O(36643);
class g{document;left;sizes=new Map;constructor(p){this.document=p,this.left=p.job.limits.nodes}make(p){const C=this.document.get(p),y=this.sizes.get(p)??v(C);if(this.
sizes.set(p,y),this.left-=y,this.left<0)throw(0,a.F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.
job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(C instanceof B.Bi?new B.Bi(C):C).number}}function v(S){const p=[
S];let C=0;for(let y=p.pop();y!==void 0;y=p.pop())if(C++,Array.isArray(y))for(const _ of y)p.push(_);else if(y instanceof B.Bi)for(const _ of y.values())p.push(
_);return C}const E=["Resources","MediaBox","CropBox","Rotate"];async function M(S){return new m(S).read()}class m{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new d.
L;look={parent:-1,lists:!1,entries:new o.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(p){this.document=p,this.copies=new g(p)}async read(){const{
document:p,open:C}=this,{pace:y}=p.job,_=p.catalog.get("Pages")??null;for(C.push({kids:[_],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});C.length>0;){const k=C[C.
length-1];if(k.next===k.kids.length){C.pop(),C.length>0&&this.close(k);continue}const U=k.kids[k.next++];k.next===k.kids.length&&(k.kids=w,k.next=0);const W=y.step(
400);W&&await W,U instanceof B.oS?this.visit(U,k):this.visitNode(U,-1,k)}return this.finish(_)}close({claimed:p,before:C,lost:y}){const _=this.numbers.length-this.
dropped-C;p!==_&&(this.irregular=!0,!(typeof p=="number"&&p>=_)&&(this.dropped+=this.lost.length-y,this.lost.length=y))}visit(p,C){const{document:y,seen:_,look:k}=this,
{number:U}=p,W=_.has(U);_.add(U);const Z=T(y,U,k);if(p.generation!==y.generation(U)&&(this.irregular=!0),Z==="page"||Z==="unclear"){W&&(this.irregular=!0);const X=W?
this.copies.make(U):U;Z==="unclear"?this.unclear.push(X):y.keepEntries(U,k.entries),(Z==="unclear"||k.lists)&&this.listing.push(X),this.add(X,C,k.parent);return}
Z==="none"&&!W&&this.lose(C),Z==="none"||W?this.irregular=!0:this.visitNode(p,U,C)}visitNode(p,C,y){const{document:_,inherited:k}=this,U=_.dict(p);if(!U){this.irregular=
!0,this.lose(y);return}const W=_.array(U.get("Kids"));if(!W){C<0&&this.visitDirectPage(U,y);return}const Z=V(U);let X=y.from;Z&&(X=k.push({...k[X],...Z})-1),(0,B.
Eo)(_.resolve(U.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:W,next:0,from:X,home:this.nodes.node(C,y.home),claimed:_.resolve(U.get("Count")),
before:this.numbers.length-this.dropped,lost:this.lost.length}),_.release(C)}visitDirectPage(p,{from:C}){if(!(0,B.Eo)(p.get("Type"),"Page"))return;this.irregular=
!0;const{number:y}=this.document.add(p);this.numbers.push(y),this.listing.push(y),this.ancestry.push(C)}add(p,{from:C,home:y},_){this.numbers.push(p),this.ancestry.
push(C),this.nodes.page(y,_);const{pages:k}=this.document.job.limits;if(this.numbers.length>k)throw F(k)}lose(p){p.home<0||(this.lost.push(this.numbers.length),
this.add(I,p,-1))}finish(p){const{document:C,numbers:y,ancestry:_,inherited:k,lost:U,unclear:W,listing:Z,nodes:X}=this;U.length===y.length-this.dropped&&(U.length=
0);for(const ut of U)y[ut]=C.add(N(k[_[ut]])).number;K(y,_);const Y=C.resolve(C.dict(p)?.get("Count")),st=Y!==y.length||p instanceof B.oS&&y[0]===p.number;return{
numbers:y,ancestry:_,inherited:k,irregular:this.irregular||st,unclear:W,listing:Z,nodes:X,claimed:typeof Y=="number"?Y:void 0,found:y.length-U.length}}}const w=[],
I=-1;function K(S,p){let C=S.indexOf(I);if(!(C<0)){for(let y=C;y<S.length;y++)S[y]!==I&&(S[C]=S[y],p[C++]=p[y]);S.length=p.length=C}}const J=[0,0,612,792];function N(S){
const p=new B.Bi([["Type",new B.SX("Page")]]);return S.MediaBox===void 0?p.set("MediaBox",[...J]):p}function V(S){let p;for(const C of E){const y=S.get(C);y!==void 0&&
((p??={})[C]=y)}return p}function F(S){const p=S===1?"1 page":`${S} pages`;return(0,a.F)("pages",`The document has more than ${p}`,"Split it with another progra\
m first")}}),9448:((nt,$,O)=>{O.d($,{u:()=>T,x:()=>b});var a=O(269),o=O(88504),B=O(16039),P=O(26264);function b(A,c,h,l){const{bytes:d}=A,{length:g}=d;l.valueEnd=
c;const v=(0,a.AN)(d,c,g);if((0,a.rg)(d,v))return l.dataStart=l.dataEnd=-1,l.end=v+6,!0;if(!(0,a.w1)(d,v,"stream"))return!1;const E=h.lengthRef>=0?A.lengthOf(new B.
oS(h.lengthRef)):h.length,M=v+(d[v+6]===a.u7?8:7),m=M+E;if(d[M-1]!==a.kR||E<0||m>g||!(0,P.V)(d,m))return!1;const w=(0,a.AN)(d,(0,a.AN)(d,m,g)+9,g);return l.dataStart=
M,l.dataEnd=m,l.end=w+6,(0,a.rg)(d,w)}class T{bytes;objectEnds;streamEnds;constructor(c){this.bytes=c,this.objectEnds=new o.k(c,"endobj"),this.streamEnds=new o.
k(c,"endstream")}data(c,h){const{bytes:l}=this,d=(0,P.n)(l,c);return h>=0&&d+h<=l.length&&(0,P.V)(l,d+h)?{start:d,end:d+h}:{start:d,end:this.damagedEnd(d,h)}}damagedEnd(c,h){
const{bytes:l}=this,d=c+h,g=this.objectEnds.next(c),v=g<0?l.length:g;if(h>=0&&d<=v&&(0,a.w1)(l,(0,a.AN)(l,d,v),"endstr"))return d;const E=this.streamEnds.next(c);
let M=E<0||E>v?v:E;return M>c&&l[M-1]===a.kR&&M--,M>c&&l[M-1]===a.u7&&M--,M}}}),93413:((nt,$,O)=>{O.d($,{y:()=>P});var a=O(269);const o=[["%PDF-","a PDF documen\
t"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],B=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function P(A){const c=(0,a.bS)(A).toString("latin1",0,1024);if(c.startsWith("RIFF")&&c.startsWith("WEBP",8))return"\
a WebP image";if(c.startsWith("ftyp",4))return B.find(([l])=>l.test(c.slice(8,12)))?.[1];const h=o.find(([l])=>c.startsWith(l));return h?h[1]:T(c)??(b(A)?"text":
void 0)}function b(A){const c=(0,a.bS)(A.subarray(0,1024)).toString("utf8"),h=A.length>1024?c.replace(/\ufffd{1,3}$/,""):c;return h!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(h)}function T(A){const c=A.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(c.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(c))return"an HTML page";if(c.startsWith("<"))return c.includes("<svg")?"an SVG drawing":c.startsWith("<?xml")?"an XML file":void 0}}),88504:((nt,$,O)=>{O.d(
$,{k:()=>o});var a=O(269);class o{word;accepts;buffer;from=0;found=-1;none;constructor(P,b,T=()=>!0){this.word=b,this.accepts=T,this.buffer=(0,a.bS)(P),this.none=
P.length}next(P){if(P>=this.none)return-1;if(P>=this.from&&P<=this.found)return this.found;const b=P<this.from&&this.found>=0?this.from:this.none,T=this.buffer.
subarray(0,b+this.word.length-1);let A=T.indexOf(this.word,P);for(;A>=0&&!this.accepts(A);)A=T.indexOf(this.word,A+1);return this.from=P,A>=0?this.found=A:b===this.
none&&(this.none=P,this.found=-1),this.found}}}),85533:((nt,$,O)=>{O.d($,{WW:()=>P,c3:()=>o,x$:()=>B});var a=O(16039);function o(b,T){const A=b.resolve(T);return A===
null?[]:(Array.isArray(A)?A:[A]).map(c=>b.resolve(c))}function B(b,T){const A=new a.Bi;for(const[c,h]of T){const l=b.resolve(h);A.set(c,Array.isArray(l)?l.map(d=>b.
resolve(d)):l)}return A}function P(b,T,A,c={values:1e4}){if(c.values--<=0)return null;const h=b.resolve(T);if(A===0)return h;if(Array.isArray(h))return h.map(d=>P(
b,d,A-1,c));if(!(h instanceof a.Bi))return h;const l=new a.Bi;for(const[d,g]of h)l.set(d,P(b,g,A-1,c));return l}}),26264:((nt,$,O)=>{O.d($,{V:()=>B,n:()=>o});var a=O(
269);function o(P,b){let T=b+6;for(;P[T]===a.Z4&&(P[T+1]===a.kR||P[T+1]===a.u7||P[T+1]===a.Z4);)T++;return P[T]===a.u7&&T++,P[T]===a.kR&&T++,T}function B(P,b){for(let T=0;T<
4&&a.Kl[P[b]??0]===a.t6&&b<P.length;T++)b++;return(0,a.w1)(P,b,"endstream")}}),72040:((nt,$,O)=>{O.d($,{CF:()=>Kt,s1:()=>yt,zw:()=>Gt,VH:()=>Q,k0:()=>j,u6:()=>Pt,
vc:()=>H,vK:()=>fe});var a=O(77598),o=O(16039),B=O(94496);function P(t){const e=new Uint8Array(256);for(let s=0;s<256;s++)e[s]=s;const{length:n}=t;for(let s=0,r=0,
i=0;s<256;s++){const u=e[s];r=r+u+t[i]&255,e[s]=e[r],e[r]=u,++i===n&&(i=0)}return e}function b(t,e){const n=t.slice(),{length:s}=e,r=new Uint8Array(s);for(let i=0,
u=0,x=0;i<s;i++){u=u+1&255;const R=n[u];x=x+R&255;const D=n[x];n[u]=D,n[x]=R,r[i]=e[i]^n[R+D&255]}return r}function T(t,e){return b(P(t),e)}const A={length:t=>t,
decrypt:t=>t,encryptInto:(t,e,n,s,r)=>s.set(t,r)};function c(t){const e=I(t,[]),n=J((s,r)=>P(e(s,r)));return{length:s=>s,decrypt:(s,r,i)=>b(n(r,i),s),encryptInto:(s,r,i,u,x)=>u.
set(b(n(r,i),s),x)}}function h(t){const e=I(t,[115,65,108,84]),n=K(()=>new E),s=J((i,u)=>n().engine(e(i,u))),r=J((i,u)=>w(e(i,u)));return{length:d,decrypt:(i,u,x)=>m(
r(u,x),i),encryptInto:(i,u,x,R,D)=>{n().seal(s(u,x),i,R,D)}}}function l(t){const e=K(()=>new E);let n,s;return{length:d,decrypt:r=>m(s??=w(t),r),encryptInto:(r,i,u,x,R)=>{
e().seal(n??=e().engine(t),r,x,R)}}}const d=t=>(t&-16)+32,g=64*1024,v=16*1024;class E{head=Buffer.alloc(g);pool=Buffer.alloc(v);taken=v;engine(e){const n=Buffer.
alloc(16);return this.nextVector(n),(0,a.createCipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,n).setAutoPadding(!1)}seal(e,n,s,r){const{head:i}=this,{length:u}=n,
x=u&-16,R=Math.min(x,g-32),D=u-x;this.nextVector(i),i.set(R===u?n:n.subarray(0,R),16);let L=16+R;if(R<x){s.set(e.update(i.subarray(0,L)),r),r+=L,L=0;for(let z=R;z<
x;z+=g){const G=e.update(n.subarray(z,Math.min(z+g,x)));s.set(G,r),r+=G.length}}D>0&&i.set(n.subarray(x),L),i.fill(16-D,L+D,L+16),s.set(e.update(i.subarray(0,L+
16)),r)}nextVector(e){this.taken===v&&((0,a.randomFillSync)(this.pool),this.taken=0),this.pool.copy(e,0,this.taken,this.taken+16),this.taken+=16}}const M=new Uint8Array(
0);function m(t,e){const n=e.length&-16;if(n<32)return M;const s=t.update(n===e.length?e:e.subarray(0,n)),r=s[n-1];let i=n;if(r>0&&r<=16){do i--;while(i>n-r&&s[i-
1]===r);i>n-r&&(i=n)}return s.subarray(16,i)}function w(t){return(0,a.createDecipheriv)(t.length===16?"aes-128-cbc":"aes-256-cbc",t,Buffer.alloc(16)).setAutoPadding(
!1)}function I(t,e){const{length:n}=t,s=new Uint8Array(n+5+e.length);s.set(t),s.set(e,n+5);const r=new B.V;return(i,u)=>(s[n]=i,s[n+1]=i>>>8,s[n+2]=i>>>16,s[n+3]=
u,s[n+4]=u>>>8,r.digest(s).subarray(0,Math.min(n+5,16)))}function K(t){let e;return()=>e??=t()}function J(t){let e=-1,n=-1,s;return(r,i)=>((s===void 0||r!==e||i!==
n)&&(s=t(r,i),e=r,n=i),s)}function N(t,e,n){const s=y(t,n),r=U(t,s);return Z(r,e,t.revision===2?32:16)?s:void 0}function V(t,e){const n=_(t,e);let s=t.owner.subarray(
0,32);for(let r=t.revision===2?0:19;r>=0;r--)s=T(W(n,r),s);return s}function F(t,e,n,s){const r=_({revision:t,keyLength:e},n);let i=C(s);for(let u=0;u<=(t===2?0:
19);u++)i=T(W(r,u),i);return i}function S(t,e){const n=y(t,e),s=new Uint8Array(32);return s.set(U(t,n)),{user:s,fileKey:n}}const p=Uint8Array.of(40,191,78,94,78,
117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function C(t){const e=new Uint8Array(32),n=t.subarray(0,32);return e.
set(n),e.set(p.subarray(0,32-n.length),n.length),e}function y({revision:t,keyLength:e,owner:n,permissions:s,id0:r,encryptMetadata:i},u){const x=Uint8Array.of(s,
s>>8,s>>16,s>>24),R=t>=4&&!i?[255,255,255,255]:[],D=(0,B.F)(Buffer.concat([C(u),n.subarray(0,32),x,r,Uint8Array.from(R)]));return k(D,t,e)}function _({revision:t,
keyLength:e},n){return k((0,B.F)(C(n)),t,t===2?5:e)}function k(t,e,n){let s=t.subarray(0,n);if(e>=3)for(let r=0;r<50;r++)s=(0,B.F)(s).subarray(0,n);return s}function U({
revision:t,id0:e},n){if(t===2)return T(n,p);let s=(0,B.F)(Buffer.concat([p,e]));for(let r=0;r<20;r++)s=T(W(n,r),s);return s}function W(t,e){return e===0?t:t.map(
n=>n^e)}function Z(t,e,n){return e.length>=n&&t.subarray(0,n).every((s,r)=>s===e[r])}function X(t,e,n){return Et(t.user,t.wrappedByUser,e,n,new Uint8Array(0))}function Y(t,e,n){
return Et(t.owner,t.wrappedByOwner,e,n,t.user.subarray(0,48))}function st(t,e,n){const s=at(t,e,new Uint8Array(0)),r=at(t,n,s.entry);return{user:s.entry,wrappedByUser:s.
wrapped,owner:r.entry,wrappedByOwner:r.wrapped}}function ut(t,e,n){const s=Buffer.alloc(16,255);return s.writeInt32LE(e,0),s.write(n?"Tadb":"Fadb",8,"latin1"),(0,a.
randomBytes)(4).copy(s,12),(0,a.createCipheriv)("aes-256-ecb",t,null).setAutoPadding(!1).update(s)}const ct=new Uint8Array(16);function Et(t,e,n,s,r){const i=ft(
n,s,t.subarray(32,40),r);if(!Buffer.from(i).equals(t.subarray(0,32)))return;const u=ft(n,s,t.subarray(40,48),r);return(0,a.createDecipheriv)("aes-256-cbc",u,ct).
setAutoPadding(!1).update(e.subarray(0,32))}function at(t,e,n){const s=(0,a.randomBytes)(16),r=ft(6,e,s.subarray(0,8),n),i=ft(6,e,s.subarray(8),n),u=(0,a.createCipheriv)(
"aes-256-cbc",i,ct).setAutoPadding(!1).update(t);return{entry:Buffer.concat([r,s]),wrapped:u}}function ft(t,e,n,s){let r=(0,a.createHash)("sha256").update(e).update(
n).update(s).digest();if(t<6)return r;for(let i=0,u=0;i<64||u>i-32;i++){const x=Buffer.concat([e,r,s]),R=Buffer.alloc(64*x.length,x),D=(0,a.createCipheriv)("aes\
-128-cbc",r.subarray(0,16),r.subarray(16,32)).setAutoPadding(!1).update(R);let L=0;for(let z=0;z<16;z++)L+=D[z];r=(0,a.createHash)(["sha256","sha384","sha512"][L%
3]).update(D).digest(),u=D[D.length-1]}return r.subarray(0,32)}var lt=O(20381);const gt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
wt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,$t=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Zt=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
kt=/[\p{L}\p{Mc}\p{Nl}]/u;function pt(t){if(/^[\x20-\x7e]*$/.test(t))return t;const e=t.replace(gt,"").replace(wt," ").normalize("NFKC");if($t.test(e))return;const n=[
...e],s=n.map(i=>Zt.test(i));return s.includes(!0)&&(n.some((i,u)=>!s[u]&&kt.test(i))||!s[0]||!s.at(-1))?void 0:e}function bt(t){const e=pt(t),n=[...e===void 0?
[]:[Buffer.from(e,"utf8")],Buffer.from(t,"utf8"),...[xt(t),Dt(t)].filter(i=>i!==void 0)],r=[...n.filter(i=>i.length>Ct).map(i=>i.subarray(0,Ct)),...n];return r.
filter((i,u)=>r.findIndex(x=>x.equals(i))===u)}const Ct=127;function Nt(t){return typeof t=="string"?Buffer.from(pt(t)??t,"utf8").subarray(0,Ct):t}function dt(t){
return typeof t=="string"?xt(t)??Buffer.from(t,"utf8"):t}function xt(t){return Ut(t,e=>lt.SQ.get(e)??(e>=24&&e<32||e>=127&&e<161?-1:e))}function Dt(t){return Ut(
t,e=>e)}function Ut(t,e){const n=Array.from(t,s=>e(s.codePointAt(0)));return n.every(s=>s>=0&&s<256)?Buffer.from(n):void 0}function At(t,e){const{strings:n}=e,s=(i,u,x,R)=>{
if(i===A)return u;const D=Buffer.allocUnsafe(i.length(u.length));return i.encryptInto(u,x,R,D,0),D},r=(i,u,x,R,D,L)=>(i.encryptInto(u,x,R,D,L),i.length(u.length));
return{...t,uniform:e.named===void 0||e.encryptMetadata&&e.embedded===e.streams,decryptString:(i,u,x)=>n.decrypt(i,u,x),encryptString:(i,u,x)=>s(n,i,u,x),decryptStream:(i,u,x,R)=>Ot(
e,R).decrypt(i,u,x),encryptStream:(i,u,x,R)=>s(Ot(e,R),i,u,x),encryptedStringLength:i=>n.length(i),encryptedStreamLength:(i,u)=>Ot(e,u).length(i),encryptStringInto:(i,u,x,R,D)=>r(
n,i,u,x,R,D),encryptStreamInto:(i,u,x,R,D,L)=>r(Ot(e,R),i,u,x,D,L)}}function Ot({streams:t,embedded:e,named:n,encryptMetadata:s},r){const i=r.get("Type");if((0,o.
Eo)(i,"XRef"))return A;if(n===void 0)return t;const u=Mt(r);return u!==void 0?n.get(u)??t:!s&&(0,o.Eo)(i,"Metadata")?A:(0,o.Eo)(i,"EmbeddedFile")?e:t}function Mt(t){
const e=t.get("Filter"),n=(0,o.cy)(e)?e.findIndex(u=>(0,o.Eo)(u,"Crypt")):(0,o.Eo)(e,"Crypt")?0:-1;if(n<0)return;const s=t.get("DecodeParms"),r=(0,o.cy)(s)?s[n]:
s,i=(0,o.Zm)(r)?r.get("Name"):void 0;return i instanceof o.SX?i.text:"Identity"}function Kt(t){if(Mt(t)===void 0)return!1;const e=t.get("Filter"),n=t.get("Decod\
eParms"),s=(0,o.cy)(e)?e.findIndex(i=>(0,o.Eo)(i,"Crypt")):0,r=(0,o.cy)(e)?e.filter((i,u)=>u!==s):[];return r.length===0?(t.delete("Filter"),t.delete("DecodePar\
ms"),!0):(t.set("Filter",r),(0,o.cy)(n)&&t.set("DecodeParms",n.filter((i,u)=>u!==s)),!0)}function Gt(t){return t.algorithm==="AES-128"?Xt(t):Ft(t)}const Pt=()=>(0,a.
randomBytes)(32);function Xt({userPassword:t,ownerPassword:e,permissions:n,id0:s}){const r=dt(t),i=F(4,16,dt(e),r),u=S({revision:4,keyLength:16,owner:i,permissions:n,
id0:s,encryptMetadata:!0},r),x=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...vt("AESV2",16),O:new o.Mx(i),U:new o.Mx(u.user),P:n});return jt({dictionary:x,
version:"1.6",numbered:!0,identifier:s},h(u.fileKey))}function Ft({userPassword:t,ownerPassword:e,permissions:n}){const s=(0,a.randomBytes)(32),r=st(s,Nt(t),Nt(
e)),i=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...vt("AESV3",32),O:new o.Mx(r.owner),OE:new o.Mx(r.wrappedByOwner),U:new o.Mx(r.user),UE:new o.Mx(
r.wrappedByUser),P:n,Perms:new o.Mx(ut(s,n,!0))});return jt({dictionary:i,version:"1.7",extensionLevel:8,numbered:!1},l(s))}function vt(t,e){const n=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(t),AuthEvent:(0,o.UU)("DocOpen"),Length:e});return{CF:(0,o.jd)({StdCF:n}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function jt(t,e){
return At(t,{strings:e,streams:e,embedded:e,named:new Map([["StdCF",e],["Identity",A]]),encryptMetadata:!0})}var St=O(49153);const Wt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},yt=-4,Rt=t=>1<<
Wt[t]-1,zt=Object.keys(Wt);function j(t){let e=yt;for(const n of zt)t[n]||(e&=~Rt(n));return t.allow_print?e:e&~Rt("allow_print_high_resolution")}function H(t){
return zt.filter(e=>(t&Rt(e))===0)}function Q(t,e,n){const s=mt(t),r=qt(s,e,new Uint8Array(0)),i=r??(n?Yt(bt(n),D=>qt(s,e,D)):void 0);if(i===void 0)throw n?se():
Jt();const{fileKey:u,access:x}=i,R=ne(s,u);return{...q(s,i,rt(s,u),R),access:x,locked:!1,permissions:s.permissions,revision:s.revision,keyBits:8*u.length,opensWithoutPassword:r!==
void 0,algorithm:ae(s.methods[R.streams===A?"embedded":"streams"],u),unrestricted:()=>tt(s,i)}}function q(t,{identifier:e},n,s){const r={dictionary:n,...oe(t),numbered:t.
revision<=4,...e?{identifier:e}:{}};return At(r,s)}function tt(t,e){const n={...t,permissions:yt};let{fileKey:s}=e;const r=rt(n,s);if(e.legacy){const i=S({...e.
legacy.scheme,permissions:yt},e.legacy.userPassword);s=i.fileKey,r.set("U",new o.Mx(i.user))}else r.set("Perms",new o.Mx(ut(s,yt,t.encryptMetadata)));return q(n,
e,r,ne(n,s))}function rt({encrypt:t,revision:e,permissions:n},s){const r=new o.Bi(t);r.set("P",n);for(const[u,x]of[["O",e<5?32:48],["U",e<5?32:48],["OE",32],["U\
E",32]]){const R=t.get(u);R instanceof o.Mx&&R.bytes.length>x&&r.set(u,new o.Mx(R.bytes.subarray(0,x)))}const i=t.get("Length");return i!==void 0&&!(typeof i=="\
number"&&i%8===0&&i>=40&&i<=256)&&r.set("Length",8*s.length),r}function mt(t){const e=t.get("Filter");if(!(0,o.Eo)(e,"Standard"))throw Ht(`the security handler ${e instanceof
o.SX?Vt(e):"without a name"}`);const n=Lt(t.get("V"),0),s=Lt(t.get("R"),0);if(!(n===5?s===5||s===6:[1,2,4].includes(n)&&s>=2&&s<=4))throw Ht(`the standard secur\
ity handler with V ${n} and R ${s}`);const i={encrypt:t,version:n,revision:s,permissions:Lt(t.get("P"),-4)|0};if(n<4)return{...i,encryptMetadata:!0,methods:{strings:"\
V2",streams:"V2",embedded:"V2"},filters:void 0};const u=t.get("CF"),x=new Map;for(const[L,z]of(0,o.Zm)(u)?u:[]){const G=(0,o.Zm)(z)?_t(z,n):void 0;G!==void 0&&x.
set(L,G)}x.set("Identity","none");const R=(L,z)=>{const G=t.get(L),et=x.get(G instanceof o.SX?G.text:z);if(et===void 0)throw Ht(`the crypt filter ${G instanceof
o.SX?Vt(G):z}`);return et},D=t.get("StmF");return{...i,encryptMetadata:t.get("EncryptMetadata")!==!1,methods:{strings:R("StrF","Identity"),streams:R("StmF","Ide\
ntity"),embedded:R("EFF",D instanceof o.SX?D.text:"Identity")},filters:x}}function _t(t,e){const n=t.get("CFM");return e===5&&(0,o.Eo)(n,"AESV3")?"AESV3":e===4&&
(0,o.Eo)(n,"AESV2")?"AESV2":e===4&&(0,o.Eo)(n,"V2")?"V2":n===void 0||(0,o.Eo)(n,"None")?"none":void 0}function qt(t,e,n){const{encrypt:s,revision:r}=t;if(r>=5){
const D={owner:Tt(s,"O",48),user:Tt(s,"U",48),wrappedByOwner:Tt(s,"OE",32),wrappedByUser:Tt(s,"UE",32)};return ee(X(D,r,n),"user")??ee(Y(D,r,n),"owner")}const i=Tt(
s,"O",1),u=Tt(s,"U",1),{permissions:x,encryptMetadata:R}=t;return Yt(e,D=>Yt(It(t),L=>{const z={revision:r,keyLength:L,owner:i,permissions:x,id0:D,encryptMetadata:R};
return te(z,u,n,"user")??te(z,u,V(z,n),"owner")}))}function te(t,e,n,s){const r=N(t,e,n);return r&&{fileKey:r,access:s,identifier:t.id0,legacy:{scheme:t,userPassword:n}}}
function ee(t,e){return t&&{fileKey:t,access:e}}function It({encrypt:t,version:e}){if(e===4)return[16];const n=Lt(t.get("Length"),40),s=n%8===0&&n>=40&&n<=128?n/
8:5;return[...new Set(e===1?[5,s,16]:[s,16,5])]}function ne(t,e){const n={none:A},s=x=>x==="V2"?n.V2??=c(e):x==="AESV2"?n.AESV2??=h(e):x==="AESV3"?n.AESV3??=l(e):
A,{methods:r,filters:i,encryptMetadata:u}=t;return{strings:s(r.strings),streams:s(r.streams),embedded:s(r.embedded),named:i&&new Map([...i].map(([x,R])=>[x,s(R)])),
encryptMetadata:u}}function oe({version:t,revision:e,methods:n}){return e>=5?{version:"1.7",extensionLevel:e===5?3:8}:t===4?{version:Object.values(n).includes("\
AESV2")?"1.6":"1.5"}:{version:e===2?"1.1":"1.4"}}function ae(t,e){if(t!=="none")return t==="V2"?e.length===5?"RC4-40":"RC4-128":t==="AESV2"?"AES-128":"AES-256"}
function Tt(t,e,n){const s=t.get(e);if(s instanceof o.Mx&&s.bytes.length>=n)return s.bytes;throw(0,St.O$)(`its encryption dictionary has no usable /${e}.`)}function Lt(t,e){
return typeof t=="number"?Math.trunc(t):e}function Yt(t,e){for(const n of t){const s=e(n);if(s!==void 0)return s}}function Vt({text:t}){return/^[\w.+-]{1,40}$/.
test(t)?t:"with an unusual name"}function Jt(){return(0,St.hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs\
 a password to open: give it as open_password, or use remove_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that open\
s the document as open_password",fields:["open_password"]})}function se(){return new St.zU("wrong_password","The given password does not open the PDF document",
{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check\
 open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Ht(t){return(0,St.hJ)("unsupported_encryption",`is protected b\
y ${t}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${t}, which is not supported.`}],advice:"Only protection by passw\
ords can be opened, not by certificates or rights management"})}const ce={...A,decrypt:()=>new Uint8Array(0)};function fe(t){const e=re(t),n=i=>i==="none"?A:ce,
s=[...e?.filters??[["Identity","none"]]],r={strings:n(e?.methods.strings),streams:n(e?.methods.streams),embedded:n(e?.methods.embedded),named:e&&!e.filters?void 0:
new Map(s.map(([i,u])=>[i,n(u)])),encryptMetadata:e?.encryptMetadata??!0};return{...At({dictionary:t,version:"1.1",numbered:!0},r),access:"user",locked:!0,permissions:e?.
permissions??yt,revision:e?.revision,opensWithoutPassword:!1,unrestricted:void 0,...e?Qt(e):ue(t)}}function re(t){try{return mt(t)}catch(e){if(e instanceof St.zU&&
e.code==="unsupported_encryption")return;throw e}}function Qt({encrypt:t,version:e,methods:n}){const s=n.streams==="none"?n.embedded:n.streams;if(s==="none")return{
algorithm:void 0,keyBits:void 0};if(s==="AESV3")return{algorithm:"AES-256",keyBits:256};if(e===4)return{algorithm:s==="AESV2"?"AES-128":"RC4-128",keyBits:128};const r=e===
1?40:f(t.get("Length"));return{algorithm:r===40?"RC4-40":"RC4-128",keyBits:r}}function ue(t){const e=t.get("CF"),n=t.get("StmF"),s=(0,o.Zm)(e)&&n instanceof o.SX?
e.get(n.text):void 0,r=(0,o.Zm)(s)?s.get("CFM"):void 0;return(0,o.Eo)(r,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(r,"AESV2")?{algorithm:"AES-128",keyBits:128}:
{algorithm:void 0,keyBits:void 0}}function f(t){return typeof t=="number"&&t%8===0&&t>=40&&t<=128?t:40}}),94496:((nt,$,O)=>{O.d($,{F:()=>B,V:()=>P});const a=[7,
12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(b,T)=>Math.floor(Math.abs(Math.sin(T+1))*2**32)|0),B=b=>new P().digest(b);class P{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(T){const{state:A,tail:c}=this;A[0]=1732584193,A[1]=4023233417,A[2]=2562383102,A[3]=271733878;const{length:h}=T,
l=h&-64;for(let E=0;E<l;E+=64)this.compress(T,E);const d=h-l,g=d<56?64:128;for(let E=0;E<d;E++)c[E]=T[l+E];c[d]=128,c.fill(0,d+1,g);for(let E=0,M=h<<3;E<4;E++)c[g-
8+E]=M>>>(E<<3);c[g-4]=h>>>29;for(let E=0;E<g;E+=64)this.compress(c,E);const v=new Uint8Array(16);for(let E=0;E<16;E++)v[E]=A[E>>2]>>>((E&3)<<3);return v}compress(T,A){
const{words:c,state:h}=this;for(let E=0,M=A;E<16;E++,M+=4)c[E]=T[M]|T[M+1]<<8|T[M+2]<<16|T[M+3]<<24;let l=h[0],d=h[1],g=h[2],v=h[3];for(let E=0;E<64;E++){const M=E>>
4;let m,w;M===0?(m=d&g|~d&v,w=E):M===1?(m=v&d|~v&g,w=5*E+1):M===2?(m=d^g^v,w=3*E+5):(m=g^(d|~v),w=7*E);const I=l+m+o[E]+c[w&15]|0,K=a[M<<2|E&3];l=v,v=g,g=d,d=d+
(I<<K|I>>>32-K)|0}h[0]=h[0]+l,h[1]=h[1]+d,h[2]=h[2]+g,h[3]=h[3]+v}}}),269:((nt,$,O)=>{O.d($,{$k:()=>Ot,A4:()=>X,AF:()=>gt,AN:()=>xt,AV:()=>Y,AZ:()=>At,Ah:()=>_,
Cq:()=>a,Cx:()=>d,D:()=>Dt,Ec:()=>c,G_:()=>o,HF:()=>ct,HV:()=>W,HY:()=>wt,Hh:()=>Zt,Hv:()=>p,IQ:()=>l,JI:()=>vt,Kl:()=>dt,Li:()=>Mt,MV:()=>Et,N5:()=>E,N9:()=>pt,
OY:()=>st,PZ:()=>yt,WL:()=>V,Wd:()=>Gt,Z4:()=>A,ay:()=>jt,b9:()=>v,bS:()=>Wt,cL:()=>m,d2:()=>B,du:()=>y,em:()=>I,ev:()=>K,fX:()=>M,gq:()=>St,iH:()=>J,kR:()=>P,l0:()=>w,
o1:()=>b,r_:()=>F,rc:()=>C,rg:()=>zt,s1:()=>g,sk:()=>Kt,t6:()=>bt,t9:()=>Ut,tF:()=>k,tw:()=>Z,u7:()=>T,vz:()=>N,w1:()=>Pt,wb:()=>Xt,wn:()=>h,wt:()=>S,y_:()=>kt,
yh:()=>$t,yp:()=>Ft,yq:()=>ft});const a=0,o=8,B=9,P=10,b=12,T=13,A=32,c=33,h=35,l=37,d=40,g=41,v=43,E=45,M=46,m=47,w=48,I=55,K=57,J=60,N=62,V=91,F=92,S=93,p=123,
C=125,y=126,_=66,k=67,U=68,W=69,Z=73,X=76,Y=82,st=98,ut=100,ct=101,Et=102,at=106,ft=110,lt=111,gt=114,wt=115,$t=116,Zt=117,kt=122,pt=0,bt=1,Ct=2,Nt=3,dt=new Uint8Array(
256);for(const j of[a,B,P,b,T,A])dt[j]=bt;for(const j of"(<>[]/%")dt[j.charCodeAt(0)]=Ct;for(const j of"){}")dt[j.charCodeAt(0)]=Nt;function xt(j,H,Q){for(;H<Q;){
const q=j[H];if(dt[q]===bt)H++;else if(q===l)H=Dt(j,H,Q);else break}return H}function Dt(j,H,Q){for(;H<Q&&j[H]!==P&&j[H]!==T;)H++;return H}function Ut(j,H,Q){const q=At(
j,H,Q);return q<0?Q:q}function At(j,H,Q){let q=0;for(;H<Q;){const tt=j[H++];if(tt===F)H++;else if(tt===d)q++;else if(tt===g&&--q===0)return H}return-1}function Ot(j,H,Q){
for(;H<Q;)if(j[H++]===N)return H;return Q}function Mt(j){return j===void 0?-1:j>=w&&j<=K?j-w:j>=65&&j<=70?j-55:j>=97&&j<=102?j-87:-1}function Kt(j,H,Q){const q=new Uint8Array(
Q-H+1>>1);let tt=0,rt=-1;for(let mt=H;mt<Q&&j[mt]!==N;mt++){const _t=Mt(j[mt]);_t<0||(rt<0?rt=_t:(q[tt++]=rt*16+_t,rt=-1))}return rt>=0&&(q[tt++]=rt*16),q.subarray(
0,tt)}function Gt(j,H,Q){for(;H<Q&&dt[j[H]]===pt;)H++;return H}function Pt(j,H,Q){for(let q=0;q<Q.length;q++)if(j[H+q]!==Q.charCodeAt(q))return!1;return!0}function Xt(j,H,Q){
return Pt(j,H,Q)&&dt[j[H+Q.length]??A]!==pt}const Ft=j=>j!==void 0&&j>=w&&j<=K;function vt(j,H,Q){let q=0,tt=H;for(;tt<Q&&Ft(j[tt]);)q=q*10+(j[tt++]-w);return tt===
H?{value:-1,after:tt}:{value:q,after:tt}}function jt(j,H,Q){const q=xt(j,H,Q),tt=vt(j,q,Q);if(tt.value<0||tt.after===Q||dt[j[tt.after]]!==bt)return;const rt=vt(
j,xt(j,tt.after,Q),Q);if(rt.value<0||rt.value>65535)return;const mt=xt(j,rt.after,Q);if(Rt(j,mt))return{number:tt.value,generation:rt.value,start:q,body:mt+3}}const St=j=>new Uint8Array(
j.buffer,j.byteOffset,j.byteLength),Wt=j=>Buffer.from(j.buffer,j.byteOffset,j.byteLength);function yt(j,H,Q,q){let tt=0,rt=j[H];for(;rt>=w&&rt<=K;rt=j[++H])tt=tt*
10+(rt-w);if(tt!==Q||rt!==A||(tt=0,rt=j[++H],rt<w||rt>K))return-1;for(;rt>=w&&rt<=K;rt=j[++H])tt=tt*10+(rt-w);return tt!==q||rt!==A?-1:Rt(j,H+1)?H+4:-1}const Rt=(j,H)=>j[H]===
lt&&j[H+1]===st&&j[H+2]===at,zt=(j,H)=>j[H]===ct&&j[H+1]===ft&&j[H+2]===ut&&j[H+3]===lt&&j[H+4]===st&&j[H+5]===at}),65920:((nt,$,O)=>{O.d($,{F:()=>o});var a=O(16039);
function o(b,T=()=>{}){if(b instanceof a.Z6)return new a.Z6(o(b.dict,T),b.data,b.sealed);const A=P(b),c=[A];let h=1;for(let l=c.pop();l!==void 0;l=c.pop())if(Array.
isArray(l)){h+=l.length;for(const[d,g]of l.entries())l[d]=B(g,c)}else if((0,a.Zm)(l)){h+=l.size;for(const[d,g]of l)l.set(d,B(g,c))}return T(h),A}function B(b,T){
const A=P(b);return A!==b&&T.push(A),A}function P(b){return Array.isArray(b)?[...b]:(0,a.Zm)(b)?new a.Bi(b):b}}),36507:((nt,$,O)=>{O.d($,{i:()=>o});var a=O(38212);
function o(B,P){const b=new a.KK(B,T=>P.copy(T,0,T.length));return Object.assign(b.s,{i:0,w:0,z:0}),b}}),66249:((nt,$,O)=>{O.d($,{R:()=>b,g:()=>T});var a=O(269),
o=O(48024);const B=new Int32Array(0),P=new o.s;class b{at=B;first=0;used=0;open=-1;close=-1;special=!1;scan=P;marksFrom=0;marksTo=0;own;locate(c,h,l){const d=this.
own??={at:new Int32Array(64),scan:new o.s},{scan:g}=d;if(this.at=d.at,this.scan=g,this.first=this.used=this.marksFrom=this.marksTo=0,g.reset(),h=(0,a.AN)(c,h,l),
c[h]!==a.iH||c[h+1]!==a.iH)return!1;for(this.open=h+=2;(h=(0,a.AN)(c,h,l))<l;){const v=c[h];if(v===a.vz)return this.close=h,this.marksTo=g.used,this.special=g.byteRange,
c[h+1]===a.vz;if(v!==a.cL)return!1;const E=++h;for(;h<l&&a.Kl[c[h]]===a.N9;h++)if(c[h]===a.wn)return!1;const M=h;M-E===9&&c[E]===a.Ah&&(0,a.w1)(c,E,"ByteRange")&&
(g.byteRange=!0);const m=h=(0,a.AN)(c,h,l);if(c[h]===a.vz||(h=g.value(c,h,l),h<0))return!1;this.add(E,M,m,h)}return!1}add(c,h,l,d){this.used+4>this.at.length&&(this.
at=this.own.at=T(this.at,this.used+4));const{at:g,used:v}=this;g[v]=c,g[v+1]=h,g[v+2]=l,g[v+3]=d,this.used=v+4}find(c,h){const{at:l,first:d}=this,g=h.length;for(let v=this.
used-4;v>=d;v-=4){const E=l[v];if(l[v+1]-E!==g)continue;let M=0;for(;M<g&&c[E+M]===h.charCodeAt(M);)M++;if(M===g)return v}return-1}}function T(A,c){const h=new Int32Array(
Math.max(A.length*2,c));return h.set(A),h}}),40537:((nt,$,O)=>{O.d($,{Q:()=>B});var a=O(38212);const o=16384;async function B(A,c,h,l,d){const g=P(A.slice(0,3).
map(J=>J.subarray(0,2))),[v=0,E=0]=g;if((v&15)!==8||(v<<8|E)%31!==0||E&32)return{ending:"damaged",reached:0};const M=Math.max(1024,Math.floor(o/l)),m=new T;let w=0;
const I=new a.EL(J=>{const N=Math.min(J.length,c-w);w+=J.length,m.add(J),N>0&&d(N===J.length?J:J.subarray(0,N))}),K=[];try{let J=2,N=0;for(const V of A)for(let F=0;F<
V.length;F+=M){const S=Math.min(J,V.length-F,M),p=V.subarray(F+S,F+M);J-=S;const C=w;w<c&&N<M?I.push(p):K.length<16&&K.push(p),N=w>C?0:N+p.length;const y=h.step(
(p.length+w-C)*l);y&&await y}I.push(P(K).subarray(0,M),!0)}catch(J){return w>=c?{ending:"loose",reached:w}:{ending:J.code===a.YL.UnexpectedEOF?"short":"damaged",
reached:w}}return{ending:w<=c&&b(A,m.value)?"clean":"loose",reached:w}}const P=A=>A.length===1?A[0]:Buffer.concat(A);function b(A,c){let h=new Uint8Array(0);for(let d=A.
length-1;d>=0&&h.length<6;d--)h=P([A[d].subarray(-6),h]);const l=Buffer.from(h);for(let d=0;d<=2&&l.length>=4+d;d++)if(l.readUInt32BE(l.length-4-d)===c)return!0;
return!1}class T{a=1;b=0;add(c){let{a:h,b:l}=this;for(let d=0;d<c.length;){const g=Math.min(d+2e3,c.length);for(;d<g;)l+=h+=c[d++];h%=65521,l%=65521}this.a=h,this.
b=l}get value(){return this.b*65536+this.a}}}),348:((nt,$,O)=>{O.d($,{k:()=>P,t:()=>b});var a=O(269);const o=12,B=20;class P{buffer;memory;length=0;constructor(c){
this.buffer=Buffer.allocUnsafeSlow(Math.max(c,256)),this.memory=(0,a.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}clear(){this.length=
0}from(c){return this.memory.subarray(c,this.length)}reserve(c){const h=this.length+c;h>this.memory.length&&this.grow(h)}grow(c){const h=Buffer.allocUnsafeSlow(
Math.max(c,Math.ceil(this.memory.length*1.5)));h.set(this.bytes),this.buffer=h,this.memory=(0,a.gq)(h)}copy(c,h,l){const d=l-h;if(this.reserve(d),d<o){const{memory:g}=this;
let v=this.length;for(let E=h;E<l;E++)g[v++]=c[E]}else this.memory.set(new Uint8Array(c.buffer,c.byteOffset+h,d),this.length);this.length+=d}text(c){const h=c.length;
if(this.reserve(h),h<B){const{memory:l}=this;let d=this.length;for(let g=0;g<h;g++)l[d++]=c.charCodeAt(g)}else this.buffer.write(c,this.length,"latin1");this.length+=
h}integer(c){this.reserve(20);const{memory:h}=this,l=T(c);for(let d=this.length+l-1;d>=this.length;d--){const g=Math.floor(c/10);h[d]=a.l0+(c-g*10),c=g}this.length+=
l}byte(c){this.reserve(1),this.memory[this.length++]=c}fill(c,h){this.reserve(c),h(this.memory,this.length),this.length+=c}}class b{length=0;copy(c,h,l){this.length+=
l-h}text(c){this.length+=c.length}integer(c){this.length+=T(c)}byte(){this.length++}fill(c){this.length+=c}}function T(A){return A<10?1:A<100?2:A<1e3?3:A<1e4?4:
A<1e5?5:A<1e6?6:String(A).length}}),48118:((nt,$,O)=>{O.d($,{i:()=>I});var a=O(84293),o=O(269),B=O(19980),P=O(16039);const b=Symbol("close array"),T=Symbol("clo\
se dictionary"),A=Symbol("end"),c=32,h=32,l=32,d=32,g=224,v=224,E=8,M=256,m=65536,w=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class I{bytes;at;end;nesting;openString;room;closed=-1;constructor(N,V,F,S,p,C=1/0){
this.bytes=N,this.at=V,this.end=F,this.nesting=S,this.openString=p,this.room=C}value(){const N=this.token(0);return typeof N=="symbol"?null:N}token(N){const{bytes:V,
end:F}=this;if(this.room-=c,this.room<0)throw K();const S=(0,o.AN)(V,this.at,F);if(this.at=S,S>=F)return A;const p=V[S];if(p>=o.l0&&p<=o.ev)return this.numberOrReference();
switch(p){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return V[S+1]!==o.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(N+1));case o.WL:return this.at++,this.array(N+1);case o.wt:return this.at++,b;case o.vz:return this.closed=S,V[S+1]===o.vz?(this.at+=2,T):(this.at++,
null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(N){this.checkDepth(N),this.room-=d;const V=[];for(;;){V.length===E&&
V.every(S=>S instanceof P.oS)&&this.references(V);const F=this.token(N);if(F===b||F===A)return V;if(F===T)return this.at=this.closed,V;V.push(F)}}references(N){
const{bytes:V,end:F}=this;for(let S=M;;S=Math.min(2*S,m)){const p=(0,o.bS)(V).toString("latin1",this.at,Math.min(this.at+S,F)),C=w.exec(p)?.[0]??"";if(C==="")return;
const y=N.length;for(const _ of C.split(" 0 R"))_!==""&&N.push(new P.oS(Number(_),0));if(this.room-=(N.length-y)*(c+h),this.at+=C.length,C.length<p.length>>1)return}}dictionary(N){
this.checkDepth(N),this.room-=v;const V=new P.Bi;let F,S=-1;for(;;){const p=this.at,C=this.token(N);if(C===T||C===A)return S>=0&&(0,P.hi)(V)&&this.keepSealed(V,
S),V;if(C===b)continue;const y=C;if(F===void 0){y instanceof P.SX&&(F=y.text);continue}y!==null&&V.set(F,y),this.openString&&F==="Contents"&&y instanceof P.Mx&&
(S=p),F=void 0}}keepSealed(N,V){N.set("Contents",new I(this.bytes,V,this.end,1).value())}checkDepth(N){if(N>this.nesting)throw(0,a.F)("nesting",`An object of th\
e document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:N,end:V}=this,F=this.at+1;return this.
room-=l,this.at=(0,o.Wd)(N,F,V),new P.SX((0,B.MQ)(N,F,this.at))}string(N){return this.room-=g,new P.Mx(this.openString?this.openString(N):N)}literal(){const{bytes:N,
end:V}=this,F=this.at+1;for(let S=F;S<V;S++){const p=N[S];if(p===o.s1)return this.at=S+1,N.slice(F,S);if(p===o.Cx||p===o.r_||p===o.u7)break}return this.at=(0,o.
t9)(N,this.at,V),(0,B.U1)(N,F,this.at)}hexadecimal(){const{bytes:N,end:V}=this,F=this.at+1,S=(0,o.$k)(N,F,V);return this.at=S,(0,o.sk)(N,F,S)}numberOrReference(){
const{bytes:N,end:V}=this;let F=this.at,S=0;for(;F<V&&N[F]>=o.l0&&N[F]<=o.ev;)S=S*10+(N[F++]-o.l0);if(F<V&&o.Kl[N[F]]===o.N9)return this.number();this.at=F,F=(0,o.
AN)(N,F,V);let p=0;const C=F;for(;F<V&&N[F]>=o.l0&&N[F]<=o.ev;)p=p*10+(N[F++]-o.l0);return F===C||(F=(0,o.AN)(N,F,V),F>=V||N[F]!==o.AV||F+1<V&&o.Kl[N[F+1]]===o.
N9)?S:(this.at=F+1,this.room-=h,S>2147483647?null:new P.oS(S,Math.min(p,65535)))}number(){const{bytes:N,end:V,at:F}=this;return this.at=(0,o.Wd)(N,F,V),(0,B.kz)(
N,F,this.at)}word(){const{bytes:N,at:V,end:F}=this,S=N[V];return S===o.b9||S===o.N5||S===o.fX?this.number():(0,o.wb)(N,V,"true")||(0,o.wb)(N,V,"false")?(this.at=
(0,o.Wd)(N,V,F),S===o.yh):(0,o.w1)(N,V,"endobj")||(0,o.w1)(N,V,"endstream")?A:(this.at=Math.max((0,o.Wd)(N,V,F),V+1),null)}}const K=()=>(0,a.F)("values","The ob\
jects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another pro\
gram")}),45913:((nt,$,O)=>{O.d($,{Uw:()=>l,uM:()=>b});var a=O(38212),o=O(36507),B=O(40537),P=O(348);const b=({codec:g,pace:v})=>g??h(v),T=65536,A=16384,c=1e5,h=g=>({
async deflate(v,E){if(v.length===0)return(0,a.$)(v);const M=new P.k(Math.max(256,v.length>>2)),m=(0,o.i)({level:E},M);for(let w=0;w<v.length;w+=T){v.length-w>A&&
await g.rest(),m.push(v.subarray(w,w+T),w+T>=v.length);const I=g.step(c+Math.min(v.length,T)*10);I&&await I}return M.bytes},async inflate(v,E){const{bytes:M,ending:m}=await d(
v,E,g);return m==="clean"?M:void 0}});async function l(g,v,E){const{bytes:M,ending:m,reached:w}=await d(g,v,E);return m==="clean"||m==="loose"&&w<v?M:void 0}async function d(g,v,E){
const M=new P.k(Math.min(g.length*4,v));return{...await(0,B.Q)([g],v,E,1,w=>M.copy(w,0,w.length)),bytes:M.bytes}}}),19980:((nt,$,O)=>{O.d($,{E3:()=>c,MQ:()=>o,U1:()=>A,
kz:()=>P});var a=O(269);function o(l,d,g){let v="";for(let E=d;E<g;E++){let M=l[E];if(M===a.wn&&E+2<g){const[m,w]=[(0,a.Li)(l[E+1]),(0,a.Li)(l[E+2])];m>=0&&w>=0&&
(M=m*16+w,E+=2)}v+=String.fromCharCode(M)}return v}const B=15;function P(l,d,g){let v=d;const E=l[v];(E===a.N5||E===a.b9)&&v++;let M=0,m=-1,w=0;for(;v<g;v++){const K=l[v];
if(K>=a.l0&&K<=a.ev)w=w*10+(K-a.l0),M++,m>=0&&m++;else if(K===a.fX&&m<0)m=0;else break}if(v<g||M===0||M>B)return T(l,d,g);const I=m>0?w/b[m]:w;return E===a.N5?-I:
I}const b=Float64Array.from({length:B+1},(l,d)=>10**d);function T(l,d,g){const v=(0,a.bS)(l).toString("latin1",d,g),E=Number(v);if(!Number.isNaN(E)&&/^[+-]?[\d.]/.
test(v))return E;const M=/^[+-]*(\d*\.?\d*)/.exec(v),m=Number(M?.[1]??0)||0;return v.startsWith("-")?-m:m}function A(l,d,g){for(let m=d;m<g;m++){const w=l[m];if(w===
a.s1)return l.subarray(d,m);if(w===a.Cx||w===a.r_||w===a.u7)break}const v=new Uint8Array(g-d);let E=0,M=1;for(let m=d;m<g;m++){let w=l[m];if(w===a.Cx)M++;else if(w===
a.s1){if(--M===0)break}else if(w===a.u7)l[m+1]===a.kR&&m++,w=a.kR;else if(w===a.r_){if(w=l[++m],m>=g)break;if(w>=a.l0&&w<=a.em){let I=w-a.l0;for(let K=0;K<2&&l[m+
1]>=a.l0&&l[m+1]<=a.em;K++)I=I*8+l[++m]-a.l0;w=I&255}else if(w===a.u7){l[m+1]===a.kR&&m++;continue}else{if(w===a.kR)continue;w=h.get(w)??w}}v[E++]=w}return v.subarray(
0,E)}const c=(l,d,g)=>l[d]===a.Cx?A(l,d+1,g):(0,a.sk)(l,d+1,g),h=new Map([[a.yq,a.kR],[a.AF,a.u7],[a.yh,a.d2],[a.OY,a.G_],[a.MV,a.o1]])}),48024:((nt,$,O)=>{O.d(
$,{A:()=>o,s:()=>K});var a=O(269);const o=-1,B=2**63,P=1,b=2,T=0,A=1,c=2,h=0,l=1,d=2,g=3,v=4,E=5,M=6,m=7,w=8,I=new Uint8Array(256).fill(d);for(let F=0;F<256;F++)
a.Kl[F]===a.t6&&(I[F]=h);for(let F=a.l0;F<=a.ev;F++)I[F]=l;for(const[F,S]of Object.entries({"/":g,"<":v,">":E,"[":M,"]":m,"(":w,"%":h,")":h,"{":h,"}":h}))I[F.charCodeAt(
0)]=S;class K{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(64);reset(){this.
used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(S,p,C){const y=this.used+C-p;y>
this.marks.length&&this.grow(y),this.marks.set(S.subarray(p,C),this.used),this.used=y}open(S,p,C){if(S>=this.opened.length){const y=new Uint8Array(this.opened.length*
2);y.set(this.opened),this.opened=y}return this.opened[S]=p,C}add(S,p,C){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=S>2147483647?
0:S,this.marks[this.used+1]=p,this.marks[this.used+2]=C,this.used+=3,C}grow(S){const p=new Int32Array(Math.max(this.marks.length*2,S));p.set(this.marks),this.marks=
p}value(S,p,C){let y=0,_=T;for(let k=p;p<C;k=p){const U=S[p++];switch(I[U]){case h:U===a.IQ&&(p=(0,a.D)(S,k,C));continue;case l:{let W=U-a.l0;for(;I[S[p]]===l;)
W=W*10+(S[p++]-a.l0);if(p<C&&a.Kl[S[p]]===a.N9){p=(0,a.Wd)(S,p,C);break}if(W>=B)return-1;const Z=J(S,p,C);_===c&&this.setLength(W,k,p,Z),Z>p&&(p=this.add(W,k,Z));
break}case d:for(;p<C&&a.Kl[S[p]]===a.N9;)p++;if(U===a.HF&&V(S,k,p))return-1;break;case g:for(;p<C&&a.Kl[S[p]]===a.N9;)p++;if(_=this.expectedAfter(S,k,p-k,y===1&&
_===T),y===0)return p;continue;case v:p=S[p]===a.iH?this.open(y++,b,p+1):this.hexString(S,k,C);break;case E:if(S[p]!==a.vz)continue;if(this.opened[--y]!==b||++p>
C)return-1;break;case M:p=this.open(y++,P,p);break;case m:if(this.opened[--y]!==P)return-1;break;case w:p=this.literalString(S,k,C);break}if(y===0)return p>C?-1:
p;_=T}return-1}setLength(S,p,C,y){const _=y>C;this.length=_?-1:S,this.lengthRef=_?S:-1,this.lengthStart=p,this.lengthEnd=y}literalString(S,p,C){const y=(0,a.AZ)(
S,p,C);return y<0?C+1:this.strings?this.add(o,p,y):y}hexString(S,p,C){const y=(0,a.$k)(S,p,C);return this.strings?this.add(o,p,y):y}expectedAfter(S,p,C,y){return C===
10&&S[p+1]===a.Ah&&(0,a.w1)(S,p,"/ByteRange")&&(this.byteRange=!0),y?C===7&&S[p+1]===a.A4&&(0,a.w1)(S,p,"/Length")?c:A:T}}function J(F,S,p){if(F[S]===a.Z4&&F[S+
1]===a.l0&&F[S+3]===a.AV&&F[S+2]===a.Z4&&S+4<=p)return N(F,S+4,p)?S+4:S;const C=(0,a.AN)(F,S,p);let y=C,_=0;for(;y<p&&(0,a.yp)(F[y]);y++)_=_*10+(F[y]-a.l0);if(y===
C||_>=B)return S;const k=(0,a.AN)(F,y,p);return k<p&&F[k]===a.AV&&N(F,k+1,p)?k+1:S}const N=(F,S,p)=>S>=p||a.Kl[F[S]]!==a.N9;function V(F,S,p){return p-S===6&&(0,a.
w1)(F,S,"endo")||p-S===9&&(0,a.w1)(F,S,"ends")}}),15975:((nt,$,O)=>{O.d($,{ZV:()=>E,bD:()=>b,dZ:()=>h,pS:()=>l,sd:()=>M,yT:()=>P});var a=O(269),o=O(16039);const B=8,
P={number:0,generation:0};function b(m,w,I){if(w===null)m.text("null");else if(typeof w=="number")m.text(E(w));else if(typeof w=="boolean")m.text(w?"true":"fals\
e");else if(w instanceof o.SX)h(m,w.text);else if(w instanceof o.oS)m.text(c(w,I));else if(w instanceof o.Mx)l(m,w.bytes,I);else if(Array.isArray(w)){if(m.byte(
a.WL),w.length>=B&&w.every(K=>K instanceof o.oS))m.text(w.map(K=>c(K,I)).join(" "));else for(const[K,J]of w.entries())K>0&&m.byte(a.Z4),b(m,J,I);m.byte(a.wt)}else
w instanceof o.Bi?T(m,w,I):b(m,w.dict,I)}function T(m,w,I){const K=I.security&&w.has("ByteRange")?{...I,security:void 0}:I;m.text("<<");for(const[J,N]of w)h(m,J),
A(N)&&m.byte(a.Z4),b(m,N,J==="Contents"?K:I);m.text(">>")}const A=m=>m===null||typeof m=="number"||typeof m=="boolean"||m instanceof o.oS;function c(m,{renumber:w,
generationOf:I}){const K=w?w(m):m.number;return w&&K===0?"null":`${K} ${I?I(K):w?0:m.generation} R`}function h(m,w){m.byte(a.cL);for(let I=0;I<w.length;I++){const K=w.
charCodeAt(I)&255;K!==a.Cq&&(K>a.Z4&&K<=a.du&&K!==a.wn&&a.Kl[K]===a.N9?m.byte(K):m.text(`#${v(K)}`))}}function l(m,w,{security:I,number:K,generation:J}){if(I){d(
m,I.encryptString(w,K,J));return}let N=0;for(const V of w)(V<a.Z4||V>a.du)&&N++;if(N*3>w.length){d(m,w);return}m.byte(a.Cx);for(const V of w)(V===a.Cx||V===a.s1||
V===a.r_)&&m.byte(a.r_),V===a.u7?m.text("\\r"):m.byte(V);m.byte(a.s1)}function d(m,w){m.byte(a.iH);for(const I of w)m.byte(g.charCodeAt(I>>4)),m.byte(g.charCodeAt(
I&15));m.byte(a.vz)}const g="0123456789abcdef",v=m=>g[m>>4]+g[m&15];function E(m){if(!Number.isFinite(m))return"0";const w=Math.abs(m);if(Number.isInteger(m)&&w<
1e15)return String(m);if(w>=2**63)return`${BigInt(m)}.0`;const I=String(m);return I.includes("e")?m.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):I}function M(m){
const w=[m];for(;w.length>0;){const I=w.pop();if(I instanceof o.Mx)return!0;if(Array.isArray(I))for(const K of I)w.push(K);else if(I instanceof o.Bi)for(const K of I.
values())w.push(K);else I instanceof o.Z6&&w.push(I.dict)}return!1}}),66498:((nt,$,O)=>{O.d($,{D:()=>b});var a=O(269);const o=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
B=/^(true|false|null)$/,P=/#(?![0-9A-Fa-f]{2})|#00/;function b(l,d,g){const v=[],E=()=>{const m=v.at(-1);m?.keys&&(m.value=!1)},M=(0,a.AN)(l,d,g);for(;;){if(d=(0,a.
AN)(l,d,g),d>=g)return!1;const m=v.at(-1),w=l[d];if(w===a.vz||w===a.wt){if(!m||m.keys===void 0!=(w===a.wt)||m.keys&&(m.value||++d>=g||l[d]!==a.vz))return!1;v.pop(),
d++}else if(m?.keys&&!m.value){const I=(0,a.Wd)(l,d+1,g),K=h(l,d,I);if(w!==a.cL||P.test(K)||m.keys.has(K))return!1;m.keys.add(K),m.value=!0,d=I;continue}else if(w===
a.WL||w===a.iH&&l[d+1]===a.iH){v.push(w===a.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),d+=w===a.WL?1:2;continue}else if(d=T(l,d,g),d<0)return!1;if(E(),v.
length===0)return!(0,a.yp)(l[M])||l[d-1]!==a.AV}}function T(l,d,g){switch(l[d]){case a.cL:{const v=(0,a.Wd)(l,d+1,g);return P.test(h(l,d,v))?-1:v}case a.Cx:return(0,a.
AZ)(l,d,g);case a.iH:for(d++;d<g&&l[d]!==a.vz;d++)if(!c(l[d])&&a.Kl[l[d]]!==a.t6)return-1;return d<g?d+1:-1;default:{const v=(0,a.Wd)(l,d,g),E=h(l,d,v);return B.
test(E)?v:o.test(E)?A(l,E,v,g):-1}}}function A(l,d,g,v){if(!/^\d+$/.test(d))return g;const E=(0,a.AN)(l,g,v),M=(0,a.Wd)(l,E,v),m=h(l,E,M),w=(0,a.AN)(l,M,v);return!/^\d+$/.
test(m)||l[w]!==a.AV||a.Kl[l[w+1]??a.Z4]===a.N9?g:Number(d)<=2147483647&&Number(m)<=65535?w+1:-1}const c=l=>l>=a.l0&&l<=a.ev||(l|32)>=97&&(l|32)<=102;function h(l,d,g){
return String.fromCharCode(...l.subarray(d,Math.min(g,d+200)))}}),20381:((nt,$,O)=>{O.d($,{SQ:()=>o,g7:()=>P,wx:()=>b});var a=O(16039);const o=new Map([...[728,
711,710,729,733,731,730,732].map((c,h)=>[c,24+h]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,
321,338,352,376,381,305,322,339,353,382].map((c,h)=>[c,128+h]),[8364,160]]),B=new Map([...o].map(([c,h])=>[h,c]));function P({bytes:c}){if(c[0]===254&&c[1]===255)
return new TextDecoder("utf-16be").decode(c.subarray(2));if(c[0]===255&&c[1]===254)return new TextDecoder("utf-16le").decode(c.subarray(2));if(c[0]===239&&c[1]===
187&&c[2]===191)return new TextDecoder().decode(c.subarray(3));let h="";for(const l of c)h+=String.fromCharCode(B.get(l)??l);return h}function b(c){const h=new Uint8Array(
c.length);for(let d=0;d<c.length;d++){const g=T(c.charCodeAt(d));if(g===void 0)return new a.Mx(A(c));h[d]=g}const l=h[0]===254&&h[1]===255||h[0]===255&&h[1]===254;
return new a.Mx(l||h[0]===239&&h[1]===187&&h[2]===191?A(c):h)}function T(c){return c>=32&&c<127||c===9||c===10||c===13||c>=161&&c<=255&&c!==173?c:o.get(c)}function A(c){
const h=Buffer.alloc(c.length*2+2);h.writeUInt16BE(65279,0);for(let l=0;l<c.length;l++)h.writeUInt16BE(c.charCodeAt(l),2+l*2);return h}}),16039:((nt,$,O)=>{O.d(
$,{Bi:()=>b,Eo:()=>l,Mx:()=>o,Px:()=>v,SX:()=>a,UU:()=>g,Z6:()=>T,Zm:()=>A,cy:()=>h,hi:()=>E,i9:()=>c,jd:()=>d,oS:()=>B,rV:()=>P});class a{text;constructor(m){this.
text=m}}class o{bytes;constructor(m){this.bytes=m}}class B{number;generation;constructor(m,w=0){this.number=m,this.generation=w}}class P extends B{part;constructor(m,w){
super(w,0),this.part=m}}class b extends Map{}class T{dict;data;sealed;constructor(m,w,I){this.dict=m,this.data=w,this.sealed=I}}const A=M=>M instanceof b,c=M=>M instanceof
B,h=M=>Array.isArray(M),l=(M,m)=>M instanceof a&&M.text===m;function d(M){const m=new b;for(const[w,I]of Object.entries(M))I!==void 0&&m.set(w,I);return m}const g=M=>new a(
M),v=M=>new o(Uint8Array.from(Buffer.from(M,"latin1")));function E(M){const m=M.get("Type");return l(m,"Sig")||l(m,"DocTimeStamp")||M.has("ByteRange")}})};
