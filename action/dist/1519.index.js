"use strict";exports.id=1519,exports.ids=[1519],exports.modules={44233:((mt,at,x)=>{x.d(at,{BC:()=>I,Fr:()=>N,MJ:()=>R,p9:()=>Q,qZ:()=>V});const r=1e3,o=3e5;function*Q(F,O){
if(F.length<=r)return[...F].sort(O);let f=[];for(let E=0;E<F.length;E+=r){for(const S of F.slice(E,E+r).sort(O))f.push(S);yield o}for(let E=r;E<f.length;E*=2){const S=[];
for(let p=0;p<f.length;p+=2*E){const y=Math.min(p+E,f.length),g=Math.min(y+E,f.length);for(let d=p,a=y;d<y||a<g;){const w=a===g||d<y&&O(f[d],f[a])<=0;S.push(w?f[d++]:
f[a++]),S.length%r===0&&(yield o)}}f=S}return f}const X=16384,c=50,Z=4;function*N(F){const{length:O}=F;for(let S=0;S<O;S+=X)F.subarray(S,S+X).sort(),O>X&&(yield X*
c);let[f,E]=[F,O>X?new Float64Array(O):F];for(let S=X;S<O;S*=2){for(let p=0;p<O;p+=2*S){const y=Math.min(p+S,O),g=Math.min(y+S,O);for(let d=p,a=y,w=p;w<g;){const U=a===
g||d<y&&f[d]<=f[a];E[w++]=f[U?d++:a++],w%X===0&&(yield X*Z)}}[f,E]=[E,f]}return f}async function V(F,O,f){const E=Q(F,O);for(;;){const{done:S,value:p}=E.next();
if(S)return p;const y=f.step(p);y&&await y}}const I=(F,O)=>b(F,O,!1),R=(F,O)=>b(F,O,!0);function b(F,O,f){let[E,S]=[0,F.length];for(;E<S;){const p=E+S>>1,y=F[p];
y<O||f&&y===O?E=p+1:S=p}return E}}),60623:((mt,at,x)=>{x.d(at,{Kc:()=>V,M_:()=>I,UD:()=>b});var r=x(11544),o=x(58552),Q=x(27059),X=x(43749),c=x(78157),Z=x(49692),
N=x(81272);const V=S=>(0,r.$)(S,{level:4,mem:3}),I=S=>(0,r.$)(S,{level:0}),R=1<<26;function b(S,p,y,g){const d=p.codec?.inflateNow(S,Math.min(p.stream,p.remaining,
R));if(d)return p.remaining-=d.length,d;if(p.remaining<=0)throw(0,N.q)(p,0);const a=(0,c.j8)(S,0,Math.min(S.length,4)),w=(S[a]&15)===8&&(S[a]<<8|S[a+1])%31===0,
U=p.scratch??new Q.f,T=new Z.S3(S,w?a+2:0,U),K=new N.g(p,g);f(K,T,S.length,U),(!w||T.progress!=="ended")&&(y.found=!0),T.isBroken&&(y.broken=!0);const D=K.finish();
if(D.length===0&&T.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return y.mismatch===!1&&!y.found&&(y.mismatch=(0,X.V)(S,T.consumed,E(D))),
D}const F=8,O=4*Z.jf;function f(S,p,y,g){let d=g.atLeast(y*F);for(let a=0;;){const w=p.inflate(d,a,d.length-Z.yO);if(w>a&&S.push(d.slice(a,w)),p.progress!=="mor\
e")return;if(S.watch?.(S.size),a=w,w<d.length-Z.yO)continue;const U=d.subarray(Math.max(0,w-Z.jf),w);d=g.atLeast(Math.max(O,4*d.length)),d.set(U),a=U.length}}function E(S){
const p=new X.T;return p.add(S),p.value}}),48249:((mt,at,x)=>{x.d(at,{Kc:()=>X.Kc,M_:()=>X.M_,TT:()=>O,tN:()=>f});var r=x(58552),o=x(78157),Q=x(3405),X=x(60623),
c=x(19590),Z=x(93098),N=x(60269),V=x(11032),I=x(70097),R=x(94322);const b={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLeng\
thDecode"},F=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),O=p=>F.has(b[p]??p);function f(p,y,g,d,a={found:!1}){
switch(b[p]??p){case"FlateDecode":return S({filter:"FlateDecode",data:y,parameters:g},d,a);case"LZWDecode":return S({filter:"LZWDecode",data:y,parameters:g},d,a);case"\
ASCII85Decode":return E({filter:"ASCII85Decode",data:y,parameters:void 0},d,a,()=>(0,R.xm)((0,Q.B)(y)));case"ASCIIHexDecode":return E({filter:"ASCIIHexDecode",data:y,
parameters:void 0},d,a,()=>(0,o.sk)(y,0,y.length));case"RunLengthDecode":return E({filter:"RunLengthDecode",data:y,parameters:void 0},d,a,()=>(0,R.xm)((0,I.A)(y,
d)));case"Crypt":return y;default:throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}function E(p,y,g,d){if(p.data.length<=Z.I)return d();
const a=y.large?.find(p,y,g);return a||(y.large?.watch(p,y)?.(1/0),d())}function S(p,y,g){const d=y.large?.find(p,y,g);if(d)return d;const{filter:a,data:w,parameters:U}=p,
T=y.large?.watch(p,y),K=a==="FlateDecode"?(0,X.UD)(w,y,g,T):(0,c.k)(w,(0,N.c)(U,"EarlyChange",1),y,g,T);return(0,V.T)(K,U,g)}}),23334:((mt,at,x)=>{x.d(at,{d:()=>Q});
const r=11,o=4294967295;function*Q(c){for(let Z=0;Z+r<=c.length;){const N=c[Z+4]&63,V=Z+X(c,Z),I=V>c.length?0:c.readUInt32BE(V-4),R=I===o?c.length:V+I;yield{type:N,
start:V,end:R},Z=R}}function X(c,Z){const N=c.readUInt32BE(Z),V=c[Z+5]>>5,I=V===7&&Z+9<=c.length,R=I?c.readUInt32BE(Z+5)&536870911:V,b=I?4+Math.ceil((R+1)/8):1,
F=N<=256?1:N<=65536?2:4;return 5+b+R*F+(c[Z+4]&64?4:1)+4}}),54619:((mt,at,x)=>{x.d(at,{HV:()=>o,UT:()=>X,ZQ:()=>Z,jC:()=>c,tL:()=>Q,wg:()=>I});var r=x(73208);const o=0,
Q=1,X=2,c=3,Z=1,N=1e5,V=1e4;class I{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new r.
J7;mended=new Set;constructor({limits:b,memory:F},O){this.sourceLength=O,this.memory=F,this.bound=Math.min(b.objects,Math.max(1e6,O));const f=O<N?64:1024;this.kind=
new Uint8Array(f),this.place=new Int32Array(f),this.detail=new Int32Array(f)}offer(b,F,O,f){b<this.kind.length&&this.kind[b]!==o||this.set(b,F,O,f)}askFor(b){const F=this.
kind[b]??o;b<=0||b>this.bound||(F===o||this.isWronglyFree(b)?this.unlisted.add(b):F===c&&this.doubtful.add(b))}isWronglyFree(b){return this.kind[b]===c&&(this.detail[b]===
Z||this.wronglyFree.has(b))}doubtFree(b){this.kind[b]===c&&this.unlisted.add(b)}leadsTo(b){const F=this.kind[b]??o;return F===Q||F===X}set(b,F,O,f){if(b>this.bound){
this.overflowed=!0;return}b>=this.kind.length&&this.grow(b+1),this.kind[b]=F,this.place[b]=O,this.detail[b]=f,b>=this.size&&(this.size=b+1)}grow(b){const F=Math.
min(Math.max(b,this.kind.length*2),this.bound+1),O=Math.max(this.kind.length,this.sourceLength,V);F>O&&this.memory.takeNumbers(F-O);const[f,E,S]=[new Uint8Array(
F),new Int32Array(F),new Int32Array(F)];f.set(this.kind),E.set(this.place),S.set(this.detail),[this.kind,this.place,this.detail]=[f,E,S]}}}),91519:((mt,at,x)=>{
x.d(at,{E:()=>kn});var r=x(58552),o=x(78157),Q=x(64580),X=x(83287),c=x(45599);const Z=1<<24,N=200;class V{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const s=this.held.get(this.keys.get(t)??-1);if(!s||e&&!s.verified)return;const{dict:i}=t;return s.filter===i.
get("Filter")&&s.parameters===i.get("DecodeParms")?s.part:void 0}keep(t,e,s){const{data:i,dict:u}=t;if(!s.whole||s.data.length>Z||s.data.buffer===i.buffer||(0,c.
Eo)(u.get("Subtype"),"Image"))return;const h=this.keys.get(t);h!==void 0&&this.held.delete(h);const C=this.next++;this.keys.set(t,C),this.held.set(C,{filter:u.get(
"Filter"),parameters:u.get("DecodeParms"),verified:e,part:s}),this.memory.hold(s.data.length+N,this.holder,C)}}var I=x(52205),R=x(42973),b=x(44233),F=x(88500);function O(n,t){
if(!(t instanceof c.Z6))return;const e=n.resolve(t.dict.get("N"));if(typeof e!="number")return;const{large:s}=n.memory,i=(0,X.US)(n,t,n.memory,!0);if(!i)return;
const u=!i.whole&&!(0,X.QJ)(n.encoded(t),i.damage),h=d(i,e,n.resolve(t.dict.get("First")),u),{isMended:C,...H}=s?s.take(i.data,h,({numbers:rt})=>y*rt.length):f(
h);return{...H,...u||C?{lost:Math.min(Math.max(0,e-H.numbers.length),n.table.size)}:{}}}function f(n){for(;;){const{done:t,value:e}=n.next();if(t)return e}}const E=65536,
S=3,p=10,y=24,g=5e4;function*d(n,t,e,s){const{data:i}=n,{numbers:u,starts:h,isMended:C}=yield*T(n,t,e);s&&h.length>0&&new F.s().value(i,h.at(-1),Math.min(i.length,
h.at(-1)+v))<0&&(u.pop(),h.pop());const H=yield*A(h,i.length);if(B(h,H,i.length))throw(0,r.O$)("its objects overlap");yield*U(i,h,H);const et=u.length>g?{sorted:yield*j(
u,P)}:{};return{data:i,numbers:new Int32Array(u),starts:new Int32Array(h),stops:H,ends:new Int32Array(h.length).fill(-1),namesStream:yield*a(i),isMended:C,...et}}
function*a(n){const[t,e]=[(0,o.bS)(n),"stream"];for(let s=0;s<n.length;s+=w){if(t.subarray(s,s+w+e.length-1).includes(e))return!0;yield w}return!1}const w=1<<20;
function*U(n,t,e){for(let s=0;s<e.length;s++)for(;e[s]-t[s]>E;){const i=e[s]-E;let u=e[s];for(;u>i&&o.Kl[n[u-1]]===o.t6;)u--;if(yield e[s]-u+1,e[s]=u,u>i)break}}
function*T({data:n,whole:t},e,s){const{length:i}=n,u=typeof s=="number"&&Number.isInteger(s)&&s>=0;if(u&&s>i&&!t)return{numbers:[],starts:[],isMended:!1};const h=yield*K(
n,Math.min(e,L),u&&s<=i?s:0),{numbers:C,offsets:H,after:et}=h,rt=yield*W(n,et),nt=!u||s<et||rt!==(yield*W(n,Math.min(s,i))),J=nt?rt:s,it=H.findIndex(ut=>J+ut>i);
it>=0&&(C.length=H.length=it);const ct=C.length>0&&(nt||C.length>e);return{numbers:C,starts:H.map(ut=>J+ut),isMended:ct}}function*K(n,t,e){const[s,i]=[[],[]];let[
u,h]=[0,0],C={count:0,after:0};for(;s.length<(u<e?L:t);){u-h>E&&(yield S*(u-h),h=u);const H=D(n,u),et=D(n,H.after);if(H.value<0||H.value>2147483647||et.value<0||
s.length>=t&&et.after>e)break;s.push(H.value),i.push(et.value),u=et.after,u<=e&&(C={count:s.length,after:u})}return s.length>=t?{numbers:s,offsets:i,after:u}:(s.
length=i.length=C.count,{numbers:s,offsets:i,after:C.after})}function D(n,t){const e=(0,o.AN)(n,t,Math.min(t+E,n.length));return(0,o.JI)(n,e,Math.min(e+E,n.length))}
function*W(n,t){let e=t;for(let s=0;s<n.length;){s=Math.min(e+E,n.length);const i=(0,o.AN)(n,e,s);if(i<s)return i;yield E,e=s}return n.length}const L=2**20,P=2**
29,v=1<<22;function j(n,t){const e=new Float64Array(n.length);for(let s=0;s<e.length;s++)e[s]=Math.min(n[s],t)*L+s;return(0,b.Fr)(e)}const _=4;function*A(n,t){const e=new Int32Array(
n.length);if(n.every((h,C)=>C===0||n[C-1]<h)){for(let h=0;h<n.length;h++)e[h]=n[h+1]??t;return e}const s=yield*j(n,1/0);let i=t,u=t;for(let h=s.length-1;h>=0;h--){
const C=s[h]%L,H=n[C];H<u&&([i,u]=[u,H]),e[C]=i}return yield p*e.length,e}function B(n,t,e){let s=0;for(let i=0;i<n.length;i++)s+=t[i]-n[i];return s>_*e}function G({
data:n,starts:t,stops:e,ends:s,namesStream:i},u){if(s[u]>=0)return s[u];const h=t[u];let C=Math.min(e[u],n.length);for(;C>h&&o.Kl[n[C-1]]===o.t6;)C--;if(C-h>v)throw st();
const H=i?new F.s().value(n,h,C):-1;return s[u]=H>=0?H:C}function q(n,t){const{numbers:e}=n;n.sorted??=f(j(e,P));const{sorted:s}=n;let[i,u]=[0,s.length];for(;i<
u;){const C=i+u>>>1;s[C]<t*L?i=C+1:u=C}const h=i<s.length?s[i]%L:-1;return e[h]===t?h:-1}const st=()=>(0,R.F)("objectValues","An object of the document has too \
many values","Open the document in another PDF program and save it again");var Y=x(54619),lt=x(45798),wt=x(85368),pt=x(22480);const Dt=20;class Tt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
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
h=O(s,this.read(t,u));if(i.delete(t),this.objectStreams.set(t,h),!!h)return h.lost!==void 0&&s.table.broken.set(t,h.lost),this.effort+=h.data.length*s.job.limits.
parsing,s.memory.hold(h.data.length+h.numbers.length*Dt,this.holder,t),h}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}function Xt(n){
const t=n.get("Filter");return(0,c.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var kt=x(67382),de=x(51271),Jt=x(83363),bt=x(45657);const Ct=100;class Kt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
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
this.kind=i}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var ve=x(64680),Nt=x(45079);const Qt={},jt=4096,qt=1<<21,Vt=`
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
entries(t))i===void 0?n.delete(s):n.set(s,i);for(const[s,i]of Object.entries(e))i!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,i)}var Ut=x(79725);const It=6,Mt=new Int32Array(
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
void 0:{bytes:s.data,start:u,end:G(s,i)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Pt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===Y.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new vt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function he(n,t){if(n[t]!==o.iH||n[t+1]!==o.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===o.vz)return n[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var Pe=x(62328),Re=x(73208),zt=x(41869),Fe=x(33973),ge=x(69289);const _e=50,ne=2e4,me=4096,[ke,
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
C)))],["Count",e.length],...i])),h=n.edit(n.catalogNumber);if(!(h instanceof c.Bi))throw(0,r.O$)("it has no catalog");h.set("Pages",u),await t.read()}var Se=x(87598),
ae=x(35586);const Be=new Set(["Root","Info","ID","Encrypt"]);async function ce(n,t){const{limits:e,pace:s}=t,i=new Y.wg(t,n.length),u=new c.Bi;let h=!1,C=-1;const H=rt=>{
for(const[nt,J]of rt)Be.has(nt)&&u.set(nt,J)},et=new ae.c0(n,s,rt=>{const nt=new lt.i(n,rt,Math.min(n.length,rt+65536),e.nesting),J=nt.value();return(0,c.Zm)(J)&&
H(J),(0,c.Zm)(J)&&J.has("XRefStm")?C=-1:(0,c.Zm)(J)&&J.has("Root")&&!J.has("Prev")&&(C=rt),nt.at});for(let rt=0;;){const nt=await et.next(rt);if(!nt)break;const{
number:J,body:it}=nt,ct=et.object(nt),ut=J<i.size&&i.kind[J]===Y.tL;if((!ct.isCut||!ut)&&i.set(J,Y.tL,nt.start,nt.generation),ct.dictionaryEnd>=0&&(0,o.bS)(n.subarray(
it,ct.dictionaryEnd)).includes("XRef")){const gt=new lt.i(n,it,ct.dictionaryEnd,e.nesting,void 0,e.objectValues,st).value();(0,c.Zm)(gt)&&(0,c.Eo)(gt.get("Type"),
"XRef")&&(h=!0,gt.has("Root")&&H(gt))}const ht=s.step(ct.at-rt+200);ht&&await ht,rt=ct.at}if(i.overflowed&&n.length>8*e.objects)throw(0,R.F)("objects",`The docu\
ment has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(i.size===0)throw(0,r.
O$)("no PDF objects were found in the file");return{table:i,trailer:u,streams:h,damaged:!0,plainUntil:C}}var Gt=x(59277);function Ne(n,t){if(n.length===0)throw Ue();
if(n.length>t.inputBytes)throw We(n.length,t.inputBytes);const e=(0,o.bS)(n.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(n).indexOf(" obj")<0)throw Ke(n);
return e}function Ue(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function We(n,t){return(0,R.F)("inputBytes",`The document has ${n} bytes; at most ${t} are allowed`,"Split it \
with another program first")}function Ke(n){const t=(0,Gt.y)(n);if(t===void 0)return(0,r.O$)("the file is not a PDF document");const e=t==="text"?(0,Gt.Y)(n):void 0,
s=e?`is ${e}, not the document itself`:`is ${t}, not a PDF document`;return e?(0,r.O$)(`the file ${s}`,{found:s,advice:"Decode it first"}):(0,r.O$)(`the file ${s}`,
{found:s,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const xe=1e3;
async function je(n){const{job:t,table:e}=n;let s;for(let i=1;i<e.size;i++){if(e.kind[i]!==Y.tL)continue;(s===void 0||e.place[i]>e.place[s.number])&&l(n,i)&&(s=
new c.oS(i,n.generation(i)));const h=t.pace.step(xe);h&&await h}return s&&(await k(n)&&m(n,s)?void 0:s)}function l(n,t){const e=i=>n.resolve(n.entry(t,i));return!(n.
entry(t,"Filter")instanceof c.SX)||typeof e("V")!="number"?!1:e("O")instanceof c.Mx&&e("U")instanceof c.Mx||(0,c.cy)(e("Recipients"))||(0,c.Zm)(e("CF"))}const m=(n,{
number:t})=>!(0,c.Eo)(n.resolve(n.entry(t,"StmF")),"Identity"),M=20;async function k(n){const{job:t,table:e}=n;let[s,i]=[0,0];for(let u=1;u<e.size&&s<M;u++){if(e.
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
set(u,Y.tL,C.start,C.generation),e[u]=C.body):t.set(u,Y.jC,0,0)}}var mn=x(48249),pn=x(3084),wn=x(54771),Qe=x(39150);const yn=new Set(["Root","Encrypt","ID"]),En=new Set(
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
for(let i=0;i<e;i++)s=s*256+n[t+i];return s}const $e=n=>n==null?[]:Array.isArray(n)?n:[n],en=n=>$e(n).map(t=>typeof t=="number"?Math.trunc(t):-1);var nn=x(75162),
_n=x(43767);async function kn(n,t,e={}){const{limits:s,memory:i}=t,u=(0,o.gq)(n),h=Ne(u,s);i.admit(u.length);const C=h>0?[u.subarray(h),u]:[u];for(const et of C){
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
d","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),62328:((mt,at,x)=>{x.d(at,{D:()=>P,n:()=>D});var r=x(58552),o=x(48249),Q=x(83287),X=x(52205),
c=x(78157),Z=x(45599),N=x(23334);function V(v,j){if(j.length===0)return!1;const _=(0,c.bS)(j);return v==="DCTDecode"||v==="DCT"?O(_):v==="JPXDecode"?_.lastIndexOf(
b)<_.length-F:v==="JBIG2Decode"&&E(_)}const[I,R,b]=[Buffer.of(255,216),Buffer.of(255,218),Buffer.of(255,217)],F=16;function O(v){if(!v.subarray(0,64).includes(I))
return!0;const j=v.lastIndexOf(R),_=v.lastIndexOf(b);return j<0||_<j||f(v,j+R.length,_)}function f(v,j,_){for(let A=v.indexOf(255,j);A>=0&&A<_;A=v.indexOf(255,A+
1)){const B=v[A+1];if(B>1&&B<192||B>=240&&B<254)return!0}return!1}function E(v){for(const{end:j}of(0,N.d)(v))if(j>v.length)return!0;return!1}var S=x(96690);const p=1<<
25,y=1<<23,g=1<<18,d=2e3,a=Buffer.alloc(512),w=4096,[U,T]=[1<<23,1<<26],K=Buffer.alloc(16);function D(v){if(v.length>T)return!1;const j=v.length>U?w:a.length;for(let _=0;_+
a.length<=v.length;_+=j)if(!(v[_]!==0||v[_+256]!==0)&&a.equals(v.subarray(_,_+a.length)))return!0;return!1}const W=new Set(["DCTDecode","JPXDecode","CCITTFaxDec\
ode","JBIG2Decode","DCT","CCF"]),L=2;class P{document;notes;known=new Map;memory;left=p;constructor(j,_){this.document=j,this.notes=_,this.memory=j.memory.fork()}async has(j,_=!1){
if(!(j instanceof Z.oS))return!1;const{number:A}=j,B=this.known.get(A);if(B!==void 0)return B;const{document:G}=this,q=G.resolve(j),st=q instanceof Z.Z6?await this.
look(q,_):void 0;st&&this.notes&&(0,Q.Eb)(G,q,st);const Y=st!==void 0&&(st.found||st.mismatch===!0);this.known.set(A,Y);const lt=G.job.pace.step(d);return lt&&await lt,
Y}async look(j,_){const{length:A}=j.data,B=(0,X.c3)(this.document,j.dict.get("Filter")).map(pt=>pt instanceof Z.SX?pt.text:"");if(A>y||A>this.left)return this.isCutShort(
j)?{found:!0}:void 0;if(this.left-=A,B.some(pt=>W.has(pt)))return{found:await this.isDamagedImage(j,B)};if(_&&!B.every(pt=>(0,o.TT)(pt)))return{found:!0};const G=await this.
decode(j,B);if(!G)return;const{damage:q}=G;if((q.found||q.mismatch===!0)&&!(0,Q.QJ)(this.document.encoded(j),q))return q;const Y=(0,c.bS)(G.data),lt=_&&Y.includes(
K)&&!Y.includes("EI"),wt=B.length===0;return _&&wt&&(0,S.CS)(Y)?{found:!0}:{found:lt||wt&&(this.isCutShort(j)||this.isFontOfOtherLength(j,Y.length))}}async decode(j,_){
const{document:A,memory:B}=this,G={found:!1,mismatch:!1};try{const q=await(0,Q.m_)(A,j,B,G);if(q)return{data:q,damage:G};const Y=_.length>0&&j.data.length>g?void 0:
(0,Q.US)(A,j,B,!0);return Y&&{data:Y.data,damage:Y.damage??{found:!Y.whole}}}catch(q){if(!(q instanceof r.zU)||q.code==="cancelled")throw q;if(q.code==="unreada\
ble_document")return{data:new Uint8Array(0),damage:{...G,found:!0}};this.left=0;return}}async isDamagedImage(j,_){if(this.isCutShort(j))return!0;const A=this.document.
encoded(j);if((0,c.bS)(A).includes(a))return!0;const B=_.findIndex(wt=>W.has(wt)),[G,q]=[_.slice(0,B),_[B]];if(B===0)return V(q,A);const st=await this.decode(this.
withFilters(j,B),G);if(!st)return!1;const{found:Y,mismatch:lt}=st.damage;return(Y||lt===!0)&&!(0,Q.QJ)(A,st.damage)||V(q,st.data)}withFilters({dict:j,data:_,sealed:A},B){
const{document:G}=this,q=new Z.Bi([...j]);for(const st of["Filter","DecodeParms"])q.set(st,(0,X.c3)(G,j.get(st)).slice(0,B));return new Z.Z6(q,_,A)}isFontOfOtherLength({
dict:j},_){const A=["Length1","Length2","Length3"].map(G=>this.document.lengthOf(j.get(G)));if(!j.has("Length1")||A[0]<0)return!1;const B=A.reduce((G,q)=>G+Math.
max(0,q),0);return _<B||_>B+L}isCutShort({data:j,dict:_}){const{document:A}=this,{bytes:B}=A,G=j.byteOffset-B.byteOffset+j.length;if(!(j.buffer===B.buffer&&G>=0&&
G<=B.length)||A.lengthOf(_.get("Length"))===j.length)return!1;const st=(0,c.AN)(B,G,B.length);return!(0,c.w1)(B,st,"endstr")&&!(0,c.rg)(B,st)}}}),41869:((mt,at,x)=>{
x.d(at,{T:()=>Z,q:()=>N});var r=x(45599),o=x(62328),Q=x(96690);const X=5e5,c=2e3;async function Z(S,p,{isContentLost:y=!1,notes:g=!1}){const d=new E(S,g),a={content:new b,
fonts:new b,images:new b},w=new Set(y?p.bare:[]);for(let P=0;P<p.count;P++){const v=p.number(P),j=w.has(v)?R:await d.ofContent(S.entry(v,"Contents")),_=await d.
ofResources(p.attribute(P,"Resources"));a.content.add(P+1,Math.max(j,_.forms)),a.fonts.add(P+1,_.fonts),a.images.add(P+1,_.images);const A=S.job.pace.step(c);A&&
await A}const U=p.blank.map(P=>p.indexOf(P)+1).filter(P=>P>0),{broken:T}=S.table,K=[...T.values()].reduce((P,v)=>P+v,0),{count:D,claimed:W,isOrderLost:L}=p;return{
count:D,claimed:W,lost:U,withoutContent:a.content.lost,withoutFonts:a.fonts.lost,withoutImages:a.images.lost,damagedContent:a.content.damaged,damagedFonts:a.fonts.
damaged,damagedImages:a.images.damaged,isOrderLost:L,brokenStreams:T.size,lostObjects:K,mendedKeys:[...S.table.mended]}}const N=S=>[S.withoutContent,S.withoutFonts,
S.withoutImages,S.damagedContent,S.damagedFonts,S.damagedImages].some(p=>p.length>0),[V,I,R]=[0,1,2];class b{lost=[];damaged=[];add(p,y){y===R?this.lost.push(p):
y===I&&this.damaged.push(p)}}const F=S=>(0,r.Eo)(S.get("Subtype"),"Form")||S.has("PatternType"),O={fonts:V,images:V,forms:V},f={fonts:R,images:R,forms:V};class E{document;looks=0;known=new Map;fonts=new Map;streams;constructor(p,y){
this.document=p,this.streams=new o.D(p,y)}async ofContent(p){if(p==null)return V;let y=V;return await this.lookAt(this.document.array(p)??[p],async g=>{y=Math.max(
y,this.isOfOtherKind(g)?R:await this.ofStream(g,!0))}),y}isOfOtherKind(p){if(!(p instanceof r.oS))return p!==null;const y=this.document.resolve(p);return y instanceof
r.Z6&&(0,Q.l2)(y.dict)}async ofResources(p,y=0){const{document:g}=this;if(this.isLost(p))return f;if(p instanceof r.oS)return this.once(p.number,()=>this.ofResources(
g.get(p),y+1));if(!(p instanceof r.Bi)||y>g.job.limits.formDepth)return O;let[d,a,w]=[this.stateOf(p.get("Font")),this.stateOf(p.get("XObject")),V];return await this.
lookAt(this.valuesOf(p.get("Font")),async U=>{d=Math.max(d,await this.ofFont(U))}),await this.lookAt(this.drawnIn(p),async U=>{const T=U instanceof r.oS?g.resolve(
U):null,K=T instanceof r.Z6&&F(T.dict),D=await this.ofStream(U,K);if(K?w=Math.max(w,D):a=Math.max(a,D),!(U instanceof r.oS)||!(T instanceof r.Z6))return;const W=await this.
once(U.number,()=>this.ofDrawn(T,K,y+1));d=Math.max(d,W.fonts),a=Math.max(a,W.images),w=Math.max(w,W.forms)}),{fonts:d,images:a,forms:w}}*drawnIn(p){const{document:y}=this;
yield*this.valuesOf(p.get("XObject"));for(const g of this.valuesOf(p.get("Pattern")))y.resolve(g)instanceof r.Z6&&(yield g);for(const g of this.valuesOf(p.get("\
ExtGState"))){const d=y.dict(y.dict(g)?.get("SMask"))?.get("G");d!==void 0&&(yield d)}}async ofDrawn({dict:p},y,g){if(y)return this.ofResources(p.get("Resources"),
g);const d=p.get("SMask");return{...O,images:d instanceof r.oS?await this.ofStream(d):V}}valuesOf(p){return this.document.dict(p)?.values()??[]}async lookAt(p,y){
for(const g of p){if(++this.looks>X)return;await y(g);const d=this.document.job.pace.step(c);d&&await d}}async once(p,y){const g=this.known.get(p);if(g)return g;
this.known.set(p,O);const d=await y();return this.known.set(p,d),d}async ofFont(p){if(!(p instanceof r.oS))return this.ofFontDictionary(p);let y=this.fonts.get(
p.number);return y===void 0&&this.fonts.set(p.number,y=await this.ofFontDictionary(p)),y}async ofFontDictionary(p){const{document:y}=this;if(this.isLost(p))return R;
const g=y.dict(p),d=y.array(g?.get("DescendantFonts"))?.slice(0,1)??[];if(d.some(U=>this.isLost(U)))return R;const a=(y.dict(d[0])??g)?.get("FontDescriptor");if(this.
isLost(a))return R;const w=["FontFile","FontFile2","FontFile3"].map(U=>y.dict(a)?.get(U));if(w.some(U=>this.isLost(U)))return R;for(const U of[...w,g?.get("ToUn\
icode")])if(await this.streams.has(U))return I;return this.ofGlyphs(g?.get("CharProcs"))}async ofGlyphs(p){let y=V;return await this.lookAt(this.valuesOf(p),async g=>{
y===V&&await this.streams.has(g,!0)&&(y=I)}),y}async ofStream(p,y=!1){return p instanceof r.oS?this.document.resolve(p)instanceof r.Z6?await this.streams.has(p,
y)?I:V:R:V}stateOf(p){return this.isLost(p)?R:V}isLost(p){return p instanceof r.oS&&this.document.resolve(p)===null}}}),96690:((mt,at,x)=>{x.d(at,{BP:()=>b,CS:()=>R,
l2:()=>V});var r=x(48249),o=x(54619),Q=x(78157),X=x(79725),c=x(45599);const Z=200,N=100,V=O=>O.get("Subtype")instanceof c.SX&&!(0,c.Eo)(O.get("Subtype"),"Form"),
I=120;function R(O,f=0){const[E=0,S=0]=[O[f],O[f+1]];return(E&15)!==8||E>I||(E*256+S)%31!==0?!1:E===I||S>=128}class b{document;entries=new X.R;pages=0;constructor(f){
this.document=f}isOdd(f,E){if(++this.pages>Z||E>=0&&this.isPlain(E))return!1;const{document:S}=this,p=S.entry(f,"Contents")??null;return p instanceof c.oS&&this.
isPlain(p.number)?!1:(S.array(p)??[p]).slice(0,N).some(g=>this.isOddItem(g))}isOddItem(f){return f===null?!1:!(f instanceof c.oS)||this.document.table.leadsTo(f.
number)&&!this.isPlain(f.number)}isPlain(f){const{document:E,entries:S}=this,{bytes:p}=E,y=E.place(f);if(E.table.kind[f]!==o.tL||!y||!S.locate(p,y.start,y.end))
return E.isStream(f);const g=(0,Q.AN)(p,S.close+2,y.end);if(!(0,Q.w1)(p,g,"stream"))return!1;const d=S.find(p,"Subtype");if(d>=0&&!(0,Q.wb)(p,S.at[d+2],"/Form"))
return!1;const a=S.find(p,"Filter");return a>=0?this.isKnownFilter(p,S.at[a+2],S.at[a+3]):!R(p,(0,Q.AN)(p,g+6,y.end))}isKnownFilter(f,E,S){if((0,Q.yp)(f[E]))return this.
document.table.leadsTo((0,Q.JI)(f,E,S).value);const p=f[E]===Q.WL,y=p?(0,Q.AN)(f,E+1,S):E;if(f[y]!==Q.cL)return p;if((0,Q.wb)(f,y,"/FlateDecode"))return!0;let g=y+
1;for(;g<S&&g-y<F&&Q.Kl[f[g]]===Q.N9;)g++;return(0,r.TT)((0,Q.bS)(f.subarray(y+1,g)).toString("latin1"))}}const F=32}),67382:((mt,at,x)=>{x.d(at,{$:()=>X,B:()=>c});
var r=x(54619),o=x(78157),Q=x(45599);function X(Z,N,V,I){if(!(0,o.yp)(N[V]))return!0;const{value:R}=(0,o.JI)(N,V,I);return Z.table.kind[R]!==r.tL?!0:Z.bytes[(0,o.
AN)(Z.bytes,Z.bodies[R],Z.bytes.length)]!==o.iH}class c{document;arrays=new Map;constructor(N){this.document=N}keep(N){const{document:V}=this,I=V.entry(N,"Conte\
nts");if(I===void 0||this.isStreamRef(I))return;const R=(0,Q.i9)(I)?this.leftOfObject(I):this.leftOf(I);R!==I&&V.patch(N,{Contents:R})}leftOfObject(N){const{arrays:V,
document:I}=this;if(!V.has(N.number)){const R=I.array(N),b=R&&this.leftOf(R);V.set(N.number,b===void 0?void 0:b===R?N:I.add(b))}return V.get(N.number)}leftOf(N){
if(!Array.isArray(N))return;const V=N.filter(I=>this.isStreamRef(I));return V.length<N.length?V:N}isStreamRef(N){return(0,Q.i9)(N)&&this.document.isStream(N.number)}}}),
51271:((mt,at,x)=>{x.d(at,{L:()=>o});var r=x(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(c=!0){this.sound=c}node(c,Z){return c<0&&(this.
sound=!1),this.parents.push(Z),this.numbers.push(c)-1}has(c){return(this.known??=new Set(this.numbers)).has(c)}page(c,Z){(c<0||this.numbers[c]!==Z)&&(this.sound=
!1),this.homes.push(c)}fork(){const c=new o(this.sound);return c.numbers=this.numbers,c.parents=this.parents,c.homes=this.homes,c}async drop(c,Z,N){if(!this.sound)
return!1;const{numbers:V,parents:I,homes:R}=this,b=new Int32Array(V.length),F=new Uint8Array(V.length),O=new Set;for(let f=0;f<Z.length;f++)N[f]?b[R[f]]++:(F[R[f]]=
1,O.add(Z[f]));for(let f=V.length-1;f>0;f--){const E=I[f];b[E]+=b[f],F[f]&&b[f]===0&&O.add(V[f]),F[E]|=F[f]}for(let f=0;f<V.length;f++){if(!F[f]||b[f]===0)continue;
const E=c.edit(V[f]),S=E instanceof r.Bi?c.array(E.get("Kids"))??[]:[];E instanceof r.Bi&&E.set("Kids",S.filter(y=>!Q(y,O))).set("Count",b[f]);const p=c.job.pace.
step(S.length*50);p&&await p}return this.homes=R.filter((f,E)=>N[E]),!0}}const Q=(X,c)=>(0,r.i9)(X)&&c.has(X.number)}),83363:((mt,at,x)=>{x.d(at,{i:()=>w,S:()=>U});
var r=x(98446),o=x(42973),Q=x(79725),X=x(43767),c=x(45599),Z=x(96690),N=x(78157),V=x(67382);function I(_,A,B){B.parent=B.contents=-1,B.lists=B.isBare=!1;const G=_.
place(A),{entries:q}=B;if(G&&_.locate(A,G,q)&&q.find(G.bytes,"Kids")<0){if(q.used===q.first)return"none";const lt=q.find(G.bytes,"Type");if(lt>=0&&(0,N.wb)(G.bytes,
q.at[lt+2],"/Page")){if(G.bytes[(0,N.AN)(G.bytes,q.close+2,G.end)]===N.HY)return y(_,A);const pt=q.find(G.bytes,"Contents");if(S(G.bytes,q)&&p(_,A))return"uncle\
ar";B.isBare=pt<0||(0,N.wb)(G.bytes,q.at[pt+2],"null"),pt>=0&&R(_,G.bytes,q.at[pt+2],q.at[pt+3],B);const Dt=q.find(G.bytes,"Parent");return Dt>=0&&(B.parent=(0,N.
JI)(G.bytes,q.at[Dt+2],q.at[Dt+3]).value),"page"}const wt=_.get(A);return wt instanceof c.Bi&&f(_,wt)?"unclear":"none"}const st=_.get(A);return!(st instanceof c.
Bi)||st.size===0?"none":(0,c.Eo)(st.get("Type"),"Page")&&!b(_,st)?"unclear":_.array(st.get("Kids"))?"node":f(_,st)?"unclear":"none"}function R(_,A,B,G,q){q.lists=
(0,V.$)(_,A,B,G),(0,N.yp)(A[B])&&(q.contents=(0,N.JI)(A,B,G).value)}function b(_,A){const B=_.array(A.get("Kids"));return B!==void 0&&B.length>0&&!A.has("Conten\
ts")&&Number.isInteger(_.resolve(A.get("Count")))}const F=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],O=["MediaBox","Resources"];function f(_,A){
const B=_.resolve(A.get("Type"));if(!(B instanceof c.SX&&B.text!=="Pages"))return F.some(st=>A.has(st));const q=A.get("Contents")instanceof c.oS||_.array(A.get(
"Contents"))!==void 0;return O.some(st=>A.has(st))||q&&A.get("Parent")instanceof c.oS&&!A.has("Subtype")}const E=["Contents","Resources","Annots","MediaBox"],S=(_,A)=>E.
some(B=>A.find(_,B)<0&&A.findMisspelt(_,B)>=0);function p(_,A){const B=_.get(A),G=B instanceof c.Bi?(0,X.r)(B,E):void 0;if(!G)return!1;_.put(A,G.dict);for(const q of G.
keys)_.table.mended.add(q);return!0}function y(_,A){const B=_.get(A);return B instanceof c.Z6?(_.put(A,new c.Bi([...B.dict].filter(([G])=>!/^(Length|Filter|DecodeParms)$/.
test(G)))),"unclear"):"page"}var g=x(51271);class d{document;left;sizes=new Map;constructor(A){this.document=A,this.left=A.job.limits.nodes}make(A){const B=this.
document.get(A),G=this.sizes.get(A)??a(B);if(this.sizes.set(A,G),this.left-=G,this.left<0)throw(0,o.F)("nodes",`The document refers to the same pages too often:\
 copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(B instanceof
c.Bi?new c.Bi(B):B).number}}function a(_){const A=[_];let B=0;for(let G=A.pop();G!==void 0;G=A.pop())if(B++,Array.isArray(G))for(const q of G)A.push(q);else if(G instanceof
c.Bi)for(const q of G.values())A.push(q);return B}const w=["Resources","MediaBox","CropBox","Rotate"];async function U(_){return new T(_).read()}class T{document;numbers=[];ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new g.L;bare=[];look={parent:-1,lists:!1,isBare:!1,contents:-1,entries:new Q.R};seen=new Set;copies;glance;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(A){
this.document=A,this.copies=new d(A),this.glance=new Z.BP(A)}async read(){const{document:A,open:B}=this,{pace:G}=A.job,q=A.catalog.get("Pages")??null;for(B.push(
{kids:[q],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});B.length>0;){const st=B[B.length-1];if(st.next===st.kids.length){B.pop(),B.length>0&&this.close(
st);continue}const Y=st.kids[st.next++];st.next===st.kids.length&&(st.kids=K,st.next=0);const lt=G.step(400);lt&&await lt,Y instanceof c.oS?this.visit(Y,st):this.
visitNode(Y,-1,st)}return this.finish(q)}close({claimed:A,before:B,lost:G}){const q=this.numbers.length-this.dropped-B;A!==q&&(this.irregular=!0,!(typeof A=="nu\
mber"&&A>=q)&&(this.dropped+=this.lost.length-G,this.lost.length=this.lostNumbers.length=G))}visit(A,B){const{document:G,seen:q,look:st}=this,{number:Y}=A,lt=q.
has(Y);q.add(Y);const wt=I(G,Y,st);if(A.generation!==G.generation(Y)&&(this.irregular=!0),wt==="page"||wt==="unclear"){lt&&(this.irregular=!0);const pt=lt?this.
copies.make(Y):Y;wt==="unclear"?this.unclear.push(pt):this.keepEntries(Y),(wt==="unclear"||st.lists)&&this.listing.push(pt),st.isBare&&this.bare.push(pt),this.isWanting||=
this.glance.isOdd(Y,st.contents),this.add(pt,B,st.parent);return}wt==="none"&&!lt&&this.lose(B,Y),wt==="none"||lt?this.irregular=!0:this.visitNode(A,Y,B)}keepEntries(A){
const{document:B,look:G}=this,{scan:q,marksFrom:st,marksTo:Y}=G.entries,{table:lt}=B;for(let wt=st;wt<Y;wt+=3){const pt=q.marks[wt];lt.askFor(pt),this.isWanting||=
!lt.leadsTo(pt)}B.keepEntries(A,G.entries)}visitNode(A,B,G){const{document:q,inherited:st}=this,Y=this.mendNode(q.dict(A),B);if(!Y){this.irregular=!0,this.lose(
G,B);return}const lt=q.array(Y.get("Kids"));if(!lt){B<0&&this.visitDirectPage(Y,G);return}const wt=v(Y);let pt=G.from;wt&&(pt=st.push({...st[pt],...wt})-1),(0,c.
Eo)(q.resolve(Y.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:lt,next:0,from:pt,home:this.nodes.node(B,G.home),claimed:q.resolve(Y.get("Count")),
before:this.numbers.length-this.dropped,lost:this.lost.length}),q.release(B)}mendNode(A,B){const G=A&&(0,X.r)(A,w);if(!G)return A;const{document:q}=this;B>=0&&q.
put(B,G.dict);for(const st of G.keys)q.table.mended.add(st);return G.dict}visitDirectPage(A,{from:B}){if(!(0,c.Eo)(A.get("Type"),"Page"))return;this.irregular=!0;
const{number:G}=this.document.add(A);this.numbers.push(G),this.listing.push(G),this.ancestry.push(B)}add(A,{from:B,home:G},q){this.numbers.push(A),this.ancestry.
push(B),this.nodes.page(G,q);const{pages:st}=this.document.job.limits;if(this.numbers.length>st)throw j(st)}lose(A,B){A.home<0||(this.lost.push(this.numbers.length),
this.lostNumbers.push(B),this.add(D,A,-1))}finish(A){const{document:B,numbers:G,ancestry:q,inherited:st,lost:Y,unclear:lt,listing:wt,nodes:pt}=this;for(const kt of this.
lostNumbers)B.table.doubtFree(kt);Y.length===G.length-this.dropped&&(Y.length=0);const Dt=Y.map(kt=>G[kt]=B.add(P(st[q[kt]])).number);W(G,q);const Tt=B.resolve(
B.dict(A)?.get("Count")),Xt=Tt!==G.length||A instanceof c.oS&&G[0]===A.number;return{numbers:G,ancestry:q,inherited:st,irregular:this.irregular||Xt,unclear:lt,listing:wt,
nodes:pt,claimed:typeof Tt=="number"?Tt:void 0,blank:Dt,isWanting:this.isWanting,bare:this.bare}}}const K=[],D=-1;function W(_,A){let B=_.indexOf(D);if(!(B<0)){
for(let G=B;G<_.length;G++)_[G]!==D&&(_[B]=_[G],A[B++]=A[G]);_.length=A.length=B}}const L=[0,0,612,792];function P(_){const A=new c.Bi([["Type",new c.SX("Page")]]);
return _.MediaBox===void 0?A.set("MediaBox",[...L]):A}function v(_){let A;for(const B of w){const G=_.get(B);G!==void 0&&((A??={})[B]=G)}return A}function j(_){
const A=(0,r.y_)(_,"page");return(0,o.F)("pages",`The document has more than ${A}`,"Split it with another program first")}}),33973:((mt,at,x)=>{x.d(at,{Gy:()=>f,
Rf:()=>E,Ip:()=>S});var r=x(54619),o=x(87598),Q=x(85368),X=x(88500);class c{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new X.
s;signed=new Set;constructor(P,v,j){this.detail=v,this.strings=j,this.scan.strings=j;const _=new Int32Array(v?8*P:P);this.done=new Uint8Array(v?P:0);const A=B=>_.
subarray(B*P,(B+1)*P);this.end=A(0),this.valueEnd=A(1),this.dataStart=A(2),this.dataEnd=A(3),this.lengthStart=A(4),this.lengthEnd=A(5),this.from=A(6),this.to=A(
7)}}var Z=x(78157),N=x(79725),V=x(4e4),I=x(39150),R=x(45599);class b{scan=new X.s;ranges=new Map}const F=2;class O{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(P,v,j){
this.walked=j,this.live=new Uint8Array(P),this.via=new Int32Array(v?P:0)}}async function f(L,{watched:P}={}){const{markings:v,referrers:j}=await E([L],{watched:P,
detail:!0}),{live:_,via:A}=v[0];return{live:_,via:A,referrers:j}}async function E(L,P={}){const v=new w(L,P);return await v.run(),v}function S(L,{repairs:P}){for(const{
part:v,number:j,value:_}of P)L[v].put(j,_)}const p=100,y=100,g=2e3,d=-2;function a(L){if(L instanceof R.Z6)return L.data.length+a(L.dict);if(Array.isArray(L))return 12*
L.length;if(!(L instanceof R.Bi))return p;let P=30*L.size;for(const v of L.values())Array.isArray(v)&&(P+=12*v.length);return P}class w{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new N.R;strings;alias;constructor(P,{detail:v=!1,strings:j=!1,watched:_,alias:A}){if(this.documents=P,this.strings=
j,this.alias=A,this.markings=P.map(B=>new O(B.size,_!==void 0,T(B,j||v,j))),!!_){this.watched=new Uint8Array(P[0].size);for(const B of _)this.watched[B]=1}}async run(){
const{documents:P,stack:v}=this,[j]=P;for(const[_,A]of[...j.trailer].reverse())_!=="Encrypt"&&this.followValue(0,A);for(;this.values.length>0||v.length>0;){const _=j.
job.pace.step(this.values.length>0?this.followParts():this.followNext());_&&await _}for(const{live:_,signed:A,walked:B}of this.markings)for(const G of B.signed)
_[G]===1&&A.add(G)}followNext(){const P=this.stack.pop(),v=P%this.documents.length;return this.follow(v,(P-v)/this.documents.length)}visit(P,v){this.alias&&({part:P,
number:v}=this.alias(P,v)??{part:P,number:v}),this.watched&&this.watched[v]===1&&this.referrers.add(this.current);const j=this.markings[P],{live:_}=j;if(v>0&&v<
_.length&&_[v]!==0)return;const A=this.documents[P];if(v<=0||v>=_.length||!A.exists(v))return A.missed(v);_[v]=1,this.watched&&(j.via[v]=this.current),this.stack.
push(v*this.documents.length+P)}follow(P,v){const j=this.documents[P],_=this.markings[P],{walked:A}=_;if(this.current=v,_.count++,j.isChanged(v))return this.followChanged(
j,_,P,v);if(A.done[v]===1)return this.followAgain(j,_,P,v);const{scan:B,detail:G}=A;G||(B.used=0);const q=B.used,st=j.table.kind[v]===r.tL?this.walk(j,A,v):this.
walkPlace(j,v,B);return st<0||B.byteRange&&this.isSignature(A.signed,v)?this.forget(B,q).followRepaired(j,P,v):(_.bytes+=st,G&&(A.from[v]=q,A.to[v]=B.used,A.valueEnd[v]=
this.extent.valueEnd,A.done[v]=1),this.followMarks(P,B,q,B.used,B.lengthStart),y+st)}followChanged(P,v,j,_){const A=P.patched(_);if(!A){const lt=P.edited.get(_);
return U(lt)||lt===null?this.followRepaired(P,j,_):(this.followValue(j,lt),v.bytes+=a(lt),y)}const{detail:B}=v.walked;if(A.references&&!B&&!P.suspect){for(let lt=A.
first;lt<A.last;lt++)this.visit(j,A.references[lt]);return v.bytes+=A.end-A.start,y}const{scan:G,ranges:q}=K(v);B||(G.used=0);const st=G.used,Y=this.walkPlace(P,
_,G);return Y<0||G.byteRange&&this.isSignature(v.signed,_)?this.forget(G,st).followRepaired(P,j,_):(v.bytes+=Y,B&&q.set(_,{from:st,to:G.used,valueEnd:this.extent.
valueEnd}),this.followMarks(j,G,st,G.used,G.lengthStart),y+Y)}followAgain(P,v,j,_){const{walked:A}=v;return v.bytes+=A.end[_]>0?A.end[_]-P.table.place[_]:p,this.
followMarks(j,A.scan,A.from[_],A.to[_],A.lengthStart[_]),y}isSignature(P,v){return P.add(v),this.strings}followMarks(P,{marks:v},j,_,A){const B=this.strings?A:d;
for(let G=j;G<_;G+=3)v[G]!==X.A&&v[G+1]!==B&&this.visit(P,v[G])}forget(P,v){return P.used=v,this}followRepaired(P,v,j){const _=P.get(j),A=U(_)?P.resolve(_):_;return A===
null?(this.markings[v].live[j]=F,this.markings[v].count--):this.repair(v,j,A),y}repair(P,v,j){this.repairs.push({part:P,number:v,value:j}),this.followValue(P,j)}followValue(P,v){
this.part=P,this.values.push(v)}followParts(){const{part:P,values:v}=this;let j=0;for(;v.length>0&&j<g;j++){const _=v.pop();if(_ instanceof R.oS)this.visit(_ instanceof
R.rV?_.part:P,_.number);else if(Array.isArray(_))for(const A of _)v.push(A);else if(_ instanceof R.Bi){_.has("ByteRange")&&this.markings[P].signed.add(this.current);
for(const A of _.values())v.push(A)}else if(_ instanceof R.Z6)for(const[A,B]of _.dict)A!=="Length"&&v.push(B)}return j*y}walk(P,v,j){const{extent:_}=this,{bytes:A}=P,
{scan:B}=v,G=P.bodies[j];B.forgetLength();const{kept:q}=this,st=!this.strings&&P.recallEntries(j,q);st&&B.append(q.scan.marks,q.marksFrom,q.marksTo);const Y=st?
q.close+2:B.value(A,G,A.length);return Y<0||A[Y-1]===Z.AV||!(0,Q.x)(P,Y,B,_)||P.suspect&&!(0,I.D)(A,G,Y)||B.doubtful&&(0,V.oC)(A,G,Y)?-1:(_.dataStart<0?B.lengthStart=
-1:!P.suspect&&!P.security&&(0,o.eI)(P,j,_)&&P.table.doubtful.add(j),v.end[j]=_.end,v.detail&&(v.dataStart[j]=_.dataStart,v.dataEnd[j]=_.dataEnd,v.lengthStart[j]=
B.lengthStart,v.lengthEnd[j]=B.lengthEnd),_.end-P.table.place[j])}walkPlace(P,v,j){const _=P.place(v);if(!_)return-1;const{bytes:A,start:B,end:G}=_;j.forgetLength();
const q=j.value(A,B,G);return j.lengthStart=-1,q<0&&!W(A,B,G)||D(A,B,G)||q>0&&A[q-1]===Z.AV||q>=0&&(0,Z.AN)(A,q,G)<G||P.suspect&&!(0,I.D)(A,B,G)||j.doubtful&&(0,V.
oC)(A,B,G)?-1:(this.extent.valueEnd=q<0?G:q,G-B)}}const U=L=>L instanceof R.oS&&!(L instanceof R.rV);function T(L,P,v){const j=L.walked;if(j?.strings===v)return j;
const _=new c(L.size,P,v);return P&&(L.walked=_),_}function K(L){return L.patches||(L.patches=new b,L.patches.scan.strings=L.walked.strings),L.patches}function D(L,P,v){
const j=(0,Z.AN)(L,P,v);return j>=v||L[j]===Z.yq&&(0,Z.wb)(L,j,"null")}function W(L,P,v){for(let j=P;j<v;j++)if("<([/%".includes(String.fromCharCode(L[j])))return!1;
return!0}}),83287:((mt,at,x)=>{x.d(at,{D4:()=>V,Eb:()=>S,QJ:()=>O,US:()=>R,m_:()=>I});var r=x(42973),o=x(52205),Q=x(58552),X=x(48249),c=x(3084),Z=x(78157),N=x(45599);
function V(g,d,a,w){const U=g.job.limits.filters,T=(0,o.c3)(g,d.dict.get("Filter")??d.dict.get("F")),K=(0,o.c3)(g,d.dict.get("DecodeParms")??d.dict.get("DP"));if(T.
length>U)throw(0,r.F)("filters",`A stream of the document has ${T.length} filters; at most ${U} are allowed`,"Open it in another PDF program and save it again");
let D=g.encoded(d);const W=performance.now();try{for(const[L,P]of T.entries()){const v=g.dict(K[L]);P instanceof N.SX&&(D=(0,X.tN)(P.text,D,v&&(0,o.x$)(g,v),a,w))}}finally{
g.job.pace.addSince(W)}return D}async function I(g,d,a,w){const[U,...T]=(0,o.c3)(g,d.dict.get("Filter")??d.dict.get("F"));if(!(0,N.Eo)(U,"FlateDecode")||T.length>
0)return;const[K]=(0,o.c3)(g,d.dict.get("DecodeParms")??d.dict.get("DP")),D=g.dict(K);return(0,c.V)(g.encoded(d),D&&(0,o.x$)(g,D),a,g.job,w)}function R(g,d,a,w=!1){
const U=(0,o.c3)(g,d.dict.get("Filter")??d.dict.get("F"));if(U.length<=g.job.limits.filters&&U.some(K=>K instanceof N.SX&&!(0,X.TT)(K.text)))return;const T={found:!1,
mismatch:!1};try{return{data:V(g,d,a,T),whole:!T.found&&!(w&&T.mismatch===!0),damage:T}}catch(K){if(K instanceof Q.zU&&K.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1,damage:{...T,found:!0}};throw K}}const b=[0,0,255,255],F=2;function O(g,d){if(d?.broken===!0)return!1;if((0,Z.j8)(g,0,g.length)===g.length)return!0;
for(let a=0;a<=F;a++){const w=g.length-a-b.length;if(b.every((U,T)=>g[w+T]===U))return!0}return!1}const f=new Set(["Type1C","CIDFontType0C","OpenType"]),E=4;function S(g,d,a){
const{found:w,mismatch:U}=a,{damagedKinds:T}=g.table;d.data.buffer===g.bytes.buffer&&(!w&&U!==!0?T.addSound():O(g.encoded(d),a)||(w?T.addCut(y(g,d)):p(g.encoded(
d))||T.addContradicted(y(g,d))))}function p(g){const d=g.subarray(-E);return d.every(a=>a===d[0])}function y(g,{dict:d}){const a=g.resolve(d.get("Subtype")),w=g.
resolve(d.get("Type"));return(0,N.Eo)(w,"EmbeddedFile")?"an attachment":(0,N.Eo)(w,"Metadata")?"metadata":(0,N.Eo)(a,"Image")?"an image":d.has("Length1")||d.has(
"CMapName")||a instanceof N.SX&&f.has(a.text)?"a font":d.has("FunctionType")||d.has("ShadingType")?"a color function":d.has("N")&&!(0,N.Eo)(w,"ObjStm")?"a color\
 profile":"content"}}),87598:((mt,at,x)=>{x.d(at,{NW:()=>b,eI:()=>N,h9:()=>E});var r=x(78157),o=x(22480);const Q=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
X=1024,c=32,Z=64;function N({bytes:y,bodies:g},d,a){const{valueEnd:w,dataStart:U,dataEnd:T}=a;if(T-U<8)return!1;if((0,o.CS)(y,U)&&(y[U+1]&c)===0)return T-U>=Z&&
V(y,U,U+Z);const K=y[U]===255&&y[U+1]===216,D=g[d];return K||w-D>X?!1:Q.test((0,r.bS)(y).toString("latin1",D,w))}function V(y,g,d){for(let a=g;a<d;a++)if(y[a]>=
128)return!1;return!0}const[I,R]=[8192,1<<26];function b(y){if(y.length<I||y.length>R)return!1;const g=(0,r.bS)(y);return(!g.includes(r.u7)||!g.includes(r.kR)||
!g.includes(0))&&g.includes("/FlateDecode")}const F=1<<20,[O,f]=[64,2048];function E(y){const g=(0,r.bS)(y.subarray(0,F));if(!g.includes("/FlateDecode")&&!g.includes(
"/DCTDecode"))return!1;let d=0;for(const a of g)a>=128&&d++;return d>O&&p(g)||d>f&&S(g)}function S(y){if(!y.includes(r.u7)||!y.includes(r.kR))return!0;for(let g=y.
indexOf(r.kR);g>=0;g=y.indexOf(r.kR,g+1))if(y[g-1]!==r.u7)return!1;return!0}function p(y){for(let g=0;g<y.length;){const d=y[g++];if(d<128)continue;const a=d>=240?
3:d>=224?2:1;if(d<194||d>244)return!1;for(const w=Math.min(g+a,y.length);g<w;g++)if((y[g]&192)!==128)return!1}return!0}}),85368:((mt,at,x)=>{x.d(at,{u:()=>I,x:()=>N});
var r=x(78157),o=x(58552),Q=x(35586),X=x(37628),c=x(45599),Z=x(22480);function N(R,b,F,O){const{bytes:f}=R,{length:E}=f;O.valueEnd=b;const S=(0,r.AN)(f,b,E);if((0,r.
rg)(f,S))return O.dataStart=O.dataEnd=-1,O.end=S+6,!0;if(!(0,r.w1)(f,S,"stream"))return!1;const p=F.lengthRef>=0?R.lengthOf(new c.oS(F.lengthRef)):F.length,y=S+
(f[S+6]===r.u7?8:7),g=y+p;if(f[y-1]!==r.kR||p<0||g>E||!(0,Z.VF)(f,g)||(0,Z.Ow)(f,y,g)>y)return!1;const d=(0,r.AN)(f,(0,r.AN)(f,g,E)+9,E);return O.dataStart=y,O.
dataEnd=g,O.end=d+6,(0,r.rg)(f,d)}const V=16;class I{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(b){this.bytes=b,this.left=V*b.length+1e6,this.objectEnds=
new X.k(b,"endobj"),this.streamEnds=new X.k(b,"endstream")}data(b,F,O){const{bytes:f,ends:E}=this,S=(0,Z.ni)(f,b);if(F>=0&&S+F<=f.length&&(0,Z.VF)(f,S+F))return{
start:S,end:S+F,isSearched:!1};let p=E.get(S);if(p===void 0&&(p=this.damagedEnd(S,F,O),E.set(S,p),this.left-=p-S,this.left<0))throw(0,o.O$)("its objects overlap");
return{start:S,end:p,isSearched:!0}}damagedEnd(b,F,O){const{bytes:f}=this,E=b+F,S=this.objectEnds.next(b),p=S<0?f.length:S;if(F>=0&&E<=p&&this.endsObject(E))return E;
const y=this.streamEnds.next(b);let g=y<0||y>p?p:y;return O&&(g=(0,Q.$z)(f,b,g)),g>b&&f[g-1]===r.kR&&g--,g>b&&f[g-1]===r.u7&&g--,g}endsObject(b){const{bytes:F}=this,
O=(0,r.AN)(F,b,F.length);return(0,r.w1)(F,O,"endstr")||(0,r.rg)(F,O)||(0,r.ay)(F,O,F.length)!==void 0}}}),59277:((mt,at,x)=>{x.d(at,{Y:()=>c,y:()=>X});var r=x(78157);
const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],Q=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function X(I){const R=(0,r.bS)(I).toString("latin1",0,1024);if(R.startsWith("RIFF")&&R.startsWith("WEBP",8))return"\
a WebP image";if(R.startsWith("ftyp",4))return Q.find(([F])=>F.test(R.slice(8,12)))?.[1];const b=o.find(([F])=>R.startsWith(F));return b?b[1]:V(R)??(N(I)?"text":
void 0)}function c(I){const R=(0,r.bS)(I).toString("latin1",0,1024);return/^[\s"']{0,9}data:[^,\s]{0,200};base64,/i.test(R)?"a data: address":/^\s{0,9}[[{]/.test(
R)?R.includes(Z)?"JSON with a PDF document in Base64":void 0:/^[\s"']{0,9}JVBERi/.test(R)?"a PDF document in Base64":/^[\s"']{0,9}(?:0x)?255044462d/i.test(R)?"a\
 PDF document in hexadecimal digits":void 0}const Z="JVBERi";function N(I){const R=(0,r.bS)(I.subarray(0,1024)).toString("utf8"),b=I.length>1024?R.replace(/\ufffd{1,3}$/,
""):R;return b!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.test(b)}function V(I){const R=I.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(R.startsWith("<\
!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(R))return"an HTML page";if(R.startsWith("<"))return R.includes("<svg")?"an SVG drawing":R.startsWith(
"<?xml")?"an XML file":void 0}}),35586:((mt,at,x)=>{x.d(at,{$z:()=>I,BX:()=>g,c0:()=>V,dZ:()=>R});var r=x(78157),o=x(88500),Q=x(37628),X=x(22480);const c=512,Z=1<<
22,N=65536;class V{bytes;pace;onTrailer;buffer;scan=new o.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(a,w,U=T=>T){this.bytes=
a,this.pace=w,this.onTrailer=U,this.buffer=(0,r.bS)(a),this.streams=new Q.k(a,"stream",T=>p(a,T)),this.objectEnds=new Q.k(a,"endobj"),this.streamEnds=new Q.k(a,
"endstream"),this.allowance=this.farAllowance=8*a.length+1e6}async next(a){const{bytes:w}=this,U=w.length;for(;;){if(a=b(w,a),a>=U)return;const T=(0,r.yp)(w[a])?
(0,r.ay)(w,a,U):void 0;if(T&&S(T.number)&&!y(w[T.body]))return T;const K=O(w,a);if(K==="trailer"){const D=this.valueEnd(a+7,Math.min(U,a+N));if(D<0)return this.
search(a);this.readTrailer(a+7),a=D}else if(K){a=f(w,a+K.length);const D=(0,r.w1)(w,a,"obj")?g(w,a):void 0;if(D)return D}else return this.search(a)}}async search(a){
const{bytes:w,buffer:U,pace:T}=this;let K;for(let W=a;!K;){const L=U.indexOf("obj",W);if(L<0)break;K=g(w,L);const P=T.step(L-W+200);P&&await P,W=L+3}const D=U.subarray(
0,K?.start??w.length);for(let W=D.indexOf("trailer",a);W>=0;W=D.indexOf("trailer",W+7))this.readTrailer(W+7);return K}readTrailer(a){a>=this.trailersRead&&(this.
trailersRead=Math.max(a,this.onTrailer(a)))}object({body:a}){const{bytes:w,scan:U}=this,T=w.length,K=this.soundEnd(a);if(K<0)return this.malformed(a);const D=(0,r.
AN)(w,K,T);return w[K-1]!==r.vz||!(0,r.w1)(w,D,"stream")?{at:K,dictionaryEnd:-1,isCut:!1}:this.stream(D,U.length,K,a)}soundEnd(a){const{bytes:w}=this,U=w.length,
T=(0,r.AN)(w,a,U);if((0,r.rg)(w,T))return T;const K=this.objectEnds.next(T),D=this.valueEnd(T,K<0?U:K);if(D>=0&&E(w,D))return D;if(K<0||this.farAllowance<=0)return-1;
const W=Math.min(U,T+Z),L=this.walk(T,W);return L>=0&&E(w,L)?L:(this.farAllowance-=W-T,-1)}valueEnd(a,w){const U=Math.min(w,a+Math.max(c,this.allowance)),T=this.
walk(a,U);return T<0&&(this.allowance-=U-a),T}walk(a,w){return this.scan.reset(),this.scan.value(this.bytes,a,w)}malformed(a){const{buffer:w}=this,U=this.streams.
next(a),T=this.objectEnds.next(a),K={at:a,dictionaryEnd:-1,isCut:T<0};if(U<0||T>=0&&T<U)return K;const D=w.toString("latin1",a,Math.min(U,a+4096));if(/\d[\s\0]+obj\b/.
test(D))return K;const W=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(D);return this.stream(U,W?Number(W[1]):-1,U,a)}stream(a,w,U,T){const K=(0,X.ni)(this.bytes,a);
if(w>=0&&(0,X.VF)(this.bytes,K+w))return{at:K+w,dictionaryEnd:U,isCut:!1};const D=this.streamEnds.next(K),L=D>=0&&this.buffer.subarray(T,a).includes("/Filter")?
I(this.bytes,K,D):D,P=D<0&&this.objectEnds.next(K)<0;return{at:L<0?K:L,dictionaryEnd:U,isCut:P}}}function I(d,a,w){const U=(0,r.bS)(d.subarray(0,w));for(let T=U.
indexOf("obj",a);T>=0;T=U.indexOf("obj",T+3)){const K=g(d,T),W=K!==void 0&&K.start>a&&r.Kl[d[K.start-1]]===r.t6?(0,r.AN)(d,T+3,w):w;if(d[W]===r.iH&&d[W+1]===r.iH&&
W+1<w)return K.start}return w}async function R(d,a,w){return b(d,a)>=d.length?!1:await new V(d,w).next(a)!==void 0}function b(d,a){const w=d.length;for(;a<w;)if(r.
Kl[d[a]]===r.t6)a++;else{if(d[a]!==r.IQ)break;(0,r.w1)(d,a,"%%EOF")?a+=5:a=(0,r.D)(d,a,w)}return a}const F=["endobj","endstream","xref","startxref","trailer"];function O(d,a){
return F.find(w=>(0,r.w1)(d,a,w))}function f(d,a){const{length:w}=d;for(;a<w;a++){const U=d[a];if(!((0,r.yp)(U)||U===r.Z4||U===r.kR||U===r.u7||U===r.yq||U===r.MV))
break}return a}function E(d,a){const w=(0,r.AN)(d,a,d.length);return w>=d.length||(0,r.rg)(d,w)||(0,r.w1)(d,w,"stream")?!0:(0,r.yp)(d[w])?(0,r.ay)(d,w,d.length)!==
void 0:O(d,w)!==void 0}const S=d=>d>0&&d<=2147483647;function p(d,a){let w=a+6;for(;d[w]===r.Z4;)w++;if(d[w]!==r.kR&&d[w]!==r.u7)return!1;let U=a-1;for(;U>0&&r.
Kl[d[U]]===r.t6;)U--;return d[U]===r.vz&&d[U-1]===r.vz}const y=(d=0)=>(d|32)>=97&&(d|32)<=122;function g(d,a){if(y(d[a+3]))return;let w=a-1;const U=()=>{const P=w;
for(;w>=0&&(0,r.yp)(d[w]);)w--;return P-w>0&&P-w<=10?(0,r.JI)(d,w+1,P+1).value:-1},T=()=>{const P=w;for(;w>=0&&r.Kl[d[w]]===r.t6;)w--;return w<P};T();const K=U(),
D=K>=0&&d[w]===r.N5;D&&w--;const W=D?1:K;if(W<0||W>65535||!T())return;const L=U();return S(L)?{number:L,generation:W,start:w+1,body:a+3}:void 0}}),37628:((mt,at,x)=>{
x.d(at,{k:()=>o});var r=x(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(X,c,Z=()=>!0){this.word=c,this.accepts=Z,this.buffer=(0,r.bS)(X),this.
none=X.length}next(X){if(X>=this.none)return-1;if(X>=this.from&&X<=this.found)return this.found;const c=X<this.from&&this.found>=0?this.from:this.none,Z=this.buffer.
subarray(0,c+this.word.length-1);let N=Z.indexOf(this.word,X);for(;N>=0&&!this.accepts(N);)N=Z.indexOf(this.word,N+1);return this.from=X,N>=0?this.found=N:c===this.
none&&(this.none=X,this.found=-1),this.found}}}),69289:((mt,at,x)=>{x.d(at,{V:()=>X});var r=x(78157),o=x(45798),Q=x(45599);function X({bytes:c,job:Z}){const N=(0,r.
bS)(c).subarray(0,1024),V=N.indexOf(" obj");if(V<0||!N.includes("/Linearized"))return;const I=new o.i(c,V+4,Math.min(c.length,V+2048),Z.limits.nesting).value();
return(0,Q.Zm)(I)&&I.has("Linearized")&&I.get("L")===c.length?I:void 0}}),52205:((mt,at,x)=>{x.d(at,{WW:()=>X,c3:()=>o,x$:()=>Q});var r=x(45599);function o(c,Z){
const N=c.resolve(Z);return N===null?[]:(Array.isArray(N)?N:[N]).map(V=>c.resolve(V))}function Q(c,Z){const N=new r.Bi;for(const[V,I]of Z){const R=c.resolve(I);
N.set(V,Array.isArray(R)?R.map(b=>c.resolve(b)):R)}return N}function X(c,Z,N,V={values:1e4}){if(V.values--<=0)return null;const I=c.resolve(Z);if(N===0)return I;
if(Array.isArray(I))return I.map(b=>X(c,b,N-1,V));if(!(I instanceof r.Bi))return I;const R=new r.Bi;for(const[b,F]of I)R.set(b,X(c,F,N-1,V));return R}}),22480:((mt,at,x)=>{
x.d(at,{CS:()=>Z,Ow:()=>c,VF:()=>Q,ni:()=>o});var r=x(78157);function o(N,V){let I=V+6;for(;N[I]===r.Z4&&(N[I+1]===r.kR||N[I+1]===r.u7||N[I+1]===r.Z4);)I++;return N[I]===
r.u7&&I++,N[I]===r.kR&&I++,I}function Q(N,V){for(let I=0;I<4&&r.Kl[N[V]??0]===r.t6&&V<N.length;I++)V++;return(0,r.w1)(N,V,"endstream")}const X=8;function c(N,V,I){
let R=V;for(;R<V+4&&(N[R]===r.u7||N[R]===r.kR);)R++;return R===V||R+2>I?V:Z(N,R)?R:V}const Z=(N,V)=>(N[V]&15)===X&&(N[V]<<8|N[V+1])%31===0}),75162:((mt,at,x)=>{
x.d(at,{CF:()=>Vt,s1:()=>vt,cY:()=>Lt,zw:()=>ue,VH:()=>Fe,Rd:()=>Pt,k0:()=>Pe,u6:()=>te,vc:()=>Re,vK:()=>Ue});var r=x(77598),o=x(45599),Q=x(34400);function X(l){
const m=new Uint8Array(256);for(let k=0;k<256;k++)m[k]=k;const{length:M}=l;for(let k=0,z=0,$=0;k<256;k++){const tt=m[k];z=z+tt+l[$]&255,m[k]=m[z],m[z]=tt,++$===
M&&($=0)}return m}function c(l,m){const M=l.slice(),{length:k}=m,z=new Uint8Array(k);for(let $=0,tt=0,ot=0;$<k;$++){tt=tt+1&255;const ft=M[tt];ot=ot+ft&255;const dt=M[ot];
M[tt]=dt,M[ot]=ft,z[$]=m[$]^M[ft+dt&255]}return z}function Z(l,m){return c(X(l),m)}const N={length:l=>l,decrypt:l=>l,encryptInto:(l,m,M,k,z)=>k.set(l,z)};function V(l){
const m=y(l,[]),M=d((k,z)=>X(m(k,z)));return{length:k=>k,decrypt:(k,z,$)=>c(M(z,$),k),encryptInto:(k,z,$,tt,ot)=>tt.set(c(M(z,$),k),ot)}}function I(l){const m=y(
l,[115,65,108,84]),M=g(()=>new f),k=d(($,tt)=>M().engine(m($,tt))),z=d(($,tt)=>p(m($,tt)));return{length:b,decrypt:($,tt,ot)=>S(z(tt,ot),$),encryptInto:($,tt,ot,ft,dt)=>{
M().seal(k(tt,ot),$,ft,dt)}}}function R(l){const m=g(()=>new f);let M,k;return{length:b,decrypt:z=>S(k??=p(l),z),encryptInto:(z,$,tt,ot,ft)=>{m().seal(M??=m().engine(
l),z,ot,ft)}}}const b=l=>(l&-16)+32,F=64*1024,O=16*1024;class f{head=Buffer.alloc(F);pool=Buffer.alloc(O);taken=O;engine(m){const M=Buffer.alloc(16);return this.
nextVector(M),(0,r.createCipheriv)(m.length===16?"aes-128-cbc":"aes-256-cbc",m,M).setAutoPadding(!1)}seal(m,M,k,z){const{head:$}=this,{length:tt}=M,ot=tt&-16,ft=Math.
min(ot,F-32),dt=tt-ot;this.nextVector($),$.set(ft===tt?M:M.subarray(0,ft),16);let yt=16+ft;if(ft<ot){k.set(m.update($.subarray(0,yt)),z),z+=yt,yt=0;for(let Et=ft;Et<
ot;Et+=F){const St=m.update(M.subarray(Et,Math.min(Et+F,ot)));k.set(St,z),z+=St.length}}dt>0&&$.set(M.subarray(ot),yt),$.fill(16-dt,yt+dt,yt+16),k.set(m.update(
$.subarray(0,yt+16)),z)}nextVector(m){this.taken===O&&((0,r.randomFillSync)(this.pool),this.taken=0),this.pool.copy(m,0,this.taken,this.taken+16),this.taken+=16}}
const E=new Uint8Array(0);function S(l,m){const M=m.length&-16;if(M<32)return E;const k=l.update(M===m.length?m:m.subarray(0,M)),z=k[M-1];let $=M;if(z>0&&z<=16){
do $--;while($>M-z&&k[$-1]===z);$>M-z&&($=M)}return k.subarray(16,$)}function p(l){return(0,r.createDecipheriv)(l.length===16?"aes-128-cbc":"aes-256-cbc",l,Buffer.
alloc(16)).setAutoPadding(!1)}function y(l,m){const{length:M}=l,k=new Uint8Array(M+5+m.length);k.set(l),k.set(m,M+5);const z=new Q.V;return($,tt)=>(k[M]=$,k[M+1]=
$>>>8,k[M+2]=$>>>16,k[M+3]=tt,k[M+4]=tt>>>8,z.digest(k).subarray(0,Math.min(M+5,16)))}function g(l){let m;return()=>m??=l()}function d(l){let m=-1,M=-1,k;return(z,$)=>((k===
void 0||z!==m||$!==M)&&(k=l(z,$),m=z,M=$),k)}function a(l,m,M){const k=W(l,M),z=v(l,k);return _(z,m,l.revision===2?32:16)?k:void 0}function w(l,m){const M=L(l,m);
let k=l.owner.subarray(0,32);for(let z=l.revision===2?0:19;z>=0;z--)k=Z(j(M,z),k);return k}function U(l,m,M,k){const z=L({revision:l,keyLength:m},M);let $=D(k);
for(let tt=0;tt<=(l===2?0:19);tt++)$=Z(j(z,tt),$);return $}function T(l,m){const M=W(l,m),k=new Uint8Array(32);return k.set(v(l,M)),{user:k,fileKey:M}}const K=Uint8Array.
of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function D(l){const m=new Uint8Array(32),M=l.subarray(
0,32);return m.set(M),m.set(K.subarray(0,32-M.length),M.length),m}function W({revision:l,keyLength:m,owner:M,permissions:k,id0:z,encryptMetadata:$},tt){const ot=Uint8Array.
of(k,k>>8,k>>16,k>>24),ft=l>=4&&!$?[255,255,255,255]:[],dt=(0,Q.F)(Buffer.concat([D(tt),M.subarray(0,32),ot,z,Uint8Array.from(ft)]));return P(dt,l,m)}function L({
revision:l,keyLength:m},M){return P((0,Q.F)(D(M)),l,l===2?5:m)}function P(l,m,M){let k=l.subarray(0,M);if(m>=3)for(let z=0;z<50;z++)k=(0,Q.F)(k).subarray(0,M);return k}
function v({revision:l,id0:m},M){if(l===2)return Z(M,K);let k=(0,Q.F)(Buffer.concat([K,m]));for(let z=0;z<20;z++)k=Z(j(M,z),k);return k}function j(l,m){return m===
0?l:l.map(M=>M^m)}function _(l,m,M){return m.length>=M&&l.subarray(0,M).every((k,z)=>k===m[z])}function A(l,m,M){return Y(l.user,l.wrappedByUser,m,M,new Uint8Array(
0))}function B(l,m,M){return Y(l.owner,l.wrappedByOwner,m,M,l.user.subarray(0,48))}function G(l,m,M){const k=lt(l,m,new Uint8Array(0)),z=lt(l,M,k.entry);return{
user:k.entry,wrappedByUser:k.wrapped,owner:z.entry,wrappedByOwner:z.wrapped}}function q(l,m,M){const k=Buffer.alloc(16,255);return k.writeInt32LE(m,0),k.write(M?
"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(4).copy(k,12),(0,r.createCipheriv)("aes-256-ecb",l,null).setAutoPadding(!1).update(k)}const st=new Uint8Array(16);function Y(l,m,M,k,z){
const $=wt(M,k,l.subarray(32,40),z);if(!Buffer.from($).equals(l.subarray(0,32)))return;const tt=wt(M,k,l.subarray(40,48),z);return(0,r.createDecipheriv)("aes-25\
6-cbc",tt,st).setAutoPadding(!1).update(m.subarray(0,32))}function lt(l,m,M){const k=(0,r.randomBytes)(16),z=wt(6,m,k.subarray(0,8),M),$=wt(6,m,k.subarray(8),M),
tt=(0,r.createCipheriv)("aes-256-cbc",$,st).setAutoPadding(!1).update(l);return{entry:Buffer.concat([z,k]),wrapped:tt}}function wt(l,m,M,k){let z=(0,r.createHash)(
"sha256").update(m).update(M).update(k).digest();if(l<6)return z;for(let $=0,tt=0;$<64||tt>$-32;$++){const ot=Buffer.concat([m,z,k]),ft=Buffer.alloc(64*ot.length,
ot),dt=(0,r.createCipheriv)("aes-128-cbc",z.subarray(0,16),z.subarray(16,32)).setAutoPadding(!1).update(ft);let yt=0;for(let Et=0;Et<16;Et++)yt+=dt[Et];z=(0,r.createHash)(
["sha256","sha384","sha512"][yt%3]).update(dt).digest(),tt=dt[dt.length-1]}return z.subarray(0,32)}var pt=x(77581),Dt=x(34378);const Tt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Xt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,kt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
de=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Jt=/[\p{L}\p{Mc}\p{Nl}]/u;function bt(l){if(/^[\x20-\x7e]*$/.test(l))return l;const m=(0,Dt.w)(l.replace(Tt,"").replace(Xt," "),"NFKC");if(kt.test(m))return;const M=[
...m],k=M.map($=>de.test($));return k.includes(!0)&&(M.some(($,tt)=>!k[tt]&&Jt.test($))||!k[0]||!k.at(-1))?void 0:m}function Ct(l){const m=bt(l),M=[...m===void 0?
[]:[Buffer.from(m,"utf8")],Buffer.from(l,"utf8"),...[Bt(l),ve(l)].filter($=>$!==void 0)],z=[...M.filter($=>$.length>Kt).map($=>$.subarray(0,Kt)),...M];return z.
filter(($,tt)=>z.findIndex(ot=>ot.equals($))===tt)}const Kt=127;function Yt(l){return typeof l=="string"?Buffer.from(bt(l)??l,"utf8").subarray(0,Kt):l}const Me=32;
function Ot(l){return typeof l=="string"?Bt(l)??Buffer.from(l,"utf8"):l}function Lt(l,m,M){const k=M==="AES-256"?Yt:Ot;return Buffer.compare(k(l),k(m))===0}function Pt(l,m){
const M=m==="AES-256",k=M?ft=>bt(ft)!==void 0:ft=>!new RegExp("\\p{Cc}","u").test(ft)&&Bt(ft)!==void 0,z=[...l].findIndex(ft=>!k(ft));if(z>=0)return M?`must not\
 have the character at position ${z+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${z+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!k(l))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const $=M?Buffer.from(bt(l),"utf8"):Ot(l);if($.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[tt,ot]=[
$.length,M?Kt:Me];if(!(tt<=ot))return M?`must be at most ${ot} bytes long in UTF-8, and has ${tt}`:`must be at most ${ot} characters long with AES-128, and has ${tt}\
: shorten it, or choose AES-256`}function Bt(l){return Nt(l,m=>pt.SQ.get(m)??(m>=24&&m<32||m>=127&&m<161?-1:m))}function ve(l){return Nt(l,m=>m)}function Nt(l,m){
const M=Array.from(l,k=>m(k.codePointAt(0)));return M.every(k=>k>=0&&k<256)?Buffer.from(M):void 0}function Qt(l,m){const{strings:M}=m,k=($,tt,ot,ft)=>{if($===N)
return tt;const dt=Buffer.allocUnsafe($.length(tt.length));return $.encryptInto(tt,ot,ft,dt,0),dt},z=($,tt,ot,ft,dt,yt)=>($.encryptInto(tt,ot,ft,dt,yt),$.length(
tt.length));return{...l,uniform:m.named===void 0||m.encryptMetadata&&m.embedded===m.streams,decryptString:($,tt,ot)=>M.decrypt($,tt,ot),encryptString:($,tt,ot)=>k(
M,$,tt,ot),decryptStream:($,tt,ot,ft)=>jt(m,ft).decrypt($,tt,ot),encryptStream:($,tt,ot,ft)=>k(jt(m,ft),$,tt,ot),encryptedStringLength:$=>M.length($),encryptedStreamLength:($,tt)=>jt(
m,tt).length($),encryptStringInto:($,tt,ot,ft,dt)=>z(M,$,tt,ot,ft,dt),encryptStreamInto:($,tt,ot,ft,dt,yt)=>z(jt(m,ft),$,tt,ot,dt,yt)}}function jt({streams:l,embedded:m,
named:M,encryptMetadata:k},z){const $=z.get("Type");if((0,o.Eo)($,"XRef"))return N;if(M===void 0)return l;const tt=qt(z);return tt!==void 0?M.get(tt)??l:!k&&(0,o.
Eo)($,"Metadata")?N:(0,o.Eo)($,"EmbeddedFile")?m:l}function qt(l){const m=l.get("Filter"),M=(0,o.cy)(m)?m.findIndex(tt=>(0,o.Eo)(tt,"Crypt")):(0,o.Eo)(m,"Crypt")?
0:-1;if(M<0)return;const k=l.get("DecodeParms"),z=(0,o.cy)(k)?k[M]:k,$=(0,o.Zm)(z)?z.get("Name"):void 0;return $ instanceof o.SX?$.text:"Identity"}function Vt(l){
if(qt(l)===void 0)return!1;const m=l.get("Filter"),M=l.get("DecodeParms"),k=(0,o.cy)(m)?m.findIndex($=>(0,o.Eo)($,"Crypt")):0,z=(0,o.cy)(m)?m.filter(($,tt)=>tt!==
k):[];return z.length===0?(l.delete("Filter"),l.delete("DecodeParms"),!0):(l.set("Filter",z),(0,o.cy)(M)&&l.set("DecodeParms",M.filter(($,tt)=>tt!==k)),!0)}function ue(l){
return l.algorithm==="AES-128"?De(l):Te(l)}const te=()=>(0,r.randomBytes)(32);function De({userPassword:l,ownerPassword:m,permissions:M,id0:k}){const z=Ot(l),$=U(
4,16,Ot(m),z),tt=T({revision:4,keyLength:16,owner:$,permissions:M,id0:k,encryptMetadata:!0},z),ot=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Ut(
"AESV2",16),O:new o.Mx($),U:new o.Mx(tt.user),P:M});return It({dictionary:ot,version:"1.6",numbered:!0,identifier:k},I(tt.fileKey))}function Te({userPassword:l,
ownerPassword:m,permissions:M}){const k=(0,r.randomBytes)(32),z=G(k,Yt(l),Yt(m)),$=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Ut("AESV3",32),O:new o.
Mx(z.owner),OE:new o.Mx(z.wrappedByOwner),U:new o.Mx(z.user),UE:new o.Mx(z.wrappedByUser),P:M,Perms:new o.Mx(q(k,M,!0))});return It({dictionary:$,version:"1.7",
extensionLevel:8,numbered:!1},R(k))}function Ut(l,m){const M=(0,o.jd)({Type:(0,o.UU)("CryptFilter"),CFM:(0,o.UU)(l),AuthEvent:(0,o.UU)("DocOpen"),Length:m});return{
CF:(0,o.jd)({StdCF:M}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function It(l,m){return Qt(l,{strings:m,streams:m,embedded:m,named:new Map([["StdCF",m],["\
Identity",N]]),encryptMetadata:!0})}var Mt=x(58552);const ee={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,
allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},vt=-4,Rt=l=>1<<ee[l]-1,he=Object.keys(ee);function Pe(l){let m=vt;for(const M of he)
l[M]||(m&=~Rt(M));return l.allow_print?m:m&~Rt("allow_print_high_resolution")}function Re(l){return he.filter(m=>(l&Rt(m))===0)}const zt=4096;function Fe(l,{known:m,
possible:M=[]},k){const z=pe(l),$=new Uint8Array(0);if(z.revision<5&&[m??$,...M].some(({length:St})=>St>zt))throw ce();const tt=[...m?[m]:[],...M,$],ot=we(z,tt,
$),ft=ot??(k?ie(Ct(k),St=>we(z,tt,St)):void 0);if(ft===void 0)throw z.revision<5&&!m?Be():k?ae():Se();const{fileKey:dt,access:yt}=ft,Et=re(z,dt);return{...ge(z,
ft,ne(z,dt),Et),access:yt,locked:!1,permissions:z.permissions,revision:z.revision,keyBits:8*dt.length,opensWithoutPassword:ot!==void 0,algorithm:be(z.methods[Et.
streams===N?"embedded":"streams"],dt),unrestricted:()=>_e(z,ft)}}function ge(l,{identifier:m},M,k){const z={dictionary:M,...Ie(l),numbered:l.revision<=4,...m?{identifier:m}:
{}};return Qt(z,k)}function _e(l,m){const M={...l,permissions:vt};let{fileKey:k}=m;const z=ne(M,k);if(m.legacy){const $=T({...m.legacy.scheme,permissions:vt},m.
legacy.userPassword);k=$.fileKey,z.set("U",new o.Mx($.user))}else z.set("Perms",new o.Mx(q(k,vt,l.encryptMetadata)));return ge(M,m,z,re(M,k))}function ne({encrypt:l,
version:m,revision:M,permissions:k,encryptMetadata:z},$){const tt=new o.Bi(l);tt.set("P",k),tt.set("V",m),tt.set("R",M),m===4&&M===3&&z&&tt.set("R",4);for(const[
ft,dt]of[["O",M<5?32:48],["U",M<5?32:48],["OE",32],["UE",32]]){const yt=l.get(ft);yt instanceof o.Mx&&yt.bytes.length>dt&&tt.set(ft,new o.Mx(yt.bytes.subarray(0,
dt)))}const ot=l.get("Length");return ot!==void 0&&!(typeof ot=="number"&&ot%8===0&&ot>=40&&ot<=256)&&tt.set("Length",8*$.length),tt}const me=({version:l,revision:m})=>l===
5?m===5||m===6:[1,2,4].includes(l)&&m>=2&&m<=4;function ke(l,m){const M=l.get("O");if(!(m!==4&&m!==5||!(M instanceof o.Mx)))return M.bytes.length>=Ce?{version:5,
revision:6}:{version:4,revision:4}}const Ce=48;function pe(l){const m=l.get("Filter");if(!(0,o.Eo)(m,"Standard"))throw Gt(`the security handler ${m instanceof o.
SX?oe(m):"without a name"}`);const M={version:Zt(l.get("V"),0),revision:Zt(l.get("R"),0)},{version:k,revision:z}=me(M)?M:ke(l,M.version)??M;if(!me({version:k,revision:z}))
throw Gt(`the standard security handler with V ${k} and R ${z}`);const $={encrypt:l,version:k,revision:z,permissions:Zt(l.get("P"),-4)|0};if(k<4)return{...$,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const tt=l.get("CF"),ot=new Map;for(const[yt,Et]of(0,o.Zm)(tt)?tt:[]){const St=(0,o.Zm)(Et)?Le(
Et,k):void 0;St!==void 0&&ot.set(yt,St)}ot.set("Identity","none");const ft=(yt,Et)=>{const St=l.get(yt),Oe=ot.get(St instanceof o.SX?St.text:Et);if(Oe===void 0)
throw Gt(`the crypt filter ${St instanceof o.SX?oe(St):Et}`);return Oe},dt=l.get("StmF");return{...$,encryptMetadata:l.get("EncryptMetadata")!==!1,methods:{strings:ft(
"StrF","Identity"),streams:ft("StmF","Identity"),embedded:ft("EFF",dt instanceof o.SX?dt.text:"Identity")},filters:ot}}function Le(l,m){const M=l.get("CFM");return m===
5&&(0,o.Eo)(M,"AESV3")?"AESV3":m===4&&(0,o.Eo)(M,"AESV2")?"AESV2":m===4&&(0,o.Eo)(M,"V2")?"V2":M===void 0||(0,o.Eo)(M,"None")?"none":void 0}function we(l,m,M){const{
encrypt:k,revision:z}=l;if(z>=5){const dt={owner:Ft(k,"O",48),user:Ft(k,"U",48),wrappedByOwner:Ft(k,"OE",32),wrappedByUser:Ft(k,"UE",32)};return Ee(A(dt,z,M),"u\
ser")??Ee(B(dt,z,M),"owner")}const $=Ft(k,"O",1),tt=Ft(k,"U",1),{permissions:ot,encryptMetadata:ft}=l;return ie(m,dt=>ie(se(l),yt=>{const Et={revision:z,keyLength:yt,
owner:$,permissions:ot,id0:dt,encryptMetadata:ft};return ye(Et,tt,M,"user")??ye(Et,tt,w(Et,M),"owner")}))}function ye(l,m,M,k){const z=a(l,m,M);return z&&{fileKey:z,
access:k,identifier:l.id0,legacy:{scheme:l,userPassword:M}}}function Ee(l,m){return l&&{fileKey:l,access:m}}function se({encrypt:l,version:m}){if(m===4)return[16];
const M=Zt(l.get("Length"),40),k=M%8===0&&M>=40&&M<=128?M/8:5;return[...new Set(m===1?[5,k,16]:[k,16,5])]}function re(l,m){const M={none:N},k=ot=>ot==="V2"?M.V2??=
V(m):ot==="AESV2"?M.AESV2??=I(m):ot==="AESV3"?M.AESV3??=R(m):N,{methods:z,filters:$,encryptMetadata:tt}=l;return{strings:k(z.strings),streams:k(z.streams),embedded:k(
z.embedded),named:$&&new Map([...$].map(([ot,ft])=>[ot,k(ft)])),encryptMetadata:tt}}function Ie({version:l,revision:m,methods:M}){return m>=5?{version:"1.7",extensionLevel:m===
5?3:8}:l===4?{version:Object.values(M).includes("AESV2")?"1.6":"1.5"}:{version:m===2?"1.1":"1.4"}}function be(l,m){if(l!=="none")return l==="V2"?m.length===5?"R\
C4-40":"RC4-128":l==="AESV2"?"AES-128":"AES-256"}function Ft(l,m,M){const k=l.get(m);if(k instanceof o.Mx&&k.bytes.length>=M)return k.bytes;throw(0,Mt.O$)(`its \
encryption dictionary has no usable /${m}.`)}function Zt(l,m){return typeof l=="number"?Math.trunc(l):m}function ie(l,m){for(const M of l){const k=m(M);if(k!==void 0)
return k}}function oe({text:l}){return/^[\w.+-]{1,40}$/.test(l)?l:"with an unusual name"}function Se(){return(0,Mt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function ae(){return new Mt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Be(){const l="\
is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Mt.hJ)("unsupported_encryption",l,{issues:[{field:"file",message:`\
The document ${l}.`}],advice:"Get the document again from where it came from"})}function ce(){const l=`is encrypted and has an identifier (/ID) of more than ${zt}\
 bytes`;return(0,Mt.hJ)("unsupported_encryption",l,{issues:[{field:"file",message:`The document ${l}; at most that many are supported.`}],advice:"Open it in ano\
ther PDF program and save it again"})}function Gt(l){return(0,Mt.hJ)("unsupported_encryption",`is protected by ${l}, which Octavo cannot open`,{issues:[{field:"\
file",message:`The document is protected by ${l}, which is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights m\
anagement"})}const Ne={...N,decrypt:()=>new Uint8Array(0)};function Ue(l){const m=We(l),M=$=>$==="none"?N:Ne,k=[...m?.filters??[["Identity","none"]]],z={strings:M(
m?.methods.strings),streams:M(m?.methods.streams),embedded:M(m?.methods.embedded),named:m&&!m.filters?void 0:new Map(k.map(([$,tt])=>[$,M(tt)])),encryptMetadata:m?.
encryptMetadata??!0};return{...Qt({dictionary:l,version:"1.1",numbered:!0},z),access:"user",locked:!0,permissions:m?.permissions??vt,revision:m?.revision,opensWithoutPassword:!1,
unrestricted:void 0,...m?Ke(m):xe(l)}}function We(l){try{return pe(l)}catch(m){if(m instanceof Mt.zU&&m.code==="unsupported_encryption")return;throw m}}function Ke({
encrypt:l,version:m,methods:M}){const k=M.streams==="none"?M.embedded:M.streams;if(k==="none")return{algorithm:void 0,keyBits:void 0};if(k==="AESV3")return{algorithm:"\
AES-256",keyBits:256};if(m===4)return{algorithm:k==="AESV2"?"AES-128":"RC4-128",keyBits:128};const z=m===1?40:je(l.get("Length"));return{algorithm:z===40?"RC4-4\
0":"RC4-128",keyBits:z}}function xe(l){const m=l.get("CF"),M=l.get("StmF"),k=(0,o.Zm)(m)&&M instanceof o.SX?m.get(M.text):void 0,z=(0,o.Zm)(k)?k.get("CFM"):void 0;
return(0,o.Eo)(z,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(z,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function je(l){
return typeof l=="number"&&l%8===0&&l>=40&&l<=128?l:40}}),34400:((mt,at,x)=>{x.d(at,{F:()=>Q,V:()=>X});const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.
from({length:64},(c,Z)=>Math.floor(Math.abs(Math.sin(Z+1))*2**32)|0),Q=c=>new X().digest(c);class X{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(
128);digest(Z){const{state:N,tail:V}=this;N[0]=1732584193,N[1]=4023233417,N[2]=2562383102,N[3]=271733878;const{length:I}=Z,R=I&-64;for(let f=0;f<R;f+=64)this.compress(
Z,f);const b=I-R,F=b<56?64:128;for(let f=0;f<b;f++)V[f]=Z[R+f];V[b]=128,V.fill(0,b+1,F);for(let f=0,E=I<<3;f<4;f++)V[F-8+f]=E>>>(f<<3);V[F-4]=I>>>29;for(let f=0;f<
F;f+=64)this.compress(V,f);const O=new Uint8Array(16);for(let f=0;f<16;f++)O[f]=N[f>>2]>>>((f&3)<<3);return O}compress(Z,N){const{words:V,state:I}=this;for(let f=0,
E=N;f<16;f++,E+=4)V[f]=Z[E]|Z[E+1]<<8|Z[E+2]<<16|Z[E+3]<<24;let R=I[0],b=I[1],F=I[2],O=I[3];for(let f=0;f<64;f++){const E=f>>4;let S,p;E===0?(S=b&F|~b&O,p=f):E===
1?(S=O&b|~O&F,p=5*f+1):E===2?(S=b^F^O,p=3*f+5):(S=F^(b|~O),p=7*f);const y=R+S+o[f]+V[p&15]|0,g=r[E<<2|f&3];R=O,O=F,F=b,b=b+(y<<g|y>>>32-g)|0}I[0]=I[0]+R,I[1]=I[1]+
b,I[2]=I[2]+F,I[3]=I[3]+O}}}),64580:((mt,at,x)=>{x.d(at,{F:()=>o});var r=x(45599);function o(c,Z=()=>{}){if(c instanceof r.Z6)return new r.Z6(o(c.dict,Z),c.data,
c.sealed);const N=X(c),V=[N];let I=1;for(let R=V.pop();R!==void 0;R=V.pop())if(Array.isArray(R)){I+=R.length;for(const[b,F]of R.entries())R[b]=Q(F,V)}else if((0,r.
Zm)(R)){I+=R.size;for(const[b,F]of R)R.set(b,Q(F,V))}return Z(I),N}function Q(c,Z){const N=X(c);return N!==c&&Z.push(N),N}function X(c){return Array.isArray(c)?
[...c]:(0,r.Zm)(c)?new r.Bi(c):c}}),79725:((mt,at,x)=>{x.d(at,{R:()=>Z,Z:()=>N});var r=x(78157),o=x(4e4),Q=x(88500);const X=new Int32Array(0),c=new Q.s;class Z{at=X;first=0;used=0;open=-1;close=-1;special=!1;scan=c;marksFrom=0;marksTo=0;own;locate(I,R,b){
const F=this.own??={at:new Int32Array(64),scan:new Q.s},{scan:O}=F;if(this.at=F.at,this.scan=O,this.first=this.used=this.marksFrom=this.marksTo=0,O.reset(),R=(0,r.
AN)(I,R,b),I[R]!==r.iH||I[R+1]!==r.iH)return!1;this.open=R+=2;const f=(0,o.XE)();for(;(R=(0,r.AN)(I,R,b))<b;){const E=I[R];if(E===r.vz)return this.close=R,this.
marksTo=O.used,this.special=O.byteRange||O.doubtful,I[R+1]===r.vz;if(E!==r.cL)return!1;const S=++R;for(;R<b&&r.Kl[I[R]]===r.N9;R++)if(I[R]===r.wn)return!1;const p=R;
p-S===9&&I[S]===r.Ah&&(0,r.w1)(I,S,"ByteRange")&&(O.byteRange=!0),(0,o.xg)(I,S-1,p,f)&&(O.doubtful=!0);const y=R=(0,r.AN)(I,R,b);if(I[R]===r.vz||(R=O.value(I,R,
b),R<0))return!1;this.add(S,p,y,R)}return!1}add(I,R,b,F){this.used+4>this.at.length&&(this.at=this.own.at=N(this.at,this.used+4));const{at:O,used:f}=this;O[f]=I,
O[f+1]=R,O[f+2]=b,O[f+3]=F,this.used=f+4}find(I,R){const{at:b,first:F}=this,O=R.length;for(let f=this.used-4;f>=F;f-=4){const E=b[f];if(b[f+1]-E!==O)continue;let S=0;
for(;S<O&&I[E+S]===R.charCodeAt(S);)S++;if(S===O)return f}return-1}findMisspelt(I,R){const{at:b,first:F}=this;for(let O=F;O<this.used;O+=4){const f=b[O];if(b[O+
1]-f!==R.length)continue;let E=0;for(let S=0;S<R.length&&E<2;S++)I[f+S]!==R.charCodeAt(S)&&E++;if(E===1)return O}return-1}}function N(V,I){const R=new Int32Array(
Math.max(V.length*2,I));return R.set(V),R}}),43767:((mt,at,x)=>{x.d(at,{r:()=>X});var r=x(45599);const o=5;function Q(c,Z){if(c.length!==Z.length||c.length<o)return!1;
let N=0;for(let V=0;V<c.length;V++)c[V]!==Z[V]&&N++;return N===1}function X(c,Z){const N=new Set(Z),V=Z.filter(b=>!c.has(b)),I=new Map;for(const b of c.keys()){
const F=N.has(b)?void 0:V.find(O=>Q(b,O));F!==void 0&&I.set(b,F)}return I.size===0?void 0:{dict:new r.Bi([...c].map(([b,F])=>[I.get(b)??b,F])),keys:[...I.values()]}}}),
45798:((mt,at,x)=>{x.d(at,{e:()=>w,i:()=>a});var r=x(42973),o=x(78157),Q=x(82416),X=x(45599);const c=Symbol("close array"),Z=Symbol("close dictionary"),N=Symbol(
"end"),V=32,I=32,R=32,b=32,F=224,O=224,f=1e3,E=160,S=8,p=256,y=8192,g=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,d=U=>U===o.Z4||U===o.kR||U===o.u7;class a{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(T,K,D,W,L,P=1/0,v=w){
this.bytes=T,this.at=K,this.end=D,this.nesting=W,this.openString=L,this.room=P,this.refusal=v}value(){const T=this.token(0);return typeof T=="symbol"?null:T}token(T){
const{bytes:K,end:D}=this;if(this.room-=V,this.room<0)throw this.refusal();const W=(0,o.AN)(K,this.at,D);if(this.at=W,W>=D)return N;const L=K[W];if(L>=o.l0&&L<=
o.ev)return this.numberOrReference();switch(L){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return K[W+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(T+1));case o.WL:return this.at++,this.array(T+1);case o.wt:return this.at++,c;case o.vz:return this.closed=W,K[W+
1]===o.vz?(this.at+=2,Z):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(T){this.checkDepth(T),this.room-=
b;const K=[];for(;;){K.length===S&&K.every(W=>W instanceof X.oS)&&this.references(K);const D=this.token(T);if(D===c||D===N)return K;if(D===Z)return this.at=this.
closed,K;K.push(D)}}references(T){const{bytes:K,end:D}=this;for(let W=p;W<=y;W*=2){const L=(0,o.bS)(K).toString("latin1",this.at,Math.min(this.at+W,D)),P=g.exec(
L)?.[0]??"";if(P==="")return;const v=T.length;for(const j of P.split(" 0 R"))j!==""&&T.push(new X.oS(Number(j),0));if(this.room-=(T.length-v)*(V+I),this.at+=P.length,
P.length<L.length>>1)return}for(;this.addReference(T);)if(this.room<0)throw this.refusal()}addReference(T){const{bytes:K}=this;let D=this.at;d(K[D])&&D++;const W=D;
let L=0;for(let v=K[D];v>=o.l0&&v<=o.ev;v=K[++D])L=10*L+v-o.l0;return D>W&&D-W<10&&D+4<this.end&&K[D]===o.Z4&&K[D+1]===o.l0&&K[D+2]===o.Z4&&K[D+3]===o.AV&&(d(K[D+
4])||K[D+4]===o.wt)?(T.push(new X.oS(L,0)),this.room-=V+I,this.at=D+4,!0):!1}dictionary(T){this.checkDepth(T),this.room-=O;const K=new X.Bi;let D,W=-1;for(;;){const L=this.
at,P=this.token(T);if(P===Z||P===N)return W>=0&&(0,X.hi)(K)&&this.keepSealed(K,W),K;if(P===c)continue;const v=P;if(D===void 0){v instanceof X.SX&&(D=v.text);continue}
K.size>f&&(this.room-=E),v!==null?K.set(D,v):K.delete(D),this.openString&&D==="Contents"&&v instanceof X.Mx&&(W=L),D=void 0}}keepSealed(T,K){T.set("Contents",new a(
this.bytes,K,this.end,1).value())}checkDepth(T){if(T>this.nesting)throw(0,r.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,
"Open it in another PDF program and save it again")}name(){const{bytes:T,end:K}=this,D=this.at+1;return this.room-=R,this.at=(0,o.Wd)(T,D,K),new X.SX((0,Q.MQ)(T,
D,this.at))}string(T){return this.room-=F,new X.Mx(this.openString?this.openString(T):T)}literal(){const{bytes:T,end:K}=this,D=this.at+1;for(let W=D;W<K;W++){const L=T[W];
if(L===o.s1)return this.at=W+1,T.slice(D,W);if(L===o.Cx||L===o.r_||L===o.u7)break}return this.at=(0,o.t9)(T,this.at,K),(0,Q.U1)(T,D,this.at)}hexadecimal(){const{
bytes:T,end:K}=this,D=this.at+1,W=(0,o.$k)(T,D,K);return this.at=W,(0,o.sk)(T,D,W)}numberOrReference(){const{bytes:T,end:K}=this;let D=this.at,W=0;for(;D<K&&T[D]>=
o.l0&&T[D]<=o.ev;)W=W*10+(T[D++]-o.l0);if(D<K&&o.Kl[T[D]]===o.N9)return this.number();this.at=D,D=(0,o.AN)(T,D,K);const L=T[D]===o.N5&&D+1<K&&T[D+1]>o.l0;L&&D++;
let P=0;const v=D;for(;D<K&&T[D]>=o.l0&&T[D]<=o.ev;)P=P*10+(T[D++]-o.l0);return D===v||(D=(0,o.AN)(T,D,K),D>=K||T[D]!==o.AV||D+1<K&&o.Kl[T[D+1]]===o.N9)?W:(this.
at=D+1,this.room-=I,W>2147483647?null:new X.oS(W,L?1:Math.min(P,65535)))}number(){const{bytes:T,end:K,at:D}=this;return this.at=(0,o.Wd)(T,D,K),(0,Q.kz)(T,D,this.
at)}word(){const{bytes:T,at:K,end:D}=this,W=T[K];return W===o.b9||W===o.N5||W===o.fX?this.number():(0,o.wb)(T,K,"true")||(0,o.wb)(T,K,"false")?(this.at=(0,o.Wd)(
T,K,D),W===o.yh):(0,o.w1)(T,K,"endobj")||(0,o.w1)(T,K,"endstream")?N:(this.at=Math.max((0,o.Wd)(T,K,D),K+1),null)}}const w=()=>(0,r.F)("values","The objects tha\
t must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),
4e4:((mt,at,x)=>{x.d(at,{C3:()=>N,XE:()=>V,oC:()=>R,xg:()=>I});var r=x(78157);const o=4<<20,Q=1024,X=1<<29,c=new Int32Array(Q);let Z=0;function N(){Z<X||(Z=0,c.
fill(0))}const V=()=>Z+1;function I(O,f,E,S){const p=E-f,y=E-1,d=p*157+O[y]*5+O[y-(p>1?1:0)]*61+O[f+(p>1?1:0)]*331+O[f+(p>>1)]*17&Q-1,a=c[d];return c[d]=++Z,a>=
S}function R(O,f,E){if(E-f>o)return!1;const S=[],p=new b;let y=0,g=!1;do{const d=(0,r.AN)(O,f,E);if(d>=E)return!1;const a=S.at(-1)??0,w=a>0&&!g&&O[d]===r.cL;if(f=
F(O,d,E),g=w,w){if(p.add(a,O,d+1,f))return!0}else O[d]===r.WL?S.push(0):O[d]===r.iH&&f===d+2&&O[d+1]===r.iH?S.push(++y):(O[d]===r.wt||O[d]===r.vz&&f===d+2)&&S.pop()}while(S.
length>0);return!1}class b{places=new Int32Array(128);count=0;add(f,E,S,p){let y=f,g=~f;for(let d=S;d<p;d++){let a=E[d];a===r.wn&&(0,r.Li)(E[d+1])>=0&&(0,r.Li)(
E[d+2])>=0&&d+2<p&&(a=(0,r.Li)(E[d+1])*16+(0,r.Li)(E[d+2]),d+=2),y=Math.imul(y^a,16777619),g=Math.imul(g+a,1540483477)^g>>>15}return this.count*4>this.places.length&&
this.grow(),this.put(y,g===0?1:g)}put(f,E){const{places:S}=this;let p=(f^f>>>15)*2&S.length-1;for(;S[p+1]!==0;p=p+2&S.length-1)if(S[p]===f&&S[p+1]===E)return!0;
return S[p]=f,S[p+1]=E,this.count++,!1}grow(){const f=this.places;this.places=new Int32Array(f.length*4),this.count=0;for(let E=0;E<f.length;E+=2)f[E+1]!==0&&this.
put(f[E],f[E+1])}}function F(O,f,E){const S=O[f],p=O[f+1]===S;return S===r.iH?p?f+2:(0,r.$k)(O,f,E):S===r.vz?p?f+2:f+1:S===r.Cx?(0,r.t9)(O,f,E):Math.max((0,r.Wd)(
O,S===r.cL?f+1:f,E),f+1)}}),88500:((mt,at,x)=>{x.d(at,{A:()=>Q,s:()=>w});var r=x(78157),o=x(4e4);const Q=-1,X=2**63,c=-1,Z=0,N=1,V=2,I=0,R=1,b=2,F=3,O=4,f=5,E=6,
S=7,p=8,y=new Uint8Array(256).fill(b);for(let D=0;D<256;D++)r.Kl[D]===r.t6&&(y[D]=I);for(let D=r.l0;D<=r.ev;D++)y[D]=R;for(const[D,W]of Object.entries({"/":F,"<":O,
">":f,"[":E,"]":S,"(":p,"%":I,")":I,"{":I,"}":I}))y[D.charCodeAt(0)]=W;const g=new Uint8Array(256);for(let D=0;D<256;D++)r.Kl[D]===r.N9&&D!==r.wn&&(g[D]=1);const d=new Int32Array(
0),a=96;class w{marks=d;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(W,L,P){const v=this.used+P-L;v>this.marks.length&&
this.grow(v),this.marks.set(W.subarray(L,P),this.used),this.used=v}open(W,L,P){return this.opened[W]=L,P}add(W,L,P){return this.used+3>this.marks.length&&this.grow(
this.used+3),this.marks[this.used]=W>2147483647?0:W,this.marks[this.used+1]=L,this.marks[this.used+2]=P,this.used+=3,P}grow(W){const L=new Int32Array(Math.max(this.
marks.length*2,W,a));L.set(this.marks),this.marks=L}value(W,L,P){let v=0,j=Z;for(let _=L;L<P;_=L){const A=W[L++];switch(y[A]){case I:A===r.IQ&&(L=(0,r.D)(W,_,P));
continue;case R:{let B=A-r.l0;for(;y[W[L]]===R;)B=B*10+(W[L++]-r.l0);if(L<P&&r.Kl[W[L]]===r.N9){L=(0,r.Wd)(W,L,P);break}if(B>=X)return-1;const G=U(W,L,P);j===V&&
this.setLength(B,_,L,G),G>L&&(L=this.add(B,_,G));break}case b:for(;L<P&&r.Kl[W[L]]===r.N9;)L++;if(A===r.HF&&K(W,_,L))return-1;break;case F:for(;L<P&&g[W[L]]===1;)
L++;if(L<P&&W[L]===r.wn&&(L=this.escapedName(W,L,P)),j=this.expectedAfter(W,_,L,j===Z?v:0),v===0)return L;continue;case O:L=W[L]===r.iH?this.open(v++,(0,o.XE)(),
L+1):this.hexString(W,_,P);break;case f:if(W[L]!==r.vz)continue;if(!(this.opened[--v]>0)||++L>P)return-1;break;case E:L=this.open(v++,c,L);break;case S:if(this.
opened[--v]!==c)return-1;break;case p:L=this.literalString(W,_,P);break}if(v===0)return L>P?-1:L;j=Z}return-1}setLength(W,L,P,v){const j=v>P;this.length=j?-1:W,
this.lengthRef=j?W:-1,this.lengthStart=L,this.lengthEnd=v}literalString(W,L,P){const v=(0,r.AZ)(W,L,P);return v<0?P+1:this.strings?this.add(Q,L,v):v}hexString(W,L,P){
const v=(0,r.$k)(W,L,P);return this.strings?this.add(Q,L,v):v}escapedName(W,L,P){return this.doubtful=!0,(0,r.Wd)(W,L,P)}expectedAfter(W,L,P,v){const j=P-L;return j===
10&&W[L+1]===r.Ah&&(0,r.w1)(W,L,"/ByteRange")&&(this.byteRange=!0),v===0||this.opened[v-1]===c?Z:((0,o.xg)(W,L,P,this.opened[v-1])&&(this.doubtful=!0),v>1?N:j===
7&&W[L+1]===r.A4&&(0,r.w1)(W,L,"/Length")?V:N)}}function U(D,W,L){if(D[W]===r.Z4&&D[W+1]===r.l0&&D[W+3]===r.AV&&D[W+2]===r.Z4&&W+4<=L)return T(D,W+4,L)?W+4:W;let P=(0,r.
AN)(D,W,L);D[P]===r.N5&&D[P+1]>r.l0&&P++;let v=P,j=0;for(;v<L&&(0,r.yp)(D[v]);v++)j=j*10+(D[v]-r.l0);if(v===P||j>=X)return W;const _=(0,r.AN)(D,v,L);return _<L&&
D[_]===r.AV&&T(D,_+1,L)?_+1:W}const T=(D,W,L)=>W>=L||r.Kl[D[W]]!==r.N9;function K(D,W,L){return L-W===6&&(0,r.w1)(D,W,"endo")||L-W===9&&(0,r.w1)(D,W,"ends")}}),
45079:((mt,at,x)=>{x.d(at,{ZV:()=>g,bD:()=>Z,dZ:()=>b,pS:()=>F,sd:()=>d,yT:()=>c});var r=x(78157),o=x(45599);const Q=8,X=1024,c={number:0,generation:0};function Z(a,w,U){
if(w===null)a.text("null");else if(typeof w=="number")a.text(g(w));else if(typeof w=="boolean")a.text(w?"true":"false");else if(w instanceof o.SX)b(a,w.text);else if(w instanceof
o.oS)a.text(R(w,U));else if(w instanceof o.Mx)F(a,w.bytes,U);else if(Array.isArray(w)){if(a.byte(r.WL),w.length>=Q&&w.every(T=>T instanceof o.oS))N(a,w,U);else for(const[
T,K]of w.entries())T>0&&a.byte(r.Z4),Z(a,K,U);a.byte(r.wt)}else w instanceof o.Bi?V(a,w,U):Z(a,w.dict,U)}function N(a,w,U){for(let T=0;T<w.length;T+=X){const K=w.
slice(T,T+X).map(D=>R(D,U));a.text(T>0?` ${K.join(" ")}`:K.join(" "))}}function V(a,w,U){const T=U.security&&w.has("ByteRange")?{...U,security:void 0}:U;a.text(
"<<");for(const[K,D]of w)b(a,K),I(D)&&a.byte(r.Z4),Z(a,D,K==="Contents"?T:U);a.text(">>")}const I=a=>a===null||typeof a=="number"||typeof a=="boolean"||a instanceof
o.oS;function R(a,{renumber:w,generationOf:U}){const T=w?w(a):a.number;return w&&T===0?"null":`${T} ${U?U(T):w?0:a.generation} R`}function b(a,w){a.byte(r.cL);for(let U=0;U<
w.length;U++){const T=w.charCodeAt(U)&255;T!==r.Cq&&(T>r.Z4&&T<=r.du&&T!==r.wn&&r.Kl[T]===r.N9?a.byte(T):a.text(`#${y(T)}`))}}function F(a,w,{security:U,number:T,
generation:K}){if(U){E(a,U.encryptString(w,T,K));return}let[D,W]=[0,0];for(let L=0;L<w.length;L++){const P=w[L];(P<r.Z4||P>r.du)&&D++,O(P)&&W++}if(D*3>w.length){
E(a,w);return}a.byte(r.Cx),W===0?a.copy(w,0,w.length):a.fill(w.length+W,(L,P)=>f(L,P,w)),a.byte(r.s1)}const O=a=>a===r.Cx||a===r.s1||a===r.r_||a===r.u7;function f(a,w,U){
let T=w;for(let K=0;K<U.length;K++){const D=U[K];O(D)&&(a[T++]=r.r_),a[T++]=D===r.u7?r.AF:D}}function E(a,w){a.byte(r.iH),a.fill(2*w.length,(U,T)=>{let K=T;for(let D=0;D<
w.length;D++)U[K++]=p[w[D]>>4],U[K++]=p[w[D]&15]}),a.byte(r.vz)}const S="0123456789abcdef",p=Uint8Array.from(S,a=>a.charCodeAt(0)),y=a=>S[a>>4]+S[a&15];function g(a){
if(!Number.isFinite(a))return"0";const w=Math.abs(a);if(Number.isInteger(a)&&w<1e15)return String(a);if(w>=2**63)return`${BigInt(a)}.0`;const U=String(a);return U.
includes("e")?a.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):U}function d(a){const w=[a];for(;w.length>0;){const U=w.pop();if(U instanceof o.Mx)return!0;if(Array.
isArray(U))for(const T of U)w.push(T);else if(U instanceof o.Bi)for(const T of U.values())w.push(T);else U instanceof o.Z6&&w.push(U.dict)}return!1}}),39150:((mt,at,x)=>{
x.d(at,{D:()=>Z});var r=x(78157);const o=15,Q=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,X=/^(true|false|null)$/,c=/#(?![0-9A-Fa-f]{2})|#00/;function Z(F,O,f){
const E=[],S=()=>{const y=E.at(-1);y?.keys&&(y.value=!1)},p=(0,r.AN)(F,O,f);for(;;){if(O=(0,r.AN)(F,O,f),O>=f)return!1;const y=E.at(-1),g=F[O];if(g===r.vz||g===
r.wt){if(!y||y.keys===void 0!=(g===r.wt)||y.keys&&(y.value||++O>=f||F[O]!==r.vz))return!1;E.pop(),O++}else if(y?.keys&&!y.value){const d=(0,r.Wd)(F,O+1,f),a=b(F,
O,d);if(g!==r.cL||c.test(a)||y.keys.has(a))return!1;y.keys.add(a),y.value=!0,O=d;continue}else if(g===r.WL||g===r.iH&&F[O+1]===r.iH){E.push(g===r.WL?{keys:void 0,
value:!0}:{keys:new Set,value:!1}),O+=g===r.WL?1:2;continue}else if(O=N(F,O,f),O<0)return!1;if(S(),E.length===0)return!(0,r.yp)(F[p])||F[O-1]!==r.AV}}function N(F,O,f){
switch(F[O]){case r.cL:{const E=(0,r.Wd)(F,O+1,f);return c.test(b(F,O,E))?-1:E}case r.Cx:return(0,r.AZ)(F,O,f);case r.iH:for(O++;O<f&&F[O]!==r.vz;O++)if(!R(F[O])&&
r.Kl[F[O]]!==r.t6)return-1;return O<f?O+1:-1;default:{const E=(0,r.Wd)(F,O,f);if(I(F,O,E))return V(F,O,E,f);const S=b(F,O,E);return X.test(S)||Q.test(S)?E:-1}}}
function V(F,O,f,E){const S=(0,r.AN)(F,f,E);if(!(0,r.yp)(F[S]))return f;const p=(0,r.JI)(F,S,E),y=(0,r.AN)(F,p.after,E);return y===p.after||F[y]!==r.AV||r.Kl[F[y+
1]??r.Z4]===r.N9?f:(0,r.JI)(F,O,f).value<=2147483647&&p.value<=65535?y+1:-1}function I(F,O,f){let E=O;for(;E<f&&(0,r.yp)(F[E]);)E++;return E===f&&E>O&&E<=O+o}const R=F=>F>=
r.l0&&F<=r.ev||(F|32)>=97&&(F|32)<=102;function b(F,O,f){return(0,r.bS)(F).toString("latin1",O,Math.min(f,O+200))}}),77581:((mt,at,x)=>{x.d(at,{SQ:()=>Q,U0:()=>F,
g7:()=>b,kt:()=>y,wx:()=>E});var r=x(78157),o=x(45599);const Q=new Map([...[728,711,710,729,733,731,730,732].map((g,d)=>[g,24+d]),...[8226,8224,8225,8230,8212,8211,
402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((g,d)=>[g,128+d]),[8364,160]]),X=/[\x18-\x1f\x80-\xa0]/g,
c=new Map([...Q].map(([g,d])=>[d,g])),Z=Array.from({length:256},(g,d)=>String.fromCharCode(c.get(d)??d)),N=32,V=200,I=new WeakMap,R=new WeakMap,b=g=>O(g,I,f),F=g=>O(
g,R,d=>(0,r.bS)(d).toString("latin1"));function O(g,d,a){if(g.bytes.length<V)return a(g.bytes);let w=d.get(g);return w===void 0&&d.set(g,w=a(g.bytes)),w}function f(g){
if(g[0]===254&&g[1]===255)return new TextDecoder("utf-16be").decode(g.subarray(2));if(g[0]===255&&g[1]===254)return new TextDecoder("utf-16le").decode(g.subarray(
2));if(g[0]===239&&g[1]===187&&g[2]===191)return new TextDecoder().decode(g.subarray(3));if(g.length>N)return(0,r.bS)(g).toString("latin1").replace(X,a=>Z[a.charCodeAt(
0)]);let d="";for(const a of g)d+=Z[a];return d}function E(g){const d=new Uint8Array(g.length);for(let w=0;w<g.length;w++){const U=S(g.charCodeAt(w));if(U===void 0)
return new o.Mx(p(g));d[w]=U}const a=d[0]===254&&d[1]===255||d[0]===255&&d[1]===254;return new o.Mx(a||d[0]===239&&d[1]===187&&d[2]===191?p(g):d)}function S(g){
return g>=32&&g<127||g===9||g===10||g===13||g>=161&&g<=255&&g!==173?g:Q.get(g)}const p=g=>y(`\uFEFF${g}`),y=g=>Buffer.from(g,"utf16le").swap16()}),45599:((mt,at,x)=>{
x.d(at,{Bi:()=>c,Eo:()=>R,Mx:()=>o,Px:()=>O,SX:()=>r,UU:()=>F,Z6:()=>Z,Zm:()=>N,cy:()=>I,hi:()=>f,i9:()=>V,jd:()=>b,oS:()=>Q,rV:()=>X});class r{text;constructor(S){
this.text=S}}class o{bytes;constructor(S){this.bytes=S}}class Q{number;generation;constructor(S,p=0){this.number=S,this.generation=p}}class X extends Q{part;constructor(S,p){
super(p,0),this.part=S}}class c extends Map{}class Z{dict;data;sealed;constructor(S,p,y){this.dict=S,this.data=p,this.sealed=y}}const N=E=>E instanceof c,V=E=>E instanceof
Q,I=E=>Array.isArray(E),R=(E,S)=>E instanceof r&&E.text===S;function b(E){const S=new c;for(const[p,y]of Object.entries(E))y!==void 0&&S.set(p,y);return S}const F=E=>new r(
E),O=E=>new o(Uint8Array.from(Buffer.from(E,"latin1")));function f(E){const S=E.get("Type");return R(S,"Sig")||R(S,"DocTimeStamp")||E.has("ByteRange")}})};
