"use strict";exports.id=1836,exports.ids=[1836],exports.modules={60623:((mt,rt,O)=>{O.d(rt,{Kc:()=>W,M_:()=>A,UD:()=>U});var i=O(11544),o=O(58552),nt=O(27059),X=O(43749),f=O(
78157),V=O(49692),L=O(81272);const W=g=>(0,i.$)(g,{level:4,mem:3}),A=g=>(0,i.$)(g,{level:0}),_=1<<26;function U(g,b,w,I){const E=b.codec?.inflateNow(g,Math.min(
b.stream,b.remaining,_));if(E)return b.remaining-=E.length,E;if(b.remaining<=0)throw(0,L.q)(b,0);const M=(0,f.j8)(g,0,Math.min(g.length,4)),Z=(g[M]&15)===8&&(g[M]<<
8|g[M+1])%31===0,N=b.scratch??new nt.f,K=new V.S3(g,Z?M+2:0,N),k=new L.g(b,I);u(k,K,g.length,N),(!Z||K.progress!=="ended")&&(w.found=!0);const z=k.finish();if(z.
length===0&&K.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return w.mismatch===!1&&!w.found&&(w.mismatch=(0,X.V)(g,K.consumed,x(z))),z}const T=8,
D=4*V.jf;function u(g,b,w,I){let E=I.atLeast(w*T);for(let M=0;;){const Z=b.inflate(E,M,E.length-V.yO);if(Z>M&&g.push(E.slice(M,Z)),b.progress!=="more")return;if(g.
watch?.(g.size),M=Z,Z<E.length-V.yO)continue;const N=E.subarray(Math.max(0,Z-V.jf),Z);E=I.atLeast(Math.max(D,4*E.length)),E.set(N),M=N.length}}function x(g){const b=new X.
T;return b.add(g),b.value}}),48249:((mt,rt,O)=>{O.d(rt,{Kc:()=>X.Kc,M_:()=>X.M_,TT:()=>D,tN:()=>u});var i=O(58552),o=O(78157),nt=O(3405),X=O(60623),f=O(19590),V=O(
93098),L=O(60269),W=O(11032),A=O(70097),_=O(94322);const U={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},T=new Set(
["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),D=b=>T.has(U[b]??b);function u(b,w,I,E,M={found:!1}){switch(U[b]??b){case"\
FlateDecode":return g({filter:"FlateDecode",data:w,parameters:I},E,M);case"LZWDecode":return g({filter:"LZWDecode",data:w,parameters:I},E,M);case"ASCII85Decode":
return x({filter:"ASCII85Decode",data:w,parameters:void 0},E,M,()=>(0,_.xm)((0,nt.B)(w)));case"ASCIIHexDecode":return x({filter:"ASCIIHexDecode",data:w,parameters:void 0},
E,M,()=>(0,o.sk)(w,0,w.length));case"RunLengthDecode":return x({filter:"RunLengthDecode",data:w,parameters:void 0},E,M,()=>(0,_.xm)((0,A.A)(w,E)));case"Crypt":return w;default:
throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}function x(b,w,I,E){if(b.data.length<=V.I)return E();const M=w.large?.find(b,w,
I);return M||(w.large?.watch(b,w)?.(1/0),E())}function g(b,w,I){const E=w.large?.find(b,w,I);if(E)return E;const{filter:M,data:Z,parameters:N}=b,K=w.large?.watch(
b,w),k=M==="FlateDecode"?(0,X.UD)(Z,w,I,K):(0,f.k)(Z,(0,L.c)(N,"EarlyChange",1),w,I,K);return(0,W.T)(k,N)}}),54619:((mt,rt,O)=>{O.d(rt,{HV:()=>i,UT:()=>nt,jC:()=>X,
tL:()=>o,wg:()=>L});const i=0,o=1,nt=2,X=3,f=1e5,V=1e4;class L{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;mended=new Set;constructor({
limits:A,memory:_},U){this.sourceLength=U,this.memory=_,this.bound=Math.min(A.objects,Math.max(1e6,U));const T=U<f?64:1024;this.kind=new Uint8Array(T),this.place=
new Int32Array(T),this.detail=new Int32Array(T)}offer(A,_,U,T){A<this.kind.length&&this.kind[A]!==i||this.set(A,_,U,T)}askFor(A){const _=this.kind[A]??i;A<=0||A>
this.bound||(_===i||this.wronglyFree.has(A)?this.unlisted.add(A):_===X&&this.doubtful.add(A))}doubtFree(A){this.kind[A]===X&&this.unlisted.add(A)}leadsTo(A){const _=this.
kind[A]??i;return _===o||_===nt}set(A,_,U,T){if(A>this.bound){this.overflowed=!0;return}A>=this.kind.length&&this.grow(A+1),this.kind[A]=_,this.place[A]=U,this.
detail[A]=T,A>=this.size&&(this.size=A+1)}grow(A){const _=Math.min(Math.max(A,this.kind.length*2),this.bound+1),U=Math.max(this.kind.length,this.sourceLength,V);
_>U&&this.memory.takeNumbers(_-U);const[T,D,u]=[new Uint8Array(_),new Int32Array(_),new Int32Array(_)];T.set(this.kind),D.set(this.place),u.set(this.detail),[this.
kind,this.place,this.detail]=[T,D,u]}}}),21836:((mt,rt,O)=>{O.d(rt,{E:()=>Wn});var i=O(58552),o=O(78157),nt=O(64580),X=O(83287),f=O(45599);const V=1<<24,L=200;class W{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const n=this.held.get(this.keys.get(t)??-1);if(!n||e&&!n.verified)return;const{dict:r}=t;return n.filter===r.
get("Filter")&&n.parameters===r.get("DecodeParms")?n.part:void 0}keep(t,e,n){const{data:r,dict:a}=t;if(!n.whole||n.data.length>V||n.data.buffer===r.buffer||(0,f.
Eo)(a.get("Subtype"),"Image"))return;const c=this.keys.get(t);c!==void 0&&this.held.delete(c);const h=this.next++;this.keys.set(t,h),this.held.set(h,{filter:a.get(
"Filter"),parameters:a.get("DecodeParms"),verified:e,part:n}),this.memory.hold(n.data.length+L,this.holder,h)}}var A=O(52205),_=O(42973),U=O(88500);function T(s,t){
if(!(t instanceof f.Z6))return;const e=s.resolve(t.dict.get("N"));if(typeof e!="number")return;const n=(0,X.US)(s,t,s.memory,!0);if(!n)return;const{data:r}=n,{numbers:a,
starts:c,isMended:h}=D(n,e,s.resolve(t.dict.get("First"))),j=!n.whole&&!(0,X.QJ)(s.encoded(t)),J=j||h;j&&c.length>0&&new U.s().value(r,c.at(-1),Math.min(r.length,
c.at(-1)+b))<0&&(a.pop(),c.pop());const q=E(c,r.length);if(M(c,q,r.length))throw(0,i.O$)("its objects overlap");return{data:r,numbers:new Int32Array(a),starts:new Int32Array(
c),stops:q,ends:new Int32Array(c.length).fill(-1),namesStream:(0,o.bS)(r).includes("stream"),...J?{lost:Math.min(Math.max(0,e-a.length),s.table.size)}:{}}}function D({
data:s,whole:t},e,n){const{length:r}=s,a=typeof n=="number"&&Number.isInteger(n)&&n>=0;if(a&&n>r&&!t)return{numbers:[],starts:[],isMended:!1};const c=u(s,Math.min(
e,x),a&&n<=r?n:0),{numbers:h,offsets:j,after:J}=c,q=!a||(0,o.AN)(s,J,r)!==(0,o.AN)(s,Math.min(n,r),r)||n<J,Q=q?(0,o.AN)(s,J,r):n,H=j.findIndex(at=>Q+at>r);H>=0&&
(h.length=j.length=H);const et=h.length>0&&(q||h.length>e);return{numbers:h,starts:j.map(at=>Q+at),isMended:et}}function u(s,t,e){const{length:n}=s,[r,a]=[[],[]];
let c=0,h={count:0,after:0};for(;r.length<(c<e?x:t);){const j=(0,o.JI)(s,(0,o.AN)(s,c,n),n),J=(0,o.JI)(s,(0,o.AN)(s,j.after,n),n);if(j.value<0||j.value>2147483647||
J.value<0||r.length>=t&&J.after>e)break;r.push(j.value),a.push(J.value),c=J.after,c<=e&&(h={count:r.length,after:c})}return r.length>=t?{numbers:r,offsets:a,after:c}:
(r.length=a.length=h.count,{numbers:r,offsets:a,after:h.after})}const x=2**20,g=2**29,b=1<<22;function w(s,t){const e=new Float64Array(s.length);for(let n=0;n<e.
length;n++)e[n]=Math.min(s[n],t)*x+n;return e.sort()}const I=4;function E(s,t){const e=new Int32Array(s.length);if(s.every((c,h)=>h===0||s[h-1]<c)){for(let c=0;c<
s.length;c++)e[c]=s[c+1]??t;return e}const n=w(s,1/0);let r=t,a=t;for(let c=n.length-1;c>=0;c--){const h=n[c]%x,j=s[h];j<a&&([r,a]=[a,j]),e[h]=r}return e}function M(s,t,e){
let n=0;for(let r=0;r<s.length;r++)n+=t[r]-s[r];return n>I*e}function Z({data:s,starts:t,stops:e,ends:n,namesStream:r},a){if(n[a]>=0)return n[a];const c=t[a];let h=Math.
min(e[a],s.length);for(;h>c&&o.Kl[s[h-1]]===o.t6;)h--;if(h-c>b)throw K();const j=r?new U.s().value(s,c,h):-1;return n[a]=j>=0?j:h}function N(s,t){const{numbers:e}=s;
s.sorted??=w(e,g);const{sorted:n}=s;let[r,a]=[0,n.length];for(;r<a;){const h=r+a>>>1;n[h]<t*x?r=h+1:a=h}const c=r<n.length?n[r]%x:-1;return e[c]===t?c:-1}const K=()=>(0,_.
F)("objectValues","An object of the document has too many values","Open the document in another PDF program and save it again");var k=O(54619),z=O(45798),$=O(85368),
F=O(22480);const P=20;class p{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=new $.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new p(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:r,memory:a}=n,c=this.
counted[t]===1,h=this.parser(t,e.bytes,e.start,e.end,c?1/0:a.values),{room:j}=h,J=h.value(),q=j-h.room;c||(a.values-=q),this.counted[t]=1;const Q=h.at-e.start;if(this.
spend(Q),n.job.pace.add(q+Q),!(J instanceof f.Bi)||e.bytes!==r)return J;const H=(0,o.AN)(r,h.at,r.length);if(!(0,o.w1)(r,H,"stream"))return(0,o.rg)(r,H)||n.table.
doubtful.add(t),J;const{start:et,end:at,isSearched:lt}=this.streams.data(H,this.lengthOf(J.get("Length")),J.has("Filter"));lt&&n.table.doubtful.add(t);const ct=this.
security&&!(0,f.Eo)(J.get("Type"),"XRef"),gt=ct?et:(0,F.Ow)(r,et,at),vt=gt>et&&S(J)?gt:et;return new f.Z6(J,r.subarray(vt,at),ct?{number:t,generation:n.generation(
t)}:void 0)}parser(t,e,n,r,a=this.document.memory.values){const{document:c,security:h}=this;let j;if(h&&t!==this.encryptNumber&&c.table.kind[t]===k.tL){const H=c.
generation(t);j=et=>h.decryptString(et,t,H)}const{nesting:J,objectValues:q}=c.job.limits,Q=q<a;return new z.i(e,n,r,J,j,Q?q:a,Q?K:z.e)}lengthOf(t){if(t instanceof
f.oS){const e=this.document.place(t.number),n=e&&new z.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t==
"number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:n,opening:r}=this;if(r.has(t)||n.table.kind[t]!==
k.tL)return;r.add(t);const a={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},c=T(n,this.read(t,a));if(r.delete(t),this.objectStreams.set(t,c),!!c)return c.
lost!==void 0&&n.table.broken.set(t,c.lost),this.effort+=c.data.length*n.job.limits.parsing,n.memory.hold(c.data.length+c.numbers.length*P,this.holder,t),c}spend(t){
if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}function S(s){const t=s.get("Filter");return(0,f.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}
var v=O(67382),R=O(51271),G=O(83363),tt=O(45657);const it=100;class ut{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new R.L;constructor(t){this.document=t}async read(){const t=await(0,G.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const r of G.i)e[r]!==void 0&&(n[r]=(0,nt.F)(e[r]));return n}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new f.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new v.B(this.document);for(const n of t){this.document.exists(
n)&&e.keep(n);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){const{numbers:e,ancestry:n}=this,r=e.filter((a,c)=>t[c]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=n.filter((a,c)=>t[c]),this.positions=void 0}async rebuild(t){
const{document:e}=this,n=Array.from(t),r=new Map,a=this.inherited.map(Q=>ht(e,Q,r)),{nodes:c,parents:h}=this.grow(n),j=c.map(({ref:Q})=>({Parent:Q}));for(let Q=0;Q<
n.length;Q++){const H=n[Q],et=this.indexOf(H),at=h[Q];c[at].kids.push(new f.oS(H,e.generation(H)));const lt=et<0?dt:a[this.ancestry[et]];e.patch(H,j[at],lt);const ct=e.
job.pace.step(600);ct&&await ct}for(const{ref:Q,kids:H,parent:et,count:at}of c)e.put(Q,new f.Bi([["Type",new f.SX("Pages")],...et?[["Parent",et]]:[],["Kids",H],
["Count",at]]));const J=c[c.length-1].ref,q=e.catalog.get("Pages");(!(q instanceof f.oS)||q.number!==J.number)&&e.editCatalog().set("Pages",J),this.numbers=n,this.
ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new R.L(!1)}grow(t){const{document:e}=this,n=t.length,r=e.catalog.get(
"Pages"),a=H=>this.indexOf(H)>=0||t.includes(H),c=r instanceof f.oS&&r.number>0&&!a(r.number)?r:void 0,h=[];let j=[];const J=(H,et)=>({ref:et&&c?new f.oS(c.number,
e.generation(c.number)):e.add(null),kids:[],parent:void 0,count:H}),q=Math.max(1,Math.ceil(n/it));for(let H=0;H<q;H++)j.push(J(Math.min(it,n-H*it),q===1));const Q=Array.
from({length:n},(H,et)=>Math.floor(et/it));for(;j.length>1;){(0,tt.RZ)(h,j);const H=Math.ceil(j.length/it),et=Array.from({length:H},()=>J(0,H===1));for(const[at,
lt]of j.entries()){const ct=et[Math.floor(at/it)];lt.parent=ct.ref,ct.kids.push(lt.ref),ct.count+=lt.count}j=et}return(0,tt.RZ)(h,j),{nodes:h,parents:Q}}}const dt={};
function ht(s,t,e){const{Resources:n}=t;if(!(n instanceof f.Bi))return{...t};const r=e.get(n)??s.add(n);return e.set(n,r),{...t,Resources:r}}const yt=1,Ot=2,Mt=3;
class Dt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Dt(0);for(const[e,n]of this.edited)t.edited.
set(e,(0,nt.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,yt)===Ot&&this.patched.
delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Ot),this.patched.set(t,e)}remove(t){const e=this.set(t,Mt);e===yt?this.edited.delete(t):e===Ot&&this.patched.
delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=r}const n=this.kind[t];
return this.kind[t]=e,this.any=!0,n}}var Ee=O(64680),jt=O(45079);const Se={},xe=4096,bt=1<<21,Kt=`
endobj
`,Rt=`>>${Kt}`,Ct=2147483647;class Ae{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Ee.k(256);scan=new U.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,r,a){
(r!==this.entries||a!==this.defaults)&&this.prepare(r,a);const{text:c,defaultTexts:h}=this,{open:j,close:J}=n,q=e<0,Q=q?j-2:e;this.reserve(J-Q+c.bytes.length+this.
defaultSize);const H=this.used,et=this.noted,at=this.keepOthers(t,Q,n);this.put(t,at,J);let lt=n.special||c.special;for(let ct=0;ct<h.length;ct++){const gt=h[ct],
vt=n.find(t,gt.key);if(vt>=0){const At=(0,o.AN)(t,n.at[vt+2],J);if(!(0,o.w1)(t,At,"null"))continue;this.used=H,this.noted=et;return}lt||=gt.special,this.put(gt.
bytes,0,gt.bytes.length),this.note(gt.marks,0,gt.marks.length,Ct)}return this.put(c.bytes,0,c.bytes.length-(q?Kt.length:0)),this.note(c.marks,0,c.marks.length,Ct),
{bytes:this.memory,start:H+j-2-Q,end:q?this.used:this.used-Kt.length,from:q?-1:H,to:q?-1:this.used-1,references:lt?void 0:this.references,first:et,last:this.noted}}keepOthers(t,e,{
at:n,first:r,used:a,scan:c,marksFrom:h,marksTo:j}){const{keys:J}=this,{marks:q}=c;let Q=h,H=e;for(let et=r;et<a;et+=4){const at=n[et],lt=n[et+1]-at;for(let ct=0;ct<
J.length;ct++)if(!(J[ct].length!==lt||!(0,o.w1)(t,at,J[ct])))for(Q=this.note(q,Q,j,at),this.put(t,H,at-1),H=n[et+3];Q<j&&q[Q+1]<H;)Q+=3}return this.note(q,Q,j,Ct),
H}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(r=>!(r in t));this.defaultTexts=
n.map(r=>{const a=this.textOf(e,[r]);return{...a,key:r,bytes:a.bytes.subarray(0,-Rt.length)}}),this.defaultSize=this.defaultTexts.reduce((r,{bytes:a})=>r+a.length,
0)}textOf(t,e){const{draft:n,scan:r}=this;n.clear(),n.text("<<");for(const h of e){const j=t[h];j!==void 0&&((0,jt.dZ)(n,h),n.byte(o.Z4),(0,jt.bD)(n,j,jt.yT))}n.
text(Rt);const a=new Uint8Array(n.bytes);r.reset();const c=r.value(a,0,a.length)!==a.length-Kt.length;return{bytes:a.subarray(2),marks:r.marks.slice(0,r.used),special:c||
r.byteRange}}note(t,e,n,r){let a=e;for(;a<n&&t[a+1]<r;a+=3)this.refer(t[a]);return a}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(xe,Math.min(this.memory.length*2,bt),Math.min(this.sourceLength>>4,bt));this.
memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function zt(s,t,e){for(const[n,r]of Object.entries(t))r===void 0?s.delete(n):s.set(n,r);for(const[
n,r]of Object.entries(e))r!==void 0&&!s.has(n)&&!(n in t)&&s.set(n,r)}var Vt=O(79725);const Lt=6,It=new Int32Array(0),ne=16;class Bt{index=It;records=It;count=0;at=It;used=0;scan=new U.
s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Vt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:r,scan:a}=this,c=this.
count*Lt;r[c]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),r[c+1]=this.used+=n.used-n.first,r[c+2]=n.open,r[c+3]=n.close,r[c+4]=a.used,a.append(
n.scan.marks,n.marksFrom,n.marksTo),r[c+5]=a.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:r}=this,a=(n-1)*Lt;return e.
at=this.at,e.scan=this.scan,e.first=r[a],e.used=r[a+1],e.open=r[a+2],e.close=r[a+3],e.marksFrom=r[a+4],e.marksTo=r[a+5],e.special=!1,!0}fork(){const t=new Bt;return this.
count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Lt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.
append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+1)*Lt;e>this.records.length&&(this.records=(0,Vt.Z)(this.records,Math.max(e,ne*Lt)));
const n=this.used+t;n>this.at.length&&(this.at=(0,Vt.Z)(this.at,Math.max(n,ne*4)))}}class kt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Bt;entries=new Vt.
R;located=-1;patcher;decodedData;next;constructor(t,e,n,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new p(this),this.changes=new Dt(this.next),this.pages=new ut(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,nt.F)(this.trailer),r=new kt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,
isMended:!1,bodies:this.bodies},this.memory.fork());return r.reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.
walked=this.walked,r.pages.copyFrom(this.pages),r}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.
trailer.get("Root");return t instanceof f.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.
catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof
f.SX&&/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===Mt)return null;
if(n===yt)return this.changes.edited.get(e);const r=this.values.get(e);if(r!==void 0)return r;const a=this.place(e),c=a?this.reader.read(e,a):null;return this.values.
set(e,c),c}resolve(t){for(let e=0;t instanceof f.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof f.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
f.Bi?e:e instanceof f.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new f.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===yt)return!0;if(e===Mt)return!1;const n=this.table.kind[t];return n===k.tL||n===k.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===yt||e===Ot}isEdited(t){return this.changes.
kind[t]===yt}patched(t){return this.changes.kind[t]===Ot?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===yt?this.changes.edited.
get(t):this.values.get(t);if(n!==void 0||e===Mt)return this.resolve(n)instanceof f.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:a}=this,
c=Zt(a,(0,o.AN)(a,r.start,r.end)),h=c>=0?c:this.locateHere(t,r)?this.entries.close+2:-1;return h<0?this.resolve(new f.oS(t))instanceof f.Z6:(0,o.w1)(a,(0,o.AN)(
a,h,r.end),"stream")?!(0,o.bS)(a.subarray(r.start,h)).includes("endobj")||this.resolve(new f.oS(t))instanceof f.Z6:!1}entry(t,e){const n=this.changes.kind[t],r=n===
yt?this.changes.edited.get(t):this.values.get(t);if(r!==void 0||n===Mt)return r instanceof f.Bi?r.get(e):void 0;const a=this.place(t);if(!a)return;const{entries:c}=this;
if(!this.locateHere(t,a))return this.dict(new f.oS(t))?.get(e);const h=c.find(a.bytes,e);return h<0?void 0:this.reader.parser(t,a.bytes,c.at[h+2],c.at[h+3]).value()}patch(t,e,n=Se){
const r=this.place(t),a=this.security&&[...Object.values(e),...Object.values(n)].some(jt.sd),c=r&&!a&&this.locateHere(t,r)?this.patchAt(t,r,e,n):void 0;if(!c){const h=this.
edit(t);h instanceof f.Bi&&zt(h,e,n);return}this.changes.patch(t,c),this.values.delete(t),this.located=-1}patchAt(t,e,n,r){return this.patcher??=new Ae(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:r},a){return this.recallEntries(t,a)||a.locate(e,n,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,A.x$)(this,t.dict)):n}decoded(t){return(0,X.
D4)(this,t,this.memory)}async decodedAtEase(t,e){return await(0,X.m_)(this,t,this.memory,e)??(0,X.D4)(this,t,this.memory,e)}decodedPart(t,e=!1){const n=this.decodedData?.
recall(t,e);if(n)return n;const r=(0,X.US)(this,t,this.memory,e);return r&&this.decodedData?.keep(t,e,r),r}async decodedPartAtEase(t){const e=this.decodedData?.
recall(t,!0);if(e)return e;const n={found:!1,mismatch:!1},a={data:await this.decodedAtEase(t,n),whole:!n.found&&!n.mismatch};return this.decodedData?.keep(t,!0,
a),a}keepDecoded(){this.decodedData??=new W(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===
yt||e===Mt)){if(e===Ot)return this.changes.patched.get(t);switch(this.table.kind[t]){case k.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case k.
UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let r=this.table.detail[t];n.numbers[r]!==t&&(r=N(n,t));const a=n.starts[r];return a===void 0?
void 0:{bytes:n.data,start:a,end:Z(n,r)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Mt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===k.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new Bt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function Zt(s,t){if(s[t]!==o.iH||s[t+1]!==o.iH)return-1;for(t+=2;t<s.length;t++){const e=s[t];if(e===o.vz)return s[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}const se=1<<25,Oe=1<<23,Me=1<<18,ve=2e3,Nt=Buffer.alloc(512),De=4096,[re,ie]=[1<<23,1<<26],_t=Buffer.
alloc(16);function oe(s){if(s.length>ie)return!1;const t=s.length>re?De:Nt.length;for(let e=0;e+Nt.length<=s.length;e+=t)if(!(s[e]!==0||s[e+256]!==0)&&Nt.equals(
s.subarray(e,e+Nt.length)))return!0;return!1}const Tt=new Set(["DCTDecode","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]);class Jt{document;known=new Map;memory;left=se;constructor(t){
this.document=t,this.memory=t.memory.fork()}async has(t,e=!1){if(!(t instanceof f.oS))return!1;const{number:n}=t,r=this.known.get(n);if(r!==void 0)return r;const{
document:a}=this,c=a.resolve(t),h=c instanceof f.Z6&&await this.look(c,e);this.known.set(n,h);const j=a.job.pace.step(ve);return j&&await j,h}async look(t,e){const{
length:n}=t.data,r=(0,A.c3)(this.document,t.dict.get("Filter")).map(j=>j instanceof f.SX?j.text:"");if(n>Oe||n>this.left)return this.isCutShort(t);if(this.left-=
n,r.some(j=>Tt.has(j)))return this.isDamagedImage(t,r);const a=await this.decode(t,r);if(!a)return!1;const{document:c}=this;if(!a.whole&&!(0,X.QJ)(c.encoded(t)))
return!0;const h=(0,o.bS)(a.data);return e&&h.includes(_t)&&!h.includes("EI")?!0:r.length===0&&this.isCutShort(t)}async decode(t,e){const{document:n,memory:r}=this;
try{const a={found:!1,mismatch:!1},c=await(0,X.m_)(n,t,r,a);return c?{data:c,whole:!a.found&&!a.mismatch}:e.length>0&&t.data.length>Me?void 0:(0,X.US)(n,t,r,!0)}catch(a){
if(!(a instanceof i.zU)||a.code==="cancelled")throw a;if(a.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};this.left=0;return}}isDamagedImage(t,[
e]){if(this.isCutShort(t))return!0;const n=this.document.encoded(t);return(0,o.bS)(n).includes(Nt)?!0:(e==="DCTDecode"||e==="DCT")&&n.length>0&&!ae(n)}isCutShort({
data:t,dict:e}){const{document:n}=this,{bytes:r}=n,a=t.byteOffset-r.byteOffset+t.length;if(!(t.buffer===r.buffer&&a>=0&&a<=r.length)||n.lengthOf(e.get("Length"))===
t.length)return!1;const h=(0,o.AN)(r,a,r.length);return!(0,o.w1)(r,h,"endstr")&&!(0,o.rg)(r,h)}}const ae=s=>(0,o.bS)(s.subarray(0,64)).includes(ke),ke=Buffer.of(
255,216),_e=5e5,Yt=2e3;async function Pe(s,t,e){const n=new le(s),r={content:new Qt,fonts:new Qt,images:new Qt},a=new Set(e?t.bare:[]);for(let H=0;H<t.count;H++){
const et=t.number(H),at=a.has(et)?xt:await n.ofContent(s.entry(et,"Contents")),lt=await n.ofResources(t.attribute(H,"Resources"));r.content.add(H+1,Math.max(at,
lt.forms)),r.fonts.add(H+1,lt.fonts),r.images.add(H+1,lt.images);const ct=s.job.pace.step(Yt);ct&&await ct}const c=t.blank.map(H=>t.indexOf(H)+1).filter(H=>H>0),
{broken:h}=s.table,j=[...h.values()].reduce((H,et)=>H+et,0),{count:J,claimed:q,isOrderLost:Q}=t;return{count:J,claimed:q,lost:c,withoutContent:r.content.lost,withoutFonts:r.
fonts.lost,withoutImages:r.images.lost,damagedContent:r.content.damaged,damagedFonts:r.fonts.damaged,damagedImages:r.images.damaged,isOrderLost:Q,brokenStreams:h.
size,lostObjects:j,mendedKeys:[...s.table.mended]}}const ce=s=>[s.withoutContent,s.withoutFonts,s.withoutImages,s.damagedContent,s.damagedFonts,s.damagedImages].
some(t=>t.length>0),[St,$t,xt]=[0,1,2];class Qt{lost=[];damaged=[];add(t,e){e===xt?this.lost.push(t):e===$t&&this.damaged.push(t)}}const Ht={fonts:St,images:St,
forms:St},fe={fonts:xt,images:xt,forms:St};class le{document;looks=0;known=new Map;fonts=new Map;streams;constructor(t){this.document=t,this.streams=new Jt(t)}async ofContent(t){
if(t==null)return St;let e=St;return await this.lookAt(this.document.array(t)??[t],async n=>{e=Math.max(e,typeof n=="number"?xt:await this.ofStream(n,!0))}),e}async ofResources(t,e=0){
const{document:n}=this;if(this.isLost(t))return fe;if(t instanceof f.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof f.Bi)||e>
n.job.limits.formDepth)return Ht;let[r,a,c]=[this.stateOf(t.get("Font")),this.stateOf(t.get("XObject")),St];return await this.lookAt(this.valuesOf(t.get("Font")),
async h=>{r=Math.max(r,await this.ofFont(h))}),await this.lookAt(this.valuesOf(t.get("XObject")),async h=>{const j=h instanceof f.oS?n.resolve(h):null,J=j instanceof
f.Z6&&(0,f.Eo)(j.dict.get("Subtype"),"Form"),q=await this.ofStream(h,J);if(J?c=Math.max(c,q):a=Math.max(a,q),!(h instanceof f.oS)||!(j instanceof f.Z6))return;const Q=await this.
once(h.number,()=>this.ofDrawn(j,J,e+1));r=Math.max(r,Q.fonts),a=Math.max(a,Q.images),c=Math.max(c,Q.forms)}),{fonts:r,images:a,forms:c}}async ofDrawn({dict:t},e,n){
if(e)return this.ofResources(t.get("Resources"),n);const r=t.get("SMask");return{...Ht,images:r instanceof f.oS?await this.ofStream(r):St}}valuesOf(t){return this.
document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){if(++this.looks>_e)return;await e(n);const r=this.document.job.pace.step(Yt);r&&await r}}async once(t,e){
const n=this.known.get(t);if(n)return n;this.known.set(t,Ht);const r=await e();return this.known.set(t,r),r}async ofFont(t){if(!(t instanceof f.oS))return this.
ofFontDictionary(t);let e=this.fonts.get(t.number);return e===void 0&&this.fonts.set(t.number,e=await this.ofFontDictionary(t)),e}async ofFontDictionary(t){const{
document:e}=this;if(this.isLost(t))return xt;const n=e.dict(t),r=e.array(n?.get("DescendantFonts"))?.slice(0,1)??[];if(r.some(h=>this.isLost(h)))return xt;const a=(e.
dict(r[0])??n)?.get("FontDescriptor");if(this.isLost(a))return xt;const c=["FontFile","FontFile2","FontFile3"].map(h=>e.dict(a)?.get(h));if(c.some(h=>this.isLost(
h)))return xt;for(const h of[...c,n?.get("ToUnicode")])if(await this.streams.has(h))return $t;return St}async ofStream(t,e=!1){return t instanceof f.oS?this.document.
resolve(t)instanceof f.Z6?await this.streams.has(t,e)?$t:St:xt:St}stateOf(t){return this.isLost(t)?xt:St}isLost(t){return t instanceof f.oS&&this.document.resolve(
t)===null}}var Te=O(33973),ue=O(69289);const Fe=50,de=2e4,Ft=4096,[Gt,qt]=[5e4,200],he=new Set(["Length","Filter","DecodeParms"]),be=/\b(?:BT|Do|re|l|c)\s/;async function Re(s){
const{table:t,job:e,bytes:n}=s,r=(0,o.bS)(n);if(r.indexOf("startxref")!==r.lastIndexOf("startxref")&&!(0,ue.V)(s))return!1;const{live:a}=await(0,Te.Gy)(s);let c=0;
for(let h=1;h<t.size&&c<Fe;h++){if(t.kind[h]!==k.tL||a[h]===1)continue;const j=s.isStream(h),J=e.pace.step(j?Gt:qt);if(J&&await J,!!j&&(c++,Ce(s,h)))return!0}return!1}
function Ce(s,t){const e=s.get(t);if(!(e instanceof f.Z6)||![...e.dict.keys()].every(h=>he.has(h)))return!1;const{dict:n,data:r,sealed:a}=e;if(a&&r.length>de)return!1;
const c=s.decodedPart(new f.Z6(n,r.subarray(0,de),a))?.data??new Uint8Array(0);return be.test((0,o.bS)(c.subarray(0,Ft)).toString("latin1"))}const Le=[["Outline\
s","bookmarks",["First"]],["AcroForm","form",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels",
"page labels",[]],["StructTreeRoot","tags",["K"]],["OCProperties","layers",["OCGs"]]];function Ut(s){const{catalogNumber:t}=s;return Le.filter(([e,,n])=>{const r=s.
entry(t,e);return ge(s,r)?!0:r instanceof f.oS?Ie(s,r)?n.some(a=>ge(s,s.entry(r.number,a))):!0:r!=null&&!(0,f.Zm)(r)}).map(([,e])=>e)}function ge({table:s},t){return!(t instanceof
f.oS)||s.leadsTo(t.number)?!1:(s.askFor(t.number),s.unlisted.has(t.number))}function Ie(s,t){const e=s.place(t.number);if(!e)return!s.table.leadsTo(t.number)||s.
resolve(t)instanceof f.Bi;const{bytes:n,start:r,end:a}=e,c=(0,o.AN)(n,r,a);return n[c]===o.iH&&n[c+1]===o.iH||(0,o.w1)(n,c,"null")?!0:s.resolve(t)instanceof f.Bi}
const Be=1e3;async function me(s,t){const{found:e,loose:n}=await Ue(s);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,i.O$)("it has no pages");const r=t.
claimed??Ne(s,n);await l(s,t,n);const a=e.every(c=>t.indexOf(c)>=0);if(a||await l(s,t,e),t.count===0)throw(0,i.O$)("it has no pages");t.claimed=r,t.isOrderLost=
n.length>1||!a,t.isAdopted=!0,await t.rebuild(t.numbers)}function Ne(s,[t,...e]){const n=e.length>0?void 0:s.resolve(s.entry(t,"Count"));return typeof n=="numbe\
r"?n:void 0}async function Ue(s){const{table:t,job:e}=s,n=[],r=[],a=new Set;for(let H=1;H<t.size;H++){if(t.kind[H]!==k.tL&&t.kind[H]!==k.UT)continue;const et=s.
entry(H,"Type");(0,f.Eo)(et,"Page")&&n.push(H);const at=(0,f.Eo)(et,"Pages")?s.array(s.entry(H,"Kids")):void 0,lt=at!==void 0&&!a.has(at);lt&&(a.add(at),r.push(
{number:H,kids:at.flatMap(gt=>gt instanceof f.oS?[gt.number]:[])}));const ct=e.pace.step(Be+(lt?at.length*20:0));ct&&await ct}const c=H=>t.kind[H]===k.UT?t.place[t.
place[H]]:t.place[H],h=(H,et)=>c(H)-c(et)||t.detail[H]-t.detail[et];n.sort(h);const j=new Set(n),J=r.filter(({kids:H})=>H.some(et=>j.has(et))),q=new Set(J.flatMap(
({kids:H})=>H)),Q=[...n,...J.map(({number:H})=>H)].filter(H=>!q.has(H));return{found:n,loose:Q.sort(h)}}async function l(s,t,e){const n=s.dict(s.catalog.get("Pa\
ges")),r=G.i.flatMap(h=>{const j=(0,f.Eo)(n?.get("Type"),"Pages")?n?.get(h):void 0;return j===void 0?[]:[[h,j]]}),a=s.add(new f.Bi([["Type",new f.SX("Pages")],[
"Kids",e.map(h=>new f.oS(h,s.generation(h)))],["Count",e.length],...r])),c=s.edit(s.catalogNumber);if(!(c instanceof f.Bi))throw(0,i.O$)("it has no catalog");c.
set("Pages",a),await t.read()}var d=O(87598),m=O(35586);const y=new Set(["Root","Info","ID","Encrypt"]);async function C(s,t){const{limits:e,pace:n}=t,r=new k.wg(
t,s.length),a=new f.Bi;let c=!1;const h=J=>{for(const[q,Q]of J)y.has(q)&&a.set(q,Q)},j=new m.c0(s,n,J=>{const q=new z.i(s,J,Math.min(s.length,J+65536),e.nesting),
Q=q.value();return(0,f.Zm)(Q)&&h(Q),q.at});for(let J=0;;){const q=await j.next(J);if(!q)break;const{number:Q,body:H}=q,et=j.object(q),at=Q<r.size&&r.kind[Q]===k.
tL;if((!et.isCut||!at)&&r.set(Q,k.tL,q.start,q.generation),et.dictionaryEnd>=0&&(0,o.bS)(s.subarray(H,et.dictionaryEnd)).includes("XRef")){const ct=new z.i(s,H,
et.dictionaryEnd,e.nesting).value();(0,f.Zm)(ct)&&(0,f.Eo)(ct.get("Type"),"XRef")&&(c=!0,ct.has("Root")&&h(ct))}const lt=n.step(et.at-J+200);lt&&await lt,J=et.at}
if(r.overflowed&&s.length>8*e.objects)throw(0,_.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save \
it again, which numbers objects without gaps");if(r.size===0)throw(0,i.O$)("no PDF objects were found in the file");return{table:r,trailer:a,streams:c,damaged:!0}}
var B=O(59277);function Y(s,t){if(s.length===0)throw st();if(s.length>t.inputBytes)throw ot(s.length,t.inputBytes);const e=(0,o.bS)(s.subarray(0,1024)).indexOf(
"%PDF-");if(e<0&&(0,o.bS)(s).indexOf(" obj")<0)throw ft(s);return e}function st(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[
{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function ot(s,t){return(0,_.F)("inputBytes",`The document\
 has ${s} bytes; at most ${t} are allowed`,"Split it with another program first")}function ft(s){const t=(0,B.y)(s);if(t===void 0)return(0,i.O$)("the file is no\
t a PDF document");const e=`is ${t}, not a PDF document`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make \
a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const pt=1e3;async function wt(s){const{job:t,table:e}=s;let n;for(let r=1;r<e.
size;r++){if(e.kind[r]!==k.tL)continue;(n===void 0||e.place[r]>e.place[n.number])&&Et(s,r)&&(n=new f.oS(r,s.generation(r)));const c=t.pace.step(pt);c&&await c}return n&&
(await cn(s)&&pe(s,n)?void 0:n)}function Et(s,t){const e=r=>s.resolve(s.entry(t,r));return!(s.entry(t,"Filter")instanceof f.SX)||typeof e("V")!="number"?!1:e("O")instanceof
f.Mx&&e("U")instanceof f.Mx||(0,f.cy)(e("Recipients"))||(0,f.Zm)(e("CF"))}const pe=(s,{number:t})=>!(0,f.Eo)(s.resolve(s.entry(t,"StmF")),"Identity"),an=20;async function cn(s){
const{job:t,table:e}=s;let[n,r]=[0,0];for(let a=1;a<e.size&&n<an;a++){if(e.kind[a]!==k.tL||!s.isStream(a))continue;const c=s.get(a);s.release(a);const h=t.pace.
step(pt);if(h&&await h,!(c instanceof f.Z6)||(0,f.Eo)(c.dict.get("Type"),"XRef")||!(0,f.Eo)((0,A.c3)(s,c.dict.get("Filter"))[0],"FlateDecode"))continue;const[j=0,
J=0]=c.data;n++,(j&15)===8&&(j<<8|J)%31===0&&r++}return r*2>n}const fn=1e3,$e=1024,ln=16;function un(s){const t=(0,o.bS)(s),e=[];let n=t.indexOf("/ID");for(let r=0;n>=
0&&r<fn&&e.length<ln;r++){const a=Math.min(s.length,n+$e),c=(0,o.j8)(s,n+3,a),h=s[c]===o.WL?new z.i(s,c,a,$e).value():null,j=(0,f.cy)(h)?h[0]:null;j instanceof f.
Mx&&j.bytes.length>0&&e.push(j.bytes),n=t.indexOf("/ID",n+3)}return e}async function dn(s){const{table:t}=s,{pace:e}=s.job,n=[];for(let a=1;a<t.size;a++){t.kind[a]===
k.tL&&(0,f.Eo)(s.entry(a,"Type"),"ObjStm")&&n.push({number:a,at:t.place[a]});const c=e.step(1e3);c&&await c}n.sort((a,c)=>a.at-c.at);const r=new Set(n.map(({number:a})=>a));
for(const{number:a,at:c}of n)await He(s,a,h=>!(t.kind[h]===k.tL&&t.place[h]>c)&&!r.has(h))}async function hn(s,t){const{table:e}=s;for(const n of t)(0,f.Eo)(s.entry(
n,"Type"),"ObjStm")&&await He(s,n,r=>(e.kind[r]??k.HV)===k.HV)}async function He(s,t,e){const{job:n,table:r}=s,a=s.objectStream(t),c=n.pace.step((a?.data.length??
0)+1e3);c&&await c;for(const[h,j]of a?.numbers.entries()??[])j>0&&e(j)&&r.set(j,k.UT,t,h)}async function gn(s){const t=s.get(s.catalogNumber);if(t instanceof f.
Bi&&t.has("Pages"))return;let e=-1;for(let r=s.table.size-1;r>0;r--){if(s.table.kind[r]===k.HV||s.table.kind[r]===k.jC)continue;const a=s.job.pace.step(1e3);if(a&&
await a,!(s.get(r)instanceof f.Bi))continue;const c=s.entry(r,"Type");if((0,f.Eo)(c,"Catalog"))return Ge(s,r);c===void 0&&e<0&&mn(s,r)&&(e=r)}if(e>0)return Ge(s,
e);if((0,f.Eo)(s.entry(s.catalogNumber,"Type"),"Page")||!(s.get(s.catalogNumber)instanceof f.Bi)){const r=new f.Bi([["Type",new f.SX("Catalog")]]);s.trailer.set(
"Root",s.add(r))}}function Ge(s,t){s.trailer.set("Root",new f.oS(t,s.generation(t)))}function mn(s,t){const e=s.entry(t,"Pages");return e instanceof f.oS&&s.array(
s.dict(e)?.get("Kids"))!==void 0}async function pn(s,t,e,n){if(e.size===0||!await wn(s,t,n))return[];const r=await yn(s,n),a=[];for(let c=1;c<(r?.size??0);c++){
if(r.kind[c]!==k.tL||We(t,c))continue;const h=(0,o.ay)(s,r.place[c],s.length);h?.number===c&&a.push(h)}return a.some(c=>e.has(c.number)||En(s,c))?a:[]}function We(s,t){
const e=s.kind[t]??k.HV;return e===k.jC?!s.unlisted.has(t)&&!s.wronglyFree.has(t):e!==k.HV}async function wn(s,t,{pace:e}){const n=(0,o.bS)(s);for(let r=0;;){const a=n.
indexOf("obj",r);if(a<0)return!1;const c=(0,m.BX)(s,a);if(c&&!We(t,c.number))return!0;const h=e.step(a-r+200);h&&await h,r=a+3}}async function yn(s,t){try{return(await C(
s,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;throw e}}function En(s,{body:t}){const e=s.subarray(0,Math.min(s.length,t+Sn)),
n=new z.i(e,t,e.length,8).value();return(0,f.Zm)(n)&&(0,f.Eo)(n.get("Type"),"ObjStm")}const Sn=1024,je=1024;async function Xe(s,t,e){const{table:n}=t,r=new Int32Array(
n.size),a=[];let c=t.damaged;for(let h=0;h<n.size;h+=je){An(s,n,r,h,Math.min(h+je,n.size),a)&&(c=!0);const j=e.pace.step(je*20);j&&await j}a.length>0&&(c=!0,On(
s,n,r,a,(await C(s,e)).table));for(let h=0;h<n.size;h++)n.kind[h]===k.UT&&n.kind[n.place[h]]!==k.tL&&n.set(h,k.jC,0,0);return{...t,damaged:c,bodies:r,isMended:a.
length>0}}function xn({table:s,trailer:t}){const e=t.get("Root");return e instanceof f.oS?s.kind[e.number]===k.tL||s.kind[e.number]===k.UT:!1}function An(s,t,e,n,r,a){
let c=!1;for(let h=n;h<r;h++){if(t.kind[h]!==k.tL)continue;const j=(0,o.PZ)(s,t.place[h],h,t.detail[h]);if(j>=0){e[h]=j,t.detail[h]===65535&&(c=!0);continue}const J=(0,o.
ay)(s,t.place[h],s.length);J?.number===h?(e[h]=J.body,t.place[h]=J.start,J.generation!==t.detail[h]&&(c=!0),t.detail[h]=J.generation,s.subarray(J.start,J.body).
includes(o.N5)&&(c=!0)):h>0?a.push(h):t.set(0,k.jC,0,0)}return c}function On(s,t,e,n,r){for(const a of n){const h=a<r.size&&r.kind[a]===k.tL?(0,o.ay)(s,r.place[a],
s.length):void 0;h?.number===a?(t.set(a,k.tL,h.start,h.generation),e[a]=h.body):t.set(a,k.jC,0,0)}}var Mn=O(48249),vn=O(3084),Dn=O(54771),Je=O(39150);const kn=new Set(
["Root","Encrypt","ID"]),_n=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Pn(s,t){const e=(0,o.bS)(s).lastIndexOf(
"startxref");if(e<0)return;const{value:n,after:r}=(0,o.JI)(s,(0,o.AN)(s,e+9,s.length),s.length);if(n<0||await(0,m.dZ)(s,r,t.pace))return;const a=new Fn(s,t),{table:c}=a,
h=new f.Bi;let j=!1,J=!1;const q=new Set;for(let Q=n;typeof Q=="number"&&!q.has(Q);){q.add(Q);const H=Q>=0&&Q<s.length?await a.section(Q):void 0;if(!H||c.overflowed)
return;j||=H.stream,J||=!H.wellFormed;for(const[et,at]of H.trailer)(q.size===1?!_n.has(et):kn.has(et)&&!h.has(et))&&h.set(et,at);Q=H.trailer.get("Prev")||void 0}
return{table:c,trailer:h,streams:j,damaged:J}}const te=8192,Tn=50,Ye=8;class Fn{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new k.
wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
const{bytes:e,job:n,table:r}=this,a=e.length,c=[];for(;t=(0,o.AN)(e,t,a),!(0,o.w1)(e,t,"trailer");){const q=(0,o.JI)(e,t,a),Q=(0,o.JI)(e,(0,o.AN)(e,q.after,a),a);
if(q.value<0||Q.value<0)return;const H={at:(0,o.AN)(e,Q.after,a),first:q.value,row:0};for(let et=0;H.row===et&&et<Q.value;){if(et=Math.min(et+te,Q.value),!bn(e,
H,et,r,c))return;const at=n.pace.step(te*20);at&&await at}if(H.row<Q.value)return;t=H.at}const h=new z.i(e,t+7,a,n.limits.nesting),j=h.value();if(this.spent+=h.
at-t,!(0,f.Zm)(j)||this.spent>a)return;const J=j.get("XRefStm");typeof J=="number"&&J>0&&J<a&&await this.readStream(J);for(const q of c)r.offer(q,k.jC,0,0);return{
trailer:j,stream:!1,wellFormed:Number.isInteger(j.get("Size"))&&(0,Je.D)(e,t+7,a)}}async readStream(t){const{bytes:e,job:n,table:r}=this,a=(0,o.ay)(e,t,e.length);
if(!a)return;const c=await Ln(e,a.body,n);if(!c)return;this.spent+=c.parsed;const{trailer:h,rows:j}=c,J=tn(h.get("W")),[q=0,Q=0,H=0]=J,et=q+Q+H;if(J.length<3||et<
1||J.some(At=>At<0||At>8)||this.spent>e.length)return;const at=h.get("Size"),lt=tn(h.get("Index")),ct=lt.length>=2;lt.length<2&&lt.splice(0,lt.length,0,typeof at==
"number"?at:Math.floor(j.length/et));let gt=0;for(let At=0;At+1<lt.length&&gt+et<=j.length;At+=2){const Wt=n.pace.step(Tn);Wt&&await Wt;for(let Pt=0;Pt<lt[At+1]&&
gt+et<=j.length;Pt++,gt+=et){const Xt=lt[At]+Pt;if(Xt<0)continue;const ee=q===0?1:Ke(j,gt,q),ye=Ke(j,gt+q,Q),rn=Ke(j,gt+q+Q,H);if(ee===1&&ye>0?r.offer(Xt,k.tL,Math.
min(ye,e.length),Math.min(rn,65535)):ee===2?r.offer(Xt,k.UT,Math.min(ye,n.limits.objects),Math.min(rn,n.limits.objects)):ee<2&&r.offer(Xt,k.jC,0,0),Pt%te===te-1){
const on=n.pace.step(te*20);on&&await on}}}const vt=n.pace.step(Ye*c.written);if(vt&&await vt,!(ct&&gt<Nn(lt)*et))return{trailer:h,stream:!0,wellFormed:(0,Je.D)(
e,a.body,e.length)}}}function bn(s,t,e,n,r){for(;t.row<e&&((t.row>0||t.first!==1)&&Rn(s,t,e,n,r),t.row!==e);){const a=Cn(s,t,n,r);if(a!=="row")return a==="end"}
return!0}function Rn(s,t,e,n,r){const{length:a}=s;let{at:c,row:h}=t;for(;h<e&&c+20<=a;h++,c+=20){const j=s[c+17],J=s[c+18],q=s[c+19];if(s[c+10]!==o.Z4||s[c+16]!==
o.Z4||j!==o.yq&&j!==o.MV||J!==o.Z4&&J!==o.u7||q!==o.kR&&q!==o.u7||s[c]<o.l0||s[c]>o.ev||s[c+9]<o.l0||s[c+9]>o.ev)break;const Q=((((((s[c+2]*10+s[c+3])*10+s[c+4])*
10+s[c+5])*10+s[c+6])*10+s[c+7])*10+s[c+8])*10+s[c+9]-o.l0*11111111,H=(s[c]*10+s[c+1]-o.l0*11)*1e8+Q;if(j===o.MV||H===0){r.push(t.first+h),Qe(s,H,t.first+h,n);continue}
const et=(((s[c+11]*10+s[c+12])*10+s[c+13])*10+s[c+14])*10+s[c+15]-o.l0*11111,at=H>0&&H<a?H:a;n.offer(t.first+h,k.tL,at,Math.max(0,Math.min(et,65535)))}t.at=c,t.
row=h}function Cn(s,t,e,n){const r=s.length,a=(0,o.AN)(s,t.at,r);t.at=a;const c=(0,o.JI)(s,a,r);if(c.value<0)return"end";let h=qe(s,c.after);const j=(0,o.JI)(s,
h,r);if(j.value<0)return"damaged";h=qe(s,j.after);const J=s[h];if(J!==o.yq&&J!==o.MV)return"damaged";const{row:q}=t;q===0&&t.first===1&&J===o.MV&&c.value===0&&j.
value===65535&&(t.first=0);const Q=t.first+q;return J===o.yq&&c.value>0?e.offer(Q,k.tL,Math.min(c.value,r),Math.min(j.value,65535)):(n.push(Q),Qe(s,c.value,Q,e)),
t.at=(0,o.j8)(s,h+1,r),t.row=q+1,"row"}function Qe(s,t,e,n){t>0&&t<s.length&&(0,o.yp)(s[t])&&(0,o.ay)(s,t,s.length)?.number===e&&n.wronglyFree.add(e)}function qe(s,t){
for(;s[t]===o.Z4||s[t]===o.d2;)t++;return t}async function Ln(s,t,e){const{limits:n}=e,r=new z.i(s,t,s.length,n.nesting),a=r.value();if(!(0,f.Zm)(a))return;const c=a.
get("Type");if(!(c instanceof f.SX)||c.text!=="XRef")return;const h=(0,o.AN)(s,r.at,s.length);if(!(0,o.w1)(s,h,"stream"))return;const j=(0,F.ni)(s,h),J=r.at-t,q=a.
get("Length"),Q=typeof q=="number"?j+q:-1,H=Q>=j&&Q<=s.length&&(0,F.VF)(s,Q)?Q:(0,o.bS)(s).indexOf("endstream",j);try{const et=s.subarray(j,H<0?s.length:H);let at=et;
const lt=e.pace.step(Ye*J);lt&&await lt;const ct={found:!1,mismatch:!1},gt=ze(a.get("Filter")),vt=ze(a.get("DecodeParms")??null);for(const[At,Wt]of gt.slice(0,n.
filters).entries()){const Pt=vt[At];Wt instanceof f.SX&&(at=await Bn(Wt.text,at,(0,f.Zm)(Pt)?Pt:void 0,e,ct))}return ct.mismatch||ct.found&&!(0,X.QJ)(et)?void 0:
{trailer:a,rows:at,written:J,parsed:J+et.length}}catch(et){if(et instanceof i.zU&&et.code==="limit_exceeded"||et instanceof Dn.Q)throw et;return}}const In=4096;
async function Bn(s,t,e,n,r){return(s==="FlateDecode"&&t.length>In?await(0,vn.V)(t,e,n.memory,n,r):void 0)??(0,Mn.tN)(s,t,e,n.memory,r)}function Nn(s){let t=0;for(let e=1;e<
s.length;e+=2)t+=Math.max(0,s[e]);return t}function Ke(s,t,e){let n=0;for(let r=0;r<e;r++)n=n*256+s[t+r];return n}const ze=s=>s==null?[]:Array.isArray(s)?s:[s],
tn=s=>ze(s).map(t=>typeof t=="number"?Math.trunc(t):-1);var en=O(75162),Un=O(43767);async function Wn(s,t,e={}){const{limits:n,memory:r}=t,a=(0,o.gq)(s),c=Y(a,n);
r.admit(a.length);const h=c>0?[a.subarray(c),a]:[a];for(const j of h){const J=await Pn(j,t);if(!J?.trailer.has("Root"))continue;const q=await Xe(j,{...J,damaged:J.
damaged||c<0},t);if(!xn(q))continue;const Q=new kt(j,t,q);if(Q.suspect&&await sn(Q),Zn(Q))continue;we(Q,e);const H=await Ze(Q);if(!H&&Q.security?.locked!==!0)continue;
if(!H)return Q;const et=t.asked?.of(s);Ut(Q);const at=new Set([...q.table.unlisted,...et?.asked??[]]),lt=await zn(Q,q,at,e),ct=lt??Q,{table:gt}=q;await Kn(ct,et?.
broken??[]),t.asked?.watch(s,{asked:gt.unlisted,broken:gt.broken,doubtful:gt.doubtful});const{count:vt,claimed:At,blank:Wt,isAdopted:Pt,isWanting:Xt,bare:ee}=ct.
pages;return q.isMended||lt!==void 0||Pt||gt.broken.size>0||gt.mended.size>0||vt!==At||Wt.length>0||Ut(ct).length>0?await Ve(ct):(Xt||ee.length>0||gt.doubtful.size>
0||et?.isDoubtful||jn(s))&&await Ve(ct,!0),ct}return Vn(a,t,e)}const jn=s=>(0,d.e)(s)||oe(s);async function Kn(s,t){const{job:e,table:n}=s;for(const r of t){const a=e.
pace.step(s.objectStream(r)?.data.length??0);a&&await a}s.suspect||=n.broken.size>0}async function zn({bytes:s,job:t},e,n,r){const{table:a}=e,c=await pn(s,a,n,t);
if(c.length===0)return;for(const{number:q,start:Q,generation:H}of c)a.set(q,k.tL,Q,H);const h=new Int32Array(a.size);h.set(e.bodies.subarray(0,a.size));for(const{
number:q,body:Q}of c)h[q]=Q;const j=new kt(s,t,{...e,damaged:!0,bodies:h});return we(j,r),await hn(j,c.map(({number:q})=>q)),j.tableChanged(),[...n].some(q=>We(
a,q))&&await Ze(j)?j:void 0}async function Vn(s,t,e){const n=new kt(s,t,await Xe(s,await C(s,t),t));return await sn(n),we(n,e),await dn(n),n.tableChanged(),await gn(
n),we(n,e),!await Ze(n)&&n.security?.locked!==!0&&await me(n,n.pages),await Ve(n),n}async function Ve(s,t=!1){const{job:e,pages:n}=s;if(!e.onRepaired)return;const r=n.
bare.length>0&&s.security?.locked!==!0&&await Re(s),a=await Pe(s,n,r),c=s.security?.locked===!0?[]:Ut(s);(!t||ce(a))&&e.onRepaired({...a,lostParts:c})}async function Ze(s){
return s.get(s.catalogNumber)instanceof f.Bi?(Hn(s),await s.pages.read(),Gn(s)&&await me(s,s.pages),s.pages.count>0):!1}const Zn=s=>s.trailer.has("Encrypt")&&!s.
dict(s.trailer.get("Encrypt")),$n=["Pages","Names","Dests","Outlines","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metadata"];function Hn(s){const t=s.
get(s.catalogNumber);if(!(t instanceof f.Bi))return;nn(s,s.catalogNumber,t,$n);const e=s.catalog.get("AcroForm");if(!(e instanceof f.oS)||s.entry(e.number,"Fiel\
ds")!==void 0)return;const n=s.get(e);n instanceof f.Bi&&nn(s,e.number,n,["Fields"])}function nn(s,t,e,n){const r=(0,Un.r)(e,n);if(r){s.put(t,r.dict),s.suspect=
!0;for(const a of r.keys)s.table.mended.add(a)}}async function sn(s){if(s.dict(s.trailer.get("Encrypt")))return;const t=await wt(s);t&&s.trailer.set("Encrypt",t)}
function Gn(s){const{catalog:t,pages:e}=s,n=t.get("Pages");return e.count===1&&n instanceof f.oS&&n.number===e.number(0)&&(0,f.Eo)(s.entry(n.number,"Type"),"Pag\
es")}function we(s,{password:t,evenIfLocked:e=!1}){const n=s.trailer.get("Encrypt");if(s.security||n===void 0)return;const r=s.resolve(n);if(!(r instanceof f.Bi))
throw(0,i.O$)("its encryption dictionary is missing");const a=(0,A.WW)(s,s.trailer.get("ID")??null,1);a!==null&&s.trailer.set("ID",a);const c=Array.isArray(a)?a[0]:
void 0,h=(0,A.WW)(s,r,8),j=c instanceof f.Mx?c.bytes:void 0,J=()=>(0,en.VH)(h,{known:j,possible:j?[]:un(s.bytes)},t),q=e?Xn(J,()=>(0,en.vK)(h)):J();s.unlock(q,n instanceof
f.oS?n.number:-1)}function Xn(s,t){try{return s()}catch(e){if(!(e instanceof i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),
67382:((mt,rt,O)=>{O.d(rt,{$:()=>X,B:()=>f});var i=O(54619),o=O(78157),nt=O(45599);function X(V,L,W,A){if(!(0,o.yp)(L[W]))return!0;const{value:_}=(0,o.JI)(L,W,A);
return V.table.kind[_]!==i.tL?!0:V.bytes[(0,o.AN)(V.bytes,V.bodies[_],V.bytes.length)]!==o.iH}class f{document;arrays=new Map;constructor(L){this.document=L}keep(L){
const{document:W}=this,A=W.entry(L,"Contents");if(A===void 0||this.isStreamRef(A))return;const _=(0,nt.i9)(A)?this.leftOfObject(A):this.leftOf(A);_!==A&&W.patch(
L,{Contents:_})}leftOfObject(L){const{arrays:W,document:A}=this;if(!W.has(L.number)){const _=A.array(L),U=_&&this.leftOf(_);W.set(L.number,U===void 0?void 0:U===
_?L:A.add(U))}return W.get(L.number)}leftOf(L){if(!Array.isArray(L))return;const W=L.filter(A=>this.isStreamRef(A));return W.length<L.length?W:L}isStreamRef(L){
return(0,nt.i9)(L)&&this.document.isStream(L.number)}}}),51271:((mt,rt,O)=>{O.d(rt,{L:()=>o});var i=O(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(f=!0){
this.sound=f}node(f,V){return f<0&&(this.sound=!1),this.parents.push(V),this.numbers.push(f)-1}has(f){return(this.known??=new Set(this.numbers)).has(f)}page(f,V){
(f<0||this.numbers[f]!==V)&&(this.sound=!1),this.homes.push(f)}fork(){const f=new o(this.sound);return f.numbers=this.numbers,f.parents=this.parents,f.homes=this.
homes,f}async drop(f,V,L){if(!this.sound)return!1;const{numbers:W,parents:A,homes:_}=this,U=new Int32Array(W.length),T=new Uint8Array(W.length),D=new Set;for(let u=0;u<
V.length;u++)L[u]?U[_[u]]++:(T[_[u]]=1,D.add(V[u]));for(let u=W.length-1;u>0;u--){const x=A[u];U[x]+=U[u],T[u]&&U[u]===0&&D.add(W[u]),T[x]|=T[u]}for(let u=0;u<W.
length;u++){if(!T[u]||U[u]===0)continue;const x=f.edit(W[u]),g=x instanceof i.Bi?f.array(x.get("Kids"))??[]:[];x instanceof i.Bi&&x.set("Kids",g.filter(w=>!nt(w,
D))).set("Count",U[u]);const b=f.job.pace.step(g.length*50);b&&await b}return this.homes=_.filter((u,x)=>L[x]),!0}}const nt=(X,f)=>(0,i.i9)(X)&&f.has(X.number)}),
83363:((mt,rt,O)=>{O.d(rt,{i:()=>E,S:()=>M});var i=O(98446),o=O(42973),nt=O(79725),X=O(43767),f=O(45599),V=O(78157),L=O(67382);function W(p,S,v){v.parent=-1,v.lists=
v.isBare=!1;const R=p.place(S),{entries:G}=v;if(R&&p.locate(S,R,G)&&G.find(R.bytes,"Kids")<0){if(G.used===G.first)return"none";const ut=G.find(R.bytes,"Type");if(ut>=
0&&(0,V.wb)(R.bytes,G.at[ut+2],"/Page")){if(R.bytes[(0,V.AN)(R.bytes,G.close+2,R.end)]===V.HY)return g(p,S);const ht=G.find(R.bytes,"Contents");if(u(R.bytes,G)&&
x(p,S))return"unclear";v.isBare=ht<0||(0,V.wb)(R.bytes,G.at[ht+2],"null"),ht>=0&&(v.lists=(0,L.$)(p,R.bytes,G.at[ht+2],G.at[ht+3]));const yt=G.find(R.bytes,"Par\
ent");return yt>=0&&(v.parent=(0,V.JI)(R.bytes,G.at[yt+2],G.at[yt+3]).value),"page"}const dt=p.get(S);return dt instanceof f.Bi&&T(p,dt)?"unclear":"none"}const tt=p.
get(S);return!(tt instanceof f.Bi)||tt.size===0?"none":(0,f.Eo)(tt.get("Type"),"Page")&&!A(p,tt)?"unclear":p.array(tt.get("Kids"))?"node":T(p,tt)?"unclear":"non\
e"}function A(p,S){const v=p.array(S.get("Kids"));return v!==void 0&&v.length>0&&!S.has("Contents")&&Number.isInteger(p.resolve(S.get("Count")))}const _=["Media\
Box","Resources","Contents","Annots","CropBox","Rotate","Parent"],U=["MediaBox","Resources"];function T(p,S){const v=p.resolve(S.get("Type"));if(!(v instanceof f.
SX&&v.text!=="Pages"))return _.some(tt=>S.has(tt));const G=S.get("Contents")instanceof f.oS||p.array(S.get("Contents"))!==void 0;return U.some(tt=>S.has(tt))||G&&
S.get("Parent")instanceof f.oS&&!S.has("Subtype")}const D=["Contents","Resources","Annots","MediaBox"],u=(p,S)=>D.some(v=>S.find(p,v)<0&&S.findMisspelt(p,v)>=0);
function x(p,S){const v=p.get(S),R=v instanceof f.Bi?(0,X.r)(v,D):void 0;if(!R)return!1;p.put(S,R.dict);for(const G of R.keys)p.table.mended.add(G);return!0}function g(p,S){
const v=p.get(S);return v instanceof f.Z6?(p.put(S,new f.Bi([...v.dict].filter(([R])=>!/^(Length|Filter|DecodeParms)$/.test(R)))),"unclear"):"page"}var b=O(51271);
class w{document;left;sizes=new Map;constructor(S){this.document=S,this.left=S.job.limits.nodes}make(S){const v=this.document.get(S),R=this.sizes.get(S)??I(v);if(this.
sizes.set(S,R),this.left-=R,this.left<0)throw(0,o.F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.
job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(v instanceof f.Bi?new f.Bi(v):v).number}}function I(p){const S=[
p];let v=0;for(let R=S.pop();R!==void 0;R=S.pop())if(v++,Array.isArray(R))for(const G of R)S.push(G);else if(R instanceof f.Bi)for(const G of R.values())S.push(
G);return v}const E=["Resources","MediaBox","CropBox","Rotate"];async function M(p){return new Z(p).read()}class Z{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new b.
L;bare=[];look={parent:-1,lists:!1,isBare:!1,entries:new nt.R};seen=new Set;copies;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(S){this.document=
S,this.copies=new w(S)}async read(){const{document:S,open:v}=this,{pace:R}=S.job,G=S.catalog.get("Pages")??null;for(v.push({kids:[G],next:0,from:0,home:-1,claimed:void 0,
before:0,lost:0});v.length>0;){const tt=v[v.length-1];if(tt.next===tt.kids.length){v.pop(),v.length>0&&this.close(tt);continue}const it=tt.kids[tt.next++];tt.next===
tt.kids.length&&(tt.kids=N,tt.next=0);const ut=R.step(400);ut&&await ut,it instanceof f.oS?this.visit(it,tt):this.visitNode(it,-1,tt)}return this.finish(G)}close({
claimed:S,before:v,lost:R}){const G=this.numbers.length-this.dropped-v;S!==G&&(this.irregular=!0,!(typeof S=="number"&&S>=G)&&(this.dropped+=this.lost.length-R,
this.lost.length=this.lostNumbers.length=R))}visit(S,v){const{document:R,seen:G,look:tt}=this,{number:it}=S,ut=G.has(it);G.add(it);const dt=W(R,it,tt);if(S.generation!==
R.generation(it)&&(this.irregular=!0),dt==="page"||dt==="unclear"){ut&&(this.irregular=!0);const ht=ut?this.copies.make(it):it;dt==="unclear"?this.unclear.push(
ht):this.keepEntries(it),(dt==="unclear"||tt.lists)&&this.listing.push(ht),tt.isBare&&this.bare.push(ht),this.add(ht,v,tt.parent);return}dt==="none"&&!ut&&this.
lose(v,it),dt==="none"||ut?this.irregular=!0:this.visitNode(S,it,v)}keepEntries(S){const{document:v,look:R}=this,{scan:G,marksFrom:tt,marksTo:it}=R.entries,{table:ut}=v;
for(let dt=tt;dt<it;dt+=3){const ht=G.marks[dt];ut.askFor(ht),this.isWanting||=!ut.leadsTo(ht)}v.keepEntries(S,R.entries)}visitNode(S,v,R){const{document:G,inherited:tt}=this,
it=this.mendNode(G.dict(S),v);if(!it){this.irregular=!0,this.lose(R,v);return}const ut=G.array(it.get("Kids"));if(!ut){v<0&&this.visitDirectPage(it,R);return}const dt=F(
it);let ht=R.from;dt&&(ht=tt.push({...tt[ht],...dt})-1),(0,f.Eo)(G.resolve(it.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:ut,next:0,from:ht,
home:this.nodes.node(v,R.home),claimed:G.resolve(it.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),G.release(v)}mendNode(S,v){const R=S&&
(0,X.r)(S,E);if(!R)return S;const{document:G}=this;v>=0&&G.put(v,R.dict);for(const tt of R.keys)G.table.mended.add(tt);return R.dict}visitDirectPage(S,{from:v}){
if(!(0,f.Eo)(S.get("Type"),"Page"))return;this.irregular=!0;const{number:R}=this.document.add(S);this.numbers.push(R),this.listing.push(R),this.ancestry.push(v)}add(S,{
from:v,home:R},G){this.numbers.push(S),this.ancestry.push(v),this.nodes.page(R,G);const{pages:tt}=this.document.job.limits;if(this.numbers.length>tt)throw P(tt)}lose(S,v){
S.home<0||(this.lost.push(this.numbers.length),this.lostNumbers.push(v),this.add(K,S,-1))}finish(S){const{document:v,numbers:R,ancestry:G,inherited:tt,lost:it,unclear:ut,
listing:dt,nodes:ht}=this;for(const Dt of this.lostNumbers)v.table.doubtFree(Dt);it.length===R.length-this.dropped&&(it.length=0);const yt=it.map(Dt=>R[Dt]=v.add(
$(tt[G[Dt]])).number);k(R,G);const Ot=v.resolve(v.dict(S)?.get("Count")),Mt=Ot!==R.length||S instanceof f.oS&&R[0]===S.number;return{numbers:R,ancestry:G,inherited:tt,
irregular:this.irregular||Mt,unclear:ut,listing:dt,nodes:ht,claimed:typeof Ot=="number"?Ot:void 0,blank:yt,isWanting:this.isWanting,bare:this.bare}}}const N=[],
K=-1;function k(p,S){let v=p.indexOf(K);if(!(v<0)){for(let R=v;R<p.length;R++)p[R]!==K&&(p[v]=p[R],S[v++]=S[R]);p.length=S.length=v}}const z=[0,0,612,792];function $(p){
const S=new f.Bi([["Type",new f.SX("Page")]]);return p.MediaBox===void 0?S.set("MediaBox",[...z]):S}function F(p){let S;for(const v of E){const R=p.get(v);R!==void 0&&
((S??={})[v]=R)}return S}function P(p){const S=(0,i.y_)(p,"page");return(0,o.F)("pages",`The document has more than ${S}`,"Split it with another program first")}}),
33973:((mt,rt,O)=>{O.d(rt,{Gy:()=>u,Rf:()=>x,Ip:()=>g});var i=O(54619),o=O(87598),nt=O(85368),X=O(88500);class f{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new X.
s;signed=new Set;constructor(P,p,S){this.detail=p,this.strings=S,this.scan.strings=S;const v=new Int32Array(p?8*P:P);this.done=new Uint8Array(p?P:0);const R=G=>v.
subarray(G*P,(G+1)*P);this.end=R(0),this.valueEnd=R(1),this.dataStart=R(2),this.dataEnd=R(3),this.lengthStart=R(4),this.lengthEnd=R(5),this.from=R(6),this.to=R(
7)}}var V=O(78157),L=O(79725),W=O(4e4),A=O(39150),_=O(45599);class U{scan=new X.s;ranges=new Map}const T=2;class D{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(P,p,S){
this.walked=S,this.live=new Uint8Array(P),this.via=new Int32Array(p?P:0)}}async function u(F,{watched:P}={}){const{markings:p,referrers:S}=await x([F],{watched:P,
detail:!0}),{live:v,via:R}=p[0];return{live:v,via:R,referrers:S}}async function x(F,P={}){const p=new Z(F,P);return await p.run(),p}function g(F,{repairs:P}){for(const{
part:p,number:S,value:v}of P)F[p].put(S,v)}const b=100,w=100,I=2e3,E=-2;function M(F){if(F instanceof _.Z6)return F.data.length+M(F.dict);if(Array.isArray(F))return 12*
F.length;if(!(F instanceof _.Bi))return b;let P=30*F.size;for(const p of F.values())Array.isArray(p)&&(P+=12*p.length);return P}class Z{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new L.R;strings;alias;constructor(P,{detail:p=!1,strings:S=!1,watched:v,alias:R}){if(this.documents=P,this.strings=
S,this.alias=R,this.markings=P.map(G=>new D(G.size,v!==void 0,K(G,S||p,S))),!!v){this.watched=new Uint8Array(P[0].size);for(const G of v)this.watched[G]=1}}async run(){
const{documents:P,stack:p}=this,[S]=P;for(const[v,R]of[...S.trailer].reverse())v!=="Encrypt"&&this.followValue(0,R);for(;this.values.length>0||p.length>0;){const v=S.
job.pace.step(this.values.length>0?this.followParts():this.followNext());v&&await v}for(const{live:v,signed:R,walked:G}of this.markings)for(const tt of G.signed)
v[tt]===1&&R.add(tt)}followNext(){const P=this.stack.pop(),p=P%this.documents.length;return this.follow(p,(P-p)/this.documents.length)}visit(P,p){this.alias&&({
part:P,number:p}=this.alias(P,p)??{part:P,number:p}),this.watched&&this.watched[p]===1&&this.referrers.add(this.current);const S=this.markings[P],{live:v}=S;if(p>
0&&p<v.length&&v[p]!==0)return;const R=this.documents[P];if(p<=0||p>=v.length||!R.exists(p))return R.missed(p);v[p]=1,this.watched&&(S.via[p]=this.current),this.
stack.push(p*this.documents.length+P)}follow(P,p){const S=this.documents[P],v=this.markings[P],{walked:R}=v;if(this.current=p,v.count++,S.isChanged(p))return this.
followChanged(S,v,P,p);if(R.done[p]===1)return this.followAgain(S,v,P,p);const{scan:G,detail:tt}=R;tt||(G.used=0);const it=G.used,ut=S.table.kind[p]===i.tL?this.
walk(S,R,p):this.walkPlace(S,p,G);return ut<0||G.byteRange&&this.isSignature(R.signed,p)?this.forget(G,it).followRepaired(S,P,p):(v.bytes+=ut,tt&&(R.from[p]=it,
R.to[p]=G.used,R.valueEnd[p]=this.extent.valueEnd,R.done[p]=1),this.followMarks(P,G,it,G.used,G.lengthStart),w+ut)}followChanged(P,p,S,v){const R=P.patched(v);if(!R){
const ht=P.edited.get(v);return N(ht)||ht===null?this.followRepaired(P,S,v):(this.followValue(S,ht),p.bytes+=M(ht),w)}const{detail:G}=p.walked;if(R.references&&
!G&&!P.suspect){for(let ht=R.first;ht<R.last;ht++)this.visit(S,R.references[ht]);return p.bytes+=R.end-R.start,w}const{scan:tt,ranges:it}=k(p);G||(tt.used=0);const ut=tt.
used,dt=this.walkPlace(P,v,tt);return dt<0||tt.byteRange&&this.isSignature(p.signed,v)?this.forget(tt,ut).followRepaired(P,S,v):(p.bytes+=dt,G&&it.set(v,{from:ut,
to:tt.used,valueEnd:this.extent.valueEnd}),this.followMarks(S,tt,ut,tt.used,tt.lengthStart),w+dt)}followAgain(P,p,S,v){const{walked:R}=p;return p.bytes+=R.end[v]>
0?R.end[v]-P.table.place[v]:b,this.followMarks(S,R.scan,R.from[v],R.to[v],R.lengthStart[v]),w}isSignature(P,p){return P.add(p),this.strings}followMarks(P,{marks:p},S,v,R){
const G=this.strings?R:E;for(let tt=S;tt<v;tt+=3)p[tt]!==X.A&&p[tt+1]!==G&&this.visit(P,p[tt])}forget(P,p){return P.used=p,this}followRepaired(P,p,S){const v=P.
get(S),R=N(v)?P.resolve(v):v;return R===null?(this.markings[p].live[S]=T,this.markings[p].count--):this.repair(p,S,R),w}repair(P,p,S){this.repairs.push({part:P,
number:p,value:S}),this.followValue(P,S)}followValue(P,p){this.part=P,this.values.push(p)}followParts(){const{part:P,values:p}=this;let S=0;for(;p.length>0&&S<I;S++){
const v=p.pop();if(v instanceof _.oS)this.visit(v instanceof _.rV?v.part:P,v.number);else if(Array.isArray(v))for(const R of v)p.push(R);else if(v instanceof _.
Bi){v.has("ByteRange")&&this.markings[P].signed.add(this.current);for(const R of v.values())p.push(R)}else if(v instanceof _.Z6)for(const[R,G]of v.dict)R!=="Len\
gth"&&p.push(G)}return S*w}walk(P,p,S){const{extent:v}=this,{bytes:R}=P,{scan:G}=p,tt=P.bodies[S];G.forgetLength();const{kept:it}=this,ut=!this.strings&&P.recallEntries(
S,it);ut&&G.append(it.scan.marks,it.marksFrom,it.marksTo);const dt=ut?it.close+2:G.value(R,tt,R.length);return dt<0||R[dt-1]===V.AV||!(0,nt.x)(P,dt,G,v)||P.suspect&&
!(0,A.D)(R,tt,dt)||G.doubtful&&(0,W.oC)(R,tt,dt)?-1:(v.dataStart<0?G.lengthStart=-1:!P.suspect&&!P.security&&(0,o.N)(P,S,v)&&P.table.doubtful.add(S),p.end[S]=v.
end,p.detail&&(p.dataStart[S]=v.dataStart,p.dataEnd[S]=v.dataEnd,p.lengthStart[S]=G.lengthStart,p.lengthEnd[S]=G.lengthEnd),v.end-P.table.place[S])}walkPlace(P,p,S){
const v=P.place(p);if(!v)return-1;const{bytes:R,start:G,end:tt}=v;S.forgetLength();const it=S.value(R,G,tt);return S.lengthStart=-1,it<0&&!$(R,G,tt)||z(R,G,tt)||
it>0&&R[it-1]===V.AV||it>=0&&(0,V.AN)(R,it,tt)<tt||P.suspect&&!(0,A.D)(R,G,tt)||S.doubtful&&(0,W.oC)(R,G,tt)?-1:(this.extent.valueEnd=it<0?tt:it,tt-G)}}const N=F=>F instanceof
_.oS&&!(F instanceof _.rV);function K(F,P,p){const S=F.walked;if(S?.strings===p)return S;const v=new f(F.size,P,p);return P&&(F.walked=v),v}function k(F){return F.
patches||(F.patches=new U,F.patches.scan.strings=F.walked.strings),F.patches}function z(F,P,p){const S=(0,V.AN)(F,P,p);return S>=p||F[S]===V.yq&&(0,V.wb)(F,S,"n\
ull")}function $(F,P,p){for(let S=P;S<p;S++)if("<([/%".includes(String.fromCharCode(F[S])))return!1;return!0}}),83287:((mt,rt,O)=>{O.d(rt,{D4:()=>W,QJ:()=>D,US:()=>_,
m_:()=>A});var i=O(42973),o=O(52205),nt=O(58552),X=O(48249),f=O(3084),V=O(78157),L=O(45599);function W(u,x,g,b){const w=u.job.limits.filters,I=(0,o.c3)(u,x.dict.
get("Filter")??x.dict.get("F")),E=(0,o.c3)(u,x.dict.get("DecodeParms")??x.dict.get("DP"));if(I.length>w)throw(0,i.F)("filters",`A stream of the document has ${I.
length} filters; at most ${w} are allowed`,"Open it in another PDF program and save it again");let M=u.encoded(x);const Z=performance.now();try{for(const[N,K]of I.
entries()){const k=u.dict(E[N]);K instanceof L.SX&&(M=(0,X.tN)(K.text,M,k&&(0,o.x$)(u,k),g,b))}}finally{u.job.pace.addSince(Z)}return M}async function A(u,x,g,b){
const[w,...I]=(0,o.c3)(u,x.dict.get("Filter")??x.dict.get("F"));if(!(0,L.Eo)(w,"FlateDecode")||I.length>0)return;const[E]=(0,o.c3)(u,x.dict.get("DecodeParms")??
x.dict.get("DP")),M=u.dict(E);return(0,f.V)(u.encoded(x),M&&(0,o.x$)(u,M),g,u.job,b)}function _(u,x,g,b=!1){const w=(0,o.c3)(u,x.dict.get("Filter")??x.dict.get(
"F"));if(w.length<=u.job.limits.filters&&w.some(E=>E instanceof L.SX&&!(0,X.TT)(E.text)))return;const I=b?{found:!1,mismatch:!1}:{found:!1};try{return{data:W(u,
x,g,I),whole:!I.found&&I.mismatch!==!0}}catch(E){if(E instanceof nt.zU&&E.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw E}}const U=[
0,0,255,255],T=2;function D(u){if((0,V.j8)(u,0,u.length)===u.length)return!0;for(let x=0;x<=T;x++){const g=u.length-x-U.length;if(U.every((b,w)=>u[g+w]===b))return!0}
return!1}}),87598:((mt,rt,O)=>{O.d(rt,{N:()=>L,e:()=>U});var i=O(78157),o=O(22480);const nt=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,X=1024,
f=32,V=64;function L({bytes:T,bodies:D},u,x){const{valueEnd:g,dataStart:b,dataEnd:w}=x;if(w-b<8)return!1;if((0,o.CS)(T,b)&&(T[b+1]&f)===0)return w-b>=V&&W(T,b,b+
V);const I=T[b]===255&&T[b+1]===216,E=D[u];return I||g-E>X?!1:nt.test((0,i.bS)(T).toString("latin1",E,g))}function W(T,D,u){for(let x=D;x<u;x++)if(T[x]>=128)return!1;
return!0}const[A,_]=[8192,1<<26];function U(T){if(T.length<A||T.length>_)return!1;const D=(0,i.bS)(T);return(!D.includes(i.u7)||!D.includes(i.kR))&&D.includes("\
/FlateDecode")}}),85368:((mt,rt,O)=>{O.d(rt,{u:()=>A,x:()=>L});var i=O(78157),o=O(58552),nt=O(35586),X=O(37628),f=O(45599),V=O(22480);function L(_,U,T,D){const{
bytes:u}=_,{length:x}=u;D.valueEnd=U;const g=(0,i.AN)(u,U,x);if((0,i.rg)(u,g))return D.dataStart=D.dataEnd=-1,D.end=g+6,!0;if(!(0,i.w1)(u,g,"stream"))return!1;const b=T.
lengthRef>=0?_.lengthOf(new f.oS(T.lengthRef)):T.length,w=g+(u[g+6]===i.u7?8:7),I=w+b;if(u[w-1]!==i.kR||b<0||I>x||!(0,V.VF)(u,I)||(0,V.Ow)(u,w,I)>w)return!1;const E=(0,i.
AN)(u,(0,i.AN)(u,I,x)+9,x);return D.dataStart=w,D.dataEnd=I,D.end=E+6,(0,i.rg)(u,E)}const W=16;class A{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(U){
this.bytes=U,this.left=W*U.length+1e6,this.objectEnds=new X.k(U,"endobj"),this.streamEnds=new X.k(U,"endstream")}data(U,T,D){const{bytes:u,ends:x}=this,g=(0,V.ni)(
u,U);if(T>=0&&g+T<=u.length&&(0,V.VF)(u,g+T))return{start:g,end:g+T,isSearched:!1};let b=x.get(g);if(b===void 0&&(b=this.damagedEnd(g,T,D),x.set(g,b),this.left-=
b-g,this.left<0))throw(0,o.O$)("its objects overlap");return{start:g,end:b,isSearched:!0}}damagedEnd(U,T,D){const{bytes:u}=this,x=U+T,g=this.objectEnds.next(U),
b=g<0?u.length:g;if(T>=0&&x<=b&&this.endsObject(x))return x;const w=this.streamEnds.next(U);let I=w<0||w>b?b:w;return D&&(I=(0,nt.$z)(u,U,I)),I>U&&u[I-1]===i.kR&&
I--,I>U&&u[I-1]===i.u7&&I--,I}endsObject(U){const{bytes:T}=this,D=(0,i.AN)(T,U,T.length);return(0,i.w1)(T,D,"endstr")||(0,i.rg)(T,D)||(0,i.ay)(T,D,T.length)!==void 0}}}),
59277:((mt,rt,O)=>{O.d(rt,{y:()=>X});var i=O(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],nt=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function X(L){const W=(0,i.bS)(L).toString("latin1",0,1024);if(W.startsWith("RIFF")&&W.startsWith("WEBP",8))return"\
a WebP image";if(W.startsWith("ftyp",4))return nt.find(([_])=>_.test(W.slice(8,12)))?.[1];const A=o.find(([_])=>W.startsWith(_));return A?A[1]:V(W)??(f(L)?"text":
void 0)}function f(L){const W=(0,i.bS)(L.subarray(0,1024)).toString("utf8"),A=L.length>1024?W.replace(/\ufffd{1,3}$/,""):W;return A!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(A)}function V(L){const W=L.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(W.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(W))return"an HTML page";if(W.startsWith("<"))return W.includes("<svg")?"an SVG drawing":W.startsWith("<?xml")?"an XML file":void 0}}),35586:((mt,rt,O)=>{O.
d(rt,{$z:()=>A,BX:()=>I,c0:()=>W,dZ:()=>_});var i=O(78157),o=O(88500),nt=O(37628),X=O(22480);const f=512,V=1<<22,L=65536;class W{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(M,Z,N=K=>K){this.bytes=M,this.pace=Z,this.onTrailer=N,this.buffer=(0,i.bS)(M),
this.streams=new nt.k(M,"stream",K=>b(M,K)),this.objectEnds=new nt.k(M,"endobj"),this.streamEnds=new nt.k(M,"endstream"),this.allowance=this.farAllowance=8*M.length+
1e6}async next(M){const{bytes:Z}=this,N=Z.length;for(;;){if(M=U(Z,M),M>=N)return;const K=(0,i.yp)(Z[M])?(0,i.ay)(Z,M,N):void 0;if(K&&g(K.number)&&!w(Z[K.body]))
return K;const k=D(Z,M);if(k==="trailer"){const z=this.valueEnd(M+7,Math.min(N,M+L));if(z<0)return this.search(M);this.readTrailer(M+7),M=z}else if(k){M=u(Z,M+k.
length);const z=(0,i.w1)(Z,M,"obj")?I(Z,M):void 0;if(z)return z}else return this.search(M)}}async search(M){const{bytes:Z,buffer:N,pace:K}=this;let k;for(let $=M;!k;){
const F=N.indexOf("obj",$);if(F<0)break;k=I(Z,F);const P=K.step(F-$+200);P&&await P,$=F+3}const z=N.subarray(0,k?.start??Z.length);for(let $=z.indexOf("trailer",
M);$>=0;$=z.indexOf("trailer",$+7))this.readTrailer($+7);return k}readTrailer(M){M>=this.trailersRead&&(this.trailersRead=Math.max(M,this.onTrailer(M)))}object({
body:M}){const{bytes:Z,scan:N}=this,K=Z.length,k=this.soundEnd(M);if(k<0)return this.malformed(M);const z=(0,i.AN)(Z,k,K);return Z[k-1]!==i.vz||!(0,i.w1)(Z,z,"s\
tream")?{at:k,dictionaryEnd:-1,isCut:!1}:this.stream(z,N.length,k,M)}soundEnd(M){const{bytes:Z}=this,N=Z.length,K=(0,i.AN)(Z,M,N);if((0,i.rg)(Z,K))return K;const k=this.
objectEnds.next(K),z=this.valueEnd(K,k<0?N:k);if(z>=0&&x(Z,z))return z;if(k<0||this.farAllowance<=0)return-1;const $=Math.min(N,K+V),F=this.walk(K,$);return F>=
0&&x(Z,F)?F:(this.farAllowance-=$-K,-1)}valueEnd(M,Z){const N=Math.min(Z,M+Math.max(f,this.allowance)),K=this.walk(M,N);return K<0&&(this.allowance-=N-M),K}walk(M,Z){
return this.scan.reset(),this.scan.value(this.bytes,M,Z)}malformed(M){const{buffer:Z}=this,N=this.streams.next(M),K=this.objectEnds.next(M),k={at:M,dictionaryEnd:-1,
isCut:K<0};if(N<0||K>=0&&K<N)return k;const z=Z.toString("latin1",M,Math.min(N,M+4096));if(/\d[\s\0]+obj\b/.test(z))return k;const $=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(z);return this.stream(N,$?Number($[1]):-1,N,M)}stream(M,Z,N,K){const k=(0,X.ni)(this.bytes,M);if(Z>=0&&(0,X.VF)(this.bytes,k+Z))return{at:k+Z,dictionaryEnd:N,
isCut:!1};const z=this.streamEnds.next(k),F=z>=0&&this.buffer.subarray(K,M).includes("/Filter")?A(this.bytes,k,z):z,P=z<0&&this.objectEnds.next(k)<0;return{at:F<
0?k:F,dictionaryEnd:N,isCut:P}}}function A(E,M,Z){const N=(0,i.bS)(E.subarray(0,Z));for(let K=N.indexOf("obj",M);K>=0;K=N.indexOf("obj",K+3)){const k=I(E,K),$=k!==
void 0&&k.start>M&&i.Kl[E[k.start-1]]===i.t6?(0,i.AN)(E,K+3,Z):Z;if(E[$]===i.iH&&E[$+1]===i.iH&&$+1<Z)return k.start}return Z}async function _(E,M,Z){return U(E,
M)>=E.length?!1:await new W(E,Z).next(M)!==void 0}function U(E,M){const Z=E.length;for(;M<Z;)if(i.Kl[E[M]]===i.t6)M++;else{if(E[M]!==i.IQ)break;(0,i.w1)(E,M,"%%\
EOF")?M+=5:M=(0,i.D)(E,M,Z)}return M}const T=["endobj","endstream","xref","startxref","trailer"];function D(E,M){return T.find(Z=>(0,i.w1)(E,M,Z))}function u(E,M){
const{length:Z}=E;for(;M<Z;M++){const N=E[M];if(!((0,i.yp)(N)||N===i.Z4||N===i.kR||N===i.u7||N===i.yq||N===i.MV))break}return M}function x(E,M){const Z=(0,i.AN)(
E,M,E.length);return Z>=E.length||(0,i.rg)(E,Z)||(0,i.w1)(E,Z,"stream")?!0:(0,i.yp)(E[Z])?(0,i.ay)(E,Z,E.length)!==void 0:D(E,Z)!==void 0}const g=E=>E>0&&E<=2147483647;
function b(E,M){let Z=M+6;for(;E[Z]===i.Z4;)Z++;if(E[Z]!==i.kR&&E[Z]!==i.u7)return!1;let N=M-1;for(;N>0&&i.Kl[E[N]]===i.t6;)N--;return E[N]===i.vz&&E[N-1]===i.vz}
const w=(E=0)=>(E|32)>=97&&(E|32)<=122;function I(E,M){if(w(E[M+3]))return;let Z=M-1;const N=()=>{const P=Z;for(;Z>=0&&(0,i.yp)(E[Z]);)Z--;return P-Z>0&&P-Z<=10?
(0,i.JI)(E,Z+1,P+1).value:-1},K=()=>{const P=Z;for(;Z>=0&&i.Kl[E[Z]]===i.t6;)Z--;return Z<P};K();const k=N(),z=k>=0&&E[Z]===i.N5;z&&Z--;const $=z?1:k;if($<0||$>
65535||!K())return;const F=N();return g(F)?{number:F,generation:$,start:Z+1,body:M+3}:void 0}}),37628:((mt,rt,O)=>{O.d(rt,{k:()=>o});var i=O(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(X,f,V=()=>!0){
this.word=f,this.accepts=V,this.buffer=(0,i.bS)(X),this.none=X.length}next(X){if(X>=this.none)return-1;if(X>=this.from&&X<=this.found)return this.found;const f=X<
this.from&&this.found>=0?this.from:this.none,V=this.buffer.subarray(0,f+this.word.length-1);let L=V.indexOf(this.word,X);for(;L>=0&&!this.accepts(L);)L=V.indexOf(
this.word,L+1);return this.from=X,L>=0?this.found=L:f===this.none&&(this.none=X,this.found=-1),this.found}}}),69289:((mt,rt,O)=>{O.d(rt,{V:()=>X});var i=O(78157),
o=O(45798),nt=O(45599);function X({bytes:f,job:V}){const L=(0,i.bS)(f).subarray(0,1024),W=L.indexOf(" obj");if(W<0||!L.includes("/Linearized"))return;const A=new o.
i(f,W+4,Math.min(f.length,W+2048),V.limits.nesting).value();return(0,nt.Zm)(A)&&A.has("Linearized")&&A.get("L")===f.length?A:void 0}}),52205:((mt,rt,O)=>{O.d(rt,
{WW:()=>X,c3:()=>o,x$:()=>nt});var i=O(45599);function o(f,V){const L=f.resolve(V);return L===null?[]:(Array.isArray(L)?L:[L]).map(W=>f.resolve(W))}function nt(f,V){
const L=new i.Bi;for(const[W,A]of V){const _=f.resolve(A);L.set(W,Array.isArray(_)?_.map(U=>f.resolve(U)):_)}return L}function X(f,V,L,W={values:1e4}){if(W.values--<=
0)return null;const A=f.resolve(V);if(L===0)return A;if(Array.isArray(A))return A.map(U=>X(f,U,L-1,W));if(!(A instanceof i.Bi))return A;const _=new i.Bi;for(const[
U,T]of A)_.set(U,X(f,T,L-1,W));return _}}),22480:((mt,rt,O)=>{O.d(rt,{CS:()=>V,Ow:()=>f,VF:()=>nt,ni:()=>o});var i=O(78157);function o(L,W){let A=W+6;for(;L[A]===
i.Z4&&(L[A+1]===i.kR||L[A+1]===i.u7||L[A+1]===i.Z4);)A++;return L[A]===i.u7&&A++,L[A]===i.kR&&A++,A}function nt(L,W){for(let A=0;A<4&&i.Kl[L[W]??0]===i.t6&&W<L.
length;A++)W++;return(0,i.w1)(L,W,"endstream")}const X=8;function f(L,W,A){let _=W;for(;_<W+4&&(L[_]===i.u7||L[_]===i.kR);)_++;return _===W||_+2>A?W:V(L,_)?_:W}
const V=(L,W)=>(L[W]&15)===X&&(L[W]<<8|L[W+1])%31===0}),75162:((mt,rt,O)=>{O.d(rt,{CF:()=>Oe,s1:()=>Tt,cY:()=>Vt,zw:()=>Me,VH:()=>Pe,Rd:()=>Lt,k0:()=>ke,u6:()=>ve,
vc:()=>_e,vK:()=>Ie});var i=O(77598),o=O(45599),nt=O(34400);function X(l){const d=new Uint8Array(256);for(let y=0;y<256;y++)d[y]=y;const{length:m}=l;for(let y=0,
C=0,B=0;y<256;y++){const Y=d[y];C=C+Y+l[B]&255,d[y]=d[C],d[C]=Y,++B===m&&(B=0)}return d}function f(l,d){const m=l.slice(),{length:y}=d,C=new Uint8Array(y);for(let B=0,
Y=0,st=0;B<y;B++){Y=Y+1&255;const ot=m[Y];st=st+ot&255;const ft=m[st];m[Y]=ft,m[st]=ot,C[B]=d[B]^m[ot+ft&255]}return C}function V(l,d){return f(X(l),d)}const L={
length:l=>l,decrypt:l=>l,encryptInto:(l,d,m,y,C)=>y.set(l,C)};function W(l){const d=w(l,[]),m=E((y,C)=>X(d(y,C)));return{length:y=>y,decrypt:(y,C,B)=>f(m(C,B),y),
encryptInto:(y,C,B,Y,st)=>Y.set(f(m(C,B),y),st)}}function A(l){const d=w(l,[115,65,108,84]),m=I(()=>new u),y=E((B,Y)=>m().engine(d(B,Y))),C=E((B,Y)=>b(d(B,Y)));
return{length:U,decrypt:(B,Y,st)=>g(C(Y,st),B),encryptInto:(B,Y,st,ot,ft)=>{m().seal(y(Y,st),B,ot,ft)}}}function _(l){const d=I(()=>new u);let m,y;return{length:U,
decrypt:C=>g(y??=b(l),C),encryptInto:(C,B,Y,st,ot)=>{d().seal(m??=d().engine(l),C,st,ot)}}}const U=l=>(l&-16)+32,T=64*1024,D=16*1024;class u{head=Buffer.alloc(T);pool=Buffer.
alloc(D);taken=D;engine(d){const m=Buffer.alloc(16);return this.nextVector(m),(0,i.createCipheriv)(d.length===16?"aes-128-cbc":"aes-256-cbc",d,m).setAutoPadding(
!1)}seal(d,m,y,C){const{head:B}=this,{length:Y}=m,st=Y&-16,ot=Math.min(st,T-32),ft=Y-st;this.nextVector(B),B.set(ot===Y?m:m.subarray(0,ot),16);let pt=16+ot;if(ot<
st){y.set(d.update(B.subarray(0,pt)),C),C+=pt,pt=0;for(let wt=ot;wt<st;wt+=T){const Et=d.update(m.subarray(wt,Math.min(wt+T,st)));y.set(Et,C),C+=Et.length}}ft>0&&
B.set(m.subarray(st),pt),B.fill(16-ft,pt+ft,pt+16),y.set(d.update(B.subarray(0,pt+16)),C)}nextVector(d){this.taken===D&&((0,i.randomFillSync)(this.pool),this.taken=
0),this.pool.copy(d,0,this.taken,this.taken+16),this.taken+=16}}const x=new Uint8Array(0);function g(l,d){const m=d.length&-16;if(m<32)return x;const y=l.update(
m===d.length?d:d.subarray(0,m)),C=y[m-1];let B=m;if(C>0&&C<=16){do B--;while(B>m-C&&y[B-1]===C);B>m-C&&(B=m)}return y.subarray(16,B)}function b(l){return(0,i.createDecipheriv)(
l.length===16?"aes-128-cbc":"aes-256-cbc",l,Buffer.alloc(16)).setAutoPadding(!1)}function w(l,d){const{length:m}=l,y=new Uint8Array(m+5+d.length);y.set(l),y.set(
d,m+5);const C=new nt.V;return(B,Y)=>(y[m]=B,y[m+1]=B>>>8,y[m+2]=B>>>16,y[m+3]=Y,y[m+4]=Y>>>8,C.digest(y).subarray(0,Math.min(m+5,16)))}function I(l){let d;return()=>d??=
l()}function E(l){let d=-1,m=-1,y;return(C,B)=>((y===void 0||C!==d||B!==m)&&(y=l(C,B),d=C,m=B),y)}function M(l,d,m){const y=$(l,m),C=p(l,y);return v(C,d,l.revision===
2?32:16)?y:void 0}function Z(l,d){const m=F(l,d);let y=l.owner.subarray(0,32);for(let C=l.revision===2?0:19;C>=0;C--)y=V(S(m,C),y);return y}function N(l,d,m,y){
const C=F({revision:l,keyLength:d},m);let B=z(y);for(let Y=0;Y<=(l===2?0:19);Y++)B=V(S(C,Y),B);return B}function K(l,d){const m=$(l,d),y=new Uint8Array(32);return y.
set(p(l,m)),{user:y,fileKey:m}}const k=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function z(l){const d=new Uint8Array(32),m=l.subarray(0,32);return d.set(m),d.set(k.subarray(0,32-m.length),m.length),d}function $({revision:l,keyLength:d,owner:m,
permissions:y,id0:C,encryptMetadata:B},Y){const st=Uint8Array.of(y,y>>8,y>>16,y>>24),ot=l>=4&&!B?[255,255,255,255]:[],ft=(0,nt.F)(Buffer.concat([z(Y),m.subarray(
0,32),st,C,Uint8Array.from(ot)]));return P(ft,l,d)}function F({revision:l,keyLength:d},m){return P((0,nt.F)(z(m)),l,l===2?5:d)}function P(l,d,m){let y=l.subarray(
0,m);if(d>=3)for(let C=0;C<50;C++)y=(0,nt.F)(y).subarray(0,m);return y}function p({revision:l,id0:d},m){if(l===2)return V(m,k);let y=(0,nt.F)(Buffer.concat([k,d]));
for(let C=0;C<20;C++)y=V(S(m,C),y);return y}function S(l,d){return d===0?l:l.map(m=>m^d)}function v(l,d,m){return d.length>=m&&l.subarray(0,m).every((y,C)=>y===
d[C])}function R(l,d,m){return dt(l.user,l.wrappedByUser,d,m,new Uint8Array(0))}function G(l,d,m){return dt(l.owner,l.wrappedByOwner,d,m,l.user.subarray(0,48))}
function tt(l,d,m){const y=ht(l,d,new Uint8Array(0)),C=ht(l,m,y.entry);return{user:y.entry,wrappedByUser:y.wrapped,owner:C.entry,wrappedByOwner:C.wrapped}}function it(l,d,m){
const y=Buffer.alloc(16,255);return y.writeInt32LE(d,0),y.write(m?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(y,12),(0,i.createCipheriv)("aes-256-ecb",l,
null).setAutoPadding(!1).update(y)}const ut=new Uint8Array(16);function dt(l,d,m,y,C){const B=yt(m,y,l.subarray(32,40),C);if(!Buffer.from(B).equals(l.subarray(0,
32)))return;const Y=yt(m,y,l.subarray(40,48),C);return(0,i.createDecipheriv)("aes-256-cbc",Y,ut).setAutoPadding(!1).update(d.subarray(0,32))}function ht(l,d,m){
const y=(0,i.randomBytes)(16),C=yt(6,d,y.subarray(0,8),m),B=yt(6,d,y.subarray(8),m),Y=(0,i.createCipheriv)("aes-256-cbc",B,ut).setAutoPadding(!1).update(l);return{
entry:Buffer.concat([C,y]),wrapped:Y}}function yt(l,d,m,y){let C=(0,i.createHash)("sha256").update(d).update(m).update(y).digest();if(l<6)return C;for(let B=0,Y=0;B<
64||Y>B-32;B++){const st=Buffer.concat([d,C,y]),ot=Buffer.alloc(64*st.length,st),ft=(0,i.createCipheriv)("aes-128-cbc",C.subarray(0,16),C.subarray(16,32)).setAutoPadding(
!1).update(ot);let pt=0;for(let wt=0;wt<16;wt++)pt+=ft[wt];C=(0,i.createHash)(["sha256","sha384","sha512"][pt%3]).update(ft).digest(),Y=ft[ft.length-1]}return C.
subarray(0,32)}var Ot=O(77581),Mt=O(34378);const Dt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,Ee=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
jt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Se=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
xe=/[\p{L}\p{Mc}\p{Nl}]/u;function bt(l){if(/^[\x20-\x7e]*$/.test(l))return l;const d=(0,Mt.w)(l.replace(Dt,"").replace(Ee," "),"NFKC");if(jt.test(d))return;const m=[
...d],y=m.map(B=>Se.test(B));return y.includes(!0)&&(m.some((B,Y)=>!y[Y]&&xe.test(B))||!y[0]||!y.at(-1))?void 0:d}function Kt(l){const d=bt(l),m=[...d===void 0?
[]:[Buffer.from(d,"utf8")],Buffer.from(l,"utf8"),...[It(l),ne(l)].filter(B=>B!==void 0)],C=[...m.filter(B=>B.length>Rt).map(B=>B.subarray(0,Rt)),...m];return C.
filter((B,Y)=>C.findIndex(st=>st.equals(B))===Y)}const Rt=127;function Ct(l){return typeof l=="string"?Buffer.from(bt(l)??l,"utf8").subarray(0,Rt):l}const Ae=32;
function zt(l){return typeof l=="string"?It(l)??Buffer.from(l,"utf8"):l}function Vt(l,d,m){const y=m==="AES-256"?Ct:zt;return Buffer.compare(y(l),y(d))===0}function Lt(l,d){
const m=d==="AES-256",y=m?ot=>bt(ot)!==void 0:ot=>!new RegExp("\\p{Cc}","u").test(ot)&&It(ot)!==void 0,C=[...l].findIndex(ot=>!y(ot));if(C>=0)return m?`must not\
 have the character at position ${C+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${C+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!y(l))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const B=m?Buffer.from(bt(l),"utf8"):zt(l);if(B.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[Y,st]=[
B.length,m?Rt:Ae];if(!(Y<=st))return m?`must be at most ${st} bytes long in UTF-8, and has ${Y}`:`must be at most ${st} characters long with AES-128, and has ${Y}\
: shorten it, or choose AES-256`}function It(l){return Bt(l,d=>Ot.SQ.get(d)??(d>=24&&d<32||d>=127&&d<161?-1:d))}function ne(l){return Bt(l,d=>d)}function Bt(l,d){
const m=Array.from(l,y=>d(y.codePointAt(0)));return m.every(y=>y>=0&&y<256)?Buffer.from(m):void 0}function kt(l,d){const{strings:m}=d,y=(B,Y,st,ot)=>{if(B===L)return Y;
const ft=Buffer.allocUnsafe(B.length(Y.length));return B.encryptInto(Y,st,ot,ft,0),ft},C=(B,Y,st,ot,ft,pt)=>(B.encryptInto(Y,st,ot,ft,pt),B.length(Y.length));return{
...l,uniform:d.named===void 0||d.encryptMetadata&&d.embedded===d.streams,decryptString:(B,Y,st)=>m.decrypt(B,Y,st),encryptString:(B,Y,st)=>y(m,B,Y,st),decryptStream:(B,Y,st,ot)=>Zt(
d,ot).decrypt(B,Y,st),encryptStream:(B,Y,st,ot)=>y(Zt(d,ot),B,Y,st),encryptedStringLength:B=>m.length(B),encryptedStreamLength:(B,Y)=>Zt(d,Y).length(B),encryptStringInto:(B,Y,st,ot,ft)=>C(
m,B,Y,st,ot,ft),encryptStreamInto:(B,Y,st,ot,ft,pt)=>C(Zt(d,ot),B,Y,st,ft,pt)}}function Zt({streams:l,embedded:d,named:m,encryptMetadata:y},C){const B=C.get("Ty\
pe");if((0,o.Eo)(B,"XRef"))return L;if(m===void 0)return l;const Y=se(C);return Y!==void 0?m.get(Y)??l:!y&&(0,o.Eo)(B,"Metadata")?L:(0,o.Eo)(B,"EmbeddedFile")?d:
l}function se(l){const d=l.get("Filter"),m=(0,o.cy)(d)?d.findIndex(Y=>(0,o.Eo)(Y,"Crypt")):(0,o.Eo)(d,"Crypt")?0:-1;if(m<0)return;const y=l.get("DecodeParms"),C=(0,o.
cy)(y)?y[m]:y,B=(0,o.Zm)(C)?C.get("Name"):void 0;return B instanceof o.SX?B.text:"Identity"}function Oe(l){if(se(l)===void 0)return!1;const d=l.get("Filter"),m=l.
get("DecodeParms"),y=(0,o.cy)(d)?d.findIndex(B=>(0,o.Eo)(B,"Crypt")):0,C=(0,o.cy)(d)?d.filter((B,Y)=>Y!==y):[];return C.length===0?(l.delete("Filter"),l.delete(
"DecodeParms"),!0):(l.set("Filter",C),(0,o.cy)(m)&&l.set("DecodeParms",m.filter((B,Y)=>Y!==y)),!0)}function Me(l){return l.algorithm==="AES-128"?Nt(l):De(l)}const ve=()=>(0,i.
randomBytes)(32);function Nt({userPassword:l,ownerPassword:d,permissions:m,id0:y}){const C=zt(l),B=N(4,16,zt(d),C),Y=K({revision:4,keyLength:16,owner:B,permissions:m,
id0:y,encryptMetadata:!0},C),st=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...re("AESV2",16),O:new o.Mx(B),U:new o.Mx(Y.user),P:m});return ie({dictionary:st,
version:"1.6",numbered:!0,identifier:y},A(Y.fileKey))}function De({userPassword:l,ownerPassword:d,permissions:m}){const y=(0,i.randomBytes)(32),C=tt(y,Ct(l),Ct(
d)),B=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...re("AESV3",32),O:new o.Mx(C.owner),OE:new o.Mx(C.wrappedByOwner),U:new o.Mx(C.user),UE:new o.Mx(
C.wrappedByUser),P:m,Perms:new o.Mx(it(y,m,!0))});return ie({dictionary:B,version:"1.7",extensionLevel:8,numbered:!1},_(y))}function re(l,d){const m=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(l),AuthEvent:(0,o.UU)("DocOpen"),Length:d});return{CF:(0,o.jd)({StdCF:m}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function ie(l,d){
return kt(l,{strings:d,streams:d,embedded:d,named:new Map([["StdCF",d],["Identity",L]]),encryptMetadata:!0})}var _t=O(58552);const oe={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Tt=-4,Jt=l=>1<<
oe[l]-1,ae=Object.keys(oe);function ke(l){let d=Tt;for(const m of ae)l[m]||(d&=~Jt(m));return l.allow_print?d:d&~Jt("allow_print_high_resolution")}function _e(l){
return ae.filter(d=>(l&Jt(d))===0)}const Yt=4096;function Pe(l,{known:d,possible:m=[]},y){const C=xt(l),B=new Uint8Array(0);if(C.revision<5&&[d??B,...m].some(({
length:Et})=>Et>Yt))throw Le();const Y=[...d?[d]:[],...m,B],st=Ht(C,Y,B),ot=st??(y?qt(Kt(y),Et=>Ht(C,Y,Et)):void 0);if(ot===void 0)throw C.revision<5&&!d?Ce():y?
Re():be();const{fileKey:ft,access:pt}=ot,wt=ue(C,ft);return{...ce(C,ot,$t(C,ft),wt),access:pt,locked:!1,permissions:C.permissions,revision:C.revision,keyBits:8*
ft.length,opensWithoutPassword:st!==void 0,algorithm:de(C.methods[wt.streams===L?"embedded":"streams"],ft),unrestricted:()=>St(C,ot)}}function ce(l,{identifier:d},m,y){
const C={dictionary:m,...Fe(l),numbered:l.revision<=4,...d?{identifier:d}:{}};return kt(C,y)}function St(l,d){const m={...l,permissions:Tt};let{fileKey:y}=d;const C=$t(
m,y);if(d.legacy){const B=K({...d.legacy.scheme,permissions:Tt},d.legacy.userPassword);y=B.fileKey,C.set("U",new o.Mx(B.user))}else C.set("Perms",new o.Mx(it(y,
Tt,l.encryptMetadata)));return ce(m,d,C,ue(m,y))}function $t({encrypt:l,revision:d,permissions:m},y){const C=new o.Bi(l);C.set("P",m);for(const[Y,st]of[["O",d<5?
32:48],["U",d<5?32:48],["OE",32],["UE",32]]){const ot=l.get(Y);ot instanceof o.Mx&&ot.bytes.length>st&&C.set(Y,new o.Mx(ot.bytes.subarray(0,st)))}const B=l.get(
"Length");return B!==void 0&&!(typeof B=="number"&&B%8===0&&B>=40&&B<=256)&&C.set("Length",8*y.length),C}function xt(l){const d=l.get("Filter");if(!(0,o.Eo)(d,"\
Standard"))throw Ut(`the security handler ${d instanceof o.SX?he(d):"without a name"}`);const m=Gt(l.get("V"),0),y=Gt(l.get("R"),0);if(!(m===5?y===5||y===6:[1,2,
4].includes(m)&&y>=2&&y<=4))throw Ut(`the standard security handler with V ${m} and R ${y}`);const B={encrypt:l,version:m,revision:y,permissions:Gt(l.get("P"),-4)|
0};if(m<4)return{...B,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const Y=l.get("CF"),st=new Map;for(const[pt,wt]of(0,o.
Zm)(Y)?Y:[]){const Et=(0,o.Zm)(wt)?Qt(wt,m):void 0;Et!==void 0&&st.set(pt,Et)}st.set("Identity","none");const ot=(pt,wt)=>{const Et=l.get(pt),pe=st.get(Et instanceof
o.SX?Et.text:wt);if(pe===void 0)throw Ut(`the crypt filter ${Et instanceof o.SX?he(Et):wt}`);return pe},ft=l.get("StmF");return{...B,encryptMetadata:l.get("Encr\
yptMetadata")!==!1,methods:{strings:ot("StrF","Identity"),streams:ot("StmF","Identity"),embedded:ot("EFF",ft instanceof o.SX?ft.text:"Identity")},filters:st}}function Qt(l,d){
const m=l.get("CFM");return d===5&&(0,o.Eo)(m,"AESV3")?"AESV3":d===4&&(0,o.Eo)(m,"AESV2")?"AESV2":d===4&&(0,o.Eo)(m,"V2")?"V2":m===void 0||(0,o.Eo)(m,"None")?"n\
one":void 0}function Ht(l,d,m){const{encrypt:y,revision:C}=l;if(C>=5){const ft={owner:Ft(y,"O",48),user:Ft(y,"U",48),wrappedByOwner:Ft(y,"OE",32),wrappedByUser:Ft(
y,"UE",32)};return le(R(ft,C,m),"user")??le(G(ft,C,m),"owner")}const B=Ft(y,"O",1),Y=Ft(y,"U",1),{permissions:st,encryptMetadata:ot}=l;return qt(d,ft=>qt(Te(l),
pt=>{const wt={revision:C,keyLength:pt,owner:B,permissions:st,id0:ft,encryptMetadata:ot};return fe(wt,Y,m,"user")??fe(wt,Y,Z(wt,m),"owner")}))}function fe(l,d,m,y){
const C=M(l,d,m);return C&&{fileKey:C,access:y,identifier:l.id0,legacy:{scheme:l,userPassword:m}}}function le(l,d){return l&&{fileKey:l,access:d}}function Te({encrypt:l,
version:d}){if(d===4)return[16];const m=Gt(l.get("Length"),40),y=m%8===0&&m>=40&&m<=128?m/8:5;return[...new Set(d===1?[5,y,16]:[y,16,5])]}function ue(l,d){const m={
none:L},y=st=>st==="V2"?m.V2??=W(d):st==="AESV2"?m.AESV2??=A(d):st==="AESV3"?m.AESV3??=_(d):L,{methods:C,filters:B,encryptMetadata:Y}=l;return{strings:y(C.strings),
streams:y(C.streams),embedded:y(C.embedded),named:B&&new Map([...B].map(([st,ot])=>[st,y(ot)])),encryptMetadata:Y}}function Fe({version:l,revision:d,methods:m}){
return d>=5?{version:"1.7",extensionLevel:d===5?3:8}:l===4?{version:Object.values(m).includes("AESV2")?"1.6":"1.5"}:{version:d===2?"1.1":"1.4"}}function de(l,d){
if(l!=="none")return l==="V2"?d.length===5?"RC4-40":"RC4-128":l==="AESV2"?"AES-128":"AES-256"}function Ft(l,d,m){const y=l.get(d);if(y instanceof o.Mx&&y.bytes.
length>=m)return y.bytes;throw(0,_t.O$)(`its encryption dictionary has no usable /${d}.`)}function Gt(l,d){return typeof l=="number"?Math.trunc(l):d}function qt(l,d){
for(const m of l){const y=d(m);if(y!==void 0)return y}}function he({text:l}){return/^[\w.+-]{1,40}$/.test(l)?l:"with an unusual name"}function be(){return(0,_t.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function Re(){return new _t.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function Ce(){const l="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,_t.hJ)("uns\
upported_encryption",l,{issues:[{field:"file",message:`The document ${l}.`}],advice:"Get the document again from where it came from"})}function Le(){const l=`is\
 encrypted and has an identifier (/ID) of more than ${Yt} bytes`;return(0,_t.hJ)("unsupported_encryption",l,{issues:[{field:"file",message:`The document ${l}; a\
t most that many are supported.`}],advice:"Open it in another PDF program and save it again"})}function Ut(l){return(0,_t.hJ)("unsupported_encryption",`is prote\
cted by ${l}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${l}, which is not supported.`}],advice:"Only protection by\
 passwords can be opened, not by certificates or rights management"})}const ge={...L,decrypt:()=>new Uint8Array(0)};function Ie(l){const d=Be(l),m=B=>B==="none"?
L:ge,y=[...d?.filters??[["Identity","none"]]],C={strings:m(d?.methods.strings),streams:m(d?.methods.streams),embedded:m(d?.methods.embedded),named:d&&!d.filters?
void 0:new Map(y.map(([B,Y])=>[B,m(Y)])),encryptMetadata:d?.encryptMetadata??!0};return{...kt({dictionary:l,version:"1.1",numbered:!0},C),access:"user",locked:!0,
permissions:d?.permissions??Tt,revision:d?.revision,opensWithoutPassword:!1,unrestricted:void 0,...d?me(d):Ne(l)}}function Be(l){try{return xt(l)}catch(d){if(d instanceof
_t.zU&&d.code==="unsupported_encryption")return;throw d}}function me({encrypt:l,version:d,methods:m}){const y=m.streams==="none"?m.embedded:m.streams;if(y==="no\
ne")return{algorithm:void 0,keyBits:void 0};if(y==="AESV3")return{algorithm:"AES-256",keyBits:256};if(d===4)return{algorithm:y==="AESV2"?"AES-128":"RC4-128",keyBits:128};
const C=d===1?40:Ue(l.get("Length"));return{algorithm:C===40?"RC4-40":"RC4-128",keyBits:C}}function Ne(l){const d=l.get("CF"),m=l.get("StmF"),y=(0,o.Zm)(d)&&m instanceof
o.SX?d.get(m.text):void 0,C=(0,o.Zm)(y)?y.get("CFM"):void 0;return(0,o.Eo)(C,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(C,"AESV2")?{algorithm:"AES-128",
keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Ue(l){return typeof l=="number"&&l%8===0&&l>=40&&l<=128?l:40}}),34400:((mt,rt,O)=>{O.d(rt,{F:()=>nt,V:()=>X});
const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(f,V)=>Math.floor(Math.abs(Math.sin(V+1))*2**32)|0),nt=f=>new X().digest(f);class X{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(V){const{state:L,tail:W}=this;L[0]=1732584193,L[1]=4023233417,L[2]=2562383102,L[3]=271733878;const{length:A}=V,
_=A&-64;for(let u=0;u<_;u+=64)this.compress(V,u);const U=A-_,T=U<56?64:128;for(let u=0;u<U;u++)W[u]=V[_+u];W[U]=128,W.fill(0,U+1,T);for(let u=0,x=A<<3;u<4;u++)W[T-
8+u]=x>>>(u<<3);W[T-4]=A>>>29;for(let u=0;u<T;u+=64)this.compress(W,u);const D=new Uint8Array(16);for(let u=0;u<16;u++)D[u]=L[u>>2]>>>((u&3)<<3);return D}compress(V,L){
const{words:W,state:A}=this;for(let u=0,x=L;u<16;u++,x+=4)W[u]=V[x]|V[x+1]<<8|V[x+2]<<16|V[x+3]<<24;let _=A[0],U=A[1],T=A[2],D=A[3];for(let u=0;u<64;u++){const x=u>>
4;let g,b;x===0?(g=U&T|~U&D,b=u):x===1?(g=D&U|~D&T,b=5*u+1):x===2?(g=U^T^D,b=3*u+5):(g=T^(U|~D),b=7*u);const w=_+g+o[u]+W[b&15]|0,I=i[x<<2|u&3];_=D,D=T,T=U,U=U+
(w<<I|w>>>32-I)|0}A[0]=A[0]+_,A[1]=A[1]+U,A[2]=A[2]+T,A[3]=A[3]+D}}}),64580:((mt,rt,O)=>{O.d(rt,{F:()=>o});var i=O(45599);function o(f,V=()=>{}){if(f instanceof
i.Z6)return new i.Z6(o(f.dict,V),f.data,f.sealed);const L=X(f),W=[L];let A=1;for(let _=W.pop();_!==void 0;_=W.pop())if(Array.isArray(_)){A+=_.length;for(const[U,
T]of _.entries())_[U]=nt(T,W)}else if((0,i.Zm)(_)){A+=_.size;for(const[U,T]of _)_.set(U,nt(T,W))}return V(A),L}function nt(f,V){const L=X(f);return L!==f&&V.push(
L),L}function X(f){return Array.isArray(f)?[...f]:(0,i.Zm)(f)?new i.Bi(f):f}}),79725:((mt,rt,O)=>{O.d(rt,{R:()=>V,Z:()=>L});var i=O(78157),o=O(4e4),nt=O(88500);
const X=new Int32Array(0),f=new nt.s;class V{at=X;first=0;used=0;open=-1;close=-1;special=!1;scan=f;marksFrom=0;marksTo=0;own;locate(A,_,U){const T=this.own??={
at:new Int32Array(64),scan:new nt.s},{scan:D}=T;if(this.at=T.at,this.scan=D,this.first=this.used=this.marksFrom=this.marksTo=0,D.reset(),_=(0,i.AN)(A,_,U),A[_]!==
i.iH||A[_+1]!==i.iH)return!1;this.open=_+=2;const u=(0,o.XE)();for(;(_=(0,i.AN)(A,_,U))<U;){const x=A[_];if(x===i.vz)return this.close=_,this.marksTo=D.used,this.
special=D.byteRange||D.doubtful,A[_+1]===i.vz;if(x!==i.cL)return!1;const g=++_;for(;_<U&&i.Kl[A[_]]===i.N9;_++)if(A[_]===i.wn)return!1;const b=_;b-g===9&&A[g]===
i.Ah&&(0,i.w1)(A,g,"ByteRange")&&(D.byteRange=!0),(0,o.xg)(A,g-1,b,u)&&(D.doubtful=!0);const w=_=(0,i.AN)(A,_,U);if(A[_]===i.vz||(_=D.value(A,_,U),_<0))return!1;
this.add(g,b,w,_)}return!1}add(A,_,U,T){this.used+4>this.at.length&&(this.at=this.own.at=L(this.at,this.used+4));const{at:D,used:u}=this;D[u]=A,D[u+1]=_,D[u+2]=
U,D[u+3]=T,this.used=u+4}find(A,_){const{at:U,first:T}=this,D=_.length;for(let u=this.used-4;u>=T;u-=4){const x=U[u];if(U[u+1]-x!==D)continue;let g=0;for(;g<D&&
A[x+g]===_.charCodeAt(g);)g++;if(g===D)return u}return-1}findMisspelt(A,_){const{at:U,first:T}=this;for(let D=T;D<this.used;D+=4){const u=U[D];if(U[D+1]-u!==_.length)
continue;let x=0;for(let g=0;g<_.length&&x<2;g++)A[u+g]!==_.charCodeAt(g)&&x++;if(x===1)return D}return-1}}function L(W,A){const _=new Int32Array(Math.max(W.length*
2,A));return _.set(W),_}}),43767:((mt,rt,O)=>{O.d(rt,{r:()=>X});var i=O(45599);const o=5;function nt(f,V){if(f.length!==V.length||f.length<o)return!1;let L=0;for(let W=0;W<
f.length;W++)f[W]!==V[W]&&L++;return L===1}function X(f,V){const L=new Set(V),W=V.filter(U=>!f.has(U)),A=new Map;for(const U of f.keys()){const T=L.has(U)?void 0:
W.find(D=>nt(U,D));T!==void 0&&A.set(U,T)}return A.size===0?void 0:{dict:new i.Bi([...f].map(([U,T])=>[A.get(U)??U,T])),keys:[...A.values()]}}}),45798:((mt,rt,O)=>{
O.d(rt,{e:()=>M,i:()=>E});var i=O(42973),o=O(78157),nt=O(82416),X=O(45599);const f=Symbol("close array"),V=Symbol("close dictionary"),L=Symbol("end"),W=32,A=32,
_=32,U=32,T=224,D=224,u=1e3,x=160,g=8,b=256,w=65536,I=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class E{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(N,K,k,z,$,F=1/0,P=M){
this.bytes=N,this.at=K,this.end=k,this.nesting=z,this.openString=$,this.room=F,this.refusal=P}value(){const N=this.token(0);return typeof N=="symbol"?null:N}token(N){
const{bytes:K,end:k}=this;if(this.room-=W,this.room<0)throw this.refusal();const z=(0,o.AN)(K,this.at,k);if(this.at=z,z>=k)return L;const $=K[z];if($>=o.l0&&$<=
o.ev)return this.numberOrReference();switch($){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return K[z+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(N+1));case o.WL:return this.at++,this.array(N+1);case o.wt:return this.at++,f;case o.vz:return this.closed=z,K[z+
1]===o.vz?(this.at+=2,V):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(N){this.checkDepth(N),this.room-=
U;const K=[];for(;;){K.length===g&&K.every(z=>z instanceof X.oS)&&this.references(K);const k=this.token(N);if(k===f||k===L)return K;if(k===V)return this.at=this.
closed,K;K.push(k)}}references(N){const{bytes:K,end:k}=this;for(let z=b;;z=Math.min(2*z,w)){const $=(0,o.bS)(K).toString("latin1",this.at,Math.min(this.at+z,k)),
F=I.exec($)?.[0]??"";if(F==="")return;const P=N.length;for(const p of F.split(" 0 R"))p!==""&&N.push(new X.oS(Number(p),0));if(this.room-=(N.length-P)*(W+A),this.
at+=F.length,F.length<$.length>>1)return}}dictionary(N){this.checkDepth(N),this.room-=D;const K=new X.Bi;let k,z=-1;for(;;){const $=this.at,F=this.token(N);if(F===
V||F===L)return z>=0&&(0,X.hi)(K)&&this.keepSealed(K,z),K;if(F===f)continue;const P=F;if(k===void 0){P instanceof X.SX&&(k=P.text);continue}K.size>u&&(this.room-=
x),P!==null?K.set(k,P):K.delete(k),this.openString&&k==="Contents"&&P instanceof X.Mx&&(z=$),k=void 0}}keepSealed(N,K){N.set("Contents",new E(this.bytes,K,this.
end,1).value())}checkDepth(N){if(N>this.nesting)throw(0,i.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,"Open it in anot\
her PDF program and save it again")}name(){const{bytes:N,end:K}=this,k=this.at+1;return this.room-=_,this.at=(0,o.Wd)(N,k,K),new X.SX((0,nt.MQ)(N,k,this.at))}string(N){
return this.room-=T,new X.Mx(this.openString?this.openString(N):N)}literal(){const{bytes:N,end:K}=this,k=this.at+1;for(let z=k;z<K;z++){const $=N[z];if($===o.s1)
return this.at=z+1,N.slice(k,z);if($===o.Cx||$===o.r_||$===o.u7)break}return this.at=(0,o.t9)(N,this.at,K),(0,nt.U1)(N,k,this.at)}hexadecimal(){const{bytes:N,end:K}=this,
k=this.at+1,z=(0,o.$k)(N,k,K);return this.at=z,(0,o.sk)(N,k,z)}numberOrReference(){const{bytes:N,end:K}=this;let k=this.at,z=0;for(;k<K&&N[k]>=o.l0&&N[k]<=o.ev;)
z=z*10+(N[k++]-o.l0);if(k<K&&o.Kl[N[k]]===o.N9)return this.number();this.at=k,k=(0,o.AN)(N,k,K);const $=N[k]===o.N5&&k+1<K&&N[k+1]>o.l0;$&&k++;let F=0;const P=k;
for(;k<K&&N[k]>=o.l0&&N[k]<=o.ev;)F=F*10+(N[k++]-o.l0);return k===P||(k=(0,o.AN)(N,k,K),k>=K||N[k]!==o.AV||k+1<K&&o.Kl[N[k+1]]===o.N9)?z:(this.at=k+1,this.room-=
A,z>2147483647?null:new X.oS(z,$?1:Math.min(F,65535)))}number(){const{bytes:N,end:K,at:k}=this;return this.at=(0,o.Wd)(N,k,K),(0,nt.kz)(N,k,this.at)}word(){const{
bytes:N,at:K,end:k}=this,z=N[K];return z===o.b9||z===o.N5||z===o.fX?this.number():(0,o.wb)(N,K,"true")||(0,o.wb)(N,K,"false")?(this.at=(0,o.Wd)(N,K,k),z===o.yh):
(0,o.w1)(N,K,"endobj")||(0,o.w1)(N,K,"endstream")?L:(this.at=Math.max((0,o.Wd)(N,K,k),K+1),null)}}const M=()=>(0,i.F)("values","The objects that must be read ha\
ve too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),4e4:((mt,rt,O)=>{
O.d(rt,{C3:()=>L,XE:()=>W,oC:()=>_,xg:()=>A});var i=O(78157);const o=4<<20,nt=1024,X=1<<29,f=new Int32Array(nt);let V=0;function L(){V<X||(V=0,f.fill(0))}const W=()=>V+
1;function A(D,u,x,g){const b=x-u,w=x-1,E=b*157+D[w]*5+D[w-(b>1?1:0)]*61+D[u+(b>1?1:0)]*331+D[u+(b>>1)]*17&nt-1,M=f[E];return f[E]=++V,M>=g}function _(D,u,x){if(x-
u>o)return!1;const g=[],b=new U;let w=0,I=!1;do{const E=(0,i.AN)(D,u,x);if(E>=x)return!1;const M=g.at(-1)??0,Z=M>0&&!I&&D[E]===i.cL;if(u=T(D,E,x),I=Z,Z){if(b.add(
M,D,E+1,u))return!0}else D[E]===i.WL?g.push(0):D[E]===i.iH&&u===E+2&&D[E+1]===i.iH?g.push(++w):(D[E]===i.wt||D[E]===i.vz&&u===E+2)&&g.pop()}while(g.length>0);return!1}
class U{places=new Int32Array(128);count=0;add(u,x,g,b){let w=u,I=~u;for(let E=g;E<b;E++){let M=x[E];M===i.wn&&(0,i.Li)(x[E+1])>=0&&(0,i.Li)(x[E+2])>=0&&E+2<b&&
(M=(0,i.Li)(x[E+1])*16+(0,i.Li)(x[E+2]),E+=2),w=Math.imul(w^M,16777619),I=Math.imul(I+M,1540483477)^I>>>15}return this.count*4>this.places.length&&this.grow(),this.
put(w,I===0?1:I)}put(u,x){const{places:g}=this;let b=(u^u>>>15)*2&g.length-1;for(;g[b+1]!==0;b=b+2&g.length-1)if(g[b]===u&&g[b+1]===x)return!0;return g[b]=u,g[b+
1]=x,this.count++,!1}grow(){const u=this.places;this.places=new Int32Array(u.length*4),this.count=0;for(let x=0;x<u.length;x+=2)u[x+1]!==0&&this.put(u[x],u[x+1])}}
function T(D,u,x){const g=D[u],b=D[u+1]===g;return g===i.iH?b?u+2:(0,i.$k)(D,u,x):g===i.vz?b?u+2:u+1:g===i.Cx?(0,i.t9)(D,u,x):Math.max((0,i.Wd)(D,g===i.cL?u+1:u,
x),u+1)}}),88500:((mt,rt,O)=>{O.d(rt,{A:()=>nt,s:()=>Z});var i=O(78157),o=O(4e4);const nt=-1,X=2**63,f=-1,V=0,L=1,W=2,A=0,_=1,U=2,T=3,D=4,u=5,x=6,g=7,b=8,w=new Uint8Array(
256).fill(U);for(let z=0;z<256;z++)i.Kl[z]===i.t6&&(w[z]=A);for(let z=i.l0;z<=i.ev;z++)w[z]=_;for(const[z,$]of Object.entries({"/":T,"<":D,">":u,"[":x,"]":g,"(":b,
"%":A,")":A,"{":A,"}":A}))w[z.charCodeAt(0)]=$;const I=new Uint8Array(256);for(let z=0;z<256;z++)i.Kl[z]===i.N9&&z!==i.wn&&(I[z]=1);const E=new Int32Array(0),M=96;
class Z{marks=E;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append($,F,P){const p=this.used+P-F;p>this.marks.length&&
this.grow(p),this.marks.set($.subarray(F,P),this.used),this.used=p}open($,F,P){return this.opened[$]=F,P}add($,F,P){return this.used+3>this.marks.length&&this.grow(
this.used+3),this.marks[this.used]=$>2147483647?0:$,this.marks[this.used+1]=F,this.marks[this.used+2]=P,this.used+=3,P}grow($){const F=new Int32Array(Math.max(this.
marks.length*2,$,M));F.set(this.marks),this.marks=F}value($,F,P){let p=0,S=V;for(let v=F;F<P;v=F){const R=$[F++];switch(w[R]){case A:R===i.IQ&&(F=(0,i.D)($,v,P));
continue;case _:{let G=R-i.l0;for(;w[$[F]]===_;)G=G*10+($[F++]-i.l0);if(F<P&&i.Kl[$[F]]===i.N9){F=(0,i.Wd)($,F,P);break}if(G>=X)return-1;const tt=N($,F,P);S===W&&
this.setLength(G,v,F,tt),tt>F&&(F=this.add(G,v,tt));break}case U:for(;F<P&&i.Kl[$[F]]===i.N9;)F++;if(R===i.HF&&k($,v,F))return-1;break;case T:for(;F<P&&I[$[F]]===
1;)F++;if(F<P&&$[F]===i.wn&&(F=this.escapedName($,F,P)),S=this.expectedAfter($,v,F,S===V?p:0),p===0)return F;continue;case D:F=$[F]===i.iH?this.open(p++,(0,o.XE)(),
F+1):this.hexString($,v,P);break;case u:if($[F]!==i.vz)continue;if(!(this.opened[--p]>0)||++F>P)return-1;break;case x:F=this.open(p++,f,F);break;case g:if(this.
opened[--p]!==f)return-1;break;case b:F=this.literalString($,v,P);break}if(p===0)return F>P?-1:F;S=V}return-1}setLength($,F,P,p){const S=p>P;this.length=S?-1:$,
this.lengthRef=S?$:-1,this.lengthStart=F,this.lengthEnd=p}literalString($,F,P){const p=(0,i.AZ)($,F,P);return p<0?P+1:this.strings?this.add(nt,F,p):p}hexString($,F,P){
const p=(0,i.$k)($,F,P);return this.strings?this.add(nt,F,p):p}escapedName($,F,P){return this.doubtful=!0,(0,i.Wd)($,F,P)}expectedAfter($,F,P,p){const S=P-F;return S===
10&&$[F+1]===i.Ah&&(0,i.w1)($,F,"/ByteRange")&&(this.byteRange=!0),p===0||this.opened[p-1]===f?V:((0,o.xg)($,F,P,this.opened[p-1])&&(this.doubtful=!0),p>1?L:S===
7&&$[F+1]===i.A4&&(0,i.w1)($,F,"/Length")?W:L)}}function N(z,$,F){if(z[$]===i.Z4&&z[$+1]===i.l0&&z[$+3]===i.AV&&z[$+2]===i.Z4&&$+4<=F)return K(z,$+4,F)?$+4:$;let P=(0,i.
AN)(z,$,F);z[P]===i.N5&&z[P+1]>i.l0&&P++;let p=P,S=0;for(;p<F&&(0,i.yp)(z[p]);p++)S=S*10+(z[p]-i.l0);if(p===P||S>=X)return $;const v=(0,i.AN)(z,p,F);return v<F&&
z[v]===i.AV&&K(z,v+1,F)?v+1:$}const K=(z,$,F)=>$>=F||i.Kl[z[$]]!==i.N9;function k(z,$,F){return F-$===6&&(0,i.w1)(z,$,"endo")||F-$===9&&(0,i.w1)(z,$,"ends")}}),
45079:((mt,rt,O)=>{O.d(rt,{ZV:()=>g,bD:()=>V,dZ:()=>U,pS:()=>T,sd:()=>b,yT:()=>f});var i=O(78157),o=O(45599);const nt=8,X=1024,f={number:0,generation:0};function V(w,I,E){
if(I===null)w.text("null");else if(typeof I=="number")w.text(g(I));else if(typeof I=="boolean")w.text(I?"true":"false");else if(I instanceof o.SX)U(w,I.text);else if(I instanceof
o.oS)w.text(_(I,E));else if(I instanceof o.Mx)T(w,I.bytes,E);else if(Array.isArray(I)){if(w.byte(i.WL),I.length>=nt&&I.every(M=>M instanceof o.oS))L(w,I,E);else
for(const[M,Z]of I.entries())M>0&&w.byte(i.Z4),V(w,Z,E);w.byte(i.wt)}else I instanceof o.Bi?W(w,I,E):V(w,I.dict,E)}function L(w,I,E){for(let M=0;M<I.length;M+=X){
const Z=I.slice(M,M+X).map(N=>_(N,E));w.text(M>0?` ${Z.join(" ")}`:Z.join(" "))}}function W(w,I,E){const M=E.security&&I.has("ByteRange")?{...E,security:void 0}:
E;w.text("<<");for(const[Z,N]of I)U(w,Z),A(N)&&w.byte(i.Z4),V(w,N,Z==="Contents"?M:E);w.text(">>")}const A=w=>w===null||typeof w=="number"||typeof w=="boolean"||
w instanceof o.oS;function _(w,{renumber:I,generationOf:E}){const M=I?I(w):w.number;return I&&M===0?"null":`${M} ${E?E(M):I?0:w.generation} R`}function U(w,I){w.
byte(i.cL);for(let E=0;E<I.length;E++){const M=I.charCodeAt(E)&255;M!==i.Cq&&(M>i.Z4&&M<=i.du&&M!==i.wn&&i.Kl[M]===i.N9?w.byte(M):w.text(`#${x(M)}`))}}function T(w,I,{
security:E,number:M,generation:Z}){if(E){D(w,E.encryptString(I,M,Z));return}let N=0;for(const K of I)(K<i.Z4||K>i.du)&&N++;if(N*3>I.length){D(w,I);return}w.byte(
i.Cx);for(const K of I)(K===i.Cx||K===i.s1||K===i.r_)&&w.byte(i.r_),K===i.u7?w.text("\\r"):w.byte(K);w.byte(i.s1)}function D(w,I){w.byte(i.iH);for(const E of I)
w.byte(u.charCodeAt(E>>4)),w.byte(u.charCodeAt(E&15));w.byte(i.vz)}const u="0123456789abcdef",x=w=>u[w>>4]+u[w&15];function g(w){if(!Number.isFinite(w))return"0";
const I=Math.abs(w);if(Number.isInteger(w)&&I<1e15)return String(w);if(I>=2**63)return`${BigInt(w)}.0`;const E=String(w);return E.includes("e")?w.toFixed(12).replace(
/0+$/,"").replace(/\.$/,""):E}function b(w){const I=[w];for(;I.length>0;){const E=I.pop();if(E instanceof o.Mx)return!0;if(Array.isArray(E))for(const M of E)I.push(
M);else if(E instanceof o.Bi)for(const M of E.values())I.push(M);else E instanceof o.Z6&&I.push(E.dict)}return!1}}),39150:((mt,rt,O)=>{O.d(rt,{D:()=>V});var i=O(
78157);const o=15,nt=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,X=/^(true|false|null)$/,f=/#(?![0-9A-Fa-f]{2})|#00/;function V(T,D,u){const x=[],g=()=>{const w=x.
at(-1);w?.keys&&(w.value=!1)},b=(0,i.AN)(T,D,u);for(;;){if(D=(0,i.AN)(T,D,u),D>=u)return!1;const w=x.at(-1),I=T[D];if(I===i.vz||I===i.wt){if(!w||w.keys===void 0!=
(I===i.wt)||w.keys&&(w.value||++D>=u||T[D]!==i.vz))return!1;x.pop(),D++}else if(w?.keys&&!w.value){const E=(0,i.Wd)(T,D+1,u),M=U(T,D,E);if(I!==i.cL||f.test(M)||
w.keys.has(M))return!1;w.keys.add(M),w.value=!0,D=E;continue}else if(I===i.WL||I===i.iH&&T[D+1]===i.iH){x.push(I===i.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),
D+=I===i.WL?1:2;continue}else if(D=L(T,D,u),D<0)return!1;if(g(),x.length===0)return!(0,i.yp)(T[b])||T[D-1]!==i.AV}}function L(T,D,u){switch(T[D]){case i.cL:{const x=(0,i.
Wd)(T,D+1,u);return f.test(U(T,D,x))?-1:x}case i.Cx:return(0,i.AZ)(T,D,u);case i.iH:for(D++;D<u&&T[D]!==i.vz;D++)if(!_(T[D])&&i.Kl[T[D]]!==i.t6)return-1;return D<
u?D+1:-1;default:{const x=(0,i.Wd)(T,D,u);if(A(T,D,x))return W(T,D,x,u);const g=U(T,D,x);return X.test(g)||nt.test(g)?x:-1}}}function W(T,D,u,x){const g=(0,i.AN)(
T,u,x);if(!(0,i.yp)(T[g]))return u;const b=(0,i.JI)(T,g,x),w=(0,i.AN)(T,b.after,x);return w===b.after||T[w]!==i.AV||i.Kl[T[w+1]??i.Z4]===i.N9?u:(0,i.JI)(T,D,u).
value<=2147483647&&b.value<=65535?w+1:-1}function A(T,D,u){let x=D;for(;x<u&&(0,i.yp)(T[x]);)x++;return x===u&&x>D&&x<=D+o}const _=T=>T>=i.l0&&T<=i.ev||(T|32)>=
97&&(T|32)<=102;function U(T,D,u){return(0,i.bS)(T).toString("latin1",D,Math.min(u,D+200))}}),77581:((mt,rt,O)=>{O.d(rt,{SQ:()=>nt,g7:()=>_,kt:()=>x,wx:()=>T});
var i=O(78157),o=O(45599);const nt=new Map([...[728,711,710,729,733,731,730,732].map((g,b)=>[g,24+b]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,
8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((g,b)=>[g,128+b]),[8364,160]]),X=/[\x18-\x1f\x80-\xa0]/g,f=new Map(
[...nt].map(([g,b])=>[b,g])),V=Array.from({length:256},(g,b)=>String.fromCharCode(f.get(b)??b)),L=32,W=200,A=new WeakMap;function _(g){if(g.bytes.length<W)return U(
g.bytes);let b=A.get(g);return b===void 0&&A.set(g,b=U(g.bytes)),b}function U(g){if(g[0]===254&&g[1]===255)return new TextDecoder("utf-16be").decode(g.subarray(
2));if(g[0]===255&&g[1]===254)return new TextDecoder("utf-16le").decode(g.subarray(2));if(g[0]===239&&g[1]===187&&g[2]===191)return new TextDecoder().decode(g.subarray(
3));if(g.length>L)return(0,i.bS)(g).toString("latin1").replace(X,w=>V[w.charCodeAt(0)]);let b="";for(const w of g)b+=V[w];return b}function T(g){const b=new Uint8Array(
g.length);for(let I=0;I<g.length;I++){const E=D(g.charCodeAt(I));if(E===void 0)return new o.Mx(u(g));b[I]=E}const w=b[0]===254&&b[1]===255||b[0]===255&&b[1]===254;
return new o.Mx(w||b[0]===239&&b[1]===187&&b[2]===191?u(g):b)}function D(g){return g>=32&&g<127||g===9||g===10||g===13||g>=161&&g<=255&&g!==173?g:nt.get(g)}const u=g=>x(
`\uFEFF${g}`),x=g=>Buffer.from(g,"utf16le").swap16()}),45599:((mt,rt,O)=>{O.d(rt,{Bi:()=>f,Eo:()=>_,Mx:()=>o,Px:()=>D,SX:()=>i,UU:()=>T,Z6:()=>V,Zm:()=>L,cy:()=>A,
hi:()=>u,i9:()=>W,jd:()=>U,oS:()=>nt,rV:()=>X});class i{text;constructor(g){this.text=g}}class o{bytes;constructor(g){this.bytes=g}}class nt{number;generation;constructor(g,b=0){
this.number=g,this.generation=b}}class X extends nt{part;constructor(g,b){super(b,0),this.part=g}}class f extends Map{}class V{dict;data;sealed;constructor(g,b,w){
this.dict=g,this.data=b,this.sealed=w}}const L=x=>x instanceof f,W=x=>x instanceof nt,A=x=>Array.isArray(x),_=(x,g)=>x instanceof i&&x.text===g;function U(x){const g=new f;
for(const[b,w]of Object.entries(x))w!==void 0&&g.set(b,w);return g}const T=x=>new i(x),D=x=>new o(Uint8Array.from(Buffer.from(x,"latin1")));function u(x){const g=x.
get("Type");return _(g,"Sig")||_(g,"DocTimeStamp")||x.has("ByteRange")}})};
