"use strict";exports.id=1519,exports.ids=[1519],exports.modules={60623:((gt,it,M)=>{M.d(it,{Kc:()=>j,M_:()=>_,UD:()=>U});var r=M(11544),o=M(58552),q=M(27059),Z=M(43749),a=M(
78157),W=M(49692),b=M(81272);const j=l=>(0,r.$)(l,{level:4,mem:3}),_=l=>(0,r.$)(l,{level:0}),D=1<<26;function U(l,T,w,O){const m=T.codec?.inflateNow(l,Math.min(
T.stream,T.remaining,D));if(m)return T.remaining-=m.length,m;if(T.remaining<=0)throw(0,b.q)(T,0);const y=(0,a.j8)(l,0,Math.min(l.length,4)),B=(l[y]&15)===8&&(l[y]<<
8|l[y+1])%31===0,G=T.scratch??new q.f,N=new W.S3(l,B?y+2:0,G),V=new b.g(T,O);d(V,N,l.length,G),(!B||N.progress!=="ended")&&(w.found=!0);const L=V.finish();if(L.
length===0&&N.progress!=="ended")throw(0,o.O$)("a compressed stream is damaged");return w.mismatch===!1&&!w.found&&(w.mismatch=(0,Z.V)(l,N.consumed,f(L))),L}const k=8,
x=4*W.jf;function d(l,T,w,O){let m=O.atLeast(w*k);for(let y=0;;){const B=T.inflate(m,y,m.length-W.yO);if(B>y&&l.push(m.slice(y,B)),T.progress!=="more")return;if(l.
watch?.(l.size),y=B,B<m.length-W.yO)continue;const G=m.subarray(Math.max(0,B-W.jf),B);m=O.atLeast(Math.max(x,4*m.length)),m.set(G),y=G.length}}function f(l){const T=new Z.
T;return T.add(l),T.value}}),48249:((gt,it,M)=>{M.d(it,{Kc:()=>Z.Kc,M_:()=>Z.M_,TT:()=>x,tN:()=>d});var r=M(58552),o=M(78157),q=M(3405),Z=M(60623),a=M(19590),W=M(
93098),b=M(60269),j=M(11032),_=M(70097),D=M(94322);const U={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},k=new Set(
["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),x=T=>k.has(U[T]??T);function d(T,w,O,m,y={found:!1}){switch(U[T]??T){case"\
FlateDecode":return l({filter:"FlateDecode",data:w,parameters:O},m,y);case"LZWDecode":return l({filter:"LZWDecode",data:w,parameters:O},m,y);case"ASCII85Decode":
return f({filter:"ASCII85Decode",data:w,parameters:void 0},m,y,()=>(0,D.xm)((0,q.B)(w)));case"ASCIIHexDecode":return f({filter:"ASCIIHexDecode",data:w,parameters:void 0},
m,y,()=>(0,o.sk)(w,0,w.length));case"RunLengthDecode":return f({filter:"RunLengthDecode",data:w,parameters:void 0},m,y,()=>(0,D.xm)((0,_.A)(w,m)));case"Crypt":return w;default:
throw(0,r.O$)("a stream that must be read uses a filter that is not supported")}}function f(T,w,O,m){if(T.data.length<=W.I)return m();const y=w.large?.find(T,w,
O);return y||(w.large?.watch(T,w)?.(1/0),m())}function l(T,w,O){const m=w.large?.find(T,w,O);if(m)return m;const{filter:y,data:B,parameters:G}=T,N=w.large?.watch(
T,w),V=y==="FlateDecode"?(0,Z.UD)(B,w,O,N):(0,a.k)(B,(0,b.c)(G,"EarlyChange",1),w,O,N);return(0,j.T)(V,G)}}),23334:((gt,it,M)=>{M.d(it,{d:()=>q});const r=11,o=4294967295;
function*q(a){for(let W=0;W+r<=a.length;){const b=a[W+4]&63,j=W+Z(a,W),_=j>a.length?0:a.readUInt32BE(j-4),D=_===o?a.length:j+_;yield{type:b,start:j,end:D},W=D}}
function Z(a,W){const b=a.readUInt32BE(W),j=a[W+5]>>5,_=j===7&&W+9<=a.length,D=_?a.readUInt32BE(W+5)&536870911:j,U=_?4+Math.ceil((D+1)/8):1,k=b<=256?1:b<=65536?
2:4;return 5+U+D*k+(a[W+4]&64?4:1)+4}}),54619:((gt,it,M)=>{M.d(it,{HV:()=>o,UT:()=>Z,jC:()=>a,tL:()=>q,wg:()=>j});var r=M(73208);const o=0,q=1,Z=2,a=3,W=1e5,b=1e4;
class j{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;unlisted=new Set;wronglyFree=new Set;broken=new Map;doubtful=new Set;damagedKinds=new r.
J7;mended=new Set;constructor({limits:D,memory:U},k){this.sourceLength=k,this.memory=U,this.bound=Math.min(D.objects,Math.max(1e6,k));const x=k<W?64:1024;this.kind=
new Uint8Array(x),this.place=new Int32Array(x),this.detail=new Int32Array(x)}offer(D,U,k,x){D<this.kind.length&&this.kind[D]!==o||this.set(D,U,k,x)}askFor(D){const U=this.
kind[D]??o;D<=0||D>this.bound||(U===o||this.wronglyFree.has(D)?this.unlisted.add(D):U===a&&this.doubtful.add(D))}doubtFree(D){this.kind[D]===a&&this.unlisted.add(
D)}leadsTo(D){const U=this.kind[D]??o;return U===q||U===Z}set(D,U,k,x){if(D>this.bound){this.overflowed=!0;return}D>=this.kind.length&&this.grow(D+1),this.kind[D]=
U,this.place[D]=k,this.detail[D]=x,D>=this.size&&(this.size=D+1)}grow(D){const U=Math.min(Math.max(D,this.kind.length*2),this.bound+1),k=Math.max(this.kind.length,
this.sourceLength,b);U>k&&this.memory.takeNumbers(U-k);const[x,d,f]=[new Uint8Array(U),new Int32Array(U),new Int32Array(U)];x.set(this.kind),d.set(this.place),f.
set(this.detail),[this.kind,this.place,this.detail]=[x,d,f]}}}),91519:((gt,it,M)=>{M.d(it,{E:()=>Cn});var r=M(58552),o=M(78157),q=M(64580),Z=M(83287),a=M(45599);
const W=1<<24,b=200;class j{memory;held=new Map;keys=new WeakMap;next=0;holder=new WeakRef(this.held);constructor(t){this.memory=t}recall(t,e){const n=this.held.
get(this.keys.get(t)??-1);if(!n||e&&!n.verified)return;const{dict:i}=t;return n.filter===i.get("Filter")&&n.parameters===i.get("DecodeParms")?n.part:void 0}keep(t,e,n){
const{data:i,dict:c}=t;if(!n.whole||n.data.length>W||n.data.buffer===i.buffer||(0,a.Eo)(c.get("Subtype"),"Image"))return;const g=this.keys.get(t);g!==void 0&&this.
held.delete(g);const C=this.next++;this.keys.set(t,C),this.held.set(C,{filter:c.get("Filter"),parameters:c.get("DecodeParms"),verified:e,part:n}),this.memory.hold(
n.data.length+b,this.holder,C)}}var _=M(52205),D=M(42973),U=M(93604),k=M(88500);function x(s,t){if(!(t instanceof a.Z6))return;const e=s.resolve(t.dict.get("N"));
if(typeof e!="number")return;const{large:n}=s.memory,i=(0,Z.US)(s,t,s.memory,!0);if(!i)return;const c=!i.whole&&!(0,Z.QJ)(s.encoded(t)),g=m(i,e,s.resolve(t.dict.
get("First")),c),{isMended:C,...$}=n?n.take(i.data,g,({numbers:nt})=>w*nt.length):d(g);return{...$,...c||C?{lost:Math.min(Math.max(0,e-$.numbers.length),s.table.
size)}:{}}}function d(s){for(;;){const{done:t,value:e}=s.next();if(t)return e}}const f=65536,l=3,T=10,w=24,O=5e4;function*m(s,t,e,n){const{data:i}=s,{numbers:c,
starts:g,isMended:C}=yield*N(s,t,e);n&&g.length>0&&new k.s().value(i,g.at(-1),Math.min(i.length,g.at(-1)+h))<0&&(c.pop(),g.pop());const $=yield*I(g,i.length);if(H(
g,$,i.length))throw(0,r.O$)("its objects overlap");yield*G(i,g,$);const Y=c.length>O?{sorted:yield*S(c,A)}:{};return{data:i,numbers:new Int32Array(c),starts:new Int32Array(
g),stops:$,ends:new Int32Array(g.length).fill(-1),namesStream:yield*y(i),isMended:C,...Y}}function*y(s){const[t,e]=[(0,o.bS)(s),"stream"];for(let n=0;n<s.length;n+=
B){if(t.subarray(n,n+B+e.length-1).includes(e))return!0;yield B}return!1}const B=1<<20;function*G(s,t,e){for(let n=0;n<e.length;n++)for(;e[n]-t[n]>f;){const i=e[n]-
f;let c=e[n];for(;c>i&&o.Kl[s[c-1]]===o.t6;)c--;if(yield e[n]-c+1,e[n]=c,c>i)break}}function*N({data:s,whole:t},e,n){const{length:i}=s,c=typeof n=="number"&&Number.
isInteger(n)&&n>=0;if(c&&n>i&&!t)return{numbers:[],starts:[],isMended:!1};const g=yield*V(s,Math.min(e,E),c&&n<=i?n:0),{numbers:C,offsets:$,after:Y}=g,nt=yield*F(
s,Y),tt=!c||n<Y||nt!==(yield*F(s,Math.min(n,i))),Q=tt?nt:n,et=$.findIndex(lt=>Q+lt>i);et>=0&&(C.length=$.length=et);const ct=C.length>0&&(tt||C.length>e);return{
numbers:C,starts:$.map(lt=>Q+lt),isMended:ct}}function*V(s,t,e){const[n,i]=[[],[]];let[c,g]=[0,0],C={count:0,after:0};for(;n.length<(c<e?E:t);){c-g>f&&(yield l*
(c-g),g=c);const $=L(s,c),Y=L(s,$.after);if($.value<0||$.value>2147483647||Y.value<0||n.length>=t&&Y.after>e)break;n.push($.value),i.push(Y.value),c=Y.after,c<=
e&&(C={count:n.length,after:c})}return n.length>=t?{numbers:n,offsets:i,after:c}:(n.length=i.length=C.count,{numbers:n,offsets:i,after:C.after})}function L(s,t){
const e=(0,o.AN)(s,t,Math.min(t+f,s.length));return(0,o.JI)(s,e,Math.min(e+f,s.length))}function*F(s,t){let e=t;for(let n=0;n<s.length;){n=Math.min(e+f,s.length);
const i=(0,o.AN)(s,e,n);if(i<n)return i;yield f,e=n}return s.length}const E=2**20,A=2**29,h=1<<22;function S(s,t){const e=new Float64Array(s.length);for(let n=0;n<
e.length;n++)e[n]=Math.min(s[n],t)*E+n;return(0,U.Fr)(e)}const P=4;function*I(s,t){const e=new Int32Array(s.length);if(s.every((g,C)=>C===0||s[C-1]<g)){for(let g=0;g<
s.length;g++)e[g]=s[g+1]??t;return e}const n=yield*S(s,1/0);let i=t,c=t;for(let g=n.length-1;g>=0;g--){const C=n[g]%E,$=s[C];$<c&&([i,c]=[c,$]),e[C]=i}return yield T*
e.length,e}function H(s,t,e){let n=0;for(let i=0;i<s.length;i++)n+=t[i]-s[i];return n>P*e}function J({data:s,starts:t,stops:e,ends:n,namesStream:i},c){if(n[c]>=
0)return n[c];const g=t[c];let C=Math.min(e[c],s.length);for(;C>g&&o.Kl[s[C-1]]===o.t6;)C--;if(C-g>h)throw ft();const $=i?new k.s().value(s,g,C):-1;return n[c]=
$>=0?$:C}function ot(s,t){const{numbers:e}=s;s.sorted??=d(S(e,A));const{sorted:n}=s;let[i,c]=[0,n.length];for(;i<c;){const C=i+c>>>1;n[C]<t*E?i=C+1:c=C}const g=i<
n.length?n[i]%E:-1;return e[g]===t?g:-1}const ft=()=>(0,D.F)("objectValues","An object of the document has too many values","Open the document in another PDF pr\
ogram and save it again");var st=M(54619),ut=M(45798),xt=M(85368),Dt=M(22480);const $t=20;class vt{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:n,table:i}=t;this.counted=new Uint8Array(i.size),this.streams=
new xt.u(e),this.effort=n.limits.allowance/2+e.length*n.limits.parsing}fork(t){const e=new vt(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:n}=this,{bytes:i,memory:c}=n,g=this.counted[t]===1,C=this.parser(t,e.bytes,e.start,e.end,g?1/0:c.values),{room:$}=C,Y=C.value(),
nt=$-C.room;g||(c.values-=nt),this.counted[t]=1;const tt=C.at-e.start;if(this.spend(tt),n.job.pace.add(nt+tt),!(Y instanceof a.Bi)||e.bytes!==i)return Y;const Q=(0,o.
AN)(i,C.at,i.length);if(!(0,o.w1)(i,Q,"stream"))return(0,o.rg)(i,Q)||n.table.doubtful.add(t),Y;const{start:et,end:ct,isSearched:lt}=this.streams.data(Q,this.lengthOf(
Y.get("Length")),Y.has("Filter"));lt&&n.table.doubtful.add(t);const dt=this.security&&!(0,a.Eo)(Y.get("Type"),"XRef"),mt=dt?et:(0,Dt.Ow)(i,et,ct),Mt=mt>et&&Ee(Y)?
mt:et;return new a.Z6(Y,i.subarray(Mt,ct),dt?{number:t,generation:n.generation(t)}:void 0)}parser(t,e,n,i,c=this.document.memory.values){const{document:g,security:C}=this;
let $;if(C&&t!==this.encryptNumber&&g.table.kind[t]===st.tL){const Q=g.generation(t);$=et=>C.decryptString(et,t,Q)}const{nesting:Y,objectValues:nt}=g.job.limits,
tt=nt<c;return new ut.i(e,n,i,Y,$,tt?nt:c,tt?ft:ut.e)}lengthOf(t){if(t instanceof a.oS){const e=this.document.place(t.number),n=e&&new ut.i(e.bytes,e.start,Math.
min(e.end,e.start+64),64).value();return typeof n=="number"?n:-1}return typeof t=="number"?t:-1}objectStream(t){const e=this.objectStreams.get(t);if(e||this.objectStreams.
has(t))return e;const{document:n,opening:i}=this;if(i.has(t)||n.table.kind[t]!==st.tL)return;i.add(t);const c={bytes:n.bytes,start:n.bodies[t],end:n.bytes.length},
g=x(n,this.read(t,c));if(i.delete(t),this.objectStreams.set(t,g),!!g)return g.lost!==void 0&&n.table.broken.set(t,g.lost),this.effort+=g.data.length*n.job.limits.
parsing,n.memory.hold(g.data.length+g.numbers.length*$t,this.holder,t),g}spend(t){if(this.effort-=t,this.effort<0)throw(0,r.O$)("its objects overlap")}}function Ee(s){
const t=s.get("Filter");return(0,a.Eo)(Array.isArray(t)?t[0]:t,"FlateDecode")}var Se=M(67382),ae=M(51271),Ht=M(83363),_t=M(45657);const Ft=100;class jt{document;numbers=[];claimed;blank=[];isWanting=!1;bare=[];isAdopted=!1;isOrderLost=!1;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new ae.L;constructor(t){this.document=t}async read(){const t=await(0,Ht.S)(this.document);this.numbers=t.numbers,this.
positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,
this.claimed=t.claimed,this.blank=t.blank,this.isWanting=t.isWanting,this.bare=t.bare}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=
t.ancestry,this.inherited=t.inherited.map(e=>{const n={};for(const i of Ht.i)e[i]!==void 0&&(n[i]=(0,q.F)(e[i]));return n}),this.irregular=t.irregular,this.unclear=
t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){
return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){return this.
inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){for(const t of this.
unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),this.irregular&&
await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new Se.B(this.document);for(const n of t){this.document.exists(
n)&&e.keep(n);const i=this.document.job.pace.step(1e3);i&&await i}}async keep(t){const{numbers:e,ancestry:n}=this,i=e.filter((c,g)=>t[g]);if(this.irregular||this.
unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(i);return}this.numbers=i,this.ancestry=n.filter((c,g)=>t[g]),this.positions=void 0}async rebuild(t){
const{document:e}=this,n=Array.from(t),i=new Map,c=this.inherited.map(tt=>xe(e,tt,i)),{nodes:g,parents:C}=this.grow(n),$=g.map(({ref:tt})=>({Parent:tt}));for(let tt=0;tt<
n.length;tt++){const Q=n[tt],et=this.indexOf(Q),ct=C[tt];g[ct].kids.push(new a.oS(Q,e.generation(Q)));const lt=et<0?Gt:c[this.ancestry[et]];e.patch(Q,$[ct],lt);
const dt=e.job.pace.step(600);dt&&await dt}for(const{ref:tt,kids:Q,parent:et,count:ct}of g)e.put(tt,new a.Bi([["Type",new a.SX("Pages")],...et?[["Parent",et]]:[],
["Kids",Q],["Count",ct]]));const Y=g[g.length-1].ref,nt=e.catalog.get("Pages");(!(nt instanceof a.oS)||nt.number!==Y.number)&&e.editCatalog().set("Pages",Y),this.
numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new ae.L(!1)}grow(t){const{document:e}=this,n=t.length,
i=e.catalog.get("Pages"),c=Q=>this.indexOf(Q)>=0||t.includes(Q),g=i instanceof a.oS&&i.number>0&&!c(i.number)?i:void 0,C=[];let $=[];const Y=(Q,et)=>({ref:et&&g?
new a.oS(g.number,e.generation(g.number)):e.add(null),kids:[],parent:void 0,count:Q}),nt=Math.max(1,Math.ceil(n/Ft));for(let Q=0;Q<nt;Q++)$.push(Y(Math.min(Ft,n-
Q*Ft),nt===1));const tt=Array.from({length:n},(Q,et)=>Math.floor(et/Ft));for(;$.length>1;){(0,_t.RZ)(C,$);const Q=Math.ceil($.length/Ft),et=Array.from({length:Q},
()=>Y(0,Q===1));for(const[ct,lt]of $.entries()){const dt=et[Math.floor(ct/Ft)];lt.parent=dt.ref,dt.kids.push(lt.ref),dt.count+=lt.count}$=et}return(0,_t.RZ)(C,$),
{nodes:C,parents:tt}}}const Gt={};function xe(s,t,e){const{Resources:n}=t;if(!(n instanceof a.Bi))return{...t};const i=e.get(n)??s.add(n);return e.set(n,i),{...t,
Resources:i}}const Et=1,Ct=2,Tt=3;class Lt{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new Lt(0);for(const[
e,n]of this.edited)t.edited.set(e,(0,q.F)(n));for(const[e,n]of this.patched)t.patched.set(e,n);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(
t,Et)===Ct&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,Ct),this.patched.set(t,e)}remove(t){const e=this.set(t,Tt);e===Et?this.edited.delete(
t):e===Ct&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const i=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));i.set(this.kind),this.kind=
i}const n=this.kind[t];return this.kind[t]=e,this.any=!0,n}}var Oe=M(64680),It=M(45079);const Xt={},Kt=4096,Jt=1<<21,Wt=`
endobj
`,ce=`>>${Wt}`,Yt=2147483647;class Ae{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Oe.k(256);scan=new k.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,n,i,c){
(i!==this.entries||c!==this.defaults)&&this.prepare(i,c);const{text:g,defaultTexts:C}=this,{open:$,close:Y}=n,nt=e<0,tt=nt?$-2:e;this.reserve(Y-tt+g.bytes.length+
this.defaultSize);const Q=this.used,et=this.noted,ct=this.keepOthers(t,tt,n);this.put(t,ct,Y);let lt=n.special||g.special;for(let dt=0;dt<C.length;dt++){const mt=C[dt],
Mt=n.find(t,mt.key);if(Mt>=0){const St=(0,o.AN)(t,n.at[Mt+2],Y);if(!(0,o.w1)(t,St,"null"))continue;this.used=Q,this.noted=et;return}lt||=mt.special,this.put(mt.
bytes,0,mt.bytes.length),this.note(mt.marks,0,mt.marks.length,Yt)}return this.put(g.bytes,0,g.bytes.length-(nt?Wt.length:0)),this.note(g.marks,0,g.marks.length,
Yt),{bytes:this.memory,start:Q+$-2-tt,end:nt?this.used:this.used-Wt.length,from:nt?-1:Q,to:nt?-1:this.used-1,references:lt?void 0:this.references,first:et,last:this.
noted}}keepOthers(t,e,{at:n,first:i,used:c,scan:g,marksFrom:C,marksTo:$}){const{keys:Y}=this,{marks:nt}=g;let tt=C,Q=e;for(let et=i;et<c;et+=4){const ct=n[et],lt=n[et+
1]-ct;for(let dt=0;dt<Y.length;dt++)if(!(Y[dt].length!==lt||!(0,o.w1)(t,ct,Y[dt])))for(tt=this.note(nt,tt,$,ct),this.put(t,Q,ct-1),Q=n[et+3];tt<$&&nt[tt+1]<Q;)tt+=
3}return this.note(nt,tt,$,Yt),Q}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const n=Object.keys(e).
filter(i=>!(i in t));this.defaultTexts=n.map(i=>{const c=this.textOf(e,[i]);return{...c,key:i,bytes:c.bytes.subarray(0,-ce.length)}}),this.defaultSize=this.defaultTexts.
reduce((i,{bytes:c})=>i+c.length,0)}textOf(t,e){const{draft:n,scan:i}=this;n.clear(),n.text("<<");for(const C of e){const $=t[C];$!==void 0&&((0,It.dZ)(n,C),n.byte(
o.Z4),(0,It.bD)(n,$,It.yT))}n.text(ce);const c=new Uint8Array(n.bytes);i.reset();const g=i.value(c,0,c.length)!==c.length-Wt.length;return{bytes:c.subarray(2),marks:i.
marks.slice(0,i.used),special:g||i.byteRange}}note(t,e,n,i){let c=e;for(;c<n&&t[c+1]<i;c+=3)this.refer(t[c]);return c}refer(t){if(this.noted===this.references.length){
const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,n){this.memory.set(new Uint8Array(t.buffer,
t.byteOffset+e,n-e),this.used),this.used+=n-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(Kt,Math.min(this.memory.length*2,Jt),Math.min(
this.sourceLength>>4,Jt));this.memory=(0,o.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Me(s,t,e){for(const[n,i]of Object.entries(t))i===void 0?
s.delete(n):s.set(n,i);for(const[n,i]of Object.entries(e))i!==void 0&&!s.has(n)&&!(n in t)&&s.set(n,i)}var Bt=M(79725);const bt=6,Ot=new Int32Array(0),Qt=16;class At{index=Ot;records=Ot;count=0;at=Ot;used=0;scan=new k.
s;keep(t,e,n){if(this.index.length<e&&(this.index=(0,Bt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(n.used-n.first);const{records:i,scan:c}=this,g=this.
count*bt;i[g]=this.used,this.at.set(n.at.subarray(n.first,n.used),this.used),i[g+1]=this.used+=n.used-n.first,i[g+2]=n.open,i[g+3]=n.close,i[g+4]=c.used,c.append(
n.scan.marks,n.marksFrom,n.marksTo),i[g+5]=c.used,this.index[t]=++this.count}recall(t,e){const n=this.index[t];if(!n)return!1;const{records:i}=this,c=(n-1)*bt;return e.
at=this.at,e.scan=this.scan,e.first=i[c],e.used=i[c+1],e.open=i[c+2],e.close=i[c+3],e.marksFrom=i[c+4],e.marksTo=i[c+5],e.special=!1,!0}fork(){const t=new At;return this.
count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*bt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.
append(this.scan.marks,0,this.scan.used)),t}reserve(t){const e=(this.count+1)*bt;e>this.records.length&&(this.records=(0,Bt.Z)(this.records,Math.max(e,Qt*bt)));
const n=this.used+t;n>this.at.length&&(this.at=(0,Bt.Z)(this.at,Math.max(n,Qt*4)))}}class kt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new At;entries=new Bt.
R;located=-1;patcher;decodedData;next;constructor(t,e,n,i=e.memory){this.bytes=t,this.job=e,this.memory=i,this.table=n.table,this.trailer=n.trailer,this.crossReferenceStream=
n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=new vt(this),this.changes=new Lt(this.next),this.pages=new jt(
this)}fork(){const{table:t,crossReferenceStream:e}=this,n=(0,q.F)(this.trailer),i=new kt(this.bytes,this.job,{table:t,trailer:n,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return i.reader=this.reader.fork(i),i.next=this.next,i.changes=this.changes.fork(),i.kept=this.kept.fork(),i.walked=this.
walked,i.pages.copyFrom(this.pages),i}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof a.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,o.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof a.SX&&
/^\d\.\d$/.test(n.text)&&n.text>e?n.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,n=this.changes.kind[e];if(n===Tt)return null;
if(n===Et)return this.changes.edited.get(e);const i=this.values.get(e);if(i!==void 0)return i;const c=this.place(e),g=c?this.reader.read(e,c):null;return this.values.
set(e,g),g}resolve(t){for(let e=0;t instanceof a.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,n=this.get(
e);return this.put(e,n),n}put(t,e){const n=typeof t=="number"?t:t.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new a.oS(e,0)}reserveNumbers(t){this.next=Math.max(this.next,t)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(
e),this.values.delete(e))}exists(t){const e=this.changes.kind[t];if(e===Et)return!0;if(e===Tt)return!1;const n=this.table.kind[t];return n===st.tL||n===st.UT}get edited(){
return this.changes.edited}get hasChanges(){return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===Et||e===Ct}isEdited(t){return this.changes.
kind[t]===Et}patched(t){return this.changes.kind[t]===Ct?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],n=e===Et?this.changes.edited.
get(t):this.values.get(t);if(n!==void 0||e===Tt)return this.resolve(n)instanceof a.Z6;const i=this.place(t);if(i?.bytes!==this.bytes)return!1;const{bytes:c}=this,
g=fe(c,(0,o.AN)(c,i.start,i.end)),C=g>=0?g:this.locateHere(t,i)?this.entries.close+2:-1;return C<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,o.w1)(c,(0,o.AN)(
c,C,i.end),"stream")?!(0,o.bS)(c.subarray(i.start,C)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const n=this.changes.kind[t],i=n===
Et?this.changes.edited.get(t):this.values.get(t);if(i!==void 0||n===Tt)return i instanceof a.Bi?i.get(e):void 0;const c=this.place(t);if(!c)return;const{entries:g}=this;
if(!this.locateHere(t,c))return this.dict(new a.oS(t))?.get(e);const C=g.find(c.bytes,e);return C<0?void 0:this.reader.parser(t,c.bytes,g.at[C+2],g.at[C+3]).value()}patch(t,e,n=Xt){
const i=this.place(t),c=this.security&&[...Object.values(e),...Object.values(n)].some(It.sd),g=i&&!c&&this.locateHere(t,i)?this.patchAt(t,i,e,n):void 0;if(!g){const C=this.
edit(t);C instanceof a.Bi&&Me(C,e,n);return}this.changes.patch(t,g),this.values.delete(t),this.located=-1}patchAt(t,e,n,i){return this.patcher??=new Ae(this.bytes.
length),this.patcher.patch(e.bytes,this.headerOf(t,e),this.entries,n,i)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{
bytes:e,start:n,end:i},c){return this.recallEntries(t,c)||c.locate(e,n,i)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const n=this.locate(t,e,this.entries);return this.located=n?
t:-1,n}encoded(t){const{sealed:e,data:n}=t;return e&&this.security?this.security.decryptStream(n,e.number,e.generation,(0,_.x$)(this,t.dict)):n}decoded(t){const e={
found:!1,mismatch:!1},n=(0,Z.D4)(this,t,this.memory,e);return(0,Z.Eb)(this,t,e),n}async decodedAtEase(t,e={found:!1,mismatch:!1}){const i=await(0,Z.m_)(this,t,this.
memory,e)??(0,Z.D4)(this,t,this.memory,e);return(0,Z.Eb)(this,t,e),i}decodedPart(t,e=!1){const n=this.decodedData?.recall(t,e);if(n)return n;const i=(0,Z.US)(this,
t,this.memory,e);return i&&this.decodedData?.keep(t,e,i),i?.damage&&(0,Z.Eb)(this,t,i.damage),i}async decodedPartAtEase(t){const e=this.decodedData?.recall(t,!0);
if(e)return e;const n={found:!1,mismatch:!1},c={data:await this.decodedAtEase(t,n),whole:!n.found&&!n.mismatch};return this.decodedData?.keep(t,!0,c),c}keepDecoded(){
this.decodedData??=new j(this.memory)}noteDecoded(t,e){this.decodedData?.keep(t,!0,{data:e,whole:!0})}place(t){const e=this.changes.kind[t];if(!(e===Et||e===Tt)){
if(e===Ct)return this.changes.patched.get(t);switch(this.table.kind[t]){case st.tL:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case st.UT:{
const n=this.reader.objectStream(this.table.place[t]);if(!n)return;let i=this.table.detail[t];n.numbers[i]!==t&&(i=ot(n,t));const c=n.starts[i];return c===void 0?
void 0:{bytes:n.data,start:c,end:J(n,i)}}default:this.table.askFor(t);return}}}missed(t){this.changes.kind[t]!==Tt&&this.table.askFor(t)}objectStream(t){return this.
reader.objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===st.tL?this.table.detail[t]:0}unlock(t,e){this.reader.
unlock(t,e),this.table.broken.clear(),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new At}release(t){this.values.delete(t)}tableChanged(){
if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.
table.size);t.set(this.bodies),this.bodies=t}}function fe(s,t){if(s[t]!==o.iH||s[t+1]!==o.iH)return-1;for(t+=2;t<s.length;t++){const e=s[t];if(e===o.vz)return s[t+
1]===o.vz?t+2:-1;if(e===o.iH||e===o.Cx||e===o.IQ)return-1}return-1}var ve=M(62328),De=M(73208),zt=M(41869),Te=M(33973),le=M(69289);const ke=50,qt=2e4,de=4096,[Re,
ue]=[5e4,200],he=new Set(["Length","Filter","DecodeParms"]),ge=/\b(?:BT|Do|re|l|c)\s/;async function Pe(s){const{table:t,job:e,bytes:n}=s,i=(0,o.bS)(n);if(i.indexOf(
"startxref")!==i.lastIndexOf("startxref")&&!(0,le.V)(s))return!1;const{live:c}=await(0,Te.Gy)(s);let g=0;for(let C=1;C<t.size&&g<ke;C++){if(t.kind[C]!==st.tL||c[C]===
1)continue;const $=s.isStream(C),Y=e.pace.step($?Re:ue);if(Y&&await Y,!!$&&(g++,me(s,C)))return!0}return!1}function me(s,t){const e=s.get(t);if(!(e instanceof a.
Z6)||![...e.dict.keys()].every(C=>he.has(C)))return!1;const{dict:n,data:i,sealed:c}=e;if(c&&i.length>qt)return!1;const g=(0,Z.US)(s,new a.Z6(n,i.subarray(0,qt),
c),s.memory)?.data??new Uint8Array(0);return ge.test((0,o.bS)(g.subarray(0,de)).toString("latin1"))}const Fe=[["Outlines","bookmarks",["First"]],["AcroForm","fo\
rm",["Fields"]],["Names","names",["Dests","EmbeddedFiles","JavaScript"]],["Dests","named destinations",[]],["PageLabels","page labels",[]],["StructTreeRoot","ta\
gs",["K"]],["OCProperties","layers",["OCGs"]]];function te(s){const{catalogNumber:t}=s;return Fe.filter(([e,,n])=>{const i=s.entry(t,e);return Rt(s,i)?!0:i instanceof
a.oS?Vt(s,i)?n.some(c=>Rt(s,s.entry(i.number,c))):!0:i!=null&&!(0,a.Zm)(i)}).map(([,e])=>e)}function Rt({table:s},t){return!(t instanceof a.oS)||s.leadsTo(t.number)?
!1:(s.askFor(t.number),s.unlisted.has(t.number))}function Vt(s,t){const e=s.place(t.number);if(!e)return!s.table.leadsTo(t.number)||s.resolve(t)instanceof a.Bi;
const{bytes:n,start:i,end:c}=e,g=(0,o.AN)(n,i,c);return n[g]===o.iH&&n[g+1]===o.iH||(0,o.w1)(n,g,"null")?!0:s.resolve(t)instanceof a.Bi}const ee=1e3;async function ne(s,t){
const{found:e,loose:n}=await be(s);if(e.length===0&&t.count===1)return;if(e.length===0)throw(0,r.O$)("it has no pages");const i=t.claimed??Ce(s,n);await pe(s,t,
n);const c=e.every(g=>t.indexOf(g)>=0);if(c||await pe(s,t,e),t.count===0)throw(0,r.O$)("it has no pages");t.claimed=i,t.isOrderLost=n.length>1||!c,t.isAdopted=!0,
await t.rebuild(t.numbers)}function Ce(s,[t,...e]){const n=e.length>0?void 0:s.resolve(s.entry(t,"Count"));return typeof n=="number"?n:void 0}async function be(s){
const{table:t,job:e}=s,n=[],i=[],c=new Set;for(let Q=1;Q<t.size;Q++){if(t.kind[Q]!==st.tL&&t.kind[Q]!==st.UT)continue;const et=s.entry(Q,"Type");(0,a.Eo)(et,"Pa\
ge")&&n.push(Q);const ct=(0,a.Eo)(et,"Pages")?s.array(s.entry(Q,"Kids")):void 0,lt=ct!==void 0&&!c.has(ct);lt&&(c.add(ct),i.push({number:Q,kids:ct.flatMap(mt=>mt instanceof
a.oS?[mt.number]:[])}));const dt=e.pace.step(ee+(lt?ct.length*20:0));dt&&await dt}const g=Q=>t.kind[Q]===st.UT?t.place[t.place[Q]]:t.place[Q],C=(Q,et)=>g(Q)-g(et)||
t.detail[Q]-t.detail[et];n.sort(C);const $=new Set(n),Y=i.filter(({kids:Q})=>Q.some(et=>$.has(et))),nt=new Set(Y.flatMap(({kids:Q})=>Q)),tt=[...n,...Y.map(({number:Q})=>Q)].
filter(Q=>!nt.has(Q));return{found:n,loose:tt.sort(C)}}async function pe(s,t,e){const n=s.dict(s.catalog.get("Pages")),i=Ht.i.flatMap(C=>{const $=(0,a.Eo)(n?.get(
"Type"),"Pages")?n?.get(C):void 0;return $===void 0?[]:[[C,$]]}),c=s.add(new a.Bi([["Type",new a.SX("Pages")],["Kids",e.map(C=>new a.oS(C,s.generation(C)))],["C\
ount",e.length],...i])),g=s.edit(s.catalogNumber);if(!(g instanceof a.Bi))throw(0,r.O$)("it has no catalog");g.set("Pages",c),await t.read()}var _e=M(87598),Nt=M(
35586);const Le=new Set(["Root","Info","ID","Encrypt"]);async function se(s,t){const{limits:e,pace:n}=t,i=new st.wg(t,s.length),c=new a.Bi;let g=!1;const C=Y=>{
for(const[nt,tt]of Y)Le.has(nt)&&c.set(nt,tt)},$=new Nt.c0(s,n,Y=>{const nt=new ut.i(s,Y,Math.min(s.length,Y+65536),e.nesting),tt=nt.value();return(0,a.Zm)(tt)&&
C(tt),nt.at});for(let Y=0;;){const nt=await $.next(Y);if(!nt)break;const{number:tt,body:Q}=nt,et=$.object(nt),ct=tt<i.size&&i.kind[tt]===st.tL;if((!et.isCut||!ct)&&
i.set(tt,st.tL,nt.start,nt.generation),et.dictionaryEnd>=0&&(0,o.bS)(s.subarray(Q,et.dictionaryEnd)).includes("XRef")){const dt=new ut.i(s,Q,et.dictionaryEnd,e.
nesting,void 0,e.objectValues,ft).value();(0,a.Zm)(dt)&&(0,a.Eo)(dt.get("Type"),"XRef")&&(g=!0,dt.has("Root")&&C(dt))}const lt=n.step(et.at-Y+200);lt&&await lt,
Y=et.at}if(i.overflowed&&s.length>8*e.objects)throw(0,D.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program a\
nd save it again, which numbers objects without gaps");if(i.size===0)throw(0,r.O$)("no PDF objects were found in the file");return{table:i,trailer:c,streams:g,damaged:!0}}
var Ie=M(59277);function Be(s,t){if(s.length===0)throw Ne();if(s.length>t.inputBytes)throw Ue(s.length,t.inputBytes);const e=(0,o.bS)(s.subarray(0,1024)).indexOf(
"%PDF-");if(e<0&&(0,o.bS)(s).indexOf(" obj")<0)throw u(s);return e}function Ne(){return(0,r.hJ)("unreadable_document","could not be read: the file is empty",{issues:[
{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function Ue(s,t){return(0,D.F)("inputBytes",`The document\
 has ${s} bytes; at most ${t} are allowed`,"Split it with another program first")}function u(s){const t=(0,Ie.y)(s);if(t===void 0)return(0,r.O$)("the file is no\
t a PDF document");const e=`is ${t}, not a PDF document`;return(0,r.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make \
a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}const p=1e3;async function v(s){const{job:t,table:e}=s;let n;for(let i=1;i<e.size;i++){
if(e.kind[i]!==st.tL)continue;(n===void 0||e.place[i]>e.place[n.number])&&R(s,i)&&(n=new a.oS(i,s.generation(i)));const g=t.pace.step(p);g&&await g}return n&&(await X(
s)&&K(s,n)?void 0:n)}function R(s,t){const e=i=>s.resolve(s.entry(t,i));return!(s.entry(t,"Filter")instanceof a.SX)||typeof e("V")!="number"?!1:e("O")instanceof
a.Mx&&e("U")instanceof a.Mx||(0,a.cy)(e("Recipients"))||(0,a.Zm)(e("CF"))}const K=(s,{number:t})=>!(0,a.Eo)(s.resolve(s.entry(t,"StmF")),"Identity"),z=20;async function X(s){
const{job:t,table:e}=s;let[n,i]=[0,0];for(let c=1;c<e.size&&n<z;c++){if(e.kind[c]!==st.tL||!s.isStream(c))continue;const g=s.get(c);s.release(c);const C=t.pace.
step(p);if(C&&await C,!(g instanceof a.Z6)||(0,a.Eo)(g.dict.get("Type"),"XRef")||!(0,a.Eo)((0,_.c3)(s,g.dict.get("Filter"))[0],"FlateDecode"))continue;const[$=0,
Y=0]=g.data;n++,($&15)===8&&($<<8|Y)%31===0&&i++}return i*2>n}const rt=1e3,at=1024,ht=16;function pt(s){const t=(0,o.bS)(s),e=[];let n=t.indexOf("/ID");for(let i=0;n>=
0&&i<rt&&e.length<ht;i++){const c=Math.min(s.length,n+at),g=(0,o.j8)(s,n+3,c),C=s[g]===o.WL?new ut.i(s,g,c,at).value():null,$=(0,a.cy)(C)?C[0]:null;$ instanceof
a.Mx&&$.bytes.length>0&&e.push($.bytes),n=t.indexOf("/ID",n+3)}return e}async function wt(s){const{table:t}=s,{pace:e}=s.job,n=[];for(let c=1;c<t.size;c++){t.kind[c]===
st.tL&&(0,a.Eo)(s.entry(c,"Type"),"ObjStm")&&n.push({number:c,at:t.place[c]});const g=e.step(1e3);g&&await g}n.sort((c,g)=>c.at-g.at);const i=new Set(n.map(({number:c})=>c));
for(const{number:c,at:g}of n)await re(s,c,C=>!(t.kind[C]===st.tL&&t.place[C]>g)&&!i.has(C))}async function yt(s,t){const{table:e}=s;for(const n of t)(0,a.Eo)(s.
entry(n,"Type"),"ObjStm")&&await re(s,n,i=>(e.kind[i]??st.HV)===st.HV)}async function re(s,t,e){const{job:n,table:i}=s,c=s.objectStream(t),g=n.pace.step((c?.data.
length??0)+1e3);g&&await g;for(const[C,$]of c?.numbers.entries()??[])$>0&&e($)&&i.set($,st.UT,t,C)}async function rn(s){const t=s.get(s.catalogNumber);if(t instanceof
a.Bi&&t.has("Pages"))return;let e=-1;for(let i=s.table.size-1;i>0;i--){if(s.table.kind[i]===st.HV||s.table.kind[i]===st.jC)continue;const c=s.job.pace.step(1e3);
if(c&&await c,!(s.get(i)instanceof a.Bi))continue;const g=s.entry(i,"Type");if((0,a.Eo)(g,"Catalog"))return He(s,i);g===void 0&&e<0&&on(s,i)&&(e=i)}if(e>0)return He(
s,e);if((0,a.Eo)(s.entry(s.catalogNumber,"Type"),"Page")||!(s.get(s.catalogNumber)instanceof a.Bi)){const i=new a.Bi([["Type",new a.SX("Catalog")]]);s.trailer.set(
"Root",s.add(i))}}function He(s,t){s.trailer.set("Root",new a.oS(t,s.generation(t)))}function on(s,t){const e=s.entry(t,"Pages");return e instanceof a.oS&&s.array(
s.dict(e)?.get("Kids"))!==void 0}async function an(s,t,e,n){if(e.size===0||!await cn(s,t,n))return[];const i=await fn(s,n),c=[];for(let g=1;g<(i?.size??0);g++){
if(i.kind[g]!==st.tL||je(t,g))continue;const C=(0,o.ay)(s,i.place[g],s.length);C?.number===g&&c.push(C)}return c.some(g=>e.has(g.number)||ln(s,g))?c:[]}function je(s,t){
const e=s.kind[t]??st.HV;return e===st.jC?!s.unlisted.has(t)&&!s.wronglyFree.has(t):e!==st.HV}async function cn(s,t,{pace:e}){const n=(0,o.bS)(s);for(let i=0;;){
const c=n.indexOf("obj",i);if(c<0)return!1;const g=(0,Nt.BX)(s,c);if(g&&!je(t,g.number))return!0;const C=e.step(c-i+200);C&&await C,i=c+3}}async function fn(s,t){
try{return(await se(s,t)).table}catch(e){if(e instanceof r.zU&&e.code==="unreadable_document")return;throw e}}function ln(s,{body:t}){const e=s.subarray(0,Math.
min(s.length,t+dn)),n=new ut.i(e,t,e.length,8).value();return(0,a.Zm)(n)&&(0,a.Eo)(n.get("Type"),"ObjStm")}const dn=1024,Ke=1024;async function Ge(s,t,e){const{
table:n}=t,i=new Int32Array(n.size),c=[];let g=t.damaged;for(let C=0;C<n.size;C+=Ke){hn(s,n,i,C,Math.min(C+Ke,n.size),c)&&(g=!0);const $=e.pace.step(Ke*20);$&&await $}
c.length>0&&(g=!0,gn(s,n,i,c,(await se(s,e)).table));for(let C=0;C<n.size;C++)n.kind[C]===st.UT&&n.kind[n.place[C]]!==st.tL&&n.set(C,st.jC,0,0);return{...t,damaged:g,
bodies:i,isMended:c.length>0}}function un({table:s,trailer:t}){const e=t.get("Root");return e instanceof a.oS?s.kind[e.number]===st.tL||s.kind[e.number]===st.UT:
!1}function hn(s,t,e,n,i,c){let g=!1;for(let C=n;C<i;C++){if(t.kind[C]!==st.tL)continue;const $=(0,o.PZ)(s,t.place[C],C,t.detail[C]);if($>=0){e[C]=$,t.detail[C]===
65535&&(g=!0);continue}const Y=(0,o.ay)(s,t.place[C],s.length);Y?.number===C?(e[C]=Y.body,t.place[C]=Y.start,Y.generation!==t.detail[C]&&(g=!0),t.detail[C]=Y.generation,
s.subarray(Y.start,Y.body).includes(o.N5)&&(g=!0)):C>0?c.push(C):t.set(0,st.jC,0,0)}return g}function gn(s,t,e,n,i){for(const c of n){const C=c<i.size&&i.kind[c]===
st.tL?(0,o.ay)(s,i.place[c],s.length):void 0;C?.number===c?(t.set(c,st.tL,C.start,C.generation),e[c]=C.body):t.set(c,st.jC,0,0)}}var mn=M(48249),pn=M(3084),wn=M(
54771),Xe=M(39150);const yn=new Set(["Root","Encrypt","ID"]),En=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Sn(s,t){
const e=(0,o.bS)(s).lastIndexOf("startxref");if(e<0)return;const{value:n,after:i}=(0,o.JI)(s,(0,o.AN)(s,e+9,s.length),s.length);if(n<0||await(0,Nt.dZ)(s,i,t.pace))
return;const c=new On(s,t),{table:g}=c,C=new a.Bi;let $=!1,Y=!1;const nt=new Set;for(let tt=n;typeof tt=="number"&&!nt.has(tt);){nt.add(tt);const Q=tt>=0&&tt<s.
length?await c.section(tt):void 0;if(!Q||g.overflowed)return;$||=Q.stream,Y||=!Q.wellFormed;for(const[et,ct]of Q.trailer)(nt.size===1?!En.has(et):yn.has(et)&&!C.
has(et))&&C.set(et,ct);tt=Q.trailer.get("Prev")||void 0}return{table:g,trailer:C,streams:$,damaged:Y}}const ie=8192,xn=50,We=8;class On{bytes;job;table;spent=0;constructor(t,e){
this.bytes=t,this.job=e,this.table=new st.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,o.AN)(e,t,e.length),(0,o.w1)(e,t,"xref")?this.readTable(
t+4):this.readStream(t)}async readTable(t){const{bytes:e,job:n,table:i}=this,c=e.length,g=[];for(;t=(0,o.AN)(e,t,c),!(0,o.w1)(e,t,"trailer");){const Q=(0,o.JI)(
e,t,c),et=(0,o.JI)(e,(0,o.AN)(e,Q.after,c),c);if(Q.value<0||et.value<0)return;const ct={at:(0,o.AN)(e,et.after,c),first:Q.value,row:0};for(let lt=0;ct.row===lt&&
lt<et.value;){if(lt=Math.min(lt+ie,et.value),!An(e,ct,lt,i,g))return;const dt=n.pace.step(ie*20);dt&&await dt}if(ct.row<et.value)return;t=ct.at}const C=n.limits.
objectValues/Dn,$=new ut.i(e,t+7,c,n.limits.nesting,void 0,C,ft),Y=$.value();this.spent+=$.at-t;const nt=n.pace.step(We*($.at-t));if(nt&&await nt,!(0,a.Zm)(Y)||
this.spent>c)return;const tt=Y.get("XRefStm");typeof tt=="number"&&tt>0&&tt<c&&await this.readStream(tt);for(const Q of g)i.offer(Q,st.jC,0,0);return{trailer:Y,
stream:!1,wellFormed:Number.isInteger(Y.get("Size"))&&(0,Xe.D)(e,t+7,c)}}async readStream(t){const{bytes:e,job:n,table:i}=this,c=(0,o.ay)(e,t,e.length);if(!c)return;
const g=await Tn(e,c.body,n);if(!g)return;this.spent+=g.parsed;const{trailer:C,rows:$}=g,Y=Qe(C.get("W")),[nt=0,tt=0,Q=0]=Y,et=nt+tt+Q;if(Y.length<3||et<1||Y.some(
St=>St<0||St>8)||this.spent>e.length)return;const ct=C.get("Size"),lt=Qe(C.get("Index")),dt=lt.length>=2;lt.length<2&&lt.splice(0,lt.length,0,typeof ct=="number"?
ct:Math.floor($.length/et));let mt=0;for(let St=0;St+1<lt.length&&mt+et<=$.length;St+=2){const Ut=n.pace.step(xn);Ut&&await Ut;for(let Pt=0;Pt<lt[St+1]&&mt+et<=
$.length;Pt++,mt+=et){const Zt=lt[St]+Pt;if(Zt<0)continue;const oe=nt===0?1:ze($,mt,nt),ye=ze($,mt+nt,tt),nn=ze($,mt+nt+tt,Q);if(oe===1&&ye>0?i.offer(Zt,st.tL,Math.
min(ye,e.length),Math.min(nn,65535)):oe===2?i.offer(Zt,st.UT,Math.min(ye,n.limits.objects),Math.min(nn,n.limits.objects)):oe<2&&i.offer(Zt,st.jC,0,0),Pt%ie===ie-
1){const sn=n.pace.step(ie*20);sn&&await sn}}}const Mt=n.pace.step(We*g.written);if(Mt&&await Mt,!(dt&&mt<Pn(lt)*et))return{trailer:C,stream:!0,wellFormed:(0,Xe.
D)(e,c.body,e.length)}}}function An(s,t,e,n,i){for(;t.row<e&&((t.row>0||t.first!==1)&&Mn(s,t,e,n,i),t.row!==e);){const c=vn(s,t,n,i);if(c!=="row")return c==="en\
d"}return!0}function Mn(s,t,e,n,i){const{length:c}=s;let{at:g,row:C}=t;for(;C<e&&g+20<=c;C++,g+=20){const $=s[g+17],Y=s[g+18],nt=s[g+19];if(s[g+10]!==o.Z4||s[g+
16]!==o.Z4||$!==o.yq&&$!==o.MV||Y!==o.Z4&&Y!==o.u7||nt!==o.kR&&nt!==o.u7||s[g]<o.l0||s[g]>o.ev||s[g+9]<o.l0||s[g+9]>o.ev)break;const tt=((((((s[g+2]*10+s[g+3])*
10+s[g+4])*10+s[g+5])*10+s[g+6])*10+s[g+7])*10+s[g+8])*10+s[g+9]-o.l0*11111111,Q=(s[g]*10+s[g+1]-o.l0*11)*1e8+tt;if($===o.MV||Q===0){i.push(t.first+C),Je(s,Q,t.
first+C,n);continue}const et=(((s[g+11]*10+s[g+12])*10+s[g+13])*10+s[g+14])*10+s[g+15]-o.l0*11111,ct=Q>0&&Q<c?Q:c;n.offer(t.first+C,st.tL,ct,Math.max(0,Math.min(
et,65535)))}t.at=g,t.row=C}function vn(s,t,e,n){const i=s.length,c=(0,o.AN)(s,t.at,i);t.at=c;const g=(0,o.JI)(s,c,i);if(g.value<0)return"end";let C=Ye(s,g.after);
const $=(0,o.JI)(s,C,i);if($.value<0)return"damaged";C=Ye(s,$.after);const Y=s[C];if(Y!==o.yq&&Y!==o.MV)return"damaged";const{row:nt}=t;nt===0&&t.first===1&&Y===
o.MV&&g.value===0&&$.value===65535&&(t.first=0);const tt=t.first+nt;return Y===o.yq&&g.value>0?e.offer(tt,st.tL,Math.min(g.value,i),Math.min($.value,65535)):(n.
push(tt),Je(s,g.value,tt,e)),t.at=(0,o.j8)(s,C+1,i),t.row=nt+1,"row"}function Je(s,t,e,n){t>0&&t<s.length&&(0,o.yp)(s[t])&&(0,o.ay)(s,t,s.length)?.number===e&&n.
wronglyFree.add(e)}function Ye(s,t){for(;s[t]===o.Z4||s[t]===o.d2;)t++;return t}const Dn=4;async function Tn(s,t,e){const{limits:n}=e,i=new ut.i(s,t,s.length,n.
nesting,void 0,n.objectValues,ft),c=i.value();if(!(0,a.Zm)(c))return;const g=c.get("Type");if(!(g instanceof a.SX)||g.text!=="XRef")return;const C=(0,o.AN)(s,i.
at,s.length);if(!(0,o.w1)(s,C,"stream"))return;const $=(0,Dt.ni)(s,C),Y=i.at-t,nt=c.get("Length"),tt=typeof nt=="number"?$+nt:-1,Q=tt>=$&&tt<=s.length&&(0,Dt.VF)(
s,tt)?tt:(0,o.bS)(s).indexOf("endstream",$);try{const et=s.subarray($,Q<0?s.length:Q);let ct=et;const lt=e.pace.step(We*Y);lt&&await lt;const dt={found:!1,mismatch:!1},
mt=Ve(c.get("Filter")),Mt=Ve(c.get("DecodeParms")??null);for(const[St,Ut]of mt.slice(0,n.filters).entries()){const Pt=Mt[St];Ut instanceof a.SX&&(ct=await Rn(Ut.
text,ct,(0,a.Zm)(Pt)?Pt:void 0,e,dt))}return dt.mismatch||dt.found&&!(0,Z.QJ)(et)?void 0:{trailer:c,rows:ct,written:Y,parsed:Y+et.length}}catch(et){if(et instanceof
r.zU&&et.code==="limit_exceeded"||et instanceof wn.Q)throw et;return}}const kn=4096;async function Rn(s,t,e,n,i){return(s==="FlateDecode"&&t.length>kn?await(0,pn.
V)(t,e,n.memory,n,i):void 0)??(0,mn.tN)(s,t,e,n.memory,i)}function Pn(s){let t=0;for(let e=1;e<s.length;e+=2)t+=Math.max(0,s[e]);return t}function ze(s,t,e){let n=0;
for(let i=0;i<e;i++)n=n*256+s[t+i];return n}const Ve=s=>s==null?[]:Array.isArray(s)?s:[s],Qe=s=>Ve(s).map(t=>typeof t=="number"?Math.trunc(t):-1);var qe=M(75162),
Fn=M(43767);async function Cn(s,t,e={}){const{limits:n,memory:i}=t,c=(0,o.gq)(s),g=Be(c,n);i.admit(c.length);const C=g>0?[c.subarray(g),c]:[c];for(const $ of C){
const Y=await Sn($,t);if(!Y?.trailer.has("Root"))continue;const nt=await Ge($,{...Y,damaged:Y.damaged||g<0},t);if(!un(nt))continue;const tt=new kt($,t,nt);if(tt.
suspect&&await en(tt),Bn(tt))continue;we(tt,e);const Q=await $e(tt);if(!Q&&tt.security?.locked!==!0)continue;if(!Q)return tt;const et=t.asked?.of(s);te(tt);const ct=new Set(
[...nt.table.unlisted,...et?.asked??[]]),lt=await Ln(tt,nt,ct,e),dt=lt??tt,{table:mt}=nt;await _n(dt,et?.broken??[]),t.asked?.watch(s,{asked:mt.unlisted,broken:mt.
broken,doubtful:mt.doubtful,damaged:mt.damagedKinds});const{count:Mt,claimed:St,blank:Ut,isAdopted:Pt,isWanting:Zt,bare:oe}=dt.pages;return nt.isMended||lt!==void 0||
Pt||mt.broken.size>0||mt.mended.size>0||Mt!==St||Ut.length>0||te(dt).length>0?await Ze(dt,!1,et?.damagedData):(Zt||oe.length>0||mt.doubtful.size>0||et?.isDoubtful||
et?.damagedData.length||bn(s))&&await Ze(dt,!0,et?.damagedData),dt}return In(c,t,e)}const bn=s=>(0,_e.e)(s)||(0,ve.n)(s);async function _n(s,t){const{job:e,table:n}=s;
for(const i of t){const c=e.pace.step(s.objectStream(i)?.data.length??0);c&&await c}s.suspect||=n.broken.size>0}async function Ln({bytes:s,job:t},e,n,i){const{table:c}=e,
g=await an(s,c,n,t);if(g.length===0)return;for(const{number:nt,start:tt,generation:Q}of g)c.set(nt,st.tL,tt,Q);const C=new Int32Array(c.size);C.set(e.bodies.subarray(
0,c.size));for(const{number:nt,body:tt}of g)C[nt]=tt;const $=new kt(s,t,{...e,damaged:!0,bodies:C});return we($,i),await yt($,g.map(({number:nt})=>nt)),$.tableChanged(),
[...n].some(nt=>je(c,nt))&&await $e($)?$:void 0}async function In(s,t,e){const n=new kt(s,t,await Ge(s,await se(s,t),t));return await en(n),we(n,e),await wt(n),
n.tableChanged(),await rn(n),we(n,e),!await $e(n)&&n.security?.locked!==!0&&await ne(n,n.pages),await Ze(n),n}async function Ze(s,t=!1,e=[]){const{job:n,pages:i}=s;
if(!n.onRepaired)return;const c=i.bare.length>0&&s.security?.locked!==!0&&await Pe(s),g=await(0,zt.T)(s,i,{isContentLost:c}),C=s.security?.locked===!0?[]:te(s),
$=(0,zt.q)(g)?e.filter(nt=>!De.h5.has(nt)):e,Y=t&&e.length>0&&s.table.doubtful.size===0;(!t||(0,zt.q)(g)||$.length>0)&&n.onRepaired({...g,lostParts:C,damagedData:$,
isOfDataAlone:Y})}async function $e(s){return s.get(s.catalogNumber)instanceof a.Bi?(Un(s),await s.pages.read(),jn(s)&&await ne(s,s.pages),s.pages.count>0):!1}const Bn=s=>s.
trailer.has("Encrypt")&&!s.dict(s.trailer.get("Encrypt")),Nn=["Pages","Names","Dests","Outlines","AcroForm","PageLabels","StructTreeRoot","OCProperties","Metada\
ta"];function Un(s){const t=s.get(s.catalogNumber);if(!(t instanceof a.Bi))return;tn(s,s.catalogNumber,t,Nn);const e=s.catalog.get("AcroForm");if(!(e instanceof
a.oS)||s.entry(e.number,"Fields")!==void 0)return;const n=s.get(e);n instanceof a.Bi&&tn(s,e.number,n,["Fields"])}function tn(s,t,e,n){const i=(0,Fn.r)(e,n);if(i){
s.put(t,i.dict),s.suspect=!0;for(const c of i.keys)s.table.mended.add(c)}}async function en(s){if(s.dict(s.trailer.get("Encrypt")))return;const t=await v(s);t&&
s.trailer.set("Encrypt",t)}function jn(s){const{catalog:t,pages:e}=s,n=t.get("Pages");return e.count===1&&n instanceof a.oS&&n.number===e.number(0)&&(0,a.Eo)(s.
entry(n.number,"Type"),"Pages")}function we(s,{password:t,evenIfLocked:e=!1}){const n=s.trailer.get("Encrypt");if(s.security||n===void 0)return;const i=s.resolve(
n);if(!(i instanceof a.Bi))throw(0,r.O$)("its encryption dictionary is missing");const c=(0,_.WW)(s,s.trailer.get("ID")??null,1);c!==null&&s.trailer.set("ID",c);
const g=Array.isArray(c)?c[0]:void 0,C=(0,_.WW)(s,i,8),$=g instanceof a.Mx?g.bytes:void 0,Y=()=>(0,qe.VH)(C,{known:$,possible:$?[]:pt(s.bytes)},t),nt=e?Kn(Y,()=>(0,qe.
vK)(C)):Y();s.unlock(nt,n instanceof a.oS?n.number:-1)}function Kn(s,t){try{return s()}catch(e){if(!(e instanceof r.zU&&["password_required","unsupported_encryp\
tion"].includes(e.code)))throw e;return t()}}}),62328:((gt,it,M)=>{M.d(it,{D:()=>L,n:()=>N});var r=M(58552),o=M(83287),q=M(52205),Z=M(78157),a=M(45599),W=M(23334);
function b(F,E){if(E.length===0)return!1;const A=(0,Z.bS)(E);return F==="DCTDecode"||F==="DCT"?k(A):F==="JPXDecode"?A.lastIndexOf(D)<A.length-U:F==="JBIG2Decode"&&
d(A)}const[j,_,D]=[Buffer.of(255,216),Buffer.of(255,218),Buffer.of(255,217)],U=16;function k(F){if(!F.subarray(0,64).includes(j))return!0;const E=F.lastIndexOf(
_),A=F.lastIndexOf(D);return E<0||A<E||x(F,E+_.length,A)}function x(F,E,A){for(let h=F.indexOf(255,E);h>=0&&h<A;h=F.indexOf(255,h+1)){const S=F[h+1];if(S>1&&S<192||
S>=240&&S<254)return!0}return!1}function d(F){for(const{end:E}of(0,W.d)(F))if(E>F.length)return!0;return!1}const f=1<<25,l=1<<23,T=1<<18,w=2e3,O=Buffer.alloc(512),
m=4096,[y,B]=[1<<23,1<<26],G=Buffer.alloc(16);function N(F){if(F.length>B)return!1;const E=F.length>y?m:O.length;for(let A=0;A+O.length<=F.length;A+=E)if(!(F[A]!==
0||F[A+256]!==0)&&O.equals(F.subarray(A,A+O.length)))return!0;return!1}const V=new Set(["DCTDecode","JPXDecode","CCITTFaxDecode","JBIG2Decode","DCT","CCF"]);class L{document;notes;known=new Map;memory;left=f;constructor(E,A){
this.document=E,this.notes=A,this.memory=E.memory.fork()}async has(E,A=!1){if(!(E instanceof a.oS))return!1;const{number:h}=E,S=this.known.get(h);if(S!==void 0)
return S;const{document:P}=this,I=P.resolve(E),H=I instanceof a.Z6?await this.look(I,A):void 0;H&&this.notes&&(0,o.Eb)(P,I,H);const J=H!==void 0&&(H.found||H.mismatch===
!0);this.known.set(h,J);const ot=P.job.pace.step(w);return ot&&await ot,J}async look(E,A){const{length:h}=E.data,S=(0,q.c3)(this.document,E.dict.get("Filter")).
map(ft=>ft instanceof a.SX?ft.text:"");if(h>l||h>this.left)return this.isCutShort(E)?{found:!0}:void 0;if(this.left-=h,S.some(ft=>V.has(ft)))return{found:this.isDamagedImage(
E,S)};const P=await this.decode(E,S);if(!P)return;const{damage:I}=P;if((I.found||I.mismatch===!0)&&!(0,o.QJ)(this.document.encoded(E)))return I;const J=(0,Z.bS)(
P.data);return{found:A&&J.includes(G)&&!J.includes("EI")||S.length===0&&this.isCutShort(E)}}async decode(E,A){const{document:h,memory:S}=this,P={found:!1,mismatch:!1};
try{const I=await(0,o.m_)(h,E,S,P);if(I)return{data:I,damage:P};const J=A.length>0&&E.data.length>T?void 0:(0,o.US)(h,E,S,!0);return J&&{data:J.data,damage:J.damage??
{found:!J.whole}}}catch(I){if(!(I instanceof r.zU)||I.code==="cancelled")throw I;if(I.code==="unreadable_document")return{data:new Uint8Array(0),damage:{found:!0}};
this.left=0;return}}isDamagedImage(E,[A=""]){if(this.isCutShort(E))return!0;const h=this.document.encoded(E);return(0,Z.bS)(h).includes(O)||b(A,h)}isCutShort({data:E,
dict:A}){const{document:h}=this,{bytes:S}=h,P=E.byteOffset-S.byteOffset+E.length;if(!(E.buffer===S.buffer&&P>=0&&P<=S.length)||h.lengthOf(A.get("Length"))===E.length)
return!1;const H=(0,Z.AN)(S,P,S.length);return!(0,Z.w1)(S,H,"endstr")&&!(0,Z.rg)(S,H)}}}),41869:((gt,it,M)=>{M.d(it,{T:()=>a,q:()=>W});var r=M(45599),o=M(62328);
const q=5e5,Z=2e3;async function a(d,f,{isContentLost:l=!1,notes:T=!1}){const w=new x(d,T),O={content:new D,fonts:new D,images:new D},m=new Set(l?f.bare:[]);for(let F=0;F<
f.count;F++){const E=f.number(F),A=m.has(E)?_:await w.ofContent(d.entry(E,"Contents")),h=await w.ofResources(f.attribute(F,"Resources"));O.content.add(F+1,Math.
max(A,h.forms)),O.fonts.add(F+1,h.fonts),O.images.add(F+1,h.images);const S=d.job.pace.step(Z);S&&await S}const y=f.blank.map(F=>f.indexOf(F)+1).filter(F=>F>0),
{broken:B}=d.table,G=[...B.values()].reduce((F,E)=>F+E,0),{count:N,claimed:V,isOrderLost:L}=f;return{count:N,claimed:V,lost:y,withoutContent:O.content.lost,withoutFonts:O.
fonts.lost,withoutImages:O.images.lost,damagedContent:O.content.damaged,damagedFonts:O.fonts.damaged,damagedImages:O.images.damaged,isOrderLost:L,brokenStreams:B.
size,lostObjects:G,mendedKeys:[...d.table.mended]}}const W=d=>[d.withoutContent,d.withoutFonts,d.withoutImages,d.damagedContent,d.damagedFonts,d.damagedImages].
some(f=>f.length>0),[b,j,_]=[0,1,2];class D{lost=[];damaged=[];add(f,l){l===_?this.lost.push(f):l===j&&this.damaged.push(f)}}const U={fonts:b,images:b,forms:b},
k={fonts:_,images:_,forms:b};class x{document;looks=0;known=new Map;fonts=new Map;streams;constructor(f,l){this.document=f,this.streams=new o.D(f,l)}async ofContent(f){
if(f==null)return b;let l=b;return await this.lookAt(this.document.array(f)??[f],async T=>{l=Math.max(l,typeof T=="number"?_:await this.ofStream(T,!0))}),l}async ofResources(f,l=0){
const{document:T}=this;if(this.isLost(f))return k;if(f instanceof r.oS)return this.once(f.number,()=>this.ofResources(T.get(f),l+1));if(!(f instanceof r.Bi)||l>
T.job.limits.formDepth)return U;let[w,O,m]=[this.stateOf(f.get("Font")),this.stateOf(f.get("XObject")),b];return await this.lookAt(this.valuesOf(f.get("Font")),
async y=>{w=Math.max(w,await this.ofFont(y))}),await this.lookAt(this.valuesOf(f.get("XObject")),async y=>{const B=y instanceof r.oS?T.resolve(y):null,G=B instanceof
r.Z6&&(0,r.Eo)(B.dict.get("Subtype"),"Form"),N=await this.ofStream(y,G);if(G?m=Math.max(m,N):O=Math.max(O,N),!(y instanceof r.oS)||!(B instanceof r.Z6))return;const V=await this.
once(y.number,()=>this.ofDrawn(B,G,l+1));w=Math.max(w,V.fonts),O=Math.max(O,V.images),m=Math.max(m,V.forms)}),{fonts:w,images:O,forms:m}}async ofDrawn({dict:f},l,T){
if(l)return this.ofResources(f.get("Resources"),T);const w=f.get("SMask");return{...U,images:w instanceof r.oS?await this.ofStream(w):b}}valuesOf(f){return this.
document.dict(f)?.values()??[]}async lookAt(f,l){for(const T of f){if(++this.looks>q)return;await l(T);const w=this.document.job.pace.step(Z);w&&await w}}async once(f,l){
const T=this.known.get(f);if(T)return T;this.known.set(f,U);const w=await l();return this.known.set(f,w),w}async ofFont(f){if(!(f instanceof r.oS))return this.ofFontDictionary(
f);let l=this.fonts.get(f.number);return l===void 0&&this.fonts.set(f.number,l=await this.ofFontDictionary(f)),l}async ofFontDictionary(f){const{document:l}=this;
if(this.isLost(f))return _;const T=l.dict(f),w=l.array(T?.get("DescendantFonts"))?.slice(0,1)??[];if(w.some(y=>this.isLost(y)))return _;const O=(l.dict(w[0])??T)?.
get("FontDescriptor");if(this.isLost(O))return _;const m=["FontFile","FontFile2","FontFile3"].map(y=>l.dict(O)?.get(y));if(m.some(y=>this.isLost(y)))return _;for(const y of[
...m,T?.get("ToUnicode")])if(await this.streams.has(y))return j;return b}async ofStream(f,l=!1){return f instanceof r.oS?this.document.resolve(f)instanceof r.Z6?
await this.streams.has(f,l)?j:b:_:b}stateOf(f){return this.isLost(f)?_:b}isLost(f){return f instanceof r.oS&&this.document.resolve(f)===null}}}),67382:((gt,it,M)=>{
M.d(it,{$:()=>Z,B:()=>a});var r=M(54619),o=M(78157),q=M(45599);function Z(W,b,j,_){if(!(0,o.yp)(b[j]))return!0;const{value:D}=(0,o.JI)(b,j,_);return W.table.kind[D]!==
r.tL?!0:W.bytes[(0,o.AN)(W.bytes,W.bodies[D],W.bytes.length)]!==o.iH}class a{document;arrays=new Map;constructor(b){this.document=b}keep(b){const{document:j}=this,
_=j.entry(b,"Contents");if(_===void 0||this.isStreamRef(_))return;const D=(0,q.i9)(_)?this.leftOfObject(_):this.leftOf(_);D!==_&&j.patch(b,{Contents:D})}leftOfObject(b){
const{arrays:j,document:_}=this;if(!j.has(b.number)){const D=_.array(b),U=D&&this.leftOf(D);j.set(b.number,U===void 0?void 0:U===D?b:_.add(U))}return j.get(b.number)}leftOf(b){
if(!Array.isArray(b))return;const j=b.filter(_=>this.isStreamRef(_));return j.length<b.length?j:b}isStreamRef(b){return(0,q.i9)(b)&&this.document.isStream(b.number)}}}),
51271:((gt,it,M)=>{M.d(it,{L:()=>o});var r=M(45599);class o{sound;numbers=[];parents=[];homes=[];known;constructor(a=!0){this.sound=a}node(a,W){return a<0&&(this.
sound=!1),this.parents.push(W),this.numbers.push(a)-1}has(a){return(this.known??=new Set(this.numbers)).has(a)}page(a,W){(a<0||this.numbers[a]!==W)&&(this.sound=
!1),this.homes.push(a)}fork(){const a=new o(this.sound);return a.numbers=this.numbers,a.parents=this.parents,a.homes=this.homes,a}async drop(a,W,b){if(!this.sound)
return!1;const{numbers:j,parents:_,homes:D}=this,U=new Int32Array(j.length),k=new Uint8Array(j.length),x=new Set;for(let d=0;d<W.length;d++)b[d]?U[D[d]]++:(k[D[d]]=
1,x.add(W[d]));for(let d=j.length-1;d>0;d--){const f=_[d];U[f]+=U[d],k[d]&&U[d]===0&&x.add(j[d]),k[f]|=k[d]}for(let d=0;d<j.length;d++){if(!k[d]||U[d]===0)continue;
const f=a.edit(j[d]),l=f instanceof r.Bi?a.array(f.get("Kids"))??[]:[];f instanceof r.Bi&&f.set("Kids",l.filter(w=>!q(w,x))).set("Count",U[d]);const T=a.job.pace.
step(l.length*50);T&&await T}return this.homes=D.filter((d,f)=>b[f]),!0}}const q=(Z,a)=>(0,r.i9)(Z)&&a.has(Z.number)}),83363:((gt,it,M)=>{M.d(it,{i:()=>m,S:()=>y});
var r=M(98446),o=M(42973),q=M(79725),Z=M(43767),a=M(45599),W=M(78157),b=M(67382);function j(h,S,P){P.parent=-1,P.lists=P.isBare=!1;const I=h.place(S),{entries:H}=P;
if(I&&h.locate(S,I,H)&&H.find(I.bytes,"Kids")<0){if(H.used===H.first)return"none";const ft=H.find(I.bytes,"Type");if(ft>=0&&(0,W.wb)(I.bytes,H.at[ft+2],"/Page")){
if(I.bytes[(0,W.AN)(I.bytes,H.close+2,I.end)]===W.HY)return l(h,S);const ut=H.find(I.bytes,"Contents");if(d(I.bytes,H)&&f(h,S))return"unclear";P.isBare=ut<0||(0,W.
wb)(I.bytes,H.at[ut+2],"null"),ut>=0&&(P.lists=(0,b.$)(h,I.bytes,H.at[ut+2],H.at[ut+3]));const xt=H.find(I.bytes,"Parent");return xt>=0&&(P.parent=(0,W.JI)(I.bytes,
H.at[xt+2],H.at[xt+3]).value),"page"}const st=h.get(S);return st instanceof a.Bi&&k(h,st)?"unclear":"none"}const J=h.get(S);return!(J instanceof a.Bi)||J.size===
0?"none":(0,a.Eo)(J.get("Type"),"Page")&&!_(h,J)?"unclear":h.array(J.get("Kids"))?"node":k(h,J)?"unclear":"none"}function _(h,S){const P=h.array(S.get("Kids"));
return P!==void 0&&P.length>0&&!S.has("Contents")&&Number.isInteger(h.resolve(S.get("Count")))}const D=["MediaBox","Resources","Contents","Annots","CropBox","Ro\
tate","Parent"],U=["MediaBox","Resources"];function k(h,S){const P=h.resolve(S.get("Type"));if(!(P instanceof a.SX&&P.text!=="Pages"))return D.some(J=>S.has(J));
const H=S.get("Contents")instanceof a.oS||h.array(S.get("Contents"))!==void 0;return U.some(J=>S.has(J))||H&&S.get("Parent")instanceof a.oS&&!S.has("Subtype")}const x=[
"Contents","Resources","Annots","MediaBox"],d=(h,S)=>x.some(P=>S.find(h,P)<0&&S.findMisspelt(h,P)>=0);function f(h,S){const P=h.get(S),I=P instanceof a.Bi?(0,Z.
r)(P,x):void 0;if(!I)return!1;h.put(S,I.dict);for(const H of I.keys)h.table.mended.add(H);return!0}function l(h,S){const P=h.get(S);return P instanceof a.Z6?(h.
put(S,new a.Bi([...P.dict].filter(([I])=>!/^(Length|Filter|DecodeParms)$/.test(I)))),"unclear"):"page"}var T=M(51271);class w{document;left;sizes=new Map;constructor(S){
this.document=S,this.left=S.job.limits.nodes}make(S){const P=this.document.get(S),I=this.sizes.get(S)??O(P);if(this.sizes.set(S,I),this.left-=I,this.left<0)throw(0,o.
F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another P\
DF program and save it again");return this.document.add(P instanceof a.Bi?new a.Bi(P):P).number}}function O(h){const S=[h];let P=0;for(let I=S.pop();I!==void 0;I=
S.pop())if(P++,Array.isArray(I))for(const H of I)S.push(H);else if(I instanceof a.Bi)for(const H of I.values())S.push(H);return P}const m=["Resources","MediaBox",
"CropBox","Rotate"];async function y(h){return new B(h).read()}class B{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new T.
L;bare=[];look={parent:-1,lists:!1,isBare:!1,entries:new q.R};seen=new Set;copies;lost=[];lostNumbers=[];isWanting=!1;dropped=0;open=[];constructor(S){this.document=
S,this.copies=new w(S)}async read(){const{document:S,open:P}=this,{pace:I}=S.job,H=S.catalog.get("Pages")??null;for(P.push({kids:[H],next:0,from:0,home:-1,claimed:void 0,
before:0,lost:0});P.length>0;){const J=P[P.length-1];if(J.next===J.kids.length){P.pop(),P.length>0&&this.close(J);continue}const ot=J.kids[J.next++];J.next===J.
kids.length&&(J.kids=G,J.next=0);const ft=I.step(400);ft&&await ft,ot instanceof a.oS?this.visit(ot,J):this.visitNode(ot,-1,J)}return this.finish(H)}close({claimed:S,
before:P,lost:I}){const H=this.numbers.length-this.dropped-P;S!==H&&(this.irregular=!0,!(typeof S=="number"&&S>=H)&&(this.dropped+=this.lost.length-I,this.lost.
length=this.lostNumbers.length=I))}visit(S,P){const{document:I,seen:H,look:J}=this,{number:ot}=S,ft=H.has(ot);H.add(ot);const st=j(I,ot,J);if(S.generation!==I.generation(
ot)&&(this.irregular=!0),st==="page"||st==="unclear"){ft&&(this.irregular=!0);const ut=ft?this.copies.make(ot):ot;st==="unclear"?this.unclear.push(ut):this.keepEntries(
ot),(st==="unclear"||J.lists)&&this.listing.push(ut),J.isBare&&this.bare.push(ut),this.add(ut,P,J.parent);return}st==="none"&&!ft&&this.lose(P,ot),st==="none"||
ft?this.irregular=!0:this.visitNode(S,ot,P)}keepEntries(S){const{document:P,look:I}=this,{scan:H,marksFrom:J,marksTo:ot}=I.entries,{table:ft}=P;for(let st=J;st<
ot;st+=3){const ut=H.marks[st];ft.askFor(ut),this.isWanting||=!ft.leadsTo(ut)}P.keepEntries(S,I.entries)}visitNode(S,P,I){const{document:H,inherited:J}=this,ot=this.
mendNode(H.dict(S),P);if(!ot){this.irregular=!0,this.lose(I,P);return}const ft=H.array(ot.get("Kids"));if(!ft){P<0&&this.visitDirectPage(ot,I);return}const st=E(
ot);let ut=I.from;st&&(ut=J.push({...J[ut],...st})-1),(0,a.Eo)(H.resolve(ot.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:ft,next:0,from:ut,home:this.
nodes.node(P,I.home),claimed:H.resolve(ot.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),H.release(P)}mendNode(S,P){const I=S&&(0,Z.
r)(S,m);if(!I)return S;const{document:H}=this;P>=0&&H.put(P,I.dict);for(const J of I.keys)H.table.mended.add(J);return I.dict}visitDirectPage(S,{from:P}){if(!(0,a.
Eo)(S.get("Type"),"Page"))return;this.irregular=!0;const{number:I}=this.document.add(S);this.numbers.push(I),this.listing.push(I),this.ancestry.push(P)}add(S,{from:P,
home:I},H){this.numbers.push(S),this.ancestry.push(P),this.nodes.page(I,H);const{pages:J}=this.document.job.limits;if(this.numbers.length>J)throw A(J)}lose(S,P){
S.home<0||(this.lost.push(this.numbers.length),this.lostNumbers.push(P),this.add(N,S,-1))}finish(S){const{document:P,numbers:I,ancestry:H,inherited:J,lost:ot,unclear:ft,
listing:st,nodes:ut}=this;for(const vt of this.lostNumbers)P.table.doubtFree(vt);ot.length===I.length-this.dropped&&(ot.length=0);const xt=ot.map(vt=>I[vt]=P.add(
F(J[H[vt]])).number);V(I,H);const Dt=P.resolve(P.dict(S)?.get("Count")),$t=Dt!==I.length||S instanceof a.oS&&I[0]===S.number;return{numbers:I,ancestry:H,inherited:J,
irregular:this.irregular||$t,unclear:ft,listing:st,nodes:ut,claimed:typeof Dt=="number"?Dt:void 0,blank:xt,isWanting:this.isWanting,bare:this.bare}}}const G=[],
N=-1;function V(h,S){let P=h.indexOf(N);if(!(P<0)){for(let I=P;I<h.length;I++)h[I]!==N&&(h[P]=h[I],S[P++]=S[I]);h.length=S.length=P}}const L=[0,0,612,792];function F(h){
const S=new a.Bi([["Type",new a.SX("Page")]]);return h.MediaBox===void 0?S.set("MediaBox",[...L]):S}function E(h){let S;for(const P of m){const I=h.get(P);I!==void 0&&
((S??={})[P]=I)}return S}function A(h){const S=(0,r.y_)(h,"page");return(0,o.F)("pages",`The document has more than ${S}`,"Split it with another program first")}}),
33973:((gt,it,M)=>{M.d(it,{Gy:()=>d,Rf:()=>f,Ip:()=>l});var r=M(54619),o=M(87598),q=M(85368),Z=M(88500);class a{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new Z.
s;signed=new Set;constructor(A,h,S){this.detail=h,this.strings=S,this.scan.strings=S;const P=new Int32Array(h?8*A:A);this.done=new Uint8Array(h?A:0);const I=H=>P.
subarray(H*A,(H+1)*A);this.end=I(0),this.valueEnd=I(1),this.dataStart=I(2),this.dataEnd=I(3),this.lengthStart=I(4),this.lengthEnd=I(5),this.from=I(6),this.to=I(
7)}}var W=M(78157),b=M(79725),j=M(4e4),_=M(39150),D=M(45599);class U{scan=new Z.s;ranges=new Map}const k=2;class x{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(A,h,S){
this.walked=S,this.live=new Uint8Array(A),this.via=new Int32Array(h?A:0)}}async function d(E,{watched:A}={}){const{markings:h,referrers:S}=await f([E],{watched:A,
detail:!0}),{live:P,via:I}=h[0];return{live:P,via:I,referrers:S}}async function f(E,A={}){const h=new B(E,A);return await h.run(),h}function l(E,{repairs:A}){for(const{
part:h,number:S,value:P}of A)E[h].put(S,P)}const T=100,w=100,O=2e3,m=-2;function y(E){if(E instanceof D.Z6)return E.data.length+y(E.dict);if(Array.isArray(E))return 12*
E.length;if(!(E instanceof D.Bi))return T;let A=30*E.size;for(const h of E.values())Array.isArray(h)&&(A+=12*h.length);return A}class B{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;values=[];part=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new b.R;strings;alias;constructor(A,{detail:h=!1,strings:S=!1,watched:P,alias:I}){if(this.documents=A,this.strings=
S,this.alias=I,this.markings=A.map(H=>new x(H.size,P!==void 0,N(H,S||h,S))),!!P){this.watched=new Uint8Array(A[0].size);for(const H of P)this.watched[H]=1}}async run(){
const{documents:A,stack:h}=this,[S]=A;for(const[P,I]of[...S.trailer].reverse())P!=="Encrypt"&&this.followValue(0,I);for(;this.values.length>0||h.length>0;){const P=S.
job.pace.step(this.values.length>0?this.followParts():this.followNext());P&&await P}for(const{live:P,signed:I,walked:H}of this.markings)for(const J of H.signed)
P[J]===1&&I.add(J)}followNext(){const A=this.stack.pop(),h=A%this.documents.length;return this.follow(h,(A-h)/this.documents.length)}visit(A,h){this.alias&&({part:A,
number:h}=this.alias(A,h)??{part:A,number:h}),this.watched&&this.watched[h]===1&&this.referrers.add(this.current);const S=this.markings[A],{live:P}=S;if(h>0&&h<
P.length&&P[h]!==0)return;const I=this.documents[A];if(h<=0||h>=P.length||!I.exists(h))return I.missed(h);P[h]=1,this.watched&&(S.via[h]=this.current),this.stack.
push(h*this.documents.length+A)}follow(A,h){const S=this.documents[A],P=this.markings[A],{walked:I}=P;if(this.current=h,P.count++,S.isChanged(h))return this.followChanged(
S,P,A,h);if(I.done[h]===1)return this.followAgain(S,P,A,h);const{scan:H,detail:J}=I;J||(H.used=0);const ot=H.used,ft=S.table.kind[h]===r.tL?this.walk(S,I,h):this.
walkPlace(S,h,H);return ft<0||H.byteRange&&this.isSignature(I.signed,h)?this.forget(H,ot).followRepaired(S,A,h):(P.bytes+=ft,J&&(I.from[h]=ot,I.to[h]=H.used,I.valueEnd[h]=
this.extent.valueEnd,I.done[h]=1),this.followMarks(A,H,ot,H.used,H.lengthStart),w+ft)}followChanged(A,h,S,P){const I=A.patched(P);if(!I){const ut=A.edited.get(P);
return G(ut)||ut===null?this.followRepaired(A,S,P):(this.followValue(S,ut),h.bytes+=y(ut),w)}const{detail:H}=h.walked;if(I.references&&!H&&!A.suspect){for(let ut=I.
first;ut<I.last;ut++)this.visit(S,I.references[ut]);return h.bytes+=I.end-I.start,w}const{scan:J,ranges:ot}=V(h);H||(J.used=0);const ft=J.used,st=this.walkPlace(
A,P,J);return st<0||J.byteRange&&this.isSignature(h.signed,P)?this.forget(J,ft).followRepaired(A,S,P):(h.bytes+=st,H&&ot.set(P,{from:ft,to:J.used,valueEnd:this.
extent.valueEnd}),this.followMarks(S,J,ft,J.used,J.lengthStart),w+st)}followAgain(A,h,S,P){const{walked:I}=h;return h.bytes+=I.end[P]>0?I.end[P]-A.table.place[P]:
T,this.followMarks(S,I.scan,I.from[P],I.to[P],I.lengthStart[P]),w}isSignature(A,h){return A.add(h),this.strings}followMarks(A,{marks:h},S,P,I){const H=this.strings?
I:m;for(let J=S;J<P;J+=3)h[J]!==Z.A&&h[J+1]!==H&&this.visit(A,h[J])}forget(A,h){return A.used=h,this}followRepaired(A,h,S){const P=A.get(S),I=G(P)?A.resolve(P):
P;return I===null?(this.markings[h].live[S]=k,this.markings[h].count--):this.repair(h,S,I),w}repair(A,h,S){this.repairs.push({part:A,number:h,value:S}),this.followValue(
A,S)}followValue(A,h){this.part=A,this.values.push(h)}followParts(){const{part:A,values:h}=this;let S=0;for(;h.length>0&&S<O;S++){const P=h.pop();if(P instanceof
D.oS)this.visit(P instanceof D.rV?P.part:A,P.number);else if(Array.isArray(P))for(const I of P)h.push(I);else if(P instanceof D.Bi){P.has("ByteRange")&&this.markings[A].
signed.add(this.current);for(const I of P.values())h.push(I)}else if(P instanceof D.Z6)for(const[I,H]of P.dict)I!=="Length"&&h.push(H)}return S*w}walk(A,h,S){const{
extent:P}=this,{bytes:I}=A,{scan:H}=h,J=A.bodies[S];H.forgetLength();const{kept:ot}=this,ft=!this.strings&&A.recallEntries(S,ot);ft&&H.append(ot.scan.marks,ot.marksFrom,
ot.marksTo);const st=ft?ot.close+2:H.value(I,J,I.length);return st<0||I[st-1]===W.AV||!(0,q.x)(A,st,H,P)||A.suspect&&!(0,_.D)(I,J,st)||H.doubtful&&(0,j.oC)(I,J,
st)?-1:(P.dataStart<0?H.lengthStart=-1:!A.suspect&&!A.security&&(0,o.N)(A,S,P)&&A.table.doubtful.add(S),h.end[S]=P.end,h.detail&&(h.dataStart[S]=P.dataStart,h.dataEnd[S]=
P.dataEnd,h.lengthStart[S]=H.lengthStart,h.lengthEnd[S]=H.lengthEnd),P.end-A.table.place[S])}walkPlace(A,h,S){const P=A.place(h);if(!P)return-1;const{bytes:I,start:H,
end:J}=P;S.forgetLength();const ot=S.value(I,H,J);return S.lengthStart=-1,ot<0&&!F(I,H,J)||L(I,H,J)||ot>0&&I[ot-1]===W.AV||ot>=0&&(0,W.AN)(I,ot,J)<J||A.suspect&&
!(0,_.D)(I,H,J)||S.doubtful&&(0,j.oC)(I,H,J)?-1:(this.extent.valueEnd=ot<0?J:ot,J-H)}}const G=E=>E instanceof D.oS&&!(E instanceof D.rV);function N(E,A,h){const S=E.
walked;if(S?.strings===h)return S;const P=new a(E.size,A,h);return A&&(E.walked=P),P}function V(E){return E.patches||(E.patches=new U,E.patches.scan.strings=E.walked.
strings),E.patches}function L(E,A,h){const S=(0,W.AN)(E,A,h);return S>=h||E[S]===W.yq&&(0,W.wb)(E,S,"null")}function F(E,A,h){for(let S=A;S<h;S++)if("<([/%".includes(
String.fromCharCode(E[S])))return!1;return!0}}),83287:((gt,it,M)=>{M.d(it,{D4:()=>j,Eb:()=>l,QJ:()=>x,US:()=>D,m_:()=>_});var r=M(42973),o=M(52205),q=M(58552),Z=M(
48249),a=M(3084),W=M(78157),b=M(45599);function j(O,m,y,B){const G=O.job.limits.filters,N=(0,o.c3)(O,m.dict.get("Filter")??m.dict.get("F")),V=(0,o.c3)(O,m.dict.
get("DecodeParms")??m.dict.get("DP"));if(N.length>G)throw(0,r.F)("filters",`A stream of the document has ${N.length} filters; at most ${G} are allowed`,"Open it\
 in another PDF program and save it again");let L=O.encoded(m);const F=performance.now();try{for(const[E,A]of N.entries()){const h=O.dict(V[E]);A instanceof b.SX&&
(L=(0,Z.tN)(A.text,L,h&&(0,o.x$)(O,h),y,B))}}finally{O.job.pace.addSince(F)}return L}async function _(O,m,y,B){const[G,...N]=(0,o.c3)(O,m.dict.get("Filter")??m.
dict.get("F"));if(!(0,b.Eo)(G,"FlateDecode")||N.length>0)return;const[V]=(0,o.c3)(O,m.dict.get("DecodeParms")??m.dict.get("DP")),L=O.dict(V);return(0,a.V)(O.encoded(
m),L&&(0,o.x$)(O,L),y,O.job,B)}function D(O,m,y,B=!1){const G=(0,o.c3)(O,m.dict.get("Filter")??m.dict.get("F"));if(G.length<=O.job.limits.filters&&G.some(V=>V instanceof
b.SX&&!(0,Z.TT)(V.text)))return;const N={found:!1,mismatch:!1};try{return{data:j(O,m,y,N),whole:!N.found&&!(B&&N.mismatch===!0),damage:N}}catch(V){if(V instanceof
q.zU&&V.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1,damage:{found:!0}};throw V}}const U=[0,0,255,255],k=2;function x(O){if((0,W.j8)(O,0,
O.length)===O.length)return!0;for(let m=0;m<=k;m++){const y=O.length-m-U.length;if(U.every((B,G)=>O[y+G]===B))return!0}return!1}const d=new Set(["Type1C","CIDFo\
ntType0C","OpenType"]),f=4;function l(O,m,{found:y,mismatch:B}){const{damagedKinds:G}=O.table;m.data.buffer===O.bytes.buffer&&(!y&&B!==!0?G.addSound():x(O.encoded(
m))||(y?G.addCut(w(O,m)):T(O.encoded(m))||G.addContradicted(w(O,m))))}function T(O){const m=O.subarray(-f);return m.every(y=>y===m[0])}function w(O,{dict:m}){const y=O.
resolve(m.get("Subtype")),B=O.resolve(m.get("Type"));return(0,b.Eo)(B,"EmbeddedFile")?"an attachment":(0,b.Eo)(B,"Metadata")?"metadata":(0,b.Eo)(y,"Image")?"an \
image":m.has("Length1")||m.has("CMapName")||y instanceof b.SX&&d.has(y.text)?"a font":m.has("FunctionType")||m.has("ShadingType")?"a color function":m.has("N")&&
!(0,b.Eo)(B,"ObjStm")?"a color profile":"content"}}),87598:((gt,it,M)=>{M.d(it,{N:()=>b,e:()=>U});var r=M(78157),o=M(22480);const q=/\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/,
Z=1024,a=32,W=64;function b({bytes:k,bodies:x},d,f){const{valueEnd:l,dataStart:T,dataEnd:w}=f;if(w-T<8)return!1;if((0,o.CS)(k,T)&&(k[T+1]&a)===0)return w-T>=W&&
j(k,T,T+W);const O=k[T]===255&&k[T+1]===216,m=x[d];return O||l-m>Z?!1:q.test((0,r.bS)(k).toString("latin1",m,l))}function j(k,x,d){for(let f=x;f<d;f++)if(k[f]>=
128)return!1;return!0}const[_,D]=[8192,1<<26];function U(k){if(k.length<_||k.length>D)return!1;const x=(0,r.bS)(k);return(!x.includes(r.u7)||!x.includes(r.kR))&&
x.includes("/FlateDecode")}}),85368:((gt,it,M)=>{M.d(it,{u:()=>_,x:()=>b});var r=M(78157),o=M(58552),q=M(35586),Z=M(37628),a=M(45599),W=M(22480);function b(D,U,k,x){
const{bytes:d}=D,{length:f}=d;x.valueEnd=U;const l=(0,r.AN)(d,U,f);if((0,r.rg)(d,l))return x.dataStart=x.dataEnd=-1,x.end=l+6,!0;if(!(0,r.w1)(d,l,"stream"))return!1;
const T=k.lengthRef>=0?D.lengthOf(new a.oS(k.lengthRef)):k.length,w=l+(d[l+6]===r.u7?8:7),O=w+T;if(d[w-1]!==r.kR||T<0||O>f||!(0,W.VF)(d,O)||(0,W.Ow)(d,w,O)>w)return!1;
const m=(0,r.AN)(d,(0,r.AN)(d,O,f)+9,f);return x.dataStart=w,x.dataEnd=O,x.end=m+6,(0,r.rg)(d,m)}const j=16;class _{bytes;objectEnds;streamEnds;ends=new Map;left;constructor(U){
this.bytes=U,this.left=j*U.length+1e6,this.objectEnds=new Z.k(U,"endobj"),this.streamEnds=new Z.k(U,"endstream")}data(U,k,x){const{bytes:d,ends:f}=this,l=(0,W.ni)(
d,U);if(k>=0&&l+k<=d.length&&(0,W.VF)(d,l+k))return{start:l,end:l+k,isSearched:!1};let T=f.get(l);if(T===void 0&&(T=this.damagedEnd(l,k,x),f.set(l,T),this.left-=
T-l,this.left<0))throw(0,o.O$)("its objects overlap");return{start:l,end:T,isSearched:!0}}damagedEnd(U,k,x){const{bytes:d}=this,f=U+k,l=this.objectEnds.next(U),
T=l<0?d.length:l;if(k>=0&&f<=T&&this.endsObject(f))return f;const w=this.streamEnds.next(U);let O=w<0||w>T?T:w;return x&&(O=(0,q.$z)(d,U,O)),O>U&&d[O-1]===r.kR&&
O--,O>U&&d[O-1]===r.u7&&O--,O}endsObject(U){const{bytes:k}=this,x=(0,r.AN)(k,U,k.length);return(0,r.w1)(k,x,"endstr")||(0,r.rg)(k,x)||(0,r.ay)(k,x,k.length)!==void 0}}}),
59277:((gt,it,M)=>{M.d(it,{y:()=>Z});var r=M(78157);const o=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],q=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function Z(b){const j=(0,r.bS)(b).toString("latin1",0,1024);if(j.startsWith("RIFF")&&j.startsWith("WEBP",8))return"\
a WebP image";if(j.startsWith("ftyp",4))return q.find(([D])=>D.test(j.slice(8,12)))?.[1];const _=o.find(([D])=>j.startsWith(D));return _?_[1]:W(j)??(a(b)?"text":
void 0)}function a(b){const j=(0,r.bS)(b.subarray(0,1024)).toString("utf8"),_=b.length>1024?j.replace(/\ufffd{1,3}$/,""):j;return _!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(_)}function W(b){const j=b.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(j.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(j))return"an HTML page";if(j.startsWith("<"))return j.includes("<svg")?"an SVG drawing":j.startsWith("<?xml")?"an XML file":void 0}}),35586:((gt,it,M)=>{M.
d(it,{$z:()=>_,BX:()=>O,c0:()=>j,dZ:()=>D});var r=M(78157),o=M(88500),q=M(37628),Z=M(22480);const a=512,W=1<<22,b=65536;class j{bytes;pace;onTrailer;buffer;scan=new o.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(y,B,G=N=>N){this.bytes=y,this.pace=B,this.onTrailer=G,this.buffer=(0,r.bS)(y),
this.streams=new q.k(y,"stream",N=>T(y,N)),this.objectEnds=new q.k(y,"endobj"),this.streamEnds=new q.k(y,"endstream"),this.allowance=this.farAllowance=8*y.length+
1e6}async next(y){const{bytes:B}=this,G=B.length;for(;;){if(y=U(B,y),y>=G)return;const N=(0,r.yp)(B[y])?(0,r.ay)(B,y,G):void 0;if(N&&l(N.number)&&!w(B[N.body]))
return N;const V=x(B,y);if(V==="trailer"){const L=this.valueEnd(y+7,Math.min(G,y+b));if(L<0)return this.search(y);this.readTrailer(y+7),y=L}else if(V){y=d(B,y+V.
length);const L=(0,r.w1)(B,y,"obj")?O(B,y):void 0;if(L)return L}else return this.search(y)}}async search(y){const{bytes:B,buffer:G,pace:N}=this;let V;for(let F=y;!V;){
const E=G.indexOf("obj",F);if(E<0)break;V=O(B,E);const A=N.step(E-F+200);A&&await A,F=E+3}const L=G.subarray(0,V?.start??B.length);for(let F=L.indexOf("trailer",
y);F>=0;F=L.indexOf("trailer",F+7))this.readTrailer(F+7);return V}readTrailer(y){y>=this.trailersRead&&(this.trailersRead=Math.max(y,this.onTrailer(y)))}object({
body:y}){const{bytes:B,scan:G}=this,N=B.length,V=this.soundEnd(y);if(V<0)return this.malformed(y);const L=(0,r.AN)(B,V,N);return B[V-1]!==r.vz||!(0,r.w1)(B,L,"s\
tream")?{at:V,dictionaryEnd:-1,isCut:!1}:this.stream(L,G.length,V,y)}soundEnd(y){const{bytes:B}=this,G=B.length,N=(0,r.AN)(B,y,G);if((0,r.rg)(B,N))return N;const V=this.
objectEnds.next(N),L=this.valueEnd(N,V<0?G:V);if(L>=0&&f(B,L))return L;if(V<0||this.farAllowance<=0)return-1;const F=Math.min(G,N+W),E=this.walk(N,F);return E>=
0&&f(B,E)?E:(this.farAllowance-=F-N,-1)}valueEnd(y,B){const G=Math.min(B,y+Math.max(a,this.allowance)),N=this.walk(y,G);return N<0&&(this.allowance-=G-y),N}walk(y,B){
return this.scan.reset(),this.scan.value(this.bytes,y,B)}malformed(y){const{buffer:B}=this,G=this.streams.next(y),N=this.objectEnds.next(y),V={at:y,dictionaryEnd:-1,
isCut:N<0};if(G<0||N>=0&&N<G)return V;const L=B.toString("latin1",y,Math.min(G,y+4096));if(/\d[\s\0]+obj\b/.test(L))return V;const F=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(L);return this.stream(G,F?Number(F[1]):-1,G,y)}stream(y,B,G,N){const V=(0,Z.ni)(this.bytes,y);if(B>=0&&(0,Z.VF)(this.bytes,V+B))return{at:V+B,dictionaryEnd:G,
isCut:!1};const L=this.streamEnds.next(V),E=L>=0&&this.buffer.subarray(N,y).includes("/Filter")?_(this.bytes,V,L):L,A=L<0&&this.objectEnds.next(V)<0;return{at:E<
0?V:E,dictionaryEnd:G,isCut:A}}}function _(m,y,B){const G=(0,r.bS)(m.subarray(0,B));for(let N=G.indexOf("obj",y);N>=0;N=G.indexOf("obj",N+3)){const V=O(m,N),F=V!==
void 0&&V.start>y&&r.Kl[m[V.start-1]]===r.t6?(0,r.AN)(m,N+3,B):B;if(m[F]===r.iH&&m[F+1]===r.iH&&F+1<B)return V.start}return B}async function D(m,y,B){return U(m,
y)>=m.length?!1:await new j(m,B).next(y)!==void 0}function U(m,y){const B=m.length;for(;y<B;)if(r.Kl[m[y]]===r.t6)y++;else{if(m[y]!==r.IQ)break;(0,r.w1)(m,y,"%%\
EOF")?y+=5:y=(0,r.D)(m,y,B)}return y}const k=["endobj","endstream","xref","startxref","trailer"];function x(m,y){return k.find(B=>(0,r.w1)(m,y,B))}function d(m,y){
const{length:B}=m;for(;y<B;y++){const G=m[y];if(!((0,r.yp)(G)||G===r.Z4||G===r.kR||G===r.u7||G===r.yq||G===r.MV))break}return y}function f(m,y){const B=(0,r.AN)(
m,y,m.length);return B>=m.length||(0,r.rg)(m,B)||(0,r.w1)(m,B,"stream")?!0:(0,r.yp)(m[B])?(0,r.ay)(m,B,m.length)!==void 0:x(m,B)!==void 0}const l=m=>m>0&&m<=2147483647;
function T(m,y){let B=y+6;for(;m[B]===r.Z4;)B++;if(m[B]!==r.kR&&m[B]!==r.u7)return!1;let G=y-1;for(;G>0&&r.Kl[m[G]]===r.t6;)G--;return m[G]===r.vz&&m[G-1]===r.vz}
const w=(m=0)=>(m|32)>=97&&(m|32)<=122;function O(m,y){if(w(m[y+3]))return;let B=y-1;const G=()=>{const A=B;for(;B>=0&&(0,r.yp)(m[B]);)B--;return A-B>0&&A-B<=10?
(0,r.JI)(m,B+1,A+1).value:-1},N=()=>{const A=B;for(;B>=0&&r.Kl[m[B]]===r.t6;)B--;return B<A};N();const V=G(),L=V>=0&&m[B]===r.N5;L&&B--;const F=L?1:V;if(F<0||F>
65535||!N())return;const E=G();return l(E)?{number:E,generation:F,start:B+1,body:y+3}:void 0}}),37628:((gt,it,M)=>{M.d(it,{k:()=>o});var r=M(78157);class o{word;accepts;buffer;from=0;found=-1;none;constructor(Z,a,W=()=>!0){
this.word=a,this.accepts=W,this.buffer=(0,r.bS)(Z),this.none=Z.length}next(Z){if(Z>=this.none)return-1;if(Z>=this.from&&Z<=this.found)return this.found;const a=Z<
this.from&&this.found>=0?this.from:this.none,W=this.buffer.subarray(0,a+this.word.length-1);let b=W.indexOf(this.word,Z);for(;b>=0&&!this.accepts(b);)b=W.indexOf(
this.word,b+1);return this.from=Z,b>=0?this.found=b:a===this.none&&(this.none=Z,this.found=-1),this.found}}}),69289:((gt,it,M)=>{M.d(it,{V:()=>Z});var r=M(78157),
o=M(45798),q=M(45599);function Z({bytes:a,job:W}){const b=(0,r.bS)(a).subarray(0,1024),j=b.indexOf(" obj");if(j<0||!b.includes("/Linearized"))return;const _=new o.
i(a,j+4,Math.min(a.length,j+2048),W.limits.nesting).value();return(0,q.Zm)(_)&&_.has("Linearized")&&_.get("L")===a.length?_:void 0}}),52205:((gt,it,M)=>{M.d(it,
{WW:()=>Z,c3:()=>o,x$:()=>q});var r=M(45599);function o(a,W){const b=a.resolve(W);return b===null?[]:(Array.isArray(b)?b:[b]).map(j=>a.resolve(j))}function q(a,W){
const b=new r.Bi;for(const[j,_]of W){const D=a.resolve(_);b.set(j,Array.isArray(D)?D.map(U=>a.resolve(U)):D)}return b}function Z(a,W,b,j={values:1e4}){if(j.values--<=
0)return null;const _=a.resolve(W);if(b===0)return _;if(Array.isArray(_))return _.map(U=>Z(a,U,b-1,j));if(!(_ instanceof r.Bi))return _;const D=new r.Bi;for(const[
U,k]of _)D.set(U,Z(a,k,b-1,j));return D}}),22480:((gt,it,M)=>{M.d(it,{CS:()=>W,Ow:()=>a,VF:()=>q,ni:()=>o});var r=M(78157);function o(b,j){let _=j+6;for(;b[_]===
r.Z4&&(b[_+1]===r.kR||b[_+1]===r.u7||b[_+1]===r.Z4);)_++;return b[_]===r.u7&&_++,b[_]===r.kR&&_++,_}function q(b,j){for(let _=0;_<4&&r.Kl[b[j]??0]===r.t6&&j<b.length;_++)
j++;return(0,r.w1)(b,j,"endstream")}const Z=8;function a(b,j,_){let D=j;for(;D<j+4&&(b[D]===r.u7||b[D]===r.kR);)D++;return D===j||D+2>_?j:W(b,D)?D:j}const W=(b,j)=>(b[j]&
15)===Z&&(b[j]<<8|b[j+1])%31===0}),75162:((gt,it,M)=>{M.d(it,{CF:()=>Wt,s1:()=>At,cY:()=>Ct,zw:()=>ce,VH:()=>Te,Rd:()=>Tt,k0:()=>ve,u6:()=>Yt,vc:()=>De,vK:()=>se});
var r=M(77598),o=M(45599),q=M(34400);function Z(u){const p=new Uint8Array(256);for(let R=0;R<256;R++)p[R]=R;const{length:v}=u;for(let R=0,K=0,z=0;R<256;R++){const X=p[R];
K=K+X+u[z]&255,p[R]=p[K],p[K]=X,++z===v&&(z=0)}return p}function a(u,p){const v=u.slice(),{length:R}=p,K=new Uint8Array(R);for(let z=0,X=0,rt=0;z<R;z++){X=X+1&255;
const at=v[X];rt=rt+at&255;const ht=v[rt];v[X]=ht,v[rt]=at,K[z]=p[z]^v[at+ht&255]}return K}function W(u,p){return a(Z(u),p)}const b={length:u=>u,decrypt:u=>u,encryptInto:(u,p,v,R,K)=>R.
set(u,K)};function j(u){const p=w(u,[]),v=m((R,K)=>Z(p(R,K)));return{length:R=>R,decrypt:(R,K,z)=>a(v(K,z),R),encryptInto:(R,K,z,X,rt)=>X.set(a(v(K,z),R),rt)}}function _(u){
const p=w(u,[115,65,108,84]),v=O(()=>new d),R=m((z,X)=>v().engine(p(z,X))),K=m((z,X)=>T(p(z,X)));return{length:U,decrypt:(z,X,rt)=>l(K(X,rt),z),encryptInto:(z,X,rt,at,ht)=>{
v().seal(R(X,rt),z,at,ht)}}}function D(u){const p=O(()=>new d);let v,R;return{length:U,decrypt:K=>l(R??=T(u),K),encryptInto:(K,z,X,rt,at)=>{p().seal(v??=p().engine(
u),K,rt,at)}}}const U=u=>(u&-16)+32,k=64*1024,x=16*1024;class d{head=Buffer.alloc(k);pool=Buffer.alloc(x);taken=x;engine(p){const v=Buffer.alloc(16);return this.
nextVector(v),(0,r.createCipheriv)(p.length===16?"aes-128-cbc":"aes-256-cbc",p,v).setAutoPadding(!1)}seal(p,v,R,K){const{head:z}=this,{length:X}=v,rt=X&-16,at=Math.
min(rt,k-32),ht=X-rt;this.nextVector(z),z.set(at===X?v:v.subarray(0,at),16);let pt=16+at;if(at<rt){R.set(p.update(z.subarray(0,pt)),K),K+=pt,pt=0;for(let wt=at;wt<
rt;wt+=k){const yt=p.update(v.subarray(wt,Math.min(wt+k,rt)));R.set(yt,K),K+=yt.length}}ht>0&&z.set(v.subarray(rt),pt),z.fill(16-ht,pt+ht,pt+16),R.set(p.update(
z.subarray(0,pt+16)),K)}nextVector(p){this.taken===x&&((0,r.randomFillSync)(this.pool),this.taken=0),this.pool.copy(p,0,this.taken,this.taken+16),this.taken+=16}}
const f=new Uint8Array(0);function l(u,p){const v=p.length&-16;if(v<32)return f;const R=u.update(v===p.length?p:p.subarray(0,v)),K=R[v-1];let z=v;if(K>0&&K<=16){
do z--;while(z>v-K&&R[z-1]===K);z>v-K&&(z=v)}return R.subarray(16,z)}function T(u){return(0,r.createDecipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,Buffer.
alloc(16)).setAutoPadding(!1)}function w(u,p){const{length:v}=u,R=new Uint8Array(v+5+p.length);R.set(u),R.set(p,v+5);const K=new q.V;return(z,X)=>(R[v]=z,R[v+1]=
z>>>8,R[v+2]=z>>>16,R[v+3]=X,R[v+4]=X>>>8,K.digest(R).subarray(0,Math.min(v+5,16)))}function O(u){let p;return()=>p??=u()}function m(u){let p=-1,v=-1,R;return(K,z)=>((R===
void 0||K!==p||z!==v)&&(R=u(K,z),p=K,v=z),R)}function y(u,p,v){const R=F(u,v),K=h(u,R);return P(K,p,u.revision===2?32:16)?R:void 0}function B(u,p){const v=E(u,p);
let R=u.owner.subarray(0,32);for(let K=u.revision===2?0:19;K>=0;K--)R=W(S(v,K),R);return R}function G(u,p,v,R){const K=E({revision:u,keyLength:p},v);let z=L(R);
for(let X=0;X<=(u===2?0:19);X++)z=W(S(K,X),z);return z}function N(u,p){const v=F(u,p),R=new Uint8Array(32);return R.set(h(u,v)),{user:R,fileKey:v}}const V=Uint8Array.
of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function L(u){const p=new Uint8Array(32),v=u.subarray(
0,32);return p.set(v),p.set(V.subarray(0,32-v.length),v.length),p}function F({revision:u,keyLength:p,owner:v,permissions:R,id0:K,encryptMetadata:z},X){const rt=Uint8Array.
of(R,R>>8,R>>16,R>>24),at=u>=4&&!z?[255,255,255,255]:[],ht=(0,q.F)(Buffer.concat([L(X),v.subarray(0,32),rt,K,Uint8Array.from(at)]));return A(ht,u,p)}function E({
revision:u,keyLength:p},v){return A((0,q.F)(L(v)),u,u===2?5:p)}function A(u,p,v){let R=u.subarray(0,v);if(p>=3)for(let K=0;K<50;K++)R=(0,q.F)(R).subarray(0,v);return R}
function h({revision:u,id0:p},v){if(u===2)return W(v,V);let R=(0,q.F)(Buffer.concat([V,p]));for(let K=0;K<20;K++)R=W(S(v,K),R);return R}function S(u,p){return p===
0?u:u.map(v=>v^p)}function P(u,p,v){return p.length>=v&&u.subarray(0,v).every((R,K)=>R===p[K])}function I(u,p,v){return st(u.user,u.wrappedByUser,p,v,new Uint8Array(
0))}function H(u,p,v){return st(u.owner,u.wrappedByOwner,p,v,u.user.subarray(0,48))}function J(u,p,v){const R=ut(u,p,new Uint8Array(0)),K=ut(u,v,R.entry);return{
user:R.entry,wrappedByUser:R.wrapped,owner:K.entry,wrappedByOwner:K.wrapped}}function ot(u,p,v){const R=Buffer.alloc(16,255);return R.writeInt32LE(p,0),R.write(
v?"Tadb":"Fadb",8,"latin1"),(0,r.randomBytes)(4).copy(R,12),(0,r.createCipheriv)("aes-256-ecb",u,null).setAutoPadding(!1).update(R)}const ft=new Uint8Array(16);
function st(u,p,v,R,K){const z=xt(v,R,u.subarray(32,40),K);if(!Buffer.from(z).equals(u.subarray(0,32)))return;const X=xt(v,R,u.subarray(40,48),K);return(0,r.createDecipheriv)(
"aes-256-cbc",X,ft).setAutoPadding(!1).update(p.subarray(0,32))}function ut(u,p,v){const R=(0,r.randomBytes)(16),K=xt(6,p,R.subarray(0,8),v),z=xt(6,p,R.subarray(
8),v),X=(0,r.createCipheriv)("aes-256-cbc",z,ft).setAutoPadding(!1).update(u);return{entry:Buffer.concat([K,R]),wrapped:X}}function xt(u,p,v,R){let K=(0,r.createHash)(
"sha256").update(p).update(v).update(R).digest();if(u<6)return K;for(let z=0,X=0;z<64||X>z-32;z++){const rt=Buffer.concat([p,K,R]),at=Buffer.alloc(64*rt.length,
rt),ht=(0,r.createCipheriv)("aes-128-cbc",K.subarray(0,16),K.subarray(16,32)).setAutoPadding(!1).update(at);let pt=0;for(let wt=0;wt<16;wt++)pt+=ht[wt];K=(0,r.createHash)(
["sha256","sha384","sha512"][pt%3]).update(ht).digest(),X=ht[ht.length-1]}return K.subarray(0,32)}var Dt=M(77581),$t=M(34378);const vt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Ee=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Se=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
ae=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Ht=/[\p{L}\p{Mc}\p{Nl}]/u;function _t(u){if(/^[\x20-\x7e]*$/.test(u))return u;const p=(0,$t.w)(u.replace(vt,"").replace(Ee," "),"NFKC");if(Se.test(p))return;const v=[
...p],R=v.map(z=>ae.test(z));return R.includes(!0)&&(v.some((z,X)=>!R[X]&&Ht.test(z))||!R[0]||!R.at(-1))?void 0:p}function Ft(u){const p=_t(u),v=[...p===void 0?
[]:[Buffer.from(p,"utf8")],Buffer.from(u,"utf8"),...[Lt(u),Oe(u)].filter(z=>z!==void 0)],K=[...v.filter(z=>z.length>jt).map(z=>z.subarray(0,jt)),...v];return K.
filter((z,X)=>K.findIndex(rt=>rt.equals(z))===X)}const jt=127;function Gt(u){return typeof u=="string"?Buffer.from(_t(u)??u,"utf8").subarray(0,jt):u}const xe=32;
function Et(u){return typeof u=="string"?Lt(u)??Buffer.from(u,"utf8"):u}function Ct(u,p,v){const R=v==="AES-256"?Gt:Et;return Buffer.compare(R(u),R(p))===0}function Tt(u,p){
const v=p==="AES-256",R=v?at=>_t(at)!==void 0:at=>!new RegExp("\\p{Cc}","u").test(at)&&Lt(at)!==void 0,K=[...u].findIndex(at=>!R(at));if(K>=0)return v?`must not\
 have the character at position ${K+1}, which passwords cannot hold (RFC 4013)`:`must not have the character at position ${K+1} with AES-128, whose passwords ar\
e in PDFDocEncoding: choose AES-256, or another character`;if(!R(u))return"must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)";
const z=v?Buffer.from(_t(u),"utf8"):Et(u);if(z.length<4)return"must be at least 4 characters long without those that passwords leave out (RFC 4013)";const[X,rt]=[
z.length,v?jt:xe];if(!(X<=rt))return v?`must be at most ${rt} bytes long in UTF-8, and has ${X}`:`must be at most ${rt} characters long with AES-128, and has ${X}\
: shorten it, or choose AES-256`}function Lt(u){return It(u,p=>Dt.SQ.get(p)??(p>=24&&p<32||p>=127&&p<161?-1:p))}function Oe(u){return It(u,p=>p)}function It(u,p){
const v=Array.from(u,R=>p(R.codePointAt(0)));return v.every(R=>R>=0&&R<256)?Buffer.from(v):void 0}function Xt(u,p){const{strings:v}=p,R=(z,X,rt,at)=>{if(z===b)return X;
const ht=Buffer.allocUnsafe(z.length(X.length));return z.encryptInto(X,rt,at,ht,0),ht},K=(z,X,rt,at,ht,pt)=>(z.encryptInto(X,rt,at,ht,pt),z.length(X.length));return{
...u,uniform:p.named===void 0||p.encryptMetadata&&p.embedded===p.streams,decryptString:(z,X,rt)=>v.decrypt(z,X,rt),encryptString:(z,X,rt)=>R(v,z,X,rt),decryptStream:(z,X,rt,at)=>Kt(
p,at).decrypt(z,X,rt),encryptStream:(z,X,rt,at)=>R(Kt(p,at),z,X,rt),encryptedStringLength:z=>v.length(z),encryptedStreamLength:(z,X)=>Kt(p,X).length(z),encryptStringInto:(z,X,rt,at,ht)=>K(
v,z,X,rt,at,ht),encryptStreamInto:(z,X,rt,at,ht,pt)=>K(Kt(p,at),z,X,rt,ht,pt)}}function Kt({streams:u,embedded:p,named:v,encryptMetadata:R},K){const z=K.get("Ty\
pe");if((0,o.Eo)(z,"XRef"))return b;if(v===void 0)return u;const X=Jt(K);return X!==void 0?v.get(X)??u:!R&&(0,o.Eo)(z,"Metadata")?b:(0,o.Eo)(z,"EmbeddedFile")?p:
u}function Jt(u){const p=u.get("Filter"),v=(0,o.cy)(p)?p.findIndex(X=>(0,o.Eo)(X,"Crypt")):(0,o.Eo)(p,"Crypt")?0:-1;if(v<0)return;const R=u.get("DecodeParms"),K=(0,o.
cy)(R)?R[v]:R,z=(0,o.Zm)(K)?K.get("Name"):void 0;return z instanceof o.SX?z.text:"Identity"}function Wt(u){if(Jt(u)===void 0)return!1;const p=u.get("Filter"),v=u.
get("DecodeParms"),R=(0,o.cy)(p)?p.findIndex(z=>(0,o.Eo)(z,"Crypt")):0,K=(0,o.cy)(p)?p.filter((z,X)=>X!==R):[];return K.length===0?(u.delete("Filter"),u.delete(
"DecodeParms"),!0):(u.set("Filter",K),(0,o.cy)(v)&&u.set("DecodeParms",v.filter((z,X)=>X!==R)),!0)}function ce(u){return u.algorithm==="AES-128"?Ae(u):Me(u)}const Yt=()=>(0,r.
randomBytes)(32);function Ae({userPassword:u,ownerPassword:p,permissions:v,id0:R}){const K=Et(u),z=G(4,16,Et(p),K),X=N({revision:4,keyLength:16,owner:z,permissions:v,
id0:R,encryptMetadata:!0},K),rt=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:4,R:4,Length:128,...Bt("AESV2",16),O:new o.Mx(z),U:new o.Mx(X.user),P:v});return bt({dictionary:rt,
version:"1.6",numbered:!0,identifier:R},_(X.fileKey))}function Me({userPassword:u,ownerPassword:p,permissions:v}){const R=(0,r.randomBytes)(32),K=J(R,Gt(u),Gt(p)),
z=(0,o.jd)({Filter:(0,o.UU)("Standard"),V:5,R:6,Length:256,...Bt("AESV3",32),O:new o.Mx(K.owner),OE:new o.Mx(K.wrappedByOwner),U:new o.Mx(K.user),UE:new o.Mx(K.
wrappedByUser),P:v,Perms:new o.Mx(ot(R,v,!0))});return bt({dictionary:z,version:"1.7",extensionLevel:8,numbered:!1},D(R))}function Bt(u,p){const v=(0,o.jd)({Type:(0,o.
UU)("CryptFilter"),CFM:(0,o.UU)(u),AuthEvent:(0,o.UU)("DocOpen"),Length:p});return{CF:(0,o.jd)({StdCF:v}),StmF:(0,o.UU)("StdCF"),StrF:(0,o.UU)("StdCF")}}function bt(u,p){
return Xt(u,{strings:p,streams:p,embedded:p,named:new Map([["StdCF",p],["Identity",b]]),encryptMetadata:!0})}var Ot=M(58552);const Qt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},At=-4,kt=u=>1<<
Qt[u]-1,fe=Object.keys(Qt);function ve(u){let p=At;for(const v of fe)u[v]||(p&=~kt(v));return u.allow_print?p:p&~kt("allow_print_high_resolution")}function De(u){
return fe.filter(p=>(u&kt(p))===0)}const zt=4096;function Te(u,{known:p,possible:v=[]},R){const K=de(u),z=new Uint8Array(0);if(K.revision<5&&[p??z,...v].some(({
length:yt})=>yt>zt))throw _e();const X=[...p?[p]:[],...v,z],rt=ue(K,X,z),at=rt??(R?ee(Ft(R),yt=>ue(K,X,yt)):void 0);if(at===void 0)throw K.revision<5&&!p?pe():R?
be():Ce();const{fileKey:ht,access:pt}=at,wt=me(K,ht);return{...le(K,at,qt(K,ht),wt),access:pt,locked:!1,permissions:K.permissions,revision:K.revision,keyBits:8*
ht.length,opensWithoutPassword:rt!==void 0,algorithm:te(K.methods[wt.streams===b?"embedded":"streams"],ht),unrestricted:()=>ke(K,at)}}function le(u,{identifier:p},v,R){
const K={dictionary:v,...Fe(u),numbered:u.revision<=4,...p?{identifier:p}:{}};return Xt(K,R)}function ke(u,p){const v={...u,permissions:At};let{fileKey:R}=p;const K=qt(
v,R);if(p.legacy){const z=N({...p.legacy.scheme,permissions:At},p.legacy.userPassword);R=z.fileKey,K.set("U",new o.Mx(z.user))}else K.set("Perms",new o.Mx(ot(R,
At,u.encryptMetadata)));return le(v,p,K,me(v,R))}function qt({encrypt:u,revision:p,permissions:v},R){const K=new o.Bi(u);K.set("P",v);for(const[X,rt]of[["O",p<5?
32:48],["U",p<5?32:48],["OE",32],["UE",32]]){const at=u.get(X);at instanceof o.Mx&&at.bytes.length>rt&&K.set(X,new o.Mx(at.bytes.subarray(0,rt)))}const z=u.get(
"Length");return z!==void 0&&!(typeof z=="number"&&z%8===0&&z>=40&&z<=256)&&K.set("Length",8*R.length),K}function de(u){const p=u.get("Filter");if(!(0,o.Eo)(p,"\
Standard"))throw Nt(`the security handler ${p instanceof o.SX?ne(p):"without a name"}`);const v=Vt(u.get("V"),0),R=Vt(u.get("R"),0);if(!(v===5?R===5||R===6:[1,2,
4].includes(v)&&R>=2&&R<=4))throw Nt(`the standard security handler with V ${v} and R ${R}`);const z={encrypt:u,version:v,revision:R,permissions:Vt(u.get("P"),-4)|
0};if(v<4)return{...z,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};const X=u.get("CF"),rt=new Map;for(const[pt,wt]of(0,o.
Zm)(X)?X:[]){const yt=(0,o.Zm)(wt)?Re(wt,v):void 0;yt!==void 0&&rt.set(pt,yt)}rt.set("Identity","none");const at=(pt,wt)=>{const yt=u.get(pt),re=rt.get(yt instanceof
o.SX?yt.text:wt);if(re===void 0)throw Nt(`the crypt filter ${yt instanceof o.SX?ne(yt):wt}`);return re},ht=u.get("StmF");return{...z,encryptMetadata:u.get("Encr\
yptMetadata")!==!1,methods:{strings:at("StrF","Identity"),streams:at("StmF","Identity"),embedded:at("EFF",ht instanceof o.SX?ht.text:"Identity")},filters:rt}}function Re(u,p){
const v=u.get("CFM");return p===5&&(0,o.Eo)(v,"AESV3")?"AESV3":p===4&&(0,o.Eo)(v,"AESV2")?"AESV2":p===4&&(0,o.Eo)(v,"V2")?"V2":v===void 0||(0,o.Eo)(v,"None")?"n\
one":void 0}function ue(u,p,v){const{encrypt:R,revision:K}=u;if(K>=5){const ht={owner:Rt(R,"O",48),user:Rt(R,"U",48),wrappedByOwner:Rt(R,"OE",32),wrappedByUser:Rt(
R,"UE",32)};return ge(I(ht,K,v),"user")??ge(H(ht,K,v),"owner")}const z=Rt(R,"O",1),X=Rt(R,"U",1),{permissions:rt,encryptMetadata:at}=u;return ee(p,ht=>ee(Pe(u),
pt=>{const wt={revision:K,keyLength:pt,owner:z,permissions:rt,id0:ht,encryptMetadata:at};return he(wt,X,v,"user")??he(wt,X,B(wt,v),"owner")}))}function he(u,p,v,R){
const K=y(u,p,v);return K&&{fileKey:K,access:R,identifier:u.id0,legacy:{scheme:u,userPassword:v}}}function ge(u,p){return u&&{fileKey:u,access:p}}function Pe({encrypt:u,
version:p}){if(p===4)return[16];const v=Vt(u.get("Length"),40),R=v%8===0&&v>=40&&v<=128?v/8:5;return[...new Set(p===1?[5,R,16]:[R,16,5])]}function me(u,p){const v={
none:b},R=rt=>rt==="V2"?v.V2??=j(p):rt==="AESV2"?v.AESV2??=_(p):rt==="AESV3"?v.AESV3??=D(p):b,{methods:K,filters:z,encryptMetadata:X}=u;return{strings:R(K.strings),
streams:R(K.streams),embedded:R(K.embedded),named:z&&new Map([...z].map(([rt,at])=>[rt,R(at)])),encryptMetadata:X}}function Fe({version:u,revision:p,methods:v}){
return p>=5?{version:"1.7",extensionLevel:p===5?3:8}:u===4?{version:Object.values(v).includes("AESV2")?"1.6":"1.5"}:{version:p===2?"1.1":"1.4"}}function te(u,p){
if(u!=="none")return u==="V2"?p.length===5?"RC4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}function Rt(u,p,v){const R=u.get(p);if(R instanceof o.Mx&&R.bytes.
length>=v)return R.bytes;throw(0,Ot.O$)(`its encryption dictionary has no usable /${p}.`)}function Vt(u,p){return typeof u=="number"?Math.trunc(u):p}function ee(u,p){
for(const v of u){const R=p(v);if(R!==void 0)return R}}function ne({text:u}){return/^[\w.+-]{1,40}$/.test(u)?u:"with an unusual name"}function Ce(){return(0,Ot.
hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open: give it as open_password, or use remov\
e_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as open_password",fields:["open_password"]})}
function be(){return new Ot.zU("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a passwor\
d to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check open_password: upper and lower case count, and so do spaces",
fields:["open_password"]})}function pe(){const u="is encrypted and has lost its identifier (/ID), without which no password can be checked";return(0,Ot.hJ)("uns\
upported_encryption",u,{issues:[{field:"file",message:`The document ${u}.`}],advice:"Get the document again from where it came from"})}function _e(){const u=`is\
 encrypted and has an identifier (/ID) of more than ${zt} bytes`;return(0,Ot.hJ)("unsupported_encryption",u,{issues:[{field:"file",message:`The document ${u}; a\
t most that many are supported.`}],advice:"Open it in another PDF program and save it again"})}function Nt(u){return(0,Ot.hJ)("unsupported_encryption",`is prote\
cted by ${u}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${u}, which is not supported.`}],advice:"Only protection by\
 passwords can be opened, not by certificates or rights management"})}const Le={...b,decrypt:()=>new Uint8Array(0)};function se(u){const p=Ie(u),v=z=>z==="none"?
b:Le,R=[...p?.filters??[["Identity","none"]]],K={strings:v(p?.methods.strings),streams:v(p?.methods.streams),embedded:v(p?.methods.embedded),named:p&&!p.filters?
void 0:new Map(R.map(([z,X])=>[z,v(X)])),encryptMetadata:p?.encryptMetadata??!0};return{...Xt({dictionary:u,version:"1.1",numbered:!0},K),access:"user",locked:!0,
permissions:p?.permissions??At,revision:p?.revision,opensWithoutPassword:!1,unrestricted:void 0,...p?Be(p):Ne(u)}}function Ie(u){try{return de(u)}catch(p){if(p instanceof
Ot.zU&&p.code==="unsupported_encryption")return;throw p}}function Be({encrypt:u,version:p,methods:v}){const R=v.streams==="none"?v.embedded:v.streams;if(R==="no\
ne")return{algorithm:void 0,keyBits:void 0};if(R==="AESV3")return{algorithm:"AES-256",keyBits:256};if(p===4)return{algorithm:R==="AESV2"?"AES-128":"RC4-128",keyBits:128};
const K=p===1?40:Ue(u.get("Length"));return{algorithm:K===40?"RC4-40":"RC4-128",keyBits:K}}function Ne(u){const p=u.get("CF"),v=u.get("StmF"),R=(0,o.Zm)(p)&&v instanceof
o.SX?p.get(v.text):void 0,K=(0,o.Zm)(R)?R.get("CFM"):void 0;return(0,o.Eo)(K,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.Eo)(K,"AESV2")?{algorithm:"AES-128",
keyBits:128}:{algorithm:void 0,keyBits:void 0}}function Ue(u){return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),34400:((gt,it,M)=>{M.d(it,{F:()=>q,V:()=>Z});
const r=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],o=Int32Array.from({length:64},(a,W)=>Math.floor(Math.abs(Math.sin(W+1))*2**32)|0),q=a=>new Z().digest(a);class Z{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(W){const{state:b,tail:j}=this;b[0]=1732584193,b[1]=4023233417,b[2]=2562383102,b[3]=271733878;const{length:_}=W,
D=_&-64;for(let d=0;d<D;d+=64)this.compress(W,d);const U=_-D,k=U<56?64:128;for(let d=0;d<U;d++)j[d]=W[D+d];j[U]=128,j.fill(0,U+1,k);for(let d=0,f=_<<3;d<4;d++)j[k-
8+d]=f>>>(d<<3);j[k-4]=_>>>29;for(let d=0;d<k;d+=64)this.compress(j,d);const x=new Uint8Array(16);for(let d=0;d<16;d++)x[d]=b[d>>2]>>>((d&3)<<3);return x}compress(W,b){
const{words:j,state:_}=this;for(let d=0,f=b;d<16;d++,f+=4)j[d]=W[f]|W[f+1]<<8|W[f+2]<<16|W[f+3]<<24;let D=_[0],U=_[1],k=_[2],x=_[3];for(let d=0;d<64;d++){const f=d>>
4;let l,T;f===0?(l=U&k|~U&x,T=d):f===1?(l=x&U|~x&k,T=5*d+1):f===2?(l=U^k^x,T=3*d+5):(l=k^(U|~x),T=7*d);const w=D+l+o[d]+j[T&15]|0,O=r[f<<2|d&3];D=x,x=k,k=U,U=U+
(w<<O|w>>>32-O)|0}_[0]=_[0]+D,_[1]=_[1]+U,_[2]=_[2]+k,_[3]=_[3]+x}}}),93604:((gt,it,M)=>{M.d(it,{BC:()=>_,Fr:()=>b,MJ:()=>D,p9:()=>q,qZ:()=>j});const r=1e3,o=3e5;
function*q(k,x){if(k.length<=r)return[...k].sort(x);let d=[];for(let f=0;f<k.length;f+=r){for(const l of k.slice(f,f+r).sort(x))d.push(l);yield o}for(let f=r;f<
d.length;f*=2){const l=[];for(let T=0;T<d.length;T+=2*f){const w=Math.min(T+f,d.length),O=Math.min(w+f,d.length);for(let m=T,y=w;m<w||y<O;){const B=y===O||m<w&&
x(d[m],d[y])<=0;l.push(B?d[m++]:d[y++]),l.length%r===0&&(yield o)}}d=l}return d}const Z=16384,a=50,W=4;function*b(k){const{length:x}=k;for(let l=0;l<x;l+=Z)k.subarray(
l,l+Z).sort(),x>Z&&(yield Z*a);let[d,f]=[k,x>Z?new Float64Array(x):k];for(let l=Z;l<x;l*=2){for(let T=0;T<x;T+=2*l){const w=Math.min(T+l,x),O=Math.min(w+l,x);for(let m=T,
y=w,B=T;B<O;){const G=y===O||m<w&&d[m]<=d[y];f[B++]=d[G?m++:y++],B%Z===0&&(yield Z*W)}}[d,f]=[f,d]}return d}async function j(k,x,d){const f=q(k,x);for(;;){const{
done:l,value:T}=f.next();if(l)return T;const w=d.step(T);w&&await w}}const _=(k,x)=>U(k,x,!1),D=(k,x)=>U(k,x,!0);function U(k,x,d){let[f,l]=[0,k.length];for(;f<
l;){const T=f+l>>1,w=k[T];w<x||d&&w===x?f=T+1:l=T}return f}}),64580:((gt,it,M)=>{M.d(it,{F:()=>o});var r=M(45599);function o(a,W=()=>{}){if(a instanceof r.Z6)return new r.
Z6(o(a.dict,W),a.data,a.sealed);const b=Z(a),j=[b];let _=1;for(let D=j.pop();D!==void 0;D=j.pop())if(Array.isArray(D)){_+=D.length;for(const[U,k]of D.entries())
D[U]=q(k,j)}else if((0,r.Zm)(D)){_+=D.size;for(const[U,k]of D)D.set(U,q(k,j))}return W(_),b}function q(a,W){const b=Z(a);return b!==a&&W.push(b),b}function Z(a){
return Array.isArray(a)?[...a]:(0,r.Zm)(a)?new r.Bi(a):a}}),79725:((gt,it,M)=>{M.d(it,{R:()=>W,Z:()=>b});var r=M(78157),o=M(4e4),q=M(88500);const Z=new Int32Array(
0),a=new q.s;class W{at=Z;first=0;used=0;open=-1;close=-1;special=!1;scan=a;marksFrom=0;marksTo=0;own;locate(_,D,U){const k=this.own??={at:new Int32Array(64),scan:new q.
s},{scan:x}=k;if(this.at=k.at,this.scan=x,this.first=this.used=this.marksFrom=this.marksTo=0,x.reset(),D=(0,r.AN)(_,D,U),_[D]!==r.iH||_[D+1]!==r.iH)return!1;this.
open=D+=2;const d=(0,o.XE)();for(;(D=(0,r.AN)(_,D,U))<U;){const f=_[D];if(f===r.vz)return this.close=D,this.marksTo=x.used,this.special=x.byteRange||x.doubtful,
_[D+1]===r.vz;if(f!==r.cL)return!1;const l=++D;for(;D<U&&r.Kl[_[D]]===r.N9;D++)if(_[D]===r.wn)return!1;const T=D;T-l===9&&_[l]===r.Ah&&(0,r.w1)(_,l,"ByteRange")&&
(x.byteRange=!0),(0,o.xg)(_,l-1,T,d)&&(x.doubtful=!0);const w=D=(0,r.AN)(_,D,U);if(_[D]===r.vz||(D=x.value(_,D,U),D<0))return!1;this.add(l,T,w,D)}return!1}add(_,D,U,k){
this.used+4>this.at.length&&(this.at=this.own.at=b(this.at,this.used+4));const{at:x,used:d}=this;x[d]=_,x[d+1]=D,x[d+2]=U,x[d+3]=k,this.used=d+4}find(_,D){const{
at:U,first:k}=this,x=D.length;for(let d=this.used-4;d>=k;d-=4){const f=U[d];if(U[d+1]-f!==x)continue;let l=0;for(;l<x&&_[f+l]===D.charCodeAt(l);)l++;if(l===x)return d}
return-1}findMisspelt(_,D){const{at:U,first:k}=this;for(let x=k;x<this.used;x+=4){const d=U[x];if(U[x+1]-d!==D.length)continue;let f=0;for(let l=0;l<D.length&&f<
2;l++)_[d+l]!==D.charCodeAt(l)&&f++;if(f===1)return x}return-1}}function b(j,_){const D=new Int32Array(Math.max(j.length*2,_));return D.set(j),D}}),43767:((gt,it,M)=>{
M.d(it,{r:()=>Z});var r=M(45599);const o=5;function q(a,W){if(a.length!==W.length||a.length<o)return!1;let b=0;for(let j=0;j<a.length;j++)a[j]!==W[j]&&b++;return b===
1}function Z(a,W){const b=new Set(W),j=W.filter(U=>!a.has(U)),_=new Map;for(const U of a.keys()){const k=b.has(U)?void 0:j.find(x=>q(U,x));k!==void 0&&_.set(U,k)}
return _.size===0?void 0:{dict:new r.Bi([...a].map(([U,k])=>[_.get(U)??U,k])),keys:[..._.values()]}}}),45798:((gt,it,M)=>{M.d(it,{e:()=>B,i:()=>y});var r=M(42973),
o=M(78157),q=M(82416),Z=M(45599);const a=Symbol("close array"),W=Symbol("close dictionary"),b=Symbol("end"),j=32,_=32,D=32,U=32,k=224,x=224,d=1e3,f=160,l=8,T=256,
w=8192,O=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,m=G=>G===o.Z4||G===o.kR||G===o.u7;class y{bytes;at;end;nesting;openString;room;refusal;closed=-1;constructor(N,V,L,F,E,A=1/0,h=B){
this.bytes=N,this.at=V,this.end=L,this.nesting=F,this.openString=E,this.room=A,this.refusal=h}value(){const N=this.token(0);return typeof N=="symbol"?null:N}token(N){
const{bytes:V,end:L}=this;if(this.room-=j,this.room<0)throw this.refusal();const F=(0,o.AN)(V,this.at,L);if(this.at=F,F>=L)return b;const E=V[F];if(E>=o.l0&&E<=
o.ev)return this.numberOrReference();switch(E){case o.cL:return this.name();case o.Cx:return this.string(this.literal());case o.iH:return V[F+1]!==o.iH?this.string(
this.hexadecimal()):(this.at+=2,this.dictionary(N+1));case o.WL:return this.at++,this.array(N+1);case o.wt:return this.at++,a;case o.vz:return this.closed=F,V[F+
1]===o.vz?(this.at+=2,W):(this.at++,null);case o.s1:case o.Hv:case o.rc:return this.at++,null;default:return this.word()}}array(N){this.checkDepth(N),this.room-=
U;const V=[];for(;;){V.length===l&&V.every(F=>F instanceof Z.oS)&&this.references(V);const L=this.token(N);if(L===a||L===b)return V;if(L===W)return this.at=this.
closed,V;V.push(L)}}references(N){const{bytes:V,end:L}=this;for(let F=T;F<=w;F*=2){const E=(0,o.bS)(V).toString("latin1",this.at,Math.min(this.at+F,L)),A=O.exec(
E)?.[0]??"";if(A==="")return;const h=N.length;for(const S of A.split(" 0 R"))S!==""&&N.push(new Z.oS(Number(S),0));if(this.room-=(N.length-h)*(j+_),this.at+=A.length,
A.length<E.length>>1)return}for(;this.addReference(N);)if(this.room<0)throw this.refusal()}addReference(N){const{bytes:V}=this;let L=this.at;m(V[L])&&L++;const F=L;
let E=0;for(let h=V[L];h>=o.l0&&h<=o.ev;h=V[++L])E=10*E+h-o.l0;return L>F&&L-F<10&&L+4<this.end&&V[L]===o.Z4&&V[L+1]===o.l0&&V[L+2]===o.Z4&&V[L+3]===o.AV&&(m(V[L+
4])||V[L+4]===o.wt)?(N.push(new Z.oS(E,0)),this.room-=j+_,this.at=L+4,!0):!1}dictionary(N){this.checkDepth(N),this.room-=x;const V=new Z.Bi;let L,F=-1;for(;;){const E=this.
at,A=this.token(N);if(A===W||A===b)return F>=0&&(0,Z.hi)(V)&&this.keepSealed(V,F),V;if(A===a)continue;const h=A;if(L===void 0){h instanceof Z.SX&&(L=h.text);continue}
V.size>d&&(this.room-=f),h!==null?V.set(L,h):V.delete(L),this.openString&&L==="Contents"&&h instanceof Z.Mx&&(F=E),L=void 0}}keepSealed(N,V){N.set("Contents",new y(
this.bytes,V,this.end,1).value())}checkDepth(N){if(N>this.nesting)throw(0,r.F)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,
"Open it in another PDF program and save it again")}name(){const{bytes:N,end:V}=this,L=this.at+1;return this.room-=D,this.at=(0,o.Wd)(N,L,V),new Z.SX((0,q.MQ)(N,
L,this.at))}string(N){return this.room-=k,new Z.Mx(this.openString?this.openString(N):N)}literal(){const{bytes:N,end:V}=this,L=this.at+1;for(let F=L;F<V;F++){const E=N[F];
if(E===o.s1)return this.at=F+1,N.slice(L,F);if(E===o.Cx||E===o.r_||E===o.u7)break}return this.at=(0,o.t9)(N,this.at,V),(0,q.U1)(N,L,this.at)}hexadecimal(){const{
bytes:N,end:V}=this,L=this.at+1,F=(0,o.$k)(N,L,V);return this.at=F,(0,o.sk)(N,L,F)}numberOrReference(){const{bytes:N,end:V}=this;let L=this.at,F=0;for(;L<V&&N[L]>=
o.l0&&N[L]<=o.ev;)F=F*10+(N[L++]-o.l0);if(L<V&&o.Kl[N[L]]===o.N9)return this.number();this.at=L,L=(0,o.AN)(N,L,V);const E=N[L]===o.N5&&L+1<V&&N[L+1]>o.l0;E&&L++;
let A=0;const h=L;for(;L<V&&N[L]>=o.l0&&N[L]<=o.ev;)A=A*10+(N[L++]-o.l0);return L===h||(L=(0,o.AN)(N,L,V),L>=V||N[L]!==o.AV||L+1<V&&o.Kl[N[L+1]]===o.N9)?F:(this.
at=L+1,this.room-=_,F>2147483647?null:new Z.oS(F,E?1:Math.min(A,65535)))}number(){const{bytes:N,end:V,at:L}=this;return this.at=(0,o.Wd)(N,L,V),(0,q.kz)(N,L,this.
at)}word(){const{bytes:N,at:V,end:L}=this,F=N[V];return F===o.b9||F===o.N5||F===o.fX?this.number():(0,o.wb)(N,V,"true")||(0,o.wb)(N,V,"false")?(this.at=(0,o.Wd)(
N,V,L),F===o.yh):(0,o.w1)(N,V,"endobj")||(0,o.w1)(N,V,"endstream")?b:(this.at=Math.max((0,o.Wd)(N,V,L),V+1),null)}}const B=()=>(0,r.F)("values","The objects tha\
t must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another program")}),
4e4:((gt,it,M)=>{M.d(it,{C3:()=>b,XE:()=>j,oC:()=>D,xg:()=>_});var r=M(78157);const o=4<<20,q=1024,Z=1<<29,a=new Int32Array(q);let W=0;function b(){W<Z||(W=0,a.
fill(0))}const j=()=>W+1;function _(x,d,f,l){const T=f-d,w=f-1,m=T*157+x[w]*5+x[w-(T>1?1:0)]*61+x[d+(T>1?1:0)]*331+x[d+(T>>1)]*17&q-1,y=a[m];return a[m]=++W,y>=
l}function D(x,d,f){if(f-d>o)return!1;const l=[],T=new U;let w=0,O=!1;do{const m=(0,r.AN)(x,d,f);if(m>=f)return!1;const y=l.at(-1)??0,B=y>0&&!O&&x[m]===r.cL;if(d=
k(x,m,f),O=B,B){if(T.add(y,x,m+1,d))return!0}else x[m]===r.WL?l.push(0):x[m]===r.iH&&d===m+2&&x[m+1]===r.iH?l.push(++w):(x[m]===r.wt||x[m]===r.vz&&d===m+2)&&l.pop()}while(l.
length>0);return!1}class U{places=new Int32Array(128);count=0;add(d,f,l,T){let w=d,O=~d;for(let m=l;m<T;m++){let y=f[m];y===r.wn&&(0,r.Li)(f[m+1])>=0&&(0,r.Li)(
f[m+2])>=0&&m+2<T&&(y=(0,r.Li)(f[m+1])*16+(0,r.Li)(f[m+2]),m+=2),w=Math.imul(w^y,16777619),O=Math.imul(O+y,1540483477)^O>>>15}return this.count*4>this.places.length&&
this.grow(),this.put(w,O===0?1:O)}put(d,f){const{places:l}=this;let T=(d^d>>>15)*2&l.length-1;for(;l[T+1]!==0;T=T+2&l.length-1)if(l[T]===d&&l[T+1]===f)return!0;
return l[T]=d,l[T+1]=f,this.count++,!1}grow(){const d=this.places;this.places=new Int32Array(d.length*4),this.count=0;for(let f=0;f<d.length;f+=2)d[f+1]!==0&&this.
put(d[f],d[f+1])}}function k(x,d,f){const l=x[d],T=x[d+1]===l;return l===r.iH?T?d+2:(0,r.$k)(x,d,f):l===r.vz?T?d+2:d+1:l===r.Cx?(0,r.t9)(x,d,f):Math.max((0,r.Wd)(
x,l===r.cL?d+1:d,f),d+1)}}),88500:((gt,it,M)=>{M.d(it,{A:()=>q,s:()=>B});var r=M(78157),o=M(4e4);const q=-1,Z=2**63,a=-1,W=0,b=1,j=2,_=0,D=1,U=2,k=3,x=4,d=5,f=6,
l=7,T=8,w=new Uint8Array(256).fill(U);for(let L=0;L<256;L++)r.Kl[L]===r.t6&&(w[L]=_);for(let L=r.l0;L<=r.ev;L++)w[L]=D;for(const[L,F]of Object.entries({"/":k,"<":x,
">":d,"[":f,"]":l,"(":T,"%":_,")":_,"{":_,"}":_}))w[L.charCodeAt(0)]=F;const O=new Uint8Array(256);for(let L=0;L<256;L++)r.Kl[L]===r.N9&&L!==r.wn&&(O[L]=1);const m=new Int32Array(
0),y=96;class B{marks=m;used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;doubtful=!1;opened=[];reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=this.doubtful=!1,(0,o.C3)()}append(F,E,A){const h=this.used+A-E;h>this.marks.length&&
this.grow(h),this.marks.set(F.subarray(E,A),this.used),this.used=h}open(F,E,A){return this.opened[F]=E,A}add(F,E,A){return this.used+3>this.marks.length&&this.grow(
this.used+3),this.marks[this.used]=F>2147483647?0:F,this.marks[this.used+1]=E,this.marks[this.used+2]=A,this.used+=3,A}grow(F){const E=new Int32Array(Math.max(this.
marks.length*2,F,y));E.set(this.marks),this.marks=E}value(F,E,A){let h=0,S=W;for(let P=E;E<A;P=E){const I=F[E++];switch(w[I]){case _:I===r.IQ&&(E=(0,r.D)(F,P,A));
continue;case D:{let H=I-r.l0;for(;w[F[E]]===D;)H=H*10+(F[E++]-r.l0);if(E<A&&r.Kl[F[E]]===r.N9){E=(0,r.Wd)(F,E,A);break}if(H>=Z)return-1;const J=G(F,E,A);S===j&&
this.setLength(H,P,E,J),J>E&&(E=this.add(H,P,J));break}case U:for(;E<A&&r.Kl[F[E]]===r.N9;)E++;if(I===r.HF&&V(F,P,E))return-1;break;case k:for(;E<A&&O[F[E]]===1;)
E++;if(E<A&&F[E]===r.wn&&(E=this.escapedName(F,E,A)),S=this.expectedAfter(F,P,E,S===W?h:0),h===0)return E;continue;case x:E=F[E]===r.iH?this.open(h++,(0,o.XE)(),
E+1):this.hexString(F,P,A);break;case d:if(F[E]!==r.vz)continue;if(!(this.opened[--h]>0)||++E>A)return-1;break;case f:E=this.open(h++,a,E);break;case l:if(this.
opened[--h]!==a)return-1;break;case T:E=this.literalString(F,P,A);break}if(h===0)return E>A?-1:E;S=W}return-1}setLength(F,E,A,h){const S=h>A;this.length=S?-1:F,
this.lengthRef=S?F:-1,this.lengthStart=E,this.lengthEnd=h}literalString(F,E,A){const h=(0,r.AZ)(F,E,A);return h<0?A+1:this.strings?this.add(q,E,h):h}hexString(F,E,A){
const h=(0,r.$k)(F,E,A);return this.strings?this.add(q,E,h):h}escapedName(F,E,A){return this.doubtful=!0,(0,r.Wd)(F,E,A)}expectedAfter(F,E,A,h){const S=A-E;return S===
10&&F[E+1]===r.Ah&&(0,r.w1)(F,E,"/ByteRange")&&(this.byteRange=!0),h===0||this.opened[h-1]===a?W:((0,o.xg)(F,E,A,this.opened[h-1])&&(this.doubtful=!0),h>1?b:S===
7&&F[E+1]===r.A4&&(0,r.w1)(F,E,"/Length")?j:b)}}function G(L,F,E){if(L[F]===r.Z4&&L[F+1]===r.l0&&L[F+3]===r.AV&&L[F+2]===r.Z4&&F+4<=E)return N(L,F+4,E)?F+4:F;let A=(0,r.
AN)(L,F,E);L[A]===r.N5&&L[A+1]>r.l0&&A++;let h=A,S=0;for(;h<E&&(0,r.yp)(L[h]);h++)S=S*10+(L[h]-r.l0);if(h===A||S>=Z)return F;const P=(0,r.AN)(L,h,E);return P<E&&
L[P]===r.AV&&N(L,P+1,E)?P+1:F}const N=(L,F,E)=>F>=E||r.Kl[L[F]]!==r.N9;function V(L,F,E){return E-F===6&&(0,r.w1)(L,F,"endo")||E-F===9&&(0,r.w1)(L,F,"ends")}}),
45079:((gt,it,M)=>{M.d(it,{ZV:()=>l,bD:()=>W,dZ:()=>U,pS:()=>k,sd:()=>T,yT:()=>a});var r=M(78157),o=M(45599);const q=8,Z=1024,a={number:0,generation:0};function W(w,O,m){
if(O===null)w.text("null");else if(typeof O=="number")w.text(l(O));else if(typeof O=="boolean")w.text(O?"true":"false");else if(O instanceof o.SX)U(w,O.text);else if(O instanceof
o.oS)w.text(D(O,m));else if(O instanceof o.Mx)k(w,O.bytes,m);else if(Array.isArray(O)){if(w.byte(r.WL),O.length>=q&&O.every(y=>y instanceof o.oS))b(w,O,m);else for(const[
y,B]of O.entries())y>0&&w.byte(r.Z4),W(w,B,m);w.byte(r.wt)}else O instanceof o.Bi?j(w,O,m):W(w,O.dict,m)}function b(w,O,m){for(let y=0;y<O.length;y+=Z){const B=O.
slice(y,y+Z).map(G=>D(G,m));w.text(y>0?` ${B.join(" ")}`:B.join(" "))}}function j(w,O,m){const y=m.security&&O.has("ByteRange")?{...m,security:void 0}:m;w.text(
"<<");for(const[B,G]of O)U(w,B),_(G)&&w.byte(r.Z4),W(w,G,B==="Contents"?y:m);w.text(">>")}const _=w=>w===null||typeof w=="number"||typeof w=="boolean"||w instanceof
o.oS;function D(w,{renumber:O,generationOf:m}){const y=O?O(w):w.number;return O&&y===0?"null":`${y} ${m?m(y):O?0:w.generation} R`}function U(w,O){w.byte(r.cL);for(let m=0;m<
O.length;m++){const y=O.charCodeAt(m)&255;y!==r.Cq&&(y>r.Z4&&y<=r.du&&y!==r.wn&&r.Kl[y]===r.N9?w.byte(y):w.text(`#${f(y)}`))}}function k(w,O,{security:m,number:y,
generation:B}){if(m){x(w,m.encryptString(O,y,B));return}let G=0;for(const N of O)(N<r.Z4||N>r.du)&&G++;if(G*3>O.length){x(w,O);return}w.byte(r.Cx);for(const N of O)
(N===r.Cx||N===r.s1||N===r.r_)&&w.byte(r.r_),N===r.u7?w.text("\\r"):w.byte(N);w.byte(r.s1)}function x(w,O){w.byte(r.iH),w.fill(2*O.length,(m,y)=>{let B=y;for(const G of O)
m[B++]=d.charCodeAt(G>>4),m[B++]=d.charCodeAt(G&15)}),w.byte(r.vz)}const d="0123456789abcdef",f=w=>d[w>>4]+d[w&15];function l(w){if(!Number.isFinite(w))return"0";
const O=Math.abs(w);if(Number.isInteger(w)&&O<1e15)return String(w);if(O>=2**63)return`${BigInt(w)}.0`;const m=String(w);return m.includes("e")?w.toFixed(12).replace(
/0+$/,"").replace(/\.$/,""):m}function T(w){const O=[w];for(;O.length>0;){const m=O.pop();if(m instanceof o.Mx)return!0;if(Array.isArray(m))for(const y of m)O.push(
y);else if(m instanceof o.Bi)for(const y of m.values())O.push(y);else m instanceof o.Z6&&O.push(m.dict)}return!1}}),39150:((gt,it,M)=>{M.d(it,{D:()=>W});var r=M(
78157);const o=15,q=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,Z=/^(true|false|null)$/,a=/#(?![0-9A-Fa-f]{2})|#00/;function W(k,x,d){const f=[],l=()=>{const w=f.
at(-1);w?.keys&&(w.value=!1)},T=(0,r.AN)(k,x,d);for(;;){if(x=(0,r.AN)(k,x,d),x>=d)return!1;const w=f.at(-1),O=k[x];if(O===r.vz||O===r.wt){if(!w||w.keys===void 0!=
(O===r.wt)||w.keys&&(w.value||++x>=d||k[x]!==r.vz))return!1;f.pop(),x++}else if(w?.keys&&!w.value){const m=(0,r.Wd)(k,x+1,d),y=U(k,x,m);if(O!==r.cL||a.test(y)||
w.keys.has(y))return!1;w.keys.add(y),w.value=!0,x=m;continue}else if(O===r.WL||O===r.iH&&k[x+1]===r.iH){f.push(O===r.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),
x+=O===r.WL?1:2;continue}else if(x=b(k,x,d),x<0)return!1;if(l(),f.length===0)return!(0,r.yp)(k[T])||k[x-1]!==r.AV}}function b(k,x,d){switch(k[x]){case r.cL:{const f=(0,r.
Wd)(k,x+1,d);return a.test(U(k,x,f))?-1:f}case r.Cx:return(0,r.AZ)(k,x,d);case r.iH:for(x++;x<d&&k[x]!==r.vz;x++)if(!D(k[x])&&r.Kl[k[x]]!==r.t6)return-1;return x<
d?x+1:-1;default:{const f=(0,r.Wd)(k,x,d);if(_(k,x,f))return j(k,x,f,d);const l=U(k,x,f);return Z.test(l)||q.test(l)?f:-1}}}function j(k,x,d,f){const l=(0,r.AN)(
k,d,f);if(!(0,r.yp)(k[l]))return d;const T=(0,r.JI)(k,l,f),w=(0,r.AN)(k,T.after,f);return w===T.after||k[w]!==r.AV||r.Kl[k[w+1]??r.Z4]===r.N9?d:(0,r.JI)(k,x,d).
value<=2147483647&&T.value<=65535?w+1:-1}function _(k,x,d){let f=x;for(;f<d&&(0,r.yp)(k[f]);)f++;return f===d&&f>x&&f<=x+o}const D=k=>k>=r.l0&&k<=r.ev||(k|32)>=
97&&(k|32)<=102;function U(k,x,d){return(0,r.bS)(k).toString("latin1",x,Math.min(d,x+200))}}),77581:((gt,it,M)=>{M.d(it,{SQ:()=>q,g7:()=>D,kt:()=>f,wx:()=>k});var r=M(
78157),o=M(45599);const q=new Map([...[728,711,710,729,733,731,730,732].map((l,T)=>[l,24+T]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,
8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((l,T)=>[l,128+T]),[8364,160]]),Z=/[\x18-\x1f\x80-\xa0]/g,a=new Map([...q].
map(([l,T])=>[T,l])),W=Array.from({length:256},(l,T)=>String.fromCharCode(a.get(T)??T)),b=32,j=200,_=new WeakMap;function D(l){if(l.bytes.length<j)return U(l.bytes);
let T=_.get(l);return T===void 0&&_.set(l,T=U(l.bytes)),T}function U(l){if(l[0]===254&&l[1]===255)return new TextDecoder("utf-16be").decode(l.subarray(2));if(l[0]===
255&&l[1]===254)return new TextDecoder("utf-16le").decode(l.subarray(2));if(l[0]===239&&l[1]===187&&l[2]===191)return new TextDecoder().decode(l.subarray(3));if(l.
length>b)return(0,r.bS)(l).toString("latin1").replace(Z,w=>W[w.charCodeAt(0)]);let T="";for(const w of l)T+=W[w];return T}function k(l){const T=new Uint8Array(l.
length);for(let O=0;O<l.length;O++){const m=x(l.charCodeAt(O));if(m===void 0)return new o.Mx(d(l));T[O]=m}const w=T[0]===254&&T[1]===255||T[0]===255&&T[1]===254;
return new o.Mx(w||T[0]===239&&T[1]===187&&T[2]===191?d(l):T)}function x(l){return l>=32&&l<127||l===9||l===10||l===13||l>=161&&l<=255&&l!==173?l:q.get(l)}const d=l=>f(
`\uFEFF${l}`),f=l=>Buffer.from(l,"utf16le").swap16()}),45599:((gt,it,M)=>{M.d(it,{Bi:()=>a,Eo:()=>D,Mx:()=>o,Px:()=>x,SX:()=>r,UU:()=>k,Z6:()=>W,Zm:()=>b,cy:()=>_,
hi:()=>d,i9:()=>j,jd:()=>U,oS:()=>q,rV:()=>Z});class r{text;constructor(l){this.text=l}}class o{bytes;constructor(l){this.bytes=l}}class q{number;generation;constructor(l,T=0){
this.number=l,this.generation=T}}class Z extends q{part;constructor(l,T){super(T,0),this.part=l}}class a extends Map{}class W{dict;data;sealed;constructor(l,T,w){
this.dict=l,this.data=T,this.sealed=w}}const b=f=>f instanceof a,j=f=>f instanceof q,_=f=>Array.isArray(f),D=(f,l)=>f instanceof r&&f.text===l;function U(f){const l=new a;
for(const[T,w]of Object.entries(f))w!==void 0&&l.set(T,w);return l}const k=f=>new r(f),x=f=>new o(Uint8Array.from(Buffer.from(f,"latin1")));function d(f){const l=f.
get("Type");return D(l,"Sig")||D(l,"DocTimeStamp")||f.has("ByteRange")}})};
