"use strict";exports.id=1519,exports.ids=[1519],exports.modules={44233:((mt,at,E)=>{E.d(at,{BC:()=>B,Fr:()=>K,MJ:()=>T,p9:()=>Q,qZ:()=>W});const r=1e3,o=3e5;function*Q(R,x){
if(R.length<=r)return[...R].sort(x);let f=[];for(let y=0;y<R.length;y+=r){for(const S of R.slice(y,y+r).sort(x))f.push(S);yield o}for(let y=r;y<f.length;y*=2){const S=[];
for(let p=0;p<f.length;p+=2*y){const F=Math.min(p+y,f.length),w=Math.min(F+y,f.length);for(let O=p,c=F;O<F||c<w;){const g=c===w||O<F&&x(f[O],f[c])<=0;S.push(g?f[O++]:
f[c++]),S.length%r===0&&(yield o)}}f=S}return f}const X=16384,a=50,G=4;function*K(R){const{length:x}=R;for(let S=0;S<x;S+=X)R.subarray(S,S+X).sort(),x>X&&(yield X*
a);let[f,y]=[R,x>X?new Float64Array(x):R];for(let S=X;S<x;S*=2){for(let p=0;p<x;p+=2*S){const F=Math.min(p+S,x),w=Math.min(F+S,x);for(let O=p,c=F,g=p;g<w;){const l=c===
w||O<F&&f[O]<=f[c];y[g++]=f[l?O++:c++],g%X===0&&(yield X*G)}}[f,y]=[y,f]}return f}async function W(R,x,f){const y=Q(R,x);for(;;){const{done:S,value:p}=y.next();
if(S)return p;const F=f.step(p);F&&await F}}const B=(R,x)=>I(R,x,!1),T=(R,x)=>I(R,x,!0);function I(R,x,f){let[y,S]=[0,R.length];for(;y<S;){const p=y+S>>1,F=R[p];
F<x||f&&F===x?y=p+1:S=p}return y}}),60623:((mt,at,E)=>{E.d(at,{Kc:()=>W,M_:()=>B,UD:()=>I});var r=E(11544),o=E(58552),Q=E(27059),X=E(43749),a=E(78157),G=E(49692),
K=E(81272);const W=S=>(0,r.$)(S,{level:4,mem:3}),B=S=>(0,r.$)(S,{level:0}),T=1<<26;function I(S,p,F,w){const O=p.codec?.inflateNow(S,Math.min(p.stream,p.remaining,
T));if(O)return p.remaining-=O.length,O;if(p.remaining<=0)throw(0,K.q)(p,0);const c=(0,a.j8)(S,0,Math.min(S.length,4)),g=(S[c]&15)===8&&(S[c]<<8|S[c+1])%31===0,
l=p.scratch??new Q.f,v=new G.S3(S,g?c+2:0,l),b=new K.g(p,w);f(b,v,S.length,l),(!g||v.progress!=="ended")&&(F.found=!0),v.isBroken&&(F.broken=!0);const N=b.finish();
if(N.length===0&&v.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return F.mismatch===!1&&!F.found&&(F.mismatch=(0,X.V)(S,v.consumed,y(N))),
N}const R=8,x=4*G.jf;function f(S,p,F,w){let O=w.atLeast(F*R);for(let c=0;;){const g=p.inflate(O,c,O.length-G.yO);if(g>c&&S.push(O.slice(c,g)),p.progress!=="mor\
e")return;if(S.watch?.(S.size),c=g,g<O.length-G.yO)continue;const l=O.subarray(Math.max(0,g-G.jf),g);O=w.atLeast(Math.max(x,4*O.length)),O.set(l),c=l.length}}function y(S){
const p=new X.T;return p.add(S),p.value}}),48249:((mt,at,E)=>{E.d(at,{Kc:()=>X.Kc,M_:()=>X.M_,TT:()=>x,tN:()=>f});var r=E(58552),o=E(78157),Q=E(3405),X=E(60623),
a=E(19590),G=E(93098),K=E(60269),W=E(11032),B=E(70097),T=E(94322);const I={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLeng\
thDecode"},R=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),x=p=>R.has(I[p]??p);function f(p,F,w,O,c={found:!1}){
switch(I[p]??p){case"FlateDecode":return S({filter:"FlateDecode",data:F,parameters:w},O,c);case"LZWDecode":return S({filter:"LZWDecode",data:F,parameters:w},O,c);case"\
ASCII85Decode":return y({filter:"ASCII85Decode",data:F,parameters:void 0},O,c,()=>(0,T.xm)((0,Q.B)(F)));case"ASCIIHexDecode":return y({filter:"ASCIIHexDecode",data:F,
parameters:void 0},O,c,()=>(0,o.sk)(F,0,F.length));case"RunLengthDecode":return y({filter:"RunLengthDecode",data:F,parameters:void 0},O,c,()=>(0,T.xm)((0,B.A)(F,
O)));case"Crypt":return F;default:throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}function y(p,F,w,O){if(p.data.length<=G.I)return O();
const c=F.large?.find(p,F,w);return c||(F.large?.watch(p,F)?.(1/0),O())}function S(p,F,w){const O=F.large?.find(p,F,w);if(O)return O;const{filter:c,data:g,parameters:l}=p,
v=F.large?.watch(p,F),b=c==="FlateDecode"?(0,X.UD)(g,F,w,v):(0,a.k)(g,(0,K.c)(l,"EarlyChange",1),F,w,v);return(0,W.T)(b,l,w)}}),23334:((mt,at,E)=>{E.d(at,{d:()=>Q});
const r=11,o=4294967295;function*Q(a){for(let G=0;G+r<=a.length;){const K=a[G+4]&63,W=G+X(a,G),B=W>a.length?0:a.readUInt32BE(W-4),T=B===o?a.length:W+B;yield{type:K,
start:W,end:T},G=T}}function X(a,G){const K=a.readUInt32BE(G),W=a[G+5]>>5,B=W===7&&G+9<=a.length,T=B?a.readUInt32BE(G+5)&536870911:W,I=B?4+Math.ceil((T+1)/8):1,
R=K<=256?1:K<=65536?2:4;return 5+I+T*R+(a[G+4]&64?4:1)+4}}),54619:((mt,at,E)=>{E.d(at,{HV:()=>o,UT:()=>X,ZQ:()=>G,jC:()=>a,tL:()=>Q,wg:()=>B});var r=E(73208);const o=0,
Q=1,X=2,a=3,G=1,K=1e5,W=1e4;class B{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new r.
J7;mended=new Set;constructor({limits:I,memory:R},x){this.sourceLength=x,this.memory=R,this.bound=Math.min(I.objects,Math.max(1e6,x));const f=x<K?64:1024;this.kind=
new Uint8Array(f),this.place=new Int32Array(f),this.detail=new Int32Array(f)}offer(I,R,x,f){I<this.kind.length&&this.kind[I]!==o||this.set(I,R,x,f)}askFor(I){const R=this.
kind[I]??o;I<=0||I>this.bound||(R===o||this.isWronglyFree(I)?this.unlisted.add(I):R===a&&this.doubtful.add(I))}isWronglyFree(I){return this.kind[I]===a&&(this.detail[I]===
G||this.wronglyFree.has(I))}doubtFree(I){this.kind[I]===a&&this.unlisted.add(I)}leadsTo(I){const R=this.kind[I]??o;return R===Q||R===X}set(I,R,x,f){if(I>this.bound){
this.overflowed=!0;return}I>=this.kind.length&&this.grow(I+1),this.kind[I]=R,this.place[I]=x,this.detail[I]=f,I>=this.size&&(this.size=I+1)}grow(I){const R=Math.
min(Math.max(I,this.kind.length*2),this.bound+1),x=Math.max(this.kind.length,this.sourceLength,W);R>x&&this.memory.takeNumbers(R-x);const[f,y,S]=[new Uint8Array(
R),new Int32Array(R),new Int32Array(R)];f.set(this.kind),y.set(this.place),S.set(this.detail),[this.kind,this.place,this.detail]=[f,y,S]}}}),91519:((mt,at,E)=>{
E.d(at,{E:()=>Cn});var r=E(58552),o=E(78157),Q=E(64580),X=E(83287),a=E(45599);const G=1<<24,K=200;class W{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const s=this.held.get(this.keys.get(t)??-1);if(!s||e&&!s.verified)return;const{dict:i}=t;return s.filter===i.
get("Filter")&&s.parameters===i.get("DecodeParms")?s.part:void 0}keep(t,e,s){const{data:i,dict:u}=t;if(!s.whole||s.data.length>G||s.data.buffer===i.buffer||(0,a.
Eo)(u.get("Subtype"),"Image"))return;const h=this.keys.get(t);h!==void 0&&this.held.delete(h);const L=this.next++;this.keys.set(t,L),this.held.set(L,{filter:u.get(
"Filter"),parameters:u.get("DecodeParms"),verified:e,part:s}),this.memory.hold(s.data.length+K,this.holder,L)}}var B=E(52205),T=E(42973),I=E(44233),R=E(88500);function x(n,t){
if(!(t instanceof a.Z6))return;const e=n.resolve(t.dict.get("N"));if(typeof e!="number")return;const{large:s}=n.memory,i=(0,X.US)(n,t,n.memory,!0);if(!i)return;
const u=!i.whole&&!(0,X.QJ)(n.encoded(t),i.damage),h=O(i,e,n.resolve(t.dict.get("First")),u),{isMended:L,...H}=s?s.take(i.data,h,({numbers:rt})=>F*rt.length):f(
h);return{...H,...u||L?{lost:Math.min(Math.max(0,e-H.numbers.length),n.table.size)}:{}}}function f(n){for(;;){const{done:t,value:e}=n.next();if(t)return e}}const y=65536,
S=3,p=10,F=24,w=5e4;function*O(n,t,e,s){const{data:i}=n,{numbers:u,starts:h,isMended:L}=yield*v(n,t,e);s&&h.length>0&&new R.s().value(i,h.at(-1),Math.min(i.length,
h.at(-1)+P))<0&&(u.pop(),h.pop());const H=yield*A(h,i.length);if(U(h,H,i.length))throw(0,r.O$)("its objects overlap");yield*l(i,h,H);const et=u.length>w?{sorted:yield*j(
u,D)}:{};return{data:i,numbers:new Int32Array(u),starts:new Int32Array(h),stops:H,ends:new Int32Array(h.length).fill(-1),namesStream:yield*c(i),isMended:L,...et}}
function*c(n){const[t,e]=[(0,o.bS)(n),"stream"];for(let s=0;s<n.length;s+=g){if(t.subarray(s,s+g+e.length-1).includes(e))return!0;yield g}return!1}const g=1<<20;
function*l(n,t,e){for(let s=0;s<e.length;s++)for(;e[s]-t[s]>y;){const i=e[s]-y;let u=e[s];for(;u>i&&o.Kl[n[u-1]]===o.t6;)u--;if(yield e[s]-u+1,e[s]=u,u>i)break}}
function*v({data:n,whole:t},e,s){const{length:i}=n,u=typeof s=="number"&&Number.isInteger(s)&&s>=0;if(u&&s>i&&!t)return{numbers:[],starts:[],isMended:!1};const h=yield*b(
n,Math.min(e,k),u&&s<=i?s:0),{numbers:L,offsets:H,after:et}=h,rt=yield*z(n,et),nt=!u||s<et||rt!==(yield*z(n,Math.min(s,i))),J=nt?rt:s,it=H.findIndex(ut=>J+ut>i);
it>=0&&(L.length=H.length=it);const ct=L.length>0&&(nt||L.length>e);return{numbers:L,starts:H.map(ut=>J+ut),isMended:ct}}function*b(n,t,e){const[s,i]=[[],[]];let[
u,h]=[0,0],L={count:0,after:0};for(;s.length<(u<e?k:t);){u-h>y&&(yield S*(u-h),h=u);const H=N(n,u),et=N(n,H.after);if(H.value<0||H.value>2147483647||et.value<0||
s.length>=t&&et.after>e)break;s.push(H.value),i.push(et.value),u=et.after,u<=e&&(L={count:s.length,after:u})}return s.length>=t?{numbers:s,offsets:i,after:u}:(s.
length=i.length=L.count,{numbers:s,offsets:i,after:L.after})}function N(n,t){const e=(0,o.AN)(n,t,Math.min(t+y,n.length));return(0,o.JI)(n,e,Math.min(e+y,n.length))}
function*z(n,t){let e=t;for(let s=0;s<n.length;){s=Math.min(e+y,n.length);const i=(0,o.AN)(n,e,s);if(i<s)return i;yield y,e=s}return n.length}const k=2**20,D=2**
29,P=1<<22;function j(n,t){const e=new Float64Array(n.length);for(let s=0;s<e.length;s++)e[s]=Math.min(n[s],t)*k+s;return(0,I.Fr)(e)}const _=4;function*A(n,t){const e=new Int32Array(
n.length);if(n.every((h,L)=>L===0||n[L-1]<h)){for(let h=0;h<n.length;h++)e[h]=n[h+1]??t;return e}const s=yield*j(n,1/0);let i=t,u=t;for(let h=s.length-1;h>=0;h--){
const L=s[h]%k,H=n[L];H<u&&([i,u]=[u,H]),e[L]=i}return yield p*e.length,e}function U(n,t,e){let s=0;for(let i=0;i<n.length;i++)s+=t[i]-n[i];return s>_*e}function Z({
data:n,starts:t,stops:e,ends:s,namesStream:i},u){if(s[u]>=0)return s[u];const h=t[u];let L=Math.min(e[u],n.length);for(;L>h&&o.Kl[n[L-1]]===o.t6;)L--;if(L-h>P)throw st();
const H=i?new R.s().value(n,h,L):-1;return s[u]=H>=0?H:L}function q(n,t){const{numbers:e}=n;n.sorted??=f(j(e,D));const{sorted:s}=n;let[i,u]=[0,s.length];for(;i<
u;){const L=i+u>>>1;s[L]<t*k?i=L+1:u=L}const h=i<s.length?s[i]%k:-1;return e[h]===t?h:-1}const st=()=>(0,T.FU)("objectValues","An object of the document has too\
 many values","Open the document in another PDF program and save it again");var Y=E(54619),lt=E(45798),wt=E(85368),pt=E(22480);const vt=20;class Tt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:i}=t;this.counted=new Uint8Array(i.size),this.streams=
new wt.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new Tt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:i,memory:u}=s,h=this.counted[t]===1,L=this.parser(t,e.bytes,e.start,e.end,h?1/0:u.values),{room:H}=L,et=L.value(),
rt=H-L.room;h||(u.values-=rt),this.counted[t]=1;const nt=L.at-e.start;if(this.spend(nt),s.job.pace.add(rt+nt),!(et instanceof a.Bi)||e.bytes!==i)return et;const J=(0,o.
AN)(i,L.at,i.length);if(!(0,o.w1)(i,J,"stream"))return(0,o.rg)(i,J)||s.table.doubtful.add(t),et;const{start:it,end:ct,isSearched:ut}=this.streams.data(J,this.lengthOf(
et.get("Length")),et.has("Filter"));ut&&s.table.doubtful.add(t);const ht=this.security&&!(0,a.Eo)(et.get("Type"),"XRef"),gt=ht?it:(0,pt.Ow)(i,it,ct),xt=gt>it&&Xt(
et)?gt:it;return new a.Z6(et,i.subarray(xt,ct),ht?{number:t,generation:s.generation(t)}:void 0)}parser(t,e,s,i,u=this.document.memory.values){const{document:h,security:L}=this;
let H;if(L&&t!==this.encryptNumber&&h.table.kind[t]===Y.tL){const J=h.generation(t);H=it=>L.decryptString(it,t,J)}const{nesting:et,objectValues:rt}=h.job.limits,
nt=rt<u;return new lt.i(e,s,i,et,H,nt?rt:u,nt?st:T.e0)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),s=e&&new lt.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:s,opening:i}=this;if(i.has(t)||s.table.kind[t]!==Y.tL)return;i.add(t);const u={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},
h=x(s,this.read(t,u));if(i.delete(t),this.objectStreams.set(t,h),!!h)return h.lost!==void 0&&s.table.broken.set(t,h.lost),this.effort+=h.data.length*s.job.limits.
parsing,s.memory.hold(h.data.length+h.numbers.length*vt,this.holder,t),h}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}function Xt(n){
const t=n.get("Filter");return(0,a.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var Ct=E(67382),de=E(51271),Jt=E(83363),bt=E(45657);const kt=100;class Kt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new de.L;constructor(t){this.document=t}async read(){const t=await(0,Jt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const i of Jt.i)e[i]!==void 0&&(s[i]=(0,Q.F)(e[i]));return s}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new Ct.B(this.document);for(const s of t){this.document.exists(
s)&&e.keep(s);const i=this.document.job.pace.step(1e3);i&&await i}}async keep(t){const{numbers:e,ancestry:s}=this,i=e.filter((u,h)=>t[h]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(i);return}this.numbers=i,this.ancestry=s.filter((u,h)=>t[h]),this.positions=void 0}async rebuild(t){
const{document:e}=this,s=Array.from(t),i=new Map,u=this.inherited.map(nt=>Me(e,nt,i)),{nodes:h,parents:L}=this.grow(s),H=h.map(({ref:nt})=>({Parent:nt}));for(let nt=0;nt<
s.length;nt++){const J=s[nt],it=this.indexOf(J),ct=L[nt];h[ct].kids.push(new a.oS(J,e.generation(J)));const ut=it<0?Yt:u[this.ancestry[it]];e.patch(J,H[ct],ut);
const ht=e.job.pace.step(600);ht&&await ht}for(const{ref:nt,kids:J,parent:it,count:ct}of h)e.put(nt,new a.Bi([["Type",new a.SX("Pages")],...it?[["Parent",it]]:[],
["Kids",J],["Count",ct]]));const et=h[h.length-1].ref,rt=e.catalog.get("Pages");(!(rt instanceof a.oS)||rt.number!==et.number)&&e.editCatalog().set("Pages",et),
this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new de.L(!1)}grow(t){const{document:e}=this,s=t.
length,i=e.catalog.get("Pages"),u=J=>this.indexOf(J)>=0||t.includes(J),h=i instanceof a.oS&&i.number>0&&!u(i.number)?i:void 0,L=[];let H=[];const et=(J,it)=>({ref:it&&
h?new a.oS(h.number,e.generation(h.number)):e.add(null),kids:[],parent:void 0,count:J}),rt=Math.max(1,Math.ceil(s/kt));for(let J=0;J<rt;J++)H.push(et(Math.min(kt,
s-J*kt),rt===1));const nt=Array.from({length:s},(J,it)=>Math.floor(it/kt));for(;H.length>1;){(0,bt.RZ)(L,H);const J=Math.ceil(H.length/kt),it=Array.from({length:J},
()=>et(0,J===1));for(const[ct,ut]of H.entries()){const ht=it[Math.floor(ct/kt)];ut.parent=ht.ref,ht.kids.push(ut.ref),ht.count+=ut.count}H=it}return(0,bt.RZ)(L,
H),{nodes:L,parents:nt}}}const Yt={};function Me(n,t,e){const{Resources:s}=t;if(!(s instanceof a.Bi))return{...t};const i=e.get(s)??n.add(s);return e.set(s,i),{
...t,Resources:i}}const Ot=1,Lt=2,Pt=3;class Bt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Bt(0);
for(const[e,s]of this.edited)t.edited.set(e,(0,Q.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){
this.set(t,Ot)===Lt&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Lt),this.patched.set(t,e)}remove(t){const e=this.set(t,Pt);e===Ot?this.edited.
delete(t):e===Lt&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const i=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));i.set(this.kind),
this.kind=i}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var De=E(64680),Nt=E(45079);const Qt={},jt=4096,qt=1<<21,Vt=`
endobj
`,ue=`>>${Vt}`,te=2147483647;class ve{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new De.k(256);scan=new R.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,i,u){
(i!==this.entries||u!==this.defaults)&&this.prepare(i,u);const{text:h,defaultTexts:L}=this,{open:H,close:et}=s,rt=e<0,nt=rt?H-2:e;this.reserve(et-nt+h.bytes.length+
this.defaultSize);const J=this.used,it=this.noted,ct=this.keepOthers(t,nt,s);this.put(t,ct,et);let ut=s.special||h.special;for(let ht=0;ht<L.length;ht++){const gt=L[ht],
xt=s.find(t,gt.key);if(xt>=0){const At=(0,o.AN)(t,s.at[xt+2],et);if(!(0,o.w1)(t,At,"null"))continue;this.used=J,this.noted=it;return}ut||=gt.special,this.put(gt.
bytes,0,gt.bytes.length),this.note(gt.marks,0,gt.marks.length,te)}return this.put(h.bytes,0,h.bytes.length-(rt?Vt.length:0)),this.note(h.marks,0,h.marks.length,
te),{bytes:this.memory,start:J+H-2-nt,end:rt?this.used:this.used-Vt.length,from:rt?-1:J,to:rt?-1:this.used-1,references:ut?void 0:this.references,first:it,last:this.
noted}}keepOthers(t,e,{at:s,first:i,used:u,scan:h,marksFrom:L,marksTo:H}){const{keys:et}=this,{marks:rt}=h;let nt=L,J=e;for(let it=i;it<u;it+=4){const ct=s[it],
ut=s[it+1]-ct;for(let ht=0;ht<et.length;ht++)if(!(et[ht].length!==ut||!(0,o.w1)(t,ct,et[ht])))for(nt=this.note(rt,nt,H,ct),this.put(t,J,ct-1),J=s[it+3];nt<H&&rt[nt+
1]<J;)nt+=3}return this.note(rt,nt,H,te),J}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.
keys(e).filter(i=>!(i in t));this.defaultTexts=s.map(i=>{const u=this.textOf(e,[i]);return{...u,key:i,bytes:u.bytes.subarray(0,-ue.length)}}),this.defaultSize=this.
defaultTexts.reduce((i,{bytes:u})=>i+u.length,0)}textOf(t,e){const{draft:s,scan:i}=this;s.clear(),s.text("<<");for(const L of e){const H=t[L];H!==void 0&&((0,Nt.
dZ)(s,L),s.byte(o.Z4),(0,Nt.bD)(s,H,Nt.yT))}s.text(ue);const u=new Uint8Array(s.bytes);i.reset();const h=i.value(u,0,u.length)!==u.length-Vt.length;return{bytes:u.
subarray(2),marks:i.marks.slice(0,i.used),special:h||i.byteRange}}note(t,e,s,i){let u=e;for(;u<s&&t[u+1]<i;u+=3)this.refer(t[u]);return u}refer(t){if(this.noted===
this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(
new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(jt,Math.min(this.memory.
length*2,qt),Math.min(this.sourceLength>>4,qt));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Te(n,t,e){for(const[s,i]of Object.
entries(t))i===void 0?n.delete(s):n.set(s,i);for(const[s,i]of Object.entries(e))i!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,i)}var Ut=E(79725);const It=6,Mt=new Int32Array(
0),ee=16;class Dt{index=Mt;records=Mt;count=0;at=Mt;used=0;scan=new R.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,Ut.Z)(this.index,e)),this.index[t]!==
0)return;this.reserve(s.used-s.first);const{records:i,scan:u}=this,h=this.count*It;i[h]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),i[h+1]=this.
used+=s.used-s.first,i[h+2]=s.open,i[h+3]=s.close,i[h+4]=u.used,u.append(s.scan.marks,s.marksFrom,s.marksTo),i[h+5]=u.used,this.index[t]=++this.count}recall(t,e){
const s=this.index[t];if(!s)return!1;const{records:i}=this,u=(s-1)*It;return e.at=this.at,e.scan=this.scan,e.first=i[u],e.used=i[u+1],e.open=i[u+2],e.close=i[u+
3],e.marksFrom=i[u+4],e.marksTo=i[u+5],e.special=!1,!0}fork(){const t=new Dt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*It),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+
1)*It;e>this.records.length&&(this.records=(0,Ut.Z)(this.records,Math.max(e,ee*It)));const s=this.used+t;s>this.at.length&&(this.at=(0,Ut.Z)(this.at,Math.max(s,
ee*4)))}}class Rt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Dt;entries=new Ut.R;located=-1;patcher;decodedData;next;constructor(t,e,s,i=e.
memory){this.bytes=t,this.job=e,this.memory=i,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.suspect=s.damaged,this.bodies=s.
bodies,this.next=Math.max(this.table.size,1),this.reader=new Tt(this),this.changes=new Bt(this.next),this.pages=new Kt(this)}fork(){const{table:t,crossReferenceStream:e}=this,
s=(0,Q.F)(this.trailer),i=new Rt(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,bodies:this.bodies},this.memory.fork());return i.
reader=this.reader.fork(i),i.next=this.next,i.changes=this.changes.fork(),i.kept=this.kept.fork(),i.walked=this.walked,i.pages.copyFrom(this.pages),i}get security(){
return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.get("Root");return t instanceof a.oS?t.number:-1}get catalog(){
return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).
toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof a.SX&&/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){
return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===Pt)return null;if(s===Ot)return this.changes.edited.get(e);const i=this.
values.get(e);if(i!==void 0)return i;const u=this.place(e),h=u?this.reader.read(e,u):null;return this.values.set(e,h),h}resolve(t){for(let e=0;t instanceof a.oS&&
e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){
const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(e);return this.put(e,s),s}put(t,e){const s=typeof t==
"number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.changes.edit(e,t),new a.oS(e,0)}reserveNumbers(t){
this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===Ot)return!0;if(e===Pt)return!1;const s=this.table.kind[t];return s===Y.tL||s===Y.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===Ot||e===Lt}isEdited(t){return this.changes.kind[t]===Ot}patched(t){return this.changes.
kind[t]===Lt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===Ot?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||e===
Pt)return this.resolve(s)instanceof a.Z6;const i=this.place(t);if(i?.bytes!==this.bytes)return!1;const{bytes:u}=this,h=he(u,(0,o.AN)(u,i.start,i.end)),L=h>=0?h:
this.locateHere(t,i)?this.entries.close+2:-1;return L<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,o.w1)(u,(0,o.AN)(u,L,i.end),"stream")?!(0,o.bS)(u.subarray(i.
start,L)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const s=this.changes.kind[t],i=s===Ot?this.changes.edited.get(t):this.values.
get(t);if(i!==void 0||s===Pt)return i instanceof a.Bi?i.get(e):void 0;const u=this.place(t);if(!u)return;const{entries:h}=this;if(!this.locateHere(t,u))return this.
dict(new a.oS(t))?.get(e);const L=h.find(u.bytes,e);return L<0?void 0:this.reader.parser(t,u.bytes,h.at[L+2],h.at[L+3]).value()}patch(t,e,s=Qt){const i=this.place(
t),u=this.security&&[...Object.values(e),...Object.values(s)].some(Nt.sd),h=i&&!u&&this.locateHere(t,i)?this.patchAt(t,i,e,s):void 0;if(!h){const L=this.edit(t);
L instanceof a.Bi&&Te(L,e,s);return}this.changes.patch(t,h),this.values.delete(t),this.located=-1}patchAt(t,e,s,i){return this.patcher??=new ve(this.bytes.length),
this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,s,i)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:s,end:i},u){return this.recallEntries(t,u)||u.locate(e,s,i)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,B.x$)(this,t.dict)):s}decoded(t){const e={
found:!1,mismatch:!1},s=(0,X.D4)(this,t,this.memory,e);return(0,X.Eb)(this,t,e),s}async decodedAtEase(t,e={found:!1,mismatch:!1}){const i=await(0,X.m_)(this,t,this.
memory,e)??(0,X.D4)(this,t,this.memory,e);return(0,X.Eb)(this,t,e),i}decodedPart(t,e=!1){const s=this.decodedData?.recall(t,e);if(s)return s;const i=(0,X.US)(this,
t,this.memory,e);return i&&this.decodedData?.keep(t,e,i),i?.damage&&(0,X.Eb)(this,t,i.damage),i}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const s={found:!1,mismatch:!1},u={data:await this.decodedAtEase(t,s),whole:!s.found&&!s.mismatch,damage:s};return this.decodedData?.keep(t,!0,u),u}keepDecoded(){
this.decodedData??=new W(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===Ot||e===Pt)){
if(e===Lt)return this.changes.patched.get(t);switch(this.table.kind[t]){case Y.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case Y.UT:{
const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=q(s,t));const u=s.starts[i];return u===void 0?
void 0:{bytes:s.data,start:u,end:Z(s,i)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Pt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===Y.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new Dt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function he(n,t){if(n[t]!==o.iH||n[t+1]!==o.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===o.vz)return n[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var Pe=E(62328),Re=E(73208),zt=E(41869),Fe=E(33973),ge=E(69289);const _e=50,ne=2e4,me=4096,[Ce,
ke]=[5e4,200],pe=new Set(["Length","Filter","DecodeParms"]),Le=/\b(?:BT|Do|re|l|c)\s/;async function we(n){const{table:t,job:e,bytes:s}=n,i=(0,o.bS)(s);if(i.indexOf(
"startxref")!==i.lastIndexOf("startxref")&&!(0,ge.V)(n))return!1;const{live:u}=await(0,Fe.Gy)(n);let h=0;for(let L=1;L<t.size&&h<_e;L++){if(t.kind[L]!==Y.tL||u[L]===
1)continue;const H=n.isStream(L),et=e.pace.step(H?Ce:ke);if(et&&await et,!!H&&(h++,ye(n,L)))return!0}return!1}function ye(n,t){const e=n.get(t);if(!(e instanceof
a.Z6)||![...e.dict.keys()].every(L=>pe.has(L)))return!1;const{dict:s,data:i,sealed:u}=e;if(u&&i.length>ne)return!1;const h=(0,X.US)(n,new a.Z6(s,i.subarray(0,ne),
u),n.memory)?.data??new Uint8Array(0);return Le.test((0,o.bS)(h.subarray(0,me)).toString("latin1"))}const Ee=[["Outlines","bookmarks",["First"]],["AcroForm","fo\
rm",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","page labels",[]],["StructTreeRoot","ta\
gs",["K"]],["OCProperties","layers",["OCGs"]]];function se(n){const{catalogNumber:t}=n;return Ee.filter(([e,,s])=>{const i=n.entry(t,e);return re(n,i)?!0:i instanceof
a.oS?Ie(n,i)?s.some(u=>re(n,n.entry(i.number,u))):!0:i!=null&&!(0,a.Zm)(i)}).map(([,e])=>e)}function re({table:n},t){return!(t instanceof a.oS)||n.leadsTo(t.number)?
!1:(n.askFor(t.number),n.unlisted.has(t.number))}function Ie(n,t){const e=n.place(t.number);if(!e)return!n.table.leadsTo(t.number)||n.resolve(t)instanceof a.Bi;
const{bytes:s,start:i,end:u}=e,h=(0,o.AN)(s,i,u);return s[h]===o.iH&&s[h+1]===o.iH||(0,o.w1)(s,h,"null")?!0:n.resolve(t)instanceof a.Bi}const be=1e3;async function Ft(n,t){
const{found:e,loose:s}=await ie(n);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,r.O$)("it has no pages");const i=t.claimed??Zt(n,s);await oe(n,t,
s);const u=e.every(h=>t.indexOf(h)>=0);if(u||await oe(n,t,e),t.count===0)throw(0,r.O$)("it has no pages");t.claimed=i,t.isOrderLost=s.length>1||!u,t.isAdopted=!0,
await t.rebuild(t.numbers)}function Zt(n,[t,...e]){const s=e.length>0?void 0:n.resolve(n.entry(t,"Count"));return typeof s=="number"?s:void 0}async function ie(n){
const{table:t,job:e}=n,s=[],i=[],u=new Set;for(let J=1;J<t.size;J++){if(t.kind[J]!==Y.tL&&t.kind[J]!==Y.UT)continue;const it=n.entry(J,"Type");(0,a.Eo)(it,"Page")&&
s.push(J);const ct=(0,a.Eo)(it,"Pages")?n.array(n.entry(J,"Kids")):void 0,ut=ct!==void 0&&!u.has(ct);ut&&(u.add(ct),i.push({number:J,kids:ct.flatMap(gt=>gt instanceof
a.oS?[gt.number]:[])}));const ht=e.pace.step(be+(ut?ct.length*20:0));ht&&await ht}const h=J=>t.kind[J]===Y.UT?t.place[t.place[J]]:t.place[J],L=(J,it)=>h(J)-h(it)||
t.detail[J]-t.detail[it];s.sort(L);const H=new Set(s),et=i.filter(({kids:J})=>J.some(it=>H.has(it))),rt=new Set(et.flatMap(({kids:J})=>J)),nt=[...s,...et.map(({
number:J})=>J)].filter(J=>!rt.has(J));return{found:s,loose:nt.sort(L)}}async function oe(n,t,e){const s=n.dict(n.catalog.get("Pages")),i=Jt.i.flatMap(L=>{const H=(0,a.
Eo)(s?.get("Type"),"Pages")?s?.get(L):void 0;return H===void 0?[]:[[L,H]]}),u=n.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",e.map(L=>new a.oS(L,n.generation(
L)))],["Count",e.length],...i])),h=n.edit(n.catalogNumber);if(!(h instanceof a.Bi))throw(0,r.O$)("it has no catalog");h.set("Pages",u),await t.read()}var Se=E(87598),
ae=E(35586);const Be=new Set(["Root","Info","ID","Encrypt"]);async function ce(n,t){const{limits:e,pace:s}=t,i=new Y.wg(t,n.length),u=new a.Bi;let h=!1,L=-1;const H=rt=>{
for(const[nt,J]of rt)Be.has(nt)&&u.set(nt,J)},et=new ae.c0(n,s,rt=>{const nt=new lt.i(n,rt,Math.min(n.length,rt+65536),e.nesting),J=nt.value();return(0,a.Zm)(J)&&
H(J),(0,a.Zm)(J)&&J.has("XRefStm")?L=-1:(0,a.Zm)(J)&&J.has("Root")&&!J.has("Prev")&&(L=rt),nt.at});for(let rt=0;;){const nt=await et.next(rt);if(!nt)break;const{
number:J,body:it}=nt,ct=et.object(nt),ut=J<i.size&&i.kind[J]===Y.tL;if((!ct.isCut||!ut)&&i.set(J,Y.tL,nt.start,nt.generation),ct.dictionaryEnd>=0&&(0,o.bS)(n.subarray(
it,ct.dictionaryEnd)).includes("XRef")){const gt=new lt.i(n,it,ct.dictionaryEnd,e.nesting,void 0,e.objectValues,st).value();(0,a.Zm)(gt)&&(0,a.Eo)(gt.get("Type"),
"XRef")&&(h=!0,gt.has("Root")&&H(gt))}const ht=s.step(ct.at-rt+200);ht&&await ht,rt=ct.at}if(i.overflowed&&n.length>8*e.objects)throw(0,T.FU)("objects",`The doc\
ument has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(i.size===0)throw(0,r.
O$)("no PDF objects were found in the file");return{table:i,trailer:u,streams:h,damaged:!0,plainUntil:L}}var Gt=E(59277);function Ne(n,t){if(n.length===0)throw Ue();
if(n.length>t.inputBytes)throw We(n.length,t.inputBytes);const e=(0,o.bS)(n.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(n).indexOf(" obj")<0)throw Ke(n);
return e}function Ue(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function We(n,t){return(0,T.FU)("inputBytes",`The document has ${n} bytes; at most ${t} are allowed`,"Split it\
 with another program first")}function Ke(n){const t=(0,Gt.y)(n);if(t===void 0)return(0,r.O$)("the file is not a PDF document");const e=t==="text"?(0,Gt.Y)(n):void 0,
s=e?`is ${e}, not the document itself`:`is ${t}, not a PDF document`;return e?(0,r.O$)(`the file ${s}`,{found:s,advice:"Decode it first"}):(0,r.O$)(`the file ${s}`,
{found:s,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const xe=1e3;
async function je(n){const{job:t,table:e}=n;let s;for(let i=1;i<e.size;i++){if(e.kind[i]!==Y.tL)continue;(s===void 0||e.place[i]>e.place[s.number])&&d(n,i)&&(s=
new a.oS(i,n.generation(i)));const h=t.pace.step(xe);h&&await h}return s&&(await C(n)&&m(n,s)?void 0:s)}function d(n,t){const e=i=>n.resolve(n.entry(t,i));return!(n.
entry(t,"Filter")instanceof a.SX)||typeof e("V")!="number"?!1:e("O")instanceof a.Mx&&e("U")instanceof a.Mx||(0,a.cy)(e("Recipients"))||(0,a.Zm)(e("CF"))}const m=(n,{
number:t})=>!(0,a.Eo)(n.resolve(n.entry(t,"StmF")),"Identity"),M=20;async function C(n){const{job:t,table:e}=n;let[s,i]=[0,0];for(let u=1;u<e.size&&s<M;u++){if(e.
kind[u]!==Y.tL||!n.isStream(u))continue;const h=n.get(u);n.release(u);const L=t.pace.step(xe);if(L&&await L,!(h instanceof a.Z6)||(0,a.Eo)(h.dict.get("Type"),"X\
Ref")||!(0,a.Eo)((0,B.c3)(n,h.dict.get("Filter"))[0],"FlateDecode"))continue;const[H=0,et=0]=h.data;s++,(H&15)===8&&(H<<8|et)%31===0&&i++}return i*2>s}const V=1e3,
$=1024,tt=16;function ot(n){const t=(0,o.bS)(n),e=[];let s=t.indexOf("/ID");for(let i=0;s>=0&&i<V&&e.length<tt;i++){const u=Math.min(n.length,s+$),h=(0,o.j8)(n,
s+3,u),L=n[h]===o.WL?new lt.i(n,h,u,$).value():null,H=(0,a.cy)(L)?L[0]:null;H instanceof a.Mx&&H.bytes.length>0&&e.push(H.bytes),s=t.indexOf("/ID",s+3)}return e}
async function ft(n,t){const{table:e}=n,{pace:s}=n.job,i=[];for(let h=1;h<e.size;h++){e.kind[h]===Y.tL&&(0,a.Eo)(n.entry(h,"Type"),"ObjStm")&&i.push({number:h,at:e.
place[h]});const L=s.step(1e3);L&&await L}i.sort((h,L)=>h.at-L.at);const u=new Set(i.map(({number:h})=>h));for(const{number:h,at:L}of i)await yt(n,h,H=>!(e.kind[H]===
Y.tL&&(e.place[H]>L||L<t))&&!u.has(H))}async function dt(n,t){const{table:e}=n;for(const s of t)(0,a.Eo)(n.entry(s,"Type"),"ObjStm")&&await yt(n,s,i=>(e.kind[i]??
Y.HV)===Y.HV)}async function yt(n,t,e){const{job:s,table:i}=n,u=n.objectStream(t),h=s.pace.step((u?.data.length??0)+1e3);h&&await h;for(const[L,H]of u?.numbers.
entries()??[])H>0&&e(H)&&i.set(H,Y.UT,t,L)}async function Et(n){const t=n.get(n.catalogNumber);if(t instanceof a.Bi&&t.has("Pages"))return;let e=-1;for(let i=n.
table.size-1;i>0;i--){if(n.table.kind[i]===Y.HV||n.table.kind[i]===Y.jC)continue;const u=n.job.pace.step(1e3);if(u&&await u,!(n.get(i)instanceof a.Bi))continue;
const h=n.entry(i,"Type");if((0,a.Eo)(h,"Catalog"))return St(n,i);h===void 0&&e<0&&Oe(n,i)&&(e=i)}if(e>0)return St(n,e);if((0,a.Eo)(n.entry(n.catalogNumber,"Typ\
e"),"Page")||!(n.get(n.catalogNumber)instanceof a.Bi)){const i=new a.Bi([["Type",new a.SX("Catalog")]]);n.trailer.set("Root",n.add(i))}}function St(n,t){n.trailer.
set("Root",new a.oS(t,n.generation(t)))}function Oe(n,t){const e=n.entry(t,"Pages");return e instanceof a.oS&&n.array(n.dict(e)?.get("Kids"))!==void 0}async function an(n,t,e,s){
if(e.size===0||!await cn(n,t,s))return[];const i=await fn(n,s),u=[];for(let h=1;h<(i?.size??0);h++){if(i.kind[h]!==Y.tL||Ve(t,h))continue;const L=(0,o.ay)(n,i.place[h],
n.length);L?.number===h&&u.push(L)}return u.some(h=>e.has(h.number)||ln(n,h))?u:[]}function Ve(n,t){const e=n.kind[t]??Y.HV;return e===Y.jC?!n.unlisted.has(t)&&
!n.isWronglyFree(t):e!==Y.HV}async function cn(n,t,{pace:e}){const s=(0,o.bS)(n);for(let i=0;;){const u=s.indexOf("obj",i);if(u<0)return!1;const h=(0,ae.BX)(n,u);
if(h&&!Ve(t,h.number))return!0;const L=e.step(u-i+200);L&&await L,i=u+3}}async function fn(n,t){try{return(await ce(n,t)).table}catch(e){if(e instanceof r.zU&&e.
code==="unreadable_document")return;throw e}}function ln(n,{body:t}){const e=n.subarray(0,Math.min(n.length,t+dn)),s=new lt.i(e,t,e.length,8).value();return(0,a.
Zm)(s)&&(0,a.Eo)(s.get("Type"),"ObjStm")}const dn=1024,ze=1024;async function Ye(n,t,e){const{table:s}=t,i=new Int32Array(s.size),u=[];let h=t.damaged;for(let L=0;L<
s.size;L+=ze){hn(n,s,i,L,Math.min(L+ze,s.size),u)&&(h=!0);const H=e.pace.step(ze*20);H&&await H}u.length>0&&(h=!0,gn(n,s,i,u,(await ce(n,e)).table));for(let L=0;L<
s.size;L++)s.kind[L]===Y.UT&&s.kind[s.place[L]]!==Y.tL&&s.set(L,Y.jC,0,0);return{...t,damaged:h,bodies:i,isMended:u.length>0}}function un({table:n,trailer:t}){const e=t.
get("Root");return e instanceof a.oS?n.kind[e.number]===Y.tL||n.kind[e.number]===Y.UT:!1}function hn(n,t,e,s,i,u){let h=!1;for(let L=s;L<i;L++){if(t.kind[L]!==Y.
tL)continue;const H=(0,o.PZ)(n,t.place[L],L,t.detail[L]);if(H>=0){e[L]=H,t.detail[L]===65535&&(h=!0);continue}const et=(0,o.ay)(n,t.place[L],n.length);et?.number===
L?(e[L]=et.body,t.place[L]=et.start,et.generation!==t.detail[L]&&(h=!0),t.detail[L]=et.generation,n.subarray(et.start,et.body).includes(o.N5)&&(h=!0)):L>0?u.push(
L):t.set(0,Y.jC,0,0)}return h}function gn(n,t,e,s,i){for(const u of s){const L=u<i.size&&i.kind[u]===Y.tL?(0,o.ay)(n,i.place[u],n.length):void 0;L?.number===u?(t.
set(u,Y.tL,L.start,L.generation),e[u]=L.body):t.set(u,Y.jC,0,0)}}var mn=E(48249),pn=E(3084),wn=E(54771),Qe=E(39150);const yn=new Set(["Root","Encrypt","ID"]),En=new Set(
["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Sn(n,t){const e=(0,o.bS)(n).lastIndexOf("startxref");if(e<0)return;
const{value:s,after:i}=(0,o.JI)(n,(0,o.AN)(n,e+9,n.length),n.length);if(s<0||await(0,ae.dZ)(n,i,t.pace))return;const u=new On(n,t),{table:h}=u,L=new a.Bi;let H=!1,
et=!1;const rt=new Set;for(let nt=s;typeof nt=="number"&&!rt.has(nt);){rt.add(nt);const J=nt>=0&&nt<n.length?await u.section(nt):void 0;if(!J||h.overflowed)return;
H||=J.stream,et||=!J.wellFormed;for(const[it,ct]of J.trailer)(rt.size===1?!En.has(it):yn.has(it)&&!L.has(it))&&L.set(it,ct);nt=J.trailer.get("Prev")||void 0}return{
table:h,trailer:L,streams:H,damaged:et}}const fe=8192,xn=50,Ze=8;class On{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=new Y.wg(e,
t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){const{
bytes:e,job:s,table:i}=this,u=e.length,h=[];for(;t=(0,o.AN)(e,t,u),!(0,o.w1)(e,t,"trailer");){const J=(0,o.JI)(e,t,u),it=(0,o.JI)(e,(0,o.AN)(e,J.after,u),u);if(J.
value<0||it.value<0)return;const ct={at:(0,o.AN)(e,it.after,u),first:J.value,row:0};for(let ut=0;ct.row===ut&&ut<it.value;){if(ut=Math.min(ut+fe,it.value),!An(e,
ct,ut,i,h))return;const ht=s.pace.step(fe*20);ht&&await ht}if(ct.row<it.value)return;t=ct.at}const L=s.limits.objectValues/vn,H=new lt.i(e,t+7,u,s.limits.nesting,
void 0,L,st),et=H.value();this.spent+=H.at-t;const rt=s.pace.step(Ze*(H.at-t));if(rt&&await rt,!(0,a.Zm)(et)||this.spent>u)return;const nt=et.get("XRefStm");if(!(typeof nt==
"number"&&nt!==0&&(!(nt>0&&nt<u)||!await this.readStream(nt)))){for(const J of h)J<0?i.offer(~J,Y.jC,0,Y.ZQ):i.offer(J,Y.jC,0,0);return{trailer:et,stream:!1,wellFormed:Number.
isInteger(et.get("Size"))&&(0,Qe.D)(e,t+7,u)}}}async readStream(t){const{bytes:e,job:s,table:i}=this,u=(0,o.ay)(e,t,e.length);if(!u)return;const h=await Tn(e,u.
body,s);if(!h)return;this.spent+=h.parsed;const{trailer:L,rows:H}=h,et=en(L.get("W")),[rt=0,nt=0,J=0]=et,it=rt+nt+J;if(et.length<3||it<1||et.some(At=>At<0||At>8)||
this.spent>e.length)return;const ct=L.get("Size"),ut=en(L.get("Index")),ht=ut.length>=2;ut.length<2&&ut.splice(0,ut.length,0,typeof ct=="number"?ct:Math.floor(H.
length/it));let gt=0;for(let At=0;At+1<ut.length&&gt+it<=H.length;At+=2){const Wt=s.pace.step(xn);Wt&&await Wt;for(let _t=0;_t<ut[At+1]&&gt+it<=H.length;_t++,gt+=
it){const $t=ut[At]+_t;if($t<0)continue;const Ht=rt===0?1:Ge(H,gt,rt),le=Ge(H,gt+rt,nt),Je=Ge(H,gt+rt+nt,J);if(Ht===1&&le>0?i.offer($t,Y.tL,Math.min(le,e.length),
Math.min(Je,65535)):Ht===2?i.offer($t,Y.UT,Math.min(le,s.limits.objects),Math.min(Je,s.limits.objects)):Ht<2&&i.offer($t,Y.jC,0,Ht===1?Y.ZQ:0),_t%fe===fe-1){const on=s.
pace.step(fe*20);on&&await on}}}const xt=s.pace.step(Ze*h.written);if(xt&&await xt,!(ht&&gt<Fn(ut)*it))return{trailer:L,stream:!0,wellFormed:(0,Qe.D)(e,u.body,e.
length)}}}function An(n,t,e,s,i){for(;t.row<e&&((t.row>0||t.first!==1)&&Mn(n,t,e,s,i),t.row!==e);){const u=Dn(n,t,s,i);if(u!=="row")return u==="end"}return!0}function Mn(n,t,e,s,i){
const{length:u}=n;let{at:h,row:L}=t;for(;L<e&&h+20<=u;L++,h+=20){const H=n[h+17],et=n[h+18],rt=n[h+19];if(n[h+10]!==o.Z4||n[h+16]!==o.Z4||H!==o.yq&&H!==o.MV||et!==
o.Z4&&et!==o.u7||rt!==o.kR&&rt!==o.u7||n[h]<o.l0||n[h]>o.ev||n[h+9]<o.l0||n[h+9]>o.ev)break;const nt=((((((n[h+2]*10+n[h+3])*10+n[h+4])*10+n[h+5])*10+n[h+6])*10+
n[h+7])*10+n[h+8])*10+n[h+9]-o.l0*11111111,J=(n[h]*10+n[h+1]-o.l0*11)*1e8+nt;if(H===o.MV||J===0){i.push(H===o.MV?t.first+L:~(t.first+L)),qe(n,J,t.first+L,s);continue}
const it=(((n[h+11]*10+n[h+12])*10+n[h+13])*10+n[h+14])*10+n[h+15]-o.l0*11111,ct=J>0&&J<u?J:u;s.offer(t.first+L,Y.tL,ct,Math.max(0,Math.min(it,65535)))}t.at=h,t.
row=L}function Dn(n,t,e,s){const i=n.length,u=(0,o.AN)(n,t.at,i);t.at=u;const h=(0,o.JI)(n,u,i);if(h.value<0)return"end";let L=tn(n,h.after);const H=(0,o.JI)(n,
L,i);if(H.value<0)return"damaged";L=tn(n,H.after);const et=n[L];if(et!==o.yq&&et!==o.MV)return"damaged";const{row:rt}=t;rt===0&&t.first===1&&et===o.MV&&h.value===
0&&H.value===65535&&(t.first=0);const nt=t.first+rt;return et===o.yq&&h.value>0?e.offer(nt,Y.tL,Math.min(h.value,i),Math.min(H.value,65535)):(s.push(et===o.MV?nt:
~nt),qe(n,h.value,nt,e)),t.at=(0,o.j8)(n,L+1,i),t.row=rt+1,"row"}function qe(n,t,e,s){t>0&&t<n.length&&(0,o.yp)(n[t])&&(0,o.ay)(n,t,n.length)?.number===e&&s.wronglyFree.
add(e)}function tn(n,t){for(;n[t]===o.Z4||n[t]===o.d2;)t++;return t}const vn=4;async function Tn(n,t,e){const{limits:s}=e,i=new lt.i(n,t,n.length,s.nesting,void 0,
s.objectValues,st),u=i.value();if(!(0,a.Zm)(u))return;const h=u.get("Type");if(!(h instanceof a.SX)||h.text!=="XRef")return;const L=(0,o.AN)(n,i.at,n.length);if(!(0,o.
w1)(n,L,"stream"))return;const H=(0,pt.ni)(n,L),et=i.at-t,rt=u.get("Length"),nt=typeof rt=="number"?H+rt:-1,J=nt>=H&&nt<=n.length&&(0,pt.VF)(n,nt)?nt:(0,o.bS)(n).
indexOf("endstream",H);try{const it=n.subarray(H,J<0?n.length:J);let ct=it;const ut=e.pace.step(Ze*et);ut&&await ut;const ht={found:!1,mismatch:!1},gt=$e(u.get(
"Filter")),xt=$e(u.get("DecodeParms")??null);for(const[At,Wt]of gt.slice(0,s.filters).entries()){const _t=xt[At];Wt instanceof a.SX&&(ct=await Rn(Wt.text,ct,(0,a.
Zm)(_t)?_t:void 0,e,ht))}return ht.mismatch||ht.found&&!(0,X.QJ)(it,ht)?void 0:{trailer:u,rows:ct,written:et,parsed:et+it.length}}catch(it){if(it instanceof r.zU&&
it.code==="limit_exceeded"||it instanceof wn.Q)throw it;return}}const Pn=4096;async function Rn(n,t,e,s,i){return(n==="FlateDecode"&&t.length>Pn?await(0,pn.V)(t,
e,s.memory,s,i):void 0)??(0,mn.tN)(n,t,e,s.memory,i)}function Fn(n){let t=0;for(let e=1;e<n.length;e+=2)t+=Math.max(0,n[e]);return t}function Ge(n,t,e){let s=0;
for(let i=0;i<e;i++)s=s*256+n[t+i];return s}const $e=n=>n==null?[]:Array.isArray(n)?n:[n],en=n=>$e(n).map(t=>typeof t=="number"?Math.trunc(t):-1);var nn=E(75162),
_n=E(43767);async function Cn(n,t,e={}){const{limits:s,memory:i}=t,u=(0,o.gq)(n),h=Ne(u,s);i.admit(u.length);const L=h>0?[u.subarray(h),u]:[u];for(const et of L){
const rt=await Sn(et,t);if(!rt?.trailer.has("Root"))continue;const nt=await Ye(et,{...rt,damaged:rt.damaged||h<0},t);if(!un(nt))continue;const J=new Rt(et,t,nt);
if(J.suspect&&await rn(J),Nn(J))continue;Ae(J,e);const it=await Xe(J);if(!it&&J.security?.locked!==!0)continue;if(!it)return J;const ct=t.asked?.of(n);se(J);const ut=new Set(
[...nt.table.unlisted,...ct?.asked??[]]),ht=await bn(J,nt,ut,e),gt=ht??J,{table:xt}=nt;await In(gt,ct?.broken??[]),t.asked?.watch(n,{asked:xt.unlisted,broken:xt.
broken,doubtful:xt.doubtful,damaged:xt.damagedKinds});const{count:At,claimed:Wt,blank:_t,isAdopted:$t,isWanting:Ht,bare:le}=gt.pages;return nt.isMended||ht!==void 0||
$t||xt.broken.size>0||xt.mended.size>0||At!==Wt||_t.length>0||se(gt).length>0?await He(gt,!1,ct?.damagedData):(Ht||le.length>0||xt.doubtful.size>0||ct?.isDoubtful||
ct?.damagedData.length||Ln(n))&&await He(gt,!0,ct?.damagedData),gt}const H=await Bn(u,t,e);return await He(H,!1,t.asked?.of(n).damagedData),t.asked?.watch(n,{...kn,
damaged:H.table.damagedKinds}),H}const kn={asked:new Set,broken:new Map,doubtful:new Set},Ln=n=>(0,Se.NW)(n)||(0,Pe.n)(n);async function In(n,t){const{job:e,table:s}=n;
for(const i of t){const u=e.pace.step(n.objectStream(i)?.data.length??0);u&&await u}n.suspect||=s.broken.size>0}async function bn({bytes:n,job:t},e,s,i){const{table:u}=e,
h=await an(n,u,s,t);if(h.length===0)return;for(const{number:rt,start:nt,generation:J}of h)u.set(rt,Y.tL,nt,J);const L=new Int32Array(u.size);L.set(e.bodies.subarray(
0,u.size));for(const{number:rt,body:nt}of h)L[rt]=nt;const H=new Rt(n,t,{...e,damaged:!0,bodies:L});return Ae(H,i),await dt(H,h.map(({number:rt})=>rt)),H.tableChanged(),
[...s].some(rt=>Ve(u,rt))&&await Xe(H)?H:void 0}async function Bn(n,t,e){const s=await ce(n,t),i=new Rt(n,t,await Ye(n,s,t));return await rn(i),Ae(i,e),await ft(
i,s.plainUntil),i.tableChanged(),await Et(i),Ae(i,e),!await Xe(i)&&i.security?.locked!==!0&&await Ft(i,i.pages),i}async function He(n,t=!1,e=[]){const{job:s,pages:i}=n;
if(!s.onRepaired)return;const u=i.bare.length>0&&n.security?.locked!==!0&&await we(n),h=await(0,zt.T)(n,i,{isContentLost:u}),L=n.security?.locked===!0?[]:se(n),
H=(0,zt.q)(h)?e.filter(rt=>!Re.h5.has(rt)):e,et=t&&e.length>0&&n.table.doubtful.size===0;(!t||(0,zt.q)(h)||H.length>0)&&s.onRepaired({...h,lostParts:L,damagedData:H,
isOfDataAlone:et,isOfText:(0,Se.h9)(n.bytes)})}async function Xe(n){return n.get(n.catalogNumber)instanceof a.Bi?(Wn(n),await n.pages.read(),Kn(n)&&await Ft(n,n.
pages),n.pages.count>0):!1}const Nn=n=>n.trailer.has("Encrypt")&&!n.dict(n.trailer.get("Encrypt")),Un=["Pages","Names","Dests","Outlines","AcroForm","PageLabels",
"StructTreeRoot","OCProperties","Metadata"];function Wn(n){const t=n.get(n.catalogNumber);if(!(t instanceof a.Bi))return;sn(n,n.catalogNumber,t,Un);const e=n.catalog.
get("AcroForm");if(!(e instanceof a.oS)||n.entry(e.number,"Fields")!==void 0)return;const s=n.get(e);s instanceof a.Bi&&sn(n,e.number,s,["Fields"])}function sn(n,t,e,s){
const i=(0,_n.r)(e,s);if(i){n.put(t,i.dict),n.suspect=!0;for(const u of i.keys)n.table.mended.add(u)}}async function rn(n){if(n.dict(n.trailer.get("Encrypt")))return;
const t=await je(n);t&&n.trailer.set("Encrypt",t)}function Kn(n){const{catalog:t,pages:e}=n,s=t.get("Pages");return e.count===1&&s instanceof a.oS&&s.number===e.
number(0)&&(0,a.Eo)(n.entry(s.number,"Type"),"Pages")}function Ae(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.get("Encrypt");if(n.security||s===void 0)return;
const i=n.resolve(s);if(!(i instanceof a.Bi))throw(0,r.O$)("its encryption dictionary is missing");const u=(0,B.WW)(n,n.trailer.get("ID")??null,1);u!==null&&n.trailer.
set("ID",u);const h=Array.isArray(u)?u[0]:void 0,L=(0,B.WW)(n,i,8),H=h instanceof a.Mx?h.bytes:void 0,et=()=>(0,nn.VH)(L,{known:H,possible:H?[]:ot(n.bytes)},t),
rt=e?jn(et,()=>(0,nn.vK)(L)):et();n.unlock(rt,s instanceof a.oS?s.number:-1)}function jn(n,t){try{return n()}catch(e){if(!(e instanceof r.zU&&["password_require\
d","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),62328:((mt,at,E)=>{E.d(at,{D:()=>D,n:()=>N});var r=E(58552),o=E(48249),Q=E(83287),X=E(52205),
a=E(78157),G=E(45599),K=E(23334);function W(P,j){if(j.length===0)return!1;const _=(0,a.bS)(j);return P==="DCTDecode"||P==="DCT"?x(_):P==="JPXDecode"?_.lastIndexOf(
I)<_.length-R:P==="JBIG2Decode"&&y(_)}const[B,T,I]=[Buffer.of(255,216),Buffer.of(255,218),Buffer.of(255,217)],R=16;function x(P){if(!P.subarray(0,64).includes(B))
return!0;const j=P.lastIndexOf(T),_=P.lastIndexOf(I);return j<0||_<j||f(P,j+T.length,_)}function f(P,j,_){for(let A=P.indexOf(255,j);A>=0&&A<_;A=P.indexOf(255,A+
1)){const U=P[A+1];if(U>1&&U<192||U>=240&&U<254)return!0}return!1}function y(P){for(const{end:j}of(0,K.d)(P))if(j>P.length)return!0;return!1}var S=E(96690);const p=1<<
25,F=1<<23,w=1<<18,O=2e3,c=Buffer.alloc(512),g=4096,[l,v]=[1<<23,1<<26],b=Buffer.alloc(16);function N(P){if(P.length>v)return!1;const j=P.length>l?g:c.length;for(let _=0;_+
c.length<=P.length;_+=j)if(!(P[_]!==0||P[_+256]!==0)&&c.equals(P.subarray(_,_+c.length)))return!0;return!1}const z=new Set(["DCTDecode","JPXDecode","CCITTFaxDec\
ode","JBIG2Decode","DCT","CCF"]),k=2;class D{document;notes;known=new Map;memory;left=p;constructor(j,_){this.document=j,this.notes=_,this.memory=j.memory.fork()}async has(j,_=!1){
if(!(j instanceof G.oS))return!1;const{number:A}=j,U=this.known.get(A);if(U!==void 0)return U;const{document:Z}=this,q=Z.resolve(j),st=q instanceof G.Z6?await this.
look(q,_):void 0;st&&this.notes&&(0,Q.Eb)(Z,q,st);const Y=st!==void 0&&(st.found||st.mismatch===!0);this.known.set(A,Y);const lt=Z.job.pace.step(O);return lt&&await lt,
Y}async look(j,_){const{length:A}=j.data,U=(0,X.c3)(this.document,j.dict.get("Filter")).map(pt=>pt instanceof G.SX?pt.text:"");if(A>F||A>this.left)return this.isCutShort(
j)?{found:!0}:void 0;if(this.left-=A,U.some(pt=>z.has(pt)))return{found:await this.isDamagedImage(j,U)};if(_&&!U.every(pt=>(0,o.TT)(pt)))return{found:!0};const Z=await this.
decode(j,U);if(!Z)return;const{damage:q}=Z;if((q.found||q.mismatch===!0)&&!(0,Q.QJ)(this.document.encoded(j),q))return q;const Y=(0,a.bS)(Z.data),lt=_&&Y.includes(
b)&&!Y.includes("EI"),wt=U.length===0;return _&&wt&&(0,S.CS)(Y)?{found:!0}:{found:lt||wt&&(this.isCutShort(j)||this.isFontOfOtherLength(j,Y.length))}}async decode(j,_){
const{document:A,memory:U}=this,Z={found:!1,mismatch:!1};try{const q=await(0,Q.m_)(A,j,U,Z);if(q)return{data:q,damage:Z};const Y=_.length>0&&j.data.length>w?void 0:
(0,Q.US)(A,j,U,!0);return Y&&{data:Y.data,damage:Y.damage??{found:!Y.whole}}}catch(q){if(!(q instanceof r.zU)||q.code==="cancelled")throw q;if(q.code==="unreada\
ble_document")return{data:new Uint8Array(0),damage:{...Z,found:!0}};this.left=0;return}}async isDamagedImage(j,_){if(this.isCutShort(j))return!0;const A=this.document.
encoded(j);if((0,a.bS)(A).includes(c))return!0;const U=_.findIndex(wt=>z.has(wt)),[Z,q]=[_.slice(0,U),_[U]];if(U===0)return W(q,A);const st=await this.decode(this.
withFilters(j,U),Z);if(!st)return!1;const{found:Y,mismatch:lt}=st.damage;return(Y||lt===!0)&&!(0,Q.QJ)(A,st.damage)||W(q,st.data)}withFilters({dict:j,data:_,sealed:A},U){
const{document:Z}=this,q=new G.Bi([...j]);for(const st of["Filter","DecodeParms"])q.set(st,(0,X.c3)(Z,j.get(st)).slice(0,U));return new G.Z6(q,_,A)}isFontOfOtherLength({
dict:j},_){const A=["Length1","Length2","Length3"].map(Z=>this.document.lengthOf(j.get(Z)));if(!j.has("Length1")||A[0]<0)return!1;const U=A.reduce((Z,q)=>Z+Math.
max(0,q),0);return _<U||_>U+k}isCutShort({data:j,dict:_}){const{document:A}=this,{bytes:U}=A,Z=j.byteOffset-U.byteOffset+j.length;if(!(j.buffer===U.buffer&&Z>=0&&
Z<=U.length)||A.lengthOf(_.get("Length"))===j.length)return!1;const st=(0,a.AN)(U,Z,U.length);return!(0,a.w1)(U,st,"endstr")&&!(0,a.rg)(U,st)}}}),41869:((mt,at,E)=>{
E.d(at,{T:()=>G,q:()=>K});var r=E(45599),o=E(62328),Q=E(96690);const X=5e5,a=2e3;async function G(S,p,{isContentLost:F=!1,notes:w=!1}){const O=new y(S,w),c={content:new I,
fonts:new I,images:new I},g=new Set(F?p.bare:[]);for(let D=0;D<p.count;D++){const P=p.number(D),j=g.has(P)?T:await O.ofContent(S.entry(P,"Contents")),_=await O.
ofResources(p.attribute(D,"Resources"));c.content.add(D+1,Math.max(j,_.forms)),c.fonts.add(D+1,_.fonts),c.images.add(D+1,_.images);const A=S.job.pace.step(a);A&&
await A}const l=p.blank.map(D=>p.indexOf(D)+1).filter(D=>D>0),{broken:v}=S.table,b=[...v.values()].reduce((D,P)=>D+P,0),{count:N,claimed:z,isOrderLost:k}=p;return{
count:N,claimed:z,lost:l,withoutContent:c.content.lost,withoutFonts:c.fonts.lost,withoutImages:c.images.lost,damagedContent:c.content.damaged,damagedFonts:c.fonts.
damaged,damagedImages:c.images.damaged,isOrderLost:k,brokenStreams:v.size,lostObjects:b,mendedKeys:[...S.table.mended]}}const K=S=>[S.withoutContent,S.withoutFonts,
S.withoutImages,S.damagedContent,S.damagedFonts,S.damagedImages].some(p=>p.length>0),[W,B,T]=[0,1,2];class I{lost=[];damaged=[];add(p,F){F===T?this.lost.push(p):
F===B&&this.damaged.push(p)}}const R=S=>(0,r.Eo)(S.get("Subtype"),"Form")||S.has("PatternType"),x={fonts:W,images:W,forms:W},f={fonts:T,images:T,forms:W};class y{document;looks=0;known=new Map;fonts=new Map;streams;constructor(p,F){
this.document=p,this.streams=new o.D(p,F)}async ofContent(p){if(p==null)return W;let F=W;return await this.lookAt(this.document.array(p)??[p],async w=>{F=Math.max(
F,this.isOfOtherKind(w)?T:await this.ofStream(w,!0))}),F}isOfOtherKind(p){if(!(p instanceof r.oS))return p!==null;const F=this.document.resolve(p);return F instanceof
r.Z6&&(0,Q.l2)(F.dict)}async ofResources(p,F=0){const{document:w}=this;if(this.isLost(p))return f;if(p instanceof r.oS)return this.once(p.number,()=>this.ofResources(
w.get(p),F+1));if(!(p instanceof r.Bi)||F>w.job.limits.formDepth)return x;let[O,c,g]=[this.stateOf(p.get("Font")),this.stateOf(p.get("XObject")),W];return await this.
lookAt(this.valuesOf(p.get("Font")),async l=>{O=Math.max(O,await this.ofFont(l))}),await this.lookAt(this.drawnIn(p),async l=>{const v=l instanceof r.oS?w.resolve(
l):null,b=v instanceof r.Z6&&R(v.dict),N=await this.ofStream(l,b);if(b?g=Math.max(g,N):c=Math.max(c,N),!(l instanceof r.oS)||!(v instanceof r.Z6))return;const z=await this.
once(l.number,()=>this.ofDrawn(v,b,F+1));O=Math.max(O,z.fonts),c=Math.max(c,z.images),g=Math.max(g,z.forms)}),{fonts:O,images:c,forms:g}}*drawnIn(p){const{document:F}=this;
yield*this.valuesOf(p.get("XObject"));for(const w of this.valuesOf(p.get("Pattern")))F.resolve(w)instanceof r.Z6&&(yield w);for(const w of this.valuesOf(p.get("\
ExtGState"))){const O=F.dict(F.dict(w)?.get("SMask"))?.get("G");O!==void 0&&(yield O)}}async ofDrawn({dict:p},F,w){if(F)return this.ofResources(p.get("Resources"),
w);const O=p.get("SMask");return{...x,images:O instanceof r.oS?await this.ofStream(O):W}}valuesOf(p){return this.document.dict(p)?.values()??[]}async lookAt(p,F){
for(const w of p){if(++this.looks>X)return;await F(w);const O=this.document.job.pace.step(a);O&&await O}}async once(p,F){const w=this.known.get(p);if(w)return w;
this.known.set(p,x);const O=await F();return this.known.set(p,O),O}async ofFont(p){if(!(p instanceof r.oS))return this.ofFontDictionary(p);let F=this.fonts.get(
p.number);return F===void 0&&this.fonts.set(p.number,F=await this.ofFontDictionary(p)),F}async ofFontDictionary(p){const{document:F}=this;if(this.isLost(p))return T;
const w=F.dict(p),O=F.array(w?.get("DescendantFonts"))?.slice(0,1)??[];if(O.some(l=>this.isLost(l)))return T;const c=(F.dict(O[0])??w)?.get("FontDescriptor");if(this.
isLost(c))return T;const g=["FontFile","FontFile2","FontFile3"].map(l=>F.dict(c)?.get(l));if(g.some(l=>this.isLost(l)))return T;for(const l of[...g,w?.get("ToUn\
icode")])if(await this.streams.has(l))return B;return this.ofGlyphs(w?.get("CharProcs"))}async ofGlyphs(p){let F=W;return await this.lookAt(this.valuesOf(p),async w=>{
F===W&&await this.streams.has(w,!0)&&(F=B)}),F}async ofStream(p,F=!1){return p instanceof r.oS?this.document.resolve(p)instanceof r.Z6?await this.streams.has(p,
F)?B:W:T:W}stateOf(p){return this.isLost(p)?T:W}isLost(p){return p instanceof r.oS&&this.document.resolve(p)===null}}}),96690:((mt,at,E)=>{E.d(at,{BP:()=>I,CS:()=>T,
l2:()=>W});var r=E(48249),o=E(54619),Q=E(78157),X=E(79725),a=E(45599);const G=200,K=100,W=x=>x.get("Subtype")instanceof a.SX&&!(0,a.Eo)(x.get("Subtype"),"Form"),
B=120;function T(x,f=0){const[y=0,S=0]=[x[f],x[f+1]];return(y&15)!==8||y>B||(y*256+S)%31!==0?!1:y===B||S>=128}class I{document;entries=new X.R;pages=0;constructor(f){
this.document=f}isOdd(f,y){if(++this.pages>G||y>=0&&this.isPlain(y))return!1;const{document:S}=this,p=S.entry(f,"Contents")??null;return p instanceof a.oS&&this.
isPlain(p.number)?!1:(S.array(p)??[p]).slice(0,K).some(w=>this.isOddItem(w))}isOddItem(f){return f===null?!1:!(f instanceof a.oS)||this.document.table.leadsTo(f.
number)&&!this.isPlain(f.number)}isPlain(f){const{document:y,entries:S}=this,{bytes:p}=y,F=y.place(f);if(y.table.kind[f]!==o.tL||!F||!S.locate(p,F.start,F.end))
return y.isStream(f);const w=(0,Q.AN)(p,S.close+2,F.end);if(!(0,Q.w1)(p,w,"stream"))return!1;const O=S.find(p,"Subtype");if(O>=0&&!(0,Q.wb)(p,S.at[O+2],"/Form"))
return!1;const c=S.find(p,"Filter");return c>=0?this.isKnownFilter(p,S.at[c+2],S.at[c+3]):!T(p,(0,Q.AN)(p,w+6,F.end))}isKnownFilter(f,y,S){if((0,Q.yp)(f[y]))return this.
document.table.leadsTo((0,Q.JI)(f,y,S).value);const p=f[y]===Q.WL,F=p?(0,Q.AN)(f,y+1,S):y;if(f[F]!==Q.cL)return p;if((0,Q.wb)(f,F,"/FlateDecode"))return!0;let w=F+
1;for(;w<S&&w-F<R&&Q.Kl[f[w]]===Q.N9;)w++;return(0,r.TT)((0,Q.bS)(f.subarray(F+1,w)).toString("latin1"))}}const R=32}),67382:((mt,at,E)=>{E.d(at,{$:()=>X,B:()=>G});
var r=E(54619),o=E(78157),Q=E(45599);function X(K,W,B,T){if(!(0,o.yp)(W[B]))return!0;const{value:I}=(0,o.JI)(W,B,T);return K.table.kind[I]!==r.tL?!0:K.bytes[(0,o.
AN)(K.bytes,K.bodies[I],K.bytes.length)]!==o.iH}const a=50;class G{document;arrays=new Map;constructor(W){this.document=W}keep(W){const{document:B}=this,T=B.entry(
W,"Contents");if(T===void 0||this.isStreamRef(T))return;const I=(0,Q.i9)(T)?this.leftOfObject(T):this.leftOf(T);I!==T&&B.patch(W,{Contents:I})}leftOfObject(W){const{
arrays:B,document:T}=this;if(!B.has(W.number)){const I=T.array(W),R=I&&this.leftOf(I);B.set(W.number,R===void 0?void 0:R===I?W:T.add(R))}return B.get(W.number)}leftOf(W){
if(!Array.isArray(W))return;this.document.job.pace.add(a*W.length);const B=W.filter(T=>this.isStreamRef(T));return B.length<W.length?B:W}isStreamRef(W){return(0,Q.
i9)(W)&&this.document.isStream(W.number)}}}),51271:((mt,at,E)=>{E.d(at,{L:()=>o});var r=E(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(a=!0){
this.sound=a}node(a,G){return a<0&&(this.sound=!1),this.parents.push(G),this.numbers.push(a)-1}has(a){return(this.known??=new Set(this.numbers)).has(a)}page(a,G){
(a<0||this.numbers[a]!==G)&&(this.sound=!1),this.homes.push(a)}fork(){const a=new o(this.sound);return a.numbers=this.numbers,a.parents=this.parents,a.homes=this.
homes,a}async drop(a,G,K){if(!this.sound)return!1;const{numbers:W,parents:B,homes:T}=this,I=new Int32Array(W.length),R=new Uint8Array(W.length),x=new Set;for(let f=0;f<
G.length;f++)K[f]?I[T[f]]++:(R[T[f]]=1,x.add(G[f]));for(let f=W.length-1;f>0;f--){const y=B[f];I[y]+=I[f],R[f]&&I[f]===0&&x.add(W[f]),R[y]|=R[f]}for(let f=0;f<W.
length;f++){if(!R[f]||I[f]===0)continue;const y=a.edit(W[f]),S=y instanceof r.Bi?a.array(y.get("Kids"))??[]:[];y instanceof r.Bi&&y.set("Kids",S.filter(F=>!Q(F,
x))).set("Count",I[f]);const p=a.job.pace.step(S.length*50);p&&await p}return this.homes=T.filter((f,y)=>K[y]),!0}}const Q=(X,a)=>(0,r.i9)(X)&&a.has(X.number)}),
83363:((mt,at,E)=>{E.d(at,{i:()=>g,S:()=>l});var r=E(98446),o=E(42973),Q=E(79725),X=E(43767),a=E(45599),G=E(96690),K=E(78157),W=E(67382);function B(_,A,U){U.parent=
U.contents=-1,U.lists=U.isBare=!1;const Z=_.place(A),{entries:q}=U;if(Z&&_.locate(A,Z,q)&&q.find(Z.bytes,"Kids")<0){if(q.used===q.first)return"none";const lt=q.
find(Z.bytes,"Type");if(lt>=0&&(0,K.wb)(Z.bytes,q.at[lt+2],"/Page")){if(Z.bytes[(0,K.AN)(Z.bytes,q.close+2,Z.end)]===K.HY)return F(_,A);const pt=q.find(Z.bytes,
"Contents");if(S(Z.bytes,q)&&p(_,A))return"unclear";U.isBare=pt<0||(0,K.wb)(Z.bytes,q.at[pt+2],"null"),pt>=0&&T(_,Z.bytes,q.at[pt+2],q.at[pt+3],U);const vt=q.find(
Z.bytes,"Parent");return vt>=0&&(U.parent=(0,K.JI)(Z.bytes,q.at[vt+2],q.at[vt+3]).value),"page"}const wt=_.get(A);return wt instanceof a.Bi&&f(_,wt)?"unclear":"\
none"}const st=_.get(A);return!(st instanceof a.Bi)||st.size===0?"none":(0,a.Eo)(st.get("Type"),"Page")&&!I(_,st)?"unclear":_.array(st.get("Kids"))?"node":f(_,st)?
"unclear":"none"}function T(_,A,U,Z,q){q.lists=(0,W.$)(_,A,U,Z),(0,K.yp)(A[U])&&(q.contents=(0,K.JI)(A,U,Z).value)}function I(_,A){const U=_.array(A.get("Kids"));
return U!==void 0&&U.length>0&&!A.has("Contents")&&Number.isInteger(_.resolve(A.get("Count")))}const R=["MediaBox","Resources","Contents","Annots","CropBox","Ro\
tate","Parent"],x=["MediaBox","Resources"];function f(_,A){const U=_.resolve(A.get("Type"));if(!(U instanceof a.SX&&U.text!=="Pages"))return R.some(st=>A.has(st));
const q=A.get("Contents")instanceof a.oS||_.array(A.get("Contents"))!==void 0;return x.some(st=>A.has(st))||q&&A.get("Parent")instanceof a.oS&&!A.has("Subtype")}
const y=["Contents","Resources","Annots","MediaBox"],S=(_,A)=>y.some(U=>A.find(_,U)<0&&A.findMisspelt(_,U)>=0);function p(_,A){const U=_.get(A),Z=U instanceof a.
Bi?(0,X.r)(U,y):void 0;if(!Z)return!1;_.put(A,Z.dict);for(const q of Z.keys)_.table.mended.add(q);return!0}function F(_,A){const U=_.get(A);return U instanceof a.
Z6?(_.put(A,new a.Bi([...U.dict].filter(([Z])=>!/^(Length|Filter|DecodeParms)$/.test(Z)))),"unclear"):"page"}var w=E(51271);class O{document;left;sizes=new Map;constructor(A){
this.document=A,this.left=A.job.limits.nodes}make(A){const U=this.document.get(A),Z=this.sizes.get(A)??c(U);if(this.sizes.set(A,Z),this.left-=Z,this.left<0)throw(0,o.
FU)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another \
PDF program and save it again");return this.document.add(U instanceof a.Bi?new a.Bi(U):U).number}}function c(_){const A=[_];let U=0;for(let Z=A.pop();Z!==void 0;Z=
A.pop())if(U++,Array.isArray(Z))for(const q of Z)A.push(q);else if(Z instanceof a.Bi)for(const q of Z.values())A.push(q);return U}const g=["Resources","MediaBox",
"CropBox","Rotate"];async function l(_){return new v(_).read()}class v{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new w.
L;bare=[];look={parent:-1,lists:!1,isBare:!1,contents:-1,entries:new Q.R};seen=new Set;copies;glance;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(A){
this.document=A,this.copies=new O(A),this.glance=new G.BP(A)}async read(){const{document:A,open:U}=this,{pace:Z}=A.job,q=A.catalog.get("Pages")??null;for(U.push(
{kids:[q],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});U.length>0;){const st=U[U.length-1];if(st.next===st.kids.length){U.pop(),U.length>0&&this.close(
st);continue}const Y=st.kids[st.next++];st.next===st.kids.length&&(st.kids=b,st.next=0);const lt=Z.step(400);lt&&await lt,Y instanceof a.oS?this.visit(Y,st):this.
visitNode(Y,-1,st)}return this.finish(q)}close({claimed:A,before:U,lost:Z}){const q=this.numbers.length-this.dropped-U;A!==q&&(this.irregular=!0,!(typeof A=="nu\
mber"&&A>=q)&&(this.dropped+=this.lost.length-Z,this.lost.length=this.lostNumbers.length=Z))}visit(A,U){const{document:Z,seen:q,look:st}=this,{number:Y}=A,lt=q.
has(Y);q.add(Y);const wt=B(Z,Y,st);if(A.generation!==Z.generation(Y)&&(this.irregular=!0),wt==="page"||wt==="unclear"){lt&&(this.irregular=!0);const pt=lt?this.
copies.make(Y):Y;wt==="unclear"?this.unclear.push(pt):this.keepEntries(Y),(wt==="unclear"||st.lists)&&this.listing.push(pt),st.isBare&&this.bare.push(pt),this.isWanting||=
this.glance.isOdd(Y,st.contents),this.add(pt,U,st.parent);return}wt==="none"&&!lt&&this.lose(U,Y),wt==="none"||lt?this.irregular=!0:this.visitNode(A,Y,U)}keepEntries(A){
const{document:U,look:Z}=this,{scan:q,marksFrom:st,marksTo:Y}=Z.entries,{table:lt}=U;for(let wt=st;wt<Y;wt+=3){const pt=q.marks[wt];lt.askFor(pt),this.isWanting||=
!lt.leadsTo(pt)}U.keepEntries(A,Z.entries)}visitNode(A,U,Z){const{document:q,inherited:st}=this,Y=this.mendNode(q.dict(A),U);if(!Y){this.irregular=!0,this.lose(
Z,U);return}const lt=q.array(Y.get("Kids"));if(!lt){U<0&&this.visitDirectPage(Y,Z);return}const wt=P(Y);let pt=Z.from;wt&&(pt=st.push({...st[pt],...wt})-1),(0,a.
Eo)(q.resolve(Y.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:lt,next:0,from:pt,home:this.nodes.node(U,Z.home),claimed:q.resolve(Y.get("Count")),
before:this.numbers.length-this.dropped,lost:this.lost.length}),q.release(U)}mendNode(A,U){const Z=A&&(0,X.r)(A,g);if(!Z)return A;const{document:q}=this;U>=0&&q.
put(U,Z.dict);for(const st of Z.keys)q.table.mended.add(st);return Z.dict}visitDirectPage(A,{from:U}){if(!(0,a.Eo)(A.get("Type"),"Page"))return;this.irregular=!0;
const{number:Z}=this.document.add(A);this.numbers.push(Z),this.listing.push(Z),this.ancestry.push(U)}add(A,{from:U,home:Z},q){this.numbers.push(A),this.ancestry.
push(U),this.nodes.page(Z,q);const{pages:st}=this.document.job.limits;if(this.numbers.length>st)throw j(st)}lose(A,U){A.home<0||(this.lost.push(this.numbers.length),
this.lostNumbers.push(U),this.add(N,A,-1))}finish(A){const{document:U,numbers:Z,ancestry:q,inherited:st,lost:Y,unclear:lt,listing:wt,nodes:pt}=this;for(const Ct of this.
lostNumbers)U.table.doubtFree(Ct);Y.length===Z.length-this.dropped&&(Y.length=0);const vt=Y.map(Ct=>Z[Ct]=U.add(D(st[q[Ct]])).number);z(Z,q);const Tt=U.resolve(
U.dict(A)?.get("Count")),Xt=Tt!==Z.length||A instanceof a.oS&&Z[0]===A.number;return{numbers:Z,ancestry:q,inherited:st,irregular:this.irregular||Xt,unclear:lt,listing:wt,
nodes:pt,claimed:typeof Tt=="number"?Tt:void 0,blank:vt,isWanting:this.isWanting,bare:this.bare}}}const b=[],N=-1;function z(_,A){let U=_.indexOf(N);if(!(U<0)){
for(let Z=U;Z<_.length;Z++)_[Z]!==N&&(_[U]=_[Z],A[U++]=A[Z]);_.length=A.length=U}}const k=[0,0,612,792];function D(_){const A=new a.Bi([["Type",new a.SX("Page")]]);
return _.MediaBox===void 0?A.set("MediaBox",[...k]):A}function P(_){let A;for(const U of g){const Z=_.get(U);Z!==void 0&&((A??={})[U]=Z)}return A}function j(_){
const A=(0,r.y_)(_,"page");return(0,o.FU)("pages",`The document has more than ${A}`,"Split it with another program first")}}),33973:((mt,at,E)=>{E.d(at,{Gy:()=>f,
Rf:()=>y,Ip:()=>S});var r=E(54619),o=E(87598),Q=E(85368),X=E(88500);class a{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new X.
s;signed=new Set;constructor(D,P,j){this.detail=P,this.strings=j,this.scan.strings=j;const _=new Int32Array(P?8*D:D);this.done=new Uint8Array(P?D:0);const A=U=>_.
subarray(U*D,(U+1)*D);this.end=A(0),this.valueEnd=A(1),this.dataStart=A(2),this.dataEnd=A(3),this.lengthStart=A(4),this.lengthEnd=A(5),this.from=A(6),this.to=A(
7)}}var G=E(78157),K=E(79725),W=E(4e4),B=E(39150),T=E(45599);class I{scan=new X.s;ranges=new Map}const R=2;class x{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(D,P,j){
this.walked=j,this.live=new Uint8Array(D),this.via=new Int32Array(P?D:0)}}async function f(k,{watched:D}={}){const{markings:P,referrers:j}=await y([k],{watched:D,
detail:!0}),{live:_,via:A}=P[0];return{live:_,via:A,referrers:j}}async function y(k,D={}){const P=new g(k,D);return await P.run(),P}function S(k,{repairs:D}){for(const{
part:P,number:j,value:_}of D)k[P].put(j,_)}const p=100,F=100,w=2e3,O=-2;function c(k){if(k instanceof T.Z6)return k.data.length+c(k.dict);if(Array.isArray(k))return 12*
k.length;if(!(k instanceof T.Bi))return p;let D=30*k.size;for(const P of k.values())Array.isArray(P)&&(D+=12*P.length);return D}class g{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new K.R;strings;alias;constructor(D,{detail:P=!1,strings:j=!1,watched:_,alias:A}){if(this.documents=D,this.strings=
j,this.alias=A,this.markings=D.map(U=>new x(U.size,_!==void 0,v(U,j||P,j))),!!_){this.watched=new Uint8Array(D[0].size);for(const U of _)this.watched[U]=1}}async run(){
const{documents:D,stack:P}=this,[j]=D;for(const[_,A]of[...j.trailer].reverse())_!=="Encrypt"&&this.followValue(0,A);for(;this.values.length>0||P.length>0;){const _=j.
job.pace.step(this.values.length>0?this.followParts():this.followNext());_&&await _}for(const{live:_,signed:A,walked:U}of this.markings)for(const Z of U.signed)
_[Z]===1&&A.add(Z)}followNext(){const D=this.stack.pop(),P=D%this.documents.length;return this.follow(P,(D-P)/this.documents.length)}visit(D,P){this.alias&&({part:D,
number:P}=this.alias(D,P)??{part:D,number:P}),this.watched&&this.watched[P]===1&&this.referrers.add(this.current);const j=this.markings[D],{live:_}=j;if(P>0&&P<
_.length&&_[P]!==0)return;const A=this.documents[D];if(P<=0||P>=_.length||!A.exists(P))return A.missed(P);_[P]=1,this.watched&&(j.via[P]=this.current),this.stack.
push(P*this.documents.length+D)}follow(D,P){const j=this.documents[D],_=this.markings[D],{walked:A}=_;if(this.current=P,_.count++,j.isChanged(P))return this.followChanged(
j,_,D,P);if(A.done[P]===1)return this.followAgain(j,_,D,P);const{scan:U,detail:Z}=A;Z||(U.used=0);const q=U.used,st=j.table.kind[P]===r.tL?this.walk(j,A,P):this.
walkPlace(j,P,U);return st<0||U.byteRange&&this.isSignature(A.signed,P)?this.forget(U,q).followRepaired(j,D,P):(_.bytes+=st,Z&&(A.from[P]=q,A.to[P]=U.used,A.valueEnd[P]=
this.extent.valueEnd,A.done[P]=1),this.followMarks(D,U,q,U.used,U.lengthStart),F+st)}followChanged(D,P,j,_){const A=D.patched(_);if(!A){const lt=D.edited.get(_);
return l(lt)||lt===null?this.followRepaired(D,j,_):(this.followValue(j,lt),P.bytes+=c(lt),F)}const{detail:U}=P.walked;if(A.references&&!U&&!D.suspect){for(let lt=A.
first;lt<A.last;lt++)this.visit(j,A.references[lt]);return P.bytes+=A.end-A.start,F}const{scan:Z,ranges:q}=b(P);U||(Z.used=0);const st=Z.used,Y=this.walkPlace(D,
_,Z);return Y<0||Z.byteRange&&this.isSignature(P.signed,_)?this.forget(Z,st).followRepaired(D,j,_):(P.bytes+=Y,U&&q.set(_,{from:st,to:Z.used,valueEnd:this.extent.
valueEnd}),this.followMarks(j,Z,st,Z.used,Z.lengthStart),F+Y)}followAgain(D,P,j,_){const{walked:A}=P;return P.bytes+=A.end[_]>0?A.end[_]-D.table.place[_]:p,this.
followMarks(j,A.scan,A.from[_],A.to[_],A.lengthStart[_]),F}isSignature(D,P){return D.add(P),this.strings}followMarks(D,{marks:P},j,_,A){const U=this.strings?A:O;
for(let Z=j;Z<_;Z+=3)P[Z]!==X.A&&P[Z+1]!==U&&this.visit(D,P[Z])}forget(D,P){return D.used=P,this}followRepaired(D,P,j){const _=D.get(j),A=l(_)?D.resolve(_):_;return A===
null?(this.markings[P].live[j]=R,this.markings[P].count--):this.repair(P,j,A),F}repair(D,P,j){this.repairs.push({part:D,number:P,value:j}),this.followValue(D,j)}followValue(D,P){
this.part=D,this.values.push(P)}followParts(){const{part:D,values:P}=this;let j=0;for(;P.length>0&&j<w;j++){const _=P.pop();if(_ instanceof T.oS)this.visit(_ instanceof
T.rV?_.part:D,_.number);else if(Array.isArray(_))for(const A of _)P.push(A);else if(_ instanceof T.Bi){_.has("ByteRange")&&this.markings[D].signed.add(this.current);
for(const A of _.values())P.push(A)}else if(_ instanceof T.Z6)for(const[A,U]of _.dict)A!=="Length"&&P.push(U)}return j*F}walk(D,P,j){const{extent:_}=this,{bytes:A}=D,
{scan:U}=P,Z=D.bodies[j];U.forgetLength();const{kept:q}=this,st=!this.strings&&D.recallEntries(j,q);st&&U.append(q.scan.marks,q.marksFrom,q.marksTo);const Y=st?
q.close+2:U.value(A,Z,A.length);return Y<0||A[Y-1]===G.AV||!(0,Q.x)(D,Y,U,_)||D.suspect&&!(0,B.D)(A,Z,Y)||U.doubtful&&(0,W.oC)(A,Z,Y)?-1:(_.dataStart<0?U.lengthStart=
-1:!D.suspect&&!D.security&&(0,o.eI)(D,j,_)&&D.table.doubtful.add(j),P.end[j]=_.end,P.detail&&(P.dataStart[j]=_.dataStart,P.dataEnd[j]=_.dataEnd,P.lengthStart[j]=
U.lengthStart,P.lengthEnd[j]=U.lengthEnd),_.end-D.table.place[j])}walkPlace(D,P,j){const _=D.place(P);if(!_)return-1;const{bytes:A,start:U,end:Z}=_;j.forgetLength();
const q=j.value(A,U,Z);return j.lengthStart=-1,q<0&&!z(A,U,Z)||N(A,U,Z)||q>0&&A[q-1]===G.AV||q>=0&&(0,G.AN)(A,q,Z)<Z||D.suspect&&!(0,B.D)(A,U,Z)||j.doubtful&&(0,W.
oC)(A,U,Z)?-1:(this.extent.valueEnd=q<0?Z:q,Z-U)}}const l=k=>k instanceof T.oS&&!(k instanceof T.rV);function v(k,D,P){const j=k.walked;if(j?.strings===P)return j;
const _=new a(k.size,D,P);return D&&(k.walked=_),_}function b(k){return k.patches||(k.patches=new I,k.patches.scan.strings=k.walked.strings),k.patches}function N(k,D,P){
const j=(0,G.AN)(k,D,P);return j>=P||k[j]===G.yq&&(0,G.wb)(k,j,"null")}function z(k,D,P){for(let j=D;j<P;j++)if("<([/%".includes(String.fromCharCode(k[j])))return!1;
return!0}}),83287:((mt,at,E)=>{E.d(at,{D4:()=>W,Eb:()=>S,QJ:()=>x,US:()=>T,m_:()=>B});var r=E(42973),o=E(52205),Q=E(58552),X=E(48249),a=E(3084),G=E(78157),K=E(45599);
function W(w,O,c,g){const l=w.job.limits.filters,v=(0,o.c3)(w,O.dict.get("Filter")??O.dict.get("F")),b=(0,o.c3)(w,O.dict.get("DecodeParms")??O.dict.get("DP"));if(v.
length>l)throw(0,r.FU)("filters",`A stream of the document has ${v.length} filters; at most ${l} are allowed`,"Open it in another PDF program and save it again");
let N=w.encoded(O);const z=performance.now();try{for(const[k,D]of v.entries()){const P=w.dict(b[k]);D instanceof K.SX&&(N=(0,X.tN)(D.text,N,P&&(0,o.x$)(w,P),c,g))}}finally{
w.job.pace.addSince(z)}return N}async function B(w,O,c,g){const[l,...v]=(0,o.c3)(w,O.dict.get("Filter")??O.dict.get("F"));if(!(0,K.Eo)(l,"FlateDecode")||v.length>
0)return;const[b]=(0,o.c3)(w,O.dict.get("DecodeParms")??O.dict.get("DP")),N=w.dict(b);return(0,a.V)(w.encoded(O),N&&(0,o.x$)(w,N),c,w.job,g)}function T(w,O,c,g=!1){
const l=(0,o.c3)(w,O.dict.get("Filter")??O.dict.get("F"));if(l.length<=w.job.limits.filters&&l.some(b=>b instanceof K.SX&&!(0,X.TT)(b.text)))return;const v={found:!1,
mismatch:!1};try{return{data:W(w,O,c,v),whole:!v.found&&!(g&&v.mismatch===!0),damage:v}}catch(b){if(b instanceof Q.zU&&b.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1,damage:{...v,found:!0}};throw b}}const I=[0,0,255,255],R=2;function x(w,O){if(O?.broken===!0)return!1;if((0,G.j8)(w,0,w.length)===w.length)return!0;
for(let c=0;c<=R;c++){const g=w.length-c-I.length;if(I.every((l,v)=>w[g+v]===l))return!0}return!1}const f=new Set(["Type1C","CIDFontType0C","OpenType"]),y=4;function S(w,O,c){
const{found:g,mismatch:l}=c,{damagedKinds:v}=w.table;O.data.buffer===w.bytes.buffer&&(!g&&l!==!0?v.addSound():x(w.encoded(O),c)||(g?v.addCut(F(w,O)):p(w.encoded(
O))||v.addContradicted(F(w,O))))}function p(w){const O=w.subarray(-y);return O.every(c=>c===O[0])}function F(w,{dict:O}){const c=w.resolve(O.get("Subtype")),g=w.
resolve(O.get("Type"));return(0,K.Eo)(g,"EmbeddedFile")?"an attachment":(0,K.Eo)(g,"Metadata")?"metadata":(0,K.Eo)(c,"Image")?"an image":O.has("Length1")||O.has(
"CMapName")||c instanceof K.SX&&f.has(c.text)?"a font":O.has("FunctionType")||O.has("ShadingType")?"a color function":O.has("N")&&!(0,K.Eo)(g,"ObjStm")?"a color\
 profile":"content"}}),87598:((mt,at,E)=>{E.d(at,{NW:()=>R,eI:()=>W,h9:()=>p});var r=E(52365),o=E(78157),Q=E(22480);const X=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
a=1024,G=32,K=64;function W({bytes:O,bodies:c},g,l){const{valueEnd:v,dataStart:b,dataEnd:N}=l;if(N-b<8)return!1;if((0,Q.CS)(O,b)&&(O[b+1]&G)===0)return N-b>=K&&
B(O,b,b+K);const z=O[b]===255&&O[b+1]===216,k=c[g];return z||v-k>a?!1:X.test((0,o.bS)(O).toString("latin1",k,v))}function B(O,c,g){for(let l=c;l<g;l++)if(O[l]>=
128)return!1;return!0}const[T,I]=[8192,1<<26];function R(O){if(O.length<T||O.length>I)return!1;const c=(0,o.bS)(O);return(x(c)||!c.includes(0))&&c.includes("/Fl\
ateDecode")}const x=O=>!O.includes(o.u7)||!O.includes(o.kR),f=1<<20,[y,S]=[64,2048];function p(O){const c=(0,o.bS)(O.subarray(0,f));if(!c.includes("/FlateDecode")&&
!c.includes("/DCTDecode"))return!1;let g=0;for(const l of c)l>=128&&g++;return g>y&&w(c)||g>S&&F(c)}function F(O){if(x(O))return!0;for(let c=O.indexOf(o.kR);c>=
0;c=O.indexOf(o.kR,c+1))if(O[c-1]!==o.u7)return!1;return!0}function w(O){const c=(0,r.q)(O,!0);return c===void 0||c>O.length-4}}),85368:((mt,at,E)=>{E.d(at,{u:()=>B,
x:()=>K});var r=E(78157),o=E(58552),Q=E(35586),X=E(37628),a=E(45599),G=E(22480);function K(T,I,R,x){const{bytes:f}=T,{length:y}=f;x.valueEnd=I;const S=(0,r.AN)(
f,I,y);if((0,r.rg)(f,S))return x.dataStart=x.dataEnd=-1,x.end=S+6,!0;if(!(0,r.w1)(f,S,"stream"))return!1;const p=R.lengthRef>=0?T.lengthOf(new a.oS(R.lengthRef)):
R.length,F=S+(f[S+6]===r.u7?8:7),w=F+p;if(f[F-1]!==r.kR||p<0||w>y||!(0,G.VF)(f,w)||(0,G.Ow)(f,F,w)>F)return!1;const O=(0,r.AN)(f,(0,r.AN)(f,w,y)+9,y);return x.dataStart=
F,x.dataEnd=w,x.end=O+6,(0,r.rg)(f,O)}const W=16;class B{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(I){this.bytes=I,this.left=W*I.length+1e6,this.
objectEnds=new X.k(I,"endobj"),this.streamEnds=new X.k(I,"endstream")}data(I,R,x){const{bytes:f,ends:y}=this,S=(0,G.ni)(f,I);if(R>=0&&S+R<=f.length&&(0,G.VF)(f,
S+R))return{start:S,end:S+R,isSearched:!1};let p=y.get(S);if(p===void 0&&(p=this.damagedEnd(S,R,x),y.set(S,p),this.left-=p-S,this.left<0))throw(0,o.O$)("its obj\
ects overlap");return{start:S,end:p,isSearched:!0}}damagedEnd(I,R,x){const{bytes:f}=this,y=I+R,S=this.objectEnds.next(I),p=S<0?f.length:S;if(R>=0&&y<=p&&this.endsObject(
y))return y;const F=this.streamEnds.next(I);let w=F<0||F>p?p:F;return w=(0,Q.$z)(f,I,w,x),w>I&&f[w-1]===r.kR&&w--,w>I&&f[w-1]===r.u7&&w--,w}endsObject(I){const{
bytes:R}=this,x=(0,r.AN)(R,I,R.length);return(0,r.w1)(R,x,"endstr")||(0,r.rg)(R,x)||(0,r.ay)(R,x,R.length)!==void 0}}}),59277:((mt,at,E)=>{E.d(at,{Y:()=>a,y:()=>X});
var r=E(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],Q=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function X(B){const T=(0,r.bS)(B).toString("latin1",0,1024);if(T.startsWith("RIFF")&&T.startsWith("WEBP",8))return"\
a WebP image";if(T.startsWith("ftyp",4))return Q.find(([R])=>R.test(T.slice(8,12)))?.[1];const I=o.find(([R])=>T.startsWith(R));return I?I[1]:W(T)??(K(B)?"text":
void 0)}function a(B){const T=(0,r.bS)(B).toString("latin1",0,1024);return/^[\s"']{0,9}data:[^,\s]{0,200};base64,/i.test(T)?"a data: address":/^\s{0,9}[[{]/.test(
T)?T.includes(G)?"JSON with a PDF document in Base64":void 0:/^[\s"']{0,9}JVBERi/.test(T)?"a PDF document in Base64":/^[\s"']{0,9}(?:0x)?255044462d/i.test(T)?"a\
 PDF document in hexadecimal digits":void 0}const G="JVBERi";function K(B){const T=(0,r.bS)(B.subarray(0,1024)).toString("utf8"),I=B.length>1024?T.replace(/\ufffd{1,3}$/,
""):T;return I!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.test(I)}function W(B){const T=B.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(T.startsWith("<\
!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(T))return"an HTML page";if(T.startsWith("<"))return T.includes("<svg")?"an SVG drawing":T.startsWith(
"<?xml")?"an XML file":void 0}}),35586:((mt,at,E)=>{E.d(at,{$z:()=>B,BX:()=>O,c0:()=>W,dZ:()=>T});var r=E(78157),o=E(88500),Q=E(37628),X=E(22480);const a=512,G=1<<
22,K=65536;class W{bytes;pace;onTrailer;buffer;scan=new o.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(g,l,v=b=>b){this.bytes=
g,this.pace=l,this.onTrailer=v,this.buffer=(0,r.bS)(g),this.streams=new Q.k(g,"stream",b=>F(g,b)),this.objectEnds=new Q.k(g,"endobj"),this.streamEnds=new Q.k(g,
"endstream"),this.allowance=this.farAllowance=8*g.length+1e6}async next(g){const{bytes:l}=this,v=l.length;for(;;){if(g=I(l,g),g>=v)return;const b=(0,r.yp)(l[g])?
(0,r.ay)(l,g,v):void 0;if(b&&p(b.number)&&!w(l[b.body]))return b;const N=x(l,g);if(N==="trailer"){const z=this.valueEnd(g+7,Math.min(v,g+K));if(z<0)return this.
search(g);this.readTrailer(g+7),g=z}else if(N){g=f(l,g+N.length);const z=(0,r.w1)(l,g,"obj")?O(l,g):void 0;if(z)return z}else return this.search(g)}}async search(g){
const{bytes:l,buffer:v,pace:b}=this;let N;for(let k=g;!N;){const D=v.indexOf("obj",k);if(D<0)break;N=O(l,D);const P=b.step(D-k+200);P&&await P,k=D+3}const z=v.subarray(
0,N?.start??l.length);for(let k=z.indexOf("trailer",g);k>=0;k=z.indexOf("trailer",k+7))this.readTrailer(k+7);return N}readTrailer(g){g>=this.trailersRead&&(this.
trailersRead=Math.max(g,this.onTrailer(g)))}object({body:g}){const{bytes:l,scan:v}=this,b=l.length,N=this.soundEnd(g);if(N<0)return this.malformed(g);const z=(0,r.
AN)(l,N,b);return l[N-1]!==r.vz||!(0,r.w1)(l,z,"stream")?{at:N,dictionaryEnd:-1,isCut:!1}:this.stream(z,v.length,N,g)}soundEnd(g){const{bytes:l}=this,v=l.length,
b=(0,r.AN)(l,g,v);if((0,r.rg)(l,b))return b;const N=this.objectEnds.next(b),z=this.valueEnd(b,N<0?v:N);if(z>=0&&y(l,z))return z;if(N<0||this.farAllowance<=0)return-1;
const k=Math.min(v,b+G),D=this.walk(b,k);return D>=0&&y(l,D)?D:(this.farAllowance-=k-b,-1)}valueEnd(g,l){const v=Math.min(l,g+Math.max(a,this.allowance)),b=this.
walk(g,v);return b<0&&(this.allowance-=v-g),b}walk(g,l){return this.scan.reset(),this.scan.value(this.bytes,g,l)}malformed(g){const{buffer:l}=this,v=this.streams.
next(g),b=this.objectEnds.next(g),N={at:g,dictionaryEnd:-1,isCut:b<0};if(v<0||b>=0&&b<v)return N;const z=l.toString("latin1",g,Math.min(v,g+4096));if(/\d[\s\0]+obj\b/.
test(z))return N;const k=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(z);return this.stream(v,k?Number(k[1]):-1,v,g)}stream(g,l,v,b){const N=(0,X.ni)(this.bytes,g);
if(l>=0&&(0,X.VF)(this.bytes,N+l))return{at:N+l,dictionaryEnd:v,isCut:!1};const z=this.streamEnds.next(N),k=z>=0&&this.buffer.subarray(b,g).includes("/Filter"),
D=z<0?z:B(this.bytes,N,z,k),P=z<0&&this.objectEnds.next(N)<0;return{at:D<0?N:D,dictionaryEnd:v,isCut:P}}}function B(c,g,l,v){const b=(0,r.bS)(c.subarray(0,l));for(let N=b.
indexOf("obj",g);N>=0;N=b.indexOf("obj",N+3)){const z=O(c,N),D=z!==void 0&&z.start>g&&r.Kl[c[z.start-1]]===r.t6?(0,r.AN)(c,N+3,l):l;if(c[D]===r.iH&&c[D+1]===r.iH&&
D+1<l)return v||!S(b.subarray(g,N))?z.start:l}return l}async function T(c,g,l){return I(c,g)>=c.length?!1:await new W(c,l).next(g)!==void 0}function I(c,g){const l=c.
length;for(;g<l;)if(r.Kl[c[g]]===r.t6)g++;else{if(c[g]!==r.IQ)break;(0,r.w1)(c,g,"%%EOF")?g+=5:g=(0,r.D)(c,g,l)}return g}const R=["endobj","endstream","xref","s\
tartxref","trailer"];function x(c,g){return R.find(l=>(0,r.w1)(c,g,l))}function f(c,g){const{length:l}=c;for(;g<l;g++){const v=c[g];if(!((0,r.yp)(v)||v===r.Z4||
v===r.kR||v===r.u7||v===r.yq||v===r.MV))break}return g}function y(c,g){const l=(0,r.AN)(c,g,c.length);return l>=c.length||(0,r.rg)(c,l)||(0,r.w1)(c,l,"stream")?
!0:(0,r.yp)(c[l])?(0,r.ay)(c,l,c.length)!==void 0:x(c,l)!==void 0}const S=c=>c.includes("%PDF-")||c.includes("%FDF-"),p=c=>c>0&&c<=2147483647;function F(c,g){let l=g+
6;for(;c[l]===r.Z4;)l++;if(c[l]!==r.kR&&c[l]!==r.u7)return!1;let v=g-1;for(;v>0&&r.Kl[c[v]]===r.t6;)v--;return c[v]===r.vz&&c[v-1]===r.vz}const w=(c=0)=>(c|32)>=
97&&(c|32)<=122;function O(c,g){if(w(c[g+3]))return;let l=g-1;const v=()=>{const P=l;for(;l>=0&&(0,r.yp)(c[l]);)l--;return P-l>0&&P-l<=10?(0,r.JI)(c,l+1,P+1).value:
-1},b=()=>{const P=l;for(;l>=0&&r.Kl[c[l]]===r.t6;)l--;return l<P};b();const N=v(),z=N>=0&&c[l]===r.N5;z&&l--;const k=z?1:N;if(k<0||k>65535||!b())return;const D=v();
return p(D)?{number:D,generation:k,start:l+1,body:g+3}:void 0}}),37628:((mt,at,E)=>{E.d(at,{k:()=>o});var r=E(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(X,a,G=()=>!0){
this.word=a,this.accepts=G,this.buffer=(0,r.bS)(X),this.none=X.length}next(X){if(X>=this.none)return-1;if(X>=this.from&&X<=this.found)return this.found;const a=X<
this.from&&this.found>=0?this.from:this.none,G=this.buffer.subarray(0,a+this.word.length-1);let K=G.indexOf(this.word,X);for(;K>=0&&!this.accepts(K);)K=G.indexOf(
this.word,K+1);return this.from=X,K>=0?this.found=K:a===this.none&&(this.none=X,this.found=-1),this.found}}}),69289:((mt,at,E)=>{E.d(at,{V:()=>X});var r=E(78157),
o=E(45798),Q=E(45599);function X({bytes:a,job:G}){const K=(0,r.bS)(a).subarray(0,1024),W=K.indexOf(" obj");if(W<0||!K.includes("/Linearized"))return;const B=new o.
i(a,W+4,Math.min(a.length,W+2048),G.limits.nesting).value();return(0,Q.Zm)(B)&&B.has("Linearized")&&B.get("L")===a.length?B:void 0}}),52205:((mt,at,E)=>{E.d(at,
{WW:()=>X,c3:()=>o,x$:()=>Q});var r=E(45599);function o(a,G){const K=a.resolve(G);return K===null?[]:(Array.isArray(K)?K:[K]).map(W=>a.resolve(W))}function Q(a,G){
const K=new r.Bi;for(const[W,B]of G){const T=a.resolve(B);K.set(W,Array.isArray(T)?T.map(I=>a.resolve(I)):T)}return K}function X(a,G,K,W={values:1e4}){if(W.values--<=
0)return null;const B=a.resolve(G);if(K===0)return B;if(Array.isArray(B))return B.map(I=>X(a,I,K-1,W));if(!(B instanceof r.Bi))return B;const T=new r.Bi;for(const[
I,R]of B)T.set(I,X(a,R,K-1,W));return T}}),22480:((mt,at,E)=>{E.d(at,{CS:()=>G,Ow:()=>a,VF:()=>Q,ni:()=>o});var r=E(78157);function o(K,W){let B=W+6;for(;K[B]===
r.Z4&&(K[B+1]===r.kR||K[B+1]===r.u7||K[B+1]===r.Z4);)B++;return K[B]===r.u7&&B++,K[B]===r.kR&&B++,B}function Q(K,W){for(let B=0;B<4&&r.Kl[K[W]??0]===r.t6&&W<K.length;B++)
W++;return(0,r.w1)(K,W,"endstream")}const X=8;function a(K,W,B){let T=W;for(;T<W+4&&(K[T]===r.u7||K[T]===r.kR);)T++;return T===W||T+2>B?W:G(K,T)?T:W}const G=(K,W)=>(K[W]&
15)===X&&(K[W]<<8|K[W+1])%31===0}),75162:((mt,at,E)=>{E.d(at,{CF:()=>Vt,s1:()=>Dt,cY:()=>Lt,zw:()=>ue,VH:()=>Fe,Rd:()=>Pt,k0:()=>Pe,u6:()=>te,vc:()=>Re,vK:()=>Ue});
var r=E(77598),o=E(45599),Q=E(34400);function X(d){const m=new Uint8Array(256);for(let C=0;C<256;C++)m[C]=C;const{length:M}=d;for(let C=0,V=0,$=0;C<256;C++){const tt=m[C];
V=V+tt+d[$]&255,m[C]=m[V],m[V]=tt,++$===M&&($=0)}return m}function a(d,m){const M=d.slice(),{length:C}=m,V=new Uint8Array(C);for(let $=0,tt=0,ot=0;$<C;$++){tt=tt+
1&255;const ft=M[tt];ot=ot+ft&255;const dt=M[ot];M[tt]=dt,M[ot]=ft,V[$]=m[$]^M[ft+dt&255]}return V}function G(d,m){return a(X(d),m)}const K={length:d=>d,decrypt:d=>d,
encryptInto:(d,m,M,C,V)=>C.set(d,V)};function W(d){const m=F(d,[]),M=O((C,V)=>X(m(C,V)));return{length:C=>C,decrypt:(C,V,$)=>a(M(V,$),C),encryptInto:(C,V,$,tt,ot)=>tt.
set(a(M(V,$),C),ot)}}function B(d){const m=F(d,[115,65,108,84]),M=w(()=>new f),C=O(($,tt)=>M().engine(m($,tt))),V=O(($,tt)=>p(m($,tt)));return{length:I,decrypt:($,tt,ot)=>S(
V(tt,ot),$),encryptInto:($,tt,ot,ft,dt)=>{M().seal(C(tt,ot),$,ft,dt)}}}function T(d){const m=w(()=>new f);let M,C;return{length:I,decrypt:V=>S(C??=p(d),V),encryptInto:(V,$,tt,ot,ft)=>{
m().seal(M??=m().engine(d),V,ot,ft)}}}const I=d=>(d&-16)+32,R=64*1024,x=16*1024;class f{head=Buffer.alloc(R);pool=Buffer.alloc(x);taken=x;engine(m){const M=Buffer.
alloc(16);return this.nextVector(M),(0,r.createCipheriv)(m.length===16?"aes-128-cbc":"aes-256-cbc",m,M).setAutoPadding(!1)}seal(m,M,C,V){const{head:$}=this,{length:tt}=M,
ot=tt&-16,ft=Math.min(ot,R-32),dt=tt-ot;this.nextVector($),$.set(ft===tt?M:M.subarray(0,ft),16);let yt=16+ft;if(ft<ot){C.set(m.update($.subarray(0,yt)),V),V+=yt,
yt=0;for(let Et=ft;Et<ot;Et+=R){const St=m.update(M.subarray(Et,Math.min(Et+R,ot)));C.set(St,V),V+=St.length}}dt>0&&$.set(M.subarray(ot),yt),$.fill(16-dt,yt+dt,
yt+16),C.set(m.update($.subarray(0,yt+16)),V)}nextVector(m){this.taken===x&&((0,r.randomFillSync)(this.pool),this.taken=0),this.pool.copy(m,0,this.taken,this.taken+
16),this.taken+=16}}const y=new Uint8Array(0);function S(d,m){const M=m.length&-16;if(M<32)return y;const C=d.update(M===m.length?m:m.subarray(0,M)),V=C[M-1];let $=M;
if(V>0&&V<=16){do $--;while($>M-V&&C[$-1]===V);$>M-V&&($=M)}return C.subarray(16,$)}function p(d){return(0,r.createDecipheriv)(d.length===16?"aes-128-cbc":"aes-\
256-cbc",d,Buffer.alloc(16)).setAutoPadding(!1)}function F(d,m){const{length:M}=d,C=new Uint8Array(M+5+m.length);C.set(d),C.set(m,M+5);const V=new Q.V;return($,tt)=>(C[M]=
$,C[M+1]=$>>>8,C[M+2]=$>>>16,C[M+3]=tt,C[M+4]=tt>>>8,V.digest(C).subarray(0,Math.min(M+5,16)))}function w(d){let m;return()=>m??=d()}function O(d){let m=-1,M=-1,
C;return(V,$)=>((C===void 0||V!==m||$!==M)&&(C=d(V,$),m=V,M=$),C)}function c(d,m,M){const C=z(d,M),V=P(d,C);return _(V,m,d.revision===2?32:16)?C:void 0}function g(d,m){
const M=k(d,m);let C=d.owner.subarray(0,32);for(let V=d.revision===2?0:19;V>=0;V--)C=G(j(M,V),C);return C}function l(d,m,M,C){const V=k({revision:d,keyLength:m},
M);let $=N(C);for(let tt=0;tt<=(d===2?0:19);tt++)$=G(j(V,tt),$);return $}function v(d,m){const M=z(d,m),C=new Uint8Array(32);return C.set(P(d,M)),{user:C,fileKey:M}}
const b=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function N(d){const m=new Uint8Array(
32),M=d.subarray(0,32);return m.set(M),m.set(b.subarray(0,32-M.length),M.length),m}function z({revision:d,keyLength:m,owner:M,permissions:C,id0:V,encryptMetadata:$},tt){
const ot=Uint8Array.of(C,C>>8,C>>16,C>>24),ft=d>=4&&!$?[255,255,255,255]:[],dt=(0,Q.F)(Buffer.concat([N(tt),M.subarray(0,32),ot,V,Uint8Array.from(ft)]));return D(
dt,d,m)}function k({revision:d,keyLength:m},M){return D((0,Q.F)(N(M)),d,d===2?5:m)}function D(d,m,M){let C=d.subarray(0,M);if(m>=3)for(let V=0;V<50;V++)C=(0,Q.F)(
C).subarray(0,M);return C}function P({revision:d,id0:m},M){if(d===2)return G(M,b);let C=(0,Q.F)(Buffer.concat([b,m]));for(let V=0;V<20;V++)C=G(j(M,V),C);return C}
function j(d,m){return m===0?d:d.map(M=>M^m)}function _(d,m,M){return m.length>=M&&d.subarray(0,M).every((C,V)=>C===m[V])}function A(d,m,M){return Y(d.user,d.wrappedByUser,
m,M,new Uint8Array(0))}function U(d,m,M){return Y(d.owner,d.wrappedByOwner,m,M,d.user.subarray(0,48))}function Z(d,m,M){const C=lt(d,m,new Uint8Array(0)),V=lt(d,
M,C.entry);return{user:C.entry,wrappedByUser:C.wrapped,owner:V.entry,wrappedByOwner:V.wrapped}}function q(d,m,M){const C=Buffer.alloc(16,255);return C.writeInt32LE(
m,0),C.write(M?"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(4).copy(C,12),(0,r.createCipheriv)("aes-256-ecb",d,null).setAutoPadding(!1).update(C)}const st=new Uint8Array(
16);function Y(d,m,M,C,V){const $=wt(M,C,d.subarray(32,40),V);if(!Buffer.from($).equals(d.subarray(0,32)))return;const tt=wt(M,C,d.subarray(40,48),V);return(0,r.
createDecipheriv)("aes-256-cbc",tt,st).setAutoPadding(!1).update(m.subarray(0,32))}function lt(d,m,M){const C=(0,r.randomBytes)(16),V=wt(6,m,C.subarray(0,8),M),
$=wt(6,m,C.subarray(8),M),tt=(0,r.createCipheriv)("aes-256-cbc",$,st).setAutoPadding(!1).update(d);return{entry:Buffer.concat([V,C]),wrapped:tt}}function wt(d,m,M,C){
let V=(0,r.createHash)("sha256").update(m).update(M).update(C).digest();if(d<6)return V;for(let $=0,tt=0;$<64||tt>$-32;$++){const ot=Buffer.concat([m,V,C]),ft=Buffer.
alloc(64*ot.length,ot),dt=(0,r.createCipheriv)("aes-128-cbc",V.subarray(0,16),V.subarray(16,32)).setAutoPadding(!1).update(ft);let yt=0;for(let Et=0;Et<16;Et++)
yt+=dt[Et];V=(0,r.createHash)(["sha256","sha384","sha512"][yt%3]).update(dt).digest(),tt=dt[dt.length-1]}return V.subarray(0,32)}var pt=E(77581),vt=E(34378);const Tt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Xt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Ct=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
de=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Jt=/[\p{L}\p{Mc}\p{Nl}]/u;function bt(d){if(/^[\x20-\x7e]*$/.test(d))return d;const m=(0,vt.w)(d.replace(Tt,"").replace(Xt," "),"NFKC");if(Ct.test(m))return;const M=[
...m],C=M.map($=>de.test($));return C.includes(!0)&&(M.some(($,tt)=>!C[tt]&&Jt.test($))||!C[0]||!C.at(-1))?void 0:m}function kt(d){const m=bt(d),M=[...m===void 0?
[]:[Buffer.from(m,"utf8")],Buffer.from(d,"utf8"),...[Bt(d),De(d)].filter($=>$!==void 0)],V=[...M.filter($=>$.length>Kt).map($=>$.subarray(0,Kt)),...M];return V.
filter(($,tt)=>V.findIndex(ot=>ot.equals($))===tt)}const Kt=127;function Yt(d){return typeof d=="string"?Buffer.from(bt(d)??d,"utf8").subarray(0,Kt):d}const Me=32;
function Ot(d){return typeof d=="string"?Bt(d)??Buffer.from(d,"utf8"):d}function Lt(d,m,M){const C=M==="AES-256"?Yt:Ot;return Buffer.compare(C(d),C(m))===0}function Pt(d,m){
const M=m==="AES-256",C=M?ft=>bt(ft)!==void 0:ft=>!new RegExp("\\p{Cc}","u").test(ft)&&Bt(ft)!==void 0,V=[...d].findIndex(ft=>!C(ft));if(V>=0)return M?`must not\
 have the character at position ${V+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${V+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!C(d))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const $=M?Buffer.from(bt(d),"utf8"):Ot(d);if($.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[tt,ot]=[
$.length,M?Kt:Me];if(!(tt<=ot))return M?`must be at most ${ot} bytes long in UTF-8, and has ${tt}`:`must be at most ${ot} characters long with AES-128, and has ${tt}\
: shorten it, or choose AES-256`}function Bt(d){return Nt(d,m=>pt.SQ.get(m)??(m>=24&&m<32||m>=127&&m<161?-1:m))}function De(d){return Nt(d,m=>m)}function Nt(d,m){
const M=Array.from(d,C=>m(C.codePointAt(0)));return M.every(C=>C>=0&&C<256)?Buffer.from(M):void 0}function Qt(d,m){const{strings:M}=m,C=($,tt,ot,ft)=>{if($===K)
return tt;const dt=Buffer.allocUnsafe($.length(tt.length));return $.encryptInto(tt,ot,ft,dt,0),dt},V=($,tt,ot,ft,dt,yt)=>($.encryptInto(tt,ot,ft,dt,yt),$.length(
tt.length));return{...d,uniform:m.named===void 0||m.encryptMetadata&&m.embedded===m.streams,decryptString:($,tt,ot)=>M.decrypt($,tt,ot),encryptString:($,tt,ot)=>C(
M,$,tt,ot),decryptStream:($,tt,ot,ft)=>jt(m,ft).decrypt($,tt,ot),encryptStream:($,tt,ot,ft)=>C(jt(m,ft),$,tt,ot),encryptedStringLength:$=>M.length($),encryptedStreamLength:($,tt)=>jt(
m,tt).length($),encryptStringInto:($,tt,ot,ft,dt)=>V(M,$,tt,ot,ft,dt),encryptStreamInto:($,tt,ot,ft,dt,yt)=>V(jt(m,ft),$,tt,ot,dt,yt)}}function jt({streams:d,embedded:m,
named:M,encryptMetadata:C},V){const $=V.get("Type");if((0,o.Eo)($,"XRef"))return K;if(M===void 0)return d;const tt=qt(V);return tt!==void 0?M.get(tt)??d:!C&&(0,o.
Eo)($,"Metadata")?K:(0,o.Eo)($,"EmbeddedFile")?m:d}function qt(d){const m=d.get("Filter"),M=(0,o.cy)(m)?m.findIndex(tt=>(0,o.Eo)(tt,"Crypt")):(0,o.Eo)(m,"Crypt")?
0:-1;if(M<0)return;const C=d.get("DecodeParms"),V=(0,o.cy)(C)?C[M]:C,$=(0,o.Zm)(V)?V.get("Name"):void 0;return $ instanceof o.SX?$.text:"Identity"}function Vt(d){
if(qt(d)===void 0)return!1;const m=d.get("Filter"),M=d.get("DecodeParms"),C=(0,o.cy)(m)?m.findIndex($=>(0,o.Eo)($,"Crypt")):0,V=(0,o.cy)(m)?m.filter(($,tt)=>tt!==
C):[];return V.length===0?(d.delete("Filter"),d.delete("DecodeParms"),!0):(d.set("Filter",V),(0,o.cy)(M)&&d.set("DecodeParms",M.filter(($,tt)=>tt!==C)),!0)}function ue(d){
return d.algorithm==="AES-128"?ve(d):Te(d)}const te=()=>(0,r.randomBytes)(32);function ve({userPassword:d,ownerPassword:m,permissions:M,id0:C}){const V=Ot(d),$=l(
4,16,Ot(m),V),tt=v({revision:4,keyLength:16,owner:$,permissions:M,id0:C,encryptMetadata:!0},V),ot=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Ut(
"AESV2",16),O:new o.Mx($),U:new o.Mx(tt.user),P:M});return It({dictionary:ot,version:"1.6",numbered:!0,identifier:C},B(tt.fileKey))}function Te({userPassword:d,
ownerPassword:m,permissions:M}){const C=(0,r.randomBytes)(32),V=Z(C,Yt(d),Yt(m)),$=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Ut("AESV3",32),O:new o.
Mx(V.owner),OE:new o.Mx(V.wrappedByOwner),U:new o.Mx(V.user),UE:new o.Mx(V.wrappedByUser),P:M,Perms:new o.Mx(q(C,M,!0))});return It({dictionary:$,version:"1.7",
extensionLevel:8,numbered:!1},T(C))}function Ut(d,m){const M=(0,o.jd)({Type:(0,o.UU)("CryptFilter"),CFM:(0,o.UU)(d),AuthEvent:(0,o.UU)("DocOpen"),Length:m});return{
CF:(0,o.jd)({StdCF:M}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function It(d,m){return Qt(d,{strings:m,streams:m,embedded:m,named:new Map([["StdCF",m],["\
Identity",K]]),encryptMetadata:!0})}var Mt=E(58552);const ee={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,
allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Dt=-4,Rt=d=>1<<ee[d]-1,he=Object.keys(ee);function Pe(d){let m=Dt;for(const M of he)
d[M]||(m&=~Rt(M));return d.allow_print?m:m&~Rt("allow_print_high_resolution")}function Re(d){return he.filter(m=>(d&Rt(m))===0)}const zt=4096;function Fe(d,{known:m,
possible:M=[]},C){const V=pe(d),$=new Uint8Array(0);if(V.revision<5&&[m??$,...M].some(({length:St})=>St>zt))throw ce();const tt=[...m?[m]:[],...M,$],ot=we(V,tt,
$),ft=ot??(C?ie(kt(C),St=>we(V,tt,St)):void 0);if(ft===void 0)throw V.revision<5&&!m?Be():C?ae():Se();const{fileKey:dt,access:yt}=ft,Et=re(V,dt);return{...ge(V,
ft,ne(V,dt),Et),access:yt,locked:!1,permissions:V.permissions,revision:V.revision,keyBits:8*dt.length,opensWithoutPassword:ot!==void 0,algorithm:be(V.methods[Et.
streams===K?"embedded":"streams"],dt),unrestricted:()=>_e(V,ft)}}function ge(d,{identifier:m},M,C){const V={dictionary:M,...Ie(d),numbered:d.revision<=4,...m?{identifier:m}:
{}};return Qt(V,C)}function _e(d,m){const M={...d,permissions:Dt};let{fileKey:C}=m;const V=ne(M,C);if(m.legacy){const $=v({...m.legacy.scheme,permissions:Dt},m.
legacy.userPassword);C=$.fileKey,V.set("U",new o.Mx($.user))}else V.set("Perms",new o.Mx(q(C,Dt,d.encryptMetadata)));return ge(M,m,V,re(M,C))}function ne({encrypt:d,
version:m,revision:M,permissions:C,encryptMetadata:V},$){const tt=new o.Bi(d);tt.set("P",C),tt.set("V",m),tt.set("R",M),m===4&&M===3&&V&&tt.set("R",4);for(const[
ft,dt]of[["O",M<5?32:48],["U",M<5?32:48],["OE",32],["UE",32]]){const yt=d.get(ft);yt instanceof o.Mx&&yt.bytes.length>dt&&tt.set(ft,new o.Mx(yt.bytes.subarray(0,
dt)))}const ot=d.get("Length");return ot!==void 0&&!(typeof ot=="number"&&ot%8===0&&ot>=40&&ot<=256)&&tt.set("Length",8*$.length),tt}const me=({version:d,revision:m})=>d===
5?m===5||m===6:[1,2,4].includes(d)&&m>=2&&m<=4;function Ce(d,m){const M=d.get("O");if(!(m!==4&&m!==5||!(M instanceof o.Mx)))return M.bytes.length>=ke?{version:5,
revision:6}:{version:4,revision:4}}const ke=48;function pe(d){const m=d.get("Filter");if(!(0,o.Eo)(m,"Standard"))throw Gt(`the security handler ${m instanceof o.
SX?oe(m):"without a name"}`);const M={version:Zt(d.get("V"),0),revision:Zt(d.get("R"),0)},{version:C,revision:V}=me(M)?M:Ce(d,M.version)??M;if(!me({version:C,revision:V}))
throw Gt(`the standard security handler with V ${C} and R ${V}`);const $={encrypt:d,version:C,revision:V,permissions:Zt(d.get("P"),-4)|0};if(C<4)return{...$,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const tt=d.get("CF"),ot=new Map;for(const[yt,Et]of(0,o.Zm)(tt)?tt:[]){const St=(0,o.Zm)(Et)?Le(
Et,C):void 0;St!==void 0&&ot.set(yt,St)}ot.set("Identity","none");const ft=(yt,Et)=>{const St=d.get(yt),Oe=ot.get(St instanceof o.SX?St.text:Et);if(Oe===void 0)
throw Gt(`the crypt filter ${St instanceof o.SX?oe(St):Et}`);return Oe},dt=d.get("StmF");return{...$,encryptMetadata:d.get("EncryptMetadata")!==!1,methods:{strings:ft(
"StrF","Identity"),streams:ft("StmF","Identity"),embedded:ft("EFF",dt instanceof o.SX?dt.text:"Identity")},filters:ot}}function Le(d,m){const M=d.get("CFM");return m===
5&&(0,o.Eo)(M,"AESV3")?"AESV3":m===4&&(0,o.Eo)(M,"AESV2")?"AESV2":m===4&&(0,o.Eo)(M,"V2")?"V2":M===void 0||(0,o.Eo)(M,"None")?"none":void 0}function we(d,m,M){const{
encrypt:C,revision:V}=d;if(V>=5){const dt={owner:Ft(C,"O",48),user:Ft(C,"U",48),wrappedByOwner:Ft(C,"OE",32),wrappedByUser:Ft(C,"UE",32)};return Ee(A(dt,V,M),"u\
ser")??Ee(U(dt,V,M),"owner")}const $=Ft(C,"O",1),tt=Ft(C,"U",1),{permissions:ot,encryptMetadata:ft}=d;return ie(m,dt=>ie(se(d),yt=>{const Et={revision:V,keyLength:yt,
owner:$,permissions:ot,id0:dt,encryptMetadata:ft};return ye(Et,tt,M,"user")??ye(Et,tt,g(Et,M),"owner")}))}function ye(d,m,M,C){const V=c(d,m,M);return V&&{fileKey:V,
access:C,identifier:d.id0,legacy:{scheme:d,userPassword:M}}}function Ee(d,m){return d&&{fileKey:d,access:m}}function se({encrypt:d,version:m}){if(m===4)return[16];
const M=Zt(d.get("Length"),40),C=M%8===0&&M>=40&&M<=128?M/8:5;return[...new Set(m===1?[5,C,16]:[C,16,5])]}function re(d,m){const M={none:K},C=ot=>ot==="V2"?M.V2??=
W(m):ot==="AESV2"?M.AESV2??=B(m):ot==="AESV3"?M.AESV3??=T(m):K,{methods:V,filters:$,encryptMetadata:tt}=d;return{strings:C(V.strings),streams:C(V.streams),embedded:C(
V.embedded),named:$&&new Map([...$].map(([ot,ft])=>[ot,C(ft)])),encryptMetadata:tt}}function Ie({version:d,revision:m,methods:M}){return m>=5?{version:"1.7",extensionLevel:m===
5?3:8}:d===4?{version:Object.values(M).includes("AESV2")?"1.6":"1.5"}:{version:m===2?"1.1":"1.4"}}function be(d,m){if(d!=="none")return d==="V2"?m.length===5?"R\
C4-40":"RC4-128":d==="AESV2"?"AES-128":"AES-256"}function Ft(d,m,M){const C=d.get(m);if(C instanceof o.Mx&&C.bytes.length>=M)return C.bytes;throw(0,Mt.O$)(`its \
encryption dictionary has no usable /${m}.`)}function Zt(d,m){return typeof d=="number"?Math.trunc(d):m}function ie(d,m){for(const M of d){const C=m(M);if(C!==void 0)
return C}}function oe({text:d}){return/^[\w.+-]{1,40}$/.test(d)?d:"with an unusual name"}function Se(){return(0,Mt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function ae(){return new Mt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Be(){const d="\
is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Mt.hJ)("unsupported_encryption",d,{issues:[{field:"file",message:`\
The document ${d}.`}],advice:"Get the document again from where it came from"})}function ce(){const d=`is encrypted and has an identifier (/ID) of more than ${zt}\
 bytes`;return(0,Mt.hJ)("unsupported_encryption",d,{issues:[{field:"file",message:`The document ${d}; at most that many are supported.`}],advice:"Open it in ano\
ther PDF program and save it again"})}function Gt(d){return(0,Mt.hJ)("unsupported_encryption",`is protected by ${d}, which Octavo cannot open`,{issues:[{field:"\
file",message:`The document is protected by ${d}, which is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights m\
anagement"})}const Ne={...K,decrypt:()=>new Uint8Array(0)};function Ue(d){const m=We(d),M=$=>$==="none"?K:Ne,C=[...m?.filters??[["Identity","none"]]],V={strings:M(
m?.methods.strings),streams:M(m?.methods.streams),embedded:M(m?.methods.embedded),named:m&&!m.filters?void 0:new Map(C.map(([$,tt])=>[$,M(tt)])),encryptMetadata:m?.
encryptMetadata??!0};return{...Qt({dictionary:d,version:"1.1",numbered:!0},V),access:"user",locked:!0,permissions:m?.permissions??Dt,revision:m?.revision,opensWithoutPassword:!1,
unrestricted:void 0,...m?Ke(m):xe(d)}}function We(d){try{return pe(d)}catch(m){if(m instanceof Mt.zU&&m.code==="unsupported_encryption")return;throw m}}function Ke({
encrypt:d,version:m,methods:M}){const C=M.streams==="none"?M.embedded:M.streams;if(C==="none")return{algorithm:void 0,keyBits:void 0};if(C==="AESV3")return{algorithm:"\
AES-256",keyBits:256};if(m===4)return{algorithm:C==="AESV2"?"AES-128":"RC4-128",keyBits:128};const V=m===1?40:je(d.get("Length"));return{algorithm:V===40?"RC4-4\
0":"RC4-128",keyBits:V}}function xe(d){const m=d.get("CF"),M=d.get("StmF"),C=(0,o.Zm)(m)&&M instanceof o.SX?m.get(M.text):void 0,V=(0,o.Zm)(C)?C.get("CFM"):void 0;
return(0,o.Eo)(V,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(V,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function je(d){
return typeof d=="number"&&d%8===0&&d>=40&&d<=128?d:40}}),34400:((mt,at,E)=>{E.d(at,{F:()=>Q,V:()=>X});const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.
from({length:64},(a,G)=>Math.floor(Math.abs(Math.sin(G+1))*2**32)|0),Q=a=>new X().digest(a);class X{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(
128);digest(G){const{state:K,tail:W}=this;K[0]=1732584193,K[1]=4023233417,K[2]=2562383102,K[3]=271733878;const{length:B}=G,T=B&-64;for(let f=0;f<T;f+=64)this.compress(
G,f);const I=B-T,R=I<56?64:128;for(let f=0;f<I;f++)W[f]=G[T+f];W[I]=128,W.fill(0,I+1,R);for(let f=0,y=B<<3;f<4;f++)W[R-8+f]=y>>>(f<<3);W[R-4]=B>>>29;for(let f=0;f<
R;f+=64)this.compress(W,f);const x=new Uint8Array(16);for(let f=0;f<16;f++)x[f]=K[f>>2]>>>((f&3)<<3);return x}compress(G,K){const{words:W,state:B}=this;for(let f=0,
y=K;f<16;f++,y+=4)W[f]=G[y]|G[y+1]<<8|G[y+2]<<16|G[y+3]<<24;let T=B[0],I=B[1],R=B[2],x=B[3];for(let f=0;f<64;f++){const y=f>>4;let S,p;y===0?(S=I&R|~I&x,p=f):y===
1?(S=x&I|~x&R,p=5*f+1):y===2?(S=I^R^x,p=3*f+5):(S=R^(I|~x),p=7*f);const F=T+S+o[f]+W[p&15]|0,w=r[y<<2|f&3];T=x,x=R,R=I,I=I+(F<<w|F>>>32-w)|0}B[0]=B[0]+T,B[1]=B[1]+
I,B[2]=B[2]+R,B[3]=B[3]+x}}}),64580:((mt,at,E)=>{E.d(at,{F:()=>o});var r=E(45599);function o(a,G=()=>{}){if(a instanceof r.Z6)return new r.Z6(o(a.dict,G),a.data,
a.sealed);const K=X(a),W=[K];let B=1;for(let T=W.pop();T!==void 0;T=W.pop())if(Array.isArray(T)){B+=T.length;for(const[I,R]of T.entries())T[I]=Q(R,W)}else if((0,r.
Zm)(T)){B+=T.size;for(const[I,R]of T)T.set(I,Q(R,W))}return G(B),K}function Q(a,G){const K=X(a);return K!==a&&G.push(K),K}function X(a){return Array.isArray(a)?
[...a]:(0,r.Zm)(a)?new r.Bi(a):a}}),79725:((mt,at,E)=>{E.d(at,{R:()=>G,Z:()=>K});var r=E(78157),o=E(4e4),Q=E(88500);const X=new Int32Array(0),a=new Q.s;class G{at=X;first=0;used=0;open=-1;close=-1;special=!1;scan=a;marksFrom=0;marksTo=0;own;locate(B,T,I){
const R=this.own??={at:new Int32Array(64),scan:new Q.s},{scan:x}=R;if(this.at=R.at,this.scan=x,this.first=this.used=this.marksFrom=this.marksTo=0,x.reset(),T=(0,r.
AN)(B,T,I),B[T]!==r.iH||B[T+1]!==r.iH)return!1;this.open=T+=2;const f=(0,o.XE)();for(;(T=(0,r.AN)(B,T,I))<I;){const y=B[T];if(y===r.vz)return this.close=T,this.
marksTo=x.used,this.special=x.byteRange||x.doubtful,B[T+1]===r.vz;if(y!==r.cL)return!1;const S=++T;for(;T<I&&r.Kl[B[T]]===r.N9;T++)if(B[T]===r.wn)return!1;const p=T;
p-S===9&&B[S]===r.Ah&&(0,r.w1)(B,S,"ByteRange")&&(x.byteRange=!0),(0,o.xg)(B,S-1,p,f)&&(x.doubtful=!0);const F=T=(0,r.AN)(B,T,I);if(B[T]===r.vz||(T=x.value(B,T,
I),T<0))return!1;this.add(S,p,F,T)}return!1}add(B,T,I,R){this.used+4>this.at.length&&(this.at=this.own.at=K(this.at,this.used+4));const{at:x,used:f}=this;x[f]=B,
x[f+1]=T,x[f+2]=I,x[f+3]=R,this.used=f+4}find(B,T){const{at:I,first:R}=this,x=T.length;for(let f=this.used-4;f>=R;f-=4){const y=I[f];if(I[f+1]-y!==x)continue;let S=0;
for(;S<x&&B[y+S]===T.charCodeAt(S);)S++;if(S===x)return f}return-1}findMisspelt(B,T){const{at:I,first:R}=this;for(let x=R;x<this.used;x+=4){const f=I[x];if(I[x+
1]-f!==T.length)continue;let y=0;for(let S=0;S<T.length&&y<2;S++)B[f+S]!==T.charCodeAt(S)&&y++;if(y===1)return x}return-1}}function K(W,B){const T=new Int32Array(
Math.max(W.length*2,B));return T.set(W),T}}),43767:((mt,at,E)=>{E.d(at,{r:()=>X});var r=E(45599);const o=5;function Q(a,G){if(a.length!==G.length||a.length<o)return!1;
let K=0;for(let W=0;W<a.length;W++)a[W]!==G[W]&&K++;return K===1}function X(a,G){const K=new Set(G),W=G.filter(I=>!a.has(I)),B=new Map;for(const I of a.keys()){
const R=K.has(I)?void 0:W.find(x=>Q(I,x));R!==void 0&&B.set(I,R)}return B.size===0?void 0:{dict:new r.Bi([...a].map(([I,R])=>[B.get(I)??I,R])),keys:[...B.values()]}}}),
45798:((mt,at,E)=>{E.d(at,{i:()=>c});var r=E(42973),o=E(78157),Q=E(82416),X=E(45599);const a=Symbol("close array"),G=Symbol("close dictionary"),K=Symbol("end"),
W=32,B=32,T=32,I=32,R=224,x=224,f=1e3,y=160,S=8,p=256,F=8192,w=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,O=g=>g===o.Z4||g===o.kR||g===o.u7;class c{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(l,v,b,N,z,k=1/0,D=r.
e0){this.bytes=l,this.at=v,this.end=b,this.nesting=N,this.openString=z,this.room=k,this.refusal=D}value(){const l=this.token(0);return typeof l=="symbol"?null:l}token(l){
const{bytes:v,end:b}=this;if(this.room-=W,this.room<0)throw this.refusal();const N=(0,o.AN)(v,this.at,b);if(this.at=N,N>=b)return K;const z=v[N];if(z>=o.l0&&z<=
o.ev)return this.numberOrReference();switch(z){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return v[N+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(l+1));case o.WL:return this.at++,this.array(l+1);case o.wt:return this.at++,a;case o.vz:return this.closed=N,v[N+
1]===o.vz?(this.at+=2,G):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(l){this.checkDepth(l),this.room-=
I;const v=[];for(;;){v.length===S&&v.every(N=>N instanceof X.oS)&&this.references(v);const b=this.token(l);if(b===a||b===K)return v;if(b===G)return this.at=this.
closed,v;v.push(b)}}references(l){const{bytes:v,end:b}=this;for(let N=p;N<=F;N*=2){const z=(0,o.bS)(v).toString("latin1",this.at,Math.min(this.at+N,b)),k=w.exec(
z)?.[0]??"";if(k==="")return;const D=l.length;for(const P of k.split(" 0 R"))P!==""&&l.push(new X.oS(Number(P),0));if(this.room-=(l.length-D)*(W+B),this.at+=k.length,
k.length<z.length>>1)return}for(;this.addReference(l);)if(this.room<0)throw this.refusal()}addReference(l){const{bytes:v}=this;let b=this.at;O(v[b])&&b++;const N=b;
let z=0;for(let D=v[b];D>=o.l0&&D<=o.ev;D=v[++b])z=10*z+D-o.l0;return b>N&&b-N<10&&b+4<this.end&&v[b]===o.Z4&&v[b+1]===o.l0&&v[b+2]===o.Z4&&v[b+3]===o.AV&&(O(v[b+
4])||v[b+4]===o.wt)?(l.push(new X.oS(z,0)),this.room-=W+B,this.at=b+4,!0):!1}dictionary(l){this.checkDepth(l),this.room-=x;const v=new X.Bi;let b,N=-1;for(;;){const z=this.
at,k=this.token(l);if(k===G||k===K)return N>=0&&(0,X.hi)(v)&&this.keepSealed(v,N),v;if(k===a)continue;const D=k;if(b===void 0){D instanceof X.SX&&(b=D.text);continue}
v.size>f&&(this.room-=y),D!==null?v.set(b,D):v.delete(b),this.openString&&b==="Contents"&&D instanceof X.Mx&&(N=z),b=void 0}}keepSealed(l,v){l.set("Contents",new c(
this.bytes,v,this.end,1).value())}checkDepth(l){if(l>this.nesting)throw(0,r.FU)("nesting",`An object of the document is nested deeper than ${this.nesting} level\
s`,"Open it in another PDF program and save it again")}name(){const{bytes:l,end:v}=this,b=this.at+1;return this.room-=T,this.at=(0,o.Wd)(l,b,v),new X.SX((0,Q.MQ)(
l,b,this.at))}string(l){return this.room-=R,new X.Mx(this.openString?this.openString(l):l)}literal(){const{bytes:l,end:v}=this,b=this.at+1;for(let N=b;N<v;N++){
const z=l[N];if(z===o.s1)return this.at=N+1,l.slice(b,N);if(z===o.Cx||z===o.r_||z===o.u7)break}return this.at=(0,o.t9)(l,this.at,v),(0,Q.U1)(l,b,this.at)}hexadecimal(){
const{bytes:l,end:v}=this,b=this.at+1,N=(0,o.$k)(l,b,v);return this.at=N,(0,o.sk)(l,b,N)}numberOrReference(){const{bytes:l,end:v}=this;let b=this.at,N=0;for(;b<
v&&l[b]>=o.l0&&l[b]<=o.ev;)N=N*10+(l[b++]-o.l0);if(b<v&&o.Kl[l[b]]===o.N9)return this.number();this.at=b,b=(0,o.AN)(l,b,v);const z=l[b]===o.N5&&b+1<v&&l[b+1]>o.
l0;z&&b++;let k=0;const D=b;for(;b<v&&l[b]>=o.l0&&l[b]<=o.ev;)k=k*10+(l[b++]-o.l0);return b===D||(b=(0,o.AN)(l,b,v),b>=v||l[b]!==o.AV||b+1<v&&o.Kl[l[b+1]]===o.N9)?
N:(this.at=b+1,this.room-=B,N>2147483647?null:new X.oS(N,z?1:Math.min(k,65535)))}number(){const{bytes:l,end:v,at:b}=this;return this.at=(0,o.Wd)(l,b,v),(0,Q.kz)(
l,b,this.at)}word(){const{bytes:l,at:v,end:b}=this,N=l[v];return N===o.b9||N===o.N5||N===o.fX?this.number():(0,o.wb)(l,v,"true")||(0,o.wb)(l,v,"false")?(this.at=
(0,o.Wd)(l,v,b),N===o.yh):(0,o.w1)(l,v,"endobj")||(0,o.w1)(l,v,"endstream")?K:(this.at=Math.max((0,o.Wd)(l,v,b),v+1),null)}}}),4e4:((mt,at,E)=>{E.d(at,{C3:()=>K,
XE:()=>W,oC:()=>T,xg:()=>B});var r=E(78157);const o=4<<20,Q=1024,X=1<<29,a=new Int32Array(Q);let G=0;function K(){G<X||(G=0,a.fill(0))}const W=()=>G+1;function B(x,f,y,S){
const p=y-f,F=y-1,O=p*157+x[F]*5+x[F-(p>1?1:0)]*61+x[f+(p>1?1:0)]*331+x[f+(p>>1)]*17&Q-1,c=a[O];return a[O]=++G,c>=S}function T(x,f,y){if(y-f>o)return!1;const S=[],
p=new I;let F=0,w=!1;do{const O=(0,r.AN)(x,f,y);if(O>=y)return!1;const c=S.at(-1)??0,g=c>0&&!w&&x[O]===r.cL;if(f=R(x,O,y),w=g,g){if(p.add(c,x,O+1,f))return!0}else
x[O]===r.WL?S.push(0):x[O]===r.iH&&f===O+2&&x[O+1]===r.iH?S.push(++F):(x[O]===r.wt||x[O]===r.vz&&f===O+2)&&S.pop()}while(S.length>0);return!1}class I{places=new Int32Array(
128);count=0;add(f,y,S,p){let F=f,w=~f;for(let O=S;O<p;O++){let c=y[O];c===r.wn&&(0,r.Li)(y[O+1])>=0&&(0,r.Li)(y[O+2])>=0&&O+2<p&&(c=(0,r.Li)(y[O+1])*16+(0,r.Li)(
y[O+2]),O+=2),F=Math.imul(F^c,16777619),w=Math.imul(w+c,1540483477)^w>>>15}return this.count*4>this.places.length&&this.grow(),this.put(F,w===0?1:w)}put(f,y){const{
places:S}=this;let p=(f^f>>>15)*2&S.length-1;for(;S[p+1]!==0;p=p+2&S.length-1)if(S[p]===f&&S[p+1]===y)return!0;return S[p]=f,S[p+1]=y,this.count++,!1}grow(){const f=this.
places;this.places=new Int32Array(f.length*4),this.count=0;for(let y=0;y<f.length;y+=2)f[y+1]!==0&&this.put(f[y],f[y+1])}}function R(x,f,y){const S=x[f],p=x[f+1]===
S;return S===r.iH?p?f+2:(0,r.$k)(x,f,y):S===r.vz?p?f+2:f+1:S===r.Cx?(0,r.t9)(x,f,y):Math.max((0,r.Wd)(x,S===r.cL?f+1:f,y),f+1)}}),88500:((mt,at,E)=>{E.d(at,{A:()=>Q,
s:()=>g});var r=E(78157),o=E(4e4);const Q=-1,X=2**63,a=-1,G=0,K=1,W=2,B=0,T=1,I=2,R=3,x=4,f=5,y=6,S=7,p=8,F=new Uint8Array(256).fill(I);for(let N=0;N<256;N++)r.
Kl[N]===r.t6&&(F[N]=B);for(let N=r.l0;N<=r.ev;N++)F[N]=T;for(const[N,z]of Object.entries({"/":R,"<":x,">":f,"[":y,"]":S,"(":p,"%":B,")":B,"{":B,"}":B}))F[N.charCodeAt(
0)]=z;const w=new Uint8Array(256);for(let N=0;N<256;N++)r.Kl[N]===r.N9&&N!==r.wn&&(w[N]=1);const O=new Int32Array(0),c=96;class g{marks=O;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){
this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(z,k,D){
const P=this.used+D-k;P>this.marks.length&&this.grow(P),this.marks.set(z.subarray(k,D),this.used),this.used=P}open(z,k,D){return this.opened[z]=k,D}add(z,k,D){return this.
used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=z>2147483647?0:z,this.marks[this.used+1]=k,this.marks[this.used+2]=D,this.used+=3,D}grow(z){
const k=new Int32Array(Math.max(this.marks.length*2,z,c));k.set(this.marks),this.marks=k}value(z,k,D){let P=0,j=G;for(let _=k;k<D;_=k){const A=z[k++];switch(F[A]){case B:
A===r.IQ&&(k=(0,r.D)(z,_,D));continue;case T:{let U=A-r.l0;for(;F[z[k]]===T;)U=U*10+(z[k++]-r.l0);if(k<D&&r.Kl[z[k]]===r.N9){k=(0,r.Wd)(z,k,D);break}if(U>=X)return-1;
const Z=l(z,k,D);j===W&&this.setLength(U,_,k,Z),Z>k&&(k=this.add(U,_,Z));break}case I:for(;k<D&&r.Kl[z[k]]===r.N9;)k++;if(A===r.HF&&b(z,_,k))return-1;break;case R:
for(;k<D&&w[z[k]]===1;)k++;if(k<D&&z[k]===r.wn&&(k=this.escapedName(z,k,D)),j=this.expectedAfter(z,_,k,j===G?P:0),P===0)return k;continue;case x:k=z[k]===r.iH?this.
open(P++,(0,o.XE)(),k+1):this.hexString(z,_,D);break;case f:if(z[k]!==r.vz)continue;if(!(this.opened[--P]>0)||++k>D)return-1;break;case y:k=this.open(P++,a,k);break;case S:
if(this.opened[--P]!==a)return-1;break;case p:k=this.literalString(z,_,D);break}if(P===0)return k>D?-1:k;j=G}return-1}setLength(z,k,D,P){const j=P>D;this.length=
j?-1:z,this.lengthRef=j?z:-1,this.lengthStart=k,this.lengthEnd=P}literalString(z,k,D){const P=(0,r.AZ)(z,k,D);return P<0?D+1:this.strings?this.add(Q,k,P):P}hexString(z,k,D){
const P=(0,r.$k)(z,k,D);return this.strings?this.add(Q,k,P):P}escapedName(z,k,D){return this.doubtful=!0,(0,r.Wd)(z,k,D)}expectedAfter(z,k,D,P){const j=D-k;return j===
10&&z[k+1]===r.Ah&&(0,r.w1)(z,k,"/ByteRange")&&(this.byteRange=!0),P===0||this.opened[P-1]===a?G:((0,o.xg)(z,k,D,this.opened[P-1])&&(this.doubtful=!0),P>1?K:j===
7&&z[k+1]===r.A4&&(0,r.w1)(z,k,"/Length")?W:K)}}function l(N,z,k){if(N[z]===r.Z4&&N[z+1]===r.l0&&N[z+3]===r.AV&&N[z+2]===r.Z4&&z+4<=k)return v(N,z+4,k)?z+4:z;let D=(0,r.
AN)(N,z,k);N[D]===r.N5&&N[D+1]>r.l0&&D++;let P=D,j=0;for(;P<k&&(0,r.yp)(N[P]);P++)j=j*10+(N[P]-r.l0);if(P===D||j>=X)return z;const _=(0,r.AN)(N,P,k);return _<k&&
N[_]===r.AV&&v(N,_+1,k)?_+1:z}const v=(N,z,k)=>z>=k||r.Kl[N[z]]!==r.N9;function b(N,z,k){return k-z===6&&(0,r.w1)(N,z,"endo")||k-z===9&&(0,r.w1)(N,z,"ends")}}),
45079:((mt,at,E)=>{E.d(at,{ZV:()=>w,bD:()=>G,dZ:()=>I,pS:()=>R,sd:()=>O,yT:()=>a});var r=E(78157),o=E(45599);const Q=8,X=1024,a={number:0,generation:0};function G(c,g,l){
if(g===null)c.text("null");else if(typeof g=="number")c.text(w(g));else if(typeof g=="boolean")c.text(g?"true":"false");else if(g instanceof o.SX)I(c,g.text);else if(g instanceof
o.oS)c.text(T(g,l));else if(g instanceof o.Mx)R(c,g.bytes,l);else if(Array.isArray(g)){if(c.byte(r.WL),g.length>=Q&&g.every(v=>v instanceof o.oS))K(c,g,l);else for(const[
v,b]of g.entries())v>0&&c.byte(r.Z4),G(c,b,l);c.byte(r.wt)}else g instanceof o.Bi?W(c,g,l):G(c,g.dict,l)}function K(c,g,l){for(let v=0;v<g.length;v+=X){const b=g.
slice(v,v+X).map(N=>T(N,l));c.text(v>0?` ${b.join(" ")}`:b.join(" "))}}function W(c,g,l){const v=l.security&&g.has("ByteRange")?{...l,security:void 0}:l;c.text(
"<<");for(const[b,N]of g)I(c,b),B(N)&&c.byte(r.Z4),G(c,N,b==="Contents"?v:l);c.text(">>")}const B=c=>c===null||typeof c=="number"||typeof c=="boolean"||c instanceof
o.oS;function T(c,{renumber:g,generationOf:l}){const v=g?g(c):c.number;return g&&v===0?"null":`${v} ${l?l(v):g?0:c.generation} R`}function I(c,g){c.byte(r.cL);for(let l=0;l<
g.length;l++){const v=g.charCodeAt(l)&255;v!==r.Cq&&(v>r.Z4&&v<=r.du&&v!==r.wn&&r.Kl[v]===r.N9?c.byte(v):c.text(`#${F(v)}`))}}function R(c,g,{security:l,number:v,
generation:b}){if(l){y(c,l.encryptString(g,v,b));return}let[N,z]=[0,0];for(let k=0;k<g.length;k++){const D=g[k];(D<r.Z4||D>r.du)&&N++,x(D)&&z++}if(N*3>g.length){
y(c,g);return}c.byte(r.Cx),z===0?c.copy(g,0,g.length):c.fill(g.length+z,(k,D)=>f(k,D,g)),c.byte(r.s1)}const x=c=>c===r.Cx||c===r.s1||c===r.r_||c===r.u7;function f(c,g,l){
let v=g;for(let b=0;b<l.length;b++){const N=l[b];x(N)&&(c[v++]=r.r_),c[v++]=N===r.u7?r.AF:N}}function y(c,g){c.byte(r.iH),c.fill(2*g.length,(l,v)=>{let b=v;for(let N=0;N<
g.length;N++)l[b++]=p[g[N]>>4],l[b++]=p[g[N]&15]}),c.byte(r.vz)}const S="0123456789abcdef",p=Uint8Array.from(S,c=>c.charCodeAt(0)),F=c=>S[c>>4]+S[c&15];function w(c){
if(!Number.isFinite(c))return"0";const g=Math.abs(c);if(Number.isInteger(c)&&g<1e15)return String(c);if(g>=2**63)return`${BigInt(c)}.0`;const l=String(c);return l.
includes("e")?c.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):l}function O(c){const g=[c];for(;g.length>0;){const l=g.pop();if(l instanceof o.Mx)return!0;if(Array.
isArray(l))for(const v of l)g.push(v);else if(l instanceof o.Bi)for(const v of l.values())g.push(v);else l instanceof o.Z6&&g.push(l.dict)}return!1}}),39150:((mt,at,E)=>{
E.d(at,{D:()=>G});var r=E(78157);const o=15,Q=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,X=/^(true|false|null)$/,a=/#(?![0-9A-Fa-f]{2})|#00/;function G(R,x,f){
const y=[],S=()=>{const F=y.at(-1);F?.keys&&(F.value=!1)},p=(0,r.AN)(R,x,f);for(;;){if(x=(0,r.AN)(R,x,f),x>=f)return!1;const F=y.at(-1),w=R[x];if(w===r.vz||w===
r.wt){if(!F||F.keys===void 0!=(w===r.wt)||F.keys&&(F.value||++x>=f||R[x]!==r.vz))return!1;y.pop(),x++}else if(F?.keys&&!F.value){const O=(0,r.Wd)(R,x+1,f),c=I(R,
x,O);if(w!==r.cL||a.test(c)||F.keys.has(c))return!1;F.keys.add(c),F.value=!0,x=O;continue}else if(w===r.WL||w===r.iH&&R[x+1]===r.iH){y.push(w===r.WL?{keys:void 0,
value:!0}:{keys:new Set,value:!1}),x+=w===r.WL?1:2;continue}else if(x=K(R,x,f),x<0)return!1;if(S(),y.length===0)return!(0,r.yp)(R[p])||R[x-1]!==r.AV}}function K(R,x,f){
switch(R[x]){case r.cL:{const y=(0,r.Wd)(R,x+1,f);return a.test(I(R,x,y))?-1:y}case r.Cx:return(0,r.AZ)(R,x,f);case r.iH:for(x++;x<f&&R[x]!==r.vz;x++)if(!T(R[x])&&
r.Kl[R[x]]!==r.t6)return-1;return x<f?x+1:-1;default:{const y=(0,r.Wd)(R,x,f);if(B(R,x,y))return W(R,x,y,f);const S=I(R,x,y);return X.test(S)||Q.test(S)?y:-1}}}
function W(R,x,f,y){const S=(0,r.AN)(R,f,y);if(!(0,r.yp)(R[S]))return f;const p=(0,r.JI)(R,S,y),F=(0,r.AN)(R,p.after,y);return F===p.after||R[F]!==r.AV||r.Kl[R[F+
1]??r.Z4]===r.N9?f:(0,r.JI)(R,x,f).value<=2147483647&&p.value<=65535?F+1:-1}function B(R,x,f){let y=x;for(;y<f&&(0,r.yp)(R[y]);)y++;return y===f&&y>x&&y<=x+o}const T=R=>R>=
r.l0&&R<=r.ev||(R|32)>=97&&(R|32)<=102;function I(R,x,f){return(0,r.bS)(R).toString("latin1",x,Math.min(f,x+200))}}),77581:((mt,at,E)=>{E.d(at,{SQ:()=>Q,U0:()=>R,
g7:()=>I,kt:()=>F,wx:()=>y});var r=E(78157),o=E(45599);const Q=new Map([...[728,711,710,729,733,731,730,732].map((w,O)=>[w,24+O]),...[8226,8224,8225,8230,8212,8211,
402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((w,O)=>[w,128+O]),[8364,160]]),X=/[\x18-\x1f\x80-\xa0]/g,
a=new Map([...Q].map(([w,O])=>[O,w])),G=Array.from({length:256},(w,O)=>String.fromCharCode(a.get(O)??O)),K=32,W=200,B=new WeakMap,T=new WeakMap,I=w=>x(w,B,f),R=w=>x(
w,T,O=>(0,r.bS)(O).toString("latin1"));function x(w,O,c){if(w.bytes.length<W)return c(w.bytes);let g=O.get(w);return g===void 0&&O.set(w,g=c(w.bytes)),g}function f(w){
if(w[0]===254&&w[1]===255)return new TextDecoder("utf-16be").decode(w.subarray(2));if(w[0]===255&&w[1]===254)return new TextDecoder("utf-16le").decode(w.subarray(
2));if(w[0]===239&&w[1]===187&&w[2]===191)return new TextDecoder().decode(w.subarray(3));if(w.length>K)return(0,r.bS)(w).toString("latin1").replace(X,c=>G[c.charCodeAt(
0)]);let O="";for(const c of w)O+=G[c];return O}function y(w){const O=new Uint8Array(w.length);for(let g=0;g<w.length;g++){const l=S(w.charCodeAt(g));if(l===void 0)
return new o.Mx(p(w));O[g]=l}const c=O[0]===254&&O[1]===255||O[0]===255&&O[1]===254;return new o.Mx(c||O[0]===239&&O[1]===187&&O[2]===191?p(w):O)}function S(w){
return w>=32&&w<127||w===9||w===10||w===13||w>=161&&w<=255&&w!==173?w:Q.get(w)}const p=w=>F(`\uFEFF${w}`),F=w=>Buffer.from(w,"utf16le").swap16()}),45599:((mt,at,E)=>{
E.d(at,{Bi:()=>a,Eo:()=>T,Mx:()=>o,Px:()=>x,SX:()=>r,UU:()=>R,Z6:()=>G,Zm:()=>K,cy:()=>B,hi:()=>f,i9:()=>W,jd:()=>I,oS:()=>Q,rV:()=>X});class r{text;constructor(S){
this.text=S}}class o{bytes;constructor(S){this.bytes=S}}class Q{number;generation;constructor(S,p=0){this.number=S,this.generation=p}}class X extends Q{part;constructor(S,p){
super(p,0),this.part=S}}class a extends Map{}class G{dict;data;sealed;constructor(S,p,F){this.dict=S,this.data=p,this.sealed=F}}const K=y=>y instanceof a,W=y=>y instanceof
Q,B=y=>Array.isArray(y),T=(y,S)=>y instanceof r&&y.text===S;function I(y){const S=new a;for(const[p,F]of Object.entries(y))F!==void 0&&S.set(p,F);return S}const R=y=>new r(
y),x=y=>new o(Uint8Array.from(Buffer.from(y,"latin1")));function f(y){const S=y.get("Type");return T(S,"Sig")||T(S,"DocTimeStamp")||y.has("ByteRange")}})};
