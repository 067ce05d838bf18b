"use strict";exports.id=1519,exports.ids=[1519],exports.modules={44233:((mt,at,x)=>{x.d(at,{BC:()=>L,Fr:()=>k,MJ:()=>b,p9:()=>Q,qZ:()=>N});const i=1e3,o=3e5;function*Q(v,y){
if(v.length<=i)return[...v].sort(y);let f=[];for(let E=0;E<v.length;E+=i){for(const S of v.slice(E,E+i).sort(y))f.push(S);yield o}for(let E=i;E<f.length;E*=2){const S=[];
for(let p=0;p<f.length;p+=2*E){const d=Math.min(p+E,f.length),l=Math.min(d+E,f.length);for(let c=p,m=d;c<d||m<l;){const I=m===l||c<d&&y(f[c],f[m])<=0;S.push(I?f[c++]:
f[m++]),S.length%i===0&&(yield o)}}f=S}return f}const H=16384,a=50,j=4;function*k(v){const{length:y}=v;for(let S=0;S<y;S+=H)v.subarray(S,S+H).sort(),y>H&&(yield H*
a);let[f,E]=[v,y>H?new Float64Array(y):v];for(let S=H;S<y;S*=2){for(let p=0;p<y;p+=2*S){const d=Math.min(p+S,y),l=Math.min(d+S,y);for(let c=p,m=d,I=p;I<l;){const X=m===
l||c<d&&f[c]<=f[m];E[I++]=f[X?c++:m++],I%H===0&&(yield H*j)}}[f,E]=[E,f]}return f}async function N(v,y,f){const E=Q(v,y);for(;;){const{done:S,value:p}=E.next();
if(S)return p;const d=f.step(p);d&&await d}}const L=(v,y)=>B(v,y,!1),b=(v,y)=>B(v,y,!0);function B(v,y,f){let[E,S]=[0,v.length];for(;E<S;){const p=E+S>>1,d=v[p];
d<y||f&&d===y?E=p+1:S=p}return E}}),60623:((mt,at,x)=>{x.d(at,{Kc:()=>N,M_:()=>L,UD:()=>B});var i=x(11544),o=x(58552),Q=x(27059),H=x(43749),a=x(78157),j=x(49692),
k=x(81272);const N=S=>(0,i.$)(S,{level:4,mem:3}),L=S=>(0,i.$)(S,{level:0}),b=1<<26;function B(S,p,d,l){const c=p.codec?.inflateNow(S,Math.min(p.stream,p.remaining,
b));if(c)return p.remaining-=c.length,c;if(p.remaining<=0)throw(0,k.q)(p,0);const m=(0,a.j8)(S,0,Math.min(S.length,4)),I=(S[m]&15)===8&&(S[m]<<8|S[m+1])%31===0,
X=p.scratch??new Q.f,U=new j.S3(S,I?m+2:0,X),Z=new k.g(p,l);f(Z,U,S.length,X),(!I||U.progress!=="ended")&&(d.found=!0),U.isBroken&&(d.broken=!0);const F=Z.finish();
if(F.length===0&&U.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return d.mismatch===!1&&!d.found&&(d.mismatch=(0,H.V)(S,U.consumed,E(F))),
F}const v=8,y=4*j.jf;function f(S,p,d,l){let c=l.atLeast(d*v);for(let m=0;;){const I=p.inflate(c,m,c.length-j.yO);if(I>m&&S.push(c.slice(m,I)),p.progress!=="mor\
e")return;if(S.watch?.(S.size),m=I,I<c.length-j.yO)continue;const X=c.subarray(Math.max(0,I-j.jf),I);c=l.atLeast(Math.max(y,4*c.length)),c.set(X),m=X.length}}function E(S){
const p=new H.T;return p.add(S),p.value}}),48249:((mt,at,x)=>{x.d(at,{Kc:()=>H.Kc,M_:()=>H.M_,TT:()=>y,tN:()=>f});var i=x(58552),o=x(78157),Q=x(3405),H=x(60623),
a=x(19590),j=x(93098),k=x(60269),N=x(11032),L=x(70097),b=x(94322);const B={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLeng\
thDecode"},v=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),y=p=>v.has(B[p]??p);function f(p,d,l,c,m={found:!1}){
switch(B[p]??p){case"FlateDecode":return S({filter:"FlateDecode",data:d,parameters:l},c,m);case"LZWDecode":return S({filter:"LZWDecode",data:d,parameters:l},c,m);case"\
ASCII85Decode":return E({filter:"ASCII85Decode",data:d,parameters:void 0},c,m,()=>(0,b.xm)((0,Q.B)(d)));case"ASCIIHexDecode":return E({filter:"ASCIIHexDecode",data:d,
parameters:void 0},c,m,()=>(0,o.sk)(d,0,d.length));case"RunLengthDecode":return E({filter:"RunLengthDecode",data:d,parameters:void 0},c,m,()=>(0,b.xm)((0,L.A)(d,
c)));case"Crypt":return d;default:throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}function E(p,d,l,c){if(p.data.length<=j.I)return c();
const m=d.large?.find(p,d,l);return m||(d.large?.watch(p,d)?.(1/0),c())}function S(p,d,l){const c=d.large?.find(p,d,l);if(c)return c;const{filter:m,data:I,parameters:X}=p,
U=d.large?.watch(p,d),Z=m==="FlateDecode"?(0,H.UD)(I,d,l,U):(0,a.k)(I,(0,k.c)(X,"EarlyChange",1),d,l,U);return(0,N.T)(Z,X)}}),23334:((mt,at,x)=>{x.d(at,{d:()=>Q});
const i=11,o=4294967295;function*Q(a){for(let j=0;j+i<=a.length;){const k=a[j+4]&63,N=j+H(a,j),L=N>a.length?0:a.readUInt32BE(N-4),b=L===o?a.length:N+L;yield{type:k,
start:N,end:b},j=b}}function H(a,j){const k=a.readUInt32BE(j),N=a[j+5]>>5,L=N===7&&j+9<=a.length,b=L?a.readUInt32BE(j+5)&536870911:N,B=L?4+Math.ceil((b+1)/8):1,
v=k<=256?1:k<=65536?2:4;return 5+B+b*v+(a[j+4]&64?4:1)+4}}),54619:((mt,at,x)=>{x.d(at,{HV:()=>o,UT:()=>H,ZQ:()=>j,jC:()=>a,tL:()=>Q,wg:()=>L});var i=x(73208);const o=0,
Q=1,H=2,a=3,j=1,k=1e5,N=1e4;class L{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new i.
J7;mended=new Set;constructor({limits:B,memory:v},y){this.sourceLength=y,this.memory=v,this.bound=Math.min(B.objects,Math.max(1e6,y));const f=y<k?64:1024;this.kind=
new Uint8Array(f),this.place=new Int32Array(f),this.detail=new Int32Array(f)}offer(B,v,y,f){B<this.kind.length&&this.kind[B]!==o||this.set(B,v,y,f)}askFor(B){const v=this.
kind[B]??o;B<=0||B>this.bound||(v===o||this.isWronglyFree(B)?this.unlisted.add(B):v===a&&this.doubtful.add(B))}isWronglyFree(B){return this.kind[B]===a&&(this.detail[B]===
j||this.wronglyFree.has(B))}doubtFree(B){this.kind[B]===a&&this.unlisted.add(B)}leadsTo(B){const v=this.kind[B]??o;return v===Q||v===H}set(B,v,y,f){if(B>this.bound){
this.overflowed=!0;return}B>=this.kind.length&&this.grow(B+1),this.kind[B]=v,this.place[B]=y,this.detail[B]=f,B>=this.size&&(this.size=B+1)}grow(B){const v=Math.
min(Math.max(B,this.kind.length*2),this.bound+1),y=Math.max(this.kind.length,this.sourceLength,N);v>y&&this.memory.takeNumbers(v-y);const[f,E,S]=[new Uint8Array(
v),new Int32Array(v),new Int32Array(v)];f.set(this.kind),E.set(this.place),S.set(this.detail),[this.kind,this.place,this.detail]=[f,E,S]}}}),91519:((mt,at,x)=>{
x.d(at,{E:()=>kn});var i=x(58552),o=x(78157),Q=x(64580),H=x(83287),a=x(45599);const j=1<<24,k=200;class N{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const s=this.held.get(this.keys.get(t)??-1);if(!s||e&&!s.verified)return;const{dict:r}=t;return s.filter===r.
get("Filter")&&s.parameters===r.get("DecodeParms")?s.part:void 0}keep(t,e,s){const{data:r,dict:u}=t;if(!s.whole||s.data.length>j||s.data.buffer===r.buffer||(0,a.
Eo)(u.get("Subtype"),"Image"))return;const h=this.keys.get(t);h!==void 0&&this.held.delete(h);const R=this.next++;this.keys.set(t,R),this.held.set(R,{filter:u.get(
"Filter"),parameters:u.get("DecodeParms"),verified:e,part:s}),this.memory.hold(s.data.length+k,this.holder,R)}}var L=x(52205),b=x(42973),B=x(44233),v=x(88500);function y(n,t){
if(!(t instanceof a.Z6))return;const e=n.resolve(t.dict.get("N"));if(typeof e!="number")return;const{large:s}=n.memory,r=(0,H.US)(n,t,n.memory,!0);if(!r)return;
const u=!r.whole&&!(0,H.QJ)(n.encoded(t),r.damage),h=c(r,e,n.resolve(t.dict.get("First")),u),{isMended:R,...$}=s?s.take(r.data,h,({numbers:rt})=>d*rt.length):f(
h);return{...$,...u||R?{lost:Math.min(Math.max(0,e-$.numbers.length),n.table.size)}:{}}}function f(n){for(;;){const{done:t,value:e}=n.next();if(t)return e}}const E=65536,
S=3,p=10,d=24,l=5e4;function*c(n,t,e,s){const{data:r}=n,{numbers:u,starts:h,isMended:R}=yield*U(n,t,e);s&&h.length>0&&new v.s().value(r,h.at(-1),Math.min(r.length,
h.at(-1)+M))<0&&(u.pop(),h.pop());const $=yield*O(h,r.length);if(C(h,$,r.length))throw(0,i.O$)("its objects overlap");yield*X(r,h,$);const et=u.length>l?{sorted:yield*W(
u,P)}:{};return{data:r,numbers:new Int32Array(u),starts:new Int32Array(h),stops:$,ends:new Int32Array(h.length).fill(-1),namesStream:yield*m(r),isMended:R,...et}}
function*m(n){const[t,e]=[(0,o.bS)(n),"stream"];for(let s=0;s<n.length;s+=I){if(t.subarray(s,s+I+e.length-1).includes(e))return!0;yield I}return!1}const I=1<<20;
function*X(n,t,e){for(let s=0;s<e.length;s++)for(;e[s]-t[s]>E;){const r=e[s]-E;let u=e[s];for(;u>r&&o.Kl[n[u-1]]===o.t6;)u--;if(yield e[s]-u+1,e[s]=u,u>r)break}}
function*U({data:n,whole:t},e,s){const{length:r}=n,u=typeof s=="number"&&Number.isInteger(s)&&s>=0;if(u&&s>r&&!t)return{numbers:[],starts:[],isMended:!1};const h=yield*Z(
n,Math.min(e,_),u&&s<=r?s:0),{numbers:R,offsets:$,after:et}=h,rt=yield*K(n,et),nt=!u||s<et||rt!==(yield*K(n,Math.min(s,r))),J=nt?rt:s,it=$.findIndex(ut=>J+ut>r);
it>=0&&(R.length=$.length=it);const ft=R.length>0&&(nt||R.length>e);return{numbers:R,starts:$.map(ut=>J+ut),isMended:ft}}function*Z(n,t,e){const[s,r]=[[],[]];let[
u,h]=[0,0],R={count:0,after:0};for(;s.length<(u<e?_:t);){u-h>E&&(yield S*(u-h),h=u);const $=F(n,u),et=F(n,$.after);if($.value<0||$.value>2147483647||et.value<0||
s.length>=t&&et.after>e)break;s.push($.value),r.push(et.value),u=et.after,u<=e&&(R={count:s.length,after:u})}return s.length>=t?{numbers:s,offsets:r,after:u}:(s.
length=r.length=R.count,{numbers:s,offsets:r,after:R.after})}function F(n,t){const e=(0,o.AN)(n,t,Math.min(t+E,n.length));return(0,o.JI)(n,e,Math.min(e+E,n.length))}
function*K(n,t){let e=t;for(let s=0;s<n.length;){s=Math.min(e+E,n.length);const r=(0,o.AN)(n,e,s);if(r<s)return r;yield E,e=s}return n.length}const _=2**20,P=2**
29,M=1<<22;function W(n,t){const e=new Float64Array(n.length);for(let s=0;s<e.length;s++)e[s]=Math.min(n[s],t)*_+s;return(0,B.Fr)(e)}const T=4;function*O(n,t){const e=new Int32Array(
n.length);if(n.every((h,R)=>R===0||n[R-1]<h)){for(let h=0;h<n.length;h++)e[h]=n[h+1]??t;return e}const s=yield*W(n,1/0);let r=t,u=t;for(let h=s.length-1;h>=0;h--){
const R=s[h]%_,$=n[R];$<u&&([r,u]=[u,$]),e[R]=r}return yield p*e.length,e}function C(n,t,e){let s=0;for(let r=0;r<n.length;r++)s+=t[r]-n[r];return s>T*e}function V({
data:n,starts:t,stops:e,ends:s,namesStream:r},u){if(s[u]>=0)return s[u];const h=t[u];let R=Math.min(e[u],n.length);for(;R>h&&o.Kl[n[R-1]]===o.t6;)R--;if(R-h>M)throw st();
const $=r?new v.s().value(n,h,R):-1;return s[u]=$>=0?$:R}function q(n,t){const{numbers:e}=n;n.sorted??=f(W(e,P));const{sorted:s}=n;let[r,u]=[0,s.length];for(;r<
u;){const R=r+u>>>1;s[R]<t*_?r=R+1:u=R}const h=r<s.length?s[r]%_:-1;return e[h]===t?h:-1}const st=()=>(0,b.F)("objectValues","An object of the document has too \
many values","Open the document in another PDF program and save it again");var Y=x(54619),lt=x(45798),wt=x(85368),pt=x(22480);const Dt=20;class Tt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=
new wt.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new Tt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:r,memory:u}=s,h=this.counted[t]===1,R=this.parser(t,e.bytes,e.start,e.end,h?1/0:u.values),{room:$}=R,et=R.value(),
rt=$-R.room;h||(u.values-=rt),this.counted[t]=1;const nt=R.at-e.start;if(this.spend(nt),s.job.pace.add(rt+nt),!(et instanceof a.Bi)||e.bytes!==r)return et;const J=(0,o.
AN)(r,R.at,r.length);if(!(0,o.w1)(r,J,"stream"))return(0,o.rg)(r,J)||s.table.doubtful.add(t),et;const{start:it,end:ft,isSearched:ut}=this.streams.data(J,this.lengthOf(
et.get("Length")),et.has("Filter"));ut&&s.table.doubtful.add(t);const ht=this.security&&!(0,a.Eo)(et.get("Type"),"XRef"),gt=ht?it:(0,pt.Ow)(r,it,ft),St=gt>it&&Xt(
et)?gt:it;return new a.Z6(et,r.subarray(St,ft),ht?{number:t,generation:s.generation(t)}:void 0)}parser(t,e,s,r,u=this.document.memory.values){const{document:h,security:R}=this;
let $;if(R&&t!==this.encryptNumber&&h.table.kind[t]===Y.tL){const J=h.generation(t);$=it=>R.decryptString(it,t,J)}const{nesting:et,objectValues:rt}=h.job.limits,
nt=rt<u;return new lt.i(e,s,r,et,$,nt?rt:u,nt?st:lt.e)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),s=e&&new lt.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:s,opening:r}=this;if(r.has(t)||s.table.kind[t]!==Y.tL)return;r.add(t);const u={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},
h=y(s,this.read(t,u));if(r.delete(t),this.objectStreams.set(t,h),!!h)return h.lost!==void 0&&s.table.broken.set(t,h.lost),this.effort+=h.data.length*s.job.limits.
parsing,s.memory.hold(h.data.length+h.numbers.length*Dt,this.holder,t),h}spend(t){if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}function Xt(n){
const t=n.get("Filter");return(0,a.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var kt=x(67382),le=x(51271),Jt=x(83363),It=x(45657);const Ct=100;class jt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new le.L;constructor(t){this.document=t}async read(){const t=await(0,Jt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const r of Jt.i)e[r]!==void 0&&(s[r]=(0,Q.F)(e[r]));return s}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new kt.B(this.document);for(const s of t){this.document.exists(
s)&&e.keep(s);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){const{numbers:e,ancestry:s}=this,r=e.filter((u,h)=>t[h]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=s.filter((u,h)=>t[h]),this.positions=void 0}async rebuild(t){
const{document:e}=this,s=Array.from(t),r=new Map,u=this.inherited.map(nt=>xe(e,nt,r)),{nodes:h,parents:R}=this.grow(s),$=h.map(({ref:nt})=>({Parent:nt}));for(let nt=0;nt<
s.length;nt++){const J=s[nt],it=this.indexOf(J),ft=R[nt];h[ft].kids.push(new a.oS(J,e.generation(J)));const ut=it<0?Yt:u[this.ancestry[it]];e.patch(J,$[ft],ut);
const ht=e.job.pace.step(600);ht&&await ht}for(const{ref:nt,kids:J,parent:it,count:ft}of h)e.put(nt,new a.Bi([["Type",new a.SX("Pages")],...it?[["Parent",it]]:[],
["Kids",J],["Count",ft]]));const et=h[h.length-1].ref,rt=e.catalog.get("Pages");(!(rt instanceof a.oS)||rt.number!==et.number)&&e.editCatalog().set("Pages",et),
this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new le.L(!1)}grow(t){const{document:e}=this,s=t.
length,r=e.catalog.get("Pages"),u=J=>this.indexOf(J)>=0||t.includes(J),h=r instanceof a.oS&&r.number>0&&!u(r.number)?r:void 0,R=[];let $=[];const et=(J,it)=>({ref:it&&
h?new a.oS(h.number,e.generation(h.number)):e.add(null),kids:[],parent:void 0,count:J}),rt=Math.max(1,Math.ceil(s/Ct));for(let J=0;J<rt;J++)$.push(et(Math.min(Ct,
s-J*Ct),rt===1));const nt=Array.from({length:s},(J,it)=>Math.floor(it/Ct));for(;$.length>1;){(0,It.RZ)(R,$);const J=Math.ceil($.length/Ct),it=Array.from({length:J},
()=>et(0,J===1));for(const[ft,ut]of $.entries()){const ht=it[Math.floor(ft/Ct)];ut.parent=ht.ref,ht.kids.push(ut.ref),ht.count+=ut.count}$=it}return(0,It.RZ)(R,
$),{nodes:R,parents:nt}}}const Yt={};function xe(n,t,e){const{Resources:s}=t;if(!(s instanceof a.Bi))return{...t};const r=e.get(s)??n.add(s);return e.set(s,r),{
...t,Resources:r}}const Ot=1,Lt=2,Pt=3;class Bt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Bt(0);
for(const[e,s]of this.edited)t.edited.set(e,(0,Q.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){
this.set(t,Ot)===Lt&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Lt),this.patched.set(t,e)}remove(t){const e=this.set(t,Pt);e===Ot?this.edited.
delete(t):e===Lt&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),
this.kind=r}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var Oe=x(64680),Nt=x(45079);const Qt={},Vt=4096,qt=1<<21,zt=`
endobj
`,de=`>>${zt}`,te=2147483647;class Ae{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Oe.k(256);scan=new v.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,r,u){
(r!==this.entries||u!==this.defaults)&&this.prepare(r,u);const{text:h,defaultTexts:R}=this,{open:$,close:et}=s,rt=e<0,nt=rt?$-2:e;this.reserve(et-nt+h.bytes.length+
this.defaultSize);const J=this.used,it=this.noted,ft=this.keepOthers(t,nt,s);this.put(t,ft,et);let ut=s.special||h.special;for(let ht=0;ht<R.length;ht++){const gt=R[ht],
St=s.find(t,gt.key);if(St>=0){const At=(0,o.AN)(t,s.at[St+2],et);if(!(0,o.w1)(t,At,"null"))continue;this.used=J,this.noted=it;return}ut||=gt.special,this.put(gt.
bytes,0,gt.bytes.length),this.note(gt.marks,0,gt.marks.length,te)}return this.put(h.bytes,0,h.bytes.length-(rt?zt.length:0)),this.note(h.marks,0,h.marks.length,
te),{bytes:this.memory,start:J+$-2-nt,end:rt?this.used:this.used-zt.length,from:rt?-1:J,to:rt?-1:this.used-1,references:ut?void 0:this.references,first:it,last:this.
noted}}keepOthers(t,e,{at:s,first:r,used:u,scan:h,marksFrom:R,marksTo:$}){const{keys:et}=this,{marks:rt}=h;let nt=R,J=e;for(let it=r;it<u;it+=4){const ft=s[it],
ut=s[it+1]-ft;for(let ht=0;ht<et.length;ht++)if(!(et[ht].length!==ut||!(0,o.w1)(t,ft,et[ht])))for(nt=this.note(rt,nt,$,ft),this.put(t,J,ft-1),J=s[it+3];nt<$&&rt[nt+
1]<J;)nt+=3}return this.note(rt,nt,$,te),J}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.
keys(e).filter(r=>!(r in t));this.defaultTexts=s.map(r=>{const u=this.textOf(e,[r]);return{...u,key:r,bytes:u.bytes.subarray(0,-de.length)}}),this.defaultSize=this.
defaultTexts.reduce((r,{bytes:u})=>r+u.length,0)}textOf(t,e){const{draft:s,scan:r}=this;s.clear(),s.text("<<");for(const R of e){const $=t[R];$!==void 0&&((0,Nt.
dZ)(s,R),s.byte(o.Z4),(0,Nt.bD)(s,$,Nt.yT))}s.text(de);const u=new Uint8Array(s.bytes);r.reset();const h=r.value(u,0,u.length)!==u.length-zt.length;return{bytes:u.
subarray(2),marks:r.marks.slice(0,r.used),special:h||r.byteRange}}note(t,e,s,r){let u=e;for(;u<s&&t[u+1]<r;u+=3)this.refer(t[u]);return u}refer(t){if(this.noted===
this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(
new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(Vt,Math.min(this.memory.
length*2,qt),Math.min(this.sourceLength>>4,qt));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Me(n,t,e){for(const[s,r]of Object.
entries(t))r===void 0?n.delete(s):n.set(s,r);for(const[s,r]of Object.entries(e))r!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,r)}var Ut=x(79725);const bt=6,Mt=new Int32Array(
0),ee=16;class vt{index=Mt;records=Mt;count=0;at=Mt;used=0;scan=new v.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,Ut.Z)(this.index,e)),this.index[t]!==
0)return;this.reserve(s.used-s.first);const{records:r,scan:u}=this,h=this.count*bt;r[h]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),r[h+1]=this.
used+=s.used-s.first,r[h+2]=s.open,r[h+3]=s.close,r[h+4]=u.used,u.append(s.scan.marks,s.marksFrom,s.marksTo),r[h+5]=u.used,this.index[t]=++this.count}recall(t,e){
const s=this.index[t];if(!s)return!1;const{records:r}=this,u=(s-1)*bt;return e.at=this.at,e.scan=this.scan,e.first=r[u],e.used=r[u+1],e.open=r[u+2],e.close=r[u+
3],e.marksFrom=r[u+4],e.marksTo=r[u+5],e.special=!1,!0}fork(){const t=new vt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*bt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+
1)*bt;e>this.records.length&&(this.records=(0,Ut.Z)(this.records,Math.max(e,ee*bt)));const s=this.used+t;s>this.at.length&&(this.at=(0,Ut.Z)(this.at,Math.max(s,
ee*4)))}}class Rt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new vt;entries=new Ut.R;located=-1;patcher;decodedData;next;constructor(t,e,s,r=e.
memory){this.bytes=t,this.job=e,this.memory=r,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.suspect=s.damaged,this.bodies=s.
bodies,this.next=Math.max(this.table.size,1),this.reader=new Tt(this),this.changes=new Bt(this.next),this.pages=new jt(this)}fork(){const{table:t,crossReferenceStream:e}=this,
s=(0,Q.F)(this.trailer),r=new Rt(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,bodies:this.bodies},this.memory.fork());return r.
reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.walked=this.walked,r.pages.copyFrom(this.pages),r}get security(){
return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.get("Root");return t instanceof a.oS?t.number:-1}get catalog(){
return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).
toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof a.SX&&/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){
return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===Pt)return null;if(s===Ot)return this.changes.edited.get(e);const r=this.
values.get(e);if(r!==void 0)return r;const u=this.place(e),h=u?this.reader.read(e,u):null;return this.values.set(e,h),h}resolve(t){for(let e=0;t instanceof a.oS&&
e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){
const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(e);return this.put(e,s),s}put(t,e){const s=typeof t==
"number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.changes.edit(e,t),new a.oS(e,0)}reserveNumbers(t){
this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===Ot)return!0;if(e===Pt)return!1;const s=this.table.kind[t];return s===Y.tL||s===Y.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===Ot||e===Lt}isEdited(t){return this.changes.kind[t]===Ot}patched(t){return this.changes.
kind[t]===Lt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===Ot?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||e===
Pt)return this.resolve(s)instanceof a.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:u}=this,h=ue(u,(0,o.AN)(u,r.start,r.end)),R=h>=0?h:
this.locateHere(t,r)?this.entries.close+2:-1;return R<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,o.w1)(u,(0,o.AN)(u,R,r.end),"stream")?!(0,o.bS)(u.subarray(r.
start,R)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const s=this.changes.kind[t],r=s===Ot?this.changes.edited.get(t):this.values.
get(t);if(r!==void 0||s===Pt)return r instanceof a.Bi?r.get(e):void 0;const u=this.place(t);if(!u)return;const{entries:h}=this;if(!this.locateHere(t,u))return this.
dict(new a.oS(t))?.get(e);const R=h.find(u.bytes,e);return R<0?void 0:this.reader.parser(t,u.bytes,h.at[R+2],h.at[R+3]).value()}patch(t,e,s=Qt){const r=this.place(
t),u=this.security&&[...Object.values(e),...Object.values(s)].some(Nt.sd),h=r&&!u&&this.locateHere(t,r)?this.patchAt(t,r,e,s):void 0;if(!h){const R=this.edit(t);
R instanceof a.Bi&&Me(R,e,s);return}this.changes.patch(t,h),this.values.delete(t),this.located=-1}patchAt(t,e,s,r){return this.patcher??=new Ae(this.bytes.length),
this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,s,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:s,end:r},u){return this.recallEntries(t,u)||u.locate(e,s,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,L.x$)(this,t.dict)):s}decoded(t){const e={
found:!1,mismatch:!1},s=(0,H.D4)(this,t,this.memory,e);return(0,H.Eb)(this,t,e),s}async decodedAtEase(t,e={found:!1,mismatch:!1}){const r=await(0,H.m_)(this,t,this.
memory,e)??(0,H.D4)(this,t,this.memory,e);return(0,H.Eb)(this,t,e),r}decodedPart(t,e=!1){const s=this.decodedData?.recall(t,e);if(s)return s;const r=(0,H.US)(this,
t,this.memory,e);return r&&this.decodedData?.keep(t,e,r),r?.damage&&(0,H.Eb)(this,t,r.damage),r}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const s={found:!1,mismatch:!1},u={data:await this.decodedAtEase(t,s),whole:!s.found&&!s.mismatch,damage:s};return this.decodedData?.keep(t,!0,u),u}keepDecoded(){
this.decodedData??=new N(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===Ot||e===Pt)){
if(e===Lt)return this.changes.patched.get(t);switch(this.table.kind[t]){case Y.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case Y.UT:{
const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let r=this.table.detail[t];s.numbers[r]!==t&&(r=q(s,t));const u=s.starts[r];return u===void 0?
void 0:{bytes:s.data,start:u,end:V(s,r)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Pt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===Y.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new vt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function ue(n,t){if(n[t]!==o.iH||n[t+1]!==o.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===o.vz)return n[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var ve=x(62328),De=x(73208),Zt=x(41869),Te=x(33973),he=x(69289);const Pe=50,ne=2e4,ge=4096,[Re,
me]=[5e4,200],pe=new Set(["Length","Filter","DecodeParms"]),we=/\b(?:BT|Do|re|l|c)\s/;async function Fe(n){const{table:t,job:e,bytes:s}=n,r=(0,o.bS)(s);if(r.indexOf(
"startxref")!==r.lastIndexOf("startxref")&&!(0,he.V)(n))return!1;const{live:u}=await(0,Te.Gy)(n);let h=0;for(let R=1;R<t.size&&h<Pe;R++){if(t.kind[R]!==Y.tL||u[R]===
1)continue;const $=n.isStream(R),et=e.pace.step($?Re:me);if(et&&await et,!!$&&(h++,ye(n,R)))return!0}return!1}function ye(n,t){const e=n.get(t);if(!(e instanceof
a.Z6)||![...e.dict.keys()].every(R=>pe.has(R)))return!1;const{dict:s,data:r,sealed:u}=e;if(u&&r.length>ne)return!1;const h=(0,H.US)(n,new a.Z6(s,r.subarray(0,ne),
u),n.memory)?.data??new Uint8Array(0);return we.test((0,o.bS)(h.subarray(0,ge)).toString("latin1"))}const _e=[["Outlines","bookmarks",["First"]],["AcroForm","fo\
rm",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","page labels",[]],["StructTreeRoot","ta\
gs",["K"]],["OCProperties","layers",["OCGs"]]];function se(n){const{catalogNumber:t}=n;return _e.filter(([e,,s])=>{const r=n.entry(t,e);return Ft(n,r)?!0:r instanceof
a.oS?Gt(n,r)?s.some(u=>Ft(n,n.entry(r.number,u))):!0:r!=null&&!(0,a.Zm)(r)}).map(([,e])=>e)}function Ft({table:n},t){return!(t instanceof a.oS)||n.leadsTo(t.number)?
!1:(n.askFor(t.number),n.unlisted.has(t.number))}function Gt(n,t){const e=n.place(t.number);if(!e)return!n.table.leadsTo(t.number)||n.resolve(t)instanceof a.Bi;
const{bytes:s,start:r,end:u}=e,h=(0,o.AN)(s,r,u);return s[h]===o.iH&&s[h+1]===o.iH||(0,o.w1)(s,h,"null")?!0:n.resolve(t)instanceof a.Bi}const re=1e3;async function ie(n,t){
const{found:e,loose:s}=await Ce(n);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,i.O$)("it has no pages");const r=t.claimed??ke(n,s);await Ee(n,t,
s);const u=e.every(h=>t.indexOf(h)>=0);if(u||await Ee(n,t,e),t.count===0)throw(0,i.O$)("it has no pages");t.claimed=r,t.isOrderLost=s.length>1||!u,t.isAdopted=!0,
await t.rebuild(t.numbers)}function ke(n,[t,...e]){const s=e.length>0?void 0:n.resolve(n.entry(t,"Count"));return typeof s=="number"?s:void 0}async function Ce(n){
const{table:t,job:e}=n,s=[],r=[],u=new Set;for(let J=1;J<t.size;J++){if(t.kind[J]!==Y.tL&&t.kind[J]!==Y.UT)continue;const it=n.entry(J,"Type");(0,a.Eo)(it,"Page")&&
s.push(J);const ft=(0,a.Eo)(it,"Pages")?n.array(n.entry(J,"Kids")):void 0,ut=ft!==void 0&&!u.has(ft);ut&&(u.add(ft),r.push({number:J,kids:ft.flatMap(gt=>gt instanceof
a.oS?[gt.number]:[])}));const ht=e.pace.step(re+(ut?ft.length*20:0));ht&&await ht}const h=J=>t.kind[J]===Y.UT?t.place[t.place[J]]:t.place[J],R=(J,it)=>h(J)-h(it)||
t.detail[J]-t.detail[it];s.sort(R);const $=new Set(s),et=r.filter(({kids:J})=>J.some(it=>$.has(it))),rt=new Set(et.flatMap(({kids:J})=>J)),nt=[...s,...et.map(({
number:J})=>J)].filter(J=>!rt.has(J));return{found:s,loose:nt.sort(R)}}async function Ee(n,t,e){const s=n.dict(n.catalog.get("Pages")),r=Jt.i.flatMap(R=>{const $=(0,a.
Eo)(s?.get("Type"),"Pages")?s?.get(R):void 0;return $===void 0?[]:[[R,$]]}),u=n.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",e.map(R=>new a.oS(R,n.generation(
R)))],["Count",e.length],...r])),h=n.edit(n.catalogNumber);if(!(h instanceof a.Bi))throw(0,i.O$)("it has no catalog");h.set("Pages",u),await t.read()}var Le=x(87598),
Wt=x(35586);const be=new Set(["Root","Info","ID","Encrypt"]);async function oe(n,t){const{limits:e,pace:s}=t,r=new Y.wg(t,n.length),u=new a.Bi;let h=!1,R=-1;const $=rt=>{
for(const[nt,J]of rt)be.has(nt)&&u.set(nt,J)},et=new Wt.c0(n,s,rt=>{const nt=new lt.i(n,rt,Math.min(n.length,rt+65536),e.nesting),J=nt.value();return(0,a.Zm)(J)&&
$(J),(0,a.Zm)(J)&&J.has("XRefStm")?R=-1:(0,a.Zm)(J)&&J.has("Root")&&!J.has("Prev")&&(R=rt),nt.at});for(let rt=0;;){const nt=await et.next(rt);if(!nt)break;const{
number:J,body:it}=nt,ft=et.object(nt),ut=J<r.size&&r.kind[J]===Y.tL;if((!ft.isCut||!ut)&&r.set(J,Y.tL,nt.start,nt.generation),ft.dictionaryEnd>=0&&(0,o.bS)(n.subarray(
it,ft.dictionaryEnd)).includes("XRef")){const gt=new lt.i(n,it,ft.dictionaryEnd,e.nesting,void 0,e.objectValues,st).value();(0,a.Zm)(gt)&&(0,a.Eo)(gt.get("Type"),
"XRef")&&(h=!0,gt.has("Root")&&$(gt))}const ht=s.step(ft.at-rt+200);ht&&await ht,rt=ft.at}if(r.overflowed&&n.length>8*e.objects)throw(0,b.F)("objects",`The docu\
ment has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(r.size===0)throw(0,i.
O$)("no PDF objects were found in the file");return{table:r,trailer:u,streams:h,damaged:!0,plainUntil:R}}var Ie=x(59277);function Be(n,t){if(n.length===0)throw Ne();
if(n.length>t.inputBytes)throw Ue(n.length,t.inputBytes);const e=(0,o.bS)(n.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(n).indexOf(" obj")<0)throw g(n);
return e}function Ne(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function Ue(n,t){return(0,b.F)("inputBytes",`The document has ${n} bytes; at most ${t} are allowed`,"Split it \
with another program first")}function g(n){const t=(0,Ie.y)(n);if(t===void 0)return(0,i.O$)("the file is not a PDF document");const e=`is ${t}, not a PDF docume\
nt`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"\
Give a PDF document"}})}const w=1e3;async function A(n){const{job:t,table:e}=n;let s;for(let r=1;r<e.size;r++){if(e.kind[r]!==Y.tL)continue;(s===void 0||e.place[r]>
e.place[s.number])&&D(n,r)&&(s=new a.oS(r,n.generation(r)));const h=t.pace.step(w);h&&await h}return s&&(await tt(n)&&z(n,s)?void 0:s)}function D(n,t){const e=r=>n.
resolve(n.entry(t,r));return!(n.entry(t,"Filter")instanceof a.SX)||typeof e("V")!="number"?!1:e("O")instanceof a.Mx&&e("U")instanceof a.Mx||(0,a.cy)(e("Recipien\
ts"))||(0,a.Zm)(e("CF"))}const z=(n,{number:t})=>!(0,a.Eo)(n.resolve(n.entry(t,"StmF")),"Identity"),G=20;async function tt(n){const{job:t,table:e}=n;let[s,r]=[0,
0];for(let u=1;u<e.size&&s<G;u++){if(e.kind[u]!==Y.tL||!n.isStream(u))continue;const h=n.get(u);n.release(u);const R=t.pace.step(w);if(R&&await R,!(h instanceof
a.Z6)||(0,a.Eo)(h.dict.get("Type"),"XRef")||!(0,a.Eo)((0,L.c3)(n,h.dict.get("Filter"))[0],"FlateDecode"))continue;const[$=0,et=0]=h.data;s++,($&15)===8&&($<<8|et)%
31===0&&r++}return r*2>s}const ot=1e3,ct=1024,dt=16;function yt(n){const t=(0,o.bS)(n),e=[];let s=t.indexOf("/ID");for(let r=0;s>=0&&r<ot&&e.length<dt;r++){const u=Math.
min(n.length,s+ct),h=(0,o.j8)(n,s+3,u),R=n[h]===o.WL?new lt.i(n,h,u,ct).value():null,$=(0,a.cy)(R)?R[0]:null;$ instanceof a.Mx&&$.bytes.length>0&&e.push($.bytes),
s=t.indexOf("/ID",s+3)}return e}async function Et(n,t){const{table:e}=n,{pace:s}=n.job,r=[];for(let h=1;h<e.size;h++){e.kind[h]===Y.tL&&(0,a.Eo)(n.entry(h,"Type"),
"ObjStm")&&r.push({number:h,at:e.place[h]});const R=s.step(1e3);R&&await R}r.sort((h,R)=>h.at-R.at);const u=new Set(r.map(({number:h})=>h));for(const{number:h,at:R}of r)
await ae(n,h,$=>!(e.kind[$]===Y.tL&&(e.place[$]>R||R<t))&&!u.has($))}async function xt(n,t){const{table:e}=n;for(const s of t)(0,a.Eo)(n.entry(s,"Type"),"ObjStm")&&
await ae(n,s,r=>(e.kind[r]??Y.HV)===Y.HV)}async function ae(n,t,e){const{job:s,table:r}=n,u=n.objectStream(t),h=s.pace.step((u?.data.length??0)+1e3);h&&await h;
for(const[R,$]of u?.numbers.entries()??[])$>0&&e($)&&r.set($,Y.UT,t,R)}async function rn(n){const t=n.get(n.catalogNumber);if(t instanceof a.Bi&&t.has("Pages"))
return;let e=-1;for(let r=n.table.size-1;r>0;r--){if(n.table.kind[r]===Y.HV||n.table.kind[r]===Y.jC)continue;const u=n.job.pace.step(1e3);if(u&&await u,!(n.get(
r)instanceof a.Bi))continue;const h=n.entry(r,"Type");if((0,a.Eo)(h,"Catalog"))return He(n,r);h===void 0&&e<0&&on(n,r)&&(e=r)}if(e>0)return He(n,e);if((0,a.Eo)(
n.entry(n.catalogNumber,"Type"),"Page")||!(n.get(n.catalogNumber)instanceof a.Bi)){const r=new a.Bi([["Type",new a.SX("Catalog")]]);n.trailer.set("Root",n.add(r))}}
function He(n,t){n.trailer.set("Root",new a.oS(t,n.generation(t)))}function on(n,t){const e=n.entry(t,"Pages");return e instanceof a.oS&&n.array(n.dict(e)?.get(
"Kids"))!==void 0}async function an(n,t,e,s){if(e.size===0||!await cn(n,t,s))return[];const r=await fn(n,s),u=[];for(let h=1;h<(r?.size??0);h++){if(r.kind[h]!==
Y.tL||We(t,h))continue;const R=(0,o.ay)(n,r.place[h],n.length);R?.number===h&&u.push(R)}return u.some(h=>e.has(h.number)||ln(n,h))?u:[]}function We(n,t){const e=n.
kind[t]??Y.HV;return e===Y.jC?!n.unlisted.has(t)&&!n.isWronglyFree(t):e!==Y.HV}async function cn(n,t,{pace:e}){const s=(0,o.bS)(n);for(let r=0;;){const u=s.indexOf(
"obj",r);if(u<0)return!1;const h=(0,Wt.BX)(n,u);if(h&&!We(t,h.number))return!0;const R=e.step(u-r+200);R&&await R,r=u+3}}async function fn(n,t){try{return(await oe(
n,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;throw e}}function ln(n,{body:t}){const e=n.subarray(0,Math.min(n.length,t+dn)),
s=new lt.i(e,t,e.length,8).value();return(0,a.Zm)(s)&&(0,a.Eo)(s.get("Type"),"ObjStm")}const dn=1024,Ke=1024;async function Xe(n,t,e){const{table:s}=t,r=new Int32Array(
s.size),u=[];let h=t.damaged;for(let R=0;R<s.size;R+=Ke){hn(n,s,r,R,Math.min(R+Ke,s.size),u)&&(h=!0);const $=e.pace.step(Ke*20);$&&await $}u.length>0&&(h=!0,gn(
n,s,r,u,(await oe(n,e)).table));for(let R=0;R<s.size;R++)s.kind[R]===Y.UT&&s.kind[s.place[R]]!==Y.tL&&s.set(R,Y.jC,0,0);return{...t,damaged:h,bodies:r,isMended:u.
length>0}}function un({table:n,trailer:t}){const e=t.get("Root");return e instanceof a.oS?n.kind[e.number]===Y.tL||n.kind[e.number]===Y.UT:!1}function hn(n,t,e,s,r,u){
let h=!1;for(let R=s;R<r;R++){if(t.kind[R]!==Y.tL)continue;const $=(0,o.PZ)(n,t.place[R],R,t.detail[R]);if($>=0){e[R]=$,t.detail[R]===65535&&(h=!0);continue}const et=(0,o.
ay)(n,t.place[R],n.length);et?.number===R?(e[R]=et.body,t.place[R]=et.start,et.generation!==t.detail[R]&&(h=!0),t.detail[R]=et.generation,n.subarray(et.start,et.
body).includes(o.N5)&&(h=!0)):R>0?u.push(R):t.set(0,Y.jC,0,0)}return h}function gn(n,t,e,s,r){for(const u of s){const R=u<r.size&&r.kind[u]===Y.tL?(0,o.ay)(n,r.
place[u],n.length):void 0;R?.number===u?(t.set(u,Y.tL,R.start,R.generation),e[u]=R.body):t.set(u,Y.jC,0,0)}}var mn=x(48249),pn=x(3084),wn=x(54771),Je=x(39150);const yn=new Set(
["Root","Encrypt","ID"]),En=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Sn(n,t){const e=(0,o.bS)(n).lastIndexOf(
"startxref");if(e<0)return;const{value:s,after:r}=(0,o.JI)(n,(0,o.AN)(n,e+9,n.length),n.length);if(s<0||await(0,Wt.dZ)(n,r,t.pace))return;const u=new On(n,t),{table:h}=u,
R=new a.Bi;let $=!1,et=!1;const rt=new Set;for(let nt=s;typeof nt=="number"&&!rt.has(nt);){rt.add(nt);const J=nt>=0&&nt<n.length?await u.section(nt):void 0;if(!J||
h.overflowed)return;$||=J.stream,et||=!J.wellFormed;for(const[it,ft]of J.trailer)(rt.size===1?!En.has(it):yn.has(it)&&!R.has(it))&&R.set(it,ft);nt=J.trailer.get(
"Prev")||void 0}return{table:h,trailer:R,streams:$,damaged:et}}const ce=8192,xn=50,je=8;class On{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=
e,this.table=new Y.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(
t)}async readTable(t){const{bytes:e,job:s,table:r}=this,u=e.length,h=[];for(;t=(0,o.AN)(e,t,u),!(0,o.w1)(e,t,"trailer");){const J=(0,o.JI)(e,t,u),it=(0,o.JI)(e,
(0,o.AN)(e,J.after,u),u);if(J.value<0||it.value<0)return;const ft={at:(0,o.AN)(e,it.after,u),first:J.value,row:0};for(let ut=0;ft.row===ut&&ut<it.value;){if(ut=
Math.min(ut+ce,it.value),!An(e,ft,ut,r,h))return;const ht=s.pace.step(ce*20);ht&&await ht}if(ft.row<it.value)return;t=ft.at}const R=s.limits.objectValues/Dn,$=new lt.
i(e,t+7,u,s.limits.nesting,void 0,R,st),et=$.value();this.spent+=$.at-t;const rt=s.pace.step(je*($.at-t));if(rt&&await rt,!(0,a.Zm)(et)||this.spent>u)return;const nt=et.
get("XRefStm");if(!(typeof nt=="number"&&nt!==0&&(!(nt>0&&nt<u)||!await this.readStream(nt)))){for(const J of h)J<0?r.offer(~J,Y.jC,0,Y.ZQ):r.offer(J,Y.jC,0,0);
return{trailer:et,stream:!1,wellFormed:Number.isInteger(et.get("Size"))&&(0,Je.D)(e,t+7,u)}}}async readStream(t){const{bytes:e,job:s,table:r}=this,u=(0,o.ay)(e,
t,e.length);if(!u)return;const h=await Tn(e,u.body,s);if(!h)return;this.spent+=h.parsed;const{trailer:R,rows:$}=h,et=qe(R.get("W")),[rt=0,nt=0,J=0]=et,it=rt+nt+
J;if(et.length<3||it<1||et.some(At=>At<0||At>8)||this.spent>e.length)return;const ft=R.get("Size"),ut=qe(R.get("Index")),ht=ut.length>=2;ut.length<2&&ut.splice(
0,ut.length,0,typeof ft=="number"?ft:Math.floor($.length/it));let gt=0;for(let At=0;At+1<ut.length&&gt+it<=$.length;At+=2){const Kt=s.pace.step(xn);Kt&&await Kt;
for(let _t=0;_t<ut[At+1]&&gt+it<=$.length;_t++,gt+=it){const $t=ut[At]+_t;if($t<0)continue;const Ht=rt===0?1:Ve($,gt,rt),fe=Ve($,gt+rt,nt),$e=Ve($,gt+rt+nt,J);if(Ht===
1&&fe>0?r.offer($t,Y.tL,Math.min(fe,e.length),Math.min($e,65535)):Ht===2?r.offer($t,Y.UT,Math.min(fe,s.limits.objects),Math.min($e,s.limits.objects)):Ht<2&&r.offer(
$t,Y.jC,0,Ht===1?Y.ZQ:0),_t%ce===ce-1){const sn=s.pace.step(ce*20);sn&&await sn}}}const St=s.pace.step(je*h.written);if(St&&await St,!(ht&&gt<Fn(ut)*it))return{
trailer:R,stream:!0,wellFormed:(0,Je.D)(e,u.body,e.length)}}}function An(n,t,e,s,r){for(;t.row<e&&((t.row>0||t.first!==1)&&Mn(n,t,e,s,r),t.row!==e);){const u=vn(
n,t,s,r);if(u!=="row")return u==="end"}return!0}function Mn(n,t,e,s,r){const{length:u}=n;let{at:h,row:R}=t;for(;R<e&&h+20<=u;R++,h+=20){const $=n[h+17],et=n[h+18],
rt=n[h+19];if(n[h+10]!==o.Z4||n[h+16]!==o.Z4||$!==o.yq&&$!==o.MV||et!==o.Z4&&et!==o.u7||rt!==o.kR&&rt!==o.u7||n[h]<o.l0||n[h]>o.ev||n[h+9]<o.l0||n[h+9]>o.ev)break;
const nt=((((((n[h+2]*10+n[h+3])*10+n[h+4])*10+n[h+5])*10+n[h+6])*10+n[h+7])*10+n[h+8])*10+n[h+9]-o.l0*11111111,J=(n[h]*10+n[h+1]-o.l0*11)*1e8+nt;if($===o.MV||J===
0){r.push($===o.MV?t.first+R:~(t.first+R)),Ye(n,J,t.first+R,s);continue}const it=(((n[h+11]*10+n[h+12])*10+n[h+13])*10+n[h+14])*10+n[h+15]-o.l0*11111,ft=J>0&&J<
u?J:u;s.offer(t.first+R,Y.tL,ft,Math.max(0,Math.min(it,65535)))}t.at=h,t.row=R}function vn(n,t,e,s){const r=n.length,u=(0,o.AN)(n,t.at,r);t.at=u;const h=(0,o.JI)(
n,u,r);if(h.value<0)return"end";let R=Qe(n,h.after);const $=(0,o.JI)(n,R,r);if($.value<0)return"damaged";R=Qe(n,$.after);const et=n[R];if(et!==o.yq&&et!==o.MV)return"\
damaged";const{row:rt}=t;rt===0&&t.first===1&&et===o.MV&&h.value===0&&$.value===65535&&(t.first=0);const nt=t.first+rt;return et===o.yq&&h.value>0?e.offer(nt,Y.
tL,Math.min(h.value,r),Math.min($.value,65535)):(s.push(et===o.MV?nt:~nt),Ye(n,h.value,nt,e)),t.at=(0,o.j8)(n,R+1,r),t.row=rt+1,"row"}function Ye(n,t,e,s){t>0&&
t<n.length&&(0,o.yp)(n[t])&&(0,o.ay)(n,t,n.length)?.number===e&&s.wronglyFree.add(e)}function Qe(n,t){for(;n[t]===o.Z4||n[t]===o.d2;)t++;return t}const Dn=4;async function Tn(n,t,e){
const{limits:s}=e,r=new lt.i(n,t,n.length,s.nesting,void 0,s.objectValues,st),u=r.value();if(!(0,a.Zm)(u))return;const h=u.get("Type");if(!(h instanceof a.SX)||
h.text!=="XRef")return;const R=(0,o.AN)(n,r.at,n.length);if(!(0,o.w1)(n,R,"stream"))return;const $=(0,pt.ni)(n,R),et=r.at-t,rt=u.get("Length"),nt=typeof rt=="nu\
mber"?$+rt:-1,J=nt>=$&&nt<=n.length&&(0,pt.VF)(n,nt)?nt:(0,o.bS)(n).indexOf("endstream",$);try{const it=n.subarray($,J<0?n.length:J);let ft=it;const ut=e.pace.step(
je*et);ut&&await ut;const ht={found:!1,mismatch:!1},gt=ze(u.get("Filter")),St=ze(u.get("DecodeParms")??null);for(const[At,Kt]of gt.slice(0,s.filters).entries()){
const _t=St[At];Kt instanceof a.SX&&(ft=await Rn(Kt.text,ft,(0,a.Zm)(_t)?_t:void 0,e,ht))}return ht.mismatch||ht.found&&!(0,H.QJ)(it,ht)?void 0:{trailer:u,rows:ft,
written:et,parsed:et+it.length}}catch(it){if(it instanceof i.zU&&it.code==="limit_exceeded"||it instanceof wn.Q)throw it;return}}const Pn=4096;async function Rn(n,t,e,s,r){
return(n==="FlateDecode"&&t.length>Pn?await(0,pn.V)(t,e,s.memory,s,r):void 0)??(0,mn.tN)(n,t,e,s.memory,r)}function Fn(n){let t=0;for(let e=1;e<n.length;e+=2)t+=
Math.max(0,n[e]);return t}function Ve(n,t,e){let s=0;for(let r=0;r<e;r++)s=s*256+n[t+r];return s}const ze=n=>n==null?[]:Array.isArray(n)?n:[n],qe=n=>ze(n).map(t=>typeof t==
"number"?Math.trunc(t):-1);var tn=x(75162),_n=x(43767);async function kn(n,t,e={}){const{limits:s,memory:r}=t,u=(0,o.gq)(n),h=Be(u,s);r.admit(u.length);const R=h>
0?[u.subarray(h),u]:[u];for(const et of R){const rt=await Sn(et,t);if(!rt?.trailer.has("Root"))continue;const nt=await Xe(et,{...rt,damaged:rt.damaged||h<0},t);
if(!un(nt))continue;const J=new Rt(et,t,nt);if(J.suspect&&await nn(J),Nn(J))continue;Se(J,e);const it=await Ge(J);if(!it&&J.security?.locked!==!0)continue;if(!it)
return J;const ft=t.asked?.of(n);se(J);const ut=new Set([...nt.table.unlisted,...ft?.asked??[]]),ht=await In(J,nt,ut,e),gt=ht??J,{table:St}=nt;await bn(gt,ft?.broken??
[]),t.asked?.watch(n,{asked:St.unlisted,broken:St.broken,doubtful:St.doubtful,damaged:St.damagedKinds});const{count:At,claimed:Kt,blank:_t,isAdopted:$t,isWanting:Ht,
bare:fe}=gt.pages;return nt.isMended||ht!==void 0||$t||St.broken.size>0||St.mended.size>0||At!==Kt||_t.length>0||se(gt).length>0?await Ze(gt,!1,ft?.damagedData):
(Ht||fe.length>0||St.doubtful.size>0||ft?.isDoubtful||ft?.damagedData.length||Ln(n))&&await Ze(gt,!0,ft?.damagedData),gt}const $=await Bn(u,t,e);return await Ze(
$,!1,t.asked?.of(n).damagedData),t.asked?.watch(n,{...Cn,damaged:$.table.damagedKinds}),$}const Cn={asked:new Set,broken:new Map,doubtful:new Set},Ln=n=>(0,Le.N)(
n)||(0,ve.n)(n);async function bn(n,t){const{job:e,table:s}=n;for(const r of t){const u=e.pace.step(n.objectStream(r)?.data.length??0);u&&await u}n.suspect||=s.
broken.size>0}async function In({bytes:n,job:t},e,s,r){const{table:u}=e,h=await an(n,u,s,t);if(h.length===0)return;for(const{number:rt,start:nt,generation:J}of h)
u.set(rt,Y.tL,nt,J);const R=new Int32Array(u.size);R.set(e.bodies.subarray(0,u.size));for(const{number:rt,body:nt}of h)R[rt]=nt;const $=new Rt(n,t,{...e,damaged:!0,
bodies:R});return Se($,r),await xt($,h.map(({number:rt})=>rt)),$.tableChanged(),[...s].some(rt=>We(u,rt))&&await Ge($)?$:void 0}async function Bn(n,t,e){const s=await oe(
n,t),r=new Rt(n,t,await Xe(n,s,t));return await nn(r),Se(r,e),await Et(r,s.plainUntil),r.tableChanged(),await rn(r),Se(r,e),!await Ge(r)&&r.security?.locked!==!0&&
await ie(r,r.pages),r}async function Ze(n,t=!1,e=[]){const{job:s,pages:r}=n;if(!s.onRepaired)return;const u=r.bare.length>0&&n.security?.locked!==!0&&await Fe(n),
h=await(0,Zt.T)(n,r,{isContentLost:u}),R=n.security?.locked===!0?[]:se(n),$=(0,Zt.q)(h)?e.filter(rt=>!De.h5.has(rt)):e,et=t&&e.length>0&&n.table.doubtful.size===
0;(!t||(0,Zt.q)(h)||$.length>0)&&s.onRepaired({...h,lostParts:R,damagedData:$,isOfDataAlone:et})}async function Ge(n){return n.get(n.catalogNumber)instanceof a.
Bi?(Wn(n),await n.pages.read(),Kn(n)&&await ie(n,n.pages),n.pages.count>0):!1}const Nn=n=>n.trailer.has("Encrypt")&&!n.dict(n.trailer.get("Encrypt")),Un=["Pages",
"Names","Dests","Outlines","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metadata"];function Wn(n){const t=n.get(n.catalogNumber);if(!(t instanceof a.
Bi))return;en(n,n.catalogNumber,t,Un);const e=n.catalog.get("AcroForm");if(!(e instanceof a.oS)||n.entry(e.number,"Fields")!==void 0)return;const s=n.get(e);s instanceof
a.Bi&&en(n,e.number,s,["Fields"])}function en(n,t,e,s){const r=(0,_n.r)(e,s);if(r){n.put(t,r.dict),n.suspect=!0;for(const u of r.keys)n.table.mended.add(u)}}async function nn(n){
if(n.dict(n.trailer.get("Encrypt")))return;const t=await A(n);t&&n.trailer.set("Encrypt",t)}function Kn(n){const{catalog:t,pages:e}=n,s=t.get("Pages");return e.
count===1&&s instanceof a.oS&&s.number===e.number(0)&&(0,a.Eo)(n.entry(s.number,"Type"),"Pages")}function Se(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.
get("Encrypt");if(n.security||s===void 0)return;const r=n.resolve(s);if(!(r instanceof a.Bi))throw(0,i.O$)("its encryption dictionary is missing");const u=(0,L.
WW)(n,n.trailer.get("ID")??null,1);u!==null&&n.trailer.set("ID",u);const h=Array.isArray(u)?u[0]:void 0,R=(0,L.WW)(n,r,8),$=h instanceof a.Mx?h.bytes:void 0,et=()=>(0,tn.
VH)(R,{known:$,possible:$?[]:yt(n.bytes)},t),rt=e?jn(et,()=>(0,tn.vK)(R)):et();n.unlock(rt,s instanceof a.oS?s.number:-1)}function jn(n,t){try{return n()}catch(e){
if(!(e instanceof i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),62328:((mt,at,x)=>{x.d(at,{D:()=>P,n:()=>F});var i=x(
58552),o=x(48249),Q=x(83287),H=x(52205),a=x(78157),j=x(45599),k=x(23334);function N(M,W){if(W.length===0)return!1;const T=(0,a.bS)(W);return M==="DCTDecode"||M===
"DCT"?y(T):M==="JPXDecode"?T.lastIndexOf(B)<T.length-v:M==="JBIG2Decode"&&E(T)}const[L,b,B]=[Buffer.of(255,216),Buffer.of(255,218),Buffer.of(255,217)],v=16;function y(M){
if(!M.subarray(0,64).includes(L))return!0;const W=M.lastIndexOf(b),T=M.lastIndexOf(B);return W<0||T<W||f(M,W+b.length,T)}function f(M,W,T){for(let O=M.indexOf(255,
W);O>=0&&O<T;O=M.indexOf(255,O+1)){const C=M[O+1];if(C>1&&C<192||C>=240&&C<254)return!0}return!1}function E(M){for(const{end:W}of(0,k.d)(M))if(W>M.length)return!0;
return!1}var S=x(96690);const p=1<<25,d=1<<23,l=1<<18,c=2e3,m=Buffer.alloc(512),I=4096,[X,U]=[1<<23,1<<26],Z=Buffer.alloc(16);function F(M){if(M.length>U)return!1;
const W=M.length>X?I:m.length;for(let T=0;T+m.length<=M.length;T+=W)if(!(M[T]!==0||M[T+256]!==0)&&m.equals(M.subarray(T,T+m.length)))return!0;return!1}const K=new Set(
["DCTDecode","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]),_=2;class P{document;notes;known=new Map;memory;left=p;constructor(W,T){this.document=W,this.
notes=T,this.memory=W.memory.fork()}async has(W,T=!1){if(!(W instanceof j.oS))return!1;const{number:O}=W,C=this.known.get(O);if(C!==void 0)return C;const{document:V}=this,
q=V.resolve(W),st=q instanceof j.Z6?await this.look(q,T):void 0;st&&this.notes&&(0,Q.Eb)(V,q,st);const Y=st!==void 0&&(st.found||st.mismatch===!0);this.known.set(
O,Y);const lt=V.job.pace.step(c);return lt&&await lt,Y}async look(W,T){const{length:O}=W.data,C=(0,H.c3)(this.document,W.dict.get("Filter")).map(pt=>pt instanceof
j.SX?pt.text:"");if(O>d||O>this.left)return this.isCutShort(W)?{found:!0}:void 0;if(this.left-=O,C.some(pt=>K.has(pt)))return{found:await this.isDamagedImage(W,
C)};if(T&&!C.every(pt=>(0,o.TT)(pt)))return{found:!0};const V=await this.decode(W,C);if(!V)return;const{damage:q}=V;if((q.found||q.mismatch===!0)&&!(0,Q.QJ)(this.
document.encoded(W),q))return q;const Y=(0,a.bS)(V.data),lt=T&&Y.includes(Z)&&!Y.includes("EI"),wt=C.length===0;return T&&wt&&(0,S.CS)(Y)?{found:!0}:{found:lt||
wt&&(this.isCutShort(W)||this.isFontOfOtherLength(W,Y.length))}}async decode(W,T){const{document:O,memory:C}=this,V={found:!1,mismatch:!1};try{const q=await(0,Q.
m_)(O,W,C,V);if(q)return{data:q,damage:V};const Y=T.length>0&&W.data.length>l?void 0:(0,Q.US)(O,W,C,!0);return Y&&{data:Y.data,damage:Y.damage??{found:!Y.whole}}}catch(q){
if(!(q instanceof i.zU)||q.code==="cancelled")throw q;if(q.code==="unreadable_document")return{data:new Uint8Array(0),damage:{...V,found:!0}};this.left=0;return}}async isDamagedImage(W,T){
if(this.isCutShort(W))return!0;const O=this.document.encoded(W);if((0,a.bS)(O).includes(m))return!0;const C=T.findIndex(wt=>K.has(wt)),[V,q]=[T.slice(0,C),T[C]];
if(C===0)return N(q,O);const st=await this.decode(this.withFilters(W,C),V);if(!st)return!1;const{found:Y,mismatch:lt}=st.damage;return(Y||lt===!0)&&!(0,Q.QJ)(O,
st.damage)||N(q,st.data)}withFilters({dict:W,data:T,sealed:O},C){const{document:V}=this,q=new j.Bi([...W]);for(const st of["Filter","DecodeParms"])q.set(st,(0,H.
c3)(V,W.get(st)).slice(0,C));return new j.Z6(q,T,O)}isFontOfOtherLength({dict:W},T){const O=["Length1","Length2","Length3"].map(V=>this.document.lengthOf(W.get(
V)));if(!W.has("Length1")||O[0]<0)return!1;const C=O.reduce((V,q)=>V+Math.max(0,q),0);return T<C||T>C+_}isCutShort({data:W,dict:T}){const{document:O}=this,{bytes:C}=O,
V=W.byteOffset-C.byteOffset+W.length;if(!(W.buffer===C.buffer&&V>=0&&V<=C.length)||O.lengthOf(T.get("Length"))===W.length)return!1;const st=(0,a.AN)(C,V,C.length);
return!(0,a.w1)(C,st,"endstr")&&!(0,a.rg)(C,st)}}}),41869:((mt,at,x)=>{x.d(at,{T:()=>j,q:()=>k});var i=x(45599),o=x(62328),Q=x(96690);const H=5e5,a=2e3;async function j(S,p,{
isContentLost:d=!1,notes:l=!1}){const c=new E(S,l),m={content:new B,fonts:new B,images:new B},I=new Set(d?p.bare:[]);for(let P=0;P<p.count;P++){const M=p.number(
P),W=I.has(M)?b:await c.ofContent(S.entry(M,"Contents")),T=await c.ofResources(p.attribute(P,"Resources"));m.content.add(P+1,Math.max(W,T.forms)),m.fonts.add(P+
1,T.fonts),m.images.add(P+1,T.images);const O=S.job.pace.step(a);O&&await O}const X=p.blank.map(P=>p.indexOf(P)+1).filter(P=>P>0),{broken:U}=S.table,Z=[...U.values()].
reduce((P,M)=>P+M,0),{count:F,claimed:K,isOrderLost:_}=p;return{count:F,claimed:K,lost:X,withoutContent:m.content.lost,withoutFonts:m.fonts.lost,withoutImages:m.
images.lost,damagedContent:m.content.damaged,damagedFonts:m.fonts.damaged,damagedImages:m.images.damaged,isOrderLost:_,brokenStreams:U.size,lostObjects:Z,mendedKeys:[
...S.table.mended]}}const k=S=>[S.withoutContent,S.withoutFonts,S.withoutImages,S.damagedContent,S.damagedFonts,S.damagedImages].some(p=>p.length>0),[N,L,b]=[0,
1,2];class B{lost=[];damaged=[];add(p,d){d===b?this.lost.push(p):d===L&&this.damaged.push(p)}}const v=S=>(0,i.Eo)(S.get("Subtype"),"Form")||S.has("PatternType"),
y={fonts:N,images:N,forms:N},f={fonts:b,images:b,forms:N};class E{document;looks=0;known=new Map;fonts=new Map;streams;constructor(p,d){this.document=p,this.streams=
new o.D(p,d)}async ofContent(p){if(p==null)return N;let d=N;return await this.lookAt(this.document.array(p)??[p],async l=>{d=Math.max(d,this.isOfOtherKind(l)?b:
await this.ofStream(l,!0))}),d}isOfOtherKind(p){if(!(p instanceof i.oS))return p!==null;const d=this.document.resolve(p);return d instanceof i.Z6&&(0,Q.l2)(d.dict)}async ofResources(p,d=0){
const{document:l}=this;if(this.isLost(p))return f;if(p instanceof i.oS)return this.once(p.number,()=>this.ofResources(l.get(p),d+1));if(!(p instanceof i.Bi)||d>
l.job.limits.formDepth)return y;let[c,m,I]=[this.stateOf(p.get("Font")),this.stateOf(p.get("XObject")),N];return await this.lookAt(this.valuesOf(p.get("Font")),
async X=>{c=Math.max(c,await this.ofFont(X))}),await this.lookAt(this.drawnIn(p),async X=>{const U=X instanceof i.oS?l.resolve(X):null,Z=U instanceof i.Z6&&v(U.
dict),F=await this.ofStream(X,Z);if(Z?I=Math.max(I,F):m=Math.max(m,F),!(X instanceof i.oS)||!(U instanceof i.Z6))return;const K=await this.once(X.number,()=>this.
ofDrawn(U,Z,d+1));c=Math.max(c,K.fonts),m=Math.max(m,K.images),I=Math.max(I,K.forms)}),{fonts:c,images:m,forms:I}}*drawnIn(p){const{document:d}=this;yield*this.
valuesOf(p.get("XObject"));for(const l of this.valuesOf(p.get("Pattern")))d.resolve(l)instanceof i.Z6&&(yield l);for(const l of this.valuesOf(p.get("ExtGState"))){
const c=d.dict(d.dict(l)?.get("SMask"))?.get("G");c!==void 0&&(yield c)}}async ofDrawn({dict:p},d,l){if(d)return this.ofResources(p.get("Resources"),l);const c=p.
get("SMask");return{...y,images:c instanceof i.oS?await this.ofStream(c):N}}valuesOf(p){return this.document.dict(p)?.values()??[]}async lookAt(p,d){for(const l of p){
if(++this.looks>H)return;await d(l);const c=this.document.job.pace.step(a);c&&await c}}async once(p,d){const l=this.known.get(p);if(l)return l;this.known.set(p,
y);const c=await d();return this.known.set(p,c),c}async ofFont(p){if(!(p instanceof i.oS))return this.ofFontDictionary(p);let d=this.fonts.get(p.number);return d===
void 0&&this.fonts.set(p.number,d=await this.ofFontDictionary(p)),d}async ofFontDictionary(p){const{document:d}=this;if(this.isLost(p))return b;const l=d.dict(p),
c=d.array(l?.get("DescendantFonts"))?.slice(0,1)??[];if(c.some(X=>this.isLost(X)))return b;const m=(d.dict(c[0])??l)?.get("FontDescriptor");if(this.isLost(m))return b;
const I=["FontFile","FontFile2","FontFile3"].map(X=>d.dict(m)?.get(X));if(I.some(X=>this.isLost(X)))return b;for(const X of[...I,l?.get("ToUnicode")])if(await this.
streams.has(X))return L;return this.ofGlyphs(l?.get("CharProcs"))}async ofGlyphs(p){let d=N;return await this.lookAt(this.valuesOf(p),async l=>{d===N&&await this.
streams.has(l,!0)&&(d=L)}),d}async ofStream(p,d=!1){return p instanceof i.oS?this.document.resolve(p)instanceof i.Z6?await this.streams.has(p,d)?L:N:b:N}stateOf(p){
return this.isLost(p)?b:N}isLost(p){return p instanceof i.oS&&this.document.resolve(p)===null}}}),96690:((mt,at,x)=>{x.d(at,{BP:()=>B,CS:()=>b,l2:()=>N});var i=x(
48249),o=x(54619),Q=x(78157),H=x(79725),a=x(45599);const j=200,k=100,N=y=>y.get("Subtype")instanceof a.SX&&!(0,a.Eo)(y.get("Subtype"),"Form"),L=120;function b(y,f=0){
const[E=0,S=0]=[y[f],y[f+1]];return(E&15)!==8||E>L||(E*256+S)%31!==0?!1:E===L||S>=128}class B{document;entries=new H.R;pages=0;constructor(f){this.document=f}isOdd(f,E){
if(++this.pages>j||E>=0&&this.isPlain(E))return!1;const{document:S}=this,p=S.entry(f,"Contents")??null;return p instanceof a.oS&&this.isPlain(p.number)?!1:(S.array(
p)??[p]).slice(0,k).some(l=>this.isOddItem(l))}isOddItem(f){return f===null?!1:!(f instanceof a.oS)||this.document.table.leadsTo(f.number)&&!this.isPlain(f.number)}isPlain(f){
const{document:E,entries:S}=this,{bytes:p}=E,d=E.place(f);if(E.table.kind[f]!==o.tL||!d||!S.locate(p,d.start,d.end))return E.isStream(f);const l=(0,Q.AN)(p,S.close+
2,d.end);if(!(0,Q.w1)(p,l,"stream"))return!1;const c=S.find(p,"Subtype");if(c>=0&&!(0,Q.wb)(p,S.at[c+2],"/Form"))return!1;const m=S.find(p,"Filter");return m>=0?
this.isKnownFilter(p,S.at[m+2],S.at[m+3]):!b(p,(0,Q.AN)(p,l+6,d.end))}isKnownFilter(f,E,S){if((0,Q.yp)(f[E]))return this.document.table.leadsTo((0,Q.JI)(f,E,S).
value);const p=f[E]===Q.WL,d=p?(0,Q.AN)(f,E+1,S):E;if(f[d]!==Q.cL)return p;if((0,Q.wb)(f,d,"/FlateDecode"))return!0;let l=d+1;for(;l<S&&l-d<v&&Q.Kl[f[l]]===Q.N9;)
l++;return(0,i.TT)((0,Q.bS)(f.subarray(d+1,l)).toString("latin1"))}}const v=32}),67382:((mt,at,x)=>{x.d(at,{$:()=>H,B:()=>a});var i=x(54619),o=x(78157),Q=x(45599);
function H(j,k,N,L){if(!(0,o.yp)(k[N]))return!0;const{value:b}=(0,o.JI)(k,N,L);return j.table.kind[b]!==i.tL?!0:j.bytes[(0,o.AN)(j.bytes,j.bodies[b],j.bytes.length)]!==
o.iH}class a{document;arrays=new Map;constructor(k){this.document=k}keep(k){const{document:N}=this,L=N.entry(k,"Contents");if(L===void 0||this.isStreamRef(L))return;
const b=(0,Q.i9)(L)?this.leftOfObject(L):this.leftOf(L);b!==L&&N.patch(k,{Contents:b})}leftOfObject(k){const{arrays:N,document:L}=this;if(!N.has(k.number)){const b=L.
array(k),B=b&&this.leftOf(b);N.set(k.number,B===void 0?void 0:B===b?k:L.add(B))}return N.get(k.number)}leftOf(k){if(!Array.isArray(k))return;const N=k.filter(L=>this.
isStreamRef(L));return N.length<k.length?N:k}isStreamRef(k){return(0,Q.i9)(k)&&this.document.isStream(k.number)}}}),51271:((mt,at,x)=>{x.d(at,{L:()=>o});var i=x(
45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(a=!0){this.sound=a}node(a,j){return a<0&&(this.sound=!1),this.parents.push(j),this.numbers.
push(a)-1}has(a){return(this.known??=new Set(this.numbers)).has(a)}page(a,j){(a<0||this.numbers[a]!==j)&&(this.sound=!1),this.homes.push(a)}fork(){const a=new o(
this.sound);return a.numbers=this.numbers,a.parents=this.parents,a.homes=this.homes,a}async drop(a,j,k){if(!this.sound)return!1;const{numbers:N,parents:L,homes:b}=this,
B=new Int32Array(N.length),v=new Uint8Array(N.length),y=new Set;for(let f=0;f<j.length;f++)k[f]?B[b[f]]++:(v[b[f]]=1,y.add(j[f]));for(let f=N.length-1;f>0;f--){
const E=L[f];B[E]+=B[f],v[f]&&B[f]===0&&y.add(N[f]),v[E]|=v[f]}for(let f=0;f<N.length;f++){if(!v[f]||B[f]===0)continue;const E=a.edit(N[f]),S=E instanceof i.Bi?
a.array(E.get("Kids"))??[]:[];E instanceof i.Bi&&E.set("Kids",S.filter(d=>!Q(d,y))).set("Count",B[f]);const p=a.job.pace.step(S.length*50);p&&await p}return this.
homes=b.filter((f,E)=>k[E]),!0}}const Q=(H,a)=>(0,i.i9)(H)&&a.has(H.number)}),83363:((mt,at,x)=>{x.d(at,{i:()=>I,S:()=>X});var i=x(98446),o=x(42973),Q=x(79725),
H=x(43767),a=x(45599),j=x(96690),k=x(78157),N=x(67382);function L(T,O,C){C.parent=C.contents=-1,C.lists=C.isBare=!1;const V=T.place(O),{entries:q}=C;if(V&&T.locate(
O,V,q)&&q.find(V.bytes,"Kids")<0){if(q.used===q.first)return"none";const lt=q.find(V.bytes,"Type");if(lt>=0&&(0,k.wb)(V.bytes,q.at[lt+2],"/Page")){if(V.bytes[(0,k.
AN)(V.bytes,q.close+2,V.end)]===k.HY)return d(T,O);const pt=q.find(V.bytes,"Contents");if(S(V.bytes,q)&&p(T,O))return"unclear";C.isBare=pt<0||(0,k.wb)(V.bytes,q.
at[pt+2],"null"),pt>=0&&b(T,V.bytes,q.at[pt+2],q.at[pt+3],C);const Dt=q.find(V.bytes,"Parent");return Dt>=0&&(C.parent=(0,k.JI)(V.bytes,q.at[Dt+2],q.at[Dt+3]).value),
"page"}const wt=T.get(O);return wt instanceof a.Bi&&f(T,wt)?"unclear":"none"}const st=T.get(O);return!(st instanceof a.Bi)||st.size===0?"none":(0,a.Eo)(st.get("\
Type"),"Page")&&!B(T,st)?"unclear":T.array(st.get("Kids"))?"node":f(T,st)?"unclear":"none"}function b(T,O,C,V,q){q.lists=(0,N.$)(T,O,C,V),(0,k.yp)(O[C])&&(q.contents=
(0,k.JI)(O,C,V).value)}function B(T,O){const C=T.array(O.get("Kids"));return C!==void 0&&C.length>0&&!O.has("Contents")&&Number.isInteger(T.resolve(O.get("Count")))}
const v=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],y=["MediaBox","Resources"];function f(T,O){const C=T.resolve(O.get("Type"));if(!(C instanceof
a.SX&&C.text!=="Pages"))return v.some(st=>O.has(st));const q=O.get("Contents")instanceof a.oS||T.array(O.get("Contents"))!==void 0;return y.some(st=>O.has(st))||
q&&O.get("Parent")instanceof a.oS&&!O.has("Subtype")}const E=["Contents","Resources","Annots","MediaBox"],S=(T,O)=>E.some(C=>O.find(T,C)<0&&O.findMisspelt(T,C)>=
0);function p(T,O){const C=T.get(O),V=C instanceof a.Bi?(0,H.r)(C,E):void 0;if(!V)return!1;T.put(O,V.dict);for(const q of V.keys)T.table.mended.add(q);return!0}
function d(T,O){const C=T.get(O);return C instanceof a.Z6?(T.put(O,new a.Bi([...C.dict].filter(([V])=>!/^(Length|Filter|DecodeParms)$/.test(V)))),"unclear"):"pa\
ge"}var l=x(51271);class c{document;left;sizes=new Map;constructor(O){this.document=O,this.left=O.job.limits.nodes}make(O){const C=this.document.get(O),V=this.sizes.
get(O)??m(C);if(this.sizes.set(O,V),this.left-=V,this.left<0)throw(0,o.F)("nodes",`The document refers to the same pages too often: copies of them would have mo\
re than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(C instanceof a.Bi?new a.Bi(C):C).
number}}function m(T){const O=[T];let C=0;for(let V=O.pop();V!==void 0;V=O.pop())if(C++,Array.isArray(V))for(const q of V)O.push(q);else if(V instanceof a.Bi)for(const q of V.
values())O.push(q);return C}const I=["Resources","MediaBox","CropBox","Rotate"];async function X(T){return new U(T).read()}class U{document;numbers=[];ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new l.L;bare=[];look={parent:-1,lists:!1,isBare:!1,contents:-1,entries:new Q.R};seen=new Set;copies;glance;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(O){
this.document=O,this.copies=new c(O),this.glance=new j.BP(O)}async read(){const{document:O,open:C}=this,{pace:V}=O.job,q=O.catalog.get("Pages")??null;for(C.push(
{kids:[q],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});C.length>0;){const st=C[C.length-1];if(st.next===st.kids.length){C.pop(),C.length>0&&this.close(
st);continue}const Y=st.kids[st.next++];st.next===st.kids.length&&(st.kids=Z,st.next=0);const lt=V.step(400);lt&&await lt,Y instanceof a.oS?this.visit(Y,st):this.
visitNode(Y,-1,st)}return this.finish(q)}close({claimed:O,before:C,lost:V}){const q=this.numbers.length-this.dropped-C;O!==q&&(this.irregular=!0,!(typeof O=="nu\
mber"&&O>=q)&&(this.dropped+=this.lost.length-V,this.lost.length=this.lostNumbers.length=V))}visit(O,C){const{document:V,seen:q,look:st}=this,{number:Y}=O,lt=q.
has(Y);q.add(Y);const wt=L(V,Y,st);if(O.generation!==V.generation(Y)&&(this.irregular=!0),wt==="page"||wt==="unclear"){lt&&(this.irregular=!0);const pt=lt?this.
copies.make(Y):Y;wt==="unclear"?this.unclear.push(pt):this.keepEntries(Y),(wt==="unclear"||st.lists)&&this.listing.push(pt),st.isBare&&this.bare.push(pt),this.isWanting||=
this.glance.isOdd(Y,st.contents),this.add(pt,C,st.parent);return}wt==="none"&&!lt&&this.lose(C,Y),wt==="none"||lt?this.irregular=!0:this.visitNode(O,Y,C)}keepEntries(O){
const{document:C,look:V}=this,{scan:q,marksFrom:st,marksTo:Y}=V.entries,{table:lt}=C;for(let wt=st;wt<Y;wt+=3){const pt=q.marks[wt];lt.askFor(pt),this.isWanting||=
!lt.leadsTo(pt)}C.keepEntries(O,V.entries)}visitNode(O,C,V){const{document:q,inherited:st}=this,Y=this.mendNode(q.dict(O),C);if(!Y){this.irregular=!0,this.lose(
V,C);return}const lt=q.array(Y.get("Kids"));if(!lt){C<0&&this.visitDirectPage(Y,V);return}const wt=M(Y);let pt=V.from;wt&&(pt=st.push({...st[pt],...wt})-1),(0,a.
Eo)(q.resolve(Y.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:lt,next:0,from:pt,home:this.nodes.node(C,V.home),claimed:q.resolve(Y.get("Count")),
before:this.numbers.length-this.dropped,lost:this.lost.length}),q.release(C)}mendNode(O,C){const V=O&&(0,H.r)(O,I);if(!V)return O;const{document:q}=this;C>=0&&q.
put(C,V.dict);for(const st of V.keys)q.table.mended.add(st);return V.dict}visitDirectPage(O,{from:C}){if(!(0,a.Eo)(O.get("Type"),"Page"))return;this.irregular=!0;
const{number:V}=this.document.add(O);this.numbers.push(V),this.listing.push(V),this.ancestry.push(C)}add(O,{from:C,home:V},q){this.numbers.push(O),this.ancestry.
push(C),this.nodes.page(V,q);const{pages:st}=this.document.job.limits;if(this.numbers.length>st)throw W(st)}lose(O,C){O.home<0||(this.lost.push(this.numbers.length),
this.lostNumbers.push(C),this.add(F,O,-1))}finish(O){const{document:C,numbers:V,ancestry:q,inherited:st,lost:Y,unclear:lt,listing:wt,nodes:pt}=this;for(const kt of this.
lostNumbers)C.table.doubtFree(kt);Y.length===V.length-this.dropped&&(Y.length=0);const Dt=Y.map(kt=>V[kt]=C.add(P(st[q[kt]])).number);K(V,q);const Tt=C.resolve(
C.dict(O)?.get("Count")),Xt=Tt!==V.length||O instanceof a.oS&&V[0]===O.number;return{numbers:V,ancestry:q,inherited:st,irregular:this.irregular||Xt,unclear:lt,listing:wt,
nodes:pt,claimed:typeof Tt=="number"?Tt:void 0,blank:Dt,isWanting:this.isWanting,bare:this.bare}}}const Z=[],F=-1;function K(T,O){let C=T.indexOf(F);if(!(C<0)){
for(let V=C;V<T.length;V++)T[V]!==F&&(T[C]=T[V],O[C++]=O[V]);T.length=O.length=C}}const _=[0,0,612,792];function P(T){const O=new a.Bi([["Type",new a.SX("Page")]]);
return T.MediaBox===void 0?O.set("MediaBox",[..._]):O}function M(T){let O;for(const C of I){const V=T.get(C);V!==void 0&&((O??={})[C]=V)}return O}function W(T){
const O=(0,i.y_)(T,"page");return(0,o.F)("pages",`The document has more than ${O}`,"Split it with another program first")}}),33973:((mt,at,x)=>{x.d(at,{Gy:()=>f,
Rf:()=>E,Ip:()=>S});var i=x(54619),o=x(87598),Q=x(85368),H=x(88500);class a{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new H.
s;signed=new Set;constructor(P,M,W){this.detail=M,this.strings=W,this.scan.strings=W;const T=new Int32Array(M?8*P:P);this.done=new Uint8Array(M?P:0);const O=C=>T.
subarray(C*P,(C+1)*P);this.end=O(0),this.valueEnd=O(1),this.dataStart=O(2),this.dataEnd=O(3),this.lengthStart=O(4),this.lengthEnd=O(5),this.from=O(6),this.to=O(
7)}}var j=x(78157),k=x(79725),N=x(4e4),L=x(39150),b=x(45599);class B{scan=new H.s;ranges=new Map}const v=2;class y{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(P,M,W){
this.walked=W,this.live=new Uint8Array(P),this.via=new Int32Array(M?P:0)}}async function f(_,{watched:P}={}){const{markings:M,referrers:W}=await E([_],{watched:P,
detail:!0}),{live:T,via:O}=M[0];return{live:T,via:O,referrers:W}}async function E(_,P={}){const M=new I(_,P);return await M.run(),M}function S(_,{repairs:P}){for(const{
part:M,number:W,value:T}of P)_[M].put(W,T)}const p=100,d=100,l=2e3,c=-2;function m(_){if(_ instanceof b.Z6)return _.data.length+m(_.dict);if(Array.isArray(_))return 12*
_.length;if(!(_ instanceof b.Bi))return p;let P=30*_.size;for(const M of _.values())Array.isArray(M)&&(P+=12*M.length);return P}class I{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new k.R;strings;alias;constructor(P,{detail:M=!1,strings:W=!1,watched:T,alias:O}){if(this.documents=P,this.strings=
W,this.alias=O,this.markings=P.map(C=>new y(C.size,T!==void 0,U(C,W||M,W))),!!T){this.watched=new Uint8Array(P[0].size);for(const C of T)this.watched[C]=1}}async run(){
const{documents:P,stack:M}=this,[W]=P;for(const[T,O]of[...W.trailer].reverse())T!=="Encrypt"&&this.followValue(0,O);for(;this.values.length>0||M.length>0;){const T=W.
job.pace.step(this.values.length>0?this.followParts():this.followNext());T&&await T}for(const{live:T,signed:O,walked:C}of this.markings)for(const V of C.signed)
T[V]===1&&O.add(V)}followNext(){const P=this.stack.pop(),M=P%this.documents.length;return this.follow(M,(P-M)/this.documents.length)}visit(P,M){this.alias&&({part:P,
number:M}=this.alias(P,M)??{part:P,number:M}),this.watched&&this.watched[M]===1&&this.referrers.add(this.current);const W=this.markings[P],{live:T}=W;if(M>0&&M<
T.length&&T[M]!==0)return;const O=this.documents[P];if(M<=0||M>=T.length||!O.exists(M))return O.missed(M);T[M]=1,this.watched&&(W.via[M]=this.current),this.stack.
push(M*this.documents.length+P)}follow(P,M){const W=this.documents[P],T=this.markings[P],{walked:O}=T;if(this.current=M,T.count++,W.isChanged(M))return this.followChanged(
W,T,P,M);if(O.done[M]===1)return this.followAgain(W,T,P,M);const{scan:C,detail:V}=O;V||(C.used=0);const q=C.used,st=W.table.kind[M]===i.tL?this.walk(W,O,M):this.
walkPlace(W,M,C);return st<0||C.byteRange&&this.isSignature(O.signed,M)?this.forget(C,q).followRepaired(W,P,M):(T.bytes+=st,V&&(O.from[M]=q,O.to[M]=C.used,O.valueEnd[M]=
this.extent.valueEnd,O.done[M]=1),this.followMarks(P,C,q,C.used,C.lengthStart),d+st)}followChanged(P,M,W,T){const O=P.patched(T);if(!O){const lt=P.edited.get(T);
return X(lt)||lt===null?this.followRepaired(P,W,T):(this.followValue(W,lt),M.bytes+=m(lt),d)}const{detail:C}=M.walked;if(O.references&&!C&&!P.suspect){for(let lt=O.
first;lt<O.last;lt++)this.visit(W,O.references[lt]);return M.bytes+=O.end-O.start,d}const{scan:V,ranges:q}=Z(M);C||(V.used=0);const st=V.used,Y=this.walkPlace(P,
T,V);return Y<0||V.byteRange&&this.isSignature(M.signed,T)?this.forget(V,st).followRepaired(P,W,T):(M.bytes+=Y,C&&q.set(T,{from:st,to:V.used,valueEnd:this.extent.
valueEnd}),this.followMarks(W,V,st,V.used,V.lengthStart),d+Y)}followAgain(P,M,W,T){const{walked:O}=M;return M.bytes+=O.end[T]>0?O.end[T]-P.table.place[T]:p,this.
followMarks(W,O.scan,O.from[T],O.to[T],O.lengthStart[T]),d}isSignature(P,M){return P.add(M),this.strings}followMarks(P,{marks:M},W,T,O){const C=this.strings?O:c;
for(let V=W;V<T;V+=3)M[V]!==H.A&&M[V+1]!==C&&this.visit(P,M[V])}forget(P,M){return P.used=M,this}followRepaired(P,M,W){const T=P.get(W),O=X(T)?P.resolve(T):T;return O===
null?(this.markings[M].live[W]=v,this.markings[M].count--):this.repair(M,W,O),d}repair(P,M,W){this.repairs.push({part:P,number:M,value:W}),this.followValue(P,W)}followValue(P,M){
this.part=P,this.values.push(M)}followParts(){const{part:P,values:M}=this;let W=0;for(;M.length>0&&W<l;W++){const T=M.pop();if(T instanceof b.oS)this.visit(T instanceof
b.rV?T.part:P,T.number);else if(Array.isArray(T))for(const O of T)M.push(O);else if(T instanceof b.Bi){T.has("ByteRange")&&this.markings[P].signed.add(this.current);
for(const O of T.values())M.push(O)}else if(T instanceof b.Z6)for(const[O,C]of T.dict)O!=="Length"&&M.push(C)}return W*d}walk(P,M,W){const{extent:T}=this,{bytes:O}=P,
{scan:C}=M,V=P.bodies[W];C.forgetLength();const{kept:q}=this,st=!this.strings&&P.recallEntries(W,q);st&&C.append(q.scan.marks,q.marksFrom,q.marksTo);const Y=st?
q.close+2:C.value(O,V,O.length);return Y<0||O[Y-1]===j.AV||!(0,Q.x)(P,Y,C,T)||P.suspect&&!(0,L.D)(O,V,Y)||C.doubtful&&(0,N.oC)(O,V,Y)?-1:(T.dataStart<0?C.lengthStart=
-1:!P.suspect&&!P.security&&(0,o.e)(P,W,T)&&P.table.doubtful.add(W),M.end[W]=T.end,M.detail&&(M.dataStart[W]=T.dataStart,M.dataEnd[W]=T.dataEnd,M.lengthStart[W]=
C.lengthStart,M.lengthEnd[W]=C.lengthEnd),T.end-P.table.place[W])}walkPlace(P,M,W){const T=P.place(M);if(!T)return-1;const{bytes:O,start:C,end:V}=T;W.forgetLength();
const q=W.value(O,C,V);return W.lengthStart=-1,q<0&&!K(O,C,V)||F(O,C,V)||q>0&&O[q-1]===j.AV||q>=0&&(0,j.AN)(O,q,V)<V||P.suspect&&!(0,L.D)(O,C,V)||W.doubtful&&(0,N.
oC)(O,C,V)?-1:(this.extent.valueEnd=q<0?V:q,V-C)}}const X=_=>_ instanceof b.oS&&!(_ instanceof b.rV);function U(_,P,M){const W=_.walked;if(W?.strings===M)return W;
const T=new a(_.size,P,M);return P&&(_.walked=T),T}function Z(_){return _.patches||(_.patches=new B,_.patches.scan.strings=_.walked.strings),_.patches}function F(_,P,M){
const W=(0,j.AN)(_,P,M);return W>=M||_[W]===j.yq&&(0,j.wb)(_,W,"null")}function K(_,P,M){for(let W=P;W<M;W++)if("<([/%".includes(String.fromCharCode(_[W])))return!1;
return!0}}),83287:((mt,at,x)=>{x.d(at,{D4:()=>N,Eb:()=>S,QJ:()=>y,US:()=>b,m_:()=>L});var i=x(42973),o=x(52205),Q=x(58552),H=x(48249),a=x(3084),j=x(78157),k=x(45599);
function N(l,c,m,I){const X=l.job.limits.filters,U=(0,o.c3)(l,c.dict.get("Filter")??c.dict.get("F")),Z=(0,o.c3)(l,c.dict.get("DecodeParms")??c.dict.get("DP"));if(U.
length>X)throw(0,i.F)("filters",`A stream of the document has ${U.length} filters; at most ${X} are allowed`,"Open it in another PDF program and save it again");
let F=l.encoded(c);const K=performance.now();try{for(const[_,P]of U.entries()){const M=l.dict(Z[_]);P instanceof k.SX&&(F=(0,H.tN)(P.text,F,M&&(0,o.x$)(l,M),m,I))}}finally{
l.job.pace.addSince(K)}return F}async function L(l,c,m,I){const[X,...U]=(0,o.c3)(l,c.dict.get("Filter")??c.dict.get("F"));if(!(0,k.Eo)(X,"FlateDecode")||U.length>
0)return;const[Z]=(0,o.c3)(l,c.dict.get("DecodeParms")??c.dict.get("DP")),F=l.dict(Z);return(0,a.V)(l.encoded(c),F&&(0,o.x$)(l,F),m,l.job,I)}function b(l,c,m,I=!1){
const X=(0,o.c3)(l,c.dict.get("Filter")??c.dict.get("F"));if(X.length<=l.job.limits.filters&&X.some(Z=>Z instanceof k.SX&&!(0,H.TT)(Z.text)))return;const U={found:!1,
mismatch:!1};try{return{data:N(l,c,m,U),whole:!U.found&&!(I&&U.mismatch===!0),damage:U}}catch(Z){if(Z instanceof Q.zU&&Z.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1,damage:{...U,found:!0}};throw Z}}const B=[0,0,255,255],v=2;function y(l,c){if(c?.broken===!0)return!1;if((0,j.j8)(l,0,l.length)===l.length)return!0;
for(let m=0;m<=v;m++){const I=l.length-m-B.length;if(B.every((X,U)=>l[I+U]===X))return!0}return!1}const f=new Set(["Type1C","CIDFontType0C","OpenType"]),E=4;function S(l,c,m){
const{found:I,mismatch:X}=m,{damagedKinds:U}=l.table;c.data.buffer===l.bytes.buffer&&(!I&&X!==!0?U.addSound():y(l.encoded(c),m)||(I?U.addCut(d(l,c)):p(l.encoded(
c))||U.addContradicted(d(l,c))))}function p(l){const c=l.subarray(-E);return c.every(m=>m===c[0])}function d(l,{dict:c}){const m=l.resolve(c.get("Subtype")),I=l.
resolve(c.get("Type"));return(0,k.Eo)(I,"EmbeddedFile")?"an attachment":(0,k.Eo)(I,"Metadata")?"metadata":(0,k.Eo)(m,"Image")?"an image":c.has("Length1")||c.has(
"CMapName")||m instanceof k.SX&&f.has(m.text)?"a font":c.has("FunctionType")||c.has("ShadingType")?"a color function":c.has("N")&&!(0,k.Eo)(I,"ObjStm")?"a color\
 profile":"content"}}),87598:((mt,at,x)=>{x.d(at,{N:()=>B,e:()=>k});var i=x(78157),o=x(22480);const Q=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
H=1024,a=32,j=64;function k({bytes:v,bodies:y},f,E){const{valueEnd:S,dataStart:p,dataEnd:d}=E;if(d-p<8)return!1;if((0,o.CS)(v,p)&&(v[p+1]&a)===0)return d-p>=j&&
N(v,p,p+j);const l=v[p]===255&&v[p+1]===216,c=y[f];return l||S-c>H?!1:Q.test((0,i.bS)(v).toString("latin1",c,S))}function N(v,y,f){for(let E=y;E<f;E++)if(v[E]>=
128)return!1;return!0}const[L,b]=[8192,1<<26];function B(v){if(v.length<L||v.length>b)return!1;const y=(0,i.bS)(v);return(!y.includes(i.u7)||!y.includes(i.kR)||
!y.includes(0))&&y.includes("/FlateDecode")}}),85368:((mt,at,x)=>{x.d(at,{u:()=>L,x:()=>k});var i=x(78157),o=x(58552),Q=x(35586),H=x(37628),a=x(45599),j=x(22480);
function k(b,B,v,y){const{bytes:f}=b,{length:E}=f;y.valueEnd=B;const S=(0,i.AN)(f,B,E);if((0,i.rg)(f,S))return y.dataStart=y.dataEnd=-1,y.end=S+6,!0;if(!(0,i.w1)(
f,S,"stream"))return!1;const p=v.lengthRef>=0?b.lengthOf(new a.oS(v.lengthRef)):v.length,d=S+(f[S+6]===i.u7?8:7),l=d+p;if(f[d-1]!==i.kR||p<0||l>E||!(0,j.VF)(f,l)||
(0,j.Ow)(f,d,l)>d)return!1;const c=(0,i.AN)(f,(0,i.AN)(f,l,E)+9,E);return y.dataStart=d,y.dataEnd=l,y.end=c+6,(0,i.rg)(f,c)}const N=16;class L{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(B){
this.bytes=B,this.left=N*B.length+1e6,this.objectEnds=new H.k(B,"endobj"),this.streamEnds=new H.k(B,"endstream")}data(B,v,y){const{bytes:f,ends:E}=this,S=(0,j.ni)(
f,B);if(v>=0&&S+v<=f.length&&(0,j.VF)(f,S+v))return{start:S,end:S+v,isSearched:!1};let p=E.get(S);if(p===void 0&&(p=this.damagedEnd(S,v,y),E.set(S,p),this.left-=
p-S,this.left<0))throw(0,o.O$)("its objects overlap");return{start:S,end:p,isSearched:!0}}damagedEnd(B,v,y){const{bytes:f}=this,E=B+v,S=this.objectEnds.next(B),
p=S<0?f.length:S;if(v>=0&&E<=p&&this.endsObject(E))return E;const d=this.streamEnds.next(B);let l=d<0||d>p?p:d;return y&&(l=(0,Q.$z)(f,B,l)),l>B&&f[l-1]===i.kR&&
l--,l>B&&f[l-1]===i.u7&&l--,l}endsObject(B){const{bytes:v}=this,y=(0,i.AN)(v,B,v.length);return(0,i.w1)(v,y,"endstr")||(0,i.rg)(v,y)||(0,i.ay)(v,y,v.length)!==void 0}}}),
59277:((mt,at,x)=>{x.d(at,{y:()=>H});var i=x(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],Q=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function H(k){const N=(0,i.bS)(k).toString("latin1",0,1024);if(N.startsWith("RIFF")&&N.startsWith("WEBP",8))return"\
a WebP image";if(N.startsWith("ftyp",4))return Q.find(([b])=>b.test(N.slice(8,12)))?.[1];const L=o.find(([b])=>N.startsWith(b));return L?L[1]:j(N)??(a(k)?"text":
void 0)}function a(k){const N=(0,i.bS)(k.subarray(0,1024)).toString("utf8"),L=k.length>1024?N.replace(/\ufffd{1,3}$/,""):N;return L!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(L)}function j(k){const N=k.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(N.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(N))return"an HTML page";if(N.startsWith("<"))return N.includes("<svg")?"an SVG drawing":N.startsWith("<?xml")?"an XML file":void 0}}),35586:((mt,at,x)=>{x.
d(at,{$z:()=>L,BX:()=>l,c0:()=>N,dZ:()=>b});var i=x(78157),o=x(88500),Q=x(37628),H=x(22480);const a=512,j=1<<22,k=65536;class N{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(m,I,X=U=>U){this.bytes=m,this.pace=I,this.onTrailer=X,this.buffer=(0,i.bS)(m),
this.streams=new Q.k(m,"stream",U=>p(m,U)),this.objectEnds=new Q.k(m,"endobj"),this.streamEnds=new Q.k(m,"endstream"),this.allowance=this.farAllowance=8*m.length+
1e6}async next(m){const{bytes:I}=this,X=I.length;for(;;){if(m=B(I,m),m>=X)return;const U=(0,i.yp)(I[m])?(0,i.ay)(I,m,X):void 0;if(U&&S(U.number)&&!d(I[U.body]))
return U;const Z=y(I,m);if(Z==="trailer"){const F=this.valueEnd(m+7,Math.min(X,m+k));if(F<0)return this.search(m);this.readTrailer(m+7),m=F}else if(Z){m=f(I,m+Z.
length);const F=(0,i.w1)(I,m,"obj")?l(I,m):void 0;if(F)return F}else return this.search(m)}}async search(m){const{bytes:I,buffer:X,pace:U}=this;let Z;for(let K=m;!Z;){
const _=X.indexOf("obj",K);if(_<0)break;Z=l(I,_);const P=U.step(_-K+200);P&&await P,K=_+3}const F=X.subarray(0,Z?.start??I.length);for(let K=F.indexOf("trailer",
m);K>=0;K=F.indexOf("trailer",K+7))this.readTrailer(K+7);return Z}readTrailer(m){m>=this.trailersRead&&(this.trailersRead=Math.max(m,this.onTrailer(m)))}object({
body:m}){const{bytes:I,scan:X}=this,U=I.length,Z=this.soundEnd(m);if(Z<0)return this.malformed(m);const F=(0,i.AN)(I,Z,U);return I[Z-1]!==i.vz||!(0,i.w1)(I,F,"s\
tream")?{at:Z,dictionaryEnd:-1,isCut:!1}:this.stream(F,X.length,Z,m)}soundEnd(m){const{bytes:I}=this,X=I.length,U=(0,i.AN)(I,m,X);if((0,i.rg)(I,U))return U;const Z=this.
objectEnds.next(U),F=this.valueEnd(U,Z<0?X:Z);if(F>=0&&E(I,F))return F;if(Z<0||this.farAllowance<=0)return-1;const K=Math.min(X,U+j),_=this.walk(U,K);return _>=
0&&E(I,_)?_:(this.farAllowance-=K-U,-1)}valueEnd(m,I){const X=Math.min(I,m+Math.max(a,this.allowance)),U=this.walk(m,X);return U<0&&(this.allowance-=X-m),U}walk(m,I){
return this.scan.reset(),this.scan.value(this.bytes,m,I)}malformed(m){const{buffer:I}=this,X=this.streams.next(m),U=this.objectEnds.next(m),Z={at:m,dictionaryEnd:-1,
isCut:U<0};if(X<0||U>=0&&U<X)return Z;const F=I.toString("latin1",m,Math.min(X,m+4096));if(/\d[\s\0]+obj\b/.test(F))return Z;const K=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(F);return this.stream(X,K?Number(K[1]):-1,X,m)}stream(m,I,X,U){const Z=(0,H.ni)(this.bytes,m);if(I>=0&&(0,H.VF)(this.bytes,Z+I))return{at:Z+I,dictionaryEnd:X,
isCut:!1};const F=this.streamEnds.next(Z),_=F>=0&&this.buffer.subarray(U,m).includes("/Filter")?L(this.bytes,Z,F):F,P=F<0&&this.objectEnds.next(Z)<0;return{at:_<
0?Z:_,dictionaryEnd:X,isCut:P}}}function L(c,m,I){const X=(0,i.bS)(c.subarray(0,I));for(let U=X.indexOf("obj",m);U>=0;U=X.indexOf("obj",U+3)){const Z=l(c,U),K=Z!==
void 0&&Z.start>m&&i.Kl[c[Z.start-1]]===i.t6?(0,i.AN)(c,U+3,I):I;if(c[K]===i.iH&&c[K+1]===i.iH&&K+1<I)return Z.start}return I}async function b(c,m,I){return B(c,
m)>=c.length?!1:await new N(c,I).next(m)!==void 0}function B(c,m){const I=c.length;for(;m<I;)if(i.Kl[c[m]]===i.t6)m++;else{if(c[m]!==i.IQ)break;(0,i.w1)(c,m,"%%\
EOF")?m+=5:m=(0,i.D)(c,m,I)}return m}const v=["endobj","endstream","xref","startxref","trailer"];function y(c,m){return v.find(I=>(0,i.w1)(c,m,I))}function f(c,m){
const{length:I}=c;for(;m<I;m++){const X=c[m];if(!((0,i.yp)(X)||X===i.Z4||X===i.kR||X===i.u7||X===i.yq||X===i.MV))break}return m}function E(c,m){const I=(0,i.AN)(
c,m,c.length);return I>=c.length||(0,i.rg)(c,I)||(0,i.w1)(c,I,"stream")?!0:(0,i.yp)(c[I])?(0,i.ay)(c,I,c.length)!==void 0:y(c,I)!==void 0}const S=c=>c>0&&c<=2147483647;
function p(c,m){let I=m+6;for(;c[I]===i.Z4;)I++;if(c[I]!==i.kR&&c[I]!==i.u7)return!1;let X=m-1;for(;X>0&&i.Kl[c[X]]===i.t6;)X--;return c[X]===i.vz&&c[X-1]===i.vz}
const d=(c=0)=>(c|32)>=97&&(c|32)<=122;function l(c,m){if(d(c[m+3]))return;let I=m-1;const X=()=>{const P=I;for(;I>=0&&(0,i.yp)(c[I]);)I--;return P-I>0&&P-I<=10?
(0,i.JI)(c,I+1,P+1).value:-1},U=()=>{const P=I;for(;I>=0&&i.Kl[c[I]]===i.t6;)I--;return I<P};U();const Z=X(),F=Z>=0&&c[I]===i.N5;F&&I--;const K=F?1:Z;if(K<0||K>
65535||!U())return;const _=X();return S(_)?{number:_,generation:K,start:I+1,body:m+3}:void 0}}),37628:((mt,at,x)=>{x.d(at,{k:()=>o});var i=x(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(H,a,j=()=>!0){
this.word=a,this.accepts=j,this.buffer=(0,i.bS)(H),this.none=H.length}next(H){if(H>=this.none)return-1;if(H>=this.from&&H<=this.found)return this.found;const a=H<
this.from&&this.found>=0?this.from:this.none,j=this.buffer.subarray(0,a+this.word.length-1);let k=j.indexOf(this.word,H);for(;k>=0&&!this.accepts(k);)k=j.indexOf(
this.word,k+1);return this.from=H,k>=0?this.found=k:a===this.none&&(this.none=H,this.found=-1),this.found}}}),69289:((mt,at,x)=>{x.d(at,{V:()=>H});var i=x(78157),
o=x(45798),Q=x(45599);function H({bytes:a,job:j}){const k=(0,i.bS)(a).subarray(0,1024),N=k.indexOf(" obj");if(N<0||!k.includes("/Linearized"))return;const L=new o.
i(a,N+4,Math.min(a.length,N+2048),j.limits.nesting).value();return(0,Q.Zm)(L)&&L.has("Linearized")&&L.get("L")===a.length?L:void 0}}),52205:((mt,at,x)=>{x.d(at,
{WW:()=>H,c3:()=>o,x$:()=>Q});var i=x(45599);function o(a,j){const k=a.resolve(j);return k===null?[]:(Array.isArray(k)?k:[k]).map(N=>a.resolve(N))}function Q(a,j){
const k=new i.Bi;for(const[N,L]of j){const b=a.resolve(L);k.set(N,Array.isArray(b)?b.map(B=>a.resolve(B)):b)}return k}function H(a,j,k,N={values:1e4}){if(N.values--<=
0)return null;const L=a.resolve(j);if(k===0)return L;if(Array.isArray(L))return L.map(B=>H(a,B,k-1,N));if(!(L instanceof i.Bi))return L;const b=new i.Bi;for(const[
B,v]of L)b.set(B,H(a,v,k-1,N));return b}}),22480:((mt,at,x)=>{x.d(at,{CS:()=>j,Ow:()=>a,VF:()=>Q,ni:()=>o});var i=x(78157);function o(k,N){let L=N+6;for(;k[L]===
i.Z4&&(k[L+1]===i.kR||k[L+1]===i.u7||k[L+1]===i.Z4);)L++;return k[L]===i.u7&&L++,k[L]===i.kR&&L++,L}function Q(k,N){for(let L=0;L<4&&i.Kl[k[N]??0]===i.t6&&N<k.length;L++)
N++;return(0,i.w1)(k,N,"endstream")}const H=8;function a(k,N,L){let b=N;for(;b<N+4&&(k[b]===i.u7||k[b]===i.kR);)b++;return b===N||b+2>L?N:j(k,b)?b:N}const j=(k,N)=>(k[N]&
15)===H&&(k[N]<<8|k[N+1])%31===0}),75162:((mt,at,x)=>{x.d(at,{CF:()=>zt,s1:()=>vt,cY:()=>Lt,zw:()=>de,VH:()=>Te,Rd:()=>Pt,k0:()=>ve,u6:()=>te,vc:()=>De,vK:()=>oe});
var i=x(77598),o=x(45599),Q=x(34400);function H(g){const w=new Uint8Array(256);for(let D=0;D<256;D++)w[D]=D;const{length:A}=g;for(let D=0,z=0,G=0;D<256;D++){const tt=w[D];
z=z+tt+g[G]&255,w[D]=w[z],w[z]=tt,++G===A&&(G=0)}return w}function a(g,w){const A=g.slice(),{length:D}=w,z=new Uint8Array(D);for(let G=0,tt=0,ot=0;G<D;G++){tt=tt+
1&255;const ct=A[tt];ot=ot+ct&255;const dt=A[ot];A[tt]=dt,A[ot]=ct,z[G]=w[G]^A[ct+dt&255]}return z}function j(g,w){return a(H(g),w)}const k={length:g=>g,decrypt:g=>g,
encryptInto:(g,w,A,D,z)=>D.set(g,z)};function N(g){const w=d(g,[]),A=c((D,z)=>H(w(D,z)));return{length:D=>D,decrypt:(D,z,G)=>a(A(z,G),D),encryptInto:(D,z,G,tt,ot)=>tt.
set(a(A(z,G),D),ot)}}function L(g){const w=d(g,[115,65,108,84]),A=l(()=>new f),D=c((G,tt)=>A().engine(w(G,tt))),z=c((G,tt)=>p(w(G,tt)));return{length:B,decrypt:(G,tt,ot)=>S(
z(tt,ot),G),encryptInto:(G,tt,ot,ct,dt)=>{A().seal(D(tt,ot),G,ct,dt)}}}function b(g){const w=l(()=>new f);let A,D;return{length:B,decrypt:z=>S(D??=p(g),z),encryptInto:(z,G,tt,ot,ct)=>{
w().seal(A??=w().engine(g),z,ot,ct)}}}const B=g=>(g&-16)+32,v=64*1024,y=16*1024;class f{head=Buffer.alloc(v);pool=Buffer.alloc(y);taken=y;engine(w){const A=Buffer.
alloc(16);return this.nextVector(A),(0,i.createCipheriv)(w.length===16?"aes-128-cbc":"aes-256-cbc",w,A).setAutoPadding(!1)}seal(w,A,D,z){const{head:G}=this,{length:tt}=A,
ot=tt&-16,ct=Math.min(ot,v-32),dt=tt-ot;this.nextVector(G),G.set(ct===tt?A:A.subarray(0,ct),16);let yt=16+ct;if(ct<ot){D.set(w.update(G.subarray(0,yt)),z),z+=yt,
yt=0;for(let Et=ct;Et<ot;Et+=v){const xt=w.update(A.subarray(Et,Math.min(Et+v,ot)));D.set(xt,z),z+=xt.length}}dt>0&&G.set(A.subarray(ot),yt),G.fill(16-dt,yt+dt,
yt+16),D.set(w.update(G.subarray(0,yt+16)),z)}nextVector(w){this.taken===y&&((0,i.randomFillSync)(this.pool),this.taken=0),this.pool.copy(w,0,this.taken,this.taken+
16),this.taken+=16}}const E=new Uint8Array(0);function S(g,w){const A=w.length&-16;if(A<32)return E;const D=g.update(A===w.length?w:w.subarray(0,A)),z=D[A-1];let G=A;
if(z>0&&z<=16){do G--;while(G>A-z&&D[G-1]===z);G>A-z&&(G=A)}return D.subarray(16,G)}function p(g){return(0,i.createDecipheriv)(g.length===16?"aes-128-cbc":"aes-\
256-cbc",g,Buffer.alloc(16)).setAutoPadding(!1)}function d(g,w){const{length:A}=g,D=new Uint8Array(A+5+w.length);D.set(g),D.set(w,A+5);const z=new Q.V;return(G,tt)=>(D[A]=
G,D[A+1]=G>>>8,D[A+2]=G>>>16,D[A+3]=tt,D[A+4]=tt>>>8,z.digest(D).subarray(0,Math.min(A+5,16)))}function l(g){let w;return()=>w??=g()}function c(g){let w=-1,A=-1,
D;return(z,G)=>((D===void 0||z!==w||G!==A)&&(D=g(z,G),w=z,A=G),D)}function m(g,w,A){const D=K(g,A),z=M(g,D);return T(z,w,g.revision===2?32:16)?D:void 0}function I(g,w){
const A=_(g,w);let D=g.owner.subarray(0,32);for(let z=g.revision===2?0:19;z>=0;z--)D=j(W(A,z),D);return D}function X(g,w,A,D){const z=_({revision:g,keyLength:w},
A);let G=F(D);for(let tt=0;tt<=(g===2?0:19);tt++)G=j(W(z,tt),G);return G}function U(g,w){const A=K(g,w),D=new Uint8Array(32);return D.set(M(g,A)),{user:D,fileKey:A}}
const Z=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function F(g){const w=new Uint8Array(
32),A=g.subarray(0,32);return w.set(A),w.set(Z.subarray(0,32-A.length),A.length),w}function K({revision:g,keyLength:w,owner:A,permissions:D,id0:z,encryptMetadata:G},tt){
const ot=Uint8Array.of(D,D>>8,D>>16,D>>24),ct=g>=4&&!G?[255,255,255,255]:[],dt=(0,Q.F)(Buffer.concat([F(tt),A.subarray(0,32),ot,z,Uint8Array.from(ct)]));return P(
dt,g,w)}function _({revision:g,keyLength:w},A){return P((0,Q.F)(F(A)),g,g===2?5:w)}function P(g,w,A){let D=g.subarray(0,A);if(w>=3)for(let z=0;z<50;z++)D=(0,Q.F)(
D).subarray(0,A);return D}function M({revision:g,id0:w},A){if(g===2)return j(A,Z);let D=(0,Q.F)(Buffer.concat([Z,w]));for(let z=0;z<20;z++)D=j(W(A,z),D);return D}
function W(g,w){return w===0?g:g.map(A=>A^w)}function T(g,w,A){return w.length>=A&&g.subarray(0,A).every((D,z)=>D===w[z])}function O(g,w,A){return Y(g.user,g.wrappedByUser,
w,A,new Uint8Array(0))}function C(g,w,A){return Y(g.owner,g.wrappedByOwner,w,A,g.user.subarray(0,48))}function V(g,w,A){const D=lt(g,w,new Uint8Array(0)),z=lt(g,
A,D.entry);return{user:D.entry,wrappedByUser:D.wrapped,owner:z.entry,wrappedByOwner:z.wrapped}}function q(g,w,A){const D=Buffer.alloc(16,255);return D.writeInt32LE(
w,0),D.write(A?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(D,12),(0,i.createCipheriv)("aes-256-ecb",g,null).setAutoPadding(!1).update(D)}const st=new Uint8Array(
16);function Y(g,w,A,D,z){const G=wt(A,D,g.subarray(32,40),z);if(!Buffer.from(G).equals(g.subarray(0,32)))return;const tt=wt(A,D,g.subarray(40,48),z);return(0,i.
createDecipheriv)("aes-256-cbc",tt,st).setAutoPadding(!1).update(w.subarray(0,32))}function lt(g,w,A){const D=(0,i.randomBytes)(16),z=wt(6,w,D.subarray(0,8),A),
G=wt(6,w,D.subarray(8),A),tt=(0,i.createCipheriv)("aes-256-cbc",G,st).setAutoPadding(!1).update(g);return{entry:Buffer.concat([z,D]),wrapped:tt}}function wt(g,w,A,D){
let z=(0,i.createHash)("sha256").update(w).update(A).update(D).digest();if(g<6)return z;for(let G=0,tt=0;G<64||tt>G-32;G++){const ot=Buffer.concat([w,z,D]),ct=Buffer.
alloc(64*ot.length,ot),dt=(0,i.createCipheriv)("aes-128-cbc",z.subarray(0,16),z.subarray(16,32)).setAutoPadding(!1).update(ct);let yt=0;for(let Et=0;Et<16;Et++)
yt+=dt[Et];z=(0,i.createHash)(["sha256","sha384","sha512"][yt%3]).update(dt).digest(),tt=dt[dt.length-1]}return z.subarray(0,32)}var pt=x(77581),Dt=x(34378);const Tt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Xt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,kt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
le=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Jt=/[\p{L}\p{Mc}\p{Nl}]/u;function It(g){if(/^[\x20-\x7e]*$/.test(g))return g;const w=(0,Dt.w)(g.replace(Tt,"").replace(Xt," "),"NFKC");if(kt.test(w))return;const A=[
...w],D=A.map(G=>le.test(G));return D.includes(!0)&&(A.some((G,tt)=>!D[tt]&&Jt.test(G))||!D[0]||!D.at(-1))?void 0:w}function Ct(g){const w=It(g),A=[...w===void 0?
[]:[Buffer.from(w,"utf8")],Buffer.from(g,"utf8"),...[Bt(g),Oe(g)].filter(G=>G!==void 0)],z=[...A.filter(G=>G.length>jt).map(G=>G.subarray(0,jt)),...A];return z.
filter((G,tt)=>z.findIndex(ot=>ot.equals(G))===tt)}const jt=127;function Yt(g){return typeof g=="string"?Buffer.from(It(g)??g,"utf8").subarray(0,jt):g}const xe=32;
function Ot(g){return typeof g=="string"?Bt(g)??Buffer.from(g,"utf8"):g}function Lt(g,w,A){const D=A==="AES-256"?Yt:Ot;return Buffer.compare(D(g),D(w))===0}function Pt(g,w){
const A=w==="AES-256",D=A?ct=>It(ct)!==void 0:ct=>!new RegExp("\\p{Cc}","u").test(ct)&&Bt(ct)!==void 0,z=[...g].findIndex(ct=>!D(ct));if(z>=0)return A?`must not\
 have the character at position ${z+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${z+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!D(g))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const G=A?Buffer.from(It(g),"utf8"):Ot(g);if(G.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[tt,ot]=[
G.length,A?jt:xe];if(!(tt<=ot))return A?`must be at most ${ot} bytes long in UTF-8, and has ${tt}`:`must be at most ${ot} characters long with AES-128, and has ${tt}\
: shorten it, or choose AES-256`}function Bt(g){return Nt(g,w=>pt.SQ.get(w)??(w>=24&&w<32||w>=127&&w<161?-1:w))}function Oe(g){return Nt(g,w=>w)}function Nt(g,w){
const A=Array.from(g,D=>w(D.codePointAt(0)));return A.every(D=>D>=0&&D<256)?Buffer.from(A):void 0}function Qt(g,w){const{strings:A}=w,D=(G,tt,ot,ct)=>{if(G===k)
return tt;const dt=Buffer.allocUnsafe(G.length(tt.length));return G.encryptInto(tt,ot,ct,dt,0),dt},z=(G,tt,ot,ct,dt,yt)=>(G.encryptInto(tt,ot,ct,dt,yt),G.length(
tt.length));return{...g,uniform:w.named===void 0||w.encryptMetadata&&w.embedded===w.streams,decryptString:(G,tt,ot)=>A.decrypt(G,tt,ot),encryptString:(G,tt,ot)=>D(
A,G,tt,ot),decryptStream:(G,tt,ot,ct)=>Vt(w,ct).decrypt(G,tt,ot),encryptStream:(G,tt,ot,ct)=>D(Vt(w,ct),G,tt,ot),encryptedStringLength:G=>A.length(G),encryptedStreamLength:(G,tt)=>Vt(
w,tt).length(G),encryptStringInto:(G,tt,ot,ct,dt)=>z(A,G,tt,ot,ct,dt),encryptStreamInto:(G,tt,ot,ct,dt,yt)=>z(Vt(w,ct),G,tt,ot,dt,yt)}}function Vt({streams:g,embedded:w,
named:A,encryptMetadata:D},z){const G=z.get("Type");if((0,o.Eo)(G,"XRef"))return k;if(A===void 0)return g;const tt=qt(z);return tt!==void 0?A.get(tt)??g:!D&&(0,o.
Eo)(G,"Metadata")?k:(0,o.Eo)(G,"EmbeddedFile")?w:g}function qt(g){const w=g.get("Filter"),A=(0,o.cy)(w)?w.findIndex(tt=>(0,o.Eo)(tt,"Crypt")):(0,o.Eo)(w,"Crypt")?
0:-1;if(A<0)return;const D=g.get("DecodeParms"),z=(0,o.cy)(D)?D[A]:D,G=(0,o.Zm)(z)?z.get("Name"):void 0;return G instanceof o.SX?G.text:"Identity"}function zt(g){
if(qt(g)===void 0)return!1;const w=g.get("Filter"),A=g.get("DecodeParms"),D=(0,o.cy)(w)?w.findIndex(G=>(0,o.Eo)(G,"Crypt")):0,z=(0,o.cy)(w)?w.filter((G,tt)=>tt!==
D):[];return z.length===0?(g.delete("Filter"),g.delete("DecodeParms"),!0):(g.set("Filter",z),(0,o.cy)(A)&&g.set("DecodeParms",A.filter((G,tt)=>tt!==D)),!0)}function de(g){
return g.algorithm==="AES-128"?Ae(g):Me(g)}const te=()=>(0,i.randomBytes)(32);function Ae({userPassword:g,ownerPassword:w,permissions:A,id0:D}){const z=Ot(g),G=X(
4,16,Ot(w),z),tt=U({revision:4,keyLength:16,owner:G,permissions:A,id0:D,encryptMetadata:!0},z),ot=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Ut(
"AESV2",16),O:new o.Mx(G),U:new o.Mx(tt.user),P:A});return bt({dictionary:ot,version:"1.6",numbered:!0,identifier:D},L(tt.fileKey))}function Me({userPassword:g,
ownerPassword:w,permissions:A}){const D=(0,i.randomBytes)(32),z=V(D,Yt(g),Yt(w)),G=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Ut("AESV3",32),O:new o.
Mx(z.owner),OE:new o.Mx(z.wrappedByOwner),U:new o.Mx(z.user),UE:new o.Mx(z.wrappedByUser),P:A,Perms:new o.Mx(q(D,A,!0))});return bt({dictionary:G,version:"1.7",
extensionLevel:8,numbered:!1},b(D))}function Ut(g,w){const A=(0,o.jd)({Type:(0,o.UU)("CryptFilter"),CFM:(0,o.UU)(g),AuthEvent:(0,o.UU)("DocOpen"),Length:w});return{
CF:(0,o.jd)({StdCF:A}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function bt(g,w){return Qt(g,{strings:w,streams:w,embedded:w,named:new Map([["StdCF",w],["\
Identity",k]]),encryptMetadata:!0})}var Mt=x(58552);const ee={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,
allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},vt=-4,Rt=g=>1<<ee[g]-1,ue=Object.keys(ee);function ve(g){let w=vt;for(const A of ue)
g[A]||(w&=~Rt(A));return g.allow_print?w:w&~Rt("allow_print_high_resolution")}function De(g){return ue.filter(w=>(g&Rt(w))===0)}const Zt=4096;function Te(g,{known:w,
possible:A=[]},D){const z=ge(g),G=new Uint8Array(0);if(z.revision<5&&[w??G,...A].some(({length:xt})=>xt>Zt))throw Le();const tt=[...w?[w]:[],...A,G],ot=me(z,tt,
G),ct=ot??(D?re(Ct(D),xt=>me(z,tt,xt)):void 0);if(ct===void 0)throw z.revision<5&&!w?Ee():D?Ce():ke();const{fileKey:dt,access:yt}=ct,Et=ye(z,dt);return{...he(z,
ct,ne(z,dt),Et),access:yt,locked:!1,permissions:z.permissions,revision:z.revision,keyBits:8*dt.length,opensWithoutPassword:ot!==void 0,algorithm:se(z.methods[Et.
streams===k?"embedded":"streams"],dt),unrestricted:()=>Pe(z,ct)}}function he(g,{identifier:w},A,D){const z={dictionary:A,..._e(g),numbered:g.revision<=4,...w?{identifier:w}:
{}};return Qt(z,D)}function Pe(g,w){const A={...g,permissions:vt};let{fileKey:D}=w;const z=ne(A,D);if(w.legacy){const G=U({...w.legacy.scheme,permissions:vt},w.
legacy.userPassword);D=G.fileKey,z.set("U",new o.Mx(G.user))}else z.set("Perms",new o.Mx(q(D,vt,g.encryptMetadata)));return he(A,w,z,ye(A,D))}function ne({encrypt:g,
version:w,revision:A,permissions:D,encryptMetadata:z},G){const tt=new o.Bi(g);tt.set("P",D),w===4&&A===3&&z&&tt.set("R",4);for(const[ct,dt]of[["O",A<5?32:48],["\
U",A<5?32:48],["OE",32],["UE",32]]){const yt=g.get(ct);yt instanceof o.Mx&&yt.bytes.length>dt&&tt.set(ct,new o.Mx(yt.bytes.subarray(0,dt)))}const ot=g.get("Leng\
th");return ot!==void 0&&!(typeof ot=="number"&&ot%8===0&&ot>=40&&ot<=256)&&tt.set("Length",8*G.length),tt}function ge(g){const w=g.get("Filter");if(!(0,o.Eo)(w,
"Standard"))throw Wt(`the security handler ${w instanceof o.SX?ie(w):"without a name"}`);const A=Gt(g.get("V"),0),D=Gt(g.get("R"),0);if(!(A===5?D===5||D===6:[1,
2,4].includes(A)&&D>=2&&D<=4))throw Wt(`the standard security handler with V ${A} and R ${D}`);const G={encrypt:g,version:A,revision:D,permissions:Gt(g.get("P"),
-4)|0};if(A<4)return{...G,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const tt=g.get("CF"),ot=new Map;for(const[yt,Et]of(0,o.
Zm)(tt)?tt:[]){const xt=(0,o.Zm)(Et)?Re(Et,A):void 0;xt!==void 0&&ot.set(yt,xt)}ot.set("Identity","none");const ct=(yt,Et)=>{const xt=g.get(yt),ae=ot.get(xt instanceof
o.SX?xt.text:Et);if(ae===void 0)throw Wt(`the crypt filter ${xt instanceof o.SX?ie(xt):Et}`);return ae},dt=g.get("StmF");return{...G,encryptMetadata:g.get("Encr\
yptMetadata")!==!1,methods:{strings:ct("StrF","Identity"),streams:ct("StmF","Identity"),embedded:ct("EFF",dt instanceof o.SX?dt.text:"Identity")},filters:ot}}function Re(g,w){
const A=g.get("CFM");return w===5&&(0,o.Eo)(A,"AESV3")?"AESV3":w===4&&(0,o.Eo)(A,"AESV2")?"AESV2":w===4&&(0,o.Eo)(A,"V2")?"V2":A===void 0||(0,o.Eo)(A,"None")?"n\
one":void 0}function me(g,w,A){const{encrypt:D,revision:z}=g;if(z>=5){const dt={owner:Ft(D,"O",48),user:Ft(D,"U",48),wrappedByOwner:Ft(D,"OE",32),wrappedByUser:Ft(
D,"UE",32)};return we(O(dt,z,A),"user")??we(C(dt,z,A),"owner")}const G=Ft(D,"O",1),tt=Ft(D,"U",1),{permissions:ot,encryptMetadata:ct}=g;return re(w,dt=>re(Fe(g),
yt=>{const Et={revision:z,keyLength:yt,owner:G,permissions:ot,id0:dt,encryptMetadata:ct};return pe(Et,tt,A,"user")??pe(Et,tt,I(Et,A),"owner")}))}function pe(g,w,A,D){
const z=m(g,w,A);return z&&{fileKey:z,access:D,identifier:g.id0,legacy:{scheme:g,userPassword:A}}}function we(g,w){return g&&{fileKey:g,access:w}}function Fe({encrypt:g,
version:w}){if(w===4)return[16];const A=Gt(g.get("Length"),40),D=A%8===0&&A>=40&&A<=128?A/8:5;return[...new Set(w===1?[5,D,16]:[D,16,5])]}function ye(g,w){const A={
none:k},D=ot=>ot==="V2"?A.V2??=N(w):ot==="AESV2"?A.AESV2??=L(w):ot==="AESV3"?A.AESV3??=b(w):k,{methods:z,filters:G,encryptMetadata:tt}=g;return{strings:D(z.strings),
streams:D(z.streams),embedded:D(z.embedded),named:G&&new Map([...G].map(([ot,ct])=>[ot,D(ct)])),encryptMetadata:tt}}function _e({version:g,revision:w,methods:A}){
return w>=5?{version:"1.7",extensionLevel:w===5?3:8}:g===4?{version:Object.values(A).includes("AESV2")?"1.6":"1.5"}:{version:w===2?"1.1":"1.4"}}function se(g,w){
if(g!=="none")return g==="V2"?w.length===5?"RC4-40":"RC4-128":g==="AESV2"?"AES-128":"AES-256"}function Ft(g,w,A){const D=g.get(w);if(D instanceof o.Mx&&D.bytes.
length>=A)return D.bytes;throw(0,Mt.O$)(`its encryption dictionary has no usable /${w}.`)}function Gt(g,w){return typeof g=="number"?Math.trunc(g):w}function re(g,w){
for(const A of g){const D=w(A);if(D!==void 0)return D}}function ie({text:g}){return/^[\w.+-]{1,40}$/.test(g)?g:"with an unusual name"}function ke(){return(0,Mt.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function Ce(){return new Mt.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function Ee(){const g="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Mt.hJ)("uns\
upported_encryption",g,{issues:[{field:"file",message:`The document ${g}.`}],advice:"Get the document again from where it came from"})}function Le(){const g=`is\
 encrypted and has an identifier (/ID) of more than ${Zt} bytes`;return(0,Mt.hJ)("unsupported_encryption",g,{issues:[{field:"file",message:`The document ${g}; a\
t most that many are supported.`}],advice:"Open it in another PDF program and save it again"})}function Wt(g){return(0,Mt.hJ)("unsupported_encryption",`is prote\
cted by ${g}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${g}, which is not supported.`}],advice:"Only protection by\
 passwords can be opened, not by certificates or rights management"})}const be={...k,decrypt:()=>new Uint8Array(0)};function oe(g){const w=Ie(g),A=G=>G==="none"?
k:be,D=[...w?.filters??[["Identity","none"]]],z={strings:A(w?.methods.strings),streams:A(w?.methods.streams),embedded:A(w?.methods.embedded),named:w&&!w.filters?
void 0:new Map(D.map(([G,tt])=>[G,A(tt)])),encryptMetadata:w?.encryptMetadata??!0};return{...Qt({dictionary:g,version:"1.1",numbered:!0},z),access:"user",locked:!0,
permissions:w?.permissions??vt,revision:w?.revision,opensWithoutPassword:!1,unrestricted:void 0,...w?Be(w):Ne(g)}}function Ie(g){try{return ge(g)}catch(w){if(w instanceof
Mt.zU&&w.code==="unsupported_encryption")return;throw w}}function Be({encrypt:g,version:w,methods:A}){const D=A.streams==="none"?A.embedded:A.streams;if(D==="no\
ne")return{algorithm:void 0,keyBits:void 0};if(D==="AESV3")return{algorithm:"AES-256",keyBits:256};if(w===4)return{algorithm:D==="AESV2"?"AES-128":"RC4-128",keyBits:128};
const z=w===1?40:Ue(g.get("Length"));return{algorithm:z===40?"RC4-40":"RC4-128",keyBits:z}}function Ne(g){const w=g.get("CF"),A=g.get("StmF"),D=(0,o.Zm)(w)&&A instanceof
o.SX?w.get(A.text):void 0,z=(0,o.Zm)(D)?D.get("CFM"):void 0;return(0,o.Eo)(z,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(z,"AESV2")?{algorithm:"AES-128",
keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Ue(g){return typeof g=="number"&&g%8===0&&g>=40&&g<=128?g:40}}),34400:((mt,at,x)=>{x.d(at,{F:()=>Q,V:()=>H});
const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(a,j)=>Math.floor(Math.abs(Math.sin(j+1))*2**32)|0),Q=a=>new H().digest(a);class H{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(j){const{state:k,tail:N}=this;k[0]=1732584193,k[1]=4023233417,k[2]=2562383102,k[3]=271733878;const{length:L}=j,
b=L&-64;for(let f=0;f<b;f+=64)this.compress(j,f);const B=L-b,v=B<56?64:128;for(let f=0;f<B;f++)N[f]=j[b+f];N[B]=128,N.fill(0,B+1,v);for(let f=0,E=L<<3;f<4;f++)N[v-
8+f]=E>>>(f<<3);N[v-4]=L>>>29;for(let f=0;f<v;f+=64)this.compress(N,f);const y=new Uint8Array(16);for(let f=0;f<16;f++)y[f]=k[f>>2]>>>((f&3)<<3);return y}compress(j,k){
const{words:N,state:L}=this;for(let f=0,E=k;f<16;f++,E+=4)N[f]=j[E]|j[E+1]<<8|j[E+2]<<16|j[E+3]<<24;let b=L[0],B=L[1],v=L[2],y=L[3];for(let f=0;f<64;f++){const E=f>>
4;let S,p;E===0?(S=B&v|~B&y,p=f):E===1?(S=y&B|~y&v,p=5*f+1):E===2?(S=B^v^y,p=3*f+5):(S=v^(B|~y),p=7*f);const d=b+S+o[f]+N[p&15]|0,l=i[E<<2|f&3];b=y,y=v,v=B,B=B+
(d<<l|d>>>32-l)|0}L[0]=L[0]+b,L[1]=L[1]+B,L[2]=L[2]+v,L[3]=L[3]+y}}}),64580:((mt,at,x)=>{x.d(at,{F:()=>o});var i=x(45599);function o(a,j=()=>{}){if(a instanceof
i.Z6)return new i.Z6(o(a.dict,j),a.data,a.sealed);const k=H(a),N=[k];let L=1;for(let b=N.pop();b!==void 0;b=N.pop())if(Array.isArray(b)){L+=b.length;for(const[B,
v]of b.entries())b[B]=Q(v,N)}else if((0,i.Zm)(b)){L+=b.size;for(const[B,v]of b)b.set(B,Q(v,N))}return j(L),k}function Q(a,j){const k=H(a);return k!==a&&j.push(k),
k}function H(a){return Array.isArray(a)?[...a]:(0,i.Zm)(a)?new i.Bi(a):a}}),79725:((mt,at,x)=>{x.d(at,{R:()=>j,Z:()=>k});var i=x(78157),o=x(4e4),Q=x(88500);const H=new Int32Array(
0),a=new Q.s;class j{at=H;first=0;used=0;open=-1;close=-1;special=!1;scan=a;marksFrom=0;marksTo=0;own;locate(L,b,B){const v=this.own??={at:new Int32Array(64),scan:new Q.
s},{scan:y}=v;if(this.at=v.at,this.scan=y,this.first=this.used=this.marksFrom=this.marksTo=0,y.reset(),b=(0,i.AN)(L,b,B),L[b]!==i.iH||L[b+1]!==i.iH)return!1;this.
open=b+=2;const f=(0,o.XE)();for(;(b=(0,i.AN)(L,b,B))<B;){const E=L[b];if(E===i.vz)return this.close=b,this.marksTo=y.used,this.special=y.byteRange||y.doubtful,
L[b+1]===i.vz;if(E!==i.cL)return!1;const S=++b;for(;b<B&&i.Kl[L[b]]===i.N9;b++)if(L[b]===i.wn)return!1;const p=b;p-S===9&&L[S]===i.Ah&&(0,i.w1)(L,S,"ByteRange")&&
(y.byteRange=!0),(0,o.xg)(L,S-1,p,f)&&(y.doubtful=!0);const d=b=(0,i.AN)(L,b,B);if(L[b]===i.vz||(b=y.value(L,b,B),b<0))return!1;this.add(S,p,d,b)}return!1}add(L,b,B,v){
this.used+4>this.at.length&&(this.at=this.own.at=k(this.at,this.used+4));const{at:y,used:f}=this;y[f]=L,y[f+1]=b,y[f+2]=B,y[f+3]=v,this.used=f+4}find(L,b){const{
at:B,first:v}=this,y=b.length;for(let f=this.used-4;f>=v;f-=4){const E=B[f];if(B[f+1]-E!==y)continue;let S=0;for(;S<y&&L[E+S]===b.charCodeAt(S);)S++;if(S===y)return f}
return-1}findMisspelt(L,b){const{at:B,first:v}=this;for(let y=v;y<this.used;y+=4){const f=B[y];if(B[y+1]-f!==b.length)continue;let E=0;for(let S=0;S<b.length&&E<
2;S++)L[f+S]!==b.charCodeAt(S)&&E++;if(E===1)return y}return-1}}function k(N,L){const b=new Int32Array(Math.max(N.length*2,L));return b.set(N),b}}),43767:((mt,at,x)=>{
x.d(at,{r:()=>H});var i=x(45599);const o=5;function Q(a,j){if(a.length!==j.length||a.length<o)return!1;let k=0;for(let N=0;N<a.length;N++)a[N]!==j[N]&&k++;return k===
1}function H(a,j){const k=new Set(j),N=j.filter(B=>!a.has(B)),L=new Map;for(const B of a.keys()){const v=k.has(B)?void 0:N.find(y=>Q(B,y));v!==void 0&&L.set(B,v)}
return L.size===0?void 0:{dict:new i.Bi([...a].map(([B,v])=>[L.get(B)??B,v])),keys:[...L.values()]}}}),45798:((mt,at,x)=>{x.d(at,{e:()=>I,i:()=>m});var i=x(42973),
o=x(78157),Q=x(82416),H=x(45599);const a=Symbol("close array"),j=Symbol("close dictionary"),k=Symbol("end"),N=32,L=32,b=32,B=32,v=224,y=224,f=1e3,E=160,S=8,p=256,
d=8192,l=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,c=X=>X===o.Z4||X===o.kR||X===o.u7;class m{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(U,Z,F,K,_,P=1/0,M=I){
this.bytes=U,this.at=Z,this.end=F,this.nesting=K,this.openString=_,this.room=P,this.refusal=M}value(){const U=this.token(0);return typeof U=="symbol"?null:U}token(U){
const{bytes:Z,end:F}=this;if(this.room-=N,this.room<0)throw this.refusal();const K=(0,o.AN)(Z,this.at,F);if(this.at=K,K>=F)return k;const _=Z[K];if(_>=o.l0&&_<=
o.ev)return this.numberOrReference();switch(_){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return Z[K+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(U+1));case o.WL:return this.at++,this.array(U+1);case o.wt:return this.at++,a;case o.vz:return this.closed=K,Z[K+
1]===o.vz?(this.at+=2,j):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(U){this.checkDepth(U),this.room-=
B;const Z=[];for(;;){Z.length===S&&Z.every(K=>K instanceof H.oS)&&this.references(Z);const F=this.token(U);if(F===a||F===k)return Z;if(F===j)return this.at=this.
closed,Z;Z.push(F)}}references(U){const{bytes:Z,end:F}=this;for(let K=p;K<=d;K*=2){const _=(0,o.bS)(Z).toString("latin1",this.at,Math.min(this.at+K,F)),P=l.exec(
_)?.[0]??"";if(P==="")return;const M=U.length;for(const W of P.split(" 0 R"))W!==""&&U.push(new H.oS(Number(W),0));if(this.room-=(U.length-M)*(N+L),this.at+=P.length,
P.length<_.length>>1)return}for(;this.addReference(U);)if(this.room<0)throw this.refusal()}addReference(U){const{bytes:Z}=this;let F=this.at;c(Z[F])&&F++;const K=F;
let _=0;for(let M=Z[F];M>=o.l0&&M<=o.ev;M=Z[++F])_=10*_+M-o.l0;return F>K&&F-K<10&&F+4<this.end&&Z[F]===o.Z4&&Z[F+1]===o.l0&&Z[F+2]===o.Z4&&Z[F+3]===o.AV&&(c(Z[F+
4])||Z[F+4]===o.wt)?(U.push(new H.oS(_,0)),this.room-=N+L,this.at=F+4,!0):!1}dictionary(U){this.checkDepth(U),this.room-=y;const Z=new H.Bi;let F,K=-1;for(;;){const _=this.
at,P=this.token(U);if(P===j||P===k)return K>=0&&(0,H.hi)(Z)&&this.keepSealed(Z,K),Z;if(P===a)continue;const M=P;if(F===void 0){M instanceof H.SX&&(F=M.text);continue}
Z.size>f&&(this.room-=E),M!==null?Z.set(F,M):Z.delete(F),this.openString&&F==="Contents"&&M instanceof H.Mx&&(K=_),F=void 0}}keepSealed(U,Z){U.set("Contents",new m(
this.bytes,Z,this.end,1).value())}checkDepth(U){if(U>this.nesting)throw(0,i.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,
"Open it in another PDF program and save it again")}name(){const{bytes:U,end:Z}=this,F=this.at+1;return this.room-=b,this.at=(0,o.Wd)(U,F,Z),new H.SX((0,Q.MQ)(U,
F,this.at))}string(U){return this.room-=v,new H.Mx(this.openString?this.openString(U):U)}literal(){const{bytes:U,end:Z}=this,F=this.at+1;for(let K=F;K<Z;K++){const _=U[K];
if(_===o.s1)return this.at=K+1,U.slice(F,K);if(_===o.Cx||_===o.r_||_===o.u7)break}return this.at=(0,o.t9)(U,this.at,Z),(0,Q.U1)(U,F,this.at)}hexadecimal(){const{
bytes:U,end:Z}=this,F=this.at+1,K=(0,o.$k)(U,F,Z);return this.at=K,(0,o.sk)(U,F,K)}numberOrReference(){const{bytes:U,end:Z}=this;let F=this.at,K=0;for(;F<Z&&U[F]>=
o.l0&&U[F]<=o.ev;)K=K*10+(U[F++]-o.l0);if(F<Z&&o.Kl[U[F]]===o.N9)return this.number();this.at=F,F=(0,o.AN)(U,F,Z);const _=U[F]===o.N5&&F+1<Z&&U[F+1]>o.l0;_&&F++;
let P=0;const M=F;for(;F<Z&&U[F]>=o.l0&&U[F]<=o.ev;)P=P*10+(U[F++]-o.l0);return F===M||(F=(0,o.AN)(U,F,Z),F>=Z||U[F]!==o.AV||F+1<Z&&o.Kl[U[F+1]]===o.N9)?K:(this.
at=F+1,this.room-=L,K>2147483647?null:new H.oS(K,_?1:Math.min(P,65535)))}number(){const{bytes:U,end:Z,at:F}=this;return this.at=(0,o.Wd)(U,F,Z),(0,Q.kz)(U,F,this.
at)}word(){const{bytes:U,at:Z,end:F}=this,K=U[Z];return K===o.b9||K===o.N5||K===o.fX?this.number():(0,o.wb)(U,Z,"true")||(0,o.wb)(U,Z,"false")?(this.at=(0,o.Wd)(
U,Z,F),K===o.yh):(0,o.w1)(U,Z,"endobj")||(0,o.w1)(U,Z,"endstream")?k:(this.at=Math.max((0,o.Wd)(U,Z,F),Z+1),null)}}const I=()=>(0,i.F)("values","The objects tha\
t must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),
4e4:((mt,at,x)=>{x.d(at,{C3:()=>k,XE:()=>N,oC:()=>b,xg:()=>L});var i=x(78157);const o=4<<20,Q=1024,H=1<<29,a=new Int32Array(Q);let j=0;function k(){j<H||(j=0,a.
fill(0))}const N=()=>j+1;function L(y,f,E,S){const p=E-f,d=E-1,c=p*157+y[d]*5+y[d-(p>1?1:0)]*61+y[f+(p>1?1:0)]*331+y[f+(p>>1)]*17&Q-1,m=a[c];return a[c]=++j,m>=
S}function b(y,f,E){if(E-f>o)return!1;const S=[],p=new B;let d=0,l=!1;do{const c=(0,i.AN)(y,f,E);if(c>=E)return!1;const m=S.at(-1)??0,I=m>0&&!l&&y[c]===i.cL;if(f=
v(y,c,E),l=I,I){if(p.add(m,y,c+1,f))return!0}else y[c]===i.WL?S.push(0):y[c]===i.iH&&f===c+2&&y[c+1]===i.iH?S.push(++d):(y[c]===i.wt||y[c]===i.vz&&f===c+2)&&S.pop()}while(S.
length>0);return!1}class B{places=new Int32Array(128);count=0;add(f,E,S,p){let d=f,l=~f;for(let c=S;c<p;c++){let m=E[c];m===i.wn&&(0,i.Li)(E[c+1])>=0&&(0,i.Li)(
E[c+2])>=0&&c+2<p&&(m=(0,i.Li)(E[c+1])*16+(0,i.Li)(E[c+2]),c+=2),d=Math.imul(d^m,16777619),l=Math.imul(l+m,1540483477)^l>>>15}return this.count*4>this.places.length&&
this.grow(),this.put(d,l===0?1:l)}put(f,E){const{places:S}=this;let p=(f^f>>>15)*2&S.length-1;for(;S[p+1]!==0;p=p+2&S.length-1)if(S[p]===f&&S[p+1]===E)return!0;
return S[p]=f,S[p+1]=E,this.count++,!1}grow(){const f=this.places;this.places=new Int32Array(f.length*4),this.count=0;for(let E=0;E<f.length;E+=2)f[E+1]!==0&&this.
put(f[E],f[E+1])}}function v(y,f,E){const S=y[f],p=y[f+1]===S;return S===i.iH?p?f+2:(0,i.$k)(y,f,E):S===i.vz?p?f+2:f+1:S===i.Cx?(0,i.t9)(y,f,E):Math.max((0,i.Wd)(
y,S===i.cL?f+1:f,E),f+1)}}),88500:((mt,at,x)=>{x.d(at,{A:()=>Q,s:()=>I});var i=x(78157),o=x(4e4);const Q=-1,H=2**63,a=-1,j=0,k=1,N=2,L=0,b=1,B=2,v=3,y=4,f=5,E=6,
S=7,p=8,d=new Uint8Array(256).fill(B);for(let F=0;F<256;F++)i.Kl[F]===i.t6&&(d[F]=L);for(let F=i.l0;F<=i.ev;F++)d[F]=b;for(const[F,K]of Object.entries({"/":v,"<":y,
">":f,"[":E,"]":S,"(":p,"%":L,")":L,"{":L,"}":L}))d[F.charCodeAt(0)]=K;const l=new Uint8Array(256);for(let F=0;F<256;F++)i.Kl[F]===i.N9&&F!==i.wn&&(l[F]=1);const c=new Int32Array(
0),m=96;class I{marks=c;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(K,_,P){const M=this.used+P-_;M>this.marks.length&&
this.grow(M),this.marks.set(K.subarray(_,P),this.used),this.used=M}open(K,_,P){return this.opened[K]=_,P}add(K,_,P){return this.used+3>this.marks.length&&this.grow(
this.used+3),this.marks[this.used]=K>2147483647?0:K,this.marks[this.used+1]=_,this.marks[this.used+2]=P,this.used+=3,P}grow(K){const _=new Int32Array(Math.max(this.
marks.length*2,K,m));_.set(this.marks),this.marks=_}value(K,_,P){let M=0,W=j;for(let T=_;_<P;T=_){const O=K[_++];switch(d[O]){case L:O===i.IQ&&(_=(0,i.D)(K,T,P));
continue;case b:{let C=O-i.l0;for(;d[K[_]]===b;)C=C*10+(K[_++]-i.l0);if(_<P&&i.Kl[K[_]]===i.N9){_=(0,i.Wd)(K,_,P);break}if(C>=H)return-1;const V=X(K,_,P);W===N&&
this.setLength(C,T,_,V),V>_&&(_=this.add(C,T,V));break}case B:for(;_<P&&i.Kl[K[_]]===i.N9;)_++;if(O===i.HF&&Z(K,T,_))return-1;break;case v:for(;_<P&&l[K[_]]===1;)
_++;if(_<P&&K[_]===i.wn&&(_=this.escapedName(K,_,P)),W=this.expectedAfter(K,T,_,W===j?M:0),M===0)return _;continue;case y:_=K[_]===i.iH?this.open(M++,(0,o.XE)(),
_+1):this.hexString(K,T,P);break;case f:if(K[_]!==i.vz)continue;if(!(this.opened[--M]>0)||++_>P)return-1;break;case E:_=this.open(M++,a,_);break;case S:if(this.
opened[--M]!==a)return-1;break;case p:_=this.literalString(K,T,P);break}if(M===0)return _>P?-1:_;W=j}return-1}setLength(K,_,P,M){const W=M>P;this.length=W?-1:K,
this.lengthRef=W?K:-1,this.lengthStart=_,this.lengthEnd=M}literalString(K,_,P){const M=(0,i.AZ)(K,_,P);return M<0?P+1:this.strings?this.add(Q,_,M):M}hexString(K,_,P){
const M=(0,i.$k)(K,_,P);return this.strings?this.add(Q,_,M):M}escapedName(K,_,P){return this.doubtful=!0,(0,i.Wd)(K,_,P)}expectedAfter(K,_,P,M){const W=P-_;return W===
10&&K[_+1]===i.Ah&&(0,i.w1)(K,_,"/ByteRange")&&(this.byteRange=!0),M===0||this.opened[M-1]===a?j:((0,o.xg)(K,_,P,this.opened[M-1])&&(this.doubtful=!0),M>1?k:W===
7&&K[_+1]===i.A4&&(0,i.w1)(K,_,"/Length")?N:k)}}function X(F,K,_){if(F[K]===i.Z4&&F[K+1]===i.l0&&F[K+3]===i.AV&&F[K+2]===i.Z4&&K+4<=_)return U(F,K+4,_)?K+4:K;let P=(0,i.
AN)(F,K,_);F[P]===i.N5&&F[P+1]>i.l0&&P++;let M=P,W=0;for(;M<_&&(0,i.yp)(F[M]);M++)W=W*10+(F[M]-i.l0);if(M===P||W>=H)return K;const T=(0,i.AN)(F,M,_);return T<_&&
F[T]===i.AV&&U(F,T+1,_)?T+1:K}const U=(F,K,_)=>K>=_||i.Kl[F[K]]!==i.N9;function Z(F,K,_){return _-K===6&&(0,i.w1)(F,K,"endo")||_-K===9&&(0,i.w1)(F,K,"ends")}}),
45079:((mt,at,x)=>{x.d(at,{ZV:()=>S,bD:()=>j,dZ:()=>B,pS:()=>v,sd:()=>p,yT:()=>a});var i=x(78157),o=x(45599);const Q=8,H=1024,a={number:0,generation:0};function j(d,l,c){
if(l===null)d.text("null");else if(typeof l=="number")d.text(S(l));else if(typeof l=="boolean")d.text(l?"true":"false");else if(l instanceof o.SX)B(d,l.text);else if(l instanceof
o.oS)d.text(b(l,c));else if(l instanceof o.Mx)v(d,l.bytes,c);else if(Array.isArray(l)){if(d.byte(i.WL),l.length>=Q&&l.every(m=>m instanceof o.oS))k(d,l,c);else for(const[
m,I]of l.entries())m>0&&d.byte(i.Z4),j(d,I,c);d.byte(i.wt)}else l instanceof o.Bi?N(d,l,c):j(d,l.dict,c)}function k(d,l,c){for(let m=0;m<l.length;m+=H){const I=l.
slice(m,m+H).map(X=>b(X,c));d.text(m>0?` ${I.join(" ")}`:I.join(" "))}}function N(d,l,c){const m=c.security&&l.has("ByteRange")?{...c,security:void 0}:c;d.text(
"<<");for(const[I,X]of l)B(d,I),L(X)&&d.byte(i.Z4),j(d,X,I==="Contents"?m:c);d.text(">>")}const L=d=>d===null||typeof d=="number"||typeof d=="boolean"||d instanceof
o.oS;function b(d,{renumber:l,generationOf:c}){const m=l?l(d):d.number;return l&&m===0?"null":`${m} ${c?c(m):l?0:d.generation} R`}function B(d,l){d.byte(i.cL);for(let c=0;c<
l.length;c++){const m=l.charCodeAt(c)&255;m!==i.Cq&&(m>i.Z4&&m<=i.du&&m!==i.wn&&i.Kl[m]===i.N9?d.byte(m):d.text(`#${E(m)}`))}}function v(d,l,{security:c,number:m,
generation:I}){if(c){y(d,c.encryptString(l,m,I));return}let X=0;for(const U of l)(U<i.Z4||U>i.du)&&X++;if(X*3>l.length){y(d,l);return}d.byte(i.Cx);for(const U of l)
(U===i.Cx||U===i.s1||U===i.r_)&&d.byte(i.r_),U===i.u7?d.text("\\r"):d.byte(U);d.byte(i.s1)}function y(d,l){d.byte(i.iH),d.fill(2*l.length,(c,m)=>{let I=m;for(const X of l)
c[I++]=f.charCodeAt(X>>4),c[I++]=f.charCodeAt(X&15)}),d.byte(i.vz)}const f="0123456789abcdef",E=d=>f[d>>4]+f[d&15];function S(d){if(!Number.isFinite(d))return"0";
const l=Math.abs(d);if(Number.isInteger(d)&&l<1e15)return String(d);if(l>=2**63)return`${BigInt(d)}.0`;const c=String(d);return c.includes("e")?d.toFixed(12).replace(
/0+$/,"").replace(/\.$/,""):c}function p(d){const l=[d];for(;l.length>0;){const c=l.pop();if(c instanceof o.Mx)return!0;if(Array.isArray(c))for(const m of c)l.push(
m);else if(c instanceof o.Bi)for(const m of c.values())l.push(m);else c instanceof o.Z6&&l.push(c.dict)}return!1}}),39150:((mt,at,x)=>{x.d(at,{D:()=>j});var i=x(
78157);const o=15,Q=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,H=/^(true|false|null)$/,a=/#(?![0-9A-Fa-f]{2})|#00/;function j(v,y,f){const E=[],S=()=>{const d=E.
at(-1);d?.keys&&(d.value=!1)},p=(0,i.AN)(v,y,f);for(;;){if(y=(0,i.AN)(v,y,f),y>=f)return!1;const d=E.at(-1),l=v[y];if(l===i.vz||l===i.wt){if(!d||d.keys===void 0!=
(l===i.wt)||d.keys&&(d.value||++y>=f||v[y]!==i.vz))return!1;E.pop(),y++}else if(d?.keys&&!d.value){const c=(0,i.Wd)(v,y+1,f),m=B(v,y,c);if(l!==i.cL||a.test(m)||
d.keys.has(m))return!1;d.keys.add(m),d.value=!0,y=c;continue}else if(l===i.WL||l===i.iH&&v[y+1]===i.iH){E.push(l===i.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),
y+=l===i.WL?1:2;continue}else if(y=k(v,y,f),y<0)return!1;if(S(),E.length===0)return!(0,i.yp)(v[p])||v[y-1]!==i.AV}}function k(v,y,f){switch(v[y]){case i.cL:{const E=(0,i.
Wd)(v,y+1,f);return a.test(B(v,y,E))?-1:E}case i.Cx:return(0,i.AZ)(v,y,f);case i.iH:for(y++;y<f&&v[y]!==i.vz;y++)if(!b(v[y])&&i.Kl[v[y]]!==i.t6)return-1;return y<
f?y+1:-1;default:{const E=(0,i.Wd)(v,y,f);if(L(v,y,E))return N(v,y,E,f);const S=B(v,y,E);return H.test(S)||Q.test(S)?E:-1}}}function N(v,y,f,E){const S=(0,i.AN)(
v,f,E);if(!(0,i.yp)(v[S]))return f;const p=(0,i.JI)(v,S,E),d=(0,i.AN)(v,p.after,E);return d===p.after||v[d]!==i.AV||i.Kl[v[d+1]??i.Z4]===i.N9?f:(0,i.JI)(v,y,f).
value<=2147483647&&p.value<=65535?d+1:-1}function L(v,y,f){let E=y;for(;E<f&&(0,i.yp)(v[E]);)E++;return E===f&&E>y&&E<=y+o}const b=v=>v>=i.l0&&v<=i.ev||(v|32)>=
97&&(v|32)<=102;function B(v,y,f){return(0,i.bS)(v).toString("latin1",y,Math.min(f,y+200))}}),77581:((mt,at,x)=>{x.d(at,{SQ:()=>Q,U0:()=>v,g7:()=>B,kt:()=>d,wx:()=>E});
var i=x(78157),o=x(45599);const Q=new Map([...[728,711,710,729,733,731,730,732].map((l,c)=>[l,24+c]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,
8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((l,c)=>[l,128+c]),[8364,160]]),H=/[\x18-\x1f\x80-\xa0]/g,a=new Map([
...Q].map(([l,c])=>[c,l])),j=Array.from({length:256},(l,c)=>String.fromCharCode(a.get(c)??c)),k=32,N=200,L=new WeakMap,b=new WeakMap,B=l=>y(l,L,f),v=l=>y(l,b,c=>(0,i.
bS)(c).toString("latin1"));function y(l,c,m){if(l.bytes.length<N)return m(l.bytes);let I=c.get(l);return I===void 0&&c.set(l,I=m(l.bytes)),I}function f(l){if(l[0]===
254&&l[1]===255)return new TextDecoder("utf-16be").decode(l.subarray(2));if(l[0]===255&&l[1]===254)return new TextDecoder("utf-16le").decode(l.subarray(2));if(l[0]===
239&&l[1]===187&&l[2]===191)return new TextDecoder().decode(l.subarray(3));if(l.length>k)return(0,i.bS)(l).toString("latin1").replace(H,m=>j[m.charCodeAt(0)]);let c="";
for(const m of l)c+=j[m];return c}function E(l){const c=new Uint8Array(l.length);for(let I=0;I<l.length;I++){const X=S(l.charCodeAt(I));if(X===void 0)return new o.
Mx(p(l));c[I]=X}const m=c[0]===254&&c[1]===255||c[0]===255&&c[1]===254;return new o.Mx(m||c[0]===239&&c[1]===187&&c[2]===191?p(l):c)}function S(l){return l>=32&&
l<127||l===9||l===10||l===13||l>=161&&l<=255&&l!==173?l:Q.get(l)}const p=l=>d(`\uFEFF${l}`),d=l=>Buffer.from(l,"utf16le").swap16()}),45599:((mt,at,x)=>{x.d(at,{
Bi:()=>a,Eo:()=>b,Mx:()=>o,Px:()=>y,SX:()=>i,UU:()=>v,Z6:()=>j,Zm:()=>k,cy:()=>L,hi:()=>f,i9:()=>N,jd:()=>B,oS:()=>Q,rV:()=>H});class i{text;constructor(S){this.
text=S}}class o{bytes;constructor(S){this.bytes=S}}class Q{number;generation;constructor(S,p=0){this.number=S,this.generation=p}}class H extends Q{part;constructor(S,p){
super(p,0),this.part=S}}class a extends Map{}class j{dict;data;sealed;constructor(S,p,d){this.dict=S,this.data=p,this.sealed=d}}const k=E=>E instanceof a,N=E=>E instanceof
Q,L=E=>Array.isArray(E),b=(E,S)=>E instanceof i&&E.text===S;function B(E){const S=new a;for(const[p,d]of Object.entries(E))d!==void 0&&S.set(p,d);return S}const v=E=>new i(
E),y=E=>new o(Uint8Array.from(Buffer.from(E,"latin1")));function f(E){const S=E.get("Type");return b(S,"Sig")||b(S,"DocTimeStamp")||E.has("ByteRange")}})};
