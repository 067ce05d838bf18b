"use strict";exports.id=4518,exports.ids=[4518],exports.modules={60623:((pt,it,_)=>{_.d(it,{Kc:()=>S,M_:()=>I,UD:()=>d});var i=_(11544),o=_(58552),et=_(54771),X=_(27059),a=_(
43749),$=_(78157),L=_(4537),z=_(81272);const S=p=>(0,i.$)(p,{level:4,mem:3}),I=p=>(0,i.$)(p,{level:0}),j=16*L.$9,C=4096,k=1<<26;function d(p,W,m,E){const g=W.codec?.
inflateNow(p,Math.min(W.stream,W.remaining,k));if(g)return W.remaining-=g.length,g;const A=(0,$.j8)(p,0,Math.min(p.length,4)),T=(p[A]&15)===8&&(p[A]<<8|p[A+1])%
31===0;T||(m.found=!0);const M=y(p.subarray(T?A+2:0),W,m,E);if(!M)throw(0,o.O$)("a compressed stream is damaged");return m.mismatch===!1&&!m.found&&(m.mismatch=
O(p.subarray(A+2),M)),M}function O(p,W){const m=new a.TU;if(m.add(W),(0,a.gZ)(p,m.value))return!1;const E=(0,a.Kw)(p);return E.length>0&&v(E,{push:()=>{},size:0,
consumed:0},1/0)}function y(p,W,m,E){if(W.remaining<=0)throw(0,z.q)(W,0);const g=new z.g(W,E);if(p.length<=(E?C:j)){const T=E?[p.length*U]:[p.length*U,X._],M=P(
p,T,W.scratch??new X.f);if(M)return g.push(M),g.finish()}if(v(p,g,p.length))return g.finish();m.found=!0;const A=new z.g(W,E);return v(p,A,Math.floor(g.consumed/
L.$9)*L.$9),A.size===0?void 0:A.finish()}const U=8;function P(p,W,m){try{for(const E of W){const g=m.atLeast(E),A=(0,i.HM)(p,{out:g});if(A.length<g.length)return A.
slice();if(g.length===X._)return}}catch{}}const K=16;function v(p,W,m){const E=new i.EL(T=>{T.length&&W.push(T)}),g=m<p.length;let A=W.watch?L.ay:L.$9;try{for(let T=0;T<
p.length;){const M=T<m?Math.min(A,m-T):K,b=W.size;W.consumed=T,E.push(p.subarray(T,T+M),!g&&T+M>=p.length),T+=M,W.watch?.(W.size),W.watch&&(A=(0,L._p)(M,W.size-
b,L.eO))}}catch(T){if(T instanceof o.zU||T instanceof et.Q)throw T;return!1}return!0}}),48249:((pt,it,_)=>{_.d(it,{Kc:()=>X.Kc,M_:()=>X.M_,TT:()=>k,tN:()=>d});var i=_(
58552),o=_(78157),et=_(3405),X=_(60623),a=_(19590),$=_(93098),L=_(60269),z=_(11032),S=_(70097),I=_(94322);const j={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85\
Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},C=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),k=U=>C.has(
j[U]??U);function d(U,P,K,v,p={found:!1}){switch(j[U]??U){case"FlateDecode":return y({filter:"FlateDecode",data:P,parameters:K},v,p);case"LZWDecode":return y({filter:"\
LZWDecode",data:P,parameters:K},v,p);case"ASCII85Decode":return O({filter:"ASCII85Decode",data:P,parameters:void 0},v,p,()=>(0,I.xm)((0,et.B)(P)));case"ASCIIHex\
Decode":return O({filter:"ASCIIHexDecode",data:P,parameters:void 0},v,p,()=>(0,o.sk)(P,0,P.length));case"RunLengthDecode":return O({filter:"RunLengthDecode",data:P,
parameters:void 0},v,p,()=>(0,I.xm)((0,S.A)(P,v)));case"Crypt":return P;default:throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}
function O(U,P,K,v){if(U.data.length<=$.I)return v();const p=P.large?.find(U,P,K);return p||(P.large?.watch(U,P)?.(1/0),v())}function y(U,P,K){const v=P.large?.
find(U,P,K);if(v)return v;const{filter:p,data:W,parameters:m}=U,E=P.large?.watch(U,P),g=p==="FlateDecode"?(0,X.UD)(W,P,K,E):(0,a.k)(W,(0,L.c)(m,"EarlyChange",1),
P,K,E);return(0,z.T)(g,m)}}),54619:((pt,it,_)=>{_.d(it,{HV:()=>i,UT:()=>et,jC:()=>X,tL:()=>o,wg:()=>L});const i=0,o=1,et=2,X=3,a=1e5,$=1e4;class L{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;malformed=new Set;mended=new Set;constructor({
limits:S,memory:I},j){this.sourceLength=j,this.memory=I,this.bound=Math.min(S.objects,Math.max(1e6,j));const C=j<a?64:1024;this.kind=new Uint8Array(C),this.place=
new Int32Array(C),this.detail=new Int32Array(C)}offer(S,I,j,C){S<this.kind.length&&this.kind[S]!==i||this.set(S,I,j,C)}askFor(S){const I=(this.kind[S]??i)===i||
this.wronglyFree.has(S);S>0&&S<=this.bound&&I&&this.unlisted.add(S)}doubtFree(S){this.kind[S]===X&&this.unlisted.add(S)}leadsTo(S){const I=this.kind[S]??i;return I===
o||I===et}set(S,I,j,C){if(S>this.bound){this.overflowed=!0;return}S>=this.kind.length&&this.grow(S+1),this.kind[S]=I,this.place[S]=j,this.detail[S]=C,S>=this.size&&
(this.size=S+1)}grow(S){const I=Math.min(Math.max(S,this.kind.length*2),this.bound+1),j=Math.max(this.kind.length,this.sourceLength,$);I>j&&this.memory.takeNumbers(
I-j);const[C,k,d]=[new Uint8Array(I),new Int32Array(I),new Int32Array(I)];C.set(this.kind),k.set(this.place),d.set(this.detail),[this.kind,this.place,this.detail]=
[C,k,d]}}}),94518:((pt,it,_)=>{_.d(it,{E:()=>un});var i=_(58552),o=_(78157),et=_(64580),X=_(83287),a=_(45599);const $=1<<24,L=200;class z{memory;held=new Map;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const n=this.held.get(t.data.byteOffset);if(n?.stream!==t||e&&!n.verified)return;const{dict:r}=t;return n.filter===
r.get("Filter")&&n.parameters===r.get("DecodeParms")?n.part:void 0}keep(t,e,n){const{data:r,dict:f}=t;if(this.held.has(r.byteOffset)||!n.whole||n.data.length>$||
n.data.buffer===r.buffer||(0,a.Eo)(f.get("Subtype"),"Image"))return;const x={stream:t,filter:f.get("Filter"),parameters:f.get("DecodeParms"),verified:e,part:n};
this.held.set(r.byteOffset,x),this.memory.hold(n.data.length+L,this.holder,r.byteOffset)}}var S=_(52205),I=_(42973),j=_(88500);function C(s,t){if(!(t instanceof
a.Z6))return;const e=s.resolve(t.dict.get("N"));if(typeof e!="number")return;const n=(0,X.US)(s,t,s.memory,!0);if(!n)return;const{data:r}=n,{numbers:f,starts:l,
isMended:x}=k(n,e,s.resolve(t.dict.get("First"))),Z=!n.whole&&!(0,X.QJ)(s.encoded(t)),G=Z||x;if(Z&&l.length>0&&new j.s().value(r,l.at(-1),Math.min(r.length,l.at(
-1)+U))<0&&(f.pop(),l.pop()),K(l,r.length))throw(0,i.O$)("its objects overlap");return{data:r,numbers:new Int32Array(f),starts:new Int32Array(l),ends:new Int32Array(
l.length).fill(-1),namesStream:(0,o.bS)(r).includes("stream"),...G?{lost:Math.min(Math.max(0,e-f.length),s.table.size)}:{}}}function k({data:s,whole:t},e,n){const{
length:r}=s,f=typeof n=="number"&&Number.isInteger(n)&&n>=0;if(f&&n>r&&!t)return{numbers:[],starts:[],isMended:!1};const l=d(s,Math.min(e,O),f&&n<=r?n:0),{numbers:x,
offsets:Z,after:G}=l,q=!f||(0,o.AN)(s,G,r)!==(0,o.AN)(s,Math.min(n,r),r)||n<G,Q=q?(0,o.AN)(s,G,r):n,Y=Z.findIndex(rt=>Q+rt>r);Y>=0&&(x.length=Z.length=Y);const tt=x.
length>0&&(q||x.length>e);return{numbers:x,starts:Z.map(rt=>Q+rt),isMended:tt}}function d(s,t,e){const{length:n}=s,[r,f]=[[],[]];let l=0,x={count:0,after:0};for(;r.
length<(l<e?O:t);){const Z=(0,o.JI)(s,(0,o.AN)(s,l,n),n),G=(0,o.JI)(s,(0,o.AN)(s,Z.after,n),n);if(Z.value<0||Z.value>2147483647||G.value<0||r.length>=t&&G.after>
e)break;r.push(Z.value),f.push(G.value),l=G.after,l<=e&&(x={count:r.length,after:l})}return r.length>=t?{numbers:r,offsets:f,after:l}:(r.length=f.length=x.count,
{numbers:r,offsets:f,after:x.after})}const O=2**20,y=2**29,U=1<<22,P=4;function K(s,t){let e=0;for(let n=0;n<s.length;n++)e+=Math.max(0,(s[n+1]??t)-s[n]);return e>
P*t}function v({data:s,starts:t,ends:e,namesStream:n},r){if(e[r]>=0)return e[r];const f=t[r];let l=Math.min(t[r+1]??s.length,s.length);for(;l>f&&o.Kl[s[l-1]]===
o.t6;)l--;if(l-f>U)throw W();const x=n?new j.s().value(s,f,l):-1;return e[r]=x>=0?x:l}function p(s,t){const{numbers:e}=s;s.sorted??=Float64Array.from(e,(x,Z)=>Math.
min(x,y)*O+Z).sort();const{sorted:n}=s;let[r,f]=[0,n.length];for(;r<f;){const x=r+f>>>1;n[x]<t*O?r=x+1:f=x}const l=r<n.length?n[r]%O:-1;return e[l]===t?l:-1}const W=()=>(0,I.
F)("objectValues","An object of the document has too many values","Open the document in another PDF program and save it again");var m=_(54619),E=_(45798),g=_(85368),
A=_(22480);const T=20;class M{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=new g.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new M(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:r,memory:f}=n,l=this.
counted[t]===1,x=this.parser(t,e.bytes,e.start,e.end,l?1/0:f.values),{room:Z}=x,G=x.value(),q=Z-x.room;l||(f.values-=q),this.counted[t]=1;const Q=x.at-e.start;if(this.
spend(Q),n.job.pace.add(q+Q),!(G instanceof a.Bi)||e.bytes!==r)return G;const Y=(0,o.AN)(r,x.at,r.length);if(!(0,o.w1)(r,Y,"stream"))return(0,o.rg)(r,Y)||n.table.
malformed.add(t),G;const{start:tt,end:rt}=this.streams.data(Y,this.lengthOf(G.get("Length")),G.has("Filter")),ut=this.security&&!(0,a.Eo)(G.get("Type"),"XRef"),
ft=ut?tt:(0,A.Ow)(r,tt,rt),ht=ft>tt&&b(G)?ft:tt;return new a.Z6(G,r.subarray(ht,rt),ut?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,r,f=this.document.
memory.values){const{document:l,security:x}=this;let Z;if(x&&t!==this.encryptNumber&&l.table.kind[t]===m.tL){const Y=l.generation(t);Z=tt=>x.decryptString(tt,t,
Y)}const{nesting:G,objectValues:q}=l.job.limits,Q=q<f;return new E.i(e,n,r,G,Z,Q?q:f,Q?W:E.e)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),
n=e&&new E.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.
get(t);if(e||this.objectStreams.has(t))return e;const{document:n,opening:r}=this;if(r.has(t)||n.table.kind[t]!==m.tL)return;r.add(t);const f={bytes:n.bytes,start:n.
bodies[t],end:n.bytes.length},l=C(n,this.read(t,f));if(r.delete(t),this.objectStreams.set(t,l),!!l)return l.lost!==void 0&&n.table.broken.set(t,l.lost),this.effort+=
l.data.length*n.job.limits.parsing,n.memory.hold(l.data.length+l.numbers.length*T,this.holder,t),l}spend(t){if(this.effort-=t,this.effort<0)throw(0,i.O$)("its o\
bjects overlap")}}function b(s){const t=s.get("Filter");return(0,a.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var B=_(67382),D=_(51271),R=_(83363),V=_(45657);const J=100;
class st{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new D.
L;constructor(t){this.document=t}async read(){const t=await(0,R.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=
t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.blank=t.blank,this.isWanting=
t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};
for(const r of R.i)e[r]!==void 0&&(n[r]=(0,et.F)(e[r]));return n}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){
return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.
numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.
document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.
ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.
SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;
this.listing=[];const e=new B.B(this.document);for(const n of t){this.document.exists(n)&&e.keep(n);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){
const{numbers:e,ancestry:n}=this,r=e.filter((f,l)=>t[l]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(
r);return}this.numbers=r,this.ancestry=n.filter((f,l)=>t[l]),this.positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),r=new Map,f=this.inherited.
map(Q=>dt(e,Q,r)),{nodes:l,parents:x}=this.grow(n),Z=l.map(({ref:Q})=>({Parent:Q}));for(let Q=0;Q<n.length;Q++){const Y=n[Q],tt=this.indexOf(Y),rt=x[Q];l[rt].kids.
push(new a.oS(Y,e.generation(Y)));const ut=tt<0?at:f[this.ancestry[tt]];e.patch(Y,Z[rt],ut);const ft=e.job.pace.step(600);ft&&await ft}for(const{ref:Q,kids:Y,parent:tt,
count:rt}of l)e.put(Q,new a.Bi([["Type",new a.SX("Pages")],...tt?[["Parent",tt]]:[],["Kids",Y],["Count",rt]]));const G=l[l.length-1].ref,q=e.catalog.get("Pages");
(!(q instanceof a.oS)||q.number!==G.number)&&e.editCatalog().set("Pages",G),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,
this.irregular=!1,this.nodes=new D.L(!1)}grow(t){const{document:e}=this,n=t.length,r=e.catalog.get("Pages"),f=Y=>this.indexOf(Y)>=0||t.includes(Y),l=r instanceof
a.oS&&r.number>0&&!f(r.number)?r:void 0,x=[];let Z=[];const G=(Y,tt)=>({ref:tt&&l?new a.oS(l.number,e.generation(l.number)):e.add(null),kids:[],parent:void 0,count:Y}),
q=Math.max(1,Math.ceil(n/J));for(let Y=0;Y<q;Y++)Z.push(G(Math.min(J,n-Y*J),q===1));const Q=Array.from({length:n},(Y,tt)=>Math.floor(tt/J));for(;Z.length>1;){(0,V.
RZ)(x,Z);const Y=Math.ceil(Z.length/J),tt=Array.from({length:Y},()=>G(0,Y===1));for(const[rt,ut]of Z.entries()){const ft=tt[Math.floor(rt/J)];ut.parent=ft.ref,ft.
kids.push(ut.ref),ft.count+=ut.count}Z=tt}return(0,V.RZ)(x,Z),{nodes:x,parents:Q}}}const at={};function dt(s,t,e){const{Resources:n}=t;if(!(n instanceof a.Bi))return{
...t};const r=e.get(n)??s.add(n);return e.set(n,r),{...t,Resources:r}}const ct=1,gt=2,yt=3;class Mt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.
kind=new Uint8Array(t+16)}fork(){const t=new Mt(0);for(const[e,n]of this.edited)t.edited.set(e,(0,et.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.
kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,ct)===gt&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,gt),this.patched.set(t,
e)}remove(t){const e=this.set(t,yt);e===ct?this.edited.delete(t):e===gt&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.max(
t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=r}const n=this.kind[t];return this.kind[t]=e,this.any=!0,n}}var Wt=_(64680),At=_(45079);const Se={},
Ae=4096,ee=1<<21,bt=`
endobj
`,Rt=`>>${bt}`,Kt=2147483647;class Lt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Wt.k(256);scan=new j.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,r,f){
(r!==this.entries||f!==this.defaults)&&this.prepare(r,f);const{text:l,defaultTexts:x}=this,{open:Z,close:G}=n,q=e<0,Q=q?Z-2:e;this.reserve(G-Q+l.bytes.length+this.
defaultSize);const Y=this.used,tt=this.noted,rt=this.keepOthers(t,Q,n);this.put(t,rt,G);let ut=n.special||l.special;for(let ft=0;ft<x.length;ft++){const ht=x[ft],
St=n.find(t,ht.key);if(St>=0){const xt=(0,o.AN)(t,n.at[St+2],G);if(!(0,o.w1)(t,xt,"null"))continue;this.used=Y,this.noted=tt;return}ut||=ht.special,this.put(ht.
bytes,0,ht.bytes.length),this.note(ht.marks,0,ht.marks.length,Kt)}return this.put(l.bytes,0,l.bytes.length-(q?bt.length:0)),this.note(l.marks,0,l.marks.length,Kt),
{bytes:this.memory,start:Y+Z-2-Q,end:q?this.used:this.used-bt.length,from:q?-1:Y,to:q?-1:this.used-1,references:ut?void 0:this.references,first:tt,last:this.noted}}keepOthers(t,e,{
at:n,first:r,used:f,scan:l,marksFrom:x,marksTo:Z}){const{keys:G}=this,{marks:q}=l;let Q=x,Y=e;for(let tt=r;tt<f;tt+=4){const rt=n[tt],ut=n[tt+1]-rt;for(let ft=0;ft<
G.length;ft++)if(!(G[ft].length!==ut||!(0,o.w1)(t,rt,G[ft])))for(Q=this.note(q,Q,Z,rt),this.put(t,Y,rt-1),Y=n[tt+3];Q<Z&&q[Q+1]<Y;)Q+=3}return this.note(q,Q,Z,Kt),
Y}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(r=>!(r in t));this.defaultTexts=
n.map(r=>{const f=this.textOf(e,[r]);return{...f,key:r,bytes:f.bytes.subarray(0,-Rt.length)}}),this.defaultSize=this.defaultTexts.reduce((r,{bytes:f})=>r+f.length,
0)}textOf(t,e){const{draft:n,scan:r}=this;n.clear(),n.text("<<");for(const x of e){const Z=t[x];Z!==void 0&&((0,At.dZ)(n,x),n.byte(o.Z4),(0,At.bD)(n,Z,At.yT))}n.
text(Rt);const f=new Uint8Array(n.bytes);r.reset();const l=r.value(f,0,f.length)!==f.length-bt.length;return{bytes:f.subarray(2),marks:r.marks.slice(0,r.used),special:l||
r.byteRange}}note(t,e,n,r){let f=e;for(;f<n&&t[f+1]<r;f+=3)this.refer(t[f]);return f}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(Ae,Math.min(this.memory.length*2,ee),Math.min(this.sourceLength>>4,ee));this.
memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function jt(s,t,e){for(const[n,r]of Object.entries(t))r===void 0?s.delete(n):s.set(n,r);for(const[
n,r]of Object.entries(e))r!==void 0&&!s.has(n)&&!(n in t)&&s.set(n,r)}var Ct=_(79725);const Ot=6;class It{index=new Int32Array(0);records=new Int32Array(Ot*16);count=0;at=new Int32Array(
64);used=0;scan=new j.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Ct.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:r,
scan:f}=this,l=this.count*Ot;r[l]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),r[l+1]=this.used+=n.used-n.first,r[l+2]=n.open,r[l+3]=n.close,r[l+
4]=f.used,f.append(n.scan.marks,n.marksFrom,n.marksTo),r[l+5]=f.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:r}=this,
f=(n-1)*Ot;return e.at=this.at,e.scan=this.scan,e.first=r[f],e.used=r[f+1],e.open=r[f+2],e.close=r[f+3],e.marksFrom=r[f+4],e.marksTo=r[f+5],e.special=!1,!0}fork(){
const t=new It;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Ot),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*Ot>this.records.length&&(this.records=(0,Ct.Z)(this.records,(this.
count+1)*Ot)),this.used+t>this.at.length&&(this.at=(0,Ct.Z)(this.at,this.used+t))}}class Ft{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new It;entries=new Ct.
R;located=-1;patcher;decodedData;next;constructor(t,e,n,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new M(this),this.changes=new Mt(this.next),this.pages=new st(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,et.F)(this.trailer),r=new Ft(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,
isMended:!1,bodies:this.bodies},this.memory.fork());return r.reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.
walked=this.walked,r.pages.copyFrom(this.pages),r}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.
trailer.get("Root");return t instanceof a.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.
catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof
a.SX&&/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===yt)return null;
if(n===ct)return this.changes.edited.get(e);const r=this.values.get(e);if(r!==void 0)return r;const f=this.place(e),l=f?this.reader.read(e,f):null;return this.values.
set(e,l),l}resolve(t){for(let e=0;t instanceof a.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new a.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===ct)return!0;if(e===yt)return!1;const n=this.table.kind[t];return n===m.tL||n===m.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===ct||e===gt}isEdited(t){return this.changes.
kind[t]===ct}patched(t){return this.changes.kind[t]===gt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===ct?this.changes.edited.
get(t):this.values.get(t);if(n!==void 0||e===yt)return this.resolve(n)instanceof a.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:f}=this,
l=zt(f,(0,o.AN)(f,r.start,r.end)),x=l>=0?l:this.locateHere(t,r)?this.entries.close+2:-1;return x<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,o.w1)(f,(0,o.AN)(
f,x,r.end),"stream")?!(0,o.bS)(f.subarray(r.start,x)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const n=this.changes.kind[t],r=n===
ct?this.changes.edited.get(t):this.values.get(t);if(r!==void 0||n===yt)return r instanceof a.Bi?r.get(e):void 0;const f=this.place(t);if(!f)return;const{entries:l}=this;
if(!this.locateHere(t,f))return this.dict(new a.oS(t))?.get(e);const x=l.find(f.bytes,e);return x<0?void 0:this.reader.parser(t,f.bytes,l.at[x+2],l.at[x+3]).value()}patch(t,e,n=Se){
const r=this.place(t),f=this.security&&[...Object.values(e),...Object.values(n)].some(At.sd),l=r&&!f&&this.locateHere(t,r)?this.patchAt(t,r,e,n):void 0;if(!l){const x=this.
edit(t);x instanceof a.Bi&&jt(x,e,n);return}this.changes.patch(t,l),this.values.delete(t),this.located=-1}patchAt(t,e,n,r){return this.patcher??=new Lt(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:r},f){return this.recallEntries(t,f)||f.locate(e,n,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,S.x$)(this,t.dict)):n}decoded(t){return(0,X.
D4)(this,t,this.memory)}async decodedAtEase(t,e){return await(0,X.m_)(this,t,this.memory,e)??(0,X.D4)(this,t,this.memory,e)}decodedPart(t,e=!1){const n=this.decodedData?.
recall(t,e);if(n)return n;const r=(0,X.US)(this,t,this.memory,e);return r&&this.decodedData?.keep(t,e,r),r}async decodedPartAtEase(t){const e=this.decodedData?.
recall(t,!0);if(e)return e;const n={found:!1,mismatch:!1},f={data:await this.decodedAtEase(t,n),whole:!n.found&&!n.mismatch};return this.decodedData?.keep(t,!0,
f),f}keepDecoded(){this.decodedData??=new z(this.memory)}place(t){const e=this.changes.kind[t];if(!(e===ct||e===yt)){if(e===gt)return this.changes.patched.get(t);
switch(this.table.kind[t]){case m.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case m.UT:{const n=this.reader.objectStream(this.table.
place[t]);if(!n)return;let r=this.table.detail[t];n.numbers[r]!==t&&(r=p(n,t));const f=n.starts[r];return f===void 0?void 0:{bytes:n.data,start:f,end:v(n,r)}}default:
this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==yt&&this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.
reader.lengthOf(t)}generation(t){return this.table.kind[t]===m.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.table.broken.clear(),this.values.
clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new It}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),
this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=
t}}function zt(s,t){if(s[t]!==o.iH||s[t+1]!==o.iH)return-1;for(t+=2;t<s.length;t++){const e=s[t];if(e===o.vz)return s[t+1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||
e===o.IQ)return-1}return-1}const Oe=5e5,Vt=2e3;async function $t(s,t,e){const n=new Me(s),[r,f,l]=[[],[],[]],x=new Set(e?t.bare:[]);for(let rt=0;rt<t.count;rt++){
const ut=t.number(rt);(x.has(ut)||await n.ofContent(s.entry(ut,"Contents")))&&r.push(rt+1);const{fonts:ft,images:ht}=await n.ofResources(t.attribute(rt,"Resourc\
es"));ft&&f.push(rt+1),ht&&l.push(rt+1);const St=s.job.pace.step(Vt);St&&await St}const Z=t.blank.map(rt=>t.indexOf(rt)+1).filter(rt=>rt>0),{broken:G}=s.table,q=[
...G.values()].reduce((rt,ut)=>rt+ut,0),{count:Q,claimed:Y,isOrderLost:tt}=t;return{count:Q,claimed:Y,lost:Z,withoutContent:r,withoutFonts:f,withoutImages:l,isOrderLost:tt,
brokenStreams:G.size,lostObjects:q,mendedKeys:[...s.table.mended]}}const Pt={fonts:!1,images:!1},ne={fonts:!0,images:!0};class Me{document;looks=0;known=new Map;constructor(t){
this.document=t}async ofContent(t){if(t==null)return!1;let e=!1;return await this.lookAt(this.document.array(t)??[t],n=>{e||=this.isNoStream(n)||typeof n=="numb\
er"}),e}async ofResources(t,e=0){const{document:n}=this;if(this.isLost(t))return ne;if(t instanceof a.oS)return this.once(t.number,()=>this.ofResources(n.get(t),
e+1));if(!(t instanceof a.Bi)||e>n.job.limits.formDepth)return Pt;let[r,f]=[this.isLost(t.get("Font")),this.isLost(t.get("XObject"))];return await this.lookAt(this.
valuesOf(t.get("Font")),l=>{r||=this.isFontLost(l)}),await this.lookAt(this.valuesOf(t.get("XObject")),async l=>{if(f||=this.isNoStream(l),!(l instanceof a.oS))
return;const x=await this.once(l.number,()=>this.ofForm(n.get(l),e+1));r||=x.fonts,f||=x.images}),{fonts:r,images:f}}async ofForm(t,e){return t instanceof a.Z6?
this.ofResources(t.dict.get("Resources"),e):Pt}valuesOf(t){return this.document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){if(++this.looks>Oe)return;
await e(n);const r=this.document.job.pace.step(Vt);r&&await r}}async once(t,e){const n=this.known.get(t);if(n)return n;this.known.set(t,Pt);const r=await e();return this.
known.set(t,r),r}isFontLost(t){const{document:e}=this;if(this.isLost(t))return!0;const n=e.dict(t),r=e.array(n?.get("DescendantFonts"))?.slice(0,1)??[];if(r.some(
x=>this.isLost(x)))return!0;const f=(e.dict(r[0])??n)?.get("FontDescriptor");return this.isLost(f)?!0:["FontFile","FontFile2","FontFile3"].map(x=>e.dict(f)?.get(
x)).some(x=>this.isLost(x))}isNoStream(t){return t instanceof a.oS&&!(this.document.resolve(t)instanceof a.Z6)}isLost(t){return t instanceof a.oS&&this.document.
resolve(t)===null}}var ve=_(33973),De=_(69289);const Pe=50,se=2e4,re=4096,[ie,vt]=[5e4,200],oe=new Set(["Length","Filter","DecodeParms"]),_t=/\b(?:BT|Do|re|l|c)\s/;
async function Zt(s){const{table:t,job:e,bytes:n}=s,r=(0,o.bS)(n);if(r.indexOf("startxref")!==r.lastIndexOf("startxref")&&!(0,De.V)(s))return!1;const{live:f}=await(0,ve.
Gy)(s);let l=0;for(let x=1;x<t.size&&l<Pe;x++){if(t.kind[x]!==m.tL||f[x]===1)continue;const Z=s.isStream(x),G=e.pace.step(Z?ie:vt);if(G&&await G,!!Z&&(l++,ae(s,
x)))return!0}return!1}function ae(s,t){const e=s.get(t);if(!(e instanceof a.Z6)||![...e.dict.keys()].every(x=>oe.has(x)))return!1;const{dict:n,data:r,sealed:f}=e;
if(f&&r.length>se)return!1;const l=s.decodedPart(new a.Z6(n,r.subarray(0,se),f))?.data??new Uint8Array(0);return _t.test((0,o.bS)(l.subarray(0,re)).toString("la\
tin1"))}const _e=1e3;async function ce(s,t){const{found:e,loose:n}=await ke(s);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,i.O$)("it has no page\
s");const r=t.claimed??fe(s,n);await Ht(s,t,n);const f=e.every(l=>t.indexOf(l)>=0);if(f||await Ht(s,t,e),t.count===0)throw(0,i.O$)("it has no pages");t.claimed=
r,t.isOrderLost=n.length>1||!f,t.isAdopted=!0,await t.rebuild(t.numbers)}function fe(s,[t,...e]){const n=e.length>0?void 0:s.resolve(s.entry(t,"Count"));return typeof n==
"number"?n:void 0}async function ke(s){const{table:t,job:e}=s,n=[],r=[],f=new Set;for(let Y=1;Y<t.size;Y++){if(t.kind[Y]!==m.tL&&t.kind[Y]!==m.UT)continue;const tt=s.
entry(Y,"Type");(0,a.Eo)(tt,"Page")&&n.push(Y);const rt=(0,a.Eo)(tt,"Pages")?s.array(s.entry(Y,"Kids")):void 0,ut=rt!==void 0&&!f.has(rt);ut&&(f.add(rt),r.push(
{number:Y,kids:rt.flatMap(ht=>ht instanceof a.oS?[ht.number]:[])}));const ft=e.pace.step(_e+(ut?rt.length*20:0));ft&&await ft}const l=Y=>t.kind[Y]===m.UT?t.place[t.
place[Y]]:t.place[Y],x=(Y,tt)=>l(Y)-l(tt)||t.detail[Y]-t.detail[tt];n.sort(x);const Z=new Set(n),G=r.filter(({kids:Y})=>Y.some(tt=>Z.has(tt))),q=new Set(G.flatMap(
({kids:Y})=>Y)),Q=[...n,...G.map(({number:Y})=>Y)].filter(Y=>!q.has(Y));return{found:n,loose:Q.sort(x)}}async function Ht(s,t,e){const n=s.dict(s.catalog.get("P\
ages")),r=R.i.flatMap(x=>{const Z=(0,a.Eo)(n?.get("Type"),"Pages")?n?.get(x):void 0;return Z===void 0?[]:[[x,Z]]}),f=s.add(new a.Bi([["Type",new a.SX("Pages")],
["Kids",e.map(x=>new a.oS(x,s.generation(x)))],["Count",e.length],...r])),l=s.edit(s.catalogNumber);if(!(l instanceof a.Bi))throw(0,i.O$)("it has no catalog");l.
set("Pages",f),await t.read()}var Gt=_(35586);const le=new Set(["Root","Info","ID","Encrypt"]);async function Bt(s,t){const{limits:e,pace:n}=t,r=new m.wg(t,s.length),
f=new a.Bi;let l=!1;const x=G=>{for(const[q,Q]of G)le.has(q)&&f.set(q,Q)},Z=new Gt.c0(s,n,G=>{const q=new E.i(s,G,Math.min(s.length,G+65536),e.nesting),Q=q.value();
return(0,a.Zm)(Q)&&x(Q),q.at});for(let G=0;;){const q=await Z.next(G);if(!q)break;const{number:Q,body:Y}=q,tt=Z.object(q),rt=Q<r.size&&r.kind[Q]===m.tL;if((!tt.
isCut||!rt)&&r.set(Q,m.tL,q.start,q.generation),tt.dictionaryEnd>=0&&(0,o.bS)(s.subarray(Y,tt.dictionaryEnd)).includes("XRef")){const ft=new E.i(s,Y,tt.dictionaryEnd,
e.nesting).value();(0,a.Zm)(ft)&&(0,a.Eo)(ft.get("Type"),"XRef")&&(l=!0,ft.has("Root")&&x(ft))}const ut=n.step(tt.at-G+200);ut&&await ut,G=tt.at}if(r.overflowed&&
s.length>8*e.objects)throw(0,I.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which n\
umbers objects without gaps");if(r.size===0)throw(0,i.O$)("no PDF objects were found in the file");return{table:r,trailer:f,streams:l,damaged:!0}}var Re=_(59277);
function ue(s,t){if(s.length===0)throw de();if(s.length>t.inputBytes)throw he(s.length,t.inputBytes);const e=(0,o.bS)(s.subarray(0,1024)).indexOf("%PDF-");if(e<
0&&(0,o.bS)(s).indexOf(" obj")<0)throw Fe(s);return e}function de(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"\
file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function he(s,t){return(0,I.F)("inputBytes",`The document has ${s}\
 bytes; at most ${t} are allowed`,"Split it with another program first")}function Fe(s){const t=(0,Re.y)(s);if(t===void 0)return(0,i.O$)("the file is not a PDF \
document");const e=`is ${t}, not a PDF document`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF do\
cument of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const Xt=1e3;async function Te(s){const{job:t,table:e}=s;let n;for(let r=1;r<e.size;r++){
if(e.kind[r]!==m.tL)continue;(n===void 0||e.place[r]>e.place[n.number])&&be(s,r)&&(n=new a.oS(r,s.generation(r)));const l=t.pace.step(Xt);l&&await l}return n&&(await Jt(
s)&&kt(s,n)?void 0:n)}function be(s,t){const e=r=>s.resolve(s.entry(t,r));return!(s.entry(t,"Filter")instanceof a.SX)||typeof e("V")!="number"?!1:e("O")instanceof
a.Mx&&e("U")instanceof a.Mx||(0,a.cy)(e("Recipients"))||(0,a.Zm)(e("CF"))}const kt=(s,{number:t})=>!(0,a.Eo)(s.resolve(s.entry(t,"StmF")),"Identity"),Nt=20;async function Jt(s){
const{job:t,table:e}=s;let[n,r]=[0,0];for(let f=1;f<e.size&&n<Nt;f++){if(e.kind[f]!==m.tL||!s.isStream(f))continue;const l=s.get(f);s.release(f);const x=t.pace.
step(Xt);if(x&&await x,!(l instanceof a.Z6)||(0,a.Eo)(l.dict.get("Type"),"XRef")||!(0,a.Eo)((0,S.c3)(s,l.dict.get("Filter"))[0],"FlateDecode"))continue;const[Z=0,
G=0]=l.data;n++,(Z&15)===8&&(Z<<8|G)%31===0&&r++}return r*2>n}const ge=1e3,pe=1024,Le=16;function Ce(s){const t=(0,o.bS)(s),e=[];let n=t.indexOf("/ID");for(let r=0;n>=
0&&r<ge&&e.length<Le;r++){const f=Math.min(s.length,n+pe),l=(0,o.j8)(s,n+3,f),x=s[l]===o.WL?new E.i(s,l,f,pe).value():null,Z=(0,a.cy)(x)?x[0]:null;Z instanceof a.
Mx&&Z.bytes.length>0&&e.push(Z.bytes),n=t.indexOf("/ID",n+3)}return e}async function Ie(s){const{table:t}=s,{pace:e}=s.job,n=[];for(let f=1;f<t.size;f++){t.kind[f]===
m.tL&&(0,a.Eo)(s.entry(f,"Type"),"ObjStm")&&n.push({number:f,at:t.place[f]});const l=e.step(1e3);l&&await l}n.sort((f,l)=>f.at-l.at);const r=new Set(n.map(({number:f})=>f));
for(const{number:f,at:l}of n)await me(s,f,x=>!(t.kind[x]===m.tL&&t.place[x]>l)&&!r.has(x))}async function Yt(s,t){const{table:e}=s;for(const n of t)(0,a.Eo)(s.entry(
n,"Type"),"ObjStm")&&await me(s,n,r=>(e.kind[r]??m.HV)===m.HV)}async function me(s,t,e){const{job:n,table:r}=s,f=s.objectStream(t),l=n.pace.step((f?.data.length??
0)+1e3);l&&await l;for(const[x,Z]of f?.numbers.entries()??[])Z>0&&e(Z)&&r.set(Z,m.UT,t,x)}async function Be(s){const t=s.get(s.catalogNumber);if(t instanceof a.
Bi&&t.has("Pages"))return;let e=-1;for(let r=s.table.size-1;r>0;r--){if(s.table.kind[r]===m.HV||s.table.kind[r]===m.jC)continue;const f=s.job.pace.step(1e3);if(f&&
await f,!(s.get(r)instanceof a.Bi))continue;const l=s.entry(r,"Type");if((0,a.Eo)(l,"Catalog"))return we(s,r);l===void 0&&e<0&&Ne(s,r)&&(e=r)}if(e>0)return we(s,
e);if((0,a.Eo)(s.entry(s.catalogNumber,"Type"),"Page")||!(s.get(s.catalogNumber)instanceof a.Bi)){const r=new a.Bi([["Type",new a.SX("Catalog")]]);s.trailer.set(
"Root",s.add(r))}}function we(s,t){s.trailer.set("Root",new a.oS(t,s.generation(t)))}function Ne(s,t){const e=s.entry(t,"Pages");return e instanceof a.oS&&s.array(
s.dict(e)?.get("Kids"))!==void 0}async function Ue(s,t,e,n){if(e.size===0||!await c(s,t,n))return[];const r=await u(s,n),f=[];for(let l=1;l<(r?.size??0);l++){if(r.
kind[l]!==m.tL||Qt(t,l))continue;const x=(0,o.ay)(s,r.place[l],s.length);x?.number===l&&f.push(x)}return f.some(l=>e.has(l.number)||h(s,l))?f:[]}function Qt(s,t){
const e=s.kind[t]??m.HV;return e===m.jC?!s.unlisted.has(t)&&!s.wronglyFree.has(t):e!==m.HV}async function c(s,t,{pace:e}){const n=(0,o.bS)(s);for(let r=0;;){const f=n.
indexOf("obj",r);if(f<0)return!1;const l=(0,Gt.BX)(s,f);if(l&&!Qt(t,l.number))return!0;const x=e.step(f-r+200);x&&await x,r=f+3}}async function u(s,t){try{return(await Bt(
s,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;throw e}}function h(s,{body:t}){const e=s.subarray(0,Math.min(s.length,t+w)),n=new E.
i(e,t,e.length,8).value();return(0,a.Zm)(n)&&(0,a.Eo)(n.get("Type"),"ObjStm")}const w=1024,F=1024;async function N(s,t,e){const{table:n}=t,r=new Int32Array(n.size),
f=[];let l=t.damaged;for(let x=0;x<n.size;x+=F){nt(s,n,r,x,Math.min(x+F,n.size),f)&&(l=!0);const Z=e.pace.step(F*20);Z&&await Z}f.length>0&&(l=!0,ot(s,n,r,f,(await Bt(
s,e)).table));for(let x=0;x<n.size;x++)n.kind[x]===m.UT&&n.kind[n.place[x]]!==m.tL&&n.set(x,m.jC,0,0);return{...t,damaged:l,bodies:r,isMended:f.length>0}}function H({
table:s,trailer:t}){const e=t.get("Root");return e instanceof a.oS?s.kind[e.number]===m.tL||s.kind[e.number]===m.UT:!1}function nt(s,t,e,n,r,f){let l=!1;for(let x=n;x<
r;x++){if(t.kind[x]!==m.tL)continue;const Z=(0,o.PZ)(s,t.place[x],x,t.detail[x]);if(Z>=0){e[x]=Z,t.detail[x]===65535&&(l=!0);continue}const G=(0,o.ay)(s,t.place[x],
s.length);G?.number===x?(e[x]=G.body,t.place[x]=G.start,G.generation!==t.detail[x]&&(l=!0),t.detail[x]=G.generation,s.subarray(G.start,G.body).includes(o.N5)&&(l=
!0)):x>0?f.push(x):t.set(0,m.jC,0,0)}return l}function ot(s,t,e,n,r){for(const f of n){const x=f<r.size&&r.kind[f]===m.tL?(0,o.ay)(s,r.place[f],s.length):void 0;
x?.number===f?(t.set(f,m.tL,x.start,x.generation),e[f]=x.body):t.set(f,m.jC,0,0)}}var lt=_(48249),mt=_(3084),wt=_(39150);const Et=new Set(["Root","Encrypt","ID"]),
ye=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function qe(s,t){const e=(0,o.bS)(s).lastIndexOf("startxref");if(e<
0)return;const{value:n,after:r}=(0,o.JI)(s,(0,o.AN)(s,e+9,s.length),s.length);if(n<0||await(0,Gt.dZ)(s,r,t.pace))return;const f=new en(s,t),{table:l}=f,x=new a.
Bi;let Z=!1,G=!1;const q=new Set;for(let Q=n;typeof Q=="number"&&!q.has(Q);){q.add(Q);const Y=Q>=0&&Q<s.length?await f.section(Q):void 0;if(!Y||l.overflowed)return;
Z||=Y.stream,G||=!Y.wellFormed;for(const[tt,rt]of Y.trailer)(q.size===1?!ye.has(tt):Et.has(tt)&&!x.has(tt))&&x.set(tt,rt);Q=Y.trailer.get("Prev")||void 0}return{
table:l,trailer:x,streams:Z,damaged:G}}const qt=8192,tn=50,Ve=8;class en{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new m.wg(e,
t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{
bytes:e,job:n,table:r}=this,f=e.length,l=[];for(;t=(0,o.AN)(e,t,f),!(0,o.w1)(e,t,"trailer");){const q=(0,o.JI)(e,t,f),Q=(0,o.JI)(e,(0,o.AN)(e,q.after,f),f);if(q.
value<0||Q.value<0)return;const Y={at:(0,o.AN)(e,Q.after,f),first:q.value,row:0};for(let tt=0;Y.row===tt&&tt<Q.value;){if(tt=Math.min(tt+qt,Q.value),!nn(e,Y,tt,
r,l))return;const rt=n.pace.step(qt*20);rt&&await rt}if(Y.row<Q.value)return;t=Y.at}const x=new E.i(e,t+7,f,n.limits.nesting),Z=x.value();if(this.spent+=x.at-t,
!(0,a.Zm)(Z)||this.spent>f)return;const G=Z.get("XRefStm");typeof G=="number"&&G>0&&G<f&&await this.readStream(G);for(const q of l)r.offer(q,m.jC,0,0);return{trailer:Z,
stream:!1,wellFormed:Number.isInteger(Z.get("Size"))&&(0,wt.D)(e,t+7,f)}}async readStream(t){const{bytes:e,job:n,table:r}=this,f=(0,o.ay)(e,t,e.length);if(!f)return;
const l=await on(e,f.body,n);if(!l)return;this.spent+=l.parsed;const{trailer:x,rows:Z}=l,G=He(x.get("W")),[q=0,Q=0,Y=0]=G,tt=q+Q+Y;if(G.length<3||tt<1||G.some(xt=>xt<
0||xt>8)||this.spent>e.length)return;const rt=x.get("Size"),ut=He(x.get("Index")),ft=ut.length>=2;ut.length<2&&ut.splice(0,ut.length,0,typeof rt=="number"?rt:Math.
floor(Z.length/tt));let ht=0;for(let xt=0;xt+1<ut.length&&ht+tt<=Z.length;xt+=2){const Tt=n.pace.step(tn);Tt&&await Tt;for(let Dt=0;Dt<ut[xt+1]&&ht+tt<=Z.length;Dt++,
ht+=tt){const Ut=ut[xt]+Dt;if(Ut<0)continue;const te=q===0?1:We(Z,ht,q),xe=We(Z,ht+q,Q),Ye=We(Z,ht+q+Q,Y);if(te===1&&xe>0?r.offer(Ut,m.tL,Math.min(xe,e.length),
Math.min(Ye,65535)):te===2?r.offer(Ut,m.UT,Math.min(xe,n.limits.objects),Math.min(Ye,n.limits.objects)):te<2&&r.offer(Ut,m.jC,0,0),Dt%qt===qt-1){const Qe=n.pace.
step(qt*20);Qe&&await Qe}}}const St=n.pace.step(Ve*l.written);if(St&&await St,!(ft&&ht<fn(ut)*tt))return{trailer:x,stream:!0,wellFormed:(0,wt.D)(e,f.body,e.length)}}}
function nn(s,t,e,n,r){for(;t.row<e&&((t.row>0||t.first!==1)&&sn(s,t,e,n,r),t.row!==e);){const f=rn(s,t,n,r);if(f!=="row")return f==="end"}return!0}function sn(s,t,e,n,r){
const{length:f}=s;let{at:l,row:x}=t;for(;x<e&&l+20<=f;x++,l+=20){const Z=s[l+17],G=s[l+18],q=s[l+19];if(s[l+10]!==o.Z4||s[l+16]!==o.Z4||Z!==o.yq&&Z!==o.MV||G!==
o.Z4&&G!==o.u7||q!==o.kR&&q!==o.u7||s[l]<o.l0||s[l]>o.ev||s[l+9]<o.l0||s[l+9]>o.ev)break;const Q=((((((s[l+2]*10+s[l+3])*10+s[l+4])*10+s[l+5])*10+s[l+6])*10+s[l+
7])*10+s[l+8])*10+s[l+9]-o.l0*11111111,Y=(s[l]*10+s[l+1]-o.l0*11)*1e8+Q;if(Z===o.MV||Y===0){r.push(t.first+x),$e(s,Y,t.first+x,n);continue}const tt=(((s[l+11]*10+
s[l+12])*10+s[l+13])*10+s[l+14])*10+s[l+15]-o.l0*11111,rt=Y>0&&Y<f?Y:f;n.offer(t.first+x,m.tL,rt,Math.max(0,Math.min(tt,65535)))}t.at=l,t.row=x}function rn(s,t,e,n){
const r=s.length,f=(0,o.AN)(s,t.at,r);t.at=f;const l=(0,o.JI)(s,f,r);if(l.value<0)return"end";let x=Ze(s,l.after);const Z=(0,o.JI)(s,x,r);if(Z.value<0)return"da\
maged";x=Ze(s,Z.after);const G=s[x];if(G!==o.yq&&G!==o.MV)return"damaged";const{row:q}=t;q===0&&t.first===1&&G===o.MV&&l.value===0&&Z.value===65535&&(t.first=0);
const Q=t.first+q;return G===o.yq&&l.value>0?e.offer(Q,m.tL,Math.min(l.value,r),Math.min(Z.value,65535)):(n.push(Q),$e(s,l.value,Q,e)),t.at=(0,o.j8)(s,x+1,r),t.
row=q+1,"row"}function $e(s,t,e,n){t>0&&t<s.length&&(0,o.yp)(s[t])&&(0,o.ay)(s,t,s.length)?.number===e&&n.wronglyFree.add(e)}function Ze(s,t){for(;s[t]===o.Z4||
s[t]===o.d2;)t++;return t}async function on(s,t,e){const{limits:n}=e,r=new E.i(s,t,s.length,n.nesting),f=r.value();if(!(0,a.Zm)(f))return;const l=f.get("Type");
if(!(l instanceof a.SX)||l.text!=="XRef")return;const x=(0,o.AN)(s,r.at,s.length);if(!(0,o.w1)(s,x,"stream"))return;const Z=(0,A.ni)(s,x),G=r.at-t,q=f.get("Leng\
th"),Q=typeof q=="number"?Z+q:-1,Y=Q>=Z&&Q<=s.length&&(0,A.VF)(s,Q)?Q:(0,o.bS)(s).indexOf("endstream",Z);try{const tt=s.subarray(Z,Y<0?s.length:Y);let rt=tt;const ut=e.
pace.step(Ve*G);ut&&await ut;const ft={found:!1,mismatch:!1},ht=Ke(f.get("Filter")),St=Ke(f.get("DecodeParms")??null);for(const[xt,Tt]of ht.slice(0,n.filters).entries()){
const Dt=St[xt];Tt instanceof a.SX&&(rt=await cn(Tt.text,rt,(0,a.Zm)(Dt)?Dt:void 0,e,ft))}return ft.mismatch||ft.found&&!(0,X.QJ)(tt)?void 0:{trailer:f,rows:rt,
written:G,parsed:G+tt.length}}catch(tt){if(tt instanceof i.zU&&tt.code==="limit_exceeded")throw tt;return}}const an=65536;async function cn(s,t,e,n,r){return(s===
"FlateDecode"&&t.length>an?await(0,mt.V)(t,e,n.memory,n,r):void 0)??(0,lt.tN)(s,t,e,n.memory,r)}function fn(s){let t=0;for(let e=1;e<s.length;e+=2)t+=Math.max(0,
s[e]);return t}function We(s,t,e){let n=0;for(let r=0;r<e;r++)n=n*256+s[t+r];return n}const Ke=s=>s==null?[]:Array.isArray(s)?s:[s],He=s=>Ke(s).map(t=>typeof t==
"number"?Math.trunc(t):-1);var Ge=_(75162),ln=_(43767);async function un(s,t,e={}){const{limits:n,memory:r}=t,f=(0,o.gq)(s),l=ue(f,n);r.admit(f.length);const x=l>
0?[f.subarray(l),f]:[f];for(const Z of x){const G=await qe(Z,t);if(!G?.trailer.has("Root"))continue;const q=await N(Z,{...G,damaged:G.damaged||l<0},t);if(!H(q))
continue;const Q=new Ft(Z,t,q);if(Q.suspect&&await Je(Q),pn(Q))continue;Ee(Q,e);const Y=await ze(Q);if(!Y&&Q.security?.locked!==!0)continue;if(!Y)return Q;const tt=t.
asked?.of(s),rt=new Set([...q.table.unlisted,...tt?.asked??[]]),ut=await hn(Q,q,rt,e),ft=ut??Q,{table:ht}=q;await dn(ft,tt?.broken??[]),t.asked?.watch(s,{asked:ht.
unlisted,broken:ht.broken,malformed:ht.malformed});const{count:St,claimed:xt,blank:Tt,isAdopted:Dt,isWanting:Ut,bare:te}=ft.pages;return q.isMended||ut!==void 0||
Dt||ht.broken.size>0||ht.mended.size>0||St!==xt||Tt.length>0?await je(ft):(Ut||te.length>0||ht.malformed.size>0||tt?.isDoubtful)&&await je(ft,!0),ft}return gn(f,
t,e)}async function dn(s,t){const{job:e,table:n}=s;for(const r of t){const f=e.pace.step(s.objectStream(r)?.data.length??0);f&&await f}s.suspect||=n.broken.size>
0}async function hn({bytes:s,job:t},e,n,r){const{table:f}=e,l=await Ue(s,f,n,t);if(l.length===0)return;for(const{number:q,start:Q,generation:Y}of l)f.set(q,m.tL,
Q,Y);const x=new Int32Array(f.size);x.set(e.bodies.subarray(0,f.size));for(const{number:q,body:Q}of l)x[q]=Q;const Z=new Ft(s,t,{...e,damaged:!0,bodies:x});return Ee(
Z,r),await Yt(Z,l.map(({number:q})=>q)),Z.tableChanged(),[...n].some(q=>Qt(f,q))&&await ze(Z)?Z:void 0}async function gn(s,t,e){const n=new Ft(s,t,await N(s,await Bt(
s,t),t));return await Je(n),Ee(n,e),await Ie(n),n.tableChanged(),await Be(n),Ee(n,e),!await ze(n)&&n.security?.locked!==!0&&await ce(n,n.pages),await je(n),n}async function je(s,t=!1){
const{job:e,pages:n}=s;if(!e.onRepaired)return;const r=n.bare.length>0&&s.security?.locked!==!0&&await Zt(s),f=await $t(s,n,r),{withoutContent:l,withoutFonts:x,
withoutImages:Z}=f,G=l.length+x.length+Z.length;(!t||G>0)&&e.onRepaired(f)}async function ze(s){return s.get(s.catalogNumber)instanceof a.Bi?(wn(s),await s.pages.
read(),yn(s)&&await ce(s,s.pages),s.pages.count>0):!1}const pn=s=>s.trailer.has("Encrypt")&&!s.dict(s.trailer.get("Encrypt")),mn=["Pages","Names","Dests","Outli\
nes","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metadata"];function wn(s){const t=s.get(s.catalogNumber);if(!(t instanceof a.Bi))return;Xe(s,s.catalogNumber,
t,mn);const e=s.catalog.get("AcroForm");if(!(e instanceof a.oS)||s.entry(e.number,"Fields")!==void 0)return;const n=s.get(e);n instanceof a.Bi&&Xe(s,e.number,n,
["Fields"])}function Xe(s,t,e,n){const r=(0,ln.r)(e,n);if(r){s.put(t,r.dict),s.suspect=!0;for(const f of r.keys)s.table.mended.add(f)}}async function Je(s){if(s.
dict(s.trailer.get("Encrypt")))return;const t=await Te(s);t&&s.trailer.set("Encrypt",t)}function yn(s){const{catalog:t,pages:e}=s,n=t.get("Pages");return e.count===
1&&n instanceof a.oS&&n.number===e.number(0)&&(0,a.Eo)(s.entry(n.number,"Type"),"Pages")}function Ee(s,{password:t,evenIfLocked:e=!1}){const n=s.trailer.get("En\
crypt");if(s.security||n===void 0)return;const r=s.resolve(n);if(!(r instanceof a.Bi))throw(0,i.O$)("its encryption dictionary is missing");const f=(0,S.WW)(s,s.
trailer.get("ID")??null,1);f!==null&&s.trailer.set("ID",f);const l=Array.isArray(f)?f[0]:void 0,x=(0,S.WW)(s,r,8),Z=l instanceof a.Mx?l.bytes:void 0,G=()=>(0,Ge.
VH)(x,{known:Z,possible:Z?[]:Ce(s.bytes)},t),q=e?En(G,()=>(0,Ge.vK)(x)):G();s.unlock(q,n instanceof a.oS?n.number:-1)}function En(s,t){try{return s()}catch(e){if(!(e instanceof
i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((pt,it,_)=>{_.d(it,{$:()=>X,B:()=>a});var i=_(54619),o=_(78157),
et=_(45599);function X($,L,z,S){if(!(0,o.yp)(L[z]))return!0;const{value:I}=(0,o.JI)(L,z,S);return $.table.kind[I]!==i.tL?!0:$.bytes[(0,o.AN)($.bytes,$.bodies[I],
$.bytes.length)]!==o.iH}class a{document;arrays=new Map;constructor(L){this.document=L}keep(L){const{document:z}=this,S=z.entry(L,"Contents");if(S===void 0||this.
isStreamRef(S))return;const I=(0,et.i9)(S)?this.leftOfObject(S):this.leftOf(S);I!==S&&z.patch(L,{Contents:I})}leftOfObject(L){const{arrays:z,document:S}=this;if(!z.
has(L.number)){const I=S.array(L),j=I&&this.leftOf(I);z.set(L.number,j===void 0?void 0:j===I?L:S.add(j))}return z.get(L.number)}leftOf(L){if(!Array.isArray(L))return;
const z=L.filter(S=>this.isStreamRef(S));return z.length<L.length?z:L}isStreamRef(L){return(0,et.i9)(L)&&this.document.isStream(L.number)}}}),51271:((pt,it,_)=>{
_.d(it,{L:()=>o});var i=_(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(a=!0){this.sound=a}node(a,$){return a<0&&(this.sound=!1),this.parents.
push($),this.numbers.push(a)-1}has(a){return(this.known??=new Set(this.numbers)).has(a)}page(a,$){(a<0||this.numbers[a]!==$)&&(this.sound=!1),this.homes.push(a)}fork(){
const a=new o(this.sound);return a.numbers=this.numbers,a.parents=this.parents,a.homes=this.homes,a}async drop(a,$,L){if(!this.sound)return!1;const{numbers:z,parents:S,
homes:I}=this,j=new Int32Array(z.length),C=new Uint8Array(z.length),k=new Set;for(let d=0;d<$.length;d++)L[d]?j[I[d]]++:(C[I[d]]=1,k.add($[d]));for(let d=z.length-
1;d>0;d--){const O=S[d];j[O]+=j[d],C[d]&&j[d]===0&&k.add(z[d]),C[O]|=C[d]}for(let d=0;d<z.length;d++){if(!C[d]||j[d]===0)continue;const O=a.edit(z[d]),y=O instanceof
i.Bi?a.array(O.get("Kids"))??[]:[];O instanceof i.Bi&&O.set("Kids",y.filter(P=>!et(P,k))).set("Count",j[d]);const U=a.job.pace.step(y.length*50);U&&await U}return this.
homes=I.filter((d,O)=>L[O]),!0}}const et=(X,a)=>(0,i.i9)(X)&&a.has(X.number)}),83363:((pt,it,_)=>{_.d(it,{i:()=>v,S:()=>p});var i=_(98446),o=_(42973),et=_(79725),
X=_(43767),a=_(45599),$=_(78157),L=_(67382);function z(B,D,R){R.parent=-1,R.lists=R.isBare=!1;const V=B.place(D),{entries:J}=R;if(V&&B.locate(D,V,J)&&J.find(V.bytes,
"Kids")<0){if(J.used===J.first)return"none";const dt=J.find(V.bytes,"Type");if(dt>=0&&(0,$.wb)(V.bytes,J.at[dt+2],"/Page")){if(V.bytes[(0,$.AN)(V.bytes,J.close+
2,V.end)]===$.HY)return y(B,D);const gt=J.find(V.bytes,"Contents");if(d(V.bytes,J)&&O(B,D))return"unclear";R.isBare=gt<0||(0,$.wb)(V.bytes,J.at[gt+2],"null"),gt>=
0&&(R.lists=(0,L.$)(B,V.bytes,J.at[gt+2],J.at[gt+3]));const yt=J.find(V.bytes,"Parent");return yt>=0&&(R.parent=(0,$.JI)(V.bytes,J.at[yt+2],J.at[yt+3]).value),"\
page"}const ct=B.get(D);return ct instanceof a.Bi&&C(B,ct)?"unclear":"none"}const st=B.get(D);return!(st instanceof a.Bi)||st.size===0?"none":(0,a.Eo)(st.get("T\
ype"),"Page")&&!S(B,st)?"unclear":B.array(st.get("Kids"))?"node":C(B,st)?"unclear":"none"}function S(B,D){const R=B.array(D.get("Kids"));return R!==void 0&&R.length>
0&&!D.has("Contents")&&Number.isInteger(B.resolve(D.get("Count")))}const I=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],j=["MediaBox",
"Resources"];function C(B,D){const R=B.resolve(D.get("Type"));if(!(R instanceof a.SX&&R.text!=="Pages"))return I.some(st=>D.has(st));const J=D.get("Contents")instanceof
a.oS||B.array(D.get("Contents"))!==void 0;return j.some(st=>D.has(st))||J&&D.get("Parent")instanceof a.oS&&!D.has("Subtype")}const k=["Contents","Resources","An\
nots","MediaBox"],d=(B,D)=>k.some(R=>D.find(B,R)<0&&D.findMisspelt(B,R)>=0);function O(B,D){const R=B.get(D),V=R instanceof a.Bi?(0,X.r)(R,k):void 0;if(!V)return!1;
B.put(D,V.dict);for(const J of V.keys)B.table.mended.add(J);return!0}function y(B,D){const R=B.get(D);return R instanceof a.Z6?(B.put(D,new a.Bi([...R.dict].filter(
([V])=>!/^(Length|Filter|DecodeParms)$/.test(V)))),"unclear"):"page"}var U=_(51271);class P{document;left;sizes=new Map;constructor(D){this.document=D,this.left=
D.job.limits.nodes}make(D){const R=this.document.get(D),V=this.sizes.get(D)??K(R);if(this.sizes.set(D,V),this.left-=V,this.left<0)throw(0,o.F)("nodes",`The docu\
ment refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save \
it again");return this.document.add(R instanceof a.Bi?new a.Bi(R):R).number}}function K(B){const D=[B];let R=0;for(let V=D.pop();V!==void 0;V=D.pop())if(R++,Array.
isArray(V))for(const J of V)D.push(J);else if(V instanceof a.Bi)for(const J of V.values())D.push(J);return R}const v=["Resources","MediaBox","CropBox","Rotate"];
async function p(B){return new W(B).read()}class W{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new U.L;bare=[];look={
parent:-1,lists:!1,isBare:!1,entries:new et.R};seen=new Set;copies;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(D){this.document=D,this.copies=
new P(D)}async read(){const{document:D,open:R}=this,{pace:V}=D.job,J=D.catalog.get("Pages")??null;for(R.push({kids:[J],next:0,from:0,home:-1,claimed:void 0,before:0,
lost:0});R.length>0;){const st=R[R.length-1];if(st.next===st.kids.length){R.pop(),R.length>0&&this.close(st);continue}const at=st.kids[st.next++];st.next===st.kids.
length&&(st.kids=m,st.next=0);const dt=V.step(400);dt&&await dt,at instanceof a.oS?this.visit(at,st):this.visitNode(at,-1,st)}return this.finish(J)}close({claimed:D,
before:R,lost:V}){const J=this.numbers.length-this.dropped-R;D!==J&&(this.irregular=!0,!(typeof D=="number"&&D>=J)&&(this.dropped+=this.lost.length-V,this.lost.
length=this.lostNumbers.length=V))}visit(D,R){const{document:V,seen:J,look:st}=this,{number:at}=D,dt=J.has(at);J.add(at);const ct=z(V,at,st);if(D.generation!==V.
generation(at)&&(this.irregular=!0),ct==="page"||ct==="unclear"){dt&&(this.irregular=!0);const gt=dt?this.copies.make(at):at;ct==="unclear"?this.unclear.push(gt):
this.keepEntries(at),(ct==="unclear"||st.lists)&&this.listing.push(gt),st.isBare&&this.bare.push(gt),this.add(gt,R,st.parent);return}ct==="none"&&!dt&&this.lose(
R,at),ct==="none"||dt?this.irregular=!0:this.visitNode(D,at,R)}keepEntries(D){const{document:R,look:V}=this,{scan:J,marksFrom:st,marksTo:at}=V.entries,{table:dt}=R;
for(let ct=st;ct<at;ct+=3){const gt=J.marks[ct];dt.askFor(gt),this.isWanting||=!dt.leadsTo(gt)}R.keepEntries(D,V.entries)}visitNode(D,R,V){const{document:J,inherited:st}=this,
at=this.mendNode(J.dict(D),R);if(!at){this.irregular=!0,this.lose(V,R);return}const dt=J.array(at.get("Kids"));if(!dt){R<0&&this.visitDirectPage(at,V);return}const ct=M(
at);let gt=V.from;ct&&(gt=st.push({...st[gt],...ct})-1),(0,a.Eo)(J.resolve(at.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:dt,next:0,from:gt,
home:this.nodes.node(R,V.home),claimed:J.resolve(at.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),J.release(R)}mendNode(D,R){const V=D&&
(0,X.r)(D,v);if(!V)return D;const{document:J}=this;R>=0&&J.put(R,V.dict);for(const st of V.keys)J.table.mended.add(st);return V.dict}visitDirectPage(D,{from:R}){
if(!(0,a.Eo)(D.get("Type"),"Page"))return;this.irregular=!0;const{number:V}=this.document.add(D);this.numbers.push(V),this.listing.push(V),this.ancestry.push(R)}add(D,{
from:R,home:V},J){this.numbers.push(D),this.ancestry.push(R),this.nodes.page(V,J);const{pages:st}=this.document.job.limits;if(this.numbers.length>st)throw b(st)}lose(D,R){
D.home<0||(this.lost.push(this.numbers.length),this.lostNumbers.push(R),this.add(E,D,-1))}finish(D){const{document:R,numbers:V,ancestry:J,inherited:st,lost:at,unclear:dt,
listing:ct,nodes:gt}=this;for(const At of this.lostNumbers)R.table.doubtFree(At);at.length===V.length-this.dropped&&(at.length=0);const yt=at.map(At=>V[At]=R.add(
T(st[J[At]])).number);g(V,J);const Mt=R.resolve(R.dict(D)?.get("Count")),Wt=Mt!==V.length||D instanceof a.oS&&V[0]===D.number;return{numbers:V,ancestry:J,inherited:st,
irregular:this.irregular||Wt,unclear:dt,listing:ct,nodes:gt,claimed:typeof Mt=="number"?Mt:void 0,blank:yt,isWanting:this.isWanting,bare:this.bare}}}const m=[],
E=-1;function g(B,D){let R=B.indexOf(E);if(!(R<0)){for(let V=R;V<B.length;V++)B[V]!==E&&(B[R]=B[V],D[R++]=D[V]);B.length=D.length=R}}const A=[0,0,612,792];function T(B){
const D=new a.Bi([["Type",new a.SX("Page")]]);return B.MediaBox===void 0?D.set("MediaBox",[...A]):D}function M(B){let D;for(const R of v){const V=B.get(R);V!==void 0&&
((D??={})[R]=V)}return D}function b(B){const D=(0,i.y_)(B,"page");return(0,o.F)("pages",`The document has more than ${D}`,"Split it with another program first")}}),
33973:((pt,it,_)=>{_.d(it,{Gy:()=>k,Rf:()=>d,Ip:()=>O});var i=_(54619),o=_(85368),et=_(88500);class X{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new et.
s;signed=new Set;constructor(M,b,B){this.detail=b,this.strings=B,this.scan.strings=B;const D=new Int32Array(b?8*M:M);this.done=new Uint8Array(b?M:0);const R=V=>D.
subarray(V*M,(V+1)*M);this.end=R(0),this.valueEnd=R(1),this.dataStart=R(2),this.dataEnd=R(3),this.lengthStart=R(4),this.lengthEnd=R(5),this.from=R(6),this.to=R(
7)}}var a=_(78157),$=_(79725),L=_(4e4),z=_(39150),S=_(45599);class I{scan=new et.s;ranges=new Map}const j=2;class C{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(M,b,B){
this.walked=B,this.live=new Uint8Array(M),this.via=new Int32Array(b?M:0)}}async function k(T,{watched:M}={}){const{markings:b,referrers:B}=await d([T],{watched:M,
detail:!0}),{live:D,via:R}=b[0];return{live:D,via:R,referrers:B}}async function d(T,M={}){const b=new p(T,M);return await b.run(),b}function O(T,{repairs:M}){for(const{
part:b,number:B,value:D}of M)T[b].put(B,D)}const y=100,U=100,P=2e3,K=-2;function v(T){if(T instanceof S.Z6)return T.data.length+v(T.dict);if(Array.isArray(T))return 12*
T.length;if(!(T instanceof S.Bi))return y;let M=30*T.size;for(const b of T.values())Array.isArray(b)&&(M+=12*b.length);return M}class p{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new $.R;strings;alias;constructor(M,{detail:b=!1,strings:B=!1,watched:D,alias:R}){if(this.documents=M,this.strings=
B,this.alias=R,this.markings=M.map(V=>new C(V.size,D!==void 0,m(V,B||b,B))),!!D){this.watched=new Uint8Array(M[0].size);for(const V of D)this.watched[V]=1}}async run(){
const{documents:M,stack:b}=this,[B]=M;for(const[D,R]of[...B.trailer].reverse())D!=="Encrypt"&&this.followValue(0,R);for(;this.values.length>0||b.length>0;){const D=B.
job.pace.step(this.values.length>0?this.followParts():this.followNext());D&&await D}for(const{live:D,signed:R,walked:V}of this.markings)for(const J of V.signed)
D[J]===1&&R.add(J)}followNext(){const M=this.stack.pop(),b=M%this.documents.length;return this.follow(b,(M-b)/this.documents.length)}visit(M,b){this.alias&&({part:M,
number:b}=this.alias(M,b)??{part:M,number:b}),this.watched&&this.watched[b]===1&&this.referrers.add(this.current);const B=this.markings[M],{live:D}=B;if(b>0&&b<
D.length&&D[b]!==0)return;const R=this.documents[M];if(b<=0||b>=D.length||!R.exists(b))return R.missed(b);D[b]=1,this.watched&&(B.via[b]=this.current),this.stack.
push(b*this.documents.length+M)}follow(M,b){const B=this.documents[M],D=this.markings[M],{walked:R}=D;if(this.current=b,D.count++,B.isChanged(b))return this.followChanged(
B,D,M,b);if(R.done[b]===1)return this.followAgain(B,D,M,b);const{scan:V,detail:J}=R;J||(V.used=0);const st=V.used,at=B.table.kind[b]===i.tL?this.walk(B,R,b):this.
walkPlace(B,b,V);return at<0||V.byteRange&&this.isSignature(R.signed,b)?this.forget(V,st).followRepaired(B,M,b):(D.bytes+=at,J&&(R.from[b]=st,R.to[b]=V.used,R.valueEnd[b]=
this.extent.valueEnd,R.done[b]=1),this.followMarks(M,V,st,V.used,V.lengthStart),U+at)}followChanged(M,b,B,D){const R=M.patched(D);if(!R){const ct=M.edited.get(D);
return W(ct)||ct===null?this.followRepaired(M,B,D):(this.followValue(B,ct),b.bytes+=v(ct),U)}const{detail:V}=b.walked;if(R.references&&!V&&!M.suspect){for(let ct=R.
first;ct<R.last;ct++)this.visit(B,R.references[ct]);return b.bytes+=R.end-R.start,U}const{scan:J,ranges:st}=E(b);V||(J.used=0);const at=J.used,dt=this.walkPlace(
M,D,J);return dt<0||J.byteRange&&this.isSignature(b.signed,D)?this.forget(J,at).followRepaired(M,B,D):(b.bytes+=dt,V&&st.set(D,{from:at,to:J.used,valueEnd:this.
extent.valueEnd}),this.followMarks(B,J,at,J.used,J.lengthStart),U+dt)}followAgain(M,b,B,D){const{walked:R}=b;return b.bytes+=R.end[D]>0?R.end[D]-M.table.place[D]:
y,this.followMarks(B,R.scan,R.from[D],R.to[D],R.lengthStart[D]),U}isSignature(M,b){return M.add(b),this.strings}followMarks(M,{marks:b},B,D,R){const V=this.strings?
R:K;for(let J=B;J<D;J+=3)b[J]!==et.A&&b[J+1]!==V&&this.visit(M,b[J])}forget(M,b){return M.used=b,this}followRepaired(M,b,B){const D=M.get(B),R=W(D)?M.resolve(D):
D;return R===null?(this.markings[b].live[B]=j,this.markings[b].count--):this.repair(b,B,R),U}repair(M,b,B){this.repairs.push({part:M,number:b,value:B}),this.followValue(
M,B)}followValue(M,b){this.part=M,this.values.push(b)}followParts(){const{part:M,values:b}=this;let B=0;for(;b.length>0&&B<P;B++){const D=b.pop();if(D instanceof
S.oS)this.visit(D instanceof S.rV?D.part:M,D.number);else if(Array.isArray(D))for(const R of D)b.push(R);else if(D instanceof S.Bi){D.has("ByteRange")&&this.markings[M].
signed.add(this.current);for(const R of D.values())b.push(R)}else if(D instanceof S.Z6)for(const[R,V]of D.dict)R!=="Length"&&b.push(V)}return B*U}walk(M,b,B){const{
extent:D}=this,{bytes:R}=M,{scan:V}=b,J=M.bodies[B];V.forgetLength();const{kept:st}=this,at=!this.strings&&M.recallEntries(B,st);at&&V.append(st.scan.marks,st.marksFrom,
st.marksTo);const dt=at?st.close+2:V.value(R,J,R.length);return dt<0||R[dt-1]===a.AV||!(0,o.x)(M,dt,V,D)||M.suspect&&!(0,z.D)(R,J,dt)||V.doubtful&&(0,L.oC)(R,J,
dt)?-1:(D.dataStart<0&&(V.lengthStart=-1),b.end[B]=D.end,b.detail&&(b.dataStart[B]=D.dataStart,b.dataEnd[B]=D.dataEnd,b.lengthStart[B]=V.lengthStart,b.lengthEnd[B]=
V.lengthEnd),D.end-M.table.place[B])}walkPlace(M,b,B){const D=M.place(b);if(!D)return-1;const{bytes:R,start:V,end:J}=D;B.forgetLength();const st=B.value(R,V,J);
return B.lengthStart=-1,st<0&&!A(R,V,J)||g(R,V,J)||st>0&&R[st-1]===a.AV||st>=0&&(0,a.AN)(R,st,J)<J||M.suspect&&!(0,z.D)(R,V,J)||B.doubtful&&(0,L.oC)(R,V,J)?-1:(this.
extent.valueEnd=st<0?J:st,J-V)}}const W=T=>T instanceof S.oS&&!(T instanceof S.rV);function m(T,M,b){const B=T.walked;if(B?.strings===b)return B;const D=new X(T.
size,M,b);return M&&(T.walked=D),D}function E(T){return T.patches||(T.patches=new I,T.patches.scan.strings=T.walked.strings),T.patches}function g(T,M,b){const B=(0,a.
AN)(T,M,b);return B>=b||T[B]===a.yq&&(0,a.wb)(T,B,"null")}function A(T,M,b){for(let B=M;B<b;B++)if("<([/%".includes(String.fromCharCode(T[B])))return!1;return!0}}),
83287:((pt,it,_)=>{_.d(it,{D4:()=>z,QJ:()=>k,US:()=>I,m_:()=>S});var i=_(42973),o=_(52205),et=_(58552),X=_(48249),a=_(3084),$=_(78157),L=_(45599);function z(d,O,y,U){
const P=d.job.limits.filters,K=(0,o.c3)(d,O.dict.get("Filter")??O.dict.get("F")),v=(0,o.c3)(d,O.dict.get("DecodeParms")??O.dict.get("DP"));if(K.length>P)throw(0,i.
F)("filters",`A stream of the document has ${K.length} filters; at most ${P} are allowed`,"Open it in another PDF program and save it again");let p=d.encoded(O);
const W=performance.now();try{for(const[m,E]of K.entries()){const g=d.dict(v[m]);E instanceof L.SX&&(p=(0,X.tN)(E.text,p,g&&(0,o.x$)(d,g),y,U))}}finally{d.job.pace.
addSince(W)}return p}async function S(d,O,y,U){const[P,...K]=(0,o.c3)(d,O.dict.get("Filter")??O.dict.get("F"));if(!(0,L.Eo)(P,"FlateDecode")||K.length>0)return;
const[v]=(0,o.c3)(d,O.dict.get("DecodeParms")??O.dict.get("DP")),p=d.dict(v);return(0,a.V)(d.encoded(O),p&&(0,o.x$)(d,p),y,d.job,U)}function I(d,O,y,U=!1){const P=(0,o.
c3)(d,O.dict.get("Filter")??O.dict.get("F"));if(P.length<=d.job.limits.filters&&P.some(v=>v instanceof L.SX&&!(0,X.TT)(v.text)))return;const K=U?{found:!1,mismatch:!1}:
{found:!1};try{return{data:z(d,O,y,K),whole:!K.found&&K.mismatch!==!0}}catch(v){if(v instanceof et.zU&&v.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1};throw v}}const j=[0,0,255,255],C=2;function k(d){if((0,$.j8)(d,0,d.length)===d.length)return!0;for(let O=0;O<=C;O++){const y=d.length-O-j.length;if(j.
every((U,P)=>d[y+P]===U))return!0}return!1}}),85368:((pt,it,_)=>{_.d(it,{u:()=>S,x:()=>L});var i=_(78157),o=_(58552),et=_(35586),X=_(37628),a=_(45599),$=_(22480);
function L(I,j,C,k){const{bytes:d}=I,{length:O}=d;k.valueEnd=j;const y=(0,i.AN)(d,j,O);if((0,i.rg)(d,y))return k.dataStart=k.dataEnd=-1,k.end=y+6,!0;if(!(0,i.w1)(
d,y,"stream"))return!1;const U=C.lengthRef>=0?I.lengthOf(new a.oS(C.lengthRef)):C.length,P=y+(d[y+6]===i.u7?8:7),K=P+U;if(d[P-1]!==i.kR||U<0||K>O||!(0,$.VF)(d,K)||
(0,$.Ow)(d,P,K)>P)return!1;const v=(0,i.AN)(d,(0,i.AN)(d,K,O)+9,O);return k.dataStart=P,k.dataEnd=K,k.end=v+6,(0,i.rg)(d,v)}const z=16;class S{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(j){
this.bytes=j,this.left=z*j.length+1e6,this.objectEnds=new X.k(j,"endobj"),this.streamEnds=new X.k(j,"endstream")}data(j,C,k){const{bytes:d,ends:O}=this,y=(0,$.ni)(
d,j);if(C>=0&&y+C<=d.length&&(0,$.VF)(d,y+C))return{start:y,end:y+C};let U=O.get(y);if(U===void 0&&(U=this.damagedEnd(y,C,k),O.set(y,U),this.left-=U-y,this.left<
0))throw(0,o.O$)("its objects overlap");return{start:y,end:U}}damagedEnd(j,C,k){const{bytes:d}=this,O=j+C,y=this.objectEnds.next(j),U=y<0?d.length:y;if(C>=0&&O<=
U&&this.endsObject(O))return O;const P=this.streamEnds.next(j);let K=P<0||P>U?U:P;return k&&(K=(0,et.$z)(d,j,K)),K>j&&d[K-1]===i.kR&&K--,K>j&&d[K-1]===i.u7&&K--,
K}endsObject(j){const{bytes:C}=this,k=(0,i.AN)(C,j,C.length);return(0,i.w1)(C,k,"endstr")||(0,i.rg)(C,k)||(0,i.ay)(C,k,C.length)!==void 0}}}),59277:((pt,it,_)=>{
_.d(it,{y:()=>X});var i=_(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],et=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function X(L){const z=(0,i.bS)(L).toString("latin1",0,1024);if(z.startsWith("RIFF")&&z.startsWith("WEBP",8))return"\
a WebP image";if(z.startsWith("ftyp",4))return et.find(([I])=>I.test(z.slice(8,12)))?.[1];const S=o.find(([I])=>z.startsWith(I));return S?S[1]:$(z)??(a(L)?"text":
void 0)}function a(L){const z=(0,i.bS)(L.subarray(0,1024)).toString("utf8"),S=L.length>1024?z.replace(/\ufffd{1,3}$/,""):z;return S!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(S)}function $(L){const z=L.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(z.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(z))return"an HTML page";if(z.startsWith("<"))return z.includes("<svg")?"an SVG drawing":z.startsWith("<?xml")?"an XML file":void 0}}),35586:((pt,it,_)=>{_.
d(it,{$z:()=>S,BX:()=>K,c0:()=>z,dZ:()=>I});var i=_(78157),o=_(88500),et=_(37628),X=_(22480);const a=512,$=1<<22,L=65536;class z{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(p,W,m=E=>E){this.bytes=p,this.pace=W,this.onTrailer=m,this.buffer=(0,i.bS)(p),
this.streams=new et.k(p,"stream",E=>U(p,E)),this.objectEnds=new et.k(p,"endobj"),this.streamEnds=new et.k(p,"endstream"),this.allowance=this.farAllowance=8*p.length+
1e6}async next(p){const{bytes:W}=this,m=W.length;for(;;){if(p=j(W,p),p>=m)return;const E=(0,i.yp)(W[p])?(0,i.ay)(W,p,m):void 0;if(E&&y(E.number)&&!P(W[E.body]))
return E;const g=k(W,p);if(g==="trailer"){const A=this.valueEnd(p+7,Math.min(m,p+L));if(A<0)return this.search(p);this.readTrailer(p+7),p=A}else if(g){p=d(W,p+g.
length);const A=(0,i.w1)(W,p,"obj")?K(W,p):void 0;if(A)return A}else return this.search(p)}}async search(p){const{bytes:W,buffer:m,pace:E}=this;let g;for(let T=p;!g;){
const M=m.indexOf("obj",T);if(M<0)break;g=K(W,M);const b=E.step(M-T+200);b&&await b,T=M+3}const A=m.subarray(0,g?.start??W.length);for(let T=A.indexOf("trailer",
p);T>=0;T=A.indexOf("trailer",T+7))this.readTrailer(T+7);return g}readTrailer(p){p>=this.trailersRead&&(this.trailersRead=Math.max(p,this.onTrailer(p)))}object({
body:p}){const{bytes:W,scan:m}=this,E=W.length,g=this.soundEnd(p);if(g<0)return this.malformed(p);const A=(0,i.AN)(W,g,E);return W[g-1]!==i.vz||!(0,i.w1)(W,A,"s\
tream")?{at:g,dictionaryEnd:-1,isCut:!1}:this.stream(A,m.length,g,p)}soundEnd(p){const{bytes:W}=this,m=W.length,E=(0,i.AN)(W,p,m);if((0,i.rg)(W,E))return E;const g=this.
objectEnds.next(E),A=this.valueEnd(E,g<0?m:g);if(A>=0&&O(W,A))return A;if(g<0||this.farAllowance<=0)return-1;const T=Math.min(m,E+$),M=this.walk(E,T);return M>=
0&&O(W,M)?M:(this.farAllowance-=T-E,-1)}valueEnd(p,W){const m=Math.min(W,p+Math.max(a,this.allowance)),E=this.walk(p,m);return E<0&&(this.allowance-=m-p),E}walk(p,W){
return this.scan.reset(),this.scan.value(this.bytes,p,W)}malformed(p){const{buffer:W}=this,m=this.streams.next(p),E=this.objectEnds.next(p),g={at:p,dictionaryEnd:-1,
isCut:E<0};if(m<0||E>=0&&E<m)return g;const A=W.toString("latin1",p,Math.min(m,p+4096));if(/\d[\s\0]+obj\b/.test(A))return g;const T=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(A);return this.stream(m,T?Number(T[1]):-1,m,p)}stream(p,W,m,E){const g=(0,X.ni)(this.bytes,p);if(W>=0&&(0,X.VF)(this.bytes,g+W))return{at:g+W,dictionaryEnd:m,
isCut:!1};const A=this.streamEnds.next(g),M=A>=0&&this.buffer.subarray(E,p).includes("/Filter")?S(this.bytes,g,A):A;return{at:M<0?g:M,dictionaryEnd:m,isCut:!1}}}
function S(v,p,W){const m=(0,i.bS)(v.subarray(0,W));for(let E=m.indexOf("obj",p);E>=0;E=m.indexOf("obj",E+3)){const g=K(v,E),T=g!==void 0&&g.start>p&&i.Kl[v[g.start-
1]]===i.t6?(0,i.AN)(v,E+3,W):W;if(v[T]===i.iH&&v[T+1]===i.iH&&T+1<W)return g.start}return W}async function I(v,p,W){return j(v,p)>=v.length?!1:await new z(v,W).
next(p)!==void 0}function j(v,p){const W=v.length;for(;p<W;)if(i.Kl[v[p]]===i.t6)p++;else{if(v[p]!==i.IQ)break;(0,i.w1)(v,p,"%%EOF")?p+=5:p=(0,i.D)(v,p,W)}return p}
const C=["endobj","endstream","xref","startxref","trailer"];function k(v,p){return C.find(W=>(0,i.w1)(v,p,W))}function d(v,p){const{length:W}=v;for(;p<W;p++){const m=v[p];
if(!((0,i.yp)(m)||m===i.Z4||m===i.kR||m===i.u7||m===i.yq||m===i.MV))break}return p}function O(v,p){const W=(0,i.AN)(v,p,v.length);return W>=v.length||(0,i.rg)(v,
W)||(0,i.w1)(v,W,"stream")?!0:(0,i.yp)(v[W])?(0,i.ay)(v,W,v.length)!==void 0:k(v,W)!==void 0}const y=v=>v>0&&v<=2147483647;function U(v,p){let W=p+6;for(;v[W]===
i.Z4;)W++;if(v[W]!==i.kR&&v[W]!==i.u7)return!1;let m=p-1;for(;m>0&&i.Kl[v[m]]===i.t6;)m--;return v[m]===i.vz&&v[m-1]===i.vz}const P=(v=0)=>(v|32)>=97&&(v|32)<=122;
function K(v,p){if(P(v[p+3]))return;let W=p-1;const m=()=>{const b=W;for(;W>=0&&(0,i.yp)(v[W]);)W--;return b-W>0&&b-W<=10?(0,i.JI)(v,W+1,b+1).value:-1},E=()=>{const b=W;
for(;W>=0&&i.Kl[v[W]]===i.t6;)W--;return W<b};E();const g=m(),A=g>=0&&v[W]===i.N5;A&&W--;const T=A?1:g;if(T<0||T>65535||!E())return;const M=m();return y(M)?{number:M,
generation:T,start:W+1,body:p+3}:void 0}}),37628:((pt,it,_)=>{_.d(it,{k:()=>o});var i=_(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(X,a,$=()=>!0){
this.word=a,this.accepts=$,this.buffer=(0,i.bS)(X),this.none=X.length}next(X){if(X>=this.none)return-1;if(X>=this.from&&X<=this.found)return this.found;const a=X<
this.from&&this.found>=0?this.from:this.none,$=this.buffer.subarray(0,a+this.word.length-1);let L=$.indexOf(this.word,X);for(;L>=0&&!this.accepts(L);)L=$.indexOf(
this.word,L+1);return this.from=X,L>=0?this.found=L:a===this.none&&(this.none=X,this.found=-1),this.found}}}),69289:((pt,it,_)=>{_.d(it,{V:()=>X});var i=_(78157),
o=_(45798),et=_(45599);function X({bytes:a,job:$}){const L=(0,i.bS)(a).subarray(0,1024),z=L.indexOf(" obj");if(z<0||!L.includes("/Linearized"))return;const S=new o.
i(a,z+4,Math.min(a.length,z+2048),$.limits.nesting).value();return(0,et.Zm)(S)&&S.has("Linearized")&&S.get("L")===a.length?S:void 0}}),52205:((pt,it,_)=>{_.d(it,
{WW:()=>X,c3:()=>o,x$:()=>et});var i=_(45599);function o(a,$){const L=a.resolve($);return L===null?[]:(Array.isArray(L)?L:[L]).map(z=>a.resolve(z))}function et(a,$){
const L=new i.Bi;for(const[z,S]of $){const I=a.resolve(S);L.set(z,Array.isArray(I)?I.map(j=>a.resolve(j)):I)}return L}function X(a,$,L,z={values:1e4}){if(z.values--<=
0)return null;const S=a.resolve($);if(L===0)return S;if(Array.isArray(S))return S.map(j=>X(a,j,L-1,z));if(!(S instanceof i.Bi))return S;const I=new i.Bi;for(const[
j,C]of S)I.set(j,X(a,C,L-1,z));return I}}),22480:((pt,it,_)=>{_.d(it,{Ow:()=>a,VF:()=>et,ni:()=>o});var i=_(78157);function o($,L){let z=L+6;for(;$[z]===i.Z4&&($[z+
1]===i.kR||$[z+1]===i.u7||$[z+1]===i.Z4);)z++;return $[z]===i.u7&&z++,$[z]===i.kR&&z++,z}function et($,L){for(let z=0;z<4&&i.Kl[$[L]??0]===i.t6&&L<$.length;z++)
L++;return(0,i.w1)($,L,"endstream")}const X=8;function a($,L,z){let S=L;for(;S<L+4&&($[S]===i.u7||$[S]===i.kR);)S++;return S===L||S+2>z?L:($[S]&15)===X&&($[S]<<
8|$[S+1])%31===0?S:L}}),75162:((pt,it,_)=>{_.d(it,{CF:()=>Me,s1:()=>_t,cY:()=>It,zw:()=>ve,VH:()=>ke,Rd:()=>Ft,k0:()=>_e,u6:()=>De,vc:()=>ce,vK:()=>Be});var i=_(
77598),o=_(45599),et=_(34400);function X(c){const u=new Uint8Array(256);for(let w=0;w<256;w++)u[w]=w;const{length:h}=c;for(let w=0,F=0,N=0;w<256;w++){const H=u[w];
F=F+H+c[N]&255,u[w]=u[F],u[F]=H,++N===h&&(N=0)}return u}function a(c,u){const h=c.slice(),{length:w}=u,F=new Uint8Array(w);for(let N=0,H=0,nt=0;N<w;N++){H=H+1&255;
const ot=h[H];nt=nt+ot&255;const lt=h[nt];h[H]=lt,h[nt]=ot,F[N]=u[N]^h[ot+lt&255]}return F}function $(c,u){return a(X(c),u)}const L={length:c=>c,decrypt:c=>c,encryptInto:(c,u,h,w,F)=>w.
set(c,F)};function z(c){const u=P(c,[]),h=v((w,F)=>X(u(w,F)));return{length:w=>w,decrypt:(w,F,N)=>a(h(F,N),w),encryptInto:(w,F,N,H,nt)=>H.set(a(h(F,N),w),nt)}}function S(c){
const u=P(c,[115,65,108,84]),h=K(()=>new d),w=v((N,H)=>h().engine(u(N,H))),F=v((N,H)=>U(u(N,H)));return{length:j,decrypt:(N,H,nt)=>y(F(H,nt),N),encryptInto:(N,H,nt,ot,lt)=>{
h().seal(w(H,nt),N,ot,lt)}}}function I(c){const u=K(()=>new d);let h,w;return{length:j,decrypt:F=>y(w??=U(c),F),encryptInto:(F,N,H,nt,ot)=>{u().seal(h??=u().engine(
c),F,nt,ot)}}}const j=c=>(c&-16)+32,C=64*1024,k=16*1024;class d{head=Buffer.alloc(C);pool=Buffer.alloc(k);taken=k;engine(u){const h=Buffer.alloc(16);return this.
nextVector(h),(0,i.createCipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,h).setAutoPadding(!1)}seal(u,h,w,F){const{head:N}=this,{length:H}=h,nt=H&-16,ot=Math.
min(nt,C-32),lt=H-nt;this.nextVector(N),N.set(ot===H?h:h.subarray(0,ot),16);let mt=16+ot;if(ot<nt){w.set(u.update(N.subarray(0,mt)),F),F+=mt,mt=0;for(let wt=ot;wt<
nt;wt+=C){const Et=u.update(h.subarray(wt,Math.min(wt+C,nt)));w.set(Et,F),F+=Et.length}}lt>0&&N.set(h.subarray(nt),mt),N.fill(16-lt,mt+lt,mt+16),w.set(u.update(
N.subarray(0,mt+16)),F)}nextVector(u){this.taken===k&&((0,i.randomFillSync)(this.pool),this.taken=0),this.pool.copy(u,0,this.taken,this.taken+16),this.taken+=16}}
const O=new Uint8Array(0);function y(c,u){const h=u.length&-16;if(h<32)return O;const w=c.update(h===u.length?u:u.subarray(0,h)),F=w[h-1];let N=h;if(F>0&&F<=16){
do N--;while(N>h-F&&w[N-1]===F);N>h-F&&(N=h)}return w.subarray(16,N)}function U(c){return(0,i.createDecipheriv)(c.length===16?"aes-128-cbc":"aes-256-cbc",c,Buffer.
alloc(16)).setAutoPadding(!1)}function P(c,u){const{length:h}=c,w=new Uint8Array(h+5+u.length);w.set(c),w.set(u,h+5);const F=new et.V;return(N,H)=>(w[h]=N,w[h+1]=
N>>>8,w[h+2]=N>>>16,w[h+3]=H,w[h+4]=H>>>8,F.digest(w).subarray(0,Math.min(h+5,16)))}function K(c){let u;return()=>u??=c()}function v(c){let u=-1,h=-1,w;return(F,N)=>((w===
void 0||F!==u||N!==h)&&(w=c(F,N),u=F,h=N),w)}function p(c,u,h){const w=T(c,h),F=B(c,w);return R(F,u,c.revision===2?32:16)?w:void 0}function W(c,u){const h=M(c,u);
let w=c.owner.subarray(0,32);for(let F=c.revision===2?0:19;F>=0;F--)w=$(D(h,F),w);return w}function m(c,u,h,w){const F=M({revision:c,keyLength:u},h);let N=A(w);
for(let H=0;H<=(c===2?0:19);H++)N=$(D(F,H),N);return N}function E(c,u){const h=T(c,u),w=new Uint8Array(32);return w.set(B(c,h)),{user:w,fileKey:h}}const g=Uint8Array.
of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function A(c){const u=new Uint8Array(32),h=c.subarray(
0,32);return u.set(h),u.set(g.subarray(0,32-h.length),h.length),u}function T({revision:c,keyLength:u,owner:h,permissions:w,id0:F,encryptMetadata:N},H){const nt=Uint8Array.
of(w,w>>8,w>>16,w>>24),ot=c>=4&&!N?[255,255,255,255]:[],lt=(0,et.F)(Buffer.concat([A(H),h.subarray(0,32),nt,F,Uint8Array.from(ot)]));return b(lt,c,u)}function M({
revision:c,keyLength:u},h){return b((0,et.F)(A(h)),c,c===2?5:u)}function b(c,u,h){let w=c.subarray(0,h);if(u>=3)for(let F=0;F<50;F++)w=(0,et.F)(w).subarray(0,h);
return w}function B({revision:c,id0:u},h){if(c===2)return $(h,g);let w=(0,et.F)(Buffer.concat([g,u]));for(let F=0;F<20;F++)w=$(D(h,F),w);return w}function D(c,u){
return u===0?c:c.map(h=>h^u)}function R(c,u,h){return u.length>=h&&c.subarray(0,h).every((w,F)=>w===u[F])}function V(c,u,h){return ct(c.user,c.wrappedByUser,u,h,
new Uint8Array(0))}function J(c,u,h){return ct(c.owner,c.wrappedByOwner,u,h,c.user.subarray(0,48))}function st(c,u,h){const w=gt(c,u,new Uint8Array(0)),F=gt(c,h,
w.entry);return{user:w.entry,wrappedByUser:w.wrapped,owner:F.entry,wrappedByOwner:F.wrapped}}function at(c,u,h){const w=Buffer.alloc(16,255);return w.writeInt32LE(
u,0),w.write(h?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(w,12),(0,i.createCipheriv)("aes-256-ecb",c,null).setAutoPadding(!1).update(w)}const dt=new Uint8Array(
16);function ct(c,u,h,w,F){const N=yt(h,w,c.subarray(32,40),F);if(!Buffer.from(N).equals(c.subarray(0,32)))return;const H=yt(h,w,c.subarray(40,48),F);return(0,i.
createDecipheriv)("aes-256-cbc",H,dt).setAutoPadding(!1).update(u.subarray(0,32))}function gt(c,u,h){const w=(0,i.randomBytes)(16),F=yt(6,u,w.subarray(0,8),h),N=yt(
6,u,w.subarray(8),h),H=(0,i.createCipheriv)("aes-256-cbc",N,dt).setAutoPadding(!1).update(c);return{entry:Buffer.concat([F,w]),wrapped:H}}function yt(c,u,h,w){let F=(0,i.
createHash)("sha256").update(u).update(h).update(w).digest();if(c<6)return F;for(let N=0,H=0;N<64||H>N-32;N++){const nt=Buffer.concat([u,F,w]),ot=Buffer.alloc(64*
nt.length,nt),lt=(0,i.createCipheriv)("aes-128-cbc",F.subarray(0,16),F.subarray(16,32)).setAutoPadding(!1).update(ot);let mt=0;for(let wt=0;wt<16;wt++)mt+=lt[wt];
F=(0,i.createHash)(["sha256","sha384","sha512"][mt%3]).update(lt).digest(),H=lt[lt.length-1]}return F.subarray(0,32)}var Mt=_(77581),Wt=_(34378);const At=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Se=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Ae=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ee=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
bt=/[\p{L}\p{Mc}\p{Nl}]/u;function Rt(c){if(/^[\x20-\x7e]*$/.test(c))return c;const u=(0,Wt.w)(c.replace(At,"").replace(Se," "),"NFKC");if(Ae.test(u))return;const h=[
...u],w=h.map(N=>ee.test(N));return w.includes(!0)&&(h.some((N,H)=>!w[H]&&bt.test(N))||!w[0]||!w.at(-1))?void 0:u}function Kt(c){const u=Rt(c),h=[...u===void 0?
[]:[Buffer.from(u,"utf8")],Buffer.from(c,"utf8"),...[zt(c),Oe(c)].filter(N=>N!==void 0)],F=[...h.filter(N=>N.length>Lt).map(N=>N.subarray(0,Lt)),...h];return F.
filter((N,H)=>F.findIndex(nt=>nt.equals(N))===H)}const Lt=127;function jt(c){return typeof c=="string"?Buffer.from(Rt(c)??c,"utf8").subarray(0,Lt):c}const Ct=32;
function Ot(c){return typeof c=="string"?zt(c)??Buffer.from(c,"utf8"):c}function It(c,u,h){const w=h==="AES-256"?jt:Ot;return Buffer.compare(w(c),w(u))===0}function Ft(c,u){
const h=u==="AES-256",w=h?ot=>Rt(ot)!==void 0:ot=>!new RegExp("\\p{Cc}","u").test(ot)&&zt(ot)!==void 0,F=[...c].findIndex(ot=>!w(ot));if(F>=0)return h?`must not\
 have the character at position ${F+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${F+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!w(c))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const N=h?Buffer.from(Rt(c),"utf8"):Ot(c);if(N.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[H,nt]=[
N.length,h?Lt:Ct];if(!(H<=nt))return h?`must be at most ${nt} bytes long in UTF-8, and has ${H}`:`must be at most ${nt} characters long with AES-128, and has ${H}\
: shorten it, or choose AES-256`}function zt(c){return Vt(c,u=>Mt.SQ.get(u)??(u>=24&&u<32||u>=127&&u<161?-1:u))}function Oe(c){return Vt(c,u=>u)}function Vt(c,u){
const h=Array.from(c,w=>u(w.codePointAt(0)));return h.every(w=>w>=0&&w<256)?Buffer.from(h):void 0}function $t(c,u){const{strings:h}=u,w=(N,H,nt,ot)=>{if(N===L)return H;
const lt=Buffer.allocUnsafe(N.length(H.length));return N.encryptInto(H,nt,ot,lt,0),lt},F=(N,H,nt,ot,lt,mt)=>(N.encryptInto(H,nt,ot,lt,mt),N.length(H.length));return{
...c,uniform:u.named===void 0||u.encryptMetadata&&u.embedded===u.streams,decryptString:(N,H,nt)=>h.decrypt(N,H,nt),encryptString:(N,H,nt)=>w(h,N,H,nt),decryptStream:(N,H,nt,ot)=>Pt(
u,ot).decrypt(N,H,nt),encryptStream:(N,H,nt,ot)=>w(Pt(u,ot),N,H,nt),encryptedStringLength:N=>h.length(N),encryptedStreamLength:(N,H)=>Pt(u,H).length(N),encryptStringInto:(N,H,nt,ot,lt)=>F(
h,N,H,nt,ot,lt),encryptStreamInto:(N,H,nt,ot,lt,mt)=>F(Pt(u,ot),N,H,nt,lt,mt)}}function Pt({streams:c,embedded:u,named:h,encryptMetadata:w},F){const N=F.get("Ty\
pe");if((0,o.Eo)(N,"XRef"))return L;if(h===void 0)return c;const H=ne(F);return H!==void 0?h.get(H)??c:!w&&(0,o.Eo)(N,"Metadata")?L:(0,o.Eo)(N,"EmbeddedFile")?u:
c}function ne(c){const u=c.get("Filter"),h=(0,o.cy)(u)?u.findIndex(H=>(0,o.Eo)(H,"Crypt")):(0,o.Eo)(u,"Crypt")?0:-1;if(h<0)return;const w=c.get("DecodeParms"),F=(0,o.
cy)(w)?w[h]:w,N=(0,o.Zm)(F)?F.get("Name"):void 0;return N instanceof o.SX?N.text:"Identity"}function Me(c){if(ne(c)===void 0)return!1;const u=c.get("Filter"),h=c.
get("DecodeParms"),w=(0,o.cy)(u)?u.findIndex(N=>(0,o.Eo)(N,"Crypt")):0,F=(0,o.cy)(u)?u.filter((N,H)=>H!==w):[];return F.length===0?(c.delete("Filter"),c.delete(
"DecodeParms"),!0):(c.set("Filter",F),(0,o.cy)(h)&&c.set("DecodeParms",h.filter((N,H)=>H!==w)),!0)}function ve(c){return c.algorithm==="AES-128"?Pe(c):se(c)}const De=()=>(0,i.
randomBytes)(32);function Pe({userPassword:c,ownerPassword:u,permissions:h,id0:w}){const F=Ot(c),N=m(4,16,Ot(u),F),H=E({revision:4,keyLength:16,owner:N,permissions:h,
id0:w,encryptMetadata:!0},F),nt=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...re("AESV2",16),O:new o.Mx(N),U:new o.Mx(H.user),P:h});return ie({dictionary:nt,
version:"1.6",numbered:!0,identifier:w},S(H.fileKey))}function se({userPassword:c,ownerPassword:u,permissions:h}){const w=(0,i.randomBytes)(32),F=st(w,jt(c),jt(
u)),N=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...re("AESV3",32),O:new o.Mx(F.owner),OE:new o.Mx(F.wrappedByOwner),U:new o.Mx(F.user),UE:new o.Mx(
F.wrappedByUser),P:h,Perms:new o.Mx(at(w,h,!0))});return ie({dictionary:N,version:"1.7",extensionLevel:8,numbered:!1},I(w))}function re(c,u){const h=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(c),AuthEvent:(0,o.UU)("DocOpen"),Length:u});return{CF:(0,o.jd)({StdCF:h}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function ie(c,u){
return $t(c,{strings:u,streams:u,embedded:u,named:new Map([["StdCF",u],["Identity",L]]),encryptMetadata:!0})}var vt=_(58552);const oe={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},_t=-4,Zt=c=>1<<
oe[c]-1,ae=Object.keys(oe);function _e(c){let u=_t;for(const h of ae)c[h]||(u&=~Zt(h));return c.allow_print?u:u&~Zt("allow_print_high_resolution")}function ce(c){
return ae.filter(u=>(c&Zt(u))===0)}const fe=4096;function ke(c,{known:u,possible:h=[]},w){const F=Bt(c),N=new Uint8Array(0);if(F.revision<5&&[u??N,...h].some(({
length:Et})=>Et>fe))throw Ie();const H=[...u?[u]:[],...h,N],nt=ue(F,H,N),ot=nt??(w?Jt(Kt(w),Et=>ue(F,H,Et)):void 0);if(ot===void 0)throw F.revision<5&&!u?Ce():w?
Le():pe();const{fileKey:lt,access:mt}=ot,wt=Xt(F,lt);return{...Ht(F,ot,le(F,lt),wt),access:mt,locked:!1,permissions:F.permissions,revision:F.revision,keyBits:8*
lt.length,opensWithoutPassword:nt!==void 0,algorithm:be(F.methods[wt.streams===L?"embedded":"streams"],lt),unrestricted:()=>Gt(F,ot)}}function Ht(c,{identifier:u},h,w){
const F={dictionary:h,...Te(c),numbered:c.revision<=4,...u?{identifier:u}:{}};return $t(F,w)}function Gt(c,u){const h={...c,permissions:_t};let{fileKey:w}=u;const F=le(
h,w);if(u.legacy){const N=E({...u.legacy.scheme,permissions:_t},u.legacy.userPassword);w=N.fileKey,F.set("U",new o.Mx(N.user))}else F.set("Perms",new o.Mx(at(w,
_t,c.encryptMetadata)));return Ht(h,u,F,Xt(h,w))}function le({encrypt:c,revision:u,permissions:h},w){const F=new o.Bi(c);F.set("P",h);for(const[H,nt]of[["O",u<5?
32:48],["U",u<5?32:48],["OE",32],["UE",32]]){const ot=c.get(H);ot instanceof o.Mx&&ot.bytes.length>nt&&F.set(H,new o.Mx(ot.bytes.subarray(0,nt)))}const N=c.get(
"Length");return N!==void 0&&!(typeof N=="number"&&N%8===0&&N>=40&&N<=256)&&F.set("Length",8*w.length),F}function Bt(c){const u=c.get("Filter");if(!(0,o.Eo)(u,"\
Standard"))throw Yt(`the security handler ${u instanceof o.SX?ge(u):"without a name"}`);const h=Nt(c.get("V"),0),w=Nt(c.get("R"),0);if(!(h===5?w===5||w===6:[1,2,
4].includes(h)&&w>=2&&w<=4))throw Yt(`the standard security handler with V ${h} and R ${w}`);const N={encrypt:c,version:h,revision:w,permissions:Nt(c.get("P"),-4)|
0};if(h<4)return{...N,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const H=c.get("CF"),nt=new Map;for(const[mt,wt]of(0,o.
Zm)(H)?H:[]){const Et=(0,o.Zm)(wt)?Re(wt,h):void 0;Et!==void 0&&nt.set(mt,Et)}nt.set("Identity","none");const ot=(mt,wt)=>{const Et=c.get(mt),ye=nt.get(Et instanceof
o.SX?Et.text:wt);if(ye===void 0)throw Yt(`the crypt filter ${Et instanceof o.SX?ge(Et):wt}`);return ye},lt=c.get("StmF");return{...N,encryptMetadata:c.get("Encr\
yptMetadata")!==!1,methods:{strings:ot("StrF","Identity"),streams:ot("StmF","Identity"),embedded:ot("EFF",lt instanceof o.SX?lt.text:"Identity")},filters:nt}}function Re(c,u){
const h=c.get("CFM");return u===5&&(0,o.Eo)(h,"AESV3")?"AESV3":u===4&&(0,o.Eo)(h,"AESV2")?"AESV2":u===4&&(0,o.Eo)(h,"V2")?"V2":h===void 0||(0,o.Eo)(h,"None")?"n\
one":void 0}function ue(c,u,h){const{encrypt:w,revision:F}=c;if(F>=5){const lt={owner:kt(w,"O",48),user:kt(w,"U",48),wrappedByOwner:kt(w,"OE",32),wrappedByUser:kt(
w,"UE",32)};return he(V(lt,F,h),"user")??he(J(lt,F,h),"owner")}const N=kt(w,"O",1),H=kt(w,"U",1),{permissions:nt,encryptMetadata:ot}=c;return Jt(u,lt=>Jt(Fe(c),
mt=>{const wt={revision:F,keyLength:mt,owner:N,permissions:nt,id0:lt,encryptMetadata:ot};return de(wt,H,h,"user")??de(wt,H,W(wt,h),"owner")}))}function de(c,u,h,w){
const F=p(c,u,h);return F&&{fileKey:F,access:w,identifier:c.id0,legacy:{scheme:c,userPassword:h}}}function he(c,u){return c&&{fileKey:c,access:u}}function Fe({encrypt:c,
version:u}){if(u===4)return[16];const h=Nt(c.get("Length"),40),w=h%8===0&&h>=40&&h<=128?h/8:5;return[...new Set(u===1?[5,w,16]:[w,16,5])]}function Xt(c,u){const h={
none:L},w=nt=>nt==="V2"?h.V2??=z(u):nt==="AESV2"?h.AESV2??=S(u):nt==="AESV3"?h.AESV3??=I(u):L,{methods:F,filters:N,encryptMetadata:H}=c;return{strings:w(F.strings),
streams:w(F.streams),embedded:w(F.embedded),named:N&&new Map([...N].map(([nt,ot])=>[nt,w(ot)])),encryptMetadata:H}}function Te({version:c,revision:u,methods:h}){
return u>=5?{version:"1.7",extensionLevel:u===5?3:8}:c===4?{version:Object.values(h).includes("AESV2")?"1.6":"1.5"}:{version:u===2?"1.1":"1.4"}}function be(c,u){
if(c!=="none")return c==="V2"?u.length===5?"RC4-40":"RC4-128":c==="AESV2"?"AES-128":"AES-256"}function kt(c,u,h){const w=c.get(u);if(w instanceof o.Mx&&w.bytes.
length>=h)return w.bytes;throw(0,vt.O$)(`its encryption dictionary has no usable /${u}.`)}function Nt(c,u){return typeof c=="number"?Math.trunc(c):u}function Jt(c,u){
for(const h of c){const w=u(h);if(w!==void 0)return w}}function ge({text:c}){return/^[\w.+-]{1,40}$/.test(c)?c:"with an unusual name"}function pe(){return(0,vt.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function Le(){return new vt.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function Ce(){const c="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,vt.hJ)("uns\
upported_encryption",c,{issues:[{field:"file",message:`The document ${c}.`}],advice:"Get the document again from where it came from"})}function Ie(){const c=`is\
 encrypted and has an identifier (/ID) of more than ${fe} bytes`;return(0,vt.hJ)("unsupported_encryption",c,{issues:[{field:"file",message:`The document ${c}; a\
t most that many are supported.`}],advice:"Open it in another PDF program and save it again"})}function Yt(c){return(0,vt.hJ)("unsupported_encryption",`is prote\
cted by ${c}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${c}, which is not supported.`}],advice:"Only protection by\
 passwords can be opened, not by certificates or rights management"})}const me={...L,decrypt:()=>new Uint8Array(0)};function Be(c){const u=we(c),h=N=>N==="none"?
L:me,w=[...u?.filters??[["Identity","none"]]],F={strings:h(u?.methods.strings),streams:h(u?.methods.streams),embedded:h(u?.methods.embedded),named:u&&!u.filters?
void 0:new Map(w.map(([N,H])=>[N,h(H)])),encryptMetadata:u?.encryptMetadata??!0};return{...$t({dictionary:c,version:"1.1",numbered:!0},F),access:"user",locked:!0,
permissions:u?.permissions??_t,revision:u?.revision,opensWithoutPassword:!1,unrestricted:void 0,...u?Ne(u):Ue(c)}}function we(c){try{return Bt(c)}catch(u){if(u instanceof
vt.zU&&u.code==="unsupported_encryption")return;throw u}}function Ne({encrypt:c,version:u,methods:h}){const w=h.streams==="none"?h.embedded:h.streams;if(w==="no\
ne")return{algorithm:void 0,keyBits:void 0};if(w==="AESV3")return{algorithm:"AES-256",keyBits:256};if(u===4)return{algorithm:w==="AESV2"?"AES-128":"RC4-128",keyBits:128};
const F=u===1?40:Qt(c.get("Length"));return{algorithm:F===40?"RC4-40":"RC4-128",keyBits:F}}function Ue(c){const u=c.get("CF"),h=c.get("StmF"),w=(0,o.Zm)(u)&&h instanceof
o.SX?u.get(h.text):void 0,F=(0,o.Zm)(w)?w.get("CFM"):void 0;return(0,o.Eo)(F,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(F,"AESV2")?{algorithm:"AES-128",
keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Qt(c){return typeof c=="number"&&c%8===0&&c>=40&&c<=128?c:40}}),34400:((pt,it,_)=>{_.d(it,{F:()=>et,V:()=>X});
const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(a,$)=>Math.floor(Math.abs(Math.sin($+1))*2**32)|0),et=a=>new X().digest(a);class X{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest($){const{state:L,tail:z}=this;L[0]=1732584193,L[1]=4023233417,L[2]=2562383102,L[3]=271733878;const{length:S}=$,
I=S&-64;for(let d=0;d<I;d+=64)this.compress($,d);const j=S-I,C=j<56?64:128;for(let d=0;d<j;d++)z[d]=$[I+d];z[j]=128,z.fill(0,j+1,C);for(let d=0,O=S<<3;d<4;d++)z[C-
8+d]=O>>>(d<<3);z[C-4]=S>>>29;for(let d=0;d<C;d+=64)this.compress(z,d);const k=new Uint8Array(16);for(let d=0;d<16;d++)k[d]=L[d>>2]>>>((d&3)<<3);return k}compress($,L){
const{words:z,state:S}=this;for(let d=0,O=L;d<16;d++,O+=4)z[d]=$[O]|$[O+1]<<8|$[O+2]<<16|$[O+3]<<24;let I=S[0],j=S[1],C=S[2],k=S[3];for(let d=0;d<64;d++){const O=d>>
4;let y,U;O===0?(y=j&C|~j&k,U=d):O===1?(y=k&j|~k&C,U=5*d+1):O===2?(y=j^C^k,U=3*d+5):(y=C^(j|~k),U=7*d);const P=I+y+o[d]+z[U&15]|0,K=i[O<<2|d&3];I=k,k=C,C=j,j=j+
(P<<K|P>>>32-K)|0}S[0]=S[0]+I,S[1]=S[1]+j,S[2]=S[2]+C,S[3]=S[3]+k}}}),64580:((pt,it,_)=>{_.d(it,{F:()=>o});var i=_(45599);function o(a,$=()=>{}){if(a instanceof
i.Z6)return new i.Z6(o(a.dict,$),a.data,a.sealed);const L=X(a),z=[L];let S=1;for(let I=z.pop();I!==void 0;I=z.pop())if(Array.isArray(I)){S+=I.length;for(const[j,
C]of I.entries())I[j]=et(C,z)}else if((0,i.Zm)(I)){S+=I.size;for(const[j,C]of I)I.set(j,et(C,z))}return $(S),L}function et(a,$){const L=X(a);return L!==a&&$.push(
L),L}function X(a){return Array.isArray(a)?[...a]:(0,i.Zm)(a)?new i.Bi(a):a}}),79725:((pt,it,_)=>{_.d(it,{R:()=>$,Z:()=>L});var i=_(78157),o=_(4e4),et=_(88500);
const X=new Int32Array(0),a=new et.s;class ${at=X;first=0;used=0;open=-1;close=-1;special=!1;scan=a;marksFrom=0;marksTo=0;own;locate(S,I,j){const C=this.own??={
at:new Int32Array(64),scan:new et.s},{scan:k}=C;if(this.at=C.at,this.scan=k,this.first=this.used=this.marksFrom=this.marksTo=0,k.reset(),I=(0,i.AN)(S,I,j),S[I]!==
i.iH||S[I+1]!==i.iH)return!1;this.open=I+=2;const d=(0,o.XE)();for(;(I=(0,i.AN)(S,I,j))<j;){const O=S[I];if(O===i.vz)return this.close=I,this.marksTo=k.used,this.
special=k.byteRange||k.doubtful,S[I+1]===i.vz;if(O!==i.cL)return!1;const y=++I;for(;I<j&&i.Kl[S[I]]===i.N9;I++)if(S[I]===i.wn)return!1;const U=I;U-y===9&&S[y]===
i.Ah&&(0,i.w1)(S,y,"ByteRange")&&(k.byteRange=!0),(0,o.xg)(S,y-1,U,d)&&(k.doubtful=!0);const P=I=(0,i.AN)(S,I,j);if(S[I]===i.vz||(I=k.value(S,I,j),I<0))return!1;
this.add(y,U,P,I)}return!1}add(S,I,j,C){this.used+4>this.at.length&&(this.at=this.own.at=L(this.at,this.used+4));const{at:k,used:d}=this;k[d]=S,k[d+1]=I,k[d+2]=
j,k[d+3]=C,this.used=d+4}find(S,I){const{at:j,first:C}=this,k=I.length;for(let d=this.used-4;d>=C;d-=4){const O=j[d];if(j[d+1]-O!==k)continue;let y=0;for(;y<k&&
S[O+y]===I.charCodeAt(y);)y++;if(y===k)return d}return-1}findMisspelt(S,I){const{at:j,first:C}=this;for(let k=C;k<this.used;k+=4){const d=j[k];if(j[k+1]-d!==I.length)
continue;let O=0;for(let y=0;y<I.length&&O<2;y++)S[d+y]!==I.charCodeAt(y)&&O++;if(O===1)return k}return-1}}function L(z,S){const I=new Int32Array(Math.max(z.length*
2,S));return I.set(z),I}}),43767:((pt,it,_)=>{_.d(it,{r:()=>X});var i=_(45599);const o=5;function et(a,$){if(a.length!==$.length||a.length<o)return!1;let L=0;for(let z=0;z<
a.length;z++)a[z]!==$[z]&&L++;return L===1}function X(a,$){const L=new Set($),z=$.filter(j=>!a.has(j)),S=new Map;for(const j of a.keys()){const C=L.has(j)?void 0:
z.find(k=>et(j,k));C!==void 0&&S.set(j,C)}return S.size===0?void 0:{dict:new i.Bi([...a].map(([j,C])=>[S.get(j)??j,C])),keys:[...S.values()]}}}),45798:((pt,it,_)=>{
_.d(it,{e:()=>p,i:()=>v});var i=_(42973),o=_(78157),et=_(82416),X=_(45599);const a=Symbol("close array"),$=Symbol("close dictionary"),L=Symbol("end"),z=32,S=32,
I=32,j=32,C=224,k=224,d=1e3,O=160,y=8,U=256,P=65536,K=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class v{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(m,E,g,A,T,M=1/0,b=p){
this.bytes=m,this.at=E,this.end=g,this.nesting=A,this.openString=T,this.room=M,this.refusal=b}value(){const m=this.token(0);return typeof m=="symbol"?null:m}token(m){
const{bytes:E,end:g}=this;if(this.room-=z,this.room<0)throw this.refusal();const A=(0,o.AN)(E,this.at,g);if(this.at=A,A>=g)return L;const T=E[A];if(T>=o.l0&&T<=
o.ev)return this.numberOrReference();switch(T){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return E[A+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(m+1));case o.WL:return this.at++,this.array(m+1);case o.wt:return this.at++,a;case o.vz:return this.closed=A,E[A+
1]===o.vz?(this.at+=2,$):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(m){this.checkDepth(m),this.room-=
j;const E=[];for(;;){E.length===y&&E.every(A=>A instanceof X.oS)&&this.references(E);const g=this.token(m);if(g===a||g===L)return E;if(g===$)return this.at=this.
closed,E;E.push(g)}}references(m){const{bytes:E,end:g}=this;for(let A=U;;A=Math.min(2*A,P)){const T=(0,o.bS)(E).toString("latin1",this.at,Math.min(this.at+A,g)),
M=K.exec(T)?.[0]??"";if(M==="")return;const b=m.length;for(const B of M.split(" 0 R"))B!==""&&m.push(new X.oS(Number(B),0));if(this.room-=(m.length-b)*(z+S),this.
at+=M.length,M.length<T.length>>1)return}}dictionary(m){this.checkDepth(m),this.room-=k;const E=new X.Bi;let g,A=-1;for(;;){const T=this.at,M=this.token(m);if(M===
$||M===L)return A>=0&&(0,X.hi)(E)&&this.keepSealed(E,A),E;if(M===a)continue;const b=M;if(g===void 0){b instanceof X.SX&&(g=b.text);continue}E.size>d&&(this.room-=
O),b!==null?E.set(g,b):E.delete(g),this.openString&&g==="Contents"&&b instanceof X.Mx&&(A=T),g=void 0}}keepSealed(m,E){m.set("Contents",new v(this.bytes,E,this.
end,1).value())}checkDepth(m){if(m>this.nesting)throw(0,i.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,"Open it in anot\
her PDF program and save it again")}name(){const{bytes:m,end:E}=this,g=this.at+1;return this.room-=I,this.at=(0,o.Wd)(m,g,E),new X.SX((0,et.MQ)(m,g,this.at))}string(m){
return this.room-=C,new X.Mx(this.openString?this.openString(m):m)}literal(){const{bytes:m,end:E}=this,g=this.at+1;for(let A=g;A<E;A++){const T=m[A];if(T===o.s1)
return this.at=A+1,m.slice(g,A);if(T===o.Cx||T===o.r_||T===o.u7)break}return this.at=(0,o.t9)(m,this.at,E),(0,et.U1)(m,g,this.at)}hexadecimal(){const{bytes:m,end:E}=this,
g=this.at+1,A=(0,o.$k)(m,g,E);return this.at=A,(0,o.sk)(m,g,A)}numberOrReference(){const{bytes:m,end:E}=this;let g=this.at,A=0;for(;g<E&&m[g]>=o.l0&&m[g]<=o.ev;)
A=A*10+(m[g++]-o.l0);if(g<E&&o.Kl[m[g]]===o.N9)return this.number();this.at=g,g=(0,o.AN)(m,g,E);const T=m[g]===o.N5&&g+1<E&&m[g+1]>o.l0;T&&g++;let M=0;const b=g;
for(;g<E&&m[g]>=o.l0&&m[g]<=o.ev;)M=M*10+(m[g++]-o.l0);return g===b||(g=(0,o.AN)(m,g,E),g>=E||m[g]!==o.AV||g+1<E&&o.Kl[m[g+1]]===o.N9)?A:(this.at=g+1,this.room-=
S,A>2147483647?null:new X.oS(A,T?1:Math.min(M,65535)))}number(){const{bytes:m,end:E,at:g}=this;return this.at=(0,o.Wd)(m,g,E),(0,et.kz)(m,g,this.at)}word(){const{
bytes:m,at:E,end:g}=this,A=m[E];return A===o.b9||A===o.N5||A===o.fX?this.number():(0,o.wb)(m,E,"true")||(0,o.wb)(m,E,"false")?(this.at=(0,o.Wd)(m,E,g),A===o.yh):
(0,o.w1)(m,E,"endobj")||(0,o.w1)(m,E,"endstream")?L:(this.at=Math.max((0,o.Wd)(m,E,g),E+1),null)}}const p=()=>(0,i.F)("values","The objects that must be read ha\
ve too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),4e4:((pt,it,_)=>{
_.d(it,{C3:()=>L,XE:()=>z,oC:()=>I,xg:()=>S});var i=_(78157);const o=4<<20,et=1024,X=1<<29,a=new Int32Array(et);let $=0;function L(){$<X||($=0,a.fill(0))}const z=()=>$+
1;function S(k,d,O,y){const U=O-d,P=O-1,v=U*157+k[P]*5+k[P-(U>1?1:0)]*61+k[d+(U>1?1:0)]*331+k[d+(U>>1)]*17&et-1,p=a[v];return a[v]=++$,p>=y}function I(k,d,O){if(O-
d>o)return!1;const y=[],U=new j;let P=0,K=!1;do{const v=(0,i.AN)(k,d,O);if(v>=O)return!1;const p=y.at(-1)??0,W=p>0&&!K&&k[v]===i.cL;if(d=C(k,v,O),K=W,W){if(U.add(
p,k,v+1,d))return!0}else k[v]===i.WL?y.push(0):k[v]===i.iH&&d===v+2&&k[v+1]===i.iH?y.push(++P):(k[v]===i.wt||k[v]===i.vz&&d===v+2)&&y.pop()}while(y.length>0);return!1}
class j{places=new Int32Array(128);count=0;add(d,O,y,U){let P=d,K=~d;for(let v=y;v<U;v++){let p=O[v];p===i.wn&&(0,i.Li)(O[v+1])>=0&&(0,i.Li)(O[v+2])>=0&&v+2<U&&
(p=(0,i.Li)(O[v+1])*16+(0,i.Li)(O[v+2]),v+=2),P=Math.imul(P^p,16777619),K=Math.imul(K+p,1540483477)^K>>>15}return this.count*4>this.places.length&&this.grow(),this.
put(P,K===0?1:K)}put(d,O){const{places:y}=this;let U=(d^d>>>15)*2&y.length-1;for(;y[U+1]!==0;U=U+2&y.length-1)if(y[U]===d&&y[U+1]===O)return!0;return y[U]=d,y[U+
1]=O,this.count++,!1}grow(){const d=this.places;this.places=new Int32Array(d.length*4),this.count=0;for(let O=0;O<d.length;O+=2)d[O+1]!==0&&this.put(d[O],d[O+1])}}
function C(k,d,O){const y=k[d],U=k[d+1]===y;return y===i.iH?U?d+2:(0,i.$k)(k,d,O):y===i.vz?U?d+2:d+1:y===i.Cx?(0,i.t9)(k,d,O):Math.max((0,i.Wd)(k,y===i.cL?d+1:d,
O),d+1)}}),88500:((pt,it,_)=>{_.d(it,{A:()=>et,s:()=>v});var i=_(78157),o=_(4e4);const et=-1,X=2**63,a=-1,$=0,L=1,z=2,S=0,I=1,j=2,C=3,k=4,d=5,O=6,y=7,U=8,P=new Uint8Array(
256).fill(j);for(let E=0;E<256;E++)i.Kl[E]===i.t6&&(P[E]=S);for(let E=i.l0;E<=i.ev;E++)P[E]=I;for(const[E,g]of Object.entries({"/":C,"<":k,">":d,"[":O,"]":y,"(":U,
"%":S,")":S,"{":S,"}":S}))P[E.charCodeAt(0)]=g;const K=new Uint8Array(256);for(let E=0;E<256;E++)i.Kl[E]===i.N9&&E!==i.wn&&(K[E]=1);class v{marks=new Int32Array(
96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=new Int32Array(64);reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(g,A,T){const M=this.used+T-A;M>this.marks.length&&
this.grow(M),this.marks.set(g.subarray(A,T),this.used),this.used=M}open(g,A,T){if(g>=this.opened.length){const M=new Int32Array(this.opened.length*2);M.set(this.
opened),this.opened=M}return this.opened[g]=A,T}add(g,A,T){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=g>2147483647?0:g,this.
marks[this.used+1]=A,this.marks[this.used+2]=T,this.used+=3,T}grow(g){const A=new Int32Array(Math.max(this.marks.length*2,g));A.set(this.marks),this.marks=A}value(g,A,T){
let M=0,b=$;for(let B=A;A<T;B=A){const D=g[A++];switch(P[D]){case S:D===i.IQ&&(A=(0,i.D)(g,B,T));continue;case I:{let R=D-i.l0;for(;P[g[A]]===I;)R=R*10+(g[A++]-
i.l0);if(A<T&&i.Kl[g[A]]===i.N9){A=(0,i.Wd)(g,A,T);break}if(R>=X)return-1;const V=p(g,A,T);b===z&&this.setLength(R,B,A,V),V>A&&(A=this.add(R,B,V));break}case j:
for(;A<T&&i.Kl[g[A]]===i.N9;)A++;if(D===i.HF&&m(g,B,A))return-1;break;case C:for(;A<T&&K[g[A]]===1;)A++;if(A<T&&g[A]===i.wn&&(A=this.escapedName(g,A,T)),b=this.
expectedAfter(g,B,A,b===$?M:0),M===0)return A;continue;case k:A=g[A]===i.iH?this.open(M++,(0,o.XE)(),A+1):this.hexString(g,B,T);break;case d:if(g[A]!==i.vz)continue;
if(!(this.opened[--M]>0)||++A>T)return-1;break;case O:A=this.open(M++,a,A);break;case y:if(this.opened[--M]!==a)return-1;break;case U:A=this.literalString(g,B,T);
break}if(M===0)return A>T?-1:A;b=$}return-1}setLength(g,A,T,M){const b=M>T;this.length=b?-1:g,this.lengthRef=b?g:-1,this.lengthStart=A,this.lengthEnd=M}literalString(g,A,T){
const M=(0,i.AZ)(g,A,T);return M<0?T+1:this.strings?this.add(et,A,M):M}hexString(g,A,T){const M=(0,i.$k)(g,A,T);return this.strings?this.add(et,A,M):M}escapedName(g,A,T){
return this.doubtful=!0,(0,i.Wd)(g,A,T)}expectedAfter(g,A,T,M){const b=T-A;return b===10&&g[A+1]===i.Ah&&(0,i.w1)(g,A,"/ByteRange")&&(this.byteRange=!0),M===0||
this.opened[M-1]===a?$:((0,o.xg)(g,A,T,this.opened[M-1])&&(this.doubtful=!0),M>1?L:b===7&&g[A+1]===i.A4&&(0,i.w1)(g,A,"/Length")?z:L)}}function p(E,g,A){if(E[g]===
i.Z4&&E[g+1]===i.l0&&E[g+3]===i.AV&&E[g+2]===i.Z4&&g+4<=A)return W(E,g+4,A)?g+4:g;let T=(0,i.AN)(E,g,A);E[T]===i.N5&&E[T+1]>i.l0&&T++;let M=T,b=0;for(;M<A&&(0,i.
yp)(E[M]);M++)b=b*10+(E[M]-i.l0);if(M===T||b>=X)return g;const B=(0,i.AN)(E,M,A);return B<A&&E[B]===i.AV&&W(E,B+1,A)?B+1:g}const W=(E,g,A)=>g>=A||i.Kl[E[g]]!==i.
N9;function m(E,g,A){return A-g===6&&(0,i.w1)(E,g,"endo")||A-g===9&&(0,i.w1)(E,g,"ends")}}),45079:((pt,it,_)=>{_.d(it,{ZV:()=>y,bD:()=>$,dZ:()=>j,pS:()=>C,sd:()=>U,
yT:()=>a});var i=_(78157),o=_(45599);const et=8,X=1024,a={number:0,generation:0};function $(P,K,v){if(K===null)P.text("null");else if(typeof K=="number")P.text(
y(K));else if(typeof K=="boolean")P.text(K?"true":"false");else if(K instanceof o.SX)j(P,K.text);else if(K instanceof o.oS)P.text(I(K,v));else if(K instanceof o.
Mx)C(P,K.bytes,v);else if(Array.isArray(K)){if(P.byte(i.WL),K.length>=et&&K.every(p=>p instanceof o.oS))L(P,K,v);else for(const[p,W]of K.entries())p>0&&P.byte(i.
Z4),$(P,W,v);P.byte(i.wt)}else K instanceof o.Bi?z(P,K,v):$(P,K.dict,v)}function L(P,K,v){for(let p=0;p<K.length;p+=X){const W=K.slice(p,p+X).map(m=>I(m,v));P.text(
p>0?` ${W.join(" ")}`:W.join(" "))}}function z(P,K,v){const p=v.security&&K.has("ByteRange")?{...v,security:void 0}:v;P.text("<<");for(const[W,m]of K)j(P,W),S(m)&&
P.byte(i.Z4),$(P,m,W==="Contents"?p:v);P.text(">>")}const S=P=>P===null||typeof P=="number"||typeof P=="boolean"||P instanceof o.oS;function I(P,{renumber:K,generationOf:v}){
const p=K?K(P):P.number;return K&&p===0?"null":`${p} ${v?v(p):K?0:P.generation} R`}function j(P,K){P.byte(i.cL);for(let v=0;v<K.length;v++){const p=K.charCodeAt(
v)&255;p!==i.Cq&&(p>i.Z4&&p<=i.du&&p!==i.wn&&i.Kl[p]===i.N9?P.byte(p):P.text(`#${O(p)}`))}}function C(P,K,{security:v,number:p,generation:W}){if(v){k(P,v.encryptString(
K,p,W));return}let m=0;for(const E of K)(E<i.Z4||E>i.du)&&m++;if(m*3>K.length){k(P,K);return}P.byte(i.Cx);for(const E of K)(E===i.Cx||E===i.s1||E===i.r_)&&P.byte(
i.r_),E===i.u7?P.text("\\r"):P.byte(E);P.byte(i.s1)}function k(P,K){P.byte(i.iH);for(const v of K)P.byte(d.charCodeAt(v>>4)),P.byte(d.charCodeAt(v&15));P.byte(i.
vz)}const d="0123456789abcdef",O=P=>d[P>>4]+d[P&15];function y(P){if(!Number.isFinite(P))return"0";const K=Math.abs(P);if(Number.isInteger(P)&&K<1e15)return String(
P);if(K>=2**63)return`${BigInt(P)}.0`;const v=String(P);return v.includes("e")?P.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):v}function U(P){const K=[P];for(;K.
length>0;){const v=K.pop();if(v instanceof o.Mx)return!0;if(Array.isArray(v))for(const p of v)K.push(p);else if(v instanceof o.Bi)for(const p of v.values())K.push(
p);else v instanceof o.Z6&&K.push(v.dict)}return!1}}),39150:((pt,it,_)=>{_.d(it,{D:()=>$});var i=_(78157);const o=15,et=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
X=/^(true|false|null)$/,a=/#(?![0-9A-Fa-f]{2})|#00/;function $(C,k,d){const O=[],y=()=>{const P=O.at(-1);P?.keys&&(P.value=!1)},U=(0,i.AN)(C,k,d);for(;;){if(k=(0,i.
AN)(C,k,d),k>=d)return!1;const P=O.at(-1),K=C[k];if(K===i.vz||K===i.wt){if(!P||P.keys===void 0!=(K===i.wt)||P.keys&&(P.value||++k>=d||C[k]!==i.vz))return!1;O.pop(),
k++}else if(P?.keys&&!P.value){const v=(0,i.Wd)(C,k+1,d),p=j(C,k,v);if(K!==i.cL||a.test(p)||P.keys.has(p))return!1;P.keys.add(p),P.value=!0,k=v;continue}else if(K===
i.WL||K===i.iH&&C[k+1]===i.iH){O.push(K===i.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),k+=K===i.WL?1:2;continue}else if(k=L(C,k,d),k<0)return!1;if(y(),O.
length===0)return!(0,i.yp)(C[U])||C[k-1]!==i.AV}}function L(C,k,d){switch(C[k]){case i.cL:{const O=(0,i.Wd)(C,k+1,d);return a.test(j(C,k,O))?-1:O}case i.Cx:return(0,i.
AZ)(C,k,d);case i.iH:for(k++;k<d&&C[k]!==i.vz;k++)if(!I(C[k])&&i.Kl[C[k]]!==i.t6)return-1;return k<d?k+1:-1;default:{const O=(0,i.Wd)(C,k,d);if(S(C,k,O))return z(
C,k,O,d);const y=j(C,k,O);return X.test(y)||et.test(y)?O:-1}}}function z(C,k,d,O){const y=(0,i.AN)(C,d,O);if(!(0,i.yp)(C[y]))return d;const U=(0,i.JI)(C,y,O),P=(0,i.
AN)(C,U.after,O);return P===U.after||C[P]!==i.AV||i.Kl[C[P+1]??i.Z4]===i.N9?d:(0,i.JI)(C,k,d).value<=2147483647&&U.value<=65535?P+1:-1}function S(C,k,d){let O=k;
for(;O<d&&(0,i.yp)(C[O]);)O++;return O===d&&O>k&&O<=k+o}const I=C=>C>=i.l0&&C<=i.ev||(C|32)>=97&&(C|32)<=102;function j(C,k,d){return(0,i.bS)(C).toString("latin\
1",k,Math.min(d,k+200))}}),77581:((pt,it,_)=>{_.d(it,{SQ:()=>et,g7:()=>I,kt:()=>O,wx:()=>C});var i=_(78157),o=_(45599);const et=new Map([...[728,711,710,729,733,
731,730,732].map((y,U)=>[y,24+U]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,
381,305,322,339,353,382].map((y,U)=>[y,128+U]),[8364,160]]),X=/[\x18-\x1f\x80-\xa0]/g,a=new Map([...et].map(([y,U])=>[U,y])),$=Array.from({length:256},(y,U)=>String.
fromCharCode(a.get(U)??U)),L=32,z=200,S=new WeakMap;function I(y){if(y.bytes.length<z)return j(y.bytes);let U=S.get(y);return U===void 0&&S.set(y,U=j(y.bytes)),
U}function j(y){if(y[0]===254&&y[1]===255)return new TextDecoder("utf-16be").decode(y.subarray(2));if(y[0]===255&&y[1]===254)return new TextDecoder("utf-16le").
decode(y.subarray(2));if(y[0]===239&&y[1]===187&&y[2]===191)return new TextDecoder().decode(y.subarray(3));if(y.length>L)return(0,i.bS)(y).toString("latin1").replace(
X,P=>$[P.charCodeAt(0)]);let U="";for(const P of y)U+=$[P];return U}function C(y){const U=new Uint8Array(y.length);for(let K=0;K<y.length;K++){const v=k(y.charCodeAt(
K));if(v===void 0)return new o.Mx(d(y));U[K]=v}const P=U[0]===254&&U[1]===255||U[0]===255&&U[1]===254;return new o.Mx(P||U[0]===239&&U[1]===187&&U[2]===191?d(y):
U)}function k(y){return y>=32&&y<127||y===9||y===10||y===13||y>=161&&y<=255&&y!==173?y:et.get(y)}const d=y=>O(`\uFEFF${y}`),O=y=>Buffer.from(y,"utf16le").swap16()}),
45599:((pt,it,_)=>{_.d(it,{Bi:()=>a,Eo:()=>I,Mx:()=>o,Px:()=>k,SX:()=>i,UU:()=>C,Z6:()=>$,Zm:()=>L,cy:()=>S,hi:()=>d,i9:()=>z,jd:()=>j,oS:()=>et,rV:()=>X});class i{text;constructor(y){
this.text=y}}class o{bytes;constructor(y){this.bytes=y}}class et{number;generation;constructor(y,U=0){this.number=y,this.generation=U}}class X extends et{part;constructor(y,U){
super(U,0),this.part=y}}class a extends Map{}class ${dict;data;sealed;constructor(y,U,P){this.dict=y,this.data=U,this.sealed=P}}const L=O=>O instanceof a,z=O=>O instanceof
et,S=O=>Array.isArray(O),I=(O,y)=>O instanceof i&&O.text===y;function j(O){const y=new a;for(const[U,P]of Object.entries(O))P!==void 0&&y.set(U,P);return y}const C=O=>new i(
O),k=O=>new o(Uint8Array.from(Buffer.from(O,"latin1")));function d(O){const y=O.get("Type");return I(y,"Sig")||I(y,"DocTimeStamp")||O.has("ByteRange")}})};
