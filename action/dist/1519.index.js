"use strict";exports.id=1519,exports.ids=[1519],exports.modules={44233:((mt,at,S)=>{S.d(at,{BC:()=>I,Fr:()=>N,MJ:()=>R,p9:()=>Q,qZ:()=>V});const r=1e3,o=3e5;function*Q(F,x){
if(F.length<=r)return[...F].sort(x);let f=[];for(let y=0;y<F.length;y+=r){for(const E of F.slice(y,y+r).sort(x))f.push(E);yield o}for(let y=r;y<f.length;y*=2){const E=[];
for(let m=0;m<f.length;m+=2*y){const T=Math.min(m+y,f.length),w=Math.min(T+y,f.length);for(let l=m,a=T;l<T||a<w;){const p=a===w||l<T&&x(f[l],f[a])<=0;E.push(p?f[l++]:
f[a++]),E.length%r===0&&(yield o)}}f=E}return f}const X=16384,c=50,G=4;function*N(F){const{length:x}=F;for(let E=0;E<x;E+=X)F.subarray(E,E+X).sort(),x>X&&(yield X*
c);let[f,y]=[F,x>X?new Float64Array(x):F];for(let E=X;E<x;E*=2){for(let m=0;m<x;m+=2*E){const T=Math.min(m+E,x),w=Math.min(T+E,x);for(let l=m,a=T,p=m;p<w;){const K=a===
w||l<T&&f[l]<=f[a];y[p++]=f[K?l++:a++],p%X===0&&(yield X*G)}}[f,y]=[y,f]}return f}async function V(F,x,f){const y=Q(F,x);for(;;){const{done:E,value:m}=y.next();
if(E)return m;const T=f.step(m);T&&await T}}const I=(F,x)=>b(F,x,!1),R=(F,x)=>b(F,x,!0);function b(F,x,f){let[y,E]=[0,F.length];for(;y<E;){const m=y+E>>1,T=F[m];
T<x||f&&T===x?y=m+1:E=m}return y}}),60623:((mt,at,S)=>{S.d(at,{Kc:()=>V,M_:()=>I,UD:()=>b});var r=S(11544),o=S(58552),Q=S(27059),X=S(43749),c=S(78157),G=S(49692),
N=S(81272);const V=E=>(0,r.$)(E,{level:4,mem:3}),I=E=>(0,r.$)(E,{level:0}),R=1<<26;function b(E,m,T,w){const l=m.codec?.inflateNow(E,Math.min(m.stream,m.remaining,
R));if(l)return m.remaining-=l.length,l;if(m.remaining<=0)throw(0,N.q)(m,0);const a=(0,c.j8)(E,0,Math.min(E.length,4)),p=(E[a]&15)===8&&(E[a]<<8|E[a+1])%31===0,
K=m.scratch??new Q.f,D=new G.S3(E,p?a+2:0,K),U=new N.g(m,w);f(U,D,E.length,K),(!p||D.progress!=="ended")&&(T.found=!0),D.isBroken&&(T.broken=!0);const v=U.finish();
if(v.length===0&&D.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return T.mismatch===!1&&!T.found&&(T.mismatch=(0,X.V)(E,D.consumed,y(v))),
v}const F=8,x=4*G.jf;function f(E,m,T,w){let l=w.atLeast(T*F);for(let a=0;;){const p=m.inflate(l,a,l.length-G.yO);if(p>a&&E.push(l.slice(a,p)),m.progress!=="mor\
e")return;if(E.watch?.(E.size),a=p,p<l.length-G.yO)continue;const K=l.subarray(Math.max(0,p-G.jf),p);l=w.atLeast(Math.max(x,4*l.length)),l.set(K),a=K.length}}function y(E){
const m=new X.T;return m.add(E),m.value}}),48249:((mt,at,S)=>{S.d(at,{Kc:()=>X.Kc,M_:()=>X.M_,TT:()=>x,tN:()=>f});var r=S(58552),o=S(78157),Q=S(3405),X=S(60623),
c=S(19590),G=S(93098),N=S(60269),V=S(11032),I=S(70097),R=S(94322);const b={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLeng\
thDecode"},F=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),x=m=>F.has(b[m]??m);function f(m,T,w,l,a={found:!1}){
switch(b[m]??m){case"FlateDecode":return E({filter:"FlateDecode",data:T,parameters:w},l,a);case"LZWDecode":return E({filter:"LZWDecode",data:T,parameters:w},l,a);case"\
ASCII85Decode":return y({filter:"ASCII85Decode",data:T,parameters:void 0},l,a,()=>(0,R.xm)((0,Q.B)(T)));case"ASCIIHexDecode":return y({filter:"ASCIIHexDecode",data:T,
parameters:void 0},l,a,()=>(0,o.sk)(T,0,T.length));case"RunLengthDecode":return y({filter:"RunLengthDecode",data:T,parameters:void 0},l,a,()=>(0,R.xm)((0,I.A)(T,
l)));case"Crypt":return T;default:throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}function y(m,T,w,l){if(m.data.length<=G.I)return l();
const a=T.large?.find(m,T,w);return a||(T.large?.watch(m,T)?.(1/0),l())}function E(m,T,w){const l=T.large?.find(m,T,w);if(l)return l;const{filter:a,data:p,parameters:K}=m,
D=T.large?.watch(m,T),U=a==="FlateDecode"?(0,X.UD)(p,T,w,D):(0,c.k)(p,(0,N.c)(K,"EarlyChange",1),T,w,D);return(0,V.T)(U,K,w)}}),23334:((mt,at,S)=>{S.d(at,{d:()=>Q});
const r=11,o=4294967295;function*Q(c){for(let G=0;G+r<=c.length;){const N=c[G+4]&63,V=G+X(c,G),I=V>c.length?0:c.readUInt32BE(V-4),R=I===o?c.length:V+I;yield{type:N,
start:V,end:R},G=R}}function X(c,G){const N=c.readUInt32BE(G),V=c[G+5]>>5,I=V===7&&G+9<=c.length,R=I?c.readUInt32BE(G+5)&536870911:V,b=I?4+Math.ceil((R+1)/8):1,
F=N<=256?1:N<=65536?2:4;return 5+b+R*F+(c[G+4]&64?4:1)+4}}),54619:((mt,at,S)=>{S.d(at,{HV:()=>o,UT:()=>X,ZQ:()=>G,jC:()=>c,tL:()=>Q,wg:()=>I});var r=S(73208);const o=0,
Q=1,X=2,c=3,G=1,N=1e5,V=1e4;class I{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new r.
J7;mended=new Set;constructor({limits:b,memory:F},x){this.sourceLength=x,this.memory=F,this.bound=Math.min(b.objects,Math.max(1e6,x));const f=x<N?64:1024;this.kind=
new Uint8Array(f),this.place=new Int32Array(f),this.detail=new Int32Array(f)}offer(b,F,x,f){b<this.kind.length&&this.kind[b]!==o||this.set(b,F,x,f)}askFor(b){const F=this.
kind[b]??o;b<=0||b>this.bound||(F===o||this.isWronglyFree(b)?this.unlisted.add(b):F===c&&this.doubtful.add(b))}isWronglyFree(b){return this.kind[b]===c&&(this.detail[b]===
G||this.wronglyFree.has(b))}doubtFree(b){this.kind[b]===c&&this.unlisted.add(b)}leadsTo(b){const F=this.kind[b]??o;return F===Q||F===X}set(b,F,x,f){if(b>this.bound){
this.overflowed=!0;return}b>=this.kind.length&&this.grow(b+1),this.kind[b]=F,this.place[b]=x,this.detail[b]=f,b>=this.size&&(this.size=b+1)}grow(b){const F=Math.
min(Math.max(b,this.kind.length*2),this.bound+1),x=Math.max(this.kind.length,this.sourceLength,V);F>x&&this.memory.takeNumbers(F-x);const[f,y,E]=[new Uint8Array(
F),new Int32Array(F),new Int32Array(F)];f.set(this.kind),y.set(this.place),E.set(this.detail),[this.kind,this.place,this.detail]=[f,y,E]}}}),91519:((mt,at,S)=>{
S.d(at,{E:()=>kn});var r=S(58552),o=S(78157),Q=S(64580),X=S(83287),c=S(45599);const G=1<<24,N=200;class V{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const s=this.held.get(this.keys.get(t)??-1);if(!s||e&&!s.verified)return;const{dict:i}=t;return s.filter===i.
get("Filter")&&s.parameters===i.get("DecodeParms")?s.part:void 0}keep(t,e,s){const{data:i,dict:u}=t;if(!s.whole||s.data.length>G||s.data.buffer===i.buffer||(0,c.
Eo)(u.get("Subtype"),"Image"))return;const h=this.keys.get(t);h!==void 0&&this.held.delete(h);const C=this.next++;this.keys.set(t,C),this.held.set(C,{filter:u.get(
"Filter"),parameters:u.get("DecodeParms"),verified:e,part:s}),this.memory.hold(s.data.length+N,this.holder,C)}}var I=S(52205),R=S(42973),b=S(44233),F=S(88500);function x(n,t){
if(!(t instanceof c.Z6))return;const e=n.resolve(t.dict.get("N"));if(typeof e!="number")return;const{large:s}=n.memory,i=(0,X.US)(n,t,n.memory,!0);if(!i)return;
const u=!i.whole&&!(0,X.QJ)(n.encoded(t),i.damage),h=l(i,e,n.resolve(t.dict.get("First")),u),{isMended:C,...H}=s?s.take(i.data,h,({numbers:rt})=>T*rt.length):f(
h);return{...H,...u||C?{lost:Math.min(Math.max(0,e-H.numbers.length),n.table.size)}:{}}}function f(n){for(;;){const{done:t,value:e}=n.next();if(t)return e}}const y=65536,
E=3,m=10,T=24,w=5e4;function*l(n,t,e,s){const{data:i}=n,{numbers:u,starts:h,isMended:C}=yield*D(n,t,e);s&&h.length>0&&new F.s().value(i,h.at(-1),Math.min(i.length,
h.at(-1)+M))<0&&(u.pop(),h.pop());const H=yield*O(h,i.length);if(B(h,H,i.length))throw(0,r.O$)("its objects overlap");yield*K(i,h,H);const et=u.length>w?{sorted:yield*j(
u,P)}:{};return{data:i,numbers:new Int32Array(u),starts:new Int32Array(h),stops:H,ends:new Int32Array(h.length).fill(-1),namesStream:yield*a(i),isMended:C,...et}}
function*a(n){const[t,e]=[(0,o.bS)(n),"stream"];for(let s=0;s<n.length;s+=p){if(t.subarray(s,s+p+e.length-1).includes(e))return!0;yield p}return!1}const p=1<<20;
function*K(n,t,e){for(let s=0;s<e.length;s++)for(;e[s]-t[s]>y;){const i=e[s]-y;let u=e[s];for(;u>i&&o.Kl[n[u-1]]===o.t6;)u--;if(yield e[s]-u+1,e[s]=u,u>i)break}}
function*D({data:n,whole:t},e,s){const{length:i}=n,u=typeof s=="number"&&Number.isInteger(s)&&s>=0;if(u&&s>i&&!t)return{numbers:[],starts:[],isMended:!1};const h=yield*U(
n,Math.min(e,L),u&&s<=i?s:0),{numbers:C,offsets:H,after:et}=h,rt=yield*W(n,et),nt=!u||s<et||rt!==(yield*W(n,Math.min(s,i))),J=nt?rt:s,it=H.findIndex(ut=>J+ut>i);
it>=0&&(C.length=H.length=it);const ct=C.length>0&&(nt||C.length>e);return{numbers:C,starts:H.map(ut=>J+ut),isMended:ct}}function*U(n,t,e){const[s,i]=[[],[]];let[
u,h]=[0,0],C={count:0,after:0};for(;s.length<(u<e?L:t);){u-h>y&&(yield E*(u-h),h=u);const H=v(n,u),et=v(n,H.after);if(H.value<0||H.value>2147483647||et.value<0||
s.length>=t&&et.after>e)break;s.push(H.value),i.push(et.value),u=et.after,u<=e&&(C={count:s.length,after:u})}return s.length>=t?{numbers:s,offsets:i,after:u}:(s.
length=i.length=C.count,{numbers:s,offsets:i,after:C.after})}function v(n,t){const e=(0,o.AN)(n,t,Math.min(t+y,n.length));return(0,o.JI)(n,e,Math.min(e+y,n.length))}
function*W(n,t){let e=t;for(let s=0;s<n.length;){s=Math.min(e+y,n.length);const i=(0,o.AN)(n,e,s);if(i<s)return i;yield y,e=s}return n.length}const L=2**20,P=2**
29,M=1<<22;function j(n,t){const e=new Float64Array(n.length);for(let s=0;s<e.length;s++)e[s]=Math.min(n[s],t)*L+s;return(0,b.Fr)(e)}const _=4;function*O(n,t){const e=new Int32Array(
n.length);if(n.every((h,C)=>C===0||n[C-1]<h)){for(let h=0;h<n.length;h++)e[h]=n[h+1]??t;return e}const s=yield*j(n,1/0);let i=t,u=t;for(let h=s.length-1;h>=0;h--){
const C=s[h]%L,H=n[C];H<u&&([i,u]=[u,H]),e[C]=i}return yield m*e.length,e}function B(n,t,e){let s=0;for(let i=0;i<n.length;i++)s+=t[i]-n[i];return s>_*e}function Z({
data:n,starts:t,stops:e,ends:s,namesStream:i},u){if(s[u]>=0)return s[u];const h=t[u];let C=Math.min(e[u],n.length);for(;C>h&&o.Kl[n[C-1]]===o.t6;)C--;if(C-h>M)throw st();
const H=i?new F.s().value(n,h,C):-1;return s[u]=H>=0?H:C}function q(n,t){const{numbers:e}=n;n.sorted??=f(j(e,P));const{sorted:s}=n;let[i,u]=[0,s.length];for(;i<
u;){const C=i+u>>>1;s[C]<t*L?i=C+1:u=C}const h=i<s.length?s[i]%L:-1;return e[h]===t?h:-1}const st=()=>(0,R.F)("objectValues","An object of the document has too \
many values","Open the document in another PDF program and save it again");var Y=S(54619),lt=S(45798),wt=S(85368),pt=S(22480);const Dt=20;class Tt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:i}=t;this.counted=new Uint8Array(i.size),this.streams=
new wt.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new Tt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:i,memory:u}=s,h=this.counted[t]===1,C=this.parser(t,e.bytes,e.start,e.end,h?1/0:u.values),{room:H}=C,et=C.value(),
rt=H-C.room;h||(u.values-=rt),this.counted[t]=1;const nt=C.at-e.start;if(this.spend(nt),s.job.pace.add(rt+nt),!(et instanceof c.Bi)||e.bytes!==i)return et;const J=(0,o.
AN)(i,C.at,i.length);if(!(0,o.w1)(i,J,"stream"))return(0,o.rg)(i,J)||s.table.doubtful.add(t),et;const{start:it,end:ct,isSearched:ut}=this.streams.data(J,this.lengthOf(
et.get("Length")),et.has("Filter"));ut&&s.table.doubtful.add(t);const ht=this.security&&!(0,c.Eo)(et.get("Type"),"XRef"),gt=ht?it:(0,pt.Ow)(i,it,ct),xt=gt>it&&Xt(
et)?gt:it;return new c.Z6(et,i.subarray(xt,ct),ht?{number:t,generation:s.generation(t)}:void 0)}parser(t,e,s,i,u=this.document.memory.values){const{document:h,security:C}=this;
let H;if(C&&t!==this.encryptNumber&&h.table.kind[t]===Y.tL){const J=h.generation(t);H=it=>C.decryptString(it,t,J)}const{nesting:et,objectValues:rt}=h.job.limits,
nt=rt<u;return new lt.i(e,s,i,et,H,nt?rt:u,nt?st:lt.e)}lengthOf(t){if(t instanceof c.oS){const e=this.document.place(t.number),s=e&&new lt.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:s,opening:i}=this;if(i.has(t)||s.table.kind[t]!==Y.tL)return;i.add(t);const u={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},
h=x(s,this.read(t,u));if(i.delete(t),this.objectStreams.set(t,h),!!h)return h.lost!==void 0&&s.table.broken.set(t,h.lost),this.effort+=h.data.length*s.job.limits.
parsing,s.memory.hold(h.data.length+h.numbers.length*Dt,this.holder,t),h}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}function Xt(n){
const t=n.get("Filter");return(0,c.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var kt=S(67382),de=S(51271),Jt=S(83363),bt=S(45657);const Ct=100;class Kt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new de.L;constructor(t){this.document=t}async read(){const t=await(0,Jt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const i of Jt.i)e[i]!==void 0&&(s[i]=(0,Q.F)(e[i]));return s}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new c.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new kt.B(this.document);for(const s of t){this.document.exists(
s)&&e.keep(s);const i=this.document.job.pace.step(1e3);i&&await i}}async keep(t){const{numbers:e,ancestry:s}=this,i=e.filter((u,h)=>t[h]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(i);return}this.numbers=i,this.ancestry=s.filter((u,h)=>t[h]),this.positions=void 0}async rebuild(t){
const{document:e}=this,s=Array.from(t),i=new Map,u=this.inherited.map(nt=>Me(e,nt,i)),{nodes:h,parents:C}=this.grow(s),H=h.map(({ref:nt})=>({Parent:nt}));for(let nt=0;nt<
s.length;nt++){const J=s[nt],it=this.indexOf(J),ct=C[nt];h[ct].kids.push(new c.oS(J,e.generation(J)));const ut=it<0?Yt:u[this.ancestry[it]];e.patch(J,H[ct],ut);
const ht=e.job.pace.step(600);ht&&await ht}for(const{ref:nt,kids:J,parent:it,count:ct}of h)e.put(nt,new c.Bi([["Type",new c.SX("Pages")],...it?[["Parent",it]]:[],
["Kids",J],["Count",ct]]));const et=h[h.length-1].ref,rt=e.catalog.get("Pages");(!(rt instanceof c.oS)||rt.number!==et.number)&&e.editCatalog().set("Pages",et),
this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new de.L(!1)}grow(t){const{document:e}=this,s=t.
length,i=e.catalog.get("Pages"),u=J=>this.indexOf(J)>=0||t.includes(J),h=i instanceof c.oS&&i.number>0&&!u(i.number)?i:void 0,C=[];let H=[];const et=(J,it)=>({ref:it&&
h?new c.oS(h.number,e.generation(h.number)):e.add(null),kids:[],parent:void 0,count:J}),rt=Math.max(1,Math.ceil(s/Ct));for(let J=0;J<rt;J++)H.push(et(Math.min(Ct,
s-J*Ct),rt===1));const nt=Array.from({length:s},(J,it)=>Math.floor(it/Ct));for(;H.length>1;){(0,bt.RZ)(C,H);const J=Math.ceil(H.length/Ct),it=Array.from({length:J},
()=>et(0,J===1));for(const[ct,ut]of H.entries()){const ht=it[Math.floor(ct/Ct)];ut.parent=ht.ref,ht.kids.push(ut.ref),ht.count+=ut.count}H=it}return(0,bt.RZ)(C,
H),{nodes:C,parents:nt}}}const Yt={};function Me(n,t,e){const{Resources:s}=t;if(!(s instanceof c.Bi))return{...t};const i=e.get(s)??n.add(s);return e.set(s,i),{
...t,Resources:i}}const Ot=1,Lt=2,Pt=3;class Bt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Bt(0);
for(const[e,s]of this.edited)t.edited.set(e,(0,Q.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){
this.set(t,Ot)===Lt&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Lt),this.patched.set(t,e)}remove(t){const e=this.set(t,Pt);e===Ot?this.edited.
delete(t):e===Lt&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const i=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));i.set(this.kind),
this.kind=i}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var ve=S(64680),Nt=S(45079);const Qt={},jt=4096,qt=1<<21,Vt=`
endobj
`,ue=`>>${Vt}`,te=2147483647;class De{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new ve.k(256);scan=new F.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,i,u){
(i!==this.entries||u!==this.defaults)&&this.prepare(i,u);const{text:h,defaultTexts:C}=this,{open:H,close:et}=s,rt=e<0,nt=rt?H-2:e;this.reserve(et-nt+h.bytes.length+
this.defaultSize);const J=this.used,it=this.noted,ct=this.keepOthers(t,nt,s);this.put(t,ct,et);let ut=s.special||h.special;for(let ht=0;ht<C.length;ht++){const gt=C[ht],
xt=s.find(t,gt.key);if(xt>=0){const At=(0,o.AN)(t,s.at[xt+2],et);if(!(0,o.w1)(t,At,"null"))continue;this.used=J,this.noted=it;return}ut||=gt.special,this.put(gt.
bytes,0,gt.bytes.length),this.note(gt.marks,0,gt.marks.length,te)}return this.put(h.bytes,0,h.bytes.length-(rt?Vt.length:0)),this.note(h.marks,0,h.marks.length,
te),{bytes:this.memory,start:J+H-2-nt,end:rt?this.used:this.used-Vt.length,from:rt?-1:J,to:rt?-1:this.used-1,references:ut?void 0:this.references,first:it,last:this.
noted}}keepOthers(t,e,{at:s,first:i,used:u,scan:h,marksFrom:C,marksTo:H}){const{keys:et}=this,{marks:rt}=h;let nt=C,J=e;for(let it=i;it<u;it+=4){const ct=s[it],
ut=s[it+1]-ct;for(let ht=0;ht<et.length;ht++)if(!(et[ht].length!==ut||!(0,o.w1)(t,ct,et[ht])))for(nt=this.note(rt,nt,H,ct),this.put(t,J,ct-1),J=s[it+3];nt<H&&rt[nt+
1]<J;)nt+=3}return this.note(rt,nt,H,te),J}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.
keys(e).filter(i=>!(i in t));this.defaultTexts=s.map(i=>{const u=this.textOf(e,[i]);return{...u,key:i,bytes:u.bytes.subarray(0,-ue.length)}}),this.defaultSize=this.
defaultTexts.reduce((i,{bytes:u})=>i+u.length,0)}textOf(t,e){const{draft:s,scan:i}=this;s.clear(),s.text("<<");for(const C of e){const H=t[C];H!==void 0&&((0,Nt.
dZ)(s,C),s.byte(o.Z4),(0,Nt.bD)(s,H,Nt.yT))}s.text(ue);const u=new Uint8Array(s.bytes);i.reset();const h=i.value(u,0,u.length)!==u.length-Vt.length;return{bytes:u.
subarray(2),marks:i.marks.slice(0,i.used),special:h||i.byteRange}}note(t,e,s,i){let u=e;for(;u<s&&t[u+1]<i;u+=3)this.refer(t[u]);return u}refer(t){if(this.noted===
this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(
new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(jt,Math.min(this.memory.
length*2,qt),Math.min(this.sourceLength>>4,qt));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Te(n,t,e){for(const[s,i]of Object.
entries(t))i===void 0?n.delete(s):n.set(s,i);for(const[s,i]of Object.entries(e))i!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,i)}var Ut=S(79725);const It=6,Mt=new Int32Array(
0),ee=16;class vt{index=Mt;records=Mt;count=0;at=Mt;used=0;scan=new F.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,Ut.Z)(this.index,e)),this.index[t]!==
0)return;this.reserve(s.used-s.first);const{records:i,scan:u}=this,h=this.count*It;i[h]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),i[h+1]=this.
used+=s.used-s.first,i[h+2]=s.open,i[h+3]=s.close,i[h+4]=u.used,u.append(s.scan.marks,s.marksFrom,s.marksTo),i[h+5]=u.used,this.index[t]=++this.count}recall(t,e){
const s=this.index[t];if(!s)return!1;const{records:i}=this,u=(s-1)*It;return e.at=this.at,e.scan=this.scan,e.first=i[u],e.used=i[u+1],e.open=i[u+2],e.close=i[u+
3],e.marksFrom=i[u+4],e.marksTo=i[u+5],e.special=!1,!0}fork(){const t=new vt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*It),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+
1)*It;e>this.records.length&&(this.records=(0,Ut.Z)(this.records,Math.max(e,ee*It)));const s=this.used+t;s>this.at.length&&(this.at=(0,Ut.Z)(this.at,Math.max(s,
ee*4)))}}class Rt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new vt;entries=new Ut.R;located=-1;patcher;decodedData;next;constructor(t,e,s,i=e.
memory){this.bytes=t,this.job=e,this.memory=i,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.suspect=s.damaged,this.bodies=s.
bodies,this.next=Math.max(this.table.size,1),this.reader=new Tt(this),this.changes=new Bt(this.next),this.pages=new Kt(this)}fork(){const{table:t,crossReferenceStream:e}=this,
s=(0,Q.F)(this.trailer),i=new Rt(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,bodies:this.bodies},this.memory.fork());return i.
reader=this.reader.fork(i),i.next=this.next,i.changes=this.changes.fork(),i.kept=this.kept.fork(),i.walked=this.walked,i.pages.copyFrom(this.pages),i}get security(){
return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.get("Root");return t instanceof c.oS?t.number:-1}get catalog(){
return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).
toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof c.SX&&/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){
return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===Pt)return null;if(s===Ot)return this.changes.edited.get(e);const i=this.
values.get(e);if(i!==void 0)return i;const u=this.place(e),h=u?this.reader.read(e,u):null;return this.values.set(e,h),h}resolve(t){for(let e=0;t instanceof c.oS&&
e<32;e++)t=this.get(t);return t===void 0||t instanceof c.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof c.Bi?e:e instanceof c.Z6?e.dict:void 0}array(t){
const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(e);return this.put(e,s),s}put(t,e){const s=typeof t==
"number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.changes.edit(e,t),new c.oS(e,0)}reserveNumbers(t){
this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===Ot)return!0;if(e===Pt)return!1;const s=this.table.kind[t];return s===Y.tL||s===Y.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===Ot||e===Lt}isEdited(t){return this.changes.kind[t]===Ot}patched(t){return this.changes.
kind[t]===Lt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===Ot?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||e===
Pt)return this.resolve(s)instanceof c.Z6;const i=this.place(t);if(i?.bytes!==this.bytes)return!1;const{bytes:u}=this,h=he(u,(0,o.AN)(u,i.start,i.end)),C=h>=0?h:
this.locateHere(t,i)?this.entries.close+2:-1;return C<0?this.resolve(new c.oS(t))instanceof c.Z6:(0,o.w1)(u,(0,o.AN)(u,C,i.end),"stream")?!(0,o.bS)(u.subarray(i.
start,C)).includes("endobj")||this.resolve(new c.oS(t))instanceof c.Z6:!1}entry(t,e){const s=this.changes.kind[t],i=s===Ot?this.changes.edited.get(t):this.values.
get(t);if(i!==void 0||s===Pt)return i instanceof c.Bi?i.get(e):void 0;const u=this.place(t);if(!u)return;const{entries:h}=this;if(!this.locateHere(t,u))return this.
dict(new c.oS(t))?.get(e);const C=h.find(u.bytes,e);return C<0?void 0:this.reader.parser(t,u.bytes,h.at[C+2],h.at[C+3]).value()}patch(t,e,s=Qt){const i=this.place(
t),u=this.security&&[...Object.values(e),...Object.values(s)].some(Nt.sd),h=i&&!u&&this.locateHere(t,i)?this.patchAt(t,i,e,s):void 0;if(!h){const C=this.edit(t);
C instanceof c.Bi&&Te(C,e,s);return}this.changes.patch(t,h),this.values.delete(t),this.located=-1}patchAt(t,e,s,i){return this.patcher??=new De(this.bytes.length),
this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,s,i)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:s,end:i},u){return this.recallEntries(t,u)||u.locate(e,s,i)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,I.x$)(this,t.dict)):s}decoded(t){const e={
found:!1,mismatch:!1},s=(0,X.D4)(this,t,this.memory,e);return(0,X.Eb)(this,t,e),s}async decodedAtEase(t,e={found:!1,mismatch:!1}){const i=await(0,X.m_)(this,t,this.
memory,e)??(0,X.D4)(this,t,this.memory,e);return(0,X.Eb)(this,t,e),i}decodedPart(t,e=!1){const s=this.decodedData?.recall(t,e);if(s)return s;const i=(0,X.US)(this,
t,this.memory,e);return i&&this.decodedData?.keep(t,e,i),i?.damage&&(0,X.Eb)(this,t,i.damage),i}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const s={found:!1,mismatch:!1},u={data:await this.decodedAtEase(t,s),whole:!s.found&&!s.mismatch,damage:s};return this.decodedData?.keep(t,!0,u),u}keepDecoded(){
this.decodedData??=new V(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===Ot||e===Pt)){
if(e===Lt)return this.changes.patched.get(t);switch(this.table.kind[t]){case Y.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case Y.UT:{
const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=q(s,t));const u=s.starts[i];return u===void 0?
void 0:{bytes:s.data,start:u,end:Z(s,i)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Pt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===Y.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new vt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function he(n,t){if(n[t]!==o.iH||n[t+1]!==o.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===o.vz)return n[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var Pe=S(62328),Re=S(73208),zt=S(41869),Fe=S(33973),ge=S(69289);const _e=50,ne=2e4,me=4096,[ke,
Ce]=[5e4,200],pe=new Set(["Length","Filter","DecodeParms"]),Le=/\b(?:BT|Do|re|l|c)\s/;async function we(n){const{table:t,job:e,bytes:s}=n,i=(0,o.bS)(s);if(i.indexOf(
"startxref")!==i.lastIndexOf("startxref")&&!(0,ge.V)(n))return!1;const{live:u}=await(0,Fe.Gy)(n);let h=0;for(let C=1;C<t.size&&h<_e;C++){if(t.kind[C]!==Y.tL||u[C]===
1)continue;const H=n.isStream(C),et=e.pace.step(H?ke:Ce);if(et&&await et,!!H&&(h++,ye(n,C)))return!0}return!1}function ye(n,t){const e=n.get(t);if(!(e instanceof
c.Z6)||![...e.dict.keys()].every(C=>pe.has(C)))return!1;const{dict:s,data:i,sealed:u}=e;if(u&&i.length>ne)return!1;const h=(0,X.US)(n,new c.Z6(s,i.subarray(0,ne),
u),n.memory)?.data??new Uint8Array(0);return Le.test((0,o.bS)(h.subarray(0,me)).toString("latin1"))}const Ee=[["Outlines","bookmarks",["First"]],["AcroForm","fo\
rm",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","page labels",[]],["StructTreeRoot","ta\
gs",["K"]],["OCProperties","layers",["OCGs"]]];function se(n){const{catalogNumber:t}=n;return Ee.filter(([e,,s])=>{const i=n.entry(t,e);return re(n,i)?!0:i instanceof
c.oS?Ie(n,i)?s.some(u=>re(n,n.entry(i.number,u))):!0:i!=null&&!(0,c.Zm)(i)}).map(([,e])=>e)}function re({table:n},t){return!(t instanceof c.oS)||n.leadsTo(t.number)?
!1:(n.askFor(t.number),n.unlisted.has(t.number))}function Ie(n,t){const e=n.place(t.number);if(!e)return!n.table.leadsTo(t.number)||n.resolve(t)instanceof c.Bi;
const{bytes:s,start:i,end:u}=e,h=(0,o.AN)(s,i,u);return s[h]===o.iH&&s[h+1]===o.iH||(0,o.w1)(s,h,"null")?!0:n.resolve(t)instanceof c.Bi}const be=1e3;async function Ft(n,t){
const{found:e,loose:s}=await ie(n);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,r.O$)("it has no pages");const i=t.claimed??Zt(n,s);await oe(n,t,
s);const u=e.every(h=>t.indexOf(h)>=0);if(u||await oe(n,t,e),t.count===0)throw(0,r.O$)("it has no pages");t.claimed=i,t.isOrderLost=s.length>1||!u,t.isAdopted=!0,
await t.rebuild(t.numbers)}function Zt(n,[t,...e]){const s=e.length>0?void 0:n.resolve(n.entry(t,"Count"));return typeof s=="number"?s:void 0}async function ie(n){
const{table:t,job:e}=n,s=[],i=[],u=new Set;for(let J=1;J<t.size;J++){if(t.kind[J]!==Y.tL&&t.kind[J]!==Y.UT)continue;const it=n.entry(J,"Type");(0,c.Eo)(it,"Page")&&
s.push(J);const ct=(0,c.Eo)(it,"Pages")?n.array(n.entry(J,"Kids")):void 0,ut=ct!==void 0&&!u.has(ct);ut&&(u.add(ct),i.push({number:J,kids:ct.flatMap(gt=>gt instanceof
c.oS?[gt.number]:[])}));const ht=e.pace.step(be+(ut?ct.length*20:0));ht&&await ht}const h=J=>t.kind[J]===Y.UT?t.place[t.place[J]]:t.place[J],C=(J,it)=>h(J)-h(it)||
t.detail[J]-t.detail[it];s.sort(C);const H=new Set(s),et=i.filter(({kids:J})=>J.some(it=>H.has(it))),rt=new Set(et.flatMap(({kids:J})=>J)),nt=[...s,...et.map(({
number:J})=>J)].filter(J=>!rt.has(J));return{found:s,loose:nt.sort(C)}}async function oe(n,t,e){const s=n.dict(n.catalog.get("Pages")),i=Jt.i.flatMap(C=>{const H=(0,c.
Eo)(s?.get("Type"),"Pages")?s?.get(C):void 0;return H===void 0?[]:[[C,H]]}),u=n.add(new c.Bi([["Type",new c.SX("Pages")],["Kids",e.map(C=>new c.oS(C,n.generation(
C)))],["Count",e.length],...i])),h=n.edit(n.catalogNumber);if(!(h instanceof c.Bi))throw(0,r.O$)("it has no catalog");h.set("Pages",u),await t.read()}var Se=S(87598),
ae=S(35586);const Be=new Set(["Root","Info","ID","Encrypt"]);async function ce(n,t){const{limits:e,pace:s}=t,i=new Y.wg(t,n.length),u=new c.Bi;let h=!1,C=-1;const H=rt=>{
for(const[nt,J]of rt)Be.has(nt)&&u.set(nt,J)},et=new ae.c0(n,s,rt=>{const nt=new lt.i(n,rt,Math.min(n.length,rt+65536),e.nesting),J=nt.value();return(0,c.Zm)(J)&&
H(J),(0,c.Zm)(J)&&J.has("XRefStm")?C=-1:(0,c.Zm)(J)&&J.has("Root")&&!J.has("Prev")&&(C=rt),nt.at});for(let rt=0;;){const nt=await et.next(rt);if(!nt)break;const{
number:J,body:it}=nt,ct=et.object(nt),ut=J<i.size&&i.kind[J]===Y.tL;if((!ct.isCut||!ut)&&i.set(J,Y.tL,nt.start,nt.generation),ct.dictionaryEnd>=0&&(0,o.bS)(n.subarray(
it,ct.dictionaryEnd)).includes("XRef")){const gt=new lt.i(n,it,ct.dictionaryEnd,e.nesting,void 0,e.objectValues,st).value();(0,c.Zm)(gt)&&(0,c.Eo)(gt.get("Type"),
"XRef")&&(h=!0,gt.has("Root")&&H(gt))}const ht=s.step(ct.at-rt+200);ht&&await ht,rt=ct.at}if(i.overflowed&&n.length>8*e.objects)throw(0,R.F)("objects",`The docu\
ment has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(i.size===0)throw(0,r.
O$)("no PDF objects were found in the file");return{table:i,trailer:u,streams:h,damaged:!0,plainUntil:C}}var Gt=S(59277);function Ne(n,t){if(n.length===0)throw Ue();
if(n.length>t.inputBytes)throw We(n.length,t.inputBytes);const e=(0,o.bS)(n.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(n).indexOf(" obj")<0)throw Ke(n);
return e}function Ue(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function We(n,t){return(0,R.F)("inputBytes",`The document has ${n} bytes; at most ${t} are allowed`,"Split it \
with another program first")}function Ke(n){const t=(0,Gt.y)(n);if(t===void 0)return(0,r.O$)("the file is not a PDF document");const e=t==="text"?(0,Gt.Y)(n):void 0,
s=e?`is ${e}, not the document itself`:`is ${t}, not a PDF document`;return e?(0,r.O$)(`the file ${s}`,{found:s,advice:"Decode it first"}):(0,r.O$)(`the file ${s}`,
{found:s,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const xe=1e3;
async function je(n){const{job:t,table:e}=n;let s;for(let i=1;i<e.size;i++){if(e.kind[i]!==Y.tL)continue;(s===void 0||e.place[i]>e.place[s.number])&&d(n,i)&&(s=
new c.oS(i,n.generation(i)));const h=t.pace.step(xe);h&&await h}return s&&(await k(n)&&g(n,s)?void 0:s)}function d(n,t){const e=i=>n.resolve(n.entry(t,i));return!(n.
entry(t,"Filter")instanceof c.SX)||typeof e("V")!="number"?!1:e("O")instanceof c.Mx&&e("U")instanceof c.Mx||(0,c.cy)(e("Recipients"))||(0,c.Zm)(e("CF"))}const g=(n,{
number:t})=>!(0,c.Eo)(n.resolve(n.entry(t,"StmF")),"Identity"),A=20;async function k(n){const{job:t,table:e}=n;let[s,i]=[0,0];for(let u=1;u<e.size&&s<A;u++){if(e.
kind[u]!==Y.tL||!n.isStream(u))continue;const h=n.get(u);n.release(u);const C=t.pace.step(xe);if(C&&await C,!(h instanceof c.Z6)||(0,c.Eo)(h.dict.get("Type"),"X\
Ref")||!(0,c.Eo)((0,I.c3)(n,h.dict.get("Filter"))[0],"FlateDecode"))continue;const[H=0,et=0]=h.data;s++,(H&15)===8&&(H<<8|et)%31===0&&i++}return i*2>s}const z=1e3,
$=1024,tt=16;function ot(n){const t=(0,o.bS)(n),e=[];let s=t.indexOf("/ID");for(let i=0;s>=0&&i<z&&e.length<tt;i++){const u=Math.min(n.length,s+$),h=(0,o.j8)(n,
s+3,u),C=n[h]===o.WL?new lt.i(n,h,u,$).value():null,H=(0,c.cy)(C)?C[0]:null;H instanceof c.Mx&&H.bytes.length>0&&e.push(H.bytes),s=t.indexOf("/ID",s+3)}return e}
async function ft(n,t){const{table:e}=n,{pace:s}=n.job,i=[];for(let h=1;h<e.size;h++){e.kind[h]===Y.tL&&(0,c.Eo)(n.entry(h,"Type"),"ObjStm")&&i.push({number:h,at:e.
place[h]});const C=s.step(1e3);C&&await C}i.sort((h,C)=>h.at-C.at);const u=new Set(i.map(({number:h})=>h));for(const{number:h,at:C}of i)await yt(n,h,H=>!(e.kind[H]===
Y.tL&&(e.place[H]>C||C<t))&&!u.has(H))}async function dt(n,t){const{table:e}=n;for(const s of t)(0,c.Eo)(n.entry(s,"Type"),"ObjStm")&&await yt(n,s,i=>(e.kind[i]??
Y.HV)===Y.HV)}async function yt(n,t,e){const{job:s,table:i}=n,u=n.objectStream(t),h=s.pace.step((u?.data.length??0)+1e3);h&&await h;for(const[C,H]of u?.numbers.
entries()??[])H>0&&e(H)&&i.set(H,Y.UT,t,C)}async function Et(n){const t=n.get(n.catalogNumber);if(t instanceof c.Bi&&t.has("Pages"))return;let e=-1;for(let i=n.
table.size-1;i>0;i--){if(n.table.kind[i]===Y.HV||n.table.kind[i]===Y.jC)continue;const u=n.job.pace.step(1e3);if(u&&await u,!(n.get(i)instanceof c.Bi))continue;
const h=n.entry(i,"Type");if((0,c.Eo)(h,"Catalog"))return St(n,i);h===void 0&&e<0&&Oe(n,i)&&(e=i)}if(e>0)return St(n,e);if((0,c.Eo)(n.entry(n.catalogNumber,"Typ\
e"),"Page")||!(n.get(n.catalogNumber)instanceof c.Bi)){const i=new c.Bi([["Type",new c.SX("Catalog")]]);n.trailer.set("Root",n.add(i))}}function St(n,t){n.trailer.
set("Root",new c.oS(t,n.generation(t)))}function Oe(n,t){const e=n.entry(t,"Pages");return e instanceof c.oS&&n.array(n.dict(e)?.get("Kids"))!==void 0}async function an(n,t,e,s){
if(e.size===0||!await cn(n,t,s))return[];const i=await fn(n,s),u=[];for(let h=1;h<(i?.size??0);h++){if(i.kind[h]!==Y.tL||Ve(t,h))continue;const C=(0,o.ay)(n,i.place[h],
n.length);C?.number===h&&u.push(C)}return u.some(h=>e.has(h.number)||ln(n,h))?u:[]}function Ve(n,t){const e=n.kind[t]??Y.HV;return e===Y.jC?!n.unlisted.has(t)&&
!n.isWronglyFree(t):e!==Y.HV}async function cn(n,t,{pace:e}){const s=(0,o.bS)(n);for(let i=0;;){const u=s.indexOf("obj",i);if(u<0)return!1;const h=(0,ae.BX)(n,u);
if(h&&!Ve(t,h.number))return!0;const C=e.step(u-i+200);C&&await C,i=u+3}}async function fn(n,t){try{return(await ce(n,t)).table}catch(e){if(e instanceof r.zU&&e.
code==="unreadable_document")return;throw e}}function ln(n,{body:t}){const e=n.subarray(0,Math.min(n.length,t+dn)),s=new lt.i(e,t,e.length,8).value();return(0,c.
Zm)(s)&&(0,c.Eo)(s.get("Type"),"ObjStm")}const dn=1024,ze=1024;async function Ye(n,t,e){const{table:s}=t,i=new Int32Array(s.size),u=[];let h=t.damaged;for(let C=0;C<
s.size;C+=ze){hn(n,s,i,C,Math.min(C+ze,s.size),u)&&(h=!0);const H=e.pace.step(ze*20);H&&await H}u.length>0&&(h=!0,gn(n,s,i,u,(await ce(n,e)).table));for(let C=0;C<
s.size;C++)s.kind[C]===Y.UT&&s.kind[s.place[C]]!==Y.tL&&s.set(C,Y.jC,0,0);return{...t,damaged:h,bodies:i,isMended:u.length>0}}function un({table:n,trailer:t}){const e=t.
get("Root");return e instanceof c.oS?n.kind[e.number]===Y.tL||n.kind[e.number]===Y.UT:!1}function hn(n,t,e,s,i,u){let h=!1;for(let C=s;C<i;C++){if(t.kind[C]!==Y.
tL)continue;const H=(0,o.PZ)(n,t.place[C],C,t.detail[C]);if(H>=0){e[C]=H,t.detail[C]===65535&&(h=!0);continue}const et=(0,o.ay)(n,t.place[C],n.length);et?.number===
C?(e[C]=et.body,t.place[C]=et.start,et.generation!==t.detail[C]&&(h=!0),t.detail[C]=et.generation,n.subarray(et.start,et.body).includes(o.N5)&&(h=!0)):C>0?u.push(
C):t.set(0,Y.jC,0,0)}return h}function gn(n,t,e,s,i){for(const u of s){const C=u<i.size&&i.kind[u]===Y.tL?(0,o.ay)(n,i.place[u],n.length):void 0;C?.number===u?(t.
set(u,Y.tL,C.start,C.generation),e[u]=C.body):t.set(u,Y.jC,0,0)}}var mn=S(48249),pn=S(3084),wn=S(54771),Qe=S(39150);const yn=new Set(["Root","Encrypt","ID"]),En=new Set(
["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Sn(n,t){const e=(0,o.bS)(n).lastIndexOf("startxref");if(e<0)return;
const{value:s,after:i}=(0,o.JI)(n,(0,o.AN)(n,e+9,n.length),n.length);if(s<0||await(0,ae.dZ)(n,i,t.pace))return;const u=new On(n,t),{table:h}=u,C=new c.Bi;let H=!1,
et=!1;const rt=new Set;for(let nt=s;typeof nt=="number"&&!rt.has(nt);){rt.add(nt);const J=nt>=0&&nt<n.length?await u.section(nt):void 0;if(!J||h.overflowed)return;
H||=J.stream,et||=!J.wellFormed;for(const[it,ct]of J.trailer)(rt.size===1?!En.has(it):yn.has(it)&&!C.has(it))&&C.set(it,ct);nt=J.trailer.get("Prev")||void 0}return{
table:h,trailer:C,streams:H,damaged:et}}const fe=8192,xn=50,Ze=8;class On{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new Y.wg(e,
t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{
bytes:e,job:s,table:i}=this,u=e.length,h=[];for(;t=(0,o.AN)(e,t,u),!(0,o.w1)(e,t,"trailer");){const J=(0,o.JI)(e,t,u),it=(0,o.JI)(e,(0,o.AN)(e,J.after,u),u);if(J.
value<0||it.value<0)return;const ct={at:(0,o.AN)(e,it.after,u),first:J.value,row:0};for(let ut=0;ct.row===ut&&ut<it.value;){if(ut=Math.min(ut+fe,it.value),!An(e,
ct,ut,i,h))return;const ht=s.pace.step(fe*20);ht&&await ht}if(ct.row<it.value)return;t=ct.at}const C=s.limits.objectValues/Dn,H=new lt.i(e,t+7,u,s.limits.nesting,
void 0,C,st),et=H.value();this.spent+=H.at-t;const rt=s.pace.step(Ze*(H.at-t));if(rt&&await rt,!(0,c.Zm)(et)||this.spent>u)return;const nt=et.get("XRefStm");if(!(typeof nt==
"number"&&nt!==0&&(!(nt>0&&nt<u)||!await this.readStream(nt)))){for(const J of h)J<0?i.offer(~J,Y.jC,0,Y.ZQ):i.offer(J,Y.jC,0,0);return{trailer:et,stream:!1,wellFormed:Number.
isInteger(et.get("Size"))&&(0,Qe.D)(e,t+7,u)}}}async readStream(t){const{bytes:e,job:s,table:i}=this,u=(0,o.ay)(e,t,e.length);if(!u)return;const h=await Tn(e,u.
body,s);if(!h)return;this.spent+=h.parsed;const{trailer:C,rows:H}=h,et=en(C.get("W")),[rt=0,nt=0,J=0]=et,it=rt+nt+J;if(et.length<3||it<1||et.some(At=>At<0||At>8)||
this.spent>e.length)return;const ct=C.get("Size"),ut=en(C.get("Index")),ht=ut.length>=2;ut.length<2&&ut.splice(0,ut.length,0,typeof ct=="number"?ct:Math.floor(H.
length/it));let gt=0;for(let At=0;At+1<ut.length&&gt+it<=H.length;At+=2){const Wt=s.pace.step(xn);Wt&&await Wt;for(let _t=0;_t<ut[At+1]&&gt+it<=H.length;_t++,gt+=
it){const $t=ut[At]+_t;if($t<0)continue;const Ht=rt===0?1:Ge(H,gt,rt),le=Ge(H,gt+rt,nt),Je=Ge(H,gt+rt+nt,J);if(Ht===1&&le>0?i.offer($t,Y.tL,Math.min(le,e.length),
Math.min(Je,65535)):Ht===2?i.offer($t,Y.UT,Math.min(le,s.limits.objects),Math.min(Je,s.limits.objects)):Ht<2&&i.offer($t,Y.jC,0,Ht===1?Y.ZQ:0),_t%fe===fe-1){const on=s.
pace.step(fe*20);on&&await on}}}const xt=s.pace.step(Ze*h.written);if(xt&&await xt,!(ht&&gt<Fn(ut)*it))return{trailer:C,stream:!0,wellFormed:(0,Qe.D)(e,u.body,e.
length)}}}function An(n,t,e,s,i){for(;t.row<e&&((t.row>0||t.first!==1)&&Mn(n,t,e,s,i),t.row!==e);){const u=vn(n,t,s,i);if(u!=="row")return u==="end"}return!0}function Mn(n,t,e,s,i){
const{length:u}=n;let{at:h,row:C}=t;for(;C<e&&h+20<=u;C++,h+=20){const H=n[h+17],et=n[h+18],rt=n[h+19];if(n[h+10]!==o.Z4||n[h+16]!==o.Z4||H!==o.yq&&H!==o.MV||et!==
o.Z4&&et!==o.u7||rt!==o.kR&&rt!==o.u7||n[h]<o.l0||n[h]>o.ev||n[h+9]<o.l0||n[h+9]>o.ev)break;const nt=((((((n[h+2]*10+n[h+3])*10+n[h+4])*10+n[h+5])*10+n[h+6])*10+
n[h+7])*10+n[h+8])*10+n[h+9]-o.l0*11111111,J=(n[h]*10+n[h+1]-o.l0*11)*1e8+nt;if(H===o.MV||J===0){i.push(H===o.MV?t.first+C:~(t.first+C)),qe(n,J,t.first+C,s);continue}
const it=(((n[h+11]*10+n[h+12])*10+n[h+13])*10+n[h+14])*10+n[h+15]-o.l0*11111,ct=J>0&&J<u?J:u;s.offer(t.first+C,Y.tL,ct,Math.max(0,Math.min(it,65535)))}t.at=h,t.
row=C}function vn(n,t,e,s){const i=n.length,u=(0,o.AN)(n,t.at,i);t.at=u;const h=(0,o.JI)(n,u,i);if(h.value<0)return"end";let C=tn(n,h.after);const H=(0,o.JI)(n,
C,i);if(H.value<0)return"damaged";C=tn(n,H.after);const et=n[C];if(et!==o.yq&&et!==o.MV)return"damaged";const{row:rt}=t;rt===0&&t.first===1&&et===o.MV&&h.value===
0&&H.value===65535&&(t.first=0);const nt=t.first+rt;return et===o.yq&&h.value>0?e.offer(nt,Y.tL,Math.min(h.value,i),Math.min(H.value,65535)):(s.push(et===o.MV?nt:
~nt),qe(n,h.value,nt,e)),t.at=(0,o.j8)(n,C+1,i),t.row=rt+1,"row"}function qe(n,t,e,s){t>0&&t<n.length&&(0,o.yp)(n[t])&&(0,o.ay)(n,t,n.length)?.number===e&&s.wronglyFree.
add(e)}function tn(n,t){for(;n[t]===o.Z4||n[t]===o.d2;)t++;return t}const Dn=4;async function Tn(n,t,e){const{limits:s}=e,i=new lt.i(n,t,n.length,s.nesting,void 0,
s.objectValues,st),u=i.value();if(!(0,c.Zm)(u))return;const h=u.get("Type");if(!(h instanceof c.SX)||h.text!=="XRef")return;const C=(0,o.AN)(n,i.at,n.length);if(!(0,o.
w1)(n,C,"stream"))return;const H=(0,pt.ni)(n,C),et=i.at-t,rt=u.get("Length"),nt=typeof rt=="number"?H+rt:-1,J=nt>=H&&nt<=n.length&&(0,pt.VF)(n,nt)?nt:(0,o.bS)(n).
indexOf("endstream",H);try{const it=n.subarray(H,J<0?n.length:J);let ct=it;const ut=e.pace.step(Ze*et);ut&&await ut;const ht={found:!1,mismatch:!1},gt=$e(u.get(
"Filter")),xt=$e(u.get("DecodeParms")??null);for(const[At,Wt]of gt.slice(0,s.filters).entries()){const _t=xt[At];Wt instanceof c.SX&&(ct=await Rn(Wt.text,ct,(0,c.
Zm)(_t)?_t:void 0,e,ht))}return ht.mismatch||ht.found&&!(0,X.QJ)(it,ht)?void 0:{trailer:u,rows:ct,written:et,parsed:et+it.length}}catch(it){if(it instanceof r.zU&&
it.code==="limit_exceeded"||it instanceof wn.Q)throw it;return}}const Pn=4096;async function Rn(n,t,e,s,i){return(n==="FlateDecode"&&t.length>Pn?await(0,pn.V)(t,
e,s.memory,s,i):void 0)??(0,mn.tN)(n,t,e,s.memory,i)}function Fn(n){let t=0;for(let e=1;e<n.length;e+=2)t+=Math.max(0,n[e]);return t}function Ge(n,t,e){let s=0;
for(let i=0;i<e;i++)s=s*256+n[t+i];return s}const $e=n=>n==null?[]:Array.isArray(n)?n:[n],en=n=>$e(n).map(t=>typeof t=="number"?Math.trunc(t):-1);var nn=S(75162),
_n=S(43767);async function kn(n,t,e={}){const{limits:s,memory:i}=t,u=(0,o.gq)(n),h=Ne(u,s);i.admit(u.length);const C=h>0?[u.subarray(h),u]:[u];for(const et of C){
const rt=await Sn(et,t);if(!rt?.trailer.has("Root"))continue;const nt=await Ye(et,{...rt,damaged:rt.damaged||h<0},t);if(!un(nt))continue;const J=new Rt(et,t,nt);
if(J.suspect&&await rn(J),Nn(J))continue;Ae(J,e);const it=await Xe(J);if(!it&&J.security?.locked!==!0)continue;if(!it)return J;const ct=t.asked?.of(n);se(J);const ut=new Set(
[...nt.table.unlisted,...ct?.asked??[]]),ht=await bn(J,nt,ut,e),gt=ht??J,{table:xt}=nt;await In(gt,ct?.broken??[]),t.asked?.watch(n,{asked:xt.unlisted,broken:xt.
broken,doubtful:xt.doubtful,damaged:xt.damagedKinds});const{count:At,claimed:Wt,blank:_t,isAdopted:$t,isWanting:Ht,bare:le}=gt.pages;return nt.isMended||ht!==void 0||
$t||xt.broken.size>0||xt.mended.size>0||At!==Wt||_t.length>0||se(gt).length>0?await He(gt,!1,ct?.damagedData):(Ht||le.length>0||xt.doubtful.size>0||ct?.isDoubtful||
ct?.damagedData.length||Ln(n))&&await He(gt,!0,ct?.damagedData),gt}const H=await Bn(u,t,e);return await He(H,!1,t.asked?.of(n).damagedData),t.asked?.watch(n,{...Cn,
damaged:H.table.damagedKinds}),H}const Cn={asked:new Set,broken:new Map,doubtful:new Set},Ln=n=>(0,Se.NW)(n)||(0,Pe.n)(n);async function In(n,t){const{job:e,table:s}=n;
for(const i of t){const u=e.pace.step(n.objectStream(i)?.data.length??0);u&&await u}n.suspect||=s.broken.size>0}async function bn({bytes:n,job:t},e,s,i){const{table:u}=e,
h=await an(n,u,s,t);if(h.length===0)return;for(const{number:rt,start:nt,generation:J}of h)u.set(rt,Y.tL,nt,J);const C=new Int32Array(u.size);C.set(e.bodies.subarray(
0,u.size));for(const{number:rt,body:nt}of h)C[rt]=nt;const H=new Rt(n,t,{...e,damaged:!0,bodies:C});return Ae(H,i),await dt(H,h.map(({number:rt})=>rt)),H.tableChanged(),
[...s].some(rt=>Ve(u,rt))&&await Xe(H)?H:void 0}async function Bn(n,t,e){const s=await ce(n,t),i=new Rt(n,t,await Ye(n,s,t));return await rn(i),Ae(i,e),await ft(
i,s.plainUntil),i.tableChanged(),await Et(i),Ae(i,e),!await Xe(i)&&i.security?.locked!==!0&&await Ft(i,i.pages),i}async function He(n,t=!1,e=[]){const{job:s,pages:i}=n;
if(!s.onRepaired)return;const u=i.bare.length>0&&n.security?.locked!==!0&&await we(n),h=await(0,zt.T)(n,i,{isContentLost:u}),C=n.security?.locked===!0?[]:se(n),
H=(0,zt.q)(h)?e.filter(rt=>!Re.h5.has(rt)):e,et=t&&e.length>0&&n.table.doubtful.size===0;(!t||(0,zt.q)(h)||H.length>0)&&s.onRepaired({...h,lostParts:C,damagedData:H,
isOfDataAlone:et,isOfText:(0,Se.h9)(n.bytes)})}async function Xe(n){return n.get(n.catalogNumber)instanceof c.Bi?(Wn(n),await n.pages.read(),Kn(n)&&await Ft(n,n.
pages),n.pages.count>0):!1}const Nn=n=>n.trailer.has("Encrypt")&&!n.dict(n.trailer.get("Encrypt")),Un=["Pages","Names","Dests","Outlines","AcroForm","PageLabels",
"StructTreeRoot","OCProperties","Metadata"];function Wn(n){const t=n.get(n.catalogNumber);if(!(t instanceof c.Bi))return;sn(n,n.catalogNumber,t,Un);const e=n.catalog.
get("AcroForm");if(!(e instanceof c.oS)||n.entry(e.number,"Fields")!==void 0)return;const s=n.get(e);s instanceof c.Bi&&sn(n,e.number,s,["Fields"])}function sn(n,t,e,s){
const i=(0,_n.r)(e,s);if(i){n.put(t,i.dict),n.suspect=!0;for(const u of i.keys)n.table.mended.add(u)}}async function rn(n){if(n.dict(n.trailer.get("Encrypt")))return;
const t=await je(n);t&&n.trailer.set("Encrypt",t)}function Kn(n){const{catalog:t,pages:e}=n,s=t.get("Pages");return e.count===1&&s instanceof c.oS&&s.number===e.
number(0)&&(0,c.Eo)(n.entry(s.number,"Type"),"Pages")}function Ae(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.get("Encrypt");if(n.security||s===void 0)return;
const i=n.resolve(s);if(!(i instanceof c.Bi))throw(0,r.O$)("its encryption dictionary is missing");const u=(0,I.WW)(n,n.trailer.get("ID")??null,1);u!==null&&n.trailer.
set("ID",u);const h=Array.isArray(u)?u[0]:void 0,C=(0,I.WW)(n,i,8),H=h instanceof c.Mx?h.bytes:void 0,et=()=>(0,nn.VH)(C,{known:H,possible:H?[]:ot(n.bytes)},t),
rt=e?jn(et,()=>(0,nn.vK)(C)):et();n.unlock(rt,s instanceof c.oS?s.number:-1)}function jn(n,t){try{return n()}catch(e){if(!(e instanceof r.zU&&["password_require\
d","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),62328:((mt,at,S)=>{S.d(at,{D:()=>P,n:()=>v});var r=S(58552),o=S(48249),Q=S(83287),X=S(52205),
c=S(78157),G=S(45599),N=S(23334);function V(M,j){if(j.length===0)return!1;const _=(0,c.bS)(j);return M==="DCTDecode"||M==="DCT"?x(_):M==="JPXDecode"?_.lastIndexOf(
b)<_.length-F:M==="JBIG2Decode"&&y(_)}const[I,R,b]=[Buffer.of(255,216),Buffer.of(255,218),Buffer.of(255,217)],F=16;function x(M){if(!M.subarray(0,64).includes(I))
return!0;const j=M.lastIndexOf(R),_=M.lastIndexOf(b);return j<0||_<j||f(M,j+R.length,_)}function f(M,j,_){for(let O=M.indexOf(255,j);O>=0&&O<_;O=M.indexOf(255,O+
1)){const B=M[O+1];if(B>1&&B<192||B>=240&&B<254)return!0}return!1}function y(M){for(const{end:j}of(0,N.d)(M))if(j>M.length)return!0;return!1}var E=S(96690);const m=1<<
25,T=1<<23,w=1<<18,l=2e3,a=Buffer.alloc(512),p=4096,[K,D]=[1<<23,1<<26],U=Buffer.alloc(16);function v(M){if(M.length>D)return!1;const j=M.length>K?p:a.length;for(let _=0;_+
a.length<=M.length;_+=j)if(!(M[_]!==0||M[_+256]!==0)&&a.equals(M.subarray(_,_+a.length)))return!0;return!1}const W=new Set(["DCTDecode","JPXDecode","CCITTFaxDec\
ode","JBIG2Decode","DCT","CCF"]),L=2;class P{document;notes;known=new Map;memory;left=m;constructor(j,_){this.document=j,this.notes=_,this.memory=j.memory.fork()}async has(j,_=!1){
if(!(j instanceof G.oS))return!1;const{number:O}=j,B=this.known.get(O);if(B!==void 0)return B;const{document:Z}=this,q=Z.resolve(j),st=q instanceof G.Z6?await this.
look(q,_):void 0;st&&this.notes&&(0,Q.Eb)(Z,q,st);const Y=st!==void 0&&(st.found||st.mismatch===!0);this.known.set(O,Y);const lt=Z.job.pace.step(l);return lt&&await lt,
Y}async look(j,_){const{length:O}=j.data,B=(0,X.c3)(this.document,j.dict.get("Filter")).map(pt=>pt instanceof G.SX?pt.text:"");if(O>T||O>this.left)return this.isCutShort(
j)?{found:!0}:void 0;if(this.left-=O,B.some(pt=>W.has(pt)))return{found:await this.isDamagedImage(j,B)};if(_&&!B.every(pt=>(0,o.TT)(pt)))return{found:!0};const Z=await this.
decode(j,B);if(!Z)return;const{damage:q}=Z;if((q.found||q.mismatch===!0)&&!(0,Q.QJ)(this.document.encoded(j),q))return q;const Y=(0,c.bS)(Z.data),lt=_&&Y.includes(
U)&&!Y.includes("EI"),wt=B.length===0;return _&&wt&&(0,E.CS)(Y)?{found:!0}:{found:lt||wt&&(this.isCutShort(j)||this.isFontOfOtherLength(j,Y.length))}}async decode(j,_){
const{document:O,memory:B}=this,Z={found:!1,mismatch:!1};try{const q=await(0,Q.m_)(O,j,B,Z);if(q)return{data:q,damage:Z};const Y=_.length>0&&j.data.length>w?void 0:
(0,Q.US)(O,j,B,!0);return Y&&{data:Y.data,damage:Y.damage??{found:!Y.whole}}}catch(q){if(!(q instanceof r.zU)||q.code==="cancelled")throw q;if(q.code==="unreada\
ble_document")return{data:new Uint8Array(0),damage:{...Z,found:!0}};this.left=0;return}}async isDamagedImage(j,_){if(this.isCutShort(j))return!0;const O=this.document.
encoded(j);if((0,c.bS)(O).includes(a))return!0;const B=_.findIndex(wt=>W.has(wt)),[Z,q]=[_.slice(0,B),_[B]];if(B===0)return V(q,O);const st=await this.decode(this.
withFilters(j,B),Z);if(!st)return!1;const{found:Y,mismatch:lt}=st.damage;return(Y||lt===!0)&&!(0,Q.QJ)(O,st.damage)||V(q,st.data)}withFilters({dict:j,data:_,sealed:O},B){
const{document:Z}=this,q=new G.Bi([...j]);for(const st of["Filter","DecodeParms"])q.set(st,(0,X.c3)(Z,j.get(st)).slice(0,B));return new G.Z6(q,_,O)}isFontOfOtherLength({
dict:j},_){const O=["Length1","Length2","Length3"].map(Z=>this.document.lengthOf(j.get(Z)));if(!j.has("Length1")||O[0]<0)return!1;const B=O.reduce((Z,q)=>Z+Math.
max(0,q),0);return _<B||_>B+L}isCutShort({data:j,dict:_}){const{document:O}=this,{bytes:B}=O,Z=j.byteOffset-B.byteOffset+j.length;if(!(j.buffer===B.buffer&&Z>=0&&
Z<=B.length)||O.lengthOf(_.get("Length"))===j.length)return!1;const st=(0,c.AN)(B,Z,B.length);return!(0,c.w1)(B,st,"endstr")&&!(0,c.rg)(B,st)}}}),41869:((mt,at,S)=>{
S.d(at,{T:()=>G,q:()=>N});var r=S(45599),o=S(62328),Q=S(96690);const X=5e5,c=2e3;async function G(E,m,{isContentLost:T=!1,notes:w=!1}){const l=new y(E,w),a={content:new b,
fonts:new b,images:new b},p=new Set(T?m.bare:[]);for(let P=0;P<m.count;P++){const M=m.number(P),j=p.has(M)?R:await l.ofContent(E.entry(M,"Contents")),_=await l.
ofResources(m.attribute(P,"Resources"));a.content.add(P+1,Math.max(j,_.forms)),a.fonts.add(P+1,_.fonts),a.images.add(P+1,_.images);const O=E.job.pace.step(c);O&&
await O}const K=m.blank.map(P=>m.indexOf(P)+1).filter(P=>P>0),{broken:D}=E.table,U=[...D.values()].reduce((P,M)=>P+M,0),{count:v,claimed:W,isOrderLost:L}=m;return{
count:v,claimed:W,lost:K,withoutContent:a.content.lost,withoutFonts:a.fonts.lost,withoutImages:a.images.lost,damagedContent:a.content.damaged,damagedFonts:a.fonts.
damaged,damagedImages:a.images.damaged,isOrderLost:L,brokenStreams:D.size,lostObjects:U,mendedKeys:[...E.table.mended]}}const N=E=>[E.withoutContent,E.withoutFonts,
E.withoutImages,E.damagedContent,E.damagedFonts,E.damagedImages].some(m=>m.length>0),[V,I,R]=[0,1,2];class b{lost=[];damaged=[];add(m,T){T===R?this.lost.push(m):
T===I&&this.damaged.push(m)}}const F=E=>(0,r.Eo)(E.get("Subtype"),"Form")||E.has("PatternType"),x={fonts:V,images:V,forms:V},f={fonts:R,images:R,forms:V};class y{document;looks=0;known=new Map;fonts=new Map;streams;constructor(m,T){
this.document=m,this.streams=new o.D(m,T)}async ofContent(m){if(m==null)return V;let T=V;return await this.lookAt(this.document.array(m)??[m],async w=>{T=Math.max(
T,this.isOfOtherKind(w)?R:await this.ofStream(w,!0))}),T}isOfOtherKind(m){if(!(m instanceof r.oS))return m!==null;const T=this.document.resolve(m);return T instanceof
r.Z6&&(0,Q.l2)(T.dict)}async ofResources(m,T=0){const{document:w}=this;if(this.isLost(m))return f;if(m instanceof r.oS)return this.once(m.number,()=>this.ofResources(
w.get(m),T+1));if(!(m instanceof r.Bi)||T>w.job.limits.formDepth)return x;let[l,a,p]=[this.stateOf(m.get("Font")),this.stateOf(m.get("XObject")),V];return await this.
lookAt(this.valuesOf(m.get("Font")),async K=>{l=Math.max(l,await this.ofFont(K))}),await this.lookAt(this.drawnIn(m),async K=>{const D=K instanceof r.oS?w.resolve(
K):null,U=D instanceof r.Z6&&F(D.dict),v=await this.ofStream(K,U);if(U?p=Math.max(p,v):a=Math.max(a,v),!(K instanceof r.oS)||!(D instanceof r.Z6))return;const W=await this.
once(K.number,()=>this.ofDrawn(D,U,T+1));l=Math.max(l,W.fonts),a=Math.max(a,W.images),p=Math.max(p,W.forms)}),{fonts:l,images:a,forms:p}}*drawnIn(m){const{document:T}=this;
yield*this.valuesOf(m.get("XObject"));for(const w of this.valuesOf(m.get("Pattern")))T.resolve(w)instanceof r.Z6&&(yield w);for(const w of this.valuesOf(m.get("\
ExtGState"))){const l=T.dict(T.dict(w)?.get("SMask"))?.get("G");l!==void 0&&(yield l)}}async ofDrawn({dict:m},T,w){if(T)return this.ofResources(m.get("Resources"),
w);const l=m.get("SMask");return{...x,images:l instanceof r.oS?await this.ofStream(l):V}}valuesOf(m){return this.document.dict(m)?.values()??[]}async lookAt(m,T){
for(const w of m){if(++this.looks>X)return;await T(w);const l=this.document.job.pace.step(c);l&&await l}}async once(m,T){const w=this.known.get(m);if(w)return w;
this.known.set(m,x);const l=await T();return this.known.set(m,l),l}async ofFont(m){if(!(m instanceof r.oS))return this.ofFontDictionary(m);let T=this.fonts.get(
m.number);return T===void 0&&this.fonts.set(m.number,T=await this.ofFontDictionary(m)),T}async ofFontDictionary(m){const{document:T}=this;if(this.isLost(m))return R;
const w=T.dict(m),l=T.array(w?.get("DescendantFonts"))?.slice(0,1)??[];if(l.some(K=>this.isLost(K)))return R;const a=(T.dict(l[0])??w)?.get("FontDescriptor");if(this.
isLost(a))return R;const p=["FontFile","FontFile2","FontFile3"].map(K=>T.dict(a)?.get(K));if(p.some(K=>this.isLost(K)))return R;for(const K of[...p,w?.get("ToUn\
icode")])if(await this.streams.has(K))return I;return this.ofGlyphs(w?.get("CharProcs"))}async ofGlyphs(m){let T=V;return await this.lookAt(this.valuesOf(m),async w=>{
T===V&&await this.streams.has(w,!0)&&(T=I)}),T}async ofStream(m,T=!1){return m instanceof r.oS?this.document.resolve(m)instanceof r.Z6?await this.streams.has(m,
T)?I:V:R:V}stateOf(m){return this.isLost(m)?R:V}isLost(m){return m instanceof r.oS&&this.document.resolve(m)===null}}}),96690:((mt,at,S)=>{S.d(at,{BP:()=>b,CS:()=>R,
l2:()=>V});var r=S(48249),o=S(54619),Q=S(78157),X=S(79725),c=S(45599);const G=200,N=100,V=x=>x.get("Subtype")instanceof c.SX&&!(0,c.Eo)(x.get("Subtype"),"Form"),
I=120;function R(x,f=0){const[y=0,E=0]=[x[f],x[f+1]];return(y&15)!==8||y>I||(y*256+E)%31!==0?!1:y===I||E>=128}class b{document;entries=new X.R;pages=0;constructor(f){
this.document=f}isOdd(f,y){if(++this.pages>G||y>=0&&this.isPlain(y))return!1;const{document:E}=this,m=E.entry(f,"Contents")??null;return m instanceof c.oS&&this.
isPlain(m.number)?!1:(E.array(m)??[m]).slice(0,N).some(w=>this.isOddItem(w))}isOddItem(f){return f===null?!1:!(f instanceof c.oS)||this.document.table.leadsTo(f.
number)&&!this.isPlain(f.number)}isPlain(f){const{document:y,entries:E}=this,{bytes:m}=y,T=y.place(f);if(y.table.kind[f]!==o.tL||!T||!E.locate(m,T.start,T.end))
return y.isStream(f);const w=(0,Q.AN)(m,E.close+2,T.end);if(!(0,Q.w1)(m,w,"stream"))return!1;const l=E.find(m,"Subtype");if(l>=0&&!(0,Q.wb)(m,E.at[l+2],"/Form"))
return!1;const a=E.find(m,"Filter");return a>=0?this.isKnownFilter(m,E.at[a+2],E.at[a+3]):!R(m,(0,Q.AN)(m,w+6,T.end))}isKnownFilter(f,y,E){if((0,Q.yp)(f[y]))return this.
document.table.leadsTo((0,Q.JI)(f,y,E).value);const m=f[y]===Q.WL,T=m?(0,Q.AN)(f,y+1,E):y;if(f[T]!==Q.cL)return m;if((0,Q.wb)(f,T,"/FlateDecode"))return!0;let w=T+
1;for(;w<E&&w-T<F&&Q.Kl[f[w]]===Q.N9;)w++;return(0,r.TT)((0,Q.bS)(f.subarray(T+1,w)).toString("latin1"))}}const F=32}),67382:((mt,at,S)=>{S.d(at,{$:()=>X,B:()=>c});
var r=S(54619),o=S(78157),Q=S(45599);function X(G,N,V,I){if(!(0,o.yp)(N[V]))return!0;const{value:R}=(0,o.JI)(N,V,I);return G.table.kind[R]!==r.tL?!0:G.bytes[(0,o.
AN)(G.bytes,G.bodies[R],G.bytes.length)]!==o.iH}class c{document;arrays=new Map;constructor(N){this.document=N}keep(N){const{document:V}=this,I=V.entry(N,"Conte\
nts");if(I===void 0||this.isStreamRef(I))return;const R=(0,Q.i9)(I)?this.leftOfObject(I):this.leftOf(I);R!==I&&V.patch(N,{Contents:R})}leftOfObject(N){const{arrays:V,
document:I}=this;if(!V.has(N.number)){const R=I.array(N),b=R&&this.leftOf(R);V.set(N.number,b===void 0?void 0:b===R?N:I.add(b))}return V.get(N.number)}leftOf(N){
if(!Array.isArray(N))return;const V=N.filter(I=>this.isStreamRef(I));return V.length<N.length?V:N}isStreamRef(N){return(0,Q.i9)(N)&&this.document.isStream(N.number)}}}),
51271:((mt,at,S)=>{S.d(at,{L:()=>o});var r=S(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(c=!0){this.sound=c}node(c,G){return c<0&&(this.
sound=!1),this.parents.push(G),this.numbers.push(c)-1}has(c){return(this.known??=new Set(this.numbers)).has(c)}page(c,G){(c<0||this.numbers[c]!==G)&&(this.sound=
!1),this.homes.push(c)}fork(){const c=new o(this.sound);return c.numbers=this.numbers,c.parents=this.parents,c.homes=this.homes,c}async drop(c,G,N){if(!this.sound)
return!1;const{numbers:V,parents:I,homes:R}=this,b=new Int32Array(V.length),F=new Uint8Array(V.length),x=new Set;for(let f=0;f<G.length;f++)N[f]?b[R[f]]++:(F[R[f]]=
1,x.add(G[f]));for(let f=V.length-1;f>0;f--){const y=I[f];b[y]+=b[f],F[f]&&b[f]===0&&x.add(V[f]),F[y]|=F[f]}for(let f=0;f<V.length;f++){if(!F[f]||b[f]===0)continue;
const y=c.edit(V[f]),E=y instanceof r.Bi?c.array(y.get("Kids"))??[]:[];y instanceof r.Bi&&y.set("Kids",E.filter(T=>!Q(T,x))).set("Count",b[f]);const m=c.job.pace.
step(E.length*50);m&&await m}return this.homes=R.filter((f,y)=>N[y]),!0}}const Q=(X,c)=>(0,r.i9)(X)&&c.has(X.number)}),83363:((mt,at,S)=>{S.d(at,{i:()=>p,S:()=>K});
var r=S(98446),o=S(42973),Q=S(79725),X=S(43767),c=S(45599),G=S(96690),N=S(78157),V=S(67382);function I(_,O,B){B.parent=B.contents=-1,B.lists=B.isBare=!1;const Z=_.
place(O),{entries:q}=B;if(Z&&_.locate(O,Z,q)&&q.find(Z.bytes,"Kids")<0){if(q.used===q.first)return"none";const lt=q.find(Z.bytes,"Type");if(lt>=0&&(0,N.wb)(Z.bytes,
q.at[lt+2],"/Page")){if(Z.bytes[(0,N.AN)(Z.bytes,q.close+2,Z.end)]===N.HY)return T(_,O);const pt=q.find(Z.bytes,"Contents");if(E(Z.bytes,q)&&m(_,O))return"uncle\
ar";B.isBare=pt<0||(0,N.wb)(Z.bytes,q.at[pt+2],"null"),pt>=0&&R(_,Z.bytes,q.at[pt+2],q.at[pt+3],B);const Dt=q.find(Z.bytes,"Parent");return Dt>=0&&(B.parent=(0,N.
JI)(Z.bytes,q.at[Dt+2],q.at[Dt+3]).value),"page"}const wt=_.get(O);return wt instanceof c.Bi&&f(_,wt)?"unclear":"none"}const st=_.get(O);return!(st instanceof c.
Bi)||st.size===0?"none":(0,c.Eo)(st.get("Type"),"Page")&&!b(_,st)?"unclear":_.array(st.get("Kids"))?"node":f(_,st)?"unclear":"none"}function R(_,O,B,Z,q){q.lists=
(0,V.$)(_,O,B,Z),(0,N.yp)(O[B])&&(q.contents=(0,N.JI)(O,B,Z).value)}function b(_,O){const B=_.array(O.get("Kids"));return B!==void 0&&B.length>0&&!O.has("Conten\
ts")&&Number.isInteger(_.resolve(O.get("Count")))}const F=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],x=["MediaBox","Resources"];function f(_,O){
const B=_.resolve(O.get("Type"));if(!(B instanceof c.SX&&B.text!=="Pages"))return F.some(st=>O.has(st));const q=O.get("Contents")instanceof c.oS||_.array(O.get(
"Contents"))!==void 0;return x.some(st=>O.has(st))||q&&O.get("Parent")instanceof c.oS&&!O.has("Subtype")}const y=["Contents","Resources","Annots","MediaBox"],E=(_,O)=>y.
some(B=>O.find(_,B)<0&&O.findMisspelt(_,B)>=0);function m(_,O){const B=_.get(O),Z=B instanceof c.Bi?(0,X.r)(B,y):void 0;if(!Z)return!1;_.put(O,Z.dict);for(const q of Z.
keys)_.table.mended.add(q);return!0}function T(_,O){const B=_.get(O);return B instanceof c.Z6?(_.put(O,new c.Bi([...B.dict].filter(([Z])=>!/^(Length|Filter|DecodeParms)$/.
test(Z)))),"unclear"):"page"}var w=S(51271);class l{document;left;sizes=new Map;constructor(O){this.document=O,this.left=O.job.limits.nodes}make(O){const B=this.
document.get(O),Z=this.sizes.get(O)??a(B);if(this.sizes.set(O,Z),this.left-=Z,this.left<0)throw(0,o.F)("nodes",`The document refers to the same pages too often:\
 copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(B instanceof
c.Bi?new c.Bi(B):B).number}}function a(_){const O=[_];let B=0;for(let Z=O.pop();Z!==void 0;Z=O.pop())if(B++,Array.isArray(Z))for(const q of Z)O.push(q);else if(Z instanceof
c.Bi)for(const q of Z.values())O.push(q);return B}const p=["Resources","MediaBox","CropBox","Rotate"];async function K(_){return new D(_).read()}class D{document;numbers=[];ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new w.L;bare=[];look={parent:-1,lists:!1,isBare:!1,contents:-1,entries:new Q.R};seen=new Set;copies;glance;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(O){
this.document=O,this.copies=new l(O),this.glance=new G.BP(O)}async read(){const{document:O,open:B}=this,{pace:Z}=O.job,q=O.catalog.get("Pages")??null;for(B.push(
{kids:[q],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});B.length>0;){const st=B[B.length-1];if(st.next===st.kids.length){B.pop(),B.length>0&&this.close(
st);continue}const Y=st.kids[st.next++];st.next===st.kids.length&&(st.kids=U,st.next=0);const lt=Z.step(400);lt&&await lt,Y instanceof c.oS?this.visit(Y,st):this.
visitNode(Y,-1,st)}return this.finish(q)}close({claimed:O,before:B,lost:Z}){const q=this.numbers.length-this.dropped-B;O!==q&&(this.irregular=!0,!(typeof O=="nu\
mber"&&O>=q)&&(this.dropped+=this.lost.length-Z,this.lost.length=this.lostNumbers.length=Z))}visit(O,B){const{document:Z,seen:q,look:st}=this,{number:Y}=O,lt=q.
has(Y);q.add(Y);const wt=I(Z,Y,st);if(O.generation!==Z.generation(Y)&&(this.irregular=!0),wt==="page"||wt==="unclear"){lt&&(this.irregular=!0);const pt=lt?this.
copies.make(Y):Y;wt==="unclear"?this.unclear.push(pt):this.keepEntries(Y),(wt==="unclear"||st.lists)&&this.listing.push(pt),st.isBare&&this.bare.push(pt),this.isWanting||=
this.glance.isOdd(Y,st.contents),this.add(pt,B,st.parent);return}wt==="none"&&!lt&&this.lose(B,Y),wt==="none"||lt?this.irregular=!0:this.visitNode(O,Y,B)}keepEntries(O){
const{document:B,look:Z}=this,{scan:q,marksFrom:st,marksTo:Y}=Z.entries,{table:lt}=B;for(let wt=st;wt<Y;wt+=3){const pt=q.marks[wt];lt.askFor(pt),this.isWanting||=
!lt.leadsTo(pt)}B.keepEntries(O,Z.entries)}visitNode(O,B,Z){const{document:q,inherited:st}=this,Y=this.mendNode(q.dict(O),B);if(!Y){this.irregular=!0,this.lose(
Z,B);return}const lt=q.array(Y.get("Kids"));if(!lt){B<0&&this.visitDirectPage(Y,Z);return}const wt=M(Y);let pt=Z.from;wt&&(pt=st.push({...st[pt],...wt})-1),(0,c.
Eo)(q.resolve(Y.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:lt,next:0,from:pt,home:this.nodes.node(B,Z.home),claimed:q.resolve(Y.get("Count")),
before:this.numbers.length-this.dropped,lost:this.lost.length}),q.release(B)}mendNode(O,B){const Z=O&&(0,X.r)(O,p);if(!Z)return O;const{document:q}=this;B>=0&&q.
put(B,Z.dict);for(const st of Z.keys)q.table.mended.add(st);return Z.dict}visitDirectPage(O,{from:B}){if(!(0,c.Eo)(O.get("Type"),"Page"))return;this.irregular=!0;
const{number:Z}=this.document.add(O);this.numbers.push(Z),this.listing.push(Z),this.ancestry.push(B)}add(O,{from:B,home:Z},q){this.numbers.push(O),this.ancestry.
push(B),this.nodes.page(Z,q);const{pages:st}=this.document.job.limits;if(this.numbers.length>st)throw j(st)}lose(O,B){O.home<0||(this.lost.push(this.numbers.length),
this.lostNumbers.push(B),this.add(v,O,-1))}finish(O){const{document:B,numbers:Z,ancestry:q,inherited:st,lost:Y,unclear:lt,listing:wt,nodes:pt}=this;for(const kt of this.
lostNumbers)B.table.doubtFree(kt);Y.length===Z.length-this.dropped&&(Y.length=0);const Dt=Y.map(kt=>Z[kt]=B.add(P(st[q[kt]])).number);W(Z,q);const Tt=B.resolve(
B.dict(O)?.get("Count")),Xt=Tt!==Z.length||O instanceof c.oS&&Z[0]===O.number;return{numbers:Z,ancestry:q,inherited:st,irregular:this.irregular||Xt,unclear:lt,listing:wt,
nodes:pt,claimed:typeof Tt=="number"?Tt:void 0,blank:Dt,isWanting:this.isWanting,bare:this.bare}}}const U=[],v=-1;function W(_,O){let B=_.indexOf(v);if(!(B<0)){
for(let Z=B;Z<_.length;Z++)_[Z]!==v&&(_[B]=_[Z],O[B++]=O[Z]);_.length=O.length=B}}const L=[0,0,612,792];function P(_){const O=new c.Bi([["Type",new c.SX("Page")]]);
return _.MediaBox===void 0?O.set("MediaBox",[...L]):O}function M(_){let O;for(const B of p){const Z=_.get(B);Z!==void 0&&((O??={})[B]=Z)}return O}function j(_){
const O=(0,r.y_)(_,"page");return(0,o.F)("pages",`The document has more than ${O}`,"Split it with another program first")}}),33973:((mt,at,S)=>{S.d(at,{Gy:()=>f,
Rf:()=>y,Ip:()=>E});var r=S(54619),o=S(87598),Q=S(85368),X=S(88500);class c{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new X.
s;signed=new Set;constructor(P,M,j){this.detail=M,this.strings=j,this.scan.strings=j;const _=new Int32Array(M?8*P:P);this.done=new Uint8Array(M?P:0);const O=B=>_.
subarray(B*P,(B+1)*P);this.end=O(0),this.valueEnd=O(1),this.dataStart=O(2),this.dataEnd=O(3),this.lengthStart=O(4),this.lengthEnd=O(5),this.from=O(6),this.to=O(
7)}}var G=S(78157),N=S(79725),V=S(4e4),I=S(39150),R=S(45599);class b{scan=new X.s;ranges=new Map}const F=2;class x{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(P,M,j){
this.walked=j,this.live=new Uint8Array(P),this.via=new Int32Array(M?P:0)}}async function f(L,{watched:P}={}){const{markings:M,referrers:j}=await y([L],{watched:P,
detail:!0}),{live:_,via:O}=M[0];return{live:_,via:O,referrers:j}}async function y(L,P={}){const M=new p(L,P);return await M.run(),M}function E(L,{repairs:P}){for(const{
part:M,number:j,value:_}of P)L[M].put(j,_)}const m=100,T=100,w=2e3,l=-2;function a(L){if(L instanceof R.Z6)return L.data.length+a(L.dict);if(Array.isArray(L))return 12*
L.length;if(!(L instanceof R.Bi))return m;let P=30*L.size;for(const M of L.values())Array.isArray(M)&&(P+=12*M.length);return P}class p{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new N.R;strings;alias;constructor(P,{detail:M=!1,strings:j=!1,watched:_,alias:O}){if(this.documents=P,this.strings=
j,this.alias=O,this.markings=P.map(B=>new x(B.size,_!==void 0,D(B,j||M,j))),!!_){this.watched=new Uint8Array(P[0].size);for(const B of _)this.watched[B]=1}}async run(){
const{documents:P,stack:M}=this,[j]=P;for(const[_,O]of[...j.trailer].reverse())_!=="Encrypt"&&this.followValue(0,O);for(;this.values.length>0||M.length>0;){const _=j.
job.pace.step(this.values.length>0?this.followParts():this.followNext());_&&await _}for(const{live:_,signed:O,walked:B}of this.markings)for(const Z of B.signed)
_[Z]===1&&O.add(Z)}followNext(){const P=this.stack.pop(),M=P%this.documents.length;return this.follow(M,(P-M)/this.documents.length)}visit(P,M){this.alias&&({part:P,
number:M}=this.alias(P,M)??{part:P,number:M}),this.watched&&this.watched[M]===1&&this.referrers.add(this.current);const j=this.markings[P],{live:_}=j;if(M>0&&M<
_.length&&_[M]!==0)return;const O=this.documents[P];if(M<=0||M>=_.length||!O.exists(M))return O.missed(M);_[M]=1,this.watched&&(j.via[M]=this.current),this.stack.
push(M*this.documents.length+P)}follow(P,M){const j=this.documents[P],_=this.markings[P],{walked:O}=_;if(this.current=M,_.count++,j.isChanged(M))return this.followChanged(
j,_,P,M);if(O.done[M]===1)return this.followAgain(j,_,P,M);const{scan:B,detail:Z}=O;Z||(B.used=0);const q=B.used,st=j.table.kind[M]===r.tL?this.walk(j,O,M):this.
walkPlace(j,M,B);return st<0||B.byteRange&&this.isSignature(O.signed,M)?this.forget(B,q).followRepaired(j,P,M):(_.bytes+=st,Z&&(O.from[M]=q,O.to[M]=B.used,O.valueEnd[M]=
this.extent.valueEnd,O.done[M]=1),this.followMarks(P,B,q,B.used,B.lengthStart),T+st)}followChanged(P,M,j,_){const O=P.patched(_);if(!O){const lt=P.edited.get(_);
return K(lt)||lt===null?this.followRepaired(P,j,_):(this.followValue(j,lt),M.bytes+=a(lt),T)}const{detail:B}=M.walked;if(O.references&&!B&&!P.suspect){for(let lt=O.
first;lt<O.last;lt++)this.visit(j,O.references[lt]);return M.bytes+=O.end-O.start,T}const{scan:Z,ranges:q}=U(M);B||(Z.used=0);const st=Z.used,Y=this.walkPlace(P,
_,Z);return Y<0||Z.byteRange&&this.isSignature(M.signed,_)?this.forget(Z,st).followRepaired(P,j,_):(M.bytes+=Y,B&&q.set(_,{from:st,to:Z.used,valueEnd:this.extent.
valueEnd}),this.followMarks(j,Z,st,Z.used,Z.lengthStart),T+Y)}followAgain(P,M,j,_){const{walked:O}=M;return M.bytes+=O.end[_]>0?O.end[_]-P.table.place[_]:m,this.
followMarks(j,O.scan,O.from[_],O.to[_],O.lengthStart[_]),T}isSignature(P,M){return P.add(M),this.strings}followMarks(P,{marks:M},j,_,O){const B=this.strings?O:l;
for(let Z=j;Z<_;Z+=3)M[Z]!==X.A&&M[Z+1]!==B&&this.visit(P,M[Z])}forget(P,M){return P.used=M,this}followRepaired(P,M,j){const _=P.get(j),O=K(_)?P.resolve(_):_;return O===
null?(this.markings[M].live[j]=F,this.markings[M].count--):this.repair(M,j,O),T}repair(P,M,j){this.repairs.push({part:P,number:M,value:j}),this.followValue(P,j)}followValue(P,M){
this.part=P,this.values.push(M)}followParts(){const{part:P,values:M}=this;let j=0;for(;M.length>0&&j<w;j++){const _=M.pop();if(_ instanceof R.oS)this.visit(_ instanceof
R.rV?_.part:P,_.number);else if(Array.isArray(_))for(const O of _)M.push(O);else if(_ instanceof R.Bi){_.has("ByteRange")&&this.markings[P].signed.add(this.current);
for(const O of _.values())M.push(O)}else if(_ instanceof R.Z6)for(const[O,B]of _.dict)O!=="Length"&&M.push(B)}return j*T}walk(P,M,j){const{extent:_}=this,{bytes:O}=P,
{scan:B}=M,Z=P.bodies[j];B.forgetLength();const{kept:q}=this,st=!this.strings&&P.recallEntries(j,q);st&&B.append(q.scan.marks,q.marksFrom,q.marksTo);const Y=st?
q.close+2:B.value(O,Z,O.length);return Y<0||O[Y-1]===G.AV||!(0,Q.x)(P,Y,B,_)||P.suspect&&!(0,I.D)(O,Z,Y)||B.doubtful&&(0,V.oC)(O,Z,Y)?-1:(_.dataStart<0?B.lengthStart=
-1:!P.suspect&&!P.security&&(0,o.eI)(P,j,_)&&P.table.doubtful.add(j),M.end[j]=_.end,M.detail&&(M.dataStart[j]=_.dataStart,M.dataEnd[j]=_.dataEnd,M.lengthStart[j]=
B.lengthStart,M.lengthEnd[j]=B.lengthEnd),_.end-P.table.place[j])}walkPlace(P,M,j){const _=P.place(M);if(!_)return-1;const{bytes:O,start:B,end:Z}=_;j.forgetLength();
const q=j.value(O,B,Z);return j.lengthStart=-1,q<0&&!W(O,B,Z)||v(O,B,Z)||q>0&&O[q-1]===G.AV||q>=0&&(0,G.AN)(O,q,Z)<Z||P.suspect&&!(0,I.D)(O,B,Z)||j.doubtful&&(0,V.
oC)(O,B,Z)?-1:(this.extent.valueEnd=q<0?Z:q,Z-B)}}const K=L=>L instanceof R.oS&&!(L instanceof R.rV);function D(L,P,M){const j=L.walked;if(j?.strings===M)return j;
const _=new c(L.size,P,M);return P&&(L.walked=_),_}function U(L){return L.patches||(L.patches=new b,L.patches.scan.strings=L.walked.strings),L.patches}function v(L,P,M){
const j=(0,G.AN)(L,P,M);return j>=M||L[j]===G.yq&&(0,G.wb)(L,j,"null")}function W(L,P,M){for(let j=P;j<M;j++)if("<([/%".includes(String.fromCharCode(L[j])))return!1;
return!0}}),83287:((mt,at,S)=>{S.d(at,{D4:()=>V,Eb:()=>E,QJ:()=>x,US:()=>R,m_:()=>I});var r=S(42973),o=S(52205),Q=S(58552),X=S(48249),c=S(3084),G=S(78157),N=S(45599);
function V(w,l,a,p){const K=w.job.limits.filters,D=(0,o.c3)(w,l.dict.get("Filter")??l.dict.get("F")),U=(0,o.c3)(w,l.dict.get("DecodeParms")??l.dict.get("DP"));if(D.
length>K)throw(0,r.F)("filters",`A stream of the document has ${D.length} filters; at most ${K} are allowed`,"Open it in another PDF program and save it again");
let v=w.encoded(l);const W=performance.now();try{for(const[L,P]of D.entries()){const M=w.dict(U[L]);P instanceof N.SX&&(v=(0,X.tN)(P.text,v,M&&(0,o.x$)(w,M),a,p))}}finally{
w.job.pace.addSince(W)}return v}async function I(w,l,a,p){const[K,...D]=(0,o.c3)(w,l.dict.get("Filter")??l.dict.get("F"));if(!(0,N.Eo)(K,"FlateDecode")||D.length>
0)return;const[U]=(0,o.c3)(w,l.dict.get("DecodeParms")??l.dict.get("DP")),v=w.dict(U);return(0,c.V)(w.encoded(l),v&&(0,o.x$)(w,v),a,w.job,p)}function R(w,l,a,p=!1){
const K=(0,o.c3)(w,l.dict.get("Filter")??l.dict.get("F"));if(K.length<=w.job.limits.filters&&K.some(U=>U instanceof N.SX&&!(0,X.TT)(U.text)))return;const D={found:!1,
mismatch:!1};try{return{data:V(w,l,a,D),whole:!D.found&&!(p&&D.mismatch===!0),damage:D}}catch(U){if(U instanceof Q.zU&&U.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1,damage:{...D,found:!0}};throw U}}const b=[0,0,255,255],F=2;function x(w,l){if(l?.broken===!0)return!1;if((0,G.j8)(w,0,w.length)===w.length)return!0;
for(let a=0;a<=F;a++){const p=w.length-a-b.length;if(b.every((K,D)=>w[p+D]===K))return!0}return!1}const f=new Set(["Type1C","CIDFontType0C","OpenType"]),y=4;function E(w,l,a){
const{found:p,mismatch:K}=a,{damagedKinds:D}=w.table;l.data.buffer===w.bytes.buffer&&(!p&&K!==!0?D.addSound():x(w.encoded(l),a)||(p?D.addCut(T(w,l)):m(w.encoded(
l))||D.addContradicted(T(w,l))))}function m(w){const l=w.subarray(-y);return l.every(a=>a===l[0])}function T(w,{dict:l}){const a=w.resolve(l.get("Subtype")),p=w.
resolve(l.get("Type"));return(0,N.Eo)(p,"EmbeddedFile")?"an attachment":(0,N.Eo)(p,"Metadata")?"metadata":(0,N.Eo)(a,"Image")?"an image":l.has("Length1")||l.has(
"CMapName")||a instanceof N.SX&&f.has(a.text)?"a font":l.has("FunctionType")||l.has("ShadingType")?"a color function":l.has("N")&&!(0,N.Eo)(p,"ObjStm")?"a color\
 profile":"content"}}),87598:((mt,at,S)=>{S.d(at,{NW:()=>F,eI:()=>V,h9:()=>m});var r=S(52365),o=S(78157),Q=S(22480);const X=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
c=1024,G=32,N=64;function V({bytes:l,bodies:a},p,K){const{valueEnd:D,dataStart:U,dataEnd:v}=K;if(v-U<8)return!1;if((0,Q.CS)(l,U)&&(l[U+1]&G)===0)return v-U>=N&&
I(l,U,U+N);const W=l[U]===255&&l[U+1]===216,L=a[p];return W||D-L>c?!1:X.test((0,o.bS)(l).toString("latin1",L,D))}function I(l,a,p){for(let K=a;K<p;K++)if(l[K]>=
128)return!1;return!0}const[R,b]=[8192,1<<26];function F(l){if(l.length<R||l.length>b)return!1;const a=(0,o.bS)(l);return(x(a)||!a.includes(0))&&a.includes("/Fl\
ateDecode")}const x=l=>!l.includes(o.u7)||!l.includes(o.kR),f=1<<20,[y,E]=[64,2048];function m(l){const a=(0,o.bS)(l.subarray(0,f));if(!a.includes("/FlateDecode")&&
!a.includes("/DCTDecode"))return!1;let p=0;for(const K of a)K>=128&&p++;return p>y&&w(a)||p>E&&T(a)}function T(l){if(x(l))return!0;for(let a=l.indexOf(o.kR);a>=
0;a=l.indexOf(o.kR,a+1))if(l[a-1]!==o.u7)return!1;return!0}function w(l){const a=(0,r.q)(l,!0);return a===void 0||a>l.length-4}}),85368:((mt,at,S)=>{S.d(at,{u:()=>I,
x:()=>N});var r=S(78157),o=S(58552),Q=S(35586),X=S(37628),c=S(45599),G=S(22480);function N(R,b,F,x){const{bytes:f}=R,{length:y}=f;x.valueEnd=b;const E=(0,r.AN)(
f,b,y);if((0,r.rg)(f,E))return x.dataStart=x.dataEnd=-1,x.end=E+6,!0;if(!(0,r.w1)(f,E,"stream"))return!1;const m=F.lengthRef>=0?R.lengthOf(new c.oS(F.lengthRef)):
F.length,T=E+(f[E+6]===r.u7?8:7),w=T+m;if(f[T-1]!==r.kR||m<0||w>y||!(0,G.VF)(f,w)||(0,G.Ow)(f,T,w)>T)return!1;const l=(0,r.AN)(f,(0,r.AN)(f,w,y)+9,y);return x.dataStart=
T,x.dataEnd=w,x.end=l+6,(0,r.rg)(f,l)}const V=16;class I{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(b){this.bytes=b,this.left=V*b.length+1e6,this.
objectEnds=new X.k(b,"endobj"),this.streamEnds=new X.k(b,"endstream")}data(b,F,x){const{bytes:f,ends:y}=this,E=(0,G.ni)(f,b);if(F>=0&&E+F<=f.length&&(0,G.VF)(f,
E+F))return{start:E,end:E+F,isSearched:!1};let m=y.get(E);if(m===void 0&&(m=this.damagedEnd(E,F,x),y.set(E,m),this.left-=m-E,this.left<0))throw(0,o.O$)("its obj\
ects overlap");return{start:E,end:m,isSearched:!0}}damagedEnd(b,F,x){const{bytes:f}=this,y=b+F,E=this.objectEnds.next(b),m=E<0?f.length:E;if(F>=0&&y<=m&&this.endsObject(
y))return y;const T=this.streamEnds.next(b);let w=T<0||T>m?m:T;return x&&(w=(0,Q.$z)(f,b,w)),w>b&&f[w-1]===r.kR&&w--,w>b&&f[w-1]===r.u7&&w--,w}endsObject(b){const{
bytes:F}=this,x=(0,r.AN)(F,b,F.length);return(0,r.w1)(F,x,"endstr")||(0,r.rg)(F,x)||(0,r.ay)(F,x,F.length)!==void 0}}}),59277:((mt,at,S)=>{S.d(at,{Y:()=>c,y:()=>X});
var r=S(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],Q=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function X(I){const R=(0,r.bS)(I).toString("latin1",0,1024);if(R.startsWith("RIFF")&&R.startsWith("WEBP",8))return"\
a WebP image";if(R.startsWith("ftyp",4))return Q.find(([F])=>F.test(R.slice(8,12)))?.[1];const b=o.find(([F])=>R.startsWith(F));return b?b[1]:V(R)??(N(I)?"text":
void 0)}function c(I){const R=(0,r.bS)(I).toString("latin1",0,1024);return/^[\s"']{0,9}data:[^,\s]{0,200};base64,/i.test(R)?"a data: address":/^\s{0,9}[[{]/.test(
R)?R.includes(G)?"JSON with a PDF document in Base64":void 0:/^[\s"']{0,9}JVBERi/.test(R)?"a PDF document in Base64":/^[\s"']{0,9}(?:0x)?255044462d/i.test(R)?"a\
 PDF document in hexadecimal digits":void 0}const G="JVBERi";function N(I){const R=(0,r.bS)(I.subarray(0,1024)).toString("utf8"),b=I.length>1024?R.replace(/\ufffd{1,3}$/,
""):R;return b!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.test(b)}function V(I){const R=I.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(R.startsWith("<\
!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(R))return"an HTML page";if(R.startsWith("<"))return R.includes("<svg")?"an SVG drawing":R.startsWith(
"<?xml")?"an XML file":void 0}}),35586:((mt,at,S)=>{S.d(at,{$z:()=>I,BX:()=>w,c0:()=>V,dZ:()=>R});var r=S(78157),o=S(88500),Q=S(37628),X=S(22480);const c=512,G=1<<
22,N=65536;class V{bytes;pace;onTrailer;buffer;scan=new o.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(a,p,K=D=>D){this.bytes=
a,this.pace=p,this.onTrailer=K,this.buffer=(0,r.bS)(a),this.streams=new Q.k(a,"stream",D=>m(a,D)),this.objectEnds=new Q.k(a,"endobj"),this.streamEnds=new Q.k(a,
"endstream"),this.allowance=this.farAllowance=8*a.length+1e6}async next(a){const{bytes:p}=this,K=p.length;for(;;){if(a=b(p,a),a>=K)return;const D=(0,r.yp)(p[a])?
(0,r.ay)(p,a,K):void 0;if(D&&E(D.number)&&!T(p[D.body]))return D;const U=x(p,a);if(U==="trailer"){const v=this.valueEnd(a+7,Math.min(K,a+N));if(v<0)return this.
search(a);this.readTrailer(a+7),a=v}else if(U){a=f(p,a+U.length);const v=(0,r.w1)(p,a,"obj")?w(p,a):void 0;if(v)return v}else return this.search(a)}}async search(a){
const{bytes:p,buffer:K,pace:D}=this;let U;for(let W=a;!U;){const L=K.indexOf("obj",W);if(L<0)break;U=w(p,L);const P=D.step(L-W+200);P&&await P,W=L+3}const v=K.subarray(
0,U?.start??p.length);for(let W=v.indexOf("trailer",a);W>=0;W=v.indexOf("trailer",W+7))this.readTrailer(W+7);return U}readTrailer(a){a>=this.trailersRead&&(this.
trailersRead=Math.max(a,this.onTrailer(a)))}object({body:a}){const{bytes:p,scan:K}=this,D=p.length,U=this.soundEnd(a);if(U<0)return this.malformed(a);const v=(0,r.
AN)(p,U,D);return p[U-1]!==r.vz||!(0,r.w1)(p,v,"stream")?{at:U,dictionaryEnd:-1,isCut:!1}:this.stream(v,K.length,U,a)}soundEnd(a){const{bytes:p}=this,K=p.length,
D=(0,r.AN)(p,a,K);if((0,r.rg)(p,D))return D;const U=this.objectEnds.next(D),v=this.valueEnd(D,U<0?K:U);if(v>=0&&y(p,v))return v;if(U<0||this.farAllowance<=0)return-1;
const W=Math.min(K,D+G),L=this.walk(D,W);return L>=0&&y(p,L)?L:(this.farAllowance-=W-D,-1)}valueEnd(a,p){const K=Math.min(p,a+Math.max(c,this.allowance)),D=this.
walk(a,K);return D<0&&(this.allowance-=K-a),D}walk(a,p){return this.scan.reset(),this.scan.value(this.bytes,a,p)}malformed(a){const{buffer:p}=this,K=this.streams.
next(a),D=this.objectEnds.next(a),U={at:a,dictionaryEnd:-1,isCut:D<0};if(K<0||D>=0&&D<K)return U;const v=p.toString("latin1",a,Math.min(K,a+4096));if(/\d[\s\0]+obj\b/.
test(v))return U;const W=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(v);return this.stream(K,W?Number(W[1]):-1,K,a)}stream(a,p,K,D){const U=(0,X.ni)(this.bytes,a);
if(p>=0&&(0,X.VF)(this.bytes,U+p))return{at:U+p,dictionaryEnd:K,isCut:!1};const v=this.streamEnds.next(U),L=v>=0&&this.buffer.subarray(D,a).includes("/Filter")?
I(this.bytes,U,v):v,P=v<0&&this.objectEnds.next(U)<0;return{at:L<0?U:L,dictionaryEnd:K,isCut:P}}}function I(l,a,p){const K=(0,r.bS)(l.subarray(0,p));for(let D=K.
indexOf("obj",a);D>=0;D=K.indexOf("obj",D+3)){const U=w(l,D),W=U!==void 0&&U.start>a&&r.Kl[l[U.start-1]]===r.t6?(0,r.AN)(l,D+3,p):p;if(l[W]===r.iH&&l[W+1]===r.iH&&
W+1<p)return U.start}return p}async function R(l,a,p){return b(l,a)>=l.length?!1:await new V(l,p).next(a)!==void 0}function b(l,a){const p=l.length;for(;a<p;)if(r.
Kl[l[a]]===r.t6)a++;else{if(l[a]!==r.IQ)break;(0,r.w1)(l,a,"%%EOF")?a+=5:a=(0,r.D)(l,a,p)}return a}const F=["endobj","endstream","xref","startxref","trailer"];function x(l,a){
return F.find(p=>(0,r.w1)(l,a,p))}function f(l,a){const{length:p}=l;for(;a<p;a++){const K=l[a];if(!((0,r.yp)(K)||K===r.Z4||K===r.kR||K===r.u7||K===r.yq||K===r.MV))
break}return a}function y(l,a){const p=(0,r.AN)(l,a,l.length);return p>=l.length||(0,r.rg)(l,p)||(0,r.w1)(l,p,"stream")?!0:(0,r.yp)(l[p])?(0,r.ay)(l,p,l.length)!==
void 0:x(l,p)!==void 0}const E=l=>l>0&&l<=2147483647;function m(l,a){let p=a+6;for(;l[p]===r.Z4;)p++;if(l[p]!==r.kR&&l[p]!==r.u7)return!1;let K=a-1;for(;K>0&&r.
Kl[l[K]]===r.t6;)K--;return l[K]===r.vz&&l[K-1]===r.vz}const T=(l=0)=>(l|32)>=97&&(l|32)<=122;function w(l,a){if(T(l[a+3]))return;let p=a-1;const K=()=>{const P=p;
for(;p>=0&&(0,r.yp)(l[p]);)p--;return P-p>0&&P-p<=10?(0,r.JI)(l,p+1,P+1).value:-1},D=()=>{const P=p;for(;p>=0&&r.Kl[l[p]]===r.t6;)p--;return p<P};D();const U=K(),
v=U>=0&&l[p]===r.N5;v&&p--;const W=v?1:U;if(W<0||W>65535||!D())return;const L=K();return E(L)?{number:L,generation:W,start:p+1,body:a+3}:void 0}}),37628:((mt,at,S)=>{
S.d(at,{k:()=>o});var r=S(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(X,c,G=()=>!0){this.word=c,this.accepts=G,this.buffer=(0,r.bS)(X),this.
none=X.length}next(X){if(X>=this.none)return-1;if(X>=this.from&&X<=this.found)return this.found;const c=X<this.from&&this.found>=0?this.from:this.none,G=this.buffer.
subarray(0,c+this.word.length-1);let N=G.indexOf(this.word,X);for(;N>=0&&!this.accepts(N);)N=G.indexOf(this.word,N+1);return this.from=X,N>=0?this.found=N:c===this.
none&&(this.none=X,this.found=-1),this.found}}}),69289:((mt,at,S)=>{S.d(at,{V:()=>X});var r=S(78157),o=S(45798),Q=S(45599);function X({bytes:c,job:G}){const N=(0,r.
bS)(c).subarray(0,1024),V=N.indexOf(" obj");if(V<0||!N.includes("/Linearized"))return;const I=new o.i(c,V+4,Math.min(c.length,V+2048),G.limits.nesting).value();
return(0,Q.Zm)(I)&&I.has("Linearized")&&I.get("L")===c.length?I:void 0}}),52205:((mt,at,S)=>{S.d(at,{WW:()=>X,c3:()=>o,x$:()=>Q});var r=S(45599);function o(c,G){
const N=c.resolve(G);return N===null?[]:(Array.isArray(N)?N:[N]).map(V=>c.resolve(V))}function Q(c,G){const N=new r.Bi;for(const[V,I]of G){const R=c.resolve(I);
N.set(V,Array.isArray(R)?R.map(b=>c.resolve(b)):R)}return N}function X(c,G,N,V={values:1e4}){if(V.values--<=0)return null;const I=c.resolve(G);if(N===0)return I;
if(Array.isArray(I))return I.map(b=>X(c,b,N-1,V));if(!(I instanceof r.Bi))return I;const R=new r.Bi;for(const[b,F]of I)R.set(b,X(c,F,N-1,V));return R}}),22480:((mt,at,S)=>{
S.d(at,{CS:()=>G,Ow:()=>c,VF:()=>Q,ni:()=>o});var r=S(78157);function o(N,V){let I=V+6;for(;N[I]===r.Z4&&(N[I+1]===r.kR||N[I+1]===r.u7||N[I+1]===r.Z4);)I++;return N[I]===
r.u7&&I++,N[I]===r.kR&&I++,I}function Q(N,V){for(let I=0;I<4&&r.Kl[N[V]??0]===r.t6&&V<N.length;I++)V++;return(0,r.w1)(N,V,"endstream")}const X=8;function c(N,V,I){
let R=V;for(;R<V+4&&(N[R]===r.u7||N[R]===r.kR);)R++;return R===V||R+2>I?V:G(N,R)?R:V}const G=(N,V)=>(N[V]&15)===X&&(N[V]<<8|N[V+1])%31===0}),75162:((mt,at,S)=>{
S.d(at,{CF:()=>Vt,s1:()=>vt,cY:()=>Lt,zw:()=>ue,VH:()=>Fe,Rd:()=>Pt,k0:()=>Pe,u6:()=>te,vc:()=>Re,vK:()=>Ue});var r=S(77598),o=S(45599),Q=S(34400);function X(d){
const g=new Uint8Array(256);for(let k=0;k<256;k++)g[k]=k;const{length:A}=d;for(let k=0,z=0,$=0;k<256;k++){const tt=g[k];z=z+tt+d[$]&255,g[k]=g[z],g[z]=tt,++$===
A&&($=0)}return g}function c(d,g){const A=d.slice(),{length:k}=g,z=new Uint8Array(k);for(let $=0,tt=0,ot=0;$<k;$++){tt=tt+1&255;const ft=A[tt];ot=ot+ft&255;const dt=A[ot];
A[tt]=dt,A[ot]=ft,z[$]=g[$]^A[ft+dt&255]}return z}function G(d,g){return c(X(d),g)}const N={length:d=>d,decrypt:d=>d,encryptInto:(d,g,A,k,z)=>k.set(d,z)};function V(d){
const g=T(d,[]),A=l((k,z)=>X(g(k,z)));return{length:k=>k,decrypt:(k,z,$)=>c(A(z,$),k),encryptInto:(k,z,$,tt,ot)=>tt.set(c(A(z,$),k),ot)}}function I(d){const g=T(
d,[115,65,108,84]),A=w(()=>new f),k=l(($,tt)=>A().engine(g($,tt))),z=l(($,tt)=>m(g($,tt)));return{length:b,decrypt:($,tt,ot)=>E(z(tt,ot),$),encryptInto:($,tt,ot,ft,dt)=>{
A().seal(k(tt,ot),$,ft,dt)}}}function R(d){const g=w(()=>new f);let A,k;return{length:b,decrypt:z=>E(k??=m(d),z),encryptInto:(z,$,tt,ot,ft)=>{g().seal(A??=g().engine(
d),z,ot,ft)}}}const b=d=>(d&-16)+32,F=64*1024,x=16*1024;class f{head=Buffer.alloc(F);pool=Buffer.alloc(x);taken=x;engine(g){const A=Buffer.alloc(16);return this.
nextVector(A),(0,r.createCipheriv)(g.length===16?"aes-128-cbc":"aes-256-cbc",g,A).setAutoPadding(!1)}seal(g,A,k,z){const{head:$}=this,{length:tt}=A,ot=tt&-16,ft=Math.
min(ot,F-32),dt=tt-ot;this.nextVector($),$.set(ft===tt?A:A.subarray(0,ft),16);let yt=16+ft;if(ft<ot){k.set(g.update($.subarray(0,yt)),z),z+=yt,yt=0;for(let Et=ft;Et<
ot;Et+=F){const St=g.update(A.subarray(Et,Math.min(Et+F,ot)));k.set(St,z),z+=St.length}}dt>0&&$.set(A.subarray(ot),yt),$.fill(16-dt,yt+dt,yt+16),k.set(g.update(
$.subarray(0,yt+16)),z)}nextVector(g){this.taken===x&&((0,r.randomFillSync)(this.pool),this.taken=0),this.pool.copy(g,0,this.taken,this.taken+16),this.taken+=16}}
const y=new Uint8Array(0);function E(d,g){const A=g.length&-16;if(A<32)return y;const k=d.update(A===g.length?g:g.subarray(0,A)),z=k[A-1];let $=A;if(z>0&&z<=16){
do $--;while($>A-z&&k[$-1]===z);$>A-z&&($=A)}return k.subarray(16,$)}function m(d){return(0,r.createDecipheriv)(d.length===16?"aes-128-cbc":"aes-256-cbc",d,Buffer.
alloc(16)).setAutoPadding(!1)}function T(d,g){const{length:A}=d,k=new Uint8Array(A+5+g.length);k.set(d),k.set(g,A+5);const z=new Q.V;return($,tt)=>(k[A]=$,k[A+1]=
$>>>8,k[A+2]=$>>>16,k[A+3]=tt,k[A+4]=tt>>>8,z.digest(k).subarray(0,Math.min(A+5,16)))}function w(d){let g;return()=>g??=d()}function l(d){let g=-1,A=-1,k;return(z,$)=>((k===
void 0||z!==g||$!==A)&&(k=d(z,$),g=z,A=$),k)}function a(d,g,A){const k=W(d,A),z=M(d,k);return _(z,g,d.revision===2?32:16)?k:void 0}function p(d,g){const A=L(d,g);
let k=d.owner.subarray(0,32);for(let z=d.revision===2?0:19;z>=0;z--)k=G(j(A,z),k);return k}function K(d,g,A,k){const z=L({revision:d,keyLength:g},A);let $=v(k);
for(let tt=0;tt<=(d===2?0:19);tt++)$=G(j(z,tt),$);return $}function D(d,g){const A=W(d,g),k=new Uint8Array(32);return k.set(M(d,A)),{user:k,fileKey:A}}const U=Uint8Array.
of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function v(d){const g=new Uint8Array(32),A=d.subarray(
0,32);return g.set(A),g.set(U.subarray(0,32-A.length),A.length),g}function W({revision:d,keyLength:g,owner:A,permissions:k,id0:z,encryptMetadata:$},tt){const ot=Uint8Array.
of(k,k>>8,k>>16,k>>24),ft=d>=4&&!$?[255,255,255,255]:[],dt=(0,Q.F)(Buffer.concat([v(tt),A.subarray(0,32),ot,z,Uint8Array.from(ft)]));return P(dt,d,g)}function L({
revision:d,keyLength:g},A){return P((0,Q.F)(v(A)),d,d===2?5:g)}function P(d,g,A){let k=d.subarray(0,A);if(g>=3)for(let z=0;z<50;z++)k=(0,Q.F)(k).subarray(0,A);return k}
function M({revision:d,id0:g},A){if(d===2)return G(A,U);let k=(0,Q.F)(Buffer.concat([U,g]));for(let z=0;z<20;z++)k=G(j(A,z),k);return k}function j(d,g){return g===
0?d:d.map(A=>A^g)}function _(d,g,A){return g.length>=A&&d.subarray(0,A).every((k,z)=>k===g[z])}function O(d,g,A){return Y(d.user,d.wrappedByUser,g,A,new Uint8Array(
0))}function B(d,g,A){return Y(d.owner,d.wrappedByOwner,g,A,d.user.subarray(0,48))}function Z(d,g,A){const k=lt(d,g,new Uint8Array(0)),z=lt(d,A,k.entry);return{
user:k.entry,wrappedByUser:k.wrapped,owner:z.entry,wrappedByOwner:z.wrapped}}function q(d,g,A){const k=Buffer.alloc(16,255);return k.writeInt32LE(g,0),k.write(A?
"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(4).copy(k,12),(0,r.createCipheriv)("aes-256-ecb",d,null).setAutoPadding(!1).update(k)}const st=new Uint8Array(16);function Y(d,g,A,k,z){
const $=wt(A,k,d.subarray(32,40),z);if(!Buffer.from($).equals(d.subarray(0,32)))return;const tt=wt(A,k,d.subarray(40,48),z);return(0,r.createDecipheriv)("aes-25\
6-cbc",tt,st).setAutoPadding(!1).update(g.subarray(0,32))}function lt(d,g,A){const k=(0,r.randomBytes)(16),z=wt(6,g,k.subarray(0,8),A),$=wt(6,g,k.subarray(8),A),
tt=(0,r.createCipheriv)("aes-256-cbc",$,st).setAutoPadding(!1).update(d);return{entry:Buffer.concat([z,k]),wrapped:tt}}function wt(d,g,A,k){let z=(0,r.createHash)(
"sha256").update(g).update(A).update(k).digest();if(d<6)return z;for(let $=0,tt=0;$<64||tt>$-32;$++){const ot=Buffer.concat([g,z,k]),ft=Buffer.alloc(64*ot.length,
ot),dt=(0,r.createCipheriv)("aes-128-cbc",z.subarray(0,16),z.subarray(16,32)).setAutoPadding(!1).update(ft);let yt=0;for(let Et=0;Et<16;Et++)yt+=dt[Et];z=(0,r.createHash)(
["sha256","sha384","sha512"][yt%3]).update(dt).digest(),tt=dt[dt.length-1]}return z.subarray(0,32)}var pt=S(77581),Dt=S(34378);const Tt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Xt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,kt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
de=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Jt=/[\p{L}\p{Mc}\p{Nl}]/u;function bt(d){if(/^[\x20-\x7e]*$/.test(d))return d;const g=(0,Dt.w)(d.replace(Tt,"").replace(Xt," "),"NFKC");if(kt.test(g))return;const A=[
...g],k=A.map($=>de.test($));return k.includes(!0)&&(A.some(($,tt)=>!k[tt]&&Jt.test($))||!k[0]||!k.at(-1))?void 0:g}function Ct(d){const g=bt(d),A=[...g===void 0?
[]:[Buffer.from(g,"utf8")],Buffer.from(d,"utf8"),...[Bt(d),ve(d)].filter($=>$!==void 0)],z=[...A.filter($=>$.length>Kt).map($=>$.subarray(0,Kt)),...A];return z.
filter(($,tt)=>z.findIndex(ot=>ot.equals($))===tt)}const Kt=127;function Yt(d){return typeof d=="string"?Buffer.from(bt(d)??d,"utf8").subarray(0,Kt):d}const Me=32;
function Ot(d){return typeof d=="string"?Bt(d)??Buffer.from(d,"utf8"):d}function Lt(d,g,A){const k=A==="AES-256"?Yt:Ot;return Buffer.compare(k(d),k(g))===0}function Pt(d,g){
const A=g==="AES-256",k=A?ft=>bt(ft)!==void 0:ft=>!new RegExp("\\p{Cc}","u").test(ft)&&Bt(ft)!==void 0,z=[...d].findIndex(ft=>!k(ft));if(z>=0)return A?`must not\
 have the character at position ${z+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${z+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!k(d))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const $=A?Buffer.from(bt(d),"utf8"):Ot(d);if($.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[tt,ot]=[
$.length,A?Kt:Me];if(!(tt<=ot))return A?`must be at most ${ot} bytes long in UTF-8, and has ${tt}`:`must be at most ${ot} characters long with AES-128, and has ${tt}\
: shorten it, or choose AES-256`}function Bt(d){return Nt(d,g=>pt.SQ.get(g)??(g>=24&&g<32||g>=127&&g<161?-1:g))}function ve(d){return Nt(d,g=>g)}function Nt(d,g){
const A=Array.from(d,k=>g(k.codePointAt(0)));return A.every(k=>k>=0&&k<256)?Buffer.from(A):void 0}function Qt(d,g){const{strings:A}=g,k=($,tt,ot,ft)=>{if($===N)
return tt;const dt=Buffer.allocUnsafe($.length(tt.length));return $.encryptInto(tt,ot,ft,dt,0),dt},z=($,tt,ot,ft,dt,yt)=>($.encryptInto(tt,ot,ft,dt,yt),$.length(
tt.length));return{...d,uniform:g.named===void 0||g.encryptMetadata&&g.embedded===g.streams,decryptString:($,tt,ot)=>A.decrypt($,tt,ot),encryptString:($,tt,ot)=>k(
A,$,tt,ot),decryptStream:($,tt,ot,ft)=>jt(g,ft).decrypt($,tt,ot),encryptStream:($,tt,ot,ft)=>k(jt(g,ft),$,tt,ot),encryptedStringLength:$=>A.length($),encryptedStreamLength:($,tt)=>jt(
g,tt).length($),encryptStringInto:($,tt,ot,ft,dt)=>z(A,$,tt,ot,ft,dt),encryptStreamInto:($,tt,ot,ft,dt,yt)=>z(jt(g,ft),$,tt,ot,dt,yt)}}function jt({streams:d,embedded:g,
named:A,encryptMetadata:k},z){const $=z.get("Type");if((0,o.Eo)($,"XRef"))return N;if(A===void 0)return d;const tt=qt(z);return tt!==void 0?A.get(tt)??d:!k&&(0,o.
Eo)($,"Metadata")?N:(0,o.Eo)($,"EmbeddedFile")?g:d}function qt(d){const g=d.get("Filter"),A=(0,o.cy)(g)?g.findIndex(tt=>(0,o.Eo)(tt,"Crypt")):(0,o.Eo)(g,"Crypt")?
0:-1;if(A<0)return;const k=d.get("DecodeParms"),z=(0,o.cy)(k)?k[A]:k,$=(0,o.Zm)(z)?z.get("Name"):void 0;return $ instanceof o.SX?$.text:"Identity"}function Vt(d){
if(qt(d)===void 0)return!1;const g=d.get("Filter"),A=d.get("DecodeParms"),k=(0,o.cy)(g)?g.findIndex($=>(0,o.Eo)($,"Crypt")):0,z=(0,o.cy)(g)?g.filter(($,tt)=>tt!==
k):[];return z.length===0?(d.delete("Filter"),d.delete("DecodeParms"),!0):(d.set("Filter",z),(0,o.cy)(A)&&d.set("DecodeParms",A.filter(($,tt)=>tt!==k)),!0)}function ue(d){
return d.algorithm==="AES-128"?De(d):Te(d)}const te=()=>(0,r.randomBytes)(32);function De({userPassword:d,ownerPassword:g,permissions:A,id0:k}){const z=Ot(d),$=K(
4,16,Ot(g),z),tt=D({revision:4,keyLength:16,owner:$,permissions:A,id0:k,encryptMetadata:!0},z),ot=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Ut(
"AESV2",16),O:new o.Mx($),U:new o.Mx(tt.user),P:A});return It({dictionary:ot,version:"1.6",numbered:!0,identifier:k},I(tt.fileKey))}function Te({userPassword:d,
ownerPassword:g,permissions:A}){const k=(0,r.randomBytes)(32),z=Z(k,Yt(d),Yt(g)),$=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Ut("AESV3",32),O:new o.
Mx(z.owner),OE:new o.Mx(z.wrappedByOwner),U:new o.Mx(z.user),UE:new o.Mx(z.wrappedByUser),P:A,Perms:new o.Mx(q(k,A,!0))});return It({dictionary:$,version:"1.7",
extensionLevel:8,numbered:!1},R(k))}function Ut(d,g){const A=(0,o.jd)({Type:(0,o.UU)("CryptFilter"),CFM:(0,o.UU)(d),AuthEvent:(0,o.UU)("DocOpen"),Length:g});return{
CF:(0,o.jd)({StdCF:A}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function It(d,g){return Qt(d,{strings:g,streams:g,embedded:g,named:new Map([["StdCF",g],["\
Identity",N]]),encryptMetadata:!0})}var Mt=S(58552);const ee={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,
allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},vt=-4,Rt=d=>1<<ee[d]-1,he=Object.keys(ee);function Pe(d){let g=vt;for(const A of he)
d[A]||(g&=~Rt(A));return d.allow_print?g:g&~Rt("allow_print_high_resolution")}function Re(d){return he.filter(g=>(d&Rt(g))===0)}const zt=4096;function Fe(d,{known:g,
possible:A=[]},k){const z=pe(d),$=new Uint8Array(0);if(z.revision<5&&[g??$,...A].some(({length:St})=>St>zt))throw ce();const tt=[...g?[g]:[],...A,$],ot=we(z,tt,
$),ft=ot??(k?ie(Ct(k),St=>we(z,tt,St)):void 0);if(ft===void 0)throw z.revision<5&&!g?Be():k?ae():Se();const{fileKey:dt,access:yt}=ft,Et=re(z,dt);return{...ge(z,
ft,ne(z,dt),Et),access:yt,locked:!1,permissions:z.permissions,revision:z.revision,keyBits:8*dt.length,opensWithoutPassword:ot!==void 0,algorithm:be(z.methods[Et.
streams===N?"embedded":"streams"],dt),unrestricted:()=>_e(z,ft)}}function ge(d,{identifier:g},A,k){const z={dictionary:A,...Ie(d),numbered:d.revision<=4,...g?{identifier:g}:
{}};return Qt(z,k)}function _e(d,g){const A={...d,permissions:vt};let{fileKey:k}=g;const z=ne(A,k);if(g.legacy){const $=D({...g.legacy.scheme,permissions:vt},g.
legacy.userPassword);k=$.fileKey,z.set("U",new o.Mx($.user))}else z.set("Perms",new o.Mx(q(k,vt,d.encryptMetadata)));return ge(A,g,z,re(A,k))}function ne({encrypt:d,
version:g,revision:A,permissions:k,encryptMetadata:z},$){const tt=new o.Bi(d);tt.set("P",k),tt.set("V",g),tt.set("R",A),g===4&&A===3&&z&&tt.set("R",4);for(const[
ft,dt]of[["O",A<5?32:48],["U",A<5?32:48],["OE",32],["UE",32]]){const yt=d.get(ft);yt instanceof o.Mx&&yt.bytes.length>dt&&tt.set(ft,new o.Mx(yt.bytes.subarray(0,
dt)))}const ot=d.get("Length");return ot!==void 0&&!(typeof ot=="number"&&ot%8===0&&ot>=40&&ot<=256)&&tt.set("Length",8*$.length),tt}const me=({version:d,revision:g})=>d===
5?g===5||g===6:[1,2,4].includes(d)&&g>=2&&g<=4;function ke(d,g){const A=d.get("O");if(!(g!==4&&g!==5||!(A instanceof o.Mx)))return A.bytes.length>=Ce?{version:5,
revision:6}:{version:4,revision:4}}const Ce=48;function pe(d){const g=d.get("Filter");if(!(0,o.Eo)(g,"Standard"))throw Gt(`the security handler ${g instanceof o.
SX?oe(g):"without a name"}`);const A={version:Zt(d.get("V"),0),revision:Zt(d.get("R"),0)},{version:k,revision:z}=me(A)?A:ke(d,A.version)??A;if(!me({version:k,revision:z}))
throw Gt(`the standard security handler with V ${k} and R ${z}`);const $={encrypt:d,version:k,revision:z,permissions:Zt(d.get("P"),-4)|0};if(k<4)return{...$,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const tt=d.get("CF"),ot=new Map;for(const[yt,Et]of(0,o.Zm)(tt)?tt:[]){const St=(0,o.Zm)(Et)?Le(
Et,k):void 0;St!==void 0&&ot.set(yt,St)}ot.set("Identity","none");const ft=(yt,Et)=>{const St=d.get(yt),Oe=ot.get(St instanceof o.SX?St.text:Et);if(Oe===void 0)
throw Gt(`the crypt filter ${St instanceof o.SX?oe(St):Et}`);return Oe},dt=d.get("StmF");return{...$,encryptMetadata:d.get("EncryptMetadata")!==!1,methods:{strings:ft(
"StrF","Identity"),streams:ft("StmF","Identity"),embedded:ft("EFF",dt instanceof o.SX?dt.text:"Identity")},filters:ot}}function Le(d,g){const A=d.get("CFM");return g===
5&&(0,o.Eo)(A,"AESV3")?"AESV3":g===4&&(0,o.Eo)(A,"AESV2")?"AESV2":g===4&&(0,o.Eo)(A,"V2")?"V2":A===void 0||(0,o.Eo)(A,"None")?"none":void 0}function we(d,g,A){const{
encrypt:k,revision:z}=d;if(z>=5){const dt={owner:Ft(k,"O",48),user:Ft(k,"U",48),wrappedByOwner:Ft(k,"OE",32),wrappedByUser:Ft(k,"UE",32)};return Ee(O(dt,z,A),"u\
ser")??Ee(B(dt,z,A),"owner")}const $=Ft(k,"O",1),tt=Ft(k,"U",1),{permissions:ot,encryptMetadata:ft}=d;return ie(g,dt=>ie(se(d),yt=>{const Et={revision:z,keyLength:yt,
owner:$,permissions:ot,id0:dt,encryptMetadata:ft};return ye(Et,tt,A,"user")??ye(Et,tt,p(Et,A),"owner")}))}function ye(d,g,A,k){const z=a(d,g,A);return z&&{fileKey:z,
access:k,identifier:d.id0,legacy:{scheme:d,userPassword:A}}}function Ee(d,g){return d&&{fileKey:d,access:g}}function se({encrypt:d,version:g}){if(g===4)return[16];
const A=Zt(d.get("Length"),40),k=A%8===0&&A>=40&&A<=128?A/8:5;return[...new Set(g===1?[5,k,16]:[k,16,5])]}function re(d,g){const A={none:N},k=ot=>ot==="V2"?A.V2??=
V(g):ot==="AESV2"?A.AESV2??=I(g):ot==="AESV3"?A.AESV3??=R(g):N,{methods:z,filters:$,encryptMetadata:tt}=d;return{strings:k(z.strings),streams:k(z.streams),embedded:k(
z.embedded),named:$&&new Map([...$].map(([ot,ft])=>[ot,k(ft)])),encryptMetadata:tt}}function Ie({version:d,revision:g,methods:A}){return g>=5?{version:"1.7",extensionLevel:g===
5?3:8}:d===4?{version:Object.values(A).includes("AESV2")?"1.6":"1.5"}:{version:g===2?"1.1":"1.4"}}function be(d,g){if(d!=="none")return d==="V2"?g.length===5?"R\
C4-40":"RC4-128":d==="AESV2"?"AES-128":"AES-256"}function Ft(d,g,A){const k=d.get(g);if(k instanceof o.Mx&&k.bytes.length>=A)return k.bytes;throw(0,Mt.O$)(`its \
encryption dictionary has no usable /${g}.`)}function Zt(d,g){return typeof d=="number"?Math.trunc(d):g}function ie(d,g){for(const A of d){const k=g(A);if(k!==void 0)
return k}}function oe({text:d}){return/^[\w.+-]{1,40}$/.test(d)?d:"with an unusual name"}function Se(){return(0,Mt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function ae(){return new Mt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Be(){const d="\
is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Mt.hJ)("unsupported_encryption",d,{issues:[{field:"file",message:`\
The document ${d}.`}],advice:"Get the document again from where it came from"})}function ce(){const d=`is encrypted and has an identifier (/ID) of more than ${zt}\
 bytes`;return(0,Mt.hJ)("unsupported_encryption",d,{issues:[{field:"file",message:`The document ${d}; at most that many are supported.`}],advice:"Open it in ano\
ther PDF program and save it again"})}function Gt(d){return(0,Mt.hJ)("unsupported_encryption",`is protected by ${d}, which Octavo cannot open`,{issues:[{field:"\
file",message:`The document is protected by ${d}, which is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights m\
anagement"})}const Ne={...N,decrypt:()=>new Uint8Array(0)};function Ue(d){const g=We(d),A=$=>$==="none"?N:Ne,k=[...g?.filters??[["Identity","none"]]],z={strings:A(
g?.methods.strings),streams:A(g?.methods.streams),embedded:A(g?.methods.embedded),named:g&&!g.filters?void 0:new Map(k.map(([$,tt])=>[$,A(tt)])),encryptMetadata:g?.
encryptMetadata??!0};return{...Qt({dictionary:d,version:"1.1",numbered:!0},z),access:"user",locked:!0,permissions:g?.permissions??vt,revision:g?.revision,opensWithoutPassword:!1,
unrestricted:void 0,...g?Ke(g):xe(d)}}function We(d){try{return pe(d)}catch(g){if(g instanceof Mt.zU&&g.code==="unsupported_encryption")return;throw g}}function Ke({
encrypt:d,version:g,methods:A}){const k=A.streams==="none"?A.embedded:A.streams;if(k==="none")return{algorithm:void 0,keyBits:void 0};if(k==="AESV3")return{algorithm:"\
AES-256",keyBits:256};if(g===4)return{algorithm:k==="AESV2"?"AES-128":"RC4-128",keyBits:128};const z=g===1?40:je(d.get("Length"));return{algorithm:z===40?"RC4-4\
0":"RC4-128",keyBits:z}}function xe(d){const g=d.get("CF"),A=d.get("StmF"),k=(0,o.Zm)(g)&&A instanceof o.SX?g.get(A.text):void 0,z=(0,o.Zm)(k)?k.get("CFM"):void 0;
return(0,o.Eo)(z,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(z,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function je(d){
return typeof d=="number"&&d%8===0&&d>=40&&d<=128?d:40}}),34400:((mt,at,S)=>{S.d(at,{F:()=>Q,V:()=>X});const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.
from({length:64},(c,G)=>Math.floor(Math.abs(Math.sin(G+1))*2**32)|0),Q=c=>new X().digest(c);class X{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(
128);digest(G){const{state:N,tail:V}=this;N[0]=1732584193,N[1]=4023233417,N[2]=2562383102,N[3]=271733878;const{length:I}=G,R=I&-64;for(let f=0;f<R;f+=64)this.compress(
G,f);const b=I-R,F=b<56?64:128;for(let f=0;f<b;f++)V[f]=G[R+f];V[b]=128,V.fill(0,b+1,F);for(let f=0,y=I<<3;f<4;f++)V[F-8+f]=y>>>(f<<3);V[F-4]=I>>>29;for(let f=0;f<
F;f+=64)this.compress(V,f);const x=new Uint8Array(16);for(let f=0;f<16;f++)x[f]=N[f>>2]>>>((f&3)<<3);return x}compress(G,N){const{words:V,state:I}=this;for(let f=0,
y=N;f<16;f++,y+=4)V[f]=G[y]|G[y+1]<<8|G[y+2]<<16|G[y+3]<<24;let R=I[0],b=I[1],F=I[2],x=I[3];for(let f=0;f<64;f++){const y=f>>4;let E,m;y===0?(E=b&F|~b&x,m=f):y===
1?(E=x&b|~x&F,m=5*f+1):y===2?(E=b^F^x,m=3*f+5):(E=F^(b|~x),m=7*f);const T=R+E+o[f]+V[m&15]|0,w=r[y<<2|f&3];R=x,x=F,F=b,b=b+(T<<w|T>>>32-w)|0}I[0]=I[0]+R,I[1]=I[1]+
b,I[2]=I[2]+F,I[3]=I[3]+x}}}),64580:((mt,at,S)=>{S.d(at,{F:()=>o});var r=S(45599);function o(c,G=()=>{}){if(c instanceof r.Z6)return new r.Z6(o(c.dict,G),c.data,
c.sealed);const N=X(c),V=[N];let I=1;for(let R=V.pop();R!==void 0;R=V.pop())if(Array.isArray(R)){I+=R.length;for(const[b,F]of R.entries())R[b]=Q(F,V)}else if((0,r.
Zm)(R)){I+=R.size;for(const[b,F]of R)R.set(b,Q(F,V))}return G(I),N}function Q(c,G){const N=X(c);return N!==c&&G.push(N),N}function X(c){return Array.isArray(c)?
[...c]:(0,r.Zm)(c)?new r.Bi(c):c}}),79725:((mt,at,S)=>{S.d(at,{R:()=>G,Z:()=>N});var r=S(78157),o=S(4e4),Q=S(88500);const X=new Int32Array(0),c=new Q.s;class G{at=X;first=0;used=0;open=-1;close=-1;special=!1;scan=c;marksFrom=0;marksTo=0;own;locate(I,R,b){
const F=this.own??={at:new Int32Array(64),scan:new Q.s},{scan:x}=F;if(this.at=F.at,this.scan=x,this.first=this.used=this.marksFrom=this.marksTo=0,x.reset(),R=(0,r.
AN)(I,R,b),I[R]!==r.iH||I[R+1]!==r.iH)return!1;this.open=R+=2;const f=(0,o.XE)();for(;(R=(0,r.AN)(I,R,b))<b;){const y=I[R];if(y===r.vz)return this.close=R,this.
marksTo=x.used,this.special=x.byteRange||x.doubtful,I[R+1]===r.vz;if(y!==r.cL)return!1;const E=++R;for(;R<b&&r.Kl[I[R]]===r.N9;R++)if(I[R]===r.wn)return!1;const m=R;
m-E===9&&I[E]===r.Ah&&(0,r.w1)(I,E,"ByteRange")&&(x.byteRange=!0),(0,o.xg)(I,E-1,m,f)&&(x.doubtful=!0);const T=R=(0,r.AN)(I,R,b);if(I[R]===r.vz||(R=x.value(I,R,
b),R<0))return!1;this.add(E,m,T,R)}return!1}add(I,R,b,F){this.used+4>this.at.length&&(this.at=this.own.at=N(this.at,this.used+4));const{at:x,used:f}=this;x[f]=I,
x[f+1]=R,x[f+2]=b,x[f+3]=F,this.used=f+4}find(I,R){const{at:b,first:F}=this,x=R.length;for(let f=this.used-4;f>=F;f-=4){const y=b[f];if(b[f+1]-y!==x)continue;let E=0;
for(;E<x&&I[y+E]===R.charCodeAt(E);)E++;if(E===x)return f}return-1}findMisspelt(I,R){const{at:b,first:F}=this;for(let x=F;x<this.used;x+=4){const f=b[x];if(b[x+
1]-f!==R.length)continue;let y=0;for(let E=0;E<R.length&&y<2;E++)I[f+E]!==R.charCodeAt(E)&&y++;if(y===1)return x}return-1}}function N(V,I){const R=new Int32Array(
Math.max(V.length*2,I));return R.set(V),R}}),43767:((mt,at,S)=>{S.d(at,{r:()=>X});var r=S(45599);const o=5;function Q(c,G){if(c.length!==G.length||c.length<o)return!1;
let N=0;for(let V=0;V<c.length;V++)c[V]!==G[V]&&N++;return N===1}function X(c,G){const N=new Set(G),V=G.filter(b=>!c.has(b)),I=new Map;for(const b of c.keys()){
const F=N.has(b)?void 0:V.find(x=>Q(b,x));F!==void 0&&I.set(b,F)}return I.size===0?void 0:{dict:new r.Bi([...c].map(([b,F])=>[I.get(b)??b,F])),keys:[...I.values()]}}}),
45798:((mt,at,S)=>{S.d(at,{e:()=>p,i:()=>a});var r=S(42973),o=S(78157),Q=S(82416),X=S(45599);const c=Symbol("close array"),G=Symbol("close dictionary"),N=Symbol(
"end"),V=32,I=32,R=32,b=32,F=224,x=224,f=1e3,y=160,E=8,m=256,T=8192,w=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,l=K=>K===o.Z4||K===o.kR||K===o.u7;class a{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(D,U,v,W,L,P=1/0,M=p){
this.bytes=D,this.at=U,this.end=v,this.nesting=W,this.openString=L,this.room=P,this.refusal=M}value(){const D=this.token(0);return typeof D=="symbol"?null:D}token(D){
const{bytes:U,end:v}=this;if(this.room-=V,this.room<0)throw this.refusal();const W=(0,o.AN)(U,this.at,v);if(this.at=W,W>=v)return N;const L=U[W];if(L>=o.l0&&L<=
o.ev)return this.numberOrReference();switch(L){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return U[W+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(D+1));case o.WL:return this.at++,this.array(D+1);case o.wt:return this.at++,c;case o.vz:return this.closed=W,U[W+
1]===o.vz?(this.at+=2,G):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(D){this.checkDepth(D),this.room-=
b;const U=[];for(;;){U.length===E&&U.every(W=>W instanceof X.oS)&&this.references(U);const v=this.token(D);if(v===c||v===N)return U;if(v===G)return this.at=this.
closed,U;U.push(v)}}references(D){const{bytes:U,end:v}=this;for(let W=m;W<=T;W*=2){const L=(0,o.bS)(U).toString("latin1",this.at,Math.min(this.at+W,v)),P=w.exec(
L)?.[0]??"";if(P==="")return;const M=D.length;for(const j of P.split(" 0 R"))j!==""&&D.push(new X.oS(Number(j),0));if(this.room-=(D.length-M)*(V+I),this.at+=P.length,
P.length<L.length>>1)return}for(;this.addReference(D);)if(this.room<0)throw this.refusal()}addReference(D){const{bytes:U}=this;let v=this.at;l(U[v])&&v++;const W=v;
let L=0;for(let M=U[v];M>=o.l0&&M<=o.ev;M=U[++v])L=10*L+M-o.l0;return v>W&&v-W<10&&v+4<this.end&&U[v]===o.Z4&&U[v+1]===o.l0&&U[v+2]===o.Z4&&U[v+3]===o.AV&&(l(U[v+
4])||U[v+4]===o.wt)?(D.push(new X.oS(L,0)),this.room-=V+I,this.at=v+4,!0):!1}dictionary(D){this.checkDepth(D),this.room-=x;const U=new X.Bi;let v,W=-1;for(;;){const L=this.
at,P=this.token(D);if(P===G||P===N)return W>=0&&(0,X.hi)(U)&&this.keepSealed(U,W),U;if(P===c)continue;const M=P;if(v===void 0){M instanceof X.SX&&(v=M.text);continue}
U.size>f&&(this.room-=y),M!==null?U.set(v,M):U.delete(v),this.openString&&v==="Contents"&&M instanceof X.Mx&&(W=L),v=void 0}}keepSealed(D,U){D.set("Contents",new a(
this.bytes,U,this.end,1).value())}checkDepth(D){if(D>this.nesting)throw(0,r.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,
"Open it in another PDF program and save it again")}name(){const{bytes:D,end:U}=this,v=this.at+1;return this.room-=R,this.at=(0,o.Wd)(D,v,U),new X.SX((0,Q.MQ)(D,
v,this.at))}string(D){return this.room-=F,new X.Mx(this.openString?this.openString(D):D)}literal(){const{bytes:D,end:U}=this,v=this.at+1;for(let W=v;W<U;W++){const L=D[W];
if(L===o.s1)return this.at=W+1,D.slice(v,W);if(L===o.Cx||L===o.r_||L===o.u7)break}return this.at=(0,o.t9)(D,this.at,U),(0,Q.U1)(D,v,this.at)}hexadecimal(){const{
bytes:D,end:U}=this,v=this.at+1,W=(0,o.$k)(D,v,U);return this.at=W,(0,o.sk)(D,v,W)}numberOrReference(){const{bytes:D,end:U}=this;let v=this.at,W=0;for(;v<U&&D[v]>=
o.l0&&D[v]<=o.ev;)W=W*10+(D[v++]-o.l0);if(v<U&&o.Kl[D[v]]===o.N9)return this.number();this.at=v,v=(0,o.AN)(D,v,U);const L=D[v]===o.N5&&v+1<U&&D[v+1]>o.l0;L&&v++;
let P=0;const M=v;for(;v<U&&D[v]>=o.l0&&D[v]<=o.ev;)P=P*10+(D[v++]-o.l0);return v===M||(v=(0,o.AN)(D,v,U),v>=U||D[v]!==o.AV||v+1<U&&o.Kl[D[v+1]]===o.N9)?W:(this.
at=v+1,this.room-=I,W>2147483647?null:new X.oS(W,L?1:Math.min(P,65535)))}number(){const{bytes:D,end:U,at:v}=this;return this.at=(0,o.Wd)(D,v,U),(0,Q.kz)(D,v,this.
at)}word(){const{bytes:D,at:U,end:v}=this,W=D[U];return W===o.b9||W===o.N5||W===o.fX?this.number():(0,o.wb)(D,U,"true")||(0,o.wb)(D,U,"false")?(this.at=(0,o.Wd)(
D,U,v),W===o.yh):(0,o.w1)(D,U,"endobj")||(0,o.w1)(D,U,"endstream")?N:(this.at=Math.max((0,o.Wd)(D,U,v),U+1),null)}}const p=()=>(0,r.F)("values","The objects tha\
t must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),
4e4:((mt,at,S)=>{S.d(at,{C3:()=>N,XE:()=>V,oC:()=>R,xg:()=>I});var r=S(78157);const o=4<<20,Q=1024,X=1<<29,c=new Int32Array(Q);let G=0;function N(){G<X||(G=0,c.
fill(0))}const V=()=>G+1;function I(x,f,y,E){const m=y-f,T=y-1,l=m*157+x[T]*5+x[T-(m>1?1:0)]*61+x[f+(m>1?1:0)]*331+x[f+(m>>1)]*17&Q-1,a=c[l];return c[l]=++G,a>=
E}function R(x,f,y){if(y-f>o)return!1;const E=[],m=new b;let T=0,w=!1;do{const l=(0,r.AN)(x,f,y);if(l>=y)return!1;const a=E.at(-1)??0,p=a>0&&!w&&x[l]===r.cL;if(f=
F(x,l,y),w=p,p){if(m.add(a,x,l+1,f))return!0}else x[l]===r.WL?E.push(0):x[l]===r.iH&&f===l+2&&x[l+1]===r.iH?E.push(++T):(x[l]===r.wt||x[l]===r.vz&&f===l+2)&&E.pop()}while(E.
length>0);return!1}class b{places=new Int32Array(128);count=0;add(f,y,E,m){let T=f,w=~f;for(let l=E;l<m;l++){let a=y[l];a===r.wn&&(0,r.Li)(y[l+1])>=0&&(0,r.Li)(
y[l+2])>=0&&l+2<m&&(a=(0,r.Li)(y[l+1])*16+(0,r.Li)(y[l+2]),l+=2),T=Math.imul(T^a,16777619),w=Math.imul(w+a,1540483477)^w>>>15}return this.count*4>this.places.length&&
this.grow(),this.put(T,w===0?1:w)}put(f,y){const{places:E}=this;let m=(f^f>>>15)*2&E.length-1;for(;E[m+1]!==0;m=m+2&E.length-1)if(E[m]===f&&E[m+1]===y)return!0;
return E[m]=f,E[m+1]=y,this.count++,!1}grow(){const f=this.places;this.places=new Int32Array(f.length*4),this.count=0;for(let y=0;y<f.length;y+=2)f[y+1]!==0&&this.
put(f[y],f[y+1])}}function F(x,f,y){const E=x[f],m=x[f+1]===E;return E===r.iH?m?f+2:(0,r.$k)(x,f,y):E===r.vz?m?f+2:f+1:E===r.Cx?(0,r.t9)(x,f,y):Math.max((0,r.Wd)(
x,E===r.cL?f+1:f,y),f+1)}}),88500:((mt,at,S)=>{S.d(at,{A:()=>Q,s:()=>p});var r=S(78157),o=S(4e4);const Q=-1,X=2**63,c=-1,G=0,N=1,V=2,I=0,R=1,b=2,F=3,x=4,f=5,y=6,
E=7,m=8,T=new Uint8Array(256).fill(b);for(let v=0;v<256;v++)r.Kl[v]===r.t6&&(T[v]=I);for(let v=r.l0;v<=r.ev;v++)T[v]=R;for(const[v,W]of Object.entries({"/":F,"<":x,
">":f,"[":y,"]":E,"(":m,"%":I,")":I,"{":I,"}":I}))T[v.charCodeAt(0)]=W;const w=new Uint8Array(256);for(let v=0;v<256;v++)r.Kl[v]===r.N9&&v!==r.wn&&(w[v]=1);const l=new Int32Array(
0),a=96;class p{marks=l;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(W,L,P){const M=this.used+P-L;M>this.marks.length&&
this.grow(M),this.marks.set(W.subarray(L,P),this.used),this.used=M}open(W,L,P){return this.opened[W]=L,P}add(W,L,P){return this.used+3>this.marks.length&&this.grow(
this.used+3),this.marks[this.used]=W>2147483647?0:W,this.marks[this.used+1]=L,this.marks[this.used+2]=P,this.used+=3,P}grow(W){const L=new Int32Array(Math.max(this.
marks.length*2,W,a));L.set(this.marks),this.marks=L}value(W,L,P){let M=0,j=G;for(let _=L;L<P;_=L){const O=W[L++];switch(T[O]){case I:O===r.IQ&&(L=(0,r.D)(W,_,P));
continue;case R:{let B=O-r.l0;for(;T[W[L]]===R;)B=B*10+(W[L++]-r.l0);if(L<P&&r.Kl[W[L]]===r.N9){L=(0,r.Wd)(W,L,P);break}if(B>=X)return-1;const Z=K(W,L,P);j===V&&
this.setLength(B,_,L,Z),Z>L&&(L=this.add(B,_,Z));break}case b:for(;L<P&&r.Kl[W[L]]===r.N9;)L++;if(O===r.HF&&U(W,_,L))return-1;break;case F:for(;L<P&&w[W[L]]===1;)
L++;if(L<P&&W[L]===r.wn&&(L=this.escapedName(W,L,P)),j=this.expectedAfter(W,_,L,j===G?M:0),M===0)return L;continue;case x:L=W[L]===r.iH?this.open(M++,(0,o.XE)(),
L+1):this.hexString(W,_,P);break;case f:if(W[L]!==r.vz)continue;if(!(this.opened[--M]>0)||++L>P)return-1;break;case y:L=this.open(M++,c,L);break;case E:if(this.
opened[--M]!==c)return-1;break;case m:L=this.literalString(W,_,P);break}if(M===0)return L>P?-1:L;j=G}return-1}setLength(W,L,P,M){const j=M>P;this.length=j?-1:W,
this.lengthRef=j?W:-1,this.lengthStart=L,this.lengthEnd=M}literalString(W,L,P){const M=(0,r.AZ)(W,L,P);return M<0?P+1:this.strings?this.add(Q,L,M):M}hexString(W,L,P){
const M=(0,r.$k)(W,L,P);return this.strings?this.add(Q,L,M):M}escapedName(W,L,P){return this.doubtful=!0,(0,r.Wd)(W,L,P)}expectedAfter(W,L,P,M){const j=P-L;return j===
10&&W[L+1]===r.Ah&&(0,r.w1)(W,L,"/ByteRange")&&(this.byteRange=!0),M===0||this.opened[M-1]===c?G:((0,o.xg)(W,L,P,this.opened[M-1])&&(this.doubtful=!0),M>1?N:j===
7&&W[L+1]===r.A4&&(0,r.w1)(W,L,"/Length")?V:N)}}function K(v,W,L){if(v[W]===r.Z4&&v[W+1]===r.l0&&v[W+3]===r.AV&&v[W+2]===r.Z4&&W+4<=L)return D(v,W+4,L)?W+4:W;let P=(0,r.
AN)(v,W,L);v[P]===r.N5&&v[P+1]>r.l0&&P++;let M=P,j=0;for(;M<L&&(0,r.yp)(v[M]);M++)j=j*10+(v[M]-r.l0);if(M===P||j>=X)return W;const _=(0,r.AN)(v,M,L);return _<L&&
v[_]===r.AV&&D(v,_+1,L)?_+1:W}const D=(v,W,L)=>W>=L||r.Kl[v[W]]!==r.N9;function U(v,W,L){return L-W===6&&(0,r.w1)(v,W,"endo")||L-W===9&&(0,r.w1)(v,W,"ends")}}),
45079:((mt,at,S)=>{S.d(at,{ZV:()=>w,bD:()=>G,dZ:()=>b,pS:()=>F,sd:()=>l,yT:()=>c});var r=S(78157),o=S(45599);const Q=8,X=1024,c={number:0,generation:0};function G(a,p,K){
if(p===null)a.text("null");else if(typeof p=="number")a.text(w(p));else if(typeof p=="boolean")a.text(p?"true":"false");else if(p instanceof o.SX)b(a,p.text);else if(p instanceof
o.oS)a.text(R(p,K));else if(p instanceof o.Mx)F(a,p.bytes,K);else if(Array.isArray(p)){if(a.byte(r.WL),p.length>=Q&&p.every(D=>D instanceof o.oS))N(a,p,K);else for(const[
D,U]of p.entries())D>0&&a.byte(r.Z4),G(a,U,K);a.byte(r.wt)}else p instanceof o.Bi?V(a,p,K):G(a,p.dict,K)}function N(a,p,K){for(let D=0;D<p.length;D+=X){const U=p.
slice(D,D+X).map(v=>R(v,K));a.text(D>0?` ${U.join(" ")}`:U.join(" "))}}function V(a,p,K){const D=K.security&&p.has("ByteRange")?{...K,security:void 0}:K;a.text(
"<<");for(const[U,v]of p)b(a,U),I(v)&&a.byte(r.Z4),G(a,v,U==="Contents"?D:K);a.text(">>")}const I=a=>a===null||typeof a=="number"||typeof a=="boolean"||a instanceof
o.oS;function R(a,{renumber:p,generationOf:K}){const D=p?p(a):a.number;return p&&D===0?"null":`${D} ${K?K(D):p?0:a.generation} R`}function b(a,p){a.byte(r.cL);for(let K=0;K<
p.length;K++){const D=p.charCodeAt(K)&255;D!==r.Cq&&(D>r.Z4&&D<=r.du&&D!==r.wn&&r.Kl[D]===r.N9?a.byte(D):a.text(`#${T(D)}`))}}function F(a,p,{security:K,number:D,
generation:U}){if(K){y(a,K.encryptString(p,D,U));return}let[v,W]=[0,0];for(let L=0;L<p.length;L++){const P=p[L];(P<r.Z4||P>r.du)&&v++,x(P)&&W++}if(v*3>p.length){
y(a,p);return}a.byte(r.Cx),W===0?a.copy(p,0,p.length):a.fill(p.length+W,(L,P)=>f(L,P,p)),a.byte(r.s1)}const x=a=>a===r.Cx||a===r.s1||a===r.r_||a===r.u7;function f(a,p,K){
let D=p;for(let U=0;U<K.length;U++){const v=K[U];x(v)&&(a[D++]=r.r_),a[D++]=v===r.u7?r.AF:v}}function y(a,p){a.byte(r.iH),a.fill(2*p.length,(K,D)=>{let U=D;for(let v=0;v<
p.length;v++)K[U++]=m[p[v]>>4],K[U++]=m[p[v]&15]}),a.byte(r.vz)}const E="0123456789abcdef",m=Uint8Array.from(E,a=>a.charCodeAt(0)),T=a=>E[a>>4]+E[a&15];function w(a){
if(!Number.isFinite(a))return"0";const p=Math.abs(a);if(Number.isInteger(a)&&p<1e15)return String(a);if(p>=2**63)return`${BigInt(a)}.0`;const K=String(a);return K.
includes("e")?a.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):K}function l(a){const p=[a];for(;p.length>0;){const K=p.pop();if(K instanceof o.Mx)return!0;if(Array.
isArray(K))for(const D of K)p.push(D);else if(K instanceof o.Bi)for(const D of K.values())p.push(D);else K instanceof o.Z6&&p.push(K.dict)}return!1}}),39150:((mt,at,S)=>{
S.d(at,{D:()=>G});var r=S(78157);const o=15,Q=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,X=/^(true|false|null)$/,c=/#(?![0-9A-Fa-f]{2})|#00/;function G(F,x,f){
const y=[],E=()=>{const T=y.at(-1);T?.keys&&(T.value=!1)},m=(0,r.AN)(F,x,f);for(;;){if(x=(0,r.AN)(F,x,f),x>=f)return!1;const T=y.at(-1),w=F[x];if(w===r.vz||w===
r.wt){if(!T||T.keys===void 0!=(w===r.wt)||T.keys&&(T.value||++x>=f||F[x]!==r.vz))return!1;y.pop(),x++}else if(T?.keys&&!T.value){const l=(0,r.Wd)(F,x+1,f),a=b(F,
x,l);if(w!==r.cL||c.test(a)||T.keys.has(a))return!1;T.keys.add(a),T.value=!0,x=l;continue}else if(w===r.WL||w===r.iH&&F[x+1]===r.iH){y.push(w===r.WL?{keys:void 0,
value:!0}:{keys:new Set,value:!1}),x+=w===r.WL?1:2;continue}else if(x=N(F,x,f),x<0)return!1;if(E(),y.length===0)return!(0,r.yp)(F[m])||F[x-1]!==r.AV}}function N(F,x,f){
switch(F[x]){case r.cL:{const y=(0,r.Wd)(F,x+1,f);return c.test(b(F,x,y))?-1:y}case r.Cx:return(0,r.AZ)(F,x,f);case r.iH:for(x++;x<f&&F[x]!==r.vz;x++)if(!R(F[x])&&
r.Kl[F[x]]!==r.t6)return-1;return x<f?x+1:-1;default:{const y=(0,r.Wd)(F,x,f);if(I(F,x,y))return V(F,x,y,f);const E=b(F,x,y);return X.test(E)||Q.test(E)?y:-1}}}
function V(F,x,f,y){const E=(0,r.AN)(F,f,y);if(!(0,r.yp)(F[E]))return f;const m=(0,r.JI)(F,E,y),T=(0,r.AN)(F,m.after,y);return T===m.after||F[T]!==r.AV||r.Kl[F[T+
1]??r.Z4]===r.N9?f:(0,r.JI)(F,x,f).value<=2147483647&&m.value<=65535?T+1:-1}function I(F,x,f){let y=x;for(;y<f&&(0,r.yp)(F[y]);)y++;return y===f&&y>x&&y<=x+o}const R=F=>F>=
r.l0&&F<=r.ev||(F|32)>=97&&(F|32)<=102;function b(F,x,f){return(0,r.bS)(F).toString("latin1",x,Math.min(f,x+200))}}),77581:((mt,at,S)=>{S.d(at,{SQ:()=>Q,U0:()=>F,
g7:()=>b,kt:()=>T,wx:()=>y});var r=S(78157),o=S(45599);const Q=new Map([...[728,711,710,729,733,731,730,732].map((w,l)=>[w,24+l]),...[8226,8224,8225,8230,8212,8211,
402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((w,l)=>[w,128+l]),[8364,160]]),X=/[\x18-\x1f\x80-\xa0]/g,
c=new Map([...Q].map(([w,l])=>[l,w])),G=Array.from({length:256},(w,l)=>String.fromCharCode(c.get(l)??l)),N=32,V=200,I=new WeakMap,R=new WeakMap,b=w=>x(w,I,f),F=w=>x(
w,R,l=>(0,r.bS)(l).toString("latin1"));function x(w,l,a){if(w.bytes.length<V)return a(w.bytes);let p=l.get(w);return p===void 0&&l.set(w,p=a(w.bytes)),p}function f(w){
if(w[0]===254&&w[1]===255)return new TextDecoder("utf-16be").decode(w.subarray(2));if(w[0]===255&&w[1]===254)return new TextDecoder("utf-16le").decode(w.subarray(
2));if(w[0]===239&&w[1]===187&&w[2]===191)return new TextDecoder().decode(w.subarray(3));if(w.length>N)return(0,r.bS)(w).toString("latin1").replace(X,a=>G[a.charCodeAt(
0)]);let l="";for(const a of w)l+=G[a];return l}function y(w){const l=new Uint8Array(w.length);for(let p=0;p<w.length;p++){const K=E(w.charCodeAt(p));if(K===void 0)
return new o.Mx(m(w));l[p]=K}const a=l[0]===254&&l[1]===255||l[0]===255&&l[1]===254;return new o.Mx(a||l[0]===239&&l[1]===187&&l[2]===191?m(w):l)}function E(w){
return w>=32&&w<127||w===9||w===10||w===13||w>=161&&w<=255&&w!==173?w:Q.get(w)}const m=w=>T(`\uFEFF${w}`),T=w=>Buffer.from(w,"utf16le").swap16()}),45599:((mt,at,S)=>{
S.d(at,{Bi:()=>c,Eo:()=>R,Mx:()=>o,Px:()=>x,SX:()=>r,UU:()=>F,Z6:()=>G,Zm:()=>N,cy:()=>I,hi:()=>f,i9:()=>V,jd:()=>b,oS:()=>Q,rV:()=>X});class r{text;constructor(E){
this.text=E}}class o{bytes;constructor(E){this.bytes=E}}class Q{number;generation;constructor(E,m=0){this.number=E,this.generation=m}}class X extends Q{part;constructor(E,m){
super(m,0),this.part=E}}class c extends Map{}class G{dict;data;sealed;constructor(E,m,T){this.dict=E,this.data=m,this.sealed=T}}const N=y=>y instanceof c,V=y=>y instanceof
Q,I=y=>Array.isArray(y),R=(y,E)=>y instanceof r&&y.text===E;function b(y){const E=new c;for(const[m,T]of Object.entries(y))T!==void 0&&E.set(m,T);return E}const F=y=>new r(
y),x=y=>new o(Uint8Array.from(Buffer.from(y,"latin1")));function f(y){const E=y.get("Type");return R(E,"Sig")||R(E,"DocTimeStamp")||y.has("ByteRange")}})};
