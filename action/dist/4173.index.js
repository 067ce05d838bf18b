"use strict";exports.id=4173,exports.ids=[4173],exports.modules={60623:((ut,tt,R)=>{R.d(tt,{Kc:()=>k,M_:()=>T,UD:()=>p});var s=R(11544),a=R(58552),J=R(54771),K=R(27059),y=R(
43749),W=R(78157),L=R(4537),U=R(81272);const k=c=>(0,s.$)(c,{level:4,mem:3}),T=c=>(0,s.$)(c,{level:0}),N=16*L.$9,C=4096,P=1<<26;function p(c,l,u,v){const F=l.codec?.
inflateNow(c,Math.min(l.stream,l.remaining,P));if(F)return l.remaining-=F.length,F;const x=(0,W.j8)(c,0,Math.min(c.length,4)),O=(c[x]&15)===8&&(c[x]<<8|c[x+1])%
31===0;O||(u.found=!0);const I=o(c.subarray(O?x+2:0),l,u,v);if(!I)throw(0,a.O$)("a compressed stream is damaged");return u.mismatch===!1&&!u.found&&(u.mismatch=
w(c.subarray(x+2),I)),I}function w(c,l){const u=new y.TU;if(u.add(l),(0,y.gZ)(c,u.value))return!1;const v=(0,y.Kw)(c);return v.length>0&&M(v,{push:()=>{},size:0,
consumed:0},1/0)}function o(c,l,u,v){if(l.remaining<=0)throw(0,U.q)(l,0);const F=new U.g(l,v);if(c.length<=(v?C:N)){const O=v?[c.length*h]:[c.length*h,K._],I=A(
c,O,l.scratch??new K.f);if(I)return F.push(I),F.finish()}if(M(c,F,c.length))return F.finish();u.found=!0;const x=new U.g(l,v);return M(c,x,Math.floor(F.consumed/
L.$9)*L.$9),x.size===0?void 0:x.finish()}const h=8;function A(c,l,u){try{for(const v of l){const F=u.atLeast(v),x=(0,s.HM)(c,{out:F});if(x.length<F.length)return x.
slice();if(F.length===K._)return}}catch{}}const D=16;function M(c,l,u){const v=new s.EL(O=>{O.length&&l.push(O)}),F=u<c.length;let x=l.watch?L.ay:L.$9;try{for(let O=0;O<
c.length;){const I=O<u?Math.min(x,u-O):D,$=l.size;l.consumed=O,v.push(c.subarray(O,O+I),!F&&O+I>=c.length),O+=I,l.watch?.(l.size),l.watch&&(x=(0,L._p)(I,l.size-
$,L.eO))}}catch(O){if(O instanceof a.zU||O instanceof J.Q)throw O;return!1}return!0}}),81679:((ut,tt,R)=>{R.d(tt,{Kc:()=>K.Kc,TT:()=>P,M_:()=>K.M_,tN:()=>p});var s=R(
58552),a=R(78157);function J(o){let h=o.length+5;for(const u of o)u===a.y_&&(h+=3);const A=new Uint8Array(h);let D=0,M=0,c=0,l=o[0]===a.iH&&o[1]===a.du?2:0;for(;l<
o.length;l++){const u=o[l];if(u===a.du)break;if(a.Kl[u]!==a.t6){if(u===a.y_&&c===0){D+=4;continue}if(!(u<a.Ec||u>a.Hh)&&(M=M*85+(u-a.Ec),!(++c<5))){for(let v=24;v>=
0;v-=8)A[D++]=Math.floor(M/2**v)&255;M=c=0}}}if(c>1){for(let u=c;u<5;u++)M=M*85+84;for(let u=0;u<c-1;u++)A[D++]=Math.floor(M/2**(24-8*u))&255}return A.slice(0,D)}
var K=R(60623),y=R(19590),W=R(60269),L=R(11032),U=R(81272);function k(o,h){let A=0;if(T(o,(c,l,u)=>A+=l+u),A>h.stream||A>h.remaining)throw(0,U.q)(h,A);h.remaining-=
A;const D=new Uint8Array(A);let M=0;return T(o,(c,l,u)=>{for(let v=0;v<l;v++)D[M+v]=o[c+v];u>0&&D.fill(o[c],M,M+u),M+=l+u}),D}function T(o,h){for(let A=0;A<o.length&&
o[A]!==128;){const D=o[A++];if(A>=o.length)return;D<128?h(A,Math.min(D+1,o.length-A),0):h(A,0,257-D),A+=D<128?D+1:1}}const N={Fl:"FlateDecode",LZW:"LZWDecode",A85:"\
ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},C=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),P=o=>C.
has(N[o]??o);function p(o,h,A,D,M={found:!1}){switch(N[o]??o){case"FlateDecode":return w({filter:"FlateDecode",data:h,parameters:A},D,M);case"LZWDecode":return w(
{filter:"LZWDecode",data:h,parameters:A},D,M);case"ASCII85Decode":return J(h);case"ASCIIHexDecode":return(0,a.sk)(h,0,h.length);case"RunLengthDecode":return k(h,
D);case"Crypt":return h;default:throw(0,s.O$)("a stream that must be read uses a filter that is not supported")}}function w(o,h,A){const D=h.large?.find(o,h,A);
if(D)return D;const{filter:M,data:c,parameters:l}=o,u=h.large?.watch(o,h),v=M==="FlateDecode"?(0,K.UD)(c,h,A,u):(0,y.k)(c,(0,W.c)(l,"EarlyChange",1),h,A,u);return(0,L.
T)(v,l)}}),54619:((ut,tt,R)=>{R.d(tt,{HV:()=>s,UT:()=>J,jC:()=>K,tL:()=>a,wg:()=>L});const s=0,a=1,J=2,K=3,y=1e5,W=1e4;class L{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;broken=new Map;malformed=new Set;constructor({
limits:k,memory:T},N){this.sourceLength=N,this.memory=T,this.bound=Math.min(k.objects,Math.max(1e6,N));const C=N<y?64:1024;this.kind=new Uint8Array(C),this.place=
new Int32Array(C),this.detail=new Int32Array(C)}offer(k,T,N,C){k<this.kind.length&&this.kind[k]!==s||this.set(k,T,N,C)}askFor(k){k>0&&k<=this.bound&&(this.kind[k]??
s)===s&&this.unlisted.add(k)}doubtFree(k){this.kind[k]===K&&this.unlisted.add(k)}leadsTo(k){const T=this.kind[k]??s;return T===a||T===J}set(k,T,N,C){if(k>this.bound){
this.overflowed=!0;return}k>=this.kind.length&&this.grow(k+1),this.kind[k]=T,this.place[k]=N,this.detail[k]=C,k>=this.size&&(this.size=k+1)}grow(k){const T=Math.
min(Math.max(k,this.kind.length*2),this.bound+1),N=Math.max(this.kind.length,this.sourceLength,W);T>N&&this.memory.takeNumbers(T-N);const[C,P,p]=[new Uint8Array(
T),new Int32Array(T),new Int32Array(T)];C.set(this.kind),P.set(this.place),p.set(this.detail),[this.kind,this.place,this.detail]=[C,P,p]}}}),64173:((ut,tt,R)=>{
R.d(tt,{E:()=>Je});var s=R(58552),a=R(78157),J=R(64580),K=R(83287),y=R(45599);const W=1<<20,L=200;class U{memory;held=new Map;holder=new WeakRef(this.held);constructor(t){
this.memory=t}recall(t,e){const n=this.held.get(t.data.byteOffset);if(n?.stream!==t||e&&!n.verified)return;const{dict:i}=t;return n.filter===i.get("Filter")&&n.
parameters===i.get("DecodeParms")?n.part:void 0}keep(t,e,n){const{data:i,dict:d}=t;if(this.held.has(i.byteOffset)||!n.whole||n.data.length>W||n.data.buffer===i.
buffer||(0,y.Eo)(d.get("Subtype"),"Image"))return;const b={stream:t,filter:d.get("Filter"),parameters:d.get("DecodeParms"),verified:e,part:n};this.held.set(i.byteOffset,
b),this.memory.hold(n.data.length+L,this.holder,i.byteOffset)}}var k=R(52205),T=R(42973),N=R(88500);function C(r,t){if(!(t instanceof y.Z6))return;const e=r.resolve(
t.dict.get("N"));if(typeof e!="number")return;const n=(0,K.US)(r,t,r.memory,!0);if(!n)return;const{data:i}=n,{numbers:d,starts:m,isMended:b}=P(n,e,r.resolve(t.dict.
get("First"))),j=!n.whole&&!(0,K.QJ)(r.encoded(t)),H=j||b;if(j&&m.length>0&&new N.s().value(i,m.at(-1),Math.min(i.length,m.at(-1)+h))<0&&(d.pop(),m.pop()),D(m,i.
length))throw(0,s.O$)("its objects overlap");return{data:i,numbers:new Int32Array(d),starts:new Int32Array(m),ends:new Int32Array(m.length).fill(-1),namesStream:(0,a.
bS)(i).includes("stream"),...H?{lost:Math.min(Math.max(0,e-d.length),r.table.size)}:{}}}function P({data:r,whole:t},e,n){const{length:i}=r,d=typeof n=="number"&&
Number.isInteger(n)&&n>=0;if(d&&n>i&&!t)return{numbers:[],starts:[],isMended:!1};const m=p(r,Math.min(e,w),d&&n<=i?n:0),{numbers:b,offsets:j,after:H}=m,X=!d||(0,a.
AN)(r,H,i)!==(0,a.AN)(r,Math.min(n,i),i)||n<H,Z=X?(0,a.AN)(r,H,i):n,z=j.findIndex(nt=>Z+nt>i);z>=0&&(b.length=j.length=z);const G=b.length>0&&(X||b.length>e);return{
numbers:b,starts:j.map(nt=>Z+nt),isMended:G}}function p(r,t,e){const{length:n}=r,[i,d]=[[],[]];let m=0,b={count:0,after:0};for(;i.length<(m<e?w:t);){const j=(0,a.
JI)(r,(0,a.AN)(r,m,n),n),H=(0,a.JI)(r,(0,a.AN)(r,j.after,n),n);if(j.value<0||j.value>2147483647||H.value<0||i.length>=t&&H.after>e)break;i.push(j.value),d.push(
H.value),m=H.after,m<=e&&(b={count:i.length,after:m})}return i.length>=t?{numbers:i,offsets:d,after:m}:(i.length=d.length=b.count,{numbers:i,offsets:d,after:b.after})}
const w=2**20,o=2**29,h=1<<22,A=4;function D(r,t){let e=0;for(let n=0;n<r.length;n++)e+=Math.max(0,(r[n+1]??t)-r[n]);return e>A*t}function M({data:r,starts:t,ends:e,
namesStream:n},i){if(e[i]>=0)return e[i];const d=t[i];let m=Math.min(t[i+1]??r.length,r.length);for(;m>d&&a.Kl[r[m-1]]===a.t6;)m--;if(m-d>h)throw l();const b=n?
new N.s().value(r,d,m):-1;return e[i]=b>=0?b:m}function c(r,t){const{numbers:e}=r;r.sorted??=Float64Array.from(e,(b,j)=>Math.min(b,o)*w+j).sort();const{sorted:n}=r;
let[i,d]=[0,n.length];for(;i<d;){const b=i+d>>>1;n[b]<t*w?i=b+1:d=b}const m=i<n.length?n[i]%w:-1;return e[m]===t?m:-1}const l=()=>(0,T.F)("objectValues","An obj\
ect of the document has too many values","Open the document in another PDF program and save it again");var u=R(54619),v=R(45798),F=R(85368),x=R(22480);const O=20;
class I{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){this.
document=t;const{bytes:e,job:n,table:i}=t;this.counted=new Uint8Array(i.size),this.streams=new F.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new I(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:i,memory:d}=n,m=this.
counted[t]===1,b=this.parser(t,e.bytes,e.start,e.end,m?1/0:d.values),{room:j}=b,H=b.value(),X=j-b.room;m||(d.values-=X),this.counted[t]=1;const Z=b.at-e.start;if(this.
spend(Z),n.job.pace.add(X+Z),!(H instanceof y.Bi)||e.bytes!==i)return H;const z=(0,a.AN)(i,b.at,i.length);if(!(0,a.w1)(i,z,"stream"))return(0,a.rg)(i,z)||n.table.
malformed.add(t),H;const{start:G,end:nt}=this.streams.data(z,this.lengthOf(H.get("Length")),H.has("Filter")),ot=this.security&&!(0,y.Eo)(H.get("Type"),"XRef"),it=ot?
G:(0,x.Ow)(i,G,nt),ft=it>G&&$(H)?it:G;return new y.Z6(H,i.subarray(ft,nt),ot?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,i,d=this.document.memory.
values){const{document:m,security:b}=this;let j;if(b&&t!==this.encryptNumber&&m.table.kind[t]===u.tL){const z=m.generation(t);j=G=>b.decryptString(G,t,z)}const{
nesting:H,objectValues:X}=m.job.limits,Z=X<d;return new v.i(e,n,i,H,j,Z?X:d,Z?l:v.e)}lengthOf(t){if(t instanceof y.oS){const e=this.document.place(t.number),n=e&&
new v.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.
get(t);if(e||this.objectStreams.has(t))return e;const{document:n,opening:i}=this;if(i.has(t)||n.table.kind[t]!==u.tL)return;i.add(t);const d={bytes:n.bytes,start:n.
bodies[t],end:n.bytes.length},m=C(n,this.read(t,d));if(i.delete(t),this.objectStreams.set(t,m),!!m)return m.lost!==void 0&&n.table.broken.set(t,m.lost),this.effort+=
m.data.length*n.job.limits.parsing,n.memory.hold(m.data.length+m.numbers.length*O,this.holder,t),m}spend(t){if(this.effort-=t,this.effort<0)throw(0,s.O$)("its o\
bjects overlap")}}function $(r){const t=r.get("Filter");return(0,y.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var Q=R(67382),et=R(51271),st=R(83363),at=R(45657);
const ct=100;class ht{document;numbers=[];claimed;blank=[];isWanting=!1;isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new et.
L;constructor(t){this.document=t}async read(){const t=await(0,st.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=
t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.blank=t.blank,this.isWanting=
t.isWanting}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const i of st.
i)e[i]!==void 0&&(n[i]=(0,J.F)(e[i]));return n}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){
return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.
numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.
document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.
ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new y.
SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;
this.listing=[];const e=new Q.B(this.document);for(const n of t){this.document.exists(n)&&e.keep(n);const i=this.document.job.pace.step(1e3);i&&await i}}async keep(t){
const{numbers:e,ancestry:n}=this,i=e.filter((d,m)=>t[m]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(
i);return}this.numbers=i,this.ancestry=n.filter((d,m)=>t[m]),this.positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),i=new Map,d=this.inherited.
map(Z=>Ot(e,Z,i)),{nodes:m,parents:b}=this.grow(n),j=m.map(({ref:Z})=>({Parent:Z}));for(let Z=0;Z<n.length;Z++){const z=n[Z],G=this.indexOf(z),nt=b[Z];m[nt].kids.
push(new y.oS(z,e.generation(z)));const ot=G<0?xt:d[this.ancestry[G]];e.patch(z,j[nt],ot);const it=e.job.pace.step(600);it&&await it}for(const{ref:Z,kids:z,parent:G,
count:nt}of m)e.put(Z,new y.Bi([["Type",new y.SX("Pages")],...G?[["Parent",G]]:[],["Kids",z],["Count",nt]]));const H=m[m.length-1].ref,X=e.catalog.get("Pages");
(!(X instanceof y.oS)||X.number!==H.number)&&e.editCatalog().set("Pages",H),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,
this.irregular=!1,this.nodes=new et.L(!1)}grow(t){const{document:e}=this,n=t.length,i=e.catalog.get("Pages"),d=z=>this.indexOf(z)>=0||t.includes(z),m=i instanceof
y.oS&&i.number>0&&!d(i.number)?i:void 0,b=[];let j=[];const H=(z,G)=>({ref:G&&m?new y.oS(m.number,e.generation(m.number)):e.add(null),kids:[],parent:void 0,count:z}),
X=Math.max(1,Math.ceil(n/ct));for(let z=0;z<X;z++)j.push(H(Math.min(ct,n-z*ct),X===1));const Z=Array.from({length:n},(z,G)=>Math.floor(G/ct));for(;j.length>1;){
(0,at.RZ)(b,j);const z=Math.ceil(j.length/ct),G=Array.from({length:z},()=>H(0,z===1));for(const[nt,ot]of j.entries()){const it=G[Math.floor(nt/ct)];ot.parent=it.
ref,it.kids.push(ot.ref),it.count+=ot.count}j=G}return(0,at.RZ)(b,j),{nodes:b,parents:Z}}}const xt={};function Ot(r,t,e){const{Resources:n}=t;if(!(n instanceof y.
Bi))return{...t};const i=e.get(n)??r.add(n);return e.set(n,i),{...t,Resources:i}}const gt=1,mt=2,yt=3;class jt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){
this.kind=new Uint8Array(t+16)}fork(){const t=new jt(0);for(const[e,n]of this.edited)t.edited.set(e,(0,J.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);
return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,gt)===mt&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,mt),this.patched.
set(t,e)}remove(t){const e=this.set(t,yt);e===gt?this.edited.delete(t):e===mt&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const i=new Uint8Array(Math.
max(t+1,Math.ceil(this.kind.length*1.5)));i.set(this.kind),this.kind=i}const n=this.kind[t];return this.kind[t]=e,this.any=!0,n}}var pe=R(64680),_t=R(45079);const we={},
ye=4096,te=1<<21,Tt=`
endobj
`,Dt=`>>${Tt}`,Wt=2147483647;class Lt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new pe.k(256);scan=new N.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,i,d){
(i!==this.entries||d!==this.defaults)&&this.prepare(i,d);const{text:m,defaultTexts:b}=this,{open:j,close:H}=n,X=e<0,Z=X?j-2:e;this.reserve(H-Z+m.bytes.length+this.
defaultSize);const z=this.used,G=this.noted,nt=this.keepOthers(t,Z,n);this.put(t,nt,H);let ot=n.special||m.special;for(let it=0;it<b.length;it++){const ft=b[it],
St=n.find(t,ft.key);if(St>=0){const wt=(0,a.AN)(t,n.at[St+2],H);if(!(0,a.w1)(t,wt,"null"))continue;this.used=z,this.noted=G;return}ot||=ft.special,this.put(ft.bytes,
0,ft.bytes.length),this.note(ft.marks,0,ft.marks.length,Wt)}return this.put(m.bytes,0,m.bytes.length-(X?Tt.length:0)),this.note(m.marks,0,m.marks.length,Wt),{bytes:this.
memory,start:z+j-2-Z,end:X?this.used:this.used-Tt.length,from:X?-1:z,to:X?-1:this.used-1,references:ot?void 0:this.references,first:G,last:this.noted}}keepOthers(t,e,{
at:n,first:i,used:d,scan:m,marksFrom:b,marksTo:j}){const{keys:H}=this,{marks:X}=m;let Z=b,z=e;for(let G=i;G<d;G+=4){const nt=n[G],ot=n[G+1]-nt;for(let it=0;it<H.
length;it++)if(!(H[it].length!==ot||!(0,a.w1)(t,nt,H[it])))for(Z=this.note(X,Z,j,nt),this.put(t,z,nt-1),z=n[G+3];Z<j&&X[Z+1]<z;)Z+=3}return this.note(X,Z,j,Wt),
z}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(i=>!(i in t));this.defaultTexts=
n.map(i=>{const d=this.textOf(e,[i]);return{...d,key:i,bytes:d.bytes.subarray(0,-Dt.length)}}),this.defaultSize=this.defaultTexts.reduce((i,{bytes:d})=>i+d.length,
0)}textOf(t,e){const{draft:n,scan:i}=this;n.clear(),n.text("<<");for(const b of e){const j=t[b];j!==void 0&&((0,_t.dZ)(n,b),n.byte(a.Z4),(0,_t.bD)(n,j,_t.yT))}n.
text(Dt);const d=new Uint8Array(n.bytes);i.reset();const m=i.value(d,0,d.length)!==d.length-Tt.length;return{bytes:d.subarray(2),marks:i.marks.slice(0,i.used),special:m||
i.byteRange}}note(t,e,n,i){let d=e;for(;d<n&&t[d+1]<i;d+=3)this.refer(t[d]);return d}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(ye,Math.min(this.memory.length*2,te),Math.min(this.sourceLength>>4,te));this.
memory=(0,a.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Kt(r,t,e){for(const[n,i]of Object.entries(t))i===void 0?r.delete(n):r.set(n,i);for(const[
n,i]of Object.entries(e))i!==void 0&&!r.has(n)&&!(n in t)&&r.set(n,i)}var Ct=R(79725);const Et=6;class It{index=new Int32Array(0);records=new Int32Array(Et*16);count=0;at=new Int32Array(
64);used=0;scan=new N.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Ct.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:i,
scan:d}=this,m=this.count*Et;i[m]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),i[m+1]=this.used+=n.used-n.first,i[m+2]=n.open,i[m+3]=n.close,i[m+
4]=d.used,d.append(n.scan.marks,n.marksFrom,n.marksTo),i[m+5]=d.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:i}=this,
d=(n-1)*Et;return e.at=this.at,e.scan=this.scan,e.first=i[d],e.used=i[d+1],e.open=i[d+2],e.close=i[d+3],e.marksFrom=i[d+4],e.marksTo=i[d+5],e.special=!1,!0}fork(){
const t=new It;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Et),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*Et>this.records.length&&(this.records=(0,Ct.Z)(this.records,(this.
count+1)*Et)),this.used+t>this.at.length&&(this.at=(0,Ct.Z)(this.at,this.used+t))}}class Ft{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new It;entries=new Ct.
R;located=-1;patcher;decodedData;next;constructor(t,e,n,i=e.memory){this.bytes=t,this.job=e,this.memory=i,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new I(this),this.changes=new jt(this.next),this.pages=new ht(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,J.F)(this.trailer),i=new Ft(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return i.reader=this.reader.fork(i),i.next=this.next,i.changes=this.changes.fork(),i.kept=this.kept.fork(),i.walked=this.
walked,i.pages.copyFrom(this.pages),i}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof y.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,a.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof y.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===yt)return null;
if(n===gt)return this.changes.edited.get(e);const i=this.values.get(e);if(i!==void 0)return i;const d=this.place(e),m=d?this.reader.read(e,d):null;return this.values.
set(e,m),m}resolve(t){for(let e=0;t instanceof y.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof y.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
y.Bi?e:e instanceof y.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new y.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===gt)return!0;if(e===yt)return!1;const n=this.table.kind[t];return n===u.tL||n===u.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===gt||e===mt}isEdited(t){return this.changes.
kind[t]===gt}patched(t){return this.changes.kind[t]===mt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===gt?this.changes.edited.
get(t):this.values.get(t);if(n!==void 0||e===yt)return this.resolve(n)instanceof y.Z6;const i=this.place(t);if(i?.bytes!==this.bytes)return!1;const{bytes:d}=this,
m=zt(d,(0,a.AN)(d,i.start,i.end)),b=m>=0?m:this.locateHere(t,i)?this.entries.close+2:-1;return b<0?this.resolve(new y.oS(t))instanceof y.Z6:(0,a.w1)(d,(0,a.AN)(
d,b,i.end),"stream")?!(0,a.bS)(d.subarray(i.start,b)).includes("endobj")||this.resolve(new y.oS(t))instanceof y.Z6:!1}entry(t,e){const n=this.changes.kind[t],i=n===
gt?this.changes.edited.get(t):this.values.get(t);if(i!==void 0||n===yt)return i instanceof y.Bi?i.get(e):void 0;const d=this.place(t);if(!d)return;const{entries:m}=this;
if(!this.locateHere(t,d))return this.dict(new y.oS(t))?.get(e);const b=m.find(d.bytes,e);return b<0?void 0:this.reader.parser(t,d.bytes,m.at[b+2],m.at[b+3]).value()}patch(t,e,n=we){
const i=this.place(t),d=this.security&&[...Object.values(e),...Object.values(n)].some(_t.sd),m=i&&!d&&this.locateHere(t,i)?this.patchAt(t,i,e,n):void 0;if(!m){const b=this.
edit(t);b instanceof y.Bi&&Kt(b,e,n);return}this.changes.patch(t,m),this.values.delete(t),this.located=-1}patchAt(t,e,n,i){return this.patcher??=new Lt(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,i)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:i},d){return this.recallEntries(t,d)||d.locate(e,n,i)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,k.x$)(this,t.dict)):n}decoded(t){return(0,K.
D4)(this,t,this.memory)}async decodedAtEase(t,e){return await(0,K.m_)(this,t,this.memory,e)??(0,K.D4)(this,t,this.memory,e)}decodedPart(t,e=!1){const n=this.decodedData?.
recall(t,e);if(n)return n;const i=(0,K.US)(this,t,this.memory,e);return i&&this.decodedData?.keep(t,e,i),i}keepDecoded(){this.decodedData??=new U(this.memory)}place(t){
const e=this.changes.kind[t];if(!(e===gt||e===yt)){if(e===mt)return this.changes.patched.get(t);switch(this.table.kind[t]){case u.tL:return{bytes:this.bytes,start:this.
bodies[t],end:this.bytes.length};case u.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let i=this.table.detail[t];n.numbers[i]!==t&&(i=c(
n,t));const d=n.starts[i];return d===void 0?void 0:{bytes:n.data,start:d,end:M(n,i)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==yt&&
this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===u.tL?
this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.
kept=new It}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.
size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function zt(r,t){if(r[t]!==a.iH||r[t+1]!==a.iH)return-1;
for(t+=2;t<r.length;t++){const e=r[t];if(e===a.vz)return r[t+1]===a.vz?t+2:-1;if(e===a.iH||e===a.Cx||e===a.IQ)return-1}return-1}const Ee=5e5,Vt=2e3;async function $t(r,t){
const e=new xe(r),[n,i,d]=[[],[],[]];for(let z=0;z<t.count;z++){await e.ofContent(r.entry(t.number(z),"Contents"))&&n.push(z+1);const{fonts:G,images:nt}=await e.
ofResources(t.attribute(z,"Resources"));G&&i.push(z+1),nt&&d.push(z+1);const ot=r.job.pace.step(Vt);ot&&await ot}const m=t.blank.map(z=>t.indexOf(z)+1).filter(z=>z>
0),{broken:b}=r.table,j=[...b.values()].reduce((z,G)=>z+G,0),{count:H,claimed:X,isOrderLost:Z}=t;return{count:H,claimed:X,lost:m,withoutContent:n,withoutFonts:i,
withoutImages:d,isOrderLost:Z,brokenStreams:b.size,lostObjects:j}}const Mt={fonts:!1,images:!1},ee={fonts:!0,images:!0};class xe{document;looks=0;known=new Map;constructor(t){
this.document=t}async ofContent(t){if(t==null)return!1;let e=!1;return await this.lookAt(this.document.array(t)??[t],n=>{e||=this.isNoStream(n)||typeof n=="numb\
er"}),e}async ofResources(t,e=0){const{document:n}=this;if(this.isLost(t))return ee;if(t instanceof y.oS)return this.once(t.number,()=>this.ofResources(n.get(t),
e+1));if(!(t instanceof y.Bi)||e>n.job.limits.formDepth)return Mt;let[i,d]=[this.isLost(t.get("Font")),this.isLost(t.get("XObject"))];return await this.lookAt(this.
valuesOf(t.get("Font")),m=>{i||=this.isFontLost(m)}),await this.lookAt(this.valuesOf(t.get("XObject")),async m=>{if(d||=this.isNoStream(m),!(m instanceof y.oS))
return;const b=await this.once(m.number,()=>this.ofForm(n.get(m),e+1));i||=b.fonts,d||=b.images}),{fonts:i,images:d}}async ofForm(t,e){return t instanceof y.Z6?
this.ofResources(t.dict.get("Resources"),e):Mt}valuesOf(t){return this.document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){if(++this.looks>Ee)return;
await e(n);const i=this.document.job.pace.step(Vt);i&&await i}}async once(t,e){const n=this.known.get(t);if(n)return n;this.known.set(t,Mt);const i=await e();return this.
known.set(t,i),i}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const n=e.dict(t),i=e.array(n?.get("DescendantFonts"))?.slice(0,1)??[];if(i.some(
b=>this.isLost(b)))return!0;const d=(e.dict(i[0])??n)?.get("FontDescriptor");return this.isLost(d)?!0:["FontFile","FontFile2","FontFile3"].map(b=>e.dict(d)?.get(
b)).some(b=>this.isLost(b))}isNoStream(t){return t instanceof y.oS&&!(this.document.resolve(t)instanceof y.Z6)}isLost(t){return t instanceof y.oS&&this.document.
resolve(t)===null}}const Se=1e3;async function ne(r,t){const{found:e,loose:n}=await Oe(r);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,s.O$)("it \
has no pages");const i=t.claimed??Ae(r,n);await Ht(r,t,n);const d=e.every(m=>t.indexOf(m)>=0);if(d||await Ht(r,t,e),t.count===0)throw(0,s.O$)("it has no pages");
t.claimed=i,t.isOrderLost=n.length>1||!d,t.isAdopted=!0,await t.rebuild(t.numbers)}function Ae(r,[t,...e]){const n=e.length>0?void 0:r.resolve(r.entry(t,"Count"));
return typeof n=="number"?n:void 0}async function Oe(r){const{table:t,job:e}=r,n=[],i=[],d=new Set;for(let z=1;z<t.size;z++){if(t.kind[z]!==u.tL&&t.kind[z]!==u.
UT)continue;const G=r.entry(z,"Type");(0,y.Eo)(G,"Page")&&n.push(z);const nt=(0,y.Eo)(G,"Pages")?r.array(r.entry(z,"Kids")):void 0,ot=nt!==void 0&&!d.has(nt);ot&&
(d.add(nt),i.push({number:z,kids:nt.flatMap(ft=>ft instanceof y.oS?[ft.number]:[])}));const it=e.pace.step(Se+(ot?nt.length*20:0));it&&await it}const m=z=>t.kind[z]===
u.UT?t.place[t.place[z]]:t.place[z],b=(z,G)=>m(z)-m(G)||t.detail[z]-t.detail[G];n.sort(b);const j=new Set(n),H=i.filter(({kids:z})=>z.some(G=>j.has(G))),X=new Set(
H.flatMap(({kids:z})=>z)),Z=[...n,...H.map(({number:z})=>z)].filter(z=>!X.has(z));return{found:n,loose:Z.sort(b)}}async function Ht(r,t,e){const n=r.dict(r.catalog.
get("Pages")),i=st.i.flatMap(b=>{const j=(0,y.Eo)(n?.get("Type"),"Pages")?n?.get(b):void 0;return j===void 0?[]:[[b,j]]}),d=r.add(new y.Bi([["Type",new y.SX("Pa\
ges")],["Kids",e.map(b=>new y.oS(b,r.generation(b)))],["Count",e.length],...i])),m=r.edit(r.catalogNumber);if(!(m instanceof y.Bi))throw(0,s.O$)("it has no cata\
log");m.set("Pages",d),await t.read()}var Bt=R(35586);const vt=new Set(["Root","Info","ID","Encrypt"]);async function Nt(r,t){const{limits:e,pace:n}=t,i=new u.wg(
t,r.length),d=new y.Bi;let m=!1;const b=H=>{for(const[X,Z]of H)vt.has(X)&&d.set(X,Z)},j=new Bt.c0(r,n,H=>{const X=new v.i(r,H,Math.min(r.length,H+65536),e.nesting),
Z=X.value();return(0,y.Zm)(Z)&&b(Z),X.at});for(let H=0;;){const X=await j.next(H);if(!X)break;const{number:Z,body:z}=X,G=j.object(X),nt=Z<i.size&&i.kind[Z]===u.
tL;if((!G.isCut||!nt)&&i.set(Z,u.tL,X.start,X.generation),G.dictionaryEnd>=0&&(0,a.bS)(r.subarray(z,G.dictionaryEnd)).includes("XRef")){const it=new v.i(r,z,G.dictionaryEnd,
e.nesting).value();(0,y.Zm)(it)&&(0,y.Eo)(it.get("Type"),"XRef")&&(m=!0,it.has("Root")&&b(it))}const ot=n.step(G.at-H+200);ot&&await ot,H=G.at}if(i.overflowed&&
r.length>8*e.objects)throw(0,T.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which n\
umbers objects without gaps");if(i.size===0)throw(0,s.O$)("no PDF objects were found in the file");return{table:i,trailer:d,streams:m,damaged:!0}}var bt=R(59277);
function Zt(r,t){if(r.length===0)throw se();if(r.length>t.inputBytes)throw Me(r.length,t.inputBytes);const e=(0,a.bS)(r.subarray(0,1024)).indexOf("%PDF-");if(e<
0&&(0,a.bS)(r).indexOf(" obj")<0)throw ve(r);return e}function se(){return(0,s.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"\
file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function Me(r,t){return(0,T.F)("inputBytes",`The document has ${r}\
 bytes; at most ${t} are allowed`,"Split it with another program first")}function ve(r){const t=(0,bt.y)(r);if(t===void 0)return(0,s.O$)("the file is not a PDF \
document");const e=`is ${t}, not a PDF document`;return(0,s.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF do\
cument of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const re=1e3;async function ie(r){const{job:t,table:e}=r;let n;for(let i=1;i<e.size;i++){
if(e.kind[i]!==u.tL)continue;(n===void 0||e.place[i]>e.place[n.number])&&be(r,i)&&(n=new y.oS(i,r.generation(i)));const m=t.pace.step(re);m&&await m}return n&&(await ke(
r)&&oe(r,n)?void 0:n)}function be(r,t){const e=i=>r.resolve(r.entry(t,i));return!(r.entry(t,"Filter")instanceof y.SX)||typeof e("V")!="number"?!1:e("O")instanceof
y.Mx&&e("U")instanceof y.Mx||(0,y.cy)(e("Recipients"))||(0,y.Zm)(e("CF"))}const oe=(r,{number:t})=>!(0,y.Eo)(r.resolve(r.entry(t,"StmF")),"Identity"),ae=20;async function ke(r){
const{job:t,table:e}=r;let[n,i]=[0,0];for(let d=1;d<e.size&&n<ae;d++){if(e.kind[d]!==u.tL||!r.isStream(d))continue;const m=r.get(d);r.release(d);const b=t.pace.
step(re);if(b&&await b,!(m instanceof y.Z6)||(0,y.Eo)(m.dict.get("Type"),"XRef")||!(0,y.Eo)((0,k.c3)(r,m.dict.get("Filter"))[0],"FlateDecode"))continue;const[j=0,
H=0]=m.data;n++,(j&15)===8&&(j<<8|H)%31===0&&i++}return i*2>n}const ce=1e3,Xt=1024,fe=16;function De(r){const t=(0,a.bS)(r),e=[];let n=t.indexOf("/ID");for(let i=0;n>=
0&&i<ce&&e.length<fe;i++){const d=Math.min(r.length,n+Xt),m=(0,a.j8)(r,n+3,d),b=r[m]===a.WL?new v.i(r,m,d,Xt).value():null,j=(0,y.cy)(b)?b[0]:null;j instanceof y.
Mx&&j.bytes.length>0&&e.push(j.bytes),n=t.indexOf("/ID",n+3)}return e}async function ue(r){const{table:t}=r,{pace:e}=r.job,n=[];for(let d=1;d<t.size;d++){t.kind[d]===
u.tL&&(0,y.Eo)(r.entry(d,"Type"),"ObjStm")&&n.push({number:d,at:t.place[d]});const m=e.step(1e3);m&&await m}n.sort((d,m)=>d.at-m.at);const i=new Set(n.map(({number:d})=>d));
for(const{number:d,at:m}of n)await le(r,d,b=>!(t.kind[b]===u.tL&&t.place[b]>m)&&!i.has(b))}async function Fe(r,t){const{table:e}=r;for(const n of t)(0,y.Eo)(r.entry(
n,"Type"),"ObjStm")&&await le(r,n,i=>(e.kind[i]??u.HV)===u.HV)}async function le(r,t,e){const{job:n,table:i}=r,d=r.objectStream(t),m=n.pace.step((d?.data.length??
0)+1e3);m&&await m;for(const[b,j]of d?.numbers.entries()??[])j>0&&e(j)&&i.set(j,u.UT,t,b)}async function kt(r){const t=r.get(r.catalogNumber);if(t instanceof y.
Bi&&t.has("Pages"))return;let e=-1;for(let i=r.table.size-1;i>0;i--){if(r.table.kind[i]===u.HV||r.table.kind[i]===u.jC)continue;const d=r.job.pace.step(1e3);if(d&&
await d,!(r.get(i)instanceof y.Bi))continue;const m=r.entry(i,"Type");if((0,y.Eo)(m,"Catalog"))return Pt(r,i);m===void 0&&e<0&&Gt(r,i)&&(e=i)}if(e>0)return Pt(r,
e);if((0,y.Eo)(r.entry(r.catalogNumber,"Type"),"Page")||!(r.get(r.catalogNumber)instanceof y.Bi)){const i=new y.Bi([["Type",new y.SX("Catalog")]]);r.trailer.set(
"Root",r.add(i))}}function Pt(r,t){r.trailer.set("Root",new y.oS(t,r.generation(t)))}function Gt(r,t){const e=r.entry(t,"Pages");return e instanceof y.oS&&r.array(
r.dict(e)?.get("Kids"))!==void 0}async function de(r,t,e,n){if(e.size===0||!await Pe(r,t,n))return[];const i=await Re(r,n),d=[];for(let m=1;m<(i?.size??0);m++){
if(i.kind[m]!==u.tL||Jt(t,m))continue;const b=(0,a.ay)(r,i.place[m],r.length);b?.number===m&&d.push(b)}return d.some(m=>e.has(m.number)||Yt(r,m))?d:[]}function Jt(r,t){
const e=r.kind[t]??u.HV;return e===u.jC?!r.unlisted.has(t):e!==u.HV}async function Pe(r,t,{pace:e}){const n=(0,a.bS)(r);for(let i=0;;){const d=n.indexOf("obj",i);
if(d<0)return!1;const m=(0,Bt.BX)(r,d);if(m&&!Jt(t,m.number))return!0;const b=e.step(d-i+200);b&&await b,i=d+3}}async function Re(r,t){try{return(await Nt(r,t)).
table}catch(e){if(e instanceof s.zU&&e.code==="unreadable_document")return;throw e}}function Yt(r,{body:t}){const e=r.subarray(0,Math.min(r.length,t+_e)),n=new v.
i(e,t,e.length,8).value();return(0,y.Zm)(n)&&(0,y.Eo)(n.get("Type"),"ObjStm")}const _e=1024,Qt=1024;async function he(r,t,e){const{table:n}=t,i=new Int32Array(n.
size),d=[];let m=t.damaged;for(let b=0;b<n.size;b+=Qt){Le(r,n,i,b,Math.min(b+Qt,n.size),d)&&(m=!0);const j=e.pace.step(Qt*20);j&&await j}d.length>0&&(m=!0,Ce(r,
n,i,d,(await Nt(r,e)).table));for(let b=0;b<n.size;b++)n.kind[b]===u.UT&&n.kind[n.place[b]]!==u.tL&&n.set(b,u.jC,0,0);return{...t,damaged:m,bodies:i,isMended:d.
length>0}}function Te({table:r,trailer:t}){const e=t.get("Root");return e instanceof y.oS?r.kind[e.number]===u.tL||r.kind[e.number]===u.UT:!1}function Le(r,t,e,n,i,d){
let m=!1;for(let b=n;b<i;b++){if(t.kind[b]!==u.tL)continue;const j=(0,a.PZ)(r,t.place[b],b,t.detail[b]);if(j>=0){e[b]=j,t.detail[b]===65535&&(m=!0);continue}const H=(0,a.
ay)(r,t.place[b],r.length);H?.number===b?(e[b]=H.body,t.place[b]=H.start,H.generation!==t.detail[b]&&(m=!0),t.detail[b]=H.generation,r.subarray(H.start,H.body).
includes(a.N5)&&(m=!0)):b>0?d.push(b):t.set(0,u.jC,0,0)}return m}function Ce(r,t,e,n,i){for(const d of n){const b=d<i.size&&i.kind[d]===u.tL?(0,a.ay)(r,i.place[d],
r.length):void 0;b?.number===d?(t.set(d,u.tL,b.start,b.generation),e[d]=b.body):t.set(d,u.jC,0,0)}}var f=R(81679),g=R(3084),E=R(39150);const S=new Set(["Root","\
Encrypt","ID"]),_=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function B(r,t){const e=(0,a.bS)(r).lastIndexOf("s\
tartxref");if(e<0)return;const{value:n,after:i}=(0,a.JI)(r,(0,a.AN)(r,e+9,r.length),r.length);if(n<0||await(0,Bt.dZ)(r,i,t.pace))return;const d=new rt(r,t),{table:m}=d,
b=new y.Bi;let j=!1,H=!1;const X=new Set;for(let Z=n;typeof Z=="number"&&!X.has(Z);){X.add(Z);const z=Z>=0&&Z<r.length?await d.section(Z):void 0;if(!z||m.overflowed)
return;j||=z.stream,H||=!z.wellFormed;for(const[G,nt]of z.trailer)(X.size===1?!_.has(G):S.has(G)&&!b.has(G))&&b.set(G,nt);Z=z.trailer.get("Prev")||void 0}return{
table:m,trailer:b,streams:j,damaged:H}}const V=8192,Y=50,q=8;class rt{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new u.wg(e,t.length)}async section(t){
const{bytes:e}=this;return t=(0,a.AN)(e,t,e.length),(0,a.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:i}=this,
d=e.length,m=[];for(;t=(0,a.AN)(e,t,d),!(0,a.w1)(e,t,"trailer");){const X=(0,a.JI)(e,t,d),Z=(0,a.JI)(e,(0,a.AN)(e,X.after,d),d);if(X.value<0||Z.value<0)return;const z={
at:(0,a.AN)(e,Z.after,d),first:X.value,row:0};for(let G=0;z.row===G&&G<Z.value;){if(G=Math.min(G+V,Z.value),!lt(e,z,G,i,m))return;const nt=n.pace.step(V*20);nt&&
await nt}if(z.row<Z.value)return;t=z.at}const b=new v.i(e,t+7,d,n.limits.nesting),j=b.value();if(this.spent+=b.at-t,!(0,y.Zm)(j)||this.spent>d)return;const H=j.
get("XRefStm");typeof H=="number"&&H>0&&H<d&&await this.readStream(H);for(const X of m)i.offer(X,u.jC,0,0);return{trailer:j,stream:!1,wellFormed:Number.isInteger(
j.get("Size"))&&(0,E.D)(e,t+7,d)}}async readStream(t){const{bytes:e,job:n,table:i}=this,d=(0,a.ay)(e,t,e.length);if(!d)return;const m=await He(e,d.body,n);if(!m)
return;this.spent+=m.parsed;const{trailer:b,rows:j}=m,H=We(b.get("W")),[X=0,Z=0,z=0]=H,G=X+Z+z;if(H.length<3||G<1||H.some(wt=>wt<0||wt>8)||this.spent>e.length)return;
const nt=b.get("Size"),ot=We(b.get("Index")),it=ot.length>=2;ot.length<2&&ot.splice(0,ot.length,0,typeof nt=="number"?nt:Math.floor(j.length/G));let ft=0;for(let wt=0;wt+
1<ot.length&&ft+G<=j.length;wt+=2){const Rt=n.pace.step(Y);Rt&&await Rt;for(let At=0;At<ot[wt+1]&&ft+G<=j.length;At++,ft+=G){const Ut=ot[wt]+At;if(Ut<0)continue;
const me=X===0?1:Ie(j,ft,X),je=Ie(j,ft+X,Z),Ve=Ie(j,ft+X+Z,z);if(me===1&&je>0?i.offer(Ut,u.tL,Math.min(je,e.length),Math.min(Ve,65535)):me===2?i.offer(Ut,u.UT,Math.
min(je,n.limits.objects),Math.min(Ve,n.limits.objects)):me<2&&i.offer(Ut,u.jC,0,0),At%V===V-1){const $e=n.pace.step(V*20);$e&&await $e}}}const St=n.pace.step(q*
m.written);if(St&&await St,!(it&&ft<Ge(ot)*G))return{trailer:b,stream:!0,wellFormed:(0,E.D)(e,d.body,e.length)}}}function lt(r,t,e,n,i){for(;t.row<e&&((t.row>0||
t.first!==1)&&dt(r,t,e,n,i),t.row!==e);){const d=pt(r,t,n,i);if(d!=="row")return d==="end"}return!0}function dt(r,t,e,n,i){const{length:d}=r;let{at:m,row:b}=t;for(;b<
e&&m+20<=d;b++,m+=20){const j=r[m+17],H=r[m+18],X=r[m+19];if(r[m+10]!==a.Z4||r[m+16]!==a.Z4||j!==a.yq&&j!==a.MV||H!==a.Z4&&H!==a.u7||X!==a.kR&&X!==a.u7||r[m]<a.
l0||r[m]>a.ev||r[m+9]<a.l0||r[m+9]>a.ev)break;const Z=((((((r[m+2]*10+r[m+3])*10+r[m+4])*10+r[m+5])*10+r[m+6])*10+r[m+7])*10+r[m+8])*10+r[m+9]-a.l0*11111111,z=(r[m]*
10+r[m+1]-a.l0*11)*1e8+Z;if(j===a.MV||z===0){i.push(t.first+b);continue}const G=(((r[m+11]*10+r[m+12])*10+r[m+13])*10+r[m+14])*10+r[m+15]-a.l0*11111,nt=z>0&&z<d?
z:d;n.offer(t.first+b,u.tL,nt,Math.max(0,Math.min(G,65535)))}t.at=m,t.row=b}function pt(r,t,e,n){const i=r.length,d=(0,a.AN)(r,t.at,i);t.at=d;const m=(0,a.JI)(r,
d,i);if(m.value<0)return"end";let b=qt(r,m.after);const j=(0,a.JI)(r,b,i);if(j.value<0)return"damaged";b=qt(r,j.after);const H=r[b];if(H!==a.yq&&H!==a.MV)return"\
damaged";const{row:X}=t;X===0&&t.first===1&&H===a.MV&&m.value===0&&j.value===65535&&(t.first=0);const Z=t.first+X;return H===a.yq&&m.value>0?e.offer(Z,u.tL,Math.
min(m.value,i),Math.min(j.value,65535)):n.push(Z),t.at=(0,a.j8)(r,b+1,i),t.row=X+1,"row"}function qt(r,t){for(;r[t]===a.Z4||r[t]===a.d2;)t++;return t}async function He(r,t,e){
const{limits:n}=e,i=new v.i(r,t,r.length,n.nesting),d=i.value();if(!(0,y.Zm)(d))return;const m=d.get("Type");if(!(m instanceof y.SX)||m.text!=="XRef")return;const b=(0,a.
AN)(r,i.at,r.length);if(!(0,a.w1)(r,b,"stream"))return;const j=(0,x.ni)(r,b),H=i.at-t,X=d.get("Length"),Z=typeof X=="number"?j+X:-1,z=Z>=j&&Z<=r.length&&(0,x.VF)(
r,Z)?Z:(0,a.bS)(r).indexOf("endstream",j);try{const G=r.subarray(j,z<0?r.length:z);let nt=G;const ot=e.pace.step(q*H);ot&&await ot;const it={found:!1,mismatch:!1},
ft=Be(d.get("Filter")),St=Be(d.get("DecodeParms")??null);for(const[wt,Rt]of ft.slice(0,n.filters).entries()){const At=St[wt];Rt instanceof y.SX&&(nt=await Xe(Rt.
text,nt,(0,y.Zm)(At)?At:void 0,e,it))}return it.mismatch||it.found&&!(0,K.QJ)(G)?void 0:{trailer:d,rows:nt,written:H,parsed:H+G.length}}catch(G){if(G instanceof
s.zU&&G.code==="limit_exceeded")throw G;return}}const Ze=65536;async function Xe(r,t,e,n,i){return(r==="FlateDecode"&&t.length>Ze?await(0,g.V)(t,e,n.memory,n,i):
void 0)??(0,f.tN)(r,t,e,n.memory,i)}function Ge(r){let t=0;for(let e=1;e<r.length;e+=2)t+=Math.max(0,r[e]);return t}function Ie(r,t,e){let n=0;for(let i=0;i<e;i++)
n=n*256+r[t+i];return n}const Be=r=>r==null?[]:Array.isArray(r)?r:[r],We=r=>Be(r).map(t=>typeof t=="number"?Math.trunc(t):-1);var Ke=R(75162);async function Je(r,t,e={}){
const{limits:n,memory:i}=t,d=(0,a.gq)(r),m=Zt(d,n);i.admit(d.length);const b=m>0?[d.subarray(m),d]:[d];for(const j of b){const H=await B(j,t);if(!H?.trailer.has(
"Root"))continue;const X=await he(j,{...H,damaged:H.damaged||m<0},t);if(!Te(X))continue;const Z=new Ft(j,t,X);if(Z.suspect&&await ze(Z),tn(Z))continue;ge(Z,e);const z=await Ue(
Z);if(!z&&Z.security?.locked!==!0)continue;if(!z)return Z;const G=t.asked?.of(r),nt=new Set([...X.table.unlisted,...G?.asked??[]]),ot=await Qe(Z,X,nt,e),it=ot??
Z,{table:ft}=X;await Ye(it,G?.broken??[]),t.asked?.watch(r,{asked:ft.unlisted,broken:ft.broken,malformed:ft.malformed});const{count:St,claimed:wt,blank:Rt,isAdopted:At,
isWanting:Ut}=it.pages;return X.isMended||ot!==void 0||At||ft.broken.size>0||St!==wt||Rt.length>0?await Ne(it):(Ut||ft.malformed.size>0||G?.isDoubtful)&&await Ne(
it,!0),it}return qe(d,t,e)}async function Ye(r,t){const{job:e,table:n}=r;for(const i of t){const d=e.pace.step(r.objectStream(i)?.data.length??0);d&&await d}r.suspect||=
n.broken.size>0}async function Qe({bytes:r,job:t},e,n,i){const{table:d}=e,m=await de(r,d,n,t);if(m.length===0)return;for(const{number:X,start:Z,generation:z}of m)
d.set(X,u.tL,Z,z);const b=new Int32Array(d.size);b.set(e.bodies.subarray(0,d.size));for(const{number:X,body:Z}of m)b[X]=Z;const j=new Ft(r,t,{...e,damaged:!0,bodies:b});
return ge(j,i),await Fe(j,m.map(({number:X})=>X)),j.tableChanged(),[...n].some(X=>Jt(d,X))&&await Ue(j)?j:void 0}async function qe(r,t,e){const n=new Ft(r,t,await he(
r,await Nt(r,t),t));return await ze(n),ge(n,e),await ue(n),n.tableChanged(),await kt(n),ge(n,e),!await Ue(n)&&n.security?.locked!==!0&&await ne(n,n.pages),await Ne(
n),n}async function Ne(r,t=!1){const{job:e,pages:n}=r;if(!e.onRepaired)return;const i=await $t(r,n),{withoutContent:d,withoutFonts:m,withoutImages:b}=i,j=d.length+
m.length+b.length;(!t||j>0)&&e.onRepaired(i)}async function Ue(r){return r.get(r.catalogNumber)instanceof y.Bi?(await r.pages.read(),en(r)&&await ne(r,r.pages),
r.pages.count>0):!1}const tn=r=>r.trailer.has("Encrypt")&&!r.dict(r.trailer.get("Encrypt"));async function ze(r){if(r.dict(r.trailer.get("Encrypt")))return;const t=await ie(
r);t&&r.trailer.set("Encrypt",t)}function en(r){const{catalog:t,pages:e}=r,n=t.get("Pages");return e.count===1&&n instanceof y.oS&&n.number===e.number(0)&&(0,y.
Eo)(r.entry(n.number,"Type"),"Pages")}function ge(r,{password:t,evenIfLocked:e=!1}){const n=r.trailer.get("Encrypt");if(r.security||n===void 0)return;const i=r.
resolve(n);if(!(i instanceof y.Bi))throw(0,s.O$)("its encryption dictionary is missing");const d=(0,k.WW)(r,r.trailer.get("ID")??null,1);d!==null&&r.trailer.set(
"ID",d);const m=Array.isArray(d)?d[0]:void 0,b=(0,k.WW)(r,i,8),j=m instanceof y.Mx?m.bytes:void 0,H=()=>(0,Ke.VH)(b,{known:j,possible:j?[]:De(r.bytes)},t),X=e?nn(
H,()=>(0,Ke.vK)(b)):H();r.unlock(X,n instanceof y.oS?n.number:-1)}function nn(r,t){try{return r()}catch(e){if(!(e instanceof s.zU&&["password_required","unsuppo\
rted_encryption"].includes(e.code)))throw e;return t()}}}),67382:((ut,tt,R)=>{R.d(tt,{$:()=>K,B:()=>y});var s=R(54619),a=R(78157),J=R(45599);function K(W,L,U,k){
if(!(0,a.yp)(L[U]))return!0;const{value:T}=(0,a.JI)(L,U,k);return W.table.kind[T]!==s.tL?!0:W.bytes[(0,a.AN)(W.bytes,W.bodies[T],W.bytes.length)]!==a.iH}class y{document;arrays=new Map;constructor(L){
this.document=L}keep(L){const{document:U}=this,k=U.entry(L,"Contents");if(k===void 0||this.isStreamRef(k))return;const T=(0,J.i9)(k)?this.leftOfObject(k):this.leftOf(
k);T!==k&&U.patch(L,{Contents:T})}leftOfObject(L){const{arrays:U,document:k}=this;if(!U.has(L.number)){const T=k.array(L),N=T&&this.leftOf(T);U.set(L.number,N===
void 0?void 0:N===T?L:k.add(N))}return U.get(L.number)}leftOf(L){if(!Array.isArray(L))return;const U=L.filter(k=>this.isStreamRef(k));return U.length<L.length?U:
L}isStreamRef(L){return(0,J.i9)(L)&&this.document.isStream(L.number)}}}),51271:((ut,tt,R)=>{R.d(tt,{L:()=>a});var s=R(45599);class a{sound;numbers=[];parents=[];homes=[];known;constructor(y=!0){
this.sound=y}node(y,W){return y<0&&(this.sound=!1),this.parents.push(W),this.numbers.push(y)-1}has(y){return(this.known??=new Set(this.numbers)).has(y)}page(y,W){
(y<0||this.numbers[y]!==W)&&(this.sound=!1),this.homes.push(y)}fork(){const y=new a(this.sound);return y.numbers=this.numbers,y.parents=this.parents,y.homes=this.
homes,y}async drop(y,W,L){if(!this.sound)return!1;const{numbers:U,parents:k,homes:T}=this,N=new Int32Array(U.length),C=new Uint8Array(U.length),P=new Set;for(let p=0;p<
W.length;p++)L[p]?N[T[p]]++:(C[T[p]]=1,P.add(W[p]));for(let p=U.length-1;p>0;p--){const w=k[p];N[w]+=N[p],C[p]&&N[p]===0&&P.add(U[p]),C[w]|=C[p]}for(let p=0;p<U.
length;p++){if(!C[p]||N[p]===0)continue;const w=y.edit(U[p]),o=w instanceof s.Bi?y.array(w.get("Kids"))??[]:[];w instanceof s.Bi&&w.set("Kids",o.filter(A=>!J(A,
P))).set("Count",N[p]);const h=y.job.pace.step(o.length*50);h&&await h}return this.homes=T.filter((p,w)=>L[w]),!0}}const J=(K,y)=>(0,s.i9)(K)&&y.has(K.number)}),
83363:((ut,tt,R)=>{R.d(tt,{i:()=>o,S:()=>h});var s=R(98446),a=R(42973),J=R(79725),K=R(45599),y=R(78157),W=R(67382);function L(x,O,I){I.parent=-1,I.lists=!1;const $=x.
place(O),{entries:Q}=I;if($&&x.locate(O,$,Q)&&Q.find($.bytes,"Kids")<0){if(Q.used===Q.first)return"none";const at=Q.find($.bytes,"Type");if(at>=0&&(0,y.wb)($.bytes,
Q.at[at+2],"/Page")){if($.bytes[(0,y.AN)($.bytes,Q.close+2,$.end)]===y.HY)return C(x,O);const ht=Q.find($.bytes,"Contents");ht>=0&&(I.lists=(0,W.$)(x,$.bytes,Q.
at[ht+2],Q.at[ht+3]));const xt=Q.find($.bytes,"Parent");return xt>=0&&(I.parent=(0,y.JI)($.bytes,Q.at[xt+2],Q.at[xt+3]).value),"page"}const ct=x.get(O);return ct instanceof
K.Bi&&N(x,ct)?"unclear":"none"}const et=x.get(O);return!(et instanceof K.Bi)||et.size===0?"none":(0,K.Eo)(et.get("Type"),"Page")&&!U(x,et)?"unclear":x.array(et.
get("Kids"))?"node":N(x,et)?"unclear":"none"}function U(x,O){const I=x.array(O.get("Kids"));return I!==void 0&&I.length>0&&!O.has("Contents")&&Number.isInteger(
x.resolve(O.get("Count")))}const k=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],T=["MediaBox","Resources"];function N(x,O){const I=x.
resolve(O.get("Type"));if(!(I instanceof K.SX&&I.text!=="Pages"))return k.some(et=>O.has(et));const Q=O.get("Contents")instanceof K.oS||x.array(O.get("Contents"))!==
void 0;return T.some(et=>O.has(et))||Q&&O.get("Parent")instanceof K.oS&&!O.has("Subtype")}function C(x,O){const I=x.get(O);return I instanceof K.Z6?(x.put(O,new K.
Bi([...I.dict].filter(([$])=>!/^(Length|Filter|DecodeParms)$/.test($)))),"unclear"):"page"}var P=R(51271);class p{document;left;sizes=new Map;constructor(O){this.
document=O,this.left=O.job.limits.nodes}make(O){const I=this.document.get(O),$=this.sizes.get(O)??w(I);if(this.sizes.set(O,$),this.left-=$,this.left<0)throw(0,a.
F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another P\
DF program and save it again");return this.document.add(I instanceof K.Bi?new K.Bi(I):I).number}}function w(x){const O=[x];let I=0;for(let $=O.pop();$!==void 0;$=
O.pop())if(I++,Array.isArray($))for(const Q of $)O.push(Q);else if($ instanceof K.Bi)for(const Q of $.values())O.push(Q);return I}const o=["Resources","MediaBox",
"CropBox","Rotate"];async function h(x){return new A(x).read()}class A{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new P.
L;look={parent:-1,lists:!1,entries:new J.R};seen=new Set;copies;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(O){this.document=O,this.copies=
new p(O)}async read(){const{document:O,open:I}=this,{pace:$}=O.job,Q=O.catalog.get("Pages")??null;for(I.push({kids:[Q],next:0,from:0,home:-1,claimed:void 0,before:0,
lost:0});I.length>0;){const et=I[I.length-1];if(et.next===et.kids.length){I.pop(),I.length>0&&this.close(et);continue}const st=et.kids[et.next++];et.next===et.kids.
length&&(et.kids=D,et.next=0);const at=$.step(400);at&&await at,st instanceof K.oS?this.visit(st,et):this.visitNode(st,-1,et)}return this.finish(Q)}close({claimed:O,
before:I,lost:$}){const Q=this.numbers.length-this.dropped-I;O!==Q&&(this.irregular=!0,!(typeof O=="number"&&O>=Q)&&(this.dropped+=this.lost.length-$,this.lost.
length=this.lostNumbers.length=$))}visit(O,I){const{document:$,seen:Q,look:et}=this,{number:st}=O,at=Q.has(st);Q.add(st);const ct=L($,st,et);if(O.generation!==$.
generation(st)&&(this.irregular=!0),ct==="page"||ct==="unclear"){at&&(this.irregular=!0);const ht=at?this.copies.make(st):st;ct==="unclear"?this.unclear.push(ht):
this.keepEntries(st),(ct==="unclear"||et.lists)&&this.listing.push(ht),this.add(ht,I,et.parent);return}ct==="none"&&!at&&this.lose(I,st),ct==="none"||at?this.irregular=
!0:this.visitNode(O,st,I)}keepEntries(O){const{document:I,look:$}=this,{scan:Q,marksFrom:et,marksTo:st}=$.entries,{table:at}=I;for(let ct=et;ct<st;ct+=3){const ht=Q.
marks[ct];at.askFor(ht),this.isWanting||=!at.leadsTo(ht)}I.keepEntries(O,$.entries)}visitNode(O,I,$){const{document:Q,inherited:et}=this,st=Q.dict(O);if(!st){this.
irregular=!0,this.lose($,I);return}const at=Q.array(st.get("Kids"));if(!at){I<0&&this.visitDirectPage(st,$);return}const ct=v(st);let ht=$.from;ct&&(ht=et.push(
{...et[ht],...ct})-1),(0,K.Eo)(Q.resolve(st.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:at,next:0,from:ht,home:this.nodes.node(I,$.home),claimed:Q.
resolve(st.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),Q.release(I)}visitDirectPage(O,{from:I}){if(!(0,K.Eo)(O.get("Type"),"Pa\
ge"))return;this.irregular=!0;const{number:$}=this.document.add(O);this.numbers.push($),this.listing.push($),this.ancestry.push(I)}add(O,{from:I,home:$},Q){this.
numbers.push(O),this.ancestry.push(I),this.nodes.page($,Q);const{pages:et}=this.document.job.limits;if(this.numbers.length>et)throw F(et)}lose(O,I){O.home<0||(this.
lost.push(this.numbers.length),this.lostNumbers.push(I),this.add(M,O,-1))}finish(O){const{document:I,numbers:$,ancestry:Q,inherited:et,lost:st,unclear:at,listing:ct,
nodes:ht}=this;for(const mt of this.lostNumbers)I.table.doubtFree(mt);st.length===$.length-this.dropped&&(st.length=0);const xt=st.map(mt=>$[mt]=I.add(u(et[Q[mt]])).
number);c($,Q);const Ot=I.resolve(I.dict(O)?.get("Count")),gt=Ot!==$.length||O instanceof K.oS&&$[0]===O.number;return{numbers:$,ancestry:Q,inherited:et,irregular:this.
irregular||gt,unclear:at,listing:ct,nodes:ht,claimed:typeof Ot=="number"?Ot:void 0,blank:xt,isWanting:this.isWanting}}}const D=[],M=-1;function c(x,O){let I=x.indexOf(
M);if(!(I<0)){for(let $=I;$<x.length;$++)x[$]!==M&&(x[I]=x[$],O[I++]=O[$]);x.length=O.length=I}}const l=[0,0,612,792];function u(x){const O=new K.Bi([["Type",new K.
SX("Page")]]);return x.MediaBox===void 0?O.set("MediaBox",[...l]):O}function v(x){let O;for(const I of o){const $=x.get(I);$!==void 0&&((O??={})[I]=$)}return O}
function F(x){const O=(0,s.y_)(x,"page");return(0,a.F)("pages",`The document has more than ${O}`,"Split it with another program first")}}),83287:((ut,tt,R)=>{R.
d(tt,{D4:()=>U,QJ:()=>P,US:()=>T,m_:()=>k});var s=R(42973),a=R(52205),J=R(58552),K=R(81679),y=R(3084),W=R(78157),L=R(45599);function U(p,w,o,h){const A=p.job.limits.
filters,D=(0,a.c3)(p,w.dict.get("Filter")??w.dict.get("F")),M=(0,a.c3)(p,w.dict.get("DecodeParms")??w.dict.get("DP"));if(D.length>A)throw(0,s.F)("filters",`A st\
ream of the document has ${D.length} filters; at most ${A} are allowed`,"Open it in another PDF program and save it again");let c=p.encoded(w);const l=performance.
now();try{for(const[u,v]of D.entries()){const F=p.dict(M[u]);v instanceof L.SX&&(c=(0,K.tN)(v.text,c,F&&(0,a.x$)(p,F),o,h))}}finally{p.job.pace.addSince(l)}return c}
async function k(p,w,o,h){const[A,...D]=(0,a.c3)(p,w.dict.get("Filter")??w.dict.get("F"));if(!(0,L.Eo)(A,"FlateDecode")||D.length>0)return;const[M]=(0,a.c3)(p,w.
dict.get("DecodeParms")??w.dict.get("DP")),c=p.dict(M);return(0,y.V)(p.encoded(w),c&&(0,a.x$)(p,c),o,p.job,h)}function T(p,w,o,h=!1){if((0,a.c3)(p,w.dict.get("F\
ilter")??w.dict.get("F")).some(M=>M instanceof L.SX&&!(0,K.TT)(M.text)))return;const D=h?{found:!1,mismatch:!1}:{found:!1};try{return{data:U(p,w,o,D),whole:!D.found&&
D.mismatch!==!0}}catch(M){if(M instanceof J.zU&&M.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw M}}const N=[0,0,255,255],C=2;function P(p){
if((0,W.j8)(p,0,p.length)===p.length)return!0;for(let w=0;w<=C;w++){const o=p.length-w-N.length;if(N.every((h,A)=>p[o+A]===h))return!0}return!1}}),85368:((ut,tt,R)=>{
R.d(tt,{u:()=>k,x:()=>L});var s=R(78157),a=R(58552),J=R(35586),K=R(37628),y=R(45599),W=R(22480);function L(T,N,C,P){const{bytes:p}=T,{length:w}=p;P.valueEnd=N;const o=(0,s.
AN)(p,N,w);if((0,s.rg)(p,o))return P.dataStart=P.dataEnd=-1,P.end=o+6,!0;if(!(0,s.w1)(p,o,"stream"))return!1;const h=C.lengthRef>=0?T.lengthOf(new y.oS(C.lengthRef)):
C.length,A=o+(p[o+6]===s.u7?8:7),D=A+h;if(p[A-1]!==s.kR||h<0||D>w||!(0,W.VF)(p,D)||(0,W.Ow)(p,A,D)>A)return!1;const M=(0,s.AN)(p,(0,s.AN)(p,D,w)+9,w);return P.dataStart=
A,P.dataEnd=D,P.end=M+6,(0,s.rg)(p,M)}const U=16;class k{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(N){this.bytes=N,this.left=U*N.length+1e6,this.
objectEnds=new K.k(N,"endobj"),this.streamEnds=new K.k(N,"endstream")}data(N,C,P){const{bytes:p,ends:w}=this,o=(0,W.ni)(p,N);if(C>=0&&o+C<=p.length&&(0,W.VF)(p,
o+C))return{start:o,end:o+C};let h=w.get(o);if(h===void 0&&(h=this.damagedEnd(o,C,P),w.set(o,h),this.left-=h-o,this.left<0))throw(0,a.O$)("its objects overlap");
return{start:o,end:h}}damagedEnd(N,C,P){const{bytes:p}=this,w=N+C,o=this.objectEnds.next(N),h=o<0?p.length:o;if(C>=0&&w<=h&&this.endsObject(w))return w;const A=this.
streamEnds.next(N);let D=A<0||A>h?h:A;return P&&(D=(0,J.$z)(p,N,D)),D>N&&p[D-1]===s.kR&&D--,D>N&&p[D-1]===s.u7&&D--,D}endsObject(N){const{bytes:C}=this,P=(0,s.AN)(
C,N,C.length);return(0,s.w1)(C,P,"endstr")||(0,s.rg)(C,P)||(0,s.ay)(C,P,C.length)!==void 0}}}),59277:((ut,tt,R)=>{R.d(tt,{y:()=>K});var s=R(78157);const a=[["%P\
DF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],J=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function K(L){const U=(0,s.bS)(L).toString("latin1",0,1024);if(U.startsWith("RIFF")&&U.startsWith("WEBP",8))return"\
a WebP image";if(U.startsWith("ftyp",4))return J.find(([T])=>T.test(U.slice(8,12)))?.[1];const k=a.find(([T])=>U.startsWith(T));return k?k[1]:W(U)??(y(L)?"text":
void 0)}function y(L){const U=(0,s.bS)(L.subarray(0,1024)).toString("utf8"),k=L.length>1024?U.replace(/\ufffd{1,3}$/,""):U;return k!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(k)}function W(L){const U=L.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(U.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(U))return"an HTML page";if(U.startsWith("<"))return U.includes("<svg")?"an SVG drawing":U.startsWith("<?xml")?"an XML file":void 0}}),35586:((ut,tt,R)=>{R.
d(tt,{$z:()=>k,BX:()=>D,c0:()=>U,dZ:()=>T});var s=R(78157),a=R(88500),J=R(37628),K=R(22480);const y=512,W=1<<22,L=65536;class U{bytes;pace;onTrailer;buffer;scan=new a.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(c,l,u=v=>v){this.bytes=c,this.pace=l,this.onTrailer=u,this.buffer=(0,s.bS)(c),
this.streams=new J.k(c,"stream",v=>h(c,v)),this.objectEnds=new J.k(c,"endobj"),this.streamEnds=new J.k(c,"endstream"),this.allowance=this.farAllowance=8*c.length+
1e6}async next(c){const{bytes:l}=this,u=l.length;for(;;){if(c=N(l,c),c>=u)return;const v=(0,s.yp)(l[c])?(0,s.ay)(l,c,u):void 0;if(v&&o(v.number)&&!A(l[v.body]))
return v;const F=P(l,c);if(F==="trailer"){const x=this.valueEnd(c+7,Math.min(u,c+L));if(x<0)return this.search(c);this.readTrailer(c+7),c=x}else if(F){c=p(l,c+F.
length);const x=(0,s.w1)(l,c,"obj")?D(l,c):void 0;if(x)return x}else return this.search(c)}}async search(c){const{bytes:l,buffer:u,pace:v}=this;let F;for(let O=c;!F;){
const I=u.indexOf("obj",O);if(I<0)break;F=D(l,I);const $=v.step(I-O+200);$&&await $,O=I+3}const x=u.subarray(0,F?.start??l.length);for(let O=x.indexOf("trailer",
c);O>=0;O=x.indexOf("trailer",O+7))this.readTrailer(O+7);return F}readTrailer(c){c>=this.trailersRead&&(this.trailersRead=Math.max(c,this.onTrailer(c)))}object({
body:c}){const{bytes:l,scan:u}=this,v=l.length,F=this.soundEnd(c);if(F<0)return this.malformed(c);const x=(0,s.AN)(l,F,v);return l[F-1]!==s.vz||!(0,s.w1)(l,x,"s\
tream")?{at:F,dictionaryEnd:-1,isCut:!1}:this.stream(x,u.length,F,c)}soundEnd(c){const{bytes:l}=this,u=l.length,v=(0,s.AN)(l,c,u);if((0,s.rg)(l,v))return v;const F=this.
objectEnds.next(v),x=this.valueEnd(v,F<0?u:F);if(x>=0&&w(l,x))return x;if(F<0||this.farAllowance<=0)return-1;const O=Math.min(u,v+W),I=this.walk(v,O);return I>=
0&&w(l,I)?I:(this.farAllowance-=O-v,-1)}valueEnd(c,l){const u=Math.min(l,c+Math.max(y,this.allowance)),v=this.walk(c,u);return v<0&&(this.allowance-=u-c),v}walk(c,l){
return this.scan.reset(),this.scan.value(this.bytes,c,l)}malformed(c){const{buffer:l}=this,u=this.streams.next(c),v=this.objectEnds.next(c),F={at:c,dictionaryEnd:-1,
isCut:v<0};if(u<0||v>=0&&v<u)return F;const x=l.toString("latin1",c,Math.min(u,c+4096));if(/\d[\s\0]+obj\b/.test(x))return F;const O=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(x);return this.stream(u,O?Number(O[1]):-1,u,c)}stream(c,l,u,v){const F=(0,K.ni)(this.bytes,c);if(l>=0&&(0,K.VF)(this.bytes,F+l))return{at:F+l,dictionaryEnd:u,
isCut:!1};const x=this.streamEnds.next(F),I=x>=0&&this.buffer.subarray(v,c).includes("/Filter")?k(this.bytes,F,x):x;return{at:I<0?F:I,dictionaryEnd:u,isCut:!1}}}
function k(M,c,l){const u=(0,s.bS)(M.subarray(0,l));for(let v=u.indexOf("obj",c);v>=0;v=u.indexOf("obj",v+3)){const F=D(M,v),O=F!==void 0&&F.start>c&&s.Kl[M[F.start-
1]]===s.t6?(0,s.AN)(M,v+3,l):l;if(M[O]===s.iH&&M[O+1]===s.iH&&O+1<l)return F.start}return l}async function T(M,c,l){return N(M,c)>=M.length?!1:await new U(M,l).
next(c)!==void 0}function N(M,c){const l=M.length;for(;c<l;)if(s.Kl[M[c]]===s.t6)c++;else{if(M[c]!==s.IQ)break;(0,s.w1)(M,c,"%%EOF")?c+=5:c=(0,s.D)(M,c,l)}return c}
const C=["endobj","endstream","xref","startxref","trailer"];function P(M,c){return C.find(l=>(0,s.w1)(M,c,l))}function p(M,c){const{length:l}=M;for(;c<l;c++){const u=M[c];
if(!((0,s.yp)(u)||u===s.Z4||u===s.kR||u===s.u7||u===s.yq||u===s.MV))break}return c}function w(M,c){const l=(0,s.AN)(M,c,M.length);return l>=M.length||(0,s.rg)(M,
l)||(0,s.w1)(M,l,"stream")?!0:(0,s.yp)(M[l])?(0,s.ay)(M,l,M.length)!==void 0:P(M,l)!==void 0}const o=M=>M>0&&M<=2147483647;function h(M,c){let l=c+6;for(;M[l]===
s.Z4;)l++;if(M[l]!==s.kR&&M[l]!==s.u7)return!1;let u=c-1;for(;u>0&&s.Kl[M[u]]===s.t6;)u--;return M[u]===s.vz&&M[u-1]===s.vz}const A=(M=0)=>(M|32)>=97&&(M|32)<=122;
function D(M,c){if(A(M[c+3]))return;let l=c-1;const u=()=>{const $=l;for(;l>=0&&(0,s.yp)(M[l]);)l--;return $-l>0&&$-l<=10?(0,s.JI)(M,l+1,$+1).value:-1},v=()=>{const $=l;
for(;l>=0&&s.Kl[M[l]]===s.t6;)l--;return l<$};v();const F=u(),x=F>=0&&M[l]===s.N5;x&&l--;const O=x?1:F;if(O<0||O>65535||!v())return;const I=u();return o(I)?{number:I,
generation:O,start:l+1,body:c+3}:void 0}}),37628:((ut,tt,R)=>{R.d(tt,{k:()=>a});var s=R(78157);class a{word;accepts;buffer;from=0;found=-1;none;constructor(K,y,W=()=>!0){
this.word=y,this.accepts=W,this.buffer=(0,s.bS)(K),this.none=K.length}next(K){if(K>=this.none)return-1;if(K>=this.from&&K<=this.found)return this.found;const y=K<
this.from&&this.found>=0?this.from:this.none,W=this.buffer.subarray(0,y+this.word.length-1);let L=W.indexOf(this.word,K);for(;L>=0&&!this.accepts(L);)L=W.indexOf(
this.word,L+1);return this.from=K,L>=0?this.found=L:y===this.none&&(this.none=K,this.found=-1),this.found}}}),52205:((ut,tt,R)=>{R.d(tt,{WW:()=>K,c3:()=>a,x$:()=>J});
var s=R(45599);function a(y,W){const L=y.resolve(W);return L===null?[]:(Array.isArray(L)?L:[L]).map(U=>y.resolve(U))}function J(y,W){const L=new s.Bi;for(const[
U,k]of W){const T=y.resolve(k);L.set(U,Array.isArray(T)?T.map(N=>y.resolve(N)):T)}return L}function K(y,W,L,U={values:1e4}){if(U.values--<=0)return null;const k=y.
resolve(W);if(L===0)return k;if(Array.isArray(k))return k.map(N=>K(y,N,L-1,U));if(!(k instanceof s.Bi))return k;const T=new s.Bi;for(const[N,C]of k)T.set(N,K(y,
C,L-1,U));return T}}),22480:((ut,tt,R)=>{R.d(tt,{Ow:()=>y,VF:()=>J,ni:()=>a});var s=R(78157);function a(W,L){let U=L+6;for(;W[U]===s.Z4&&(W[U+1]===s.kR||W[U+1]===
s.u7||W[U+1]===s.Z4);)U++;return W[U]===s.u7&&U++,W[U]===s.kR&&U++,U}function J(W,L){for(let U=0;U<4&&s.Kl[W[L]??0]===s.t6&&L<W.length;U++)L++;return(0,s.w1)(W,
L,"endstream")}const K=8;function y(W,L,U){let k=L;for(;k<L+4&&(W[k]===s.u7||W[k]===s.kR);)k++;return k===L||k+2>U?L:(W[k]&15)===K&&(W[k]<<8|W[k+1])%31===0?k:L}}),
75162:((ut,tt,R)=>{R.d(tt,{CF:()=>xe,s1:()=>bt,cY:()=>It,zw:()=>Se,VH:()=>re,Rd:()=>Ft,k0:()=>Me,u6:()=>ne,vc:()=>ve,vK:()=>Qt});var s=R(77598),a=R(45599),J=R(34400);
function K(f){const g=new Uint8Array(256);for(let S=0;S<256;S++)g[S]=S;const{length:E}=f;for(let S=0,_=0,B=0;S<256;S++){const V=g[S];_=_+V+f[B]&255,g[S]=g[_],g[_]=
V,++B===E&&(B=0)}return g}function y(f,g){const E=f.slice(),{length:S}=g,_=new Uint8Array(S);for(let B=0,V=0,Y=0;B<S;B++){V=V+1&255;const q=E[V];Y=Y+q&255;const rt=E[Y];
E[V]=rt,E[Y]=q,_[B]=g[B]^E[q+rt&255]}return _}function W(f,g){return y(K(f),g)}const L={length:f=>f,decrypt:f=>f,encryptInto:(f,g,E,S,_)=>S.set(f,_)};function U(f){
const g=A(f,[]),E=M((S,_)=>K(g(S,_)));return{length:S=>S,decrypt:(S,_,B)=>y(E(_,B),S),encryptInto:(S,_,B,V,Y)=>V.set(y(E(_,B),S),Y)}}function k(f){const g=A(f,[
115,65,108,84]),E=D(()=>new p),S=M((B,V)=>E().engine(g(B,V))),_=M((B,V)=>h(g(B,V)));return{length:N,decrypt:(B,V,Y)=>o(_(V,Y),B),encryptInto:(B,V,Y,q,rt)=>{E().
seal(S(V,Y),B,q,rt)}}}function T(f){const g=D(()=>new p);let E,S;return{length:N,decrypt:_=>o(S??=h(f),_),encryptInto:(_,B,V,Y,q)=>{g().seal(E??=g().engine(f),_,
Y,q)}}}const N=f=>(f&-16)+32,C=64*1024,P=16*1024;class p{head=Buffer.alloc(C);pool=Buffer.alloc(P);taken=P;engine(g){const E=Buffer.alloc(16);return this.nextVector(
E),(0,s.createCipheriv)(g.length===16?"aes-128-cbc":"aes-256-cbc",g,E).setAutoPadding(!1)}seal(g,E,S,_){const{head:B}=this,{length:V}=E,Y=V&-16,q=Math.min(Y,C-32),
rt=V-Y;this.nextVector(B),B.set(q===V?E:E.subarray(0,q),16);let lt=16+q;if(q<Y){S.set(g.update(B.subarray(0,lt)),_),_+=lt,lt=0;for(let dt=q;dt<Y;dt+=C){const pt=g.
update(E.subarray(dt,Math.min(dt+C,Y)));S.set(pt,_),_+=pt.length}}rt>0&&B.set(E.subarray(Y),lt),B.fill(16-rt,lt+rt,lt+16),S.set(g.update(B.subarray(0,lt+16)),_)}nextVector(g){
this.taken===P&&((0,s.randomFillSync)(this.pool),this.taken=0),this.pool.copy(g,0,this.taken,this.taken+16),this.taken+=16}}const w=new Uint8Array(0);function o(f,g){
const E=g.length&-16;if(E<32)return w;const S=f.update(E===g.length?g:g.subarray(0,E)),_=S[E-1];let B=E;if(_>0&&_<=16){do B--;while(B>E-_&&S[B-1]===_);B>E-_&&(B=
E)}return S.subarray(16,B)}function h(f){return(0,s.createDecipheriv)(f.length===16?"aes-128-cbc":"aes-256-cbc",f,Buffer.alloc(16)).setAutoPadding(!1)}function A(f,g){
const{length:E}=f,S=new Uint8Array(E+5+g.length);S.set(f),S.set(g,E+5);const _=new J.V;return(B,V)=>(S[E]=B,S[E+1]=B>>>8,S[E+2]=B>>>16,S[E+3]=V,S[E+4]=V>>>8,_.digest(
S).subarray(0,Math.min(E+5,16)))}function D(f){let g;return()=>g??=f()}function M(f){let g=-1,E=-1,S;return(_,B)=>((S===void 0||_!==g||B!==E)&&(S=f(_,B),g=_,E=B),
S)}function c(f,g,E){const S=O(f,E),_=Q(f,S);return st(_,g,f.revision===2?32:16)?S:void 0}function l(f,g){const E=I(f,g);let S=f.owner.subarray(0,32);for(let _=f.
revision===2?0:19;_>=0;_--)S=W(et(E,_),S);return S}function u(f,g,E,S){const _=I({revision:f,keyLength:g},E);let B=x(S);for(let V=0;V<=(f===2?0:19);V++)B=W(et(_,
V),B);return B}function v(f,g){const E=O(f,g),S=new Uint8Array(32);return S.set(Q(f,E)),{user:S,fileKey:E}}const F=Uint8Array.of(40,191,78,94,78,117,138,65,100,
0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function x(f){const g=new Uint8Array(32),E=f.subarray(0,32);return g.set(E),g.set(F.
subarray(0,32-E.length),E.length),g}function O({revision:f,keyLength:g,owner:E,permissions:S,id0:_,encryptMetadata:B},V){const Y=Uint8Array.of(S,S>>8,S>>16,S>>24),
q=f>=4&&!B?[255,255,255,255]:[],rt=(0,J.F)(Buffer.concat([x(V),E.subarray(0,32),Y,_,Uint8Array.from(q)]));return $(rt,f,g)}function I({revision:f,keyLength:g},E){
return $((0,J.F)(x(E)),f,f===2?5:g)}function $(f,g,E){let S=f.subarray(0,E);if(g>=3)for(let _=0;_<50;_++)S=(0,J.F)(S).subarray(0,E);return S}function Q({revision:f,
id0:g},E){if(f===2)return W(E,F);let S=(0,J.F)(Buffer.concat([F,g]));for(let _=0;_<20;_++)S=W(et(E,_),S);return S}function et(f,g){return g===0?f:f.map(E=>E^g)}
function st(f,g,E){return g.length>=E&&f.subarray(0,E).every((S,_)=>S===g[_])}function at(f,g,E){return gt(f.user,f.wrappedByUser,g,E,new Uint8Array(0))}function ct(f,g,E){
return gt(f.owner,f.wrappedByOwner,g,E,f.user.subarray(0,48))}function ht(f,g,E){const S=mt(f,g,new Uint8Array(0)),_=mt(f,E,S.entry);return{user:S.entry,wrappedByUser:S.
wrapped,owner:_.entry,wrappedByOwner:_.wrapped}}function xt(f,g,E){const S=Buffer.alloc(16,255);return S.writeInt32LE(g,0),S.write(E?"Tadb":"Fadb",8,"latin1"),(0,s.
randomBytes)(4).copy(S,12),(0,s.createCipheriv)("aes-256-ecb",f,null).setAutoPadding(!1).update(S)}const Ot=new Uint8Array(16);function gt(f,g,E,S,_){const B=yt(
E,S,f.subarray(32,40),_);if(!Buffer.from(B).equals(f.subarray(0,32)))return;const V=yt(E,S,f.subarray(40,48),_);return(0,s.createDecipheriv)("aes-256-cbc",V,Ot).
setAutoPadding(!1).update(g.subarray(0,32))}function mt(f,g,E){const S=(0,s.randomBytes)(16),_=yt(6,g,S.subarray(0,8),E),B=yt(6,g,S.subarray(8),E),V=(0,s.createCipheriv)(
"aes-256-cbc",B,Ot).setAutoPadding(!1).update(f);return{entry:Buffer.concat([_,S]),wrapped:V}}function yt(f,g,E,S){let _=(0,s.createHash)("sha256").update(g).update(
E).update(S).digest();if(f<6)return _;for(let B=0,V=0;B<64||V>B-32;B++){const Y=Buffer.concat([g,_,S]),q=Buffer.alloc(64*Y.length,Y),rt=(0,s.createCipheriv)("ae\
s-128-cbc",_.subarray(0,16),_.subarray(16,32)).setAutoPadding(!1).update(q);let lt=0;for(let dt=0;dt<16;dt++)lt+=rt[dt];_=(0,s.createHash)(["sha256","sha384","s\
ha512"][lt%3]).update(rt).digest(),V=rt[rt.length-1]}return _.subarray(0,32)}var jt=R(77581),pe=R(34378);const _t=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
we=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,ye=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
te=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Tt=/[\p{L}\p{Mc}\p{Nl}]/u;function Dt(f){if(/^[\x20-\x7e]*$/.test(f))return f;const g=(0,pe.w)(f.replace(_t,"").replace(we," "),"NFKC");if(ye.test(g))return;const E=[
...g],S=E.map(B=>te.test(B));return S.includes(!0)&&(E.some((B,V)=>!S[V]&&Tt.test(B))||!S[0]||!S.at(-1))?void 0:g}function Wt(f){const g=Dt(f),E=[...g===void 0?
[]:[Buffer.from(g,"utf8")],Buffer.from(f,"utf8"),...[zt(f),Ee(f)].filter(B=>B!==void 0)],_=[...E.filter(B=>B.length>Lt).map(B=>B.subarray(0,Lt)),...E];return _.
filter((B,V)=>_.findIndex(Y=>Y.equals(B))===V)}const Lt=127;function Kt(f){return typeof f=="string"?Buffer.from(Dt(f)??f,"utf8").subarray(0,Lt):f}const Ct=32;function Et(f){
return typeof f=="string"?zt(f)??Buffer.from(f,"utf8"):f}function It(f,g,E){const S=E==="AES-256"?Kt:Et;return Buffer.compare(S(f),S(g))===0}function Ft(f,g){const E=g===
"AES-256",S=E?q=>Dt(q)!==void 0:q=>!new RegExp("\\p{Cc}","u").test(q)&&zt(q)!==void 0,_=[...f].findIndex(q=>!S(q));if(_>=0)return E?`must not have the character\
 at position ${_+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${_+1} with AES-128, whose passwords are in PDFDocEncoding\
: choose AES-256, or another character`;if(!S(f))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const B=E?Buffer.
from(Dt(f),"utf8"):Et(f);if(B.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[V,Y]=[B.length,E?Lt:Ct];
if(!(V<=Y))return E?`must be at most ${Y} bytes long in UTF-8, and has ${V}`:`must be at most ${Y} characters long with AES-128, and has ${V}: shorten it, or ch\
oose AES-256`}function zt(f){return Vt(f,g=>jt.SQ.get(g)??(g>=24&&g<32||g>=127&&g<161?-1:g))}function Ee(f){return Vt(f,g=>g)}function Vt(f,g){const E=Array.from(
f,S=>g(S.codePointAt(0)));return E.every(S=>S>=0&&S<256)?Buffer.from(E):void 0}function $t(f,g){const{strings:E}=g,S=(B,V,Y,q)=>{if(B===L)return V;const rt=Buffer.
allocUnsafe(B.length(V.length));return B.encryptInto(V,Y,q,rt,0),rt},_=(B,V,Y,q,rt,lt)=>(B.encryptInto(V,Y,q,rt,lt),B.length(V.length));return{...f,uniform:g.named===
void 0||g.encryptMetadata&&g.embedded===g.streams,decryptString:(B,V,Y)=>E.decrypt(B,V,Y),encryptString:(B,V,Y)=>S(E,B,V,Y),decryptStream:(B,V,Y,q)=>Mt(g,q).decrypt(
B,V,Y),encryptStream:(B,V,Y,q)=>S(Mt(g,q),B,V,Y),encryptedStringLength:B=>E.length(B),encryptedStreamLength:(B,V)=>Mt(g,V).length(B),encryptStringInto:(B,V,Y,q,rt)=>_(
E,B,V,Y,q,rt),encryptStreamInto:(B,V,Y,q,rt,lt)=>_(Mt(g,q),B,V,Y,rt,lt)}}function Mt({streams:f,embedded:g,named:E,encryptMetadata:S},_){const B=_.get("Type");if((0,a.
Eo)(B,"XRef"))return L;if(E===void 0)return f;const V=ee(_);return V!==void 0?E.get(V)??f:!S&&(0,a.Eo)(B,"Metadata")?L:(0,a.Eo)(B,"EmbeddedFile")?g:f}function ee(f){
const g=f.get("Filter"),E=(0,a.cy)(g)?g.findIndex(V=>(0,a.Eo)(V,"Crypt")):(0,a.Eo)(g,"Crypt")?0:-1;if(E<0)return;const S=f.get("DecodeParms"),_=(0,a.cy)(S)?S[E]:
S,B=(0,a.Zm)(_)?_.get("Name"):void 0;return B instanceof a.SX?B.text:"Identity"}function xe(f){if(ee(f)===void 0)return!1;const g=f.get("Filter"),E=f.get("Decod\
eParms"),S=(0,a.cy)(g)?g.findIndex(B=>(0,a.Eo)(B,"Crypt")):0,_=(0,a.cy)(g)?g.filter((B,V)=>V!==S):[];return _.length===0?(f.delete("Filter"),f.delete("DecodePar\
ms"),!0):(f.set("Filter",_),(0,a.cy)(E)&&f.set("DecodeParms",E.filter((B,V)=>V!==S)),!0)}function Se(f){return f.algorithm==="AES-128"?Ae(f):Oe(f)}const ne=()=>(0,s.
randomBytes)(32);function Ae({userPassword:f,ownerPassword:g,permissions:E,id0:S}){const _=Et(f),B=u(4,16,Et(g),_),V=v({revision:4,keyLength:16,owner:B,permissions:E,
id0:S,encryptMetadata:!0},_),Y=(0,a.jd)({Filter:(0,a.UU)("Standard"),V:4,R:4,Length:128,...Ht("AESV2",16),O:new a.Mx(B),U:new a.Mx(V.user),P:E});return Bt({dictionary:Y,
version:"1.6",numbered:!0,identifier:S},k(V.fileKey))}function Oe({userPassword:f,ownerPassword:g,permissions:E}){const S=(0,s.randomBytes)(32),_=ht(S,Kt(f),Kt(
g)),B=(0,a.jd)({Filter:(0,a.UU)("Standard"),V:5,R:6,Length:256,...Ht("AESV3",32),O:new a.Mx(_.owner),OE:new a.Mx(_.wrappedByOwner),U:new a.Mx(_.user),UE:new a.Mx(
_.wrappedByUser),P:E,Perms:new a.Mx(xt(S,E,!0))});return Bt({dictionary:B,version:"1.7",extensionLevel:8,numbered:!1},T(S))}function Ht(f,g){const E=(0,a.jd)({Type:(0,a.
UU)("CryptFilter"),CFM:(0,a.UU)(f),AuthEvent:(0,a.UU)("DocOpen"),Length:g});return{CF:(0,a.jd)({StdCF:E}),StmF:(0,a.UU)("StdCF"),StrF:(0,a.UU)("StdCF")}}function Bt(f,g){
return $t(f,{strings:g,streams:g,embedded:g,named:new Map([["StdCF",g],["Identity",L]]),encryptMetadata:!0})}var vt=R(58552);const Nt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},bt=-4,Zt=f=>1<<
Nt[f]-1,se=Object.keys(Nt);function Me(f){let g=bt;for(const E of se)f[E]||(g&=~Zt(E));return f.allow_print?g:g&~Zt("allow_print_high_resolution")}function ve(f){
return se.filter(g=>(f&Zt(g))===0)}function re(f,{known:g,possible:E=[]},S){const _=ae(f),B=new Uint8Array(0),V=[...g?[g]:[],...E,B],Y=ce(_,V,B),q=Y??(S?Gt(Wt(S),
pt=>ce(_,V,pt)):void 0);if(q===void 0)throw _.revision<5&&!g?Re():S?Pe():Jt();const{fileKey:rt,access:lt}=q,dt=ue(_,rt);return{...ie(_,q,oe(_,rt),dt),access:lt,
locked:!1,permissions:_.permissions,revision:_.revision,keyBits:8*rt.length,opensWithoutPassword:Y!==void 0,algorithm:le(_.methods[dt.streams===L?"embedded":"st\
reams"],rt),unrestricted:()=>be(_,q)}}function ie(f,{identifier:g},E,S){const _={dictionary:E,...Fe(f),numbered:f.revision<=4,...g?{identifier:g}:{}};return $t(
_,S)}function be(f,g){const E={...f,permissions:bt};let{fileKey:S}=g;const _=oe(E,S);if(g.legacy){const B=v({...g.legacy.scheme,permissions:bt},g.legacy.userPassword);
S=B.fileKey,_.set("U",new a.Mx(B.user))}else _.set("Perms",new a.Mx(xt(S,bt,f.encryptMetadata)));return ie(E,g,_,ue(E,S))}function oe({encrypt:f,revision:g,permissions:E},S){
const _=new a.Bi(f);_.set("P",E);for(const[V,Y]of[["O",g<5?32:48],["U",g<5?32:48],["OE",32],["UE",32]]){const q=f.get(V);q instanceof a.Mx&&q.bytes.length>Y&&_.
set(V,new a.Mx(q.bytes.subarray(0,Y)))}const B=f.get("Length");return B!==void 0&&!(typeof B=="number"&&B%8===0&&B>=40&&B<=256)&&_.set("Length",8*S.length),_}function ae(f){
const g=f.get("Filter");if(!(0,a.Eo)(g,"Standard"))throw Yt(`the security handler ${g instanceof a.SX?de(g):"without a name"}`);const E=Pt(f.get("V"),0),S=Pt(f.
get("R"),0);if(!(E===5?S===5||S===6:[1,2,4].includes(E)&&S>=2&&S<=4))throw Yt(`the standard security handler with V ${E} and R ${S}`);const B={encrypt:f,version:E,
revision:S,permissions:Pt(f.get("P"),-4)|0};if(E<4)return{...B,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const V=f.get(
"CF"),Y=new Map;for(const[lt,dt]of(0,a.Zm)(V)?V:[]){const pt=(0,a.Zm)(dt)?ke(dt,E):void 0;pt!==void 0&&Y.set(lt,pt)}Y.set("Identity","none");const q=(lt,dt)=>{const pt=f.
get(lt),qt=Y.get(pt instanceof a.SX?pt.text:dt);if(qt===void 0)throw Yt(`the crypt filter ${pt instanceof a.SX?de(pt):dt}`);return qt},rt=f.get("StmF");return{...B,
encryptMetadata:f.get("EncryptMetadata")!==!1,methods:{strings:q("StrF","Identity"),streams:q("StmF","Identity"),embedded:q("EFF",rt instanceof a.SX?rt.text:"Id\
entity")},filters:Y}}function ke(f,g){const E=f.get("CFM");return g===5&&(0,a.Eo)(E,"AESV3")?"AESV3":g===4&&(0,a.Eo)(E,"AESV2")?"AESV2":g===4&&(0,a.Eo)(E,"V2")?
"V2":E===void 0||(0,a.Eo)(E,"None")?"none":void 0}function ce(f,g,E){const{encrypt:S,revision:_}=f;if(_>=5){const rt={owner:kt(S,"O",48),user:kt(S,"U",48),wrappedByOwner:kt(
S,"OE",32),wrappedByUser:kt(S,"UE",32)};return fe(at(rt,_,E),"user")??fe(ct(rt,_,E),"owner")}const B=kt(S,"O",1),V=kt(S,"U",1),{permissions:Y,encryptMetadata:q}=f;
return Gt(g,rt=>Gt(De(f),lt=>{const dt={revision:_,keyLength:lt,owner:B,permissions:Y,id0:rt,encryptMetadata:q};return Xt(dt,V,E,"user")??Xt(dt,V,l(dt,E),"owner")}))}
function Xt(f,g,E,S){const _=c(f,g,E);return _&&{fileKey:_,access:S,identifier:f.id0,legacy:{scheme:f,userPassword:E}}}function fe(f,g){return f&&{fileKey:f,access:g}}
function De({encrypt:f,version:g}){if(g===4)return[16];const E=Pt(f.get("Length"),40),S=E%8===0&&E>=40&&E<=128?E/8:5;return[...new Set(g===1?[5,S,16]:[S,16,5])]}
function ue(f,g){const E={none:L},S=Y=>Y==="V2"?E.V2??=U(g):Y==="AESV2"?E.AESV2??=k(g):Y==="AESV3"?E.AESV3??=T(g):L,{methods:_,filters:B,encryptMetadata:V}=f;return{
strings:S(_.strings),streams:S(_.streams),embedded:S(_.embedded),named:B&&new Map([...B].map(([Y,q])=>[Y,S(q)])),encryptMetadata:V}}function Fe({version:f,revision:g,
methods:E}){return g>=5?{version:"1.7",extensionLevel:g===5?3:8}:f===4?{version:Object.values(E).includes("AESV2")?"1.6":"1.5"}:{version:g===2?"1.1":"1.4"}}function le(f,g){
if(f!=="none")return f==="V2"?g.length===5?"RC4-40":"RC4-128":f==="AESV2"?"AES-128":"AES-256"}function kt(f,g,E){const S=f.get(g);if(S instanceof a.Mx&&S.bytes.
length>=E)return S.bytes;throw(0,vt.O$)(`its encryption dictionary has no usable /${g}.`)}function Pt(f,g){return typeof f=="number"?Math.trunc(f):g}function Gt(f,g){
for(const E of f){const S=g(E);if(S!==void 0)return S}}function de({text:f}){return/^[\w.+-]{1,40}$/.test(f)?f:"with an unusual name"}function Jt(){return(0,vt.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function Pe(){return new vt.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function Re(){const f="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,vt.hJ)("uns\
upported_encryption",f,{issues:[{field:"file",message:`The document ${f}.`}],advice:"Get the document again from where it came from"})}function Yt(f){return(0,vt.
hJ)("unsupported_encryption",`is protected by ${f}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${f}, which is not su\
pported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}const _e={...L,decrypt:()=>new Uint8Array(0)};function Qt(f){
const g=he(f),E=B=>B==="none"?L:_e,S=[...g?.filters??[["Identity","none"]]],_={strings:E(g?.methods.strings),streams:E(g?.methods.streams),embedded:E(g?.methods.
embedded),named:g&&!g.filters?void 0:new Map(S.map(([B,V])=>[B,E(V)])),encryptMetadata:g?.encryptMetadata??!0};return{...$t({dictionary:f,version:"1.1",numbered:!0},
_),access:"user",locked:!0,permissions:g?.permissions??bt,revision:g?.revision,opensWithoutPassword:!1,unrestricted:void 0,...g?Te(g):Le(f)}}function he(f){try{
return ae(f)}catch(g){if(g instanceof vt.zU&&g.code==="unsupported_encryption")return;throw g}}function Te({encrypt:f,version:g,methods:E}){const S=E.streams===
"none"?E.embedded:E.streams;if(S==="none")return{algorithm:void 0,keyBits:void 0};if(S==="AESV3")return{algorithm:"AES-256",keyBits:256};if(g===4)return{algorithm:S===
"AESV2"?"AES-128":"RC4-128",keyBits:128};const _=g===1?40:Ce(f.get("Length"));return{algorithm:_===40?"RC4-40":"RC4-128",keyBits:_}}function Le(f){const g=f.get(
"CF"),E=f.get("StmF"),S=(0,a.Zm)(g)&&E instanceof a.SX?g.get(E.text):void 0,_=(0,a.Zm)(S)?S.get("CFM"):void 0;return(0,a.Eo)(_,"AESV3")?{algorithm:"AES-256",keyBits:256}:
(0,a.Eo)(_,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Ce(f){return typeof f=="number"&&f%8===0&&f>=40&&f<=128?f:40}}),
34400:((ut,tt,R)=>{R.d(tt,{F:()=>J,V:()=>K});const s=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],a=Int32Array.from({length:64},(y,W)=>Math.floor(Math.abs(Math.
sin(W+1))*2**32)|0),J=y=>new K().digest(y);class K{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(W){const{state:L,tail:U}=this;
L[0]=1732584193,L[1]=4023233417,L[2]=2562383102,L[3]=271733878;const{length:k}=W,T=k&-64;for(let p=0;p<T;p+=64)this.compress(W,p);const N=k-T,C=N<56?64:128;for(let p=0;p<
N;p++)U[p]=W[T+p];U[N]=128,U.fill(0,N+1,C);for(let p=0,w=k<<3;p<4;p++)U[C-8+p]=w>>>(p<<3);U[C-4]=k>>>29;for(let p=0;p<C;p+=64)this.compress(U,p);const P=new Uint8Array(
16);for(let p=0;p<16;p++)P[p]=L[p>>2]>>>((p&3)<<3);return P}compress(W,L){const{words:U,state:k}=this;for(let p=0,w=L;p<16;p++,w+=4)U[p]=W[w]|W[w+1]<<8|W[w+2]<<
16|W[w+3]<<24;let T=k[0],N=k[1],C=k[2],P=k[3];for(let p=0;p<64;p++){const w=p>>4;let o,h;w===0?(o=N&C|~N&P,h=p):w===1?(o=P&N|~P&C,h=5*p+1):w===2?(o=N^C^P,h=3*p+
5):(o=C^(N|~P),h=7*p);const A=T+o+a[p]+U[h&15]|0,D=s[w<<2|p&3];T=P,P=C,C=N,N=N+(A<<D|A>>>32-D)|0}k[0]=k[0]+T,k[1]=k[1]+N,k[2]=k[2]+C,k[3]=k[3]+P}}}),64580:((ut,tt,R)=>{
R.d(tt,{F:()=>a});var s=R(45599);function a(y,W=()=>{}){if(y instanceof s.Z6)return new s.Z6(a(y.dict,W),y.data,y.sealed);const L=K(y),U=[L];let k=1;for(let T=U.
pop();T!==void 0;T=U.pop())if(Array.isArray(T)){k+=T.length;for(const[N,C]of T.entries())T[N]=J(C,U)}else if((0,s.Zm)(T)){k+=T.size;for(const[N,C]of T)T.set(N,J(
C,U))}return W(k),L}function J(y,W){const L=K(y);return L!==y&&W.push(L),L}function K(y){return Array.isArray(y)?[...y]:(0,s.Zm)(y)?new s.Bi(y):y}}),79725:((ut,tt,R)=>{
R.d(tt,{R:()=>W,Z:()=>L});var s=R(78157),a=R(4e4),J=R(88500);const K=new Int32Array(0),y=new J.s;class W{at=K;first=0;used=0;open=-1;close=-1;special=!1;scan=y;marksFrom=0;marksTo=0;own;locate(k,T,N){
const C=this.own??={at:new Int32Array(64),scan:new J.s},{scan:P}=C;if(this.at=C.at,this.scan=P,this.first=this.used=this.marksFrom=this.marksTo=0,P.reset(),T=(0,s.
AN)(k,T,N),k[T]!==s.iH||k[T+1]!==s.iH)return!1;this.open=T+=2;const p=(0,a.XE)();for(;(T=(0,s.AN)(k,T,N))<N;){const w=k[T];if(w===s.vz)return this.close=T,this.
marksTo=P.used,this.special=P.byteRange||P.doubtful,k[T+1]===s.vz;if(w!==s.cL)return!1;const o=++T;for(;T<N&&s.Kl[k[T]]===s.N9;T++)if(k[T]===s.wn)return!1;const h=T;
h-o===9&&k[o]===s.Ah&&(0,s.w1)(k,o,"ByteRange")&&(P.byteRange=!0),(0,a.xg)(k,o-1,h,p)&&(P.doubtful=!0);const A=T=(0,s.AN)(k,T,N);if(k[T]===s.vz||(T=P.value(k,T,
N),T<0))return!1;this.add(o,h,A,T)}return!1}add(k,T,N,C){this.used+4>this.at.length&&(this.at=this.own.at=L(this.at,this.used+4));const{at:P,used:p}=this;P[p]=k,
P[p+1]=T,P[p+2]=N,P[p+3]=C,this.used=p+4}find(k,T){const{at:N,first:C}=this,P=T.length;for(let p=this.used-4;p>=C;p-=4){const w=N[p];if(N[p+1]-w!==P)continue;let o=0;
for(;o<P&&k[w+o]===T.charCodeAt(o);)o++;if(o===P)return p}return-1}}function L(U,k){const T=new Int32Array(Math.max(U.length*2,k));return T.set(U),T}}),45798:((ut,tt,R)=>{
R.d(tt,{e:()=>D,i:()=>A});var s=R(42973),a=R(78157),J=R(82416),K=R(45599);const y=Symbol("close array"),W=Symbol("close dictionary"),L=Symbol("end"),U=32,k=32,T=32,
N=32,C=224,P=224,p=8,w=256,o=65536,h=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class A{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(c,l,u,v,F,x=1/0,O=D){
this.bytes=c,this.at=l,this.end=u,this.nesting=v,this.openString=F,this.room=x,this.refusal=O}value(){const c=this.token(0);return typeof c=="symbol"?null:c}token(c){
const{bytes:l,end:u}=this;if(this.room-=U,this.room<0)throw this.refusal();const v=(0,a.AN)(l,this.at,u);if(this.at=v,v>=u)return L;const F=l[v];if(F>=a.l0&&F<=
a.ev)return this.numberOrReference();switch(F){case a.cL:return this.name();case a.Cx:return this.string(this.literal());case a.iH:return l[v+1]!==a.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(c+1));case a.WL:return this.at++,this.array(c+1);case a.wt:return this.at++,y;case a.vz:return this.closed=v,l[v+
1]===a.vz?(this.at+=2,W):(this.at++,null);case a.s1:case a.Hv:case a.rc:return this.at++,null;default:return this.word()}}array(c){this.checkDepth(c),this.room-=
N;const l=[];for(;;){l.length===p&&l.every(v=>v instanceof K.oS)&&this.references(l);const u=this.token(c);if(u===y||u===L)return l;if(u===W)return this.at=this.
closed,l;l.push(u)}}references(c){const{bytes:l,end:u}=this;for(let v=w;;v=Math.min(2*v,o)){const F=(0,a.bS)(l).toString("latin1",this.at,Math.min(this.at+v,u)),
x=h.exec(F)?.[0]??"";if(x==="")return;const O=c.length;for(const I of x.split(" 0 R"))I!==""&&c.push(new K.oS(Number(I),0));if(this.room-=(c.length-O)*(U+k),this.
at+=x.length,x.length<F.length>>1)return}}dictionary(c){this.checkDepth(c),this.room-=P;const l=new K.Bi;let u,v=-1;for(;;){const F=this.at,x=this.token(c);if(x===
W||x===L)return v>=0&&(0,K.hi)(l)&&this.keepSealed(l,v),l;if(x===y)continue;const O=x;if(u===void 0){O instanceof K.SX&&(u=O.text);continue}O!==null?l.set(u,O):
l.delete(u),this.openString&&u==="Contents"&&O instanceof K.Mx&&(v=F),u=void 0}}keepSealed(c,l){c.set("Contents",new A(this.bytes,l,this.end,1).value())}checkDepth(c){
if(c>this.nesting)throw(0,s.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it ag\
ain")}name(){const{bytes:c,end:l}=this,u=this.at+1;return this.room-=T,this.at=(0,a.Wd)(c,u,l),new K.SX((0,J.MQ)(c,u,this.at))}string(c){return this.room-=C,new K.
Mx(this.openString?this.openString(c):c)}literal(){const{bytes:c,end:l}=this,u=this.at+1;for(let v=u;v<l;v++){const F=c[v];if(F===a.s1)return this.at=v+1,c.slice(
u,v);if(F===a.Cx||F===a.r_||F===a.u7)break}return this.at=(0,a.t9)(c,this.at,l),(0,J.U1)(c,u,this.at)}hexadecimal(){const{bytes:c,end:l}=this,u=this.at+1,v=(0,a.
$k)(c,u,l);return this.at=v,(0,a.sk)(c,u,v)}numberOrReference(){const{bytes:c,end:l}=this;let u=this.at,v=0;for(;u<l&&c[u]>=a.l0&&c[u]<=a.ev;)v=v*10+(c[u++]-a.l0);
if(u<l&&a.Kl[c[u]]===a.N9)return this.number();this.at=u,u=(0,a.AN)(c,u,l);const F=c[u]===a.N5&&u+1<l&&c[u+1]>a.l0;F&&u++;let x=0;const O=u;for(;u<l&&c[u]>=a.l0&&
c[u]<=a.ev;)x=x*10+(c[u++]-a.l0);return u===O||(u=(0,a.AN)(c,u,l),u>=l||c[u]!==a.AV||u+1<l&&a.Kl[c[u+1]]===a.N9)?v:(this.at=u+1,this.room-=k,v>2147483647?null:new K.
oS(v,F?1:Math.min(x,65535)))}number(){const{bytes:c,end:l,at:u}=this;return this.at=(0,a.Wd)(c,u,l),(0,J.kz)(c,u,this.at)}word(){const{bytes:c,at:l,end:u}=this,
v=c[l];return v===a.b9||v===a.N5||v===a.fX?this.number():(0,a.wb)(c,l,"true")||(0,a.wb)(c,l,"false")?(this.at=(0,a.Wd)(c,l,u),v===a.yh):(0,a.w1)(c,l,"endobj")||
(0,a.w1)(c,l,"endstream")?L:(this.at=Math.max((0,a.Wd)(c,l,u),l+1),null)}}const D=()=>(0,s.F)("values","The objects that must be read have too many values for t\
he size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),4e4:((ut,tt,R)=>{R.d(tt,{C3:()=>L,XE:()=>U,
oC:()=>T,xg:()=>k});var s=R(78157);const a=4<<20,J=1024,K=1<<29,y=new Int32Array(J);let W=0;function L(){W<K||(W=0,y.fill(0))}const U=()=>W+1;function k(P,p,w,o){
const h=w-p,A=w-1,M=h*157+P[A]*5+P[A-(h>1?1:0)]*61+P[p+(h>1?1:0)]*331+P[p+(h>>1)]*17&J-1,c=y[M];return y[M]=++W,c>=o}function T(P,p,w){if(w-p>a)return!1;const o=[],
h=new N;let A=0,D=!1;do{const M=(0,s.AN)(P,p,w);if(M>=w)return!1;const c=o.at(-1)??0,l=c>0&&!D&&P[M]===s.cL;if(p=C(P,M,w),D=l,l){if(h.add(c,P,M+1,p))return!0}else
P[M]===s.WL?o.push(0):P[M]===s.iH&&p===M+2&&P[M+1]===s.iH?o.push(++A):(P[M]===s.wt||P[M]===s.vz&&p===M+2)&&o.pop()}while(o.length>0);return!1}class N{places=new Int32Array(
128);count=0;add(p,w,o,h){let A=p,D=~p;for(let M=o;M<h;M++){let c=w[M];c===s.wn&&(0,s.Li)(w[M+1])>=0&&(0,s.Li)(w[M+2])>=0&&M+2<h&&(c=(0,s.Li)(w[M+1])*16+(0,s.Li)(
w[M+2]),M+=2),A=Math.imul(A^c,16777619),D=Math.imul(D+c,1540483477)^D>>>15}return this.count*4>this.places.length&&this.grow(),this.put(A,D===0?1:D)}put(p,w){const{
places:o}=this;let h=(p^p>>>15)*2&o.length-1;for(;o[h+1]!==0;h=h+2&o.length-1)if(o[h]===p&&o[h+1]===w)return!0;return o[h]=p,o[h+1]=w,this.count++,!1}grow(){const p=this.
places;this.places=new Int32Array(p.length*4),this.count=0;for(let w=0;w<p.length;w+=2)p[w+1]!==0&&this.put(p[w],p[w+1])}}function C(P,p,w){const o=P[p],h=P[p+1]===
o;return o===s.iH?h?p+2:(0,s.$k)(P,p,w):o===s.vz?h?p+2:p+1:o===s.Cx?(0,s.t9)(P,p,w):Math.max((0,s.Wd)(P,o===s.cL?p+1:p,w),p+1)}}),82416:((ut,tt,R)=>{R.d(tt,{E3:()=>P,
MQ:()=>a,U1:()=>L,kz:()=>K,nK:()=>N});var s=R(78157);function a(w,o,h){let A="";for(let D=o;D<h;D++){let M=w[D];if(M===s.wn&&D+2<h){const[c,l]=[(0,s.Li)(w[D+1]),
(0,s.Li)(w[D+2])];c>=0&&l>=0&&(M=c*16+l,D+=2)}A+=String.fromCharCode(M)}return A}const J=15;function K(w,o,h){let A=o;const D=w[A];(D===s.N5||D===s.b9)&&A++;let M=0,
c=-1,l=0;for(;A<h;A++){const v=w[A];if(v>=s.l0&&v<=s.ev)l=l*10+(v-s.l0),M++,c>=0&&c++;else if(v===s.fX&&c<0)c=0;else break}if(A<h||M===0||M>J)return W(w,o,h);const u=c>
0?l/y[c]:l;return D===s.N5?-u:u}const y=Float64Array.from({length:J+1},(w,o)=>10**o);function W(w,o,h){const A=(0,s.bS)(w).toString("latin1",o,h),D=Number(A);if(!Number.
isNaN(D)&&/^[+-]?[\d.]/.test(A))return D;const M=/^[+-]*(\d*\.?\d*)/.exec(A),c=Number(M?.[1]??0)||0;return A.startsWith("-")?-c:c}function L(w,o,h){const A=U(w,
o,h);if(A<h&&w[A]===s.s1)return w.subarray(o,A);const D={at:o,used:0,depth:1,out:new Uint8Array(h-o)};return k(w,D,h,h),D.out.subarray(0,D.used)}function U(w,o,h){
for(let A=o;A<h;A++){const D=w[A];if(D===s.s1||D===s.Cx||D===s.r_||D===s.u7)return A}return h}function k(w,o,h,A){const{out:D}=o;let{at:M,used:c,depth:l}=o;for(;M<
h;M++){let u=w[M];if(u===s.Cx)l++;else if(u===s.s1){if(--l===0)break}else if(u===s.u7)w[M+1]===s.kR&&M++,u=s.kR;else if(u===s.r_){if(u=w[++M],M>=A)break;if(u>=s.
l0&&u<=s.em){let v=u-s.l0;for(let F=0;F<2&&w[M+1]>=s.l0&&w[M+1]<=s.em;F++)v=v*8+w[++M]-s.l0;u=v&255}else if(u===s.u7){w[M+1]===s.kR&&M++;continue}else{if(u===s.
kR)continue;u=p.get(u)??u}}D[c++]=u}o.at=M,o.used=c,o.depth=l}const T=1<<20;async function N(w,o,h,A){if(w[o]!==s.Cx)return C(w,o+1,h,A);const D=o+1;let M=D;for(let l=D;M===
l&&l<h;){l=Math.min(l+T,h),M=U(w,M,l);const u=A.step(T);u&&await u}if(M<h&&w[M]===s.s1)return w.subarray(D,M);const c={at:D,used:0,depth:1,out:new Uint8Array(h-
D)};for(;c.at<h&&c.depth>0;){k(w,c,Math.min(c.at+T,h),h);const l=A.step(2*T);l&&await l}return c.out.subarray(0,c.used)}async function C(w,o,h,A){const D=new Uint8Array(
h-o);let M=0;for(let l=o;l<h&&w[l]!==s.vz;){for(const v=Math.min(l+T,h);l<v&&w[l]!==s.vz;l++)(0,s.Li)(w[l])>=0&&(D[M++]=w[l]);const u=A.step(2*T);u&&await u}const c=new Uint8Array(
M+1>>1);for(let l=0;l<M;l+=T){c.set((0,s.sk)(D,l,Math.min(l+T,M)),l>>1);const u=A.step(2*T);u&&await u}return c}const P=(w,o,h)=>w[o]===s.Cx?L(w,o+1,h):(0,s.sk)(
w,o+1,h),p=new Map([[s.yq,s.kR],[s.AF,s.u7],[s.yh,s.d2],[s.OY,s.G_],[s.MV,s.o1]])}),88500:((ut,tt,R)=>{R.d(tt,{A:()=>J,s:()=>M});var s=R(78157),a=R(4e4);const J=-1,
K=2**63,y=-1,W=0,L=1,U=2,k=0,T=1,N=2,C=3,P=4,p=5,w=6,o=7,h=8,A=new Uint8Array(256).fill(N);for(let v=0;v<256;v++)s.Kl[v]===s.t6&&(A[v]=k);for(let v=s.l0;v<=s.ev;v++)
A[v]=T;for(const[v,F]of Object.entries({"/":C,"<":P,">":p,"[":w,"]":o,"(":h,"%":k,")":k,"{":k,"}":k}))A[v.charCodeAt(0)]=F;const D=new Uint8Array(256);for(let v=0;v<
256;v++)s.Kl[v]===s.N9&&v!==s.wn&&(D[v]=1);class M{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=new Int32Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,a.C3)()}append(F,x,O){
const I=this.used+O-x;I>this.marks.length&&this.grow(I),this.marks.set(F.subarray(x,O),this.used),this.used=I}open(F,x,O){if(F>=this.opened.length){const I=new Int32Array(
this.opened.length*2);I.set(this.opened),this.opened=I}return this.opened[F]=x,O}add(F,x,O){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=F>2147483647?0:F,this.marks[this.used+1]=x,this.marks[this.used+2]=O,this.used+=3,O}grow(F){const x=new Int32Array(Math.max(this.marks.length*2,F));x.set(
this.marks),this.marks=x}value(F,x,O){let I=0,$=W;for(let Q=x;x<O;Q=x){const et=F[x++];switch(A[et]){case k:et===s.IQ&&(x=(0,s.D)(F,Q,O));continue;case T:{let st=et-
s.l0;for(;A[F[x]]===T;)st=st*10+(F[x++]-s.l0);if(x<O&&s.Kl[F[x]]===s.N9){x=(0,s.Wd)(F,x,O);break}if(st>=K)return-1;const at=c(F,x,O);$===U&&this.setLength(st,Q,
x,at),at>x&&(x=this.add(st,Q,at));break}case N:for(;x<O&&s.Kl[F[x]]===s.N9;)x++;if(et===s.HF&&u(F,Q,x))return-1;break;case C:for(;x<O&&D[F[x]]===1;)x++;if(x<O&&
F[x]===s.wn&&(x=this.escapedName(F,x,O)),$=this.expectedAfter(F,Q,x,$===W?I:0),I===0)return x;continue;case P:x=F[x]===s.iH?this.open(I++,(0,a.XE)(),x+1):this.hexString(
F,Q,O);break;case p:if(F[x]!==s.vz)continue;if(!(this.opened[--I]>0)||++x>O)return-1;break;case w:x=this.open(I++,y,x);break;case o:if(this.opened[--I]!==y)return-1;
break;case h:x=this.literalString(F,Q,O);break}if(I===0)return x>O?-1:x;$=W}return-1}setLength(F,x,O,I){const $=I>O;this.length=$?-1:F,this.lengthRef=$?F:-1,this.
lengthStart=x,this.lengthEnd=I}literalString(F,x,O){const I=(0,s.AZ)(F,x,O);return I<0?O+1:this.strings?this.add(J,x,I):I}hexString(F,x,O){const I=(0,s.$k)(F,x,
O);return this.strings?this.add(J,x,I):I}escapedName(F,x,O){return this.doubtful=!0,(0,s.Wd)(F,x,O)}expectedAfter(F,x,O,I){const $=O-x;return $===10&&F[x+1]===s.
Ah&&(0,s.w1)(F,x,"/ByteRange")&&(this.byteRange=!0),I===0||this.opened[I-1]===y?W:((0,a.xg)(F,x,O,this.opened[I-1])&&(this.doubtful=!0),I>1?L:$===7&&F[x+1]===s.
A4&&(0,s.w1)(F,x,"/Length")?U:L)}}function c(v,F,x){if(v[F]===s.Z4&&v[F+1]===s.l0&&v[F+3]===s.AV&&v[F+2]===s.Z4&&F+4<=x)return l(v,F+4,x)?F+4:F;let O=(0,s.AN)(v,
F,x);v[O]===s.N5&&v[O+1]>s.l0&&O++;let I=O,$=0;for(;I<x&&(0,s.yp)(v[I]);I++)$=$*10+(v[I]-s.l0);if(I===O||$>=K)return F;const Q=(0,s.AN)(v,I,x);return Q<x&&v[Q]===
s.AV&&l(v,Q+1,x)?Q+1:F}const l=(v,F,x)=>F>=x||s.Kl[v[F]]!==s.N9;function u(v,F,x){return x-F===6&&(0,s.w1)(v,F,"endo")||x-F===9&&(0,s.w1)(v,F,"ends")}}),45079:((ut,tt,R)=>{
R.d(tt,{ZV:()=>p,bD:()=>y,dZ:()=>k,pS:()=>T,sd:()=>w,yT:()=>K});var s=R(78157),a=R(45599);const J=8,K={number:0,generation:0};function y(o,h,A){if(h===null)o.text(
"null");else if(typeof h=="number")o.text(p(h));else if(typeof h=="boolean")o.text(h?"true":"false");else if(h instanceof a.SX)k(o,h.text);else if(h instanceof a.
oS)o.text(U(h,A));else if(h instanceof a.Mx)T(o,h.bytes,A);else if(Array.isArray(h)){if(o.byte(s.WL),h.length>=J&&h.every(D=>D instanceof a.oS))o.text(h.map(D=>U(
D,A)).join(" "));else for(const[D,M]of h.entries())D>0&&o.byte(s.Z4),y(o,M,A);o.byte(s.wt)}else h instanceof a.Bi?W(o,h,A):y(o,h.dict,A)}function W(o,h,A){const D=A.
security&&h.has("ByteRange")?{...A,security:void 0}:A;o.text("<<");for(const[M,c]of h)k(o,M),L(c)&&o.byte(s.Z4),y(o,c,M==="Contents"?D:A);o.text(">>")}const L=o=>o===
null||typeof o=="number"||typeof o=="boolean"||o instanceof a.oS;function U(o,{renumber:h,generationOf:A}){const D=h?h(o):o.number;return h&&D===0?"null":`${D} ${A?
A(D):h?0:o.generation} R`}function k(o,h){o.byte(s.cL);for(let A=0;A<h.length;A++){const D=h.charCodeAt(A)&255;D!==s.Cq&&(D>s.Z4&&D<=s.du&&D!==s.wn&&s.Kl[D]===s.
N9?o.byte(D):o.text(`#${P(D)}`))}}function T(o,h,{security:A,number:D,generation:M}){if(A){N(o,A.encryptString(h,D,M));return}let c=0;for(const l of h)(l<s.Z4||
l>s.du)&&c++;if(c*3>h.length){N(o,h);return}o.byte(s.Cx);for(const l of h)(l===s.Cx||l===s.s1||l===s.r_)&&o.byte(s.r_),l===s.u7?o.text("\\r"):o.byte(l);o.byte(s.
s1)}function N(o,h){o.byte(s.iH);for(const A of h)o.byte(C.charCodeAt(A>>4)),o.byte(C.charCodeAt(A&15));o.byte(s.vz)}const C="0123456789abcdef",P=o=>C[o>>4]+C[o&
15];function p(o){if(!Number.isFinite(o))return"0";const h=Math.abs(o);if(Number.isInteger(o)&&h<1e15)return String(o);if(h>=2**63)return`${BigInt(o)}.0`;const A=String(
o);return A.includes("e")?o.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):A}function w(o){const h=[o];for(;h.length>0;){const A=h.pop();if(A instanceof a.Mx)return!0;
if(Array.isArray(A))for(const D of A)h.push(D);else if(A instanceof a.Bi)for(const D of A.values())h.push(D);else A instanceof a.Z6&&h.push(A.dict)}return!1}}),
39150:((ut,tt,R)=>{R.d(tt,{D:()=>W});var s=R(78157);const a=15,J=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,K=/^(true|false|null)$/,y=/#(?![0-9A-Fa-f]{2})|#00/;
function W(C,P,p){const w=[],o=()=>{const A=w.at(-1);A?.keys&&(A.value=!1)},h=(0,s.AN)(C,P,p);for(;;){if(P=(0,s.AN)(C,P,p),P>=p)return!1;const A=w.at(-1),D=C[P];
if(D===s.vz||D===s.wt){if(!A||A.keys===void 0!=(D===s.wt)||A.keys&&(A.value||++P>=p||C[P]!==s.vz))return!1;w.pop(),P++}else if(A?.keys&&!A.value){const M=(0,s.Wd)(
C,P+1,p),c=N(C,P,M);if(D!==s.cL||y.test(c)||A.keys.has(c))return!1;A.keys.add(c),A.value=!0,P=M;continue}else if(D===s.WL||D===s.iH&&C[P+1]===s.iH){w.push(D===s.
WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),P+=D===s.WL?1:2;continue}else if(P=L(C,P,p),P<0)return!1;if(o(),w.length===0)return!(0,s.yp)(C[h])||C[P-1]!==
s.AV}}function L(C,P,p){switch(C[P]){case s.cL:{const w=(0,s.Wd)(C,P+1,p);return y.test(N(C,P,w))?-1:w}case s.Cx:return(0,s.AZ)(C,P,p);case s.iH:for(P++;P<p&&C[P]!==
s.vz;P++)if(!T(C[P])&&s.Kl[C[P]]!==s.t6)return-1;return P<p?P+1:-1;default:{const w=(0,s.Wd)(C,P,p);if(k(C,P,w))return U(C,P,w,p);const o=N(C,P,w);return K.test(
o)||J.test(o)?w:-1}}}function U(C,P,p,w){const o=(0,s.AN)(C,p,w);if(!(0,s.yp)(C[o]))return p;const h=(0,s.JI)(C,o,w),A=(0,s.AN)(C,h.after,w);return A===h.after||
C[A]!==s.AV||s.Kl[C[A+1]??s.Z4]===s.N9?p:(0,s.JI)(C,P,p).value<=2147483647&&h.value<=65535?A+1:-1}function k(C,P,p){let w=P;for(;w<p&&(0,s.yp)(C[w]);)w++;return w===
p&&w>P&&w<=P+a}const T=C=>C>=s.l0&&C<=s.ev||(C|32)>=97&&(C|32)<=102;function N(C,P,p){return(0,s.bS)(C).toString("latin1",P,Math.min(p,P+200))}}),77581:((ut,tt,R)=>{
R.d(tt,{SQ:()=>J,g7:()=>T,kt:()=>w,wx:()=>C});var s=R(78157),a=R(45599);const J=new Map([...[728,711,710,729,733,731,730,732].map((o,h)=>[o,24+h]),...[8226,8224,
8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((o,h)=>[o,128+h]),[
8364,160]]),K=/[\x18-\x1f\x80-\xa0]/g,y=new Map([...J].map(([o,h])=>[h,o])),W=Array.from({length:256},(o,h)=>String.fromCharCode(y.get(h)??h)),L=32,U=200,k=new WeakMap;
function T(o){if(o.bytes.length<U)return N(o.bytes);let h=k.get(o);return h===void 0&&k.set(o,h=N(o.bytes)),h}function N(o){if(o[0]===254&&o[1]===255)return new TextDecoder(
"utf-16be").decode(o.subarray(2));if(o[0]===255&&o[1]===254)return new TextDecoder("utf-16le").decode(o.subarray(2));if(o[0]===239&&o[1]===187&&o[2]===191)return new TextDecoder().
decode(o.subarray(3));if(o.length>L)return(0,s.bS)(o).toString("latin1").replace(K,A=>W[A.charCodeAt(0)]);let h="";for(const A of o)h+=W[A];return h}function C(o){
const h=new Uint8Array(o.length);for(let D=0;D<o.length;D++){const M=P(o.charCodeAt(D));if(M===void 0)return new a.Mx(p(o));h[D]=M}const A=h[0]===254&&h[1]===255||
h[0]===255&&h[1]===254;return new a.Mx(A||h[0]===239&&h[1]===187&&h[2]===191?p(o):h)}function P(o){return o>=32&&o<127||o===9||o===10||o===13||o>=161&&o<=255&&o!==
173?o:J.get(o)}const p=o=>w(`\uFEFF${o}`),w=o=>Buffer.from(o,"utf16le").swap16()}),45599:((ut,tt,R)=>{R.d(tt,{Bi:()=>y,Eo:()=>T,Mx:()=>a,Px:()=>P,SX:()=>s,UU:()=>C,
Z6:()=>W,Zm:()=>L,cy:()=>k,hi:()=>p,i9:()=>U,jd:()=>N,oS:()=>J,rV:()=>K});class s{text;constructor(o){this.text=o}}class a{bytes;constructor(o){this.bytes=o}}class J{number;generation;constructor(o,h=0){
this.number=o,this.generation=h}}class K extends J{part;constructor(o,h){super(h,0),this.part=o}}class y extends Map{}class W{dict;data;sealed;constructor(o,h,A){
this.dict=o,this.data=h,this.sealed=A}}const L=w=>w instanceof y,U=w=>w instanceof J,k=w=>Array.isArray(w),T=(w,o)=>w instanceof s&&w.text===o;function N(w){const o=new y;
for(const[h,A]of Object.entries(w))A!==void 0&&o.set(h,A);return o}const C=w=>new s(w),P=w=>new a(Uint8Array.from(Buffer.from(w,"latin1")));function p(w){const o=w.
get("Type");return T(o,"Sig")||T(o,"DocTimeStamp")||w.has("ByteRange")}})};
