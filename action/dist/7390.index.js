"use strict";exports.id=7390,exports.ids=[7390],exports.modules={38212:((G,V,M)=>{M.d(V,{$:()=>U,EL:()=>C,HM:()=>i,KK:()=>k,YL:()=>F});const o=()=>M(79815),i=(S,c)=>o().inflateSync(
S,c),U=(S,c)=>o().zlibSync(S,c),C=function(...S){return Reflect.construct(o().Inflate,S)},k=function(...S){return Reflect.construct(o().Zlib,S)},F={get UnexpectedEOF(){
return o().FlateErrorCode.UnexpectedEOF}}}),79815:((G,V,M)=>{M.r(V),M.d(V,{FlateErrorCode:()=>o.YL,Inflate:()=>o.EL,Zlib:()=>o.KK,inflateSync:()=>o.HM,zlibSync:()=>o.
$});var o=M(37718)}),22432:((G,V,M)=>{M.d(V,{g:()=>U,q:()=>i});var o=M(84293);function i({stream:C,total:k,documents:F=1},S){const c="It may be a decompression \
bomb; if it is not, save it without compression in another program",l=F===1?"the document":"this document and of those before it";return S>C?(0,o.F)("streamByte\
s",`A stream of the document expands to more than ${C} bytes`,c):(0,o.F)("expansion",`The streams of ${l} expand to more than ${k} bytes`,c)}class U{budget;chunks=[];size=0;consumed=0;constructor(k){
this.budget=k}push(k){if(this.size+=k.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,i(this.budget,
this.size);this.chunks.push(k)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const k=new Uint8Array(this.size);let F=0;
for(const S of this.chunks)k.set(S,F),F+=S.length;return k}}}),8991:((G,V,M)=>{M.d(V,{Kc:()=>F,M_:()=>S,UD:()=>g});var o=M(38212),i=M(49153),U=M(1967),C=M(269),
k=M(22432);const F=E=>(0,o.$)(E,{level:4,mem:3}),S=E=>(0,o.$)(E,{level:0}),c=16384,l=1<<26;function g(E,R,x){const A=R.codec?.inflateNow(E,Math.min(R.stream,R.remaining,
l));if(A)return R.remaining-=A.length,A;let I=0;for(;I<E.length&&I<4&&C.Kl[E[I]]===C.t6;)I++;const B=(E[I]&15)===8&&(E[I]<<8|E[I+1])%31===0;B||(x.found=!0);const Z=m(
E.subarray(B?I+2:0),R,x);if(Z)return Z;throw(0,i.O$)("a compressed stream is damaged")}function m(E,R,x){if(R.remaining<=0)throw(0,k.q)(R,0);const A=new k.g(R);
if(E.length<=16*c){const B=(R.scratch??new U.f).bytes;try{const Z=(0,o.HM)(E,{out:B});if(Z.length<B.length)return A.push(Z.slice()),A.finish()}catch(Z){if(Z instanceof
i.zU)throw Z}}if(v(E,A,E.length))return A.finish();x.found=!0;const I=new k.g(R);return v(E,I,Math.floor(A.consumed/c)*c),I.size===0?void 0:I.finish()}const p=16;
function v(E,R,x){const A=new o.EL(B=>{B.length&&R.push(B)}),I=x<E.length;try{for(let B=0;B<E.length;){const Z=B<x?c:p;R.consumed=B,A.push(E.subarray(B,B+Z),!I&&
B+Z>=E.length),B+=Z}}catch(B){if(B instanceof i.zU)throw B;return!1}return!0}}),62397:((G,V,M)=>{M.d(V,{Kc:()=>C.Kc,TT:()=>L,M_:()=>C.M_,tN:()=>j});var o=M(49153),
i=M(269);function U(D){let y=D.length+5;for(const z of D)z===i.y_&&(y+=3);const u=new Uint8Array(y);let b=0,O=0,N=0,W=D[0]===i.iH&&D[1]===i.du?2:0;for(;W<D.length;W++){
const z=D[W];if(z===i.du)break;if(i.Kl[z]!==i.t6){if(z===i.y_&&N===0){b+=4;continue}if(!(z<i.Ec||z>i.Hh)&&(O=O*85+(z-i.Ec),!(++N<5))){for(let X=24;X>=0;X-=8)u[b++]=
Math.floor(O/2**X)&255;O=N=0}}}if(N>1){for(let z=N;z<5;z++)O=O*85+84;for(let z=0;z<N-1;z++)u[b++]=Math.floor(O/2**(24-8*z))&255}return u.slice(0,b)}var C=M(8991),
k=M(22432);const F=256,S=257,c=258,l=4096,g=65536,m=-1;function p(D,y,u,b){const O=new E(u);let N=9,W=0,z=0;for(let X=0;X<D.length;X++){if(z=(z<<8|D[X])&16777215,
W+=8,W<N)continue;W-=N;const Y=z>>W&(1<<N)-1;if(Y===S)break;if(Y===F)O.clear();else if(!O.put(Y)){b.found=!0;break}N=v(O.next+y)}return O.finish()}function v(D){
return D>=2048?12:D>=1024?11:D>=512?10:9}class E{next=c;previous=m;prefix=new Int16Array(l);suffix=new Uint8Array(l);length=new Uint16Array(l);collector;out=new Uint8Array(
g);used=0;constructor(y){this.collector=new k.g(y);for(let u=0;u<F;u++)this.suffix[u]=u,this.length[u]=1}clear(){this.next=c,this.previous=m}put(y){const{previous:u,
next:b,length:O}=this,N=y<b;if(!N&&(u===m||y!==b))return!1;const W=N?O[y]:O[u]+1;this.used+W>g&&this.flush();const z=this.used,X=this.write(N?y:u,z);return N||(this.
out[z+W-1]=X),u!==m&&b<l&&this.add(u,X),this.used=z+W,this.previous=y,!0}write(y,u){const{out:b,prefix:O,suffix:N}=this;for(let W=u+this.length[y]-1;W>u;W--)b[W]=
N[y],y=O[y];return b[u]=N[y]}add(y,u){const{next:b}=this;this.prefix[b]=y,this.suffix[b]=u,this.length[b]=this.length[y]+1,this.next=b+1}flush(){this.collector.
push(this.out.subarray(0,this.used)),this.out=new Uint8Array(g),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}
var R=M(85693),x=M(94620);function A(D,y){let u=0;if(I(D,(N,W,z)=>u+=W+z),u>y.stream||u>y.remaining)throw(0,k.q)(y,u);y.remaining-=u;const b=new Uint8Array(u);let O=0;
return I(D,(N,W,z)=>{for(let X=0;X<W;X++)b[O+X]=D[N+X];z>0&&b.fill(D[N],O,O+z),O+=W+z}),b}function I(D,y){for(let u=0;u<D.length&&D[u]!==128;){const b=D[u++];if(u>=
D.length)return;b<128?y(u,Math.min(b+1,D.length-u),0):y(u,0,257-b),u+=b<128?b+1:1}}const B={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDe\
code",RL:"RunLengthDecode"},Z=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),L=D=>Z.has(B[D]??D);function j(D,y,u,b,O={
found:!1}){switch(B[D]??D){case"FlateDecode":return(0,x.T)((0,C.UD)(y,b,O),u);case"LZWDecode":return(0,x.T)(p(y,(0,R.c)(u,"EarlyChange",1),b,O),u);case"ASCII85D\
ecode":return U(y);case"ASCIIHexDecode":return(0,i.sk)(y,0,y.length);case"RunLengthDecode":return A(y,b);case"Crypt":return y;default:throw(0,o.O$)("a stream th\
at must be read uses a filter that is not supported")}}}),85693:((G,V,M)=>{M.d(V,{c:()=>o});function o(i,U,C){const k=i?.get(U);return typeof k=="number"?Math.trunc(
k):C}}),94620:((G,V,M)=>{M.d(V,{T:()=>i});var o=M(85693);function i(S,c){const l=(0,o.c)(c,"Predictor",1);if(l<=1)return S;const g=F((0,o.c)(c,"Colors",1),1,32),
m=F((0,o.c)(c,"BitsPerComponent",8),1,16),p=F((0,o.c)(c,"Columns",1),1,1<<24),v=Math.max(1,g*m>>3),E=Math.ceil(g*m*p/8);return l===2?U(S,E,v,m):C(S,E,v)}function U(S,c,l,g){
if(g!==8)return S;const m=S.slice();for(let p=0;p<m.length;p+=c){const v=Math.min(p+c,m.length);for(let E=p+l;E<v;E++)m[E]=m[E]+m[E-l]}return m}function C(S,c,l){
const g=Math.ceil(S.length/(c+1)),m=new Uint8Array(S.length-g);let p=0;for(let v=0;v<g;v++){const E=v*(c+1),R=S[E],x=Math.min(c,S.length-E-1),A=v*c,I=A-c;for(let B=0;B<
x;B++){const Z=S[E+1+B],L=B>=l?m[A+B-l]:0,j=v>0?m[I+B]:0;switch(R){case 1:m[A+B]=Z+L;break;case 2:m[A+B]=Z+j;break;case 3:m[A+B]=Z+(L+j>>1);break;case 4:{const D=v>
0&&B>=l?m[I+B-l]:0;m[A+B]=Z+k(L,j,D);break}default:m[A+B]=Z}}p=A+x}return m.subarray(0,p)}function k(S,c,l){const g=S+c-l,[m,p,v]=[Math.abs(g-S),Math.abs(g-c),Math.
abs(g-l)];return m<=p&&m<=v?S:p<=v?c:l}const F=(S,c,l)=>Math.min(Math.max(S,c),l)}),58143:((G,V,M)=>{M.d(V,{HV:()=>o,UT:()=>U,jC:()=>C,tL:()=>i,wg:()=>S});const o=0,
i=1,U=2,C=3,k=1e5,F=1e4;class S{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;constructor({limits:l,memory:g},m){this.sourceLength=m,this.memory=
g,this.bound=Math.min(l.objects,Math.max(1e6,m));const p=m<k?64:1024;this.kind=new Uint8Array(p),this.place=new Int32Array(p),this.detail=new Int32Array(p)}offer(l,g,m,p){
l<this.kind.length&&this.kind[l]!==o||this.set(l,g,m,p)}set(l,g,m,p){if(l>this.bound){this.overflowed=!0;return}l>=this.kind.length&&this.grow(l+1),this.kind[l]=
g,this.place[l]=m,this.detail[l]=p,l>=this.size&&(this.size=l+1)}grow(l){const g=Math.min(Math.max(l,this.kind.length*2),this.bound+1),m=Math.max(this.kind.length,
this.sourceLength,F);g>m&&this.memory.takeNumbers(g-m);const[p,v,E]=[new Uint8Array(g),new Int32Array(g),new Int32Array(g)];p.set(this.kind),v.set(this.place),E.
set(this.detail),[this.kind,this.place,this.detail]=[p,v,E]}}}),7390:((G,V,M)=>{M.d(V,{E:()=>de});var o=M(49153),i=M(269),U=M(65920),C=M(84293),k=M(85533),F=M(62397),
S=M(45913),c=M(16039);function l(n,t,e,s){const r=n.job.limits.filters,a=(0,k.c3)(n,t.dict.get("Filter")??t.dict.get("F")),d=(0,k.c3)(n,t.dict.get("DecodeParms")??
t.dict.get("DP"));if(a.length>r)throw(0,C.F)("filters",`A stream of the document has ${a.length} filters; at most ${r} are allowed`,"Open it in another PDF prog\
ram and save it again");let w=n.encoded(t);for(const[P,_]of a.entries()){const T=n.dict(d[P]);_ instanceof c.SX&&(w=(0,F.tN)(_.text,w,T&&(0,k.x$)(n,T),e,s))}return w}
async function g(n,t,e){const[s,...r]=(0,k.c3)(n,t.dict.get("Filter")??t.dict.get("F")),a=(0,k.c3)(n,t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,c.Eo)(s,
"FlateDecode")||r.length>0||a.some(w=>w!==null))return;const d=await(0,S.uM)(n.job).inflate(n.encoded(t),Math.min(e.stream,e.remaining));return d&&(e.remaining-=
d.length),d}function m(n,t,e){if((0,k.c3)(n,t.dict.get("Filter")??t.dict.get("F")).some(a=>a instanceof c.SX&&!(0,F.TT)(a.text)))return;const r={found:!1};try{return{
data:l(n,t,e,r),whole:!r.found}}catch(a){if(a instanceof o.zU&&a.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw a}}var p=M(58143),v=M(
48118),E=M(9448),R=M(48024);function x(n,t){if(!(t instanceof c.Z6))return;const[e,s]=[n.resolve(t.dict.get("N")),n.resolve(t.dict.get("First"))];if(typeof e!="\
number"||typeof s!="number"||!Number.isInteger(s)||s<0)return;let r;try{r=n.decoded(t)}catch(_){if(_ instanceof o.zU&&_.code==="unreadable_document")return;throw _}
const[a,d]=[[],[]];let w=0;for(;a.length<e;){const _=(0,i.JI)(r,(0,i.AN)(r,w,r.length),r.length),T=(0,i.JI)(r,(0,i.AN)(r,_.after,r.length),r.length);if(_.value<
0||_.value>2147483647||T.value<0||s+T.value>r.length)break;a.push(_.value),d.push(s+T.value),w=T.after}const P=new Int32Array(d.length);for(let _=0;_<P.length;_++)
P[_]=d[_+1]??r.length;if((0,i.bS)(r).includes("stream")){const _=new R.s;for(const[T,K]of d.entries()){_.reset();const $=_.value(r,K,P[T]);$>=0&&(P[T]=$)}}return{
data:r,numbers:new Int32Array(a),starts:new Int32Array(d),ends:P}}const A=12;class I{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=
new E.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new I(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:r,memory:a}=s,d=this.counted[t]===1,w=this.parser(t,e.bytes,e.start,e.end,d?1/0:a.values),P=w.value();if(d||(a.values=
w.room),this.counted[t]=1,this.spend(w.at-e.start),!(P instanceof c.Bi)||e.bytes!==r)return P;const _=(0,i.AN)(r,w.at,r.length);if(!(0,i.w1)(r,_,"stream"))return P;
const{start:T,end:K}=this.streams.data(_,this.lengthOf(P.get("Length"))),$=this.security&&!(0,c.Eo)(P.get("Type"),"XRef");return new c.Z6(P,r.subarray(T,K),$?{number:t,
generation:s.generation(t)}:void 0)}parser(t,e,s,r,a=this.document.memory.values){const{document:d,security:w}=this;let P;if(w&&t!==this.encryptNumber&&d.table.
kind[t]===p.tL){const _=d.generation(t);P=T=>w.decryptString(T,t,_)}return new v.i(e,s,r,d.job.limits.nesting,P,a)}lengthOf(t){if(t instanceof c.oS){const e=this.
document.place(t.number),s=e&&new v.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){
const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:s,opening:r}=this;if(r.has(t)||s.table.kind[t]!==p.tL)return;r.add(t);
const a={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},d=x(s,this.read(t,a));if(r.delete(t),this.objectStreams.set(t,d),!!d)return this.effort+=d.data.length*
s.job.limits.parsing,s.memory.hold(d.data.length+d.numbers.length*A,this.holder,t),d}spend(t){if(this.effort-=t,this.effort<0)throw(0,o.O$)("its objects overlap")}}
var B=M(46842),Z=M(36643),L=M(30625);const j=100;class D{document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new Z.
L;constructor(t){this.document=t}async read(){const t=await(0,L.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=
t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.found=t.found}copyFrom(t){this.
numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const r of L.i)e[r]!==void 0&&(s[r]=(0,U.
F)(e[r]));return s}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){
return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.
numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??
this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.
document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new c.SX("Page"),Kids:void 0,Count:void 0});
this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new B.
B(this.document);for(const s of t){this.document.exists(s)&&e.keep(s);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){const{numbers:e,ancestry:s}=this,
r=e.filter((a,d)=>t[d]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=
s.filter((a,d)=>t[d]),this.positions=void 0}async rebuild(t){const{document:e}=this,s=Array.from(t),r=new Map,a=this.inherited.map(K=>u(e,K,r)),{nodes:d,parents:w}=this.
grow(s),P=d.map(({ref:K})=>({Parent:K}));for(let K=0;K<s.length;K++){const $=s[K],H=this.indexOf($),J=w[K];d[J].kids.push(new c.oS($,e.generation($)));const q=H<
0?y:a[this.ancestry[H]];e.patch($,P[J],q);const Q=e.job.pace.step(600);Q&&await Q}for(const{ref:K,kids:$,parent:H,count:J}of d)e.put(K,new c.Bi([["Type",new c.SX(
"Pages")],...H?[["Parent",H]]:[],["Kids",$],["Count",J]]));const _=d[d.length-1].ref,T=e.catalog.get("Pages");(!(T instanceof c.oS)||T.number!==_.number)&&e.editCatalog().
set("Pages",_),this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new Z.L(!1)}grow(t){const{document:e}=this,
s=t.length,r=e.catalog.get("Pages"),a=r instanceof c.oS&&r.number>0&&!t.includes(r.number)?r:void 0,d=[];let w=[];const P=(K,$)=>({ref:$&&a?new c.oS(a.number,e.
generation(a.number)):e.add(null),kids:[],parent:void 0,count:K}),_=Math.max(1,Math.ceil(s/j));for(let K=0;K<_;K++)w.push(P(Math.min(j,s-K*j),_===1));const T=Array.
from({length:s},(K,$)=>Math.floor($/j));for(;w.length>1;){d.push(...w);const K=Math.ceil(w.length/j),$=Array.from({length:K},()=>P(0,K===1));for(const[H,J]of w.
entries()){const q=$[Math.floor(H/j)];J.parent=q.ref,q.kids.push(J.ref),q.count+=J.count}w=$}return d.push(...w),{nodes:d,parents:T}}}const y={};function u(n,t,e){
const{Resources:s}=t;if(!(s instanceof c.Bi))return{...t};const r=e.get(s)??n.add(s);return e.set(s,r),{...t,Resources:r}}const b=1,O=2,N=3;class W{kind;edited=new Map;patched=new Map;any=!1;constructor(t){
this.kind=new Uint8Array(t+16)}fork(){const t=new W(0);for(const[e,s]of this.edited)t.edited.set(e,(0,U.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);
return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,b)===O&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,O),this.patched.
set(t,e)}remove(t){const e=this.set(t,N);e===b?this.edited.delete(t):e===O&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.
max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=r}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var z=M(348),X=M(15975);const Y={},
tt=4096,st=1<<21,rt=`
endobj
`,it=`>>${rt}`,gt=2147483647;class Ft{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new z.k(256);scan=new R.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,r,a){
(r!==this.entries||a!==this.defaults)&&this.prepare(r,a);const{text:d,defaultTexts:w}=this,{open:P,close:_}=s,T=e<0,K=T?P-2:e;this.reserve(_-K+d.bytes.length+this.
defaultSize);const $=this.used,H=this.noted,J=this.keepOthers(t,K,s);this.put(t,J,_);let q=s.special||d.special;for(let Q=0;Q<w.length;Q++){const et=w[Q];s.find(
t,et.key)>=0||(q||=et.special,this.put(et.bytes,0,et.bytes.length),this.note(et.marks,0,et.marks.length,gt))}return this.put(d.bytes,0,d.bytes.length-(T?rt.length:
0)),this.note(d.marks,0,d.marks.length,gt),{bytes:this.memory,start:$+P-2-K,end:T?this.used:this.used-rt.length,from:T?-1:$,to:T?-1:this.used-1,references:q?void 0:
this.references,first:H,last:this.noted}}keepOthers(t,e,{at:s,first:r,used:a,scan:d,marksFrom:w,marksTo:P}){const{keys:_}=this,{marks:T}=d;let K=w,$=e;for(let H=r;H<
a;H+=4){const J=s[H],q=s[H+1]-J;for(let Q=0;Q<_.length;Q++)if(!(_[Q].length!==q||!(0,i.w1)(t,J,_[Q])))for(K=this.note(T,K,P,J),this.put(t,$,J-1),$=s[H+3];K<P&&T[K+
1]<$;)K+=3}return this.note(T,K,P,gt),$}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.keys(
e).filter(r=>!(r in t));this.defaultTexts=s.map(r=>{const a=this.textOf(e,[r]);return{...a,key:r,bytes:a.bytes.subarray(0,-it.length)}}),this.defaultSize=this.defaultTexts.
reduce((r,{bytes:a})=>r+a.length,0)}textOf(t,e){const{draft:s,scan:r}=this;s.clear(),s.text("<<");for(const w of e){const P=t[w];P!==void 0&&((0,X.dZ)(s,w),s.byte(
i.Z4),(0,X.bD)(s,P,X.yT))}s.text(it);const a=new Uint8Array(s.bytes);r.reset();const d=r.value(a,0,a.length)!==a.length-rt.length;return{bytes:a.subarray(2),marks:r.
marks.slice(0,r.used),special:d||r.byteRange}}note(t,e,s,r){let a=e;for(;a<s&&t[a+1]<r;a+=3)this.refer(t[a]);return a}refer(t){if(this.noted===this.references.length){
const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(new Uint8Array(t.buffer,
t.byteOffset+e,s-e),this.used),this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(tt,Math.min(this.memory.length*2,st),Math.min(
this.sourceLength>>4,st));this.memory=(0,i.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Pt(n,t,e){for(const[s,r]of Object.entries(t))r===void 0?
n.delete(s):n.set(s,r);for(const[s,r]of Object.entries(e))r!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,r)}var nt=M(66249);const ot=6;class mt{index=new Int32Array(
0);records=new Int32Array(ot*16);count=0;at=new Int32Array(64);used=0;scan=new R.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,nt.g)(this.index,e)),this.
index[t]!==0)return;this.reserve(s.used-s.first);const{records:r,scan:a}=this,d=this.count*ot;r[d]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),
r[d+1]=this.used+=s.used-s.first,r[d+2]=s.open,r[d+3]=s.close,r[d+4]=a.used,a.append(s.scan.marks,s.marksFrom,s.marksTo),r[d+5]=a.used,this.index[t]=++this.count}recall(t,e){
const s=this.index[t];if(!s)return!1;const{records:r}=this,a=(s-1)*ot;return e.at=this.at,e.scan=this.scan,e.first=r[a],e.used=r[a+1],e.open=r[a+2],e.close=r[a+
3],e.marksFrom=r[a+4],e.marksTo=r[a+5],e.special=!1,!0}fork(){const t=new mt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*ot),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*ot>this.
records.length&&(this.records=(0,nt.g)(this.records,(this.count+1)*ot)),this.used+t>this.at.length&&(this.at=(0,nt.g)(this.at,this.used+t))}}class pt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new mt;entries=new nt.
R;located=-1;patcher;next;constructor(t,e,s,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=
s.streams,this.suspect=s.damaged,this.bodies=s.bodies,this.next=Math.max(this.table.size,1),this.reader=new I(this),this.changes=new W(this.next),this.pages=new D(
this)}fork(){const{table:t,crossReferenceStream:e}=this,s=(0,U.F)(this.trailer),r=new pt(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return r.reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.walked=this.
walked,r.pages.copyFrom(this.pages),r}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof c.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,i.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof c.SX&&
/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===N)return null;
if(s===b)return this.changes.edited.get(e);const r=this.values.get(e);if(r!==void 0)return r;const a=this.place(e),d=a?this.reader.read(e,a):null;return this.values.
set(e,d),d}resolve(t){for(let e=0;t instanceof c.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof c.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
c.Bi?e:e instanceof c.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(
e);return this.put(e,s),s}put(t,e){const s=typeof t=="number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new c.oS(e,0)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===b)return!0;if(e===N)return!1;const s=this.table.kind[t];return s===p.tL||s===p.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===b||e===O}isEdited(t){return this.changes.kind[t]===b}patched(t){return this.changes.
kind[t]===O?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===b?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||e===
N)return this.resolve(s)instanceof c.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:a}=this,d=qt(a,(0,i.AN)(a,r.start,r.end)),w=d>=0?d:this.
locateHere(t,r)?this.entries.close+2:-1;return w<0?this.resolve(new c.oS(t))instanceof c.Z6:(0,i.w1)(a,(0,i.AN)(a,w,r.end),"stream")}entry(t,e){const s=this.changes.
kind[t],r=s===b?this.changes.edited.get(t):this.values.get(t);if(r!==void 0||s===N)return r instanceof c.Bi?r.get(e):void 0;const a=this.place(t);if(!a)return;const{
entries:d}=this;if(!this.locateHere(t,a))return this.dict(new c.oS(t))?.get(e);const w=d.find(a.bytes,e);return w<0?void 0:this.reader.parser(t,a.bytes,d.at[w+2],
d.at[w+3]).value()}patch(t,e,s=Y){const r=this.place(t),a=this.security&&[...Object.values(e),...Object.values(s)].some(X.sd);if(!r||a||!this.locateHere(t,r)){const P=this.
edit(t);P instanceof c.Bi&&Pt(P,e,s);return}const d=this.headerOf(t,r);this.patcher??=new Ft(this.bytes.length);const w=this.patcher.patch(r.bytes,d,this.entries,
e,s);this.changes.patch(t,w),this.values.delete(t),this.located=-1}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:s,end:r},a){return this.recallEntries(t,a)||a.locate(e,s,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,k.x$)(this,t.dict)):s}decoded(t){return l(
this,t,this.memory)}async decodedAtEase(t){return await g(this,t,this.memory)??this.decoded(t)}decodedPart(t){return m(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===b||e===N)){if(e===O)return this.changes.patched.get(t);switch(this.table.kind[t]){case p.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case p.UT:{const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let r=this.table.detail[t];s.numbers[r]!==t&&(r=s.numbers.indexOf(
t));const a=s.starts[r];return a===void 0?void 0:{bytes:s.data,start:a,end:s.ends[r]}}default:return}}}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){
return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===p.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.
forgetLocated()}forgetLocated(){this.located=-1,this.kept=new mt}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.
next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function qt(n,t){
if(n[t]!==i.iH||n[t+1]!==i.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===i.vz)return n[t+1]===i.vz?t+2:-1;if(e===i.iH||e===i.Cx||e===i.IQ)return-1}return-1}
async function te(n,t){const{table:e}=n,s=[];for(let w=1;w<e.size;w++){(e.kind[w]===p.tL||e.kind[w]===p.UT)&&(0,c.Eo)(n.entry(w,"Type"),"Page")&&s.push(w);const P=n.
job.pace.step(1e3);P&&await P}if(s.length===0)throw(0,o.O$)("it has no pages");const r=s.map(w=>new c.oS(w,n.generation(w))),a=n.add(new c.Bi([["Type",new c.SX(
"Pages")],["Kids",r],["Count",r.length]])),d=n.edit(n.catalogNumber);if(!(d instanceof c.Bi))throw(0,o.O$)("it has no catalog");if(d.set("Pages",a),await t.read(),
t.count===0)throw(0,o.O$)("it has no pages");await t.rebuild(t.numbers)}var At=M(88504),ut=M(26264);const ee=512,St=1<<22,Ct=65536;class bt{bytes;pace;onTrailer;buffer;scan=new R.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,s=r=>r){this.bytes=t,this.pace=e,this.onTrailer=s,this.buffer=(0,i.bS)(t),
this.streams=new At.k(t,"stream",r=>ne(t,r)),this.objectEnds=new At.k(t,"endobj"),this.streamEnds=new At.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+
1e6}async next(t){const{bytes:e}=this,s=e.length;for(;;){if(t=_t(e,t),t>=s)return;const r=(0,i.yp)(e[t])?(0,i.ay)(e,t,s):void 0;if(r&&Tt(r.number))return r;const a=yt(
e,t);if(a==="trailer"){const d=this.valueEnd(t+7,Math.min(s,t+Ct));if(d<0)return this.search(t);this.readTrailer(t+7),t=d}else if(a){t=wt(e,t+a.length);const d=(0,i.
w1)(e,t,"obj")?Lt(e,t):void 0;if(d)return d}else return this.search(t)}}async search(t){const{bytes:e,buffer:s,pace:r}=this;let a;for(let w=t;!a;){const P=s.indexOf(
"obj",w);if(P<0)break;a=Lt(e,P);const _=r.step(P-w+200);_&&await _,w=P+3}const d=s.subarray(0,a?.start??e.length);for(let w=d.indexOf("trailer",t);w>=0;w=d.indexOf(
"trailer",w+7))this.readTrailer(w+7);return a}readTrailer(t){t>=this.trailersRead&&(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,
scan:s}=this,r=e.length,a=this.soundEnd(t);if(a<0)return this.malformed(t);const d=(0,i.AN)(e,a,r);return e[a-1]!==i.vz||!(0,i.w1)(e,d,"stream")?{at:a,dictionaryEnd:-1,
isCut:!1}:this.stream(d,s.length,a)}soundEnd(t){const{bytes:e}=this,s=e.length,r=(0,i.AN)(e,t,s);if((0,i.rg)(e,r))return r;const a=this.objectEnds.next(r),d=this.
valueEnd(r,a<0?s:a);if(d>=0&&vt(e,d))return d;if(a<0||this.farAllowance<=0)return-1;const w=Math.min(s,r+St),P=this.walk(r,w);return P>=0&&vt(e,P)?P:(this.farAllowance-=
w-r,-1)}valueEnd(t,e){const s=Math.min(e,t+Math.max(ee,this.allowance)),r=this.walk(t,s);return r<0&&(this.allowance-=s-t),r}walk(t,e){return this.scan.reset(),
this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,s=this.streams.next(t),r=this.objectEnds.next(t),a={at:t,dictionaryEnd:-1,isCut:r<0};if(s<0||r>=
0&&r<s)return a;const d=e.toString("latin1",t,Math.min(s,t+4096));if(/\d[\s\0]+obj\b/.test(d))return a;const w=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(d);return this.
stream(s,w?Number(w[1]):-1,s)}stream(t,e,s){const r=(0,ut.n)(this.bytes,t);if(e>=0&&(0,ut.V)(this.bytes,r+e))return{at:r+e,dictionaryEnd:s,isCut:!1};const a=this.
streamEnds.next(r);return{at:a<0?r:a,dictionaryEnd:s,isCut:!1}}}async function It(n,t,e){return _t(n,t)>=n.length?!1:await new bt(n,e).next(t)!==void 0}function _t(n,t){
const e=n.length;for(;t<e;)if(i.Kl[n[t]]===i.t6)t++;else{if(n[t]!==i.IQ)break;(0,i.w1)(n,t,"%%EOF")?t+=5:t=(0,i.D)(n,t,e)}return t}const Bt=["endobj","endstream",
"xref","startxref","trailer"];function yt(n,t){return Bt.find(e=>(0,i.w1)(n,t,e))}function wt(n,t){const{length:e}=n;for(;t<e;t++){const s=n[t];if(!((0,i.yp)(s)||
s===i.Z4||s===i.kR||s===i.u7||s===i.yq||s===i.MV))break}return t}function vt(n,t){const e=(0,i.AN)(n,t,n.length);return e>=n.length||(0,i.rg)(n,e)||(0,i.w1)(n,e,
"stream")?!0:(0,i.yp)(n[e])?(0,i.ay)(n,e,n.length)!==void 0:yt(n,e)!==void 0}const Tt=n=>n>0&&n<=2147483647;function ne(n,t){let e=t+6;for(;n[e]===i.Z4;)e++;if(n[e]!==
i.kR&&n[e]!==i.u7)return!1;let s=t-1;for(;s>0&&i.Kl[n[s]]===i.t6;)s--;return n[s]===i.vz&&n[s-1]===i.vz}function Lt(n,t){let e=t-1;const s=()=>{const w=e;for(;e>=
0&&(0,i.yp)(n[e]);)e--;return w-e>0&&w-e<=10?(0,i.JI)(n,e+1,w+1).value:-1},r=()=>{const w=e;for(;e>=0&&i.Kl[n[e]]===i.t6;)e--;return e<w};r();const a=s();if(a<0||
a>65535||!r())return;const d=s();return Tt(d)?{number:d,generation:a,start:e+1,body:t+3}:void 0}const se=new Set(["Root","Info","ID","Encrypt"]);async function Nt(n,t){
const{limits:e,pace:s}=t,r=new p.wg(t,n.length),a=new c.Bi;let d=!1;const w=_=>{for(const[T,K]of _)se.has(T)&&a.set(T,K)},P=new bt(n,s,_=>{const T=new v.i(n,_,Math.
min(n.length,_+65536),e.nesting),K=T.value();return(0,c.Zm)(K)&&w(K),T.at});for(let _=0;;){const T=await P.next(_);if(!T)break;const{number:K,body:$}=T,H=P.object(
T),J=K<r.size&&r.kind[K]===p.tL;if((!H.isCut||!J)&&r.set(K,p.tL,T.start,T.generation),H.dictionaryEnd>=0&&(0,i.bS)(n.subarray($,H.dictionaryEnd)).includes("XRef")){
const Q=new v.i(n,$,H.dictionaryEnd,e.nesting).value();(0,c.Zm)(Q)&&(0,c.Eo)(Q.get("Type"),"XRef")&&(d=!0,Q.has("Root")&&w(Q))}const q=s.step(H.at-_+200);q&&await q,
_=H.at}if(r.overflowed&&n.length>8*e.objects)throw(0,C.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program an\
d save it again, which numbers objects without gaps");if(r.size===0)throw(0,o.O$)("no PDF objects were found in the file");return{table:r,trailer:a,streams:d,damaged:!0}}
var Ut=M(93413);function Kt(n,t){if(n.length===0)throw ht();if(n.length>t.inputBytes)throw jt(n.length,t.inputBytes);const e=(0,i.bS)(n.subarray(0,1024)).indexOf(
"%PDF-");if(e<0&&(0,i.bS)(n).indexOf(" obj")<0)throw at(n);return e}function ht(){return(0,o.hJ)("unreadable_document","could not be read: the file is empty",{issues:[
{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function jt(n,t){return(0,C.F)("inputBytes",`The document\
 has ${n} bytes; at most ${t} are allowed`,"Split it with another program first")}function at(n){const t=(0,Ut.y)(n);if(t===void 0)return(0,o.O$)("the file is n\
ot a PDF document");const e=`is ${t}, not a PDF document`;return(0,o.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make\
 a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}async function Mt(n){const{table:t}=n,{pace:e}=n.job,s=[];for(let a=1;a<t.size;a++){
t.kind[a]===p.tL&&(0,c.Eo)(n.entry(a,"Type"),"ObjStm")&&s.push({number:a,at:t.place[a]});const d=e.step(1e3);d&&await d}s.sort((a,d)=>a.at-d.at);const r=new Set(
s.map(({number:a})=>a));for(const{number:a,at:d}of s){const w=n.objectStream(a),P=e.step((w?.data.length??0)+1e3);P&&await P;for(const[_,T]of w?.numbers.entries()??
[]){const K=t.kind[T]===p.tL&&t.place[T]>d;T>0&&!K&&!r.has(T)&&t.set(T,p.UT,a,_)}}}async function Wt(n){if(n.dict(n.trailer.get("Root"))?.has("Pages"))return;let t=-1;
for(let e=n.table.size-1;e>0;e--){if(n.table.kind[e]===p.HV||n.table.kind[e]===p.jC)continue;const s=n.job.pace.step(1e3);s&&await s;const r=n.entry(e,"Type");if((0,c.
Eo)(r,"Catalog"))return zt(n,e);r===void 0&&t<0&&re(n,e)&&(t=e)}if(t>0)return zt(n,t);if(!(n.get(n.catalogNumber)instanceof c.Bi)){const e=new c.Bi([["Type",new c.
SX("Catalog")]]);n.trailer.set("Root",n.add(e))}}function zt(n,t){n.trailer.set("Root",new c.oS(t,n.generation(t)))}function re(n,t){const e=n.entry(t,"Pages");
return e instanceof c.oS&&n.array(n.dict(e)?.get("Kids"))!==void 0}const Ot=1024;async function kt(n,t,e){const{table:s}=t,r=new Int32Array(s.size),a=[];let d=t.
damaged;for(let w=0;w<s.size;w+=Ot){Vt(n,s,r,w,Math.min(w+Ot,s.size),a)&&(d=!0);const P=e.pace.step(Ot*20);P&&await P}a.length>0&&(d=!0,$t(n,s,r,a,(await Nt(n,e)).
table));for(let w=0;w<s.size;w++)s.kind[w]===p.UT&&s.kind[s.place[w]]!==p.tL&&s.set(w,p.jC,0,0);return{...t,damaged:d,bodies:r,isMended:a.length>0}}function ie({
table:n,trailer:t}){const e=t.get("Root");return e instanceof c.oS?n.kind[e.number]===p.tL||n.kind[e.number]===p.UT:!1}function Vt(n,t,e,s,r,a){let d=!1;for(let w=s;w<
r;w++){if(t.kind[w]!==p.tL)continue;const P=(0,i.PZ)(n,t.place[w],w,t.detail[w]);if(P>=0){e[w]=P,t.detail[w]===65535&&(d=!0);continue}const _=(0,i.ay)(n,t.place[w],
n.length);_?.number===w?(e[w]=_.body,t.place[w]=_.start,t.detail[w]=_.generation):w>0?a.push(w):t.set(0,p.jC,0,0)}return d}function $t(n,t,e,s,r){for(const a of s){
const w=a<r.size&&r.kind[a]===p.tL?(0,i.ay)(n,r.place[a],n.length):void 0;w?.number===a?(t.set(a,p.tL,w.start,w.generation),e[a]=w.body):t.set(a,p.jC,0,0)}}var oe=M(
94620),Rt=M(66498);const Zt=new Set(["Root","Encrypt","ID"]),Ht=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function ae(n,t){
const e=(0,i.bS)(n).lastIndexOf("startxref");if(e<0)return;const{value:s,after:r}=(0,i.JI)(n,(0,i.AN)(n,e+9,n.length),n.length);if(s<0||await It(n,r,t.pace))return;
const a=new ce(n,t),{table:d}=a,w=new c.Bi;let P=!1,_=!1;const T=new Set;for(let K=s;typeof K=="number"&&!T.has(K);){T.add(K);const $=K>=0&&K<n.length?await a.section(
K):void 0;if(!$||d.overflowed)return;P||=$.stream,_||=!$.wellFormed;for(const[H,J]of $.trailer)(T.size===1?!Ht.has(H):Zt.has(H)&&!w.has(H))&&w.set(H,J);K=$.trailer.
get("Prev")||void 0}return{table:d,trailer:w,streams:P,damaged:_}}const ct=8192;class ce{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=
new p.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,i.AN)(e,t,e.length),(0,i.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
const{bytes:e,job:s,table:r}=this,a=e.length,d=[];for(;t=(0,i.AN)(e,t,a),!(0,i.w1)(e,t,"trailer");){const T=(0,i.JI)(e,t,a),K=(0,i.JI)(e,(0,i.AN)(e,T.after,a),a);
if(T.value<0||K.value<0)return;const $={at:(0,i.AN)(e,K.after,a),first:T.value,row:0};for(let H=0;$.row===H&&H<K.value;){if(H=Math.min(H+ct,K.value),!fe(e,$,H,r,
d))return;const J=s.pace.step(ct*20);J&&await J}t=$.at}const w=new v.i(e,t+7,a,s.limits.nesting),P=w.value();if(this.spent+=w.at-t,!(0,c.Zm)(P)||this.spent>a)return;
const _=P.get("XRefStm");typeof _=="number"&&_>0&&_<a&&await this.readStream(_);for(const T of d)r.offer(T,p.jC,0,0);return{trailer:P,stream:!1,wellFormed:Number.
isInteger(P.get("Size"))&&(0,Rt.D)(e,t+7,a)}}async readStream(t){const{bytes:e,job:s,table:r}=this,a=(0,i.ay)(e,t,e.length);if(!a)return;const d=await Xt(e,a.body,
s);if(!d)return;this.spent+=d.parsed;const{trailer:w,rows:P}=d,_=Gt(w.get("W")),[T=0,K=0,$=0]=_,H=T+K+$;if(_.length<3||H<1||_.some(et=>et<0||et>8)||this.spent>e.
length)return;const J=w.get("Size"),q=Gt(w.get("Index"));q.length<2&&q.splice(0,q.length,0,typeof J=="number"?J:Math.floor(P.length/H));let Q=0;for(let et=0;et+
1<q.length;et+=2)for(let lt=0;lt<q[et+1]&&Q+H<=P.length;lt++,Q+=H){const Qt=q[et]+lt;if(Qt<0)continue;const ge=T===0?1:dt(P,Q,T),me=dt(P,Q+T,K),pe=dt(P,Q+T+K,$);
if(ge===1&&me>0?r.offer(Qt,p.tL,Math.min(me,e.length),Math.min(pe,65535)):ge===2?r.offer(Qt,p.UT,Math.min(me,s.limits.objects),Math.min(pe,s.limits.objects)):ge<
2&&r.offer(Qt,p.jC,0,0),lt%ct===ct-1){const ye=s.pace.step(ct*20);ye&&await ye}}return{trailer:w,stream:!0,wellFormed:(0,Rt.D)(e,a.body,e.length)}}}function fe(n,t,e,s,r){
for(;t.row<e&&((t.row>0||t.first!==1)&&ft(n,t,e,s,r),t.row!==e);){const a=xt(n,t,s,r);if(a!=="row")return a==="end"}return!0}function ft(n,t,e,s,r){const{length:a}=n;
let{at:d,row:w}=t;for(;w<e&&d+20<=a;w++,d+=20){const P=n[d+17],_=n[d+18],T=n[d+19];if(n[d+10]!==i.Z4||n[d+16]!==i.Z4||P!==i.yq&&P!==i.MV||_!==i.Z4&&_!==i.u7||T!==
i.kR&&T!==i.u7||n[d]<i.l0||n[d]>i.ev||n[d+9]<i.l0||n[d+9]>i.ev)break;const K=((((((n[d+2]*10+n[d+3])*10+n[d+4])*10+n[d+5])*10+n[d+6])*10+n[d+7])*10+n[d+8])*10+n[d+
9]-i.l0*11111111,$=(n[d]*10+n[d+1]-i.l0*11)*1e8+K;if(P===i.MV||$===0){r.push(t.first+w);continue}const H=(((n[d+11]*10+n[d+12])*10+n[d+13])*10+n[d+14])*10+n[d+15]-
i.l0*11111,J=$>0&&$<a?$:a;s.offer(t.first+w,p.tL,J,Math.max(0,Math.min(H,65535)))}t.at=d,t.row=w}function xt(n,t,e,s){const r=n.length,a=(0,i.AN)(n,t.at,r);t.at=
a;const d=(0,i.JI)(n,a,r);if(d.value<0)return"end";let w=Et(n,d.after);const P=(0,i.JI)(n,w,r);if(P.value<0)return"damaged";w=Et(n,P.after);const _=n[w];if(_!==
i.yq&&_!==i.MV)return"damaged";const{row:T}=t;T===0&&t.first===1&&_===i.MV&&d.value===0&&P.value===65535&&(t.first=0);const K=t.first+T;_===i.yq&&d.value>0?e.offer(
K,p.tL,Math.min(d.value,r),Math.min(P.value,65535)):s.push(K);let $=w+1;for(;$<r&&i.Kl[n[$]]===i.t6;)$++;return t.at=$,t.row=T+1,"row"}function Et(n,t){for(;n[t]===
i.Z4||n[t]===i.d2;)t++;return t}async function Xt(n,t,e){const{limits:s}=e,r=new v.i(n,t,n.length,s.nesting),a=r.value();if(!(0,c.Zm)(a))return;const d=a.get("T\
ype");if(!(d instanceof c.SX)||d.text!=="XRef")return;const w=(0,i.AN)(n,r.at,n.length);if(!(0,i.w1)(n,w,"stream"))return;const P=(0,ut.n)(n,w),_=a.get("Length"),
T=typeof _=="number"?P+_:-1,K=T>=P&&T<=n.length&&(0,ut.V)(n,T)?T:(0,i.bS)(n).indexOf("endstream",P);try{const $=n.subarray(P,K<0?n.length:K);let H=$;const J=Dt(
a.get("Filter")),q=Dt(a.get("DecodeParms")??null);for(const[Q,et]of J.slice(0,s.filters).entries()){const lt=q[Q];et instanceof c.SX&&(H=await he(et.text,H,(0,c.
Zm)(lt)?lt:void 0,e))}return{trailer:a,rows:H,parsed:r.at-t+$.length}}catch($){if($ instanceof o.zU&&$.code==="limit_exceeded")throw $;return}}const ue=65536;async function he(n,t,e,s){
const{memory:r}=s;if(n==="FlateDecode"&&t.length>ue){const a=await(0,S.uM)(s).inflate(t,Math.min(r.stream,r.remaining));if(a)return r.remaining-=a.length,(0,oe.
T)(a,e)}return(0,F.tN)(n,t,e,r)}function dt(n,t,e){let s=0;for(let r=0;r<e;r++)s=s*256+n[t+r];return s}const Dt=n=>n==null?[]:Array.isArray(n)?n:[n],Gt=n=>Dt(n).
map(t=>typeof t=="number"?Math.trunc(t):-1);var Jt=M(72040);async function de(n,t,e={}){const{limits:s,memory:r}=t,a=(0,i.gq)(n),d=Kt(a,s);r.admit(a.length);const w=d>
0?[a.subarray(d),a]:[a];for(const P of w){const _=await ae(P,t);if(!_?.trailer.has("Root"))continue;const T=await kt(P,{..._,damaged:_.damaged||d<0},t);if(!ie(T))
continue;const K=new pt(P,t,T);f(K,e);const $=await Yt(K);if(!$&&K.security?.locked!==!0)continue;const H=T.isMended||K.pages.found!==K.pages.claimed;return $&&
H&&t.onRepaired?.(K.pages),K}return le(a,t,e)}async function le(n,t,e){const s=new pt(n,t,await kt(n,await Nt(n,t),t));return f(s,e),await Mt(s),s.tableChanged(),
await Wt(s),f(s,e),!await Yt(s)&&s.security?.locked!==!0&&await te(s,s.pages),t.onRepaired?.(s.pages),s}async function Yt(n){return n.get(n.catalogNumber)instanceof
c.Bi?(await n.pages.read(),n.pages.count>0):!1}function f(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.get("Encrypt");if(n.security||s===void 0)return;const r=n.
resolve(s);if(!(r instanceof c.Bi))throw(0,o.O$)("its encryption dictionary is missing");const a=(0,k.WW)(n,n.trailer.get("ID")??null,1);a!==null&&n.trailer.set(
"ID",a);const d=Array.isArray(a)?a[0]:void 0,w=new Uint8Array,P=(0,k.WW)(n,r,8),_=()=>(0,Jt.VH)(P,d instanceof c.Mx?[d.bytes,w]:[w],t),T=e?h(_,()=>(0,Jt.vK)(P)):
_();n.unlock(T,s instanceof c.oS?s.number:-1)}function h(n,t){try{return n()}catch(e){if(!(e instanceof o.zU&&["password_required","unsupported_encryption"].includes(
e.code)))throw e;return t()}}}),46842:((G,V,M)=>{M.d(V,{$:()=>C,B:()=>k});var o=M(58143),i=M(269),U=M(16039);function C(F,S,c,l){if(!(0,i.yp)(S[c]))return!0;const{
value:g}=(0,i.JI)(S,c,l);return F.table.kind[g]!==o.tL?!0:F.bytes[(0,i.AN)(F.bytes,F.bodies[g],F.bytes.length)]!==i.iH}class k{document;arrays=new Map;constructor(S){
this.document=S}keep(S){const{document:c}=this,l=c.entry(S,"Contents");if(l===void 0||this.isStreamRef(l))return;const g=(0,U.i9)(l)?this.leftOfObject(l):this.leftOf(
l);g!==l&&c.patch(S,{Contents:g})}leftOfObject(S){const{arrays:c,document:l}=this;if(!c.has(S.number)){const g=l.array(S),m=g&&this.leftOf(g);c.set(S.number,m===
void 0?void 0:m===g?S:l.add(m))}return c.get(S.number)}leftOf(S){if(!Array.isArray(S))return;const c=S.filter(l=>this.isStreamRef(l));return c.length<S.length?c:
S}isStreamRef(S){return(0,U.i9)(S)&&this.document.isStream(S.number)}}}),36643:((G,V,M)=>{M.d(V,{L:()=>i});var o=M(16039);class i{sound;numbers=[];parents=[];homes=[];known;constructor(k=!0){
this.sound=k}node(k,F){return k<0&&(this.sound=!1),this.parents.push(F),this.numbers.push(k)-1}has(k){return(this.known??=new Set(this.numbers)).has(k)}page(k,F){
(k<0||this.numbers[k]!==F)&&(this.sound=!1),this.homes.push(k)}fork(){const k=new i(this.sound);return k.numbers=this.numbers,k.parents=this.parents,k.homes=this.
homes,k}async drop(k,F,S){if(!this.sound)return!1;const{numbers:c,parents:l,homes:g}=this,m=new Int32Array(c.length),p=new Uint8Array(c.length),v=new Set;for(let E=0;E<
F.length;E++)S[E]?m[g[E]]++:(p[g[E]]=1,v.add(F[E]));for(let E=c.length-1;E>0;E--){const R=l[E];m[R]+=m[E],p[E]&&m[E]===0&&v.add(c[E]),p[R]|=p[E]}for(let E=0;E<c.
length;E++){if(!p[E]||m[E]===0)continue;const R=k.edit(c[E]),x=R instanceof o.Bi?k.array(R.get("Kids"))??[]:[];R instanceof o.Bi&&R.set("Kids",x.filter(I=>!U(I,
v))).set("Count",m[E]);const A=k.job.pace.step(x.length*50);A&&await A}return this.homes=g.filter((E,R)=>S[R]),!0}}const U=(C,k)=>(0,o.i9)(C)&&k.has(C.number)}),
30625:((G,V,M)=>{M.d(V,{i:()=>E,S:()=>R});var o=M(84293),i=M(66249),U=M(16039),C=M(269),k=M(46842);function F(y,u,b){b.parent=-1,b.lists=!1;const O=y.place(u),{
entries:N}=b;if(O&&y.locate(u,O,N)&&N.find(O.bytes,"Kids")<0){if(N.used===N.first)return"none";const z=N.find(O.bytes,"Type");if(z>=0&&(0,C.wb)(O.bytes,N.at[z+2],
"/Page")){if(O.bytes[(0,C.AN)(O.bytes,N.close+2,O.end)]===C.HY)return g(y,u);const Y=N.find(O.bytes,"Contents");Y>=0&&(b.lists=(0,k.$)(y,O.bytes,N.at[Y+2],N.at[Y+
3]));const tt=N.find(O.bytes,"Parent");return tt>=0&&(b.parent=(0,C.JI)(O.bytes,N.at[tt+2],N.at[tt+3]).value),"page"}const X=y.get(u);return X instanceof U.Bi&&
l(y,X)?"unclear":"none"}const W=y.get(u);return!(W instanceof U.Bi)||W.size===0?"none":(0,U.Eo)(W.get("Type"),"Page")?"unclear":y.array(W.get("Kids"))?"node":l(
y,W)?"unclear":"none"}const S=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],c=["MediaBox","Resources"];function l(y,u){const b=y.resolve(
u.get("Type"));if(!(b instanceof U.SX&&b.text!=="Pages"))return S.some(W=>u.has(W));const N=u.get("Contents")instanceof U.oS||y.array(u.get("Contents"))!==void 0;
return c.some(W=>u.has(W))||N&&u.get("Parent")instanceof U.oS&&!u.has("Subtype")}function g(y,u){const b=y.get(u);return b instanceof U.Z6?(y.put(u,new U.Bi([...b.
dict].filter(([O])=>!/^(Length|Filter|DecodeParms)$/.test(O)))),"unclear"):"page"}var m=M(36643);class p{document;left;sizes=new Map;constructor(u){this.document=
u,this.left=u.job.limits.nodes}make(u){const b=this.document.get(u),O=this.sizes.get(u)??v(b);if(this.sizes.set(u,O),this.left-=O,this.left<0)throw(0,o.F)("node\
s",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF progr\
am and save it again");return this.document.add(b instanceof U.Bi?new U.Bi(b):b).number}}function v(y){const u=[y];let b=0;for(let O=u.pop();O!==void 0;O=u.pop())
if(b++,Array.isArray(O))for(const N of O)u.push(N);else if(O instanceof U.Bi)for(const N of O.values())u.push(N);return b}const E=["Resources","MediaBox","CropB\
ox","Rotate"];async function R(y){return new x(y).read()}class x{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new m.L;look={
parent:-1,lists:!1,entries:new i.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(u){this.document=u,this.copies=new p(u)}async read(){const{document:u,
open:b}=this,{pace:O}=u.job,N=u.catalog.get("Pages")??null;for(b.push({kids:[N],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});b.length>0;){const W=b[b.
length-1];if(W.next===W.kids.length){b.pop(),b.length>0&&this.close(W);continue}const z=W.kids[W.next++];W.next===W.kids.length&&(W.kids=A,W.next=0);const X=O.step(
400);X&&await X,z instanceof U.oS?this.visit(z,W):this.visitNode(z,-1,W)}return this.finish(N)}close({claimed:u,before:b,lost:O}){const N=this.numbers.length-this.
dropped-b;u!==N&&(this.irregular=!0,!(typeof u=="number"&&u>=N)&&(this.dropped+=this.lost.length-O,this.lost.length=O))}visit(u,b){const{document:O,seen:N,look:W}=this,
{number:z}=u,X=N.has(z);N.add(z);const Y=F(O,z,W);if(u.generation!==O.generation(z)&&(this.irregular=!0),Y==="page"||Y==="unclear"){X&&(this.irregular=!0);const tt=X?
this.copies.make(z):z;Y==="unclear"?this.unclear.push(tt):O.keepEntries(z,W.entries),(Y==="unclear"||W.lists)&&this.listing.push(tt),this.add(tt,b,W.parent);return}
Y==="none"&&!X&&this.lose(b),Y==="none"||X?this.irregular=!0:this.visitNode(u,z,b)}visitNode(u,b,O){const{document:N,inherited:W}=this,z=N.dict(u);if(!z){this.irregular=
!0,this.lose(O);return}const X=N.array(z.get("Kids"));if(!X){b<0&&this.visitDirectPage(z,O);return}const Y=j(z);let tt=O.from;Y&&(tt=W.push({...W[tt],...Y})-1),
(0,U.Eo)(N.resolve(z.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:X,next:0,from:tt,home:this.nodes.node(b,O.home),claimed:N.resolve(z.get("Co\
unt")),before:this.numbers.length-this.dropped,lost:this.lost.length}),N.release(b)}visitDirectPage(u,{from:b}){if(!(0,U.Eo)(u.get("Type"),"Page"))return;this.irregular=
!0;const{number:O}=this.document.add(u);this.numbers.push(O),this.listing.push(O),this.ancestry.push(b)}add(u,{from:b,home:O},N){this.numbers.push(u),this.ancestry.
push(b),this.nodes.page(O,N);const{pages:W}=this.document.job.limits;if(this.numbers.length>W)throw D(W)}lose(u){u.home<0||(this.lost.push(this.numbers.length),
this.add(I,u,-1))}finish(u){const{document:b,numbers:O,ancestry:N,inherited:W,lost:z,unclear:X,listing:Y,nodes:tt}=this;z.length===O.length-this.dropped&&(z.length=
0);for(const it of z)O[it]=b.add(L(W[N[it]])).number;B(O,N);const st=b.resolve(b.dict(u)?.get("Count")),rt=st!==O.length||u instanceof U.oS&&O[0]===u.number;return{
numbers:O,ancestry:N,inherited:W,irregular:this.irregular||rt,unclear:X,listing:Y,nodes:tt,claimed:typeof st=="number"?st:void 0,found:O.length-z.length}}}const A=[],
I=-1;function B(y,u){let b=y.indexOf(I);if(!(b<0)){for(let O=b;O<y.length;O++)y[O]!==I&&(y[b]=y[O],u[b++]=u[O]);y.length=u.length=b}}const Z=[0,0,612,792];function L(y){
const u=new U.Bi([["Type",new U.SX("Page")]]);return y.MediaBox===void 0?u.set("MediaBox",[...Z]):u}function j(y){let u;for(const b of E){const O=y.get(b);O!==void 0&&
((u??={})[b]=O)}return u}function D(y){const u=y===1?"1 page":`${y} pages`;return(0,o.F)("pages",`The document has more than ${u}`,"Split it with another progra\
m first")}}),9448:((G,V,M)=>{M.d(V,{u:()=>F,x:()=>k});var o=M(269),i=M(88504),U=M(16039),C=M(26264);function k(S,c,l,g){const{bytes:m}=S,{length:p}=m;g.valueEnd=
c;const v=(0,o.AN)(m,c,p);if((0,o.rg)(m,v))return g.dataStart=g.dataEnd=-1,g.end=v+6,!0;if(!(0,o.w1)(m,v,"stream"))return!1;const E=l.lengthRef>=0?S.lengthOf(new U.
oS(l.lengthRef)):l.length,R=v+(m[v+6]===o.u7?8:7),x=R+E;if(m[R-1]!==o.kR||E<0||x>p||!(0,C.V)(m,x))return!1;const A=(0,o.AN)(m,(0,o.AN)(m,x,p)+9,p);return g.dataStart=
R,g.dataEnd=x,g.end=A+6,(0,o.rg)(m,A)}class F{bytes;objectEnds;streamEnds;constructor(c){this.bytes=c,this.objectEnds=new i.k(c,"endobj"),this.streamEnds=new i.
k(c,"endstream")}data(c,l){const{bytes:g}=this,m=(0,C.n)(g,c);return l>=0&&m+l<=g.length&&(0,C.V)(g,m+l)?{start:m,end:m+l}:{start:m,end:this.damagedEnd(m,l)}}damagedEnd(c,l){
const{bytes:g}=this,m=c+l,p=this.objectEnds.next(c),v=p<0?g.length:p;if(l>=0&&m<=v&&(0,o.w1)(g,(0,o.AN)(g,m,v),"endstr"))return m;const E=this.streamEnds.next(c);
let R=E<0||E>v?v:E;return R>c&&g[R-1]===o.kR&&R--,R>c&&g[R-1]===o.u7&&R--,R}}}),93413:((G,V,M)=>{M.d(V,{y:()=>C});var o=M(269);const i=[["%PDF-","a PDF document"],
[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],U=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function C(S){const c=(0,o.bS)(S).toString("latin1",0,1024);if(c.startsWith("RIFF")&&c.startsWith("WEBP",8))return"\
a WebP image";if(c.startsWith("ftyp",4))return U.find(([g])=>g.test(c.slice(8,12)))?.[1];const l=i.find(([g])=>c.startsWith(g));return l?l[1]:F(c)??(k(S)?"text":
void 0)}function k(S){const c=(0,o.bS)(S.subarray(0,1024)).toString("utf8"),l=S.length>1024?c.replace(/\ufffd{1,3}$/,""):c;return l!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(l)}function F(S){const c=S.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(c.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(c))return"an HTML page";if(c.startsWith("<"))return c.includes("<svg")?"an SVG drawing":c.startsWith("<?xml")?"an XML file":void 0}}),88504:((G,V,M)=>{M.d(
V,{k:()=>i});var o=M(269);class i{word;accepts;buffer;from=0;found=-1;none;constructor(C,k,F=()=>!0){this.word=k,this.accepts=F,this.buffer=(0,o.bS)(C),this.none=
C.length}next(C){if(C>=this.none)return-1;if(C>=this.from&&C<=this.found)return this.found;const k=C<this.from&&this.found>=0?this.from:this.none,F=this.buffer.
subarray(0,k+this.word.length-1);let S=F.indexOf(this.word,C);for(;S>=0&&!this.accepts(S);)S=F.indexOf(this.word,S+1);return this.from=C,S>=0?this.found=S:k===this.
none&&(this.none=C,this.found=-1),this.found}}}),85533:((G,V,M)=>{M.d(V,{WW:()=>C,c3:()=>i,x$:()=>U});var o=M(16039);function i(k,F){const S=k.resolve(F);return S===
null?[]:(Array.isArray(S)?S:[S]).map(c=>k.resolve(c))}function U(k,F){const S=new o.Bi;for(const[c,l]of F){const g=k.resolve(l);S.set(c,Array.isArray(g)?g.map(m=>k.
resolve(m)):g)}return S}function C(k,F,S,c={values:1e4}){if(c.values--<=0)return null;const l=k.resolve(F);if(S===0)return l;if(Array.isArray(l))return l.map(m=>C(
k,m,S-1,c));if(!(l instanceof o.Bi))return l;const g=new o.Bi;for(const[m,p]of l)g.set(m,C(k,p,S-1,c));return g}}),26264:((G,V,M)=>{M.d(V,{V:()=>U,n:()=>i});var o=M(
269);function i(C,k){let F=k+6;for(;C[F]===o.Z4&&(C[F+1]===o.kR||C[F+1]===o.u7||C[F+1]===o.Z4);)F++;return C[F]===o.u7&&F++,C[F]===o.kR&&F++,F}function U(C,k){for(let F=0;F<
4&&o.Kl[C[k]??0]===o.t6&&k<C.length;F++)k++;return(0,o.w1)(C,k,"endstream")}}),72040:((G,V,M)=>{M.d(V,{CF:()=>Tt,s1:()=>at,zw:()=>ne,VH:()=>Ot,k0:()=>zt,u6:()=>Lt,
vc:()=>re,vK:()=>Gt});var o=M(77598),i=M(16039),U=M(94496);function C(f){const h=new Uint8Array(256);for(let t=0;t<256;t++)h[t]=t;const{length:n}=f;for(let t=0,
e=0,s=0;t<256;t++){const r=h[t];e=e+r+f[s]&255,h[t]=h[e],h[e]=r,++s===n&&(s=0)}return h}function k(f,h){const n=f.slice(),{length:t}=h,e=new Uint8Array(t);for(let s=0,
r=0,a=0;s<t;s++){r=r+1&255;const d=n[r];a=a+d&255;const w=n[a];n[r]=w,n[a]=d,e[s]=h[s]^n[d+w&255]}return e}function F(f,h){return k(C(f),h)}const S={length:f=>f,
decrypt:f=>f,encryptInto:(f,h,n,t,e)=>t.set(f,e)};function c(f){const h=I(f,[]),n=Z((t,e)=>C(h(t,e)));return{length:t=>t,decrypt:(t,e,s)=>k(n(e,s),t),encryptInto:(t,e,s,r,a)=>r.
set(k(n(e,s),t),a)}}function l(f){const h=I(f,[115,65,108,84]),n=B(()=>new E),t=Z((s,r)=>n().engine(h(s,r))),e=Z((s,r)=>A(h(s,r)));return{length:m,decrypt:(s,r,a)=>x(
e(r,a),s),encryptInto:(s,r,a,d,w)=>{n().seal(t(r,a),s,d,w)}}}function g(f){const h=B(()=>new E);let n,t;return{length:m,decrypt:e=>x(t??=A(f),e),encryptInto:(e,s,r,a,d)=>{
h().seal(n??=h().engine(f),e,a,d)}}}const m=f=>(f&-16)+32,p=64*1024,v=16*1024;class E{head=Buffer.alloc(p);pool=Buffer.alloc(v);taken=v;engine(h){const n=Buffer.
alloc(16);return this.nextVector(n),(0,o.createCipheriv)(h.length===16?"aes-128-cbc":"aes-256-cbc",h,n).setAutoPadding(!1)}seal(h,n,t,e){const{head:s}=this,{length:r}=n,
a=r&-16,d=Math.min(a,p-32),w=r-a;this.nextVector(s),s.set(d===r?n:n.subarray(0,d),16);let P=16+d;if(d<a){t.set(h.update(s.subarray(0,P)),e),e+=P,P=0;for(let _=d;_<
a;_+=p){const T=h.update(n.subarray(_,Math.min(_+p,a)));t.set(T,e),e+=T.length}}w>0&&s.set(n.subarray(a),P),s.fill(16-w,P+w,P+16),t.set(h.update(s.subarray(0,P+
16)),e)}nextVector(h){this.taken===v&&((0,o.randomFillSync)(this.pool),this.taken=0),this.pool.copy(h,0,this.taken,this.taken+16),this.taken+=16}}const R=new Uint8Array(
0);function x(f,h){const n=h.length&-16;if(n<32)return R;const t=f.update(n===h.length?h:h.subarray(0,n)),e=t[n-1];let s=n;if(e>0&&e<=16){do s--;while(s>n-e&&t[s-
1]===e);s>n-e&&(s=n)}return t.subarray(16,s)}function A(f){return(0,o.createDecipheriv)(f.length===16?"aes-128-cbc":"aes-256-cbc",f,Buffer.alloc(16)).setAutoPadding(
!1)}function I(f,h){const{length:n}=f,t=new Uint8Array(n+5+h.length);t.set(f),t.set(h,n+5);const e=new U.V;return(s,r)=>(t[n]=s,t[n+1]=s>>>8,t[n+2]=s>>>16,t[n+3]=
r,t[n+4]=r>>>8,e.digest(t).subarray(0,Math.min(n+5,16)))}function B(f){let h;return()=>h??=f()}function Z(f){let h=-1,n=-1,t;return(e,s)=>((t===void 0||e!==h||s!==
n)&&(t=f(e,s),h=e,n=s),t)}function L(f,h,n){const t=O(f,n),e=z(f,t);return Y(e,h,f.revision===2?32:16)?t:void 0}function j(f,h){const n=N(f,h);let t=f.owner.subarray(
0,32);for(let e=f.revision===2?0:19;e>=0;e--)t=F(X(n,e),t);return t}function D(f,h,n,t){const e=N({revision:f,keyLength:h},n);let s=b(t);for(let r=0;r<=(f===2?0:
19);r++)s=F(X(e,r),s);return s}function y(f,h){const n=O(f,h),t=new Uint8Array(32);return t.set(z(f,n)),{user:t,fileKey:n}}const u=Uint8Array.of(40,191,78,94,78,
117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function b(f){const h=new Uint8Array(32),n=f.subarray(0,32);return h.
set(n),h.set(u.subarray(0,32-n.length),n.length),h}function O({revision:f,keyLength:h,owner:n,permissions:t,id0:e,encryptMetadata:s},r){const a=Uint8Array.of(t,
t>>8,t>>16,t>>24),d=f>=4&&!s?[255,255,255,255]:[],w=(0,U.F)(Buffer.concat([b(r),n.subarray(0,32),a,e,Uint8Array.from(d)]));return W(w,f,h)}function N({revision:f,
keyLength:h},n){return W((0,U.F)(b(n)),f,f===2?5:h)}function W(f,h,n){let t=f.subarray(0,n);if(h>=3)for(let e=0;e<50;e++)t=(0,U.F)(t).subarray(0,n);return t}function z({
revision:f,id0:h},n){if(f===2)return F(n,u);let t=(0,U.F)(Buffer.concat([u,h]));for(let e=0;e<20;e++)t=F(X(n,e),t);return t}function X(f,h){return h===0?f:f.map(
n=>n^h)}function Y(f,h,n){return h.length>=n&&f.subarray(0,n).every((t,e)=>t===h[e])}function tt(f,h,n){return Ft(f.user,f.wrappedByUser,h,n,new Uint8Array(0))}
function st(f,h,n){return Ft(f.owner,f.wrappedByOwner,h,n,f.user.subarray(0,48))}function rt(f,h,n){const t=Pt(f,h,new Uint8Array(0)),e=Pt(f,n,t.entry);return{user:t.
entry,wrappedByUser:t.wrapped,owner:e.entry,wrappedByOwner:e.wrapped}}function it(f,h,n){const t=Buffer.alloc(16,255);return t.writeInt32LE(h,0),t.write(n?"Tadb":
"Fadb",8,"latin1"),(0,o.randomBytes)(4).copy(t,12),(0,o.createCipheriv)("aes-256-ecb",f,null).setAutoPadding(!1).update(t)}const gt=new Uint8Array(16);function Ft(f,h,n,t,e){
const s=nt(n,t,f.subarray(32,40),e);if(!Buffer.from(s).equals(f.subarray(0,32)))return;const r=nt(n,t,f.subarray(40,48),e);return(0,o.createDecipheriv)("aes-256\
-cbc",r,gt).setAutoPadding(!1).update(h.subarray(0,32))}function Pt(f,h,n){const t=(0,o.randomBytes)(16),e=nt(6,h,t.subarray(0,8),n),s=nt(6,h,t.subarray(8),n),r=(0,o.
createCipheriv)("aes-256-cbc",s,gt).setAutoPadding(!1).update(f);return{entry:Buffer.concat([e,t]),wrapped:r}}function nt(f,h,n,t){let e=(0,o.createHash)("sha25\
6").update(h).update(n).update(t).digest();if(f<6)return e;for(let s=0,r=0;s<64||r>s-32;s++){const a=Buffer.concat([h,e,t]),d=Buffer.alloc(64*a.length,a),w=(0,o.
createCipheriv)("aes-128-cbc",e.subarray(0,16),e.subarray(16,32)).setAutoPadding(!1).update(d);let P=0;for(let _=0;_<16;_++)P+=w[_];e=(0,o.createHash)(["sha256",
"sha384","sha512"][P%3]).update(w).digest(),r=w[w.length-1]}return e.subarray(0,32)}var ot=M(20381);const mt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
pt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,qt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
te=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
At=/[\p{L}\p{Mc}\p{Nl}]/u;function ut(f){if(/^[\x20-\x7e]*$/.test(f))return f;const h=f.replace(mt,"").replace(pt," ").normalize("NFKC");if(qt.test(h))return;const n=[
...h],t=n.map(s=>te.test(s));return t.includes(!0)&&(n.some((s,r)=>!t[r]&&At.test(s))||!t[0]||!t.at(-1))?void 0:h}function ee(f){const h=ut(f),n=[...h===void 0?
[]:[Buffer.from(h,"utf8")],Buffer.from(f,"utf8"),...[It(f),_t(f)].filter(s=>s!==void 0)],e=[...n.filter(s=>s.length>St).map(s=>s.subarray(0,St)),...n];return e.
filter((s,r)=>e.findIndex(a=>a.equals(s))===r)}const St=127;function Ct(f){return typeof f=="string"?Buffer.from(ut(f)??f,"utf8").subarray(0,St):f}function bt(f){
return typeof f=="string"?It(f)??Buffer.from(f,"utf8"):f}function It(f){return Bt(f,h=>ot.SQ.get(h)??(h>=24&&h<32||h>=127&&h<161?-1:h))}function _t(f){return Bt(
f,h=>h)}function Bt(f,h){const n=Array.from(f,t=>h(t.codePointAt(0)));return n.every(t=>t>=0&&t<256)?Buffer.from(n):void 0}function yt(f,h){const{strings:n}=h,t=(s,r,a,d)=>{
if(s===S)return r;const w=Buffer.allocUnsafe(s.length(r.length));return s.encryptInto(r,a,d,w,0),w},e=(s,r,a,d,w,P)=>(s.encryptInto(r,a,d,w,P),s.length(r.length));
return{...f,uniform:h.named===void 0||h.encryptMetadata&&h.embedded===h.streams,decryptString:(s,r,a)=>n.decrypt(s,r,a),encryptString:(s,r,a)=>t(n,s,r,a),decryptStream:(s,r,a,d)=>wt(
h,d).decrypt(s,r,a),encryptStream:(s,r,a,d)=>t(wt(h,d),s,r,a),encryptedStringLength:s=>n.length(s),encryptedStreamLength:(s,r)=>wt(h,r).length(s),encryptStringInto:(s,r,a,d,w)=>e(
n,s,r,a,d,w),encryptStreamInto:(s,r,a,d,w,P)=>e(wt(h,d),s,r,a,w,P)}}function wt({streams:f,embedded:h,named:n,encryptMetadata:t},e){const s=e.get("Type");if((0,i.
Eo)(s,"XRef"))return S;if(n===void 0)return f;const r=vt(e);return r!==void 0?n.get(r)??f:!t&&(0,i.Eo)(s,"Metadata")?S:(0,i.Eo)(s,"EmbeddedFile")?h:f}function vt(f){
const h=f.get("Filter"),n=(0,i.cy)(h)?h.findIndex(r=>(0,i.Eo)(r,"Crypt")):(0,i.Eo)(h,"Crypt")?0:-1;if(n<0)return;const t=f.get("DecodeParms"),e=(0,i.cy)(t)?t[n]:
t,s=(0,i.Zm)(e)?e.get("Name"):void 0;return s instanceof i.SX?s.text:"Identity"}function Tt(f){if(vt(f)===void 0)return!1;const h=f.get("Filter"),n=f.get("Decod\
eParms"),t=(0,i.cy)(h)?h.findIndex(s=>(0,i.Eo)(s,"Crypt")):0,e=(0,i.cy)(h)?h.filter((s,r)=>r!==t):[];return e.length===0?(f.delete("Filter"),f.delete("DecodePar\
ms"),!0):(f.set("Filter",e),(0,i.cy)(n)&&f.set("DecodeParms",n.filter((s,r)=>r!==t)),!0)}function ne(f){return f.algorithm==="AES-128"?se(f):Nt(f)}const Lt=()=>(0,o.
randomBytes)(32);function se({userPassword:f,ownerPassword:h,permissions:n,id0:t}){const e=bt(f),s=D(4,16,bt(h),e),r=y({revision:4,keyLength:16,owner:s,permissions:n,
id0:t,encryptMetadata:!0},e),a=(0,i.jd)({Filter:(0,i.UU)("Standard"),V:4,R:4,Length:128,...Ut("AESV2",16),O:new i.Mx(s),U:new i.Mx(r.user),P:n});return Kt({dictionary:a,
version:"1.6",numbered:!0,identifier:t},l(r.fileKey))}function Nt({userPassword:f,ownerPassword:h,permissions:n}){const t=(0,o.randomBytes)(32),e=rt(t,Ct(f),Ct(
h)),s=(0,i.jd)({Filter:(0,i.UU)("Standard"),V:5,R:6,Length:256,...Ut("AESV3",32),O:new i.Mx(e.owner),OE:new i.Mx(e.wrappedByOwner),U:new i.Mx(e.user),UE:new i.Mx(
e.wrappedByUser),P:n,Perms:new i.Mx(it(t,n,!0))});return Kt({dictionary:s,version:"1.7",extensionLevel:8,numbered:!1},g(t))}function Ut(f,h){const n=(0,i.jd)({Type:(0,i.
UU)("CryptFilter"),CFM:(0,i.UU)(f),AuthEvent:(0,i.UU)("DocOpen"),Length:h});return{CF:(0,i.jd)({StdCF:n}),StmF:(0,i.UU)("StdCF"),StrF:(0,i.UU)("StdCF")}}function Kt(f,h){
return yt(f,{strings:h,streams:h,embedded:h,named:new Map([["StdCF",h],["Identity",S]]),encryptMetadata:!0})}var ht=M(49153);const jt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},at=-4,Mt=f=>1<<
jt[f]-1,Wt=Object.keys(jt);function zt(f){let h=at;for(const n of Wt)f[n]||(h&=~Mt(n));return f.allow_print?h:h&~Mt("allow_print_high_resolution")}function re(f){
return Wt.filter(h=>(f&Mt(h))===0)}function Ot(f,h,n){const t=$t(f),e=Rt(t,h,new Uint8Array(0)),s=e??(n?Et(ee(n),w=>Rt(t,h,w)):void 0);if(s===void 0)throw n?he():
ue();const{fileKey:r,access:a}=s,d=ct(t,r);return{...kt(t,s,Vt(t,r),d),access:a,locked:!1,permissions:t.permissions,revision:t.revision,keyBits:8*r.length,opensWithoutPassword:e!==
void 0,algorithm:fe(t.methods[d.streams===S?"embedded":"streams"],r),unrestricted:()=>ie(t,s)}}function kt(f,{identifier:h},n,t){const e={dictionary:n,...ce(f),
numbered:f.revision<=4,...h?{identifier:h}:{}};return yt(e,t)}function ie(f,h){const n={...f,permissions:at};let{fileKey:t}=h;const e=Vt(n,t);if(h.legacy){const s=y(
{...h.legacy.scheme,permissions:at},h.legacy.userPassword);t=s.fileKey,e.set("U",new i.Mx(s.user))}else e.set("Perms",new i.Mx(it(t,at,f.encryptMetadata)));return kt(
n,h,e,ct(n,t))}function Vt({encrypt:f,revision:h,permissions:n},t){const e=new i.Bi(f);e.set("P",n);for(const[r,a]of[["O",h<5?32:48],["U",h<5?32:48],["OE",32],[
"UE",32]]){const d=f.get(r);d instanceof i.Mx&&d.bytes.length>a&&e.set(r,new i.Mx(d.bytes.subarray(0,a)))}const s=f.get("Length");return s!==void 0&&!(typeof s==
"number"&&s%8===0&&s>=40&&s<=256)&&e.set("Length",8*t.length),e}function $t(f){const h=f.get("Filter");if(!(0,i.Eo)(h,"Standard"))throw dt(`the security handler\
 ${h instanceof i.SX?Xt(h):"without a name"}`);const n=xt(f.get("V"),0),t=xt(f.get("R"),0);if(!(n===5?t===5||t===6:[1,2,4].includes(n)&&t>=2&&t<=4))throw dt(`th\
e standard security handler with V ${n} and R ${t}`);const s={encrypt:f,version:n,revision:t,permissions:xt(f.get("P"),-4)|0};if(n<4)return{...s,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const r=f.get("CF"),a=new Map;for(const[P,_]of(0,i.Zm)(r)?r:[]){const T=(0,i.Zm)(_)?oe(_,n):void 0;
T!==void 0&&a.set(P,T)}a.set("Identity","none");const d=(P,_)=>{const T=f.get(P),K=a.get(T instanceof i.SX?T.text:_);if(K===void 0)throw dt(`the crypt filter ${T instanceof
i.SX?Xt(T):_}`);return K},w=f.get("StmF");return{...s,encryptMetadata:f.get("EncryptMetadata")!==!1,methods:{strings:d("StrF","Identity"),streams:d("StmF","Iden\
tity"),embedded:d("EFF",w instanceof i.SX?w.text:"Identity")},filters:a}}function oe(f,h){const n=f.get("CFM");return h===5&&(0,i.Eo)(n,"AESV3")?"AESV3":h===4&&
(0,i.Eo)(n,"AESV2")?"AESV2":h===4&&(0,i.Eo)(n,"V2")?"V2":n===void 0||(0,i.Eo)(n,"None")?"none":void 0}function Rt(f,h,n){const{encrypt:t,revision:e}=f;if(e>=5){
const w={owner:ft(t,"O",48),user:ft(t,"U",48),wrappedByOwner:ft(t,"OE",32),wrappedByUser:ft(t,"UE",32)};return Ht(tt(w,e,n),"user")??Ht(st(w,e,n),"owner")}const s=ft(
t,"O",1),r=ft(t,"U",1),{permissions:a,encryptMetadata:d}=f;return Et(h,w=>Et(ae(f),P=>{const _={revision:e,keyLength:P,owner:s,permissions:a,id0:w,encryptMetadata:d};
return Zt(_,r,n,"user")??Zt(_,r,j(_,n),"owner")}))}function Zt(f,h,n,t){const e=L(f,h,n);return e&&{fileKey:e,access:t,identifier:f.id0,legacy:{scheme:f,userPassword:n}}}
function Ht(f,h){return f&&{fileKey:f,access:h}}function ae({encrypt:f,version:h}){if(h===4)return[16];const n=xt(f.get("Length"),40),t=n%8===0&&n>=40&&n<=128?n/
8:5;return[...new Set(h===1?[5,t,16]:[t,16,5])]}function ct(f,h){const n={none:S},t=a=>a==="V2"?n.V2??=c(h):a==="AESV2"?n.AESV2??=l(h):a==="AESV3"?n.AESV3??=g(h):
S,{methods:e,filters:s,encryptMetadata:r}=f;return{strings:t(e.strings),streams:t(e.streams),embedded:t(e.embedded),named:s&&new Map([...s].map(([a,d])=>[a,t(d)])),
encryptMetadata:r}}function ce({version:f,revision:h,methods:n}){return h>=5?{version:"1.7",extensionLevel:h===5?3:8}:f===4?{version:Object.values(n).includes("\
AESV2")?"1.6":"1.5"}:{version:h===2?"1.1":"1.4"}}function fe(f,h){if(f!=="none")return f==="V2"?h.length===5?"RC4-40":"RC4-128":f==="AESV2"?"AES-128":"AES-256"}
function ft(f,h,n){const t=f.get(h);if(t instanceof i.Mx&&t.bytes.length>=n)return t.bytes;throw(0,ht.O$)(`its encryption dictionary has no usable /${h}.`)}function xt(f,h){
return typeof f=="number"?Math.trunc(f):h}function Et(f,h){for(const n of f){const t=h(n);if(t!==void 0)return t}}function Xt({text:f}){return/^[\w.+-]{1,40}$/.
test(f)?f:"with an unusual name"}function ue(){return(0,ht.hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs\
 a password to open: give it as open_password, or use remove_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that open\
s the document as open_password",fields:["open_password"]})}function he(){return new ht.zU("wrong_password","The given password does not open the PDF document",
{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check\
 open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function dt(f){return(0,ht.hJ)("unsupported_encryption",`is protected b\
y ${f}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${f}, which is not supported.`}],advice:"Only protection by passw\
ords can be opened, not by certificates or rights management"})}const Dt={...S,decrypt:()=>new Uint8Array(0)};function Gt(f){const h=Jt(f),n=s=>s==="none"?S:Dt,
t=[...h?.filters??[["Identity","none"]]],e={strings:n(h?.methods.strings),streams:n(h?.methods.streams),embedded:n(h?.methods.embedded),named:h&&!h.filters?void 0:
new Map(t.map(([s,r])=>[s,n(r)])),encryptMetadata:h?.encryptMetadata??!0};return{...yt({dictionary:f,version:"1.1",numbered:!0},e),access:"user",locked:!0,permissions:h?.
permissions??at,revision:h?.revision,opensWithoutPassword:!1,unrestricted:void 0,...h?de(h):le(f)}}function Jt(f){try{return $t(f)}catch(h){if(h instanceof ht.zU&&
h.code==="unsupported_encryption")return;throw h}}function de({encrypt:f,version:h,methods:n}){const t=n.streams==="none"?n.embedded:n.streams;if(t==="none")return{
algorithm:void 0,keyBits:void 0};if(t==="AESV3")return{algorithm:"AES-256",keyBits:256};if(h===4)return{algorithm:t==="AESV2"?"AES-128":"RC4-128",keyBits:128};const e=h===
1?40:Yt(f.get("Length"));return{algorithm:e===40?"RC4-40":"RC4-128",keyBits:e}}function le(f){const h=f.get("CF"),n=f.get("StmF"),t=(0,i.Zm)(h)&&n instanceof i.
SX?h.get(n.text):void 0,e=(0,i.Zm)(t)?t.get("CFM"):void 0;return(0,i.Eo)(e,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,i.Eo)(e,"AESV2")?{algorithm:"AES-128",keyBits:128}:
{algorithm:void 0,keyBits:void 0}}function Yt(f){return typeof f=="number"&&f%8===0&&f>=40&&f<=128?f:40}}),94496:((G,V,M)=>{M.d(V,{F:()=>U,V:()=>C});const o=[7,
12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],i=Int32Array.from({length:64},(k,F)=>Math.floor(Math.abs(Math.sin(F+1))*2**32)|0),U=k=>new C().digest(k);class C{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(F){const{state:S,tail:c}=this;S[0]=1732584193,S[1]=4023233417,S[2]=2562383102,S[3]=271733878;const{length:l}=F,
g=l&-64;for(let E=0;E<g;E+=64)this.compress(F,E);const m=l-g,p=m<56?64:128;for(let E=0;E<m;E++)c[E]=F[g+E];c[m]=128,c.fill(0,m+1,p);for(let E=0,R=l<<3;E<4;E++)c[p-
8+E]=R>>>(E<<3);c[p-4]=l>>>29;for(let E=0;E<p;E+=64)this.compress(c,E);const v=new Uint8Array(16);for(let E=0;E<16;E++)v[E]=S[E>>2]>>>((E&3)<<3);return v}compress(F,S){
const{words:c,state:l}=this;for(let E=0,R=S;E<16;E++,R+=4)c[E]=F[R]|F[R+1]<<8|F[R+2]<<16|F[R+3]<<24;let g=l[0],m=l[1],p=l[2],v=l[3];for(let E=0;E<64;E++){const R=E>>
4;let x,A;R===0?(x=m&p|~m&v,A=E):R===1?(x=v&m|~v&p,A=5*E+1):R===2?(x=m^p^v,A=3*E+5):(x=p^(m|~v),A=7*E);const I=g+x+i[E]+c[A&15]|0,B=o[R<<2|E&3];g=v,v=p,p=m,m=m+
(I<<B|I>>>32-B)|0}l[0]=l[0]+g,l[1]=l[1]+m,l[2]=l[2]+p,l[3]=l[3]+v}}}),65920:((G,V,M)=>{M.d(V,{F:()=>i});var o=M(16039);function i(k,F=()=>{}){if(k instanceof o.
Z6)return new o.Z6(i(k.dict,F),k.data,k.sealed);const S=C(k),c=[S];let l=1;for(let g=c.pop();g!==void 0;g=c.pop())if(Array.isArray(g)){l+=g.length;for(const[m,p]of g.
entries())g[m]=U(p,c)}else if((0,o.Zm)(g)){l+=g.size;for(const[m,p]of g)g.set(m,U(p,c))}return F(l),S}function U(k,F){const S=C(k);return S!==k&&F.push(S),S}function C(k){
return Array.isArray(k)?[...k]:(0,o.Zm)(k)?new o.Bi(k):k}}),36507:((G,V,M)=>{M.d(V,{i:()=>i});var o=M(38212);function i(U,C){const k=new o.KK(U,F=>C.copy(F,0,F.
length));return Object.assign(k.s,{i:0,w:0,z:0}),k}}),66249:((G,V,M)=>{M.d(V,{R:()=>k,g:()=>F});var o=M(269),i=M(48024);const U=new Int32Array(0),C=new i.s;class k{at=U;first=0;used=0;open=-1;close=-1;special=!1;scan=C;marksFrom=0;marksTo=0;own;locate(c,l,g){
const m=this.own??={at:new Int32Array(64),scan:new i.s},{scan:p}=m;if(this.at=m.at,this.scan=p,this.first=this.used=this.marksFrom=this.marksTo=0,p.reset(),l=(0,o.
AN)(c,l,g),c[l]!==o.iH||c[l+1]!==o.iH)return!1;for(this.open=l+=2;(l=(0,o.AN)(c,l,g))<g;){const v=c[l];if(v===o.vz)return this.close=l,this.marksTo=p.used,this.
special=p.byteRange,c[l+1]===o.vz;if(v!==o.cL)return!1;const E=++l;for(;l<g&&o.Kl[c[l]]===o.N9;l++)if(c[l]===o.wn)return!1;const R=l;R-E===9&&c[E]===o.Ah&&(0,o.
w1)(c,E,"ByteRange")&&(p.byteRange=!0);const x=l=(0,o.AN)(c,l,g);if(c[l]===o.vz||(l=p.value(c,l,g),l<0))return!1;this.add(E,R,x,l)}return!1}add(c,l,g,m){this.used+
4>this.at.length&&(this.at=this.own.at=F(this.at,this.used+4));const{at:p,used:v}=this;p[v]=c,p[v+1]=l,p[v+2]=g,p[v+3]=m,this.used=v+4}find(c,l){const{at:g,first:m}=this,
p=l.length;for(let v=this.used-4;v>=m;v-=4){const E=g[v];if(g[v+1]-E!==p)continue;let R=0;for(;R<p&&c[E+R]===l.charCodeAt(R);)R++;if(R===p)return v}return-1}}function F(S,c){
const l=new Int32Array(Math.max(S.length*2,c));return l.set(S),l}}),40537:((G,V,M)=>{M.d(V,{Q:()=>U});var o=M(38212);const i=16384;async function U(S,c,l,g,m){const p=C(
S.slice(0,3).map(Z=>Z.subarray(0,2))),[v=0,E=0]=p;if((v&15)!==8||(v<<8|E)%31!==0||E&32)return{ending:"damaged",reached:0};const R=Math.max(1024,Math.floor(i/g)),
x=new F;let A=0;const I=new o.EL(Z=>{const L=Math.min(Z.length,c-A);A+=Z.length,x.add(Z),L>0&&m(L===Z.length?Z:Z.subarray(0,L))}),B=[];try{let Z=2,L=0;for(const j of S)
for(let D=0;D<j.length;D+=R){const y=Math.min(Z,j.length-D,R),u=j.subarray(D+y,D+R);Z-=y;const b=A;A<c&&L<R?I.push(u):B.length<16&&B.push(u),L=A>b?0:L+u.length;
const O=l.step((u.length+A-b)*g);O&&await O}I.push(C(B).subarray(0,R),!0)}catch(Z){return A>=c?{ending:"loose",reached:A}:{ending:Z.code===o.YL.UnexpectedEOF?"s\
hort":"damaged",reached:A}}return{ending:A<=c&&k(S,x.value)?"clean":"loose",reached:A}}const C=S=>S.length===1?S[0]:Buffer.concat(S);function k(S,c){let l=new Uint8Array(
0);for(let m=S.length-1;m>=0&&l.length<6;m--)l=C([S[m].subarray(-6),l]);const g=Buffer.from(l);for(let m=0;m<=2&&g.length>=4+m;m++)if(g.readUInt32BE(g.length-4-
m)===c)return!0;return!1}class F{a=1;b=0;add(c){let{a:l,b:g}=this;for(let m=0;m<c.length;){const p=Math.min(m+2e3,c.length);for(;m<p;)g+=l+=c[m++];l%=65521,g%=65521}
this.a=l,this.b=g}get value(){return this.b*65536+this.a}}}),48118:((G,V,M)=>{M.d(V,{i:()=>I});var o=M(84293),i=M(269),U=M(19980),C=M(16039);const k=Symbol("clo\
se array"),F=Symbol("close dictionary"),S=Symbol("end"),c=32,l=32,g=32,m=32,p=224,v=224,E=8,R=256,x=65536,A=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class I{bytes;at;end;nesting;openString;room;closed=-1;constructor(L,j,D,y,u,b=1/0){
this.bytes=L,this.at=j,this.end=D,this.nesting=y,this.openString=u,this.room=b}value(){const L=this.token(0);return typeof L=="symbol"?null:L}token(L){const{bytes:j,
end:D}=this;if(this.room-=c,this.room<0)throw B();const y=(0,i.AN)(j,this.at,D);if(this.at=y,y>=D)return S;const u=j[y];if(u>=i.l0&&u<=i.ev)return this.numberOrReference();
switch(u){case i.cL:return this.name();case i.Cx:return this.string(this.literal());case i.iH:return j[y+1]!==i.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(L+1));case i.WL:return this.at++,this.array(L+1);case i.wt:return this.at++,k;case i.vz:return this.closed=y,j[y+1]===i.vz?(this.at+=2,F):(this.at++,
null);case i.s1:case i.Hv:case i.rc:return this.at++,null;default:return this.word()}}array(L){this.checkDepth(L),this.room-=m;const j=[];for(;;){j.length===E&&
j.every(y=>y instanceof C.oS)&&this.references(j);const D=this.token(L);if(D===k||D===S)return j;if(D===F)return this.at=this.closed,j;j.push(D)}}references(L){
const{bytes:j,end:D}=this;for(let y=R;;y=Math.min(2*y,x)){const u=(0,i.bS)(j).toString("latin1",this.at,Math.min(this.at+y,D)),b=A.exec(u)?.[0]??"";if(b==="")return;
const O=L.length;for(const N of b.split(" 0 R"))N!==""&&L.push(new C.oS(Number(N),0));if(this.room-=(L.length-O)*(c+l),this.at+=b.length,b.length<u.length>>1)return}}dictionary(L){
this.checkDepth(L),this.room-=v;const j=new C.Bi;let D,y=-1;for(;;){const u=this.at,b=this.token(L);if(b===F||b===S)return y>=0&&(0,C.hi)(j)&&this.keepSealed(j,
y),j;if(b===k)continue;const O=b;if(D===void 0){O instanceof C.SX&&(D=O.text);continue}O!==null&&j.set(D,O),this.openString&&D==="Contents"&&O instanceof C.Mx&&
(y=u),D=void 0}}keepSealed(L,j){L.set("Contents",new I(this.bytes,j,this.end,1).value())}checkDepth(L){if(L>this.nesting)throw(0,o.F)("nesting",`An object of th\
e document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:L,end:j}=this,D=this.at+1;return this.
room-=g,this.at=(0,i.Wd)(L,D,j),new C.SX((0,U.MQ)(L,D,this.at))}string(L){return this.room-=p,new C.Mx(this.openString?this.openString(L):L)}literal(){const{bytes:L,
end:j}=this,D=this.at+1;for(let y=D;y<j;y++){const u=L[y];if(u===i.s1)return this.at=y+1,L.slice(D,y);if(u===i.Cx||u===i.r_||u===i.u7)break}return this.at=(0,i.
t9)(L,this.at,j),(0,U.U1)(L,D,this.at)}hexadecimal(){const{bytes:L,end:j}=this,D=this.at+1,y=(0,i.$k)(L,D,j);return this.at=y,(0,i.sk)(L,D,y)}numberOrReference(){
const{bytes:L,end:j}=this;let D=this.at,y=0;for(;D<j&&L[D]>=i.l0&&L[D]<=i.ev;)y=y*10+(L[D++]-i.l0);if(D<j&&i.Kl[L[D]]===i.N9)return this.number();this.at=D,D=(0,i.
AN)(L,D,j);let u=0;const b=D;for(;D<j&&L[D]>=i.l0&&L[D]<=i.ev;)u=u*10+(L[D++]-i.l0);return D===b||(D=(0,i.AN)(L,D,j),D>=j||L[D]!==i.AV||D+1<j&&i.Kl[L[D+1]]===i.
N9)?y:(this.at=D+1,this.room-=l,y>2147483647?null:new C.oS(y,Math.min(u,65535)))}number(){const{bytes:L,end:j,at:D}=this;return this.at=(0,i.Wd)(L,D,j),(0,U.kz)(
L,D,this.at)}word(){const{bytes:L,at:j,end:D}=this,y=L[j];return y===i.b9||y===i.N5||y===i.fX?this.number():(0,i.wb)(L,j,"true")||(0,i.wb)(L,j,"false")?(this.at=
(0,i.Wd)(L,j,D),y===i.yh):(0,i.w1)(L,j,"endobj")||(0,i.w1)(L,j,"endstream")?S:(this.at=Math.max((0,i.Wd)(L,j,D),j+1),null)}}const B=()=>(0,o.F)("values","The ob\
jects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another pro\
gram")}),45913:((G,V,M)=>{M.d(V,{Uw:()=>g,uM:()=>k});var o=M(38212),i=M(36507),U=M(40537),C=M(348);const k=({codec:p,pace:v})=>p??l(v),F=65536,S=16384,c=1e5,l=p=>({
async deflate(v,E){if(v.length<=S){const A=(0,o.$)(v,{level:E}),I=p.step(c+v.length*10);return I&&await I,A}const R=new C.k(Math.max(256,v.length>>2)),x=(0,i.i)(
{level:E},R);for(let A=0;A<v.length;A+=F){v.length-A>S&&await p.rest(),x.push(v.subarray(A,A+F),A+F>=v.length);const I=p.step(c+Math.min(v.length,F)*10);I&&await I}
return R.bytes},async inflate(v,E){const{bytes:R,ending:x}=await m(v,E,p);return x==="clean"?R:void 0}});async function g(p,v,E){const{bytes:R,ending:x,reached:A}=await m(
p,v,E);return x==="clean"||x==="loose"&&A<v?R:void 0}async function m(p,v,E){const R=new C.k(Math.min(p.length*4,v));return{...await(0,U.Q)([p],v,E,1,A=>R.copy(
A,0,A.length)),bytes:R.bytes}}}),19980:((G,V,M)=>{M.d(V,{E3:()=>c,MQ:()=>i,U1:()=>S,kz:()=>C});var o=M(269);function i(g,m,p){let v="";for(let E=m;E<p;E++){let R=g[E];
if(R===o.wn&&E+2<p){const[x,A]=[(0,o.Li)(g[E+1]),(0,o.Li)(g[E+2])];x>=0&&A>=0&&(R=x*16+A,E+=2)}v+=String.fromCharCode(R)}return v}const U=15;function C(g,m,p){let v=m;
const E=g[v];(E===o.N5||E===o.b9)&&v++;let R=0,x=-1,A=0;for(;v<p;v++){const B=g[v];if(B>=o.l0&&B<=o.ev)A=A*10+(B-o.l0),R++,x>=0&&x++;else if(B===o.fX&&x<0)x=0;else
break}if(v<p||R===0||R>U)return F(g,m,p);const I=x>0?A/k[x]:A;return E===o.N5?-I:I}const k=Float64Array.from({length:U+1},(g,m)=>10**m);function F(g,m,p){const v=(0,o.
bS)(g).toString("latin1",m,p),E=Number(v);if(!Number.isNaN(E)&&/^[+-]?[\d.]/.test(v))return E;const R=/^[+-]*(\d*\.?\d*)/.exec(v),x=Number(R?.[1]??0)||0;return v.
startsWith("-")?-x:x}function S(g,m,p){for(let x=m;x<p;x++){const A=g[x];if(A===o.s1)return g.subarray(m,x);if(A===o.Cx||A===o.r_||A===o.u7)break}const v=new Uint8Array(
p-m);let E=0,R=1;for(let x=m;x<p;x++){let A=g[x];if(A===o.Cx)R++;else if(A===o.s1){if(--R===0)break}else if(A===o.u7)g[x+1]===o.kR&&x++,A=o.kR;else if(A===o.r_){
if(A=g[++x],x>=p)break;if(A>=o.l0&&A<=o.em){let I=A-o.l0;for(let B=0;B<2&&g[x+1]>=o.l0&&g[x+1]<=o.em;B++)I=I*8+g[++x]-o.l0;A=I&255}else if(A===o.u7){g[x+1]===o.
kR&&x++;continue}else{if(A===o.kR)continue;A=l.get(A)??A}}v[E++]=A}return v.subarray(0,E)}const c=(g,m,p)=>g[m]===o.Cx?S(g,m+1,p):(0,o.sk)(g,m+1,p),l=new Map([[
o.yq,o.kR],[o.AF,o.u7],[o.yh,o.d2],[o.OY,o.G_],[o.MV,o.o1]])}),48024:((G,V,M)=>{M.d(V,{A:()=>i,s:()=>B});var o=M(269);const i=-1,U=2**63,C=1,k=2,F=0,S=1,c=2,l=0,
g=1,m=2,p=3,v=4,E=5,R=6,x=7,A=8,I=new Uint8Array(256).fill(m);for(let D=0;D<256;D++)o.Kl[D]===o.t6&&(I[D]=l);for(let D=o.l0;D<=o.ev;D++)I[D]=g;for(const[D,y]of Object.
entries({"/":p,"<":v,">":E,"[":R,"]":x,"(":A,"%":l,")":l,"{":l,"}":l}))I[D.charCodeAt(0)]=y;class B{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(y,u,b){const O=this.
used+b-u;O>this.marks.length&&this.grow(O),this.marks.set(y.subarray(u,b),this.used),this.used=O}open(y,u,b){if(y>=this.opened.length){const O=new Uint8Array(this.
opened.length*2);O.set(this.opened),this.opened=O}return this.opened[y]=u,b}add(y,u,b){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=y>2147483647?0:y,this.marks[this.used+1]=u,this.marks[this.used+2]=b,this.used+=3,b}grow(y){const u=new Int32Array(Math.max(this.marks.length*2,y));u.set(
this.marks),this.marks=u}value(y,u,b){let O=0,N=F;for(let W=u;u<b;W=u){const z=y[u++];switch(I[z]){case l:z===o.IQ&&(u=(0,o.D)(y,W,b));continue;case g:{let X=z-
o.l0;for(;I[y[u]]===g;)X=X*10+(y[u++]-o.l0);if(u<b&&o.Kl[y[u]]===o.N9){u=(0,o.Wd)(y,u,b);break}if(X>=U)return-1;const Y=Z(y,u,b);N===c&&this.setLength(X,W,u,Y),
Y>u&&(u=this.add(X,W,Y));break}case m:for(;u<b&&o.Kl[y[u]]===o.N9;)u++;if(z===o.HF&&j(y,W,u))return-1;break;case p:for(;u<b&&o.Kl[y[u]]===o.N9;)u++;if(N=this.expectedAfter(
y,W,u-W,O===1&&N===F),O===0)return u;continue;case v:u=y[u]===o.iH?this.open(O++,k,u+1):this.hexString(y,W,b);break;case E:if(y[u]!==o.vz)continue;if(this.opened[--O]!==
k||++u>b)return-1;break;case R:u=this.open(O++,C,u);break;case x:if(this.opened[--O]!==C)return-1;break;case A:u=this.literalString(y,W,b);break}if(O===0)return u>
b?-1:u;N=F}return-1}setLength(y,u,b,O){const N=O>b;this.length=N?-1:y,this.lengthRef=N?y:-1,this.lengthStart=u,this.lengthEnd=O}literalString(y,u,b){const O=(0,o.
AZ)(y,u,b);return O<0?b+1:this.strings?this.add(i,u,O):O}hexString(y,u,b){const O=(0,o.$k)(y,u,b);return this.strings?this.add(i,u,O):O}expectedAfter(y,u,b,O){return b===
10&&y[u+1]===o.Ah&&(0,o.w1)(y,u,"/ByteRange")&&(this.byteRange=!0),O?b===7&&y[u+1]===o.A4&&(0,o.w1)(y,u,"/Length")?c:S:F}}function Z(D,y,u){if(D[y]===o.Z4&&D[y+
1]===o.l0&&D[y+3]===o.AV&&D[y+2]===o.Z4&&y+4<=u)return L(D,y+4,u)?y+4:y;const b=(0,o.AN)(D,y,u);let O=b,N=0;for(;O<u&&(0,o.yp)(D[O]);O++)N=N*10+(D[O]-o.l0);if(O===
b||N>=U)return y;const W=(0,o.AN)(D,O,u);return W<u&&D[W]===o.AV&&L(D,W+1,u)?W+1:y}const L=(D,y,u)=>y>=u||o.Kl[D[y]]!==o.N9;function j(D,y,u){return u-y===6&&(0,o.
w1)(D,y,"endo")||u-y===9&&(0,o.w1)(D,y,"ends")}}),15975:((G,V,M)=>{M.d(V,{ZV:()=>E,bD:()=>k,dZ:()=>l,pS:()=>g,sd:()=>R,yT:()=>C});var o=M(269),i=M(16039);const U=8,
C={number:0,generation:0};function k(x,A,I){if(A===null)x.text("null");else if(typeof A=="number")x.text(E(A));else if(typeof A=="boolean")x.text(A?"true":"fals\
e");else if(A instanceof i.SX)l(x,A.text);else if(A instanceof i.oS)x.text(c(A,I));else if(A instanceof i.Mx)g(x,A.bytes,I);else if(Array.isArray(A)){if(x.byte(
o.WL),A.length>=U&&A.every(B=>B instanceof i.oS))x.text(A.map(B=>c(B,I)).join(" "));else for(const[B,Z]of A.entries())B>0&&x.byte(o.Z4),k(x,Z,I);x.byte(o.wt)}else
A instanceof i.Bi?F(x,A,I):k(x,A.dict,I)}function F(x,A,I){const B=I.security&&A.has("ByteRange")?{...I,security:void 0}:I;x.text("<<");for(const[Z,L]of A)l(x,Z),
S(L)&&x.byte(o.Z4),k(x,L,Z==="Contents"?B:I);x.text(">>")}const S=x=>x===null||typeof x=="number"||typeof x=="boolean"||x instanceof i.oS;function c(x,{renumber:A,
generationOf:I}){const B=A?A(x):x.number;return A&&B===0?"null":`${B} ${I?I(B):A?0:x.generation} R`}function l(x,A){x.byte(o.cL);for(let I=0;I<A.length;I++){const B=A.
charCodeAt(I)&255;B!==o.Cq&&(B>o.Z4&&B<=o.du&&B!==o.wn&&o.Kl[B]===o.N9?x.byte(B):x.text(`#${v(B)}`))}}function g(x,A,{security:I,number:B,generation:Z}){if(I){m(
x,I.encryptString(A,B,Z));return}let L=0;for(const j of A)(j<o.Z4||j>o.du)&&L++;if(L*3>A.length){m(x,A);return}x.byte(o.Cx);for(const j of A)(j===o.Cx||j===o.s1||
j===o.r_)&&x.byte(o.r_),j===o.u7?x.text("\\r"):x.byte(j);x.byte(o.s1)}function m(x,A){x.byte(o.iH);for(const I of A)x.byte(p.charCodeAt(I>>4)),x.byte(p.charCodeAt(
I&15));x.byte(o.vz)}const p="0123456789abcdef",v=x=>p[x>>4]+p[x&15];function E(x){if(!Number.isFinite(x))return"0";const A=Math.abs(x);if(Number.isInteger(x)&&A<
1e15)return String(x);if(A>=2**63)return`${BigInt(x)}.0`;const I=String(x);return I.includes("e")?x.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):I}function R(x){
const A=[x];for(;A.length>0;){const I=A.pop();if(I instanceof i.Mx)return!0;if(Array.isArray(I))for(const B of I)A.push(B);else if(I instanceof i.Bi)for(const B of I.
values())A.push(B);else I instanceof i.Z6&&A.push(I.dict)}return!1}}),66498:((G,V,M)=>{M.d(V,{D:()=>k});var o=M(269);const i=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
U=/^(true|false|null)$/,C=/#(?![0-9A-Fa-f]{2})|#00/;function k(g,m,p){const v=[],E=()=>{const x=v.at(-1);x?.keys&&(x.value=!1)},R=(0,o.AN)(g,m,p);for(;;){if(m=(0,o.
AN)(g,m,p),m>=p)return!1;const x=v.at(-1),A=g[m];if(A===o.vz||A===o.wt){if(!x||x.keys===void 0!=(A===o.wt)||x.keys&&(x.value||++m>=p||g[m]!==o.vz))return!1;v.pop(),
m++}else if(x?.keys&&!x.value){const I=(0,o.Wd)(g,m+1,p),B=l(g,m,I);if(A!==o.cL||C.test(B)||x.keys.has(B))return!1;x.keys.add(B),x.value=!0,m=I;continue}else if(A===
o.WL||A===o.iH&&g[m+1]===o.iH){v.push(A===o.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),m+=A===o.WL?1:2;continue}else if(m=F(g,m,p),m<0)return!1;if(E(),v.
length===0)return!(0,o.yp)(g[R])||g[m-1]!==o.AV}}function F(g,m,p){switch(g[m]){case o.cL:{const v=(0,o.Wd)(g,m+1,p);return C.test(l(g,m,v))?-1:v}case o.Cx:return(0,o.
AZ)(g,m,p);case o.iH:for(m++;m<p&&g[m]!==o.vz;m++)if(!c(g[m])&&o.Kl[g[m]]!==o.t6)return-1;return m<p?m+1:-1;default:{const v=(0,o.Wd)(g,m,p),E=l(g,m,v);return U.
test(E)?v:i.test(E)?S(g,E,v,p):-1}}}function S(g,m,p,v){if(!/^\d+$/.test(m))return p;const E=(0,o.AN)(g,p,v),R=(0,o.Wd)(g,E,v),x=l(g,E,R),A=(0,o.AN)(g,R,v);return!/^\d+$/.
test(x)||g[A]!==o.AV||o.Kl[g[A+1]??o.Z4]===o.N9?p:Number(m)<=2147483647&&Number(x)<=65535?A+1:-1}const c=g=>g>=o.l0&&g<=o.ev||(g|32)>=97&&(g|32)<=102;function l(g,m,p){
return String.fromCharCode(...g.subarray(m,Math.min(p,m+200)))}}),20381:((G,V,M)=>{M.d(V,{SQ:()=>i,g7:()=>C,wx:()=>k});var o=M(16039);const i=new Map([...[728,711,
710,729,733,731,730,732].map((c,l)=>[c,24+l]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,
338,352,376,381,305,322,339,353,382].map((c,l)=>[c,128+l]),[8364,160]]),U=new Map([...i].map(([c,l])=>[l,c]));function C({bytes:c}){if(c[0]===254&&c[1]===255)return new TextDecoder(
"utf-16be").decode(c.subarray(2));if(c[0]===255&&c[1]===254)return new TextDecoder("utf-16le").decode(c.subarray(2));if(c[0]===239&&c[1]===187&&c[2]===191)return new TextDecoder().
decode(c.subarray(3));let l="";for(const g of c)l+=String.fromCharCode(U.get(g)??g);return l}function k(c){const l=new Uint8Array(c.length);for(let m=0;m<c.length;m++){
const p=F(c.charCodeAt(m));if(p===void 0)return new o.Mx(S(c));l[m]=p}const g=l[0]===254&&l[1]===255||l[0]===255&&l[1]===254;return new o.Mx(g||l[0]===239&&l[1]===
187&&l[2]===191?S(c):l)}function F(c){return c>=32&&c<127||c===9||c===10||c===13||c>=161&&c<=255&&c!==173?c:i.get(c)}function S(c){const l=Buffer.alloc(c.length*
2+2);l.writeUInt16BE(65279,0);for(let g=0;g<c.length;g++)l.writeUInt16BE(c.charCodeAt(g),2+g*2);return l}}),16039:((G,V,M)=>{M.d(V,{Bi:()=>k,Eo:()=>g,Mx:()=>i,Px:()=>v,
SX:()=>o,UU:()=>p,Z6:()=>F,Zm:()=>S,cy:()=>l,hi:()=>E,i9:()=>c,jd:()=>m,oS:()=>U,rV:()=>C});class o{text;constructor(x){this.text=x}}class i{bytes;constructor(x){
this.bytes=x}}class U{number;generation;constructor(x,A=0){this.number=x,this.generation=A}}class C extends U{part;constructor(x,A){super(A,0),this.part=x}}class k extends Map{}
class F{dict;data;sealed;constructor(x,A,I){this.dict=x,this.data=A,this.sealed=I}}const S=R=>R instanceof k,c=R=>R instanceof U,l=R=>Array.isArray(R),g=(R,x)=>R instanceof
o&&R.text===x;function m(R){const x=new k;for(const[A,I]of Object.entries(R))I!==void 0&&x.set(A,I);return x}const p=R=>new o(R),v=R=>new i(Uint8Array.from(Buffer.
from(R,"latin1")));function E(R){const x=R.get("Type");return g(x,"Sig")||g(x,"DocTimeStamp")||R.has("ByteRange")}})};
