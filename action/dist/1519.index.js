"use strict";exports.id=1519,exports.ids=[1519],exports.modules={44233:((mt,at,x)=>{x.d(at,{BC:()=>L,Fr:()=>C,MJ:()=>b,p9:()=>Q,qZ:()=>N});const i=1e3,o=3e5;function*Q(v,y){
if(v.length<=i)return[...v].sort(y);let l=[];for(let E=0;E<v.length;E+=i){for(const S of v.slice(E,E+i).sort(y))l.push(S);yield o}for(let E=i;E<l.length;E*=2){const S=[];
for(let p=0;p<l.length;p+=2*E){const d=Math.min(p+E,l.length),f=Math.min(d+E,l.length);for(let c=p,m=d;c<d||m<f;){const I=m===f||c<d&&y(l[c],l[m])<=0;S.push(I?l[c++]:
l[m++]),S.length%i===0&&(yield o)}}l=S}return l}const H=16384,a=50,V=4;function*C(v){const{length:y}=v;for(let S=0;S<y;S+=H)v.subarray(S,S+H).sort(),y>H&&(yield H*
a);let[l,E]=[v,y>H?new Float64Array(y):v];for(let S=H;S<y;S*=2){for(let p=0;p<y;p+=2*S){const d=Math.min(p+S,y),f=Math.min(d+S,y);for(let c=p,m=d,I=p;I<f;){const X=m===
f||c<d&&l[c]<=l[m];E[I++]=l[X?c++:m++],I%H===0&&(yield H*V)}}[l,E]=[E,l]}return l}async function N(v,y,l){const E=Q(v,y);for(;;){const{done:S,value:p}=E.next();
if(S)return p;const d=l.step(p);d&&await d}}const L=(v,y)=>B(v,y,!1),b=(v,y)=>B(v,y,!0);function B(v,y,l){let[E,S]=[0,v.length];for(;E<S;){const p=E+S>>1,d=v[p];
d<y||l&&d===y?E=p+1:S=p}return E}}),60623:((mt,at,x)=>{x.d(at,{Kc:()=>N,M_:()=>L,UD:()=>B});var i=x(11544),o=x(58552),Q=x(27059),H=x(43749),a=x(78157),V=x(49692),
C=x(81272);const N=S=>(0,i.$)(S,{level:4,mem:3}),L=S=>(0,i.$)(S,{level:0}),b=1<<26;function B(S,p,d,f){const c=p.codec?.inflateNow(S,Math.min(p.stream,p.remaining,
b));if(c)return p.remaining-=c.length,c;if(p.remaining<=0)throw(0,C.q)(p,0);const m=(0,a.j8)(S,0,Math.min(S.length,4)),I=(S[m]&15)===8&&(S[m]<<8|S[m+1])%31===0,
X=p.scratch??new Q.f,U=new V.S3(S,I?m+2:0,X),Z=new C.g(p,f);l(Z,U,S.length,X),(!I||U.progress!=="ended")&&(d.found=!0),U.isBroken&&(d.broken=!0);const F=Z.finish();
if(F.length===0&&U.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return d.mismatch===!1&&!d.found&&(d.mismatch=(0,H.V)(S,U.consumed,E(F))),
F}const v=8,y=4*V.jf;function l(S,p,d,f){let c=f.atLeast(d*v);for(let m=0;;){const I=p.inflate(c,m,c.length-V.yO);if(I>m&&S.push(c.slice(m,I)),p.progress!=="mor\
e")return;if(S.watch?.(S.size),m=I,I<c.length-V.yO)continue;const X=c.subarray(Math.max(0,I-V.jf),I);c=f.atLeast(Math.max(y,4*c.length)),c.set(X),m=X.length}}function E(S){
const p=new H.T;return p.add(S),p.value}}),48249:((mt,at,x)=>{x.d(at,{Kc:()=>H.Kc,M_:()=>H.M_,TT:()=>y,tN:()=>l});var i=x(58552),o=x(78157),Q=x(3405),H=x(60623),
a=x(19590),V=x(93098),C=x(60269),N=x(11032),L=x(70097),b=x(94322);const B={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLeng\
thDecode"},v=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),y=p=>v.has(B[p]??p);function l(p,d,f,c,m={found:!1}){
switch(B[p]??p){case"FlateDecode":return S({filter:"FlateDecode",data:d,parameters:f},c,m);case"LZWDecode":return S({filter:"LZWDecode",data:d,parameters:f},c,m);case"\
ASCII85Decode":return E({filter:"ASCII85Decode",data:d,parameters:void 0},c,m,()=>(0,b.xm)((0,Q.B)(d)));case"ASCIIHexDecode":return E({filter:"ASCIIHexDecode",data:d,
parameters:void 0},c,m,()=>(0,o.sk)(d,0,d.length));case"RunLengthDecode":return E({filter:"RunLengthDecode",data:d,parameters:void 0},c,m,()=>(0,b.xm)((0,L.A)(d,
c)));case"Crypt":return d;default:throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}function E(p,d,f,c){if(p.data.length<=V.I)return c();
const m=d.large?.find(p,d,f);return m||(d.large?.watch(p,d)?.(1/0),c())}function S(p,d,f){const c=d.large?.find(p,d,f);if(c)return c;const{filter:m,data:I,parameters:X}=p,
U=d.large?.watch(p,d),Z=m==="FlateDecode"?(0,H.UD)(I,d,f,U):(0,a.k)(I,(0,C.c)(X,"EarlyChange",1),d,f,U);return(0,N.T)(Z,X,f)}}),23334:((mt,at,x)=>{x.d(at,{d:()=>Q});
const i=11,o=4294967295;function*Q(a){for(let V=0;V+i<=a.length;){const C=a[V+4]&63,N=V+H(a,V),L=N>a.length?0:a.readUInt32BE(N-4),b=L===o?a.length:N+L;yield{type:C,
start:N,end:b},V=b}}function H(a,V){const C=a.readUInt32BE(V),N=a[V+5]>>5,L=N===7&&V+9<=a.length,b=L?a.readUInt32BE(V+5)&536870911:N,B=L?4+Math.ceil((b+1)/8):1,
v=C<=256?1:C<=65536?2:4;return 5+B+b*v+(a[V+4]&64?4:1)+4}}),54619:((mt,at,x)=>{x.d(at,{HV:()=>o,UT:()=>H,ZQ:()=>V,jC:()=>a,tL:()=>Q,wg:()=>L});var i=x(73208);const o=0,
Q=1,H=2,a=3,V=1,C=1e5,N=1e4;class L{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new i.
J7;mended=new Set;constructor({limits:B,memory:v},y){this.sourceLength=y,this.memory=v,this.bound=Math.min(B.objects,Math.max(1e6,y));const l=y<C?64:1024;this.kind=
new Uint8Array(l),this.place=new Int32Array(l),this.detail=new Int32Array(l)}offer(B,v,y,l){B<this.kind.length&&this.kind[B]!==o||this.set(B,v,y,l)}askFor(B){const v=this.
kind[B]??o;B<=0||B>this.bound||(v===o||this.isWronglyFree(B)?this.unlisted.add(B):v===a&&this.doubtful.add(B))}isWronglyFree(B){return this.kind[B]===a&&(this.detail[B]===
V||this.wronglyFree.has(B))}doubtFree(B){this.kind[B]===a&&this.unlisted.add(B)}leadsTo(B){const v=this.kind[B]??o;return v===Q||v===H}set(B,v,y,l){if(B>this.bound){
this.overflowed=!0;return}B>=this.kind.length&&this.grow(B+1),this.kind[B]=v,this.place[B]=y,this.detail[B]=l,B>=this.size&&(this.size=B+1)}grow(B){const v=Math.
min(Math.max(B,this.kind.length*2),this.bound+1),y=Math.max(this.kind.length,this.sourceLength,N);v>y&&this.memory.takeNumbers(v-y);const[l,E,S]=[new Uint8Array(
v),new Int32Array(v),new Int32Array(v)];l.set(this.kind),E.set(this.place),S.set(this.detail),[this.kind,this.place,this.detail]=[l,E,S]}}}),91519:((mt,at,x)=>{
x.d(at,{E:()=>Cn});var i=x(58552),o=x(78157),Q=x(64580),H=x(83287),a=x(45599);const V=1<<24,C=200;class N{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(
this.held);constructor(t){this.memory=t}recall(t,e){const s=this.held.get(this.keys.get(t)??-1);if(!s||e&&!s.verified)return;const{dict:r}=t;return s.filter===r.
get("Filter")&&s.parameters===r.get("DecodeParms")?s.part:void 0}keep(t,e,s){const{data:r,dict:h}=t;if(!s.whole||s.data.length>V||s.data.buffer===r.buffer||(0,a.
Eo)(h.get("Subtype"),"Image"))return;const g=this.keys.get(t);g!==void 0&&this.held.delete(g);const R=this.next++;this.keys.set(t,R),this.held.set(R,{filter:h.get(
"Filter"),parameters:h.get("DecodeParms"),verified:e,part:s}),this.memory.hold(s.data.length+C,this.holder,R)}}var L=x(52205),b=x(42973),B=x(44233),v=x(88500);function y(n,t){
if(!(t instanceof a.Z6))return;const e=n.resolve(t.dict.get("N"));if(typeof e!="number")return;const{large:s}=n.memory,r=(0,H.US)(n,t,n.memory,!0);if(!r)return;
const h=!r.whole&&!(0,H.QJ)(n.encoded(t),r.damage),g=c(r,e,n.resolve(t.dict.get("First")),h),{isMended:R,...$}=s?s.take(r.data,g,({numbers:rt})=>d*rt.length):l(
g);return{...$,...h||R?{lost:Math.min(Math.max(0,e-$.numbers.length),n.table.size)}:{}}}function l(n){for(;;){const{done:t,value:e}=n.next();if(t)return e}}const E=65536,
S=3,p=10,d=24,f=5e4;function*c(n,t,e,s){const{data:r}=n,{numbers:h,starts:g,isMended:R}=yield*U(n,t,e);s&&g.length>0&&new v.s().value(r,g.at(-1),Math.min(r.length,
g.at(-1)+M))<0&&(h.pop(),g.pop());const $=yield*O(g,r.length);if(k(g,$,r.length))throw(0,i.O$)("its objects overlap");yield*X(r,g,$);const et=h.length>f?{sorted:yield*W(
h,P)}:{};return{data:r,numbers:new Int32Array(h),starts:new Int32Array(g),stops:$,ends:new Int32Array(g.length).fill(-1),namesStream:yield*m(r),isMended:R,...et}}
function*m(n){const[t,e]=[(0,o.bS)(n),"stream"];for(let s=0;s<n.length;s+=I){if(t.subarray(s,s+I+e.length-1).includes(e))return!0;yield I}return!1}const I=1<<20;
function*X(n,t,e){for(let s=0;s<e.length;s++)for(;e[s]-t[s]>E;){const r=e[s]-E;let h=e[s];for(;h>r&&o.Kl[n[h-1]]===o.t6;)h--;if(yield e[s]-h+1,e[s]=h,h>r)break}}
function*U({data:n,whole:t},e,s){const{length:r}=n,h=typeof s=="number"&&Number.isInteger(s)&&s>=0;if(h&&s>r&&!t)return{numbers:[],starts:[],isMended:!1};const g=yield*Z(
n,Math.min(e,_),h&&s<=r?s:0),{numbers:R,offsets:$,after:et}=g,rt=yield*K(n,et),nt=!h||s<et||rt!==(yield*K(n,Math.min(s,r))),J=nt?rt:s,it=$.findIndex(ut=>J+ut>r);
it>=0&&(R.length=$.length=it);const ct=R.length>0&&(nt||R.length>e);return{numbers:R,starts:$.map(ut=>J+ut),isMended:ct}}function*Z(n,t,e){const[s,r]=[[],[]];let[
h,g]=[0,0],R={count:0,after:0};for(;s.length<(h<e?_:t);){h-g>E&&(yield S*(h-g),g=h);const $=F(n,h),et=F(n,$.after);if($.value<0||$.value>2147483647||et.value<0||
s.length>=t&&et.after>e)break;s.push($.value),r.push(et.value),h=et.after,h<=e&&(R={count:s.length,after:h})}return s.length>=t?{numbers:s,offsets:r,after:h}:(s.
length=r.length=R.count,{numbers:s,offsets:r,after:R.after})}function F(n,t){const e=(0,o.AN)(n,t,Math.min(t+E,n.length));return(0,o.JI)(n,e,Math.min(e+E,n.length))}
function*K(n,t){let e=t;for(let s=0;s<n.length;){s=Math.min(e+E,n.length);const r=(0,o.AN)(n,e,s);if(r<s)return r;yield E,e=s}return n.length}const _=2**20,P=2**
29,M=1<<22;function W(n,t){const e=new Float64Array(n.length);for(let s=0;s<e.length;s++)e[s]=Math.min(n[s],t)*_+s;return(0,B.Fr)(e)}const D=4;function*O(n,t){const e=new Int32Array(
n.length);if(n.every((g,R)=>R===0||n[R-1]<g)){for(let g=0;g<n.length;g++)e[g]=n[g+1]??t;return e}const s=yield*W(n,1/0);let r=t,h=t;for(let g=s.length-1;g>=0;g--){
const R=s[g]%_,$=n[R];$<h&&([r,h]=[h,$]),e[R]=r}return yield p*e.length,e}function k(n,t,e){let s=0;for(let r=0;r<n.length;r++)s+=t[r]-n[r];return s>D*e}function z({
data:n,starts:t,stops:e,ends:s,namesStream:r},h){if(s[h]>=0)return s[h];const g=t[h];let R=Math.min(e[h],n.length);for(;R>g&&o.Kl[n[R-1]]===o.t6;)R--;if(R-g>M)throw st();
const $=r?new v.s().value(n,g,R):-1;return s[h]=$>=0?$:R}function q(n,t){const{numbers:e}=n;n.sorted??=l(W(e,P));const{sorted:s}=n;let[r,h]=[0,s.length];for(;r<
h;){const R=r+h>>>1;s[R]<t*_?r=R+1:h=R}const g=r<s.length?s[r]%_:-1;return e[g]===t?g:-1}const st=()=>(0,b.F)("objectValues","An object of the document has too \
many values","Open the document in another PDF program and save it again");var Y=x(54619),lt=x(45798),wt=x(85368),pt=x(22480);const Dt=20;class Tt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=
new wt.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new Tt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:r,memory:h}=s,g=this.counted[t]===1,R=this.parser(t,e.bytes,e.start,e.end,g?1/0:h.values),{room:$}=R,et=R.value(),
rt=$-R.room;g||(h.values-=rt),this.counted[t]=1;const nt=R.at-e.start;if(this.spend(nt),s.job.pace.add(rt+nt),!(et instanceof a.Bi)||e.bytes!==r)return et;const J=(0,o.
AN)(r,R.at,r.length);if(!(0,o.w1)(r,J,"stream"))return(0,o.rg)(r,J)||s.table.doubtful.add(t),et;const{start:it,end:ct,isSearched:ut}=this.streams.data(J,this.lengthOf(
et.get("Length")),et.has("Filter"));ut&&s.table.doubtful.add(t);const ht=this.security&&!(0,a.Eo)(et.get("Type"),"XRef"),gt=ht?it:(0,pt.Ow)(r,it,ct),xt=gt>it&&Ht(
et)?gt:it;return new a.Z6(et,r.subarray(xt,ct),ht?{number:t,generation:s.generation(t)}:void 0)}parser(t,e,s,r,h=this.document.memory.values){const{document:g,security:R}=this;
let $;if(R&&t!==this.encryptNumber&&g.table.kind[t]===Y.tL){const J=g.generation(t);$=it=>R.decryptString(it,t,J)}const{nesting:et,objectValues:rt}=g.job.limits,
nt=rt<h;return new lt.i(e,s,r,et,$,nt?rt:h,nt?st:lt.e)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),s=e&&new lt.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:s,opening:r}=this;if(r.has(t)||s.table.kind[t]!==Y.tL)return;r.add(t);const h={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},
g=y(s,this.read(t,h));if(r.delete(t),this.objectStreams.set(t,g),!!g)return g.lost!==void 0&&s.table.broken.set(t,g.lost),this.effort+=g.data.length*s.job.limits.
parsing,s.memory.hold(g.data.length+g.numbers.length*Dt,this.holder,t),g}spend(t){if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}function Ht(n){
const t=n.get("Filter");return(0,a.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var Ct=x(67382),de=x(51271),Xt=x(83363),It=x(45657);const kt=100;class Kt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new de.L;constructor(t){this.document=t}async read(){const t=await(0,Xt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const r of Xt.i)e[r]!==void 0&&(s[r]=(0,Q.F)(e[r]));return s}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new Ct.B(this.document);for(const s of t){this.document.exists(
s)&&e.keep(s);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){const{numbers:e,ancestry:s}=this,r=e.filter((h,g)=>t[g]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=s.filter((h,g)=>t[g]),this.positions=void 0}async rebuild(t){
const{document:e}=this,s=Array.from(t),r=new Map,h=this.inherited.map(nt=>Ae(e,nt,r)),{nodes:g,parents:R}=this.grow(s),$=g.map(({ref:nt})=>({Parent:nt}));for(let nt=0;nt<
s.length;nt++){const J=s[nt],it=this.indexOf(J),ct=R[nt];g[ct].kids.push(new a.oS(J,e.generation(J)));const ut=it<0?Jt:h[this.ancestry[it]];e.patch(J,$[ct],ut);
const ht=e.job.pace.step(600);ht&&await ht}for(const{ref:nt,kids:J,parent:it,count:ct}of g)e.put(nt,new a.Bi([["Type",new a.SX("Pages")],...it?[["Parent",it]]:[],
["Kids",J],["Count",ct]]));const et=g[g.length-1].ref,rt=e.catalog.get("Pages");(!(rt instanceof a.oS)||rt.number!==et.number)&&e.editCatalog().set("Pages",et),
this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new de.L(!1)}grow(t){const{document:e}=this,s=t.
length,r=e.catalog.get("Pages"),h=J=>this.indexOf(J)>=0||t.includes(J),g=r instanceof a.oS&&r.number>0&&!h(r.number)?r:void 0,R=[];let $=[];const et=(J,it)=>({ref:it&&
g?new a.oS(g.number,e.generation(g.number)):e.add(null),kids:[],parent:void 0,count:J}),rt=Math.max(1,Math.ceil(s/kt));for(let J=0;J<rt;J++)$.push(et(Math.min(kt,
s-J*kt),rt===1));const nt=Array.from({length:s},(J,it)=>Math.floor(it/kt));for(;$.length>1;){(0,It.RZ)(R,$);const J=Math.ceil($.length/kt),it=Array.from({length:J},
()=>et(0,J===1));for(const[ct,ut]of $.entries()){const ht=it[Math.floor(ct/kt)];ut.parent=ht.ref,ht.kids.push(ut.ref),ht.count+=ut.count}$=it}return(0,It.RZ)(R,
$),{nodes:R,parents:nt}}}const Jt={};function Ae(n,t,e){const{Resources:s}=t;if(!(s instanceof a.Bi))return{...t};const r=e.get(s)??n.add(s);return e.set(s,r),{
...t,Resources:r}}const Ot=1,Lt=2,Pt=3;class Bt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Bt(0);
for(const[e,s]of this.edited)t.edited.set(e,(0,Q.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){
this.set(t,Ot)===Lt&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Lt),this.patched.set(t,e)}remove(t){const e=this.set(t,Pt);e===Ot?this.edited.
delete(t):e===Lt&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),
this.kind=r}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var Me=x(64680),Nt=x(45079);const Yt={},jt=4096,Qt=1<<21,Vt=`
endobj
`,ue=`>>${Vt}`,qt=2147483647;class ve{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Me.k(256);scan=new v.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,r,h){
(r!==this.entries||h!==this.defaults)&&this.prepare(r,h);const{text:g,defaultTexts:R}=this,{open:$,close:et}=s,rt=e<0,nt=rt?$-2:e;this.reserve(et-nt+g.bytes.length+
this.defaultSize);const J=this.used,it=this.noted,ct=this.keepOthers(t,nt,s);this.put(t,ct,et);let ut=s.special||g.special;for(let ht=0;ht<R.length;ht++){const gt=R[ht],
xt=s.find(t,gt.key);if(xt>=0){const At=(0,o.AN)(t,s.at[xt+2],et);if(!(0,o.w1)(t,At,"null"))continue;this.used=J,this.noted=it;return}ut||=gt.special,this.put(gt.
bytes,0,gt.bytes.length),this.note(gt.marks,0,gt.marks.length,qt)}return this.put(g.bytes,0,g.bytes.length-(rt?Vt.length:0)),this.note(g.marks,0,g.marks.length,
qt),{bytes:this.memory,start:J+$-2-nt,end:rt?this.used:this.used-Vt.length,from:rt?-1:J,to:rt?-1:this.used-1,references:ut?void 0:this.references,first:it,last:this.
noted}}keepOthers(t,e,{at:s,first:r,used:h,scan:g,marksFrom:R,marksTo:$}){const{keys:et}=this,{marks:rt}=g;let nt=R,J=e;for(let it=r;it<h;it+=4){const ct=s[it],
ut=s[it+1]-ct;for(let ht=0;ht<et.length;ht++)if(!(et[ht].length!==ut||!(0,o.w1)(t,ct,et[ht])))for(nt=this.note(rt,nt,$,ct),this.put(t,J,ct-1),J=s[it+3];nt<$&&rt[nt+
1]<J;)nt+=3}return this.note(rt,nt,$,qt),J}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.
keys(e).filter(r=>!(r in t));this.defaultTexts=s.map(r=>{const h=this.textOf(e,[r]);return{...h,key:r,bytes:h.bytes.subarray(0,-ue.length)}}),this.defaultSize=this.
defaultTexts.reduce((r,{bytes:h})=>r+h.length,0)}textOf(t,e){const{draft:s,scan:r}=this;s.clear(),s.text("<<");for(const R of e){const $=t[R];$!==void 0&&((0,Nt.
dZ)(s,R),s.byte(o.Z4),(0,Nt.bD)(s,$,Nt.yT))}s.text(ue);const h=new Uint8Array(s.bytes);r.reset();const g=r.value(h,0,h.length)!==h.length-Vt.length;return{bytes:h.
subarray(2),marks:r.marks.slice(0,r.used),special:g||r.byteRange}}note(t,e,s,r){let h=e;for(;h<s&&t[h+1]<r;h+=3)this.refer(t[h]);return h}refer(t){if(this.noted===
this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(
new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(jt,Math.min(this.memory.
length*2,Qt),Math.min(this.sourceLength>>4,Qt));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function De(n,t,e){for(const[s,r]of Object.
entries(t))r===void 0?n.delete(s):n.set(s,r);for(const[s,r]of Object.entries(e))r!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,r)}var Ut=x(79725);const bt=6,Mt=new Int32Array(
0),te=16;class vt{index=Mt;records=Mt;count=0;at=Mt;used=0;scan=new v.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,Ut.Z)(this.index,e)),this.index[t]!==
0)return;this.reserve(s.used-s.first);const{records:r,scan:h}=this,g=this.count*bt;r[g]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),r[g+1]=this.
used+=s.used-s.first,r[g+2]=s.open,r[g+3]=s.close,r[g+4]=h.used,h.append(s.scan.marks,s.marksFrom,s.marksTo),r[g+5]=h.used,this.index[t]=++this.count}recall(t,e){
const s=this.index[t];if(!s)return!1;const{records:r}=this,h=(s-1)*bt;return e.at=this.at,e.scan=this.scan,e.first=r[h],e.used=r[h+1],e.open=r[h+2],e.close=r[h+
3],e.marksFrom=r[h+4],e.marksTo=r[h+5],e.special=!1,!0}fork(){const t=new vt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*bt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+
1)*bt;e>this.records.length&&(this.records=(0,Ut.Z)(this.records,Math.max(e,te*bt)));const s=this.used+t;s>this.at.length&&(this.at=(0,Ut.Z)(this.at,Math.max(s,
te*4)))}}class Rt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new vt;entries=new Ut.R;located=-1;patcher;decodedData;next;constructor(t,e,s,r=e.
memory){this.bytes=t,this.job=e,this.memory=r,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.suspect=s.damaged,this.bodies=s.
bodies,this.next=Math.max(this.table.size,1),this.reader=new Tt(this),this.changes=new Bt(this.next),this.pages=new Kt(this)}fork(){const{table:t,crossReferenceStream:e}=this,
s=(0,Q.F)(this.trailer),r=new Rt(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,bodies:this.bodies},this.memory.fork());return r.
reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.walked=this.walked,r.pages.copyFrom(this.pages),r}get security(){
return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.get("Root");return t instanceof a.oS?t.number:-1}get catalog(){
return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).
toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof a.SX&&/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){
return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===Pt)return null;if(s===Ot)return this.changes.edited.get(e);const r=this.
values.get(e);if(r!==void 0)return r;const h=this.place(e),g=h?this.reader.read(e,h):null;return this.values.set(e,g),g}resolve(t){for(let e=0;t instanceof a.oS&&
e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){
const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(e);return this.put(e,s),s}put(t,e){const s=typeof t==
"number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.changes.edit(e,t),new a.oS(e,0)}reserveNumbers(t){
this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===Ot)return!0;if(e===Pt)return!1;const s=this.table.kind[t];return s===Y.tL||s===Y.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===Ot||e===Lt}isEdited(t){return this.changes.kind[t]===Ot}patched(t){return this.changes.
kind[t]===Lt?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===Ot?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||e===
Pt)return this.resolve(s)instanceof a.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:h}=this,g=he(h,(0,o.AN)(h,r.start,r.end)),R=g>=0?g:
this.locateHere(t,r)?this.entries.close+2:-1;return R<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,o.w1)(h,(0,o.AN)(h,R,r.end),"stream")?!(0,o.bS)(h.subarray(r.
start,R)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const s=this.changes.kind[t],r=s===Ot?this.changes.edited.get(t):this.values.
get(t);if(r!==void 0||s===Pt)return r instanceof a.Bi?r.get(e):void 0;const h=this.place(t);if(!h)return;const{entries:g}=this;if(!this.locateHere(t,h))return this.
dict(new a.oS(t))?.get(e);const R=g.find(h.bytes,e);return R<0?void 0:this.reader.parser(t,h.bytes,g.at[R+2],g.at[R+3]).value()}patch(t,e,s=Yt){const r=this.place(
t),h=this.security&&[...Object.values(e),...Object.values(s)].some(Nt.sd),g=r&&!h&&this.locateHere(t,r)?this.patchAt(t,r,e,s):void 0;if(!g){const R=this.edit(t);
R instanceof a.Bi&&De(R,e,s);return}this.changes.patch(t,g),this.values.delete(t),this.located=-1}patchAt(t,e,s,r){return this.patcher??=new ve(this.bytes.length),
this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,s,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:s,end:r},h){return this.recallEntries(t,h)||h.locate(e,s,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,L.x$)(this,t.dict)):s}decoded(t){const e={
found:!1,mismatch:!1},s=(0,H.D4)(this,t,this.memory,e);return(0,H.Eb)(this,t,e),s}async decodedAtEase(t,e={found:!1,mismatch:!1}){const r=await(0,H.m_)(this,t,this.
memory,e)??(0,H.D4)(this,t,this.memory,e);return(0,H.Eb)(this,t,e),r}decodedPart(t,e=!1){const s=this.decodedData?.recall(t,e);if(s)return s;const r=(0,H.US)(this,
t,this.memory,e);return r&&this.decodedData?.keep(t,e,r),r?.damage&&(0,H.Eb)(this,t,r.damage),r}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const s={found:!1,mismatch:!1},h={data:await this.decodedAtEase(t,s),whole:!s.found&&!s.mismatch,damage:s};return this.decodedData?.keep(t,!0,h),h}keepDecoded(){
this.decodedData??=new N(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===Ot||e===Pt)){
if(e===Lt)return this.changes.patched.get(t);switch(this.table.kind[t]){case Y.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case Y.UT:{
const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let r=this.table.detail[t];s.numbers[r]!==t&&(r=q(s,t));const h=s.starts[r];return h===void 0?
void 0:{bytes:s.data,start:h,end:z(s,r)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Pt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===Y.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new vt}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function he(n,t){if(n[t]!==o.iH||n[t+1]!==o.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===o.vz)return n[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var Te=x(62328),Pe=x(73208),zt=x(41869),Re=x(33973),ge=x(69289);const Fe=50,ee=2e4,me=4096,[_e,
Ce]=[5e4,200],pe=new Set(["Length","Filter","DecodeParms"]),ke=/\b(?:BT|Do|re|l|c)\s/;async function we(n){const{table:t,job:e,bytes:s}=n,r=(0,o.bS)(s);if(r.indexOf(
"startxref")!==r.lastIndexOf("startxref")&&!(0,ge.V)(n))return!1;const{live:h}=await(0,Re.Gy)(n);let g=0;for(let R=1;R<t.size&&g<Fe;R++){if(t.kind[R]!==Y.tL||h[R]===
1)continue;const $=n.isStream(R),et=e.pace.step($?_e:Ce);if(et&&await et,!!$&&(g++,ye(n,R)))return!0}return!1}function ye(n,t){const e=n.get(t);if(!(e instanceof
a.Z6)||![...e.dict.keys()].every(R=>pe.has(R)))return!1;const{dict:s,data:r,sealed:h}=e;if(h&&r.length>ee)return!1;const g=(0,H.US)(n,new a.Z6(s,r.subarray(0,ee),
h),n.memory)?.data??new Uint8Array(0);return ke.test((0,o.bS)(g.subarray(0,me)).toString("latin1"))}const Ee=[["Outlines","bookmarks",["First"]],["AcroForm","fo\
rm",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","page labels",[]],["StructTreeRoot","ta\
gs",["K"]],["OCProperties","layers",["OCGs"]]];function ne(n){const{catalogNumber:t}=n;return Ee.filter(([e,,s])=>{const r=n.entry(t,e);return se(n,r)?!0:r instanceof
a.oS?Le(n,r)?s.some(h=>se(n,n.entry(r.number,h))):!0:r!=null&&!(0,a.Zm)(r)}).map(([,e])=>e)}function se({table:n},t){return!(t instanceof a.oS)||n.leadsTo(t.number)?
!1:(n.askFor(t.number),n.unlisted.has(t.number))}function Le(n,t){const e=n.place(t.number);if(!e)return!n.table.leadsTo(t.number)||n.resolve(t)instanceof a.Bi;
const{bytes:s,start:r,end:h}=e,g=(0,o.AN)(s,r,h);return s[g]===o.iH&&s[g+1]===o.iH||(0,o.w1)(s,g,"null")?!0:n.resolve(t)instanceof a.Bi}const be=1e3;async function Ft(n,t){
const{found:e,loose:s}=await re(n);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,i.O$)("it has no pages");const r=t.claimed??Zt(n,s);await ie(n,t,
s);const h=e.every(g=>t.indexOf(g)>=0);if(h||await ie(n,t,e),t.count===0)throw(0,i.O$)("it has no pages");t.claimed=r,t.isOrderLost=s.length>1||!h,t.isAdopted=!0,
await t.rebuild(t.numbers)}function Zt(n,[t,...e]){const s=e.length>0?void 0:n.resolve(n.entry(t,"Count"));return typeof s=="number"?s:void 0}async function re(n){
const{table:t,job:e}=n,s=[],r=[],h=new Set;for(let J=1;J<t.size;J++){if(t.kind[J]!==Y.tL&&t.kind[J]!==Y.UT)continue;const it=n.entry(J,"Type");(0,a.Eo)(it,"Page")&&
s.push(J);const ct=(0,a.Eo)(it,"Pages")?n.array(n.entry(J,"Kids")):void 0,ut=ct!==void 0&&!h.has(ct);ut&&(h.add(ct),r.push({number:J,kids:ct.flatMap(gt=>gt instanceof
a.oS?[gt.number]:[])}));const ht=e.pace.step(be+(ut?ct.length*20:0));ht&&await ht}const g=J=>t.kind[J]===Y.UT?t.place[t.place[J]]:t.place[J],R=(J,it)=>g(J)-g(it)||
t.detail[J]-t.detail[it];s.sort(R);const $=new Set(s),et=r.filter(({kids:J})=>J.some(it=>$.has(it))),rt=new Set(et.flatMap(({kids:J})=>J)),nt=[...s,...et.map(({
number:J})=>J)].filter(J=>!rt.has(J));return{found:s,loose:nt.sort(R)}}async function ie(n,t,e){const s=n.dict(n.catalog.get("Pages")),r=Xt.i.flatMap(R=>{const $=(0,a.
Eo)(s?.get("Type"),"Pages")?s?.get(R):void 0;return $===void 0?[]:[[R,$]]}),h=n.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",e.map(R=>new a.oS(R,n.generation(
R)))],["Count",e.length],...r])),g=n.edit(n.catalogNumber);if(!(g instanceof a.Bi))throw(0,i.O$)("it has no catalog");g.set("Pages",h),await t.read()}var Ie=x(87598),
oe=x(35586);const Be=new Set(["Root","Info","ID","Encrypt"]);async function ae(n,t){const{limits:e,pace:s}=t,r=new Y.wg(t,n.length),h=new a.Bi;let g=!1,R=-1;const $=rt=>{
for(const[nt,J]of rt)Be.has(nt)&&h.set(nt,J)},et=new oe.c0(n,s,rt=>{const nt=new lt.i(n,rt,Math.min(n.length,rt+65536),e.nesting),J=nt.value();return(0,a.Zm)(J)&&
$(J),(0,a.Zm)(J)&&J.has("XRefStm")?R=-1:(0,a.Zm)(J)&&J.has("Root")&&!J.has("Prev")&&(R=rt),nt.at});for(let rt=0;;){const nt=await et.next(rt);if(!nt)break;const{
number:J,body:it}=nt,ct=et.object(nt),ut=J<r.size&&r.kind[J]===Y.tL;if((!ct.isCut||!ut)&&r.set(J,Y.tL,nt.start,nt.generation),ct.dictionaryEnd>=0&&(0,o.bS)(n.subarray(
it,ct.dictionaryEnd)).includes("XRef")){const gt=new lt.i(n,it,ct.dictionaryEnd,e.nesting,void 0,e.objectValues,st).value();(0,a.Zm)(gt)&&(0,a.Eo)(gt.get("Type"),
"XRef")&&(g=!0,gt.has("Root")&&$(gt))}const ht=s.step(ct.at-rt+200);ht&&await ht,rt=ct.at}if(r.overflowed&&n.length>8*e.objects)throw(0,b.F)("objects",`The docu\
ment has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(r.size===0)throw(0,i.
O$)("no PDF objects were found in the file");return{table:r,trailer:h,streams:g,damaged:!0,plainUntil:R}}var ce=x(59277);function Ne(n,t){if(n.length===0)throw Ue();
if(n.length>t.inputBytes)throw We(n.length,t.inputBytes);const e=(0,o.bS)(n.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(n).indexOf(" obj")<0)throw Ke(n);
return e}function Ue(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function We(n,t){return(0,b.F)("inputBytes",`The document has ${n} bytes; at most ${t} are allowed`,"Split it \
with another program first")}function Ke(n){const t=(0,ce.y)(n);if(t===void 0)return(0,i.O$)("the file is not a PDF document");const e=`is ${t}, not a PDF docum\
ent`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"\
Give a PDF document"}})}const Se=1e3;async function je(n){const{job:t,table:e}=n;let s;for(let r=1;r<e.size;r++){if(e.kind[r]!==Y.tL)continue;(s===void 0||e.place[r]>
e.place[s.number])&&u(n,r)&&(s=new a.oS(r,n.generation(r)));const g=t.pace.step(Se);g&&await g}return s&&(await T(n)&&w(n,s)?void 0:s)}function u(n,t){const e=r=>n.
resolve(n.entry(t,r));return!(n.entry(t,"Filter")instanceof a.SX)||typeof e("V")!="number"?!1:e("O")instanceof a.Mx&&e("U")instanceof a.Mx||(0,a.cy)(e("Recipien\
ts"))||(0,a.Zm)(e("CF"))}const w=(n,{number:t})=>!(0,a.Eo)(n.resolve(n.entry(t,"StmF")),"Identity"),A=20;async function T(n){const{job:t,table:e}=n;let[s,r]=[0,
0];for(let h=1;h<e.size&&s<A;h++){if(e.kind[h]!==Y.tL||!n.isStream(h))continue;const g=n.get(h);n.release(h);const R=t.pace.step(Se);if(R&&await R,!(g instanceof
a.Z6)||(0,a.Eo)(g.dict.get("Type"),"XRef")||!(0,a.Eo)((0,L.c3)(n,g.dict.get("Filter"))[0],"FlateDecode"))continue;const[$=0,et=0]=g.data;s++,($&15)===8&&($<<8|et)%
31===0&&r++}return r*2>s}const j=1e3,G=1024,tt=16;function ot(n){const t=(0,o.bS)(n),e=[];let s=t.indexOf("/ID");for(let r=0;s>=0&&r<j&&e.length<tt;r++){const h=Math.
min(n.length,s+G),g=(0,o.j8)(n,s+3,h),R=n[g]===o.WL?new lt.i(n,g,h,G).value():null,$=(0,a.cy)(R)?R[0]:null;$ instanceof a.Mx&&$.bytes.length>0&&e.push($.bytes),
s=t.indexOf("/ID",s+3)}return e}async function ft(n,t){const{table:e}=n,{pace:s}=n.job,r=[];for(let g=1;g<e.size;g++){e.kind[g]===Y.tL&&(0,a.Eo)(n.entry(g,"Type"),
"ObjStm")&&r.push({number:g,at:e.place[g]});const R=s.step(1e3);R&&await R}r.sort((g,R)=>g.at-R.at);const h=new Set(r.map(({number:g})=>g));for(const{number:g,at:R}of r)
await yt(n,g,$=>!(e.kind[$]===Y.tL&&(e.place[$]>R||R<t))&&!h.has($))}async function dt(n,t){const{table:e}=n;for(const s of t)(0,a.Eo)(n.entry(s,"Type"),"ObjStm")&&
await yt(n,s,r=>(e.kind[r]??Y.HV)===Y.HV)}async function yt(n,t,e){const{job:s,table:r}=n,h=n.objectStream(t),g=s.pace.step((h?.data.length??0)+1e3);g&&await g;
for(const[R,$]of h?.numbers.entries()??[])$>0&&e($)&&r.set($,Y.UT,t,R)}async function Et(n){const t=n.get(n.catalogNumber);if(t instanceof a.Bi&&t.has("Pages"))
return;let e=-1;for(let r=n.table.size-1;r>0;r--){if(n.table.kind[r]===Y.HV||n.table.kind[r]===Y.jC)continue;const h=n.job.pace.step(1e3);if(h&&await h,!(n.get(
r)instanceof a.Bi))continue;const g=n.entry(r,"Type");if((0,a.Eo)(g,"Catalog"))return St(n,r);g===void 0&&e<0&&xe(n,r)&&(e=r)}if(e>0)return St(n,e);if((0,a.Eo)(
n.entry(n.catalogNumber,"Type"),"Page")||!(n.get(n.catalogNumber)instanceof a.Bi)){const r=new a.Bi([["Type",new a.SX("Catalog")]]);n.trailer.set("Root",n.add(r))}}
function St(n,t){n.trailer.set("Root",new a.oS(t,n.generation(t)))}function xe(n,t){const e=n.entry(t,"Pages");return e instanceof a.oS&&n.array(n.dict(e)?.get(
"Kids"))!==void 0}async function an(n,t,e,s){if(e.size===0||!await cn(n,t,s))return[];const r=await fn(n,s),h=[];for(let g=1;g<(r?.size??0);g++){if(r.kind[g]!==
Y.tL||Ve(t,g))continue;const R=(0,o.ay)(n,r.place[g],n.length);R?.number===g&&h.push(R)}return h.some(g=>e.has(g.number)||ln(n,g))?h:[]}function Ve(n,t){const e=n.
kind[t]??Y.HV;return e===Y.jC?!n.unlisted.has(t)&&!n.isWronglyFree(t):e!==Y.HV}async function cn(n,t,{pace:e}){const s=(0,o.bS)(n);for(let r=0;;){const h=s.indexOf(
"obj",r);if(h<0)return!1;const g=(0,oe.BX)(n,h);if(g&&!Ve(t,g.number))return!0;const R=e.step(h-r+200);R&&await R,r=h+3}}async function fn(n,t){try{return(await ae(
n,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;throw e}}function ln(n,{body:t}){const e=n.subarray(0,Math.min(n.length,t+dn)),
s=new lt.i(e,t,e.length,8).value();return(0,a.Zm)(s)&&(0,a.Eo)(s.get("Type"),"ObjStm")}const dn=1024,ze=1024;async function Ye(n,t,e){const{table:s}=t,r=new Int32Array(
s.size),h=[];let g=t.damaged;for(let R=0;R<s.size;R+=ze){hn(n,s,r,R,Math.min(R+ze,s.size),h)&&(g=!0);const $=e.pace.step(ze*20);$&&await $}h.length>0&&(g=!0,gn(
n,s,r,h,(await ae(n,e)).table));for(let R=0;R<s.size;R++)s.kind[R]===Y.UT&&s.kind[s.place[R]]!==Y.tL&&s.set(R,Y.jC,0,0);return{...t,damaged:g,bodies:r,isMended:h.
length>0}}function un({table:n,trailer:t}){const e=t.get("Root");return e instanceof a.oS?n.kind[e.number]===Y.tL||n.kind[e.number]===Y.UT:!1}function hn(n,t,e,s,r,h){
let g=!1;for(let R=s;R<r;R++){if(t.kind[R]!==Y.tL)continue;const $=(0,o.PZ)(n,t.place[R],R,t.detail[R]);if($>=0){e[R]=$,t.detail[R]===65535&&(g=!0);continue}const et=(0,o.
ay)(n,t.place[R],n.length);et?.number===R?(e[R]=et.body,t.place[R]=et.start,et.generation!==t.detail[R]&&(g=!0),t.detail[R]=et.generation,n.subarray(et.start,et.
body).includes(o.N5)&&(g=!0)):R>0?h.push(R):t.set(0,Y.jC,0,0)}return g}function gn(n,t,e,s,r){for(const h of s){const R=h<r.size&&r.kind[h]===Y.tL?(0,o.ay)(n,r.
place[h],n.length):void 0;R?.number===h?(t.set(h,Y.tL,R.start,R.generation),e[h]=R.body):t.set(h,Y.jC,0,0)}}var mn=x(48249),pn=x(3084),wn=x(54771),Qe=x(39150);const yn=new Set(
["Root","Encrypt","ID"]),En=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Sn(n,t){const e=(0,o.bS)(n).lastIndexOf(
"startxref");if(e<0)return;const{value:s,after:r}=(0,o.JI)(n,(0,o.AN)(n,e+9,n.length),n.length);if(s<0||await(0,oe.dZ)(n,r,t.pace))return;const h=new On(n,t),{table:g}=h,
R=new a.Bi;let $=!1,et=!1;const rt=new Set;for(let nt=s;typeof nt=="number"&&!rt.has(nt);){rt.add(nt);const J=nt>=0&&nt<n.length?await h.section(nt):void 0;if(!J||
g.overflowed)return;$||=J.stream,et||=!J.wellFormed;for(const[it,ct]of J.trailer)(rt.size===1?!En.has(it):yn.has(it)&&!R.has(it))&&R.set(it,ct);nt=J.trailer.get(
"Prev")||void 0}return{table:g,trailer:R,streams:$,damaged:et}}const fe=8192,xn=50,Ze=8;class On{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=
e,this.table=new Y.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(
t)}async readTable(t){const{bytes:e,job:s,table:r}=this,h=e.length,g=[];for(;t=(0,o.AN)(e,t,h),!(0,o.w1)(e,t,"trailer");){const J=(0,o.JI)(e,t,h),it=(0,o.JI)(e,
(0,o.AN)(e,J.after,h),h);if(J.value<0||it.value<0)return;const ct={at:(0,o.AN)(e,it.after,h),first:J.value,row:0};for(let ut=0;ct.row===ut&&ut<it.value;){if(ut=
Math.min(ut+fe,it.value),!An(e,ct,ut,r,g))return;const ht=s.pace.step(fe*20);ht&&await ht}if(ct.row<it.value)return;t=ct.at}const R=s.limits.objectValues/Dn,$=new lt.
i(e,t+7,h,s.limits.nesting,void 0,R,st),et=$.value();this.spent+=$.at-t;const rt=s.pace.step(Ze*($.at-t));if(rt&&await rt,!(0,a.Zm)(et)||this.spent>h)return;const nt=et.
get("XRefStm");if(!(typeof nt=="number"&&nt!==0&&(!(nt>0&&nt<h)||!await this.readStream(nt)))){for(const J of g)J<0?r.offer(~J,Y.jC,0,Y.ZQ):r.offer(J,Y.jC,0,0);
return{trailer:et,stream:!1,wellFormed:Number.isInteger(et.get("Size"))&&(0,Qe.D)(e,t+7,h)}}}async readStream(t){const{bytes:e,job:s,table:r}=this,h=(0,o.ay)(e,
t,e.length);if(!h)return;const g=await Tn(e,h.body,s);if(!g)return;this.spent+=g.parsed;const{trailer:R,rows:$}=g,et=en(R.get("W")),[rt=0,nt=0,J=0]=et,it=rt+nt+
J;if(et.length<3||it<1||et.some(At=>At<0||At>8)||this.spent>e.length)return;const ct=R.get("Size"),ut=en(R.get("Index")),ht=ut.length>=2;ut.length<2&&ut.splice(
0,ut.length,0,typeof ct=="number"?ct:Math.floor($.length/it));let gt=0;for(let At=0;At+1<ut.length&&gt+it<=$.length;At+=2){const Wt=s.pace.step(xn);Wt&&await Wt;
for(let _t=0;_t<ut[At+1]&&gt+it<=$.length;_t++,gt+=it){const Gt=ut[At]+_t;if(Gt<0)continue;const $t=rt===0?1:Ge($,gt,rt),le=Ge($,gt+rt,nt),Je=Ge($,gt+rt+nt,J);if($t===
1&&le>0?r.offer(Gt,Y.tL,Math.min(le,e.length),Math.min(Je,65535)):$t===2?r.offer(Gt,Y.UT,Math.min(le,s.limits.objects),Math.min(Je,s.limits.objects)):$t<2&&r.offer(
Gt,Y.jC,0,$t===1?Y.ZQ:0),_t%fe===fe-1){const on=s.pace.step(fe*20);on&&await on}}}const xt=s.pace.step(Ze*g.written);if(xt&&await xt,!(ht&&gt<Fn(ut)*it))return{
trailer:R,stream:!0,wellFormed:(0,Qe.D)(e,h.body,e.length)}}}function An(n,t,e,s,r){for(;t.row<e&&((t.row>0||t.first!==1)&&Mn(n,t,e,s,r),t.row!==e);){const h=vn(
n,t,s,r);if(h!=="row")return h==="end"}return!0}function Mn(n,t,e,s,r){const{length:h}=n;let{at:g,row:R}=t;for(;R<e&&g+20<=h;R++,g+=20){const $=n[g+17],et=n[g+18],
rt=n[g+19];if(n[g+10]!==o.Z4||n[g+16]!==o.Z4||$!==o.yq&&$!==o.MV||et!==o.Z4&&et!==o.u7||rt!==o.kR&&rt!==o.u7||n[g]<o.l0||n[g]>o.ev||n[g+9]<o.l0||n[g+9]>o.ev)break;
const nt=((((((n[g+2]*10+n[g+3])*10+n[g+4])*10+n[g+5])*10+n[g+6])*10+n[g+7])*10+n[g+8])*10+n[g+9]-o.l0*11111111,J=(n[g]*10+n[g+1]-o.l0*11)*1e8+nt;if($===o.MV||J===
0){r.push($===o.MV?t.first+R:~(t.first+R)),qe(n,J,t.first+R,s);continue}const it=(((n[g+11]*10+n[g+12])*10+n[g+13])*10+n[g+14])*10+n[g+15]-o.l0*11111,ct=J>0&&J<
h?J:h;s.offer(t.first+R,Y.tL,ct,Math.max(0,Math.min(it,65535)))}t.at=g,t.row=R}function vn(n,t,e,s){const r=n.length,h=(0,o.AN)(n,t.at,r);t.at=h;const g=(0,o.JI)(
n,h,r);if(g.value<0)return"end";let R=tn(n,g.after);const $=(0,o.JI)(n,R,r);if($.value<0)return"damaged";R=tn(n,$.after);const et=n[R];if(et!==o.yq&&et!==o.MV)return"\
damaged";const{row:rt}=t;rt===0&&t.first===1&&et===o.MV&&g.value===0&&$.value===65535&&(t.first=0);const nt=t.first+rt;return et===o.yq&&g.value>0?e.offer(nt,Y.
tL,Math.min(g.value,r),Math.min($.value,65535)):(s.push(et===o.MV?nt:~nt),qe(n,g.value,nt,e)),t.at=(0,o.j8)(n,R+1,r),t.row=rt+1,"row"}function qe(n,t,e,s){t>0&&
t<n.length&&(0,o.yp)(n[t])&&(0,o.ay)(n,t,n.length)?.number===e&&s.wronglyFree.add(e)}function tn(n,t){for(;n[t]===o.Z4||n[t]===o.d2;)t++;return t}const Dn=4;async function Tn(n,t,e){
const{limits:s}=e,r=new lt.i(n,t,n.length,s.nesting,void 0,s.objectValues,st),h=r.value();if(!(0,a.Zm)(h))return;const g=h.get("Type");if(!(g instanceof a.SX)||
g.text!=="XRef")return;const R=(0,o.AN)(n,r.at,n.length);if(!(0,o.w1)(n,R,"stream"))return;const $=(0,pt.ni)(n,R),et=r.at-t,rt=h.get("Length"),nt=typeof rt=="nu\
mber"?$+rt:-1,J=nt>=$&&nt<=n.length&&(0,pt.VF)(n,nt)?nt:(0,o.bS)(n).indexOf("endstream",$);try{const it=n.subarray($,J<0?n.length:J);let ct=it;const ut=e.pace.step(
Ze*et);ut&&await ut;const ht={found:!1,mismatch:!1},gt=$e(h.get("Filter")),xt=$e(h.get("DecodeParms")??null);for(const[At,Wt]of gt.slice(0,s.filters).entries()){
const _t=xt[At];Wt instanceof a.SX&&(ct=await Rn(Wt.text,ct,(0,a.Zm)(_t)?_t:void 0,e,ht))}return ht.mismatch||ht.found&&!(0,H.QJ)(it,ht)?void 0:{trailer:h,rows:ct,
written:et,parsed:et+it.length}}catch(it){if(it instanceof i.zU&&it.code==="limit_exceeded"||it instanceof wn.Q)throw it;return}}const Pn=4096;async function Rn(n,t,e,s,r){
return(n==="FlateDecode"&&t.length>Pn?await(0,pn.V)(t,e,s.memory,s,r):void 0)??(0,mn.tN)(n,t,e,s.memory,r)}function Fn(n){let t=0;for(let e=1;e<n.length;e+=2)t+=
Math.max(0,n[e]);return t}function Ge(n,t,e){let s=0;for(let r=0;r<e;r++)s=s*256+n[t+r];return s}const $e=n=>n==null?[]:Array.isArray(n)?n:[n],en=n=>$e(n).map(t=>typeof t==
"number"?Math.trunc(t):-1);var nn=x(75162),_n=x(43767);async function Cn(n,t,e={}){const{limits:s,memory:r}=t,h=(0,o.gq)(n),g=Ne(h,s);r.admit(h.length);const R=g>
0?[h.subarray(g),h]:[h];for(const et of R){const rt=await Sn(et,t);if(!rt?.trailer.has("Root"))continue;const nt=await Ye(et,{...rt,damaged:rt.damaged||g<0},t);
if(!un(nt))continue;const J=new Rt(et,t,nt);if(J.suspect&&await rn(J),Nn(J))continue;Oe(J,e);const it=await Xe(J);if(!it&&J.security?.locked!==!0)continue;if(!it)
return J;const ct=t.asked?.of(n);ne(J);const ut=new Set([...nt.table.unlisted,...ct?.asked??[]]),ht=await In(J,nt,ut,e),gt=ht??J,{table:xt}=nt;await bn(gt,ct?.broken??
[]),t.asked?.watch(n,{asked:xt.unlisted,broken:xt.broken,doubtful:xt.doubtful,damaged:xt.damagedKinds});const{count:At,claimed:Wt,blank:_t,isAdopted:Gt,isWanting:$t,
bare:le}=gt.pages;return nt.isMended||ht!==void 0||Gt||xt.broken.size>0||xt.mended.size>0||At!==Wt||_t.length>0||ne(gt).length>0?await He(gt,!1,ct?.damagedData):
($t||le.length>0||xt.doubtful.size>0||ct?.isDoubtful||ct?.damagedData.length||Ln(n))&&await He(gt,!0,ct?.damagedData),gt}const $=await Bn(h,t,e);return await He(
$,!1,t.asked?.of(n).damagedData),t.asked?.watch(n,{...kn,damaged:$.table.damagedKinds}),$}const kn={asked:new Set,broken:new Map,doubtful:new Set},Ln=n=>(0,Ie.N)(
n)||(0,Te.n)(n);async function bn(n,t){const{job:e,table:s}=n;for(const r of t){const h=e.pace.step(n.objectStream(r)?.data.length??0);h&&await h}n.suspect||=s.
broken.size>0}async function In({bytes:n,job:t},e,s,r){const{table:h}=e,g=await an(n,h,s,t);if(g.length===0)return;for(const{number:rt,start:nt,generation:J}of g)
h.set(rt,Y.tL,nt,J);const R=new Int32Array(h.size);R.set(e.bodies.subarray(0,h.size));for(const{number:rt,body:nt}of g)R[rt]=nt;const $=new Rt(n,t,{...e,damaged:!0,
bodies:R});return Oe($,r),await dt($,g.map(({number:rt})=>rt)),$.tableChanged(),[...s].some(rt=>Ve(h,rt))&&await Xe($)?$:void 0}async function Bn(n,t,e){const s=await ae(
n,t),r=new Rt(n,t,await Ye(n,s,t));return await rn(r),Oe(r,e),await ft(r,s.plainUntil),r.tableChanged(),await Et(r),Oe(r,e),!await Xe(r)&&r.security?.locked!==!0&&
await Ft(r,r.pages),r}async function He(n,t=!1,e=[]){const{job:s,pages:r}=n;if(!s.onRepaired)return;const h=r.bare.length>0&&n.security?.locked!==!0&&await we(n),
g=await(0,zt.T)(n,r,{isContentLost:h}),R=n.security?.locked===!0?[]:ne(n),$=(0,zt.q)(g)?e.filter(rt=>!Pe.h5.has(rt)):e,et=t&&e.length>0&&n.table.doubtful.size===
0;(!t||(0,zt.q)(g)||$.length>0)&&s.onRepaired({...g,lostParts:R,damagedData:$,isOfDataAlone:et})}async function Xe(n){return n.get(n.catalogNumber)instanceof a.
Bi?(Wn(n),await n.pages.read(),Kn(n)&&await Ft(n,n.pages),n.pages.count>0):!1}const Nn=n=>n.trailer.has("Encrypt")&&!n.dict(n.trailer.get("Encrypt")),Un=["Pages",
"Names","Dests","Outlines","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metadata"];function Wn(n){const t=n.get(n.catalogNumber);if(!(t instanceof a.
Bi))return;sn(n,n.catalogNumber,t,Un);const e=n.catalog.get("AcroForm");if(!(e instanceof a.oS)||n.entry(e.number,"Fields")!==void 0)return;const s=n.get(e);s instanceof
a.Bi&&sn(n,e.number,s,["Fields"])}function sn(n,t,e,s){const r=(0,_n.r)(e,s);if(r){n.put(t,r.dict),n.suspect=!0;for(const h of r.keys)n.table.mended.add(h)}}async function rn(n){
if(n.dict(n.trailer.get("Encrypt")))return;const t=await je(n);t&&n.trailer.set("Encrypt",t)}function Kn(n){const{catalog:t,pages:e}=n,s=t.get("Pages");return e.
count===1&&s instanceof a.oS&&s.number===e.number(0)&&(0,a.Eo)(n.entry(s.number,"Type"),"Pages")}function Oe(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.
get("Encrypt");if(n.security||s===void 0)return;const r=n.resolve(s);if(!(r instanceof a.Bi))throw(0,i.O$)("its encryption dictionary is missing");const h=(0,L.
WW)(n,n.trailer.get("ID")??null,1);h!==null&&n.trailer.set("ID",h);const g=Array.isArray(h)?h[0]:void 0,R=(0,L.WW)(n,r,8),$=g instanceof a.Mx?g.bytes:void 0,et=()=>(0,nn.
VH)(R,{known:$,possible:$?[]:ot(n.bytes)},t),rt=e?jn(et,()=>(0,nn.vK)(R)):et();n.unlock(rt,s instanceof a.oS?s.number:-1)}function jn(n,t){try{return n()}catch(e){
if(!(e instanceof i.zU&&["password_required","unsupported_encryption"].includes(e.code)))throw e;return t()}}}),62328:((mt,at,x)=>{x.d(at,{D:()=>P,n:()=>F});var i=x(
58552),o=x(48249),Q=x(83287),H=x(52205),a=x(78157),V=x(45599),C=x(23334);function N(M,W){if(W.length===0)return!1;const D=(0,a.bS)(W);return M==="DCTDecode"||M===
"DCT"?y(D):M==="JPXDecode"?D.lastIndexOf(B)<D.length-v:M==="JBIG2Decode"&&E(D)}const[L,b,B]=[Buffer.of(255,216),Buffer.of(255,218),Buffer.of(255,217)],v=16;function y(M){
if(!M.subarray(0,64).includes(L))return!0;const W=M.lastIndexOf(b),D=M.lastIndexOf(B);return W<0||D<W||l(M,W+b.length,D)}function l(M,W,D){for(let O=M.indexOf(255,
W);O>=0&&O<D;O=M.indexOf(255,O+1)){const k=M[O+1];if(k>1&&k<192||k>=240&&k<254)return!0}return!1}function E(M){for(const{end:W}of(0,C.d)(M))if(W>M.length)return!0;
return!1}var S=x(96690);const p=1<<25,d=1<<23,f=1<<18,c=2e3,m=Buffer.alloc(512),I=4096,[X,U]=[1<<23,1<<26],Z=Buffer.alloc(16);function F(M){if(M.length>U)return!1;
const W=M.length>X?I:m.length;for(let D=0;D+m.length<=M.length;D+=W)if(!(M[D]!==0||M[D+256]!==0)&&m.equals(M.subarray(D,D+m.length)))return!0;return!1}const K=new Set(
["DCTDecode","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]),_=2;class P{document;notes;known=new Map;memory;left=p;constructor(W,D){this.document=W,this.
notes=D,this.memory=W.memory.fork()}async has(W,D=!1){if(!(W instanceof V.oS))return!1;const{number:O}=W,k=this.known.get(O);if(k!==void 0)return k;const{document:z}=this,
q=z.resolve(W),st=q instanceof V.Z6?await this.look(q,D):void 0;st&&this.notes&&(0,Q.Eb)(z,q,st);const Y=st!==void 0&&(st.found||st.mismatch===!0);this.known.set(
O,Y);const lt=z.job.pace.step(c);return lt&&await lt,Y}async look(W,D){const{length:O}=W.data,k=(0,H.c3)(this.document,W.dict.get("Filter")).map(pt=>pt instanceof
V.SX?pt.text:"");if(O>d||O>this.left)return this.isCutShort(W)?{found:!0}:void 0;if(this.left-=O,k.some(pt=>K.has(pt)))return{found:await this.isDamagedImage(W,
k)};if(D&&!k.every(pt=>(0,o.TT)(pt)))return{found:!0};const z=await this.decode(W,k);if(!z)return;const{damage:q}=z;if((q.found||q.mismatch===!0)&&!(0,Q.QJ)(this.
document.encoded(W),q))return q;const Y=(0,a.bS)(z.data),lt=D&&Y.includes(Z)&&!Y.includes("EI"),wt=k.length===0;return D&&wt&&(0,S.CS)(Y)?{found:!0}:{found:lt||
wt&&(this.isCutShort(W)||this.isFontOfOtherLength(W,Y.length))}}async decode(W,D){const{document:O,memory:k}=this,z={found:!1,mismatch:!1};try{const q=await(0,Q.
m_)(O,W,k,z);if(q)return{data:q,damage:z};const Y=D.length>0&&W.data.length>f?void 0:(0,Q.US)(O,W,k,!0);return Y&&{data:Y.data,damage:Y.damage??{found:!Y.whole}}}catch(q){
if(!(q instanceof i.zU)||q.code==="cancelled")throw q;if(q.code==="unreadable_document")return{data:new Uint8Array(0),damage:{...z,found:!0}};this.left=0;return}}async isDamagedImage(W,D){
if(this.isCutShort(W))return!0;const O=this.document.encoded(W);if((0,a.bS)(O).includes(m))return!0;const k=D.findIndex(wt=>K.has(wt)),[z,q]=[D.slice(0,k),D[k]];
if(k===0)return N(q,O);const st=await this.decode(this.withFilters(W,k),z);if(!st)return!1;const{found:Y,mismatch:lt}=st.damage;return(Y||lt===!0)&&!(0,Q.QJ)(O,
st.damage)||N(q,st.data)}withFilters({dict:W,data:D,sealed:O},k){const{document:z}=this,q=new V.Bi([...W]);for(const st of["Filter","DecodeParms"])q.set(st,(0,H.
c3)(z,W.get(st)).slice(0,k));return new V.Z6(q,D,O)}isFontOfOtherLength({dict:W},D){const O=["Length1","Length2","Length3"].map(z=>this.document.lengthOf(W.get(
z)));if(!W.has("Length1")||O[0]<0)return!1;const k=O.reduce((z,q)=>z+Math.max(0,q),0);return D<k||D>k+_}isCutShort({data:W,dict:D}){const{document:O}=this,{bytes:k}=O,
z=W.byteOffset-k.byteOffset+W.length;if(!(W.buffer===k.buffer&&z>=0&&z<=k.length)||O.lengthOf(D.get("Length"))===W.length)return!1;const st=(0,a.AN)(k,z,k.length);
return!(0,a.w1)(k,st,"endstr")&&!(0,a.rg)(k,st)}}}),41869:((mt,at,x)=>{x.d(at,{T:()=>V,q:()=>C});var i=x(45599),o=x(62328),Q=x(96690);const H=5e5,a=2e3;async function V(S,p,{
isContentLost:d=!1,notes:f=!1}){const c=new E(S,f),m={content:new B,fonts:new B,images:new B},I=new Set(d?p.bare:[]);for(let P=0;P<p.count;P++){const M=p.number(
P),W=I.has(M)?b:await c.ofContent(S.entry(M,"Contents")),D=await c.ofResources(p.attribute(P,"Resources"));m.content.add(P+1,Math.max(W,D.forms)),m.fonts.add(P+
1,D.fonts),m.images.add(P+1,D.images);const O=S.job.pace.step(a);O&&await O}const X=p.blank.map(P=>p.indexOf(P)+1).filter(P=>P>0),{broken:U}=S.table,Z=[...U.values()].
reduce((P,M)=>P+M,0),{count:F,claimed:K,isOrderLost:_}=p;return{count:F,claimed:K,lost:X,withoutContent:m.content.lost,withoutFonts:m.fonts.lost,withoutImages:m.
images.lost,damagedContent:m.content.damaged,damagedFonts:m.fonts.damaged,damagedImages:m.images.damaged,isOrderLost:_,brokenStreams:U.size,lostObjects:Z,mendedKeys:[
...S.table.mended]}}const C=S=>[S.withoutContent,S.withoutFonts,S.withoutImages,S.damagedContent,S.damagedFonts,S.damagedImages].some(p=>p.length>0),[N,L,b]=[0,
1,2];class B{lost=[];damaged=[];add(p,d){d===b?this.lost.push(p):d===L&&this.damaged.push(p)}}const v=S=>(0,i.Eo)(S.get("Subtype"),"Form")||S.has("PatternType"),
y={fonts:N,images:N,forms:N},l={fonts:b,images:b,forms:N};class E{document;looks=0;known=new Map;fonts=new Map;streams;constructor(p,d){this.document=p,this.streams=
new o.D(p,d)}async ofContent(p){if(p==null)return N;let d=N;return await this.lookAt(this.document.array(p)??[p],async f=>{d=Math.max(d,this.isOfOtherKind(f)?b:
await this.ofStream(f,!0))}),d}isOfOtherKind(p){if(!(p instanceof i.oS))return p!==null;const d=this.document.resolve(p);return d instanceof i.Z6&&(0,Q.l2)(d.dict)}async ofResources(p,d=0){
const{document:f}=this;if(this.isLost(p))return l;if(p instanceof i.oS)return this.once(p.number,()=>this.ofResources(f.get(p),d+1));if(!(p instanceof i.Bi)||d>
f.job.limits.formDepth)return y;let[c,m,I]=[this.stateOf(p.get("Font")),this.stateOf(p.get("XObject")),N];return await this.lookAt(this.valuesOf(p.get("Font")),
async X=>{c=Math.max(c,await this.ofFont(X))}),await this.lookAt(this.drawnIn(p),async X=>{const U=X instanceof i.oS?f.resolve(X):null,Z=U instanceof i.Z6&&v(U.
dict),F=await this.ofStream(X,Z);if(Z?I=Math.max(I,F):m=Math.max(m,F),!(X instanceof i.oS)||!(U instanceof i.Z6))return;const K=await this.once(X.number,()=>this.
ofDrawn(U,Z,d+1));c=Math.max(c,K.fonts),m=Math.max(m,K.images),I=Math.max(I,K.forms)}),{fonts:c,images:m,forms:I}}*drawnIn(p){const{document:d}=this;yield*this.
valuesOf(p.get("XObject"));for(const f of this.valuesOf(p.get("Pattern")))d.resolve(f)instanceof i.Z6&&(yield f);for(const f of this.valuesOf(p.get("ExtGState"))){
const c=d.dict(d.dict(f)?.get("SMask"))?.get("G");c!==void 0&&(yield c)}}async ofDrawn({dict:p},d,f){if(d)return this.ofResources(p.get("Resources"),f);const c=p.
get("SMask");return{...y,images:c instanceof i.oS?await this.ofStream(c):N}}valuesOf(p){return this.document.dict(p)?.values()??[]}async lookAt(p,d){for(const f of p){
if(++this.looks>H)return;await d(f);const c=this.document.job.pace.step(a);c&&await c}}async once(p,d){const f=this.known.get(p);if(f)return f;this.known.set(p,
y);const c=await d();return this.known.set(p,c),c}async ofFont(p){if(!(p instanceof i.oS))return this.ofFontDictionary(p);let d=this.fonts.get(p.number);return d===
void 0&&this.fonts.set(p.number,d=await this.ofFontDictionary(p)),d}async ofFontDictionary(p){const{document:d}=this;if(this.isLost(p))return b;const f=d.dict(p),
c=d.array(f?.get("DescendantFonts"))?.slice(0,1)??[];if(c.some(X=>this.isLost(X)))return b;const m=(d.dict(c[0])??f)?.get("FontDescriptor");if(this.isLost(m))return b;
const I=["FontFile","FontFile2","FontFile3"].map(X=>d.dict(m)?.get(X));if(I.some(X=>this.isLost(X)))return b;for(const X of[...I,f?.get("ToUnicode")])if(await this.
streams.has(X))return L;return this.ofGlyphs(f?.get("CharProcs"))}async ofGlyphs(p){let d=N;return await this.lookAt(this.valuesOf(p),async f=>{d===N&&await this.
streams.has(f,!0)&&(d=L)}),d}async ofStream(p,d=!1){return p instanceof i.oS?this.document.resolve(p)instanceof i.Z6?await this.streams.has(p,d)?L:N:b:N}stateOf(p){
return this.isLost(p)?b:N}isLost(p){return p instanceof i.oS&&this.document.resolve(p)===null}}}),96690:((mt,at,x)=>{x.d(at,{BP:()=>B,CS:()=>b,l2:()=>N});var i=x(
48249),o=x(54619),Q=x(78157),H=x(79725),a=x(45599);const V=200,C=100,N=y=>y.get("Subtype")instanceof a.SX&&!(0,a.Eo)(y.get("Subtype"),"Form"),L=120;function b(y,l=0){
const[E=0,S=0]=[y[l],y[l+1]];return(E&15)!==8||E>L||(E*256+S)%31!==0?!1:E===L||S>=128}class B{document;entries=new H.R;pages=0;constructor(l){this.document=l}isOdd(l,E){
if(++this.pages>V||E>=0&&this.isPlain(E))return!1;const{document:S}=this,p=S.entry(l,"Contents")??null;return p instanceof a.oS&&this.isPlain(p.number)?!1:(S.array(
p)??[p]).slice(0,C).some(f=>this.isOddItem(f))}isOddItem(l){return l===null?!1:!(l instanceof a.oS)||this.document.table.leadsTo(l.number)&&!this.isPlain(l.number)}isPlain(l){
const{document:E,entries:S}=this,{bytes:p}=E,d=E.place(l);if(E.table.kind[l]!==o.tL||!d||!S.locate(p,d.start,d.end))return E.isStream(l);const f=(0,Q.AN)(p,S.close+
2,d.end);if(!(0,Q.w1)(p,f,"stream"))return!1;const c=S.find(p,"Subtype");if(c>=0&&!(0,Q.wb)(p,S.at[c+2],"/Form"))return!1;const m=S.find(p,"Filter");return m>=0?
this.isKnownFilter(p,S.at[m+2],S.at[m+3]):!b(p,(0,Q.AN)(p,f+6,d.end))}isKnownFilter(l,E,S){if((0,Q.yp)(l[E]))return this.document.table.leadsTo((0,Q.JI)(l,E,S).
value);const p=l[E]===Q.WL,d=p?(0,Q.AN)(l,E+1,S):E;if(l[d]!==Q.cL)return p;if((0,Q.wb)(l,d,"/FlateDecode"))return!0;let f=d+1;for(;f<S&&f-d<v&&Q.Kl[l[f]]===Q.N9;)
f++;return(0,i.TT)((0,Q.bS)(l.subarray(d+1,f)).toString("latin1"))}}const v=32}),67382:((mt,at,x)=>{x.d(at,{$:()=>H,B:()=>a});var i=x(54619),o=x(78157),Q=x(45599);
function H(V,C,N,L){if(!(0,o.yp)(C[N]))return!0;const{value:b}=(0,o.JI)(C,N,L);return V.table.kind[b]!==i.tL?!0:V.bytes[(0,o.AN)(V.bytes,V.bodies[b],V.bytes.length)]!==
o.iH}class a{document;arrays=new Map;constructor(C){this.document=C}keep(C){const{document:N}=this,L=N.entry(C,"Contents");if(L===void 0||this.isStreamRef(L))return;
const b=(0,Q.i9)(L)?this.leftOfObject(L):this.leftOf(L);b!==L&&N.patch(C,{Contents:b})}leftOfObject(C){const{arrays:N,document:L}=this;if(!N.has(C.number)){const b=L.
array(C),B=b&&this.leftOf(b);N.set(C.number,B===void 0?void 0:B===b?C:L.add(B))}return N.get(C.number)}leftOf(C){if(!Array.isArray(C))return;const N=C.filter(L=>this.
isStreamRef(L));return N.length<C.length?N:C}isStreamRef(C){return(0,Q.i9)(C)&&this.document.isStream(C.number)}}}),51271:((mt,at,x)=>{x.d(at,{L:()=>o});var i=x(
45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(a=!0){this.sound=a}node(a,V){return a<0&&(this.sound=!1),this.parents.push(V),this.numbers.
push(a)-1}has(a){return(this.known??=new Set(this.numbers)).has(a)}page(a,V){(a<0||this.numbers[a]!==V)&&(this.sound=!1),this.homes.push(a)}fork(){const a=new o(
this.sound);return a.numbers=this.numbers,a.parents=this.parents,a.homes=this.homes,a}async drop(a,V,C){if(!this.sound)return!1;const{numbers:N,parents:L,homes:b}=this,
B=new Int32Array(N.length),v=new Uint8Array(N.length),y=new Set;for(let l=0;l<V.length;l++)C[l]?B[b[l]]++:(v[b[l]]=1,y.add(V[l]));for(let l=N.length-1;l>0;l--){
const E=L[l];B[E]+=B[l],v[l]&&B[l]===0&&y.add(N[l]),v[E]|=v[l]}for(let l=0;l<N.length;l++){if(!v[l]||B[l]===0)continue;const E=a.edit(N[l]),S=E instanceof i.Bi?
a.array(E.get("Kids"))??[]:[];E instanceof i.Bi&&E.set("Kids",S.filter(d=>!Q(d,y))).set("Count",B[l]);const p=a.job.pace.step(S.length*50);p&&await p}return this.
homes=b.filter((l,E)=>C[E]),!0}}const Q=(H,a)=>(0,i.i9)(H)&&a.has(H.number)}),83363:((mt,at,x)=>{x.d(at,{i:()=>I,S:()=>X});var i=x(98446),o=x(42973),Q=x(79725),
H=x(43767),a=x(45599),V=x(96690),C=x(78157),N=x(67382);function L(D,O,k){k.parent=k.contents=-1,k.lists=k.isBare=!1;const z=D.place(O),{entries:q}=k;if(z&&D.locate(
O,z,q)&&q.find(z.bytes,"Kids")<0){if(q.used===q.first)return"none";const lt=q.find(z.bytes,"Type");if(lt>=0&&(0,C.wb)(z.bytes,q.at[lt+2],"/Page")){if(z.bytes[(0,C.
AN)(z.bytes,q.close+2,z.end)]===C.HY)return d(D,O);const pt=q.find(z.bytes,"Contents");if(S(z.bytes,q)&&p(D,O))return"unclear";k.isBare=pt<0||(0,C.wb)(z.bytes,q.
at[pt+2],"null"),pt>=0&&b(D,z.bytes,q.at[pt+2],q.at[pt+3],k);const Dt=q.find(z.bytes,"Parent");return Dt>=0&&(k.parent=(0,C.JI)(z.bytes,q.at[Dt+2],q.at[Dt+3]).value),
"page"}const wt=D.get(O);return wt instanceof a.Bi&&l(D,wt)?"unclear":"none"}const st=D.get(O);return!(st instanceof a.Bi)||st.size===0?"none":(0,a.Eo)(st.get("\
Type"),"Page")&&!B(D,st)?"unclear":D.array(st.get("Kids"))?"node":l(D,st)?"unclear":"none"}function b(D,O,k,z,q){q.lists=(0,N.$)(D,O,k,z),(0,C.yp)(O[k])&&(q.contents=
(0,C.JI)(O,k,z).value)}function B(D,O){const k=D.array(O.get("Kids"));return k!==void 0&&k.length>0&&!O.has("Contents")&&Number.isInteger(D.resolve(O.get("Count")))}
const v=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],y=["MediaBox","Resources"];function l(D,O){const k=D.resolve(O.get("Type"));if(!(k instanceof
a.SX&&k.text!=="Pages"))return v.some(st=>O.has(st));const q=O.get("Contents")instanceof a.oS||D.array(O.get("Contents"))!==void 0;return y.some(st=>O.has(st))||
q&&O.get("Parent")instanceof a.oS&&!O.has("Subtype")}const E=["Contents","Resources","Annots","MediaBox"],S=(D,O)=>E.some(k=>O.find(D,k)<0&&O.findMisspelt(D,k)>=
0);function p(D,O){const k=D.get(O),z=k instanceof a.Bi?(0,H.r)(k,E):void 0;if(!z)return!1;D.put(O,z.dict);for(const q of z.keys)D.table.mended.add(q);return!0}
function d(D,O){const k=D.get(O);return k instanceof a.Z6?(D.put(O,new a.Bi([...k.dict].filter(([z])=>!/^(Length|Filter|DecodeParms)$/.test(z)))),"unclear"):"pa\
ge"}var f=x(51271);class c{document;left;sizes=new Map;constructor(O){this.document=O,this.left=O.job.limits.nodes}make(O){const k=this.document.get(O),z=this.sizes.
get(O)??m(k);if(this.sizes.set(O,z),this.left-=z,this.left<0)throw(0,o.F)("nodes",`The document refers to the same pages too often: copies of them would have mo\
re than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(k instanceof a.Bi?new a.Bi(k):k).
number}}function m(D){const O=[D];let k=0;for(let z=O.pop();z!==void 0;z=O.pop())if(k++,Array.isArray(z))for(const q of z)O.push(q);else if(z instanceof a.Bi)for(const q of z.
values())O.push(q);return k}const I=["Resources","MediaBox","CropBox","Rotate"];async function X(D){return new U(D).read()}class U{document;numbers=[];ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new f.L;bare=[];look={parent:-1,lists:!1,isBare:!1,contents:-1,entries:new Q.R};seen=new Set;copies;glance;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(O){
this.document=O,this.copies=new c(O),this.glance=new V.BP(O)}async read(){const{document:O,open:k}=this,{pace:z}=O.job,q=O.catalog.get("Pages")??null;for(k.push(
{kids:[q],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});k.length>0;){const st=k[k.length-1];if(st.next===st.kids.length){k.pop(),k.length>0&&this.close(
st);continue}const Y=st.kids[st.next++];st.next===st.kids.length&&(st.kids=Z,st.next=0);const lt=z.step(400);lt&&await lt,Y instanceof a.oS?this.visit(Y,st):this.
visitNode(Y,-1,st)}return this.finish(q)}close({claimed:O,before:k,lost:z}){const q=this.numbers.length-this.dropped-k;O!==q&&(this.irregular=!0,!(typeof O=="nu\
mber"&&O>=q)&&(this.dropped+=this.lost.length-z,this.lost.length=this.lostNumbers.length=z))}visit(O,k){const{document:z,seen:q,look:st}=this,{number:Y}=O,lt=q.
has(Y);q.add(Y);const wt=L(z,Y,st);if(O.generation!==z.generation(Y)&&(this.irregular=!0),wt==="page"||wt==="unclear"){lt&&(this.irregular=!0);const pt=lt?this.
copies.make(Y):Y;wt==="unclear"?this.unclear.push(pt):this.keepEntries(Y),(wt==="unclear"||st.lists)&&this.listing.push(pt),st.isBare&&this.bare.push(pt),this.isWanting||=
this.glance.isOdd(Y,st.contents),this.add(pt,k,st.parent);return}wt==="none"&&!lt&&this.lose(k,Y),wt==="none"||lt?this.irregular=!0:this.visitNode(O,Y,k)}keepEntries(O){
const{document:k,look:z}=this,{scan:q,marksFrom:st,marksTo:Y}=z.entries,{table:lt}=k;for(let wt=st;wt<Y;wt+=3){const pt=q.marks[wt];lt.askFor(pt),this.isWanting||=
!lt.leadsTo(pt)}k.keepEntries(O,z.entries)}visitNode(O,k,z){const{document:q,inherited:st}=this,Y=this.mendNode(q.dict(O),k);if(!Y){this.irregular=!0,this.lose(
z,k);return}const lt=q.array(Y.get("Kids"));if(!lt){k<0&&this.visitDirectPage(Y,z);return}const wt=M(Y);let pt=z.from;wt&&(pt=st.push({...st[pt],...wt})-1),(0,a.
Eo)(q.resolve(Y.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:lt,next:0,from:pt,home:this.nodes.node(k,z.home),claimed:q.resolve(Y.get("Count")),
before:this.numbers.length-this.dropped,lost:this.lost.length}),q.release(k)}mendNode(O,k){const z=O&&(0,H.r)(O,I);if(!z)return O;const{document:q}=this;k>=0&&q.
put(k,z.dict);for(const st of z.keys)q.table.mended.add(st);return z.dict}visitDirectPage(O,{from:k}){if(!(0,a.Eo)(O.get("Type"),"Page"))return;this.irregular=!0;
const{number:z}=this.document.add(O);this.numbers.push(z),this.listing.push(z),this.ancestry.push(k)}add(O,{from:k,home:z},q){this.numbers.push(O),this.ancestry.
push(k),this.nodes.page(z,q);const{pages:st}=this.document.job.limits;if(this.numbers.length>st)throw W(st)}lose(O,k){O.home<0||(this.lost.push(this.numbers.length),
this.lostNumbers.push(k),this.add(F,O,-1))}finish(O){const{document:k,numbers:z,ancestry:q,inherited:st,lost:Y,unclear:lt,listing:wt,nodes:pt}=this;for(const Ct of this.
lostNumbers)k.table.doubtFree(Ct);Y.length===z.length-this.dropped&&(Y.length=0);const Dt=Y.map(Ct=>z[Ct]=k.add(P(st[q[Ct]])).number);K(z,q);const Tt=k.resolve(
k.dict(O)?.get("Count")),Ht=Tt!==z.length||O instanceof a.oS&&z[0]===O.number;return{numbers:z,ancestry:q,inherited:st,irregular:this.irregular||Ht,unclear:lt,listing:wt,
nodes:pt,claimed:typeof Tt=="number"?Tt:void 0,blank:Dt,isWanting:this.isWanting,bare:this.bare}}}const Z=[],F=-1;function K(D,O){let k=D.indexOf(F);if(!(k<0)){
for(let z=k;z<D.length;z++)D[z]!==F&&(D[k]=D[z],O[k++]=O[z]);D.length=O.length=k}}const _=[0,0,612,792];function P(D){const O=new a.Bi([["Type",new a.SX("Page")]]);
return D.MediaBox===void 0?O.set("MediaBox",[..._]):O}function M(D){let O;for(const k of I){const z=D.get(k);z!==void 0&&((O??={})[k]=z)}return O}function W(D){
const O=(0,i.y_)(D,"page");return(0,o.F)("pages",`The document has more than ${O}`,"Split it with another program first")}}),33973:((mt,at,x)=>{x.d(at,{Gy:()=>l,
Rf:()=>E,Ip:()=>S});var i=x(54619),o=x(87598),Q=x(85368),H=x(88500);class a{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new H.
s;signed=new Set;constructor(P,M,W){this.detail=M,this.strings=W,this.scan.strings=W;const D=new Int32Array(M?8*P:P);this.done=new Uint8Array(M?P:0);const O=k=>D.
subarray(k*P,(k+1)*P);this.end=O(0),this.valueEnd=O(1),this.dataStart=O(2),this.dataEnd=O(3),this.lengthStart=O(4),this.lengthEnd=O(5),this.from=O(6),this.to=O(
7)}}var V=x(78157),C=x(79725),N=x(4e4),L=x(39150),b=x(45599);class B{scan=new H.s;ranges=new Map}const v=2;class y{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(P,M,W){
this.walked=W,this.live=new Uint8Array(P),this.via=new Int32Array(M?P:0)}}async function l(_,{watched:P}={}){const{markings:M,referrers:W}=await E([_],{watched:P,
detail:!0}),{live:D,via:O}=M[0];return{live:D,via:O,referrers:W}}async function E(_,P={}){const M=new I(_,P);return await M.run(),M}function S(_,{repairs:P}){for(const{
part:M,number:W,value:D}of P)_[M].put(W,D)}const p=100,d=100,f=2e3,c=-2;function m(_){if(_ instanceof b.Z6)return _.data.length+m(_.dict);if(Array.isArray(_))return 12*
_.length;if(!(_ instanceof b.Bi))return p;let P=30*_.size;for(const M of _.values())Array.isArray(M)&&(P+=12*M.length);return P}class I{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new C.R;strings;alias;constructor(P,{detail:M=!1,strings:W=!1,watched:D,alias:O}){if(this.documents=P,this.strings=
W,this.alias=O,this.markings=P.map(k=>new y(k.size,D!==void 0,U(k,W||M,W))),!!D){this.watched=new Uint8Array(P[0].size);for(const k of D)this.watched[k]=1}}async run(){
const{documents:P,stack:M}=this,[W]=P;for(const[D,O]of[...W.trailer].reverse())D!=="Encrypt"&&this.followValue(0,O);for(;this.values.length>0||M.length>0;){const D=W.
job.pace.step(this.values.length>0?this.followParts():this.followNext());D&&await D}for(const{live:D,signed:O,walked:k}of this.markings)for(const z of k.signed)
D[z]===1&&O.add(z)}followNext(){const P=this.stack.pop(),M=P%this.documents.length;return this.follow(M,(P-M)/this.documents.length)}visit(P,M){this.alias&&({part:P,
number:M}=this.alias(P,M)??{part:P,number:M}),this.watched&&this.watched[M]===1&&this.referrers.add(this.current);const W=this.markings[P],{live:D}=W;if(M>0&&M<
D.length&&D[M]!==0)return;const O=this.documents[P];if(M<=0||M>=D.length||!O.exists(M))return O.missed(M);D[M]=1,this.watched&&(W.via[M]=this.current),this.stack.
push(M*this.documents.length+P)}follow(P,M){const W=this.documents[P],D=this.markings[P],{walked:O}=D;if(this.current=M,D.count++,W.isChanged(M))return this.followChanged(
W,D,P,M);if(O.done[M]===1)return this.followAgain(W,D,P,M);const{scan:k,detail:z}=O;z||(k.used=0);const q=k.used,st=W.table.kind[M]===i.tL?this.walk(W,O,M):this.
walkPlace(W,M,k);return st<0||k.byteRange&&this.isSignature(O.signed,M)?this.forget(k,q).followRepaired(W,P,M):(D.bytes+=st,z&&(O.from[M]=q,O.to[M]=k.used,O.valueEnd[M]=
this.extent.valueEnd,O.done[M]=1),this.followMarks(P,k,q,k.used,k.lengthStart),d+st)}followChanged(P,M,W,D){const O=P.patched(D);if(!O){const lt=P.edited.get(D);
return X(lt)||lt===null?this.followRepaired(P,W,D):(this.followValue(W,lt),M.bytes+=m(lt),d)}const{detail:k}=M.walked;if(O.references&&!k&&!P.suspect){for(let lt=O.
first;lt<O.last;lt++)this.visit(W,O.references[lt]);return M.bytes+=O.end-O.start,d}const{scan:z,ranges:q}=Z(M);k||(z.used=0);const st=z.used,Y=this.walkPlace(P,
D,z);return Y<0||z.byteRange&&this.isSignature(M.signed,D)?this.forget(z,st).followRepaired(P,W,D):(M.bytes+=Y,k&&q.set(D,{from:st,to:z.used,valueEnd:this.extent.
valueEnd}),this.followMarks(W,z,st,z.used,z.lengthStart),d+Y)}followAgain(P,M,W,D){const{walked:O}=M;return M.bytes+=O.end[D]>0?O.end[D]-P.table.place[D]:p,this.
followMarks(W,O.scan,O.from[D],O.to[D],O.lengthStart[D]),d}isSignature(P,M){return P.add(M),this.strings}followMarks(P,{marks:M},W,D,O){const k=this.strings?O:c;
for(let z=W;z<D;z+=3)M[z]!==H.A&&M[z+1]!==k&&this.visit(P,M[z])}forget(P,M){return P.used=M,this}followRepaired(P,M,W){const D=P.get(W),O=X(D)?P.resolve(D):D;return O===
null?(this.markings[M].live[W]=v,this.markings[M].count--):this.repair(M,W,O),d}repair(P,M,W){this.repairs.push({part:P,number:M,value:W}),this.followValue(P,W)}followValue(P,M){
this.part=P,this.values.push(M)}followParts(){const{part:P,values:M}=this;let W=0;for(;M.length>0&&W<f;W++){const D=M.pop();if(D instanceof b.oS)this.visit(D instanceof
b.rV?D.part:P,D.number);else if(Array.isArray(D))for(const O of D)M.push(O);else if(D instanceof b.Bi){D.has("ByteRange")&&this.markings[P].signed.add(this.current);
for(const O of D.values())M.push(O)}else if(D instanceof b.Z6)for(const[O,k]of D.dict)O!=="Length"&&M.push(k)}return W*d}walk(P,M,W){const{extent:D}=this,{bytes:O}=P,
{scan:k}=M,z=P.bodies[W];k.forgetLength();const{kept:q}=this,st=!this.strings&&P.recallEntries(W,q);st&&k.append(q.scan.marks,q.marksFrom,q.marksTo);const Y=st?
q.close+2:k.value(O,z,O.length);return Y<0||O[Y-1]===V.AV||!(0,Q.x)(P,Y,k,D)||P.suspect&&!(0,L.D)(O,z,Y)||k.doubtful&&(0,N.oC)(O,z,Y)?-1:(D.dataStart<0?k.lengthStart=
-1:!P.suspect&&!P.security&&(0,o.e)(P,W,D)&&P.table.doubtful.add(W),M.end[W]=D.end,M.detail&&(M.dataStart[W]=D.dataStart,M.dataEnd[W]=D.dataEnd,M.lengthStart[W]=
k.lengthStart,M.lengthEnd[W]=k.lengthEnd),D.end-P.table.place[W])}walkPlace(P,M,W){const D=P.place(M);if(!D)return-1;const{bytes:O,start:k,end:z}=D;W.forgetLength();
const q=W.value(O,k,z);return W.lengthStart=-1,q<0&&!K(O,k,z)||F(O,k,z)||q>0&&O[q-1]===V.AV||q>=0&&(0,V.AN)(O,q,z)<z||P.suspect&&!(0,L.D)(O,k,z)||W.doubtful&&(0,N.
oC)(O,k,z)?-1:(this.extent.valueEnd=q<0?z:q,z-k)}}const X=_=>_ instanceof b.oS&&!(_ instanceof b.rV);function U(_,P,M){const W=_.walked;if(W?.strings===M)return W;
const D=new a(_.size,P,M);return P&&(_.walked=D),D}function Z(_){return _.patches||(_.patches=new B,_.patches.scan.strings=_.walked.strings),_.patches}function F(_,P,M){
const W=(0,V.AN)(_,P,M);return W>=M||_[W]===V.yq&&(0,V.wb)(_,W,"null")}function K(_,P,M){for(let W=P;W<M;W++)if("<([/%".includes(String.fromCharCode(_[W])))return!1;
return!0}}),83287:((mt,at,x)=>{x.d(at,{D4:()=>N,Eb:()=>S,QJ:()=>y,US:()=>b,m_:()=>L});var i=x(42973),o=x(52205),Q=x(58552),H=x(48249),a=x(3084),V=x(78157),C=x(45599);
function N(f,c,m,I){const X=f.job.limits.filters,U=(0,o.c3)(f,c.dict.get("Filter")??c.dict.get("F")),Z=(0,o.c3)(f,c.dict.get("DecodeParms")??c.dict.get("DP"));if(U.
length>X)throw(0,i.F)("filters",`A stream of the document has ${U.length} filters; at most ${X} are allowed`,"Open it in another PDF program and save it again");
let F=f.encoded(c);const K=performance.now();try{for(const[_,P]of U.entries()){const M=f.dict(Z[_]);P instanceof C.SX&&(F=(0,H.tN)(P.text,F,M&&(0,o.x$)(f,M),m,I))}}finally{
f.job.pace.addSince(K)}return F}async function L(f,c,m,I){const[X,...U]=(0,o.c3)(f,c.dict.get("Filter")??c.dict.get("F"));if(!(0,C.Eo)(X,"FlateDecode")||U.length>
0)return;const[Z]=(0,o.c3)(f,c.dict.get("DecodeParms")??c.dict.get("DP")),F=f.dict(Z);return(0,a.V)(f.encoded(c),F&&(0,o.x$)(f,F),m,f.job,I)}function b(f,c,m,I=!1){
const X=(0,o.c3)(f,c.dict.get("Filter")??c.dict.get("F"));if(X.length<=f.job.limits.filters&&X.some(Z=>Z instanceof C.SX&&!(0,H.TT)(Z.text)))return;const U={found:!1,
mismatch:!1};try{return{data:N(f,c,m,U),whole:!U.found&&!(I&&U.mismatch===!0),damage:U}}catch(Z){if(Z instanceof Q.zU&&Z.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1,damage:{...U,found:!0}};throw Z}}const B=[0,0,255,255],v=2;function y(f,c){if(c?.broken===!0)return!1;if((0,V.j8)(f,0,f.length)===f.length)return!0;
for(let m=0;m<=v;m++){const I=f.length-m-B.length;if(B.every((X,U)=>f[I+U]===X))return!0}return!1}const l=new Set(["Type1C","CIDFontType0C","OpenType"]),E=4;function S(f,c,m){
const{found:I,mismatch:X}=m,{damagedKinds:U}=f.table;c.data.buffer===f.bytes.buffer&&(!I&&X!==!0?U.addSound():y(f.encoded(c),m)||(I?U.addCut(d(f,c)):p(f.encoded(
c))||U.addContradicted(d(f,c))))}function p(f){const c=f.subarray(-E);return c.every(m=>m===c[0])}function d(f,{dict:c}){const m=f.resolve(c.get("Subtype")),I=f.
resolve(c.get("Type"));return(0,C.Eo)(I,"EmbeddedFile")?"an attachment":(0,C.Eo)(I,"Metadata")?"metadata":(0,C.Eo)(m,"Image")?"an image":c.has("Length1")||c.has(
"CMapName")||m instanceof C.SX&&l.has(m.text)?"a font":c.has("FunctionType")||c.has("ShadingType")?"a color function":c.has("N")&&!(0,C.Eo)(I,"ObjStm")?"a color\
 profile":"content"}}),87598:((mt,at,x)=>{x.d(at,{N:()=>B,e:()=>C});var i=x(78157),o=x(22480);const Q=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
H=1024,a=32,V=64;function C({bytes:v,bodies:y},l,E){const{valueEnd:S,dataStart:p,dataEnd:d}=E;if(d-p<8)return!1;if((0,o.CS)(v,p)&&(v[p+1]&a)===0)return d-p>=V&&
N(v,p,p+V);const f=v[p]===255&&v[p+1]===216,c=y[l];return f||S-c>H?!1:Q.test((0,i.bS)(v).toString("latin1",c,S))}function N(v,y,l){for(let E=y;E<l;E++)if(v[E]>=
128)return!1;return!0}const[L,b]=[8192,1<<26];function B(v){if(v.length<L||v.length>b)return!1;const y=(0,i.bS)(v);return(!y.includes(i.u7)||!y.includes(i.kR)||
!y.includes(0))&&y.includes("/FlateDecode")}}),85368:((mt,at,x)=>{x.d(at,{u:()=>L,x:()=>C});var i=x(78157),o=x(58552),Q=x(35586),H=x(37628),a=x(45599),V=x(22480);
function C(b,B,v,y){const{bytes:l}=b,{length:E}=l;y.valueEnd=B;const S=(0,i.AN)(l,B,E);if((0,i.rg)(l,S))return y.dataStart=y.dataEnd=-1,y.end=S+6,!0;if(!(0,i.w1)(
l,S,"stream"))return!1;const p=v.lengthRef>=0?b.lengthOf(new a.oS(v.lengthRef)):v.length,d=S+(l[S+6]===i.u7?8:7),f=d+p;if(l[d-1]!==i.kR||p<0||f>E||!(0,V.VF)(l,f)||
(0,V.Ow)(l,d,f)>d)return!1;const c=(0,i.AN)(l,(0,i.AN)(l,f,E)+9,E);return y.dataStart=d,y.dataEnd=f,y.end=c+6,(0,i.rg)(l,c)}const N=16;class L{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(B){
this.bytes=B,this.left=N*B.length+1e6,this.objectEnds=new H.k(B,"endobj"),this.streamEnds=new H.k(B,"endstream")}data(B,v,y){const{bytes:l,ends:E}=this,S=(0,V.ni)(
l,B);if(v>=0&&S+v<=l.length&&(0,V.VF)(l,S+v))return{start:S,end:S+v,isSearched:!1};let p=E.get(S);if(p===void 0&&(p=this.damagedEnd(S,v,y),E.set(S,p),this.left-=
p-S,this.left<0))throw(0,o.O$)("its objects overlap");return{start:S,end:p,isSearched:!0}}damagedEnd(B,v,y){const{bytes:l}=this,E=B+v,S=this.objectEnds.next(B),
p=S<0?l.length:S;if(v>=0&&E<=p&&this.endsObject(E))return E;const d=this.streamEnds.next(B);let f=d<0||d>p?p:d;return y&&(f=(0,Q.$z)(l,B,f)),f>B&&l[f-1]===i.kR&&
f--,f>B&&l[f-1]===i.u7&&f--,f}endsObject(B){const{bytes:v}=this,y=(0,i.AN)(v,B,v.length);return(0,i.w1)(v,y,"endstr")||(0,i.rg)(v,y)||(0,i.ay)(v,y,v.length)!==void 0}}}),
59277:((mt,at,x)=>{x.d(at,{y:()=>H});var i=x(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],Q=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function H(C){const N=(0,i.bS)(C).toString("latin1",0,1024);if(N.startsWith("RIFF")&&N.startsWith("WEBP",8))return"\
a WebP image";if(N.startsWith("ftyp",4))return Q.find(([b])=>b.test(N.slice(8,12)))?.[1];const L=o.find(([b])=>N.startsWith(b));return L?L[1]:V(N)??(a(C)?"text":
void 0)}function a(C){const N=(0,i.bS)(C.subarray(0,1024)).toString("utf8"),L=C.length>1024?N.replace(/\ufffd{1,3}$/,""):N;return L!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(L)}function V(C){const N=C.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(N.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(N))return"an HTML page";if(N.startsWith("<"))return N.includes("<svg")?"an SVG drawing":N.startsWith("<?xml")?"an XML file":void 0}}),35586:((mt,at,x)=>{x.
d(at,{$z:()=>L,BX:()=>f,c0:()=>N,dZ:()=>b});var i=x(78157),o=x(88500),Q=x(37628),H=x(22480);const a=512,V=1<<22,C=65536;class N{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(m,I,X=U=>U){this.bytes=m,this.pace=I,this.onTrailer=X,this.buffer=(0,i.bS)(m),
this.streams=new Q.k(m,"stream",U=>p(m,U)),this.objectEnds=new Q.k(m,"endobj"),this.streamEnds=new Q.k(m,"endstream"),this.allowance=this.farAllowance=8*m.length+
1e6}async next(m){const{bytes:I}=this,X=I.length;for(;;){if(m=B(I,m),m>=X)return;const U=(0,i.yp)(I[m])?(0,i.ay)(I,m,X):void 0;if(U&&S(U.number)&&!d(I[U.body]))
return U;const Z=y(I,m);if(Z==="trailer"){const F=this.valueEnd(m+7,Math.min(X,m+C));if(F<0)return this.search(m);this.readTrailer(m+7),m=F}else if(Z){m=l(I,m+Z.
length);const F=(0,i.w1)(I,m,"obj")?f(I,m):void 0;if(F)return F}else return this.search(m)}}async search(m){const{bytes:I,buffer:X,pace:U}=this;let Z;for(let K=m;!Z;){
const _=X.indexOf("obj",K);if(_<0)break;Z=f(I,_);const P=U.step(_-K+200);P&&await P,K=_+3}const F=X.subarray(0,Z?.start??I.length);for(let K=F.indexOf("trailer",
m);K>=0;K=F.indexOf("trailer",K+7))this.readTrailer(K+7);return Z}readTrailer(m){m>=this.trailersRead&&(this.trailersRead=Math.max(m,this.onTrailer(m)))}object({
body:m}){const{bytes:I,scan:X}=this,U=I.length,Z=this.soundEnd(m);if(Z<0)return this.malformed(m);const F=(0,i.AN)(I,Z,U);return I[Z-1]!==i.vz||!(0,i.w1)(I,F,"s\
tream")?{at:Z,dictionaryEnd:-1,isCut:!1}:this.stream(F,X.length,Z,m)}soundEnd(m){const{bytes:I}=this,X=I.length,U=(0,i.AN)(I,m,X);if((0,i.rg)(I,U))return U;const Z=this.
objectEnds.next(U),F=this.valueEnd(U,Z<0?X:Z);if(F>=0&&E(I,F))return F;if(Z<0||this.farAllowance<=0)return-1;const K=Math.min(X,U+V),_=this.walk(U,K);return _>=
0&&E(I,_)?_:(this.farAllowance-=K-U,-1)}valueEnd(m,I){const X=Math.min(I,m+Math.max(a,this.allowance)),U=this.walk(m,X);return U<0&&(this.allowance-=X-m),U}walk(m,I){
return this.scan.reset(),this.scan.value(this.bytes,m,I)}malformed(m){const{buffer:I}=this,X=this.streams.next(m),U=this.objectEnds.next(m),Z={at:m,dictionaryEnd:-1,
isCut:U<0};if(X<0||U>=0&&U<X)return Z;const F=I.toString("latin1",m,Math.min(X,m+4096));if(/\d[\s\0]+obj\b/.test(F))return Z;const K=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(F);return this.stream(X,K?Number(K[1]):-1,X,m)}stream(m,I,X,U){const Z=(0,H.ni)(this.bytes,m);if(I>=0&&(0,H.VF)(this.bytes,Z+I))return{at:Z+I,dictionaryEnd:X,
isCut:!1};const F=this.streamEnds.next(Z),_=F>=0&&this.buffer.subarray(U,m).includes("/Filter")?L(this.bytes,Z,F):F,P=F<0&&this.objectEnds.next(Z)<0;return{at:_<
0?Z:_,dictionaryEnd:X,isCut:P}}}function L(c,m,I){const X=(0,i.bS)(c.subarray(0,I));for(let U=X.indexOf("obj",m);U>=0;U=X.indexOf("obj",U+3)){const Z=f(c,U),K=Z!==
void 0&&Z.start>m&&i.Kl[c[Z.start-1]]===i.t6?(0,i.AN)(c,U+3,I):I;if(c[K]===i.iH&&c[K+1]===i.iH&&K+1<I)return Z.start}return I}async function b(c,m,I){return B(c,
m)>=c.length?!1:await new N(c,I).next(m)!==void 0}function B(c,m){const I=c.length;for(;m<I;)if(i.Kl[c[m]]===i.t6)m++;else{if(c[m]!==i.IQ)break;(0,i.w1)(c,m,"%%\
EOF")?m+=5:m=(0,i.D)(c,m,I)}return m}const v=["endobj","endstream","xref","startxref","trailer"];function y(c,m){return v.find(I=>(0,i.w1)(c,m,I))}function l(c,m){
const{length:I}=c;for(;m<I;m++){const X=c[m];if(!((0,i.yp)(X)||X===i.Z4||X===i.kR||X===i.u7||X===i.yq||X===i.MV))break}return m}function E(c,m){const I=(0,i.AN)(
c,m,c.length);return I>=c.length||(0,i.rg)(c,I)||(0,i.w1)(c,I,"stream")?!0:(0,i.yp)(c[I])?(0,i.ay)(c,I,c.length)!==void 0:y(c,I)!==void 0}const S=c=>c>0&&c<=2147483647;
function p(c,m){let I=m+6;for(;c[I]===i.Z4;)I++;if(c[I]!==i.kR&&c[I]!==i.u7)return!1;let X=m-1;for(;X>0&&i.Kl[c[X]]===i.t6;)X--;return c[X]===i.vz&&c[X-1]===i.vz}
const d=(c=0)=>(c|32)>=97&&(c|32)<=122;function f(c,m){if(d(c[m+3]))return;let I=m-1;const X=()=>{const P=I;for(;I>=0&&(0,i.yp)(c[I]);)I--;return P-I>0&&P-I<=10?
(0,i.JI)(c,I+1,P+1).value:-1},U=()=>{const P=I;for(;I>=0&&i.Kl[c[I]]===i.t6;)I--;return I<P};U();const Z=X(),F=Z>=0&&c[I]===i.N5;F&&I--;const K=F?1:Z;if(K<0||K>
65535||!U())return;const _=X();return S(_)?{number:_,generation:K,start:I+1,body:m+3}:void 0}}),37628:((mt,at,x)=>{x.d(at,{k:()=>o});var i=x(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(H,a,V=()=>!0){
this.word=a,this.accepts=V,this.buffer=(0,i.bS)(H),this.none=H.length}next(H){if(H>=this.none)return-1;if(H>=this.from&&H<=this.found)return this.found;const a=H<
this.from&&this.found>=0?this.from:this.none,V=this.buffer.subarray(0,a+this.word.length-1);let C=V.indexOf(this.word,H);for(;C>=0&&!this.accepts(C);)C=V.indexOf(
this.word,C+1);return this.from=H,C>=0?this.found=C:a===this.none&&(this.none=H,this.found=-1),this.found}}}),69289:((mt,at,x)=>{x.d(at,{V:()=>H});var i=x(78157),
o=x(45798),Q=x(45599);function H({bytes:a,job:V}){const C=(0,i.bS)(a).subarray(0,1024),N=C.indexOf(" obj");if(N<0||!C.includes("/Linearized"))return;const L=new o.
i(a,N+4,Math.min(a.length,N+2048),V.limits.nesting).value();return(0,Q.Zm)(L)&&L.has("Linearized")&&L.get("L")===a.length?L:void 0}}),52205:((mt,at,x)=>{x.d(at,
{WW:()=>H,c3:()=>o,x$:()=>Q});var i=x(45599);function o(a,V){const C=a.resolve(V);return C===null?[]:(Array.isArray(C)?C:[C]).map(N=>a.resolve(N))}function Q(a,V){
const C=new i.Bi;for(const[N,L]of V){const b=a.resolve(L);C.set(N,Array.isArray(b)?b.map(B=>a.resolve(B)):b)}return C}function H(a,V,C,N={values:1e4}){if(N.values--<=
0)return null;const L=a.resolve(V);if(C===0)return L;if(Array.isArray(L))return L.map(B=>H(a,B,C-1,N));if(!(L instanceof i.Bi))return L;const b=new i.Bi;for(const[
B,v]of L)b.set(B,H(a,v,C-1,N));return b}}),22480:((mt,at,x)=>{x.d(at,{CS:()=>V,Ow:()=>a,VF:()=>Q,ni:()=>o});var i=x(78157);function o(C,N){let L=N+6;for(;C[L]===
i.Z4&&(C[L+1]===i.kR||C[L+1]===i.u7||C[L+1]===i.Z4);)L++;return C[L]===i.u7&&L++,C[L]===i.kR&&L++,L}function Q(C,N){for(let L=0;L<4&&i.Kl[C[N]??0]===i.t6&&N<C.length;L++)
N++;return(0,i.w1)(C,N,"endstream")}const H=8;function a(C,N,L){let b=N;for(;b<N+4&&(C[b]===i.u7||C[b]===i.kR);)b++;return b===N||b+2>L?N:V(C,b)?b:N}const V=(C,N)=>(C[N]&
15)===H&&(C[N]<<8|C[N+1])%31===0}),75162:((mt,at,x)=>{x.d(at,{CF:()=>Vt,s1:()=>vt,cY:()=>Lt,zw:()=>ue,VH:()=>Re,Rd:()=>Pt,k0:()=>Te,u6:()=>qt,vc:()=>Pe,vK:()=>Ue});
var i=x(77598),o=x(45599),Q=x(34400);function H(u){const w=new Uint8Array(256);for(let T=0;T<256;T++)w[T]=T;const{length:A}=u;for(let T=0,j=0,G=0;T<256;T++){const tt=w[T];
j=j+tt+u[G]&255,w[T]=w[j],w[j]=tt,++G===A&&(G=0)}return w}function a(u,w){const A=u.slice(),{length:T}=w,j=new Uint8Array(T);for(let G=0,tt=0,ot=0;G<T;G++){tt=tt+
1&255;const ft=A[tt];ot=ot+ft&255;const dt=A[ot];A[tt]=dt,A[ot]=ft,j[G]=w[G]^A[ft+dt&255]}return j}function V(u,w){return a(H(u),w)}const C={length:u=>u,decrypt:u=>u,
encryptInto:(u,w,A,T,j)=>T.set(u,j)};function N(u){const w=d(u,[]),A=c((T,j)=>H(w(T,j)));return{length:T=>T,decrypt:(T,j,G)=>a(A(j,G),T),encryptInto:(T,j,G,tt,ot)=>tt.
set(a(A(j,G),T),ot)}}function L(u){const w=d(u,[115,65,108,84]),A=f(()=>new l),T=c((G,tt)=>A().engine(w(G,tt))),j=c((G,tt)=>p(w(G,tt)));return{length:B,decrypt:(G,tt,ot)=>S(
j(tt,ot),G),encryptInto:(G,tt,ot,ft,dt)=>{A().seal(T(tt,ot),G,ft,dt)}}}function b(u){const w=f(()=>new l);let A,T;return{length:B,decrypt:j=>S(T??=p(u),j),encryptInto:(j,G,tt,ot,ft)=>{
w().seal(A??=w().engine(u),j,ot,ft)}}}const B=u=>(u&-16)+32,v=64*1024,y=16*1024;class l{head=Buffer.alloc(v);pool=Buffer.alloc(y);taken=y;engine(w){const A=Buffer.
alloc(16);return this.nextVector(A),(0,i.createCipheriv)(w.length===16?"aes-128-cbc":"aes-256-cbc",w,A).setAutoPadding(!1)}seal(w,A,T,j){const{head:G}=this,{length:tt}=A,
ot=tt&-16,ft=Math.min(ot,v-32),dt=tt-ot;this.nextVector(G),G.set(ft===tt?A:A.subarray(0,ft),16);let yt=16+ft;if(ft<ot){T.set(w.update(G.subarray(0,yt)),j),j+=yt,
yt=0;for(let Et=ft;Et<ot;Et+=v){const St=w.update(A.subarray(Et,Math.min(Et+v,ot)));T.set(St,j),j+=St.length}}dt>0&&G.set(A.subarray(ot),yt),G.fill(16-dt,yt+dt,
yt+16),T.set(w.update(G.subarray(0,yt+16)),j)}nextVector(w){this.taken===y&&((0,i.randomFillSync)(this.pool),this.taken=0),this.pool.copy(w,0,this.taken,this.taken+
16),this.taken+=16}}const E=new Uint8Array(0);function S(u,w){const A=w.length&-16;if(A<32)return E;const T=u.update(A===w.length?w:w.subarray(0,A)),j=T[A-1];let G=A;
if(j>0&&j<=16){do G--;while(G>A-j&&T[G-1]===j);G>A-j&&(G=A)}return T.subarray(16,G)}function p(u){return(0,i.createDecipheriv)(u.length===16?"aes-128-cbc":"aes-\
256-cbc",u,Buffer.alloc(16)).setAutoPadding(!1)}function d(u,w){const{length:A}=u,T=new Uint8Array(A+5+w.length);T.set(u),T.set(w,A+5);const j=new Q.V;return(G,tt)=>(T[A]=
G,T[A+1]=G>>>8,T[A+2]=G>>>16,T[A+3]=tt,T[A+4]=tt>>>8,j.digest(T).subarray(0,Math.min(A+5,16)))}function f(u){let w;return()=>w??=u()}function c(u){let w=-1,A=-1,
T;return(j,G)=>((T===void 0||j!==w||G!==A)&&(T=u(j,G),w=j,A=G),T)}function m(u,w,A){const T=K(u,A),j=M(u,T);return D(j,w,u.revision===2?32:16)?T:void 0}function I(u,w){
const A=_(u,w);let T=u.owner.subarray(0,32);for(let j=u.revision===2?0:19;j>=0;j--)T=V(W(A,j),T);return T}function X(u,w,A,T){const j=_({revision:u,keyLength:w},
A);let G=F(T);for(let tt=0;tt<=(u===2?0:19);tt++)G=V(W(j,tt),G);return G}function U(u,w){const A=K(u,w),T=new Uint8Array(32);return T.set(M(u,A)),{user:T,fileKey:A}}
const Z=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function F(u){const w=new Uint8Array(
32),A=u.subarray(0,32);return w.set(A),w.set(Z.subarray(0,32-A.length),A.length),w}function K({revision:u,keyLength:w,owner:A,permissions:T,id0:j,encryptMetadata:G},tt){
const ot=Uint8Array.of(T,T>>8,T>>16,T>>24),ft=u>=4&&!G?[255,255,255,255]:[],dt=(0,Q.F)(Buffer.concat([F(tt),A.subarray(0,32),ot,j,Uint8Array.from(ft)]));return P(
dt,u,w)}function _({revision:u,keyLength:w},A){return P((0,Q.F)(F(A)),u,u===2?5:w)}function P(u,w,A){let T=u.subarray(0,A);if(w>=3)for(let j=0;j<50;j++)T=(0,Q.F)(
T).subarray(0,A);return T}function M({revision:u,id0:w},A){if(u===2)return V(A,Z);let T=(0,Q.F)(Buffer.concat([Z,w]));for(let j=0;j<20;j++)T=V(W(A,j),T);return T}
function W(u,w){return w===0?u:u.map(A=>A^w)}function D(u,w,A){return w.length>=A&&u.subarray(0,A).every((T,j)=>T===w[j])}function O(u,w,A){return Y(u.user,u.wrappedByUser,
w,A,new Uint8Array(0))}function k(u,w,A){return Y(u.owner,u.wrappedByOwner,w,A,u.user.subarray(0,48))}function z(u,w,A){const T=lt(u,w,new Uint8Array(0)),j=lt(u,
A,T.entry);return{user:T.entry,wrappedByUser:T.wrapped,owner:j.entry,wrappedByOwner:j.wrapped}}function q(u,w,A){const T=Buffer.alloc(16,255);return T.writeInt32LE(
w,0),T.write(A?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(T,12),(0,i.createCipheriv)("aes-256-ecb",u,null).setAutoPadding(!1).update(T)}const st=new Uint8Array(
16);function Y(u,w,A,T,j){const G=wt(A,T,u.subarray(32,40),j);if(!Buffer.from(G).equals(u.subarray(0,32)))return;const tt=wt(A,T,u.subarray(40,48),j);return(0,i.
createDecipheriv)("aes-256-cbc",tt,st).setAutoPadding(!1).update(w.subarray(0,32))}function lt(u,w,A){const T=(0,i.randomBytes)(16),j=wt(6,w,T.subarray(0,8),A),
G=wt(6,w,T.subarray(8),A),tt=(0,i.createCipheriv)("aes-256-cbc",G,st).setAutoPadding(!1).update(u);return{entry:Buffer.concat([j,T]),wrapped:tt}}function wt(u,w,A,T){
let j=(0,i.createHash)("sha256").update(w).update(A).update(T).digest();if(u<6)return j;for(let G=0,tt=0;G<64||tt>G-32;G++){const ot=Buffer.concat([w,j,T]),ft=Buffer.
alloc(64*ot.length,ot),dt=(0,i.createCipheriv)("aes-128-cbc",j.subarray(0,16),j.subarray(16,32)).setAutoPadding(!1).update(ft);let yt=0;for(let Et=0;Et<16;Et++)
yt+=dt[Et];j=(0,i.createHash)(["sha256","sha384","sha512"][yt%3]).update(dt).digest(),tt=dt[dt.length-1]}return j.subarray(0,32)}var pt=x(77581),Dt=x(34378);const Tt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Ht=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Ct=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
de=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Xt=/[\p{L}\p{Mc}\p{Nl}]/u;function It(u){if(/^[\x20-\x7e]*$/.test(u))return u;const w=(0,Dt.w)(u.replace(Tt,"").replace(Ht," "),"NFKC");if(Ct.test(w))return;const A=[
...w],T=A.map(G=>de.test(G));return T.includes(!0)&&(A.some((G,tt)=>!T[tt]&&Xt.test(G))||!T[0]||!T.at(-1))?void 0:w}function kt(u){const w=It(u),A=[...w===void 0?
[]:[Buffer.from(w,"utf8")],Buffer.from(u,"utf8"),...[Bt(u),Me(u)].filter(G=>G!==void 0)],j=[...A.filter(G=>G.length>Kt).map(G=>G.subarray(0,Kt)),...A];return j.
filter((G,tt)=>j.findIndex(ot=>ot.equals(G))===tt)}const Kt=127;function Jt(u){return typeof u=="string"?Buffer.from(It(u)??u,"utf8").subarray(0,Kt):u}const Ae=32;
function Ot(u){return typeof u=="string"?Bt(u)??Buffer.from(u,"utf8"):u}function Lt(u,w,A){const T=A==="AES-256"?Jt:Ot;return Buffer.compare(T(u),T(w))===0}function Pt(u,w){
const A=w==="AES-256",T=A?ft=>It(ft)!==void 0:ft=>!new RegExp("\\p{Cc}","u").test(ft)&&Bt(ft)!==void 0,j=[...u].findIndex(ft=>!T(ft));if(j>=0)return A?`must not\
 have the character at position ${j+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${j+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!T(u))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const G=A?Buffer.from(It(u),"utf8"):Ot(u);if(G.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[tt,ot]=[
G.length,A?Kt:Ae];if(!(tt<=ot))return A?`must be at most ${ot} bytes long in UTF-8, and has ${tt}`:`must be at most ${ot} characters long with AES-128, and has ${tt}\
: shorten it, or choose AES-256`}function Bt(u){return Nt(u,w=>pt.SQ.get(w)??(w>=24&&w<32||w>=127&&w<161?-1:w))}function Me(u){return Nt(u,w=>w)}function Nt(u,w){
const A=Array.from(u,T=>w(T.codePointAt(0)));return A.every(T=>T>=0&&T<256)?Buffer.from(A):void 0}function Yt(u,w){const{strings:A}=w,T=(G,tt,ot,ft)=>{if(G===C)
return tt;const dt=Buffer.allocUnsafe(G.length(tt.length));return G.encryptInto(tt,ot,ft,dt,0),dt},j=(G,tt,ot,ft,dt,yt)=>(G.encryptInto(tt,ot,ft,dt,yt),G.length(
tt.length));return{...u,uniform:w.named===void 0||w.encryptMetadata&&w.embedded===w.streams,decryptString:(G,tt,ot)=>A.decrypt(G,tt,ot),encryptString:(G,tt,ot)=>T(
A,G,tt,ot),decryptStream:(G,tt,ot,ft)=>jt(w,ft).decrypt(G,tt,ot),encryptStream:(G,tt,ot,ft)=>T(jt(w,ft),G,tt,ot),encryptedStringLength:G=>A.length(G),encryptedStreamLength:(G,tt)=>jt(
w,tt).length(G),encryptStringInto:(G,tt,ot,ft,dt)=>j(A,G,tt,ot,ft,dt),encryptStreamInto:(G,tt,ot,ft,dt,yt)=>j(jt(w,ft),G,tt,ot,dt,yt)}}function jt({streams:u,embedded:w,
named:A,encryptMetadata:T},j){const G=j.get("Type");if((0,o.Eo)(G,"XRef"))return C;if(A===void 0)return u;const tt=Qt(j);return tt!==void 0?A.get(tt)??u:!T&&(0,o.
Eo)(G,"Metadata")?C:(0,o.Eo)(G,"EmbeddedFile")?w:u}function Qt(u){const w=u.get("Filter"),A=(0,o.cy)(w)?w.findIndex(tt=>(0,o.Eo)(tt,"Crypt")):(0,o.Eo)(w,"Crypt")?
0:-1;if(A<0)return;const T=u.get("DecodeParms"),j=(0,o.cy)(T)?T[A]:T,G=(0,o.Zm)(j)?j.get("Name"):void 0;return G instanceof o.SX?G.text:"Identity"}function Vt(u){
if(Qt(u)===void 0)return!1;const w=u.get("Filter"),A=u.get("DecodeParms"),T=(0,o.cy)(w)?w.findIndex(G=>(0,o.Eo)(G,"Crypt")):0,j=(0,o.cy)(w)?w.filter((G,tt)=>tt!==
T):[];return j.length===0?(u.delete("Filter"),u.delete("DecodeParms"),!0):(u.set("Filter",j),(0,o.cy)(A)&&u.set("DecodeParms",A.filter((G,tt)=>tt!==T)),!0)}function ue(u){
return u.algorithm==="AES-128"?ve(u):De(u)}const qt=()=>(0,i.randomBytes)(32);function ve({userPassword:u,ownerPassword:w,permissions:A,id0:T}){const j=Ot(u),G=X(
4,16,Ot(w),j),tt=U({revision:4,keyLength:16,owner:G,permissions:A,id0:T,encryptMetadata:!0},j),ot=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Ut(
"AESV2",16),O:new o.Mx(G),U:new o.Mx(tt.user),P:A});return bt({dictionary:ot,version:"1.6",numbered:!0,identifier:T},L(tt.fileKey))}function De({userPassword:u,
ownerPassword:w,permissions:A}){const T=(0,i.randomBytes)(32),j=z(T,Jt(u),Jt(w)),G=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Ut("AESV3",32),O:new o.
Mx(j.owner),OE:new o.Mx(j.wrappedByOwner),U:new o.Mx(j.user),UE:new o.Mx(j.wrappedByUser),P:A,Perms:new o.Mx(q(T,A,!0))});return bt({dictionary:G,version:"1.7",
extensionLevel:8,numbered:!1},b(T))}function Ut(u,w){const A=(0,o.jd)({Type:(0,o.UU)("CryptFilter"),CFM:(0,o.UU)(u),AuthEvent:(0,o.UU)("DocOpen"),Length:w});return{
CF:(0,o.jd)({StdCF:A}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function bt(u,w){return Yt(u,{strings:w,streams:w,embedded:w,named:new Map([["StdCF",w],["\
Identity",C]]),encryptMetadata:!0})}var Mt=x(58552);const te={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,
allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},vt=-4,Rt=u=>1<<te[u]-1,he=Object.keys(te);function Te(u){let w=vt;for(const A of he)
u[A]||(w&=~Rt(A));return u.allow_print?w:w&~Rt("allow_print_high_resolution")}function Pe(u){return he.filter(w=>(u&Rt(w))===0)}const zt=4096;function Re(u,{known:w,
possible:A=[]},T){const j=pe(u),G=new Uint8Array(0);if(j.revision<5&&[w??G,...A].some(({length:St})=>St>zt))throw ae();const tt=[...w?[w]:[],...A,G],ot=we(j,tt,
G),ft=ot??(T?re(kt(T),St=>we(j,tt,St)):void 0);if(ft===void 0)throw j.revision<5&&!w?Be():T?oe():Ie();const{fileKey:dt,access:yt}=ft,Et=se(j,dt);return{...ge(j,
ft,ee(j,dt),Et),access:yt,locked:!1,permissions:j.permissions,revision:j.revision,keyBits:8*dt.length,opensWithoutPassword:ot!==void 0,algorithm:be(j.methods[Et.
streams===C?"embedded":"streams"],dt),unrestricted:()=>Fe(j,ft)}}function ge(u,{identifier:w},A,T){const j={dictionary:A,...Le(u),numbered:u.revision<=4,...w?{identifier:w}:
{}};return Yt(j,T)}function Fe(u,w){const A={...u,permissions:vt};let{fileKey:T}=w;const j=ee(A,T);if(w.legacy){const G=U({...w.legacy.scheme,permissions:vt},w.
legacy.userPassword);T=G.fileKey,j.set("U",new o.Mx(G.user))}else j.set("Perms",new o.Mx(q(T,vt,u.encryptMetadata)));return ge(A,w,j,se(A,T))}function ee({encrypt:u,
version:w,revision:A,permissions:T,encryptMetadata:j},G){const tt=new o.Bi(u);tt.set("P",T),tt.set("V",w),tt.set("R",A),w===4&&A===3&&j&&tt.set("R",4);for(const[
ft,dt]of[["O",A<5?32:48],["U",A<5?32:48],["OE",32],["UE",32]]){const yt=u.get(ft);yt instanceof o.Mx&&yt.bytes.length>dt&&tt.set(ft,new o.Mx(yt.bytes.subarray(0,
dt)))}const ot=u.get("Length");return ot!==void 0&&!(typeof ot=="number"&&ot%8===0&&ot>=40&&ot<=256)&&tt.set("Length",8*G.length),tt}const me=({version:u,revision:w})=>u===
5?w===5||w===6:[1,2,4].includes(u)&&w>=2&&w<=4;function _e(u,w){const A=u.get("O");if(!(w!==4&&w!==5||!(A instanceof o.Mx)))return A.bytes.length>=Ce?{version:5,
revision:6}:{version:4,revision:4}}const Ce=48;function pe(u){const w=u.get("Filter");if(!(0,o.Eo)(w,"Standard"))throw ce(`the security handler ${w instanceof o.
SX?ie(w):"without a name"}`);const A={version:Zt(u.get("V"),0),revision:Zt(u.get("R"),0)},{version:T,revision:j}=me(A)?A:_e(u,A.version)??A;if(!me({version:T,revision:j}))
throw ce(`the standard security handler with V ${T} and R ${j}`);const G={encrypt:u,version:T,revision:j,permissions:Zt(u.get("P"),-4)|0};if(T<4)return{...G,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const tt=u.get("CF"),ot=new Map;for(const[yt,Et]of(0,o.Zm)(tt)?tt:[]){const St=(0,o.Zm)(Et)?ke(
Et,T):void 0;St!==void 0&&ot.set(yt,St)}ot.set("Identity","none");const ft=(yt,Et)=>{const St=u.get(yt),xe=ot.get(St instanceof o.SX?St.text:Et);if(xe===void 0)
throw ce(`the crypt filter ${St instanceof o.SX?ie(St):Et}`);return xe},dt=u.get("StmF");return{...G,encryptMetadata:u.get("EncryptMetadata")!==!1,methods:{strings:ft(
"StrF","Identity"),streams:ft("StmF","Identity"),embedded:ft("EFF",dt instanceof o.SX?dt.text:"Identity")},filters:ot}}function ke(u,w){const A=u.get("CFM");return w===
5&&(0,o.Eo)(A,"AESV3")?"AESV3":w===4&&(0,o.Eo)(A,"AESV2")?"AESV2":w===4&&(0,o.Eo)(A,"V2")?"V2":A===void 0||(0,o.Eo)(A,"None")?"none":void 0}function we(u,w,A){const{
encrypt:T,revision:j}=u;if(j>=5){const dt={owner:Ft(T,"O",48),user:Ft(T,"U",48),wrappedByOwner:Ft(T,"OE",32),wrappedByUser:Ft(T,"UE",32)};return Ee(O(dt,j,A),"u\
ser")??Ee(k(dt,j,A),"owner")}const G=Ft(T,"O",1),tt=Ft(T,"U",1),{permissions:ot,encryptMetadata:ft}=u;return re(w,dt=>re(ne(u),yt=>{const Et={revision:j,keyLength:yt,
owner:G,permissions:ot,id0:dt,encryptMetadata:ft};return ye(Et,tt,A,"user")??ye(Et,tt,I(Et,A),"owner")}))}function ye(u,w,A,T){const j=m(u,w,A);return j&&{fileKey:j,
access:T,identifier:u.id0,legacy:{scheme:u,userPassword:A}}}function Ee(u,w){return u&&{fileKey:u,access:w}}function ne({encrypt:u,version:w}){if(w===4)return[16];
const A=Zt(u.get("Length"),40),T=A%8===0&&A>=40&&A<=128?A/8:5;return[...new Set(w===1?[5,T,16]:[T,16,5])]}function se(u,w){const A={none:C},T=ot=>ot==="V2"?A.V2??=
N(w):ot==="AESV2"?A.AESV2??=L(w):ot==="AESV3"?A.AESV3??=b(w):C,{methods:j,filters:G,encryptMetadata:tt}=u;return{strings:T(j.strings),streams:T(j.streams),embedded:T(
j.embedded),named:G&&new Map([...G].map(([ot,ft])=>[ot,T(ft)])),encryptMetadata:tt}}function Le({version:u,revision:w,methods:A}){return w>=5?{version:"1.7",extensionLevel:w===
5?3:8}:u===4?{version:Object.values(A).includes("AESV2")?"1.6":"1.5"}:{version:w===2?"1.1":"1.4"}}function be(u,w){if(u!=="none")return u==="V2"?w.length===5?"R\
C4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}function Ft(u,w,A){const T=u.get(w);if(T instanceof o.Mx&&T.bytes.length>=A)return T.bytes;throw(0,Mt.O$)(`its \
encryption dictionary has no usable /${w}.`)}function Zt(u,w){return typeof u=="number"?Math.trunc(u):w}function re(u,w){for(const A of u){const T=w(A);if(T!==void 0)
return T}}function ie({text:u}){return/^[\w.+-]{1,40}$/.test(u)?u:"with an unusual name"}function Ie(){return(0,Mt.hJ)("password_required","needs a password to \
open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remove_password first.",mentions:["open_password",
"remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}function oe(){return new Mt.zU("wrong_passwo\
rd","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does \
not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Be(){const u="\
is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Mt.hJ)("unsupported_encryption",u,{issues:[{field:"file",message:`\
The document ${u}.`}],advice:"Get the document again from where it came from"})}function ae(){const u=`is encrypted and has an identifier (/ID) of more than ${zt}\
 bytes`;return(0,Mt.hJ)("unsupported_encryption",u,{issues:[{field:"file",message:`The document ${u}; at most that many are supported.`}],advice:"Open it in ano\
ther PDF program and save it again"})}function ce(u){return(0,Mt.hJ)("unsupported_encryption",`is protected by ${u}, which Octavo cannot open`,{issues:[{field:"\
file",message:`The document is protected by ${u}, which is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights m\
anagement"})}const Ne={...C,decrypt:()=>new Uint8Array(0)};function Ue(u){const w=We(u),A=G=>G==="none"?C:Ne,T=[...w?.filters??[["Identity","none"]]],j={strings:A(
w?.methods.strings),streams:A(w?.methods.streams),embedded:A(w?.methods.embedded),named:w&&!w.filters?void 0:new Map(T.map(([G,tt])=>[G,A(tt)])),encryptMetadata:w?.
encryptMetadata??!0};return{...Yt({dictionary:u,version:"1.1",numbered:!0},j),access:"user",locked:!0,permissions:w?.permissions??vt,revision:w?.revision,opensWithoutPassword:!1,
unrestricted:void 0,...w?Ke(w):Se(u)}}function We(u){try{return pe(u)}catch(w){if(w instanceof Mt.zU&&w.code==="unsupported_encryption")return;throw w}}function Ke({
encrypt:u,version:w,methods:A}){const T=A.streams==="none"?A.embedded:A.streams;if(T==="none")return{algorithm:void 0,keyBits:void 0};if(T==="AESV3")return{algorithm:"\
AES-256",keyBits:256};if(w===4)return{algorithm:T==="AESV2"?"AES-128":"RC4-128",keyBits:128};const j=w===1?40:je(u.get("Length"));return{algorithm:j===40?"RC4-4\
0":"RC4-128",keyBits:j}}function Se(u){const w=u.get("CF"),A=u.get("StmF"),T=(0,o.Zm)(w)&&A instanceof o.SX?w.get(A.text):void 0,j=(0,o.Zm)(T)?T.get("CFM"):void 0;
return(0,o.Eo)(j,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(j,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function je(u){
return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),34400:((mt,at,x)=>{x.d(at,{F:()=>Q,V:()=>H});const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.
from({length:64},(a,V)=>Math.floor(Math.abs(Math.sin(V+1))*2**32)|0),Q=a=>new H().digest(a);class H{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(
128);digest(V){const{state:C,tail:N}=this;C[0]=1732584193,C[1]=4023233417,C[2]=2562383102,C[3]=271733878;const{length:L}=V,b=L&-64;for(let l=0;l<b;l+=64)this.compress(
V,l);const B=L-b,v=B<56?64:128;for(let l=0;l<B;l++)N[l]=V[b+l];N[B]=128,N.fill(0,B+1,v);for(let l=0,E=L<<3;l<4;l++)N[v-8+l]=E>>>(l<<3);N[v-4]=L>>>29;for(let l=0;l<
v;l+=64)this.compress(N,l);const y=new Uint8Array(16);for(let l=0;l<16;l++)y[l]=C[l>>2]>>>((l&3)<<3);return y}compress(V,C){const{words:N,state:L}=this;for(let l=0,
E=C;l<16;l++,E+=4)N[l]=V[E]|V[E+1]<<8|V[E+2]<<16|V[E+3]<<24;let b=L[0],B=L[1],v=L[2],y=L[3];for(let l=0;l<64;l++){const E=l>>4;let S,p;E===0?(S=B&v|~B&y,p=l):E===
1?(S=y&B|~y&v,p=5*l+1):E===2?(S=B^v^y,p=3*l+5):(S=v^(B|~y),p=7*l);const d=b+S+o[l]+N[p&15]|0,f=i[E<<2|l&3];b=y,y=v,v=B,B=B+(d<<f|d>>>32-f)|0}L[0]=L[0]+b,L[1]=L[1]+
B,L[2]=L[2]+v,L[3]=L[3]+y}}}),64580:((mt,at,x)=>{x.d(at,{F:()=>o});var i=x(45599);function o(a,V=()=>{}){if(a instanceof i.Z6)return new i.Z6(o(a.dict,V),a.data,
a.sealed);const C=H(a),N=[C];let L=1;for(let b=N.pop();b!==void 0;b=N.pop())if(Array.isArray(b)){L+=b.length;for(const[B,v]of b.entries())b[B]=Q(v,N)}else if((0,i.
Zm)(b)){L+=b.size;for(const[B,v]of b)b.set(B,Q(v,N))}return V(L),C}function Q(a,V){const C=H(a);return C!==a&&V.push(C),C}function H(a){return Array.isArray(a)?
[...a]:(0,i.Zm)(a)?new i.Bi(a):a}}),79725:((mt,at,x)=>{x.d(at,{R:()=>V,Z:()=>C});var i=x(78157),o=x(4e4),Q=x(88500);const H=new Int32Array(0),a=new Q.s;class V{at=H;first=0;used=0;open=-1;close=-1;special=!1;scan=a;marksFrom=0;marksTo=0;own;locate(L,b,B){
const v=this.own??={at:new Int32Array(64),scan:new Q.s},{scan:y}=v;if(this.at=v.at,this.scan=y,this.first=this.used=this.marksFrom=this.marksTo=0,y.reset(),b=(0,i.
AN)(L,b,B),L[b]!==i.iH||L[b+1]!==i.iH)return!1;this.open=b+=2;const l=(0,o.XE)();for(;(b=(0,i.AN)(L,b,B))<B;){const E=L[b];if(E===i.vz)return this.close=b,this.
marksTo=y.used,this.special=y.byteRange||y.doubtful,L[b+1]===i.vz;if(E!==i.cL)return!1;const S=++b;for(;b<B&&i.Kl[L[b]]===i.N9;b++)if(L[b]===i.wn)return!1;const p=b;
p-S===9&&L[S]===i.Ah&&(0,i.w1)(L,S,"ByteRange")&&(y.byteRange=!0),(0,o.xg)(L,S-1,p,l)&&(y.doubtful=!0);const d=b=(0,i.AN)(L,b,B);if(L[b]===i.vz||(b=y.value(L,b,
B),b<0))return!1;this.add(S,p,d,b)}return!1}add(L,b,B,v){this.used+4>this.at.length&&(this.at=this.own.at=C(this.at,this.used+4));const{at:y,used:l}=this;y[l]=L,
y[l+1]=b,y[l+2]=B,y[l+3]=v,this.used=l+4}find(L,b){const{at:B,first:v}=this,y=b.length;for(let l=this.used-4;l>=v;l-=4){const E=B[l];if(B[l+1]-E!==y)continue;let S=0;
for(;S<y&&L[E+S]===b.charCodeAt(S);)S++;if(S===y)return l}return-1}findMisspelt(L,b){const{at:B,first:v}=this;for(let y=v;y<this.used;y+=4){const l=B[y];if(B[y+
1]-l!==b.length)continue;let E=0;for(let S=0;S<b.length&&E<2;S++)L[l+S]!==b.charCodeAt(S)&&E++;if(E===1)return y}return-1}}function C(N,L){const b=new Int32Array(
Math.max(N.length*2,L));return b.set(N),b}}),43767:((mt,at,x)=>{x.d(at,{r:()=>H});var i=x(45599);const o=5;function Q(a,V){if(a.length!==V.length||a.length<o)return!1;
let C=0;for(let N=0;N<a.length;N++)a[N]!==V[N]&&C++;return C===1}function H(a,V){const C=new Set(V),N=V.filter(B=>!a.has(B)),L=new Map;for(const B of a.keys()){
const v=C.has(B)?void 0:N.find(y=>Q(B,y));v!==void 0&&L.set(B,v)}return L.size===0?void 0:{dict:new i.Bi([...a].map(([B,v])=>[L.get(B)??B,v])),keys:[...L.values()]}}}),
45798:((mt,at,x)=>{x.d(at,{e:()=>I,i:()=>m});var i=x(42973),o=x(78157),Q=x(82416),H=x(45599);const a=Symbol("close array"),V=Symbol("close dictionary"),C=Symbol(
"end"),N=32,L=32,b=32,B=32,v=224,y=224,l=1e3,E=160,S=8,p=256,d=8192,f=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,c=X=>X===o.Z4||X===o.kR||X===o.u7;class m{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(U,Z,F,K,_,P=1/0,M=I){
this.bytes=U,this.at=Z,this.end=F,this.nesting=K,this.openString=_,this.room=P,this.refusal=M}value(){const U=this.token(0);return typeof U=="symbol"?null:U}token(U){
const{bytes:Z,end:F}=this;if(this.room-=N,this.room<0)throw this.refusal();const K=(0,o.AN)(Z,this.at,F);if(this.at=K,K>=F)return C;const _=Z[K];if(_>=o.l0&&_<=
o.ev)return this.numberOrReference();switch(_){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return Z[K+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(U+1));case o.WL:return this.at++,this.array(U+1);case o.wt:return this.at++,a;case o.vz:return this.closed=K,Z[K+
1]===o.vz?(this.at+=2,V):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(U){this.checkDepth(U),this.room-=
B;const Z=[];for(;;){Z.length===S&&Z.every(K=>K instanceof H.oS)&&this.references(Z);const F=this.token(U);if(F===a||F===C)return Z;if(F===V)return this.at=this.
closed,Z;Z.push(F)}}references(U){const{bytes:Z,end:F}=this;for(let K=p;K<=d;K*=2){const _=(0,o.bS)(Z).toString("latin1",this.at,Math.min(this.at+K,F)),P=f.exec(
_)?.[0]??"";if(P==="")return;const M=U.length;for(const W of P.split(" 0 R"))W!==""&&U.push(new H.oS(Number(W),0));if(this.room-=(U.length-M)*(N+L),this.at+=P.length,
P.length<_.length>>1)return}for(;this.addReference(U);)if(this.room<0)throw this.refusal()}addReference(U){const{bytes:Z}=this;let F=this.at;c(Z[F])&&F++;const K=F;
let _=0;for(let M=Z[F];M>=o.l0&&M<=o.ev;M=Z[++F])_=10*_+M-o.l0;return F>K&&F-K<10&&F+4<this.end&&Z[F]===o.Z4&&Z[F+1]===o.l0&&Z[F+2]===o.Z4&&Z[F+3]===o.AV&&(c(Z[F+
4])||Z[F+4]===o.wt)?(U.push(new H.oS(_,0)),this.room-=N+L,this.at=F+4,!0):!1}dictionary(U){this.checkDepth(U),this.room-=y;const Z=new H.Bi;let F,K=-1;for(;;){const _=this.
at,P=this.token(U);if(P===V||P===C)return K>=0&&(0,H.hi)(Z)&&this.keepSealed(Z,K),Z;if(P===a)continue;const M=P;if(F===void 0){M instanceof H.SX&&(F=M.text);continue}
Z.size>l&&(this.room-=E),M!==null?Z.set(F,M):Z.delete(F),this.openString&&F==="Contents"&&M instanceof H.Mx&&(K=_),F=void 0}}keepSealed(U,Z){U.set("Contents",new m(
this.bytes,Z,this.end,1).value())}checkDepth(U){if(U>this.nesting)throw(0,i.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,
"Open it in another PDF program and save it again")}name(){const{bytes:U,end:Z}=this,F=this.at+1;return this.room-=b,this.at=(0,o.Wd)(U,F,Z),new H.SX((0,Q.MQ)(U,
F,this.at))}string(U){return this.room-=v,new H.Mx(this.openString?this.openString(U):U)}literal(){const{bytes:U,end:Z}=this,F=this.at+1;for(let K=F;K<Z;K++){const _=U[K];
if(_===o.s1)return this.at=K+1,U.slice(F,K);if(_===o.Cx||_===o.r_||_===o.u7)break}return this.at=(0,o.t9)(U,this.at,Z),(0,Q.U1)(U,F,this.at)}hexadecimal(){const{
bytes:U,end:Z}=this,F=this.at+1,K=(0,o.$k)(U,F,Z);return this.at=K,(0,o.sk)(U,F,K)}numberOrReference(){const{bytes:U,end:Z}=this;let F=this.at,K=0;for(;F<Z&&U[F]>=
o.l0&&U[F]<=o.ev;)K=K*10+(U[F++]-o.l0);if(F<Z&&o.Kl[U[F]]===o.N9)return this.number();this.at=F,F=(0,o.AN)(U,F,Z);const _=U[F]===o.N5&&F+1<Z&&U[F+1]>o.l0;_&&F++;
let P=0;const M=F;for(;F<Z&&U[F]>=o.l0&&U[F]<=o.ev;)P=P*10+(U[F++]-o.l0);return F===M||(F=(0,o.AN)(U,F,Z),F>=Z||U[F]!==o.AV||F+1<Z&&o.Kl[U[F+1]]===o.N9)?K:(this.
at=F+1,this.room-=L,K>2147483647?null:new H.oS(K,_?1:Math.min(P,65535)))}number(){const{bytes:U,end:Z,at:F}=this;return this.at=(0,o.Wd)(U,F,Z),(0,Q.kz)(U,F,this.
at)}word(){const{bytes:U,at:Z,end:F}=this,K=U[Z];return K===o.b9||K===o.N5||K===o.fX?this.number():(0,o.wb)(U,Z,"true")||(0,o.wb)(U,Z,"false")?(this.at=(0,o.Wd)(
U,Z,F),K===o.yh):(0,o.w1)(U,Z,"endobj")||(0,o.w1)(U,Z,"endstream")?C:(this.at=Math.max((0,o.Wd)(U,Z,F),Z+1),null)}}const I=()=>(0,i.F)("values","The objects tha\
t must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),
4e4:((mt,at,x)=>{x.d(at,{C3:()=>C,XE:()=>N,oC:()=>b,xg:()=>L});var i=x(78157);const o=4<<20,Q=1024,H=1<<29,a=new Int32Array(Q);let V=0;function C(){V<H||(V=0,a.
fill(0))}const N=()=>V+1;function L(y,l,E,S){const p=E-l,d=E-1,c=p*157+y[d]*5+y[d-(p>1?1:0)]*61+y[l+(p>1?1:0)]*331+y[l+(p>>1)]*17&Q-1,m=a[c];return a[c]=++V,m>=
S}function b(y,l,E){if(E-l>o)return!1;const S=[],p=new B;let d=0,f=!1;do{const c=(0,i.AN)(y,l,E);if(c>=E)return!1;const m=S.at(-1)??0,I=m>0&&!f&&y[c]===i.cL;if(l=
v(y,c,E),f=I,I){if(p.add(m,y,c+1,l))return!0}else y[c]===i.WL?S.push(0):y[c]===i.iH&&l===c+2&&y[c+1]===i.iH?S.push(++d):(y[c]===i.wt||y[c]===i.vz&&l===c+2)&&S.pop()}while(S.
length>0);return!1}class B{places=new Int32Array(128);count=0;add(l,E,S,p){let d=l,f=~l;for(let c=S;c<p;c++){let m=E[c];m===i.wn&&(0,i.Li)(E[c+1])>=0&&(0,i.Li)(
E[c+2])>=0&&c+2<p&&(m=(0,i.Li)(E[c+1])*16+(0,i.Li)(E[c+2]),c+=2),d=Math.imul(d^m,16777619),f=Math.imul(f+m,1540483477)^f>>>15}return this.count*4>this.places.length&&
this.grow(),this.put(d,f===0?1:f)}put(l,E){const{places:S}=this;let p=(l^l>>>15)*2&S.length-1;for(;S[p+1]!==0;p=p+2&S.length-1)if(S[p]===l&&S[p+1]===E)return!0;
return S[p]=l,S[p+1]=E,this.count++,!1}grow(){const l=this.places;this.places=new Int32Array(l.length*4),this.count=0;for(let E=0;E<l.length;E+=2)l[E+1]!==0&&this.
put(l[E],l[E+1])}}function v(y,l,E){const S=y[l],p=y[l+1]===S;return S===i.iH?p?l+2:(0,i.$k)(y,l,E):S===i.vz?p?l+2:l+1:S===i.Cx?(0,i.t9)(y,l,E):Math.max((0,i.Wd)(
y,S===i.cL?l+1:l,E),l+1)}}),88500:((mt,at,x)=>{x.d(at,{A:()=>Q,s:()=>I});var i=x(78157),o=x(4e4);const Q=-1,H=2**63,a=-1,V=0,C=1,N=2,L=0,b=1,B=2,v=3,y=4,l=5,E=6,
S=7,p=8,d=new Uint8Array(256).fill(B);for(let F=0;F<256;F++)i.Kl[F]===i.t6&&(d[F]=L);for(let F=i.l0;F<=i.ev;F++)d[F]=b;for(const[F,K]of Object.entries({"/":v,"<":y,
">":l,"[":E,"]":S,"(":p,"%":L,")":L,"{":L,"}":L}))d[F.charCodeAt(0)]=K;const f=new Uint8Array(256);for(let F=0;F<256;F++)i.Kl[F]===i.N9&&F!==i.wn&&(f[F]=1);const c=new Int32Array(
0),m=96;class I{marks=c;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(K,_,P){const M=this.used+P-_;M>this.marks.length&&
this.grow(M),this.marks.set(K.subarray(_,P),this.used),this.used=M}open(K,_,P){return this.opened[K]=_,P}add(K,_,P){return this.used+3>this.marks.length&&this.grow(
this.used+3),this.marks[this.used]=K>2147483647?0:K,this.marks[this.used+1]=_,this.marks[this.used+2]=P,this.used+=3,P}grow(K){const _=new Int32Array(Math.max(this.
marks.length*2,K,m));_.set(this.marks),this.marks=_}value(K,_,P){let M=0,W=V;for(let D=_;_<P;D=_){const O=K[_++];switch(d[O]){case L:O===i.IQ&&(_=(0,i.D)(K,D,P));
continue;case b:{let k=O-i.l0;for(;d[K[_]]===b;)k=k*10+(K[_++]-i.l0);if(_<P&&i.Kl[K[_]]===i.N9){_=(0,i.Wd)(K,_,P);break}if(k>=H)return-1;const z=X(K,_,P);W===N&&
this.setLength(k,D,_,z),z>_&&(_=this.add(k,D,z));break}case B:for(;_<P&&i.Kl[K[_]]===i.N9;)_++;if(O===i.HF&&Z(K,D,_))return-1;break;case v:for(;_<P&&f[K[_]]===1;)
_++;if(_<P&&K[_]===i.wn&&(_=this.escapedName(K,_,P)),W=this.expectedAfter(K,D,_,W===V?M:0),M===0)return _;continue;case y:_=K[_]===i.iH?this.open(M++,(0,o.XE)(),
_+1):this.hexString(K,D,P);break;case l:if(K[_]!==i.vz)continue;if(!(this.opened[--M]>0)||++_>P)return-1;break;case E:_=this.open(M++,a,_);break;case S:if(this.
opened[--M]!==a)return-1;break;case p:_=this.literalString(K,D,P);break}if(M===0)return _>P?-1:_;W=V}return-1}setLength(K,_,P,M){const W=M>P;this.length=W?-1:K,
this.lengthRef=W?K:-1,this.lengthStart=_,this.lengthEnd=M}literalString(K,_,P){const M=(0,i.AZ)(K,_,P);return M<0?P+1:this.strings?this.add(Q,_,M):M}hexString(K,_,P){
const M=(0,i.$k)(K,_,P);return this.strings?this.add(Q,_,M):M}escapedName(K,_,P){return this.doubtful=!0,(0,i.Wd)(K,_,P)}expectedAfter(K,_,P,M){const W=P-_;return W===
10&&K[_+1]===i.Ah&&(0,i.w1)(K,_,"/ByteRange")&&(this.byteRange=!0),M===0||this.opened[M-1]===a?V:((0,o.xg)(K,_,P,this.opened[M-1])&&(this.doubtful=!0),M>1?C:W===
7&&K[_+1]===i.A4&&(0,i.w1)(K,_,"/Length")?N:C)}}function X(F,K,_){if(F[K]===i.Z4&&F[K+1]===i.l0&&F[K+3]===i.AV&&F[K+2]===i.Z4&&K+4<=_)return U(F,K+4,_)?K+4:K;let P=(0,i.
AN)(F,K,_);F[P]===i.N5&&F[P+1]>i.l0&&P++;let M=P,W=0;for(;M<_&&(0,i.yp)(F[M]);M++)W=W*10+(F[M]-i.l0);if(M===P||W>=H)return K;const D=(0,i.AN)(F,M,_);return D<_&&
F[D]===i.AV&&U(F,D+1,_)?D+1:K}const U=(F,K,_)=>K>=_||i.Kl[F[K]]!==i.N9;function Z(F,K,_){return _-K===6&&(0,i.w1)(F,K,"endo")||_-K===9&&(0,i.w1)(F,K,"ends")}}),
45079:((mt,at,x)=>{x.d(at,{ZV:()=>S,bD:()=>V,dZ:()=>B,pS:()=>v,sd:()=>p,yT:()=>a});var i=x(78157),o=x(45599);const Q=8,H=1024,a={number:0,generation:0};function V(d,f,c){
if(f===null)d.text("null");else if(typeof f=="number")d.text(S(f));else if(typeof f=="boolean")d.text(f?"true":"false");else if(f instanceof o.SX)B(d,f.text);else if(f instanceof
o.oS)d.text(b(f,c));else if(f instanceof o.Mx)v(d,f.bytes,c);else if(Array.isArray(f)){if(d.byte(i.WL),f.length>=Q&&f.every(m=>m instanceof o.oS))C(d,f,c);else for(const[
m,I]of f.entries())m>0&&d.byte(i.Z4),V(d,I,c);d.byte(i.wt)}else f instanceof o.Bi?N(d,f,c):V(d,f.dict,c)}function C(d,f,c){for(let m=0;m<f.length;m+=H){const I=f.
slice(m,m+H).map(X=>b(X,c));d.text(m>0?` ${I.join(" ")}`:I.join(" "))}}function N(d,f,c){const m=c.security&&f.has("ByteRange")?{...c,security:void 0}:c;d.text(
"<<");for(const[I,X]of f)B(d,I),L(X)&&d.byte(i.Z4),V(d,X,I==="Contents"?m:c);d.text(">>")}const L=d=>d===null||typeof d=="number"||typeof d=="boolean"||d instanceof
o.oS;function b(d,{renumber:f,generationOf:c}){const m=f?f(d):d.number;return f&&m===0?"null":`${m} ${c?c(m):f?0:d.generation} R`}function B(d,f){d.byte(i.cL);for(let c=0;c<
f.length;c++){const m=f.charCodeAt(c)&255;m!==i.Cq&&(m>i.Z4&&m<=i.du&&m!==i.wn&&i.Kl[m]===i.N9?d.byte(m):d.text(`#${E(m)}`))}}function v(d,f,{security:c,number:m,
generation:I}){if(c){y(d,c.encryptString(f,m,I));return}let X=0;for(const U of f)(U<i.Z4||U>i.du)&&X++;if(X*3>f.length){y(d,f);return}d.byte(i.Cx);for(const U of f)
(U===i.Cx||U===i.s1||U===i.r_)&&d.byte(i.r_),U===i.u7?d.text("\\r"):d.byte(U);d.byte(i.s1)}function y(d,f){d.byte(i.iH),d.fill(2*f.length,(c,m)=>{let I=m;for(const X of f)
c[I++]=l.charCodeAt(X>>4),c[I++]=l.charCodeAt(X&15)}),d.byte(i.vz)}const l="0123456789abcdef",E=d=>l[d>>4]+l[d&15];function S(d){if(!Number.isFinite(d))return"0";
const f=Math.abs(d);if(Number.isInteger(d)&&f<1e15)return String(d);if(f>=2**63)return`${BigInt(d)}.0`;const c=String(d);return c.includes("e")?d.toFixed(12).replace(
/0+$/,"").replace(/\.$/,""):c}function p(d){const f=[d];for(;f.length>0;){const c=f.pop();if(c instanceof o.Mx)return!0;if(Array.isArray(c))for(const m of c)f.push(
m);else if(c instanceof o.Bi)for(const m of c.values())f.push(m);else c instanceof o.Z6&&f.push(c.dict)}return!1}}),39150:((mt,at,x)=>{x.d(at,{D:()=>V});var i=x(
78157);const o=15,Q=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,H=/^(true|false|null)$/,a=/#(?![0-9A-Fa-f]{2})|#00/;function V(v,y,l){const E=[],S=()=>{const d=E.
at(-1);d?.keys&&(d.value=!1)},p=(0,i.AN)(v,y,l);for(;;){if(y=(0,i.AN)(v,y,l),y>=l)return!1;const d=E.at(-1),f=v[y];if(f===i.vz||f===i.wt){if(!d||d.keys===void 0!=
(f===i.wt)||d.keys&&(d.value||++y>=l||v[y]!==i.vz))return!1;E.pop(),y++}else if(d?.keys&&!d.value){const c=(0,i.Wd)(v,y+1,l),m=B(v,y,c);if(f!==i.cL||a.test(m)||
d.keys.has(m))return!1;d.keys.add(m),d.value=!0,y=c;continue}else if(f===i.WL||f===i.iH&&v[y+1]===i.iH){E.push(f===i.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),
y+=f===i.WL?1:2;continue}else if(y=C(v,y,l),y<0)return!1;if(S(),E.length===0)return!(0,i.yp)(v[p])||v[y-1]!==i.AV}}function C(v,y,l){switch(v[y]){case i.cL:{const E=(0,i.
Wd)(v,y+1,l);return a.test(B(v,y,E))?-1:E}case i.Cx:return(0,i.AZ)(v,y,l);case i.iH:for(y++;y<l&&v[y]!==i.vz;y++)if(!b(v[y])&&i.Kl[v[y]]!==i.t6)return-1;return y<
l?y+1:-1;default:{const E=(0,i.Wd)(v,y,l);if(L(v,y,E))return N(v,y,E,l);const S=B(v,y,E);return H.test(S)||Q.test(S)?E:-1}}}function N(v,y,l,E){const S=(0,i.AN)(
v,l,E);if(!(0,i.yp)(v[S]))return l;const p=(0,i.JI)(v,S,E),d=(0,i.AN)(v,p.after,E);return d===p.after||v[d]!==i.AV||i.Kl[v[d+1]??i.Z4]===i.N9?l:(0,i.JI)(v,y,l).
value<=2147483647&&p.value<=65535?d+1:-1}function L(v,y,l){let E=y;for(;E<l&&(0,i.yp)(v[E]);)E++;return E===l&&E>y&&E<=y+o}const b=v=>v>=i.l0&&v<=i.ev||(v|32)>=
97&&(v|32)<=102;function B(v,y,l){return(0,i.bS)(v).toString("latin1",y,Math.min(l,y+200))}}),77581:((mt,at,x)=>{x.d(at,{SQ:()=>Q,U0:()=>v,g7:()=>B,kt:()=>d,wx:()=>E});
var i=x(78157),o=x(45599);const Q=new Map([...[728,711,710,729,733,731,730,732].map((f,c)=>[f,24+c]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,
8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((f,c)=>[f,128+c]),[8364,160]]),H=/[\x18-\x1f\x80-\xa0]/g,a=new Map([
...Q].map(([f,c])=>[c,f])),V=Array.from({length:256},(f,c)=>String.fromCharCode(a.get(c)??c)),C=32,N=200,L=new WeakMap,b=new WeakMap,B=f=>y(f,L,l),v=f=>y(f,b,c=>(0,i.
bS)(c).toString("latin1"));function y(f,c,m){if(f.bytes.length<N)return m(f.bytes);let I=c.get(f);return I===void 0&&c.set(f,I=m(f.bytes)),I}function l(f){if(f[0]===
254&&f[1]===255)return new TextDecoder("utf-16be").decode(f.subarray(2));if(f[0]===255&&f[1]===254)return new TextDecoder("utf-16le").decode(f.subarray(2));if(f[0]===
239&&f[1]===187&&f[2]===191)return new TextDecoder().decode(f.subarray(3));if(f.length>C)return(0,i.bS)(f).toString("latin1").replace(H,m=>V[m.charCodeAt(0)]);let c="";
for(const m of f)c+=V[m];return c}function E(f){const c=new Uint8Array(f.length);for(let I=0;I<f.length;I++){const X=S(f.charCodeAt(I));if(X===void 0)return new o.
Mx(p(f));c[I]=X}const m=c[0]===254&&c[1]===255||c[0]===255&&c[1]===254;return new o.Mx(m||c[0]===239&&c[1]===187&&c[2]===191?p(f):c)}function S(f){return f>=32&&
f<127||f===9||f===10||f===13||f>=161&&f<=255&&f!==173?f:Q.get(f)}const p=f=>d(`\uFEFF${f}`),d=f=>Buffer.from(f,"utf16le").swap16()}),45599:((mt,at,x)=>{x.d(at,{
Bi:()=>a,Eo:()=>b,Mx:()=>o,Px:()=>y,SX:()=>i,UU:()=>v,Z6:()=>V,Zm:()=>C,cy:()=>L,hi:()=>l,i9:()=>N,jd:()=>B,oS:()=>Q,rV:()=>H});class i{text;constructor(S){this.
text=S}}class o{bytes;constructor(S){this.bytes=S}}class Q{number;generation;constructor(S,p=0){this.number=S,this.generation=p}}class H extends Q{part;constructor(S,p){
super(p,0),this.part=S}}class a extends Map{}class V{dict;data;sealed;constructor(S,p,d){this.dict=S,this.data=p,this.sealed=d}}const C=E=>E instanceof a,N=E=>E instanceof
Q,L=E=>Array.isArray(E),b=(E,S)=>E instanceof i&&E.text===S;function B(E){const S=new a;for(const[p,d]of Object.entries(E))d!==void 0&&S.set(p,d);return S}const v=E=>new i(
E),y=E=>new o(Uint8Array.from(Buffer.from(E,"latin1")));function l(E){const S=E.get("Type");return b(S,"Sig")||b(S,"DocTimeStamp")||E.has("ByteRange")}})};
