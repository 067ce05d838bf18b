"use strict";exports.id=1519,exports.ids=[1519],exports.modules={60623:((gt,it,v)=>{v.d(it,{Kc:()=>U,M_:()=>b,UD:()=>j});var r=v(11544),o=v(58552),q=v(27059),Z=v(43749),c=v(
78157),W=v(49692),C=v(81272);const U=a=>(0,r.$)(a,{level:4,mem:3}),b=a=>(0,r.$)(a,{level:0}),P=1<<26;function j(a,x,p,O){const l=x.codec?.inflateNow(a,Math.min(
x.stream,x.remaining,P));if(l)return x.remaining-=l.length,l;if(x.remaining<=0)throw(0,C.q)(x,0);const S=(0,c.j8)(a,0,Math.min(a.length,4)),B=(a[S]&15)===8&&(a[S]<<
8|a[S+1])%31===0,H=x.scratch??new q.f,N=new W.S3(a,B?S+2:0,H),V=new C.g(x,O);g(V,N,a.length,H),(!B||N.progress!=="ended")&&(p.found=!0);const _=V.finish();if(_.
length===0&&N.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return p.mismatch===!1&&!p.found&&(p.mismatch=(0,Z.V)(a,N.consumed,E(_))),_}const T=8,
A=4*W.jf;function g(a,x,p,O){let l=O.atLeast(p*T);for(let S=0;;){const B=x.inflate(l,S,l.length-W.yO);if(B>S&&a.push(l.slice(S,B)),x.progress!=="more")return;if(a.
watch?.(a.size),S=B,B<l.length-W.yO)continue;const H=l.subarray(Math.max(0,B-W.jf),B);l=O.atLeast(Math.max(A,4*l.length)),l.set(H),S=H.length}}function E(a){const x=new Z.
T;return x.add(a),x.value}}),48249:((gt,it,v)=>{v.d(it,{Kc:()=>Z.Kc,M_:()=>Z.M_,TT:()=>A,tN:()=>g});var r=v(58552),o=v(78157),q=v(3405),Z=v(60623),c=v(19590),W=v(
93098),C=v(60269),U=v(11032),b=v(70097),P=v(94322);const j={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},T=new Set(
["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),A=x=>T.has(j[x]??x);function g(x,p,O,l,S={found:!1}){switch(j[x]??x){case"\
FlateDecode":return a({filter:"FlateDecode",data:p,parameters:O},l,S);case"LZWDecode":return a({filter:"LZWDecode",data:p,parameters:O},l,S);case"ASCII85Decode":
return E({filter:"ASCII85Decode",data:p,parameters:void 0},l,S,()=>(0,P.xm)((0,q.B)(p)));case"ASCIIHexDecode":return E({filter:"ASCIIHexDecode",data:p,parameters:void 0},
l,S,()=>(0,o.sk)(p,0,p.length));case"RunLengthDecode":return E({filter:"RunLengthDecode",data:p,parameters:void 0},l,S,()=>(0,P.xm)((0,b.A)(p,l)));case"Crypt":return p;default:
throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}function E(x,p,O,l){if(x.data.length<=W.I)return l();const S=p.large?.find(x,p,
O);return S||(p.large?.watch(x,p)?.(1/0),l())}function a(x,p,O){const l=p.large?.find(x,p,O);if(l)return l;const{filter:S,data:B,parameters:H}=x,N=p.large?.watch(
x,p),V=S==="FlateDecode"?(0,Z.UD)(B,p,O,N):(0,c.k)(B,(0,C.c)(H,"EarlyChange",1),p,O,N);return(0,U.T)(V,H)}}),23334:((gt,it,v)=>{v.d(it,{d:()=>q});const r=11,o=4294967295;
function*q(c){for(let W=0;W+r<=c.length;){const C=c[W+4]&63,U=W+Z(c,W),b=U>c.length?0:c.readUInt32BE(U-4),P=b===o?c.length:U+b;yield{type:C,start:U,end:P},W=P}}
function Z(c,W){const C=c.readUInt32BE(W),U=c[W+5]>>5,b=U===7&&W+9<=c.length,P=b?c.readUInt32BE(W+5)&536870911:U,j=b?4+Math.ceil((P+1)/8):1,T=C<=256?1:C<=65536?
2:4;return 5+j+P*T+(c[W+4]&64?4:1)+4}}),54619:((gt,it,v)=>{v.d(it,{HV:()=>o,UT:()=>Z,jC:()=>c,tL:()=>q,wg:()=>U});var r=v(73208);const o=0,q=1,Z=2,c=3,W=1e5,C=1e4;
class U{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new r.
J7;mended=new Set;constructor({limits:P,memory:j},T){this.sourceLength=T,this.memory=j,this.bound=Math.min(P.objects,Math.max(1e6,T));const A=T<W?64:1024;this.kind=
new Uint8Array(A),this.place=new Int32Array(A),this.detail=new Int32Array(A)}offer(P,j,T,A){P<this.kind.length&&this.kind[P]!==o||this.set(P,j,T,A)}askFor(P){const j=this.
kind[P]??o;P<=0||P>this.bound||(j===o||this.wronglyFree.has(P)?this.unlisted.add(P):j===c&&this.doubtful.add(P))}doubtFree(P){this.kind[P]===c&&this.unlisted.add(
P)}leadsTo(P){const j=this.kind[P]??o;return j===q||j===Z}set(P,j,T,A){if(P>this.bound){this.overflowed=!0;return}P>=this.kind.length&&this.grow(P+1),this.kind[P]=
j,this.place[P]=T,this.detail[P]=A,P>=this.size&&(this.size=P+1)}grow(P){const j=Math.min(Math.max(P,this.kind.length*2),this.bound+1),T=Math.max(this.kind.length,
this.sourceLength,C);j>T&&this.memory.takeNumbers(j-T);const[A,g,E]=[new Uint8Array(j),new Int32Array(j),new Int32Array(j)];A.set(this.kind),g.set(this.place),E.
set(this.detail),[this.kind,this.place,this.detail]=[A,g,E]}}}),91519:((gt,it,v)=>{v.d(it,{E:()=>Cn});var r=v(58552),o=v(78157),q=v(64580),Z=v(83287),c=v(45599);
const W=1<<24,C=200;class U{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(this.held);constructor(t){this.memory=t}recall(t,e){const n=this.held.
get(this.keys.get(t)??-1);if(!n||e&&!n.verified)return;const{dict:i}=t;return n.filter===i.get("Filter")&&n.parameters===i.get("DecodeParms")?n.part:void 0}keep(t,e,n){
const{data:i,dict:f}=t;if(!n.whole||n.data.length>W||n.data.buffer===i.buffer||(0,c.Eo)(f.get("Subtype"),"Image"))return;const h=this.keys.get(t);h!==void 0&&this.
held.delete(h);const F=this.next++;this.keys.set(t,F),this.held.set(F,{filter:f.get("Filter"),parameters:f.get("DecodeParms"),verified:e,part:n}),this.memory.hold(
n.data.length+C,this.holder,F)}}var b=v(52205),P=v(42973),j=v(93604),T=v(88500);function A(s,t){if(!(t instanceof c.Z6))return;const e=s.resolve(t.dict.get("N"));
if(typeof e!="number")return;const{large:n}=s.memory,i=(0,Z.US)(s,t,s.memory,!0);if(!i)return;const f=!i.whole&&!(0,Z.QJ)(s.encoded(t)),h=l(i,e,s.resolve(t.dict.
get("First")),f),{isMended:F,...$}=n?n.take(i.data,h,({numbers:nt})=>p*nt.length):g(h);return{...$,...f||F?{lost:Math.min(Math.max(0,e-$.numbers.length),s.table.
size)}:{}}}function g(s){for(;;){const{done:t,value:e}=s.next();if(t)return e}}const E=65536,a=3,x=10,p=24,O=5e4;function*l(s,t,e,n){const{data:i}=s,{numbers:f,
starts:h,isMended:F}=yield*N(s,t,e);n&&h.length>0&&new T.s().value(i,h.at(-1),Math.min(i.length,h.at(-1)+u))<0&&(f.pop(),h.pop());const $=yield*I(h,i.length);if(G(
h,$,i.length))throw(0,r.O$)("its objects overlap");yield*H(i,h,$);const Y=f.length>O?{sorted:yield*y(f,M)}:{};return{data:i,numbers:new Int32Array(f),starts:new Int32Array(
h),stops:$,ends:new Int32Array(h.length).fill(-1),namesStream:yield*S(i),isMended:F,...Y}}function*S(s){const[t,e]=[(0,o.bS)(s),"stream"];for(let n=0;n<s.length;n+=
B){if(t.subarray(n,n+B+e.length-1).includes(e))return!0;yield B}return!1}const B=1<<20;function*H(s,t,e){for(let n=0;n<e.length;n++)for(;e[n]-t[n]>E;){const i=e[n]-
E;let f=e[n];for(;f>i&&o.Kl[s[f-1]]===o.t6;)f--;if(yield e[n]-f+1,e[n]=f,f>i)break}}function*N({data:s,whole:t},e,n){const{length:i}=s,f=typeof n=="number"&&Number.
isInteger(n)&&n>=0;if(f&&n>i&&!t)return{numbers:[],starts:[],isMended:!1};const h=yield*V(s,Math.min(e,m),f&&n<=i?n:0),{numbers:F,offsets:$,after:Y}=h,nt=yield*L(
s,Y),tt=!f||n<Y||nt!==(yield*L(s,Math.min(n,i))),Q=tt?nt:n,et=$.findIndex(lt=>Q+lt>i);et>=0&&(F.length=$.length=et);const ct=F.length>0&&(tt||F.length>e);return{
numbers:F,starts:$.map(lt=>Q+lt),isMended:ct}}function*V(s,t,e){const[n,i]=[[],[]];let[f,h]=[0,0],F={count:0,after:0};for(;n.length<(f<e?m:t);){f-h>E&&(yield a*
(f-h),h=f);const $=_(s,f),Y=_(s,$.after);if($.value<0||$.value>2147483647||Y.value<0||n.length>=t&&Y.after>e)break;n.push($.value),i.push(Y.value),f=Y.after,f<=
e&&(F={count:n.length,after:f})}return n.length>=t?{numbers:n,offsets:i,after:f}:(n.length=i.length=F.count,{numbers:n,offsets:i,after:F.after})}function _(s,t){
const e=(0,o.AN)(s,t,Math.min(t+E,s.length));return(0,o.JI)(s,e,Math.min(e+E,s.length))}function*L(s,t){let e=t;for(let n=0;n<s.length;){n=Math.min(e+E,s.length);
const i=(0,o.AN)(s,e,n);if(i<n)return i;yield E,e=n}return s.length}const m=2**20,M=2**29,u=1<<22;function y(s,t){const e=new Float64Array(s.length);for(let n=0;n<
e.length;n++)e[n]=Math.min(s[n],t)*m+n;return(0,j.Fr)(e)}const k=4;function*I(s,t){const e=new Int32Array(s.length);if(s.every((h,F)=>F===0||s[F-1]<h)){for(let h=0;h<
s.length;h++)e[h]=s[h+1]??t;return e}const n=yield*y(s,1/0);let i=t,f=t;for(let h=n.length-1;h>=0;h--){const F=n[h]%m,$=s[F];$<f&&([i,f]=[f,$]),e[F]=i}return yield x*
e.length,e}function G(s,t,e){let n=0;for(let i=0;i<s.length;i++)n+=t[i]-s[i];return n>k*e}function J({data:s,starts:t,stops:e,ends:n,namesStream:i},f){if(n[f]>=
0)return n[f];const h=t[f];let F=Math.min(e[f],s.length);for(;F>h&&o.Kl[s[F-1]]===o.t6;)F--;if(F-h>u)throw ft();const $=i?new T.s().value(s,h,F):-1;return n[f]=
$>=0?$:F}function ot(s,t){const{numbers:e}=s;s.sorted??=g(y(e,M));const{sorted:n}=s;let[i,f]=[0,n.length];for(;i<f;){const F=i+f>>>1;n[F]<t*m?i=F+1:f=F}const h=i<
n.length?n[i]%m:-1;return e[h]===t?h:-1}const ft=()=>(0,P.F)("objectValues","An object of the document has too many values","Open the document in another PDF pr\
ogram and save it again");var st=v(54619),ut=v(45798),xt=v(85368),Dt=v(22480);const $t=20;class vt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:n,table:i}=t;this.counted=new Uint8Array(i.size),this.streams=
new xt.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){const e=new vt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:n}=this,{bytes:i,memory:f}=n,h=this.counted[t]===1,F=this.parser(t,e.bytes,e.start,e.end,h?1/0:f.values),{room:$}=F,Y=F.value(),
nt=$-F.room;h||(f.values-=nt),this.counted[t]=1;const tt=F.at-e.start;if(this.spend(tt),n.job.pace.add(nt+tt),!(Y instanceof c.Bi)||e.bytes!==i)return Y;const Q=(0,o.
AN)(i,F.at,i.length);if(!(0,o.w1)(i,Q,"stream"))return(0,o.rg)(i,Q)||n.table.doubtful.add(t),Y;const{start:et,end:ct,isSearched:lt}=this.streams.data(Q,this.lengthOf(
Y.get("Length")),Y.has("Filter"));lt&&n.table.doubtful.add(t);const dt=this.security&&!(0,c.Eo)(Y.get("Type"),"XRef"),mt=dt?et:(0,Dt.Ow)(i,et,ct),Mt=mt>et&&Ee(Y)?
mt:et;return new c.Z6(Y,i.subarray(Mt,ct),dt?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,i,f=this.document.memory.values){const{document:h,security:F}=this;
let $;if(F&&t!==this.encryptNumber&&h.table.kind[t]===st.tL){const Q=h.generation(t);$=et=>F.decryptString(et,t,Q)}const{nesting:Y,objectValues:nt}=h.job.limits,
tt=nt<f;return new ut.i(e,n,i,Y,$,tt?nt:f,tt?ft:ut.e)}lengthOf(t){if(t instanceof c.oS){const e=this.document.place(t.number),n=e&&new ut.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:i}=this;if(i.has(t)||n.table.kind[t]!==st.tL)return;i.add(t);const f={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},
h=A(n,this.read(t,f));if(i.delete(t),this.objectStreams.set(t,h),!!h)return h.lost!==void 0&&n.table.broken.set(t,h.lost),this.effort+=h.data.length*n.job.limits.
parsing,n.memory.hold(h.data.length+h.numbers.length*$t,this.holder,t),h}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}function Ee(s){
const t=s.get("Filter");return(0,c.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var Se=v(67382),ae=v(51271),Gt=v(83363),_t=v(45657);const Ft=100;class jt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new ae.L;constructor(t){this.document=t}async read(){const t=await(0,Gt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const i of Gt.i)e[i]!==void 0&&(n[i]=(0,q.F)(e[i]));return n}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new c.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new Se.B(this.document);for(const n of t){this.document.exists(
n)&&e.keep(n);const i=this.document.job.pace.step(1e3);i&&await i}}async keep(t){const{numbers:e,ancestry:n}=this,i=e.filter((f,h)=>t[h]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(i);return}this.numbers=i,this.ancestry=n.filter((f,h)=>t[h]),this.positions=void 0}async rebuild(t){
const{document:e}=this,n=Array.from(t),i=new Map,f=this.inherited.map(tt=>xe(e,tt,i)),{nodes:h,parents:F}=this.grow(n),$=h.map(({ref:tt})=>({Parent:tt}));for(let tt=0;tt<
n.length;tt++){const Q=n[tt],et=this.indexOf(Q),ct=F[tt];h[ct].kids.push(new c.oS(Q,e.generation(Q)));const lt=et<0?Ht:f[this.ancestry[et]];e.patch(Q,$[ct],lt);
const dt=e.job.pace.step(600);dt&&await dt}for(const{ref:tt,kids:Q,parent:et,count:ct}of h)e.put(tt,new c.Bi([["Type",new c.SX("Pages")],...et?[["Parent",et]]:[],
["Kids",Q],["Count",ct]]));const Y=h[h.length-1].ref,nt=e.catalog.get("Pages");(!(nt instanceof c.oS)||nt.number!==Y.number)&&e.editCatalog().set("Pages",Y),this.
numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new ae.L(!1)}grow(t){const{document:e}=this,n=t.length,
i=e.catalog.get("Pages"),f=Q=>this.indexOf(Q)>=0||t.includes(Q),h=i instanceof c.oS&&i.number>0&&!f(i.number)?i:void 0,F=[];let $=[];const Y=(Q,et)=>({ref:et&&h?
new c.oS(h.number,e.generation(h.number)):e.add(null),kids:[],parent:void 0,count:Q}),nt=Math.max(1,Math.ceil(n/Ft));for(let Q=0;Q<nt;Q++)$.push(Y(Math.min(Ft,n-
Q*Ft),nt===1));const tt=Array.from({length:n},(Q,et)=>Math.floor(et/Ft));for(;$.length>1;){(0,_t.RZ)(F,$);const Q=Math.ceil($.length/Ft),et=Array.from({length:Q},
()=>Y(0,Q===1));for(const[ct,lt]of $.entries()){const dt=et[Math.floor(ct/Ft)];lt.parent=dt.ref,dt.kids.push(lt.ref),dt.count+=lt.count}$=et}return(0,_t.RZ)(F,$),
{nodes:F,parents:tt}}}const Ht={};function xe(s,t,e){const{Resources:n}=t;if(!(n instanceof c.Bi))return{...t};const i=e.get(n)??s.add(n);return e.set(n,i),{...t,
Resources:i}}const Et=1,Ct=2,Tt=3;class Lt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Lt(0);for(const[
e,n]of this.edited)t.edited.set(e,(0,q.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(
t,Et)===Ct&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Ct),this.patched.set(t,e)}remove(t){const e=this.set(t,Tt);e===Et?this.edited.delete(
t):e===Ct&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const i=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));i.set(this.kind),this.kind=
i}const n=this.kind[t];return this.kind[t]=e,this.any=!0,n}}var Oe=v(64680),It=v(45079);const Xt={},Kt=4096,Jt=1<<21,Wt=`
endobj
`,ce=`>>${Wt}`,Yt=2147483647;class Ae{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Oe.k(256);scan=new T.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,i,f){
(i!==this.entries||f!==this.defaults)&&this.prepare(i,f);const{text:h,defaultTexts:F}=this,{open:$,close:Y}=n,nt=e<0,tt=nt?$-2:e;this.reserve(Y-tt+h.bytes.length+
this.defaultSize);const Q=this.used,et=this.noted,ct=this.keepOthers(t,tt,n);this.put(t,ct,Y);let lt=n.special||h.special;for(let dt=0;dt<F.length;dt++){const mt=F[dt],
Mt=n.find(t,mt.key);if(Mt>=0){const St=(0,o.AN)(t,n.at[Mt+2],Y);if(!(0,o.w1)(t,St,"null"))continue;this.used=Q,this.noted=et;return}lt||=mt.special,this.put(mt.
bytes,0,mt.bytes.length),this.note(mt.marks,0,mt.marks.length,Yt)}return this.put(h.bytes,0,h.bytes.length-(nt?Wt.length:0)),this.note(h.marks,0,h.marks.length,
Yt),{bytes:this.memory,start:Q+$-2-tt,end:nt?this.used:this.used-Wt.length,from:nt?-1:Q,to:nt?-1:this.used-1,references:lt?void 0:this.references,first:et,last:this.
noted}}keepOthers(t,e,{at:n,first:i,used:f,scan:h,marksFrom:F,marksTo:$}){const{keys:Y}=this,{marks:nt}=h;let tt=F,Q=e;for(let et=i;et<f;et+=4){const ct=n[et],lt=n[et+
1]-ct;for(let dt=0;dt<Y.length;dt++)if(!(Y[dt].length!==lt||!(0,o.w1)(t,ct,Y[dt])))for(tt=this.note(nt,tt,$,ct),this.put(t,Q,ct-1),Q=n[et+3];tt<$&&nt[tt+1]<Q;)tt+=
3}return this.note(nt,tt,$,Yt),Q}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).
filter(i=>!(i in t));this.defaultTexts=n.map(i=>{const f=this.textOf(e,[i]);return{...f,key:i,bytes:f.bytes.subarray(0,-ce.length)}}),this.defaultSize=this.defaultTexts.
reduce((i,{bytes:f})=>i+f.length,0)}textOf(t,e){const{draft:n,scan:i}=this;n.clear(),n.text("<<");for(const F of e){const $=t[F];$!==void 0&&((0,It.dZ)(n,F),n.byte(
o.Z4),(0,It.bD)(n,$,It.yT))}n.text(ce);const f=new Uint8Array(n.bytes);i.reset();const h=i.value(f,0,f.length)!==f.length-Wt.length;return{bytes:f.subarray(2),marks:i.
marks.slice(0,i.used),special:h||i.byteRange}}note(t,e,n,i){let f=e;for(;f<n&&t[f+1]<i;f+=3)this.refer(t[f]);return f}refer(t){if(this.noted===this.references.length){
const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,
t.byteOffset+e,n-e),this.used),this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(Kt,Math.min(this.memory.length*2,Jt),Math.min(
this.sourceLength>>4,Jt));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Me(s,t,e){for(const[n,i]of Object.entries(t))i===void 0?
s.delete(n):s.set(n,i);for(const[n,i]of Object.entries(e))i!==void 0&&!s.has(n)&&!(n in t)&&s.set(n,i)}var Bt=v(79725);const bt=6,Ot=new Int32Array(0),Qt=16;class At{index=Ot;records=Ot;count=0;at=Ot;used=0;scan=new T.
s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Bt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:i,scan:f}=this,h=this.
count*bt;i[h]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),i[h+1]=this.used+=n.used-n.first,i[h+2]=n.open,i[h+3]=n.close,i[h+4]=f.used,f.append(
n.scan.marks,n.marksFrom,n.marksTo),i[h+5]=f.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:i}=this,f=(n-1)*bt;return e.
at=this.at,e.scan=this.scan,e.first=i[f],e.used=i[f+1],e.open=i[f+2],e.close=i[f+3],e.marksFrom=i[f+4],e.marksTo=i[f+5],e.special=!1,!0}fork(){const t=new At;return this.
count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*bt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.
append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+1)*bt;e>this.records.length&&(this.records=(0,Bt.Z)(this.records,Math.max(e,Qt*bt)));
const n=this.used+t;n>this.at.length&&(this.at=(0,Bt.Z)(this.at,Math.max(n,Qt*4)))}}class kt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new At;entries=new Bt.
R;located=-1;patcher;decodedData;next;constructor(t,e,n,i=e.memory){this.bytes=t,this.job=e,this.memory=i,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new vt(this),this.changes=new Lt(this.next),this.pages=new jt(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,q.F)(this.trailer),i=new kt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return i.reader=this.reader.fork(i),i.next=this.next,i.changes=this.changes.fork(),i.kept=this.kept.fork(),i.walked=this.
walked,i.pages.copyFrom(this.pages),i}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof c.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof c.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===Tt)return null;
if(n===Et)return this.changes.edited.get(e);const i=this.values.get(e);if(i!==void 0)return i;const f=this.place(e),h=f?this.reader.read(e,f):null;return this.values.
set(e,h),h}resolve(t){for(let e=0;t instanceof c.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof c.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
c.Bi?e:e instanceof c.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new c.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===Et)return!0;if(e===Tt)return!1;const n=this.table.kind[t];return n===st.tL||n===st.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===Et||e===Ct}isEdited(t){return this.changes.
kind[t]===Et}patched(t){return this.changes.kind[t]===Ct?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===Et?this.changes.edited.
get(t):this.values.get(t);if(n!==void 0||e===Tt)return this.resolve(n)instanceof c.Z6;const i=this.place(t);if(i?.bytes!==this.bytes)return!1;const{bytes:f}=this,
h=fe(f,(0,o.AN)(f,i.start,i.end)),F=h>=0?h:this.locateHere(t,i)?this.entries.close+2:-1;return F<0?this.resolve(new c.oS(t))instanceof c.Z6:(0,o.w1)(f,(0,o.AN)(
f,F,i.end),"stream")?!(0,o.bS)(f.subarray(i.start,F)).includes("endobj")||this.resolve(new c.oS(t))instanceof c.Z6:!1}entry(t,e){const n=this.changes.kind[t],i=n===
Et?this.changes.edited.get(t):this.values.get(t);if(i!==void 0||n===Tt)return i instanceof c.Bi?i.get(e):void 0;const f=this.place(t);if(!f)return;const{entries:h}=this;
if(!this.locateHere(t,f))return this.dict(new c.oS(t))?.get(e);const F=h.find(f.bytes,e);return F<0?void 0:this.reader.parser(t,f.bytes,h.at[F+2],h.at[F+3]).value()}patch(t,e,n=Xt){
const i=this.place(t),f=this.security&&[...Object.values(e),...Object.values(n)].some(It.sd),h=i&&!f&&this.locateHere(t,i)?this.patchAt(t,i,e,n):void 0;if(!h){const F=this.
edit(t);F instanceof c.Bi&&Me(F,e,n);return}this.changes.patch(t,h),this.values.delete(t),this.located=-1}patchAt(t,e,n,i){return this.patcher??=new Ae(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,i)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:i},f){return this.recallEntries(t,f)||f.locate(e,n,i)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,b.x$)(this,t.dict)):n}decoded(t){const e={
found:!1,mismatch:!1},n=(0,Z.D4)(this,t,this.memory,e);return(0,Z.Eb)(this,t,e),n}async decodedAtEase(t,e={found:!1,mismatch:!1}){const i=await(0,Z.m_)(this,t,this.
memory,e)??(0,Z.D4)(this,t,this.memory,e);return(0,Z.Eb)(this,t,e),i}decodedPart(t,e=!1){const n=this.decodedData?.recall(t,e);if(n)return n;const i=(0,Z.US)(this,
t,this.memory,e);return i&&this.decodedData?.keep(t,e,i),i?.damage&&(0,Z.Eb)(this,t,i.damage),i}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const n={found:!1,mismatch:!1},f={data:await this.decodedAtEase(t,n),whole:!n.found&&!n.mismatch};return this.decodedData?.keep(t,!0,f),f}keepDecoded(){
this.decodedData??=new U(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===Et||e===Tt)){
if(e===Ct)return this.changes.patched.get(t);switch(this.table.kind[t]){case st.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case st.UT:{
const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let i=this.table.detail[t];n.numbers[i]!==t&&(i=ot(n,t));const f=n.starts[i];return f===void 0?
void 0:{bytes:n.data,start:f,end:J(n,i)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Tt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===st.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new At}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function fe(s,t){if(s[t]!==o.iH||s[t+1]!==o.iH)return-1;for(t+=2;t<s.length;t++){const e=s[t];if(e===o.vz)return s[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var ve=v(62328),De=v(73208),zt=v(41869),Te=v(33973),le=v(69289);const ke=50,qt=2e4,de=4096,[Pe,
ue]=[5e4,200],he=new Set(["Length","Filter","DecodeParms"]),ge=/\b(?:BT|Do|re|l|c)\s/;async function Re(s){const{table:t,job:e,bytes:n}=s,i=(0,o.bS)(n);if(i.indexOf(
"startxref")!==i.lastIndexOf("startxref")&&!(0,le.V)(s))return!1;const{live:f}=await(0,Te.Gy)(s);let h=0;for(let F=1;F<t.size&&h<ke;F++){if(t.kind[F]!==st.tL||f[F]===
1)continue;const $=s.isStream(F),Y=e.pace.step($?Pe:ue);if(Y&&await Y,!!$&&(h++,me(s,F)))return!0}return!1}function me(s,t){const e=s.get(t);if(!(e instanceof c.
Z6)||![...e.dict.keys()].every(F=>he.has(F)))return!1;const{dict:n,data:i,sealed:f}=e;if(f&&i.length>qt)return!1;const h=(0,Z.US)(s,new c.Z6(n,i.subarray(0,qt),
f),s.memory)?.data??new Uint8Array(0);return ge.test((0,o.bS)(h.subarray(0,de)).toString("latin1"))}const Fe=[["Outlines","bookmarks",["First"]],["AcroForm","fo\
rm",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","page labels",[]],["StructTreeRoot","ta\
gs",["K"]],["OCProperties","layers",["OCGs"]]];function te(s){const{catalogNumber:t}=s;return Fe.filter(([e,,n])=>{const i=s.entry(t,e);return Pt(s,i)?!0:i instanceof
c.oS?Vt(s,i)?n.some(f=>Pt(s,s.entry(i.number,f))):!0:i!=null&&!(0,c.Zm)(i)}).map(([,e])=>e)}function Pt({table:s},t){return!(t instanceof c.oS)||s.leadsTo(t.number)?
!1:(s.askFor(t.number),s.unlisted.has(t.number))}function Vt(s,t){const e=s.place(t.number);if(!e)return!s.table.leadsTo(t.number)||s.resolve(t)instanceof c.Bi;
const{bytes:n,start:i,end:f}=e,h=(0,o.AN)(n,i,f);return n[h]===o.iH&&n[h+1]===o.iH||(0,o.w1)(n,h,"null")?!0:s.resolve(t)instanceof c.Bi}const ee=1e3;async function ne(s,t){
const{found:e,loose:n}=await be(s);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,r.O$)("it has no pages");const i=t.claimed??Ce(s,n);await pe(s,t,
n);const f=e.every(h=>t.indexOf(h)>=0);if(f||await pe(s,t,e),t.count===0)throw(0,r.O$)("it has no pages");t.claimed=i,t.isOrderLost=n.length>1||!f,t.isAdopted=!0,
await t.rebuild(t.numbers)}function Ce(s,[t,...e]){const n=e.length>0?void 0:s.resolve(s.entry(t,"Count"));return typeof n=="number"?n:void 0}async function be(s){
const{table:t,job:e}=s,n=[],i=[],f=new Set;for(let Q=1;Q<t.size;Q++){if(t.kind[Q]!==st.tL&&t.kind[Q]!==st.UT)continue;const et=s.entry(Q,"Type");(0,c.Eo)(et,"Pa\
ge")&&n.push(Q);const ct=(0,c.Eo)(et,"Pages")?s.array(s.entry(Q,"Kids")):void 0,lt=ct!==void 0&&!f.has(ct);lt&&(f.add(ct),i.push({number:Q,kids:ct.flatMap(mt=>mt instanceof
c.oS?[mt.number]:[])}));const dt=e.pace.step(ee+(lt?ct.length*20:0));dt&&await dt}const h=Q=>t.kind[Q]===st.UT?t.place[t.place[Q]]:t.place[Q],F=(Q,et)=>h(Q)-h(et)||
t.detail[Q]-t.detail[et];n.sort(F);const $=new Set(n),Y=i.filter(({kids:Q})=>Q.some(et=>$.has(et))),nt=new Set(Y.flatMap(({kids:Q})=>Q)),tt=[...n,...Y.map(({number:Q})=>Q)].
filter(Q=>!nt.has(Q));return{found:n,loose:tt.sort(F)}}async function pe(s,t,e){const n=s.dict(s.catalog.get("Pages")),i=Gt.i.flatMap(F=>{const $=(0,c.Eo)(n?.get(
"Type"),"Pages")?n?.get(F):void 0;return $===void 0?[]:[[F,$]]}),f=s.add(new c.Bi([["Type",new c.SX("Pages")],["Kids",e.map(F=>new c.oS(F,s.generation(F)))],["C\
ount",e.length],...i])),h=s.edit(s.catalogNumber);if(!(h instanceof c.Bi))throw(0,r.O$)("it has no catalog");h.set("Pages",f),await t.read()}var _e=v(87598),Nt=v(
35586);const Le=new Set(["Root","Info","ID","Encrypt"]);async function se(s,t){const{limits:e,pace:n}=t,i=new st.wg(t,s.length),f=new c.Bi;let h=!1;const F=Y=>{
for(const[nt,tt]of Y)Le.has(nt)&&f.set(nt,tt)},$=new Nt.c0(s,n,Y=>{const nt=new ut.i(s,Y,Math.min(s.length,Y+65536),e.nesting),tt=nt.value();return(0,c.Zm)(tt)&&
F(tt),nt.at});for(let Y=0;;){const nt=await $.next(Y);if(!nt)break;const{number:tt,body:Q}=nt,et=$.object(nt),ct=tt<i.size&&i.kind[tt]===st.tL;if((!et.isCut||!ct)&&
i.set(tt,st.tL,nt.start,nt.generation),et.dictionaryEnd>=0&&(0,o.bS)(s.subarray(Q,et.dictionaryEnd)).includes("XRef")){const dt=new ut.i(s,Q,et.dictionaryEnd,e.
nesting,void 0,e.objectValues,ft).value();(0,c.Zm)(dt)&&(0,c.Eo)(dt.get("Type"),"XRef")&&(h=!0,dt.has("Root")&&F(dt))}const lt=n.step(et.at-Y+200);lt&&await lt,
Y=et.at}if(i.overflowed&&s.length>8*e.objects)throw(0,P.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program a\
nd save it again, which numbers objects without gaps");if(i.size===0)throw(0,r.O$)("no PDF objects were found in the file");return{table:i,trailer:f,streams:h,damaged:!0}}
var Ie=v(59277);function Be(s,t){if(s.length===0)throw Ne();if(s.length>t.inputBytes)throw Ue(s.length,t.inputBytes);const e=(0,o.bS)(s.subarray(0,1024)).indexOf(
"%PDF-");if(e<0&&(0,o.bS)(s).indexOf(" obj")<0)throw d(s);return e}function Ne(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[
{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function Ue(s,t){return(0,P.F)("inputBytes",`The document\
 has ${s} bytes; at most ${t} are allowed`,"Split it with another program first")}function d(s){const t=(0,Ie.y)(s);if(t===void 0)return(0,r.O$)("the file is no\
t a PDF document");const e=`is ${t}, not a PDF document`;return(0,r.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make \
a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const w=1e3;async function D(s){const{job:t,table:e}=s;let n;for(let i=1;i<e.size;i++){
if(e.kind[i]!==st.tL)continue;(n===void 0||e.place[i]>e.place[n.number])&&R(s,i)&&(n=new c.oS(i,s.generation(i)));const h=t.pace.step(w);h&&await h}return n&&(await X(
s)&&K(s,n)?void 0:n)}function R(s,t){const e=i=>s.resolve(s.entry(t,i));return!(s.entry(t,"Filter")instanceof c.SX)||typeof e("V")!="number"?!1:e("O")instanceof
c.Mx&&e("U")instanceof c.Mx||(0,c.cy)(e("Recipients"))||(0,c.Zm)(e("CF"))}const K=(s,{number:t})=>!(0,c.Eo)(s.resolve(s.entry(t,"StmF")),"Identity"),z=20;async function X(s){
const{job:t,table:e}=s;let[n,i]=[0,0];for(let f=1;f<e.size&&n<z;f++){if(e.kind[f]!==st.tL||!s.isStream(f))continue;const h=s.get(f);s.release(f);const F=t.pace.
step(w);if(F&&await F,!(h instanceof c.Z6)||(0,c.Eo)(h.dict.get("Type"),"XRef")||!(0,c.Eo)((0,b.c3)(s,h.dict.get("Filter"))[0],"FlateDecode"))continue;const[$=0,
Y=0]=h.data;n++,($&15)===8&&($<<8|Y)%31===0&&i++}return i*2>n}const rt=1e3,at=1024,ht=16;function pt(s){const t=(0,o.bS)(s),e=[];let n=t.indexOf("/ID");for(let i=0;n>=
0&&i<rt&&e.length<ht;i++){const f=Math.min(s.length,n+at),h=(0,o.j8)(s,n+3,f),F=s[h]===o.WL?new ut.i(s,h,f,at).value():null,$=(0,c.cy)(F)?F[0]:null;$ instanceof
c.Mx&&$.bytes.length>0&&e.push($.bytes),n=t.indexOf("/ID",n+3)}return e}async function wt(s){const{table:t}=s,{pace:e}=s.job,n=[];for(let f=1;f<t.size;f++){t.kind[f]===
st.tL&&(0,c.Eo)(s.entry(f,"Type"),"ObjStm")&&n.push({number:f,at:t.place[f]});const h=e.step(1e3);h&&await h}n.sort((f,h)=>f.at-h.at);const i=new Set(n.map(({number:f})=>f));
for(const{number:f,at:h}of n)await re(s,f,F=>!(t.kind[F]===st.tL&&t.place[F]>h)&&!i.has(F))}async function yt(s,t){const{table:e}=s;for(const n of t)(0,c.Eo)(s.
entry(n,"Type"),"ObjStm")&&await re(s,n,i=>(e.kind[i]??st.HV)===st.HV)}async function re(s,t,e){const{job:n,table:i}=s,f=s.objectStream(t),h=n.pace.step((f?.data.
length??0)+1e3);h&&await h;for(const[F,$]of f?.numbers.entries()??[])$>0&&e($)&&i.set($,st.UT,t,F)}async function rn(s){const t=s.get(s.catalogNumber);if(t instanceof
c.Bi&&t.has("Pages"))return;let e=-1;for(let i=s.table.size-1;i>0;i--){if(s.table.kind[i]===st.HV||s.table.kind[i]===st.jC)continue;const f=s.job.pace.step(1e3);
if(f&&await f,!(s.get(i)instanceof c.Bi))continue;const h=s.entry(i,"Type");if((0,c.Eo)(h,"Catalog"))return Ge(s,i);h===void 0&&e<0&&on(s,i)&&(e=i)}if(e>0)return Ge(
s,e);if((0,c.Eo)(s.entry(s.catalogNumber,"Type"),"Page")||!(s.get(s.catalogNumber)instanceof c.Bi)){const i=new c.Bi([["Type",new c.SX("Catalog")]]);s.trailer.set(
"Root",s.add(i))}}function Ge(s,t){s.trailer.set("Root",new c.oS(t,s.generation(t)))}function on(s,t){const e=s.entry(t,"Pages");return e instanceof c.oS&&s.array(
s.dict(e)?.get("Kids"))!==void 0}async function an(s,t,e,n){if(e.size===0||!await cn(s,t,n))return[];const i=await fn(s,n),f=[];for(let h=1;h<(i?.size??0);h++){
if(i.kind[h]!==st.tL||je(t,h))continue;const F=(0,o.ay)(s,i.place[h],s.length);F?.number===h&&f.push(F)}return f.some(h=>e.has(h.number)||ln(s,h))?f:[]}function je(s,t){
const e=s.kind[t]??st.HV;return e===st.jC?!s.unlisted.has(t)&&!s.wronglyFree.has(t):e!==st.HV}async function cn(s,t,{pace:e}){const n=(0,o.bS)(s);for(let i=0;;){
const f=n.indexOf("obj",i);if(f<0)return!1;const h=(0,Nt.BX)(s,f);if(h&&!je(t,h.number))return!0;const F=e.step(f-i+200);F&&await F,i=f+3}}async function fn(s,t){
try{return(await se(s,t)).table}catch(e){if(e instanceof r.zU&&e.code==="unreadable_document")return;throw e}}function ln(s,{body:t}){const e=s.subarray(0,Math.
min(s.length,t+dn)),n=new ut.i(e,t,e.length,8).value();return(0,c.Zm)(n)&&(0,c.Eo)(n.get("Type"),"ObjStm")}const dn=1024,Ke=1024;async function He(s,t,e){const{
table:n}=t,i=new Int32Array(n.size),f=[];let h=t.damaged;for(let F=0;F<n.size;F+=Ke){hn(s,n,i,F,Math.min(F+Ke,n.size),f)&&(h=!0);const $=e.pace.step(Ke*20);$&&await $}
f.length>0&&(h=!0,gn(s,n,i,f,(await se(s,e)).table));for(let F=0;F<n.size;F++)n.kind[F]===st.UT&&n.kind[n.place[F]]!==st.tL&&n.set(F,st.jC,0,0);return{...t,damaged:h,
bodies:i,isMended:f.length>0}}function un({table:s,trailer:t}){const e=t.get("Root");return e instanceof c.oS?s.kind[e.number]===st.tL||s.kind[e.number]===st.UT:
!1}function hn(s,t,e,n,i,f){let h=!1;for(let F=n;F<i;F++){if(t.kind[F]!==st.tL)continue;const $=(0,o.PZ)(s,t.place[F],F,t.detail[F]);if($>=0){e[F]=$,t.detail[F]===
65535&&(h=!0);continue}const Y=(0,o.ay)(s,t.place[F],s.length);Y?.number===F?(e[F]=Y.body,t.place[F]=Y.start,Y.generation!==t.detail[F]&&(h=!0),t.detail[F]=Y.generation,
s.subarray(Y.start,Y.body).includes(o.N5)&&(h=!0)):F>0?f.push(F):t.set(0,st.jC,0,0)}return h}function gn(s,t,e,n,i){for(const f of n){const F=f<i.size&&i.kind[f]===
st.tL?(0,o.ay)(s,i.place[f],s.length):void 0;F?.number===f?(t.set(f,st.tL,F.start,F.generation),e[f]=F.body):t.set(f,st.jC,0,0)}}var mn=v(48249),pn=v(3084),wn=v(
54771),Xe=v(39150);const yn=new Set(["Root","Encrypt","ID"]),En=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Sn(s,t){
const e=(0,o.bS)(s).lastIndexOf("startxref");if(e<0)return;const{value:n,after:i}=(0,o.JI)(s,(0,o.AN)(s,e+9,s.length),s.length);if(n<0||await(0,Nt.dZ)(s,i,t.pace))
return;const f=new On(s,t),{table:h}=f,F=new c.Bi;let $=!1,Y=!1;const nt=new Set;for(let tt=n;typeof tt=="number"&&!nt.has(tt);){nt.add(tt);const Q=tt>=0&&tt<s.
length?await f.section(tt):void 0;if(!Q||h.overflowed)return;$||=Q.stream,Y||=!Q.wellFormed;for(const[et,ct]of Q.trailer)(nt.size===1?!En.has(et):yn.has(et)&&!F.
has(et))&&F.set(et,ct);tt=Q.trailer.get("Prev")||void 0}return{table:h,trailer:F,streams:$,damaged:Y}}const ie=8192,xn=50,We=8;class On{bytes;job;table;spent=0;constructor(t,e){
this.bytes=t,this.job=e,this.table=new st.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(
t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:i}=this,f=e.length,h=[];for(;t=(0,o.AN)(e,t,f),!(0,o.w1)(e,t,"trailer");){const Q=(0,o.JI)(
e,t,f),et=(0,o.JI)(e,(0,o.AN)(e,Q.after,f),f);if(Q.value<0||et.value<0)return;const ct={at:(0,o.AN)(e,et.after,f),first:Q.value,row:0};for(let lt=0;ct.row===lt&&
lt<et.value;){if(lt=Math.min(lt+ie,et.value),!An(e,ct,lt,i,h))return;const dt=n.pace.step(ie*20);dt&&await dt}if(ct.row<et.value)return;t=ct.at}const F=n.limits.
objectValues/Dn,$=new ut.i(e,t+7,f,n.limits.nesting,void 0,F,ft),Y=$.value();this.spent+=$.at-t;const nt=n.pace.step(We*($.at-t));if(nt&&await nt,!(0,c.Zm)(Y)||
this.spent>f)return;const tt=Y.get("XRefStm");typeof tt=="number"&&tt>0&&tt<f&&await this.readStream(tt);for(const Q of h)i.offer(Q,st.jC,0,0);return{trailer:Y,
stream:!1,wellFormed:Number.isInteger(Y.get("Size"))&&(0,Xe.D)(e,t+7,f)}}async readStream(t){const{bytes:e,job:n,table:i}=this,f=(0,o.ay)(e,t,e.length);if(!f)return;
const h=await Tn(e,f.body,n);if(!h)return;this.spent+=h.parsed;const{trailer:F,rows:$}=h,Y=Qe(F.get("W")),[nt=0,tt=0,Q=0]=Y,et=nt+tt+Q;if(Y.length<3||et<1||Y.some(
St=>St<0||St>8)||this.spent>e.length)return;const ct=F.get("Size"),lt=Qe(F.get("Index")),dt=lt.length>=2;lt.length<2&&lt.splice(0,lt.length,0,typeof ct=="number"?
ct:Math.floor($.length/et));let mt=0;for(let St=0;St+1<lt.length&&mt+et<=$.length;St+=2){const Ut=n.pace.step(xn);Ut&&await Ut;for(let Rt=0;Rt<lt[St+1]&&mt+et<=
$.length;Rt++,mt+=et){const Zt=lt[St]+Rt;if(Zt<0)continue;const oe=nt===0?1:ze($,mt,nt),ye=ze($,mt+nt,tt),nn=ze($,mt+nt+tt,Q);if(oe===1&&ye>0?i.offer(Zt,st.tL,Math.
min(ye,e.length),Math.min(nn,65535)):oe===2?i.offer(Zt,st.UT,Math.min(ye,n.limits.objects),Math.min(nn,n.limits.objects)):oe<2&&i.offer(Zt,st.jC,0,0),Rt%ie===ie-
1){const sn=n.pace.step(ie*20);sn&&await sn}}}const Mt=n.pace.step(We*h.written);if(Mt&&await Mt,!(dt&&mt<Rn(lt)*et))return{trailer:F,stream:!0,wellFormed:(0,Xe.
D)(e,f.body,e.length)}}}function An(s,t,e,n,i){for(;t.row<e&&((t.row>0||t.first!==1)&&Mn(s,t,e,n,i),t.row!==e);){const f=vn(s,t,n,i);if(f!=="row")return f==="en\
d"}return!0}function Mn(s,t,e,n,i){const{length:f}=s;let{at:h,row:F}=t;for(;F<e&&h+20<=f;F++,h+=20){const $=s[h+17],Y=s[h+18],nt=s[h+19];if(s[h+10]!==o.Z4||s[h+
16]!==o.Z4||$!==o.yq&&$!==o.MV||Y!==o.Z4&&Y!==o.u7||nt!==o.kR&&nt!==o.u7||s[h]<o.l0||s[h]>o.ev||s[h+9]<o.l0||s[h+9]>o.ev)break;const tt=((((((s[h+2]*10+s[h+3])*
10+s[h+4])*10+s[h+5])*10+s[h+6])*10+s[h+7])*10+s[h+8])*10+s[h+9]-o.l0*11111111,Q=(s[h]*10+s[h+1]-o.l0*11)*1e8+tt;if($===o.MV||Q===0){i.push(t.first+F),Je(s,Q,t.
first+F,n);continue}const et=(((s[h+11]*10+s[h+12])*10+s[h+13])*10+s[h+14])*10+s[h+15]-o.l0*11111,ct=Q>0&&Q<f?Q:f;n.offer(t.first+F,st.tL,ct,Math.max(0,Math.min(
et,65535)))}t.at=h,t.row=F}function vn(s,t,e,n){const i=s.length,f=(0,o.AN)(s,t.at,i);t.at=f;const h=(0,o.JI)(s,f,i);if(h.value<0)return"end";let F=Ye(s,h.after);
const $=(0,o.JI)(s,F,i);if($.value<0)return"damaged";F=Ye(s,$.after);const Y=s[F];if(Y!==o.yq&&Y!==o.MV)return"damaged";const{row:nt}=t;nt===0&&t.first===1&&Y===
o.MV&&h.value===0&&$.value===65535&&(t.first=0);const tt=t.first+nt;return Y===o.yq&&h.value>0?e.offer(tt,st.tL,Math.min(h.value,i),Math.min($.value,65535)):(n.
push(tt),Je(s,h.value,tt,e)),t.at=(0,o.j8)(s,F+1,i),t.row=nt+1,"row"}function Je(s,t,e,n){t>0&&t<s.length&&(0,o.yp)(s[t])&&(0,o.ay)(s,t,s.length)?.number===e&&n.
wronglyFree.add(e)}function Ye(s,t){for(;s[t]===o.Z4||s[t]===o.d2;)t++;return t}const Dn=4;async function Tn(s,t,e){const{limits:n}=e,i=new ut.i(s,t,s.length,n.
nesting,void 0,n.objectValues,ft),f=i.value();if(!(0,c.Zm)(f))return;const h=f.get("Type");if(!(h instanceof c.SX)||h.text!=="XRef")return;const F=(0,o.AN)(s,i.
at,s.length);if(!(0,o.w1)(s,F,"stream"))return;const $=(0,Dt.ni)(s,F),Y=i.at-t,nt=f.get("Length"),tt=typeof nt=="number"?$+nt:-1,Q=tt>=$&&tt<=s.length&&(0,Dt.VF)(
s,tt)?tt:(0,o.bS)(s).indexOf("endstream",$);try{const et=s.subarray($,Q<0?s.length:Q);let ct=et;const lt=e.pace.step(We*Y);lt&&await lt;const dt={found:!1,mismatch:!1},
mt=Ve(f.get("Filter")),Mt=Ve(f.get("DecodeParms")??null);for(const[St,Ut]of mt.slice(0,n.filters).entries()){const Rt=Mt[St];Ut instanceof c.SX&&(ct=await Pn(Ut.
text,ct,(0,c.Zm)(Rt)?Rt:void 0,e,dt))}return dt.mismatch||dt.found&&!(0,Z.QJ)(et)?void 0:{trailer:f,rows:ct,written:Y,parsed:Y+et.length}}catch(et){if(et instanceof
r.zU&&et.code==="limit_exceeded"||et instanceof wn.Q)throw et;return}}const kn=4096;async function Pn(s,t,e,n,i){return(s==="FlateDecode"&&t.length>kn?await(0,pn.
V)(t,e,n.memory,n,i):void 0)??(0,mn.tN)(s,t,e,n.memory,i)}function Rn(s){let t=0;for(let e=1;e<s.length;e+=2)t+=Math.max(0,s[e]);return t}function ze(s,t,e){let n=0;
for(let i=0;i<e;i++)n=n*256+s[t+i];return n}const Ve=s=>s==null?[]:Array.isArray(s)?s:[s],Qe=s=>Ve(s).map(t=>typeof t=="number"?Math.trunc(t):-1);var qe=v(75162),
Fn=v(43767);async function Cn(s,t,e={}){const{limits:n,memory:i}=t,f=(0,o.gq)(s),h=Be(f,n);i.admit(f.length);const F=h>0?[f.subarray(h),f]:[f];for(const $ of F){
const Y=await Sn($,t);if(!Y?.trailer.has("Root"))continue;const nt=await He($,{...Y,damaged:Y.damaged||h<0},t);if(!un(nt))continue;const tt=new kt($,t,nt);if(tt.
suspect&&await en(tt),Bn(tt))continue;we(tt,e);const Q=await $e(tt);if(!Q&&tt.security?.locked!==!0)continue;if(!Q)return tt;const et=t.asked?.of(s);te(tt);const ct=new Set(
[...nt.table.unlisted,...et?.asked??[]]),lt=await Ln(tt,nt,ct,e),dt=lt??tt,{table:mt}=nt;await _n(dt,et?.broken??[]),t.asked?.watch(s,{asked:mt.unlisted,broken:mt.
broken,doubtful:mt.doubtful,damaged:mt.damagedKinds});const{count:Mt,claimed:St,blank:Ut,isAdopted:Rt,isWanting:Zt,bare:oe}=dt.pages;return nt.isMended||lt!==void 0||
Rt||mt.broken.size>0||mt.mended.size>0||Mt!==St||Ut.length>0||te(dt).length>0?await Ze(dt,!1,et?.damagedData):(Zt||oe.length>0||mt.doubtful.size>0||et?.isDoubtful||
et?.damagedData.length||bn(s))&&await Ze(dt,!0,et?.damagedData),dt}return In(f,t,e)}const bn=s=>(0,_e.e)(s)||(0,ve.n)(s);async function _n(s,t){const{job:e,table:n}=s;
for(const i of t){const f=e.pace.step(s.objectStream(i)?.data.length??0);f&&await f}s.suspect||=n.broken.size>0}async function Ln({bytes:s,job:t},e,n,i){const{table:f}=e,
h=await an(s,f,n,t);if(h.length===0)return;for(const{number:nt,start:tt,generation:Q}of h)f.set(nt,st.tL,tt,Q);const F=new Int32Array(f.size);F.set(e.bodies.subarray(
0,f.size));for(const{number:nt,body:tt}of h)F[nt]=tt;const $=new kt(s,t,{...e,damaged:!0,bodies:F});return we($,i),await yt($,h.map(({number:nt})=>nt)),$.tableChanged(),
[...n].some(nt=>je(f,nt))&&await $e($)?$:void 0}async function In(s,t,e){const n=new kt(s,t,await He(s,await se(s,t),t));return await en(n),we(n,e),await wt(n),
n.tableChanged(),await rn(n),we(n,e),!await $e(n)&&n.security?.locked!==!0&&await ne(n,n.pages),await Ze(n),n}async function Ze(s,t=!1,e=[]){const{job:n,pages:i}=s;
if(!n.onRepaired)return;const f=i.bare.length>0&&s.security?.locked!==!0&&await Re(s),h=await(0,zt.T)(s,i,{isContentLost:f}),F=s.security?.locked===!0?[]:te(s),
$=(0,zt.q)(h)?e.filter(nt=>!De.h5.has(nt)):e,Y=t&&e.length>0&&s.table.doubtful.size===0;(!t||(0,zt.q)(h)||$.length>0)&&n.onRepaired({...h,lostParts:F,damagedData:$,
isOfDataAlone:Y})}async function $e(s){return s.get(s.catalogNumber)instanceof c.Bi?(Un(s),await s.pages.read(),jn(s)&&await ne(s,s.pages),s.pages.count>0):!1}const Bn=s=>s.
trailer.has("Encrypt")&&!s.dict(s.trailer.get("Encrypt")),Nn=["Pages","Names","Dests","Outlines","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metada\
ta"];function Un(s){const t=s.get(s.catalogNumber);if(!(t instanceof c.Bi))return;tn(s,s.catalogNumber,t,Nn);const e=s.catalog.get("AcroForm");if(!(e instanceof
c.oS)||s.entry(e.number,"Fields")!==void 0)return;const n=s.get(e);n instanceof c.Bi&&tn(s,e.number,n,["Fields"])}function tn(s,t,e,n){const i=(0,Fn.r)(e,n);if(i){
s.put(t,i.dict),s.suspect=!0;for(const f of i.keys)s.table.mended.add(f)}}async function en(s){if(s.dict(s.trailer.get("Encrypt")))return;const t=await D(s);t&&
s.trailer.set("Encrypt",t)}function jn(s){const{catalog:t,pages:e}=s,n=t.get("Pages");return e.count===1&&n instanceof c.oS&&n.number===e.number(0)&&(0,c.Eo)(s.
entry(n.number,"Type"),"Pages")}function we(s,{password:t,evenIfLocked:e=!1}){const n=s.trailer.get("Encrypt");if(s.security||n===void 0)return;const i=s.resolve(
n);if(!(i instanceof c.Bi))throw(0,r.O$)("its encryption dictionary is missing");const f=(0,b.WW)(s,s.trailer.get("ID")??null,1);f!==null&&s.trailer.set("ID",f);
const h=Array.isArray(f)?f[0]:void 0,F=(0,b.WW)(s,i,8),$=h instanceof c.Mx?h.bytes:void 0,Y=()=>(0,qe.VH)(F,{known:$,possible:$?[]:pt(s.bytes)},t),nt=e?Kn(Y,()=>(0,qe.
vK)(F)):Y();s.unlock(nt,n instanceof c.oS?n.number:-1)}function Kn(s,t){try{return s()}catch(e){if(!(e instanceof r.zU&&["password_required","unsupported_encryp\
tion"].includes(e.code)))throw e;return t()}}}),62328:((gt,it,v)=>{v.d(it,{D:()=>_,n:()=>N});var r=v(58552),o=v(83287),q=v(52205),Z=v(78157),c=v(45599),W=v(23334);
function C(L,m){if(m.length===0)return!1;const M=(0,Z.bS)(m);return L==="DCTDecode"||L==="DCT"?T(M):L==="JPXDecode"?M.lastIndexOf(P)<M.length-j:L==="JBIG2Decode"&&
g(M)}const[U,b,P]=[Buffer.of(255,216),Buffer.of(255,218),Buffer.of(255,217)],j=16;function T(L){if(!L.subarray(0,64).includes(U))return!0;const m=L.lastIndexOf(
b),M=L.lastIndexOf(P);return m<0||M<m||A(L,m+b.length,M)}function A(L,m,M){for(let u=L.indexOf(255,m);u>=0&&u<M;u=L.indexOf(255,u+1)){const y=L[u+1];if(y>1&&y<192||
y>=240&&y<254)return!0}return!1}function g(L){for(const{end:m}of(0,W.d)(L))if(m>L.length)return!0;return!1}const E=1<<25,a=1<<23,x=1<<18,p=2e3,O=Buffer.alloc(512),
l=4096,[S,B]=[1<<23,1<<26],H=Buffer.alloc(16);function N(L){if(L.length>B)return!1;const m=L.length>S?l:O.length;for(let M=0;M+O.length<=L.length;M+=m)if(!(L[M]!==
0||L[M+256]!==0)&&O.equals(L.subarray(M,M+O.length)))return!0;return!1}const V=new Set(["DCTDecode","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]);class _{document;notes;known=new Map;memory;left=E;constructor(m,M){
this.document=m,this.notes=M,this.memory=m.memory.fork()}async has(m,M=!1){if(!(m instanceof c.oS))return!1;const{number:u}=m,y=this.known.get(u);if(y!==void 0)
return y;const{document:k}=this,I=k.resolve(m),G=I instanceof c.Z6?await this.look(I,M):void 0;G&&this.notes&&(0,o.Eb)(k,I,G);const J=G!==void 0&&(G.found||G.mismatch===
!0);this.known.set(u,J);const ot=k.job.pace.step(p);return ot&&await ot,J}async look(m,M){const{length:u}=m.data,y=(0,q.c3)(this.document,m.dict.get("Filter")).
map(ft=>ft instanceof c.SX?ft.text:"");if(u>a||u>this.left)return this.isCutShort(m)?{found:!0}:void 0;if(this.left-=u,y.some(ft=>V.has(ft)))return{found:this.isDamagedImage(
m,y)};const k=await this.decode(m,y);if(!k)return;const{damage:I}=k;if((I.found||I.mismatch===!0)&&!(0,o.QJ)(this.document.encoded(m)))return I;const J=(0,Z.bS)(
k.data);return{found:M&&J.includes(H)&&!J.includes("EI")||y.length===0&&this.isCutShort(m)}}async decode(m,M){const{document:u,memory:y}=this,k={found:!1,mismatch:!1};
try{const I=await(0,o.m_)(u,m,y,k);if(I)return{data:I,damage:k};const J=M.length>0&&m.data.length>x?void 0:(0,o.US)(u,m,y,!0);return J&&{data:J.data,damage:J.damage??
{found:!J.whole}}}catch(I){if(!(I instanceof r.zU)||I.code==="cancelled")throw I;if(I.code==="unreadable_document")return{data:new Uint8Array(0),damage:{found:!0}};
this.left=0;return}}isDamagedImage(m,[M=""]){if(this.isCutShort(m))return!0;const u=this.document.encoded(m);return(0,Z.bS)(u).includes(O)||C(M,u)}isCutShort({data:m,
dict:M}){const{document:u}=this,{bytes:y}=u,k=m.byteOffset-y.byteOffset+m.length;if(!(m.buffer===y.buffer&&k>=0&&k<=y.length)||u.lengthOf(M.get("Length"))===m.length)
return!1;const G=(0,Z.AN)(y,k,y.length);return!(0,Z.w1)(y,G,"endstr")&&!(0,Z.rg)(y,G)}}}),41869:((gt,it,v)=>{v.d(it,{T:()=>c,q:()=>W});var r=v(45599),o=v(62328);
const q=5e5,Z=2e3;async function c(E,a,{isContentLost:x=!1,notes:p=!1}){const O=new g(E,p),l={content:new P,fonts:new P,images:new P},S=new Set(x?a.bare:[]);for(let m=0;m<
a.count;m++){const M=a.number(m),u=S.has(M)?b:await O.ofContent(E.entry(M,"Contents")),y=await O.ofResources(a.attribute(m,"Resources"));l.content.add(m+1,Math.
max(u,y.forms)),l.fonts.add(m+1,y.fonts),l.images.add(m+1,y.images);const k=E.job.pace.step(Z);k&&await k}const B=a.blank.map(m=>a.indexOf(m)+1).filter(m=>m>0),
{broken:H}=E.table,N=[...H.values()].reduce((m,M)=>m+M,0),{count:V,claimed:_,isOrderLost:L}=a;return{count:V,claimed:_,lost:B,withoutContent:l.content.lost,withoutFonts:l.
fonts.lost,withoutImages:l.images.lost,damagedContent:l.content.damaged,damagedFonts:l.fonts.damaged,damagedImages:l.images.damaged,isOrderLost:L,brokenStreams:H.
size,lostObjects:N,mendedKeys:[...E.table.mended]}}const W=E=>[E.withoutContent,E.withoutFonts,E.withoutImages,E.damagedContent,E.damagedFonts,E.damagedImages].
some(a=>a.length>0),[C,U,b]=[0,1,2];class P{lost=[];damaged=[];add(a,x){x===b?this.lost.push(a):x===U&&this.damaged.push(a)}}const j=E=>(0,r.Eo)(E.get("Subtype"),
"Form")||E.has("PatternType"),T={fonts:C,images:C,forms:C},A={fonts:b,images:b,forms:C};class g{document;looks=0;known=new Map;fonts=new Map;streams;constructor(a,x){
this.document=a,this.streams=new o.D(a,x)}async ofContent(a){if(a==null)return C;let x=C;return await this.lookAt(this.document.array(a)??[a],async p=>{x=Math.max(
x,typeof p=="number"?b:await this.ofStream(p,!0))}),x}async ofResources(a,x=0){const{document:p}=this;if(this.isLost(a))return A;if(a instanceof r.oS)return this.
once(a.number,()=>this.ofResources(p.get(a),x+1));if(!(a instanceof r.Bi)||x>p.job.limits.formDepth)return T;let[O,l,S]=[this.stateOf(a.get("Font")),this.stateOf(
a.get("XObject")),C];return await this.lookAt(this.valuesOf(a.get("Font")),async B=>{O=Math.max(O,await this.ofFont(B))}),await this.lookAt(this.drawnIn(a),async B=>{
const H=B instanceof r.oS?p.resolve(B):null,N=H instanceof r.Z6&&j(H.dict),V=await this.ofStream(B,N);if(N?S=Math.max(S,V):l=Math.max(l,V),!(B instanceof r.oS)||
!(H instanceof r.Z6))return;const _=await this.once(B.number,()=>this.ofDrawn(H,N,x+1));O=Math.max(O,_.fonts),l=Math.max(l,_.images),S=Math.max(S,_.forms)}),{fonts:O,
images:l,forms:S}}*drawnIn(a){const{document:x}=this;yield*this.valuesOf(a.get("XObject"));for(const p of this.valuesOf(a.get("Pattern")))x.resolve(p)instanceof
r.Z6&&(yield p);for(const p of this.valuesOf(a.get("ExtGState"))){const O=x.dict(x.dict(p)?.get("SMask"))?.get("G");O!==void 0&&(yield O)}}async ofDrawn({dict:a},x,p){
if(x)return this.ofResources(a.get("Resources"),p);const O=a.get("SMask");return{...T,images:O instanceof r.oS?await this.ofStream(O):C}}valuesOf(a){return this.
document.dict(a)?.values()??[]}async lookAt(a,x){for(const p of a){if(++this.looks>q)return;await x(p);const O=this.document.job.pace.step(Z);O&&await O}}async once(a,x){
const p=this.known.get(a);if(p)return p;this.known.set(a,T);const O=await x();return this.known.set(a,O),O}async ofFont(a){if(!(a instanceof r.oS))return this.ofFontDictionary(
a);let x=this.fonts.get(a.number);return x===void 0&&this.fonts.set(a.number,x=await this.ofFontDictionary(a)),x}async ofFontDictionary(a){const{document:x}=this;
if(this.isLost(a))return b;const p=x.dict(a),O=x.array(p?.get("DescendantFonts"))?.slice(0,1)??[];if(O.some(B=>this.isLost(B)))return b;const l=(x.dict(O[0])??p)?.
get("FontDescriptor");if(this.isLost(l))return b;const S=["FontFile","FontFile2","FontFile3"].map(B=>x.dict(l)?.get(B));if(S.some(B=>this.isLost(B)))return b;for(const B of[
...S,p?.get("ToUnicode")])if(await this.streams.has(B))return U;return this.ofGlyphs(p?.get("CharProcs"))}async ofGlyphs(a){let x=C;return await this.lookAt(this.
valuesOf(a),async p=>{x===C&&await this.streams.has(p,!0)&&(x=U)}),x}async ofStream(a,x=!1){return a instanceof r.oS?this.document.resolve(a)instanceof r.Z6?await this.
streams.has(a,x)?U:C:b:C}stateOf(a){return this.isLost(a)?b:C}isLost(a){return a instanceof r.oS&&this.document.resolve(a)===null}}}),67382:((gt,it,v)=>{v.d(it,
{$:()=>Z,B:()=>c});var r=v(54619),o=v(78157),q=v(45599);function Z(W,C,U,b){if(!(0,o.yp)(C[U]))return!0;const{value:P}=(0,o.JI)(C,U,b);return W.table.kind[P]!==
r.tL?!0:W.bytes[(0,o.AN)(W.bytes,W.bodies[P],W.bytes.length)]!==o.iH}class c{document;arrays=new Map;constructor(C){this.document=C}keep(C){const{document:U}=this,
b=U.entry(C,"Contents");if(b===void 0||this.isStreamRef(b))return;const P=(0,q.i9)(b)?this.leftOfObject(b):this.leftOf(b);P!==b&&U.patch(C,{Contents:P})}leftOfObject(C){
const{arrays:U,document:b}=this;if(!U.has(C.number)){const P=b.array(C),j=P&&this.leftOf(P);U.set(C.number,j===void 0?void 0:j===P?C:b.add(j))}return U.get(C.number)}leftOf(C){
if(!Array.isArray(C))return;const U=C.filter(b=>this.isStreamRef(b));return U.length<C.length?U:C}isStreamRef(C){return(0,q.i9)(C)&&this.document.isStream(C.number)}}}),
51271:((gt,it,v)=>{v.d(it,{L:()=>o});var r=v(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(c=!0){this.sound=c}node(c,W){return c<0&&(this.
sound=!1),this.parents.push(W),this.numbers.push(c)-1}has(c){return(this.known??=new Set(this.numbers)).has(c)}page(c,W){(c<0||this.numbers[c]!==W)&&(this.sound=
!1),this.homes.push(c)}fork(){const c=new o(this.sound);return c.numbers=this.numbers,c.parents=this.parents,c.homes=this.homes,c}async drop(c,W,C){if(!this.sound)
return!1;const{numbers:U,parents:b,homes:P}=this,j=new Int32Array(U.length),T=new Uint8Array(U.length),A=new Set;for(let g=0;g<W.length;g++)C[g]?j[P[g]]++:(T[P[g]]=
1,A.add(W[g]));for(let g=U.length-1;g>0;g--){const E=b[g];j[E]+=j[g],T[g]&&j[g]===0&&A.add(U[g]),T[E]|=T[g]}for(let g=0;g<U.length;g++){if(!T[g]||j[g]===0)continue;
const E=c.edit(U[g]),a=E instanceof r.Bi?c.array(E.get("Kids"))??[]:[];E instanceof r.Bi&&E.set("Kids",a.filter(p=>!q(p,A))).set("Count",j[g]);const x=c.job.pace.
step(a.length*50);x&&await x}return this.homes=P.filter((g,E)=>C[E]),!0}}const q=(Z,c)=>(0,r.i9)(Z)&&c.has(Z.number)}),83363:((gt,it,v)=>{v.d(it,{i:()=>l,S:()=>S});
var r=v(98446),o=v(42973),q=v(79725),Z=v(43767),c=v(45599),W=v(78157),C=v(67382);function U(u,y,k){k.parent=-1,k.lists=k.isBare=!1;const I=u.place(y),{entries:G}=k;
if(I&&u.locate(y,I,G)&&G.find(I.bytes,"Kids")<0){if(G.used===G.first)return"none";const ft=G.find(I.bytes,"Type");if(ft>=0&&(0,W.wb)(I.bytes,G.at[ft+2],"/Page")){
if(I.bytes[(0,W.AN)(I.bytes,G.close+2,I.end)]===W.HY)return a(u,y);const ut=G.find(I.bytes,"Contents");if(g(I.bytes,G)&&E(u,y))return"unclear";k.isBare=ut<0||(0,W.
wb)(I.bytes,G.at[ut+2],"null"),ut>=0&&(k.lists=(0,C.$)(u,I.bytes,G.at[ut+2],G.at[ut+3]));const xt=G.find(I.bytes,"Parent");return xt>=0&&(k.parent=(0,W.JI)(I.bytes,
G.at[xt+2],G.at[xt+3]).value),"page"}const st=u.get(y);return st instanceof c.Bi&&T(u,st)?"unclear":"none"}const J=u.get(y);return!(J instanceof c.Bi)||J.size===
0?"none":(0,c.Eo)(J.get("Type"),"Page")&&!b(u,J)?"unclear":u.array(J.get("Kids"))?"node":T(u,J)?"unclear":"none"}function b(u,y){const k=u.array(y.get("Kids"));
return k!==void 0&&k.length>0&&!y.has("Contents")&&Number.isInteger(u.resolve(y.get("Count")))}const P=["MediaBox","Resources","Contents","Annots","CropBox","Ro\
tate","Parent"],j=["MediaBox","Resources"];function T(u,y){const k=u.resolve(y.get("Type"));if(!(k instanceof c.SX&&k.text!=="Pages"))return P.some(J=>y.has(J));
const G=y.get("Contents")instanceof c.oS||u.array(y.get("Contents"))!==void 0;return j.some(J=>y.has(J))||G&&y.get("Parent")instanceof c.oS&&!y.has("Subtype")}const A=[
"Contents","Resources","Annots","MediaBox"],g=(u,y)=>A.some(k=>y.find(u,k)<0&&y.findMisspelt(u,k)>=0);function E(u,y){const k=u.get(y),I=k instanceof c.Bi?(0,Z.
r)(k,A):void 0;if(!I)return!1;u.put(y,I.dict);for(const G of I.keys)u.table.mended.add(G);return!0}function a(u,y){const k=u.get(y);return k instanceof c.Z6?(u.
put(y,new c.Bi([...k.dict].filter(([I])=>!/^(Length|Filter|DecodeParms)$/.test(I)))),"unclear"):"page"}var x=v(51271);class p{document;left;sizes=new Map;constructor(y){
this.document=y,this.left=y.job.limits.nodes}make(y){const k=this.document.get(y),I=this.sizes.get(y)??O(k);if(this.sizes.set(y,I),this.left-=I,this.left<0)throw(0,o.
F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another P\
DF program and save it again");return this.document.add(k instanceof c.Bi?new c.Bi(k):k).number}}function O(u){const y=[u];let k=0;for(let I=y.pop();I!==void 0;I=
y.pop())if(k++,Array.isArray(I))for(const G of I)y.push(G);else if(I instanceof c.Bi)for(const G of I.values())y.push(G);return k}const l=["Resources","MediaBox",
"CropBox","Rotate"];async function S(u){return new B(u).read()}class B{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new x.
L;bare=[];look={parent:-1,lists:!1,isBare:!1,entries:new q.R};seen=new Set;copies;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(y){this.document=
y,this.copies=new p(y)}async read(){const{document:y,open:k}=this,{pace:I}=y.job,G=y.catalog.get("Pages")??null;for(k.push({kids:[G],next:0,from:0,home:-1,claimed:void 0,
before:0,lost:0});k.length>0;){const J=k[k.length-1];if(J.next===J.kids.length){k.pop(),k.length>0&&this.close(J);continue}const ot=J.kids[J.next++];J.next===J.
kids.length&&(J.kids=H,J.next=0);const ft=I.step(400);ft&&await ft,ot instanceof c.oS?this.visit(ot,J):this.visitNode(ot,-1,J)}return this.finish(G)}close({claimed:y,
before:k,lost:I}){const G=this.numbers.length-this.dropped-k;y!==G&&(this.irregular=!0,!(typeof y=="number"&&y>=G)&&(this.dropped+=this.lost.length-I,this.lost.
length=this.lostNumbers.length=I))}visit(y,k){const{document:I,seen:G,look:J}=this,{number:ot}=y,ft=G.has(ot);G.add(ot);const st=U(I,ot,J);if(y.generation!==I.generation(
ot)&&(this.irregular=!0),st==="page"||st==="unclear"){ft&&(this.irregular=!0);const ut=ft?this.copies.make(ot):ot;st==="unclear"?this.unclear.push(ut):this.keepEntries(
ot),(st==="unclear"||J.lists)&&this.listing.push(ut),J.isBare&&this.bare.push(ut),this.add(ut,k,J.parent);return}st==="none"&&!ft&&this.lose(k,ot),st==="none"||
ft?this.irregular=!0:this.visitNode(y,ot,k)}keepEntries(y){const{document:k,look:I}=this,{scan:G,marksFrom:J,marksTo:ot}=I.entries,{table:ft}=k;for(let st=J;st<
ot;st+=3){const ut=G.marks[st];ft.askFor(ut),this.isWanting||=!ft.leadsTo(ut)}k.keepEntries(y,I.entries)}visitNode(y,k,I){const{document:G,inherited:J}=this,ot=this.
mendNode(G.dict(y),k);if(!ot){this.irregular=!0,this.lose(I,k);return}const ft=G.array(ot.get("Kids"));if(!ft){k<0&&this.visitDirectPage(ot,I);return}const st=m(
ot);let ut=I.from;st&&(ut=J.push({...J[ut],...st})-1),(0,c.Eo)(G.resolve(ot.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:ft,next:0,from:ut,home:this.
nodes.node(k,I.home),claimed:G.resolve(ot.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),G.release(k)}mendNode(y,k){const I=y&&(0,Z.
r)(y,l);if(!I)return y;const{document:G}=this;k>=0&&G.put(k,I.dict);for(const J of I.keys)G.table.mended.add(J);return I.dict}visitDirectPage(y,{from:k}){if(!(0,c.
Eo)(y.get("Type"),"Page"))return;this.irregular=!0;const{number:I}=this.document.add(y);this.numbers.push(I),this.listing.push(I),this.ancestry.push(k)}add(y,{from:k,
home:I},G){this.numbers.push(y),this.ancestry.push(k),this.nodes.page(I,G);const{pages:J}=this.document.job.limits;if(this.numbers.length>J)throw M(J)}lose(y,k){
y.home<0||(this.lost.push(this.numbers.length),this.lostNumbers.push(k),this.add(N,y,-1))}finish(y){const{document:k,numbers:I,ancestry:G,inherited:J,lost:ot,unclear:ft,
listing:st,nodes:ut}=this;for(const vt of this.lostNumbers)k.table.doubtFree(vt);ot.length===I.length-this.dropped&&(ot.length=0);const xt=ot.map(vt=>I[vt]=k.add(
L(J[G[vt]])).number);V(I,G);const Dt=k.resolve(k.dict(y)?.get("Count")),$t=Dt!==I.length||y instanceof c.oS&&I[0]===y.number;return{numbers:I,ancestry:G,inherited:J,
irregular:this.irregular||$t,unclear:ft,listing:st,nodes:ut,claimed:typeof Dt=="number"?Dt:void 0,blank:xt,isWanting:this.isWanting,bare:this.bare}}}const H=[],
N=-1;function V(u,y){let k=u.indexOf(N);if(!(k<0)){for(let I=k;I<u.length;I++)u[I]!==N&&(u[k]=u[I],y[k++]=y[I]);u.length=y.length=k}}const _=[0,0,612,792];function L(u){
const y=new c.Bi([["Type",new c.SX("Page")]]);return u.MediaBox===void 0?y.set("MediaBox",[..._]):y}function m(u){let y;for(const k of l){const I=u.get(k);I!==void 0&&
((y??={})[k]=I)}return y}function M(u){const y=(0,r.y_)(u,"page");return(0,o.F)("pages",`The document has more than ${y}`,"Split it with another program first")}}),
33973:((gt,it,v)=>{v.d(it,{Gy:()=>g,Rf:()=>E,Ip:()=>a});var r=v(54619),o=v(87598),q=v(85368),Z=v(88500);class c{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new Z.
s;signed=new Set;constructor(M,u,y){this.detail=u,this.strings=y,this.scan.strings=y;const k=new Int32Array(u?8*M:M);this.done=new Uint8Array(u?M:0);const I=G=>k.
subarray(G*M,(G+1)*M);this.end=I(0),this.valueEnd=I(1),this.dataStart=I(2),this.dataEnd=I(3),this.lengthStart=I(4),this.lengthEnd=I(5),this.from=I(6),this.to=I(
7)}}var W=v(78157),C=v(79725),U=v(4e4),b=v(39150),P=v(45599);class j{scan=new Z.s;ranges=new Map}const T=2;class A{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(M,u,y){
this.walked=y,this.live=new Uint8Array(M),this.via=new Int32Array(u?M:0)}}async function g(m,{watched:M}={}){const{markings:u,referrers:y}=await E([m],{watched:M,
detail:!0}),{live:k,via:I}=u[0];return{live:k,via:I,referrers:y}}async function E(m,M={}){const u=new B(m,M);return await u.run(),u}function a(m,{repairs:M}){for(const{
part:u,number:y,value:k}of M)m[u].put(y,k)}const x=100,p=100,O=2e3,l=-2;function S(m){if(m instanceof P.Z6)return m.data.length+S(m.dict);if(Array.isArray(m))return 12*
m.length;if(!(m instanceof P.Bi))return x;let M=30*m.size;for(const u of m.values())Array.isArray(u)&&(M+=12*u.length);return M}class B{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new C.R;strings;alias;constructor(M,{detail:u=!1,strings:y=!1,watched:k,alias:I}){if(this.documents=M,this.strings=
y,this.alias=I,this.markings=M.map(G=>new A(G.size,k!==void 0,N(G,y||u,y))),!!k){this.watched=new Uint8Array(M[0].size);for(const G of k)this.watched[G]=1}}async run(){
const{documents:M,stack:u}=this,[y]=M;for(const[k,I]of[...y.trailer].reverse())k!=="Encrypt"&&this.followValue(0,I);for(;this.values.length>0||u.length>0;){const k=y.
job.pace.step(this.values.length>0?this.followParts():this.followNext());k&&await k}for(const{live:k,signed:I,walked:G}of this.markings)for(const J of G.signed)
k[J]===1&&I.add(J)}followNext(){const M=this.stack.pop(),u=M%this.documents.length;return this.follow(u,(M-u)/this.documents.length)}visit(M,u){this.alias&&({part:M,
number:u}=this.alias(M,u)??{part:M,number:u}),this.watched&&this.watched[u]===1&&this.referrers.add(this.current);const y=this.markings[M],{live:k}=y;if(u>0&&u<
k.length&&k[u]!==0)return;const I=this.documents[M];if(u<=0||u>=k.length||!I.exists(u))return I.missed(u);k[u]=1,this.watched&&(y.via[u]=this.current),this.stack.
push(u*this.documents.length+M)}follow(M,u){const y=this.documents[M],k=this.markings[M],{walked:I}=k;if(this.current=u,k.count++,y.isChanged(u))return this.followChanged(
y,k,M,u);if(I.done[u]===1)return this.followAgain(y,k,M,u);const{scan:G,detail:J}=I;J||(G.used=0);const ot=G.used,ft=y.table.kind[u]===r.tL?this.walk(y,I,u):this.
walkPlace(y,u,G);return ft<0||G.byteRange&&this.isSignature(I.signed,u)?this.forget(G,ot).followRepaired(y,M,u):(k.bytes+=ft,J&&(I.from[u]=ot,I.to[u]=G.used,I.valueEnd[u]=
this.extent.valueEnd,I.done[u]=1),this.followMarks(M,G,ot,G.used,G.lengthStart),p+ft)}followChanged(M,u,y,k){const I=M.patched(k);if(!I){const ut=M.edited.get(k);
return H(ut)||ut===null?this.followRepaired(M,y,k):(this.followValue(y,ut),u.bytes+=S(ut),p)}const{detail:G}=u.walked;if(I.references&&!G&&!M.suspect){for(let ut=I.
first;ut<I.last;ut++)this.visit(y,I.references[ut]);return u.bytes+=I.end-I.start,p}const{scan:J,ranges:ot}=V(u);G||(J.used=0);const ft=J.used,st=this.walkPlace(
M,k,J);return st<0||J.byteRange&&this.isSignature(u.signed,k)?this.forget(J,ft).followRepaired(M,y,k):(u.bytes+=st,G&&ot.set(k,{from:ft,to:J.used,valueEnd:this.
extent.valueEnd}),this.followMarks(y,J,ft,J.used,J.lengthStart),p+st)}followAgain(M,u,y,k){const{walked:I}=u;return u.bytes+=I.end[k]>0?I.end[k]-M.table.place[k]:
x,this.followMarks(y,I.scan,I.from[k],I.to[k],I.lengthStart[k]),p}isSignature(M,u){return M.add(u),this.strings}followMarks(M,{marks:u},y,k,I){const G=this.strings?
I:l;for(let J=y;J<k;J+=3)u[J]!==Z.A&&u[J+1]!==G&&this.visit(M,u[J])}forget(M,u){return M.used=u,this}followRepaired(M,u,y){const k=M.get(y),I=H(k)?M.resolve(k):
k;return I===null?(this.markings[u].live[y]=T,this.markings[u].count--):this.repair(u,y,I),p}repair(M,u,y){this.repairs.push({part:M,number:u,value:y}),this.followValue(
M,y)}followValue(M,u){this.part=M,this.values.push(u)}followParts(){const{part:M,values:u}=this;let y=0;for(;u.length>0&&y<O;y++){const k=u.pop();if(k instanceof
P.oS)this.visit(k instanceof P.rV?k.part:M,k.number);else if(Array.isArray(k))for(const I of k)u.push(I);else if(k instanceof P.Bi){k.has("ByteRange")&&this.markings[M].
signed.add(this.current);for(const I of k.values())u.push(I)}else if(k instanceof P.Z6)for(const[I,G]of k.dict)I!=="Length"&&u.push(G)}return y*p}walk(M,u,y){const{
extent:k}=this,{bytes:I}=M,{scan:G}=u,J=M.bodies[y];G.forgetLength();const{kept:ot}=this,ft=!this.strings&&M.recallEntries(y,ot);ft&&G.append(ot.scan.marks,ot.marksFrom,
ot.marksTo);const st=ft?ot.close+2:G.value(I,J,I.length);return st<0||I[st-1]===W.AV||!(0,q.x)(M,st,G,k)||M.suspect&&!(0,b.D)(I,J,st)||G.doubtful&&(0,U.oC)(I,J,
st)?-1:(k.dataStart<0?G.lengthStart=-1:!M.suspect&&!M.security&&(0,o.N)(M,y,k)&&M.table.doubtful.add(y),u.end[y]=k.end,u.detail&&(u.dataStart[y]=k.dataStart,u.dataEnd[y]=
k.dataEnd,u.lengthStart[y]=G.lengthStart,u.lengthEnd[y]=G.lengthEnd),k.end-M.table.place[y])}walkPlace(M,u,y){const k=M.place(u);if(!k)return-1;const{bytes:I,start:G,
end:J}=k;y.forgetLength();const ot=y.value(I,G,J);return y.lengthStart=-1,ot<0&&!L(I,G,J)||_(I,G,J)||ot>0&&I[ot-1]===W.AV||ot>=0&&(0,W.AN)(I,ot,J)<J||M.suspect&&
!(0,b.D)(I,G,J)||y.doubtful&&(0,U.oC)(I,G,J)?-1:(this.extent.valueEnd=ot<0?J:ot,J-G)}}const H=m=>m instanceof P.oS&&!(m instanceof P.rV);function N(m,M,u){const y=m.
walked;if(y?.strings===u)return y;const k=new c(m.size,M,u);return M&&(m.walked=k),k}function V(m){return m.patches||(m.patches=new j,m.patches.scan.strings=m.walked.
strings),m.patches}function _(m,M,u){const y=(0,W.AN)(m,M,u);return y>=u||m[y]===W.yq&&(0,W.wb)(m,y,"null")}function L(m,M,u){for(let y=M;y<u;y++)if("<([/%".includes(
String.fromCharCode(m[y])))return!1;return!0}}),83287:((gt,it,v)=>{v.d(it,{D4:()=>U,Eb:()=>a,QJ:()=>A,US:()=>P,m_:()=>b});var r=v(42973),o=v(52205),q=v(58552),Z=v(
48249),c=v(3084),W=v(78157),C=v(45599);function U(O,l,S,B){const H=O.job.limits.filters,N=(0,o.c3)(O,l.dict.get("Filter")??l.dict.get("F")),V=(0,o.c3)(O,l.dict.
get("DecodeParms")??l.dict.get("DP"));if(N.length>H)throw(0,r.F)("filters",`A stream of the document has ${N.length} filters; at most ${H} are allowed`,"Open it\
 in another PDF program and save it again");let _=O.encoded(l);const L=performance.now();try{for(const[m,M]of N.entries()){const u=O.dict(V[m]);M instanceof C.SX&&
(_=(0,Z.tN)(M.text,_,u&&(0,o.x$)(O,u),S,B))}}finally{O.job.pace.addSince(L)}return _}async function b(O,l,S,B){const[H,...N]=(0,o.c3)(O,l.dict.get("Filter")??l.
dict.get("F"));if(!(0,C.Eo)(H,"FlateDecode")||N.length>0)return;const[V]=(0,o.c3)(O,l.dict.get("DecodeParms")??l.dict.get("DP")),_=O.dict(V);return(0,c.V)(O.encoded(
l),_&&(0,o.x$)(O,_),S,O.job,B)}function P(O,l,S,B=!1){const H=(0,o.c3)(O,l.dict.get("Filter")??l.dict.get("F"));if(H.length<=O.job.limits.filters&&H.some(V=>V instanceof
C.SX&&!(0,Z.TT)(V.text)))return;const N={found:!1,mismatch:!1};try{return{data:U(O,l,S,N),whole:!N.found&&!(B&&N.mismatch===!0),damage:N}}catch(V){if(V instanceof
q.zU&&V.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1,damage:{found:!0}};throw V}}const j=[0,0,255,255],T=2;function A(O){if((0,W.j8)(O,0,
O.length)===O.length)return!0;for(let l=0;l<=T;l++){const S=O.length-l-j.length;if(j.every((B,H)=>O[S+H]===B))return!0}return!1}const g=new Set(["Type1C","CIDFo\
ntType0C","OpenType"]),E=4;function a(O,l,{found:S,mismatch:B}){const{damagedKinds:H}=O.table;l.data.buffer===O.bytes.buffer&&(!S&&B!==!0?H.addSound():A(O.encoded(
l))||(S?H.addCut(p(O,l)):x(O.encoded(l))||H.addContradicted(p(O,l))))}function x(O){const l=O.subarray(-E);return l.every(S=>S===l[0])}function p(O,{dict:l}){const S=O.
resolve(l.get("Subtype")),B=O.resolve(l.get("Type"));return(0,C.Eo)(B,"EmbeddedFile")?"an attachment":(0,C.Eo)(B,"Metadata")?"metadata":(0,C.Eo)(S,"Image")?"an \
image":l.has("Length1")||l.has("CMapName")||S instanceof C.SX&&g.has(S.text)?"a font":l.has("FunctionType")||l.has("ShadingType")?"a color function":l.has("N")&&
!(0,C.Eo)(B,"ObjStm")?"a color profile":"content"}}),87598:((gt,it,v)=>{v.d(it,{N:()=>C,e:()=>j});var r=v(78157),o=v(22480);const q=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
Z=1024,c=32,W=64;function C({bytes:T,bodies:A},g,E){const{valueEnd:a,dataStart:x,dataEnd:p}=E;if(p-x<8)return!1;if((0,o.CS)(T,x)&&(T[x+1]&c)===0)return p-x>=W&&
U(T,x,x+W);const O=T[x]===255&&T[x+1]===216,l=A[g];return O||a-l>Z?!1:q.test((0,r.bS)(T).toString("latin1",l,a))}function U(T,A,g){for(let E=A;E<g;E++)if(T[E]>=
128)return!1;return!0}const[b,P]=[8192,1<<26];function j(T){if(T.length<b||T.length>P)return!1;const A=(0,r.bS)(T);return(!A.includes(r.u7)||!A.includes(r.kR))&&
A.includes("/FlateDecode")}}),85368:((gt,it,v)=>{v.d(it,{u:()=>b,x:()=>C});var r=v(78157),o=v(58552),q=v(35586),Z=v(37628),c=v(45599),W=v(22480);function C(P,j,T,A){
const{bytes:g}=P,{length:E}=g;A.valueEnd=j;const a=(0,r.AN)(g,j,E);if((0,r.rg)(g,a))return A.dataStart=A.dataEnd=-1,A.end=a+6,!0;if(!(0,r.w1)(g,a,"stream"))return!1;
const x=T.lengthRef>=0?P.lengthOf(new c.oS(T.lengthRef)):T.length,p=a+(g[a+6]===r.u7?8:7),O=p+x;if(g[p-1]!==r.kR||x<0||O>E||!(0,W.VF)(g,O)||(0,W.Ow)(g,p,O)>p)return!1;
const l=(0,r.AN)(g,(0,r.AN)(g,O,E)+9,E);return A.dataStart=p,A.dataEnd=O,A.end=l+6,(0,r.rg)(g,l)}const U=16;class b{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(j){
this.bytes=j,this.left=U*j.length+1e6,this.objectEnds=new Z.k(j,"endobj"),this.streamEnds=new Z.k(j,"endstream")}data(j,T,A){const{bytes:g,ends:E}=this,a=(0,W.ni)(
g,j);if(T>=0&&a+T<=g.length&&(0,W.VF)(g,a+T))return{start:a,end:a+T,isSearched:!1};let x=E.get(a);if(x===void 0&&(x=this.damagedEnd(a,T,A),E.set(a,x),this.left-=
x-a,this.left<0))throw(0,o.O$)("its objects overlap");return{start:a,end:x,isSearched:!0}}damagedEnd(j,T,A){const{bytes:g}=this,E=j+T,a=this.objectEnds.next(j),
x=a<0?g.length:a;if(T>=0&&E<=x&&this.endsObject(E))return E;const p=this.streamEnds.next(j);let O=p<0||p>x?x:p;return A&&(O=(0,q.$z)(g,j,O)),O>j&&g[O-1]===r.kR&&
O--,O>j&&g[O-1]===r.u7&&O--,O}endsObject(j){const{bytes:T}=this,A=(0,r.AN)(T,j,T.length);return(0,r.w1)(T,A,"endstr")||(0,r.rg)(T,A)||(0,r.ay)(T,A,T.length)!==void 0}}}),
59277:((gt,it,v)=>{v.d(it,{y:()=>Z});var r=v(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],q=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function Z(C){const U=(0,r.bS)(C).toString("latin1",0,1024);if(U.startsWith("RIFF")&&U.startsWith("WEBP",8))return"\
a WebP image";if(U.startsWith("ftyp",4))return q.find(([P])=>P.test(U.slice(8,12)))?.[1];const b=o.find(([P])=>U.startsWith(P));return b?b[1]:W(U)??(c(C)?"text":
void 0)}function c(C){const U=(0,r.bS)(C.subarray(0,1024)).toString("utf8"),b=C.length>1024?U.replace(/\ufffd{1,3}$/,""):U;return b!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(b)}function W(C){const U=C.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(U.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(U))return"an HTML page";if(U.startsWith("<"))return U.includes("<svg")?"an SVG drawing":U.startsWith("<?xml")?"an XML file":void 0}}),35586:((gt,it,v)=>{v.
d(it,{$z:()=>b,BX:()=>O,c0:()=>U,dZ:()=>P});var r=v(78157),o=v(88500),q=v(37628),Z=v(22480);const c=512,W=1<<22,C=65536;class U{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(S,B,H=N=>N){this.bytes=S,this.pace=B,this.onTrailer=H,this.buffer=(0,r.bS)(S),
this.streams=new q.k(S,"stream",N=>x(S,N)),this.objectEnds=new q.k(S,"endobj"),this.streamEnds=new q.k(S,"endstream"),this.allowance=this.farAllowance=8*S.length+
1e6}async next(S){const{bytes:B}=this,H=B.length;for(;;){if(S=j(B,S),S>=H)return;const N=(0,r.yp)(B[S])?(0,r.ay)(B,S,H):void 0;if(N&&a(N.number)&&!p(B[N.body]))
return N;const V=A(B,S);if(V==="trailer"){const _=this.valueEnd(S+7,Math.min(H,S+C));if(_<0)return this.search(S);this.readTrailer(S+7),S=_}else if(V){S=g(B,S+V.
length);const _=(0,r.w1)(B,S,"obj")?O(B,S):void 0;if(_)return _}else return this.search(S)}}async search(S){const{bytes:B,buffer:H,pace:N}=this;let V;for(let L=S;!V;){
const m=H.indexOf("obj",L);if(m<0)break;V=O(B,m);const M=N.step(m-L+200);M&&await M,L=m+3}const _=H.subarray(0,V?.start??B.length);for(let L=_.indexOf("trailer",
S);L>=0;L=_.indexOf("trailer",L+7))this.readTrailer(L+7);return V}readTrailer(S){S>=this.trailersRead&&(this.trailersRead=Math.max(S,this.onTrailer(S)))}object({
body:S}){const{bytes:B,scan:H}=this,N=B.length,V=this.soundEnd(S);if(V<0)return this.malformed(S);const _=(0,r.AN)(B,V,N);return B[V-1]!==r.vz||!(0,r.w1)(B,_,"s\
tream")?{at:V,dictionaryEnd:-1,isCut:!1}:this.stream(_,H.length,V,S)}soundEnd(S){const{bytes:B}=this,H=B.length,N=(0,r.AN)(B,S,H);if((0,r.rg)(B,N))return N;const V=this.
objectEnds.next(N),_=this.valueEnd(N,V<0?H:V);if(_>=0&&E(B,_))return _;if(V<0||this.farAllowance<=0)return-1;const L=Math.min(H,N+W),m=this.walk(N,L);return m>=
0&&E(B,m)?m:(this.farAllowance-=L-N,-1)}valueEnd(S,B){const H=Math.min(B,S+Math.max(c,this.allowance)),N=this.walk(S,H);return N<0&&(this.allowance-=H-S),N}walk(S,B){
return this.scan.reset(),this.scan.value(this.bytes,S,B)}malformed(S){const{buffer:B}=this,H=this.streams.next(S),N=this.objectEnds.next(S),V={at:S,dictionaryEnd:-1,
isCut:N<0};if(H<0||N>=0&&N<H)return V;const _=B.toString("latin1",S,Math.min(H,S+4096));if(/\d[\s\0]+obj\b/.test(_))return V;const L=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(_);return this.stream(H,L?Number(L[1]):-1,H,S)}stream(S,B,H,N){const V=(0,Z.ni)(this.bytes,S);if(B>=0&&(0,Z.VF)(this.bytes,V+B))return{at:V+B,dictionaryEnd:H,
isCut:!1};const _=this.streamEnds.next(V),m=_>=0&&this.buffer.subarray(N,S).includes("/Filter")?b(this.bytes,V,_):_,M=_<0&&this.objectEnds.next(V)<0;return{at:m<
0?V:m,dictionaryEnd:H,isCut:M}}}function b(l,S,B){const H=(0,r.bS)(l.subarray(0,B));for(let N=H.indexOf("obj",S);N>=0;N=H.indexOf("obj",N+3)){const V=O(l,N),L=V!==
void 0&&V.start>S&&r.Kl[l[V.start-1]]===r.t6?(0,r.AN)(l,N+3,B):B;if(l[L]===r.iH&&l[L+1]===r.iH&&L+1<B)return V.start}return B}async function P(l,S,B){return j(l,
S)>=l.length?!1:await new U(l,B).next(S)!==void 0}function j(l,S){const B=l.length;for(;S<B;)if(r.Kl[l[S]]===r.t6)S++;else{if(l[S]!==r.IQ)break;(0,r.w1)(l,S,"%%\
EOF")?S+=5:S=(0,r.D)(l,S,B)}return S}const T=["endobj","endstream","xref","startxref","trailer"];function A(l,S){return T.find(B=>(0,r.w1)(l,S,B))}function g(l,S){
const{length:B}=l;for(;S<B;S++){const H=l[S];if(!((0,r.yp)(H)||H===r.Z4||H===r.kR||H===r.u7||H===r.yq||H===r.MV))break}return S}function E(l,S){const B=(0,r.AN)(
l,S,l.length);return B>=l.length||(0,r.rg)(l,B)||(0,r.w1)(l,B,"stream")?!0:(0,r.yp)(l[B])?(0,r.ay)(l,B,l.length)!==void 0:A(l,B)!==void 0}const a=l=>l>0&&l<=2147483647;
function x(l,S){let B=S+6;for(;l[B]===r.Z4;)B++;if(l[B]!==r.kR&&l[B]!==r.u7)return!1;let H=S-1;for(;H>0&&r.Kl[l[H]]===r.t6;)H--;return l[H]===r.vz&&l[H-1]===r.vz}
const p=(l=0)=>(l|32)>=97&&(l|32)<=122;function O(l,S){if(p(l[S+3]))return;let B=S-1;const H=()=>{const M=B;for(;B>=0&&(0,r.yp)(l[B]);)B--;return M-B>0&&M-B<=10?
(0,r.JI)(l,B+1,M+1).value:-1},N=()=>{const M=B;for(;B>=0&&r.Kl[l[B]]===r.t6;)B--;return B<M};N();const V=H(),_=V>=0&&l[B]===r.N5;_&&B--;const L=_?1:V;if(L<0||L>
65535||!N())return;const m=H();return a(m)?{number:m,generation:L,start:B+1,body:S+3}:void 0}}),37628:((gt,it,v)=>{v.d(it,{k:()=>o});var r=v(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(Z,c,W=()=>!0){
this.word=c,this.accepts=W,this.buffer=(0,r.bS)(Z),this.none=Z.length}next(Z){if(Z>=this.none)return-1;if(Z>=this.from&&Z<=this.found)return this.found;const c=Z<
this.from&&this.found>=0?this.from:this.none,W=this.buffer.subarray(0,c+this.word.length-1);let C=W.indexOf(this.word,Z);for(;C>=0&&!this.accepts(C);)C=W.indexOf(
this.word,C+1);return this.from=Z,C>=0?this.found=C:c===this.none&&(this.none=Z,this.found=-1),this.found}}}),69289:((gt,it,v)=>{v.d(it,{V:()=>Z});var r=v(78157),
o=v(45798),q=v(45599);function Z({bytes:c,job:W}){const C=(0,r.bS)(c).subarray(0,1024),U=C.indexOf(" obj");if(U<0||!C.includes("/Linearized"))return;const b=new o.
i(c,U+4,Math.min(c.length,U+2048),W.limits.nesting).value();return(0,q.Zm)(b)&&b.has("Linearized")&&b.get("L")===c.length?b:void 0}}),52205:((gt,it,v)=>{v.d(it,
{WW:()=>Z,c3:()=>o,x$:()=>q});var r=v(45599);function o(c,W){const C=c.resolve(W);return C===null?[]:(Array.isArray(C)?C:[C]).map(U=>c.resolve(U))}function q(c,W){
const C=new r.Bi;for(const[U,b]of W){const P=c.resolve(b);C.set(U,Array.isArray(P)?P.map(j=>c.resolve(j)):P)}return C}function Z(c,W,C,U={values:1e4}){if(U.values--<=
0)return null;const b=c.resolve(W);if(C===0)return b;if(Array.isArray(b))return b.map(j=>Z(c,j,C-1,U));if(!(b instanceof r.Bi))return b;const P=new r.Bi;for(const[
j,T]of b)P.set(j,Z(c,T,C-1,U));return P}}),22480:((gt,it,v)=>{v.d(it,{CS:()=>W,Ow:()=>c,VF:()=>q,ni:()=>o});var r=v(78157);function o(C,U){let b=U+6;for(;C[b]===
r.Z4&&(C[b+1]===r.kR||C[b+1]===r.u7||C[b+1]===r.Z4);)b++;return C[b]===r.u7&&b++,C[b]===r.kR&&b++,b}function q(C,U){for(let b=0;b<4&&r.Kl[C[U]??0]===r.t6&&U<C.length;b++)
U++;return(0,r.w1)(C,U,"endstream")}const Z=8;function c(C,U,b){let P=U;for(;P<U+4&&(C[P]===r.u7||C[P]===r.kR);)P++;return P===U||P+2>b?U:W(C,P)?P:U}const W=(C,U)=>(C[U]&
15)===Z&&(C[U]<<8|C[U+1])%31===0}),75162:((gt,it,v)=>{v.d(it,{CF:()=>Wt,s1:()=>At,cY:()=>Ct,zw:()=>ce,VH:()=>Te,Rd:()=>Tt,k0:()=>ve,u6:()=>Yt,vc:()=>De,vK:()=>se});
var r=v(77598),o=v(45599),q=v(34400);function Z(d){const w=new Uint8Array(256);for(let R=0;R<256;R++)w[R]=R;const{length:D}=d;for(let R=0,K=0,z=0;R<256;R++){const X=w[R];
K=K+X+d[z]&255,w[R]=w[K],w[K]=X,++z===D&&(z=0)}return w}function c(d,w){const D=d.slice(),{length:R}=w,K=new Uint8Array(R);for(let z=0,X=0,rt=0;z<R;z++){X=X+1&255;
const at=D[X];rt=rt+at&255;const ht=D[rt];D[X]=ht,D[rt]=at,K[z]=w[z]^D[at+ht&255]}return K}function W(d,w){return c(Z(d),w)}const C={length:d=>d,decrypt:d=>d,encryptInto:(d,w,D,R,K)=>R.
set(d,K)};function U(d){const w=p(d,[]),D=l((R,K)=>Z(w(R,K)));return{length:R=>R,decrypt:(R,K,z)=>c(D(K,z),R),encryptInto:(R,K,z,X,rt)=>X.set(c(D(K,z),R),rt)}}function b(d){
const w=p(d,[115,65,108,84]),D=O(()=>new g),R=l((z,X)=>D().engine(w(z,X))),K=l((z,X)=>x(w(z,X)));return{length:j,decrypt:(z,X,rt)=>a(K(X,rt),z),encryptInto:(z,X,rt,at,ht)=>{
D().seal(R(X,rt),z,at,ht)}}}function P(d){const w=O(()=>new g);let D,R;return{length:j,decrypt:K=>a(R??=x(d),K),encryptInto:(K,z,X,rt,at)=>{w().seal(D??=w().engine(
d),K,rt,at)}}}const j=d=>(d&-16)+32,T=64*1024,A=16*1024;class g{head=Buffer.alloc(T);pool=Buffer.alloc(A);taken=A;engine(w){const D=Buffer.alloc(16);return this.
nextVector(D),(0,r.createCipheriv)(w.length===16?"aes-128-cbc":"aes-256-cbc",w,D).setAutoPadding(!1)}seal(w,D,R,K){const{head:z}=this,{length:X}=D,rt=X&-16,at=Math.
min(rt,T-32),ht=X-rt;this.nextVector(z),z.set(at===X?D:D.subarray(0,at),16);let pt=16+at;if(at<rt){R.set(w.update(z.subarray(0,pt)),K),K+=pt,pt=0;for(let wt=at;wt<
rt;wt+=T){const yt=w.update(D.subarray(wt,Math.min(wt+T,rt)));R.set(yt,K),K+=yt.length}}ht>0&&z.set(D.subarray(rt),pt),z.fill(16-ht,pt+ht,pt+16),R.set(w.update(
z.subarray(0,pt+16)),K)}nextVector(w){this.taken===A&&((0,r.randomFillSync)(this.pool),this.taken=0),this.pool.copy(w,0,this.taken,this.taken+16),this.taken+=16}}
const E=new Uint8Array(0);function a(d,w){const D=w.length&-16;if(D<32)return E;const R=d.update(D===w.length?w:w.subarray(0,D)),K=R[D-1];let z=D;if(K>0&&K<=16){
do z--;while(z>D-K&&R[z-1]===K);z>D-K&&(z=D)}return R.subarray(16,z)}function x(d){return(0,r.createDecipheriv)(d.length===16?"aes-128-cbc":"aes-256-cbc",d,Buffer.
alloc(16)).setAutoPadding(!1)}function p(d,w){const{length:D}=d,R=new Uint8Array(D+5+w.length);R.set(d),R.set(w,D+5);const K=new q.V;return(z,X)=>(R[D]=z,R[D+1]=
z>>>8,R[D+2]=z>>>16,R[D+3]=X,R[D+4]=X>>>8,K.digest(R).subarray(0,Math.min(D+5,16)))}function O(d){let w;return()=>w??=d()}function l(d){let w=-1,D=-1,R;return(K,z)=>((R===
void 0||K!==w||z!==D)&&(R=d(K,z),w=K,D=z),R)}function S(d,w,D){const R=L(d,D),K=u(d,R);return k(K,w,d.revision===2?32:16)?R:void 0}function B(d,w){const D=m(d,w);
let R=d.owner.subarray(0,32);for(let K=d.revision===2?0:19;K>=0;K--)R=W(y(D,K),R);return R}function H(d,w,D,R){const K=m({revision:d,keyLength:w},D);let z=_(R);
for(let X=0;X<=(d===2?0:19);X++)z=W(y(K,X),z);return z}function N(d,w){const D=L(d,w),R=new Uint8Array(32);return R.set(u(d,D)),{user:R,fileKey:D}}const V=Uint8Array.
of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function _(d){const w=new Uint8Array(32),D=d.subarray(
0,32);return w.set(D),w.set(V.subarray(0,32-D.length),D.length),w}function L({revision:d,keyLength:w,owner:D,permissions:R,id0:K,encryptMetadata:z},X){const rt=Uint8Array.
of(R,R>>8,R>>16,R>>24),at=d>=4&&!z?[255,255,255,255]:[],ht=(0,q.F)(Buffer.concat([_(X),D.subarray(0,32),rt,K,Uint8Array.from(at)]));return M(ht,d,w)}function m({
revision:d,keyLength:w},D){return M((0,q.F)(_(D)),d,d===2?5:w)}function M(d,w,D){let R=d.subarray(0,D);if(w>=3)for(let K=0;K<50;K++)R=(0,q.F)(R).subarray(0,D);return R}
function u({revision:d,id0:w},D){if(d===2)return W(D,V);let R=(0,q.F)(Buffer.concat([V,w]));for(let K=0;K<20;K++)R=W(y(D,K),R);return R}function y(d,w){return w===
0?d:d.map(D=>D^w)}function k(d,w,D){return w.length>=D&&d.subarray(0,D).every((R,K)=>R===w[K])}function I(d,w,D){return st(d.user,d.wrappedByUser,w,D,new Uint8Array(
0))}function G(d,w,D){return st(d.owner,d.wrappedByOwner,w,D,d.user.subarray(0,48))}function J(d,w,D){const R=ut(d,w,new Uint8Array(0)),K=ut(d,D,R.entry);return{
user:R.entry,wrappedByUser:R.wrapped,owner:K.entry,wrappedByOwner:K.wrapped}}function ot(d,w,D){const R=Buffer.alloc(16,255);return R.writeInt32LE(w,0),R.write(
D?"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(4).copy(R,12),(0,r.createCipheriv)("aes-256-ecb",d,null).setAutoPadding(!1).update(R)}const ft=new Uint8Array(16);
function st(d,w,D,R,K){const z=xt(D,R,d.subarray(32,40),K);if(!Buffer.from(z).equals(d.subarray(0,32)))return;const X=xt(D,R,d.subarray(40,48),K);return(0,r.createDecipheriv)(
"aes-256-cbc",X,ft).setAutoPadding(!1).update(w.subarray(0,32))}function ut(d,w,D){const R=(0,r.randomBytes)(16),K=xt(6,w,R.subarray(0,8),D),z=xt(6,w,R.subarray(
8),D),X=(0,r.createCipheriv)("aes-256-cbc",z,ft).setAutoPadding(!1).update(d);return{entry:Buffer.concat([K,R]),wrapped:X}}function xt(d,w,D,R){let K=(0,r.createHash)(
"sha256").update(w).update(D).update(R).digest();if(d<6)return K;for(let z=0,X=0;z<64||X>z-32;z++){const rt=Buffer.concat([w,K,R]),at=Buffer.alloc(64*rt.length,
rt),ht=(0,r.createCipheriv)("aes-128-cbc",K.subarray(0,16),K.subarray(16,32)).setAutoPadding(!1).update(at);let pt=0;for(let wt=0;wt<16;wt++)pt+=ht[wt];K=(0,r.createHash)(
["sha256","sha384","sha512"][pt%3]).update(ht).digest(),X=ht[ht.length-1]}return K.subarray(0,32)}var Dt=v(77581),$t=v(34378);const vt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Ee=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Se=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ae=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Gt=/[\p{L}\p{Mc}\p{Nl}]/u;function _t(d){if(/^[\x20-\x7e]*$/.test(d))return d;const w=(0,$t.w)(d.replace(vt,"").replace(Ee," "),"NFKC");if(Se.test(w))return;const D=[
...w],R=D.map(z=>ae.test(z));return R.includes(!0)&&(D.some((z,X)=>!R[X]&&Gt.test(z))||!R[0]||!R.at(-1))?void 0:w}function Ft(d){const w=_t(d),D=[...w===void 0?
[]:[Buffer.from(w,"utf8")],Buffer.from(d,"utf8"),...[Lt(d),Oe(d)].filter(z=>z!==void 0)],K=[...D.filter(z=>z.length>jt).map(z=>z.subarray(0,jt)),...D];return K.
filter((z,X)=>K.findIndex(rt=>rt.equals(z))===X)}const jt=127;function Ht(d){return typeof d=="string"?Buffer.from(_t(d)??d,"utf8").subarray(0,jt):d}const xe=32;
function Et(d){return typeof d=="string"?Lt(d)??Buffer.from(d,"utf8"):d}function Ct(d,w,D){const R=D==="AES-256"?Ht:Et;return Buffer.compare(R(d),R(w))===0}function Tt(d,w){
const D=w==="AES-256",R=D?at=>_t(at)!==void 0:at=>!new RegExp("\\p{Cc}","u").test(at)&&Lt(at)!==void 0,K=[...d].findIndex(at=>!R(at));if(K>=0)return D?`must not\
 have the character at position ${K+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${K+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!R(d))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const z=D?Buffer.from(_t(d),"utf8"):Et(d);if(z.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[X,rt]=[
z.length,D?jt:xe];if(!(X<=rt))return D?`must be at most ${rt} bytes long in UTF-8, and has ${X}`:`must be at most ${rt} characters long with AES-128, and has ${X}\
: shorten it, or choose AES-256`}function Lt(d){return It(d,w=>Dt.SQ.get(w)??(w>=24&&w<32||w>=127&&w<161?-1:w))}function Oe(d){return It(d,w=>w)}function It(d,w){
const D=Array.from(d,R=>w(R.codePointAt(0)));return D.every(R=>R>=0&&R<256)?Buffer.from(D):void 0}function Xt(d,w){const{strings:D}=w,R=(z,X,rt,at)=>{if(z===C)return X;
const ht=Buffer.allocUnsafe(z.length(X.length));return z.encryptInto(X,rt,at,ht,0),ht},K=(z,X,rt,at,ht,pt)=>(z.encryptInto(X,rt,at,ht,pt),z.length(X.length));return{
...d,uniform:w.named===void 0||w.encryptMetadata&&w.embedded===w.streams,decryptString:(z,X,rt)=>D.decrypt(z,X,rt),encryptString:(z,X,rt)=>R(D,z,X,rt),decryptStream:(z,X,rt,at)=>Kt(
w,at).decrypt(z,X,rt),encryptStream:(z,X,rt,at)=>R(Kt(w,at),z,X,rt),encryptedStringLength:z=>D.length(z),encryptedStreamLength:(z,X)=>Kt(w,X).length(z),encryptStringInto:(z,X,rt,at,ht)=>K(
D,z,X,rt,at,ht),encryptStreamInto:(z,X,rt,at,ht,pt)=>K(Kt(w,at),z,X,rt,ht,pt)}}function Kt({streams:d,embedded:w,named:D,encryptMetadata:R},K){const z=K.get("Ty\
pe");if((0,o.Eo)(z,"XRef"))return C;if(D===void 0)return d;const X=Jt(K);return X!==void 0?D.get(X)??d:!R&&(0,o.Eo)(z,"Metadata")?C:(0,o.Eo)(z,"EmbeddedFile")?w:
d}function Jt(d){const w=d.get("Filter"),D=(0,o.cy)(w)?w.findIndex(X=>(0,o.Eo)(X,"Crypt")):(0,o.Eo)(w,"Crypt")?0:-1;if(D<0)return;const R=d.get("DecodeParms"),K=(0,o.
cy)(R)?R[D]:R,z=(0,o.Zm)(K)?K.get("Name"):void 0;return z instanceof o.SX?z.text:"Identity"}function Wt(d){if(Jt(d)===void 0)return!1;const w=d.get("Filter"),D=d.
get("DecodeParms"),R=(0,o.cy)(w)?w.findIndex(z=>(0,o.Eo)(z,"Crypt")):0,K=(0,o.cy)(w)?w.filter((z,X)=>X!==R):[];return K.length===0?(d.delete("Filter"),d.delete(
"DecodeParms"),!0):(d.set("Filter",K),(0,o.cy)(D)&&d.set("DecodeParms",D.filter((z,X)=>X!==R)),!0)}function ce(d){return d.algorithm==="AES-128"?Ae(d):Me(d)}const Yt=()=>(0,r.
randomBytes)(32);function Ae({userPassword:d,ownerPassword:w,permissions:D,id0:R}){const K=Et(d),z=H(4,16,Et(w),K),X=N({revision:4,keyLength:16,owner:z,permissions:D,
id0:R,encryptMetadata:!0},K),rt=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Bt("AESV2",16),O:new o.Mx(z),U:new o.Mx(X.user),P:D});return bt({dictionary:rt,
version:"1.6",numbered:!0,identifier:R},b(X.fileKey))}function Me({userPassword:d,ownerPassword:w,permissions:D}){const R=(0,r.randomBytes)(32),K=J(R,Ht(d),Ht(w)),
z=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Bt("AESV3",32),O:new o.Mx(K.owner),OE:new o.Mx(K.wrappedByOwner),U:new o.Mx(K.user),UE:new o.Mx(K.
wrappedByUser),P:D,Perms:new o.Mx(ot(R,D,!0))});return bt({dictionary:z,version:"1.7",extensionLevel:8,numbered:!1},P(R))}function Bt(d,w){const D=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(d),AuthEvent:(0,o.UU)("DocOpen"),Length:w});return{CF:(0,o.jd)({StdCF:D}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function bt(d,w){
return Xt(d,{strings:w,streams:w,embedded:w,named:new Map([["StdCF",w],["Identity",C]]),encryptMetadata:!0})}var Ot=v(58552);const Qt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},At=-4,kt=d=>1<<
Qt[d]-1,fe=Object.keys(Qt);function ve(d){let w=At;for(const D of fe)d[D]||(w&=~kt(D));return d.allow_print?w:w&~kt("allow_print_high_resolution")}function De(d){
return fe.filter(w=>(d&kt(w))===0)}const zt=4096;function Te(d,{known:w,possible:D=[]},R){const K=de(d),z=new Uint8Array(0);if(K.revision<5&&[w??z,...D].some(({
length:yt})=>yt>zt))throw _e();const X=[...w?[w]:[],...D,z],rt=ue(K,X,z),at=rt??(R?ee(Ft(R),yt=>ue(K,X,yt)):void 0);if(at===void 0)throw K.revision<5&&!w?pe():R?
be():Ce();const{fileKey:ht,access:pt}=at,wt=me(K,ht);return{...le(K,at,qt(K,ht),wt),access:pt,locked:!1,permissions:K.permissions,revision:K.revision,keyBits:8*
ht.length,opensWithoutPassword:rt!==void 0,algorithm:te(K.methods[wt.streams===C?"embedded":"streams"],ht),unrestricted:()=>ke(K,at)}}function le(d,{identifier:w},D,R){
const K={dictionary:D,...Fe(d),numbered:d.revision<=4,...w?{identifier:w}:{}};return Xt(K,R)}function ke(d,w){const D={...d,permissions:At};let{fileKey:R}=w;const K=qt(
D,R);if(w.legacy){const z=N({...w.legacy.scheme,permissions:At},w.legacy.userPassword);R=z.fileKey,K.set("U",new o.Mx(z.user))}else K.set("Perms",new o.Mx(ot(R,
At,d.encryptMetadata)));return le(D,w,K,me(D,R))}function qt({encrypt:d,revision:w,permissions:D},R){const K=new o.Bi(d);K.set("P",D);for(const[X,rt]of[["O",w<5?
32:48],["U",w<5?32:48],["OE",32],["UE",32]]){const at=d.get(X);at instanceof o.Mx&&at.bytes.length>rt&&K.set(X,new o.Mx(at.bytes.subarray(0,rt)))}const z=d.get(
"Length");return z!==void 0&&!(typeof z=="number"&&z%8===0&&z>=40&&z<=256)&&K.set("Length",8*R.length),K}function de(d){const w=d.get("Filter");if(!(0,o.Eo)(w,"\
Standard"))throw Nt(`the security handler ${w instanceof o.SX?ne(w):"without a name"}`);const D=Vt(d.get("V"),0),R=Vt(d.get("R"),0);if(!(D===5?R===5||R===6:[1,2,
4].includes(D)&&R>=2&&R<=4))throw Nt(`the standard security handler with V ${D} and R ${R}`);const z={encrypt:d,version:D,revision:R,permissions:Vt(d.get("P"),-4)|
0};if(D<4)return{...z,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const X=d.get("CF"),rt=new Map;for(const[pt,wt]of(0,o.
Zm)(X)?X:[]){const yt=(0,o.Zm)(wt)?Pe(wt,D):void 0;yt!==void 0&&rt.set(pt,yt)}rt.set("Identity","none");const at=(pt,wt)=>{const yt=d.get(pt),re=rt.get(yt instanceof
o.SX?yt.text:wt);if(re===void 0)throw Nt(`the crypt filter ${yt instanceof o.SX?ne(yt):wt}`);return re},ht=d.get("StmF");return{...z,encryptMetadata:d.get("Encr\
yptMetadata")!==!1,methods:{strings:at("StrF","Identity"),streams:at("StmF","Identity"),embedded:at("EFF",ht instanceof o.SX?ht.text:"Identity")},filters:rt}}function Pe(d,w){
const D=d.get("CFM");return w===5&&(0,o.Eo)(D,"AESV3")?"AESV3":w===4&&(0,o.Eo)(D,"AESV2")?"AESV2":w===4&&(0,o.Eo)(D,"V2")?"V2":D===void 0||(0,o.Eo)(D,"None")?"n\
one":void 0}function ue(d,w,D){const{encrypt:R,revision:K}=d;if(K>=5){const ht={owner:Pt(R,"O",48),user:Pt(R,"U",48),wrappedByOwner:Pt(R,"OE",32),wrappedByUser:Pt(
R,"UE",32)};return ge(I(ht,K,D),"user")??ge(G(ht,K,D),"owner")}const z=Pt(R,"O",1),X=Pt(R,"U",1),{permissions:rt,encryptMetadata:at}=d;return ee(w,ht=>ee(Re(d),
pt=>{const wt={revision:K,keyLength:pt,owner:z,permissions:rt,id0:ht,encryptMetadata:at};return he(wt,X,D,"user")??he(wt,X,B(wt,D),"owner")}))}function he(d,w,D,R){
const K=S(d,w,D);return K&&{fileKey:K,access:R,identifier:d.id0,legacy:{scheme:d,userPassword:D}}}function ge(d,w){return d&&{fileKey:d,access:w}}function Re({encrypt:d,
version:w}){if(w===4)return[16];const D=Vt(d.get("Length"),40),R=D%8===0&&D>=40&&D<=128?D/8:5;return[...new Set(w===1?[5,R,16]:[R,16,5])]}function me(d,w){const D={
none:C},R=rt=>rt==="V2"?D.V2??=U(w):rt==="AESV2"?D.AESV2??=b(w):rt==="AESV3"?D.AESV3??=P(w):C,{methods:K,filters:z,encryptMetadata:X}=d;return{strings:R(K.strings),
streams:R(K.streams),embedded:R(K.embedded),named:z&&new Map([...z].map(([rt,at])=>[rt,R(at)])),encryptMetadata:X}}function Fe({version:d,revision:w,methods:D}){
return w>=5?{version:"1.7",extensionLevel:w===5?3:8}:d===4?{version:Object.values(D).includes("AESV2")?"1.6":"1.5"}:{version:w===2?"1.1":"1.4"}}function te(d,w){
if(d!=="none")return d==="V2"?w.length===5?"RC4-40":"RC4-128":d==="AESV2"?"AES-128":"AES-256"}function Pt(d,w,D){const R=d.get(w);if(R instanceof o.Mx&&R.bytes.
length>=D)return R.bytes;throw(0,Ot.O$)(`its encryption dictionary has no usable /${w}.`)}function Vt(d,w){return typeof d=="number"?Math.trunc(d):w}function ee(d,w){
for(const D of d){const R=w(D);if(R!==void 0)return R}}function ne({text:d}){return/^[\w.+-]{1,40}$/.test(d)?d:"with an unusual name"}function Ce(){return(0,Ot.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function be(){return new Ot.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function pe(){const d="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Ot.hJ)("uns\
upported_encryption",d,{issues:[{field:"file",message:`The document ${d}.`}],advice:"Get the document again from where it came from"})}function _e(){const d=`is\
 encrypted and has an identifier (/ID) of more than ${zt} bytes`;return(0,Ot.hJ)("unsupported_encryption",d,{issues:[{field:"file",message:`The document ${d}; a\
t most that many are supported.`}],advice:"Open it in another PDF program and save it again"})}function Nt(d){return(0,Ot.hJ)("unsupported_encryption",`is prote\
cted by ${d}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${d}, which is not supported.`}],advice:"Only protection by\
 passwords can be opened, not by certificates or rights management"})}const Le={...C,decrypt:()=>new Uint8Array(0)};function se(d){const w=Ie(d),D=z=>z==="none"?
C:Le,R=[...w?.filters??[["Identity","none"]]],K={strings:D(w?.methods.strings),streams:D(w?.methods.streams),embedded:D(w?.methods.embedded),named:w&&!w.filters?
void 0:new Map(R.map(([z,X])=>[z,D(X)])),encryptMetadata:w?.encryptMetadata??!0};return{...Xt({dictionary:d,version:"1.1",numbered:!0},K),access:"user",locked:!0,
permissions:w?.permissions??At,revision:w?.revision,opensWithoutPassword:!1,unrestricted:void 0,...w?Be(w):Ne(d)}}function Ie(d){try{return de(d)}catch(w){if(w instanceof
Ot.zU&&w.code==="unsupported_encryption")return;throw w}}function Be({encrypt:d,version:w,methods:D}){const R=D.streams==="none"?D.embedded:D.streams;if(R==="no\
ne")return{algorithm:void 0,keyBits:void 0};if(R==="AESV3")return{algorithm:"AES-256",keyBits:256};if(w===4)return{algorithm:R==="AESV2"?"AES-128":"RC4-128",keyBits:128};
const K=w===1?40:Ue(d.get("Length"));return{algorithm:K===40?"RC4-40":"RC4-128",keyBits:K}}function Ne(d){const w=d.get("CF"),D=d.get("StmF"),R=(0,o.Zm)(w)&&D instanceof
o.SX?w.get(D.text):void 0,K=(0,o.Zm)(R)?R.get("CFM"):void 0;return(0,o.Eo)(K,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(K,"AESV2")?{algorithm:"AES-128",
keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Ue(d){return typeof d=="number"&&d%8===0&&d>=40&&d<=128?d:40}}),34400:((gt,it,v)=>{v.d(it,{F:()=>q,V:()=>Z});
const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(c,W)=>Math.floor(Math.abs(Math.sin(W+1))*2**32)|0),q=c=>new Z().digest(c);class Z{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(W){const{state:C,tail:U}=this;C[0]=1732584193,C[1]=4023233417,C[2]=2562383102,C[3]=271733878;const{length:b}=W,
P=b&-64;for(let g=0;g<P;g+=64)this.compress(W,g);const j=b-P,T=j<56?64:128;for(let g=0;g<j;g++)U[g]=W[P+g];U[j]=128,U.fill(0,j+1,T);for(let g=0,E=b<<3;g<4;g++)U[T-
8+g]=E>>>(g<<3);U[T-4]=b>>>29;for(let g=0;g<T;g+=64)this.compress(U,g);const A=new Uint8Array(16);for(let g=0;g<16;g++)A[g]=C[g>>2]>>>((g&3)<<3);return A}compress(W,C){
const{words:U,state:b}=this;for(let g=0,E=C;g<16;g++,E+=4)U[g]=W[E]|W[E+1]<<8|W[E+2]<<16|W[E+3]<<24;let P=b[0],j=b[1],T=b[2],A=b[3];for(let g=0;g<64;g++){const E=g>>
4;let a,x;E===0?(a=j&T|~j&A,x=g):E===1?(a=A&j|~A&T,x=5*g+1):E===2?(a=j^T^A,x=3*g+5):(a=T^(j|~A),x=7*g);const p=P+a+o[g]+U[x&15]|0,O=r[E<<2|g&3];P=A,A=T,T=j,j=j+
(p<<O|p>>>32-O)|0}b[0]=b[0]+P,b[1]=b[1]+j,b[2]=b[2]+T,b[3]=b[3]+A}}}),93604:((gt,it,v)=>{v.d(it,{BC:()=>b,Fr:()=>C,MJ:()=>P,p9:()=>q,qZ:()=>U});const r=1e3,o=3e5;
function*q(T,A){if(T.length<=r)return[...T].sort(A);let g=[];for(let E=0;E<T.length;E+=r){for(const a of T.slice(E,E+r).sort(A))g.push(a);yield o}for(let E=r;E<
g.length;E*=2){const a=[];for(let x=0;x<g.length;x+=2*E){const p=Math.min(x+E,g.length),O=Math.min(p+E,g.length);for(let l=x,S=p;l<p||S<O;){const B=S===O||l<p&&
A(g[l],g[S])<=0;a.push(B?g[l++]:g[S++]),a.length%r===0&&(yield o)}}g=a}return g}const Z=16384,c=50,W=4;function*C(T){const{length:A}=T;for(let a=0;a<A;a+=Z)T.subarray(
a,a+Z).sort(),A>Z&&(yield Z*c);let[g,E]=[T,A>Z?new Float64Array(A):T];for(let a=Z;a<A;a*=2){for(let x=0;x<A;x+=2*a){const p=Math.min(x+a,A),O=Math.min(p+a,A);for(let l=x,
S=p,B=x;B<O;){const H=S===O||l<p&&g[l]<=g[S];E[B++]=g[H?l++:S++],B%Z===0&&(yield Z*W)}}[g,E]=[E,g]}return g}async function U(T,A,g){const E=q(T,A);for(;;){const{
done:a,value:x}=E.next();if(a)return x;const p=g.step(x);p&&await p}}const b=(T,A)=>j(T,A,!1),P=(T,A)=>j(T,A,!0);function j(T,A,g){let[E,a]=[0,T.length];for(;E<
a;){const x=E+a>>1,p=T[x];p<A||g&&p===A?E=x+1:a=x}return E}}),64580:((gt,it,v)=>{v.d(it,{F:()=>o});var r=v(45599);function o(c,W=()=>{}){if(c instanceof r.Z6)return new r.
Z6(o(c.dict,W),c.data,c.sealed);const C=Z(c),U=[C];let b=1;for(let P=U.pop();P!==void 0;P=U.pop())if(Array.isArray(P)){b+=P.length;for(const[j,T]of P.entries())
P[j]=q(T,U)}else if((0,r.Zm)(P)){b+=P.size;for(const[j,T]of P)P.set(j,q(T,U))}return W(b),C}function q(c,W){const C=Z(c);return C!==c&&W.push(C),C}function Z(c){
return Array.isArray(c)?[...c]:(0,r.Zm)(c)?new r.Bi(c):c}}),79725:((gt,it,v)=>{v.d(it,{R:()=>W,Z:()=>C});var r=v(78157),o=v(4e4),q=v(88500);const Z=new Int32Array(
0),c=new q.s;class W{at=Z;first=0;used=0;open=-1;close=-1;special=!1;scan=c;marksFrom=0;marksTo=0;own;locate(b,P,j){const T=this.own??={at:new Int32Array(64),scan:new q.
s},{scan:A}=T;if(this.at=T.at,this.scan=A,this.first=this.used=this.marksFrom=this.marksTo=0,A.reset(),P=(0,r.AN)(b,P,j),b[P]!==r.iH||b[P+1]!==r.iH)return!1;this.
open=P+=2;const g=(0,o.XE)();for(;(P=(0,r.AN)(b,P,j))<j;){const E=b[P];if(E===r.vz)return this.close=P,this.marksTo=A.used,this.special=A.byteRange||A.doubtful,
b[P+1]===r.vz;if(E!==r.cL)return!1;const a=++P;for(;P<j&&r.Kl[b[P]]===r.N9;P++)if(b[P]===r.wn)return!1;const x=P;x-a===9&&b[a]===r.Ah&&(0,r.w1)(b,a,"ByteRange")&&
(A.byteRange=!0),(0,o.xg)(b,a-1,x,g)&&(A.doubtful=!0);const p=P=(0,r.AN)(b,P,j);if(b[P]===r.vz||(P=A.value(b,P,j),P<0))return!1;this.add(a,x,p,P)}return!1}add(b,P,j,T){
this.used+4>this.at.length&&(this.at=this.own.at=C(this.at,this.used+4));const{at:A,used:g}=this;A[g]=b,A[g+1]=P,A[g+2]=j,A[g+3]=T,this.used=g+4}find(b,P){const{
at:j,first:T}=this,A=P.length;for(let g=this.used-4;g>=T;g-=4){const E=j[g];if(j[g+1]-E!==A)continue;let a=0;for(;a<A&&b[E+a]===P.charCodeAt(a);)a++;if(a===A)return g}
return-1}findMisspelt(b,P){const{at:j,first:T}=this;for(let A=T;A<this.used;A+=4){const g=j[A];if(j[A+1]-g!==P.length)continue;let E=0;for(let a=0;a<P.length&&E<
2;a++)b[g+a]!==P.charCodeAt(a)&&E++;if(E===1)return A}return-1}}function C(U,b){const P=new Int32Array(Math.max(U.length*2,b));return P.set(U),P}}),43767:((gt,it,v)=>{
v.d(it,{r:()=>Z});var r=v(45599);const o=5;function q(c,W){if(c.length!==W.length||c.length<o)return!1;let C=0;for(let U=0;U<c.length;U++)c[U]!==W[U]&&C++;return C===
1}function Z(c,W){const C=new Set(W),U=W.filter(j=>!c.has(j)),b=new Map;for(const j of c.keys()){const T=C.has(j)?void 0:U.find(A=>q(j,A));T!==void 0&&b.set(j,T)}
return b.size===0?void 0:{dict:new r.Bi([...c].map(([j,T])=>[b.get(j)??j,T])),keys:[...b.values()]}}}),45798:((gt,it,v)=>{v.d(it,{e:()=>B,i:()=>S});var r=v(42973),
o=v(78157),q=v(82416),Z=v(45599);const c=Symbol("close array"),W=Symbol("close dictionary"),C=Symbol("end"),U=32,b=32,P=32,j=32,T=224,A=224,g=1e3,E=160,a=8,x=256,
p=8192,O=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,l=H=>H===o.Z4||H===o.kR||H===o.u7;class S{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(N,V,_,L,m,M=1/0,u=B){
this.bytes=N,this.at=V,this.end=_,this.nesting=L,this.openString=m,this.room=M,this.refusal=u}value(){const N=this.token(0);return typeof N=="symbol"?null:N}token(N){
const{bytes:V,end:_}=this;if(this.room-=U,this.room<0)throw this.refusal();const L=(0,o.AN)(V,this.at,_);if(this.at=L,L>=_)return C;const m=V[L];if(m>=o.l0&&m<=
o.ev)return this.numberOrReference();switch(m){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return V[L+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(N+1));case o.WL:return this.at++,this.array(N+1);case o.wt:return this.at++,c;case o.vz:return this.closed=L,V[L+
1]===o.vz?(this.at+=2,W):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(N){this.checkDepth(N),this.room-=
j;const V=[];for(;;){V.length===a&&V.every(L=>L instanceof Z.oS)&&this.references(V);const _=this.token(N);if(_===c||_===C)return V;if(_===W)return this.at=this.
closed,V;V.push(_)}}references(N){const{bytes:V,end:_}=this;for(let L=x;L<=p;L*=2){const m=(0,o.bS)(V).toString("latin1",this.at,Math.min(this.at+L,_)),M=O.exec(
m)?.[0]??"";if(M==="")return;const u=N.length;for(const y of M.split(" 0 R"))y!==""&&N.push(new Z.oS(Number(y),0));if(this.room-=(N.length-u)*(U+b),this.at+=M.length,
M.length<m.length>>1)return}for(;this.addReference(N);)if(this.room<0)throw this.refusal()}addReference(N){const{bytes:V}=this;let _=this.at;l(V[_])&&_++;const L=_;
let m=0;for(let u=V[_];u>=o.l0&&u<=o.ev;u=V[++_])m=10*m+u-o.l0;return _>L&&_-L<10&&_+4<this.end&&V[_]===o.Z4&&V[_+1]===o.l0&&V[_+2]===o.Z4&&V[_+3]===o.AV&&(l(V[_+
4])||V[_+4]===o.wt)?(N.push(new Z.oS(m,0)),this.room-=U+b,this.at=_+4,!0):!1}dictionary(N){this.checkDepth(N),this.room-=A;const V=new Z.Bi;let _,L=-1;for(;;){const m=this.
at,M=this.token(N);if(M===W||M===C)return L>=0&&(0,Z.hi)(V)&&this.keepSealed(V,L),V;if(M===c)continue;const u=M;if(_===void 0){u instanceof Z.SX&&(_=u.text);continue}
V.size>g&&(this.room-=E),u!==null?V.set(_,u):V.delete(_),this.openString&&_==="Contents"&&u instanceof Z.Mx&&(L=m),_=void 0}}keepSealed(N,V){N.set("Contents",new S(
this.bytes,V,this.end,1).value())}checkDepth(N){if(N>this.nesting)throw(0,r.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,
"Open it in another PDF program and save it again")}name(){const{bytes:N,end:V}=this,_=this.at+1;return this.room-=P,this.at=(0,o.Wd)(N,_,V),new Z.SX((0,q.MQ)(N,
_,this.at))}string(N){return this.room-=T,new Z.Mx(this.openString?this.openString(N):N)}literal(){const{bytes:N,end:V}=this,_=this.at+1;for(let L=_;L<V;L++){const m=N[L];
if(m===o.s1)return this.at=L+1,N.slice(_,L);if(m===o.Cx||m===o.r_||m===o.u7)break}return this.at=(0,o.t9)(N,this.at,V),(0,q.U1)(N,_,this.at)}hexadecimal(){const{
bytes:N,end:V}=this,_=this.at+1,L=(0,o.$k)(N,_,V);return this.at=L,(0,o.sk)(N,_,L)}numberOrReference(){const{bytes:N,end:V}=this;let _=this.at,L=0;for(;_<V&&N[_]>=
o.l0&&N[_]<=o.ev;)L=L*10+(N[_++]-o.l0);if(_<V&&o.Kl[N[_]]===o.N9)return this.number();this.at=_,_=(0,o.AN)(N,_,V);const m=N[_]===o.N5&&_+1<V&&N[_+1]>o.l0;m&&_++;
let M=0;const u=_;for(;_<V&&N[_]>=o.l0&&N[_]<=o.ev;)M=M*10+(N[_++]-o.l0);return _===u||(_=(0,o.AN)(N,_,V),_>=V||N[_]!==o.AV||_+1<V&&o.Kl[N[_+1]]===o.N9)?L:(this.
at=_+1,this.room-=b,L>2147483647?null:new Z.oS(L,m?1:Math.min(M,65535)))}number(){const{bytes:N,end:V,at:_}=this;return this.at=(0,o.Wd)(N,_,V),(0,q.kz)(N,_,this.
at)}word(){const{bytes:N,at:V,end:_}=this,L=N[V];return L===o.b9||L===o.N5||L===o.fX?this.number():(0,o.wb)(N,V,"true")||(0,o.wb)(N,V,"false")?(this.at=(0,o.Wd)(
N,V,_),L===o.yh):(0,o.w1)(N,V,"endobj")||(0,o.w1)(N,V,"endstream")?C:(this.at=Math.max((0,o.Wd)(N,V,_),V+1),null)}}const B=()=>(0,r.F)("values","The objects tha\
t must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),
4e4:((gt,it,v)=>{v.d(it,{C3:()=>C,XE:()=>U,oC:()=>P,xg:()=>b});var r=v(78157);const o=4<<20,q=1024,Z=1<<29,c=new Int32Array(q);let W=0;function C(){W<Z||(W=0,c.
fill(0))}const U=()=>W+1;function b(A,g,E,a){const x=E-g,p=E-1,l=x*157+A[p]*5+A[p-(x>1?1:0)]*61+A[g+(x>1?1:0)]*331+A[g+(x>>1)]*17&q-1,S=c[l];return c[l]=++W,S>=
a}function P(A,g,E){if(E-g>o)return!1;const a=[],x=new j;let p=0,O=!1;do{const l=(0,r.AN)(A,g,E);if(l>=E)return!1;const S=a.at(-1)??0,B=S>0&&!O&&A[l]===r.cL;if(g=
T(A,l,E),O=B,B){if(x.add(S,A,l+1,g))return!0}else A[l]===r.WL?a.push(0):A[l]===r.iH&&g===l+2&&A[l+1]===r.iH?a.push(++p):(A[l]===r.wt||A[l]===r.vz&&g===l+2)&&a.pop()}while(a.
length>0);return!1}class j{places=new Int32Array(128);count=0;add(g,E,a,x){let p=g,O=~g;for(let l=a;l<x;l++){let S=E[l];S===r.wn&&(0,r.Li)(E[l+1])>=0&&(0,r.Li)(
E[l+2])>=0&&l+2<x&&(S=(0,r.Li)(E[l+1])*16+(0,r.Li)(E[l+2]),l+=2),p=Math.imul(p^S,16777619),O=Math.imul(O+S,1540483477)^O>>>15}return this.count*4>this.places.length&&
this.grow(),this.put(p,O===0?1:O)}put(g,E){const{places:a}=this;let x=(g^g>>>15)*2&a.length-1;for(;a[x+1]!==0;x=x+2&a.length-1)if(a[x]===g&&a[x+1]===E)return!0;
return a[x]=g,a[x+1]=E,this.count++,!1}grow(){const g=this.places;this.places=new Int32Array(g.length*4),this.count=0;for(let E=0;E<g.length;E+=2)g[E+1]!==0&&this.
put(g[E],g[E+1])}}function T(A,g,E){const a=A[g],x=A[g+1]===a;return a===r.iH?x?g+2:(0,r.$k)(A,g,E):a===r.vz?x?g+2:g+1:a===r.Cx?(0,r.t9)(A,g,E):Math.max((0,r.Wd)(
A,a===r.cL?g+1:g,E),g+1)}}),88500:((gt,it,v)=>{v.d(it,{A:()=>q,s:()=>B});var r=v(78157),o=v(4e4);const q=-1,Z=2**63,c=-1,W=0,C=1,U=2,b=0,P=1,j=2,T=3,A=4,g=5,E=6,
a=7,x=8,p=new Uint8Array(256).fill(j);for(let _=0;_<256;_++)r.Kl[_]===r.t6&&(p[_]=b);for(let _=r.l0;_<=r.ev;_++)p[_]=P;for(const[_,L]of Object.entries({"/":T,"<":A,
">":g,"[":E,"]":a,"(":x,"%":b,")":b,"{":b,"}":b}))p[_.charCodeAt(0)]=L;const O=new Uint8Array(256);for(let _=0;_<256;_++)r.Kl[_]===r.N9&&_!==r.wn&&(O[_]=1);const l=new Int32Array(
0),S=96;class B{marks=l;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(L,m,M){const u=this.used+M-m;u>this.marks.length&&
this.grow(u),this.marks.set(L.subarray(m,M),this.used),this.used=u}open(L,m,M){return this.opened[L]=m,M}add(L,m,M){return this.used+3>this.marks.length&&this.grow(
this.used+3),this.marks[this.used]=L>2147483647?0:L,this.marks[this.used+1]=m,this.marks[this.used+2]=M,this.used+=3,M}grow(L){const m=new Int32Array(Math.max(this.
marks.length*2,L,S));m.set(this.marks),this.marks=m}value(L,m,M){let u=0,y=W;for(let k=m;m<M;k=m){const I=L[m++];switch(p[I]){case b:I===r.IQ&&(m=(0,r.D)(L,k,M));
continue;case P:{let G=I-r.l0;for(;p[L[m]]===P;)G=G*10+(L[m++]-r.l0);if(m<M&&r.Kl[L[m]]===r.N9){m=(0,r.Wd)(L,m,M);break}if(G>=Z)return-1;const J=H(L,m,M);y===U&&
this.setLength(G,k,m,J),J>m&&(m=this.add(G,k,J));break}case j:for(;m<M&&r.Kl[L[m]]===r.N9;)m++;if(I===r.HF&&V(L,k,m))return-1;break;case T:for(;m<M&&O[L[m]]===1;)
m++;if(m<M&&L[m]===r.wn&&(m=this.escapedName(L,m,M)),y=this.expectedAfter(L,k,m,y===W?u:0),u===0)return m;continue;case A:m=L[m]===r.iH?this.open(u++,(0,o.XE)(),
m+1):this.hexString(L,k,M);break;case g:if(L[m]!==r.vz)continue;if(!(this.opened[--u]>0)||++m>M)return-1;break;case E:m=this.open(u++,c,m);break;case a:if(this.
opened[--u]!==c)return-1;break;case x:m=this.literalString(L,k,M);break}if(u===0)return m>M?-1:m;y=W}return-1}setLength(L,m,M,u){const y=u>M;this.length=y?-1:L,
this.lengthRef=y?L:-1,this.lengthStart=m,this.lengthEnd=u}literalString(L,m,M){const u=(0,r.AZ)(L,m,M);return u<0?M+1:this.strings?this.add(q,m,u):u}hexString(L,m,M){
const u=(0,r.$k)(L,m,M);return this.strings?this.add(q,m,u):u}escapedName(L,m,M){return this.doubtful=!0,(0,r.Wd)(L,m,M)}expectedAfter(L,m,M,u){const y=M-m;return y===
10&&L[m+1]===r.Ah&&(0,r.w1)(L,m,"/ByteRange")&&(this.byteRange=!0),u===0||this.opened[u-1]===c?W:((0,o.xg)(L,m,M,this.opened[u-1])&&(this.doubtful=!0),u>1?C:y===
7&&L[m+1]===r.A4&&(0,r.w1)(L,m,"/Length")?U:C)}}function H(_,L,m){if(_[L]===r.Z4&&_[L+1]===r.l0&&_[L+3]===r.AV&&_[L+2]===r.Z4&&L+4<=m)return N(_,L+4,m)?L+4:L;let M=(0,r.
AN)(_,L,m);_[M]===r.N5&&_[M+1]>r.l0&&M++;let u=M,y=0;for(;u<m&&(0,r.yp)(_[u]);u++)y=y*10+(_[u]-r.l0);if(u===M||y>=Z)return L;const k=(0,r.AN)(_,u,m);return k<m&&
_[k]===r.AV&&N(_,k+1,m)?k+1:L}const N=(_,L,m)=>L>=m||r.Kl[_[L]]!==r.N9;function V(_,L,m){return m-L===6&&(0,r.w1)(_,L,"endo")||m-L===9&&(0,r.w1)(_,L,"ends")}}),
45079:((gt,it,v)=>{v.d(it,{ZV:()=>a,bD:()=>W,dZ:()=>j,pS:()=>T,sd:()=>x,yT:()=>c});var r=v(78157),o=v(45599);const q=8,Z=1024,c={number:0,generation:0};function W(p,O,l){
if(O===null)p.text("null");else if(typeof O=="number")p.text(a(O));else if(typeof O=="boolean")p.text(O?"true":"false");else if(O instanceof o.SX)j(p,O.text);else if(O instanceof
o.oS)p.text(P(O,l));else if(O instanceof o.Mx)T(p,O.bytes,l);else if(Array.isArray(O)){if(p.byte(r.WL),O.length>=q&&O.every(S=>S instanceof o.oS))C(p,O,l);else for(const[
S,B]of O.entries())S>0&&p.byte(r.Z4),W(p,B,l);p.byte(r.wt)}else O instanceof o.Bi?U(p,O,l):W(p,O.dict,l)}function C(p,O,l){for(let S=0;S<O.length;S+=Z){const B=O.
slice(S,S+Z).map(H=>P(H,l));p.text(S>0?` ${B.join(" ")}`:B.join(" "))}}function U(p,O,l){const S=l.security&&O.has("ByteRange")?{...l,security:void 0}:l;p.text(
"<<");for(const[B,H]of O)j(p,B),b(H)&&p.byte(r.Z4),W(p,H,B==="Contents"?S:l);p.text(">>")}const b=p=>p===null||typeof p=="number"||typeof p=="boolean"||p instanceof
o.oS;function P(p,{renumber:O,generationOf:l}){const S=O?O(p):p.number;return O&&S===0?"null":`${S} ${l?l(S):O?0:p.generation} R`}function j(p,O){p.byte(r.cL);for(let l=0;l<
O.length;l++){const S=O.charCodeAt(l)&255;S!==r.Cq&&(S>r.Z4&&S<=r.du&&S!==r.wn&&r.Kl[S]===r.N9?p.byte(S):p.text(`#${E(S)}`))}}function T(p,O,{security:l,number:S,
generation:B}){if(l){A(p,l.encryptString(O,S,B));return}let H=0;for(const N of O)(N<r.Z4||N>r.du)&&H++;if(H*3>O.length){A(p,O);return}p.byte(r.Cx);for(const N of O)
(N===r.Cx||N===r.s1||N===r.r_)&&p.byte(r.r_),N===r.u7?p.text("\\r"):p.byte(N);p.byte(r.s1)}function A(p,O){p.byte(r.iH),p.fill(2*O.length,(l,S)=>{let B=S;for(const H of O)
l[B++]=g.charCodeAt(H>>4),l[B++]=g.charCodeAt(H&15)}),p.byte(r.vz)}const g="0123456789abcdef",E=p=>g[p>>4]+g[p&15];function a(p){if(!Number.isFinite(p))return"0";
const O=Math.abs(p);if(Number.isInteger(p)&&O<1e15)return String(p);if(O>=2**63)return`${BigInt(p)}.0`;const l=String(p);return l.includes("e")?p.toFixed(12).replace(
/0+$/,"").replace(/\.$/,""):l}function x(p){const O=[p];for(;O.length>0;){const l=O.pop();if(l instanceof o.Mx)return!0;if(Array.isArray(l))for(const S of l)O.push(
S);else if(l instanceof o.Bi)for(const S of l.values())O.push(S);else l instanceof o.Z6&&O.push(l.dict)}return!1}}),39150:((gt,it,v)=>{v.d(it,{D:()=>W});var r=v(
78157);const o=15,q=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,Z=/^(true|false|null)$/,c=/#(?![0-9A-Fa-f]{2})|#00/;function W(T,A,g){const E=[],a=()=>{const p=E.
at(-1);p?.keys&&(p.value=!1)},x=(0,r.AN)(T,A,g);for(;;){if(A=(0,r.AN)(T,A,g),A>=g)return!1;const p=E.at(-1),O=T[A];if(O===r.vz||O===r.wt){if(!p||p.keys===void 0!=
(O===r.wt)||p.keys&&(p.value||++A>=g||T[A]!==r.vz))return!1;E.pop(),A++}else if(p?.keys&&!p.value){const l=(0,r.Wd)(T,A+1,g),S=j(T,A,l);if(O!==r.cL||c.test(S)||
p.keys.has(S))return!1;p.keys.add(S),p.value=!0,A=l;continue}else if(O===r.WL||O===r.iH&&T[A+1]===r.iH){E.push(O===r.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),
A+=O===r.WL?1:2;continue}else if(A=C(T,A,g),A<0)return!1;if(a(),E.length===0)return!(0,r.yp)(T[x])||T[A-1]!==r.AV}}function C(T,A,g){switch(T[A]){case r.cL:{const E=(0,r.
Wd)(T,A+1,g);return c.test(j(T,A,E))?-1:E}case r.Cx:return(0,r.AZ)(T,A,g);case r.iH:for(A++;A<g&&T[A]!==r.vz;A++)if(!P(T[A])&&r.Kl[T[A]]!==r.t6)return-1;return A<
g?A+1:-1;default:{const E=(0,r.Wd)(T,A,g);if(b(T,A,E))return U(T,A,E,g);const a=j(T,A,E);return Z.test(a)||q.test(a)?E:-1}}}function U(T,A,g,E){const a=(0,r.AN)(
T,g,E);if(!(0,r.yp)(T[a]))return g;const x=(0,r.JI)(T,a,E),p=(0,r.AN)(T,x.after,E);return p===x.after||T[p]!==r.AV||r.Kl[T[p+1]??r.Z4]===r.N9?g:(0,r.JI)(T,A,g).
value<=2147483647&&x.value<=65535?p+1:-1}function b(T,A,g){let E=A;for(;E<g&&(0,r.yp)(T[E]);)E++;return E===g&&E>A&&E<=A+o}const P=T=>T>=r.l0&&T<=r.ev||(T|32)>=
97&&(T|32)<=102;function j(T,A,g){return(0,r.bS)(T).toString("latin1",A,Math.min(g,A+200))}}),77581:((gt,it,v)=>{v.d(it,{SQ:()=>q,g7:()=>P,kt:()=>E,wx:()=>T});var r=v(
78157),o=v(45599);const q=new Map([...[728,711,710,729,733,731,730,732].map((a,x)=>[a,24+x]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,
8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((a,x)=>[a,128+x]),[8364,160]]),Z=/[\x18-\x1f\x80-\xa0]/g,c=new Map([...q].
map(([a,x])=>[x,a])),W=Array.from({length:256},(a,x)=>String.fromCharCode(c.get(x)??x)),C=32,U=200,b=new WeakMap;function P(a){if(a.bytes.length<U)return j(a.bytes);
let x=b.get(a);return x===void 0&&b.set(a,x=j(a.bytes)),x}function j(a){if(a[0]===254&&a[1]===255)return new TextDecoder("utf-16be").decode(a.subarray(2));if(a[0]===
255&&a[1]===254)return new TextDecoder("utf-16le").decode(a.subarray(2));if(a[0]===239&&a[1]===187&&a[2]===191)return new TextDecoder().decode(a.subarray(3));if(a.
length>C)return(0,r.bS)(a).toString("latin1").replace(Z,p=>W[p.charCodeAt(0)]);let x="";for(const p of a)x+=W[p];return x}function T(a){const x=new Uint8Array(a.
length);for(let O=0;O<a.length;O++){const l=A(a.charCodeAt(O));if(l===void 0)return new o.Mx(g(a));x[O]=l}const p=x[0]===254&&x[1]===255||x[0]===255&&x[1]===254;
return new o.Mx(p||x[0]===239&&x[1]===187&&x[2]===191?g(a):x)}function A(a){return a>=32&&a<127||a===9||a===10||a===13||a>=161&&a<=255&&a!==173?a:q.get(a)}const g=a=>E(
`\uFEFF${a}`),E=a=>Buffer.from(a,"utf16le").swap16()}),45599:((gt,it,v)=>{v.d(it,{Bi:()=>c,Eo:()=>P,Mx:()=>o,Px:()=>A,SX:()=>r,UU:()=>T,Z6:()=>W,Zm:()=>C,cy:()=>b,
hi:()=>g,i9:()=>U,jd:()=>j,oS:()=>q,rV:()=>Z});class r{text;constructor(a){this.text=a}}class o{bytes;constructor(a){this.bytes=a}}class q{number;generation;constructor(a,x=0){
this.number=a,this.generation=x}}class Z extends q{part;constructor(a,x){super(x,0),this.part=a}}class c extends Map{}class W{dict;data;sealed;constructor(a,x,p){
this.dict=a,this.data=x,this.sealed=p}}const C=E=>E instanceof c,U=E=>E instanceof q,b=E=>Array.isArray(E),P=(E,a)=>E instanceof r&&E.text===a;function j(E){const a=new c;
for(const[x,p]of Object.entries(E))p!==void 0&&a.set(x,p);return a}const T=E=>new r(E),A=E=>new o(Uint8Array.from(Buffer.from(E,"latin1")));function g(E){const a=E.
get("Type");return P(a,"Sig")||P(a,"DocTimeStamp")||E.has("ByteRange")}})};
