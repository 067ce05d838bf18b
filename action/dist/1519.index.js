"use strict";exports.id=1519,exports.ids=[1519],exports.modules={60623:((mt,ot,D)=>{D.d(ot,{Kc:()=>N,M_:()=>_,UD:()=>U});var i=D(11544),o=D(58552),tt=D(27059),$=D(43749),c=D(
78157),K=D(49692),C=D(81272);const N=a=>(0,i.$)(a,{level:4,mem:3}),_=a=>(0,i.$)(a,{level:0}),P=1<<26;function U(a,O,m,v){const h=O.codec?.inflateNow(a,Math.min(
O.stream,O.remaining,P));if(h)return O.remaining-=h.length,h;if(O.remaining<=0)throw(0,C.q)(O,0);const E=(0,c.j8)(a,0,Math.min(a.length,4)),I=(a[E]&15)===8&&(a[E]<<
8|a[E+1])%31===0,X=O.scratch??new tt.f,B=new K.S3(a,I?E+2:0,X),V=new C.g(O,v);g(V,B,a.length,X),(!I||B.progress!=="ended")&&(m.found=!0),B.isBroken&&(m.broken=!0);
const L=V.finish();if(L.length===0&&B.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return m.mismatch===!1&&!m.found&&(m.mismatch=(0,$.V)(a,
B.consumed,S(L))),L}const k=8,M=4*K.jf;function g(a,O,m,v){let h=v.atLeast(m*k);for(let E=0;;){const I=O.inflate(h,E,h.length-K.yO);if(I>E&&a.push(h.slice(E,I)),
O.progress!=="more")return;if(a.watch?.(a.size),E=I,I<h.length-K.yO)continue;const X=h.subarray(Math.max(0,I-K.jf),I);h=v.atLeast(Math.max(M,4*h.length)),h.set(
X),E=X.length}}function S(a){const O=new $.T;return O.add(a),O.value}}),48249:((mt,ot,D)=>{D.d(ot,{Kc:()=>$.Kc,M_:()=>$.M_,TT:()=>M,tN:()=>g});var i=D(58552),o=D(
78157),tt=D(3405),$=D(60623),c=D(19590),K=D(93098),C=D(60269),N=D(11032),_=D(70097),P=D(94322);const U={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"\
ASCIIHexDecode",RL:"RunLengthDecode"},k=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),M=O=>k.has(U[O]??O);function g(O,m,v,h,E={
found:!1}){switch(U[O]??O){case"FlateDecode":return a({filter:"FlateDecode",data:m,parameters:v},h,E);case"LZWDecode":return a({filter:"LZWDecode",data:m,parameters:v},
h,E);case"ASCII85Decode":return S({filter:"ASCII85Decode",data:m,parameters:void 0},h,E,()=>(0,P.xm)((0,tt.B)(m)));case"ASCIIHexDecode":return S({filter:"ASCIIH\
exDecode",data:m,parameters:void 0},h,E,()=>(0,o.sk)(m,0,m.length));case"RunLengthDecode":return S({filter:"RunLengthDecode",data:m,parameters:void 0},h,E,()=>(0,P.
xm)((0,_.A)(m,h)));case"Crypt":return m;default:throw(0,i.O$)("a stream that must be read uses a filter that is not supported")}}function S(O,m,v,h){if(O.data.length<=
K.I)return h();const E=m.large?.find(O,m,v);return E||(m.large?.watch(O,m)?.(1/0),h())}function a(O,m,v){const h=m.large?.find(O,m,v);if(h)return h;const{filter:E,
data:I,parameters:X}=O,B=m.large?.watch(O,m),V=E==="FlateDecode"?(0,$.UD)(I,m,v,B):(0,c.k)(I,(0,C.c)(X,"EarlyChange",1),m,v,B);return(0,N.T)(V,X)}}),23334:((mt,ot,D)=>{
D.d(ot,{d:()=>tt});const i=11,o=4294967295;function*tt(c){for(let K=0;K+i<=c.length;){const C=c[K+4]&63,N=K+$(c,K),_=N>c.length?0:c.readUInt32BE(N-4),P=_===o?c.
length:N+_;yield{type:C,start:N,end:P},K=P}}function $(c,K){const C=c.readUInt32BE(K),N=c[K+5]>>5,_=N===7&&K+9<=c.length,P=_?c.readUInt32BE(K+5)&536870911:N,U=_?
4+Math.ceil((P+1)/8):1,k=C<=256?1:C<=65536?2:4;return 5+U+P*k+(c[K+4]&64?4:1)+4}}),54619:((mt,ot,D)=>{D.d(ot,{HV:()=>o,UT:()=>$,jC:()=>c,tL:()=>tt,wg:()=>N});var i=D(
73208);const o=0,tt=1,$=2,c=3,K=1e5,C=1e4;class N{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new i.
J7;mended=new Set;constructor({limits:P,memory:U},k){this.sourceLength=k,this.memory=U,this.bound=Math.min(P.objects,Math.max(1e6,k));const M=k<K?64:1024;this.kind=
new Uint8Array(M),this.place=new Int32Array(M),this.detail=new Int32Array(M)}offer(P,U,k,M){P<this.kind.length&&this.kind[P]!==o||this.set(P,U,k,M)}askFor(P){const U=this.
kind[P]??o;P<=0||P>this.bound||(U===o||this.wronglyFree.has(P)?this.unlisted.add(P):U===c&&this.doubtful.add(P))}doubtFree(P){this.kind[P]===c&&this.unlisted.add(
P)}leadsTo(P){const U=this.kind[P]??o;return U===tt||U===$}set(P,U,k,M){if(P>this.bound){this.overflowed=!0;return}P>=this.kind.length&&this.grow(P+1),this.kind[P]=
U,this.place[P]=k,this.detail[P]=M,P>=this.size&&(this.size=P+1)}grow(P){const U=Math.min(Math.max(P,this.kind.length*2),this.bound+1),k=Math.max(this.kind.length,
this.sourceLength,C);U>k&&this.memory.takeNumbers(U-k);const[M,g,S]=[new Uint8Array(U),new Int32Array(U),new Int32Array(U)];M.set(this.kind),g.set(this.place),S.
set(this.detail),[this.kind,this.place,this.detail]=[M,g,S]}}}),91519:((mt,ot,D)=>{D.d(ot,{E:()=>Cn});var i=D(58552),o=D(78157),tt=D(64580),$=D(83287),c=D(45599);
const K=1<<24,C=200;class N{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(this.held);constructor(t){this.memory=t}recall(t,e){const s=this.held.
get(this.keys.get(t)??-1);if(!s||e&&!s.verified)return;const{dict:r}=t;return s.filter===r.get("Filter")&&s.parameters===r.get("DecodeParms")?s.part:void 0}keep(t,e,s){
const{data:r,dict:l}=t;if(!s.whole||s.data.length>K||s.data.buffer===r.buffer||(0,c.Eo)(l.get("Subtype"),"Image"))return;const d=this.keys.get(t);d!==void 0&&this.
held.delete(d);const F=this.next++;this.keys.set(t,F),this.held.set(F,{filter:l.get("Filter"),parameters:l.get("DecodeParms"),verified:e,part:s}),this.memory.hold(
s.data.length+C,this.holder,F)}}var _=D(52205),P=D(42973),U=D(93604),k=D(88500);function M(n,t){if(!(t instanceof c.Z6))return;const e=n.resolve(t.dict.get("N"));
if(typeof e!="number")return;const{large:s}=n.memory,r=(0,$.US)(n,t,n.memory,!0);if(!r)return;const l=!r.whole&&!(0,$.QJ)(n.encoded(t),r.damage),d=h(r,e,n.resolve(
t.dict.get("First")),l),{isMended:F,...G}=s?s.take(r.data,d,({numbers:nt})=>m*nt.length):g(d);return{...G,...l||F?{lost:Math.min(Math.max(0,e-G.numbers.length),
n.table.size)}:{}}}function g(n){for(;;){const{done:t,value:e}=n.next();if(t)return e}}const S=65536,a=3,O=10,m=24,v=5e4;function*h(n,t,e,s){const{data:r}=n,{numbers:l,
starts:d,isMended:F}=yield*B(n,t,e);s&&d.length>0&&new k.s().value(r,d.at(-1),Math.min(r.length,d.at(-1)+f))<0&&(l.pop(),d.pop());const G=yield*b(d,r.length);if(Z(
d,G,r.length))throw(0,i.O$)("its objects overlap");yield*X(r,d,G);const q=l.length>v?{sorted:yield*y(l,w)}:{};return{data:r,numbers:new Int32Array(l),starts:new Int32Array(
d),stops:G,ends:new Int32Array(d.length).fill(-1),namesStream:yield*E(r),isMended:F,...q}}function*E(n){const[t,e]=[(0,o.bS)(n),"stream"];for(let s=0;s<n.length;s+=
I){if(t.subarray(s,s+I+e.length-1).includes(e))return!0;yield I}return!1}const I=1<<20;function*X(n,t,e){for(let s=0;s<e.length;s++)for(;e[s]-t[s]>S;){const r=e[s]-
S;let l=e[s];for(;l>r&&o.Kl[n[l-1]]===o.t6;)l--;if(yield e[s]-l+1,e[s]=l,l>r)break}}function*B({data:n,whole:t},e,s){const{length:r}=n,l=typeof s=="number"&&Number.
isInteger(s)&&s>=0;if(l&&s>r&&!t)return{numbers:[],starts:[],isMended:!1};const d=yield*V(n,Math.min(e,x),l&&s<=r?s:0),{numbers:F,offsets:G,after:q}=d,nt=yield*W(
n,q),Q=!l||s<q||nt!==(yield*W(n,Math.min(s,r))),H=Q?nt:s,st=G.findIndex(dt=>H+dt>r);st>=0&&(F.length=G.length=st);const ct=F.length>0&&(Q||F.length>e);return{numbers:F,
starts:G.map(dt=>H+dt),isMended:ct}}function*V(n,t,e){const[s,r]=[[],[]];let[l,d]=[0,0],F={count:0,after:0};for(;s.length<(l<e?x:t);){l-d>S&&(yield a*(l-d),d=l);
const G=L(n,l),q=L(n,G.after);if(G.value<0||G.value>2147483647||q.value<0||s.length>=t&&q.after>e)break;s.push(G.value),r.push(q.value),l=q.after,l<=e&&(F={count:s.
length,after:l})}return s.length>=t?{numbers:s,offsets:r,after:l}:(s.length=r.length=F.count,{numbers:s,offsets:r,after:F.after})}function L(n,t){const e=(0,o.AN)(
n,t,Math.min(t+S,n.length));return(0,o.JI)(n,e,Math.min(e+S,n.length))}function*W(n,t){let e=t;for(let s=0;s<n.length;){s=Math.min(e+S,n.length);const r=(0,o.AN)(
n,e,s);if(r<s)return r;yield S,e=s}return n.length}const x=2**20,w=2**29,f=1<<22;function y(n,t){const e=new Float64Array(n.length);for(let s=0;s<e.length;s++)e[s]=
Math.min(n[s],t)*x+s;return(0,U.Fr)(e)}const A=4;function*b(n,t){const e=new Int32Array(n.length);if(n.every((d,F)=>F===0||n[F-1]<d)){for(let d=0;d<n.length;d++)
e[d]=n[d+1]??t;return e}const s=yield*y(n,1/0);let r=t,l=t;for(let d=s.length-1;d>=0;d--){const F=s[d]%x,G=n[F];G<l&&([r,l]=[l,G]),e[F]=r}return yield O*e.length,
e}function Z(n,t,e){let s=0;for(let r=0;r<n.length;r++)s+=t[r]-n[r];return s>A*e}function J({data:n,starts:t,stops:e,ends:s,namesStream:r},l){if(s[l]>=0)return s[l];
const d=t[l];let F=Math.min(e[l],n.length);for(;F>d&&o.Kl[n[F-1]]===o.t6;)F--;if(F-d>f)throw lt();const G=r?new k.s().value(n,d,F):-1;return s[l]=G>=0?G:F}function it(n,t){
const{numbers:e}=n;n.sorted??=g(y(e,w));const{sorted:s}=n;let[r,l]=[0,s.length];for(;r<l;){const F=r+l>>>1;s[F]<t*x?r=F+1:l=F}const d=r<s.length?s[r]%x:-1;return e[d]===
t?d:-1}const lt=()=>(0,P.F)("objectValues","An object of the document has too many values","Open the document in another PDF program and save it again");var et=D(
54619),ft=D(45798),xt=D(85368),Dt=D(22480);const $t=20;class vt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(this.objectStreams);counted;opening=new Set;effort;constructor(t){
this.document=t;const{bytes:e,job:s,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=new xt.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){
const e=new vt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,
e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.clear()}read(t,e){const{document:s}=this,{bytes:r,memory:l}=s,d=this.
counted[t]===1,F=this.parser(t,e.bytes,e.start,e.end,d?1/0:l.values),{room:G}=F,q=F.value(),nt=G-F.room;d||(l.values-=nt),this.counted[t]=1;const Q=F.at-e.start;
if(this.spend(Q),s.job.pace.add(nt+Q),!(q instanceof c.Bi)||e.bytes!==r)return q;const H=(0,o.AN)(r,F.at,r.length);if(!(0,o.w1)(r,H,"stream"))return(0,o.rg)(r,H)||
s.table.doubtful.add(t),q;const{start:st,end:ct,isSearched:dt}=this.streams.data(H,this.lengthOf(q.get("Length")),q.has("Filter"));dt&&s.table.doubtful.add(t);const ut=this.
security&&!(0,c.Eo)(q.get("Type"),"XRef"),gt=ut?st:(0,Dt.Ow)(r,st,ct),Mt=gt>st&&Ee(q)?gt:st;return new c.Z6(q,r.subarray(Mt,ct),ut?{number:t,generation:s.generation(
t)}:void 0)}parser(t,e,s,r,l=this.document.memory.values){const{document:d,security:F}=this;let G;if(F&&t!==this.encryptNumber&&d.table.kind[t]===et.tL){const H=d.
generation(t);G=st=>F.decryptString(st,t,H)}const{nesting:q,objectValues:nt}=d.job.limits,Q=nt<l;return new ft.i(e,s,r,q,G,Q?nt:l,Q?lt:ft.e)}lengthOf(t){if(t instanceof
c.oS){const e=this.document.place(t.number),s=e&&new ft.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t==
"number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:s,opening:r}=this;if(r.has(t)||s.table.kind[t]!==
et.tL)return;r.add(t);const l={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},d=M(s,this.read(t,l));if(r.delete(t),this.objectStreams.set(t,d),!!d)return d.
lost!==void 0&&s.table.broken.set(t,d.lost),this.effort+=d.data.length*s.job.limits.parsing,s.memory.hold(d.data.length+d.numbers.length*$t,this.holder,t),d}spend(t){
if(this.effort-=t,this.effort<0)throw(0,i.O$)("its objects overlap")}}function Ee(n){const t=n.get("Filter");return(0,c.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}
var Se=D(67382),ae=D(51271),Gt=D(83363),_t=D(45657);const Ft=100;class jt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new ae.L;constructor(t){this.document=t}async read(){const t=await(0,Gt.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const r of Gt.i)e[r]!==void 0&&(s[r]=(0,tt.F)(e[r]));return s}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new c.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new Se.B(this.document);for(const s of t){this.document.exists(
s)&&e.keep(s);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){const{numbers:e,ancestry:s}=this,r=e.filter((l,d)=>t[d]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=s.filter((l,d)=>t[d]),this.positions=void 0}async rebuild(t){
const{document:e}=this,s=Array.from(t),r=new Map,l=this.inherited.map(Q=>xe(e,Q,r)),{nodes:d,parents:F}=this.grow(s),G=d.map(({ref:Q})=>({Parent:Q}));for(let Q=0;Q<
s.length;Q++){const H=s[Q],st=this.indexOf(H),ct=F[Q];d[ct].kids.push(new c.oS(H,e.generation(H)));const dt=st<0?Ht:l[this.ancestry[st]];e.patch(H,G[ct],dt);const ut=e.
job.pace.step(600);ut&&await ut}for(const{ref:Q,kids:H,parent:st,count:ct}of d)e.put(Q,new c.Bi([["Type",new c.SX("Pages")],...st?[["Parent",st]]:[],["Kids",H],
["Count",ct]]));const q=d[d.length-1].ref,nt=e.catalog.get("Pages");(!(nt instanceof c.oS)||nt.number!==q.number)&&e.editCatalog().set("Pages",q),this.numbers=s,
this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new ae.L(!1)}grow(t){const{document:e}=this,s=t.length,r=e.catalog.
get("Pages"),l=H=>this.indexOf(H)>=0||t.includes(H),d=r instanceof c.oS&&r.number>0&&!l(r.number)?r:void 0,F=[];let G=[];const q=(H,st)=>({ref:st&&d?new c.oS(d.
number,e.generation(d.number)):e.add(null),kids:[],parent:void 0,count:H}),nt=Math.max(1,Math.ceil(s/Ft));for(let H=0;H<nt;H++)G.push(q(Math.min(Ft,s-H*Ft),nt===
1));const Q=Array.from({length:s},(H,st)=>Math.floor(st/Ft));for(;G.length>1;){(0,_t.RZ)(F,G);const H=Math.ceil(G.length/Ft),st=Array.from({length:H},()=>q(0,H===
1));for(const[ct,dt]of G.entries()){const ut=st[Math.floor(ct/Ft)];dt.parent=ut.ref,ut.kids.push(dt.ref),ut.count+=dt.count}G=st}return(0,_t.RZ)(F,G),{nodes:F,parents:Q}}}
const Ht={};function xe(n,t,e){const{Resources:s}=t;if(!(s instanceof c.Bi))return{...t};const r=e.get(s)??n.add(s);return e.set(s,r),{...t,Resources:r}}const Et=1,
Ct=2,Tt=3;class Lt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Lt(0);for(const[e,s]of this.edited)
t.edited.set(e,(0,tt.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,Et)===Ct&&this.
patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Ct),this.patched.set(t,e)}remove(t){const e=this.set(t,Tt);e===Et?this.edited.delete(t):e===Ct&&this.
patched.delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=r}const s=this.
kind[t];return this.kind[t]=e,this.any=!0,s}}var Oe=D(64680),It=D(45079);const Xt={},Wt=4096,Jt=1<<21,Kt=`
endobj
`,ce=`>>${Kt}`,Yt=2147483647;class Ae{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Oe.k(256);scan=new k.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,r,l){
(r!==this.entries||l!==this.defaults)&&this.prepare(r,l);const{text:d,defaultTexts:F}=this,{open:G,close:q}=s,nt=e<0,Q=nt?G-2:e;this.reserve(q-Q+d.bytes.length+
this.defaultSize);const H=this.used,st=this.noted,ct=this.keepOthers(t,Q,s);this.put(t,ct,q);let dt=s.special||d.special;for(let ut=0;ut<F.length;ut++){const gt=F[ut],
Mt=s.find(t,gt.key);if(Mt>=0){const St=(0,o.AN)(t,s.at[Mt+2],q);if(!(0,o.w1)(t,St,"null"))continue;this.used=H,this.noted=st;return}dt||=gt.special,this.put(gt.
bytes,0,gt.bytes.length),this.note(gt.marks,0,gt.marks.length,Yt)}return this.put(d.bytes,0,d.bytes.length-(nt?Kt.length:0)),this.note(d.marks,0,d.marks.length,
Yt),{bytes:this.memory,start:H+G-2-Q,end:nt?this.used:this.used-Kt.length,from:nt?-1:H,to:nt?-1:this.used-1,references:dt?void 0:this.references,first:st,last:this.
noted}}keepOthers(t,e,{at:s,first:r,used:l,scan:d,marksFrom:F,marksTo:G}){const{keys:q}=this,{marks:nt}=d;let Q=F,H=e;for(let st=r;st<l;st+=4){const ct=s[st],dt=s[st+
1]-ct;for(let ut=0;ut<q.length;ut++)if(!(q[ut].length!==dt||!(0,o.w1)(t,ct,q[ut])))for(Q=this.note(nt,Q,G,ct),this.put(t,H,ct-1),H=s[st+3];Q<G&&nt[Q+1]<H;)Q+=3}
return this.note(nt,Q,G,Yt),H}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.keys(e).filter(
r=>!(r in t));this.defaultTexts=s.map(r=>{const l=this.textOf(e,[r]);return{...l,key:r,bytes:l.bytes.subarray(0,-ce.length)}}),this.defaultSize=this.defaultTexts.
reduce((r,{bytes:l})=>r+l.length,0)}textOf(t,e){const{draft:s,scan:r}=this;s.clear(),s.text("<<");for(const F of e){const G=t[F];G!==void 0&&((0,It.dZ)(s,F),s.byte(
o.Z4),(0,It.bD)(s,G,It.yT))}s.text(ce);const l=new Uint8Array(s.bytes);r.reset();const d=r.value(l,0,l.length)!==l.length-Kt.length;return{bytes:l.subarray(2),marks:r.
marks.slice(0,r.used),special:d||r.byteRange}}note(t,e,s,r){let l=e;for(;l<s&&t[l+1]<r;l+=3)this.refer(t[l]);return l}refer(t){if(this.noted===this.references.length){
const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(new Uint8Array(t.buffer,
t.byteOffset+e,s-e),this.used),this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(Wt,Math.min(this.memory.length*2,Jt),Math.min(
this.sourceLength>>4,Jt));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Me(n,t,e){for(const[s,r]of Object.entries(t))r===void 0?
n.delete(s):n.set(s,r);for(const[s,r]of Object.entries(e))r!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,r)}var Bt=D(79725);const bt=6,Ot=new Int32Array(0),Qt=16;class At{index=Ot;records=Ot;count=0;at=Ot;used=0;scan=new k.
s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,Bt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(s.used-s.first);const{records:r,scan:l}=this,d=this.
count*bt;r[d]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),r[d+1]=this.used+=s.used-s.first,r[d+2]=s.open,r[d+3]=s.close,r[d+4]=l.used,l.append(
s.scan.marks,s.marksFrom,s.marksTo),r[d+5]=l.used,this.index[t]=++this.count}recall(t,e){const s=this.index[t];if(!s)return!1;const{records:r}=this,l=(s-1)*bt;return e.
at=this.at,e.scan=this.scan,e.first=r[l],e.used=r[l+1],e.open=r[l+2],e.close=r[l+3],e.marksFrom=r[l+4],e.marksTo=r[l+5],e.special=!1,!0}fork(){const t=new At;return this.
count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*bt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.
append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+1)*bt;e>this.records.length&&(this.records=(0,Bt.Z)(this.records,Math.max(e,Qt*bt)));
const s=this.used+t;s>this.at.length&&(this.at=(0,Bt.Z)(this.at,Math.max(s,Qt*4)))}}class kt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new At;entries=new Bt.
R;located=-1;patcher;decodedData;next;constructor(t,e,s,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=
s.streams,this.suspect=s.damaged,this.bodies=s.bodies,this.next=Math.max(this.table.size,1),this.reader=new vt(this),this.changes=new Lt(this.next),this.pages=new jt(
this)}fork(){const{table:t,crossReferenceStream:e}=this,s=(0,tt.F)(this.trailer),r=new kt(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,
isMended:!1,bodies:this.bodies},this.memory.fork());return r.reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.
walked=this.walked,r.pages.copyFrom(this.pages),r}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.
trailer.get("Root");return t instanceof c.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.
catalog}get version(){const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof
c.SX&&/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===Tt)return null;
if(s===Et)return this.changes.edited.get(e);const r=this.values.get(e);if(r!==void 0)return r;const l=this.place(e),d=l?this.reader.read(e,l):null;return this.values.
set(e,d),d}resolve(t){for(let e=0;t instanceof c.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof c.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
c.Bi?e:e instanceof c.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(
e);return this.put(e,s),s}put(t,e){const s=typeof t=="number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new c.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===Et)return!0;if(e===Tt)return!1;const s=this.table.kind[t];return s===et.tL||s===et.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===Et||e===Ct}isEdited(t){return this.changes.
kind[t]===Et}patched(t){return this.changes.kind[t]===Ct?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===Et?this.changes.edited.
get(t):this.values.get(t);if(s!==void 0||e===Tt)return this.resolve(s)instanceof c.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:l}=this,
d=fe(l,(0,o.AN)(l,r.start,r.end)),F=d>=0?d:this.locateHere(t,r)?this.entries.close+2:-1;return F<0?this.resolve(new c.oS(t))instanceof c.Z6:(0,o.w1)(l,(0,o.AN)(
l,F,r.end),"stream")?!(0,o.bS)(l.subarray(r.start,F)).includes("endobj")||this.resolve(new c.oS(t))instanceof c.Z6:!1}entry(t,e){const s=this.changes.kind[t],r=s===
Et?this.changes.edited.get(t):this.values.get(t);if(r!==void 0||s===Tt)return r instanceof c.Bi?r.get(e):void 0;const l=this.place(t);if(!l)return;const{entries:d}=this;
if(!this.locateHere(t,l))return this.dict(new c.oS(t))?.get(e);const F=d.find(l.bytes,e);return F<0?void 0:this.reader.parser(t,l.bytes,d.at[F+2],d.at[F+3]).value()}patch(t,e,s=Xt){
const r=this.place(t),l=this.security&&[...Object.values(e),...Object.values(s)].some(It.sd),d=r&&!l&&this.locateHere(t,r)?this.patchAt(t,r,e,s):void 0;if(!d){const F=this.
edit(t);F instanceof c.Bi&&Me(F,e,s);return}this.changes.patch(t,d),this.values.delete(t),this.located=-1}patchAt(t,e,s,r){return this.patcher??=new Ae(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,s,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:s,end:r},l){return this.recallEntries(t,l)||l.locate(e,s,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,_.x$)(this,t.dict)):s}decoded(t){const e={
found:!1,mismatch:!1},s=(0,$.D4)(this,t,this.memory,e);return(0,$.Eb)(this,t,e),s}async decodedAtEase(t,e={found:!1,mismatch:!1}){const r=await(0,$.m_)(this,t,this.
memory,e)??(0,$.D4)(this,t,this.memory,e);return(0,$.Eb)(this,t,e),r}decodedPart(t,e=!1){const s=this.decodedData?.recall(t,e);if(s)return s;const r=(0,$.US)(this,
t,this.memory,e);return r&&this.decodedData?.keep(t,e,r),r?.damage&&(0,$.Eb)(this,t,r.damage),r}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const s={found:!1,mismatch:!1},l={data:await this.decodedAtEase(t,s),whole:!s.found&&!s.mismatch,damage:s};return this.decodedData?.keep(t,!0,l),l}keepDecoded(){
this.decodedData??=new N(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===Et||e===Tt)){
if(e===Ct)return this.changes.patched.get(t);switch(this.table.kind[t]){case et.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case et.UT:{
const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let r=this.table.detail[t];s.numbers[r]!==t&&(r=it(s,t));const l=s.starts[r];return l===void 0?
void 0:{bytes:s.data,start:l,end:J(s,r)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Tt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===et.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new At}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function fe(n,t){if(n[t]!==o.iH||n[t+1]!==o.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===o.vz)return n[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var ve=D(62328),De=D(73208),zt=D(41869),Te=D(33973),le=D(69289);const ke=50,qt=2e4,de=4096,[Pe,
ue]=[5e4,200],he=new Set(["Length","Filter","DecodeParms"]),ge=/\b(?:BT|Do|re|l|c)\s/;async function Re(n){const{table:t,job:e,bytes:s}=n,r=(0,o.bS)(s);if(r.indexOf(
"startxref")!==r.lastIndexOf("startxref")&&!(0,le.V)(n))return!1;const{live:l}=await(0,Te.Gy)(n);let d=0;for(let F=1;F<t.size&&d<ke;F++){if(t.kind[F]!==et.tL||l[F]===
1)continue;const G=n.isStream(F),q=e.pace.step(G?Pe:ue);if(q&&await q,!!G&&(d++,me(n,F)))return!0}return!1}function me(n,t){const e=n.get(t);if(!(e instanceof c.
Z6)||![...e.dict.keys()].every(F=>he.has(F)))return!1;const{dict:s,data:r,sealed:l}=e;if(l&&r.length>qt)return!1;const d=(0,$.US)(n,new c.Z6(s,r.subarray(0,qt),
l),n.memory)?.data??new Uint8Array(0);return ge.test((0,o.bS)(d.subarray(0,de)).toString("latin1"))}const Fe=[["Outlines","bookmarks",["First"]],["AcroForm","fo\
rm",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","page labels",[]],["StructTreeRoot","ta\
gs",["K"]],["OCProperties","layers",["OCGs"]]];function te(n){const{catalogNumber:t}=n;return Fe.filter(([e,,s])=>{const r=n.entry(t,e);return Pt(n,r)?!0:r instanceof
c.oS?Vt(n,r)?s.some(l=>Pt(n,n.entry(r.number,l))):!0:r!=null&&!(0,c.Zm)(r)}).map(([,e])=>e)}function Pt({table:n},t){return!(t instanceof c.oS)||n.leadsTo(t.number)?
!1:(n.askFor(t.number),n.unlisted.has(t.number))}function Vt(n,t){const e=n.place(t.number);if(!e)return!n.table.leadsTo(t.number)||n.resolve(t)instanceof c.Bi;
const{bytes:s,start:r,end:l}=e,d=(0,o.AN)(s,r,l);return s[d]===o.iH&&s[d+1]===o.iH||(0,o.w1)(s,d,"null")?!0:n.resolve(t)instanceof c.Bi}const ee=1e3;async function ne(n,t){
const{found:e,loose:s}=await be(n);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,i.O$)("it has no pages");const r=t.claimed??Ce(n,s);await pe(n,t,
s);const l=e.every(d=>t.indexOf(d)>=0);if(l||await pe(n,t,e),t.count===0)throw(0,i.O$)("it has no pages");t.claimed=r,t.isOrderLost=s.length>1||!l,t.isAdopted=!0,
await t.rebuild(t.numbers)}function Ce(n,[t,...e]){const s=e.length>0?void 0:n.resolve(n.entry(t,"Count"));return typeof s=="number"?s:void 0}async function be(n){
const{table:t,job:e}=n,s=[],r=[],l=new Set;for(let H=1;H<t.size;H++){if(t.kind[H]!==et.tL&&t.kind[H]!==et.UT)continue;const st=n.entry(H,"Type");(0,c.Eo)(st,"Pa\
ge")&&s.push(H);const ct=(0,c.Eo)(st,"Pages")?n.array(n.entry(H,"Kids")):void 0,dt=ct!==void 0&&!l.has(ct);dt&&(l.add(ct),r.push({number:H,kids:ct.flatMap(gt=>gt instanceof
c.oS?[gt.number]:[])}));const ut=e.pace.step(ee+(dt?ct.length*20:0));ut&&await ut}const d=H=>t.kind[H]===et.UT?t.place[t.place[H]]:t.place[H],F=(H,st)=>d(H)-d(st)||
t.detail[H]-t.detail[st];s.sort(F);const G=new Set(s),q=r.filter(({kids:H})=>H.some(st=>G.has(st))),nt=new Set(q.flatMap(({kids:H})=>H)),Q=[...s,...q.map(({number:H})=>H)].
filter(H=>!nt.has(H));return{found:s,loose:Q.sort(F)}}async function pe(n,t,e){const s=n.dict(n.catalog.get("Pages")),r=Gt.i.flatMap(F=>{const G=(0,c.Eo)(s?.get(
"Type"),"Pages")?s?.get(F):void 0;return G===void 0?[]:[[F,G]]}),l=n.add(new c.Bi([["Type",new c.SX("Pages")],["Kids",e.map(F=>new c.oS(F,n.generation(F)))],["C\
ount",e.length],...r])),d=n.edit(n.catalogNumber);if(!(d instanceof c.Bi))throw(0,i.O$)("it has no catalog");d.set("Pages",l),await t.read()}var _e=D(87598),Nt=D(
35586);const Le=new Set(["Root","Info","ID","Encrypt"]);async function se(n,t){const{limits:e,pace:s}=t,r=new et.wg(t,n.length),l=new c.Bi;let d=!1,F=-1;const G=nt=>{
for(const[Q,H]of nt)Le.has(Q)&&l.set(Q,H)},q=new Nt.c0(n,s,nt=>{const Q=new ft.i(n,nt,Math.min(n.length,nt+65536),e.nesting),H=Q.value();return(0,c.Zm)(H)&&G(H),
(0,c.Zm)(H)&&H.has("XRefStm")?F=-1:(0,c.Zm)(H)&&H.has("Root")&&!H.has("Prev")&&(F=nt),Q.at});for(let nt=0;;){const Q=await q.next(nt);if(!Q)break;const{number:H,
body:st}=Q,ct=q.object(Q),dt=H<r.size&&r.kind[H]===et.tL;if((!ct.isCut||!dt)&&r.set(H,et.tL,Q.start,Q.generation),ct.dictionaryEnd>=0&&(0,o.bS)(n.subarray(st,ct.
dictionaryEnd)).includes("XRef")){const gt=new ft.i(n,st,ct.dictionaryEnd,e.nesting,void 0,e.objectValues,lt).value();(0,c.Zm)(gt)&&(0,c.Eo)(gt.get("Type"),"XRe\
f")&&(d=!0,gt.has("Root")&&G(gt))}const ut=s.step(ct.at-nt+200);ut&&await ut,nt=ct.at}if(r.overflowed&&n.length>8*e.objects)throw(0,P.F)("objects",`The document\
 has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(r.size===0)throw(0,i.O$)(
"no PDF objects were found in the file");return{table:r,trailer:l,streams:d,damaged:!0,plainUntil:F}}var Ie=D(59277);function Be(n,t){if(n.length===0)throw Ne();
if(n.length>t.inputBytes)throw Ue(n.length,t.inputBytes);const e=(0,o.bS)(n.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,o.bS)(n).indexOf(" obj")<0)throw u(n);
return e}function Ne(){return(0,i.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function Ue(n,t){return(0,P.F)("inputBytes",`The document has ${n} bytes; at most ${t} are allowed`,"Split it \
with another program first")}function u(n){const t=(0,Ie.y)(n);if(t===void 0)return(0,i.O$)("the file is not a PDF document");const e=`is ${t}, not a PDF docume\
nt`;return(0,i.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"\
Give a PDF document"}})}const p=1e3;async function T(n){const{job:t,table:e}=n;let s;for(let r=1;r<e.size;r++){if(e.kind[r]!==et.tL)continue;(s===void 0||e.place[r]>
e.place[s.number])&&R(n,r)&&(s=new c.oS(r,n.generation(r)));const d=t.pace.step(p);d&&await d}return s&&(await Y(n)&&j(n,s)?void 0:s)}function R(n,t){const e=r=>n.
resolve(n.entry(t,r));return!(n.entry(t,"Filter")instanceof c.SX)||typeof e("V")!="number"?!1:e("O")instanceof c.Mx&&e("U")instanceof c.Mx||(0,c.cy)(e("Recipien\
ts"))||(0,c.Zm)(e("CF"))}const j=(n,{number:t})=>!(0,c.Eo)(n.resolve(n.entry(t,"StmF")),"Identity"),z=20;async function Y(n){const{job:t,table:e}=n;let[s,r]=[0,
0];for(let l=1;l<e.size&&s<z;l++){if(e.kind[l]!==et.tL||!n.isStream(l))continue;const d=n.get(l);n.release(l);const F=t.pace.step(p);if(F&&await F,!(d instanceof
c.Z6)||(0,c.Eo)(d.dict.get("Type"),"XRef")||!(0,c.Eo)((0,_.c3)(n,d.dict.get("Filter"))[0],"FlateDecode"))continue;const[G=0,q=0]=d.data;s++,(G&15)===8&&(G<<8|q)%
31===0&&r++}return r*2>s}const rt=1e3,at=1024,ht=16;function pt(n){const t=(0,o.bS)(n),e=[];let s=t.indexOf("/ID");for(let r=0;s>=0&&r<rt&&e.length<ht;r++){const l=Math.
min(n.length,s+at),d=(0,o.j8)(n,s+3,l),F=n[d]===o.WL?new ft.i(n,d,l,at).value():null,G=(0,c.cy)(F)?F[0]:null;G instanceof c.Mx&&G.bytes.length>0&&e.push(G.bytes),
s=t.indexOf("/ID",s+3)}return e}async function wt(n,t){const{table:e}=n,{pace:s}=n.job,r=[];for(let d=1;d<e.size;d++){e.kind[d]===et.tL&&(0,c.Eo)(n.entry(d,"Typ\
e"),"ObjStm")&&r.push({number:d,at:e.place[d]});const F=s.step(1e3);F&&await F}r.sort((d,F)=>d.at-F.at);const l=new Set(r.map(({number:d})=>d));for(const{number:d,
at:F}of r)await re(n,d,G=>!(e.kind[G]===et.tL&&(e.place[G]>F||F<t))&&!l.has(G))}async function yt(n,t){const{table:e}=n;for(const s of t)(0,c.Eo)(n.entry(s,"Typ\
e"),"ObjStm")&&await re(n,s,r=>(e.kind[r]??et.HV)===et.HV)}async function re(n,t,e){const{job:s,table:r}=n,l=n.objectStream(t),d=s.pace.step((l?.data.length??0)+
1e3);d&&await d;for(const[F,G]of l?.numbers.entries()??[])G>0&&e(G)&&r.set(G,et.UT,t,F)}async function rn(n){const t=n.get(n.catalogNumber);if(t instanceof c.Bi&&
t.has("Pages"))return;let e=-1;for(let r=n.table.size-1;r>0;r--){if(n.table.kind[r]===et.HV||n.table.kind[r]===et.jC)continue;const l=n.job.pace.step(1e3);if(l&&
await l,!(n.get(r)instanceof c.Bi))continue;const d=n.entry(r,"Type");if((0,c.Eo)(d,"Catalog"))return Ge(n,r);d===void 0&&e<0&&on(n,r)&&(e=r)}if(e>0)return Ge(n,
e);if((0,c.Eo)(n.entry(n.catalogNumber,"Type"),"Page")||!(n.get(n.catalogNumber)instanceof c.Bi)){const r=new c.Bi([["Type",new c.SX("Catalog")]]);n.trailer.set(
"Root",n.add(r))}}function Ge(n,t){n.trailer.set("Root",new c.oS(t,n.generation(t)))}function on(n,t){const e=n.entry(t,"Pages");return e instanceof c.oS&&n.array(
n.dict(e)?.get("Kids"))!==void 0}async function an(n,t,e,s){if(e.size===0||!await cn(n,t,s))return[];const r=await fn(n,s),l=[];for(let d=1;d<(r?.size??0);d++){
if(r.kind[d]!==et.tL||je(t,d))continue;const F=(0,o.ay)(n,r.place[d],n.length);F?.number===d&&l.push(F)}return l.some(d=>e.has(d.number)||ln(n,d))?l:[]}function je(n,t){
const e=n.kind[t]??et.HV;return e===et.jC?!n.unlisted.has(t)&&!n.wronglyFree.has(t):e!==et.HV}async function cn(n,t,{pace:e}){const s=(0,o.bS)(n);for(let r=0;;){
const l=s.indexOf("obj",r);if(l<0)return!1;const d=(0,Nt.BX)(n,l);if(d&&!je(t,d.number))return!0;const F=e.step(l-r+200);F&&await F,r=l+3}}async function fn(n,t){
try{return(await se(n,t)).table}catch(e){if(e instanceof i.zU&&e.code==="unreadable_document")return;throw e}}function ln(n,{body:t}){const e=n.subarray(0,Math.
min(n.length,t+dn)),s=new ft.i(e,t,e.length,8).value();return(0,c.Zm)(s)&&(0,c.Eo)(s.get("Type"),"ObjStm")}const dn=1024,We=1024;async function He(n,t,e){const{
table:s}=t,r=new Int32Array(s.size),l=[];let d=t.damaged;for(let F=0;F<s.size;F+=We){hn(n,s,r,F,Math.min(F+We,s.size),l)&&(d=!0);const G=e.pace.step(We*20);G&&await G}
l.length>0&&(d=!0,gn(n,s,r,l,(await se(n,e)).table));for(let F=0;F<s.size;F++)s.kind[F]===et.UT&&s.kind[s.place[F]]!==et.tL&&s.set(F,et.jC,0,0);return{...t,damaged:d,
bodies:r,isMended:l.length>0}}function un({table:n,trailer:t}){const e=t.get("Root");return e instanceof c.oS?n.kind[e.number]===et.tL||n.kind[e.number]===et.UT:
!1}function hn(n,t,e,s,r,l){let d=!1;for(let F=s;F<r;F++){if(t.kind[F]!==et.tL)continue;const G=(0,o.PZ)(n,t.place[F],F,t.detail[F]);if(G>=0){e[F]=G,t.detail[F]===
65535&&(d=!0);continue}const q=(0,o.ay)(n,t.place[F],n.length);q?.number===F?(e[F]=q.body,t.place[F]=q.start,q.generation!==t.detail[F]&&(d=!0),t.detail[F]=q.generation,
n.subarray(q.start,q.body).includes(o.N5)&&(d=!0)):F>0?l.push(F):t.set(0,et.jC,0,0)}return d}function gn(n,t,e,s,r){for(const l of s){const F=l<r.size&&r.kind[l]===
et.tL?(0,o.ay)(n,r.place[l],n.length):void 0;F?.number===l?(t.set(l,et.tL,F.start,F.generation),e[l]=F.body):t.set(l,et.jC,0,0)}}var mn=D(48249),pn=D(3084),wn=D(
54771),Xe=D(39150);const yn=new Set(["Root","Encrypt","ID"]),En=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Sn(n,t){
const e=(0,o.bS)(n).lastIndexOf("startxref");if(e<0)return;const{value:s,after:r}=(0,o.JI)(n,(0,o.AN)(n,e+9,n.length),n.length);if(s<0||await(0,Nt.dZ)(n,r,t.pace))
return;const l=new On(n,t),{table:d}=l,F=new c.Bi;let G=!1,q=!1;const nt=new Set;for(let Q=s;typeof Q=="number"&&!nt.has(Q);){nt.add(Q);const H=Q>=0&&Q<n.length?
await l.section(Q):void 0;if(!H||d.overflowed)return;G||=H.stream,q||=!H.wellFormed;for(const[st,ct]of H.trailer)(nt.size===1?!En.has(st):yn.has(st)&&!F.has(st))&&
F.set(st,ct);Q=H.trailer.get("Prev")||void 0}return{table:d,trailer:F,streams:G,damaged:q}}const ie=8192,xn=50,Ke=8;class On{bytes;job;table;spent=0;constructor(t,e){
this.bytes=t,this.job=e,this.table=new et.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(
t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:s,table:r}=this,l=e.length,d=[];for(;t=(0,o.AN)(e,t,l),!(0,o.w1)(e,t,"trailer");){const H=(0,o.JI)(
e,t,l),st=(0,o.JI)(e,(0,o.AN)(e,H.after,l),l);if(H.value<0||st.value<0)return;const ct={at:(0,o.AN)(e,st.after,l),first:H.value,row:0};for(let dt=0;ct.row===dt&&
dt<st.value;){if(dt=Math.min(dt+ie,st.value),!An(e,ct,dt,r,d))return;const ut=s.pace.step(ie*20);ut&&await ut}if(ct.row<st.value)return;t=ct.at}const F=s.limits.
objectValues/Dn,G=new ft.i(e,t+7,l,s.limits.nesting,void 0,F,lt),q=G.value();this.spent+=G.at-t;const nt=s.pace.step(Ke*(G.at-t));if(nt&&await nt,!(0,c.Zm)(q)||
this.spent>l)return;const Q=q.get("XRefStm");if(!(typeof Q=="number"&&Q!==0&&(!(Q>0&&Q<l)||!await this.readStream(Q)))){for(const H of d)r.offer(H,et.jC,0,0);return{
trailer:q,stream:!1,wellFormed:Number.isInteger(q.get("Size"))&&(0,Xe.D)(e,t+7,l)}}}async readStream(t){const{bytes:e,job:s,table:r}=this,l=(0,o.ay)(e,t,e.length);
if(!l)return;const d=await Tn(e,l.body,s);if(!d)return;this.spent+=d.parsed;const{trailer:F,rows:G}=d,q=Qe(F.get("W")),[nt=0,Q=0,H=0]=q,st=nt+Q+H;if(q.length<3||
st<1||q.some(St=>St<0||St>8)||this.spent>e.length)return;const ct=F.get("Size"),dt=Qe(F.get("Index")),ut=dt.length>=2;dt.length<2&&dt.splice(0,dt.length,0,typeof ct==
"number"?ct:Math.floor(G.length/st));let gt=0;for(let St=0;St+1<dt.length&&gt+st<=G.length;St+=2){const Ut=s.pace.step(xn);Ut&&await Ut;for(let Rt=0;Rt<dt[St+1]&&
gt+st<=G.length;Rt++,gt+=st){const Zt=dt[St]+Rt;if(Zt<0)continue;const oe=nt===0?1:ze(G,gt,nt),ye=ze(G,gt+nt,Q),nn=ze(G,gt+nt+Q,H);if(oe===1&&ye>0?r.offer(Zt,et.
tL,Math.min(ye,e.length),Math.min(nn,65535)):oe===2?r.offer(Zt,et.UT,Math.min(ye,s.limits.objects),Math.min(nn,s.limits.objects)):oe<2&&r.offer(Zt,et.jC,0,0),Rt%
ie===ie-1){const sn=s.pace.step(ie*20);sn&&await sn}}}const Mt=s.pace.step(Ke*d.written);if(Mt&&await Mt,!(ut&&gt<Rn(dt)*st))return{trailer:F,stream:!0,wellFormed:(0,Xe.
D)(e,l.body,e.length)}}}function An(n,t,e,s,r){for(;t.row<e&&((t.row>0||t.first!==1)&&Mn(n,t,e,s,r),t.row!==e);){const l=vn(n,t,s,r);if(l!=="row")return l==="en\
d"}return!0}function Mn(n,t,e,s,r){const{length:l}=n;let{at:d,row:F}=t;for(;F<e&&d+20<=l;F++,d+=20){const G=n[d+17],q=n[d+18],nt=n[d+19];if(n[d+10]!==o.Z4||n[d+
16]!==o.Z4||G!==o.yq&&G!==o.MV||q!==o.Z4&&q!==o.u7||nt!==o.kR&&nt!==o.u7||n[d]<o.l0||n[d]>o.ev||n[d+9]<o.l0||n[d+9]>o.ev)break;const Q=((((((n[d+2]*10+n[d+3])*10+
n[d+4])*10+n[d+5])*10+n[d+6])*10+n[d+7])*10+n[d+8])*10+n[d+9]-o.l0*11111111,H=(n[d]*10+n[d+1]-o.l0*11)*1e8+Q;if(G===o.MV||H===0){r.push(t.first+F),Je(n,H,t.first+
F,s);continue}const st=(((n[d+11]*10+n[d+12])*10+n[d+13])*10+n[d+14])*10+n[d+15]-o.l0*11111,ct=H>0&&H<l?H:l;s.offer(t.first+F,et.tL,ct,Math.max(0,Math.min(st,65535)))}
t.at=d,t.row=F}function vn(n,t,e,s){const r=n.length,l=(0,o.AN)(n,t.at,r);t.at=l;const d=(0,o.JI)(n,l,r);if(d.value<0)return"end";let F=Ye(n,d.after);const G=(0,o.
JI)(n,F,r);if(G.value<0)return"damaged";F=Ye(n,G.after);const q=n[F];if(q!==o.yq&&q!==o.MV)return"damaged";const{row:nt}=t;nt===0&&t.first===1&&q===o.MV&&d.value===
0&&G.value===65535&&(t.first=0);const Q=t.first+nt;return q===o.yq&&d.value>0?e.offer(Q,et.tL,Math.min(d.value,r),Math.min(G.value,65535)):(s.push(Q),Je(n,d.value,
Q,e)),t.at=(0,o.j8)(n,F+1,r),t.row=nt+1,"row"}function Je(n,t,e,s){t>0&&t<n.length&&(0,o.yp)(n[t])&&(0,o.ay)(n,t,n.length)?.number===e&&s.wronglyFree.add(e)}function Ye(n,t){
for(;n[t]===o.Z4||n[t]===o.d2;)t++;return t}const Dn=4;async function Tn(n,t,e){const{limits:s}=e,r=new ft.i(n,t,n.length,s.nesting,void 0,s.objectValues,lt),l=r.
value();if(!(0,c.Zm)(l))return;const d=l.get("Type");if(!(d instanceof c.SX)||d.text!=="XRef")return;const F=(0,o.AN)(n,r.at,n.length);if(!(0,o.w1)(n,F,"stream"))
return;const G=(0,Dt.ni)(n,F),q=r.at-t,nt=l.get("Length"),Q=typeof nt=="number"?G+nt:-1,H=Q>=G&&Q<=n.length&&(0,Dt.VF)(n,Q)?Q:(0,o.bS)(n).indexOf("endstream",G);
try{const st=n.subarray(G,H<0?n.length:H);let ct=st;const dt=e.pace.step(Ke*q);dt&&await dt;const ut={found:!1,mismatch:!1},gt=Ve(l.get("Filter")),Mt=Ve(l.get("\
DecodeParms")??null);for(const[St,Ut]of gt.slice(0,s.filters).entries()){const Rt=Mt[St];Ut instanceof c.SX&&(ct=await Pn(Ut.text,ct,(0,c.Zm)(Rt)?Rt:void 0,e,ut))}
return ut.mismatch||ut.found&&!(0,$.QJ)(st,ut)?void 0:{trailer:l,rows:ct,written:q,parsed:q+st.length}}catch(st){if(st instanceof i.zU&&st.code==="limit_exceede\
d"||st instanceof wn.Q)throw st;return}}const kn=4096;async function Pn(n,t,e,s,r){return(n==="FlateDecode"&&t.length>kn?await(0,pn.V)(t,e,s.memory,s,r):void 0)??
(0,mn.tN)(n,t,e,s.memory,r)}function Rn(n){let t=0;for(let e=1;e<n.length;e+=2)t+=Math.max(0,n[e]);return t}function ze(n,t,e){let s=0;for(let r=0;r<e;r++)s=s*256+
n[t+r];return s}const Ve=n=>n==null?[]:Array.isArray(n)?n:[n],Qe=n=>Ve(n).map(t=>typeof t=="number"?Math.trunc(t):-1);var qe=D(75162),Fn=D(43767);async function Cn(n,t,e={}){
const{limits:s,memory:r}=t,l=(0,o.gq)(n),d=Be(l,s);r.admit(l.length);const F=d>0?[l.subarray(d),l]:[l];for(const G of F){const q=await Sn(G,t);if(!q?.trailer.has(
"Root"))continue;const nt=await He(G,{...q,damaged:q.damaged||d<0},t);if(!un(nt))continue;const Q=new kt(G,t,nt);if(Q.suspect&&await en(Q),Bn(Q))continue;we(Q,e);
const H=await $e(Q);if(!H&&Q.security?.locked!==!0)continue;if(!H)return Q;const st=t.asked?.of(n);te(Q);const ct=new Set([...nt.table.unlisted,...st?.asked??[]]),
dt=await Ln(Q,nt,ct,e),ut=dt??Q,{table:gt}=nt;await _n(ut,st?.broken??[]),t.asked?.watch(n,{asked:gt.unlisted,broken:gt.broken,doubtful:gt.doubtful,damaged:gt.damagedKinds});
const{count:Mt,claimed:St,blank:Ut,isAdopted:Rt,isWanting:Zt,bare:oe}=ut.pages;return nt.isMended||dt!==void 0||Rt||gt.broken.size>0||gt.mended.size>0||Mt!==St||
Ut.length>0||te(ut).length>0?await Ze(ut,!1,st?.damagedData):(Zt||oe.length>0||gt.doubtful.size>0||st?.isDoubtful||st?.damagedData.length||bn(n))&&await Ze(ut,!0,
st?.damagedData),ut}return In(l,t,e)}const bn=n=>(0,_e.N)(n)||(0,ve.n)(n);async function _n(n,t){const{job:e,table:s}=n;for(const r of t){const l=e.pace.step(n.
objectStream(r)?.data.length??0);l&&await l}n.suspect||=s.broken.size>0}async function Ln({bytes:n,job:t},e,s,r){const{table:l}=e,d=await an(n,l,s,t);if(d.length===
0)return;for(const{number:nt,start:Q,generation:H}of d)l.set(nt,et.tL,Q,H);const F=new Int32Array(l.size);F.set(e.bodies.subarray(0,l.size));for(const{number:nt,
body:Q}of d)F[nt]=Q;const G=new kt(n,t,{...e,damaged:!0,bodies:F});return we(G,r),await yt(G,d.map(({number:nt})=>nt)),G.tableChanged(),[...s].some(nt=>je(l,nt))&&
await $e(G)?G:void 0}async function In(n,t,e){const s=await se(n,t),r=new kt(n,t,await He(n,s,t));return await en(r),we(r,e),await wt(r,s.plainUntil),r.tableChanged(),
await rn(r),we(r,e),!await $e(r)&&r.security?.locked!==!0&&await ne(r,r.pages),await Ze(r),r}async function Ze(n,t=!1,e=[]){const{job:s,pages:r}=n;if(!s.onRepaired)
return;const l=r.bare.length>0&&n.security?.locked!==!0&&await Re(n),d=await(0,zt.T)(n,r,{isContentLost:l}),F=n.security?.locked===!0?[]:te(n),G=(0,zt.q)(d)?e.filter(
nt=>!De.h5.has(nt)):e,q=t&&e.length>0&&n.table.doubtful.size===0;(!t||(0,zt.q)(d)||G.length>0)&&s.onRepaired({...d,lostParts:F,damagedData:G,isOfDataAlone:q})}async function $e(n){
return n.get(n.catalogNumber)instanceof c.Bi?(Un(n),await n.pages.read(),jn(n)&&await ne(n,n.pages),n.pages.count>0):!1}const Bn=n=>n.trailer.has("Encrypt")&&!n.
dict(n.trailer.get("Encrypt")),Nn=["Pages","Names","Dests","Outlines","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metadata"];function Un(n){const t=n.
get(n.catalogNumber);if(!(t instanceof c.Bi))return;tn(n,n.catalogNumber,t,Nn);const e=n.catalog.get("AcroForm");if(!(e instanceof c.oS)||n.entry(e.number,"Fiel\
ds")!==void 0)return;const s=n.get(e);s instanceof c.Bi&&tn(n,e.number,s,["Fields"])}function tn(n,t,e,s){const r=(0,Fn.r)(e,s);if(r){n.put(t,r.dict),n.suspect=
!0;for(const l of r.keys)n.table.mended.add(l)}}async function en(n){if(n.dict(n.trailer.get("Encrypt")))return;const t=await T(n);t&&n.trailer.set("Encrypt",t)}
function jn(n){const{catalog:t,pages:e}=n,s=t.get("Pages");return e.count===1&&s instanceof c.oS&&s.number===e.number(0)&&(0,c.Eo)(n.entry(s.number,"Type"),"Pag\
es")}function we(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.get("Encrypt");if(n.security||s===void 0)return;const r=n.resolve(s);if(!(r instanceof c.Bi))
throw(0,i.O$)("its encryption dictionary is missing");const l=(0,_.WW)(n,n.trailer.get("ID")??null,1);l!==null&&n.trailer.set("ID",l);const d=Array.isArray(l)?l[0]:
void 0,F=(0,_.WW)(n,r,8),G=d instanceof c.Mx?d.bytes:void 0,q=()=>(0,qe.VH)(F,{known:G,possible:G?[]:pt(n.bytes)},t),nt=e?Wn(q,()=>(0,qe.vK)(F)):q();n.unlock(nt,
s instanceof c.oS?s.number:-1)}function Wn(n,t){try{return n()}catch(e){if(!(e instanceof i.zU&&["password_required","unsupported_encryption"].includes(e.code)))
throw e;return t()}}}),62328:((mt,ot,D)=>{D.d(ot,{D:()=>W,n:()=>B});var i=D(58552),o=D(83287),tt=D(52205),$=D(78157),c=D(45599),K=D(23334);function C(x,w){if(w.
length===0)return!1;const f=(0,$.bS)(w);return x==="DCTDecode"||x==="DCT"?k(f):x==="JPXDecode"?f.lastIndexOf(P)<f.length-U:x==="JBIG2Decode"&&g(f)}const[N,_,P]=[
Buffer.of(255,216),Buffer.of(255,218),Buffer.of(255,217)],U=16;function k(x){if(!x.subarray(0,64).includes(N))return!0;const w=x.lastIndexOf(_),f=x.lastIndexOf(
P);return w<0||f<w||M(x,w+_.length,f)}function M(x,w,f){for(let y=x.indexOf(255,w);y>=0&&y<f;y=x.indexOf(255,y+1)){const A=x[y+1];if(A>1&&A<192||A>=240&&A<254)return!0}
return!1}function g(x){for(const{end:w}of(0,K.d)(x))if(w>x.length)return!0;return!1}const S=1<<25,a=1<<23,O=1<<18,m=2e3,v=Buffer.alloc(512),h=4096,[E,I]=[1<<23,
1<<26],X=Buffer.alloc(16);function B(x){if(x.length>I)return!1;const w=x.length>E?h:v.length;for(let f=0;f+v.length<=x.length;f+=w)if(!(x[f]!==0||x[f+256]!==0)&&
v.equals(x.subarray(f,f+v.length)))return!0;return!1}const V=new Set(["DCTDecode","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]),L=2;class W{document;notes;known=new Map;memory;left=S;constructor(w,f){
this.document=w,this.notes=f,this.memory=w.memory.fork()}async has(w,f=!1){if(!(w instanceof c.oS))return!1;const{number:y}=w,A=this.known.get(y);if(A!==void 0)
return A;const{document:b}=this,Z=b.resolve(w),J=Z instanceof c.Z6?await this.look(Z,f):void 0;J&&this.notes&&(0,o.Eb)(b,Z,J);const it=J!==void 0&&(J.found||J.mismatch===
!0);this.known.set(y,it);const lt=b.job.pace.step(m);return lt&&await lt,it}async look(w,f){const{length:y}=w.data,A=(0,tt.c3)(this.document,w.dict.get("Filter")).
map(ft=>ft instanceof c.SX?ft.text:"");if(y>a||y>this.left)return this.isCutShort(w)?{found:!0}:void 0;if(this.left-=y,A.some(ft=>V.has(ft)))return{found:await this.
isDamagedImage(w,A)};const b=await this.decode(w,A);if(!b)return;const{damage:Z}=b;if((Z.found||Z.mismatch===!0)&&!(0,o.QJ)(this.document.encoded(w),Z))return Z;
const it=(0,$.bS)(b.data),lt=f&&it.includes(X)&&!it.includes("EI"),et=A.length===0;return{found:lt||et&&(this.isCutShort(w)||this.isFontOfOtherLength(w,it.length))}}async decode(w,f){
const{document:y,memory:A}=this,b={found:!1,mismatch:!1};try{const Z=await(0,o.m_)(y,w,A,b);if(Z)return{data:Z,damage:b};const it=f.length>0&&w.data.length>O?void 0:
(0,o.US)(y,w,A,!0);return it&&{data:it.data,damage:it.damage??{found:!it.whole}}}catch(Z){if(!(Z instanceof i.zU)||Z.code==="cancelled")throw Z;if(Z.code==="unr\
eadable_document")return{data:new Uint8Array(0),damage:{...b,found:!0}};this.left=0;return}}async isDamagedImage(w,f){if(this.isCutShort(w))return!0;const y=this.
document.encoded(w);if((0,$.bS)(y).includes(v))return!0;const A=f.findIndex(et=>V.has(et)),[b,Z]=[f.slice(0,A),f[A]];if(A===0)return C(Z,y);const J=await this.decode(
this.withFilters(w,A),b);if(!J)return!1;const{found:it,mismatch:lt}=J.damage;return(it||lt===!0)&&!(0,o.QJ)(y,J.damage)||C(Z,J.data)}withFilters({dict:w,data:f,
sealed:y},A){const{document:b}=this,Z=new c.Bi([...w]);for(const J of["Filter","DecodeParms"])Z.set(J,(0,tt.c3)(b,w.get(J)).slice(0,A));return new c.Z6(Z,f,y)}isFontOfOtherLength({
dict:w},f){const y=["Length1","Length2","Length3"].map(b=>this.document.lengthOf(w.get(b)));if(!w.has("Length1")||y[0]<0)return!1;const A=y.reduce((b,Z)=>b+Math.
max(0,Z),0);return f<A||f>A+L}isCutShort({data:w,dict:f}){const{document:y}=this,{bytes:A}=y,b=w.byteOffset-A.byteOffset+w.length;if(!(w.buffer===A.buffer&&b>=0&&
b<=A.length)||y.lengthOf(f.get("Length"))===w.length)return!1;const J=(0,$.AN)(A,b,A.length);return!(0,$.w1)(A,J,"endstr")&&!(0,$.rg)(A,J)}}}),41869:((mt,ot,D)=>{
D.d(ot,{T:()=>c,q:()=>K});var i=D(45599),o=D(62328);const tt=5e5,$=2e3;async function c(S,a,{isContentLost:O=!1,notes:m=!1}){const v=new g(S,m),h={content:new P,
fonts:new P,images:new P},E=new Set(O?a.bare:[]);for(let x=0;x<a.count;x++){const w=a.number(x),f=E.has(w)?_:await v.ofContent(S.entry(w,"Contents")),y=await v.
ofResources(a.attribute(x,"Resources"));h.content.add(x+1,Math.max(f,y.forms)),h.fonts.add(x+1,y.fonts),h.images.add(x+1,y.images);const A=S.job.pace.step($);A&&
await A}const I=a.blank.map(x=>a.indexOf(x)+1).filter(x=>x>0),{broken:X}=S.table,B=[...X.values()].reduce((x,w)=>x+w,0),{count:V,claimed:L,isOrderLost:W}=a;return{
count:V,claimed:L,lost:I,withoutContent:h.content.lost,withoutFonts:h.fonts.lost,withoutImages:h.images.lost,damagedContent:h.content.damaged,damagedFonts:h.fonts.
damaged,damagedImages:h.images.damaged,isOrderLost:W,brokenStreams:X.size,lostObjects:B,mendedKeys:[...S.table.mended]}}const K=S=>[S.withoutContent,S.withoutFonts,
S.withoutImages,S.damagedContent,S.damagedFonts,S.damagedImages].some(a=>a.length>0),[C,N,_]=[0,1,2];class P{lost=[];damaged=[];add(a,O){O===_?this.lost.push(a):
O===N&&this.damaged.push(a)}}const U=S=>(0,i.Eo)(S.get("Subtype"),"Form")||S.has("PatternType"),k={fonts:C,images:C,forms:C},M={fonts:_,images:_,forms:C};class g{document;looks=0;known=new Map;fonts=new Map;streams;constructor(a,O){
this.document=a,this.streams=new o.D(a,O)}async ofContent(a){if(a==null)return C;let O=C;return await this.lookAt(this.document.array(a)??[a],async m=>{O=Math.max(
O,typeof m=="number"?_:await this.ofStream(m,!0))}),O}async ofResources(a,O=0){const{document:m}=this;if(this.isLost(a))return M;if(a instanceof i.oS)return this.
once(a.number,()=>this.ofResources(m.get(a),O+1));if(!(a instanceof i.Bi)||O>m.job.limits.formDepth)return k;let[v,h,E]=[this.stateOf(a.get("Font")),this.stateOf(
a.get("XObject")),C];return await this.lookAt(this.valuesOf(a.get("Font")),async I=>{v=Math.max(v,await this.ofFont(I))}),await this.lookAt(this.drawnIn(a),async I=>{
const X=I instanceof i.oS?m.resolve(I):null,B=X instanceof i.Z6&&U(X.dict),V=await this.ofStream(I,B);if(B?E=Math.max(E,V):h=Math.max(h,V),!(I instanceof i.oS)||
!(X instanceof i.Z6))return;const L=await this.once(I.number,()=>this.ofDrawn(X,B,O+1));v=Math.max(v,L.fonts),h=Math.max(h,L.images),E=Math.max(E,L.forms)}),{fonts:v,
images:h,forms:E}}*drawnIn(a){const{document:O}=this;yield*this.valuesOf(a.get("XObject"));for(const m of this.valuesOf(a.get("Pattern")))O.resolve(m)instanceof
i.Z6&&(yield m);for(const m of this.valuesOf(a.get("ExtGState"))){const v=O.dict(O.dict(m)?.get("SMask"))?.get("G");v!==void 0&&(yield v)}}async ofDrawn({dict:a},O,m){
if(O)return this.ofResources(a.get("Resources"),m);const v=a.get("SMask");return{...k,images:v instanceof i.oS?await this.ofStream(v):C}}valuesOf(a){return this.
document.dict(a)?.values()??[]}async lookAt(a,O){for(const m of a){if(++this.looks>tt)return;await O(m);const v=this.document.job.pace.step($);v&&await v}}async once(a,O){
const m=this.known.get(a);if(m)return m;this.known.set(a,k);const v=await O();return this.known.set(a,v),v}async ofFont(a){if(!(a instanceof i.oS))return this.ofFontDictionary(
a);let O=this.fonts.get(a.number);return O===void 0&&this.fonts.set(a.number,O=await this.ofFontDictionary(a)),O}async ofFontDictionary(a){const{document:O}=this;
if(this.isLost(a))return _;const m=O.dict(a),v=O.array(m?.get("DescendantFonts"))?.slice(0,1)??[];if(v.some(I=>this.isLost(I)))return _;const h=(O.dict(v[0])??m)?.
get("FontDescriptor");if(this.isLost(h))return _;const E=["FontFile","FontFile2","FontFile3"].map(I=>O.dict(h)?.get(I));if(E.some(I=>this.isLost(I)))return _;for(const I of[
...E,m?.get("ToUnicode")])if(await this.streams.has(I))return N;return this.ofGlyphs(m?.get("CharProcs"))}async ofGlyphs(a){let O=C;return await this.lookAt(this.
valuesOf(a),async m=>{O===C&&await this.streams.has(m,!0)&&(O=N)}),O}async ofStream(a,O=!1){return a instanceof i.oS?this.document.resolve(a)instanceof i.Z6?await this.
streams.has(a,O)?N:C:_:C}stateOf(a){return this.isLost(a)?_:C}isLost(a){return a instanceof i.oS&&this.document.resolve(a)===null}}}),67382:((mt,ot,D)=>{D.d(ot,
{$:()=>$,B:()=>c});var i=D(54619),o=D(78157),tt=D(45599);function $(K,C,N,_){if(!(0,o.yp)(C[N]))return!0;const{value:P}=(0,o.JI)(C,N,_);return K.table.kind[P]!==
i.tL?!0:K.bytes[(0,o.AN)(K.bytes,K.bodies[P],K.bytes.length)]!==o.iH}class c{document;arrays=new Map;constructor(C){this.document=C}keep(C){const{document:N}=this,
_=N.entry(C,"Contents");if(_===void 0||this.isStreamRef(_))return;const P=(0,tt.i9)(_)?this.leftOfObject(_):this.leftOf(_);P!==_&&N.patch(C,{Contents:P})}leftOfObject(C){
const{arrays:N,document:_}=this;if(!N.has(C.number)){const P=_.array(C),U=P&&this.leftOf(P);N.set(C.number,U===void 0?void 0:U===P?C:_.add(U))}return N.get(C.number)}leftOf(C){
if(!Array.isArray(C))return;const N=C.filter(_=>this.isStreamRef(_));return N.length<C.length?N:C}isStreamRef(C){return(0,tt.i9)(C)&&this.document.isStream(C.number)}}}),
51271:((mt,ot,D)=>{D.d(ot,{L:()=>o});var i=D(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(c=!0){this.sound=c}node(c,K){return c<0&&(this.
sound=!1),this.parents.push(K),this.numbers.push(c)-1}has(c){return(this.known??=new Set(this.numbers)).has(c)}page(c,K){(c<0||this.numbers[c]!==K)&&(this.sound=
!1),this.homes.push(c)}fork(){const c=new o(this.sound);return c.numbers=this.numbers,c.parents=this.parents,c.homes=this.homes,c}async drop(c,K,C){if(!this.sound)
return!1;const{numbers:N,parents:_,homes:P}=this,U=new Int32Array(N.length),k=new Uint8Array(N.length),M=new Set;for(let g=0;g<K.length;g++)C[g]?U[P[g]]++:(k[P[g]]=
1,M.add(K[g]));for(let g=N.length-1;g>0;g--){const S=_[g];U[S]+=U[g],k[g]&&U[g]===0&&M.add(N[g]),k[S]|=k[g]}for(let g=0;g<N.length;g++){if(!k[g]||U[g]===0)continue;
const S=c.edit(N[g]),a=S instanceof i.Bi?c.array(S.get("Kids"))??[]:[];S instanceof i.Bi&&S.set("Kids",a.filter(m=>!tt(m,M))).set("Count",U[g]);const O=c.job.pace.
step(a.length*50);O&&await O}return this.homes=P.filter((g,S)=>C[S]),!0}}const tt=($,c)=>(0,i.i9)($)&&c.has($.number)}),83363:((mt,ot,D)=>{D.d(ot,{i:()=>h,S:()=>E});
var i=D(98446),o=D(42973),tt=D(79725),$=D(43767),c=D(45599),K=D(78157),C=D(67382);function N(f,y,A){A.parent=-1,A.lists=A.isBare=!1;const b=f.place(y),{entries:Z}=A;
if(b&&f.locate(y,b,Z)&&Z.find(b.bytes,"Kids")<0){if(Z.used===Z.first)return"none";const lt=Z.find(b.bytes,"Type");if(lt>=0&&(0,K.wb)(b.bytes,Z.at[lt+2],"/Page")){
if(b.bytes[(0,K.AN)(b.bytes,Z.close+2,b.end)]===K.HY)return a(f,y);const ft=Z.find(b.bytes,"Contents");if(g(b.bytes,Z)&&S(f,y))return"unclear";A.isBare=ft<0||(0,K.
wb)(b.bytes,Z.at[ft+2],"null"),ft>=0&&(A.lists=(0,C.$)(f,b.bytes,Z.at[ft+2],Z.at[ft+3]));const xt=Z.find(b.bytes,"Parent");return xt>=0&&(A.parent=(0,K.JI)(b.bytes,
Z.at[xt+2],Z.at[xt+3]).value),"page"}const et=f.get(y);return et instanceof c.Bi&&k(f,et)?"unclear":"none"}const J=f.get(y);return!(J instanceof c.Bi)||J.size===
0?"none":(0,c.Eo)(J.get("Type"),"Page")&&!_(f,J)?"unclear":f.array(J.get("Kids"))?"node":k(f,J)?"unclear":"none"}function _(f,y){const A=f.array(y.get("Kids"));
return A!==void 0&&A.length>0&&!y.has("Contents")&&Number.isInteger(f.resolve(y.get("Count")))}const P=["MediaBox","Resources","Contents","Annots","CropBox","Ro\
tate","Parent"],U=["MediaBox","Resources"];function k(f,y){const A=f.resolve(y.get("Type"));if(!(A instanceof c.SX&&A.text!=="Pages"))return P.some(J=>y.has(J));
const Z=y.get("Contents")instanceof c.oS||f.array(y.get("Contents"))!==void 0;return U.some(J=>y.has(J))||Z&&y.get("Parent")instanceof c.oS&&!y.has("Subtype")}const M=[
"Contents","Resources","Annots","MediaBox"],g=(f,y)=>M.some(A=>y.find(f,A)<0&&y.findMisspelt(f,A)>=0);function S(f,y){const A=f.get(y),b=A instanceof c.Bi?(0,$.
r)(A,M):void 0;if(!b)return!1;f.put(y,b.dict);for(const Z of b.keys)f.table.mended.add(Z);return!0}function a(f,y){const A=f.get(y);return A instanceof c.Z6?(f.
put(y,new c.Bi([...A.dict].filter(([b])=>!/^(Length|Filter|DecodeParms)$/.test(b)))),"unclear"):"page"}var O=D(51271);class m{document;left;sizes=new Map;constructor(y){
this.document=y,this.left=y.job.limits.nodes}make(y){const A=this.document.get(y),b=this.sizes.get(y)??v(A);if(this.sizes.set(y,b),this.left-=b,this.left<0)throw(0,o.
F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another P\
DF program and save it again");return this.document.add(A instanceof c.Bi?new c.Bi(A):A).number}}function v(f){const y=[f];let A=0;for(let b=y.pop();b!==void 0;b=
y.pop())if(A++,Array.isArray(b))for(const Z of b)y.push(Z);else if(b instanceof c.Bi)for(const Z of b.values())y.push(Z);return A}const h=["Resources","MediaBox",
"CropBox","Rotate"];async function E(f){return new I(f).read()}class I{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new O.
L;bare=[];look={parent:-1,lists:!1,isBare:!1,entries:new tt.R};seen=new Set;copies;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(y){this.document=
y,this.copies=new m(y)}async read(){const{document:y,open:A}=this,{pace:b}=y.job,Z=y.catalog.get("Pages")??null;for(A.push({kids:[Z],next:0,from:0,home:-1,claimed:void 0,
before:0,lost:0});A.length>0;){const J=A[A.length-1];if(J.next===J.kids.length){A.pop(),A.length>0&&this.close(J);continue}const it=J.kids[J.next++];J.next===J.
kids.length&&(J.kids=X,J.next=0);const lt=b.step(400);lt&&await lt,it instanceof c.oS?this.visit(it,J):this.visitNode(it,-1,J)}return this.finish(Z)}close({claimed:y,
before:A,lost:b}){const Z=this.numbers.length-this.dropped-A;y!==Z&&(this.irregular=!0,!(typeof y=="number"&&y>=Z)&&(this.dropped+=this.lost.length-b,this.lost.
length=this.lostNumbers.length=b))}visit(y,A){const{document:b,seen:Z,look:J}=this,{number:it}=y,lt=Z.has(it);Z.add(it);const et=N(b,it,J);if(y.generation!==b.generation(
it)&&(this.irregular=!0),et==="page"||et==="unclear"){lt&&(this.irregular=!0);const ft=lt?this.copies.make(it):it;et==="unclear"?this.unclear.push(ft):this.keepEntries(
it),(et==="unclear"||J.lists)&&this.listing.push(ft),J.isBare&&this.bare.push(ft),this.add(ft,A,J.parent);return}et==="none"&&!lt&&this.lose(A,it),et==="none"||
lt?this.irregular=!0:this.visitNode(y,it,A)}keepEntries(y){const{document:A,look:b}=this,{scan:Z,marksFrom:J,marksTo:it}=b.entries,{table:lt}=A;for(let et=J;et<
it;et+=3){const ft=Z.marks[et];lt.askFor(ft),this.isWanting||=!lt.leadsTo(ft)}A.keepEntries(y,b.entries)}visitNode(y,A,b){const{document:Z,inherited:J}=this,it=this.
mendNode(Z.dict(y),A);if(!it){this.irregular=!0,this.lose(b,A);return}const lt=Z.array(it.get("Kids"));if(!lt){A<0&&this.visitDirectPage(it,b);return}const et=x(
it);let ft=b.from;et&&(ft=J.push({...J[ft],...et})-1),(0,c.Eo)(Z.resolve(it.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:lt,next:0,from:ft,home:this.
nodes.node(A,b.home),claimed:Z.resolve(it.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),Z.release(A)}mendNode(y,A){const b=y&&(0,$.
r)(y,h);if(!b)return y;const{document:Z}=this;A>=0&&Z.put(A,b.dict);for(const J of b.keys)Z.table.mended.add(J);return b.dict}visitDirectPage(y,{from:A}){if(!(0,c.
Eo)(y.get("Type"),"Page"))return;this.irregular=!0;const{number:b}=this.document.add(y);this.numbers.push(b),this.listing.push(b),this.ancestry.push(A)}add(y,{from:A,
home:b},Z){this.numbers.push(y),this.ancestry.push(A),this.nodes.page(b,Z);const{pages:J}=this.document.job.limits;if(this.numbers.length>J)throw w(J)}lose(y,A){
y.home<0||(this.lost.push(this.numbers.length),this.lostNumbers.push(A),this.add(B,y,-1))}finish(y){const{document:A,numbers:b,ancestry:Z,inherited:J,lost:it,unclear:lt,
listing:et,nodes:ft}=this;for(const vt of this.lostNumbers)A.table.doubtFree(vt);it.length===b.length-this.dropped&&(it.length=0);const xt=it.map(vt=>b[vt]=A.add(
W(J[Z[vt]])).number);V(b,Z);const Dt=A.resolve(A.dict(y)?.get("Count")),$t=Dt!==b.length||y instanceof c.oS&&b[0]===y.number;return{numbers:b,ancestry:Z,inherited:J,
irregular:this.irregular||$t,unclear:lt,listing:et,nodes:ft,claimed:typeof Dt=="number"?Dt:void 0,blank:xt,isWanting:this.isWanting,bare:this.bare}}}const X=[],
B=-1;function V(f,y){let A=f.indexOf(B);if(!(A<0)){for(let b=A;b<f.length;b++)f[b]!==B&&(f[A]=f[b],y[A++]=y[b]);f.length=y.length=A}}const L=[0,0,612,792];function W(f){
const y=new c.Bi([["Type",new c.SX("Page")]]);return f.MediaBox===void 0?y.set("MediaBox",[...L]):y}function x(f){let y;for(const A of h){const b=f.get(A);b!==void 0&&
((y??={})[A]=b)}return y}function w(f){const y=(0,i.y_)(f,"page");return(0,o.F)("pages",`The document has more than ${y}`,"Split it with another program first")}}),
33973:((mt,ot,D)=>{D.d(ot,{Gy:()=>g,Rf:()=>S,Ip:()=>a});var i=D(54619),o=D(87598),tt=D(85368),$=D(88500);class c{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new $.
s;signed=new Set;constructor(w,f,y){this.detail=f,this.strings=y,this.scan.strings=y;const A=new Int32Array(f?8*w:w);this.done=new Uint8Array(f?w:0);const b=Z=>A.
subarray(Z*w,(Z+1)*w);this.end=b(0),this.valueEnd=b(1),this.dataStart=b(2),this.dataEnd=b(3),this.lengthStart=b(4),this.lengthEnd=b(5),this.from=b(6),this.to=b(
7)}}var K=D(78157),C=D(79725),N=D(4e4),_=D(39150),P=D(45599);class U{scan=new $.s;ranges=new Map}const k=2;class M{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(w,f,y){
this.walked=y,this.live=new Uint8Array(w),this.via=new Int32Array(f?w:0)}}async function g(x,{watched:w}={}){const{markings:f,referrers:y}=await S([x],{watched:w,
detail:!0}),{live:A,via:b}=f[0];return{live:A,via:b,referrers:y}}async function S(x,w={}){const f=new I(x,w);return await f.run(),f}function a(x,{repairs:w}){for(const{
part:f,number:y,value:A}of w)x[f].put(y,A)}const O=100,m=100,v=2e3,h=-2;function E(x){if(x instanceof P.Z6)return x.data.length+E(x.dict);if(Array.isArray(x))return 12*
x.length;if(!(x instanceof P.Bi))return O;let w=30*x.size;for(const f of x.values())Array.isArray(f)&&(w+=12*f.length);return w}class I{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new C.R;strings;alias;constructor(w,{detail:f=!1,strings:y=!1,watched:A,alias:b}){if(this.documents=w,this.strings=
y,this.alias=b,this.markings=w.map(Z=>new M(Z.size,A!==void 0,B(Z,y||f,y))),!!A){this.watched=new Uint8Array(w[0].size);for(const Z of A)this.watched[Z]=1}}async run(){
const{documents:w,stack:f}=this,[y]=w;for(const[A,b]of[...y.trailer].reverse())A!=="Encrypt"&&this.followValue(0,b);for(;this.values.length>0||f.length>0;){const A=y.
job.pace.step(this.values.length>0?this.followParts():this.followNext());A&&await A}for(const{live:A,signed:b,walked:Z}of this.markings)for(const J of Z.signed)
A[J]===1&&b.add(J)}followNext(){const w=this.stack.pop(),f=w%this.documents.length;return this.follow(f,(w-f)/this.documents.length)}visit(w,f){this.alias&&({part:w,
number:f}=this.alias(w,f)??{part:w,number:f}),this.watched&&this.watched[f]===1&&this.referrers.add(this.current);const y=this.markings[w],{live:A}=y;if(f>0&&f<
A.length&&A[f]!==0)return;const b=this.documents[w];if(f<=0||f>=A.length||!b.exists(f))return b.missed(f);A[f]=1,this.watched&&(y.via[f]=this.current),this.stack.
push(f*this.documents.length+w)}follow(w,f){const y=this.documents[w],A=this.markings[w],{walked:b}=A;if(this.current=f,A.count++,y.isChanged(f))return this.followChanged(
y,A,w,f);if(b.done[f]===1)return this.followAgain(y,A,w,f);const{scan:Z,detail:J}=b;J||(Z.used=0);const it=Z.used,lt=y.table.kind[f]===i.tL?this.walk(y,b,f):this.
walkPlace(y,f,Z);return lt<0||Z.byteRange&&this.isSignature(b.signed,f)?this.forget(Z,it).followRepaired(y,w,f):(A.bytes+=lt,J&&(b.from[f]=it,b.to[f]=Z.used,b.valueEnd[f]=
this.extent.valueEnd,b.done[f]=1),this.followMarks(w,Z,it,Z.used,Z.lengthStart),m+lt)}followChanged(w,f,y,A){const b=w.patched(A);if(!b){const ft=w.edited.get(A);
return X(ft)||ft===null?this.followRepaired(w,y,A):(this.followValue(y,ft),f.bytes+=E(ft),m)}const{detail:Z}=f.walked;if(b.references&&!Z&&!w.suspect){for(let ft=b.
first;ft<b.last;ft++)this.visit(y,b.references[ft]);return f.bytes+=b.end-b.start,m}const{scan:J,ranges:it}=V(f);Z||(J.used=0);const lt=J.used,et=this.walkPlace(
w,A,J);return et<0||J.byteRange&&this.isSignature(f.signed,A)?this.forget(J,lt).followRepaired(w,y,A):(f.bytes+=et,Z&&it.set(A,{from:lt,to:J.used,valueEnd:this.
extent.valueEnd}),this.followMarks(y,J,lt,J.used,J.lengthStart),m+et)}followAgain(w,f,y,A){const{walked:b}=f;return f.bytes+=b.end[A]>0?b.end[A]-w.table.place[A]:
O,this.followMarks(y,b.scan,b.from[A],b.to[A],b.lengthStart[A]),m}isSignature(w,f){return w.add(f),this.strings}followMarks(w,{marks:f},y,A,b){const Z=this.strings?
b:h;for(let J=y;J<A;J+=3)f[J]!==$.A&&f[J+1]!==Z&&this.visit(w,f[J])}forget(w,f){return w.used=f,this}followRepaired(w,f,y){const A=w.get(y),b=X(A)?w.resolve(A):
A;return b===null?(this.markings[f].live[y]=k,this.markings[f].count--):this.repair(f,y,b),m}repair(w,f,y){this.repairs.push({part:w,number:f,value:y}),this.followValue(
w,y)}followValue(w,f){this.part=w,this.values.push(f)}followParts(){const{part:w,values:f}=this;let y=0;for(;f.length>0&&y<v;y++){const A=f.pop();if(A instanceof
P.oS)this.visit(A instanceof P.rV?A.part:w,A.number);else if(Array.isArray(A))for(const b of A)f.push(b);else if(A instanceof P.Bi){A.has("ByteRange")&&this.markings[w].
signed.add(this.current);for(const b of A.values())f.push(b)}else if(A instanceof P.Z6)for(const[b,Z]of A.dict)b!=="Length"&&f.push(Z)}return y*m}walk(w,f,y){const{
extent:A}=this,{bytes:b}=w,{scan:Z}=f,J=w.bodies[y];Z.forgetLength();const{kept:it}=this,lt=!this.strings&&w.recallEntries(y,it);lt&&Z.append(it.scan.marks,it.marksFrom,
it.marksTo);const et=lt?it.close+2:Z.value(b,J,b.length);return et<0||b[et-1]===K.AV||!(0,tt.x)(w,et,Z,A)||w.suspect&&!(0,_.D)(b,J,et)||Z.doubtful&&(0,N.oC)(b,J,
et)?-1:(A.dataStart<0?Z.lengthStart=-1:!w.suspect&&!w.security&&(0,o.e)(w,y,A)&&w.table.doubtful.add(y),f.end[y]=A.end,f.detail&&(f.dataStart[y]=A.dataStart,f.dataEnd[y]=
A.dataEnd,f.lengthStart[y]=Z.lengthStart,f.lengthEnd[y]=Z.lengthEnd),A.end-w.table.place[y])}walkPlace(w,f,y){const A=w.place(f);if(!A)return-1;const{bytes:b,start:Z,
end:J}=A;y.forgetLength();const it=y.value(b,Z,J);return y.lengthStart=-1,it<0&&!W(b,Z,J)||L(b,Z,J)||it>0&&b[it-1]===K.AV||it>=0&&(0,K.AN)(b,it,J)<J||w.suspect&&
!(0,_.D)(b,Z,J)||y.doubtful&&(0,N.oC)(b,Z,J)?-1:(this.extent.valueEnd=it<0?J:it,J-Z)}}const X=x=>x instanceof P.oS&&!(x instanceof P.rV);function B(x,w,f){const y=x.
walked;if(y?.strings===f)return y;const A=new c(x.size,w,f);return w&&(x.walked=A),A}function V(x){return x.patches||(x.patches=new U,x.patches.scan.strings=x.walked.
strings),x.patches}function L(x,w,f){const y=(0,K.AN)(x,w,f);return y>=f||x[y]===K.yq&&(0,K.wb)(x,y,"null")}function W(x,w,f){for(let y=w;y<f;y++)if("<([/%".includes(
String.fromCharCode(x[y])))return!1;return!0}}),83287:((mt,ot,D)=>{D.d(ot,{D4:()=>N,Eb:()=>a,QJ:()=>M,US:()=>P,m_:()=>_});var i=D(42973),o=D(52205),tt=D(58552),
$=D(48249),c=D(3084),K=D(78157),C=D(45599);function N(v,h,E,I){const X=v.job.limits.filters,B=(0,o.c3)(v,h.dict.get("Filter")??h.dict.get("F")),V=(0,o.c3)(v,h.dict.
get("DecodeParms")??h.dict.get("DP"));if(B.length>X)throw(0,i.F)("filters",`A stream of the document has ${B.length} filters; at most ${X} are allowed`,"Open it\
 in another PDF program and save it again");let L=v.encoded(h);const W=performance.now();try{for(const[x,w]of B.entries()){const f=v.dict(V[x]);w instanceof C.SX&&
(L=(0,$.tN)(w.text,L,f&&(0,o.x$)(v,f),E,I))}}finally{v.job.pace.addSince(W)}return L}async function _(v,h,E,I){const[X,...B]=(0,o.c3)(v,h.dict.get("Filter")??h.
dict.get("F"));if(!(0,C.Eo)(X,"FlateDecode")||B.length>0)return;const[V]=(0,o.c3)(v,h.dict.get("DecodeParms")??h.dict.get("DP")),L=v.dict(V);return(0,c.V)(v.encoded(
h),L&&(0,o.x$)(v,L),E,v.job,I)}function P(v,h,E,I=!1){const X=(0,o.c3)(v,h.dict.get("Filter")??h.dict.get("F"));if(X.length<=v.job.limits.filters&&X.some(V=>V instanceof
C.SX&&!(0,$.TT)(V.text)))return;const B={found:!1,mismatch:!1};try{return{data:N(v,h,E,B),whole:!B.found&&!(I&&B.mismatch===!0),damage:B}}catch(V){if(V instanceof
tt.zU&&V.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1,damage:{...B,found:!0}};throw V}}const U=[0,0,255,255],k=2;function M(v,h){if(h?.broken===
!0)return!1;if((0,K.j8)(v,0,v.length)===v.length)return!0;for(let E=0;E<=k;E++){const I=v.length-E-U.length;if(U.every((X,B)=>v[I+B]===X))return!0}return!1}const g=new Set(
["Type1C","CIDFontType0C","OpenType"]),S=4;function a(v,h,E){const{found:I,mismatch:X}=E,{damagedKinds:B}=v.table;h.data.buffer===v.bytes.buffer&&(!I&&X!==!0?B.
addSound():M(v.encoded(h),E)||(I?B.addCut(m(v,h)):O(v.encoded(h))||B.addContradicted(m(v,h))))}function O(v){const h=v.subarray(-S);return h.every(E=>E===h[0])}
function m(v,{dict:h}){const E=v.resolve(h.get("Subtype")),I=v.resolve(h.get("Type"));return(0,C.Eo)(I,"EmbeddedFile")?"an attachment":(0,C.Eo)(I,"Metadata")?"m\
etadata":(0,C.Eo)(E,"Image")?"an image":h.has("Length1")||h.has("CMapName")||E instanceof C.SX&&g.has(E.text)?"a font":h.has("FunctionType")||h.has("ShadingType")?
"a color function":h.has("N")&&!(0,C.Eo)(I,"ObjStm")?"a color profile":"content"}}),87598:((mt,ot,D)=>{D.d(ot,{N:()=>U,e:()=>C});var i=D(78157),o=D(22480);const tt=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
$=1024,c=32,K=64;function C({bytes:k,bodies:M},g,S){const{valueEnd:a,dataStart:O,dataEnd:m}=S;if(m-O<8)return!1;if((0,o.CS)(k,O)&&(k[O+1]&c)===0)return m-O>=K&&
N(k,O,O+K);const v=k[O]===255&&k[O+1]===216,h=M[g];return v||a-h>$?!1:tt.test((0,i.bS)(k).toString("latin1",h,a))}function N(k,M,g){for(let S=M;S<g;S++)if(k[S]>=
128)return!1;return!0}const[_,P]=[8192,1<<26];function U(k){if(k.length<_||k.length>P)return!1;const M=(0,i.bS)(k);return(!M.includes(i.u7)||!M.includes(i.kR)||
!M.includes(0))&&M.includes("/FlateDecode")}}),85368:((mt,ot,D)=>{D.d(ot,{u:()=>_,x:()=>C});var i=D(78157),o=D(58552),tt=D(35586),$=D(37628),c=D(45599),K=D(22480);
function C(P,U,k,M){const{bytes:g}=P,{length:S}=g;M.valueEnd=U;const a=(0,i.AN)(g,U,S);if((0,i.rg)(g,a))return M.dataStart=M.dataEnd=-1,M.end=a+6,!0;if(!(0,i.w1)(
g,a,"stream"))return!1;const O=k.lengthRef>=0?P.lengthOf(new c.oS(k.lengthRef)):k.length,m=a+(g[a+6]===i.u7?8:7),v=m+O;if(g[m-1]!==i.kR||O<0||v>S||!(0,K.VF)(g,v)||
(0,K.Ow)(g,m,v)>m)return!1;const h=(0,i.AN)(g,(0,i.AN)(g,v,S)+9,S);return M.dataStart=m,M.dataEnd=v,M.end=h+6,(0,i.rg)(g,h)}const N=16;class _{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(U){
this.bytes=U,this.left=N*U.length+1e6,this.objectEnds=new $.k(U,"endobj"),this.streamEnds=new $.k(U,"endstream")}data(U,k,M){const{bytes:g,ends:S}=this,a=(0,K.ni)(
g,U);if(k>=0&&a+k<=g.length&&(0,K.VF)(g,a+k))return{start:a,end:a+k,isSearched:!1};let O=S.get(a);if(O===void 0&&(O=this.damagedEnd(a,k,M),S.set(a,O),this.left-=
O-a,this.left<0))throw(0,o.O$)("its objects overlap");return{start:a,end:O,isSearched:!0}}damagedEnd(U,k,M){const{bytes:g}=this,S=U+k,a=this.objectEnds.next(U),
O=a<0?g.length:a;if(k>=0&&S<=O&&this.endsObject(S))return S;const m=this.streamEnds.next(U);let v=m<0||m>O?O:m;return M&&(v=(0,tt.$z)(g,U,v)),v>U&&g[v-1]===i.kR&&
v--,v>U&&g[v-1]===i.u7&&v--,v}endsObject(U){const{bytes:k}=this,M=(0,i.AN)(k,U,k.length);return(0,i.w1)(k,M,"endstr")||(0,i.rg)(k,M)||(0,i.ay)(k,M,k.length)!==void 0}}}),
59277:((mt,ot,D)=>{D.d(ot,{y:()=>$});var i=D(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],tt=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function $(C){const N=(0,i.bS)(C).toString("latin1",0,1024);if(N.startsWith("RIFF")&&N.startsWith("WEBP",8))return"\
a WebP image";if(N.startsWith("ftyp",4))return tt.find(([P])=>P.test(N.slice(8,12)))?.[1];const _=o.find(([P])=>N.startsWith(P));return _?_[1]:K(N)??(c(C)?"text":
void 0)}function c(C){const N=(0,i.bS)(C.subarray(0,1024)).toString("utf8"),_=C.length>1024?N.replace(/\ufffd{1,3}$/,""):N;return _!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(_)}function K(C){const N=C.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(N.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(N))return"an HTML page";if(N.startsWith("<"))return N.includes("<svg")?"an SVG drawing":N.startsWith("<?xml")?"an XML file":void 0}}),35586:((mt,ot,D)=>{D.
d(ot,{$z:()=>_,BX:()=>v,c0:()=>N,dZ:()=>P});var i=D(78157),o=D(88500),tt=D(37628),$=D(22480);const c=512,K=1<<22,C=65536;class N{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(E,I,X=B=>B){this.bytes=E,this.pace=I,this.onTrailer=X,this.buffer=(0,i.bS)(E),
this.streams=new tt.k(E,"stream",B=>O(E,B)),this.objectEnds=new tt.k(E,"endobj"),this.streamEnds=new tt.k(E,"endstream"),this.allowance=this.farAllowance=8*E.length+
1e6}async next(E){const{bytes:I}=this,X=I.length;for(;;){if(E=U(I,E),E>=X)return;const B=(0,i.yp)(I[E])?(0,i.ay)(I,E,X):void 0;if(B&&a(B.number)&&!m(I[B.body]))
return B;const V=M(I,E);if(V==="trailer"){const L=this.valueEnd(E+7,Math.min(X,E+C));if(L<0)return this.search(E);this.readTrailer(E+7),E=L}else if(V){E=g(I,E+V.
length);const L=(0,i.w1)(I,E,"obj")?v(I,E):void 0;if(L)return L}else return this.search(E)}}async search(E){const{bytes:I,buffer:X,pace:B}=this;let V;for(let W=E;!V;){
const x=X.indexOf("obj",W);if(x<0)break;V=v(I,x);const w=B.step(x-W+200);w&&await w,W=x+3}const L=X.subarray(0,V?.start??I.length);for(let W=L.indexOf("trailer",
E);W>=0;W=L.indexOf("trailer",W+7))this.readTrailer(W+7);return V}readTrailer(E){E>=this.trailersRead&&(this.trailersRead=Math.max(E,this.onTrailer(E)))}object({
body:E}){const{bytes:I,scan:X}=this,B=I.length,V=this.soundEnd(E);if(V<0)return this.malformed(E);const L=(0,i.AN)(I,V,B);return I[V-1]!==i.vz||!(0,i.w1)(I,L,"s\
tream")?{at:V,dictionaryEnd:-1,isCut:!1}:this.stream(L,X.length,V,E)}soundEnd(E){const{bytes:I}=this,X=I.length,B=(0,i.AN)(I,E,X);if((0,i.rg)(I,B))return B;const V=this.
objectEnds.next(B),L=this.valueEnd(B,V<0?X:V);if(L>=0&&S(I,L))return L;if(V<0||this.farAllowance<=0)return-1;const W=Math.min(X,B+K),x=this.walk(B,W);return x>=
0&&S(I,x)?x:(this.farAllowance-=W-B,-1)}valueEnd(E,I){const X=Math.min(I,E+Math.max(c,this.allowance)),B=this.walk(E,X);return B<0&&(this.allowance-=X-E),B}walk(E,I){
return this.scan.reset(),this.scan.value(this.bytes,E,I)}malformed(E){const{buffer:I}=this,X=this.streams.next(E),B=this.objectEnds.next(E),V={at:E,dictionaryEnd:-1,
isCut:B<0};if(X<0||B>=0&&B<X)return V;const L=I.toString("latin1",E,Math.min(X,E+4096));if(/\d[\s\0]+obj\b/.test(L))return V;const W=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(L);return this.stream(X,W?Number(W[1]):-1,X,E)}stream(E,I,X,B){const V=(0,$.ni)(this.bytes,E);if(I>=0&&(0,$.VF)(this.bytes,V+I))return{at:V+I,dictionaryEnd:X,
isCut:!1};const L=this.streamEnds.next(V),x=L>=0&&this.buffer.subarray(B,E).includes("/Filter")?_(this.bytes,V,L):L,w=L<0&&this.objectEnds.next(V)<0;return{at:x<
0?V:x,dictionaryEnd:X,isCut:w}}}function _(h,E,I){const X=(0,i.bS)(h.subarray(0,I));for(let B=X.indexOf("obj",E);B>=0;B=X.indexOf("obj",B+3)){const V=v(h,B),W=V!==
void 0&&V.start>E&&i.Kl[h[V.start-1]]===i.t6?(0,i.AN)(h,B+3,I):I;if(h[W]===i.iH&&h[W+1]===i.iH&&W+1<I)return V.start}return I}async function P(h,E,I){return U(h,
E)>=h.length?!1:await new N(h,I).next(E)!==void 0}function U(h,E){const I=h.length;for(;E<I;)if(i.Kl[h[E]]===i.t6)E++;else{if(h[E]!==i.IQ)break;(0,i.w1)(h,E,"%%\
EOF")?E+=5:E=(0,i.D)(h,E,I)}return E}const k=["endobj","endstream","xref","startxref","trailer"];function M(h,E){return k.find(I=>(0,i.w1)(h,E,I))}function g(h,E){
const{length:I}=h;for(;E<I;E++){const X=h[E];if(!((0,i.yp)(X)||X===i.Z4||X===i.kR||X===i.u7||X===i.yq||X===i.MV))break}return E}function S(h,E){const I=(0,i.AN)(
h,E,h.length);return I>=h.length||(0,i.rg)(h,I)||(0,i.w1)(h,I,"stream")?!0:(0,i.yp)(h[I])?(0,i.ay)(h,I,h.length)!==void 0:M(h,I)!==void 0}const a=h=>h>0&&h<=2147483647;
function O(h,E){let I=E+6;for(;h[I]===i.Z4;)I++;if(h[I]!==i.kR&&h[I]!==i.u7)return!1;let X=E-1;for(;X>0&&i.Kl[h[X]]===i.t6;)X--;return h[X]===i.vz&&h[X-1]===i.vz}
const m=(h=0)=>(h|32)>=97&&(h|32)<=122;function v(h,E){if(m(h[E+3]))return;let I=E-1;const X=()=>{const w=I;for(;I>=0&&(0,i.yp)(h[I]);)I--;return w-I>0&&w-I<=10?
(0,i.JI)(h,I+1,w+1).value:-1},B=()=>{const w=I;for(;I>=0&&i.Kl[h[I]]===i.t6;)I--;return I<w};B();const V=X(),L=V>=0&&h[I]===i.N5;L&&I--;const W=L?1:V;if(W<0||W>
65535||!B())return;const x=X();return a(x)?{number:x,generation:W,start:I+1,body:E+3}:void 0}}),37628:((mt,ot,D)=>{D.d(ot,{k:()=>o});var i=D(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor($,c,K=()=>!0){
this.word=c,this.accepts=K,this.buffer=(0,i.bS)($),this.none=$.length}next($){if($>=this.none)return-1;if($>=this.from&&$<=this.found)return this.found;const c=$<
this.from&&this.found>=0?this.from:this.none,K=this.buffer.subarray(0,c+this.word.length-1);let C=K.indexOf(this.word,$);for(;C>=0&&!this.accepts(C);)C=K.indexOf(
this.word,C+1);return this.from=$,C>=0?this.found=C:c===this.none&&(this.none=$,this.found=-1),this.found}}}),69289:((mt,ot,D)=>{D.d(ot,{V:()=>$});var i=D(78157),
o=D(45798),tt=D(45599);function $({bytes:c,job:K}){const C=(0,i.bS)(c).subarray(0,1024),N=C.indexOf(" obj");if(N<0||!C.includes("/Linearized"))return;const _=new o.
i(c,N+4,Math.min(c.length,N+2048),K.limits.nesting).value();return(0,tt.Zm)(_)&&_.has("Linearized")&&_.get("L")===c.length?_:void 0}}),52205:((mt,ot,D)=>{D.d(ot,
{WW:()=>$,c3:()=>o,x$:()=>tt});var i=D(45599);function o(c,K){const C=c.resolve(K);return C===null?[]:(Array.isArray(C)?C:[C]).map(N=>c.resolve(N))}function tt(c,K){
const C=new i.Bi;for(const[N,_]of K){const P=c.resolve(_);C.set(N,Array.isArray(P)?P.map(U=>c.resolve(U)):P)}return C}function $(c,K,C,N={values:1e4}){if(N.values--<=
0)return null;const _=c.resolve(K);if(C===0)return _;if(Array.isArray(_))return _.map(U=>$(c,U,C-1,N));if(!(_ instanceof i.Bi))return _;const P=new i.Bi;for(const[
U,k]of _)P.set(U,$(c,k,C-1,N));return P}}),22480:((mt,ot,D)=>{D.d(ot,{CS:()=>K,Ow:()=>c,VF:()=>tt,ni:()=>o});var i=D(78157);function o(C,N){let _=N+6;for(;C[_]===
i.Z4&&(C[_+1]===i.kR||C[_+1]===i.u7||C[_+1]===i.Z4);)_++;return C[_]===i.u7&&_++,C[_]===i.kR&&_++,_}function tt(C,N){for(let _=0;_<4&&i.Kl[C[N]??0]===i.t6&&N<C.
length;_++)N++;return(0,i.w1)(C,N,"endstream")}const $=8;function c(C,N,_){let P=N;for(;P<N+4&&(C[P]===i.u7||C[P]===i.kR);)P++;return P===N||P+2>_?N:K(C,P)?P:N}
const K=(C,N)=>(C[N]&15)===$&&(C[N]<<8|C[N+1])%31===0}),75162:((mt,ot,D)=>{D.d(ot,{CF:()=>Kt,s1:()=>At,cY:()=>Ct,zw:()=>ce,VH:()=>Te,Rd:()=>Tt,k0:()=>ve,u6:()=>Yt,
vc:()=>De,vK:()=>se});var i=D(77598),o=D(45599),tt=D(34400);function $(u){const p=new Uint8Array(256);for(let R=0;R<256;R++)p[R]=R;const{length:T}=u;for(let R=0,
j=0,z=0;R<256;R++){const Y=p[R];j=j+Y+u[z]&255,p[R]=p[j],p[j]=Y,++z===T&&(z=0)}return p}function c(u,p){const T=u.slice(),{length:R}=p,j=new Uint8Array(R);for(let z=0,
Y=0,rt=0;z<R;z++){Y=Y+1&255;const at=T[Y];rt=rt+at&255;const ht=T[rt];T[Y]=ht,T[rt]=at,j[z]=p[z]^T[at+ht&255]}return j}function K(u,p){return c($(u),p)}const C={
length:u=>u,decrypt:u=>u,encryptInto:(u,p,T,R,j)=>R.set(u,j)};function N(u){const p=m(u,[]),T=h((R,j)=>$(p(R,j)));return{length:R=>R,decrypt:(R,j,z)=>c(T(j,z),R),
encryptInto:(R,j,z,Y,rt)=>Y.set(c(T(j,z),R),rt)}}function _(u){const p=m(u,[115,65,108,84]),T=v(()=>new g),R=h((z,Y)=>T().engine(p(z,Y))),j=h((z,Y)=>O(p(z,Y)));
return{length:U,decrypt:(z,Y,rt)=>a(j(Y,rt),z),encryptInto:(z,Y,rt,at,ht)=>{T().seal(R(Y,rt),z,at,ht)}}}function P(u){const p=v(()=>new g);let T,R;return{length:U,
decrypt:j=>a(R??=O(u),j),encryptInto:(j,z,Y,rt,at)=>{p().seal(T??=p().engine(u),j,rt,at)}}}const U=u=>(u&-16)+32,k=64*1024,M=16*1024;class g{head=Buffer.alloc(k);pool=Buffer.
alloc(M);taken=M;engine(p){const T=Buffer.alloc(16);return this.nextVector(T),(0,i.createCipheriv)(p.length===16?"aes-128-cbc":"aes-256-cbc",p,T).setAutoPadding(
!1)}seal(p,T,R,j){const{head:z}=this,{length:Y}=T,rt=Y&-16,at=Math.min(rt,k-32),ht=Y-rt;this.nextVector(z),z.set(at===Y?T:T.subarray(0,at),16);let pt=16+at;if(at<
rt){R.set(p.update(z.subarray(0,pt)),j),j+=pt,pt=0;for(let wt=at;wt<rt;wt+=k){const yt=p.update(T.subarray(wt,Math.min(wt+k,rt)));R.set(yt,j),j+=yt.length}}ht>0&&
z.set(T.subarray(rt),pt),z.fill(16-ht,pt+ht,pt+16),R.set(p.update(z.subarray(0,pt+16)),j)}nextVector(p){this.taken===M&&((0,i.randomFillSync)(this.pool),this.taken=
0),this.pool.copy(p,0,this.taken,this.taken+16),this.taken+=16}}const S=new Uint8Array(0);function a(u,p){const T=p.length&-16;if(T<32)return S;const R=u.update(
T===p.length?p:p.subarray(0,T)),j=R[T-1];let z=T;if(j>0&&j<=16){do z--;while(z>T-j&&R[z-1]===j);z>T-j&&(z=T)}return R.subarray(16,z)}function O(u){return(0,i.createDecipheriv)(
u.length===16?"aes-128-cbc":"aes-256-cbc",u,Buffer.alloc(16)).setAutoPadding(!1)}function m(u,p){const{length:T}=u,R=new Uint8Array(T+5+p.length);R.set(u),R.set(
p,T+5);const j=new tt.V;return(z,Y)=>(R[T]=z,R[T+1]=z>>>8,R[T+2]=z>>>16,R[T+3]=Y,R[T+4]=Y>>>8,j.digest(R).subarray(0,Math.min(T+5,16)))}function v(u){let p;return()=>p??=
u()}function h(u){let p=-1,T=-1,R;return(j,z)=>((R===void 0||j!==p||z!==T)&&(R=u(j,z),p=j,T=z),R)}function E(u,p,T){const R=W(u,T),j=f(u,R);return A(j,p,u.revision===
2?32:16)?R:void 0}function I(u,p){const T=x(u,p);let R=u.owner.subarray(0,32);for(let j=u.revision===2?0:19;j>=0;j--)R=K(y(T,j),R);return R}function X(u,p,T,R){
const j=x({revision:u,keyLength:p},T);let z=L(R);for(let Y=0;Y<=(u===2?0:19);Y++)z=K(y(j,Y),z);return z}function B(u,p){const T=W(u,p),R=new Uint8Array(32);return R.
set(f(u,T)),{user:R,fileKey:T}}const V=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function L(u){const p=new Uint8Array(32),T=u.subarray(0,32);return p.set(T),p.set(V.subarray(0,32-T.length),T.length),p}function W({revision:u,keyLength:p,owner:T,
permissions:R,id0:j,encryptMetadata:z},Y){const rt=Uint8Array.of(R,R>>8,R>>16,R>>24),at=u>=4&&!z?[255,255,255,255]:[],ht=(0,tt.F)(Buffer.concat([L(Y),T.subarray(
0,32),rt,j,Uint8Array.from(at)]));return w(ht,u,p)}function x({revision:u,keyLength:p},T){return w((0,tt.F)(L(T)),u,u===2?5:p)}function w(u,p,T){let R=u.subarray(
0,T);if(p>=3)for(let j=0;j<50;j++)R=(0,tt.F)(R).subarray(0,T);return R}function f({revision:u,id0:p},T){if(u===2)return K(T,V);let R=(0,tt.F)(Buffer.concat([V,p]));
for(let j=0;j<20;j++)R=K(y(T,j),R);return R}function y(u,p){return p===0?u:u.map(T=>T^p)}function A(u,p,T){return p.length>=T&&u.subarray(0,T).every((R,j)=>R===
p[j])}function b(u,p,T){return et(u.user,u.wrappedByUser,p,T,new Uint8Array(0))}function Z(u,p,T){return et(u.owner,u.wrappedByOwner,p,T,u.user.subarray(0,48))}
function J(u,p,T){const R=ft(u,p,new Uint8Array(0)),j=ft(u,T,R.entry);return{user:R.entry,wrappedByUser:R.wrapped,owner:j.entry,wrappedByOwner:j.wrapped}}function it(u,p,T){
const R=Buffer.alloc(16,255);return R.writeInt32LE(p,0),R.write(T?"Tadb":"Fadb",8,"latin1"),(0,i.randomBytes)(4).copy(R,12),(0,i.createCipheriv)("aes-256-ecb",u,
null).setAutoPadding(!1).update(R)}const lt=new Uint8Array(16);function et(u,p,T,R,j){const z=xt(T,R,u.subarray(32,40),j);if(!Buffer.from(z).equals(u.subarray(0,
32)))return;const Y=xt(T,R,u.subarray(40,48),j);return(0,i.createDecipheriv)("aes-256-cbc",Y,lt).setAutoPadding(!1).update(p.subarray(0,32))}function ft(u,p,T){
const R=(0,i.randomBytes)(16),j=xt(6,p,R.subarray(0,8),T),z=xt(6,p,R.subarray(8),T),Y=(0,i.createCipheriv)("aes-256-cbc",z,lt).setAutoPadding(!1).update(u);return{
entry:Buffer.concat([j,R]),wrapped:Y}}function xt(u,p,T,R){let j=(0,i.createHash)("sha256").update(p).update(T).update(R).digest();if(u<6)return j;for(let z=0,Y=0;z<
64||Y>z-32;z++){const rt=Buffer.concat([p,j,R]),at=Buffer.alloc(64*rt.length,rt),ht=(0,i.createCipheriv)("aes-128-cbc",j.subarray(0,16),j.subarray(16,32)).setAutoPadding(
!1).update(at);let pt=0;for(let wt=0;wt<16;wt++)pt+=ht[wt];j=(0,i.createHash)(["sha256","sha384","sha512"][pt%3]).update(ht).digest(),Y=ht[ht.length-1]}return j.
subarray(0,32)}var Dt=D(77581),$t=D(34378);const vt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,Ee=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
Se=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ae=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Gt=/[\p{L}\p{Mc}\p{Nl}]/u;function _t(u){if(/^[\x20-\x7e]*$/.test(u))return u;const p=(0,$t.w)(u.replace(vt,"").replace(Ee," "),"NFKC");if(Se.test(p))return;const T=[
...p],R=T.map(z=>ae.test(z));return R.includes(!0)&&(T.some((z,Y)=>!R[Y]&&Gt.test(z))||!R[0]||!R.at(-1))?void 0:p}function Ft(u){const p=_t(u),T=[...p===void 0?
[]:[Buffer.from(p,"utf8")],Buffer.from(u,"utf8"),...[Lt(u),Oe(u)].filter(z=>z!==void 0)],j=[...T.filter(z=>z.length>jt).map(z=>z.subarray(0,jt)),...T];return j.
filter((z,Y)=>j.findIndex(rt=>rt.equals(z))===Y)}const jt=127;function Ht(u){return typeof u=="string"?Buffer.from(_t(u)??u,"utf8").subarray(0,jt):u}const xe=32;
function Et(u){return typeof u=="string"?Lt(u)??Buffer.from(u,"utf8"):u}function Ct(u,p,T){const R=T==="AES-256"?Ht:Et;return Buffer.compare(R(u),R(p))===0}function Tt(u,p){
const T=p==="AES-256",R=T?at=>_t(at)!==void 0:at=>!new RegExp("\\p{Cc}","u").test(at)&&Lt(at)!==void 0,j=[...u].findIndex(at=>!R(at));if(j>=0)return T?`must not\
 have the character at position ${j+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${j+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!R(u))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const z=T?Buffer.from(_t(u),"utf8"):Et(u);if(z.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[Y,rt]=[
z.length,T?jt:xe];if(!(Y<=rt))return T?`must be at most ${rt} bytes long in UTF-8, and has ${Y}`:`must be at most ${rt} characters long with AES-128, and has ${Y}\
: shorten it, or choose AES-256`}function Lt(u){return It(u,p=>Dt.SQ.get(p)??(p>=24&&p<32||p>=127&&p<161?-1:p))}function Oe(u){return It(u,p=>p)}function It(u,p){
const T=Array.from(u,R=>p(R.codePointAt(0)));return T.every(R=>R>=0&&R<256)?Buffer.from(T):void 0}function Xt(u,p){const{strings:T}=p,R=(z,Y,rt,at)=>{if(z===C)return Y;
const ht=Buffer.allocUnsafe(z.length(Y.length));return z.encryptInto(Y,rt,at,ht,0),ht},j=(z,Y,rt,at,ht,pt)=>(z.encryptInto(Y,rt,at,ht,pt),z.length(Y.length));return{
...u,uniform:p.named===void 0||p.encryptMetadata&&p.embedded===p.streams,decryptString:(z,Y,rt)=>T.decrypt(z,Y,rt),encryptString:(z,Y,rt)=>R(T,z,Y,rt),decryptStream:(z,Y,rt,at)=>Wt(
p,at).decrypt(z,Y,rt),encryptStream:(z,Y,rt,at)=>R(Wt(p,at),z,Y,rt),encryptedStringLength:z=>T.length(z),encryptedStreamLength:(z,Y)=>Wt(p,Y).length(z),encryptStringInto:(z,Y,rt,at,ht)=>j(
T,z,Y,rt,at,ht),encryptStreamInto:(z,Y,rt,at,ht,pt)=>j(Wt(p,at),z,Y,rt,ht,pt)}}function Wt({streams:u,embedded:p,named:T,encryptMetadata:R},j){const z=j.get("Ty\
pe");if((0,o.Eo)(z,"XRef"))return C;if(T===void 0)return u;const Y=Jt(j);return Y!==void 0?T.get(Y)??u:!R&&(0,o.Eo)(z,"Metadata")?C:(0,o.Eo)(z,"EmbeddedFile")?p:
u}function Jt(u){const p=u.get("Filter"),T=(0,o.cy)(p)?p.findIndex(Y=>(0,o.Eo)(Y,"Crypt")):(0,o.Eo)(p,"Crypt")?0:-1;if(T<0)return;const R=u.get("DecodeParms"),j=(0,o.
cy)(R)?R[T]:R,z=(0,o.Zm)(j)?j.get("Name"):void 0;return z instanceof o.SX?z.text:"Identity"}function Kt(u){if(Jt(u)===void 0)return!1;const p=u.get("Filter"),T=u.
get("DecodeParms"),R=(0,o.cy)(p)?p.findIndex(z=>(0,o.Eo)(z,"Crypt")):0,j=(0,o.cy)(p)?p.filter((z,Y)=>Y!==R):[];return j.length===0?(u.delete("Filter"),u.delete(
"DecodeParms"),!0):(u.set("Filter",j),(0,o.cy)(T)&&u.set("DecodeParms",T.filter((z,Y)=>Y!==R)),!0)}function ce(u){return u.algorithm==="AES-128"?Ae(u):Me(u)}const Yt=()=>(0,i.
randomBytes)(32);function Ae({userPassword:u,ownerPassword:p,permissions:T,id0:R}){const j=Et(u),z=X(4,16,Et(p),j),Y=B({revision:4,keyLength:16,owner:z,permissions:T,
id0:R,encryptMetadata:!0},j),rt=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Bt("AESV2",16),O:new o.Mx(z),U:new o.Mx(Y.user),P:T});return bt({dictionary:rt,
version:"1.6",numbered:!0,identifier:R},_(Y.fileKey))}function Me({userPassword:u,ownerPassword:p,permissions:T}){const R=(0,i.randomBytes)(32),j=J(R,Ht(u),Ht(p)),
z=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Bt("AESV3",32),O:new o.Mx(j.owner),OE:new o.Mx(j.wrappedByOwner),U:new o.Mx(j.user),UE:new o.Mx(j.
wrappedByUser),P:T,Perms:new o.Mx(it(R,T,!0))});return bt({dictionary:z,version:"1.7",extensionLevel:8,numbered:!1},P(R))}function Bt(u,p){const T=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(u),AuthEvent:(0,o.UU)("DocOpen"),Length:p});return{CF:(0,o.jd)({StdCF:T}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function bt(u,p){
return Xt(u,{strings:p,streams:p,embedded:p,named:new Map([["StdCF",p],["Identity",C]]),encryptMetadata:!0})}var Ot=D(58552);const Qt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},At=-4,kt=u=>1<<
Qt[u]-1,fe=Object.keys(Qt);function ve(u){let p=At;for(const T of fe)u[T]||(p&=~kt(T));return u.allow_print?p:p&~kt("allow_print_high_resolution")}function De(u){
return fe.filter(p=>(u&kt(p))===0)}const zt=4096;function Te(u,{known:p,possible:T=[]},R){const j=de(u),z=new Uint8Array(0);if(j.revision<5&&[p??z,...T].some(({
length:yt})=>yt>zt))throw _e();const Y=[...p?[p]:[],...T,z],rt=ue(j,Y,z),at=rt??(R?ee(Ft(R),yt=>ue(j,Y,yt)):void 0);if(at===void 0)throw j.revision<5&&!p?pe():R?
be():Ce();const{fileKey:ht,access:pt}=at,wt=me(j,ht);return{...le(j,at,qt(j,ht),wt),access:pt,locked:!1,permissions:j.permissions,revision:j.revision,keyBits:8*
ht.length,opensWithoutPassword:rt!==void 0,algorithm:te(j.methods[wt.streams===C?"embedded":"streams"],ht),unrestricted:()=>ke(j,at)}}function le(u,{identifier:p},T,R){
const j={dictionary:T,...Fe(u),numbered:u.revision<=4,...p?{identifier:p}:{}};return Xt(j,R)}function ke(u,p){const T={...u,permissions:At};let{fileKey:R}=p;const j=qt(
T,R);if(p.legacy){const z=B({...p.legacy.scheme,permissions:At},p.legacy.userPassword);R=z.fileKey,j.set("U",new o.Mx(z.user))}else j.set("Perms",new o.Mx(it(R,
At,u.encryptMetadata)));return le(T,p,j,me(T,R))}function qt({encrypt:u,revision:p,permissions:T},R){const j=new o.Bi(u);j.set("P",T);for(const[Y,rt]of[["O",p<5?
32:48],["U",p<5?32:48],["OE",32],["UE",32]]){const at=u.get(Y);at instanceof o.Mx&&at.bytes.length>rt&&j.set(Y,new o.Mx(at.bytes.subarray(0,rt)))}const z=u.get(
"Length");return z!==void 0&&!(typeof z=="number"&&z%8===0&&z>=40&&z<=256)&&j.set("Length",8*R.length),j}function de(u){const p=u.get("Filter");if(!(0,o.Eo)(p,"\
Standard"))throw Nt(`the security handler ${p instanceof o.SX?ne(p):"without a name"}`);const T=Vt(u.get("V"),0),R=Vt(u.get("R"),0);if(!(T===5?R===5||R===6:[1,2,
4].includes(T)&&R>=2&&R<=4))throw Nt(`the standard security handler with V ${T} and R ${R}`);const z={encrypt:u,version:T,revision:R,permissions:Vt(u.get("P"),-4)|
0};if(T<4)return{...z,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const Y=u.get("CF"),rt=new Map;for(const[pt,wt]of(0,o.
Zm)(Y)?Y:[]){const yt=(0,o.Zm)(wt)?Pe(wt,T):void 0;yt!==void 0&&rt.set(pt,yt)}rt.set("Identity","none");const at=(pt,wt)=>{const yt=u.get(pt),re=rt.get(yt instanceof
o.SX?yt.text:wt);if(re===void 0)throw Nt(`the crypt filter ${yt instanceof o.SX?ne(yt):wt}`);return re},ht=u.get("StmF");return{...z,encryptMetadata:u.get("Encr\
yptMetadata")!==!1,methods:{strings:at("StrF","Identity"),streams:at("StmF","Identity"),embedded:at("EFF",ht instanceof o.SX?ht.text:"Identity")},filters:rt}}function Pe(u,p){
const T=u.get("CFM");return p===5&&(0,o.Eo)(T,"AESV3")?"AESV3":p===4&&(0,o.Eo)(T,"AESV2")?"AESV2":p===4&&(0,o.Eo)(T,"V2")?"V2":T===void 0||(0,o.Eo)(T,"None")?"n\
one":void 0}function ue(u,p,T){const{encrypt:R,revision:j}=u;if(j>=5){const ht={owner:Pt(R,"O",48),user:Pt(R,"U",48),wrappedByOwner:Pt(R,"OE",32),wrappedByUser:Pt(
R,"UE",32)};return ge(b(ht,j,T),"user")??ge(Z(ht,j,T),"owner")}const z=Pt(R,"O",1),Y=Pt(R,"U",1),{permissions:rt,encryptMetadata:at}=u;return ee(p,ht=>ee(Re(u),
pt=>{const wt={revision:j,keyLength:pt,owner:z,permissions:rt,id0:ht,encryptMetadata:at};return he(wt,Y,T,"user")??he(wt,Y,I(wt,T),"owner")}))}function he(u,p,T,R){
const j=E(u,p,T);return j&&{fileKey:j,access:R,identifier:u.id0,legacy:{scheme:u,userPassword:T}}}function ge(u,p){return u&&{fileKey:u,access:p}}function Re({encrypt:u,
version:p}){if(p===4)return[16];const T=Vt(u.get("Length"),40),R=T%8===0&&T>=40&&T<=128?T/8:5;return[...new Set(p===1?[5,R,16]:[R,16,5])]}function me(u,p){const T={
none:C},R=rt=>rt==="V2"?T.V2??=N(p):rt==="AESV2"?T.AESV2??=_(p):rt==="AESV3"?T.AESV3??=P(p):C,{methods:j,filters:z,encryptMetadata:Y}=u;return{strings:R(j.strings),
streams:R(j.streams),embedded:R(j.embedded),named:z&&new Map([...z].map(([rt,at])=>[rt,R(at)])),encryptMetadata:Y}}function Fe({version:u,revision:p,methods:T}){
return p>=5?{version:"1.7",extensionLevel:p===5?3:8}:u===4?{version:Object.values(T).includes("AESV2")?"1.6":"1.5"}:{version:p===2?"1.1":"1.4"}}function te(u,p){
if(u!=="none")return u==="V2"?p.length===5?"RC4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}function Pt(u,p,T){const R=u.get(p);if(R instanceof o.Mx&&R.bytes.
length>=T)return R.bytes;throw(0,Ot.O$)(`its encryption dictionary has no usable /${p}.`)}function Vt(u,p){return typeof u=="number"?Math.trunc(u):p}function ee(u,p){
for(const T of u){const R=p(T);if(R!==void 0)return R}}function ne({text:u}){return/^[\w.+-]{1,40}$/.test(u)?u:"with an unusual name"}function Ce(){return(0,Ot.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function be(){return new Ot.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function pe(){const u="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Ot.hJ)("uns\
upported_encryption",u,{issues:[{field:"file",message:`The document ${u}.`}],advice:"Get the document again from where it came from"})}function _e(){const u=`is\
 encrypted and has an identifier (/ID) of more than ${zt} bytes`;return(0,Ot.hJ)("unsupported_encryption",u,{issues:[{field:"file",message:`The document ${u}; a\
t most that many are supported.`}],advice:"Open it in another PDF program and save it again"})}function Nt(u){return(0,Ot.hJ)("unsupported_encryption",`is prote\
cted by ${u}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${u}, which is not supported.`}],advice:"Only protection by\
 passwords can be opened, not by certificates or rights management"})}const Le={...C,decrypt:()=>new Uint8Array(0)};function se(u){const p=Ie(u),T=z=>z==="none"?
C:Le,R=[...p?.filters??[["Identity","none"]]],j={strings:T(p?.methods.strings),streams:T(p?.methods.streams),embedded:T(p?.methods.embedded),named:p&&!p.filters?
void 0:new Map(R.map(([z,Y])=>[z,T(Y)])),encryptMetadata:p?.encryptMetadata??!0};return{...Xt({dictionary:u,version:"1.1",numbered:!0},j),access:"user",locked:!0,
permissions:p?.permissions??At,revision:p?.revision,opensWithoutPassword:!1,unrestricted:void 0,...p?Be(p):Ne(u)}}function Ie(u){try{return de(u)}catch(p){if(p instanceof
Ot.zU&&p.code==="unsupported_encryption")return;throw p}}function Be({encrypt:u,version:p,methods:T}){const R=T.streams==="none"?T.embedded:T.streams;if(R==="no\
ne")return{algorithm:void 0,keyBits:void 0};if(R==="AESV3")return{algorithm:"AES-256",keyBits:256};if(p===4)return{algorithm:R==="AESV2"?"AES-128":"RC4-128",keyBits:128};
const j=p===1?40:Ue(u.get("Length"));return{algorithm:j===40?"RC4-40":"RC4-128",keyBits:j}}function Ne(u){const p=u.get("CF"),T=u.get("StmF"),R=(0,o.Zm)(p)&&T instanceof
o.SX?p.get(T.text):void 0,j=(0,o.Zm)(R)?R.get("CFM"):void 0;return(0,o.Eo)(j,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(j,"AESV2")?{algorithm:"AES-128",
keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Ue(u){return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),34400:((mt,ot,D)=>{D.d(ot,{F:()=>tt,V:()=>$});
const i=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(c,K)=>Math.floor(Math.abs(Math.sin(K+1))*2**32)|0),tt=c=>new $().digest(c);class ${words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(K){const{state:C,tail:N}=this;C[0]=1732584193,C[1]=4023233417,C[2]=2562383102,C[3]=271733878;const{length:_}=K,
P=_&-64;for(let g=0;g<P;g+=64)this.compress(K,g);const U=_-P,k=U<56?64:128;for(let g=0;g<U;g++)N[g]=K[P+g];N[U]=128,N.fill(0,U+1,k);for(let g=0,S=_<<3;g<4;g++)N[k-
8+g]=S>>>(g<<3);N[k-4]=_>>>29;for(let g=0;g<k;g+=64)this.compress(N,g);const M=new Uint8Array(16);for(let g=0;g<16;g++)M[g]=C[g>>2]>>>((g&3)<<3);return M}compress(K,C){
const{words:N,state:_}=this;for(let g=0,S=C;g<16;g++,S+=4)N[g]=K[S]|K[S+1]<<8|K[S+2]<<16|K[S+3]<<24;let P=_[0],U=_[1],k=_[2],M=_[3];for(let g=0;g<64;g++){const S=g>>
4;let a,O;S===0?(a=U&k|~U&M,O=g):S===1?(a=M&U|~M&k,O=5*g+1):S===2?(a=U^k^M,O=3*g+5):(a=k^(U|~M),O=7*g);const m=P+a+o[g]+N[O&15]|0,v=i[S<<2|g&3];P=M,M=k,k=U,U=U+
(m<<v|m>>>32-v)|0}_[0]=_[0]+P,_[1]=_[1]+U,_[2]=_[2]+k,_[3]=_[3]+M}}}),93604:((mt,ot,D)=>{D.d(ot,{BC:()=>_,Fr:()=>C,MJ:()=>P,p9:()=>tt,qZ:()=>N});const i=1e3,o=3e5;
function*tt(k,M){if(k.length<=i)return[...k].sort(M);let g=[];for(let S=0;S<k.length;S+=i){for(const a of k.slice(S,S+i).sort(M))g.push(a);yield o}for(let S=i;S<
g.length;S*=2){const a=[];for(let O=0;O<g.length;O+=2*S){const m=Math.min(O+S,g.length),v=Math.min(m+S,g.length);for(let h=O,E=m;h<m||E<v;){const I=E===v||h<m&&
M(g[h],g[E])<=0;a.push(I?g[h++]:g[E++]),a.length%i===0&&(yield o)}}g=a}return g}const $=16384,c=50,K=4;function*C(k){const{length:M}=k;for(let a=0;a<M;a+=$)k.subarray(
a,a+$).sort(),M>$&&(yield $*c);let[g,S]=[k,M>$?new Float64Array(M):k];for(let a=$;a<M;a*=2){for(let O=0;O<M;O+=2*a){const m=Math.min(O+a,M),v=Math.min(m+a,M);for(let h=O,
E=m,I=O;I<v;){const X=E===v||h<m&&g[h]<=g[E];S[I++]=g[X?h++:E++],I%$===0&&(yield $*K)}}[g,S]=[S,g]}return g}async function N(k,M,g){const S=tt(k,M);for(;;){const{
done:a,value:O}=S.next();if(a)return O;const m=g.step(O);m&&await m}}const _=(k,M)=>U(k,M,!1),P=(k,M)=>U(k,M,!0);function U(k,M,g){let[S,a]=[0,k.length];for(;S<
a;){const O=S+a>>1,m=k[O];m<M||g&&m===M?S=O+1:a=O}return S}}),64580:((mt,ot,D)=>{D.d(ot,{F:()=>o});var i=D(45599);function o(c,K=()=>{}){if(c instanceof i.Z6)return new i.
Z6(o(c.dict,K),c.data,c.sealed);const C=$(c),N=[C];let _=1;for(let P=N.pop();P!==void 0;P=N.pop())if(Array.isArray(P)){_+=P.length;for(const[U,k]of P.entries())
P[U]=tt(k,N)}else if((0,i.Zm)(P)){_+=P.size;for(const[U,k]of P)P.set(U,tt(k,N))}return K(_),C}function tt(c,K){const C=$(c);return C!==c&&K.push(C),C}function $(c){
return Array.isArray(c)?[...c]:(0,i.Zm)(c)?new i.Bi(c):c}}),79725:((mt,ot,D)=>{D.d(ot,{R:()=>K,Z:()=>C});var i=D(78157),o=D(4e4),tt=D(88500);const $=new Int32Array(
0),c=new tt.s;class K{at=$;first=0;used=0;open=-1;close=-1;special=!1;scan=c;marksFrom=0;marksTo=0;own;locate(_,P,U){const k=this.own??={at:new Int32Array(64),scan:new tt.
s},{scan:M}=k;if(this.at=k.at,this.scan=M,this.first=this.used=this.marksFrom=this.marksTo=0,M.reset(),P=(0,i.AN)(_,P,U),_[P]!==i.iH||_[P+1]!==i.iH)return!1;this.
open=P+=2;const g=(0,o.XE)();for(;(P=(0,i.AN)(_,P,U))<U;){const S=_[P];if(S===i.vz)return this.close=P,this.marksTo=M.used,this.special=M.byteRange||M.doubtful,
_[P+1]===i.vz;if(S!==i.cL)return!1;const a=++P;for(;P<U&&i.Kl[_[P]]===i.N9;P++)if(_[P]===i.wn)return!1;const O=P;O-a===9&&_[a]===i.Ah&&(0,i.w1)(_,a,"ByteRange")&&
(M.byteRange=!0),(0,o.xg)(_,a-1,O,g)&&(M.doubtful=!0);const m=P=(0,i.AN)(_,P,U);if(_[P]===i.vz||(P=M.value(_,P,U),P<0))return!1;this.add(a,O,m,P)}return!1}add(_,P,U,k){
this.used+4>this.at.length&&(this.at=this.own.at=C(this.at,this.used+4));const{at:M,used:g}=this;M[g]=_,M[g+1]=P,M[g+2]=U,M[g+3]=k,this.used=g+4}find(_,P){const{
at:U,first:k}=this,M=P.length;for(let g=this.used-4;g>=k;g-=4){const S=U[g];if(U[g+1]-S!==M)continue;let a=0;for(;a<M&&_[S+a]===P.charCodeAt(a);)a++;if(a===M)return g}
return-1}findMisspelt(_,P){const{at:U,first:k}=this;for(let M=k;M<this.used;M+=4){const g=U[M];if(U[M+1]-g!==P.length)continue;let S=0;for(let a=0;a<P.length&&S<
2;a++)_[g+a]!==P.charCodeAt(a)&&S++;if(S===1)return M}return-1}}function C(N,_){const P=new Int32Array(Math.max(N.length*2,_));return P.set(N),P}}),43767:((mt,ot,D)=>{
D.d(ot,{r:()=>$});var i=D(45599);const o=5;function tt(c,K){if(c.length!==K.length||c.length<o)return!1;let C=0;for(let N=0;N<c.length;N++)c[N]!==K[N]&&C++;return C===
1}function $(c,K){const C=new Set(K),N=K.filter(U=>!c.has(U)),_=new Map;for(const U of c.keys()){const k=C.has(U)?void 0:N.find(M=>tt(U,M));k!==void 0&&_.set(U,
k)}return _.size===0?void 0:{dict:new i.Bi([...c].map(([U,k])=>[_.get(U)??U,k])),keys:[..._.values()]}}}),45798:((mt,ot,D)=>{D.d(ot,{e:()=>I,i:()=>E});var i=D(42973),
o=D(78157),tt=D(82416),$=D(45599);const c=Symbol("close array"),K=Symbol("close dictionary"),C=Symbol("end"),N=32,_=32,P=32,U=32,k=224,M=224,g=1e3,S=160,a=8,O=256,
m=8192,v=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,h=X=>X===o.Z4||X===o.kR||X===o.u7;class E{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(B,V,L,W,x,w=1/0,f=I){
this.bytes=B,this.at=V,this.end=L,this.nesting=W,this.openString=x,this.room=w,this.refusal=f}value(){const B=this.token(0);return typeof B=="symbol"?null:B}token(B){
const{bytes:V,end:L}=this;if(this.room-=N,this.room<0)throw this.refusal();const W=(0,o.AN)(V,this.at,L);if(this.at=W,W>=L)return C;const x=V[W];if(x>=o.l0&&x<=
o.ev)return this.numberOrReference();switch(x){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return V[W+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(B+1));case o.WL:return this.at++,this.array(B+1);case o.wt:return this.at++,c;case o.vz:return this.closed=W,V[W+
1]===o.vz?(this.at+=2,K):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(B){this.checkDepth(B),this.room-=
U;const V=[];for(;;){V.length===a&&V.every(W=>W instanceof $.oS)&&this.references(V);const L=this.token(B);if(L===c||L===C)return V;if(L===K)return this.at=this.
closed,V;V.push(L)}}references(B){const{bytes:V,end:L}=this;for(let W=O;W<=m;W*=2){const x=(0,o.bS)(V).toString("latin1",this.at,Math.min(this.at+W,L)),w=v.exec(
x)?.[0]??"";if(w==="")return;const f=B.length;for(const y of w.split(" 0 R"))y!==""&&B.push(new $.oS(Number(y),0));if(this.room-=(B.length-f)*(N+_),this.at+=w.length,
w.length<x.length>>1)return}for(;this.addReference(B);)if(this.room<0)throw this.refusal()}addReference(B){const{bytes:V}=this;let L=this.at;h(V[L])&&L++;const W=L;
let x=0;for(let f=V[L];f>=o.l0&&f<=o.ev;f=V[++L])x=10*x+f-o.l0;return L>W&&L-W<10&&L+4<this.end&&V[L]===o.Z4&&V[L+1]===o.l0&&V[L+2]===o.Z4&&V[L+3]===o.AV&&(h(V[L+
4])||V[L+4]===o.wt)?(B.push(new $.oS(x,0)),this.room-=N+_,this.at=L+4,!0):!1}dictionary(B){this.checkDepth(B),this.room-=M;const V=new $.Bi;let L,W=-1;for(;;){const x=this.
at,w=this.token(B);if(w===K||w===C)return W>=0&&(0,$.hi)(V)&&this.keepSealed(V,W),V;if(w===c)continue;const f=w;if(L===void 0){f instanceof $.SX&&(L=f.text);continue}
V.size>g&&(this.room-=S),f!==null?V.set(L,f):V.delete(L),this.openString&&L==="Contents"&&f instanceof $.Mx&&(W=x),L=void 0}}keepSealed(B,V){B.set("Contents",new E(
this.bytes,V,this.end,1).value())}checkDepth(B){if(B>this.nesting)throw(0,i.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,
"Open it in another PDF program and save it again")}name(){const{bytes:B,end:V}=this,L=this.at+1;return this.room-=P,this.at=(0,o.Wd)(B,L,V),new $.SX((0,tt.MQ)(
B,L,this.at))}string(B){return this.room-=k,new $.Mx(this.openString?this.openString(B):B)}literal(){const{bytes:B,end:V}=this,L=this.at+1;for(let W=L;W<V;W++){
const x=B[W];if(x===o.s1)return this.at=W+1,B.slice(L,W);if(x===o.Cx||x===o.r_||x===o.u7)break}return this.at=(0,o.t9)(B,this.at,V),(0,tt.U1)(B,L,this.at)}hexadecimal(){
const{bytes:B,end:V}=this,L=this.at+1,W=(0,o.$k)(B,L,V);return this.at=W,(0,o.sk)(B,L,W)}numberOrReference(){const{bytes:B,end:V}=this;let L=this.at,W=0;for(;L<
V&&B[L]>=o.l0&&B[L]<=o.ev;)W=W*10+(B[L++]-o.l0);if(L<V&&o.Kl[B[L]]===o.N9)return this.number();this.at=L,L=(0,o.AN)(B,L,V);const x=B[L]===o.N5&&L+1<V&&B[L+1]>o.
l0;x&&L++;let w=0;const f=L;for(;L<V&&B[L]>=o.l0&&B[L]<=o.ev;)w=w*10+(B[L++]-o.l0);return L===f||(L=(0,o.AN)(B,L,V),L>=V||B[L]!==o.AV||L+1<V&&o.Kl[B[L+1]]===o.N9)?
W:(this.at=L+1,this.room-=_,W>2147483647?null:new $.oS(W,x?1:Math.min(w,65535)))}number(){const{bytes:B,end:V,at:L}=this;return this.at=(0,o.Wd)(B,L,V),(0,tt.kz)(
B,L,this.at)}word(){const{bytes:B,at:V,end:L}=this,W=B[V];return W===o.b9||W===o.N5||W===o.fX?this.number():(0,o.wb)(B,V,"true")||(0,o.wb)(B,V,"false")?(this.at=
(0,o.Wd)(B,V,L),W===o.yh):(0,o.w1)(B,V,"endobj")||(0,o.w1)(B,V,"endstream")?C:(this.at=Math.max((0,o.Wd)(B,V,L),V+1),null)}}const I=()=>(0,i.F)("values","The ob\
jects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another pro\
gram")}),4e4:((mt,ot,D)=>{D.d(ot,{C3:()=>C,XE:()=>N,oC:()=>P,xg:()=>_});var i=D(78157);const o=4<<20,tt=1024,$=1<<29,c=new Int32Array(tt);let K=0;function C(){K<
$||(K=0,c.fill(0))}const N=()=>K+1;function _(M,g,S,a){const O=S-g,m=S-1,h=O*157+M[m]*5+M[m-(O>1?1:0)]*61+M[g+(O>1?1:0)]*331+M[g+(O>>1)]*17&tt-1,E=c[h];return c[h]=
++K,E>=a}function P(M,g,S){if(S-g>o)return!1;const a=[],O=new U;let m=0,v=!1;do{const h=(0,i.AN)(M,g,S);if(h>=S)return!1;const E=a.at(-1)??0,I=E>0&&!v&&M[h]===i.
cL;if(g=k(M,h,S),v=I,I){if(O.add(E,M,h+1,g))return!0}else M[h]===i.WL?a.push(0):M[h]===i.iH&&g===h+2&&M[h+1]===i.iH?a.push(++m):(M[h]===i.wt||M[h]===i.vz&&g===h+
2)&&a.pop()}while(a.length>0);return!1}class U{places=new Int32Array(128);count=0;add(g,S,a,O){let m=g,v=~g;for(let h=a;h<O;h++){let E=S[h];E===i.wn&&(0,i.Li)(S[h+
1])>=0&&(0,i.Li)(S[h+2])>=0&&h+2<O&&(E=(0,i.Li)(S[h+1])*16+(0,i.Li)(S[h+2]),h+=2),m=Math.imul(m^E,16777619),v=Math.imul(v+E,1540483477)^v>>>15}return this.count*
4>this.places.length&&this.grow(),this.put(m,v===0?1:v)}put(g,S){const{places:a}=this;let O=(g^g>>>15)*2&a.length-1;for(;a[O+1]!==0;O=O+2&a.length-1)if(a[O]===g&&
a[O+1]===S)return!0;return a[O]=g,a[O+1]=S,this.count++,!1}grow(){const g=this.places;this.places=new Int32Array(g.length*4),this.count=0;for(let S=0;S<g.length;S+=
2)g[S+1]!==0&&this.put(g[S],g[S+1])}}function k(M,g,S){const a=M[g],O=M[g+1]===a;return a===i.iH?O?g+2:(0,i.$k)(M,g,S):a===i.vz?O?g+2:g+1:a===i.Cx?(0,i.t9)(M,g,
S):Math.max((0,i.Wd)(M,a===i.cL?g+1:g,S),g+1)}}),88500:((mt,ot,D)=>{D.d(ot,{A:()=>tt,s:()=>I});var i=D(78157),o=D(4e4);const tt=-1,$=2**63,c=-1,K=0,C=1,N=2,_=0,
P=1,U=2,k=3,M=4,g=5,S=6,a=7,O=8,m=new Uint8Array(256).fill(U);for(let L=0;L<256;L++)i.Kl[L]===i.t6&&(m[L]=_);for(let L=i.l0;L<=i.ev;L++)m[L]=P;for(const[L,W]of Object.
entries({"/":k,"<":M,">":g,"[":S,"]":a,"(":O,"%":_,")":_,"{":_,"}":_}))m[L.charCodeAt(0)]=W;const v=new Uint8Array(256);for(let L=0;L<256;L++)i.Kl[L]===i.N9&&L!==
i.wn&&(v[L]=1);const h=new Int32Array(0),E=96;class I{marks=h;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){
this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(W,x,w){
const f=this.used+w-x;f>this.marks.length&&this.grow(f),this.marks.set(W.subarray(x,w),this.used),this.used=f}open(W,x,w){return this.opened[W]=x,w}add(W,x,w){return this.
used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.used]=W>2147483647?0:W,this.marks[this.used+1]=x,this.marks[this.used+2]=w,this.used+=3,w}grow(W){
const x=new Int32Array(Math.max(this.marks.length*2,W,E));x.set(this.marks),this.marks=x}value(W,x,w){let f=0,y=K;for(let A=x;x<w;A=x){const b=W[x++];switch(m[b]){case _:
b===i.IQ&&(x=(0,i.D)(W,A,w));continue;case P:{let Z=b-i.l0;for(;m[W[x]]===P;)Z=Z*10+(W[x++]-i.l0);if(x<w&&i.Kl[W[x]]===i.N9){x=(0,i.Wd)(W,x,w);break}if(Z>=$)return-1;
const J=X(W,x,w);y===N&&this.setLength(Z,A,x,J),J>x&&(x=this.add(Z,A,J));break}case U:for(;x<w&&i.Kl[W[x]]===i.N9;)x++;if(b===i.HF&&V(W,A,x))return-1;break;case k:
for(;x<w&&v[W[x]]===1;)x++;if(x<w&&W[x]===i.wn&&(x=this.escapedName(W,x,w)),y=this.expectedAfter(W,A,x,y===K?f:0),f===0)return x;continue;case M:x=W[x]===i.iH?this.
open(f++,(0,o.XE)(),x+1):this.hexString(W,A,w);break;case g:if(W[x]!==i.vz)continue;if(!(this.opened[--f]>0)||++x>w)return-1;break;case S:x=this.open(f++,c,x);break;case a:
if(this.opened[--f]!==c)return-1;break;case O:x=this.literalString(W,A,w);break}if(f===0)return x>w?-1:x;y=K}return-1}setLength(W,x,w,f){const y=f>w;this.length=
y?-1:W,this.lengthRef=y?W:-1,this.lengthStart=x,this.lengthEnd=f}literalString(W,x,w){const f=(0,i.AZ)(W,x,w);return f<0?w+1:this.strings?this.add(tt,x,f):f}hexString(W,x,w){
const f=(0,i.$k)(W,x,w);return this.strings?this.add(tt,x,f):f}escapedName(W,x,w){return this.doubtful=!0,(0,i.Wd)(W,x,w)}expectedAfter(W,x,w,f){const y=w-x;return y===
10&&W[x+1]===i.Ah&&(0,i.w1)(W,x,"/ByteRange")&&(this.byteRange=!0),f===0||this.opened[f-1]===c?K:((0,o.xg)(W,x,w,this.opened[f-1])&&(this.doubtful=!0),f>1?C:y===
7&&W[x+1]===i.A4&&(0,i.w1)(W,x,"/Length")?N:C)}}function X(L,W,x){if(L[W]===i.Z4&&L[W+1]===i.l0&&L[W+3]===i.AV&&L[W+2]===i.Z4&&W+4<=x)return B(L,W+4,x)?W+4:W;let w=(0,i.
AN)(L,W,x);L[w]===i.N5&&L[w+1]>i.l0&&w++;let f=w,y=0;for(;f<x&&(0,i.yp)(L[f]);f++)y=y*10+(L[f]-i.l0);if(f===w||y>=$)return W;const A=(0,i.AN)(L,f,x);return A<x&&
L[A]===i.AV&&B(L,A+1,x)?A+1:W}const B=(L,W,x)=>W>=x||i.Kl[L[W]]!==i.N9;function V(L,W,x){return x-W===6&&(0,i.w1)(L,W,"endo")||x-W===9&&(0,i.w1)(L,W,"ends")}}),
45079:((mt,ot,D)=>{D.d(ot,{ZV:()=>a,bD:()=>K,dZ:()=>U,pS:()=>k,sd:()=>O,yT:()=>c});var i=D(78157),o=D(45599);const tt=8,$=1024,c={number:0,generation:0};function K(m,v,h){
if(v===null)m.text("null");else if(typeof v=="number")m.text(a(v));else if(typeof v=="boolean")m.text(v?"true":"false");else if(v instanceof o.SX)U(m,v.text);else if(v instanceof
o.oS)m.text(P(v,h));else if(v instanceof o.Mx)k(m,v.bytes,h);else if(Array.isArray(v)){if(m.byte(i.WL),v.length>=tt&&v.every(E=>E instanceof o.oS))C(m,v,h);else
for(const[E,I]of v.entries())E>0&&m.byte(i.Z4),K(m,I,h);m.byte(i.wt)}else v instanceof o.Bi?N(m,v,h):K(m,v.dict,h)}function C(m,v,h){for(let E=0;E<v.length;E+=$){
const I=v.slice(E,E+$).map(X=>P(X,h));m.text(E>0?` ${I.join(" ")}`:I.join(" "))}}function N(m,v,h){const E=h.security&&v.has("ByteRange")?{...h,security:void 0}:
h;m.text("<<");for(const[I,X]of v)U(m,I),_(X)&&m.byte(i.Z4),K(m,X,I==="Contents"?E:h);m.text(">>")}const _=m=>m===null||typeof m=="number"||typeof m=="boolean"||
m instanceof o.oS;function P(m,{renumber:v,generationOf:h}){const E=v?v(m):m.number;return v&&E===0?"null":`${E} ${h?h(E):v?0:m.generation} R`}function U(m,v){m.
byte(i.cL);for(let h=0;h<v.length;h++){const E=v.charCodeAt(h)&255;E!==i.Cq&&(E>i.Z4&&E<=i.du&&E!==i.wn&&i.Kl[E]===i.N9?m.byte(E):m.text(`#${S(E)}`))}}function k(m,v,{
security:h,number:E,generation:I}){if(h){M(m,h.encryptString(v,E,I));return}let X=0;for(const B of v)(B<i.Z4||B>i.du)&&X++;if(X*3>v.length){M(m,v);return}m.byte(
i.Cx);for(const B of v)(B===i.Cx||B===i.s1||B===i.r_)&&m.byte(i.r_),B===i.u7?m.text("\\r"):m.byte(B);m.byte(i.s1)}function M(m,v){m.byte(i.iH),m.fill(2*v.length,
(h,E)=>{let I=E;for(const X of v)h[I++]=g.charCodeAt(X>>4),h[I++]=g.charCodeAt(X&15)}),m.byte(i.vz)}const g="0123456789abcdef",S=m=>g[m>>4]+g[m&15];function a(m){
if(!Number.isFinite(m))return"0";const v=Math.abs(m);if(Number.isInteger(m)&&v<1e15)return String(m);if(v>=2**63)return`${BigInt(m)}.0`;const h=String(m);return h.
includes("e")?m.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):h}function O(m){const v=[m];for(;v.length>0;){const h=v.pop();if(h instanceof o.Mx)return!0;if(Array.
isArray(h))for(const E of h)v.push(E);else if(h instanceof o.Bi)for(const E of h.values())v.push(E);else h instanceof o.Z6&&v.push(h.dict)}return!1}}),39150:((mt,ot,D)=>{
D.d(ot,{D:()=>K});var i=D(78157);const o=15,tt=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,$=/^(true|false|null)$/,c=/#(?![0-9A-Fa-f]{2})|#00/;function K(k,M,g){
const S=[],a=()=>{const m=S.at(-1);m?.keys&&(m.value=!1)},O=(0,i.AN)(k,M,g);for(;;){if(M=(0,i.AN)(k,M,g),M>=g)return!1;const m=S.at(-1),v=k[M];if(v===i.vz||v===
i.wt){if(!m||m.keys===void 0!=(v===i.wt)||m.keys&&(m.value||++M>=g||k[M]!==i.vz))return!1;S.pop(),M++}else if(m?.keys&&!m.value){const h=(0,i.Wd)(k,M+1,g),E=U(k,
M,h);if(v!==i.cL||c.test(E)||m.keys.has(E))return!1;m.keys.add(E),m.value=!0,M=h;continue}else if(v===i.WL||v===i.iH&&k[M+1]===i.iH){S.push(v===i.WL?{keys:void 0,
value:!0}:{keys:new Set,value:!1}),M+=v===i.WL?1:2;continue}else if(M=C(k,M,g),M<0)return!1;if(a(),S.length===0)return!(0,i.yp)(k[O])||k[M-1]!==i.AV}}function C(k,M,g){
switch(k[M]){case i.cL:{const S=(0,i.Wd)(k,M+1,g);return c.test(U(k,M,S))?-1:S}case i.Cx:return(0,i.AZ)(k,M,g);case i.iH:for(M++;M<g&&k[M]!==i.vz;M++)if(!P(k[M])&&
i.Kl[k[M]]!==i.t6)return-1;return M<g?M+1:-1;default:{const S=(0,i.Wd)(k,M,g);if(_(k,M,S))return N(k,M,S,g);const a=U(k,M,S);return $.test(a)||tt.test(a)?S:-1}}}
function N(k,M,g,S){const a=(0,i.AN)(k,g,S);if(!(0,i.yp)(k[a]))return g;const O=(0,i.JI)(k,a,S),m=(0,i.AN)(k,O.after,S);return m===O.after||k[m]!==i.AV||i.Kl[k[m+
1]??i.Z4]===i.N9?g:(0,i.JI)(k,M,g).value<=2147483647&&O.value<=65535?m+1:-1}function _(k,M,g){let S=M;for(;S<g&&(0,i.yp)(k[S]);)S++;return S===g&&S>M&&S<=M+o}const P=k=>k>=
i.l0&&k<=i.ev||(k|32)>=97&&(k|32)<=102;function U(k,M,g){return(0,i.bS)(k).toString("latin1",M,Math.min(g,M+200))}}),77581:((mt,ot,D)=>{D.d(ot,{SQ:()=>tt,g7:()=>P,
kt:()=>S,wx:()=>k});var i=D(78157),o=D(45599);const tt=new Map([...[728,711,710,729,733,731,730,732].map((a,O)=>[a,24+O]),...[8226,8224,8225,8230,8212,8211,402,
8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((a,O)=>[a,128+O]),[8364,160]]),$=/[\x18-\x1f\x80-\xa0]/g,
c=new Map([...tt].map(([a,O])=>[O,a])),K=Array.from({length:256},(a,O)=>String.fromCharCode(c.get(O)??O)),C=32,N=200,_=new WeakMap;function P(a){if(a.bytes.length<
N)return U(a.bytes);let O=_.get(a);return O===void 0&&_.set(a,O=U(a.bytes)),O}function U(a){if(a[0]===254&&a[1]===255)return new TextDecoder("utf-16be").decode(
a.subarray(2));if(a[0]===255&&a[1]===254)return new TextDecoder("utf-16le").decode(a.subarray(2));if(a[0]===239&&a[1]===187&&a[2]===191)return new TextDecoder().
decode(a.subarray(3));if(a.length>C)return(0,i.bS)(a).toString("latin1").replace($,m=>K[m.charCodeAt(0)]);let O="";for(const m of a)O+=K[m];return O}function k(a){
const O=new Uint8Array(a.length);for(let v=0;v<a.length;v++){const h=M(a.charCodeAt(v));if(h===void 0)return new o.Mx(g(a));O[v]=h}const m=O[0]===254&&O[1]===255||
O[0]===255&&O[1]===254;return new o.Mx(m||O[0]===239&&O[1]===187&&O[2]===191?g(a):O)}function M(a){return a>=32&&a<127||a===9||a===10||a===13||a>=161&&a<=255&&a!==
173?a:tt.get(a)}const g=a=>S(`\uFEFF${a}`),S=a=>Buffer.from(a,"utf16le").swap16()}),45599:((mt,ot,D)=>{D.d(ot,{Bi:()=>c,Eo:()=>P,Mx:()=>o,Px:()=>M,SX:()=>i,UU:()=>k,
Z6:()=>K,Zm:()=>C,cy:()=>_,hi:()=>g,i9:()=>N,jd:()=>U,oS:()=>tt,rV:()=>$});class i{text;constructor(a){this.text=a}}class o{bytes;constructor(a){this.bytes=a}}class tt{number;generation;constructor(a,O=0){
this.number=a,this.generation=O}}class $ extends tt{part;constructor(a,O){super(O,0),this.part=a}}class c extends Map{}class K{dict;data;sealed;constructor(a,O,m){
this.dict=a,this.data=O,this.sealed=m}}const C=S=>S instanceof c,N=S=>S instanceof tt,_=S=>Array.isArray(S),P=(S,a)=>S instanceof i&&S.text===a;function U(S){const a=new c;
for(const[O,m]of Object.entries(S))m!==void 0&&a.set(O,m);return a}const k=S=>new i(S),M=S=>new o(Uint8Array.from(Buffer.from(S,"latin1")));function g(S){const a=S.
get("Type");return P(a,"Sig")||P(a,"DocTimeStamp")||S.has("ByteRange")}})};
