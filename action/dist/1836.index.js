"use strict";exports.id=1836,exports.ids=[1836],exports.modules={60623:((mt,rt,O)=>{O.d(rt,{Kc:()=>A,M_:()=>F,UD:()=>l});var i=O(11544),o=O(58552),nt=O(54771),G=O(27059),f=O(
43749),Z=O(78157),b=O(4537),W=O(81272);const A=w=>(0,i.$)(w,{level:4,mem:3}),F=w=>(0,i.$)(w,{level:0}),K=16*b.$9,T=4096,P=1<<26;function l(w,j,C,h){const m=j.codec?.
inflateNow(w,Math.min(j.stream,j.remaining,P));if(m)return j.remaining-=m.length,m;const v=(0,Z.j8)(w,0,Math.min(w.length,4)),$=(w[v]&15)===8&&(w[v]<<8|w[v+1])%
31===0;$||(C.found=!0);const V=S(w.subarray($?v+2:0),j,C,h);if(!V)throw(0,o.O$)("a compressed stream is damaged");return C.mismatch===!1&&!C.found&&(C.mismatch=
E(w.subarray(v+2),V)),V}function E(w,j){const C=new f.TU;if(C.add(j),(0,f.gZ)(w,C.value))return!1;const h=(0,f.Kw)(w);return h.length>0&&M(h,{push:()=>{},size:0,
consumed:0},1/0)}function S(w,j,C,h){if(j.remaining<=0)throw(0,W.q)(j,0);const m=new W.g(j,h);if(w.length<=(h?T:K)){const $=h?[w.length*I]:[w.length*I,G._],V=x(
w,$,j.scratch??new G.f);if(V)return m.push(V),m.finish()}if(M(w,m,w.length))return m.finish();C.found=!0;const v=new W.g(j,h);return M(w,v,Math.floor(m.consumed/
b.$9)*b.$9),v.size===0?void 0:v.finish()}const I=8;function x(w,j,C){try{for(const h of j){const m=C.atLeast(h),v=(0,i.HM)(w,{out:m});if(v.length<m.length)return v.
slice();if(m.length===G._)return}}catch{}}const U=16;function M(w,j,C){const h=new i.EL($=>{$.length&&j.push($)}),m=C<w.length;let v=j.watch?b.ay:b.$9;try{for(let $=0;$<
w.length;){const V=$<C?Math.min(v,C-$):U,N=j.size;j.consumed=$,h.push(w.subarray($,$+V),!m&&$+V>=w.length),$+=V,j.watch?.(j.size),j.watch&&(v=(0,b._p)(V,j.size-
N,b.eO))}}catch($){if($ instanceof o.zU||$ instanceof nt.Q)throw $;return!1}return!0}}),48249:((mt,rt,O)=>{O.d(rt,{Kc:()=>G.Kc,M_:()=>G.M_,TT:()=>P,tN:()=>l});var i=O(
58552),o=O(78157),nt=O(3405),G=O(60623),f=O(19590),Z=O(93098),b=O(60269),W=O(11032),A=O(70097),F=O(94322);const K={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85\
Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},T=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),P=I=>T.has(
K[I]??I);function l(I,x,U,M,w={found:!1}){switch(K[I]??I){case"FlateDecode":return S({filter:"FlateDecode",data:x,parameters:U},M,w);case"LZWDecode":return S({filter:"\
LZWDecode",data:x,parameters:U},M,w);case"ASCII85Decode":return E({filter:"ASCII85Decode",data:x,parameters:void 0},M,w,()=>(0,F.xm)((0,nt.B)(x)));case"ASCIIHex\
Decode":return E({filter:"ASCIIHexDecode",data:x,parameters:void 0},M,w,()=>(0,o.sk)(x,0,x.length));case"RunLengthDecode":return E({filter:"RunLengthDecode",data:x,
parameters:void 0},M,w,()=>(0,F.xm)((0,A.A)(x,M)));case"Crypt":return x;default:throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}
function E(I,x,U,M){if(I.data.length<=Z.I)return M();const w=x.large?.find(I,x,U);return w||(x.large?.watch(I,x)?.(1/0),M())}function S(I,x,U){const M=x.large?.
find(I,x,U);if(M)return M;const{filter:w,data:j,parameters:C}=I,h=x.large?.watch(I,x),m=w==="FlateDecode"?(0,G.UD)(j,x,U,h):(0,f.k)(j,(0,b.c)(C,"EarlyChange",1),
x,U,h);return(0,W.T)(m,C)}}),54619:((mt,rt,O)=>{O.d(rt,{HV:()=>i,UT:()=>nt,jC:()=>G,tL:()=>o,wg:()=>b});const i=0,o=1,nt=2,G=3,f=1e5,Z=1e4;class b{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;mended=new Set;constructor({
limits:A,memory:F},K){this.sourceLength=K,this.memory=F,this.bound=Math.min(A.objects,Math.max(1e6,K));const T=K<f?64:1024;this.kind=new Uint8Array(T),this.place=
new Int32Array(T),this.detail=new Int32Array(T)}offer(A,F,K,T){A<this.kind.length&&this.kind[A]!==i||this.set(A,F,K,T)}askFor(A){const F=this.kind[A]??i;A<=0||A>
this.bound||(F===i||this.wronglyFree.has(A)?this.unlisted.add(A):F===G&&this.doubtful.add(A))}doubtFree(A){this.kind[A]===G&&this.unlisted.add(A)}leadsTo(A){const F=this.
kind[A]??i;return F===o||F===nt}set(A,F,K,T){if(A>this.bound){this.overflowed=!0;return}A>=this.kind.length&&this.grow(A+1),this.kind[A]=F,this.place[A]=K,this.
detail[A]=T,A>=this.size&&(this.size=A+1)}grow(A){const F=Math.min(Math.max(A,this.kind.length*2),this.bound+1),K=Math.max(this.kind.length,this.sourceLength,Z);
F>K&&this.memory.takeNumbers(F-K);const[T,P,l]=[new Uint8Array(F),new Int32Array(F),new Int32Array(F)];T.set(this.kind),P.set(this.place),l.set(this.detail),[this.
kind,this.place,this.detail]=[T,P,l]}}}),21836:((mt,rt,O)=>{O.d(rt,{E:()=>Bn});var i=O(58552),o=O(78157),nt=O(64580),G=O(83287),f=O(45599);const Z=1<<24,b=200;class W{memory;held=new Map;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const n=this.held.get(t.data.byteOffset);if(n?.stream!==t||e&&!n.verified)return;const{dict:r}=t;return n.filter===
r.get("Filter")&&n.parameters===r.get("DecodeParms")?n.part:void 0}keep(t,e,n){const{data:r,dict:a}=t;if(this.held.has(r.byteOffset)||!n.whole||n.data.length>Z||
n.data.buffer===r.buffer||(0,f.Eo)(a.get("Subtype"),"Image"))return;const g={stream:t,filter:a.get("Filter"),parameters:a.get("DecodeParms"),verified:e,part:n};
this.held.set(r.byteOffset,g),this.memory.hold(n.data.length+b,this.holder,r.byteOffset)}}var A=O(52205),F=O(42973),K=O(88500);function T(s,t){if(!(t instanceof
f.Z6))return;const e=s.resolve(t.dict.get("N"));if(typeof e!="number")return;const n=(0,G.US)(s,t,s.memory,!0);if(!n)return;const{data:r}=n,{numbers:a,starts:c,
isMended:g}=P(n,e,s.resolve(t.dict.get("First"))),z=!n.whole&&!(0,G.QJ)(s.encoded(t)),J=z||g;z&&c.length>0&&new K.s().value(r,c.at(-1),Math.min(r.length,c.at(-1)+
I))<0&&(a.pop(),c.pop());const q=U(c,r.length);if(M(c,q,r.length))throw(0,i.O$)("its objects overlap");return{data:r,numbers:new Int32Array(a),starts:new Int32Array(
c),stops:q,ends:new Int32Array(c.length).fill(-1),namesStream:(0,o.bS)(r).includes("stream"),...J?{lost:Math.min(Math.max(0,e-a.length),s.table.size)}:{}}}function P({
data:s,whole:t},e,n){const{length:r}=s,a=typeof n=="number"&&Number.isInteger(n)&&n>=0;if(a&&n>r&&!t)return{numbers:[],starts:[],isMended:!1};const c=l(s,Math.min(
e,E),a&&n<=r?n:0),{numbers:g,offsets:z,after:J}=c,q=!a||(0,o.AN)(s,J,r)!==(0,o.AN)(s,Math.min(n,r),r)||n<J,Q=q?(0,o.AN)(s,J,r):n,H=z.findIndex(at=>Q+at>r);H>=0&&
(g.length=z.length=H);const et=g.length>0&&(q||g.length>e);return{numbers:g,starts:z.map(at=>Q+at),isMended:et}}function l(s,t,e){const{length:n}=s,[r,a]=[[],[]];
let c=0,g={count:0,after:0};for(;r.length<(c<e?E:t);){const z=(0,o.JI)(s,(0,o.AN)(s,c,n),n),J=(0,o.JI)(s,(0,o.AN)(s,z.after,n),n);if(z.value<0||z.value>2147483647||
J.value<0||r.length>=t&&J.after>e)break;r.push(z.value),a.push(J.value),c=J.after,c<=e&&(g={count:r.length,after:c})}return r.length>=t?{numbers:r,offsets:a,after:c}:
(r.length=a.length=g.count,{numbers:r,offsets:a,after:g.after})}const E=2**20,S=2**29,I=1<<22,x=4;function U(s,t){const e=new Int32Array(s.length);if(s.every((c,g)=>g===
0||s[g-1]<c)){for(let c=0;c<s.length;c++)e[c]=s[c+1]??t;return e}const n=Float64Array.from(s,(c,g)=>c*E+g).sort();let r=t,a=t;for(let c=n.length-1;c>=0;c--){const g=n[c]%
E,z=s[g];z<a&&([r,a]=[a,z]),e[g]=r}return e}function M(s,t,e){let n=0;for(let r=0;r<s.length;r++)n+=t[r]-s[r];return n>x*e}function w({data:s,starts:t,stops:e,ends:n,
namesStream:r},a){if(n[a]>=0)return n[a];const c=t[a];let g=Math.min(e[a],s.length);for(;g>c&&o.Kl[s[g-1]]===o.t6;)g--;if(g-c>I)throw C();const z=r?new K.s().value(
s,c,g):-1;return n[a]=z>=0?z:g}function j(s,t){const{numbers:e}=s;s.sorted??=Float64Array.from(e,(g,z)=>Math.min(g,S)*E+z).sort();const{sorted:n}=s;let[r,a]=[0,
n.length];for(;r<a;){const g=r+a>>>1;n[g]<t*E?r=g+1:a=g}const c=r<n.length?n[r]%E:-1;return e[c]===t?c:-1}const C=()=>(0,F.F)("objectValues","An object of the d\
ocument has too many values","Open the document in another PDF program and save it again");var h=O(54619),m=O(45798),v=O(85368),$=O(22480);const V=20;class N{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:n,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=
new v.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){const e=new N(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:n}=this,{bytes:r,memory:a}=n,c=this.counted[t]===1,g=this.parser(t,e.bytes,e.start,e.end,c?1/0:a.values),{room:z}=g,J=g.value(),
q=z-g.room;c||(a.values-=q),this.counted[t]=1;const Q=g.at-e.start;if(this.spend(Q),n.job.pace.add(q+Q),!(J instanceof f.Bi)||e.bytes!==r)return J;const H=(0,o.
AN)(r,g.at,r.length);if(!(0,o.w1)(r,H,"stream"))return(0,o.rg)(r,H)||n.table.doubtful.add(t),J;const{start:et,end:at,isSearched:lt}=this.streams.data(H,this.lengthOf(
J.get("Length")),J.has("Filter"));lt&&n.table.doubtful.add(t);const ct=this.security&&!(0,f.Eo)(J.get("Type"),"XRef"),gt=ct?et:(0,$.Ow)(r,et,at),Mt=gt>et&&D(J)?
gt:et;return new f.Z6(J,r.subarray(Mt,at),ct?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,r,a=this.document.memory.values){const{document:c,security:g}=this;
let z;if(g&&t!==this.encryptNumber&&c.table.kind[t]===h.tL){const H=c.generation(t);z=et=>g.decryptString(et,t,H)}const{nesting:J,objectValues:q}=c.job.limits,Q=q<
a;return new m.i(e,n,r,J,z,Q?q:a,Q?C:m.e)}lengthOf(t){if(t instanceof f.oS){const e=this.document.place(t.number),n=e&&new m.i(e.bytes,e.start,Math.min(e.end,e.
start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.has(
t))return e;const{document:n,opening:r}=this;if(r.has(t)||n.table.kind[t]!==h.tL)return;r.add(t);const a={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},c=T(
n,this.read(t,a));if(r.delete(t),this.objectStreams.set(t,c),!!c)return c.lost!==void 0&&n.table.broken.set(t,c.lost),this.effort+=c.data.length*n.job.limits.parsing,
n.memory.hold(c.data.length+c.numbers.length*V,this.holder,t),c}spend(t){if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}function D(s){const t=s.
get("Filter");return(0,f.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var _=O(67382),k=O(51271),R=O(83363),X=O(45657);const tt=100;class ot{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new k.L;constructor(t){this.document=t}async read(){const t=await(0,R.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const r of R.i)e[r]!==void 0&&(n[r]=(0,nt.F)(e[r]));return n}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new f.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new _.B(this.document);for(const n of t){this.document.exists(
n)&&e.keep(n);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){const{numbers:e,ancestry:n}=this,r=e.filter((a,c)=>t[c]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=n.filter((a,c)=>t[c]),this.positions=void 0}async rebuild(t){
const{document:e}=this,n=Array.from(t),r=new Map,a=this.inherited.map(Q=>ht(e,Q,r)),{nodes:c,parents:g}=this.grow(n),z=c.map(({ref:Q})=>({Parent:Q}));for(let Q=0;Q<
n.length;Q++){const H=n[Q],et=this.indexOf(H),at=g[Q];c[at].kids.push(new f.oS(H,e.generation(H)));const lt=et<0?dt:a[this.ancestry[et]];e.patch(H,z[at],lt);const ct=e.
job.pace.step(600);ct&&await ct}for(const{ref:Q,kids:H,parent:et,count:at}of c)e.put(Q,new f.Bi([["Type",new f.SX("Pages")],...et?[["Parent",et]]:[],["Kids",H],
["Count",at]]));const J=c[c.length-1].ref,q=e.catalog.get("Pages");(!(q instanceof f.oS)||q.number!==J.number)&&e.editCatalog().set("Pages",J),this.numbers=n,this.
ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new k.L(!1)}grow(t){const{document:e}=this,n=t.length,r=e.catalog.get(
"Pages"),a=H=>this.indexOf(H)>=0||t.includes(H),c=r instanceof f.oS&&r.number>0&&!a(r.number)?r:void 0,g=[];let z=[];const J=(H,et)=>({ref:et&&c?new f.oS(c.number,
e.generation(c.number)):e.add(null),kids:[],parent:void 0,count:H}),q=Math.max(1,Math.ceil(n/tt));for(let H=0;H<q;H++)z.push(J(Math.min(tt,n-H*tt),q===1));const Q=Array.
from({length:n},(H,et)=>Math.floor(et/tt));for(;z.length>1;){(0,X.RZ)(g,z);const H=Math.ceil(z.length/tt),et=Array.from({length:H},()=>J(0,H===1));for(const[at,
lt]of z.entries()){const ct=et[Math.floor(at/tt)];lt.parent=ct.ref,ct.kids.push(lt.ref),ct.count+=lt.count}z=et}return(0,X.RZ)(g,z),{nodes:g,parents:Q}}}const dt={};
function ht(s,t,e){const{Resources:n}=t;if(!(n instanceof f.Bi))return{...t};const r=e.get(n)??s.add(n);return e.set(n,r),{...t,Resources:r}}const ft=1,yt=2,At=3;
class Lt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Lt(0);for(const[e,n]of this.edited)t.edited.
set(e,(0,nt.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,ft)===yt&&this.patched.
delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,yt),this.patched.set(t,e)}remove(t){const e=this.set(t,At);e===ft?this.edited.delete(t):e===yt&&this.patched.
delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=r}const n=this.kind[t];
return this.kind[t]=e,this.any=!0,n}}var Ft=O(64680),Nt=O(45079);const Ae={},Oe=4096,ne=1<<21,vt=`
endobj
`,se=`>>${vt}`,Tt=2147483647;class Vt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Ft.k(256);scan=new K.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,r,a){
(r!==this.entries||a!==this.defaults)&&this.prepare(r,a);const{text:c,defaultTexts:g}=this,{open:z,close:J}=n,q=e<0,Q=q?z-2:e;this.reserve(J-Q+c.bytes.length+this.
defaultSize);const H=this.used,et=this.noted,at=this.keepOthers(t,Q,n);this.put(t,at,J);let lt=n.special||c.special;for(let ct=0;ct<g.length;ct++){const gt=g[ct],
Mt=n.find(t,gt.key);if(Mt>=0){const Ot=(0,o.AN)(t,n.at[Mt+2],J);if(!(0,o.w1)(t,Ot,"null"))continue;this.used=H,this.noted=et;return}lt||=gt.special,this.put(gt.
bytes,0,gt.bytes.length),this.note(gt.marks,0,gt.marks.length,Tt)}return this.put(c.bytes,0,c.bytes.length-(q?vt.length:0)),this.note(c.marks,0,c.marks.length,Tt),
{bytes:this.memory,start:H+z-2-Q,end:q?this.used:this.used-vt.length,from:q?-1:H,to:q?-1:this.used-1,references:lt?void 0:this.references,first:et,last:this.noted}}keepOthers(t,e,{
at:n,first:r,used:a,scan:c,marksFrom:g,marksTo:z}){const{keys:J}=this,{marks:q}=c;let Q=g,H=e;for(let et=r;et<a;et+=4){const at=n[et],lt=n[et+1]-at;for(let ct=0;ct<
J.length;ct++)if(!(J[ct].length!==lt||!(0,o.w1)(t,at,J[ct])))for(Q=this.note(q,Q,z,at),this.put(t,H,at-1),H=n[et+3];Q<z&&q[Q+1]<H;)Q+=3}return this.note(q,Q,z,Tt),
H}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(r=>!(r in t));this.defaultTexts=
n.map(r=>{const a=this.textOf(e,[r]);return{...a,key:r,bytes:a.bytes.subarray(0,-se.length)}}),this.defaultSize=this.defaultTexts.reduce((r,{bytes:a})=>r+a.length,
0)}textOf(t,e){const{draft:n,scan:r}=this;n.clear(),n.text("<<");for(const g of e){const z=t[g];z!==void 0&&((0,Nt.dZ)(n,g),n.byte(o.Z4),(0,Nt.bD)(n,z,Nt.yT))}n.
text(se);const a=new Uint8Array(n.bytes);r.reset();const c=r.value(a,0,a.length)!==a.length-vt.length;return{bytes:a.subarray(2),marks:r.marks.slice(0,r.used),special:c||
r.byteRange}}note(t,e,n,r){let a=e;for(;a<n&&t[a+1]<r;a+=3)this.refer(t[a]);return a}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(Oe,Math.min(this.memory.length*2,ne),Math.min(this.sourceLength>>4,ne));this.
memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Me(s,t,e){for(const[n,r]of Object.entries(t))r===void 0?s.delete(n):s.set(n,r);for(const[
n,r]of Object.entries(e))r!==void 0&&!s.has(n)&&!(n in t)&&s.set(n,r)}var Dt=O(79725);const bt=6;class Ut{index=new Int32Array(0);records=new Int32Array(bt*16);count=0;at=new Int32Array(
64);used=0;scan=new K.s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Dt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:r,
scan:a}=this,c=this.count*bt;r[c]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),r[c+1]=this.used+=n.used-n.first,r[c+2]=n.open,r[c+3]=n.close,r[c+
4]=a.used,a.append(n.scan.marks,n.marksFrom,n.marksTo),r[c+5]=a.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:r}=this,
a=(n-1)*bt;return e.at=this.at,e.scan=this.scan,e.first=r[a],e.used=r[a+1],e.open=r[a+2],e.close=r[a+3],e.marksFrom=r[a+4],e.marksTo=r[a+5],e.special=!1,!0}fork(){
const t=new Ut;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*bt),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*bt>this.records.length&&(this.records=(0,Dt.Z)(this.records,(this.
count+1)*bt)),this.used+t>this.at.length&&(this.at=(0,Dt.Z)(this.at,this.used+t))}}class _t{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Ut;entries=new Dt.
R;located=-1;patcher;decodedData;next;constructor(t,e,n,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new N(this),this.changes=new Lt(this.next),this.pages=new ot(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,nt.F)(this.trailer),r=new _t(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,
isMended:!1,bodies:this.bodies},this.memory.fork());return r.reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.
walked=this.walked,r.pages.copyFrom(this.pages),r}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.
trailer.get("Root");return t instanceof f.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.
catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof
f.SX&&/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===At)return null;
if(n===ft)return this.changes.edited.get(e);const r=this.values.get(e);if(r!==void 0)return r;const a=this.place(e),c=a?this.reader.read(e,a):null;return this.values.
set(e,c),c}resolve(t){for(let e=0;t instanceof f.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof f.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
f.Bi?e:e instanceof f.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new f.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===ft)return!0;if(e===At)return!1;const n=this.table.kind[t];return n===h.tL||n===h.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===ft||e===yt}isEdited(t){return this.changes.
kind[t]===ft}patched(t){return this.changes.kind[t]===yt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===ft?this.changes.edited.
get(t):this.values.get(t);if(n!==void 0||e===At)return this.resolve(n)instanceof f.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:a}=this,
c=ve(a,(0,o.AN)(a,r.start,r.end)),g=c>=0?c:this.locateHere(t,r)?this.entries.close+2:-1;return g<0?this.resolve(new f.oS(t))instanceof f.Z6:(0,o.w1)(a,(0,o.AN)(
a,g,r.end),"stream")?!(0,o.bS)(a.subarray(r.start,g)).includes("endobj")||this.resolve(new f.oS(t))instanceof f.Z6:!1}entry(t,e){const n=this.changes.kind[t],r=n===
ft?this.changes.edited.get(t):this.values.get(t);if(r!==void 0||n===At)return r instanceof f.Bi?r.get(e):void 0;const a=this.place(t);if(!a)return;const{entries:c}=this;
if(!this.locateHere(t,a))return this.dict(new f.oS(t))?.get(e);const g=c.find(a.bytes,e);return g<0?void 0:this.reader.parser(t,a.bytes,c.at[g+2],c.at[g+3]).value()}patch(t,e,n=Ae){
const r=this.place(t),a=this.security&&[...Object.values(e),...Object.values(n)].some(Nt.sd),c=r&&!a&&this.locateHere(t,r)?this.patchAt(t,r,e,n):void 0;if(!c){const g=this.
edit(t);g instanceof f.Bi&&Me(g,e,n);return}this.changes.patch(t,c),this.values.delete(t),this.located=-1}patchAt(t,e,n,r){return this.patcher??=new Vt(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:r},a){return this.recallEntries(t,a)||a.locate(e,n,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,A.x$)(this,t.dict)):n}decoded(t){return(0,G.
D4)(this,t,this.memory)}async decodedAtEase(t,e){return await(0,G.m_)(this,t,this.memory,e)??(0,G.D4)(this,t,this.memory,e)}decodedPart(t,e=!1){const n=this.decodedData?.
recall(t,e);if(n)return n;const r=(0,G.US)(this,t,this.memory,e);return r&&this.decodedData?.keep(t,e,r),r}async decodedPartAtEase(t){const e=this.decodedData?.
recall(t,!0);if(e)return e;const n={found:!1,mismatch:!1},a={data:await this.decodedAtEase(t,n),whole:!n.found&&!n.mismatch};return this.decodedData?.keep(t,!0,
a),a}keepDecoded(){this.decodedData??=new W(this.memory)}place(t){const e=this.changes.kind[t];if(!(e===ft||e===At)){if(e===yt)return this.changes.patched.get(t);
switch(this.table.kind[t]){case h.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case h.UT:{const n=this.reader.objectStream(this.table.
place[t]);if(!n)return;let r=this.table.detail[t];n.numbers[r]!==t&&(r=j(n,t));const a=n.starts[r];return a===void 0?void 0:{bytes:n.data,start:a,end:w(n,r)}}default:
this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==At&&this.table.askFor(t)}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){return this.
reader.lengthOf(t)}generation(t){return this.table.kind[t]===h.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.table.broken.clear(),this.values.
clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new Ut}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),
this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=
t}}function ve(s,t){if(s[t]!==o.iH||s[t+1]!==o.iH)return-1;for(t+=2;t<s.length;t++){const e=s[t];if(e===o.vz)return s[t+1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||
e===o.IQ)return-1}return-1}const re=1<<25,Zt=1<<23,Kt=1<<18,ie=2e3,It=Buffer.alloc(512),De=4096,[_e,Pe]=[1<<23,1<<26],ke=Buffer.alloc(16);function oe(s){if(s.length>
Pe)return!1;const t=s.length>_e?De:It.length;for(let e=0;e+It.length<=s.length;e+=t)if(!(s[e]!==0||s[e+256]!==0)&&It.equals(s.subarray(e,e+It.length)))return!0;
return!1}const ae=new Set(["DCTDecode","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]);class Pt{document;known=new Map;memory;left=re;constructor(t){this.
document=t,this.memory=t.memory.fork()}async has(t,e=!1){if(!(t instanceof f.oS))return!1;const{number:n}=t,r=this.known.get(n);if(r!==void 0)return r;const{document:a}=this,
c=a.resolve(t),g=c instanceof f.Z6&&await this.look(c,e);this.known.set(n,g);const z=a.job.pace.step(ie);return z&&await z,g}async look(t,e){const{length:n}=t.data,
r=(0,A.c3)(this.document,t.dict.get("Filter")).map(z=>z instanceof f.SX?z.text:"");if(n>Zt||n>this.left)return this.isCutShort(t);if(this.left-=n,r.some(z=>ae.has(
z)))return this.isDamagedImage(t,r);const a=await this.decode(t,r);if(!a)return!1;const{document:c}=this;if(!a.whole&&!(0,G.QJ)(c.encoded(t)))return!0;const g=(0,o.
bS)(a.data);return e&&g.includes(ke)&&!g.includes("EI")?!0:r.length===0&&this.isCutShort(t)}async decode(t,e){const{document:n,memory:r}=this;try{const a={found:!1,
mismatch:!1},c=await(0,G.m_)(n,t,r,a);return c?{data:c,whole:!a.found&&!a.mismatch}:e.length>0&&t.data.length>Kt?void 0:(0,G.US)(n,t,r,!0)}catch(a){if(!(a instanceof
i.zU)||a.code==="cancelled")throw a;if(a.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};this.left=0;return}}isDamagedImage(t,[e]){if(this.
isCutShort(t))return!0;const n=this.document.encoded(t);return(0,o.bS)(n).includes(It)?!0:(e==="DCTDecode"||e==="DCT")&&n.length>0&&!ce(n)}isCutShort({data:t,dict:e}){
const{document:n}=this,{bytes:r}=n,a=t.byteOffset-r.byteOffset+t.length;if(!(t.buffer===r.buffer&&a>=0&&a<=r.length)||n.lengthOf(e.get("Length"))===t.length)return!1;
const g=(0,o.AN)(r,a,r.length);return!(0,o.w1)(r,g,"endstr")&&!(0,o.rg)(r,g)}}const ce=s=>(0,o.bS)(s.subarray(0,64)).includes(Rt),Rt=Buffer.of(255,216),$t=5e5,Ht=2e3;
async function Fe(s,t,e){const n=new be(s),r={content:new Xt,fonts:new Xt,images:new Xt},a=new Set(e?t.bare:[]);for(let H=0;H<t.count;H++){const et=t.number(H),
at=a.has(et)?xt:await n.ofContent(s.entry(et,"Contents")),lt=await n.ofResources(t.attribute(H,"Resources"));r.content.add(H+1,Math.max(at,lt.forms)),r.fonts.add(
H+1,lt.fonts),r.images.add(H+1,lt.images);const ct=s.job.pace.step(Ht);ct&&await ct}const c=t.blank.map(H=>t.indexOf(H)+1).filter(H=>H>0),{broken:g}=s.table,z=[
...g.values()].reduce((H,et)=>H+et,0),{count:J,claimed:q,isOrderLost:Q}=t;return{count:J,claimed:q,lost:c,withoutContent:r.content.lost,withoutFonts:r.fonts.lost,
withoutImages:r.images.lost,damagedContent:r.content.damaged,damagedFonts:r.fonts.damaged,damagedImages:r.images.damaged,isOrderLost:Q,brokenStreams:g.size,lostObjects:z,
mendedKeys:[...s.table.mended]}}const Te=s=>[s.withoutContent,s.withoutFonts,s.withoutImages,s.damagedContent,s.damagedFonts,s.damagedImages].some(t=>t.length>0),
[St,Gt,xt]=[0,1,2];class Xt{lost=[];damaged=[];add(t,e){e===xt?this.lost.push(t):e===Gt&&this.damaged.push(t)}}const Wt={fonts:St,images:St,forms:St},fe={fonts:xt,
images:xt,forms:St};class be{document;looks=0;known=new Map;fonts=new Map;streams;constructor(t){this.document=t,this.streams=new Pt(t)}async ofContent(t){if(t==
null)return St;let e=St;return await this.lookAt(this.document.array(t)??[t],async n=>{e=Math.max(e,typeof n=="number"?xt:await this.ofStream(n,!0))}),e}async ofResources(t,e=0){
const{document:n}=this;if(this.isLost(t))return fe;if(t instanceof f.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof f.Bi)||e>
n.job.limits.formDepth)return Wt;let[r,a,c]=[this.stateOf(t.get("Font")),this.stateOf(t.get("XObject")),St];return await this.lookAt(this.valuesOf(t.get("Font")),
async g=>{r=Math.max(r,await this.ofFont(g))}),await this.lookAt(this.valuesOf(t.get("XObject")),async g=>{const z=g instanceof f.oS?n.resolve(g):null,J=z instanceof
f.Z6&&(0,f.Eo)(z.dict.get("Subtype"),"Form"),q=await this.ofStream(g,J);if(J?c=Math.max(c,q):a=Math.max(a,q),!(g instanceof f.oS)||!(z instanceof f.Z6))return;const Q=await this.
once(g.number,()=>this.ofDrawn(z,J,e+1));r=Math.max(r,Q.fonts),a=Math.max(a,Q.images),c=Math.max(c,Q.forms)}),{fonts:r,images:a,forms:c}}async ofDrawn({dict:t},e,n){
if(e)return this.ofResources(t.get("Resources"),n);const r=t.get("SMask");return{...Wt,images:r instanceof f.oS?await this.ofStream(r):St}}valuesOf(t){return this.
document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){if(++this.looks>$t)return;await e(n);const r=this.document.job.pace.step(Ht);r&&await r}}async once(t,e){
const n=this.known.get(t);if(n)return n;this.known.set(t,Wt);const r=await e();return this.known.set(t,r),r}async ofFont(t){if(!(t instanceof f.oS))return this.
ofFontDictionary(t);let e=this.fonts.get(t.number);return e===void 0&&this.fonts.set(t.number,e=await this.ofFontDictionary(t)),e}async ofFontDictionary(t){const{
document:e}=this;if(this.isLost(t))return xt;const n=e.dict(t),r=e.array(n?.get("DescendantFonts"))?.slice(0,1)??[];if(r.some(g=>this.isLost(g)))return xt;const a=(e.
dict(r[0])??n)?.get("FontDescriptor");if(this.isLost(a))return xt;const c=["FontFile","FontFile2","FontFile3"].map(g=>e.dict(a)?.get(g));if(c.some(g=>this.isLost(
g)))return xt;for(const g of[...c,n?.get("ToUnicode")])if(await this.streams.has(g))return Gt;return St}async ofStream(t,e=!1){return t instanceof f.oS?this.document.
resolve(t)instanceof f.Z6?await this.streams.has(t,e)?Gt:St:xt:St}stateOf(t){return this.isLost(t)?xt:St}isLost(t){return t instanceof f.oS&&this.document.resolve(
t)===null}}var ue=O(33973),le=O(69289);const de=50,he=2e4,ge=4096,[Re,Ce]=[5e4,200],Ct=new Set(["Length","Filter","DecodeParms"]),jt=/\b(?:BT|Do|re|l|c)\s/;async function Jt(s){
const{table:t,job:e,bytes:n}=s,r=(0,o.bS)(n);if(r.indexOf("startxref")!==r.lastIndexOf("startxref")&&!(0,le.V)(s))return!1;const{live:a}=await(0,ue.Gy)(s);let c=0;
for(let g=1;g<t.size&&c<de;g++){if(t.kind[g]!==h.tL||a[g]===1)continue;const z=s.isStream(g),J=e.pace.step(z?Re:Ce);if(J&&await J,!!z&&(c++,me(s,g)))return!0}return!1}
function me(s,t){const e=s.get(t);if(!(e instanceof f.Z6)||![...e.dict.keys()].every(g=>Ct.has(g)))return!1;const{dict:n,data:r,sealed:a}=e;if(a&&r.length>he)return!1;
const c=s.decodedPart(new f.Z6(n,r.subarray(0,he),a))?.data??new Uint8Array(0);return jt.test((0,o.bS)(c.subarray(0,ge)).toString("latin1"))}const Le=[["Outline\
s","bookmarks",["First"]],["AcroForm","form",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels",
"page labels",[]],["StructTreeRoot","tags",["K"]],["OCProperties","layers",["OCGs"]]];function Yt(s){const{catalogNumber:t}=s;return Le.filter(([e,,n])=>{const r=s.
entry(t,e);return pe(s,r)?!0:r instanceof f.oS?Ie(s,r)?n.some(a=>pe(s,s.entry(r.number,a))):!0:r!=null&&!(0,f.Zm)(r)}).map(([,e])=>e)}function pe({table:s},t){return!(t instanceof
f.oS)||s.leadsTo(t.number)?!1:(s.askFor(t.number),s.unlisted.has(t.number))}function Ie(s,t){const e=s.place(t.number);if(!e)return!s.table.leadsTo(t.number)||s.
resolve(t)instanceof f.Bi;const{bytes:n,start:r,end:a}=e,c=(0,o.AN)(n,r,a);return n[c]===o.iH&&n[c+1]===o.iH||(0,o.w1)(n,c,"null")?!0:s.resolve(t)instanceof f.Bi}
const Qt=1e3;async function we(s,t){const{found:e,loose:n}=await Ne(s);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,i.O$)("it has no pages");const r=t.
claimed??Be(s,n);await ye(s,t,n);const a=e.every(c=>t.indexOf(c)>=0);if(a||await ye(s,t,e),t.count===0)throw(0,i.O$)("it has no pages");t.claimed=r,t.isOrderLost=
n.length>1||!a,t.isAdopted=!0,await t.rebuild(t.numbers)}function Be(s,[t,...e]){const n=e.length>0?void 0:s.resolve(s.entry(t,"Count"));return typeof n=="numbe\
r"?n:void 0}async function Ne(s){const{table:t,job:e}=s,n=[],r=[],a=new Set;for(let H=1;H<t.size;H++){if(t.kind[H]!==h.tL&&t.kind[H]!==h.UT)continue;const et=s.
entry(H,"Type");(0,f.Eo)(et,"Page")&&n.push(H);const at=(0,f.Eo)(et,"Pages")?s.array(s.entry(H,"Kids")):void 0,lt=at!==void 0&&!a.has(at);lt&&(a.add(at),r.push(
{number:H,kids:at.flatMap(gt=>gt instanceof f.oS?[gt.number]:[])}));const ct=e.pace.step(Qt+(lt?at.length*20:0));ct&&await ct}const c=H=>t.kind[H]===h.UT?t.place[t.
place[H]]:t.place[H],g=(H,et)=>c(H)-c(et)||t.detail[H]-t.detail[et];n.sort(g);const z=new Set(n),J=r.filter(({kids:H})=>H.some(et=>z.has(et))),q=new Set(J.flatMap(
({kids:H})=>H)),Q=[...n,...J.map(({number:H})=>H)].filter(H=>!q.has(H));return{found:n,loose:Q.sort(g)}}async function ye(s,t,e){const n=s.dict(s.catalog.get("P\
ages")),r=R.i.flatMap(g=>{const z=(0,f.Eo)(n?.get("Type"),"Pages")?n?.get(g):void 0;return z===void 0?[]:[[g,z]]}),a=s.add(new f.Bi([["Type",new f.SX("Pages")],
["Kids",e.map(g=>new f.oS(g,s.generation(g)))],["Count",e.length],...r])),c=s.edit(s.catalogNumber);if(!(c instanceof f.Bi))throw(0,i.O$)("it has no catalog");c.
set("Pages",a),await t.read()}var Ue=O(87598),qt=O(35586);const u=new Set(["Root","Info","ID","Encrypt"]);async function d(s,t){const{limits:e,pace:n}=t,r=new h.
wg(t,s.length),a=new f.Bi;let c=!1;const g=J=>{for(const[q,Q]of J)u.has(q)&&a.set(q,Q)},z=new qt.c0(s,n,J=>{const q=new m.i(s,J,Math.min(s.length,J+65536),e.nesting),
Q=q.value();return(0,f.Zm)(Q)&&g(Q),q.at});for(let J=0;;){const q=await z.next(J);if(!q)break;const{number:Q,body:H}=q,et=z.object(q),at=Q<r.size&&r.kind[Q]===h.
tL;if((!et.isCut||!at)&&r.set(Q,h.tL,q.start,q.generation),et.dictionaryEnd>=0&&(0,o.bS)(s.subarray(H,et.dictionaryEnd)).includes("XRef")){const ct=new m.i(s,H,
et.dictionaryEnd,e.nesting).value();(0,f.Zm)(ct)&&(0,f.Eo)(ct.get("Type"),"XRef")&&(c=!0,ct.has("Root")&&g(ct))}const lt=n.step(et.at-J+200);lt&&await lt,J=et.at}
if(r.overflowed&&s.length>8*e.objects)throw(0,F.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save \
it again, which numbers objects without gaps");if(r.size===0)throw(0,i.O$)("no PDF objects were found in the file");return{table:r,trailer:a,streams:c,damaged:!0}}
var p=O(59277);function y(s,t){if(s.length===0)throw L();if(s.length>t.inputBytes)throw B(s.length,t.inputBytes);const e=(0,o.bS)(s.subarray(0,1024)).indexOf("%\
PDF-");if(e<0&&(0,o.bS)(s).indexOf(" obj")<0)throw Y(s);return e}function L(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[
{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function B(s,t){return(0,F.F)("inputBytes",`The document \
has ${s} bytes; at most ${t} are allowed`,"Split it with another program first")}function Y(s){const t=(0,p.y)(s);if(t===void 0)return(0,i.O$)("the file is not \
a PDF document");const e=`is ${t}, not a PDF document`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a \
PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const st=1e3;async function it(s){const{job:t,table:e}=s;let n;for(let r=1;r<e.size;r++){
if(e.kind[r]!==h.tL)continue;(n===void 0||e.place[r]>e.place[n.number])&&ut(s,r)&&(n=new f.oS(r,s.generation(r)));const c=t.pace.step(st);c&&await c}return n&&(await Et(
s)&&pt(s,n)?void 0:n)}function ut(s,t){const e=r=>s.resolve(s.entry(t,r));return!(s.entry(t,"Filter")instanceof f.SX)||typeof e("V")!="number"?!1:e("O")instanceof
f.Mx&&e("U")instanceof f.Mx||(0,f.cy)(e("Recipients"))||(0,f.Zm)(e("CF"))}const pt=(s,{number:t})=>!(0,f.Eo)(s.resolve(s.entry(t,"StmF")),"Identity"),wt=20;async function Et(s){
const{job:t,table:e}=s;let[n,r]=[0,0];for(let a=1;a<e.size&&n<wt;a++){if(e.kind[a]!==h.tL||!s.isStream(a))continue;const c=s.get(a);s.release(a);const g=t.pace.
step(st);if(g&&await g,!(c instanceof f.Z6)||(0,f.Eo)(c.dict.get("Type"),"XRef")||!(0,f.Eo)((0,A.c3)(s,c.dict.get("Filter"))[0],"FlateDecode"))continue;const[z=0,
J=0]=c.data;n++,(z&15)===8&&(z<<8|J)%31===0&&r++}return r*2>n}const Ee=1e3,$e=1024,an=16;function cn(s){const t=(0,o.bS)(s),e=[];let n=t.indexOf("/ID");for(let r=0;n>=
0&&r<Ee&&e.length<an;r++){const a=Math.min(s.length,n+$e),c=(0,o.j8)(s,n+3,a),g=s[c]===o.WL?new m.i(s,c,a,$e).value():null,z=(0,f.cy)(g)?g[0]:null;z instanceof f.
Mx&&z.bytes.length>0&&e.push(z.bytes),n=t.indexOf("/ID",n+3)}return e}async function fn(s){const{table:t}=s,{pace:e}=s.job,n=[];for(let a=1;a<t.size;a++){t.kind[a]===
h.tL&&(0,f.Eo)(s.entry(a,"Type"),"ObjStm")&&n.push({number:a,at:t.place[a]});const c=e.step(1e3);c&&await c}n.sort((a,c)=>a.at-c.at);const r=new Set(n.map(({number:a})=>a));
for(const{number:a,at:c}of n)await He(s,a,g=>!(t.kind[g]===h.tL&&t.place[g]>c)&&!r.has(g))}async function un(s,t){const{table:e}=s;for(const n of t)(0,f.Eo)(s.entry(
n,"Type"),"ObjStm")&&await He(s,n,r=>(e.kind[r]??h.HV)===h.HV)}async function He(s,t,e){const{job:n,table:r}=s,a=s.objectStream(t),c=n.pace.step((a?.data.length??
0)+1e3);c&&await c;for(const[g,z]of a?.numbers.entries()??[])z>0&&e(z)&&r.set(z,h.UT,t,g)}async function ln(s){const t=s.get(s.catalogNumber);if(t instanceof f.
Bi&&t.has("Pages"))return;let e=-1;for(let r=s.table.size-1;r>0;r--){if(s.table.kind[r]===h.HV||s.table.kind[r]===h.jC)continue;const a=s.job.pace.step(1e3);if(a&&
await a,!(s.get(r)instanceof f.Bi))continue;const c=s.entry(r,"Type");if((0,f.Eo)(c,"Catalog"))return Ge(s,r);c===void 0&&e<0&&dn(s,r)&&(e=r)}if(e>0)return Ge(s,
e);if((0,f.Eo)(s.entry(s.catalogNumber,"Type"),"Page")||!(s.get(s.catalogNumber)instanceof f.Bi)){const r=new f.Bi([["Type",new f.SX("Catalog")]]);s.trailer.set(
"Root",s.add(r))}}function Ge(s,t){s.trailer.set("Root",new f.oS(t,s.generation(t)))}function dn(s,t){const e=s.entry(t,"Pages");return e instanceof f.oS&&s.array(
s.dict(e)?.get("Kids"))!==void 0}async function hn(s,t,e,n){if(e.size===0||!await gn(s,t,n))return[];const r=await mn(s,n),a=[];for(let c=1;c<(r?.size??0);c++){
if(r.kind[c]!==h.tL||Ke(t,c))continue;const g=(0,o.ay)(s,r.place[c],s.length);g?.number===c&&a.push(g)}return a.some(c=>e.has(c.number)||pn(s,c))?a:[]}function Ke(s,t){
const e=s.kind[t]??h.HV;return e===h.jC?!s.unlisted.has(t)&&!s.wronglyFree.has(t):e!==h.HV}async function gn(s,t,{pace:e}){const n=(0,o.bS)(s);for(let r=0;;){const a=n.
indexOf("obj",r);if(a<0)return!1;const c=(0,qt.BX)(s,a);if(c&&!Ke(t,c.number))return!0;const g=e.step(a-r+200);g&&await g,r=a+3}}async function mn(s,t){try{return(await d(
s,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;throw e}}function pn(s,{body:t}){const e=s.subarray(0,Math.min(s.length,t+wn)),
n=new m.i(e,t,e.length,8).value();return(0,f.Zm)(n)&&(0,f.Eo)(n.get("Type"),"ObjStm")}const wn=1024,We=1024;async function Xe(s,t,e){const{table:n}=t,r=new Int32Array(
n.size),a=[];let c=t.damaged;for(let g=0;g<n.size;g+=We){En(s,n,r,g,Math.min(g+We,n.size),a)&&(c=!0);const z=e.pace.step(We*20);z&&await z}a.length>0&&(c=!0,Sn(
s,n,r,a,(await d(s,e)).table));for(let g=0;g<n.size;g++)n.kind[g]===h.UT&&n.kind[n.place[g]]!==h.tL&&n.set(g,h.jC,0,0);return{...t,damaged:c,bodies:r,isMended:a.
length>0}}function yn({table:s,trailer:t}){const e=t.get("Root");return e instanceof f.oS?s.kind[e.number]===h.tL||s.kind[e.number]===h.UT:!1}function En(s,t,e,n,r,a){
let c=!1;for(let g=n;g<r;g++){if(t.kind[g]!==h.tL)continue;const z=(0,o.PZ)(s,t.place[g],g,t.detail[g]);if(z>=0){e[g]=z,t.detail[g]===65535&&(c=!0);continue}const J=(0,o.
ay)(s,t.place[g],s.length);J?.number===g?(e[g]=J.body,t.place[g]=J.start,J.generation!==t.detail[g]&&(c=!0),t.detail[g]=J.generation,s.subarray(J.start,J.body).
includes(o.N5)&&(c=!0)):g>0?a.push(g):t.set(0,h.jC,0,0)}return c}function Sn(s,t,e,n,r){for(const a of n){const g=a<r.size&&r.kind[a]===h.tL?(0,o.ay)(s,r.place[a],
s.length):void 0;g?.number===a?(t.set(a,h.tL,g.start,g.generation),e[a]=g.body):t.set(a,h.jC,0,0)}}var xn=O(48249),An=O(3084),On=O(54771),Je=O(39150);const Mn=new Set(
["Root","Encrypt","ID"]),vn=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Dn(s,t){const e=(0,o.bS)(s).lastIndexOf(
"startxref");if(e<0)return;const{value:n,after:r}=(0,o.JI)(s,(0,o.AN)(s,e+9,s.length),s.length);if(n<0||await(0,qt.dZ)(s,r,t.pace))return;const a=new Pn(s,t),{table:c}=a,
g=new f.Bi;let z=!1,J=!1;const q=new Set;for(let Q=n;typeof Q=="number"&&!q.has(Q);){q.add(Q);const H=Q>=0&&Q<s.length?await a.section(Q):void 0;if(!H||c.overflowed)
return;z||=H.stream,J||=!H.wellFormed;for(const[et,at]of H.trailer)(q.size===1?!vn.has(et):Mn.has(et)&&!g.has(et))&&g.set(et,at);Q=H.trailer.get("Prev")||void 0}
return{table:c,trailer:g,streams:z,damaged:J}}const te=8192,_n=50,Ye=8;class Pn{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new h.
wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
const{bytes:e,job:n,table:r}=this,a=e.length,c=[];for(;t=(0,o.AN)(e,t,a),!(0,o.w1)(e,t,"trailer");){const q=(0,o.JI)(e,t,a),Q=(0,o.JI)(e,(0,o.AN)(e,q.after,a),a);
if(q.value<0||Q.value<0)return;const H={at:(0,o.AN)(e,Q.after,a),first:q.value,row:0};for(let et=0;H.row===et&&et<Q.value;){if(et=Math.min(et+te,Q.value),!kn(e,
H,et,r,c))return;const at=n.pace.step(te*20);at&&await at}if(H.row<Q.value)return;t=H.at}const g=new m.i(e,t+7,a,n.limits.nesting),z=g.value();if(this.spent+=g.
at-t,!(0,f.Zm)(z)||this.spent>a)return;const J=z.get("XRefStm");typeof J=="number"&&J>0&&J<a&&await this.readStream(J);for(const q of c)r.offer(q,h.jC,0,0);return{
trailer:z,stream:!1,wellFormed:Number.isInteger(z.get("Size"))&&(0,Je.D)(e,t+7,a)}}async readStream(t){const{bytes:e,job:n,table:r}=this,a=(0,o.ay)(e,t,e.length);
if(!a)return;const c=await bn(e,a.body,n);if(!c)return;this.spent+=c.parsed;const{trailer:g,rows:z}=c,J=tn(g.get("W")),[q=0,Q=0,H=0]=J,et=q+Q+H;if(J.length<3||et<
1||J.some(Ot=>Ot<0||Ot>8)||this.spent>e.length)return;const at=g.get("Size"),lt=tn(g.get("Index")),ct=lt.length>=2;lt.length<2&&lt.splice(0,lt.length,0,typeof at==
"number"?at:Math.floor(z.length/et));let gt=0;for(let Ot=0;Ot+1<lt.length&&gt+et<=z.length;Ot+=2){const Bt=n.pace.step(_n);Bt&&await Bt;for(let kt=0;kt<lt[Ot+1]&&
gt+et<=z.length;kt++,gt+=et){const zt=lt[Ot]+kt;if(zt<0)continue;const ee=q===0?1:je(z,gt,q),xe=je(z,gt+q,Q),rn=je(z,gt+q+Q,H);if(ee===1&&xe>0?r.offer(zt,h.tL,Math.
min(xe,e.length),Math.min(rn,65535)):ee===2?r.offer(zt,h.UT,Math.min(xe,n.limits.objects),Math.min(rn,n.limits.objects)):ee<2&&r.offer(zt,h.jC,0,0),kt%te===te-1){
const on=n.pace.step(te*20);on&&await on}}}const Mt=n.pace.step(Ye*c.written);if(Mt&&await Mt,!(ct&&gt<Ln(lt)*et))return{trailer:g,stream:!0,wellFormed:(0,Je.D)(
e,a.body,e.length)}}}function kn(s,t,e,n,r){for(;t.row<e&&((t.row>0||t.first!==1)&&Fn(s,t,e,n,r),t.row!==e);){const a=Tn(s,t,n,r);if(a!=="row")return a==="end"}
return!0}function Fn(s,t,e,n,r){const{length:a}=s;let{at:c,row:g}=t;for(;g<e&&c+20<=a;g++,c+=20){const z=s[c+17],J=s[c+18],q=s[c+19];if(s[c+10]!==o.Z4||s[c+16]!==
o.Z4||z!==o.yq&&z!==o.MV||J!==o.Z4&&J!==o.u7||q!==o.kR&&q!==o.u7||s[c]<o.l0||s[c]>o.ev||s[c+9]<o.l0||s[c+9]>o.ev)break;const Q=((((((s[c+2]*10+s[c+3])*10+s[c+4])*
10+s[c+5])*10+s[c+6])*10+s[c+7])*10+s[c+8])*10+s[c+9]-o.l0*11111111,H=(s[c]*10+s[c+1]-o.l0*11)*1e8+Q;if(z===o.MV||H===0){r.push(t.first+g),Qe(s,H,t.first+g,n);continue}
const et=(((s[c+11]*10+s[c+12])*10+s[c+13])*10+s[c+14])*10+s[c+15]-o.l0*11111,at=H>0&&H<a?H:a;n.offer(t.first+g,h.tL,at,Math.max(0,Math.min(et,65535)))}t.at=c,t.
row=g}function Tn(s,t,e,n){const r=s.length,a=(0,o.AN)(s,t.at,r);t.at=a;const c=(0,o.JI)(s,a,r);if(c.value<0)return"end";let g=qe(s,c.after);const z=(0,o.JI)(s,
g,r);if(z.value<0)return"damaged";g=qe(s,z.after);const J=s[g];if(J!==o.yq&&J!==o.MV)return"damaged";const{row:q}=t;q===0&&t.first===1&&J===o.MV&&c.value===0&&z.
value===65535&&(t.first=0);const Q=t.first+q;return J===o.yq&&c.value>0?e.offer(Q,h.tL,Math.min(c.value,r),Math.min(z.value,65535)):(n.push(Q),Qe(s,c.value,Q,e)),
t.at=(0,o.j8)(s,g+1,r),t.row=q+1,"row"}function Qe(s,t,e,n){t>0&&t<s.length&&(0,o.yp)(s[t])&&(0,o.ay)(s,t,s.length)?.number===e&&n.wronglyFree.add(e)}function qe(s,t){
for(;s[t]===o.Z4||s[t]===o.d2;)t++;return t}async function bn(s,t,e){const{limits:n}=e,r=new m.i(s,t,s.length,n.nesting),a=r.value();if(!(0,f.Zm)(a))return;const c=a.
get("Type");if(!(c instanceof f.SX)||c.text!=="XRef")return;const g=(0,o.AN)(s,r.at,s.length);if(!(0,o.w1)(s,g,"stream"))return;const z=(0,$.ni)(s,g),J=r.at-t,q=a.
get("Length"),Q=typeof q=="number"?z+q:-1,H=Q>=z&&Q<=s.length&&(0,$.VF)(s,Q)?Q:(0,o.bS)(s).indexOf("endstream",z);try{const et=s.subarray(z,H<0?s.length:H);let at=et;
const lt=e.pace.step(Ye*J);lt&&await lt;const ct={found:!1,mismatch:!1},gt=ze(a.get("Filter")),Mt=ze(a.get("DecodeParms")??null);for(const[Ot,Bt]of gt.slice(0,n.
filters).entries()){const kt=Mt[Ot];Bt instanceof f.SX&&(at=await Cn(Bt.text,at,(0,f.Zm)(kt)?kt:void 0,e,ct))}return ct.mismatch||ct.found&&!(0,G.QJ)(et)?void 0:
{trailer:a,rows:at,written:J,parsed:J+et.length}}catch(et){if(et instanceof i.zU&&et.code==="limit_exceeded"||et instanceof On.Q)throw et;return}}const Rn=4096;
async function Cn(s,t,e,n,r){return(s==="FlateDecode"&&t.length>Rn?await(0,An.V)(t,e,n.memory,n,r):void 0)??(0,xn.tN)(s,t,e,n.memory,r)}function Ln(s){let t=0;for(let e=1;e<
s.length;e+=2)t+=Math.max(0,s[e]);return t}function je(s,t,e){let n=0;for(let r=0;r<e;r++)n=n*256+s[t+r];return n}const ze=s=>s==null?[]:Array.isArray(s)?s:[s],
tn=s=>ze(s).map(t=>typeof t=="number"?Math.trunc(t):-1);var en=O(75162),In=O(43767);async function Bn(s,t,e={}){const{limits:n,memory:r}=t,a=(0,o.gq)(s),c=y(a,n);
r.admit(a.length);const g=c>0?[a.subarray(c),a]:[a];for(const z of g){const J=await Dn(z,t);if(!J?.trailer.has("Root"))continue;const q=await Xe(z,{...J,damaged:J.
damaged||c<0},t);if(!yn(q))continue;const Q=new _t(z,t,q);if(Q.suspect&&await sn(Q),jn(Q))continue;Se(Q,e);const H=await Ze(Q);if(!H&&Q.security?.locked!==!0)continue;
if(!H)return Q;const et=t.asked?.of(s);Yt(Q);const at=new Set([...q.table.unlisted,...et?.asked??[]]),lt=await Kn(Q,q,at,e),ct=lt??Q,{table:gt}=q;await Un(ct,et?.
broken??[]),t.asked?.watch(s,{asked:gt.unlisted,broken:gt.broken,doubtful:gt.doubtful});const{count:Mt,claimed:Ot,blank:Bt,isAdopted:kt,isWanting:zt,bare:ee}=ct.
pages;return q.isMended||lt!==void 0||kt||gt.broken.size>0||gt.mended.size>0||Mt!==Ot||Bt.length>0||Yt(ct).length>0?await Ve(ct):(zt||ee.length>0||gt.doubtful.size>
0||et?.isDoubtful||Nn(s))&&await Ve(ct,!0),ct}return Wn(a,t,e)}const Nn=s=>(0,Ue.e)(s)||oe(s);async function Un(s,t){const{job:e,table:n}=s;for(const r of t){const a=e.
pace.step(s.objectStream(r)?.data.length??0);a&&await a}s.suspect||=n.broken.size>0}async function Kn({bytes:s,job:t},e,n,r){const{table:a}=e,c=await hn(s,a,n,t);
if(c.length===0)return;for(const{number:q,start:Q,generation:H}of c)a.set(q,h.tL,Q,H);const g=new Int32Array(a.size);g.set(e.bodies.subarray(0,a.size));for(const{
number:q,body:Q}of c)g[q]=Q;const z=new _t(s,t,{...e,damaged:!0,bodies:g});return Se(z,r),await un(z,c.map(({number:q})=>q)),z.tableChanged(),[...n].some(q=>Ke(
a,q))&&await Ze(z)?z:void 0}async function Wn(s,t,e){const n=new _t(s,t,await Xe(s,await d(s,t),t));return await sn(n),Se(n,e),await fn(n),n.tableChanged(),await ln(
n),Se(n,e),!await Ze(n)&&n.security?.locked!==!0&&await we(n,n.pages),await Ve(n),n}async function Ve(s,t=!1){const{job:e,pages:n}=s;if(!e.onRepaired)return;const r=n.
bare.length>0&&s.security?.locked!==!0&&await Jt(s),a=await Fe(s,n,r),c=s.security?.locked===!0?[]:Yt(s);(!t||Te(a))&&e.onRepaired({...a,lostParts:c})}async function Ze(s){
return s.get(s.catalogNumber)instanceof f.Bi?(Vn(s),await s.pages.read(),Zn(s)&&await we(s,s.pages),s.pages.count>0):!1}const jn=s=>s.trailer.has("Encrypt")&&!s.
dict(s.trailer.get("Encrypt")),zn=["Pages","Names","Dests","Outlines","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metadata"];function Vn(s){const t=s.
get(s.catalogNumber);if(!(t instanceof f.Bi))return;nn(s,s.catalogNumber,t,zn);const e=s.catalog.get("AcroForm");if(!(e instanceof f.oS)||s.entry(e.number,"Fiel\
ds")!==void 0)return;const n=s.get(e);n instanceof f.Bi&&nn(s,e.number,n,["Fields"])}function nn(s,t,e,n){const r=(0,In.r)(e,n);if(r){s.put(t,r.dict),s.suspect=
!0;for(const a of r.keys)s.table.mended.add(a)}}async function sn(s){if(s.dict(s.trailer.get("Encrypt")))return;const t=await it(s);t&&s.trailer.set("Encrypt",t)}
function Zn(s){const{catalog:t,pages:e}=s,n=t.get("Pages");return e.count===1&&n instanceof f.oS&&n.number===e.number(0)&&(0,f.Eo)(s.entry(n.number,"Type"),"Pag\
es")}function Se(s,{password:t,evenIfLocked:e=!1}){const n=s.trailer.get("Encrypt");if(s.security||n===void 0)return;const r=s.resolve(n);if(!(r instanceof f.Bi))
throw(0,i.O$)("its encryption dictionary is missing");const a=(0,A.WW)(s,s.trailer.get("ID")??null,1);a!==null&&s.trailer.set("ID",a);const c=Array.isArray(a)?a[0]:
void 0,g=(0,A.WW)(s,r,8),z=c instanceof f.Mx?c.bytes:void 0,J=()=>(0,en.VH)(g,{known:z,possible:z?[]:cn(s.bytes)},t),q=e?$n(J,()=>(0,en.vK)(g)):J();s.unlock(q,n instanceof
f.oS?n.number:-1)}function $n(s,t){try{return s()}catch(e){if(!(e instanceof i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),
67382:((mt,rt,O)=>{O.d(rt,{$:()=>G,B:()=>f});var i=O(54619),o=O(78157),nt=O(45599);function G(Z,b,W,A){if(!(0,o.yp)(b[W]))return!0;const{value:F}=(0,o.JI)(b,W,A);
return Z.table.kind[F]!==i.tL?!0:Z.bytes[(0,o.AN)(Z.bytes,Z.bodies[F],Z.bytes.length)]!==o.iH}class f{document;arrays=new Map;constructor(b){this.document=b}keep(b){
const{document:W}=this,A=W.entry(b,"Contents");if(A===void 0||this.isStreamRef(A))return;const F=(0,nt.i9)(A)?this.leftOfObject(A):this.leftOf(A);F!==A&&W.patch(
b,{Contents:F})}leftOfObject(b){const{arrays:W,document:A}=this;if(!W.has(b.number)){const F=A.array(b),K=F&&this.leftOf(F);W.set(b.number,K===void 0?void 0:K===
F?b:A.add(K))}return W.get(b.number)}leftOf(b){if(!Array.isArray(b))return;const W=b.filter(A=>this.isStreamRef(A));return W.length<b.length?W:b}isStreamRef(b){
return(0,nt.i9)(b)&&this.document.isStream(b.number)}}}),51271:((mt,rt,O)=>{O.d(rt,{L:()=>o});var i=O(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(f=!0){
this.sound=f}node(f,Z){return f<0&&(this.sound=!1),this.parents.push(Z),this.numbers.push(f)-1}has(f){return(this.known??=new Set(this.numbers)).has(f)}page(f,Z){
(f<0||this.numbers[f]!==Z)&&(this.sound=!1),this.homes.push(f)}fork(){const f=new o(this.sound);return f.numbers=this.numbers,f.parents=this.parents,f.homes=this.
homes,f}async drop(f,Z,b){if(!this.sound)return!1;const{numbers:W,parents:A,homes:F}=this,K=new Int32Array(W.length),T=new Uint8Array(W.length),P=new Set;for(let l=0;l<
Z.length;l++)b[l]?K[F[l]]++:(T[F[l]]=1,P.add(Z[l]));for(let l=W.length-1;l>0;l--){const E=A[l];K[E]+=K[l],T[l]&&K[l]===0&&P.add(W[l]),T[E]|=T[l]}for(let l=0;l<W.
length;l++){if(!T[l]||K[l]===0)continue;const E=f.edit(W[l]),S=E instanceof i.Bi?f.array(E.get("Kids"))??[]:[];E instanceof i.Bi&&E.set("Kids",S.filter(x=>!nt(x,
P))).set("Count",K[l]);const I=f.job.pace.step(S.length*50);I&&await I}return this.homes=F.filter((l,E)=>b[E]),!0}}const nt=(G,f)=>(0,i.i9)(G)&&f.has(G.number)}),
83363:((mt,rt,O)=>{O.d(rt,{i:()=>M,S:()=>w});var i=O(98446),o=O(42973),nt=O(79725),G=O(43767),f=O(45599),Z=O(78157),b=O(67382);function W(D,_,k){k.parent=-1,k.lists=
k.isBare=!1;const R=D.place(_),{entries:X}=k;if(R&&D.locate(_,R,X)&&X.find(R.bytes,"Kids")<0){if(X.used===X.first)return"none";const dt=X.find(R.bytes,"Type");if(dt>=
0&&(0,Z.wb)(R.bytes,X.at[dt+2],"/Page")){if(R.bytes[(0,Z.AN)(R.bytes,X.close+2,R.end)]===Z.HY)return S(D,_);const ft=X.find(R.bytes,"Contents");if(l(R.bytes,X)&&
E(D,_))return"unclear";k.isBare=ft<0||(0,Z.wb)(R.bytes,X.at[ft+2],"null"),ft>=0&&(k.lists=(0,b.$)(D,R.bytes,X.at[ft+2],X.at[ft+3]));const yt=X.find(R.bytes,"Par\
ent");return yt>=0&&(k.parent=(0,Z.JI)(R.bytes,X.at[yt+2],X.at[yt+3]).value),"page"}const ht=D.get(_);return ht instanceof f.Bi&&T(D,ht)?"unclear":"none"}const tt=D.
get(_);return!(tt instanceof f.Bi)||tt.size===0?"none":(0,f.Eo)(tt.get("Type"),"Page")&&!A(D,tt)?"unclear":D.array(tt.get("Kids"))?"node":T(D,tt)?"unclear":"non\
e"}function A(D,_){const k=D.array(_.get("Kids"));return k!==void 0&&k.length>0&&!_.has("Contents")&&Number.isInteger(D.resolve(_.get("Count")))}const F=["Media\
Box","Resources","Contents","Annots","CropBox","Rotate","Parent"],K=["MediaBox","Resources"];function T(D,_){const k=D.resolve(_.get("Type"));if(!(k instanceof f.
SX&&k.text!=="Pages"))return F.some(tt=>_.has(tt));const X=_.get("Contents")instanceof f.oS||D.array(_.get("Contents"))!==void 0;return K.some(tt=>_.has(tt))||X&&
_.get("Parent")instanceof f.oS&&!_.has("Subtype")}const P=["Contents","Resources","Annots","MediaBox"],l=(D,_)=>P.some(k=>_.find(D,k)<0&&_.findMisspelt(D,k)>=0);
function E(D,_){const k=D.get(_),R=k instanceof f.Bi?(0,G.r)(k,P):void 0;if(!R)return!1;D.put(_,R.dict);for(const X of R.keys)D.table.mended.add(X);return!0}function S(D,_){
const k=D.get(_);return k instanceof f.Z6?(D.put(_,new f.Bi([...k.dict].filter(([R])=>!/^(Length|Filter|DecodeParms)$/.test(R)))),"unclear"):"page"}var I=O(51271);
class x{document;left;sizes=new Map;constructor(_){this.document=_,this.left=_.job.limits.nodes}make(_){const k=this.document.get(_),R=this.sizes.get(_)??U(k);if(this.
sizes.set(_,R),this.left-=R,this.left<0)throw(0,o.F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.
job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(k instanceof f.Bi?new f.Bi(k):k).number}}function U(D){const _=[
D];let k=0;for(let R=_.pop();R!==void 0;R=_.pop())if(k++,Array.isArray(R))for(const X of R)_.push(X);else if(R instanceof f.Bi)for(const X of R.values())_.push(
X);return k}const M=["Resources","MediaBox","CropBox","Rotate"];async function w(D){return new j(D).read()}class j{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new I.
L;bare=[];look={parent:-1,lists:!1,isBare:!1,entries:new nt.R};seen=new Set;copies;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(_){this.document=
_,this.copies=new x(_)}async read(){const{document:_,open:k}=this,{pace:R}=_.job,X=_.catalog.get("Pages")??null;for(k.push({kids:[X],next:0,from:0,home:-1,claimed:void 0,
before:0,lost:0});k.length>0;){const tt=k[k.length-1];if(tt.next===tt.kids.length){k.pop(),k.length>0&&this.close(tt);continue}const ot=tt.kids[tt.next++];tt.next===
tt.kids.length&&(tt.kids=C,tt.next=0);const dt=R.step(400);dt&&await dt,ot instanceof f.oS?this.visit(ot,tt):this.visitNode(ot,-1,tt)}return this.finish(X)}close({
claimed:_,before:k,lost:R}){const X=this.numbers.length-this.dropped-k;_!==X&&(this.irregular=!0,!(typeof _=="number"&&_>=X)&&(this.dropped+=this.lost.length-R,
this.lost.length=this.lostNumbers.length=R))}visit(_,k){const{document:R,seen:X,look:tt}=this,{number:ot}=_,dt=X.has(ot);X.add(ot);const ht=W(R,ot,tt);if(_.generation!==
R.generation(ot)&&(this.irregular=!0),ht==="page"||ht==="unclear"){dt&&(this.irregular=!0);const ft=dt?this.copies.make(ot):ot;ht==="unclear"?this.unclear.push(
ft):this.keepEntries(ot),(ht==="unclear"||tt.lists)&&this.listing.push(ft),tt.isBare&&this.bare.push(ft),this.add(ft,k,tt.parent);return}ht==="none"&&!dt&&this.
lose(k,ot),ht==="none"||dt?this.irregular=!0:this.visitNode(_,ot,k)}keepEntries(_){const{document:k,look:R}=this,{scan:X,marksFrom:tt,marksTo:ot}=R.entries,{table:dt}=k;
for(let ht=tt;ht<ot;ht+=3){const ft=X.marks[ht];dt.askFor(ft),this.isWanting||=!dt.leadsTo(ft)}k.keepEntries(_,R.entries)}visitNode(_,k,R){const{document:X,inherited:tt}=this,
ot=this.mendNode(X.dict(_),k);if(!ot){this.irregular=!0,this.lose(R,k);return}const dt=X.array(ot.get("Kids"));if(!dt){k<0&&this.visitDirectPage(ot,R);return}const ht=V(
ot);let ft=R.from;ht&&(ft=tt.push({...tt[ft],...ht})-1),(0,f.Eo)(X.resolve(ot.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:dt,next:0,from:ft,
home:this.nodes.node(k,R.home),claimed:X.resolve(ot.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),X.release(k)}mendNode(_,k){const R=_&&
(0,G.r)(_,M);if(!R)return _;const{document:X}=this;k>=0&&X.put(k,R.dict);for(const tt of R.keys)X.table.mended.add(tt);return R.dict}visitDirectPage(_,{from:k}){
if(!(0,f.Eo)(_.get("Type"),"Page"))return;this.irregular=!0;const{number:R}=this.document.add(_);this.numbers.push(R),this.listing.push(R),this.ancestry.push(k)}add(_,{
from:k,home:R},X){this.numbers.push(_),this.ancestry.push(k),this.nodes.page(R,X);const{pages:tt}=this.document.job.limits;if(this.numbers.length>tt)throw N(tt)}lose(_,k){
_.home<0||(this.lost.push(this.numbers.length),this.lostNumbers.push(k),this.add(h,_,-1))}finish(_){const{document:k,numbers:R,ancestry:X,inherited:tt,lost:ot,unclear:dt,
listing:ht,nodes:ft}=this;for(const Ft of this.lostNumbers)k.table.doubtFree(Ft);ot.length===R.length-this.dropped&&(ot.length=0);const yt=ot.map(Ft=>R[Ft]=k.add(
$(tt[X[Ft]])).number);m(R,X);const At=k.resolve(k.dict(_)?.get("Count")),Lt=At!==R.length||_ instanceof f.oS&&R[0]===_.number;return{numbers:R,ancestry:X,inherited:tt,
irregular:this.irregular||Lt,unclear:dt,listing:ht,nodes:ft,claimed:typeof At=="number"?At:void 0,blank:yt,isWanting:this.isWanting,bare:this.bare}}}const C=[],
h=-1;function m(D,_){let k=D.indexOf(h);if(!(k<0)){for(let R=k;R<D.length;R++)D[R]!==h&&(D[k]=D[R],_[k++]=_[R]);D.length=_.length=k}}const v=[0,0,612,792];function $(D){
const _=new f.Bi([["Type",new f.SX("Page")]]);return D.MediaBox===void 0?_.set("MediaBox",[...v]):_}function V(D){let _;for(const k of M){const R=D.get(k);R!==void 0&&
((_??={})[k]=R)}return _}function N(D){const _=(0,i.y_)(D,"page");return(0,o.F)("pages",`The document has more than ${_}`,"Split it with another program first")}}),
33973:((mt,rt,O)=>{O.d(rt,{Gy:()=>l,Rf:()=>E,Ip:()=>S});var i=O(54619),o=O(87598),nt=O(85368),G=O(88500);class f{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new G.
s;signed=new Set;constructor(N,D,_){this.detail=D,this.strings=_,this.scan.strings=_;const k=new Int32Array(D?8*N:N);this.done=new Uint8Array(D?N:0);const R=X=>k.
subarray(X*N,(X+1)*N);this.end=R(0),this.valueEnd=R(1),this.dataStart=R(2),this.dataEnd=R(3),this.lengthStart=R(4),this.lengthEnd=R(5),this.from=R(6),this.to=R(
7)}}var Z=O(78157),b=O(79725),W=O(4e4),A=O(39150),F=O(45599);class K{scan=new G.s;ranges=new Map}const T=2;class P{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(N,D,_){
this.walked=_,this.live=new Uint8Array(N),this.via=new Int32Array(D?N:0)}}async function l(V,{watched:N}={}){const{markings:D,referrers:_}=await E([V],{watched:N,
detail:!0}),{live:k,via:R}=D[0];return{live:k,via:R,referrers:_}}async function E(V,N={}){const D=new j(V,N);return await D.run(),D}function S(V,{repairs:N}){for(const{
part:D,number:_,value:k}of N)V[D].put(_,k)}const I=100,x=100,U=2e3,M=-2;function w(V){if(V instanceof F.Z6)return V.data.length+w(V.dict);if(Array.isArray(V))return 12*
V.length;if(!(V instanceof F.Bi))return I;let N=30*V.size;for(const D of V.values())Array.isArray(D)&&(N+=12*D.length);return N}class j{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new b.R;strings;alias;constructor(N,{detail:D=!1,strings:_=!1,watched:k,alias:R}){if(this.documents=N,this.strings=
_,this.alias=R,this.markings=N.map(X=>new P(X.size,k!==void 0,h(X,_||D,_))),!!k){this.watched=new Uint8Array(N[0].size);for(const X of k)this.watched[X]=1}}async run(){
const{documents:N,stack:D}=this,[_]=N;for(const[k,R]of[..._.trailer].reverse())k!=="Encrypt"&&this.followValue(0,R);for(;this.values.length>0||D.length>0;){const k=_.
job.pace.step(this.values.length>0?this.followParts():this.followNext());k&&await k}for(const{live:k,signed:R,walked:X}of this.markings)for(const tt of X.signed)
k[tt]===1&&R.add(tt)}followNext(){const N=this.stack.pop(),D=N%this.documents.length;return this.follow(D,(N-D)/this.documents.length)}visit(N,D){this.alias&&({
part:N,number:D}=this.alias(N,D)??{part:N,number:D}),this.watched&&this.watched[D]===1&&this.referrers.add(this.current);const _=this.markings[N],{live:k}=_;if(D>
0&&D<k.length&&k[D]!==0)return;const R=this.documents[N];if(D<=0||D>=k.length||!R.exists(D))return R.missed(D);k[D]=1,this.watched&&(_.via[D]=this.current),this.
stack.push(D*this.documents.length+N)}follow(N,D){const _=this.documents[N],k=this.markings[N],{walked:R}=k;if(this.current=D,k.count++,_.isChanged(D))return this.
followChanged(_,k,N,D);if(R.done[D]===1)return this.followAgain(_,k,N,D);const{scan:X,detail:tt}=R;tt||(X.used=0);const ot=X.used,dt=_.table.kind[D]===i.tL?this.
walk(_,R,D):this.walkPlace(_,D,X);return dt<0||X.byteRange&&this.isSignature(R.signed,D)?this.forget(X,ot).followRepaired(_,N,D):(k.bytes+=dt,tt&&(R.from[D]=ot,
R.to[D]=X.used,R.valueEnd[D]=this.extent.valueEnd,R.done[D]=1),this.followMarks(N,X,ot,X.used,X.lengthStart),x+dt)}followChanged(N,D,_,k){const R=N.patched(k);if(!R){
const ft=N.edited.get(k);return C(ft)||ft===null?this.followRepaired(N,_,k):(this.followValue(_,ft),D.bytes+=w(ft),x)}const{detail:X}=D.walked;if(R.references&&
!X&&!N.suspect){for(let ft=R.first;ft<R.last;ft++)this.visit(_,R.references[ft]);return D.bytes+=R.end-R.start,x}const{scan:tt,ranges:ot}=m(D);X||(tt.used=0);const dt=tt.
used,ht=this.walkPlace(N,k,tt);return ht<0||tt.byteRange&&this.isSignature(D.signed,k)?this.forget(tt,dt).followRepaired(N,_,k):(D.bytes+=ht,X&&ot.set(k,{from:dt,
to:tt.used,valueEnd:this.extent.valueEnd}),this.followMarks(_,tt,dt,tt.used,tt.lengthStart),x+ht)}followAgain(N,D,_,k){const{walked:R}=D;return D.bytes+=R.end[k]>
0?R.end[k]-N.table.place[k]:I,this.followMarks(_,R.scan,R.from[k],R.to[k],R.lengthStart[k]),x}isSignature(N,D){return N.add(D),this.strings}followMarks(N,{marks:D},_,k,R){
const X=this.strings?R:M;for(let tt=_;tt<k;tt+=3)D[tt]!==G.A&&D[tt+1]!==X&&this.visit(N,D[tt])}forget(N,D){return N.used=D,this}followRepaired(N,D,_){const k=N.
get(_),R=C(k)?N.resolve(k):k;return R===null?(this.markings[D].live[_]=T,this.markings[D].count--):this.repair(D,_,R),x}repair(N,D,_){this.repairs.push({part:N,
number:D,value:_}),this.followValue(N,_)}followValue(N,D){this.part=N,this.values.push(D)}followParts(){const{part:N,values:D}=this;let _=0;for(;D.length>0&&_<U;_++){
const k=D.pop();if(k instanceof F.oS)this.visit(k instanceof F.rV?k.part:N,k.number);else if(Array.isArray(k))for(const R of k)D.push(R);else if(k instanceof F.
Bi){k.has("ByteRange")&&this.markings[N].signed.add(this.current);for(const R of k.values())D.push(R)}else if(k instanceof F.Z6)for(const[R,X]of k.dict)R!=="Len\
gth"&&D.push(X)}return _*x}walk(N,D,_){const{extent:k}=this,{bytes:R}=N,{scan:X}=D,tt=N.bodies[_];X.forgetLength();const{kept:ot}=this,dt=!this.strings&&N.recallEntries(
_,ot);dt&&X.append(ot.scan.marks,ot.marksFrom,ot.marksTo);const ht=dt?ot.close+2:X.value(R,tt,R.length);return ht<0||R[ht-1]===Z.AV||!(0,nt.x)(N,ht,X,k)||N.suspect&&
!(0,A.D)(R,tt,ht)||X.doubtful&&(0,W.oC)(R,tt,ht)?-1:(k.dataStart<0?X.lengthStart=-1:!N.suspect&&!N.security&&(0,o.N)(N,_,k)&&N.table.doubtful.add(_),D.end[_]=k.
end,D.detail&&(D.dataStart[_]=k.dataStart,D.dataEnd[_]=k.dataEnd,D.lengthStart[_]=X.lengthStart,D.lengthEnd[_]=X.lengthEnd),k.end-N.table.place[_])}walkPlace(N,D,_){
const k=N.place(D);if(!k)return-1;const{bytes:R,start:X,end:tt}=k;_.forgetLength();const ot=_.value(R,X,tt);return _.lengthStart=-1,ot<0&&!$(R,X,tt)||v(R,X,tt)||
ot>0&&R[ot-1]===Z.AV||ot>=0&&(0,Z.AN)(R,ot,tt)<tt||N.suspect&&!(0,A.D)(R,X,tt)||_.doubtful&&(0,W.oC)(R,X,tt)?-1:(this.extent.valueEnd=ot<0?tt:ot,tt-X)}}const C=V=>V instanceof
F.oS&&!(V instanceof F.rV);function h(V,N,D){const _=V.walked;if(_?.strings===D)return _;const k=new f(V.size,N,D);return N&&(V.walked=k),k}function m(V){return V.
patches||(V.patches=new K,V.patches.scan.strings=V.walked.strings),V.patches}function v(V,N,D){const _=(0,Z.AN)(V,N,D);return _>=D||V[_]===Z.yq&&(0,Z.wb)(V,_,"n\
ull")}function $(V,N,D){for(let _=N;_<D;_++)if("<([/%".includes(String.fromCharCode(V[_])))return!1;return!0}}),83287:((mt,rt,O)=>{O.d(rt,{D4:()=>W,QJ:()=>P,US:()=>F,
m_:()=>A});var i=O(42973),o=O(52205),nt=O(58552),G=O(48249),f=O(3084),Z=O(78157),b=O(45599);function W(l,E,S,I){const x=l.job.limits.filters,U=(0,o.c3)(l,E.dict.
get("Filter")??E.dict.get("F")),M=(0,o.c3)(l,E.dict.get("DecodeParms")??E.dict.get("DP"));if(U.length>x)throw(0,i.F)("filters",`A stream of the document has ${U.
length} filters; at most ${x} are allowed`,"Open it in another PDF program and save it again");let w=l.encoded(E);const j=performance.now();try{for(const[C,h]of U.
entries()){const m=l.dict(M[C]);h instanceof b.SX&&(w=(0,G.tN)(h.text,w,m&&(0,o.x$)(l,m),S,I))}}finally{l.job.pace.addSince(j)}return w}async function A(l,E,S,I){
const[x,...U]=(0,o.c3)(l,E.dict.get("Filter")??E.dict.get("F"));if(!(0,b.Eo)(x,"FlateDecode")||U.length>0)return;const[M]=(0,o.c3)(l,E.dict.get("DecodeParms")??
E.dict.get("DP")),w=l.dict(M);return(0,f.V)(l.encoded(E),w&&(0,o.x$)(l,w),S,l.job,I)}function F(l,E,S,I=!1){const x=(0,o.c3)(l,E.dict.get("Filter")??E.dict.get(
"F"));if(x.length<=l.job.limits.filters&&x.some(M=>M instanceof b.SX&&!(0,G.TT)(M.text)))return;const U=I?{found:!1,mismatch:!1}:{found:!1};try{return{data:W(l,
E,S,U),whole:!U.found&&U.mismatch!==!0}}catch(M){if(M instanceof nt.zU&&M.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw M}}const K=[
0,0,255,255],T=2;function P(l){if((0,Z.j8)(l,0,l.length)===l.length)return!0;for(let E=0;E<=T;E++){const S=l.length-E-K.length;if(K.every((I,x)=>l[S+x]===I))return!0}
return!1}}),87598:((mt,rt,O)=>{O.d(rt,{N:()=>b,e:()=>K});var i=O(78157),o=O(22480);const nt=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,G=1024,
f=32,Z=64;function b({bytes:T,bodies:P},l,E){const{valueEnd:S,dataStart:I,dataEnd:x}=E;if(x-I<8)return!1;if((0,o.CS)(T,I)&&(T[I+1]&f)===0)return x-I>=Z&&W(T,I,I+
Z);const U=T[I]===255&&T[I+1]===216,M=P[l];return U||S-M>G?!1:nt.test((0,i.bS)(T).toString("latin1",M,S))}function W(T,P,l){for(let E=P;E<l;E++)if(T[E]>=128)return!1;
return!0}const[A,F]=[8192,1<<26];function K(T){if(T.length<A||T.length>F)return!1;const P=(0,i.bS)(T);return(!P.includes(i.u7)||!P.includes(i.kR))&&P.includes("\
/FlateDecode")}}),85368:((mt,rt,O)=>{O.d(rt,{u:()=>A,x:()=>b});var i=O(78157),o=O(58552),nt=O(35586),G=O(37628),f=O(45599),Z=O(22480);function b(F,K,T,P){const{
bytes:l}=F,{length:E}=l;P.valueEnd=K;const S=(0,i.AN)(l,K,E);if((0,i.rg)(l,S))return P.dataStart=P.dataEnd=-1,P.end=S+6,!0;if(!(0,i.w1)(l,S,"stream"))return!1;const I=T.
lengthRef>=0?F.lengthOf(new f.oS(T.lengthRef)):T.length,x=S+(l[S+6]===i.u7?8:7),U=x+I;if(l[x-1]!==i.kR||I<0||U>E||!(0,Z.VF)(l,U)||(0,Z.Ow)(l,x,U)>x)return!1;const M=(0,i.
AN)(l,(0,i.AN)(l,U,E)+9,E);return P.dataStart=x,P.dataEnd=U,P.end=M+6,(0,i.rg)(l,M)}const W=16;class A{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(K){
this.bytes=K,this.left=W*K.length+1e6,this.objectEnds=new G.k(K,"endobj"),this.streamEnds=new G.k(K,"endstream")}data(K,T,P){const{bytes:l,ends:E}=this,S=(0,Z.ni)(
l,K);if(T>=0&&S+T<=l.length&&(0,Z.VF)(l,S+T))return{start:S,end:S+T,isSearched:!1};let I=E.get(S);if(I===void 0&&(I=this.damagedEnd(S,T,P),E.set(S,I),this.left-=
I-S,this.left<0))throw(0,o.O$)("its objects overlap");return{start:S,end:I,isSearched:!0}}damagedEnd(K,T,P){const{bytes:l}=this,E=K+T,S=this.objectEnds.next(K),
I=S<0?l.length:S;if(T>=0&&E<=I&&this.endsObject(E))return E;const x=this.streamEnds.next(K);let U=x<0||x>I?I:x;return P&&(U=(0,nt.$z)(l,K,U)),U>K&&l[U-1]===i.kR&&
U--,U>K&&l[U-1]===i.u7&&U--,U}endsObject(K){const{bytes:T}=this,P=(0,i.AN)(T,K,T.length);return(0,i.w1)(T,P,"endstr")||(0,i.rg)(T,P)||(0,i.ay)(T,P,T.length)!==void 0}}}),
59277:((mt,rt,O)=>{O.d(rt,{y:()=>G});var i=O(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],nt=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function G(b){const W=(0,i.bS)(b).toString("latin1",0,1024);if(W.startsWith("RIFF")&&W.startsWith("WEBP",8))return"\
a WebP image";if(W.startsWith("ftyp",4))return nt.find(([F])=>F.test(W.slice(8,12)))?.[1];const A=o.find(([F])=>W.startsWith(F));return A?A[1]:Z(W)??(f(b)?"text":
void 0)}function f(b){const W=(0,i.bS)(b.subarray(0,1024)).toString("utf8"),A=b.length>1024?W.replace(/\ufffd{1,3}$/,""):W;return A!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(A)}function Z(b){const W=b.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(W.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(W))return"an HTML page";if(W.startsWith("<"))return W.includes("<svg")?"an SVG drawing":W.startsWith("<?xml")?"an XML file":void 0}}),35586:((mt,rt,O)=>{O.
d(rt,{$z:()=>A,BX:()=>U,c0:()=>W,dZ:()=>F});var i=O(78157),o=O(88500),nt=O(37628),G=O(22480);const f=512,Z=1<<22,b=65536;class W{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(w,j,C=h=>h){this.bytes=w,this.pace=j,this.onTrailer=C,this.buffer=(0,i.bS)(w),
this.streams=new nt.k(w,"stream",h=>I(w,h)),this.objectEnds=new nt.k(w,"endobj"),this.streamEnds=new nt.k(w,"endstream"),this.allowance=this.farAllowance=8*w.length+
1e6}async next(w){const{bytes:j}=this,C=j.length;for(;;){if(w=K(j,w),w>=C)return;const h=(0,i.yp)(j[w])?(0,i.ay)(j,w,C):void 0;if(h&&S(h.number)&&!x(j[h.body]))
return h;const m=P(j,w);if(m==="trailer"){const v=this.valueEnd(w+7,Math.min(C,w+b));if(v<0)return this.search(w);this.readTrailer(w+7),w=v}else if(m){w=l(j,w+m.
length);const v=(0,i.w1)(j,w,"obj")?U(j,w):void 0;if(v)return v}else return this.search(w)}}async search(w){const{bytes:j,buffer:C,pace:h}=this;let m;for(let $=w;!m;){
const V=C.indexOf("obj",$);if(V<0)break;m=U(j,V);const N=h.step(V-$+200);N&&await N,$=V+3}const v=C.subarray(0,m?.start??j.length);for(let $=v.indexOf("trailer",
w);$>=0;$=v.indexOf("trailer",$+7))this.readTrailer($+7);return m}readTrailer(w){w>=this.trailersRead&&(this.trailersRead=Math.max(w,this.onTrailer(w)))}object({
body:w}){const{bytes:j,scan:C}=this,h=j.length,m=this.soundEnd(w);if(m<0)return this.malformed(w);const v=(0,i.AN)(j,m,h);return j[m-1]!==i.vz||!(0,i.w1)(j,v,"s\
tream")?{at:m,dictionaryEnd:-1,isCut:!1}:this.stream(v,C.length,m,w)}soundEnd(w){const{bytes:j}=this,C=j.length,h=(0,i.AN)(j,w,C);if((0,i.rg)(j,h))return h;const m=this.
objectEnds.next(h),v=this.valueEnd(h,m<0?C:m);if(v>=0&&E(j,v))return v;if(m<0||this.farAllowance<=0)return-1;const $=Math.min(C,h+Z),V=this.walk(h,$);return V>=
0&&E(j,V)?V:(this.farAllowance-=$-h,-1)}valueEnd(w,j){const C=Math.min(j,w+Math.max(f,this.allowance)),h=this.walk(w,C);return h<0&&(this.allowance-=C-w),h}walk(w,j){
return this.scan.reset(),this.scan.value(this.bytes,w,j)}malformed(w){const{buffer:j}=this,C=this.streams.next(w),h=this.objectEnds.next(w),m={at:w,dictionaryEnd:-1,
isCut:h<0};if(C<0||h>=0&&h<C)return m;const v=j.toString("latin1",w,Math.min(C,w+4096));if(/\d[\s\0]+obj\b/.test(v))return m;const $=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(v);return this.stream(C,$?Number($[1]):-1,C,w)}stream(w,j,C,h){const m=(0,G.ni)(this.bytes,w);if(j>=0&&(0,G.VF)(this.bytes,m+j))return{at:m+j,dictionaryEnd:C,
isCut:!1};const v=this.streamEnds.next(m),V=v>=0&&this.buffer.subarray(h,w).includes("/Filter")?A(this.bytes,m,v):v,N=v<0&&this.objectEnds.next(m)<0;return{at:V<
0?m:V,dictionaryEnd:C,isCut:N}}}function A(M,w,j){const C=(0,i.bS)(M.subarray(0,j));for(let h=C.indexOf("obj",w);h>=0;h=C.indexOf("obj",h+3)){const m=U(M,h),$=m!==
void 0&&m.start>w&&i.Kl[M[m.start-1]]===i.t6?(0,i.AN)(M,h+3,j):j;if(M[$]===i.iH&&M[$+1]===i.iH&&$+1<j)return m.start}return j}async function F(M,w,j){return K(M,
w)>=M.length?!1:await new W(M,j).next(w)!==void 0}function K(M,w){const j=M.length;for(;w<j;)if(i.Kl[M[w]]===i.t6)w++;else{if(M[w]!==i.IQ)break;(0,i.w1)(M,w,"%%\
EOF")?w+=5:w=(0,i.D)(M,w,j)}return w}const T=["endobj","endstream","xref","startxref","trailer"];function P(M,w){return T.find(j=>(0,i.w1)(M,w,j))}function l(M,w){
const{length:j}=M;for(;w<j;w++){const C=M[w];if(!((0,i.yp)(C)||C===i.Z4||C===i.kR||C===i.u7||C===i.yq||C===i.MV))break}return w}function E(M,w){const j=(0,i.AN)(
M,w,M.length);return j>=M.length||(0,i.rg)(M,j)||(0,i.w1)(M,j,"stream")?!0:(0,i.yp)(M[j])?(0,i.ay)(M,j,M.length)!==void 0:P(M,j)!==void 0}const S=M=>M>0&&M<=2147483647;
function I(M,w){let j=w+6;for(;M[j]===i.Z4;)j++;if(M[j]!==i.kR&&M[j]!==i.u7)return!1;let C=w-1;for(;C>0&&i.Kl[M[C]]===i.t6;)C--;return M[C]===i.vz&&M[C-1]===i.vz}
const x=(M=0)=>(M|32)>=97&&(M|32)<=122;function U(M,w){if(x(M[w+3]))return;let j=w-1;const C=()=>{const N=j;for(;j>=0&&(0,i.yp)(M[j]);)j--;return N-j>0&&N-j<=10?
(0,i.JI)(M,j+1,N+1).value:-1},h=()=>{const N=j;for(;j>=0&&i.Kl[M[j]]===i.t6;)j--;return j<N};h();const m=C(),v=m>=0&&M[j]===i.N5;v&&j--;const $=v?1:m;if($<0||$>
65535||!h())return;const V=C();return S(V)?{number:V,generation:$,start:j+1,body:w+3}:void 0}}),37628:((mt,rt,O)=>{O.d(rt,{k:()=>o});var i=O(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(G,f,Z=()=>!0){
this.word=f,this.accepts=Z,this.buffer=(0,i.bS)(G),this.none=G.length}next(G){if(G>=this.none)return-1;if(G>=this.from&&G<=this.found)return this.found;const f=G<
this.from&&this.found>=0?this.from:this.none,Z=this.buffer.subarray(0,f+this.word.length-1);let b=Z.indexOf(this.word,G);for(;b>=0&&!this.accepts(b);)b=Z.indexOf(
this.word,b+1);return this.from=G,b>=0?this.found=b:f===this.none&&(this.none=G,this.found=-1),this.found}}}),69289:((mt,rt,O)=>{O.d(rt,{V:()=>G});var i=O(78157),
o=O(45798),nt=O(45599);function G({bytes:f,job:Z}){const b=(0,i.bS)(f).subarray(0,1024),W=b.indexOf(" obj");if(W<0||!b.includes("/Linearized"))return;const A=new o.
i(f,W+4,Math.min(f.length,W+2048),Z.limits.nesting).value();return(0,nt.Zm)(A)&&A.has("Linearized")&&A.get("L")===f.length?A:void 0}}),52205:((mt,rt,O)=>{O.d(rt,
{WW:()=>G,c3:()=>o,x$:()=>nt});var i=O(45599);function o(f,Z){const b=f.resolve(Z);return b===null?[]:(Array.isArray(b)?b:[b]).map(W=>f.resolve(W))}function nt(f,Z){
const b=new i.Bi;for(const[W,A]of Z){const F=f.resolve(A);b.set(W,Array.isArray(F)?F.map(K=>f.resolve(K)):F)}return b}function G(f,Z,b,W={values:1e4}){if(W.values--<=
0)return null;const A=f.resolve(Z);if(b===0)return A;if(Array.isArray(A))return A.map(K=>G(f,K,b-1,W));if(!(A instanceof i.Bi))return A;const F=new i.Bi;for(const[
K,T]of A)F.set(K,G(f,T,b-1,W));return F}}),22480:((mt,rt,O)=>{O.d(rt,{CS:()=>Z,Ow:()=>f,VF:()=>nt,ni:()=>o});var i=O(78157);function o(b,W){let A=W+6;for(;b[A]===
i.Z4&&(b[A+1]===i.kR||b[A+1]===i.u7||b[A+1]===i.Z4);)A++;return b[A]===i.u7&&A++,b[A]===i.kR&&A++,A}function nt(b,W){for(let A=0;A<4&&i.Kl[b[W]??0]===i.t6&&W<b.
length;A++)W++;return(0,i.w1)(b,W,"endstream")}const G=8;function f(b,W,A){let F=W;for(;F<W+4&&(b[F]===i.u7||b[F]===i.kR);)F++;return F===W||F+2>A?W:Z(b,F)?F:W}
const Z=(b,W)=>(b[W]&15)===G&&(b[W]<<8|b[W+1])%31===0}),75162:((mt,rt,O)=>{O.d(rt,{CF:()=>It,s1:()=>Rt,cY:()=>bt,zw:()=>De,VH:()=>Gt,Rd:()=>Ut,k0:()=>Fe,u6:()=>_e,
vc:()=>Te,vK:()=>Be});var i=O(77598),o=O(45599),nt=O(34400);function G(u){const d=new Uint8Array(256);for(let y=0;y<256;y++)d[y]=y;const{length:p}=u;for(let y=0,
L=0,B=0;y<256;y++){const Y=d[y];L=L+Y+u[B]&255,d[y]=d[L],d[L]=Y,++B===p&&(B=0)}return d}function f(u,d){const p=u.slice(),{length:y}=d,L=new Uint8Array(y);for(let B=0,
Y=0,st=0;B<y;B++){Y=Y+1&255;const it=p[Y];st=st+it&255;const ut=p[st];p[Y]=ut,p[st]=it,L[B]=d[B]^p[it+ut&255]}return L}function Z(u,d){return f(G(u),d)}const b={
length:u=>u,decrypt:u=>u,encryptInto:(u,d,p,y,L)=>y.set(u,L)};function W(u){const d=x(u,[]),p=M((y,L)=>G(d(y,L)));return{length:y=>y,decrypt:(y,L,B)=>f(p(L,B),y),
encryptInto:(y,L,B,Y,st)=>Y.set(f(p(L,B),y),st)}}function A(u){const d=x(u,[115,65,108,84]),p=U(()=>new l),y=M((B,Y)=>p().engine(d(B,Y))),L=M((B,Y)=>I(d(B,Y)));
return{length:K,decrypt:(B,Y,st)=>S(L(Y,st),B),encryptInto:(B,Y,st,it,ut)=>{p().seal(y(Y,st),B,it,ut)}}}function F(u){const d=U(()=>new l);let p,y;return{length:K,
decrypt:L=>S(y??=I(u),L),encryptInto:(L,B,Y,st,it)=>{d().seal(p??=d().engine(u),L,st,it)}}}const K=u=>(u&-16)+32,T=64*1024,P=16*1024;class l{head=Buffer.alloc(T);pool=Buffer.
alloc(P);taken=P;engine(d){const p=Buffer.alloc(16);return this.nextVector(p),(0,i.createCipheriv)(d.length===16?"aes-128-cbc":"aes-256-cbc",d,p).setAutoPadding(
!1)}seal(d,p,y,L){const{head:B}=this,{length:Y}=p,st=Y&-16,it=Math.min(st,T-32),ut=Y-st;this.nextVector(B),B.set(it===Y?p:p.subarray(0,it),16);let pt=16+it;if(it<
st){y.set(d.update(B.subarray(0,pt)),L),L+=pt,pt=0;for(let wt=it;wt<st;wt+=T){const Et=d.update(p.subarray(wt,Math.min(wt+T,st)));y.set(Et,L),L+=Et.length}}ut>0&&
B.set(p.subarray(st),pt),B.fill(16-ut,pt+ut,pt+16),y.set(d.update(B.subarray(0,pt+16)),L)}nextVector(d){this.taken===P&&((0,i.randomFillSync)(this.pool),this.taken=
0),this.pool.copy(d,0,this.taken,this.taken+16),this.taken+=16}}const E=new Uint8Array(0);function S(u,d){const p=d.length&-16;if(p<32)return E;const y=u.update(
p===d.length?d:d.subarray(0,p)),L=y[p-1];let B=p;if(L>0&&L<=16){do B--;while(B>p-L&&y[B-1]===L);B>p-L&&(B=p)}return y.subarray(16,B)}function I(u){return(0,i.createDecipheriv)(
u.length===16?"aes-128-cbc":"aes-256-cbc",u,Buffer.alloc(16)).setAutoPadding(!1)}function x(u,d){const{length:p}=u,y=new Uint8Array(p+5+d.length);y.set(u),y.set(
d,p+5);const L=new nt.V;return(B,Y)=>(y[p]=B,y[p+1]=B>>>8,y[p+2]=B>>>16,y[p+3]=Y,y[p+4]=Y>>>8,L.digest(y).subarray(0,Math.min(p+5,16)))}function U(u){let d;return()=>d??=
u()}function M(u){let d=-1,p=-1,y;return(L,B)=>((y===void 0||L!==d||B!==p)&&(y=u(L,B),d=L,p=B),y)}function w(u,d,p){const y=$(u,p),L=D(u,y);return k(L,d,u.revision===
2?32:16)?y:void 0}function j(u,d){const p=V(u,d);let y=u.owner.subarray(0,32);for(let L=u.revision===2?0:19;L>=0;L--)y=Z(_(p,L),y);return y}function C(u,d,p,y){
const L=V({revision:u,keyLength:d},p);let B=v(y);for(let Y=0;Y<=(u===2?0:19);Y++)B=Z(_(L,Y),B);return B}function h(u,d){const p=$(u,d),y=new Uint8Array(32);return y.
set(D(u,p)),{user:y,fileKey:p}}const m=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function v(u){const d=new Uint8Array(32),p=u.subarray(0,32);return d.set(p),d.set(m.subarray(0,32-p.length),p.length),d}function $({revision:u,keyLength:d,owner:p,
permissions:y,id0:L,encryptMetadata:B},Y){const st=Uint8Array.of(y,y>>8,y>>16,y>>24),it=u>=4&&!B?[255,255,255,255]:[],ut=(0,nt.F)(Buffer.concat([v(Y),p.subarray(
0,32),st,L,Uint8Array.from(it)]));return N(ut,u,d)}function V({revision:u,keyLength:d},p){return N((0,nt.F)(v(p)),u,u===2?5:d)}function N(u,d,p){let y=u.subarray(
0,p);if(d>=3)for(let L=0;L<50;L++)y=(0,nt.F)(y).subarray(0,p);return y}function D({revision:u,id0:d},p){if(u===2)return Z(p,m);let y=(0,nt.F)(Buffer.concat([m,d]));
for(let L=0;L<20;L++)y=Z(_(p,L),y);return y}function _(u,d){return d===0?u:u.map(p=>p^d)}function k(u,d,p){return d.length>=p&&u.subarray(0,p).every((y,L)=>y===
d[L])}function R(u,d,p){return ht(u.user,u.wrappedByUser,d,p,new Uint8Array(0))}function X(u,d,p){return ht(u.owner,u.wrappedByOwner,d,p,u.user.subarray(0,48))}
function tt(u,d,p){const y=ft(u,d,new Uint8Array(0)),L=ft(u,p,y.entry);return{user:y.entry,wrappedByUser:y.wrapped,owner:L.entry,wrappedByOwner:L.wrapped}}function ot(u,d,p){
const y=Buffer.alloc(16,255);return y.writeInt32LE(d,0),y.write(p?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(y,12),(0,i.createCipheriv)("aes-256-ecb",u,
null).setAutoPadding(!1).update(y)}const dt=new Uint8Array(16);function ht(u,d,p,y,L){const B=yt(p,y,u.subarray(32,40),L);if(!Buffer.from(B).equals(u.subarray(0,
32)))return;const Y=yt(p,y,u.subarray(40,48),L);return(0,i.createDecipheriv)("aes-256-cbc",Y,dt).setAutoPadding(!1).update(d.subarray(0,32))}function ft(u,d,p){
const y=(0,i.randomBytes)(16),L=yt(6,d,y.subarray(0,8),p),B=yt(6,d,y.subarray(8),p),Y=(0,i.createCipheriv)("aes-256-cbc",B,dt).setAutoPadding(!1).update(u);return{
entry:Buffer.concat([L,y]),wrapped:Y}}function yt(u,d,p,y){let L=(0,i.createHash)("sha256").update(d).update(p).update(y).digest();if(u<6)return L;for(let B=0,Y=0;B<
64||Y>B-32;B++){const st=Buffer.concat([d,L,y]),it=Buffer.alloc(64*st.length,st),ut=(0,i.createCipheriv)("aes-128-cbc",L.subarray(0,16),L.subarray(16,32)).setAutoPadding(
!1).update(it);let pt=0;for(let wt=0;wt<16;wt++)pt+=ut[wt];L=(0,i.createHash)(["sha256","sha384","sha512"][pt%3]).update(ut).digest(),Y=ut[ut.length-1]}return L.
subarray(0,32)}var At=O(77581),Lt=O(34378);const Ft=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,Nt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
Ae=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Oe=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
ne=/[\p{L}\p{Mc}\p{Nl}]/u;function vt(u){if(/^[\x20-\x7e]*$/.test(u))return u;const d=(0,Lt.w)(u.replace(Ft,"").replace(Nt," "),"NFKC");if(Ae.test(d))return;const p=[
...d],y=p.map(B=>Oe.test(B));return y.includes(!0)&&(p.some((B,Y)=>!y[Y]&&ne.test(B))||!y[0]||!y.at(-1))?void 0:d}function se(u){const d=vt(u),p=[...d===void 0?
[]:[Buffer.from(d,"utf8")],Buffer.from(u,"utf8"),...[_t(u),ve(u)].filter(B=>B!==void 0)],L=[...p.filter(B=>B.length>Tt).map(B=>B.subarray(0,Tt)),...p];return L.
filter((B,Y)=>L.findIndex(st=>st.equals(B))===Y)}const Tt=127;function Vt(u){return typeof u=="string"?Buffer.from(vt(u)??u,"utf8").subarray(0,Tt):u}const Me=32;
function Dt(u){return typeof u=="string"?_t(u)??Buffer.from(u,"utf8"):u}function bt(u,d,p){const y=p==="AES-256"?Vt:Dt;return Buffer.compare(y(u),y(d))===0}function Ut(u,d){
const p=d==="AES-256",y=p?it=>vt(it)!==void 0:it=>!new RegExp("\\p{Cc}","u").test(it)&&_t(it)!==void 0,L=[...u].findIndex(it=>!y(it));if(L>=0)return p?`must not\
 have the character at position ${L+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${L+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!y(u))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const B=p?Buffer.from(vt(u),"utf8"):Dt(u);if(B.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[Y,st]=[
B.length,p?Tt:Me];if(!(Y<=st))return p?`must be at most ${st} bytes long in UTF-8, and has ${Y}`:`must be at most ${st} characters long with AES-128, and has ${Y}\
: shorten it, or choose AES-256`}function _t(u){return re(u,d=>At.SQ.get(d)??(d>=24&&d<32||d>=127&&d<161?-1:d))}function ve(u){return re(u,d=>d)}function re(u,d){
const p=Array.from(u,y=>d(y.codePointAt(0)));return p.every(y=>y>=0&&y<256)?Buffer.from(p):void 0}function Zt(u,d){const{strings:p}=d,y=(B,Y,st,it)=>{if(B===b)return Y;
const ut=Buffer.allocUnsafe(B.length(Y.length));return B.encryptInto(Y,st,it,ut,0),ut},L=(B,Y,st,it,ut,pt)=>(B.encryptInto(Y,st,it,ut,pt),B.length(Y.length));return{
...u,uniform:d.named===void 0||d.encryptMetadata&&d.embedded===d.streams,decryptString:(B,Y,st)=>p.decrypt(B,Y,st),encryptString:(B,Y,st)=>y(p,B,Y,st),decryptStream:(B,Y,st,it)=>Kt(
d,it).decrypt(B,Y,st),encryptStream:(B,Y,st,it)=>y(Kt(d,it),B,Y,st),encryptedStringLength:B=>p.length(B),encryptedStreamLength:(B,Y)=>Kt(d,Y).length(B),encryptStringInto:(B,Y,st,it,ut)=>L(
p,B,Y,st,it,ut),encryptStreamInto:(B,Y,st,it,ut,pt)=>L(Kt(d,it),B,Y,st,ut,pt)}}function Kt({streams:u,embedded:d,named:p,encryptMetadata:y},L){const B=L.get("Ty\
pe");if((0,o.Eo)(B,"XRef"))return b;if(p===void 0)return u;const Y=ie(L);return Y!==void 0?p.get(Y)??u:!y&&(0,o.Eo)(B,"Metadata")?b:(0,o.Eo)(B,"EmbeddedFile")?d:
u}function ie(u){const d=u.get("Filter"),p=(0,o.cy)(d)?d.findIndex(Y=>(0,o.Eo)(Y,"Crypt")):(0,o.Eo)(d,"Crypt")?0:-1;if(p<0)return;const y=u.get("DecodeParms"),L=(0,o.
cy)(y)?y[p]:y,B=(0,o.Zm)(L)?L.get("Name"):void 0;return B instanceof o.SX?B.text:"Identity"}function It(u){if(ie(u)===void 0)return!1;const d=u.get("Filter"),p=u.
get("DecodeParms"),y=(0,o.cy)(d)?d.findIndex(B=>(0,o.Eo)(B,"Crypt")):0,L=(0,o.cy)(d)?d.filter((B,Y)=>Y!==y):[];return L.length===0?(u.delete("Filter"),u.delete(
"DecodeParms"),!0):(u.set("Filter",L),(0,o.cy)(p)&&u.set("DecodeParms",p.filter((B,Y)=>Y!==y)),!0)}function De(u){return u.algorithm==="AES-128"?Pe(u):ke(u)}const _e=()=>(0,i.
randomBytes)(32);function Pe({userPassword:u,ownerPassword:d,permissions:p,id0:y}){const L=Dt(u),B=C(4,16,Dt(d),L),Y=h({revision:4,keyLength:16,owner:B,permissions:p,
id0:y,encryptMetadata:!0},L),st=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...oe("AESV2",16),O:new o.Mx(B),U:new o.Mx(Y.user),P:p});return ae({dictionary:st,
version:"1.6",numbered:!0,identifier:y},A(Y.fileKey))}function ke({userPassword:u,ownerPassword:d,permissions:p}){const y=(0,i.randomBytes)(32),L=tt(y,Vt(u),Vt(
d)),B=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...oe("AESV3",32),O:new o.Mx(L.owner),OE:new o.Mx(L.wrappedByOwner),U:new o.Mx(L.user),UE:new o.Mx(
L.wrappedByUser),P:p,Perms:new o.Mx(ot(y,p,!0))});return ae({dictionary:B,version:"1.7",extensionLevel:8,numbered:!1},F(y))}function oe(u,d){const p=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(u),AuthEvent:(0,o.UU)("DocOpen"),Length:d});return{CF:(0,o.jd)({StdCF:p}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function ae(u,d){
return Zt(u,{strings:d,streams:d,embedded:d,named:new Map([["StdCF",d],["Identity",b]]),encryptMetadata:!0})}var Pt=O(58552);const ce={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Rt=-4,$t=u=>1<<
ce[u]-1,Ht=Object.keys(ce);function Fe(u){let d=Rt;for(const p of Ht)u[p]||(d&=~$t(p));return u.allow_print?d:d&~$t("allow_print_high_resolution")}function Te(u){
return Ht.filter(d=>(u&$t(d))===0)}const St=4096;function Gt(u,{known:d,possible:p=[]},y){const L=fe(u),B=new Uint8Array(0);if(L.revision<5&&[d??B,...p].some(({
length:Et})=>Et>St))throw Ie();const Y=[...d?[d]:[],...p,B],st=ue(L,Y,B),it=st??(y?Jt(se(y),Et=>ue(L,Y,Et)):void 0);if(it===void 0)throw L.revision<5&&!d?pe():y?
Yt():Le();const{fileKey:ut,access:pt}=it,wt=ge(L,ut);return{...xt(L,it,Wt(L,ut),wt),access:pt,locked:!1,permissions:L.permissions,revision:L.revision,keyBits:8*
ut.length,opensWithoutPassword:st!==void 0,algorithm:Ce(L.methods[wt.streams===b?"embedded":"streams"],ut),unrestricted:()=>Xt(L,it)}}function xt(u,{identifier:d},p,y){
const L={dictionary:p,...Re(u),numbered:u.revision<=4,...d?{identifier:d}:{}};return Zt(L,y)}function Xt(u,d){const p={...u,permissions:Rt};let{fileKey:y}=d;const L=Wt(
p,y);if(d.legacy){const B=h({...d.legacy.scheme,permissions:Rt},d.legacy.userPassword);y=B.fileKey,L.set("U",new o.Mx(B.user))}else L.set("Perms",new o.Mx(ot(y,
Rt,u.encryptMetadata)));return xt(p,d,L,ge(p,y))}function Wt({encrypt:u,revision:d,permissions:p},y){const L=new o.Bi(u);L.set("P",p);for(const[Y,st]of[["O",d<5?
32:48],["U",d<5?32:48],["OE",32],["UE",32]]){const it=u.get(Y);it instanceof o.Mx&&it.bytes.length>st&&L.set(Y,new o.Mx(it.bytes.subarray(0,st)))}const B=u.get(
"Length");return B!==void 0&&!(typeof B=="number"&&B%8===0&&B>=40&&B<=256)&&L.set("Length",8*y.length),L}function fe(u){const d=u.get("Filter");if(!(0,o.Eo)(d,"\
Standard"))throw Qt(`the security handler ${d instanceof o.SX?me(d):"without a name"}`);const p=jt(u.get("V"),0),y=jt(u.get("R"),0);if(!(p===5?y===5||y===6:[1,2,
4].includes(p)&&y>=2&&y<=4))throw Qt(`the standard security handler with V ${p} and R ${y}`);const B={encrypt:u,version:p,revision:y,permissions:jt(u.get("P"),-4)|
0};if(p<4)return{...B,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const Y=u.get("CF"),st=new Map;for(const[pt,wt]of(0,o.
Zm)(Y)?Y:[]){const Et=(0,o.Zm)(wt)?be(wt,p):void 0;Et!==void 0&&st.set(pt,Et)}st.set("Identity","none");const it=(pt,wt)=>{const Et=u.get(pt),Ee=st.get(Et instanceof
o.SX?Et.text:wt);if(Ee===void 0)throw Qt(`the crypt filter ${Et instanceof o.SX?me(Et):wt}`);return Ee},ut=u.get("StmF");return{...B,encryptMetadata:u.get("Encr\
yptMetadata")!==!1,methods:{strings:it("StrF","Identity"),streams:it("StmF","Identity"),embedded:it("EFF",ut instanceof o.SX?ut.text:"Identity")},filters:st}}function be(u,d){
const p=u.get("CFM");return d===5&&(0,o.Eo)(p,"AESV3")?"AESV3":d===4&&(0,o.Eo)(p,"AESV2")?"AESV2":d===4&&(0,o.Eo)(p,"V2")?"V2":p===void 0||(0,o.Eo)(p,"None")?"n\
one":void 0}function ue(u,d,p){const{encrypt:y,revision:L}=u;if(L>=5){const ut={owner:Ct(y,"O",48),user:Ct(y,"U",48),wrappedByOwner:Ct(y,"OE",32),wrappedByUser:Ct(
y,"UE",32)};return de(R(ut,L,p),"user")??de(X(ut,L,p),"owner")}const B=Ct(y,"O",1),Y=Ct(y,"U",1),{permissions:st,encryptMetadata:it}=u;return Jt(d,ut=>Jt(he(u),
pt=>{const wt={revision:L,keyLength:pt,owner:B,permissions:st,id0:ut,encryptMetadata:it};return le(wt,Y,p,"user")??le(wt,Y,j(wt,p),"owner")}))}function le(u,d,p,y){
const L=w(u,d,p);return L&&{fileKey:L,access:y,identifier:u.id0,legacy:{scheme:u,userPassword:p}}}function de(u,d){return u&&{fileKey:u,access:d}}function he({encrypt:u,
version:d}){if(d===4)return[16];const p=jt(u.get("Length"),40),y=p%8===0&&p>=40&&p<=128?p/8:5;return[...new Set(d===1?[5,y,16]:[y,16,5])]}function ge(u,d){const p={
none:b},y=st=>st==="V2"?p.V2??=W(d):st==="AESV2"?p.AESV2??=A(d):st==="AESV3"?p.AESV3??=F(d):b,{methods:L,filters:B,encryptMetadata:Y}=u;return{strings:y(L.strings),
streams:y(L.streams),embedded:y(L.embedded),named:B&&new Map([...B].map(([st,it])=>[st,y(it)])),encryptMetadata:Y}}function Re({version:u,revision:d,methods:p}){
return d>=5?{version:"1.7",extensionLevel:d===5?3:8}:u===4?{version:Object.values(p).includes("AESV2")?"1.6":"1.5"}:{version:d===2?"1.1":"1.4"}}function Ce(u,d){
if(u!=="none")return u==="V2"?d.length===5?"RC4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}function Ct(u,d,p){const y=u.get(d);if(y instanceof o.Mx&&y.bytes.
length>=p)return y.bytes;throw(0,Pt.O$)(`its encryption dictionary has no usable /${d}.`)}function jt(u,d){return typeof u=="number"?Math.trunc(u):d}function Jt(u,d){
for(const p of u){const y=d(p);if(y!==void 0)return y}}function me({text:u}){return/^[\w.+-]{1,40}$/.test(u)?u:"with an unusual name"}function Le(){return(0,Pt.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function Yt(){return new Pt.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function pe(){const u="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Pt.hJ)("uns\
upported_encryption",u,{issues:[{field:"file",message:`The document ${u}.`}],advice:"Get the document again from where it came from"})}function Ie(){const u=`is\
 encrypted and has an identifier (/ID) of more than ${St} bytes`;return(0,Pt.hJ)("unsupported_encryption",u,{issues:[{field:"file",message:`The document ${u}; a\
t most that many are supported.`}],advice:"Open it in another PDF program and save it again"})}function Qt(u){return(0,Pt.hJ)("unsupported_encryption",`is prote\
cted by ${u}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${u}, which is not supported.`}],advice:"Only protection by\
 passwords can be opened, not by certificates or rights management"})}const we={...b,decrypt:()=>new Uint8Array(0)};function Be(u){const d=Ne(u),p=B=>B==="none"?
b:we,y=[...d?.filters??[["Identity","none"]]],L={strings:p(d?.methods.strings),streams:p(d?.methods.streams),embedded:p(d?.methods.embedded),named:d&&!d.filters?
void 0:new Map(y.map(([B,Y])=>[B,p(Y)])),encryptMetadata:d?.encryptMetadata??!0};return{...Zt({dictionary:u,version:"1.1",numbered:!0},L),access:"user",locked:!0,
permissions:d?.permissions??Rt,revision:d?.revision,opensWithoutPassword:!1,unrestricted:void 0,...d?ye(d):Ue(u)}}function Ne(u){try{return fe(u)}catch(d){if(d instanceof
Pt.zU&&d.code==="unsupported_encryption")return;throw d}}function ye({encrypt:u,version:d,methods:p}){const y=p.streams==="none"?p.embedded:p.streams;if(y==="no\
ne")return{algorithm:void 0,keyBits:void 0};if(y==="AESV3")return{algorithm:"AES-256",keyBits:256};if(d===4)return{algorithm:y==="AESV2"?"AES-128":"RC4-128",keyBits:128};
const L=d===1?40:qt(u.get("Length"));return{algorithm:L===40?"RC4-40":"RC4-128",keyBits:L}}function Ue(u){const d=u.get("CF"),p=u.get("StmF"),y=(0,o.Zm)(d)&&p instanceof
o.SX?d.get(p.text):void 0,L=(0,o.Zm)(y)?y.get("CFM"):void 0;return(0,o.Eo)(L,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(L,"AESV2")?{algorithm:"AES-128",
keyBits:128}:{algorithm:void 0,keyBits:void 0}}function qt(u){return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),34400:((mt,rt,O)=>{O.d(rt,{F:()=>nt,V:()=>G});
const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(f,Z)=>Math.floor(Math.abs(Math.sin(Z+1))*2**32)|0),nt=f=>new G().digest(f);class G{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(Z){const{state:b,tail:W}=this;b[0]=1732584193,b[1]=4023233417,b[2]=2562383102,b[3]=271733878;const{length:A}=Z,
F=A&-64;for(let l=0;l<F;l+=64)this.compress(Z,l);const K=A-F,T=K<56?64:128;for(let l=0;l<K;l++)W[l]=Z[F+l];W[K]=128,W.fill(0,K+1,T);for(let l=0,E=A<<3;l<4;l++)W[T-
8+l]=E>>>(l<<3);W[T-4]=A>>>29;for(let l=0;l<T;l+=64)this.compress(W,l);const P=new Uint8Array(16);for(let l=0;l<16;l++)P[l]=b[l>>2]>>>((l&3)<<3);return P}compress(Z,b){
const{words:W,state:A}=this;for(let l=0,E=b;l<16;l++,E+=4)W[l]=Z[E]|Z[E+1]<<8|Z[E+2]<<16|Z[E+3]<<24;let F=A[0],K=A[1],T=A[2],P=A[3];for(let l=0;l<64;l++){const E=l>>
4;let S,I;E===0?(S=K&T|~K&P,I=l):E===1?(S=P&K|~P&T,I=5*l+1):E===2?(S=K^T^P,I=3*l+5):(S=T^(K|~P),I=7*l);const x=F+S+o[l]+W[I&15]|0,U=i[E<<2|l&3];F=P,P=T,T=K,K=K+
(x<<U|x>>>32-U)|0}A[0]=A[0]+F,A[1]=A[1]+K,A[2]=A[2]+T,A[3]=A[3]+P}}}),64580:((mt,rt,O)=>{O.d(rt,{F:()=>o});var i=O(45599);function o(f,Z=()=>{}){if(f instanceof
i.Z6)return new i.Z6(o(f.dict,Z),f.data,f.sealed);const b=G(f),W=[b];let A=1;for(let F=W.pop();F!==void 0;F=W.pop())if(Array.isArray(F)){A+=F.length;for(const[K,
T]of F.entries())F[K]=nt(T,W)}else if((0,i.Zm)(F)){A+=F.size;for(const[K,T]of F)F.set(K,nt(T,W))}return Z(A),b}function nt(f,Z){const b=G(f);return b!==f&&Z.push(
b),b}function G(f){return Array.isArray(f)?[...f]:(0,i.Zm)(f)?new i.Bi(f):f}}),79725:((mt,rt,O)=>{O.d(rt,{R:()=>Z,Z:()=>b});var i=O(78157),o=O(4e4),nt=O(88500);
const G=new Int32Array(0),f=new nt.s;class Z{at=G;first=0;used=0;open=-1;close=-1;special=!1;scan=f;marksFrom=0;marksTo=0;own;locate(A,F,K){const T=this.own??={
at:new Int32Array(64),scan:new nt.s},{scan:P}=T;if(this.at=T.at,this.scan=P,this.first=this.used=this.marksFrom=this.marksTo=0,P.reset(),F=(0,i.AN)(A,F,K),A[F]!==
i.iH||A[F+1]!==i.iH)return!1;this.open=F+=2;const l=(0,o.XE)();for(;(F=(0,i.AN)(A,F,K))<K;){const E=A[F];if(E===i.vz)return this.close=F,this.marksTo=P.used,this.
special=P.byteRange||P.doubtful,A[F+1]===i.vz;if(E!==i.cL)return!1;const S=++F;for(;F<K&&i.Kl[A[F]]===i.N9;F++)if(A[F]===i.wn)return!1;const I=F;I-S===9&&A[S]===
i.Ah&&(0,i.w1)(A,S,"ByteRange")&&(P.byteRange=!0),(0,o.xg)(A,S-1,I,l)&&(P.doubtful=!0);const x=F=(0,i.AN)(A,F,K);if(A[F]===i.vz||(F=P.value(A,F,K),F<0))return!1;
this.add(S,I,x,F)}return!1}add(A,F,K,T){this.used+4>this.at.length&&(this.at=this.own.at=b(this.at,this.used+4));const{at:P,used:l}=this;P[l]=A,P[l+1]=F,P[l+2]=
K,P[l+3]=T,this.used=l+4}find(A,F){const{at:K,first:T}=this,P=F.length;for(let l=this.used-4;l>=T;l-=4){const E=K[l];if(K[l+1]-E!==P)continue;let S=0;for(;S<P&&
A[E+S]===F.charCodeAt(S);)S++;if(S===P)return l}return-1}findMisspelt(A,F){const{at:K,first:T}=this;for(let P=T;P<this.used;P+=4){const l=K[P];if(K[P+1]-l!==F.length)
continue;let E=0;for(let S=0;S<F.length&&E<2;S++)A[l+S]!==F.charCodeAt(S)&&E++;if(E===1)return P}return-1}}function b(W,A){const F=new Int32Array(Math.max(W.length*
2,A));return F.set(W),F}}),43767:((mt,rt,O)=>{O.d(rt,{r:()=>G});var i=O(45599);const o=5;function nt(f,Z){if(f.length!==Z.length||f.length<o)return!1;let b=0;for(let W=0;W<
f.length;W++)f[W]!==Z[W]&&b++;return b===1}function G(f,Z){const b=new Set(Z),W=Z.filter(K=>!f.has(K)),A=new Map;for(const K of f.keys()){const T=b.has(K)?void 0:
W.find(P=>nt(K,P));T!==void 0&&A.set(K,T)}return A.size===0?void 0:{dict:new i.Bi([...f].map(([K,T])=>[A.get(K)??K,T])),keys:[...A.values()]}}}),45798:((mt,rt,O)=>{
O.d(rt,{e:()=>w,i:()=>M});var i=O(42973),o=O(78157),nt=O(82416),G=O(45599);const f=Symbol("close array"),Z=Symbol("close dictionary"),b=Symbol("end"),W=32,A=32,
F=32,K=32,T=224,P=224,l=1e3,E=160,S=8,I=256,x=65536,U=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class M{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(C,h,m,v,$,V=1/0,N=w){
this.bytes=C,this.at=h,this.end=m,this.nesting=v,this.openString=$,this.room=V,this.refusal=N}value(){const C=this.token(0);return typeof C=="symbol"?null:C}token(C){
const{bytes:h,end:m}=this;if(this.room-=W,this.room<0)throw this.refusal();const v=(0,o.AN)(h,this.at,m);if(this.at=v,v>=m)return b;const $=h[v];if($>=o.l0&&$<=
o.ev)return this.numberOrReference();switch($){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return h[v+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(C+1));case o.WL:return this.at++,this.array(C+1);case o.wt:return this.at++,f;case o.vz:return this.closed=v,h[v+
1]===o.vz?(this.at+=2,Z):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(C){this.checkDepth(C),this.room-=
K;const h=[];for(;;){h.length===S&&h.every(v=>v instanceof G.oS)&&this.references(h);const m=this.token(C);if(m===f||m===b)return h;if(m===Z)return this.at=this.
closed,h;h.push(m)}}references(C){const{bytes:h,end:m}=this;for(let v=I;;v=Math.min(2*v,x)){const $=(0,o.bS)(h).toString("latin1",this.at,Math.min(this.at+v,m)),
V=U.exec($)?.[0]??"";if(V==="")return;const N=C.length;for(const D of V.split(" 0 R"))D!==""&&C.push(new G.oS(Number(D),0));if(this.room-=(C.length-N)*(W+A),this.
at+=V.length,V.length<$.length>>1)return}}dictionary(C){this.checkDepth(C),this.room-=P;const h=new G.Bi;let m,v=-1;for(;;){const $=this.at,V=this.token(C);if(V===
Z||V===b)return v>=0&&(0,G.hi)(h)&&this.keepSealed(h,v),h;if(V===f)continue;const N=V;if(m===void 0){N instanceof G.SX&&(m=N.text);continue}h.size>l&&(this.room-=
E),N!==null?h.set(m,N):h.delete(m),this.openString&&m==="Contents"&&N instanceof G.Mx&&(v=$),m=void 0}}keepSealed(C,h){C.set("Contents",new M(this.bytes,h,this.
end,1).value())}checkDepth(C){if(C>this.nesting)throw(0,i.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,"Open it in anot\
her PDF program and save it again")}name(){const{bytes:C,end:h}=this,m=this.at+1;return this.room-=F,this.at=(0,o.Wd)(C,m,h),new G.SX((0,nt.MQ)(C,m,this.at))}string(C){
return this.room-=T,new G.Mx(this.openString?this.openString(C):C)}literal(){const{bytes:C,end:h}=this,m=this.at+1;for(let v=m;v<h;v++){const $=C[v];if($===o.s1)
return this.at=v+1,C.slice(m,v);if($===o.Cx||$===o.r_||$===o.u7)break}return this.at=(0,o.t9)(C,this.at,h),(0,nt.U1)(C,m,this.at)}hexadecimal(){const{bytes:C,end:h}=this,
m=this.at+1,v=(0,o.$k)(C,m,h);return this.at=v,(0,o.sk)(C,m,v)}numberOrReference(){const{bytes:C,end:h}=this;let m=this.at,v=0;for(;m<h&&C[m]>=o.l0&&C[m]<=o.ev;)
v=v*10+(C[m++]-o.l0);if(m<h&&o.Kl[C[m]]===o.N9)return this.number();this.at=m,m=(0,o.AN)(C,m,h);const $=C[m]===o.N5&&m+1<h&&C[m+1]>o.l0;$&&m++;let V=0;const N=m;
for(;m<h&&C[m]>=o.l0&&C[m]<=o.ev;)V=V*10+(C[m++]-o.l0);return m===N||(m=(0,o.AN)(C,m,h),m>=h||C[m]!==o.AV||m+1<h&&o.Kl[C[m+1]]===o.N9)?v:(this.at=m+1,this.room-=
A,v>2147483647?null:new G.oS(v,$?1:Math.min(V,65535)))}number(){const{bytes:C,end:h,at:m}=this;return this.at=(0,o.Wd)(C,m,h),(0,nt.kz)(C,m,this.at)}word(){const{
bytes:C,at:h,end:m}=this,v=C[h];return v===o.b9||v===o.N5||v===o.fX?this.number():(0,o.wb)(C,h,"true")||(0,o.wb)(C,h,"false")?(this.at=(0,o.Wd)(C,h,m),v===o.yh):
(0,o.w1)(C,h,"endobj")||(0,o.w1)(C,h,"endstream")?b:(this.at=Math.max((0,o.Wd)(C,h,m),h+1),null)}}const w=()=>(0,i.F)("values","The objects that must be read ha\
ve too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),4e4:((mt,rt,O)=>{
O.d(rt,{C3:()=>b,XE:()=>W,oC:()=>F,xg:()=>A});var i=O(78157);const o=4<<20,nt=1024,G=1<<29,f=new Int32Array(nt);let Z=0;function b(){Z<G||(Z=0,f.fill(0))}const W=()=>Z+
1;function A(P,l,E,S){const I=E-l,x=E-1,M=I*157+P[x]*5+P[x-(I>1?1:0)]*61+P[l+(I>1?1:0)]*331+P[l+(I>>1)]*17&nt-1,w=f[M];return f[M]=++Z,w>=S}function F(P,l,E){if(E-
l>o)return!1;const S=[],I=new K;let x=0,U=!1;do{const M=(0,i.AN)(P,l,E);if(M>=E)return!1;const w=S.at(-1)??0,j=w>0&&!U&&P[M]===i.cL;if(l=T(P,M,E),U=j,j){if(I.add(
w,P,M+1,l))return!0}else P[M]===i.WL?S.push(0):P[M]===i.iH&&l===M+2&&P[M+1]===i.iH?S.push(++x):(P[M]===i.wt||P[M]===i.vz&&l===M+2)&&S.pop()}while(S.length>0);return!1}
class K{places=new Int32Array(128);count=0;add(l,E,S,I){let x=l,U=~l;for(let M=S;M<I;M++){let w=E[M];w===i.wn&&(0,i.Li)(E[M+1])>=0&&(0,i.Li)(E[M+2])>=0&&M+2<I&&
(w=(0,i.Li)(E[M+1])*16+(0,i.Li)(E[M+2]),M+=2),x=Math.imul(x^w,16777619),U=Math.imul(U+w,1540483477)^U>>>15}return this.count*4>this.places.length&&this.grow(),this.
put(x,U===0?1:U)}put(l,E){const{places:S}=this;let I=(l^l>>>15)*2&S.length-1;for(;S[I+1]!==0;I=I+2&S.length-1)if(S[I]===l&&S[I+1]===E)return!0;return S[I]=l,S[I+
1]=E,this.count++,!1}grow(){const l=this.places;this.places=new Int32Array(l.length*4),this.count=0;for(let E=0;E<l.length;E+=2)l[E+1]!==0&&this.put(l[E],l[E+1])}}
function T(P,l,E){const S=P[l],I=P[l+1]===S;return S===i.iH?I?l+2:(0,i.$k)(P,l,E):S===i.vz?I?l+2:l+1:S===i.Cx?(0,i.t9)(P,l,E):Math.max((0,i.Wd)(P,S===i.cL?l+1:l,
E),l+1)}}),88500:((mt,rt,O)=>{O.d(rt,{A:()=>nt,s:()=>M});var i=O(78157),o=O(4e4);const nt=-1,G=2**63,f=-1,Z=0,b=1,W=2,A=0,F=1,K=2,T=3,P=4,l=5,E=6,S=7,I=8,x=new Uint8Array(
256).fill(K);for(let h=0;h<256;h++)i.Kl[h]===i.t6&&(x[h]=A);for(let h=i.l0;h<=i.ev;h++)x[h]=F;for(const[h,m]of Object.entries({"/":T,"<":P,">":l,"[":E,"]":S,"(":I,
"%":A,")":A,"{":A,"}":A}))x[h.charCodeAt(0)]=m;const U=new Uint8Array(256);for(let h=0;h<256;h++)i.Kl[h]===i.N9&&h!==i.wn&&(U[h]=1);class M{marks=new Int32Array(
96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=new Int32Array(64);reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(m,v,$){const V=this.used+$-v;V>this.marks.length&&
this.grow(V),this.marks.set(m.subarray(v,$),this.used),this.used=V}open(m,v,$){if(m>=this.opened.length){const V=new Int32Array(this.opened.length*2);V.set(this.
opened),this.opened=V}return this.opened[m]=v,$}add(m,v,$){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=m>2147483647?0:m,this.
marks[this.used+1]=v,this.marks[this.used+2]=$,this.used+=3,$}grow(m){const v=new Int32Array(Math.max(this.marks.length*2,m));v.set(this.marks),this.marks=v}value(m,v,$){
let V=0,N=Z;for(let D=v;v<$;D=v){const _=m[v++];switch(x[_]){case A:_===i.IQ&&(v=(0,i.D)(m,D,$));continue;case F:{let k=_-i.l0;for(;x[m[v]]===F;)k=k*10+(m[v++]-
i.l0);if(v<$&&i.Kl[m[v]]===i.N9){v=(0,i.Wd)(m,v,$);break}if(k>=G)return-1;const R=w(m,v,$);N===W&&this.setLength(k,D,v,R),R>v&&(v=this.add(k,D,R));break}case K:
for(;v<$&&i.Kl[m[v]]===i.N9;)v++;if(_===i.HF&&C(m,D,v))return-1;break;case T:for(;v<$&&U[m[v]]===1;)v++;if(v<$&&m[v]===i.wn&&(v=this.escapedName(m,v,$)),N=this.
expectedAfter(m,D,v,N===Z?V:0),V===0)return v;continue;case P:v=m[v]===i.iH?this.open(V++,(0,o.XE)(),v+1):this.hexString(m,D,$);break;case l:if(m[v]!==i.vz)continue;
if(!(this.opened[--V]>0)||++v>$)return-1;break;case E:v=this.open(V++,f,v);break;case S:if(this.opened[--V]!==f)return-1;break;case I:v=this.literalString(m,D,$);
break}if(V===0)return v>$?-1:v;N=Z}return-1}setLength(m,v,$,V){const N=V>$;this.length=N?-1:m,this.lengthRef=N?m:-1,this.lengthStart=v,this.lengthEnd=V}literalString(m,v,$){
const V=(0,i.AZ)(m,v,$);return V<0?$+1:this.strings?this.add(nt,v,V):V}hexString(m,v,$){const V=(0,i.$k)(m,v,$);return this.strings?this.add(nt,v,V):V}escapedName(m,v,$){
return this.doubtful=!0,(0,i.Wd)(m,v,$)}expectedAfter(m,v,$,V){const N=$-v;return N===10&&m[v+1]===i.Ah&&(0,i.w1)(m,v,"/ByteRange")&&(this.byteRange=!0),V===0||
this.opened[V-1]===f?Z:((0,o.xg)(m,v,$,this.opened[V-1])&&(this.doubtful=!0),V>1?b:N===7&&m[v+1]===i.A4&&(0,i.w1)(m,v,"/Length")?W:b)}}function w(h,m,v){if(h[m]===
i.Z4&&h[m+1]===i.l0&&h[m+3]===i.AV&&h[m+2]===i.Z4&&m+4<=v)return j(h,m+4,v)?m+4:m;let $=(0,i.AN)(h,m,v);h[$]===i.N5&&h[$+1]>i.l0&&$++;let V=$,N=0;for(;V<v&&(0,i.
yp)(h[V]);V++)N=N*10+(h[V]-i.l0);if(V===$||N>=G)return m;const D=(0,i.AN)(h,V,v);return D<v&&h[D]===i.AV&&j(h,D+1,v)?D+1:m}const j=(h,m,v)=>m>=v||i.Kl[h[m]]!==i.
N9;function C(h,m,v){return v-m===6&&(0,i.w1)(h,m,"endo")||v-m===9&&(0,i.w1)(h,m,"ends")}}),45079:((mt,rt,O)=>{O.d(rt,{ZV:()=>S,bD:()=>Z,dZ:()=>K,pS:()=>T,sd:()=>I,
yT:()=>f});var i=O(78157),o=O(45599);const nt=8,G=1024,f={number:0,generation:0};function Z(x,U,M){if(U===null)x.text("null");else if(typeof U=="number")x.text(
S(U));else if(typeof U=="boolean")x.text(U?"true":"false");else if(U instanceof o.SX)K(x,U.text);else if(U instanceof o.oS)x.text(F(U,M));else if(U instanceof o.
Mx)T(x,U.bytes,M);else if(Array.isArray(U)){if(x.byte(i.WL),U.length>=nt&&U.every(w=>w instanceof o.oS))b(x,U,M);else for(const[w,j]of U.entries())w>0&&x.byte(i.
Z4),Z(x,j,M);x.byte(i.wt)}else U instanceof o.Bi?W(x,U,M):Z(x,U.dict,M)}function b(x,U,M){for(let w=0;w<U.length;w+=G){const j=U.slice(w,w+G).map(C=>F(C,M));x.text(
w>0?` ${j.join(" ")}`:j.join(" "))}}function W(x,U,M){const w=M.security&&U.has("ByteRange")?{...M,security:void 0}:M;x.text("<<");for(const[j,C]of U)K(x,j),A(C)&&
x.byte(i.Z4),Z(x,C,j==="Contents"?w:M);x.text(">>")}const A=x=>x===null||typeof x=="number"||typeof x=="boolean"||x instanceof o.oS;function F(x,{renumber:U,generationOf:M}){
const w=U?U(x):x.number;return U&&w===0?"null":`${w} ${M?M(w):U?0:x.generation} R`}function K(x,U){x.byte(i.cL);for(let M=0;M<U.length;M++){const w=U.charCodeAt(
M)&255;w!==i.Cq&&(w>i.Z4&&w<=i.du&&w!==i.wn&&i.Kl[w]===i.N9?x.byte(w):x.text(`#${E(w)}`))}}function T(x,U,{security:M,number:w,generation:j}){if(M){P(x,M.encryptString(
U,w,j));return}let C=0;for(const h of U)(h<i.Z4||h>i.du)&&C++;if(C*3>U.length){P(x,U);return}x.byte(i.Cx);for(const h of U)(h===i.Cx||h===i.s1||h===i.r_)&&x.byte(
i.r_),h===i.u7?x.text("\\r"):x.byte(h);x.byte(i.s1)}function P(x,U){x.byte(i.iH);for(const M of U)x.byte(l.charCodeAt(M>>4)),x.byte(l.charCodeAt(M&15));x.byte(i.
vz)}const l="0123456789abcdef",E=x=>l[x>>4]+l[x&15];function S(x){if(!Number.isFinite(x))return"0";const U=Math.abs(x);if(Number.isInteger(x)&&U<1e15)return String(
x);if(U>=2**63)return`${BigInt(x)}.0`;const M=String(x);return M.includes("e")?x.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):M}function I(x){const U=[x];for(;U.
length>0;){const M=U.pop();if(M instanceof o.Mx)return!0;if(Array.isArray(M))for(const w of M)U.push(w);else if(M instanceof o.Bi)for(const w of M.values())U.push(
w);else M instanceof o.Z6&&U.push(M.dict)}return!1}}),39150:((mt,rt,O)=>{O.d(rt,{D:()=>Z});var i=O(78157);const o=15,nt=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
G=/^(true|false|null)$/,f=/#(?![0-9A-Fa-f]{2})|#00/;function Z(T,P,l){const E=[],S=()=>{const x=E.at(-1);x?.keys&&(x.value=!1)},I=(0,i.AN)(T,P,l);for(;;){if(P=(0,i.
AN)(T,P,l),P>=l)return!1;const x=E.at(-1),U=T[P];if(U===i.vz||U===i.wt){if(!x||x.keys===void 0!=(U===i.wt)||x.keys&&(x.value||++P>=l||T[P]!==i.vz))return!1;E.pop(),
P++}else if(x?.keys&&!x.value){const M=(0,i.Wd)(T,P+1,l),w=K(T,P,M);if(U!==i.cL||f.test(w)||x.keys.has(w))return!1;x.keys.add(w),x.value=!0,P=M;continue}else if(U===
i.WL||U===i.iH&&T[P+1]===i.iH){E.push(U===i.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),P+=U===i.WL?1:2;continue}else if(P=b(T,P,l),P<0)return!1;if(S(),E.
length===0)return!(0,i.yp)(T[I])||T[P-1]!==i.AV}}function b(T,P,l){switch(T[P]){case i.cL:{const E=(0,i.Wd)(T,P+1,l);return f.test(K(T,P,E))?-1:E}case i.Cx:return(0,i.
AZ)(T,P,l);case i.iH:for(P++;P<l&&T[P]!==i.vz;P++)if(!F(T[P])&&i.Kl[T[P]]!==i.t6)return-1;return P<l?P+1:-1;default:{const E=(0,i.Wd)(T,P,l);if(A(T,P,E))return W(
T,P,E,l);const S=K(T,P,E);return G.test(S)||nt.test(S)?E:-1}}}function W(T,P,l,E){const S=(0,i.AN)(T,l,E);if(!(0,i.yp)(T[S]))return l;const I=(0,i.JI)(T,S,E),x=(0,i.
AN)(T,I.after,E);return x===I.after||T[x]!==i.AV||i.Kl[T[x+1]??i.Z4]===i.N9?l:(0,i.JI)(T,P,l).value<=2147483647&&I.value<=65535?x+1:-1}function A(T,P,l){let E=P;
for(;E<l&&(0,i.yp)(T[E]);)E++;return E===l&&E>P&&E<=P+o}const F=T=>T>=i.l0&&T<=i.ev||(T|32)>=97&&(T|32)<=102;function K(T,P,l){return(0,i.bS)(T).toString("latin\
1",P,Math.min(l,P+200))}}),77581:((mt,rt,O)=>{O.d(rt,{SQ:()=>nt,g7:()=>F,kt:()=>E,wx:()=>T});var i=O(78157),o=O(45599);const nt=new Map([...[728,711,710,729,733,
731,730,732].map((S,I)=>[S,24+I]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,
381,305,322,339,353,382].map((S,I)=>[S,128+I]),[8364,160]]),G=/[\x18-\x1f\x80-\xa0]/g,f=new Map([...nt].map(([S,I])=>[I,S])),Z=Array.from({length:256},(S,I)=>String.
fromCharCode(f.get(I)??I)),b=32,W=200,A=new WeakMap;function F(S){if(S.bytes.length<W)return K(S.bytes);let I=A.get(S);return I===void 0&&A.set(S,I=K(S.bytes)),
I}function K(S){if(S[0]===254&&S[1]===255)return new TextDecoder("utf-16be").decode(S.subarray(2));if(S[0]===255&&S[1]===254)return new TextDecoder("utf-16le").
decode(S.subarray(2));if(S[0]===239&&S[1]===187&&S[2]===191)return new TextDecoder().decode(S.subarray(3));if(S.length>b)return(0,i.bS)(S).toString("latin1").replace(
G,x=>Z[x.charCodeAt(0)]);let I="";for(const x of S)I+=Z[x];return I}function T(S){const I=new Uint8Array(S.length);for(let U=0;U<S.length;U++){const M=P(S.charCodeAt(
U));if(M===void 0)return new o.Mx(l(S));I[U]=M}const x=I[0]===254&&I[1]===255||I[0]===255&&I[1]===254;return new o.Mx(x||I[0]===239&&I[1]===187&&I[2]===191?l(S):
I)}function P(S){return S>=32&&S<127||S===9||S===10||S===13||S>=161&&S<=255&&S!==173?S:nt.get(S)}const l=S=>E(`\uFEFF${S}`),E=S=>Buffer.from(S,"utf16le").swap16()}),
45599:((mt,rt,O)=>{O.d(rt,{Bi:()=>f,Eo:()=>F,Mx:()=>o,Px:()=>P,SX:()=>i,UU:()=>T,Z6:()=>Z,Zm:()=>b,cy:()=>A,hi:()=>l,i9:()=>W,jd:()=>K,oS:()=>nt,rV:()=>G});class i{text;constructor(S){
this.text=S}}class o{bytes;constructor(S){this.bytes=S}}class nt{number;generation;constructor(S,I=0){this.number=S,this.generation=I}}class G extends nt{part;constructor(S,I){
super(I,0),this.part=S}}class f extends Map{}class Z{dict;data;sealed;constructor(S,I,x){this.dict=S,this.data=I,this.sealed=x}}const b=E=>E instanceof f,W=E=>E instanceof
nt,A=E=>Array.isArray(E),F=(E,S)=>E instanceof i&&E.text===S;function K(E){const S=new f;for(const[I,x]of Object.entries(E))x!==void 0&&S.set(I,x);return S}const T=E=>new i(
E),P=E=>new o(Uint8Array.from(Buffer.from(E,"latin1")));function l(E){const S=E.get("Type");return F(S,"Sig")||F(S,"DocTimeStamp")||E.has("ByteRange")}})};
