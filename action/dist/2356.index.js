"use strict";exports.id=2356,exports.ids=[2356],exports.modules={60623:((ct,tt,D)=>{D.d(tt,{Kc:()=>v,M_:()=>M,UD:()=>g});var i=D(11544),r=D(58552),J=D(54771),K=D(27059),_=D(
43749),z=D(78157),h=D(4537),j=D(81272);const v=A=>(0,i.$)(A,{level:4,mem:3}),M=A=>(0,i.$)(A,{level:0}),U=16*h.$9,L=4096,E=1<<26;function g(A,O,F,I){const b=O.codec?.
inflateNow(A,Math.min(O.stream,O.remaining,E));if(b)return O.remaining-=b.length,b;const p=(0,z.j8)(A,0,Math.min(A.length,4)),R=(A[p]&15)===8&&(A[p]<<8|A[p+1])%
31===0;R||(F.found=!0);const C=a(A.subarray(R?p+2:0),O,F,I);if(!C)throw(0,r.O$)("a compressed stream is damaged");return F.mismatch===!1&&!F.found&&(F.mismatch=
m(A.subarray(p+2),C)),C}function m(A,O){const F=new _.TU;if(F.add(O),(0,_.gZ)(A,F.value))return!1;const I=(0,_.Kw)(A);return I.length>0&&B(I,{push:()=>{},size:0,
consumed:0},1/0)}function a(A,O,F,I){if(O.remaining<=0)throw(0,j.q)(O,0);const b=new j.g(O,I);if(A.length<=(I?L:U)){const R=I?[A.length*d]:[A.length*d,K._],C=S(
A,R,O.scratch??new K.f);if(C)return b.push(C),b.finish()}if(B(A,b,A.length))return b.finish();F.found=!0;const p=new j.g(O,I);return B(A,p,Math.floor(b.consumed/
h.$9)*h.$9),p.size===0?void 0:p.finish()}const d=8;function S(A,O,F){try{for(const I of O){const b=F.atLeast(I),p=(0,i.HM)(A,{out:b});if(p.length<b.length)return p.
slice();if(b.length===K._)return}}catch{}}const T=16;function B(A,O,F){const I=new i.EL(R=>{R.length&&O.push(R)}),b=F<A.length;let p=O.watch?h.ay:h.$9;try{for(let R=0;R<
A.length;){const C=R<F?Math.min(p,F-R):T,Y=O.size;O.consumed=R,I.push(A.subarray(R,R+C),!b&&R+C>=A.length),R+=C,O.watch?.(O.size),O.watch&&(p=(0,h._p)(C,O.size-
Y,h.eO))}}catch(R){if(R instanceof r.zU||R instanceof J.Q)throw R;return!1}return!0}}),81679:((ct,tt,D)=>{D.d(tt,{Kc:()=>K.Kc,TT:()=>E,M_:()=>K.M_,tN:()=>g});var i=D(
58552),r=D(78157);function J(a){let d=a.length+5;for(const F of a)F===r.y_&&(d+=3);const S=new Uint8Array(d);let T=0,B=0,A=0,O=a[0]===r.iH&&a[1]===r.du?2:0;for(;O<
a.length;O++){const F=a[O];if(F===r.du)break;if(r.Kl[F]!==r.t6){if(F===r.y_&&A===0){T+=4;continue}if(!(F<r.Ec||F>r.Hh)&&(B=B*85+(F-r.Ec),!(++A<5))){for(let I=24;I>=
0;I-=8)S[T++]=Math.floor(B/2**I)&255;B=A=0}}}if(A>1){for(let F=A;F<5;F++)B=B*85+84;for(let F=0;F<A-1;F++)S[T++]=Math.floor(B/2**(24-8*F))&255}return S.slice(0,T)}
var K=D(60623),_=D(19590),z=D(60269),h=D(11032),j=D(81272);function v(a,d){let S=0;if(M(a,(A,O,F)=>S+=O+F),S>d.stream||S>d.remaining)throw(0,j.q)(d,S);d.remaining-=
S;const T=new Uint8Array(S);let B=0;return M(a,(A,O,F)=>{for(let I=0;I<O;I++)T[B+I]=a[A+I];F>0&&T.fill(a[A],B,B+F),B+=O+F}),T}function M(a,d){for(let S=0;S<a.length&&
a[S]!==128;){const T=a[S++];if(S>=a.length)return;T<128?d(S,Math.min(T+1,a.length-S),0):d(S,0,257-T),S+=T<128?T+1:1}}const U={Fl:"FlateDecode",LZW:"LZWDecode",A85:"\
ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},L=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),E=a=>L.
has(U[a]??a);function g(a,d,S,T,B={found:!1}){switch(U[a]??a){case"FlateDecode":return m({filter:"FlateDecode",data:d,parameters:S},T,B);case"LZWDecode":return m(
{filter:"LZWDecode",data:d,parameters:S},T,B);case"ASCII85Decode":return J(d);case"ASCIIHexDecode":return(0,r.sk)(d,0,d.length);case"RunLengthDecode":return v(d,
T);case"Crypt":return d;default:throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}function m(a,d,S){const T=d.large?.find(a,d,S);
if(T)return T;const{filter:B,data:A,parameters:O}=a,F=d.large?.watch(a,d),I=B==="FlateDecode"?(0,K.UD)(A,d,S,F):(0,_.k)(A,(0,z.c)(O,"EarlyChange",1),d,S,F);return(0,h.
T)(I,O)}}),54619:((ct,tt,D)=>{D.d(tt,{HV:()=>i,UT:()=>J,jC:()=>K,tL:()=>r,wg:()=>h});const i=0,r=1,J=2,K=3,_=1e5,z=1e4;class h{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;broken=new Map;constructor({
limits:v,memory:M},U){this.sourceLength=U,this.memory=M,this.bound=Math.min(v.objects,Math.max(1e6,U));const L=U<_?64:1024;this.kind=new Uint8Array(L),this.place=
new Int32Array(L),this.detail=new Int32Array(L)}offer(v,M,U,L){v<this.kind.length&&this.kind[v]!==i||this.set(v,M,U,L)}askFor(v){v>0&&v<=this.bound&&(this.kind[v]??
i)===i&&this.unlisted.add(v)}set(v,M,U,L){if(v>this.bound){this.overflowed=!0;return}v>=this.kind.length&&this.grow(v+1),this.kind[v]=M,this.place[v]=U,this.detail[v]=
L,v>=this.size&&(this.size=v+1)}grow(v){const M=Math.min(Math.max(v,this.kind.length*2),this.bound+1),U=Math.max(this.kind.length,this.sourceLength,z);M>U&&this.
memory.takeNumbers(M-U);const[L,E,g]=[new Uint8Array(M),new Int32Array(M),new Int32Array(M)];L.set(this.kind),E.set(this.place),g.set(this.detail),[this.kind,this.
place,this.detail]=[L,E,g]}}}),92356:((ct,tt,D)=>{D.d(tt,{E:()=>Je});var i=D(58552),r=D(78157),J=D(64580),K=D(83287),_=D(52205),z=D(88500),h=D(45599);function j(s,t){
if(!(t instanceof h.Z6))return;const[e,n]=[s.resolve(t.dict.get("N")),s.resolve(t.dict.get("First"))];if(typeof e!="number"||typeof n!="number"||!Number.isInteger(
n)||n<0)return;const o=(0,K.US)(s,t,s.memory,!0);if(!o)return;const{data:c}=o,[l,x]=[[],[]];let N=0;for(;l.length<Math.min(e,v);){const $=(0,r.JI)(c,(0,r.AN)(c,
N,c.length),c.length),W=(0,r.JI)(c,(0,r.AN)(c,$.after,c.length),c.length);if($.value<0||$.value>2147483647||W.value<0||n+W.value>c.length)break;l.push($.value),
x.push(n+W.value),N=W.after}const Z=!o.whole&&!(0,K.QJ)(s.encoded(t));Z&&x.length>0&&new z.s().value(c,x.at(-1),c.length)<0&&(l.pop(),x.pop());const H=new Int32Array(
x.length);for(const[$,W]of x.entries())H[$]=L(c,W,x[$+1]??c.length);if((0,r.bS)(c).includes("stream")){const $=new z.s;for(const[W,X]of x.entries()){$.reset();const et=$.
value(c,X,H[W]);et>=0&&(H[W]=et)}}return{data:c,numbers:new Int32Array(l),starts:new Int32Array(x),ends:H,...Z?{lost:Math.min(Math.max(0,e-l.length),s.table.size)}:
{}}}const v=2**24,M=2**29;function U(s,t){const{numbers:e}=s;s.sorted??=Float64Array.from(e,(x,N)=>Math.min(x,M)*v+N).sort();const{sorted:n}=s;let[o,c]=[0,n.length];
for(;o<c;){const x=o+c>>>1;n[x]<t*v?o=x+1:c=x}const l=o<n.length?n[o]%v:-1;return e[l]===t?l:-1}function L(s,t,e){for(;e>t&&r.Kl[s[e-1]]===r.t6;)e--;return e}var E=D(
54619),g=D(45798),m=D(85368);const a=20;class d{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n,table:o}=t;this.counted=new Uint8Array(o.size),this.streams=new m.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new d(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:o,memory:c}=n,l=this.
counted[t]===1,x=this.parser(t,e.bytes,e.start,e.end,l?1/0:c.values),N=x.value();if(l||(c.values=x.room),this.counted[t]=1,this.spend(x.at-e.start),!(N instanceof
h.Bi)||e.bytes!==o)return N;const Z=(0,r.AN)(o,x.at,o.length);if(!(0,r.w1)(o,Z,"stream"))return N;const{start:H,end:$}=this.streams.data(Z,this.lengthOf(N.get("\
Length"))),W=this.security&&!(0,h.Eo)(N.get("Type"),"XRef");return new h.Z6(N,o.subarray(H,$),W?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,o,c=this.
document.memory.values){const{document:l,security:x}=this;let N;if(x&&t!==this.encryptNumber&&l.table.kind[t]===E.tL){const Z=l.generation(t);N=H=>x.decryptString(
H,t,Z)}return new g.i(e,n,o,l.job.limits.nesting,N,c)}lengthOf(t){if(t instanceof h.oS){const e=this.document.place(t.number),n=e&&new g.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:o}=this;if(o.has(t)||n.table.kind[t]!==E.tL)return;o.add(t);const c={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},
l=j(n,this.read(t,c));if(o.delete(t),this.objectStreams.set(t,l),!!l)return l.lost!==void 0&&n.table.broken.set(t,l.lost),this.effort+=l.data.length*n.job.limits.
parsing,n.memory.hold(l.data.length+l.numbers.length*a,this.holder,t),l}spend(t){if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}var S=D(67382),
T=D(51271),B=D(83363),A=D(45657);const O=100;class F{document;numbers=[];claimed;blank=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new T.
L;constructor(t){this.document=t}async read(){const t=await(0,B.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=
t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.blank=t.blank}copyFrom(t){this.
numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const o of B.i)e[o]!==void 0&&(n[o]=(0,J.
F)(e[o]));return n}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){
return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.
numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??
this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.
document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new h.SX("Page"),Kids:void 0,Count:void 0});
this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new S.
B(this.document);for(const n of t){this.document.exists(n)&&e.keep(n);const o=this.document.job.pace.step(1e3);o&&await o}}async keep(t){const{numbers:e,ancestry:n}=this,
o=e.filter((c,l)=>t[l]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(o);return}this.numbers=o,this.ancestry=
n.filter((c,l)=>t[l]),this.positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),o=new Map,c=this.inherited.map($=>b(e,$,o)),{nodes:l,parents:x}=this.
grow(n),N=l.map(({ref:$})=>({Parent:$}));for(let $=0;$<n.length;$++){const W=n[$],X=this.indexOf(W),et=x[$];l[et].kids.push(new h.oS(W,e.generation(W)));const it=X<
0?I:c[this.ancestry[X]];e.patch(W,N[et],it);const rt=e.job.pace.step(600);rt&&await rt}for(const{ref:$,kids:W,parent:X,count:et}of l)e.put($,new h.Bi([["Type",new h.
SX("Pages")],...X?[["Parent",X]]:[],["Kids",W],["Count",et]]));const Z=l[l.length-1].ref,H=e.catalog.get("Pages");(!(H instanceof h.oS)||H.number!==Z.number)&&e.
editCatalog().set("Pages",Z),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new T.L(!1)}grow(t){
const{document:e}=this,n=t.length,o=e.catalog.get("Pages"),c=W=>this.indexOf(W)>=0||t.includes(W),l=o instanceof h.oS&&o.number>0&&!c(o.number)?o:void 0,x=[];let N=[];
const Z=(W,X)=>({ref:X&&l?new h.oS(l.number,e.generation(l.number)):e.add(null),kids:[],parent:void 0,count:W}),H=Math.max(1,Math.ceil(n/O));for(let W=0;W<H;W++)
N.push(Z(Math.min(O,n-W*O),H===1));const $=Array.from({length:n},(W,X)=>Math.floor(X/O));for(;N.length>1;){(0,A.RZ)(x,N);const W=Math.ceil(N.length/O),X=Array.from(
{length:W},()=>Z(0,W===1));for(const[et,it]of N.entries()){const rt=X[Math.floor(et/O)];it.parent=rt.ref,rt.kids.push(it.ref),rt.count+=it.count}N=X}return(0,A.
RZ)(x,N),{nodes:x,parents:$}}}const I={};function b(s,t,e){const{Resources:n}=t;if(!(n instanceof h.Bi))return{...t};const o=e.get(n)??s.add(n);return e.set(n,o),
{...t,Resources:o}}const p=1,R=2,C=3;class Y{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Y(0);for(const[
e,n]of this.edited)t.edited.set(e,(0,J.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(
t,p)===R&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,R),this.patched.set(t,e)}remove(t){const e=this.set(t,C);e===p?this.edited.delete(t):
e===R&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const o=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));o.set(this.kind),this.kind=
o}const n=this.kind[t];return this.kind[t]=e,this.any=!0,n}}var q=D(64680),nt=D(45079);const ot={},ft=4096,dt=1<<21,Et=`
endobj
`,mt=`>>${Et}`,xt=2147483647;class kt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new q.k(256);scan=new z.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,o,c){
(o!==this.entries||c!==this.defaults)&&this.prepare(o,c);const{text:l,defaultTexts:x}=this,{open:N,close:Z}=n,H=e<0,$=H?N-2:e;this.reserve(Z-$+l.bytes.length+this.
defaultSize);const W=this.used,X=this.noted,et=this.keepOthers(t,$,n);this.put(t,et,Z);let it=n.special||l.special;for(let rt=0;rt<x.length;rt++){const lt=x[rt],
gt=n.find(t,lt.key);if(gt>=0){const wt=(0,r.AN)(t,n.at[gt+2],Z);if(!(0,r.w1)(t,wt,"null"))continue;this.used=W,this.noted=X;return}it||=lt.special,this.put(lt.bytes,
0,lt.bytes.length),this.note(lt.marks,0,lt.marks.length,xt)}return this.put(l.bytes,0,l.bytes.length-(H?Et.length:0)),this.note(l.marks,0,l.marks.length,xt),{bytes:this.
memory,start:W+N-2-$,end:H?this.used:this.used-Et.length,from:H?-1:W,to:H?-1:this.used-1,references:it?void 0:this.references,first:X,last:this.noted}}keepOthers(t,e,{
at:n,first:o,used:c,scan:l,marksFrom:x,marksTo:N}){const{keys:Z}=this,{marks:H}=l;let $=x,W=e;for(let X=o;X<c;X+=4){const et=n[X],it=n[X+1]-et;for(let rt=0;rt<Z.
length;rt++)if(!(Z[rt].length!==it||!(0,r.w1)(t,et,Z[rt])))for($=this.note(H,$,N,et),this.put(t,W,et-1),W=n[X+3];$<N&&H[$+1]<W;)$+=3}return this.note(H,$,N,xt),
W}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(o=>!(o in t));this.defaultTexts=
n.map(o=>{const c=this.textOf(e,[o]);return{...c,key:o,bytes:c.bytes.subarray(0,-mt.length)}}),this.defaultSize=this.defaultTexts.reduce((o,{bytes:c})=>o+c.length,
0)}textOf(t,e){const{draft:n,scan:o}=this;n.clear(),n.text("<<");for(const x of e){const N=t[x];N!==void 0&&((0,nt.dZ)(n,x),n.byte(r.Z4),(0,nt.bD)(n,N,nt.yT))}n.
text(mt);const c=new Uint8Array(n.bytes);o.reset();const l=o.value(c,0,c.length)!==c.length-Et.length;return{bytes:c.subarray(2),marks:o.marks.slice(0,o.used),special:l||
o.byteRange}}note(t,e,n,o){let c=e;for(;c<n&&t[c+1]<o;c+=3)this.refer(t[c]);return c}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(ft,Math.min(this.memory.length*2,dt),Math.min(this.sourceLength>>4,dt));this.
memory=(0,r.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Xt(s,t,e){for(const[n,o]of Object.entries(t))o===void 0?s.delete(n):s.set(n,o);for(const[
n,o]of Object.entries(e))o!==void 0&&!s.has(n)&&!(n in t)&&s.set(n,o)}var pt=D(79725);const St=6;class Pt{index=new Int32Array(0);records=new Int32Array(St*16);count=0;at=new Int32Array(
64);used=0;scan=new z.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,pt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:o,
scan:c}=this,l=this.count*St;o[l]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),o[l+1]=this.used+=n.used-n.first,o[l+2]=n.open,o[l+3]=n.close,o[l+
4]=c.used,c.append(n.scan.marks,n.marksFrom,n.marksTo),o[l+5]=c.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:o}=this,
c=(n-1)*St;return e.at=this.at,e.scan=this.scan,e.first=o[c],e.used=o[c+1],e.open=o[c+2],e.close=o[c+3],e.marksFrom=o[c+4],e.marksTo=o[c+5],e.special=!1,!0}fork(){
const t=new Pt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*St),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*St>this.records.length&&(this.records=(0,pt.Z)(this.records,(this.
count+1)*St)),this.used+t>this.at.length&&(this.at=(0,pt.Z)(this.at,this.used+t))}}class bt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Pt;entries=new pt.
R;located=-1;patcher;next;constructor(t,e,n,o=e.memory){this.bytes=t,this.job=e,this.memory=o,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new d(this),this.changes=new Y(this.next),this.pages=new F(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,J.F)(this.trailer),o=new bt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return o.reader=this.reader.fork(o),o.next=this.next,o.changes=this.changes.fork(),o.kept=this.kept.fork(),o.walked=this.
walked,o.pages.copyFrom(this.pages),o}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof h.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,r.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof h.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===C)return null;
if(n===p)return this.changes.edited.get(e);const o=this.values.get(e);if(o!==void 0)return o;const c=this.place(e),l=c?this.reader.read(e,c):null;return this.values.
set(e,l),l}resolve(t){for(let e=0;t instanceof h.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof h.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
h.Bi?e:e instanceof h.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new h.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===p)return!0;if(e===C)return!1;const n=this.table.kind[t];return n===E.tL||n===E.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===p||e===R}isEdited(t){return this.changes.
kind[t]===p}patched(t){return this.changes.kind[t]===R?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===p?this.changes.edited.get(
t):this.values.get(t);if(n!==void 0||e===C)return this.resolve(n)instanceof h.Z6;const o=this.place(t);if(o?.bytes!==this.bytes)return!1;const{bytes:c}=this,l=pe(
c,(0,r.AN)(c,o.start,o.end)),x=l>=0?l:this.locateHere(t,o)?this.entries.close+2:-1;return x<0?this.resolve(new h.oS(t))instanceof h.Z6:(0,r.w1)(c,(0,r.AN)(c,x,o.
end),"stream")?!(0,r.bS)(c.subarray(o.start,x)).includes("endobj")||this.resolve(new h.oS(t))instanceof h.Z6:!1}entry(t,e){const n=this.changes.kind[t],o=n===p?
this.changes.edited.get(t):this.values.get(t);if(o!==void 0||n===C)return o instanceof h.Bi?o.get(e):void 0;const c=this.place(t);if(!c)return;const{entries:l}=this;
if(!this.locateHere(t,c))return this.dict(new h.oS(t))?.get(e);const x=l.find(c.bytes,e);return x<0?void 0:this.reader.parser(t,c.bytes,l.at[x+2],l.at[x+3]).value()}patch(t,e,n=ot){
const o=this.place(t),c=this.security&&[...Object.values(e),...Object.values(n)].some(nt.sd),l=o&&!c&&this.locateHere(t,o)?this.patchAt(t,o,e,n):void 0;if(!l){const x=this.
edit(t);x instanceof h.Bi&&Xt(x,e,n);return}this.changes.patch(t,l),this.values.delete(t),this.located=-1}patchAt(t,e,n,o){return this.patcher??=new kt(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,o)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:o},c){return this.recallEntries(t,c)||c.locate(e,n,o)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,_.x$)(this,t.dict)):n}decoded(t){return(0,K.
D4)(this,t,this.memory)}async decodedAtEase(t,e){return await(0,K.m_)(this,t,this.memory,e)??(0,K.D4)(this,t,this.memory,e)}decodedPart(t,e=!1){return(0,K.US)(this,
t,this.memory,e)}place(t){const e=this.changes.kind[t];if(!(e===p||e===C)){if(e===R)return this.changes.patched.get(t);switch(this.table.kind[t]){case E.tL:return{
bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case E.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let o=this.table.detail[t];
n.numbers[o]!==t&&(o=U(n,t));const c=n.starts[o];return c===void 0?void 0:{bytes:n.data,start:c,end:n.ends[o]}}default:this.table.askFor(t);return}}}missed(t){this.
changes.kind[t]!==C&&this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.
table.kind[t]===E.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){
this.located=-1,this.kept=new Pt}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.
size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function pe(s,t){if(s[t]!==r.iH||s[t+
1]!==r.iH)return-1;for(t+=2;t<s.length;t++){const e=s[t];if(e===r.vz)return s[t+1]===r.vz?t+2:-1;if(e===r.iH||e===r.Cx||e===r.IQ)return-1}return-1}const we=5e5,
Gt=2e3;async function ye(s,t){const e=new Ee(s),[n,o,c]=[[],[],[]];for(let W=0;W<t.count;W++){await e.ofContent(s.entry(t.number(W),"Contents"))&&n.push(W+1);const{
fonts:X,images:et}=await e.ofResources(t.attribute(W,"Resources"));X&&o.push(W+1),et&&c.push(W+1);const it=s.job.pace.step(Gt);it&&await it}const l=t.blank.map(
W=>t.indexOf(W)+1).filter(W=>W>0),{broken:x}=s.table,N=[...x.values()].reduce((W,X)=>W+X,0),{count:Z,claimed:H,isOrderLost:$}=t;return{count:Z,claimed:H,lost:l,
withoutContent:n,withoutFonts:o,withoutImages:c,isOrderLost:$,brokenStreams:x.size,lostObjects:N}}const At={fonts:!1,images:!1};class Ee{document;looks=0;known=new Map;constructor(t){
this.document=t}async ofContent(t){if(t==null)return!1;let e=!1;return await this.lookAt(this.document.array(t)??[t],n=>{e||=this.isLost(n)||typeof n=="number"}),
e}async ofResources(t,e=0){const{document:n}=this;if(t instanceof h.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof h.Bi)||e>
n.job.limits.formDepth)return At;let[o,c]=[!1,!1];return await this.lookAt(this.valuesOf(t.get("Font")),l=>{o||=this.isFontLost(l)}),await this.lookAt(this.valuesOf(
t.get("XObject")),async l=>{if(c||=this.isLost(l),!(l instanceof h.oS))return;const x=await this.once(l.number,()=>this.ofForm(n.get(l),e+1));o||=x.fonts,c||=x.
images}),{fonts:o,images:c}}async ofForm(t,e){return t instanceof h.Z6?this.ofResources(t.dict.get("Resources"),e):At}valuesOf(t){return this.document.dict(t)?.
values()??[]}async lookAt(t,e){for(const n of t){if(++this.looks>we)return;await e(n);const o=this.document.job.pace.step(Gt);o&&await o}}async once(t,e){const n=this.
known.get(t);if(n)return n;this.known.set(t,At);const o=await e();return this.known.set(t,o),o}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const n=e.
dict(t),o=e.array(n?.get("DescendantFonts"))?.slice(0,1)??[];if(o.some(x=>this.isLost(x)))return!0;const c=(e.dict(o[0])??n)?.get("FontDescriptor");return this.
isLost(c)?!0:["FontFile","FontFile2","FontFile3"].map(x=>e.dict(c)?.get(x)).some(x=>this.isLost(x))}isLost(t){return t instanceof h.oS&&this.document.resolve(t)===
null}}const Tt=1e3;async function Ct(s,t){const{found:e,loose:n}=await Lt(s);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,i.O$)("it has no pages");
const o=t.claimed??xe(s,n);await Jt(s,t,n);const c=e.every(l=>t.indexOf(l)>=0);if(c||await Jt(s,t,e),t.count===0)throw(0,i.O$)("it has no pages");t.claimed=o,t.
isOrderLost=n.length>1||!c,t.isAdopted=!0,await t.rebuild(t.numbers)}function xe(s,[t,...e]){const n=e.length>0?void 0:s.resolve(s.entry(t,"Count"));return typeof n==
"number"?n:void 0}async function Lt(s){const{table:t,job:e}=s,n=[],o=[],c=new Set;for(let W=1;W<t.size;W++){if(t.kind[W]!==E.tL&&t.kind[W]!==E.UT)continue;const X=s.
entry(W,"Type");(0,h.Eo)(X,"Page")&&n.push(W);const et=(0,h.Eo)(X,"Pages")?s.array(s.entry(W,"Kids")):void 0,it=et!==void 0&&!c.has(et);it&&(c.add(et),o.push({number:W,
kids:et.flatMap(lt=>lt instanceof h.oS?[lt.number]:[])}));const rt=e.pace.step(Tt+(it?et.length*20:0));rt&&await rt}const l=W=>t.kind[W]===E.UT?t.place[t.place[W]]:
t.place[W],x=(W,X)=>l(W)-l(X)||t.detail[W]-t.detail[X];n.sort(x);const N=new Set(n),Z=o.filter(({kids:W})=>W.some(X=>N.has(X))),H=new Set(Z.flatMap(({kids:W})=>W)),
$=[...n,...Z.map(({number:W})=>W)].filter(W=>!H.has(W));return{found:n,loose:$.sort(x)}}async function Jt(s,t,e){const n=s.dict(s.catalog.get("Pages")),o=B.i.flatMap(
x=>{const N=(0,h.Eo)(n?.get("Type"),"Pages")?n?.get(x):void 0;return N===void 0?[]:[[x,N]]}),c=s.add(new h.Bi([["Type",new h.SX("Pages")],["Kids",e.map(x=>new h.
oS(x,s.generation(x)))],["Count",e.length],...o])),l=s.edit(s.catalogNumber);if(!(l instanceof h.Bi))throw(0,i.O$)("it has no catalog");l.set("Pages",c),await t.
read()}var Yt=D(42973),Ft=D(37628),_t=D(22480);const Qt=512,Ut=1<<22,It=65536;class jt{bytes;pace;onTrailer;buffer;scan=new z.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,n=o=>o){
this.bytes=t,this.pace=e,this.onTrailer=n,this.buffer=(0,r.bS)(t),this.streams=new Ft.k(t,"stream",o=>Ot(t,o)),this.objectEnds=new Ft.k(t,"endobj"),this.streamEnds=
new Ft.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,n=e.length;for(;;){if(t=qt(e,t),t>=n)return;const o=(0,r.
yp)(e[t])?(0,r.ay)(e,t,n):void 0;if(o&&Wt(o.number))return o;const c=te(e,t);if(c==="trailer"){const l=this.valueEnd(t+7,Math.min(n,t+It));if(l<0)return this.search(
t);this.readTrailer(t+7),t=l}else if(c){t=Oe(e,t+c.length);const l=(0,r.w1)(e,t,"obj")?Bt(e,t):void 0;if(l)return l}else return this.search(t)}}async search(t){
const{bytes:e,buffer:n,pace:o}=this;let c;for(let x=t;!c;){const N=n.indexOf("obj",x);if(N<0)break;c=Bt(e,N);const Z=o.step(N-x+200);Z&&await Z,x=N+3}const l=n.
subarray(0,c?.start??e.length);for(let x=l.indexOf("trailer",t);x>=0;x=l.indexOf("trailer",x+7))this.readTrailer(x+7);return c}readTrailer(t){t>=this.trailersRead&&
(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:n}=this,o=e.length,c=this.soundEnd(t);if(c<0)return this.malformed(t);const l=(0,r.
AN)(e,c,o);return e[c-1]!==r.vz||!(0,r.w1)(e,l,"stream")?{at:c,dictionaryEnd:-1,isCut:!1}:this.stream(l,n.length,c)}soundEnd(t){const{bytes:e}=this,n=e.length,o=(0,r.
AN)(e,t,n);if((0,r.rg)(e,o))return o;const c=this.objectEnds.next(o),l=this.valueEnd(o,c<0?n:c);if(l>=0&&Kt(e,l))return l;if(c<0||this.farAllowance<=0)return-1;
const x=Math.min(n,o+Ut),N=this.walk(o,x);return N>=0&&Kt(e,N)?N:(this.farAllowance-=x-o,-1)}valueEnd(t,e){const n=Math.min(e,t+Math.max(Qt,this.allowance)),o=this.
walk(t,n);return o<0&&(this.allowance-=n-t),o}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,n=this.streams.
next(t),o=this.objectEnds.next(t),c={at:t,dictionaryEnd:-1,isCut:o<0};if(n<0||o>=0&&o<n)return c;const l=e.toString("latin1",t,Math.min(n,t+4096));if(/\d[\s\0]+obj\b/.
test(l))return c;const x=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(l);return this.stream(n,x?Number(x[1]):-1,n)}stream(t,e,n){const o=(0,_t.n)(this.bytes,t);if(e>=
0&&(0,_t.V)(this.bytes,o+e))return{at:o+e,dictionaryEnd:n,isCut:!1};const c=this.streamEnds.next(o);return{at:c<0?o:c,dictionaryEnd:n,isCut:!1}}}async function Se(s,t,e){
return qt(s,t)>=s.length?!1:await new jt(s,e).next(t)!==void 0}function qt(s,t){const e=s.length;for(;t<e;)if(r.Kl[s[t]]===r.t6)t++;else{if(s[t]!==r.IQ)break;(0,r.
w1)(s,t,"%%EOF")?t+=5:t=(0,r.D)(s,t,e)}return t}const Ae=["endobj","endstream","xref","startxref","trailer"];function te(s,t){return Ae.find(e=>(0,r.w1)(s,t,e))}
function Oe(s,t){const{length:e}=s;for(;t<e;t++){const n=s[t];if(!((0,r.yp)(n)||n===r.Z4||n===r.kR||n===r.u7||n===r.yq||n===r.MV))break}return t}function Kt(s,t){
const e=(0,r.AN)(s,t,s.length);return e>=s.length||(0,r.rg)(s,e)||(0,r.w1)(s,e,"stream")?!0:(0,r.yp)(s[e])?(0,r.ay)(s,e,s.length)!==void 0:te(s,e)!==void 0}const Wt=s=>s>
0&&s<=2147483647;function Ot(s,t){let e=t+6;for(;s[e]===r.Z4;)e++;if(s[e]!==r.kR&&s[e]!==r.u7)return!1;let n=t-1;for(;n>0&&r.Kl[s[n]]===r.t6;)n--;return s[n]===
r.vz&&s[n-1]===r.vz}function Bt(s,t){let e=t-1;const n=()=>{const Z=e;for(;e>=0&&(0,r.yp)(s[e]);)e--;return Z-e>0&&Z-e<=10?(0,r.JI)(s,e+1,Z+1).value:-1},o=()=>{
const Z=e;for(;e>=0&&r.Kl[s[e]]===r.t6;)e--;return e<Z};o();const c=n(),l=c>=0&&s[e]===r.N5;l&&e--;const x=l?1:c;if(x<0||x>65535||!o())return;const N=n();return Wt(
N)?{number:N,generation:x,start:e+1,body:t+3}:void 0}const vt=new Set(["Root","Info","ID","Encrypt"]);async function Dt(s,t){const{limits:e,pace:n}=t,o=new E.wg(
t,s.length),c=new h.Bi;let l=!1;const x=Z=>{for(const[H,$]of Z)vt.has(H)&&c.set(H,$)},N=new jt(s,n,Z=>{const H=new g.i(s,Z,Math.min(s.length,Z+65536),e.nesting),
$=H.value();return(0,h.Zm)($)&&x($),H.at});for(let Z=0;;){const H=await N.next(Z);if(!H)break;const{number:$,body:W}=H,X=N.object(H),et=$<o.size&&o.kind[$]===E.
tL;if((!X.isCut||!et)&&o.set($,E.tL,H.start,H.generation),X.dictionaryEnd>=0&&(0,r.bS)(s.subarray(W,X.dictionaryEnd)).includes("XRef")){const rt=new g.i(s,W,X.dictionaryEnd,
e.nesting).value();(0,h.Zm)(rt)&&(0,h.Eo)(rt.get("Type"),"XRef")&&(l=!0,rt.has("Root")&&x(rt))}const it=n.step(X.at-Z+200);it&&await it,Z=X.at}if(o.overflowed&&
s.length>8*e.objects)throw(0,Yt.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which \
numbers objects without gaps");if(o.size===0)throw(0,i.O$)("no PDF objects were found in the file");return{table:o,trailer:c,streams:l,damaged:!0}}var ee=D(59277);
function ve(s,t){if(s.length===0)throw Me();if(s.length>t.inputBytes)throw ke(s.length,t.inputBytes);const e=(0,r.bS)(s.subarray(0,1024)).indexOf("%PDF-");if(e<
0&&(0,r.bS)(s).indexOf(" obj")<0)throw ne(s);return e}function Me(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"\
file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function ke(s,t){return(0,Yt.F)("inputBytes",`The document has ${s}\
 bytes; at most ${t} are allowed`,"Split it with another program first")}function ne(s){const t=(0,ee.y)(s);if(t===void 0)return(0,i.O$)("the file is not a PDF \
document");const e=`is ${t}, not a PDF document`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF do\
cument of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const se=1e3;async function re(s){const{job:t,table:e}=s;let n;for(let o=1;o<e.size;o++){
if(e.kind[o]!==E.tL)continue;(n===void 0||e.place[o]>e.place[n.number])&&ie(s,o)&&(n=new h.oS(o,s.generation(o)));const l=t.pace.step(se);l&&await l}return n&&(await ae(
s)&&be(s,n)?void 0:n)}function ie(s,t){const e=o=>s.resolve(s.entry(t,o));return!(s.entry(t,"Filter")instanceof h.SX)||typeof e("V")!="number"?!1:e("O")instanceof
h.Mx&&e("U")instanceof h.Mx||(0,h.cy)(e("Recipients"))||(0,h.Zm)(e("CF"))}const be=(s,{number:t})=>!(0,h.Eo)(s.resolve(s.entry(t,"StmF")),"Identity"),oe=20;async function ae(s){
const{job:t,table:e}=s;let[n,o]=[0,0];for(let c=1;c<e.size&&n<oe;c++){if(e.kind[c]!==E.tL||!s.isStream(c))continue;const l=s.get(c);s.release(c);const x=t.pace.
step(se);if(x&&await x,!(l instanceof h.Z6)||(0,h.Eo)(l.dict.get("Type"),"XRef")||!(0,h.Eo)((0,_.c3)(s,l.dict.get("Filter"))[0],"FlateDecode"))continue;const[N=0,
Z=0]=l.data;n++,(N&15)===8&&(N<<8|Z)%31===0&&o++}return o*2>n}const ce=1e3,fe=1024,ue=16;function Fe(s){const t=(0,r.bS)(s),e=[];let n=t.indexOf("/ID");for(let o=0;n>=
0&&o<ce&&e.length<ue;o++){const c=Math.min(s.length,n+fe),l=(0,r.j8)(s,n+3,c),x=s[l]===r.WL?new g.i(s,l,c,fe).value():null,N=(0,h.cy)(x)?x[0]:null;N instanceof h.
Mx&&N.bytes.length>0&&e.push(N.bytes),n=t.indexOf("/ID",n+3)}return e}async function De(s){const{table:t}=s,{pace:e}=s.job,n=[];for(let c=1;c<t.size;c++){t.kind[c]===
E.tL&&(0,h.Eo)(s.entry(c,"Type"),"ObjStm")&&n.push({number:c,at:t.place[c]});const l=e.step(1e3);l&&await l}n.sort((c,l)=>c.at-l.at);const o=new Set(n.map(({number:c})=>c));
for(const{number:c,at:l}of n)await Rt(s,c,x=>!(t.kind[x]===E.tL&&t.place[x]>l)&&!o.has(x))}async function Mt(s,t){const{table:e}=s;for(const n of t)(0,h.Eo)(s.entry(
n,"Type"),"ObjStm")&&await Rt(s,n,o=>(e.kind[o]??E.HV)===E.HV)}async function Rt(s,t,e){const{job:n,table:o}=s,c=s.objectStream(t),l=n.pace.step((c?.data.length??
0)+1e3);l&&await l;for(const[x,N]of c?.numbers.entries()??[])N>0&&e(N)&&o.set(N,E.UT,t,x)}async function zt(s){const t=s.get(s.catalogNumber);if(t instanceof h.
Bi&&t.has("Pages"))return;let e=-1;for(let o=s.table.size-1;o>0;o--){if(s.table.kind[o]===E.HV||s.table.kind[o]===E.jC)continue;const c=s.job.pace.step(1e3);if(c&&
await c,!(s.get(o)instanceof h.Bi))continue;const l=s.entry(o,"Type");if((0,h.Eo)(l,"Catalog"))return Vt(s,o);l===void 0&&e<0&&Re(s,o)&&(e=o)}if(e>0)return Vt(s,
e);if((0,h.Eo)(s.entry(s.catalogNumber,"Type"),"Page")||!(s.get(s.catalogNumber)instanceof h.Bi)){const o=new h.Bi([["Type",new h.SX("Catalog")]]);s.trailer.set(
"Root",s.add(o))}}function Vt(s,t){s.trailer.set("Root",new h.oS(t,s.generation(t)))}function Re(s,t){const e=s.entry(t,"Pages");return e instanceof h.oS&&s.array(
s.dict(e)?.get("Kids"))!==void 0}async function le(s,t,e,n){if(e.size===0||!await Zt(s,t,n))return[];const o=await Pe(s,n),c=[];for(let l=1;l<(o?.size??0);l++){
if(o.kind[l]!==E.tL||$t(t,l))continue;const x=(0,r.ay)(s,o.place[l],s.length);x?.number===l&&c.push(x)}return c.some(l=>e.has(l.number)||Te(s,l))?c:[]}const $t=(s,t)=>(s.
kind[t]??E.HV)!==E.HV;async function Zt(s,t,{pace:e}){const n=(0,r.bS)(s);for(let o=0;;){const c=n.indexOf("obj",o);if(c<0)return!1;const l=Bt(s,c);if(l&&!$t(t,
l.number))return!0;const x=e.step(c-o+200);x&&await x,o=c+3}}async function Pe(s,t){try{return(await Dt(s,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unr\
eadable_document")return;throw e}}function Te(s,{body:t}){const e=s.subarray(0,Math.min(s.length,t+Ce)),n=new g.i(e,t,e.length,8).value();return(0,h.Zm)(n)&&(0,h.
Eo)(n.get("Type"),"ObjStm")}const Ce=1024,Ht=1024;async function de(s,t,e){const{table:n}=t,o=new Int32Array(n.size),c=[];let l=t.damaged;for(let x=0;x<n.size;x+=
Ht){f(s,n,o,x,Math.min(x+Ht,n.size),c)&&(l=!0);const N=e.pace.step(Ht*20);N&&await N}c.length>0&&(l=!0,u(s,n,o,c,(await Dt(s,e)).table));for(let x=0;x<n.size;x++)
n.kind[x]===E.UT&&n.kind[n.place[x]]!==E.tL&&n.set(x,E.jC,0,0);return{...t,damaged:l,bodies:o,isMended:c.length>0}}function Le({table:s,trailer:t}){const e=t.get(
"Root");return e instanceof h.oS?s.kind[e.number]===E.tL||s.kind[e.number]===E.UT:!1}function f(s,t,e,n,o,c){let l=!1;for(let x=n;x<o;x++){if(t.kind[x]!==E.tL)continue;
const N=(0,r.PZ)(s,t.place[x],x,t.detail[x]);if(N>=0){e[x]=N,t.detail[x]===65535&&(l=!0);continue}const Z=(0,r.ay)(s,t.place[x],s.length);Z?.number===x?(e[x]=Z.
body,t.place[x]=Z.start,t.detail[x]=Z.generation,s.subarray(Z.start,Z.body).includes(r.N5)&&(l=!0)):x>0?c.push(x):t.set(0,E.jC,0,0)}return l}function u(s,t,e,n,o){
for(const c of n){const x=c<o.size&&o.kind[c]===E.tL?(0,r.ay)(s,o.place[c],s.length):void 0;x?.number===c?(t.set(c,E.tL,x.start,x.generation),e[c]=x.body):t.set(
c,E.jC,0,0)}}var w=D(81679),y=D(3084),k=D(39150);const P=new Set(["Root","Encrypt","ID"]),V=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms",
"Length","Type"]);async function G(s,t){const e=(0,r.bS)(s).lastIndexOf("startxref");if(e<0)return;const{value:n,after:o}=(0,r.JI)(s,(0,r.AN)(s,e+9,s.length),s.
length);if(n<0||await Se(s,o,t.pace))return;const c=new ut(s,t),{table:l}=c,x=new h.Bi;let N=!1,Z=!1;const H=new Set;for(let $=n;typeof $=="number"&&!H.has($);){
H.add($);const W=$>=0&&$<s.length?await c.section($):void 0;if(!W||l.overflowed)return;N||=W.stream,Z||=!W.wellFormed;for(const[X,et]of W.trailer)(H.size===1?!V.
has(X):P.has(X)&&!x.has(X))&&x.set(X,et);$=W.trailer.get("Prev")||void 0}return{table:l,trailer:x,streams:N,damaged:Z}}const Q=8192,st=50,at=8;class ut{bytes;job;table;spent=0;constructor(t,e){
this.bytes=t,this.job=e,this.table=new E.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,r.AN)(e,t,e.length),(0,r.w1)(e,t,"xref")?this.readTable(
t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:o}=this,c=e.length,l=[];for(;t=(0,r.AN)(e,t,c),!(0,r.w1)(e,t,"trailer");){const H=(0,r.JI)(
e,t,c),$=(0,r.JI)(e,(0,r.AN)(e,H.after,c),c);if(H.value<0||$.value<0)return;const W={at:(0,r.AN)(e,$.after,c),first:H.value,row:0};for(let X=0;W.row===X&&X<$.value;){
if(X=Math.min(X+Q,$.value),!ht(e,W,X,o,l))return;const et=n.pace.step(Q*20);et&&await et}if(W.row<$.value)return;t=W.at}const x=new g.i(e,t+7,c,n.limits.nesting),
N=x.value();if(this.spent+=x.at-t,!(0,h.Zm)(N)||this.spent>c)return;const Z=N.get("XRefStm");typeof Z=="number"&&Z>0&&Z<c&&await this.readStream(Z);for(const H of l)
o.offer(H,E.jC,0,0);return{trailer:N,stream:!1,wellFormed:Number.isInteger(N.get("Size"))&&(0,k.D)(e,t+7,c)}}async readStream(t){const{bytes:e,job:n,table:o}=this,
c=(0,r.ay)(e,t,e.length);if(!c)return;const l=await He(e,c.body,n);if(!l)return;this.spent+=l.parsed;const{trailer:x,rows:N}=l,Z=je(x.get("W")),[H=0,$=0,W=0]=Z,
X=H+$+W;if(Z.length<3||X<1||Z.some(gt=>gt<0||gt>8)||this.spent>e.length)return;const et=x.get("Size"),it=je(x.get("Index"));it.length<2&&it.splice(0,it.length,0,
typeof et=="number"?et:Math.floor(N.length/X));let rt=0;for(let gt=0;gt+1<it.length&&rt+X<=N.length;gt+=2){const wt=n.pace.step(st);wt&&await wt;for(let yt=0;yt<
it[gt+1]&&rt+X<=N.length;yt++,rt+=X){const Nt=it[gt]+yt;if(Nt<0)continue;const me=H===0?1:_e(N,rt,H),Ne=_e(N,rt+H,$),Ve=_e(N,rt+H+$,W);if(me===1&&Ne>0?o.offer(Nt,
E.tL,Math.min(Ne,e.length),Math.min(Ve,65535)):me===2?o.offer(Nt,E.UT,Math.min(Ne,n.limits.objects),Math.min(Ve,n.limits.objects)):me<2&&o.offer(Nt,E.jC,0,0),yt%
Q===Q-1){const $e=n.pace.step(Q*20);$e&&await $e}}}const lt=n.pace.step(at*l.written);return lt&&await lt,{trailer:x,stream:!0,wellFormed:(0,k.D)(e,c.body,e.length)}}}
function ht(s,t,e,n,o){for(;t.row<e&&((t.row>0||t.first!==1)&&he(s,t,e,n,o),t.row!==e);){const c=Ze(s,t,n,o);if(c!=="row")return c==="end"}return!0}function he(s,t,e,n,o){
const{length:c}=s;let{at:l,row:x}=t;for(;x<e&&l+20<=c;x++,l+=20){const N=s[l+17],Z=s[l+18],H=s[l+19];if(s[l+10]!==r.Z4||s[l+16]!==r.Z4||N!==r.yq&&N!==r.MV||Z!==
r.Z4&&Z!==r.u7||H!==r.kR&&H!==r.u7||s[l]<r.l0||s[l]>r.ev||s[l+9]<r.l0||s[l+9]>r.ev)break;const $=((((((s[l+2]*10+s[l+3])*10+s[l+4])*10+s[l+5])*10+s[l+6])*10+s[l+
7])*10+s[l+8])*10+s[l+9]-r.l0*11111111,W=(s[l]*10+s[l+1]-r.l0*11)*1e8+$;if(N===r.MV||W===0){o.push(t.first+x);continue}const X=(((s[l+11]*10+s[l+12])*10+s[l+13])*
10+s[l+14])*10+s[l+15]-r.l0*11111,et=W>0&&W<c?W:c;n.offer(t.first+x,E.tL,et,Math.max(0,Math.min(X,65535)))}t.at=l,t.row=x}function Ze(s,t,e,n){const o=s.length,
c=(0,r.AN)(s,t.at,o);t.at=c;const l=(0,r.JI)(s,c,o);if(l.value<0)return"end";let x=Ue(s,l.after);const N=(0,r.JI)(s,x,o);if(N.value<0)return"damaged";x=Ue(s,N.after);
const Z=s[x];if(Z!==r.yq&&Z!==r.MV)return"damaged";const{row:H}=t;H===0&&t.first===1&&Z===r.MV&&l.value===0&&N.value===65535&&(t.first=0);const $=t.first+H;return Z===
r.yq&&l.value>0?e.offer($,E.tL,Math.min(l.value,o),Math.min(N.value,65535)):n.push($),t.at=(0,r.j8)(s,x+1,o),t.row=H+1,"row"}function Ue(s,t){for(;s[t]===r.Z4||
s[t]===r.d2;)t++;return t}async function He(s,t,e){const{limits:n}=e,o=new g.i(s,t,s.length,n.nesting),c=o.value();if(!(0,h.Zm)(c))return;const l=c.get("Type");
if(!(l instanceof h.SX)||l.text!=="XRef")return;const x=(0,r.AN)(s,o.at,s.length);if(!(0,r.w1)(s,x,"stream"))return;const N=(0,_t.n)(s,x),Z=o.at-t,H=c.get("Leng\
th"),$=typeof H=="number"?N+H:-1,W=$>=N&&$<=s.length&&(0,_t.V)(s,$)?$:(0,r.bS)(s).indexOf("endstream",N);try{const X=s.subarray(N,W<0?s.length:W);let et=X;const it=e.
pace.step(at*Z);it&&await it;const rt=Ie(c.get("Filter")),lt=Ie(c.get("DecodeParms")??null);for(const[gt,wt]of rt.slice(0,n.filters).entries()){const yt=lt[gt];
wt instanceof h.SX&&(et=await Ge(wt.text,et,(0,h.Zm)(yt)?yt:void 0,e))}return{trailer:c,rows:et,written:Z,parsed:Z+X.length}}catch(X){if(X instanceof i.zU&&X.code===
"limit_exceeded")throw X;return}}const Xe=65536;async function Ge(s,t,e,n){return(s==="FlateDecode"&&t.length>Xe?await(0,y.V)(t,e,n.memory,n):void 0)??(0,w.tN)(
s,t,e,n.memory)}function _e(s,t,e){let n=0;for(let o=0;o<e;o++)n=n*256+s[t+o];return n}const Ie=s=>s==null?[]:Array.isArray(s)?s:[s],je=s=>Ie(s).map(t=>typeof t==
"number"?Math.trunc(t):-1);var Ke=D(75162);async function Je(s,t,e={}){const{limits:n,memory:o}=t,c=(0,r.gq)(s),l=ve(c,n);o.admit(c.length);const x=l>0?[c.subarray(
l),c]:[c];for(const N of x){const Z=await G(N,t);if(!Z?.trailer.has("Root"))continue;const H=await de(N,{...Z,damaged:Z.damaged||l<0},t);if(!Le(H))continue;const $=new bt(
N,t,H);if($.suspect&&await ze($),tn($))continue;ge($,e);const W=await Be($);if(!W&&$.security?.locked!==!0)continue;if(!W)return $;const X=t.asked?.of(s),et=new Set(
[...H.table.unlisted,...X?.asked??[]]),it=await Qe($,H,et,e),rt=it??$,{table:lt}=H;await Ye(rt,X?.broken??[]),t.asked?.watch(s,{asked:lt.unlisted,broken:lt.broken,
hasAsked:async()=>(await le(N,lt,lt.unlisted,t)).length>0});const{count:gt,claimed:wt,blank:yt,isAdopted:Nt}=rt.pages;return(H.isMended||it!==void 0||Nt||lt.broken.
size>0||gt!==wt||yt.length>0)&&await We(rt),rt}return qe(c,t,e)}async function Ye(s,t){const{job:e,table:n}=s;for(const o of t){const c=e.pace.step(s.objectStream(
o)?.data.length??0);c&&await c}s.suspect||=n.broken.size>0}async function Qe({bytes:s,job:t},e,n,o){const{table:c}=e,l=await le(s,c,n,t);if(l.length===0)return;
for(const{number:H,start:$,generation:W}of l)c.set(H,E.tL,$,W);const x=new Int32Array(c.size);x.set(e.bodies.subarray(0,c.size));for(const{number:H,body:$}of l)
x[H]=$;const N=new bt(s,t,{...e,damaged:!0,bodies:x});return ge(N,o),await Mt(N,l.map(({number:H})=>H)),N.tableChanged(),[...n].some(H=>$t(c,H))&&await Be(N)?N:
void 0}async function qe(s,t,e){const n=new bt(s,t,await de(s,await Dt(s,t),t));return await ze(n),ge(n,e),await De(n),n.tableChanged(),await zt(n),ge(n,e),!await Be(
n)&&n.security?.locked!==!0&&await Ct(n,n.pages),await We(n),n}async function We(s){const{job:t,pages:e}=s;t.onRepaired&&t.onRepaired(await ye(s,e))}async function Be(s){
return s.get(s.catalogNumber)instanceof h.Bi?(await s.pages.read(),en(s)&&await Ct(s,s.pages),s.pages.count>0):!1}const tn=s=>s.trailer.has("Encrypt")&&!s.dict(
s.trailer.get("Encrypt"));async function ze(s){if(s.dict(s.trailer.get("Encrypt")))return;const t=await re(s);t&&s.trailer.set("Encrypt",t)}function en(s){const{
catalog:t,pages:e}=s,n=t.get("Pages");return e.count===1&&n instanceof h.oS&&n.number===e.number(0)&&(0,h.Eo)(s.entry(n.number,"Type"),"Pages")}function ge(s,{password:t,
evenIfLocked:e=!1}){const n=s.trailer.get("Encrypt");if(s.security||n===void 0)return;const o=s.resolve(n);if(!(o instanceof h.Bi))throw(0,i.O$)("its encryption\
 dictionary is missing");const c=(0,_.WW)(s,s.trailer.get("ID")??null,1);c!==null&&s.trailer.set("ID",c);const l=Array.isArray(c)?c[0]:void 0,x=(0,_.WW)(s,o,8),
N=l instanceof h.Mx?l.bytes:void 0,Z=()=>(0,Ke.VH)(x,{known:N,possible:N?[]:Fe(s.bytes)},t),H=e?nn(Z,()=>(0,Ke.vK)(x)):Z();s.unlock(H,n instanceof h.oS?n.number:
-1)}function nn(s,t){try{return s()}catch(e){if(!(e instanceof i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((ct,tt,D)=>{
D.d(tt,{$:()=>K,B:()=>_});var i=D(54619),r=D(78157),J=D(45599);function K(z,h,j,v){if(!(0,r.yp)(h[j]))return!0;const{value:M}=(0,r.JI)(h,j,v);return z.table.kind[M]!==
i.tL?!0:z.bytes[(0,r.AN)(z.bytes,z.bodies[M],z.bytes.length)]!==r.iH}class _{document;arrays=new Map;constructor(h){this.document=h}keep(h){const{document:j}=this,
v=j.entry(h,"Contents");if(v===void 0||this.isStreamRef(v))return;const M=(0,J.i9)(v)?this.leftOfObject(v):this.leftOf(v);M!==v&&j.patch(h,{Contents:M})}leftOfObject(h){
const{arrays:j,document:v}=this;if(!j.has(h.number)){const M=v.array(h),U=M&&this.leftOf(M);j.set(h.number,U===void 0?void 0:U===M?h:v.add(U))}return j.get(h.number)}leftOf(h){
if(!Array.isArray(h))return;const j=h.filter(v=>this.isStreamRef(v));return j.length<h.length?j:h}isStreamRef(h){return(0,J.i9)(h)&&this.document.isStream(h.number)}}}),
51271:((ct,tt,D)=>{D.d(tt,{L:()=>r});var i=D(45599);class r{sound;numbers=[];parents=[];homes=[];known;constructor(_=!0){this.sound=_}node(_,z){return _<0&&(this.
sound=!1),this.parents.push(z),this.numbers.push(_)-1}has(_){return(this.known??=new Set(this.numbers)).has(_)}page(_,z){(_<0||this.numbers[_]!==z)&&(this.sound=
!1),this.homes.push(_)}fork(){const _=new r(this.sound);return _.numbers=this.numbers,_.parents=this.parents,_.homes=this.homes,_}async drop(_,z,h){if(!this.sound)
return!1;const{numbers:j,parents:v,homes:M}=this,U=new Int32Array(j.length),L=new Uint8Array(j.length),E=new Set;for(let g=0;g<z.length;g++)h[g]?U[M[g]]++:(L[M[g]]=
1,E.add(z[g]));for(let g=j.length-1;g>0;g--){const m=v[g];U[m]+=U[g],L[g]&&U[g]===0&&E.add(j[g]),L[m]|=L[g]}for(let g=0;g<j.length;g++){if(!L[g]||U[g]===0)continue;
const m=_.edit(j[g]),a=m instanceof i.Bi?_.array(m.get("Kids"))??[]:[];m instanceof i.Bi&&m.set("Kids",a.filter(S=>!J(S,E))).set("Count",U[g]);const d=_.job.pace.
step(a.length*50);d&&await d}return this.homes=M.filter((g,m)=>h[m]),!0}}const J=(K,_)=>(0,i.i9)(K)&&_.has(K.number)}),83363:((ct,tt,D)=>{D.d(tt,{i:()=>m,S:()=>a});
var i=D(98446),r=D(42973),J=D(79725),K=D(45599),_=D(78157),z=D(67382);function h(b,p,R){R.parent=-1,R.lists=!1;const C=b.place(p),{entries:Y}=R;if(C&&b.locate(p,
C,Y)&&Y.find(C.bytes,"Kids")<0){if(Y.used===Y.first)return"none";const nt=Y.find(C.bytes,"Type");if(nt>=0&&(0,_.wb)(C.bytes,Y.at[nt+2],"/Page")){if(C.bytes[(0,_.
AN)(C.bytes,Y.close+2,C.end)]===_.HY)return U(b,p);const ft=Y.find(C.bytes,"Contents");ft>=0&&(R.lists=(0,z.$)(b,C.bytes,Y.at[ft+2],Y.at[ft+3]));const dt=Y.find(
C.bytes,"Parent");return dt>=0&&(R.parent=(0,_.JI)(C.bytes,Y.at[dt+2],Y.at[dt+3]).value),"page"}const ot=b.get(p);return ot instanceof K.Bi&&M(b,ot)?"unclear":"\
none"}const q=b.get(p);return!(q instanceof K.Bi)||q.size===0?"none":(0,K.Eo)(q.get("Type"),"Page")?"unclear":b.array(q.get("Kids"))?"node":M(b,q)?"unclear":"no\
ne"}const j=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],v=["MediaBox","Resources"];function M(b,p){const R=b.resolve(p.get("Type"));
if(!(R instanceof K.SX&&R.text!=="Pages"))return j.some(q=>p.has(q));const Y=p.get("Contents")instanceof K.oS||b.array(p.get("Contents"))!==void 0;return v.some(
q=>p.has(q))||Y&&p.get("Parent")instanceof K.oS&&!p.has("Subtype")}function U(b,p){const R=b.get(p);return R instanceof K.Z6?(b.put(p,new K.Bi([...R.dict].filter(
([C])=>!/^(Length|Filter|DecodeParms)$/.test(C)))),"unclear"):"page"}var L=D(51271);class E{document;left;sizes=new Map;constructor(p){this.document=p,this.left=
p.job.limits.nodes}make(p){const R=this.document.get(p),C=this.sizes.get(p)??g(R);if(this.sizes.set(p,C),this.left-=C,this.left<0)throw(0,r.F)("nodes",`The docu\
ment refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save \
it again");return this.document.add(R instanceof K.Bi?new K.Bi(R):R).number}}function g(b){const p=[b];let R=0;for(let C=p.pop();C!==void 0;C=p.pop())if(R++,Array.
isArray(C))for(const Y of C)p.push(Y);else if(C instanceof K.Bi)for(const Y of C.values())p.push(Y);return R}const m=["Resources","MediaBox","CropBox","Rotate"];
async function a(b){return new d(b).read()}class d{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new L.L;look={parent:-1,
lists:!1,entries:new J.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(p){this.document=p,this.copies=new E(p)}async read(){const{document:p,open:R}=this,
{pace:C}=p.job,Y=p.catalog.get("Pages")??null;for(R.push({kids:[Y],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});R.length>0;){const q=R[R.length-1];if(q.
next===q.kids.length){R.pop(),R.length>0&&this.close(q);continue}const nt=q.kids[q.next++];q.next===q.kids.length&&(q.kids=S,q.next=0);const ot=C.step(400);ot&&
await ot,nt instanceof K.oS?this.visit(nt,q):this.visitNode(nt,-1,q)}return this.finish(Y)}close({claimed:p,before:R,lost:C}){const Y=this.numbers.length-this.dropped-
R;p!==Y&&(this.irregular=!0,!(typeof p=="number"&&p>=Y)&&(this.dropped+=this.lost.length-C,this.lost.length=C))}visit(p,R){const{document:C,seen:Y,look:q}=this,
{number:nt}=p,ot=Y.has(nt);Y.add(nt);const ft=h(C,nt,q);if(p.generation!==C.generation(nt)&&(this.irregular=!0),ft==="page"||ft==="unclear"){ot&&(this.irregular=
!0);const dt=ot?this.copies.make(nt):nt;ft==="unclear"?this.unclear.push(dt):this.keepEntries(nt),(ft==="unclear"||q.lists)&&this.listing.push(dt),this.add(dt,R,
q.parent);return}ft==="none"&&!ot&&this.lose(R),ft==="none"||ot?this.irregular=!0:this.visitNode(p,nt,R)}keepEntries(p){const{document:R,look:C}=this,{scan:Y,marksFrom:q,
marksTo:nt}=C.entries;for(let ot=q;ot<nt;ot+=3)R.table.askFor(Y.marks[ot]);R.keepEntries(p,C.entries)}visitNode(p,R,C){const{document:Y,inherited:q}=this,nt=Y.dict(
p);if(!nt){this.irregular=!0,this.lose(C);return}const ot=Y.array(nt.get("Kids"));if(!ot){R<0&&this.visitDirectPage(nt,C);return}const ft=F(nt);let dt=C.from;ft&&
(dt=q.push({...q[dt],...ft})-1),(0,K.Eo)(Y.resolve(nt.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:ot,next:0,from:dt,home:this.nodes.node(R,C.
home),claimed:Y.resolve(nt.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),Y.release(R)}visitDirectPage(p,{from:R}){if(!(0,K.Eo)(p.
get("Type"),"Page"))return;this.irregular=!0;const{number:C}=this.document.add(p);this.numbers.push(C),this.listing.push(C),this.ancestry.push(R)}add(p,{from:R,
home:C},Y){this.numbers.push(p),this.ancestry.push(R),this.nodes.page(C,Y);const{pages:q}=this.document.job.limits;if(this.numbers.length>q)throw I(q)}lose(p){p.
home<0||(this.lost.push(this.numbers.length),this.add(T,p,-1))}finish(p){const{document:R,numbers:C,ancestry:Y,inherited:q,lost:nt,unclear:ot,listing:ft,nodes:dt}=this;
nt.length===C.length-this.dropped&&(nt.length=0);const Et=nt.map(kt=>C[kt]=R.add(O(q[Y[kt]])).number);B(C,Y);const mt=R.resolve(R.dict(p)?.get("Count")),xt=mt!==
C.length||p instanceof K.oS&&C[0]===p.number;return{numbers:C,ancestry:Y,inherited:q,irregular:this.irregular||xt,unclear:ot,listing:ft,nodes:dt,claimed:typeof mt==
"number"?mt:void 0,blank:Et}}}const S=[],T=-1;function B(b,p){let R=b.indexOf(T);if(!(R<0)){for(let C=R;C<b.length;C++)b[C]!==T&&(b[R]=b[C],p[R++]=p[C]);b.length=
p.length=R}}const A=[0,0,612,792];function O(b){const p=new K.Bi([["Type",new K.SX("Page")]]);return b.MediaBox===void 0?p.set("MediaBox",[...A]):p}function F(b){
let p;for(const R of m){const C=b.get(R);C!==void 0&&((p??={})[R]=C)}return p}function I(b){const p=(0,i.y_)(b,"page");return(0,r.F)("pages",`The document has m\
ore than ${p}`,"Split it with another program first")}}),83287:((ct,tt,D)=>{D.d(tt,{D4:()=>j,QJ:()=>E,US:()=>M,m_:()=>v});var i=D(42973),r=D(52205),J=D(58552),K=D(
81679),_=D(3084),z=D(78157),h=D(45599);function j(g,m,a,d){const S=g.job.limits.filters,T=(0,r.c3)(g,m.dict.get("Filter")??m.dict.get("F")),B=(0,r.c3)(g,m.dict.
get("DecodeParms")??m.dict.get("DP"));if(T.length>S)throw(0,i.F)("filters",`A stream of the document has ${T.length} filters; at most ${S} are allowed`,"Open it\
 in another PDF program and save it again");let A=g.encoded(m);const O=performance.now();try{for(const[F,I]of T.entries()){const b=g.dict(B[F]);I instanceof h.SX&&
(A=(0,K.tN)(I.text,A,b&&(0,r.x$)(g,b),a,d))}}finally{g.job.pace.addSince(O)}return A}async function v(g,m,a,d){const[S,...T]=(0,r.c3)(g,m.dict.get("Filter")??m.
dict.get("F"));if(!(0,h.Eo)(S,"FlateDecode")||T.length>0)return;const[B]=(0,r.c3)(g,m.dict.get("DecodeParms")??m.dict.get("DP")),A=g.dict(B);return(0,_.V)(g.encoded(
m),A&&(0,r.x$)(g,A),a,g.job,d)}function M(g,m,a,d=!1){if((0,r.c3)(g,m.dict.get("Filter")??m.dict.get("F")).some(B=>B instanceof h.SX&&!(0,K.TT)(B.text)))return;
const T=d?{found:!1,mismatch:!1}:{found:!1};try{return{data:j(g,m,a,T),whole:!T.found&&T.mismatch!==!0}}catch(B){if(B instanceof J.zU&&B.code==="unreadable_docu\
ment")return{data:new Uint8Array(0),whole:!1};throw B}}const U=[0,0,255,255],L=2;function E(g){if((0,z.j8)(g,0,g.length)===g.length)return!0;for(let m=0;m<=L;m++){
const a=g.length-m-U.length;if(U.every((d,S)=>g[a+S]===d))return!0}return!1}}),85368:((ct,tt,D)=>{D.d(tt,{u:()=>z,x:()=>_});var i=D(78157),r=D(37628),J=D(45599),
K=D(22480);function _(h,j,v,M){const{bytes:U}=h,{length:L}=U;M.valueEnd=j;const E=(0,i.AN)(U,j,L);if((0,i.rg)(U,E))return M.dataStart=M.dataEnd=-1,M.end=E+6,!0;
if(!(0,i.w1)(U,E,"stream"))return!1;const g=v.lengthRef>=0?h.lengthOf(new J.oS(v.lengthRef)):v.length,m=E+(U[E+6]===i.u7?8:7),a=m+g;if(U[m-1]!==i.kR||g<0||a>L||
!(0,K.V)(U,a))return!1;const d=(0,i.AN)(U,(0,i.AN)(U,a,L)+9,L);return M.dataStart=m,M.dataEnd=a,M.end=d+6,(0,i.rg)(U,d)}class z{bytes;objectEnds;streamEnds;constructor(j){
this.bytes=j,this.objectEnds=new r.k(j,"endobj"),this.streamEnds=new r.k(j,"endstream")}data(j,v){const{bytes:M}=this,U=(0,K.n)(M,j);return v>=0&&U+v<=M.length&&
(0,K.V)(M,U+v)?{start:U,end:U+v}:{start:U,end:this.damagedEnd(U,v)}}damagedEnd(j,v){const{bytes:M}=this,U=j+v,L=this.objectEnds.next(j),E=L<0?M.length:L;if(v>=0&&
U<=E&&(0,i.w1)(M,(0,i.AN)(M,U,E),"endstr"))return U;const g=this.streamEnds.next(j);let m=g<0||g>E?E:g;return m>j&&M[m-1]===i.kR&&m--,m>j&&M[m-1]===i.u7&&m--,m}}}),
59277:((ct,tt,D)=>{D.d(tt,{y:()=>K});var i=D(78157);const r=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],J=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function K(h){const j=(0,i.bS)(h).toString("latin1",0,1024);if(j.startsWith("RIFF")&&j.startsWith("WEBP",8))return"\
a WebP image";if(j.startsWith("ftyp",4))return J.find(([M])=>M.test(j.slice(8,12)))?.[1];const v=r.find(([M])=>j.startsWith(M));return v?v[1]:z(j)??(_(h)?"text":
void 0)}function _(h){const j=(0,i.bS)(h.subarray(0,1024)).toString("utf8"),v=h.length>1024?j.replace(/\ufffd{1,3}$/,""):j;return v!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(v)}function z(h){const j=h.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(j.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(j))return"an HTML page";if(j.startsWith("<"))return j.includes("<svg")?"an SVG drawing":j.startsWith("<?xml")?"an XML file":void 0}}),37628:((ct,tt,D)=>{D.
d(tt,{k:()=>r});var i=D(78157);class r{word;accepts;buffer;from=0;found=-1;none;constructor(K,_,z=()=>!0){this.word=_,this.accepts=z,this.buffer=(0,i.bS)(K),this.
none=K.length}next(K){if(K>=this.none)return-1;if(K>=this.from&&K<=this.found)return this.found;const _=K<this.from&&this.found>=0?this.from:this.none,z=this.buffer.
subarray(0,_+this.word.length-1);let h=z.indexOf(this.word,K);for(;h>=0&&!this.accepts(h);)h=z.indexOf(this.word,h+1);return this.from=K,h>=0?this.found=h:_===this.
none&&(this.none=K,this.found=-1),this.found}}}),52205:((ct,tt,D)=>{D.d(tt,{WW:()=>K,c3:()=>r,x$:()=>J});var i=D(45599);function r(_,z){const h=_.resolve(z);return h===
null?[]:(Array.isArray(h)?h:[h]).map(j=>_.resolve(j))}function J(_,z){const h=new i.Bi;for(const[j,v]of z){const M=_.resolve(v);h.set(j,Array.isArray(M)?M.map(U=>_.
resolve(U)):M)}return h}function K(_,z,h,j={values:1e4}){if(j.values--<=0)return null;const v=_.resolve(z);if(h===0)return v;if(Array.isArray(v))return v.map(U=>K(
_,U,h-1,j));if(!(v instanceof i.Bi))return v;const M=new i.Bi;for(const[U,L]of v)M.set(U,K(_,L,h-1,j));return M}}),22480:((ct,tt,D)=>{D.d(tt,{V:()=>J,n:()=>r});
var i=D(78157);function r(K,_){let z=_+6;for(;K[z]===i.Z4&&(K[z+1]===i.kR||K[z+1]===i.u7||K[z+1]===i.Z4);)z++;return K[z]===i.u7&&z++,K[z]===i.kR&&z++,z}function J(K,_){
for(let z=0;z<4&&i.Kl[K[_]??0]===i.t6&&_<K.length;z++)_++;return(0,i.w1)(K,_,"endstream")}}),75162:((ct,tt,D)=>{D.d(tt,{CF:()=>Se,s1:()=>vt,cY:()=>Jt,zw:()=>qt,
VH:()=>ke,Rd:()=>Yt,k0:()=>ve,u6:()=>Ae,vc:()=>Me,vK:()=>Te});var i=D(77598),r=D(45599),J=D(34400);function K(f){const u=new Uint8Array(256);for(let y=0;y<256;y++)
u[y]=y;const{length:w}=f;for(let y=0,k=0,P=0;y<256;y++){const V=u[y];k=k+V+f[P]&255,u[y]=u[k],u[k]=V,++P===w&&(P=0)}return u}function _(f,u){const w=f.slice(),{
length:y}=u,k=new Uint8Array(y);for(let P=0,V=0,G=0;P<y;P++){V=V+1&255;const Q=w[V];G=G+Q&255;const st=w[G];w[V]=st,w[G]=Q,k[P]=u[P]^w[Q+st&255]}return k}function z(f,u){
return _(K(f),u)}const h={length:f=>f,decrypt:f=>f,encryptInto:(f,u,w,y,k)=>y.set(f,k)};function j(f){const u=S(f,[]),w=B((y,k)=>K(u(y,k)));return{length:y=>y,decrypt:(y,k,P)=>_(
w(k,P),y),encryptInto:(y,k,P,V,G)=>V.set(_(w(k,P),y),G)}}function v(f){const u=S(f,[115,65,108,84]),w=T(()=>new g),y=B((P,V)=>w().engine(u(P,V))),k=B((P,V)=>d(u(
P,V)));return{length:U,decrypt:(P,V,G)=>a(k(V,G),P),encryptInto:(P,V,G,Q,st)=>{w().seal(y(V,G),P,Q,st)}}}function M(f){const u=T(()=>new g);let w,y;return{length:U,
decrypt:k=>a(y??=d(f),k),encryptInto:(k,P,V,G,Q)=>{u().seal(w??=u().engine(f),k,G,Q)}}}const U=f=>(f&-16)+32,L=64*1024,E=16*1024;class g{head=Buffer.alloc(L);pool=Buffer.
alloc(E);taken=E;engine(u){const w=Buffer.alloc(16);return this.nextVector(w),(0,i.createCipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,w).setAutoPadding(
!1)}seal(u,w,y,k){const{head:P}=this,{length:V}=w,G=V&-16,Q=Math.min(G,L-32),st=V-G;this.nextVector(P),P.set(Q===V?w:w.subarray(0,Q),16);let at=16+Q;if(Q<G){y.set(
u.update(P.subarray(0,at)),k),k+=at,at=0;for(let ut=Q;ut<G;ut+=L){const ht=u.update(w.subarray(ut,Math.min(ut+L,G)));y.set(ht,k),k+=ht.length}}st>0&&P.set(w.subarray(
G),at),P.fill(16-st,at+st,at+16),y.set(u.update(P.subarray(0,at+16)),k)}nextVector(u){this.taken===E&&((0,i.randomFillSync)(this.pool),this.taken=0),this.pool.copy(
u,0,this.taken,this.taken+16),this.taken+=16}}const m=new Uint8Array(0);function a(f,u){const w=u.length&-16;if(w<32)return m;const y=f.update(w===u.length?u:u.
subarray(0,w)),k=y[w-1];let P=w;if(k>0&&k<=16){do P--;while(P>w-k&&y[P-1]===k);P>w-k&&(P=w)}return y.subarray(16,P)}function d(f){return(0,i.createDecipheriv)(f.
length===16?"aes-128-cbc":"aes-256-cbc",f,Buffer.alloc(16)).setAutoPadding(!1)}function S(f,u){const{length:w}=f,y=new Uint8Array(w+5+u.length);y.set(f),y.set(u,
w+5);const k=new J.V;return(P,V)=>(y[w]=P,y[w+1]=P>>>8,y[w+2]=P>>>16,y[w+3]=V,y[w+4]=V>>>8,k.digest(y).subarray(0,Math.min(w+5,16)))}function T(f){let u;return()=>u??=
f()}function B(f){let u=-1,w=-1,y;return(k,P)=>((y===void 0||k!==u||P!==w)&&(y=f(k,P),u=k,w=P),y)}function A(f,u,w){const y=R(f,w),k=q(f,y);return ot(k,u,f.revision===
2?32:16)?y:void 0}function O(f,u){const w=C(f,u);let y=f.owner.subarray(0,32);for(let k=f.revision===2?0:19;k>=0;k--)y=z(nt(w,k),y);return y}function F(f,u,w,y){
const k=C({revision:f,keyLength:u},w);let P=p(y);for(let V=0;V<=(f===2?0:19);V++)P=z(nt(k,V),P);return P}function I(f,u){const w=R(f,u),y=new Uint8Array(32);return y.
set(q(f,w)),{user:y,fileKey:w}}const b=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function p(f){const u=new Uint8Array(32),w=f.subarray(0,32);return u.set(w),u.set(b.subarray(0,32-w.length),w.length),u}function R({revision:f,keyLength:u,owner:w,
permissions:y,id0:k,encryptMetadata:P},V){const G=Uint8Array.of(y,y>>8,y>>16,y>>24),Q=f>=4&&!P?[255,255,255,255]:[],st=(0,J.F)(Buffer.concat([p(V),w.subarray(0,
32),G,k,Uint8Array.from(Q)]));return Y(st,f,u)}function C({revision:f,keyLength:u},w){return Y((0,J.F)(p(w)),f,f===2?5:u)}function Y(f,u,w){let y=f.subarray(0,w);
if(u>=3)for(let k=0;k<50;k++)y=(0,J.F)(y).subarray(0,w);return y}function q({revision:f,id0:u},w){if(f===2)return z(w,b);let y=(0,J.F)(Buffer.concat([b,u]));for(let k=0;k<
20;k++)y=z(nt(w,k),y);return y}function nt(f,u){return u===0?f:f.map(w=>w^u)}function ot(f,u,w){return u.length>=w&&f.subarray(0,w).every((y,k)=>y===u[k])}function ft(f,u,w){
return kt(f.user,f.wrappedByUser,u,w,new Uint8Array(0))}function dt(f,u,w){return kt(f.owner,f.wrappedByOwner,u,w,f.user.subarray(0,48))}function Et(f,u,w){const y=Xt(
f,u,new Uint8Array(0)),k=Xt(f,w,y.entry);return{user:y.entry,wrappedByUser:y.wrapped,owner:k.entry,wrappedByOwner:k.wrapped}}function mt(f,u,w){const y=Buffer.alloc(
16,255);return y.writeInt32LE(u,0),y.write(w?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(y,12),(0,i.createCipheriv)("aes-256-ecb",f,null).setAutoPadding(
!1).update(y)}const xt=new Uint8Array(16);function kt(f,u,w,y,k){const P=pt(w,y,f.subarray(32,40),k);if(!Buffer.from(P).equals(f.subarray(0,32)))return;const V=pt(
w,y,f.subarray(40,48),k);return(0,i.createDecipheriv)("aes-256-cbc",V,xt).setAutoPadding(!1).update(u.subarray(0,32))}function Xt(f,u,w){const y=(0,i.randomBytes)(
16),k=pt(6,u,y.subarray(0,8),w),P=pt(6,u,y.subarray(8),w),V=(0,i.createCipheriv)("aes-256-cbc",P,xt).setAutoPadding(!1).update(f);return{entry:Buffer.concat([k,
y]),wrapped:V}}function pt(f,u,w,y){let k=(0,i.createHash)("sha256").update(u).update(w).update(y).digest();if(f<6)return k;for(let P=0,V=0;P<64||V>P-32;P++){const G=Buffer.
concat([u,k,y]),Q=Buffer.alloc(64*G.length,G),st=(0,i.createCipheriv)("aes-128-cbc",k.subarray(0,16),k.subarray(16,32)).setAutoPadding(!1).update(Q);let at=0;for(let ut=0;ut<
16;ut++)at+=st[ut];k=(0,i.createHash)(["sha256","sha384","sha512"][at%3]).update(st).digest(),V=st[st.length-1]}return k.subarray(0,32)}var St=D(77581),Pt=D(34378);
const bt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,pe=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,we=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Gt=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
ye=/[\p{L}\p{Mc}\p{Nl}]/u;function At(f){if(/^[\x20-\x7e]*$/.test(f))return f;const u=(0,Pt.w)(f.replace(bt,"").replace(pe," "),"NFKC");if(we.test(u))return;const w=[
...u],y=w.map(P=>Gt.test(P));return y.includes(!0)&&(w.some((P,V)=>!y[V]&&ye.test(P))||!y[0]||!y.at(-1))?void 0:u}function Ee(f){const u=At(f),w=[...u===void 0?
[]:[Buffer.from(u,"utf8")],Buffer.from(f,"utf8"),...[Ft(f),_t(f)].filter(P=>P!==void 0)],k=[...w.filter(P=>P.length>Tt).map(P=>P.subarray(0,Tt)),...w];return k.
filter((P,V)=>k.findIndex(G=>G.equals(P))===V)}const Tt=127;function Ct(f){return typeof f=="string"?Buffer.from(At(f)??f,"utf8").subarray(0,Tt):f}const xe=32;function Lt(f){
return typeof f=="string"?Ft(f)??Buffer.from(f,"utf8"):f}function Jt(f,u,w){const y=w==="AES-256"?Ct:Lt;return Buffer.compare(y(f),y(u))===0}function Yt(f,u){const w=u===
"AES-256",y=w?Q=>At(Q)!==void 0:Q=>!new RegExp("\\p{Cc}","u").test(Q)&&Ft(Q)!==void 0,k=[...f].findIndex(Q=>!y(Q));if(k>=0)return w?`must not have the character\
 at position ${k+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${k+1} with AES-128, whose passwords are in PDFDocEncoding\
: choose AES-256, or another character`;if(!y(f))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";const P=w?Buffer.
from(At(f),"utf8"):Lt(f);if(P.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[V,G]=[P.length,w?Tt:xe];
if(!(V<=G))return w?`must be at most ${G} bytes long in UTF-8, and has ${V}`:`must be at most ${G} characters long with AES-128, and has ${V}: shorten it, or ch\
oose AES-256`}function Ft(f){return Qt(f,u=>St.SQ.get(u)??(u>=24&&u<32||u>=127&&u<161?-1:u))}function _t(f){return Qt(f,u=>u)}function Qt(f,u){const w=Array.from(
f,y=>u(y.codePointAt(0)));return w.every(y=>y>=0&&y<256)?Buffer.from(w):void 0}function Ut(f,u){const{strings:w}=u,y=(P,V,G,Q)=>{if(P===h)return V;const st=Buffer.
allocUnsafe(P.length(V.length));return P.encryptInto(V,G,Q,st,0),st},k=(P,V,G,Q,st,at)=>(P.encryptInto(V,G,Q,st,at),P.length(V.length));return{...f,uniform:u.named===
void 0||u.encryptMetadata&&u.embedded===u.streams,decryptString:(P,V,G)=>w.decrypt(P,V,G),encryptString:(P,V,G)=>y(w,P,V,G),decryptStream:(P,V,G,Q)=>It(u,Q).decrypt(
P,V,G),encryptStream:(P,V,G,Q)=>y(It(u,Q),P,V,G),encryptedStringLength:P=>w.length(P),encryptedStreamLength:(P,V)=>It(u,V).length(P),encryptStringInto:(P,V,G,Q,st)=>k(
w,P,V,G,Q,st),encryptStreamInto:(P,V,G,Q,st,at)=>k(It(u,Q),P,V,G,st,at)}}function It({streams:f,embedded:u,named:w,encryptMetadata:y},k){const P=k.get("Type");if((0,r.
Eo)(P,"XRef"))return h;if(w===void 0)return f;const V=jt(k);return V!==void 0?w.get(V)??f:!y&&(0,r.Eo)(P,"Metadata")?h:(0,r.Eo)(P,"EmbeddedFile")?u:f}function jt(f){
const u=f.get("Filter"),w=(0,r.cy)(u)?u.findIndex(V=>(0,r.Eo)(V,"Crypt")):(0,r.Eo)(u,"Crypt")?0:-1;if(w<0)return;const y=f.get("DecodeParms"),k=(0,r.cy)(y)?y[w]:
y,P=(0,r.Zm)(k)?k.get("Name"):void 0;return P instanceof r.SX?P.text:"Identity"}function Se(f){if(jt(f)===void 0)return!1;const u=f.get("Filter"),w=f.get("Decod\
eParms"),y=(0,r.cy)(u)?u.findIndex(P=>(0,r.Eo)(P,"Crypt")):0,k=(0,r.cy)(u)?u.filter((P,V)=>V!==y):[];return k.length===0?(f.delete("Filter"),f.delete("DecodePar\
ms"),!0):(f.set("Filter",k),(0,r.cy)(w)&&f.set("DecodeParms",w.filter((P,V)=>V!==y)),!0)}function qt(f){return f.algorithm==="AES-128"?te(f):Oe(f)}const Ae=()=>(0,i.
randomBytes)(32);function te({userPassword:f,ownerPassword:u,permissions:w,id0:y}){const k=Lt(f),P=F(4,16,Lt(u),k),V=I({revision:4,keyLength:16,owner:P,permissions:w,
id0:y,encryptMetadata:!0},k),G=(0,r.jd)({Filter:(0,r.UU)("Standard"),V:4,R:4,Length:128,...Kt("AESV2",16),O:new r.Mx(P),U:new r.Mx(V.user),P:w});return Wt({dictionary:G,
version:"1.6",numbered:!0,identifier:y},v(V.fileKey))}function Oe({userPassword:f,ownerPassword:u,permissions:w}){const y=(0,i.randomBytes)(32),k=Et(y,Ct(f),Ct(
u)),P=(0,r.jd)({Filter:(0,r.UU)("Standard"),V:5,R:6,Length:256,...Kt("AESV3",32),O:new r.Mx(k.owner),OE:new r.Mx(k.wrappedByOwner),U:new r.Mx(k.user),UE:new r.Mx(
k.wrappedByUser),P:w,Perms:new r.Mx(mt(y,w,!0))});return Wt({dictionary:P,version:"1.7",extensionLevel:8,numbered:!1},M(y))}function Kt(f,u){const w=(0,r.jd)({Type:(0,r.
UU)("CryptFilter"),CFM:(0,r.UU)(f),AuthEvent:(0,r.UU)("DocOpen"),Length:u});return{CF:(0,r.jd)({StdCF:w}),StmF:(0,r.UU)("StdCF"),StrF:(0,r.UU)("StdCF")}}function Wt(f,u){
return Ut(f,{strings:u,streams:u,embedded:u,named:new Map([["StdCF",u],["Identity",h]]),encryptMetadata:!0})}var Ot=D(58552);const Bt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},vt=-4,Dt=f=>1<<
Bt[f]-1,ee=Object.keys(Bt);function ve(f){let u=vt;for(const w of ee)f[w]||(u&=~Dt(w));return f.allow_print?u:u&~Dt("allow_print_high_resolution")}function Me(f){
return ee.filter(u=>(f&Dt(u))===0)}function ke(f,{known:u,possible:w=[]},y){const k=ie(f),P=new Uint8Array(0),V=[...u?[u]:[],...w,P],G=oe(k,V,P),Q=G??(y?zt(Ee(y),
ht=>oe(k,V,ht)):void 0);if(Q===void 0)throw k.revision<5&&!u?$t():y?le():Re();const{fileKey:st,access:at}=Q,ut=ue(k,st);return{...ne(k,Q,re(k,st),ut),access:at,
locked:!1,permissions:k.permissions,revision:k.revision,keyBits:8*st.length,opensWithoutPassword:G!==void 0,algorithm:De(k.methods[ut.streams===h?"embedded":"st\
reams"],st),unrestricted:()=>se(k,Q)}}function ne(f,{identifier:u},w,y){const k={dictionary:w,...Fe(f),numbered:f.revision<=4,...u?{identifier:u}:{}};return Ut(
k,y)}function se(f,u){const w={...f,permissions:vt};let{fileKey:y}=u;const k=re(w,y);if(u.legacy){const P=I({...u.legacy.scheme,permissions:vt},u.legacy.userPassword);
y=P.fileKey,k.set("U",new r.Mx(P.user))}else k.set("Perms",new r.Mx(mt(y,vt,f.encryptMetadata)));return ne(w,u,k,ue(w,y))}function re({encrypt:f,revision:u,permissions:w},y){
const k=new r.Bi(f);k.set("P",w);for(const[V,G]of[["O",u<5?32:48],["U",u<5?32:48],["OE",32],["UE",32]]){const Q=f.get(V);Q instanceof r.Mx&&Q.bytes.length>G&&k.
set(V,new r.Mx(Q.bytes.subarray(0,G)))}const P=f.get("Length");return P!==void 0&&!(typeof P=="number"&&P%8===0&&P>=40&&P<=256)&&k.set("Length",8*y.length),k}function ie(f){
const u=f.get("Filter");if(!(0,r.Eo)(u,"Standard"))throw Zt(`the security handler ${u instanceof r.SX?Vt(u):"without a name"}`);const w=Rt(f.get("V"),0),y=Rt(f.
get("R"),0);if(!(w===5?y===5||y===6:[1,2,4].includes(w)&&y>=2&&y<=4))throw Zt(`the standard security handler with V ${w} and R ${y}`);const P={encrypt:f,version:w,
revision:y,permissions:Rt(f.get("P"),-4)|0};if(w<4)return{...P,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const V=f.get(
"CF"),G=new Map;for(const[at,ut]of(0,r.Zm)(V)?V:[]){const ht=(0,r.Zm)(ut)?be(ut,w):void 0;ht!==void 0&&G.set(at,ht)}G.set("Identity","none");const Q=(at,ut)=>{const ht=f.
get(at),he=G.get(ht instanceof r.SX?ht.text:ut);if(he===void 0)throw Zt(`the crypt filter ${ht instanceof r.SX?Vt(ht):ut}`);return he},st=f.get("StmF");return{...P,
encryptMetadata:f.get("EncryptMetadata")!==!1,methods:{strings:Q("StrF","Identity"),streams:Q("StmF","Identity"),embedded:Q("EFF",st instanceof r.SX?st.text:"Id\
entity")},filters:G}}function be(f,u){const w=f.get("CFM");return u===5&&(0,r.Eo)(w,"AESV3")?"AESV3":u===4&&(0,r.Eo)(w,"AESV2")?"AESV2":u===4&&(0,r.Eo)(w,"V2")?
"V2":w===void 0||(0,r.Eo)(w,"None")?"none":void 0}function oe(f,u,w){const{encrypt:y,revision:k}=f;if(k>=5){const st={owner:Mt(y,"O",48),user:Mt(y,"U",48),wrappedByOwner:Mt(
y,"OE",32),wrappedByUser:Mt(y,"UE",32)};return ce(ft(st,k,w),"user")??ce(dt(st,k,w),"owner")}const P=Mt(y,"O",1),V=Mt(y,"U",1),{permissions:G,encryptMetadata:Q}=f;
return zt(u,st=>zt(fe(f),at=>{const ut={revision:k,keyLength:at,owner:P,permissions:G,id0:st,encryptMetadata:Q};return ae(ut,V,w,"user")??ae(ut,V,O(ut,w),"owner")}))}
function ae(f,u,w,y){const k=A(f,u,w);return k&&{fileKey:k,access:y,identifier:f.id0,legacy:{scheme:f,userPassword:w}}}function ce(f,u){return f&&{fileKey:f,access:u}}
function fe({encrypt:f,version:u}){if(u===4)return[16];const w=Rt(f.get("Length"),40),y=w%8===0&&w>=40&&w<=128?w/8:5;return[...new Set(u===1?[5,y,16]:[y,16,5])]}
function ue(f,u){const w={none:h},y=G=>G==="V2"?w.V2??=j(u):G==="AESV2"?w.AESV2??=v(u):G==="AESV3"?w.AESV3??=M(u):h,{methods:k,filters:P,encryptMetadata:V}=f;return{
strings:y(k.strings),streams:y(k.streams),embedded:y(k.embedded),named:P&&new Map([...P].map(([G,Q])=>[G,y(Q)])),encryptMetadata:V}}function Fe({version:f,revision:u,
methods:w}){return u>=5?{version:"1.7",extensionLevel:u===5?3:8}:f===4?{version:Object.values(w).includes("AESV2")?"1.6":"1.5"}:{version:u===2?"1.1":"1.4"}}function De(f,u){
if(f!=="none")return f==="V2"?u.length===5?"RC4-40":"RC4-128":f==="AESV2"?"AES-128":"AES-256"}function Mt(f,u,w){const y=f.get(u);if(y instanceof r.Mx&&y.bytes.
length>=w)return y.bytes;throw(0,Ot.O$)(`its encryption dictionary has no usable /${u}.`)}function Rt(f,u){return typeof f=="number"?Math.trunc(f):u}function zt(f,u){
for(const w of f){const y=u(w);if(y!==void 0)return y}}function Vt({text:f}){return/^[\w.+-]{1,40}$/.test(f)?f:"with an unusual name"}function Re(){return(0,Ot.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function le(){return new Ot.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function $t(){const f="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Ot.hJ)("uns\
upported_encryption",f,{issues:[{field:"file",message:`The document ${f}.`}],advice:"Get the document again from where it came from"})}function Zt(f){return(0,Ot.
hJ)("unsupported_encryption",`is protected by ${f}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${f}, which is not su\
pported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}const Pe={...h,decrypt:()=>new Uint8Array(0)};function Te(f){
const u=Ce(f),w=P=>P==="none"?h:Pe,y=[...u?.filters??[["Identity","none"]]],k={strings:w(u?.methods.strings),streams:w(u?.methods.streams),embedded:w(u?.methods.
embedded),named:u&&!u.filters?void 0:new Map(y.map(([P,V])=>[P,w(V)])),encryptMetadata:u?.encryptMetadata??!0};return{...Ut({dictionary:f,version:"1.1",numbered:!0},
k),access:"user",locked:!0,permissions:u?.permissions??vt,revision:u?.revision,opensWithoutPassword:!1,unrestricted:void 0,...u?Ht(u):de(f)}}function Ce(f){try{
return ie(f)}catch(u){if(u instanceof Ot.zU&&u.code==="unsupported_encryption")return;throw u}}function Ht({encrypt:f,version:u,methods:w}){const y=w.streams===
"none"?w.embedded:w.streams;if(y==="none")return{algorithm:void 0,keyBits:void 0};if(y==="AESV3")return{algorithm:"AES-256",keyBits:256};if(u===4)return{algorithm:y===
"AESV2"?"AES-128":"RC4-128",keyBits:128};const k=u===1?40:Le(f.get("Length"));return{algorithm:k===40?"RC4-40":"RC4-128",keyBits:k}}function de(f){const u=f.get(
"CF"),w=f.get("StmF"),y=(0,r.Zm)(u)&&w instanceof r.SX?u.get(w.text):void 0,k=(0,r.Zm)(y)?y.get("CFM"):void 0;return(0,r.Eo)(k,"AESV3")?{algorithm:"AES-256",keyBits:256}:
(0,r.Eo)(k,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Le(f){return typeof f=="number"&&f%8===0&&f>=40&&f<=128?f:40}}),
34400:((ct,tt,D)=>{D.d(tt,{F:()=>J,V:()=>K});const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],r=Int32Array.from({length:64},(_,z)=>Math.floor(Math.abs(Math.
sin(z+1))*2**32)|0),J=_=>new K().digest(_);class K{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(z){const{state:h,tail:j}=this;
h[0]=1732584193,h[1]=4023233417,h[2]=2562383102,h[3]=271733878;const{length:v}=z,M=v&-64;for(let g=0;g<M;g+=64)this.compress(z,g);const U=v-M,L=U<56?64:128;for(let g=0;g<
U;g++)j[g]=z[M+g];j[U]=128,j.fill(0,U+1,L);for(let g=0,m=v<<3;g<4;g++)j[L-8+g]=m>>>(g<<3);j[L-4]=v>>>29;for(let g=0;g<L;g+=64)this.compress(j,g);const E=new Uint8Array(
16);for(let g=0;g<16;g++)E[g]=h[g>>2]>>>((g&3)<<3);return E}compress(z,h){const{words:j,state:v}=this;for(let g=0,m=h;g<16;g++,m+=4)j[g]=z[m]|z[m+1]<<8|z[m+2]<<
16|z[m+3]<<24;let M=v[0],U=v[1],L=v[2],E=v[3];for(let g=0;g<64;g++){const m=g>>4;let a,d;m===0?(a=U&L|~U&E,d=g):m===1?(a=E&U|~E&L,d=5*g+1):m===2?(a=U^L^E,d=3*g+
5):(a=L^(U|~E),d=7*g);const S=M+a+r[g]+j[d&15]|0,T=i[m<<2|g&3];M=E,E=L,L=U,U=U+(S<<T|S>>>32-T)|0}v[0]=v[0]+M,v[1]=v[1]+U,v[2]=v[2]+L,v[3]=v[3]+E}}}),64580:((ct,tt,D)=>{
D.d(tt,{F:()=>r});var i=D(45599);function r(_,z=()=>{}){if(_ instanceof i.Z6)return new i.Z6(r(_.dict,z),_.data,_.sealed);const h=K(_),j=[h];let v=1;for(let M=j.
pop();M!==void 0;M=j.pop())if(Array.isArray(M)){v+=M.length;for(const[U,L]of M.entries())M[U]=J(L,j)}else if((0,i.Zm)(M)){v+=M.size;for(const[U,L]of M)M.set(U,J(
L,j))}return z(v),h}function J(_,z){const h=K(_);return h!==_&&z.push(h),h}function K(_){return Array.isArray(_)?[..._]:(0,i.Zm)(_)?new i.Bi(_):_}}),79725:((ct,tt,D)=>{
D.d(tt,{R:()=>z,Z:()=>h});var i=D(78157),r=D(4e4),J=D(88500);const K=new Int32Array(0),_=new J.s;class z{at=K;first=0;used=0;open=-1;close=-1;special=!1;scan=_;marksFrom=0;marksTo=0;own;locate(v,M,U){
const L=this.own??={at:new Int32Array(64),scan:new J.s},{scan:E}=L;if(this.at=L.at,this.scan=E,this.first=this.used=this.marksFrom=this.marksTo=0,E.reset(),M=(0,i.
AN)(v,M,U),v[M]!==i.iH||v[M+1]!==i.iH)return!1;this.open=M+=2;const g=(0,r.XE)();for(;(M=(0,i.AN)(v,M,U))<U;){const m=v[M];if(m===i.vz)return this.close=M,this.
marksTo=E.used,this.special=E.byteRange||E.doubtful,v[M+1]===i.vz;if(m!==i.cL)return!1;const a=++M;for(;M<U&&i.Kl[v[M]]===i.N9;M++)if(v[M]===i.wn)return!1;const d=M;
d-a===9&&v[a]===i.Ah&&(0,i.w1)(v,a,"ByteRange")&&(E.byteRange=!0),(0,r.xg)(v,a-1,d,g)&&(E.doubtful=!0);const S=M=(0,i.AN)(v,M,U);if(v[M]===i.vz||(M=E.value(v,M,
U),M<0))return!1;this.add(a,d,S,M)}return!1}add(v,M,U,L){this.used+4>this.at.length&&(this.at=this.own.at=h(this.at,this.used+4));const{at:E,used:g}=this;E[g]=v,
E[g+1]=M,E[g+2]=U,E[g+3]=L,this.used=g+4}find(v,M){const{at:U,first:L}=this,E=M.length;for(let g=this.used-4;g>=L;g-=4){const m=U[g];if(U[g+1]-m!==E)continue;let a=0;
for(;a<E&&v[m+a]===M.charCodeAt(a);)a++;if(a===E)return g}return-1}}function h(j,v){const M=new Int32Array(Math.max(j.length*2,v));return M.set(j),M}}),45798:((ct,tt,D)=>{
D.d(tt,{i:()=>S});var i=D(42973),r=D(78157),J=D(82416),K=D(45599);const _=Symbol("close array"),z=Symbol("close dictionary"),h=Symbol("end"),j=32,v=32,M=32,U=32,
L=224,E=224,g=8,m=256,a=65536,d=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class S{bytes;at;end;nesting;openString;room;closed=-1;constructor(A,O,F,I,b,p=1/0){this.
bytes=A,this.at=O,this.end=F,this.nesting=I,this.openString=b,this.room=p}value(){const A=this.token(0);return typeof A=="symbol"?null:A}token(A){const{bytes:O,
end:F}=this;if(this.room-=j,this.room<0)throw T();const I=(0,r.AN)(O,this.at,F);if(this.at=I,I>=F)return h;const b=O[I];if(b>=r.l0&&b<=r.ev)return this.numberOrReference();
switch(b){case r.cL:return this.name();case r.Cx:return this.string(this.literal());case r.iH:return O[I+1]!==r.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(A+1));case r.WL:return this.at++,this.array(A+1);case r.wt:return this.at++,_;case r.vz:return this.closed=I,O[I+1]===r.vz?(this.at+=2,z):(this.at++,
null);case r.s1:case r.Hv:case r.rc:return this.at++,null;default:return this.word()}}array(A){this.checkDepth(A),this.room-=U;const O=[];for(;;){O.length===g&&
O.every(I=>I instanceof K.oS)&&this.references(O);const F=this.token(A);if(F===_||F===h)return O;if(F===z)return this.at=this.closed,O;O.push(F)}}references(A){
const{bytes:O,end:F}=this;for(let I=m;;I=Math.min(2*I,a)){const b=(0,r.bS)(O).toString("latin1",this.at,Math.min(this.at+I,F)),p=d.exec(b)?.[0]??"";if(p==="")return;
const R=A.length;for(const C of p.split(" 0 R"))C!==""&&A.push(new K.oS(Number(C),0));if(this.room-=(A.length-R)*(j+v),this.at+=p.length,p.length<b.length>>1)return}}dictionary(A){
this.checkDepth(A),this.room-=E;const O=new K.Bi;let F,I=-1;for(;;){const b=this.at,p=this.token(A);if(p===z||p===h)return I>=0&&(0,K.hi)(O)&&this.keepSealed(O,
I),O;if(p===_)continue;const R=p;if(F===void 0){R instanceof K.SX&&(F=R.text);continue}R!==null?O.set(F,R):O.delete(F),this.openString&&F==="Contents"&&R instanceof
K.Mx&&(I=b),F=void 0}}keepSealed(A,O){A.set("Contents",new S(this.bytes,O,this.end,1).value())}checkDepth(A){if(A>this.nesting)throw(0,i.F)("nesting",`An object\
 of the document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:A,end:O}=this,F=this.at+1;
return this.room-=M,this.at=(0,r.Wd)(A,F,O),new K.SX((0,J.MQ)(A,F,this.at))}string(A){return this.room-=L,new K.Mx(this.openString?this.openString(A):A)}literal(){
const{bytes:A,end:O}=this,F=this.at+1;for(let I=F;I<O;I++){const b=A[I];if(b===r.s1)return this.at=I+1,A.slice(F,I);if(b===r.Cx||b===r.r_||b===r.u7)break}return this.
at=(0,r.t9)(A,this.at,O),(0,J.U1)(A,F,this.at)}hexadecimal(){const{bytes:A,end:O}=this,F=this.at+1,I=(0,r.$k)(A,F,O);return this.at=I,(0,r.sk)(A,F,I)}numberOrReference(){
const{bytes:A,end:O}=this;let F=this.at,I=0;for(;F<O&&A[F]>=r.l0&&A[F]<=r.ev;)I=I*10+(A[F++]-r.l0);if(F<O&&r.Kl[A[F]]===r.N9)return this.number();this.at=F,F=(0,r.
AN)(A,F,O);const b=A[F]===r.N5&&F+1<O&&A[F+1]>r.l0;b&&F++;let p=0;const R=F;for(;F<O&&A[F]>=r.l0&&A[F]<=r.ev;)p=p*10+(A[F++]-r.l0);return F===R||(F=(0,r.AN)(A,F,
O),F>=O||A[F]!==r.AV||F+1<O&&r.Kl[A[F+1]]===r.N9)?I:(this.at=F+1,this.room-=v,I>2147483647?null:new K.oS(I,b?1:Math.min(p,65535)))}number(){const{bytes:A,end:O,
at:F}=this;return this.at=(0,r.Wd)(A,F,O),(0,J.kz)(A,F,this.at)}word(){const{bytes:A,at:O,end:F}=this,I=A[O];return I===r.b9||I===r.N5||I===r.fX?this.number():(0,r.
wb)(A,O,"true")||(0,r.wb)(A,O,"false")?(this.at=(0,r.Wd)(A,O,F),I===r.yh):(0,r.w1)(A,O,"endobj")||(0,r.w1)(A,O,"endstream")?h:(this.at=Math.max((0,r.Wd)(A,O,F),
O+1),null)}}const T=()=>(0,i.F)("values","The objects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is\
 not, save it without compression in another program")}),4e4:((ct,tt,D)=>{D.d(tt,{C3:()=>h,XE:()=>j,oC:()=>M,xg:()=>v});var i=D(78157);const r=4<<20,J=1024,K=1<<
29,_=new Int32Array(J);let z=0;function h(){z<K||(z=0,_.fill(0))}const j=()=>z+1;function v(E,g,m,a){const d=m-g,S=m-1,B=d*157+E[S]*5+E[S-(d>1?1:0)]*61+E[g+(d>1?
1:0)]*331+E[g+(d>>1)]*17&J-1,A=_[B];return _[B]=++z,A>=a}function M(E,g,m){if(m-g>r)return!1;const a=[],d=new U;let S=0,T=!1;do{const B=(0,i.AN)(E,g,m);if(B>=m)
return!1;const A=a.at(-1)??0,O=A>0&&!T&&E[B]===i.cL;if(g=L(E,B,m),T=O,O){if(d.add(A,E,B+1,g))return!0}else E[B]===i.WL?a.push(0):E[B]===i.iH&&g===B+2&&E[B+1]===
i.iH?a.push(++S):(E[B]===i.wt||E[B]===i.vz&&g===B+2)&&a.pop()}while(a.length>0);return!1}class U{places=new Int32Array(128);count=0;add(g,m,a,d){let S=g,T=~g;for(let B=a;B<
d;B++){let A=m[B];A===i.wn&&(0,i.Li)(m[B+1])>=0&&(0,i.Li)(m[B+2])>=0&&B+2<d&&(A=(0,i.Li)(m[B+1])*16+(0,i.Li)(m[B+2]),B+=2),S=Math.imul(S^A,16777619),T=Math.imul(
T+A,1540483477)^T>>>15}return this.count*4>this.places.length&&this.grow(),this.put(S,T===0?1:T)}put(g,m){const{places:a}=this;let d=(g^g>>>15)*2&a.length-1;for(;a[d+
1]!==0;d=d+2&a.length-1)if(a[d]===g&&a[d+1]===m)return!0;return a[d]=g,a[d+1]=m,this.count++,!1}grow(){const g=this.places;this.places=new Int32Array(g.length*4),
this.count=0;for(let m=0;m<g.length;m+=2)g[m+1]!==0&&this.put(g[m],g[m+1])}}function L(E,g,m){const a=E[g],d=E[g+1]===a;return a===i.iH?d?g+2:(0,i.$k)(E,g,m):a===
i.vz?d?g+2:g+1:a===i.Cx?(0,i.t9)(E,g,m):Math.max((0,i.Wd)(E,a===i.cL?g+1:g,m),g+1)}}),82416:((ct,tt,D)=>{D.d(tt,{E3:()=>E,MQ:()=>r,U1:()=>h,kz:()=>K,nK:()=>U});
var i=D(78157);function r(m,a,d){let S="";for(let T=a;T<d;T++){let B=m[T];if(B===i.wn&&T+2<d){const[A,O]=[(0,i.Li)(m[T+1]),(0,i.Li)(m[T+2])];A>=0&&O>=0&&(B=A*16+
O,T+=2)}S+=String.fromCharCode(B)}return S}const J=15;function K(m,a,d){let S=a;const T=m[S];(T===i.N5||T===i.b9)&&S++;let B=0,A=-1,O=0;for(;S<d;S++){const I=m[S];
if(I>=i.l0&&I<=i.ev)O=O*10+(I-i.l0),B++,A>=0&&A++;else if(I===i.fX&&A<0)A=0;else break}if(S<d||B===0||B>J)return z(m,a,d);const F=A>0?O/_[A]:O;return T===i.N5?-F:
F}const _=Float64Array.from({length:J+1},(m,a)=>10**a);function z(m,a,d){const S=(0,i.bS)(m).toString("latin1",a,d),T=Number(S);if(!Number.isNaN(T)&&/^[+-]?[\d.]/.
test(S))return T;const B=/^[+-]*(\d*\.?\d*)/.exec(S),A=Number(B?.[1]??0)||0;return S.startsWith("-")?-A:A}function h(m,a,d){const S=j(m,a,d);if(S<d&&m[S]===i.s1)
return m.subarray(a,S);const T={at:a,used:0,depth:1,out:new Uint8Array(d-a)};return v(m,T,d,d),T.out.subarray(0,T.used)}function j(m,a,d){for(let S=a;S<d;S++){const T=m[S];
if(T===i.s1||T===i.Cx||T===i.r_||T===i.u7)return S}return d}function v(m,a,d,S){const{out:T}=a;let{at:B,used:A,depth:O}=a;for(;B<d;B++){let F=m[B];if(F===i.Cx)O++;else if(F===
i.s1){if(--O===0)break}else if(F===i.u7)m[B+1]===i.kR&&B++,F=i.kR;else if(F===i.r_){if(F=m[++B],B>=S)break;if(F>=i.l0&&F<=i.em){let I=F-i.l0;for(let b=0;b<2&&m[B+
1]>=i.l0&&m[B+1]<=i.em;b++)I=I*8+m[++B]-i.l0;F=I&255}else if(F===i.u7){m[B+1]===i.kR&&B++;continue}else{if(F===i.kR)continue;F=g.get(F)??F}}T[A++]=F}a.at=B,a.used=
A,a.depth=O}const M=1<<20;async function U(m,a,d,S){if(m[a]!==i.Cx)return L(m,a+1,d,S);const T=a+1;let B=T;for(let O=T;B===O&&O<d;){O=Math.min(O+M,d),B=j(m,B,O);
const F=S.step(M);F&&await F}if(B<d&&m[B]===i.s1)return m.subarray(T,B);const A={at:T,used:0,depth:1,out:new Uint8Array(d-T)};for(;A.at<d&&A.depth>0;){v(m,A,Math.
min(A.at+M,d),d);const O=S.step(2*M);O&&await O}return A.out.subarray(0,A.used)}async function L(m,a,d,S){const T=new Uint8Array(d-a);let B=0;for(let O=a;O<d&&m[O]!==
i.vz;){for(const I=Math.min(O+M,d);O<I&&m[O]!==i.vz;O++)(0,i.Li)(m[O])>=0&&(T[B++]=m[O]);const F=S.step(2*M);F&&await F}const A=new Uint8Array(B+1>>1);for(let O=0;O<
B;O+=M){A.set((0,i.sk)(T,O,Math.min(O+M,B)),O>>1);const F=S.step(2*M);F&&await F}return A}const E=(m,a,d)=>m[a]===i.Cx?h(m,a+1,d):(0,i.sk)(m,a+1,d),g=new Map([[
i.yq,i.kR],[i.AF,i.u7],[i.yh,i.d2],[i.OY,i.G_],[i.MV,i.o1]])}),88500:((ct,tt,D)=>{D.d(tt,{A:()=>J,s:()=>B});var i=D(78157),r=D(4e4);const J=-1,K=2**63,_=-1,z=0,
h=1,j=2,v=0,M=1,U=2,L=3,E=4,g=5,m=6,a=7,d=8,S=new Uint8Array(256).fill(U);for(let I=0;I<256;I++)i.Kl[I]===i.t6&&(S[I]=v);for(let I=i.l0;I<=i.ev;I++)S[I]=M;for(const[
I,b]of Object.entries({"/":L,"<":E,">":g,"[":m,"]":a,"(":d,"%":v,")":v,"{":v,"}":v}))S[I.charCodeAt(0)]=b;const T=new Uint8Array(256);for(let I=0;I<256;I++)i.Kl[I]===
i.N9&&I!==i.wn&&(T[I]=1);class B{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=new Int32Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,r.C3)()}append(b,p,R){
const C=this.used+R-p;C>this.marks.length&&this.grow(C),this.marks.set(b.subarray(p,R),this.used),this.used=C}open(b,p,R){if(b>=this.opened.length){const C=new Int32Array(
this.opened.length*2);C.set(this.opened),this.opened=C}return this.opened[b]=p,R}add(b,p,R){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=b>2147483647?0:b,this.marks[this.used+1]=p,this.marks[this.used+2]=R,this.used+=3,R}grow(b){const p=new Int32Array(Math.max(this.marks.length*2,b));p.set(
this.marks),this.marks=p}value(b,p,R){let C=0,Y=z;for(let q=p;p<R;q=p){const nt=b[p++];switch(S[nt]){case v:nt===i.IQ&&(p=(0,i.D)(b,q,R));continue;case M:{let ot=nt-
i.l0;for(;S[b[p]]===M;)ot=ot*10+(b[p++]-i.l0);if(p<R&&i.Kl[b[p]]===i.N9){p=(0,i.Wd)(b,p,R);break}if(ot>=K)return-1;const ft=A(b,p,R);Y===j&&this.setLength(ot,q,
p,ft),ft>p&&(p=this.add(ot,q,ft));break}case U:for(;p<R&&i.Kl[b[p]]===i.N9;)p++;if(nt===i.HF&&F(b,q,p))return-1;break;case L:for(;p<R&&T[b[p]]===1;)p++;if(p<R&&
b[p]===i.wn&&(p=this.escapedName(b,p,R)),Y=this.expectedAfter(b,q,p,Y===z?C:0),C===0)return p;continue;case E:p=b[p]===i.iH?this.open(C++,(0,r.XE)(),p+1):this.hexString(
b,q,R);break;case g:if(b[p]!==i.vz)continue;if(!(this.opened[--C]>0)||++p>R)return-1;break;case m:p=this.open(C++,_,p);break;case a:if(this.opened[--C]!==_)return-1;
break;case d:p=this.literalString(b,q,R);break}if(C===0)return p>R?-1:p;Y=z}return-1}setLength(b,p,R,C){const Y=C>R;this.length=Y?-1:b,this.lengthRef=Y?b:-1,this.
lengthStart=p,this.lengthEnd=C}literalString(b,p,R){const C=(0,i.AZ)(b,p,R);return C<0?R+1:this.strings?this.add(J,p,C):C}hexString(b,p,R){const C=(0,i.$k)(b,p,
R);return this.strings?this.add(J,p,C):C}escapedName(b,p,R){return this.doubtful=!0,(0,i.Wd)(b,p,R)}expectedAfter(b,p,R,C){const Y=R-p;return Y===10&&b[p+1]===i.
Ah&&(0,i.w1)(b,p,"/ByteRange")&&(this.byteRange=!0),C===0||this.opened[C-1]===_?z:((0,r.xg)(b,p,R,this.opened[C-1])&&(this.doubtful=!0),C>1?h:Y===7&&b[p+1]===i.
A4&&(0,i.w1)(b,p,"/Length")?j:h)}}function A(I,b,p){if(I[b]===i.Z4&&I[b+1]===i.l0&&I[b+3]===i.AV&&I[b+2]===i.Z4&&b+4<=p)return O(I,b+4,p)?b+4:b;let R=(0,i.AN)(I,
b,p);I[R]===i.N5&&I[R+1]>i.l0&&R++;let C=R,Y=0;for(;C<p&&(0,i.yp)(I[C]);C++)Y=Y*10+(I[C]-i.l0);if(C===R||Y>=K)return b;const q=(0,i.AN)(I,C,p);return q<p&&I[q]===
i.AV&&O(I,q+1,p)?q+1:b}const O=(I,b,p)=>b>=p||i.Kl[I[b]]!==i.N9;function F(I,b,p){return p-b===6&&(0,i.w1)(I,b,"endo")||p-b===9&&(0,i.w1)(I,b,"ends")}}),45079:((ct,tt,D)=>{
D.d(tt,{ZV:()=>g,bD:()=>_,dZ:()=>v,pS:()=>M,sd:()=>m,yT:()=>K});var i=D(78157),r=D(45599);const J=8,K={number:0,generation:0};function _(a,d,S){if(d===null)a.text(
"null");else if(typeof d=="number")a.text(g(d));else if(typeof d=="boolean")a.text(d?"true":"false");else if(d instanceof r.SX)v(a,d.text);else if(d instanceof r.
oS)a.text(j(d,S));else if(d instanceof r.Mx)M(a,d.bytes,S);else if(Array.isArray(d)){if(a.byte(i.WL),d.length>=J&&d.every(T=>T instanceof r.oS))a.text(d.map(T=>j(
T,S)).join(" "));else for(const[T,B]of d.entries())T>0&&a.byte(i.Z4),_(a,B,S);a.byte(i.wt)}else d instanceof r.Bi?z(a,d,S):_(a,d.dict,S)}function z(a,d,S){const T=S.
security&&d.has("ByteRange")?{...S,security:void 0}:S;a.text("<<");for(const[B,A]of d)v(a,B),h(A)&&a.byte(i.Z4),_(a,A,B==="Contents"?T:S);a.text(">>")}const h=a=>a===
null||typeof a=="number"||typeof a=="boolean"||a instanceof r.oS;function j(a,{renumber:d,generationOf:S}){const T=d?d(a):a.number;return d&&T===0?"null":`${T} ${S?
S(T):d?0:a.generation} R`}function v(a,d){a.byte(i.cL);for(let S=0;S<d.length;S++){const T=d.charCodeAt(S)&255;T!==i.Cq&&(T>i.Z4&&T<=i.du&&T!==i.wn&&i.Kl[T]===i.
N9?a.byte(T):a.text(`#${E(T)}`))}}function M(a,d,{security:S,number:T,generation:B}){if(S){U(a,S.encryptString(d,T,B));return}let A=0;for(const O of d)(O<i.Z4||
O>i.du)&&A++;if(A*3>d.length){U(a,d);return}a.byte(i.Cx);for(const O of d)(O===i.Cx||O===i.s1||O===i.r_)&&a.byte(i.r_),O===i.u7?a.text("\\r"):a.byte(O);a.byte(i.
s1)}function U(a,d){a.byte(i.iH);for(const S of d)a.byte(L.charCodeAt(S>>4)),a.byte(L.charCodeAt(S&15));a.byte(i.vz)}const L="0123456789abcdef",E=a=>L[a>>4]+L[a&
15];function g(a){if(!Number.isFinite(a))return"0";const d=Math.abs(a);if(Number.isInteger(a)&&d<1e15)return String(a);if(d>=2**63)return`${BigInt(a)}.0`;const S=String(
a);return S.includes("e")?a.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):S}function m(a){const d=[a];for(;d.length>0;){const S=d.pop();if(S instanceof r.Mx)return!0;
if(Array.isArray(S))for(const T of S)d.push(T);else if(S instanceof r.Bi)for(const T of S.values())d.push(T);else S instanceof r.Z6&&d.push(S.dict)}return!1}}),
39150:((ct,tt,D)=>{D.d(tt,{D:()=>z});var i=D(78157);const r=15,J=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,K=/^(true|false|null)$/,_=/#(?![0-9A-Fa-f]{2})|#00/;
function z(L,E,g){const m=[],a=()=>{const S=m.at(-1);S?.keys&&(S.value=!1)},d=(0,i.AN)(L,E,g);for(;;){if(E=(0,i.AN)(L,E,g),E>=g)return!1;const S=m.at(-1),T=L[E];
if(T===i.vz||T===i.wt){if(!S||S.keys===void 0!=(T===i.wt)||S.keys&&(S.value||++E>=g||L[E]!==i.vz))return!1;m.pop(),E++}else if(S?.keys&&!S.value){const B=(0,i.Wd)(
L,E+1,g),A=U(L,E,B);if(T!==i.cL||_.test(A)||S.keys.has(A))return!1;S.keys.add(A),S.value=!0,E=B;continue}else if(T===i.WL||T===i.iH&&L[E+1]===i.iH){m.push(T===i.
WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),E+=T===i.WL?1:2;continue}else if(E=h(L,E,g),E<0)return!1;if(a(),m.length===0)return!(0,i.yp)(L[d])||L[E-1]!==
i.AV}}function h(L,E,g){switch(L[E]){case i.cL:{const m=(0,i.Wd)(L,E+1,g);return _.test(U(L,E,m))?-1:m}case i.Cx:return(0,i.AZ)(L,E,g);case i.iH:for(E++;E<g&&L[E]!==
i.vz;E++)if(!M(L[E])&&i.Kl[L[E]]!==i.t6)return-1;return E<g?E+1:-1;default:{const m=(0,i.Wd)(L,E,g);if(v(L,E,m))return j(L,E,m,g);const a=U(L,E,m);return K.test(
a)||J.test(a)?m:-1}}}function j(L,E,g,m){const a=(0,i.AN)(L,g,m);if(!(0,i.yp)(L[a]))return g;const d=(0,i.JI)(L,a,m),S=(0,i.AN)(L,d.after,m);return S===d.after||
L[S]!==i.AV||i.Kl[L[S+1]??i.Z4]===i.N9?g:(0,i.JI)(L,E,g).value<=2147483647&&d.value<=65535?S+1:-1}function v(L,E,g){let m=E;for(;m<g&&(0,i.yp)(L[m]);)m++;return m===
g&&m>E&&m<=E+r}const M=L=>L>=i.l0&&L<=i.ev||(L|32)>=97&&(L|32)<=102;function U(L,E,g){return(0,i.bS)(L).toString("latin1",E,Math.min(g,E+200))}}),77581:((ct,tt,D)=>{
D.d(tt,{SQ:()=>J,g7:()=>M,kt:()=>m,wx:()=>L});var i=D(78157),r=D(45599);const J=new Map([...[728,711,710,729,733,731,730,732].map((a,d)=>[a,24+d]),...[8226,8224,
8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((a,d)=>[a,128+d]),[
8364,160]]),K=/[\x18-\x1f\x80-\xa0]/g,_=new Map([...J].map(([a,d])=>[d,a])),z=Array.from({length:256},(a,d)=>String.fromCharCode(_.get(d)??d)),h=32,j=200,v=new WeakMap;
function M(a){if(a.bytes.length<j)return U(a.bytes);let d=v.get(a);return d===void 0&&v.set(a,d=U(a.bytes)),d}function U(a){if(a[0]===254&&a[1]===255)return new TextDecoder(
"utf-16be").decode(a.subarray(2));if(a[0]===255&&a[1]===254)return new TextDecoder("utf-16le").decode(a.subarray(2));if(a[0]===239&&a[1]===187&&a[2]===191)return new TextDecoder().
decode(a.subarray(3));if(a.length>h)return(0,i.bS)(a).toString("latin1").replace(K,S=>z[S.charCodeAt(0)]);let d="";for(const S of a)d+=z[S];return d}function L(a){
const d=new Uint8Array(a.length);for(let T=0;T<a.length;T++){const B=E(a.charCodeAt(T));if(B===void 0)return new r.Mx(g(a));d[T]=B}const S=d[0]===254&&d[1]===255||
d[0]===255&&d[1]===254;return new r.Mx(S||d[0]===239&&d[1]===187&&d[2]===191?g(a):d)}function E(a){return a>=32&&a<127||a===9||a===10||a===13||a>=161&&a<=255&&a!==
173?a:J.get(a)}const g=a=>m(`\uFEFF${a}`),m=a=>Buffer.from(a,"utf16le").swap16()}),45599:((ct,tt,D)=>{D.d(tt,{Bi:()=>_,Eo:()=>M,Mx:()=>r,Px:()=>E,SX:()=>i,UU:()=>L,
Z6:()=>z,Zm:()=>h,cy:()=>v,hi:()=>g,i9:()=>j,jd:()=>U,oS:()=>J,rV:()=>K});class i{text;constructor(a){this.text=a}}class r{bytes;constructor(a){this.bytes=a}}class J{number;generation;constructor(a,d=0){
this.number=a,this.generation=d}}class K extends J{part;constructor(a,d){super(d,0),this.part=a}}class _ extends Map{}class z{dict;data;sealed;constructor(a,d,S){
this.dict=a,this.data=d,this.sealed=S}}const h=m=>m instanceof _,j=m=>m instanceof J,v=m=>Array.isArray(m),M=(m,a)=>m instanceof i&&m.text===a;function U(m){const a=new _;
for(const[d,S]of Object.entries(m))S!==void 0&&a.set(d,S);return a}const L=m=>new i(m),E=m=>new r(Uint8Array.from(Buffer.from(m,"latin1")));function g(m){const a=m.
get("Type");return M(a,"Sig")||M(a,"DocTimeStamp")||m.has("ByteRange")}})};
