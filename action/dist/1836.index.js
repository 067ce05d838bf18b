"use strict";exports.id=1836,exports.ids=[1836],exports.modules={60623:((mt,it,M)=>{M.d(it,{Kc:()=>z,M_:()=>C,UD:()=>j});var i=M(11544),o=M(58552),nt=M(27059),$=M(43749),f=M(
78157),Z=M(49692),F=M(81272);const z=g=>(0,i.$)(g,{level:4,mem:3}),C=g=>(0,i.$)(g,{level:0}),D=1<<26;function j(g,P,S,k){const h=P.codec?.inflateNow(g,Math.min(
P.stream,P.remaining,D));if(h)return P.remaining-=h.length,h;if(P.remaining<=0)throw(0,F.q)(P,0);const y=(0,f.j8)(g,0,Math.min(g.length,4)),N=(g[y]&15)===8&&(g[y]<<
8|g[y+1])%31===0,Y=P.scratch??new nt.f,B=new Z.S3(g,N?y+2:0,Y),V=new F.g(P,k);d(V,B,g.length,Y),(!N||B.progress!=="ended")&&(S.found=!0);const R=V.finish();if(R.
length===0&&B.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return S.mismatch===!1&&!S.found&&(S.mismatch=(0,$.V)(g,B.consumed,x(R))),R}const v=8,
w=4*Z.jf;function d(g,P,S,k){let h=k.atLeast(S*v);for(let y=0;;){const N=P.inflate(h,y,h.length-Z.yO);if(N>y&&g.push(h.slice(y,N)),P.progress!=="more")return;if(g.
watch?.(g.size),y=N,N<h.length-Z.yO)continue;const Y=h.subarray(Math.max(0,N-Z.jf),N);h=k.atLeast(Math.max(w,4*h.length)),h.set(Y),y=Y.length}}function x(g){const P=new $.
T;return P.add(g),P.value}}),48249:((mt,it,M)=>{M.d(it,{Kc:()=>$.Kc,M_:()=>$.M_,TT:()=>w,tN:()=>d});var i=M(58552),o=M(78157),nt=M(3405),$=M(60623),f=M(19590),Z=M(
93098),F=M(60269),z=M(11032),C=M(70097),D=M(94322);const j={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},v=new Set(
["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),w=P=>v.has(j[P]??P);function d(P,S,k,h,y={found:!1}){switch(j[P]??P){case"\
FlateDecode":return g({filter:"FlateDecode",data:S,parameters:k},h,y);case"LZWDecode":return g({filter:"LZWDecode",data:S,parameters:k},h,y);case"ASCII85Decode":
return x({filter:"ASCII85Decode",data:S,parameters:void 0},h,y,()=>(0,D.xm)((0,nt.B)(S)));case"ASCIIHexDecode":return x({filter:"ASCIIHexDecode",data:S,parameters:void 0},
h,y,()=>(0,o.sk)(S,0,S.length));case"RunLengthDecode":return x({filter:"RunLengthDecode",data:S,parameters:void 0},h,y,()=>(0,D.xm)((0,C.A)(S,h)));case"Crypt":return S;default:
throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}function x(P,S,k,h){if(P.data.length<=Z.I)return h();const y=S.large?.find(P,S,
k);return y||(S.large?.watch(P,S)?.(1/0),h())}function g(P,S,k){const h=S.large?.find(P,S,k);if(h)return h;const{filter:y,data:N,parameters:Y}=P,B=S.large?.watch(
P,S),V=y==="FlateDecode"?(0,$.UD)(N,S,k,B):(0,f.k)(N,(0,F.c)(Y,"EarlyChange",1),S,k,B);return(0,z.T)(V,Y)}}),54619:((mt,it,M)=>{M.d(it,{HV:()=>o,UT:()=>$,jC:()=>f,
tL:()=>nt,wg:()=>z});var i=M(73208);const o=0,nt=1,$=2,f=3,Z=1e5,F=1e4;class z{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new i.
J7;mended=new Set;constructor({limits:D,memory:j},v){this.sourceLength=v,this.memory=j,this.bound=Math.min(D.objects,Math.max(1e6,v));const w=v<Z?64:1024;this.kind=
new Uint8Array(w),this.place=new Int32Array(w),this.detail=new Int32Array(w)}offer(D,j,v,w){D<this.kind.length&&this.kind[D]!==o||this.set(D,j,v,w)}askFor(D){const j=this.
kind[D]??o;D<=0||D>this.bound||(j===o||this.wronglyFree.has(D)?this.unlisted.add(D):j===f&&this.doubtful.add(D))}doubtFree(D){this.kind[D]===f&&this.unlisted.add(
D)}leadsTo(D){const j=this.kind[D]??o;return j===nt||j===$}set(D,j,v,w){if(D>this.bound){this.overflowed=!0;return}D>=this.kind.length&&this.grow(D+1),this.kind[D]=
j,this.place[D]=v,this.detail[D]=w,D>=this.size&&(this.size=D+1)}grow(D){const j=Math.min(Math.max(D,this.kind.length*2),this.bound+1),v=Math.max(this.kind.length,
this.sourceLength,F);j>v&&this.memory.takeNumbers(j-v);const[w,d,x]=[new Uint8Array(j),new Int32Array(j),new Int32Array(j)];w.set(this.kind),d.set(this.place),x.
set(this.detail),[this.kind,this.place,this.detail]=[w,d,x]}}}),21836:((mt,it,M)=>{M.d(it,{E:()=>es});var i=M(58552),o=M(78157),nt=M(64580),$=M(83287),f=M(45599);
const Z=1<<24,F=200;class z{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(this.held);constructor(t){this.memory=t}recall(t,e){const n=this.held.
get(this.keys.get(t)??-1);if(!n||e&&!n.verified)return;const{dict:r}=t;return n.filter===r.get("Filter")&&n.parameters===r.get("DecodeParms")?n.part:void 0}keep(t,e,n){
const{data:r,dict:a}=t;if(!n.whole||n.data.length>Z||n.data.buffer===r.buffer||(0,f.Eo)(a.get("Subtype"),"Image"))return;const c=this.keys.get(t);c!==void 0&&this.
held.delete(c);const p=this.next++;this.keys.set(t,p),this.held.set(p,{filter:a.get("Filter"),parameters:a.get("DecodeParms"),verified:e,part:n}),this.memory.hold(
n.data.length+F,this.holder,p)}}var C=M(52205),D=M(42973),j=M(93604),v=M(88500);function w(s,t){if(!(t instanceof f.Z6))return;const e=s.resolve(t.dict.get("N"));
if(typeof e!="number")return;const{large:n}=s.memory,r=(0,$.US)(s,t,s.memory,!0);if(!r)return;const a=!r.whole&&!(0,$.QJ)(s.encoded(t)),c=h(r,e,s.resolve(t.dict.
get("First")),a),{isMended:p,...W}=n?n.take(r.data,c,({numbers:tt})=>S*tt.length):d(c);return{...W,...a||p?{lost:Math.min(Math.max(0,e-W.numbers.length),s.table.
size)}:{}}}function d(s){for(;;){const{done:t,value:e}=s.next();if(t)return e}}const x=65536,g=3,P=10,S=24,k=5e4;function*h(s,t,e,n){const{data:r}=s,{numbers:a,
starts:c,isMended:p}=yield*B(s,t,e);n&&c.length>0&&new v.s().value(r,c.at(-1),Math.min(r.length,c.at(-1)+m))<0&&(a.pop(),c.pop());const W=yield*L(c,r.length);if(G(
c,W,r.length))throw(0,i.O$)("its objects overlap");yield*Y(r,c,W);const X=a.length>k?{sorted:yield*O(a,_)}:{};return{data:r,numbers:new Int32Array(a),starts:new Int32Array(
c),stops:W,ends:new Int32Array(c.length).fill(-1),namesStream:yield*y(r),isMended:p,...X}}function*y(s){const[t,e]=[(0,o.bS)(s),"stream"];for(let n=0;n<s.length;n+=
N){if(t.subarray(n,n+N+e.length-1).includes(e))return!0;yield N}return!1}const N=1<<20;function*Y(s,t,e){for(let n=0;n<e.length;n++)for(;e[n]-t[n]>x;){const r=e[n]-
x;let a=e[n];for(;a>r&&o.Kl[s[a-1]]===o.t6;)a--;if(yield e[n]-a+1,e[n]=a,a>r)break}}function*B({data:s,whole:t},e,n){const{length:r}=s,a=typeof n=="number"&&Number.
isInteger(n)&&n>=0;if(a&&n>r&&!t)return{numbers:[],starts:[],isMended:!1};const c=yield*V(s,Math.min(e,T),a&&n<=r?n:0),{numbers:p,offsets:W,after:X}=c,tt=yield*U(
s,X),Q=!a||n<X||tt!==(yield*U(s,Math.min(n,r))),H=Q?tt:n,q=W.findIndex(ft=>H+ft>r);q>=0&&(p.length=W.length=q);const ct=p.length>0&&(Q||p.length>e);return{numbers:p,
starts:W.map(ft=>H+ft),isMended:ct}}function*V(s,t,e){const[n,r]=[[],[]];let[a,c]=[0,0],p={count:0,after:0};for(;n.length<(a<e?T:t);){a-c>x&&(yield g*(a-c),c=a);
const W=R(s,a),X=R(s,W.after);if(W.value<0||W.value>2147483647||X.value<0||n.length>=t&&X.after>e)break;n.push(W.value),r.push(X.value),a=X.after,a<=e&&(p={count:n.
length,after:a})}return n.length>=t?{numbers:n,offsets:r,after:a}:(n.length=r.length=p.count,{numbers:n,offsets:r,after:p.after})}function R(s,t){const e=(0,o.AN)(
s,t,Math.min(t+x,s.length));return(0,o.JI)(s,e,Math.min(e+x,s.length))}function*U(s,t){let e=t;for(let n=0;n<s.length;){n=Math.min(e+x,s.length);const r=(0,o.AN)(
s,e,n);if(r<n)return r;yield x,e=n}return s.length}const T=2**20,_=2**29,m=1<<22;function O(s,t){const e=new Float64Array(s.length);for(let n=0;n<e.length;n++)e[n]=
Math.min(s[n],t)*T+n;return(0,j.Fr)(e)}const b=4;function*L(s,t){const e=new Int32Array(s.length);if(s.every((c,p)=>p===0||s[p-1]<c)){for(let c=0;c<s.length;c++)
e[c]=s[c+1]??t;return e}const n=yield*O(s,1/0);let r=t,a=t;for(let c=n.length-1;c>=0;c--){const p=n[c]%T,W=s[p];W<a&&([r,a]=[a,W]),e[p]=r}return yield P*e.length,
e}function G(s,t,e){let n=0;for(let r=0;r<s.length;r++)n+=t[r]-s[r];return n>b*e}function et({data:s,starts:t,stops:e,ends:n,namesStream:r},a){if(n[a]>=0)return n[a];
const c=t[a];let p=Math.min(e[a],s.length);for(;p>c&&o.Kl[s[p-1]]===o.t6;)p--;if(p-c>m)throw ht();const W=r?new v.s().value(s,c,p):-1;return n[a]=W>=0?W:p}function at(s,t){
const{numbers:e}=s;s.sorted??=d(O(e,_));const{sorted:n}=s;let[r,a]=[0,n.length];for(;r<a;){const p=r+a>>>1;n[p]<t*T?r=p+1:a=p}const c=r<n.length?n[r]%T:-1;return e[c]===
t?c:-1}const ht=()=>(0,D.F)("objectValues","An object of the document has too many values","Open the document in another PDF program and save it again");var st=M(
54619),dt=M(45798),At=M(85368),Tt=M(22480);const Gt=20;class kt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:n,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=new At.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){
const e=new kt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:n}=this,{bytes:r,memory:a}=n,c=this.
counted[t]===1,p=this.parser(t,e.bytes,e.start,e.end,c?1/0:a.values),{room:W}=p,X=p.value(),tt=W-p.room;c||(a.values-=tt),this.counted[t]=1;const Q=p.at-e.start;
if(this.spend(Q),n.job.pace.add(tt+Q),!(X instanceof f.Bi)||e.bytes!==r)return X;const H=(0,o.AN)(r,p.at,r.length);if(!(0,o.w1)(r,H,"stream"))return(0,o.rg)(r,H)||
n.table.doubtful.add(t),X;const{start:q,end:ct,isSearched:ft}=this.streams.data(H,this.lengthOf(X.get("Length")),X.has("Filter"));ft&&n.table.doubtful.add(t);const lt=this.
security&&!(0,f.Eo)(X.get("Type"),"XRef"),gt=lt?q:(0,Tt.Ow)(r,q,ct),Dt=gt>q&&xe(X)?gt:q;return new f.Z6(X,r.subarray(Dt,ct),lt?{number:t,generation:n.generation(
t)}:void 0)}parser(t,e,n,r,a=this.document.memory.values){const{document:c,security:p}=this;let W;if(p&&t!==this.encryptNumber&&c.table.kind[t]===st.tL){const H=c.
generation(t);W=q=>p.decryptString(q,t,H)}const{nesting:X,objectValues:tt}=c.job.limits,Q=tt<a;return new dt.i(e,n,r,X,W,Q?tt:a,Q?ht:dt.e)}lengthOf(t){if(t instanceof
f.oS){const e=this.document.place(t.number),n=e&&new dt.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t==
"number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:n,opening:r}=this;if(r.has(t)||n.table.kind[t]!==
st.tL)return;r.add(t);const a={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},c=w(n,this.read(t,a));if(r.delete(t),this.objectStreams.set(t,c),!!c)return c.
lost!==void 0&&n.table.broken.set(t,c.lost),this.effort+=c.data.length*n.job.limits.parsing,n.memory.hold(c.data.length+c.numbers.length*Gt,this.holder,t),c}spend(t){
if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}function xe(s){const t=s.get("Filter");return(0,f.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}
var Oe=M(67382),ae=M(51271),Xt=M(83363),Bt=M(45657);const Ft=100;class Wt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new ae.L;constructor(t){this.document=t}async read(){const t=await(0,Xt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const r of Xt.i)e[r]!==void 0&&(n[r]=(0,nt.F)(e[r]));return n}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new f.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new Oe.B(this.document);for(const n of t){this.document.exists(
n)&&e.keep(n);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){const{numbers:e,ancestry:n}=this,r=e.filter((a,c)=>t[c]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=n.filter((a,c)=>t[c]),this.positions=void 0}async rebuild(t){
const{document:e}=this,n=Array.from(t),r=new Map,a=this.inherited.map(Q=>Ae(e,Q,r)),{nodes:c,parents:p}=this.grow(n),W=c.map(({ref:Q})=>({Parent:Q}));for(let Q=0;Q<
n.length;Q++){const H=n[Q],q=this.indexOf(H),ct=p[Q];c[ct].kids.push(new f.oS(H,e.generation(H)));const ft=q<0?Jt:a[this.ancestry[q]];e.patch(H,W[ct],ft);const lt=e.
job.pace.step(600);lt&&await lt}for(const{ref:Q,kids:H,parent:q,count:ct}of c)e.put(Q,new f.Bi([["Type",new f.SX("Pages")],...q?[["Parent",q]]:[],["Kids",H],["C\
ount",ct]]));const X=c[c.length-1].ref,tt=e.catalog.get("Pages");(!(tt instanceof f.oS)||tt.number!==X.number)&&e.editCatalog().set("Pages",X),this.numbers=n,this.
ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new ae.L(!1)}grow(t){const{document:e}=this,n=t.length,r=e.catalog.
get("Pages"),a=H=>this.indexOf(H)>=0||t.includes(H),c=r instanceof f.oS&&r.number>0&&!a(r.number)?r:void 0,p=[];let W=[];const X=(H,q)=>({ref:q&&c?new f.oS(c.number,
e.generation(c.number)):e.add(null),kids:[],parent:void 0,count:H}),tt=Math.max(1,Math.ceil(n/Ft));for(let H=0;H<tt;H++)W.push(X(Math.min(Ft,n-H*Ft),tt===1));const Q=Array.
from({length:n},(H,q)=>Math.floor(q/Ft));for(;W.length>1;){(0,Bt.RZ)(p,W);const H=Math.ceil(W.length/Ft),q=Array.from({length:H},()=>X(0,H===1));for(const[ct,ft]of W.
entries()){const lt=q[Math.floor(ct/Ft)];ft.parent=lt.ref,lt.kids.push(ft.ref),lt.count+=ft.count}W=q}return(0,Bt.RZ)(p,W),{nodes:p,parents:Q}}}const Jt={};function Ae(s,t,e){
const{Resources:n}=t;if(!(n instanceof f.Bi))return{...t};const r=e.get(n)??s.add(n);return e.set(n,r),{...t,Resources:r}}const St=1,Ct=2,bt=3;class Nt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){
this.kind=new Uint8Array(t+16)}fork(){const t=new Nt(0);for(const[e,n]of this.edited)t.edited.set(e,(0,nt.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);
return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,St)===Ct&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Ct),this.patched.
set(t,e)}remove(t){const e=this.set(t,bt);e===St?this.edited.delete(t):e===Ct&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.
max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=r}const n=this.kind[t];return this.kind[t]=e,this.any=!0,n}}var Me=M(64680),Ut=M(45079);const Yt={},
zt=4096,Qt=1<<21,Vt=`
endobj
`,ce=`>>${Vt}`,qt=2147483647;class ve{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Me.k(256);scan=new v.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,r,a){
(r!==this.entries||a!==this.defaults)&&this.prepare(r,a);const{text:c,defaultTexts:p}=this,{open:W,close:X}=n,tt=e<0,Q=tt?W-2:e;this.reserve(X-Q+c.bytes.length+
this.defaultSize);const H=this.used,q=this.noted,ct=this.keepOthers(t,Q,n);this.put(t,ct,X);let ft=n.special||c.special;for(let lt=0;lt<p.length;lt++){const gt=p[lt],
Dt=n.find(t,gt.key);if(Dt>=0){const Ot=(0,o.AN)(t,n.at[Dt+2],X);if(!(0,o.w1)(t,Ot,"null"))continue;this.used=H,this.noted=q;return}ft||=gt.special,this.put(gt.bytes,
0,gt.bytes.length),this.note(gt.marks,0,gt.marks.length,qt)}return this.put(c.bytes,0,c.bytes.length-(tt?Vt.length:0)),this.note(c.marks,0,c.marks.length,qt),{bytes:this.
memory,start:H+W-2-Q,end:tt?this.used:this.used-Vt.length,from:tt?-1:H,to:tt?-1:this.used-1,references:ft?void 0:this.references,first:q,last:this.noted}}keepOthers(t,e,{
at:n,first:r,used:a,scan:c,marksFrom:p,marksTo:W}){const{keys:X}=this,{marks:tt}=c;let Q=p,H=e;for(let q=r;q<a;q+=4){const ct=n[q],ft=n[q+1]-ct;for(let lt=0;lt<
X.length;lt++)if(!(X[lt].length!==ft||!(0,o.w1)(t,ct,X[lt])))for(Q=this.note(tt,Q,W,ct),this.put(t,H,ct-1),H=n[q+3];Q<W&&tt[Q+1]<H;)Q+=3}return this.note(tt,Q,W,
qt),H}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).filter(r=>!(r in t));this.defaultTexts=
n.map(r=>{const a=this.textOf(e,[r]);return{...a,key:r,bytes:a.bytes.subarray(0,-ce.length)}}),this.defaultSize=this.defaultTexts.reduce((r,{bytes:a})=>r+a.length,
0)}textOf(t,e){const{draft:n,scan:r}=this;n.clear(),n.text("<<");for(const p of e){const W=t[p];W!==void 0&&((0,Ut.dZ)(n,p),n.byte(o.Z4),(0,Ut.bD)(n,W,Ut.yT))}n.
text(ce);const a=new Uint8Array(n.bytes);r.reset();const c=r.value(a,0,a.length)!==a.length-Vt.length;return{bytes:a.subarray(2),marks:r.marks.slice(0,r.used),special:c||
r.byteRange}}note(t,e,n,r){let a=e;for(;a<n&&t[a+1]<r;a+=3)this.refer(t[a]);return a}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n-e),this.used),
this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(zt,Math.min(this.memory.length*2,Qt),Math.min(this.sourceLength>>4,Qt));this.
memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function De(s,t,e){for(const[n,r]of Object.entries(t))r===void 0?s.delete(n):s.set(n,r);for(const[
n,r]of Object.entries(e))r!==void 0&&!s.has(n)&&!(n in t)&&s.set(n,r)}var jt=M(79725);const Lt=6,Mt=new Int32Array(0),te=16;class vt{index=Mt;records=Mt;count=0;at=Mt;used=0;scan=new v.
s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,jt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:r,scan:a}=this,c=this.
count*Lt;r[c]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),r[c+1]=this.used+=n.used-n.first,r[c+2]=n.open,r[c+3]=n.close,r[c+4]=a.used,a.append(
n.scan.marks,n.marksFrom,n.marksTo),r[c+5]=a.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:r}=this,a=(n-1)*Lt;return e.
at=this.at,e.scan=this.scan,e.first=r[a],e.used=r[a+1],e.open=r[a+2],e.close=r[a+3],e.marksFrom=r[a+4],e.marksTo=r[a+5],e.special=!1,!0}fork(){const t=new vt;return this.
count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*Lt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.
append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+1)*Lt;e>this.records.length&&(this.records=(0,jt.Z)(this.records,Math.max(e,te*Lt)));
const n=this.used+t;n>this.at.length&&(this.at=(0,jt.Z)(this.at,Math.max(n,te*4)))}}class _t{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new vt;entries=new jt.
R;located=-1;patcher;decodedData;next;constructor(t,e,n,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new kt(this),this.changes=new Nt(this.next),this.pages=new Wt(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,nt.F)(this.trailer),r=new _t(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,
isMended:!1,bodies:this.bodies},this.memory.fork());return r.reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.
walked=this.walked,r.pages.copyFrom(this.pages),r}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.
trailer.get("Root");return t instanceof f.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.
catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof
f.SX&&/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===bt)return null;
if(n===St)return this.changes.edited.get(e);const r=this.values.get(e);if(r!==void 0)return r;const a=this.place(e),c=a?this.reader.read(e,a):null;return this.values.
set(e,c),c}resolve(t){for(let e=0;t instanceof f.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof f.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
f.Bi?e:e instanceof f.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new f.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===St)return!0;if(e===bt)return!1;const n=this.table.kind[t];return n===st.tL||n===st.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===St||e===Ct}isEdited(t){return this.changes.
kind[t]===St}patched(t){return this.changes.kind[t]===Ct?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===St?this.changes.edited.
get(t):this.values.get(t);if(n!==void 0||e===bt)return this.resolve(n)instanceof f.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:a}=this,
c=fe(a,(0,o.AN)(a,r.start,r.end)),p=c>=0?c:this.locateHere(t,r)?this.entries.close+2:-1;return p<0?this.resolve(new f.oS(t))instanceof f.Z6:(0,o.w1)(a,(0,o.AN)(
a,p,r.end),"stream")?!(0,o.bS)(a.subarray(r.start,p)).includes("endobj")||this.resolve(new f.oS(t))instanceof f.Z6:!1}entry(t,e){const n=this.changes.kind[t],r=n===
St?this.changes.edited.get(t):this.values.get(t);if(r!==void 0||n===bt)return r instanceof f.Bi?r.get(e):void 0;const a=this.place(t);if(!a)return;const{entries:c}=this;
if(!this.locateHere(t,a))return this.dict(new f.oS(t))?.get(e);const p=c.find(a.bytes,e);return p<0?void 0:this.reader.parser(t,a.bytes,c.at[p+2],c.at[p+3]).value()}patch(t,e,n=Yt){
const r=this.place(t),a=this.security&&[...Object.values(e),...Object.values(n)].some(Ut.sd),c=r&&!a&&this.locateHere(t,r)?this.patchAt(t,r,e,n):void 0;if(!c){const p=this.
edit(t);p instanceof f.Bi&&De(p,e,n);return}this.changes.patch(t,c),this.values.delete(t),this.located=-1}patchAt(t,e,n,r){return this.patcher??=new ve(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:r},a){return this.recallEntries(t,a)||a.locate(e,n,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,C.x$)(this,t.dict)):n}decoded(t){const e={
found:!1,mismatch:!1},n=(0,$.D4)(this,t,this.memory,e);return(0,$.Eb)(this,t,e),n}async decodedAtEase(t,e={found:!1,mismatch:!1}){const r=await(0,$.m_)(this,t,this.
memory,e)??(0,$.D4)(this,t,this.memory,e);return(0,$.Eb)(this,t,e),r}decodedPart(t,e=!1){const n=this.decodedData?.recall(t,e);if(n)return n;const r=(0,$.US)(this,
t,this.memory,e);return r&&this.decodedData?.keep(t,e,r),r?.damage&&(0,$.Eb)(this,t,r.damage),r}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const n={found:!1,mismatch:!1},a={data:await this.decodedAtEase(t,n),whole:!n.found&&!n.mismatch};return this.decodedData?.keep(t,!0,a),a}keepDecoded(){
this.decodedData??=new z(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===St||e===bt)){
if(e===Ct)return this.changes.patched.get(t);switch(this.table.kind[t]){case st.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case st.UT:{
const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let r=this.table.detail[t];n.numbers[r]!==t&&(r=at(n,t));const a=n.starts[r];return a===void 0?
void 0:{bytes:n.data,start:a,end:et(n,r)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==bt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===st.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new vt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function fe(s,t){if(s[t]!==o.iH||s[t+1]!==o.iH)return-1;for(t+=2;t<s.length;t++){const e=s[t];if(e===o.vz)return s[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}const ke=1<<25,Te=1<<23,le=1<<18,be=2e3,It=Buffer.alloc(512),_e=4096,[de,ue]=[1<<23,1<<26],Re=Buffer.
alloc(16);function he(s){if(s.length>ue)return!1;const t=s.length>de?_e:It.length;for(let e=0;e+It.length<=s.length;e+=t)if(!(s[e]!==0||s[e+256]!==0)&&It.equals(
s.subarray(e,e+It.length)))return!0;return!1}const ge=new Set(["DCTDecode","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]);class me{document;known=new Map;memory;left=ke;constructor(t){
this.document=t,this.memory=t.memory.fork()}async has(t,e=!1){if(!(t instanceof f.oS))return!1;const{number:n}=t,r=this.known.get(n);if(r!==void 0)return r;const{
document:a}=this,c=a.resolve(t),p=c instanceof f.Z6&&await this.look(c,e);this.known.set(n,p);const W=a.job.pace.step(be);return W&&await W,p}async look(t,e){const{
length:n}=t.data,r=(0,C.c3)(this.document,t.dict.get("Filter")).map(W=>W instanceof f.SX?W.text:"");if(n>Te||n>this.left)return this.isCutShort(t);if(this.left-=
n,r.some(W=>ge.has(W)))return this.isDamagedImage(t,r);const a=await this.decode(t,r);if(!a)return!1;const{document:c}=this;if(!a.whole&&!(0,$.QJ)(c.encoded(t)))
return!0;const p=(0,o.bS)(a.data);return e&&p.includes(Re)&&!p.includes("EI")?!0:r.length===0&&this.isCutShort(t)}async decode(t,e){const{document:n,memory:r}=this;
try{const a={found:!1,mismatch:!1},c=await(0,$.m_)(n,t,r,a);return c?{data:c,whole:!a.found&&!a.mismatch}:e.length>0&&t.data.length>le?void 0:(0,$.US)(n,t,r,!0)}catch(a){
if(!(a instanceof i.zU)||a.code==="cancelled")throw a;if(a.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};this.left=0;return}}isDamagedImage(t,[
e]){if(this.isCutShort(t))return!0;const n=this.document.encoded(t);return(0,o.bS)(n).includes(It)?!0:(e==="DCTDecode"||e==="DCT")&&n.length>0&&!Pe(n)}isCutShort({
data:t,dict:e}){const{document:n}=this,{bytes:r}=n,a=t.byteOffset-r.byteOffset+t.length;if(!(t.buffer===r.buffer&&a>=0&&a<=r.length)||n.lengthOf(e.get("Length"))===
t.length)return!1;const p=(0,o.AN)(r,a,r.length);return!(0,o.w1)(r,p,"endstr")&&!(0,o.rg)(r,p)}}const Pe=s=>(0,o.bS)(s.subarray(0,64)).includes(pe),pe=Buffer.of(
255,216);var Fe=M(73208);const Ce=5e5,Rt=2e3;async function Zt(s,t,e){const n=new Le(s),r={content:new ne,fonts:new ne,images:new ne},a=new Set(e?t.bare:[]);for(let H=0;H<
t.count;H++){const q=t.number(H),ct=a.has(q)?xt:await n.ofContent(s.entry(q,"Contents")),ft=await n.ofResources(t.attribute(H,"Resources"));r.content.add(H+1,Math.
max(ct,ft.forms)),r.fonts.add(H+1,ft.fonts),r.images.add(H+1,ft.images);const lt=s.job.pace.step(Rt);lt&&await lt}const c=t.blank.map(H=>t.indexOf(H)+1).filter(
H=>H>0),{broken:p}=s.table,W=[...p.values()].reduce((H,q)=>H+q,0),{count:X,claimed:tt,isOrderLost:Q}=t;return{count:X,claimed:tt,lost:c,withoutContent:r.content.
lost,withoutFonts:r.fonts.lost,withoutImages:r.images.lost,damagedContent:r.content.damaged,damagedFonts:r.fonts.damaged,damagedImages:r.images.damaged,isOrderLost:Q,
brokenStreams:p.size,lostObjects:W,mendedKeys:[...s.table.mended]}}const $t=s=>[s.withoutContent,s.withoutFonts,s.withoutImages,s.damagedContent,s.damagedFonts,
s.damagedImages].some(t=>t.length>0),[Et,ee,xt]=[0,1,2];class ne{lost=[];damaged=[];add(t,e){e===xt?this.lost.push(t):e===ee&&this.damaged.push(t)}}const se={fonts:Et,
images:Et,forms:Et},re={fonts:xt,images:xt,forms:Et};class Le{document;looks=0;known=new Map;fonts=new Map;streams;constructor(t){this.document=t,this.streams=new me(
t)}async ofContent(t){if(t==null)return Et;let e=Et;return await this.lookAt(this.document.array(t)??[t],async n=>{e=Math.max(e,typeof n=="number"?xt:await this.
ofStream(n,!0))}),e}async ofResources(t,e=0){const{document:n}=this;if(this.isLost(t))return re;if(t instanceof f.oS)return this.once(t.number,()=>this.ofResources(
n.get(t),e+1));if(!(t instanceof f.Bi)||e>n.job.limits.formDepth)return se;let[r,a,c]=[this.stateOf(t.get("Font")),this.stateOf(t.get("XObject")),Et];return await this.
lookAt(this.valuesOf(t.get("Font")),async p=>{r=Math.max(r,await this.ofFont(p))}),await this.lookAt(this.valuesOf(t.get("XObject")),async p=>{const W=p instanceof
f.oS?n.resolve(p):null,X=W instanceof f.Z6&&(0,f.Eo)(W.dict.get("Subtype"),"Form"),tt=await this.ofStream(p,X);if(X?c=Math.max(c,tt):a=Math.max(a,tt),!(p instanceof
f.oS)||!(W instanceof f.Z6))return;const Q=await this.once(p.number,()=>this.ofDrawn(W,X,e+1));r=Math.max(r,Q.fonts),a=Math.max(a,Q.images),c=Math.max(c,Q.forms)}),
{fonts:r,images:a,forms:c}}async ofDrawn({dict:t},e,n){if(e)return this.ofResources(t.get("Resources"),n);const r=t.get("SMask");return{...se,images:r instanceof
f.oS?await this.ofStream(r):Et}}valuesOf(t){return this.document.dict(t)?.values()??[]}async lookAt(t,e){for(const n of t){if(++this.looks>Ce)return;await e(n);
const r=this.document.job.pace.step(Rt);r&&await r}}async once(t,e){const n=this.known.get(t);if(n)return n;this.known.set(t,se);const r=await e();return this.known.
set(t,r),r}async ofFont(t){if(!(t instanceof f.oS))return this.ofFontDictionary(t);let e=this.fonts.get(t.number);return e===void 0&&this.fonts.set(t.number,e=await this.
ofFontDictionary(t)),e}async ofFontDictionary(t){const{document:e}=this;if(this.isLost(t))return xt;const n=e.dict(t),r=e.array(n?.get("DescendantFonts"))?.slice(
0,1)??[];if(r.some(p=>this.isLost(p)))return xt;const a=(e.dict(r[0])??n)?.get("FontDescriptor");if(this.isLost(a))return xt;const c=["FontFile","FontFile2","Fo\
ntFile3"].map(p=>e.dict(a)?.get(p));if(c.some(p=>this.isLost(p)))return xt;for(const p of[...c,n?.get("ToUnicode")])if(await this.streams.has(p))return ee;return Et}async ofStream(t,e=!1){
return t instanceof f.oS?this.document.resolve(t)instanceof f.Z6?await this.streams.has(t,e)?ee:Et:xt:Et}stateOf(t){return this.isLost(t)?xt:Et}isLost(t){return t instanceof
f.oS&&this.document.resolve(t)===null}}var Ie=M(33973),Be=M(69289);const Ne=50,we=2e4,Ue=4096,[l,u]=[5e4,200],E=new Set(["Length","Filter","DecodeParms"]),A=/\b(?:BT|Do|re|l|c)\s/;
async function I(s){const{table:t,job:e,bytes:n}=s,r=(0,o.bS)(n);if(r.indexOf("startxref")!==r.lastIndexOf("startxref")&&!(0,Be.V)(s))return!1;const{live:a}=await(0,Ie.
Gy)(s);let c=0;for(let p=1;p<t.size&&c<Ne;p++){if(t.kind[p]!==st.tL||a[p]===1)continue;const W=s.isStream(p),X=e.pace.step(W?l:u);if(X&&await X,!!W&&(c++,K(s,p)))
return!0}return!1}function K(s,t){const e=s.get(t);if(!(e instanceof f.Z6)||![...e.dict.keys()].every(p=>E.has(p)))return!1;const{dict:n,data:r,sealed:a}=e;if(a&&
r.length>we)return!1;const c=(0,$.US)(s,new f.Z6(n,r.subarray(0,we),a),s.memory)?.data??new Uint8Array(0);return A.test((0,o.bS)(c.subarray(0,Ue)).toString("lat\
in1"))}const J=[["Outlines","bookmarks",["First"]],["AcroForm","form",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named desti\
nations",[]],["PageLabels","page labels",[]],["StructTreeRoot","tags",["K"]],["OCProperties","layers",["OCGs"]]];function rt(s){const{catalogNumber:t}=s;return J.
filter(([e,,n])=>{const r=s.entry(t,e);return ot(s,r)?!0:r instanceof f.oS?ut(s,r)?n.some(a=>ot(s,s.entry(r.number,a))):!0:r!=null&&!(0,f.Zm)(r)}).map(([,e])=>e)}
function ot({table:s},t){return!(t instanceof f.oS)||s.leadsTo(t.number)?!1:(s.askFor(t.number),s.unlisted.has(t.number))}function ut(s,t){const e=s.place(t.number);
if(!e)return!s.table.leadsTo(t.number)||s.resolve(t)instanceof f.Bi;const{bytes:n,start:r,end:a}=e,c=(0,o.AN)(n,r,a);return n[c]===o.iH&&n[c+1]===o.iH||(0,o.w1)(
n,c,"null")?!0:s.resolve(t)instanceof f.Bi}const pt=1e3;async function wt(s,t){const{found:e,loose:n}=await ye(s);if(e.length===0&&t.count===1)return;if(e.length===
0)throw(0,i.O$)("it has no pages");const r=t.claimed??yt(s,n);await Xe(s,t,n);const a=e.every(c=>t.indexOf(c)>=0);if(a||await Xe(s,t,e),t.count===0)throw(0,i.O$)(
"it has no pages");t.claimed=r,t.isOrderLost=n.length>1||!a,t.isAdopted=!0,await t.rebuild(t.numbers)}function yt(s,[t,...e]){const n=e.length>0?void 0:s.resolve(
s.entry(t,"Count"));return typeof n=="number"?n:void 0}async function ye(s){const{table:t,job:e}=s,n=[],r=[],a=new Set;for(let H=1;H<t.size;H++){if(t.kind[H]!==
st.tL&&t.kind[H]!==st.UT)continue;const q=s.entry(H,"Type");(0,f.Eo)(q,"Page")&&n.push(H);const ct=(0,f.Eo)(q,"Pages")?s.array(s.entry(H,"Kids")):void 0,ft=ct!==
void 0&&!a.has(ct);ft&&(a.add(ct),r.push({number:H,kids:ct.flatMap(gt=>gt instanceof f.oS?[gt.number]:[])}));const lt=e.pace.step(pt+(ft?ct.length*20:0));lt&&await lt}
const c=H=>t.kind[H]===st.UT?t.place[t.place[H]]:t.place[H],p=(H,q)=>c(H)-c(q)||t.detail[H]-t.detail[q];n.sort(p);const W=new Set(n),X=r.filter(({kids:H})=>H.some(
q=>W.has(q))),tt=new Set(X.flatMap(({kids:H})=>H)),Q=[...n,...X.map(({number:H})=>H)].filter(H=>!tt.has(H));return{found:n,loose:Q.sort(p)}}async function Xe(s,t,e){
const n=s.dict(s.catalog.get("Pages")),r=Xt.i.flatMap(p=>{const W=(0,f.Eo)(n?.get("Type"),"Pages")?n?.get(p):void 0;return W===void 0?[]:[[p,W]]}),a=s.add(new f.
Bi([["Type",new f.SX("Pages")],["Kids",e.map(p=>new f.oS(p,s.generation(p)))],["Count",e.length],...r])),c=s.edit(s.catalogNumber);if(!(c instanceof f.Bi))throw(0,i.
O$)("it has no catalog");c.set("Pages",a),await t.read()}var dn=M(87598),je=M(35586);const un=new Set(["Root","Info","ID","Encrypt"]);async function Ke(s,t){const{
limits:e,pace:n}=t,r=new st.wg(t,s.length),a=new f.Bi;let c=!1;const p=X=>{for(const[tt,Q]of X)un.has(tt)&&a.set(tt,Q)},W=new je.c0(s,n,X=>{const tt=new dt.i(s,
X,Math.min(s.length,X+65536),e.nesting),Q=tt.value();return(0,f.Zm)(Q)&&p(Q),tt.at});for(let X=0;;){const tt=await W.next(X);if(!tt)break;const{number:Q,body:H}=tt,
q=W.object(tt),ct=Q<r.size&&r.kind[Q]===st.tL;if((!q.isCut||!ct)&&r.set(Q,st.tL,tt.start,tt.generation),q.dictionaryEnd>=0&&(0,o.bS)(s.subarray(H,q.dictionaryEnd)).
includes("XRef")){const lt=new dt.i(s,H,q.dictionaryEnd,e.nesting,void 0,e.objectValues,ht).value();(0,f.Zm)(lt)&&(0,f.Eo)(lt.get("Type"),"XRef")&&(c=!0,lt.has(
"Root")&&p(lt))}const ft=n.step(q.at-X+200);ft&&await ft,X=q.at}if(r.overflowed&&s.length>8*e.objects)throw(0,D.F)("objects",`The document has an object numbere\
d beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(r.size===0)throw(0,i.O$)("no PDF objects were \
found in the file");return{table:r,trailer:a,streams:c,damaged:!0}}var hn=M(59277);function gn(s,t){if(s.length===0)throw mn();if(s.length>t.inputBytes)throw pn(
s.length,t.inputBytes);const e=(0,o.bS)(s.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(s).indexOf(" obj")<0)throw wn(s);return e}function mn(){return(0,i.
hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete\
 PDF document"})}function pn(s,t){return(0,D.F)("inputBytes",`The document has ${s} bytes; at most ${t} are allowed`,"Split it with another program first")}function wn(s){
const t=(0,hn.y)(s);if(t===void 0)return(0,i.O$)("the file is not a PDF document");const e=`is ${t}, not a PDF document`;return(0,i.O$)(`the file ${e}`,{found:e,
.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const Je=1e3;async function yn(s){
const{job:t,table:e}=s;let n;for(let r=1;r<e.size;r++){if(e.kind[r]!==st.tL)continue;(n===void 0||e.place[r]>e.place[n.number])&&En(s,r)&&(n=new f.oS(r,s.generation(
r)));const c=t.pace.step(Je);c&&await c}return n&&(await On(s)&&Sn(s,n)?void 0:n)}function En(s,t){const e=r=>s.resolve(s.entry(t,r));return!(s.entry(t,"Filter")instanceof
f.SX)||typeof e("V")!="number"?!1:e("O")instanceof f.Mx&&e("U")instanceof f.Mx||(0,f.cy)(e("Recipients"))||(0,f.Zm)(e("CF"))}const Sn=(s,{number:t})=>!(0,f.Eo)(
s.resolve(s.entry(t,"StmF")),"Identity"),xn=20;async function On(s){const{job:t,table:e}=s;let[n,r]=[0,0];for(let a=1;a<e.size&&n<xn;a++){if(e.kind[a]!==st.tL||
!s.isStream(a))continue;const c=s.get(a);s.release(a);const p=t.pace.step(Je);if(p&&await p,!(c instanceof f.Z6)||(0,f.Eo)(c.dict.get("Type"),"XRef")||!(0,f.Eo)(
(0,C.c3)(s,c.dict.get("Filter"))[0],"FlateDecode"))continue;const[W=0,X=0]=c.data;n++,(W&15)===8&&(W<<8|X)%31===0&&r++}return r*2>n}const An=1e3,Ye=1024,Mn=16;function vn(s){
const t=(0,o.bS)(s),e=[];let n=t.indexOf("/ID");for(let r=0;n>=0&&r<An&&e.length<Mn;r++){const a=Math.min(s.length,n+Ye),c=(0,o.j8)(s,n+3,a),p=s[c]===o.WL?new dt.
i(s,c,a,Ye).value():null,W=(0,f.cy)(p)?p[0]:null;W instanceof f.Mx&&W.bytes.length>0&&e.push(W.bytes),n=t.indexOf("/ID",n+3)}return e}async function Dn(s){const{
table:t}=s,{pace:e}=s.job,n=[];for(let a=1;a<t.size;a++){t.kind[a]===st.tL&&(0,f.Eo)(s.entry(a,"Type"),"ObjStm")&&n.push({number:a,at:t.place[a]});const c=e.step(
1e3);c&&await c}n.sort((a,c)=>a.at-c.at);const r=new Set(n.map(({number:a})=>a));for(const{number:a,at:c}of n)await Qe(s,a,p=>!(t.kind[p]===st.tL&&t.place[p]>c)&&
!r.has(p))}async function kn(s,t){const{table:e}=s;for(const n of t)(0,f.Eo)(s.entry(n,"Type"),"ObjStm")&&await Qe(s,n,r=>(e.kind[r]??st.HV)===st.HV)}async function Qe(s,t,e){
const{job:n,table:r}=s,a=s.objectStream(t),c=n.pace.step((a?.data.length??0)+1e3);c&&await c;for(const[p,W]of a?.numbers.entries()??[])W>0&&e(W)&&r.set(W,st.UT,
t,p)}async function Tn(s){const t=s.get(s.catalogNumber);if(t instanceof f.Bi&&t.has("Pages"))return;let e=-1;for(let r=s.table.size-1;r>0;r--){if(s.table.kind[r]===
st.HV||s.table.kind[r]===st.jC)continue;const a=s.job.pace.step(1e3);if(a&&await a,!(s.get(r)instanceof f.Bi))continue;const c=s.entry(r,"Type");if((0,f.Eo)(c,"\
Catalog"))return qe(s,r);c===void 0&&e<0&&bn(s,r)&&(e=r)}if(e>0)return qe(s,e);if((0,f.Eo)(s.entry(s.catalogNumber,"Type"),"Page")||!(s.get(s.catalogNumber)instanceof
f.Bi)){const r=new f.Bi([["Type",new f.SX("Catalog")]]);s.trailer.set("Root",s.add(r))}}function qe(s,t){s.trailer.set("Root",new f.oS(t,s.generation(t)))}function bn(s,t){
const e=s.entry(t,"Pages");return e instanceof f.oS&&s.array(s.dict(e)?.get("Kids"))!==void 0}async function _n(s,t,e,n){if(e.size===0||!await Rn(s,t,n))return[];
const r=await Pn(s,n),a=[];for(let c=1;c<(r?.size??0);c++){if(r.kind[c]!==st.tL||We(t,c))continue;const p=(0,o.ay)(s,r.place[c],s.length);p?.number===c&&a.push(
p)}return a.some(c=>e.has(c.number)||Fn(s,c))?a:[]}function We(s,t){const e=s.kind[t]??st.HV;return e===st.jC?!s.unlisted.has(t)&&!s.wronglyFree.has(t):e!==st.HV}
async function Rn(s,t,{pace:e}){const n=(0,o.bS)(s);for(let r=0;;){const a=n.indexOf("obj",r);if(a<0)return!1;const c=(0,je.BX)(s,a);if(c&&!We(t,c.number))return!0;
const p=e.step(a-r+200);p&&await p,r=a+3}}async function Pn(s,t){try{return(await Ke(s,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;
throw e}}function Fn(s,{body:t}){const e=s.subarray(0,Math.min(s.length,t+Cn)),n=new dt.i(e,t,e.length,8).value();return(0,f.Zm)(n)&&(0,f.Eo)(n.get("Type"),"Obj\
Stm")}const Cn=1024,ze=1024;async function tn(s,t,e){const{table:n}=t,r=new Int32Array(n.size),a=[];let c=t.damaged;for(let p=0;p<n.size;p+=ze){In(s,n,r,p,Math.
min(p+ze,n.size),a)&&(c=!0);const W=e.pace.step(ze*20);W&&await W}a.length>0&&(c=!0,Bn(s,n,r,a,(await Ke(s,e)).table));for(let p=0;p<n.size;p++)n.kind[p]===st.UT&&
n.kind[n.place[p]]!==st.tL&&n.set(p,st.jC,0,0);return{...t,damaged:c,bodies:r,isMended:a.length>0}}function Ln({table:s,trailer:t}){const e=t.get("Root");return e instanceof
f.oS?s.kind[e.number]===st.tL||s.kind[e.number]===st.UT:!1}function In(s,t,e,n,r,a){let c=!1;for(let p=n;p<r;p++){if(t.kind[p]!==st.tL)continue;const W=(0,o.PZ)(
s,t.place[p],p,t.detail[p]);if(W>=0){e[p]=W,t.detail[p]===65535&&(c=!0);continue}const X=(0,o.ay)(s,t.place[p],s.length);X?.number===p?(e[p]=X.body,t.place[p]=X.
start,X.generation!==t.detail[p]&&(c=!0),t.detail[p]=X.generation,s.subarray(X.start,X.body).includes(o.N5)&&(c=!0)):p>0?a.push(p):t.set(0,st.jC,0,0)}return c}function Bn(s,t,e,n,r){
for(const a of n){const p=a<r.size&&r.kind[a]===st.tL?(0,o.ay)(s,r.place[a],s.length):void 0;p?.number===a?(t.set(a,st.tL,p.start,p.generation),e[a]=p.body):t.set(
a,st.jC,0,0)}}var Nn=M(48249),Un=M(3084),jn=M(54771),en=M(39150);const Kn=new Set(["Root","Encrypt","ID"]),Wn=new Set(["Prev","XRefStm","Size","W","Index","Filt\
er","DecodeParms","Length","Type"]);async function zn(s,t){const e=(0,o.bS)(s).lastIndexOf("startxref");if(e<0)return;const{value:n,after:r}=(0,o.JI)(s,(0,o.AN)(
s,e+9,s.length),s.length);if(n<0||await(0,je.dZ)(s,r,t.pace))return;const a=new Zn(s,t),{table:c}=a,p=new f.Bi;let W=!1,X=!1;const tt=new Set;for(let Q=n;typeof Q==
"number"&&!tt.has(Q);){tt.add(Q);const H=Q>=0&&Q<s.length?await a.section(Q):void 0;if(!H||c.overflowed)return;W||=H.stream,X||=!H.wellFormed;for(const[q,ct]of H.
trailer)(tt.size===1?!Wn.has(q):Kn.has(q)&&!p.has(q))&&p.set(q,ct);Q=H.trailer.get("Prev")||void 0}return{table:c,trailer:p,streams:W,damaged:X}}const ie=8192,Vn=50,
Ve=8;class Zn{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new st.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.
AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:r}=this,a=e.length,c=[];for(;t=(0,o.AN)(
e,t,a),!(0,o.w1)(e,t,"trailer");){const H=(0,o.JI)(e,t,a),q=(0,o.JI)(e,(0,o.AN)(e,H.after,a),a);if(H.value<0||q.value<0)return;const ct={at:(0,o.AN)(e,q.after,a),
first:H.value,row:0};for(let ft=0;ct.row===ft&&ft<q.value;){if(ft=Math.min(ft+ie,q.value),!$n(e,ct,ft,r,c))return;const lt=n.pace.step(ie*20);lt&&await lt}if(ct.
row<q.value)return;t=ct.at}const p=n.limits.objectValues/Xn,W=new dt.i(e,t+7,a,n.limits.nesting,void 0,p,ht),X=W.value();this.spent+=W.at-t;const tt=n.pace.step(
Ve*(W.at-t));if(tt&&await tt,!(0,f.Zm)(X)||this.spent>a)return;const Q=X.get("XRefStm");typeof Q=="number"&&Q>0&&Q<a&&await this.readStream(Q);for(const H of c)
r.offer(H,st.jC,0,0);return{trailer:X,stream:!1,wellFormed:Number.isInteger(X.get("Size"))&&(0,en.D)(e,t+7,a)}}async readStream(t){const{bytes:e,job:n,table:r}=this,
a=(0,o.ay)(e,t,e.length);if(!a)return;const c=await Jn(e,a.body,n);if(!c)return;this.spent+=c.parsed;const{trailer:p,rows:W}=c,X=rn(p.get("W")),[tt=0,Q=0,H=0]=X,
q=tt+Q+H;if(X.length<3||q<1||X.some(Ot=>Ot<0||Ot>8)||this.spent>e.length)return;const ct=p.get("Size"),ft=rn(p.get("Index")),lt=ft.length>=2;ft.length<2&&ft.splice(
0,ft.length,0,typeof ct=="number"?ct:Math.floor(W.length/q));let gt=0;for(let Ot=0;Ot+1<ft.length&&gt+q<=W.length;Ot+=2){const Kt=n.pace.step(Vn);Kt&&await Kt;for(let Pt=0;Pt<
ft[Ot+1]&&gt+q<=W.length;Pt++,gt+=q){const Ht=ft[Ot]+Pt;if(Ht<0)continue;const oe=tt===0?1:Ze(W,gt,tt),Se=Ze(W,gt+tt,Q),fn=Ze(W,gt+tt+Q,H);if(oe===1&&Se>0?r.offer(
Ht,st.tL,Math.min(Se,e.length),Math.min(fn,65535)):oe===2?r.offer(Ht,st.UT,Math.min(Se,n.limits.objects),Math.min(fn,n.limits.objects)):oe<2&&r.offer(Ht,st.jC,0,
0),Pt%ie===ie-1){const ln=n.pace.step(ie*20);ln&&await ln}}}const Dt=n.pace.step(Ve*c.written);if(Dt&&await Dt,!(lt&&gt<qn(ft)*q))return{trailer:p,stream:!0,wellFormed:(0,en.
D)(e,a.body,e.length)}}}function $n(s,t,e,n,r){for(;t.row<e&&((t.row>0||t.first!==1)&&Hn(s,t,e,n,r),t.row!==e);){const a=Gn(s,t,n,r);if(a!=="row")return a==="en\
d"}return!0}function Hn(s,t,e,n,r){const{length:a}=s;let{at:c,row:p}=t;for(;p<e&&c+20<=a;p++,c+=20){const W=s[c+17],X=s[c+18],tt=s[c+19];if(s[c+10]!==o.Z4||s[c+
16]!==o.Z4||W!==o.yq&&W!==o.MV||X!==o.Z4&&X!==o.u7||tt!==o.kR&&tt!==o.u7||s[c]<o.l0||s[c]>o.ev||s[c+9]<o.l0||s[c+9]>o.ev)break;const Q=((((((s[c+2]*10+s[c+3])*10+
s[c+4])*10+s[c+5])*10+s[c+6])*10+s[c+7])*10+s[c+8])*10+s[c+9]-o.l0*11111111,H=(s[c]*10+s[c+1]-o.l0*11)*1e8+Q;if(W===o.MV||H===0){r.push(t.first+p),nn(s,H,t.first+
p,n);continue}const q=(((s[c+11]*10+s[c+12])*10+s[c+13])*10+s[c+14])*10+s[c+15]-o.l0*11111,ct=H>0&&H<a?H:a;n.offer(t.first+p,st.tL,ct,Math.max(0,Math.min(q,65535)))}
t.at=c,t.row=p}function Gn(s,t,e,n){const r=s.length,a=(0,o.AN)(s,t.at,r);t.at=a;const c=(0,o.JI)(s,a,r);if(c.value<0)return"end";let p=sn(s,c.after);const W=(0,o.
JI)(s,p,r);if(W.value<0)return"damaged";p=sn(s,W.after);const X=s[p];if(X!==o.yq&&X!==o.MV)return"damaged";const{row:tt}=t;tt===0&&t.first===1&&X===o.MV&&c.value===
0&&W.value===65535&&(t.first=0);const Q=t.first+tt;return X===o.yq&&c.value>0?e.offer(Q,st.tL,Math.min(c.value,r),Math.min(W.value,65535)):(n.push(Q),nn(s,c.value,
Q,e)),t.at=(0,o.j8)(s,p+1,r),t.row=tt+1,"row"}function nn(s,t,e,n){t>0&&t<s.length&&(0,o.yp)(s[t])&&(0,o.ay)(s,t,s.length)?.number===e&&n.wronglyFree.add(e)}function sn(s,t){
for(;s[t]===o.Z4||s[t]===o.d2;)t++;return t}const Xn=4;async function Jn(s,t,e){const{limits:n}=e,r=new dt.i(s,t,s.length,n.nesting,void 0,n.objectValues,ht),a=r.
value();if(!(0,f.Zm)(a))return;const c=a.get("Type");if(!(c instanceof f.SX)||c.text!=="XRef")return;const p=(0,o.AN)(s,r.at,s.length);if(!(0,o.w1)(s,p,"stream"))
return;const W=(0,Tt.ni)(s,p),X=r.at-t,tt=a.get("Length"),Q=typeof tt=="number"?W+tt:-1,H=Q>=W&&Q<=s.length&&(0,Tt.VF)(s,Q)?Q:(0,o.bS)(s).indexOf("endstream",W);
try{const q=s.subarray(W,H<0?s.length:H);let ct=q;const ft=e.pace.step(Ve*X);ft&&await ft;const lt={found:!1,mismatch:!1},gt=$e(a.get("Filter")),Dt=$e(a.get("De\
codeParms")??null);for(const[Ot,Kt]of gt.slice(0,n.filters).entries()){const Pt=Dt[Ot];Kt instanceof f.SX&&(ct=await Qn(Kt.text,ct,(0,f.Zm)(Pt)?Pt:void 0,e,lt))}
return lt.mismatch||lt.found&&!(0,$.QJ)(q)?void 0:{trailer:a,rows:ct,written:X,parsed:X+q.length}}catch(q){if(q instanceof i.zU&&q.code==="limit_exceeded"||q instanceof
jn.Q)throw q;return}}const Yn=4096;async function Qn(s,t,e,n,r){return(s==="FlateDecode"&&t.length>Yn?await(0,Un.V)(t,e,n.memory,n,r):void 0)??(0,Nn.tN)(s,t,e,n.
memory,r)}function qn(s){let t=0;for(let e=1;e<s.length;e+=2)t+=Math.max(0,s[e]);return t}function Ze(s,t,e){let n=0;for(let r=0;r<e;r++)n=n*256+s[t+r];return n}
const $e=s=>s==null?[]:Array.isArray(s)?s:[s],rn=s=>$e(s).map(t=>typeof t=="number"?Math.trunc(t):-1);var on=M(75162),ts=M(43767);async function es(s,t,e={}){const{
limits:n,memory:r}=t,a=(0,o.gq)(s),c=gn(a,n);r.admit(a.length);const p=c>0?[a.subarray(c),a]:[a];for(const W of p){const X=await zn(W,t);if(!X?.trailer.has("Roo\
t"))continue;const tt=await tn(W,{...X,damaged:X.damaged||c<0},t);if(!Ln(tt))continue;const Q=new _t(W,t,tt);if(Q.suspect&&await cn(Q),os(Q))continue;Ee(Q,e);const H=await Ge(
Q);if(!H&&Q.security?.locked!==!0)continue;if(!H)return Q;const q=t.asked?.of(s);rt(Q);const ct=new Set([...tt.table.unlisted,...q?.asked??[]]),ft=await rs(Q,tt,
ct,e),lt=ft??Q,{table:gt}=tt;await ss(lt,q?.broken??[]),t.asked?.watch(s,{asked:gt.unlisted,broken:gt.broken,doubtful:gt.doubtful,damaged:gt.damagedKinds});const{
count:Dt,claimed:Ot,blank:Kt,isAdopted:Pt,isWanting:Ht,bare:oe}=lt.pages;return tt.isMended||ft!==void 0||Pt||gt.broken.size>0||gt.mended.size>0||Dt!==Ot||Kt.length>
0||rt(lt).length>0?await He(lt,!1,q?.damagedData):(Ht||oe.length>0||gt.doubtful.size>0||q?.isDoubtful||q?.damagedData.length||ns(s))&&await He(lt,!0,q?.damagedData),
lt}return is(a,t,e)}const ns=s=>(0,dn.e)(s)||he(s);async function ss(s,t){const{job:e,table:n}=s;for(const r of t){const a=e.pace.step(s.objectStream(r)?.data.length??
0);a&&await a}s.suspect||=n.broken.size>0}async function rs({bytes:s,job:t},e,n,r){const{table:a}=e,c=await _n(s,a,n,t);if(c.length===0)return;for(const{number:tt,
start:Q,generation:H}of c)a.set(tt,st.tL,Q,H);const p=new Int32Array(a.size);p.set(e.bodies.subarray(0,a.size));for(const{number:tt,body:Q}of c)p[tt]=Q;const W=new _t(
s,t,{...e,damaged:!0,bodies:p});return Ee(W,r),await kn(W,c.map(({number:tt})=>tt)),W.tableChanged(),[...n].some(tt=>We(a,tt))&&await Ge(W)?W:void 0}async function is(s,t,e){
const n=new _t(s,t,await tn(s,await Ke(s,t),t));return await cn(n),Ee(n,e),await Dn(n),n.tableChanged(),await Tn(n),Ee(n,e),!await Ge(n)&&n.security?.locked!==!0&&
await wt(n,n.pages),await He(n),n}async function He(s,t=!1,e=[]){const{job:n,pages:r}=s;if(!n.onRepaired)return;const a=r.bare.length>0&&s.security?.locked!==!0&&
await I(s),c=await Zt(s,r,a),p=s.security?.locked===!0?[]:rt(s),W=$t(c)?e.filter(tt=>!Fe.h5.has(tt)):e,X=t&&e.length>0&&s.table.doubtful.size===0;(!t||$t(c)||W.
length>0)&&n.onRepaired({...c,lostParts:p,damagedData:W,isOfDataAlone:X})}async function Ge(s){return s.get(s.catalogNumber)instanceof f.Bi?(cs(s),await s.pages.
read(),fs(s)&&await wt(s,s.pages),s.pages.count>0):!1}const os=s=>s.trailer.has("Encrypt")&&!s.dict(s.trailer.get("Encrypt")),as=["Pages","Names","Dests","Outli\
nes","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metadata"];function cs(s){const t=s.get(s.catalogNumber);if(!(t instanceof f.Bi))return;an(s,s.catalogNumber,
t,as);const e=s.catalog.get("AcroForm");if(!(e instanceof f.oS)||s.entry(e.number,"Fields")!==void 0)return;const n=s.get(e);n instanceof f.Bi&&an(s,e.number,n,
["Fields"])}function an(s,t,e,n){const r=(0,ts.r)(e,n);if(r){s.put(t,r.dict),s.suspect=!0;for(const a of r.keys)s.table.mended.add(a)}}async function cn(s){if(s.
dict(s.trailer.get("Encrypt")))return;const t=await yn(s);t&&s.trailer.set("Encrypt",t)}function fs(s){const{catalog:t,pages:e}=s,n=t.get("Pages");return e.count===
1&&n instanceof f.oS&&n.number===e.number(0)&&(0,f.Eo)(s.entry(n.number,"Type"),"Pages")}function Ee(s,{password:t,evenIfLocked:e=!1}){const n=s.trailer.get("En\
crypt");if(s.security||n===void 0)return;const r=s.resolve(n);if(!(r instanceof f.Bi))throw(0,i.O$)("its encryption dictionary is missing");const a=(0,C.WW)(s,s.
trailer.get("ID")??null,1);a!==null&&s.trailer.set("ID",a);const c=Array.isArray(a)?a[0]:void 0,p=(0,C.WW)(s,r,8),W=c instanceof f.Mx?c.bytes:void 0,X=()=>(0,on.
VH)(p,{known:W,possible:W?[]:vn(s.bytes)},t),tt=e?ls(X,()=>(0,on.vK)(p)):X();s.unlock(tt,n instanceof f.oS?n.number:-1)}function ls(s,t){try{return s()}catch(e){
if(!(e instanceof i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),67382:((mt,it,M)=>{M.d(it,{$:()=>$,B:()=>f});var i=M(
54619),o=M(78157),nt=M(45599);function $(Z,F,z,C){if(!(0,o.yp)(F[z]))return!0;const{value:D}=(0,o.JI)(F,z,C);return Z.table.kind[D]!==i.tL?!0:Z.bytes[(0,o.AN)(Z.
bytes,Z.bodies[D],Z.bytes.length)]!==o.iH}class f{document;arrays=new Map;constructor(F){this.document=F}keep(F){const{document:z}=this,C=z.entry(F,"Contents");
if(C===void 0||this.isStreamRef(C))return;const D=(0,nt.i9)(C)?this.leftOfObject(C):this.leftOf(C);D!==C&&z.patch(F,{Contents:D})}leftOfObject(F){const{arrays:z,
document:C}=this;if(!z.has(F.number)){const D=C.array(F),j=D&&this.leftOf(D);z.set(F.number,j===void 0?void 0:j===D?F:C.add(j))}return z.get(F.number)}leftOf(F){
if(!Array.isArray(F))return;const z=F.filter(C=>this.isStreamRef(C));return z.length<F.length?z:F}isStreamRef(F){return(0,nt.i9)(F)&&this.document.isStream(F.number)}}}),
51271:((mt,it,M)=>{M.d(it,{L:()=>o});var i=M(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(f=!0){this.sound=f}node(f,Z){return f<0&&(this.
sound=!1),this.parents.push(Z),this.numbers.push(f)-1}has(f){return(this.known??=new Set(this.numbers)).has(f)}page(f,Z){(f<0||this.numbers[f]!==Z)&&(this.sound=
!1),this.homes.push(f)}fork(){const f=new o(this.sound);return f.numbers=this.numbers,f.parents=this.parents,f.homes=this.homes,f}async drop(f,Z,F){if(!this.sound)
return!1;const{numbers:z,parents:C,homes:D}=this,j=new Int32Array(z.length),v=new Uint8Array(z.length),w=new Set;for(let d=0;d<Z.length;d++)F[d]?j[D[d]]++:(v[D[d]]=
1,w.add(Z[d]));for(let d=z.length-1;d>0;d--){const x=C[d];j[x]+=j[d],v[d]&&j[d]===0&&w.add(z[d]),v[x]|=v[d]}for(let d=0;d<z.length;d++){if(!v[d]||j[d]===0)continue;
const x=f.edit(z[d]),g=x instanceof i.Bi?f.array(x.get("Kids"))??[]:[];x instanceof i.Bi&&x.set("Kids",g.filter(S=>!nt(S,w))).set("Count",j[d]);const P=f.job.pace.
step(g.length*50);P&&await P}return this.homes=D.filter((d,x)=>F[x]),!0}}const nt=($,f)=>(0,i.i9)($)&&f.has($.number)}),83363:((mt,it,M)=>{M.d(it,{i:()=>h,S:()=>y});
var i=M(98446),o=M(42973),nt=M(79725),$=M(43767),f=M(45599),Z=M(78157),F=M(67382);function z(m,O,b){b.parent=-1,b.lists=b.isBare=!1;const L=m.place(O),{entries:G}=b;
if(L&&m.locate(O,L,G)&&G.find(L.bytes,"Kids")<0){if(G.used===G.first)return"none";const ht=G.find(L.bytes,"Type");if(ht>=0&&(0,Z.wb)(L.bytes,G.at[ht+2],"/Page")){
if(L.bytes[(0,Z.AN)(L.bytes,G.close+2,L.end)]===Z.HY)return g(m,O);const dt=G.find(L.bytes,"Contents");if(d(L.bytes,G)&&x(m,O))return"unclear";b.isBare=dt<0||(0,Z.
wb)(L.bytes,G.at[dt+2],"null"),dt>=0&&(b.lists=(0,F.$)(m,L.bytes,G.at[dt+2],G.at[dt+3]));const At=G.find(L.bytes,"Parent");return At>=0&&(b.parent=(0,Z.JI)(L.bytes,
G.at[At+2],G.at[At+3]).value),"page"}const st=m.get(O);return st instanceof f.Bi&&v(m,st)?"unclear":"none"}const et=m.get(O);return!(et instanceof f.Bi)||et.size===
0?"none":(0,f.Eo)(et.get("Type"),"Page")&&!C(m,et)?"unclear":m.array(et.get("Kids"))?"node":v(m,et)?"unclear":"none"}function C(m,O){const b=m.array(O.get("Kids"));
return b!==void 0&&b.length>0&&!O.has("Contents")&&Number.isInteger(m.resolve(O.get("Count")))}const D=["MediaBox","Resources","Contents","Annots","CropBox","Ro\
tate","Parent"],j=["MediaBox","Resources"];function v(m,O){const b=m.resolve(O.get("Type"));if(!(b instanceof f.SX&&b.text!=="Pages"))return D.some(et=>O.has(et));
const G=O.get("Contents")instanceof f.oS||m.array(O.get("Contents"))!==void 0;return j.some(et=>O.has(et))||G&&O.get("Parent")instanceof f.oS&&!O.has("Subtype")}
const w=["Contents","Resources","Annots","MediaBox"],d=(m,O)=>w.some(b=>O.find(m,b)<0&&O.findMisspelt(m,b)>=0);function x(m,O){const b=m.get(O),L=b instanceof f.
Bi?(0,$.r)(b,w):void 0;if(!L)return!1;m.put(O,L.dict);for(const G of L.keys)m.table.mended.add(G);return!0}function g(m,O){const b=m.get(O);return b instanceof f.
Z6?(m.put(O,new f.Bi([...b.dict].filter(([L])=>!/^(Length|Filter|DecodeParms)$/.test(L)))),"unclear"):"page"}var P=M(51271);class S{document;left;sizes=new Map;constructor(O){
this.document=O,this.left=O.job.limits.nodes}make(O){const b=this.document.get(O),L=this.sizes.get(O)??k(b);if(this.sizes.set(O,L),this.left-=L,this.left<0)throw(0,o.
F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another P\
DF program and save it again");return this.document.add(b instanceof f.Bi?new f.Bi(b):b).number}}function k(m){const O=[m];let b=0;for(let L=O.pop();L!==void 0;L=
O.pop())if(b++,Array.isArray(L))for(const G of L)O.push(G);else if(L instanceof f.Bi)for(const G of L.values())O.push(G);return b}const h=["Resources","MediaBox",
"CropBox","Rotate"];async function y(m){return new N(m).read()}class N{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new P.
L;bare=[];look={parent:-1,lists:!1,isBare:!1,entries:new nt.R};seen=new Set;copies;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(O){this.document=
O,this.copies=new S(O)}async read(){const{document:O,open:b}=this,{pace:L}=O.job,G=O.catalog.get("Pages")??null;for(b.push({kids:[G],next:0,from:0,home:-1,claimed:void 0,
before:0,lost:0});b.length>0;){const et=b[b.length-1];if(et.next===et.kids.length){b.pop(),b.length>0&&this.close(et);continue}const at=et.kids[et.next++];et.next===
et.kids.length&&(et.kids=Y,et.next=0);const ht=L.step(400);ht&&await ht,at instanceof f.oS?this.visit(at,et):this.visitNode(at,-1,et)}return this.finish(G)}close({
claimed:O,before:b,lost:L}){const G=this.numbers.length-this.dropped-b;O!==G&&(this.irregular=!0,!(typeof O=="number"&&O>=G)&&(this.dropped+=this.lost.length-L,
this.lost.length=this.lostNumbers.length=L))}visit(O,b){const{document:L,seen:G,look:et}=this,{number:at}=O,ht=G.has(at);G.add(at);const st=z(L,at,et);if(O.generation!==
L.generation(at)&&(this.irregular=!0),st==="page"||st==="unclear"){ht&&(this.irregular=!0);const dt=ht?this.copies.make(at):at;st==="unclear"?this.unclear.push(
dt):this.keepEntries(at),(st==="unclear"||et.lists)&&this.listing.push(dt),et.isBare&&this.bare.push(dt),this.add(dt,b,et.parent);return}st==="none"&&!ht&&this.
lose(b,at),st==="none"||ht?this.irregular=!0:this.visitNode(O,at,b)}keepEntries(O){const{document:b,look:L}=this,{scan:G,marksFrom:et,marksTo:at}=L.entries,{table:ht}=b;
for(let st=et;st<at;st+=3){const dt=G.marks[st];ht.askFor(dt),this.isWanting||=!ht.leadsTo(dt)}b.keepEntries(O,L.entries)}visitNode(O,b,L){const{document:G,inherited:et}=this,
at=this.mendNode(G.dict(O),b);if(!at){this.irregular=!0,this.lose(L,b);return}const ht=G.array(at.get("Kids"));if(!ht){b<0&&this.visitDirectPage(at,L);return}const st=T(
at);let dt=L.from;st&&(dt=et.push({...et[dt],...st})-1),(0,f.Eo)(G.resolve(at.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:ht,next:0,from:dt,
home:this.nodes.node(b,L.home),claimed:G.resolve(at.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),G.release(b)}mendNode(O,b){const L=O&&
(0,$.r)(O,h);if(!L)return O;const{document:G}=this;b>=0&&G.put(b,L.dict);for(const et of L.keys)G.table.mended.add(et);return L.dict}visitDirectPage(O,{from:b}){
if(!(0,f.Eo)(O.get("Type"),"Page"))return;this.irregular=!0;const{number:L}=this.document.add(O);this.numbers.push(L),this.listing.push(L),this.ancestry.push(b)}add(O,{
from:b,home:L},G){this.numbers.push(O),this.ancestry.push(b),this.nodes.page(L,G);const{pages:et}=this.document.job.limits;if(this.numbers.length>et)throw _(et)}lose(O,b){
O.home<0||(this.lost.push(this.numbers.length),this.lostNumbers.push(b),this.add(B,O,-1))}finish(O){const{document:b,numbers:L,ancestry:G,inherited:et,lost:at,unclear:ht,
listing:st,nodes:dt}=this;for(const kt of this.lostNumbers)b.table.doubtFree(kt);at.length===L.length-this.dropped&&(at.length=0);const At=at.map(kt=>L[kt]=b.add(
U(et[G[kt]])).number);V(L,G);const Tt=b.resolve(b.dict(O)?.get("Count")),Gt=Tt!==L.length||O instanceof f.oS&&L[0]===O.number;return{numbers:L,ancestry:G,inherited:et,
irregular:this.irregular||Gt,unclear:ht,listing:st,nodes:dt,claimed:typeof Tt=="number"?Tt:void 0,blank:At,isWanting:this.isWanting,bare:this.bare}}}const Y=[],
B=-1;function V(m,O){let b=m.indexOf(B);if(!(b<0)){for(let L=b;L<m.length;L++)m[L]!==B&&(m[b]=m[L],O[b++]=O[L]);m.length=O.length=b}}const R=[0,0,612,792];function U(m){
const O=new f.Bi([["Type",new f.SX("Page")]]);return m.MediaBox===void 0?O.set("MediaBox",[...R]):O}function T(m){let O;for(const b of h){const L=m.get(b);L!==void 0&&
((O??={})[b]=L)}return O}function _(m){const O=(0,i.y_)(m,"page");return(0,o.F)("pages",`The document has more than ${O}`,"Split it with another program first")}}),
33973:((mt,it,M)=>{M.d(it,{Gy:()=>d,Rf:()=>x,Ip:()=>g});var i=M(54619),o=M(87598),nt=M(85368),$=M(88500);class f{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new $.
s;signed=new Set;constructor(_,m,O){this.detail=m,this.strings=O,this.scan.strings=O;const b=new Int32Array(m?8*_:_);this.done=new Uint8Array(m?_:0);const L=G=>b.
subarray(G*_,(G+1)*_);this.end=L(0),this.valueEnd=L(1),this.dataStart=L(2),this.dataEnd=L(3),this.lengthStart=L(4),this.lengthEnd=L(5),this.from=L(6),this.to=L(
7)}}var Z=M(78157),F=M(79725),z=M(4e4),C=M(39150),D=M(45599);class j{scan=new $.s;ranges=new Map}const v=2;class w{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(_,m,O){
this.walked=O,this.live=new Uint8Array(_),this.via=new Int32Array(m?_:0)}}async function d(T,{watched:_}={}){const{markings:m,referrers:O}=await x([T],{watched:_,
detail:!0}),{live:b,via:L}=m[0];return{live:b,via:L,referrers:O}}async function x(T,_={}){const m=new N(T,_);return await m.run(),m}function g(T,{repairs:_}){for(const{
part:m,number:O,value:b}of _)T[m].put(O,b)}const P=100,S=100,k=2e3,h=-2;function y(T){if(T instanceof D.Z6)return T.data.length+y(T.dict);if(Array.isArray(T))return 12*
T.length;if(!(T instanceof D.Bi))return P;let _=30*T.size;for(const m of T.values())Array.isArray(m)&&(_+=12*m.length);return _}class N{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new F.R;strings;alias;constructor(_,{detail:m=!1,strings:O=!1,watched:b,alias:L}){if(this.documents=_,this.strings=
O,this.alias=L,this.markings=_.map(G=>new w(G.size,b!==void 0,B(G,O||m,O))),!!b){this.watched=new Uint8Array(_[0].size);for(const G of b)this.watched[G]=1}}async run(){
const{documents:_,stack:m}=this,[O]=_;for(const[b,L]of[...O.trailer].reverse())b!=="Encrypt"&&this.followValue(0,L);for(;this.values.length>0||m.length>0;){const b=O.
job.pace.step(this.values.length>0?this.followParts():this.followNext());b&&await b}for(const{live:b,signed:L,walked:G}of this.markings)for(const et of G.signed)
b[et]===1&&L.add(et)}followNext(){const _=this.stack.pop(),m=_%this.documents.length;return this.follow(m,(_-m)/this.documents.length)}visit(_,m){this.alias&&({
part:_,number:m}=this.alias(_,m)??{part:_,number:m}),this.watched&&this.watched[m]===1&&this.referrers.add(this.current);const O=this.markings[_],{live:b}=O;if(m>
0&&m<b.length&&b[m]!==0)return;const L=this.documents[_];if(m<=0||m>=b.length||!L.exists(m))return L.missed(m);b[m]=1,this.watched&&(O.via[m]=this.current),this.
stack.push(m*this.documents.length+_)}follow(_,m){const O=this.documents[_],b=this.markings[_],{walked:L}=b;if(this.current=m,b.count++,O.isChanged(m))return this.
followChanged(O,b,_,m);if(L.done[m]===1)return this.followAgain(O,b,_,m);const{scan:G,detail:et}=L;et||(G.used=0);const at=G.used,ht=O.table.kind[m]===i.tL?this.
walk(O,L,m):this.walkPlace(O,m,G);return ht<0||G.byteRange&&this.isSignature(L.signed,m)?this.forget(G,at).followRepaired(O,_,m):(b.bytes+=ht,et&&(L.from[m]=at,
L.to[m]=G.used,L.valueEnd[m]=this.extent.valueEnd,L.done[m]=1),this.followMarks(_,G,at,G.used,G.lengthStart),S+ht)}followChanged(_,m,O,b){const L=_.patched(b);if(!L){
const dt=_.edited.get(b);return Y(dt)||dt===null?this.followRepaired(_,O,b):(this.followValue(O,dt),m.bytes+=y(dt),S)}const{detail:G}=m.walked;if(L.references&&
!G&&!_.suspect){for(let dt=L.first;dt<L.last;dt++)this.visit(O,L.references[dt]);return m.bytes+=L.end-L.start,S}const{scan:et,ranges:at}=V(m);G||(et.used=0);const ht=et.
used,st=this.walkPlace(_,b,et);return st<0||et.byteRange&&this.isSignature(m.signed,b)?this.forget(et,ht).followRepaired(_,O,b):(m.bytes+=st,G&&at.set(b,{from:ht,
to:et.used,valueEnd:this.extent.valueEnd}),this.followMarks(O,et,ht,et.used,et.lengthStart),S+st)}followAgain(_,m,O,b){const{walked:L}=m;return m.bytes+=L.end[b]>
0?L.end[b]-_.table.place[b]:P,this.followMarks(O,L.scan,L.from[b],L.to[b],L.lengthStart[b]),S}isSignature(_,m){return _.add(m),this.strings}followMarks(_,{marks:m},O,b,L){
const G=this.strings?L:h;for(let et=O;et<b;et+=3)m[et]!==$.A&&m[et+1]!==G&&this.visit(_,m[et])}forget(_,m){return _.used=m,this}followRepaired(_,m,O){const b=_.
get(O),L=Y(b)?_.resolve(b):b;return L===null?(this.markings[m].live[O]=v,this.markings[m].count--):this.repair(m,O,L),S}repair(_,m,O){this.repairs.push({part:_,
number:m,value:O}),this.followValue(_,O)}followValue(_,m){this.part=_,this.values.push(m)}followParts(){const{part:_,values:m}=this;let O=0;for(;m.length>0&&O<k;O++){
const b=m.pop();if(b instanceof D.oS)this.visit(b instanceof D.rV?b.part:_,b.number);else if(Array.isArray(b))for(const L of b)m.push(L);else if(b instanceof D.
Bi){b.has("ByteRange")&&this.markings[_].signed.add(this.current);for(const L of b.values())m.push(L)}else if(b instanceof D.Z6)for(const[L,G]of b.dict)L!=="Len\
gth"&&m.push(G)}return O*S}walk(_,m,O){const{extent:b}=this,{bytes:L}=_,{scan:G}=m,et=_.bodies[O];G.forgetLength();const{kept:at}=this,ht=!this.strings&&_.recallEntries(
O,at);ht&&G.append(at.scan.marks,at.marksFrom,at.marksTo);const st=ht?at.close+2:G.value(L,et,L.length);return st<0||L[st-1]===Z.AV||!(0,nt.x)(_,st,G,b)||_.suspect&&
!(0,C.D)(L,et,st)||G.doubtful&&(0,z.oC)(L,et,st)?-1:(b.dataStart<0?G.lengthStart=-1:!_.suspect&&!_.security&&(0,o.N)(_,O,b)&&_.table.doubtful.add(O),m.end[O]=b.
end,m.detail&&(m.dataStart[O]=b.dataStart,m.dataEnd[O]=b.dataEnd,m.lengthStart[O]=G.lengthStart,m.lengthEnd[O]=G.lengthEnd),b.end-_.table.place[O])}walkPlace(_,m,O){
const b=_.place(m);if(!b)return-1;const{bytes:L,start:G,end:et}=b;O.forgetLength();const at=O.value(L,G,et);return O.lengthStart=-1,at<0&&!U(L,G,et)||R(L,G,et)||
at>0&&L[at-1]===Z.AV||at>=0&&(0,Z.AN)(L,at,et)<et||_.suspect&&!(0,C.D)(L,G,et)||O.doubtful&&(0,z.oC)(L,G,et)?-1:(this.extent.valueEnd=at<0?et:at,et-G)}}const Y=T=>T instanceof
D.oS&&!(T instanceof D.rV);function B(T,_,m){const O=T.walked;if(O?.strings===m)return O;const b=new f(T.size,_,m);return _&&(T.walked=b),b}function V(T){return T.
patches||(T.patches=new j,T.patches.scan.strings=T.walked.strings),T.patches}function R(T,_,m){const O=(0,Z.AN)(T,_,m);return O>=m||T[O]===Z.yq&&(0,Z.wb)(T,O,"n\
ull")}function U(T,_,m){for(let O=_;O<m;O++)if("<([/%".includes(String.fromCharCode(T[O])))return!1;return!0}}),83287:((mt,it,M)=>{M.d(it,{D4:()=>z,Eb:()=>g,QJ:()=>w,
US:()=>D,m_:()=>C});var i=M(42973),o=M(52205),nt=M(58552),$=M(48249),f=M(3084),Z=M(78157),F=M(45599);function z(k,h,y,N){const Y=k.job.limits.filters,B=(0,o.c3)(
k,h.dict.get("Filter")??h.dict.get("F")),V=(0,o.c3)(k,h.dict.get("DecodeParms")??h.dict.get("DP"));if(B.length>Y)throw(0,i.F)("filters",`A stream of the documen\
t has ${B.length} filters; at most ${Y} are allowed`,"Open it in another PDF program and save it again");let R=k.encoded(h);const U=performance.now();try{for(const[
T,_]of B.entries()){const m=k.dict(V[T]);_ instanceof F.SX&&(R=(0,$.tN)(_.text,R,m&&(0,o.x$)(k,m),y,N))}}finally{k.job.pace.addSince(U)}return R}async function C(k,h,y,N){
const[Y,...B]=(0,o.c3)(k,h.dict.get("Filter")??h.dict.get("F"));if(!(0,F.Eo)(Y,"FlateDecode")||B.length>0)return;const[V]=(0,o.c3)(k,h.dict.get("DecodeParms")??
h.dict.get("DP")),R=k.dict(V);return(0,f.V)(k.encoded(h),R&&(0,o.x$)(k,R),y,k.job,N)}function D(k,h,y,N=!1){const Y=(0,o.c3)(k,h.dict.get("Filter")??h.dict.get(
"F"));if(Y.length<=k.job.limits.filters&&Y.some(V=>V instanceof F.SX&&!(0,$.TT)(V.text)))return;const B={found:!1,mismatch:!1};try{return{data:z(k,h,y,B),whole:!B.
found&&!(N&&B.mismatch===!0),damage:B}}catch(V){if(V instanceof nt.zU&&V.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1,damage:{found:!0}};
throw V}}const j=[0,0,255,255],v=2;function w(k){if((0,Z.j8)(k,0,k.length)===k.length)return!0;for(let h=0;h<=v;h++){const y=k.length-h-j.length;if(j.every((N,Y)=>k[y+
Y]===N))return!0}return!1}const d=new Set(["Type1C","CIDFontType0C","OpenType"]),x=4;function g(k,h,{found:y,mismatch:N}){const{damagedKinds:Y}=k.table;!y&&N!==
!0?Y.addSound():h.data.buffer===k.bytes.buffer&&!w(k.encoded(h))&&(y?Y.addCut(S(k,h)):P(k.encoded(h))||Y.addContradicted(S(k,h)))}function P(k){const h=k.subarray(
-x);return h.every(y=>y===h[0])}function S(k,{dict:h}){const y=k.resolve(h.get("Subtype")),N=k.resolve(h.get("Type"));return(0,F.Eo)(N,"EmbeddedFile")?"an attac\
hment":(0,F.Eo)(N,"Metadata")?"metadata":(0,F.Eo)(y,"Image")?"an image":h.has("Length1")||h.has("CMapName")||y instanceof F.SX&&d.has(y.text)?"a font":h.has("Fu\
nctionType")||h.has("ShadingType")?"a color function":h.has("N")&&!(0,F.Eo)(N,"ObjStm")?"a color profile":"content"}}),87598:((mt,it,M)=>{M.d(it,{N:()=>F,e:()=>j});
var i=M(78157),o=M(22480);const nt=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,$=1024,f=32,Z=64;function F({bytes:v,bodies:w},d,x){const{valueEnd:g,
dataStart:P,dataEnd:S}=x;if(S-P<8)return!1;if((0,o.CS)(v,P)&&(v[P+1]&f)===0)return S-P>=Z&&z(v,P,P+Z);const k=v[P]===255&&v[P+1]===216,h=w[d];return k||g-h>$?!1:
nt.test((0,i.bS)(v).toString("latin1",h,g))}function z(v,w,d){for(let x=w;x<d;x++)if(v[x]>=128)return!1;return!0}const[C,D]=[8192,1<<26];function j(v){if(v.length<
C||v.length>D)return!1;const w=(0,i.bS)(v);return(!w.includes(i.u7)||!w.includes(i.kR))&&w.includes("/FlateDecode")}}),85368:((mt,it,M)=>{M.d(it,{u:()=>C,x:()=>F});
var i=M(78157),o=M(58552),nt=M(35586),$=M(37628),f=M(45599),Z=M(22480);function F(D,j,v,w){const{bytes:d}=D,{length:x}=d;w.valueEnd=j;const g=(0,i.AN)(d,j,x);if((0,i.
rg)(d,g))return w.dataStart=w.dataEnd=-1,w.end=g+6,!0;if(!(0,i.w1)(d,g,"stream"))return!1;const P=v.lengthRef>=0?D.lengthOf(new f.oS(v.lengthRef)):v.length,S=g+
(d[g+6]===i.u7?8:7),k=S+P;if(d[S-1]!==i.kR||P<0||k>x||!(0,Z.VF)(d,k)||(0,Z.Ow)(d,S,k)>S)return!1;const h=(0,i.AN)(d,(0,i.AN)(d,k,x)+9,x);return w.dataStart=S,w.
dataEnd=k,w.end=h+6,(0,i.rg)(d,h)}const z=16;class C{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(j){this.bytes=j,this.left=z*j.length+1e6,this.objectEnds=
new $.k(j,"endobj"),this.streamEnds=new $.k(j,"endstream")}data(j,v,w){const{bytes:d,ends:x}=this,g=(0,Z.ni)(d,j);if(v>=0&&g+v<=d.length&&(0,Z.VF)(d,g+v))return{
start:g,end:g+v,isSearched:!1};let P=x.get(g);if(P===void 0&&(P=this.damagedEnd(g,v,w),x.set(g,P),this.left-=P-g,this.left<0))throw(0,o.O$)("its objects overlap");
return{start:g,end:P,isSearched:!0}}damagedEnd(j,v,w){const{bytes:d}=this,x=j+v,g=this.objectEnds.next(j),P=g<0?d.length:g;if(v>=0&&x<=P&&this.endsObject(x))return x;
const S=this.streamEnds.next(j);let k=S<0||S>P?P:S;return w&&(k=(0,nt.$z)(d,j,k)),k>j&&d[k-1]===i.kR&&k--,k>j&&d[k-1]===i.u7&&k--,k}endsObject(j){const{bytes:v}=this,
w=(0,i.AN)(v,j,v.length);return(0,i.w1)(v,w,"endstr")||(0,i.rg)(v,w)||(0,i.ay)(v,w,v.length)!==void 0}}}),59277:((mt,it,M)=>{M.d(it,{y:()=>$});var i=M(78157);const o=[
["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],nt=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function $(F){const z=(0,i.bS)(F).toString("latin1",0,1024);if(z.startsWith("RIFF")&&z.startsWith("WEBP",8))return"\
a WebP image";if(z.startsWith("ftyp",4))return nt.find(([D])=>D.test(z.slice(8,12)))?.[1];const C=o.find(([D])=>z.startsWith(D));return C?C[1]:Z(z)??(f(F)?"text":
void 0)}function f(F){const z=(0,i.bS)(F.subarray(0,1024)).toString("utf8"),C=F.length>1024?z.replace(/\ufffd{1,3}$/,""):z;return C!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(C)}function Z(F){const z=F.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(z.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(z))return"an HTML page";if(z.startsWith("<"))return z.includes("<svg")?"an SVG drawing":z.startsWith("<?xml")?"an XML file":void 0}}),35586:((mt,it,M)=>{M.
d(it,{$z:()=>C,BX:()=>k,c0:()=>z,dZ:()=>D});var i=M(78157),o=M(88500),nt=M(37628),$=M(22480);const f=512,Z=1<<22,F=65536;class z{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(y,N,Y=B=>B){this.bytes=y,this.pace=N,this.onTrailer=Y,this.buffer=(0,i.bS)(y),
this.streams=new nt.k(y,"stream",B=>P(y,B)),this.objectEnds=new nt.k(y,"endobj"),this.streamEnds=new nt.k(y,"endstream"),this.allowance=this.farAllowance=8*y.length+
1e6}async next(y){const{bytes:N}=this,Y=N.length;for(;;){if(y=j(N,y),y>=Y)return;const B=(0,i.yp)(N[y])?(0,i.ay)(N,y,Y):void 0;if(B&&g(B.number)&&!S(N[B.body]))
return B;const V=w(N,y);if(V==="trailer"){const R=this.valueEnd(y+7,Math.min(Y,y+F));if(R<0)return this.search(y);this.readTrailer(y+7),y=R}else if(V){y=d(N,y+V.
length);const R=(0,i.w1)(N,y,"obj")?k(N,y):void 0;if(R)return R}else return this.search(y)}}async search(y){const{bytes:N,buffer:Y,pace:B}=this;let V;for(let U=y;!V;){
const T=Y.indexOf("obj",U);if(T<0)break;V=k(N,T);const _=B.step(T-U+200);_&&await _,U=T+3}const R=Y.subarray(0,V?.start??N.length);for(let U=R.indexOf("trailer",
y);U>=0;U=R.indexOf("trailer",U+7))this.readTrailer(U+7);return V}readTrailer(y){y>=this.trailersRead&&(this.trailersRead=Math.max(y,this.onTrailer(y)))}object({
body:y}){const{bytes:N,scan:Y}=this,B=N.length,V=this.soundEnd(y);if(V<0)return this.malformed(y);const R=(0,i.AN)(N,V,B);return N[V-1]!==i.vz||!(0,i.w1)(N,R,"s\
tream")?{at:V,dictionaryEnd:-1,isCut:!1}:this.stream(R,Y.length,V,y)}soundEnd(y){const{bytes:N}=this,Y=N.length,B=(0,i.AN)(N,y,Y);if((0,i.rg)(N,B))return B;const V=this.
objectEnds.next(B),R=this.valueEnd(B,V<0?Y:V);if(R>=0&&x(N,R))return R;if(V<0||this.farAllowance<=0)return-1;const U=Math.min(Y,B+Z),T=this.walk(B,U);return T>=
0&&x(N,T)?T:(this.farAllowance-=U-B,-1)}valueEnd(y,N){const Y=Math.min(N,y+Math.max(f,this.allowance)),B=this.walk(y,Y);return B<0&&(this.allowance-=Y-y),B}walk(y,N){
return this.scan.reset(),this.scan.value(this.bytes,y,N)}malformed(y){const{buffer:N}=this,Y=this.streams.next(y),B=this.objectEnds.next(y),V={at:y,dictionaryEnd:-1,
isCut:B<0};if(Y<0||B>=0&&B<Y)return V;const R=N.toString("latin1",y,Math.min(Y,y+4096));if(/\d[\s\0]+obj\b/.test(R))return V;const U=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(R);return this.stream(Y,U?Number(U[1]):-1,Y,y)}stream(y,N,Y,B){const V=(0,$.ni)(this.bytes,y);if(N>=0&&(0,$.VF)(this.bytes,V+N))return{at:V+N,dictionaryEnd:Y,
isCut:!1};const R=this.streamEnds.next(V),T=R>=0&&this.buffer.subarray(B,y).includes("/Filter")?C(this.bytes,V,R):R,_=R<0&&this.objectEnds.next(V)<0;return{at:T<
0?V:T,dictionaryEnd:Y,isCut:_}}}function C(h,y,N){const Y=(0,i.bS)(h.subarray(0,N));for(let B=Y.indexOf("obj",y);B>=0;B=Y.indexOf("obj",B+3)){const V=k(h,B),U=V!==
void 0&&V.start>y&&i.Kl[h[V.start-1]]===i.t6?(0,i.AN)(h,B+3,N):N;if(h[U]===i.iH&&h[U+1]===i.iH&&U+1<N)return V.start}return N}async function D(h,y,N){return j(h,
y)>=h.length?!1:await new z(h,N).next(y)!==void 0}function j(h,y){const N=h.length;for(;y<N;)if(i.Kl[h[y]]===i.t6)y++;else{if(h[y]!==i.IQ)break;(0,i.w1)(h,y,"%%\
EOF")?y+=5:y=(0,i.D)(h,y,N)}return y}const v=["endobj","endstream","xref","startxref","trailer"];function w(h,y){return v.find(N=>(0,i.w1)(h,y,N))}function d(h,y){
const{length:N}=h;for(;y<N;y++){const Y=h[y];if(!((0,i.yp)(Y)||Y===i.Z4||Y===i.kR||Y===i.u7||Y===i.yq||Y===i.MV))break}return y}function x(h,y){const N=(0,i.AN)(
h,y,h.length);return N>=h.length||(0,i.rg)(h,N)||(0,i.w1)(h,N,"stream")?!0:(0,i.yp)(h[N])?(0,i.ay)(h,N,h.length)!==void 0:w(h,N)!==void 0}const g=h=>h>0&&h<=2147483647;
function P(h,y){let N=y+6;for(;h[N]===i.Z4;)N++;if(h[N]!==i.kR&&h[N]!==i.u7)return!1;let Y=y-1;for(;Y>0&&i.Kl[h[Y]]===i.t6;)Y--;return h[Y]===i.vz&&h[Y-1]===i.vz}
const S=(h=0)=>(h|32)>=97&&(h|32)<=122;function k(h,y){if(S(h[y+3]))return;let N=y-1;const Y=()=>{const _=N;for(;N>=0&&(0,i.yp)(h[N]);)N--;return _-N>0&&_-N<=10?
(0,i.JI)(h,N+1,_+1).value:-1},B=()=>{const _=N;for(;N>=0&&i.Kl[h[N]]===i.t6;)N--;return N<_};B();const V=Y(),R=V>=0&&h[N]===i.N5;R&&N--;const U=R?1:V;if(U<0||U>
65535||!B())return;const T=Y();return g(T)?{number:T,generation:U,start:N+1,body:y+3}:void 0}}),37628:((mt,it,M)=>{M.d(it,{k:()=>o});var i=M(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor($,f,Z=()=>!0){
this.word=f,this.accepts=Z,this.buffer=(0,i.bS)($),this.none=$.length}next($){if($>=this.none)return-1;if($>=this.from&&$<=this.found)return this.found;const f=$<
this.from&&this.found>=0?this.from:this.none,Z=this.buffer.subarray(0,f+this.word.length-1);let F=Z.indexOf(this.word,$);for(;F>=0&&!this.accepts(F);)F=Z.indexOf(
this.word,F+1);return this.from=$,F>=0?this.found=F:f===this.none&&(this.none=$,this.found=-1),this.found}}}),69289:((mt,it,M)=>{M.d(it,{V:()=>$});var i=M(78157),
o=M(45798),nt=M(45599);function $({bytes:f,job:Z}){const F=(0,i.bS)(f).subarray(0,1024),z=F.indexOf(" obj");if(z<0||!F.includes("/Linearized"))return;const C=new o.
i(f,z+4,Math.min(f.length,z+2048),Z.limits.nesting).value();return(0,nt.Zm)(C)&&C.has("Linearized")&&C.get("L")===f.length?C:void 0}}),52205:((mt,it,M)=>{M.d(it,
{WW:()=>$,c3:()=>o,x$:()=>nt});var i=M(45599);function o(f,Z){const F=f.resolve(Z);return F===null?[]:(Array.isArray(F)?F:[F]).map(z=>f.resolve(z))}function nt(f,Z){
const F=new i.Bi;for(const[z,C]of Z){const D=f.resolve(C);F.set(z,Array.isArray(D)?D.map(j=>f.resolve(j)):D)}return F}function $(f,Z,F,z={values:1e4}){if(z.values--<=
0)return null;const C=f.resolve(Z);if(F===0)return C;if(Array.isArray(C))return C.map(j=>$(f,j,F-1,z));if(!(C instanceof i.Bi))return C;const D=new i.Bi;for(const[
j,v]of C)D.set(j,$(f,v,F-1,z));return D}}),22480:((mt,it,M)=>{M.d(it,{CS:()=>Z,Ow:()=>f,VF:()=>nt,ni:()=>o});var i=M(78157);function o(F,z){let C=z+6;for(;F[C]===
i.Z4&&(F[C+1]===i.kR||F[C+1]===i.u7||F[C+1]===i.Z4);)C++;return F[C]===i.u7&&C++,F[C]===i.kR&&C++,C}function nt(F,z){for(let C=0;C<4&&i.Kl[F[z]??0]===i.t6&&z<F.
length;C++)z++;return(0,i.w1)(F,z,"endstream")}const $=8;function f(F,z,C){let D=z;for(;D<z+4&&(F[D]===i.u7||F[D]===i.kR);)D++;return D===z||D+2>C?z:Z(F,D)?D:z}
const Z=(F,z)=>(F[z]&15)===$&&(F[z]<<8|F[z+1])%31===0}),75162:((mt,it,M)=>{M.d(it,{CF:()=>Vt,s1:()=>vt,cY:()=>Ct,zw:()=>ce,VH:()=>be,Rd:()=>bt,k0:()=>ke,u6:()=>qt,
vc:()=>Te,vK:()=>Ie});var i=M(77598),o=M(45599),nt=M(34400);function $(l){const u=new Uint8Array(256);for(let A=0;A<256;A++)u[A]=A;const{length:E}=l;for(let A=0,
I=0,K=0;A<256;A++){const J=u[A];I=I+J+l[K]&255,u[A]=u[I],u[I]=J,++K===E&&(K=0)}return u}function f(l,u){const E=l.slice(),{length:A}=u,I=new Uint8Array(A);for(let K=0,
J=0,rt=0;K<A;K++){J=J+1&255;const ot=E[J];rt=rt+ot&255;const ut=E[rt];E[J]=ut,E[rt]=ot,I[K]=u[K]^E[ot+ut&255]}return I}function Z(l,u){return f($(l),u)}const F={
length:l=>l,decrypt:l=>l,encryptInto:(l,u,E,A,I)=>A.set(l,I)};function z(l){const u=S(l,[]),E=h((A,I)=>$(u(A,I)));return{length:A=>A,decrypt:(A,I,K)=>f(E(I,K),A),
encryptInto:(A,I,K,J,rt)=>J.set(f(E(I,K),A),rt)}}function C(l){const u=S(l,[115,65,108,84]),E=k(()=>new d),A=h((K,J)=>E().engine(u(K,J))),I=h((K,J)=>P(u(K,J)));
return{length:j,decrypt:(K,J,rt)=>g(I(J,rt),K),encryptInto:(K,J,rt,ot,ut)=>{E().seal(A(J,rt),K,ot,ut)}}}function D(l){const u=k(()=>new d);let E,A;return{length:j,
decrypt:I=>g(A??=P(l),I),encryptInto:(I,K,J,rt,ot)=>{u().seal(E??=u().engine(l),I,rt,ot)}}}const j=l=>(l&-16)+32,v=64*1024,w=16*1024;class d{head=Buffer.alloc(v);pool=Buffer.
alloc(w);taken=w;engine(u){const E=Buffer.alloc(16);return this.nextVector(E),(0,i.createCipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,E).setAutoPadding(
!1)}seal(u,E,A,I){const{head:K}=this,{length:J}=E,rt=J&-16,ot=Math.min(rt,v-32),ut=J-rt;this.nextVector(K),K.set(ot===J?E:E.subarray(0,ot),16);let pt=16+ot;if(ot<
rt){A.set(u.update(K.subarray(0,pt)),I),I+=pt,pt=0;for(let wt=ot;wt<rt;wt+=v){const yt=u.update(E.subarray(wt,Math.min(wt+v,rt)));A.set(yt,I),I+=yt.length}}ut>0&&
K.set(E.subarray(rt),pt),K.fill(16-ut,pt+ut,pt+16),A.set(u.update(K.subarray(0,pt+16)),I)}nextVector(u){this.taken===w&&((0,i.randomFillSync)(this.pool),this.taken=
0),this.pool.copy(u,0,this.taken,this.taken+16),this.taken+=16}}const x=new Uint8Array(0);function g(l,u){const E=u.length&-16;if(E<32)return x;const A=l.update(
E===u.length?u:u.subarray(0,E)),I=A[E-1];let K=E;if(I>0&&I<=16){do K--;while(K>E-I&&A[K-1]===I);K>E-I&&(K=E)}return A.subarray(16,K)}function P(l){return(0,i.createDecipheriv)(
l.length===16?"aes-128-cbc":"aes-256-cbc",l,Buffer.alloc(16)).setAutoPadding(!1)}function S(l,u){const{length:E}=l,A=new Uint8Array(E+5+u.length);A.set(l),A.set(
u,E+5);const I=new nt.V;return(K,J)=>(A[E]=K,A[E+1]=K>>>8,A[E+2]=K>>>16,A[E+3]=J,A[E+4]=J>>>8,I.digest(A).subarray(0,Math.min(E+5,16)))}function k(l){let u;return()=>u??=
l()}function h(l){let u=-1,E=-1,A;return(I,K)=>((A===void 0||I!==u||K!==E)&&(A=l(I,K),u=I,E=K),A)}function y(l,u,E){const A=U(l,E),I=m(l,A);return b(I,u,l.revision===
2?32:16)?A:void 0}function N(l,u){const E=T(l,u);let A=l.owner.subarray(0,32);for(let I=l.revision===2?0:19;I>=0;I--)A=Z(O(E,I),A);return A}function Y(l,u,E,A){
const I=T({revision:l,keyLength:u},E);let K=R(A);for(let J=0;J<=(l===2?0:19);J++)K=Z(O(I,J),K);return K}function B(l,u){const E=U(l,u),A=new Uint8Array(32);return A.
set(m(l,E)),{user:A,fileKey:E}}const V=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function R(l){const u=new Uint8Array(32),E=l.subarray(0,32);return u.set(E),u.set(V.subarray(0,32-E.length),E.length),u}function U({revision:l,keyLength:u,owner:E,
permissions:A,id0:I,encryptMetadata:K},J){const rt=Uint8Array.of(A,A>>8,A>>16,A>>24),ot=l>=4&&!K?[255,255,255,255]:[],ut=(0,nt.F)(Buffer.concat([R(J),E.subarray(
0,32),rt,I,Uint8Array.from(ot)]));return _(ut,l,u)}function T({revision:l,keyLength:u},E){return _((0,nt.F)(R(E)),l,l===2?5:u)}function _(l,u,E){let A=l.subarray(
0,E);if(u>=3)for(let I=0;I<50;I++)A=(0,nt.F)(A).subarray(0,E);return A}function m({revision:l,id0:u},E){if(l===2)return Z(E,V);let A=(0,nt.F)(Buffer.concat([V,u]));
for(let I=0;I<20;I++)A=Z(O(E,I),A);return A}function O(l,u){return u===0?l:l.map(E=>E^u)}function b(l,u,E){return u.length>=E&&l.subarray(0,E).every((A,I)=>A===
u[I])}function L(l,u,E){return st(l.user,l.wrappedByUser,u,E,new Uint8Array(0))}function G(l,u,E){return st(l.owner,l.wrappedByOwner,u,E,l.user.subarray(0,48))}
function et(l,u,E){const A=dt(l,u,new Uint8Array(0)),I=dt(l,E,A.entry);return{user:A.entry,wrappedByUser:A.wrapped,owner:I.entry,wrappedByOwner:I.wrapped}}function at(l,u,E){
const A=Buffer.alloc(16,255);return A.writeInt32LE(u,0),A.write(E?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(A,12),(0,i.createCipheriv)("aes-256-ecb",l,
null).setAutoPadding(!1).update(A)}const ht=new Uint8Array(16);function st(l,u,E,A,I){const K=At(E,A,l.subarray(32,40),I);if(!Buffer.from(K).equals(l.subarray(0,
32)))return;const J=At(E,A,l.subarray(40,48),I);return(0,i.createDecipheriv)("aes-256-cbc",J,ht).setAutoPadding(!1).update(u.subarray(0,32))}function dt(l,u,E){
const A=(0,i.randomBytes)(16),I=At(6,u,A.subarray(0,8),E),K=At(6,u,A.subarray(8),E),J=(0,i.createCipheriv)("aes-256-cbc",K,ht).setAutoPadding(!1).update(l);return{
entry:Buffer.concat([I,A]),wrapped:J}}function At(l,u,E,A){let I=(0,i.createHash)("sha256").update(u).update(E).update(A).digest();if(l<6)return I;for(let K=0,J=0;K<
64||J>K-32;K++){const rt=Buffer.concat([u,I,A]),ot=Buffer.alloc(64*rt.length,rt),ut=(0,i.createCipheriv)("aes-128-cbc",I.subarray(0,16),I.subarray(16,32)).setAutoPadding(
!1).update(ot);let pt=0;for(let wt=0;wt<16;wt++)pt+=ut[wt];I=(0,i.createHash)(["sha256","sha384","sha512"][pt%3]).update(ut).digest(),J=ut[ut.length-1]}return I.
subarray(0,32)}var Tt=M(77581),Gt=M(34378);const kt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,xe=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
Oe=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ae=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Xt=/[\p{L}\p{Mc}\p{Nl}]/u;function Bt(l){if(/^[\x20-\x7e]*$/.test(l))return l;const u=(0,Gt.w)(l.replace(kt,"").replace(xe," "),"NFKC");if(Oe.test(u))return;const E=[
...u],A=E.map(K=>ae.test(K));return A.includes(!0)&&(E.some((K,J)=>!A[J]&&Xt.test(K))||!A[0]||!A.at(-1))?void 0:u}function Ft(l){const u=Bt(l),E=[...u===void 0?
[]:[Buffer.from(u,"utf8")],Buffer.from(l,"utf8"),...[Nt(l),Me(l)].filter(K=>K!==void 0)],I=[...E.filter(K=>K.length>Wt).map(K=>K.subarray(0,Wt)),...E];return I.
filter((K,J)=>I.findIndex(rt=>rt.equals(K))===J)}const Wt=127;function Jt(l){return typeof l=="string"?Buffer.from(Bt(l)??l,"utf8").subarray(0,Wt):l}const Ae=32;
function St(l){return typeof l=="string"?Nt(l)??Buffer.from(l,"utf8"):l}function Ct(l,u,E){const A=E==="AES-256"?Jt:St;return Buffer.compare(A(l),A(u))===0}function bt(l,u){
const E=u==="AES-256",A=E?ot=>Bt(ot)!==void 0:ot=>!new RegExp("\\p{Cc}","u").test(ot)&&Nt(ot)!==void 0,I=[...l].findIndex(ot=>!A(ot));if(I>=0)return E?`must not\
 have the character at position ${I+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${I+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!A(l))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const K=E?Buffer.from(Bt(l),"utf8"):St(l);if(K.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[J,rt]=[
K.length,E?Wt:Ae];if(!(J<=rt))return E?`must be at most ${rt} bytes long in UTF-8, and has ${J}`:`must be at most ${rt} characters long with AES-128, and has ${J}\
: shorten it, or choose AES-256`}function Nt(l){return Ut(l,u=>Tt.SQ.get(u)??(u>=24&&u<32||u>=127&&u<161?-1:u))}function Me(l){return Ut(l,u=>u)}function Ut(l,u){
const E=Array.from(l,A=>u(A.codePointAt(0)));return E.every(A=>A>=0&&A<256)?Buffer.from(E):void 0}function Yt(l,u){const{strings:E}=u,A=(K,J,rt,ot)=>{if(K===F)return J;
const ut=Buffer.allocUnsafe(K.length(J.length));return K.encryptInto(J,rt,ot,ut,0),ut},I=(K,J,rt,ot,ut,pt)=>(K.encryptInto(J,rt,ot,ut,pt),K.length(J.length));return{
...l,uniform:u.named===void 0||u.encryptMetadata&&u.embedded===u.streams,decryptString:(K,J,rt)=>E.decrypt(K,J,rt),encryptString:(K,J,rt)=>A(E,K,J,rt),decryptStream:(K,J,rt,ot)=>zt(
u,ot).decrypt(K,J,rt),encryptStream:(K,J,rt,ot)=>A(zt(u,ot),K,J,rt),encryptedStringLength:K=>E.length(K),encryptedStreamLength:(K,J)=>zt(u,J).length(K),encryptStringInto:(K,J,rt,ot,ut)=>I(
E,K,J,rt,ot,ut),encryptStreamInto:(K,J,rt,ot,ut,pt)=>I(zt(u,ot),K,J,rt,ut,pt)}}function zt({streams:l,embedded:u,named:E,encryptMetadata:A},I){const K=I.get("Ty\
pe");if((0,o.Eo)(K,"XRef"))return F;if(E===void 0)return l;const J=Qt(I);return J!==void 0?E.get(J)??l:!A&&(0,o.Eo)(K,"Metadata")?F:(0,o.Eo)(K,"EmbeddedFile")?u:
l}function Qt(l){const u=l.get("Filter"),E=(0,o.cy)(u)?u.findIndex(J=>(0,o.Eo)(J,"Crypt")):(0,o.Eo)(u,"Crypt")?0:-1;if(E<0)return;const A=l.get("DecodeParms"),I=(0,o.
cy)(A)?A[E]:A,K=(0,o.Zm)(I)?I.get("Name"):void 0;return K instanceof o.SX?K.text:"Identity"}function Vt(l){if(Qt(l)===void 0)return!1;const u=l.get("Filter"),E=l.
get("DecodeParms"),A=(0,o.cy)(u)?u.findIndex(K=>(0,o.Eo)(K,"Crypt")):0,I=(0,o.cy)(u)?u.filter((K,J)=>J!==A):[];return I.length===0?(l.delete("Filter"),l.delete(
"DecodeParms"),!0):(l.set("Filter",I),(0,o.cy)(E)&&l.set("DecodeParms",E.filter((K,J)=>J!==A)),!0)}function ce(l){return l.algorithm==="AES-128"?ve(l):De(l)}const qt=()=>(0,i.
randomBytes)(32);function ve({userPassword:l,ownerPassword:u,permissions:E,id0:A}){const I=St(l),K=Y(4,16,St(u),I),J=B({revision:4,keyLength:16,owner:K,permissions:E,
id0:A,encryptMetadata:!0},I),rt=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...jt("AESV2",16),O:new o.Mx(K),U:new o.Mx(J.user),P:E});return Lt({dictionary:rt,
version:"1.6",numbered:!0,identifier:A},C(J.fileKey))}function De({userPassword:l,ownerPassword:u,permissions:E}){const A=(0,i.randomBytes)(32),I=et(A,Jt(l),Jt(
u)),K=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...jt("AESV3",32),O:new o.Mx(I.owner),OE:new o.Mx(I.wrappedByOwner),U:new o.Mx(I.user),UE:new o.Mx(
I.wrappedByUser),P:E,Perms:new o.Mx(at(A,E,!0))});return Lt({dictionary:K,version:"1.7",extensionLevel:8,numbered:!1},D(A))}function jt(l,u){const E=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(l),AuthEvent:(0,o.UU)("DocOpen"),Length:u});return{CF:(0,o.jd)({StdCF:E}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function Lt(l,u){
return Yt(l,{strings:u,streams:u,embedded:u,named:new Map([["StdCF",u],["Identity",F]]),encryptMetadata:!0})}var Mt=M(58552);const te={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},vt=-4,_t=l=>1<<
te[l]-1,fe=Object.keys(te);function ke(l){let u=vt;for(const E of fe)l[E]||(u&=~_t(E));return l.allow_print?u:u&~_t("allow_print_high_resolution")}function Te(l){
return fe.filter(u=>(l&_t(u))===0)}const le=4096;function be(l,{known:u,possible:E=[]},A){const I=ue(l),K=new Uint8Array(0);if(I.revision<5&&[u??K,...E].some(({
length:yt})=>yt>le))throw se();const J=[...u?[u]:[],...E,K],rt=he(I,J,K),ot=rt??(A?$t(Ft(A),yt=>he(I,J,yt)):void 0);if(ot===void 0)throw I.revision<5&&!u?ne():A?
xt():ee();const{fileKey:ut,access:pt}=ot,wt=pe(I,ut);return{...It(I,ot,de(I,ut),wt),access:pt,locked:!1,permissions:I.permissions,revision:I.revision,keyBits:8*
ut.length,opensWithoutPassword:rt!==void 0,algorithm:Ce(I.methods[wt.streams===F?"embedded":"streams"],ut),unrestricted:()=>_e(I,ot)}}function It(l,{identifier:u},E,A){
const I={dictionary:E,...Fe(l),numbered:l.revision<=4,...u?{identifier:u}:{}};return Yt(I,A)}function _e(l,u){const E={...l,permissions:vt};let{fileKey:A}=u;const I=de(
E,A);if(u.legacy){const K=B({...u.legacy.scheme,permissions:vt},u.legacy.userPassword);A=K.fileKey,I.set("U",new o.Mx(K.user))}else I.set("Perms",new o.Mx(at(A,
vt,l.encryptMetadata)));return It(E,u,I,pe(E,A))}function de({encrypt:l,revision:u,permissions:E},A){const I=new o.Bi(l);I.set("P",E);for(const[J,rt]of[["O",u<5?
32:48],["U",u<5?32:48],["OE",32],["UE",32]]){const ot=l.get(J);ot instanceof o.Mx&&ot.bytes.length>rt&&I.set(J,new o.Mx(ot.bytes.subarray(0,rt)))}const K=l.get(
"Length");return K!==void 0&&!(typeof K=="number"&&K%8===0&&K>=40&&K<=256)&&I.set("Length",8*A.length),I}function ue(l){const u=l.get("Filter");if(!(0,o.Eo)(u,"\
Standard"))throw re(`the security handler ${u instanceof o.SX?Et(u):"without a name"}`);const E=Zt(l.get("V"),0),A=Zt(l.get("R"),0);if(!(E===5?A===5||A===6:[1,2,
4].includes(E)&&A>=2&&A<=4))throw re(`the standard security handler with V ${E} and R ${A}`);const K={encrypt:l,version:E,revision:A,permissions:Zt(l.get("P"),-4)|
0};if(E<4)return{...K,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const J=l.get("CF"),rt=new Map;for(const[pt,wt]of(0,o.
Zm)(J)?J:[]){const yt=(0,o.Zm)(wt)?Re(wt,E):void 0;yt!==void 0&&rt.set(pt,yt)}rt.set("Identity","none");const ot=(pt,wt)=>{const yt=l.get(pt),ye=rt.get(yt instanceof
o.SX?yt.text:wt);if(ye===void 0)throw re(`the crypt filter ${yt instanceof o.SX?Et(yt):wt}`);return ye},ut=l.get("StmF");return{...K,encryptMetadata:l.get("Encr\
yptMetadata")!==!1,methods:{strings:ot("StrF","Identity"),streams:ot("StmF","Identity"),embedded:ot("EFF",ut instanceof o.SX?ut.text:"Identity")},filters:rt}}function Re(l,u){
const E=l.get("CFM");return u===5&&(0,o.Eo)(E,"AESV3")?"AESV3":u===4&&(0,o.Eo)(E,"AESV2")?"AESV2":u===4&&(0,o.Eo)(E,"V2")?"V2":E===void 0||(0,o.Eo)(E,"None")?"n\
one":void 0}function he(l,u,E){const{encrypt:A,revision:I}=l;if(I>=5){const ut={owner:Rt(A,"O",48),user:Rt(A,"U",48),wrappedByOwner:Rt(A,"OE",32),wrappedByUser:Rt(
A,"UE",32)};return me(L(ut,I,E),"user")??me(G(ut,I,E),"owner")}const K=Rt(A,"O",1),J=Rt(A,"U",1),{permissions:rt,encryptMetadata:ot}=l;return $t(u,ut=>$t(Pe(l),
pt=>{const wt={revision:I,keyLength:pt,owner:K,permissions:rt,id0:ut,encryptMetadata:ot};return ge(wt,J,E,"user")??ge(wt,J,N(wt,E),"owner")}))}function ge(l,u,E,A){
const I=y(l,u,E);return I&&{fileKey:I,access:A,identifier:l.id0,legacy:{scheme:l,userPassword:E}}}function me(l,u){return l&&{fileKey:l,access:u}}function Pe({encrypt:l,
version:u}){if(u===4)return[16];const E=Zt(l.get("Length"),40),A=E%8===0&&E>=40&&E<=128?E/8:5;return[...new Set(u===1?[5,A,16]:[A,16,5])]}function pe(l,u){const E={
none:F},A=rt=>rt==="V2"?E.V2??=z(u):rt==="AESV2"?E.AESV2??=C(u):rt==="AESV3"?E.AESV3??=D(u):F,{methods:I,filters:K,encryptMetadata:J}=l;return{strings:A(I.strings),
streams:A(I.streams),embedded:A(I.embedded),named:K&&new Map([...K].map(([rt,ot])=>[rt,A(ot)])),encryptMetadata:J}}function Fe({version:l,revision:u,methods:E}){
return u>=5?{version:"1.7",extensionLevel:u===5?3:8}:l===4?{version:Object.values(E).includes("AESV2")?"1.6":"1.5"}:{version:u===2?"1.1":"1.4"}}function Ce(l,u){
if(l!=="none")return l==="V2"?u.length===5?"RC4-40":"RC4-128":l==="AESV2"?"AES-128":"AES-256"}function Rt(l,u,E){const A=l.get(u);if(A instanceof o.Mx&&A.bytes.
length>=E)return A.bytes;throw(0,Mt.O$)(`its encryption dictionary has no usable /${u}.`)}function Zt(l,u){return typeof l=="number"?Math.trunc(l):u}function $t(l,u){
for(const E of l){const A=u(E);if(A!==void 0)return A}}function Et({text:l}){return/^[\w.+-]{1,40}$/.test(l)?l:"with an unusual name"}function ee(){return(0,Mt.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function xt(){return new Mt.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function ne(){const l="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Mt.hJ)("uns\
upported_encryption",l,{issues:[{field:"file",message:`The document ${l}.`}],advice:"Get the document again from where it came from"})}function se(){const l=`is\
 encrypted and has an identifier (/ID) of more than ${le} bytes`;return(0,Mt.hJ)("unsupported_encryption",l,{issues:[{field:"file",message:`The document ${l}; a\
t most that many are supported.`}],advice:"Open it in another PDF program and save it again"})}function re(l){return(0,Mt.hJ)("unsupported_encryption",`is prote\
cted by ${l}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${l}, which is not supported.`}],advice:"Only protection by\
 passwords can be opened, not by certificates or rights management"})}const Le={...F,decrypt:()=>new Uint8Array(0)};function Ie(l){const u=Be(l),E=K=>K==="none"?
F:Le,A=[...u?.filters??[["Identity","none"]]],I={strings:E(u?.methods.strings),streams:E(u?.methods.streams),embedded:E(u?.methods.embedded),named:u&&!u.filters?
void 0:new Map(A.map(([K,J])=>[K,E(J)])),encryptMetadata:u?.encryptMetadata??!0};return{...Yt({dictionary:l,version:"1.1",numbered:!0},I),access:"user",locked:!0,
permissions:u?.permissions??vt,revision:u?.revision,opensWithoutPassword:!1,unrestricted:void 0,...u?Ne(u):we(l)}}function Be(l){try{return ue(l)}catch(u){if(u instanceof
Mt.zU&&u.code==="unsupported_encryption")return;throw u}}function Ne({encrypt:l,version:u,methods:E}){const A=E.streams==="none"?E.embedded:E.streams;if(A==="no\
ne")return{algorithm:void 0,keyBits:void 0};if(A==="AESV3")return{algorithm:"AES-256",keyBits:256};if(u===4)return{algorithm:A==="AESV2"?"AES-128":"RC4-128",keyBits:128};
const I=u===1?40:Ue(l.get("Length"));return{algorithm:I===40?"RC4-40":"RC4-128",keyBits:I}}function we(l){const u=l.get("CF"),E=l.get("StmF"),A=(0,o.Zm)(u)&&E instanceof
o.SX?u.get(E.text):void 0,I=(0,o.Zm)(A)?A.get("CFM"):void 0;return(0,o.Eo)(I,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(I,"AESV2")?{algorithm:"AES-128",
keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Ue(l){return typeof l=="number"&&l%8===0&&l>=40&&l<=128?l:40}}),34400:((mt,it,M)=>{M.d(it,{F:()=>nt,V:()=>$});
const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(f,Z)=>Math.floor(Math.abs(Math.sin(Z+1))*2**32)|0),nt=f=>new $().digest(f);class ${words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(Z){const{state:F,tail:z}=this;F[0]=1732584193,F[1]=4023233417,F[2]=2562383102,F[3]=271733878;const{length:C}=Z,
D=C&-64;for(let d=0;d<D;d+=64)this.compress(Z,d);const j=C-D,v=j<56?64:128;for(let d=0;d<j;d++)z[d]=Z[D+d];z[j]=128,z.fill(0,j+1,v);for(let d=0,x=C<<3;d<4;d++)z[v-
8+d]=x>>>(d<<3);z[v-4]=C>>>29;for(let d=0;d<v;d+=64)this.compress(z,d);const w=new Uint8Array(16);for(let d=0;d<16;d++)w[d]=F[d>>2]>>>((d&3)<<3);return w}compress(Z,F){
const{words:z,state:C}=this;for(let d=0,x=F;d<16;d++,x+=4)z[d]=Z[x]|Z[x+1]<<8|Z[x+2]<<16|Z[x+3]<<24;let D=C[0],j=C[1],v=C[2],w=C[3];for(let d=0;d<64;d++){const x=d>>
4;let g,P;x===0?(g=j&v|~j&w,P=d):x===1?(g=w&j|~w&v,P=5*d+1):x===2?(g=j^v^w,P=3*d+5):(g=v^(j|~w),P=7*d);const S=D+g+o[d]+z[P&15]|0,k=i[x<<2|d&3];D=w,w=v,v=j,j=j+
(S<<k|S>>>32-k)|0}C[0]=C[0]+D,C[1]=C[1]+j,C[2]=C[2]+v,C[3]=C[3]+w}}}),93604:((mt,it,M)=>{M.d(it,{BC:()=>C,Fr:()=>F,MJ:()=>D,p9:()=>nt,qZ:()=>z});const i=1e3,o=3e5;
function*nt(v,w){if(v.length<=i)return[...v].sort(w);let d=[];for(let x=0;x<v.length;x+=i){for(const g of v.slice(x,x+i).sort(w))d.push(g);yield o}for(let x=i;x<
d.length;x*=2){const g=[];for(let P=0;P<d.length;P+=2*x){const S=Math.min(P+x,d.length),k=Math.min(S+x,d.length);for(let h=P,y=S;h<S||y<k;){const N=y===k||h<S&&
w(d[h],d[y])<=0;g.push(N?d[h++]:d[y++]),g.length%i===0&&(yield o)}}d=g}return d}const $=16384,f=50,Z=4;function*F(v){const{length:w}=v;for(let g=0;g<w;g+=$)v.subarray(
g,g+$).sort(),w>$&&(yield $*f);let[d,x]=[v,w>$?new Float64Array(w):v];for(let g=$;g<w;g*=2){for(let P=0;P<w;P+=2*g){const S=Math.min(P+g,w),k=Math.min(S+g,w);for(let h=P,
y=S,N=P;N<k;){const Y=y===k||h<S&&d[h]<=d[y];x[N++]=d[Y?h++:y++],N%$===0&&(yield $*Z)}}[d,x]=[x,d]}return d}async function z(v,w,d){const x=nt(v,w);for(;;){const{
done:g,value:P}=x.next();if(g)return P;const S=d.step(P);S&&await S}}const C=(v,w)=>j(v,w,!1),D=(v,w)=>j(v,w,!0);function j(v,w,d){let[x,g]=[0,v.length];for(;x<
g;){const P=x+g>>1,S=v[P];S<w||d&&S===w?x=P+1:g=P}return x}}),64580:((mt,it,M)=>{M.d(it,{F:()=>o});var i=M(45599);function o(f,Z=()=>{}){if(f instanceof i.Z6)return new i.
Z6(o(f.dict,Z),f.data,f.sealed);const F=$(f),z=[F];let C=1;for(let D=z.pop();D!==void 0;D=z.pop())if(Array.isArray(D)){C+=D.length;for(const[j,v]of D.entries())
D[j]=nt(v,z)}else if((0,i.Zm)(D)){C+=D.size;for(const[j,v]of D)D.set(j,nt(v,z))}return Z(C),F}function nt(f,Z){const F=$(f);return F!==f&&Z.push(F),F}function $(f){
return Array.isArray(f)?[...f]:(0,i.Zm)(f)?new i.Bi(f):f}}),79725:((mt,it,M)=>{M.d(it,{R:()=>Z,Z:()=>F});var i=M(78157),o=M(4e4),nt=M(88500);const $=new Int32Array(
0),f=new nt.s;class Z{at=$;first=0;used=0;open=-1;close=-1;special=!1;scan=f;marksFrom=0;marksTo=0;own;locate(C,D,j){const v=this.own??={at:new Int32Array(64),scan:new nt.
s},{scan:w}=v;if(this.at=v.at,this.scan=w,this.first=this.used=this.marksFrom=this.marksTo=0,w.reset(),D=(0,i.AN)(C,D,j),C[D]!==i.iH||C[D+1]!==i.iH)return!1;this.
open=D+=2;const d=(0,o.XE)();for(;(D=(0,i.AN)(C,D,j))<j;){const x=C[D];if(x===i.vz)return this.close=D,this.marksTo=w.used,this.special=w.byteRange||w.doubtful,
C[D+1]===i.vz;if(x!==i.cL)return!1;const g=++D;for(;D<j&&i.Kl[C[D]]===i.N9;D++)if(C[D]===i.wn)return!1;const P=D;P-g===9&&C[g]===i.Ah&&(0,i.w1)(C,g,"ByteRange")&&
(w.byteRange=!0),(0,o.xg)(C,g-1,P,d)&&(w.doubtful=!0);const S=D=(0,i.AN)(C,D,j);if(C[D]===i.vz||(D=w.value(C,D,j),D<0))return!1;this.add(g,P,S,D)}return!1}add(C,D,j,v){
this.used+4>this.at.length&&(this.at=this.own.at=F(this.at,this.used+4));const{at:w,used:d}=this;w[d]=C,w[d+1]=D,w[d+2]=j,w[d+3]=v,this.used=d+4}find(C,D){const{
at:j,first:v}=this,w=D.length;for(let d=this.used-4;d>=v;d-=4){const x=j[d];if(j[d+1]-x!==w)continue;let g=0;for(;g<w&&C[x+g]===D.charCodeAt(g);)g++;if(g===w)return d}
return-1}findMisspelt(C,D){const{at:j,first:v}=this;for(let w=v;w<this.used;w+=4){const d=j[w];if(j[w+1]-d!==D.length)continue;let x=0;for(let g=0;g<D.length&&x<
2;g++)C[d+g]!==D.charCodeAt(g)&&x++;if(x===1)return w}return-1}}function F(z,C){const D=new Int32Array(Math.max(z.length*2,C));return D.set(z),D}}),43767:((mt,it,M)=>{
M.d(it,{r:()=>$});var i=M(45599);const o=5;function nt(f,Z){if(f.length!==Z.length||f.length<o)return!1;let F=0;for(let z=0;z<f.length;z++)f[z]!==Z[z]&&F++;return F===
1}function $(f,Z){const F=new Set(Z),z=Z.filter(j=>!f.has(j)),C=new Map;for(const j of f.keys()){const v=F.has(j)?void 0:z.find(w=>nt(j,w));v!==void 0&&C.set(j,
v)}return C.size===0?void 0:{dict:new i.Bi([...f].map(([j,v])=>[C.get(j)??j,v])),keys:[...C.values()]}}}),45798:((mt,it,M)=>{M.d(it,{e:()=>N,i:()=>y});var i=M(42973),
o=M(78157),nt=M(82416),$=M(45599);const f=Symbol("close array"),Z=Symbol("close dictionary"),F=Symbol("end"),z=32,C=32,D=32,j=32,v=224,w=224,d=1e3,x=160,g=8,P=256,
S=8192,k=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,h=Y=>Y===o.Z4||Y===o.kR||Y===o.u7;class y{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(B,V,R,U,T,_=1/0,m=N){
this.bytes=B,this.at=V,this.end=R,this.nesting=U,this.openString=T,this.room=_,this.refusal=m}value(){const B=this.token(0);return typeof B=="symbol"?null:B}token(B){
const{bytes:V,end:R}=this;if(this.room-=z,this.room<0)throw this.refusal();const U=(0,o.AN)(V,this.at,R);if(this.at=U,U>=R)return F;const T=V[U];if(T>=o.l0&&T<=
o.ev)return this.numberOrReference();switch(T){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return V[U+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(B+1));case o.WL:return this.at++,this.array(B+1);case o.wt:return this.at++,f;case o.vz:return this.closed=U,V[U+
1]===o.vz?(this.at+=2,Z):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(B){this.checkDepth(B),this.room-=
j;const V=[];for(;;){V.length===g&&V.every(U=>U instanceof $.oS)&&this.references(V);const R=this.token(B);if(R===f||R===F)return V;if(R===Z)return this.at=this.
closed,V;V.push(R)}}references(B){const{bytes:V,end:R}=this;for(let U=P;U<=S;U*=2){const T=(0,o.bS)(V).toString("latin1",this.at,Math.min(this.at+U,R)),_=k.exec(
T)?.[0]??"";if(_==="")return;const m=B.length;for(const O of _.split(" 0 R"))O!==""&&B.push(new $.oS(Number(O),0));if(this.room-=(B.length-m)*(z+C),this.at+=_.length,
_.length<T.length>>1)return}for(;this.addReference(B);)if(this.room<0)throw this.refusal()}addReference(B){const{bytes:V}=this;let R=this.at;h(V[R])&&R++;const U=R;
let T=0;for(let m=V[R];m>=o.l0&&m<=o.ev;m=V[++R])T=10*T+m-o.l0;return R>U&&R-U<10&&R+4<this.end&&V[R]===o.Z4&&V[R+1]===o.l0&&V[R+2]===o.Z4&&V[R+3]===o.AV&&(h(V[R+
4])||V[R+4]===o.wt)?(B.push(new $.oS(T,0)),this.room-=z+C,this.at=R+4,!0):!1}dictionary(B){this.checkDepth(B),this.room-=w;const V=new $.Bi;let R,U=-1;for(;;){const T=this.
at,_=this.token(B);if(_===Z||_===F)return U>=0&&(0,$.hi)(V)&&this.keepSealed(V,U),V;if(_===f)continue;const m=_;if(R===void 0){m instanceof $.SX&&(R=m.text);continue}
V.size>d&&(this.room-=x),m!==null?V.set(R,m):V.delete(R),this.openString&&R==="Contents"&&m instanceof $.Mx&&(U=T),R=void 0}}keepSealed(B,V){B.set("Contents",new y(
this.bytes,V,this.end,1).value())}checkDepth(B){if(B>this.nesting)throw(0,i.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,
"Open it in another PDF program and save it again")}name(){const{bytes:B,end:V}=this,R=this.at+1;return this.room-=D,this.at=(0,o.Wd)(B,R,V),new $.SX((0,nt.MQ)(
B,R,this.at))}string(B){return this.room-=v,new $.Mx(this.openString?this.openString(B):B)}literal(){const{bytes:B,end:V}=this,R=this.at+1;for(let U=R;U<V;U++){
const T=B[U];if(T===o.s1)return this.at=U+1,B.slice(R,U);if(T===o.Cx||T===o.r_||T===o.u7)break}return this.at=(0,o.t9)(B,this.at,V),(0,nt.U1)(B,R,this.at)}hexadecimal(){
const{bytes:B,end:V}=this,R=this.at+1,U=(0,o.$k)(B,R,V);return this.at=U,(0,o.sk)(B,R,U)}numberOrReference(){const{bytes:B,end:V}=this;let R=this.at,U=0;for(;R<
V&&B[R]>=o.l0&&B[R]<=o.ev;)U=U*10+(B[R++]-o.l0);if(R<V&&o.Kl[B[R]]===o.N9)return this.number();this.at=R,R=(0,o.AN)(B,R,V);const T=B[R]===o.N5&&R+1<V&&B[R+1]>o.
l0;T&&R++;let _=0;const m=R;for(;R<V&&B[R]>=o.l0&&B[R]<=o.ev;)_=_*10+(B[R++]-o.l0);return R===m||(R=(0,o.AN)(B,R,V),R>=V||B[R]!==o.AV||R+1<V&&o.Kl[B[R+1]]===o.N9)?
U:(this.at=R+1,this.room-=C,U>2147483647?null:new $.oS(U,T?1:Math.min(_,65535)))}number(){const{bytes:B,end:V,at:R}=this;return this.at=(0,o.Wd)(B,R,V),(0,nt.kz)(
B,R,this.at)}word(){const{bytes:B,at:V,end:R}=this,U=B[V];return U===o.b9||U===o.N5||U===o.fX?this.number():(0,o.wb)(B,V,"true")||(0,o.wb)(B,V,"false")?(this.at=
(0,o.Wd)(B,V,R),U===o.yh):(0,o.w1)(B,V,"endobj")||(0,o.w1)(B,V,"endstream")?F:(this.at=Math.max((0,o.Wd)(B,V,R),V+1),null)}}const N=()=>(0,i.F)("values","The ob\
jects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another pro\
gram")}),4e4:((mt,it,M)=>{M.d(it,{C3:()=>F,XE:()=>z,oC:()=>D,xg:()=>C});var i=M(78157);const o=4<<20,nt=1024,$=1<<29,f=new Int32Array(nt);let Z=0;function F(){Z<
$||(Z=0,f.fill(0))}const z=()=>Z+1;function C(w,d,x,g){const P=x-d,S=x-1,h=P*157+w[S]*5+w[S-(P>1?1:0)]*61+w[d+(P>1?1:0)]*331+w[d+(P>>1)]*17&nt-1,y=f[h];return f[h]=
++Z,y>=g}function D(w,d,x){if(x-d>o)return!1;const g=[],P=new j;let S=0,k=!1;do{const h=(0,i.AN)(w,d,x);if(h>=x)return!1;const y=g.at(-1)??0,N=y>0&&!k&&w[h]===i.
cL;if(d=v(w,h,x),k=N,N){if(P.add(y,w,h+1,d))return!0}else w[h]===i.WL?g.push(0):w[h]===i.iH&&d===h+2&&w[h+1]===i.iH?g.push(++S):(w[h]===i.wt||w[h]===i.vz&&d===h+
2)&&g.pop()}while(g.length>0);return!1}class j{places=new Int32Array(128);count=0;add(d,x,g,P){let S=d,k=~d;for(let h=g;h<P;h++){let y=x[h];y===i.wn&&(0,i.Li)(x[h+
1])>=0&&(0,i.Li)(x[h+2])>=0&&h+2<P&&(y=(0,i.Li)(x[h+1])*16+(0,i.Li)(x[h+2]),h+=2),S=Math.imul(S^y,16777619),k=Math.imul(k+y,1540483477)^k>>>15}return this.count*
4>this.places.length&&this.grow(),this.put(S,k===0?1:k)}put(d,x){const{places:g}=this;let P=(d^d>>>15)*2&g.length-1;for(;g[P+1]!==0;P=P+2&g.length-1)if(g[P]===d&&
g[P+1]===x)return!0;return g[P]=d,g[P+1]=x,this.count++,!1}grow(){const d=this.places;this.places=new Int32Array(d.length*4),this.count=0;for(let x=0;x<d.length;x+=
2)d[x+1]!==0&&this.put(d[x],d[x+1])}}function v(w,d,x){const g=w[d],P=w[d+1]===g;return g===i.iH?P?d+2:(0,i.$k)(w,d,x):g===i.vz?P?d+2:d+1:g===i.Cx?(0,i.t9)(w,d,
x):Math.max((0,i.Wd)(w,g===i.cL?d+1:d,x),d+1)}}),88500:((mt,it,M)=>{M.d(it,{A:()=>nt,s:()=>N});var i=M(78157),o=M(4e4);const nt=-1,$=2**63,f=-1,Z=0,F=1,z=2,C=0,
D=1,j=2,v=3,w=4,d=5,x=6,g=7,P=8,S=new Uint8Array(256).fill(j);for(let R=0;R<256;R++)i.Kl[R]===i.t6&&(S[R]=C);for(let R=i.l0;R<=i.ev;R++)S[R]=D;for(const[R,U]of Object.
entries({"/":v,"<":w,">":d,"[":x,"]":g,"(":P,"%":C,")":C,"{":C,"}":C}))S[R.charCodeAt(0)]=U;const k=new Uint8Array(256);for(let R=0;R<256;R++)i.Kl[R]===i.N9&&R!==
i.wn&&(k[R]=1);const h=new Int32Array(0),y=96;class N{marks=h;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){
this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(U,T,_){
const m=this.used+_-T;m>this.marks.length&&this.grow(m),this.marks.set(U.subarray(T,_),this.used),this.used=m}open(U,T,_){return this.opened[U]=T,_}add(U,T,_){return this.
used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=U>2147483647?0:U,this.marks[this.used+1]=T,this.marks[this.used+2]=_,this.used+=3,_}grow(U){
const T=new Int32Array(Math.max(this.marks.length*2,U,y));T.set(this.marks),this.marks=T}value(U,T,_){let m=0,O=Z;for(let b=T;T<_;b=T){const L=U[T++];switch(S[L]){case C:
L===i.IQ&&(T=(0,i.D)(U,b,_));continue;case D:{let G=L-i.l0;for(;S[U[T]]===D;)G=G*10+(U[T++]-i.l0);if(T<_&&i.Kl[U[T]]===i.N9){T=(0,i.Wd)(U,T,_);break}if(G>=$)return-1;
const et=Y(U,T,_);O===z&&this.setLength(G,b,T,et),et>T&&(T=this.add(G,b,et));break}case j:for(;T<_&&i.Kl[U[T]]===i.N9;)T++;if(L===i.HF&&V(U,b,T))return-1;break;case v:
for(;T<_&&k[U[T]]===1;)T++;if(T<_&&U[T]===i.wn&&(T=this.escapedName(U,T,_)),O=this.expectedAfter(U,b,T,O===Z?m:0),m===0)return T;continue;case w:T=U[T]===i.iH?this.
open(m++,(0,o.XE)(),T+1):this.hexString(U,b,_);break;case d:if(U[T]!==i.vz)continue;if(!(this.opened[--m]>0)||++T>_)return-1;break;case x:T=this.open(m++,f,T);break;case g:
if(this.opened[--m]!==f)return-1;break;case P:T=this.literalString(U,b,_);break}if(m===0)return T>_?-1:T;O=Z}return-1}setLength(U,T,_,m){const O=m>_;this.length=
O?-1:U,this.lengthRef=O?U:-1,this.lengthStart=T,this.lengthEnd=m}literalString(U,T,_){const m=(0,i.AZ)(U,T,_);return m<0?_+1:this.strings?this.add(nt,T,m):m}hexString(U,T,_){
const m=(0,i.$k)(U,T,_);return this.strings?this.add(nt,T,m):m}escapedName(U,T,_){return this.doubtful=!0,(0,i.Wd)(U,T,_)}expectedAfter(U,T,_,m){const O=_-T;return O===
10&&U[T+1]===i.Ah&&(0,i.w1)(U,T,"/ByteRange")&&(this.byteRange=!0),m===0||this.opened[m-1]===f?Z:((0,o.xg)(U,T,_,this.opened[m-1])&&(this.doubtful=!0),m>1?F:O===
7&&U[T+1]===i.A4&&(0,i.w1)(U,T,"/Length")?z:F)}}function Y(R,U,T){if(R[U]===i.Z4&&R[U+1]===i.l0&&R[U+3]===i.AV&&R[U+2]===i.Z4&&U+4<=T)return B(R,U+4,T)?U+4:U;let _=(0,i.
AN)(R,U,T);R[_]===i.N5&&R[_+1]>i.l0&&_++;let m=_,O=0;for(;m<T&&(0,i.yp)(R[m]);m++)O=O*10+(R[m]-i.l0);if(m===_||O>=$)return U;const b=(0,i.AN)(R,m,T);return b<T&&
R[b]===i.AV&&B(R,b+1,T)?b+1:U}const B=(R,U,T)=>U>=T||i.Kl[R[U]]!==i.N9;function V(R,U,T){return T-U===6&&(0,i.w1)(R,U,"endo")||T-U===9&&(0,i.w1)(R,U,"ends")}}),
45079:((mt,it,M)=>{M.d(it,{ZV:()=>g,bD:()=>Z,dZ:()=>j,pS:()=>v,sd:()=>P,yT:()=>f});var i=M(78157),o=M(45599);const nt=8,$=1024,f={number:0,generation:0};function Z(S,k,h){
if(k===null)S.text("null");else if(typeof k=="number")S.text(g(k));else if(typeof k=="boolean")S.text(k?"true":"false");else if(k instanceof o.SX)j(S,k.text);else if(k instanceof
o.oS)S.text(D(k,h));else if(k instanceof o.Mx)v(S,k.bytes,h);else if(Array.isArray(k)){if(S.byte(i.WL),k.length>=nt&&k.every(y=>y instanceof o.oS))F(S,k,h);else
for(const[y,N]of k.entries())y>0&&S.byte(i.Z4),Z(S,N,h);S.byte(i.wt)}else k instanceof o.Bi?z(S,k,h):Z(S,k.dict,h)}function F(S,k,h){for(let y=0;y<k.length;y+=$){
const N=k.slice(y,y+$).map(Y=>D(Y,h));S.text(y>0?` ${N.join(" ")}`:N.join(" "))}}function z(S,k,h){const y=h.security&&k.has("ByteRange")?{...h,security:void 0}:
h;S.text("<<");for(const[N,Y]of k)j(S,N),C(Y)&&S.byte(i.Z4),Z(S,Y,N==="Contents"?y:h);S.text(">>")}const C=S=>S===null||typeof S=="number"||typeof S=="boolean"||
S instanceof o.oS;function D(S,{renumber:k,generationOf:h}){const y=k?k(S):S.number;return k&&y===0?"null":`${y} ${h?h(y):k?0:S.generation} R`}function j(S,k){S.
byte(i.cL);for(let h=0;h<k.length;h++){const y=k.charCodeAt(h)&255;y!==i.Cq&&(y>i.Z4&&y<=i.du&&y!==i.wn&&i.Kl[y]===i.N9?S.byte(y):S.text(`#${x(y)}`))}}function v(S,k,{
security:h,number:y,generation:N}){if(h){w(S,h.encryptString(k,y,N));return}let Y=0;for(const B of k)(B<i.Z4||B>i.du)&&Y++;if(Y*3>k.length){w(S,k);return}S.byte(
i.Cx);for(const B of k)(B===i.Cx||B===i.s1||B===i.r_)&&S.byte(i.r_),B===i.u7?S.text("\\r"):S.byte(B);S.byte(i.s1)}function w(S,k){S.byte(i.iH),S.fill(2*k.length,
(h,y)=>{let N=y;for(const Y of k)h[N++]=d.charCodeAt(Y>>4),h[N++]=d.charCodeAt(Y&15)}),S.byte(i.vz)}const d="0123456789abcdef",x=S=>d[S>>4]+d[S&15];function g(S){
if(!Number.isFinite(S))return"0";const k=Math.abs(S);if(Number.isInteger(S)&&k<1e15)return String(S);if(k>=2**63)return`${BigInt(S)}.0`;const h=String(S);return h.
includes("e")?S.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):h}function P(S){const k=[S];for(;k.length>0;){const h=k.pop();if(h instanceof o.Mx)return!0;if(Array.
isArray(h))for(const y of h)k.push(y);else if(h instanceof o.Bi)for(const y of h.values())k.push(y);else h instanceof o.Z6&&k.push(h.dict)}return!1}}),39150:((mt,it,M)=>{
M.d(it,{D:()=>Z});var i=M(78157);const o=15,nt=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,$=/^(true|false|null)$/,f=/#(?![0-9A-Fa-f]{2})|#00/;function Z(v,w,d){
const x=[],g=()=>{const S=x.at(-1);S?.keys&&(S.value=!1)},P=(0,i.AN)(v,w,d);for(;;){if(w=(0,i.AN)(v,w,d),w>=d)return!1;const S=x.at(-1),k=v[w];if(k===i.vz||k===
i.wt){if(!S||S.keys===void 0!=(k===i.wt)||S.keys&&(S.value||++w>=d||v[w]!==i.vz))return!1;x.pop(),w++}else if(S?.keys&&!S.value){const h=(0,i.Wd)(v,w+1,d),y=j(v,
w,h);if(k!==i.cL||f.test(y)||S.keys.has(y))return!1;S.keys.add(y),S.value=!0,w=h;continue}else if(k===i.WL||k===i.iH&&v[w+1]===i.iH){x.push(k===i.WL?{keys:void 0,
value:!0}:{keys:new Set,value:!1}),w+=k===i.WL?1:2;continue}else if(w=F(v,w,d),w<0)return!1;if(g(),x.length===0)return!(0,i.yp)(v[P])||v[w-1]!==i.AV}}function F(v,w,d){
switch(v[w]){case i.cL:{const x=(0,i.Wd)(v,w+1,d);return f.test(j(v,w,x))?-1:x}case i.Cx:return(0,i.AZ)(v,w,d);case i.iH:for(w++;w<d&&v[w]!==i.vz;w++)if(!D(v[w])&&
i.Kl[v[w]]!==i.t6)return-1;return w<d?w+1:-1;default:{const x=(0,i.Wd)(v,w,d);if(C(v,w,x))return z(v,w,x,d);const g=j(v,w,x);return $.test(g)||nt.test(g)?x:-1}}}
function z(v,w,d,x){const g=(0,i.AN)(v,d,x);if(!(0,i.yp)(v[g]))return d;const P=(0,i.JI)(v,g,x),S=(0,i.AN)(v,P.after,x);return S===P.after||v[S]!==i.AV||i.Kl[v[S+
1]??i.Z4]===i.N9?d:(0,i.JI)(v,w,d).value<=2147483647&&P.value<=65535?S+1:-1}function C(v,w,d){let x=w;for(;x<d&&(0,i.yp)(v[x]);)x++;return x===d&&x>w&&x<=w+o}const D=v=>v>=
i.l0&&v<=i.ev||(v|32)>=97&&(v|32)<=102;function j(v,w,d){return(0,i.bS)(v).toString("latin1",w,Math.min(d,w+200))}}),77581:((mt,it,M)=>{M.d(it,{SQ:()=>nt,g7:()=>D,
kt:()=>x,wx:()=>v});var i=M(78157),o=M(45599);const nt=new Map([...[728,711,710,729,733,731,730,732].map((g,P)=>[g,24+P]),...[8226,8224,8225,8230,8212,8211,402,
8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((g,P)=>[g,128+P]),[8364,160]]),$=/[\x18-\x1f\x80-\xa0]/g,
f=new Map([...nt].map(([g,P])=>[P,g])),Z=Array.from({length:256},(g,P)=>String.fromCharCode(f.get(P)??P)),F=32,z=200,C=new WeakMap;function D(g){if(g.bytes.length<
z)return j(g.bytes);let P=C.get(g);return P===void 0&&C.set(g,P=j(g.bytes)),P}function j(g){if(g[0]===254&&g[1]===255)return new TextDecoder("utf-16be").decode(
g.subarray(2));if(g[0]===255&&g[1]===254)return new TextDecoder("utf-16le").decode(g.subarray(2));if(g[0]===239&&g[1]===187&&g[2]===191)return new TextDecoder().
decode(g.subarray(3));if(g.length>F)return(0,i.bS)(g).toString("latin1").replace($,S=>Z[S.charCodeAt(0)]);let P="";for(const S of g)P+=Z[S];return P}function v(g){
const P=new Uint8Array(g.length);for(let k=0;k<g.length;k++){const h=w(g.charCodeAt(k));if(h===void 0)return new o.Mx(d(g));P[k]=h}const S=P[0]===254&&P[1]===255||
P[0]===255&&P[1]===254;return new o.Mx(S||P[0]===239&&P[1]===187&&P[2]===191?d(g):P)}function w(g){return g>=32&&g<127||g===9||g===10||g===13||g>=161&&g<=255&&g!==
173?g:nt.get(g)}const d=g=>x(`\uFEFF${g}`),x=g=>Buffer.from(g,"utf16le").swap16()}),45599:((mt,it,M)=>{M.d(it,{Bi:()=>f,Eo:()=>D,Mx:()=>o,Px:()=>w,SX:()=>i,UU:()=>v,
Z6:()=>Z,Zm:()=>F,cy:()=>C,hi:()=>d,i9:()=>z,jd:()=>j,oS:()=>nt,rV:()=>$});class i{text;constructor(g){this.text=g}}class o{bytes;constructor(g){this.bytes=g}}class nt{number;generation;constructor(g,P=0){
this.number=g,this.generation=P}}class $ extends nt{part;constructor(g,P){super(P,0),this.part=g}}class f extends Map{}class Z{dict;data;sealed;constructor(g,P,S){
this.dict=g,this.data=P,this.sealed=S}}const F=x=>x instanceof f,z=x=>x instanceof nt,C=x=>Array.isArray(x),D=(x,g)=>x instanceof i&&x.text===g;function j(x){const g=new f;
for(const[P,S]of Object.entries(x))S!==void 0&&g.set(P,S);return g}const v=x=>new i(x),w=x=>new o(Uint8Array.from(Buffer.from(x,"latin1")));function d(x){const g=x.
get("Type");return D(g,"Sig")||D(g,"DocTimeStamp")||x.has("ByteRange")}})};
