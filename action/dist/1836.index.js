"use strict";exports.id=1836,exports.ids=[1836],exports.modules={60623:((gt,it,D)=>{D.d(it,{Kc:()=>K,M_:()=>M,UD:()=>j});var i=D(11544),o=D(58552),nt=D(27059),$=D(43749),f=D(
78157),V=D(49692),C=D(81272);const K=d=>(0,i.$)(d,{level:4,mem:3}),M=d=>(0,i.$)(d,{level:0}),R=1<<26;function j(d,k,w,I){const E=k.codec?.inflateNow(d,Math.min(
k.stream,k.remaining,R));if(E)return k.remaining-=E.length,E;if(k.remaining<=0)throw(0,C.q)(k,0);const O=(0,f.j8)(d,0,Math.min(d.length,4)),z=(d[O]&15)===8&&(d[O]<<
8|d[O+1])%31===0,et=k.scratch??new nt.f,U=new V.S3(d,z?O+2:0,et),Z=new C.g(k,I);l(Z,U,d.length,et),(!z||U.progress!=="ended")&&(w.found=!0);const b=Z.finish();if(b.
length===0&&U.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return w.mismatch===!1&&!w.found&&(w.mismatch=(0,$.V)(d,U.consumed,m(b))),b}const v=8,
S=4*V.jf;function l(d,k,w,I){let E=I.atLeast(w*v);for(let O=0;;){const z=k.inflate(E,O,E.length-V.yO);if(z>O&&d.push(E.slice(O,z)),k.progress!=="more")return;if(d.
watch?.(d.size),O=z,z<E.length-V.yO)continue;const et=E.subarray(Math.max(0,z-V.jf),z);E=I.atLeast(Math.max(S,4*E.length)),E.set(et),O=et.length}}function m(d){
const k=new $.T;return k.add(d),k.value}}),48249:((gt,it,D)=>{D.d(it,{Kc:()=>$.Kc,M_:()=>$.M_,TT:()=>S,tN:()=>l});var i=D(58552),o=D(78157),nt=D(3405),$=D(60623),
f=D(19590),V=D(93098),C=D(60269),K=D(11032),M=D(70097),R=D(94322);const j={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLeng\
thDecode"},v=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),S=k=>v.has(j[k]??k);function l(k,w,I,E,O={found:!1}){
switch(j[k]??k){case"FlateDecode":return d({filter:"FlateDecode",data:w,parameters:I},E,O);case"LZWDecode":return d({filter:"LZWDecode",data:w,parameters:I},E,O);case"\
ASCII85Decode":return m({filter:"ASCII85Decode",data:w,parameters:void 0},E,O,()=>(0,R.xm)((0,nt.B)(w)));case"ASCIIHexDecode":return m({filter:"ASCIIHexDecode",
data:w,parameters:void 0},E,O,()=>(0,o.sk)(w,0,w.length));case"RunLengthDecode":return m({filter:"RunLengthDecode",data:w,parameters:void 0},E,O,()=>(0,R.xm)((0,M.
A)(w,E)));case"Crypt":return w;default:throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}function m(k,w,I,E){if(k.data.length<=V.
I)return E();const O=w.large?.find(k,w,I);return O||(w.large?.watch(k,w)?.(1/0),E())}function d(k,w,I){const E=w.large?.find(k,w,I);if(E)return E;const{filter:O,
data:z,parameters:et}=k,U=w.large?.watch(k,w),Z=O==="FlateDecode"?(0,$.UD)(z,w,I,U):(0,f.k)(z,(0,C.c)(et,"EarlyChange",1),w,I,U);return(0,K.T)(Z,et)}}),54619:((gt,it,D)=>{
D.d(it,{HV:()=>i,UT:()=>nt,jC:()=>$,tL:()=>o,wg:()=>C});const i=0,o=1,nt=2,$=3,f=1e5,V=1e4;class C{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;mended=new Set;constructor({
limits:M,memory:R},j){this.sourceLength=j,this.memory=R,this.bound=Math.min(M.objects,Math.max(1e6,j));const v=j<f?64:1024;this.kind=new Uint8Array(v),this.place=
new Int32Array(v),this.detail=new Int32Array(v)}offer(M,R,j,v){M<this.kind.length&&this.kind[M]!==i||this.set(M,R,j,v)}askFor(M){const R=this.kind[M]??i;M<=0||M>
this.bound||(R===i||this.wronglyFree.has(M)?this.unlisted.add(M):R===$&&this.doubtful.add(M))}doubtFree(M){this.kind[M]===$&&this.unlisted.add(M)}leadsTo(M){const R=this.
kind[M]??i;return R===o||R===nt}set(M,R,j,v){if(M>this.bound){this.overflowed=!0;return}M>=this.kind.length&&this.grow(M+1),this.kind[M]=R,this.place[M]=j,this.
detail[M]=v,M>=this.size&&(this.size=M+1)}grow(M){const R=Math.min(Math.max(M,this.kind.length*2),this.bound+1),j=Math.max(this.kind.length,this.sourceLength,V);
R>j&&this.memory.takeNumbers(R-j);const[v,S,l]=[new Uint8Array(R),new Int32Array(R),new Int32Array(R)];v.set(this.kind),S.set(this.place),l.set(this.detail),[this.
kind,this.place,this.detail]=[v,S,l]}}}),21836:((gt,it,D)=>{D.d(it,{E:()=>ts});var i=D(58552),o=D(78157),nt=D(64580),$=D(83287),f=D(45599);const V=1<<24,C=200;class K{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const n=this.held.get(this.keys.get(t)??-1);if(!n||e&&!n.verified)return;const{dict:r}=t;return n.filter===r.
get("Filter")&&n.parameters===r.get("DecodeParms")?n.part:void 0}keep(t,e,n){const{data:r,dict:a}=t;if(!n.whole||n.data.length>V||n.data.buffer===r.buffer||(0,f.
Eo)(a.get("Subtype"),"Image"))return;const c=this.keys.get(t);c!==void 0&&this.held.delete(c);const p=this.next++;this.keys.set(t,p),this.held.set(p,{filter:a.get(
"Filter"),parameters:a.get("DecodeParms"),verified:e,part:n}),this.memory.hold(n.data.length+C,this.holder,p)}}var M=D(52205),R=D(42973),j=D(93604),v=D(88500);function S(s,t){
if(!(t instanceof f.Z6))return;const e=s.resolve(t.dict.get("N"));if(typeof e!="number")return;const{large:n}=s.memory,r=(0,$.US)(s,t,s.memory,!0);if(!r)return;
const a=!r.whole&&!(0,$.QJ)(s.encoded(t)),c=E(r,e,s.resolve(t.dict.get("First")),a),{isMended:p,...W}=n?n.take(r.data,c,({numbers:Q})=>w*Q.length):l(c);return{...W,
...a||p?{lost:Math.min(Math.max(0,e-W.numbers.length),s.table.size)}:{}}}function l(s){for(;;){const{done:t,value:e}=s.next();if(t)return e}}const m=65536,d=3,k=10,
w=24,I=5e4;function*E(s,t,e,n){const{data:r}=s,{numbers:a,starts:c,isMended:p}=yield*U(s,t,e);n&&c.length>0&&new v.s().value(r,c.at(-1),Math.min(r.length,c.at(-1)+
g))<0&&(a.pop(),c.pop());const W=yield*F(c,r.length);if(G(c,W,r.length))throw(0,i.O$)("its objects overlap");yield*et(r,c,W);const J=a.length>I?{sorted:yield*x(
a,P)}:{};return{data:r,numbers:new Int32Array(a),starts:new Int32Array(c),stops:W,ends:new Int32Array(c.length).fill(-1),namesStream:yield*O(r),isMended:p,...J}}
function*O(s){const[t,e]=[(0,o.bS)(s),"stream"];for(let n=0;n<s.length;n+=z){if(t.subarray(n,n+z+e.length-1).includes(e))return!0;yield z}return!1}const z=1<<20;
function*et(s,t,e){for(let n=0;n<e.length;n++)for(;e[n]-t[n]>m;){const r=e[n]-m;let a=e[n];for(;a>r&&o.Kl[s[a-1]]===o.t6;)a--;if(yield e[n]-a+1,e[n]=a,a>r)break}}
function*U({data:s,whole:t},e,n){const{length:r}=s,a=typeof n=="number"&&Number.isInteger(n)&&n>=0;if(a&&n>r&&!t)return{numbers:[],starts:[],isMended:!1};const c=yield*Z(
s,Math.min(e,T),a&&n<=r?n:0),{numbers:p,offsets:W,after:J}=c,Q=yield*B(s,J),Y=!a||n<J||Q!==(yield*B(s,Math.min(n,r))),H=Y?Q:n,q=W.findIndex(ft=>H+ft>r);q>=0&&(p.
length=W.length=q);const ct=p.length>0&&(Y||p.length>e);return{numbers:p,starts:W.map(ft=>H+ft),isMended:ct}}function*Z(s,t,e){const[n,r]=[[],[]];let[a,c]=[0,0],
p={count:0,after:0};for(;n.length<(a<e?T:t);){a-c>m&&(yield d*(a-c),c=a);const W=b(s,a),J=b(s,W.after);if(W.value<0||W.value>2147483647||J.value<0||n.length>=t&&
J.after>e)break;n.push(W.value),r.push(J.value),a=J.after,a<=e&&(p={count:n.length,after:a})}return n.length>=t?{numbers:n,offsets:r,after:a}:(n.length=r.length=
p.count,{numbers:n,offsets:r,after:p.after})}function b(s,t){const e=(0,o.AN)(s,t,Math.min(t+m,s.length));return(0,o.JI)(s,e,Math.min(e+m,s.length))}function*B(s,t){
let e=t;for(let n=0;n<s.length;){n=Math.min(e+m,s.length);const r=(0,o.AN)(s,e,n);if(r<n)return r;yield m,e=n}return s.length}const T=2**20,P=2**29,g=1<<22;function x(s,t){
const e=new Float64Array(s.length);for(let n=0;n<e.length;n++)e[n]=Math.min(s[n],t)*T+n;return(0,j.Fr)(e)}const _=4;function*F(s,t){const e=new Int32Array(s.length);
if(s.every((c,p)=>p===0||s[p-1]<c)){for(let c=0;c<s.length;c++)e[c]=s[c+1]??t;return e}const n=yield*x(s,1/0);let r=t,a=t;for(let c=n.length-1;c>=0;c--){const p=n[c]%
T,W=s[p];W<a&&([r,a]=[a,W]),e[p]=r}return yield k*e.length,e}function G(s,t,e){let n=0;for(let r=0;r<s.length;r++)n+=t[r]-s[r];return n>_*e}function tt({data:s,
starts:t,stops:e,ends:n,namesStream:r},a){if(n[a]>=0)return n[a];const c=t[a];let p=Math.min(e[a],s.length);for(;p>c&&o.Kl[s[p-1]]===o.t6;)p--;if(p-c>g)throw ht();
const W=r?new v.s().value(s,c,p):-1;return n[a]=W>=0?W:p}function at(s,t){const{numbers:e}=s;s.sorted??=l(x(e,P));const{sorted:n}=s;let[r,a]=[0,n.length];for(;r<
a;){const p=r+a>>>1;n[p]<t*T?r=p+1:a=p}const c=r<n.length?n[r]%T:-1;return e[c]===t?c:-1}const ht=()=>(0,R.F)("objectValues","An object of the document has too \
many values","Open the document in another PDF program and save it again");var st=D(54619),ut=D(45798),Ot=D(85368),_t=D(22480);const Gt=20;class kt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:n,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=
new Ot.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){const e=new kt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:n}=this,{bytes:r,memory:a}=n,c=this.counted[t]===1,p=this.parser(t,e.bytes,e.start,e.end,c?1/0:a.values),{room:W}=p,J=p.value(),
Q=W-p.room;c||(a.values-=Q),this.counted[t]=1;const Y=p.at-e.start;if(this.spend(Y),n.job.pace.add(Q+Y),!(J instanceof f.Bi)||e.bytes!==r)return J;const H=(0,o.
AN)(r,p.at,r.length);if(!(0,o.w1)(r,H,"stream"))return(0,o.rg)(r,H)||n.table.doubtful.add(t),J;const{start:q,end:ct,isSearched:ft}=this.streams.data(H,this.lengthOf(
J.get("Length")),J.has("Filter"));ft&&n.table.doubtful.add(t);const lt=this.security&&!(0,f.Eo)(J.get("Type"),"XRef"),mt=lt?q:(0,_t.Ow)(r,q,ct),Dt=mt>q&&xe(J)?mt:
q;return new f.Z6(J,r.subarray(Dt,ct),lt?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,r,a=this.document.memory.values){const{document:c,security:p}=this;
let W;if(p&&t!==this.encryptNumber&&c.table.kind[t]===st.tL){const H=c.generation(t);W=q=>p.decryptString(q,t,H)}const{nesting:J,objectValues:Q}=c.job.limits,Y=Q<
a;return new ut.i(e,n,r,J,W,Y?Q:a,Y?ht:ut.e)}lengthOf(t){if(t instanceof f.oS){const e=this.document.place(t.number),n=e&&new ut.i(e.bytes,e.start,Math.min(e.end,
e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:r}=this;if(r.has(t)||n.table.kind[t]!==st.tL)return;r.add(t);const a={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},
c=S(n,this.read(t,a));if(r.delete(t),this.objectStreams.set(t,c),!!c)return c.lost!==void 0&&n.table.broken.set(t,c.lost),this.effort+=c.data.length*n.job.limits.
parsing,n.memory.hold(c.data.length+c.numbers.length*Gt,this.holder,t),c}spend(t){if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}function xe(s){
const t=s.get("Filter");return(0,f.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var Ae=D(67382),ae=D(51271),Xt=D(83363),Bt=D(45657);const bt=100;class Wt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new ae.L;constructor(t){this.document=t}async read(){const t=await(0,Xt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const r of Xt.i)e[r]!==void 0&&(n[r]=(0,nt.F)(e[r]));return n}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new f.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new Ae.B(this.document);for(const n of t){this.document.exists(
n)&&e.keep(n);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){const{numbers:e,ancestry:n}=this,r=e.filter((a,c)=>t[c]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=n.filter((a,c)=>t[c]),this.positions=void 0}async rebuild(t){
const{document:e}=this,n=Array.from(t),r=new Map,a=this.inherited.map(Y=>Oe(e,Y,r)),{nodes:c,parents:p}=this.grow(n),W=c.map(({ref:Y})=>({Parent:Y}));for(let Y=0;Y<
n.length;Y++){const H=n[Y],q=this.indexOf(H),ct=p[Y];c[ct].kids.push(new f.oS(H,e.generation(H)));const ft=q<0?Jt:a[this.ancestry[q]];e.patch(H,W[ct],ft);const lt=e.
job.pace.step(600);lt&&await lt}for(const{ref:Y,kids:H,parent:q,count:ct}of c)e.put(Y,new f.Bi([["Type",new f.SX("Pages")],...q?[["Parent",q]]:[],["Kids",H],["C\
ount",ct]]));const J=c[c.length-1].ref,Q=e.catalog.get("Pages");(!(Q instanceof f.oS)||Q.number!==J.number)&&e.editCatalog().set("Pages",J),this.numbers=n,this.
ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new ae.L(!1)}grow(t){const{document:e}=this,n=t.length,r=e.catalog.
get("Pages"),a=H=>this.indexOf(H)>=0||t.includes(H),c=r instanceof f.oS&&r.number>0&&!a(r.number)?r:void 0,p=[];let W=[];const J=(H,q)=>({ref:q&&c?new f.oS(c.number,
e.generation(c.number)):e.add(null),kids:[],parent:void 0,count:H}),Q=Math.max(1,Math.ceil(n/bt));for(let H=0;H<Q;H++)W.push(J(Math.min(bt,n-H*bt),Q===1));const Y=Array.
from({length:n},(H,q)=>Math.floor(q/bt));for(;W.length>1;){(0,Bt.RZ)(p,W);const H=Math.ceil(W.length/bt),q=Array.from({length:H},()=>J(0,H===1));for(const[ct,ft]of W.
entries()){const lt=q[Math.floor(ct/bt)];ft.parent=lt.ref,lt.kids.push(ft.ref),lt.count+=ft.count}W=q}return(0,Bt.RZ)(p,W),{nodes:p,parents:Y}}}const Jt={};function Oe(s,t,e){
const{Resources:n}=t;if(!(n instanceof f.Bi))return{...t};const r=e.get(n)??s.add(n);return e.set(n,r),{...t,Resources:r}}const St=1,Ft=2,Tt=3;class Nt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){
this.kind=new Uint8Array(t+16)}fork(){const t=new Nt(0);for(const[e,n]of this.edited)t.edited.set(e,(0,nt.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);
return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,St)===Ft&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Ft),this.patched.
set(t,e)}remove(t){const e=this.set(t,Tt);e===St?this.edited.delete(t):e===Ft&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.
max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=r}const n=this.kind[t];return this.kind[t]=e,this.any=!0,n}}var Me=D(64680),Ut=D(45079);const Yt={},
zt=4096,Qt=1<<21,Vt=`
endobj
`,ce=`>>${Vt}`,qt=2147483647;class ve{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Me.k(256);scan=new v.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,r,a){
(r!==this.entries||a!==this.defaults)&&this.prepare(r,a);const{text:c,defaultTexts:p}=this,{open:W,close:J}=n,Q=e<0,Y=Q?W-2:e;this.reserve(J-Y+c.bytes.length+this.
defaultSize);const H=this.used,q=this.noted,ct=this.keepOthers(t,Y,n);this.put(t,ct,J);let ft=n.special||c.special;for(let lt=0;lt<p.length;lt++){const mt=p[lt],
Dt=n.find(t,mt.key);if(Dt>=0){const At=(0,o.AN)(t,n.at[Dt+2],J);if(!(0,o.w1)(t,At,"null"))continue;this.used=H,this.noted=q;return}ft||=mt.special,this.put(mt.bytes,
0,mt.bytes.length),this.note(mt.marks,0,mt.marks.length,qt)}return this.put(c.bytes,0,c.bytes.length-(Q?Vt.length:0)),this.note(c.marks,0,c.marks.length,qt),{bytes:this.
memory,start:H+W-2-Y,end:Q?this.used:this.used-Vt.length,from:Q?-1:H,to:Q?-1:this.used-1,references:ft?void 0:this.references,first:q,last:this.noted}}keepOthers(t,e,{
at:n,first:r,used:a,scan:c,marksFrom:p,marksTo:W}){const{keys:J}=this,{marks:Q}=c;let Y=p,H=e;for(let q=r;q<a;q+=4){const ct=n[q],ft=n[q+1]-ct;for(let lt=0;lt<J.
length;lt++)if(!(J[lt].length!==ft||!(0,o.w1)(t,ct,J[lt])))for(Y=this.note(Q,Y,W,ct),this.put(t,H,ct-1),H=n[q+3];Y<W&&Q[Y+1]<H;)Y+=3}return this.note(Q,Y,W,qt),
H}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(r=>!(r in t));this.defaultTexts=
n.map(r=>{const a=this.textOf(e,[r]);return{...a,key:r,bytes:a.bytes.subarray(0,-ce.length)}}),this.defaultSize=this.defaultTexts.reduce((r,{bytes:a})=>r+a.length,
0)}textOf(t,e){const{draft:n,scan:r}=this;n.clear(),n.text("<<");for(const p of e){const W=t[p];W!==void 0&&((0,Ut.dZ)(n,p),n.byte(o.Z4),(0,Ut.bD)(n,W,Ut.yT))}n.
text(ce);const a=new Uint8Array(n.bytes);r.reset();const c=r.value(a,0,a.length)!==a.length-Vt.length;return{bytes:a.subarray(2),marks:r.marks.slice(0,r.used),special:c||
r.byteRange}}note(t,e,n,r){let a=e;for(;a<n&&t[a+1]<r;a+=3)this.refer(t[a]);return a}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(zt,Math.min(this.memory.length*2,Qt),Math.min(this.sourceLength>>4,Qt));this.
memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function De(s,t,e){for(const[n,r]of Object.entries(t))r===void 0?s.delete(n):s.set(n,r);for(const[
n,r]of Object.entries(e))r!==void 0&&!s.has(n)&&!(n in t)&&s.set(n,r)}var jt=D(79725);const Ct=6,Mt=new Int32Array(0),te=16;class vt{index=Mt;records=Mt;count=0;at=Mt;used=0;scan=new v.
s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,jt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:r,scan:a}=this,c=this.
count*Ct;r[c]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),r[c+1]=this.used+=n.used-n.first,r[c+2]=n.open,r[c+3]=n.close,r[c+4]=a.used,a.append(
n.scan.marks,n.marksFrom,n.marksTo),r[c+5]=a.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:r}=this,a=(n-1)*Ct;return e.
at=this.at,e.scan=this.scan,e.first=r[a],e.used=r[a+1],e.open=r[a+2],e.close=r[a+3],e.marksFrom=r[a+4],e.marksTo=r[a+5],e.special=!1,!0}fork(){const t=new vt;return this.
count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Ct),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.
append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+1)*Ct;e>this.records.length&&(this.records=(0,jt.Z)(this.records,Math.max(e,te*Ct)));
const n=this.used+t;n>this.at.length&&(this.at=(0,jt.Z)(this.at,Math.max(n,te*4)))}}class Pt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new vt;entries=new jt.
R;located=-1;patcher;decodedData;next;constructor(t,e,n,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new kt(this),this.changes=new Nt(this.next),this.pages=new Wt(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,nt.F)(this.trailer),r=new Pt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,
isMended:!1,bodies:this.bodies},this.memory.fork());return r.reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.
walked=this.walked,r.pages.copyFrom(this.pages),r}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.
trailer.get("Root");return t instanceof f.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.
catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof
f.SX&&/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===Tt)return null;
if(n===St)return this.changes.edited.get(e);const r=this.values.get(e);if(r!==void 0)return r;const a=this.place(e),c=a?this.reader.read(e,a):null;return this.values.
set(e,c),c}resolve(t){for(let e=0;t instanceof f.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof f.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
f.Bi?e:e instanceof f.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new f.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===St)return!0;if(e===Tt)return!1;const n=this.table.kind[t];return n===st.tL||n===st.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===St||e===Ft}isEdited(t){return this.changes.
kind[t]===St}patched(t){return this.changes.kind[t]===Ft?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===St?this.changes.edited.
get(t):this.values.get(t);if(n!==void 0||e===Tt)return this.resolve(n)instanceof f.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:a}=this,
c=fe(a,(0,o.AN)(a,r.start,r.end)),p=c>=0?c:this.locateHere(t,r)?this.entries.close+2:-1;return p<0?this.resolve(new f.oS(t))instanceof f.Z6:(0,o.w1)(a,(0,o.AN)(
a,p,r.end),"stream")?!(0,o.bS)(a.subarray(r.start,p)).includes("endobj")||this.resolve(new f.oS(t))instanceof f.Z6:!1}entry(t,e){const n=this.changes.kind[t],r=n===
St?this.changes.edited.get(t):this.values.get(t);if(r!==void 0||n===Tt)return r instanceof f.Bi?r.get(e):void 0;const a=this.place(t);if(!a)return;const{entries:c}=this;
if(!this.locateHere(t,a))return this.dict(new f.oS(t))?.get(e);const p=c.find(a.bytes,e);return p<0?void 0:this.reader.parser(t,a.bytes,c.at[p+2],c.at[p+3]).value()}patch(t,e,n=Yt){
const r=this.place(t),a=this.security&&[...Object.values(e),...Object.values(n)].some(Ut.sd),c=r&&!a&&this.locateHere(t,r)?this.patchAt(t,r,e,n):void 0;if(!c){const p=this.
edit(t);p instanceof f.Bi&&De(p,e,n);return}this.changes.patch(t,c),this.values.delete(t),this.located=-1}patchAt(t,e,n,r){return this.patcher??=new ve(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:r},a){return this.recallEntries(t,a)||a.locate(e,n,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,M.x$)(this,t.dict)):n}decoded(t){return(0,$.
D4)(this,t,this.memory)}async decodedAtEase(t,e){return await(0,$.m_)(this,t,this.memory,e)??(0,$.D4)(this,t,this.memory,e)}decodedPart(t,e=!1){const n=this.decodedData?.
recall(t,e);if(n)return n;const r=(0,$.US)(this,t,this.memory,e);return r&&this.decodedData?.keep(t,e,r),r}async decodedPartAtEase(t){const e=this.decodedData?.
recall(t,!0);if(e)return e;const n={found:!1,mismatch:!1},a={data:await this.decodedAtEase(t,n),whole:!n.found&&!n.mismatch};return this.decodedData?.keep(t,!0,
a),a}keepDecoded(){this.decodedData??=new K(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===
St||e===Tt)){if(e===Ft)return this.changes.patched.get(t);switch(this.table.kind[t]){case st.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case st.
UT:{const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let r=this.table.detail[t];n.numbers[r]!==t&&(r=at(n,t));const a=n.starts[r];return a===void 0?
void 0:{bytes:n.data,start:a,end:tt(n,r)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Tt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===st.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new vt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function fe(s,t){if(s[t]!==o.iH||s[t+1]!==o.iH)return-1;for(t+=2;t<s.length;t++){const e=s[t];if(e===o.vz)return s[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}const ke=1<<25,_e=1<<23,le=1<<18,Te=2e3,Lt=Buffer.alloc(512),Pe=4096,[ue,de]=[1<<23,1<<26],Re=Buffer.
alloc(16);function he(s){if(s.length>de)return!1;const t=s.length>ue?Pe:Lt.length;for(let e=0;e+Lt.length<=s.length;e+=t)if(!(s[e]!==0||s[e+256]!==0)&&Lt.equals(
s.subarray(e,e+Lt.length)))return!0;return!1}const ge=new Set(["DCTDecode","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]);class me{document;known=new Map;memory;left=ke;constructor(t){
this.document=t,this.memory=t.memory.fork()}async has(t,e=!1){if(!(t instanceof f.oS))return!1;const{number:n}=t,r=this.known.get(n);if(r!==void 0)return r;const{
document:a}=this,c=a.resolve(t),p=c instanceof f.Z6&&await this.look(c,e);this.known.set(n,p);const W=a.job.pace.step(Te);return W&&await W,p}async look(t,e){const{
length:n}=t.data,r=(0,M.c3)(this.document,t.dict.get("Filter")).map(W=>W instanceof f.SX?W.text:"");if(n>_e||n>this.left)return this.isCutShort(t);if(this.left-=
n,r.some(W=>ge.has(W)))return this.isDamagedImage(t,r);const a=await this.decode(t,r);if(!a)return!1;const{document:c}=this;if(!a.whole&&!(0,$.QJ)(c.encoded(t)))
return!0;const p=(0,o.bS)(a.data);return e&&p.includes(Re)&&!p.includes("EI")?!0:r.length===0&&this.isCutShort(t)}async decode(t,e){const{document:n,memory:r}=this;
try{const a={found:!1,mismatch:!1},c=await(0,$.m_)(n,t,r,a);return c?{data:c,whole:!a.found&&!a.mismatch}:e.length>0&&t.data.length>le?void 0:(0,$.US)(n,t,r,!0)}catch(a){
if(!(a instanceof i.zU)||a.code==="cancelled")throw a;if(a.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};this.left=0;return}}isDamagedImage(t,[
e]){if(this.isCutShort(t))return!0;const n=this.document.encoded(t);return(0,o.bS)(n).includes(Lt)?!0:(e==="DCTDecode"||e==="DCT")&&n.length>0&&!be(n)}isCutShort({
data:t,dict:e}){const{document:n}=this,{bytes:r}=n,a=t.byteOffset-r.byteOffset+t.length;if(!(t.buffer===r.buffer&&a>=0&&a<=r.length)||n.lengthOf(e.get("Length"))===
t.length)return!1;const p=(0,o.AN)(r,a,r.length);return!(0,o.w1)(r,p,"endstr")&&!(0,o.rg)(r,p)}}const be=s=>(0,o.bS)(s.subarray(0,64)).includes(pe),pe=Buffer.of(
255,216),Fe=5e5,we=2e3;async function It(s,t,e){const n=new se(s),r={content:new ee,fonts:new ee,images:new ee},a=new Set(e?t.bare:[]);for(let H=0;H<t.count;H++){
const q=t.number(H),ct=a.has(q)?xt:await n.ofContent(s.entry(q,"Contents")),ft=await n.ofResources(t.attribute(H,"Resources"));r.content.add(H+1,Math.max(ct,ft.
forms)),r.fonts.add(H+1,ft.fonts),r.images.add(H+1,ft.images);const lt=s.job.pace.step(we);lt&&await lt}const c=t.blank.map(H=>t.indexOf(H)+1).filter(H=>H>0),{broken:p}=s.
table,W=[...p.values()].reduce((H,q)=>H+q,0),{count:J,claimed:Q,isOrderLost:Y}=t;return{count:J,claimed:Q,lost:c,withoutContent:r.content.lost,withoutFonts:r.fonts.
lost,withoutImages:r.images.lost,damagedContent:r.content.damaged,damagedFonts:r.fonts.damaged,damagedImages:r.images.damaged,isOrderLost:Y,brokenStreams:p.size,
lostObjects:W,mendedKeys:[...s.table.mended]}}const Zt=s=>[s.withoutContent,s.withoutFonts,s.withoutImages,s.damagedContent,s.damagedFonts,s.damagedImages].some(
t=>t.length>0),[yt,$t,xt]=[0,1,2];class ee{lost=[];damaged=[];add(t,e){e===xt?this.lost.push(t):e===$t&&this.damaged.push(t)}}const ne={fonts:yt,images:yt,forms:yt},
Ce={fonts:xt,images:xt,forms:yt};class se{document;looks=0;known=new Map;fonts=new Map;streams;constructor(t){this.document=t,this.streams=new me(t)}async ofContent(t){
if(t==null)return yt;let e=yt;return await this.lookAt(this.document.array(t)??[t],async n=>{e=Math.max(e,typeof n=="number"?xt:await this.ofStream(n,!0))}),e}async ofResources(t,e=0){
const{document:n}=this;if(this.isLost(t))return Ce;if(t instanceof f.oS)return this.once(t.number,()=>this.ofResources(n.get(t),e+1));if(!(t instanceof f.Bi)||e>
n.job.limits.formDepth)return ne;let[r,a,c]=[this.stateOf(t.get("Font")),this.stateOf(t.get("XObject")),yt];return await this.lookAt(this.valuesOf(t.get("Font")),
async p=>{r=Math.max(r,await this.ofFont(p))}),await this.lookAt(this.valuesOf(t.get("XObject")),async p=>{const W=p instanceof f.oS?n.resolve(p):null,J=W instanceof
f.Z6&&(0,f.Eo)(W.dict.get("Subtype"),"Form"),Q=await this.ofStream(p,J);if(J?c=Math.max(c,Q):a=Math.max(a,Q),!(p instanceof f.oS)||!(W instanceof f.Z6))return;const Y=await this.
once(p.number,()=>this.ofDrawn(W,J,e+1));r=Math.max(r,Y.fonts),a=Math.max(a,Y.images),c=Math.max(c,Y.forms)}),{fonts:r,images:a,forms:c}}async ofDrawn({dict:t},e,n){
if(e)return this.ofResources(t.get("Resources"),n);const r=t.get("SMask");return{...ne,images:r instanceof f.oS?await this.ofStream(r):yt}}valuesOf(t){return this.
document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){if(++this.looks>Fe)return;await e(n);const r=this.document.job.pace.step(we);r&&await r}}async once(t,e){
const n=this.known.get(t);if(n)return n;this.known.set(t,ne);const r=await e();return this.known.set(t,r),r}async ofFont(t){if(!(t instanceof f.oS))return this.
ofFontDictionary(t);let e=this.fonts.get(t.number);return e===void 0&&this.fonts.set(t.number,e=await this.ofFontDictionary(t)),e}async ofFontDictionary(t){const{
document:e}=this;if(this.isLost(t))return xt;const n=e.dict(t),r=e.array(n?.get("DescendantFonts"))?.slice(0,1)??[];if(r.some(p=>this.isLost(p)))return xt;const a=(e.
dict(r[0])??n)?.get("FontDescriptor");if(this.isLost(a))return xt;const c=["FontFile","FontFile2","FontFile3"].map(p=>e.dict(a)?.get(p));if(c.some(p=>this.isLost(
p)))return xt;for(const p of[...c,n?.get("ToUnicode")])if(await this.streams.has(p))return $t;return yt}async ofStream(t,e=!1){return t instanceof f.oS?this.document.
resolve(t)instanceof f.Z6?await this.streams.has(t,e)?$t:yt:xt:yt}stateOf(t){return this.isLost(t)?xt:yt}isLost(t){return t instanceof f.oS&&this.document.resolve(
t)===null}}var Le=D(33973),Ie=D(69289);const Be=50,ye=2e4,Ne=4096,[Ue,u]=[5e4,200],h=new Set(["Length","Filter","DecodeParms"]),y=/\b(?:BT|Do|re|l|c)\s/;async function A(s){
const{table:t,job:e,bytes:n}=s,r=(0,o.bS)(n);if(r.indexOf("startxref")!==r.lastIndexOf("startxref")&&!(0,Ie.V)(s))return!1;const{live:a}=await(0,Le.Gy)(s);let c=0;
for(let p=1;p<t.size&&c<Be;p++){if(t.kind[p]!==st.tL||a[p]===1)continue;const W=s.isStream(p),J=e.pace.step(W?Ue:u);if(J&&await J,!!W&&(c++,L(s,p)))return!0}return!1}
function L(s,t){const e=s.get(t);if(!(e instanceof f.Z6)||![...e.dict.keys()].every(p=>h.has(p)))return!1;const{dict:n,data:r,sealed:a}=e;if(a&&r.length>ye)return!1;
const c=s.decodedPart(new f.Z6(n,r.subarray(0,ye),a))?.data??new Uint8Array(0);return y.test((0,o.bS)(c.subarray(0,Ne)).toString("latin1"))}const N=[["Outlines",
"bookmarks",["First"]],["AcroForm","form",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","\
page labels",[]],["StructTreeRoot","tags",["K"]],["OCProperties","layers",["OCGs"]]];function X(s){const{catalogNumber:t}=s;return N.filter(([e,,n])=>{const r=s.
entry(t,e);return rt(s,r)?!0:r instanceof f.oS?ot(s,r)?n.some(a=>rt(s,s.entry(r.number,a))):!0:r!=null&&!(0,f.Zm)(r)}).map(([,e])=>e)}function rt({table:s},t){return!(t instanceof
f.oS)||s.leadsTo(t.number)?!1:(s.askFor(t.number),s.unlisted.has(t.number))}function ot(s,t){const e=s.place(t.number);if(!e)return!s.table.leadsTo(t.number)||s.
resolve(t)instanceof f.Bi;const{bytes:n,start:r,end:a}=e,c=(0,o.AN)(n,r,a);return n[c]===o.iH&&n[c+1]===o.iH||(0,o.w1)(n,c,"null")?!0:s.resolve(t)instanceof f.Bi}
const dt=1e3;async function pt(s,t){const{found:e,loose:n}=await Et(s);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,i.O$)("it has no pages");const r=t.
claimed??wt(s,n);await re(s,t,n);const a=e.every(c=>t.indexOf(c)>=0);if(a||await re(s,t,e),t.count===0)throw(0,i.O$)("it has no pages");t.claimed=r,t.isOrderLost=
n.length>1||!a,t.isAdopted=!0,await t.rebuild(t.numbers)}function wt(s,[t,...e]){const n=e.length>0?void 0:s.resolve(s.entry(t,"Count"));return typeof n=="numbe\
r"?n:void 0}async function Et(s){const{table:t,job:e}=s,n=[],r=[],a=new Set;for(let H=1;H<t.size;H++){if(t.kind[H]!==st.tL&&t.kind[H]!==st.UT)continue;const q=s.
entry(H,"Type");(0,f.Eo)(q,"Page")&&n.push(H);const ct=(0,f.Eo)(q,"Pages")?s.array(s.entry(H,"Kids")):void 0,ft=ct!==void 0&&!a.has(ct);ft&&(a.add(ct),r.push({number:H,
kids:ct.flatMap(mt=>mt instanceof f.oS?[mt.number]:[])}));const lt=e.pace.step(dt+(ft?ct.length*20:0));lt&&await lt}const c=H=>t.kind[H]===st.UT?t.place[t.place[H]]:
t.place[H],p=(H,q)=>c(H)-c(q)||t.detail[H]-t.detail[q];n.sort(p);const W=new Set(n),J=r.filter(({kids:H})=>H.some(q=>W.has(q))),Q=new Set(J.flatMap(({kids:H})=>H)),
Y=[...n,...J.map(({number:H})=>H)].filter(H=>!Q.has(H));return{found:n,loose:Y.sort(p)}}async function re(s,t,e){const n=s.dict(s.catalog.get("Pages")),r=Xt.i.flatMap(
p=>{const W=(0,f.Eo)(n?.get("Type"),"Pages")?n?.get(p):void 0;return W===void 0?[]:[[p,W]]}),a=s.add(new f.Bi([["Type",new f.SX("Pages")],["Kids",e.map(p=>new f.
oS(p,s.generation(p)))],["Count",e.length],...r])),c=s.edit(s.catalogNumber);if(!(c instanceof f.Bi))throw(0,i.O$)("it has no catalog");c.set("Pages",a),await t.
read()}var ln=D(87598),je=D(35586);const un=new Set(["Root","Info","ID","Encrypt"]);async function Ke(s,t){const{limits:e,pace:n}=t,r=new st.wg(t,s.length),a=new f.
Bi;let c=!1;const p=J=>{for(const[Q,Y]of J)un.has(Q)&&a.set(Q,Y)},W=new je.c0(s,n,J=>{const Q=new ut.i(s,J,Math.min(s.length,J+65536),e.nesting),Y=Q.value();return(0,f.
Zm)(Y)&&p(Y),Q.at});for(let J=0;;){const Q=await W.next(J);if(!Q)break;const{number:Y,body:H}=Q,q=W.object(Q),ct=Y<r.size&&r.kind[Y]===st.tL;if((!q.isCut||!ct)&&
r.set(Y,st.tL,Q.start,Q.generation),q.dictionaryEnd>=0&&(0,o.bS)(s.subarray(H,q.dictionaryEnd)).includes("XRef")){const lt=new ut.i(s,H,q.dictionaryEnd,e.nesting,
void 0,e.objectValues,ht).value();(0,f.Zm)(lt)&&(0,f.Eo)(lt.get("Type"),"XRef")&&(c=!0,lt.has("Root")&&p(lt))}const ft=n.step(q.at-J+200);ft&&await ft,J=q.at}if(r.
overflowed&&s.length>8*e.objects)throw(0,R.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it ag\
ain, which numbers objects without gaps");if(r.size===0)throw(0,i.O$)("no PDF objects were found in the file");return{table:r,trailer:a,streams:c,damaged:!0}}var dn=D(
59277);function hn(s,t){if(s.length===0)throw gn();if(s.length>t.inputBytes)throw mn(s.length,t.inputBytes);const e=(0,o.bS)(s.subarray(0,1024)).indexOf("%PDF-");
if(e<0&&(0,o.bS)(s).indexOf(" obj")<0)throw pn(s);return e}function gn(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"\
file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function mn(s,t){return(0,R.F)("inputBytes",`The document has ${s}\
 bytes; at most ${t} are allowed`,"Split it with another program first")}function pn(s){const t=(0,dn.y)(s);if(t===void 0)return(0,i.O$)("the file is not a PDF \
document");const e=`is ${t}, not a PDF document`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF do\
cument of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const Xe=1e3;async function wn(s){const{job:t,table:e}=s;let n;for(let r=1;r<e.size;r++){
if(e.kind[r]!==st.tL)continue;(n===void 0||e.place[r]>e.place[n.number])&&yn(s,r)&&(n=new f.oS(r,s.generation(r)));const c=t.pace.step(Xe);c&&await c}return n&&
(await xn(s)&&En(s,n)?void 0:n)}function yn(s,t){const e=r=>s.resolve(s.entry(t,r));return!(s.entry(t,"Filter")instanceof f.SX)||typeof e("V")!="number"?!1:e("O")instanceof
f.Mx&&e("U")instanceof f.Mx||(0,f.cy)(e("Recipients"))||(0,f.Zm)(e("CF"))}const En=(s,{number:t})=>!(0,f.Eo)(s.resolve(s.entry(t,"StmF")),"Identity"),Sn=20;async function xn(s){
const{job:t,table:e}=s;let[n,r]=[0,0];for(let a=1;a<e.size&&n<Sn;a++){if(e.kind[a]!==st.tL||!s.isStream(a))continue;const c=s.get(a);s.release(a);const p=t.pace.
step(Xe);if(p&&await p,!(c instanceof f.Z6)||(0,f.Eo)(c.dict.get("Type"),"XRef")||!(0,f.Eo)((0,M.c3)(s,c.dict.get("Filter"))[0],"FlateDecode"))continue;const[W=0,
J=0]=c.data;n++,(W&15)===8&&(W<<8|J)%31===0&&r++}return r*2>n}const An=1e3,Je=1024,On=16;function Mn(s){const t=(0,o.bS)(s),e=[];let n=t.indexOf("/ID");for(let r=0;n>=
0&&r<An&&e.length<On;r++){const a=Math.min(s.length,n+Je),c=(0,o.j8)(s,n+3,a),p=s[c]===o.WL?new ut.i(s,c,a,Je).value():null,W=(0,f.cy)(p)?p[0]:null;W instanceof
f.Mx&&W.bytes.length>0&&e.push(W.bytes),n=t.indexOf("/ID",n+3)}return e}async function vn(s){const{table:t}=s,{pace:e}=s.job,n=[];for(let a=1;a<t.size;a++){t.kind[a]===
st.tL&&(0,f.Eo)(s.entry(a,"Type"),"ObjStm")&&n.push({number:a,at:t.place[a]});const c=e.step(1e3);c&&await c}n.sort((a,c)=>a.at-c.at);const r=new Set(n.map(({number:a})=>a));
for(const{number:a,at:c}of n)await Ye(s,a,p=>!(t.kind[p]===st.tL&&t.place[p]>c)&&!r.has(p))}async function Dn(s,t){const{table:e}=s;for(const n of t)(0,f.Eo)(s.
entry(n,"Type"),"ObjStm")&&await Ye(s,n,r=>(e.kind[r]??st.HV)===st.HV)}async function Ye(s,t,e){const{job:n,table:r}=s,a=s.objectStream(t),c=n.pace.step((a?.data.
length??0)+1e3);c&&await c;for(const[p,W]of a?.numbers.entries()??[])W>0&&e(W)&&r.set(W,st.UT,t,p)}async function kn(s){const t=s.get(s.catalogNumber);if(t instanceof
f.Bi&&t.has("Pages"))return;let e=-1;for(let r=s.table.size-1;r>0;r--){if(s.table.kind[r]===st.HV||s.table.kind[r]===st.jC)continue;const a=s.job.pace.step(1e3);
if(a&&await a,!(s.get(r)instanceof f.Bi))continue;const c=s.entry(r,"Type");if((0,f.Eo)(c,"Catalog"))return Qe(s,r);c===void 0&&e<0&&_n(s,r)&&(e=r)}if(e>0)return Qe(
s,e);if((0,f.Eo)(s.entry(s.catalogNumber,"Type"),"Page")||!(s.get(s.catalogNumber)instanceof f.Bi)){const r=new f.Bi([["Type",new f.SX("Catalog")]]);s.trailer.set(
"Root",s.add(r))}}function Qe(s,t){s.trailer.set("Root",new f.oS(t,s.generation(t)))}function _n(s,t){const e=s.entry(t,"Pages");return e instanceof f.oS&&s.array(
s.dict(e)?.get("Kids"))!==void 0}async function Tn(s,t,e,n){if(e.size===0||!await Pn(s,t,n))return[];const r=await Rn(s,n),a=[];for(let c=1;c<(r?.size??0);c++){
if(r.kind[c]!==st.tL||We(t,c))continue;const p=(0,o.ay)(s,r.place[c],s.length);p?.number===c&&a.push(p)}return a.some(c=>e.has(c.number)||bn(s,c))?a:[]}function We(s,t){
const e=s.kind[t]??st.HV;return e===st.jC?!s.unlisted.has(t)&&!s.wronglyFree.has(t):e!==st.HV}async function Pn(s,t,{pace:e}){const n=(0,o.bS)(s);for(let r=0;;){
const a=n.indexOf("obj",r);if(a<0)return!1;const c=(0,je.BX)(s,a);if(c&&!We(t,c.number))return!0;const p=e.step(a-r+200);p&&await p,r=a+3}}async function Rn(s,t){
try{return(await Ke(s,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;throw e}}function bn(s,{body:t}){const e=s.subarray(0,Math.
min(s.length,t+Fn)),n=new ut.i(e,t,e.length,8).value();return(0,f.Zm)(n)&&(0,f.Eo)(n.get("Type"),"ObjStm")}const Fn=1024,ze=1024;async function qe(s,t,e){const{
table:n}=t,r=new Int32Array(n.size),a=[];let c=t.damaged;for(let p=0;p<n.size;p+=ze){Ln(s,n,r,p,Math.min(p+ze,n.size),a)&&(c=!0);const W=e.pace.step(ze*20);W&&await W}
a.length>0&&(c=!0,In(s,n,r,a,(await Ke(s,e)).table));for(let p=0;p<n.size;p++)n.kind[p]===st.UT&&n.kind[n.place[p]]!==st.tL&&n.set(p,st.jC,0,0);return{...t,damaged:c,
bodies:r,isMended:a.length>0}}function Cn({table:s,trailer:t}){const e=t.get("Root");return e instanceof f.oS?s.kind[e.number]===st.tL||s.kind[e.number]===st.UT:
!1}function Ln(s,t,e,n,r,a){let c=!1;for(let p=n;p<r;p++){if(t.kind[p]!==st.tL)continue;const W=(0,o.PZ)(s,t.place[p],p,t.detail[p]);if(W>=0){e[p]=W,t.detail[p]===
65535&&(c=!0);continue}const J=(0,o.ay)(s,t.place[p],s.length);J?.number===p?(e[p]=J.body,t.place[p]=J.start,J.generation!==t.detail[p]&&(c=!0),t.detail[p]=J.generation,
s.subarray(J.start,J.body).includes(o.N5)&&(c=!0)):p>0?a.push(p):t.set(0,st.jC,0,0)}return c}function In(s,t,e,n,r){for(const a of n){const p=a<r.size&&r.kind[a]===
st.tL?(0,o.ay)(s,r.place[a],s.length):void 0;p?.number===a?(t.set(a,st.tL,p.start,p.generation),e[a]=p.body):t.set(a,st.jC,0,0)}}var Bn=D(48249),Nn=D(3084),Un=D(
54771),tn=D(39150);const jn=new Set(["Root","Encrypt","ID"]),Kn=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Wn(s,t){
const e=(0,o.bS)(s).lastIndexOf("startxref");if(e<0)return;const{value:n,after:r}=(0,o.JI)(s,(0,o.AN)(s,e+9,s.length),s.length);if(n<0||await(0,je.dZ)(s,r,t.pace))
return;const a=new Vn(s,t),{table:c}=a,p=new f.Bi;let W=!1,J=!1;const Q=new Set;for(let Y=n;typeof Y=="number"&&!Q.has(Y);){Q.add(Y);const H=Y>=0&&Y<s.length?await a.
section(Y):void 0;if(!H||c.overflowed)return;W||=H.stream,J||=!H.wellFormed;for(const[q,ct]of H.trailer)(Q.size===1?!Kn.has(q):jn.has(q)&&!p.has(q))&&p.set(q,ct);
Y=H.trailer.get("Prev")||void 0}return{table:c,trailer:p,streams:W,damaged:J}}const ie=8192,zn=50,Ve=8;class Vn{bytes;job;table;spent=0;constructor(t,e){this.bytes=
t,this.job=e,this.table=new st.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.
readStream(t)}async readTable(t){const{bytes:e,job:n,table:r}=this,a=e.length,c=[];for(;t=(0,o.AN)(e,t,a),!(0,o.w1)(e,t,"trailer");){const H=(0,o.JI)(e,t,a),q=(0,o.
JI)(e,(0,o.AN)(e,H.after,a),a);if(H.value<0||q.value<0)return;const ct={at:(0,o.AN)(e,q.after,a),first:H.value,row:0};for(let ft=0;ct.row===ft&&ft<q.value;){if(ft=
Math.min(ft+ie,q.value),!Zn(e,ct,ft,r,c))return;const lt=n.pace.step(ie*20);lt&&await lt}if(ct.row<q.value)return;t=ct.at}const p=n.limits.objectValues/Gn,W=new ut.
i(e,t+7,a,n.limits.nesting,void 0,p,ht),J=W.value();this.spent+=W.at-t;const Q=n.pace.step(Ve*(W.at-t));if(Q&&await Q,!(0,f.Zm)(J)||this.spent>a)return;const Y=J.
get("XRefStm");typeof Y=="number"&&Y>0&&Y<a&&await this.readStream(Y);for(const H of c)r.offer(H,st.jC,0,0);return{trailer:J,stream:!1,wellFormed:Number.isInteger(
J.get("Size"))&&(0,tn.D)(e,t+7,a)}}async readStream(t){const{bytes:e,job:n,table:r}=this,a=(0,o.ay)(e,t,e.length);if(!a)return;const c=await Xn(e,a.body,n);if(!c)
return;this.spent+=c.parsed;const{trailer:p,rows:W}=c,J=sn(p.get("W")),[Q=0,Y=0,H=0]=J,q=Q+Y+H;if(J.length<3||q<1||J.some(At=>At<0||At>8)||this.spent>e.length)return;
const ct=p.get("Size"),ft=sn(p.get("Index")),lt=ft.length>=2;ft.length<2&&ft.splice(0,ft.length,0,typeof ct=="number"?ct:Math.floor(W.length/q));let mt=0;for(let At=0;At+
1<ft.length&&mt+q<=W.length;At+=2){const Kt=n.pace.step(zn);Kt&&await Kt;for(let Rt=0;Rt<ft[At+1]&&mt+q<=W.length;Rt++,mt+=q){const Ht=ft[At]+Rt;if(Ht<0)continue;
const oe=Q===0?1:Ze(W,mt,Q),Se=Ze(W,mt+Q,Y),cn=Ze(W,mt+Q+Y,H);if(oe===1&&Se>0?r.offer(Ht,st.tL,Math.min(Se,e.length),Math.min(cn,65535)):oe===2?r.offer(Ht,st.UT,
Math.min(Se,n.limits.objects),Math.min(cn,n.limits.objects)):oe<2&&r.offer(Ht,st.jC,0,0),Rt%ie===ie-1){const fn=n.pace.step(ie*20);fn&&await fn}}}const Dt=n.pace.
step(Ve*c.written);if(Dt&&await Dt,!(lt&&mt<Qn(ft)*q))return{trailer:p,stream:!0,wellFormed:(0,tn.D)(e,a.body,e.length)}}}function Zn(s,t,e,n,r){for(;t.row<e&&((t.
row>0||t.first!==1)&&$n(s,t,e,n,r),t.row!==e);){const a=Hn(s,t,n,r);if(a!=="row")return a==="end"}return!0}function $n(s,t,e,n,r){const{length:a}=s;let{at:c,row:p}=t;
for(;p<e&&c+20<=a;p++,c+=20){const W=s[c+17],J=s[c+18],Q=s[c+19];if(s[c+10]!==o.Z4||s[c+16]!==o.Z4||W!==o.yq&&W!==o.MV||J!==o.Z4&&J!==o.u7||Q!==o.kR&&Q!==o.u7||
s[c]<o.l0||s[c]>o.ev||s[c+9]<o.l0||s[c+9]>o.ev)break;const Y=((((((s[c+2]*10+s[c+3])*10+s[c+4])*10+s[c+5])*10+s[c+6])*10+s[c+7])*10+s[c+8])*10+s[c+9]-o.l0*11111111,
H=(s[c]*10+s[c+1]-o.l0*11)*1e8+Y;if(W===o.MV||H===0){r.push(t.first+p),en(s,H,t.first+p,n);continue}const q=(((s[c+11]*10+s[c+12])*10+s[c+13])*10+s[c+14])*10+s[c+
15]-o.l0*11111,ct=H>0&&H<a?H:a;n.offer(t.first+p,st.tL,ct,Math.max(0,Math.min(q,65535)))}t.at=c,t.row=p}function Hn(s,t,e,n){const r=s.length,a=(0,o.AN)(s,t.at,
r);t.at=a;const c=(0,o.JI)(s,a,r);if(c.value<0)return"end";let p=nn(s,c.after);const W=(0,o.JI)(s,p,r);if(W.value<0)return"damaged";p=nn(s,W.after);const J=s[p];
if(J!==o.yq&&J!==o.MV)return"damaged";const{row:Q}=t;Q===0&&t.first===1&&J===o.MV&&c.value===0&&W.value===65535&&(t.first=0);const Y=t.first+Q;return J===o.yq&&
c.value>0?e.offer(Y,st.tL,Math.min(c.value,r),Math.min(W.value,65535)):(n.push(Y),en(s,c.value,Y,e)),t.at=(0,o.j8)(s,p+1,r),t.row=Q+1,"row"}function en(s,t,e,n){
t>0&&t<s.length&&(0,o.yp)(s[t])&&(0,o.ay)(s,t,s.length)?.number===e&&n.wronglyFree.add(e)}function nn(s,t){for(;s[t]===o.Z4||s[t]===o.d2;)t++;return t}const Gn=4;
async function Xn(s,t,e){const{limits:n}=e,r=new ut.i(s,t,s.length,n.nesting,void 0,n.objectValues,ht),a=r.value();if(!(0,f.Zm)(a))return;const c=a.get("Type");
if(!(c instanceof f.SX)||c.text!=="XRef")return;const p=(0,o.AN)(s,r.at,s.length);if(!(0,o.w1)(s,p,"stream"))return;const W=(0,_t.ni)(s,p),J=r.at-t,Q=a.get("Len\
gth"),Y=typeof Q=="number"?W+Q:-1,H=Y>=W&&Y<=s.length&&(0,_t.VF)(s,Y)?Y:(0,o.bS)(s).indexOf("endstream",W);try{const q=s.subarray(W,H<0?s.length:H);let ct=q;const ft=e.
pace.step(Ve*J);ft&&await ft;const lt={found:!1,mismatch:!1},mt=$e(a.get("Filter")),Dt=$e(a.get("DecodeParms")??null);for(const[At,Kt]of mt.slice(0,n.filters).entries()){
const Rt=Dt[At];Kt instanceof f.SX&&(ct=await Yn(Kt.text,ct,(0,f.Zm)(Rt)?Rt:void 0,e,lt))}return lt.mismatch||lt.found&&!(0,$.QJ)(q)?void 0:{trailer:a,rows:ct,written:J,
parsed:J+q.length}}catch(q){if(q instanceof i.zU&&q.code==="limit_exceeded"||q instanceof Un.Q)throw q;return}}const Jn=4096;async function Yn(s,t,e,n,r){return(s===
"FlateDecode"&&t.length>Jn?await(0,Nn.V)(t,e,n.memory,n,r):void 0)??(0,Bn.tN)(s,t,e,n.memory,r)}function Qn(s){let t=0;for(let e=1;e<s.length;e+=2)t+=Math.max(0,
s[e]);return t}function Ze(s,t,e){let n=0;for(let r=0;r<e;r++)n=n*256+s[t+r];return n}const $e=s=>s==null?[]:Array.isArray(s)?s:[s],sn=s=>$e(s).map(t=>typeof t==
"number"?Math.trunc(t):-1);var rn=D(75162),qn=D(43767);async function ts(s,t,e={}){const{limits:n,memory:r}=t,a=(0,o.gq)(s),c=hn(a,n);r.admit(a.length);const p=c>
0?[a.subarray(c),a]:[a];for(const W of p){const J=await Wn(W,t);if(!J?.trailer.has("Root"))continue;const Q=await qe(W,{...J,damaged:J.damaged||c<0},t);if(!Cn(Q))
continue;const Y=new Pt(W,t,Q);if(Y.suspect&&await an(Y),is(Y))continue;Ee(Y,e);const H=await Ge(Y);if(!H&&Y.security?.locked!==!0)continue;if(!H)return Y;const q=t.
asked?.of(s);X(Y);const ct=new Set([...Q.table.unlisted,...q?.asked??[]]),ft=await ss(Y,Q,ct,e),lt=ft??Y,{table:mt}=Q;await ns(lt,q?.broken??[]),t.asked?.watch(
s,{asked:mt.unlisted,broken:mt.broken,doubtful:mt.doubtful});const{count:Dt,claimed:At,blank:Kt,isAdopted:Rt,isWanting:Ht,bare:oe}=lt.pages;return Q.isMended||ft!==
void 0||Rt||mt.broken.size>0||mt.mended.size>0||Dt!==At||Kt.length>0||X(lt).length>0?await He(lt):(Ht||oe.length>0||mt.doubtful.size>0||q?.isDoubtful||es(s))&&await He(
lt,!0),lt}return rs(a,t,e)}const es=s=>(0,ln.e)(s)||he(s);async function ns(s,t){const{job:e,table:n}=s;for(const r of t){const a=e.pace.step(s.objectStream(r)?.
data.length??0);a&&await a}s.suspect||=n.broken.size>0}async function ss({bytes:s,job:t},e,n,r){const{table:a}=e,c=await Tn(s,a,n,t);if(c.length===0)return;for(const{
number:Q,start:Y,generation:H}of c)a.set(Q,st.tL,Y,H);const p=new Int32Array(a.size);p.set(e.bodies.subarray(0,a.size));for(const{number:Q,body:Y}of c)p[Q]=Y;const W=new Pt(
s,t,{...e,damaged:!0,bodies:p});return Ee(W,r),await Dn(W,c.map(({number:Q})=>Q)),W.tableChanged(),[...n].some(Q=>We(a,Q))&&await Ge(W)?W:void 0}async function rs(s,t,e){
const n=new Pt(s,t,await qe(s,await Ke(s,t),t));return await an(n),Ee(n,e),await vn(n),n.tableChanged(),await kn(n),Ee(n,e),!await Ge(n)&&n.security?.locked!==!0&&
await pt(n,n.pages),await He(n),n}async function He(s,t=!1){const{job:e,pages:n}=s;if(!e.onRepaired)return;const r=n.bare.length>0&&s.security?.locked!==!0&&await A(
s),a=await It(s,n,r),c=s.security?.locked===!0?[]:X(s);(!t||Zt(a))&&e.onRepaired({...a,lostParts:c})}async function Ge(s){return s.get(s.catalogNumber)instanceof
f.Bi?(as(s),await s.pages.read(),cs(s)&&await pt(s,s.pages),s.pages.count>0):!1}const is=s=>s.trailer.has("Encrypt")&&!s.dict(s.trailer.get("Encrypt")),os=["Pag\
es","Names","Dests","Outlines","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metadata"];function as(s){const t=s.get(s.catalogNumber);if(!(t instanceof
f.Bi))return;on(s,s.catalogNumber,t,os);const e=s.catalog.get("AcroForm");if(!(e instanceof f.oS)||s.entry(e.number,"Fields")!==void 0)return;const n=s.get(e);n instanceof
f.Bi&&on(s,e.number,n,["Fields"])}function on(s,t,e,n){const r=(0,qn.r)(e,n);if(r){s.put(t,r.dict),s.suspect=!0;for(const a of r.keys)s.table.mended.add(a)}}async function an(s){
if(s.dict(s.trailer.get("Encrypt")))return;const t=await wn(s);t&&s.trailer.set("Encrypt",t)}function cs(s){const{catalog:t,pages:e}=s,n=t.get("Pages");return e.
count===1&&n instanceof f.oS&&n.number===e.number(0)&&(0,f.Eo)(s.entry(n.number,"Type"),"Pages")}function Ee(s,{password:t,evenIfLocked:e=!1}){const n=s.trailer.
get("Encrypt");if(s.security||n===void 0)return;const r=s.resolve(n);if(!(r instanceof f.Bi))throw(0,i.O$)("its encryption dictionary is missing");const a=(0,M.
WW)(s,s.trailer.get("ID")??null,1);a!==null&&s.trailer.set("ID",a);const c=Array.isArray(a)?a[0]:void 0,p=(0,M.WW)(s,r,8),W=c instanceof f.Mx?c.bytes:void 0,J=()=>(0,rn.
VH)(p,{known:W,possible:W?[]:Mn(s.bytes)},t),Q=e?fs(J,()=>(0,rn.vK)(p)):J();s.unlock(Q,n instanceof f.oS?n.number:-1)}function fs(s,t){try{return s()}catch(e){if(!(e instanceof
i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((gt,it,D)=>{D.d(it,{$:()=>$,B:()=>f});var i=D(54619),o=D(78157),
nt=D(45599);function $(V,C,K,M){if(!(0,o.yp)(C[K]))return!0;const{value:R}=(0,o.JI)(C,K,M);return V.table.kind[R]!==i.tL?!0:V.bytes[(0,o.AN)(V.bytes,V.bodies[R],
V.bytes.length)]!==o.iH}class f{document;arrays=new Map;constructor(C){this.document=C}keep(C){const{document:K}=this,M=K.entry(C,"Contents");if(M===void 0||this.
isStreamRef(M))return;const R=(0,nt.i9)(M)?this.leftOfObject(M):this.leftOf(M);R!==M&&K.patch(C,{Contents:R})}leftOfObject(C){const{arrays:K,document:M}=this;if(!K.
has(C.number)){const R=M.array(C),j=R&&this.leftOf(R);K.set(C.number,j===void 0?void 0:j===R?C:M.add(j))}return K.get(C.number)}leftOf(C){if(!Array.isArray(C))return;
const K=C.filter(M=>this.isStreamRef(M));return K.length<C.length?K:C}isStreamRef(C){return(0,nt.i9)(C)&&this.document.isStream(C.number)}}}),51271:((gt,it,D)=>{
D.d(it,{L:()=>o});var i=D(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(f=!0){this.sound=f}node(f,V){return f<0&&(this.sound=!1),this.parents.
push(V),this.numbers.push(f)-1}has(f){return(this.known??=new Set(this.numbers)).has(f)}page(f,V){(f<0||this.numbers[f]!==V)&&(this.sound=!1),this.homes.push(f)}fork(){
const f=new o(this.sound);return f.numbers=this.numbers,f.parents=this.parents,f.homes=this.homes,f}async drop(f,V,C){if(!this.sound)return!1;const{numbers:K,parents:M,
homes:R}=this,j=new Int32Array(K.length),v=new Uint8Array(K.length),S=new Set;for(let l=0;l<V.length;l++)C[l]?j[R[l]]++:(v[R[l]]=1,S.add(V[l]));for(let l=K.length-
1;l>0;l--){const m=M[l];j[m]+=j[l],v[l]&&j[l]===0&&S.add(K[l]),v[m]|=v[l]}for(let l=0;l<K.length;l++){if(!v[l]||j[l]===0)continue;const m=f.edit(K[l]),d=m instanceof
i.Bi?f.array(m.get("Kids"))??[]:[];m instanceof i.Bi&&m.set("Kids",d.filter(w=>!nt(w,S))).set("Count",j[l]);const k=f.job.pace.step(d.length*50);k&&await k}return this.
homes=R.filter((l,m)=>C[m]),!0}}const nt=($,f)=>(0,i.i9)($)&&f.has($.number)}),83363:((gt,it,D)=>{D.d(it,{i:()=>E,S:()=>O});var i=D(98446),o=D(42973),nt=D(79725),
$=D(43767),f=D(45599),V=D(78157),C=D(67382);function K(g,x,_){_.parent=-1,_.lists=_.isBare=!1;const F=g.place(x),{entries:G}=_;if(F&&g.locate(x,F,G)&&G.find(F.bytes,
"Kids")<0){if(G.used===G.first)return"none";const ht=G.find(F.bytes,"Type");if(ht>=0&&(0,V.wb)(F.bytes,G.at[ht+2],"/Page")){if(F.bytes[(0,V.AN)(F.bytes,G.close+
2,F.end)]===V.HY)return d(g,x);const ut=G.find(F.bytes,"Contents");if(l(F.bytes,G)&&m(g,x))return"unclear";_.isBare=ut<0||(0,V.wb)(F.bytes,G.at[ut+2],"null"),ut>=
0&&(_.lists=(0,C.$)(g,F.bytes,G.at[ut+2],G.at[ut+3]));const Ot=G.find(F.bytes,"Parent");return Ot>=0&&(_.parent=(0,V.JI)(F.bytes,G.at[Ot+2],G.at[Ot+3]).value),"\
page"}const st=g.get(x);return st instanceof f.Bi&&v(g,st)?"unclear":"none"}const tt=g.get(x);return!(tt instanceof f.Bi)||tt.size===0?"none":(0,f.Eo)(tt.get("T\
ype"),"Page")&&!M(g,tt)?"unclear":g.array(tt.get("Kids"))?"node":v(g,tt)?"unclear":"none"}function M(g,x){const _=g.array(x.get("Kids"));return _!==void 0&&_.length>
0&&!x.has("Contents")&&Number.isInteger(g.resolve(x.get("Count")))}const R=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],j=["MediaBox",
"Resources"];function v(g,x){const _=g.resolve(x.get("Type"));if(!(_ instanceof f.SX&&_.text!=="Pages"))return R.some(tt=>x.has(tt));const G=x.get("Contents")instanceof
f.oS||g.array(x.get("Contents"))!==void 0;return j.some(tt=>x.has(tt))||G&&x.get("Parent")instanceof f.oS&&!x.has("Subtype")}const S=["Contents","Resources","An\
nots","MediaBox"],l=(g,x)=>S.some(_=>x.find(g,_)<0&&x.findMisspelt(g,_)>=0);function m(g,x){const _=g.get(x),F=_ instanceof f.Bi?(0,$.r)(_,S):void 0;if(!F)return!1;
g.put(x,F.dict);for(const G of F.keys)g.table.mended.add(G);return!0}function d(g,x){const _=g.get(x);return _ instanceof f.Z6?(g.put(x,new f.Bi([..._.dict].filter(
([F])=>!/^(Length|Filter|DecodeParms)$/.test(F)))),"unclear"):"page"}var k=D(51271);class w{document;left;sizes=new Map;constructor(x){this.document=x,this.left=
x.job.limits.nodes}make(x){const _=this.document.get(x),F=this.sizes.get(x)??I(_);if(this.sizes.set(x,F),this.left-=F,this.left<0)throw(0,o.F)("nodes",`The docu\
ment refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save \
it again");return this.document.add(_ instanceof f.Bi?new f.Bi(_):_).number}}function I(g){const x=[g];let _=0;for(let F=x.pop();F!==void 0;F=x.pop())if(_++,Array.
isArray(F))for(const G of F)x.push(G);else if(F instanceof f.Bi)for(const G of F.values())x.push(G);return _}const E=["Resources","MediaBox","CropBox","Rotate"];
async function O(g){return new z(g).read()}class z{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new k.L;bare=[];look={
parent:-1,lists:!1,isBare:!1,entries:new nt.R};seen=new Set;copies;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(x){this.document=x,this.copies=
new w(x)}async read(){const{document:x,open:_}=this,{pace:F}=x.job,G=x.catalog.get("Pages")??null;for(_.push({kids:[G],next:0,from:0,home:-1,claimed:void 0,before:0,
lost:0});_.length>0;){const tt=_[_.length-1];if(tt.next===tt.kids.length){_.pop(),_.length>0&&this.close(tt);continue}const at=tt.kids[tt.next++];tt.next===tt.kids.
length&&(tt.kids=et,tt.next=0);const ht=F.step(400);ht&&await ht,at instanceof f.oS?this.visit(at,tt):this.visitNode(at,-1,tt)}return this.finish(G)}close({claimed:x,
before:_,lost:F}){const G=this.numbers.length-this.dropped-_;x!==G&&(this.irregular=!0,!(typeof x=="number"&&x>=G)&&(this.dropped+=this.lost.length-F,this.lost.
length=this.lostNumbers.length=F))}visit(x,_){const{document:F,seen:G,look:tt}=this,{number:at}=x,ht=G.has(at);G.add(at);const st=K(F,at,tt);if(x.generation!==F.
generation(at)&&(this.irregular=!0),st==="page"||st==="unclear"){ht&&(this.irregular=!0);const ut=ht?this.copies.make(at):at;st==="unclear"?this.unclear.push(ut):
this.keepEntries(at),(st==="unclear"||tt.lists)&&this.listing.push(ut),tt.isBare&&this.bare.push(ut),this.add(ut,_,tt.parent);return}st==="none"&&!ht&&this.lose(
_,at),st==="none"||ht?this.irregular=!0:this.visitNode(x,at,_)}keepEntries(x){const{document:_,look:F}=this,{scan:G,marksFrom:tt,marksTo:at}=F.entries,{table:ht}=_;
for(let st=tt;st<at;st+=3){const ut=G.marks[st];ht.askFor(ut),this.isWanting||=!ht.leadsTo(ut)}_.keepEntries(x,F.entries)}visitNode(x,_,F){const{document:G,inherited:tt}=this,
at=this.mendNode(G.dict(x),_);if(!at){this.irregular=!0,this.lose(F,_);return}const ht=G.array(at.get("Kids"));if(!ht){_<0&&this.visitDirectPage(at,F);return}const st=T(
at);let ut=F.from;st&&(ut=tt.push({...tt[ut],...st})-1),(0,f.Eo)(G.resolve(at.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:ht,next:0,from:ut,
home:this.nodes.node(_,F.home),claimed:G.resolve(at.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),G.release(_)}mendNode(x,_){const F=x&&
(0,$.r)(x,E);if(!F)return x;const{document:G}=this;_>=0&&G.put(_,F.dict);for(const tt of F.keys)G.table.mended.add(tt);return F.dict}visitDirectPage(x,{from:_}){
if(!(0,f.Eo)(x.get("Type"),"Page"))return;this.irregular=!0;const{number:F}=this.document.add(x);this.numbers.push(F),this.listing.push(F),this.ancestry.push(_)}add(x,{
from:_,home:F},G){this.numbers.push(x),this.ancestry.push(_),this.nodes.page(F,G);const{pages:tt}=this.document.job.limits;if(this.numbers.length>tt)throw P(tt)}lose(x,_){
x.home<0||(this.lost.push(this.numbers.length),this.lostNumbers.push(_),this.add(U,x,-1))}finish(x){const{document:_,numbers:F,ancestry:G,inherited:tt,lost:at,unclear:ht,
listing:st,nodes:ut}=this;for(const kt of this.lostNumbers)_.table.doubtFree(kt);at.length===F.length-this.dropped&&(at.length=0);const Ot=at.map(kt=>F[kt]=_.add(
B(tt[G[kt]])).number);Z(F,G);const _t=_.resolve(_.dict(x)?.get("Count")),Gt=_t!==F.length||x instanceof f.oS&&F[0]===x.number;return{numbers:F,ancestry:G,inherited:tt,
irregular:this.irregular||Gt,unclear:ht,listing:st,nodes:ut,claimed:typeof _t=="number"?_t:void 0,blank:Ot,isWanting:this.isWanting,bare:this.bare}}}const et=[],
U=-1;function Z(g,x){let _=g.indexOf(U);if(!(_<0)){for(let F=_;F<g.length;F++)g[F]!==U&&(g[_]=g[F],x[_++]=x[F]);g.length=x.length=_}}const b=[0,0,612,792];function B(g){
const x=new f.Bi([["Type",new f.SX("Page")]]);return g.MediaBox===void 0?x.set("MediaBox",[...b]):x}function T(g){let x;for(const _ of E){const F=g.get(_);F!==void 0&&
((x??={})[_]=F)}return x}function P(g){const x=(0,i.y_)(g,"page");return(0,o.F)("pages",`The document has more than ${x}`,"Split it with another program first")}}),
33973:((gt,it,D)=>{D.d(it,{Gy:()=>l,Rf:()=>m,Ip:()=>d});var i=D(54619),o=D(87598),nt=D(85368),$=D(88500);class f{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new $.
s;signed=new Set;constructor(P,g,x){this.detail=g,this.strings=x,this.scan.strings=x;const _=new Int32Array(g?8*P:P);this.done=new Uint8Array(g?P:0);const F=G=>_.
subarray(G*P,(G+1)*P);this.end=F(0),this.valueEnd=F(1),this.dataStart=F(2),this.dataEnd=F(3),this.lengthStart=F(4),this.lengthEnd=F(5),this.from=F(6),this.to=F(
7)}}var V=D(78157),C=D(79725),K=D(4e4),M=D(39150),R=D(45599);class j{scan=new $.s;ranges=new Map}const v=2;class S{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(P,g,x){
this.walked=x,this.live=new Uint8Array(P),this.via=new Int32Array(g?P:0)}}async function l(T,{watched:P}={}){const{markings:g,referrers:x}=await m([T],{watched:P,
detail:!0}),{live:_,via:F}=g[0];return{live:_,via:F,referrers:x}}async function m(T,P={}){const g=new z(T,P);return await g.run(),g}function d(T,{repairs:P}){for(const{
part:g,number:x,value:_}of P)T[g].put(x,_)}const k=100,w=100,I=2e3,E=-2;function O(T){if(T instanceof R.Z6)return T.data.length+O(T.dict);if(Array.isArray(T))return 12*
T.length;if(!(T instanceof R.Bi))return k;let P=30*T.size;for(const g of T.values())Array.isArray(g)&&(P+=12*g.length);return P}class z{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new C.R;strings;alias;constructor(P,{detail:g=!1,strings:x=!1,watched:_,alias:F}){if(this.documents=P,this.strings=
x,this.alias=F,this.markings=P.map(G=>new S(G.size,_!==void 0,U(G,x||g,x))),!!_){this.watched=new Uint8Array(P[0].size);for(const G of _)this.watched[G]=1}}async run(){
const{documents:P,stack:g}=this,[x]=P;for(const[_,F]of[...x.trailer].reverse())_!=="Encrypt"&&this.followValue(0,F);for(;this.values.length>0||g.length>0;){const _=x.
job.pace.step(this.values.length>0?this.followParts():this.followNext());_&&await _}for(const{live:_,signed:F,walked:G}of this.markings)for(const tt of G.signed)
_[tt]===1&&F.add(tt)}followNext(){const P=this.stack.pop(),g=P%this.documents.length;return this.follow(g,(P-g)/this.documents.length)}visit(P,g){this.alias&&({
part:P,number:g}=this.alias(P,g)??{part:P,number:g}),this.watched&&this.watched[g]===1&&this.referrers.add(this.current);const x=this.markings[P],{live:_}=x;if(g>
0&&g<_.length&&_[g]!==0)return;const F=this.documents[P];if(g<=0||g>=_.length||!F.exists(g))return F.missed(g);_[g]=1,this.watched&&(x.via[g]=this.current),this.
stack.push(g*this.documents.length+P)}follow(P,g){const x=this.documents[P],_=this.markings[P],{walked:F}=_;if(this.current=g,_.count++,x.isChanged(g))return this.
followChanged(x,_,P,g);if(F.done[g]===1)return this.followAgain(x,_,P,g);const{scan:G,detail:tt}=F;tt||(G.used=0);const at=G.used,ht=x.table.kind[g]===i.tL?this.
walk(x,F,g):this.walkPlace(x,g,G);return ht<0||G.byteRange&&this.isSignature(F.signed,g)?this.forget(G,at).followRepaired(x,P,g):(_.bytes+=ht,tt&&(F.from[g]=at,
F.to[g]=G.used,F.valueEnd[g]=this.extent.valueEnd,F.done[g]=1),this.followMarks(P,G,at,G.used,G.lengthStart),w+ht)}followChanged(P,g,x,_){const F=P.patched(_);if(!F){
const ut=P.edited.get(_);return et(ut)||ut===null?this.followRepaired(P,x,_):(this.followValue(x,ut),g.bytes+=O(ut),w)}const{detail:G}=g.walked;if(F.references&&
!G&&!P.suspect){for(let ut=F.first;ut<F.last;ut++)this.visit(x,F.references[ut]);return g.bytes+=F.end-F.start,w}const{scan:tt,ranges:at}=Z(g);G||(tt.used=0);const ht=tt.
used,st=this.walkPlace(P,_,tt);return st<0||tt.byteRange&&this.isSignature(g.signed,_)?this.forget(tt,ht).followRepaired(P,x,_):(g.bytes+=st,G&&at.set(_,{from:ht,
to:tt.used,valueEnd:this.extent.valueEnd}),this.followMarks(x,tt,ht,tt.used,tt.lengthStart),w+st)}followAgain(P,g,x,_){const{walked:F}=g;return g.bytes+=F.end[_]>
0?F.end[_]-P.table.place[_]:k,this.followMarks(x,F.scan,F.from[_],F.to[_],F.lengthStart[_]),w}isSignature(P,g){return P.add(g),this.strings}followMarks(P,{marks:g},x,_,F){
const G=this.strings?F:E;for(let tt=x;tt<_;tt+=3)g[tt]!==$.A&&g[tt+1]!==G&&this.visit(P,g[tt])}forget(P,g){return P.used=g,this}followRepaired(P,g,x){const _=P.
get(x),F=et(_)?P.resolve(_):_;return F===null?(this.markings[g].live[x]=v,this.markings[g].count--):this.repair(g,x,F),w}repair(P,g,x){this.repairs.push({part:P,
number:g,value:x}),this.followValue(P,x)}followValue(P,g){this.part=P,this.values.push(g)}followParts(){const{part:P,values:g}=this;let x=0;for(;g.length>0&&x<I;x++){
const _=g.pop();if(_ instanceof R.oS)this.visit(_ instanceof R.rV?_.part:P,_.number);else if(Array.isArray(_))for(const F of _)g.push(F);else if(_ instanceof R.
Bi){_.has("ByteRange")&&this.markings[P].signed.add(this.current);for(const F of _.values())g.push(F)}else if(_ instanceof R.Z6)for(const[F,G]of _.dict)F!=="Len\
gth"&&g.push(G)}return x*w}walk(P,g,x){const{extent:_}=this,{bytes:F}=P,{scan:G}=g,tt=P.bodies[x];G.forgetLength();const{kept:at}=this,ht=!this.strings&&P.recallEntries(
x,at);ht&&G.append(at.scan.marks,at.marksFrom,at.marksTo);const st=ht?at.close+2:G.value(F,tt,F.length);return st<0||F[st-1]===V.AV||!(0,nt.x)(P,st,G,_)||P.suspect&&
!(0,M.D)(F,tt,st)||G.doubtful&&(0,K.oC)(F,tt,st)?-1:(_.dataStart<0?G.lengthStart=-1:!P.suspect&&!P.security&&(0,o.N)(P,x,_)&&P.table.doubtful.add(x),g.end[x]=_.
end,g.detail&&(g.dataStart[x]=_.dataStart,g.dataEnd[x]=_.dataEnd,g.lengthStart[x]=G.lengthStart,g.lengthEnd[x]=G.lengthEnd),_.end-P.table.place[x])}walkPlace(P,g,x){
const _=P.place(g);if(!_)return-1;const{bytes:F,start:G,end:tt}=_;x.forgetLength();const at=x.value(F,G,tt);return x.lengthStart=-1,at<0&&!B(F,G,tt)||b(F,G,tt)||
at>0&&F[at-1]===V.AV||at>=0&&(0,V.AN)(F,at,tt)<tt||P.suspect&&!(0,M.D)(F,G,tt)||x.doubtful&&(0,K.oC)(F,G,tt)?-1:(this.extent.valueEnd=at<0?tt:at,tt-G)}}const et=T=>T instanceof
R.oS&&!(T instanceof R.rV);function U(T,P,g){const x=T.walked;if(x?.strings===g)return x;const _=new f(T.size,P,g);return P&&(T.walked=_),_}function Z(T){return T.
patches||(T.patches=new j,T.patches.scan.strings=T.walked.strings),T.patches}function b(T,P,g){const x=(0,V.AN)(T,P,g);return x>=g||T[x]===V.yq&&(0,V.wb)(T,x,"n\
ull")}function B(T,P,g){for(let x=P;x<g;x++)if("<([/%".includes(String.fromCharCode(T[x])))return!1;return!0}}),83287:((gt,it,D)=>{D.d(it,{D4:()=>K,QJ:()=>S,US:()=>R,
m_:()=>M});var i=D(42973),o=D(52205),nt=D(58552),$=D(48249),f=D(3084),V=D(78157),C=D(45599);function K(l,m,d,k){const w=l.job.limits.filters,I=(0,o.c3)(l,m.dict.
get("Filter")??m.dict.get("F")),E=(0,o.c3)(l,m.dict.get("DecodeParms")??m.dict.get("DP"));if(I.length>w)throw(0,i.F)("filters",`A stream of the document has ${I.
length} filters; at most ${w} are allowed`,"Open it in another PDF program and save it again");let O=l.encoded(m);const z=performance.now();try{for(const[et,U]of I.
entries()){const Z=l.dict(E[et]);U instanceof C.SX&&(O=(0,$.tN)(U.text,O,Z&&(0,o.x$)(l,Z),d,k))}}finally{l.job.pace.addSince(z)}return O}async function M(l,m,d,k){
const[w,...I]=(0,o.c3)(l,m.dict.get("Filter")??m.dict.get("F"));if(!(0,C.Eo)(w,"FlateDecode")||I.length>0)return;const[E]=(0,o.c3)(l,m.dict.get("DecodeParms")??
m.dict.get("DP")),O=l.dict(E);return(0,f.V)(l.encoded(m),O&&(0,o.x$)(l,O),d,l.job,k)}function R(l,m,d,k=!1){const w=(0,o.c3)(l,m.dict.get("Filter")??m.dict.get(
"F"));if(w.length<=l.job.limits.filters&&w.some(E=>E instanceof C.SX&&!(0,$.TT)(E.text)))return;const I=k?{found:!1,mismatch:!1}:{found:!1};try{return{data:K(l,
m,d,I),whole:!I.found&&I.mismatch!==!0}}catch(E){if(E instanceof nt.zU&&E.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw E}}const j=[
0,0,255,255],v=2;function S(l){if((0,V.j8)(l,0,l.length)===l.length)return!0;for(let m=0;m<=v;m++){const d=l.length-m-j.length;if(j.every((k,w)=>l[d+w]===k))return!0}
return!1}}),87598:((gt,it,D)=>{D.d(it,{N:()=>C,e:()=>j});var i=D(78157),o=D(22480);const nt=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,$=1024,
f=32,V=64;function C({bytes:v,bodies:S},l,m){const{valueEnd:d,dataStart:k,dataEnd:w}=m;if(w-k<8)return!1;if((0,o.CS)(v,k)&&(v[k+1]&f)===0)return w-k>=V&&K(v,k,k+
V);const I=v[k]===255&&v[k+1]===216,E=S[l];return I||d-E>$?!1:nt.test((0,i.bS)(v).toString("latin1",E,d))}function K(v,S,l){for(let m=S;m<l;m++)if(v[m]>=128)return!1;
return!0}const[M,R]=[8192,1<<26];function j(v){if(v.length<M||v.length>R)return!1;const S=(0,i.bS)(v);return(!S.includes(i.u7)||!S.includes(i.kR))&&S.includes("\
/FlateDecode")}}),85368:((gt,it,D)=>{D.d(it,{u:()=>M,x:()=>C});var i=D(78157),o=D(58552),nt=D(35586),$=D(37628),f=D(45599),V=D(22480);function C(R,j,v,S){const{
bytes:l}=R,{length:m}=l;S.valueEnd=j;const d=(0,i.AN)(l,j,m);if((0,i.rg)(l,d))return S.dataStart=S.dataEnd=-1,S.end=d+6,!0;if(!(0,i.w1)(l,d,"stream"))return!1;const k=v.
lengthRef>=0?R.lengthOf(new f.oS(v.lengthRef)):v.length,w=d+(l[d+6]===i.u7?8:7),I=w+k;if(l[w-1]!==i.kR||k<0||I>m||!(0,V.VF)(l,I)||(0,V.Ow)(l,w,I)>w)return!1;const E=(0,i.
AN)(l,(0,i.AN)(l,I,m)+9,m);return S.dataStart=w,S.dataEnd=I,S.end=E+6,(0,i.rg)(l,E)}const K=16;class M{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(j){
this.bytes=j,this.left=K*j.length+1e6,this.objectEnds=new $.k(j,"endobj"),this.streamEnds=new $.k(j,"endstream")}data(j,v,S){const{bytes:l,ends:m}=this,d=(0,V.ni)(
l,j);if(v>=0&&d+v<=l.length&&(0,V.VF)(l,d+v))return{start:d,end:d+v,isSearched:!1};let k=m.get(d);if(k===void 0&&(k=this.damagedEnd(d,v,S),m.set(d,k),this.left-=
k-d,this.left<0))throw(0,o.O$)("its objects overlap");return{start:d,end:k,isSearched:!0}}damagedEnd(j,v,S){const{bytes:l}=this,m=j+v,d=this.objectEnds.next(j),
k=d<0?l.length:d;if(v>=0&&m<=k&&this.endsObject(m))return m;const w=this.streamEnds.next(j);let I=w<0||w>k?k:w;return S&&(I=(0,nt.$z)(l,j,I)),I>j&&l[I-1]===i.kR&&
I--,I>j&&l[I-1]===i.u7&&I--,I}endsObject(j){const{bytes:v}=this,S=(0,i.AN)(v,j,v.length);return(0,i.w1)(v,S,"endstr")||(0,i.rg)(v,S)||(0,i.ay)(v,S,v.length)!==void 0}}}),
59277:((gt,it,D)=>{D.d(it,{y:()=>$});var i=D(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],nt=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function $(C){const K=(0,i.bS)(C).toString("latin1",0,1024);if(K.startsWith("RIFF")&&K.startsWith("WEBP",8))return"\
a WebP image";if(K.startsWith("ftyp",4))return nt.find(([R])=>R.test(K.slice(8,12)))?.[1];const M=o.find(([R])=>K.startsWith(R));return M?M[1]:V(K)??(f(C)?"text":
void 0)}function f(C){const K=(0,i.bS)(C.subarray(0,1024)).toString("utf8"),M=C.length>1024?K.replace(/\ufffd{1,3}$/,""):K;return M!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(M)}function V(C){const K=C.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(K.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(K))return"an HTML page";if(K.startsWith("<"))return K.includes("<svg")?"an SVG drawing":K.startsWith("<?xml")?"an XML file":void 0}}),35586:((gt,it,D)=>{D.
d(it,{$z:()=>M,BX:()=>I,c0:()=>K,dZ:()=>R});var i=D(78157),o=D(88500),nt=D(37628),$=D(22480);const f=512,V=1<<22,C=65536;class K{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(O,z,et=U=>U){this.bytes=O,this.pace=z,this.onTrailer=et,this.buffer=(0,i.bS)(O),
this.streams=new nt.k(O,"stream",U=>k(O,U)),this.objectEnds=new nt.k(O,"endobj"),this.streamEnds=new nt.k(O,"endstream"),this.allowance=this.farAllowance=8*O.length+
1e6}async next(O){const{bytes:z}=this,et=z.length;for(;;){if(O=j(z,O),O>=et)return;const U=(0,i.yp)(z[O])?(0,i.ay)(z,O,et):void 0;if(U&&d(U.number)&&!w(z[U.body]))
return U;const Z=S(z,O);if(Z==="trailer"){const b=this.valueEnd(O+7,Math.min(et,O+C));if(b<0)return this.search(O);this.readTrailer(O+7),O=b}else if(Z){O=l(z,O+
Z.length);const b=(0,i.w1)(z,O,"obj")?I(z,O):void 0;if(b)return b}else return this.search(O)}}async search(O){const{bytes:z,buffer:et,pace:U}=this;let Z;for(let B=O;!Z;){
const T=et.indexOf("obj",B);if(T<0)break;Z=I(z,T);const P=U.step(T-B+200);P&&await P,B=T+3}const b=et.subarray(0,Z?.start??z.length);for(let B=b.indexOf("traile\
r",O);B>=0;B=b.indexOf("trailer",B+7))this.readTrailer(B+7);return Z}readTrailer(O){O>=this.trailersRead&&(this.trailersRead=Math.max(O,this.onTrailer(O)))}object({
body:O}){const{bytes:z,scan:et}=this,U=z.length,Z=this.soundEnd(O);if(Z<0)return this.malformed(O);const b=(0,i.AN)(z,Z,U);return z[Z-1]!==i.vz||!(0,i.w1)(z,b,"\
stream")?{at:Z,dictionaryEnd:-1,isCut:!1}:this.stream(b,et.length,Z,O)}soundEnd(O){const{bytes:z}=this,et=z.length,U=(0,i.AN)(z,O,et);if((0,i.rg)(z,U))return U;
const Z=this.objectEnds.next(U),b=this.valueEnd(U,Z<0?et:Z);if(b>=0&&m(z,b))return b;if(Z<0||this.farAllowance<=0)return-1;const B=Math.min(et,U+V),T=this.walk(
U,B);return T>=0&&m(z,T)?T:(this.farAllowance-=B-U,-1)}valueEnd(O,z){const et=Math.min(z,O+Math.max(f,this.allowance)),U=this.walk(O,et);return U<0&&(this.allowance-=
et-O),U}walk(O,z){return this.scan.reset(),this.scan.value(this.bytes,O,z)}malformed(O){const{buffer:z}=this,et=this.streams.next(O),U=this.objectEnds.next(O),Z={
at:O,dictionaryEnd:-1,isCut:U<0};if(et<0||U>=0&&U<et)return Z;const b=z.toString("latin1",O,Math.min(et,O+4096));if(/\d[\s\0]+obj\b/.test(b))return Z;const B=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(b);return this.stream(et,B?Number(B[1]):-1,et,O)}stream(O,z,et,U){const Z=(0,$.ni)(this.bytes,O);if(z>=0&&(0,$.VF)(this.bytes,Z+z))return{at:Z+z,dictionaryEnd:et,
isCut:!1};const b=this.streamEnds.next(Z),T=b>=0&&this.buffer.subarray(U,O).includes("/Filter")?M(this.bytes,Z,b):b,P=b<0&&this.objectEnds.next(Z)<0;return{at:T<
0?Z:T,dictionaryEnd:et,isCut:P}}}function M(E,O,z){const et=(0,i.bS)(E.subarray(0,z));for(let U=et.indexOf("obj",O);U>=0;U=et.indexOf("obj",U+3)){const Z=I(E,U),
B=Z!==void 0&&Z.start>O&&i.Kl[E[Z.start-1]]===i.t6?(0,i.AN)(E,U+3,z):z;if(E[B]===i.iH&&E[B+1]===i.iH&&B+1<z)return Z.start}return z}async function R(E,O,z){return j(
E,O)>=E.length?!1:await new K(E,z).next(O)!==void 0}function j(E,O){const z=E.length;for(;O<z;)if(i.Kl[E[O]]===i.t6)O++;else{if(E[O]!==i.IQ)break;(0,i.w1)(E,O,"\
%%EOF")?O+=5:O=(0,i.D)(E,O,z)}return O}const v=["endobj","endstream","xref","startxref","trailer"];function S(E,O){return v.find(z=>(0,i.w1)(E,O,z))}function l(E,O){
const{length:z}=E;for(;O<z;O++){const et=E[O];if(!((0,i.yp)(et)||et===i.Z4||et===i.kR||et===i.u7||et===i.yq||et===i.MV))break}return O}function m(E,O){const z=(0,i.
AN)(E,O,E.length);return z>=E.length||(0,i.rg)(E,z)||(0,i.w1)(E,z,"stream")?!0:(0,i.yp)(E[z])?(0,i.ay)(E,z,E.length)!==void 0:S(E,z)!==void 0}const d=E=>E>0&&E<=
2147483647;function k(E,O){let z=O+6;for(;E[z]===i.Z4;)z++;if(E[z]!==i.kR&&E[z]!==i.u7)return!1;let et=O-1;for(;et>0&&i.Kl[E[et]]===i.t6;)et--;return E[et]===i.
vz&&E[et-1]===i.vz}const w=(E=0)=>(E|32)>=97&&(E|32)<=122;function I(E,O){if(w(E[O+3]))return;let z=O-1;const et=()=>{const P=z;for(;z>=0&&(0,i.yp)(E[z]);)z--;return P-
z>0&&P-z<=10?(0,i.JI)(E,z+1,P+1).value:-1},U=()=>{const P=z;for(;z>=0&&i.Kl[E[z]]===i.t6;)z--;return z<P};U();const Z=et(),b=Z>=0&&E[z]===i.N5;b&&z--;const B=b?
1:Z;if(B<0||B>65535||!U())return;const T=et();return d(T)?{number:T,generation:B,start:z+1,body:O+3}:void 0}}),37628:((gt,it,D)=>{D.d(it,{k:()=>o});var i=D(78157);
class o{word;accepts;buffer;from=0;found=-1;none;constructor($,f,V=()=>!0){this.word=f,this.accepts=V,this.buffer=(0,i.bS)($),this.none=$.length}next($){if($>=this.
none)return-1;if($>=this.from&&$<=this.found)return this.found;const f=$<this.from&&this.found>=0?this.from:this.none,V=this.buffer.subarray(0,f+this.word.length-
1);let C=V.indexOf(this.word,$);for(;C>=0&&!this.accepts(C);)C=V.indexOf(this.word,C+1);return this.from=$,C>=0?this.found=C:f===this.none&&(this.none=$,this.found=
-1),this.found}}}),69289:((gt,it,D)=>{D.d(it,{V:()=>$});var i=D(78157),o=D(45798),nt=D(45599);function $({bytes:f,job:V}){const C=(0,i.bS)(f).subarray(0,1024),K=C.
indexOf(" obj");if(K<0||!C.includes("/Linearized"))return;const M=new o.i(f,K+4,Math.min(f.length,K+2048),V.limits.nesting).value();return(0,nt.Zm)(M)&&M.has("L\
inearized")&&M.get("L")===f.length?M:void 0}}),52205:((gt,it,D)=>{D.d(it,{WW:()=>$,c3:()=>o,x$:()=>nt});var i=D(45599);function o(f,V){const C=f.resolve(V);return C===
null?[]:(Array.isArray(C)?C:[C]).map(K=>f.resolve(K))}function nt(f,V){const C=new i.Bi;for(const[K,M]of V){const R=f.resolve(M);C.set(K,Array.isArray(R)?R.map(
j=>f.resolve(j)):R)}return C}function $(f,V,C,K={values:1e4}){if(K.values--<=0)return null;const M=f.resolve(V);if(C===0)return M;if(Array.isArray(M))return M.map(
j=>$(f,j,C-1,K));if(!(M instanceof i.Bi))return M;const R=new i.Bi;for(const[j,v]of M)R.set(j,$(f,v,C-1,K));return R}}),22480:((gt,it,D)=>{D.d(it,{CS:()=>V,Ow:()=>f,
VF:()=>nt,ni:()=>o});var i=D(78157);function o(C,K){let M=K+6;for(;C[M]===i.Z4&&(C[M+1]===i.kR||C[M+1]===i.u7||C[M+1]===i.Z4);)M++;return C[M]===i.u7&&M++,C[M]===
i.kR&&M++,M}function nt(C,K){for(let M=0;M<4&&i.Kl[C[K]??0]===i.t6&&K<C.length;M++)K++;return(0,i.w1)(C,K,"endstream")}const $=8;function f(C,K,M){let R=K;for(;R<
K+4&&(C[R]===i.u7||C[R]===i.kR);)R++;return R===K||R+2>M?K:V(C,R)?R:K}const V=(C,K)=>(C[K]&15)===$&&(C[K]<<8|C[K+1])%31===0}),75162:((gt,it,D)=>{D.d(it,{CF:()=>Vt,
s1:()=>vt,cY:()=>Ft,zw:()=>ce,VH:()=>Te,Rd:()=>Tt,k0:()=>ke,u6:()=>qt,vc:()=>_e,vK:()=>Ie});var i=D(77598),o=D(45599),nt=D(34400);function $(u){const h=new Uint8Array(
256);for(let A=0;A<256;A++)h[A]=A;const{length:y}=u;for(let A=0,L=0,N=0;A<256;A++){const X=h[A];L=L+X+u[N]&255,h[A]=h[L],h[L]=X,++N===y&&(N=0)}return h}function f(u,h){
const y=u.slice(),{length:A}=h,L=new Uint8Array(A);for(let N=0,X=0,rt=0;N<A;N++){X=X+1&255;const ot=y[X];rt=rt+ot&255;const dt=y[rt];y[X]=dt,y[rt]=ot,L[N]=h[N]^
y[ot+dt&255]}return L}function V(u,h){return f($(u),h)}const C={length:u=>u,decrypt:u=>u,encryptInto:(u,h,y,A,L)=>A.set(u,L)};function K(u){const h=w(u,[]),y=E(
(A,L)=>$(h(A,L)));return{length:A=>A,decrypt:(A,L,N)=>f(y(L,N),A),encryptInto:(A,L,N,X,rt)=>X.set(f(y(L,N),A),rt)}}function M(u){const h=w(u,[115,65,108,84]),y=I(
()=>new l),A=E((N,X)=>y().engine(h(N,X))),L=E((N,X)=>k(h(N,X)));return{length:j,decrypt:(N,X,rt)=>d(L(X,rt),N),encryptInto:(N,X,rt,ot,dt)=>{y().seal(A(X,rt),N,ot,
dt)}}}function R(u){const h=I(()=>new l);let y,A;return{length:j,decrypt:L=>d(A??=k(u),L),encryptInto:(L,N,X,rt,ot)=>{h().seal(y??=h().engine(u),L,rt,ot)}}}const j=u=>(u&
-16)+32,v=64*1024,S=16*1024;class l{head=Buffer.alloc(v);pool=Buffer.alloc(S);taken=S;engine(h){const y=Buffer.alloc(16);return this.nextVector(y),(0,i.createCipheriv)(
h.length===16?"aes-128-cbc":"aes-256-cbc",h,y).setAutoPadding(!1)}seal(h,y,A,L){const{head:N}=this,{length:X}=y,rt=X&-16,ot=Math.min(rt,v-32),dt=X-rt;this.nextVector(
N),N.set(ot===X?y:y.subarray(0,ot),16);let pt=16+ot;if(ot<rt){A.set(h.update(N.subarray(0,pt)),L),L+=pt,pt=0;for(let wt=ot;wt<rt;wt+=v){const Et=h.update(y.subarray(
wt,Math.min(wt+v,rt)));A.set(Et,L),L+=Et.length}}dt>0&&N.set(y.subarray(rt),pt),N.fill(16-dt,pt+dt,pt+16),A.set(h.update(N.subarray(0,pt+16)),L)}nextVector(h){this.
taken===S&&((0,i.randomFillSync)(this.pool),this.taken=0),this.pool.copy(h,0,this.taken,this.taken+16),this.taken+=16}}const m=new Uint8Array(0);function d(u,h){
const y=h.length&-16;if(y<32)return m;const A=u.update(y===h.length?h:h.subarray(0,y)),L=A[y-1];let N=y;if(L>0&&L<=16){do N--;while(N>y-L&&A[N-1]===L);N>y-L&&(N=
y)}return A.subarray(16,N)}function k(u){return(0,i.createDecipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,Buffer.alloc(16)).setAutoPadding(!1)}function w(u,h){
const{length:y}=u,A=new Uint8Array(y+5+h.length);A.set(u),A.set(h,y+5);const L=new nt.V;return(N,X)=>(A[y]=N,A[y+1]=N>>>8,A[y+2]=N>>>16,A[y+3]=X,A[y+4]=X>>>8,L.
digest(A).subarray(0,Math.min(y+5,16)))}function I(u){let h;return()=>h??=u()}function E(u){let h=-1,y=-1,A;return(L,N)=>((A===void 0||L!==h||N!==y)&&(A=u(L,N),
h=L,y=N),A)}function O(u,h,y){const A=B(u,y),L=g(u,A);return _(L,h,u.revision===2?32:16)?A:void 0}function z(u,h){const y=T(u,h);let A=u.owner.subarray(0,32);for(let L=u.
revision===2?0:19;L>=0;L--)A=V(x(y,L),A);return A}function et(u,h,y,A){const L=T({revision:u,keyLength:h},y);let N=b(A);for(let X=0;X<=(u===2?0:19);X++)N=V(x(L,
X),N);return N}function U(u,h){const y=B(u,h),A=new Uint8Array(32);return A.set(g(u,y)),{user:A,fileKey:y}}const Z=Uint8Array.of(40,191,78,94,78,117,138,65,100,
0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function b(u){const h=new Uint8Array(32),y=u.subarray(0,32);return h.set(y),h.set(Z.
subarray(0,32-y.length),y.length),h}function B({revision:u,keyLength:h,owner:y,permissions:A,id0:L,encryptMetadata:N},X){const rt=Uint8Array.of(A,A>>8,A>>16,A>>
24),ot=u>=4&&!N?[255,255,255,255]:[],dt=(0,nt.F)(Buffer.concat([b(X),y.subarray(0,32),rt,L,Uint8Array.from(ot)]));return P(dt,u,h)}function T({revision:u,keyLength:h},y){
return P((0,nt.F)(b(y)),u,u===2?5:h)}function P(u,h,y){let A=u.subarray(0,y);if(h>=3)for(let L=0;L<50;L++)A=(0,nt.F)(A).subarray(0,y);return A}function g({revision:u,
id0:h},y){if(u===2)return V(y,Z);let A=(0,nt.F)(Buffer.concat([Z,h]));for(let L=0;L<20;L++)A=V(x(y,L),A);return A}function x(u,h){return h===0?u:u.map(y=>y^h)}function _(u,h,y){
return h.length>=y&&u.subarray(0,y).every((A,L)=>A===h[L])}function F(u,h,y){return st(u.user,u.wrappedByUser,h,y,new Uint8Array(0))}function G(u,h,y){return st(
u.owner,u.wrappedByOwner,h,y,u.user.subarray(0,48))}function tt(u,h,y){const A=ut(u,h,new Uint8Array(0)),L=ut(u,y,A.entry);return{user:A.entry,wrappedByUser:A.wrapped,
owner:L.entry,wrappedByOwner:L.wrapped}}function at(u,h,y){const A=Buffer.alloc(16,255);return A.writeInt32LE(h,0),A.write(y?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(
4).copy(A,12),(0,i.createCipheriv)("aes-256-ecb",u,null).setAutoPadding(!1).update(A)}const ht=new Uint8Array(16);function st(u,h,y,A,L){const N=Ot(y,A,u.subarray(
32,40),L);if(!Buffer.from(N).equals(u.subarray(0,32)))return;const X=Ot(y,A,u.subarray(40,48),L);return(0,i.createDecipheriv)("aes-256-cbc",X,ht).setAutoPadding(
!1).update(h.subarray(0,32))}function ut(u,h,y){const A=(0,i.randomBytes)(16),L=Ot(6,h,A.subarray(0,8),y),N=Ot(6,h,A.subarray(8),y),X=(0,i.createCipheriv)("aes-\
256-cbc",N,ht).setAutoPadding(!1).update(u);return{entry:Buffer.concat([L,A]),wrapped:X}}function Ot(u,h,y,A){let L=(0,i.createHash)("sha256").update(h).update(
y).update(A).digest();if(u<6)return L;for(let N=0,X=0;N<64||X>N-32;N++){const rt=Buffer.concat([h,L,A]),ot=Buffer.alloc(64*rt.length,rt),dt=(0,i.createCipheriv)(
"aes-128-cbc",L.subarray(0,16),L.subarray(16,32)).setAutoPadding(!1).update(ot);let pt=0;for(let wt=0;wt<16;wt++)pt+=dt[wt];L=(0,i.createHash)(["sha256","sha384",
"sha512"][pt%3]).update(dt).digest(),X=dt[dt.length-1]}return L.subarray(0,32)}var _t=D(77581),Gt=D(34378);const kt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
xe=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Ae=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ae=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Xt=/[\p{L}\p{Mc}\p{Nl}]/u;function Bt(u){if(/^[\x20-\x7e]*$/.test(u))return u;const h=(0,Gt.w)(u.replace(kt,"").replace(xe," "),"NFKC");if(Ae.test(h))return;const y=[
...h],A=y.map(N=>ae.test(N));return A.includes(!0)&&(y.some((N,X)=>!A[X]&&Xt.test(N))||!A[0]||!A.at(-1))?void 0:h}function bt(u){const h=Bt(u),y=[...h===void 0?
[]:[Buffer.from(h,"utf8")],Buffer.from(u,"utf8"),...[Nt(u),Me(u)].filter(N=>N!==void 0)],L=[...y.filter(N=>N.length>Wt).map(N=>N.subarray(0,Wt)),...y];return L.
filter((N,X)=>L.findIndex(rt=>rt.equals(N))===X)}const Wt=127;function Jt(u){return typeof u=="string"?Buffer.from(Bt(u)??u,"utf8").subarray(0,Wt):u}const Oe=32;
function St(u){return typeof u=="string"?Nt(u)??Buffer.from(u,"utf8"):u}function Ft(u,h,y){const A=y==="AES-256"?Jt:St;return Buffer.compare(A(u),A(h))===0}function Tt(u,h){
const y=h==="AES-256",A=y?ot=>Bt(ot)!==void 0:ot=>!new RegExp("\\p{Cc}","u").test(ot)&&Nt(ot)!==void 0,L=[...u].findIndex(ot=>!A(ot));if(L>=0)return y?`must not\
 have the character at position ${L+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${L+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!A(u))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const N=y?Buffer.from(Bt(u),"utf8"):St(u);if(N.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[X,rt]=[
N.length,y?Wt:Oe];if(!(X<=rt))return y?`must be at most ${rt} bytes long in UTF-8, and has ${X}`:`must be at most ${rt} characters long with AES-128, and has ${X}\
: shorten it, or choose AES-256`}function Nt(u){return Ut(u,h=>_t.SQ.get(h)??(h>=24&&h<32||h>=127&&h<161?-1:h))}function Me(u){return Ut(u,h=>h)}function Ut(u,h){
const y=Array.from(u,A=>h(A.codePointAt(0)));return y.every(A=>A>=0&&A<256)?Buffer.from(y):void 0}function Yt(u,h){const{strings:y}=h,A=(N,X,rt,ot)=>{if(N===C)return X;
const dt=Buffer.allocUnsafe(N.length(X.length));return N.encryptInto(X,rt,ot,dt,0),dt},L=(N,X,rt,ot,dt,pt)=>(N.encryptInto(X,rt,ot,dt,pt),N.length(X.length));return{
...u,uniform:h.named===void 0||h.encryptMetadata&&h.embedded===h.streams,decryptString:(N,X,rt)=>y.decrypt(N,X,rt),encryptString:(N,X,rt)=>A(y,N,X,rt),decryptStream:(N,X,rt,ot)=>zt(
h,ot).decrypt(N,X,rt),encryptStream:(N,X,rt,ot)=>A(zt(h,ot),N,X,rt),encryptedStringLength:N=>y.length(N),encryptedStreamLength:(N,X)=>zt(h,X).length(N),encryptStringInto:(N,X,rt,ot,dt)=>L(
y,N,X,rt,ot,dt),encryptStreamInto:(N,X,rt,ot,dt,pt)=>L(zt(h,ot),N,X,rt,dt,pt)}}function zt({streams:u,embedded:h,named:y,encryptMetadata:A},L){const N=L.get("Ty\
pe");if((0,o.Eo)(N,"XRef"))return C;if(y===void 0)return u;const X=Qt(L);return X!==void 0?y.get(X)??u:!A&&(0,o.Eo)(N,"Metadata")?C:(0,o.Eo)(N,"EmbeddedFile")?h:
u}function Qt(u){const h=u.get("Filter"),y=(0,o.cy)(h)?h.findIndex(X=>(0,o.Eo)(X,"Crypt")):(0,o.Eo)(h,"Crypt")?0:-1;if(y<0)return;const A=u.get("DecodeParms"),L=(0,o.
cy)(A)?A[y]:A,N=(0,o.Zm)(L)?L.get("Name"):void 0;return N instanceof o.SX?N.text:"Identity"}function Vt(u){if(Qt(u)===void 0)return!1;const h=u.get("Filter"),y=u.
get("DecodeParms"),A=(0,o.cy)(h)?h.findIndex(N=>(0,o.Eo)(N,"Crypt")):0,L=(0,o.cy)(h)?h.filter((N,X)=>X!==A):[];return L.length===0?(u.delete("Filter"),u.delete(
"DecodeParms"),!0):(u.set("Filter",L),(0,o.cy)(y)&&u.set("DecodeParms",y.filter((N,X)=>X!==A)),!0)}function ce(u){return u.algorithm==="AES-128"?ve(u):De(u)}const qt=()=>(0,i.
randomBytes)(32);function ve({userPassword:u,ownerPassword:h,permissions:y,id0:A}){const L=St(u),N=et(4,16,St(h),L),X=U({revision:4,keyLength:16,owner:N,permissions:y,
id0:A,encryptMetadata:!0},L),rt=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...jt("AESV2",16),O:new o.Mx(N),U:new o.Mx(X.user),P:y});return Ct({dictionary:rt,
version:"1.6",numbered:!0,identifier:A},M(X.fileKey))}function De({userPassword:u,ownerPassword:h,permissions:y}){const A=(0,i.randomBytes)(32),L=tt(A,Jt(u),Jt(
h)),N=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...jt("AESV3",32),O:new o.Mx(L.owner),OE:new o.Mx(L.wrappedByOwner),U:new o.Mx(L.user),UE:new o.Mx(
L.wrappedByUser),P:y,Perms:new o.Mx(at(A,y,!0))});return Ct({dictionary:N,version:"1.7",extensionLevel:8,numbered:!1},R(A))}function jt(u,h){const y=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(u),AuthEvent:(0,o.UU)("DocOpen"),Length:h});return{CF:(0,o.jd)({StdCF:y}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function Ct(u,h){
return Yt(u,{strings:h,streams:h,embedded:h,named:new Map([["StdCF",h],["Identity",C]]),encryptMetadata:!0})}var Mt=D(58552);const te={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},vt=-4,Pt=u=>1<<
te[u]-1,fe=Object.keys(te);function ke(u){let h=vt;for(const y of fe)u[y]||(h&=~Pt(y));return u.allow_print?h:h&~Pt("allow_print_high_resolution")}function _e(u){
return fe.filter(h=>(u&Pt(h))===0)}const le=4096;function Te(u,{known:h,possible:y=[]},A){const L=de(u),N=new Uint8Array(0);if(L.revision<5&&[h??N,...y].some(({
length:Et})=>Et>le))throw Ce();const X=[...h?[h]:[],...y,N],rt=he(L,X,N),ot=rt??(A?yt(bt(A),Et=>he(L,X,Et)):void 0);if(ot===void 0)throw L.revision<5&&!h?ne():A?
ee():xt();const{fileKey:dt,access:pt}=ot,wt=pe(L,dt);return{...Lt(L,ot,ue(L,dt),wt),access:pt,locked:!1,permissions:L.permissions,revision:L.revision,keyBits:8*
dt.length,opensWithoutPassword:rt!==void 0,algorithm:we(L.methods[wt.streams===C?"embedded":"streams"],dt),unrestricted:()=>Pe(L,ot)}}function Lt(u,{identifier:h},y,A){
const L={dictionary:y,...Fe(u),numbered:u.revision<=4,...h?{identifier:h}:{}};return Yt(L,A)}function Pe(u,h){const y={...u,permissions:vt};let{fileKey:A}=h;const L=ue(
y,A);if(h.legacy){const N=U({...h.legacy.scheme,permissions:vt},h.legacy.userPassword);A=N.fileKey,L.set("U",new o.Mx(N.user))}else L.set("Perms",new o.Mx(at(A,
vt,u.encryptMetadata)));return Lt(y,h,L,pe(y,A))}function ue({encrypt:u,revision:h,permissions:y},A){const L=new o.Bi(u);L.set("P",y);for(const[X,rt]of[["O",h<5?
32:48],["U",h<5?32:48],["OE",32],["UE",32]]){const ot=u.get(X);ot instanceof o.Mx&&ot.bytes.length>rt&&L.set(X,new o.Mx(ot.bytes.subarray(0,rt)))}const N=u.get(
"Length");return N!==void 0&&!(typeof N=="number"&&N%8===0&&N>=40&&N<=256)&&L.set("Length",8*A.length),L}function de(u){const h=u.get("Filter");if(!(0,o.Eo)(h,"\
Standard"))throw se(`the security handler ${h instanceof o.SX?$t(h):"without a name"}`);const y=Zt(u.get("V"),0),A=Zt(u.get("R"),0);if(!(y===5?A===5||A===6:[1,2,
4].includes(y)&&A>=2&&A<=4))throw se(`the standard security handler with V ${y} and R ${A}`);const N={encrypt:u,version:y,revision:A,permissions:Zt(u.get("P"),-4)|
0};if(y<4)return{...N,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const X=u.get("CF"),rt=new Map;for(const[pt,wt]of(0,o.
Zm)(X)?X:[]){const Et=(0,o.Zm)(wt)?Re(wt,y):void 0;Et!==void 0&&rt.set(pt,Et)}rt.set("Identity","none");const ot=(pt,wt)=>{const Et=u.get(pt),re=rt.get(Et instanceof
o.SX?Et.text:wt);if(re===void 0)throw se(`the crypt filter ${Et instanceof o.SX?$t(Et):wt}`);return re},dt=u.get("StmF");return{...N,encryptMetadata:u.get("Encr\
yptMetadata")!==!1,methods:{strings:ot("StrF","Identity"),streams:ot("StmF","Identity"),embedded:ot("EFF",dt instanceof o.SX?dt.text:"Identity")},filters:rt}}function Re(u,h){
const y=u.get("CFM");return h===5&&(0,o.Eo)(y,"AESV3")?"AESV3":h===4&&(0,o.Eo)(y,"AESV2")?"AESV2":h===4&&(0,o.Eo)(y,"V2")?"V2":y===void 0||(0,o.Eo)(y,"None")?"n\
one":void 0}function he(u,h,y){const{encrypt:A,revision:L}=u;if(L>=5){const dt={owner:It(A,"O",48),user:It(A,"U",48),wrappedByOwner:It(A,"OE",32),wrappedByUser:It(
A,"UE",32)};return me(F(dt,L,y),"user")??me(G(dt,L,y),"owner")}const N=It(A,"O",1),X=It(A,"U",1),{permissions:rt,encryptMetadata:ot}=u;return yt(h,dt=>yt(be(u),
pt=>{const wt={revision:L,keyLength:pt,owner:N,permissions:rt,id0:dt,encryptMetadata:ot};return ge(wt,X,y,"user")??ge(wt,X,z(wt,y),"owner")}))}function ge(u,h,y,A){
const L=O(u,h,y);return L&&{fileKey:L,access:A,identifier:u.id0,legacy:{scheme:u,userPassword:y}}}function me(u,h){return u&&{fileKey:u,access:h}}function be({encrypt:u,
version:h}){if(h===4)return[16];const y=Zt(u.get("Length"),40),A=y%8===0&&y>=40&&y<=128?y/8:5;return[...new Set(h===1?[5,A,16]:[A,16,5])]}function pe(u,h){const y={
none:C},A=rt=>rt==="V2"?y.V2??=K(h):rt==="AESV2"?y.AESV2??=M(h):rt==="AESV3"?y.AESV3??=R(h):C,{methods:L,filters:N,encryptMetadata:X}=u;return{strings:A(L.strings),
streams:A(L.streams),embedded:A(L.embedded),named:N&&new Map([...N].map(([rt,ot])=>[rt,A(ot)])),encryptMetadata:X}}function Fe({version:u,revision:h,methods:y}){
return h>=5?{version:"1.7",extensionLevel:h===5?3:8}:u===4?{version:Object.values(y).includes("AESV2")?"1.6":"1.5"}:{version:h===2?"1.1":"1.4"}}function we(u,h){
if(u!=="none")return u==="V2"?h.length===5?"RC4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}function It(u,h,y){const A=u.get(h);if(A instanceof o.Mx&&A.bytes.
length>=y)return A.bytes;throw(0,Mt.O$)(`its encryption dictionary has no usable /${h}.`)}function Zt(u,h){return typeof u=="number"?Math.trunc(u):h}function yt(u,h){
for(const y of u){const A=h(y);if(A!==void 0)return A}}function $t({text:u}){return/^[\w.+-]{1,40}$/.test(u)?u:"with an unusual name"}function xt(){return(0,Mt.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function ee(){return new Mt.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function ne(){const u="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Mt.hJ)("uns\
upported_encryption",u,{issues:[{field:"file",message:`The document ${u}.`}],advice:"Get the document again from where it came from"})}function Ce(){const u=`is\
 encrypted and has an identifier (/ID) of more than ${le} bytes`;return(0,Mt.hJ)("unsupported_encryption",u,{issues:[{field:"file",message:`The document ${u}; a\
t most that many are supported.`}],advice:"Open it in another PDF program and save it again"})}function se(u){return(0,Mt.hJ)("unsupported_encryption",`is prote\
cted by ${u}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${u}, which is not supported.`}],advice:"Only protection by\
 passwords can be opened, not by certificates or rights management"})}const Le={...C,decrypt:()=>new Uint8Array(0)};function Ie(u){const h=Be(u),y=N=>N==="none"?
C:Le,A=[...h?.filters??[["Identity","none"]]],L={strings:y(h?.methods.strings),streams:y(h?.methods.streams),embedded:y(h?.methods.embedded),named:h&&!h.filters?
void 0:new Map(A.map(([N,X])=>[N,y(X)])),encryptMetadata:h?.encryptMetadata??!0};return{...Yt({dictionary:u,version:"1.1",numbered:!0},L),access:"user",locked:!0,
permissions:h?.permissions??vt,revision:h?.revision,opensWithoutPassword:!1,unrestricted:void 0,...h?ye(h):Ne(u)}}function Be(u){try{return de(u)}catch(h){if(h instanceof
Mt.zU&&h.code==="unsupported_encryption")return;throw h}}function ye({encrypt:u,version:h,methods:y}){const A=y.streams==="none"?y.embedded:y.streams;if(A==="no\
ne")return{algorithm:void 0,keyBits:void 0};if(A==="AESV3")return{algorithm:"AES-256",keyBits:256};if(h===4)return{algorithm:A==="AESV2"?"AES-128":"RC4-128",keyBits:128};
const L=h===1?40:Ue(u.get("Length"));return{algorithm:L===40?"RC4-40":"RC4-128",keyBits:L}}function Ne(u){const h=u.get("CF"),y=u.get("StmF"),A=(0,o.Zm)(h)&&y instanceof
o.SX?h.get(y.text):void 0,L=(0,o.Zm)(A)?A.get("CFM"):void 0;return(0,o.Eo)(L,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(L,"AESV2")?{algorithm:"AES-128",
keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Ue(u){return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),34400:((gt,it,D)=>{D.d(it,{F:()=>nt,V:()=>$});
const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(f,V)=>Math.floor(Math.abs(Math.sin(V+1))*2**32)|0),nt=f=>new $().digest(f);class ${words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(V){const{state:C,tail:K}=this;C[0]=1732584193,C[1]=4023233417,C[2]=2562383102,C[3]=271733878;const{length:M}=V,
R=M&-64;for(let l=0;l<R;l+=64)this.compress(V,l);const j=M-R,v=j<56?64:128;for(let l=0;l<j;l++)K[l]=V[R+l];K[j]=128,K.fill(0,j+1,v);for(let l=0,m=M<<3;l<4;l++)K[v-
8+l]=m>>>(l<<3);K[v-4]=M>>>29;for(let l=0;l<v;l+=64)this.compress(K,l);const S=new Uint8Array(16);for(let l=0;l<16;l++)S[l]=C[l>>2]>>>((l&3)<<3);return S}compress(V,C){
const{words:K,state:M}=this;for(let l=0,m=C;l<16;l++,m+=4)K[l]=V[m]|V[m+1]<<8|V[m+2]<<16|V[m+3]<<24;let R=M[0],j=M[1],v=M[2],S=M[3];for(let l=0;l<64;l++){const m=l>>
4;let d,k;m===0?(d=j&v|~j&S,k=l):m===1?(d=S&j|~S&v,k=5*l+1):m===2?(d=j^v^S,k=3*l+5):(d=v^(j|~S),k=7*l);const w=R+d+o[l]+K[k&15]|0,I=i[m<<2|l&3];R=S,S=v,v=j,j=j+
(w<<I|w>>>32-I)|0}M[0]=M[0]+R,M[1]=M[1]+j,M[2]=M[2]+v,M[3]=M[3]+S}}}),93604:((gt,it,D)=>{D.d(it,{BC:()=>M,Fr:()=>C,MJ:()=>R,p9:()=>nt,qZ:()=>K});const i=1e3,o=3e5;
function*nt(v,S){if(v.length<=i)return[...v].sort(S);let l=[];for(let m=0;m<v.length;m+=i){for(const d of v.slice(m,m+i).sort(S))l.push(d);yield o}for(let m=i;m<
l.length;m*=2){const d=[];for(let k=0;k<l.length;k+=2*m){const w=Math.min(k+m,l.length),I=Math.min(w+m,l.length);for(let E=k,O=w;E<w||O<I;){const z=O===I||E<w&&
S(l[E],l[O])<=0;d.push(z?l[E++]:l[O++]),d.length%i===0&&(yield o)}}l=d}return l}const $=16384,f=50,V=4;function*C(v){const{length:S}=v;for(let d=0;d<S;d+=$)v.subarray(
d,d+$).sort(),S>$&&(yield $*f);let[l,m]=[v,S>$?new Float64Array(S):v];for(let d=$;d<S;d*=2){for(let k=0;k<S;k+=2*d){const w=Math.min(k+d,S),I=Math.min(w+d,S);for(let E=k,
O=w,z=k;z<I;){const et=O===I||E<w&&l[E]<=l[O];m[z++]=l[et?E++:O++],z%$===0&&(yield $*V)}}[l,m]=[m,l]}return l}async function K(v,S,l){const m=nt(v,S);for(;;){const{
done:d,value:k}=m.next();if(d)return k;const w=l.step(k);w&&await w}}const M=(v,S)=>j(v,S,!1),R=(v,S)=>j(v,S,!0);function j(v,S,l){let[m,d]=[0,v.length];for(;m<
d;){const k=m+d>>1,w=v[k];w<S||l&&w===S?m=k+1:d=k}return m}}),64580:((gt,it,D)=>{D.d(it,{F:()=>o});var i=D(45599);function o(f,V=()=>{}){if(f instanceof i.Z6)return new i.
Z6(o(f.dict,V),f.data,f.sealed);const C=$(f),K=[C];let M=1;for(let R=K.pop();R!==void 0;R=K.pop())if(Array.isArray(R)){M+=R.length;for(const[j,v]of R.entries())
R[j]=nt(v,K)}else if((0,i.Zm)(R)){M+=R.size;for(const[j,v]of R)R.set(j,nt(v,K))}return V(M),C}function nt(f,V){const C=$(f);return C!==f&&V.push(C),C}function $(f){
return Array.isArray(f)?[...f]:(0,i.Zm)(f)?new i.Bi(f):f}}),79725:((gt,it,D)=>{D.d(it,{R:()=>V,Z:()=>C});var i=D(78157),o=D(4e4),nt=D(88500);const $=new Int32Array(
0),f=new nt.s;class V{at=$;first=0;used=0;open=-1;close=-1;special=!1;scan=f;marksFrom=0;marksTo=0;own;locate(M,R,j){const v=this.own??={at:new Int32Array(64),scan:new nt.
s},{scan:S}=v;if(this.at=v.at,this.scan=S,this.first=this.used=this.marksFrom=this.marksTo=0,S.reset(),R=(0,i.AN)(M,R,j),M[R]!==i.iH||M[R+1]!==i.iH)return!1;this.
open=R+=2;const l=(0,o.XE)();for(;(R=(0,i.AN)(M,R,j))<j;){const m=M[R];if(m===i.vz)return this.close=R,this.marksTo=S.used,this.special=S.byteRange||S.doubtful,
M[R+1]===i.vz;if(m!==i.cL)return!1;const d=++R;for(;R<j&&i.Kl[M[R]]===i.N9;R++)if(M[R]===i.wn)return!1;const k=R;k-d===9&&M[d]===i.Ah&&(0,i.w1)(M,d,"ByteRange")&&
(S.byteRange=!0),(0,o.xg)(M,d-1,k,l)&&(S.doubtful=!0);const w=R=(0,i.AN)(M,R,j);if(M[R]===i.vz||(R=S.value(M,R,j),R<0))return!1;this.add(d,k,w,R)}return!1}add(M,R,j,v){
this.used+4>this.at.length&&(this.at=this.own.at=C(this.at,this.used+4));const{at:S,used:l}=this;S[l]=M,S[l+1]=R,S[l+2]=j,S[l+3]=v,this.used=l+4}find(M,R){const{
at:j,first:v}=this,S=R.length;for(let l=this.used-4;l>=v;l-=4){const m=j[l];if(j[l+1]-m!==S)continue;let d=0;for(;d<S&&M[m+d]===R.charCodeAt(d);)d++;if(d===S)return l}
return-1}findMisspelt(M,R){const{at:j,first:v}=this;for(let S=v;S<this.used;S+=4){const l=j[S];if(j[S+1]-l!==R.length)continue;let m=0;for(let d=0;d<R.length&&m<
2;d++)M[l+d]!==R.charCodeAt(d)&&m++;if(m===1)return S}return-1}}function C(K,M){const R=new Int32Array(Math.max(K.length*2,M));return R.set(K),R}}),43767:((gt,it,D)=>{
D.d(it,{r:()=>$});var i=D(45599);const o=5;function nt(f,V){if(f.length!==V.length||f.length<o)return!1;let C=0;for(let K=0;K<f.length;K++)f[K]!==V[K]&&C++;return C===
1}function $(f,V){const C=new Set(V),K=V.filter(j=>!f.has(j)),M=new Map;for(const j of f.keys()){const v=C.has(j)?void 0:K.find(S=>nt(j,S));v!==void 0&&M.set(j,
v)}return M.size===0?void 0:{dict:new i.Bi([...f].map(([j,v])=>[M.get(j)??j,v])),keys:[...M.values()]}}}),45798:((gt,it,D)=>{D.d(it,{e:()=>z,i:()=>O});var i=D(42973),
o=D(78157),nt=D(82416),$=D(45599);const f=Symbol("close array"),V=Symbol("close dictionary"),C=Symbol("end"),K=32,M=32,R=32,j=32,v=224,S=224,l=1e3,m=160,d=8,k=256,
w=8192,I=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,E=et=>et===o.Z4||et===o.kR||et===o.u7;class O{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(U,Z,b,B,T,P=1/0,g=z){
this.bytes=U,this.at=Z,this.end=b,this.nesting=B,this.openString=T,this.room=P,this.refusal=g}value(){const U=this.token(0);return typeof U=="symbol"?null:U}token(U){
const{bytes:Z,end:b}=this;if(this.room-=K,this.room<0)throw this.refusal();const B=(0,o.AN)(Z,this.at,b);if(this.at=B,B>=b)return C;const T=Z[B];if(T>=o.l0&&T<=
o.ev)return this.numberOrReference();switch(T){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return Z[B+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(U+1));case o.WL:return this.at++,this.array(U+1);case o.wt:return this.at++,f;case o.vz:return this.closed=B,Z[B+
1]===o.vz?(this.at+=2,V):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(U){this.checkDepth(U),this.room-=
j;const Z=[];for(;;){Z.length===d&&Z.every(B=>B instanceof $.oS)&&this.references(Z);const b=this.token(U);if(b===f||b===C)return Z;if(b===V)return this.at=this.
closed,Z;Z.push(b)}}references(U){const{bytes:Z,end:b}=this;for(let B=k;B<=w;B*=2){const T=(0,o.bS)(Z).toString("latin1",this.at,Math.min(this.at+B,b)),P=I.exec(
T)?.[0]??"";if(P==="")return;const g=U.length;for(const x of P.split(" 0 R"))x!==""&&U.push(new $.oS(Number(x),0));if(this.room-=(U.length-g)*(K+M),this.at+=P.length,
P.length<T.length>>1)return}for(;this.addReference(U);)if(this.room<0)throw this.refusal()}addReference(U){const{bytes:Z}=this;let b=this.at;E(Z[b])&&b++;const B=b;
let T=0;for(let g=Z[b];g>=o.l0&&g<=o.ev;g=Z[++b])T=10*T+g-o.l0;return b>B&&b-B<10&&b+4<this.end&&Z[b]===o.Z4&&Z[b+1]===o.l0&&Z[b+2]===o.Z4&&Z[b+3]===o.AV&&(E(Z[b+
4])||Z[b+4]===o.wt)?(U.push(new $.oS(T,0)),this.room-=K+M,this.at=b+4,!0):!1}dictionary(U){this.checkDepth(U),this.room-=S;const Z=new $.Bi;let b,B=-1;for(;;){const T=this.
at,P=this.token(U);if(P===V||P===C)return B>=0&&(0,$.hi)(Z)&&this.keepSealed(Z,B),Z;if(P===f)continue;const g=P;if(b===void 0){g instanceof $.SX&&(b=g.text);continue}
Z.size>l&&(this.room-=m),g!==null?Z.set(b,g):Z.delete(b),this.openString&&b==="Contents"&&g instanceof $.Mx&&(B=T),b=void 0}}keepSealed(U,Z){U.set("Contents",new O(
this.bytes,Z,this.end,1).value())}checkDepth(U){if(U>this.nesting)throw(0,i.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,
"Open it in another PDF program and save it again")}name(){const{bytes:U,end:Z}=this,b=this.at+1;return this.room-=R,this.at=(0,o.Wd)(U,b,Z),new $.SX((0,nt.MQ)(
U,b,this.at))}string(U){return this.room-=v,new $.Mx(this.openString?this.openString(U):U)}literal(){const{bytes:U,end:Z}=this,b=this.at+1;for(let B=b;B<Z;B++){
const T=U[B];if(T===o.s1)return this.at=B+1,U.slice(b,B);if(T===o.Cx||T===o.r_||T===o.u7)break}return this.at=(0,o.t9)(U,this.at,Z),(0,nt.U1)(U,b,this.at)}hexadecimal(){
const{bytes:U,end:Z}=this,b=this.at+1,B=(0,o.$k)(U,b,Z);return this.at=B,(0,o.sk)(U,b,B)}numberOrReference(){const{bytes:U,end:Z}=this;let b=this.at,B=0;for(;b<
Z&&U[b]>=o.l0&&U[b]<=o.ev;)B=B*10+(U[b++]-o.l0);if(b<Z&&o.Kl[U[b]]===o.N9)return this.number();this.at=b,b=(0,o.AN)(U,b,Z);const T=U[b]===o.N5&&b+1<Z&&U[b+1]>o.
l0;T&&b++;let P=0;const g=b;for(;b<Z&&U[b]>=o.l0&&U[b]<=o.ev;)P=P*10+(U[b++]-o.l0);return b===g||(b=(0,o.AN)(U,b,Z),b>=Z||U[b]!==o.AV||b+1<Z&&o.Kl[U[b+1]]===o.N9)?
B:(this.at=b+1,this.room-=M,B>2147483647?null:new $.oS(B,T?1:Math.min(P,65535)))}number(){const{bytes:U,end:Z,at:b}=this;return this.at=(0,o.Wd)(U,b,Z),(0,nt.kz)(
U,b,this.at)}word(){const{bytes:U,at:Z,end:b}=this,B=U[Z];return B===o.b9||B===o.N5||B===o.fX?this.number():(0,o.wb)(U,Z,"true")||(0,o.wb)(U,Z,"false")?(this.at=
(0,o.Wd)(U,Z,b),B===o.yh):(0,o.w1)(U,Z,"endobj")||(0,o.w1)(U,Z,"endstream")?C:(this.at=Math.max((0,o.Wd)(U,Z,b),Z+1),null)}}const z=()=>(0,i.F)("values","The ob\
jects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another pro\
gram")}),4e4:((gt,it,D)=>{D.d(it,{C3:()=>C,XE:()=>K,oC:()=>R,xg:()=>M});var i=D(78157);const o=4<<20,nt=1024,$=1<<29,f=new Int32Array(nt);let V=0;function C(){V<
$||(V=0,f.fill(0))}const K=()=>V+1;function M(S,l,m,d){const k=m-l,w=m-1,E=k*157+S[w]*5+S[w-(k>1?1:0)]*61+S[l+(k>1?1:0)]*331+S[l+(k>>1)]*17&nt-1,O=f[E];return f[E]=
++V,O>=d}function R(S,l,m){if(m-l>o)return!1;const d=[],k=new j;let w=0,I=!1;do{const E=(0,i.AN)(S,l,m);if(E>=m)return!1;const O=d.at(-1)??0,z=O>0&&!I&&S[E]===i.
cL;if(l=v(S,E,m),I=z,z){if(k.add(O,S,E+1,l))return!0}else S[E]===i.WL?d.push(0):S[E]===i.iH&&l===E+2&&S[E+1]===i.iH?d.push(++w):(S[E]===i.wt||S[E]===i.vz&&l===E+
2)&&d.pop()}while(d.length>0);return!1}class j{places=new Int32Array(128);count=0;add(l,m,d,k){let w=l,I=~l;for(let E=d;E<k;E++){let O=m[E];O===i.wn&&(0,i.Li)(m[E+
1])>=0&&(0,i.Li)(m[E+2])>=0&&E+2<k&&(O=(0,i.Li)(m[E+1])*16+(0,i.Li)(m[E+2]),E+=2),w=Math.imul(w^O,16777619),I=Math.imul(I+O,1540483477)^I>>>15}return this.count*
4>this.places.length&&this.grow(),this.put(w,I===0?1:I)}put(l,m){const{places:d}=this;let k=(l^l>>>15)*2&d.length-1;for(;d[k+1]!==0;k=k+2&d.length-1)if(d[k]===l&&
d[k+1]===m)return!0;return d[k]=l,d[k+1]=m,this.count++,!1}grow(){const l=this.places;this.places=new Int32Array(l.length*4),this.count=0;for(let m=0;m<l.length;m+=
2)l[m+1]!==0&&this.put(l[m],l[m+1])}}function v(S,l,m){const d=S[l],k=S[l+1]===d;return d===i.iH?k?l+2:(0,i.$k)(S,l,m):d===i.vz?k?l+2:l+1:d===i.Cx?(0,i.t9)(S,l,
m):Math.max((0,i.Wd)(S,d===i.cL?l+1:l,m),l+1)}}),88500:((gt,it,D)=>{D.d(it,{A:()=>nt,s:()=>z});var i=D(78157),o=D(4e4);const nt=-1,$=2**63,f=-1,V=0,C=1,K=2,M=0,
R=1,j=2,v=3,S=4,l=5,m=6,d=7,k=8,w=new Uint8Array(256).fill(j);for(let b=0;b<256;b++)i.Kl[b]===i.t6&&(w[b]=M);for(let b=i.l0;b<=i.ev;b++)w[b]=R;for(const[b,B]of Object.
entries({"/":v,"<":S,">":l,"[":m,"]":d,"(":k,"%":M,")":M,"{":M,"}":M}))w[b.charCodeAt(0)]=B;const I=new Uint8Array(256);for(let b=0;b<256;b++)i.Kl[b]===i.N9&&b!==
i.wn&&(I[b]=1);const E=new Int32Array(0),O=96;class z{marks=E;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){
this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(B,T,P){
const g=this.used+P-T;g>this.marks.length&&this.grow(g),this.marks.set(B.subarray(T,P),this.used),this.used=g}open(B,T,P){return this.opened[B]=T,P}add(B,T,P){return this.
used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=B>2147483647?0:B,this.marks[this.used+1]=T,this.marks[this.used+2]=P,this.used+=3,P}grow(B){
const T=new Int32Array(Math.max(this.marks.length*2,B,O));T.set(this.marks),this.marks=T}value(B,T,P){let g=0,x=V;for(let _=T;T<P;_=T){const F=B[T++];switch(w[F]){case M:
F===i.IQ&&(T=(0,i.D)(B,_,P));continue;case R:{let G=F-i.l0;for(;w[B[T]]===R;)G=G*10+(B[T++]-i.l0);if(T<P&&i.Kl[B[T]]===i.N9){T=(0,i.Wd)(B,T,P);break}if(G>=$)return-1;
const tt=et(B,T,P);x===K&&this.setLength(G,_,T,tt),tt>T&&(T=this.add(G,_,tt));break}case j:for(;T<P&&i.Kl[B[T]]===i.N9;)T++;if(F===i.HF&&Z(B,_,T))return-1;break;case v:
for(;T<P&&I[B[T]]===1;)T++;if(T<P&&B[T]===i.wn&&(T=this.escapedName(B,T,P)),x=this.expectedAfter(B,_,T,x===V?g:0),g===0)return T;continue;case S:T=B[T]===i.iH?this.
open(g++,(0,o.XE)(),T+1):this.hexString(B,_,P);break;case l:if(B[T]!==i.vz)continue;if(!(this.opened[--g]>0)||++T>P)return-1;break;case m:T=this.open(g++,f,T);break;case d:
if(this.opened[--g]!==f)return-1;break;case k:T=this.literalString(B,_,P);break}if(g===0)return T>P?-1:T;x=V}return-1}setLength(B,T,P,g){const x=g>P;this.length=
x?-1:B,this.lengthRef=x?B:-1,this.lengthStart=T,this.lengthEnd=g}literalString(B,T,P){const g=(0,i.AZ)(B,T,P);return g<0?P+1:this.strings?this.add(nt,T,g):g}hexString(B,T,P){
const g=(0,i.$k)(B,T,P);return this.strings?this.add(nt,T,g):g}escapedName(B,T,P){return this.doubtful=!0,(0,i.Wd)(B,T,P)}expectedAfter(B,T,P,g){const x=P-T;return x===
10&&B[T+1]===i.Ah&&(0,i.w1)(B,T,"/ByteRange")&&(this.byteRange=!0),g===0||this.opened[g-1]===f?V:((0,o.xg)(B,T,P,this.opened[g-1])&&(this.doubtful=!0),g>1?C:x===
7&&B[T+1]===i.A4&&(0,i.w1)(B,T,"/Length")?K:C)}}function et(b,B,T){if(b[B]===i.Z4&&b[B+1]===i.l0&&b[B+3]===i.AV&&b[B+2]===i.Z4&&B+4<=T)return U(b,B+4,T)?B+4:B;let P=(0,i.
AN)(b,B,T);b[P]===i.N5&&b[P+1]>i.l0&&P++;let g=P,x=0;for(;g<T&&(0,i.yp)(b[g]);g++)x=x*10+(b[g]-i.l0);if(g===P||x>=$)return B;const _=(0,i.AN)(b,g,T);return _<T&&
b[_]===i.AV&&U(b,_+1,T)?_+1:B}const U=(b,B,T)=>B>=T||i.Kl[b[B]]!==i.N9;function Z(b,B,T){return T-B===6&&(0,i.w1)(b,B,"endo")||T-B===9&&(0,i.w1)(b,B,"ends")}}),
45079:((gt,it,D)=>{D.d(it,{ZV:()=>d,bD:()=>V,dZ:()=>j,pS:()=>v,sd:()=>k,yT:()=>f});var i=D(78157),o=D(45599);const nt=8,$=1024,f={number:0,generation:0};function V(w,I,E){
if(I===null)w.text("null");else if(typeof I=="number")w.text(d(I));else if(typeof I=="boolean")w.text(I?"true":"false");else if(I instanceof o.SX)j(w,I.text);else if(I instanceof
o.oS)w.text(R(I,E));else if(I instanceof o.Mx)v(w,I.bytes,E);else if(Array.isArray(I)){if(w.byte(i.WL),I.length>=nt&&I.every(O=>O instanceof o.oS))C(w,I,E);else
for(const[O,z]of I.entries())O>0&&w.byte(i.Z4),V(w,z,E);w.byte(i.wt)}else I instanceof o.Bi?K(w,I,E):V(w,I.dict,E)}function C(w,I,E){for(let O=0;O<I.length;O+=$){
const z=I.slice(O,O+$).map(et=>R(et,E));w.text(O>0?` ${z.join(" ")}`:z.join(" "))}}function K(w,I,E){const O=E.security&&I.has("ByteRange")?{...E,security:void 0}:
E;w.text("<<");for(const[z,et]of I)j(w,z),M(et)&&w.byte(i.Z4),V(w,et,z==="Contents"?O:E);w.text(">>")}const M=w=>w===null||typeof w=="number"||typeof w=="boolea\
n"||w instanceof o.oS;function R(w,{renumber:I,generationOf:E}){const O=I?I(w):w.number;return I&&O===0?"null":`${O} ${E?E(O):I?0:w.generation} R`}function j(w,I){
w.byte(i.cL);for(let E=0;E<I.length;E++){const O=I.charCodeAt(E)&255;O!==i.Cq&&(O>i.Z4&&O<=i.du&&O!==i.wn&&i.Kl[O]===i.N9?w.byte(O):w.text(`#${m(O)}`))}}function v(w,I,{
security:E,number:O,generation:z}){if(E){S(w,E.encryptString(I,O,z));return}let et=0;for(const U of I)(U<i.Z4||U>i.du)&&et++;if(et*3>I.length){S(w,I);return}w.byte(
i.Cx);for(const U of I)(U===i.Cx||U===i.s1||U===i.r_)&&w.byte(i.r_),U===i.u7?w.text("\\r"):w.byte(U);w.byte(i.s1)}function S(w,I){w.byte(i.iH);for(const E of I)
w.byte(l.charCodeAt(E>>4)),w.byte(l.charCodeAt(E&15));w.byte(i.vz)}const l="0123456789abcdef",m=w=>l[w>>4]+l[w&15];function d(w){if(!Number.isFinite(w))return"0";
const I=Math.abs(w);if(Number.isInteger(w)&&I<1e15)return String(w);if(I>=2**63)return`${BigInt(w)}.0`;const E=String(w);return E.includes("e")?w.toFixed(12).replace(
/0+$/,"").replace(/\.$/,""):E}function k(w){const I=[w];for(;I.length>0;){const E=I.pop();if(E instanceof o.Mx)return!0;if(Array.isArray(E))for(const O of E)I.push(
O);else if(E instanceof o.Bi)for(const O of E.values())I.push(O);else E instanceof o.Z6&&I.push(E.dict)}return!1}}),39150:((gt,it,D)=>{D.d(it,{D:()=>V});var i=D(
78157);const o=15,nt=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,$=/^(true|false|null)$/,f=/#(?![0-9A-Fa-f]{2})|#00/;function V(v,S,l){const m=[],d=()=>{const w=m.
at(-1);w?.keys&&(w.value=!1)},k=(0,i.AN)(v,S,l);for(;;){if(S=(0,i.AN)(v,S,l),S>=l)return!1;const w=m.at(-1),I=v[S];if(I===i.vz||I===i.wt){if(!w||w.keys===void 0!=
(I===i.wt)||w.keys&&(w.value||++S>=l||v[S]!==i.vz))return!1;m.pop(),S++}else if(w?.keys&&!w.value){const E=(0,i.Wd)(v,S+1,l),O=j(v,S,E);if(I!==i.cL||f.test(O)||
w.keys.has(O))return!1;w.keys.add(O),w.value=!0,S=E;continue}else if(I===i.WL||I===i.iH&&v[S+1]===i.iH){m.push(I===i.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),
S+=I===i.WL?1:2;continue}else if(S=C(v,S,l),S<0)return!1;if(d(),m.length===0)return!(0,i.yp)(v[k])||v[S-1]!==i.AV}}function C(v,S,l){switch(v[S]){case i.cL:{const m=(0,i.
Wd)(v,S+1,l);return f.test(j(v,S,m))?-1:m}case i.Cx:return(0,i.AZ)(v,S,l);case i.iH:for(S++;S<l&&v[S]!==i.vz;S++)if(!R(v[S])&&i.Kl[v[S]]!==i.t6)return-1;return S<
l?S+1:-1;default:{const m=(0,i.Wd)(v,S,l);if(M(v,S,m))return K(v,S,m,l);const d=j(v,S,m);return $.test(d)||nt.test(d)?m:-1}}}function K(v,S,l,m){const d=(0,i.AN)(
v,l,m);if(!(0,i.yp)(v[d]))return l;const k=(0,i.JI)(v,d,m),w=(0,i.AN)(v,k.after,m);return w===k.after||v[w]!==i.AV||i.Kl[v[w+1]??i.Z4]===i.N9?l:(0,i.JI)(v,S,l).
value<=2147483647&&k.value<=65535?w+1:-1}function M(v,S,l){let m=S;for(;m<l&&(0,i.yp)(v[m]);)m++;return m===l&&m>S&&m<=S+o}const R=v=>v>=i.l0&&v<=i.ev||(v|32)>=
97&&(v|32)<=102;function j(v,S,l){return(0,i.bS)(v).toString("latin1",S,Math.min(l,S+200))}}),77581:((gt,it,D)=>{D.d(it,{SQ:()=>nt,g7:()=>R,kt:()=>m,wx:()=>v});
var i=D(78157),o=D(45599);const nt=new Map([...[728,711,710,729,733,731,730,732].map((d,k)=>[d,24+k]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,
8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((d,k)=>[d,128+k]),[8364,160]]),$=/[\x18-\x1f\x80-\xa0]/g,f=new Map(
[...nt].map(([d,k])=>[k,d])),V=Array.from({length:256},(d,k)=>String.fromCharCode(f.get(k)??k)),C=32,K=200,M=new WeakMap;function R(d){if(d.bytes.length<K)return j(
d.bytes);let k=M.get(d);return k===void 0&&M.set(d,k=j(d.bytes)),k}function j(d){if(d[0]===254&&d[1]===255)return new TextDecoder("utf-16be").decode(d.subarray(
2));if(d[0]===255&&d[1]===254)return new TextDecoder("utf-16le").decode(d.subarray(2));if(d[0]===239&&d[1]===187&&d[2]===191)return new TextDecoder().decode(d.subarray(
3));if(d.length>C)return(0,i.bS)(d).toString("latin1").replace($,w=>V[w.charCodeAt(0)]);let k="";for(const w of d)k+=V[w];return k}function v(d){const k=new Uint8Array(
d.length);for(let I=0;I<d.length;I++){const E=S(d.charCodeAt(I));if(E===void 0)return new o.Mx(l(d));k[I]=E}const w=k[0]===254&&k[1]===255||k[0]===255&&k[1]===254;
return new o.Mx(w||k[0]===239&&k[1]===187&&k[2]===191?l(d):k)}function S(d){return d>=32&&d<127||d===9||d===10||d===13||d>=161&&d<=255&&d!==173?d:nt.get(d)}const l=d=>m(
`\uFEFF${d}`),m=d=>Buffer.from(d,"utf16le").swap16()}),45599:((gt,it,D)=>{D.d(it,{Bi:()=>f,Eo:()=>R,Mx:()=>o,Px:()=>S,SX:()=>i,UU:()=>v,Z6:()=>V,Zm:()=>C,cy:()=>M,
hi:()=>l,i9:()=>K,jd:()=>j,oS:()=>nt,rV:()=>$});class i{text;constructor(d){this.text=d}}class o{bytes;constructor(d){this.bytes=d}}class nt{number;generation;constructor(d,k=0){
this.number=d,this.generation=k}}class $ extends nt{part;constructor(d,k){super(k,0),this.part=d}}class f extends Map{}class V{dict;data;sealed;constructor(d,k,w){
this.dict=d,this.data=k,this.sealed=w}}const C=m=>m instanceof f,K=m=>m instanceof nt,M=m=>Array.isArray(m),R=(m,d)=>m instanceof i&&m.text===d;function j(m){const d=new f;
for(const[k,w]of Object.entries(m))w!==void 0&&d.set(k,w);return d}const v=m=>new i(m),S=m=>new o(Uint8Array.from(Buffer.from(m,"latin1")));function l(m){const d=m.
get("Type");return R(d,"Sig")||R(d,"DocTimeStamp")||m.has("ByteRange")}})};
