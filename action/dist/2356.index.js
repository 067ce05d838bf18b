"use strict";exports.id=2356,exports.ids=[2356],exports.modules={60623:((ft,tt,R)=>{R.d(tt,{Kc:()=>M,M_:()=>p,UD:()=>y});var i=R(11544),r=R(58552),G=R(54771),W=R(27059),B=R(
43749),D=R(78157),C=R(4537),h=R(81272);const M=S=>(0,i.$)(S,{level:4,mem:3}),p=S=>(0,i.$)(S,{level:0}),O=16*C.$9,z=4096,j=1<<26;function y(S,k,b,_){const v=k.codec?.
inflateNow(S,Math.min(k.stream,k.remaining,j));if(v)return k.remaining-=v.length,v;const m=(0,D.j8)(S,0,Math.min(S.length,4)),T=(S[m]&15)===8&&(S[m]<<8|S[m+1])%
31===0;T||(b.found=!0);const I=o(S.subarray(T?m+2:0),k,b,_);if(!I)throw(0,r.O$)("a compressed stream is damaged");return b.mismatch===!1&&!b.found&&(b.mismatch=
x(S.subarray(m+2),I)),I}function x(S,k){const b=new B.TU;if(b.add(k),(0,B.gZ)(S,b.value))return!1;const _=(0,B.Kw)(S);return _.length>0&&U(_,{push:()=>{},size:0,
consumed:0},1/0)}function o(S,k,b,_){if(k.remaining<=0)throw(0,h.q)(k,0);const v=new h.g(k,_);if(S.length<=(_?z:O)){const T=_?[S.length*l]:[S.length*l,W._],I=A(
S,T,k.scratch??new W.f);if(I)return v.push(I),v.finish()}if(U(S,v,S.length))return v.finish();b.found=!0;const m=new h.g(k,_);return U(S,m,Math.floor(v.consumed/
C.$9)*C.$9),m.size===0?void 0:m.finish()}const l=8;function A(S,k,b){try{for(const _ of k){const v=b.atLeast(_),m=(0,i.HM)(S,{out:v});if(m.length<v.length)return m.
slice();if(v.length===W._)return}}catch{}}const L=16;function U(S,k,b){const _=new i.EL(T=>{T.length&&k.push(T)}),v=b<S.length;let m=k.watch?C.ay:C.$9;try{for(let T=0;T<
S.length;){const I=T<b?Math.min(m,b-T):L,Y=k.size;k.consumed=T,_.push(S.subarray(T,T+I),!v&&T+I>=S.length),T+=I,k.watch?.(k.size),k.watch&&(m=(0,C._p)(I,k.size-
Y,C.eO))}}catch(T){if(T instanceof r.zU||T instanceof G.Q)throw T;return!1}return!0}}),81679:((ft,tt,R)=>{R.d(tt,{Kc:()=>W.Kc,TT:()=>j,M_:()=>W.M_,tN:()=>y});var i=R(
58552),r=R(78157);function G(o){let l=o.length+5;for(const b of o)b===r.y_&&(l+=3);const A=new Uint8Array(l);let L=0,U=0,S=0,k=o[0]===r.iH&&o[1]===r.du?2:0;for(;k<
o.length;k++){const b=o[k];if(b===r.du)break;if(r.Kl[b]!==r.t6){if(b===r.y_&&S===0){L+=4;continue}if(!(b<r.Ec||b>r.Hh)&&(U=U*85+(b-r.Ec),!(++S<5))){for(let _=24;_>=
0;_-=8)A[L++]=Math.floor(U/2**_)&255;U=S=0}}}if(S>1){for(let b=S;b<5;b++)U=U*85+84;for(let b=0;b<S-1;b++)A[L++]=Math.floor(U/2**(24-8*b))&255}return A.slice(0,L)}
var W=R(60623),B=R(19590),D=R(60269),C=R(11032),h=R(81272);function M(o,l){let A=0;if(p(o,(S,k,b)=>A+=k+b),A>l.stream||A>l.remaining)throw(0,h.q)(l,A);l.remaining-=
A;const L=new Uint8Array(A);let U=0;return p(o,(S,k,b)=>{for(let _=0;_<k;_++)L[U+_]=o[S+_];b>0&&L.fill(o[S],U,U+b),U+=k+b}),L}function p(o,l){for(let A=0;A<o.length&&
o[A]!==128;){const L=o[A++];if(A>=o.length)return;L<128?l(A,Math.min(L+1,o.length-A),0):l(A,0,257-L),A+=L<128?L+1:1}}const O={Fl:"FlateDecode",LZW:"LZWDecode",A85:"\
ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},z=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),j=o=>z.
has(O[o]??o);function y(o,l,A,L,U={found:!1}){switch(O[o]??o){case"FlateDecode":return x({filter:"FlateDecode",data:l,parameters:A},L,U);case"LZWDecode":return x(
{filter:"LZWDecode",data:l,parameters:A},L,U);case"ASCII85Decode":return G(l);case"ASCIIHexDecode":return(0,r.sk)(l,0,l.length);case"RunLengthDecode":return M(l,
L);case"Crypt":return l;default:throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}function x(o,l,A){const L=l.large?.find(o,l,A);
if(L)return L;const{filter:U,data:S,parameters:k}=o,b=l.large?.watch(o,l),_=U==="FlateDecode"?(0,W.UD)(S,l,A,b):(0,B.k)(S,(0,D.c)(k,"EarlyChange",1),l,A,b);return(0,C.
T)(_,k)}}),54619:((ft,tt,R)=>{R.d(tt,{HV:()=>i,UT:()=>G,jC:()=>W,tL:()=>r,wg:()=>C});const i=0,r=1,G=2,W=3,B=1e5,D=1e4;class C{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;broken=new Map;constructor({
limits:M,memory:p},O){this.sourceLength=O,this.memory=p,this.bound=Math.min(M.objects,Math.max(1e6,O));const z=O<B?64:1024;this.kind=new Uint8Array(z),this.place=
new Int32Array(z),this.detail=new Int32Array(z)}offer(M,p,O,z){M<this.kind.length&&this.kind[M]!==i||this.set(M,p,O,z)}askFor(M){M>0&&M<=this.bound&&(this.kind[M]??
i)===i&&this.unlisted.add(M)}set(M,p,O,z){if(M>this.bound){this.overflowed=!0;return}M>=this.kind.length&&this.grow(M+1),this.kind[M]=p,this.place[M]=O,this.detail[M]=
z,M>=this.size&&(this.size=M+1)}grow(M){const p=Math.min(Math.max(M,this.kind.length*2),this.bound+1),O=Math.max(this.kind.length,this.sourceLength,D);p>O&&this.
memory.takeNumbers(p-O);const[z,j,y]=[new Uint8Array(p),new Int32Array(p),new Int32Array(p)];z.set(this.kind),j.set(this.place),y.set(this.detail),[this.kind,this.
place,this.detail]=[z,j,y]}}}),92356:((ft,tt,R)=>{R.d(tt,{E:()=>ze});var i=R(58552),r=R(78157),G=R(64580),W=R(83287),B=R(52205),D=R(54619),C=R(45798),h=R(45599),
M=R(85368),p=R(88500);function O(s,t){if(!(t instanceof h.Z6))return;const[e,n]=[s.resolve(t.dict.get("N")),s.resolve(t.dict.get("First"))];if(typeof e!="number"||
typeof n!="number"||!Number.isInteger(n)||n<0)return;const a=(0,W.US)(s,t,s.memory,!0);if(!a)return;const{data:c}=a,[d,E]=[[],[]];let N=0;for(;d.length<e;){const $=(0,r.
JI)(c,(0,r.AN)(c,N,c.length),c.length),K=(0,r.JI)(c,(0,r.AN)(c,$.after,c.length),c.length);if($.value<0||$.value>2147483647||K.value<0||n+K.value>c.length)break;
d.push($.value),E.push(n+K.value),N=K.after}const H=!a.whole&&!(0,W.QJ)(s.encoded(t));H&&E.length>0&&new p.s().value(c,E.at(-1),c.length)<0&&(d.pop(),E.pop());const Z=new Int32Array(
E.length);for(const[$,K]of E.entries())Z[$]=z(c,K,E[$+1]??c.length);if((0,r.bS)(c).includes("stream")){const $=new p.s;for(const[K,J]of E.entries()){$.reset();const et=$.
value(c,J,Z[K]);et>=0&&(Z[K]=et)}}return{data:c,numbers:new Int32Array(d),starts:new Int32Array(E),ends:Z,...H?{lost:Math.min(Math.max(0,e-d.length),s.table.size)}:
{}}}function z(s,t,e){for(;e>t&&r.Kl[s[e-1]]===r.t6;)e--;return e}const j=12;class y{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:n,table:a}=t;this.counted=new Uint8Array(a.size),this.streams=
new M.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){const e=new y(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:n}=this,{bytes:a,memory:c}=n,d=this.counted[t]===1,E=this.parser(t,e.bytes,e.start,e.end,d?1/0:c.values),N=E.value();if(d||(c.values=
E.room),this.counted[t]=1,this.spend(E.at-e.start),!(N instanceof h.Bi)||e.bytes!==a)return N;const H=(0,r.AN)(a,E.at,a.length);if(!(0,r.w1)(a,H,"stream"))return N;
const{start:Z,end:$}=this.streams.data(H,this.lengthOf(N.get("Length"))),K=this.security&&!(0,h.Eo)(N.get("Type"),"XRef");return new h.Z6(N,a.subarray(Z,$),K?{number:t,
generation:n.generation(t)}:void 0)}parser(t,e,n,a,c=this.document.memory.values){const{document:d,security:E}=this;let N;if(E&&t!==this.encryptNumber&&d.table.
kind[t]===D.tL){const H=d.generation(t);N=Z=>E.decryptString(Z,t,H)}return new C.i(e,n,a,d.job.limits.nesting,N,c)}lengthOf(t){if(t instanceof h.oS){const e=this.
document.place(t.number),n=e&&new C.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){
const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:n,opening:a}=this;if(a.has(t)||n.table.kind[t]!==D.tL)return;a.add(t);
const c={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},d=O(n,this.read(t,c));if(a.delete(t),this.objectStreams.set(t,d),!!d)return d.lost!==void 0&&n.table.
broken.set(t,d.lost),this.effort+=d.data.length*n.job.limits.parsing,n.memory.hold(d.data.length+d.numbers.length*j,this.holder,t),d}spend(t){if(this.effort-=t,
this.effort<0)throw(0,i.O$)("its objects overlap")}}var x=R(67382),o=R(51271),l=R(83363),A=R(45657);const L=100;class U{document;numbers=[];claimed;blank=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new o.L;constructor(t){this.document=t}async read(){const t=await(0,l.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(
e=>{const n={};for(const a of l.i)e[a]!==void 0&&(n[a]=(0,G.F)(e[a]));return n}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=
t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.
size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(
t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){
return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.
document.patch(t,{Type:new h.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){
const{listing:t}=this;this.listing=[];const e=new x.B(this.document);for(const n of t){this.document.exists(n)&&e.keep(n);const a=this.document.job.pace.step(1e3);
a&&await a}}async keep(t){const{numbers:e,ancestry:n}=this,a=e.filter((c,d)=>t[d]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,
e,t)){await this.rebuild(a);return}this.numbers=a,this.ancestry=n.filter((c,d)=>t[d]),this.positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(
t),a=new Map,c=this.inherited.map($=>k(e,$,a)),{nodes:d,parents:E}=this.grow(n),N=d.map(({ref:$})=>({Parent:$}));for(let $=0;$<n.length;$++){const K=n[$],J=this.
indexOf(K),et=E[$];d[et].kids.push(new h.oS(K,e.generation(K)));const ot=J<0?S:c[this.ancestry[J]];e.patch(K,N[et],ot);const rt=e.job.pace.step(600);rt&&await rt}
for(const{ref:$,kids:K,parent:J,count:et}of d)e.put($,new h.Bi([["Type",new h.SX("Pages")],...J?[["Parent",J]]:[],["Kids",K],["Count",et]]));const H=d[d.length-
1].ref,Z=e.catalog.get("Pages");(!(Z instanceof h.oS)||Z.number!==H.number)&&e.editCatalog().set("Pages",H),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=
[{}],this.positions=void 0,this.irregular=!1,this.nodes=new o.L(!1)}grow(t){const{document:e}=this,n=t.length,a=e.catalog.get("Pages"),c=K=>this.indexOf(K)>=0||
t.includes(K),d=a instanceof h.oS&&a.number>0&&!c(a.number)?a:void 0,E=[];let N=[];const H=(K,J)=>({ref:J&&d?new h.oS(d.number,e.generation(d.number)):e.add(null),
kids:[],parent:void 0,count:K}),Z=Math.max(1,Math.ceil(n/L));for(let K=0;K<Z;K++)N.push(H(Math.min(L,n-K*L),Z===1));const $=Array.from({length:n},(K,J)=>Math.floor(
J/L));for(;N.length>1;){(0,A.RZ)(E,N);const K=Math.ceil(N.length/L),J=Array.from({length:K},()=>H(0,K===1));for(const[et,ot]of N.entries()){const rt=J[Math.floor(
et/L)];ot.parent=rt.ref,rt.kids.push(ot.ref),rt.count+=ot.count}N=J}return(0,A.RZ)(E,N),{nodes:E,parents:$}}}const S={};function k(s,t,e){const{Resources:n}=t;if(!(n instanceof
h.Bi))return{...t};const a=e.get(n)??s.add(n);return e.set(n,a),{...t,Resources:a}}const b=1,_=2,v=3;class m{kind;edited=new Map;patched=new Map;any=!1;constructor(t){
this.kind=new Uint8Array(t+16)}fork(){const t=new m(0);for(const[e,n]of this.edited)t.edited.set(e,(0,G.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);
return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,b)===_&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,_),this.patched.
set(t,e)}remove(t){const e=this.set(t,v);e===b?this.edited.delete(t):e===_&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const a=new Uint8Array(Math.
max(t+1,Math.ceil(this.kind.length*1.5)));a.set(this.kind),this.kind=a}const n=this.kind[t];return this.kind[t]=e,this.any=!0,n}}var T=R(64680),I=R(45079);const Y={},
Q=4096,nt=1<<21,it=`
endobj
`,ut=`>>${it}`,dt=2147483647;class Ct{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new T.k(256);scan=new p.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,a,c){
(a!==this.entries||c!==this.defaults)&&this.prepare(a,c);const{text:d,defaultTexts:E}=this,{open:N,close:H}=n,Z=e<0,$=Z?N-2:e;this.reserve(H-$+d.bytes.length+this.
defaultSize);const K=this.used,J=this.noted,et=this.keepOthers(t,$,n);this.put(t,et,H);let ot=n.special||d.special;for(let rt=0;rt<E.length;rt++){const at=E[rt],
mt=n.find(t,at.key);if(mt>=0){const vt=(0,r.AN)(t,n.at[mt+2],H);if(!(0,r.w1)(t,vt,"null"))continue;this.used=K,this.noted=J;return}ot||=at.special,this.put(at.bytes,
0,at.bytes.length),this.note(at.marks,0,at.marks.length,dt)}return this.put(d.bytes,0,d.bytes.length-(Z?it.length:0)),this.note(d.marks,0,d.marks.length,dt),{bytes:this.
memory,start:K+N-2-$,end:Z?this.used:this.used-it.length,from:Z?-1:K,to:Z?-1:this.used-1,references:ot?void 0:this.references,first:J,last:this.noted}}keepOthers(t,e,{
at:n,first:a,used:c,scan:d,marksFrom:E,marksTo:N}){const{keys:H}=this,{marks:Z}=d;let $=E,K=e;for(let J=a;J<c;J+=4){const et=n[J],ot=n[J+1]-et;for(let rt=0;rt<H.
length;rt++)if(!(H[rt].length!==ot||!(0,r.w1)(t,et,H[rt])))for($=this.note(Z,$,N,et),this.put(t,K,et-1),K=n[J+3];$<N&&Z[$+1]<K;)$+=3}return this.note(Z,$,N,dt),
K}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(a=>!(a in t));this.defaultTexts=
n.map(a=>{const c=this.textOf(e,[a]);return{...c,key:a,bytes:c.bytes.subarray(0,-ut.length)}}),this.defaultSize=this.defaultTexts.reduce((a,{bytes:c})=>a+c.length,
0)}textOf(t,e){const{draft:n,scan:a}=this;n.clear(),n.text("<<");for(const E of e){const N=t[E];N!==void 0&&((0,I.dZ)(n,E),n.byte(r.Z4),(0,I.bD)(n,N,I.yT))}n.text(
ut);const c=new Uint8Array(n.bytes);a.reset();const d=a.value(c,0,c.length)!==c.length-it.length;return{bytes:c.subarray(2),marks:a.marks.slice(0,a.used),special:d||
a.byteRange}}note(t,e,n,a){let c=e;for(;c<n&&t[c+1]<a;c+=3)this.refer(t[c]);return c}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(Q,Math.min(this.memory.length*2,nt),Math.min(this.sourceLength>>4,nt));this.
memory=(0,r.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Et(s,t,e){for(const[n,a]of Object.entries(t))a===void 0?s.delete(n):s.set(n,a);for(const[
n,a]of Object.entries(e))a!==void 0&&!s.has(n)&&!(n in t)&&s.set(n,a)}var yt=R(79725);const gt=6;class Ot{index=new Int32Array(0);records=new Int32Array(gt*16);count=0;at=new Int32Array(
64);used=0;scan=new p.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,yt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:a,
scan:c}=this,d=this.count*gt;a[d]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),a[d+1]=this.used+=n.used-n.first,a[d+2]=n.open,a[d+3]=n.close,a[d+
4]=c.used,c.append(n.scan.marks,n.marksFrom,n.marksTo),a[d+5]=c.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:a}=this,
c=(n-1)*gt;return e.at=this.at,e.scan=this.scan,e.first=a[c],e.used=a[c+1],e.open=a[c+2],e.close=a[c+3],e.marksFrom=a[c+4],e.marksTo=a[c+5],e.special=!1,!0}fork(){
const t=new Ot;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*gt),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*gt>this.records.length&&(this.records=(0,yt.Z)(this.records,(this.
count+1)*gt)),this.used+t>this.at.length&&(this.at=(0,yt.Z)(this.at,this.used+t))}}class pt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Ot;entries=new yt.
R;located=-1;patcher;next;constructor(t,e,n,a=e.memory){this.bytes=t,this.job=e,this.memory=a,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new y(this),this.changes=new m(this.next),this.pages=new U(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,G.F)(this.trailer),a=new pt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return a.reader=this.reader.fork(a),a.next=this.next,a.changes=this.changes.fork(),a.kept=this.kept.fork(),a.walked=this.
walked,a.pages.copyFrom(this.pages),a}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof h.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,r.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof h.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===v)return null;
if(n===b)return this.changes.edited.get(e);const a=this.values.get(e);if(a!==void 0)return a;const c=this.place(e),d=c?this.reader.read(e,c):null;return this.values.
set(e,d),d}resolve(t){for(let e=0;t instanceof h.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof h.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
h.Bi?e:e instanceof h.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new h.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===b)return!0;if(e===v)return!1;const n=this.table.kind[t];return n===D.tL||n===D.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===b||e===_}isEdited(t){return this.changes.
kind[t]===b}patched(t){return this.changes.kind[t]===_?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===b?this.changes.edited.get(
t):this.values.get(t);if(n!==void 0||e===v)return this.resolve(n)instanceof h.Z6;const a=this.place(t);if(a?.bytes!==this.bytes)return!1;const{bytes:c}=this,d=le(
c,(0,r.AN)(c,a.start,a.end)),E=d>=0?d:this.locateHere(t,a)?this.entries.close+2:-1;return E<0?this.resolve(new h.oS(t))instanceof h.Z6:(0,r.w1)(c,(0,r.AN)(c,E,a.
end),"stream")?!(0,r.bS)(c.subarray(a.start,E)).includes("endobj")||this.resolve(new h.oS(t))instanceof h.Z6:!1}entry(t,e){const n=this.changes.kind[t],a=n===b?
this.changes.edited.get(t):this.values.get(t);if(a!==void 0||n===v)return a instanceof h.Bi?a.get(e):void 0;const c=this.place(t);if(!c)return;const{entries:d}=this;
if(!this.locateHere(t,c))return this.dict(new h.oS(t))?.get(e);const E=d.find(c.bytes,e);return E<0?void 0:this.reader.parser(t,c.bytes,d.at[E+2],d.at[E+3]).value()}patch(t,e,n=Y){
const a=this.place(t),c=this.security&&[...Object.values(e),...Object.values(n)].some(I.sd),d=a&&!c&&this.locateHere(t,a)?this.patchAt(t,a,e,n):void 0;if(!d){const E=this.
edit(t);E instanceof h.Bi&&Et(E,e,n);return}this.changes.patch(t,d),this.values.delete(t),this.located=-1}patchAt(t,e,n,a){return this.patcher??=new Ct(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,a)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:a},c){return this.recallEntries(t,c)||c.locate(e,n,a)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,B.x$)(this,t.dict)):n}decoded(t){return(0,W.
D4)(this,t,this.memory)}async decodedAtEase(t,e){return await(0,W.m_)(this,t,this.memory,e)??(0,W.D4)(this,t,this.memory,e)}decodedPart(t,e=!1){return(0,W.US)(this,
t,this.memory,e)}place(t){const e=this.changes.kind[t];if(!(e===b||e===v)){if(e===_)return this.changes.patched.get(t);switch(this.table.kind[t]){case D.tL:return{
bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case D.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let a=this.table.detail[t];
n.numbers[a]!==t&&(a=n.numbers.indexOf(t));const c=n.starts[a];return c===void 0?void 0:{bytes:n.data,start:c,end:n.ends[a]}}default:this.table.askFor(t);return}}}missed(t){
this.changes.kind[t]!==v&&this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.
table.kind[t]===D.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){
this.located=-1,this.kept=new Ot}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.
size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function le(s,t){if(s[t]!==r.iH||s[t+
1]!==r.iH)return-1;for(t+=2;t<s.length;t++){const e=s[t];if(e===r.vz)return s[t+1]===r.vz?t+2:-1;if(e===r.iH||e===r.Cx||e===r.IQ)return-1}return-1}const de=5e5,
$t=2e3;async function he(s,t){const e=new ge(s),[n,a,c]=[[],[],[]];for(let K=0;K<t.count;K++){await e.ofContent(s.entry(t.number(K),"Contents"))&&n.push(K+1);const{
fonts:J,images:et}=await e.ofResources(t.attribute(K,"Resources"));J&&a.push(K+1),et&&c.push(K+1);const ot=s.job.pace.step($t);ot&&await ot}const d=t.blank.map(
K=>t.indexOf(K)+1).filter(K=>K>0),{broken:E}=s.table,N=[...E.values()].reduce((K,J)=>K+J,0),{count:H,claimed:Z,isOrderLost:$}=t;return{count:H,claimed:Z,lost:d,
withoutContent:n,withoutFonts:a,withoutImages:c,isOrderLost:$,brokenStreams:E.size,lostObjects:N}}const _t={fonts:!1,images:!1};class ge{document;looks=0;known=new Map;constructor(t){
this.document=t}async ofContent(t){if(t==null)return!1;let e=!1;return await this.lookAt(this.document.array(t)??[t],n=>{e||=this.isLost(n)||typeof n=="number"}),
e}async ofResources(t,e=0){const{document:n}=this;if(t instanceof h.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof h.Bi)||e>
n.job.limits.formDepth)return _t;let[a,c]=[!1,!1];return await this.lookAt(this.valuesOf(t.get("Font")),d=>{a||=this.isFontLost(d)}),await this.lookAt(this.valuesOf(
t.get("XObject")),async d=>{if(c||=this.isLost(d),!(d instanceof h.oS))return;const E=await this.once(d.number,()=>this.ofForm(n.get(d),e+1));a||=E.fonts,c||=E.
images}),{fonts:a,images:c}}async ofForm(t,e){return t instanceof h.Z6?this.ofResources(t.dict.get("Resources"),e):_t}valuesOf(t){return this.document.dict(t)?.
values()??[]}async lookAt(t,e){for(const n of t){if(++this.looks>de)return;await e(n);const a=this.document.job.pace.step($t);a&&await a}}async once(t,e){const n=this.
known.get(t);if(n)return n;this.known.set(t,_t);const a=await e();return this.known.set(t,a),a}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const n=e.
dict(t),a=e.array(n?.get("DescendantFonts"))?.slice(0,1)??[];if(a.some(E=>this.isLost(E)))return!0;const c=(e.dict(a[0])??n)?.get("FontDescriptor");return this.
isLost(c)?!0:["FontFile","FontFile2","FontFile3"].map(E=>e.dict(c)?.get(E)).some(E=>this.isLost(E))}isLost(t){return t instanceof h.oS&&this.document.resolve(t)===
null}}const me=1e3;async function Mt(s,t){const{found:e,loose:n}=await kt(s);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,i.O$)("it has no pages");
const a=t.claimed??pe(s,n);await Ft(s,t,n);const c=e.every(d=>t.indexOf(d)>=0);if(c||await Ft(s,t,e),t.count===0)throw(0,i.O$)("it has no pages");t.claimed=a,t.
isOrderLost=n.length>1||!c,t.isAdopted=!0,await t.rebuild(t.numbers)}function pe(s,[t,...e]){const n=e.length>0?void 0:s.resolve(s.entry(t,"Count"));return typeof n==
"number"?n:void 0}async function kt(s){const{table:t,job:e}=s,n=[],a=[],c=new Set;for(let K=1;K<t.size;K++){if(t.kind[K]!==D.tL&&t.kind[K]!==D.UT)continue;const J=s.
entry(K,"Type");(0,h.Eo)(J,"Page")&&n.push(K);const et=(0,h.Eo)(J,"Pages")?s.array(s.entry(K,"Kids")):void 0,ot=et!==void 0&&!c.has(et);ot&&(c.add(et),a.push({number:K,
kids:et.flatMap(at=>at instanceof h.oS?[at.number]:[])}));const rt=e.pace.step(me+(ot?et.length*20:0));rt&&await rt}const d=K=>t.kind[K]===D.UT?t.place[t.place[K]]:
t.place[K],E=(K,J)=>d(K)-d(J)||t.detail[K]-t.detail[J];n.sort(E);const N=new Set(n),H=a.filter(({kids:K})=>K.some(J=>N.has(J))),Z=new Set(H.flatMap(({kids:K})=>K)),
$=[...n,...H.map(({number:K})=>K)].filter(K=>!Z.has(K));return{found:n,loose:$.sort(E)}}async function Ft(s,t,e){const n=s.dict(s.catalog.get("Pages")),a=l.i.flatMap(
E=>{const N=(0,h.Eo)(n?.get("Type"),"Pages")?n?.get(E):void 0;return N===void 0?[]:[[E,N]]}),c=s.add(new h.Bi([["Type",new h.SX("Pages")],["Kids",e.map(E=>new h.
oS(E,s.generation(E)))],["Count",e.length],...a])),d=s.edit(s.catalogNumber);if(!(d instanceof h.Bi))throw(0,i.O$)("it has no catalog");d.set("Pages",c),await t.
read()}var Zt=R(42973),St=R(37628),Dt=R(22480);const we=512,It=1<<22,ye=65536;class Bt{bytes;pace;onTrailer;buffer;scan=new p.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=a=>a){
this.bytes=t,this.pace=e,this.onTrailer=n,this.buffer=(0,r.bS)(t),this.streams=new St.k(t,"stream",a=>Ee(t,a)),this.objectEnds=new St.k(t,"endobj"),this.streamEnds=
new St.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=bt(e,t),t>=n)return;const a=(0,r.
yp)(e[t])?(0,r.ay)(e,t,n):void 0;if(a&&Jt(a.number))return a;const c=Xt(e,t);if(c==="trailer"){const d=this.valueEnd(t+7,Math.min(n,t+ye));if(d<0)return this.search(
t);this.readTrailer(t+7),t=d}else if(c){t=xe(e,t+c.length);const d=(0,r.w1)(e,t,"obj")?Pt(e,t):void 0;if(d)return d}else return this.search(t)}}async search(t){
const{bytes:e,buffer:n,pace:a}=this;let c;for(let E=t;!c;){const N=n.indexOf("obj",E);if(N<0)break;c=Pt(e,N);const H=a.step(N-E+200);H&&await H,E=N+3}const d=n.
subarray(0,c?.start??e.length);for(let E=d.indexOf("trailer",t);E>=0;E=d.indexOf("trailer",E+7))this.readTrailer(E+7);return c}readTrailer(t){t>=this.trailersRead&&
(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:n}=this,a=e.length,c=this.soundEnd(t);if(c<0)return this.malformed(t);const d=(0,r.
AN)(e,c,a);return e[c-1]!==r.vz||!(0,r.w1)(e,d,"stream")?{at:c,dictionaryEnd:-1,isCut:!1}:this.stream(d,n.length,c)}soundEnd(t){const{bytes:e}=this,n=e.length,a=(0,r.
AN)(e,t,n);if((0,r.rg)(e,a))return a;const c=this.objectEnds.next(a),d=this.valueEnd(a,c<0?n:c);if(d>=0&&Gt(e,d))return d;if(c<0||this.farAllowance<=0)return-1;
const E=Math.min(n,a+It),N=this.walk(a,E);return N>=0&&Gt(e,N)?N:(this.farAllowance-=E-a,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(we,this.allowance)),a=this.
walk(t,n);return a<0&&(this.allowance-=n-t),a}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.
next(t),a=this.objectEnds.next(t),c={at:t,dictionaryEnd:-1,isCut:a<0};if(n<0||a>=0&&a<n)return c;const d=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.
test(d))return c;const E=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(d);return this.stream(n,E?Number(E[1]):-1,n)}stream(t,e,n){const a=(0,Dt.n)(this.bytes,t);if(e>=
0&&(0,Dt.V)(this.bytes,a+e))return{at:a+e,dictionaryEnd:n,isCut:!1};const c=this.streamEnds.next(a);return{at:c<0?a:c,dictionaryEnd:n,isCut:!1}}}async function Nt(s,t,e){
return bt(s,t)>=s.length?!1:await new Bt(s,e).next(t)!==void 0}function bt(s,t){const e=s.length;for(;t<e;)if(r.Kl[s[t]]===r.t6)t++;else{if(s[t]!==r.IQ)break;(0,r.
w1)(s,t,"%%EOF")?t+=5:t=(0,r.D)(s,t,e)}return t}const Ht=["endobj","endstream","xref","startxref","trailer"];function Xt(s,t){return Ht.find(e=>(0,r.w1)(s,t,e))}
function xe(s,t){const{length:e}=s;for(;t<e;t++){const n=s[t];if(!((0,r.yp)(n)||n===r.Z4||n===r.kR||n===r.u7||n===r.yq||n===r.MV))break}return t}function Gt(s,t){
const e=(0,r.AN)(s,t,s.length);return e>=s.length||(0,r.rg)(s,e)||(0,r.w1)(s,e,"stream")?!0:(0,r.yp)(s[e])?(0,r.ay)(s,e,s.length)!==void 0:Xt(s,e)!==void 0}const Jt=s=>s>
0&&s<=2147483647;function Ee(s,t){let e=t+6;for(;s[e]===r.Z4;)e++;if(s[e]!==r.kR&&s[e]!==r.u7)return!1;let n=t-1;for(;n>0&&r.Kl[s[n]]===r.t6;)n--;return s[n]===
r.vz&&s[n-1]===r.vz}function Pt(s,t){let e=t-1;const n=()=>{const H=e;for(;e>=0&&(0,r.yp)(s[e]);)e--;return H-e>0&&H-e<=10?(0,r.JI)(s,e+1,H+1).value:-1},a=()=>{
const H=e;for(;e>=0&&r.Kl[s[e]]===r.t6;)e--;return e<H};a();const c=n(),d=c>=0&&s[e]===r.N5;d&&e--;const E=d?1:c;if(E<0||E>65535||!a())return;const N=n();return Jt(
N)?{number:N,generation:E,start:e+1,body:t+3}:void 0}const Yt=new Set(["Root","Info","ID","Encrypt"]);async function wt(s,t){const{limits:e,pace:n}=t,a=new D.wg(
t,s.length),c=new h.Bi;let d=!1;const E=H=>{for(const[Z,$]of H)Yt.has(Z)&&c.set(Z,$)},N=new Bt(s,n,H=>{const Z=new C.i(s,H,Math.min(s.length,H+65536),e.nesting),
$=Z.value();return(0,h.Zm)($)&&E($),Z.at});for(let H=0;;){const Z=await N.next(H);if(!Z)break;const{number:$,body:K}=Z,J=N.object(Z),et=$<a.size&&a.kind[$]===D.
tL;if((!J.isCut||!et)&&a.set($,D.tL,Z.start,Z.generation),J.dictionaryEnd>=0&&(0,r.bS)(s.subarray(K,J.dictionaryEnd)).includes("XRef")){const rt=new C.i(s,K,J.dictionaryEnd,
e.nesting).value();(0,h.Zm)(rt)&&(0,h.Eo)(rt.get("Type"),"XRef")&&(d=!0,rt.has("Root")&&E(rt))}const ot=n.step(J.at-H+200);ot&&await ot,H=J.at}if(a.overflowed&&
s.length>8*e.objects)throw(0,Zt.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which \
numbers objects without gaps");if(a.size===0)throw(0,i.O$)("no PDF objects were found in the file");return{table:a,trailer:c,streams:d,damaged:!0}}var Qt=R(59277);
function At(s,t){if(s.length===0)throw Ut();if(s.length>t.inputBytes)throw qt(s.length,t.inputBytes);const e=(0,r.bS)(s.subarray(0,1024)).indexOf("%PDF-");if(e<
0&&(0,r.bS)(s).indexOf(" obj")<0)throw Se(s);return e}function Ut(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"\
file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function qt(s,t){return(0,Zt.F)("inputBytes",`The document has ${s}\
 bytes; at most ${t} are allowed`,"Split it with another program first")}function Se(s){const t=(0,Qt.y)(s);if(t===void 0)return(0,i.O$)("the file is not a PDF \
document");const e=`is ${t}, not a PDF document`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF do\
cument of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const te=1e3;async function Ae(s){const{job:t,table:e}=s;let n;for(let a=1;a<e.size;a++){
if(e.kind[a]!==D.tL)continue;(n===void 0||e.place[a]>e.place[n.number])&&ee(s,a)&&(n=new h.oS(a,s.generation(a)));const d=t.pace.step(te);d&&await d}return n&&(await se(
s)&&ve(s,n)?void 0:n)}function ee(s,t){const e=a=>s.resolve(s.entry(t,a));return!(s.entry(t,"Filter")instanceof h.SX)||typeof e("V")!="number"?!1:e("O")instanceof
h.Mx&&e("U")instanceof h.Mx||(0,h.cy)(e("Recipients"))||(0,h.Zm)(e("CF"))}const ve=(s,{number:t})=>!(0,h.Eo)(s.resolve(s.entry(t,"StmF")),"Identity"),ne=20;async function se(s){
const{job:t,table:e}=s;let[n,a]=[0,0];for(let c=1;c<e.size&&n<ne;c++){if(e.kind[c]!==D.tL||!s.isStream(c))continue;const d=s.get(c);s.release(c);const E=t.pace.
step(te);if(E&&await E,!(d instanceof h.Z6)||(0,h.Eo)(d.dict.get("Type"),"XRef")||!(0,h.Eo)((0,B.c3)(s,d.dict.get("Filter"))[0],"FlateDecode"))continue;const[N=0,
H=0]=d.data;n++,(N&15)===8&&(N<<8|H)%31===0&&a++}return a*2>n}const Oe=1e3,jt=1024,re=16;function ie(s){const t=(0,r.bS)(s),e=[];let n=t.indexOf("/ID");for(let a=0;n>=
0&&a<Oe&&e.length<re;a++){const c=Math.min(s.length,n+jt),d=(0,r.j8)(s,n+3,c),E=s[d]===r.WL?new C.i(s,d,c,jt).value():null,N=(0,h.cy)(E)?E[0]:null;N instanceof h.
Mx&&N.bytes.length>0&&e.push(N.bytes),n=t.indexOf("/ID",n+3)}return e}async function Me(s){const{table:t}=s,{pace:e}=s.job,n=[];for(let c=1;c<t.size;c++){t.kind[c]===
D.tL&&(0,h.Eo)(s.entry(c,"Type"),"ObjStm")&&n.push({number:c,at:t.place[c]});const d=e.step(1e3);d&&await d}n.sort((c,d)=>c.at-d.at);const a=new Set(n.map(({number:c})=>c));
for(const{number:c,at:d}of n)await ae(s,c,E=>!(t.kind[E]===D.tL&&t.place[E]>d)&&!a.has(E))}async function oe(s,t){const{table:e}=s;for(const n of t)(0,h.Eo)(s.entry(
n,"Type"),"ObjStm")&&await ae(s,n,a=>(e.kind[a]??D.HV)===D.HV)}async function ae(s,t,e){const{job:n,table:a}=s,c=s.objectStream(t),d=n.pace.step((c?.data.length??
0)+1e3);d&&await d;for(const[E,N]of c?.numbers.entries()??[])N>0&&e(N)&&a.set(N,D.UT,t,E)}async function be(s){const t=s.get(s.catalogNumber);if(t instanceof h.
Bi&&t.has("Pages"))return;let e=-1;for(let a=s.table.size-1;a>0;a--){if(s.table.kind[a]===D.HV||s.table.kind[a]===D.jC)continue;const c=s.job.pace.step(1e3);if(c&&
await c,!(s.get(a)instanceof h.Bi))continue;const d=s.entry(a,"Type");if((0,h.Eo)(d,"Catalog"))return xt(s,a);d===void 0&&e<0&&Rt(s,a)&&(e=a)}if(e>0)return xt(s,
e);if((0,h.Eo)(s.entry(s.catalogNumber,"Type"),"Page")||!(s.get(s.catalogNumber)instanceof h.Bi)){const a=new h.Bi([["Type",new h.SX("Catalog")]]);s.trailer.set(
"Root",s.add(a))}}function xt(s,t){s.trailer.set("Root",new h.oS(t,s.generation(t)))}function Rt(s,t){const e=s.entry(t,"Pages");return e instanceof h.oS&&s.array(
s.dict(e)?.get("Kids"))!==void 0}async function Lt(s,t,e,n){if(e.size===0||!await ke(s,t,n))return[];const a=await Fe(s,n),c=[];for(let d=1;d<(a?.size??0);d++){
if(a.kind[d]!==D.tL||Tt(t,d))continue;const E=(0,r.ay)(s,a.place[d],s.length);E?.number===d&&c.push(E)}return c.some(d=>e.has(d.number)||De(s,d))?c:[]}const Tt=(s,t)=>(s.
kind[t]??D.HV)!==D.HV;async function ke(s,t,{pace:e}){const n=(0,r.bS)(s);for(let a=0;;){const c=n.indexOf("obj",a);if(c<0)return!1;const d=Pt(s,c);if(d&&!Tt(t,
d.number))return!0;const E=e.step(c-a+200);E&&await E,a=c+3}}async function Fe(s,t){try{return(await wt(s,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unr\
eadable_document")return;throw e}}function De(s,{body:t}){const e=s.subarray(0,Math.min(s.length,t+Kt)),n=new C.i(e,t,e.length,8).value();return(0,h.Zm)(n)&&(0,h.
Eo)(n.get("Type"),"ObjStm")}const Kt=1024,Wt=1024;async function ce(s,t,e){const{table:n}=t,a=new Int32Array(n.size),c=[];let d=t.damaged;for(let E=0;E<n.size;E+=
Wt){Re(s,n,a,E,Math.min(E+Wt,n.size),c)&&(d=!0);const N=e.pace.step(Wt*20);N&&await N}c.length>0&&(d=!0,Le(s,n,a,c,(await wt(s,e)).table));for(let E=0;E<n.size;E++)
n.kind[E]===D.UT&&n.kind[n.place[E]]!==D.tL&&n.set(E,D.jC,0,0);return{...t,damaged:d,bodies:a,isMended:c.length>0}}function Pe({table:s,trailer:t}){const e=t.get(
"Root");return e instanceof h.oS?s.kind[e.number]===D.tL||s.kind[e.number]===D.UT:!1}function Re(s,t,e,n,a,c){let d=!1;for(let E=n;E<a;E++){if(t.kind[E]!==D.tL)
continue;const N=(0,r.PZ)(s,t.place[E],E,t.detail[E]);if(N>=0){e[E]=N,t.detail[E]===65535&&(d=!0);continue}const H=(0,r.ay)(s,t.place[E],s.length);H?.number===E?
(e[E]=H.body,t.place[E]=H.start,t.detail[E]=H.generation,s.subarray(H.start,H.body).includes(r.N5)&&(d=!0)):E>0?c.push(E):t.set(0,D.jC,0,0)}return d}function Le(s,t,e,n,a){
for(const c of n){const E=c<a.size&&a.kind[c]===D.tL?(0,r.ay)(s,a.place[c],s.length):void 0;E?.number===c?(t.set(c,D.tL,E.start,E.generation),e[c]=E.body):t.set(
c,D.jC,0,0)}}var Te=R(81679),f=R(3084),u=R(39150);const g=new Set(["Root","Encrypt","ID"]),w=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms",
"Length","Type"]);async function F(s,t){const e=(0,r.bS)(s).lastIndexOf("startxref");if(e<0)return;const{value:n,after:a}=(0,r.JI)(s,(0,r.AN)(s,e+9,s.length),s.
length);if(n<0||await Nt(s,a,t.pace))return;const c=new V(s,t),{table:d}=c,E=new h.Bi;let N=!1,H=!1;const Z=new Set;for(let $=n;typeof $=="number"&&!Z.has($);){
Z.add($);const K=$>=0&&$<s.length?await c.section($):void 0;if(!K||d.overflowed)return;N||=K.stream,H||=!K.wellFormed;for(const[J,et]of K.trailer)(Z.size===1?!w.
has(J):g.has(J)&&!E.has(J))&&E.set(J,et);$=K.trailer.get("Prev")||void 0}return{table:d,trailer:E,streams:N,damaged:H}}const P=8192;class V{bytes;job;table;spent=0;constructor(t,e){
this.bytes=t,this.job=e,this.table=new D.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,r.AN)(e,t,e.length),(0,r.w1)(e,t,"xref")?this.readTable(
t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:a}=this,c=e.length,d=[];for(;t=(0,r.AN)(e,t,c),!(0,r.w1)(e,t,"trailer");){const Z=(0,r.JI)(
e,t,c),$=(0,r.JI)(e,(0,r.AN)(e,Z.after,c),c);if(Z.value<0||$.value<0)return;const K={at:(0,r.AN)(e,$.after,c),first:Z.value,row:0};for(let J=0;K.row===J&&J<$.value;){
if(J=Math.min(J+P,$.value),!X(e,K,J,a,d))return;const et=n.pace.step(P*20);et&&await et}if(K.row<$.value)return;t=K.at}const E=new C.i(e,t+7,c,n.limits.nesting),
N=E.value();if(this.spent+=E.at-t,!(0,h.Zm)(N)||this.spent>c)return;const H=N.get("XRefStm");typeof H=="number"&&H>0&&H<c&&await this.readStream(H);for(const Z of d)
a.offer(Z,D.jC,0,0);return{trailer:N,stream:!1,wellFormed:Number.isInteger(N.get("Size"))&&(0,u.D)(e,t+7,c)}}async readStream(t){const{bytes:e,job:n,table:a}=this,
c=(0,r.ay)(e,t,e.length);if(!c)return;const d=await lt(e,c.body,n);if(!d)return;this.spent+=d.parsed;const{trailer:E,rows:N}=d,H=Ne(E.get("W")),[Z=0,$=0,K=0]=H,
J=Z+$+K;if(H.length<3||J<1||H.some(at=>at<0||at>8)||this.spent>e.length)return;const et=E.get("Size"),ot=Ne(E.get("Index"));ot.length<2&&ot.splice(0,ot.length,0,
typeof et=="number"?et:Math.floor(N.length/J));let rt=0;for(let at=0;at+1<ot.length;at+=2)for(let mt=0;mt<ot[at+1]&&rt+J<=N.length;mt++,rt+=J){const vt=ot[at]+mt;
if(vt<0)continue;const zt=Z===0?1:Ce(N,rt,Z),Vt=Ce(N,rt+Z,$),Be=Ce(N,rt+Z+$,K);if(zt===1&&Vt>0?a.offer(vt,D.tL,Math.min(Vt,e.length),Math.min(Be,65535)):zt===2?
a.offer(vt,D.UT,Math.min(Vt,n.limits.objects),Math.min(Be,n.limits.objects)):zt<2&&a.offer(vt,D.jC,0,0),mt%P===P-1){const We=n.pace.step(P*20);We&&await We}}return{
trailer:E,stream:!0,wellFormed:(0,u.D)(e,c.body,e.length)}}}function X(s,t,e,n,a){for(;t.row<e&&((t.row>0||t.first!==1)&&q(s,t,e,n,a),t.row!==e);){const c=st(s,
t,n,a);if(c!=="row")return c==="end"}return!0}function q(s,t,e,n,a){const{length:c}=s;let{at:d,row:E}=t;for(;E<e&&d+20<=c;E++,d+=20){const N=s[d+17],H=s[d+18],Z=s[d+
19];if(s[d+10]!==r.Z4||s[d+16]!==r.Z4||N!==r.yq&&N!==r.MV||H!==r.Z4&&H!==r.u7||Z!==r.kR&&Z!==r.u7||s[d]<r.l0||s[d]>r.ev||s[d+9]<r.l0||s[d+9]>r.ev)break;const $=((((((s[d+
2]*10+s[d+3])*10+s[d+4])*10+s[d+5])*10+s[d+6])*10+s[d+7])*10+s[d+8])*10+s[d+9]-r.l0*11111111,K=(s[d]*10+s[d+1]-r.l0*11)*1e8+$;if(N===r.MV||K===0){a.push(t.first+
E);continue}const J=(((s[d+11]*10+s[d+12])*10+s[d+13])*10+s[d+14])*10+s[d+15]-r.l0*11111,et=K>0&&K<c?K:c;n.offer(t.first+E,D.tL,et,Math.max(0,Math.min(J,65535)))}
t.at=d,t.row=E}function st(s,t,e,n){const a=s.length,c=(0,r.AN)(s,t.at,a);t.at=c;const d=(0,r.JI)(s,c,a);if(d.value<0)return"end";let E=ct(s,d.after);const N=(0,r.
JI)(s,E,a);if(N.value<0)return"damaged";E=ct(s,N.after);const H=s[E];if(H!==r.yq&&H!==r.MV)return"damaged";const{row:Z}=t;Z===0&&t.first===1&&H===r.MV&&d.value===
0&&N.value===65535&&(t.first=0);const $=t.first+Z;return H===r.yq&&d.value>0?e.offer($,D.tL,Math.min(d.value,a),Math.min(N.value,65535)):n.push($),t.at=(0,r.j8)(
s,E+1,a),t.row=Z+1,"row"}function ct(s,t){for(;s[t]===r.Z4||s[t]===r.d2;)t++;return t}async function lt(s,t,e){const{limits:n}=e,a=new C.i(s,t,s.length,n.nesting),
c=a.value();if(!(0,h.Zm)(c))return;const d=c.get("Type");if(!(d instanceof h.SX)||d.text!=="XRef")return;const E=(0,r.AN)(s,a.at,s.length);if(!(0,r.w1)(s,E,"str\
eam"))return;const N=(0,Dt.n)(s,E),H=c.get("Length"),Z=typeof H=="number"?N+H:-1,$=Z>=N&&Z<=s.length&&(0,Dt.V)(s,Z)?Z:(0,r.bS)(s).indexOf("endstream",N);try{const K=s.
subarray(N,$<0?s.length:$);let J=K;const et=_e(c.get("Filter")),ot=_e(c.get("DecodeParms")??null);for(const[rt,at]of et.slice(0,n.filters).entries()){const mt=ot[rt];
at instanceof h.SX&&(J=await fe(at.text,J,(0,h.Zm)(mt)?mt:void 0,e))}return{trailer:c,rows:J,parsed:a.at-t+K.length}}catch(K){if(K instanceof i.zU&&K.code==="li\
mit_exceeded")throw K;return}}const ht=65536;async function fe(s,t,e,n){return(s==="FlateDecode"&&t.length>ht?await(0,f.V)(t,e,n.memory,n):void 0)??(0,Te.tN)(s,
t,e,n.memory)}function Ce(s,t,e){let n=0;for(let a=0;a<e;a++)n=n*256+s[t+a];return n}const _e=s=>s==null?[]:Array.isArray(s)?s:[s],Ne=s=>_e(s).map(t=>typeof t==
"number"?Math.trunc(t):-1);var Ue=R(75162);async function ze(s,t,e={}){const{limits:n,memory:a}=t,c=(0,r.gq)(s),d=At(c,n);a.admit(c.length);const E=d>0?[c.subarray(
d),c]:[c];for(const N of E){const H=await F(N,t);if(!H?.trailer.has("Root"))continue;const Z=await ce(N,{...H,damaged:H.damaged||d<0},t);if(!Pe(Z))continue;const $=new pt(
N,t,Z);if($.suspect&&await Ke($),He($))continue;ue($,e);const K=await Ie($);if(!K&&$.security?.locked!==!0)continue;if(!K)return $;const J=t.asked?.of(s),et=new Set(
[...Z.table.unlisted,...J?.asked??[]]),ot=await $e($,Z,et,e),rt=ot??$,{table:at}=Z;await Ve(rt,J?.broken??[]),t.asked?.watch(s,{asked:at.unlisted,broken:at.broken,
hasAsked:async()=>(await Lt(N,at,at.unlisted,t)).length>0});const{count:mt,claimed:vt,blank:zt,isAdopted:Vt}=rt.pages;return(Z.isMended||ot!==void 0||Vt||at.broken.
size>0||mt!==vt||zt.length>0)&&await je(rt),rt}return Ze(c,t,e)}async function Ve(s,t){const{job:e,table:n}=s;for(const a of t){const c=e.pace.step(s.objectStream(
a)?.data.length??0);c&&await c}s.suspect||=n.broken.size>0}async function $e({bytes:s,job:t},e,n,a){const{table:c}=e,d=await Lt(s,c,n,t);if(d.length===0)return;
for(const{number:Z,start:$,generation:K}of d)c.set(Z,D.tL,$,K);const E=new Int32Array(c.size);E.set(e.bodies.subarray(0,c.size));for(const{number:Z,body:$}of d)
E[Z]=$;const N=new pt(s,t,{...e,damaged:!0,bodies:E});return ue(N,a),await oe(N,d.map(({number:Z})=>Z)),N.tableChanged(),[...n].some(Z=>Tt(c,Z))&&await Ie(N)?N:
void 0}async function Ze(s,t,e){const n=new pt(s,t,await ce(s,await wt(s,t),t));return await Ke(n),ue(n,e),await Me(n),n.tableChanged(),await be(n),ue(n,e),!await Ie(
n)&&n.security?.locked!==!0&&await Mt(n,n.pages),await je(n),n}async function je(s){const{job:t,pages:e}=s;t.onRepaired&&t.onRepaired(await he(s,e))}async function Ie(s){
return s.get(s.catalogNumber)instanceof h.Bi?(await s.pages.read(),Xe(s)&&await Mt(s,s.pages),s.pages.count>0):!1}const He=s=>s.trailer.has("Encrypt")&&!s.dict(
s.trailer.get("Encrypt"));async function Ke(s){if(s.dict(s.trailer.get("Encrypt")))return;const t=await Ae(s);t&&s.trailer.set("Encrypt",t)}function Xe(s){const{
catalog:t,pages:e}=s,n=t.get("Pages");return e.count===1&&n instanceof h.oS&&n.number===e.number(0)&&(0,h.Eo)(s.entry(n.number,"Type"),"Pages")}function ue(s,{password:t,
evenIfLocked:e=!1}){const n=s.trailer.get("Encrypt");if(s.security||n===void 0)return;const a=s.resolve(n);if(!(a instanceof h.Bi))throw(0,i.O$)("its encryption\
 dictionary is missing");const c=(0,B.WW)(s,s.trailer.get("ID")??null,1);c!==null&&s.trailer.set("ID",c);const d=Array.isArray(c)?c[0]:void 0,E=(0,B.WW)(s,a,8),
N=d instanceof h.Mx?d.bytes:void 0,H=()=>(0,Ue.VH)(E,{known:N,possible:N?[]:ie(s.bytes)},t),Z=e?Ge(H,()=>(0,Ue.vK)(E)):H();s.unlock(Z,n instanceof h.oS?n.number:
-1)}function Ge(s,t){try{return s()}catch(e){if(!(e instanceof i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((ft,tt,R)=>{
R.d(tt,{$:()=>W,B:()=>B});var i=R(54619),r=R(78157),G=R(45599);function W(D,C,h,M){if(!(0,r.yp)(C[h]))return!0;const{value:p}=(0,r.JI)(C,h,M);return D.table.kind[p]!==
i.tL?!0:D.bytes[(0,r.AN)(D.bytes,D.bodies[p],D.bytes.length)]!==r.iH}class B{document;arrays=new Map;constructor(C){this.document=C}keep(C){const{document:h}=this,
M=h.entry(C,"Contents");if(M===void 0||this.isStreamRef(M))return;const p=(0,G.i9)(M)?this.leftOfObject(M):this.leftOf(M);p!==M&&h.patch(C,{Contents:p})}leftOfObject(C){
const{arrays:h,document:M}=this;if(!h.has(C.number)){const p=M.array(C),O=p&&this.leftOf(p);h.set(C.number,O===void 0?void 0:O===p?C:M.add(O))}return h.get(C.number)}leftOf(C){
if(!Array.isArray(C))return;const h=C.filter(M=>this.isStreamRef(M));return h.length<C.length?h:C}isStreamRef(C){return(0,G.i9)(C)&&this.document.isStream(C.number)}}}),
51271:((ft,tt,R)=>{R.d(tt,{L:()=>r});var i=R(45599);class r{sound;numbers=[];parents=[];homes=[];known;constructor(B=!0){this.sound=B}node(B,D){return B<0&&(this.
sound=!1),this.parents.push(D),this.numbers.push(B)-1}has(B){return(this.known??=new Set(this.numbers)).has(B)}page(B,D){(B<0||this.numbers[B]!==D)&&(this.sound=
!1),this.homes.push(B)}fork(){const B=new r(this.sound);return B.numbers=this.numbers,B.parents=this.parents,B.homes=this.homes,B}async drop(B,D,C){if(!this.sound)
return!1;const{numbers:h,parents:M,homes:p}=this,O=new Int32Array(h.length),z=new Uint8Array(h.length),j=new Set;for(let y=0;y<D.length;y++)C[y]?O[p[y]]++:(z[p[y]]=
1,j.add(D[y]));for(let y=h.length-1;y>0;y--){const x=M[y];O[x]+=O[y],z[y]&&O[y]===0&&j.add(h[y]),z[x]|=z[y]}for(let y=0;y<h.length;y++){if(!z[y]||O[y]===0)continue;
const x=B.edit(h[y]),o=x instanceof i.Bi?B.array(x.get("Kids"))??[]:[];x instanceof i.Bi&&x.set("Kids",o.filter(A=>!G(A,j))).set("Count",O[y]);const l=B.job.pace.
step(o.length*50);l&&await l}return this.homes=p.filter((y,x)=>C[x]),!0}}const G=(W,B)=>(0,i.i9)(W)&&B.has(W.number)}),83363:((ft,tt,R)=>{R.d(tt,{i:()=>x,S:()=>o});
var i=R(98446),r=R(42973),G=R(79725),W=R(45599),B=R(78157),D=R(67382);function C(v,m,T){T.parent=-1,T.lists=!1;const I=v.place(m),{entries:Y}=T;if(I&&v.locate(m,
I,Y)&&Y.find(I.bytes,"Kids")<0){if(Y.used===Y.first)return"none";const nt=Y.find(I.bytes,"Type");if(nt>=0&&(0,B.wb)(I.bytes,Y.at[nt+2],"/Page")){if(I.bytes[(0,B.
AN)(I.bytes,Y.close+2,I.end)]===B.HY)return O(v,m);const ut=Y.find(I.bytes,"Contents");ut>=0&&(T.lists=(0,D.$)(v,I.bytes,Y.at[ut+2],Y.at[ut+3]));const dt=Y.find(
I.bytes,"Parent");return dt>=0&&(T.parent=(0,B.JI)(I.bytes,Y.at[dt+2],Y.at[dt+3]).value),"page"}const it=v.get(m);return it instanceof W.Bi&&p(v,it)?"unclear":"\
none"}const Q=v.get(m);return!(Q instanceof W.Bi)||Q.size===0?"none":(0,W.Eo)(Q.get("Type"),"Page")?"unclear":v.array(Q.get("Kids"))?"node":p(v,Q)?"unclear":"no\
ne"}const h=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],M=["MediaBox","Resources"];function p(v,m){const T=v.resolve(m.get("Type"));
if(!(T instanceof W.SX&&T.text!=="Pages"))return h.some(Q=>m.has(Q));const Y=m.get("Contents")instanceof W.oS||v.array(m.get("Contents"))!==void 0;return M.some(
Q=>m.has(Q))||Y&&m.get("Parent")instanceof W.oS&&!m.has("Subtype")}function O(v,m){const T=v.get(m);return T instanceof W.Z6?(v.put(m,new W.Bi([...T.dict].filter(
([I])=>!/^(Length|Filter|DecodeParms)$/.test(I)))),"unclear"):"page"}var z=R(51271);class j{document;left;sizes=new Map;constructor(m){this.document=m,this.left=
m.job.limits.nodes}make(m){const T=this.document.get(m),I=this.sizes.get(m)??y(T);if(this.sizes.set(m,I),this.left-=I,this.left<0)throw(0,r.F)("nodes",`The docu\
ment refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save \
it again");return this.document.add(T instanceof W.Bi?new W.Bi(T):T).number}}function y(v){const m=[v];let T=0;for(let I=m.pop();I!==void 0;I=m.pop())if(T++,Array.
isArray(I))for(const Y of I)m.push(Y);else if(I instanceof W.Bi)for(const Y of I.values())m.push(Y);return T}const x=["Resources","MediaBox","CropBox","Rotate"];
async function o(v){return new l(v).read()}class l{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new z.L;look={parent:-1,
lists:!1,entries:new G.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(m){this.document=m,this.copies=new j(m)}async read(){const{document:m,open:T}=this,
{pace:I}=m.job,Y=m.catalog.get("Pages")??null;for(T.push({kids:[Y],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});T.length>0;){const Q=T[T.length-1];if(Q.
next===Q.kids.length){T.pop(),T.length>0&&this.close(Q);continue}const nt=Q.kids[Q.next++];Q.next===Q.kids.length&&(Q.kids=A,Q.next=0);const it=I.step(400);it&&
await it,nt instanceof W.oS?this.visit(nt,Q):this.visitNode(nt,-1,Q)}return this.finish(Y)}close({claimed:m,before:T,lost:I}){const Y=this.numbers.length-this.dropped-
T;m!==Y&&(this.irregular=!0,!(typeof m=="number"&&m>=Y)&&(this.dropped+=this.lost.length-I,this.lost.length=I))}visit(m,T){const{document:I,seen:Y,look:Q}=this,
{number:nt}=m,it=Y.has(nt);Y.add(nt);const ut=C(I,nt,Q);if(m.generation!==I.generation(nt)&&(this.irregular=!0),ut==="page"||ut==="unclear"){it&&(this.irregular=
!0);const dt=it?this.copies.make(nt):nt;ut==="unclear"?this.unclear.push(dt):this.keepEntries(nt),(ut==="unclear"||Q.lists)&&this.listing.push(dt),this.add(dt,T,
Q.parent);return}ut==="none"&&!it&&this.lose(T),ut==="none"||it?this.irregular=!0:this.visitNode(m,nt,T)}keepEntries(m){const{document:T,look:I}=this,{scan:Y,marksFrom:Q,
marksTo:nt}=I.entries;for(let it=Q;it<nt;it+=3)T.table.askFor(Y.marks[it]);T.keepEntries(m,I.entries)}visitNode(m,T,I){const{document:Y,inherited:Q}=this,nt=Y.dict(
m);if(!nt){this.irregular=!0,this.lose(I);return}const it=Y.array(nt.get("Kids"));if(!it){T<0&&this.visitDirectPage(nt,I);return}const ut=b(nt);let dt=I.from;ut&&
(dt=Q.push({...Q[dt],...ut})-1),(0,W.Eo)(Y.resolve(nt.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:it,next:0,from:dt,home:this.nodes.node(T,I.
home),claimed:Y.resolve(nt.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),Y.release(T)}visitDirectPage(m,{from:T}){if(!(0,W.Eo)(m.
get("Type"),"Page"))return;this.irregular=!0;const{number:I}=this.document.add(m);this.numbers.push(I),this.listing.push(I),this.ancestry.push(T)}add(m,{from:T,
home:I},Y){this.numbers.push(m),this.ancestry.push(T),this.nodes.page(I,Y);const{pages:Q}=this.document.job.limits;if(this.numbers.length>Q)throw _(Q)}lose(m){m.
home<0||(this.lost.push(this.numbers.length),this.add(L,m,-1))}finish(m){const{document:T,numbers:I,ancestry:Y,inherited:Q,lost:nt,unclear:it,listing:ut,nodes:dt}=this;
nt.length===I.length-this.dropped&&(nt.length=0);const Ct=nt.map(gt=>I[gt]=T.add(k(Q[Y[gt]])).number);U(I,Y);const Et=T.resolve(T.dict(m)?.get("Count")),yt=Et!==
I.length||m instanceof W.oS&&I[0]===m.number;return{numbers:I,ancestry:Y,inherited:Q,irregular:this.irregular||yt,unclear:it,listing:ut,nodes:dt,claimed:typeof Et==
"number"?Et:void 0,blank:Ct}}}const A=[],L=-1;function U(v,m){let T=v.indexOf(L);if(!(T<0)){for(let I=T;I<v.length;I++)v[I]!==L&&(v[T]=v[I],m[T++]=m[I]);v.length=
m.length=T}}const S=[0,0,612,792];function k(v){const m=new W.Bi([["Type",new W.SX("Page")]]);return v.MediaBox===void 0?m.set("MediaBox",[...S]):m}function b(v){
let m;for(const T of x){const I=v.get(T);I!==void 0&&((m??={})[T]=I)}return m}function _(v){const m=(0,i.y_)(v,"page");return(0,r.F)("pages",`The document has m\
ore than ${m}`,"Split it with another program first")}}),83287:((ft,tt,R)=>{R.d(tt,{D4:()=>h,QJ:()=>j,US:()=>p,m_:()=>M});var i=R(42973),r=R(52205),G=R(58552),W=R(
81679),B=R(3084),D=R(78157),C=R(45599);function h(y,x,o,l){const A=y.job.limits.filters,L=(0,r.c3)(y,x.dict.get("Filter")??x.dict.get("F")),U=(0,r.c3)(y,x.dict.
get("DecodeParms")??x.dict.get("DP"));if(L.length>A)throw(0,i.F)("filters",`A stream of the document has ${L.length} filters; at most ${A} are allowed`,"Open it\
 in another PDF program and save it again");let S=y.encoded(x);const k=performance.now();for(const[b,_]of L.entries()){const v=y.dict(U[b]);_ instanceof C.SX&&(S=
(0,W.tN)(_.text,S,v&&(0,r.x$)(y,v),o,l))}return y.job.pace.addSince(k),S}async function M(y,x,o,l){const[A,...L]=(0,r.c3)(y,x.dict.get("Filter")??x.dict.get("F"));
if(!(0,C.Eo)(A,"FlateDecode")||L.length>0)return;const[U]=(0,r.c3)(y,x.dict.get("DecodeParms")??x.dict.get("DP")),S=y.dict(U);return(0,B.V)(y.encoded(x),S&&(0,r.
x$)(y,S),o,y.job,l)}function p(y,x,o,l=!1){if((0,r.c3)(y,x.dict.get("Filter")??x.dict.get("F")).some(U=>U instanceof C.SX&&!(0,W.TT)(U.text)))return;const L=l?{
found:!1,mismatch:!1}:{found:!1};try{return{data:h(y,x,o,L),whole:!L.found&&L.mismatch!==!0}}catch(U){if(U instanceof G.zU&&U.code==="unreadable_document")return{
data:new Uint8Array(0),whole:!1};throw U}}const O=[0,0,255,255],z=2;function j(y){if((0,D.j8)(y,0,y.length)===y.length)return!0;for(let x=0;x<=z;x++){const o=y.
length-x-O.length;if(O.every((l,A)=>y[o+A]===l))return!0}return!1}}),85368:((ft,tt,R)=>{R.d(tt,{u:()=>D,x:()=>B});var i=R(78157),r=R(37628),G=R(45599),W=R(22480);
function B(C,h,M,p){const{bytes:O}=C,{length:z}=O;p.valueEnd=h;const j=(0,i.AN)(O,h,z);if((0,i.rg)(O,j))return p.dataStart=p.dataEnd=-1,p.end=j+6,!0;if(!(0,i.w1)(
O,j,"stream"))return!1;const y=M.lengthRef>=0?C.lengthOf(new G.oS(M.lengthRef)):M.length,x=j+(O[j+6]===i.u7?8:7),o=x+y;if(O[x-1]!==i.kR||y<0||o>z||!(0,W.V)(O,o))
return!1;const l=(0,i.AN)(O,(0,i.AN)(O,o,z)+9,z);return p.dataStart=x,p.dataEnd=o,p.end=l+6,(0,i.rg)(O,l)}class D{bytes;objectEnds;streamEnds;constructor(h){this.
bytes=h,this.objectEnds=new r.k(h,"endobj"),this.streamEnds=new r.k(h,"endstream")}data(h,M){const{bytes:p}=this,O=(0,W.n)(p,h);return M>=0&&O+M<=p.length&&(0,W.
V)(p,O+M)?{start:O,end:O+M}:{start:O,end:this.damagedEnd(O,M)}}damagedEnd(h,M){const{bytes:p}=this,O=h+M,z=this.objectEnds.next(h),j=z<0?p.length:z;if(M>=0&&O<=
j&&(0,i.w1)(p,(0,i.AN)(p,O,j),"endstr"))return O;const y=this.streamEnds.next(h);let x=y<0||y>j?j:y;return x>h&&p[x-1]===i.kR&&x--,x>h&&p[x-1]===i.u7&&x--,x}}}),
59277:((ft,tt,R)=>{R.d(tt,{y:()=>W});var i=R(78157);const r=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],G=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function W(C){const h=(0,i.bS)(C).toString("latin1",0,1024);if(h.startsWith("RIFF")&&h.startsWith("WEBP",8))return"\
a WebP image";if(h.startsWith("ftyp",4))return G.find(([p])=>p.test(h.slice(8,12)))?.[1];const M=r.find(([p])=>h.startsWith(p));return M?M[1]:D(h)??(B(C)?"text":
void 0)}function B(C){const h=(0,i.bS)(C.subarray(0,1024)).toString("utf8"),M=C.length>1024?h.replace(/\ufffd{1,3}$/,""):h;return M!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(M)}function D(C){const h=C.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(h.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(h))return"an HTML page";if(h.startsWith("<"))return h.includes("<svg")?"an SVG drawing":h.startsWith("<?xml")?"an XML file":void 0}}),37628:((ft,tt,R)=>{R.
d(tt,{k:()=>r});var i=R(78157);class r{word;accepts;buffer;from=0;found=-1;none;constructor(W,B,D=()=>!0){this.word=B,this.accepts=D,this.buffer=(0,i.bS)(W),this.
none=W.length}next(W){if(W>=this.none)return-1;if(W>=this.from&&W<=this.found)return this.found;const B=W<this.from&&this.found>=0?this.from:this.none,D=this.buffer.
subarray(0,B+this.word.length-1);let C=D.indexOf(this.word,W);for(;C>=0&&!this.accepts(C);)C=D.indexOf(this.word,C+1);return this.from=W,C>=0?this.found=C:B===this.
none&&(this.none=W,this.found=-1),this.found}}}),52205:((ft,tt,R)=>{R.d(tt,{WW:()=>W,c3:()=>r,x$:()=>G});var i=R(45599);function r(B,D){const C=B.resolve(D);return C===
null?[]:(Array.isArray(C)?C:[C]).map(h=>B.resolve(h))}function G(B,D){const C=new i.Bi;for(const[h,M]of D){const p=B.resolve(M);C.set(h,Array.isArray(p)?p.map(O=>B.
resolve(O)):p)}return C}function W(B,D,C,h={values:1e4}){if(h.values--<=0)return null;const M=B.resolve(D);if(C===0)return M;if(Array.isArray(M))return M.map(O=>W(
B,O,C-1,h));if(!(M instanceof i.Bi))return M;const p=new i.Bi;for(const[O,z]of M)p.set(O,W(B,z,C-1,h));return p}}),22480:((ft,tt,R)=>{R.d(tt,{V:()=>G,n:()=>r});
var i=R(78157);function r(W,B){let D=B+6;for(;W[D]===i.Z4&&(W[D+1]===i.kR||W[D+1]===i.u7||W[D+1]===i.Z4);)D++;return W[D]===i.u7&&D++,W[D]===i.kR&&D++,D}function G(W,B){
for(let D=0;D<4&&i.Kl[W[B]??0]===i.t6&&B<W.length;D++)B++;return(0,i.w1)(W,B,"endstream")}}),75162:((ft,tt,R)=>{R.d(tt,{CF:()=>Xt,s1:()=>At,cY:()=>Dt,zw:()=>xe,
VH:()=>Ae,Rd:()=>we,k0:()=>Se,u6:()=>Gt,vc:()=>te,vK:()=>ce});var i=R(77598),r=R(45599),G=R(34400);function W(f){const u=new Uint8Array(256);for(let w=0;w<256;w++)
u[w]=w;const{length:g}=f;for(let w=0,F=0,P=0;w<256;w++){const V=u[w];F=F+V+f[P]&255,u[w]=u[F],u[F]=V,++P===g&&(P=0)}return u}function B(f,u){const g=f.slice(),{
length:w}=u,F=new Uint8Array(w);for(let P=0,V=0,X=0;P<w;P++){V=V+1&255;const q=g[V];X=X+q&255;const st=g[X];g[V]=st,g[X]=q,F[P]=u[P]^g[q+st&255]}return F}function D(f,u){
return B(W(f),u)}const C={length:f=>f,decrypt:f=>f,encryptInto:(f,u,g,w,F)=>w.set(f,F)};function h(f){const u=A(f,[]),g=U((w,F)=>W(u(w,F)));return{length:w=>w,decrypt:(w,F,P)=>B(
g(F,P),w),encryptInto:(w,F,P,V,X)=>V.set(B(g(F,P),w),X)}}function M(f){const u=A(f,[115,65,108,84]),g=L(()=>new y),w=U((P,V)=>g().engine(u(P,V))),F=U((P,V)=>l(u(
P,V)));return{length:O,decrypt:(P,V,X)=>o(F(V,X),P),encryptInto:(P,V,X,q,st)=>{g().seal(w(V,X),P,q,st)}}}function p(f){const u=L(()=>new y);let g,w;return{length:O,
decrypt:F=>o(w??=l(f),F),encryptInto:(F,P,V,X,q)=>{u().seal(g??=u().engine(f),F,X,q)}}}const O=f=>(f&-16)+32,z=64*1024,j=16*1024;class y{head=Buffer.alloc(z);pool=Buffer.
alloc(j);taken=j;engine(u){const g=Buffer.alloc(16);return this.nextVector(g),(0,i.createCipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,g).setAutoPadding(
!1)}seal(u,g,w,F){const{head:P}=this,{length:V}=g,X=V&-16,q=Math.min(X,z-32),st=V-X;this.nextVector(P),P.set(q===V?g:g.subarray(0,q),16);let ct=16+q;if(q<X){w.set(
u.update(P.subarray(0,ct)),F),F+=ct,ct=0;for(let lt=q;lt<X;lt+=z){const ht=u.update(g.subarray(lt,Math.min(lt+z,X)));w.set(ht,F),F+=ht.length}}st>0&&P.set(g.subarray(
X),ct),P.fill(16-st,ct+st,ct+16),w.set(u.update(P.subarray(0,ct+16)),F)}nextVector(u){this.taken===j&&((0,i.randomFillSync)(this.pool),this.taken=0),this.pool.copy(
u,0,this.taken,this.taken+16),this.taken+=16}}const x=new Uint8Array(0);function o(f,u){const g=u.length&-16;if(g<32)return x;const w=f.update(g===u.length?u:u.
subarray(0,g)),F=w[g-1];let P=g;if(F>0&&F<=16){do P--;while(P>g-F&&w[P-1]===F);P>g-F&&(P=g)}return w.subarray(16,P)}function l(f){return(0,i.createDecipheriv)(f.
length===16?"aes-128-cbc":"aes-256-cbc",f,Buffer.alloc(16)).setAutoPadding(!1)}function A(f,u){const{length:g}=f,w=new Uint8Array(g+5+u.length);w.set(f),w.set(u,
g+5);const F=new G.V;return(P,V)=>(w[g]=P,w[g+1]=P>>>8,w[g+2]=P>>>16,w[g+3]=V,w[g+4]=V>>>8,F.digest(w).subarray(0,Math.min(g+5,16)))}function L(f){let u;return()=>u??=
f()}function U(f){let u=-1,g=-1,w;return(F,P)=>((w===void 0||F!==u||P!==g)&&(w=f(F,P),u=F,g=P),w)}function S(f,u,g){const w=T(f,g),F=Q(f,w);return it(F,u,f.revision===
2?32:16)?w:void 0}function k(f,u){const g=I(f,u);let w=f.owner.subarray(0,32);for(let F=f.revision===2?0:19;F>=0;F--)w=D(nt(g,F),w);return w}function b(f,u,g,w){
const F=I({revision:f,keyLength:u},g);let P=m(w);for(let V=0;V<=(f===2?0:19);V++)P=D(nt(F,V),P);return P}function _(f,u){const g=T(f,u),w=new Uint8Array(32);return w.
set(Q(f,g)),{user:w,fileKey:g}}const v=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function m(f){const u=new Uint8Array(32),g=f.subarray(0,32);return u.set(g),u.set(v.subarray(0,32-g.length),g.length),u}function T({revision:f,keyLength:u,owner:g,
permissions:w,id0:F,encryptMetadata:P},V){const X=Uint8Array.of(w,w>>8,w>>16,w>>24),q=f>=4&&!P?[255,255,255,255]:[],st=(0,G.F)(Buffer.concat([m(V),g.subarray(0,
32),X,F,Uint8Array.from(q)]));return Y(st,f,u)}function I({revision:f,keyLength:u},g){return Y((0,G.F)(m(g)),f,f===2?5:u)}function Y(f,u,g){let w=f.subarray(0,g);
if(u>=3)for(let F=0;F<50;F++)w=(0,G.F)(w).subarray(0,g);return w}function Q({revision:f,id0:u},g){if(f===2)return D(g,v);let w=(0,G.F)(Buffer.concat([v,u]));for(let F=0;F<
20;F++)w=D(nt(g,F),w);return w}function nt(f,u){return u===0?f:f.map(g=>g^u)}function it(f,u,g){return u.length>=g&&f.subarray(0,g).every((w,F)=>w===u[F])}function ut(f,u,g){
return gt(f.user,f.wrappedByUser,u,g,new Uint8Array(0))}function dt(f,u,g){return gt(f.owner,f.wrappedByOwner,u,g,f.user.subarray(0,48))}function Ct(f,u,g){const w=Ot(
f,u,new Uint8Array(0)),F=Ot(f,g,w.entry);return{user:w.entry,wrappedByUser:w.wrapped,owner:F.entry,wrappedByOwner:F.wrapped}}function Et(f,u,g){const w=Buffer.alloc(
16,255);return w.writeInt32LE(u,0),w.write(g?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(w,12),(0,i.createCipheriv)("aes-256-ecb",f,null).setAutoPadding(
!1).update(w)}const yt=new Uint8Array(16);function gt(f,u,g,w,F){const P=pt(g,w,f.subarray(32,40),F);if(!Buffer.from(P).equals(f.subarray(0,32)))return;const V=pt(
g,w,f.subarray(40,48),F);return(0,i.createDecipheriv)("aes-256-cbc",V,yt).setAutoPadding(!1).update(u.subarray(0,32))}function Ot(f,u,g){const w=(0,i.randomBytes)(
16),F=pt(6,u,w.subarray(0,8),g),P=pt(6,u,w.subarray(8),g),V=(0,i.createCipheriv)("aes-256-cbc",P,yt).setAutoPadding(!1).update(f);return{entry:Buffer.concat([F,
w]),wrapped:V}}function pt(f,u,g,w){let F=(0,i.createHash)("sha256").update(u).update(g).update(w).digest();if(f<6)return F;for(let P=0,V=0;P<64||V>P-32;P++){const X=Buffer.
concat([u,F,w]),q=Buffer.alloc(64*X.length,X),st=(0,i.createCipheriv)("aes-128-cbc",F.subarray(0,16),F.subarray(16,32)).setAutoPadding(!1).update(q);let ct=0;for(let lt=0;lt<
16;lt++)ct+=st[lt];F=(0,i.createHash)(["sha256","sha384","sha512"][ct%3]).update(st).digest(),V=st[st.length-1]}return F.subarray(0,32)}var le=R(77581),de=R(34378);
const $t=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,he=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,_t=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ge=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
me=/[\p{L}\p{Mc}\p{Nl}]/u;function Mt(f){if(/^[\x20-\x7e]*$/.test(f))return f;const u=(0,de.w)(f.replace($t,"").replace(he," "),"NFKC");if(_t.test(u))return;const g=[
...u],w=g.map(P=>ge.test(P));return w.includes(!0)&&(g.some((P,V)=>!w[V]&&me.test(P))||!w[0]||!w.at(-1))?void 0:u}function pe(f){const u=Mt(f),g=[...u===void 0?
[]:[Buffer.from(u,"utf8")],Buffer.from(f,"utf8"),...[It(f),ye(f)].filter(P=>P!==void 0)],F=[...g.filter(P=>P.length>kt).map(P=>P.subarray(0,kt)),...g];return F.
filter((P,V)=>F.findIndex(X=>X.equals(P))===V)}const kt=127;function Ft(f){return typeof f=="string"?Buffer.from(Mt(f)??f,"utf8").subarray(0,kt):f}const Zt=32;function St(f){
return typeof f=="string"?It(f)??Buffer.from(f,"utf8"):f}function Dt(f,u,g){const w=g==="AES-256"?Ft:St;return Buffer.compare(w(f),w(u))===0}function we(f,u){const g=u===
"AES-256",w=g?q=>Mt(q)!==void 0:q=>!new RegExp("\\p{Cc}","u").test(q)&&It(q)!==void 0,F=[...f].findIndex(q=>!w(q));if(F>=0)return g?`must not have the character\
 at position ${F+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${F+1} with AES-128, whose passwords are in PDFDocEncoding\
: choose AES-256, or another character`;if(!w(f))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const P=g?Buffer.
from(Mt(f),"utf8"):St(f);if(P.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[V,X]=[P.length,g?kt:Zt];
if(!(V<=X))return g?`must be at most ${X} bytes long in UTF-8, and has ${V}`:`must be at most ${X} characters long with AES-128, and has ${V}: shorten it, or ch\
oose AES-256`}function It(f){return Bt(f,u=>le.SQ.get(u)??(u>=24&&u<32||u>=127&&u<161?-1:u))}function ye(f){return Bt(f,u=>u)}function Bt(f,u){const g=Array.from(
f,w=>u(w.codePointAt(0)));return g.every(w=>w>=0&&w<256)?Buffer.from(g):void 0}function Nt(f,u){const{strings:g}=u,w=(P,V,X,q)=>{if(P===C)return V;const st=Buffer.
allocUnsafe(P.length(V.length));return P.encryptInto(V,X,q,st,0),st},F=(P,V,X,q,st,ct)=>(P.encryptInto(V,X,q,st,ct),P.length(V.length));return{...f,uniform:u.named===
void 0||u.encryptMetadata&&u.embedded===u.streams,decryptString:(P,V,X)=>g.decrypt(P,V,X),encryptString:(P,V,X)=>w(g,P,V,X),decryptStream:(P,V,X,q)=>bt(u,q).decrypt(
P,V,X),encryptStream:(P,V,X,q)=>w(bt(u,q),P,V,X),encryptedStringLength:P=>g.length(P),encryptedStreamLength:(P,V)=>bt(u,V).length(P),encryptStringInto:(P,V,X,q,st)=>F(
g,P,V,X,q,st),encryptStreamInto:(P,V,X,q,st,ct)=>F(bt(u,q),P,V,X,st,ct)}}function bt({streams:f,embedded:u,named:g,encryptMetadata:w},F){const P=F.get("Type");if((0,r.
Eo)(P,"XRef"))return C;if(g===void 0)return f;const V=Ht(F);return V!==void 0?g.get(V)??f:!w&&(0,r.Eo)(P,"Metadata")?C:(0,r.Eo)(P,"EmbeddedFile")?u:f}function Ht(f){
const u=f.get("Filter"),g=(0,r.cy)(u)?u.findIndex(V=>(0,r.Eo)(V,"Crypt")):(0,r.Eo)(u,"Crypt")?0:-1;if(g<0)return;const w=f.get("DecodeParms"),F=(0,r.cy)(w)?w[g]:
w,P=(0,r.Zm)(F)?F.get("Name"):void 0;return P instanceof r.SX?P.text:"Identity"}function Xt(f){if(Ht(f)===void 0)return!1;const u=f.get("Filter"),g=f.get("Decod\
eParms"),w=(0,r.cy)(u)?u.findIndex(P=>(0,r.Eo)(P,"Crypt")):0,F=(0,r.cy)(u)?u.filter((P,V)=>V!==w):[];return F.length===0?(f.delete("Filter"),f.delete("DecodePar\
ms"),!0):(f.set("Filter",F),(0,r.cy)(g)&&f.set("DecodeParms",g.filter((P,V)=>V!==w)),!0)}function xe(f){return f.algorithm==="AES-128"?Jt(f):Ee(f)}const Gt=()=>(0,i.
randomBytes)(32);function Jt({userPassword:f,ownerPassword:u,permissions:g,id0:w}){const F=St(f),P=b(4,16,St(u),F),V=_({revision:4,keyLength:16,owner:P,permissions:g,
id0:w,encryptMetadata:!0},F),X=(0,r.jd)({Filter:(0,r.UU)("Standard"),V:4,R:4,Length:128,...Pt("AESV2",16),O:new r.Mx(P),U:new r.Mx(V.user),P:g});return Yt({dictionary:X,
version:"1.6",numbered:!0,identifier:w},M(V.fileKey))}function Ee({userPassword:f,ownerPassword:u,permissions:g}){const w=(0,i.randomBytes)(32),F=Ct(w,Ft(f),Ft(
u)),P=(0,r.jd)({Filter:(0,r.UU)("Standard"),V:5,R:6,Length:256,...Pt("AESV3",32),O:new r.Mx(F.owner),OE:new r.Mx(F.wrappedByOwner),U:new r.Mx(F.user),UE:new r.Mx(
F.wrappedByUser),P:g,Perms:new r.Mx(Et(w,g,!0))});return Yt({dictionary:P,version:"1.7",extensionLevel:8,numbered:!1},p(w))}function Pt(f,u){const g=(0,r.jd)({Type:(0,r.
UU)("CryptFilter"),CFM:(0,r.UU)(f),AuthEvent:(0,r.UU)("DocOpen"),Length:u});return{CF:(0,r.jd)({StdCF:g}),StmF:(0,r.UU)("StdCF"),StrF:(0,r.UU)("StdCF")}}function Yt(f,u){
return Nt(f,{strings:u,streams:u,embedded:u,named:new Map([["StdCF",u],["Identity",C]]),encryptMetadata:!0})}var wt=R(58552);const Qt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},At=-4,Ut=f=>1<<
Qt[f]-1,qt=Object.keys(Qt);function Se(f){let u=At;for(const g of qt)f[g]||(u&=~Ut(g));return f.allow_print?u:u&~Ut("allow_print_high_resolution")}function te(f){
return qt.filter(u=>(f&Ut(u))===0)}function Ae(f,{known:u,possible:g=[]},w){const F=se(f),P=new Uint8Array(0),V=[...u?[u]:[],...g,P],X=jt(F,V,P),q=X??(w?Lt(pe(w),
ht=>jt(F,V,ht)):void 0);if(q===void 0)throw F.revision<5&&!u?De():w?Fe():ke();const{fileKey:st,access:ct}=q,lt=oe(F,st);return{...ee(F,q,ne(F,st),lt),access:ct,
locked:!1,permissions:F.permissions,revision:F.revision,keyBits:8*st.length,opensWithoutPassword:X!==void 0,algorithm:be(F.methods[lt.streams===C?"embedded":"st\
reams"],st),unrestricted:()=>ve(F,q)}}function ee(f,{identifier:u},g,w){const F={dictionary:g,...ae(f),numbered:f.revision<=4,...u?{identifier:u}:{}};return Nt(
F,w)}function ve(f,u){const g={...f,permissions:At};let{fileKey:w}=u;const F=ne(g,w);if(u.legacy){const P=_({...u.legacy.scheme,permissions:At},u.legacy.userPassword);
w=P.fileKey,F.set("U",new r.Mx(P.user))}else F.set("Perms",new r.Mx(Et(w,At,f.encryptMetadata)));return ee(g,u,F,oe(g,w))}function ne({encrypt:f,revision:u,permissions:g},w){
const F=new r.Bi(f);F.set("P",g);for(const[V,X]of[["O",u<5?32:48],["U",u<5?32:48],["OE",32],["UE",32]]){const q=f.get(V);q instanceof r.Mx&&q.bytes.length>X&&F.
set(V,new r.Mx(q.bytes.subarray(0,X)))}const P=f.get("Length");return P!==void 0&&!(typeof P=="number"&&P%8===0&&P>=40&&P<=256)&&F.set("Length",8*w.length),F}function se(f){
const u=f.get("Filter");if(!(0,r.Eo)(u,"Standard"))throw Kt(`the security handler ${u instanceof r.SX?Tt(u):"without a name"}`);const g=Rt(f.get("V"),0),w=Rt(f.
get("R"),0);if(!(g===5?w===5||w===6:[1,2,4].includes(g)&&w>=2&&w<=4))throw Kt(`the standard security handler with V ${g} and R ${w}`);const P={encrypt:f,version:g,
revision:w,permissions:Rt(f.get("P"),-4)|0};if(g<4)return{...P,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const V=f.get(
"CF"),X=new Map;for(const[ct,lt]of(0,r.Zm)(V)?V:[]){const ht=(0,r.Zm)(lt)?Oe(lt,g):void 0;ht!==void 0&&X.set(ct,ht)}X.set("Identity","none");const q=(ct,lt)=>{const ht=f.
get(ct),fe=X.get(ht instanceof r.SX?ht.text:lt);if(fe===void 0)throw Kt(`the crypt filter ${ht instanceof r.SX?Tt(ht):lt}`);return fe},st=f.get("StmF");return{...P,
encryptMetadata:f.get("EncryptMetadata")!==!1,methods:{strings:q("StrF","Identity"),streams:q("StmF","Identity"),embedded:q("EFF",st instanceof r.SX?st.text:"Id\
entity")},filters:X}}function Oe(f,u){const g=f.get("CFM");return u===5&&(0,r.Eo)(g,"AESV3")?"AESV3":u===4&&(0,r.Eo)(g,"AESV2")?"AESV2":u===4&&(0,r.Eo)(g,"V2")?
"V2":g===void 0||(0,r.Eo)(g,"None")?"none":void 0}function jt(f,u,g){const{encrypt:w,revision:F}=f;if(F>=5){const st={owner:xt(w,"O",48),user:xt(w,"U",48),wrappedByOwner:xt(
w,"OE",32),wrappedByUser:xt(w,"UE",32)};return ie(ut(st,F,g),"user")??ie(dt(st,F,g),"owner")}const P=xt(w,"O",1),V=xt(w,"U",1),{permissions:X,encryptMetadata:q}=f;
return Lt(u,st=>Lt(Me(f),ct=>{const lt={revision:F,keyLength:ct,owner:P,permissions:X,id0:st,encryptMetadata:q};return re(lt,V,g,"user")??re(lt,V,k(lt,g),"owner")}))}
function re(f,u,g,w){const F=S(f,u,g);return F&&{fileKey:F,access:w,identifier:f.id0,legacy:{scheme:f,userPassword:g}}}function ie(f,u){return f&&{fileKey:f,access:u}}
function Me({encrypt:f,version:u}){if(u===4)return[16];const g=Rt(f.get("Length"),40),w=g%8===0&&g>=40&&g<=128?g/8:5;return[...new Set(u===1?[5,w,16]:[w,16,5])]}
function oe(f,u){const g={none:C},w=X=>X==="V2"?g.V2??=h(u):X==="AESV2"?g.AESV2??=M(u):X==="AESV3"?g.AESV3??=p(u):C,{methods:F,filters:P,encryptMetadata:V}=f;return{
strings:w(F.strings),streams:w(F.streams),embedded:w(F.embedded),named:P&&new Map([...P].map(([X,q])=>[X,w(q)])),encryptMetadata:V}}function ae({version:f,revision:u,
methods:g}){return u>=5?{version:"1.7",extensionLevel:u===5?3:8}:f===4?{version:Object.values(g).includes("AESV2")?"1.6":"1.5"}:{version:u===2?"1.1":"1.4"}}function be(f,u){
if(f!=="none")return f==="V2"?u.length===5?"RC4-40":"RC4-128":f==="AESV2"?"AES-128":"AES-256"}function xt(f,u,g){const w=f.get(u);if(w instanceof r.Mx&&w.bytes.
length>=g)return w.bytes;throw(0,wt.O$)(`its encryption dictionary has no usable /${u}.`)}function Rt(f,u){return typeof f=="number"?Math.trunc(f):u}function Lt(f,u){
for(const g of f){const w=u(g);if(w!==void 0)return w}}function Tt({text:f}){return/^[\w.+-]{1,40}$/.test(f)?f:"with an unusual name"}function ke(){return(0,wt.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function Fe(){return new wt.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function De(){const f="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,wt.hJ)("uns\
upported_encryption",f,{issues:[{field:"file",message:`The document ${f}.`}],advice:"Get the document again from where it came from"})}function Kt(f){return(0,wt.
hJ)("unsupported_encryption",`is protected by ${f}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${f}, which is not su\
pported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}const Wt={...C,decrypt:()=>new Uint8Array(0)};function ce(f){
const u=Pe(f),g=P=>P==="none"?C:Wt,w=[...u?.filters??[["Identity","none"]]],F={strings:g(u?.methods.strings),streams:g(u?.methods.streams),embedded:g(u?.methods.
embedded),named:u&&!u.filters?void 0:new Map(w.map(([P,V])=>[P,g(V)])),encryptMetadata:u?.encryptMetadata??!0};return{...Nt({dictionary:f,version:"1.1",numbered:!0},
F),access:"user",locked:!0,permissions:u?.permissions??At,revision:u?.revision,opensWithoutPassword:!1,unrestricted:void 0,...u?Re(u):Le(f)}}function Pe(f){try{
return se(f)}catch(u){if(u instanceof wt.zU&&u.code==="unsupported_encryption")return;throw u}}function Re({encrypt:f,version:u,methods:g}){const w=g.streams===
"none"?g.embedded:g.streams;if(w==="none")return{algorithm:void 0,keyBits:void 0};if(w==="AESV3")return{algorithm:"AES-256",keyBits:256};if(u===4)return{algorithm:w===
"AESV2"?"AES-128":"RC4-128",keyBits:128};const F=u===1?40:Te(f.get("Length"));return{algorithm:F===40?"RC4-40":"RC4-128",keyBits:F}}function Le(f){const u=f.get(
"CF"),g=f.get("StmF"),w=(0,r.Zm)(u)&&g instanceof r.SX?u.get(g.text):void 0,F=(0,r.Zm)(w)?w.get("CFM"):void 0;return(0,r.Eo)(F,"AESV3")?{algorithm:"AES-256",keyBits:256}:
(0,r.Eo)(F,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Te(f){return typeof f=="number"&&f%8===0&&f>=40&&f<=128?f:40}}),
34400:((ft,tt,R)=>{R.d(tt,{F:()=>G,V:()=>W});const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],r=Int32Array.from({length:64},(B,D)=>Math.floor(Math.abs(Math.
sin(D+1))*2**32)|0),G=B=>new W().digest(B);class W{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(D){const{state:C,tail:h}=this;
C[0]=1732584193,C[1]=4023233417,C[2]=2562383102,C[3]=271733878;const{length:M}=D,p=M&-64;for(let y=0;y<p;y+=64)this.compress(D,y);const O=M-p,z=O<56?64:128;for(let y=0;y<
O;y++)h[y]=D[p+y];h[O]=128,h.fill(0,O+1,z);for(let y=0,x=M<<3;y<4;y++)h[z-8+y]=x>>>(y<<3);h[z-4]=M>>>29;for(let y=0;y<z;y+=64)this.compress(h,y);const j=new Uint8Array(
16);for(let y=0;y<16;y++)j[y]=C[y>>2]>>>((y&3)<<3);return j}compress(D,C){const{words:h,state:M}=this;for(let y=0,x=C;y<16;y++,x+=4)h[y]=D[x]|D[x+1]<<8|D[x+2]<<
16|D[x+3]<<24;let p=M[0],O=M[1],z=M[2],j=M[3];for(let y=0;y<64;y++){const x=y>>4;let o,l;x===0?(o=O&z|~O&j,l=y):x===1?(o=j&O|~j&z,l=5*y+1):x===2?(o=O^z^j,l=3*y+
5):(o=z^(O|~j),l=7*y);const A=p+o+r[y]+h[l&15]|0,L=i[x<<2|y&3];p=j,j=z,z=O,O=O+(A<<L|A>>>32-L)|0}M[0]=M[0]+p,M[1]=M[1]+O,M[2]=M[2]+z,M[3]=M[3]+j}}}),64580:((ft,tt,R)=>{
R.d(tt,{F:()=>r});var i=R(45599);function r(B,D=()=>{}){if(B instanceof i.Z6)return new i.Z6(r(B.dict,D),B.data,B.sealed);const C=W(B),h=[C];let M=1;for(let p=h.
pop();p!==void 0;p=h.pop())if(Array.isArray(p)){M+=p.length;for(const[O,z]of p.entries())p[O]=G(z,h)}else if((0,i.Zm)(p)){M+=p.size;for(const[O,z]of p)p.set(O,G(
z,h))}return D(M),C}function G(B,D){const C=W(B);return C!==B&&D.push(C),C}function W(B){return Array.isArray(B)?[...B]:(0,i.Zm)(B)?new i.Bi(B):B}}),79725:((ft,tt,R)=>{
R.d(tt,{R:()=>D,Z:()=>C});var i=R(78157),r=R(4e4),G=R(88500);const W=new Int32Array(0),B=new G.s;class D{at=W;first=0;used=0;open=-1;close=-1;special=!1;scan=B;marksFrom=0;marksTo=0;own;locate(M,p,O){
const z=this.own??={at:new Int32Array(64),scan:new G.s},{scan:j}=z;if(this.at=z.at,this.scan=j,this.first=this.used=this.marksFrom=this.marksTo=0,j.reset(),p=(0,i.
AN)(M,p,O),M[p]!==i.iH||M[p+1]!==i.iH)return!1;this.open=p+=2;const y=(0,r.XE)();for(;(p=(0,i.AN)(M,p,O))<O;){const x=M[p];if(x===i.vz)return this.close=p,this.
marksTo=j.used,this.special=j.byteRange||j.doubtful,M[p+1]===i.vz;if(x!==i.cL)return!1;const o=++p;for(;p<O&&i.Kl[M[p]]===i.N9;p++)if(M[p]===i.wn)return!1;const l=p;
l-o===9&&M[o]===i.Ah&&(0,i.w1)(M,o,"ByteRange")&&(j.byteRange=!0),(0,r.xg)(M,o-1,l,y)&&(j.doubtful=!0);const A=p=(0,i.AN)(M,p,O);if(M[p]===i.vz||(p=j.value(M,p,
O),p<0))return!1;this.add(o,l,A,p)}return!1}add(M,p,O,z){this.used+4>this.at.length&&(this.at=this.own.at=C(this.at,this.used+4));const{at:j,used:y}=this;j[y]=M,
j[y+1]=p,j[y+2]=O,j[y+3]=z,this.used=y+4}find(M,p){const{at:O,first:z}=this,j=p.length;for(let y=this.used-4;y>=z;y-=4){const x=O[y];if(O[y+1]-x!==j)continue;let o=0;
for(;o<j&&M[x+o]===p.charCodeAt(o);)o++;if(o===j)return y}return-1}}function C(h,M){const p=new Int32Array(Math.max(h.length*2,M));return p.set(h),p}}),45798:((ft,tt,R)=>{
R.d(tt,{i:()=>A});var i=R(42973),r=R(78157),G=R(82416),W=R(45599);const B=Symbol("close array"),D=Symbol("close dictionary"),C=Symbol("end"),h=32,M=32,p=32,O=32,
z=224,j=224,y=8,x=256,o=65536,l=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class A{bytes;at;end;nesting;openString;room;closed=-1;constructor(S,k,b,_,v,m=1/0){this.
bytes=S,this.at=k,this.end=b,this.nesting=_,this.openString=v,this.room=m}value(){const S=this.token(0);return typeof S=="symbol"?null:S}token(S){const{bytes:k,
end:b}=this;if(this.room-=h,this.room<0)throw L();const _=(0,r.AN)(k,this.at,b);if(this.at=_,_>=b)return C;const v=k[_];if(v>=r.l0&&v<=r.ev)return this.numberOrReference();
switch(v){case r.cL:return this.name();case r.Cx:return this.string(this.literal());case r.iH:return k[_+1]!==r.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(S+1));case r.WL:return this.at++,this.array(S+1);case r.wt:return this.at++,B;case r.vz:return this.closed=_,k[_+1]===r.vz?(this.at+=2,D):(this.at++,
null);case r.s1:case r.Hv:case r.rc:return this.at++,null;default:return this.word()}}array(S){this.checkDepth(S),this.room-=O;const k=[];for(;;){k.length===y&&
k.every(_=>_ instanceof W.oS)&&this.references(k);const b=this.token(S);if(b===B||b===C)return k;if(b===D)return this.at=this.closed,k;k.push(b)}}references(S){
const{bytes:k,end:b}=this;for(let _=x;;_=Math.min(2*_,o)){const v=(0,r.bS)(k).toString("latin1",this.at,Math.min(this.at+_,b)),m=l.exec(v)?.[0]??"";if(m==="")return;
const T=S.length;for(const I of m.split(" 0 R"))I!==""&&S.push(new W.oS(Number(I),0));if(this.room-=(S.length-T)*(h+M),this.at+=m.length,m.length<v.length>>1)return}}dictionary(S){
this.checkDepth(S),this.room-=j;const k=new W.Bi;let b,_=-1;for(;;){const v=this.at,m=this.token(S);if(m===D||m===C)return _>=0&&(0,W.hi)(k)&&this.keepSealed(k,
_),k;if(m===B)continue;const T=m;if(b===void 0){T instanceof W.SX&&(b=T.text);continue}T!==null?k.set(b,T):k.delete(b),this.openString&&b==="Contents"&&T instanceof
W.Mx&&(_=v),b=void 0}}keepSealed(S,k){S.set("Contents",new A(this.bytes,k,this.end,1).value())}checkDepth(S){if(S>this.nesting)throw(0,i.F)("nesting",`An object\
 of the document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:S,end:k}=this,b=this.at+1;
return this.room-=p,this.at=(0,r.Wd)(S,b,k),new W.SX((0,G.MQ)(S,b,this.at))}string(S){return this.room-=z,new W.Mx(this.openString?this.openString(S):S)}literal(){
const{bytes:S,end:k}=this,b=this.at+1;for(let _=b;_<k;_++){const v=S[_];if(v===r.s1)return this.at=_+1,S.slice(b,_);if(v===r.Cx||v===r.r_||v===r.u7)break}return this.
at=(0,r.t9)(S,this.at,k),(0,G.U1)(S,b,this.at)}hexadecimal(){const{bytes:S,end:k}=this,b=this.at+1,_=(0,r.$k)(S,b,k);return this.at=_,(0,r.sk)(S,b,_)}numberOrReference(){
const{bytes:S,end:k}=this;let b=this.at,_=0;for(;b<k&&S[b]>=r.l0&&S[b]<=r.ev;)_=_*10+(S[b++]-r.l0);if(b<k&&r.Kl[S[b]]===r.N9)return this.number();this.at=b,b=(0,r.
AN)(S,b,k);const v=S[b]===r.N5&&b+1<k&&S[b+1]>r.l0;v&&b++;let m=0;const T=b;for(;b<k&&S[b]>=r.l0&&S[b]<=r.ev;)m=m*10+(S[b++]-r.l0);return b===T||(b=(0,r.AN)(S,b,
k),b>=k||S[b]!==r.AV||b+1<k&&r.Kl[S[b+1]]===r.N9)?_:(this.at=b+1,this.room-=M,_>2147483647?null:new W.oS(_,v?1:Math.min(m,65535)))}number(){const{bytes:S,end:k,
at:b}=this;return this.at=(0,r.Wd)(S,b,k),(0,G.kz)(S,b,this.at)}word(){const{bytes:S,at:k,end:b}=this,_=S[k];return _===r.b9||_===r.N5||_===r.fX?this.number():(0,r.
wb)(S,k,"true")||(0,r.wb)(S,k,"false")?(this.at=(0,r.Wd)(S,k,b),_===r.yh):(0,r.w1)(S,k,"endobj")||(0,r.w1)(S,k,"endstream")?C:(this.at=Math.max((0,r.Wd)(S,k,b),
k+1),null)}}const L=()=>(0,i.F)("values","The objects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is\
 not, save it without compression in another program")}),4e4:((ft,tt,R)=>{R.d(tt,{C3:()=>C,XE:()=>h,oC:()=>p,xg:()=>M});var i=R(78157);const r=4<<20,G=1024,W=1<<
29,B=new Int32Array(G);let D=0;function C(){D<W||(D=0,B.fill(0))}const h=()=>D+1;function M(j,y,x,o){const l=x-y,A=x-1,U=l*157+j[A]*5+j[A-(l>1?1:0)]*61+j[y+(l>1?
1:0)]*331+j[y+(l>>1)]*17&G-1,S=B[U];return B[U]=++D,S>=o}function p(j,y,x){if(x-y>r)return!1;const o=[],l=new O;let A=0,L=!1;do{const U=(0,i.AN)(j,y,x);if(U>=x)
return!1;const S=o.at(-1)??0,k=S>0&&!L&&j[U]===i.cL;if(y=z(j,U,x),L=k,k){if(l.add(S,j,U+1,y))return!0}else j[U]===i.WL?o.push(0):j[U]===i.iH&&y===U+2&&j[U+1]===
i.iH?o.push(++A):(j[U]===i.wt||j[U]===i.vz&&y===U+2)&&o.pop()}while(o.length>0);return!1}class O{places=new Int32Array(128);count=0;add(y,x,o,l){let A=y,L=~y;for(let U=o;U<
l;U++){let S=x[U];S===i.wn&&(0,i.Li)(x[U+1])>=0&&(0,i.Li)(x[U+2])>=0&&U+2<l&&(S=(0,i.Li)(x[U+1])*16+(0,i.Li)(x[U+2]),U+=2),A=Math.imul(A^S,16777619),L=Math.imul(
L+S,1540483477)^L>>>15}return this.count*4>this.places.length&&this.grow(),this.put(A,L===0?1:L)}put(y,x){const{places:o}=this;let l=(y^y>>>15)*2&o.length-1;for(;o[l+
1]!==0;l=l+2&o.length-1)if(o[l]===y&&o[l+1]===x)return!0;return o[l]=y,o[l+1]=x,this.count++,!1}grow(){const y=this.places;this.places=new Int32Array(y.length*4),
this.count=0;for(let x=0;x<y.length;x+=2)y[x+1]!==0&&this.put(y[x],y[x+1])}}function z(j,y,x){const o=j[y],l=j[y+1]===o;return o===i.iH?l?y+2:(0,i.$k)(j,y,x):o===
i.vz?l?y+2:y+1:o===i.Cx?(0,i.t9)(j,y,x):Math.max((0,i.Wd)(j,o===i.cL?y+1:y,x),y+1)}}),82416:((ft,tt,R)=>{R.d(tt,{E3:()=>j,MQ:()=>r,U1:()=>C,kz:()=>W,nK:()=>O});
var i=R(78157);function r(x,o,l){let A="";for(let L=o;L<l;L++){let U=x[L];if(U===i.wn&&L+2<l){const[S,k]=[(0,i.Li)(x[L+1]),(0,i.Li)(x[L+2])];S>=0&&k>=0&&(U=S*16+
k,L+=2)}A+=String.fromCharCode(U)}return A}const G=15;function W(x,o,l){let A=o;const L=x[A];(L===i.N5||L===i.b9)&&A++;let U=0,S=-1,k=0;for(;A<l;A++){const _=x[A];
if(_>=i.l0&&_<=i.ev)k=k*10+(_-i.l0),U++,S>=0&&S++;else if(_===i.fX&&S<0)S=0;else break}if(A<l||U===0||U>G)return D(x,o,l);const b=S>0?k/B[S]:k;return L===i.N5?-b:
b}const B=Float64Array.from({length:G+1},(x,o)=>10**o);function D(x,o,l){const A=(0,i.bS)(x).toString("latin1",o,l),L=Number(A);if(!Number.isNaN(L)&&/^[+-]?[\d.]/.
test(A))return L;const U=/^[+-]*(\d*\.?\d*)/.exec(A),S=Number(U?.[1]??0)||0;return A.startsWith("-")?-S:S}function C(x,o,l){const A=h(x,o,l);if(A<l&&x[A]===i.s1)
return x.subarray(o,A);const L={at:o,used:0,depth:1,out:new Uint8Array(l-o)};return M(x,L,l,l),L.out.subarray(0,L.used)}function h(x,o,l){for(let A=o;A<l;A++){const L=x[A];
if(L===i.s1||L===i.Cx||L===i.r_||L===i.u7)return A}return l}function M(x,o,l,A){const{out:L}=o;let{at:U,used:S,depth:k}=o;for(;U<l;U++){let b=x[U];if(b===i.Cx)k++;else if(b===
i.s1){if(--k===0)break}else if(b===i.u7)x[U+1]===i.kR&&U++,b=i.kR;else if(b===i.r_){if(b=x[++U],U>=A)break;if(b>=i.l0&&b<=i.em){let _=b-i.l0;for(let v=0;v<2&&x[U+
1]>=i.l0&&x[U+1]<=i.em;v++)_=_*8+x[++U]-i.l0;b=_&255}else if(b===i.u7){x[U+1]===i.kR&&U++;continue}else{if(b===i.kR)continue;b=y.get(b)??b}}L[S++]=b}o.at=U,o.used=
S,o.depth=k}const p=1<<20;async function O(x,o,l,A){if(x[o]!==i.Cx)return z(x,o+1,l,A);const L=o+1;let U=L;for(let k=L;U===k&&k<l;){k=Math.min(k+p,l),U=h(x,U,k);
const b=A.step(p);b&&await b}if(U<l&&x[U]===i.s1)return x.subarray(L,U);const S={at:L,used:0,depth:1,out:new Uint8Array(l-L)};for(;S.at<l&&S.depth>0;){M(x,S,Math.
min(S.at+p,l),l);const k=A.step(2*p);k&&await k}return S.out.subarray(0,S.used)}async function z(x,o,l,A){const L=new Uint8Array(l-o);let U=0;for(let k=o;k<l&&x[k]!==
i.vz;){for(const _=Math.min(k+p,l);k<_&&x[k]!==i.vz;k++)(0,i.Li)(x[k])>=0&&(L[U++]=x[k]);const b=A.step(2*p);b&&await b}const S=new Uint8Array(U+1>>1);for(let k=0;k<
U;k+=p){S.set((0,i.sk)(L,k,Math.min(k+p,U)),k>>1);const b=A.step(2*p);b&&await b}return S}const j=(x,o,l)=>x[o]===i.Cx?C(x,o+1,l):(0,i.sk)(x,o+1,l),y=new Map([[
i.yq,i.kR],[i.AF,i.u7],[i.yh,i.d2],[i.OY,i.G_],[i.MV,i.o1]])}),88500:((ft,tt,R)=>{R.d(tt,{A:()=>G,s:()=>U});var i=R(78157),r=R(4e4);const G=-1,W=2**63,B=-1,D=0,
C=1,h=2,M=0,p=1,O=2,z=3,j=4,y=5,x=6,o=7,l=8,A=new Uint8Array(256).fill(O);for(let _=0;_<256;_++)i.Kl[_]===i.t6&&(A[_]=M);for(let _=i.l0;_<=i.ev;_++)A[_]=p;for(const[
_,v]of Object.entries({"/":z,"<":j,">":y,"[":x,"]":o,"(":l,"%":M,")":M,"{":M,"}":M}))A[_.charCodeAt(0)]=v;const L=new Uint8Array(256);for(let _=0;_<256;_++)i.Kl[_]===
i.N9&&_!==i.wn&&(L[_]=1);class U{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=new Int32Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,r.C3)()}append(v,m,T){
const I=this.used+T-m;I>this.marks.length&&this.grow(I),this.marks.set(v.subarray(m,T),this.used),this.used=I}open(v,m,T){if(v>=this.opened.length){const I=new Int32Array(
this.opened.length*2);I.set(this.opened),this.opened=I}return this.opened[v]=m,T}add(v,m,T){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=v>2147483647?0:v,this.marks[this.used+1]=m,this.marks[this.used+2]=T,this.used+=3,T}grow(v){const m=new Int32Array(Math.max(this.marks.length*2,v));m.set(
this.marks),this.marks=m}value(v,m,T){let I=0,Y=D;for(let Q=m;m<T;Q=m){const nt=v[m++];switch(A[nt]){case M:nt===i.IQ&&(m=(0,i.D)(v,Q,T));continue;case p:{let it=nt-
i.l0;for(;A[v[m]]===p;)it=it*10+(v[m++]-i.l0);if(m<T&&i.Kl[v[m]]===i.N9){m=(0,i.Wd)(v,m,T);break}if(it>=W)return-1;const ut=S(v,m,T);Y===h&&this.setLength(it,Q,
m,ut),ut>m&&(m=this.add(it,Q,ut));break}case O:for(;m<T&&i.Kl[v[m]]===i.N9;)m++;if(nt===i.HF&&b(v,Q,m))return-1;break;case z:for(;m<T&&L[v[m]]===1;)m++;if(m<T&&
v[m]===i.wn&&(m=this.escapedName(v,m,T)),Y=this.expectedAfter(v,Q,m,Y===D?I:0),I===0)return m;continue;case j:m=v[m]===i.iH?this.open(I++,(0,r.XE)(),m+1):this.hexString(
v,Q,T);break;case y:if(v[m]!==i.vz)continue;if(!(this.opened[--I]>0)||++m>T)return-1;break;case x:m=this.open(I++,B,m);break;case o:if(this.opened[--I]!==B)return-1;
break;case l:m=this.literalString(v,Q,T);break}if(I===0)return m>T?-1:m;Y=D}return-1}setLength(v,m,T,I){const Y=I>T;this.length=Y?-1:v,this.lengthRef=Y?v:-1,this.
lengthStart=m,this.lengthEnd=I}literalString(v,m,T){const I=(0,i.AZ)(v,m,T);return I<0?T+1:this.strings?this.add(G,m,I):I}hexString(v,m,T){const I=(0,i.$k)(v,m,
T);return this.strings?this.add(G,m,I):I}escapedName(v,m,T){return this.doubtful=!0,(0,i.Wd)(v,m,T)}expectedAfter(v,m,T,I){const Y=T-m;return Y===10&&v[m+1]===i.
Ah&&(0,i.w1)(v,m,"/ByteRange")&&(this.byteRange=!0),I===0||this.opened[I-1]===B?D:((0,r.xg)(v,m,T,this.opened[I-1])&&(this.doubtful=!0),I>1?C:Y===7&&v[m+1]===i.
A4&&(0,i.w1)(v,m,"/Length")?h:C)}}function S(_,v,m){if(_[v]===i.Z4&&_[v+1]===i.l0&&_[v+3]===i.AV&&_[v+2]===i.Z4&&v+4<=m)return k(_,v+4,m)?v+4:v;let T=(0,i.AN)(_,
v,m);_[T]===i.N5&&_[T+1]>i.l0&&T++;let I=T,Y=0;for(;I<m&&(0,i.yp)(_[I]);I++)Y=Y*10+(_[I]-i.l0);if(I===T||Y>=W)return v;const Q=(0,i.AN)(_,I,m);return Q<m&&_[Q]===
i.AV&&k(_,Q+1,m)?Q+1:v}const k=(_,v,m)=>v>=m||i.Kl[_[v]]!==i.N9;function b(_,v,m){return m-v===6&&(0,i.w1)(_,v,"endo")||m-v===9&&(0,i.w1)(_,v,"ends")}}),45079:((ft,tt,R)=>{
R.d(tt,{ZV:()=>y,bD:()=>B,dZ:()=>M,pS:()=>p,sd:()=>x,yT:()=>W});var i=R(78157),r=R(45599);const G=8,W={number:0,generation:0};function B(o,l,A){if(l===null)o.text(
"null");else if(typeof l=="number")o.text(y(l));else if(typeof l=="boolean")o.text(l?"true":"false");else if(l instanceof r.SX)M(o,l.text);else if(l instanceof r.
oS)o.text(h(l,A));else if(l instanceof r.Mx)p(o,l.bytes,A);else if(Array.isArray(l)){if(o.byte(i.WL),l.length>=G&&l.every(L=>L instanceof r.oS))o.text(l.map(L=>h(
L,A)).join(" "));else for(const[L,U]of l.entries())L>0&&o.byte(i.Z4),B(o,U,A);o.byte(i.wt)}else l instanceof r.Bi?D(o,l,A):B(o,l.dict,A)}function D(o,l,A){const L=A.
security&&l.has("ByteRange")?{...A,security:void 0}:A;o.text("<<");for(const[U,S]of l)M(o,U),C(S)&&o.byte(i.Z4),B(o,S,U==="Contents"?L:A);o.text(">>")}const C=o=>o===
null||typeof o=="number"||typeof o=="boolean"||o instanceof r.oS;function h(o,{renumber:l,generationOf:A}){const L=l?l(o):o.number;return l&&L===0?"null":`${L} ${A?
A(L):l?0:o.generation} R`}function M(o,l){o.byte(i.cL);for(let A=0;A<l.length;A++){const L=l.charCodeAt(A)&255;L!==i.Cq&&(L>i.Z4&&L<=i.du&&L!==i.wn&&i.Kl[L]===i.
N9?o.byte(L):o.text(`#${j(L)}`))}}function p(o,l,{security:A,number:L,generation:U}){if(A){O(o,A.encryptString(l,L,U));return}let S=0;for(const k of l)(k<i.Z4||
k>i.du)&&S++;if(S*3>l.length){O(o,l);return}o.byte(i.Cx);for(const k of l)(k===i.Cx||k===i.s1||k===i.r_)&&o.byte(i.r_),k===i.u7?o.text("\\r"):o.byte(k);o.byte(i.
s1)}function O(o,l){o.byte(i.iH);for(const A of l)o.byte(z.charCodeAt(A>>4)),o.byte(z.charCodeAt(A&15));o.byte(i.vz)}const z="0123456789abcdef",j=o=>z[o>>4]+z[o&
15];function y(o){if(!Number.isFinite(o))return"0";const l=Math.abs(o);if(Number.isInteger(o)&&l<1e15)return String(o);if(l>=2**63)return`${BigInt(o)}.0`;const A=String(
o);return A.includes("e")?o.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):A}function x(o){const l=[o];for(;l.length>0;){const A=l.pop();if(A instanceof r.Mx)return!0;
if(Array.isArray(A))for(const L of A)l.push(L);else if(A instanceof r.Bi)for(const L of A.values())l.push(L);else A instanceof r.Z6&&l.push(A.dict)}return!1}}),
39150:((ft,tt,R)=>{R.d(tt,{D:()=>B});var i=R(78157);const r=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,G=/^(true|false|null)$/,W=/#(?![0-9A-Fa-f]{2})|#00/;
function B(p,O,z){const j=[],y=()=>{const o=j.at(-1);o?.keys&&(o.value=!1)},x=(0,i.AN)(p,O,z);for(;;){if(O=(0,i.AN)(p,O,z),O>=z)return!1;const o=j.at(-1),l=p[O];
if(l===i.vz||l===i.wt){if(!o||o.keys===void 0!=(l===i.wt)||o.keys&&(o.value||++O>=z||p[O]!==i.vz))return!1;j.pop(),O++}else if(o?.keys&&!o.value){const A=(0,i.Wd)(
p,O+1,z),L=M(p,O,A);if(l!==i.cL||W.test(L)||o.keys.has(L))return!1;o.keys.add(L),o.value=!0,O=A;continue}else if(l===i.WL||l===i.iH&&p[O+1]===i.iH){j.push(l===i.
WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),O+=l===i.WL?1:2;continue}else if(O=D(p,O,z),O<0)return!1;if(y(),j.length===0)return!(0,i.yp)(p[x])||p[O-1]!==
i.AV}}function D(p,O,z){switch(p[O]){case i.cL:{const j=(0,i.Wd)(p,O+1,z);return W.test(M(p,O,j))?-1:j}case i.Cx:return(0,i.AZ)(p,O,z);case i.iH:for(O++;O<z&&p[O]!==
i.vz;O++)if(!h(p[O])&&i.Kl[p[O]]!==i.t6)return-1;return O<z?O+1:-1;default:{const j=(0,i.Wd)(p,O,z),y=M(p,O,j);return G.test(y)?j:r.test(y)?C(p,y,j,z):-1}}}function C(p,O,z,j){
if(!/^\d+$/.test(O))return z;const y=(0,i.AN)(p,z,j),x=(0,i.Wd)(p,y,j),o=M(p,y,x),l=(0,i.AN)(p,x,j);return!/^\d+$/.test(o)||p[l]!==i.AV||i.Kl[p[l+1]??i.Z4]===i.
N9?z:Number(O)<=2147483647&&Number(o)<=65535?l+1:-1}const h=p=>p>=i.l0&&p<=i.ev||(p|32)>=97&&(p|32)<=102;function M(p,O,z){return(0,i.bS)(p).toString("latin1",O,
Math.min(z,O+200))}}),77581:((ft,tt,R)=>{R.d(tt,{SQ:()=>G,g7:()=>p,kt:()=>x,wx:()=>z});var i=R(78157),r=R(45599);const G=new Map([...[728,711,710,729,733,731,730,
732].map((o,l)=>[o,24+l]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,
322,339,353,382].map((o,l)=>[o,128+l]),[8364,160]]),W=/[\x18-\x1f\x80-\xa0]/g,B=new Map([...G].map(([o,l])=>[l,o])),D=Array.from({length:256},(o,l)=>String.fromCharCode(
B.get(l)??l)),C=32,h=200,M=new WeakMap;function p(o){if(o.bytes.length<h)return O(o.bytes);let l=M.get(o);return l===void 0&&M.set(o,l=O(o.bytes)),l}function O(o){
if(o[0]===254&&o[1]===255)return new TextDecoder("utf-16be").decode(o.subarray(2));if(o[0]===255&&o[1]===254)return new TextDecoder("utf-16le").decode(o.subarray(
2));if(o[0]===239&&o[1]===187&&o[2]===191)return new TextDecoder().decode(o.subarray(3));if(o.length>C)return(0,i.bS)(o).toString("latin1").replace(W,A=>D[A.charCodeAt(
0)]);let l="";for(const A of o)l+=D[A];return l}function z(o){const l=new Uint8Array(o.length);for(let L=0;L<o.length;L++){const U=j(o.charCodeAt(L));if(U===void 0)
return new r.Mx(y(o));l[L]=U}const A=l[0]===254&&l[1]===255||l[0]===255&&l[1]===254;return new r.Mx(A||l[0]===239&&l[1]===187&&l[2]===191?y(o):l)}function j(o){
return o>=32&&o<127||o===9||o===10||o===13||o>=161&&o<=255&&o!==173?o:G.get(o)}const y=o=>x(`\uFEFF${o}`),x=o=>Buffer.from(o,"utf16le").swap16()}),45599:((ft,tt,R)=>{
R.d(tt,{Bi:()=>B,Eo:()=>p,Mx:()=>r,Px:()=>j,SX:()=>i,UU:()=>z,Z6:()=>D,Zm:()=>C,cy:()=>M,hi:()=>y,i9:()=>h,jd:()=>O,oS:()=>G,rV:()=>W});class i{text;constructor(o){
this.text=o}}class r{bytes;constructor(o){this.bytes=o}}class G{number;generation;constructor(o,l=0){this.number=o,this.generation=l}}class W extends G{part;constructor(o,l){
super(l,0),this.part=o}}class B extends Map{}class D{dict;data;sealed;constructor(o,l,A){this.dict=o,this.data=l,this.sealed=A}}const C=x=>x instanceof B,h=x=>x instanceof
G,M=x=>Array.isArray(x),p=(x,o)=>x instanceof i&&x.text===o;function O(x){const o=new B;for(const[l,A]of Object.entries(x))A!==void 0&&o.set(l,A);return o}const z=x=>new i(
x),j=x=>new r(Uint8Array.from(Buffer.from(x,"latin1")));function y(x){const o=x.get("Type");return p(o,"Sig")||p(o,"DocTimeStamp")||x.has("ByteRange")}})};
