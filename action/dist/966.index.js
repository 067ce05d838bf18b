"use strict";exports.id=966,exports.ids=[966],exports.modules={81272:((q,Z,_)=>{_.d(Z,{g:()=>W,q:()=>i});var o=_(42973);function i({stream:R,total:S,documents:D=1},M){const a="\
It may be a decompression bomb; if it is not, save it without compression in another program",f=D===1?"the document":"this document and of those before it";return M>
R?(0,o.F)("streamBytes",`A stream of the document expands to more than ${R} bytes`,a):(0,o.F)("expansion",`The streams of ${f} expand to more than ${S} bytes`,a)}
class W{budget;chunks=[];size=0;consumed=0;constructor(S){this.budget=S}push(S){if(this.size+=S.length,this.size>this.budget.stream||this.size>this.budget.remaining)
throw this.budget.remaining-=this.size,i(this.budget,this.size);this.chunks.push(S)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.
chunks[0];const S=new Uint8Array(this.size);let D=0;for(const M of this.chunks)S.set(M,D),D+=M.length;return S}}}),60623:((q,Z,_)=>{_.d(Z,{Kc:()=>D,M_:()=>M,UD:()=>u});
var o=_(62760),i=_(58552),W=_(27059),R=_(78157),S=_(81272);const D=y=>(0,o.$)(y,{level:4,mem:3}),M=y=>(0,o.$)(y,{level:0}),a=16384,f=1<<26;function u(y,O,w){const E=O.
codec?.inflateNow(y,Math.min(O.stream,O.remaining,f));if(E)return O.remaining-=E.length,E;const I=(0,R.j8)(y,0,Math.min(y.length,4)),U=(y[I]&15)===8&&(y[I]<<8|y[I+
1])%31===0;U||(w.found=!0);const Y=m(y.subarray(U?I+2:0),O,w);if(Y)return Y;throw(0,i.O$)("a compressed stream is damaged")}function m(y,O,w){if(O.remaining<=0)
throw(0,S.q)(O,0);const E=new S.g(O);if(y.length<=16*a){const U=(O.scratch??new W.f).bytes;try{const Y=(0,o.HM)(y,{out:U});if(Y.length<U.length)return E.push(Y.
slice()),E.finish()}catch(Y){if(Y instanceof i.zU)throw Y}}if(v(y,E,y.length))return E.finish();w.found=!0;const I=new S.g(O);return v(y,I,Math.floor(E.consumed/
a)*a),I.size===0?void 0:I.finish()}const h=16;function v(y,O,w){const E=new o.EL(U=>{U.length&&O.push(U)}),I=w<y.length;try{for(let U=0;U<y.length;){const Y=U<w?
a:h;O.consumed=U,E.push(y.subarray(U,U+Y),!I&&U+Y>=y.length),U+=Y}}catch(U){if(U instanceof i.zU)throw U;return!1}return!0}}),59596:((q,Z,_)=>{_.d(Z,{Kc:()=>R.Kc,
TT:()=>N,M_:()=>R.M_,tN:()=>j});var o=_(58552),i=_(78157);function W(k){let b=k.length+5;for(const z of k)z===i.y_&&(b+=3);const p=new Uint8Array(b);let A=0,T=0,
C=0,K=k[0]===i.iH&&k[1]===i.du?2:0;for(;K<k.length;K++){const z=k[K];if(z===i.du)break;if(i.Kl[z]!==i.t6){if(z===i.y_&&C===0){A+=4;continue}if(!(z<i.Ec||z>i.Hh)&&
(T=T*85+(z-i.Ec),!(++C<5))){for(let G=24;G>=0;G-=8)p[A++]=Math.floor(T/2**G)&255;T=C=0}}}if(C>1){for(let z=C;z<5;z++)T=T*85+84;for(let z=0;z<C-1;z++)p[A++]=Math.
floor(T/2**(24-8*z))&255}return p.slice(0,A)}var R=_(60623),S=_(81272);const D=256,M=257,a=258,f=4096,u=65536,m=-1;function h(k,b,p,A){const T=new y(p);let C=9,
K=0,z=0;for(let G=0;G<k.length;G++){if(z=(z<<8|k[G])&16777215,K+=8,K<C)continue;K-=C;const et=z>>K&(1<<C)-1;if(et===M)break;if(et===D)T.clear();else if(!T.put(et)){
A.found=!0;break}C=v(T.next+b)}return T.finish()}function v(k){return k>=2048?12:k>=1024?11:k>=512?10:9}class y{next=a;previous=m;prefix=new Int16Array(f);suffix=new Uint8Array(
f);length=new Uint16Array(f);collector;out=new Uint8Array(u);used=0;constructor(b){this.collector=new S.g(b);for(let p=0;p<D;p++)this.suffix[p]=p,this.length[p]=
1}clear(){this.next=a,this.previous=m}put(b){const{previous:p,next:A,length:T}=this,C=b<A;if(!C&&(p===m||b!==A))return!1;const K=C?T[b]:T[p]+1;this.used+K>u&&this.
flush();const z=this.used,G=this.write(C?b:p,z);return C||(this.out[z+K-1]=G),p!==m&&A<f&&this.add(p,G),this.used=z+K,this.previous=b,!0}write(b,p){const{out:A,
prefix:T,suffix:C}=this;for(let K=p+this.length[b]-1;K>p;K--)A[K]=C[b],b=T[b];return A[p]=C[b]}add(b,p){const{next:A}=this;this.prefix[A]=b,this.suffix[A]=p,this.
length[A]=this.length[b]+1,this.next=A+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(u),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}var O=_(60269),w=_(11032);function E(k,b){let p=0;if(I(k,(C,K,z)=>p+=K+z),p>b.stream||p>
b.remaining)throw(0,S.q)(b,p);b.remaining-=p;const A=new Uint8Array(p);let T=0;return I(k,(C,K,z)=>{for(let G=0;G<K;G++)A[T+G]=k[C+G];z>0&&A.fill(k[C],T,T+z),T+=
K+z}),A}function I(k,b){for(let p=0;p<k.length&&k[p]!==128;){const A=k[p++];if(p>=k.length)return;A<128?b(p,Math.min(A+1,k.length-p),0):b(p,0,257-A),p+=A<128?A+
1:1}}const U={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},Y=new Set(["FlateDecode","LZWDecode","ASCII85Decod\
e","ASCIIHexDecode","RunLengthDecode","Crypt"]),N=k=>Y.has(U[k]??k);function j(k,b,p,A,T={found:!1}){switch(U[k]??k){case"FlateDecode":return(0,w.T)((0,R.UD)(b,
A,T),p);case"LZWDecode":return(0,w.T)(h(b,(0,O.c)(p,"EarlyChange",1),A,T),p);case"ASCII85Decode":return W(b);case"ASCIIHexDecode":return(0,i.sk)(b,0,b.length);case"\
RunLengthDecode":return E(b,A);case"Crypt":return b;default:throw(0,o.O$)("a stream that must be read uses a filter that is not supported")}}}),60269:((q,Z,_)=>{
_.d(Z,{c:()=>o});function o(i,W,R){const S=i?.get(W);return typeof S=="number"?Math.trunc(S):R}}),14752:((q,Z,_)=>{_.d(Z,{X:()=>i,Y:()=>o});function o(W,R,S,D,M,a,f){
const u=S+D,m=a-S;if(W===1)for(let h=S+f;h<u;h++)R[h]=R[h]+R[h-f];else if(W===2)for(let h=S;h<u;h++)R[h]=R[h]+M[h+m];else if(W===3)for(let h=S;h<u;h++)R[h]=R[h]+
((h>=S+f?R[h-f]:0)+M[h+m]>>1);else if(W===4)for(let h=S;h<u;h++){const v=h<S+f,y=v?0:R[h-f];R[h]=R[h]+i(y,M[h+m],v?0:M[h+m-f])}}function i(W,R,S){const D=W+R-S,
[M,a,f]=[Math.abs(D-W),Math.abs(D-R),Math.abs(D-S)];return M<=a&&M<=f?W:a<=f?R:S}}),11032:((q,Z,_)=>{_.d(Z,{T:()=>W});var o=_(60269),i=_(14752);function W(a,f){
const u=(0,o.c)(f,"Predictor",1);if(u<=1)return a;const m=M((0,o.c)(f,"Colors",1),1,32),h=M((0,o.c)(f,"BitsPerComponent",8),1,16),v=M((0,o.c)(f,"Columns",1),1,1<<
24),y=Math.max(1,m*h>>3),O=Math.ceil(m*h*v/8);return u===2?R(a,O,y,h):D(a,O,y)}function R(a,f,u,m){if(m!==8)return a;const h=a.slice();for(let v=0;v<h.length;v+=
f){const y=Math.min(v+f,h.length);for(let O=v+u;O<y;O++)h[O]=h[O]+h[O-u]}return h}const S=64;function D(a,f,u){const m=Math.ceil(a.length/(f+1)),h=new Uint8Array(
a.length-m),v=new Uint8Array(Math.min(f,a.length));let y=0;for(let O=0;O<a.length;O+=f+1){const w=Math.min(f,a.length-O-1);if(w<S)for(let I=0;I<w;I++)h[y+I]=a[O+
1+I];else h.set(a.subarray(O+1,O+1+w),y);const E=O===0;(0,i.Y)(a[O],h,y,w,E?v:h,E?0:y-f,u),y+=w}return h}const M=(a,f,u)=>Math.min(Math.max(a,f),u)}),54619:((q,Z,_)=>{
_.d(Z,{HV:()=>o,UT:()=>W,jC:()=>R,tL:()=>i,wg:()=>M});const o=0,i=1,W=2,R=3,S=1e5,D=1e4;class M{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;constructor({
limits:f,memory:u},m){this.sourceLength=m,this.memory=u,this.bound=Math.min(f.objects,Math.max(1e6,m));const h=m<S?64:1024;this.kind=new Uint8Array(h),this.place=
new Int32Array(h),this.detail=new Int32Array(h)}offer(f,u,m,h){f<this.kind.length&&this.kind[f]!==o||this.set(f,u,m,h)}set(f,u,m,h){if(f>this.bound){this.overflowed=
!0;return}f>=this.kind.length&&this.grow(f+1),this.kind[f]=u,this.place[f]=m,this.detail[f]=h,f>=this.size&&(this.size=f+1)}grow(f){const u=Math.min(Math.max(f,
this.kind.length*2),this.bound+1),m=Math.max(this.kind.length,this.sourceLength,D);u>m&&this.memory.takeNumbers(u-m);const[h,v,y]=[new Uint8Array(u),new Int32Array(
u),new Int32Array(u)];h.set(this.kind),v.set(this.place),y.set(this.detail),[this.kind,this.place,this.detail]=[h,v,y]}}}),90966:((q,Z,_)=>{_.d(Z,{E:()=>le});var o=_(
58552),i=_(78157),W=_(64580),R=_(42973),S=_(52205),D=_(59596),M=_(68973),a=_(45599);function f(n,t,e,s){const r=n.job.limits.filters,c=(0,S.c3)(n,t.dict.get("Fi\
lter")??t.dict.get("F")),g=(0,S.c3)(n,t.dict.get("DecodeParms")??t.dict.get("DP"));if(c.length>r)throw(0,R.F)("filters",`A stream of the document has ${c.length}\
 filters; at most ${r} are allowed`,"Open it in another PDF program and save it again");let x=n.encoded(t);for(const[P,F]of c.entries()){const L=n.dict(g[P]);F instanceof
a.SX&&(x=(0,D.tN)(F.text,x,L&&(0,S.x$)(n,L),e,s))}return x}async function u(n,t,e){const[s,...r]=(0,S.c3)(n,t.dict.get("Filter")??t.dict.get("F")),c=(0,S.c3)(n,
t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,a.Eo)(s,"FlateDecode")||r.length>0||c.some(x=>x!==null))return;const g=await(0,M.uM)(n.job).inflate(n.encoded(
t),Math.min(e.stream,e.remaining));return g&&(e.remaining-=g.length),g}function m(n,t,e){if((0,S.c3)(n,t.dict.get("Filter")??t.dict.get("F")).some(c=>c instanceof
a.SX&&!(0,D.TT)(c.text)))return;const r={found:!1};try{return{data:f(n,t,e,r),whole:!r.found}}catch(c){if(c instanceof o.zU&&c.code==="unreadable_document")return{
data:new Uint8Array(0),whole:!1};throw c}}var h=_(54619),v=_(45798),y=_(85368),O=_(88500);function w(n,t){if(!(t instanceof a.Z6))return;const[e,s]=[n.resolve(t.
dict.get("N")),n.resolve(t.dict.get("First"))];if(typeof e!="number"||typeof s!="number"||!Number.isInteger(s)||s<0)return;let r;try{r=n.decoded(t)}catch(F){if(F instanceof
o.zU&&F.code==="unreadable_document")return;throw F}const[c,g]=[[],[]];let x=0;for(;c.length<e;){const F=(0,i.JI)(r,(0,i.AN)(r,x,r.length),r.length),L=(0,i.JI)(
r,(0,i.AN)(r,F.after,r.length),r.length);if(F.value<0||F.value>2147483647||L.value<0||s+L.value>r.length)break;c.push(F.value),g.push(s+L.value),x=L.after}const P=new Int32Array(
g.length);for(let F=0;F<P.length;F++)P[F]=g[F+1]??r.length;if((0,i.bS)(r).includes("stream")){const F=new O.s;for(const[L,V]of g.entries()){F.reset();const $=F.
value(r,V,P[L]);$>=0&&(P[L]=$)}}return{data:r,numbers:new Int32Array(c),starts:new Int32Array(g),ends:P}}const E=12;class I{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=
new y.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new I(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:r,memory:c}=s,g=this.counted[t]===1,x=this.parser(t,e.bytes,e.start,e.end,g?1/0:c.values),P=x.value();if(g||(c.values=
x.room),this.counted[t]=1,this.spend(x.at-e.start),!(P instanceof a.Bi)||e.bytes!==r)return P;const F=(0,i.AN)(r,x.at,r.length);if(!(0,i.w1)(r,F,"stream"))return P;
const{start:L,end:V}=this.streams.data(F,this.lengthOf(P.get("Length"))),$=this.security&&!(0,a.Eo)(P.get("Type"),"XRef");return new a.Z6(P,r.subarray(L,V),$?{number:t,
generation:s.generation(t)}:void 0)}parser(t,e,s,r,c=this.document.memory.values){const{document:g,security:x}=this;let P;if(x&&t!==this.encryptNumber&&g.table.
kind[t]===h.tL){const F=g.generation(t);P=L=>x.decryptString(L,t,F)}return new v.i(e,s,r,g.job.limits.nesting,P,c)}lengthOf(t){if(t instanceof a.oS){const e=this.
document.place(t.number),s=e&&new v.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){
const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:s,opening:r}=this;if(r.has(t)||s.table.kind[t]!==h.tL)return;r.add(t);
const c={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},g=w(s,this.read(t,c));if(r.delete(t),this.objectStreams.set(t,g),!!g)return this.effort+=g.data.length*
s.job.limits.parsing,s.memory.hold(g.data.length+g.numbers.length*E,this.holder,t),g}spend(t){if(this.effort-=t,this.effort<0)throw(0,o.O$)("its objects overlap")}}
var U=_(67382),Y=_(51271),N=_(83363);const j=100;class k{document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new Y.
L;constructor(t){this.document=t}async read(){const t=await(0,N.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=
t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.found=t.found}copyFrom(t){this.
numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const r of N.i)e[r]!==void 0&&(s[r]=(0,W.
F)(e[r]));return s}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){
return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.
numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??
this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.
document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new a.SX("Page"),Kids:void 0,Count:void 0});
this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new U.
B(this.document);for(const s of t){this.document.exists(s)&&e.keep(s);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){const{numbers:e,ancestry:s}=this,
r=e.filter((c,g)=>t[g]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=
s.filter((c,g)=>t[g]),this.positions=void 0}async rebuild(t){const{document:e}=this,s=Array.from(t),r=new Map,c=this.inherited.map(V=>p(e,V,r)),{nodes:g,parents:x}=this.
grow(s),P=g.map(({ref:V})=>({Parent:V}));for(let V=0;V<s.length;V++){const $=s[V],X=this.indexOf($),st=x[V];g[st].kids.push(new a.oS($,e.generation($)));const it=X<
0?b:c[this.ancestry[X]];e.patch($,P[st],it);const rt=e.job.pace.step(600);rt&&await rt}for(const{ref:V,kids:$,parent:X,count:st}of g)e.put(V,new a.Bi([["Type",new a.
SX("Pages")],...X?[["Parent",X]]:[],["Kids",$],["Count",st]]));const F=g[g.length-1].ref,L=e.catalog.get("Pages");(!(L instanceof a.oS)||L.number!==F.number)&&e.
editCatalog().set("Pages",F),this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new Y.L(!1)}grow(t){
const{document:e}=this,s=t.length,r=e.catalog.get("Pages"),c=$=>this.indexOf($)>=0||t.includes($),g=r instanceof a.oS&&r.number>0&&!c(r.number)?r:void 0,x=[];let P=[];
const F=($,X)=>({ref:X&&g?new a.oS(g.number,e.generation(g.number)):e.add(null),kids:[],parent:void 0,count:$}),L=Math.max(1,Math.ceil(s/j));for(let $=0;$<L;$++)
P.push(F(Math.min(j,s-$*j),L===1));const V=Array.from({length:s},($,X)=>Math.floor(X/j));for(;P.length>1;){x.push(...P);const $=Math.ceil(P.length/j),X=Array.from(
{length:$},()=>F(0,$===1));for(const[st,it]of P.entries()){const rt=X[Math.floor(st/j)];it.parent=rt.ref,rt.kids.push(it.ref),rt.count+=it.count}P=X}return x.push(
...P),{nodes:x,parents:V}}}const b={};function p(n,t,e){const{Resources:s}=t;if(!(s instanceof a.Bi))return{...t};const r=e.get(s)??n.add(s);return e.set(s,r),{
...t,Resources:r}}const A=1,T=2,C=3;class K{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new K(0);for(const[
e,s]of this.edited)t.edited.set(e,(0,W.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(
t,A)===T&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,T),this.patched.set(t,e)}remove(t){const e=this.set(t,C);e===A?this.edited.delete(t):
e===T&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=
r}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var z=_(64680),G=_(45079);const et={},ot=4096,at=1<<21,ut=`
endobj
`,yt=`>>${ut}`,lt=2147483647;class Kt{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new z.k(256);scan=new O.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,r,c){
(r!==this.entries||c!==this.defaults)&&this.prepare(r,c);const{text:g,defaultTexts:x}=this,{open:P,close:F}=s,L=e<0,V=L?P-2:e;this.reserve(F-V+g.bytes.length+this.
defaultSize);const $=this.used,X=this.noted,st=this.keepOthers(t,V,s);this.put(t,st,F);let it=s.special||g.special;for(let rt=0;rt<x.length;rt++){const ct=x[rt],
wt=s.find(t,ct.key);if(wt>=0){const Yt=(0,i.AN)(t,s.at[wt+2],F);if(!(0,i.w1)(t,Yt,"null"))continue;this.used=$,this.noted=X;return}it||=ct.special,this.put(ct.bytes,
0,ct.bytes.length),this.note(ct.marks,0,ct.marks.length,lt)}return this.put(g.bytes,0,g.bytes.length-(L?ut.length:0)),this.note(g.marks,0,g.marks.length,lt),{bytes:this.
memory,start:$+P-2-V,end:L?this.used:this.used-ut.length,from:L?-1:$,to:L?-1:this.used-1,references:it?void 0:this.references,first:X,last:this.noted}}keepOthers(t,e,{
at:s,first:r,used:c,scan:g,marksFrom:x,marksTo:P}){const{keys:F}=this,{marks:L}=g;let V=x,$=e;for(let X=r;X<c;X+=4){const st=s[X],it=s[X+1]-st;for(let rt=0;rt<F.
length;rt++)if(!(F[rt].length!==it||!(0,i.w1)(t,st,F[rt])))for(V=this.note(L,V,P,st),this.put(t,$,st-1),$=s[X+3];V<P&&L[V+1]<$;)V+=3}return this.note(L,V,P,lt),
$}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.keys(e).filter(r=>!(r in t));this.defaultTexts=
s.map(r=>{const c=this.textOf(e,[r]);return{...c,key:r,bytes:c.bytes.subarray(0,-yt.length)}}),this.defaultSize=this.defaultTexts.reduce((r,{bytes:c})=>r+c.length,
0)}textOf(t,e){const{draft:s,scan:r}=this;s.clear(),s.text("<<");for(const x of e){const P=t[x];P!==void 0&&((0,G.dZ)(s,x),s.byte(i.Z4),(0,G.bD)(s,P,G.yT))}s.text(
yt);const c=new Uint8Array(s.bytes);r.reset();const g=r.value(c,0,c.length)!==c.length-ut.length;return{bytes:c.subarray(2),marks:r.marks.slice(0,r.used),special:g||
r.byteRange}}note(t,e,s,r){let c=e;for(;c<s&&t[c+1]<r;c+=3)this.refer(t[c]);return c}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),
this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(ot,Math.min(this.memory.length*2,at),Math.min(this.sourceLength>>4,at));this.
memory=(0,i.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function kt(n,t,e){for(const[s,r]of Object.entries(t))r===void 0?n.delete(s):n.set(s,r);for(const[
s,r]of Object.entries(e))r!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,r)}var dt=_(79725);const gt=6;class Mt{index=new Int32Array(0);records=new Int32Array(gt*16);count=0;at=new Int32Array(
64);used=0;scan=new O.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,dt.Z)(this.index,e)),this.index[t]!==0)return;this.reserve(s.used-s.first);const{records:r,
scan:c}=this,g=this.count*gt;r[g]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),r[g+1]=this.used+=s.used-s.first,r[g+2]=s.open,r[g+3]=s.close,r[g+
4]=c.used,c.append(s.scan.marks,s.marksFrom,s.marksTo),r[g+5]=c.used,this.index[t]=++this.count}recall(t,e){const s=this.index[t];if(!s)return!1;const{records:r}=this,
c=(s-1)*gt;return e.at=this.at,e.scan=this.scan,e.first=r[c],e.used=r[c+1],e.open=r[c+2],e.close=r[c+3],e.marksFrom=r[c+4],e.marksTo=r[c+5],e.special=!1,!0}fork(){
const t=new Mt;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*gt),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*gt>this.records.length&&(this.records=(0,dt.Z)(this.records,(this.
count+1)*gt)),this.used+t>this.at.length&&(this.at=(0,dt.Z)(this.at,this.used+t))}}class Ot{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new Mt;entries=new dt.
R;located=-1;patcher;next;constructor(t,e,s,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=
s.streams,this.suspect=s.damaged,this.bodies=s.bodies,this.next=Math.max(this.table.size,1),this.reader=new I(this),this.changes=new K(this.next),this.pages=new k(
this)}fork(){const{table:t,crossReferenceStream:e}=this,s=(0,W.F)(this.trailer),r=new Ot(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return r.reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.walked=this.
walked,r.pages.copyFrom(this.pages),r}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof a.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,i.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof a.SX&&
/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===C)return null;
if(s===A)return this.changes.edited.get(e);const r=this.values.get(e);if(r!==void 0)return r;const c=this.place(e),g=c?this.reader.read(e,c):null;return this.values.
set(e,g),g}resolve(t){for(let e=0;t instanceof a.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof a.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
a.Bi?e:e instanceof a.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(
e);return this.put(e,s),s}put(t,e){const s=typeof t=="number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new a.oS(e,0)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===A)return!0;if(e===C)return!1;const s=this.table.kind[t];return s===h.tL||s===h.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===A||e===T}isEdited(t){return this.changes.kind[t]===A}patched(t){return this.changes.
kind[t]===T?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===A?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||e===
C)return this.resolve(s)instanceof a.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:c}=this,g=Jt(c,(0,i.AN)(c,r.start,r.end)),x=g>=0?g:this.
locateHere(t,r)?this.entries.close+2:-1;return x<0?this.resolve(new a.oS(t))instanceof a.Z6:(0,i.w1)(c,(0,i.AN)(c,x,r.end),"stream")?!(0,i.bS)(c.subarray(r.start,
x)).includes("endobj")||this.resolve(new a.oS(t))instanceof a.Z6:!1}entry(t,e){const s=this.changes.kind[t],r=s===A?this.changes.edited.get(t):this.values.get(t);
if(r!==void 0||s===C)return r instanceof a.Bi?r.get(e):void 0;const c=this.place(t);if(!c)return;const{entries:g}=this;if(!this.locateHere(t,c))return this.dict(
new a.oS(t))?.get(e);const x=g.find(c.bytes,e);return x<0?void 0:this.reader.parser(t,c.bytes,g.at[x+2],g.at[x+3]).value()}patch(t,e,s=et){const r=this.place(t),
c=this.security&&[...Object.values(e),...Object.values(s)].some(G.sd),g=r&&!c&&this.locateHere(t,r)?this.patchAt(t,r,e,s):void 0;if(!g){const x=this.edit(t);x instanceof
a.Bi&&kt(x,e,s);return}this.changes.patch(t,g),this.values.delete(t),this.located=-1}patchAt(t,e,s,r){return this.patcher??=new Kt(this.bytes.length),this.patcher.
patch(e.bytes,this.headerOf(t,e),this.entries,s,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{bytes:e,start:s,
end:r},c){return this.recallEntries(t,c)||c.locate(e,s,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,S.x$)(this,t.dict)):s}decoded(t){return f(
this,t,this.memory)}async decodedAtEase(t){return await u(this,t,this.memory)??this.decoded(t)}decodedPart(t){return m(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===A||e===C)){if(e===T)return this.changes.patched.get(t);switch(this.table.kind[t]){case h.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case h.UT:{const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let r=this.table.detail[t];s.numbers[r]!==t&&(r=s.numbers.indexOf(
t));const c=s.starts[r];return c===void 0?void 0:{bytes:s.data,start:c,end:s.ends[r]}}default:return}}}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){
return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===h.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.
forgetLocated()}forgetLocated(){this.located=-1,this.kept=new Mt}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.
next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function Jt(n,t){
if(n[t]!==i.iH||n[t+1]!==i.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===i.vz)return n[t+1]===i.vz?t+2:-1;if(e===i.iH||e===i.Cx||e===i.IQ)return-1}return-1}
async function Qt(n,t){const{table:e}=n,s=[];for(let x=1;x<e.size;x++){(e.kind[x]===h.tL||e.kind[x]===h.UT)&&(0,a.Eo)(n.entry(x,"Type"),"Page")&&s.push(x);const P=n.
job.pace.step(1e3);P&&await P}if(s.length===0)throw(0,o.O$)("it has no pages");const r=s.map(x=>new a.oS(x,n.generation(x))),c=n.add(new a.Bi([["Type",new a.SX(
"Pages")],["Kids",r],["Count",r.length]])),g=n.edit(n.catalogNumber);if(!(g instanceof a.Bi))throw(0,o.O$)("it has no catalog");if(g.set("Pages",c),await t.read(),
t.count===0)throw(0,o.O$)("it has no pages");await t.rebuild(t.numbers)}var Dt=_(37628),mt=_(22480);const Et=512,Pt=1<<22,Wt=65536;class ft{bytes;pace;onTrailer;buffer;scan=new O.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,s=r=>r){this.bytes=t,this.pace=e,this.onTrailer=s,this.buffer=(0,i.bS)(t),
this.streams=new Dt.k(t,"stream",r=>qt(t,r)),this.objectEnds=new Dt.k(t,"endobj"),this.streamEnds=new Dt.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+
1e6}async next(t){const{bytes:e}=this,s=e.length;for(;;){if(t=jt(e,t),t>=s)return;const r=(0,i.yp)(e[t])?(0,i.ay)(e,t,s):void 0;if(r&&It(r.number))return r;const c=bt(
e,t);if(c==="trailer"){const g=this.valueEnd(t+7,Math.min(s,t+Wt));if(g<0)return this.search(t);this.readTrailer(t+7),t=g}else if(c){t=At(e,t+c.length);const g=(0,i.
w1)(e,t,"obj")?zt(e,t):void 0;if(g)return g}else return this.search(t)}}async search(t){const{bytes:e,buffer:s,pace:r}=this;let c;for(let x=t;!c;){const P=s.indexOf(
"obj",x);if(P<0)break;c=zt(e,P);const F=r.step(P-x+200);F&&await F,x=P+3}const g=s.subarray(0,c?.start??e.length);for(let x=g.indexOf("trailer",t);x>=0;x=g.indexOf(
"trailer",x+7))this.readTrailer(x+7);return c}readTrailer(t){t>=this.trailersRead&&(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,
scan:s}=this,r=e.length,c=this.soundEnd(t);if(c<0)return this.malformed(t);const g=(0,i.AN)(e,c,r);return e[c-1]!==i.vz||!(0,i.w1)(e,g,"stream")?{at:c,dictionaryEnd:-1,
isCut:!1}:this.stream(g,s.length,c)}soundEnd(t){const{bytes:e}=this,s=e.length,r=(0,i.AN)(e,t,s);if((0,i.rg)(e,r))return r;const c=this.objectEnds.next(r),g=this.
valueEnd(r,c<0?s:c);if(g>=0&&Ft(e,g))return g;if(c<0||this.farAllowance<=0)return-1;const x=Math.min(s,r+Pt),P=this.walk(r,x);return P>=0&&Ft(e,P)?P:(this.farAllowance-=
x-r,-1)}valueEnd(t,e){const s=Math.min(e,t+Math.max(Et,this.allowance)),r=this.walk(t,s);return r<0&&(this.allowance-=s-t),r}walk(t,e){return this.scan.reset(),
this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,s=this.streams.next(t),r=this.objectEnds.next(t),c={at:t,dictionaryEnd:-1,isCut:r<0};if(s<0||r>=
0&&r<s)return c;const g=e.toString("latin1",t,Math.min(s,t+4096));if(/\d[\s\0]+obj\b/.test(g))return c;const x=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(g);return this.
stream(s,x?Number(x[1]):-1,s)}stream(t,e,s){const r=(0,mt.n)(this.bytes,t);if(e>=0&&(0,mt.V)(this.bytes,r+e))return{at:r+e,dictionaryEnd:s,isCut:!1};const c=this.
streamEnds.next(r);return{at:c<0?r:c,dictionaryEnd:s,isCut:!1}}}async function xt(n,t,e){return jt(n,t)>=n.length?!1:await new ft(n,e).next(t)!==void 0}function jt(n,t){
const e=n.length;for(;t<e;)if(i.Kl[n[t]]===i.t6)t++;else{if(n[t]!==i.IQ)break;(0,i.w1)(n,t,"%%EOF")?t+=5:t=(0,i.D)(n,t,e)}return t}const Ct=["endobj","endstream",
"xref","startxref","trailer"];function bt(n,t){return Ct.find(e=>(0,i.w1)(n,t,e))}function At(n,t){const{length:e}=n;for(;t<e;t++){const s=n[t];if(!((0,i.yp)(s)||
s===i.Z4||s===i.kR||s===i.u7||s===i.yq||s===i.MV))break}return t}function Ft(n,t){const e=(0,i.AN)(n,t,n.length);return e>=n.length||(0,i.rg)(n,e)||(0,i.w1)(n,e,
"stream")?!0:(0,i.yp)(n[e])?(0,i.ay)(n,e,n.length)!==void 0:bt(n,e)!==void 0}const It=n=>n>0&&n<=2147483647;function qt(n,t){let e=t+6;for(;n[e]===i.Z4;)e++;if(n[e]!==
i.kR&&n[e]!==i.u7)return!1;let s=t-1;for(;s>0&&i.Kl[n[s]]===i.t6;)s--;return n[s]===i.vz&&n[s-1]===i.vz}function zt(n,t){let e=t-1;const s=()=>{const x=e;for(;e>=
0&&(0,i.yp)(n[e]);)e--;return x-e>0&&x-e<=10?(0,i.JI)(n,e+1,x+1).value:-1},r=()=>{const x=e;for(;e>=0&&i.Kl[n[e]]===i.t6;)e--;return e<x};r();const c=s();if(c<0||
c>65535||!r())return;const g=s();return It(g)?{number:g,generation:c,start:e+1,body:t+3}:void 0}const Vt=new Set(["Root","Info","ID","Encrypt"]);async function Ht(n,t){
const{limits:e,pace:s}=t,r=new h.wg(t,n.length),c=new a.Bi;let g=!1;const x=F=>{for(const[L,V]of F)Vt.has(L)&&c.set(L,V)},P=new ft(n,s,F=>{const L=new v.i(n,F,Math.
min(n.length,F+65536),e.nesting),V=L.value();return(0,a.Zm)(V)&&x(V),L.at});for(let F=0;;){const L=await P.next(F);if(!L)break;const{number:V,body:$}=L,X=P.object(
L),st=V<r.size&&r.kind[V]===h.tL;if((!X.isCut||!st)&&r.set(V,h.tL,L.start,L.generation),X.dictionaryEnd>=0&&(0,i.bS)(n.subarray($,X.dictionaryEnd)).includes("XR\
ef")){const rt=new v.i(n,$,X.dictionaryEnd,e.nesting).value();(0,a.Zm)(rt)&&(0,a.Eo)(rt.get("Type"),"XRef")&&(g=!0,rt.has("Root")&&x(rt))}const it=s.step(X.at-F+
200);it&&await it,F=X.at}if(r.overflowed&&n.length>8*e.objects)throw(0,R.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in anot\
her PDF program and save it again, which numbers objects without gaps");if(r.size===0)throw(0,o.O$)("no PDF objects were found in the file");return{table:r,trailer:c,
streams:g,damaged:!0}}var Lt=_(59277);function vt(n,t){if(n.length===0)throw St();if(n.length>t.inputBytes)throw $t(n.length,t.inputBytes);const e=(0,i.bS)(n.subarray(
0,1024)).indexOf("%PDF-");if(e<0&&(0,i.bS)(n).indexOf(" obj")<0)throw pt(n);return e}function St(){return(0,o.hJ)("unreadable_document","could not be read: the \
file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function $t(n,t){return(0,R.F)("i\
nputBytes",`The document has ${n} bytes; at most ${t} are allowed`,"Split it with another program first")}function pt(n){const t=(0,Lt.y)(n);if(t===void 0)return(0,o.
O$)("the file is not a PDF document");const e=`is ${t}, not a PDF document`;return(0,o.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use ima\
ges_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}async function Bt(n){const{table:t}=n,{pace:e}=n.job,s=[];for(let c=1;c<
t.size;c++){t.kind[c]===h.tL&&(0,a.Eo)(n.entry(c,"Type"),"ObjStm")&&s.push({number:c,at:t.place[c]});const g=e.step(1e3);g&&await g}s.sort((c,g)=>c.at-g.at);const r=new Set(
s.map(({number:c})=>c));for(const{number:c,at:g}of s){const x=n.objectStream(c),P=e.step((x?.data.length??0)+1e3);P&&await P;for(const[F,L]of x?.numbers.entries()??
[]){const V=t.kind[L]===h.tL&&t.place[L]>g;L>0&&!V&&!r.has(L)&&t.set(L,h.UT,c,F)}}}async function Zt(n){if(n.dict(n.trailer.get("Root"))?.has("Pages"))return;let t=-1;
for(let e=n.table.size-1;e>0;e--){if(n.table.kind[e]===h.HV||n.table.kind[e]===h.jC)continue;const s=n.job.pace.step(1e3);s&&await s;const r=n.entry(e,"Type");if((0,a.
Eo)(r,"Catalog"))return Nt(n,e);r===void 0&&t<0&&te(n,e)&&(t=e)}if(t>0)return Nt(n,t);if(!(n.get(n.catalogNumber)instanceof a.Bi)){const e=new a.Bi([["Type",new a.
SX("Catalog")]]);n.trailer.set("Root",n.add(e))}}function Nt(n,t){n.trailer.set("Root",new a.oS(t,n.generation(t)))}function te(n,t){const e=n.entry(t,"Pages");
return e instanceof a.oS&&n.array(n.dict(e)?.get("Kids"))!==void 0}const B=1024;async function H(n,t,e){const{table:s}=t,r=new Int32Array(s.size),c=[];let g=t.damaged;
for(let x=0;x<s.size;x+=B){tt(n,s,r,x,Math.min(x+B,s.size),c)&&(g=!0);const P=e.pace.step(B*20);P&&await P}c.length>0&&(g=!0,Q(n,s,r,c,(await Ht(n,e)).table));for(let x=0;x<
s.size;x++)s.kind[x]===h.UT&&s.kind[s.place[x]]!==h.tL&&s.set(x,h.jC,0,0);return{...t,damaged:g,bodies:r,isMended:c.length>0}}function J({table:n,trailer:t}){const e=t.
get("Root");return e instanceof a.oS?n.kind[e.number]===h.tL||n.kind[e.number]===h.UT:!1}function tt(n,t,e,s,r,c){let g=!1;for(let x=s;x<r;x++){if(t.kind[x]!==h.
tL)continue;const P=(0,i.PZ)(n,t.place[x],x,t.detail[x]);if(P>=0){e[x]=P,t.detail[x]===65535&&(g=!0);continue}const F=(0,i.ay)(n,t.place[x],n.length);F?.number===
x?(e[x]=F.body,t.place[x]=F.start,t.detail[x]=F.generation):x>0?c.push(x):t.set(0,h.jC,0,0)}return g}function Q(n,t,e,s,r){for(const c of s){const x=c<r.size&&r.
kind[c]===h.tL?(0,i.ay)(n,r.place[c],n.length):void 0;x?.number===c?(t.set(c,h.tL,x.start,x.generation),e[c]=x.body):t.set(c,h.jC,0,0)}}var nt=_(11032),ht=_(39150);
const _t=new Set(["Root","Encrypt","ID"]),ne=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function ae(n,t){const e=(0,i.
bS)(n).lastIndexOf("startxref");if(e<0)return;const{value:s,after:r}=(0,i.JI)(n,(0,i.AN)(n,e+9,n.length),n.length);if(s<0||await xt(n,r,t.pace))return;const c=new ce(
n,t),{table:g}=c,x=new a.Bi;let P=!1,F=!1;const L=new Set;for(let V=s;typeof V=="number"&&!L.has(V);){L.add(V);const $=V>=0&&V<n.length?await c.section(V):void 0;
if(!$||g.overflowed)return;P||=$.stream,F||=!$.wellFormed;for(const[X,st]of $.trailer)(L.size===1?!ne.has(X):_t.has(X)&&!x.has(X))&&x.set(X,st);V=$.trailer.get(
"Prev")||void 0}return{table:g,trailer:x,streams:P,damaged:F}}const Rt=8192;class ce{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=
new h.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,i.AN)(e,t,e.length),(0,i.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
const{bytes:e,job:s,table:r}=this,c=e.length,g=[];for(;t=(0,i.AN)(e,t,c),!(0,i.w1)(e,t,"trailer");){const L=(0,i.JI)(e,t,c),V=(0,i.JI)(e,(0,i.AN)(e,L.after,c),c);
if(L.value<0||V.value<0)return;const $={at:(0,i.AN)(e,V.after,c),first:L.value,row:0};for(let X=0;$.row===X&&X<V.value;){if(X=Math.min(X+Rt,V.value),!fe(e,$,X,r,
g))return;const st=s.pace.step(Rt*20);st&&await st}t=$.at}const x=new v.i(e,t+7,c,s.limits.nesting),P=x.value();if(this.spent+=x.at-t,!(0,a.Zm)(P)||this.spent>c)
return;const F=P.get("XRefStm");typeof F=="number"&&F>0&&F<c&&await this.readStream(F);for(const L of g)r.offer(L,h.jC,0,0);return{trailer:P,stream:!1,wellFormed:Number.
isInteger(P.get("Size"))&&(0,ht.D)(e,t+7,c)}}async readStream(t){const{bytes:e,job:s,table:r}=this,c=(0,i.ay)(e,t,e.length);if(!c)return;const g=await se(e,c.body,
s);if(!g)return;this.spent+=g.parsed;const{trailer:x,rows:P}=g,F=re(x.get("W")),[L=0,V=0,$=0]=F,X=L+V+$;if(F.length<3||X<1||F.some(ct=>ct<0||ct>8)||this.spent>e.
length)return;const st=x.get("Size"),it=re(x.get("Index"));it.length<2&&it.splice(0,it.length,0,typeof st=="number"?st:Math.floor(P.length/X));let rt=0;for(let ct=0;ct+
1<it.length;ct+=2)for(let wt=0;wt<it[ct+1]&&rt+X<=P.length;wt++,rt+=X){const Yt=it[ct]+wt;if(Yt<0)continue;const ge=L===0?1:Ut(P,rt,L),me=Ut(P,rt+L,V),pe=Ut(P,rt+
L+V,$);if(ge===1&&me>0?r.offer(Yt,h.tL,Math.min(me,e.length),Math.min(pe,65535)):ge===2?r.offer(Yt,h.UT,Math.min(me,s.limits.objects),Math.min(pe,s.limits.objects)):
ge<2&&r.offer(Yt,h.jC,0,0),wt%Rt===Rt-1){const we=s.pace.step(Rt*20);we&&await we}}return{trailer:x,stream:!0,wellFormed:(0,ht.D)(e,c.body,e.length)}}}function fe(n,t,e,s,r){
for(;t.row<e&&((t.row>0||t.first!==1)&&Tt(n,t,e,s,r),t.row!==e);){const c=Gt(n,t,s,r);if(c!=="row")return c==="end"}return!0}function Tt(n,t,e,s,r){const{length:c}=n;
let{at:g,row:x}=t;for(;x<e&&g+20<=c;x++,g+=20){const P=n[g+17],F=n[g+18],L=n[g+19];if(n[g+10]!==i.Z4||n[g+16]!==i.Z4||P!==i.yq&&P!==i.MV||F!==i.Z4&&F!==i.u7||L!==
i.kR&&L!==i.u7||n[g]<i.l0||n[g]>i.ev||n[g+9]<i.l0||n[g+9]>i.ev)break;const V=((((((n[g+2]*10+n[g+3])*10+n[g+4])*10+n[g+5])*10+n[g+6])*10+n[g+7])*10+n[g+8])*10+n[g+
9]-i.l0*11111111,$=(n[g]*10+n[g+1]-i.l0*11)*1e8+V;if(P===i.MV||$===0){r.push(t.first+x);continue}const X=(((n[g+11]*10+n[g+12])*10+n[g+13])*10+n[g+14])*10+n[g+15]-
i.l0*11111,st=$>0&&$<c?$:c;s.offer(t.first+x,h.tL,st,Math.max(0,Math.min(X,65535)))}t.at=g,t.row=x}function Gt(n,t,e,s){const r=n.length,c=(0,i.AN)(n,t.at,r);t.
at=c;const g=(0,i.JI)(n,c,r);if(g.value<0)return"end";let x=Xt(n,g.after);const P=(0,i.JI)(n,x,r);if(P.value<0)return"damaged";x=Xt(n,P.after);const F=n[x];if(F!==
i.yq&&F!==i.MV)return"damaged";const{row:L}=t;L===0&&t.first===1&&F===i.MV&&g.value===0&&P.value===65535&&(t.first=0);const V=t.first+L;return F===i.yq&&g.value>
0?e.offer(V,h.tL,Math.min(g.value,r),Math.min(P.value,65535)):s.push(V),t.at=(0,i.j8)(n,x+1,r),t.row=L+1,"row"}function Xt(n,t){for(;n[t]===i.Z4||n[t]===i.d2;)t++;
return t}async function se(n,t,e){const{limits:s}=e,r=new v.i(n,t,n.length,s.nesting),c=r.value();if(!(0,a.Zm)(c))return;const g=c.get("Type");if(!(g instanceof
a.SX)||g.text!=="XRef")return;const x=(0,i.AN)(n,r.at,n.length);if(!(0,i.w1)(n,x,"stream"))return;const P=(0,mt.n)(n,x),F=c.get("Length"),L=typeof F=="number"?P+
F:-1,V=L>=P&&L<=n.length&&(0,mt.V)(n,L)?L:(0,i.bS)(n).indexOf("endstream",P);try{const $=n.subarray(P,V<0?n.length:V);let X=$;const st=ee(c.get("Filter")),it=ee(
c.get("DecodeParms")??null);for(const[rt,ct]of st.slice(0,s.filters).entries()){const wt=it[rt];ct instanceof a.SX&&(X=await he(ct.text,X,(0,a.Zm)(wt)?wt:void 0,
e))}return{trailer:c,rows:X,parsed:r.at-t+$.length}}catch($){if($ instanceof o.zU&&$.code==="limit_exceeded")throw $;return}}const ue=65536;async function he(n,t,e,s){
const{memory:r}=s;if(n==="FlateDecode"&&t.length>ue){const c=await(0,M.uM)(s).inflate(t,Math.min(r.stream,r.remaining));if(c)return r.remaining-=c.length,(0,nt.
T)(c,e)}return(0,D.tN)(n,t,e,r)}function Ut(n,t,e){let s=0;for(let r=0;r<e;r++)s=s*256+n[t+r];return s}const ee=n=>n==null?[]:Array.isArray(n)?n:[n],re=n=>ee(n).
map(t=>typeof t=="number"?Math.trunc(t):-1);var ie=_(75162);async function le(n,t,e={}){const{limits:s,memory:r}=t,c=(0,i.gq)(n),g=vt(c,s);r.admit(c.length);const x=g>
0?[c.subarray(g),c]:[c];for(const P of x){const F=await ae(P,t);if(!F?.trailer.has("Root"))continue;const L=await H(P,{...F,damaged:F.damaged||g<0},t);if(!J(L))
continue;const V=new Ot(P,t,L);l(V,e);const $=await oe(V);if(!$&&V.security?.locked!==!0)continue;const X=L.isMended||V.pages.found!==V.pages.claimed;return $&&
X&&t.onRepaired?.(V.pages),V}return de(c,t,e)}async function de(n,t,e){const s=new Ot(n,t,await H(n,await Ht(n,t),t));return l(s,e),await Bt(s),s.tableChanged(),
await Zt(s),l(s,e),!await oe(s)&&s.security?.locked!==!0&&await Qt(s,s.pages),t.onRepaired?.(s.pages),s}async function oe(n){return n.get(n.catalogNumber)instanceof
a.Bi?(await n.pages.read(),n.pages.count>0):!1}function l(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.get("Encrypt");if(n.security||s===void 0)return;const r=n.
resolve(s);if(!(r instanceof a.Bi))throw(0,o.O$)("its encryption dictionary is missing");const c=(0,S.WW)(n,n.trailer.get("ID")??null,1);c!==null&&n.trailer.set(
"ID",c);const g=Array.isArray(c)?c[0]:void 0,x=new Uint8Array,P=(0,S.WW)(n,r,8),F=()=>(0,ie.VH)(P,g instanceof a.Mx?[g.bytes,x]:[x],t),L=e?d(F,()=>(0,ie.vK)(P)):
F();n.unlock(L,s instanceof a.oS?s.number:-1)}function d(n,t){try{return n()}catch(e){if(!(e instanceof o.zU&&["password_required","unsupported_encryption"].includes(
e.code)))throw e;return t()}}}),67382:((q,Z,_)=>{_.d(Z,{$:()=>R,B:()=>S});var o=_(54619),i=_(78157),W=_(45599);function R(D,M,a,f){if(!(0,i.yp)(M[a]))return!0;const{
value:u}=(0,i.JI)(M,a,f);return D.table.kind[u]!==o.tL?!0:D.bytes[(0,i.AN)(D.bytes,D.bodies[u],D.bytes.length)]!==i.iH}class S{document;arrays=new Map;constructor(M){
this.document=M}keep(M){const{document:a}=this,f=a.entry(M,"Contents");if(f===void 0||this.isStreamRef(f))return;const u=(0,W.i9)(f)?this.leftOfObject(f):this.leftOf(
f);u!==f&&a.patch(M,{Contents:u})}leftOfObject(M){const{arrays:a,document:f}=this;if(!a.has(M.number)){const u=f.array(M),m=u&&this.leftOf(u);a.set(M.number,m===
void 0?void 0:m===u?M:f.add(m))}return a.get(M.number)}leftOf(M){if(!Array.isArray(M))return;const a=M.filter(f=>this.isStreamRef(f));return a.length<M.length?a:
M}isStreamRef(M){return(0,W.i9)(M)&&this.document.isStream(M.number)}}}),51271:((q,Z,_)=>{_.d(Z,{L:()=>i});var o=_(45599);class i{sound;numbers=[];parents=[];homes=[];known;constructor(S=!0){
this.sound=S}node(S,D){return S<0&&(this.sound=!1),this.parents.push(D),this.numbers.push(S)-1}has(S){return(this.known??=new Set(this.numbers)).has(S)}page(S,D){
(S<0||this.numbers[S]!==D)&&(this.sound=!1),this.homes.push(S)}fork(){const S=new i(this.sound);return S.numbers=this.numbers,S.parents=this.parents,S.homes=this.
homes,S}async drop(S,D,M){if(!this.sound)return!1;const{numbers:a,parents:f,homes:u}=this,m=new Int32Array(a.length),h=new Uint8Array(a.length),v=new Set;for(let y=0;y<
D.length;y++)M[y]?m[u[y]]++:(h[u[y]]=1,v.add(D[y]));for(let y=a.length-1;y>0;y--){const O=f[y];m[O]+=m[y],h[y]&&m[y]===0&&v.add(a[y]),h[O]|=h[y]}for(let y=0;y<a.
length;y++){if(!h[y]||m[y]===0)continue;const O=S.edit(a[y]),w=O instanceof o.Bi?S.array(O.get("Kids"))??[]:[];O instanceof o.Bi&&O.set("Kids",w.filter(I=>!W(I,
v))).set("Count",m[y]);const E=S.job.pace.step(w.length*50);E&&await E}return this.homes=u.filter((y,O)=>M[O]),!0}}const W=(R,S)=>(0,o.i9)(R)&&S.has(R.number)}),
83363:((q,Z,_)=>{_.d(Z,{i:()=>O,S:()=>w});var o=_(98446),i=_(42973),W=_(79725),R=_(45599),S=_(78157),D=_(67382);function M(p,A,T){T.parent=-1,T.lists=!1;const C=p.
place(A),{entries:K}=T;if(C&&p.locate(A,C,K)&&K.find(C.bytes,"Kids")<0){if(K.used===K.first)return"none";const G=K.find(C.bytes,"Type");if(G>=0&&(0,S.wb)(C.bytes,
K.at[G+2],"/Page")){if(C.bytes[(0,S.AN)(C.bytes,K.close+2,C.end)]===S.HY)return m(p,A);const ot=K.find(C.bytes,"Contents");ot>=0&&(T.lists=(0,D.$)(p,C.bytes,K.at[ot+
2],K.at[ot+3]));const at=K.find(C.bytes,"Parent");return at>=0&&(T.parent=(0,S.JI)(C.bytes,K.at[at+2],K.at[at+3]).value),"page"}const et=p.get(A);return et instanceof
R.Bi&&u(p,et)?"unclear":"none"}const z=p.get(A);return!(z instanceof R.Bi)||z.size===0?"none":(0,R.Eo)(z.get("Type"),"Page")?"unclear":p.array(z.get("Kids"))?"n\
ode":u(p,z)?"unclear":"none"}const a=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],f=["MediaBox","Resources"];function u(p,A){const T=p.
resolve(A.get("Type"));if(!(T instanceof R.SX&&T.text!=="Pages"))return a.some(z=>A.has(z));const K=A.get("Contents")instanceof R.oS||p.array(A.get("Contents"))!==
void 0;return f.some(z=>A.has(z))||K&&A.get("Parent")instanceof R.oS&&!A.has("Subtype")}function m(p,A){const T=p.get(A);return T instanceof R.Z6?(p.put(A,new R.
Bi([...T.dict].filter(([C])=>!/^(Length|Filter|DecodeParms)$/.test(C)))),"unclear"):"page"}var h=_(51271);class v{document;left;sizes=new Map;constructor(A){this.
document=A,this.left=A.job.limits.nodes}make(A){const T=this.document.get(A),C=this.sizes.get(A)??y(T);if(this.sizes.set(A,C),this.left-=C,this.left<0)throw(0,i.
F)("nodes",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another P\
DF program and save it again");return this.document.add(T instanceof R.Bi?new R.Bi(T):T).number}}function y(p){const A=[p];let T=0;for(let C=A.pop();C!==void 0;C=
A.pop())if(T++,Array.isArray(C))for(const K of C)A.push(K);else if(C instanceof R.Bi)for(const K of C.values())A.push(K);return T}const O=["Resources","MediaBox",
"CropBox","Rotate"];async function w(p){return new E(p).read()}class E{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new h.
L;look={parent:-1,lists:!1,entries:new W.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(A){this.document=A,this.copies=new v(A)}async read(){const{
document:A,open:T}=this,{pace:C}=A.job,K=A.catalog.get("Pages")??null;for(T.push({kids:[K],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});T.length>0;){const z=T[T.
length-1];if(z.next===z.kids.length){T.pop(),T.length>0&&this.close(z);continue}const G=z.kids[z.next++];z.next===z.kids.length&&(z.kids=I,z.next=0);const et=C.
step(400);et&&await et,G instanceof R.oS?this.visit(G,z):this.visitNode(G,-1,z)}return this.finish(K)}close({claimed:A,before:T,lost:C}){const K=this.numbers.length-
this.dropped-T;A!==K&&(this.irregular=!0,!(typeof A=="number"&&A>=K)&&(this.dropped+=this.lost.length-C,this.lost.length=C))}visit(A,T){const{document:C,seen:K,
look:z}=this,{number:G}=A,et=K.has(G);K.add(G);const ot=M(C,G,z);if(A.generation!==C.generation(G)&&(this.irregular=!0),ot==="page"||ot==="unclear"){et&&(this.irregular=
!0);const at=et?this.copies.make(G):G;ot==="unclear"?this.unclear.push(at):C.keepEntries(G,z.entries),(ot==="unclear"||z.lists)&&this.listing.push(at),this.add(
at,T,z.parent);return}ot==="none"&&!et&&this.lose(T),ot==="none"||et?this.irregular=!0:this.visitNode(A,G,T)}visitNode(A,T,C){const{document:K,inherited:z}=this,
G=K.dict(A);if(!G){this.irregular=!0,this.lose(C);return}const et=K.array(G.get("Kids"));if(!et){T<0&&this.visitDirectPage(G,C);return}const ot=k(G);let at=C.from;
ot&&(at=z.push({...z[at],...ot})-1),(0,R.Eo)(K.resolve(G.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:et,next:0,from:at,home:this.nodes.node(
T,C.home),claimed:K.resolve(G.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),K.release(T)}visitDirectPage(A,{from:T}){if(!(0,R.Eo)(
A.get("Type"),"Page"))return;this.irregular=!0;const{number:C}=this.document.add(A);this.numbers.push(C),this.listing.push(C),this.ancestry.push(T)}add(A,{from:T,
home:C},K){this.numbers.push(A),this.ancestry.push(T),this.nodes.page(C,K);const{pages:z}=this.document.job.limits;if(this.numbers.length>z)throw b(z)}lose(A){A.
home<0||(this.lost.push(this.numbers.length),this.add(U,A,-1))}finish(A){const{document:T,numbers:C,ancestry:K,inherited:z,lost:G,unclear:et,listing:ot,nodes:at}=this;
G.length===C.length-this.dropped&&(G.length=0);for(const lt of G)C[lt]=T.add(j(z[K[lt]])).number;Y(C,K);const ut=T.resolve(T.dict(A)?.get("Count")),yt=ut!==C.length||
A instanceof R.oS&&C[0]===A.number;return{numbers:C,ancestry:K,inherited:z,irregular:this.irregular||yt,unclear:et,listing:ot,nodes:at,claimed:typeof ut=="numbe\
r"?ut:void 0,found:C.length-G.length}}}const I=[],U=-1;function Y(p,A){let T=p.indexOf(U);if(!(T<0)){for(let C=T;C<p.length;C++)p[C]!==U&&(p[T]=p[C],A[T++]=A[C]);
p.length=A.length=T}}const N=[0,0,612,792];function j(p){const A=new R.Bi([["Type",new R.SX("Page")]]);return p.MediaBox===void 0?A.set("MediaBox",[...N]):A}function k(p){
let A;for(const T of O){const C=p.get(T);C!==void 0&&((A??={})[T]=C)}return A}function b(p){const A=(0,o.y_)(p,"page");return(0,i.F)("pages",`The document has m\
ore than ${A}`,"Split it with another program first")}}),85368:((q,Z,_)=>{_.d(Z,{u:()=>D,x:()=>S});var o=_(78157),i=_(37628),W=_(45599),R=_(22480);function S(M,a,f,u){
const{bytes:m}=M,{length:h}=m;u.valueEnd=a;const v=(0,o.AN)(m,a,h);if((0,o.rg)(m,v))return u.dataStart=u.dataEnd=-1,u.end=v+6,!0;if(!(0,o.w1)(m,v,"stream"))return!1;
const y=f.lengthRef>=0?M.lengthOf(new W.oS(f.lengthRef)):f.length,O=v+(m[v+6]===o.u7?8:7),w=O+y;if(m[O-1]!==o.kR||y<0||w>h||!(0,R.V)(m,w))return!1;const E=(0,o.
AN)(m,(0,o.AN)(m,w,h)+9,h);return u.dataStart=O,u.dataEnd=w,u.end=E+6,(0,o.rg)(m,E)}class D{bytes;objectEnds;streamEnds;constructor(a){this.bytes=a,this.objectEnds=
new i.k(a,"endobj"),this.streamEnds=new i.k(a,"endstream")}data(a,f){const{bytes:u}=this,m=(0,R.n)(u,a);return f>=0&&m+f<=u.length&&(0,R.V)(u,m+f)?{start:m,end:m+
f}:{start:m,end:this.damagedEnd(m,f)}}damagedEnd(a,f){const{bytes:u}=this,m=a+f,h=this.objectEnds.next(a),v=h<0?u.length:h;if(f>=0&&m<=v&&(0,o.w1)(u,(0,o.AN)(u,
m,v),"endstr"))return m;const y=this.streamEnds.next(a);let O=y<0||y>v?v:y;return O>a&&u[O-1]===o.kR&&O--,O>a&&u[O-1]===o.u7&&O--,O}}}),59277:((q,Z,_)=>{_.d(Z,{
y:()=>R});var o=_(78157);const i=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],W=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function R(M){const a=(0,o.bS)(M).toString("latin1",0,1024);if(a.startsWith("RIFF")&&a.startsWith("WEBP",8))return"\
a WebP image";if(a.startsWith("ftyp",4))return W.find(([u])=>u.test(a.slice(8,12)))?.[1];const f=i.find(([u])=>a.startsWith(u));return f?f[1]:D(a)??(S(M)?"text":
void 0)}function S(M){const a=(0,o.bS)(M.subarray(0,1024)).toString("utf8"),f=M.length>1024?a.replace(/\ufffd{1,3}$/,""):a;return f!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(f)}function D(M){const a=M.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(a.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(a))return"an HTML page";if(a.startsWith("<"))return a.includes("<svg")?"an SVG drawing":a.startsWith("<?xml")?"an XML file":void 0}}),37628:((q,Z,_)=>{_.d(
Z,{k:()=>i});var o=_(78157);class i{word;accepts;buffer;from=0;found=-1;none;constructor(R,S,D=()=>!0){this.word=S,this.accepts=D,this.buffer=(0,o.bS)(R),this.none=
R.length}next(R){if(R>=this.none)return-1;if(R>=this.from&&R<=this.found)return this.found;const S=R<this.from&&this.found>=0?this.from:this.none,D=this.buffer.
subarray(0,S+this.word.length-1);let M=D.indexOf(this.word,R);for(;M>=0&&!this.accepts(M);)M=D.indexOf(this.word,M+1);return this.from=R,M>=0?this.found=M:S===this.
none&&(this.none=R,this.found=-1),this.found}}}),52205:((q,Z,_)=>{_.d(Z,{WW:()=>R,c3:()=>i,x$:()=>W});var o=_(45599);function i(S,D){const M=S.resolve(D);return M===
null?[]:(Array.isArray(M)?M:[M]).map(a=>S.resolve(a))}function W(S,D){const M=new o.Bi;for(const[a,f]of D){const u=S.resolve(f);M.set(a,Array.isArray(u)?u.map(m=>S.
resolve(m)):u)}return M}function R(S,D,M,a={values:1e4}){if(a.values--<=0)return null;const f=S.resolve(D);if(M===0)return f;if(Array.isArray(f))return f.map(m=>R(
S,m,M-1,a));if(!(f instanceof o.Bi))return f;const u=new o.Bi;for(const[m,h]of f)u.set(m,R(S,h,M-1,a));return u}}),22480:((q,Z,_)=>{_.d(Z,{V:()=>W,n:()=>i});var o=_(
78157);function i(R,S){let D=S+6;for(;R[D]===o.Z4&&(R[D+1]===o.kR||R[D+1]===o.u7||R[D+1]===o.Z4);)D++;return R[D]===o.u7&&D++,R[D]===o.kR&&D++,D}function W(R,S){
for(let D=0;D<4&&o.Kl[R[S]??0]===o.t6&&S<R.length;D++)S++;return(0,o.w1)(R,S,"endstream")}}),75162:((q,Z,_)=>{_.d(Z,{CF:()=>It,s1:()=>pt,zw:()=>qt,VH:()=>B,k0:()=>Nt,
u6:()=>zt,vc:()=>te,vK:()=>re});var o=_(77598),i=_(45599),W=_(34400);function R(l){const d=new Uint8Array(256);for(let t=0;t<256;t++)d[t]=t;const{length:n}=l;for(let t=0,
e=0,s=0;t<256;t++){const r=d[t];e=e+r+l[s]&255,d[t]=d[e],d[e]=r,++s===n&&(s=0)}return d}function S(l,d){const n=l.slice(),{length:t}=d,e=new Uint8Array(t);for(let s=0,
r=0,c=0;s<t;s++){r=r+1&255;const g=n[r];c=c+g&255;const x=n[c];n[r]=x,n[c]=g,e[s]=d[s]^n[g+x&255]}return e}function D(l,d){return S(R(l),d)}const M={length:l=>l,
decrypt:l=>l,encryptInto:(l,d,n,t,e)=>t.set(l,e)};function a(l){const d=I(l,[]),n=Y((t,e)=>R(d(t,e)));return{length:t=>t,decrypt:(t,e,s)=>S(n(e,s),t),encryptInto:(t,e,s,r,c)=>r.
set(S(n(e,s),t),c)}}function f(l){const d=I(l,[115,65,108,84]),n=U(()=>new y),t=Y((s,r)=>n().engine(d(s,r))),e=Y((s,r)=>E(d(s,r)));return{length:m,decrypt:(s,r,c)=>w(
e(r,c),s),encryptInto:(s,r,c,g,x)=>{n().seal(t(r,c),s,g,x)}}}function u(l){const d=U(()=>new y);let n,t;return{length:m,decrypt:e=>w(t??=E(l),e),encryptInto:(e,s,r,c,g)=>{
d().seal(n??=d().engine(l),e,c,g)}}}const m=l=>(l&-16)+32,h=64*1024,v=16*1024;class y{head=Buffer.alloc(h);pool=Buffer.alloc(v);taken=v;engine(d){const n=Buffer.
alloc(16);return this.nextVector(n),(0,o.createCipheriv)(d.length===16?"aes-128-cbc":"aes-256-cbc",d,n).setAutoPadding(!1)}seal(d,n,t,e){const{head:s}=this,{length:r}=n,
c=r&-16,g=Math.min(c,h-32),x=r-c;this.nextVector(s),s.set(g===r?n:n.subarray(0,g),16);let P=16+g;if(g<c){t.set(d.update(s.subarray(0,P)),e),e+=P,P=0;for(let F=g;F<
c;F+=h){const L=d.update(n.subarray(F,Math.min(F+h,c)));t.set(L,e),e+=L.length}}x>0&&s.set(n.subarray(c),P),s.fill(16-x,P+x,P+16),t.set(d.update(s.subarray(0,P+
16)),e)}nextVector(d){this.taken===v&&((0,o.randomFillSync)(this.pool),this.taken=0),this.pool.copy(d,0,this.taken,this.taken+16),this.taken+=16}}const O=new Uint8Array(
0);function w(l,d){const n=d.length&-16;if(n<32)return O;const t=l.update(n===d.length?d:d.subarray(0,n)),e=t[n-1];let s=n;if(e>0&&e<=16){do s--;while(s>n-e&&t[s-
1]===e);s>n-e&&(s=n)}return t.subarray(16,s)}function E(l){return(0,o.createDecipheriv)(l.length===16?"aes-128-cbc":"aes-256-cbc",l,Buffer.alloc(16)).setAutoPadding(
!1)}function I(l,d){const{length:n}=l,t=new Uint8Array(n+5+d.length);t.set(l),t.set(d,n+5);const e=new W.V;return(s,r)=>(t[n]=s,t[n+1]=s>>>8,t[n+2]=s>>>16,t[n+3]=
r,t[n+4]=r>>>8,e.digest(t).subarray(0,Math.min(n+5,16)))}function U(l){let d;return()=>d??=l()}function Y(l){let d=-1,n=-1,t;return(e,s)=>((t===void 0||e!==d||s!==
n)&&(t=l(e,s),d=e,n=s),t)}function N(l,d,n){const t=T(l,n),e=z(l,t);return et(e,d,l.revision===2?32:16)?t:void 0}function j(l,d){const n=C(l,d);let t=l.owner.subarray(
0,32);for(let e=l.revision===2?0:19;e>=0;e--)t=D(G(n,e),t);return t}function k(l,d,n,t){const e=C({revision:l,keyLength:d},n);let s=A(t);for(let r=0;r<=(l===2?0:
19);r++)s=D(G(e,r),s);return s}function b(l,d){const n=T(l,d),t=new Uint8Array(32);return t.set(z(l,n)),{user:t,fileKey:n}}const p=Uint8Array.of(40,191,78,94,78,
117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function A(l){const d=new Uint8Array(32),n=l.subarray(0,32);return d.
set(n),d.set(p.subarray(0,32-n.length),n.length),d}function T({revision:l,keyLength:d,owner:n,permissions:t,id0:e,encryptMetadata:s},r){const c=Uint8Array.of(t,
t>>8,t>>16,t>>24),g=l>=4&&!s?[255,255,255,255]:[],x=(0,W.F)(Buffer.concat([A(r),n.subarray(0,32),c,e,Uint8Array.from(g)]));return K(x,l,d)}function C({revision:l,
keyLength:d},n){return K((0,W.F)(A(n)),l,l===2?5:d)}function K(l,d,n){let t=l.subarray(0,n);if(d>=3)for(let e=0;e<50;e++)t=(0,W.F)(t).subarray(0,n);return t}function z({
revision:l,id0:d},n){if(l===2)return D(n,p);let t=(0,W.F)(Buffer.concat([p,d]));for(let e=0;e<20;e++)t=D(G(n,e),t);return t}function G(l,d){return d===0?l:l.map(
n=>n^d)}function et(l,d,n){return d.length>=n&&l.subarray(0,n).every((t,e)=>t===d[e])}function ot(l,d,n){return Kt(l.user,l.wrappedByUser,d,n,new Uint8Array(0))}
function at(l,d,n){return Kt(l.owner,l.wrappedByOwner,d,n,l.user.subarray(0,48))}function ut(l,d,n){const t=kt(l,d,new Uint8Array(0)),e=kt(l,n,t.entry);return{user:t.
entry,wrappedByUser:t.wrapped,owner:e.entry,wrappedByOwner:e.wrapped}}function yt(l,d,n){const t=Buffer.alloc(16,255);return t.writeInt32LE(d,0),t.write(n?"Tadb":
"Fadb",8,"latin1"),(0,o.randomBytes)(4).copy(t,12),(0,o.createCipheriv)("aes-256-ecb",l,null).setAutoPadding(!1).update(t)}const lt=new Uint8Array(16);function Kt(l,d,n,t,e){
const s=dt(n,t,l.subarray(32,40),e);if(!Buffer.from(s).equals(l.subarray(0,32)))return;const r=dt(n,t,l.subarray(40,48),e);return(0,o.createDecipheriv)("aes-256\
-cbc",r,lt).setAutoPadding(!1).update(d.subarray(0,32))}function kt(l,d,n){const t=(0,o.randomBytes)(16),e=dt(6,d,t.subarray(0,8),n),s=dt(6,d,t.subarray(8),n),r=(0,o.
createCipheriv)("aes-256-cbc",s,lt).setAutoPadding(!1).update(l);return{entry:Buffer.concat([e,t]),wrapped:r}}function dt(l,d,n,t){let e=(0,o.createHash)("sha25\
6").update(d).update(n).update(t).digest();if(l<6)return e;for(let s=0,r=0;s<64||r>s-32;s++){const c=Buffer.concat([d,e,t]),g=Buffer.alloc(64*c.length,c),x=(0,o.
createCipheriv)("aes-128-cbc",e.subarray(0,16),e.subarray(16,32)).setAutoPadding(!1).update(g);let P=0;for(let F=0;F<16;F++)P+=x[F];e=(0,o.createHash)(["sha256",
"sha384","sha512"][P%3]).update(x).digest(),r=x[x.length-1]}return e.subarray(0,32)}var gt=_(77581);const Mt=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Ot=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Jt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Qt=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Dt=/[\p{L}\p{Mc}\p{Nl}]/u;function mt(l){if(/^[\x20-\x7e]*$/.test(l))return l;const d=l.replace(Mt,"").replace(Ot," ").normalize("NFKC");if(Jt.test(d))return;const n=[
...d],t=n.map(s=>Qt.test(s));return t.includes(!0)&&(n.some((s,r)=>!t[r]&&Dt.test(s))||!t[0]||!t.at(-1))?void 0:d}function Et(l){const d=mt(l),n=[...d===void 0?
[]:[Buffer.from(d,"utf8")],Buffer.from(l,"utf8"),...[xt(l),jt(l)].filter(s=>s!==void 0)],e=[...n.filter(s=>s.length>Pt).map(s=>s.subarray(0,Pt)),...n];return e.
filter((s,r)=>e.findIndex(c=>c.equals(s))===r)}const Pt=127;function Wt(l){return typeof l=="string"?Buffer.from(mt(l)??l,"utf8").subarray(0,Pt):l}function ft(l){
return typeof l=="string"?xt(l)??Buffer.from(l,"utf8"):l}function xt(l){return Ct(l,d=>gt.SQ.get(d)??(d>=24&&d<32||d>=127&&d<161?-1:d))}function jt(l){return Ct(
l,d=>d)}function Ct(l,d){const n=Array.from(l,t=>d(t.codePointAt(0)));return n.every(t=>t>=0&&t<256)?Buffer.from(n):void 0}function bt(l,d){const{strings:n}=d,t=(s,r,c,g)=>{
if(s===M)return r;const x=Buffer.allocUnsafe(s.length(r.length));return s.encryptInto(r,c,g,x,0),x},e=(s,r,c,g,x,P)=>(s.encryptInto(r,c,g,x,P),s.length(r.length));
return{...l,uniform:d.named===void 0||d.encryptMetadata&&d.embedded===d.streams,decryptString:(s,r,c)=>n.decrypt(s,r,c),encryptString:(s,r,c)=>t(n,s,r,c),decryptStream:(s,r,c,g)=>At(
d,g).decrypt(s,r,c),encryptStream:(s,r,c,g)=>t(At(d,g),s,r,c),encryptedStringLength:s=>n.length(s),encryptedStreamLength:(s,r)=>At(d,r).length(s),encryptStringInto:(s,r,c,g,x)=>e(
n,s,r,c,g,x),encryptStreamInto:(s,r,c,g,x,P)=>e(At(d,g),s,r,c,x,P)}}function At({streams:l,embedded:d,named:n,encryptMetadata:t},e){const s=e.get("Type");if((0,i.
Eo)(s,"XRef"))return M;if(n===void 0)return l;const r=Ft(e);return r!==void 0?n.get(r)??l:!t&&(0,i.Eo)(s,"Metadata")?M:(0,i.Eo)(s,"EmbeddedFile")?d:l}function Ft(l){
const d=l.get("Filter"),n=(0,i.cy)(d)?d.findIndex(r=>(0,i.Eo)(r,"Crypt")):(0,i.Eo)(d,"Crypt")?0:-1;if(n<0)return;const t=l.get("DecodeParms"),e=(0,i.cy)(t)?t[n]:
t,s=(0,i.Zm)(e)?e.get("Name"):void 0;return s instanceof i.SX?s.text:"Identity"}function It(l){if(Ft(l)===void 0)return!1;const d=l.get("Filter"),n=l.get("Decod\
eParms"),t=(0,i.cy)(d)?d.findIndex(s=>(0,i.Eo)(s,"Crypt")):0,e=(0,i.cy)(d)?d.filter((s,r)=>r!==t):[];return e.length===0?(l.delete("Filter"),l.delete("DecodePar\
ms"),!0):(l.set("Filter",e),(0,i.cy)(n)&&l.set("DecodeParms",n.filter((s,r)=>r!==t)),!0)}function qt(l){return l.algorithm==="AES-128"?Vt(l):Ht(l)}const zt=()=>(0,o.
randomBytes)(32);function Vt({userPassword:l,ownerPassword:d,permissions:n,id0:t}){const e=ft(l),s=k(4,16,ft(d),e),r=b({revision:4,keyLength:16,owner:s,permissions:n,
id0:t,encryptMetadata:!0},e),c=(0,i.jd)({Filter:(0,i.UU)("Standard"),V:4,R:4,Length:128,...Lt("AESV2",16),O:new i.Mx(s),U:new i.Mx(r.user),P:n});return vt({dictionary:c,
version:"1.6",numbered:!0,identifier:t},f(r.fileKey))}function Ht({userPassword:l,ownerPassword:d,permissions:n}){const t=(0,o.randomBytes)(32),e=ut(t,Wt(l),Wt(
d)),s=(0,i.jd)({Filter:(0,i.UU)("Standard"),V:5,R:6,Length:256,...Lt("AESV3",32),O:new i.Mx(e.owner),OE:new i.Mx(e.wrappedByOwner),U:new i.Mx(e.user),UE:new i.Mx(
e.wrappedByUser),P:n,Perms:new i.Mx(yt(t,n,!0))});return vt({dictionary:s,version:"1.7",extensionLevel:8,numbered:!1},u(t))}function Lt(l,d){const n=(0,i.jd)({Type:(0,i.
UU)("CryptFilter"),CFM:(0,i.UU)(l),AuthEvent:(0,i.UU)("DocOpen"),Length:d});return{CF:(0,i.jd)({StdCF:n}),StmF:(0,i.UU)("StdCF"),StrF:(0,i.UU)("StdCF")}}function vt(l,d){
return bt(l,{strings:d,streams:d,embedded:d,named:new Map([["StdCF",d],["Identity",M]]),encryptMetadata:!0})}var St=_(58552);const $t={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},pt=-4,Bt=l=>1<<
$t[l]-1,Zt=Object.keys($t);function Nt(l){let d=pt;for(const n of Zt)l[n]||(d&=~Bt(n));return l.allow_print?d:d&~Bt("allow_print_high_resolution")}function te(l){
return Zt.filter(d=>(l&Bt(d))===0)}function B(l,d,n){const t=Q(l),e=ht(t,d,new Uint8Array(0)),s=e??(n?Xt(Et(n),x=>ht(t,d,x)):void 0);if(s===void 0)throw n?he():
ue();const{fileKey:r,access:c}=s,g=Rt(t,r);return{...H(t,s,tt(t,r),g),access:c,locked:!1,permissions:t.permissions,revision:t.revision,keyBits:8*r.length,opensWithoutPassword:e!==
void 0,algorithm:fe(t.methods[g.streams===M?"embedded":"streams"],r),unrestricted:()=>J(t,s)}}function H(l,{identifier:d},n,t){const e={dictionary:n,...ce(l),numbered:l.
revision<=4,...d?{identifier:d}:{}};return bt(e,t)}function J(l,d){const n={...l,permissions:pt};let{fileKey:t}=d;const e=tt(n,t);if(d.legacy){const s=b({...d.legacy.
scheme,permissions:pt},d.legacy.userPassword);t=s.fileKey,e.set("U",new i.Mx(s.user))}else e.set("Perms",new i.Mx(yt(t,pt,l.encryptMetadata)));return H(n,d,e,Rt(
n,t))}function tt({encrypt:l,revision:d,permissions:n},t){const e=new i.Bi(l);e.set("P",n);for(const[r,c]of[["O",d<5?32:48],["U",d<5?32:48],["OE",32],["UE",32]]){
const g=l.get(r);g instanceof i.Mx&&g.bytes.length>c&&e.set(r,new i.Mx(g.bytes.subarray(0,c)))}const s=l.get("Length");return s!==void 0&&!(typeof s=="number"&&
s%8===0&&s>=40&&s<=256)&&e.set("Length",8*t.length),e}function Q(l){const d=l.get("Filter");if(!(0,i.Eo)(d,"Standard"))throw Ut(`the security handler ${d instanceof
i.SX?se(d):"without a name"}`);const n=Gt(l.get("V"),0),t=Gt(l.get("R"),0);if(!(n===5?t===5||t===6:[1,2,4].includes(n)&&t>=2&&t<=4))throw Ut(`the standard secur\
ity handler with V ${n} and R ${t}`);const s={encrypt:l,version:n,revision:t,permissions:Gt(l.get("P"),-4)|0};if(n<4)return{...s,encryptMetadata:!0,methods:{strings:"\
V2",streams:"V2",embedded:"V2"},filters:void 0};const r=l.get("CF"),c=new Map;for(const[P,F]of(0,i.Zm)(r)?r:[]){const L=(0,i.Zm)(F)?nt(F,n):void 0;L!==void 0&&c.
set(P,L)}c.set("Identity","none");const g=(P,F)=>{const L=l.get(P),V=c.get(L instanceof i.SX?L.text:F);if(V===void 0)throw Ut(`the crypt filter ${L instanceof i.
SX?se(L):F}`);return V},x=l.get("StmF");return{...s,encryptMetadata:l.get("EncryptMetadata")!==!1,methods:{strings:g("StrF","Identity"),streams:g("StmF","Identi\
ty"),embedded:g("EFF",x instanceof i.SX?x.text:"Identity")},filters:c}}function nt(l,d){const n=l.get("CFM");return d===5&&(0,i.Eo)(n,"AESV3")?"AESV3":d===4&&(0,i.
Eo)(n,"AESV2")?"AESV2":d===4&&(0,i.Eo)(n,"V2")?"V2":n===void 0||(0,i.Eo)(n,"None")?"none":void 0}function ht(l,d,n){const{encrypt:t,revision:e}=l;if(e>=5){const x={
owner:Tt(t,"O",48),user:Tt(t,"U",48),wrappedByOwner:Tt(t,"OE",32),wrappedByUser:Tt(t,"UE",32)};return ne(ot(x,e,n),"user")??ne(at(x,e,n),"owner")}const s=Tt(t,"\
O",1),r=Tt(t,"U",1),{permissions:c,encryptMetadata:g}=l;return Xt(d,x=>Xt(ae(l),P=>{const F={revision:e,keyLength:P,owner:s,permissions:c,id0:x,encryptMetadata:g};
return _t(F,r,n,"user")??_t(F,r,j(F,n),"owner")}))}function _t(l,d,n,t){const e=N(l,d,n);return e&&{fileKey:e,access:t,identifier:l.id0,legacy:{scheme:l,userPassword:n}}}
function ne(l,d){return l&&{fileKey:l,access:d}}function ae({encrypt:l,version:d}){if(d===4)return[16];const n=Gt(l.get("Length"),40),t=n%8===0&&n>=40&&n<=128?n/
8:5;return[...new Set(d===1?[5,t,16]:[t,16,5])]}function Rt(l,d){const n={none:M},t=c=>c==="V2"?n.V2??=a(d):c==="AESV2"?n.AESV2??=f(d):c==="AESV3"?n.AESV3??=u(d):
M,{methods:e,filters:s,encryptMetadata:r}=l;return{strings:t(e.strings),streams:t(e.streams),embedded:t(e.embedded),named:s&&new Map([...s].map(([c,g])=>[c,t(g)])),
encryptMetadata:r}}function ce({version:l,revision:d,methods:n}){return d>=5?{version:"1.7",extensionLevel:d===5?3:8}:l===4?{version:Object.values(n).includes("\
AESV2")?"1.6":"1.5"}:{version:d===2?"1.1":"1.4"}}function fe(l,d){if(l!=="none")return l==="V2"?d.length===5?"RC4-40":"RC4-128":l==="AESV2"?"AES-128":"AES-256"}
function Tt(l,d,n){const t=l.get(d);if(t instanceof i.Mx&&t.bytes.length>=n)return t.bytes;throw(0,St.O$)(`its encryption dictionary has no usable /${d}.`)}function Gt(l,d){
return typeof l=="number"?Math.trunc(l):d}function Xt(l,d){for(const n of l){const t=d(n);if(t!==void 0)return t}}function se({text:l}){return/^[\w.+-]{1,40}$/.
test(l)?l:"with an unusual name"}function ue(){return(0,St.hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs\
 a password to open: give it as open_password, or use remove_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that open\
s the document as open_password",fields:["open_password"]})}function he(){return new St.zU("wrong_password","The given password does not open the PDF document",
{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check\
 open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Ut(l){return(0,St.hJ)("unsupported_encryption",`is protected b\
y ${l}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${l}, which is not supported.`}],advice:"Only protection by passw\
ords can be opened, not by certificates or rights management"})}const ee={...M,decrypt:()=>new Uint8Array(0)};function re(l){const d=ie(l),n=s=>s==="none"?M:ee,
t=[...d?.filters??[["Identity","none"]]],e={strings:n(d?.methods.strings),streams:n(d?.methods.streams),embedded:n(d?.methods.embedded),named:d&&!d.filters?void 0:
new Map(t.map(([s,r])=>[s,n(r)])),encryptMetadata:d?.encryptMetadata??!0};return{...bt({dictionary:l,version:"1.1",numbered:!0},e),access:"user",locked:!0,permissions:d?.
permissions??pt,revision:d?.revision,opensWithoutPassword:!1,unrestricted:void 0,...d?le(d):de(l)}}function ie(l){try{return Q(l)}catch(d){if(d instanceof St.zU&&
d.code==="unsupported_encryption")return;throw d}}function le({encrypt:l,version:d,methods:n}){const t=n.streams==="none"?n.embedded:n.streams;if(t==="none")return{
algorithm:void 0,keyBits:void 0};if(t==="AESV3")return{algorithm:"AES-256",keyBits:256};if(d===4)return{algorithm:t==="AESV2"?"AES-128":"RC4-128",keyBits:128};const e=d===
1?40:oe(l.get("Length"));return{algorithm:e===40?"RC4-40":"RC4-128",keyBits:e}}function de(l){const d=l.get("CF"),n=l.get("StmF"),t=(0,i.Zm)(d)&&n instanceof i.
SX?d.get(n.text):void 0,e=(0,i.Zm)(t)?t.get("CFM"):void 0;return(0,i.Eo)(e,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,i.Eo)(e,"AESV2")?{algorithm:"AES-128",keyBits:128}:
{algorithm:void 0,keyBits:void 0}}function oe(l){return typeof l=="number"&&l%8===0&&l>=40&&l<=128?l:40}}),34400:((q,Z,_)=>{_.d(Z,{F:()=>W,V:()=>R});const o=[7,
12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],i=Int32Array.from({length:64},(S,D)=>Math.floor(Math.abs(Math.sin(D+1))*2**32)|0),W=S=>new R().digest(S);class R{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(D){const{state:M,tail:a}=this;M[0]=1732584193,M[1]=4023233417,M[2]=2562383102,M[3]=271733878;const{length:f}=D,
u=f&-64;for(let y=0;y<u;y+=64)this.compress(D,y);const m=f-u,h=m<56?64:128;for(let y=0;y<m;y++)a[y]=D[u+y];a[m]=128,a.fill(0,m+1,h);for(let y=0,O=f<<3;y<4;y++)a[h-
8+y]=O>>>(y<<3);a[h-4]=f>>>29;for(let y=0;y<h;y+=64)this.compress(a,y);const v=new Uint8Array(16);for(let y=0;y<16;y++)v[y]=M[y>>2]>>>((y&3)<<3);return v}compress(D,M){
const{words:a,state:f}=this;for(let y=0,O=M;y<16;y++,O+=4)a[y]=D[O]|D[O+1]<<8|D[O+2]<<16|D[O+3]<<24;let u=f[0],m=f[1],h=f[2],v=f[3];for(let y=0;y<64;y++){const O=y>>
4;let w,E;O===0?(w=m&h|~m&v,E=y):O===1?(w=v&m|~v&h,E=5*y+1):O===2?(w=m^h^v,E=3*y+5):(w=h^(m|~v),E=7*y);const I=u+w+i[y]+a[E&15]|0,U=o[O<<2|y&3];u=v,v=h,h=m,m=m+
(I<<U|I>>>32-U)|0}f[0]=f[0]+u,f[1]=f[1]+m,f[2]=f[2]+h,f[3]=f[3]+v}}}),78157:((q,Z,_)=>{_.d(Z,{$k:()=>Ft,A4:()=>ot,AF:()=>Mt,AN:()=>xt,AV:()=>at,AZ:()=>At,Ah:()=>C,
Cq:()=>o,Cx:()=>m,D:()=>Ct,Ec:()=>a,G_:()=>i,HF:()=>lt,HV:()=>G,HY:()=>Ot,Hh:()=>Qt,Hv:()=>p,IQ:()=>u,JI:()=>vt,Kl:()=>ft,Li:()=>It,MV:()=>Kt,N5:()=>y,N9:()=>mt,
OY:()=>ut,PZ:()=>Zt,WL:()=>j,Wd:()=>zt,Z4:()=>M,ay:()=>St,b9:()=>v,bS:()=>Bt,cL:()=>w,d2:()=>W,du:()=>T,em:()=>I,ev:()=>U,fX:()=>O,gq:()=>$t,iH:()=>Y,j8:()=>jt,
kR:()=>R,l0:()=>E,mE:()=>pt,o1:()=>S,r_:()=>k,rc:()=>A,rg:()=>te,s1:()=>h,sk:()=>qt,t6:()=>Et,t9:()=>bt,tF:()=>K,tw:()=>et,u7:()=>D,vz:()=>N,w1:()=>Vt,wb:()=>Ht,
wn:()=>f,wt:()=>b,y_:()=>Dt,yh:()=>Jt,yp:()=>Lt,yq:()=>dt});const o=0,i=8,W=9,R=10,S=12,D=13,M=32,a=33,f=35,u=37,m=40,h=41,v=43,y=45,O=46,w=47,E=48,I=55,U=57,Y=60,
N=62,j=91,k=92,b=93,p=123,A=125,T=126,C=66,K=67,z=68,G=69,et=73,ot=76,at=82,ut=98,yt=100,lt=101,Kt=102,kt=106,dt=110,gt=111,Mt=114,Ot=115,Jt=116,Qt=117,Dt=122,mt=0,
Et=1,Pt=2,Wt=3,ft=new Uint8Array(256);for(const B of[o,W,R,S,D,M])ft[B]=Et;for(const B of"(<>[]/%")ft[B.charCodeAt(0)]=Pt;for(const B of"){}")ft[B.charCodeAt(0)]=
Wt;function xt(B,H,J){for(;H<J;){const tt=B[H];if(ft[tt]===Et)H++;else if(tt===u)H=Ct(B,H,J);else break}return H}function jt(B,H,J){for(;H<J&&ft[B[H]]===Et;)H++;
return H}function Ct(B,H,J){for(;H<J&&B[H]!==R&&B[H]!==D;)H++;return H}function bt(B,H,J){const tt=At(B,H,J);return tt<0?J:tt}function At(B,H,J){let tt=0;for(;H<
J;){const Q=B[H++];if(Q===k)H++;else if(Q===m)tt++;else if(Q===h&&--tt===0)return H}return-1}function Ft(B,H,J){for(;H<J;)if(B[H++]===N)return H;return J}function It(B){
return B===void 0?-1:B>=E&&B<=U?B-E:B>=65&&B<=70?B-55:B>=97&&B<=102?B-87:-1}function qt(B,H,J){const tt=new Uint8Array(J-H+1>>1);let Q=0,nt=-1;for(let ht=H;ht<J&&
B[ht]!==N;ht++){const _t=It(B[ht]);_t<0||(nt<0?nt=_t:(tt[Q++]=nt*16+_t,nt=-1))}return nt>=0&&(tt[Q++]=nt*16),tt.subarray(0,Q)}function zt(B,H,J){for(;H<J&&ft[B[H]]===
mt;)H++;return H}function Vt(B,H,J){for(let tt=0;tt<J.length;tt++)if(B[H+tt]!==J.charCodeAt(tt))return!1;return!0}function Ht(B,H,J){return Vt(B,H,J)&&ft[B[H+J.
length]??M]!==mt}const Lt=B=>B!==void 0&&B>=E&&B<=U;function vt(B,H,J){let tt=0,Q=H;for(;Q<J&&Lt(B[Q]);)tt=tt*10+(B[Q++]-E);return Q===H?{value:-1,after:Q}:{value:tt,
after:Q}}function St(B,H,J){const tt=xt(B,H,J),Q=vt(B,tt,J);if(Q.value<0||Q.after===J||ft[B[Q.after]]!==Et)return;const nt=vt(B,xt(B,Q.after,J),J);if(nt.value<0||
nt.value>65535)return;const ht=xt(B,nt.after,J);if(Nt(B,ht))return{number:Q.value,generation:nt.value,start:tt,body:ht+3}}const $t=B=>new Uint8Array(B.buffer,B.
byteOffset,B.byteLength),pt=B=>B.length===1?B[0]:Buffer.concat(B),Bt=B=>Buffer.from(B.buffer,B.byteOffset,B.byteLength);function Zt(B,H,J,tt){let Q=0,nt=B[H];for(;nt>=
E&&nt<=U;nt=B[++H])Q=Q*10+(nt-E);if(Q!==J||nt!==M||(Q=0,nt=B[++H],nt<E||nt>U))return-1;for(;nt>=E&&nt<=U;nt=B[++H])Q=Q*10+(nt-E);return Q!==tt||nt!==M?-1:Nt(B,H+
1)?H+4:-1}const Nt=(B,H)=>B[H]===gt&&B[H+1]===ut&&B[H+2]===kt,te=(B,H)=>B[H]===lt&&B[H+1]===dt&&B[H+2]===yt&&B[H+3]===gt&&B[H+4]===ut&&B[H+5]===kt}),64580:((q,Z,_)=>{
_.d(Z,{F:()=>i});var o=_(45599);function i(S,D=()=>{}){if(S instanceof o.Z6)return new o.Z6(i(S.dict,D),S.data,S.sealed);const M=R(S),a=[M];let f=1;for(let u=a.
pop();u!==void 0;u=a.pop())if(Array.isArray(u)){f+=u.length;for(const[m,h]of u.entries())u[m]=W(h,a)}else if((0,o.Zm)(u)){f+=u.size;for(const[m,h]of u)u.set(m,W(
h,a))}return D(f),M}function W(S,D){const M=R(S);return M!==S&&D.push(M),M}function R(S){return Array.isArray(S)?[...S]:(0,o.Zm)(S)?new o.Bi(S):S}}),33095:((q,Z,_)=>{
_.d(Z,{i:()=>i});var o=_(62760);function i(W,R){const S=new o.KK(W,D=>R.copy(D,0,D.length));return Object.assign(S.s,{i:0,w:0,z:0}),S}}),79725:((q,Z,_)=>{_.d(Z,
{R:()=>S,Z:()=>D});var o=_(78157),i=_(88500);const W=new Int32Array(0),R=new i.s;class S{at=W;first=0;used=0;open=-1;close=-1;special=!1;scan=R;marksFrom=0;marksTo=0;own;locate(a,f,u){
const m=this.own??={at:new Int32Array(64),scan:new i.s},{scan:h}=m;if(this.at=m.at,this.scan=h,this.first=this.used=this.marksFrom=this.marksTo=0,h.reset(),f=(0,o.
AN)(a,f,u),a[f]!==o.iH||a[f+1]!==o.iH)return!1;for(this.open=f+=2;(f=(0,o.AN)(a,f,u))<u;){const v=a[f];if(v===o.vz)return this.close=f,this.marksTo=h.used,this.
special=h.byteRange,a[f+1]===o.vz;if(v!==o.cL)return!1;const y=++f;for(;f<u&&o.Kl[a[f]]===o.N9;f++)if(a[f]===o.wn)return!1;const O=f;O-y===9&&a[y]===o.Ah&&(0,o.
w1)(a,y,"ByteRange")&&(h.byteRange=!0);const w=f=(0,o.AN)(a,f,u);if(a[f]===o.vz||(f=h.value(a,f,u),f<0))return!1;this.add(y,O,w,f)}return!1}add(a,f,u,m){this.used+
4>this.at.length&&(this.at=this.own.at=D(this.at,this.used+4));const{at:h,used:v}=this;h[v]=a,h[v+1]=f,h[v+2]=u,h[v+3]=m,this.used=v+4}find(a,f){const{at:u,first:m}=this,
h=f.length;for(let v=this.used-4;v>=m;v-=4){const y=u[v];if(u[v+1]-y!==h)continue;let O=0;for(;O<h&&a[y+O]===f.charCodeAt(O);)O++;if(O===h)return v}return-1}}function D(M,a){
const f=new Int32Array(Math.max(M.length*2,a));return f.set(M),f}}),4537:((q,Z,_)=>{_.d(Z,{Q:()=>R});var o=_(62760),i=_(78157);const W=16384;async function R(M,a,f,u,m){
const h=(0,i.mE)(M.slice(0,3).map(Y=>Y.subarray(0,2))),[v=0,y=0]=h;if((v&15)!==8||(v<<8|y)%31!==0||y&32)return{ending:"damaged",reached:0};const O=Math.max(1024,
Math.floor(W/u)),w=new D;let E=0;const I=new o.EL(Y=>{const N=Math.min(Y.length,a-E);E+=Y.length,w.add(Y),N>0&&m(N===Y.length?Y:Y.subarray(0,N))}),U=[];try{let Y=2,
N=0;for(const j of M)for(let k=0;k<j.length;k+=O){const b=Math.min(Y,j.length-k,O),p=j.subarray(k+b,k+O);Y-=b;const A=E;E<a&&N<O?I.push(p):U.length<16&&U.push(p),
N=E>A?0:N+p.length;const T=f.step((p.length+E-A)*u);T&&await T}I.push((0,i.mE)(U).subarray(0,O),!0)}catch(Y){return E>=a?{ending:"loose",reached:E}:{ending:Y.code===
o.YL.UnexpectedEOF?"short":"damaged",reached:E}}return{ending:E<=a&&S(M,w.value)?"clean":"loose",reached:E}}function S(M,a){let f=new Uint8Array(0);for(let m=M.
length-1;m>=0&&f.length<6;m--)f=(0,i.mE)([M[m].subarray(-6),f]);const u=Buffer.from(f);for(let m=0;m<=2&&u.length>=4+m;m++)if(u.readUInt32BE(u.length-4-m)===a)return!0;
return!1}class D{a=1;b=0;add(a){let{a:f,b:u}=this;for(let m=0;m<a.length;){const h=Math.min(m+2e3,a.length);for(;m<h;)u+=f+=a[m++];f%=65521,u%=65521}this.a=f,this.
b=u}get value(){return this.b*65536+this.a}}}),64680:((q,Z,_)=>{_.d(Z,{k:()=>R,t:()=>S});var o=_(78157);const i=12,W=20;class R{buffer;memory;length=0;constructor(a){
this.buffer=Buffer.allocUnsafeSlow(Math.max(a,256)),this.memory=(0,o.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const a=Buffer.allocUnsafeSlow(this.length);return a.set(this.bytes),a}clear(){this.length=0}from(a){return this.memory.subarray(a,this.length)}reserve(a){
const f=this.length+a;f>this.memory.length&&this.grow(f)}grow(a){const f=Buffer.allocUnsafeSlow(Math.max(a,Math.ceil(this.memory.length*1.5)));f.set(this.bytes),
this.buffer=f,this.memory=(0,o.gq)(f)}copy(a,f,u){const m=u-f;if(this.reserve(m),m<i){const{memory:h}=this;let v=this.length;for(let y=f;y<u;y++)h[v++]=a[y]}else
this.memory.set(new Uint8Array(a.buffer,a.byteOffset+f,m),this.length);this.length+=m}text(a){const f=a.length;if(this.reserve(f),f<W){const{memory:u}=this;let m=this.
length;for(let h=0;h<f;h++)u[m++]=a.charCodeAt(h)}else this.buffer.write(a,this.length,"latin1");this.length+=f}integer(a){this.reserve(20);const{memory:f}=this,
u=D(a);for(let m=this.length+u-1;m>=this.length;m--){const h=Math.floor(a/10);f[m]=o.l0+(a-h*10),a=h}this.length+=u}byte(a){this.reserve(1),this.memory[this.length++]=
a}fill(a,f){this.reserve(a),f(this.memory,this.length),this.length+=a}}class S{length=0;copy(a,f,u){this.length+=u-f}text(a){this.length+=a.length}integer(a){this.
length+=D(a)}byte(){this.length++}fill(a){this.length+=a}}function D(M){return M<10?1:M<100?2:M<1e3?3:M<1e4?4:M<1e5?5:M<1e6?6:String(M).length}}),45798:((q,Z,_)=>{
_.d(Z,{i:()=>I});var o=_(42973),i=_(78157),W=_(82416),R=_(45599);const S=Symbol("close array"),D=Symbol("close dictionary"),M=Symbol("end"),a=32,f=32,u=32,m=32,
h=224,v=224,y=8,O=256,w=65536,E=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class I{bytes;at;end;nesting;openString;room;closed=-1;constructor(N,j,k,b,p,A=1/0){this.
bytes=N,this.at=j,this.end=k,this.nesting=b,this.openString=p,this.room=A}value(){const N=this.token(0);return typeof N=="symbol"?null:N}token(N){const{bytes:j,
end:k}=this;if(this.room-=a,this.room<0)throw U();const b=(0,i.AN)(j,this.at,k);if(this.at=b,b>=k)return M;const p=j[b];if(p>=i.l0&&p<=i.ev)return this.numberOrReference();
switch(p){case i.cL:return this.name();case i.Cx:return this.string(this.literal());case i.iH:return j[b+1]!==i.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(N+1));case i.WL:return this.at++,this.array(N+1);case i.wt:return this.at++,S;case i.vz:return this.closed=b,j[b+1]===i.vz?(this.at+=2,D):(this.at++,
null);case i.s1:case i.Hv:case i.rc:return this.at++,null;default:return this.word()}}array(N){this.checkDepth(N),this.room-=m;const j=[];for(;;){j.length===y&&
j.every(b=>b instanceof R.oS)&&this.references(j);const k=this.token(N);if(k===S||k===M)return j;if(k===D)return this.at=this.closed,j;j.push(k)}}references(N){
const{bytes:j,end:k}=this;for(let b=O;;b=Math.min(2*b,w)){const p=(0,i.bS)(j).toString("latin1",this.at,Math.min(this.at+b,k)),A=E.exec(p)?.[0]??"";if(A==="")return;
const T=N.length;for(const C of A.split(" 0 R"))C!==""&&N.push(new R.oS(Number(C),0));if(this.room-=(N.length-T)*(a+f),this.at+=A.length,A.length<p.length>>1)return}}dictionary(N){
this.checkDepth(N),this.room-=v;const j=new R.Bi;let k,b=-1;for(;;){const p=this.at,A=this.token(N);if(A===D||A===M)return b>=0&&(0,R.hi)(j)&&this.keepSealed(j,
b),j;if(A===S)continue;const T=A;if(k===void 0){T instanceof R.SX&&(k=T.text);continue}T!==null&&j.set(k,T),this.openString&&k==="Contents"&&T instanceof R.Mx&&
(b=p),k=void 0}}keepSealed(N,j){N.set("Contents",new I(this.bytes,j,this.end,1).value())}checkDepth(N){if(N>this.nesting)throw(0,o.F)("nesting",`An object of th\
e document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:N,end:j}=this,k=this.at+1;return this.
room-=u,this.at=(0,i.Wd)(N,k,j),new R.SX((0,W.MQ)(N,k,this.at))}string(N){return this.room-=h,new R.Mx(this.openString?this.openString(N):N)}literal(){const{bytes:N,
end:j}=this,k=this.at+1;for(let b=k;b<j;b++){const p=N[b];if(p===i.s1)return this.at=b+1,N.slice(k,b);if(p===i.Cx||p===i.r_||p===i.u7)break}return this.at=(0,i.
t9)(N,this.at,j),(0,W.U1)(N,k,this.at)}hexadecimal(){const{bytes:N,end:j}=this,k=this.at+1,b=(0,i.$k)(N,k,j);return this.at=b,(0,i.sk)(N,k,b)}numberOrReference(){
const{bytes:N,end:j}=this;let k=this.at,b=0;for(;k<j&&N[k]>=i.l0&&N[k]<=i.ev;)b=b*10+(N[k++]-i.l0);if(k<j&&i.Kl[N[k]]===i.N9)return this.number();this.at=k,k=(0,i.
AN)(N,k,j);let p=0;const A=k;for(;k<j&&N[k]>=i.l0&&N[k]<=i.ev;)p=p*10+(N[k++]-i.l0);return k===A||(k=(0,i.AN)(N,k,j),k>=j||N[k]!==i.AV||k+1<j&&i.Kl[N[k+1]]===i.
N9)?b:(this.at=k+1,this.room-=f,b>2147483647?null:new R.oS(b,Math.min(p,65535)))}number(){const{bytes:N,end:j,at:k}=this;return this.at=(0,i.Wd)(N,k,j),(0,W.kz)(
N,k,this.at)}word(){const{bytes:N,at:j,end:k}=this,b=N[j];return b===i.b9||b===i.N5||b===i.fX?this.number():(0,i.wb)(N,j,"true")||(0,i.wb)(N,j,"false")?(this.at=
(0,i.Wd)(N,j,k),b===i.yh):(0,i.w1)(N,j,"endobj")||(0,i.w1)(N,j,"endstream")?M:(this.at=Math.max((0,i.Wd)(N,j,k),j+1),null)}}const U=()=>(0,o.F)("values","The ob\
jects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another pro\
gram")}),68973:((q,Z,_)=>{_.d(Z,{Uw:()=>u,uM:()=>S});var o=_(62760),i=_(33095),W=_(4537),R=_(64680);const S=({codec:h,pace:v})=>h??f(v),D=65536,M=16384,a=1e5,f=h=>({
async deflate(v,y){if(v.length<=M){const E=(0,o.$)(v,{level:y}),I=h.step(a+v.length*10);return I&&await I,E}const O=new R.k(Math.max(256,v.length>>2)),w=(0,i.i)(
{level:y},O);for(let E=0;E<v.length;E+=D){v.length-E>M&&await h.rest(),w.push(v.subarray(E,E+D),E+D>=v.length);const I=h.step(a+Math.min(v.length,D)*10);I&&await I}
return O.bytes},async inflate(v,y){const{bytes:O,ending:w}=await m(v,y,h);return w==="clean"?O:void 0}});async function u(h,v,y){const{bytes:O,ending:w,reached:E}=await m(
h,v,y);return w==="clean"||w==="loose"&&E<v?O:void 0}async function m(h,v,y){const O=new R.k(Math.min(h.length*4,v));return{...await(0,W.Q)([h],v,y,1,E=>O.copy(
E,0,E.length)),bytes:O.bytes}}}),82416:((q,Z,_)=>{_.d(Z,{E3:()=>a,MQ:()=>i,U1:()=>M,kz:()=>R});var o=_(78157);function i(u,m,h){let v="";for(let y=m;y<h;y++){let O=u[y];
if(O===o.wn&&y+2<h){const[w,E]=[(0,o.Li)(u[y+1]),(0,o.Li)(u[y+2])];w>=0&&E>=0&&(O=w*16+E,y+=2)}v+=String.fromCharCode(O)}return v}const W=15;function R(u,m,h){let v=m;
const y=u[v];(y===o.N5||y===o.b9)&&v++;let O=0,w=-1,E=0;for(;v<h;v++){const U=u[v];if(U>=o.l0&&U<=o.ev)E=E*10+(U-o.l0),O++,w>=0&&w++;else if(U===o.fX&&w<0)w=0;else
break}if(v<h||O===0||O>W)return D(u,m,h);const I=w>0?E/S[w]:E;return y===o.N5?-I:I}const S=Float64Array.from({length:W+1},(u,m)=>10**m);function D(u,m,h){const v=(0,o.
bS)(u).toString("latin1",m,h),y=Number(v);if(!Number.isNaN(y)&&/^[+-]?[\d.]/.test(v))return y;const O=/^[+-]*(\d*\.?\d*)/.exec(v),w=Number(O?.[1]??0)||0;return v.
startsWith("-")?-w:w}function M(u,m,h){for(let w=m;w<h;w++){const E=u[w];if(E===o.s1)return u.subarray(m,w);if(E===o.Cx||E===o.r_||E===o.u7)break}const v=new Uint8Array(
h-m);let y=0,O=1;for(let w=m;w<h;w++){let E=u[w];if(E===o.Cx)O++;else if(E===o.s1){if(--O===0)break}else if(E===o.u7)u[w+1]===o.kR&&w++,E=o.kR;else if(E===o.r_){
if(E=u[++w],w>=h)break;if(E>=o.l0&&E<=o.em){let I=E-o.l0;for(let U=0;U<2&&u[w+1]>=o.l0&&u[w+1]<=o.em;U++)I=I*8+u[++w]-o.l0;E=I&255}else if(E===o.u7){u[w+1]===o.
kR&&w++;continue}else{if(E===o.kR)continue;E=f.get(E)??E}}v[y++]=E}return v.subarray(0,y)}const a=(u,m,h)=>u[m]===o.Cx?M(u,m+1,h):(0,o.sk)(u,m+1,h),f=new Map([[
o.yq,o.kR],[o.AF,o.u7],[o.yh,o.d2],[o.OY,o.G_],[o.MV,o.o1]])}),88500:((q,Z,_)=>{_.d(Z,{A:()=>i,s:()=>U});var o=_(78157);const i=-1,W=2**63,R=1,S=2,D=0,M=1,a=2,f=0,
u=1,m=2,h=3,v=4,y=5,O=6,w=7,E=8,I=new Uint8Array(256).fill(m);for(let k=0;k<256;k++)o.Kl[k]===o.t6&&(I[k]=f);for(let k=o.l0;k<=o.ev;k++)I[k]=u;for(const[k,b]of Object.
entries({"/":h,"<":v,">":y,"[":O,"]":w,"(":E,"%":f,")":f,"{":f,"}":f}))I[k.charCodeAt(0)]=b;class U{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(b,p,A){const T=this.
used+A-p;T>this.marks.length&&this.grow(T),this.marks.set(b.subarray(p,A),this.used),this.used=T}open(b,p,A){if(b>=this.opened.length){const T=new Uint8Array(this.
opened.length*2);T.set(this.opened),this.opened=T}return this.opened[b]=p,A}add(b,p,A){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=b>2147483647?0:b,this.marks[this.used+1]=p,this.marks[this.used+2]=A,this.used+=3,A}grow(b){const p=new Int32Array(Math.max(this.marks.length*2,b));p.set(
this.marks),this.marks=p}value(b,p,A){let T=0,C=D;for(let K=p;p<A;K=p){const z=b[p++];switch(I[z]){case f:z===o.IQ&&(p=(0,o.D)(b,K,A));continue;case u:{let G=z-
o.l0;for(;I[b[p]]===u;)G=G*10+(b[p++]-o.l0);if(p<A&&o.Kl[b[p]]===o.N9){p=(0,o.Wd)(b,p,A);break}if(G>=W)return-1;const et=Y(b,p,A);C===a&&this.setLength(G,K,p,et),
et>p&&(p=this.add(G,K,et));break}case m:for(;p<A&&o.Kl[b[p]]===o.N9;)p++;if(z===o.HF&&j(b,K,p))return-1;break;case h:for(;p<A&&o.Kl[b[p]]===o.N9;)p++;if(C=this.
expectedAfter(b,K,p-K,T===1&&C===D),T===0)return p;continue;case v:p=b[p]===o.iH?this.open(T++,S,p+1):this.hexString(b,K,A);break;case y:if(b[p]!==o.vz)continue;
if(this.opened[--T]!==S||++p>A)return-1;break;case O:p=this.open(T++,R,p);break;case w:if(this.opened[--T]!==R)return-1;break;case E:p=this.literalString(b,K,A);
break}if(T===0)return p>A?-1:p;C=D}return-1}setLength(b,p,A,T){const C=T>A;this.length=C?-1:b,this.lengthRef=C?b:-1,this.lengthStart=p,this.lengthEnd=T}literalString(b,p,A){
const T=(0,o.AZ)(b,p,A);return T<0?A+1:this.strings?this.add(i,p,T):T}hexString(b,p,A){const T=(0,o.$k)(b,p,A);return this.strings?this.add(i,p,T):T}expectedAfter(b,p,A,T){
return A===10&&b[p+1]===o.Ah&&(0,o.w1)(b,p,"/ByteRange")&&(this.byteRange=!0),T?A===7&&b[p+1]===o.A4&&(0,o.w1)(b,p,"/Length")?a:M:D}}function Y(k,b,p){if(k[b]===
o.Z4&&k[b+1]===o.l0&&k[b+3]===o.AV&&k[b+2]===o.Z4&&b+4<=p)return N(k,b+4,p)?b+4:b;const A=(0,o.AN)(k,b,p);let T=A,C=0;for(;T<p&&(0,o.yp)(k[T]);T++)C=C*10+(k[T]-
o.l0);if(T===A||C>=W)return b;const K=(0,o.AN)(k,T,p);return K<p&&k[K]===o.AV&&N(k,K+1,p)?K+1:b}const N=(k,b,p)=>b>=p||o.Kl[k[b]]!==o.N9;function j(k,b,p){return p-
b===6&&(0,o.w1)(k,b,"endo")||p-b===9&&(0,o.w1)(k,b,"ends")}}),45079:((q,Z,_)=>{_.d(Z,{ZV:()=>y,bD:()=>S,dZ:()=>f,pS:()=>u,sd:()=>O,yT:()=>R});var o=_(78157),i=_(
45599);const W=8,R={number:0,generation:0};function S(w,E,I){if(E===null)w.text("null");else if(typeof E=="number")w.text(y(E));else if(typeof E=="boolean")w.text(
E?"true":"false");else if(E instanceof i.SX)f(w,E.text);else if(E instanceof i.oS)w.text(a(E,I));else if(E instanceof i.Mx)u(w,E.bytes,I);else if(Array.isArray(
E)){if(w.byte(o.WL),E.length>=W&&E.every(U=>U instanceof i.oS))w.text(E.map(U=>a(U,I)).join(" "));else for(const[U,Y]of E.entries())U>0&&w.byte(o.Z4),S(w,Y,I);w.
byte(o.wt)}else E instanceof i.Bi?D(w,E,I):S(w,E.dict,I)}function D(w,E,I){const U=I.security&&E.has("ByteRange")?{...I,security:void 0}:I;w.text("<<");for(const[
Y,N]of E)f(w,Y),M(N)&&w.byte(o.Z4),S(w,N,Y==="Contents"?U:I);w.text(">>")}const M=w=>w===null||typeof w=="number"||typeof w=="boolean"||w instanceof i.oS;function a(w,{
renumber:E,generationOf:I}){const U=E?E(w):w.number;return E&&U===0?"null":`${U} ${I?I(U):E?0:w.generation} R`}function f(w,E){w.byte(o.cL);for(let I=0;I<E.length;I++){
const U=E.charCodeAt(I)&255;U!==o.Cq&&(U>o.Z4&&U<=o.du&&U!==o.wn&&o.Kl[U]===o.N9?w.byte(U):w.text(`#${v(U)}`))}}function u(w,E,{security:I,number:U,generation:Y}){
if(I){m(w,I.encryptString(E,U,Y));return}let N=0;for(const j of E)(j<o.Z4||j>o.du)&&N++;if(N*3>E.length){m(w,E);return}w.byte(o.Cx);for(const j of E)(j===o.Cx||
j===o.s1||j===o.r_)&&w.byte(o.r_),j===o.u7?w.text("\\r"):w.byte(j);w.byte(o.s1)}function m(w,E){w.byte(o.iH);for(const I of E)w.byte(h.charCodeAt(I>>4)),w.byte(
h.charCodeAt(I&15));w.byte(o.vz)}const h="0123456789abcdef",v=w=>h[w>>4]+h[w&15];function y(w){if(!Number.isFinite(w))return"0";const E=Math.abs(w);if(Number.isInteger(
w)&&E<1e15)return String(w);if(E>=2**63)return`${BigInt(w)}.0`;const I=String(w);return I.includes("e")?w.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):I}function O(w){
const E=[w];for(;E.length>0;){const I=E.pop();if(I instanceof i.Mx)return!0;if(Array.isArray(I))for(const U of I)E.push(U);else if(I instanceof i.Bi)for(const U of I.
values())E.push(U);else I instanceof i.Z6&&E.push(I.dict)}return!1}}),39150:((q,Z,_)=>{_.d(Z,{D:()=>S});var o=_(78157);const i=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
W=/^(true|false|null)$/,R=/#(?![0-9A-Fa-f]{2})|#00/;function S(u,m,h){const v=[],y=()=>{const w=v.at(-1);w?.keys&&(w.value=!1)},O=(0,o.AN)(u,m,h);for(;;){if(m=(0,o.
AN)(u,m,h),m>=h)return!1;const w=v.at(-1),E=u[m];if(E===o.vz||E===o.wt){if(!w||w.keys===void 0!=(E===o.wt)||w.keys&&(w.value||++m>=h||u[m]!==o.vz))return!1;v.pop(),
m++}else if(w?.keys&&!w.value){const I=(0,o.Wd)(u,m+1,h),U=f(u,m,I);if(E!==o.cL||R.test(U)||w.keys.has(U))return!1;w.keys.add(U),w.value=!0,m=I;continue}else if(E===
o.WL||E===o.iH&&u[m+1]===o.iH){v.push(E===o.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),m+=E===o.WL?1:2;continue}else if(m=D(u,m,h),m<0)return!1;if(y(),v.
length===0)return!(0,o.yp)(u[O])||u[m-1]!==o.AV}}function D(u,m,h){switch(u[m]){case o.cL:{const v=(0,o.Wd)(u,m+1,h);return R.test(f(u,m,v))?-1:v}case o.Cx:return(0,o.
AZ)(u,m,h);case o.iH:for(m++;m<h&&u[m]!==o.vz;m++)if(!a(u[m])&&o.Kl[u[m]]!==o.t6)return-1;return m<h?m+1:-1;default:{const v=(0,o.Wd)(u,m,h),y=f(u,m,v);return W.
test(y)?v:i.test(y)?M(u,y,v,h):-1}}}function M(u,m,h,v){if(!/^\d+$/.test(m))return h;const y=(0,o.AN)(u,h,v),O=(0,o.Wd)(u,y,v),w=f(u,y,O),E=(0,o.AN)(u,O,v);return!/^\d+$/.
test(w)||u[E]!==o.AV||o.Kl[u[E+1]??o.Z4]===o.N9?h:Number(m)<=2147483647&&Number(w)<=65535?E+1:-1}const a=u=>u>=o.l0&&u<=o.ev||(u|32)>=97&&(u|32)<=102;function f(u,m,h){
return String.fromCharCode(...u.subarray(m,Math.min(h,m+200)))}}),77581:((q,Z,_)=>{_.d(Z,{SQ:()=>i,g7:()=>R,kt:()=>a,wx:()=>S});var o=_(45599);const i=new Map([
...[728,711,710,729,733,731,730,732].map((f,u)=>[f,24+u]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,
64258,321,338,352,376,381,305,322,339,353,382].map((f,u)=>[f,128+u]),[8364,160]]),W=new Map([...i].map(([f,u])=>[u,f]));function R({bytes:f}){if(f[0]===254&&f[1]===
255)return new TextDecoder("utf-16be").decode(f.subarray(2));if(f[0]===255&&f[1]===254)return new TextDecoder("utf-16le").decode(f.subarray(2));if(f[0]===239&&f[1]===
187&&f[2]===191)return new TextDecoder().decode(f.subarray(3));let u="";for(const m of f)u+=String.fromCharCode(W.get(m)??m);return u}function S(f){const u=new Uint8Array(
f.length);for(let h=0;h<f.length;h++){const v=D(f.charCodeAt(h));if(v===void 0)return new o.Mx(M(f));u[h]=v}const m=u[0]===254&&u[1]===255||u[0]===255&&u[1]===254;
return new o.Mx(m||u[0]===239&&u[1]===187&&u[2]===191?M(f):u)}function D(f){return f>=32&&f<127||f===9||f===10||f===13||f>=161&&f<=255&&f!==173?f:i.get(f)}const M=f=>a(
`\uFEFF${f}`),a=f=>Buffer.from(f,"utf16le").swap16()}),45599:((q,Z,_)=>{_.d(Z,{Bi:()=>S,Eo:()=>u,Mx:()=>i,Px:()=>v,SX:()=>o,UU:()=>h,Z6:()=>D,Zm:()=>M,cy:()=>f,
hi:()=>y,i9:()=>a,jd:()=>m,oS:()=>W,rV:()=>R});class o{text;constructor(w){this.text=w}}class i{bytes;constructor(w){this.bytes=w}}class W{number;generation;constructor(w,E=0){
this.number=w,this.generation=E}}class R extends W{part;constructor(w,E){super(E,0),this.part=w}}class S extends Map{}class D{dict;data;sealed;constructor(w,E,I){
this.dict=w,this.data=E,this.sealed=I}}const M=O=>O instanceof S,a=O=>O instanceof W,f=O=>Array.isArray(O),u=(O,w)=>O instanceof o&&O.text===w;function m(O){const w=new S;
for(const[E,I]of Object.entries(O))I!==void 0&&w.set(E,I);return w}const h=O=>new o(O),v=O=>new i(Uint8Array.from(Buffer.from(O,"latin1")));function y(O){const w=O.
get("Type");return u(w,"Sig")||u(w,"DocTimeStamp")||O.has("ByteRange")}})};
