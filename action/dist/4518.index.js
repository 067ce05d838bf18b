"use strict";exports.id=4518,exports.ids=[4518],exports.modules={60623:((pt,rt,_)=>{_.d(rt,{Kc:()=>A,M_:()=>C,UD:()=>g});var i=_(11544),o=_(58552),et=_(54771),X=_(27059),a=_(
43749),j=_(78157),T=_(4537),K=_(81272);const A=l=>(0,i.$)(l,{level:4,mem:3}),C=l=>(0,i.$)(l,{level:0}),W=16*T.$9,b=4096,P=1<<26;function g(l,E,x,k){const F=E.codec?.
inflateNow(l,Math.min(E.stream,E.remaining,P));if(F)return E.remaining-=F.length,F;const m=(0,j.j8)(l,0,Math.min(l.length,4)),w=(l[m]&15)===8&&(l[m]<<8|l[m+1])%
31===0;w||(x.found=!0);const v=f(l.subarray(w?m+2:0),E,x,k);if(!v)throw(0,o.O$)("a compressed stream is damaged");return x.mismatch===!1&&!x.found&&(x.mismatch=
M(l.subarray(m+2),v)),v}function M(l,E){const x=new a.TU;if(x.add(E),(0,a.gZ)(l,x.value))return!1;const k=(0,a.Kw)(l);return k.length>0&&N(k,{push:()=>{},size:0,
consumed:0},1/0)}function f(l,E,x,k){if(E.remaining<=0)throw(0,K.q)(E,0);const F=new K.g(E,k);if(l.length<=(k?b:W)){const w=k?[l.length*S]:[l.length*S,X._],v=L(
l,w,E.scratch??new X.f);if(v)return F.push(v),F.finish()}if(N(l,F,l.length))return F.finish();x.found=!0;const m=new K.g(E,k);return N(l,m,Math.floor(F.consumed/
T.$9)*T.$9),m.size===0?void 0:m.finish()}const S=8;function L(l,E,x){try{for(const k of E){const F=x.atLeast(k),m=(0,i.HM)(l,{out:F});if(m.length<F.length)return m.
slice();if(F.length===X._)return}}catch{}}const $=16;function N(l,E,x){const k=new i.EL(w=>{w.length&&E.push(w)}),F=x<l.length;let m=E.watch?T.ay:T.$9;try{for(let w=0;w<
l.length;){const v=w<x?Math.min(m,x-w):$,Z=E.size;E.consumed=w,k.push(l.subarray(w,w+v),!F&&w+v>=l.length),w+=v,E.watch?.(E.size),E.watch&&(m=(0,T._p)(v,E.size-
Z,T.eO))}}catch(w){if(w instanceof o.zU||w instanceof et.Q)throw w;return!1}return!0}}),48249:((pt,rt,_)=>{_.d(rt,{Kc:()=>X.Kc,M_:()=>X.M_,TT:()=>P,tN:()=>g});var i=_(
58552),o=_(78157),et=_(3405),X=_(60623),a=_(19590),j=_(93098),T=_(60269),K=_(11032),A=_(70097),C=_(94322);const W={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85\
Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},b=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),P=S=>b.has(
W[S]??S);function g(S,L,$,N,l={found:!1}){switch(W[S]??S){case"FlateDecode":return f({filter:"FlateDecode",data:L,parameters:$},N,l);case"LZWDecode":return f({filter:"\
LZWDecode",data:L,parameters:$},N,l);case"ASCII85Decode":return M({filter:"ASCII85Decode",data:L,parameters:void 0},N,l,()=>(0,C.xm)((0,et.B)(L)));case"ASCIIHex\
Decode":return M({filter:"ASCIIHexDecode",data:L,parameters:void 0},N,l,()=>(0,o.sk)(L,0,L.length));case"RunLengthDecode":return M({filter:"RunLengthDecode",data:L,
parameters:void 0},N,l,()=>(0,C.xm)((0,A.A)(L,N)));case"Crypt":return L;default:throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}
function M(S,L,$,N){if(S.data.length<=j.I)return N();const l=L.large?.find(S,L,$);return l||(L.large?.watch(S,L)?.(1/0),N())}function f(S,L,$){const N=L.large?.
find(S,L,$);if(N)return N;const{filter:l,data:E,parameters:x}=S,k=L.large?.watch(S,L),F=l==="FlateDecode"?(0,X.UD)(E,L,$,k):(0,a.k)(E,(0,T.c)(x,"EarlyChange",1),
L,$,k);return(0,K.T)(F,x)}}),54619:((pt,rt,_)=>{_.d(rt,{HV:()=>i,UT:()=>et,jC:()=>X,tL:()=>o,wg:()=>T});const i=0,o=1,et=2,X=3,a=1e5,j=1e4;class T{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;malformed=new Set;mended=new Set;constructor({
limits:A,memory:C},W){this.sourceLength=W,this.memory=C,this.bound=Math.min(A.objects,Math.max(1e6,W));const b=W<a?64:1024;this.kind=new Uint8Array(b),this.place=
new Int32Array(b),this.detail=new Int32Array(b)}offer(A,C,W,b){A<this.kind.length&&this.kind[A]!==i||this.set(A,C,W,b)}askFor(A){const C=(this.kind[A]??i)===i||
this.wronglyFree.has(A);A>0&&A<=this.bound&&C&&this.unlisted.add(A)}doubtFree(A){this.kind[A]===X&&this.unlisted.add(A)}leadsTo(A){const C=this.kind[A]??i;return C===
o||C===et}set(A,C,W,b){if(A>this.bound){this.overflowed=!0;return}A>=this.kind.length&&this.grow(A+1),this.kind[A]=C,this.place[A]=W,this.detail[A]=b,A>=this.size&&
(this.size=A+1)}grow(A){const C=Math.min(Math.max(A,this.kind.length*2),this.bound+1),W=Math.max(this.kind.length,this.sourceLength,j);C>W&&this.memory.takeNumbers(
C-W);const[b,P,g]=[new Uint8Array(C),new Int32Array(C),new Int32Array(C)];b.set(this.kind),P.set(this.place),g.set(this.detail),[this.kind,this.place,this.detail]=
[b,P,g]}}}),94518:((pt,rt,_)=>{_.d(rt,{E:()=>ln});var i=_(58552),o=_(78157),et=_(64580),X=_(83287),a=_(45599);const j=1<<20,T=200;class K{memory;held=new Map;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const n=this.held.get(t.data.byteOffset);if(n?.stream!==t||e&&!n.verified)return;const{dict:r}=t;return n.filter===
r.get("Filter")&&n.parameters===r.get("DecodeParms")?n.part:void 0}keep(t,e,n){const{data:r,dict:u}=t;if(this.held.has(r.byteOffset)||!n.whole||n.data.length>j||
n.data.buffer===r.buffer||(0,a.Eo)(u.get("Subtype"),"Image"))return;const O={stream:t,filter:u.get("Filter"),parameters:u.get("DecodeParms"),verified:e,part:n};
this.held.set(r.byteOffset,O),this.memory.hold(n.data.length+T,this.holder,r.byteOffset)}}var A=_(52205),C=_(42973),W=_(88500);function b(s,t){if(!(t instanceof
a.Z6))return;const e=s.resolve(t.dict.get("N"));if(typeof e!="number")return;const n=(0,X.US)(s,t,s.memory,!0);if(!n)return;const{data:r}=n,{numbers:u,starts:d,
isMended:O}=P(n,e,s.resolve(t.dict.get("First"))),V=!n.whole&&!(0,X.QJ)(s.encoded(t)),G=V||O;if(V&&d.length>0&&new W.s().value(r,d.at(-1),Math.min(r.length,d.at(
-1)+S))<0&&(u.pop(),d.pop()),$(d,r.length))throw(0,i.O$)("its objects overlap");return{data:r,numbers:new Int32Array(u),starts:new Int32Array(d),ends:new Int32Array(
d.length).fill(-1),namesStream:(0,o.bS)(r).includes("stream"),...G?{lost:Math.min(Math.max(0,e-u.length),s.table.size)}:{}}}function P({data:s,whole:t},e,n){const{
length:r}=s,u=typeof n=="number"&&Number.isInteger(n)&&n>=0;if(u&&n>r&&!t)return{numbers:[],starts:[],isMended:!1};const d=g(s,Math.min(e,M),u&&n<=r?n:0),{numbers:O,
offsets:V,after:G}=d,Q=!u||(0,o.AN)(s,G,r)!==(0,o.AN)(s,Math.min(n,r),r)||n<G,Y=Q?(0,o.AN)(s,G,r):n,J=V.findIndex(st=>Y+st>r);J>=0&&(O.length=V.length=J);const q=O.
length>0&&(Q||O.length>e);return{numbers:O,starts:V.map(st=>Y+st),isMended:q}}function g(s,t,e){const{length:n}=s,[r,u]=[[],[]];let d=0,O={count:0,after:0};for(;r.
length<(d<e?M:t);){const V=(0,o.JI)(s,(0,o.AN)(s,d,n),n),G=(0,o.JI)(s,(0,o.AN)(s,V.after,n),n);if(V.value<0||V.value>2147483647||G.value<0||r.length>=t&&G.after>
e)break;r.push(V.value),u.push(G.value),d=G.after,d<=e&&(O={count:r.length,after:d})}return r.length>=t?{numbers:r,offsets:u,after:d}:(r.length=u.length=O.count,
{numbers:r,offsets:u,after:O.after})}const M=2**20,f=2**29,S=1<<22,L=4;function $(s,t){let e=0;for(let n=0;n<s.length;n++)e+=Math.max(0,(s[n+1]??t)-s[n]);return e>
L*t}function N({data:s,starts:t,ends:e,namesStream:n},r){if(e[r]>=0)return e[r];const u=t[r];let d=Math.min(t[r+1]??s.length,s.length);for(;d>u&&o.Kl[s[d-1]]===
o.t6;)d--;if(d-u>S)throw E();const O=n?new W.s().value(s,u,d):-1;return e[r]=O>=0?O:d}function l(s,t){const{numbers:e}=s;s.sorted??=Float64Array.from(e,(O,V)=>Math.
min(O,f)*M+V).sort();const{sorted:n}=s;let[r,u]=[0,n.length];for(;r<u;){const O=r+u>>>1;n[O]<t*M?r=O+1:u=O}const d=r<n.length?n[r]%M:-1;return e[d]===t?d:-1}const E=()=>(0,C.
F)("objectValues","An object of the document has too many values","Open the document in another PDF program and save it again");var x=_(54619),k=_(45798),F=_(85368),
m=_(22480);const w=20;class v{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=new F.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new v(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:r,memory:u}=n,d=this.
counted[t]===1,O=this.parser(t,e.bytes,e.start,e.end,d?1/0:u.values),{room:V}=O,G=O.value(),Q=V-O.room;d||(u.values-=Q),this.counted[t]=1;const Y=O.at-e.start;if(this.
spend(Y),n.job.pace.add(Q+Y),!(G instanceof a.Bi)||e.bytes!==r)return G;const J=(0,o.AN)(r,O.at,r.length);if(!(0,o.w1)(r,J,"stream"))return(0,o.rg)(r,J)||n.table.
malformed.add(t),G;const{start:q,end:st}=this.streams.data(J,this.lengthOf(G.get("Length")),G.has("Filter")),ut=this.security&&!(0,a.Eo)(G.get("Type"),"XRef"),ct=ut?
q:(0,m.Ow)(r,q,st),ht=ct>q&&Z(G)?ct:q;return new a.Z6(G,r.subarray(ht,st),ut?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,r,u=this.document.memory.
values){const{document:d,security:O}=this;let V;if(O&&t!==this.encryptNumber&&d.table.kind[t]===x.tL){const J=d.generation(t);V=q=>O.decryptString(q,t,J)}const{
nesting:G,objectValues:Q}=d.job.limits,Y=Q<u;return new k.i(e,n,r,G,V,Y?Q:u,Y?E:k.e)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),n=e&&
new k.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.
get(t);if(e||this.objectStreams.has(t))return e;const{document:n,opening:r}=this;if(r.has(t)||n.table.kind[t]!==x.tL)return;r.add(t);const u={bytes:n.bytes,start:n.
bodies[t],end:n.bytes.length},d=b(n,this.read(t,u));if(r.delete(t),this.objectStreams.set(t,d),!!d)return d.lost!==void 0&&n.table.broken.set(t,d.lost),this.effort+=
d.data.length*n.job.limits.parsing,n.memory.hold(d.data.length+d.numbers.length*w,this.holder,t),d}spend(t){if(this.effort-=t,this.effort<0)throw(0,i.O$)("its o\
bjects overlap")}}function Z(s){const t=s.get("Filter");return(0,a.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var I=_(67382),D=_(51271),U=_(83363),z=_(45657);const tt=100;
class it{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new D.
L;constructor(t){this.document=t}async read(){const t=await(0,U.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=
t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.blank=t.blank,this.isWanting=
t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const n={};
for(const r of U.i)e[r]!==void 0&&(n[r]=(0,et.F)(e[r]));return n}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){
return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.
numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.
document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.
ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.
SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;
this.listing=[];const e=new I.B(this.document);for(const n of t){this.document.exists(n)&&e.keep(n);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){
const{numbers:e,ancestry:n}=this,r=e.filter((u,d)=>t[d]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(
r);return}this.numbers=r,this.ancestry=n.filter((u,d)=>t[d]),this.positions=void 0}async rebuild(t){const{document:e}=this,n=Array.from(t),r=new Map,u=this.inherited.
map(Y=>lt(e,Y,r)),{nodes:d,parents:O}=this.grow(n),V=d.map(({ref:Y})=>({Parent:Y}));for(let Y=0;Y<n.length;Y++){const J=n[Y],q=this.indexOf(J),st=O[Y];d[st].kids.
push(new a.oS(J,e.generation(J)));const ut=q<0?at:u[this.ancestry[q]];e.patch(J,V[st],ut);const ct=e.job.pace.step(600);ct&&await ct}for(const{ref:Y,kids:J,parent:q,
count:st}of d)e.put(Y,new a.Bi([["Type",new a.SX("Pages")],...q?[["Parent",q]]:[],["Kids",J],["Count",st]]));const G=d[d.length-1].ref,Q=e.catalog.get("Pages");
(!(Q instanceof a.oS)||Q.number!==G.number)&&e.editCatalog().set("Pages",G),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,
this.irregular=!1,this.nodes=new D.L(!1)}grow(t){const{document:e}=this,n=t.length,r=e.catalog.get("Pages"),u=J=>this.indexOf(J)>=0||t.includes(J),d=r instanceof
a.oS&&r.number>0&&!u(r.number)?r:void 0,O=[];let V=[];const G=(J,q)=>({ref:q&&d?new a.oS(d.number,e.generation(d.number)):e.add(null),kids:[],parent:void 0,count:J}),
Q=Math.max(1,Math.ceil(n/tt));for(let J=0;J<Q;J++)V.push(G(Math.min(tt,n-J*tt),Q===1));const Y=Array.from({length:n},(J,q)=>Math.floor(q/tt));for(;V.length>1;){
(0,z.RZ)(O,V);const J=Math.ceil(V.length/tt),q=Array.from({length:J},()=>G(0,J===1));for(const[st,ut]of V.entries()){const ct=q[Math.floor(st/tt)];ut.parent=ct.
ref,ct.kids.push(ut.ref),ct.count+=ut.count}V=q}return(0,z.RZ)(O,V),{nodes:O,parents:Y}}}const at={};function lt(s,t,e){const{Resources:n}=t;if(!(n instanceof a.
Bi))return{...t};const r=e.get(n)??s.add(n);return e.set(n,r),{...t,Resources:r}}const dt=1,gt=2,yt=3;class Mt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){
this.kind=new Uint8Array(t+16)}fork(){const t=new Mt(0);for(const[e,n]of this.edited)t.edited.set(e,(0,et.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);
return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,dt)===gt&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,gt),this.patched.
set(t,e)}remove(t){const e=this.set(t,yt);e===dt?this.edited.delete(t):e===gt&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.
max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=r}const n=this.kind[t];return this.kind[t]=e,this.any=!0,n}}var Wt=_(64680),At=_(45079);const Se={},
Ae=4096,ee=1<<21,bt=`
endobj
`,Ft=`>>${bt}`,Kt=2147483647;class Lt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Wt.k(256);scan=new W.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,r,u){
(r!==this.entries||u!==this.defaults)&&this.prepare(r,u);const{text:d,defaultTexts:O}=this,{open:V,close:G}=n,Q=e<0,Y=Q?V-2:e;this.reserve(G-Y+d.bytes.length+this.
defaultSize);const J=this.used,q=this.noted,st=this.keepOthers(t,Y,n);this.put(t,st,G);let ut=n.special||d.special;for(let ct=0;ct<O.length;ct++){const ht=O[ct],
St=n.find(t,ht.key);if(St>=0){const xt=(0,o.AN)(t,n.at[St+2],G);if(!(0,o.w1)(t,xt,"null"))continue;this.used=J,this.noted=q;return}ut||=ht.special,this.put(ht.bytes,
0,ht.bytes.length),this.note(ht.marks,0,ht.marks.length,Kt)}return this.put(d.bytes,0,d.bytes.length-(Q?bt.length:0)),this.note(d.marks,0,d.marks.length,Kt),{bytes:this.
memory,start:J+V-2-Y,end:Q?this.used:this.used-bt.length,from:Q?-1:J,to:Q?-1:this.used-1,references:ut?void 0:this.references,first:q,last:this.noted}}keepOthers(t,e,{
at:n,first:r,used:u,scan:d,marksFrom:O,marksTo:V}){const{keys:G}=this,{marks:Q}=d;let Y=O,J=e;for(let q=r;q<u;q+=4){const st=n[q],ut=n[q+1]-st;for(let ct=0;ct<G.
length;ct++)if(!(G[ct].length!==ut||!(0,o.w1)(t,st,G[ct])))for(Y=this.note(Q,Y,V,st),this.put(t,J,st-1),J=n[q+3];Y<V&&Q[Y+1]<J;)Y+=3}return this.note(Q,Y,V,Kt),
J}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(r=>!(r in t));this.defaultTexts=
n.map(r=>{const u=this.textOf(e,[r]);return{...u,key:r,bytes:u.bytes.subarray(0,-Ft.length)}}),this.defaultSize=this.defaultTexts.reduce((r,{bytes:u})=>r+u.length,
0)}textOf(t,e){const{draft:n,scan:r}=this;n.clear(),n.text("<<");for(const O of e){const V=t[O];V!==void 0&&((0,At.dZ)(n,O),n.byte(o.Z4),(0,At.bD)(n,V,At.yT))}n.
text(Ft);const u=new Uint8Array(n.bytes);r.reset();const d=r.value(u,0,u.length)!==u.length-bt.length;return{bytes:u.subarray(2),marks:r.marks.slice(0,r.used),special:d||
r.byteRange}}note(t,e,n,r){let u=e;for(;u<n&&t[u+1]<r;u+=3)this.refer(t[u]);return u}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(Ae,Math.min(this.memory.length*2,ee),Math.min(this.sourceLength>>4,ee));this.
memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function jt(s,t,e){for(const[n,r]of Object.entries(t))r===void 0?s.delete(n):s.set(n,r);for(const[
n,r]of Object.entries(e))r!==void 0&&!s.has(n)&&!(n in t)&&s.set(n,r)}var Ct=_(79725);const Ot=6;class It{index=new Int32Array(0);records=new Int32Array(Ot*16);count=0;at=new Int32Array(
64);used=0;scan=new W.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Ct.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:r,
scan:u}=this,d=this.count*Ot;r[d]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),r[d+1]=this.used+=n.used-n.first,r[d+2]=n.open,r[d+3]=n.close,r[d+
4]=u.used,u.append(n.scan.marks,n.marksFrom,n.marksTo),r[d+5]=u.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:r}=this,
u=(n-1)*Ot;return e.at=this.at,e.scan=this.scan,e.first=r[u],e.used=r[u+1],e.open=r[u+2],e.close=r[u+3],e.marksFrom=r[u+4],e.marksTo=r[u+5],e.special=!1,!0}fork(){
const t=new It;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Ot),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*Ot>this.records.length&&(this.records=(0,Ct.Z)(this.records,(this.
count+1)*Ot)),this.used+t>this.at.length&&(this.at=(0,Ct.Z)(this.at,this.used+t))}}class Rt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new It;entries=new Ct.
R;located=-1;patcher;decodedData;next;constructor(t,e,n,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new v(this),this.changes=new Mt(this.next),this.pages=new it(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,et.F)(this.trailer),r=new Rt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,
isMended:!1,bodies:this.bodies},this.memory.fork());return r.reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.
walked=this.walked,r.pages.copyFrom(this.pages),r}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.
trailer.get("Root");return t instanceof a.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.
catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof
a.SX&&/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===yt)return null;
if(n===dt)return this.changes.edited.get(e);const r=this.values.get(e);if(r!==void 0)return r;const u=this.place(e),d=u?this.reader.read(e,u):null;return this.values.
set(e,d),d}resolve(t){for(let e=0;t instanceof a.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new a.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===dt)return!0;if(e===yt)return!1;const n=this.table.kind[t];return n===x.tL||n===x.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===dt||e===gt}isEdited(t){return this.changes.
kind[t]===dt}patched(t){return this.changes.kind[t]===gt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===dt?this.changes.edited.
get(t):this.values.get(t);if(n!==void 0||e===yt)return this.resolve(n)instanceof a.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:u}=this,
d=zt(u,(0,o.AN)(u,r.start,r.end)),O=d>=0?d:this.locateHere(t,r)?this.entries.close+2:-1;return O<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,o.w1)(u,(0,o.AN)(
u,O,r.end),"stream")?!(0,o.bS)(u.subarray(r.start,O)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const n=this.changes.kind[t],r=n===
dt?this.changes.edited.get(t):this.values.get(t);if(r!==void 0||n===yt)return r instanceof a.Bi?r.get(e):void 0;const u=this.place(t);if(!u)return;const{entries:d}=this;
if(!this.locateHere(t,u))return this.dict(new a.oS(t))?.get(e);const O=d.find(u.bytes,e);return O<0?void 0:this.reader.parser(t,u.bytes,d.at[O+2],d.at[O+3]).value()}patch(t,e,n=Se){
const r=this.place(t),u=this.security&&[...Object.values(e),...Object.values(n)].some(At.sd),d=r&&!u&&this.locateHere(t,r)?this.patchAt(t,r,e,n):void 0;if(!d){const O=this.
edit(t);O instanceof a.Bi&&jt(O,e,n);return}this.changes.patch(t,d),this.values.delete(t),this.located=-1}patchAt(t,e,n,r){return this.patcher??=new Lt(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:r},u){return this.recallEntries(t,u)||u.locate(e,n,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,A.x$)(this,t.dict)):n}decoded(t){return(0,X.
D4)(this,t,this.memory)}async decodedAtEase(t,e){return await(0,X.m_)(this,t,this.memory,e)??(0,X.D4)(this,t,this.memory,e)}decodedPart(t,e=!1){const n=this.decodedData?.
recall(t,e);if(n)return n;const r=(0,X.US)(this,t,this.memory,e);return r&&this.decodedData?.keep(t,e,r),r}keepDecoded(){this.decodedData??=new K(this.memory)}place(t){
const e=this.changes.kind[t];if(!(e===dt||e===yt)){if(e===gt)return this.changes.patched.get(t);switch(this.table.kind[t]){case x.tL:return{bytes:this.bytes,start:this.
bodies[t],end:this.bytes.length};case x.UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let r=this.table.detail[t];n.numbers[r]!==t&&(r=l(
n,t));const u=n.starts[r];return u===void 0?void 0:{bytes:n.data,start:u,end:N(n,r)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==yt&&
this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===x.tL?
this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.
kept=new It}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.
size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function zt(s,t){if(s[t]!==o.iH||s[t+1]!==o.iH)return-1;
for(t+=2;t<s.length;t++){const e=s[t];if(e===o.vz)return s[t+1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}const Oe=5e5,Vt=2e3;async function $t(s,t,e){
const n=new Me(s),[r,u,d]=[[],[],[]],O=new Set(e?t.bare:[]);for(let st=0;st<t.count;st++){const ut=t.number(st);(O.has(ut)||await n.ofContent(s.entry(ut,"Conten\
ts")))&&r.push(st+1);const{fonts:ct,images:ht}=await n.ofResources(t.attribute(st,"Resources"));ct&&u.push(st+1),ht&&d.push(st+1);const St=s.job.pace.step(Vt);St&&
await St}const V=t.blank.map(st=>t.indexOf(st)+1).filter(st=>st>0),{broken:G}=s.table,Q=[...G.values()].reduce((st,ut)=>st+ut,0),{count:Y,claimed:J,isOrderLost:q}=t;
return{count:Y,claimed:J,lost:V,withoutContent:r,withoutFonts:u,withoutImages:d,isOrderLost:q,brokenStreams:G.size,lostObjects:Q,mendedKeys:[...s.table.mended]}}
const _t={fonts:!1,images:!1},ne={fonts:!0,images:!0};class Me{document;looks=0;known=new Map;constructor(t){this.document=t}async ofContent(t){if(t==null)return!1;
let e=!1;return await this.lookAt(this.document.array(t)??[t],n=>{e||=this.isNoStream(n)||typeof n=="number"}),e}async ofResources(t,e=0){const{document:n}=this;
if(this.isLost(t))return ne;if(t instanceof a.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof a.Bi)||e>n.job.limits.formDepth)
return _t;let[r,u]=[this.isLost(t.get("Font")),this.isLost(t.get("XObject"))];return await this.lookAt(this.valuesOf(t.get("Font")),d=>{r||=this.isFontLost(d)}),
await this.lookAt(this.valuesOf(t.get("XObject")),async d=>{if(u||=this.isNoStream(d),!(d instanceof a.oS))return;const O=await this.once(d.number,()=>this.ofForm(
n.get(d),e+1));r||=O.fonts,u||=O.images}),{fonts:r,images:u}}async ofForm(t,e){return t instanceof a.Z6?this.ofResources(t.dict.get("Resources"),e):_t}valuesOf(t){
return this.document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){if(++this.looks>Oe)return;await e(n);const r=this.document.job.pace.step(Vt);r&&await r}}async once(t,e){
const n=this.known.get(t);if(n)return n;this.known.set(t,_t);const r=await e();return this.known.set(t,r),r}isFontLost(t){const{document:e}=this;if(this.isLost(
t))return!0;const n=e.dict(t),r=e.array(n?.get("DescendantFonts"))?.slice(0,1)??[];if(r.some(O=>this.isLost(O)))return!0;const u=(e.dict(r[0])??n)?.get("FontDes\
criptor");return this.isLost(u)?!0:["FontFile","FontFile2","FontFile3"].map(O=>e.dict(u)?.get(O)).some(O=>this.isLost(O))}isNoStream(t){return t instanceof a.oS&&
!(this.document.resolve(t)instanceof a.Z6)}isLost(t){return t instanceof a.oS&&this.document.resolve(t)===null}}var ve=_(33973),De=_(69289);const _e=50,se=2e4,re=4096,
[ie,vt]=[5e4,200],oe=new Set(["Length","Filter","DecodeParms"]),Pt=/\b(?:BT|Do|re|l|c)\s/;async function Zt(s){const{table:t,job:e,bytes:n}=s,r=(0,o.bS)(n);if(r.
indexOf("startxref")!==r.lastIndexOf("startxref")&&!(0,De.V)(s))return!1;const{live:u}=await(0,ve.Gy)(s);let d=0;for(let O=1;O<t.size&&d<_e;O++){if(t.kind[O]!==
x.tL||u[O]===1)continue;const V=s.isStream(O),G=e.pace.step(V?ie:vt);if(G&&await G,!!V&&(d++,ae(s,O)))return!0}return!1}function ae(s,t){const e=s.get(t);if(!(e instanceof
a.Z6)||![...e.dict.keys()].every(O=>oe.has(O)))return!1;const{dict:n,data:r,sealed:u}=e;if(u&&r.length>se)return!1;const d=s.decodedPart(new a.Z6(n,r.subarray(0,
se),u))?.data??new Uint8Array(0);return Pt.test((0,o.bS)(d.subarray(0,re)).toString("latin1"))}const Pe=1e3;async function ce(s,t){const{found:e,loose:n}=await ke(
s);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,i.O$)("it has no pages");const r=t.claimed??fe(s,n);await Ht(s,t,n);const u=e.every(d=>t.indexOf(
d)>=0);if(u||await Ht(s,t,e),t.count===0)throw(0,i.O$)("it has no pages");t.claimed=r,t.isOrderLost=n.length>1||!u,t.isAdopted=!0,await t.rebuild(t.numbers)}function fe(s,[
t,...e]){const n=e.length>0?void 0:s.resolve(s.entry(t,"Count"));return typeof n=="number"?n:void 0}async function ke(s){const{table:t,job:e}=s,n=[],r=[],u=new Set;
for(let J=1;J<t.size;J++){if(t.kind[J]!==x.tL&&t.kind[J]!==x.UT)continue;const q=s.entry(J,"Type");(0,a.Eo)(q,"Page")&&n.push(J);const st=(0,a.Eo)(q,"Pages")?s.
array(s.entry(J,"Kids")):void 0,ut=st!==void 0&&!u.has(st);ut&&(u.add(st),r.push({number:J,kids:st.flatMap(ht=>ht instanceof a.oS?[ht.number]:[])}));const ct=e.
pace.step(Pe+(ut?st.length*20:0));ct&&await ct}const d=J=>t.kind[J]===x.UT?t.place[t.place[J]]:t.place[J],O=(J,q)=>d(J)-d(q)||t.detail[J]-t.detail[q];n.sort(O);
const V=new Set(n),G=r.filter(({kids:J})=>J.some(q=>V.has(q))),Q=new Set(G.flatMap(({kids:J})=>J)),Y=[...n,...G.map(({number:J})=>J)].filter(J=>!Q.has(J));return{
found:n,loose:Y.sort(O)}}async function Ht(s,t,e){const n=s.dict(s.catalog.get("Pages")),r=U.i.flatMap(O=>{const V=(0,a.Eo)(n?.get("Type"),"Pages")?n?.get(O):void 0;
return V===void 0?[]:[[O,V]]}),u=s.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",e.map(O=>new a.oS(O,s.generation(O)))],["Count",e.length],...r])),d=s.edit(s.
catalogNumber);if(!(d instanceof a.Bi))throw(0,i.O$)("it has no catalog");d.set("Pages",u),await t.read()}var Gt=_(35586);const ue=new Set(["Root","Info","ID","\
Encrypt"]);async function Bt(s,t){const{limits:e,pace:n}=t,r=new x.wg(t,s.length),u=new a.Bi;let d=!1;const O=G=>{for(const[Q,Y]of G)ue.has(Q)&&u.set(Q,Y)},V=new Gt.
c0(s,n,G=>{const Q=new k.i(s,G,Math.min(s.length,G+65536),e.nesting),Y=Q.value();return(0,a.Zm)(Y)&&O(Y),Q.at});for(let G=0;;){const Q=await V.next(G);if(!Q)break;
const{number:Y,body:J}=Q,q=V.object(Q),st=Y<r.size&&r.kind[Y]===x.tL;if((!q.isCut||!st)&&r.set(Y,x.tL,Q.start,Q.generation),q.dictionaryEnd>=0&&(0,o.bS)(s.subarray(
J,q.dictionaryEnd)).includes("XRef")){const ct=new k.i(s,J,q.dictionaryEnd,e.nesting).value();(0,a.Zm)(ct)&&(0,a.Eo)(ct.get("Type"),"XRef")&&(d=!0,ct.has("Root")&&
O(ct))}const ut=n.step(q.at-G+200);ut&&await ut,G=q.at}if(r.overflowed&&s.length>8*e.objects)throw(0,C.F)("objects",`The document has an object numbered beyond ${e.
objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(r.size===0)throw(0,i.O$)("no PDF objects were found in the \
file");return{table:r,trailer:u,streams:d,damaged:!0}}var Fe=_(59277);function le(s,t){if(s.length===0)throw de();if(s.length>t.inputBytes)throw he(s.length,t.inputBytes);
const e=(0,o.bS)(s.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(s).indexOf(" obj")<0)throw Re(s);return e}function de(){return(0,i.hJ)("unreadable_docume\
nt","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function he(s,t){
return(0,C.F)("inputBytes",`The document has ${s} bytes; at most ${t} are allowed`,"Split it with another program first")}function Re(s){const t=(0,Fe.y)(s);if(t===
void 0)return(0,i.O$)("the file is not a PDF document");const e=`is ${t}, not a PDF document`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?
{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const Xt=1e3;async function Te(s){const{job:t,
table:e}=s;let n;for(let r=1;r<e.size;r++){if(e.kind[r]!==x.tL)continue;(n===void 0||e.place[r]>e.place[n.number])&&be(s,r)&&(n=new a.oS(r,s.generation(r)));const d=t.
pace.step(Xt);d&&await d}return n&&(await Jt(s)&&kt(s,n)?void 0:n)}function be(s,t){const e=r=>s.resolve(s.entry(t,r));return!(s.entry(t,"Filter")instanceof a.SX)||
typeof e("V")!="number"?!1:e("O")instanceof a.Mx&&e("U")instanceof a.Mx||(0,a.cy)(e("Recipients"))||(0,a.Zm)(e("CF"))}const kt=(s,{number:t})=>!(0,a.Eo)(s.resolve(
s.entry(t,"StmF")),"Identity"),Nt=20;async function Jt(s){const{job:t,table:e}=s;let[n,r]=[0,0];for(let u=1;u<e.size&&n<Nt;u++){if(e.kind[u]!==x.tL||!s.isStream(
u))continue;const d=s.get(u);s.release(u);const O=t.pace.step(Xt);if(O&&await O,!(d instanceof a.Z6)||(0,a.Eo)(d.dict.get("Type"),"XRef")||!(0,a.Eo)((0,A.c3)(s,
d.dict.get("Filter"))[0],"FlateDecode"))continue;const[V=0,G=0]=d.data;n++,(V&15)===8&&(V<<8|G)%31===0&&r++}return r*2>n}const ge=1e3,pe=1024,Le=16;function Ce(s){
const t=(0,o.bS)(s),e=[];let n=t.indexOf("/ID");for(let r=0;n>=0&&r<ge&&e.length<Le;r++){const u=Math.min(s.length,n+pe),d=(0,o.j8)(s,n+3,u),O=s[d]===o.WL?new k.
i(s,d,u,pe).value():null,V=(0,a.cy)(O)?O[0]:null;V instanceof a.Mx&&V.bytes.length>0&&e.push(V.bytes),n=t.indexOf("/ID",n+3)}return e}async function Ie(s){const{
table:t}=s,{pace:e}=s.job,n=[];for(let u=1;u<t.size;u++){t.kind[u]===x.tL&&(0,a.Eo)(s.entry(u,"Type"),"ObjStm")&&n.push({number:u,at:t.place[u]});const d=e.step(
1e3);d&&await d}n.sort((u,d)=>u.at-d.at);const r=new Set(n.map(({number:u})=>u));for(const{number:u,at:d}of n)await me(s,u,O=>!(t.kind[O]===x.tL&&t.place[O]>d)&&
!r.has(O))}async function Yt(s,t){const{table:e}=s;for(const n of t)(0,a.Eo)(s.entry(n,"Type"),"ObjStm")&&await me(s,n,r=>(e.kind[r]??x.HV)===x.HV)}async function me(s,t,e){
const{job:n,table:r}=s,u=s.objectStream(t),d=n.pace.step((u?.data.length??0)+1e3);d&&await d;for(const[O,V]of u?.numbers.entries()??[])V>0&&e(V)&&r.set(V,x.UT,t,
O)}async function Be(s){const t=s.get(s.catalogNumber);if(t instanceof a.Bi&&t.has("Pages"))return;let e=-1;for(let r=s.table.size-1;r>0;r--){if(s.table.kind[r]===
x.HV||s.table.kind[r]===x.jC)continue;const u=s.job.pace.step(1e3);if(u&&await u,!(s.get(r)instanceof a.Bi))continue;const d=s.entry(r,"Type");if((0,a.Eo)(d,"Ca\
talog"))return we(s,r);d===void 0&&e<0&&Ne(s,r)&&(e=r)}if(e>0)return we(s,e);if((0,a.Eo)(s.entry(s.catalogNumber,"Type"),"Page")||!(s.get(s.catalogNumber)instanceof
a.Bi)){const r=new a.Bi([["Type",new a.SX("Catalog")]]);s.trailer.set("Root",s.add(r))}}function we(s,t){s.trailer.set("Root",new a.oS(t,s.generation(t)))}function Ne(s,t){
const e=s.entry(t,"Pages");return e instanceof a.oS&&s.array(s.dict(e)?.get("Kids"))!==void 0}async function Ue(s,t,e,n){if(e.size===0||!await c(s,t,n))return[];
const r=await h(s,n),u=[];for(let d=1;d<(r?.size??0);d++){if(r.kind[d]!==x.tL||Qt(t,d))continue;const O=(0,o.ay)(s,r.place[d],s.length);O?.number===d&&u.push(O)}
return u.some(d=>e.has(d.number)||p(s,d))?u:[]}function Qt(s,t){const e=s.kind[t]??x.HV;return e===x.jC?!s.unlisted.has(t)&&!s.wronglyFree.has(t):e!==x.HV}async function c(s,t,{
pace:e}){const n=(0,o.bS)(s);for(let r=0;;){const u=n.indexOf("obj",r);if(u<0)return!1;const d=(0,Gt.BX)(s,u);if(d&&!Qt(t,d.number))return!0;const O=e.step(u-r+
200);O&&await O,r=u+3}}async function h(s,t){try{return(await Bt(s,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;throw e}}function p(s,{
body:t}){const e=s.subarray(0,Math.min(s.length,t+y)),n=new k.i(e,t,e.length,8).value();return(0,a.Zm)(n)&&(0,a.Eo)(n.get("Type"),"ObjStm")}const y=1024,R=1024;
async function B(s,t,e){const{table:n}=t,r=new Int32Array(n.size),u=[];let d=t.damaged;for(let O=0;O<n.size;O+=R){nt(s,n,r,O,Math.min(O+R,n.size),u)&&(d=!0);const V=e.
pace.step(R*20);V&&await V}u.length>0&&(d=!0,ot(s,n,r,u,(await Bt(s,e)).table));for(let O=0;O<n.size;O++)n.kind[O]===x.UT&&n.kind[n.place[O]]!==x.tL&&n.set(O,x.
jC,0,0);return{...t,damaged:d,bodies:r,isMended:u.length>0}}function H({table:s,trailer:t}){const e=t.get("Root");return e instanceof a.oS?s.kind[e.number]===x.
tL||s.kind[e.number]===x.UT:!1}function nt(s,t,e,n,r,u){let d=!1;for(let O=n;O<r;O++){if(t.kind[O]!==x.tL)continue;const V=(0,o.PZ)(s,t.place[O],O,t.detail[O]);
if(V>=0){e[O]=V,t.detail[O]===65535&&(d=!0);continue}const G=(0,o.ay)(s,t.place[O],s.length);G?.number===O?(e[O]=G.body,t.place[O]=G.start,G.generation!==t.detail[O]&&
(d=!0),t.detail[O]=G.generation,s.subarray(G.start,G.body).includes(o.N5)&&(d=!0)):O>0?u.push(O):t.set(0,x.jC,0,0)}return d}function ot(s,t,e,n,r){for(const u of n){
const O=u<r.size&&r.kind[u]===x.tL?(0,o.ay)(s,r.place[u],s.length):void 0;O?.number===u?(t.set(u,x.tL,O.start,O.generation),e[u]=O.body):t.set(u,x.jC,0,0)}}var ft=_(
48249),mt=_(3084),wt=_(39150);const Et=new Set(["Root","Encrypt","ID"]),ye=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);
async function qe(s,t){const e=(0,o.bS)(s).lastIndexOf("startxref");if(e<0)return;const{value:n,after:r}=(0,o.JI)(s,(0,o.AN)(s,e+9,s.length),s.length);if(n<0||await(0,Gt.
dZ)(s,r,t.pace))return;const u=new en(s,t),{table:d}=u,O=new a.Bi;let V=!1,G=!1;const Q=new Set;for(let Y=n;typeof Y=="number"&&!Q.has(Y);){Q.add(Y);const J=Y>=
0&&Y<s.length?await u.section(Y):void 0;if(!J||d.overflowed)return;V||=J.stream,G||=!J.wellFormed;for(const[q,st]of J.trailer)(Q.size===1?!ye.has(q):Et.has(q)&&
!O.has(q))&&O.set(q,st);Y=J.trailer.get("Prev")||void 0}return{table:d,trailer:O,streams:V,damaged:G}}const qt=8192,tn=50,Ve=8;class en{bytes;job;table;spent=0;constructor(t,e){
this.bytes=t,this.job=e,this.table=new x.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(
t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:r}=this,u=e.length,d=[];for(;t=(0,o.AN)(e,t,u),!(0,o.w1)(e,t,"trailer");){const Q=(0,o.JI)(
e,t,u),Y=(0,o.JI)(e,(0,o.AN)(e,Q.after,u),u);if(Q.value<0||Y.value<0)return;const J={at:(0,o.AN)(e,Y.after,u),first:Q.value,row:0};for(let q=0;J.row===q&&q<Y.value;){
if(q=Math.min(q+qt,Y.value),!nn(e,J,q,r,d))return;const st=n.pace.step(qt*20);st&&await st}if(J.row<Y.value)return;t=J.at}const O=new k.i(e,t+7,u,n.limits.nesting),
V=O.value();if(this.spent+=O.at-t,!(0,a.Zm)(V)||this.spent>u)return;const G=V.get("XRefStm");typeof G=="number"&&G>0&&G<u&&await this.readStream(G);for(const Q of d)
r.offer(Q,x.jC,0,0);return{trailer:V,stream:!1,wellFormed:Number.isInteger(V.get("Size"))&&(0,wt.D)(e,t+7,u)}}async readStream(t){const{bytes:e,job:n,table:r}=this,
u=(0,o.ay)(e,t,e.length);if(!u)return;const d=await on(e,u.body,n);if(!d)return;this.spent+=d.parsed;const{trailer:O,rows:V}=d,G=He(O.get("W")),[Q=0,Y=0,J=0]=G,
q=Q+Y+J;if(G.length<3||q<1||G.some(xt=>xt<0||xt>8)||this.spent>e.length)return;const st=O.get("Size"),ut=He(O.get("Index")),ct=ut.length>=2;ut.length<2&&ut.splice(
0,ut.length,0,typeof st=="number"?st:Math.floor(V.length/q));let ht=0;for(let xt=0;xt+1<ut.length&&ht+q<=V.length;xt+=2){const Tt=n.pace.step(tn);Tt&&await Tt;for(let Dt=0;Dt<
ut[xt+1]&&ht+q<=V.length;Dt++,ht+=q){const Ut=ut[xt]+Dt;if(Ut<0)continue;const te=Q===0?1:We(V,ht,Q),xe=We(V,ht+Q,Y),Ye=We(V,ht+Q+Y,J);if(te===1&&xe>0?r.offer(Ut,
x.tL,Math.min(xe,e.length),Math.min(Ye,65535)):te===2?r.offer(Ut,x.UT,Math.min(xe,n.limits.objects),Math.min(Ye,n.limits.objects)):te<2&&r.offer(Ut,x.jC,0,0),Dt%
qt===qt-1){const Qe=n.pace.step(qt*20);Qe&&await Qe}}}const St=n.pace.step(Ve*d.written);if(St&&await St,!(ct&&ht<fn(ut)*q))return{trailer:O,stream:!0,wellFormed:(0,wt.
D)(e,u.body,e.length)}}}function nn(s,t,e,n,r){for(;t.row<e&&((t.row>0||t.first!==1)&&sn(s,t,e,n,r),t.row!==e);){const u=rn(s,t,n,r);if(u!=="row")return u==="en\
d"}return!0}function sn(s,t,e,n,r){const{length:u}=s;let{at:d,row:O}=t;for(;O<e&&d+20<=u;O++,d+=20){const V=s[d+17],G=s[d+18],Q=s[d+19];if(s[d+10]!==o.Z4||s[d+16]!==
o.Z4||V!==o.yq&&V!==o.MV||G!==o.Z4&&G!==o.u7||Q!==o.kR&&Q!==o.u7||s[d]<o.l0||s[d]>o.ev||s[d+9]<o.l0||s[d+9]>o.ev)break;const Y=((((((s[d+2]*10+s[d+3])*10+s[d+4])*
10+s[d+5])*10+s[d+6])*10+s[d+7])*10+s[d+8])*10+s[d+9]-o.l0*11111111,J=(s[d]*10+s[d+1]-o.l0*11)*1e8+Y;if(V===o.MV||J===0){r.push(t.first+O),$e(s,J,t.first+O,n);continue}
const q=(((s[d+11]*10+s[d+12])*10+s[d+13])*10+s[d+14])*10+s[d+15]-o.l0*11111,st=J>0&&J<u?J:u;n.offer(t.first+O,x.tL,st,Math.max(0,Math.min(q,65535)))}t.at=d,t.row=
O}function rn(s,t,e,n){const r=s.length,u=(0,o.AN)(s,t.at,r);t.at=u;const d=(0,o.JI)(s,u,r);if(d.value<0)return"end";let O=Ze(s,d.after);const V=(0,o.JI)(s,O,r);
if(V.value<0)return"damaged";O=Ze(s,V.after);const G=s[O];if(G!==o.yq&&G!==o.MV)return"damaged";const{row:Q}=t;Q===0&&t.first===1&&G===o.MV&&d.value===0&&V.value===
65535&&(t.first=0);const Y=t.first+Q;return G===o.yq&&d.value>0?e.offer(Y,x.tL,Math.min(d.value,r),Math.min(V.value,65535)):(n.push(Y),$e(s,d.value,Y,e)),t.at=(0,o.
j8)(s,O+1,r),t.row=Q+1,"row"}function $e(s,t,e,n){t>0&&t<s.length&&(0,o.yp)(s[t])&&(0,o.ay)(s,t,s.length)?.number===e&&n.wronglyFree.add(e)}function Ze(s,t){for(;s[t]===
o.Z4||s[t]===o.d2;)t++;return t}async function on(s,t,e){const{limits:n}=e,r=new k.i(s,t,s.length,n.nesting),u=r.value();if(!(0,a.Zm)(u))return;const d=u.get("T\
ype");if(!(d instanceof a.SX)||d.text!=="XRef")return;const O=(0,o.AN)(s,r.at,s.length);if(!(0,o.w1)(s,O,"stream"))return;const V=(0,m.ni)(s,O),G=r.at-t,Q=u.get(
"Length"),Y=typeof Q=="number"?V+Q:-1,J=Y>=V&&Y<=s.length&&(0,m.VF)(s,Y)?Y:(0,o.bS)(s).indexOf("endstream",V);try{const q=s.subarray(V,J<0?s.length:J);let st=q;
const ut=e.pace.step(Ve*G);ut&&await ut;const ct={found:!1,mismatch:!1},ht=Ke(u.get("Filter")),St=Ke(u.get("DecodeParms")??null);for(const[xt,Tt]of ht.slice(0,n.
filters).entries()){const Dt=St[xt];Tt instanceof a.SX&&(st=await cn(Tt.text,st,(0,a.Zm)(Dt)?Dt:void 0,e,ct))}return ct.mismatch||ct.found&&!(0,X.QJ)(q)?void 0:
{trailer:u,rows:st,written:G,parsed:G+q.length}}catch(q){if(q instanceof i.zU&&q.code==="limit_exceeded")throw q;return}}const an=65536;async function cn(s,t,e,n,r){
return(s==="FlateDecode"&&t.length>an?await(0,mt.V)(t,e,n.memory,n,r):void 0)??(0,ft.tN)(s,t,e,n.memory,r)}function fn(s){let t=0;for(let e=1;e<s.length;e+=2)t+=
Math.max(0,s[e]);return t}function We(s,t,e){let n=0;for(let r=0;r<e;r++)n=n*256+s[t+r];return n}const Ke=s=>s==null?[]:Array.isArray(s)?s:[s],He=s=>Ke(s).map(t=>typeof t==
"number"?Math.trunc(t):-1);var Ge=_(75162),un=_(43767);async function ln(s,t,e={}){const{limits:n,memory:r}=t,u=(0,o.gq)(s),d=le(u,n);r.admit(u.length);const O=d>
0?[u.subarray(d),u]:[u];for(const V of O){const G=await qe(V,t);if(!G?.trailer.has("Root"))continue;const Q=await B(V,{...G,damaged:G.damaged||d<0},t);if(!H(Q))
continue;const Y=new Rt(V,t,Q);if(Y.suspect&&await Je(Y),pn(Y))continue;Ee(Y,e);const J=await ze(Y);if(!J&&Y.security?.locked!==!0)continue;if(!J)return Y;const q=t.
asked?.of(s),st=new Set([...Q.table.unlisted,...q?.asked??[]]),ut=await hn(Y,Q,st,e),ct=ut??Y,{table:ht}=Q;await dn(ct,q?.broken??[]),t.asked?.watch(s,{asked:ht.
unlisted,broken:ht.broken,malformed:ht.malformed});const{count:St,claimed:xt,blank:Tt,isAdopted:Dt,isWanting:Ut,bare:te}=ct.pages;return Q.isMended||ut!==void 0||
Dt||ht.broken.size>0||ht.mended.size>0||St!==xt||Tt.length>0?await je(ct):(Ut||te.length>0||ht.malformed.size>0||q?.isDoubtful)&&await je(ct,!0),ct}return gn(u,
t,e)}async function dn(s,t){const{job:e,table:n}=s;for(const r of t){const u=e.pace.step(s.objectStream(r)?.data.length??0);u&&await u}s.suspect||=n.broken.size>
0}async function hn({bytes:s,job:t},e,n,r){const{table:u}=e,d=await Ue(s,u,n,t);if(d.length===0)return;for(const{number:Q,start:Y,generation:J}of d)u.set(Q,x.tL,
Y,J);const O=new Int32Array(u.size);O.set(e.bodies.subarray(0,u.size));for(const{number:Q,body:Y}of d)O[Q]=Y;const V=new Rt(s,t,{...e,damaged:!0,bodies:O});return Ee(
V,r),await Yt(V,d.map(({number:Q})=>Q)),V.tableChanged(),[...n].some(Q=>Qt(u,Q))&&await ze(V)?V:void 0}async function gn(s,t,e){const n=new Rt(s,t,await B(s,await Bt(
s,t),t));return await Je(n),Ee(n,e),await Ie(n),n.tableChanged(),await Be(n),Ee(n,e),!await ze(n)&&n.security?.locked!==!0&&await ce(n,n.pages),await je(n),n}async function je(s,t=!1){
const{job:e,pages:n}=s;if(!e.onRepaired)return;const r=n.bare.length>0&&s.security?.locked!==!0&&await Zt(s),u=await $t(s,n,r),{withoutContent:d,withoutFonts:O,
withoutImages:V}=u,G=d.length+O.length+V.length;(!t||G>0)&&e.onRepaired(u)}async function ze(s){return s.get(s.catalogNumber)instanceof a.Bi?(wn(s),await s.pages.
read(),yn(s)&&await ce(s,s.pages),s.pages.count>0):!1}const pn=s=>s.trailer.has("Encrypt")&&!s.dict(s.trailer.get("Encrypt")),mn=["Pages","Names","Dests","Outli\
nes","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metadata"];function wn(s){const t=s.get(s.catalogNumber);if(!(t instanceof a.Bi))return;Xe(s,s.catalogNumber,
t,mn);const e=s.catalog.get("AcroForm");if(!(e instanceof a.oS)||s.entry(e.number,"Fields")!==void 0)return;const n=s.get(e);n instanceof a.Bi&&Xe(s,e.number,n,
["Fields"])}function Xe(s,t,e,n){const r=(0,un.r)(e,n);if(r){s.put(t,r.dict),s.suspect=!0;for(const u of r.keys)s.table.mended.add(u)}}async function Je(s){if(s.
dict(s.trailer.get("Encrypt")))return;const t=await Te(s);t&&s.trailer.set("Encrypt",t)}function yn(s){const{catalog:t,pages:e}=s,n=t.get("Pages");return e.count===
1&&n instanceof a.oS&&n.number===e.number(0)&&(0,a.Eo)(s.entry(n.number,"Type"),"Pages")}function Ee(s,{password:t,evenIfLocked:e=!1}){const n=s.trailer.get("En\
crypt");if(s.security||n===void 0)return;const r=s.resolve(n);if(!(r instanceof a.Bi))throw(0,i.O$)("its encryption dictionary is missing");const u=(0,A.WW)(s,s.
trailer.get("ID")??null,1);u!==null&&s.trailer.set("ID",u);const d=Array.isArray(u)?u[0]:void 0,O=(0,A.WW)(s,r,8),V=d instanceof a.Mx?d.bytes:void 0,G=()=>(0,Ge.
VH)(O,{known:V,possible:V?[]:Ce(s.bytes)},t),Q=e?En(G,()=>(0,Ge.vK)(O)):G();s.unlock(Q,n instanceof a.oS?n.number:-1)}function En(s,t){try{return s()}catch(e){if(!(e instanceof
i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((pt,rt,_)=>{_.d(rt,{$:()=>X,B:()=>a});var i=_(54619),o=_(78157),
et=_(45599);function X(j,T,K,A){if(!(0,o.yp)(T[K]))return!0;const{value:C}=(0,o.JI)(T,K,A);return j.table.kind[C]!==i.tL?!0:j.bytes[(0,o.AN)(j.bytes,j.bodies[C],
j.bytes.length)]!==o.iH}class a{document;arrays=new Map;constructor(T){this.document=T}keep(T){const{document:K}=this,A=K.entry(T,"Contents");if(A===void 0||this.
isStreamRef(A))return;const C=(0,et.i9)(A)?this.leftOfObject(A):this.leftOf(A);C!==A&&K.patch(T,{Contents:C})}leftOfObject(T){const{arrays:K,document:A}=this;if(!K.
has(T.number)){const C=A.array(T),W=C&&this.leftOf(C);K.set(T.number,W===void 0?void 0:W===C?T:A.add(W))}return K.get(T.number)}leftOf(T){if(!Array.isArray(T))return;
const K=T.filter(A=>this.isStreamRef(A));return K.length<T.length?K:T}isStreamRef(T){return(0,et.i9)(T)&&this.document.isStream(T.number)}}}),51271:((pt,rt,_)=>{
_.d(rt,{L:()=>o});var i=_(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(a=!0){this.sound=a}node(a,j){return a<0&&(this.sound=!1),this.parents.
push(j),this.numbers.push(a)-1}has(a){return(this.known??=new Set(this.numbers)).has(a)}page(a,j){(a<0||this.numbers[a]!==j)&&(this.sound=!1),this.homes.push(a)}fork(){
const a=new o(this.sound);return a.numbers=this.numbers,a.parents=this.parents,a.homes=this.homes,a}async drop(a,j,T){if(!this.sound)return!1;const{numbers:K,parents:A,
homes:C}=this,W=new Int32Array(K.length),b=new Uint8Array(K.length),P=new Set;for(let g=0;g<j.length;g++)T[g]?W[C[g]]++:(b[C[g]]=1,P.add(j[g]));for(let g=K.length-
1;g>0;g--){const M=A[g];W[M]+=W[g],b[g]&&W[g]===0&&P.add(K[g]),b[M]|=b[g]}for(let g=0;g<K.length;g++){if(!b[g]||W[g]===0)continue;const M=a.edit(K[g]),f=M instanceof
i.Bi?a.array(M.get("Kids"))??[]:[];M instanceof i.Bi&&M.set("Kids",f.filter(L=>!et(L,P))).set("Count",W[g]);const S=a.job.pace.step(f.length*50);S&&await S}return this.
homes=C.filter((g,M)=>T[M]),!0}}const et=(X,a)=>(0,i.i9)(X)&&a.has(X.number)}),83363:((pt,rt,_)=>{_.d(rt,{i:()=>N,S:()=>l});var i=_(98446),o=_(42973),et=_(79725),
X=_(43767),a=_(45599),j=_(78157),T=_(67382);function K(I,D,U){U.parent=-1,U.lists=U.isBare=!1;const z=I.place(D),{entries:tt}=U;if(z&&I.locate(D,z,tt)&&tt.find(
z.bytes,"Kids")<0){if(tt.used===tt.first)return"none";const lt=tt.find(z.bytes,"Type");if(lt>=0&&(0,j.wb)(z.bytes,tt.at[lt+2],"/Page")){if(z.bytes[(0,j.AN)(z.bytes,
tt.close+2,z.end)]===j.HY)return f(I,D);const gt=tt.find(z.bytes,"Contents");if(g(z.bytes,tt)&&M(I,D))return"unclear";U.isBare=gt<0||(0,j.wb)(z.bytes,tt.at[gt+2],
"null"),gt>=0&&(U.lists=(0,T.$)(I,z.bytes,tt.at[gt+2],tt.at[gt+3]));const yt=tt.find(z.bytes,"Parent");return yt>=0&&(U.parent=(0,j.JI)(z.bytes,tt.at[yt+2],tt.at[yt+
3]).value),"page"}const dt=I.get(D);return dt instanceof a.Bi&&b(I,dt)?"unclear":"none"}const it=I.get(D);return!(it instanceof a.Bi)||it.size===0?"none":(0,a.Eo)(
it.get("Type"),"Page")&&!A(I,it)?"unclear":I.array(it.get("Kids"))?"node":b(I,it)?"unclear":"none"}function A(I,D){const U=I.array(D.get("Kids"));return U!==void 0&&
U.length>0&&!D.has("Contents")&&Number.isInteger(I.resolve(D.get("Count")))}const C=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],W=[
"MediaBox","Resources"];function b(I,D){const U=I.resolve(D.get("Type"));if(!(U instanceof a.SX&&U.text!=="Pages"))return C.some(it=>D.has(it));const tt=D.get("\
Contents")instanceof a.oS||I.array(D.get("Contents"))!==void 0;return W.some(it=>D.has(it))||tt&&D.get("Parent")instanceof a.oS&&!D.has("Subtype")}const P=["Con\
tents","Resources","Annots","MediaBox"],g=(I,D)=>P.some(U=>D.find(I,U)<0&&D.findMisspelt(I,U)>=0);function M(I,D){const U=I.get(D),z=U instanceof a.Bi?(0,X.r)(U,
P):void 0;if(!z)return!1;I.put(D,z.dict);for(const tt of z.keys)I.table.mended.add(tt);return!0}function f(I,D){const U=I.get(D);return U instanceof a.Z6?(I.put(
D,new a.Bi([...U.dict].filter(([z])=>!/^(Length|Filter|DecodeParms)$/.test(z)))),"unclear"):"page"}var S=_(51271);class L{document;left;sizes=new Map;constructor(D){
this.document=D,this.left=D.job.limits.nodes}make(D){const U=this.document.get(D),z=this.sizes.get(D)??$(U);if(this.sizes.set(D,z),this.left-=z,this.left<0)throw(0,o.
F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another P\
DF program and save it again");return this.document.add(U instanceof a.Bi?new a.Bi(U):U).number}}function $(I){const D=[I];let U=0;for(let z=D.pop();z!==void 0;z=
D.pop())if(U++,Array.isArray(z))for(const tt of z)D.push(tt);else if(z instanceof a.Bi)for(const tt of z.values())D.push(tt);return U}const N=["Resources","Medi\
aBox","CropBox","Rotate"];async function l(I){return new E(I).read()}class E{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new S.
L;bare=[];look={parent:-1,lists:!1,isBare:!1,entries:new et.R};seen=new Set;copies;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(D){this.document=
D,this.copies=new L(D)}async read(){const{document:D,open:U}=this,{pace:z}=D.job,tt=D.catalog.get("Pages")??null;for(U.push({kids:[tt],next:0,from:0,home:-1,claimed:void 0,
before:0,lost:0});U.length>0;){const it=U[U.length-1];if(it.next===it.kids.length){U.pop(),U.length>0&&this.close(it);continue}const at=it.kids[it.next++];it.next===
it.kids.length&&(it.kids=x,it.next=0);const lt=z.step(400);lt&&await lt,at instanceof a.oS?this.visit(at,it):this.visitNode(at,-1,it)}return this.finish(tt)}close({
claimed:D,before:U,lost:z}){const tt=this.numbers.length-this.dropped-U;D!==tt&&(this.irregular=!0,!(typeof D=="number"&&D>=tt)&&(this.dropped+=this.lost.length-
z,this.lost.length=this.lostNumbers.length=z))}visit(D,U){const{document:z,seen:tt,look:it}=this,{number:at}=D,lt=tt.has(at);tt.add(at);const dt=K(z,at,it);if(D.
generation!==z.generation(at)&&(this.irregular=!0),dt==="page"||dt==="unclear"){lt&&(this.irregular=!0);const gt=lt?this.copies.make(at):at;dt==="unclear"?this.
unclear.push(gt):this.keepEntries(at),(dt==="unclear"||it.lists)&&this.listing.push(gt),it.isBare&&this.bare.push(gt),this.add(gt,U,it.parent);return}dt==="none"&&
!lt&&this.lose(U,at),dt==="none"||lt?this.irregular=!0:this.visitNode(D,at,U)}keepEntries(D){const{document:U,look:z}=this,{scan:tt,marksFrom:it,marksTo:at}=z.entries,
{table:lt}=U;for(let dt=it;dt<at;dt+=3){const gt=tt.marks[dt];lt.askFor(gt),this.isWanting||=!lt.leadsTo(gt)}U.keepEntries(D,z.entries)}visitNode(D,U,z){const{document:tt,
inherited:it}=this,at=this.mendNode(tt.dict(D),U);if(!at){this.irregular=!0,this.lose(z,U);return}const lt=tt.array(at.get("Kids"));if(!lt){U<0&&this.visitDirectPage(
at,z);return}const dt=v(at);let gt=z.from;dt&&(gt=it.push({...it[gt],...dt})-1),(0,a.Eo)(tt.resolve(at.get("Type")),"Pages")||(this.irregular=!0),this.open.push(
{kids:lt,next:0,from:gt,home:this.nodes.node(U,z.home),claimed:tt.resolve(at.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),tt.release(
U)}mendNode(D,U){const z=D&&(0,X.r)(D,N);if(!z)return D;const{document:tt}=this;U>=0&&tt.put(U,z.dict);for(const it of z.keys)tt.table.mended.add(it);return z.dict}visitDirectPage(D,{
from:U}){if(!(0,a.Eo)(D.get("Type"),"Page"))return;this.irregular=!0;const{number:z}=this.document.add(D);this.numbers.push(z),this.listing.push(z),this.ancestry.
push(U)}add(D,{from:U,home:z},tt){this.numbers.push(D),this.ancestry.push(U),this.nodes.page(z,tt);const{pages:it}=this.document.job.limits;if(this.numbers.length>
it)throw Z(it)}lose(D,U){D.home<0||(this.lost.push(this.numbers.length),this.lostNumbers.push(U),this.add(k,D,-1))}finish(D){const{document:U,numbers:z,ancestry:tt,
inherited:it,lost:at,unclear:lt,listing:dt,nodes:gt}=this;for(const At of this.lostNumbers)U.table.doubtFree(At);at.length===z.length-this.dropped&&(at.length=0);
const yt=at.map(At=>z[At]=U.add(w(it[tt[At]])).number);F(z,tt);const Mt=U.resolve(U.dict(D)?.get("Count")),Wt=Mt!==z.length||D instanceof a.oS&&z[0]===D.number;
return{numbers:z,ancestry:tt,inherited:it,irregular:this.irregular||Wt,unclear:lt,listing:dt,nodes:gt,claimed:typeof Mt=="number"?Mt:void 0,blank:yt,isWanting:this.
isWanting,bare:this.bare}}}const x=[],k=-1;function F(I,D){let U=I.indexOf(k);if(!(U<0)){for(let z=U;z<I.length;z++)I[z]!==k&&(I[U]=I[z],D[U++]=D[z]);I.length=D.
length=U}}const m=[0,0,612,792];function w(I){const D=new a.Bi([["Type",new a.SX("Page")]]);return I.MediaBox===void 0?D.set("MediaBox",[...m]):D}function v(I){
let D;for(const U of N){const z=I.get(U);z!==void 0&&((D??={})[U]=z)}return D}function Z(I){const D=(0,i.y_)(I,"page");return(0,o.F)("pages",`The document has m\
ore than ${D}`,"Split it with another program first")}}),33973:((pt,rt,_)=>{_.d(rt,{Gy:()=>P,Rf:()=>g,Ip:()=>M});var i=_(54619),o=_(85368),et=_(88500);class X{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new et.
s;signed=new Set;constructor(w,v,Z){this.detail=v,this.strings=Z,this.scan.strings=Z;const I=new Int32Array(v?8*w:w);this.done=new Uint8Array(v?w:0);const D=U=>I.
subarray(U*w,(U+1)*w);this.end=D(0),this.valueEnd=D(1),this.dataStart=D(2),this.dataEnd=D(3),this.lengthStart=D(4),this.lengthEnd=D(5),this.from=D(6),this.to=D(
7)}}var a=_(78157),j=_(79725),T=_(4e4),K=_(39150),A=_(45599);class C{scan=new et.s;ranges=new Map}const W=2;class b{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(w,v,Z){
this.walked=Z,this.live=new Uint8Array(w),this.via=new Int32Array(v?w:0)}}async function P(m,{watched:w}={}){const{markings:v,referrers:Z}=await g([m],{watched:w,
detail:!0}),{live:I,via:D}=v[0];return{live:I,via:D,referrers:Z}}async function g(m,w={}){const v=new N(m,w);return await v.run(),v}function M(m,{repairs:w}){for(const{
part:v,number:Z,value:I}of w)m[v].put(Z,I)}const f=100,S=100,L=-2;function $(m){if(m instanceof A.Z6)return m.data.length+$(m.dict);if(Array.isArray(m))return 12*
m.length;if(!(m instanceof A.Bi))return f;let w=30*m.size;for(const v of m.values())Array.isArray(v)&&(w+=12*v.length);return w}class N{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new j.R;strings;alias;constructor(w,{detail:v=!1,strings:Z=!1,watched:I,alias:D}){if(this.documents=w,this.strings=
Z,this.alias=D,this.markings=w.map(U=>new b(U.size,I!==void 0,E(U,Z||v,Z))),!!I){this.watched=new Uint8Array(w[0].size);for(const U of I)this.watched[U]=1}}async run(){
const{documents:w,stack:v}=this,[Z]=w;for(const[I,D]of Z.trailer)I!=="Encrypt"&&this.followValue(0,D);for(;v.length>0;){const I=v.pop(),D=I%w.length,U=Z.job.pace.
step(this.follow(D,(I-D)/w.length));U&&await U}for(const{live:I,signed:D,walked:U}of this.markings)for(const z of U.signed)I[z]===1&&D.add(z)}visit(w,v){this.alias&&
({part:w,number:v}=this.alias(w,v)??{part:w,number:v}),this.watched&&this.watched[v]===1&&this.referrers.add(this.current);const Z=this.markings[w],{live:I}=Z;if(v>
0&&v<I.length&&I[v]!==0)return;const D=this.documents[w];if(v<=0||v>=I.length||!D.exists(v))return D.missed(v);I[v]=1,this.watched&&(Z.via[v]=this.current),this.
stack.push(v*this.documents.length+w)}follow(w,v){const Z=this.documents[w],I=this.markings[w],{walked:D}=I;if(this.current=v,I.count++,Z.isChanged(v))return this.
followChanged(Z,I,w,v);if(D.done[v]===1)return this.followAgain(Z,I,w,v);const{scan:U,detail:z}=D;z||(U.used=0);const tt=U.used,it=Z.table.kind[v]===i.tL?this.walk(
Z,D,v):this.walkPlace(Z,v,U);return it<0||U.byteRange&&this.isSignature(D.signed,v)?this.forget(U,tt).followRepaired(Z,w,v):(I.bytes+=it,z&&(D.from[v]=tt,D.to[v]=
U.used,D.valueEnd[v]=this.extent.valueEnd,D.done[v]=1),this.followMarks(w,U,tt,U.used,U.lengthStart),S+it)}followChanged(w,v,Z,I){const D=w.patched(I);if(!D){const lt=w.
edited.get(I);return l(lt)||lt===null?this.followRepaired(w,Z,I):(this.followValue(Z,lt),v.bytes+=$(lt),S)}const{detail:U}=v.walked;if(D.references&&!U&&!w.suspect){
for(let lt=D.first;lt<D.last;lt++)this.visit(Z,D.references[lt]);return v.bytes+=D.end-D.start,S}const{scan:z,ranges:tt}=x(v);U||(z.used=0);const it=z.used,at=this.
walkPlace(w,I,z);return at<0||z.byteRange&&this.isSignature(v.signed,I)?this.forget(z,it).followRepaired(w,Z,I):(v.bytes+=at,U&&tt.set(I,{from:it,to:z.used,valueEnd:this.
extent.valueEnd}),this.followMarks(Z,z,it,z.used,z.lengthStart),S+at)}followAgain(w,v,Z,I){const{walked:D}=v;return v.bytes+=D.end[I]>0?D.end[I]-w.table.place[I]:
f,this.followMarks(Z,D.scan,D.from[I],D.to[I],D.lengthStart[I]),S}isSignature(w,v){return w.add(v),this.strings}followMarks(w,{marks:v},Z,I,D){const U=this.strings?
D:L;for(let z=Z;z<I;z+=3)v[z]!==et.A&&v[z+1]!==U&&this.visit(w,v[z])}forget(w,v){return w.used=v,this}followRepaired(w,v,Z){const I=w.get(Z),D=l(I)?w.resolve(I):
I;return D===null?(this.markings[v].live[Z]=W,this.markings[v].count--):this.repair(v,Z,D),S}repair(w,v,Z){this.repairs.push({part:w,number:v,value:Z}),this.followValue(
w,Z)}followValue(w,v){const Z=[v];for(;Z.length>0;){const I=Z.pop();if(I instanceof A.oS)this.visit(I instanceof A.rV?I.part:w,I.number);else if(Array.isArray(I))
for(const D of I)Z.push(D);else if(I instanceof A.Bi){I.has("ByteRange")&&this.markings[w].signed.add(this.current);for(const D of I.values())Z.push(D)}else if(I instanceof
A.Z6)for(const[D,U]of I.dict)D!=="Length"&&Z.push(U)}}walk(w,v,Z){const{extent:I}=this,{bytes:D}=w,{scan:U}=v,z=w.bodies[Z];U.forgetLength();const{kept:tt}=this,
it=!this.strings&&w.recallEntries(Z,tt);it&&U.append(tt.scan.marks,tt.marksFrom,tt.marksTo);const at=it?tt.close+2:U.value(D,z,D.length);return at<0||D[at-1]===
a.AV||!(0,o.x)(w,at,U,I)||w.suspect&&!(0,K.D)(D,z,at)||U.doubtful&&(0,T.oC)(D,z,at)?-1:(I.dataStart<0&&(U.lengthStart=-1),v.end[Z]=I.end,v.detail&&(v.dataStart[Z]=
I.dataStart,v.dataEnd[Z]=I.dataEnd,v.lengthStart[Z]=U.lengthStart,v.lengthEnd[Z]=U.lengthEnd),I.end-w.table.place[Z])}walkPlace(w,v,Z){const I=w.place(v);if(!I)
return-1;const{bytes:D,start:U,end:z}=I;Z.forgetLength();const tt=Z.value(D,U,z);return Z.lengthStart=-1,tt<0&&!F(D,U,z)||k(D,U,z)||tt>0&&D[tt-1]===a.AV||tt>=0&&
(0,a.AN)(D,tt,z)<z||w.suspect&&!(0,K.D)(D,U,z)||Z.doubtful&&(0,T.oC)(D,U,z)?-1:(this.extent.valueEnd=tt<0?z:tt,z-U)}}const l=m=>m instanceof A.oS&&!(m instanceof
A.rV);function E(m,w,v){const Z=m.walked;if(Z?.strings===v)return Z;const I=new X(m.size,w,v);return w&&(m.walked=I),I}function x(m){return m.patches||(m.patches=
new C,m.patches.scan.strings=m.walked.strings),m.patches}function k(m,w,v){const Z=(0,a.AN)(m,w,v);return Z>=v||m[Z]===a.yq&&(0,a.wb)(m,Z,"null")}function F(m,w,v){
for(let Z=w;Z<v;Z++)if("<([/%".includes(String.fromCharCode(m[Z])))return!1;return!0}}),83287:((pt,rt,_)=>{_.d(rt,{D4:()=>K,QJ:()=>P,US:()=>C,m_:()=>A});var i=_(
42973),o=_(52205),et=_(58552),X=_(48249),a=_(3084),j=_(78157),T=_(45599);function K(g,M,f,S){const L=g.job.limits.filters,$=(0,o.c3)(g,M.dict.get("Filter")??M.dict.
get("F")),N=(0,o.c3)(g,M.dict.get("DecodeParms")??M.dict.get("DP"));if($.length>L)throw(0,i.F)("filters",`A stream of the document has ${$.length} filters; at m\
ost ${L} are allowed`,"Open it in another PDF program and save it again");let l=g.encoded(M);const E=performance.now();try{for(const[x,k]of $.entries()){const F=g.
dict(N[x]);k instanceof T.SX&&(l=(0,X.tN)(k.text,l,F&&(0,o.x$)(g,F),f,S))}}finally{g.job.pace.addSince(E)}return l}async function A(g,M,f,S){const[L,...$]=(0,o.
c3)(g,M.dict.get("Filter")??M.dict.get("F"));if(!(0,T.Eo)(L,"FlateDecode")||$.length>0)return;const[N]=(0,o.c3)(g,M.dict.get("DecodeParms")??M.dict.get("DP")),l=g.
dict(N);return(0,a.V)(g.encoded(M),l&&(0,o.x$)(g,l),f,g.job,S)}function C(g,M,f,S=!1){if((0,o.c3)(g,M.dict.get("Filter")??M.dict.get("F")).some(N=>N instanceof T.
SX&&!(0,X.TT)(N.text)))return;const $=S?{found:!1,mismatch:!1}:{found:!1};try{return{data:K(g,M,f,$),whole:!$.found&&$.mismatch!==!0}}catch(N){if(N instanceof et.
zU&&N.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw N}}const W=[0,0,255,255],b=2;function P(g){if((0,j.j8)(g,0,g.length)===g.length)
return!0;for(let M=0;M<=b;M++){const f=g.length-M-W.length;if(W.every((S,L)=>g[f+L]===S))return!0}return!1}}),85368:((pt,rt,_)=>{_.d(rt,{u:()=>A,x:()=>T});var i=_(
78157),o=_(58552),et=_(35586),X=_(37628),a=_(45599),j=_(22480);function T(C,W,b,P){const{bytes:g}=C,{length:M}=g;P.valueEnd=W;const f=(0,i.AN)(g,W,M);if((0,i.rg)(
g,f))return P.dataStart=P.dataEnd=-1,P.end=f+6,!0;if(!(0,i.w1)(g,f,"stream"))return!1;const S=b.lengthRef>=0?C.lengthOf(new a.oS(b.lengthRef)):b.length,L=f+(g[f+
6]===i.u7?8:7),$=L+S;if(g[L-1]!==i.kR||S<0||$>M||!(0,j.VF)(g,$)||(0,j.Ow)(g,L,$)>L)return!1;const N=(0,i.AN)(g,(0,i.AN)(g,$,M)+9,M);return P.dataStart=L,P.dataEnd=
$,P.end=N+6,(0,i.rg)(g,N)}const K=16;class A{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(W){this.bytes=W,this.left=K*W.length+1e6,this.objectEnds=
new X.k(W,"endobj"),this.streamEnds=new X.k(W,"endstream")}data(W,b,P){const{bytes:g,ends:M}=this,f=(0,j.ni)(g,W);if(b>=0&&f+b<=g.length&&(0,j.VF)(g,f+b))return{
start:f,end:f+b};let S=M.get(f);if(S===void 0&&(S=this.damagedEnd(f,b,P),M.set(f,S),this.left-=S-f,this.left<0))throw(0,o.O$)("its objects overlap");return{start:f,
end:S}}damagedEnd(W,b,P){const{bytes:g}=this,M=W+b,f=this.objectEnds.next(W),S=f<0?g.length:f;if(b>=0&&M<=S&&this.endsObject(M))return M;const L=this.streamEnds.
next(W);let $=L<0||L>S?S:L;return P&&($=(0,et.$z)(g,W,$)),$>W&&g[$-1]===i.kR&&$--,$>W&&g[$-1]===i.u7&&$--,$}endsObject(W){const{bytes:b}=this,P=(0,i.AN)(b,W,b.length);
return(0,i.w1)(b,P,"endstr")||(0,i.rg)(b,P)||(0,i.ay)(b,P,b.length)!==void 0}}}),59277:((pt,rt,_)=>{_.d(rt,{y:()=>X});var i=_(78157);const o=[["%PDF-","a PDF do\
cument"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],et=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function X(T){const K=(0,i.bS)(T).toString("latin1",0,1024);if(K.startsWith("RIFF")&&K.startsWith("WEBP",8))return"\
a WebP image";if(K.startsWith("ftyp",4))return et.find(([C])=>C.test(K.slice(8,12)))?.[1];const A=o.find(([C])=>K.startsWith(C));return A?A[1]:j(K)??(a(T)?"text":
void 0)}function a(T){const K=(0,i.bS)(T.subarray(0,1024)).toString("utf8"),A=T.length>1024?K.replace(/\ufffd{1,3}$/,""):K;return A!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(A)}function j(T){const K=T.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(K.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(K))return"an HTML page";if(K.startsWith("<"))return K.includes("<svg")?"an SVG drawing":K.startsWith("<?xml")?"an XML file":void 0}}),35586:((pt,rt,_)=>{_.
d(rt,{$z:()=>A,BX:()=>$,c0:()=>K,dZ:()=>C});var i=_(78157),o=_(88500),et=_(37628),X=_(22480);const a=512,j=1<<22,T=65536;class K{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(l,E,x=k=>k){this.bytes=l,this.pace=E,this.onTrailer=x,this.buffer=(0,i.bS)(l),
this.streams=new et.k(l,"stream",k=>S(l,k)),this.objectEnds=new et.k(l,"endobj"),this.streamEnds=new et.k(l,"endstream"),this.allowance=this.farAllowance=8*l.length+
1e6}async next(l){const{bytes:E}=this,x=E.length;for(;;){if(l=W(E,l),l>=x)return;const k=(0,i.yp)(E[l])?(0,i.ay)(E,l,x):void 0;if(k&&f(k.number)&&!L(E[k.body]))
return k;const F=P(E,l);if(F==="trailer"){const m=this.valueEnd(l+7,Math.min(x,l+T));if(m<0)return this.search(l);this.readTrailer(l+7),l=m}else if(F){l=g(E,l+F.
length);const m=(0,i.w1)(E,l,"obj")?$(E,l):void 0;if(m)return m}else return this.search(l)}}async search(l){const{bytes:E,buffer:x,pace:k}=this;let F;for(let w=l;!F;){
const v=x.indexOf("obj",w);if(v<0)break;F=$(E,v);const Z=k.step(v-w+200);Z&&await Z,w=v+3}const m=x.subarray(0,F?.start??E.length);for(let w=m.indexOf("trailer",
l);w>=0;w=m.indexOf("trailer",w+7))this.readTrailer(w+7);return F}readTrailer(l){l>=this.trailersRead&&(this.trailersRead=Math.max(l,this.onTrailer(l)))}object({
body:l}){const{bytes:E,scan:x}=this,k=E.length,F=this.soundEnd(l);if(F<0)return this.malformed(l);const m=(0,i.AN)(E,F,k);return E[F-1]!==i.vz||!(0,i.w1)(E,m,"s\
tream")?{at:F,dictionaryEnd:-1,isCut:!1}:this.stream(m,x.length,F,l)}soundEnd(l){const{bytes:E}=this,x=E.length,k=(0,i.AN)(E,l,x);if((0,i.rg)(E,k))return k;const F=this.
objectEnds.next(k),m=this.valueEnd(k,F<0?x:F);if(m>=0&&M(E,m))return m;if(F<0||this.farAllowance<=0)return-1;const w=Math.min(x,k+j),v=this.walk(k,w);return v>=
0&&M(E,v)?v:(this.farAllowance-=w-k,-1)}valueEnd(l,E){const x=Math.min(E,l+Math.max(a,this.allowance)),k=this.walk(l,x);return k<0&&(this.allowance-=x-l),k}walk(l,E){
return this.scan.reset(),this.scan.value(this.bytes,l,E)}malformed(l){const{buffer:E}=this,x=this.streams.next(l),k=this.objectEnds.next(l),F={at:l,dictionaryEnd:-1,
isCut:k<0};if(x<0||k>=0&&k<x)return F;const m=E.toString("latin1",l,Math.min(x,l+4096));if(/\d[\s\0]+obj\b/.test(m))return F;const w=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(m);return this.stream(x,w?Number(w[1]):-1,x,l)}stream(l,E,x,k){const F=(0,X.ni)(this.bytes,l);if(E>=0&&(0,X.VF)(this.bytes,F+E))return{at:F+E,dictionaryEnd:x,
isCut:!1};const m=this.streamEnds.next(F),v=m>=0&&this.buffer.subarray(k,l).includes("/Filter")?A(this.bytes,F,m):m;return{at:v<0?F:v,dictionaryEnd:x,isCut:!1}}}
function A(N,l,E){const x=(0,i.bS)(N.subarray(0,E));for(let k=x.indexOf("obj",l);k>=0;k=x.indexOf("obj",k+3)){const F=$(N,k),w=F!==void 0&&F.start>l&&i.Kl[N[F.start-
1]]===i.t6?(0,i.AN)(N,k+3,E):E;if(N[w]===i.iH&&N[w+1]===i.iH&&w+1<E)return F.start}return E}async function C(N,l,E){return W(N,l)>=N.length?!1:await new K(N,E).
next(l)!==void 0}function W(N,l){const E=N.length;for(;l<E;)if(i.Kl[N[l]]===i.t6)l++;else{if(N[l]!==i.IQ)break;(0,i.w1)(N,l,"%%EOF")?l+=5:l=(0,i.D)(N,l,E)}return l}
const b=["endobj","endstream","xref","startxref","trailer"];function P(N,l){return b.find(E=>(0,i.w1)(N,l,E))}function g(N,l){const{length:E}=N;for(;l<E;l++){const x=N[l];
if(!((0,i.yp)(x)||x===i.Z4||x===i.kR||x===i.u7||x===i.yq||x===i.MV))break}return l}function M(N,l){const E=(0,i.AN)(N,l,N.length);return E>=N.length||(0,i.rg)(N,
E)||(0,i.w1)(N,E,"stream")?!0:(0,i.yp)(N[E])?(0,i.ay)(N,E,N.length)!==void 0:P(N,E)!==void 0}const f=N=>N>0&&N<=2147483647;function S(N,l){let E=l+6;for(;N[E]===
i.Z4;)E++;if(N[E]!==i.kR&&N[E]!==i.u7)return!1;let x=l-1;for(;x>0&&i.Kl[N[x]]===i.t6;)x--;return N[x]===i.vz&&N[x-1]===i.vz}const L=(N=0)=>(N|32)>=97&&(N|32)<=122;
function $(N,l){if(L(N[l+3]))return;let E=l-1;const x=()=>{const Z=E;for(;E>=0&&(0,i.yp)(N[E]);)E--;return Z-E>0&&Z-E<=10?(0,i.JI)(N,E+1,Z+1).value:-1},k=()=>{const Z=E;
for(;E>=0&&i.Kl[N[E]]===i.t6;)E--;return E<Z};k();const F=x(),m=F>=0&&N[E]===i.N5;m&&E--;const w=m?1:F;if(w<0||w>65535||!k())return;const v=x();return f(v)?{number:v,
generation:w,start:E+1,body:l+3}:void 0}}),37628:((pt,rt,_)=>{_.d(rt,{k:()=>o});var i=_(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(X,a,j=()=>!0){
this.word=a,this.accepts=j,this.buffer=(0,i.bS)(X),this.none=X.length}next(X){if(X>=this.none)return-1;if(X>=this.from&&X<=this.found)return this.found;const a=X<
this.from&&this.found>=0?this.from:this.none,j=this.buffer.subarray(0,a+this.word.length-1);let T=j.indexOf(this.word,X);for(;T>=0&&!this.accepts(T);)T=j.indexOf(
this.word,T+1);return this.from=X,T>=0?this.found=T:a===this.none&&(this.none=X,this.found=-1),this.found}}}),69289:((pt,rt,_)=>{_.d(rt,{V:()=>X});var i=_(78157),
o=_(45798),et=_(45599);function X({bytes:a,job:j}){const T=(0,i.bS)(a).subarray(0,1024),K=T.indexOf(" obj");if(K<0||!T.includes("/Linearized"))return;const A=new o.
i(a,K+4,Math.min(a.length,K+2048),j.limits.nesting).value();return(0,et.Zm)(A)&&A.has("Linearized")&&A.get("L")===a.length?A:void 0}}),52205:((pt,rt,_)=>{_.d(rt,
{WW:()=>X,c3:()=>o,x$:()=>et});var i=_(45599);function o(a,j){const T=a.resolve(j);return T===null?[]:(Array.isArray(T)?T:[T]).map(K=>a.resolve(K))}function et(a,j){
const T=new i.Bi;for(const[K,A]of j){const C=a.resolve(A);T.set(K,Array.isArray(C)?C.map(W=>a.resolve(W)):C)}return T}function X(a,j,T,K={values:1e4}){if(K.values--<=
0)return null;const A=a.resolve(j);if(T===0)return A;if(Array.isArray(A))return A.map(W=>X(a,W,T-1,K));if(!(A instanceof i.Bi))return A;const C=new i.Bi;for(const[
W,b]of A)C.set(W,X(a,b,T-1,K));return C}}),22480:((pt,rt,_)=>{_.d(rt,{Ow:()=>a,VF:()=>et,ni:()=>o});var i=_(78157);function o(j,T){let K=T+6;for(;j[K]===i.Z4&&(j[K+
1]===i.kR||j[K+1]===i.u7||j[K+1]===i.Z4);)K++;return j[K]===i.u7&&K++,j[K]===i.kR&&K++,K}function et(j,T){for(let K=0;K<4&&i.Kl[j[T]??0]===i.t6&&T<j.length;K++)
T++;return(0,i.w1)(j,T,"endstream")}const X=8;function a(j,T,K){let A=T;for(;A<T+4&&(j[A]===i.u7||j[A]===i.kR);)A++;return A===T||A+2>K?T:(j[A]&15)===X&&(j[A]<<
8|j[A+1])%31===0?A:T}}),75162:((pt,rt,_)=>{_.d(rt,{CF:()=>Me,s1:()=>Pt,cY:()=>It,zw:()=>ve,VH:()=>ke,Rd:()=>Rt,k0:()=>Pe,u6:()=>De,vc:()=>ce,vK:()=>Be});var i=_(
77598),o=_(45599),et=_(34400);function X(c){const h=new Uint8Array(256);for(let y=0;y<256;y++)h[y]=y;const{length:p}=c;for(let y=0,R=0,B=0;y<256;y++){const H=h[y];
R=R+H+c[B]&255,h[y]=h[R],h[R]=H,++B===p&&(B=0)}return h}function a(c,h){const p=c.slice(),{length:y}=h,R=new Uint8Array(y);for(let B=0,H=0,nt=0;B<y;B++){H=H+1&255;
const ot=p[H];nt=nt+ot&255;const ft=p[nt];p[H]=ft,p[nt]=ot,R[B]=h[B]^p[ot+ft&255]}return R}function j(c,h){return a(X(c),h)}const T={length:c=>c,decrypt:c=>c,encryptInto:(c,h,p,y,R)=>y.
set(c,R)};function K(c){const h=L(c,[]),p=N((y,R)=>X(h(y,R)));return{length:y=>y,decrypt:(y,R,B)=>a(p(R,B),y),encryptInto:(y,R,B,H,nt)=>H.set(a(p(R,B),y),nt)}}function A(c){
const h=L(c,[115,65,108,84]),p=$(()=>new g),y=N((B,H)=>p().engine(h(B,H))),R=N((B,H)=>S(h(B,H)));return{length:W,decrypt:(B,H,nt)=>f(R(H,nt),B),encryptInto:(B,H,nt,ot,ft)=>{
p().seal(y(H,nt),B,ot,ft)}}}function C(c){const h=$(()=>new g);let p,y;return{length:W,decrypt:R=>f(y??=S(c),R),encryptInto:(R,B,H,nt,ot)=>{h().seal(p??=h().engine(
c),R,nt,ot)}}}const W=c=>(c&-16)+32,b=64*1024,P=16*1024;class g{head=Buffer.alloc(b);pool=Buffer.alloc(P);taken=P;engine(h){const p=Buffer.alloc(16);return this.
nextVector(p),(0,i.createCipheriv)(h.length===16?"aes-128-cbc":"aes-256-cbc",h,p).setAutoPadding(!1)}seal(h,p,y,R){const{head:B}=this,{length:H}=p,nt=H&-16,ot=Math.
min(nt,b-32),ft=H-nt;this.nextVector(B),B.set(ot===H?p:p.subarray(0,ot),16);let mt=16+ot;if(ot<nt){y.set(h.update(B.subarray(0,mt)),R),R+=mt,mt=0;for(let wt=ot;wt<
nt;wt+=b){const Et=h.update(p.subarray(wt,Math.min(wt+b,nt)));y.set(Et,R),R+=Et.length}}ft>0&&B.set(p.subarray(nt),mt),B.fill(16-ft,mt+ft,mt+16),y.set(h.update(
B.subarray(0,mt+16)),R)}nextVector(h){this.taken===P&&((0,i.randomFillSync)(this.pool),this.taken=0),this.pool.copy(h,0,this.taken,this.taken+16),this.taken+=16}}
const M=new Uint8Array(0);function f(c,h){const p=h.length&-16;if(p<32)return M;const y=c.update(p===h.length?h:h.subarray(0,p)),R=y[p-1];let B=p;if(R>0&&R<=16){
do B--;while(B>p-R&&y[B-1]===R);B>p-R&&(B=p)}return y.subarray(16,B)}function S(c){return(0,i.createDecipheriv)(c.length===16?"aes-128-cbc":"aes-256-cbc",c,Buffer.
alloc(16)).setAutoPadding(!1)}function L(c,h){const{length:p}=c,y=new Uint8Array(p+5+h.length);y.set(c),y.set(h,p+5);const R=new et.V;return(B,H)=>(y[p]=B,y[p+1]=
B>>>8,y[p+2]=B>>>16,y[p+3]=H,y[p+4]=H>>>8,R.digest(y).subarray(0,Math.min(p+5,16)))}function $(c){let h;return()=>h??=c()}function N(c){let h=-1,p=-1,y;return(R,B)=>((y===
void 0||R!==h||B!==p)&&(y=c(R,B),h=R,p=B),y)}function l(c,h,p){const y=w(c,p),R=I(c,y);return U(R,h,c.revision===2?32:16)?y:void 0}function E(c,h){const p=v(c,h);
let y=c.owner.subarray(0,32);for(let R=c.revision===2?0:19;R>=0;R--)y=j(D(p,R),y);return y}function x(c,h,p,y){const R=v({revision:c,keyLength:h},p);let B=m(y);
for(let H=0;H<=(c===2?0:19);H++)B=j(D(R,H),B);return B}function k(c,h){const p=w(c,h),y=new Uint8Array(32);return y.set(I(c,p)),{user:y,fileKey:p}}const F=Uint8Array.
of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function m(c){const h=new Uint8Array(32),p=c.subarray(
0,32);return h.set(p),h.set(F.subarray(0,32-p.length),p.length),h}function w({revision:c,keyLength:h,owner:p,permissions:y,id0:R,encryptMetadata:B},H){const nt=Uint8Array.
of(y,y>>8,y>>16,y>>24),ot=c>=4&&!B?[255,255,255,255]:[],ft=(0,et.F)(Buffer.concat([m(H),p.subarray(0,32),nt,R,Uint8Array.from(ot)]));return Z(ft,c,h)}function v({
revision:c,keyLength:h},p){return Z((0,et.F)(m(p)),c,c===2?5:h)}function Z(c,h,p){let y=c.subarray(0,p);if(h>=3)for(let R=0;R<50;R++)y=(0,et.F)(y).subarray(0,p);
return y}function I({revision:c,id0:h},p){if(c===2)return j(p,F);let y=(0,et.F)(Buffer.concat([F,h]));for(let R=0;R<20;R++)y=j(D(p,R),y);return y}function D(c,h){
return h===0?c:c.map(p=>p^h)}function U(c,h,p){return h.length>=p&&c.subarray(0,p).every((y,R)=>y===h[R])}function z(c,h,p){return dt(c.user,c.wrappedByUser,h,p,
new Uint8Array(0))}function tt(c,h,p){return dt(c.owner,c.wrappedByOwner,h,p,c.user.subarray(0,48))}function it(c,h,p){const y=gt(c,h,new Uint8Array(0)),R=gt(c,
p,y.entry);return{user:y.entry,wrappedByUser:y.wrapped,owner:R.entry,wrappedByOwner:R.wrapped}}function at(c,h,p){const y=Buffer.alloc(16,255);return y.writeInt32LE(
h,0),y.write(p?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(y,12),(0,i.createCipheriv)("aes-256-ecb",c,null).setAutoPadding(!1).update(y)}const lt=new Uint8Array(
16);function dt(c,h,p,y,R){const B=yt(p,y,c.subarray(32,40),R);if(!Buffer.from(B).equals(c.subarray(0,32)))return;const H=yt(p,y,c.subarray(40,48),R);return(0,i.
createDecipheriv)("aes-256-cbc",H,lt).setAutoPadding(!1).update(h.subarray(0,32))}function gt(c,h,p){const y=(0,i.randomBytes)(16),R=yt(6,h,y.subarray(0,8),p),B=yt(
6,h,y.subarray(8),p),H=(0,i.createCipheriv)("aes-256-cbc",B,lt).setAutoPadding(!1).update(c);return{entry:Buffer.concat([R,y]),wrapped:H}}function yt(c,h,p,y){let R=(0,i.
createHash)("sha256").update(h).update(p).update(y).digest();if(c<6)return R;for(let B=0,H=0;B<64||H>B-32;B++){const nt=Buffer.concat([h,R,y]),ot=Buffer.alloc(64*
nt.length,nt),ft=(0,i.createCipheriv)("aes-128-cbc",R.subarray(0,16),R.subarray(16,32)).setAutoPadding(!1).update(ot);let mt=0;for(let wt=0;wt<16;wt++)mt+=ft[wt];
R=(0,i.createHash)(["sha256","sha384","sha512"][mt%3]).update(ft).digest(),H=ft[ft.length-1]}return R.subarray(0,32)}var Mt=_(77581),Wt=_(34378);const At=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Se=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Ae=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ee=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
bt=/[\p{L}\p{Mc}\p{Nl}]/u;function Ft(c){if(/^[\x20-\x7e]*$/.test(c))return c;const h=(0,Wt.w)(c.replace(At,"").replace(Se," "),"NFKC");if(Ae.test(h))return;const p=[
...h],y=p.map(B=>ee.test(B));return y.includes(!0)&&(p.some((B,H)=>!y[H]&&bt.test(B))||!y[0]||!y.at(-1))?void 0:h}function Kt(c){const h=Ft(c),p=[...h===void 0?
[]:[Buffer.from(h,"utf8")],Buffer.from(c,"utf8"),...[zt(c),Oe(c)].filter(B=>B!==void 0)],R=[...p.filter(B=>B.length>Lt).map(B=>B.subarray(0,Lt)),...p];return R.
filter((B,H)=>R.findIndex(nt=>nt.equals(B))===H)}const Lt=127;function jt(c){return typeof c=="string"?Buffer.from(Ft(c)??c,"utf8").subarray(0,Lt):c}const Ct=32;
function Ot(c){return typeof c=="string"?zt(c)??Buffer.from(c,"utf8"):c}function It(c,h,p){const y=p==="AES-256"?jt:Ot;return Buffer.compare(y(c),y(h))===0}function Rt(c,h){
const p=h==="AES-256",y=p?ot=>Ft(ot)!==void 0:ot=>!new RegExp("\\p{Cc}","u").test(ot)&&zt(ot)!==void 0,R=[...c].findIndex(ot=>!y(ot));if(R>=0)return p?`must not\
 have the character at position ${R+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${R+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!y(c))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const B=p?Buffer.from(Ft(c),"utf8"):Ot(c);if(B.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[H,nt]=[
B.length,p?Lt:Ct];if(!(H<=nt))return p?`must be at most ${nt} bytes long in UTF-8, and has ${H}`:`must be at most ${nt} characters long with AES-128, and has ${H}\
: shorten it, or choose AES-256`}function zt(c){return Vt(c,h=>Mt.SQ.get(h)??(h>=24&&h<32||h>=127&&h<161?-1:h))}function Oe(c){return Vt(c,h=>h)}function Vt(c,h){
const p=Array.from(c,y=>h(y.codePointAt(0)));return p.every(y=>y>=0&&y<256)?Buffer.from(p):void 0}function $t(c,h){const{strings:p}=h,y=(B,H,nt,ot)=>{if(B===T)return H;
const ft=Buffer.allocUnsafe(B.length(H.length));return B.encryptInto(H,nt,ot,ft,0),ft},R=(B,H,nt,ot,ft,mt)=>(B.encryptInto(H,nt,ot,ft,mt),B.length(H.length));return{
...c,uniform:h.named===void 0||h.encryptMetadata&&h.embedded===h.streams,decryptString:(B,H,nt)=>p.decrypt(B,H,nt),encryptString:(B,H,nt)=>y(p,B,H,nt),decryptStream:(B,H,nt,ot)=>_t(
h,ot).decrypt(B,H,nt),encryptStream:(B,H,nt,ot)=>y(_t(h,ot),B,H,nt),encryptedStringLength:B=>p.length(B),encryptedStreamLength:(B,H)=>_t(h,H).length(B),encryptStringInto:(B,H,nt,ot,ft)=>R(
p,B,H,nt,ot,ft),encryptStreamInto:(B,H,nt,ot,ft,mt)=>R(_t(h,ot),B,H,nt,ft,mt)}}function _t({streams:c,embedded:h,named:p,encryptMetadata:y},R){const B=R.get("Ty\
pe");if((0,o.Eo)(B,"XRef"))return T;if(p===void 0)return c;const H=ne(R);return H!==void 0?p.get(H)??c:!y&&(0,o.Eo)(B,"Metadata")?T:(0,o.Eo)(B,"EmbeddedFile")?h:
c}function ne(c){const h=c.get("Filter"),p=(0,o.cy)(h)?h.findIndex(H=>(0,o.Eo)(H,"Crypt")):(0,o.Eo)(h,"Crypt")?0:-1;if(p<0)return;const y=c.get("DecodeParms"),R=(0,o.
cy)(y)?y[p]:y,B=(0,o.Zm)(R)?R.get("Name"):void 0;return B instanceof o.SX?B.text:"Identity"}function Me(c){if(ne(c)===void 0)return!1;const h=c.get("Filter"),p=c.
get("DecodeParms"),y=(0,o.cy)(h)?h.findIndex(B=>(0,o.Eo)(B,"Crypt")):0,R=(0,o.cy)(h)?h.filter((B,H)=>H!==y):[];return R.length===0?(c.delete("Filter"),c.delete(
"DecodeParms"),!0):(c.set("Filter",R),(0,o.cy)(p)&&c.set("DecodeParms",p.filter((B,H)=>H!==y)),!0)}function ve(c){return c.algorithm==="AES-128"?_e(c):se(c)}const De=()=>(0,i.
randomBytes)(32);function _e({userPassword:c,ownerPassword:h,permissions:p,id0:y}){const R=Ot(c),B=x(4,16,Ot(h),R),H=k({revision:4,keyLength:16,owner:B,permissions:p,
id0:y,encryptMetadata:!0},R),nt=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...re("AESV2",16),O:new o.Mx(B),U:new o.Mx(H.user),P:p});return ie({dictionary:nt,
version:"1.6",numbered:!0,identifier:y},A(H.fileKey))}function se({userPassword:c,ownerPassword:h,permissions:p}){const y=(0,i.randomBytes)(32),R=it(y,jt(c),jt(
h)),B=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...re("AESV3",32),O:new o.Mx(R.owner),OE:new o.Mx(R.wrappedByOwner),U:new o.Mx(R.user),UE:new o.Mx(
R.wrappedByUser),P:p,Perms:new o.Mx(at(y,p,!0))});return ie({dictionary:B,version:"1.7",extensionLevel:8,numbered:!1},C(y))}function re(c,h){const p=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(c),AuthEvent:(0,o.UU)("DocOpen"),Length:h});return{CF:(0,o.jd)({StdCF:p}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function ie(c,h){
return $t(c,{strings:h,streams:h,embedded:h,named:new Map([["StdCF",h],["Identity",T]]),encryptMetadata:!0})}var vt=_(58552);const oe={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Pt=-4,Zt=c=>1<<
oe[c]-1,ae=Object.keys(oe);function Pe(c){let h=Pt;for(const p of ae)c[p]||(h&=~Zt(p));return c.allow_print?h:h&~Zt("allow_print_high_resolution")}function ce(c){
return ae.filter(h=>(c&Zt(h))===0)}const fe=4096;function ke(c,{known:h,possible:p=[]},y){const R=Bt(c),B=new Uint8Array(0);if(R.revision<5&&[h??B,...p].some(({
length:Et})=>Et>fe))throw Ie();const H=[...h?[h]:[],...p,B],nt=le(R,H,B),ot=nt??(y?Jt(Kt(y),Et=>le(R,H,Et)):void 0);if(ot===void 0)throw R.revision<5&&!h?Ce():y?
Le():pe();const{fileKey:ft,access:mt}=ot,wt=Xt(R,ft);return{...Ht(R,ot,ue(R,ft),wt),access:mt,locked:!1,permissions:R.permissions,revision:R.revision,keyBits:8*
ft.length,opensWithoutPassword:nt!==void 0,algorithm:be(R.methods[wt.streams===T?"embedded":"streams"],ft),unrestricted:()=>Gt(R,ot)}}function Ht(c,{identifier:h},p,y){
const R={dictionary:p,...Te(c),numbered:c.revision<=4,...h?{identifier:h}:{}};return $t(R,y)}function Gt(c,h){const p={...c,permissions:Pt};let{fileKey:y}=h;const R=ue(
p,y);if(h.legacy){const B=k({...h.legacy.scheme,permissions:Pt},h.legacy.userPassword);y=B.fileKey,R.set("U",new o.Mx(B.user))}else R.set("Perms",new o.Mx(at(y,
Pt,c.encryptMetadata)));return Ht(p,h,R,Xt(p,y))}function ue({encrypt:c,revision:h,permissions:p},y){const R=new o.Bi(c);R.set("P",p);for(const[H,nt]of[["O",h<5?
32:48],["U",h<5?32:48],["OE",32],["UE",32]]){const ot=c.get(H);ot instanceof o.Mx&&ot.bytes.length>nt&&R.set(H,new o.Mx(ot.bytes.subarray(0,nt)))}const B=c.get(
"Length");return B!==void 0&&!(typeof B=="number"&&B%8===0&&B>=40&&B<=256)&&R.set("Length",8*y.length),R}function Bt(c){const h=c.get("Filter");if(!(0,o.Eo)(h,"\
Standard"))throw Yt(`the security handler ${h instanceof o.SX?ge(h):"without a name"}`);const p=Nt(c.get("V"),0),y=Nt(c.get("R"),0);if(!(p===5?y===5||y===6:[1,2,
4].includes(p)&&y>=2&&y<=4))throw Yt(`the standard security handler with V ${p} and R ${y}`);const B={encrypt:c,version:p,revision:y,permissions:Nt(c.get("P"),-4)|
0};if(p<4)return{...B,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const H=c.get("CF"),nt=new Map;for(const[mt,wt]of(0,o.
Zm)(H)?H:[]){const Et=(0,o.Zm)(wt)?Fe(wt,p):void 0;Et!==void 0&&nt.set(mt,Et)}nt.set("Identity","none");const ot=(mt,wt)=>{const Et=c.get(mt),ye=nt.get(Et instanceof
o.SX?Et.text:wt);if(ye===void 0)throw Yt(`the crypt filter ${Et instanceof o.SX?ge(Et):wt}`);return ye},ft=c.get("StmF");return{...B,encryptMetadata:c.get("Encr\
yptMetadata")!==!1,methods:{strings:ot("StrF","Identity"),streams:ot("StmF","Identity"),embedded:ot("EFF",ft instanceof o.SX?ft.text:"Identity")},filters:nt}}function Fe(c,h){
const p=c.get("CFM");return h===5&&(0,o.Eo)(p,"AESV3")?"AESV3":h===4&&(0,o.Eo)(p,"AESV2")?"AESV2":h===4&&(0,o.Eo)(p,"V2")?"V2":p===void 0||(0,o.Eo)(p,"None")?"n\
one":void 0}function le(c,h,p){const{encrypt:y,revision:R}=c;if(R>=5){const ft={owner:kt(y,"O",48),user:kt(y,"U",48),wrappedByOwner:kt(y,"OE",32),wrappedByUser:kt(
y,"UE",32)};return he(z(ft,R,p),"user")??he(tt(ft,R,p),"owner")}const B=kt(y,"O",1),H=kt(y,"U",1),{permissions:nt,encryptMetadata:ot}=c;return Jt(h,ft=>Jt(Re(c),
mt=>{const wt={revision:R,keyLength:mt,owner:B,permissions:nt,id0:ft,encryptMetadata:ot};return de(wt,H,p,"user")??de(wt,H,E(wt,p),"owner")}))}function de(c,h,p,y){
const R=l(c,h,p);return R&&{fileKey:R,access:y,identifier:c.id0,legacy:{scheme:c,userPassword:p}}}function he(c,h){return c&&{fileKey:c,access:h}}function Re({encrypt:c,
version:h}){if(h===4)return[16];const p=Nt(c.get("Length"),40),y=p%8===0&&p>=40&&p<=128?p/8:5;return[...new Set(h===1?[5,y,16]:[y,16,5])]}function Xt(c,h){const p={
none:T},y=nt=>nt==="V2"?p.V2??=K(h):nt==="AESV2"?p.AESV2??=A(h):nt==="AESV3"?p.AESV3??=C(h):T,{methods:R,filters:B,encryptMetadata:H}=c;return{strings:y(R.strings),
streams:y(R.streams),embedded:y(R.embedded),named:B&&new Map([...B].map(([nt,ot])=>[nt,y(ot)])),encryptMetadata:H}}function Te({version:c,revision:h,methods:p}){
return h>=5?{version:"1.7",extensionLevel:h===5?3:8}:c===4?{version:Object.values(p).includes("AESV2")?"1.6":"1.5"}:{version:h===2?"1.1":"1.4"}}function be(c,h){
if(c!=="none")return c==="V2"?h.length===5?"RC4-40":"RC4-128":c==="AESV2"?"AES-128":"AES-256"}function kt(c,h,p){const y=c.get(h);if(y instanceof o.Mx&&y.bytes.
length>=p)return y.bytes;throw(0,vt.O$)(`its encryption dictionary has no usable /${h}.`)}function Nt(c,h){return typeof c=="number"?Math.trunc(c):h}function Jt(c,h){
for(const p of c){const y=h(p);if(y!==void 0)return y}}function ge({text:c}){return/^[\w.+-]{1,40}$/.test(c)?c:"with an unusual name"}function pe(){return(0,vt.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function Le(){return new vt.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function Ce(){const c="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,vt.hJ)("uns\
upported_encryption",c,{issues:[{field:"file",message:`The document ${c}.`}],advice:"Get the document again from where it came from"})}function Ie(){const c=`is\
 encrypted and has an identifier (/ID) of more than ${fe} bytes`;return(0,vt.hJ)("unsupported_encryption",c,{issues:[{field:"file",message:`The document ${c}; a\
t most that many are supported.`}],advice:"Open it in another PDF program and save it again"})}function Yt(c){return(0,vt.hJ)("unsupported_encryption",`is prote\
cted by ${c}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${c}, which is not supported.`}],advice:"Only protection by\
 passwords can be opened, not by certificates or rights management"})}const me={...T,decrypt:()=>new Uint8Array(0)};function Be(c){const h=we(c),p=B=>B==="none"?
T:me,y=[...h?.filters??[["Identity","none"]]],R={strings:p(h?.methods.strings),streams:p(h?.methods.streams),embedded:p(h?.methods.embedded),named:h&&!h.filters?
void 0:new Map(y.map(([B,H])=>[B,p(H)])),encryptMetadata:h?.encryptMetadata??!0};return{...$t({dictionary:c,version:"1.1",numbered:!0},R),access:"user",locked:!0,
permissions:h?.permissions??Pt,revision:h?.revision,opensWithoutPassword:!1,unrestricted:void 0,...h?Ne(h):Ue(c)}}function we(c){try{return Bt(c)}catch(h){if(h instanceof
vt.zU&&h.code==="unsupported_encryption")return;throw h}}function Ne({encrypt:c,version:h,methods:p}){const y=p.streams==="none"?p.embedded:p.streams;if(y==="no\
ne")return{algorithm:void 0,keyBits:void 0};if(y==="AESV3")return{algorithm:"AES-256",keyBits:256};if(h===4)return{algorithm:y==="AESV2"?"AES-128":"RC4-128",keyBits:128};
const R=h===1?40:Qt(c.get("Length"));return{algorithm:R===40?"RC4-40":"RC4-128",keyBits:R}}function Ue(c){const h=c.get("CF"),p=c.get("StmF"),y=(0,o.Zm)(h)&&p instanceof
o.SX?h.get(p.text):void 0,R=(0,o.Zm)(y)?y.get("CFM"):void 0;return(0,o.Eo)(R,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(R,"AESV2")?{algorithm:"AES-128",
keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Qt(c){return typeof c=="number"&&c%8===0&&c>=40&&c<=128?c:40}}),34400:((pt,rt,_)=>{_.d(rt,{F:()=>et,V:()=>X});
const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(a,j)=>Math.floor(Math.abs(Math.sin(j+1))*2**32)|0),et=a=>new X().digest(a);class X{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(j){const{state:T,tail:K}=this;T[0]=1732584193,T[1]=4023233417,T[2]=2562383102,T[3]=271733878;const{length:A}=j,
C=A&-64;for(let g=0;g<C;g+=64)this.compress(j,g);const W=A-C,b=W<56?64:128;for(let g=0;g<W;g++)K[g]=j[C+g];K[W]=128,K.fill(0,W+1,b);for(let g=0,M=A<<3;g<4;g++)K[b-
8+g]=M>>>(g<<3);K[b-4]=A>>>29;for(let g=0;g<b;g+=64)this.compress(K,g);const P=new Uint8Array(16);for(let g=0;g<16;g++)P[g]=T[g>>2]>>>((g&3)<<3);return P}compress(j,T){
const{words:K,state:A}=this;for(let g=0,M=T;g<16;g++,M+=4)K[g]=j[M]|j[M+1]<<8|j[M+2]<<16|j[M+3]<<24;let C=A[0],W=A[1],b=A[2],P=A[3];for(let g=0;g<64;g++){const M=g>>
4;let f,S;M===0?(f=W&b|~W&P,S=g):M===1?(f=P&W|~P&b,S=5*g+1):M===2?(f=W^b^P,S=3*g+5):(f=b^(W|~P),S=7*g);const L=C+f+o[g]+K[S&15]|0,$=i[M<<2|g&3];C=P,P=b,b=W,W=W+
(L<<$|L>>>32-$)|0}A[0]=A[0]+C,A[1]=A[1]+W,A[2]=A[2]+b,A[3]=A[3]+P}}}),64580:((pt,rt,_)=>{_.d(rt,{F:()=>o});var i=_(45599);function o(a,j=()=>{}){if(a instanceof
i.Z6)return new i.Z6(o(a.dict,j),a.data,a.sealed);const T=X(a),K=[T];let A=1;for(let C=K.pop();C!==void 0;C=K.pop())if(Array.isArray(C)){A+=C.length;for(const[W,
b]of C.entries())C[W]=et(b,K)}else if((0,i.Zm)(C)){A+=C.size;for(const[W,b]of C)C.set(W,et(b,K))}return j(A),T}function et(a,j){const T=X(a);return T!==a&&j.push(
T),T}function X(a){return Array.isArray(a)?[...a]:(0,i.Zm)(a)?new i.Bi(a):a}}),79725:((pt,rt,_)=>{_.d(rt,{R:()=>j,Z:()=>T});var i=_(78157),o=_(4e4),et=_(88500);
const X=new Int32Array(0),a=new et.s;class j{at=X;first=0;used=0;open=-1;close=-1;special=!1;scan=a;marksFrom=0;marksTo=0;own;locate(A,C,W){const b=this.own??={
at:new Int32Array(64),scan:new et.s},{scan:P}=b;if(this.at=b.at,this.scan=P,this.first=this.used=this.marksFrom=this.marksTo=0,P.reset(),C=(0,i.AN)(A,C,W),A[C]!==
i.iH||A[C+1]!==i.iH)return!1;this.open=C+=2;const g=(0,o.XE)();for(;(C=(0,i.AN)(A,C,W))<W;){const M=A[C];if(M===i.vz)return this.close=C,this.marksTo=P.used,this.
special=P.byteRange||P.doubtful,A[C+1]===i.vz;if(M!==i.cL)return!1;const f=++C;for(;C<W&&i.Kl[A[C]]===i.N9;C++)if(A[C]===i.wn)return!1;const S=C;S-f===9&&A[f]===
i.Ah&&(0,i.w1)(A,f,"ByteRange")&&(P.byteRange=!0),(0,o.xg)(A,f-1,S,g)&&(P.doubtful=!0);const L=C=(0,i.AN)(A,C,W);if(A[C]===i.vz||(C=P.value(A,C,W),C<0))return!1;
this.add(f,S,L,C)}return!1}add(A,C,W,b){this.used+4>this.at.length&&(this.at=this.own.at=T(this.at,this.used+4));const{at:P,used:g}=this;P[g]=A,P[g+1]=C,P[g+2]=
W,P[g+3]=b,this.used=g+4}find(A,C){const{at:W,first:b}=this,P=C.length;for(let g=this.used-4;g>=b;g-=4){const M=W[g];if(W[g+1]-M!==P)continue;let f=0;for(;f<P&&
A[M+f]===C.charCodeAt(f);)f++;if(f===P)return g}return-1}findMisspelt(A,C){const{at:W,first:b}=this;for(let P=b;P<this.used;P+=4){const g=W[P];if(W[P+1]-g!==C.length)
continue;let M=0;for(let f=0;f<C.length&&M<2;f++)A[g+f]!==C.charCodeAt(f)&&M++;if(M===1)return P}return-1}}function T(K,A){const C=new Int32Array(Math.max(K.length*
2,A));return C.set(K),C}}),43767:((pt,rt,_)=>{_.d(rt,{r:()=>X});var i=_(45599);const o=5;function et(a,j){if(a.length!==j.length||a.length<o)return!1;let T=0;for(let K=0;K<
a.length;K++)a[K]!==j[K]&&T++;return T===1}function X(a,j){const T=new Set(j),K=j.filter(W=>!a.has(W)),A=new Map;for(const W of a.keys()){const b=T.has(W)?void 0:
K.find(P=>et(W,P));b!==void 0&&A.set(W,b)}return A.size===0?void 0:{dict:new i.Bi([...a].map(([W,b])=>[A.get(W)??W,b])),keys:[...A.values()]}}}),45798:((pt,rt,_)=>{
_.d(rt,{e:()=>$,i:()=>L});var i=_(42973),o=_(78157),et=_(82416),X=_(45599);const a=Symbol("close array"),j=Symbol("close dictionary"),T=Symbol("end"),K=32,A=32,
C=32,W=32,b=224,P=224,g=8,M=256,f=65536,S=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class L{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(l,E,x,k,F,m=1/0,w=$){
this.bytes=l,this.at=E,this.end=x,this.nesting=k,this.openString=F,this.room=m,this.refusal=w}value(){const l=this.token(0);return typeof l=="symbol"?null:l}token(l){
const{bytes:E,end:x}=this;if(this.room-=K,this.room<0)throw this.refusal();const k=(0,o.AN)(E,this.at,x);if(this.at=k,k>=x)return T;const F=E[k];if(F>=o.l0&&F<=
o.ev)return this.numberOrReference();switch(F){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return E[k+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(l+1));case o.WL:return this.at++,this.array(l+1);case o.wt:return this.at++,a;case o.vz:return this.closed=k,E[k+
1]===o.vz?(this.at+=2,j):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(l){this.checkDepth(l),this.room-=
W;const E=[];for(;;){E.length===g&&E.every(k=>k instanceof X.oS)&&this.references(E);const x=this.token(l);if(x===a||x===T)return E;if(x===j)return this.at=this.
closed,E;E.push(x)}}references(l){const{bytes:E,end:x}=this;for(let k=M;;k=Math.min(2*k,f)){const F=(0,o.bS)(E).toString("latin1",this.at,Math.min(this.at+k,x)),
m=S.exec(F)?.[0]??"";if(m==="")return;const w=l.length;for(const v of m.split(" 0 R"))v!==""&&l.push(new X.oS(Number(v),0));if(this.room-=(l.length-w)*(K+A),this.
at+=m.length,m.length<F.length>>1)return}}dictionary(l){this.checkDepth(l),this.room-=P;const E=new X.Bi;let x,k=-1;for(;;){const F=this.at,m=this.token(l);if(m===
j||m===T)return k>=0&&(0,X.hi)(E)&&this.keepSealed(E,k),E;if(m===a)continue;const w=m;if(x===void 0){w instanceof X.SX&&(x=w.text);continue}w!==null?E.set(x,w):
E.delete(x),this.openString&&x==="Contents"&&w instanceof X.Mx&&(k=F),x=void 0}}keepSealed(l,E){l.set("Contents",new L(this.bytes,E,this.end,1).value())}checkDepth(l){
if(l>this.nesting)throw(0,i.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it ag\
ain")}name(){const{bytes:l,end:E}=this,x=this.at+1;return this.room-=C,this.at=(0,o.Wd)(l,x,E),new X.SX((0,et.MQ)(l,x,this.at))}string(l){return this.room-=b,new X.
Mx(this.openString?this.openString(l):l)}literal(){const{bytes:l,end:E}=this,x=this.at+1;for(let k=x;k<E;k++){const F=l[k];if(F===o.s1)return this.at=k+1,l.slice(
x,k);if(F===o.Cx||F===o.r_||F===o.u7)break}return this.at=(0,o.t9)(l,this.at,E),(0,et.U1)(l,x,this.at)}hexadecimal(){const{bytes:l,end:E}=this,x=this.at+1,k=(0,o.
$k)(l,x,E);return this.at=k,(0,o.sk)(l,x,k)}numberOrReference(){const{bytes:l,end:E}=this;let x=this.at,k=0;for(;x<E&&l[x]>=o.l0&&l[x]<=o.ev;)k=k*10+(l[x++]-o.l0);
if(x<E&&o.Kl[l[x]]===o.N9)return this.number();this.at=x,x=(0,o.AN)(l,x,E);const F=l[x]===o.N5&&x+1<E&&l[x+1]>o.l0;F&&x++;let m=0;const w=x;for(;x<E&&l[x]>=o.l0&&
l[x]<=o.ev;)m=m*10+(l[x++]-o.l0);return x===w||(x=(0,o.AN)(l,x,E),x>=E||l[x]!==o.AV||x+1<E&&o.Kl[l[x+1]]===o.N9)?k:(this.at=x+1,this.room-=A,k>2147483647?null:new X.
oS(k,F?1:Math.min(m,65535)))}number(){const{bytes:l,end:E,at:x}=this;return this.at=(0,o.Wd)(l,x,E),(0,et.kz)(l,x,this.at)}word(){const{bytes:l,at:E,end:x}=this,
k=l[E];return k===o.b9||k===o.N5||k===o.fX?this.number():(0,o.wb)(l,E,"true")||(0,o.wb)(l,E,"false")?(this.at=(0,o.Wd)(l,E,x),k===o.yh):(0,o.w1)(l,E,"endobj")||
(0,o.w1)(l,E,"endstream")?T:(this.at=Math.max((0,o.Wd)(l,E,x),E+1),null)}}const $=()=>(0,i.F)("values","The objects that must be read have too many values for t\
he size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),4e4:((pt,rt,_)=>{_.d(rt,{C3:()=>T,XE:()=>K,
oC:()=>C,xg:()=>A});var i=_(78157);const o=4<<20,et=1024,X=1<<29,a=new Int32Array(et);let j=0;function T(){j<X||(j=0,a.fill(0))}const K=()=>j+1;function A(P,g,M,f){
const S=M-g,L=M-1,N=S*157+P[L]*5+P[L-(S>1?1:0)]*61+P[g+(S>1?1:0)]*331+P[g+(S>>1)]*17&et-1,l=a[N];return a[N]=++j,l>=f}function C(P,g,M){if(M-g>o)return!1;const f=[],
S=new W;let L=0,$=!1;do{const N=(0,i.AN)(P,g,M);if(N>=M)return!1;const l=f.at(-1)??0,E=l>0&&!$&&P[N]===i.cL;if(g=b(P,N,M),$=E,E){if(S.add(l,P,N+1,g))return!0}else
P[N]===i.WL?f.push(0):P[N]===i.iH&&g===N+2&&P[N+1]===i.iH?f.push(++L):(P[N]===i.wt||P[N]===i.vz&&g===N+2)&&f.pop()}while(f.length>0);return!1}class W{places=new Int32Array(
128);count=0;add(g,M,f,S){let L=g,$=~g;for(let N=f;N<S;N++){let l=M[N];l===i.wn&&(0,i.Li)(M[N+1])>=0&&(0,i.Li)(M[N+2])>=0&&N+2<S&&(l=(0,i.Li)(M[N+1])*16+(0,i.Li)(
M[N+2]),N+=2),L=Math.imul(L^l,16777619),$=Math.imul($+l,1540483477)^$>>>15}return this.count*4>this.places.length&&this.grow(),this.put(L,$===0?1:$)}put(g,M){const{
places:f}=this;let S=(g^g>>>15)*2&f.length-1;for(;f[S+1]!==0;S=S+2&f.length-1)if(f[S]===g&&f[S+1]===M)return!0;return f[S]=g,f[S+1]=M,this.count++,!1}grow(){const g=this.
places;this.places=new Int32Array(g.length*4),this.count=0;for(let M=0;M<g.length;M+=2)g[M+1]!==0&&this.put(g[M],g[M+1])}}function b(P,g,M){const f=P[g],S=P[g+1]===
f;return f===i.iH?S?g+2:(0,i.$k)(P,g,M):f===i.vz?S?g+2:g+1:f===i.Cx?(0,i.t9)(P,g,M):Math.max((0,i.Wd)(P,f===i.cL?g+1:g,M),g+1)}}),88500:((pt,rt,_)=>{_.d(rt,{A:()=>et,
s:()=>N});var i=_(78157),o=_(4e4);const et=-1,X=2**63,a=-1,j=0,T=1,K=2,A=0,C=1,W=2,b=3,P=4,g=5,M=6,f=7,S=8,L=new Uint8Array(256).fill(W);for(let k=0;k<256;k++)i.
Kl[k]===i.t6&&(L[k]=A);for(let k=i.l0;k<=i.ev;k++)L[k]=C;for(const[k,F]of Object.entries({"/":b,"<":P,">":g,"[":M,"]":f,"(":S,"%":A,")":A,"{":A,"}":A}))L[k.charCodeAt(
0)]=F;const $=new Uint8Array(256);for(let k=0;k<256;k++)i.Kl[k]===i.N9&&k!==i.wn&&($[k]=1);class N{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=new Int32Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(F,m,w){
const v=this.used+w-m;v>this.marks.length&&this.grow(v),this.marks.set(F.subarray(m,w),this.used),this.used=v}open(F,m,w){if(F>=this.opened.length){const v=new Int32Array(
this.opened.length*2);v.set(this.opened),this.opened=v}return this.opened[F]=m,w}add(F,m,w){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=F>2147483647?0:F,this.marks[this.used+1]=m,this.marks[this.used+2]=w,this.used+=3,w}grow(F){const m=new Int32Array(Math.max(this.marks.length*2,F));m.set(
this.marks),this.marks=m}value(F,m,w){let v=0,Z=j;for(let I=m;m<w;I=m){const D=F[m++];switch(L[D]){case A:D===i.IQ&&(m=(0,i.D)(F,I,w));continue;case C:{let U=D-
i.l0;for(;L[F[m]]===C;)U=U*10+(F[m++]-i.l0);if(m<w&&i.Kl[F[m]]===i.N9){m=(0,i.Wd)(F,m,w);break}if(U>=X)return-1;const z=l(F,m,w);Z===K&&this.setLength(U,I,m,z),
z>m&&(m=this.add(U,I,z));break}case W:for(;m<w&&i.Kl[F[m]]===i.N9;)m++;if(D===i.HF&&x(F,I,m))return-1;break;case b:for(;m<w&&$[F[m]]===1;)m++;if(m<w&&F[m]===i.wn&&
(m=this.escapedName(F,m,w)),Z=this.expectedAfter(F,I,m,Z===j?v:0),v===0)return m;continue;case P:m=F[m]===i.iH?this.open(v++,(0,o.XE)(),m+1):this.hexString(F,I,
w);break;case g:if(F[m]!==i.vz)continue;if(!(this.opened[--v]>0)||++m>w)return-1;break;case M:m=this.open(v++,a,m);break;case f:if(this.opened[--v]!==a)return-1;
break;case S:m=this.literalString(F,I,w);break}if(v===0)return m>w?-1:m;Z=j}return-1}setLength(F,m,w,v){const Z=v>w;this.length=Z?-1:F,this.lengthRef=Z?F:-1,this.
lengthStart=m,this.lengthEnd=v}literalString(F,m,w){const v=(0,i.AZ)(F,m,w);return v<0?w+1:this.strings?this.add(et,m,v):v}hexString(F,m,w){const v=(0,i.$k)(F,m,
w);return this.strings?this.add(et,m,v):v}escapedName(F,m,w){return this.doubtful=!0,(0,i.Wd)(F,m,w)}expectedAfter(F,m,w,v){const Z=w-m;return Z===10&&F[m+1]===
i.Ah&&(0,i.w1)(F,m,"/ByteRange")&&(this.byteRange=!0),v===0||this.opened[v-1]===a?j:((0,o.xg)(F,m,w,this.opened[v-1])&&(this.doubtful=!0),v>1?T:Z===7&&F[m+1]===
i.A4&&(0,i.w1)(F,m,"/Length")?K:T)}}function l(k,F,m){if(k[F]===i.Z4&&k[F+1]===i.l0&&k[F+3]===i.AV&&k[F+2]===i.Z4&&F+4<=m)return E(k,F+4,m)?F+4:F;let w=(0,i.AN)(
k,F,m);k[w]===i.N5&&k[w+1]>i.l0&&w++;let v=w,Z=0;for(;v<m&&(0,i.yp)(k[v]);v++)Z=Z*10+(k[v]-i.l0);if(v===w||Z>=X)return F;const I=(0,i.AN)(k,v,m);return I<m&&k[I]===
i.AV&&E(k,I+1,m)?I+1:F}const E=(k,F,m)=>F>=m||i.Kl[k[F]]!==i.N9;function x(k,F,m){return m-F===6&&(0,i.w1)(k,F,"endo")||m-F===9&&(0,i.w1)(k,F,"ends")}}),45079:((pt,rt,_)=>{
_.d(rt,{ZV:()=>g,bD:()=>a,dZ:()=>A,pS:()=>C,sd:()=>M,yT:()=>X});var i=_(78157),o=_(45599);const et=8,X={number:0,generation:0};function a(f,S,L){if(S===null)f.text(
"null");else if(typeof S=="number")f.text(g(S));else if(typeof S=="boolean")f.text(S?"true":"false");else if(S instanceof o.SX)A(f,S.text);else if(S instanceof o.
oS)f.text(K(S,L));else if(S instanceof o.Mx)C(f,S.bytes,L);else if(Array.isArray(S)){if(f.byte(i.WL),S.length>=et&&S.every($=>$ instanceof o.oS))f.text(S.map($=>K(
$,L)).join(" "));else for(const[$,N]of S.entries())$>0&&f.byte(i.Z4),a(f,N,L);f.byte(i.wt)}else S instanceof o.Bi?j(f,S,L):a(f,S.dict,L)}function j(f,S,L){const $=L.
security&&S.has("ByteRange")?{...L,security:void 0}:L;f.text("<<");for(const[N,l]of S)A(f,N),T(l)&&f.byte(i.Z4),a(f,l,N==="Contents"?$:L);f.text(">>")}const T=f=>f===
null||typeof f=="number"||typeof f=="boolean"||f instanceof o.oS;function K(f,{renumber:S,generationOf:L}){const $=S?S(f):f.number;return S&&$===0?"null":`${$} ${L?
L($):S?0:f.generation} R`}function A(f,S){f.byte(i.cL);for(let L=0;L<S.length;L++){const $=S.charCodeAt(L)&255;$!==i.Cq&&($>i.Z4&&$<=i.du&&$!==i.wn&&i.Kl[$]===i.
N9?f.byte($):f.text(`#${P($)}`))}}function C(f,S,{security:L,number:$,generation:N}){if(L){W(f,L.encryptString(S,$,N));return}let l=0;for(const E of S)(E<i.Z4||
E>i.du)&&l++;if(l*3>S.length){W(f,S);return}f.byte(i.Cx);for(const E of S)(E===i.Cx||E===i.s1||E===i.r_)&&f.byte(i.r_),E===i.u7?f.text("\\r"):f.byte(E);f.byte(i.
s1)}function W(f,S){f.byte(i.iH);for(const L of S)f.byte(b.charCodeAt(L>>4)),f.byte(b.charCodeAt(L&15));f.byte(i.vz)}const b="0123456789abcdef",P=f=>b[f>>4]+b[f&
15];function g(f){if(!Number.isFinite(f))return"0";const S=Math.abs(f);if(Number.isInteger(f)&&S<1e15)return String(f);if(S>=2**63)return`${BigInt(f)}.0`;const L=String(
f);return L.includes("e")?f.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):L}function M(f){const S=[f];for(;S.length>0;){const L=S.pop();if(L instanceof o.Mx)return!0;
if(Array.isArray(L))for(const $ of L)S.push($);else if(L instanceof o.Bi)for(const $ of L.values())S.push($);else L instanceof o.Z6&&S.push(L.dict)}return!1}}),
39150:((pt,rt,_)=>{_.d(rt,{D:()=>j});var i=_(78157);const o=15,et=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,X=/^(true|false|null)$/,a=/#(?![0-9A-Fa-f]{2})|#00/;
function j(b,P,g){const M=[],f=()=>{const L=M.at(-1);L?.keys&&(L.value=!1)},S=(0,i.AN)(b,P,g);for(;;){if(P=(0,i.AN)(b,P,g),P>=g)return!1;const L=M.at(-1),$=b[P];
if($===i.vz||$===i.wt){if(!L||L.keys===void 0!=($===i.wt)||L.keys&&(L.value||++P>=g||b[P]!==i.vz))return!1;M.pop(),P++}else if(L?.keys&&!L.value){const N=(0,i.Wd)(
b,P+1,g),l=W(b,P,N);if($!==i.cL||a.test(l)||L.keys.has(l))return!1;L.keys.add(l),L.value=!0,P=N;continue}else if($===i.WL||$===i.iH&&b[P+1]===i.iH){M.push($===i.
WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),P+=$===i.WL?1:2;continue}else if(P=T(b,P,g),P<0)return!1;if(f(),M.length===0)return!(0,i.yp)(b[S])||b[P-1]!==
i.AV}}function T(b,P,g){switch(b[P]){case i.cL:{const M=(0,i.Wd)(b,P+1,g);return a.test(W(b,P,M))?-1:M}case i.Cx:return(0,i.AZ)(b,P,g);case i.iH:for(P++;P<g&&b[P]!==
i.vz;P++)if(!C(b[P])&&i.Kl[b[P]]!==i.t6)return-1;return P<g?P+1:-1;default:{const M=(0,i.Wd)(b,P,g);if(A(b,P,M))return K(b,P,M,g);const f=W(b,P,M);return X.test(
f)||et.test(f)?M:-1}}}function K(b,P,g,M){const f=(0,i.AN)(b,g,M);if(!(0,i.yp)(b[f]))return g;const S=(0,i.JI)(b,f,M),L=(0,i.AN)(b,S.after,M);return L===S.after||
b[L]!==i.AV||i.Kl[b[L+1]??i.Z4]===i.N9?g:(0,i.JI)(b,P,g).value<=2147483647&&S.value<=65535?L+1:-1}function A(b,P,g){let M=P;for(;M<g&&(0,i.yp)(b[M]);)M++;return M===
g&&M>P&&M<=P+o}const C=b=>b>=i.l0&&b<=i.ev||(b|32)>=97&&(b|32)<=102;function W(b,P,g){return(0,i.bS)(b).toString("latin1",P,Math.min(g,P+200))}}),77581:((pt,rt,_)=>{
_.d(rt,{SQ:()=>et,g7:()=>C,kt:()=>M,wx:()=>b});var i=_(78157),o=_(45599);const et=new Map([...[728,711,710,729,733,731,730,732].map((f,S)=>[f,24+S]),...[8226,8224,
8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((f,S)=>[f,128+S]),[
8364,160]]),X=/[\x18-\x1f\x80-\xa0]/g,a=new Map([...et].map(([f,S])=>[S,f])),j=Array.from({length:256},(f,S)=>String.fromCharCode(a.get(S)??S)),T=32,K=200,A=new WeakMap;
function C(f){if(f.bytes.length<K)return W(f.bytes);let S=A.get(f);return S===void 0&&A.set(f,S=W(f.bytes)),S}function W(f){if(f[0]===254&&f[1]===255)return new TextDecoder(
"utf-16be").decode(f.subarray(2));if(f[0]===255&&f[1]===254)return new TextDecoder("utf-16le").decode(f.subarray(2));if(f[0]===239&&f[1]===187&&f[2]===191)return new TextDecoder().
decode(f.subarray(3));if(f.length>T)return(0,i.bS)(f).toString("latin1").replace(X,L=>j[L.charCodeAt(0)]);let S="";for(const L of f)S+=j[L];return S}function b(f){
const S=new Uint8Array(f.length);for(let $=0;$<f.length;$++){const N=P(f.charCodeAt($));if(N===void 0)return new o.Mx(g(f));S[$]=N}const L=S[0]===254&&S[1]===255||
S[0]===255&&S[1]===254;return new o.Mx(L||S[0]===239&&S[1]===187&&S[2]===191?g(f):S)}function P(f){return f>=32&&f<127||f===9||f===10||f===13||f>=161&&f<=255&&f!==
173?f:et.get(f)}const g=f=>M(`\uFEFF${f}`),M=f=>Buffer.from(f,"utf16le").swap16()}),45599:((pt,rt,_)=>{_.d(rt,{Bi:()=>a,Eo:()=>C,Mx:()=>o,Px:()=>P,SX:()=>i,UU:()=>b,
Z6:()=>j,Zm:()=>T,cy:()=>A,hi:()=>g,i9:()=>K,jd:()=>W,oS:()=>et,rV:()=>X});class i{text;constructor(f){this.text=f}}class o{bytes;constructor(f){this.bytes=f}}class et{number;generation;constructor(f,S=0){
this.number=f,this.generation=S}}class X extends et{part;constructor(f,S){super(S,0),this.part=f}}class a extends Map{}class j{dict;data;sealed;constructor(f,S,L){
this.dict=f,this.data=S,this.sealed=L}}const T=M=>M instanceof a,K=M=>M instanceof et,A=M=>Array.isArray(M),C=(M,f)=>M instanceof i&&M.text===f;function W(M){const f=new a;
for(const[S,L]of Object.entries(M))L!==void 0&&f.set(S,L);return f}const b=M=>new i(M),P=M=>new o(Uint8Array.from(Buffer.from(M,"latin1")));function g(M){const f=M.
get("Type");return C(f,"Sig")||C(f,"DocTimeStamp")||M.has("ByteRange")}})};
