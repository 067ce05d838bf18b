"use strict";exports.id=1519,exports.ids=[1519],exports.modules={44233:((wt,at,O)=>{O.d(at,{BC:()=>U,Fr:()=>j,MJ:()=>C,p9:()=>q,qZ:()=>W});const r=1e3,o=3e5;function*q(k,E){
if(k.length<=r)return[...k].sort(E);let c=[];for(let S=0;S<k.length;S+=r){for(const A of k.slice(S,S+r).sort(E))c.push(A);yield o}for(let S=r;S<c.length;S*=2){const A=[];
for(let m=0;m<c.length;m+=2*S){const _=Math.min(m+S,c.length),w=Math.min(_+S,c.length);for(let M=m,R=_;M<_||R<w;){const B=R===w||M<_&&E(c[M],c[R])<=0;A.push(B?c[M++]:
c[R++]),A.length%r===0&&(yield o)}}c=A}return c}const H=16384,a=50,Z=4;function*j(k){const{length:E}=k;for(let A=0;A<E;A+=H)k.subarray(A,A+H).sort(),E>H&&(yield H*
a);let[c,S]=[k,E>H?new Float64Array(E):k];for(let A=H;A<E;A*=2){for(let m=0;m<E;m+=2*A){const _=Math.min(m+A,E),w=Math.min(_+A,E);for(let M=m,R=_,B=m;B<w;){const g=R===
w||M<_&&c[M]<=c[R];S[B++]=c[g?M++:R++],B%H===0&&(yield H*Z)}}[c,S]=[S,c]}return c}async function W(k,E,c){const S=q(k,E);for(;;){const{done:A,value:m}=S.next();
if(A)return m;const _=c.step(m);_&&await _}}const U=(k,E)=>N(k,E,!1),C=(k,E)=>N(k,E,!0);function N(k,E,c){let[S,A]=[0,k.length];for(;S<A;){const m=S+A>>1,_=k[m];
_<E||c&&_===E?S=m+1:A=m}return S}}),60623:((wt,at,O)=>{O.d(at,{Kc:()=>W,M_:()=>U,UD:()=>N});var r=O(11544),o=O(58552),q=O(27059),H=O(43749),a=O(78157),Z=O(49692),
j=O(81272);const W=A=>(0,r.$)(A,{level:4,mem:3}),U=A=>(0,r.$)(A,{level:0}),C=1<<26;function N(A,m,_,w){const M=m.codec?.inflateNow(A,Math.min(m.stream,m.remaining,
C));if(M)return m.remaining-=M.length,M;if(m.remaining<=0)throw(0,j.q)(m,0);const R=(0,a.j8)(A,0,Math.min(A.length,4)),B=(A[R]&15)===8&&(A[R]<<8|A[R+1])%31===0,
g=m.scratch??new q.f,p=new Z.S3(A,B?R+2:0,g),T=new j.g(m,w);c(T,p,A.length,g),(!B||p.progress!=="ended")&&(_.found=!0),p.isBroken&&(_.broken=!0);const u=T.finish();
if(u.length===0&&p.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return _.mismatch===!1&&!_.found&&(_.mismatch=(0,H.V)(A,p.consumed,S(u))),
u}const k=8,E=4*Z.jf;function c(A,m,_,w){let M=w.atLeast(_*k);for(let R=0;;){const B=m.inflate(M,R,M.length-Z.yO);if(B>R&&A.push(M.slice(R,B)),m.progress!=="mor\
e")return;if(A.watch?.(A.size),R=B,B<M.length-Z.yO)continue;const g=M.subarray(Math.max(0,B-Z.jf),B);M=w.atLeast(Math.max(E,4*M.length)),M.set(g),R=g.length}}function S(A){
const m=new H.T;return m.add(A),m.value}}),48249:((wt,at,O)=>{O.d(at,{Kc:()=>H.Kc,M_:()=>H.M_,TT:()=>E,tN:()=>c});var r=O(58552),o=O(78157),q=O(3405),H=O(60623),
a=O(19590),Z=O(93098),j=O(60269),W=O(11032),U=O(70097),C=O(94322);const N={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLeng\
thDecode"},k=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),E=m=>k.has(N[m]??m);function c(m,_,w,M,R={found:!1}){
switch(N[m]??m){case"FlateDecode":return A({filter:"FlateDecode",data:_,parameters:w},M,R);case"LZWDecode":return A({filter:"LZWDecode",data:_,parameters:w},M,R);case"\
ASCII85Decode":return S({filter:"ASCII85Decode",data:_,parameters:void 0},M,R,()=>(0,C.xm)((0,q.B)(_)));case"ASCIIHexDecode":return S({filter:"ASCIIHexDecode",data:_,
parameters:void 0},M,R,()=>(0,o.sk)(_,0,_.length));case"RunLengthDecode":return S({filter:"RunLengthDecode",data:_,parameters:void 0},M,R,()=>(0,C.xm)((0,U.A)(_,
M)));case"Crypt":return _;default:throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}function S(m,_,w,M){if(m.data.length<=Z.I)return M();
const R=_.large?.find(m,_,w);return R||(_.large?.watch(m,_)?.(1/0),M())}function A(m,_,w){const M=_.large?.find(m,_,w);if(M)return M;const{filter:R,data:B,parameters:g}=m,
p=_.large?.watch(m,_),T=R==="FlateDecode"?(0,H.UD)(B,_,w,p):(0,a.k)(B,(0,j.c)(g,"EarlyChange",1),_,w,p);return(0,W.T)(T,g,w)}}),23334:((wt,at,O)=>{O.d(at,{d:()=>q});
const r=11,o=4294967295;function*q(a){for(let Z=0;Z+r<=a.length;){const j=a[Z+4]&63,W=Z+H(a,Z),U=W>a.length?0:a.readUInt32BE(W-4),C=U===o?a.length:W+U;yield{type:j,
start:W,end:C},Z=C}}function H(a,Z){const j=a.readUInt32BE(Z),W=a[Z+5]>>5,U=W===7&&Z+9<=a.length,C=U?a.readUInt32BE(Z+5)&536870911:W,N=U?4+Math.ceil((C+1)/8):1,
k=j<=256?1:j<=65536?2:4;return 5+N+C*k+(a[Z+4]&64?4:1)+4}}),54619:((wt,at,O)=>{O.d(at,{HV:()=>o,UT:()=>H,ZQ:()=>Z,jC:()=>a,tL:()=>q,wg:()=>U});var r=O(73208);const o=0,
q=1,H=2,a=3,Z=1,j=1e5,W=1e4;class U{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new r.
J7;mended=new Set;constructor({limits:N,memory:k},E){this.sourceLength=E,this.memory=k,this.bound=Math.min(N.objects,Math.max(1e6,E));const c=E<j?64:1024;this.kind=
new Uint8Array(c),this.place=new Int32Array(c),this.detail=new Int32Array(c)}offer(N,k,E,c){N<this.kind.length&&this.kind[N]!==o||this.set(N,k,E,c)}askFor(N){const k=this.
kind[N]??o;N<=0||N>this.bound||(k===o||this.isWronglyFree(N)?this.unlisted.add(N):k===a&&this.doubtful.add(N))}isWronglyFree(N){return this.kind[N]===a&&(this.detail[N]===
Z||this.wronglyFree.has(N))}doubtFree(N){this.kind[N]===a&&this.unlisted.add(N)}leadsTo(N){const k=this.kind[N]??o;return k===q||k===H}set(N,k,E,c){if(N>this.bound){
this.overflowed=!0;return}N>=this.kind.length&&this.grow(N+1),this.kind[N]=k,this.place[N]=E,this.detail[N]=c,N>=this.size&&(this.size=N+1)}grow(N){const k=Math.
min(Math.max(N,this.kind.length*2),this.bound+1),E=Math.max(this.kind.length,this.sourceLength,W);k>E&&this.memory.takeNumbers(k-E);const[c,S,A]=[new Uint8Array(
k),new Int32Array(k),new Int32Array(k)];c.set(this.kind),S.set(this.place),A.set(this.detail),[this.kind,this.place,this.detail]=[c,S,A]}}}),91519:((wt,at,O)=>{
O.d(at,{E:()=>Cn});var r=O(58552),o=O(78157),q=O(64580),H=O(83287),a=O(45599);const Z=1<<24,j=200;class W{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const s=this.held.get(this.keys.get(t)??-1);if(!s||e&&!s.verified)return;const{dict:i}=t;return s.filter===i.
get("Filter")&&s.parameters===i.get("DecodeParms")?s.part:void 0}keep(t,e,s){const{data:i,dict:l}=t;if(!s.whole||s.data.length>Z||s.data.buffer===i.buffer||(0,a.
Eo)(l.get("Subtype"),"Image"))return;const d=this.keys.get(t);d!==void 0&&this.held.delete(d);const b=this.next++;this.keys.set(t,b),this.held.set(b,{filter:l.get(
"Filter"),parameters:l.get("DecodeParms"),verified:e,part:s}),this.memory.hold(s.data.length+j,this.holder,b)}}var U=O(52205),C=O(42973),N=O(44233),k=O(88500);function E(n,t){
if(!(t instanceof a.Z6))return;const e=n.resolve(t.dict.get("N"));if(typeof e!="number")return;const{large:s}=n.memory,i=(0,H.US)(n,t,n.memory,!0);if(!i)return;
const l=!i.whole&&!(0,H.QJ)(n.encoded(t),i.damage),d=M(i,e,n.resolve(t.dict.get("First")),l),{isMended:b,...$}=s?s.take(i.data,d,({numbers:rt})=>_*rt.length):c(
d);return{...$,...l||b?{lost:Math.min(Math.max(0,e-$.numbers.length),n.table.size)}:{}}}function c(n){for(;;){const{done:t,value:e}=n.next();if(t)return e}}const S=65536,
A=3,m=10,_=24,w=5e4;function*M(n,t,e,s){const{data:i}=n,{numbers:l,starts:d,isMended:b}=yield*p(n,t,e);s&&d.length>0&&new k.s().value(i,d.at(-1),Math.min(i.length,
d.at(-1)+F))<0&&(l.pop(),d.pop());const $=yield*x(d,i.length);if(P(d,$,i.length))throw(0,r.O$)("its objects overlap");yield*g(i,d,$);const nt=l.length>w?{sorted:yield*Y(
l,D)}:{};return{data:i,numbers:new Int32Array(l),starts:new Int32Array(d),stops:$,ends:new Int32Array(d.length).fill(-1),namesStream:yield*R(i),isMended:b,...nt}}
function*R(n){const[t,e]=[(0,o.bS)(n),"stream"];for(let s=0;s<n.length;s+=B){if(t.subarray(s,s+B+e.length-1).includes(e))return!0;yield B}return!1}const B=1<<20;
function*g(n,t,e){for(let s=0;s<e.length;s++)for(;e[s]-t[s]>S;){const i=e[s]-S;let l=e[s];for(;l>i&&o.Kl[n[l-1]]===o.t6;)l--;if(yield e[s]-l+1,e[s]=l,l>i)break}}
function*p({data:n,whole:t},e,s){const{length:i}=n,l=typeof s=="number"&&Number.isInteger(s)&&s>=0;if(l&&s>i&&!t)return{numbers:[],starts:[],isMended:!1};const d=yield*T(
n,Math.min(e,y),l&&s<=i?s:0),{numbers:b,offsets:$,after:nt}=d,rt=yield*I(n,nt),st=!l||s<nt||rt!==(yield*I(n,Math.min(s,i))),J=st?rt:s,it=$.findIndex(ht=>J+ht>i);
it>=0&&(b.length=$.length=it);const ft=b.length>0&&(st||b.length>e);return{numbers:b,starts:$.map(ht=>J+ht),isMended:ft}}function*T(n,t,e){const[s,i]=[[],[]];let[
l,d]=[0,0],b={count:0,after:0};for(;s.length<(l<e?y:t);){l-d>S&&(yield A*(l-d),d=l);const $=u(n,l),nt=u(n,$.after);if($.value<0||$.value>2147483647||nt.value<0||
s.length>=t&&nt.after>e)break;s.push($.value),i.push(nt.value),l=nt.after,l<=e&&(b={count:s.length,after:l})}return s.length>=t?{numbers:s,offsets:i,after:l}:(s.
length=i.length=b.count,{numbers:s,offsets:i,after:b.after})}function u(n,t){const e=(0,o.AN)(n,t,Math.min(t+S,n.length));return(0,o.JI)(n,e,Math.min(e+S,n.length))}
function*I(n,t){let e=t;for(let s=0;s<n.length;){s=Math.min(e+S,n.length);const i=(0,o.AN)(n,e,s);if(i<s)return i;yield S,e=s}return n.length}const y=2**20,D=2**
29,F=1<<22;function Y(n,t){const e=new Float64Array(n.length);for(let s=0;s<e.length;s++)e[s]=Math.min(n[s],t)*y+s;return(0,N.Fr)(e)}const V=4;function*x(n,t){const e=new Int32Array(
n.length);if(n.every((d,b)=>b===0||n[b-1]<d)){for(let d=0;d<n.length;d++)e[d]=n[d+1]??t;return e}const s=yield*Y(n,1/0);let i=t,l=t;for(let d=s.length-1;d>=0;d--){
const b=s[d]%y,$=n[b];$<l&&([i,l]=[l,$]),e[b]=i}return yield m*e.length,e}function P(n,t,e){let s=0;for(let i=0;i<n.length;i++)s+=t[i]-n[i];return s>V*e}function K({
data:n,starts:t,stops:e,ends:s,namesStream:i},l){if(s[l]>=0)return s[l];const d=t[l];let b=Math.min(e[l],n.length);for(;b>d&&o.Kl[n[b-1]]===o.t6;)b--;if(b-d>F)throw et();
const $=i?new k.s().value(n,d,b):-1;return s[l]=$>=0?$:b}function Q(n,t){const{numbers:e}=n;n.sorted??=c(Y(e,D));const{sorted:s}=n;let[i,l]=[0,s.length];for(;i<
l;){const b=i+l>>>1;s[b]<t*y?i=b+1:l=b}const d=i<s.length?s[i]%y:-1;return e[d]===t?d:-1}const et=()=>(0,C.FU)("objectValues","An object of the document has too\
 many values","Open the document in another PDF program and save it again");var X=O(54619),ct=O(45798),dt=O(85368),mt=O(22480);const St=20;class Dt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:i}=t;this.counted=new Uint8Array(i.size),this.streams=
new dt.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new Dt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:i,memory:l}=s,d=this.counted[t]===1,b=this.parser(t,e.bytes,e.start,e.end,d?1/0:l.values),{room:$}=b,nt=b.value(),
rt=$-b.room;d||(l.values-=rt),this.counted[t]=1;const st=b.at-e.start;if(this.spend(st),s.job.pace.add(rt+st),!(nt instanceof a.Bi)||e.bytes!==i)return nt;const J=(0,o.
AN)(i,b.at,i.length);if(!(0,o.w1)(i,J,"stream"))return(0,o.rg)(i,J)||s.table.doubtful.add(t),nt;const{start:it,end:ft,isSearched:ht}=this.streams.data(J,this.lengthOf(
nt.get("Length")),nt.has("Filter"));ht&&s.table.doubtful.add(t);const gt=this.security&&!(0,a.Eo)(nt.get("Type"),"XRef"),pt=gt?it:(0,mt.Ow)(i,it,ft),Ot=pt>it&&Tt(
nt)?pt:it;return new a.Z6(nt,i.subarray(Ot,ft),gt?{number:t,generation:s.generation(t)}:void 0)}parser(t,e,s,i,l=this.document.memory.values){const{document:d,security:b}=this;
let $;if(b&&t!==this.encryptNumber&&d.table.kind[t]===X.tL){const J=d.generation(t);$=it=>b.decryptString(it,t,J)}const{nesting:nt,objectValues:rt}=d.job.limits,
st=rt<l;return new ct.i(e,s,i,nt,$,st?rt:l,st?et:C.e0)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),s=e&&new ct.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:s,opening:i}=this;if(i.has(t)||s.table.kind[t]!==X.tL)return;i.add(t);const l={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},
d=E(s,this.read(t,l));if(i.delete(t),this.objectStreams.set(t,d),!!d)return d.lost!==void 0&&s.table.broken.set(t,d.lost),this.effort+=d.data.length*s.job.limits.
parsing,s.memory.hold(d.data.length+d.numbers.length*St,this.holder,t),d}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}function Tt(n){
const t=n.get("Filter");return(0,a.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var vt=O(67382),Ft=O(51271),Yt=O(83363),Nt=O(45657);const Lt=100;class Vt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new Ft.L;constructor(t){this.document=t}async read(){const t=await(0,Yt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const i of Yt.i)e[i]!==void 0&&(s[i]=(0,q.F)(e[i]));return s}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new vt.B(this.document);for(const s of t){this.document.exists(
s)&&e.keep(s);const i=this.document.job.pace.step(1e3);i&&await i}}async keep(t){const{numbers:e,ancestry:s}=this,i=e.filter((l,d)=>t[d]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(i);return}this.numbers=i,this.ancestry=s.filter((l,d)=>t[d]),this.positions=void 0}async rebuild(t){
const{document:e}=this,s=Array.from(t),i=new Map,l=this.inherited.map(st=>Me(e,st,i)),{nodes:d,parents:b}=this.grow(s),$=d.map(({ref:st})=>({Parent:st}));for(let st=0;st<
s.length;st++){const J=s[st],it=this.indexOf(J),ft=b[st];d[ft].kids.push(new a.oS(J,e.generation(J)));const ht=it<0?Qt:l[this.ancestry[it]];e.patch(J,$[ft],ht);
const gt=e.job.pace.step(600);gt&&await gt}for(const{ref:st,kids:J,parent:it,count:ft}of d)e.put(st,new a.Bi([["Type",new a.SX("Pages")],...it?[["Parent",it]]:[],
["Kids",J],["Count",ft]]));const nt=d[d.length-1].ref,rt=e.catalog.get("Pages");(!(rt instanceof a.oS)||rt.number!==nt.number)&&e.editCatalog().set("Pages",nt),
this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new Ft.L(!1)}grow(t){const{document:e}=this,s=t.
length,i=e.catalog.get("Pages"),l=J=>this.indexOf(J)>=0||t.includes(J),d=i instanceof a.oS&&i.number>0&&!l(i.number)?i:void 0,b=[];let $=[];const nt=(J,it)=>({ref:it&&
d?new a.oS(d.number,e.generation(d.number)):e.add(null),kids:[],parent:void 0,count:J}),rt=Math.max(1,Math.ceil(s/Lt));for(let J=0;J<rt;J++)$.push(nt(Math.min(Lt,
s-J*Lt),rt===1));const st=Array.from({length:s},(J,it)=>Math.floor(it/Lt));for(;$.length>1;){(0,Nt.RZ)(b,$);const J=Math.ceil($.length/Lt),it=Array.from({length:J},
()=>nt(0,J===1));for(const[ft,ht]of $.entries()){const gt=it[Math.floor(ft/Lt)];ht.parent=gt.ref,gt.kids.push(ht.ref),gt.count+=ht.count}$=it}return(0,Nt.RZ)(b,
$),{nodes:b,parents:st}}}const Qt={};function Me(n,t,e){const{Resources:s}=t;if(!(s instanceof a.Bi))return{...t};const i=e.get(s)??n.add(s);return e.set(s,i),{
...t,Resources:i}}const At=1,bt=2,_t=3;class Ut{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Ut(0);
for(const[e,s]of this.edited)t.edited.set(e,(0,q.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){
this.set(t,At)===bt&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,bt),this.patched.set(t,e)}remove(t){const e=this.set(t,_t);e===At?this.edited.
delete(t):e===bt&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const i=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));i.set(this.kind),
this.kind=i}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var De=O(64680),Kt=O(45079);const qt={},zt=4096,te=1<<21,Zt=`
endobj
`,ue=`>>${Zt}`,ee=2147483647;class ve{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new De.k(256);scan=new k.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,i,l){
(i!==this.entries||l!==this.defaults)&&this.prepare(i,l);const{text:d,defaultTexts:b}=this,{open:$,close:nt}=s,rt=e<0,st=rt?$-2:e;this.reserve(nt-st+d.bytes.length+
this.defaultSize);const J=this.used,it=this.noted,ft=this.keepOthers(t,st,s);this.put(t,ft,nt);let ht=s.special||d.special;for(let gt=0;gt<b.length;gt++){const pt=b[gt],
Ot=s.find(t,pt.key);if(Ot>=0){const Mt=(0,o.AN)(t,s.at[Ot+2],nt);if(!(0,o.w1)(t,Mt,"null"))continue;this.used=J,this.noted=it;return}ht||=pt.special,this.put(pt.
bytes,0,pt.bytes.length),this.note(pt.marks,0,pt.marks.length,ee)}return this.put(d.bytes,0,d.bytes.length-(rt?Zt.length:0)),this.note(d.marks,0,d.marks.length,
ee),{bytes:this.memory,start:J+$-2-st,end:rt?this.used:this.used-Zt.length,from:rt?-1:J,to:rt?-1:this.used-1,references:ht?void 0:this.references,first:it,last:this.
noted}}keepOthers(t,e,{at:s,first:i,used:l,scan:d,marksFrom:b,marksTo:$}){const{keys:nt}=this,{marks:rt}=d;let st=b,J=e;for(let it=i;it<l;it+=4){const ft=s[it],
ht=s[it+1]-ft;for(let gt=0;gt<nt.length;gt++)if(!(nt[gt].length!==ht||!(0,o.w1)(t,ft,nt[gt])))for(st=this.note(rt,st,$,ft),this.put(t,J,ft-1),J=s[it+3];st<$&&rt[st+
1]<J;)st+=3}return this.note(rt,st,$,ee),J}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.
keys(e).filter(i=>!(i in t));this.defaultTexts=s.map(i=>{const l=this.textOf(e,[i]);return{...l,key:i,bytes:l.bytes.subarray(0,-ue.length)}}),this.defaultSize=this.
defaultTexts.reduce((i,{bytes:l})=>i+l.length,0)}textOf(t,e){const{draft:s,scan:i}=this;s.clear(),s.text("<<");for(const b of e){const $=t[b];$!==void 0&&((0,Kt.
dZ)(s,b),s.byte(o.Z4),(0,Kt.bD)(s,$,Kt.yT))}s.text(ue);const l=new Uint8Array(s.bytes);i.reset();const d=i.value(l,0,l.length)!==l.length-Zt.length;return{bytes:l.
subarray(2),marks:i.marks.slice(0,i.used),special:d||i.byteRange}}note(t,e,s,i){let l=e;for(;l<s&&t[l+1]<i;l+=3)this.refer(t[l]);return l}refer(t){if(this.noted===
this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(
new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(zt,Math.min(this.memory.
length*2,te),Math.min(this.sourceLength>>4,te));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Te(n,t,e){for(const[s,i]of Object.
entries(t))i===void 0?n.delete(s):n.set(s,i);for(const[s,i]of Object.entries(e))i!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,i)}var Wt=O(79725);const Bt=6,Pt=new Int32Array(
0),ne=16;class Rt{index=Pt;records=Pt;count=0;at=Pt;used=0;scan=new k.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,Wt.Z)(this.index,e)),this.index[t]!==
0)return;this.reserve(s.used-s.first);const{records:i,scan:l}=this,d=this.count*Bt;i[d]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),i[d+1]=this.
used+=s.used-s.first,i[d+2]=s.open,i[d+3]=s.close,i[d+4]=l.used,l.append(s.scan.marks,s.marksFrom,s.marksTo),i[d+5]=l.used,this.index[t]=++this.count}recall(t,e){
const s=this.index[t];if(!s)return!1;const{records:i}=this,l=(s-1)*Bt;return e.at=this.at,e.scan=this.scan,e.first=i[l],e.used=i[l+1],e.open=i[l+2],e.close=i[l+
3],e.marksFrom=i[l+4],e.marksTo=i[l+5],e.special=!1,!0}fork(){const t=new Rt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*Bt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+
1)*Bt;e>this.records.length&&(this.records=(0,Wt.Z)(this.records,Math.max(e,ne*Bt)));const s=this.used+t;s>this.at.length&&(this.at=(0,Wt.Z)(this.at,Math.max(s,
ne*4)))}}class Ct{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Rt;entries=new Wt.R;located=-1;patcher;decodedData;next;constructor(t,e,s,i=e.
memory){this.bytes=t,this.job=e,this.memory=i,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.suspect=s.damaged,this.bodies=s.
bodies,this.next=Math.max(this.table.size,1),this.reader=new Dt(this),this.changes=new Ut(this.next),this.pages=new Vt(this)}fork(){const{table:t,crossReferenceStream:e}=this,
s=(0,q.F)(this.trailer),i=new Ct(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,bodies:this.bodies},this.memory.fork());return i.
reader=this.reader.fork(i),i.next=this.next,i.changes=this.changes.fork(),i.kept=this.kept.fork(),i.walked=this.walked,i.pages.copyFrom(this.pages),i}get security(){
return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.get("Root");return t instanceof a.oS?t.number:-1}get catalog(){
return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).
toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof a.SX&&/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){
return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===_t)return null;if(s===At)return this.changes.edited.get(e);const i=this.
values.get(e);if(i!==void 0)return i;const l=this.place(e),d=l?this.reader.read(e,l):null;return this.values.set(e,d),d}resolve(t){for(let e=0;t instanceof a.oS&&
e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){
const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(e);return this.put(e,s),s}put(t,e){const s=typeof t==
"number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.changes.edit(e,t),new a.oS(e,0)}reserveNumbers(t){
this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===At)return!0;if(e===_t)return!1;const s=this.table.kind[t];return s===X.tL||s===X.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===At||e===bt}isEdited(t){return this.changes.kind[t]===At}patched(t){return this.changes.
kind[t]===bt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===At?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||e===
_t)return this.resolve(s)instanceof a.Z6;const i=this.place(t);if(i?.bytes!==this.bytes)return!1;const{bytes:l}=this,d=he(l,(0,o.AN)(l,i.start,i.end)),b=d>=0?d:
this.locateHere(t,i)?this.entries.close+2:-1;return b<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,o.w1)(l,(0,o.AN)(l,b,i.end),"stream")?!(0,o.bS)(l.subarray(i.
start,b)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const s=this.changes.kind[t],i=s===At?this.changes.edited.get(t):this.values.
get(t);if(i!==void 0||s===_t)return i instanceof a.Bi?i.get(e):void 0;const l=this.place(t);if(!l)return;const{entries:d}=this;if(!this.locateHere(t,l))return this.
dict(new a.oS(t))?.get(e);const b=d.find(l.bytes,e);return b<0?void 0:this.reader.parser(t,l.bytes,d.at[b+2],d.at[b+3]).value()}patch(t,e,s=qt){const i=this.place(
t),l=this.security&&[...Object.values(e),...Object.values(s)].some(Kt.sd),d=i&&!l&&this.locateHere(t,i)?this.patchAt(t,i,e,s):void 0;if(!d){const b=this.edit(t);
b instanceof a.Bi&&Te(b,e,s);return}this.changes.patch(t,d),this.values.delete(t),this.located=-1}patchAt(t,e,s,i){return this.patcher??=new ve(this.bytes.length),
this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,s,i)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:s,end:i},l){return this.recallEntries(t,l)||l.locate(e,s,i)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,U.x$)(this,t.dict)):s}decoded(t){const e={
found:!1,mismatch:!1},s=(0,H.D4)(this,t,this.memory,e);return(0,H.Eb)(this,t,e),s}async decodedAtEase(t,e={found:!1,mismatch:!1}){const i=await(0,H.m_)(this,t,this.
memory,e)??(0,H.D4)(this,t,this.memory,e);return(0,H.Eb)(this,t,e),i}decodedPart(t,e=!1){const s=this.decodedData?.recall(t,e);if(s)return s;const i=(0,H.US)(this,
t,this.memory,e);return i&&this.decodedData?.keep(t,e,i),i?.damage&&(0,H.Eb)(this,t,i.damage),i}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const s={found:!1,mismatch:!1},l={data:await this.decodedAtEase(t,s),whole:!s.found&&!s.mismatch,damage:s};return this.decodedData?.keep(t,!0,l),l}keepDecoded(){
this.decodedData??=new W(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===At||e===_t)){
if(e===bt)return this.changes.patched.get(t);switch(this.table.kind[t]){case X.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case X.UT:{
const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=Q(s,t));const l=s.starts[i];return l===void 0?
void 0:{bytes:s.data,start:l,end:K(s,i)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==_t&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===X.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new Rt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function he(n,t){if(n[t]!==o.iH||n[t+1]!==o.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===o.vz)return n[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var Pe=O(62328),Re=O(73208),Gt=O(41869),Fe=O(33973),ge=O(69289);const _e=50,se=2e4,me=4096,[Ce,
ke]=[5e4,200],pe=new Set(["Length","Filter","DecodeParms"]),Ie=/\b(?:BT|Do|re|l|c)\s/;async function we(n){const{table:t,job:e,bytes:s}=n,i=(0,o.bS)(s);if(i.indexOf(
"startxref")!==i.lastIndexOf("startxref")&&!(0,ge.V)(n))return!1;const{live:l}=await(0,Fe.Gy)(n);let d=0;for(let b=1;b<t.size&&d<_e;b++){if(t.kind[b]!==X.tL||l[b]===
1)continue;const $=n.isStream(b),nt=e.pace.step($?Ce:ke);if(nt&&await nt,!!$&&(d++,ye(n,b)))return!0}return!1}function ye(n,t){const e=n.get(t);if(!(e instanceof
a.Z6)||![...e.dict.keys()].every(b=>pe.has(b)))return!1;const{dict:s,data:i,sealed:l}=e;if(l&&i.length>se)return!1;const d=(0,H.US)(n,new a.Z6(s,i.subarray(0,se),
l),n.memory)?.data??new Uint8Array(0);return Ie.test((0,o.bS)(d.subarray(0,me)).toString("latin1"))}const Ee=[["Outlines","bookmarks",["First"]],["AcroForm","fo\
rm",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","page labels",[]],["StructTreeRoot","ta\
gs",["K"]],["OCProperties","layers",["OCGs"]]];function re(n){const{catalogNumber:t}=n;return Ee.filter(([e,,s])=>{const i=n.entry(t,e);return ie(n,i)?!0:i instanceof
a.oS?Le(n,i)?s.some(l=>ie(n,n.entry(i.number,l))):!0:i!=null&&!(0,a.Zm)(i)}).map(([,e])=>e)}function ie({table:n},t){return!(t instanceof a.oS)||n.leadsTo(t.number)?
!1:(n.askFor(t.number),n.unlisted.has(t.number))}function Le(n,t){const e=n.place(t.number);if(!e)return!n.table.leadsTo(t.number)||n.resolve(t)instanceof a.Bi;
const{bytes:s,start:i,end:l}=e,d=(0,o.AN)(s,i,l);return s[d]===o.iH&&s[d+1]===o.iH||(0,o.w1)(s,d,"null")?!0:n.resolve(t)instanceof a.Bi}const be=1e3;async function kt(n,t){
const{found:e,loose:s}=await oe(n);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,r.O$)("it has no pages");const i=t.claimed??$t(n,s);await ae(n,t,
s);const l=e.every(d=>t.indexOf(d)>=0);if(l||await ae(n,t,e),t.count===0)throw(0,r.O$)("it has no pages");t.claimed=i,t.isOrderLost=s.length>1||!l,t.isAdopted=!0,
await t.rebuild(t.numbers)}function $t(n,[t,...e]){const s=e.length>0?void 0:n.resolve(n.entry(t,"Count"));return typeof s=="number"?s:void 0}async function oe(n){
const{table:t,job:e}=n,s=[],i=[],l=new Set;for(let J=1;J<t.size;J++){if(t.kind[J]!==X.tL&&t.kind[J]!==X.UT)continue;const it=n.entry(J,"Type");(0,a.Eo)(it,"Page")&&
s.push(J);const ft=(0,a.Eo)(it,"Pages")?n.array(n.entry(J,"Kids")):void 0,ht=ft!==void 0&&!l.has(ft);ht&&(l.add(ft),i.push({number:J,kids:ft.flatMap(pt=>pt instanceof
a.oS?[pt.number]:[])}));const gt=e.pace.step(be+(ht?ft.length*20:0));gt&&await gt}const d=J=>t.kind[J]===X.UT?t.place[t.place[J]]:t.place[J],b=(J,it)=>d(J)-d(it)||
t.detail[J]-t.detail[it];s.sort(b);const $=new Set(s),nt=i.filter(({kids:J})=>J.some(it=>$.has(it))),rt=new Set(nt.flatMap(({kids:J})=>J)),st=[...s,...nt.map(({
number:J})=>J)].filter(J=>!rt.has(J));return{found:s,loose:st.sort(b)}}async function ae(n,t,e){const s=n.dict(n.catalog.get("Pages")),i=Yt.i.flatMap(b=>{const $=(0,a.
Eo)(s?.get("Type"),"Pages")?s?.get(b):void 0;return $===void 0?[]:[[b,$]]}),l=n.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",e.map(b=>new a.oS(b,n.generation(
b)))],["Count",e.length],...i])),d=n.edit(n.catalogNumber);if(!(d instanceof a.Bi))throw(0,r.O$)("it has no catalog");d.set("Pages",l),await t.read()}var Se=O(87598),
ce=O(35586);const Be=new Set(["Root","Info","ID","Encrypt"]);async function fe(n,t){const{limits:e,pace:s}=t,i=new X.wg(t,n.length),l=new a.Bi;let d=!1,b=-1;const $=rt=>{
for(const[st,J]of rt)Be.has(st)&&l.set(st,J)},nt=new ce.c0(n,s,rt=>{const st=new ct.i(n,rt,Math.min(n.length,rt+65536),e.nesting),J=st.value();return(0,a.Zm)(J)&&
$(J),(0,a.Zm)(J)&&J.has("XRefStm")?b=-1:(0,a.Zm)(J)&&J.has("Root")&&!J.has("Prev")&&(b=rt),st.at});for(let rt=0;;){const st=await nt.next(rt);if(!st)break;const{
number:J,body:it}=st,ft=nt.object(st),ht=J<i.size&&i.kind[J]===X.tL;(!ft.isCut||!ht)&&i.set(J,X.tL,st.start,st.generation);const gt=s.step(ft.at-rt+200);if(gt&&
await gt,ft.dictionaryEnd>=0&&(0,o.bS)(n.subarray(it,ft.dictionaryEnd)).includes("XRef")){const pt=new ct.i(n,it,ft.dictionaryEnd,e.nesting,void 0,e.objectValues,
et).value();s.add(ft.dictionaryEnd-it),(0,a.Zm)(pt)&&(0,a.Eo)(pt.get("Type"),"XRef")&&(d=!0,pt.has("Root")&&$(pt))}rt=ft.at}if(i.overflowed&&n.length>8*e.objects)
throw(0,C.FU)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects witho\
ut gaps");if(i.size===0)throw(0,r.O$)("no PDF objects were found in the file");return{table:i,trailer:l,streams:d,damaged:!0,plainUntil:b}}var Ht=O(59277);function Ne(n,t){
if(n.length===0)throw Ue();if(n.length>t.inputBytes)throw Ke(n.length,t.inputBytes);const e=(0,o.bS)(n.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(n).indexOf(
" obj")<0)throw We(n);return e}function Ue(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The fil\
e is empty."}],advice:"Check that the file is a complete PDF document"})}function Ke(n,t){return(0,C.FU)("inputBytes",`The document has ${n} bytes; at most ${t}\
 are allowed`,"Split it with another program first")}function We(n){const t=(0,Ht.y)(n);if(t===void 0)return(0,r.O$)("the file is not a PDF document");const e=t===
"text"?(0,Ht.Y)(n):void 0,s=e?`is ${e}, not the document itself`:`is ${t}, not a PDF document`;return e?(0,r.O$)(`the file ${s}`,{found:s,advice:"Decode it firs\
t"}):(0,r.O$)(`the file ${s}`,{found:s,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"\
Give a PDF document"}})}const xe=1e3;async function je(n){const{job:t,table:e}=n;let s;for(let i=1;i<e.size;i++){if(e.kind[i]!==X.tL)continue;(s===void 0||e.place[i]>
e.place[s.number])&&f(n,i)&&(s=new a.oS(i,n.generation(i)));const d=t.pace.step(xe);d&&await d}return s&&(await L(n)&&h(n,s)?void 0:s)}function f(n,t){const e=i=>n.
resolve(n.entry(t,i));return!(n.entry(t,"Filter")instanceof a.SX)||typeof e("V")!="number"?!1:e("O")instanceof a.Mx&&e("U")instanceof a.Mx||(0,a.cy)(e("Recipien\
ts"))||(0,a.Zm)(e("CF"))}const h=(n,{number:t})=>!(0,a.Eo)(n.resolve(n.entry(t,"StmF")),"Identity"),v=20;async function L(n){const{job:t,table:e}=n;let[s,i]=[0,
0];for(let l=1;l<e.size&&s<v;l++){if(e.kind[l]!==X.tL||!n.isStream(l))continue;const d=n.get(l);n.release(l);const b=t.pace.step(xe);if(b&&await b,!(d instanceof
a.Z6)||(0,a.Eo)(d.dict.get("Type"),"XRef")||!(0,a.Eo)((0,U.c3)(n,d.dict.get("Filter"))[0],"FlateDecode"))continue;const[$=0,nt=0]=d.data;s++,($&15)===8&&($<<8|nt)%
31===0&&i++}return i*2>s}const z=1e3,G=1024,tt=16;function ot(n){const t=(0,o.bS)(n),e=[];let s=t.indexOf("/ID");for(let i=0;s>=0&&i<z&&e.length<tt;i++){const l=Math.
min(n.length,s+G),d=(0,o.j8)(n,s+3,l),b=n[d]===o.WL?new ct.i(n,d,l,G).value():null,$=(0,a.cy)(b)?b[0]:null;$ instanceof a.Mx&&$.bytes.length>0&&e.push($.bytes),
s=t.indexOf("/ID",s+3)}return e}async function lt(n,t){const{table:e}=n,{pace:s}=n.job,i=[];for(let d=1;d<e.size;d++){e.kind[d]===X.tL&&(0,a.Eo)(n.entry(d,"Type"),
"ObjStm")&&i.push({number:d,at:e.place[d]});const b=s.step(1e3);b&&await b}i.sort((d,b)=>d.at-b.at);const l=new Set(i.map(({number:d})=>d));for(const{number:d,at:b}of i)
await yt(n,d,$=>!(e.kind[$]===X.tL&&(e.place[$]>b||b<t))&&!l.has($))}async function ut(n,t){const{table:e}=n;for(const s of t)(0,a.Eo)(n.entry(s,"Type"),"ObjStm")&&
await yt(n,s,i=>(e.kind[i]??X.HV)===X.HV)}async function yt(n,t,e){const{job:s,table:i}=n,l=n.objectStream(t),d=s.pace.step((l?.data.length??0)+1e3);d&&await d;
for(const[b,$]of l?.numbers.entries()??[])$>0&&e($)&&i.set($,X.UT,t,b)}async function Et(n){const t=n.get(n.catalogNumber);if(t instanceof a.Bi&&t.has("Pages"))
return;let e=-1;for(let i=n.table.size-1;i>0;i--){if(n.table.kind[i]===X.HV||n.table.kind[i]===X.jC)continue;const l=n.job.pace.step(1e3);if(l&&await l,!(n.get(
i)instanceof a.Bi))continue;const d=n.entry(i,"Type");if((0,a.Eo)(d,"Catalog"))return xt(n,i);d===void 0&&e<0&&Oe(n,i)&&(e=i)}if(e>0)return xt(n,e);if((0,a.Eo)(
n.entry(n.catalogNumber,"Type"),"Page")||!(n.get(n.catalogNumber)instanceof a.Bi)){const i=new a.Bi([["Type",new a.SX("Catalog")]]);n.trailer.set("Root",n.add(i))}}
function xt(n,t){n.trailer.set("Root",new a.oS(t,n.generation(t)))}function Oe(n,t){const e=n.entry(t,"Pages");return e instanceof a.oS&&n.array(n.dict(e)?.get(
"Kids"))!==void 0}async function an(n,t,e,s){if(e.size===0||!await cn(n,t,s))return[];const i=await fn(n,s),l=[];for(let d=1;d<(i?.size??0);d++){if(i.kind[d]!==
X.tL||Ve(t,d))continue;const b=(0,o.ay)(n,i.place[d],n.length);b?.number===d&&l.push(b)}return l.some(d=>e.has(d.number)||ln(n,d))?l:[]}function Ve(n,t){const e=n.
kind[t]??X.HV;return e===X.jC?!n.unlisted.has(t)&&!n.isWronglyFree(t):e!==X.HV}async function cn(n,t,{pace:e}){const s=(0,o.bS)(n);for(let i=0;;){const l=s.indexOf(
"obj",i);if(l<0)return!1;const d=(0,ce.BX)(n,l);if(d&&!Ve(t,d.number))return!0;const b=e.step(l-i+200);b&&await b,i=l+3}}async function fn(n,t){try{return(await fe(
n,t)).table}catch(e){if(e instanceof r.zU&&e.code==="unreadable_document")return;throw e}}function ln(n,{body:t}){const e=n.subarray(0,Math.min(n.length,t+dn)),
s=new ct.i(e,t,e.length,8).value();return(0,a.Zm)(s)&&(0,a.Eo)(s.get("Type"),"ObjStm")}const dn=1024,ze=1024;async function Ye(n,t,e){const{table:s}=t,i=new Int32Array(
s.size),l=[];let d=t.damaged;for(let b=0;b<s.size;b+=ze){hn(n,s,i,b,Math.min(b+ze,s.size),l)&&(d=!0);const $=e.pace.step(ze*20);$&&await $}l.length>0&&(d=!0,gn(
n,s,i,l,(await fe(n,e)).table));for(let b=0;b<s.size;b++)s.kind[b]===X.UT&&s.kind[s.place[b]]!==X.tL&&s.set(b,X.jC,0,0);return{...t,damaged:d,bodies:i,isMended:l.
length>0}}function un({table:n,trailer:t}){const e=t.get("Root");return e instanceof a.oS?n.kind[e.number]===X.tL||n.kind[e.number]===X.UT:!1}function hn(n,t,e,s,i,l){
let d=!1;for(let b=s;b<i;b++){if(t.kind[b]!==X.tL)continue;const $=(0,o.PZ)(n,t.place[b],b,t.detail[b]);if($>=0){e[b]=$,t.detail[b]===65535&&(d=!0);continue}const nt=(0,o.
ay)(n,t.place[b],n.length);nt?.number===b?(e[b]=nt.body,t.place[b]=nt.start,nt.generation!==t.detail[b]&&(d=!0),t.detail[b]=nt.generation,n.subarray(nt.start,nt.
body).includes(o.N5)&&(d=!0)):b>0?l.push(b):t.set(0,X.jC,0,0)}return d}function gn(n,t,e,s,i){for(const l of s){const b=l<i.size&&i.kind[l]===X.tL?(0,o.ay)(n,i.
place[l],n.length):void 0;b?.number===l?(t.set(l,X.tL,b.start,b.generation),e[l]=b.body):t.set(l,X.jC,0,0)}}var mn=O(48249),pn=O(3084),wn=O(54771),Qe=O(39150);const yn=new Set(
["Root","Encrypt","ID"]),En=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Sn(n,t){const e=(0,o.bS)(n).lastIndexOf(
"startxref");if(e<0)return;const{value:s,after:i}=(0,o.JI)(n,(0,o.AN)(n,e+9,n.length),n.length);if(s<0||await(0,ce.dZ)(n,i,t.pace))return;const l=new On(n,t),{table:d}=l,
b=new a.Bi;let $=!1,nt=!1;const rt=new Set;for(let st=s;typeof st=="number"&&!rt.has(st);){rt.add(st);const J=st>=0&&st<n.length?await l.section(st):void 0;if(!J||
d.overflowed)return;$||=J.stream,nt||=!J.wellFormed;for(const[it,ft]of J.trailer)(rt.size===1?!En.has(it):yn.has(it)&&!b.has(it))&&b.set(it,ft);st=J.trailer.get(
"Prev")||void 0}return{table:d,trailer:b,streams:$,damaged:nt}}const le=8192,xn=50,Ze=8;class On{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=
e,this.table=new X.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(
t)}async readTable(t){const{bytes:e,job:s,table:i}=this,l=e.length,d=[];for(;t=(0,o.AN)(e,t,l),!(0,o.w1)(e,t,"trailer");){const J=(0,o.JI)(e,t,l),it=(0,o.JI)(e,
(0,o.AN)(e,J.after,l),l);if(J.value<0||it.value<0)return;const ft={at:(0,o.AN)(e,it.after,l),first:J.value,row:0};for(let ht=0;ft.row===ht&&ht<it.value;){if(ht=
Math.min(ht+le,it.value),!An(e,ft,ht,i,d))return;const gt=s.pace.step(le*20);gt&&await gt}if(ft.row<it.value)return;t=ft.at}const b=s.limits.objectValues/vn,$=new ct.
i(e,t+7,l,s.limits.nesting,void 0,b,et),nt=$.value();this.spent+=$.at-t;const rt=s.pace.step(Ze*($.at-t));if(rt&&await rt,!(0,a.Zm)(nt)||this.spent>l)return;const st=nt.
get("XRefStm");if(!(typeof st=="number"&&st!==0&&(!(st>0&&st<l)||!await this.readStream(st)))){for(const J of d)J<0?i.offer(~J,X.jC,0,X.ZQ):i.offer(J,X.jC,0,0);
return{trailer:nt,stream:!1,wellFormed:Number.isInteger(nt.get("Size"))&&(0,Qe.D)(e,t+7,l)}}}async readStream(t){const{bytes:e,job:s,table:i}=this,l=(0,o.ay)(e,
t,e.length);if(!l)return;const d=await Tn(e,l.body,s);if(!d)return;this.spent+=d.parsed;const{trailer:b,rows:$}=d,nt=en(b.get("W")),[rt=0,st=0,J=0]=nt,it=rt+st+
J;if(nt.length<3||it<1||nt.some(Mt=>Mt<0||Mt>8)||this.spent>e.length)return;const ft=b.get("Size"),ht=en(b.get("Index")),gt=ht.length>=2;ht.length<2&&ht.splice(
0,ht.length,0,typeof ft=="number"?ft:Math.floor($.length/it));let pt=0;for(let Mt=0;Mt+1<ht.length&&pt+it<=$.length;Mt+=2){const jt=s.pace.step(xn);jt&&await jt;
for(let It=0;It<ht[Mt+1]&&pt+it<=$.length;It++,pt+=it){const Xt=ht[Mt]+It;if(Xt<0)continue;const Jt=rt===0?1:Ge($,pt,rt),de=Ge($,pt+rt,st),Je=Ge($,pt+rt+st,J);if(Jt===
1&&de>0?i.offer(Xt,X.tL,Math.min(de,e.length),Math.min(Je,65535)):Jt===2?i.offer(Xt,X.UT,Math.min(de,s.limits.objects),Math.min(Je,s.limits.objects)):Jt<2&&i.offer(
Xt,X.jC,0,Jt===1?X.ZQ:0),It%le===le-1){const on=s.pace.step(le*20);on&&await on}}}if(gt&&pt<Fn(ht)*it)return;const Ot=s.pace.step(Ze*d.written);return Ot&&await Ot,
{trailer:b,stream:!0,wellFormed:(0,Qe.D)(e,l.body,e.length)}}}function An(n,t,e,s,i){for(;t.row<e&&((t.row>0||t.first!==1)&&Mn(n,t,e,s,i),t.row!==e);){const l=Dn(
n,t,s,i);if(l!=="row")return l==="end"}return!0}function Mn(n,t,e,s,i){const{length:l}=n;let{at:d,row:b}=t;for(;b<e&&d+20<=l;b++,d+=20){const $=n[d+17],nt=n[d+18],
rt=n[d+19];if(n[d+10]!==o.Z4||n[d+16]!==o.Z4||$!==o.yq&&$!==o.MV||nt!==o.Z4&&nt!==o.u7||rt!==o.kR&&rt!==o.u7||n[d]<o.l0||n[d]>o.ev||n[d+9]<o.l0||n[d+9]>o.ev)break;
const st=((((((n[d+2]*10+n[d+3])*10+n[d+4])*10+n[d+5])*10+n[d+6])*10+n[d+7])*10+n[d+8])*10+n[d+9]-o.l0*11111111,J=(n[d]*10+n[d+1]-o.l0*11)*1e8+st;if($===o.MV||J===
0){i.push($===o.MV?t.first+b:~(t.first+b)),qe(n,J,t.first+b,s);continue}const it=(((n[d+11]*10+n[d+12])*10+n[d+13])*10+n[d+14])*10+n[d+15]-o.l0*11111,ft=J>0&&J<
l?J:l;s.offer(t.first+b,X.tL,ft,Math.max(0,Math.min(it,65535)))}t.at=d,t.row=b}function Dn(n,t,e,s){const i=n.length,l=(0,o.AN)(n,t.at,i);t.at=l;const d=(0,o.JI)(
n,l,i);if(d.value<0)return"end";let b=tn(n,d.after);const $=(0,o.JI)(n,b,i);if($.value<0)return"damaged";b=tn(n,$.after);const nt=n[b];if(nt!==o.yq&&nt!==o.MV)return"\
damaged";const{row:rt}=t;rt===0&&t.first===1&&nt===o.MV&&d.value===0&&$.value===65535&&(t.first=0);const st=t.first+rt;return nt===o.yq&&d.value>0?e.offer(st,X.
tL,Math.min(d.value,i),Math.min($.value,65535)):(s.push(nt===o.MV?st:~st),qe(n,d.value,st,e)),t.at=(0,o.j8)(n,b+1,i),t.row=rt+1,"row"}function qe(n,t,e,s){t>0&&
t<n.length&&(0,o.yp)(n[t])&&(0,o.ay)(n,t,n.length)?.number===e&&s.wronglyFree.add(e)}function tn(n,t){for(;n[t]===o.Z4||n[t]===o.d2;)t++;return t}const vn=4;async function Tn(n,t,e){
const{limits:s}=e,i=new ct.i(n,t,n.length,s.nesting,void 0,s.objectValues,et),l=i.value();if(!(0,a.Zm)(l))return;const d=l.get("Type");if(!(d instanceof a.SX)||
d.text!=="XRef")return;const b=(0,o.AN)(n,i.at,n.length);if(!(0,o.w1)(n,b,"stream"))return;const $=(0,mt.ni)(n,b),nt=i.at-t,rt=l.get("Length"),st=typeof rt=="nu\
mber"?$+rt:-1,J=st>=$&&st<=n.length&&(0,mt.VF)(n,st)?st:(0,o.bS)(n).indexOf("endstream",$);try{const it=n.subarray($,J<0?n.length:J);let ft=it;const ht=e.pace.step(
Ze*nt);ht&&await ht;const gt={found:!1,mismatch:!1},pt=$e(l.get("Filter")),Ot=$e(l.get("DecodeParms")??null);for(const[Mt,jt]of pt.slice(0,s.filters).entries()){
const It=Ot[Mt];jt instanceof a.SX&&(ft=await Rn(jt.text,ft,(0,a.Zm)(It)?It:void 0,e,gt))}return gt.mismatch||gt.found&&!(0,H.QJ)(it,gt)?void 0:{trailer:l,rows:ft,
written:nt,parsed:nt+it.length}}catch(it){if(it instanceof r.zU&&it.code==="limit_exceeded"||it instanceof wn.Q)throw it;return}}const Pn=4096;async function Rn(n,t,e,s,i){
return(n==="FlateDecode"&&t.length>Pn?await(0,pn.V)(t,e,s.memory,s,i):void 0)??(0,mn.tN)(n,t,e,s.memory,i)}function Fn(n){let t=0;for(let e=1;e<n.length;e+=2)t+=
Math.max(0,n[e]);return t}function Ge(n,t,e){let s=0;for(let i=0;i<e;i++)s=s*256+n[t+i];return s}const $e=n=>n==null?[]:Array.isArray(n)?n:[n],en=n=>$e(n).map(t=>typeof t==
"number"?Math.trunc(t):-1);var nn=O(75162),_n=O(43767);async function Cn(n,t,e={}){const{limits:s,memory:i}=t,l=(0,o.gq)(n),d=Ne(l,s);i.admit(l.length);const b=d>
0?[l.subarray(d),l]:[l];for(const nt of b){const rt=await Sn(nt,t);if(!rt?.trailer.has("Root"))continue;const st=await Ye(nt,{...rt,damaged:rt.damaged||d<0},t);
if(!un(st))continue;const J=new Ct(nt,t,st);if(J.suspect&&await rn(J),Nn(J))continue;Ae(J,e);const it=await Xe(J);if(!it&&J.security?.locked!==!0)continue;if(!it)
return J;const ft=t.asked?.of(n);re(J);const ht=new Set([...st.table.unlisted,...ft?.asked??[]]),gt=await bn(J,st,ht,e),pt=gt??J,{table:Ot}=st;await Ln(pt,ft?.broken??
[]),t.asked?.watch(n,{asked:Ot.unlisted,broken:Ot.broken,doubtful:Ot.doubtful,damaged:Ot.damagedKinds});const{count:Mt,claimed:jt,blank:It,isAdopted:Xt,isWanting:Jt,
bare:de}=pt.pages;return st.isMended||gt!==void 0||Xt||Ot.broken.size>0||Ot.mended.size>0||Mt!==jt||It.length>0||re(pt).length>0?await He(pt,!1,ft?.damagedData):
(Jt||de.length>0||Ot.doubtful.size>0||ft?.isDoubtful||ft?.damagedData.length||In(n))&&await He(pt,!0,ft?.damagedData),pt}const $=await Bn(l,t,e);return await He(
$,!1,t.asked?.of(n).damagedData),t.asked?.watch(n,{...kn,damaged:$.table.damagedKinds}),$}const kn={asked:new Set,broken:new Map,doubtful:new Set},In=n=>(0,Se.NW)(
n)||(0,Pe.n)(n);async function Ln(n,t){const{job:e,table:s}=n;for(const i of t){const l=e.pace.step(n.objectStream(i)?.data.length??0);l&&await l}n.suspect||=s.
broken.size>0}async function bn({bytes:n,job:t},e,s,i){const{table:l}=e,d=await an(n,l,s,t);if(d.length===0)return;for(const{number:rt,start:st,generation:J}of d)
l.set(rt,X.tL,st,J);const b=new Int32Array(l.size);b.set(e.bodies.subarray(0,l.size));for(const{number:rt,body:st}of d)b[rt]=st;const $=new Ct(n,t,{...e,damaged:!0,
bodies:b});return Ae($,i),await ut($,d.map(({number:rt})=>rt)),$.tableChanged(),[...s].some(rt=>Ve(l,rt))&&await Xe($)?$:void 0}async function Bn(n,t,e){const s=await fe(
n,t),i=new Ct(n,t,await Ye(n,s,t));return await rn(i),Ae(i,e),await lt(i,s.plainUntil),i.tableChanged(),await Et(i),Ae(i,e),!await Xe(i)&&i.security?.locked!==!0&&
await kt(i,i.pages),i}async function He(n,t=!1,e=[]){const{job:s,pages:i}=n;if(!s.onRepaired)return;const l=i.bare.length>0&&n.security?.locked!==!0&&await we(n),
d=await(0,Gt.T)(n,i,{isContentLost:l}),b=n.security?.locked===!0?[]:re(n),$=(0,Gt.q)(d)?e.filter(rt=>!Re.h5.has(rt)):e,nt=t&&e.length>0&&n.table.doubtful.size===
0;(!t||(0,Gt.q)(d)||$.length>0)&&s.onRepaired({...d,lostParts:b,damagedData:$,isOfDataAlone:nt,isOfText:(0,Se.h9)(n.bytes)})}async function Xe(n){return n.get(n.
catalogNumber)instanceof a.Bi?(Kn(n),await n.pages.read(),Wn(n)&&await kt(n,n.pages),n.pages.count>0):!1}const Nn=n=>n.trailer.has("Encrypt")&&!n.dict(n.trailer.
get("Encrypt")),Un=["Pages","Names","Dests","Outlines","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metadata"];function Kn(n){const t=n.get(n.catalogNumber);
if(!(t instanceof a.Bi))return;sn(n,n.catalogNumber,t,Un);const e=n.catalog.get("AcroForm");if(!(e instanceof a.oS)||n.entry(e.number,"Fields")!==void 0)return;
const s=n.get(e);s instanceof a.Bi&&sn(n,e.number,s,["Fields"])}function sn(n,t,e,s){const i=(0,_n.r)(e,s);if(i){n.put(t,i.dict),n.suspect=!0;for(const l of i.keys)
n.table.mended.add(l)}}async function rn(n){if(n.dict(n.trailer.get("Encrypt")))return;const t=await je(n);t&&n.trailer.set("Encrypt",t)}function Wn(n){const{catalog:t,
pages:e}=n,s=t.get("Pages");return e.count===1&&s instanceof a.oS&&s.number===e.number(0)&&(0,a.Eo)(n.entry(s.number,"Type"),"Pages")}function Ae(n,{password:t,
evenIfLocked:e=!1}){const s=n.trailer.get("Encrypt");if(n.security||s===void 0)return;const i=n.resolve(s);if(!(i instanceof a.Bi))throw(0,r.O$)("its encryption\
 dictionary is missing");const l=(0,U.WW)(n,n.trailer.get("ID")??null,1);l!==null&&n.trailer.set("ID",l);const d=Array.isArray(l)?l[0]:void 0,b=(0,U.WW)(n,i,8),
$=d instanceof a.Mx?d.bytes:void 0,nt=()=>(0,nn.VH)(b,{known:$,possible:$?[]:ot(n.bytes)},t),rt=e?jn(nt,()=>(0,nn.vK)(b)):nt();n.unlock(rt,s instanceof a.oS?s.number:
-1)}function jn(n,t){try{return n()}catch(e){if(!(e instanceof r.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),62328:((wt,at,O)=>{
O.d(at,{D:()=>F,n:()=>I});var r=O(58552),o=O(48249),q=O(83287),H=O(52205),a=O(78157),Z=O(45599),j=O(23334);function W(x,P){if(P.length===0)return!1;const K=(0,a.
bS)(P);return x==="DCTDecode"||x==="DCT"?E(K):x==="JPXDecode"?K.lastIndexOf(N)<K.length-k:x==="JBIG2Decode"&&S(K)}const[U,C,N]=[Buffer.of(255,216),Buffer.of(255,
218),Buffer.of(255,217)],k=16;function E(x){if(!x.subarray(0,64).includes(U))return!0;const P=x.lastIndexOf(C),K=x.lastIndexOf(N);return P<0||K<P||c(x,P+C.length,
K)}function c(x,P,K){for(let Q=x.indexOf(255,P);Q>=0&&Q<K;Q=x.indexOf(255,Q+1)){const et=x[Q+1];if(et>1&&et<192||et>=240&&et<254)return!0}return!1}function S(x){
for(const{end:P}of(0,j.d)(x))if(P>x.length)return!0;return!1}var A=O(96690);const m=1<<25,_=1<<23,w=1<<18,[M,R]=[2e3,2],B=Buffer.alloc(512),g=4096,[p,T]=[1<<23,
1<<26],u=Buffer.alloc(16);function I(x){if(x.length>T)return!1;const P=x.length>p?g:B.length;for(let K=0;K+B.length<=x.length;K+=P)if(!(x[K]!==0||x[K+256]!==0)&&
B.equals(x.subarray(K,K+B.length)))return!0;return!1}const y=new Set(["DCTDecode","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]),D=2;class F{document;notes;known=new Map;memory;left=m;constructor(P,K){
this.document=P,this.notes=K,this.memory=P.memory.fork()}async has(P,K="data"){if(!(P instanceof Z.oS))return!1;const{number:Q}=P,et=this.known.get(Q);if(et!==void 0)
return et;const{document:X}=this,ct=X.resolve(P),dt=ct instanceof Z.Z6?await this.look(ct,K):void 0;dt&&this.notes&&(0,q.Eb)(X,ct,dt);const mt=dt!==void 0&&(dt.
found||dt.mismatch===!0);this.known.set(Q,mt);const St=X.job.pace.step(M+(K==="data"||!(ct instanceof Z.Z6)?0:R*ct.data.length));return St&&await St,mt}async look(P,K){
const{length:Q}=P.data,et=K==="content",X=(0,H.c3)(this.document,P.dict.get("Filter")).map(vt=>vt instanceof Z.SX?vt.text:"");if(Q>_||Q>this.left)return this.isCutShort(
P)?{found:!0}:void 0;if(this.left-=Q,X.some(vt=>y.has(vt)))return{found:await this.isDamagedImage(P,X)};if(et&&!X.every(vt=>(0,o.TT)(vt)))return{found:!0};const ct=await this.
decode(P,X);if(!ct)return;const{damage:dt}=ct;if((dt.found||dt.mismatch===!0)&&!(0,q.QJ)(this.document.encoded(P),dt))return dt;const St=(0,a.bS)(ct.data),Dt=et&&
St.includes(u)&&!St.includes("EI"),Tt=X.length===0;return et&&Tt&&(0,A.CS)(St)?{found:!0}:Tt&&(et?Y(St):K==="map"&&V(St))?{found:!0}:{found:Dt||Tt&&(this.isCutShort(
P)||this.isFontOfOtherLength(P,St.length))}}async decode(P,K){const{document:Q,memory:et}=this,X={found:!1,mismatch:!1};try{const ct=await(0,q.m_)(Q,P,et,X);if(ct)
return{data:ct,damage:X};const mt=K.length>0&&P.data.length>w?void 0:(0,q.US)(Q,P,et,!0);return mt&&{data:mt.data,damage:mt.damage??{found:!mt.whole}}}catch(ct){
if(!(ct instanceof r.zU)||ct.code==="cancelled")throw ct;if(ct.code==="unreadable_document")return{data:new Uint8Array(0),damage:{...X,found:!0}};this.left=0;return}}async isDamagedImage(P,K){
if(this.isCutShort(P))return!0;const Q=this.document.encoded(P);if((0,a.bS)(Q).includes(B))return!0;const et=K.findIndex(Dt=>y.has(Dt)),[X,ct]=[K.slice(0,et),K[et]];
if(et===0)return W(ct,Q);const dt=await this.decode(this.withFilters(P,et),X);if(!dt)return!1;const{found:mt,mismatch:St}=dt.damage;return(mt||St===!0)&&!(0,q.QJ)(
Q,dt.damage)||W(ct,dt.data)}withFilters({dict:P,data:K,sealed:Q},et){const{document:X}=this,ct=new Z.Bi([...P]);for(const dt of["Filter","DecodeParms"])ct.set(dt,
(0,H.c3)(X,P.get(dt)).slice(0,et));return new Z.Z6(ct,K,Q)}isFontOfOtherLength({dict:P},K){const Q=["Length1","Length2","Length3"].map(X=>this.document.lengthOf(
P.get(X)));if(!P.has("Length1")||Q[0]<0)return!1;const et=Q.reduce((X,ct)=>X+Math.max(0,ct),0);return K<et||K>et+D}isCutShort({data:P,dict:K}){const{document:Q}=this,
{bytes:et}=Q,X=P.byteOffset-et.byteOffset+P.length;if(!(P.buffer===et.buffer&&X>=0&&X<=et.length)||Q.lengthOf(K.get("Length"))===P.length)return!1;const dt=(0,a.
AN)(et,X,et.length);return!(0,a.w1)(et,dt,"endstr")&&!(0,a.rg)(et,dt)}}function Y(x){for(let P=0;P<x.length;P++){const K=x[P];if(K===a.IQ)P=(0,a.D)(x,P,x.length);else if(K===
a.Cx){if(P=(0,a.AZ)(x,P,x.length)-1,P<0)return!0}else if(K===a.Ah&&(0,a.wb)(x,P,"BI")&&a.Kl[x[P-1]??a.Z4]!==a.N9)return!1}return!1}const V=x=>x.includes("beginc\
map")&&!x.includes("endcmap")}),41869:((wt,at,O)=>{O.d(at,{T:()=>Z,q:()=>j});var r=O(45599),o=O(62328),q=O(96690);const H=5e5,a=2e3;async function Z(A,m,{isContentLost:_=!1,
notes:w=!1}){const M=new S(A,w),R={content:new N,fonts:new N,images:new N},B=new Set(_?m.bare:[]);for(let D=0;D<m.count;D++){const F=m.number(D),Y=B.has(F)?C:await M.
ofContent(A.entry(F,"Contents")),V=await M.ofResources(m.attribute(D,"Resources"));R.content.add(D+1,Math.max(Y,V.forms)),R.fonts.add(D+1,V.fonts),R.images.add(
D+1,V.images);const x=A.job.pace.step(a);x&&await x}const g=m.blank.map(D=>m.indexOf(D)+1).filter(D=>D>0),{broken:p}=A.table,T=[...p.values()].reduce((D,F)=>D+F,
0),{count:u,claimed:I,isOrderLost:y}=m;return{count:u,claimed:I,lost:g,withoutContent:R.content.lost,withoutFonts:R.fonts.lost,withoutImages:R.images.lost,damagedContent:R.
content.damaged,damagedFonts:R.fonts.damaged,damagedImages:R.images.damaged,isOrderLost:y,brokenStreams:p.size,lostObjects:T,mendedKeys:[...A.table.mended]}}const j=A=>[
A.withoutContent,A.withoutFonts,A.withoutImages,A.damagedContent,A.damagedFonts,A.damagedImages].some(m=>m.length>0),[W,U,C]=[0,1,2];class N{lost=[];damaged=[];add(m,_){
_===C?this.lost.push(m):_===U&&this.damaged.push(m)}}const k=A=>(0,r.Eo)(A.get("Subtype"),"Form")||A.has("PatternType"),E={fonts:W,images:W,forms:W},c={fonts:C,
images:C,forms:W};class S{document;looks=0;known=new Map;fonts=new Map;streams;constructor(m,_){this.document=m,this.streams=new o.D(m,_)}async ofContent(m){if(m==
null)return W;let _=W;return await this.lookAt(this.document.array(m)??[m],async w=>{_=Math.max(_,this.isOfOtherKind(w)?C:await this.ofStream(w,!0))}),_}isOfOtherKind(m){
if(!(m instanceof r.oS))return m!==null;const _=this.document.resolve(m);return _ instanceof r.Z6&&(0,q.l2)(_.dict)}async ofResources(m,_=0){const{document:w}=this;
if(this.isLost(m))return c;if(m instanceof r.oS)return this.once(m.number,()=>this.ofResources(w.get(m),_+1));if(!(m instanceof r.Bi)||_>w.job.limits.formDepth)
return E;let[M,R,B]=[this.stateOf(m.get("Font")),this.stateOf(m.get("XObject")),W];return await this.lookAt(this.valuesOf(m.get("Font")),async g=>{M=Math.max(M,
await this.ofFont(g))}),await this.lookAt(this.drawnIn(m),async g=>{const p=g instanceof r.oS?w.resolve(g):null,T=p instanceof r.Z6&&k(p.dict),u=await this.ofStream(
g,T);if(T?B=Math.max(B,u):R=Math.max(R,u),!(g instanceof r.oS)||!(p instanceof r.Z6))return;const I=await this.once(g.number,()=>this.ofDrawn(p,T,_+1));M=Math.max(
M,I.fonts),R=Math.max(R,I.images),B=Math.max(B,I.forms)}),{fonts:M,images:R,forms:B}}*drawnIn(m){const{document:_}=this;yield*this.valuesOf(m.get("XObject"));for(const w of this.
valuesOf(m.get("Pattern")))_.resolve(w)instanceof r.Z6&&(yield w);for(const w of this.valuesOf(m.get("ExtGState"))){const M=_.dict(_.dict(w)?.get("SMask"))?.get(
"G");M!==void 0&&(yield M)}}async ofDrawn({dict:m},_,w){if(_)return this.ofResources(m.get("Resources"),w);const M=m.get("SMask");return{...E,images:M instanceof
r.oS?await this.ofStream(M):W}}valuesOf(m){return this.document.dict(m)?.values()??[]}async lookAt(m,_){for(const w of m){if(++this.looks>H)return;await _(w);const M=this.
document.job.pace.step(a);M&&await M}}async once(m,_){const w=this.known.get(m);if(w)return w;this.known.set(m,E);const M=await _();return this.known.set(m,M),M}async ofFont(m){
if(!(m instanceof r.oS))return this.ofFontDictionary(m);let _=this.fonts.get(m.number);return _===void 0&&this.fonts.set(m.number,_=await this.ofFontDictionary(
m)),_}async ofFontDictionary(m){const{document:_}=this;if(this.isLost(m))return C;const w=_.dict(m),M=_.array(w?.get("DescendantFonts"))?.slice(0,1)??[];if(M.some(
g=>this.isLost(g)))return C;const R=(_.dict(M[0])??w)?.get("FontDescriptor");if(this.isLost(R))return C;const B=["FontFile","FontFile2","FontFile3"].map(g=>_.dict(
R)?.get(g));if(B.some(g=>this.isLost(g)))return C;for(const g of B)if(await this.streams.has(g))return U;return await this.streams.has(w?.get("ToUnicode"),"map")?
U:this.ofGlyphs(w?.get("CharProcs"))}async ofGlyphs(m){let _=W;return await this.lookAt(this.valuesOf(m),async w=>{_===W&&await this.streams.has(w,"content")&&(_=
U)}),_}async ofStream(m,_=!1){return m instanceof r.oS?this.document.resolve(m)instanceof r.Z6?await this.streams.has(m,_?"content":"data")?U:W:C:W}stateOf(m){return this.
isLost(m)?C:W}isLost(m){return m instanceof r.oS&&this.document.resolve(m)===null}}}),96690:((wt,at,O)=>{O.d(at,{BP:()=>N,CS:()=>C,l2:()=>W});var r=O(48249),o=O(
54619),q=O(78157),H=O(79725),a=O(45599);const Z=200,j=100,W=E=>E.get("Subtype")instanceof a.SX&&!(0,a.Eo)(E.get("Subtype"),"Form"),U=120;function C(E,c=0){const[
S=0,A=0]=[E[c],E[c+1]];return(S&15)!==8||S>U||(S*256+A)%31!==0?!1:S===U||A>=128}class N{document;entries=new H.R;pages=0;constructor(c){this.document=c}isOdd(c,S){
if(++this.pages>Z||S>=0&&this.isPlain(S))return!1;const{document:A}=this,m=A.entry(c,"Contents")??null;return m instanceof a.oS&&this.isPlain(m.number)?!1:(A.array(
m)??[m]).slice(0,j).some(w=>this.isOddItem(w))}isOddItem(c){return c===null?!1:!(c instanceof a.oS)||this.document.table.leadsTo(c.number)&&!this.isPlain(c.number)}isPlain(c){
const{document:S,entries:A}=this,{bytes:m}=S,_=S.place(c);if(S.table.kind[c]!==o.tL||!_||!A.locate(m,_.start,_.end))return S.isStream(c);const w=(0,q.AN)(m,A.close+
2,_.end);if(!(0,q.w1)(m,w,"stream"))return!1;const M=A.find(m,"Subtype");if(M>=0&&!(0,q.wb)(m,A.at[M+2],"/Form"))return!1;const R=A.find(m,"Filter");return R>=0?
this.isKnownFilter(m,A.at[R+2],A.at[R+3]):!C(m,(0,q.AN)(m,w+6,_.end))}isKnownFilter(c,S,A){if((0,q.yp)(c[S]))return this.document.table.leadsTo((0,q.JI)(c,S,A).
value);const m=c[S]===q.WL,_=m?(0,q.AN)(c,S+1,A):S;if(c[_]!==q.cL)return m;if((0,q.wb)(c,_,"/FlateDecode"))return!0;let w=_+1;for(;w<A&&w-_<k&&q.Kl[c[w]]===q.N9;)
w++;return(0,r.TT)((0,q.bS)(c.subarray(_+1,w)).toString("latin1"))}}const k=32}),67382:((wt,at,O)=>{O.d(at,{$:()=>H,B:()=>Z});var r=O(54619),o=O(78157),q=O(45599);
function H(j,W,U,C){if(!(0,o.yp)(W[U]))return!0;const{value:N}=(0,o.JI)(W,U,C);return j.table.kind[N]!==r.tL?!0:j.bytes[(0,o.AN)(j.bytes,j.bodies[N],j.bytes.length)]!==
o.iH}const a=50;class Z{document;arrays=new Map;constructor(W){this.document=W}keep(W){const{document:U}=this,C=U.entry(W,"Contents");if(C===void 0||this.isStreamRef(
C))return;const N=(0,q.i9)(C)?this.leftOfObject(C):this.leftOf(C);N!==C&&U.patch(W,{Contents:N})}leftOfObject(W){const{arrays:U,document:C}=this;if(!U.has(W.number)){
const N=C.array(W),k=N&&this.leftOf(N);U.set(W.number,k===void 0?void 0:k===N?W:C.add(k))}return U.get(W.number)}leftOf(W){if(!Array.isArray(W))return;this.document.
job.pace.add(a*W.length);const U=W.filter(C=>this.isStreamRef(C));return U.length<W.length?U:W}isStreamRef(W){return(0,q.i9)(W)&&this.document.isStream(W.number)}}}),
51271:((wt,at,O)=>{O.d(at,{L:()=>o});var r=O(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(a=!0){this.sound=a}node(a,Z){return a<0&&(this.
sound=!1),this.parents.push(Z),this.numbers.push(a)-1}has(a){return(this.known??=new Set(this.numbers)).has(a)}page(a,Z){(a<0||this.numbers[a]!==Z)&&(this.sound=
!1),this.homes.push(a)}fork(){const a=new o(this.sound);return a.numbers=this.numbers,a.parents=this.parents,a.homes=this.homes,a}async drop(a,Z,j){if(!this.sound)
return!1;const{numbers:W,parents:U,homes:C}=this,N=new Int32Array(W.length),k=new Uint8Array(W.length),E=new Set;for(let c=0;c<Z.length;c++)j[c]?N[C[c]]++:(k[C[c]]=
1,E.add(Z[c]));for(let c=W.length-1;c>0;c--){const S=U[c];N[S]+=N[c],k[c]&&N[c]===0&&E.add(W[c]),k[S]|=k[c]}for(let c=0;c<W.length;c++){if(!k[c]||N[c]===0)continue;
const S=a.edit(W[c]),A=S instanceof r.Bi?a.array(S.get("Kids"))??[]:[];S instanceof r.Bi&&S.set("Kids",A.filter(_=>!q(_,E))).set("Count",N[c]);const m=a.job.pace.
step(A.length*50);m&&await m}return this.homes=C.filter((c,S)=>j[S]),!0}}const q=(H,a)=>(0,r.i9)(H)&&a.has(H.number)}),83363:((wt,at,O)=>{O.d(at,{i:()=>B,S:()=>g});
var r=O(98446),o=O(42973),q=O(79725),H=O(43767),a=O(45599),Z=O(96690),j=O(78157),W=O(67382);function U(V,x,P){P.parent=P.contents=-1,P.lists=P.isBare=!1;const K=V.
place(x),{entries:Q}=P;if(K&&V.locate(x,K,Q)&&Q.find(K.bytes,"Kids")<0){if(Q.used===Q.first)return"none";const ct=Q.find(K.bytes,"Type");if(ct>=0&&(0,j.wb)(K.bytes,
Q.at[ct+2],"/Page")){if(K.bytes[(0,j.AN)(K.bytes,Q.close+2,K.end)]===j.HY)return _(V,x);const mt=Q.find(K.bytes,"Contents");if(A(K.bytes,Q)&&m(V,x))return"uncle\
ar";P.isBare=mt<0||(0,j.wb)(K.bytes,Q.at[mt+2],"null"),mt>=0&&C(V,K.bytes,Q.at[mt+2],Q.at[mt+3],P);const St=Q.find(K.bytes,"Parent");return St>=0&&(P.parent=(0,j.
JI)(K.bytes,Q.at[St+2],Q.at[St+3]).value),"page"}const dt=V.get(x);return dt instanceof a.Bi&&c(V,dt)?"unclear":"none"}const et=V.get(x);return!(et instanceof a.
Bi)||et.size===0?"none":(0,a.Eo)(et.get("Type"),"Page")&&!N(V,et)?"unclear":V.array(et.get("Kids"))?"node":c(V,et)?"unclear":"none"}function C(V,x,P,K,Q){Q.lists=
(0,W.$)(V,x,P,K),(0,j.yp)(x[P])&&(Q.contents=(0,j.JI)(x,P,K).value)}function N(V,x){const P=V.array(x.get("Kids"));return P!==void 0&&P.length>0&&!x.has("Conten\
ts")&&Number.isInteger(V.resolve(x.get("Count")))}const k=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],E=["MediaBox","Resources"];function c(V,x){
const P=V.resolve(x.get("Type"));if(!(P instanceof a.SX&&P.text!=="Pages"))return k.some(et=>x.has(et));const Q=x.get("Contents")instanceof a.oS||V.array(x.get(
"Contents"))!==void 0;return E.some(et=>x.has(et))||Q&&x.get("Parent")instanceof a.oS&&!x.has("Subtype")}const S=["Contents","Resources","Annots","MediaBox"],A=(V,x)=>S.
some(P=>x.find(V,P)<0&&x.findMisspelt(V,P)>=0);function m(V,x){const P=V.get(x),K=P instanceof a.Bi?(0,H.r)(P,S):void 0;if(!K)return!1;V.put(x,K.dict);for(const Q of K.
keys)V.table.mended.add(Q);return!0}function _(V,x){const P=V.get(x);return P instanceof a.Z6?(V.put(x,new a.Bi([...P.dict].filter(([K])=>!/^(Length|Filter|DecodeParms)$/.
test(K)))),"unclear"):"page"}var w=O(51271);class M{document;left;sizes=new Map;constructor(x){this.document=x,this.left=x.job.limits.nodes}make(x){const P=this.
document.get(x),K=this.sizes.get(x)??R(P);if(this.sizes.set(x,K),this.left-=K,this.left<0)throw(0,o.FU)("nodes",`The document refers to the same pages too often\
: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(P instanceof
a.Bi?new a.Bi(P):P).number}}function R(V){const x=[V];let P=0;for(let K=x.pop();K!==void 0;K=x.pop())if(P++,Array.isArray(K))for(const Q of K)x.push(Q);else if(K instanceof
a.Bi)for(const Q of K.values())x.push(Q);return P}const B=["Resources","MediaBox","CropBox","Rotate"];async function g(V){return new p(V).read()}class p{document;numbers=[];ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new w.L;bare=[];look={parent:-1,lists:!1,isBare:!1,contents:-1,entries:new q.R};seen=new Set;copies;glance;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(x){
this.document=x,this.copies=new M(x),this.glance=new Z.BP(x)}async read(){const{document:x,open:P}=this,{pace:K}=x.job,Q=x.catalog.get("Pages")??null;for(P.push(
{kids:[Q],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});P.length>0;){const et=P[P.length-1];if(et.next===et.kids.length){P.pop(),P.length>0&&this.close(
et);continue}const X=et.kids[et.next++];et.next===et.kids.length&&(et.kids=T,et.next=0);const ct=K.step(400);ct&&await ct,X instanceof a.oS?this.visit(X,et):this.
visitNode(X,-1,et)}return this.finish(Q)}close({claimed:x,before:P,lost:K}){const Q=this.numbers.length-this.dropped-P;x!==Q&&(this.irregular=!0,!(typeof x=="nu\
mber"&&x>=Q)&&(this.dropped+=this.lost.length-K,this.lost.length=this.lostNumbers.length=K))}visit(x,P){const{document:K,seen:Q,look:et}=this,{number:X}=x,ct=Q.
has(X);Q.add(X);const dt=U(K,X,et);if(x.generation!==K.generation(X)&&(this.irregular=!0),dt==="page"||dt==="unclear"){ct&&(this.irregular=!0);const mt=ct?this.
copies.make(X):X;dt==="unclear"?this.unclear.push(mt):this.keepEntries(X),(dt==="unclear"||et.lists)&&this.listing.push(mt),et.isBare&&this.bare.push(mt),this.isWanting||=
this.glance.isOdd(X,et.contents),this.add(mt,P,et.parent);return}dt==="none"&&!ct&&this.lose(P,X),dt==="none"||ct?this.irregular=!0:this.visitNode(x,X,P)}keepEntries(x){
const{document:P,look:K}=this,{scan:Q,marksFrom:et,marksTo:X}=K.entries,{table:ct}=P;for(let dt=et;dt<X;dt+=3){const mt=Q.marks[dt];ct.askFor(mt),this.isWanting||=
!ct.leadsTo(mt)}P.keepEntries(x,K.entries)}visitNode(x,P,K){const{document:Q,inherited:et}=this,X=this.mendNode(Q.dict(x),P);if(!X){this.irregular=!0,this.lose(
K,P);return}const ct=Q.array(X.get("Kids"));if(!ct){P<0&&this.visitDirectPage(X,K);return}const dt=F(X);let mt=K.from;dt&&(mt=et.push({...et[mt],...dt})-1),(0,a.
Eo)(Q.resolve(X.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:ct,next:0,from:mt,home:this.nodes.node(P,K.home),claimed:Q.resolve(X.get("Count")),
before:this.numbers.length-this.dropped,lost:this.lost.length}),Q.release(P)}mendNode(x,P){const K=x&&(0,H.r)(x,B);if(!K)return x;const{document:Q}=this;P>=0&&Q.
put(P,K.dict);for(const et of K.keys)Q.table.mended.add(et);return K.dict}visitDirectPage(x,{from:P}){if(!(0,a.Eo)(x.get("Type"),"Page"))return;this.irregular=!0;
const{number:K}=this.document.add(x);this.numbers.push(K),this.listing.push(K),this.ancestry.push(P)}add(x,{from:P,home:K},Q){this.numbers.push(x),this.ancestry.
push(P),this.nodes.page(K,Q);const{pages:et}=this.document.job.limits;if(this.numbers.length>et)throw Y(et)}lose(x,P){x.home<0||(this.lost.push(this.numbers.length),
this.lostNumbers.push(P),this.add(u,x,-1))}finish(x){const{document:P,numbers:K,ancestry:Q,inherited:et,lost:X,unclear:ct,listing:dt,nodes:mt}=this;for(const Ft of this.
lostNumbers)P.table.doubtFree(Ft);X.length===K.length-this.dropped&&(X.length=0);const St=X.map(Ft=>K[Ft]=P.add(D(et[Q[Ft]])).number);I(K,Q);const Dt=P.dict(x),
Tt=P.resolve(Dt?.get("Count")),vt=Tt!==K.length||x instanceof a.oS&&K[0]===x.number||Dt?.has("Parent")===!0;return{numbers:K,ancestry:Q,inherited:et,irregular:this.
irregular||vt,unclear:ct,listing:dt,nodes:mt,claimed:typeof Tt=="number"?Tt:void 0,blank:St,isWanting:this.isWanting,bare:this.bare}}}const T=[],u=-1;function I(V,x){
let P=V.indexOf(u);if(!(P<0)){for(let K=P;K<V.length;K++)V[K]!==u&&(V[P]=V[K],x[P++]=x[K]);V.length=x.length=P}}const y=[0,0,612,792];function D(V){const x=new a.
Bi([["Type",new a.SX("Page")]]);return V.MediaBox===void 0?x.set("MediaBox",[...y]):x}function F(V){let x;for(const P of B){const K=V.get(P);K!==void 0&&((x??={})[P]=
K)}return x}function Y(V){const x=(0,r.y_)(V,"page");return(0,o.FU)("pages",`The document has more than ${x}`,"Split it with another program first")}}),33973:((wt,at,O)=>{
O.d(at,{X9:()=>R,Gy:()=>c,Rf:()=>S,Ip:()=>A});var r=O(54619),o=O(87598),q=O(85368),H=O(88500);class a{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new H.
s;signed=new Set;constructor(D,F,Y){this.detail=F,this.strings=Y,this.scan.strings=Y;const V=new Int32Array(F?8*D:D);this.done=new Uint8Array(F?D:0);const x=P=>V.
subarray(P*D,(P+1)*D);this.end=x(0),this.valueEnd=x(1),this.dataStart=x(2),this.dataEnd=x(3),this.lengthStart=x(4),this.lengthEnd=x(5),this.from=x(6),this.to=x(
7)}}var Z=O(78157),j=O(79725),W=O(4e4),U=O(39150),C=O(45599);class N{scan=new H.s;ranges=new Map}const k=2;class E{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(D,F,Y){
this.walked=Y,this.live=new Uint8Array(D),this.via=new Int32Array(F?D:0)}}async function c(y,{watched:D}={}){const{markings:F,referrers:Y}=await S([y],{watched:D,
detail:!0}),{live:V,via:x}=F[0];return{live:V,via:x,referrers:Y}}async function S(y,D={}){const F=new B(y,D);return await F.run(),F}function A(y,{repairs:D}){for(const{
part:F,number:Y,value:V}of D)y[F].put(Y,V)}const m=100,_=100,w=2e3,M=-2;function R(y){if(y instanceof C.Z6)return y.data.length+R(y.dict);if(Array.isArray(y))return 12*
y.length;if(!(y instanceof C.Bi))return m;let D=30*y.size;for(const F of y.values())Array.isArray(F)&&(D+=12*F.length);return D}class B{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new j.R;strings;alias;constructor(D,{detail:F=!1,strings:Y=!1,watched:V,alias:x}){if(this.documents=D,this.strings=
Y,this.alias=x,this.markings=D.map(P=>new E(P.size,V!==void 0,p(P,Y||F,Y))),!!V){this.watched=new Uint8Array(D[0].size);for(const P of V)this.watched[P]=1}}async run(){
const{documents:D,stack:F}=this,[Y]=D;for(const[V,x]of[...Y.trailer].reverse())V!=="Encrypt"&&this.followValue(0,x);for(;this.values.length>0||F.length>0;){const V=Y.
job.pace.step(this.values.length>0?this.followParts():this.followNext());V&&await V}for(const{live:V,signed:x,walked:P}of this.markings)for(const K of P.signed)
V[K]===1&&x.add(K)}followNext(){const D=this.stack.pop(),F=D%this.documents.length;return this.follow(F,(D-F)/this.documents.length)}visit(D,F){this.alias&&({part:D,
number:F}=this.alias(D,F)??{part:D,number:F}),this.watched&&this.watched[F]===1&&this.referrers.add(this.current);const Y=this.markings[D],{live:V}=Y;if(F>0&&F<
V.length&&V[F]!==0)return;const x=this.documents[D];if(F<=0||F>=V.length||!x.exists(F))return x.missed(F);V[F]=1,this.watched&&(Y.via[F]=this.current),this.stack.
push(F*this.documents.length+D)}follow(D,F){const Y=this.documents[D],V=this.markings[D],{walked:x}=V;if(this.current=F,V.count++,Y.isChanged(F))return this.followChanged(
Y,V,D,F);if(x.done[F]===1)return this.followAgain(Y,V,D,F);const{scan:P,detail:K}=x;K||(P.used=0);const Q=P.used,et=Y.table.kind[F]===r.tL?this.walk(Y,x,F):this.
walkPlace(Y,F,P);return et<0||P.byteRange&&this.isSignature(x.signed,F)?this.forget(P,Q).followRepaired(Y,D,F):(V.bytes+=et,K&&(x.from[F]=Q,x.to[F]=P.used,x.valueEnd[F]=
this.extent.valueEnd,x.done[F]=1),this.followMarks(D,P,Q,P.used,P.lengthStart),_+et)}followChanged(D,F,Y,V){const x=D.patched(V);if(!x){const ct=D.edited.get(V);
return g(ct)||ct===null?this.followRepaired(D,Y,V):(this.followValue(Y,ct),F.bytes+=R(ct),_)}const{detail:P}=F.walked;if(x.references&&!P&&!D.suspect){for(let ct=x.
first;ct<x.last;ct++)this.visit(Y,x.references[ct]);return F.bytes+=x.end-x.start,_}const{scan:K,ranges:Q}=T(F);P||(K.used=0);const et=K.used,X=this.walkPlace(D,
V,K);return X<0||K.byteRange&&this.isSignature(F.signed,V)?this.forget(K,et).followRepaired(D,Y,V):(F.bytes+=X,P&&Q.set(V,{from:et,to:K.used,valueEnd:this.extent.
valueEnd}),this.followMarks(Y,K,et,K.used,K.lengthStart),_+X)}followAgain(D,F,Y,V){const{walked:x}=F;return F.bytes+=x.end[V]>0?x.end[V]-D.table.place[V]:m,this.
followMarks(Y,x.scan,x.from[V],x.to[V],x.lengthStart[V]),_}isSignature(D,F){return D.add(F),this.strings}followMarks(D,{marks:F},Y,V,x){const P=this.strings?x:M;
for(let K=Y;K<V;K+=3)F[K]!==H.A&&F[K+1]!==P&&this.visit(D,F[K])}forget(D,F){return D.used=F,this}followRepaired(D,F,Y){const V=D.get(Y),x=g(V)?D.resolve(V):V;return x===
null?(this.markings[F].live[Y]=k,this.markings[F].count--):this.repair(F,Y,x),_}repair(D,F,Y){this.repairs.push({part:D,number:F,value:Y}),this.followValue(D,Y)}followValue(D,F){
this.part=D,this.values.push(F)}followParts(){const{part:D,values:F}=this;let Y=0;for(;F.length>0&&Y<w;Y++){const V=F.pop();if(V instanceof C.oS)this.visit(V instanceof
C.rV?V.part:D,V.number);else if(Array.isArray(V))for(const x of V)F.push(x);else if(V instanceof C.Bi){V.has("ByteRange")&&this.markings[D].signed.add(this.current);
for(const x of V.values())F.push(x)}else if(V instanceof C.Z6)for(const[x,P]of V.dict)x!=="Length"&&F.push(P)}return Y*_}walk(D,F,Y){const{extent:V}=this,{bytes:x}=D,
{scan:P}=F,K=D.bodies[Y];P.forgetLength();const{kept:Q}=this,et=!this.strings&&D.recallEntries(Y,Q);et&&P.append(Q.scan.marks,Q.marksFrom,Q.marksTo);const X=et?
Q.close+2:P.value(x,K,x.length);return X<0||x[X-1]===Z.AV||!(0,q.x)(D,X,P,V)||D.suspect&&!(0,U.D)(x,K,X)||P.doubtful&&(0,W.oC)(x,K,X)?-1:(V.dataStart<0?P.lengthStart=
-1:!D.suspect&&!D.security&&(0,o.eI)(D,Y,V)&&D.table.doubtful.add(Y),F.end[Y]=V.end,F.detail&&(F.dataStart[Y]=V.dataStart,F.dataEnd[Y]=V.dataEnd,F.lengthStart[Y]=
P.lengthStart,F.lengthEnd[Y]=P.lengthEnd),V.end-D.table.place[Y])}walkPlace(D,F,Y){const V=D.place(F);if(!V)return-1;const{bytes:x,start:P,end:K}=V;Y.forgetLength();
const Q=Y.value(x,P,K);return Y.lengthStart=-1,Q<0&&!I(x,P,K)||u(x,P,K)||Q>0&&x[Q-1]===Z.AV||Q>=0&&(0,Z.AN)(x,Q,K)<K||D.suspect&&!(0,U.D)(x,P,K)||Y.doubtful&&(0,W.
oC)(x,P,K)?-1:(this.extent.valueEnd=Q<0?K:Q,K-P)}}const g=y=>y instanceof C.oS&&!(y instanceof C.rV);function p(y,D,F){const Y=y.walked;if(Y?.strings===F)return Y;
const V=new a(y.size,D,F);return D&&(y.walked=V),V}function T(y){return y.patches||(y.patches=new N,y.patches.scan.strings=y.walked.strings),y.patches}function u(y,D,F){
const Y=(0,Z.AN)(y,D,F);return Y>=F||y[Y]===Z.yq&&(0,Z.wb)(y,Y,"null")}function I(y,D,F){for(let Y=D;Y<F;Y++)if("<([/%".includes(String.fromCharCode(y[Y])))return!1;
return!0}}),83287:((wt,at,O)=>{O.d(at,{D4:()=>W,Eb:()=>A,QJ:()=>E,US:()=>C,m_:()=>U});var r=O(42973),o=O(52205),q=O(58552),H=O(48249),a=O(3084),Z=O(78157),j=O(45599);
function W(w,M,R,B){const g=w.job.limits.filters,p=(0,o.c3)(w,M.dict.get("Filter")??M.dict.get("F")),T=(0,o.c3)(w,M.dict.get("DecodeParms")??M.dict.get("DP"));if(p.
length>g)throw(0,r.FU)("filters",`A stream of the document has ${p.length} filters; at most ${g} are allowed`,"Open it in another PDF program and save it again");
let u=w.encoded(M);const I=performance.now();try{for(const[y,D]of p.entries()){const F=w.dict(T[y]);D instanceof j.SX&&(u=(0,H.tN)(D.text,u,F&&(0,o.x$)(w,F),R,B))}}finally{
w.job.pace.addSince(I)}return u}async function U(w,M,R,B){const[g,...p]=(0,o.c3)(w,M.dict.get("Filter")??M.dict.get("F"));if(!(0,j.Eo)(g,"FlateDecode")||p.length>
0)return;const[T]=(0,o.c3)(w,M.dict.get("DecodeParms")??M.dict.get("DP")),u=w.dict(T);return(0,a.V)(w.encoded(M),u&&(0,o.x$)(w,u),R,w.job,B)}function C(w,M,R,B=!1){
const g=(0,o.c3)(w,M.dict.get("Filter")??M.dict.get("F"));if(g.length<=w.job.limits.filters&&g.some(T=>T instanceof j.SX&&!(0,H.TT)(T.text)))return;const p={found:!1,
mismatch:!1};try{return{data:W(w,M,R,p),whole:!p.found&&!(B&&p.mismatch===!0),damage:p}}catch(T){if(T instanceof q.zU&&T.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1,damage:{...p,found:!0}};throw T}}const N=[0,0,255,255],k=2;function E(w,M){if(M?.broken===!0)return!1;if((0,Z.j8)(w,0,w.length)===w.length)return!0;
for(let R=0;R<=k;R++){const B=w.length-R-N.length;if(N.every((g,p)=>w[B+p]===g))return!0}return!1}const c=new Set(["Type1C","CIDFontType0C","OpenType"]),S=4;function A(w,M,R){
const{found:B,mismatch:g}=R,{damagedKinds:p}=w.table;M.data.buffer===w.bytes.buffer&&(!B&&g!==!0?p.addSound():E(w.encoded(M),R)||(B?p.addCut(_(w,M)):m(w.encoded(
M))||p.addContradicted(_(w,M))))}function m(w){const M=w.subarray(-S);return M.every(R=>R===M[0])}function _(w,{dict:M}){const R=w.resolve(M.get("Subtype")),B=w.
resolve(M.get("Type"));return(0,j.Eo)(B,"EmbeddedFile")?"an attachment":(0,j.Eo)(B,"Metadata")?"metadata":(0,j.Eo)(R,"Image")?"an image":M.has("Length1")||M.has(
"CMapName")||R instanceof j.SX&&c.has(R.text)?"a font":M.has("FunctionType")||M.has("ShadingType")?"a color function":M.has("N")&&!(0,j.Eo)(B,"ObjStm")?"a color\
 profile":"content"}}),87598:((wt,at,O)=>{O.d(at,{NW:()=>k,eI:()=>W,h9:()=>m});var r=O(52365),o=O(78157),q=O(22480);const H=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
a=1024,Z=32,j=64;function W({bytes:M,bodies:R},B,g){const{valueEnd:p,dataStart:T,dataEnd:u}=g;if(u-T<8)return!1;if((0,q.CS)(M,T)&&(M[T+1]&Z)===0)return u-T>=j&&
U(M,T,T+j);const I=M[T]===255&&M[T+1]===216,y=R[B];return I||p-y>a?!1:H.test((0,o.bS)(M).toString("latin1",y,p))}function U(M,R,B){for(let g=R;g<B;g++)if(M[g]>=
128)return!1;return!0}const[C,N]=[8192,1<<26];function k(M){if(M.length<C||M.length>N)return!1;const R=(0,o.bS)(M);return(E(R)||!R.includes(0))&&R.includes("/Fl\
ateDecode")}const E=M=>!M.includes(o.u7)||!M.includes(o.kR),c=1<<20,[S,A]=[64,2048];function m(M){const R=(0,o.bS)(M.subarray(0,c));if(!R.includes("/FlateDecode")&&
!R.includes("/DCTDecode"))return!1;let B=0;for(const g of R)g>=128&&B++;return B>S&&w(R)||B>A&&_(R)}function _(M){if(E(M))return!0;for(let R=M.indexOf(o.kR);R>=
0;R=M.indexOf(o.kR,R+1))if(M[R-1]!==o.u7)return!1;return!0}function w(M){const R=(0,r.q)(M,!0);return R===void 0||R>M.length-4}}),85368:((wt,at,O)=>{O.d(at,{u:()=>U,
x:()=>j});var r=O(78157),o=O(58552),q=O(35586),H=O(37628),a=O(45599),Z=O(22480);function j(C,N,k,E){const{bytes:c}=C,{length:S}=c;E.valueEnd=N;const A=(0,r.AN)(
c,N,S);if((0,r.rg)(c,A))return E.dataStart=E.dataEnd=-1,E.end=A+6,!0;if(!(0,r.w1)(c,A,"stream"))return!1;const m=k.lengthRef>=0?C.lengthOf(new a.oS(k.lengthRef)):
k.length,_=A+(c[A+6]===r.u7?8:7),w=_+m;if(c[_-1]!==r.kR||m<0||w>S||!(0,Z.VF)(c,w)||(0,Z.Ow)(c,_,w)>_)return!1;const M=(0,r.AN)(c,(0,r.AN)(c,w,S)+9,S);return E.dataStart=
_,E.dataEnd=w,E.end=M+6,(0,r.rg)(c,M)}const W=16;class U{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(N){this.bytes=N,this.left=W*N.length+1e6,this.
objectEnds=new H.k(N,"endobj"),this.streamEnds=new H.k(N,"endstream")}data(N,k,E){const{bytes:c,ends:S}=this,A=(0,Z.ni)(c,N);if(k>=0&&A+k<=c.length&&(0,Z.VF)(c,
A+k))return{start:A,end:A+k,isSearched:!1};let m=S.get(A);if(m===void 0&&(m=this.damagedEnd(A,k,E),S.set(A,m),this.left-=m-A,this.left<0))throw(0,o.O$)("its obj\
ects overlap");return{start:A,end:m,isSearched:!0}}damagedEnd(N,k,E){const{bytes:c}=this,S=N+k,A=this.objectEnds.next(N),m=A<0?c.length:A;if(k>=0&&S<=m&&this.endsObject(
S))return S;const _=this.streamEnds.next(N);let w=_<0||_>m?m:_;return w=(0,q.$z)(c,N,w,E),w>N&&c[w-1]===r.kR&&w--,w>N&&c[w-1]===r.u7&&w--,w}endsObject(N){const{
bytes:k}=this,E=(0,r.AN)(k,N,k.length);return(0,r.w1)(k,E,"endstr")||(0,r.rg)(k,E)||(0,r.ay)(k,E,k.length)!==void 0}}}),59277:((wt,at,O)=>{O.d(at,{Y:()=>a,y:()=>H});
var r=O(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],q=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function H(U){const C=(0,r.bS)(U).toString("latin1",0,1024);if(C.startsWith("RIFF")&&C.startsWith("WEBP",8))return"\
a WebP image";if(C.startsWith("ftyp",4))return q.find(([k])=>k.test(C.slice(8,12)))?.[1];const N=o.find(([k])=>C.startsWith(k));return N?N[1]:W(C)??(j(U)?"text":
void 0)}function a(U){const C=(0,r.bS)(U).toString("latin1",0,1024);return/^[\s"']{0,9}data:[^,\s]{0,200};base64,/i.test(C)?"a data: address":/^\s{0,9}[[{]/.test(
C)?C.includes(Z)?"JSON with a PDF document in Base64":void 0:/^[\s"']{0,9}JVBERi/.test(C)?"a PDF document in Base64":/^[\s"']{0,9}(?:0x)?255044462d/i.test(C)?"a\
 PDF document in hexadecimal digits":void 0}const Z="JVBERi";function j(U){const C=(0,r.bS)(U.subarray(0,1024)).toString("utf8"),N=U.length>1024?C.replace(/\ufffd{1,3}$/,
""):C;return N!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.test(N)}function W(U){const C=U.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(C.startsWith("<\
!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(C))return"an HTML page";if(C.startsWith("<"))return C.includes("<svg")?"an SVG drawing":C.startsWith(
"<?xml")?"an XML file":void 0}}),35586:((wt,at,O)=>{O.d(at,{$z:()=>U,BX:()=>M,c0:()=>W,dZ:()=>C});var r=O(78157),o=O(88500),q=O(37628),H=O(22480);const a=512,Z=1<<
22,j=65536;class W{bytes;pace;onTrailer;buffer;scan=new o.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(B,g,p=T=>T){this.bytes=
B,this.pace=g,this.onTrailer=p,this.buffer=(0,r.bS)(B),this.streams=new q.k(B,"stream",T=>_(B,T)),this.objectEnds=new q.k(B,"endobj"),this.streamEnds=new q.k(B,
"endstream"),this.allowance=this.farAllowance=8*B.length+1e6}async next(B){const{bytes:g}=this,p=g.length;for(;;){if(B=N(g,B),B>=p)return;const T=(0,r.yp)(g[B])?
(0,r.ay)(g,B,p):void 0;if(T&&m(T.number)&&!w(g[T.body]))return T;const u=E(g,B);if(u==="trailer"){const I=this.valueEnd(B+7,Math.min(p,B+j));if(I<0)return this.
search(B);this.readTrailer(B+7),B=I}else if(u){B=c(g,B+u.length);const I=(0,r.w1)(g,B,"obj")?M(g,B):void 0;if(I)return I}else return this.search(B)}}async search(B){
const{bytes:g,buffer:p,pace:T}=this;let u;for(let y=B;!u;){const D=p.indexOf("obj",y);if(D<0)break;u=M(g,D);const F=T.step(D-y+200);F&&await F,y=D+3}const I=p.subarray(
0,u?.start??g.length);for(let y=I.indexOf("trailer",B);y>=0;y=I.indexOf("trailer",y+7))this.readTrailer(y+7);return u}readTrailer(B){B>=this.trailersRead&&(this.
trailersRead=Math.max(B,this.onTrailer(B)))}object({body:B}){const{bytes:g,scan:p}=this,T=g.length,u=this.soundEnd(B);if(u<0)return this.malformed(B);const I=(0,r.
AN)(g,u,T);return g[u-1]!==r.vz||!(0,r.w1)(g,I,"stream")?{at:u,dictionaryEnd:-1,isCut:!1}:this.stream(I,p.length,u,B)}soundEnd(B){const{bytes:g}=this,p=g.length,
T=(0,r.AN)(g,B,p);if((0,r.rg)(g,T))return T;const u=this.objectEnds.next(T),I=this.valueEnd(T,u<0?p:u);if(I>=0&&S(g,I))return I;if(u<0||this.farAllowance<=0)return-1;
const y=Math.min(p,T+Z),D=this.walk(T,y);return D>=0&&S(g,D)?D:(this.farAllowance-=y-T,-1)}valueEnd(B,g){const p=Math.min(g,B+Math.max(a,this.allowance)),T=this.
walk(B,p);return T<0&&(this.allowance-=p-B),T}walk(B,g){return this.scan.reset(),this.scan.value(this.bytes,B,g)}malformed(B){const{buffer:g}=this,p=this.streams.
next(B),T=this.objectEnds.next(B),u={at:B,dictionaryEnd:-1,isCut:T<0};if(p<0||T>=0&&T<p)return u;const I=g.toString("latin1",B,Math.min(p,B+4096));if(/\d[\s\0]+obj\b/.
test(I))return u;const y=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(I);return this.stream(p,y?Number(y[1]):-1,p,B)}stream(B,g,p,T){const u=(0,H.ni)(this.bytes,B);
if(g>=0&&(0,H.VF)(this.bytes,u+g))return{at:u+g,dictionaryEnd:p,isCut:!1};const I=this.streamEnds.next(u),y=I>=0&&this.buffer.subarray(T,B).includes("/Filter"),
D=I<0?I:U(this.bytes,u,I,y),F=I<0&&this.objectEnds.next(u)<0;return{at:D<0?u:D,dictionaryEnd:p,isCut:F}}}function U(R,B,g,p){const T=(0,r.bS)(R.subarray(0,g));for(let u=T.
indexOf("obj",B);u>=0;u=T.indexOf("obj",u+3)){const I=M(R,u),D=I!==void 0&&I.start>B&&r.Kl[R[I.start-1]]===r.t6?(0,r.AN)(R,u+3,g):g;if(R[D]===r.iH&&R[D+1]===r.iH&&
D+1<g)return p||!A(T.subarray(B,u))?I.start:g}return g}async function C(R,B,g){return N(R,B)>=R.length?!1:await new W(R,g).next(B)!==void 0}function N(R,B){const g=R.
length;for(;B<g;)if(r.Kl[R[B]]===r.t6)B++;else{if(R[B]!==r.IQ)break;(0,r.w1)(R,B,"%%EOF")?B+=5:B=(0,r.D)(R,B,g)}return B}const k=["endobj","endstream","xref","s\
tartxref","trailer"];function E(R,B){return k.find(g=>(0,r.w1)(R,B,g))}function c(R,B){const{length:g}=R;for(;B<g;B++){const p=R[B];if(!((0,r.yp)(p)||p===r.Z4||
p===r.kR||p===r.u7||p===r.yq||p===r.MV))break}return B}function S(R,B){const g=(0,r.AN)(R,B,R.length);return g>=R.length||(0,r.rg)(R,g)||(0,r.w1)(R,g,"stream")?
!0:(0,r.yp)(R[g])?(0,r.ay)(R,g,R.length)!==void 0:E(R,g)!==void 0}const A=R=>R.includes("%PDF-")||R.includes("%FDF-"),m=R=>R>0&&R<=2147483647;function _(R,B){let g=B+
6;for(;R[g]===r.Z4;)g++;if(R[g]!==r.kR&&R[g]!==r.u7)return!1;let p=B-1;for(;p>0&&r.Kl[R[p]]===r.t6;)p--;return R[p]===r.vz&&R[p-1]===r.vz}const w=(R=0)=>(R|32)>=
97&&(R|32)<=122;function M(R,B){if(w(R[B+3]))return;let g=B-1;const p=()=>{const F=g;for(;g>=0&&(0,r.yp)(R[g]);)g--;return F-g>0&&F-g<=10?(0,r.JI)(R,g+1,F+1).value:
-1},T=()=>{const F=g;for(;g>=0&&r.Kl[R[g]]===r.t6;)g--;return g<F};T();const u=p(),I=u>=0&&R[g]===r.N5;I&&g--;const y=I?1:u;if(y<0||y>65535||!T())return;const D=p();
return m(D)?{number:D,generation:y,start:g+1,body:B+3}:void 0}}),37628:((wt,at,O)=>{O.d(at,{k:()=>o});var r=O(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(H,a,Z=()=>!0){
this.word=a,this.accepts=Z,this.buffer=(0,r.bS)(H),this.none=H.length}next(H){if(H>=this.none)return-1;if(H>=this.from&&H<=this.found)return this.found;const a=H<
this.from&&this.found>=0?this.from:this.none,Z=this.buffer.subarray(0,a+this.word.length-1);let j=Z.indexOf(this.word,H);for(;j>=0&&!this.accepts(j);)j=Z.indexOf(
this.word,j+1);return this.from=H,j>=0?this.found=j:a===this.none&&(this.none=H,this.found=-1),this.found}}}),69289:((wt,at,O)=>{O.d(at,{V:()=>H});var r=O(78157),
o=O(45798),q=O(45599);function H({bytes:a,job:Z}){const j=(0,r.bS)(a).subarray(0,1024),W=j.indexOf(" obj");if(W<0||!j.includes("/Linearized"))return;const U=new o.
i(a,W+4,Math.min(a.length,W+2048),Z.limits.nesting).value();return(0,q.Zm)(U)&&U.has("Linearized")&&U.get("L")===a.length?U:void 0}}),52205:((wt,at,O)=>{O.d(at,
{WW:()=>H,c3:()=>o,x$:()=>q});var r=O(45599);function o(a,Z){const j=a.resolve(Z);return j===null?[]:(Array.isArray(j)?j:[j]).map(W=>a.resolve(W))}function q(a,Z){
const j=new r.Bi;for(const[W,U]of Z){const C=a.resolve(U);j.set(W,Array.isArray(C)?C.map(N=>a.resolve(N)):C)}return j}function H(a,Z,j,W={values:1e4}){if(W.values--<=
0)return null;const U=a.resolve(Z);if(j===0)return U;if(Array.isArray(U))return U.map(N=>H(a,N,j-1,W));if(!(U instanceof r.Bi))return U;const C=new r.Bi;for(const[
N,k]of U)C.set(N,H(a,k,j-1,W));return C}}),22480:((wt,at,O)=>{O.d(at,{CS:()=>Z,Ow:()=>a,VF:()=>q,ni:()=>o});var r=O(78157);function o(j,W){let U=W+6;for(;j[U]===
r.Z4&&(j[U+1]===r.kR||j[U+1]===r.u7||j[U+1]===r.Z4);)U++;return j[U]===r.u7&&U++,j[U]===r.kR&&U++,U}function q(j,W){for(let U=0;U<4&&r.Kl[j[W]??0]===r.t6&&W<j.length;U++)
W++;return(0,r.w1)(j,W,"endstream")}const H=8;function a(j,W,U){let C=W;for(;C<W+4&&(j[C]===r.u7||j[C]===r.kR);)C++;return C===W||C+2>U?W:Z(j,C)?C:W}const Z=(j,W)=>(j[W]&
15)===H&&(j[W]<<8|j[W+1])%31===0}),75162:((wt,at,O)=>{O.d(at,{CF:()=>Zt,s1:()=>Rt,cY:()=>bt,zw:()=>ue,VH:()=>Fe,Rd:()=>_t,k0:()=>Pe,u6:()=>ee,vc:()=>Re,vK:()=>Ue});
var r=O(77598),o=O(45599),q=O(34400);function H(f){const h=new Uint8Array(256);for(let L=0;L<256;L++)h[L]=L;const{length:v}=f;for(let L=0,z=0,G=0;L<256;L++){const tt=h[L];
z=z+tt+f[G]&255,h[L]=h[z],h[z]=tt,++G===v&&(G=0)}return h}function a(f,h){const v=f.slice(),{length:L}=h,z=new Uint8Array(L);for(let G=0,tt=0,ot=0;G<L;G++){tt=tt+
1&255;const lt=v[tt];ot=ot+lt&255;const ut=v[ot];v[tt]=ut,v[ot]=lt,z[G]=h[G]^v[lt+ut&255]}return z}function Z(f,h){return a(H(f),h)}const j={length:f=>f,decrypt:f=>f,
encryptInto:(f,h,v,L,z)=>L.set(f,z)};function W(f){const h=_(f,[]),v=M((L,z)=>H(h(L,z)));return{length:L=>L,decrypt:(L,z,G)=>a(v(z,G),L),encryptInto:(L,z,G,tt,ot)=>tt.
set(a(v(z,G),L),ot)}}function U(f){const h=_(f,[115,65,108,84]),v=w(()=>new c),L=M((G,tt)=>v().engine(h(G,tt))),z=M((G,tt)=>m(h(G,tt)));return{length:N,decrypt:(G,tt,ot)=>A(
z(tt,ot),G),encryptInto:(G,tt,ot,lt,ut)=>{v().seal(L(tt,ot),G,lt,ut)}}}function C(f){const h=w(()=>new c);let v,L;return{length:N,decrypt:z=>A(L??=m(f),z),encryptInto:(z,G,tt,ot,lt)=>{
h().seal(v??=h().engine(f),z,ot,lt)}}}const N=f=>(f&-16)+32,k=64*1024,E=16*1024;class c{head=Buffer.alloc(k);pool=Buffer.alloc(E);taken=E;engine(h){const v=Buffer.
alloc(16);return this.nextVector(v),(0,r.createCipheriv)(h.length===16?"aes-128-cbc":"aes-256-cbc",h,v).setAutoPadding(!1)}seal(h,v,L,z){const{head:G}=this,{length:tt}=v,
ot=tt&-16,lt=Math.min(ot,k-32),ut=tt-ot;this.nextVector(G),G.set(lt===tt?v:v.subarray(0,lt),16);let yt=16+lt;if(lt<ot){L.set(h.update(G.subarray(0,yt)),z),z+=yt,
yt=0;for(let Et=lt;Et<ot;Et+=k){const xt=h.update(v.subarray(Et,Math.min(Et+k,ot)));L.set(xt,z),z+=xt.length}}ut>0&&G.set(v.subarray(ot),yt),G.fill(16-ut,yt+ut,
yt+16),L.set(h.update(G.subarray(0,yt+16)),z)}nextVector(h){this.taken===E&&((0,r.randomFillSync)(this.pool),this.taken=0),this.pool.copy(h,0,this.taken,this.taken+
16),this.taken+=16}}const S=new Uint8Array(0);function A(f,h){const v=h.length&-16;if(v<32)return S;const L=f.update(v===h.length?h:h.subarray(0,v)),z=L[v-1];let G=v;
if(z>0&&z<=16){do G--;while(G>v-z&&L[G-1]===z);G>v-z&&(G=v)}return L.subarray(16,G)}function m(f){return(0,r.createDecipheriv)(f.length===16?"aes-128-cbc":"aes-\
256-cbc",f,Buffer.alloc(16)).setAutoPadding(!1)}function _(f,h){const{length:v}=f,L=new Uint8Array(v+5+h.length);L.set(f),L.set(h,v+5);const z=new q.V;return(G,tt)=>(L[v]=
G,L[v+1]=G>>>8,L[v+2]=G>>>16,L[v+3]=tt,L[v+4]=tt>>>8,z.digest(L).subarray(0,Math.min(v+5,16)))}function w(f){let h;return()=>h??=f()}function M(f){let h=-1,v=-1,
L;return(z,G)=>((L===void 0||z!==h||G!==v)&&(L=f(z,G),h=z,v=G),L)}function R(f,h,v){const L=I(f,v),z=F(f,L);return V(z,h,f.revision===2?32:16)?L:void 0}function B(f,h){
const v=y(f,h);let L=f.owner.subarray(0,32);for(let z=f.revision===2?0:19;z>=0;z--)L=Z(Y(v,z),L);return L}function g(f,h,v,L){const z=y({revision:f,keyLength:h},
v);let G=u(L);for(let tt=0;tt<=(f===2?0:19);tt++)G=Z(Y(z,tt),G);return G}function p(f,h){const v=I(f,h),L=new Uint8Array(32);return L.set(F(f,v)),{user:L,fileKey:v}}
const T=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function u(f){const h=new Uint8Array(
32),v=f.subarray(0,32);return h.set(v),h.set(T.subarray(0,32-v.length),v.length),h}function I({revision:f,keyLength:h,owner:v,permissions:L,id0:z,encryptMetadata:G},tt){
const ot=Uint8Array.of(L,L>>8,L>>16,L>>24),lt=f>=4&&!G?[255,255,255,255]:[],ut=(0,q.F)(Buffer.concat([u(tt),v.subarray(0,32),ot,z,Uint8Array.from(lt)]));return D(
ut,f,h)}function y({revision:f,keyLength:h},v){return D((0,q.F)(u(v)),f,f===2?5:h)}function D(f,h,v){let L=f.subarray(0,v);if(h>=3)for(let z=0;z<50;z++)L=(0,q.F)(
L).subarray(0,v);return L}function F({revision:f,id0:h},v){if(f===2)return Z(v,T);let L=(0,q.F)(Buffer.concat([T,h]));for(let z=0;z<20;z++)L=Z(Y(v,z),L);return L}
function Y(f,h){return h===0?f:f.map(v=>v^h)}function V(f,h,v){return h.length>=v&&f.subarray(0,v).every((L,z)=>L===h[z])}function x(f,h,v){return X(f.user,f.wrappedByUser,
h,v,new Uint8Array(0))}function P(f,h,v){return X(f.owner,f.wrappedByOwner,h,v,f.user.subarray(0,48))}function K(f,h,v){const L=ct(f,h,new Uint8Array(0)),z=ct(f,
v,L.entry);return{user:L.entry,wrappedByUser:L.wrapped,owner:z.entry,wrappedByOwner:z.wrapped}}function Q(f,h,v){const L=Buffer.alloc(16,255);return L.writeInt32LE(
h,0),L.write(v?"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(4).copy(L,12),(0,r.createCipheriv)("aes-256-ecb",f,null).setAutoPadding(!1).update(L)}const et=new Uint8Array(
16);function X(f,h,v,L,z){const G=dt(v,L,f.subarray(32,40),z);if(!Buffer.from(G).equals(f.subarray(0,32)))return;const tt=dt(v,L,f.subarray(40,48),z);return(0,r.
createDecipheriv)("aes-256-cbc",tt,et).setAutoPadding(!1).update(h.subarray(0,32))}function ct(f,h,v){const L=(0,r.randomBytes)(16),z=dt(6,h,L.subarray(0,8),v),
G=dt(6,h,L.subarray(8),v),tt=(0,r.createCipheriv)("aes-256-cbc",G,et).setAutoPadding(!1).update(f);return{entry:Buffer.concat([z,L]),wrapped:tt}}function dt(f,h,v,L){
let z=(0,r.createHash)("sha256").update(h).update(v).update(L).digest();if(f<6)return z;for(let G=0,tt=0;G<64||tt>G-32;G++){const ot=Buffer.concat([h,z,L]),lt=Buffer.
alloc(64*ot.length,ot),ut=(0,r.createCipheriv)("aes-128-cbc",z.subarray(0,16),z.subarray(16,32)).setAutoPadding(!1).update(lt);let yt=0;for(let Et=0;Et<16;Et++)
yt+=ut[Et];z=(0,r.createHash)(["sha256","sha384","sha512"][yt%3]).update(ut).digest(),tt=ut[ut.length-1]}return z.subarray(0,32)}var mt=O(77581),St=O(34378);const Dt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Tt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,vt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Ft=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Yt=/[\p{L}\p{Mc}\p{Nl}]/u;function Nt(f){if(/^[\x20-\x7e]*$/.test(f))return f;const h=(0,St.w)(f.replace(Dt,"").replace(Tt," "),"NFKC");if(vt.test(h))return;const v=[
...h],L=v.map(G=>Ft.test(G));return L.includes(!0)&&(v.some((G,tt)=>!L[tt]&&Yt.test(G))||!L[0]||!L.at(-1))?void 0:h}function Lt(f){const h=Nt(f),v=[...h===void 0?
[]:[Buffer.from(h,"utf8")],Buffer.from(f,"utf8"),...[Ut(f),De(f)].filter(G=>G!==void 0)],z=[...v.filter(G=>G.length>Vt).map(G=>G.subarray(0,Vt)),...v];return z.
filter((G,tt)=>z.findIndex(ot=>ot.equals(G))===tt)}const Vt=127;function Qt(f){return typeof f=="string"?Buffer.from(Nt(f)??f,"utf8").subarray(0,Vt):f}const Me=32;
function At(f){return typeof f=="string"?Ut(f)??Buffer.from(f,"utf8"):f}function bt(f,h,v){const L=v==="AES-256"?Qt:At;return Buffer.compare(L(f),L(h))===0}function _t(f,h){
const v=h==="AES-256",L=v?lt=>Nt(lt)!==void 0:lt=>!new RegExp("\\p{Cc}","u").test(lt)&&Ut(lt)!==void 0,z=[...f].findIndex(lt=>!L(lt));if(z>=0)return v?`must not\
 have the character at position ${z+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${z+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!L(f))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const G=v?Buffer.from(Nt(f),"utf8"):At(f);if(G.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[tt,ot]=[
G.length,v?Vt:Me];if(!(tt<=ot))return v?`must be at most ${ot} bytes long in UTF-8, and has ${tt}`:`must be at most ${ot} characters long with AES-128, and has ${tt}\
: shorten it, or choose AES-256`}function Ut(f){return Kt(f,h=>mt.SQ.get(h)??(h>=24&&h<32||h>=127&&h<161?-1:h))}function De(f){return Kt(f,h=>h)}function Kt(f,h){
const v=Array.from(f,L=>h(L.codePointAt(0)));return v.every(L=>L>=0&&L<256)?Buffer.from(v):void 0}function qt(f,h){const{strings:v}=h,L=(G,tt,ot,lt)=>{if(G===j)
return tt;const ut=Buffer.allocUnsafe(G.length(tt.length));return G.encryptInto(tt,ot,lt,ut,0),ut},z=(G,tt,ot,lt,ut,yt)=>(G.encryptInto(tt,ot,lt,ut,yt),G.length(
tt.length));return{...f,uniform:h.named===void 0||h.encryptMetadata&&h.embedded===h.streams,decryptString:(G,tt,ot)=>v.decrypt(G,tt,ot),encryptString:(G,tt,ot)=>L(
v,G,tt,ot),decryptStream:(G,tt,ot,lt)=>zt(h,lt).decrypt(G,tt,ot),encryptStream:(G,tt,ot,lt)=>L(zt(h,lt),G,tt,ot),encryptedStringLength:G=>v.length(G),encryptedStreamLength:(G,tt)=>zt(
h,tt).length(G),encryptStringInto:(G,tt,ot,lt,ut)=>z(v,G,tt,ot,lt,ut),encryptStreamInto:(G,tt,ot,lt,ut,yt)=>z(zt(h,lt),G,tt,ot,ut,yt)}}function zt({streams:f,embedded:h,
named:v,encryptMetadata:L},z){const G=z.get("Type");if((0,o.Eo)(G,"XRef"))return j;if(v===void 0)return f;const tt=te(z);return tt!==void 0?v.get(tt)??f:!L&&(0,o.
Eo)(G,"Metadata")?j:(0,o.Eo)(G,"EmbeddedFile")?h:f}function te(f){const h=f.get("Filter"),v=(0,o.cy)(h)?h.findIndex(tt=>(0,o.Eo)(tt,"Crypt")):(0,o.Eo)(h,"Crypt")?
0:-1;if(v<0)return;const L=f.get("DecodeParms"),z=(0,o.cy)(L)?L[v]:L,G=(0,o.Zm)(z)?z.get("Name"):void 0;return G instanceof o.SX?G.text:"Identity"}function Zt(f){
if(te(f)===void 0)return!1;const h=f.get("Filter"),v=f.get("DecodeParms"),L=(0,o.cy)(h)?h.findIndex(G=>(0,o.Eo)(G,"Crypt")):0,z=(0,o.cy)(h)?h.filter((G,tt)=>tt!==
L):[];return z.length===0?(f.delete("Filter"),f.delete("DecodeParms"),!0):(f.set("Filter",z),(0,o.cy)(v)&&f.set("DecodeParms",v.filter((G,tt)=>tt!==L)),!0)}function ue(f){
return f.algorithm==="AES-128"?ve(f):Te(f)}const ee=()=>(0,r.randomBytes)(32);function ve({userPassword:f,ownerPassword:h,permissions:v,id0:L}){const z=At(f),G=g(
4,16,At(h),z),tt=p({revision:4,keyLength:16,owner:G,permissions:v,id0:L,encryptMetadata:!0},z),ot=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Wt(
"AESV2",16),O:new o.Mx(G),U:new o.Mx(tt.user),P:v});return Bt({dictionary:ot,version:"1.6",numbered:!0,identifier:L},U(tt.fileKey))}function Te({userPassword:f,
ownerPassword:h,permissions:v}){const L=(0,r.randomBytes)(32),z=K(L,Qt(f),Qt(h)),G=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Wt("AESV3",32),O:new o.
Mx(z.owner),OE:new o.Mx(z.wrappedByOwner),U:new o.Mx(z.user),UE:new o.Mx(z.wrappedByUser),P:v,Perms:new o.Mx(Q(L,v,!0))});return Bt({dictionary:G,version:"1.7",
extensionLevel:8,numbered:!1},C(L))}function Wt(f,h){const v=(0,o.jd)({Type:(0,o.UU)("CryptFilter"),CFM:(0,o.UU)(f),AuthEvent:(0,o.UU)("DocOpen"),Length:h});return{
CF:(0,o.jd)({StdCF:v}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function Bt(f,h){return qt(f,{strings:h,streams:h,embedded:h,named:new Map([["StdCF",h],["\
Identity",j]]),encryptMetadata:!0})}var Pt=O(58552);const ne={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,
allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Rt=-4,Ct=f=>1<<ne[f]-1,he=Object.keys(ne);function Pe(f){let h=Rt;for(const v of he)
f[v]||(h&=~Ct(v));return f.allow_print?h:h&~Ct("allow_print_high_resolution")}function Re(f){return he.filter(h=>(f&Ct(h))===0)}const Gt=4096;function Fe(f,{known:h,
possible:v=[]},L){const z=pe(f),G=new Uint8Array(0);if(z.revision<5&&[h??G,...v].some(({length:xt})=>xt>Gt))throw fe();const tt=[...h?[h]:[],...v,G],ot=we(z,tt,
G),lt=ot??(L?oe(Lt(L),xt=>we(z,tt,xt)):void 0);if(lt===void 0)throw z.revision<5&&!h?Be():L?ce():Se();const{fileKey:ut,access:yt}=lt,Et=ie(z,ut);return{...ge(z,
lt,se(z,ut),Et),access:yt,locked:!1,permissions:z.permissions,revision:z.revision,keyBits:8*ut.length,opensWithoutPassword:ot!==void 0,algorithm:be(z.methods[Et.
streams===j?"embedded":"streams"],ut),unrestricted:()=>_e(z,lt)}}function ge(f,{identifier:h},v,L){const z={dictionary:v,...Le(f),numbered:f.revision<=4,...h?{identifier:h}:
{}};return qt(z,L)}function _e(f,h){const v={...f,permissions:Rt};let{fileKey:L}=h;const z=se(v,L);if(h.legacy){const G=p({...h.legacy.scheme,permissions:Rt},h.
legacy.userPassword);L=G.fileKey,z.set("U",new o.Mx(G.user))}else z.set("Perms",new o.Mx(Q(L,Rt,f.encryptMetadata)));return ge(v,h,z,ie(v,L))}function se({encrypt:f,
version:h,revision:v,permissions:L,encryptMetadata:z},G){const tt=new o.Bi(f);tt.set("P",L),tt.set("V",h),tt.set("R",v),h===4&&v===3&&z&&tt.set("R",4);for(const[
lt,ut]of[["O",v<5?32:48],["U",v<5?32:48],["OE",32],["UE",32]]){const yt=f.get(lt);yt instanceof o.Mx&&yt.bytes.length>ut&&tt.set(lt,new o.Mx(yt.bytes.subarray(0,
ut)))}const ot=f.get("Length");return ot!==void 0&&!(typeof ot=="number"&&ot%8===0&&ot>=40&&ot<=256)&&tt.set("Length",8*G.length),tt}const me=({version:f,revision:h})=>f===
5?h===5||h===6:[1,2,4].includes(f)&&h>=2&&h<=4;function Ce(f,h){const v=f.get("O");if(!(h!==4&&h!==5||!(v instanceof o.Mx)))return v.bytes.length>=ke?{version:5,
revision:6}:{version:4,revision:4}}const ke=48;function pe(f){const h=f.get("Filter");if(!(0,o.Eo)(h,"Standard"))throw Ht(`the security handler ${h instanceof o.
SX?ae(h):"without a name"}`);const v={version:$t(f.get("V"),0),revision:$t(f.get("R"),0)},{version:L,revision:z}=me(v)?v:Ce(f,v.version)??v;if(!me({version:L,revision:z}))
throw Ht(`the standard security handler with V ${L} and R ${z}`);const G={encrypt:f,version:L,revision:z,permissions:$t(f.get("P"),-4)|0};if(L<4)return{...G,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const tt=f.get("CF"),ot=new Map;for(const[yt,Et]of(0,o.Zm)(tt)?tt:[]){const xt=(0,o.Zm)(Et)?Ie(
Et,L):void 0;xt!==void 0&&ot.set(yt,xt)}ot.set("Identity","none");const lt=(yt,Et)=>{const xt=f.get(yt),Oe=ot.get(xt instanceof o.SX?xt.text:Et);if(Oe===void 0)
throw Ht(`the crypt filter ${xt instanceof o.SX?ae(xt):Et}`);return Oe},ut=f.get("StmF");return{...G,encryptMetadata:f.get("EncryptMetadata")!==!1,methods:{strings:lt(
"StrF","Identity"),streams:lt("StmF","Identity"),embedded:lt("EFF",ut instanceof o.SX?ut.text:"Identity")},filters:ot}}function Ie(f,h){const v=f.get("CFM");return h===
5&&(0,o.Eo)(v,"AESV3")?"AESV3":h===4&&(0,o.Eo)(v,"AESV2")?"AESV2":h===4&&(0,o.Eo)(v,"V2")?"V2":v===void 0||(0,o.Eo)(v,"None")?"none":void 0}function we(f,h,v){const{
encrypt:L,revision:z}=f;if(z>=5){const ut={owner:kt(L,"O",48),user:kt(L,"U",48),wrappedByOwner:kt(L,"OE",32),wrappedByUser:kt(L,"UE",32)};return Ee(x(ut,z,v),"u\
ser")??Ee(P(ut,z,v),"owner")}const G=kt(L,"O",1),tt=kt(L,"U",1),{permissions:ot,encryptMetadata:lt}=f;return oe(h,ut=>oe(re(f),yt=>{const Et={revision:z,keyLength:yt,
owner:G,permissions:ot,id0:ut,encryptMetadata:lt};return ye(Et,tt,v,"user")??ye(Et,tt,B(Et,v),"owner")}))}function ye(f,h,v,L){const z=R(f,h,v);return z&&{fileKey:z,
access:L,identifier:f.id0,legacy:{scheme:f,userPassword:v}}}function Ee(f,h){return f&&{fileKey:f,access:h}}function re({encrypt:f,version:h}){if(h===4)return[16];
const v=$t(f.get("Length"),40),L=v%8===0&&v>=40&&v<=128?v/8:5;return[...new Set(h===1?[5,L,16]:[L,16,5])]}function ie(f,h){const v={none:j},L=ot=>ot==="V2"?v.V2??=
W(h):ot==="AESV2"?v.AESV2??=U(h):ot==="AESV3"?v.AESV3??=C(h):j,{methods:z,filters:G,encryptMetadata:tt}=f;return{strings:L(z.strings),streams:L(z.streams),embedded:L(
z.embedded),named:G&&new Map([...G].map(([ot,lt])=>[ot,L(lt)])),encryptMetadata:tt}}function Le({version:f,revision:h,methods:v}){return h>=5?{version:"1.7",extensionLevel:h===
5?3:8}:f===4?{version:Object.values(v).includes("AESV2")?"1.6":"1.5"}:{version:h===2?"1.1":"1.4"}}function be(f,h){if(f!=="none")return f==="V2"?h.length===5?"R\
C4-40":"RC4-128":f==="AESV2"?"AES-128":"AES-256"}function kt(f,h,v){const L=f.get(h);if(L instanceof o.Mx&&L.bytes.length>=v)return L.bytes;throw(0,Pt.O$)(`its \
encryption dictionary has no usable /${h}.`)}function $t(f,h){return typeof f=="number"?Math.trunc(f):h}function oe(f,h){for(const v of f){const L=h(v);if(L!==void 0)
return L}}function ae({text:f}){return/^[\w.+-]{1,40}$/.test(f)?f:"with an unusual name"}function Se(){return(0,Pt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function ce(){return new Pt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Be(){const f="\
is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Pt.hJ)("unsupported_encryption",f,{issues:[{field:"file",message:`\
The document ${f}.`}],advice:"Get the document again from where it came from"})}function fe(){const f=`is encrypted and has an identifier (/ID) of more than ${Gt}\
 bytes`;return(0,Pt.hJ)("unsupported_encryption",f,{issues:[{field:"file",message:`The document ${f}; at most that many are supported.`}],advice:"Open it in ano\
ther PDF program and save it again"})}function Ht(f){return(0,Pt.hJ)("unsupported_encryption",`is protected by ${f}, which Octavo cannot open`,{issues:[{field:"\
file",message:`The document is protected by ${f}, which is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights m\
anagement"})}const Ne={...j,decrypt:()=>new Uint8Array(0)};function Ue(f){const h=Ke(f),v=G=>G==="none"?j:Ne,L=[...h?.filters??[["Identity","none"]]],z={strings:v(
h?.methods.strings),streams:v(h?.methods.streams),embedded:v(h?.methods.embedded),named:h&&!h.filters?void 0:new Map(L.map(([G,tt])=>[G,v(tt)])),encryptMetadata:h?.
encryptMetadata??!0};return{...qt({dictionary:f,version:"1.1",numbered:!0},z),access:"user",locked:!0,permissions:h?.permissions??Rt,revision:h?.revision,opensWithoutPassword:!1,
unrestricted:void 0,...h?We(h):xe(f)}}function Ke(f){try{return pe(f)}catch(h){if(h instanceof Pt.zU&&h.code==="unsupported_encryption")return;throw h}}function We({
encrypt:f,version:h,methods:v}){const L=v.streams==="none"?v.embedded:v.streams;if(L==="none")return{algorithm:void 0,keyBits:void 0};if(L==="AESV3")return{algorithm:"\
AES-256",keyBits:256};if(h===4)return{algorithm:L==="AESV2"?"AES-128":"RC4-128",keyBits:128};const z=h===1?40:je(f.get("Length"));return{algorithm:z===40?"RC4-4\
0":"RC4-128",keyBits:z}}function xe(f){const h=f.get("CF"),v=f.get("StmF"),L=(0,o.Zm)(h)&&v instanceof o.SX?h.get(v.text):void 0,z=(0,o.Zm)(L)?L.get("CFM"):void 0;
return(0,o.Eo)(z,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(z,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function je(f){
return typeof f=="number"&&f%8===0&&f>=40&&f<=128?f:40}}),34400:((wt,at,O)=>{O.d(at,{F:()=>q,V:()=>H});const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.
from({length:64},(a,Z)=>Math.floor(Math.abs(Math.sin(Z+1))*2**32)|0),q=a=>new H().digest(a);class H{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(
128);digest(Z){const{state:j,tail:W}=this;j[0]=1732584193,j[1]=4023233417,j[2]=2562383102,j[3]=271733878;const{length:U}=Z,C=U&-64;for(let c=0;c<C;c+=64)this.compress(
Z,c);const N=U-C,k=N<56?64:128;for(let c=0;c<N;c++)W[c]=Z[C+c];W[N]=128,W.fill(0,N+1,k);for(let c=0,S=U<<3;c<4;c++)W[k-8+c]=S>>>(c<<3);W[k-4]=U>>>29;for(let c=0;c<
k;c+=64)this.compress(W,c);const E=new Uint8Array(16);for(let c=0;c<16;c++)E[c]=j[c>>2]>>>((c&3)<<3);return E}compress(Z,j){const{words:W,state:U}=this;for(let c=0,
S=j;c<16;c++,S+=4)W[c]=Z[S]|Z[S+1]<<8|Z[S+2]<<16|Z[S+3]<<24;let C=U[0],N=U[1],k=U[2],E=U[3];for(let c=0;c<64;c++){const S=c>>4;let A,m;S===0?(A=N&k|~N&E,m=c):S===
1?(A=E&N|~E&k,m=5*c+1):S===2?(A=N^k^E,m=3*c+5):(A=k^(N|~E),m=7*c);const _=C+A+o[c]+W[m&15]|0,w=r[S<<2|c&3];C=E,E=k,k=N,N=N+(_<<w|_>>>32-w)|0}U[0]=U[0]+C,U[1]=U[1]+
N,U[2]=U[2]+k,U[3]=U[3]+E}}}),64580:((wt,at,O)=>{O.d(at,{F:()=>o});var r=O(45599);function o(a,Z=()=>{}){if(a instanceof r.Z6)return new r.Z6(o(a.dict,Z),a.data,
a.sealed);const j=H(a),W=[j];let U=1;for(let C=W.pop();C!==void 0;C=W.pop())if(Array.isArray(C)){U+=C.length;for(const[N,k]of C.entries())C[N]=q(k,W)}else if((0,r.
Zm)(C)){U+=C.size;for(const[N,k]of C)C.set(N,q(k,W))}return Z(U),j}function q(a,Z){const j=H(a);return j!==a&&Z.push(j),j}function H(a){return Array.isArray(a)?
[...a]:(0,r.Zm)(a)?new r.Bi(a):a}}),79725:((wt,at,O)=>{O.d(at,{R:()=>Z,Z:()=>j});var r=O(78157),o=O(4e4),q=O(88500);const H=new Int32Array(0),a=new q.s;class Z{at=H;first=0;used=0;open=-1;close=-1;special=!1;scan=a;marksFrom=0;marksTo=0;own;locate(U,C,N){
const k=this.own??={at:new Int32Array(64),scan:new q.s},{scan:E}=k;if(this.at=k.at,this.scan=E,this.first=this.used=this.marksFrom=this.marksTo=0,E.reset(),C=(0,r.
AN)(U,C,N),U[C]!==r.iH||U[C+1]!==r.iH)return!1;this.open=C+=2;const c=(0,o.XE)();for(;(C=(0,r.AN)(U,C,N))<N;){const S=U[C];if(S===r.vz)return this.close=C,this.
marksTo=E.used,this.special=E.byteRange||E.doubtful,U[C+1]===r.vz;if(S!==r.cL)return!1;const A=++C;for(;C<N&&r.Kl[U[C]]===r.N9;C++)if(U[C]===r.wn)return!1;const m=C;
m-A===9&&U[A]===r.Ah&&(0,r.w1)(U,A,"ByteRange")&&(E.byteRange=!0),(0,o.xg)(U,A-1,m,c)&&(E.doubtful=!0);const _=C=(0,r.AN)(U,C,N);if(U[C]===r.vz||(C=E.value(U,C,
N),C<0))return!1;this.add(A,m,_,C)}return!1}add(U,C,N,k){this.used+4>this.at.length&&(this.at=this.own.at=j(this.at,this.used+4));const{at:E,used:c}=this;E[c]=U,
E[c+1]=C,E[c+2]=N,E[c+3]=k,this.used=c+4}find(U,C){const{at:N,first:k}=this,E=C.length;for(let c=this.used-4;c>=k;c-=4){const S=N[c];if(N[c+1]-S!==E)continue;let A=0;
for(;A<E&&U[S+A]===C.charCodeAt(A);)A++;if(A===E)return c}return-1}findMisspelt(U,C){const{at:N,first:k}=this;for(let E=k;E<this.used;E+=4){const c=N[E];if(N[E+
1]-c!==C.length)continue;let S=0;for(let A=0;A<C.length&&S<2;A++)U[c+A]!==C.charCodeAt(A)&&S++;if(S===1)return E}return-1}}function j(W,U){const C=new Int32Array(
Math.max(W.length*2,U));return C.set(W),C}}),43767:((wt,at,O)=>{O.d(at,{r:()=>H});var r=O(45599);const o=5;function q(a,Z){if(a.length!==Z.length||a.length<o)return!1;
let j=0;for(let W=0;W<a.length;W++)a[W]!==Z[W]&&j++;return j===1}function H(a,Z){const j=new Set(Z),W=Z.filter(N=>!a.has(N)),U=new Map;for(const N of a.keys()){
const k=j.has(N)?void 0:W.find(E=>q(N,E));k!==void 0&&U.set(N,k)}return U.size===0?void 0:{dict:new r.Bi([...a].map(([N,k])=>[U.get(N)??N,k])),keys:[...U.values()]}}}),
45798:((wt,at,O)=>{O.d(at,{i:()=>B});var r=O(42973),o=O(78157),q=O(82416),H=O(45599);const a=Symbol("close array"),Z=Symbol("close dictionary"),j=Symbol("end"),
W=32,U=32,C=32,N=32,k=224,E=224,c=1e3,S=160,A=8,m=256,_=8192,w=64,M=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,R=g=>g===o.Z4||g===o.kR||g===o.u7;class B{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(p,T,u,I,y,D=1/0,F=r.
e0){this.bytes=p,this.at=T,this.end=u,this.nesting=I,this.openString=y,this.room=D,this.refusal=F}value(){const p=this.token(0);return typeof p=="symbol"?null:p}token(p){
const{bytes:T,end:u}=this;if(this.room-=W,this.room<0)throw this.refusal();const I=(0,o.AN)(T,this.at,u);if(this.at=I,I>=u)return j;const y=T[I];if(y>=o.l0&&y<=
o.ev)return this.numberOrReference();switch(y){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return T[I+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(p+1));case o.WL:return this.at++,this.array(p+1);case o.wt:return this.at++,a;case o.vz:return this.closed=I,T[I+
1]===o.vz?(this.at+=2,Z):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(p){this.checkDepth(p),this.room-=
N;const T=[];for(;;){T.length===A&&T.every(I=>I instanceof H.oS)&&this.references(T),T.length===w&&T.every(Number.isInteger)&&this.integers(T);const u=this.token(
p);if(u===a||u===j)return T;if(u===Z)return this.at=this.closed,T;T.push(u)}}references(p){const{bytes:T,end:u}=this;for(let I=m;I<=_;I*=2){const y=(0,o.bS)(T).
toString("latin1",this.at,Math.min(this.at+I,u)),D=M.exec(y)?.[0]??"";if(D==="")return;const F=p.length;for(const Y of D.split(" 0 R"))Y!==""&&p.push(new H.oS(Number(
Y),0));if(this.room-=(p.length-F)*(W+U),this.at+=D.length,D.length<y.length>>1)return}for(;this.addReference(p);)if(this.room<0)throw this.refusal()}integers(p){
const{bytes:T}=this;let u=(0,o.AN)(T,this.at,this.end);for(const I=(0,o.J$)(T,u,this.end);u<I;u++){let y=0;for(let D=T[u];o.Kl[D]===o.N9;D=T[++u])y=10*y+D-o.l0;
if(p.push(y),this.room-=W,this.room<0)throw this.refusal()}this.at=u}addReference(p){const{bytes:T}=this;let u=this.at;R(T[u])&&u++;const I=u;let y=0;for(let F=T[u];F>=
o.l0&&F<=o.ev;F=T[++u])y=10*y+F-o.l0;return u>I&&u-I<10&&u+4<this.end&&T[u]===o.Z4&&T[u+1]===o.l0&&T[u+2]===o.Z4&&T[u+3]===o.AV&&(R(T[u+4])||T[u+4]===o.wt)?(p.push(
new H.oS(y,0)),this.room-=W+U,this.at=u+4,!0):!1}dictionary(p){this.checkDepth(p),this.room-=E;const T=new H.Bi;let u,I=-1;for(;;){const y=this.at,D=this.token(
p);if(D===Z||D===j)return I>=0&&(0,H.hi)(T)&&this.keepSealed(T,I),T;if(D===a)continue;const F=D;if(u===void 0){F instanceof H.SX&&(u=F.text);continue}T.size>c&&
(this.room-=S),F!==null?T.set(u,F):T.delete(u),this.openString&&u==="Contents"&&F instanceof H.Mx&&(I=y),u=void 0}}keepSealed(p,T){p.set("Contents",new B(this.bytes,
T,this.end,1).value())}checkDepth(p){if(p>this.nesting)throw(0,r.FU)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,"Open it\
 in another PDF program and save it again")}name(){const{bytes:p,end:T}=this,u=this.at+1;return this.room-=C,this.at=(0,o.Wd)(p,u,T),new H.SX((0,q.MQ)(p,u,this.
at))}string(p){return this.room-=k,new H.Mx(this.openString?this.openString(p):p)}literal(){const{bytes:p,end:T}=this,u=this.at+1;for(let I=u;I<T;I++){const y=p[I];
if(y===o.s1)return this.at=I+1,p.slice(u,I);if(y===o.Cx||y===o.r_||y===o.u7)break}return this.at=(0,o.t9)(p,this.at,T),(0,q.U1)(p,u,this.at)}hexadecimal(){const{
bytes:p,end:T}=this,u=this.at+1,I=(0,o.$k)(p,u,T);return this.at=I,(0,o.sk)(p,u,I)}numberOrReference(){const{bytes:p,end:T}=this;let u=this.at,I=0;for(;u<T&&p[u]>=
o.l0&&p[u]<=o.ev;)I=I*10+(p[u++]-o.l0);if(u<T&&o.Kl[p[u]]===o.N9)return this.number();this.at=u,u=(0,o.AN)(p,u,T);const y=p[u]===o.N5&&u+1<T&&p[u+1]>o.l0;y&&u++;
let D=0;const F=u;for(;u<T&&p[u]>=o.l0&&p[u]<=o.ev;)D=D*10+(p[u++]-o.l0);return u===F||(u=(0,o.AN)(p,u,T),u>=T||p[u]!==o.AV||u+1<T&&o.Kl[p[u+1]]===o.N9)?I:(this.
at=u+1,this.room-=U,I>2147483647?null:new H.oS(I,y?1:Math.min(D,65535)))}number(){const{bytes:p,end:T,at:u}=this;return this.at=(0,o.Wd)(p,u,T),(0,q.kz)(p,u,this.
at)}word(){const{bytes:p,at:T,end:u}=this,I=p[T];return I===o.b9||I===o.N5||I===o.fX?this.number():(0,o.wb)(p,T,"true")||(0,o.wb)(p,T,"false")?(this.at=(0,o.Wd)(
p,T,u),I===o.yh):(0,o.w1)(p,T,"endobj")||(0,o.w1)(p,T,"endstream")?j:(this.at=Math.max((0,o.Wd)(p,T,u),T+1),null)}}}),4e4:((wt,at,O)=>{O.d(at,{C3:()=>j,XE:()=>W,
oC:()=>C,xg:()=>U});var r=O(78157);const o=4<<20,q=1024,H=1<<29,a=new Int32Array(q);let Z=0;function j(){Z<H||(Z=0,a.fill(0))}const W=()=>Z+1;function U(E,c,S,A){
const m=S-c,_=S-1,M=m*157+E[_]*5+E[_-(m>1?1:0)]*61+E[c+(m>1?1:0)]*331+E[c+(m>>1)]*17&q-1,R=a[M];return a[M]=++Z,R>=A}function C(E,c,S){if(S-c>o)return!1;const A=[],
m=new N;let _=0,w=!1;do{const M=(0,r.AN)(E,c,S);if(M>=S)return!1;const R=A.at(-1)??0,B=R>0&&!w&&E[M]===r.cL;if(c=k(E,M,S),w=B,B){if(m.add(R,E,M+1,c))return!0}else
E[M]===r.WL?A.push(0):E[M]===r.iH&&c===M+2&&E[M+1]===r.iH?A.push(++_):(E[M]===r.wt||E[M]===r.vz&&c===M+2)&&A.pop()}while(A.length>0);return!1}class N{places=new Int32Array(
128);count=0;add(c,S,A,m){let _=c,w=~c;for(let M=A;M<m;M++){let R=S[M];R===r.wn&&(0,r.Li)(S[M+1])>=0&&(0,r.Li)(S[M+2])>=0&&M+2<m&&(R=(0,r.Li)(S[M+1])*16+(0,r.Li)(
S[M+2]),M+=2),_=Math.imul(_^R,16777619),w=Math.imul(w+R,1540483477)^w>>>15}return this.count*4>this.places.length&&this.grow(),this.put(_,w===0?1:w)}put(c,S){const{
places:A}=this;let m=(c^c>>>15)*2&A.length-1;for(;A[m+1]!==0;m=m+2&A.length-1)if(A[m]===c&&A[m+1]===S)return!0;return A[m]=c,A[m+1]=S,this.count++,!1}grow(){const c=this.
places;this.places=new Int32Array(c.length*4),this.count=0;for(let S=0;S<c.length;S+=2)c[S+1]!==0&&this.put(c[S],c[S+1])}}function k(E,c,S){const A=E[c],m=E[c+1]===
A;return A===r.iH?m?c+2:(0,r.$k)(E,c,S):A===r.vz?m?c+2:c+1:A===r.Cx?(0,r.t9)(E,c,S):Math.max((0,r.Wd)(E,A===r.cL?c+1:c,S),c+1)}}),88500:((wt,at,O)=>{O.d(at,{A:()=>q,
s:()=>B});var r=O(78157),o=O(4e4);const q=-1,H=2**63,a=-1,Z=0,j=1,W=2,U=0,C=1,N=2,k=3,E=4,c=5,S=6,A=7,m=8,_=new Uint8Array(256).fill(N);for(let u=0;u<256;u++)r.
Kl[u]===r.t6&&(_[u]=U);for(let u=r.l0;u<=r.ev;u++)_[u]=C;for(const[u,I]of Object.entries({"/":k,"<":E,">":c,"[":S,"]":A,"(":m,"%":U,")":U,"{":U,"}":U}))_[u.charCodeAt(
0)]=I;const w=new Uint8Array(256);for(let u=0;u<256;u++)r.Kl[u]===r.N9&&u!==r.wn&&(w[u]=1);const M=new Int32Array(0),R=96;class B{marks=M;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){
this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(I,y,D){
const F=this.used+D-y;F>this.marks.length&&this.grow(F),this.marks.set(I.subarray(y,D),this.used),this.used=F}open(I,y,D){return this.opened[I]=y,D}add(I,y,D){return this.
used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=I>2147483647?0:I,this.marks[this.used+1]=y,this.marks[this.used+2]=D,this.used+=3,D}grow(I){
const y=new Int32Array(Math.max(this.marks.length*2,I,R));y.set(this.marks),this.marks=y}value(I,y,D){let F=0,Y=Z;for(let V=y;y<D;V=y){const x=I[y++];switch(_[x]){case U:
x===r.IQ&&(y=(0,r.D)(I,V,D));continue;case C:{let P=x-r.l0;for(;_[I[y]]===C;)P=P*10+(I[y++]-r.l0);if(y<D&&r.Kl[I[y]]===r.N9){y=(0,r.Wd)(I,y,D);break}if(P>=H)return-1;
const K=g(I,y,D);Y===W&&this.setLength(P,V,y,K),K>y&&(y=this.add(P,V,K));break}case N:for(;y<D&&r.Kl[I[y]]===r.N9;)y++;if(x===r.HF&&T(I,V,y))return-1;break;case k:
for(;y<D&&w[I[y]]===1;)y++;if(y<D&&I[y]===r.wn&&(y=this.escapedName(I,y,D)),Y=this.expectedAfter(I,V,y,Y===Z?F:0),F===0)return y;continue;case E:y=I[y]===r.iH?this.
open(F++,(0,o.XE)(),y+1):this.hexString(I,V,D);break;case c:if(I[y]!==r.vz)continue;if(!(this.opened[--F]>0)||++y>D)return-1;break;case S:y=this.open(F++,a,y);break;case A:
if(this.opened[--F]!==a)return-1;break;case m:y=this.literalString(I,V,D);break}if(F===0)return y>D?-1:y;Y=Z}return-1}setLength(I,y,D,F){const Y=F>D;this.length=
Y?-1:I,this.lengthRef=Y?I:-1,this.lengthStart=y,this.lengthEnd=F}literalString(I,y,D){const F=(0,r.AZ)(I,y,D);return F<0?D+1:this.strings?this.add(q,y,F):F}hexString(I,y,D){
const F=(0,r.$k)(I,y,D);return this.strings?this.add(q,y,F):F}escapedName(I,y,D){return this.doubtful=!0,(0,r.Wd)(I,y,D)}expectedAfter(I,y,D,F){const Y=D-y;return Y===
10&&I[y+1]===r.Ah&&(0,r.w1)(I,y,"/ByteRange")&&(this.byteRange=!0),F===0||this.opened[F-1]===a?Z:((0,o.xg)(I,y,D,this.opened[F-1])&&(this.doubtful=!0),F>1?j:Y===
7&&I[y+1]===r.A4&&(0,r.w1)(I,y,"/Length")?W:j)}}function g(u,I,y){if(u[I]===r.Z4&&u[I+1]===r.l0&&u[I+3]===r.AV&&u[I+2]===r.Z4&&I+4<=y)return p(u,I+4,y)?I+4:I;let D=(0,r.
AN)(u,I,y);u[D]===r.N5&&u[D+1]>r.l0&&D++;let F=D,Y=0;for(;F<y&&(0,r.yp)(u[F]);F++)Y=Y*10+(u[F]-r.l0);if(F===D||Y>=H)return I;const V=(0,r.AN)(u,F,y);return V<y&&
u[V]===r.AV&&p(u,V+1,y)?V+1:I}const p=(u,I,y)=>I>=y||r.Kl[u[I]]!==r.N9;function T(u,I,y){return y-I===6&&(0,r.w1)(u,I,"endo")||y-I===9&&(0,r.w1)(u,I,"ends")}}),
45079:((wt,at,O)=>{O.d(at,{ZV:()=>R,bD:()=>j,dZ:()=>E,pS:()=>c,sd:()=>B,yT:()=>Z});var r=O(78157),o=O(45599);const q=8,H=1024,a=16384,Z={number:0,generation:0};
function j(g,p,T){if(p===null)g.text("null");else if(typeof p=="number")g.text(R(p));else if(typeof p=="boolean")g.text(p?"true":"false");else if(p instanceof o.
SX)E(g,p.text);else if(p instanceof o.oS)g.text(k(p,T));else if(p instanceof o.Mx)c(g,p.bytes,T);else if(Array.isArray(p)){if(g.byte(r.WL),p.length>=q&&p.every(
u=>u instanceof o.oS))W(g,p,T);else for(const[u,I]of p.entries())u>0&&g.byte(r.Z4),j(g,I,T);g.byte(r.wt)}else p instanceof o.Bi?C(g,p,T):j(g,p.dict,T)}function W(g,p,T){
for(let u=0;u<p.length;u+=H){u>0&&g.byte(r.Z4);const I=p.slice(u,u+H);u<a?g.text(I.map(y=>k(y,T)).join(" ")):U(g,I,T)}}function U(g,p,T){const{renumber:u,generationOf:I}=T;
for(let y=0;y<p.length;y++){const D=p[y];y>0&&g.byte(r.Z4);const F=u?u(D):D.number;u&&F===0?g.text("null"):(g.integer(F),g.byte(r.Z4),g.integer(I?I(F):u?0:D.generation),
g.byte(r.Z4),g.byte(r.AV))}}function C(g,p,T){const u=T.security&&p.has("ByteRange")?{...T,security:void 0}:T;g.text("<<");for(const[I,y]of p)E(g,I),N(y)&&g.byte(
r.Z4),j(g,y,I==="Contents"?u:T);g.text(">>")}const N=g=>g===null||typeof g=="number"||typeof g=="boolean"||g instanceof o.oS;function k(g,{renumber:p,generationOf:T}){
const u=p?p(g):g.number;return p&&u===0?"null":`${u} ${T?T(u):p?0:g.generation} R`}function E(g,p){g.byte(r.cL);for(let T=0;T<p.length;T++){const u=p.charCodeAt(
T)&255;u!==r.Cq&&(u>r.Z4&&u<=r.du&&u!==r.wn&&r.Kl[u]===r.N9?g.byte(u):g.text(`#${M(u)}`))}}function c(g,p,{security:T,number:u,generation:I}){if(T){m(g,T.encryptString(
p,u,I));return}let[y,D]=[0,0];for(let F=0;F<p.length;F++){const Y=p[F];(Y<r.Z4||Y>r.du)&&y++,S(Y)&&D++}if(y*3>p.length){m(g,p);return}g.byte(r.Cx),D===0?g.copy(
p,0,p.length):g.fill(p.length+D,(F,Y)=>A(F,Y,p)),g.byte(r.s1)}const S=g=>g===r.Cx||g===r.s1||g===r.r_||g===r.u7;function A(g,p,T){let u=p;for(let I=0;I<T.length;I++){
const y=T[I];S(y)&&(g[u++]=r.r_),g[u++]=y===r.u7?r.AF:y}}function m(g,p){g.byte(r.iH),g.fill(2*p.length,(T,u)=>{let I=u;for(let y=0;y<p.length;y++)T[I++]=w[p[y]>>
4],T[I++]=w[p[y]&15]}),g.byte(r.vz)}const _="0123456789abcdef",w=Uint8Array.from(_,g=>g.charCodeAt(0)),M=g=>_[g>>4]+_[g&15];function R(g){if(!Number.isFinite(g))
return"0";const p=Math.abs(g);if(Number.isInteger(g)&&p<1e15)return String(g);if(p>=2**63)return`${BigInt(g)}.0`;const T=String(g);return T.includes("e")?g.toFixed(
12).replace(/0+$/,"").replace(/\.$/,""):T}function B(g){const p=[g];for(;p.length>0;){const T=p.pop();if(T instanceof o.Mx)return!0;if(Array.isArray(T))for(const u of T)
p.push(u);else if(T instanceof o.Bi)for(const u of T.values())p.push(u);else T instanceof o.Z6&&p.push(T.dict)}return!1}}),39150:((wt,at,O)=>{O.d(at,{D:()=>Z});
var r=O(78157);const o=15,q=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,H=/^(true|false|null)$/,a=/#(?![0-9A-Fa-f]{2})|#00/;function Z(k,E,c){const S=[],A=()=>{
const _=S.at(-1);_?.keys&&(_.value=!1)},m=(0,r.AN)(k,E,c);for(;;){if(E=(0,r.AN)(k,E,c),E>=c)return!1;const _=S.at(-1),w=k[E];if(w===r.vz||w===r.wt){if(!_||_.keys===
void 0!=(w===r.wt)||_.keys&&(_.value||++E>=c||k[E]!==r.vz))return!1;S.pop(),E++}else if(_?.keys&&!_.value){const M=(0,r.Wd)(k,E+1,c),R=N(k,E,M);if(w!==r.cL||a.test(
R)||_.keys.has(R))return!1;_.keys.add(R),_.value=!0,E=M;continue}else if(w===r.WL||w===r.iH&&k[E+1]===r.iH){S.push(w===r.WL?{keys:void 0,value:!0}:{keys:new Set,
value:!1}),E+=w===r.WL?1:2;continue}else if(_&&!_.keys&&(E=(0,r.J$)(k,E,c)),E=j(k,E,c),E<0)return!1;if(A(),S.length===0)return!(0,r.yp)(k[m])||k[E-1]!==r.AV}}function j(k,E,c){
switch(k[E]){case r.cL:{const S=(0,r.Wd)(k,E+1,c);return a.test(N(k,E,S))?-1:S}case r.Cx:return(0,r.AZ)(k,E,c);case r.iH:for(E++;E<c&&k[E]!==r.vz;E++)if(!C(k[E])&&
r.Kl[k[E]]!==r.t6)return-1;return E<c?E+1:-1;default:{const S=(0,r.Wd)(k,E,c);if(U(k,E,S))return W(k,E,S,c);const A=N(k,E,S);return H.test(A)||q.test(A)?S:-1}}}
function W(k,E,c,S){const A=(0,r.AN)(k,c,S);if(!(0,r.yp)(k[A]))return c;const m=(0,r.JI)(k,A,S),_=(0,r.AN)(k,m.after,S);return _===m.after||k[_]!==r.AV||r.Kl[k[_+
1]??r.Z4]===r.N9?c:(0,r.JI)(k,E,c).value<=2147483647&&m.value<=65535?_+1:-1}function U(k,E,c){let S=E;for(;S<c&&(0,r.yp)(k[S]);)S++;return S===c&&S>E&&S<=E+o}const C=k=>k>=
r.l0&&k<=r.ev||(k|32)>=97&&(k|32)<=102;function N(k,E,c){return(0,r.bS)(k).toString("latin1",E,Math.min(c,E+200))}}),77581:((wt,at,O)=>{O.d(at,{SQ:()=>q,U0:()=>k,
g7:()=>N,kt:()=>_,wx:()=>S});var r=O(78157),o=O(45599);const q=new Map([...[728,711,710,729,733,731,730,732].map((w,M)=>[w,24+M]),...[8226,8224,8225,8230,8212,8211,
402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((w,M)=>[w,128+M]),[8364,160]]),H=/[\x18-\x1f\x80-\xa0]/g,
a=new Map([...q].map(([w,M])=>[M,w])),Z=Array.from({length:256},(w,M)=>String.fromCharCode(a.get(M)??M)),j=32,W=200,U=new WeakMap,C=new WeakMap,N=w=>E(w,U,c),k=w=>E(
w,C,M=>(0,r.bS)(M).toString("latin1"));function E(w,M,R){if(w.bytes.length<W)return R(w.bytes);let B=M.get(w);return B===void 0&&M.set(w,B=R(w.bytes)),B}function c(w){
if(w[0]===254&&w[1]===255)return new TextDecoder("utf-16be").decode(w.subarray(2));if(w[0]===255&&w[1]===254)return new TextDecoder("utf-16le").decode(w.subarray(
2));if(w[0]===239&&w[1]===187&&w[2]===191)return new TextDecoder().decode(w.subarray(3));if(w.length>j)return(0,r.bS)(w).toString("latin1").replace(H,R=>Z[R.charCodeAt(
0)]);let M="";for(const R of w)M+=Z[R];return M}function S(w){const M=new Uint8Array(w.length);for(let B=0;B<w.length;B++){const g=A(w.charCodeAt(B));if(g===void 0)
return new o.Mx(m(w));M[B]=g}const R=M[0]===254&&M[1]===255||M[0]===255&&M[1]===254;return new o.Mx(R||M[0]===239&&M[1]===187&&M[2]===191?m(w):M)}function A(w){
return w>=32&&w<127||w===9||w===10||w===13||w>=161&&w<=255&&w!==173?w:q.get(w)}const m=w=>_(`\uFEFF${w}`),_=w=>Buffer.from(w,"utf16le").swap16()}),45599:((wt,at,O)=>{
O.d(at,{Bi:()=>a,Eo:()=>C,Mx:()=>o,Px:()=>E,SX:()=>r,UU:()=>k,Z6:()=>Z,Zm:()=>j,cy:()=>U,hi:()=>c,i9:()=>W,jd:()=>N,oS:()=>q,rV:()=>H});class r{text;constructor(A){
this.text=A}}class o{bytes;constructor(A){this.bytes=A}}class q{number;generation;constructor(A,m=0){this.number=A,this.generation=m}}class H extends q{part;constructor(A,m){
super(m,0),this.part=A}}class a extends Map{}class Z{dict;data;sealed;constructor(A,m,_){this.dict=A,this.data=m,this.sealed=_}}const j=S=>S instanceof a,W=S=>S instanceof
q,U=S=>Array.isArray(S),C=(S,A)=>S instanceof r&&S.text===A;function N(S){const A=new a;for(const[m,_]of Object.entries(S))_!==void 0&&A.set(m,_);return A}const k=S=>new r(
S),E=S=>new o(Uint8Array.from(Buffer.from(S,"latin1")));function c(S){const A=S.get("Type");return C(A,"Sig")||C(A,"DocTimeStamp")||S.has("ByteRange")}})};
