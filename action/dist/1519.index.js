"use strict";exports.id=1519,exports.ids=[1519],exports.modules={44233:((mt,at,y)=>{y.d(at,{BC:()=>b,Fr:()=>U,MJ:()=>_,p9:()=>Q,qZ:()=>V});const r=1e3,o=3e5;function*Q(k,S){
if(k.length<=r)return[...k].sort(S);let f=[];for(let w=0;w<k.length;w+=r){for(const E of k.slice(w,w+r).sort(S))f.push(E);yield o}for(let w=r;w<f.length;w*=2){const E=[];
for(let m=0;m<f.length;m+=2*w){const R=Math.min(m+w,f.length),p=Math.min(R+w,f.length);for(let O=m,c=R;O<R||c<p;){const h=c===p||O<R&&S(f[O],f[c])<=0;E.push(h?f[O++]:
f[c++]),E.length%r===0&&(yield o)}}f=E}return f}const X=16384,a=50,G=4;function*U(k){const{length:S}=k;for(let E=0;E<S;E+=X)k.subarray(E,E+X).sort(),S>X&&(yield X*
a);let[f,w]=[k,S>X?new Float64Array(S):k];for(let E=X;E<S;E*=2){for(let m=0;m<S;m+=2*E){const R=Math.min(m+E,S),p=Math.min(R+E,S);for(let O=m,c=R,h=m;h<p;){const P=c===
p||O<R&&f[O]<=f[c];w[h++]=f[P?O++:c++],h%X===0&&(yield X*G)}}[f,w]=[w,f]}return f}async function V(k,S,f){const w=Q(k,S);for(;;){const{done:E,value:m}=w.next();
if(E)return m;const R=f.step(m);R&&await R}}const b=(k,S)=>B(k,S,!1),_=(k,S)=>B(k,S,!0);function B(k,S,f){let[w,E]=[0,k.length];for(;w<E;){const m=w+E>>1,R=k[m];
R<S||f&&R===S?w=m+1:E=m}return w}}),60623:((mt,at,y)=>{y.d(at,{Kc:()=>V,M_:()=>b,UD:()=>B});var r=y(11544),o=y(58552),Q=y(27059),X=y(43749),a=y(78157),G=y(49692),
U=y(81272);const V=E=>(0,r.$)(E,{level:4,mem:3}),b=E=>(0,r.$)(E,{level:0}),_=1<<26;function B(E,m,R,p){const O=m.codec?.inflateNow(E,Math.min(m.stream,m.remaining,
_));if(O)return m.remaining-=O.length,O;if(m.remaining<=0)throw(0,U.q)(m,0);const c=(0,a.j8)(E,0,Math.min(E.length,4)),h=(E[c]&15)===8&&(E[c]<<8|E[c+1])%31===0,
P=m.scratch??new Q.f,T=new G.S3(E,h?c+2:0,P),K=new U.g(m,p);f(K,T,E.length,P),(!h||T.progress!=="ended")&&(R.found=!0),T.isBroken&&(R.broken=!0);const A=K.finish();
if(A.length===0&&T.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return R.mismatch===!1&&!R.found&&(R.mismatch=(0,X.V)(E,T.consumed,w(A))),
A}const k=8,S=4*G.jf;function f(E,m,R,p){let O=p.atLeast(R*k);for(let c=0;;){const h=m.inflate(O,c,O.length-G.yO);if(h>c&&E.push(O.slice(c,h)),m.progress!=="mor\
e")return;if(E.watch?.(E.size),c=h,h<O.length-G.yO)continue;const P=O.subarray(Math.max(0,h-G.jf),h);O=p.atLeast(Math.max(S,4*O.length)),O.set(P),c=P.length}}function w(E){
const m=new X.T;return m.add(E),m.value}}),48249:((mt,at,y)=>{y.d(at,{Kc:()=>X.Kc,M_:()=>X.M_,TT:()=>S,tN:()=>f});var r=y(58552),o=y(78157),Q=y(3405),X=y(60623),
a=y(19590),G=y(93098),U=y(60269),V=y(11032),b=y(70097),_=y(94322);const B={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLeng\
thDecode"},k=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),S=m=>k.has(B[m]??m);function f(m,R,p,O,c={found:!1}){
switch(B[m]??m){case"FlateDecode":return E({filter:"FlateDecode",data:R,parameters:p},O,c);case"LZWDecode":return E({filter:"LZWDecode",data:R,parameters:p},O,c);case"\
ASCII85Decode":return w({filter:"ASCII85Decode",data:R,parameters:void 0},O,c,()=>(0,_.xm)((0,Q.B)(R)));case"ASCIIHexDecode":return w({filter:"ASCIIHexDecode",data:R,
parameters:void 0},O,c,()=>(0,o.sk)(R,0,R.length));case"RunLengthDecode":return w({filter:"RunLengthDecode",data:R,parameters:void 0},O,c,()=>(0,_.xm)((0,b.A)(R,
O)));case"Crypt":return R;default:throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}function w(m,R,p,O){if(m.data.length<=G.I)return O();
const c=R.large?.find(m,R,p);return c||(R.large?.watch(m,R)?.(1/0),O())}function E(m,R,p){const O=R.large?.find(m,R,p);if(O)return O;const{filter:c,data:h,parameters:P}=m,
T=R.large?.watch(m,R),K=c==="FlateDecode"?(0,X.UD)(h,R,p,T):(0,a.k)(h,(0,U.c)(P,"EarlyChange",1),R,p,T);return(0,V.T)(K,P,p)}}),23334:((mt,at,y)=>{y.d(at,{d:()=>Q});
const r=11,o=4294967295;function*Q(a){for(let G=0;G+r<=a.length;){const U=a[G+4]&63,V=G+X(a,G),b=V>a.length?0:a.readUInt32BE(V-4),_=b===o?a.length:V+b;yield{type:U,
start:V,end:_},G=_}}function X(a,G){const U=a.readUInt32BE(G),V=a[G+5]>>5,b=V===7&&G+9<=a.length,_=b?a.readUInt32BE(G+5)&536870911:V,B=b?4+Math.ceil((_+1)/8):1,
k=U<=256?1:U<=65536?2:4;return 5+B+_*k+(a[G+4]&64?4:1)+4}}),54619:((mt,at,y)=>{y.d(at,{HV:()=>o,UT:()=>X,ZQ:()=>G,jC:()=>a,tL:()=>Q,wg:()=>b});var r=y(73208);const o=0,
Q=1,X=2,a=3,G=1,U=1e5,V=1e4;class b{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new r.
J7;mended=new Set;constructor({limits:B,memory:k},S){this.sourceLength=S,this.memory=k,this.bound=Math.min(B.objects,Math.max(1e6,S));const f=S<U?64:1024;this.kind=
new Uint8Array(f),this.place=new Int32Array(f),this.detail=new Int32Array(f)}offer(B,k,S,f){B<this.kind.length&&this.kind[B]!==o||this.set(B,k,S,f)}askFor(B){const k=this.
kind[B]??o;B<=0||B>this.bound||(k===o||this.isWronglyFree(B)?this.unlisted.add(B):k===a&&this.doubtful.add(B))}isWronglyFree(B){return this.kind[B]===a&&(this.detail[B]===
G||this.wronglyFree.has(B))}doubtFree(B){this.kind[B]===a&&this.unlisted.add(B)}leadsTo(B){const k=this.kind[B]??o;return k===Q||k===X}set(B,k,S,f){if(B>this.bound){
this.overflowed=!0;return}B>=this.kind.length&&this.grow(B+1),this.kind[B]=k,this.place[B]=S,this.detail[B]=f,B>=this.size&&(this.size=B+1)}grow(B){const k=Math.
min(Math.max(B,this.kind.length*2),this.bound+1),S=Math.max(this.kind.length,this.sourceLength,V);k>S&&this.memory.takeNumbers(k-S);const[f,w,E]=[new Uint8Array(
k),new Int32Array(k),new Int32Array(k)];f.set(this.kind),w.set(this.place),E.set(this.detail),[this.kind,this.place,this.detail]=[f,w,E]}}}),91519:((mt,at,y)=>{
y.d(at,{E:()=>kn});var r=y(58552),o=y(78157),Q=y(64580),X=y(83287),a=y(45599);const G=1<<24,U=200;class V{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const s=this.held.get(this.keys.get(t)??-1);if(!s||e&&!s.verified)return;const{dict:i}=t;return s.filter===i.
get("Filter")&&s.parameters===i.get("DecodeParms")?s.part:void 0}keep(t,e,s){const{data:i,dict:d}=t;if(!s.whole||s.data.length>G||s.data.buffer===i.buffer||(0,a.
Eo)(d.get("Subtype"),"Image"))return;const u=this.keys.get(t);u!==void 0&&this.held.delete(u);const I=this.next++;this.keys.set(t,I),this.held.set(I,{filter:d.get(
"Filter"),parameters:d.get("DecodeParms"),verified:e,part:s}),this.memory.hold(s.data.length+U,this.holder,I)}}var b=y(52205),_=y(42973),B=y(44233),k=y(88500);function S(n,t){
if(!(t instanceof a.Z6))return;const e=n.resolve(t.dict.get("N"));if(typeof e!="number")return;const{large:s}=n.memory,i=(0,X.US)(n,t,n.memory,!0);if(!i)return;
const d=!i.whole&&!(0,X.QJ)(n.encoded(t),i.damage),u=O(i,e,n.resolve(t.dict.get("First")),d),{isMended:I,...H}=s?s.take(i.data,u,({numbers:rt})=>R*rt.length):f(
u);return{...H,...d||I?{lost:Math.min(Math.max(0,e-H.numbers.length),n.table.size)}:{}}}function f(n){for(;;){const{done:t,value:e}=n.next();if(t)return e}}const w=65536,
E=3,m=10,R=24,p=5e4;function*O(n,t,e,s){const{data:i}=n,{numbers:d,starts:u,isMended:I}=yield*T(n,t,e);s&&u.length>0&&new k.s().value(i,u.at(-1),Math.min(i.length,
u.at(-1)+x))<0&&(d.pop(),u.pop());const H=yield*M(u,i.length);if(N(u,H,i.length))throw(0,r.O$)("its objects overlap");yield*P(i,u,H);const et=d.length>p?{sorted:yield*j(
d,D)}:{};return{data:i,numbers:new Int32Array(d),starts:new Int32Array(u),stops:H,ends:new Int32Array(u.length).fill(-1),namesStream:yield*c(i),isMended:I,...et}}
function*c(n){const[t,e]=[(0,o.bS)(n),"stream"];for(let s=0;s<n.length;s+=h){if(t.subarray(s,s+h+e.length-1).includes(e))return!0;yield h}return!1}const h=1<<20;
function*P(n,t,e){for(let s=0;s<e.length;s++)for(;e[s]-t[s]>w;){const i=e[s]-w;let d=e[s];for(;d>i&&o.Kl[n[d-1]]===o.t6;)d--;if(yield e[s]-d+1,e[s]=d,d>i)break}}
function*T({data:n,whole:t},e,s){const{length:i}=n,d=typeof s=="number"&&Number.isInteger(s)&&s>=0;if(d&&s>i&&!t)return{numbers:[],starts:[],isMended:!1};const u=yield*K(
n,Math.min(e,F),d&&s<=i?s:0),{numbers:I,offsets:H,after:et}=u,rt=yield*W(n,et),nt=!d||s<et||rt!==(yield*W(n,Math.min(s,i))),J=nt?rt:s,it=H.findIndex(ut=>J+ut>i);
it>=0&&(I.length=H.length=it);const ct=I.length>0&&(nt||I.length>e);return{numbers:I,starts:H.map(ut=>J+ut),isMended:ct}}function*K(n,t,e){const[s,i]=[[],[]];let[
d,u]=[0,0],I={count:0,after:0};for(;s.length<(d<e?F:t);){d-u>w&&(yield E*(d-u),u=d);const H=A(n,d),et=A(n,H.after);if(H.value<0||H.value>2147483647||et.value<0||
s.length>=t&&et.after>e)break;s.push(H.value),i.push(et.value),d=et.after,d<=e&&(I={count:s.length,after:d})}return s.length>=t?{numbers:s,offsets:i,after:d}:(s.
length=i.length=I.count,{numbers:s,offsets:i,after:I.after})}function A(n,t){const e=(0,o.AN)(n,t,Math.min(t+w,n.length));return(0,o.JI)(n,e,Math.min(e+w,n.length))}
function*W(n,t){let e=t;for(let s=0;s<n.length;){s=Math.min(e+w,n.length);const i=(0,o.AN)(n,e,s);if(i<s)return i;yield w,e=s}return n.length}const F=2**20,D=2**
29,x=1<<22;function j(n,t){const e=new Float64Array(n.length);for(let s=0;s<e.length;s++)e[s]=Math.min(n[s],t)*F+s;return(0,B.Fr)(e)}const C=4;function*M(n,t){const e=new Int32Array(
n.length);if(n.every((u,I)=>I===0||n[I-1]<u)){for(let u=0;u<n.length;u++)e[u]=n[u+1]??t;return e}const s=yield*j(n,1/0);let i=t,d=t;for(let u=s.length-1;u>=0;u--){
const I=s[u]%F,H=n[I];H<d&&([i,d]=[d,H]),e[I]=i}return yield m*e.length,e}function N(n,t,e){let s=0;for(let i=0;i<n.length;i++)s+=t[i]-n[i];return s>C*e}function Z({
data:n,starts:t,stops:e,ends:s,namesStream:i},d){if(s[d]>=0)return s[d];const u=t[d];let I=Math.min(e[d],n.length);for(;I>u&&o.Kl[n[I-1]]===o.t6;)I--;if(I-u>x)throw st();
const H=i?new k.s().value(n,u,I):-1;return s[d]=H>=0?H:I}function q(n,t){const{numbers:e}=n;n.sorted??=f(j(e,D));const{sorted:s}=n;let[i,d]=[0,s.length];for(;i<
d;){const I=i+d>>>1;s[I]<t*F?i=I+1:d=I}const u=i<s.length?s[i]%F:-1;return e[u]===t?u:-1}const st=()=>(0,_.F)("objectValues","An object of the document has too \
many values","Open the document in another PDF program and save it again");var Y=y(54619),lt=y(45798),wt=y(85368),pt=y(22480);const Dt=20;class Tt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:i}=t;this.counted=new Uint8Array(i.size),this.streams=
new wt.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new Tt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:i,memory:d}=s,u=this.counted[t]===1,I=this.parser(t,e.bytes,e.start,e.end,u?1/0:d.values),{room:H}=I,et=I.value(),
rt=H-I.room;u||(d.values-=rt),this.counted[t]=1;const nt=I.at-e.start;if(this.spend(nt),s.job.pace.add(rt+nt),!(et instanceof a.Bi)||e.bytes!==i)return et;const J=(0,o.
AN)(i,I.at,i.length);if(!(0,o.w1)(i,J,"stream"))return(0,o.rg)(i,J)||s.table.doubtful.add(t),et;const{start:it,end:ct,isSearched:ut}=this.streams.data(J,this.lengthOf(
et.get("Length")),et.has("Filter"));ut&&s.table.doubtful.add(t);const ht=this.security&&!(0,a.Eo)(et.get("Type"),"XRef"),gt=ht?it:(0,pt.Ow)(i,it,ct),xt=gt>it&&Xt(
et)?gt:it;return new a.Z6(et,i.subarray(xt,ct),ht?{number:t,generation:s.generation(t)}:void 0)}parser(t,e,s,i,d=this.document.memory.values){const{document:u,security:I}=this;
let H;if(I&&t!==this.encryptNumber&&u.table.kind[t]===Y.tL){const J=u.generation(t);H=it=>I.decryptString(it,t,J)}const{nesting:et,objectValues:rt}=u.job.limits,
nt=rt<d;return new lt.i(e,s,i,et,H,nt?rt:d,nt?st:lt.e)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),s=e&&new lt.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:s,opening:i}=this;if(i.has(t)||s.table.kind[t]!==Y.tL)return;i.add(t);const d={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},
u=S(s,this.read(t,d));if(i.delete(t),this.objectStreams.set(t,u),!!u)return u.lost!==void 0&&s.table.broken.set(t,u.lost),this.effort+=u.data.length*s.job.limits.
parsing,s.memory.hold(u.data.length+u.numbers.length*Dt,this.holder,t),u}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}function Xt(n){
const t=n.get("Filter");return(0,a.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var kt=y(67382),de=y(51271),Jt=y(83363),bt=y(45657);const Ct=100;class Kt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new de.L;constructor(t){this.document=t}async read(){const t=await(0,Jt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const i of Jt.i)e[i]!==void 0&&(s[i]=(0,Q.F)(e[i]));return s}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new kt.B(this.document);for(const s of t){this.document.exists(
s)&&e.keep(s);const i=this.document.job.pace.step(1e3);i&&await i}}async keep(t){const{numbers:e,ancestry:s}=this,i=e.filter((d,u)=>t[u]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(i);return}this.numbers=i,this.ancestry=s.filter((d,u)=>t[u]),this.positions=void 0}async rebuild(t){
const{document:e}=this,s=Array.from(t),i=new Map,d=this.inherited.map(nt=>Me(e,nt,i)),{nodes:u,parents:I}=this.grow(s),H=u.map(({ref:nt})=>({Parent:nt}));for(let nt=0;nt<
s.length;nt++){const J=s[nt],it=this.indexOf(J),ct=I[nt];u[ct].kids.push(new a.oS(J,e.generation(J)));const ut=it<0?Yt:d[this.ancestry[it]];e.patch(J,H[ct],ut);
const ht=e.job.pace.step(600);ht&&await ht}for(const{ref:nt,kids:J,parent:it,count:ct}of u)e.put(nt,new a.Bi([["Type",new a.SX("Pages")],...it?[["Parent",it]]:[],
["Kids",J],["Count",ct]]));const et=u[u.length-1].ref,rt=e.catalog.get("Pages");(!(rt instanceof a.oS)||rt.number!==et.number)&&e.editCatalog().set("Pages",et),
this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new de.L(!1)}grow(t){const{document:e}=this,s=t.
length,i=e.catalog.get("Pages"),d=J=>this.indexOf(J)>=0||t.includes(J),u=i instanceof a.oS&&i.number>0&&!d(i.number)?i:void 0,I=[];let H=[];const et=(J,it)=>({ref:it&&
u?new a.oS(u.number,e.generation(u.number)):e.add(null),kids:[],parent:void 0,count:J}),rt=Math.max(1,Math.ceil(s/Ct));for(let J=0;J<rt;J++)H.push(et(Math.min(Ct,
s-J*Ct),rt===1));const nt=Array.from({length:s},(J,it)=>Math.floor(it/Ct));for(;H.length>1;){(0,bt.RZ)(I,H);const J=Math.ceil(H.length/Ct),it=Array.from({length:J},
()=>et(0,J===1));for(const[ct,ut]of H.entries()){const ht=it[Math.floor(ct/Ct)];ut.parent=ht.ref,ht.kids.push(ut.ref),ht.count+=ut.count}H=it}return(0,bt.RZ)(I,
H),{nodes:I,parents:nt}}}const Yt={};function Me(n,t,e){const{Resources:s}=t;if(!(s instanceof a.Bi))return{...t};const i=e.get(s)??n.add(s);return e.set(s,i),{
...t,Resources:i}}const Ot=1,Lt=2,Pt=3;class Bt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Bt(0);
for(const[e,s]of this.edited)t.edited.set(e,(0,Q.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){
this.set(t,Ot)===Lt&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Lt),this.patched.set(t,e)}remove(t){const e=this.set(t,Pt);e===Ot?this.edited.
delete(t):e===Lt&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const i=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));i.set(this.kind),
this.kind=i}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var ve=y(64680),Nt=y(45079);const Qt={},jt=4096,qt=1<<21,Vt=`
endobj
`,ue=`>>${Vt}`,te=2147483647;class De{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new ve.k(256);scan=new k.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,i,d){
(i!==this.entries||d!==this.defaults)&&this.prepare(i,d);const{text:u,defaultTexts:I}=this,{open:H,close:et}=s,rt=e<0,nt=rt?H-2:e;this.reserve(et-nt+u.bytes.length+
this.defaultSize);const J=this.used,it=this.noted,ct=this.keepOthers(t,nt,s);this.put(t,ct,et);let ut=s.special||u.special;for(let ht=0;ht<I.length;ht++){const gt=I[ht],
xt=s.find(t,gt.key);if(xt>=0){const At=(0,o.AN)(t,s.at[xt+2],et);if(!(0,o.w1)(t,At,"null"))continue;this.used=J,this.noted=it;return}ut||=gt.special,this.put(gt.
bytes,0,gt.bytes.length),this.note(gt.marks,0,gt.marks.length,te)}return this.put(u.bytes,0,u.bytes.length-(rt?Vt.length:0)),this.note(u.marks,0,u.marks.length,
te),{bytes:this.memory,start:J+H-2-nt,end:rt?this.used:this.used-Vt.length,from:rt?-1:J,to:rt?-1:this.used-1,references:ut?void 0:this.references,first:it,last:this.
noted}}keepOthers(t,e,{at:s,first:i,used:d,scan:u,marksFrom:I,marksTo:H}){const{keys:et}=this,{marks:rt}=u;let nt=I,J=e;for(let it=i;it<d;it+=4){const ct=s[it],
ut=s[it+1]-ct;for(let ht=0;ht<et.length;ht++)if(!(et[ht].length!==ut||!(0,o.w1)(t,ct,et[ht])))for(nt=this.note(rt,nt,H,ct),this.put(t,J,ct-1),J=s[it+3];nt<H&&rt[nt+
1]<J;)nt+=3}return this.note(rt,nt,H,te),J}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.
keys(e).filter(i=>!(i in t));this.defaultTexts=s.map(i=>{const d=this.textOf(e,[i]);return{...d,key:i,bytes:d.bytes.subarray(0,-ue.length)}}),this.defaultSize=this.
defaultTexts.reduce((i,{bytes:d})=>i+d.length,0)}textOf(t,e){const{draft:s,scan:i}=this;s.clear(),s.text("<<");for(const I of e){const H=t[I];H!==void 0&&((0,Nt.
dZ)(s,I),s.byte(o.Z4),(0,Nt.bD)(s,H,Nt.yT))}s.text(ue);const d=new Uint8Array(s.bytes);i.reset();const u=i.value(d,0,d.length)!==d.length-Vt.length;return{bytes:d.
subarray(2),marks:i.marks.slice(0,i.used),special:u||i.byteRange}}note(t,e,s,i){let d=e;for(;d<s&&t[d+1]<i;d+=3)this.refer(t[d]);return d}refer(t){if(this.noted===
this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(
new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(jt,Math.min(this.memory.
length*2,qt),Math.min(this.sourceLength>>4,qt));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Te(n,t,e){for(const[s,i]of Object.
entries(t))i===void 0?n.delete(s):n.set(s,i);for(const[s,i]of Object.entries(e))i!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,i)}var Ut=y(79725);const It=6,Mt=new Int32Array(
0),ee=16;class vt{index=Mt;records=Mt;count=0;at=Mt;used=0;scan=new k.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,Ut.Z)(this.index,e)),this.index[t]!==
0)return;this.reserve(s.used-s.first);const{records:i,scan:d}=this,u=this.count*It;i[u]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),i[u+1]=this.
used+=s.used-s.first,i[u+2]=s.open,i[u+3]=s.close,i[u+4]=d.used,d.append(s.scan.marks,s.marksFrom,s.marksTo),i[u+5]=d.used,this.index[t]=++this.count}recall(t,e){
const s=this.index[t];if(!s)return!1;const{records:i}=this,d=(s-1)*It;return e.at=this.at,e.scan=this.scan,e.first=i[d],e.used=i[d+1],e.open=i[d+2],e.close=i[d+
3],e.marksFrom=i[d+4],e.marksTo=i[d+5],e.special=!1,!0}fork(){const t=new vt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*It),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+
1)*It;e>this.records.length&&(this.records=(0,Ut.Z)(this.records,Math.max(e,ee*It)));const s=this.used+t;s>this.at.length&&(this.at=(0,Ut.Z)(this.at,Math.max(s,
ee*4)))}}class Ft{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new vt;entries=new Ut.R;located=-1;patcher;decodedData;next;constructor(t,e,s,i=e.
memory){this.bytes=t,this.job=e,this.memory=i,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.suspect=s.damaged,this.bodies=s.
bodies,this.next=Math.max(this.table.size,1),this.reader=new Tt(this),this.changes=new Bt(this.next),this.pages=new Kt(this)}fork(){const{table:t,crossReferenceStream:e}=this,
s=(0,Q.F)(this.trailer),i=new Ft(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,bodies:this.bodies},this.memory.fork());return i.
reader=this.reader.fork(i),i.next=this.next,i.changes=this.changes.fork(),i.kept=this.kept.fork(),i.walked=this.walked,i.pages.copyFrom(this.pages),i}get security(){
return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.get("Root");return t instanceof a.oS?t.number:-1}get catalog(){
return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).
toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof a.SX&&/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){
return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===Pt)return null;if(s===Ot)return this.changes.edited.get(e);const i=this.
values.get(e);if(i!==void 0)return i;const d=this.place(e),u=d?this.reader.read(e,d):null;return this.values.set(e,u),u}resolve(t){for(let e=0;t instanceof a.oS&&
e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){
const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(e);return this.put(e,s),s}put(t,e){const s=typeof t==
"number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.changes.edit(e,t),new a.oS(e,0)}reserveNumbers(t){
this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===Ot)return!0;if(e===Pt)return!1;const s=this.table.kind[t];return s===Y.tL||s===Y.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===Ot||e===Lt}isEdited(t){return this.changes.kind[t]===Ot}patched(t){return this.changes.
kind[t]===Lt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===Ot?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||e===
Pt)return this.resolve(s)instanceof a.Z6;const i=this.place(t);if(i?.bytes!==this.bytes)return!1;const{bytes:d}=this,u=he(d,(0,o.AN)(d,i.start,i.end)),I=u>=0?u:
this.locateHere(t,i)?this.entries.close+2:-1;return I<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,o.w1)(d,(0,o.AN)(d,I,i.end),"stream")?!(0,o.bS)(d.subarray(i.
start,I)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const s=this.changes.kind[t],i=s===Ot?this.changes.edited.get(t):this.values.
get(t);if(i!==void 0||s===Pt)return i instanceof a.Bi?i.get(e):void 0;const d=this.place(t);if(!d)return;const{entries:u}=this;if(!this.locateHere(t,d))return this.
dict(new a.oS(t))?.get(e);const I=u.find(d.bytes,e);return I<0?void 0:this.reader.parser(t,d.bytes,u.at[I+2],u.at[I+3]).value()}patch(t,e,s=Qt){const i=this.place(
t),d=this.security&&[...Object.values(e),...Object.values(s)].some(Nt.sd),u=i&&!d&&this.locateHere(t,i)?this.patchAt(t,i,e,s):void 0;if(!u){const I=this.edit(t);
I instanceof a.Bi&&Te(I,e,s);return}this.changes.patch(t,u),this.values.delete(t),this.located=-1}patchAt(t,e,s,i){return this.patcher??=new De(this.bytes.length),
this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,s,i)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:s,end:i},d){return this.recallEntries(t,d)||d.locate(e,s,i)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,b.x$)(this,t.dict)):s}decoded(t){const e={
found:!1,mismatch:!1},s=(0,X.D4)(this,t,this.memory,e);return(0,X.Eb)(this,t,e),s}async decodedAtEase(t,e={found:!1,mismatch:!1}){const i=await(0,X.m_)(this,t,this.
memory,e)??(0,X.D4)(this,t,this.memory,e);return(0,X.Eb)(this,t,e),i}decodedPart(t,e=!1){const s=this.decodedData?.recall(t,e);if(s)return s;const i=(0,X.US)(this,
t,this.memory,e);return i&&this.decodedData?.keep(t,e,i),i?.damage&&(0,X.Eb)(this,t,i.damage),i}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const s={found:!1,mismatch:!1},d={data:await this.decodedAtEase(t,s),whole:!s.found&&!s.mismatch,damage:s};return this.decodedData?.keep(t,!0,d),d}keepDecoded(){
this.decodedData??=new V(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===Ot||e===Pt)){
if(e===Lt)return this.changes.patched.get(t);switch(this.table.kind[t]){case Y.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case Y.UT:{
const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=q(s,t));const d=s.starts[i];return d===void 0?
void 0:{bytes:s.data,start:d,end:Z(s,i)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Pt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===Y.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new vt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function he(n,t){if(n[t]!==o.iH||n[t+1]!==o.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===o.vz)return n[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var Pe=y(62328),Fe=y(73208),zt=y(41869),Re=y(33973),ge=y(69289);const _e=50,ne=2e4,me=4096,[ke,
Ce]=[5e4,200],pe=new Set(["Length","Filter","DecodeParms"]),Le=/\b(?:BT|Do|re|l|c)\s/;async function we(n){const{table:t,job:e,bytes:s}=n,i=(0,o.bS)(s);if(i.indexOf(
"startxref")!==i.lastIndexOf("startxref")&&!(0,ge.V)(n))return!1;const{live:d}=await(0,Re.Gy)(n);let u=0;for(let I=1;I<t.size&&u<_e;I++){if(t.kind[I]!==Y.tL||d[I]===
1)continue;const H=n.isStream(I),et=e.pace.step(H?ke:Ce);if(et&&await et,!!H&&(u++,ye(n,I)))return!0}return!1}function ye(n,t){const e=n.get(t);if(!(e instanceof
a.Z6)||![...e.dict.keys()].every(I=>pe.has(I)))return!1;const{dict:s,data:i,sealed:d}=e;if(d&&i.length>ne)return!1;const u=(0,X.US)(n,new a.Z6(s,i.subarray(0,ne),
d),n.memory)?.data??new Uint8Array(0);return Le.test((0,o.bS)(u.subarray(0,me)).toString("latin1"))}const Ee=[["Outlines","bookmarks",["First"]],["AcroForm","fo\
rm",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","page labels",[]],["StructTreeRoot","ta\
gs",["K"]],["OCProperties","layers",["OCGs"]]];function se(n){const{catalogNumber:t}=n;return Ee.filter(([e,,s])=>{const i=n.entry(t,e);return re(n,i)?!0:i instanceof
a.oS?Ie(n,i)?s.some(d=>re(n,n.entry(i.number,d))):!0:i!=null&&!(0,a.Zm)(i)}).map(([,e])=>e)}function re({table:n},t){return!(t instanceof a.oS)||n.leadsTo(t.number)?
!1:(n.askFor(t.number),n.unlisted.has(t.number))}function Ie(n,t){const e=n.place(t.number);if(!e)return!n.table.leadsTo(t.number)||n.resolve(t)instanceof a.Bi;
const{bytes:s,start:i,end:d}=e,u=(0,o.AN)(s,i,d);return s[u]===o.iH&&s[u+1]===o.iH||(0,o.w1)(s,u,"null")?!0:n.resolve(t)instanceof a.Bi}const be=1e3;async function Rt(n,t){
const{found:e,loose:s}=await ie(n);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,r.O$)("it has no pages");const i=t.claimed??Zt(n,s);await oe(n,t,
s);const d=e.every(u=>t.indexOf(u)>=0);if(d||await oe(n,t,e),t.count===0)throw(0,r.O$)("it has no pages");t.claimed=i,t.isOrderLost=s.length>1||!d,t.isAdopted=!0,
await t.rebuild(t.numbers)}function Zt(n,[t,...e]){const s=e.length>0?void 0:n.resolve(n.entry(t,"Count"));return typeof s=="number"?s:void 0}async function ie(n){
const{table:t,job:e}=n,s=[],i=[],d=new Set;for(let J=1;J<t.size;J++){if(t.kind[J]!==Y.tL&&t.kind[J]!==Y.UT)continue;const it=n.entry(J,"Type");(0,a.Eo)(it,"Page")&&
s.push(J);const ct=(0,a.Eo)(it,"Pages")?n.array(n.entry(J,"Kids")):void 0,ut=ct!==void 0&&!d.has(ct);ut&&(d.add(ct),i.push({number:J,kids:ct.flatMap(gt=>gt instanceof
a.oS?[gt.number]:[])}));const ht=e.pace.step(be+(ut?ct.length*20:0));ht&&await ht}const u=J=>t.kind[J]===Y.UT?t.place[t.place[J]]:t.place[J],I=(J,it)=>u(J)-u(it)||
t.detail[J]-t.detail[it];s.sort(I);const H=new Set(s),et=i.filter(({kids:J})=>J.some(it=>H.has(it))),rt=new Set(et.flatMap(({kids:J})=>J)),nt=[...s,...et.map(({
number:J})=>J)].filter(J=>!rt.has(J));return{found:s,loose:nt.sort(I)}}async function oe(n,t,e){const s=n.dict(n.catalog.get("Pages")),i=Jt.i.flatMap(I=>{const H=(0,a.
Eo)(s?.get("Type"),"Pages")?s?.get(I):void 0;return H===void 0?[]:[[I,H]]}),d=n.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",e.map(I=>new a.oS(I,n.generation(
I)))],["Count",e.length],...i])),u=n.edit(n.catalogNumber);if(!(u instanceof a.Bi))throw(0,r.O$)("it has no catalog");u.set("Pages",d),await t.read()}var Se=y(87598),
ae=y(35586);const Be=new Set(["Root","Info","ID","Encrypt"]);async function ce(n,t){const{limits:e,pace:s}=t,i=new Y.wg(t,n.length),d=new a.Bi;let u=!1,I=-1;const H=rt=>{
for(const[nt,J]of rt)Be.has(nt)&&d.set(nt,J)},et=new ae.c0(n,s,rt=>{const nt=new lt.i(n,rt,Math.min(n.length,rt+65536),e.nesting),J=nt.value();return(0,a.Zm)(J)&&
H(J),(0,a.Zm)(J)&&J.has("XRefStm")?I=-1:(0,a.Zm)(J)&&J.has("Root")&&!J.has("Prev")&&(I=rt),nt.at});for(let rt=0;;){const nt=await et.next(rt);if(!nt)break;const{
number:J,body:it}=nt,ct=et.object(nt),ut=J<i.size&&i.kind[J]===Y.tL;if((!ct.isCut||!ut)&&i.set(J,Y.tL,nt.start,nt.generation),ct.dictionaryEnd>=0&&(0,o.bS)(n.subarray(
it,ct.dictionaryEnd)).includes("XRef")){const gt=new lt.i(n,it,ct.dictionaryEnd,e.nesting,void 0,e.objectValues,st).value();(0,a.Zm)(gt)&&(0,a.Eo)(gt.get("Type"),
"XRef")&&(u=!0,gt.has("Root")&&H(gt))}const ht=s.step(ct.at-rt+200);ht&&await ht,rt=ct.at}if(i.overflowed&&n.length>8*e.objects)throw(0,_.F)("objects",`The docu\
ment has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(i.size===0)throw(0,r.
O$)("no PDF objects were found in the file");return{table:i,trailer:d,streams:u,damaged:!0,plainUntil:I}}var Gt=y(59277);function Ne(n,t){if(n.length===0)throw Ue();
if(n.length>t.inputBytes)throw We(n.length,t.inputBytes);const e=(0,o.bS)(n.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(n).indexOf(" obj")<0)throw Ke(n);
return e}function Ue(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function We(n,t){return(0,_.F)("inputBytes",`The document has ${n} bytes; at most ${t} are allowed`,"Split it \
with another program first")}function Ke(n){const t=(0,Gt.y)(n);if(t===void 0)return(0,r.O$)("the file is not a PDF document");const e=t==="text"?(0,Gt.Y)(n):void 0,
s=e?`is ${e}, not the document itself`:`is ${t}, not a PDF document`;return e?(0,r.O$)(`the file ${s}`,{found:s,advice:"Decode it first"}):(0,r.O$)(`the file ${s}`,
{found:s,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const xe=1e3;
async function je(n){const{job:t,table:e}=n;let s;for(let i=1;i<e.size;i++){if(e.kind[i]!==Y.tL)continue;(s===void 0||e.place[i]>e.place[s.number])&&l(n,i)&&(s=
new a.oS(i,n.generation(i)));const u=t.pace.step(xe);u&&await u}return s&&(await L(n)&&g(n,s)?void 0:s)}function l(n,t){const e=i=>n.resolve(n.entry(t,i));return!(n.
entry(t,"Filter")instanceof a.SX)||typeof e("V")!="number"?!1:e("O")instanceof a.Mx&&e("U")instanceof a.Mx||(0,a.cy)(e("Recipients"))||(0,a.Zm)(e("CF"))}const g=(n,{
number:t})=>!(0,a.Eo)(n.resolve(n.entry(t,"StmF")),"Identity"),v=20;async function L(n){const{job:t,table:e}=n;let[s,i]=[0,0];for(let d=1;d<e.size&&s<v;d++){if(e.
kind[d]!==Y.tL||!n.isStream(d))continue;const u=n.get(d);n.release(d);const I=t.pace.step(xe);if(I&&await I,!(u instanceof a.Z6)||(0,a.Eo)(u.dict.get("Type"),"X\
Ref")||!(0,a.Eo)((0,b.c3)(n,u.dict.get("Filter"))[0],"FlateDecode"))continue;const[H=0,et=0]=u.data;s++,(H&15)===8&&(H<<8|et)%31===0&&i++}return i*2>s}const z=1e3,
$=1024,tt=16;function ot(n){const t=(0,o.bS)(n),e=[];let s=t.indexOf("/ID");for(let i=0;s>=0&&i<z&&e.length<tt;i++){const d=Math.min(n.length,s+$),u=(0,o.j8)(n,
s+3,d),I=n[u]===o.WL?new lt.i(n,u,d,$).value():null,H=(0,a.cy)(I)?I[0]:null;H instanceof a.Mx&&H.bytes.length>0&&e.push(H.bytes),s=t.indexOf("/ID",s+3)}return e}
async function ft(n,t){const{table:e}=n,{pace:s}=n.job,i=[];for(let u=1;u<e.size;u++){e.kind[u]===Y.tL&&(0,a.Eo)(n.entry(u,"Type"),"ObjStm")&&i.push({number:u,at:e.
place[u]});const I=s.step(1e3);I&&await I}i.sort((u,I)=>u.at-I.at);const d=new Set(i.map(({number:u})=>u));for(const{number:u,at:I}of i)await yt(n,u,H=>!(e.kind[H]===
Y.tL&&(e.place[H]>I||I<t))&&!d.has(H))}async function dt(n,t){const{table:e}=n;for(const s of t)(0,a.Eo)(n.entry(s,"Type"),"ObjStm")&&await yt(n,s,i=>(e.kind[i]??
Y.HV)===Y.HV)}async function yt(n,t,e){const{job:s,table:i}=n,d=n.objectStream(t),u=s.pace.step((d?.data.length??0)+1e3);u&&await u;for(const[I,H]of d?.numbers.
entries()??[])H>0&&e(H)&&i.set(H,Y.UT,t,I)}async function Et(n){const t=n.get(n.catalogNumber);if(t instanceof a.Bi&&t.has("Pages"))return;let e=-1;for(let i=n.
table.size-1;i>0;i--){if(n.table.kind[i]===Y.HV||n.table.kind[i]===Y.jC)continue;const d=n.job.pace.step(1e3);if(d&&await d,!(n.get(i)instanceof a.Bi))continue;
const u=n.entry(i,"Type");if((0,a.Eo)(u,"Catalog"))return St(n,i);u===void 0&&e<0&&Oe(n,i)&&(e=i)}if(e>0)return St(n,e);if((0,a.Eo)(n.entry(n.catalogNumber,"Typ\
e"),"Page")||!(n.get(n.catalogNumber)instanceof a.Bi)){const i=new a.Bi([["Type",new a.SX("Catalog")]]);n.trailer.set("Root",n.add(i))}}function St(n,t){n.trailer.
set("Root",new a.oS(t,n.generation(t)))}function Oe(n,t){const e=n.entry(t,"Pages");return e instanceof a.oS&&n.array(n.dict(e)?.get("Kids"))!==void 0}async function an(n,t,e,s){
if(e.size===0||!await cn(n,t,s))return[];const i=await fn(n,s),d=[];for(let u=1;u<(i?.size??0);u++){if(i.kind[u]!==Y.tL||Ve(t,u))continue;const I=(0,o.ay)(n,i.place[u],
n.length);I?.number===u&&d.push(I)}return d.some(u=>e.has(u.number)||ln(n,u))?d:[]}function Ve(n,t){const e=n.kind[t]??Y.HV;return e===Y.jC?!n.unlisted.has(t)&&
!n.isWronglyFree(t):e!==Y.HV}async function cn(n,t,{pace:e}){const s=(0,o.bS)(n);for(let i=0;;){const d=s.indexOf("obj",i);if(d<0)return!1;const u=(0,ae.BX)(n,d);
if(u&&!Ve(t,u.number))return!0;const I=e.step(d-i+200);I&&await I,i=d+3}}async function fn(n,t){try{return(await ce(n,t)).table}catch(e){if(e instanceof r.zU&&e.
code==="unreadable_document")return;throw e}}function ln(n,{body:t}){const e=n.subarray(0,Math.min(n.length,t+dn)),s=new lt.i(e,t,e.length,8).value();return(0,a.
Zm)(s)&&(0,a.Eo)(s.get("Type"),"ObjStm")}const dn=1024,ze=1024;async function Ye(n,t,e){const{table:s}=t,i=new Int32Array(s.size),d=[];let u=t.damaged;for(let I=0;I<
s.size;I+=ze){hn(n,s,i,I,Math.min(I+ze,s.size),d)&&(u=!0);const H=e.pace.step(ze*20);H&&await H}d.length>0&&(u=!0,gn(n,s,i,d,(await ce(n,e)).table));for(let I=0;I<
s.size;I++)s.kind[I]===Y.UT&&s.kind[s.place[I]]!==Y.tL&&s.set(I,Y.jC,0,0);return{...t,damaged:u,bodies:i,isMended:d.length>0}}function un({table:n,trailer:t}){const e=t.
get("Root");return e instanceof a.oS?n.kind[e.number]===Y.tL||n.kind[e.number]===Y.UT:!1}function hn(n,t,e,s,i,d){let u=!1;for(let I=s;I<i;I++){if(t.kind[I]!==Y.
tL)continue;const H=(0,o.PZ)(n,t.place[I],I,t.detail[I]);if(H>=0){e[I]=H,t.detail[I]===65535&&(u=!0);continue}const et=(0,o.ay)(n,t.place[I],n.length);et?.number===
I?(e[I]=et.body,t.place[I]=et.start,et.generation!==t.detail[I]&&(u=!0),t.detail[I]=et.generation,n.subarray(et.start,et.body).includes(o.N5)&&(u=!0)):I>0?d.push(
I):t.set(0,Y.jC,0,0)}return u}function gn(n,t,e,s,i){for(const d of s){const I=d<i.size&&i.kind[d]===Y.tL?(0,o.ay)(n,i.place[d],n.length):void 0;I?.number===d?(t.
set(d,Y.tL,I.start,I.generation),e[d]=I.body):t.set(d,Y.jC,0,0)}}var mn=y(48249),pn=y(3084),wn=y(54771),Qe=y(39150);const yn=new Set(["Root","Encrypt","ID"]),En=new Set(
["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Sn(n,t){const e=(0,o.bS)(n).lastIndexOf("startxref");if(e<0)return;
const{value:s,after:i}=(0,o.JI)(n,(0,o.AN)(n,e+9,n.length),n.length);if(s<0||await(0,ae.dZ)(n,i,t.pace))return;const d=new On(n,t),{table:u}=d,I=new a.Bi;let H=!1,
et=!1;const rt=new Set;for(let nt=s;typeof nt=="number"&&!rt.has(nt);){rt.add(nt);const J=nt>=0&&nt<n.length?await d.section(nt):void 0;if(!J||u.overflowed)return;
H||=J.stream,et||=!J.wellFormed;for(const[it,ct]of J.trailer)(rt.size===1?!En.has(it):yn.has(it)&&!I.has(it))&&I.set(it,ct);nt=J.trailer.get("Prev")||void 0}return{
table:u,trailer:I,streams:H,damaged:et}}const fe=8192,xn=50,Ze=8;class On{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new Y.wg(e,
t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{
bytes:e,job:s,table:i}=this,d=e.length,u=[];for(;t=(0,o.AN)(e,t,d),!(0,o.w1)(e,t,"trailer");){const J=(0,o.JI)(e,t,d),it=(0,o.JI)(e,(0,o.AN)(e,J.after,d),d);if(J.
value<0||it.value<0)return;const ct={at:(0,o.AN)(e,it.after,d),first:J.value,row:0};for(let ut=0;ct.row===ut&&ut<it.value;){if(ut=Math.min(ut+fe,it.value),!An(e,
ct,ut,i,u))return;const ht=s.pace.step(fe*20);ht&&await ht}if(ct.row<it.value)return;t=ct.at}const I=s.limits.objectValues/Dn,H=new lt.i(e,t+7,d,s.limits.nesting,
void 0,I,st),et=H.value();this.spent+=H.at-t;const rt=s.pace.step(Ze*(H.at-t));if(rt&&await rt,!(0,a.Zm)(et)||this.spent>d)return;const nt=et.get("XRefStm");if(!(typeof nt==
"number"&&nt!==0&&(!(nt>0&&nt<d)||!await this.readStream(nt)))){for(const J of u)J<0?i.offer(~J,Y.jC,0,Y.ZQ):i.offer(J,Y.jC,0,0);return{trailer:et,stream:!1,wellFormed:Number.
isInteger(et.get("Size"))&&(0,Qe.D)(e,t+7,d)}}}async readStream(t){const{bytes:e,job:s,table:i}=this,d=(0,o.ay)(e,t,e.length);if(!d)return;const u=await Tn(e,d.
body,s);if(!u)return;this.spent+=u.parsed;const{trailer:I,rows:H}=u,et=en(I.get("W")),[rt=0,nt=0,J=0]=et,it=rt+nt+J;if(et.length<3||it<1||et.some(At=>At<0||At>8)||
this.spent>e.length)return;const ct=I.get("Size"),ut=en(I.get("Index")),ht=ut.length>=2;ut.length<2&&ut.splice(0,ut.length,0,typeof ct=="number"?ct:Math.floor(H.
length/it));let gt=0;for(let At=0;At+1<ut.length&&gt+it<=H.length;At+=2){const Wt=s.pace.step(xn);Wt&&await Wt;for(let _t=0;_t<ut[At+1]&&gt+it<=H.length;_t++,gt+=
it){const $t=ut[At]+_t;if($t<0)continue;const Ht=rt===0?1:Ge(H,gt,rt),le=Ge(H,gt+rt,nt),Je=Ge(H,gt+rt+nt,J);if(Ht===1&&le>0?i.offer($t,Y.tL,Math.min(le,e.length),
Math.min(Je,65535)):Ht===2?i.offer($t,Y.UT,Math.min(le,s.limits.objects),Math.min(Je,s.limits.objects)):Ht<2&&i.offer($t,Y.jC,0,Ht===1?Y.ZQ:0),_t%fe===fe-1){const on=s.
pace.step(fe*20);on&&await on}}}const xt=s.pace.step(Ze*u.written);if(xt&&await xt,!(ht&&gt<Rn(ut)*it))return{trailer:I,stream:!0,wellFormed:(0,Qe.D)(e,d.body,e.
length)}}}function An(n,t,e,s,i){for(;t.row<e&&((t.row>0||t.first!==1)&&Mn(n,t,e,s,i),t.row!==e);){const d=vn(n,t,s,i);if(d!=="row")return d==="end"}return!0}function Mn(n,t,e,s,i){
const{length:d}=n;let{at:u,row:I}=t;for(;I<e&&u+20<=d;I++,u+=20){const H=n[u+17],et=n[u+18],rt=n[u+19];if(n[u+10]!==o.Z4||n[u+16]!==o.Z4||H!==o.yq&&H!==o.MV||et!==
o.Z4&&et!==o.u7||rt!==o.kR&&rt!==o.u7||n[u]<o.l0||n[u]>o.ev||n[u+9]<o.l0||n[u+9]>o.ev)break;const nt=((((((n[u+2]*10+n[u+3])*10+n[u+4])*10+n[u+5])*10+n[u+6])*10+
n[u+7])*10+n[u+8])*10+n[u+9]-o.l0*11111111,J=(n[u]*10+n[u+1]-o.l0*11)*1e8+nt;if(H===o.MV||J===0){i.push(H===o.MV?t.first+I:~(t.first+I)),qe(n,J,t.first+I,s);continue}
const it=(((n[u+11]*10+n[u+12])*10+n[u+13])*10+n[u+14])*10+n[u+15]-o.l0*11111,ct=J>0&&J<d?J:d;s.offer(t.first+I,Y.tL,ct,Math.max(0,Math.min(it,65535)))}t.at=u,t.
row=I}function vn(n,t,e,s){const i=n.length,d=(0,o.AN)(n,t.at,i);t.at=d;const u=(0,o.JI)(n,d,i);if(u.value<0)return"end";let I=tn(n,u.after);const H=(0,o.JI)(n,
I,i);if(H.value<0)return"damaged";I=tn(n,H.after);const et=n[I];if(et!==o.yq&&et!==o.MV)return"damaged";const{row:rt}=t;rt===0&&t.first===1&&et===o.MV&&u.value===
0&&H.value===65535&&(t.first=0);const nt=t.first+rt;return et===o.yq&&u.value>0?e.offer(nt,Y.tL,Math.min(u.value,i),Math.min(H.value,65535)):(s.push(et===o.MV?nt:
~nt),qe(n,u.value,nt,e)),t.at=(0,o.j8)(n,I+1,i),t.row=rt+1,"row"}function qe(n,t,e,s){t>0&&t<n.length&&(0,o.yp)(n[t])&&(0,o.ay)(n,t,n.length)?.number===e&&s.wronglyFree.
add(e)}function tn(n,t){for(;n[t]===o.Z4||n[t]===o.d2;)t++;return t}const Dn=4;async function Tn(n,t,e){const{limits:s}=e,i=new lt.i(n,t,n.length,s.nesting,void 0,
s.objectValues,st),d=i.value();if(!(0,a.Zm)(d))return;const u=d.get("Type");if(!(u instanceof a.SX)||u.text!=="XRef")return;const I=(0,o.AN)(n,i.at,n.length);if(!(0,o.
w1)(n,I,"stream"))return;const H=(0,pt.ni)(n,I),et=i.at-t,rt=d.get("Length"),nt=typeof rt=="number"?H+rt:-1,J=nt>=H&&nt<=n.length&&(0,pt.VF)(n,nt)?nt:(0,o.bS)(n).
indexOf("endstream",H);try{const it=n.subarray(H,J<0?n.length:J);let ct=it;const ut=e.pace.step(Ze*et);ut&&await ut;const ht={found:!1,mismatch:!1},gt=$e(d.get(
"Filter")),xt=$e(d.get("DecodeParms")??null);for(const[At,Wt]of gt.slice(0,s.filters).entries()){const _t=xt[At];Wt instanceof a.SX&&(ct=await Fn(Wt.text,ct,(0,a.
Zm)(_t)?_t:void 0,e,ht))}return ht.mismatch||ht.found&&!(0,X.QJ)(it,ht)?void 0:{trailer:d,rows:ct,written:et,parsed:et+it.length}}catch(it){if(it instanceof r.zU&&
it.code==="limit_exceeded"||it instanceof wn.Q)throw it;return}}const Pn=4096;async function Fn(n,t,e,s,i){return(n==="FlateDecode"&&t.length>Pn?await(0,pn.V)(t,
e,s.memory,s,i):void 0)??(0,mn.tN)(n,t,e,s.memory,i)}function Rn(n){let t=0;for(let e=1;e<n.length;e+=2)t+=Math.max(0,n[e]);return t}function Ge(n,t,e){let s=0;
for(let i=0;i<e;i++)s=s*256+n[t+i];return s}const $e=n=>n==null?[]:Array.isArray(n)?n:[n],en=n=>$e(n).map(t=>typeof t=="number"?Math.trunc(t):-1);var nn=y(75162),
_n=y(43767);async function kn(n,t,e={}){const{limits:s,memory:i}=t,d=(0,o.gq)(n),u=Ne(d,s);i.admit(d.length);const I=u>0?[d.subarray(u),d]:[d];for(const et of I){
const rt=await Sn(et,t);if(!rt?.trailer.has("Root"))continue;const nt=await Ye(et,{...rt,damaged:rt.damaged||u<0},t);if(!un(nt))continue;const J=new Ft(et,t,nt);
if(J.suspect&&await rn(J),Nn(J))continue;Ae(J,e);const it=await Xe(J);if(!it&&J.security?.locked!==!0)continue;if(!it)return J;const ct=t.asked?.of(n);se(J);const ut=new Set(
[...nt.table.unlisted,...ct?.asked??[]]),ht=await bn(J,nt,ut,e),gt=ht??J,{table:xt}=nt;await In(gt,ct?.broken??[]),t.asked?.watch(n,{asked:xt.unlisted,broken:xt.
broken,doubtful:xt.doubtful,damaged:xt.damagedKinds});const{count:At,claimed:Wt,blank:_t,isAdopted:$t,isWanting:Ht,bare:le}=gt.pages;return nt.isMended||ht!==void 0||
$t||xt.broken.size>0||xt.mended.size>0||At!==Wt||_t.length>0||se(gt).length>0?await He(gt,!1,ct?.damagedData):(Ht||le.length>0||xt.doubtful.size>0||ct?.isDoubtful||
ct?.damagedData.length||Ln(n))&&await He(gt,!0,ct?.damagedData),gt}const H=await Bn(d,t,e);return await He(H,!1,t.asked?.of(n).damagedData),t.asked?.watch(n,{...Cn,
damaged:H.table.damagedKinds}),H}const Cn={asked:new Set,broken:new Map,doubtful:new Set},Ln=n=>(0,Se.NW)(n)||(0,Pe.n)(n);async function In(n,t){const{job:e,table:s}=n;
for(const i of t){const d=e.pace.step(n.objectStream(i)?.data.length??0);d&&await d}n.suspect||=s.broken.size>0}async function bn({bytes:n,job:t},e,s,i){const{table:d}=e,
u=await an(n,d,s,t);if(u.length===0)return;for(const{number:rt,start:nt,generation:J}of u)d.set(rt,Y.tL,nt,J);const I=new Int32Array(d.size);I.set(e.bodies.subarray(
0,d.size));for(const{number:rt,body:nt}of u)I[rt]=nt;const H=new Ft(n,t,{...e,damaged:!0,bodies:I});return Ae(H,i),await dt(H,u.map(({number:rt})=>rt)),H.tableChanged(),
[...s].some(rt=>Ve(d,rt))&&await Xe(H)?H:void 0}async function Bn(n,t,e){const s=await ce(n,t),i=new Ft(n,t,await Ye(n,s,t));return await rn(i),Ae(i,e),await ft(
i,s.plainUntil),i.tableChanged(),await Et(i),Ae(i,e),!await Xe(i)&&i.security?.locked!==!0&&await Rt(i,i.pages),i}async function He(n,t=!1,e=[]){const{job:s,pages:i}=n;
if(!s.onRepaired)return;const d=i.bare.length>0&&n.security?.locked!==!0&&await we(n),u=await(0,zt.T)(n,i,{isContentLost:d}),I=n.security?.locked===!0?[]:se(n),
H=(0,zt.q)(u)?e.filter(rt=>!Fe.h5.has(rt)):e,et=t&&e.length>0&&n.table.doubtful.size===0;(!t||(0,zt.q)(u)||H.length>0)&&s.onRepaired({...u,lostParts:I,damagedData:H,
isOfDataAlone:et,isOfText:(0,Se.h9)(n.bytes)})}async function Xe(n){return n.get(n.catalogNumber)instanceof a.Bi?(Wn(n),await n.pages.read(),Kn(n)&&await Rt(n,n.
pages),n.pages.count>0):!1}const Nn=n=>n.trailer.has("Encrypt")&&!n.dict(n.trailer.get("Encrypt")),Un=["Pages","Names","Dests","Outlines","AcroForm","PageLabels",
"StructTreeRoot","OCProperties","Metadata"];function Wn(n){const t=n.get(n.catalogNumber);if(!(t instanceof a.Bi))return;sn(n,n.catalogNumber,t,Un);const e=n.catalog.
get("AcroForm");if(!(e instanceof a.oS)||n.entry(e.number,"Fields")!==void 0)return;const s=n.get(e);s instanceof a.Bi&&sn(n,e.number,s,["Fields"])}function sn(n,t,e,s){
const i=(0,_n.r)(e,s);if(i){n.put(t,i.dict),n.suspect=!0;for(const d of i.keys)n.table.mended.add(d)}}async function rn(n){if(n.dict(n.trailer.get("Encrypt")))return;
const t=await je(n);t&&n.trailer.set("Encrypt",t)}function Kn(n){const{catalog:t,pages:e}=n,s=t.get("Pages");return e.count===1&&s instanceof a.oS&&s.number===e.
number(0)&&(0,a.Eo)(n.entry(s.number,"Type"),"Pages")}function Ae(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.get("Encrypt");if(n.security||s===void 0)return;
const i=n.resolve(s);if(!(i instanceof a.Bi))throw(0,r.O$)("its encryption dictionary is missing");const d=(0,b.WW)(n,n.trailer.get("ID")??null,1);d!==null&&n.trailer.
set("ID",d);const u=Array.isArray(d)?d[0]:void 0,I=(0,b.WW)(n,i,8),H=u instanceof a.Mx?u.bytes:void 0,et=()=>(0,nn.VH)(I,{known:H,possible:H?[]:ot(n.bytes)},t),
rt=e?jn(et,()=>(0,nn.vK)(I)):et();n.unlock(rt,s instanceof a.oS?s.number:-1)}function jn(n,t){try{return n()}catch(e){if(!(e instanceof r.zU&&["password_require\
d","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),62328:((mt,at,y)=>{y.d(at,{D:()=>D,n:()=>A});var r=y(58552),o=y(48249),Q=y(83287),X=y(52205),
a=y(78157),G=y(45599),U=y(23334);function V(x,j){if(j.length===0)return!1;const C=(0,a.bS)(j);return x==="DCTDecode"||x==="DCT"?S(C):x==="JPXDecode"?C.lastIndexOf(
B)<C.length-k:x==="JBIG2Decode"&&w(C)}const[b,_,B]=[Buffer.of(255,216),Buffer.of(255,218),Buffer.of(255,217)],k=16;function S(x){if(!x.subarray(0,64).includes(b))
return!0;const j=x.lastIndexOf(_),C=x.lastIndexOf(B);return j<0||C<j||f(x,j+_.length,C)}function f(x,j,C){for(let M=x.indexOf(255,j);M>=0&&M<C;M=x.indexOf(255,M+
1)){const N=x[M+1];if(N>1&&N<192||N>=240&&N<254)return!0}return!1}function w(x){for(const{end:j}of(0,U.d)(x))if(j>x.length)return!0;return!1}var E=y(96690);const m=1<<
25,R=1<<23,p=1<<18,O=2e3,c=Buffer.alloc(512),h=4096,[P,T]=[1<<23,1<<26],K=Buffer.alloc(16);function A(x){if(x.length>T)return!1;const j=x.length>P?h:c.length;for(let C=0;C+
c.length<=x.length;C+=j)if(!(x[C]!==0||x[C+256]!==0)&&c.equals(x.subarray(C,C+c.length)))return!0;return!1}const W=new Set(["DCTDecode","JPXDecode","CCITTFaxDec\
ode","JBIG2Decode","DCT","CCF"]),F=2;class D{document;notes;known=new Map;memory;left=m;constructor(j,C){this.document=j,this.notes=C,this.memory=j.memory.fork()}async has(j,C=!1){
if(!(j instanceof G.oS))return!1;const{number:M}=j,N=this.known.get(M);if(N!==void 0)return N;const{document:Z}=this,q=Z.resolve(j),st=q instanceof G.Z6?await this.
look(q,C):void 0;st&&this.notes&&(0,Q.Eb)(Z,q,st);const Y=st!==void 0&&(st.found||st.mismatch===!0);this.known.set(M,Y);const lt=Z.job.pace.step(O);return lt&&await lt,
Y}async look(j,C){const{length:M}=j.data,N=(0,X.c3)(this.document,j.dict.get("Filter")).map(pt=>pt instanceof G.SX?pt.text:"");if(M>R||M>this.left)return this.isCutShort(
j)?{found:!0}:void 0;if(this.left-=M,N.some(pt=>W.has(pt)))return{found:await this.isDamagedImage(j,N)};if(C&&!N.every(pt=>(0,o.TT)(pt)))return{found:!0};const Z=await this.
decode(j,N);if(!Z)return;const{damage:q}=Z;if((q.found||q.mismatch===!0)&&!(0,Q.QJ)(this.document.encoded(j),q))return q;const Y=(0,a.bS)(Z.data),lt=C&&Y.includes(
K)&&!Y.includes("EI"),wt=N.length===0;return C&&wt&&(0,E.CS)(Y)?{found:!0}:{found:lt||wt&&(this.isCutShort(j)||this.isFontOfOtherLength(j,Y.length))}}async decode(j,C){
const{document:M,memory:N}=this,Z={found:!1,mismatch:!1};try{const q=await(0,Q.m_)(M,j,N,Z);if(q)return{data:q,damage:Z};const Y=C.length>0&&j.data.length>p?void 0:
(0,Q.US)(M,j,N,!0);return Y&&{data:Y.data,damage:Y.damage??{found:!Y.whole}}}catch(q){if(!(q instanceof r.zU)||q.code==="cancelled")throw q;if(q.code==="unreada\
ble_document")return{data:new Uint8Array(0),damage:{...Z,found:!0}};this.left=0;return}}async isDamagedImage(j,C){if(this.isCutShort(j))return!0;const M=this.document.
encoded(j);if((0,a.bS)(M).includes(c))return!0;const N=C.findIndex(wt=>W.has(wt)),[Z,q]=[C.slice(0,N),C[N]];if(N===0)return V(q,M);const st=await this.decode(this.
withFilters(j,N),Z);if(!st)return!1;const{found:Y,mismatch:lt}=st.damage;return(Y||lt===!0)&&!(0,Q.QJ)(M,st.damage)||V(q,st.data)}withFilters({dict:j,data:C,sealed:M},N){
const{document:Z}=this,q=new G.Bi([...j]);for(const st of["Filter","DecodeParms"])q.set(st,(0,X.c3)(Z,j.get(st)).slice(0,N));return new G.Z6(q,C,M)}isFontOfOtherLength({
dict:j},C){const M=["Length1","Length2","Length3"].map(Z=>this.document.lengthOf(j.get(Z)));if(!j.has("Length1")||M[0]<0)return!1;const N=M.reduce((Z,q)=>Z+Math.
max(0,q),0);return C<N||C>N+F}isCutShort({data:j,dict:C}){const{document:M}=this,{bytes:N}=M,Z=j.byteOffset-N.byteOffset+j.length;if(!(j.buffer===N.buffer&&Z>=0&&
Z<=N.length)||M.lengthOf(C.get("Length"))===j.length)return!1;const st=(0,a.AN)(N,Z,N.length);return!(0,a.w1)(N,st,"endstr")&&!(0,a.rg)(N,st)}}}),41869:((mt,at,y)=>{
y.d(at,{T:()=>G,q:()=>U});var r=y(45599),o=y(62328),Q=y(96690);const X=5e5,a=2e3;async function G(E,m,{isContentLost:R=!1,notes:p=!1}){const O=new w(E,p),c={content:new B,
fonts:new B,images:new B},h=new Set(R?m.bare:[]);for(let D=0;D<m.count;D++){const x=m.number(D),j=h.has(x)?_:await O.ofContent(E.entry(x,"Contents")),C=await O.
ofResources(m.attribute(D,"Resources"));c.content.add(D+1,Math.max(j,C.forms)),c.fonts.add(D+1,C.fonts),c.images.add(D+1,C.images);const M=E.job.pace.step(a);M&&
await M}const P=m.blank.map(D=>m.indexOf(D)+1).filter(D=>D>0),{broken:T}=E.table,K=[...T.values()].reduce((D,x)=>D+x,0),{count:A,claimed:W,isOrderLost:F}=m;return{
count:A,claimed:W,lost:P,withoutContent:c.content.lost,withoutFonts:c.fonts.lost,withoutImages:c.images.lost,damagedContent:c.content.damaged,damagedFonts:c.fonts.
damaged,damagedImages:c.images.damaged,isOrderLost:F,brokenStreams:T.size,lostObjects:K,mendedKeys:[...E.table.mended]}}const U=E=>[E.withoutContent,E.withoutFonts,
E.withoutImages,E.damagedContent,E.damagedFonts,E.damagedImages].some(m=>m.length>0),[V,b,_]=[0,1,2];class B{lost=[];damaged=[];add(m,R){R===_?this.lost.push(m):
R===b&&this.damaged.push(m)}}const k=E=>(0,r.Eo)(E.get("Subtype"),"Form")||E.has("PatternType"),S={fonts:V,images:V,forms:V},f={fonts:_,images:_,forms:V};class w{document;looks=0;known=new Map;fonts=new Map;streams;constructor(m,R){
this.document=m,this.streams=new o.D(m,R)}async ofContent(m){if(m==null)return V;let R=V;return await this.lookAt(this.document.array(m)??[m],async p=>{R=Math.max(
R,this.isOfOtherKind(p)?_:await this.ofStream(p,!0))}),R}isOfOtherKind(m){if(!(m instanceof r.oS))return m!==null;const R=this.document.resolve(m);return R instanceof
r.Z6&&(0,Q.l2)(R.dict)}async ofResources(m,R=0){const{document:p}=this;if(this.isLost(m))return f;if(m instanceof r.oS)return this.once(m.number,()=>this.ofResources(
p.get(m),R+1));if(!(m instanceof r.Bi)||R>p.job.limits.formDepth)return S;let[O,c,h]=[this.stateOf(m.get("Font")),this.stateOf(m.get("XObject")),V];return await this.
lookAt(this.valuesOf(m.get("Font")),async P=>{O=Math.max(O,await this.ofFont(P))}),await this.lookAt(this.drawnIn(m),async P=>{const T=P instanceof r.oS?p.resolve(
P):null,K=T instanceof r.Z6&&k(T.dict),A=await this.ofStream(P,K);if(K?h=Math.max(h,A):c=Math.max(c,A),!(P instanceof r.oS)||!(T instanceof r.Z6))return;const W=await this.
once(P.number,()=>this.ofDrawn(T,K,R+1));O=Math.max(O,W.fonts),c=Math.max(c,W.images),h=Math.max(h,W.forms)}),{fonts:O,images:c,forms:h}}*drawnIn(m){const{document:R}=this;
yield*this.valuesOf(m.get("XObject"));for(const p of this.valuesOf(m.get("Pattern")))R.resolve(p)instanceof r.Z6&&(yield p);for(const p of this.valuesOf(m.get("\
ExtGState"))){const O=R.dict(R.dict(p)?.get("SMask"))?.get("G");O!==void 0&&(yield O)}}async ofDrawn({dict:m},R,p){if(R)return this.ofResources(m.get("Resources"),
p);const O=m.get("SMask");return{...S,images:O instanceof r.oS?await this.ofStream(O):V}}valuesOf(m){return this.document.dict(m)?.values()??[]}async lookAt(m,R){
for(const p of m){if(++this.looks>X)return;await R(p);const O=this.document.job.pace.step(a);O&&await O}}async once(m,R){const p=this.known.get(m);if(p)return p;
this.known.set(m,S);const O=await R();return this.known.set(m,O),O}async ofFont(m){if(!(m instanceof r.oS))return this.ofFontDictionary(m);let R=this.fonts.get(
m.number);return R===void 0&&this.fonts.set(m.number,R=await this.ofFontDictionary(m)),R}async ofFontDictionary(m){const{document:R}=this;if(this.isLost(m))return _;
const p=R.dict(m),O=R.array(p?.get("DescendantFonts"))?.slice(0,1)??[];if(O.some(P=>this.isLost(P)))return _;const c=(R.dict(O[0])??p)?.get("FontDescriptor");if(this.
isLost(c))return _;const h=["FontFile","FontFile2","FontFile3"].map(P=>R.dict(c)?.get(P));if(h.some(P=>this.isLost(P)))return _;for(const P of[...h,p?.get("ToUn\
icode")])if(await this.streams.has(P))return b;return this.ofGlyphs(p?.get("CharProcs"))}async ofGlyphs(m){let R=V;return await this.lookAt(this.valuesOf(m),async p=>{
R===V&&await this.streams.has(p,!0)&&(R=b)}),R}async ofStream(m,R=!1){return m instanceof r.oS?this.document.resolve(m)instanceof r.Z6?await this.streams.has(m,
R)?b:V:_:V}stateOf(m){return this.isLost(m)?_:V}isLost(m){return m instanceof r.oS&&this.document.resolve(m)===null}}}),96690:((mt,at,y)=>{y.d(at,{BP:()=>B,CS:()=>_,
l2:()=>V});var r=y(48249),o=y(54619),Q=y(78157),X=y(79725),a=y(45599);const G=200,U=100,V=S=>S.get("Subtype")instanceof a.SX&&!(0,a.Eo)(S.get("Subtype"),"Form"),
b=120;function _(S,f=0){const[w=0,E=0]=[S[f],S[f+1]];return(w&15)!==8||w>b||(w*256+E)%31!==0?!1:w===b||E>=128}class B{document;entries=new X.R;pages=0;constructor(f){
this.document=f}isOdd(f,w){if(++this.pages>G||w>=0&&this.isPlain(w))return!1;const{document:E}=this,m=E.entry(f,"Contents")??null;return m instanceof a.oS&&this.
isPlain(m.number)?!1:(E.array(m)??[m]).slice(0,U).some(p=>this.isOddItem(p))}isOddItem(f){return f===null?!1:!(f instanceof a.oS)||this.document.table.leadsTo(f.
number)&&!this.isPlain(f.number)}isPlain(f){const{document:w,entries:E}=this,{bytes:m}=w,R=w.place(f);if(w.table.kind[f]!==o.tL||!R||!E.locate(m,R.start,R.end))
return w.isStream(f);const p=(0,Q.AN)(m,E.close+2,R.end);if(!(0,Q.w1)(m,p,"stream"))return!1;const O=E.find(m,"Subtype");if(O>=0&&!(0,Q.wb)(m,E.at[O+2],"/Form"))
return!1;const c=E.find(m,"Filter");return c>=0?this.isKnownFilter(m,E.at[c+2],E.at[c+3]):!_(m,(0,Q.AN)(m,p+6,R.end))}isKnownFilter(f,w,E){if((0,Q.yp)(f[w]))return this.
document.table.leadsTo((0,Q.JI)(f,w,E).value);const m=f[w]===Q.WL,R=m?(0,Q.AN)(f,w+1,E):w;if(f[R]!==Q.cL)return m;if((0,Q.wb)(f,R,"/FlateDecode"))return!0;let p=R+
1;for(;p<E&&p-R<k&&Q.Kl[f[p]]===Q.N9;)p++;return(0,r.TT)((0,Q.bS)(f.subarray(R+1,p)).toString("latin1"))}}const k=32}),67382:((mt,at,y)=>{y.d(at,{$:()=>X,B:()=>a});
var r=y(54619),o=y(78157),Q=y(45599);function X(G,U,V,b){if(!(0,o.yp)(U[V]))return!0;const{value:_}=(0,o.JI)(U,V,b);return G.table.kind[_]!==r.tL?!0:G.bytes[(0,o.
AN)(G.bytes,G.bodies[_],G.bytes.length)]!==o.iH}class a{document;arrays=new Map;constructor(U){this.document=U}keep(U){const{document:V}=this,b=V.entry(U,"Conte\
nts");if(b===void 0||this.isStreamRef(b))return;const _=(0,Q.i9)(b)?this.leftOfObject(b):this.leftOf(b);_!==b&&V.patch(U,{Contents:_})}leftOfObject(U){const{arrays:V,
document:b}=this;if(!V.has(U.number)){const _=b.array(U),B=_&&this.leftOf(_);V.set(U.number,B===void 0?void 0:B===_?U:b.add(B))}return V.get(U.number)}leftOf(U){
if(!Array.isArray(U))return;const V=U.filter(b=>this.isStreamRef(b));return V.length<U.length?V:U}isStreamRef(U){return(0,Q.i9)(U)&&this.document.isStream(U.number)}}}),
51271:((mt,at,y)=>{y.d(at,{L:()=>o});var r=y(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(a=!0){this.sound=a}node(a,G){return a<0&&(this.
sound=!1),this.parents.push(G),this.numbers.push(a)-1}has(a){return(this.known??=new Set(this.numbers)).has(a)}page(a,G){(a<0||this.numbers[a]!==G)&&(this.sound=
!1),this.homes.push(a)}fork(){const a=new o(this.sound);return a.numbers=this.numbers,a.parents=this.parents,a.homes=this.homes,a}async drop(a,G,U){if(!this.sound)
return!1;const{numbers:V,parents:b,homes:_}=this,B=new Int32Array(V.length),k=new Uint8Array(V.length),S=new Set;for(let f=0;f<G.length;f++)U[f]?B[_[f]]++:(k[_[f]]=
1,S.add(G[f]));for(let f=V.length-1;f>0;f--){const w=b[f];B[w]+=B[f],k[f]&&B[f]===0&&S.add(V[f]),k[w]|=k[f]}for(let f=0;f<V.length;f++){if(!k[f]||B[f]===0)continue;
const w=a.edit(V[f]),E=w instanceof r.Bi?a.array(w.get("Kids"))??[]:[];w instanceof r.Bi&&w.set("Kids",E.filter(R=>!Q(R,S))).set("Count",B[f]);const m=a.job.pace.
step(E.length*50);m&&await m}return this.homes=_.filter((f,w)=>U[w]),!0}}const Q=(X,a)=>(0,r.i9)(X)&&a.has(X.number)}),83363:((mt,at,y)=>{y.d(at,{i:()=>h,S:()=>P});
var r=y(98446),o=y(42973),Q=y(79725),X=y(43767),a=y(45599),G=y(96690),U=y(78157),V=y(67382);function b(C,M,N){N.parent=N.contents=-1,N.lists=N.isBare=!1;const Z=C.
place(M),{entries:q}=N;if(Z&&C.locate(M,Z,q)&&q.find(Z.bytes,"Kids")<0){if(q.used===q.first)return"none";const lt=q.find(Z.bytes,"Type");if(lt>=0&&(0,U.wb)(Z.bytes,
q.at[lt+2],"/Page")){if(Z.bytes[(0,U.AN)(Z.bytes,q.close+2,Z.end)]===U.HY)return R(C,M);const pt=q.find(Z.bytes,"Contents");if(E(Z.bytes,q)&&m(C,M))return"uncle\
ar";N.isBare=pt<0||(0,U.wb)(Z.bytes,q.at[pt+2],"null"),pt>=0&&_(C,Z.bytes,q.at[pt+2],q.at[pt+3],N);const Dt=q.find(Z.bytes,"Parent");return Dt>=0&&(N.parent=(0,U.
JI)(Z.bytes,q.at[Dt+2],q.at[Dt+3]).value),"page"}const wt=C.get(M);return wt instanceof a.Bi&&f(C,wt)?"unclear":"none"}const st=C.get(M);return!(st instanceof a.
Bi)||st.size===0?"none":(0,a.Eo)(st.get("Type"),"Page")&&!B(C,st)?"unclear":C.array(st.get("Kids"))?"node":f(C,st)?"unclear":"none"}function _(C,M,N,Z,q){q.lists=
(0,V.$)(C,M,N,Z),(0,U.yp)(M[N])&&(q.contents=(0,U.JI)(M,N,Z).value)}function B(C,M){const N=C.array(M.get("Kids"));return N!==void 0&&N.length>0&&!M.has("Conten\
ts")&&Number.isInteger(C.resolve(M.get("Count")))}const k=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],S=["MediaBox","Resources"];function f(C,M){
const N=C.resolve(M.get("Type"));if(!(N instanceof a.SX&&N.text!=="Pages"))return k.some(st=>M.has(st));const q=M.get("Contents")instanceof a.oS||C.array(M.get(
"Contents"))!==void 0;return S.some(st=>M.has(st))||q&&M.get("Parent")instanceof a.oS&&!M.has("Subtype")}const w=["Contents","Resources","Annots","MediaBox"],E=(C,M)=>w.
some(N=>M.find(C,N)<0&&M.findMisspelt(C,N)>=0);function m(C,M){const N=C.get(M),Z=N instanceof a.Bi?(0,X.r)(N,w):void 0;if(!Z)return!1;C.put(M,Z.dict);for(const q of Z.
keys)C.table.mended.add(q);return!0}function R(C,M){const N=C.get(M);return N instanceof a.Z6?(C.put(M,new a.Bi([...N.dict].filter(([Z])=>!/^(Length|Filter|DecodeParms)$/.
test(Z)))),"unclear"):"page"}var p=y(51271);class O{document;left;sizes=new Map;constructor(M){this.document=M,this.left=M.job.limits.nodes}make(M){const N=this.
document.get(M),Z=this.sizes.get(M)??c(N);if(this.sizes.set(M,Z),this.left-=Z,this.left<0)throw(0,o.F)("nodes",`The document refers to the same pages too often:\
 copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(N instanceof
a.Bi?new a.Bi(N):N).number}}function c(C){const M=[C];let N=0;for(let Z=M.pop();Z!==void 0;Z=M.pop())if(N++,Array.isArray(Z))for(const q of Z)M.push(q);else if(Z instanceof
a.Bi)for(const q of Z.values())M.push(q);return N}const h=["Resources","MediaBox","CropBox","Rotate"];async function P(C){return new T(C).read()}class T{document;numbers=[];ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new p.L;bare=[];look={parent:-1,lists:!1,isBare:!1,contents:-1,entries:new Q.R};seen=new Set;copies;glance;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(M){
this.document=M,this.copies=new O(M),this.glance=new G.BP(M)}async read(){const{document:M,open:N}=this,{pace:Z}=M.job,q=M.catalog.get("Pages")??null;for(N.push(
{kids:[q],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});N.length>0;){const st=N[N.length-1];if(st.next===st.kids.length){N.pop(),N.length>0&&this.close(
st);continue}const Y=st.kids[st.next++];st.next===st.kids.length&&(st.kids=K,st.next=0);const lt=Z.step(400);lt&&await lt,Y instanceof a.oS?this.visit(Y,st):this.
visitNode(Y,-1,st)}return this.finish(q)}close({claimed:M,before:N,lost:Z}){const q=this.numbers.length-this.dropped-N;M!==q&&(this.irregular=!0,!(typeof M=="nu\
mber"&&M>=q)&&(this.dropped+=this.lost.length-Z,this.lost.length=this.lostNumbers.length=Z))}visit(M,N){const{document:Z,seen:q,look:st}=this,{number:Y}=M,lt=q.
has(Y);q.add(Y);const wt=b(Z,Y,st);if(M.generation!==Z.generation(Y)&&(this.irregular=!0),wt==="page"||wt==="unclear"){lt&&(this.irregular=!0);const pt=lt?this.
copies.make(Y):Y;wt==="unclear"?this.unclear.push(pt):this.keepEntries(Y),(wt==="unclear"||st.lists)&&this.listing.push(pt),st.isBare&&this.bare.push(pt),this.isWanting||=
this.glance.isOdd(Y,st.contents),this.add(pt,N,st.parent);return}wt==="none"&&!lt&&this.lose(N,Y),wt==="none"||lt?this.irregular=!0:this.visitNode(M,Y,N)}keepEntries(M){
const{document:N,look:Z}=this,{scan:q,marksFrom:st,marksTo:Y}=Z.entries,{table:lt}=N;for(let wt=st;wt<Y;wt+=3){const pt=q.marks[wt];lt.askFor(pt),this.isWanting||=
!lt.leadsTo(pt)}N.keepEntries(M,Z.entries)}visitNode(M,N,Z){const{document:q,inherited:st}=this,Y=this.mendNode(q.dict(M),N);if(!Y){this.irregular=!0,this.lose(
Z,N);return}const lt=q.array(Y.get("Kids"));if(!lt){N<0&&this.visitDirectPage(Y,Z);return}const wt=x(Y);let pt=Z.from;wt&&(pt=st.push({...st[pt],...wt})-1),(0,a.
Eo)(q.resolve(Y.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:lt,next:0,from:pt,home:this.nodes.node(N,Z.home),claimed:q.resolve(Y.get("Count")),
before:this.numbers.length-this.dropped,lost:this.lost.length}),q.release(N)}mendNode(M,N){const Z=M&&(0,X.r)(M,h);if(!Z)return M;const{document:q}=this;N>=0&&q.
put(N,Z.dict);for(const st of Z.keys)q.table.mended.add(st);return Z.dict}visitDirectPage(M,{from:N}){if(!(0,a.Eo)(M.get("Type"),"Page"))return;this.irregular=!0;
const{number:Z}=this.document.add(M);this.numbers.push(Z),this.listing.push(Z),this.ancestry.push(N)}add(M,{from:N,home:Z},q){this.numbers.push(M),this.ancestry.
push(N),this.nodes.page(Z,q);const{pages:st}=this.document.job.limits;if(this.numbers.length>st)throw j(st)}lose(M,N){M.home<0||(this.lost.push(this.numbers.length),
this.lostNumbers.push(N),this.add(A,M,-1))}finish(M){const{document:N,numbers:Z,ancestry:q,inherited:st,lost:Y,unclear:lt,listing:wt,nodes:pt}=this;for(const kt of this.
lostNumbers)N.table.doubtFree(kt);Y.length===Z.length-this.dropped&&(Y.length=0);const Dt=Y.map(kt=>Z[kt]=N.add(D(st[q[kt]])).number);W(Z,q);const Tt=N.resolve(
N.dict(M)?.get("Count")),Xt=Tt!==Z.length||M instanceof a.oS&&Z[0]===M.number;return{numbers:Z,ancestry:q,inherited:st,irregular:this.irregular||Xt,unclear:lt,listing:wt,
nodes:pt,claimed:typeof Tt=="number"?Tt:void 0,blank:Dt,isWanting:this.isWanting,bare:this.bare}}}const K=[],A=-1;function W(C,M){let N=C.indexOf(A);if(!(N<0)){
for(let Z=N;Z<C.length;Z++)C[Z]!==A&&(C[N]=C[Z],M[N++]=M[Z]);C.length=M.length=N}}const F=[0,0,612,792];function D(C){const M=new a.Bi([["Type",new a.SX("Page")]]);
return C.MediaBox===void 0?M.set("MediaBox",[...F]):M}function x(C){let M;for(const N of h){const Z=C.get(N);Z!==void 0&&((M??={})[N]=Z)}return M}function j(C){
const M=(0,r.y_)(C,"page");return(0,o.F)("pages",`The document has more than ${M}`,"Split it with another program first")}}),33973:((mt,at,y)=>{y.d(at,{Gy:()=>f,
Rf:()=>w,Ip:()=>E});var r=y(54619),o=y(87598),Q=y(85368),X=y(88500);class a{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new X.
s;signed=new Set;constructor(D,x,j){this.detail=x,this.strings=j,this.scan.strings=j;const C=new Int32Array(x?8*D:D);this.done=new Uint8Array(x?D:0);const M=N=>C.
subarray(N*D,(N+1)*D);this.end=M(0),this.valueEnd=M(1),this.dataStart=M(2),this.dataEnd=M(3),this.lengthStart=M(4),this.lengthEnd=M(5),this.from=M(6),this.to=M(
7)}}var G=y(78157),U=y(79725),V=y(4e4),b=y(39150),_=y(45599);class B{scan=new X.s;ranges=new Map}const k=2;class S{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(D,x,j){
this.walked=j,this.live=new Uint8Array(D),this.via=new Int32Array(x?D:0)}}async function f(F,{watched:D}={}){const{markings:x,referrers:j}=await w([F],{watched:D,
detail:!0}),{live:C,via:M}=x[0];return{live:C,via:M,referrers:j}}async function w(F,D={}){const x=new h(F,D);return await x.run(),x}function E(F,{repairs:D}){for(const{
part:x,number:j,value:C}of D)F[x].put(j,C)}const m=100,R=100,p=2e3,O=-2;function c(F){if(F instanceof _.Z6)return F.data.length+c(F.dict);if(Array.isArray(F))return 12*
F.length;if(!(F instanceof _.Bi))return m;let D=30*F.size;for(const x of F.values())Array.isArray(x)&&(D+=12*x.length);return D}class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new U.R;strings;alias;constructor(D,{detail:x=!1,strings:j=!1,watched:C,alias:M}){if(this.documents=D,this.strings=
j,this.alias=M,this.markings=D.map(N=>new S(N.size,C!==void 0,T(N,j||x,j))),!!C){this.watched=new Uint8Array(D[0].size);for(const N of C)this.watched[N]=1}}async run(){
const{documents:D,stack:x}=this,[j]=D;for(const[C,M]of[...j.trailer].reverse())C!=="Encrypt"&&this.followValue(0,M);for(;this.values.length>0||x.length>0;){const C=j.
job.pace.step(this.values.length>0?this.followParts():this.followNext());C&&await C}for(const{live:C,signed:M,walked:N}of this.markings)for(const Z of N.signed)
C[Z]===1&&M.add(Z)}followNext(){const D=this.stack.pop(),x=D%this.documents.length;return this.follow(x,(D-x)/this.documents.length)}visit(D,x){this.alias&&({part:D,
number:x}=this.alias(D,x)??{part:D,number:x}),this.watched&&this.watched[x]===1&&this.referrers.add(this.current);const j=this.markings[D],{live:C}=j;if(x>0&&x<
C.length&&C[x]!==0)return;const M=this.documents[D];if(x<=0||x>=C.length||!M.exists(x))return M.missed(x);C[x]=1,this.watched&&(j.via[x]=this.current),this.stack.
push(x*this.documents.length+D)}follow(D,x){const j=this.documents[D],C=this.markings[D],{walked:M}=C;if(this.current=x,C.count++,j.isChanged(x))return this.followChanged(
j,C,D,x);if(M.done[x]===1)return this.followAgain(j,C,D,x);const{scan:N,detail:Z}=M;Z||(N.used=0);const q=N.used,st=j.table.kind[x]===r.tL?this.walk(j,M,x):this.
walkPlace(j,x,N);return st<0||N.byteRange&&this.isSignature(M.signed,x)?this.forget(N,q).followRepaired(j,D,x):(C.bytes+=st,Z&&(M.from[x]=q,M.to[x]=N.used,M.valueEnd[x]=
this.extent.valueEnd,M.done[x]=1),this.followMarks(D,N,q,N.used,N.lengthStart),R+st)}followChanged(D,x,j,C){const M=D.patched(C);if(!M){const lt=D.edited.get(C);
return P(lt)||lt===null?this.followRepaired(D,j,C):(this.followValue(j,lt),x.bytes+=c(lt),R)}const{detail:N}=x.walked;if(M.references&&!N&&!D.suspect){for(let lt=M.
first;lt<M.last;lt++)this.visit(j,M.references[lt]);return x.bytes+=M.end-M.start,R}const{scan:Z,ranges:q}=K(x);N||(Z.used=0);const st=Z.used,Y=this.walkPlace(D,
C,Z);return Y<0||Z.byteRange&&this.isSignature(x.signed,C)?this.forget(Z,st).followRepaired(D,j,C):(x.bytes+=Y,N&&q.set(C,{from:st,to:Z.used,valueEnd:this.extent.
valueEnd}),this.followMarks(j,Z,st,Z.used,Z.lengthStart),R+Y)}followAgain(D,x,j,C){const{walked:M}=x;return x.bytes+=M.end[C]>0?M.end[C]-D.table.place[C]:m,this.
followMarks(j,M.scan,M.from[C],M.to[C],M.lengthStart[C]),R}isSignature(D,x){return D.add(x),this.strings}followMarks(D,{marks:x},j,C,M){const N=this.strings?M:O;
for(let Z=j;Z<C;Z+=3)x[Z]!==X.A&&x[Z+1]!==N&&this.visit(D,x[Z])}forget(D,x){return D.used=x,this}followRepaired(D,x,j){const C=D.get(j),M=P(C)?D.resolve(C):C;return M===
null?(this.markings[x].live[j]=k,this.markings[x].count--):this.repair(x,j,M),R}repair(D,x,j){this.repairs.push({part:D,number:x,value:j}),this.followValue(D,j)}followValue(D,x){
this.part=D,this.values.push(x)}followParts(){const{part:D,values:x}=this;let j=0;for(;x.length>0&&j<p;j++){const C=x.pop();if(C instanceof _.oS)this.visit(C instanceof
_.rV?C.part:D,C.number);else if(Array.isArray(C))for(const M of C)x.push(M);else if(C instanceof _.Bi){C.has("ByteRange")&&this.markings[D].signed.add(this.current);
for(const M of C.values())x.push(M)}else if(C instanceof _.Z6)for(const[M,N]of C.dict)M!=="Length"&&x.push(N)}return j*R}walk(D,x,j){const{extent:C}=this,{bytes:M}=D,
{scan:N}=x,Z=D.bodies[j];N.forgetLength();const{kept:q}=this,st=!this.strings&&D.recallEntries(j,q);st&&N.append(q.scan.marks,q.marksFrom,q.marksTo);const Y=st?
q.close+2:N.value(M,Z,M.length);return Y<0||M[Y-1]===G.AV||!(0,Q.x)(D,Y,N,C)||D.suspect&&!(0,b.D)(M,Z,Y)||N.doubtful&&(0,V.oC)(M,Z,Y)?-1:(C.dataStart<0?N.lengthStart=
-1:!D.suspect&&!D.security&&(0,o.eI)(D,j,C)&&D.table.doubtful.add(j),x.end[j]=C.end,x.detail&&(x.dataStart[j]=C.dataStart,x.dataEnd[j]=C.dataEnd,x.lengthStart[j]=
N.lengthStart,x.lengthEnd[j]=N.lengthEnd),C.end-D.table.place[j])}walkPlace(D,x,j){const C=D.place(x);if(!C)return-1;const{bytes:M,start:N,end:Z}=C;j.forgetLength();
const q=j.value(M,N,Z);return j.lengthStart=-1,q<0&&!W(M,N,Z)||A(M,N,Z)||q>0&&M[q-1]===G.AV||q>=0&&(0,G.AN)(M,q,Z)<Z||D.suspect&&!(0,b.D)(M,N,Z)||j.doubtful&&(0,V.
oC)(M,N,Z)?-1:(this.extent.valueEnd=q<0?Z:q,Z-N)}}const P=F=>F instanceof _.oS&&!(F instanceof _.rV);function T(F,D,x){const j=F.walked;if(j?.strings===x)return j;
const C=new a(F.size,D,x);return D&&(F.walked=C),C}function K(F){return F.patches||(F.patches=new B,F.patches.scan.strings=F.walked.strings),F.patches}function A(F,D,x){
const j=(0,G.AN)(F,D,x);return j>=x||F[j]===G.yq&&(0,G.wb)(F,j,"null")}function W(F,D,x){for(let j=D;j<x;j++)if("<([/%".includes(String.fromCharCode(F[j])))return!1;
return!0}}),83287:((mt,at,y)=>{y.d(at,{D4:()=>V,Eb:()=>E,QJ:()=>S,US:()=>_,m_:()=>b});var r=y(42973),o=y(52205),Q=y(58552),X=y(48249),a=y(3084),G=y(78157),U=y(45599);
function V(p,O,c,h){const P=p.job.limits.filters,T=(0,o.c3)(p,O.dict.get("Filter")??O.dict.get("F")),K=(0,o.c3)(p,O.dict.get("DecodeParms")??O.dict.get("DP"));if(T.
length>P)throw(0,r.F)("filters",`A stream of the document has ${T.length} filters; at most ${P} are allowed`,"Open it in another PDF program and save it again");
let A=p.encoded(O);const W=performance.now();try{for(const[F,D]of T.entries()){const x=p.dict(K[F]);D instanceof U.SX&&(A=(0,X.tN)(D.text,A,x&&(0,o.x$)(p,x),c,h))}}finally{
p.job.pace.addSince(W)}return A}async function b(p,O,c,h){const[P,...T]=(0,o.c3)(p,O.dict.get("Filter")??O.dict.get("F"));if(!(0,U.Eo)(P,"FlateDecode")||T.length>
0)return;const[K]=(0,o.c3)(p,O.dict.get("DecodeParms")??O.dict.get("DP")),A=p.dict(K);return(0,a.V)(p.encoded(O),A&&(0,o.x$)(p,A),c,p.job,h)}function _(p,O,c,h=!1){
const P=(0,o.c3)(p,O.dict.get("Filter")??O.dict.get("F"));if(P.length<=p.job.limits.filters&&P.some(K=>K instanceof U.SX&&!(0,X.TT)(K.text)))return;const T={found:!1,
mismatch:!1};try{return{data:V(p,O,c,T),whole:!T.found&&!(h&&T.mismatch===!0),damage:T}}catch(K){if(K instanceof Q.zU&&K.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1,damage:{...T,found:!0}};throw K}}const B=[0,0,255,255],k=2;function S(p,O){if(O?.broken===!0)return!1;if((0,G.j8)(p,0,p.length)===p.length)return!0;
for(let c=0;c<=k;c++){const h=p.length-c-B.length;if(B.every((P,T)=>p[h+T]===P))return!0}return!1}const f=new Set(["Type1C","CIDFontType0C","OpenType"]),w=4;function E(p,O,c){
const{found:h,mismatch:P}=c,{damagedKinds:T}=p.table;O.data.buffer===p.bytes.buffer&&(!h&&P!==!0?T.addSound():S(p.encoded(O),c)||(h?T.addCut(R(p,O)):m(p.encoded(
O))||T.addContradicted(R(p,O))))}function m(p){const O=p.subarray(-w);return O.every(c=>c===O[0])}function R(p,{dict:O}){const c=p.resolve(O.get("Subtype")),h=p.
resolve(O.get("Type"));return(0,U.Eo)(h,"EmbeddedFile")?"an attachment":(0,U.Eo)(h,"Metadata")?"metadata":(0,U.Eo)(c,"Image")?"an image":O.has("Length1")||O.has(
"CMapName")||c instanceof U.SX&&f.has(c.text)?"a font":O.has("FunctionType")||O.has("ShadingType")?"a color function":O.has("N")&&!(0,U.Eo)(h,"ObjStm")?"a color\
 profile":"content"}}),87598:((mt,at,y)=>{y.d(at,{NW:()=>k,eI:()=>V,h9:()=>m});var r=y(52365),o=y(78157),Q=y(22480);const X=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
a=1024,G=32,U=64;function V({bytes:O,bodies:c},h,P){const{valueEnd:T,dataStart:K,dataEnd:A}=P;if(A-K<8)return!1;if((0,Q.CS)(O,K)&&(O[K+1]&G)===0)return A-K>=U&&
b(O,K,K+U);const W=O[K]===255&&O[K+1]===216,F=c[h];return W||T-F>a?!1:X.test((0,o.bS)(O).toString("latin1",F,T))}function b(O,c,h){for(let P=c;P<h;P++)if(O[P]>=
128)return!1;return!0}const[_,B]=[8192,1<<26];function k(O){if(O.length<_||O.length>B)return!1;const c=(0,o.bS)(O);return(S(c)||!c.includes(0))&&c.includes("/Fl\
ateDecode")}const S=O=>!O.includes(o.u7)||!O.includes(o.kR),f=1<<20,[w,E]=[64,2048];function m(O){const c=(0,o.bS)(O.subarray(0,f));if(!c.includes("/FlateDecode")&&
!c.includes("/DCTDecode"))return!1;let h=0;for(const P of c)P>=128&&h++;return h>w&&p(c)||h>E&&R(c)}function R(O){if(S(O))return!0;for(let c=O.indexOf(o.kR);c>=
0;c=O.indexOf(o.kR,c+1))if(O[c-1]!==o.u7)return!1;return!0}function p(O){const c=(0,r.q)(O,!0);return c===void 0||c>O.length-4}}),85368:((mt,at,y)=>{y.d(at,{u:()=>b,
x:()=>U});var r=y(78157),o=y(58552),Q=y(35586),X=y(37628),a=y(45599),G=y(22480);function U(_,B,k,S){const{bytes:f}=_,{length:w}=f;S.valueEnd=B;const E=(0,r.AN)(
f,B,w);if((0,r.rg)(f,E))return S.dataStart=S.dataEnd=-1,S.end=E+6,!0;if(!(0,r.w1)(f,E,"stream"))return!1;const m=k.lengthRef>=0?_.lengthOf(new a.oS(k.lengthRef)):
k.length,R=E+(f[E+6]===r.u7?8:7),p=R+m;if(f[R-1]!==r.kR||m<0||p>w||!(0,G.VF)(f,p)||(0,G.Ow)(f,R,p)>R)return!1;const O=(0,r.AN)(f,(0,r.AN)(f,p,w)+9,w);return S.dataStart=
R,S.dataEnd=p,S.end=O+6,(0,r.rg)(f,O)}const V=16;class b{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(B){this.bytes=B,this.left=V*B.length+1e6,this.
objectEnds=new X.k(B,"endobj"),this.streamEnds=new X.k(B,"endstream")}data(B,k,S){const{bytes:f,ends:w}=this,E=(0,G.ni)(f,B);if(k>=0&&E+k<=f.length&&(0,G.VF)(f,
E+k))return{start:E,end:E+k,isSearched:!1};let m=w.get(E);if(m===void 0&&(m=this.damagedEnd(E,k,S),w.set(E,m),this.left-=m-E,this.left<0))throw(0,o.O$)("its obj\
ects overlap");return{start:E,end:m,isSearched:!0}}damagedEnd(B,k,S){const{bytes:f}=this,w=B+k,E=this.objectEnds.next(B),m=E<0?f.length:E;if(k>=0&&w<=m&&this.endsObject(
w))return w;const R=this.streamEnds.next(B);let p=R<0||R>m?m:R;return p=(0,Q.$z)(f,B,p,S),p>B&&f[p-1]===r.kR&&p--,p>B&&f[p-1]===r.u7&&p--,p}endsObject(B){const{
bytes:k}=this,S=(0,r.AN)(k,B,k.length);return(0,r.w1)(k,S,"endstr")||(0,r.rg)(k,S)||(0,r.ay)(k,S,k.length)!==void 0}}}),59277:((mt,at,y)=>{y.d(at,{Y:()=>a,y:()=>X});
var r=y(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],Q=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function X(b){const _=(0,r.bS)(b).toString("latin1",0,1024);if(_.startsWith("RIFF")&&_.startsWith("WEBP",8))return"\
a WebP image";if(_.startsWith("ftyp",4))return Q.find(([k])=>k.test(_.slice(8,12)))?.[1];const B=o.find(([k])=>_.startsWith(k));return B?B[1]:V(_)??(U(b)?"text":
void 0)}function a(b){const _=(0,r.bS)(b).toString("latin1",0,1024);return/^[\s"']{0,9}data:[^,\s]{0,200};base64,/i.test(_)?"a data: address":/^\s{0,9}[[{]/.test(
_)?_.includes(G)?"JSON with a PDF document in Base64":void 0:/^[\s"']{0,9}JVBERi/.test(_)?"a PDF document in Base64":/^[\s"']{0,9}(?:0x)?255044462d/i.test(_)?"a\
 PDF document in hexadecimal digits":void 0}const G="JVBERi";function U(b){const _=(0,r.bS)(b.subarray(0,1024)).toString("utf8"),B=b.length>1024?_.replace(/\ufffd{1,3}$/,
""):_;return B!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.test(B)}function V(b){const _=b.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(_.startsWith("<\
!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(_))return"an HTML page";if(_.startsWith("<"))return _.includes("<svg")?"an SVG drawing":_.startsWith(
"<?xml")?"an XML file":void 0}}),35586:((mt,at,y)=>{y.d(at,{$z:()=>b,BX:()=>O,c0:()=>V,dZ:()=>_});var r=y(78157),o=y(88500),Q=y(37628),X=y(22480);const a=512,G=1<<
22,U=65536;class V{bytes;pace;onTrailer;buffer;scan=new o.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(h,P,T=K=>K){this.bytes=
h,this.pace=P,this.onTrailer=T,this.buffer=(0,r.bS)(h),this.streams=new Q.k(h,"stream",K=>R(h,K)),this.objectEnds=new Q.k(h,"endobj"),this.streamEnds=new Q.k(h,
"endstream"),this.allowance=this.farAllowance=8*h.length+1e6}async next(h){const{bytes:P}=this,T=P.length;for(;;){if(h=B(P,h),h>=T)return;const K=(0,r.yp)(P[h])?
(0,r.ay)(P,h,T):void 0;if(K&&m(K.number)&&!p(P[K.body]))return K;const A=S(P,h);if(A==="trailer"){const W=this.valueEnd(h+7,Math.min(T,h+U));if(W<0)return this.
search(h);this.readTrailer(h+7),h=W}else if(A){h=f(P,h+A.length);const W=(0,r.w1)(P,h,"obj")?O(P,h):void 0;if(W)return W}else return this.search(h)}}async search(h){
const{bytes:P,buffer:T,pace:K}=this;let A;for(let F=h;!A;){const D=T.indexOf("obj",F);if(D<0)break;A=O(P,D);const x=K.step(D-F+200);x&&await x,F=D+3}const W=T.subarray(
0,A?.start??P.length);for(let F=W.indexOf("trailer",h);F>=0;F=W.indexOf("trailer",F+7))this.readTrailer(F+7);return A}readTrailer(h){h>=this.trailersRead&&(this.
trailersRead=Math.max(h,this.onTrailer(h)))}object({body:h}){const{bytes:P,scan:T}=this,K=P.length,A=this.soundEnd(h);if(A<0)return this.malformed(h);const W=(0,r.
AN)(P,A,K);return P[A-1]!==r.vz||!(0,r.w1)(P,W,"stream")?{at:A,dictionaryEnd:-1,isCut:!1}:this.stream(W,T.length,A,h)}soundEnd(h){const{bytes:P}=this,T=P.length,
K=(0,r.AN)(P,h,T);if((0,r.rg)(P,K))return K;const A=this.objectEnds.next(K),W=this.valueEnd(K,A<0?T:A);if(W>=0&&w(P,W))return W;if(A<0||this.farAllowance<=0)return-1;
const F=Math.min(T,K+G),D=this.walk(K,F);return D>=0&&w(P,D)?D:(this.farAllowance-=F-K,-1)}valueEnd(h,P){const T=Math.min(P,h+Math.max(a,this.allowance)),K=this.
walk(h,T);return K<0&&(this.allowance-=T-h),K}walk(h,P){return this.scan.reset(),this.scan.value(this.bytes,h,P)}malformed(h){const{buffer:P}=this,T=this.streams.
next(h),K=this.objectEnds.next(h),A={at:h,dictionaryEnd:-1,isCut:K<0};if(T<0||K>=0&&K<T)return A;const W=P.toString("latin1",h,Math.min(T,h+4096));if(/\d[\s\0]+obj\b/.
test(W))return A;const F=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(W);return this.stream(T,F?Number(F[1]):-1,T,h)}stream(h,P,T,K){const A=(0,X.ni)(this.bytes,h);
if(P>=0&&(0,X.VF)(this.bytes,A+P))return{at:A+P,dictionaryEnd:T,isCut:!1};const W=this.streamEnds.next(A),F=W>=0&&this.buffer.subarray(K,h).includes("/Filter"),
D=W<0?W:b(this.bytes,A,W,F),x=W<0&&this.objectEnds.next(A)<0;return{at:D<0?A:D,dictionaryEnd:T,isCut:x}}}function b(c,h,P,T){const K=(0,r.bS)(c.subarray(0,P));for(let A=K.
indexOf("obj",h);A>=0;A=K.indexOf("obj",A+3)){const W=O(c,A),D=W!==void 0&&W.start>h&&r.Kl[c[W.start-1]]===r.t6?(0,r.AN)(c,A+3,P):P;if(c[D]===r.iH&&c[D+1]===r.iH&&
D+1<P)return T||!E(K.subarray(h,A))?W.start:P}return P}async function _(c,h,P){return B(c,h)>=c.length?!1:await new V(c,P).next(h)!==void 0}function B(c,h){const P=c.
length;for(;h<P;)if(r.Kl[c[h]]===r.t6)h++;else{if(c[h]!==r.IQ)break;(0,r.w1)(c,h,"%%EOF")?h+=5:h=(0,r.D)(c,h,P)}return h}const k=["endobj","endstream","xref","s\
tartxref","trailer"];function S(c,h){return k.find(P=>(0,r.w1)(c,h,P))}function f(c,h){const{length:P}=c;for(;h<P;h++){const T=c[h];if(!((0,r.yp)(T)||T===r.Z4||
T===r.kR||T===r.u7||T===r.yq||T===r.MV))break}return h}function w(c,h){const P=(0,r.AN)(c,h,c.length);return P>=c.length||(0,r.rg)(c,P)||(0,r.w1)(c,P,"stream")?
!0:(0,r.yp)(c[P])?(0,r.ay)(c,P,c.length)!==void 0:S(c,P)!==void 0}const E=c=>c.includes("%PDF-")||c.includes("%FDF-"),m=c=>c>0&&c<=2147483647;function R(c,h){let P=h+
6;for(;c[P]===r.Z4;)P++;if(c[P]!==r.kR&&c[P]!==r.u7)return!1;let T=h-1;for(;T>0&&r.Kl[c[T]]===r.t6;)T--;return c[T]===r.vz&&c[T-1]===r.vz}const p=(c=0)=>(c|32)>=
97&&(c|32)<=122;function O(c,h){if(p(c[h+3]))return;let P=h-1;const T=()=>{const x=P;for(;P>=0&&(0,r.yp)(c[P]);)P--;return x-P>0&&x-P<=10?(0,r.JI)(c,P+1,x+1).value:
-1},K=()=>{const x=P;for(;P>=0&&r.Kl[c[P]]===r.t6;)P--;return P<x};K();const A=T(),W=A>=0&&c[P]===r.N5;W&&P--;const F=W?1:A;if(F<0||F>65535||!K())return;const D=T();
return m(D)?{number:D,generation:F,start:P+1,body:h+3}:void 0}}),37628:((mt,at,y)=>{y.d(at,{k:()=>o});var r=y(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(X,a,G=()=>!0){
this.word=a,this.accepts=G,this.buffer=(0,r.bS)(X),this.none=X.length}next(X){if(X>=this.none)return-1;if(X>=this.from&&X<=this.found)return this.found;const a=X<
this.from&&this.found>=0?this.from:this.none,G=this.buffer.subarray(0,a+this.word.length-1);let U=G.indexOf(this.word,X);for(;U>=0&&!this.accepts(U);)U=G.indexOf(
this.word,U+1);return this.from=X,U>=0?this.found=U:a===this.none&&(this.none=X,this.found=-1),this.found}}}),69289:((mt,at,y)=>{y.d(at,{V:()=>X});var r=y(78157),
o=y(45798),Q=y(45599);function X({bytes:a,job:G}){const U=(0,r.bS)(a).subarray(0,1024),V=U.indexOf(" obj");if(V<0||!U.includes("/Linearized"))return;const b=new o.
i(a,V+4,Math.min(a.length,V+2048),G.limits.nesting).value();return(0,Q.Zm)(b)&&b.has("Linearized")&&b.get("L")===a.length?b:void 0}}),52205:((mt,at,y)=>{y.d(at,
{WW:()=>X,c3:()=>o,x$:()=>Q});var r=y(45599);function o(a,G){const U=a.resolve(G);return U===null?[]:(Array.isArray(U)?U:[U]).map(V=>a.resolve(V))}function Q(a,G){
const U=new r.Bi;for(const[V,b]of G){const _=a.resolve(b);U.set(V,Array.isArray(_)?_.map(B=>a.resolve(B)):_)}return U}function X(a,G,U,V={values:1e4}){if(V.values--<=
0)return null;const b=a.resolve(G);if(U===0)return b;if(Array.isArray(b))return b.map(B=>X(a,B,U-1,V));if(!(b instanceof r.Bi))return b;const _=new r.Bi;for(const[
B,k]of b)_.set(B,X(a,k,U-1,V));return _}}),22480:((mt,at,y)=>{y.d(at,{CS:()=>G,Ow:()=>a,VF:()=>Q,ni:()=>o});var r=y(78157);function o(U,V){let b=V+6;for(;U[b]===
r.Z4&&(U[b+1]===r.kR||U[b+1]===r.u7||U[b+1]===r.Z4);)b++;return U[b]===r.u7&&b++,U[b]===r.kR&&b++,b}function Q(U,V){for(let b=0;b<4&&r.Kl[U[V]??0]===r.t6&&V<U.length;b++)
V++;return(0,r.w1)(U,V,"endstream")}const X=8;function a(U,V,b){let _=V;for(;_<V+4&&(U[_]===r.u7||U[_]===r.kR);)_++;return _===V||_+2>b?V:G(U,_)?_:V}const G=(U,V)=>(U[V]&
15)===X&&(U[V]<<8|U[V+1])%31===0}),75162:((mt,at,y)=>{y.d(at,{CF:()=>Vt,s1:()=>vt,cY:()=>Lt,zw:()=>ue,VH:()=>Re,Rd:()=>Pt,k0:()=>Pe,u6:()=>te,vc:()=>Fe,vK:()=>Ue});
var r=y(77598),o=y(45599),Q=y(34400);function X(l){const g=new Uint8Array(256);for(let L=0;L<256;L++)g[L]=L;const{length:v}=l;for(let L=0,z=0,$=0;L<256;L++){const tt=g[L];
z=z+tt+l[$]&255,g[L]=g[z],g[z]=tt,++$===v&&($=0)}return g}function a(l,g){const v=l.slice(),{length:L}=g,z=new Uint8Array(L);for(let $=0,tt=0,ot=0;$<L;$++){tt=tt+
1&255;const ft=v[tt];ot=ot+ft&255;const dt=v[ot];v[tt]=dt,v[ot]=ft,z[$]=g[$]^v[ft+dt&255]}return z}function G(l,g){return a(X(l),g)}const U={length:l=>l,decrypt:l=>l,
encryptInto:(l,g,v,L,z)=>L.set(l,z)};function V(l){const g=R(l,[]),v=O((L,z)=>X(g(L,z)));return{length:L=>L,decrypt:(L,z,$)=>a(v(z,$),L),encryptInto:(L,z,$,tt,ot)=>tt.
set(a(v(z,$),L),ot)}}function b(l){const g=R(l,[115,65,108,84]),v=p(()=>new f),L=O(($,tt)=>v().engine(g($,tt))),z=O(($,tt)=>m(g($,tt)));return{length:B,decrypt:($,tt,ot)=>E(
z(tt,ot),$),encryptInto:($,tt,ot,ft,dt)=>{v().seal(L(tt,ot),$,ft,dt)}}}function _(l){const g=p(()=>new f);let v,L;return{length:B,decrypt:z=>E(L??=m(l),z),encryptInto:(z,$,tt,ot,ft)=>{
g().seal(v??=g().engine(l),z,ot,ft)}}}const B=l=>(l&-16)+32,k=64*1024,S=16*1024;class f{head=Buffer.alloc(k);pool=Buffer.alloc(S);taken=S;engine(g){const v=Buffer.
alloc(16);return this.nextVector(v),(0,r.createCipheriv)(g.length===16?"aes-128-cbc":"aes-256-cbc",g,v).setAutoPadding(!1)}seal(g,v,L,z){const{head:$}=this,{length:tt}=v,
ot=tt&-16,ft=Math.min(ot,k-32),dt=tt-ot;this.nextVector($),$.set(ft===tt?v:v.subarray(0,ft),16);let yt=16+ft;if(ft<ot){L.set(g.update($.subarray(0,yt)),z),z+=yt,
yt=0;for(let Et=ft;Et<ot;Et+=k){const St=g.update(v.subarray(Et,Math.min(Et+k,ot)));L.set(St,z),z+=St.length}}dt>0&&$.set(v.subarray(ot),yt),$.fill(16-dt,yt+dt,
yt+16),L.set(g.update($.subarray(0,yt+16)),z)}nextVector(g){this.taken===S&&((0,r.randomFillSync)(this.pool),this.taken=0),this.pool.copy(g,0,this.taken,this.taken+
16),this.taken+=16}}const w=new Uint8Array(0);function E(l,g){const v=g.length&-16;if(v<32)return w;const L=l.update(v===g.length?g:g.subarray(0,v)),z=L[v-1];let $=v;
if(z>0&&z<=16){do $--;while($>v-z&&L[$-1]===z);$>v-z&&($=v)}return L.subarray(16,$)}function m(l){return(0,r.createDecipheriv)(l.length===16?"aes-128-cbc":"aes-\
256-cbc",l,Buffer.alloc(16)).setAutoPadding(!1)}function R(l,g){const{length:v}=l,L=new Uint8Array(v+5+g.length);L.set(l),L.set(g,v+5);const z=new Q.V;return($,tt)=>(L[v]=
$,L[v+1]=$>>>8,L[v+2]=$>>>16,L[v+3]=tt,L[v+4]=tt>>>8,z.digest(L).subarray(0,Math.min(v+5,16)))}function p(l){let g;return()=>g??=l()}function O(l){let g=-1,v=-1,
L;return(z,$)=>((L===void 0||z!==g||$!==v)&&(L=l(z,$),g=z,v=$),L)}function c(l,g,v){const L=W(l,v),z=x(l,L);return C(z,g,l.revision===2?32:16)?L:void 0}function h(l,g){
const v=F(l,g);let L=l.owner.subarray(0,32);for(let z=l.revision===2?0:19;z>=0;z--)L=G(j(v,z),L);return L}function P(l,g,v,L){const z=F({revision:l,keyLength:g},
v);let $=A(L);for(let tt=0;tt<=(l===2?0:19);tt++)$=G(j(z,tt),$);return $}function T(l,g){const v=W(l,g),L=new Uint8Array(32);return L.set(x(l,v)),{user:L,fileKey:v}}
const K=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function A(l){const g=new Uint8Array(
32),v=l.subarray(0,32);return g.set(v),g.set(K.subarray(0,32-v.length),v.length),g}function W({revision:l,keyLength:g,owner:v,permissions:L,id0:z,encryptMetadata:$},tt){
const ot=Uint8Array.of(L,L>>8,L>>16,L>>24),ft=l>=4&&!$?[255,255,255,255]:[],dt=(0,Q.F)(Buffer.concat([A(tt),v.subarray(0,32),ot,z,Uint8Array.from(ft)]));return D(
dt,l,g)}function F({revision:l,keyLength:g},v){return D((0,Q.F)(A(v)),l,l===2?5:g)}function D(l,g,v){let L=l.subarray(0,v);if(g>=3)for(let z=0;z<50;z++)L=(0,Q.F)(
L).subarray(0,v);return L}function x({revision:l,id0:g},v){if(l===2)return G(v,K);let L=(0,Q.F)(Buffer.concat([K,g]));for(let z=0;z<20;z++)L=G(j(v,z),L);return L}
function j(l,g){return g===0?l:l.map(v=>v^g)}function C(l,g,v){return g.length>=v&&l.subarray(0,v).every((L,z)=>L===g[z])}function M(l,g,v){return Y(l.user,l.wrappedByUser,
g,v,new Uint8Array(0))}function N(l,g,v){return Y(l.owner,l.wrappedByOwner,g,v,l.user.subarray(0,48))}function Z(l,g,v){const L=lt(l,g,new Uint8Array(0)),z=lt(l,
v,L.entry);return{user:L.entry,wrappedByUser:L.wrapped,owner:z.entry,wrappedByOwner:z.wrapped}}function q(l,g,v){const L=Buffer.alloc(16,255);return L.writeInt32LE(
g,0),L.write(v?"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(4).copy(L,12),(0,r.createCipheriv)("aes-256-ecb",l,null).setAutoPadding(!1).update(L)}const st=new Uint8Array(
16);function Y(l,g,v,L,z){const $=wt(v,L,l.subarray(32,40),z);if(!Buffer.from($).equals(l.subarray(0,32)))return;const tt=wt(v,L,l.subarray(40,48),z);return(0,r.
createDecipheriv)("aes-256-cbc",tt,st).setAutoPadding(!1).update(g.subarray(0,32))}function lt(l,g,v){const L=(0,r.randomBytes)(16),z=wt(6,g,L.subarray(0,8),v),
$=wt(6,g,L.subarray(8),v),tt=(0,r.createCipheriv)("aes-256-cbc",$,st).setAutoPadding(!1).update(l);return{entry:Buffer.concat([z,L]),wrapped:tt}}function wt(l,g,v,L){
let z=(0,r.createHash)("sha256").update(g).update(v).update(L).digest();if(l<6)return z;for(let $=0,tt=0;$<64||tt>$-32;$++){const ot=Buffer.concat([g,z,L]),ft=Buffer.
alloc(64*ot.length,ot),dt=(0,r.createCipheriv)("aes-128-cbc",z.subarray(0,16),z.subarray(16,32)).setAutoPadding(!1).update(ft);let yt=0;for(let Et=0;Et<16;Et++)
yt+=dt[Et];z=(0,r.createHash)(["sha256","sha384","sha512"][yt%3]).update(dt).digest(),tt=dt[dt.length-1]}return z.subarray(0,32)}var pt=y(77581),Dt=y(34378);const Tt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Xt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,kt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
de=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Jt=/[\p{L}\p{Mc}\p{Nl}]/u;function bt(l){if(/^[\x20-\x7e]*$/.test(l))return l;const g=(0,Dt.w)(l.replace(Tt,"").replace(Xt," "),"NFKC");if(kt.test(g))return;const v=[
...g],L=v.map($=>de.test($));return L.includes(!0)&&(v.some(($,tt)=>!L[tt]&&Jt.test($))||!L[0]||!L.at(-1))?void 0:g}function Ct(l){const g=bt(l),v=[...g===void 0?
[]:[Buffer.from(g,"utf8")],Buffer.from(l,"utf8"),...[Bt(l),ve(l)].filter($=>$!==void 0)],z=[...v.filter($=>$.length>Kt).map($=>$.subarray(0,Kt)),...v];return z.
filter(($,tt)=>z.findIndex(ot=>ot.equals($))===tt)}const Kt=127;function Yt(l){return typeof l=="string"?Buffer.from(bt(l)??l,"utf8").subarray(0,Kt):l}const Me=32;
function Ot(l){return typeof l=="string"?Bt(l)??Buffer.from(l,"utf8"):l}function Lt(l,g,v){const L=v==="AES-256"?Yt:Ot;return Buffer.compare(L(l),L(g))===0}function Pt(l,g){
const v=g==="AES-256",L=v?ft=>bt(ft)!==void 0:ft=>!new RegExp("\\p{Cc}","u").test(ft)&&Bt(ft)!==void 0,z=[...l].findIndex(ft=>!L(ft));if(z>=0)return v?`must not\
 have the character at position ${z+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${z+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!L(l))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const $=v?Buffer.from(bt(l),"utf8"):Ot(l);if($.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[tt,ot]=[
$.length,v?Kt:Me];if(!(tt<=ot))return v?`must be at most ${ot} bytes long in UTF-8, and has ${tt}`:`must be at most ${ot} characters long with AES-128, and has ${tt}\
: shorten it, or choose AES-256`}function Bt(l){return Nt(l,g=>pt.SQ.get(g)??(g>=24&&g<32||g>=127&&g<161?-1:g))}function ve(l){return Nt(l,g=>g)}function Nt(l,g){
const v=Array.from(l,L=>g(L.codePointAt(0)));return v.every(L=>L>=0&&L<256)?Buffer.from(v):void 0}function Qt(l,g){const{strings:v}=g,L=($,tt,ot,ft)=>{if($===U)
return tt;const dt=Buffer.allocUnsafe($.length(tt.length));return $.encryptInto(tt,ot,ft,dt,0),dt},z=($,tt,ot,ft,dt,yt)=>($.encryptInto(tt,ot,ft,dt,yt),$.length(
tt.length));return{...l,uniform:g.named===void 0||g.encryptMetadata&&g.embedded===g.streams,decryptString:($,tt,ot)=>v.decrypt($,tt,ot),encryptString:($,tt,ot)=>L(
v,$,tt,ot),decryptStream:($,tt,ot,ft)=>jt(g,ft).decrypt($,tt,ot),encryptStream:($,tt,ot,ft)=>L(jt(g,ft),$,tt,ot),encryptedStringLength:$=>v.length($),encryptedStreamLength:($,tt)=>jt(
g,tt).length($),encryptStringInto:($,tt,ot,ft,dt)=>z(v,$,tt,ot,ft,dt),encryptStreamInto:($,tt,ot,ft,dt,yt)=>z(jt(g,ft),$,tt,ot,dt,yt)}}function jt({streams:l,embedded:g,
named:v,encryptMetadata:L},z){const $=z.get("Type");if((0,o.Eo)($,"XRef"))return U;if(v===void 0)return l;const tt=qt(z);return tt!==void 0?v.get(tt)??l:!L&&(0,o.
Eo)($,"Metadata")?U:(0,o.Eo)($,"EmbeddedFile")?g:l}function qt(l){const g=l.get("Filter"),v=(0,o.cy)(g)?g.findIndex(tt=>(0,o.Eo)(tt,"Crypt")):(0,o.Eo)(g,"Crypt")?
0:-1;if(v<0)return;const L=l.get("DecodeParms"),z=(0,o.cy)(L)?L[v]:L,$=(0,o.Zm)(z)?z.get("Name"):void 0;return $ instanceof o.SX?$.text:"Identity"}function Vt(l){
if(qt(l)===void 0)return!1;const g=l.get("Filter"),v=l.get("DecodeParms"),L=(0,o.cy)(g)?g.findIndex($=>(0,o.Eo)($,"Crypt")):0,z=(0,o.cy)(g)?g.filter(($,tt)=>tt!==
L):[];return z.length===0?(l.delete("Filter"),l.delete("DecodeParms"),!0):(l.set("Filter",z),(0,o.cy)(v)&&l.set("DecodeParms",v.filter(($,tt)=>tt!==L)),!0)}function ue(l){
return l.algorithm==="AES-128"?De(l):Te(l)}const te=()=>(0,r.randomBytes)(32);function De({userPassword:l,ownerPassword:g,permissions:v,id0:L}){const z=Ot(l),$=P(
4,16,Ot(g),z),tt=T({revision:4,keyLength:16,owner:$,permissions:v,id0:L,encryptMetadata:!0},z),ot=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Ut(
"AESV2",16),O:new o.Mx($),U:new o.Mx(tt.user),P:v});return It({dictionary:ot,version:"1.6",numbered:!0,identifier:L},b(tt.fileKey))}function Te({userPassword:l,
ownerPassword:g,permissions:v}){const L=(0,r.randomBytes)(32),z=Z(L,Yt(l),Yt(g)),$=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Ut("AESV3",32),O:new o.
Mx(z.owner),OE:new o.Mx(z.wrappedByOwner),U:new o.Mx(z.user),UE:new o.Mx(z.wrappedByUser),P:v,Perms:new o.Mx(q(L,v,!0))});return It({dictionary:$,version:"1.7",
extensionLevel:8,numbered:!1},_(L))}function Ut(l,g){const v=(0,o.jd)({Type:(0,o.UU)("CryptFilter"),CFM:(0,o.UU)(l),AuthEvent:(0,o.UU)("DocOpen"),Length:g});return{
CF:(0,o.jd)({StdCF:v}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function It(l,g){return Qt(l,{strings:g,streams:g,embedded:g,named:new Map([["StdCF",g],["\
Identity",U]]),encryptMetadata:!0})}var Mt=y(58552);const ee={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,
allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},vt=-4,Ft=l=>1<<ee[l]-1,he=Object.keys(ee);function Pe(l){let g=vt;for(const v of he)
l[v]||(g&=~Ft(v));return l.allow_print?g:g&~Ft("allow_print_high_resolution")}function Fe(l){return he.filter(g=>(l&Ft(g))===0)}const zt=4096;function Re(l,{known:g,
possible:v=[]},L){const z=pe(l),$=new Uint8Array(0);if(z.revision<5&&[g??$,...v].some(({length:St})=>St>zt))throw ce();const tt=[...g?[g]:[],...v,$],ot=we(z,tt,
$),ft=ot??(L?ie(Ct(L),St=>we(z,tt,St)):void 0);if(ft===void 0)throw z.revision<5&&!g?Be():L?ae():Se();const{fileKey:dt,access:yt}=ft,Et=re(z,dt);return{...ge(z,
ft,ne(z,dt),Et),access:yt,locked:!1,permissions:z.permissions,revision:z.revision,keyBits:8*dt.length,opensWithoutPassword:ot!==void 0,algorithm:be(z.methods[Et.
streams===U?"embedded":"streams"],dt),unrestricted:()=>_e(z,ft)}}function ge(l,{identifier:g},v,L){const z={dictionary:v,...Ie(l),numbered:l.revision<=4,...g?{identifier:g}:
{}};return Qt(z,L)}function _e(l,g){const v={...l,permissions:vt};let{fileKey:L}=g;const z=ne(v,L);if(g.legacy){const $=T({...g.legacy.scheme,permissions:vt},g.
legacy.userPassword);L=$.fileKey,z.set("U",new o.Mx($.user))}else z.set("Perms",new o.Mx(q(L,vt,l.encryptMetadata)));return ge(v,g,z,re(v,L))}function ne({encrypt:l,
version:g,revision:v,permissions:L,encryptMetadata:z},$){const tt=new o.Bi(l);tt.set("P",L),tt.set("V",g),tt.set("R",v),g===4&&v===3&&z&&tt.set("R",4);for(const[
ft,dt]of[["O",v<5?32:48],["U",v<5?32:48],["OE",32],["UE",32]]){const yt=l.get(ft);yt instanceof o.Mx&&yt.bytes.length>dt&&tt.set(ft,new o.Mx(yt.bytes.subarray(0,
dt)))}const ot=l.get("Length");return ot!==void 0&&!(typeof ot=="number"&&ot%8===0&&ot>=40&&ot<=256)&&tt.set("Length",8*$.length),tt}const me=({version:l,revision:g})=>l===
5?g===5||g===6:[1,2,4].includes(l)&&g>=2&&g<=4;function ke(l,g){const v=l.get("O");if(!(g!==4&&g!==5||!(v instanceof o.Mx)))return v.bytes.length>=Ce?{version:5,
revision:6}:{version:4,revision:4}}const Ce=48;function pe(l){const g=l.get("Filter");if(!(0,o.Eo)(g,"Standard"))throw Gt(`the security handler ${g instanceof o.
SX?oe(g):"without a name"}`);const v={version:Zt(l.get("V"),0),revision:Zt(l.get("R"),0)},{version:L,revision:z}=me(v)?v:ke(l,v.version)??v;if(!me({version:L,revision:z}))
throw Gt(`the standard security handler with V ${L} and R ${z}`);const $={encrypt:l,version:L,revision:z,permissions:Zt(l.get("P"),-4)|0};if(L<4)return{...$,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const tt=l.get("CF"),ot=new Map;for(const[yt,Et]of(0,o.Zm)(tt)?tt:[]){const St=(0,o.Zm)(Et)?Le(
Et,L):void 0;St!==void 0&&ot.set(yt,St)}ot.set("Identity","none");const ft=(yt,Et)=>{const St=l.get(yt),Oe=ot.get(St instanceof o.SX?St.text:Et);if(Oe===void 0)
throw Gt(`the crypt filter ${St instanceof o.SX?oe(St):Et}`);return Oe},dt=l.get("StmF");return{...$,encryptMetadata:l.get("EncryptMetadata")!==!1,methods:{strings:ft(
"StrF","Identity"),streams:ft("StmF","Identity"),embedded:ft("EFF",dt instanceof o.SX?dt.text:"Identity")},filters:ot}}function Le(l,g){const v=l.get("CFM");return g===
5&&(0,o.Eo)(v,"AESV3")?"AESV3":g===4&&(0,o.Eo)(v,"AESV2")?"AESV2":g===4&&(0,o.Eo)(v,"V2")?"V2":v===void 0||(0,o.Eo)(v,"None")?"none":void 0}function we(l,g,v){const{
encrypt:L,revision:z}=l;if(z>=5){const dt={owner:Rt(L,"O",48),user:Rt(L,"U",48),wrappedByOwner:Rt(L,"OE",32),wrappedByUser:Rt(L,"UE",32)};return Ee(M(dt,z,v),"u\
ser")??Ee(N(dt,z,v),"owner")}const $=Rt(L,"O",1),tt=Rt(L,"U",1),{permissions:ot,encryptMetadata:ft}=l;return ie(g,dt=>ie(se(l),yt=>{const Et={revision:z,keyLength:yt,
owner:$,permissions:ot,id0:dt,encryptMetadata:ft};return ye(Et,tt,v,"user")??ye(Et,tt,h(Et,v),"owner")}))}function ye(l,g,v,L){const z=c(l,g,v);return z&&{fileKey:z,
access:L,identifier:l.id0,legacy:{scheme:l,userPassword:v}}}function Ee(l,g){return l&&{fileKey:l,access:g}}function se({encrypt:l,version:g}){if(g===4)return[16];
const v=Zt(l.get("Length"),40),L=v%8===0&&v>=40&&v<=128?v/8:5;return[...new Set(g===1?[5,L,16]:[L,16,5])]}function re(l,g){const v={none:U},L=ot=>ot==="V2"?v.V2??=
V(g):ot==="AESV2"?v.AESV2??=b(g):ot==="AESV3"?v.AESV3??=_(g):U,{methods:z,filters:$,encryptMetadata:tt}=l;return{strings:L(z.strings),streams:L(z.streams),embedded:L(
z.embedded),named:$&&new Map([...$].map(([ot,ft])=>[ot,L(ft)])),encryptMetadata:tt}}function Ie({version:l,revision:g,methods:v}){return g>=5?{version:"1.7",extensionLevel:g===
5?3:8}:l===4?{version:Object.values(v).includes("AESV2")?"1.6":"1.5"}:{version:g===2?"1.1":"1.4"}}function be(l,g){if(l!=="none")return l==="V2"?g.length===5?"R\
C4-40":"RC4-128":l==="AESV2"?"AES-128":"AES-256"}function Rt(l,g,v){const L=l.get(g);if(L instanceof o.Mx&&L.bytes.length>=v)return L.bytes;throw(0,Mt.O$)(`its \
encryption dictionary has no usable /${g}.`)}function Zt(l,g){return typeof l=="number"?Math.trunc(l):g}function ie(l,g){for(const v of l){const L=g(v);if(L!==void 0)
return L}}function oe({text:l}){return/^[\w.+-]{1,40}$/.test(l)?l:"with an unusual name"}function Se(){return(0,Mt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function ae(){return new Mt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Be(){const l="\
is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Mt.hJ)("unsupported_encryption",l,{issues:[{field:"file",message:`\
The document ${l}.`}],advice:"Get the document again from where it came from"})}function ce(){const l=`is encrypted and has an identifier (/ID) of more than ${zt}\
 bytes`;return(0,Mt.hJ)("unsupported_encryption",l,{issues:[{field:"file",message:`The document ${l}; at most that many are supported.`}],advice:"Open it in ano\
ther PDF program and save it again"})}function Gt(l){return(0,Mt.hJ)("unsupported_encryption",`is protected by ${l}, which Octavo cannot open`,{issues:[{field:"\
file",message:`The document is protected by ${l}, which is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights m\
anagement"})}const Ne={...U,decrypt:()=>new Uint8Array(0)};function Ue(l){const g=We(l),v=$=>$==="none"?U:Ne,L=[...g?.filters??[["Identity","none"]]],z={strings:v(
g?.methods.strings),streams:v(g?.methods.streams),embedded:v(g?.methods.embedded),named:g&&!g.filters?void 0:new Map(L.map(([$,tt])=>[$,v(tt)])),encryptMetadata:g?.
encryptMetadata??!0};return{...Qt({dictionary:l,version:"1.1",numbered:!0},z),access:"user",locked:!0,permissions:g?.permissions??vt,revision:g?.revision,opensWithoutPassword:!1,
unrestricted:void 0,...g?Ke(g):xe(l)}}function We(l){try{return pe(l)}catch(g){if(g instanceof Mt.zU&&g.code==="unsupported_encryption")return;throw g}}function Ke({
encrypt:l,version:g,methods:v}){const L=v.streams==="none"?v.embedded:v.streams;if(L==="none")return{algorithm:void 0,keyBits:void 0};if(L==="AESV3")return{algorithm:"\
AES-256",keyBits:256};if(g===4)return{algorithm:L==="AESV2"?"AES-128":"RC4-128",keyBits:128};const z=g===1?40:je(l.get("Length"));return{algorithm:z===40?"RC4-4\
0":"RC4-128",keyBits:z}}function xe(l){const g=l.get("CF"),v=l.get("StmF"),L=(0,o.Zm)(g)&&v instanceof o.SX?g.get(v.text):void 0,z=(0,o.Zm)(L)?L.get("CFM"):void 0;
return(0,o.Eo)(z,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(z,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function je(l){
return typeof l=="number"&&l%8===0&&l>=40&&l<=128?l:40}}),34400:((mt,at,y)=>{y.d(at,{F:()=>Q,V:()=>X});const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.
from({length:64},(a,G)=>Math.floor(Math.abs(Math.sin(G+1))*2**32)|0),Q=a=>new X().digest(a);class X{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(
128);digest(G){const{state:U,tail:V}=this;U[0]=1732584193,U[1]=4023233417,U[2]=2562383102,U[3]=271733878;const{length:b}=G,_=b&-64;for(let f=0;f<_;f+=64)this.compress(
G,f);const B=b-_,k=B<56?64:128;for(let f=0;f<B;f++)V[f]=G[_+f];V[B]=128,V.fill(0,B+1,k);for(let f=0,w=b<<3;f<4;f++)V[k-8+f]=w>>>(f<<3);V[k-4]=b>>>29;for(let f=0;f<
k;f+=64)this.compress(V,f);const S=new Uint8Array(16);for(let f=0;f<16;f++)S[f]=U[f>>2]>>>((f&3)<<3);return S}compress(G,U){const{words:V,state:b}=this;for(let f=0,
w=U;f<16;f++,w+=4)V[f]=G[w]|G[w+1]<<8|G[w+2]<<16|G[w+3]<<24;let _=b[0],B=b[1],k=b[2],S=b[3];for(let f=0;f<64;f++){const w=f>>4;let E,m;w===0?(E=B&k|~B&S,m=f):w===
1?(E=S&B|~S&k,m=5*f+1):w===2?(E=B^k^S,m=3*f+5):(E=k^(B|~S),m=7*f);const R=_+E+o[f]+V[m&15]|0,p=r[w<<2|f&3];_=S,S=k,k=B,B=B+(R<<p|R>>>32-p)|0}b[0]=b[0]+_,b[1]=b[1]+
B,b[2]=b[2]+k,b[3]=b[3]+S}}}),64580:((mt,at,y)=>{y.d(at,{F:()=>o});var r=y(45599);function o(a,G=()=>{}){if(a instanceof r.Z6)return new r.Z6(o(a.dict,G),a.data,
a.sealed);const U=X(a),V=[U];let b=1;for(let _=V.pop();_!==void 0;_=V.pop())if(Array.isArray(_)){b+=_.length;for(const[B,k]of _.entries())_[B]=Q(k,V)}else if((0,r.
Zm)(_)){b+=_.size;for(const[B,k]of _)_.set(B,Q(k,V))}return G(b),U}function Q(a,G){const U=X(a);return U!==a&&G.push(U),U}function X(a){return Array.isArray(a)?
[...a]:(0,r.Zm)(a)?new r.Bi(a):a}}),79725:((mt,at,y)=>{y.d(at,{R:()=>G,Z:()=>U});var r=y(78157),o=y(4e4),Q=y(88500);const X=new Int32Array(0),a=new Q.s;class G{at=X;first=0;used=0;open=-1;close=-1;special=!1;scan=a;marksFrom=0;marksTo=0;own;locate(b,_,B){
const k=this.own??={at:new Int32Array(64),scan:new Q.s},{scan:S}=k;if(this.at=k.at,this.scan=S,this.first=this.used=this.marksFrom=this.marksTo=0,S.reset(),_=(0,r.
AN)(b,_,B),b[_]!==r.iH||b[_+1]!==r.iH)return!1;this.open=_+=2;const f=(0,o.XE)();for(;(_=(0,r.AN)(b,_,B))<B;){const w=b[_];if(w===r.vz)return this.close=_,this.
marksTo=S.used,this.special=S.byteRange||S.doubtful,b[_+1]===r.vz;if(w!==r.cL)return!1;const E=++_;for(;_<B&&r.Kl[b[_]]===r.N9;_++)if(b[_]===r.wn)return!1;const m=_;
m-E===9&&b[E]===r.Ah&&(0,r.w1)(b,E,"ByteRange")&&(S.byteRange=!0),(0,o.xg)(b,E-1,m,f)&&(S.doubtful=!0);const R=_=(0,r.AN)(b,_,B);if(b[_]===r.vz||(_=S.value(b,_,
B),_<0))return!1;this.add(E,m,R,_)}return!1}add(b,_,B,k){this.used+4>this.at.length&&(this.at=this.own.at=U(this.at,this.used+4));const{at:S,used:f}=this;S[f]=b,
S[f+1]=_,S[f+2]=B,S[f+3]=k,this.used=f+4}find(b,_){const{at:B,first:k}=this,S=_.length;for(let f=this.used-4;f>=k;f-=4){const w=B[f];if(B[f+1]-w!==S)continue;let E=0;
for(;E<S&&b[w+E]===_.charCodeAt(E);)E++;if(E===S)return f}return-1}findMisspelt(b,_){const{at:B,first:k}=this;for(let S=k;S<this.used;S+=4){const f=B[S];if(B[S+
1]-f!==_.length)continue;let w=0;for(let E=0;E<_.length&&w<2;E++)b[f+E]!==_.charCodeAt(E)&&w++;if(w===1)return S}return-1}}function U(V,b){const _=new Int32Array(
Math.max(V.length*2,b));return _.set(V),_}}),43767:((mt,at,y)=>{y.d(at,{r:()=>X});var r=y(45599);const o=5;function Q(a,G){if(a.length!==G.length||a.length<o)return!1;
let U=0;for(let V=0;V<a.length;V++)a[V]!==G[V]&&U++;return U===1}function X(a,G){const U=new Set(G),V=G.filter(B=>!a.has(B)),b=new Map;for(const B of a.keys()){
const k=U.has(B)?void 0:V.find(S=>Q(B,S));k!==void 0&&b.set(B,k)}return b.size===0?void 0:{dict:new r.Bi([...a].map(([B,k])=>[b.get(B)??B,k])),keys:[...b.values()]}}}),
45798:((mt,at,y)=>{y.d(at,{e:()=>h,i:()=>c});var r=y(42973),o=y(78157),Q=y(82416),X=y(45599);const a=Symbol("close array"),G=Symbol("close dictionary"),U=Symbol(
"end"),V=32,b=32,_=32,B=32,k=224,S=224,f=1e3,w=160,E=8,m=256,R=8192,p=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,O=P=>P===o.Z4||P===o.kR||P===o.u7;class c{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(T,K,A,W,F,D=1/0,x=h){
this.bytes=T,this.at=K,this.end=A,this.nesting=W,this.openString=F,this.room=D,this.refusal=x}value(){const T=this.token(0);return typeof T=="symbol"?null:T}token(T){
const{bytes:K,end:A}=this;if(this.room-=V,this.room<0)throw this.refusal();const W=(0,o.AN)(K,this.at,A);if(this.at=W,W>=A)return U;const F=K[W];if(F>=o.l0&&F<=
o.ev)return this.numberOrReference();switch(F){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return K[W+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(T+1));case o.WL:return this.at++,this.array(T+1);case o.wt:return this.at++,a;case o.vz:return this.closed=W,K[W+
1]===o.vz?(this.at+=2,G):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(T){this.checkDepth(T),this.room-=
B;const K=[];for(;;){K.length===E&&K.every(W=>W instanceof X.oS)&&this.references(K);const A=this.token(T);if(A===a||A===U)return K;if(A===G)return this.at=this.
closed,K;K.push(A)}}references(T){const{bytes:K,end:A}=this;for(let W=m;W<=R;W*=2){const F=(0,o.bS)(K).toString("latin1",this.at,Math.min(this.at+W,A)),D=p.exec(
F)?.[0]??"";if(D==="")return;const x=T.length;for(const j of D.split(" 0 R"))j!==""&&T.push(new X.oS(Number(j),0));if(this.room-=(T.length-x)*(V+b),this.at+=D.length,
D.length<F.length>>1)return}for(;this.addReference(T);)if(this.room<0)throw this.refusal()}addReference(T){const{bytes:K}=this;let A=this.at;O(K[A])&&A++;const W=A;
let F=0;for(let x=K[A];x>=o.l0&&x<=o.ev;x=K[++A])F=10*F+x-o.l0;return A>W&&A-W<10&&A+4<this.end&&K[A]===o.Z4&&K[A+1]===o.l0&&K[A+2]===o.Z4&&K[A+3]===o.AV&&(O(K[A+
4])||K[A+4]===o.wt)?(T.push(new X.oS(F,0)),this.room-=V+b,this.at=A+4,!0):!1}dictionary(T){this.checkDepth(T),this.room-=S;const K=new X.Bi;let A,W=-1;for(;;){const F=this.
at,D=this.token(T);if(D===G||D===U)return W>=0&&(0,X.hi)(K)&&this.keepSealed(K,W),K;if(D===a)continue;const x=D;if(A===void 0){x instanceof X.SX&&(A=x.text);continue}
K.size>f&&(this.room-=w),x!==null?K.set(A,x):K.delete(A),this.openString&&A==="Contents"&&x instanceof X.Mx&&(W=F),A=void 0}}keepSealed(T,K){T.set("Contents",new c(
this.bytes,K,this.end,1).value())}checkDepth(T){if(T>this.nesting)throw(0,r.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,
"Open it in another PDF program and save it again")}name(){const{bytes:T,end:K}=this,A=this.at+1;return this.room-=_,this.at=(0,o.Wd)(T,A,K),new X.SX((0,Q.MQ)(T,
A,this.at))}string(T){return this.room-=k,new X.Mx(this.openString?this.openString(T):T)}literal(){const{bytes:T,end:K}=this,A=this.at+1;for(let W=A;W<K;W++){const F=T[W];
if(F===o.s1)return this.at=W+1,T.slice(A,W);if(F===o.Cx||F===o.r_||F===o.u7)break}return this.at=(0,o.t9)(T,this.at,K),(0,Q.U1)(T,A,this.at)}hexadecimal(){const{
bytes:T,end:K}=this,A=this.at+1,W=(0,o.$k)(T,A,K);return this.at=W,(0,o.sk)(T,A,W)}numberOrReference(){const{bytes:T,end:K}=this;let A=this.at,W=0;for(;A<K&&T[A]>=
o.l0&&T[A]<=o.ev;)W=W*10+(T[A++]-o.l0);if(A<K&&o.Kl[T[A]]===o.N9)return this.number();this.at=A,A=(0,o.AN)(T,A,K);const F=T[A]===o.N5&&A+1<K&&T[A+1]>o.l0;F&&A++;
let D=0;const x=A;for(;A<K&&T[A]>=o.l0&&T[A]<=o.ev;)D=D*10+(T[A++]-o.l0);return A===x||(A=(0,o.AN)(T,A,K),A>=K||T[A]!==o.AV||A+1<K&&o.Kl[T[A+1]]===o.N9)?W:(this.
at=A+1,this.room-=b,W>2147483647?null:new X.oS(W,F?1:Math.min(D,65535)))}number(){const{bytes:T,end:K,at:A}=this;return this.at=(0,o.Wd)(T,A,K),(0,Q.kz)(T,A,this.
at)}word(){const{bytes:T,at:K,end:A}=this,W=T[K];return W===o.b9||W===o.N5||W===o.fX?this.number():(0,o.wb)(T,K,"true")||(0,o.wb)(T,K,"false")?(this.at=(0,o.Wd)(
T,K,A),W===o.yh):(0,o.w1)(T,K,"endobj")||(0,o.w1)(T,K,"endstream")?U:(this.at=Math.max((0,o.Wd)(T,K,A),K+1),null)}}const h=()=>(0,r.F)("values","The objects tha\
t must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),
4e4:((mt,at,y)=>{y.d(at,{C3:()=>U,XE:()=>V,oC:()=>_,xg:()=>b});var r=y(78157);const o=4<<20,Q=1024,X=1<<29,a=new Int32Array(Q);let G=0;function U(){G<X||(G=0,a.
fill(0))}const V=()=>G+1;function b(S,f,w,E){const m=w-f,R=w-1,O=m*157+S[R]*5+S[R-(m>1?1:0)]*61+S[f+(m>1?1:0)]*331+S[f+(m>>1)]*17&Q-1,c=a[O];return a[O]=++G,c>=
E}function _(S,f,w){if(w-f>o)return!1;const E=[],m=new B;let R=0,p=!1;do{const O=(0,r.AN)(S,f,w);if(O>=w)return!1;const c=E.at(-1)??0,h=c>0&&!p&&S[O]===r.cL;if(f=
k(S,O,w),p=h,h){if(m.add(c,S,O+1,f))return!0}else S[O]===r.WL?E.push(0):S[O]===r.iH&&f===O+2&&S[O+1]===r.iH?E.push(++R):(S[O]===r.wt||S[O]===r.vz&&f===O+2)&&E.pop()}while(E.
length>0);return!1}class B{places=new Int32Array(128);count=0;add(f,w,E,m){let R=f,p=~f;for(let O=E;O<m;O++){let c=w[O];c===r.wn&&(0,r.Li)(w[O+1])>=0&&(0,r.Li)(
w[O+2])>=0&&O+2<m&&(c=(0,r.Li)(w[O+1])*16+(0,r.Li)(w[O+2]),O+=2),R=Math.imul(R^c,16777619),p=Math.imul(p+c,1540483477)^p>>>15}return this.count*4>this.places.length&&
this.grow(),this.put(R,p===0?1:p)}put(f,w){const{places:E}=this;let m=(f^f>>>15)*2&E.length-1;for(;E[m+1]!==0;m=m+2&E.length-1)if(E[m]===f&&E[m+1]===w)return!0;
return E[m]=f,E[m+1]=w,this.count++,!1}grow(){const f=this.places;this.places=new Int32Array(f.length*4),this.count=0;for(let w=0;w<f.length;w+=2)f[w+1]!==0&&this.
put(f[w],f[w+1])}}function k(S,f,w){const E=S[f],m=S[f+1]===E;return E===r.iH?m?f+2:(0,r.$k)(S,f,w):E===r.vz?m?f+2:f+1:E===r.Cx?(0,r.t9)(S,f,w):Math.max((0,r.Wd)(
S,E===r.cL?f+1:f,w),f+1)}}),88500:((mt,at,y)=>{y.d(at,{A:()=>Q,s:()=>h});var r=y(78157),o=y(4e4);const Q=-1,X=2**63,a=-1,G=0,U=1,V=2,b=0,_=1,B=2,k=3,S=4,f=5,w=6,
E=7,m=8,R=new Uint8Array(256).fill(B);for(let A=0;A<256;A++)r.Kl[A]===r.t6&&(R[A]=b);for(let A=r.l0;A<=r.ev;A++)R[A]=_;for(const[A,W]of Object.entries({"/":k,"<":S,
">":f,"[":w,"]":E,"(":m,"%":b,")":b,"{":b,"}":b}))R[A.charCodeAt(0)]=W;const p=new Uint8Array(256);for(let A=0;A<256;A++)r.Kl[A]===r.N9&&A!==r.wn&&(p[A]=1);const O=new Int32Array(
0),c=96;class h{marks=O;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(W,F,D){const x=this.used+D-F;x>this.marks.length&&
this.grow(x),this.marks.set(W.subarray(F,D),this.used),this.used=x}open(W,F,D){return this.opened[W]=F,D}add(W,F,D){return this.used+3>this.marks.length&&this.grow(
this.used+3),this.marks[this.used]=W>2147483647?0:W,this.marks[this.used+1]=F,this.marks[this.used+2]=D,this.used+=3,D}grow(W){const F=new Int32Array(Math.max(this.
marks.length*2,W,c));F.set(this.marks),this.marks=F}value(W,F,D){let x=0,j=G;for(let C=F;F<D;C=F){const M=W[F++];switch(R[M]){case b:M===r.IQ&&(F=(0,r.D)(W,C,D));
continue;case _:{let N=M-r.l0;for(;R[W[F]]===_;)N=N*10+(W[F++]-r.l0);if(F<D&&r.Kl[W[F]]===r.N9){F=(0,r.Wd)(W,F,D);break}if(N>=X)return-1;const Z=P(W,F,D);j===V&&
this.setLength(N,C,F,Z),Z>F&&(F=this.add(N,C,Z));break}case B:for(;F<D&&r.Kl[W[F]]===r.N9;)F++;if(M===r.HF&&K(W,C,F))return-1;break;case k:for(;F<D&&p[W[F]]===1;)
F++;if(F<D&&W[F]===r.wn&&(F=this.escapedName(W,F,D)),j=this.expectedAfter(W,C,F,j===G?x:0),x===0)return F;continue;case S:F=W[F]===r.iH?this.open(x++,(0,o.XE)(),
F+1):this.hexString(W,C,D);break;case f:if(W[F]!==r.vz)continue;if(!(this.opened[--x]>0)||++F>D)return-1;break;case w:F=this.open(x++,a,F);break;case E:if(this.
opened[--x]!==a)return-1;break;case m:F=this.literalString(W,C,D);break}if(x===0)return F>D?-1:F;j=G}return-1}setLength(W,F,D,x){const j=x>D;this.length=j?-1:W,
this.lengthRef=j?W:-1,this.lengthStart=F,this.lengthEnd=x}literalString(W,F,D){const x=(0,r.AZ)(W,F,D);return x<0?D+1:this.strings?this.add(Q,F,x):x}hexString(W,F,D){
const x=(0,r.$k)(W,F,D);return this.strings?this.add(Q,F,x):x}escapedName(W,F,D){return this.doubtful=!0,(0,r.Wd)(W,F,D)}expectedAfter(W,F,D,x){const j=D-F;return j===
10&&W[F+1]===r.Ah&&(0,r.w1)(W,F,"/ByteRange")&&(this.byteRange=!0),x===0||this.opened[x-1]===a?G:((0,o.xg)(W,F,D,this.opened[x-1])&&(this.doubtful=!0),x>1?U:j===
7&&W[F+1]===r.A4&&(0,r.w1)(W,F,"/Length")?V:U)}}function P(A,W,F){if(A[W]===r.Z4&&A[W+1]===r.l0&&A[W+3]===r.AV&&A[W+2]===r.Z4&&W+4<=F)return T(A,W+4,F)?W+4:W;let D=(0,r.
AN)(A,W,F);A[D]===r.N5&&A[D+1]>r.l0&&D++;let x=D,j=0;for(;x<F&&(0,r.yp)(A[x]);x++)j=j*10+(A[x]-r.l0);if(x===D||j>=X)return W;const C=(0,r.AN)(A,x,F);return C<F&&
A[C]===r.AV&&T(A,C+1,F)?C+1:W}const T=(A,W,F)=>W>=F||r.Kl[A[W]]!==r.N9;function K(A,W,F){return F-W===6&&(0,r.w1)(A,W,"endo")||F-W===9&&(0,r.w1)(A,W,"ends")}}),
45079:((mt,at,y)=>{y.d(at,{ZV:()=>p,bD:()=>G,dZ:()=>B,pS:()=>k,sd:()=>O,yT:()=>a});var r=y(78157),o=y(45599);const Q=8,X=1024,a={number:0,generation:0};function G(c,h,P){
if(h===null)c.text("null");else if(typeof h=="number")c.text(p(h));else if(typeof h=="boolean")c.text(h?"true":"false");else if(h instanceof o.SX)B(c,h.text);else if(h instanceof
o.oS)c.text(_(h,P));else if(h instanceof o.Mx)k(c,h.bytes,P);else if(Array.isArray(h)){if(c.byte(r.WL),h.length>=Q&&h.every(T=>T instanceof o.oS))U(c,h,P);else for(const[
T,K]of h.entries())T>0&&c.byte(r.Z4),G(c,K,P);c.byte(r.wt)}else h instanceof o.Bi?V(c,h,P):G(c,h.dict,P)}function U(c,h,P){for(let T=0;T<h.length;T+=X){const K=h.
slice(T,T+X).map(A=>_(A,P));c.text(T>0?` ${K.join(" ")}`:K.join(" "))}}function V(c,h,P){const T=P.security&&h.has("ByteRange")?{...P,security:void 0}:P;c.text(
"<<");for(const[K,A]of h)B(c,K),b(A)&&c.byte(r.Z4),G(c,A,K==="Contents"?T:P);c.text(">>")}const b=c=>c===null||typeof c=="number"||typeof c=="boolean"||c instanceof
o.oS;function _(c,{renumber:h,generationOf:P}){const T=h?h(c):c.number;return h&&T===0?"null":`${T} ${P?P(T):h?0:c.generation} R`}function B(c,h){c.byte(r.cL);for(let P=0;P<
h.length;P++){const T=h.charCodeAt(P)&255;T!==r.Cq&&(T>r.Z4&&T<=r.du&&T!==r.wn&&r.Kl[T]===r.N9?c.byte(T):c.text(`#${R(T)}`))}}function k(c,h,{security:P,number:T,
generation:K}){if(P){w(c,P.encryptString(h,T,K));return}let[A,W]=[0,0];for(let F=0;F<h.length;F++){const D=h[F];(D<r.Z4||D>r.du)&&A++,S(D)&&W++}if(A*3>h.length){
w(c,h);return}c.byte(r.Cx),W===0?c.copy(h,0,h.length):c.fill(h.length+W,(F,D)=>f(F,D,h)),c.byte(r.s1)}const S=c=>c===r.Cx||c===r.s1||c===r.r_||c===r.u7;function f(c,h,P){
let T=h;for(let K=0;K<P.length;K++){const A=P[K];S(A)&&(c[T++]=r.r_),c[T++]=A===r.u7?r.AF:A}}function w(c,h){c.byte(r.iH),c.fill(2*h.length,(P,T)=>{let K=T;for(let A=0;A<
h.length;A++)P[K++]=m[h[A]>>4],P[K++]=m[h[A]&15]}),c.byte(r.vz)}const E="0123456789abcdef",m=Uint8Array.from(E,c=>c.charCodeAt(0)),R=c=>E[c>>4]+E[c&15];function p(c){
if(!Number.isFinite(c))return"0";const h=Math.abs(c);if(Number.isInteger(c)&&h<1e15)return String(c);if(h>=2**63)return`${BigInt(c)}.0`;const P=String(c);return P.
includes("e")?c.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):P}function O(c){const h=[c];for(;h.length>0;){const P=h.pop();if(P instanceof o.Mx)return!0;if(Array.
isArray(P))for(const T of P)h.push(T);else if(P instanceof o.Bi)for(const T of P.values())h.push(T);else P instanceof o.Z6&&h.push(P.dict)}return!1}}),39150:((mt,at,y)=>{
y.d(at,{D:()=>G});var r=y(78157);const o=15,Q=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,X=/^(true|false|null)$/,a=/#(?![0-9A-Fa-f]{2})|#00/;function G(k,S,f){
const w=[],E=()=>{const R=w.at(-1);R?.keys&&(R.value=!1)},m=(0,r.AN)(k,S,f);for(;;){if(S=(0,r.AN)(k,S,f),S>=f)return!1;const R=w.at(-1),p=k[S];if(p===r.vz||p===
r.wt){if(!R||R.keys===void 0!=(p===r.wt)||R.keys&&(R.value||++S>=f||k[S]!==r.vz))return!1;w.pop(),S++}else if(R?.keys&&!R.value){const O=(0,r.Wd)(k,S+1,f),c=B(k,
S,O);if(p!==r.cL||a.test(c)||R.keys.has(c))return!1;R.keys.add(c),R.value=!0,S=O;continue}else if(p===r.WL||p===r.iH&&k[S+1]===r.iH){w.push(p===r.WL?{keys:void 0,
value:!0}:{keys:new Set,value:!1}),S+=p===r.WL?1:2;continue}else if(S=U(k,S,f),S<0)return!1;if(E(),w.length===0)return!(0,r.yp)(k[m])||k[S-1]!==r.AV}}function U(k,S,f){
switch(k[S]){case r.cL:{const w=(0,r.Wd)(k,S+1,f);return a.test(B(k,S,w))?-1:w}case r.Cx:return(0,r.AZ)(k,S,f);case r.iH:for(S++;S<f&&k[S]!==r.vz;S++)if(!_(k[S])&&
r.Kl[k[S]]!==r.t6)return-1;return S<f?S+1:-1;default:{const w=(0,r.Wd)(k,S,f);if(b(k,S,w))return V(k,S,w,f);const E=B(k,S,w);return X.test(E)||Q.test(E)?w:-1}}}
function V(k,S,f,w){const E=(0,r.AN)(k,f,w);if(!(0,r.yp)(k[E]))return f;const m=(0,r.JI)(k,E,w),R=(0,r.AN)(k,m.after,w);return R===m.after||k[R]!==r.AV||r.Kl[k[R+
1]??r.Z4]===r.N9?f:(0,r.JI)(k,S,f).value<=2147483647&&m.value<=65535?R+1:-1}function b(k,S,f){let w=S;for(;w<f&&(0,r.yp)(k[w]);)w++;return w===f&&w>S&&w<=S+o}const _=k=>k>=
r.l0&&k<=r.ev||(k|32)>=97&&(k|32)<=102;function B(k,S,f){return(0,r.bS)(k).toString("latin1",S,Math.min(f,S+200))}}),77581:((mt,at,y)=>{y.d(at,{SQ:()=>Q,U0:()=>k,
g7:()=>B,kt:()=>R,wx:()=>w});var r=y(78157),o=y(45599);const Q=new Map([...[728,711,710,729,733,731,730,732].map((p,O)=>[p,24+O]),...[8226,8224,8225,8230,8212,8211,
402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((p,O)=>[p,128+O]),[8364,160]]),X=/[\x18-\x1f\x80-\xa0]/g,
a=new Map([...Q].map(([p,O])=>[O,p])),G=Array.from({length:256},(p,O)=>String.fromCharCode(a.get(O)??O)),U=32,V=200,b=new WeakMap,_=new WeakMap,B=p=>S(p,b,f),k=p=>S(
p,_,O=>(0,r.bS)(O).toString("latin1"));function S(p,O,c){if(p.bytes.length<V)return c(p.bytes);let h=O.get(p);return h===void 0&&O.set(p,h=c(p.bytes)),h}function f(p){
if(p[0]===254&&p[1]===255)return new TextDecoder("utf-16be").decode(p.subarray(2));if(p[0]===255&&p[1]===254)return new TextDecoder("utf-16le").decode(p.subarray(
2));if(p[0]===239&&p[1]===187&&p[2]===191)return new TextDecoder().decode(p.subarray(3));if(p.length>U)return(0,r.bS)(p).toString("latin1").replace(X,c=>G[c.charCodeAt(
0)]);let O="";for(const c of p)O+=G[c];return O}function w(p){const O=new Uint8Array(p.length);for(let h=0;h<p.length;h++){const P=E(p.charCodeAt(h));if(P===void 0)
return new o.Mx(m(p));O[h]=P}const c=O[0]===254&&O[1]===255||O[0]===255&&O[1]===254;return new o.Mx(c||O[0]===239&&O[1]===187&&O[2]===191?m(p):O)}function E(p){
return p>=32&&p<127||p===9||p===10||p===13||p>=161&&p<=255&&p!==173?p:Q.get(p)}const m=p=>R(`\uFEFF${p}`),R=p=>Buffer.from(p,"utf16le").swap16()}),45599:((mt,at,y)=>{
y.d(at,{Bi:()=>a,Eo:()=>_,Mx:()=>o,Px:()=>S,SX:()=>r,UU:()=>k,Z6:()=>G,Zm:()=>U,cy:()=>b,hi:()=>f,i9:()=>V,jd:()=>B,oS:()=>Q,rV:()=>X});class r{text;constructor(E){
this.text=E}}class o{bytes;constructor(E){this.bytes=E}}class Q{number;generation;constructor(E,m=0){this.number=E,this.generation=m}}class X extends Q{part;constructor(E,m){
super(m,0),this.part=E}}class a extends Map{}class G{dict;data;sealed;constructor(E,m,R){this.dict=E,this.data=m,this.sealed=R}}const U=w=>w instanceof a,V=w=>w instanceof
Q,b=w=>Array.isArray(w),_=(w,E)=>w instanceof r&&w.text===E;function B(w){const E=new a;for(const[m,R]of Object.entries(w))R!==void 0&&E.set(m,R);return E}const k=w=>new r(
w),S=w=>new o(Uint8Array.from(Buffer.from(w,"latin1")));function f(w){const E=w.get("Type");return _(E,"Sig")||_(E,"DocTimeStamp")||w.has("ByteRange")}})};
