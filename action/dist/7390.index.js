"use strict";exports.id=7390,exports.ids=[7390],exports.modules={8212:((at,G,b)=>{b.d(G,{$:()=>B,EL:()=>_,HM:()=>o,KK:()=>v,YL:()=>R});const c=()=>b(9815),o=(S,a)=>c().inflateSync(
S,a),B=(S,a)=>c().zlibSync(S,a),_=function(...S){return Reflect.construct(c().Inflate,S)},v=function(...S){return Reflect.construct(c().Zlib,S)},R={get UnexpectedEOF(){
return c().FlateErrorCode.UnexpectedEOF}}}),9815:((at,G,b)=>{b.r(G),b.d(G,{FlateErrorCode:()=>c.YL,Inflate:()=>c.EL,Zlib:()=>c.KK,inflateSync:()=>c.HM,zlibSync:()=>c.
$});var c=b(7718)}),8962:((at,G,b)=>{b.d(G,{Kc:()=>l,TT:()=>At,M_:()=>h,tN:()=>Rt});var c=b(9153),o=b(269);function B(L){let F=L.length+5;for(const J of L)J===o.
y_&&(F+=3);const P=new Uint8Array(F);let K=0,W=0,$=0,X=L[0]===o.iH&&L[1]===o.du?2:0;for(;X<L.length;X++){const J=L[X];if(J===o.du)break;if(o.Kl[J]!==o.t6){if(J===
o.y_&&$===0){K+=4;continue}if(!(J<o.Ec||J>o.Hh)&&(W=W*85+(J-o.Ec),!(++$<5))){for(let ht=24;ht>=0;ht-=8)P[K++]=Math.floor(W/2**ht)&255;W=$=0}}}if($>1){for(let J=$;J<
5;J++)W=W*85+84;for(let J=0;J<$-1;J++)P[K++]=Math.floor(W/2**(24-8*J))&255}return P.slice(0,K)}var _=b(8212),v=b(1967),R=b(4293);function S({stream:L,total:F},P){
const K="It may be a decompression bomb; if it is not, save it without compression in another program";return P>L?(0,R.F)("streamBytes",`A stream of the documen\
t expands to more than ${L} bytes`,K):(0,R.F)("expansion",`The streams of the document expand to more than ${F} bytes`,K)}class a{budget;chunks=[];size=0;consumed=0;constructor(F){
this.budget=F}push(F){if(this.size+=F.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,S(this.budget,
this.size);this.chunks.push(F)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const F=new Uint8Array(this.size);let P=0;
for(const K of this.chunks)F.set(K,P),P+=K.length;return F}}const l=L=>(0,_.$)(L,{level:4,mem:3}),h=L=>(0,_.$)(L,{level:0}),d=16384,x=1<<26;function w(L,F,P){const K=F.
codec?.inflateNow(L,Math.min(F.stream,F.remaining,x));if(K)return F.remaining-=K.length,K;let W=0;for(;W<L.length&&W<4&&o.Kl[L[W]]===o.t6;)W++;const $=(L[W]&15)===
8&&(L[W]<<8|L[W+1])%31===0;$||(P.found=!0);const X=m(L.subarray($?W+2:0),F,P);if(X)return X;throw(0,c.O$)("a compressed stream is damaged")}function m(L,F,P){if(F.
remaining<=0)throw S(F,0);const K=new a(F);if(L.length<=16*d){const $=(F.scratch??new v.f).bytes;try{const X=(0,_.HM)(L,{out:$});if(X.length<$.length)return K.push(
X.slice()),K.finish()}catch(X){if(X instanceof c.zU)throw X}}if(g(L,K,L.length))return K.finish();P.found=!0;const W=new a(F);return g(L,W,Math.floor(K.consumed/
d)*d),W.size===0?void 0:W.finish()}const p=16;function g(L,F,P){const K=new _.EL($=>{$.length&&F.push($)}),W=P<L.length;try{for(let $=0;$<L.length;){const X=$<P?
d:p;F.consumed=$,K.push(L.subarray($,$+X),!W&&$+X>=L.length),$+=X}}catch($){if($ instanceof c.zU)throw $;return!1}return!0}const y=256,I=257,j=258,et=4096,nt=65536,
ft=-1;function Y(L,F,P,K){const W=new E(P);let $=9,X=0,J=0;for(let ht=0;ht<L.length;ht++){if(J=(J<<8|L[ht])&16777215,X+=8,X<$)continue;X-=$;const xt=J>>X&(1<<$)-
1;if(xt===I)break;if(xt===y)W.clear();else if(!W.put(xt)){K.found=!0;break}$=C(W.next+F)}return W.finish()}function C(L){return L>=2048?12:L>=1024?11:L>=512?10:
9}class E{next=j;previous=ft;prefix=new Int16Array(et);suffix=new Uint8Array(et);length=new Uint16Array(et);collector;out=new Uint8Array(nt);used=0;constructor(F){
this.collector=new a(F);for(let P=0;P<y;P++)this.suffix[P]=P,this.length[P]=1}clear(){this.next=j,this.previous=ft}put(F){const{previous:P,next:K,length:W}=this,
$=F<K;if(!$&&(P===ft||F!==K))return!1;const X=$?W[F]:W[P]+1;this.used+X>nt&&this.flush();const J=this.used,ht=this.write($?F:P,J);return $||(this.out[J+X-1]=ht),
P!==ft&&K<et&&this.add(P,ht),this.used=J+X,this.previous=F,!0}write(F,P){const{out:K,prefix:W,suffix:$}=this;for(let X=P+this.length[F]-1;X>P;X--)K[X]=$[F],F=W[F];
return K[P]=$[F]}add(F,P){const{next:K}=this;this.prefix[K]=F,this.suffix[K]=P,this.length[K]=this.length[F]+1,this.next=K+1}flush(){this.collector.push(this.out.
subarray(0,this.used)),this.out=new Uint8Array(nt),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}function T(L,F,P){
const K=L?.get(F);return typeof K=="number"?Math.trunc(K):P}function k(L,F){const P=T(F,"Predictor",1);if(P<=1)return L;const K=st(T(F,"Colors",1),1,32),W=st(T(
F,"BitsPerComponent",8),1,16),$=st(T(F,"Columns",1),1,1<<24),X=Math.max(1,K*W>>3),J=Math.ceil(K*W*$/8);return P===2?V(L,J,X,W):Z(L,J,X)}function V(L,F,P,K){if(K!==
8)return L;const W=L.slice();for(let $=0;$<W.length;$+=F){const X=Math.min($+F,W.length);for(let J=$+P;J<X;J++)W[J]=W[J]+W[J-P]}return W}function Z(L,F,P){const K=Math.
ceil(L.length/(F+1)),W=new Uint8Array(L.length-K);let $=0;for(let X=0;X<K;X++){const J=X*(F+1),ht=L[J],xt=Math.min(F,L.length-J-1),pt=X*F,vt=pt-F;for(let dt=0;dt<
xt;dt++){const gt=L[J+1+dt],Et=dt>=P?W[pt+dt-P]:0,Ot=X>0?W[vt+dt]:0;switch(ht){case 1:W[pt+dt]=gt+Et;break;case 2:W[pt+dt]=gt+Ot;break;case 3:W[pt+dt]=gt+(Et+Ot>>
1);break;case 4:{const kt=X>0&&dt>=P?W[vt+dt-P]:0;W[pt+dt]=gt+Q(Et,Ot,kt);break}default:W[pt+dt]=gt}}$=pt+xt}return W.subarray(0,$)}function Q(L,F,P){const K=L+
F-P,[W,$,X]=[Math.abs(K-L),Math.abs(K-F),Math.abs(K-P)];return W<=$&&W<=X?L:$<=X?F:P}const st=(L,F,P)=>Math.min(Math.max(L,F),P);function ut(L,F){let P=0;if(lt(
L,($,X,J)=>P+=X+J),P>F.stream||P>F.remaining)throw S(F,P);F.remaining-=P;const K=new Uint8Array(P);let W=0;return lt(L,($,X,J)=>{for(let ht=0;ht<X;ht++)K[W+ht]=
L[$+ht];J>0&&K.fill(L[$],W,W+J),W+=X+J}),K}function lt(L,F){for(let P=0;P<L.length&&L[P]!==128;){const K=L[P++];if(P>=L.length)return;K<128?F(P,Math.min(K+1,L.length-
P),0):F(P,0,257-K),P+=K<128?K+1:1}}const yt={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},bt=new Set(["FlateD\
ecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),At=L=>bt.has(yt[L]??L);function Rt(L,F,P,K,W={found:!1}){switch(yt[L]??L){case"F\
lateDecode":return k(w(F,K,W),P);case"LZWDecode":return k(Y(F,T(P,"EarlyChange",1),K,W),P);case"ASCII85Decode":return B(F);case"ASCIIHexDecode":return(0,o.sk)(F,
0,F.length);case"RunLengthDecode":return ut(F,K);case"Crypt":return F;default:throw(0,c.O$)("a stream that must be read uses a filter that is not supported")}}}),
8143:((at,G,b)=>{b.d(G,{HV:()=>c,UT:()=>B,jC:()=>_,tL:()=>o,wg:()=>R});const c=0,o=1,B=2,_=3,v=1e5;class R{kind;place;detail;size=0;overflowed=!1;bound;constructor(a,l){
this.bound=Math.min(a.objects,Math.max(1e6,l));const h=l<v?64:1024;this.kind=new Uint8Array(h),this.place=new Int32Array(h),this.detail=new Int32Array(h)}offer(a,l,h,d){
a<this.kind.length&&this.kind[a]!==c||this.set(a,l,h,d)}set(a,l,h,d){if(a>this.bound){this.overflowed=!0;return}a>=this.kind.length&&this.grow(a+1),this.kind[a]=
l,this.place[a]=h,this.detail[a]=d,a>=this.size&&(this.size=a+1)}grow(a){const l=Math.min(Math.max(a,this.kind.length*2),this.bound+1),[h,d,x]=[new Uint8Array(l),
new Int32Array(l),new Int32Array(l)];h.set(this.kind),d.set(this.place),x.set(this.detail),[this.kind,this.place,this.detail]=[h,d,x]}}}),7390:((at,G,b)=>{b.d(G,
{E:()=>ce});var c=b(9153),o=b(269),B=b(5920),_=b(4293),v=b(5533),R=b(8962),S=b(5913),a=b(6039);function l(f,t,e,n){const s=f.job.limits.filters,r=(0,v.c3)(f,t.dict.
get("Filter")??t.dict.get("F")),i=(0,v.c3)(f,t.dict.get("DecodeParms")??t.dict.get("DP"));if(r.length>s)throw(0,_.F)("filters",`A stream of the document has ${r.
length} filters; at most ${s} are allowed`,"Open it in another PDF program and save it again");let u=f.encoded(t);for(const[A,O]of r.entries()){const M=f.dict(i[A]);
O instanceof a.SX&&(u=(0,R.tN)(O.text,u,M&&(0,v.x$)(f,M),e,n))}return u}async function h(f,t,e){const[n,...s]=(0,v.c3)(f,t.dict.get("Filter")??t.dict.get("F")),
r=(0,v.c3)(f,t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,a.Eo)(n,"FlateDecode")||s.length>0||r.some(u=>u!==null))return;const i=await(0,S.u)(f.job).inflate(
f.encoded(t),Math.min(e.stream,e.remaining));return i&&(e.remaining-=i.length),i}function d(f,t,e){if((0,v.c3)(f,t.dict.get("Filter")??t.dict.get("F")).some(r=>r instanceof
a.SX&&!(0,R.TT)(r.text)))return;const s={found:!1};try{return{data:l(f,t,e,s),whole:!s.found}}catch(r){if(r instanceof c.zU&&r.code==="unreadable_document")return{
data:new Uint8Array(0),whole:!1};throw r}}var x=b(8143),w=b(8118),m=b(9448),p=b(8024);function g(f,t){const e=f.get(t);if(!(e instanceof a.Z6))return;const[n,s]=[
f.resolve(e.dict.get("N")),f.resolve(e.dict.get("First"))];if(typeof n!="number"||typeof s!="number"||!Number.isInteger(s)||s<0)return;let r;try{r=f.decoded(e)}catch(M){
if(M instanceof c.zU&&M.code==="unreadable_document")return;throw M}const[i,u]=[[],[]];let A=0;for(;i.length<n;){const M=(0,o.JI)(r,(0,o.AN)(r,A,r.length),r.length),
D=(0,o.JI)(r,(0,o.AN)(r,M.after,r.length),r.length);if(M.value<0||M.value>2147483647||D.value<0||s+D.value>r.length)break;i.push(M.value),u.push(s+D.value),A=D.
after}const O=new Int32Array(u.length);for(let M=0;M<O.length;M++)O[M]=u[M+1]??r.length;if((0,o.bS)(r).includes("stream")){const M=new p.s;for(const[D,N]of u.entries()){
M.reset();const H=M.value(r,N,O[D]);H>=0&&(O[D]=H)}}return{data:r,numbers:new Int32Array(i),starts:new Int32Array(u),ends:O}}class y{document;streams;security;encryptNumber=-1;objectStreams=new Map;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n}=t;this.streams=new m.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){const e=new y(t);e.security=this.
security,e.encryptNumber=this.encryptNumber,e.effort=this.effort;for(const[n,s]of this.objectStreams)e.objectStreams.set(n,s);return e}unlock(t,e){this.security=
t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:s}=n,r=this.parser(t,e.bytes,e.start,e.end),i=r.value();if(this.spend(
r.at-e.start),!(i instanceof a.Bi)||e.bytes!==s)return i;const u=(0,o.AN)(s,r.at,s.length);if(!(0,o.w1)(s,u,"stream"))return i;const{start:A,end:O}=this.streams.
data(u,this.lengthOf(i.get("Length"))),M=this.security&&!(0,a.Eo)(i.get("Type"),"XRef");return new a.Z6(i,s.subarray(A,O),M?{number:t,generation:n.generation(t)}:
void 0)}parser(t,e,n,s){const{document:r,security:i}=this;let u;if(i&&t!==this.encryptNumber&&r.table.kind[t]===x.tL){const A=r.generation(t);u=O=>i.decryptString(
O,t,A)}return new w.i(e,n,s,r.job.limits.nesting,u)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),n=e&&new w.i(e.bytes,e.start,Math.min(
e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:s}=this;if(s.has(t)||n.table.kind[t]!==x.tL)return;s.add(t);const r=g(n,t);return s.delete(t),r&&(this.effort+=r.data.length*
n.job.limits.parsing),this.objectStreams.set(t,r),r}spend(t){if(this.effort-=t,this.effort<0)throw(0,c.O$)("its objects overlap")}}var I=b(6842),j=b(6643),et=b(
625);const nt=100;class ft{document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new j.L;constructor(t){
this.document=t}async read(){const t=await(0,et.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,
this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.found=t.found}copyFrom(t){this.numbers=t.
numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const s of et.i)e[s]!==void 0&&(n[s]=(0,B.F)(e[s]));
return n}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.
numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=
e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.
ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.
numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});this.unclear=
[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new I.B(this.document);
for(const n of t){this.document.exists(n)&&e.keep(n);const s=this.document.job.pace.step(1e3);s&&await s}}async keep(t){const{numbers:e,ancestry:n}=this,s=e.filter(
(r,i)=>t[i]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(s);return}this.numbers=s,this.ancestry=n.filter(
(r,i)=>t[i]),this.positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),s=new Map,r=this.inherited.map(D=>C(e,D,s)),{nodes:i,parents:u}=this.
grow(n),A=i.map(({ref:D})=>({Parent:D}));for(let D=0;D<n.length;D++){const N=n[D],H=this.indexOf(N),tt=u[D];i[tt].kids.push(new a.oS(N,e.generation(N)));const ct=H<
0?Y:r[this.ancestry[H]];e.patch(N,A[tt],ct);const mt=e.job.pace.step(600);mt&&await mt}for(const{ref:D,kids:N,parent:H,count:tt}of i)e.put(D,new a.Bi([["Type",new a.
SX("Pages")],...H?[["Parent",H]]:[],["Kids",N],["Count",tt]]));const O=i[i.length-1].ref,M=e.catalog.get("Pages");(!(M instanceof a.oS)||M.number!==O.number)&&e.
editCatalog().set("Pages",O),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new j.L(!1)}grow(t){
const{document:e}=this,n=t.length,s=e.catalog.get("Pages"),r=s instanceof a.oS&&s.number>0&&!t.includes(s.number)?s:void 0,i=[];let u=[];const A=(D,N)=>({ref:N&&
r?new a.oS(r.number,e.generation(r.number)):e.add(null),kids:[],parent:void 0,count:D}),O=Math.max(1,Math.ceil(n/nt));for(let D=0;D<O;D++)u.push(A(Math.min(nt,n-
D*nt),O===1));const M=Array.from({length:n},(D,N)=>Math.floor(N/nt));for(;u.length>1;){i.push(...u);const D=Math.ceil(u.length/nt),N=Array.from({length:D},()=>A(
0,D===1));for(const[H,tt]of u.entries()){const ct=N[Math.floor(H/nt)];tt.parent=ct.ref,ct.kids.push(tt.ref),ct.count+=tt.count}u=N}return i.push(...u),{nodes:i,
parents:M}}}const Y={};function C(f,t,e){const{Resources:n}=t;if(!(n instanceof a.Bi))return{...t};const s=e.get(n)??f.add(n);return e.set(n,s),{...t,Resources:s}}
const E=1,T=2,k=3;class V{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new V(0);for(const[e,n]of this.
edited)t.edited.set(e,(0,B.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,E)===T&&
this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,T),this.patched.set(t,e)}remove(t){const e=this.set(t,k);e===E?this.edited.delete(t):e===T&&this.
patched.delete(t)}set(t,e){if(t>=this.kind.length){const s=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));s.set(this.kind),this.kind=s}const n=this.
kind[t];return this.kind[t]=e,this.any=!0,n}}var Z=b(7967),Q=b(5975);const st={},ut=4096,lt=1<<21,yt=`
endobj
`,bt=`>>${yt}`,At=2147483647;class Rt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Z.k(256);scan=new p.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,s,r){
(s!==this.entries||r!==this.defaults)&&this.prepare(s,r);const{text:i,defaultTexts:u}=this,{open:A,close:O}=n,M=e<0,D=M?A-2:e;this.reserve(O-D+i.bytes.length+this.
defaultSize);const N=this.used,H=this.noted,tt=this.keepOthers(t,D,n);this.put(t,tt,O);let ct=n.special||i.special;for(let mt=0;mt<u.length;mt++){const wt=u[mt];
n.find(t,wt.key)>=0||(ct||=wt.special,this.put(wt.bytes,0,wt.bytes.length),this.note(wt.marks,0,wt.marks.length,At))}return this.put(i.bytes,0,i.bytes.length-(M?
yt.length:0)),this.note(i.marks,0,i.marks.length,At),{bytes:this.memory,start:N+A-2-D,end:M?this.used:this.used-yt.length,from:M?-1:N,to:M?-1:this.used-1,references:ct?
void 0:this.references,first:H,last:this.noted}}keepOthers(t,e,{at:n,first:s,used:r,scan:i,marksFrom:u,marksTo:A}){const{keys:O}=this,{marks:M}=i;let D=u,N=e;for(let H=s;H<
r;H+=4){const tt=n[H],ct=n[H+1]-tt;for(let mt=0;mt<O.length;mt++)if(!(O[mt].length!==ct||!(0,o.w1)(t,tt,O[mt])))for(D=this.note(M,D,A,tt),this.put(t,N,tt-1),N=n[H+
3];D<A&&M[D+1]<N;)D+=3}return this.note(M,D,A,At),N}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.
keys(e).filter(s=>!(s in t));this.defaultTexts=n.map(s=>{const r=this.textOf(e,[s]);return{...r,key:s,bytes:r.bytes.subarray(0,-bt.length)}}),this.defaultSize=this.
defaultTexts.reduce((s,{bytes:r})=>s+r.length,0)}textOf(t,e){const{draft:n,scan:s}=this;n.clear(),n.text("<<");for(const u of e){const A=t[u];A!==void 0&&((0,Q.
dZ)(n,u),n.byte(o.Z4),(0,Q.bD)(n,A,Q.yT))}n.text(bt);const r=new Uint8Array(n.bytes);s.reset();const i=s.value(r,0,r.length)!==r.length-yt.length;return{bytes:r.
subarray(2),marks:s.marks.slice(0,s.used),special:i||s.byteRange}}note(t,e,n,s){let r=e;for(;r<n&&t[r+1]<s;r+=3)this.refer(t[r]);return r}refer(t){if(this.noted===
this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(
new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(ut,Math.min(this.memory.
length*2,lt),Math.min(this.sourceLength>>4,lt));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function L(f,t,e){for(const[n,s]of Object.
entries(t))s===void 0?f.delete(n):f.set(n,s);for(const[n,s]of Object.entries(e))s!==void 0&&!f.has(n)&&!(n in t)&&f.set(n,s)}var F=b(6249);const P=6;class K{index=new Int32Array(
0);records=new Int32Array(P*16);count=0;at=new Int32Array(64);used=0;scan=new p.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,F.g)(this.index,e)),this.index[t]!==
0)return;this.reserve(n.used-n.first);const{records:s,scan:r}=this,i=this.count*P;s[i]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),s[i+1]=this.
used+=n.used-n.first,s[i+2]=n.open,s[i+3]=n.close,s[i+4]=r.used,r.append(n.scan.marks,n.marksFrom,n.marksTo),s[i+5]=r.used,this.index[t]=++this.count}recall(t,e){
const n=this.index[t];if(!n)return!1;const{records:s}=this,r=(n-1)*P;return e.at=this.at,e.scan=this.scan,e.first=s[r],e.used=s[r+1],e.open=s[r+2],e.close=s[r+3],
e.marksFrom=s[r+4],e.marksTo=s[r+5],e.special=!1,!0}fork(){const t=new K;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*P),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*P>this.
records.length&&(this.records=(0,F.g)(this.records,(this.count+1)*P)),this.used+t>this.at.length&&(this.at=(0,F.g)(this.at,this.used+t))}}class W{bytes;job;budget;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new K;entries=new F.
R;located=-1;patcher;next;constructor(t,e,n,s){this.bytes=t,this.job=e,this.budget=s,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=n.streams,
this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new y(this),this.changes=new V(this.next),this.pages=new ft(this)}fork(){
const{table:t,crossReferenceStream:e}=this,n=(0,B.F)(this.trailer),s=new W(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,bodies:this.
bodies},{...this.budget});return s.reader=this.reader.fork(s),s.next=this.next,s.changes=this.changes.fork(),s.kept=this.kept.fork(),s.walked=this.walked,s.pages.
copyFrom(this.pages),s}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.get("Root");
return t instanceof a.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof a.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===k)return null;
if(n===E)return this.changes.edited.get(e);const s=this.values.get(e);if(s!==void 0)return s;const r=this.place(e),i=r?this.reader.read(e,r):null;return this.values.
set(e,i),i}resolve(t){for(let e=0;t instanceof a.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new a.oS(e,0)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===E)return!0;if(e===k)return!1;const n=this.table.kind[t];return n===x.tL||n===x.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===E||e===T}isEdited(t){return this.changes.kind[t]===E}patched(t){return this.changes.
kind[t]===T?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===E?this.changes.edited.get(t):this.values.get(t);if(n!==void 0||e===
k)return this.resolve(n)instanceof a.Z6;const s=this.place(t);if(s?.bytes!==this.bytes)return!1;const{bytes:r}=this,i=$(r,(0,o.AN)(r,s.start,s.end)),u=i>=0?i:this.
locateHere(t,s)?this.entries.close+2:-1;return u<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,o.w1)(r,(0,o.AN)(r,u,s.end),"stream")}entry(t,e){const n=this.changes.
kind[t],s=n===E?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||n===k)return s instanceof a.Bi?s.get(e):void 0;const r=this.place(t);if(!r)return;const{
entries:i}=this;if(!this.locateHere(t,r))return this.dict(new a.oS(t))?.get(e);const u=i.find(r.bytes,e);return u<0?void 0:this.reader.parser(t,r.bytes,i.at[u+2],
i.at[u+3]).value()}patch(t,e,n=st){const s=this.place(t),r=this.security&&[...Object.values(e),...Object.values(n)].some(Q.sd);if(!s||r||!this.locateHere(t,s)){
const A=this.edit(t);A instanceof a.Bi&&L(A,e,n);return}const i=this.headerOf(t,s);this.patcher??=new Rt(this.bytes.length);const u=this.patcher.patch(s.bytes,i,
this.entries,e,n);this.changes.patch(t,u),this.values.delete(t),this.located=-1}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:
-1)}locate(t,{bytes:e,start:n,end:s},r){return this.recallEntries(t,r)||r.locate(e,n,s)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,
this.next,e)}recallEntries(t,e){return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.
entries);return this.located=n?t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,v.x$)(this,
t.dict)):n}decoded(t){return l(this,t,this.budget)}async decodedAtEase(t){return await h(this,t,this.budget)??this.decoded(t)}decodedPart(t){return d(this,t,this.
budget)}place(t){const e=this.changes.kind[t];if(!(e===E||e===k)){if(e===T)return this.changes.patched.get(t);switch(this.table.kind[t]){case x.tL:return{bytes:this.
bytes,start:this.bodies[t],end:this.bytes.length};case x.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let s=this.table.detail[t];n.numbers[s]!==
t&&(s=n.numbers.indexOf(t));const r=n.starts[s];return r===void 0?void 0:{bytes:n.data,start:r,end:n.ends[s]}}default:return}}}objectStream(t){return this.reader.
objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===x.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(
t,e),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new K}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),
this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.
bodies),this.bodies=t}}function $(f,t){if(f[t]!==o.iH||f[t+1]!==o.iH)return-1;for(t+=2;t<f.length;t++){const e=f[t];if(e===o.vz)return f[t+1]===o.vz?t+2:-1;if(e===
o.iH||e===o.Cx||e===o.IQ)return-1}return-1}async function X(f,t){const{table:e}=f,n=[];for(let u=1;u<e.size;u++){(e.kind[u]===x.tL||e.kind[u]===x.UT)&&(0,a.Eo)(
f.entry(u,"Type"),"Page")&&n.push(u);const A=f.job.pace.step(1e3);A&&await A}if(n.length===0)throw(0,c.O$)("it has no pages");const s=n.map(u=>new a.oS(u,f.generation(
u))),r=f.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",s],["Count",s.length]])),i=f.edit(f.catalogNumber);if(!(i instanceof a.Bi))throw(0,c.O$)("it has no ca\
talog");if(i.set("Pages",r),await t.read(),t.count===0)throw(0,c.O$)("it has no pages");await t.rebuild(t.numbers)}var J=b(8504),ht=b(6264);const xt=512,pt=1<<22,
vt=65536;class dt{bytes;pace;onTrailer;buffer;scan=new p.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=s=>s){this.bytes=
t,this.pace=e,this.onTrailer=n,this.buffer=(0,o.bS)(t),this.streams=new J.k(t,"stream",s=>Jt(t,s)),this.objectEnds=new J.k(t,"endobj"),this.streamEnds=new J.k(t,
"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=Et(e,t),t>=n)return;const s=(0,o.yp)(e[t])?
(0,o.ay)(e,t,n):void 0;if(s&&Pt(s.number))return s;const r=kt(e,t);if(r==="trailer"){const i=this.valueEnd(t+7,Math.min(n,t+vt));if(i<0)return this.search(t);this.
readTrailer(t+7),t=i}else if(r){t=Ft(e,t+r.length);const i=(0,o.w1)(e,t,"obj")?jt(e,t):void 0;if(i)return i}else return this.search(t)}}async search(t){const{bytes:e,
buffer:n,pace:s}=this;let r;for(let u=t;!r;){const A=n.indexOf("obj",u);if(A<0)break;r=jt(e,A);const O=s.step(A-u+200);O&&await O,u=A+3}const i=n.subarray(0,r?.
start??e.length);for(let u=i.indexOf("trailer",t);u>=0;u=i.indexOf("trailer",u+7))this.readTrailer(u+7);return r}readTrailer(t){t>=this.trailersRead&&(this.trailersRead=
Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:n}=this,s=e.length,r=this.soundEnd(t);if(r<0)return this.malformed(t);const i=(0,o.AN)(e,r,s);
return e[r-1]!==o.vz||!(0,o.w1)(e,i,"stream")?{at:r,dictionaryEnd:-1,isCut:!1}:this.stream(i,n.length,r)}soundEnd(t){const{bytes:e}=this,n=e.length,s=(0,o.AN)(e,
t,n);if((0,o.rg)(e,s))return s;const r=this.objectEnds.next(s),i=this.valueEnd(s,r<0?n:r);if(i>=0&&Tt(e,i))return i;if(r<0||this.farAllowance<=0)return-1;const u=Math.
min(n,s+pt),A=this.walk(s,u);return A>=0&&Tt(e,A)?A:(this.farAllowance-=u-s,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(xt,this.allowance)),s=this.walk(t,n);
return s<0&&(this.allowance-=n-t),s}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.next(t),
s=this.objectEnds.next(t),r={at:t,dictionaryEnd:-1,isCut:s<0};if(n<0||s>=0&&s<n)return r;const i=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.test(
i))return r;const u=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(i);return this.stream(n,u?Number(u[1]):-1,n)}stream(t,e,n){const s=(0,ht.n)(this.bytes,t);if(e>=0&&
(0,ht.V)(this.bytes,s+e))return{at:s+e,dictionaryEnd:n,isCut:!1};const r=this.streamEnds.next(s);return{at:r<0?s:r,dictionaryEnd:n,isCut:!1}}}async function gt(f,t,e){
return Et(f,t)>=f.length?!1:await new dt(f,e).next(t)!==void 0}function Et(f,t){const e=f.length;for(;t<e;)if(o.Kl[f[t]]===o.t6)t++;else{if(f[t]!==o.IQ)break;(0,o.
w1)(f,t,"%%EOF")?t+=5:t=(0,o.D)(f,t,e)}return t}const Ot=["endobj","endstream","xref","startxref","trailer"];function kt(f,t){return Ot.find(e=>(0,o.w1)(f,t,e))}
function Ft(f,t){const{length:e}=f;for(;t<e;t++){const n=f[t];if(!((0,o.yp)(n)||n===o.Z4||n===o.kR||n===o.u7||n===o.yq||n===o.MV))break}return t}function Tt(f,t){
const e=(0,o.AN)(f,t,f.length);return e>=f.length||(0,o.rg)(f,e)||(0,o.w1)(f,e,"stream")?!0:(0,o.yp)(f[e])?(0,o.ay)(f,e,f.length)!==void 0:kt(f,e)!==void 0}const Pt=f=>f>
0&&f<=2147483647;function Jt(f,t){let e=t+6;for(;f[e]===o.Z4;)e++;if(f[e]!==o.kR&&f[e]!==o.u7)return!1;let n=t-1;for(;n>0&&o.Kl[f[n]]===o.t6;)n--;return f[n]===
o.vz&&f[n-1]===o.vz}function jt(f,t){let e=t-1;const n=()=>{const u=e;for(;e>=0&&(0,o.yp)(f[e]);)e--;return u-e>0&&u-e<=10?(0,o.JI)(f,e+1,u+1).value:-1},s=()=>{
const u=e;for(;e>=0&&o.Kl[f[e]]===o.t6;)e--;return e<u};s();const r=n();if(r<0||r>65535||!s())return;const i=n();return Pt(i)?{number:i,generation:r,start:e+1,body:t+
3}:void 0}const Wt=new Set(["Root","Info","ID","Encrypt"]);async function zt(f,{limits:t,pace:e}){const n=new x.wg(t,f.length),s=new a.Bi;let r=!1;const i=A=>{for(const[
O,M]of A)Wt.has(O)&&s.set(O,M)},u=new dt(f,e,A=>{const O=new w.i(f,A,Math.min(f.length,A+65536),t.nesting),M=O.value();return(0,a.Zm)(M)&&i(M),O.at});for(let A=0;;){
const O=await u.next(A);if(!O)break;const{number:M,body:D}=O,N=u.object(O),H=M<n.size&&n.kind[M]===x.tL;if((!N.isCut||!H)&&n.set(M,x.tL,O.start,O.generation),N.
dictionaryEnd>=0&&(0,o.bS)(f.subarray(D,N.dictionaryEnd)).includes("XRef")){const ct=new w.i(f,D,N.dictionaryEnd,t.nesting).value();(0,a.Zm)(ct)&&(0,a.Eo)(ct.get(
"Type"),"XRef")&&(r=!0,ct.has("Root")&&i(ct))}const tt=e.step(N.at-A+200);tt&&await tt,A=N.at}if(n.overflowed&&f.length>8*t.objects)throw(0,_.F)("objects",`The \
document has an object numbered beyond ${t.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(n.size===0)throw(0,c.
O$)("no PDF objects were found in the file");return{table:n,trailer:s,streams:r,damaged:!0}}var Vt=b(3413);function Dt(f,t){if(f.length===0)throw Ht();if(f.length>
t.inputBytes)throw Ct(f.length,t.inputBytes);const e=(0,o.bS)(f.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(f).indexOf(" obj")<0)throw $t(f);return e}function Ht(){
return(0,c.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is\
 a complete PDF document"})}function Ct(f,t){return(0,_.F)("inputBytes",`The document has ${f} bytes; at most ${t} are allowed`,"Split it with another program f\
irst")}function $t(f){const t=(0,Vt.y)(f);if(t===void 0)return(0,c.O$)("the file is not a PDF document");const e=`is ${t}, not a PDF document`;return(0,c.O$)(`t\
he file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF docum\
ent"}})}async function Mt(f){const{table:t}=f,{pace:e}=f.job,n=[];for(let r=1;r<t.size;r++){t.kind[r]===x.tL&&(0,a.Eo)(f.entry(r,"Type"),"ObjStm")&&n.push({number:r,
at:t.place[r]});const i=e.step(1e3);i&&await i}n.sort((r,i)=>r.at-i.at);const s=new Set(n.map(({number:r})=>r));for(const{number:r,at:i}of n){const u=f.objectStream(
r),A=e.step((u?.data.length??0)+1e3);A&&await A;for(const[O,M]of u?.numbers.entries()??[]){const D=t.kind[M]===x.tL&&t.place[M]>i;M>0&&!D&&!s.has(M)&&t.set(M,x.
UT,r,O)}}}async function It(f){if(f.dict(f.trailer.get("Root"))?.has("Pages"))return;let t=-1;for(let e=f.table.size-1;e>0;e--){if(f.table.kind[e]===x.HV||f.table.
kind[e]===x.jC)continue;const n=f.job.pace.step(1e3);n&&await n;const s=f.entry(e,"Type");if((0,a.Eo)(s,"Catalog"))return Bt(f,e);s===void 0&&t<0&&U(f,e)&&(t=e)}
if(t>0)return Bt(f,t);if(!(f.get(f.catalogNumber)instanceof a.Bi)){const e=new a.Bi([["Type",new a.SX("Catalog")]]);f.trailer.set("Root",f.add(e))}}function Bt(f,t){
f.trailer.set("Root",new a.oS(t,f.generation(t)))}function U(f,t){const e=f.entry(t,"Pages");return e instanceof a.oS&&f.array(f.dict(e)?.get("Kids"))!==void 0}
const z=1024;async function q(f,t,e){const{table:n}=t,s=new Int32Array(n.size),r=[];let i=t.damaged;for(let u=0;u<n.size;u+=z){rt(f,n,s,u,Math.min(u+z,n.size),r)&&
(i=!0);const A=e.pace.step(z*20);A&&await A}r.length>0&&(i=!0,ot(f,n,s,r,(await zt(f,e)).table));for(let u=0;u<n.size;u++)n.kind[u]===x.UT&&n.kind[n.place[u]]!==
x.tL&&n.set(u,x.jC,0,0);return{...t,damaged:i,bodies:s,isMended:r.length>0}}function it({table:f,trailer:t}){const e=t.get("Root");return e instanceof a.oS?f.kind[e.
number]===x.tL||f.kind[e.number]===x.UT:!1}function rt(f,t,e,n,s,r){let i=!1;for(let u=n;u<s;u++){if(t.kind[u]!==x.tL)continue;const A=(0,o.PZ)(f,t.place[u],u,t.
detail[u]);if(A>=0){e[u]=A,t.detail[u]===65535&&(i=!0);continue}const O=(0,o.ay)(f,t.place[u],f.length);O?.number===u?(e[u]=O.body,t.place[u]=O.start,t.detail[u]=
O.generation):u>0?r.push(u):t.set(0,x.jC,0,0)}return i}function ot(f,t,e,n,s){for(const r of n){const u=r<s.size&&s.kind[r]===x.tL?(0,o.ay)(f,s.place[r],f.length):
void 0;u?.number===r?(t.set(r,x.tL,u.start,u.generation),e[r]=u.body):t.set(r,x.jC,0,0)}}var St=b(6498);const Nt=new Set(["Root","Encrypt","ID"]),Qt=new Set(["P\
rev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function qt(f,t,e){const n=(0,o.bS)(f).lastIndexOf("startxref");if(n<0)return;const{
value:s,after:r}=(0,o.JI)(f,(0,o.AN)(f,n+9,f.length),f.length);if(s<0||await gt(f,r,t.pace))return;const i=new re(f,t,e),{table:u}=i,A=new a.Bi;let O=!1,M=!1;const D=new Set;
for(let N=s;typeof N=="number"&&!D.has(N);){D.add(N);const H=N>=0&&N<f.length?await i.section(N):void 0;if(!H||u.overflowed)return;O||=H.stream,M||=!H.wellFormed;
for(const[tt,ct]of H.trailer)(D.size===1?!Qt.has(tt):Nt.has(tt)&&!A.has(tt))&&A.set(tt,ct);N=H.trailer.get("Prev")||void 0}return{table:u,trailer:A,streams:O,damaged:M}}
const Lt=8192;class re{bytes;job;budget;table;spent=0;constructor(t,e,n){this.bytes=t,this.job=e,this.budget=n,this.table=new x.wg(e.limits,t.length)}async section(t){
const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:s}=this,
r=e.length,i=[];for(;t=(0,o.AN)(e,t,r),!(0,o.w1)(e,t,"trailer");){const M=(0,o.JI)(e,t,r),D=(0,o.JI)(e,(0,o.AN)(e,M.after,r),r);if(M.value<0||D.value<0)return;const N={
at:(0,o.AN)(e,D.after,r),first:M.value,row:0};for(let H=0;N.row===H&&H<D.value;){if(H=Math.min(H+Lt,D.value),!te(e,N,H,s,i))return;const tt=n.pace.step(Lt*20);tt&&
await tt}t=N.at}const u=new w.i(e,t+7,r,n.limits.nesting),A=u.value();if(this.spent+=u.at-t,!(0,a.Zm)(A)||this.spent>r)return;const O=A.get("XRefStm");typeof O==
"number"&&O>0&&O<r&&await this.readStream(O);for(const M of i)s.offer(M,x.jC,0,0);return{trailer:A,stream:!1,wellFormed:Number.isInteger(A.get("Size"))&&(0,St.D)(
e,t+7,r)}}async readStream(t){const{bytes:e,job:n,table:s}=this,r=(0,o.ay)(e,t,e.length);if(!r)return;const i=Zt(e,r.body,n.limits,this.budget);if(!i)return;this.
spent+=i.parsed;const{trailer:u,rows:A}=i,O=ee(u.get("W")),[M=0,D=0,N=0]=O,H=M+D+N;if(O.length<3||H<1||O.some(wt=>wt<0||wt>8)||this.spent>e.length)return;const tt=u.
get("Size"),ct=ee(u.get("Index"));ct.length<2&&ct.splice(0,ct.length,0,typeof tt=="number"?tt:Math.floor(A.length/H));let mt=0;for(let wt=0;wt+1<ct.length;wt+=2)
for(let Kt=0;Kt<ct[wt+1]&&mt+H<=A.length;Kt++,mt+=H){const se=ct[wt]+Kt;if(se<0)continue;const he=M===0?1:Ut(A,mt,M),le=Ut(A,mt+M,D),de=Ut(A,mt+M+D,N);if(he===1&&
le>0?s.offer(se,x.tL,Math.min(le,e.length),Math.min(de,65535)):he===2?s.offer(se,x.UT,Math.min(le,n.limits.objects),Math.min(de,n.limits.objects)):he<2&&s.offer(
se,x.jC,0,0),Kt%Lt===Lt-1){const ge=n.pace.step(Lt*20);ge&&await ge}}return{trailer:u,stream:!0,wellFormed:(0,St.D)(e,r.body,e.length)}}}function te(f,t,e,n,s){
for(;t.row<e&&((t.row>0||t.first!==1)&&ie(f,t,e,n,s),t.row!==e);){const r=oe(f,t,n,s);if(r!=="row")return r==="end"}return!0}function ie(f,t,e,n,s){const{length:r}=f;
let{at:i,row:u}=t;for(;u<e&&i+20<=r;u++,i+=20){const A=f[i+17],O=f[i+18],M=f[i+19];if(f[i+10]!==o.Z4||f[i+16]!==o.Z4||A!==o.yq&&A!==o.MV||O!==o.Z4&&O!==o.u7||M!==
o.kR&&M!==o.u7||f[i]<o.l0||f[i]>o.ev||f[i+9]<o.l0||f[i+9]>o.ev)break;const D=((((((f[i+2]*10+f[i+3])*10+f[i+4])*10+f[i+5])*10+f[i+6])*10+f[i+7])*10+f[i+8])*10+f[i+
9]-o.l0*11111111,N=(f[i]*10+f[i+1]-o.l0*11)*1e8+D;if(A===o.MV||N===0){s.push(t.first+u);continue}const H=(((f[i+11]*10+f[i+12])*10+f[i+13])*10+f[i+14])*10+f[i+15]-
o.l0*11111,tt=N>0&&N<r?N:r;n.offer(t.first+u,x.tL,tt,Math.max(0,Math.min(H,65535)))}t.at=i,t.row=u}function oe(f,t,e,n){const s=f.length,r=(0,o.AN)(f,t.at,s);t.
at=r;const i=(0,o.JI)(f,r,s);if(i.value<0)return"end";let u=_t(f,i.after);const A=(0,o.JI)(f,u,s);if(A.value<0)return"damaged";u=_t(f,A.after);const O=f[u];if(O!==
o.yq&&O!==o.MV)return"damaged";const{row:M}=t;M===0&&t.first===1&&O===o.MV&&i.value===0&&A.value===65535&&(t.first=0);const D=t.first+M;O===o.yq&&i.value>0?e.offer(
D,x.tL,Math.min(i.value,s),Math.min(A.value,65535)):n.push(D);let N=u+1;for(;N<s&&o.Kl[f[N]]===o.t6;)N++;return t.at=N,t.row=M+1,"row"}function _t(f,t){for(;f[t]===
o.Z4||f[t]===o.d2;)t++;return t}function Zt(f,t,e,n){const s=new w.i(f,t,f.length,e.nesting),r=s.value();if(!(0,a.Zm)(r))return;const i=r.get("Type");if(!(i instanceof
a.SX)||i.text!=="XRef")return;const u=(0,o.AN)(f,s.at,f.length);if(!(0,o.w1)(f,u,"stream"))return;const A=(0,ht.n)(f,u),O=r.get("Length"),M=typeof O=="number"?A+
O:-1,D=M>=A&&M<=f.length&&(0,ht.V)(f,M)?M:(0,o.bS)(f).indexOf("endstream",A);try{const N=f.subarray(A,D<0?f.length:D);let H=N;const tt=Gt(r.get("Filter")),ct=Gt(
r.get("DecodeParms")??null);for(const[mt,wt]of tt.slice(0,e.filters).entries()){const Kt=ct[mt];wt instanceof a.SX&&(H=(0,R.tN)(wt.text,H,(0,a.Zm)(Kt)?Kt:void 0,
n))}return{trailer:r,rows:H,parsed:s.at-t+N.length}}catch(N){if(N instanceof c.zU&&N.code==="limit_exceeded")throw N;return}}function Ut(f,t,e){let n=0;for(let s=0;s<
e;s++)n=n*256+f[t+s];return n}const Gt=f=>f==null?[]:Array.isArray(f)?f:[f],ee=f=>Gt(f).map(t=>typeof t=="number"?Math.trunc(t):-1);var ae=b(1967),Xt=b(2040);async function ce(f,t,e={}){
const{limits:n}=t,s=(0,o.gq)(f),r=Dt(s,n),i=n.allowance+s.length*n.expansion,u=t.scratch??new ae.f,A={stream:n.streamBytes,total:i,remaining:i,scratch:u,codec:t.
codec},O=r>0?[s.subarray(r),s]:[s];for(const M of O){const D=await qt(M,t,A);if(!D?.trailer.has("Root"))continue;const N=await q(M,{...D,damaged:D.damaged||r<0},
t);if(!it(N))continue;const H=new W(M,t,N,A);Yt(H,e);const tt=await ne(H);if(!tt&&H.security?.locked!==!0)continue;const ct=N.isMended||H.pages.found!==H.pages.
claimed;return tt&&ct&&t.onRepaired?.(H.pages),H}return fe(s,t,A,e)}async function fe(f,t,e,n){const s=new W(f,t,await q(f,await zt(f,t),t),e);return Yt(s,n),await Mt(
s),s.tableChanged(),await It(s),Yt(s,n),!await ne(s)&&s.security?.locked!==!0&&await X(s,s.pages),t.onRepaired?.(s.pages),s}async function ne(f){return f.get(f.
catalogNumber)instanceof a.Bi?(await f.pages.read(),f.pages.count>0):!1}function Yt(f,{password:t,evenIfLocked:e=!1}){const n=f.trailer.get("Encrypt");if(f.security||
n===void 0)return;const s=f.resolve(n);if(!(s instanceof a.Bi))throw(0,c.O$)("its encryption dictionary is missing");const r=(0,v.WW)(f,f.trailer.get("ID")??null,
1);r!==null&&f.trailer.set("ID",r);const i=Array.isArray(r)?r[0]:void 0,u=new Uint8Array,A=(0,v.WW)(f,s,8),O=()=>(0,Xt.VH)(A,i instanceof a.Mx?[i.bytes,u]:[u],t),
M=e?ue(O,()=>(0,Xt.vK)(A)):O();f.unlock(M,n instanceof a.oS?n.number:-1)}function ue(f,t){try{return f()}catch(e){if(!(e instanceof c.zU&&["password_required","\
unsupported_encryption"].includes(e.code)))throw e;return t()}}}),6842:((at,G,b)=>{b.d(G,{$:()=>_,B:()=>v});var c=b(8143),o=b(269),B=b(6039);function _(R,S,a,l){
if(!(0,o.yp)(S[a]))return!0;const{value:h}=(0,o.JI)(S,a,l);return R.table.kind[h]!==c.tL?!0:R.bytes[(0,o.AN)(R.bytes,R.bodies[h],R.bytes.length)]!==o.iH}class v{document;arrays=new Map;constructor(S){
this.document=S}keep(S){const{document:a}=this,l=a.entry(S,"Contents");if(l===void 0||this.isStreamRef(l))return;const h=(0,B.i9)(l)?this.leftOfObject(l):this.leftOf(
l);h!==l&&a.patch(S,{Contents:h})}leftOfObject(S){const{arrays:a,document:l}=this;if(!a.has(S.number)){const h=l.array(S),d=h&&this.leftOf(h);a.set(S.number,d===
void 0?void 0:d===h?S:l.add(d))}return a.get(S.number)}leftOf(S){if(!Array.isArray(S))return;const a=S.filter(l=>this.isStreamRef(l));return a.length<S.length?a:
S}isStreamRef(S){return(0,B.i9)(S)&&this.document.isStream(S.number)}}}),6643:((at,G,b)=>{b.d(G,{L:()=>o});var c=b(6039);class o{sound;numbers=[];parents=[];homes=[];known;constructor(v=!0){
this.sound=v}node(v,R){return v<0&&(this.sound=!1),this.parents.push(R),this.numbers.push(v)-1}has(v){return(this.known??=new Set(this.numbers)).has(v)}page(v,R){
(v<0||this.numbers[v]!==R)&&(this.sound=!1),this.homes.push(v)}fork(){const v=new o(this.sound);return v.numbers=this.numbers,v.parents=this.parents,v.homes=this.
homes,v}async drop(v,R,S){if(!this.sound)return!1;const{numbers:a,parents:l,homes:h}=this,d=new Int32Array(a.length),x=new Uint8Array(a.length),w=new Set;for(let m=0;m<
R.length;m++)S[m]?d[h[m]]++:(x[h[m]]=1,w.add(R[m]));for(let m=a.length-1;m>0;m--){const p=l[m];d[p]+=d[m],x[m]&&d[m]===0&&w.add(a[m]),x[p]|=x[m]}for(let m=0;m<a.
length;m++){if(!x[m]||d[m]===0)continue;const p=v.edit(a[m]),g=p instanceof c.Bi?v.array(p.get("Kids"))??[]:[];p instanceof c.Bi&&p.set("Kids",g.filter(I=>!B(I,
w))).set("Count",d[m]);const y=v.job.pace.step(g.length*50);y&&await y}return this.homes=h.filter((m,p)=>S[p]),!0}}const B=(_,v)=>(0,c.i9)(_)&&v.has(_.number)}),
625:((at,G,b)=>{b.d(G,{i:()=>m,S:()=>p});var c=b(4293),o=b(6249),B=b(6039),_=b(269),v=b(6842);function R(C,E,T){T.parent=-1,T.lists=!1;const k=C.place(E),{entries:V}=T;
if(k&&C.locate(E,k,V)&&V.find(k.bytes,"Kids")<0){if(V.used===V.first)return"none";const Q=V.find(k.bytes,"Type");if(Q>=0&&(0,_.wb)(k.bytes,V.at[Q+2],"/Page")){if(k.
bytes[(0,_.AN)(k.bytes,V.close+2,k.end)]===_.HY)return h(C,E);const ut=V.find(k.bytes,"Contents");ut>=0&&(T.lists=(0,v.$)(C,k.bytes,V.at[ut+2],V.at[ut+3]));const lt=V.
find(k.bytes,"Parent");return lt>=0&&(T.parent=(0,_.JI)(k.bytes,V.at[lt+2],V.at[lt+3]).value),"page"}const st=C.get(E);return st instanceof B.Bi&&l(C,st)?"uncle\
ar":"none"}const Z=C.get(E);return!(Z instanceof B.Bi)||Z.size===0?"none":(0,B.Eo)(Z.get("Type"),"Page")?"unclear":C.array(Z.get("Kids"))?"node":l(C,Z)?"unclear":
"none"}const S=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],a=["MediaBox","Resources"];function l(C,E){const T=C.resolve(E.get("Type"));
if(!(T instanceof B.SX&&T.text!=="Pages"))return S.some(Z=>E.has(Z));const V=E.get("Contents")instanceof B.oS||C.array(E.get("Contents"))!==void 0;return a.some(
Z=>E.has(Z))||V&&E.get("Parent")instanceof B.oS&&!E.has("Subtype")}function h(C,E){const T=C.get(E);return T instanceof B.Z6?(C.put(E,new B.Bi([...T.dict].filter(
([k])=>!/^(Length|Filter|DecodeParms)$/.test(k)))),"unclear"):"page"}var d=b(6643);class x{document;left;sizes=new Map;constructor(E){this.document=E,this.left=
E.job.limits.nodes}make(E){const T=this.document.get(E),k=this.sizes.get(E)??w(T);if(this.sizes.set(E,k),this.left-=k,this.left<0)throw(0,c.F)("nodes",`The docu\
ment refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save \
it again");return this.document.add(T instanceof B.Bi?new B.Bi(T):T).number}}function w(C){const E=[C];let T=0;for(let k=E.pop();k!==void 0;k=E.pop())if(T++,Array.
isArray(k))for(const V of k)E.push(V);else if(k instanceof B.Bi)for(const V of k.values())E.push(V);return T}const m=["Resources","MediaBox","CropBox","Rotate"];
async function p(C){return new g(C).read()}class g{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new d.L;look={parent:-1,
lists:!1,entries:new o.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(E){this.document=E,this.copies=new x(E)}async read(){const{document:E,open:T}=this,
{pace:k}=E.job,V=E.catalog.get("Pages")??null;for(T.push({kids:[V],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});T.length>0;){const Z=T[T.length-1];if(Z.
next===Z.kids.length){T.pop(),T.length>0&&this.close(Z);continue}const Q=Z.kids[Z.next++];Z.next===Z.kids.length&&(Z.kids=y,Z.next=0);const st=k.step(400);st&&await st,
Q instanceof B.oS?this.visit(Q,Z):this.visitNode(Q,-1,Z)}return this.finish(V)}close({claimed:E,before:T,lost:k}){const V=this.numbers.length-this.dropped-T;E!==
V&&(this.irregular=!0,!(typeof E=="number"&&E>=V)&&(this.dropped+=this.lost.length-k,this.lost.length=k))}visit(E,T){const{document:k,seen:V,look:Z}=this,{number:Q}=E,
st=V.has(Q);V.add(Q);const ut=R(k,Q,Z);if(E.generation!==k.generation(Q)&&(this.irregular=!0),ut==="page"||ut==="unclear"){st&&(this.irregular=!0);const lt=st?this.
copies.make(Q):Q;ut==="unclear"?this.unclear.push(lt):k.keepEntries(Q,Z.entries),(ut==="unclear"||Z.lists)&&this.listing.push(lt),this.add(lt,T,Z.parent);return}
ut==="none"&&!st&&this.lose(T),ut==="none"||st?this.irregular=!0:this.visitNode(E,Q,T)}visitNode(E,T,k){const{document:V,inherited:Z}=this,Q=V.dict(E);if(!Q){this.
irregular=!0,this.lose(k);return}const st=V.array(Q.get("Kids"));if(!st){T<0&&this.visitDirectPage(Q,k);return}const ut=ft(Q);let lt=k.from;ut&&(lt=Z.push({...Z[lt],
...ut})-1),(0,B.Eo)(V.resolve(Q.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:st,next:0,from:lt,home:this.nodes.node(T,k.home),claimed:V.resolve(
Q.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),V.release(T)}visitDirectPage(E,{from:T}){if(!(0,B.Eo)(E.get("Type"),"Page"))return;
this.irregular=!0;const{number:k}=this.document.add(E);this.numbers.push(k),this.listing.push(k),this.ancestry.push(T)}add(E,{from:T,home:k},V){this.numbers.push(
E),this.ancestry.push(T),this.nodes.page(k,V);const{pages:Z}=this.document.job.limits;if(this.numbers.length>Z)throw Y(Z)}lose(E){E.home<0||(this.lost.push(this.
numbers.length),this.add(I,E,-1))}finish(E){const{document:T,numbers:k,ancestry:V,inherited:Z,lost:Q,unclear:st,listing:ut,nodes:lt}=this;Q.length===k.length-this.
dropped&&(Q.length=0);for(const At of Q)k[At]=T.add(nt(Z[V[At]])).number;j(k,V);const yt=T.resolve(T.dict(E)?.get("Count")),bt=yt!==k.length||E instanceof B.oS&&
k[0]===E.number;return{numbers:k,ancestry:V,inherited:Z,irregular:this.irregular||bt,unclear:st,listing:ut,nodes:lt,claimed:typeof yt=="number"?yt:void 0,found:k.
length-Q.length}}}const y=[],I=-1;function j(C,E){let T=C.indexOf(I);if(!(T<0)){for(let k=T;k<C.length;k++)C[k]!==I&&(C[T]=C[k],E[T++]=E[k]);C.length=E.length=T}}
const et=[0,0,612,792];function nt(C){const E=new B.Bi([["Type",new B.SX("Page")]]);return C.MediaBox===void 0?E.set("MediaBox",[...et]):E}function ft(C){let E;
for(const T of m){const k=C.get(T);k!==void 0&&((E??={})[T]=k)}return E}function Y(C){const E=C===1?"1 page":`${C} pages`;return(0,c.F)("pages",`The document ha\
s more than ${E}`,"Split it with another program first")}}),9448:((at,G,b)=>{b.d(G,{u:()=>R,x:()=>v});var c=b(269),o=b(8504),B=b(6039),_=b(6264);function v(S,a,l,h){
const{bytes:d}=S,{length:x}=d;h.valueEnd=a;const w=(0,c.AN)(d,a,x);if((0,c.rg)(d,w))return h.dataStart=h.dataEnd=-1,h.end=w+6,!0;if(!(0,c.w1)(d,w,"stream"))return!1;
const m=l.lengthRef>=0?S.lengthOf(new B.oS(l.lengthRef)):l.length,p=w+(d[w+6]===c.u7?8:7),g=p+m;if(d[p-1]!==c.kR||m<0||g>x||!(0,_.V)(d,g))return!1;const y=(0,c.
AN)(d,(0,c.AN)(d,g,x)+9,x);return h.dataStart=p,h.dataEnd=g,h.end=y+6,(0,c.rg)(d,y)}class R{bytes;objectEnds;streamEnds;constructor(a){this.bytes=a,this.objectEnds=
new o.k(a,"endobj"),this.streamEnds=new o.k(a,"endstream")}data(a,l){const{bytes:h}=this,d=(0,_.n)(h,a);return l>=0&&d+l<=h.length&&(0,_.V)(h,d+l)?{start:d,end:d+
l}:{start:d,end:this.damagedEnd(d,l)}}damagedEnd(a,l){const{bytes:h}=this,d=a+l,x=this.objectEnds.next(a),w=x<0?h.length:x;if(l>=0&&d<=w&&(0,c.w1)(h,(0,c.AN)(h,
d,w),"endstr"))return d;const m=this.streamEnds.next(a);let p=m<0||m>w?w:m;return p>a&&h[p-1]===c.kR&&p--,p>a&&h[p-1]===c.u7&&p--,p}}}),3413:((at,G,b)=>{b.d(G,{
y:()=>_});var c=b(269);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],B=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function _(S){const a=(0,c.bS)(S).toString("latin1",0,1024);if(a.startsWith("RIFF")&&a.startsWith("WEBP",8))return"\
a WebP image";if(a.startsWith("ftyp",4))return B.find(([h])=>h.test(a.slice(8,12)))?.[1];const l=o.find(([h])=>a.startsWith(h));return l?l[1]:R(a)??(v(S)?"text":
void 0)}function v(S){const a=(0,c.bS)(S.subarray(0,1024)).toString("utf8"),l=S.length>1024?a.replace(/\ufffd{1,3}$/,""):a;return l!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(l)}function R(S){const a=S.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(a.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(a))return"an HTML page";if(a.startsWith("<"))return a.includes("<svg")?"an SVG drawing":a.startsWith("<?xml")?"an XML file":void 0}}),8504:((at,G,b)=>{b.d(
G,{k:()=>o});var c=b(269);class o{word;accepts;buffer;from=0;found=-1;none;constructor(_,v,R=()=>!0){this.word=v,this.accepts=R,this.buffer=(0,c.bS)(_),this.none=
_.length}next(_){if(_>=this.none)return-1;if(_>=this.from&&_<=this.found)return this.found;const v=_<this.from&&this.found>=0?this.from:this.none,R=this.buffer.
subarray(0,v+this.word.length-1);let S=R.indexOf(this.word,_);for(;S>=0&&!this.accepts(S);)S=R.indexOf(this.word,S+1);return this.from=_,S>=0?this.found=S:v===this.
none&&(this.none=_,this.found=-1),this.found}}}),5533:((at,G,b)=>{b.d(G,{WW:()=>_,c3:()=>o,x$:()=>B});var c=b(6039);function o(v,R){const S=v.resolve(R);return S===
null?[]:(Array.isArray(S)?S:[S]).map(a=>v.resolve(a))}function B(v,R){const S=new c.Bi;for(const[a,l]of R){const h=v.resolve(l);S.set(a,Array.isArray(h)?h.map(d=>v.
resolve(d)):h)}return S}function _(v,R,S,a={values:1e4}){if(a.values--<=0)return null;const l=v.resolve(R);if(S===0)return l;if(Array.isArray(l))return l.map(d=>_(
v,d,S-1,a));if(!(l instanceof c.Bi))return l;const h=new c.Bi;for(const[d,x]of l)h.set(d,_(v,x,S-1,a));return h}}),6264:((at,G,b)=>{b.d(G,{V:()=>B,n:()=>o});var c=b(
269);function o(_,v){let R=v+6;for(;_[R]===c.Z4&&(_[R+1]===c.kR||_[R+1]===c.u7||_[R+1]===c.Z4);)R++;return _[R]===c.u7&&R++,_[R]===c.kR&&R++,R}function B(_,v){for(let R=0;R<
4&&c.Kl[_[v]??0]===c.t6&&v<_.length;R++)v++;return(0,c.w1)(_,v,"endstream")}}),2040:((at,G,b)=>{b.d(G,{CF:()=>Jt,s1:()=>Mt,zw:()=>jt,VH:()=>q,k0:()=>U,u6:()=>Wt,
vc:()=>z,vK:()=>fe});var c=b(7598),o=b(6039),B=b(4496);function _(t){const e=new Uint8Array(256);for(let s=0;s<256;s++)e[s]=s;const{length:n}=t;for(let s=0,r=0,
i=0;s<256;s++){const u=e[s];r=r+u+t[i]&255,e[s]=e[r],e[r]=u,++i===n&&(i=0)}return e}function v(t,e){const n=t.slice(),{length:s}=e,r=new Uint8Array(s);for(let i=0,
u=0,A=0;i<s;i++){u=u+1&255;const O=n[u];A=A+O&255;const M=n[A];n[u]=M,n[A]=O,r[i]=e[i]^n[O+M&255]}return r}function R(t,e){return v(_(t),e)}const S={length:t=>t,
decrypt:t=>t,encryptInto:(t,e,n,s,r)=>s.set(t,r)};function a(t){const e=I(t,[]),n=et((s,r)=>_(e(s,r)));return{length:s=>s,decrypt:(s,r,i)=>v(n(r,i),s),encryptInto:(s,r,i,u,A)=>u.
set(v(n(r,i),s),A)}}function l(t){const e=I(t,[115,65,108,84]),n=j(()=>new m),s=et((i,u)=>n().engine(e(i,u))),r=et((i,u)=>y(e(i,u)));return{length:d,decrypt:(i,u,A)=>g(
r(u,A),i),encryptInto:(i,u,A,O,M)=>{n().seal(s(u,A),i,O,M)}}}function h(t){const e=j(()=>new m);let n,s;return{length:d,decrypt:r=>g(s??=y(t),r),encryptInto:(r,i,u,A,O)=>{
e().seal(n??=e().engine(t),r,A,O)}}}const d=t=>(t&-16)+32,x=64*1024,w=16*1024;class m{head=Buffer.alloc(x);pool=Buffer.alloc(w);taken=w;engine(e){const n=Buffer.
alloc(16);return this.nextVector(n),(0,c.createCipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,n).setAutoPadding(!1)}seal(e,n,s,r){const{head:i}=this,{length:u}=n,
A=u&-16,O=Math.min(A,x-32),M=u-A;this.nextVector(i),i.set(O===u?n:n.subarray(0,O),16);let D=16+O;if(O<A){s.set(e.update(i.subarray(0,D)),r),r+=D,D=0;for(let N=O;N<
A;N+=x){const H=e.update(n.subarray(N,Math.min(N+x,A)));s.set(H,r),r+=H.length}}M>0&&i.set(n.subarray(A),D),i.fill(16-M,D+M,D+16),s.set(e.update(i.subarray(0,D+
16)),r)}nextVector(e){this.taken===w&&((0,c.randomFillSync)(this.pool),this.taken=0),this.pool.copy(e,0,this.taken,this.taken+16),this.taken+=16}}const p=new Uint8Array(
0);function g(t,e){const n=e.length&-16;if(n<32)return p;const s=t.update(n===e.length?e:e.subarray(0,n)),r=s[n-1];let i=n;if(r>0&&r<=16){do i--;while(i>n-r&&s[i-
1]===r);i>n-r&&(i=n)}return s.subarray(16,i)}function y(t){return(0,c.createDecipheriv)(t.length===16?"aes-128-cbc":"aes-256-cbc",t,Buffer.alloc(16)).setAutoPadding(
!1)}function I(t,e){const{length:n}=t,s=new Uint8Array(n+5+e.length);s.set(t),s.set(e,n+5);const r=new B.V;return(i,u)=>(s[n]=i,s[n+1]=i>>>8,s[n+2]=i>>>16,s[n+3]=
u,s[n+4]=u>>>8,r.digest(s).subarray(0,Math.min(n+5,16)))}function j(t){let e;return()=>e??=t()}function et(t){let e=-1,n=-1,s;return(r,i)=>((s===void 0||r!==e||
i!==n)&&(s=t(r,i),e=r,n=i),s)}function nt(t,e,n){const s=k(t,n),r=Q(t,s);return ut(r,e,t.revision===2?32:16)?s:void 0}function ft(t,e){const n=V(t,e);let s=t.owner.
subarray(0,32);for(let r=t.revision===2?0:19;r>=0;r--)s=R(st(n,r),s);return s}function Y(t,e,n,s){const r=V({revision:t,keyLength:e},n);let i=T(s);for(let u=0;u<=
(t===2?0:19);u++)i=R(st(r,u),i);return i}function C(t,e){const n=k(t,e),s=new Uint8Array(32);return s.set(Q(t,n)),{user:s,fileKey:n}}const E=Uint8Array.of(40,191,
78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function T(t){const e=new Uint8Array(32),n=t.subarray(0,32);
return e.set(n),e.set(E.subarray(0,32-n.length),n.length),e}function k({revision:t,keyLength:e,owner:n,permissions:s,id0:r,encryptMetadata:i},u){const A=Uint8Array.
of(s,s>>8,s>>16,s>>24),O=t>=4&&!i?[255,255,255,255]:[],M=(0,B.F)(Buffer.concat([T(u),n.subarray(0,32),A,r,Uint8Array.from(O)]));return Z(M,t,e)}function V({revision:t,
keyLength:e},n){return Z((0,B.F)(T(n)),t,t===2?5:e)}function Z(t,e,n){let s=t.subarray(0,n);if(e>=3)for(let r=0;r<50;r++)s=(0,B.F)(s).subarray(0,n);return s}function Q({
revision:t,id0:e},n){if(t===2)return R(n,E);let s=(0,B.F)(Buffer.concat([E,e]));for(let r=0;r<20;r++)s=R(st(n,r),s);return s}function st(t,e){return e===0?t:t.map(
n=>n^e)}function ut(t,e,n){return e.length>=n&&t.subarray(0,n).every((s,r)=>s===e[r])}function lt(t,e,n){return L(t.user,t.wrappedByUser,e,n,new Uint8Array(0))}
function yt(t,e,n){return L(t.owner,t.wrappedByOwner,e,n,t.user.subarray(0,48))}function bt(t,e,n){const s=F(t,e,new Uint8Array(0)),r=F(t,n,s.entry);return{user:s.
entry,wrappedByUser:s.wrapped,owner:r.entry,wrappedByOwner:r.wrapped}}function At(t,e,n){const s=Buffer.alloc(16,255);return s.writeInt32LE(e,0),s.write(n?"Tadb":
"Fadb",8,"latin1"),(0,c.randomBytes)(4).copy(s,12),(0,c.createCipheriv)("aes-256-ecb",t,null).setAutoPadding(!1).update(s)}const Rt=new Uint8Array(16);function L(t,e,n,s,r){
const i=P(n,s,t.subarray(32,40),r);if(!Buffer.from(i).equals(t.subarray(0,32)))return;const u=P(n,s,t.subarray(40,48),r);return(0,c.createDecipheriv)("aes-256-c\
bc",u,Rt).setAutoPadding(!1).update(e.subarray(0,32))}function F(t,e,n){const s=(0,c.randomBytes)(16),r=P(6,e,s.subarray(0,8),n),i=P(6,e,s.subarray(8),n),u=(0,c.
createCipheriv)("aes-256-cbc",i,Rt).setAutoPadding(!1).update(t);return{entry:Buffer.concat([r,s]),wrapped:u}}function P(t,e,n,s){let r=(0,c.createHash)("sha256").
update(e).update(n).update(s).digest();if(t<6)return r;for(let i=0,u=0;i<64||u>i-32;i++){const A=Buffer.concat([e,r,s]),O=Buffer.alloc(64*A.length,A),M=(0,c.createCipheriv)(
"aes-128-cbc",r.subarray(0,16),r.subarray(16,32)).setAutoPadding(!1).update(O);let D=0;for(let N=0;N<16;N++)D+=M[N];r=(0,c.createHash)(["sha256","sha384","sha51\
2"][D%3]).update(M).digest(),u=M[M.length-1]}return r.subarray(0,32)}var K=b(381);const W=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
$=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,X=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
J=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
ht=/[\p{L}\p{Mc}\p{Nl}]/u;function xt(t){if(/^[\x20-\x7e]*$/.test(t))return t;const e=t.replace(W,"").replace($," ").normalize("NFKC");if(X.test(e))return;const n=[
...e],s=n.map(i=>J.test(i));return s.includes(!0)&&(n.some((i,u)=>!s[u]&&ht.test(i))||!s[0]||!s.at(-1))?void 0:e}function pt(t){const e=xt(t),n=[...e===void 0?[]:
[Buffer.from(e,"utf8")],Buffer.from(t,"utf8"),...[Et(t),Ot(t)].filter(i=>i!==void 0)],r=[...n.filter(i=>i.length>vt).map(i=>i.subarray(0,vt)),...n];return r.filter(
(i,u)=>r.findIndex(A=>A.equals(i))===u)}const vt=127;function dt(t){return typeof t=="string"?Buffer.from(xt(t)??t,"utf8").subarray(0,vt):t}function gt(t){return typeof t==
"string"?Et(t)??Buffer.from(t,"utf8"):t}function Et(t){return kt(t,e=>K.SQ.get(e)??(e>=24&&e<32||e>=127&&e<161?-1:e))}function Ot(t){return kt(t,e=>e)}function kt(t,e){
const n=Array.from(t,s=>e(s.codePointAt(0)));return n.every(s=>s>=0&&s<256)?Buffer.from(n):void 0}function Ft(t,e){const{strings:n}=e,s=(i,u,A,O)=>{if(i===S)return u;
const M=Buffer.allocUnsafe(i.length(u.length));return i.encryptInto(u,A,O,M,0),M},r=(i,u,A,O,M,D)=>(i.encryptInto(u,A,O,M,D),i.length(u.length));return{...t,uniform:e.
named===void 0||e.encryptMetadata&&e.embedded===e.streams,decryptString:(i,u,A)=>n.decrypt(i,u,A),encryptString:(i,u,A)=>s(n,i,u,A),decryptStream:(i,u,A,O)=>Tt(
e,O).decrypt(i,u,A),encryptStream:(i,u,A,O)=>s(Tt(e,O),i,u,A),encryptedStringLength:i=>n.length(i),encryptedStreamLength:(i,u)=>Tt(e,u).length(i),encryptStringInto:(i,u,A,O,M)=>r(
n,i,u,A,O,M),encryptStreamInto:(i,u,A,O,M,D)=>r(Tt(e,O),i,u,A,M,D)}}function Tt({streams:t,embedded:e,named:n,encryptMetadata:s},r){const i=r.get("Type");if((0,o.
Eo)(i,"XRef"))return S;if(n===void 0)return t;const u=Pt(r);return u!==void 0?n.get(u)??t:!s&&(0,o.Eo)(i,"Metadata")?S:(0,o.Eo)(i,"EmbeddedFile")?e:t}function Pt(t){
const e=t.get("Filter"),n=(0,o.cy)(e)?e.findIndex(u=>(0,o.Eo)(u,"Crypt")):(0,o.Eo)(e,"Crypt")?0:-1;if(n<0)return;const s=t.get("DecodeParms"),r=(0,o.cy)(s)?s[n]:
s,i=(0,o.Zm)(r)?r.get("Name"):void 0;return i instanceof o.SX?i.text:"Identity"}function Jt(t){if(Pt(t)===void 0)return!1;const e=t.get("Filter"),n=t.get("Decod\
eParms"),s=(0,o.cy)(e)?e.findIndex(i=>(0,o.Eo)(i,"Crypt")):0,r=(0,o.cy)(e)?e.filter((i,u)=>u!==s):[];return r.length===0?(t.delete("Filter"),t.delete("DecodePar\
ms"),!0):(t.set("Filter",r),(0,o.cy)(n)&&t.set("DecodeParms",n.filter((i,u)=>u!==s)),!0)}function jt(t){return t.algorithm==="AES-128"?zt(t):Vt(t)}const Wt=()=>(0,c.
randomBytes)(32);function zt({userPassword:t,ownerPassword:e,permissions:n,id0:s}){const r=gt(t),i=Y(4,16,gt(e),r),u=C({revision:4,keyLength:16,owner:i,permissions:n,
id0:s,encryptMetadata:!0},r),A=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Dt("AESV2",16),O:new o.Mx(i),U:new o.Mx(u.user),P:n});return Ht({dictionary:A,
version:"1.6",numbered:!0,identifier:s},l(u.fileKey))}function Vt({userPassword:t,ownerPassword:e,permissions:n}){const s=(0,c.randomBytes)(32),r=bt(s,dt(t),dt(
e)),i=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Dt("AESV3",32),O:new o.Mx(r.owner),OE:new o.Mx(r.wrappedByOwner),U:new o.Mx(r.user),UE:new o.Mx(
r.wrappedByUser),P:n,Perms:new o.Mx(At(s,n,!0))});return Ht({dictionary:i,version:"1.7",extensionLevel:8,numbered:!1},h(s))}function Dt(t,e){const n=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(t),AuthEvent:(0,o.UU)("DocOpen"),Length:e});return{CF:(0,o.jd)({StdCF:n}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function Ht(t,e){
return Ft(t,{strings:e,streams:e,embedded:e,named:new Map([["StdCF",e],["Identity",S]]),encryptMetadata:!0})}var Ct=b(9153);const $t={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Mt=-4,It=t=>1<<
$t[t]-1,Bt=Object.keys($t);function U(t){let e=Mt;for(const n of Bt)t[n]||(e&=~It(n));return t.allow_print?e:e&~It("allow_print_high_resolution")}function z(t){
return Bt.filter(e=>(t&It(e))===0)}function q(t,e,n){const s=St(t),r=Qt(s,e,new Uint8Array(0)),i=r??(n?Ut(pt(n),M=>Qt(s,e,M)):void 0);if(i===void 0)throw n?ae():
ee();const{fileKey:u,access:A}=i,O=te(s,u);return{...it(s,i,ot(s,u),O),access:A,locked:!1,permissions:s.permissions,revision:s.revision,keyBits:8*u.length,opensWithoutPassword:r!==
void 0,algorithm:oe(s.methods[O.streams===S?"embedded":"streams"],u),unrestricted:()=>rt(s,i)}}function it(t,{identifier:e},n,s){const r={dictionary:n,...ie(t),
numbered:t.revision<=4,...e?{identifier:e}:{}};return Ft(r,s)}function rt(t,e){const n={...t,permissions:Mt};let{fileKey:s}=e;const r=ot(n,s);if(e.legacy){const i=C(
{...e.legacy.scheme,permissions:Mt},e.legacy.userPassword);s=i.fileKey,r.set("U",new o.Mx(i.user))}else r.set("Perms",new o.Mx(At(s,Mt,t.encryptMetadata)));return it(
n,e,r,te(n,s))}function ot({encrypt:t,revision:e,permissions:n},s){const r=new o.Bi(t);r.set("P",n);for(const[u,A]of[["O",e<5?32:48],["U",e<5?32:48],["OE",32],[
"UE",32]]){const O=t.get(u);O instanceof o.Mx&&O.bytes.length>A&&r.set(u,new o.Mx(O.bytes.subarray(0,A)))}const i=t.get("Length");return i!==void 0&&!(typeof i==
"number"&&i%8===0&&i>=40&&i<=256)&&r.set("Length",8*s.length),r}function St(t){const e=t.get("Filter");if(!(0,o.Eo)(e,"Standard"))throw Xt(`the security handler\
 ${e instanceof o.SX?Gt(e):"without a name"}`);const n=Zt(t.get("V"),0),s=Zt(t.get("R"),0);if(!(n===5?s===5||s===6:[1,2,4].includes(n)&&s>=2&&s<=4))throw Xt(`th\
e standard security handler with V ${n} and R ${s}`);const i={encrypt:t,version:n,revision:s,permissions:Zt(t.get("P"),-4)|0};if(n<4)return{...i,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const u=t.get("CF"),A=new Map;for(const[D,N]of(0,o.Zm)(u)?u:[]){const H=(0,o.Zm)(N)?Nt(N,n):void 0;
H!==void 0&&A.set(D,H)}A.set("Identity","none");const O=(D,N)=>{const H=t.get(D),tt=A.get(H instanceof o.SX?H.text:N);if(tt===void 0)throw Xt(`the crypt filter ${H instanceof
o.SX?Gt(H):N}`);return tt},M=t.get("StmF");return{...i,encryptMetadata:t.get("EncryptMetadata")!==!1,methods:{strings:O("StrF","Identity"),streams:O("StmF","Ide\
ntity"),embedded:O("EFF",M instanceof o.SX?M.text:"Identity")},filters:A}}function Nt(t,e){const n=t.get("CFM");return e===5&&(0,o.Eo)(n,"AESV3")?"AESV3":e===4&&
(0,o.Eo)(n,"AESV2")?"AESV2":e===4&&(0,o.Eo)(n,"V2")?"V2":n===void 0||(0,o.Eo)(n,"None")?"none":void 0}function Qt(t,e,n){const{encrypt:s,revision:r}=t;if(r>=5){
const M={owner:_t(s,"O",48),user:_t(s,"U",48),wrappedByOwner:_t(s,"OE",32),wrappedByUser:_t(s,"UE",32)};return Lt(lt(M,r,n),"user")??Lt(yt(M,r,n),"owner")}const i=_t(
s,"O",1),u=_t(s,"U",1),{permissions:A,encryptMetadata:O}=t;return Ut(e,M=>Ut(re(t),D=>{const N={revision:r,keyLength:D,owner:i,permissions:A,id0:M,encryptMetadata:O};
return qt(N,u,n,"user")??qt(N,u,ft(N,n),"owner")}))}function qt(t,e,n,s){const r=nt(t,e,n);return r&&{fileKey:r,access:s,identifier:t.id0,legacy:{scheme:t,userPassword:n}}}
function Lt(t,e){return t&&{fileKey:t,access:e}}function re({encrypt:t,version:e}){if(e===4)return[16];const n=Zt(t.get("Length"),40),s=n%8===0&&n>=40&&n<=128?n/
8:5;return[...new Set(e===1?[5,s,16]:[s,16,5])]}function te(t,e){const n={none:S},s=A=>A==="V2"?n.V2??=a(e):A==="AESV2"?n.AESV2??=l(e):A==="AESV3"?n.AESV3??=h(e):
S,{methods:r,filters:i,encryptMetadata:u}=t;return{strings:s(r.strings),streams:s(r.streams),embedded:s(r.embedded),named:i&&new Map([...i].map(([A,O])=>[A,s(O)])),
encryptMetadata:u}}function ie({version:t,revision:e,methods:n}){return e>=5?{version:"1.7",extensionLevel:e===5?3:8}:t===4?{version:Object.values(n).includes("\
AESV2")?"1.6":"1.5"}:{version:e===2?"1.1":"1.4"}}function oe(t,e){if(t!=="none")return t==="V2"?e.length===5?"RC4-40":"RC4-128":t==="AESV2"?"AES-128":"AES-256"}
function _t(t,e,n){const s=t.get(e);if(s instanceof o.Mx&&s.bytes.length>=n)return s.bytes;throw(0,Ct.O$)(`its encryption dictionary has no usable /${e}.`)}function Zt(t,e){
return typeof t=="number"?Math.trunc(t):e}function Ut(t,e){for(const n of t){const s=e(n);if(s!==void 0)return s}}function Gt({text:t}){return/^[\w.+-]{1,40}$/.
test(t)?t:"with an unusual name"}function ee(){return(0,Ct.hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs\
 a password to open: give it as open_password, or use remove_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that open\
s the document as open_password",fields:["open_password"]})}function ae(){return new Ct.zU("wrong_password","The given password does not open the PDF document",
{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check\
 open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Xt(t){return(0,Ct.hJ)("unsupported_encryption",`is protected b\
y ${t}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${t}, which is not supported.`}],advice:"Only protection by passw\
ords can be opened, not by certificates or rights management"})}const ce={...S,decrypt:()=>new Uint8Array(0)};function fe(t){const e=ne(t),n=i=>i==="none"?S:ce,
s=[...e?.filters??[["Identity","none"]]],r={strings:n(e?.methods.strings),streams:n(e?.methods.streams),embedded:n(e?.methods.embedded),named:e&&!e.filters?void 0:
new Map(s.map(([i,u])=>[i,n(u)])),encryptMetadata:e?.encryptMetadata??!0};return{...Ft({dictionary:t,version:"1.1",numbered:!0},r),access:"user",locked:!0,permissions:e?.
permissions??Mt,revision:e?.revision,opensWithoutPassword:!1,unrestricted:void 0,...e?Yt(e):ue(t)}}function ne(t){try{return St(t)}catch(e){if(e instanceof Ct.zU&&
e.code==="unsupported_encryption")return;throw e}}function Yt({encrypt:t,version:e,methods:n}){const s=n.streams==="none"?n.embedded:n.streams;if(s==="none")return{
algorithm:void 0,keyBits:void 0};if(s==="AESV3")return{algorithm:"AES-256",keyBits:256};if(e===4)return{algorithm:s==="AESV2"?"AES-128":"RC4-128",keyBits:128};const r=e===
1?40:f(t.get("Length"));return{algorithm:r===40?"RC4-40":"RC4-128",keyBits:r}}function ue(t){const e=t.get("CF"),n=t.get("StmF"),s=(0,o.Zm)(e)&&n instanceof o.SX?
e.get(n.text):void 0,r=(0,o.Zm)(s)?s.get("CFM"):void 0;return(0,o.Eo)(r,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(r,"AESV2")?{algorithm:"AES-128",keyBits:128}:
{algorithm:void 0,keyBits:void 0}}function f(t){return typeof t=="number"&&t%8===0&&t>=40&&t<=128?t:40}}),4496:((at,G,b)=>{b.d(G,{F:()=>B,V:()=>_});const c=[7,12,
17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(v,R)=>Math.floor(Math.abs(Math.sin(R+1))*2**32)|0),B=v=>new _().digest(v);class _{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(R){const{state:S,tail:a}=this;S[0]=1732584193,S[1]=4023233417,S[2]=2562383102,S[3]=271733878;const{length:l}=R,
h=l&-64;for(let m=0;m<h;m+=64)this.compress(R,m);const d=l-h,x=d<56?64:128;for(let m=0;m<d;m++)a[m]=R[h+m];a[d]=128,a.fill(0,d+1,x);for(let m=0,p=l<<3;m<4;m++)a[x-
8+m]=p>>>(m<<3);a[x-4]=l>>>29;for(let m=0;m<x;m+=64)this.compress(a,m);const w=new Uint8Array(16);for(let m=0;m<16;m++)w[m]=S[m>>2]>>>((m&3)<<3);return w}compress(R,S){
const{words:a,state:l}=this;for(let m=0,p=S;m<16;m++,p+=4)a[m]=R[p]|R[p+1]<<8|R[p+2]<<16|R[p+3]<<24;let h=l[0],d=l[1],x=l[2],w=l[3];for(let m=0;m<64;m++){const p=m>>
4;let g,y;p===0?(g=d&x|~d&w,y=m):p===1?(g=w&d|~w&x,y=5*m+1):p===2?(g=d^x^w,y=3*m+5):(g=x^(d|~w),y=7*m);const I=h+g+o[m]+a[y&15]|0,j=c[p<<2|m&3];h=w,w=x,x=d,d=d+
(I<<j|I>>>32-j)|0}l[0]=l[0]+h,l[1]=l[1]+d,l[2]=l[2]+x,l[3]=l[3]+w}}}),269:((at,G,b)=>{b.d(G,{$k:()=>Tt,A4:()=>lt,AF:()=>W,AN:()=>Et,AV:()=>yt,AZ:()=>Ft,Ah:()=>V,
Cq:()=>c,Cx:()=>d,D:()=>Ot,Ec:()=>a,G_:()=>o,HF:()=>Rt,HV:()=>st,HY:()=>$,Hh:()=>J,Hv:()=>E,IQ:()=>h,JI:()=>Dt,Kl:()=>gt,Li:()=>Pt,MV:()=>L,N5:()=>m,N9:()=>xt,OY:()=>bt,
PZ:()=>Mt,WL:()=>ft,Wd:()=>jt,Z4:()=>S,ay:()=>Ht,b9:()=>w,bS:()=>$t,cL:()=>g,d2:()=>B,du:()=>k,em:()=>I,ev:()=>j,fX:()=>p,gq:()=>Ct,iH:()=>et,kR:()=>_,l0:()=>y,
o1:()=>v,r_:()=>Y,rc:()=>T,rg:()=>Bt,s1:()=>x,sk:()=>Jt,t6:()=>pt,t9:()=>kt,tF:()=>Z,tw:()=>ut,u7:()=>R,vz:()=>nt,w1:()=>Wt,wb:()=>zt,wn:()=>l,wt:()=>C,y_:()=>ht,
yh:()=>X,yp:()=>Vt,yq:()=>P});const c=0,o=8,B=9,_=10,v=12,R=13,S=32,a=33,l=35,h=37,d=40,x=41,w=43,m=45,p=46,g=47,y=48,I=55,j=57,et=60,nt=62,ft=91,Y=92,C=93,E=123,
T=125,k=126,V=66,Z=67,Q=68,st=69,ut=73,lt=76,yt=82,bt=98,At=100,Rt=101,L=102,F=106,P=110,K=111,W=114,$=115,X=116,J=117,ht=122,xt=0,pt=1,vt=2,dt=3,gt=new Uint8Array(
256);for(const U of[c,B,_,v,R,S])gt[U]=pt;for(const U of"(<>[]/%")gt[U.charCodeAt(0)]=vt;for(const U of"){}")gt[U.charCodeAt(0)]=dt;function Et(U,z,q){for(;z<q;){
const it=U[z];if(gt[it]===pt)z++;else if(it===h)z=Ot(U,z,q);else break}return z}function Ot(U,z,q){for(;z<q&&U[z]!==_&&U[z]!==R;)z++;return z}function kt(U,z,q){
const it=Ft(U,z,q);return it<0?q:it}function Ft(U,z,q){let it=0;for(;z<q;){const rt=U[z++];if(rt===Y)z++;else if(rt===d)it++;else if(rt===x&&--it===0)return z}return-1}
function Tt(U,z,q){for(;z<q;)if(U[z++]===nt)return z;return q}function Pt(U){return U===void 0?-1:U>=y&&U<=j?U-y:U>=65&&U<=70?U-55:U>=97&&U<=102?U-87:-1}function Jt(U,z,q){
const it=new Uint8Array(q-z+1>>1);let rt=0,ot=-1;for(let St=z;St<q&&U[St]!==nt;St++){const Nt=Pt(U[St]);Nt<0||(ot<0?ot=Nt:(it[rt++]=ot*16+Nt,ot=-1))}return ot>=
0&&(it[rt++]=ot*16),it.subarray(0,rt)}function jt(U,z,q){for(;z<q&&gt[U[z]]===xt;)z++;return z}function Wt(U,z,q){for(let it=0;it<q.length;it++)if(U[z+it]!==q.charCodeAt(
it))return!1;return!0}function zt(U,z,q){return Wt(U,z,q)&&gt[U[z+q.length]??S]!==xt}const Vt=U=>U!==void 0&&U>=y&&U<=j;function Dt(U,z,q){let it=0,rt=z;for(;rt<
q&&Vt(U[rt]);)it=it*10+(U[rt++]-y);return rt===z?{value:-1,after:rt}:{value:it,after:rt}}function Ht(U,z,q){const it=Et(U,z,q),rt=Dt(U,it,q);if(rt.value<0||rt.after===
q||gt[U[rt.after]]!==pt)return;const ot=Dt(U,Et(U,rt.after,q),q);if(ot.value<0||ot.value>65535)return;const St=Et(U,ot.after,q);if(It(U,St))return{number:rt.value,
generation:ot.value,start:it,body:St+3}}const Ct=U=>new Uint8Array(U.buffer,U.byteOffset,U.byteLength),$t=U=>Buffer.from(U.buffer,U.byteOffset,U.byteLength);function Mt(U,z,q,it){
let rt=0,ot=U[z];for(;ot>=y&&ot<=j;ot=U[++z])rt=rt*10+(ot-y);if(rt!==q||ot!==S||(rt=0,ot=U[++z],ot<y||ot>j))return-1;for(;ot>=y&&ot<=j;ot=U[++z])rt=rt*10+(ot-y);
return rt!==it||ot!==S?-1:It(U,z+1)?z+4:-1}const It=(U,z)=>U[z]===K&&U[z+1]===bt&&U[z+2]===F,Bt=(U,z)=>U[z]===Rt&&U[z+1]===P&&U[z+2]===At&&U[z+3]===K&&U[z+4]===
bt&&U[z+5]===F}),5920:((at,G,b)=>{b.d(G,{F:()=>o});var c=b(6039);function o(v,R=()=>{}){if(v instanceof c.Z6)return new c.Z6(o(v.dict,R),v.data,v.sealed);const S=_(
v),a=[S];let l=1;for(let h=a.pop();h!==void 0;h=a.pop())if(Array.isArray(h)){l+=h.length;for(const[d,x]of h.entries())h[d]=B(x,a)}else if((0,c.Zm)(h)){l+=h.size;
for(const[d,x]of h)h.set(d,B(x,a))}return R(l),S}function B(v,R){const S=_(v);return S!==v&&R.push(S),S}function _(v){return Array.isArray(v)?[...v]:(0,c.Zm)(v)?
new c.Bi(v):v}}),6507:((at,G,b)=>{b.d(G,{i:()=>o});var c=b(8212);function o(B,_){const v=new c.KK(B,R=>_.copy(R,0,R.length));return Object.assign(v.s,{i:0,w:0,z:0}),
v}}),6249:((at,G,b)=>{b.d(G,{R:()=>v,g:()=>R});var c=b(269),o=b(8024);const B=new Int32Array(0),_=new o.s;class v{at=B;first=0;used=0;open=-1;close=-1;special=!1;scan=_;marksFrom=0;marksTo=0;own;locate(a,l,h){
const d=this.own??={at:new Int32Array(64),scan:new o.s},{scan:x}=d;if(this.at=d.at,this.scan=x,this.first=this.used=this.marksFrom=this.marksTo=0,x.reset(),l=(0,c.
AN)(a,l,h),a[l]!==c.iH||a[l+1]!==c.iH)return!1;for(this.open=l+=2;(l=(0,c.AN)(a,l,h))<h;){const w=a[l];if(w===c.vz)return this.close=l,this.marksTo=x.used,this.
special=x.byteRange,a[l+1]===c.vz;if(w!==c.cL)return!1;const m=++l;for(;l<h&&c.Kl[a[l]]===c.N9;l++)if(a[l]===c.wn)return!1;const p=l;p-m===9&&a[m]===c.Ah&&(0,c.
w1)(a,m,"ByteRange")&&(x.byteRange=!0);const g=l=(0,c.AN)(a,l,h);if(a[l]===c.vz||(l=x.value(a,l,h),l<0))return!1;this.add(m,p,g,l)}return!1}add(a,l,h,d){this.used+
4>this.at.length&&(this.at=this.own.at=R(this.at,this.used+4));const{at:x,used:w}=this;x[w]=a,x[w+1]=l,x[w+2]=h,x[w+3]=d,this.used=w+4}find(a,l){const{at:h,first:d}=this,
x=l.length;for(let w=this.used-4;w>=d;w-=4){const m=h[w];if(h[w+1]-m!==x)continue;let p=0;for(;p<x&&a[m+p]===l.charCodeAt(p);)p++;if(p===x)return w}return-1}}function R(S,a){
const l=new Int32Array(Math.max(S.length*2,a));return l.set(S),l}}),537:((at,G,b)=>{b.d(G,{Q:()=>B});var c=b(8212);const o=16384;async function B(S,a,l,h,d){const x=_(
S.slice(0,3).map(et=>et.subarray(0,2))),[w=0,m=0]=x;if((w&15)!==8||(w<<8|m)%31!==0||m&32)return{ending:"damaged",reached:0};const p=Math.max(1024,Math.floor(o/h)),
g=new R;let y=0;const I=new c.EL(et=>{const nt=Math.min(et.length,a-y);y+=et.length,g.add(et),nt>0&&d(nt===et.length?et:et.subarray(0,nt))}),j=[];try{let et=2,nt=0;
for(const ft of S)for(let Y=0;Y<ft.length;Y+=p){const C=Math.min(et,ft.length-Y,p),E=ft.subarray(Y+C,Y+p);et-=C;const T=y;y<a&&nt<p?I.push(E):j.length<16&&j.push(
E),nt=y>T?0:nt+E.length;const k=l.step((E.length+y-T)*h);k&&await k}I.push(_(j).subarray(0,p),!0)}catch(et){return y>=a?{ending:"loose",reached:y}:{ending:et.code===
c.YL.UnexpectedEOF?"short":"damaged",reached:y}}return{ending:y<=a&&v(S,g.value)?"clean":"loose",reached:y}}const _=S=>S.length===1?S[0]:Buffer.concat(S);function v(S,a){
let l=new Uint8Array(0);for(let d=S.length-1;d>=0&&l.length<6;d--)l=_([S[d].subarray(-6),l]);const h=Buffer.from(l);for(let d=0;d<=2&&h.length>=4+d;d++)if(h.readUInt32BE(
h.length-4-d)===a)return!0;return!1}class R{a=1;b=0;add(a){let{a:l,b:h}=this;for(let d=0;d<a.length;){const x=Math.min(d+2e3,a.length);for(;d<x;)h+=l+=a[d++];l%=
65521,h%=65521}this.a=l,this.b=h}get value(){return this.b*65536+this.a}}}),7967:((at,G,b)=>{b.d(G,{k:()=>_,t:()=>v});var c=b(269);const o=12,B=20;class _{buffer;memory;length=0;constructor(a){
this.buffer=Buffer.allocUnsafeSlow(Math.max(a,256)),this.memory=(0,c.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}clear(){this.length=
0}from(a){return this.memory.subarray(a,this.length)}reserve(a){const l=this.length+a;l>this.memory.length&&this.grow(l)}grow(a){const l=Buffer.allocUnsafeSlow(
Math.max(a,Math.ceil(this.memory.length*1.5)));l.set(this.bytes),this.buffer=l,this.memory=(0,c.gq)(l)}copy(a,l,h){const d=h-l;if(this.reserve(d),d<o){const{memory:x}=this;
let w=this.length;for(let m=l;m<h;m++)x[w++]=a[m]}else this.memory.set(new Uint8Array(a.buffer,a.byteOffset+l,d),this.length);this.length+=d}text(a){const l=a.length;
if(this.reserve(l),l<B){const{memory:h}=this;let d=this.length;for(let x=0;x<l;x++)h[d++]=a.charCodeAt(x)}else this.buffer.write(a,this.length,"latin1");this.length+=
l}integer(a){this.reserve(20);const{memory:l}=this,h=R(a);for(let d=this.length+h-1;d>=this.length;d--){const x=Math.floor(a/10);l[d]=c.l0+(a-x*10),a=x}this.length+=
h}byte(a){this.reserve(1),this.memory[this.length++]=a}fill(a,l){this.reserve(a),l(this.memory,this.length),this.length+=a}}class v{length=0;copy(a,l,h){this.length+=
h-l}text(a){this.length+=a.length}integer(a){this.length+=R(a)}byte(){this.length++}fill(a){this.length+=a}}function R(S){return S<10?1:S<100?2:S<1e3?3:S<1e4?4:
S<1e5?5:S<1e6?6:String(S).length}}),8118:((at,G,b)=>{b.d(G,{i:()=>d});var c=b(4293),o=b(269),B=b(9980),_=b(6039);const v=Symbol("close array"),R=Symbol("close d\
ictionary"),S=Symbol("end"),a=8,l=256,h=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class d{bytes;at;end;nesting;openString;closed=-1;constructor(w,m,p,g,y){this.bytes=
w,this.at=m,this.end=p,this.nesting=g,this.openString=y}value(){const w=this.token(0);return typeof w=="symbol"?null:w}token(w){const{bytes:m,end:p}=this,g=(0,o.
AN)(m,this.at,p);if(this.at=g,g>=p)return S;const y=m[g];if(y>=o.l0&&y<=o.ev)return this.numberOrReference();switch(y){case o.cL:return this.name();case o.Cx:return this.
string(this.literal());case o.iH:return m[g+1]!==o.iH?this.string(this.hexadecimal()):(this.at+=2,this.dictionary(w+1));case o.WL:return this.at++,this.array(w+
1);case o.wt:return this.at++,v;case o.vz:return this.closed=g,m[g+1]===o.vz?(this.at+=2,R):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:
return this.word()}}array(w){this.checkDepth(w);const m=[];for(;;){m.length===a&&m.every(g=>g instanceof _.oS)&&this.references(m);const p=this.token(w);if(p===
v||p===S)return m;if(p===R)return this.at=this.closed,m;m.push(p)}}references(w){const{bytes:m,end:p}=this;for(let g=l;;g*=2){const y=(0,o.bS)(m).toString("lati\
n1",this.at,Math.min(this.at+g,p)),I=h.exec(y)?.[0]??"";if(I==="")return;for(const j of I.split(" 0 R"))j!==""&&w.push(new _.oS(Number(j),0));if(this.at+=I.length,
I.length<y.length>>1)return}}dictionary(w){this.checkDepth(w);const m=new _.Bi;let p,g=-1;for(;;){const y=this.at,I=this.token(w);if(I===R||I===S)return g>=0&&(0,_.
hi)(m)&&this.keepSealed(m,g),m;if(I===v)continue;const j=I;if(p===void 0){j instanceof _.SX&&(p=j.text);continue}j!==null&&m.set(p,j),this.openString&&p==="Cont\
ents"&&j instanceof _.Mx&&(g=y),p=void 0}}keepSealed(w,m){w.set("Contents",new d(this.bytes,m,this.end,1).value())}checkDepth(w){if(w>this.nesting)throw(0,c.F)(
"nesting",`An object of the document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:w,end:m}=this,
p=this.at+1;return this.at=(0,o.Wd)(w,p,m),new _.SX((0,B.MQ)(w,p,this.at))}string(w){return new _.Mx(this.openString?this.openString(w):w)}literal(){const{bytes:w,
end:m}=this,p=this.at+1;for(let g=p;g<m;g++){const y=w[g];if(y===o.s1)return this.at=g+1,w.slice(p,g);if(y===o.Cx||y===o.r_||y===o.u7)break}return this.at=(0,o.
t9)(w,this.at,m),(0,B.U1)(w,p,this.at)}hexadecimal(){const{bytes:w,end:m}=this,p=this.at+1,g=(0,o.$k)(w,p,m);return this.at=g,(0,o.sk)(w,p,g)}numberOrReference(){
const{bytes:w,end:m}=this;let p=this.at,g=0;for(;p<m&&w[p]>=o.l0&&w[p]<=o.ev;)g=g*10+(w[p++]-o.l0);if(p<m&&o.Kl[w[p]]===o.N9)return this.number();this.at=p,p=(0,o.
AN)(w,p,m);let y=0;const I=p;for(;p<m&&w[p]>=o.l0&&w[p]<=o.ev;)y=y*10+(w[p++]-o.l0);return p===I||(p=(0,o.AN)(w,p,m),p>=m||w[p]!==o.AV||p+1<m&&o.Kl[w[p+1]]===o.
N9)?g:(this.at=p+1,g>2147483647?null:new _.oS(g,Math.min(y,65535)))}number(){const{bytes:w,end:m,at:p}=this;return this.at=(0,o.Wd)(w,p,m),(0,B.kz)(w,p,this.at)}word(){
const{bytes:w,at:m,end:p}=this,g=w[m];return g===o.b9||g===o.N5||g===o.fX?this.number():(0,o.wb)(w,m,"true")||(0,o.wb)(w,m,"false")?(this.at=(0,o.Wd)(w,m,p),g===
o.yh):(0,o.w1)(w,m,"endobj")||(0,o.w1)(w,m,"endstream")?S:(this.at=Math.max((0,o.Wd)(w,m,p),m+1),null)}}}),5913:((at,G,b)=>{b.d(G,{u:()=>v});var c=b(8212),o=b(6507),
B=b(537),_=b(7967);const v=({codec:h,pace:d})=>h??l(d),R=65536,S=16384,a=1e5,l=h=>({async deflate(d,x){if(d.length===0)return(0,c.$)(d);const w=new _.k(Math.max(
256,d.length>>2)),m=(0,o.i)({level:x},w);for(let p=0;p<d.length;p+=R){d.length-p>S&&await h.rest(),m.push(d.subarray(p,p+R),p+R>=d.length);const g=h.step(a+Math.
min(d.length,R)*10);g&&await g}return w.bytes},async inflate(d,x){const w=new _.k(Math.min(d.length*4,x)),{ending:m}=await(0,B.Q)([d],x,h,1,p=>w.copy(p,0,p.length));
return m==="clean"?w.bytes:void 0}})}),9980:((at,G,b)=>{b.d(G,{E3:()=>a,MQ:()=>o,U1:()=>S,kz:()=>_});var c=b(269);function o(h,d,x){let w="";for(let m=d;m<x;m++){
let p=h[m];if(p===c.wn&&m+2<x){const[g,y]=[(0,c.Li)(h[m+1]),(0,c.Li)(h[m+2])];g>=0&&y>=0&&(p=g*16+y,m+=2)}w+=String.fromCharCode(p)}return w}const B=15;function _(h,d,x){
let w=d;const m=h[w];(m===c.N5||m===c.b9)&&w++;let p=0,g=-1,y=0;for(;w<x;w++){const j=h[w];if(j>=c.l0&&j<=c.ev)y=y*10+(j-c.l0),p++,g>=0&&g++;else if(j===c.fX&&g<
0)g=0;else break}if(w<x||p===0||p>B)return R(h,d,x);const I=g>0?y/v[g]:y;return m===c.N5?-I:I}const v=Float64Array.from({length:B+1},(h,d)=>10**d);function R(h,d,x){
const w=(0,c.bS)(h).toString("latin1",d,x),m=Number(w);if(!Number.isNaN(m)&&/^[+-]?[\d.]/.test(w))return m;const p=/^[+-]*(\d*\.?\d*)/.exec(w),g=Number(p?.[1]??
0)||0;return w.startsWith("-")?-g:g}function S(h,d,x){for(let g=d;g<x;g++){const y=h[g];if(y===c.s1)return h.subarray(d,g);if(y===c.Cx||y===c.r_||y===c.u7)break}
const w=new Uint8Array(x-d);let m=0,p=1;for(let g=d;g<x;g++){let y=h[g];if(y===c.Cx)p++;else if(y===c.s1){if(--p===0)break}else if(y===c.u7)h[g+1]===c.kR&&g++,y=
c.kR;else if(y===c.r_){if(y=h[++g],g>=x)break;if(y>=c.l0&&y<=c.em){let I=y-c.l0;for(let j=0;j<2&&h[g+1]>=c.l0&&h[g+1]<=c.em;j++)I=I*8+h[++g]-c.l0;y=I&255}else if(y===
c.u7){h[g+1]===c.kR&&g++;continue}else{if(y===c.kR)continue;y=l.get(y)??y}}w[m++]=y}return w.subarray(0,m)}const a=(h,d,x)=>h[d]===c.Cx?S(h,d+1,x):(0,c.sk)(h,d+
1,x),l=new Map([[c.yq,c.kR],[c.AF,c.u7],[c.yh,c.d2],[c.OY,c.G_],[c.MV,c.o1]])}),8024:((at,G,b)=>{b.d(G,{A:()=>o,s:()=>j});var c=b(269);const o=-1,B=2**63,_=1,v=2,
R=0,S=1,a=2,l=0,h=1,d=2,x=3,w=4,m=5,p=6,g=7,y=8,I=new Uint8Array(256).fill(d);for(let Y=0;Y<256;Y++)c.Kl[Y]===c.t6&&(I[Y]=l);for(let Y=c.l0;Y<=c.ev;Y++)I[Y]=h;for(const[
Y,C]of Object.entries({"/":x,"<":w,">":m,"[":p,"]":g,"(":y,"%":l,")":l,"{":l,"}":l}))I[Y.charCodeAt(0)]=C;class j{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(C,E,T){const k=this.
used+T-E;k>this.marks.length&&this.grow(k),this.marks.set(C.subarray(E,T),this.used),this.used=k}open(C,E,T){if(C>=this.opened.length){const k=new Uint8Array(this.
opened.length*2);k.set(this.opened),this.opened=k}return this.opened[C]=E,T}add(C,E,T){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=C>2147483647?0:C,this.marks[this.used+1]=E,this.marks[this.used+2]=T,this.used+=3,T}grow(C){const E=new Int32Array(Math.max(this.marks.length*2,C));E.set(
this.marks),this.marks=E}value(C,E,T){let k=0,V=R;for(let Z=E;E<T;Z=E){const Q=C[E++];switch(I[Q]){case l:Q===c.IQ&&(E=(0,c.D)(C,Z,T));continue;case h:{let st=Q-
c.l0;for(;I[C[E]]===h;)st=st*10+(C[E++]-c.l0);if(E<T&&c.Kl[C[E]]===c.N9){E=(0,c.Wd)(C,E,T);break}if(st>=B)return-1;const ut=et(C,E,T);V===a&&this.setLength(st,Z,
E,ut),ut>E&&(E=this.add(st,Z,ut));break}case d:for(;E<T&&c.Kl[C[E]]===c.N9;)E++;if(Q===c.HF&&ft(C,Z,E))return-1;break;case x:for(;E<T&&c.Kl[C[E]]===c.N9;)E++;if(V=
this.expectedAfter(C,Z,E-Z,k===1&&V===R),k===0)return E;continue;case w:E=C[E]===c.iH?this.open(k++,v,E+1):this.hexString(C,Z,T);break;case m:if(C[E]!==c.vz)continue;
if(this.opened[--k]!==v||++E>T)return-1;break;case p:E=this.open(k++,_,E);break;case g:if(this.opened[--k]!==_)return-1;break;case y:E=this.literalString(C,Z,T);
break}if(k===0)return E>T?-1:E;V=R}return-1}setLength(C,E,T,k){const V=k>T;this.length=V?-1:C,this.lengthRef=V?C:-1,this.lengthStart=E,this.lengthEnd=k}literalString(C,E,T){
const k=(0,c.AZ)(C,E,T);return k<0?T+1:this.strings?this.add(o,E,k):k}hexString(C,E,T){const k=(0,c.$k)(C,E,T);return this.strings?this.add(o,E,k):k}expectedAfter(C,E,T,k){
return T===10&&C[E+1]===c.Ah&&(0,c.w1)(C,E,"/ByteRange")&&(this.byteRange=!0),k?T===7&&C[E+1]===c.A4&&(0,c.w1)(C,E,"/Length")?a:S:R}}function et(Y,C,E){if(Y[C]===
c.Z4&&Y[C+1]===c.l0&&Y[C+3]===c.AV&&Y[C+2]===c.Z4&&C+4<=E)return nt(Y,C+4,E)?C+4:C;const T=(0,c.AN)(Y,C,E);let k=T,V=0;for(;k<E&&(0,c.yp)(Y[k]);k++)V=V*10+(Y[k]-
c.l0);if(k===T||V>=B)return C;const Z=(0,c.AN)(Y,k,E);return Z<E&&Y[Z]===c.AV&&nt(Y,Z+1,E)?Z+1:C}const nt=(Y,C,E)=>C>=E||c.Kl[Y[C]]!==c.N9;function ft(Y,C,E){return E-
C===6&&(0,c.w1)(Y,C,"endo")||E-C===9&&(0,c.w1)(Y,C,"ends")}}),5975:((at,G,b)=>{b.d(G,{ZV:()=>m,bD:()=>v,dZ:()=>l,pS:()=>h,sd:()=>p,yT:()=>_});var c=b(269),o=b(6039);
const B=8,_={number:0,generation:0};function v(g,y,I){if(y===null)g.text("null");else if(typeof y=="number")g.text(m(y));else if(typeof y=="boolean")g.text(y?"t\
rue":"false");else if(y instanceof o.SX)l(g,y.text);else if(y instanceof o.oS)g.text(a(y,I));else if(y instanceof o.Mx)h(g,y.bytes,I);else if(Array.isArray(y)){
if(g.byte(c.WL),y.length>=B&&y.every(j=>j instanceof o.oS))g.text(y.map(j=>a(j,I)).join(" "));else for(const[j,et]of y.entries())j>0&&g.byte(c.Z4),v(g,et,I);g.byte(
c.wt)}else y instanceof o.Bi?R(g,y,I):v(g,y.dict,I)}function R(g,y,I){const j=I.security&&y.has("ByteRange")?{...I,security:void 0}:I;g.text("<<");for(const[et,
nt]of y)l(g,et),S(nt)&&g.byte(c.Z4),v(g,nt,et==="Contents"?j:I);g.text(">>")}const S=g=>g===null||typeof g=="number"||typeof g=="boolean"||g instanceof o.oS;function a(g,{
renumber:y,generationOf:I}){const j=y?y(g):g.number;return y&&j===0?"null":`${j} ${I?I(j):y?0:g.generation} R`}function l(g,y){g.byte(c.cL);for(let I=0;I<y.length;I++){
const j=y.charCodeAt(I)&255;j!==c.Cq&&(j>c.Z4&&j<=c.du&&j!==c.wn&&c.Kl[j]===c.N9?g.byte(j):g.text(`#${w(j)}`))}}function h(g,y,{security:I,number:j,generation:et}){
if(I){d(g,I.encryptString(y,j,et));return}let nt=0;for(const ft of y)(ft<c.Z4||ft>c.du)&&nt++;if(nt*3>y.length){d(g,y);return}g.byte(c.Cx);for(const ft of y)(ft===
c.Cx||ft===c.s1||ft===c.r_)&&g.byte(c.r_),ft===c.u7?g.text("\\r"):g.byte(ft);g.byte(c.s1)}function d(g,y){g.byte(c.iH);for(const I of y)g.byte(x.charCodeAt(I>>4)),
g.byte(x.charCodeAt(I&15));g.byte(c.vz)}const x="0123456789abcdef",w=g=>x[g>>4]+x[g&15];function m(g){if(!Number.isFinite(g))return"0";const y=Math.abs(g);if(Number.
isInteger(g)&&y<1e15)return String(g);if(y>=2**63)return`${BigInt(g)}.0`;const I=String(g);return I.includes("e")?g.toFixed(12).replace(/0+$/,"").replace(/\.$/,
""):I}function p(g){const y=[g];for(;y.length>0;){const I=y.pop();if(I instanceof o.Mx)return!0;if(Array.isArray(I))for(const j of I)y.push(j);else if(I instanceof
o.Bi)for(const j of I.values())y.push(j);else I instanceof o.Z6&&y.push(I.dict)}return!1}}),6498:((at,G,b)=>{b.d(G,{D:()=>v});var c=b(269);const o=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
B=/^(true|false|null)$/,_=/#(?![0-9A-Fa-f]{2})|#00/;function v(h,d,x){const w=[],m=()=>{const g=w.at(-1);g?.keys&&(g.value=!1)},p=(0,c.AN)(h,d,x);for(;;){if(d=(0,c.
AN)(h,d,x),d>=x)return!1;const g=w.at(-1),y=h[d];if(y===c.vz||y===c.wt){if(!g||g.keys===void 0!=(y===c.wt)||g.keys&&(g.value||++d>=x||h[d]!==c.vz))return!1;w.pop(),
d++}else if(g?.keys&&!g.value){const I=(0,c.Wd)(h,d+1,x),j=l(h,d,I);if(y!==c.cL||_.test(j)||g.keys.has(j))return!1;g.keys.add(j),g.value=!0,d=I;continue}else if(y===
c.WL||y===c.iH&&h[d+1]===c.iH){w.push(y===c.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),d+=y===c.WL?1:2;continue}else if(d=R(h,d,x),d<0)return!1;if(m(),w.
length===0)return!(0,c.yp)(h[p])||h[d-1]!==c.AV}}function R(h,d,x){switch(h[d]){case c.cL:{const w=(0,c.Wd)(h,d+1,x);return _.test(l(h,d,w))?-1:w}case c.Cx:return(0,c.
AZ)(h,d,x);case c.iH:for(d++;d<x&&h[d]!==c.vz;d++)if(!a(h[d])&&c.Kl[h[d]]!==c.t6)return-1;return d<x?d+1:-1;default:{const w=(0,c.Wd)(h,d,x),m=l(h,d,w);return B.
test(m)?w:o.test(m)?S(h,m,w,x):-1}}}function S(h,d,x,w){if(!/^\d+$/.test(d))return x;const m=(0,c.AN)(h,x,w),p=(0,c.Wd)(h,m,w),g=l(h,m,p),y=(0,c.AN)(h,p,w);return!/^\d+$/.
test(g)||h[y]!==c.AV||c.Kl[h[y+1]??c.Z4]===c.N9?x:Number(d)<=2147483647&&Number(g)<=65535?y+1:-1}const a=h=>h>=c.l0&&h<=c.ev||(h|32)>=97&&(h|32)<=102;function l(h,d,x){
return String.fromCharCode(...h.subarray(d,Math.min(x,d+200)))}}),381:((at,G,b)=>{b.d(G,{SQ:()=>o,g7:()=>_,wx:()=>v});var c=b(6039);const o=new Map([...[728,711,
710,729,733,731,730,732].map((a,l)=>[a,24+l]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,
338,352,376,381,305,322,339,353,382].map((a,l)=>[a,128+l]),[8364,160]]),B=new Map([...o].map(([a,l])=>[l,a]));function _({bytes:a}){if(a[0]===254&&a[1]===255)return new TextDecoder(
"utf-16be").decode(a.subarray(2));if(a[0]===255&&a[1]===254)return new TextDecoder("utf-16le").decode(a.subarray(2));if(a[0]===239&&a[1]===187&&a[2]===191)return new TextDecoder().
decode(a.subarray(3));let l="";for(const h of a)l+=String.fromCharCode(B.get(h)??h);return l}function v(a){const l=new Uint8Array(a.length);for(let d=0;d<a.length;d++){
const x=R(a.charCodeAt(d));if(x===void 0)return new c.Mx(S(a));l[d]=x}const h=l[0]===254&&l[1]===255||l[0]===255&&l[1]===254;return new c.Mx(h||l[0]===239&&l[1]===
187&&l[2]===191?S(a):l)}function R(a){return a>=32&&a<127||a===9||a===10||a===13||a>=161&&a<=255&&a!==173?a:o.get(a)}function S(a){const l=Buffer.alloc(a.length*
2+2);l.writeUInt16BE(65279,0);for(let h=0;h<a.length;h++)l.writeUInt16BE(a.charCodeAt(h),2+h*2);return l}}),6039:((at,G,b)=>{b.d(G,{Bi:()=>v,Eo:()=>h,Mx:()=>o,Px:()=>w,
SX:()=>c,UU:()=>x,Z6:()=>R,Zm:()=>S,cy:()=>l,hi:()=>m,i9:()=>a,jd:()=>d,oS:()=>B,rV:()=>_});class c{text;constructor(g){this.text=g}}class o{bytes;constructor(g){
this.bytes=g}}class B{number;generation;constructor(g,y=0){this.number=g,this.generation=y}}class _ extends B{part;constructor(g,y){super(y,0),this.part=g}}class v extends Map{}
class R{dict;data;sealed;constructor(g,y,I){this.dict=g,this.data=y,this.sealed=I}}const S=p=>p instanceof v,a=p=>p instanceof B,l=p=>Array.isArray(p),h=(p,g)=>p instanceof
c&&p.text===g;function d(p){const g=new v;for(const[y,I]of Object.entries(p))I!==void 0&&g.set(y,I);return g}const x=p=>new c(p),w=p=>new o(Uint8Array.from(Buffer.
from(p,"latin1")));function m(p){const g=p.get("Type");return h(g,"Sig")||h(g,"DocTimeStamp")||p.has("ByteRange")}})};
