"use strict";exports.id=1519,exports.ids=[1519],exports.modules={44233:((wt,at,S)=>{S.d(at,{BC:()=>b,Fr:()=>W,MJ:()=>P,p9:()=>Q,qZ:()=>K});const r=1e3,o=3e5;function*Q(R,O){
if(R.length<=r)return[...R].sort(O);let f=[];for(let y=0;y<R.length;y+=r){for(const x of R.slice(y,y+r).sort(O))f.push(x);yield o}for(let y=r;y<f.length;y*=2){const x=[];
for(let p=0;p<f.length;p+=2*y){const F=Math.min(p+y,f.length),w=Math.min(F+y,f.length);for(let A=p,c=F;A<F||c<w;){const g=c===w||A<F&&O(f[A],f[c])<=0;x.push(g?f[A++]:
f[c++]),x.length%r===0&&(yield o)}}f=x}return f}const H=16384,a=50,Z=4;function*W(R){const{length:O}=R;for(let x=0;x<O;x+=H)R.subarray(x,x+H).sort(),O>H&&(yield H*
a);let[f,y]=[R,O>H?new Float64Array(O):R];for(let x=H;x<O;x*=2){for(let p=0;p<O;p+=2*x){const F=Math.min(p+x,O),w=Math.min(F+x,O);for(let A=p,c=F,g=p;g<w;){const l=c===
w||A<F&&f[A]<=f[c];y[g++]=f[l?A++:c++],g%H===0&&(yield H*Z)}}[f,y]=[y,f]}return f}async function K(R,O,f){const y=Q(R,O);for(;;){const{done:x,value:p}=y.next();
if(x)return p;const F=f.step(p);F&&await F}}const b=(R,O)=>L(R,O,!1),P=(R,O)=>L(R,O,!0);function L(R,O,f){let[y,x]=[0,R.length];for(;y<x;){const p=y+x>>1,F=R[p];
F<O||f&&F===O?y=p+1:x=p}return y}}),60623:((wt,at,S)=>{S.d(at,{Kc:()=>K,M_:()=>b,UD:()=>L});var r=S(11544),o=S(58552),Q=S(27059),H=S(43749),a=S(78157),Z=S(49692),
W=S(81272);const K=x=>(0,r.$)(x,{level:4,mem:3}),b=x=>(0,r.$)(x,{level:0}),P=1<<26;function L(x,p,F,w){const A=p.codec?.inflateNow(x,Math.min(p.stream,p.remaining,
P));if(A)return p.remaining-=A.length,A;if(p.remaining<=0)throw(0,W.q)(p,0);const c=(0,a.j8)(x,0,Math.min(x.length,4)),g=(x[c]&15)===8&&(x[c]<<8|x[c+1])%31===0,
l=p.scratch??new Q.f,v=new Z.S3(x,g?c+2:0,l),I=new W.g(p,w);f(I,v,x.length,l),(!g||v.progress!=="ended")&&(F.found=!0),v.isBroken&&(F.broken=!0);const B=I.finish();
if(B.length===0&&v.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return F.mismatch===!1&&!F.found&&(F.mismatch=(0,H.V)(x,v.consumed,y(B))),
B}const R=8,O=4*Z.jf;function f(x,p,F,w){let A=w.atLeast(F*R);for(let c=0;;){const g=p.inflate(A,c,A.length-Z.yO);if(g>c&&x.push(A.slice(c,g)),p.progress!=="mor\
e")return;if(x.watch?.(x.size),c=g,g<A.length-Z.yO)continue;const l=A.subarray(Math.max(0,g-Z.jf),g);A=w.atLeast(Math.max(O,4*A.length)),A.set(l),c=l.length}}function y(x){
const p=new H.T;return p.add(x),p.value}}),48249:((wt,at,S)=>{S.d(at,{Kc:()=>H.Kc,M_:()=>H.M_,TT:()=>O,tN:()=>f});var r=S(58552),o=S(78157),Q=S(3405),H=S(60623),
a=S(19590),Z=S(93098),W=S(60269),K=S(11032),b=S(70097),P=S(94322);const L={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLeng\
thDecode"},R=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),O=p=>R.has(L[p]??p);function f(p,F,w,A,c={found:!1}){
switch(L[p]??p){case"FlateDecode":return x({filter:"FlateDecode",data:F,parameters:w},A,c);case"LZWDecode":return x({filter:"LZWDecode",data:F,parameters:w},A,c);case"\
ASCII85Decode":return y({filter:"ASCII85Decode",data:F,parameters:void 0},A,c,()=>(0,P.xm)((0,Q.B)(F)));case"ASCIIHexDecode":return y({filter:"ASCIIHexDecode",data:F,
parameters:void 0},A,c,()=>(0,o.sk)(F,0,F.length));case"RunLengthDecode":return y({filter:"RunLengthDecode",data:F,parameters:void 0},A,c,()=>(0,P.xm)((0,b.A)(F,
A)));case"Crypt":return F;default:throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}function y(p,F,w,A){if(p.data.length<=Z.I)return A();
const c=F.large?.find(p,F,w);return c||(F.large?.watch(p,F)?.(1/0),A())}function x(p,F,w){const A=F.large?.find(p,F,w);if(A)return A;const{filter:c,data:g,parameters:l}=p,
v=F.large?.watch(p,F),I=c==="FlateDecode"?(0,H.UD)(g,F,w,v):(0,a.k)(g,(0,W.c)(l,"EarlyChange",1),F,w,v);return(0,K.T)(I,l,w)}}),23334:((wt,at,S)=>{S.d(at,{d:()=>Q});
const r=11,o=4294967295;function*Q(a){for(let Z=0;Z+r<=a.length;){const W=a[Z+4]&63,K=Z+H(a,Z),b=K>a.length?0:a.readUInt32BE(K-4),P=b===o?a.length:K+b;yield{type:W,
start:K,end:P},Z=P}}function H(a,Z){const W=a.readUInt32BE(Z),K=a[Z+5]>>5,b=K===7&&Z+9<=a.length,P=b?a.readUInt32BE(Z+5)&536870911:K,L=b?4+Math.ceil((P+1)/8):1,
R=W<=256?1:W<=65536?2:4;return 5+L+P*R+(a[Z+4]&64?4:1)+4}}),54619:((wt,at,S)=>{S.d(at,{HV:()=>o,UT:()=>H,ZQ:()=>Z,jC:()=>a,tL:()=>Q,wg:()=>b});var r=S(73208);const o=0,
Q=1,H=2,a=3,Z=1,W=1e5,K=1e4;class b{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new r.
J7;mended=new Set;constructor({limits:L,memory:R},O){this.sourceLength=O,this.memory=R,this.bound=Math.min(L.objects,Math.max(1e6,O));const f=O<W?64:1024;this.kind=
new Uint8Array(f),this.place=new Int32Array(f),this.detail=new Int32Array(f)}offer(L,R,O,f){L<this.kind.length&&this.kind[L]!==o||this.set(L,R,O,f)}askFor(L){const R=this.
kind[L]??o;L<=0||L>this.bound||(R===o||this.isWronglyFree(L)?this.unlisted.add(L):R===a&&this.doubtful.add(L))}isWronglyFree(L){return this.kind[L]===a&&(this.detail[L]===
Z||this.wronglyFree.has(L))}doubtFree(L){this.kind[L]===a&&this.unlisted.add(L)}leadsTo(L){const R=this.kind[L]??o;return R===Q||R===H}set(L,R,O,f){if(L>this.bound){
this.overflowed=!0;return}L>=this.kind.length&&this.grow(L+1),this.kind[L]=R,this.place[L]=O,this.detail[L]=f,L>=this.size&&(this.size=L+1)}grow(L){const R=Math.
min(Math.max(L,this.kind.length*2),this.bound+1),O=Math.max(this.kind.length,this.sourceLength,K);R>O&&this.memory.takeNumbers(R-O);const[f,y,x]=[new Uint8Array(
R),new Int32Array(R),new Int32Array(R)];f.set(this.kind),y.set(this.place),x.set(this.detail),[this.kind,this.place,this.detail]=[f,y,x]}}}),91519:((wt,at,S)=>{
S.d(at,{E:()=>Cn});var r=S(58552),o=S(78157),Q=S(64580),H=S(83287),a=S(45599);const Z=1<<24,W=200;class K{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const s=this.held.get(this.keys.get(t)??-1);if(!s||e&&!s.verified)return;const{dict:i}=t;return s.filter===i.
get("Filter")&&s.parameters===i.get("DecodeParms")?s.part:void 0}keep(t,e,s){const{data:i,dict:u}=t;if(!s.whole||s.data.length>Z||s.data.buffer===i.buffer||(0,a.
Eo)(u.get("Subtype"),"Image"))return;const h=this.keys.get(t);h!==void 0&&this.held.delete(h);const k=this.next++;this.keys.set(t,k),this.held.set(k,{filter:u.get(
"Filter"),parameters:u.get("DecodeParms"),verified:e,part:s}),this.memory.hold(s.data.length+W,this.holder,k)}}var b=S(52205),P=S(42973),L=S(44233),R=S(88500);function O(n,t){
if(!(t instanceof a.Z6))return;const e=n.resolve(t.dict.get("N"));if(typeof e!="number")return;const{large:s}=n.memory,i=(0,H.US)(n,t,n.memory,!0);if(!i)return;
const u=!i.whole&&!(0,H.QJ)(n.encoded(t),i.damage),h=A(i,e,n.resolve(t.dict.get("First")),u),{isMended:k,...$}=s?s.take(i.data,h,({numbers:rt})=>F*rt.length):f(
h);return{...$,...u||k?{lost:Math.min(Math.max(0,e-$.numbers.length),n.table.size)}:{}}}function f(n){for(;;){const{done:t,value:e}=n.next();if(t)return e}}const y=65536,
x=3,p=10,F=24,w=5e4;function*A(n,t,e,s){const{data:i}=n,{numbers:u,starts:h,isMended:k}=yield*v(n,t,e);s&&h.length>0&&new R.s().value(i,h.at(-1),Math.min(i.length,
h.at(-1)+N))<0&&(u.pop(),h.pop());const $=yield*E(h,i.length);if(T(h,$,i.length))throw(0,r.O$)("its objects overlap");yield*l(i,h,$);const nt=u.length>w?{sorted:yield*q(
u,D)}:{};return{data:i,numbers:new Int32Array(u),starts:new Int32Array(h),stops:$,ends:new Int32Array(h.length).fill(-1),namesStream:yield*c(i),isMended:k,...nt}}
function*c(n){const[t,e]=[(0,o.bS)(n),"stream"];for(let s=0;s<n.length;s+=g){if(t.subarray(s,s+g+e.length-1).includes(e))return!0;yield g}return!1}const g=1<<20;
function*l(n,t,e){for(let s=0;s<e.length;s++)for(;e[s]-t[s]>y;){const i=e[s]-y;let u=e[s];for(;u>i&&o.Kl[n[u-1]]===o.t6;)u--;if(yield e[s]-u+1,e[s]=u,u>i)break}}
function*v({data:n,whole:t},e,s){const{length:i}=n,u=typeof s=="number"&&Number.isInteger(s)&&s>=0;if(u&&s>i&&!t)return{numbers:[],starts:[],isMended:!1};const h=yield*I(
n,Math.min(e,_),u&&s<=i?s:0),{numbers:k,offsets:$,after:nt}=h,rt=yield*z(n,nt),st=!u||s<nt||rt!==(yield*z(n,Math.min(s,i))),J=st?rt:s,it=$.findIndex(ht=>J+ht>i);
it>=0&&(k.length=$.length=it);const ft=k.length>0&&(st||k.length>e);return{numbers:k,starts:$.map(ht=>J+ht),isMended:ft}}function*I(n,t,e){const[s,i]=[[],[]];let[
u,h]=[0,0],k={count:0,after:0};for(;s.length<(u<e?_:t);){u-h>y&&(yield x*(u-h),h=u);const $=B(n,u),nt=B(n,$.after);if($.value<0||$.value>2147483647||nt.value<0||
s.length>=t&&nt.after>e)break;s.push($.value),i.push(nt.value),u=nt.after,u<=e&&(k={count:s.length,after:u})}return s.length>=t?{numbers:s,offsets:i,after:u}:(s.
length=i.length=k.count,{numbers:s,offsets:i,after:k.after})}function B(n,t){const e=(0,o.AN)(n,t,Math.min(t+y,n.length));return(0,o.JI)(n,e,Math.min(e+y,n.length))}
function*z(n,t){let e=t;for(let s=0;s<n.length;){s=Math.min(e+y,n.length);const i=(0,o.AN)(n,e,s);if(i<s)return i;yield y,e=s}return n.length}const _=2**20,D=2**
29,N=1<<22;function q(n,t){const e=new Float64Array(n.length);for(let s=0;s<e.length;s++)e[s]=Math.min(n[s],t)*_+s;return(0,L.Fr)(e)}const j=4;function*E(n,t){const e=new Int32Array(
n.length);if(n.every((h,k)=>k===0||n[k-1]<h)){for(let h=0;h<n.length;h++)e[h]=n[h+1]??t;return e}const s=yield*q(n,1/0);let i=t,u=t;for(let h=s.length-1;h>=0;h--){
const k=s[h]%_,$=n[k];$<u&&([i,u]=[u,$]),e[k]=i}return yield p*e.length,e}function T(n,t,e){let s=0;for(let i=0;i<n.length;i++)s+=t[i]-n[i];return s>j*e}function U({
data:n,starts:t,stops:e,ends:s,namesStream:i},u){if(s[u]>=0)return s[u];const h=t[u];let k=Math.min(e[u],n.length);for(;k>h&&o.Kl[n[k-1]]===o.t6;)k--;if(k-h>N)throw et();
const $=i?new R.s().value(n,h,k):-1;return s[u]=$>=0?$:k}function Y(n,t){const{numbers:e}=n;n.sorted??=f(q(e,D));const{sorted:s}=n;let[i,u]=[0,s.length];for(;i<
u;){const k=i+u>>>1;s[k]<t*_?i=k+1:u=k}const h=i<s.length?s[i]%_:-1;return e[h]===t?h:-1}const et=()=>(0,P.FU)("objectValues","An object of the document has too\
 many values","Open the document in another PDF program and save it again");var X=S(54619),ct=S(45798),dt=S(85368),mt=S(22480);const St=20;class Dt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:i}=t;this.counted=new Uint8Array(i.size),this.streams=
new dt.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new Dt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:i,memory:u}=s,h=this.counted[t]===1,k=this.parser(t,e.bytes,e.start,e.end,h?1/0:u.values),{room:$}=k,nt=k.value(),
rt=$-k.room;h||(u.values-=rt),this.counted[t]=1;const st=k.at-e.start;if(this.spend(st),s.job.pace.add(rt+st),!(nt instanceof a.Bi)||e.bytes!==i)return nt;const J=(0,o.
AN)(i,k.at,i.length);if(!(0,o.w1)(i,J,"stream"))return(0,o.rg)(i,J)||s.table.doubtful.add(t),nt;const{start:it,end:ft,isSearched:ht}=this.streams.data(J,this.lengthOf(
nt.get("Length")),nt.has("Filter"));ht&&s.table.doubtful.add(t);const gt=this.security&&!(0,a.Eo)(nt.get("Type"),"XRef"),pt=gt?it:(0,mt.Ow)(i,it,ft),Ot=pt>it&&Tt(
nt)?pt:it;return new a.Z6(nt,i.subarray(Ot,ft),gt?{number:t,generation:s.generation(t)}:void 0)}parser(t,e,s,i,u=this.document.memory.values){const{document:h,security:k}=this;
let $;if(k&&t!==this.encryptNumber&&h.table.kind[t]===X.tL){const J=h.generation(t);$=it=>k.decryptString(it,t,J)}const{nesting:nt,objectValues:rt}=h.job.limits,
st=rt<u;return new ct.i(e,s,i,nt,$,st?rt:u,st?et:P.e0)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),s=e&&new ct.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:s,opening:i}=this;if(i.has(t)||s.table.kind[t]!==X.tL)return;i.add(t);const u={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},
h=O(s,this.read(t,u));if(i.delete(t),this.objectStreams.set(t,h),!!h)return h.lost!==void 0&&s.table.broken.set(t,h.lost),this.effort+=h.data.length*s.job.limits.
parsing,s.memory.hold(h.data.length+h.numbers.length*St,this.holder,t),h}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}function Tt(n){
const t=n.get("Filter");return(0,a.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var vt=S(67382),Ft=S(51271),Yt=S(83363),Nt=S(45657);const It=100;class Vt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new Ft.L;constructor(t){this.document=t}async read(){const t=await(0,Yt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const i of Yt.i)e[i]!==void 0&&(s[i]=(0,Q.F)(e[i]));return s}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new vt.B(this.document);for(const s of t){this.document.exists(
s)&&e.keep(s);const i=this.document.job.pace.step(1e3);i&&await i}}async keep(t){const{numbers:e,ancestry:s}=this,i=e.filter((u,h)=>t[h]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(i);return}this.numbers=i,this.ancestry=s.filter((u,h)=>t[h]),this.positions=void 0}async rebuild(t){
const{document:e}=this,s=Array.from(t),i=new Map,u=this.inherited.map(st=>Me(e,st,i)),{nodes:h,parents:k}=this.grow(s),$=h.map(({ref:st})=>({Parent:st}));for(let st=0;st<
s.length;st++){const J=s[st],it=this.indexOf(J),ft=k[st];h[ft].kids.push(new a.oS(J,e.generation(J)));const ht=it<0?Qt:u[this.ancestry[it]];e.patch(J,$[ft],ht);
const gt=e.job.pace.step(600);gt&&await gt}for(const{ref:st,kids:J,parent:it,count:ft}of h)e.put(st,new a.Bi([["Type",new a.SX("Pages")],...it?[["Parent",it]]:[],
["Kids",J],["Count",ft]]));const nt=h[h.length-1].ref,rt=e.catalog.get("Pages");(!(rt instanceof a.oS)||rt.number!==nt.number)&&e.editCatalog().set("Pages",nt),
this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new Ft.L(!1)}grow(t){const{document:e}=this,s=t.
length,i=e.catalog.get("Pages"),u=J=>this.indexOf(J)>=0||t.includes(J),h=i instanceof a.oS&&i.number>0&&!u(i.number)?i:void 0,k=[];let $=[];const nt=(J,it)=>({ref:it&&
h?new a.oS(h.number,e.generation(h.number)):e.add(null),kids:[],parent:void 0,count:J}),rt=Math.max(1,Math.ceil(s/It));for(let J=0;J<rt;J++)$.push(nt(Math.min(It,
s-J*It),rt===1));const st=Array.from({length:s},(J,it)=>Math.floor(it/It));for(;$.length>1;){(0,Nt.RZ)(k,$);const J=Math.ceil($.length/It),it=Array.from({length:J},
()=>nt(0,J===1));for(const[ft,ht]of $.entries()){const gt=it[Math.floor(ft/It)];ht.parent=gt.ref,gt.kids.push(ht.ref),gt.count+=ht.count}$=it}return(0,Nt.RZ)(k,
$),{nodes:k,parents:st}}}const Qt={};function Me(n,t,e){const{Resources:s}=t;if(!(s instanceof a.Bi))return{...t};const i=e.get(s)??n.add(s);return e.set(s,i),{
...t,Resources:i}}const At=1,bt=2,_t=3;class Ut{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Ut(0);
for(const[e,s]of this.edited)t.edited.set(e,(0,Q.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){
this.set(t,At)===bt&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,bt),this.patched.set(t,e)}remove(t){const e=this.set(t,_t);e===At?this.edited.
delete(t):e===bt&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const i=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));i.set(this.kind),
this.kind=i}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var De=S(64680),Kt=S(45079);const qt={},zt=4096,te=1<<21,Zt=`
endobj
`,ue=`>>${Zt}`,ee=2147483647;class ve{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new De.k(256);scan=new R.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,i,u){
(i!==this.entries||u!==this.defaults)&&this.prepare(i,u);const{text:h,defaultTexts:k}=this,{open:$,close:nt}=s,rt=e<0,st=rt?$-2:e;this.reserve(nt-st+h.bytes.length+
this.defaultSize);const J=this.used,it=this.noted,ft=this.keepOthers(t,st,s);this.put(t,ft,nt);let ht=s.special||h.special;for(let gt=0;gt<k.length;gt++){const pt=k[gt],
Ot=s.find(t,pt.key);if(Ot>=0){const Mt=(0,o.AN)(t,s.at[Ot+2],nt);if(!(0,o.w1)(t,Mt,"null"))continue;this.used=J,this.noted=it;return}ht||=pt.special,this.put(pt.
bytes,0,pt.bytes.length),this.note(pt.marks,0,pt.marks.length,ee)}return this.put(h.bytes,0,h.bytes.length-(rt?Zt.length:0)),this.note(h.marks,0,h.marks.length,
ee),{bytes:this.memory,start:J+$-2-st,end:rt?this.used:this.used-Zt.length,from:rt?-1:J,to:rt?-1:this.used-1,references:ht?void 0:this.references,first:it,last:this.
noted}}keepOthers(t,e,{at:s,first:i,used:u,scan:h,marksFrom:k,marksTo:$}){const{keys:nt}=this,{marks:rt}=h;let st=k,J=e;for(let it=i;it<u;it+=4){const ft=s[it],
ht=s[it+1]-ft;for(let gt=0;gt<nt.length;gt++)if(!(nt[gt].length!==ht||!(0,o.w1)(t,ft,nt[gt])))for(st=this.note(rt,st,$,ft),this.put(t,J,ft-1),J=s[it+3];st<$&&rt[st+
1]<J;)st+=3}return this.note(rt,st,$,ee),J}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.
keys(e).filter(i=>!(i in t));this.defaultTexts=s.map(i=>{const u=this.textOf(e,[i]);return{...u,key:i,bytes:u.bytes.subarray(0,-ue.length)}}),this.defaultSize=this.
defaultTexts.reduce((i,{bytes:u})=>i+u.length,0)}textOf(t,e){const{draft:s,scan:i}=this;s.clear(),s.text("<<");for(const k of e){const $=t[k];$!==void 0&&((0,Kt.
dZ)(s,k),s.byte(o.Z4),(0,Kt.bD)(s,$,Kt.yT))}s.text(ue);const u=new Uint8Array(s.bytes);i.reset();const h=i.value(u,0,u.length)!==u.length-Zt.length;return{bytes:u.
subarray(2),marks:i.marks.slice(0,i.used),special:h||i.byteRange}}note(t,e,s,i){let u=e;for(;u<s&&t[u+1]<i;u+=3)this.refer(t[u]);return u}refer(t){if(this.noted===
this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(
new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(zt,Math.min(this.memory.
length*2,te),Math.min(this.sourceLength>>4,te));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Te(n,t,e){for(const[s,i]of Object.
entries(t))i===void 0?n.delete(s):n.set(s,i);for(const[s,i]of Object.entries(e))i!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,i)}var Wt=S(79725);const Bt=6,Pt=new Int32Array(
0),ne=16;class Rt{index=Pt;records=Pt;count=0;at=Pt;used=0;scan=new R.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,Wt.Z)(this.index,e)),this.index[t]!==
0)return;this.reserve(s.used-s.first);const{records:i,scan:u}=this,h=this.count*Bt;i[h]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),i[h+1]=this.
used+=s.used-s.first,i[h+2]=s.open,i[h+3]=s.close,i[h+4]=u.used,u.append(s.scan.marks,s.marksFrom,s.marksTo),i[h+5]=u.used,this.index[t]=++this.count}recall(t,e){
const s=this.index[t];if(!s)return!1;const{records:i}=this,u=(s-1)*Bt;return e.at=this.at,e.scan=this.scan,e.first=i[u],e.used=i[u+1],e.open=i[u+2],e.close=i[u+
3],e.marksFrom=i[u+4],e.marksTo=i[u+5],e.special=!1,!0}fork(){const t=new Rt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*Bt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+
1)*Bt;e>this.records.length&&(this.records=(0,Wt.Z)(this.records,Math.max(e,ne*Bt)));const s=this.used+t;s>this.at.length&&(this.at=(0,Wt.Z)(this.at,Math.max(s,
ne*4)))}}class Ct{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Rt;entries=new Wt.R;located=-1;patcher;decodedData;next;constructor(t,e,s,i=e.
memory){this.bytes=t,this.job=e,this.memory=i,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.suspect=s.damaged,this.bodies=s.
bodies,this.next=Math.max(this.table.size,1),this.reader=new Dt(this),this.changes=new Ut(this.next),this.pages=new Vt(this)}fork(){const{table:t,crossReferenceStream:e}=this,
s=(0,Q.F)(this.trailer),i=new Ct(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,bodies:this.bodies},this.memory.fork());return i.
reader=this.reader.fork(i),i.next=this.next,i.changes=this.changes.fork(),i.kept=this.kept.fork(),i.walked=this.walked,i.pages.copyFrom(this.pages),i}get security(){
return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.get("Root");return t instanceof a.oS?t.number:-1}get catalog(){
return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).
toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof a.SX&&/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){
return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===_t)return null;if(s===At)return this.changes.edited.get(e);const i=this.
values.get(e);if(i!==void 0)return i;const u=this.place(e),h=u?this.reader.read(e,u):null;return this.values.set(e,h),h}resolve(t){for(let e=0;t instanceof a.oS&&
e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){
const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(e);return this.put(e,s),s}put(t,e){const s=typeof t==
"number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.changes.edit(e,t),new a.oS(e,0)}reserveNumbers(t){
this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===At)return!0;if(e===_t)return!1;const s=this.table.kind[t];return s===X.tL||s===X.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===At||e===bt}isEdited(t){return this.changes.kind[t]===At}patched(t){return this.changes.
kind[t]===bt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===At?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||e===
_t)return this.resolve(s)instanceof a.Z6;const i=this.place(t);if(i?.bytes!==this.bytes)return!1;const{bytes:u}=this,h=he(u,(0,o.AN)(u,i.start,i.end)),k=h>=0?h:
this.locateHere(t,i)?this.entries.close+2:-1;return k<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,o.w1)(u,(0,o.AN)(u,k,i.end),"stream")?!(0,o.bS)(u.subarray(i.
start,k)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const s=this.changes.kind[t],i=s===At?this.changes.edited.get(t):this.values.
get(t);if(i!==void 0||s===_t)return i instanceof a.Bi?i.get(e):void 0;const u=this.place(t);if(!u)return;const{entries:h}=this;if(!this.locateHere(t,u))return this.
dict(new a.oS(t))?.get(e);const k=h.find(u.bytes,e);return k<0?void 0:this.reader.parser(t,u.bytes,h.at[k+2],h.at[k+3]).value()}patch(t,e,s=qt){const i=this.place(
t),u=this.security&&[...Object.values(e),...Object.values(s)].some(Kt.sd),h=i&&!u&&this.locateHere(t,i)?this.patchAt(t,i,e,s):void 0;if(!h){const k=this.edit(t);
k instanceof a.Bi&&Te(k,e,s);return}this.changes.patch(t,h),this.values.delete(t),this.located=-1}patchAt(t,e,s,i){return this.patcher??=new ve(this.bytes.length),
this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,s,i)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:s,end:i},u){return this.recallEntries(t,u)||u.locate(e,s,i)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,b.x$)(this,t.dict)):s}decoded(t){const e={
found:!1,mismatch:!1},s=(0,H.D4)(this,t,this.memory,e);return(0,H.Eb)(this,t,e),s}async decodedAtEase(t,e={found:!1,mismatch:!1}){const i=await(0,H.m_)(this,t,this.
memory,e)??(0,H.D4)(this,t,this.memory,e);return(0,H.Eb)(this,t,e),i}decodedPart(t,e=!1){const s=this.decodedData?.recall(t,e);if(s)return s;const i=(0,H.US)(this,
t,this.memory,e);return i&&this.decodedData?.keep(t,e,i),i?.damage&&(0,H.Eb)(this,t,i.damage),i}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const s={found:!1,mismatch:!1},u={data:await this.decodedAtEase(t,s),whole:!s.found&&!s.mismatch,damage:s};return this.decodedData?.keep(t,!0,u),u}keepDecoded(){
this.decodedData??=new K(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===At||e===_t)){
if(e===bt)return this.changes.patched.get(t);switch(this.table.kind[t]){case X.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case X.UT:{
const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=Y(s,t));const u=s.starts[i];return u===void 0?
void 0:{bytes:s.data,start:u,end:U(s,i)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==_t&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===X.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new Rt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function he(n,t){if(n[t]!==o.iH||n[t+1]!==o.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===o.vz)return n[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var Pe=S(62328),Re=S(73208),Gt=S(41869),Fe=S(33973),ge=S(69289);const _e=50,se=2e4,me=4096,[Ce,
ke]=[5e4,200],pe=new Set(["Length","Filter","DecodeParms"]),Le=/\b(?:BT|Do|re|l|c)\s/;async function we(n){const{table:t,job:e,bytes:s}=n,i=(0,o.bS)(s);if(i.indexOf(
"startxref")!==i.lastIndexOf("startxref")&&!(0,ge.V)(n))return!1;const{live:u}=await(0,Fe.Gy)(n);let h=0;for(let k=1;k<t.size&&h<_e;k++){if(t.kind[k]!==X.tL||u[k]===
1)continue;const $=n.isStream(k),nt=e.pace.step($?Ce:ke);if(nt&&await nt,!!$&&(h++,ye(n,k)))return!0}return!1}function ye(n,t){const e=n.get(t);if(!(e instanceof
a.Z6)||![...e.dict.keys()].every(k=>pe.has(k)))return!1;const{dict:s,data:i,sealed:u}=e;if(u&&i.length>se)return!1;const h=(0,H.US)(n,new a.Z6(s,i.subarray(0,se),
u),n.memory)?.data??new Uint8Array(0);return Le.test((0,o.bS)(h.subarray(0,me)).toString("latin1"))}const Ee=[["Outlines","bookmarks",["First"]],["AcroForm","fo\
rm",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","page labels",[]],["StructTreeRoot","ta\
gs",["K"]],["OCProperties","layers",["OCGs"]]];function re(n){const{catalogNumber:t}=n;return Ee.filter(([e,,s])=>{const i=n.entry(t,e);return ie(n,i)?!0:i instanceof
a.oS?Ie(n,i)?s.some(u=>ie(n,n.entry(i.number,u))):!0:i!=null&&!(0,a.Zm)(i)}).map(([,e])=>e)}function ie({table:n},t){return!(t instanceof a.oS)||n.leadsTo(t.number)?
!1:(n.askFor(t.number),n.unlisted.has(t.number))}function Ie(n,t){const e=n.place(t.number);if(!e)return!n.table.leadsTo(t.number)||n.resolve(t)instanceof a.Bi;
const{bytes:s,start:i,end:u}=e,h=(0,o.AN)(s,i,u);return s[h]===o.iH&&s[h+1]===o.iH||(0,o.w1)(s,h,"null")?!0:n.resolve(t)instanceof a.Bi}const be=1e3;async function kt(n,t){
const{found:e,loose:s}=await oe(n);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,r.O$)("it has no pages");const i=t.claimed??$t(n,s);await ae(n,t,
s);const u=e.every(h=>t.indexOf(h)>=0);if(u||await ae(n,t,e),t.count===0)throw(0,r.O$)("it has no pages");t.claimed=i,t.isOrderLost=s.length>1||!u,t.isAdopted=!0,
await t.rebuild(t.numbers)}function $t(n,[t,...e]){const s=e.length>0?void 0:n.resolve(n.entry(t,"Count"));return typeof s=="number"?s:void 0}async function oe(n){
const{table:t,job:e}=n,s=[],i=[],u=new Set;for(let J=1;J<t.size;J++){if(t.kind[J]!==X.tL&&t.kind[J]!==X.UT)continue;const it=n.entry(J,"Type");(0,a.Eo)(it,"Page")&&
s.push(J);const ft=(0,a.Eo)(it,"Pages")?n.array(n.entry(J,"Kids")):void 0,ht=ft!==void 0&&!u.has(ft);ht&&(u.add(ft),i.push({number:J,kids:ft.flatMap(pt=>pt instanceof
a.oS?[pt.number]:[])}));const gt=e.pace.step(be+(ht?ft.length*20:0));gt&&await gt}const h=J=>t.kind[J]===X.UT?t.place[t.place[J]]:t.place[J],k=(J,it)=>h(J)-h(it)||
t.detail[J]-t.detail[it];s.sort(k);const $=new Set(s),nt=i.filter(({kids:J})=>J.some(it=>$.has(it))),rt=new Set(nt.flatMap(({kids:J})=>J)),st=[...s,...nt.map(({
number:J})=>J)].filter(J=>!rt.has(J));return{found:s,loose:st.sort(k)}}async function ae(n,t,e){const s=n.dict(n.catalog.get("Pages")),i=Yt.i.flatMap(k=>{const $=(0,a.
Eo)(s?.get("Type"),"Pages")?s?.get(k):void 0;return $===void 0?[]:[[k,$]]}),u=n.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",e.map(k=>new a.oS(k,n.generation(
k)))],["Count",e.length],...i])),h=n.edit(n.catalogNumber);if(!(h instanceof a.Bi))throw(0,r.O$)("it has no catalog");h.set("Pages",u),await t.read()}var Se=S(87598),
ce=S(35586);const Be=new Set(["Root","Info","ID","Encrypt"]);async function fe(n,t){const{limits:e,pace:s}=t,i=new X.wg(t,n.length),u=new a.Bi;let h=!1,k=-1;const $=rt=>{
for(const[st,J]of rt)Be.has(st)&&u.set(st,J)},nt=new ce.c0(n,s,rt=>{const st=new ct.i(n,rt,Math.min(n.length,rt+65536),e.nesting),J=st.value();return(0,a.Zm)(J)&&
$(J),(0,a.Zm)(J)&&J.has("XRefStm")?k=-1:(0,a.Zm)(J)&&J.has("Root")&&!J.has("Prev")&&(k=rt),st.at});for(let rt=0;;){const st=await nt.next(rt);if(!st)break;const{
number:J,body:it}=st,ft=nt.object(st),ht=J<i.size&&i.kind[J]===X.tL;if((!ft.isCut||!ht)&&i.set(J,X.tL,st.start,st.generation),ft.dictionaryEnd>=0&&(0,o.bS)(n.subarray(
it,ft.dictionaryEnd)).includes("XRef")){const pt=new ct.i(n,it,ft.dictionaryEnd,e.nesting,void 0,e.objectValues,et).value();(0,a.Zm)(pt)&&(0,a.Eo)(pt.get("Type"),
"XRef")&&(h=!0,pt.has("Root")&&$(pt))}const gt=s.step(ft.at-rt+200);gt&&await gt,rt=ft.at}if(i.overflowed&&n.length>8*e.objects)throw(0,P.FU)("objects",`The doc\
ument has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(i.size===0)throw(0,r.
O$)("no PDF objects were found in the file");return{table:i,trailer:u,streams:h,damaged:!0,plainUntil:k}}var Ht=S(59277);function Ne(n,t){if(n.length===0)throw Ue();
if(n.length>t.inputBytes)throw Ke(n.length,t.inputBytes);const e=(0,o.bS)(n.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(n).indexOf(" obj")<0)throw We(n);
return e}function Ue(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function Ke(n,t){return(0,P.FU)("inputBytes",`The document has ${n} bytes; at most ${t} are allowed`,"Split it\
 with another program first")}function We(n){const t=(0,Ht.y)(n);if(t===void 0)return(0,r.O$)("the file is not a PDF document");const e=t==="text"?(0,Ht.Y)(n):void 0,
s=e?`is ${e}, not the document itself`:`is ${t}, not a PDF document`;return e?(0,r.O$)(`the file ${s}`,{found:s,advice:"Decode it first"}):(0,r.O$)(`the file ${s}`,
{found:s,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const xe=1e3;
async function je(n){const{job:t,table:e}=n;let s;for(let i=1;i<e.size;i++){if(e.kind[i]!==X.tL)continue;(s===void 0||e.place[i]>e.place[s.number])&&d(n,i)&&(s=
new a.oS(i,n.generation(i)));const h=t.pace.step(xe);h&&await h}return s&&(await C(n)&&m(n,s)?void 0:s)}function d(n,t){const e=i=>n.resolve(n.entry(t,i));return!(n.
entry(t,"Filter")instanceof a.SX)||typeof e("V")!="number"?!1:e("O")instanceof a.Mx&&e("U")instanceof a.Mx||(0,a.cy)(e("Recipients"))||(0,a.Zm)(e("CF"))}const m=(n,{
number:t})=>!(0,a.Eo)(n.resolve(n.entry(t,"StmF")),"Identity"),M=20;async function C(n){const{job:t,table:e}=n;let[s,i]=[0,0];for(let u=1;u<e.size&&s<M;u++){if(e.
kind[u]!==X.tL||!n.isStream(u))continue;const h=n.get(u);n.release(u);const k=t.pace.step(xe);if(k&&await k,!(h instanceof a.Z6)||(0,a.Eo)(h.dict.get("Type"),"X\
Ref")||!(0,a.Eo)((0,b.c3)(n,h.dict.get("Filter"))[0],"FlateDecode"))continue;const[$=0,nt=0]=h.data;s++,($&15)===8&&($<<8|nt)%31===0&&i++}return i*2>s}const V=1e3,
G=1024,tt=16;function ot(n){const t=(0,o.bS)(n),e=[];let s=t.indexOf("/ID");for(let i=0;s>=0&&i<V&&e.length<tt;i++){const u=Math.min(n.length,s+G),h=(0,o.j8)(n,
s+3,u),k=n[h]===o.WL?new ct.i(n,h,u,G).value():null,$=(0,a.cy)(k)?k[0]:null;$ instanceof a.Mx&&$.bytes.length>0&&e.push($.bytes),s=t.indexOf("/ID",s+3)}return e}
async function lt(n,t){const{table:e}=n,{pace:s}=n.job,i=[];for(let h=1;h<e.size;h++){e.kind[h]===X.tL&&(0,a.Eo)(n.entry(h,"Type"),"ObjStm")&&i.push({number:h,at:e.
place[h]});const k=s.step(1e3);k&&await k}i.sort((h,k)=>h.at-k.at);const u=new Set(i.map(({number:h})=>h));for(const{number:h,at:k}of i)await yt(n,h,$=>!(e.kind[$]===
X.tL&&(e.place[$]>k||k<t))&&!u.has($))}async function ut(n,t){const{table:e}=n;for(const s of t)(0,a.Eo)(n.entry(s,"Type"),"ObjStm")&&await yt(n,s,i=>(e.kind[i]??
X.HV)===X.HV)}async function yt(n,t,e){const{job:s,table:i}=n,u=n.objectStream(t),h=s.pace.step((u?.data.length??0)+1e3);h&&await h;for(const[k,$]of u?.numbers.
entries()??[])$>0&&e($)&&i.set($,X.UT,t,k)}async function Et(n){const t=n.get(n.catalogNumber);if(t instanceof a.Bi&&t.has("Pages"))return;let e=-1;for(let i=n.
table.size-1;i>0;i--){if(n.table.kind[i]===X.HV||n.table.kind[i]===X.jC)continue;const u=n.job.pace.step(1e3);if(u&&await u,!(n.get(i)instanceof a.Bi))continue;
const h=n.entry(i,"Type");if((0,a.Eo)(h,"Catalog"))return xt(n,i);h===void 0&&e<0&&Oe(n,i)&&(e=i)}if(e>0)return xt(n,e);if((0,a.Eo)(n.entry(n.catalogNumber,"Typ\
e"),"Page")||!(n.get(n.catalogNumber)instanceof a.Bi)){const i=new a.Bi([["Type",new a.SX("Catalog")]]);n.trailer.set("Root",n.add(i))}}function xt(n,t){n.trailer.
set("Root",new a.oS(t,n.generation(t)))}function Oe(n,t){const e=n.entry(t,"Pages");return e instanceof a.oS&&n.array(n.dict(e)?.get("Kids"))!==void 0}async function an(n,t,e,s){
if(e.size===0||!await cn(n,t,s))return[];const i=await fn(n,s),u=[];for(let h=1;h<(i?.size??0);h++){if(i.kind[h]!==X.tL||Ve(t,h))continue;const k=(0,o.ay)(n,i.place[h],
n.length);k?.number===h&&u.push(k)}return u.some(h=>e.has(h.number)||ln(n,h))?u:[]}function Ve(n,t){const e=n.kind[t]??X.HV;return e===X.jC?!n.unlisted.has(t)&&
!n.isWronglyFree(t):e!==X.HV}async function cn(n,t,{pace:e}){const s=(0,o.bS)(n);for(let i=0;;){const u=s.indexOf("obj",i);if(u<0)return!1;const h=(0,ce.BX)(n,u);
if(h&&!Ve(t,h.number))return!0;const k=e.step(u-i+200);k&&await k,i=u+3}}async function fn(n,t){try{return(await fe(n,t)).table}catch(e){if(e instanceof r.zU&&e.
code==="unreadable_document")return;throw e}}function ln(n,{body:t}){const e=n.subarray(0,Math.min(n.length,t+dn)),s=new ct.i(e,t,e.length,8).value();return(0,a.
Zm)(s)&&(0,a.Eo)(s.get("Type"),"ObjStm")}const dn=1024,ze=1024;async function Ye(n,t,e){const{table:s}=t,i=new Int32Array(s.size),u=[];let h=t.damaged;for(let k=0;k<
s.size;k+=ze){hn(n,s,i,k,Math.min(k+ze,s.size),u)&&(h=!0);const $=e.pace.step(ze*20);$&&await $}u.length>0&&(h=!0,gn(n,s,i,u,(await fe(n,e)).table));for(let k=0;k<
s.size;k++)s.kind[k]===X.UT&&s.kind[s.place[k]]!==X.tL&&s.set(k,X.jC,0,0);return{...t,damaged:h,bodies:i,isMended:u.length>0}}function un({table:n,trailer:t}){const e=t.
get("Root");return e instanceof a.oS?n.kind[e.number]===X.tL||n.kind[e.number]===X.UT:!1}function hn(n,t,e,s,i,u){let h=!1;for(let k=s;k<i;k++){if(t.kind[k]!==X.
tL)continue;const $=(0,o.PZ)(n,t.place[k],k,t.detail[k]);if($>=0){e[k]=$,t.detail[k]===65535&&(h=!0);continue}const nt=(0,o.ay)(n,t.place[k],n.length);nt?.number===
k?(e[k]=nt.body,t.place[k]=nt.start,nt.generation!==t.detail[k]&&(h=!0),t.detail[k]=nt.generation,n.subarray(nt.start,nt.body).includes(o.N5)&&(h=!0)):k>0?u.push(
k):t.set(0,X.jC,0,0)}return h}function gn(n,t,e,s,i){for(const u of s){const k=u<i.size&&i.kind[u]===X.tL?(0,o.ay)(n,i.place[u],n.length):void 0;k?.number===u?(t.
set(u,X.tL,k.start,k.generation),e[u]=k.body):t.set(u,X.jC,0,0)}}var mn=S(48249),pn=S(3084),wn=S(54771),Qe=S(39150);const yn=new Set(["Root","Encrypt","ID"]),En=new Set(
["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Sn(n,t){const e=(0,o.bS)(n).lastIndexOf("startxref");if(e<0)return;
const{value:s,after:i}=(0,o.JI)(n,(0,o.AN)(n,e+9,n.length),n.length);if(s<0||await(0,ce.dZ)(n,i,t.pace))return;const u=new On(n,t),{table:h}=u,k=new a.Bi;let $=!1,
nt=!1;const rt=new Set;for(let st=s;typeof st=="number"&&!rt.has(st);){rt.add(st);const J=st>=0&&st<n.length?await u.section(st):void 0;if(!J||h.overflowed)return;
$||=J.stream,nt||=!J.wellFormed;for(const[it,ft]of J.trailer)(rt.size===1?!En.has(it):yn.has(it)&&!k.has(it))&&k.set(it,ft);st=J.trailer.get("Prev")||void 0}return{
table:h,trailer:k,streams:$,damaged:nt}}const le=8192,xn=50,Ze=8;class On{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new X.wg(e,
t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{
bytes:e,job:s,table:i}=this,u=e.length,h=[];for(;t=(0,o.AN)(e,t,u),!(0,o.w1)(e,t,"trailer");){const J=(0,o.JI)(e,t,u),it=(0,o.JI)(e,(0,o.AN)(e,J.after,u),u);if(J.
value<0||it.value<0)return;const ft={at:(0,o.AN)(e,it.after,u),first:J.value,row:0};for(let ht=0;ft.row===ht&&ht<it.value;){if(ht=Math.min(ht+le,it.value),!An(e,
ft,ht,i,h))return;const gt=s.pace.step(le*20);gt&&await gt}if(ft.row<it.value)return;t=ft.at}const k=s.limits.objectValues/vn,$=new ct.i(e,t+7,u,s.limits.nesting,
void 0,k,et),nt=$.value();this.spent+=$.at-t;const rt=s.pace.step(Ze*($.at-t));if(rt&&await rt,!(0,a.Zm)(nt)||this.spent>u)return;const st=nt.get("XRefStm");if(!(typeof st==
"number"&&st!==0&&(!(st>0&&st<u)||!await this.readStream(st)))){for(const J of h)J<0?i.offer(~J,X.jC,0,X.ZQ):i.offer(J,X.jC,0,0);return{trailer:nt,stream:!1,wellFormed:Number.
isInteger(nt.get("Size"))&&(0,Qe.D)(e,t+7,u)}}}async readStream(t){const{bytes:e,job:s,table:i}=this,u=(0,o.ay)(e,t,e.length);if(!u)return;const h=await Tn(e,u.
body,s);if(!h)return;this.spent+=h.parsed;const{trailer:k,rows:$}=h,nt=en(k.get("W")),[rt=0,st=0,J=0]=nt,it=rt+st+J;if(nt.length<3||it<1||nt.some(Mt=>Mt<0||Mt>8)||
this.spent>e.length)return;const ft=k.get("Size"),ht=en(k.get("Index")),gt=ht.length>=2;ht.length<2&&ht.splice(0,ht.length,0,typeof ft=="number"?ft:Math.floor($.
length/it));let pt=0;for(let Mt=0;Mt+1<ht.length&&pt+it<=$.length;Mt+=2){const jt=s.pace.step(xn);jt&&await jt;for(let Lt=0;Lt<ht[Mt+1]&&pt+it<=$.length;Lt++,pt+=
it){const Xt=ht[Mt]+Lt;if(Xt<0)continue;const Jt=rt===0?1:Ge($,pt,rt),de=Ge($,pt+rt,st),Je=Ge($,pt+rt+st,J);if(Jt===1&&de>0?i.offer(Xt,X.tL,Math.min(de,e.length),
Math.min(Je,65535)):Jt===2?i.offer(Xt,X.UT,Math.min(de,s.limits.objects),Math.min(Je,s.limits.objects)):Jt<2&&i.offer(Xt,X.jC,0,Jt===1?X.ZQ:0),Lt%le===le-1){const on=s.
pace.step(le*20);on&&await on}}}const Ot=s.pace.step(Ze*h.written);if(Ot&&await Ot,!(gt&&pt<Fn(ht)*it))return{trailer:k,stream:!0,wellFormed:(0,Qe.D)(e,u.body,e.
length)}}}function An(n,t,e,s,i){for(;t.row<e&&((t.row>0||t.first!==1)&&Mn(n,t,e,s,i),t.row!==e);){const u=Dn(n,t,s,i);if(u!=="row")return u==="end"}return!0}function Mn(n,t,e,s,i){
const{length:u}=n;let{at:h,row:k}=t;for(;k<e&&h+20<=u;k++,h+=20){const $=n[h+17],nt=n[h+18],rt=n[h+19];if(n[h+10]!==o.Z4||n[h+16]!==o.Z4||$!==o.yq&&$!==o.MV||nt!==
o.Z4&&nt!==o.u7||rt!==o.kR&&rt!==o.u7||n[h]<o.l0||n[h]>o.ev||n[h+9]<o.l0||n[h+9]>o.ev)break;const st=((((((n[h+2]*10+n[h+3])*10+n[h+4])*10+n[h+5])*10+n[h+6])*10+
n[h+7])*10+n[h+8])*10+n[h+9]-o.l0*11111111,J=(n[h]*10+n[h+1]-o.l0*11)*1e8+st;if($===o.MV||J===0){i.push($===o.MV?t.first+k:~(t.first+k)),qe(n,J,t.first+k,s);continue}
const it=(((n[h+11]*10+n[h+12])*10+n[h+13])*10+n[h+14])*10+n[h+15]-o.l0*11111,ft=J>0&&J<u?J:u;s.offer(t.first+k,X.tL,ft,Math.max(0,Math.min(it,65535)))}t.at=h,t.
row=k}function Dn(n,t,e,s){const i=n.length,u=(0,o.AN)(n,t.at,i);t.at=u;const h=(0,o.JI)(n,u,i);if(h.value<0)return"end";let k=tn(n,h.after);const $=(0,o.JI)(n,
k,i);if($.value<0)return"damaged";k=tn(n,$.after);const nt=n[k];if(nt!==o.yq&&nt!==o.MV)return"damaged";const{row:rt}=t;rt===0&&t.first===1&&nt===o.MV&&h.value===
0&&$.value===65535&&(t.first=0);const st=t.first+rt;return nt===o.yq&&h.value>0?e.offer(st,X.tL,Math.min(h.value,i),Math.min($.value,65535)):(s.push(nt===o.MV?st:
~st),qe(n,h.value,st,e)),t.at=(0,o.j8)(n,k+1,i),t.row=rt+1,"row"}function qe(n,t,e,s){t>0&&t<n.length&&(0,o.yp)(n[t])&&(0,o.ay)(n,t,n.length)?.number===e&&s.wronglyFree.
add(e)}function tn(n,t){for(;n[t]===o.Z4||n[t]===o.d2;)t++;return t}const vn=4;async function Tn(n,t,e){const{limits:s}=e,i=new ct.i(n,t,n.length,s.nesting,void 0,
s.objectValues,et),u=i.value();if(!(0,a.Zm)(u))return;const h=u.get("Type");if(!(h instanceof a.SX)||h.text!=="XRef")return;const k=(0,o.AN)(n,i.at,n.length);if(!(0,o.
w1)(n,k,"stream"))return;const $=(0,mt.ni)(n,k),nt=i.at-t,rt=u.get("Length"),st=typeof rt=="number"?$+rt:-1,J=st>=$&&st<=n.length&&(0,mt.VF)(n,st)?st:(0,o.bS)(n).
indexOf("endstream",$);try{const it=n.subarray($,J<0?n.length:J);let ft=it;const ht=e.pace.step(Ze*nt);ht&&await ht;const gt={found:!1,mismatch:!1},pt=$e(u.get(
"Filter")),Ot=$e(u.get("DecodeParms")??null);for(const[Mt,jt]of pt.slice(0,s.filters).entries()){const Lt=Ot[Mt];jt instanceof a.SX&&(ft=await Rn(jt.text,ft,(0,a.
Zm)(Lt)?Lt:void 0,e,gt))}return gt.mismatch||gt.found&&!(0,H.QJ)(it,gt)?void 0:{trailer:u,rows:ft,written:nt,parsed:nt+it.length}}catch(it){if(it instanceof r.zU&&
it.code==="limit_exceeded"||it instanceof wn.Q)throw it;return}}const Pn=4096;async function Rn(n,t,e,s,i){return(n==="FlateDecode"&&t.length>Pn?await(0,pn.V)(t,
e,s.memory,s,i):void 0)??(0,mn.tN)(n,t,e,s.memory,i)}function Fn(n){let t=0;for(let e=1;e<n.length;e+=2)t+=Math.max(0,n[e]);return t}function Ge(n,t,e){let s=0;
for(let i=0;i<e;i++)s=s*256+n[t+i];return s}const $e=n=>n==null?[]:Array.isArray(n)?n:[n],en=n=>$e(n).map(t=>typeof t=="number"?Math.trunc(t):-1);var nn=S(75162),
_n=S(43767);async function Cn(n,t,e={}){const{limits:s,memory:i}=t,u=(0,o.gq)(n),h=Ne(u,s);i.admit(u.length);const k=h>0?[u.subarray(h),u]:[u];for(const nt of k){
const rt=await Sn(nt,t);if(!rt?.trailer.has("Root"))continue;const st=await Ye(nt,{...rt,damaged:rt.damaged||h<0},t);if(!un(st))continue;const J=new Ct(nt,t,st);
if(J.suspect&&await rn(J),Nn(J))continue;Ae(J,e);const it=await Xe(J);if(!it&&J.security?.locked!==!0)continue;if(!it)return J;const ft=t.asked?.of(n);re(J);const ht=new Set(
[...st.table.unlisted,...ft?.asked??[]]),gt=await bn(J,st,ht,e),pt=gt??J,{table:Ot}=st;await In(pt,ft?.broken??[]),t.asked?.watch(n,{asked:Ot.unlisted,broken:Ot.
broken,doubtful:Ot.doubtful,damaged:Ot.damagedKinds});const{count:Mt,claimed:jt,blank:Lt,isAdopted:Xt,isWanting:Jt,bare:de}=pt.pages;return st.isMended||gt!==void 0||
Xt||Ot.broken.size>0||Ot.mended.size>0||Mt!==jt||Lt.length>0||re(pt).length>0?await He(pt,!1,ft?.damagedData):(Jt||de.length>0||Ot.doubtful.size>0||ft?.isDoubtful||
ft?.damagedData.length||Ln(n))&&await He(pt,!0,ft?.damagedData),pt}const $=await Bn(u,t,e);return await He($,!1,t.asked?.of(n).damagedData),t.asked?.watch(n,{...kn,
damaged:$.table.damagedKinds}),$}const kn={asked:new Set,broken:new Map,doubtful:new Set},Ln=n=>(0,Se.NW)(n)||(0,Pe.n)(n);async function In(n,t){const{job:e,table:s}=n;
for(const i of t){const u=e.pace.step(n.objectStream(i)?.data.length??0);u&&await u}n.suspect||=s.broken.size>0}async function bn({bytes:n,job:t},e,s,i){const{table:u}=e,
h=await an(n,u,s,t);if(h.length===0)return;for(const{number:rt,start:st,generation:J}of h)u.set(rt,X.tL,st,J);const k=new Int32Array(u.size);k.set(e.bodies.subarray(
0,u.size));for(const{number:rt,body:st}of h)k[rt]=st;const $=new Ct(n,t,{...e,damaged:!0,bodies:k});return Ae($,i),await ut($,h.map(({number:rt})=>rt)),$.tableChanged(),
[...s].some(rt=>Ve(u,rt))&&await Xe($)?$:void 0}async function Bn(n,t,e){const s=await fe(n,t),i=new Ct(n,t,await Ye(n,s,t));return await rn(i),Ae(i,e),await lt(
i,s.plainUntil),i.tableChanged(),await Et(i),Ae(i,e),!await Xe(i)&&i.security?.locked!==!0&&await kt(i,i.pages),i}async function He(n,t=!1,e=[]){const{job:s,pages:i}=n;
if(!s.onRepaired)return;const u=i.bare.length>0&&n.security?.locked!==!0&&await we(n),h=await(0,Gt.T)(n,i,{isContentLost:u}),k=n.security?.locked===!0?[]:re(n),
$=(0,Gt.q)(h)?e.filter(rt=>!Re.h5.has(rt)):e,nt=t&&e.length>0&&n.table.doubtful.size===0;(!t||(0,Gt.q)(h)||$.length>0)&&s.onRepaired({...h,lostParts:k,damagedData:$,
isOfDataAlone:nt,isOfText:(0,Se.h9)(n.bytes)})}async function Xe(n){return n.get(n.catalogNumber)instanceof a.Bi?(Kn(n),await n.pages.read(),Wn(n)&&await kt(n,n.
pages),n.pages.count>0):!1}const Nn=n=>n.trailer.has("Encrypt")&&!n.dict(n.trailer.get("Encrypt")),Un=["Pages","Names","Dests","Outlines","AcroForm","PageLabels",
"StructTreeRoot","OCProperties","Metadata"];function Kn(n){const t=n.get(n.catalogNumber);if(!(t instanceof a.Bi))return;sn(n,n.catalogNumber,t,Un);const e=n.catalog.
get("AcroForm");if(!(e instanceof a.oS)||n.entry(e.number,"Fields")!==void 0)return;const s=n.get(e);s instanceof a.Bi&&sn(n,e.number,s,["Fields"])}function sn(n,t,e,s){
const i=(0,_n.r)(e,s);if(i){n.put(t,i.dict),n.suspect=!0;for(const u of i.keys)n.table.mended.add(u)}}async function rn(n){if(n.dict(n.trailer.get("Encrypt")))return;
const t=await je(n);t&&n.trailer.set("Encrypt",t)}function Wn(n){const{catalog:t,pages:e}=n,s=t.get("Pages");return e.count===1&&s instanceof a.oS&&s.number===e.
number(0)&&(0,a.Eo)(n.entry(s.number,"Type"),"Pages")}function Ae(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.get("Encrypt");if(n.security||s===void 0)return;
const i=n.resolve(s);if(!(i instanceof a.Bi))throw(0,r.O$)("its encryption dictionary is missing");const u=(0,b.WW)(n,n.trailer.get("ID")??null,1);u!==null&&n.trailer.
set("ID",u);const h=Array.isArray(u)?u[0]:void 0,k=(0,b.WW)(n,i,8),$=h instanceof a.Mx?h.bytes:void 0,nt=()=>(0,nn.VH)(k,{known:$,possible:$?[]:ot(n.bytes)},t),
rt=e?jn(nt,()=>(0,nn.vK)(k)):nt();n.unlock(rt,s instanceof a.oS?s.number:-1)}function jn(n,t){try{return n()}catch(e){if(!(e instanceof r.zU&&["password_require\
d","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),62328:((wt,at,S)=>{S.d(at,{D:()=>N,n:()=>z});var r=S(58552),o=S(48249),Q=S(83287),H=S(52205),
a=S(78157),Z=S(45599),W=S(23334);function K(E,T){if(T.length===0)return!1;const U=(0,a.bS)(T);return E==="DCTDecode"||E==="DCT"?O(U):E==="JPXDecode"?U.lastIndexOf(
L)<U.length-R:E==="JBIG2Decode"&&y(U)}const[b,P,L]=[Buffer.of(255,216),Buffer.of(255,218),Buffer.of(255,217)],R=16;function O(E){if(!E.subarray(0,64).includes(b))
return!0;const T=E.lastIndexOf(P),U=E.lastIndexOf(L);return T<0||U<T||f(E,T+P.length,U)}function f(E,T,U){for(let Y=E.indexOf(255,T);Y>=0&&Y<U;Y=E.indexOf(255,Y+
1)){const et=E[Y+1];if(et>1&&et<192||et>=240&&et<254)return!0}return!1}function y(E){for(const{end:T}of(0,W.d)(E))if(T>E.length)return!0;return!1}var x=S(96690);
const p=1<<25,F=1<<23,w=1<<18,[A,c]=[2e3,2],g=Buffer.alloc(512),l=4096,[v,I]=[1<<23,1<<26],B=Buffer.alloc(16);function z(E){if(E.length>I)return!1;const T=E.length>
v?l:g.length;for(let U=0;U+g.length<=E.length;U+=T)if(!(E[U]!==0||E[U+256]!==0)&&g.equals(E.subarray(U,U+g.length)))return!0;return!1}const _=new Set(["DCTDecod\
e","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]),D=2;class N{document;notes;known=new Map;memory;left=p;constructor(T,U){this.document=T,this.notes=U,
this.memory=T.memory.fork()}async has(T,U="data"){if(!(T instanceof Z.oS))return!1;const{number:Y}=T,et=this.known.get(Y);if(et!==void 0)return et;const{document:X}=this,
ct=X.resolve(T),dt=ct instanceof Z.Z6?await this.look(ct,U):void 0;dt&&this.notes&&(0,Q.Eb)(X,ct,dt);const mt=dt!==void 0&&(dt.found||dt.mismatch===!0);this.known.
set(Y,mt);const St=X.job.pace.step(A+(U==="data"||!(ct instanceof Z.Z6)?0:c*ct.data.length));return St&&await St,mt}async look(T,U){const{length:Y}=T.data,et=U===
"content",X=(0,H.c3)(this.document,T.dict.get("Filter")).map(vt=>vt instanceof Z.SX?vt.text:"");if(Y>F||Y>this.left)return this.isCutShort(T)?{found:!0}:void 0;
if(this.left-=Y,X.some(vt=>_.has(vt)))return{found:await this.isDamagedImage(T,X)};if(et&&!X.every(vt=>(0,o.TT)(vt)))return{found:!0};const ct=await this.decode(
T,X);if(!ct)return;const{damage:dt}=ct;if((dt.found||dt.mismatch===!0)&&!(0,Q.QJ)(this.document.encoded(T),dt))return dt;const St=(0,a.bS)(ct.data),Dt=et&&St.includes(
B)&&!St.includes("EI"),Tt=X.length===0;return et&&Tt&&(0,x.CS)(St)?{found:!0}:Tt&&(et?q(St):U==="map"&&j(St))?{found:!0}:{found:Dt||Tt&&(this.isCutShort(T)||this.
isFontOfOtherLength(T,St.length))}}async decode(T,U){const{document:Y,memory:et}=this,X={found:!1,mismatch:!1};try{const ct=await(0,Q.m_)(Y,T,et,X);if(ct)return{
data:ct,damage:X};const mt=U.length>0&&T.data.length>w?void 0:(0,Q.US)(Y,T,et,!0);return mt&&{data:mt.data,damage:mt.damage??{found:!mt.whole}}}catch(ct){if(!(ct instanceof
r.zU)||ct.code==="cancelled")throw ct;if(ct.code==="unreadable_document")return{data:new Uint8Array(0),damage:{...X,found:!0}};this.left=0;return}}async isDamagedImage(T,U){
if(this.isCutShort(T))return!0;const Y=this.document.encoded(T);if((0,a.bS)(Y).includes(g))return!0;const et=U.findIndex(Dt=>_.has(Dt)),[X,ct]=[U.slice(0,et),U[et]];
if(et===0)return K(ct,Y);const dt=await this.decode(this.withFilters(T,et),X);if(!dt)return!1;const{found:mt,mismatch:St}=dt.damage;return(mt||St===!0)&&!(0,Q.QJ)(
Y,dt.damage)||K(ct,dt.data)}withFilters({dict:T,data:U,sealed:Y},et){const{document:X}=this,ct=new Z.Bi([...T]);for(const dt of["Filter","DecodeParms"])ct.set(dt,
(0,H.c3)(X,T.get(dt)).slice(0,et));return new Z.Z6(ct,U,Y)}isFontOfOtherLength({dict:T},U){const Y=["Length1","Length2","Length3"].map(X=>this.document.lengthOf(
T.get(X)));if(!T.has("Length1")||Y[0]<0)return!1;const et=Y.reduce((X,ct)=>X+Math.max(0,ct),0);return U<et||U>et+D}isCutShort({data:T,dict:U}){const{document:Y}=this,
{bytes:et}=Y,X=T.byteOffset-et.byteOffset+T.length;if(!(T.buffer===et.buffer&&X>=0&&X<=et.length)||Y.lengthOf(U.get("Length"))===T.length)return!1;const dt=(0,a.
AN)(et,X,et.length);return!(0,a.w1)(et,dt,"endstr")&&!(0,a.rg)(et,dt)}}function q(E){for(let T=0;T<E.length;T++){const U=E[T];if(U===a.IQ)T=(0,a.D)(E,T,E.length);else if(U===
a.Cx){if(T=(0,a.AZ)(E,T,E.length)-1,T<0)return!0}else if(U===a.Ah&&(0,a.wb)(E,T,"BI")&&a.Kl[E[T-1]??a.Z4]!==a.N9)return!1}return!1}const j=E=>E.includes("beginc\
map")&&!E.includes("endcmap")}),41869:((wt,at,S)=>{S.d(at,{T:()=>Z,q:()=>W});var r=S(45599),o=S(62328),Q=S(96690);const H=5e5,a=2e3;async function Z(x,p,{isContentLost:F=!1,
notes:w=!1}){const A=new y(x,w),c={content:new L,fonts:new L,images:new L},g=new Set(F?p.bare:[]);for(let D=0;D<p.count;D++){const N=p.number(D),q=g.has(N)?P:await A.
ofContent(x.entry(N,"Contents")),j=await A.ofResources(p.attribute(D,"Resources"));c.content.add(D+1,Math.max(q,j.forms)),c.fonts.add(D+1,j.fonts),c.images.add(
D+1,j.images);const E=x.job.pace.step(a);E&&await E}const l=p.blank.map(D=>p.indexOf(D)+1).filter(D=>D>0),{broken:v}=x.table,I=[...v.values()].reduce((D,N)=>D+N,
0),{count:B,claimed:z,isOrderLost:_}=p;return{count:B,claimed:z,lost:l,withoutContent:c.content.lost,withoutFonts:c.fonts.lost,withoutImages:c.images.lost,damagedContent:c.
content.damaged,damagedFonts:c.fonts.damaged,damagedImages:c.images.damaged,isOrderLost:_,brokenStreams:v.size,lostObjects:I,mendedKeys:[...x.table.mended]}}const W=x=>[
x.withoutContent,x.withoutFonts,x.withoutImages,x.damagedContent,x.damagedFonts,x.damagedImages].some(p=>p.length>0),[K,b,P]=[0,1,2];class L{lost=[];damaged=[];add(p,F){
F===P?this.lost.push(p):F===b&&this.damaged.push(p)}}const R=x=>(0,r.Eo)(x.get("Subtype"),"Form")||x.has("PatternType"),O={fonts:K,images:K,forms:K},f={fonts:P,
images:P,forms:K};class y{document;looks=0;known=new Map;fonts=new Map;streams;constructor(p,F){this.document=p,this.streams=new o.D(p,F)}async ofContent(p){if(p==
null)return K;let F=K;return await this.lookAt(this.document.array(p)??[p],async w=>{F=Math.max(F,this.isOfOtherKind(w)?P:await this.ofStream(w,!0))}),F}isOfOtherKind(p){
if(!(p instanceof r.oS))return p!==null;const F=this.document.resolve(p);return F instanceof r.Z6&&(0,Q.l2)(F.dict)}async ofResources(p,F=0){const{document:w}=this;
if(this.isLost(p))return f;if(p instanceof r.oS)return this.once(p.number,()=>this.ofResources(w.get(p),F+1));if(!(p instanceof r.Bi)||F>w.job.limits.formDepth)
return O;let[A,c,g]=[this.stateOf(p.get("Font")),this.stateOf(p.get("XObject")),K];return await this.lookAt(this.valuesOf(p.get("Font")),async l=>{A=Math.max(A,
await this.ofFont(l))}),await this.lookAt(this.drawnIn(p),async l=>{const v=l instanceof r.oS?w.resolve(l):null,I=v instanceof r.Z6&&R(v.dict),B=await this.ofStream(
l,I);if(I?g=Math.max(g,B):c=Math.max(c,B),!(l instanceof r.oS)||!(v instanceof r.Z6))return;const z=await this.once(l.number,()=>this.ofDrawn(v,I,F+1));A=Math.max(
A,z.fonts),c=Math.max(c,z.images),g=Math.max(g,z.forms)}),{fonts:A,images:c,forms:g}}*drawnIn(p){const{document:F}=this;yield*this.valuesOf(p.get("XObject"));for(const w of this.
valuesOf(p.get("Pattern")))F.resolve(w)instanceof r.Z6&&(yield w);for(const w of this.valuesOf(p.get("ExtGState"))){const A=F.dict(F.dict(w)?.get("SMask"))?.get(
"G");A!==void 0&&(yield A)}}async ofDrawn({dict:p},F,w){if(F)return this.ofResources(p.get("Resources"),w);const A=p.get("SMask");return{...O,images:A instanceof
r.oS?await this.ofStream(A):K}}valuesOf(p){return this.document.dict(p)?.values()??[]}async lookAt(p,F){for(const w of p){if(++this.looks>H)return;await F(w);const A=this.
document.job.pace.step(a);A&&await A}}async once(p,F){const w=this.known.get(p);if(w)return w;this.known.set(p,O);const A=await F();return this.known.set(p,A),A}async ofFont(p){
if(!(p instanceof r.oS))return this.ofFontDictionary(p);let F=this.fonts.get(p.number);return F===void 0&&this.fonts.set(p.number,F=await this.ofFontDictionary(
p)),F}async ofFontDictionary(p){const{document:F}=this;if(this.isLost(p))return P;const w=F.dict(p),A=F.array(w?.get("DescendantFonts"))?.slice(0,1)??[];if(A.some(
l=>this.isLost(l)))return P;const c=(F.dict(A[0])??w)?.get("FontDescriptor");if(this.isLost(c))return P;const g=["FontFile","FontFile2","FontFile3"].map(l=>F.dict(
c)?.get(l));if(g.some(l=>this.isLost(l)))return P;for(const l of g)if(await this.streams.has(l))return b;return await this.streams.has(w?.get("ToUnicode"),"map")?
b:this.ofGlyphs(w?.get("CharProcs"))}async ofGlyphs(p){let F=K;return await this.lookAt(this.valuesOf(p),async w=>{F===K&&await this.streams.has(w,"content")&&(F=
b)}),F}async ofStream(p,F=!1){return p instanceof r.oS?this.document.resolve(p)instanceof r.Z6?await this.streams.has(p,F?"content":"data")?b:K:P:K}stateOf(p){return this.
isLost(p)?P:K}isLost(p){return p instanceof r.oS&&this.document.resolve(p)===null}}}),96690:((wt,at,S)=>{S.d(at,{BP:()=>L,CS:()=>P,l2:()=>K});var r=S(48249),o=S(
54619),Q=S(78157),H=S(79725),a=S(45599);const Z=200,W=100,K=O=>O.get("Subtype")instanceof a.SX&&!(0,a.Eo)(O.get("Subtype"),"Form"),b=120;function P(O,f=0){const[
y=0,x=0]=[O[f],O[f+1]];return(y&15)!==8||y>b||(y*256+x)%31!==0?!1:y===b||x>=128}class L{document;entries=new H.R;pages=0;constructor(f){this.document=f}isOdd(f,y){
if(++this.pages>Z||y>=0&&this.isPlain(y))return!1;const{document:x}=this,p=x.entry(f,"Contents")??null;return p instanceof a.oS&&this.isPlain(p.number)?!1:(x.array(
p)??[p]).slice(0,W).some(w=>this.isOddItem(w))}isOddItem(f){return f===null?!1:!(f instanceof a.oS)||this.document.table.leadsTo(f.number)&&!this.isPlain(f.number)}isPlain(f){
const{document:y,entries:x}=this,{bytes:p}=y,F=y.place(f);if(y.table.kind[f]!==o.tL||!F||!x.locate(p,F.start,F.end))return y.isStream(f);const w=(0,Q.AN)(p,x.close+
2,F.end);if(!(0,Q.w1)(p,w,"stream"))return!1;const A=x.find(p,"Subtype");if(A>=0&&!(0,Q.wb)(p,x.at[A+2],"/Form"))return!1;const c=x.find(p,"Filter");return c>=0?
this.isKnownFilter(p,x.at[c+2],x.at[c+3]):!P(p,(0,Q.AN)(p,w+6,F.end))}isKnownFilter(f,y,x){if((0,Q.yp)(f[y]))return this.document.table.leadsTo((0,Q.JI)(f,y,x).
value);const p=f[y]===Q.WL,F=p?(0,Q.AN)(f,y+1,x):y;if(f[F]!==Q.cL)return p;if((0,Q.wb)(f,F,"/FlateDecode"))return!0;let w=F+1;for(;w<x&&w-F<R&&Q.Kl[f[w]]===Q.N9;)
w++;return(0,r.TT)((0,Q.bS)(f.subarray(F+1,w)).toString("latin1"))}}const R=32}),67382:((wt,at,S)=>{S.d(at,{$:()=>H,B:()=>Z});var r=S(54619),o=S(78157),Q=S(45599);
function H(W,K,b,P){if(!(0,o.yp)(K[b]))return!0;const{value:L}=(0,o.JI)(K,b,P);return W.table.kind[L]!==r.tL?!0:W.bytes[(0,o.AN)(W.bytes,W.bodies[L],W.bytes.length)]!==
o.iH}const a=50;class Z{document;arrays=new Map;constructor(K){this.document=K}keep(K){const{document:b}=this,P=b.entry(K,"Contents");if(P===void 0||this.isStreamRef(
P))return;const L=(0,Q.i9)(P)?this.leftOfObject(P):this.leftOf(P);L!==P&&b.patch(K,{Contents:L})}leftOfObject(K){const{arrays:b,document:P}=this;if(!b.has(K.number)){
const L=P.array(K),R=L&&this.leftOf(L);b.set(K.number,R===void 0?void 0:R===L?K:P.add(R))}return b.get(K.number)}leftOf(K){if(!Array.isArray(K))return;this.document.
job.pace.add(a*K.length);const b=K.filter(P=>this.isStreamRef(P));return b.length<K.length?b:K}isStreamRef(K){return(0,Q.i9)(K)&&this.document.isStream(K.number)}}}),
51271:((wt,at,S)=>{S.d(at,{L:()=>o});var r=S(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(a=!0){this.sound=a}node(a,Z){return a<0&&(this.
sound=!1),this.parents.push(Z),this.numbers.push(a)-1}has(a){return(this.known??=new Set(this.numbers)).has(a)}page(a,Z){(a<0||this.numbers[a]!==Z)&&(this.sound=
!1),this.homes.push(a)}fork(){const a=new o(this.sound);return a.numbers=this.numbers,a.parents=this.parents,a.homes=this.homes,a}async drop(a,Z,W){if(!this.sound)
return!1;const{numbers:K,parents:b,homes:P}=this,L=new Int32Array(K.length),R=new Uint8Array(K.length),O=new Set;for(let f=0;f<Z.length;f++)W[f]?L[P[f]]++:(R[P[f]]=
1,O.add(Z[f]));for(let f=K.length-1;f>0;f--){const y=b[f];L[y]+=L[f],R[f]&&L[f]===0&&O.add(K[f]),R[y]|=R[f]}for(let f=0;f<K.length;f++){if(!R[f]||L[f]===0)continue;
const y=a.edit(K[f]),x=y instanceof r.Bi?a.array(y.get("Kids"))??[]:[];y instanceof r.Bi&&y.set("Kids",x.filter(F=>!Q(F,O))).set("Count",L[f]);const p=a.job.pace.
step(x.length*50);p&&await p}return this.homes=P.filter((f,y)=>W[y]),!0}}const Q=(H,a)=>(0,r.i9)(H)&&a.has(H.number)}),83363:((wt,at,S)=>{S.d(at,{i:()=>g,S:()=>l});
var r=S(98446),o=S(42973),Q=S(79725),H=S(43767),a=S(45599),Z=S(96690),W=S(78157),K=S(67382);function b(j,E,T){T.parent=T.contents=-1,T.lists=T.isBare=!1;const U=j.
place(E),{entries:Y}=T;if(U&&j.locate(E,U,Y)&&Y.find(U.bytes,"Kids")<0){if(Y.used===Y.first)return"none";const ct=Y.find(U.bytes,"Type");if(ct>=0&&(0,W.wb)(U.bytes,
Y.at[ct+2],"/Page")){if(U.bytes[(0,W.AN)(U.bytes,Y.close+2,U.end)]===W.HY)return F(j,E);const mt=Y.find(U.bytes,"Contents");if(x(U.bytes,Y)&&p(j,E))return"uncle\
ar";T.isBare=mt<0||(0,W.wb)(U.bytes,Y.at[mt+2],"null"),mt>=0&&P(j,U.bytes,Y.at[mt+2],Y.at[mt+3],T);const St=Y.find(U.bytes,"Parent");return St>=0&&(T.parent=(0,W.
JI)(U.bytes,Y.at[St+2],Y.at[St+3]).value),"page"}const dt=j.get(E);return dt instanceof a.Bi&&f(j,dt)?"unclear":"none"}const et=j.get(E);return!(et instanceof a.
Bi)||et.size===0?"none":(0,a.Eo)(et.get("Type"),"Page")&&!L(j,et)?"unclear":j.array(et.get("Kids"))?"node":f(j,et)?"unclear":"none"}function P(j,E,T,U,Y){Y.lists=
(0,K.$)(j,E,T,U),(0,W.yp)(E[T])&&(Y.contents=(0,W.JI)(E,T,U).value)}function L(j,E){const T=j.array(E.get("Kids"));return T!==void 0&&T.length>0&&!E.has("Conten\
ts")&&Number.isInteger(j.resolve(E.get("Count")))}const R=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],O=["MediaBox","Resources"];function f(j,E){
const T=j.resolve(E.get("Type"));if(!(T instanceof a.SX&&T.text!=="Pages"))return R.some(et=>E.has(et));const Y=E.get("Contents")instanceof a.oS||j.array(E.get(
"Contents"))!==void 0;return O.some(et=>E.has(et))||Y&&E.get("Parent")instanceof a.oS&&!E.has("Subtype")}const y=["Contents","Resources","Annots","MediaBox"],x=(j,E)=>y.
some(T=>E.find(j,T)<0&&E.findMisspelt(j,T)>=0);function p(j,E){const T=j.get(E),U=T instanceof a.Bi?(0,H.r)(T,y):void 0;if(!U)return!1;j.put(E,U.dict);for(const Y of U.
keys)j.table.mended.add(Y);return!0}function F(j,E){const T=j.get(E);return T instanceof a.Z6?(j.put(E,new a.Bi([...T.dict].filter(([U])=>!/^(Length|Filter|DecodeParms)$/.
test(U)))),"unclear"):"page"}var w=S(51271);class A{document;left;sizes=new Map;constructor(E){this.document=E,this.left=E.job.limits.nodes}make(E){const T=this.
document.get(E),U=this.sizes.get(E)??c(T);if(this.sizes.set(E,U),this.left-=U,this.left<0)throw(0,o.FU)("nodes",`The document refers to the same pages too often\
: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(T instanceof
a.Bi?new a.Bi(T):T).number}}function c(j){const E=[j];let T=0;for(let U=E.pop();U!==void 0;U=E.pop())if(T++,Array.isArray(U))for(const Y of U)E.push(Y);else if(U instanceof
a.Bi)for(const Y of U.values())E.push(Y);return T}const g=["Resources","MediaBox","CropBox","Rotate"];async function l(j){return new v(j).read()}class v{document;numbers=[];ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new w.L;bare=[];look={parent:-1,lists:!1,isBare:!1,contents:-1,entries:new Q.R};seen=new Set;copies;glance;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(E){
this.document=E,this.copies=new A(E),this.glance=new Z.BP(E)}async read(){const{document:E,open:T}=this,{pace:U}=E.job,Y=E.catalog.get("Pages")??null;for(T.push(
{kids:[Y],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});T.length>0;){const et=T[T.length-1];if(et.next===et.kids.length){T.pop(),T.length>0&&this.close(
et);continue}const X=et.kids[et.next++];et.next===et.kids.length&&(et.kids=I,et.next=0);const ct=U.step(400);ct&&await ct,X instanceof a.oS?this.visit(X,et):this.
visitNode(X,-1,et)}return this.finish(Y)}close({claimed:E,before:T,lost:U}){const Y=this.numbers.length-this.dropped-T;E!==Y&&(this.irregular=!0,!(typeof E=="nu\
mber"&&E>=Y)&&(this.dropped+=this.lost.length-U,this.lost.length=this.lostNumbers.length=U))}visit(E,T){const{document:U,seen:Y,look:et}=this,{number:X}=E,ct=Y.
has(X);Y.add(X);const dt=b(U,X,et);if(E.generation!==U.generation(X)&&(this.irregular=!0),dt==="page"||dt==="unclear"){ct&&(this.irregular=!0);const mt=ct?this.
copies.make(X):X;dt==="unclear"?this.unclear.push(mt):this.keepEntries(X),(dt==="unclear"||et.lists)&&this.listing.push(mt),et.isBare&&this.bare.push(mt),this.isWanting||=
this.glance.isOdd(X,et.contents),this.add(mt,T,et.parent);return}dt==="none"&&!ct&&this.lose(T,X),dt==="none"||ct?this.irregular=!0:this.visitNode(E,X,T)}keepEntries(E){
const{document:T,look:U}=this,{scan:Y,marksFrom:et,marksTo:X}=U.entries,{table:ct}=T;for(let dt=et;dt<X;dt+=3){const mt=Y.marks[dt];ct.askFor(mt),this.isWanting||=
!ct.leadsTo(mt)}T.keepEntries(E,U.entries)}visitNode(E,T,U){const{document:Y,inherited:et}=this,X=this.mendNode(Y.dict(E),T);if(!X){this.irregular=!0,this.lose(
U,T);return}const ct=Y.array(X.get("Kids"));if(!ct){T<0&&this.visitDirectPage(X,U);return}const dt=N(X);let mt=U.from;dt&&(mt=et.push({...et[mt],...dt})-1),(0,a.
Eo)(Y.resolve(X.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:ct,next:0,from:mt,home:this.nodes.node(T,U.home),claimed:Y.resolve(X.get("Count")),
before:this.numbers.length-this.dropped,lost:this.lost.length}),Y.release(T)}mendNode(E,T){const U=E&&(0,H.r)(E,g);if(!U)return E;const{document:Y}=this;T>=0&&Y.
put(T,U.dict);for(const et of U.keys)Y.table.mended.add(et);return U.dict}visitDirectPage(E,{from:T}){if(!(0,a.Eo)(E.get("Type"),"Page"))return;this.irregular=!0;
const{number:U}=this.document.add(E);this.numbers.push(U),this.listing.push(U),this.ancestry.push(T)}add(E,{from:T,home:U},Y){this.numbers.push(E),this.ancestry.
push(T),this.nodes.page(U,Y);const{pages:et}=this.document.job.limits;if(this.numbers.length>et)throw q(et)}lose(E,T){E.home<0||(this.lost.push(this.numbers.length),
this.lostNumbers.push(T),this.add(B,E,-1))}finish(E){const{document:T,numbers:U,ancestry:Y,inherited:et,lost:X,unclear:ct,listing:dt,nodes:mt}=this;for(const Ft of this.
lostNumbers)T.table.doubtFree(Ft);X.length===U.length-this.dropped&&(X.length=0);const St=X.map(Ft=>U[Ft]=T.add(D(et[Y[Ft]])).number);z(U,Y);const Dt=T.dict(E),
Tt=T.resolve(Dt?.get("Count")),vt=Tt!==U.length||E instanceof a.oS&&U[0]===E.number||Dt?.has("Parent")===!0;return{numbers:U,ancestry:Y,inherited:et,irregular:this.
irregular||vt,unclear:ct,listing:dt,nodes:mt,claimed:typeof Tt=="number"?Tt:void 0,blank:St,isWanting:this.isWanting,bare:this.bare}}}const I=[],B=-1;function z(j,E){
let T=j.indexOf(B);if(!(T<0)){for(let U=T;U<j.length;U++)j[U]!==B&&(j[T]=j[U],E[T++]=E[U]);j.length=E.length=T}}const _=[0,0,612,792];function D(j){const E=new a.
Bi([["Type",new a.SX("Page")]]);return j.MediaBox===void 0?E.set("MediaBox",[..._]):E}function N(j){let E;for(const T of g){const U=j.get(T);U!==void 0&&((E??={})[T]=
U)}return E}function q(j){const E=(0,r.y_)(j,"page");return(0,o.FU)("pages",`The document has more than ${E}`,"Split it with another program first")}}),33973:((wt,at,S)=>{
S.d(at,{Gy:()=>f,Rf:()=>y,Ip:()=>x});var r=S(54619),o=S(87598),Q=S(85368),H=S(88500);class a{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new H.
s;signed=new Set;constructor(D,N,q){this.detail=N,this.strings=q,this.scan.strings=q;const j=new Int32Array(N?8*D:D);this.done=new Uint8Array(N?D:0);const E=T=>j.
subarray(T*D,(T+1)*D);this.end=E(0),this.valueEnd=E(1),this.dataStart=E(2),this.dataEnd=E(3),this.lengthStart=E(4),this.lengthEnd=E(5),this.from=E(6),this.to=E(
7)}}var Z=S(78157),W=S(79725),K=S(4e4),b=S(39150),P=S(45599);class L{scan=new H.s;ranges=new Map}const R=2;class O{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(D,N,q){
this.walked=q,this.live=new Uint8Array(D),this.via=new Int32Array(N?D:0)}}async function f(_,{watched:D}={}){const{markings:N,referrers:q}=await y([_],{watched:D,
detail:!0}),{live:j,via:E}=N[0];return{live:j,via:E,referrers:q}}async function y(_,D={}){const N=new g(_,D);return await N.run(),N}function x(_,{repairs:D}){for(const{
part:N,number:q,value:j}of D)_[N].put(q,j)}const p=100,F=100,w=2e3,A=-2;function c(_){if(_ instanceof P.Z6)return _.data.length+c(_.dict);if(Array.isArray(_))return 12*
_.length;if(!(_ instanceof P.Bi))return p;let D=30*_.size;for(const N of _.values())Array.isArray(N)&&(D+=12*N.length);return D}class g{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new W.R;strings;alias;constructor(D,{detail:N=!1,strings:q=!1,watched:j,alias:E}){if(this.documents=D,this.strings=
q,this.alias=E,this.markings=D.map(T=>new O(T.size,j!==void 0,v(T,q||N,q))),!!j){this.watched=new Uint8Array(D[0].size);for(const T of j)this.watched[T]=1}}async run(){
const{documents:D,stack:N}=this,[q]=D;for(const[j,E]of[...q.trailer].reverse())j!=="Encrypt"&&this.followValue(0,E);for(;this.values.length>0||N.length>0;){const j=q.
job.pace.step(this.values.length>0?this.followParts():this.followNext());j&&await j}for(const{live:j,signed:E,walked:T}of this.markings)for(const U of T.signed)
j[U]===1&&E.add(U)}followNext(){const D=this.stack.pop(),N=D%this.documents.length;return this.follow(N,(D-N)/this.documents.length)}visit(D,N){this.alias&&({part:D,
number:N}=this.alias(D,N)??{part:D,number:N}),this.watched&&this.watched[N]===1&&this.referrers.add(this.current);const q=this.markings[D],{live:j}=q;if(N>0&&N<
j.length&&j[N]!==0)return;const E=this.documents[D];if(N<=0||N>=j.length||!E.exists(N))return E.missed(N);j[N]=1,this.watched&&(q.via[N]=this.current),this.stack.
push(N*this.documents.length+D)}follow(D,N){const q=this.documents[D],j=this.markings[D],{walked:E}=j;if(this.current=N,j.count++,q.isChanged(N))return this.followChanged(
q,j,D,N);if(E.done[N]===1)return this.followAgain(q,j,D,N);const{scan:T,detail:U}=E;U||(T.used=0);const Y=T.used,et=q.table.kind[N]===r.tL?this.walk(q,E,N):this.
walkPlace(q,N,T);return et<0||T.byteRange&&this.isSignature(E.signed,N)?this.forget(T,Y).followRepaired(q,D,N):(j.bytes+=et,U&&(E.from[N]=Y,E.to[N]=T.used,E.valueEnd[N]=
this.extent.valueEnd,E.done[N]=1),this.followMarks(D,T,Y,T.used,T.lengthStart),F+et)}followChanged(D,N,q,j){const E=D.patched(j);if(!E){const ct=D.edited.get(j);
return l(ct)||ct===null?this.followRepaired(D,q,j):(this.followValue(q,ct),N.bytes+=c(ct),F)}const{detail:T}=N.walked;if(E.references&&!T&&!D.suspect){for(let ct=E.
first;ct<E.last;ct++)this.visit(q,E.references[ct]);return N.bytes+=E.end-E.start,F}const{scan:U,ranges:Y}=I(N);T||(U.used=0);const et=U.used,X=this.walkPlace(D,
j,U);return X<0||U.byteRange&&this.isSignature(N.signed,j)?this.forget(U,et).followRepaired(D,q,j):(N.bytes+=X,T&&Y.set(j,{from:et,to:U.used,valueEnd:this.extent.
valueEnd}),this.followMarks(q,U,et,U.used,U.lengthStart),F+X)}followAgain(D,N,q,j){const{walked:E}=N;return N.bytes+=E.end[j]>0?E.end[j]-D.table.place[j]:p,this.
followMarks(q,E.scan,E.from[j],E.to[j],E.lengthStart[j]),F}isSignature(D,N){return D.add(N),this.strings}followMarks(D,{marks:N},q,j,E){const T=this.strings?E:A;
for(let U=q;U<j;U+=3)N[U]!==H.A&&N[U+1]!==T&&this.visit(D,N[U])}forget(D,N){return D.used=N,this}followRepaired(D,N,q){const j=D.get(q),E=l(j)?D.resolve(j):j;return E===
null?(this.markings[N].live[q]=R,this.markings[N].count--):this.repair(N,q,E),F}repair(D,N,q){this.repairs.push({part:D,number:N,value:q}),this.followValue(D,q)}followValue(D,N){
this.part=D,this.values.push(N)}followParts(){const{part:D,values:N}=this;let q=0;for(;N.length>0&&q<w;q++){const j=N.pop();if(j instanceof P.oS)this.visit(j instanceof
P.rV?j.part:D,j.number);else if(Array.isArray(j))for(const E of j)N.push(E);else if(j instanceof P.Bi){j.has("ByteRange")&&this.markings[D].signed.add(this.current);
for(const E of j.values())N.push(E)}else if(j instanceof P.Z6)for(const[E,T]of j.dict)E!=="Length"&&N.push(T)}return q*F}walk(D,N,q){const{extent:j}=this,{bytes:E}=D,
{scan:T}=N,U=D.bodies[q];T.forgetLength();const{kept:Y}=this,et=!this.strings&&D.recallEntries(q,Y);et&&T.append(Y.scan.marks,Y.marksFrom,Y.marksTo);const X=et?
Y.close+2:T.value(E,U,E.length);return X<0||E[X-1]===Z.AV||!(0,Q.x)(D,X,T,j)||D.suspect&&!(0,b.D)(E,U,X)||T.doubtful&&(0,K.oC)(E,U,X)?-1:(j.dataStart<0?T.lengthStart=
-1:!D.suspect&&!D.security&&(0,o.eI)(D,q,j)&&D.table.doubtful.add(q),N.end[q]=j.end,N.detail&&(N.dataStart[q]=j.dataStart,N.dataEnd[q]=j.dataEnd,N.lengthStart[q]=
T.lengthStart,N.lengthEnd[q]=T.lengthEnd),j.end-D.table.place[q])}walkPlace(D,N,q){const j=D.place(N);if(!j)return-1;const{bytes:E,start:T,end:U}=j;q.forgetLength();
const Y=q.value(E,T,U);return q.lengthStart=-1,Y<0&&!z(E,T,U)||B(E,T,U)||Y>0&&E[Y-1]===Z.AV||Y>=0&&(0,Z.AN)(E,Y,U)<U||D.suspect&&!(0,b.D)(E,T,U)||q.doubtful&&(0,K.
oC)(E,T,U)?-1:(this.extent.valueEnd=Y<0?U:Y,U-T)}}const l=_=>_ instanceof P.oS&&!(_ instanceof P.rV);function v(_,D,N){const q=_.walked;if(q?.strings===N)return q;
const j=new a(_.size,D,N);return D&&(_.walked=j),j}function I(_){return _.patches||(_.patches=new L,_.patches.scan.strings=_.walked.strings),_.patches}function B(_,D,N){
const q=(0,Z.AN)(_,D,N);return q>=N||_[q]===Z.yq&&(0,Z.wb)(_,q,"null")}function z(_,D,N){for(let q=D;q<N;q++)if("<([/%".includes(String.fromCharCode(_[q])))return!1;
return!0}}),83287:((wt,at,S)=>{S.d(at,{D4:()=>K,Eb:()=>x,QJ:()=>O,US:()=>P,m_:()=>b});var r=S(42973),o=S(52205),Q=S(58552),H=S(48249),a=S(3084),Z=S(78157),W=S(45599);
function K(w,A,c,g){const l=w.job.limits.filters,v=(0,o.c3)(w,A.dict.get("Filter")??A.dict.get("F")),I=(0,o.c3)(w,A.dict.get("DecodeParms")??A.dict.get("DP"));if(v.
length>l)throw(0,r.FU)("filters",`A stream of the document has ${v.length} filters; at most ${l} are allowed`,"Open it in another PDF program and save it again");
let B=w.encoded(A);const z=performance.now();try{for(const[_,D]of v.entries()){const N=w.dict(I[_]);D instanceof W.SX&&(B=(0,H.tN)(D.text,B,N&&(0,o.x$)(w,N),c,g))}}finally{
w.job.pace.addSince(z)}return B}async function b(w,A,c,g){const[l,...v]=(0,o.c3)(w,A.dict.get("Filter")??A.dict.get("F"));if(!(0,W.Eo)(l,"FlateDecode")||v.length>
0)return;const[I]=(0,o.c3)(w,A.dict.get("DecodeParms")??A.dict.get("DP")),B=w.dict(I);return(0,a.V)(w.encoded(A),B&&(0,o.x$)(w,B),c,w.job,g)}function P(w,A,c,g=!1){
const l=(0,o.c3)(w,A.dict.get("Filter")??A.dict.get("F"));if(l.length<=w.job.limits.filters&&l.some(I=>I instanceof W.SX&&!(0,H.TT)(I.text)))return;const v={found:!1,
mismatch:!1};try{return{data:K(w,A,c,v),whole:!v.found&&!(g&&v.mismatch===!0),damage:v}}catch(I){if(I instanceof Q.zU&&I.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1,damage:{...v,found:!0}};throw I}}const L=[0,0,255,255],R=2;function O(w,A){if(A?.broken===!0)return!1;if((0,Z.j8)(w,0,w.length)===w.length)return!0;
for(let c=0;c<=R;c++){const g=w.length-c-L.length;if(L.every((l,v)=>w[g+v]===l))return!0}return!1}const f=new Set(["Type1C","CIDFontType0C","OpenType"]),y=4;function x(w,A,c){
const{found:g,mismatch:l}=c,{damagedKinds:v}=w.table;A.data.buffer===w.bytes.buffer&&(!g&&l!==!0?v.addSound():O(w.encoded(A),c)||(g?v.addCut(F(w,A)):p(w.encoded(
A))||v.addContradicted(F(w,A))))}function p(w){const A=w.subarray(-y);return A.every(c=>c===A[0])}function F(w,{dict:A}){const c=w.resolve(A.get("Subtype")),g=w.
resolve(A.get("Type"));return(0,W.Eo)(g,"EmbeddedFile")?"an attachment":(0,W.Eo)(g,"Metadata")?"metadata":(0,W.Eo)(c,"Image")?"an image":A.has("Length1")||A.has(
"CMapName")||c instanceof W.SX&&f.has(c.text)?"a font":A.has("FunctionType")||A.has("ShadingType")?"a color function":A.has("N")&&!(0,W.Eo)(g,"ObjStm")?"a color\
 profile":"content"}}),87598:((wt,at,S)=>{S.d(at,{NW:()=>R,eI:()=>K,h9:()=>p});var r=S(52365),o=S(78157),Q=S(22480);const H=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
a=1024,Z=32,W=64;function K({bytes:A,bodies:c},g,l){const{valueEnd:v,dataStart:I,dataEnd:B}=l;if(B-I<8)return!1;if((0,Q.CS)(A,I)&&(A[I+1]&Z)===0)return B-I>=W&&
b(A,I,I+W);const z=A[I]===255&&A[I+1]===216,_=c[g];return z||v-_>a?!1:H.test((0,o.bS)(A).toString("latin1",_,v))}function b(A,c,g){for(let l=c;l<g;l++)if(A[l]>=
128)return!1;return!0}const[P,L]=[8192,1<<26];function R(A){if(A.length<P||A.length>L)return!1;const c=(0,o.bS)(A);return(O(c)||!c.includes(0))&&c.includes("/Fl\
ateDecode")}const O=A=>!A.includes(o.u7)||!A.includes(o.kR),f=1<<20,[y,x]=[64,2048];function p(A){const c=(0,o.bS)(A.subarray(0,f));if(!c.includes("/FlateDecode")&&
!c.includes("/DCTDecode"))return!1;let g=0;for(const l of c)l>=128&&g++;return g>y&&w(c)||g>x&&F(c)}function F(A){if(O(A))return!0;for(let c=A.indexOf(o.kR);c>=
0;c=A.indexOf(o.kR,c+1))if(A[c-1]!==o.u7)return!1;return!0}function w(A){const c=(0,r.q)(A,!0);return c===void 0||c>A.length-4}}),85368:((wt,at,S)=>{S.d(at,{u:()=>b,
x:()=>W});var r=S(78157),o=S(58552),Q=S(35586),H=S(37628),a=S(45599),Z=S(22480);function W(P,L,R,O){const{bytes:f}=P,{length:y}=f;O.valueEnd=L;const x=(0,r.AN)(
f,L,y);if((0,r.rg)(f,x))return O.dataStart=O.dataEnd=-1,O.end=x+6,!0;if(!(0,r.w1)(f,x,"stream"))return!1;const p=R.lengthRef>=0?P.lengthOf(new a.oS(R.lengthRef)):
R.length,F=x+(f[x+6]===r.u7?8:7),w=F+p;if(f[F-1]!==r.kR||p<0||w>y||!(0,Z.VF)(f,w)||(0,Z.Ow)(f,F,w)>F)return!1;const A=(0,r.AN)(f,(0,r.AN)(f,w,y)+9,y);return O.dataStart=
F,O.dataEnd=w,O.end=A+6,(0,r.rg)(f,A)}const K=16;class b{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(L){this.bytes=L,this.left=K*L.length+1e6,this.
objectEnds=new H.k(L,"endobj"),this.streamEnds=new H.k(L,"endstream")}data(L,R,O){const{bytes:f,ends:y}=this,x=(0,Z.ni)(f,L);if(R>=0&&x+R<=f.length&&(0,Z.VF)(f,
x+R))return{start:x,end:x+R,isSearched:!1};let p=y.get(x);if(p===void 0&&(p=this.damagedEnd(x,R,O),y.set(x,p),this.left-=p-x,this.left<0))throw(0,o.O$)("its obj\
ects overlap");return{start:x,end:p,isSearched:!0}}damagedEnd(L,R,O){const{bytes:f}=this,y=L+R,x=this.objectEnds.next(L),p=x<0?f.length:x;if(R>=0&&y<=p&&this.endsObject(
y))return y;const F=this.streamEnds.next(L);let w=F<0||F>p?p:F;return w=(0,Q.$z)(f,L,w,O),w>L&&f[w-1]===r.kR&&w--,w>L&&f[w-1]===r.u7&&w--,w}endsObject(L){const{
bytes:R}=this,O=(0,r.AN)(R,L,R.length);return(0,r.w1)(R,O,"endstr")||(0,r.rg)(R,O)||(0,r.ay)(R,O,R.length)!==void 0}}}),59277:((wt,at,S)=>{S.d(at,{Y:()=>a,y:()=>H});
var r=S(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],Q=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function H(b){const P=(0,r.bS)(b).toString("latin1",0,1024);if(P.startsWith("RIFF")&&P.startsWith("WEBP",8))return"\
a WebP image";if(P.startsWith("ftyp",4))return Q.find(([R])=>R.test(P.slice(8,12)))?.[1];const L=o.find(([R])=>P.startsWith(R));return L?L[1]:K(P)??(W(b)?"text":
void 0)}function a(b){const P=(0,r.bS)(b).toString("latin1",0,1024);return/^[\s"']{0,9}data:[^,\s]{0,200};base64,/i.test(P)?"a data: address":/^\s{0,9}[[{]/.test(
P)?P.includes(Z)?"JSON with a PDF document in Base64":void 0:/^[\s"']{0,9}JVBERi/.test(P)?"a PDF document in Base64":/^[\s"']{0,9}(?:0x)?255044462d/i.test(P)?"a\
 PDF document in hexadecimal digits":void 0}const Z="JVBERi";function W(b){const P=(0,r.bS)(b.subarray(0,1024)).toString("utf8"),L=b.length>1024?P.replace(/\ufffd{1,3}$/,
""):P;return L!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.test(L)}function K(b){const P=b.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(P.startsWith("<\
!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(P))return"an HTML page";if(P.startsWith("<"))return P.includes("<svg")?"an SVG drawing":P.startsWith(
"<?xml")?"an XML file":void 0}}),35586:((wt,at,S)=>{S.d(at,{$z:()=>b,BX:()=>A,c0:()=>K,dZ:()=>P});var r=S(78157),o=S(88500),Q=S(37628),H=S(22480);const a=512,Z=1<<
22,W=65536;class K{bytes;pace;onTrailer;buffer;scan=new o.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(g,l,v=I=>I){this.bytes=
g,this.pace=l,this.onTrailer=v,this.buffer=(0,r.bS)(g),this.streams=new Q.k(g,"stream",I=>F(g,I)),this.objectEnds=new Q.k(g,"endobj"),this.streamEnds=new Q.k(g,
"endstream"),this.allowance=this.farAllowance=8*g.length+1e6}async next(g){const{bytes:l}=this,v=l.length;for(;;){if(g=L(l,g),g>=v)return;const I=(0,r.yp)(l[g])?
(0,r.ay)(l,g,v):void 0;if(I&&p(I.number)&&!w(l[I.body]))return I;const B=O(l,g);if(B==="trailer"){const z=this.valueEnd(g+7,Math.min(v,g+W));if(z<0)return this.
search(g);this.readTrailer(g+7),g=z}else if(B){g=f(l,g+B.length);const z=(0,r.w1)(l,g,"obj")?A(l,g):void 0;if(z)return z}else return this.search(g)}}async search(g){
const{bytes:l,buffer:v,pace:I}=this;let B;for(let _=g;!B;){const D=v.indexOf("obj",_);if(D<0)break;B=A(l,D);const N=I.step(D-_+200);N&&await N,_=D+3}const z=v.subarray(
0,B?.start??l.length);for(let _=z.indexOf("trailer",g);_>=0;_=z.indexOf("trailer",_+7))this.readTrailer(_+7);return B}readTrailer(g){g>=this.trailersRead&&(this.
trailersRead=Math.max(g,this.onTrailer(g)))}object({body:g}){const{bytes:l,scan:v}=this,I=l.length,B=this.soundEnd(g);if(B<0)return this.malformed(g);const z=(0,r.
AN)(l,B,I);return l[B-1]!==r.vz||!(0,r.w1)(l,z,"stream")?{at:B,dictionaryEnd:-1,isCut:!1}:this.stream(z,v.length,B,g)}soundEnd(g){const{bytes:l}=this,v=l.length,
I=(0,r.AN)(l,g,v);if((0,r.rg)(l,I))return I;const B=this.objectEnds.next(I),z=this.valueEnd(I,B<0?v:B);if(z>=0&&y(l,z))return z;if(B<0||this.farAllowance<=0)return-1;
const _=Math.min(v,I+Z),D=this.walk(I,_);return D>=0&&y(l,D)?D:(this.farAllowance-=_-I,-1)}valueEnd(g,l){const v=Math.min(l,g+Math.max(a,this.allowance)),I=this.
walk(g,v);return I<0&&(this.allowance-=v-g),I}walk(g,l){return this.scan.reset(),this.scan.value(this.bytes,g,l)}malformed(g){const{buffer:l}=this,v=this.streams.
next(g),I=this.objectEnds.next(g),B={at:g,dictionaryEnd:-1,isCut:I<0};if(v<0||I>=0&&I<v)return B;const z=l.toString("latin1",g,Math.min(v,g+4096));if(/\d[\s\0]+obj\b/.
test(z))return B;const _=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(z);return this.stream(v,_?Number(_[1]):-1,v,g)}stream(g,l,v,I){const B=(0,H.ni)(this.bytes,g);
if(l>=0&&(0,H.VF)(this.bytes,B+l))return{at:B+l,dictionaryEnd:v,isCut:!1};const z=this.streamEnds.next(B),_=z>=0&&this.buffer.subarray(I,g).includes("/Filter"),
D=z<0?z:b(this.bytes,B,z,_),N=z<0&&this.objectEnds.next(B)<0;return{at:D<0?B:D,dictionaryEnd:v,isCut:N}}}function b(c,g,l,v){const I=(0,r.bS)(c.subarray(0,l));for(let B=I.
indexOf("obj",g);B>=0;B=I.indexOf("obj",B+3)){const z=A(c,B),D=z!==void 0&&z.start>g&&r.Kl[c[z.start-1]]===r.t6?(0,r.AN)(c,B+3,l):l;if(c[D]===r.iH&&c[D+1]===r.iH&&
D+1<l)return v||!x(I.subarray(g,B))?z.start:l}return l}async function P(c,g,l){return L(c,g)>=c.length?!1:await new K(c,l).next(g)!==void 0}function L(c,g){const l=c.
length;for(;g<l;)if(r.Kl[c[g]]===r.t6)g++;else{if(c[g]!==r.IQ)break;(0,r.w1)(c,g,"%%EOF")?g+=5:g=(0,r.D)(c,g,l)}return g}const R=["endobj","endstream","xref","s\
tartxref","trailer"];function O(c,g){return R.find(l=>(0,r.w1)(c,g,l))}function f(c,g){const{length:l}=c;for(;g<l;g++){const v=c[g];if(!((0,r.yp)(v)||v===r.Z4||
v===r.kR||v===r.u7||v===r.yq||v===r.MV))break}return g}function y(c,g){const l=(0,r.AN)(c,g,c.length);return l>=c.length||(0,r.rg)(c,l)||(0,r.w1)(c,l,"stream")?
!0:(0,r.yp)(c[l])?(0,r.ay)(c,l,c.length)!==void 0:O(c,l)!==void 0}const x=c=>c.includes("%PDF-")||c.includes("%FDF-"),p=c=>c>0&&c<=2147483647;function F(c,g){let l=g+
6;for(;c[l]===r.Z4;)l++;if(c[l]!==r.kR&&c[l]!==r.u7)return!1;let v=g-1;for(;v>0&&r.Kl[c[v]]===r.t6;)v--;return c[v]===r.vz&&c[v-1]===r.vz}const w=(c=0)=>(c|32)>=
97&&(c|32)<=122;function A(c,g){if(w(c[g+3]))return;let l=g-1;const v=()=>{const N=l;for(;l>=0&&(0,r.yp)(c[l]);)l--;return N-l>0&&N-l<=10?(0,r.JI)(c,l+1,N+1).value:
-1},I=()=>{const N=l;for(;l>=0&&r.Kl[c[l]]===r.t6;)l--;return l<N};I();const B=v(),z=B>=0&&c[l]===r.N5;z&&l--;const _=z?1:B;if(_<0||_>65535||!I())return;const D=v();
return p(D)?{number:D,generation:_,start:l+1,body:g+3}:void 0}}),37628:((wt,at,S)=>{S.d(at,{k:()=>o});var r=S(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(H,a,Z=()=>!0){
this.word=a,this.accepts=Z,this.buffer=(0,r.bS)(H),this.none=H.length}next(H){if(H>=this.none)return-1;if(H>=this.from&&H<=this.found)return this.found;const a=H<
this.from&&this.found>=0?this.from:this.none,Z=this.buffer.subarray(0,a+this.word.length-1);let W=Z.indexOf(this.word,H);for(;W>=0&&!this.accepts(W);)W=Z.indexOf(
this.word,W+1);return this.from=H,W>=0?this.found=W:a===this.none&&(this.none=H,this.found=-1),this.found}}}),69289:((wt,at,S)=>{S.d(at,{V:()=>H});var r=S(78157),
o=S(45798),Q=S(45599);function H({bytes:a,job:Z}){const W=(0,r.bS)(a).subarray(0,1024),K=W.indexOf(" obj");if(K<0||!W.includes("/Linearized"))return;const b=new o.
i(a,K+4,Math.min(a.length,K+2048),Z.limits.nesting).value();return(0,Q.Zm)(b)&&b.has("Linearized")&&b.get("L")===a.length?b:void 0}}),52205:((wt,at,S)=>{S.d(at,
{WW:()=>H,c3:()=>o,x$:()=>Q});var r=S(45599);function o(a,Z){const W=a.resolve(Z);return W===null?[]:(Array.isArray(W)?W:[W]).map(K=>a.resolve(K))}function Q(a,Z){
const W=new r.Bi;for(const[K,b]of Z){const P=a.resolve(b);W.set(K,Array.isArray(P)?P.map(L=>a.resolve(L)):P)}return W}function H(a,Z,W,K={values:1e4}){if(K.values--<=
0)return null;const b=a.resolve(Z);if(W===0)return b;if(Array.isArray(b))return b.map(L=>H(a,L,W-1,K));if(!(b instanceof r.Bi))return b;const P=new r.Bi;for(const[
L,R]of b)P.set(L,H(a,R,W-1,K));return P}}),22480:((wt,at,S)=>{S.d(at,{CS:()=>Z,Ow:()=>a,VF:()=>Q,ni:()=>o});var r=S(78157);function o(W,K){let b=K+6;for(;W[b]===
r.Z4&&(W[b+1]===r.kR||W[b+1]===r.u7||W[b+1]===r.Z4);)b++;return W[b]===r.u7&&b++,W[b]===r.kR&&b++,b}function Q(W,K){for(let b=0;b<4&&r.Kl[W[K]??0]===r.t6&&K<W.length;b++)
K++;return(0,r.w1)(W,K,"endstream")}const H=8;function a(W,K,b){let P=K;for(;P<K+4&&(W[P]===r.u7||W[P]===r.kR);)P++;return P===K||P+2>b?K:Z(W,P)?P:K}const Z=(W,K)=>(W[K]&
15)===H&&(W[K]<<8|W[K+1])%31===0}),75162:((wt,at,S)=>{S.d(at,{CF:()=>Zt,s1:()=>Rt,cY:()=>bt,zw:()=>ue,VH:()=>Fe,Rd:()=>_t,k0:()=>Pe,u6:()=>ee,vc:()=>Re,vK:()=>Ue});
var r=S(77598),o=S(45599),Q=S(34400);function H(d){const m=new Uint8Array(256);for(let C=0;C<256;C++)m[C]=C;const{length:M}=d;for(let C=0,V=0,G=0;C<256;C++){const tt=m[C];
V=V+tt+d[G]&255,m[C]=m[V],m[V]=tt,++G===M&&(G=0)}return m}function a(d,m){const M=d.slice(),{length:C}=m,V=new Uint8Array(C);for(let G=0,tt=0,ot=0;G<C;G++){tt=tt+
1&255;const lt=M[tt];ot=ot+lt&255;const ut=M[ot];M[tt]=ut,M[ot]=lt,V[G]=m[G]^M[lt+ut&255]}return V}function Z(d,m){return a(H(d),m)}const W={length:d=>d,decrypt:d=>d,
encryptInto:(d,m,M,C,V)=>C.set(d,V)};function K(d){const m=F(d,[]),M=A((C,V)=>H(m(C,V)));return{length:C=>C,decrypt:(C,V,G)=>a(M(V,G),C),encryptInto:(C,V,G,tt,ot)=>tt.
set(a(M(V,G),C),ot)}}function b(d){const m=F(d,[115,65,108,84]),M=w(()=>new f),C=A((G,tt)=>M().engine(m(G,tt))),V=A((G,tt)=>p(m(G,tt)));return{length:L,decrypt:(G,tt,ot)=>x(
V(tt,ot),G),encryptInto:(G,tt,ot,lt,ut)=>{M().seal(C(tt,ot),G,lt,ut)}}}function P(d){const m=w(()=>new f);let M,C;return{length:L,decrypt:V=>x(C??=p(d),V),encryptInto:(V,G,tt,ot,lt)=>{
m().seal(M??=m().engine(d),V,ot,lt)}}}const L=d=>(d&-16)+32,R=64*1024,O=16*1024;class f{head=Buffer.alloc(R);pool=Buffer.alloc(O);taken=O;engine(m){const M=Buffer.
alloc(16);return this.nextVector(M),(0,r.createCipheriv)(m.length===16?"aes-128-cbc":"aes-256-cbc",m,M).setAutoPadding(!1)}seal(m,M,C,V){const{head:G}=this,{length:tt}=M,
ot=tt&-16,lt=Math.min(ot,R-32),ut=tt-ot;this.nextVector(G),G.set(lt===tt?M:M.subarray(0,lt),16);let yt=16+lt;if(lt<ot){C.set(m.update(G.subarray(0,yt)),V),V+=yt,
yt=0;for(let Et=lt;Et<ot;Et+=R){const xt=m.update(M.subarray(Et,Math.min(Et+R,ot)));C.set(xt,V),V+=xt.length}}ut>0&&G.set(M.subarray(ot),yt),G.fill(16-ut,yt+ut,
yt+16),C.set(m.update(G.subarray(0,yt+16)),V)}nextVector(m){this.taken===O&&((0,r.randomFillSync)(this.pool),this.taken=0),this.pool.copy(m,0,this.taken,this.taken+
16),this.taken+=16}}const y=new Uint8Array(0);function x(d,m){const M=m.length&-16;if(M<32)return y;const C=d.update(M===m.length?m:m.subarray(0,M)),V=C[M-1];let G=M;
if(V>0&&V<=16){do G--;while(G>M-V&&C[G-1]===V);G>M-V&&(G=M)}return C.subarray(16,G)}function p(d){return(0,r.createDecipheriv)(d.length===16?"aes-128-cbc":"aes-\
256-cbc",d,Buffer.alloc(16)).setAutoPadding(!1)}function F(d,m){const{length:M}=d,C=new Uint8Array(M+5+m.length);C.set(d),C.set(m,M+5);const V=new Q.V;return(G,tt)=>(C[M]=
G,C[M+1]=G>>>8,C[M+2]=G>>>16,C[M+3]=tt,C[M+4]=tt>>>8,V.digest(C).subarray(0,Math.min(M+5,16)))}function w(d){let m;return()=>m??=d()}function A(d){let m=-1,M=-1,
C;return(V,G)=>((C===void 0||V!==m||G!==M)&&(C=d(V,G),m=V,M=G),C)}function c(d,m,M){const C=z(d,M),V=N(d,C);return j(V,m,d.revision===2?32:16)?C:void 0}function g(d,m){
const M=_(d,m);let C=d.owner.subarray(0,32);for(let V=d.revision===2?0:19;V>=0;V--)C=Z(q(M,V),C);return C}function l(d,m,M,C){const V=_({revision:d,keyLength:m},
M);let G=B(C);for(let tt=0;tt<=(d===2?0:19);tt++)G=Z(q(V,tt),G);return G}function v(d,m){const M=z(d,m),C=new Uint8Array(32);return C.set(N(d,M)),{user:C,fileKey:M}}
const I=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function B(d){const m=new Uint8Array(
32),M=d.subarray(0,32);return m.set(M),m.set(I.subarray(0,32-M.length),M.length),m}function z({revision:d,keyLength:m,owner:M,permissions:C,id0:V,encryptMetadata:G},tt){
const ot=Uint8Array.of(C,C>>8,C>>16,C>>24),lt=d>=4&&!G?[255,255,255,255]:[],ut=(0,Q.F)(Buffer.concat([B(tt),M.subarray(0,32),ot,V,Uint8Array.from(lt)]));return D(
ut,d,m)}function _({revision:d,keyLength:m},M){return D((0,Q.F)(B(M)),d,d===2?5:m)}function D(d,m,M){let C=d.subarray(0,M);if(m>=3)for(let V=0;V<50;V++)C=(0,Q.F)(
C).subarray(0,M);return C}function N({revision:d,id0:m},M){if(d===2)return Z(M,I);let C=(0,Q.F)(Buffer.concat([I,m]));for(let V=0;V<20;V++)C=Z(q(M,V),C);return C}
function q(d,m){return m===0?d:d.map(M=>M^m)}function j(d,m,M){return m.length>=M&&d.subarray(0,M).every((C,V)=>C===m[V])}function E(d,m,M){return X(d.user,d.wrappedByUser,
m,M,new Uint8Array(0))}function T(d,m,M){return X(d.owner,d.wrappedByOwner,m,M,d.user.subarray(0,48))}function U(d,m,M){const C=ct(d,m,new Uint8Array(0)),V=ct(d,
M,C.entry);return{user:C.entry,wrappedByUser:C.wrapped,owner:V.entry,wrappedByOwner:V.wrapped}}function Y(d,m,M){const C=Buffer.alloc(16,255);return C.writeInt32LE(
m,0),C.write(M?"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(4).copy(C,12),(0,r.createCipheriv)("aes-256-ecb",d,null).setAutoPadding(!1).update(C)}const et=new Uint8Array(
16);function X(d,m,M,C,V){const G=dt(M,C,d.subarray(32,40),V);if(!Buffer.from(G).equals(d.subarray(0,32)))return;const tt=dt(M,C,d.subarray(40,48),V);return(0,r.
createDecipheriv)("aes-256-cbc",tt,et).setAutoPadding(!1).update(m.subarray(0,32))}function ct(d,m,M){const C=(0,r.randomBytes)(16),V=dt(6,m,C.subarray(0,8),M),
G=dt(6,m,C.subarray(8),M),tt=(0,r.createCipheriv)("aes-256-cbc",G,et).setAutoPadding(!1).update(d);return{entry:Buffer.concat([V,C]),wrapped:tt}}function dt(d,m,M,C){
let V=(0,r.createHash)("sha256").update(m).update(M).update(C).digest();if(d<6)return V;for(let G=0,tt=0;G<64||tt>G-32;G++){const ot=Buffer.concat([m,V,C]),lt=Buffer.
alloc(64*ot.length,ot),ut=(0,r.createCipheriv)("aes-128-cbc",V.subarray(0,16),V.subarray(16,32)).setAutoPadding(!1).update(lt);let yt=0;for(let Et=0;Et<16;Et++)
yt+=ut[Et];V=(0,r.createHash)(["sha256","sha384","sha512"][yt%3]).update(ut).digest(),tt=ut[ut.length-1]}return V.subarray(0,32)}var mt=S(77581),St=S(34378);const Dt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Tt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,vt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Ft=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Yt=/[\p{L}\p{Mc}\p{Nl}]/u;function Nt(d){if(/^[\x20-\x7e]*$/.test(d))return d;const m=(0,St.w)(d.replace(Dt,"").replace(Tt," "),"NFKC");if(vt.test(m))return;const M=[
...m],C=M.map(G=>Ft.test(G));return C.includes(!0)&&(M.some((G,tt)=>!C[tt]&&Yt.test(G))||!C[0]||!C.at(-1))?void 0:m}function It(d){const m=Nt(d),M=[...m===void 0?
[]:[Buffer.from(m,"utf8")],Buffer.from(d,"utf8"),...[Ut(d),De(d)].filter(G=>G!==void 0)],V=[...M.filter(G=>G.length>Vt).map(G=>G.subarray(0,Vt)),...M];return V.
filter((G,tt)=>V.findIndex(ot=>ot.equals(G))===tt)}const Vt=127;function Qt(d){return typeof d=="string"?Buffer.from(Nt(d)??d,"utf8").subarray(0,Vt):d}const Me=32;
function At(d){return typeof d=="string"?Ut(d)??Buffer.from(d,"utf8"):d}function bt(d,m,M){const C=M==="AES-256"?Qt:At;return Buffer.compare(C(d),C(m))===0}function _t(d,m){
const M=m==="AES-256",C=M?lt=>Nt(lt)!==void 0:lt=>!new RegExp("\\p{Cc}","u").test(lt)&&Ut(lt)!==void 0,V=[...d].findIndex(lt=>!C(lt));if(V>=0)return M?`must not\
 have the character at position ${V+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${V+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!C(d))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const G=M?Buffer.from(Nt(d),"utf8"):At(d);if(G.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[tt,ot]=[
G.length,M?Vt:Me];if(!(tt<=ot))return M?`must be at most ${ot} bytes long in UTF-8, and has ${tt}`:`must be at most ${ot} characters long with AES-128, and has ${tt}\
: shorten it, or choose AES-256`}function Ut(d){return Kt(d,m=>mt.SQ.get(m)??(m>=24&&m<32||m>=127&&m<161?-1:m))}function De(d){return Kt(d,m=>m)}function Kt(d,m){
const M=Array.from(d,C=>m(C.codePointAt(0)));return M.every(C=>C>=0&&C<256)?Buffer.from(M):void 0}function qt(d,m){const{strings:M}=m,C=(G,tt,ot,lt)=>{if(G===W)
return tt;const ut=Buffer.allocUnsafe(G.length(tt.length));return G.encryptInto(tt,ot,lt,ut,0),ut},V=(G,tt,ot,lt,ut,yt)=>(G.encryptInto(tt,ot,lt,ut,yt),G.length(
tt.length));return{...d,uniform:m.named===void 0||m.encryptMetadata&&m.embedded===m.streams,decryptString:(G,tt,ot)=>M.decrypt(G,tt,ot),encryptString:(G,tt,ot)=>C(
M,G,tt,ot),decryptStream:(G,tt,ot,lt)=>zt(m,lt).decrypt(G,tt,ot),encryptStream:(G,tt,ot,lt)=>C(zt(m,lt),G,tt,ot),encryptedStringLength:G=>M.length(G),encryptedStreamLength:(G,tt)=>zt(
m,tt).length(G),encryptStringInto:(G,tt,ot,lt,ut)=>V(M,G,tt,ot,lt,ut),encryptStreamInto:(G,tt,ot,lt,ut,yt)=>V(zt(m,lt),G,tt,ot,ut,yt)}}function zt({streams:d,embedded:m,
named:M,encryptMetadata:C},V){const G=V.get("Type");if((0,o.Eo)(G,"XRef"))return W;if(M===void 0)return d;const tt=te(V);return tt!==void 0?M.get(tt)??d:!C&&(0,o.
Eo)(G,"Metadata")?W:(0,o.Eo)(G,"EmbeddedFile")?m:d}function te(d){const m=d.get("Filter"),M=(0,o.cy)(m)?m.findIndex(tt=>(0,o.Eo)(tt,"Crypt")):(0,o.Eo)(m,"Crypt")?
0:-1;if(M<0)return;const C=d.get("DecodeParms"),V=(0,o.cy)(C)?C[M]:C,G=(0,o.Zm)(V)?V.get("Name"):void 0;return G instanceof o.SX?G.text:"Identity"}function Zt(d){
if(te(d)===void 0)return!1;const m=d.get("Filter"),M=d.get("DecodeParms"),C=(0,o.cy)(m)?m.findIndex(G=>(0,o.Eo)(G,"Crypt")):0,V=(0,o.cy)(m)?m.filter((G,tt)=>tt!==
C):[];return V.length===0?(d.delete("Filter"),d.delete("DecodeParms"),!0):(d.set("Filter",V),(0,o.cy)(M)&&d.set("DecodeParms",M.filter((G,tt)=>tt!==C)),!0)}function ue(d){
return d.algorithm==="AES-128"?ve(d):Te(d)}const ee=()=>(0,r.randomBytes)(32);function ve({userPassword:d,ownerPassword:m,permissions:M,id0:C}){const V=At(d),G=l(
4,16,At(m),V),tt=v({revision:4,keyLength:16,owner:G,permissions:M,id0:C,encryptMetadata:!0},V),ot=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Wt(
"AESV2",16),O:new o.Mx(G),U:new o.Mx(tt.user),P:M});return Bt({dictionary:ot,version:"1.6",numbered:!0,identifier:C},b(tt.fileKey))}function Te({userPassword:d,
ownerPassword:m,permissions:M}){const C=(0,r.randomBytes)(32),V=U(C,Qt(d),Qt(m)),G=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Wt("AESV3",32),O:new o.
Mx(V.owner),OE:new o.Mx(V.wrappedByOwner),U:new o.Mx(V.user),UE:new o.Mx(V.wrappedByUser),P:M,Perms:new o.Mx(Y(C,M,!0))});return Bt({dictionary:G,version:"1.7",
extensionLevel:8,numbered:!1},P(C))}function Wt(d,m){const M=(0,o.jd)({Type:(0,o.UU)("CryptFilter"),CFM:(0,o.UU)(d),AuthEvent:(0,o.UU)("DocOpen"),Length:m});return{
CF:(0,o.jd)({StdCF:M}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function Bt(d,m){return qt(d,{strings:m,streams:m,embedded:m,named:new Map([["StdCF",m],["\
Identity",W]]),encryptMetadata:!0})}var Pt=S(58552);const ne={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,
allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Rt=-4,Ct=d=>1<<ne[d]-1,he=Object.keys(ne);function Pe(d){let m=Rt;for(const M of he)
d[M]||(m&=~Ct(M));return d.allow_print?m:m&~Ct("allow_print_high_resolution")}function Re(d){return he.filter(m=>(d&Ct(m))===0)}const Gt=4096;function Fe(d,{known:m,
possible:M=[]},C){const V=pe(d),G=new Uint8Array(0);if(V.revision<5&&[m??G,...M].some(({length:xt})=>xt>Gt))throw fe();const tt=[...m?[m]:[],...M,G],ot=we(V,tt,
G),lt=ot??(C?oe(It(C),xt=>we(V,tt,xt)):void 0);if(lt===void 0)throw V.revision<5&&!m?Be():C?ce():Se();const{fileKey:ut,access:yt}=lt,Et=ie(V,ut);return{...ge(V,
lt,se(V,ut),Et),access:yt,locked:!1,permissions:V.permissions,revision:V.revision,keyBits:8*ut.length,opensWithoutPassword:ot!==void 0,algorithm:be(V.methods[Et.
streams===W?"embedded":"streams"],ut),unrestricted:()=>_e(V,lt)}}function ge(d,{identifier:m},M,C){const V={dictionary:M,...Ie(d),numbered:d.revision<=4,...m?{identifier:m}:
{}};return qt(V,C)}function _e(d,m){const M={...d,permissions:Rt};let{fileKey:C}=m;const V=se(M,C);if(m.legacy){const G=v({...m.legacy.scheme,permissions:Rt},m.
legacy.userPassword);C=G.fileKey,V.set("U",new o.Mx(G.user))}else V.set("Perms",new o.Mx(Y(C,Rt,d.encryptMetadata)));return ge(M,m,V,ie(M,C))}function se({encrypt:d,
version:m,revision:M,permissions:C,encryptMetadata:V},G){const tt=new o.Bi(d);tt.set("P",C),tt.set("V",m),tt.set("R",M),m===4&&M===3&&V&&tt.set("R",4);for(const[
lt,ut]of[["O",M<5?32:48],["U",M<5?32:48],["OE",32],["UE",32]]){const yt=d.get(lt);yt instanceof o.Mx&&yt.bytes.length>ut&&tt.set(lt,new o.Mx(yt.bytes.subarray(0,
ut)))}const ot=d.get("Length");return ot!==void 0&&!(typeof ot=="number"&&ot%8===0&&ot>=40&&ot<=256)&&tt.set("Length",8*G.length),tt}const me=({version:d,revision:m})=>d===
5?m===5||m===6:[1,2,4].includes(d)&&m>=2&&m<=4;function Ce(d,m){const M=d.get("O");if(!(m!==4&&m!==5||!(M instanceof o.Mx)))return M.bytes.length>=ke?{version:5,
revision:6}:{version:4,revision:4}}const ke=48;function pe(d){const m=d.get("Filter");if(!(0,o.Eo)(m,"Standard"))throw Ht(`the security handler ${m instanceof o.
SX?ae(m):"without a name"}`);const M={version:$t(d.get("V"),0),revision:$t(d.get("R"),0)},{version:C,revision:V}=me(M)?M:Ce(d,M.version)??M;if(!me({version:C,revision:V}))
throw Ht(`the standard security handler with V ${C} and R ${V}`);const G={encrypt:d,version:C,revision:V,permissions:$t(d.get("P"),-4)|0};if(C<4)return{...G,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const tt=d.get("CF"),ot=new Map;for(const[yt,Et]of(0,o.Zm)(tt)?tt:[]){const xt=(0,o.Zm)(Et)?Le(
Et,C):void 0;xt!==void 0&&ot.set(yt,xt)}ot.set("Identity","none");const lt=(yt,Et)=>{const xt=d.get(yt),Oe=ot.get(xt instanceof o.SX?xt.text:Et);if(Oe===void 0)
throw Ht(`the crypt filter ${xt instanceof o.SX?ae(xt):Et}`);return Oe},ut=d.get("StmF");return{...G,encryptMetadata:d.get("EncryptMetadata")!==!1,methods:{strings:lt(
"StrF","Identity"),streams:lt("StmF","Identity"),embedded:lt("EFF",ut instanceof o.SX?ut.text:"Identity")},filters:ot}}function Le(d,m){const M=d.get("CFM");return m===
5&&(0,o.Eo)(M,"AESV3")?"AESV3":m===4&&(0,o.Eo)(M,"AESV2")?"AESV2":m===4&&(0,o.Eo)(M,"V2")?"V2":M===void 0||(0,o.Eo)(M,"None")?"none":void 0}function we(d,m,M){const{
encrypt:C,revision:V}=d;if(V>=5){const ut={owner:kt(C,"O",48),user:kt(C,"U",48),wrappedByOwner:kt(C,"OE",32),wrappedByUser:kt(C,"UE",32)};return Ee(E(ut,V,M),"u\
ser")??Ee(T(ut,V,M),"owner")}const G=kt(C,"O",1),tt=kt(C,"U",1),{permissions:ot,encryptMetadata:lt}=d;return oe(m,ut=>oe(re(d),yt=>{const Et={revision:V,keyLength:yt,
owner:G,permissions:ot,id0:ut,encryptMetadata:lt};return ye(Et,tt,M,"user")??ye(Et,tt,g(Et,M),"owner")}))}function ye(d,m,M,C){const V=c(d,m,M);return V&&{fileKey:V,
access:C,identifier:d.id0,legacy:{scheme:d,userPassword:M}}}function Ee(d,m){return d&&{fileKey:d,access:m}}function re({encrypt:d,version:m}){if(m===4)return[16];
const M=$t(d.get("Length"),40),C=M%8===0&&M>=40&&M<=128?M/8:5;return[...new Set(m===1?[5,C,16]:[C,16,5])]}function ie(d,m){const M={none:W},C=ot=>ot==="V2"?M.V2??=
K(m):ot==="AESV2"?M.AESV2??=b(m):ot==="AESV3"?M.AESV3??=P(m):W,{methods:V,filters:G,encryptMetadata:tt}=d;return{strings:C(V.strings),streams:C(V.streams),embedded:C(
V.embedded),named:G&&new Map([...G].map(([ot,lt])=>[ot,C(lt)])),encryptMetadata:tt}}function Ie({version:d,revision:m,methods:M}){return m>=5?{version:"1.7",extensionLevel:m===
5?3:8}:d===4?{version:Object.values(M).includes("AESV2")?"1.6":"1.5"}:{version:m===2?"1.1":"1.4"}}function be(d,m){if(d!=="none")return d==="V2"?m.length===5?"R\
C4-40":"RC4-128":d==="AESV2"?"AES-128":"AES-256"}function kt(d,m,M){const C=d.get(m);if(C instanceof o.Mx&&C.bytes.length>=M)return C.bytes;throw(0,Pt.O$)(`its \
encryption dictionary has no usable /${m}.`)}function $t(d,m){return typeof d=="number"?Math.trunc(d):m}function oe(d,m){for(const M of d){const C=m(M);if(C!==void 0)
return C}}function ae({text:d}){return/^[\w.+-]{1,40}$/.test(d)?d:"with an unusual name"}function Se(){return(0,Pt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function ce(){return new Pt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Be(){const d="\
is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Pt.hJ)("unsupported_encryption",d,{issues:[{field:"file",message:`\
The document ${d}.`}],advice:"Get the document again from where it came from"})}function fe(){const d=`is encrypted and has an identifier (/ID) of more than ${Gt}\
 bytes`;return(0,Pt.hJ)("unsupported_encryption",d,{issues:[{field:"file",message:`The document ${d}; at most that many are supported.`}],advice:"Open it in ano\
ther PDF program and save it again"})}function Ht(d){return(0,Pt.hJ)("unsupported_encryption",`is protected by ${d}, which Octavo cannot open`,{issues:[{field:"\
file",message:`The document is protected by ${d}, which is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights m\
anagement"})}const Ne={...W,decrypt:()=>new Uint8Array(0)};function Ue(d){const m=Ke(d),M=G=>G==="none"?W:Ne,C=[...m?.filters??[["Identity","none"]]],V={strings:M(
m?.methods.strings),streams:M(m?.methods.streams),embedded:M(m?.methods.embedded),named:m&&!m.filters?void 0:new Map(C.map(([G,tt])=>[G,M(tt)])),encryptMetadata:m?.
encryptMetadata??!0};return{...qt({dictionary:d,version:"1.1",numbered:!0},V),access:"user",locked:!0,permissions:m?.permissions??Rt,revision:m?.revision,opensWithoutPassword:!1,
unrestricted:void 0,...m?We(m):xe(d)}}function Ke(d){try{return pe(d)}catch(m){if(m instanceof Pt.zU&&m.code==="unsupported_encryption")return;throw m}}function We({
encrypt:d,version:m,methods:M}){const C=M.streams==="none"?M.embedded:M.streams;if(C==="none")return{algorithm:void 0,keyBits:void 0};if(C==="AESV3")return{algorithm:"\
AES-256",keyBits:256};if(m===4)return{algorithm:C==="AESV2"?"AES-128":"RC4-128",keyBits:128};const V=m===1?40:je(d.get("Length"));return{algorithm:V===40?"RC4-4\
0":"RC4-128",keyBits:V}}function xe(d){const m=d.get("CF"),M=d.get("StmF"),C=(0,o.Zm)(m)&&M instanceof o.SX?m.get(M.text):void 0,V=(0,o.Zm)(C)?C.get("CFM"):void 0;
return(0,o.Eo)(V,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(V,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function je(d){
return typeof d=="number"&&d%8===0&&d>=40&&d<=128?d:40}}),34400:((wt,at,S)=>{S.d(at,{F:()=>Q,V:()=>H});const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.
from({length:64},(a,Z)=>Math.floor(Math.abs(Math.sin(Z+1))*2**32)|0),Q=a=>new H().digest(a);class H{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(
128);digest(Z){const{state:W,tail:K}=this;W[0]=1732584193,W[1]=4023233417,W[2]=2562383102,W[3]=271733878;const{length:b}=Z,P=b&-64;for(let f=0;f<P;f+=64)this.compress(
Z,f);const L=b-P,R=L<56?64:128;for(let f=0;f<L;f++)K[f]=Z[P+f];K[L]=128,K.fill(0,L+1,R);for(let f=0,y=b<<3;f<4;f++)K[R-8+f]=y>>>(f<<3);K[R-4]=b>>>29;for(let f=0;f<
R;f+=64)this.compress(K,f);const O=new Uint8Array(16);for(let f=0;f<16;f++)O[f]=W[f>>2]>>>((f&3)<<3);return O}compress(Z,W){const{words:K,state:b}=this;for(let f=0,
y=W;f<16;f++,y+=4)K[f]=Z[y]|Z[y+1]<<8|Z[y+2]<<16|Z[y+3]<<24;let P=b[0],L=b[1],R=b[2],O=b[3];for(let f=0;f<64;f++){const y=f>>4;let x,p;y===0?(x=L&R|~L&O,p=f):y===
1?(x=O&L|~O&R,p=5*f+1):y===2?(x=L^R^O,p=3*f+5):(x=R^(L|~O),p=7*f);const F=P+x+o[f]+K[p&15]|0,w=r[y<<2|f&3];P=O,O=R,R=L,L=L+(F<<w|F>>>32-w)|0}b[0]=b[0]+P,b[1]=b[1]+
L,b[2]=b[2]+R,b[3]=b[3]+O}}}),64580:((wt,at,S)=>{S.d(at,{F:()=>o});var r=S(45599);function o(a,Z=()=>{}){if(a instanceof r.Z6)return new r.Z6(o(a.dict,Z),a.data,
a.sealed);const W=H(a),K=[W];let b=1;for(let P=K.pop();P!==void 0;P=K.pop())if(Array.isArray(P)){b+=P.length;for(const[L,R]of P.entries())P[L]=Q(R,K)}else if((0,r.
Zm)(P)){b+=P.size;for(const[L,R]of P)P.set(L,Q(R,K))}return Z(b),W}function Q(a,Z){const W=H(a);return W!==a&&Z.push(W),W}function H(a){return Array.isArray(a)?
[...a]:(0,r.Zm)(a)?new r.Bi(a):a}}),79725:((wt,at,S)=>{S.d(at,{R:()=>Z,Z:()=>W});var r=S(78157),o=S(4e4),Q=S(88500);const H=new Int32Array(0),a=new Q.s;class Z{at=H;first=0;used=0;open=-1;close=-1;special=!1;scan=a;marksFrom=0;marksTo=0;own;locate(b,P,L){
const R=this.own??={at:new Int32Array(64),scan:new Q.s},{scan:O}=R;if(this.at=R.at,this.scan=O,this.first=this.used=this.marksFrom=this.marksTo=0,O.reset(),P=(0,r.
AN)(b,P,L),b[P]!==r.iH||b[P+1]!==r.iH)return!1;this.open=P+=2;const f=(0,o.XE)();for(;(P=(0,r.AN)(b,P,L))<L;){const y=b[P];if(y===r.vz)return this.close=P,this.
marksTo=O.used,this.special=O.byteRange||O.doubtful,b[P+1]===r.vz;if(y!==r.cL)return!1;const x=++P;for(;P<L&&r.Kl[b[P]]===r.N9;P++)if(b[P]===r.wn)return!1;const p=P;
p-x===9&&b[x]===r.Ah&&(0,r.w1)(b,x,"ByteRange")&&(O.byteRange=!0),(0,o.xg)(b,x-1,p,f)&&(O.doubtful=!0);const F=P=(0,r.AN)(b,P,L);if(b[P]===r.vz||(P=O.value(b,P,
L),P<0))return!1;this.add(x,p,F,P)}return!1}add(b,P,L,R){this.used+4>this.at.length&&(this.at=this.own.at=W(this.at,this.used+4));const{at:O,used:f}=this;O[f]=b,
O[f+1]=P,O[f+2]=L,O[f+3]=R,this.used=f+4}find(b,P){const{at:L,first:R}=this,O=P.length;for(let f=this.used-4;f>=R;f-=4){const y=L[f];if(L[f+1]-y!==O)continue;let x=0;
for(;x<O&&b[y+x]===P.charCodeAt(x);)x++;if(x===O)return f}return-1}findMisspelt(b,P){const{at:L,first:R}=this;for(let O=R;O<this.used;O+=4){const f=L[O];if(L[O+
1]-f!==P.length)continue;let y=0;for(let x=0;x<P.length&&y<2;x++)b[f+x]!==P.charCodeAt(x)&&y++;if(y===1)return O}return-1}}function W(K,b){const P=new Int32Array(
Math.max(K.length*2,b));return P.set(K),P}}),43767:((wt,at,S)=>{S.d(at,{r:()=>H});var r=S(45599);const o=5;function Q(a,Z){if(a.length!==Z.length||a.length<o)return!1;
let W=0;for(let K=0;K<a.length;K++)a[K]!==Z[K]&&W++;return W===1}function H(a,Z){const W=new Set(Z),K=Z.filter(L=>!a.has(L)),b=new Map;for(const L of a.keys()){
const R=W.has(L)?void 0:K.find(O=>Q(L,O));R!==void 0&&b.set(L,R)}return b.size===0?void 0:{dict:new r.Bi([...a].map(([L,R])=>[b.get(L)??L,R])),keys:[...b.values()]}}}),
45798:((wt,at,S)=>{S.d(at,{i:()=>c});var r=S(42973),o=S(78157),Q=S(82416),H=S(45599);const a=Symbol("close array"),Z=Symbol("close dictionary"),W=Symbol("end"),
K=32,b=32,P=32,L=32,R=224,O=224,f=1e3,y=160,x=8,p=256,F=8192,w=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,A=g=>g===o.Z4||g===o.kR||g===o.u7;class c{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(l,v,I,B,z,_=1/0,D=r.
e0){this.bytes=l,this.at=v,this.end=I,this.nesting=B,this.openString=z,this.room=_,this.refusal=D}value(){const l=this.token(0);return typeof l=="symbol"?null:l}token(l){
const{bytes:v,end:I}=this;if(this.room-=K,this.room<0)throw this.refusal();const B=(0,o.AN)(v,this.at,I);if(this.at=B,B>=I)return W;const z=v[B];if(z>=o.l0&&z<=
o.ev)return this.numberOrReference();switch(z){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return v[B+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(l+1));case o.WL:return this.at++,this.array(l+1);case o.wt:return this.at++,a;case o.vz:return this.closed=B,v[B+
1]===o.vz?(this.at+=2,Z):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(l){this.checkDepth(l),this.room-=
L;const v=[];for(;;){v.length===x&&v.every(B=>B instanceof H.oS)&&this.references(v);const I=this.token(l);if(I===a||I===W)return v;if(I===Z)return this.at=this.
closed,v;v.push(I)}}references(l){const{bytes:v,end:I}=this;for(let B=p;B<=F;B*=2){const z=(0,o.bS)(v).toString("latin1",this.at,Math.min(this.at+B,I)),_=w.exec(
z)?.[0]??"";if(_==="")return;const D=l.length;for(const N of _.split(" 0 R"))N!==""&&l.push(new H.oS(Number(N),0));if(this.room-=(l.length-D)*(K+b),this.at+=_.length,
_.length<z.length>>1)return}for(;this.addReference(l);)if(this.room<0)throw this.refusal()}addReference(l){const{bytes:v}=this;let I=this.at;A(v[I])&&I++;const B=I;
let z=0;for(let D=v[I];D>=o.l0&&D<=o.ev;D=v[++I])z=10*z+D-o.l0;return I>B&&I-B<10&&I+4<this.end&&v[I]===o.Z4&&v[I+1]===o.l0&&v[I+2]===o.Z4&&v[I+3]===o.AV&&(A(v[I+
4])||v[I+4]===o.wt)?(l.push(new H.oS(z,0)),this.room-=K+b,this.at=I+4,!0):!1}dictionary(l){this.checkDepth(l),this.room-=O;const v=new H.Bi;let I,B=-1;for(;;){const z=this.
at,_=this.token(l);if(_===Z||_===W)return B>=0&&(0,H.hi)(v)&&this.keepSealed(v,B),v;if(_===a)continue;const D=_;if(I===void 0){D instanceof H.SX&&(I=D.text);continue}
v.size>f&&(this.room-=y),D!==null?v.set(I,D):v.delete(I),this.openString&&I==="Contents"&&D instanceof H.Mx&&(B=z),I=void 0}}keepSealed(l,v){l.set("Contents",new c(
this.bytes,v,this.end,1).value())}checkDepth(l){if(l>this.nesting)throw(0,r.FU)("nesting",`An object of the document is nested deeper than ${this.nesting} level\
s`,"Open it in another PDF program and save it again")}name(){const{bytes:l,end:v}=this,I=this.at+1;return this.room-=P,this.at=(0,o.Wd)(l,I,v),new H.SX((0,Q.MQ)(
l,I,this.at))}string(l){return this.room-=R,new H.Mx(this.openString?this.openString(l):l)}literal(){const{bytes:l,end:v}=this,I=this.at+1;for(let B=I;B<v;B++){
const z=l[B];if(z===o.s1)return this.at=B+1,l.slice(I,B);if(z===o.Cx||z===o.r_||z===o.u7)break}return this.at=(0,o.t9)(l,this.at,v),(0,Q.U1)(l,I,this.at)}hexadecimal(){
const{bytes:l,end:v}=this,I=this.at+1,B=(0,o.$k)(l,I,v);return this.at=B,(0,o.sk)(l,I,B)}numberOrReference(){const{bytes:l,end:v}=this;let I=this.at,B=0;for(;I<
v&&l[I]>=o.l0&&l[I]<=o.ev;)B=B*10+(l[I++]-o.l0);if(I<v&&o.Kl[l[I]]===o.N9)return this.number();this.at=I,I=(0,o.AN)(l,I,v);const z=l[I]===o.N5&&I+1<v&&l[I+1]>o.
l0;z&&I++;let _=0;const D=I;for(;I<v&&l[I]>=o.l0&&l[I]<=o.ev;)_=_*10+(l[I++]-o.l0);return I===D||(I=(0,o.AN)(l,I,v),I>=v||l[I]!==o.AV||I+1<v&&o.Kl[l[I+1]]===o.N9)?
B:(this.at=I+1,this.room-=b,B>2147483647?null:new H.oS(B,z?1:Math.min(_,65535)))}number(){const{bytes:l,end:v,at:I}=this;return this.at=(0,o.Wd)(l,I,v),(0,Q.kz)(
l,I,this.at)}word(){const{bytes:l,at:v,end:I}=this,B=l[v];return B===o.b9||B===o.N5||B===o.fX?this.number():(0,o.wb)(l,v,"true")||(0,o.wb)(l,v,"false")?(this.at=
(0,o.Wd)(l,v,I),B===o.yh):(0,o.w1)(l,v,"endobj")||(0,o.w1)(l,v,"endstream")?W:(this.at=Math.max((0,o.Wd)(l,v,I),v+1),null)}}}),4e4:((wt,at,S)=>{S.d(at,{C3:()=>W,
XE:()=>K,oC:()=>P,xg:()=>b});var r=S(78157);const o=4<<20,Q=1024,H=1<<29,a=new Int32Array(Q);let Z=0;function W(){Z<H||(Z=0,a.fill(0))}const K=()=>Z+1;function b(O,f,y,x){
const p=y-f,F=y-1,A=p*157+O[F]*5+O[F-(p>1?1:0)]*61+O[f+(p>1?1:0)]*331+O[f+(p>>1)]*17&Q-1,c=a[A];return a[A]=++Z,c>=x}function P(O,f,y){if(y-f>o)return!1;const x=[],
p=new L;let F=0,w=!1;do{const A=(0,r.AN)(O,f,y);if(A>=y)return!1;const c=x.at(-1)??0,g=c>0&&!w&&O[A]===r.cL;if(f=R(O,A,y),w=g,g){if(p.add(c,O,A+1,f))return!0}else
O[A]===r.WL?x.push(0):O[A]===r.iH&&f===A+2&&O[A+1]===r.iH?x.push(++F):(O[A]===r.wt||O[A]===r.vz&&f===A+2)&&x.pop()}while(x.length>0);return!1}class L{places=new Int32Array(
128);count=0;add(f,y,x,p){let F=f,w=~f;for(let A=x;A<p;A++){let c=y[A];c===r.wn&&(0,r.Li)(y[A+1])>=0&&(0,r.Li)(y[A+2])>=0&&A+2<p&&(c=(0,r.Li)(y[A+1])*16+(0,r.Li)(
y[A+2]),A+=2),F=Math.imul(F^c,16777619),w=Math.imul(w+c,1540483477)^w>>>15}return this.count*4>this.places.length&&this.grow(),this.put(F,w===0?1:w)}put(f,y){const{
places:x}=this;let p=(f^f>>>15)*2&x.length-1;for(;x[p+1]!==0;p=p+2&x.length-1)if(x[p]===f&&x[p+1]===y)return!0;return x[p]=f,x[p+1]=y,this.count++,!1}grow(){const f=this.
places;this.places=new Int32Array(f.length*4),this.count=0;for(let y=0;y<f.length;y+=2)f[y+1]!==0&&this.put(f[y],f[y+1])}}function R(O,f,y){const x=O[f],p=O[f+1]===
x;return x===r.iH?p?f+2:(0,r.$k)(O,f,y):x===r.vz?p?f+2:f+1:x===r.Cx?(0,r.t9)(O,f,y):Math.max((0,r.Wd)(O,x===r.cL?f+1:f,y),f+1)}}),88500:((wt,at,S)=>{S.d(at,{A:()=>Q,
s:()=>g});var r=S(78157),o=S(4e4);const Q=-1,H=2**63,a=-1,Z=0,W=1,K=2,b=0,P=1,L=2,R=3,O=4,f=5,y=6,x=7,p=8,F=new Uint8Array(256).fill(L);for(let B=0;B<256;B++)r.
Kl[B]===r.t6&&(F[B]=b);for(let B=r.l0;B<=r.ev;B++)F[B]=P;for(const[B,z]of Object.entries({"/":R,"<":O,">":f,"[":y,"]":x,"(":p,"%":b,")":b,"{":b,"}":b}))F[B.charCodeAt(
0)]=z;const w=new Uint8Array(256);for(let B=0;B<256;B++)r.Kl[B]===r.N9&&B!==r.wn&&(w[B]=1);const A=new Int32Array(0),c=96;class g{marks=A;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){
this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(z,_,D){
const N=this.used+D-_;N>this.marks.length&&this.grow(N),this.marks.set(z.subarray(_,D),this.used),this.used=N}open(z,_,D){return this.opened[z]=_,D}add(z,_,D){return this.
used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=z>2147483647?0:z,this.marks[this.used+1]=_,this.marks[this.used+2]=D,this.used+=3,D}grow(z){
const _=new Int32Array(Math.max(this.marks.length*2,z,c));_.set(this.marks),this.marks=_}value(z,_,D){let N=0,q=Z;for(let j=_;_<D;j=_){const E=z[_++];switch(F[E]){case b:
E===r.IQ&&(_=(0,r.D)(z,j,D));continue;case P:{let T=E-r.l0;for(;F[z[_]]===P;)T=T*10+(z[_++]-r.l0);if(_<D&&r.Kl[z[_]]===r.N9){_=(0,r.Wd)(z,_,D);break}if(T>=H)return-1;
const U=l(z,_,D);q===K&&this.setLength(T,j,_,U),U>_&&(_=this.add(T,j,U));break}case L:for(;_<D&&r.Kl[z[_]]===r.N9;)_++;if(E===r.HF&&I(z,j,_))return-1;break;case R:
for(;_<D&&w[z[_]]===1;)_++;if(_<D&&z[_]===r.wn&&(_=this.escapedName(z,_,D)),q=this.expectedAfter(z,j,_,q===Z?N:0),N===0)return _;continue;case O:_=z[_]===r.iH?this.
open(N++,(0,o.XE)(),_+1):this.hexString(z,j,D);break;case f:if(z[_]!==r.vz)continue;if(!(this.opened[--N]>0)||++_>D)return-1;break;case y:_=this.open(N++,a,_);break;case x:
if(this.opened[--N]!==a)return-1;break;case p:_=this.literalString(z,j,D);break}if(N===0)return _>D?-1:_;q=Z}return-1}setLength(z,_,D,N){const q=N>D;this.length=
q?-1:z,this.lengthRef=q?z:-1,this.lengthStart=_,this.lengthEnd=N}literalString(z,_,D){const N=(0,r.AZ)(z,_,D);return N<0?D+1:this.strings?this.add(Q,_,N):N}hexString(z,_,D){
const N=(0,r.$k)(z,_,D);return this.strings?this.add(Q,_,N):N}escapedName(z,_,D){return this.doubtful=!0,(0,r.Wd)(z,_,D)}expectedAfter(z,_,D,N){const q=D-_;return q===
10&&z[_+1]===r.Ah&&(0,r.w1)(z,_,"/ByteRange")&&(this.byteRange=!0),N===0||this.opened[N-1]===a?Z:((0,o.xg)(z,_,D,this.opened[N-1])&&(this.doubtful=!0),N>1?W:q===
7&&z[_+1]===r.A4&&(0,r.w1)(z,_,"/Length")?K:W)}}function l(B,z,_){if(B[z]===r.Z4&&B[z+1]===r.l0&&B[z+3]===r.AV&&B[z+2]===r.Z4&&z+4<=_)return v(B,z+4,_)?z+4:z;let D=(0,r.
AN)(B,z,_);B[D]===r.N5&&B[D+1]>r.l0&&D++;let N=D,q=0;for(;N<_&&(0,r.yp)(B[N]);N++)q=q*10+(B[N]-r.l0);if(N===D||q>=H)return z;const j=(0,r.AN)(B,N,_);return j<_&&
B[j]===r.AV&&v(B,j+1,_)?j+1:z}const v=(B,z,_)=>z>=_||r.Kl[B[z]]!==r.N9;function I(B,z,_){return _-z===6&&(0,r.w1)(B,z,"endo")||_-z===9&&(0,r.w1)(B,z,"ends")}}),
45079:((wt,at,S)=>{S.d(at,{ZV:()=>w,bD:()=>Z,dZ:()=>L,pS:()=>R,sd:()=>A,yT:()=>a});var r=S(78157),o=S(45599);const Q=8,H=1024,a={number:0,generation:0};function Z(c,g,l){
if(g===null)c.text("null");else if(typeof g=="number")c.text(w(g));else if(typeof g=="boolean")c.text(g?"true":"false");else if(g instanceof o.SX)L(c,g.text);else if(g instanceof
o.oS)c.text(P(g,l));else if(g instanceof o.Mx)R(c,g.bytes,l);else if(Array.isArray(g)){if(c.byte(r.WL),g.length>=Q&&g.every(v=>v instanceof o.oS))W(c,g,l);else for(const[
v,I]of g.entries())v>0&&c.byte(r.Z4),Z(c,I,l);c.byte(r.wt)}else g instanceof o.Bi?K(c,g,l):Z(c,g.dict,l)}function W(c,g,l){for(let v=0;v<g.length;v+=H){const I=g.
slice(v,v+H).map(B=>P(B,l));c.text(v>0?` ${I.join(" ")}`:I.join(" "))}}function K(c,g,l){const v=l.security&&g.has("ByteRange")?{...l,security:void 0}:l;c.text(
"<<");for(const[I,B]of g)L(c,I),b(B)&&c.byte(r.Z4),Z(c,B,I==="Contents"?v:l);c.text(">>")}const b=c=>c===null||typeof c=="number"||typeof c=="boolean"||c instanceof
o.oS;function P(c,{renumber:g,generationOf:l}){const v=g?g(c):c.number;return g&&v===0?"null":`${v} ${l?l(v):g?0:c.generation} R`}function L(c,g){c.byte(r.cL);for(let l=0;l<
g.length;l++){const v=g.charCodeAt(l)&255;v!==r.Cq&&(v>r.Z4&&v<=r.du&&v!==r.wn&&r.Kl[v]===r.N9?c.byte(v):c.text(`#${F(v)}`))}}function R(c,g,{security:l,number:v,
generation:I}){if(l){y(c,l.encryptString(g,v,I));return}let[B,z]=[0,0];for(let _=0;_<g.length;_++){const D=g[_];(D<r.Z4||D>r.du)&&B++,O(D)&&z++}if(B*3>g.length){
y(c,g);return}c.byte(r.Cx),z===0?c.copy(g,0,g.length):c.fill(g.length+z,(_,D)=>f(_,D,g)),c.byte(r.s1)}const O=c=>c===r.Cx||c===r.s1||c===r.r_||c===r.u7;function f(c,g,l){
let v=g;for(let I=0;I<l.length;I++){const B=l[I];O(B)&&(c[v++]=r.r_),c[v++]=B===r.u7?r.AF:B}}function y(c,g){c.byte(r.iH),c.fill(2*g.length,(l,v)=>{let I=v;for(let B=0;B<
g.length;B++)l[I++]=p[g[B]>>4],l[I++]=p[g[B]&15]}),c.byte(r.vz)}const x="0123456789abcdef",p=Uint8Array.from(x,c=>c.charCodeAt(0)),F=c=>x[c>>4]+x[c&15];function w(c){
if(!Number.isFinite(c))return"0";const g=Math.abs(c);if(Number.isInteger(c)&&g<1e15)return String(c);if(g>=2**63)return`${BigInt(c)}.0`;const l=String(c);return l.
includes("e")?c.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):l}function A(c){const g=[c];for(;g.length>0;){const l=g.pop();if(l instanceof o.Mx)return!0;if(Array.
isArray(l))for(const v of l)g.push(v);else if(l instanceof o.Bi)for(const v of l.values())g.push(v);else l instanceof o.Z6&&g.push(l.dict)}return!1}}),39150:((wt,at,S)=>{
S.d(at,{D:()=>Z});var r=S(78157);const o=15,Q=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,H=/^(true|false|null)$/,a=/#(?![0-9A-Fa-f]{2})|#00/;function Z(R,O,f){
const y=[],x=()=>{const F=y.at(-1);F?.keys&&(F.value=!1)},p=(0,r.AN)(R,O,f);for(;;){if(O=(0,r.AN)(R,O,f),O>=f)return!1;const F=y.at(-1),w=R[O];if(w===r.vz||w===
r.wt){if(!F||F.keys===void 0!=(w===r.wt)||F.keys&&(F.value||++O>=f||R[O]!==r.vz))return!1;y.pop(),O++}else if(F?.keys&&!F.value){const A=(0,r.Wd)(R,O+1,f),c=L(R,
O,A);if(w!==r.cL||a.test(c)||F.keys.has(c))return!1;F.keys.add(c),F.value=!0,O=A;continue}else if(w===r.WL||w===r.iH&&R[O+1]===r.iH){y.push(w===r.WL?{keys:void 0,
value:!0}:{keys:new Set,value:!1}),O+=w===r.WL?1:2;continue}else if(O=W(R,O,f),O<0)return!1;if(x(),y.length===0)return!(0,r.yp)(R[p])||R[O-1]!==r.AV}}function W(R,O,f){
switch(R[O]){case r.cL:{const y=(0,r.Wd)(R,O+1,f);return a.test(L(R,O,y))?-1:y}case r.Cx:return(0,r.AZ)(R,O,f);case r.iH:for(O++;O<f&&R[O]!==r.vz;O++)if(!P(R[O])&&
r.Kl[R[O]]!==r.t6)return-1;return O<f?O+1:-1;default:{const y=(0,r.Wd)(R,O,f);if(b(R,O,y))return K(R,O,y,f);const x=L(R,O,y);return H.test(x)||Q.test(x)?y:-1}}}
function K(R,O,f,y){const x=(0,r.AN)(R,f,y);if(!(0,r.yp)(R[x]))return f;const p=(0,r.JI)(R,x,y),F=(0,r.AN)(R,p.after,y);return F===p.after||R[F]!==r.AV||r.Kl[R[F+
1]??r.Z4]===r.N9?f:(0,r.JI)(R,O,f).value<=2147483647&&p.value<=65535?F+1:-1}function b(R,O,f){let y=O;for(;y<f&&(0,r.yp)(R[y]);)y++;return y===f&&y>O&&y<=O+o}const P=R=>R>=
r.l0&&R<=r.ev||(R|32)>=97&&(R|32)<=102;function L(R,O,f){return(0,r.bS)(R).toString("latin1",O,Math.min(f,O+200))}}),77581:((wt,at,S)=>{S.d(at,{SQ:()=>Q,U0:()=>R,
g7:()=>L,kt:()=>F,wx:()=>y});var r=S(78157),o=S(45599);const Q=new Map([...[728,711,710,729,733,731,730,732].map((w,A)=>[w,24+A]),...[8226,8224,8225,8230,8212,8211,
402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((w,A)=>[w,128+A]),[8364,160]]),H=/[\x18-\x1f\x80-\xa0]/g,
a=new Map([...Q].map(([w,A])=>[A,w])),Z=Array.from({length:256},(w,A)=>String.fromCharCode(a.get(A)??A)),W=32,K=200,b=new WeakMap,P=new WeakMap,L=w=>O(w,b,f),R=w=>O(
w,P,A=>(0,r.bS)(A).toString("latin1"));function O(w,A,c){if(w.bytes.length<K)return c(w.bytes);let g=A.get(w);return g===void 0&&A.set(w,g=c(w.bytes)),g}function f(w){
if(w[0]===254&&w[1]===255)return new TextDecoder("utf-16be").decode(w.subarray(2));if(w[0]===255&&w[1]===254)return new TextDecoder("utf-16le").decode(w.subarray(
2));if(w[0]===239&&w[1]===187&&w[2]===191)return new TextDecoder().decode(w.subarray(3));if(w.length>W)return(0,r.bS)(w).toString("latin1").replace(H,c=>Z[c.charCodeAt(
0)]);let A="";for(const c of w)A+=Z[c];return A}function y(w){const A=new Uint8Array(w.length);for(let g=0;g<w.length;g++){const l=x(w.charCodeAt(g));if(l===void 0)
return new o.Mx(p(w));A[g]=l}const c=A[0]===254&&A[1]===255||A[0]===255&&A[1]===254;return new o.Mx(c||A[0]===239&&A[1]===187&&A[2]===191?p(w):A)}function x(w){
return w>=32&&w<127||w===9||w===10||w===13||w>=161&&w<=255&&w!==173?w:Q.get(w)}const p=w=>F(`\uFEFF${w}`),F=w=>Buffer.from(w,"utf16le").swap16()}),45599:((wt,at,S)=>{
S.d(at,{Bi:()=>a,Eo:()=>P,Mx:()=>o,Px:()=>O,SX:()=>r,UU:()=>R,Z6:()=>Z,Zm:()=>W,cy:()=>b,hi:()=>f,i9:()=>K,jd:()=>L,oS:()=>Q,rV:()=>H});class r{text;constructor(x){
this.text=x}}class o{bytes;constructor(x){this.bytes=x}}class Q{number;generation;constructor(x,p=0){this.number=x,this.generation=p}}class H extends Q{part;constructor(x,p){
super(p,0),this.part=x}}class a extends Map{}class Z{dict;data;sealed;constructor(x,p,F){this.dict=x,this.data=p,this.sealed=F}}const W=y=>y instanceof a,K=y=>y instanceof
Q,b=y=>Array.isArray(y),P=(y,x)=>y instanceof r&&y.text===x;function L(y){const x=new a;for(const[p,F]of Object.entries(y))F!==void 0&&x.set(p,F);return x}const R=y=>new r(
y),O=y=>new o(Uint8Array.from(Buffer.from(y,"latin1")));function f(y){const x=y.get("Type");return P(x,"Sig")||P(x,"DocTimeStamp")||y.has("ByteRange")}})};
