"use strict";exports.id=7390,exports.ids=[7390],exports.modules={38212:((Q,H,M)=>{M.d(H,{$:()=>L,EL:()=>D,HM:()=>i,KK:()=>v,YL:()=>k});const a=()=>M(79815),i=(S,o)=>a().inflateSync(
S,o),L=(S,o)=>a().zlibSync(S,o),D=function(...S){return Reflect.construct(a().Inflate,S)},v=function(...S){return Reflect.construct(a().Zlib,S)},k={get UnexpectedEOF(){
return a().FlateErrorCode.UnexpectedEOF}}}),79815:((Q,H,M)=>{M.r(H),M.d(H,{FlateErrorCode:()=>a.YL,Inflate:()=>a.EL,Zlib:()=>a.KK,inflateSync:()=>a.HM,zlibSync:()=>a.
$});var a=M(37718)}),22432:((Q,H,M)=>{M.d(H,{g:()=>L,q:()=>i});var a=M(84293);function i({stream:D,total:v,documents:k=1},S){const o="It may be a decompression \
bomb; if it is not, save it without compression in another program",f=k===1?"the document":"this document and of those before it";return S>D?(0,a.F)("streamByte\
s",`A stream of the document expands to more than ${D} bytes`,o):(0,a.F)("expansion",`The streams of ${f} expand to more than ${v} bytes`,o)}class L{budget;chunks=[];size=0;consumed=0;constructor(v){
this.budget=v}push(v){if(this.size+=v.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,i(this.budget,
this.size);this.chunks.push(v)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const v=new Uint8Array(this.size);let k=0;
for(const S of this.chunks)v.set(S,k),k+=S.length;return v}}}),8991:((Q,H,M)=>{M.d(H,{Kc:()=>k,M_:()=>S,UD:()=>h});var a=M(38212),i=M(49153),L=M(1967),D=M(269),
v=M(22432);const k=E=>(0,a.$)(E,{level:4,mem:3}),S=E=>(0,a.$)(E,{level:0}),o=16384,f=1<<26;function h(E,T,x){const y=T.codec?.inflateNow(E,Math.min(T.stream,T.remaining,
f));if(y)return T.remaining-=y.length,y;let P=0;for(;P<E.length&&P<4&&D.Kl[E[P]]===D.t6;)P++;const I=(E[P]&15)===8&&(E[P]<<8|E[P+1])%31===0;I||(x.found=!0);const G=l(
E.subarray(I?P+2:0),T,x);if(G)return G;throw(0,i.O$)("a compressed stream is damaged")}function l(E,T,x){if(T.remaining<=0)throw(0,v.q)(T,0);const y=new v.g(T);
if(E.length<=16*o){const I=(T.scratch??new L.f).bytes;try{const G=(0,a.HM)(E,{out:I});if(G.length<I.length)return y.push(G.slice()),y.finish()}catch(G){if(G instanceof
i.zU)throw G}}if(O(E,y,E.length))return y.finish();x.found=!0;const P=new v.g(T);return O(E,P,Math.floor(y.consumed/o)*o),P.size===0?void 0:P.finish()}const p=16;
function O(E,T,x){const y=new a.EL(I=>{I.length&&T.push(I)}),P=x<E.length;try{for(let I=0;I<E.length;){const G=I<x?o:p;T.consumed=I,y.push(E.subarray(I,I+G),!P&&
I+G>=E.length),I+=G}}catch(I){if(I instanceof i.zU)throw I;return!1}return!0}}),62397:((Q,H,M)=>{M.d(H,{Kc:()=>D.Kc,TT:()=>B,M_:()=>D.M_,tN:()=>W});var a=M(49153),
i=M(269);function L(_){let w=_.length+5;for(const V of _)V===i.y_&&(w+=3);const d=new Uint8Array(w);let b=0,R=0,U=0,z=_[0]===i.iH&&_[1]===i.du?2:0;for(;z<_.length;z++){
const V=_[z];if(V===i.du)break;if(i.Kl[V]!==i.t6){if(V===i.y_&&U===0){b+=4;continue}if(!(V<i.Ec||V>i.Hh)&&(R=R*85+(V-i.Ec),!(++U<5))){for(let X=24;X>=0;X-=8)d[b++]=
Math.floor(R/2**X)&255;R=U=0}}}if(U>1){for(let V=U;V<5;V++)R=R*85+84;for(let V=0;V<U-1;V++)d[b++]=Math.floor(R/2**(24-8*V))&255}return d.slice(0,b)}var D=M(8991),
v=M(22432);const k=256,S=257,o=258,f=4096,h=65536,l=-1;function p(_,w,d,b){const R=new E(d);let U=9,z=0,V=0;for(let X=0;X<_.length;X++){if(V=(V<<8|_[X])&16777215,
z+=8,z<U)continue;z-=U;const nt=V>>z&(1<<U)-1;if(nt===S)break;if(nt===k)R.clear();else if(!R.put(nt)){b.found=!0;break}U=O(R.next+w)}return R.finish()}function O(_){
return _>=2048?12:_>=1024?11:_>=512?10:9}class E{next=o;previous=l;prefix=new Int16Array(f);suffix=new Uint8Array(f);length=new Uint16Array(f);collector;out=new Uint8Array(
h);used=0;constructor(w){this.collector=new v.g(w);for(let d=0;d<k;d++)this.suffix[d]=d,this.length[d]=1}clear(){this.next=o,this.previous=l}put(w){const{previous:d,
next:b,length:R}=this,U=w<b;if(!U&&(d===l||w!==b))return!1;const z=U?R[w]:R[d]+1;this.used+z>h&&this.flush();const V=this.used,X=this.write(U?w:d,V);return U||(this.
out[V+z-1]=X),d!==l&&b<f&&this.add(d,X),this.used=V+z,this.previous=w,!0}write(w,d){const{out:b,prefix:R,suffix:U}=this;for(let z=d+this.length[w]-1;z>d;z--)b[z]=
U[w],w=R[w];return b[d]=U[w]}add(w,d){const{next:b}=this;this.prefix[b]=w,this.suffix[b]=d,this.length[b]=this.length[w]+1,this.next=b+1}flush(){this.collector.
push(this.out.subarray(0,this.used)),this.out=new Uint8Array(h),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}
var T=M(85693),x=M(94620);function y(_,w){let d=0;if(P(_,(U,z,V)=>d+=z+V),d>w.stream||d>w.remaining)throw(0,v.q)(w,d);w.remaining-=d;const b=new Uint8Array(d);let R=0;
return P(_,(U,z,V)=>{for(let X=0;X<z;X++)b[R+X]=_[U+X];V>0&&b.fill(_[U],R,R+V),R+=z+V}),b}function P(_,w){for(let d=0;d<_.length&&_[d]!==128;){const b=_[d++];if(d>=
_.length)return;b<128?w(d,Math.min(b+1,_.length-d),0):w(d,0,257-b),d+=b<128?b+1:1}}const I={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDe\
code",RL:"RunLengthDecode"},G=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),B=_=>G.has(I[_]??_);function W(_,w,d,b,R={
found:!1}){switch(I[_]??_){case"FlateDecode":return(0,x.T)((0,D.UD)(w,b,R),d);case"LZWDecode":return(0,x.T)(p(w,(0,T.c)(d,"EarlyChange",1),b,R),d);case"ASCII85D\
ecode":return L(w);case"ASCIIHexDecode":return(0,i.sk)(w,0,w.length);case"RunLengthDecode":return y(w,b);case"Crypt":return w;default:throw(0,a.O$)("a stream th\
at must be read uses a filter that is not supported")}}}),85693:((Q,H,M)=>{M.d(H,{c:()=>a});function a(i,L,D){const v=i?.get(L);return typeof v=="number"?Math.trunc(
v):D}}),94620:((Q,H,M)=>{M.d(H,{T:()=>i});var a=M(85693);function i(S,o){const f=(0,a.c)(o,"Predictor",1);if(f<=1)return S;const h=k((0,a.c)(o,"Colors",1),1,32),
l=k((0,a.c)(o,"BitsPerComponent",8),1,16),p=k((0,a.c)(o,"Columns",1),1,1<<24),O=Math.max(1,h*l>>3),E=Math.ceil(h*l*p/8);return f===2?L(S,E,O,l):D(S,E,O)}function L(S,o,f,h){
if(h!==8)return S;const l=S.slice();for(let p=0;p<l.length;p+=o){const O=Math.min(p+o,l.length);for(let E=p+f;E<O;E++)l[E]=l[E]+l[E-f]}return l}function D(S,o,f){
const h=Math.ceil(S.length/(o+1)),l=new Uint8Array(S.length-h);let p=0;for(let O=0;O<h;O++){const E=O*(o+1),T=S[E],x=Math.min(o,S.length-E-1),y=O*o,P=y-o;for(let I=0;I<
x;I++){const G=S[E+1+I],B=I>=f?l[y+I-f]:0,W=O>0?l[P+I]:0;switch(T){case 1:l[y+I]=G+B;break;case 2:l[y+I]=G+W;break;case 3:l[y+I]=G+(B+W>>1);break;case 4:{const _=O>
0&&I>=f?l[P+I-f]:0;l[y+I]=G+v(B,W,_);break}default:l[y+I]=G}}p=y+x}return l.subarray(0,p)}function v(S,o,f){const h=S+o-f,[l,p,O]=[Math.abs(h-S),Math.abs(h-o),Math.
abs(h-f)];return l<=p&&l<=O?S:p<=O?o:f}const k=(S,o,f)=>Math.min(Math.max(S,o),f)}),58143:((Q,H,M)=>{M.d(H,{HV:()=>a,UT:()=>L,jC:()=>D,tL:()=>i,wg:()=>S});const a=0,
i=1,L=2,D=3,v=1e5,k=1e4;class S{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;constructor({limits:f,memory:h},l){this.sourceLength=l,this.memory=
h,this.bound=Math.min(f.objects,Math.max(1e6,l));const p=l<v?64:1024;this.kind=new Uint8Array(p),this.place=new Int32Array(p),this.detail=new Int32Array(p)}offer(f,h,l,p){
f<this.kind.length&&this.kind[f]!==a||this.set(f,h,l,p)}set(f,h,l,p){if(f>this.bound){this.overflowed=!0;return}f>=this.kind.length&&this.grow(f+1),this.kind[f]=
h,this.place[f]=l,this.detail[f]=p,f>=this.size&&(this.size=f+1)}grow(f){const h=Math.min(Math.max(f,this.kind.length*2),this.bound+1),l=Math.max(this.kind.length,
this.sourceLength,k);h>l&&this.memory.takeNumbers(h-l);const[p,O,E]=[new Uint8Array(h),new Int32Array(h),new Int32Array(h)];p.set(this.kind),O.set(this.place),E.
set(this.detail),[this.kind,this.place,this.detail]=[p,O,E]}}}),7390:((Q,H,M)=>{M.d(H,{E:()=>le});var a=M(49153),i=M(269),L=M(65920),D=M(84293),v=M(85533),k=M(62397),
S=M(45913),o=M(16039);function f(n,t,e,s){const r=n.job.limits.filters,c=(0,v.c3)(n,t.dict.get("Filter")??t.dict.get("F")),m=(0,v.c3)(n,t.dict.get("DecodeParms")??
t.dict.get("DP"));if(c.length>r)throw(0,D.F)("filters",`A stream of the document has ${c.length} filters; at most ${r} are allowed`,"Open it in another PDF prog\
ram and save it again");let A=n.encoded(t);for(const[C,F]of c.entries()){const N=n.dict(m[C]);F instanceof o.SX&&(A=(0,k.tN)(F.text,A,N&&(0,v.x$)(n,N),e,s))}return A}
async function h(n,t,e){const[s,...r]=(0,v.c3)(n,t.dict.get("Filter")??t.dict.get("F")),c=(0,v.c3)(n,t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,o.Eo)(s,
"FlateDecode")||r.length>0||c.some(A=>A!==null))return;const m=await(0,S.uM)(n.job).inflate(n.encoded(t),Math.min(e.stream,e.remaining));return m&&(e.remaining-=
m.length),m}function l(n,t,e){if((0,v.c3)(n,t.dict.get("Filter")??t.dict.get("F")).some(c=>c instanceof o.SX&&!(0,k.TT)(c.text)))return;const r={found:!1};try{return{
data:f(n,t,e,r),whole:!r.found}}catch(c){if(c instanceof a.zU&&c.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw c}}var p=M(58143),O=M(
48118),E=M(9448),T=M(48024);function x(n,t){if(!(t instanceof o.Z6))return;const[e,s]=[n.resolve(t.dict.get("N")),n.resolve(t.dict.get("First"))];if(typeof e!="\
number"||typeof s!="number"||!Number.isInteger(s)||s<0)return;let r;try{r=n.decoded(t)}catch(F){if(F instanceof a.zU&&F.code==="unreadable_document")return;throw F}
const[c,m]=[[],[]];let A=0;for(;c.length<e;){const F=(0,i.JI)(r,(0,i.AN)(r,A,r.length),r.length),N=(0,i.JI)(r,(0,i.AN)(r,F.after,r.length),r.length);if(F.value<
0||F.value>2147483647||N.value<0||s+N.value>r.length)break;c.push(F.value),m.push(s+N.value),A=N.after}const C=new Int32Array(m.length);for(let F=0;F<C.length;F++)
C[F]=m[F+1]??r.length;if((0,i.bS)(r).includes("stream")){const F=new T.s;for(const[N,j]of m.entries()){F.reset();const Z=F.value(r,j,C[N]);Z>=0&&(C[N]=Z)}}return{
data:r,numbers:new Int32Array(c),starts:new Int32Array(m),ends:C}}const y=12;class P{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=
new E.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new P(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:r,memory:c}=s,m=this.counted[t]===1,A=this.parser(t,e.bytes,e.start,e.end,m?1/0:c.values),C=A.value();if(m||(c.values=
A.room),this.counted[t]=1,this.spend(A.at-e.start),!(C instanceof o.Bi)||e.bytes!==r)return C;const F=(0,i.AN)(r,A.at,r.length);if(!(0,i.w1)(r,F,"stream"))return C;
const{start:N,end:j}=this.streams.data(F,this.lengthOf(C.get("Length"))),Z=this.security&&!(0,o.Eo)(C.get("Type"),"XRef");return new o.Z6(C,r.subarray(N,j),Z?{number:t,
generation:s.generation(t)}:void 0)}parser(t,e,s,r,c=this.document.memory.values){const{document:m,security:A}=this;let C;if(A&&t!==this.encryptNumber&&m.table.
kind[t]===p.tL){const F=m.generation(t);C=N=>A.decryptString(N,t,F)}return new O.i(e,s,r,m.job.limits.nesting,C,c)}lengthOf(t){if(t instanceof o.oS){const e=this.
document.place(t.number),s=e&&new O.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){
const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:s,opening:r}=this;if(r.has(t)||s.table.kind[t]!==p.tL)return;r.add(t);
const c={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},m=x(s,this.read(t,c));if(r.delete(t),this.objectStreams.set(t,m),!!m)return this.effort+=m.data.length*
s.job.limits.parsing,s.memory.hold(m.data.length+m.numbers.length*y,this.holder,t),m}spend(t){if(this.effort-=t,this.effort<0)throw(0,a.O$)("its objects overlap")}}
var I=M(46842),G=M(36643),B=M(30625);const W=100;class _{document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new G.
L;constructor(t){this.document=t}async read(){const t=await(0,B.S)(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=
t.inherited,this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.found=t.found}copyFrom(t){this.
numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{const s={};for(const r of B.i)e[r]!==void 0&&(s[r]=(0,L.
F)(e[r]));return s}),this.irregular=t.irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){
return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.
numbers[e]]=e+1}return(this.positions[t]??0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??
this.inherited[this.ancestry[t]][e]}inherits(t){return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.
document.patch(this.numbers[t],e)}async settle(){for(const t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new o.SX("Page"),Kids:void 0,Count:void 0});
this.unclear=[],await this.keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){const{listing:t}=this;this.listing=[];const e=new I.
B(this.document);for(const s of t){this.document.exists(s)&&e.keep(s);const r=this.document.job.pace.step(1e3);r&&await r}}async keep(t){const{numbers:e,ancestry:s}=this,
r=e.filter((c,m)=>t[m]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=
s.filter((c,m)=>t[m]),this.positions=void 0}async rebuild(t){const{document:e}=this,s=Array.from(t),r=new Map,c=this.inherited.map(j=>d(e,j,r)),{nodes:m,parents:A}=this.
grow(s),C=m.map(({ref:j})=>({Parent:j}));for(let j=0;j<s.length;j++){const Z=s[j],Y=this.indexOf(Z),st=A[j];m[st].kids.push(new o.oS(Z,e.generation(Z)));const it=Y<
0?w:c[this.ancestry[Y]];e.patch(Z,C[st],it);const rt=e.job.pace.step(600);rt&&await rt}for(const{ref:j,kids:Z,parent:Y,count:st}of m)e.put(j,new o.Bi([["Type",new o.
SX("Pages")],...Y?[["Parent",Y]]:[],["Kids",Z],["Count",st]]));const F=m[m.length-1].ref,N=e.catalog.get("Pages");(!(N instanceof o.oS)||N.number!==F.number)&&e.
editCatalog().set("Pages",F),this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new G.L(!1)}grow(t){
const{document:e}=this,s=t.length,r=e.catalog.get("Pages"),c=r instanceof o.oS&&r.number>0&&!t.includes(r.number)?r:void 0,m=[];let A=[];const C=(j,Z)=>({ref:Z&&
c?new o.oS(c.number,e.generation(c.number)):e.add(null),kids:[],parent:void 0,count:j}),F=Math.max(1,Math.ceil(s/W));for(let j=0;j<F;j++)A.push(C(Math.min(W,s-j*
W),F===1));const N=Array.from({length:s},(j,Z)=>Math.floor(Z/W));for(;A.length>1;){m.push(...A);const j=Math.ceil(A.length/W),Z=Array.from({length:j},()=>C(0,j===
1));for(const[Y,st]of A.entries()){const it=Z[Math.floor(Y/W)];st.parent=it.ref,it.kids.push(st.ref),it.count+=st.count}A=Z}return m.push(...A),{nodes:m,parents:N}}}
const w={};function d(n,t,e){const{Resources:s}=t;if(!(s instanceof o.Bi))return{...t};const r=e.get(s)??n.add(s);return e.set(s,r),{...t,Resources:r}}const b=1,
R=2,U=3;class z{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new z(0);for(const[e,s]of this.edited)t.
edited.set(e,(0,L.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(t,b)===R&&this.patched.
delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,R),this.patched.set(t,e)}remove(t){const e=this.set(t,U);e===b?this.edited.delete(t):e===R&&this.patched.delete(
t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=r}const s=this.kind[t];return this.
kind[t]=e,this.any=!0,s}}var V=M(348),X=M(15975);const nt={},ot=4096,gt=1<<21,ft=`
endobj
`,mt=`>>${ft}`,wt=2147483647;class Ut{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new V.k(256);scan=new T.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,r,c){
(r!==this.entries||c!==this.defaults)&&this.prepare(r,c);const{text:m,defaultTexts:A}=this,{open:C,close:F}=s,N=e<0,j=N?C-2:e;this.reserve(F-j+m.bytes.length+this.
defaultSize);const Z=this.used,Y=this.noted,st=this.keepOthers(t,j,s);this.put(t,st,F);let it=s.special||m.special;for(let rt=0;rt<A.length;rt++){const at=A[rt];
s.find(t,at.key)>=0||(it||=at.special,this.put(at.bytes,0,at.bytes.length),this.note(at.marks,0,at.marks.length,wt))}return this.put(m.bytes,0,m.bytes.length-(N?
ft.length:0)),this.note(m.marks,0,m.marks.length,wt),{bytes:this.memory,start:Z+C-2-j,end:N?this.used:this.used-ft.length,from:N?-1:Z,to:N?-1:this.used-1,references:it?
void 0:this.references,first:Y,last:this.noted}}keepOthers(t,e,{at:s,first:r,used:c,scan:m,marksFrom:A,marksTo:C}){const{keys:F}=this,{marks:N}=m;let j=A,Z=e;for(let Y=r;Y<
c;Y+=4){const st=s[Y],it=s[Y+1]-st;for(let rt=0;rt<F.length;rt++)if(!(F[rt].length!==it||!(0,i.w1)(t,st,F[rt])))for(j=this.note(N,j,C,st),this.put(t,Z,st-1),Z=s[Y+
3];j<C&&N[j+1]<Z;)j+=3}return this.note(N,j,C,wt),Z}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.
keys(e).filter(r=>!(r in t));this.defaultTexts=s.map(r=>{const c=this.textOf(e,[r]);return{...c,key:r,bytes:c.bytes.subarray(0,-mt.length)}}),this.defaultSize=this.
defaultTexts.reduce((r,{bytes:c})=>r+c.length,0)}textOf(t,e){const{draft:s,scan:r}=this;s.clear(),s.text("<<");for(const A of e){const C=t[A];C!==void 0&&((0,X.
dZ)(s,A),s.byte(i.Z4),(0,X.bD)(s,C,X.yT))}s.text(mt);const c=new Uint8Array(s.bytes);r.reset();const m=r.value(c,0,c.length)!==c.length-ft.length;return{bytes:c.
subarray(2),marks:r.marks.slice(0,r.used),special:m||r.byteRange}}note(t,e,s,r){let c=e;for(;c<s&&t[c+1]<r;c+=3)this.refer(t[c]);return c}refer(t){if(this.noted===
this.references.length){const e=new Int32Array(this.noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(
new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(ot,Math.min(this.memory.
length*2,gt),Math.min(this.sourceLength>>4,gt));this.memory=(0,i.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function kt(n,t,e){for(const[s,r]of Object.
entries(t))r===void 0?n.delete(s):n.set(s,r);for(const[s,r]of Object.entries(e))r!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,r)}var ut=M(66249);const lt=6;class At{index=new Int32Array(
0);records=new Int32Array(lt*16);count=0;at=new Int32Array(64);used=0;scan=new T.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,ut.g)(this.index,e)),this.
index[t]!==0)return;this.reserve(s.used-s.first);const{records:r,scan:c}=this,m=this.count*lt;r[m]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),
r[m+1]=this.used+=s.used-s.first,r[m+2]=s.open,r[m+3]=s.close,r[m+4]=c.used,c.append(s.scan.marks,s.marksFrom,s.marksTo),r[m+5]=c.used,this.index[t]=++this.count}recall(t,e){
const s=this.index[t];if(!s)return!1;const{records:r}=this,c=(s-1)*lt;return e.at=this.at,e.scan=this.scan,e.first=r[c],e.used=r[c+1],e.open=r[c+2],e.close=r[c+
3],e.marksFrom=r[c+4],e.marksTo=r[c+5],e.special=!1,!0}fork(){const t=new At;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.
count*lt),t.count=this.count,t.at=this.at.slice(0,this.used),t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*lt>this.
records.length&&(this.records=(0,ut.g)(this.records,(this.count+1)*lt)),this.used+t>this.at.length&&(this.at=(0,ut.g)(this.at,this.used+t))}}class St{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new At;entries=new ut.
R;located=-1;patcher;next;constructor(t,e,s,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=
s.streams,this.suspect=s.damaged,this.bodies=s.bodies,this.next=Math.max(this.table.size,1),this.reader=new P(this),this.changes=new z(this.next),this.pages=new _(
this)}fork(){const{table:t,crossReferenceStream:e}=this,s=(0,L.F)(this.trailer),r=new St(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,
bodies:this.bodies},this.memory.fork());return r.reader=this.reader.fork(r),r.next=this.next,r.changes=this.changes.fork(),r.kept=this.kept.fork(),r.walked=this.
walked,r.pages.copyFrom(this.pages),r}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){const t=this.trailer.
get("Root");return t instanceof o.oS?t.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){
const t=/%PDF-(\d)\.(\d)/.exec((0,i.bS)(this.bytes).toString("latin1",0,1032)),e=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof o.SX&&
/^\d\.\d$/.test(s.text)&&s.text>e?s.text:e}get size(){return this.next}get(t){const e=typeof t=="number"?t:t.number,s=this.changes.kind[e];if(s===U)return null;
if(s===b)return this.changes.edited.get(e);const r=this.values.get(e);if(r!==void 0)return r;const c=this.place(e),m=c?this.reader.read(e,c):null;return this.values.
set(e,m),m}resolve(t){for(let e=0;t instanceof o.oS&&e<32;e++)t=this.get(t);return t===void 0||t instanceof o.oS?null:t}dict(t){const e=this.resolve(t);return e instanceof
o.Bi?e:e instanceof o.Z6?e.dict:void 0}array(t){const e=this.resolve(t);return Array.isArray(e)?e:void 0}edit(t){const e=typeof t=="number"?t:t.number,s=this.get(
e);return this.put(e,s),s}put(t,e){const s=typeof t=="number"?t:t.number;s>=this.next&&(this.next=s+1),this.changes.edit(s,e)}add(t){const e=this.next++;return this.
changes.edit(e,t),new o.oS(e,0)}remove(t){const e=typeof t=="number"?t:t.number;e>=this.next||(this.changes.remove(e),this.values.delete(e))}exists(t){const e=this.
changes.kind[t];if(e===b)return!0;if(e===U)return!1;const s=this.table.kind[t];return s===p.tL||s===p.UT}get edited(){return this.changes.edited}get hasChanges(){
return this.changes.any}isChanged(t){const e=this.changes.kind[t];return e===b||e===R}isEdited(t){return this.changes.kind[t]===b}patched(t){return this.changes.
kind[t]===R?this.changes.patched.get(t):void 0}isStream(t){const e=this.changes.kind[t],s=e===b?this.changes.edited.get(t):this.values.get(t);if(s!==void 0||e===
U)return this.resolve(s)instanceof o.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:c}=this,m=Gt(c,(0,i.AN)(c,r.start,r.end)),A=m>=0?m:this.
locateHere(t,r)?this.entries.close+2:-1;return A<0?this.resolve(new o.oS(t))instanceof o.Z6:(0,i.w1)(c,(0,i.AN)(c,A,r.end),"stream")}entry(t,e){const s=this.changes.
kind[t],r=s===b?this.changes.edited.get(t):this.values.get(t);if(r!==void 0||s===U)return r instanceof o.Bi?r.get(e):void 0;const c=this.place(t);if(!c)return;const{
entries:m}=this;if(!this.locateHere(t,c))return this.dict(new o.oS(t))?.get(e);const A=m.find(c.bytes,e);return A<0?void 0:this.reader.parser(t,c.bytes,m.at[A+2],
m.at[A+3]).value()}patch(t,e,s=nt){const r=this.place(t),c=this.security&&[...Object.values(e),...Object.values(s)].some(X.sd);if(!r||c||!this.locateHere(t,r)){
const C=this.edit(t);C instanceof o.Bi&&kt(C,e,s);return}const m=this.headerOf(t,r);this.patcher??=new Ut(this.bytes.length);const A=this.patcher.patch(r.bytes,
m,this.entries,e,s);this.changes.patch(t,A),this.values.delete(t),this.located=-1}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:
-1)}locate(t,{bytes:e,start:s,end:r},c){return this.recallEntries(t,c)||c.locate(e,s,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,
this.next,e)}recallEntries(t,e){return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.
entries);return this.located=s?t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,v.x$)(this,
t.dict)):s}decoded(t){return f(this,t,this.memory)}async decodedAtEase(t){return await h(this,t,this.memory)??this.decoded(t)}decodedPart(t){return l(this,t,this.
memory)}place(t){const e=this.changes.kind[t];if(!(e===b||e===U)){if(e===R)return this.changes.patched.get(t);switch(this.table.kind[t]){case p.tL:return{bytes:this.
bytes,start:this.bodies[t],end:this.bytes.length};case p.UT:{const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let r=this.table.detail[t];s.numbers[r]!==
t&&(r=s.numbers.indexOf(t));const c=s.starts[r];return c===void 0?void 0:{bytes:s.data,start:c,end:s.ends[r]}}default:return}}}objectStream(t){return this.reader.
objectStream(t)}lengthOf(t){return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===p.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(
t,e),this.values.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.kept=new At}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),
this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.
bodies),this.bodies=t}}function Gt(n,t){if(n[t]!==i.iH||n[t+1]!==i.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===i.vz)return n[t+1]===i.vz?t+2:-1;if(e===
i.iH||e===i.Cx||e===i.IQ)return-1}return-1}async function Xt(n,t){const{table:e}=n,s=[];for(let A=1;A<e.size;A++){(e.kind[A]===p.tL||e.kind[A]===p.UT)&&(0,o.Eo)(
n.entry(A,"Type"),"Page")&&s.push(A);const C=n.job.pace.step(1e3);C&&await C}if(s.length===0)throw(0,a.O$)("it has no pages");const r=s.map(A=>new o.oS(A,n.generation(
A))),c=n.add(new o.Bi([["Type",new o.SX("Pages")],["Kids",r],["Count",r.length]])),m=n.edit(n.catalogNumber);if(!(m instanceof o.Bi))throw(0,a.O$)("it has no ca\
talog");if(m.set("Pages",c),await t.read(),t.count===0)throw(0,a.O$)("it has no pages");await t.rebuild(t.numbers)}var Ct=M(88504),dt=M(26264);const bt=512,Dt=1<<
22,Kt=65536;class ct{bytes;pace;onTrailer;buffer;scan=new T.s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,s=r=>r){this.bytes=
t,this.pace=e,this.onTrailer=s,this.buffer=(0,i.bS)(t),this.streams=new Ct.k(t,"stream",r=>Yt(t,r)),this.objectEnds=new Ct.k(t,"endobj"),this.streamEnds=new Ct.
k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}async next(t){const{bytes:e}=this,s=e.length;for(;;){if(t=Pt(e,t),t>=s)return;const r=(0,i.yp)(
e[t])?(0,i.ay)(e,t,s):void 0;if(r&&jt(r.number))return r;const c=Et(e,t);if(c==="trailer"){const m=this.valueEnd(t+7,Math.min(s,t+Kt));if(m<0)return this.search(
t);this.readTrailer(t+7),t=m}else if(c){t=Mt(e,t+c.length);const m=(0,i.w1)(e,t,"obj")?Ft(e,t):void 0;if(m)return m}else return this.search(t)}}async search(t){
const{bytes:e,buffer:s,pace:r}=this;let c;for(let A=t;!c;){const C=s.indexOf("obj",A);if(C<0)break;c=Ft(e,C);const F=r.step(C-A+200);F&&await F,A=C+3}const m=s.
subarray(0,c?.start??e.length);for(let A=m.indexOf("trailer",t);A>=0;A=m.indexOf("trailer",A+7))this.readTrailer(A+7);return c}readTrailer(t){t>=this.trailersRead&&
(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,scan:s}=this,r=e.length,c=this.soundEnd(t);if(c<0)return this.malformed(t);const m=(0,i.
AN)(e,c,r);return e[c-1]!==i.vz||!(0,i.w1)(e,m,"stream")?{at:c,dictionaryEnd:-1,isCut:!1}:this.stream(m,s.length,c)}soundEnd(t){const{bytes:e}=this,s=e.length,r=(0,i.
AN)(e,t,s);if((0,i.rg)(e,r))return r;const c=this.objectEnds.next(r),m=this.valueEnd(r,c<0?s:c);if(m>=0&&Ot(e,m))return m;if(c<0||this.farAllowance<=0)return-1;
const A=Math.min(s,r+Dt),C=this.walk(r,A);return C>=0&&Ot(e,C)?C:(this.farAllowance-=A-r,-1)}valueEnd(t,e){const s=Math.min(e,t+Math.max(bt,this.allowance)),r=this.
walk(t,s);return r<0&&(this.allowance-=s-t),r}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,s=this.streams.
next(t),r=this.objectEnds.next(t),c={at:t,dictionaryEnd:-1,isCut:r<0};if(s<0||r>=0&&r<s)return c;const m=e.toString("latin1",t,Math.min(s,t+4096));if(/\d[\s\0]+obj\b/.
test(m))return c;const A=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(m);return this.stream(s,A?Number(A[1]):-1,s)}stream(t,e,s){const r=(0,dt.n)(this.bytes,t);if(e>=
0&&(0,dt.V)(this.bytes,r+e))return{at:r+e,dictionaryEnd:s,isCut:!1};const c=this.streamEnds.next(r);return{at:c<0?r:c,dictionaryEnd:s,isCut:!1}}}async function yt(n,t,e){
return Pt(n,t)>=n.length?!1:await new ct(n,e).next(t)!==void 0}function Pt(n,t){const e=n.length;for(;t<e;)if(i.Kl[n[t]]===i.t6)t++;else{if(n[t]!==i.IQ)break;(0,i.
w1)(n,t,"%%EOF")?t+=5:t=(0,i.D)(n,t,e)}return t}const Wt=["endobj","endstream","xref","startxref","trailer"];function Et(n,t){return Wt.find(e=>(0,i.w1)(n,t,e))}
function Mt(n,t){const{length:e}=n;for(;t<e;t++){const s=n[t];if(!((0,i.yp)(s)||s===i.Z4||s===i.kR||s===i.u7||s===i.yq||s===i.MV))break}return t}function Ot(n,t){
const e=(0,i.AN)(n,t,n.length);return e>=n.length||(0,i.rg)(n,e)||(0,i.w1)(n,e,"stream")?!0:(0,i.yp)(n[e])?(0,i.ay)(n,e,n.length)!==void 0:Et(n,e)!==void 0}const jt=n=>n>
0&&n<=2147483647;function Yt(n,t){let e=t+6;for(;n[e]===i.Z4;)e++;if(n[e]!==i.kR&&n[e]!==i.u7)return!1;let s=t-1;for(;s>0&&i.Kl[n[s]]===i.t6;)s--;return n[s]===
i.vz&&n[s-1]===i.vz}function Ft(n,t){let e=t-1;const s=()=>{const A=e;for(;e>=0&&(0,i.yp)(n[e]);)e--;return A-e>0&&A-e<=10?(0,i.JI)(n,e+1,A+1).value:-1},r=()=>{
const A=e;for(;e>=0&&i.Kl[n[e]]===i.t6;)e--;return e<A};r();const c=s();if(c<0||c>65535||!r())return;const m=s();return jt(m)?{number:m,generation:c,start:e+1,body:t+
3}:void 0}const Jt=new Set(["Root","Info","ID","Encrypt"]);async function It(n,t){const{limits:e,pace:s}=t,r=new p.wg(t,n.length),c=new o.Bi;let m=!1;const A=F=>{
for(const[N,j]of F)Jt.has(N)&&c.set(N,j)},C=new ct(n,s,F=>{const N=new O.i(n,F,Math.min(n.length,F+65536),e.nesting),j=N.value();return(0,o.Zm)(j)&&A(j),N.at});
for(let F=0;;){const N=await C.next(F);if(!N)break;const{number:j,body:Z}=N,Y=C.object(N),st=j<r.size&&r.kind[j]===p.tL;if((!Y.isCut||!st)&&r.set(j,p.tL,N.start,
N.generation),Y.dictionaryEnd>=0&&(0,i.bS)(n.subarray(Z,Y.dictionaryEnd)).includes("XRef")){const rt=new O.i(n,Z,Y.dictionaryEnd,e.nesting).value();(0,o.Zm)(rt)&&
(0,o.Eo)(rt.get("Type"),"XRef")&&(m=!0,rt.has("Root")&&A(rt))}const it=s.step(Y.at-F+200);it&&await it,F=Y.at}if(r.overflowed&&n.length>8*e.objects)throw(0,D.F)(
"objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(r.
size===0)throw(0,a.O$)("no PDF objects were found in the file");return{table:r,trailer:c,streams:m,damaged:!0}}var vt=M(93413);function zt(n,t){if(n.length===0)
throw xt();if(n.length>t.inputBytes)throw Vt(n.length,t.inputBytes);const e=(0,i.bS)(n.subarray(0,1024)).indexOf("%PDF-");if(e<0&&(0,i.bS)(n).indexOf(" obj")<0)
throw pt(n);return e}function xt(){return(0,a.hJ)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty\
."}],advice:"Check that the file is a complete PDF document"})}function Vt(n,t){return(0,D.F)("inputBytes",`The document has ${n} bytes; at most ${t} are allowe\
d`,"Split it with another program first")}function pt(n){const t=(0,vt.y)(n);if(t===void 0)return(0,a.O$)("the file is not a PDF document");const e=`is ${t}, no\
t a PDF document`;return(0,a.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images\
_to_pdf"}:{advice:"Give a PDF document"}})}async function Rt(n){const{table:t}=n,{pace:e}=n.job,s=[];for(let c=1;c<t.size;c++){t.kind[c]===p.tL&&(0,o.Eo)(n.entry(
c,"Type"),"ObjStm")&&s.push({number:c,at:t.place[c]});const m=e.step(1e3);m&&await m}s.sort((c,m)=>c.at-m.at);const r=new Set(s.map(({number:c})=>c));for(const{
number:c,at:m}of s){const A=n.objectStream(c),C=e.step((A?.data.length??0)+1e3);C&&await C;for(const[F,N]of A?.numbers.entries()??[]){const j=t.kind[N]===p.tL&&
t.place[N]>m;N>0&&!j&&!r.has(N)&&t.set(N,p.UT,c,F)}}}async function Ht(n){if(n.dict(n.trailer.get("Root"))?.has("Pages"))return;let t=-1;for(let e=n.table.size-
1;e>0;e--){if(n.table.kind[e]===p.HV||n.table.kind[e]===p.jC)continue;const s=n.job.pace.step(1e3);s&&await s;const r=n.entry(e,"Type");if((0,o.Eo)(r,"Catalog"))
return K(n,e);r===void 0&&t<0&&$(n,e)&&(t=e)}if(t>0)return K(n,t);if(!(n.get(n.catalogNumber)instanceof o.Bi)){const e=new o.Bi([["Type",new o.SX("Catalog")]]);
n.trailer.set("Root",n.add(e))}}function K(n,t){n.trailer.set("Root",new o.oS(t,n.generation(t)))}function $(n,t){const e=n.entry(t,"Pages");return e instanceof
o.oS&&n.array(n.dict(e)?.get("Kids"))!==void 0}const J=1024;async function q(n,t,e){const{table:s}=t,r=new Int32Array(s.size),c=[];let m=t.damaged;for(let A=0;A<
s.size;A+=J){et(n,s,r,A,Math.min(A+J,s.size),c)&&(m=!0);const C=e.pace.step(J*20);C&&await C}c.length>0&&(m=!0,ht(n,s,r,c,(await It(n,e)).table));for(let A=0;A<
s.size;A++)s.kind[A]===p.UT&&s.kind[s.place[A]]!==p.tL&&s.set(A,p.jC,0,0);return{...t,damaged:m,bodies:r,isMended:c.length>0}}function tt({table:n,trailer:t}){const e=t.
get("Root");return e instanceof o.oS?n.kind[e.number]===p.tL||n.kind[e.number]===p.UT:!1}function et(n,t,e,s,r,c){let m=!1;for(let A=s;A<r;A++){if(t.kind[A]!==p.
tL)continue;const C=(0,i.PZ)(n,t.place[A],A,t.detail[A]);if(C>=0){e[A]=C,t.detail[A]===65535&&(m=!0);continue}const F=(0,i.ay)(n,t.place[A],n.length);F?.number===
A?(e[A]=F.body,t.place[A]=F.start,t.detail[A]=F.generation):A>0?c.push(A):t.set(0,p.jC,0,0)}return m}function ht(n,t,e,s,r){for(const c of s){const A=c<r.size&&
r.kind[c]===p.tL?(0,i.ay)(n,r.place[c],n.length):void 0;A?.number===c?(t.set(c,p.tL,A.start,A.generation),e[c]=A.body):t.set(c,p.jC,0,0)}}var Lt=M(94620),Qt=M(66498);
const te=new Set(["Root","Encrypt","ID"]),ee=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function ae(n,t){const e=(0,i.
bS)(n).lastIndexOf("startxref");if(e<0)return;const{value:s,after:r}=(0,i.JI)(n,(0,i.AN)(n,e+9,n.length),n.length);if(s<0||await yt(n,r,t.pace))return;const c=new ce(
n,t),{table:m}=c,A=new o.Bi;let C=!1,F=!1;const N=new Set;for(let j=s;typeof j=="number"&&!N.has(j);){N.add(j);const Z=j>=0&&j<n.length?await c.section(j):void 0;
if(!Z||m.overflowed)return;C||=Z.stream,F||=!Z.wellFormed;for(const[Y,st]of Z.trailer)(N.size===1?!ee.has(Y):te.has(Y)&&!A.has(Y))&&A.set(Y,st);j=Z.trailer.get(
"Prev")||void 0}return{table:m,trailer:A,streams:C,damaged:F}}const Tt=8192;class ce{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=
new p.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,i.AN)(e,t,e.length),(0,i.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
const{bytes:e,job:s,table:r}=this,c=e.length,m=[];for(;t=(0,i.AN)(e,t,c),!(0,i.w1)(e,t,"trailer");){const N=(0,i.JI)(e,t,c),j=(0,i.JI)(e,(0,i.AN)(e,N.after,c),c);
if(N.value<0||j.value<0)return;const Z={at:(0,i.AN)(e,j.after,c),first:N.value,row:0};for(let Y=0;Z.row===Y&&Y<j.value;){if(Y=Math.min(Y+Tt,j.value),!fe(e,Z,Y,r,
m))return;const st=s.pace.step(Tt*20);st&&await st}t=Z.at}const A=new O.i(e,t+7,c,s.limits.nesting),C=A.value();if(this.spent+=A.at-t,!(0,o.Zm)(C)||this.spent>c)
return;const F=C.get("XRefStm");typeof F=="number"&&F>0&&F<c&&await this.readStream(F);for(const N of m)r.offer(N,p.jC,0,0);return{trailer:C,stream:!1,wellFormed:Number.
isInteger(C.get("Size"))&&(0,Qt.D)(e,t+7,c)}}async readStream(t){const{bytes:e,job:s,table:r}=this,c=(0,i.ay)(e,t,e.length);if(!c)return;const m=await ne(e,c.body,
s);if(!m)return;this.spent+=m.parsed;const{trailer:A,rows:C}=m,F=se(A.get("W")),[N=0,j=0,Z=0]=F,Y=N+j+Z;if(F.length<3||Y<1||F.some(at=>at<0||at>8)||this.spent>e.
length)return;const st=A.get("Size"),it=se(A.get("Index"));it.length<2&&it.splice(0,it.length,0,typeof st=="number"?st:Math.floor(C.length/Y));let rt=0;for(let at=0;at+
1<it.length;at+=2)for(let Nt=0;Nt<it[at+1]&&rt+Y<=C.length;Nt++,rt+=Y){const oe=it[at]+Nt;if(oe<0)continue;const ge=N===0?1:Bt(C,rt,N),me=Bt(C,rt+N,j),pe=Bt(C,rt+
N+j,Z);if(ge===1&&me>0?r.offer(oe,p.tL,Math.min(me,e.length),Math.min(pe,65535)):ge===2?r.offer(oe,p.UT,Math.min(me,s.limits.objects),Math.min(pe,s.limits.objects)):
ge<2&&r.offer(oe,p.jC,0,0),Nt%Tt===Tt-1){const we=s.pace.step(Tt*20);we&&await we}}return{trailer:A,stream:!0,wellFormed:(0,Qt.D)(e,c.body,e.length)}}}function fe(n,t,e,s,r){
for(;t.row<e&&((t.row>0||t.first!==1)&&_t(n,t,e,s,r),t.row!==e);){const c=$t(n,t,s,r);if(c!=="row")return c==="end"}return!0}function _t(n,t,e,s,r){const{length:c}=n;
let{at:m,row:A}=t;for(;A<e&&m+20<=c;A++,m+=20){const C=n[m+17],F=n[m+18],N=n[m+19];if(n[m+10]!==i.Z4||n[m+16]!==i.Z4||C!==i.yq&&C!==i.MV||F!==i.Z4&&F!==i.u7||N!==
i.kR&&N!==i.u7||n[m]<i.l0||n[m]>i.ev||n[m+9]<i.l0||n[m+9]>i.ev)break;const j=((((((n[m+2]*10+n[m+3])*10+n[m+4])*10+n[m+5])*10+n[m+6])*10+n[m+7])*10+n[m+8])*10+n[m+
9]-i.l0*11111111,Z=(n[m]*10+n[m+1]-i.l0*11)*1e8+j;if(C===i.MV||Z===0){r.push(t.first+A);continue}const Y=(((n[m+11]*10+n[m+12])*10+n[m+13])*10+n[m+14])*10+n[m+15]-
i.l0*11111,st=Z>0&&Z<c?Z:c;s.offer(t.first+A,p.tL,st,Math.max(0,Math.min(Y,65535)))}t.at=m,t.row=A}function $t(n,t,e,s){const r=n.length,c=(0,i.AN)(n,t.at,r);t.
at=c;const m=(0,i.JI)(n,c,r);if(m.value<0)return"end";let A=Zt(n,m.after);const C=(0,i.JI)(n,A,r);if(C.value<0)return"damaged";A=Zt(n,C.after);const F=n[A];if(F!==
i.yq&&F!==i.MV)return"damaged";const{row:N}=t;N===0&&t.first===1&&F===i.MV&&m.value===0&&C.value===65535&&(t.first=0);const j=t.first+N;F===i.yq&&m.value>0?e.offer(
j,p.tL,Math.min(m.value,r),Math.min(C.value,65535)):s.push(j);let Z=A+1;for(;Z<r&&i.Kl[n[Z]]===i.t6;)Z++;return t.at=Z,t.row=N+1,"row"}function Zt(n,t){for(;n[t]===
i.Z4||n[t]===i.d2;)t++;return t}async function ne(n,t,e){const{limits:s}=e,r=new O.i(n,t,n.length,s.nesting),c=r.value();if(!(0,o.Zm)(c))return;const m=c.get("T\
ype");if(!(m instanceof o.SX)||m.text!=="XRef")return;const A=(0,i.AN)(n,r.at,n.length);if(!(0,i.w1)(n,A,"stream"))return;const C=(0,dt.n)(n,A),F=c.get("Length"),
N=typeof F=="number"?C+F:-1,j=N>=C&&N<=n.length&&(0,dt.V)(n,N)?N:(0,i.bS)(n).indexOf("endstream",C);try{const Z=n.subarray(C,j<0?n.length:j);let Y=Z;const st=qt(
c.get("Filter")),it=qt(c.get("DecodeParms")??null);for(const[rt,at]of st.slice(0,s.filters).entries()){const Nt=it[rt];at instanceof o.SX&&(Y=await he(at.text,Y,
(0,o.Zm)(Nt)?Nt:void 0,e))}return{trailer:c,rows:Y,parsed:r.at-t+Z.length}}catch(Z){if(Z instanceof a.zU&&Z.code==="limit_exceeded")throw Z;return}}const ue=65536;
async function he(n,t,e,s){const{memory:r}=s;if(n==="FlateDecode"&&t.length>ue){const c=await(0,S.uM)(s).inflate(t,Math.min(r.stream,r.remaining));if(c)return r.
remaining-=c.length,(0,Lt.T)(c,e)}return(0,k.tN)(n,t,e,r)}function Bt(n,t,e){let s=0;for(let r=0;r<e;r++)s=s*256+n[t+r];return s}const qt=n=>n==null?[]:Array.isArray(
n)?n:[n],se=n=>qt(n).map(t=>typeof t=="number"?Math.trunc(t):-1);var re=M(72040);async function le(n,t,e={}){const{limits:s,memory:r}=t,c=(0,i.gq)(n),m=zt(c,s);
r.admit(c.length);const A=m>0?[c.subarray(m),c]:[c];for(const C of A){const F=await ae(C,t);if(!F?.trailer.has("Root"))continue;const N=await q(C,{...F,damaged:F.
damaged||m<0},t);if(!tt(N))continue;const j=new St(C,t,N);u(j,e);const Z=await ie(j);if(!Z&&j.security?.locked!==!0)continue;const Y=N.isMended||j.pages.found!==
j.pages.claimed;return Z&&Y&&t.onRepaired?.(j.pages),j}return de(c,t,e)}async function de(n,t,e){const s=new St(n,t,await q(n,await It(n,t),t));return u(s,e),await Rt(
s),s.tableChanged(),await Ht(s),u(s,e),!await ie(s)&&s.security?.locked!==!0&&await Xt(s,s.pages),t.onRepaired?.(s.pages),s}async function ie(n){return n.get(n.
catalogNumber)instanceof o.Bi?(await n.pages.read(),n.pages.count>0):!1}function u(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.get("Encrypt");if(n.security||
s===void 0)return;const r=n.resolve(s);if(!(r instanceof o.Bi))throw(0,a.O$)("its encryption dictionary is missing");const c=(0,v.WW)(n,n.trailer.get("ID")??null,
1);c!==null&&n.trailer.set("ID",c);const m=Array.isArray(c)?c[0]:void 0,A=new Uint8Array,C=(0,v.WW)(n,r,8),F=()=>(0,re.VH)(C,m instanceof o.Mx?[m.bytes,A]:[A],t),
N=e?g(F,()=>(0,re.vK)(C)):F();n.unlock(N,s instanceof o.oS?s.number:-1)}function g(n,t){try{return n()}catch(e){if(!(e instanceof a.zU&&["password_required","un\
supported_encryption"].includes(e.code)))throw e;return t()}}}),46842:((Q,H,M)=>{M.d(H,{$:()=>D,B:()=>v});var a=M(58143),i=M(269),L=M(16039);function D(k,S,o,f){
if(!(0,i.yp)(S[o]))return!0;const{value:h}=(0,i.JI)(S,o,f);return k.table.kind[h]!==a.tL?!0:k.bytes[(0,i.AN)(k.bytes,k.bodies[h],k.bytes.length)]!==i.iH}class v{document;arrays=new Map;constructor(S){
this.document=S}keep(S){const{document:o}=this,f=o.entry(S,"Contents");if(f===void 0||this.isStreamRef(f))return;const h=(0,L.i9)(f)?this.leftOfObject(f):this.leftOf(
f);h!==f&&o.patch(S,{Contents:h})}leftOfObject(S){const{arrays:o,document:f}=this;if(!o.has(S.number)){const h=f.array(S),l=h&&this.leftOf(h);o.set(S.number,l===
void 0?void 0:l===h?S:f.add(l))}return o.get(S.number)}leftOf(S){if(!Array.isArray(S))return;const o=S.filter(f=>this.isStreamRef(f));return o.length<S.length?o:
S}isStreamRef(S){return(0,L.i9)(S)&&this.document.isStream(S.number)}}}),36643:((Q,H,M)=>{M.d(H,{L:()=>i});var a=M(16039);class i{sound;numbers=[];parents=[];homes=[];known;constructor(v=!0){
this.sound=v}node(v,k){return v<0&&(this.sound=!1),this.parents.push(k),this.numbers.push(v)-1}has(v){return(this.known??=new Set(this.numbers)).has(v)}page(v,k){
(v<0||this.numbers[v]!==k)&&(this.sound=!1),this.homes.push(v)}fork(){const v=new i(this.sound);return v.numbers=this.numbers,v.parents=this.parents,v.homes=this.
homes,v}async drop(v,k,S){if(!this.sound)return!1;const{numbers:o,parents:f,homes:h}=this,l=new Int32Array(o.length),p=new Uint8Array(o.length),O=new Set;for(let E=0;E<
k.length;E++)S[E]?l[h[E]]++:(p[h[E]]=1,O.add(k[E]));for(let E=o.length-1;E>0;E--){const T=f[E];l[T]+=l[E],p[E]&&l[E]===0&&O.add(o[E]),p[T]|=p[E]}for(let E=0;E<o.
length;E++){if(!p[E]||l[E]===0)continue;const T=v.edit(o[E]),x=T instanceof a.Bi?v.array(T.get("Kids"))??[]:[];T instanceof a.Bi&&T.set("Kids",x.filter(P=>!L(P,
O))).set("Count",l[E]);const y=v.job.pace.step(x.length*50);y&&await y}return this.homes=h.filter((E,T)=>S[T]),!0}}const L=(D,v)=>(0,a.i9)(D)&&v.has(D.number)}),
30625:((Q,H,M)=>{M.d(H,{i:()=>E,S:()=>T});var a=M(84293),i=M(66249),L=M(16039),D=M(269),v=M(46842);function k(w,d,b){b.parent=-1,b.lists=!1;const R=w.place(d),{
entries:U}=b;if(R&&w.locate(d,R,U)&&U.find(R.bytes,"Kids")<0){if(U.used===U.first)return"none";const V=U.find(R.bytes,"Type");if(V>=0&&(0,D.wb)(R.bytes,U.at[V+2],
"/Page")){if(R.bytes[(0,D.AN)(R.bytes,U.close+2,R.end)]===D.HY)return h(w,d);const nt=U.find(R.bytes,"Contents");nt>=0&&(b.lists=(0,v.$)(w,R.bytes,U.at[nt+2],U.
at[nt+3]));const ot=U.find(R.bytes,"Parent");return ot>=0&&(b.parent=(0,D.JI)(R.bytes,U.at[ot+2],U.at[ot+3]).value),"page"}const X=w.get(d);return X instanceof L.
Bi&&f(w,X)?"unclear":"none"}const z=w.get(d);return!(z instanceof L.Bi)||z.size===0?"none":(0,L.Eo)(z.get("Type"),"Page")?"unclear":w.array(z.get("Kids"))?"node":
f(w,z)?"unclear":"none"}const S=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],o=["MediaBox","Resources"];function f(w,d){const b=w.resolve(
d.get("Type"));if(!(b instanceof L.SX&&b.text!=="Pages"))return S.some(z=>d.has(z));const U=d.get("Contents")instanceof L.oS||w.array(d.get("Contents"))!==void 0;
return o.some(z=>d.has(z))||U&&d.get("Parent")instanceof L.oS&&!d.has("Subtype")}function h(w,d){const b=w.get(d);return b instanceof L.Z6?(w.put(d,new L.Bi([...b.
dict].filter(([R])=>!/^(Length|Filter|DecodeParms)$/.test(R)))),"unclear"):"page"}var l=M(36643);class p{document;left;sizes=new Map;constructor(d){this.document=
d,this.left=d.job.limits.nodes}make(d){const b=this.document.get(d),R=this.sizes.get(d)??O(b);if(this.sizes.set(d,R),this.left-=R,this.left<0)throw(0,a.F)("node\
s",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF progr\
am and save it again");return this.document.add(b instanceof L.Bi?new L.Bi(b):b).number}}function O(w){const d=[w];let b=0;for(let R=d.pop();R!==void 0;R=d.pop())
if(b++,Array.isArray(R))for(const U of R)d.push(U);else if(R instanceof L.Bi)for(const U of R.values())d.push(U);return b}const E=["Resources","MediaBox","CropB\
ox","Rotate"];async function T(w){return new x(w).read()}class x{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new l.L;look={
parent:-1,lists:!1,entries:new i.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(d){this.document=d,this.copies=new p(d)}async read(){const{document:d,
open:b}=this,{pace:R}=d.job,U=d.catalog.get("Pages")??null;for(b.push({kids:[U],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});b.length>0;){const z=b[b.
length-1];if(z.next===z.kids.length){b.pop(),b.length>0&&this.close(z);continue}const V=z.kids[z.next++];z.next===z.kids.length&&(z.kids=y,z.next=0);const X=R.step(
400);X&&await X,V instanceof L.oS?this.visit(V,z):this.visitNode(V,-1,z)}return this.finish(U)}close({claimed:d,before:b,lost:R}){const U=this.numbers.length-this.
dropped-b;d!==U&&(this.irregular=!0,!(typeof d=="number"&&d>=U)&&(this.dropped+=this.lost.length-R,this.lost.length=R))}visit(d,b){const{document:R,seen:U,look:z}=this,
{number:V}=d,X=U.has(V);U.add(V);const nt=k(R,V,z);if(d.generation!==R.generation(V)&&(this.irregular=!0),nt==="page"||nt==="unclear"){X&&(this.irregular=!0);const ot=X?
this.copies.make(V):V;nt==="unclear"?this.unclear.push(ot):R.keepEntries(V,z.entries),(nt==="unclear"||z.lists)&&this.listing.push(ot),this.add(ot,b,z.parent);return}
nt==="none"&&!X&&this.lose(b),nt==="none"||X?this.irregular=!0:this.visitNode(d,V,b)}visitNode(d,b,R){const{document:U,inherited:z}=this,V=U.dict(d);if(!V){this.
irregular=!0,this.lose(R);return}const X=U.array(V.get("Kids"));if(!X){b<0&&this.visitDirectPage(V,R);return}const nt=W(V);let ot=R.from;nt&&(ot=z.push({...z[ot],
...nt})-1),(0,L.Eo)(U.resolve(V.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:X,next:0,from:ot,home:this.nodes.node(b,R.home),claimed:U.resolve(
V.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),U.release(b)}visitDirectPage(d,{from:b}){if(!(0,L.Eo)(d.get("Type"),"Page"))return;
this.irregular=!0;const{number:R}=this.document.add(d);this.numbers.push(R),this.listing.push(R),this.ancestry.push(b)}add(d,{from:b,home:R},U){this.numbers.push(
d),this.ancestry.push(b),this.nodes.page(R,U);const{pages:z}=this.document.job.limits;if(this.numbers.length>z)throw _(z)}lose(d){d.home<0||(this.lost.push(this.
numbers.length),this.add(P,d,-1))}finish(d){const{document:b,numbers:R,ancestry:U,inherited:z,lost:V,unclear:X,listing:nt,nodes:ot}=this;V.length===R.length-this.
dropped&&(V.length=0);for(const mt of V)R[mt]=b.add(B(z[U[mt]])).number;I(R,U);const gt=b.resolve(b.dict(d)?.get("Count")),ft=gt!==R.length||d instanceof L.oS&&
R[0]===d.number;return{numbers:R,ancestry:U,inherited:z,irregular:this.irregular||ft,unclear:X,listing:nt,nodes:ot,claimed:typeof gt=="number"?gt:void 0,found:R.
length-V.length}}}const y=[],P=-1;function I(w,d){let b=w.indexOf(P);if(!(b<0)){for(let R=b;R<w.length;R++)w[R]!==P&&(w[b]=w[R],d[b++]=d[R]);w.length=d.length=b}}
const G=[0,0,612,792];function B(w){const d=new L.Bi([["Type",new L.SX("Page")]]);return w.MediaBox===void 0?d.set("MediaBox",[...G]):d}function W(w){let d;for(const b of E){
const R=w.get(b);R!==void 0&&((d??={})[b]=R)}return d}function _(w){const d=w===1?"1 page":`${w} pages`;return(0,a.F)("pages",`The document has more than ${d}`,
"Split it with another program first")}}),9448:((Q,H,M)=>{M.d(H,{u:()=>k,x:()=>v});var a=M(269),i=M(88504),L=M(16039),D=M(26264);function v(S,o,f,h){const{bytes:l}=S,
{length:p}=l;h.valueEnd=o;const O=(0,a.AN)(l,o,p);if((0,a.rg)(l,O))return h.dataStart=h.dataEnd=-1,h.end=O+6,!0;if(!(0,a.w1)(l,O,"stream"))return!1;const E=f.lengthRef>=
0?S.lengthOf(new L.oS(f.lengthRef)):f.length,T=O+(l[O+6]===a.u7?8:7),x=T+E;if(l[T-1]!==a.kR||E<0||x>p||!(0,D.V)(l,x))return!1;const y=(0,a.AN)(l,(0,a.AN)(l,x,p)+
9,p);return h.dataStart=T,h.dataEnd=x,h.end=y+6,(0,a.rg)(l,y)}class k{bytes;objectEnds;streamEnds;constructor(o){this.bytes=o,this.objectEnds=new i.k(o,"endobj"),
this.streamEnds=new i.k(o,"endstream")}data(o,f){const{bytes:h}=this,l=(0,D.n)(h,o);return f>=0&&l+f<=h.length&&(0,D.V)(h,l+f)?{start:l,end:l+f}:{start:l,end:this.
damagedEnd(l,f)}}damagedEnd(o,f){const{bytes:h}=this,l=o+f,p=this.objectEnds.next(o),O=p<0?h.length:p;if(f>=0&&l<=O&&(0,a.w1)(h,(0,a.AN)(h,l,O),"endstr"))return l;
const E=this.streamEnds.next(o);let T=E<0||E>O?O:E;return T>o&&h[T-1]===a.kR&&T--,T>o&&h[T-1]===a.u7&&T--,T}}}),93413:((Q,H,M)=>{M.d(H,{y:()=>D});var a=M(269);const i=[
["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],L=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function D(S){const o=(0,a.bS)(S).toString("latin1",0,1024);if(o.startsWith("RIFF")&&o.startsWith("WEBP",8))return"\
a WebP image";if(o.startsWith("ftyp",4))return L.find(([h])=>h.test(o.slice(8,12)))?.[1];const f=i.find(([h])=>o.startsWith(h));return f?f[1]:k(o)??(v(S)?"text":
void 0)}function v(S){const o=(0,a.bS)(S.subarray(0,1024)).toString("utf8"),f=S.length>1024?o.replace(/\ufffd{1,3}$/,""):o;return f!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(f)}function k(S){const o=S.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(o.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(o))return"an HTML page";if(o.startsWith("<"))return o.includes("<svg")?"an SVG drawing":o.startsWith("<?xml")?"an XML file":void 0}}),88504:((Q,H,M)=>{M.d(
H,{k:()=>i});var a=M(269);class i{word;accepts;buffer;from=0;found=-1;none;constructor(D,v,k=()=>!0){this.word=v,this.accepts=k,this.buffer=(0,a.bS)(D),this.none=
D.length}next(D){if(D>=this.none)return-1;if(D>=this.from&&D<=this.found)return this.found;const v=D<this.from&&this.found>=0?this.from:this.none,k=this.buffer.
subarray(0,v+this.word.length-1);let S=k.indexOf(this.word,D);for(;S>=0&&!this.accepts(S);)S=k.indexOf(this.word,S+1);return this.from=D,S>=0?this.found=S:v===this.
none&&(this.none=D,this.found=-1),this.found}}}),85533:((Q,H,M)=>{M.d(H,{WW:()=>D,c3:()=>i,x$:()=>L});var a=M(16039);function i(v,k){const S=v.resolve(k);return S===
null?[]:(Array.isArray(S)?S:[S]).map(o=>v.resolve(o))}function L(v,k){const S=new a.Bi;for(const[o,f]of k){const h=v.resolve(f);S.set(o,Array.isArray(h)?h.map(l=>v.
resolve(l)):h)}return S}function D(v,k,S,o={values:1e4}){if(o.values--<=0)return null;const f=v.resolve(k);if(S===0)return f;if(Array.isArray(f))return f.map(l=>D(
v,l,S-1,o));if(!(f instanceof a.Bi))return f;const h=new a.Bi;for(const[l,p]of f)h.set(l,D(v,p,S-1,o));return h}}),26264:((Q,H,M)=>{M.d(H,{V:()=>L,n:()=>i});var a=M(
269);function i(D,v){let k=v+6;for(;D[k]===a.Z4&&(D[k+1]===a.kR||D[k+1]===a.u7||D[k+1]===a.Z4);)k++;return D[k]===a.u7&&k++,D[k]===a.kR&&k++,k}function L(D,v){for(let k=0;k<
4&&a.Kl[D[v]??0]===a.t6&&v<D.length;k++)v++;return(0,a.w1)(D,v,"endstream")}}),72040:((Q,H,M)=>{M.d(H,{CF:()=>jt,s1:()=>pt,zw:()=>Yt,VH:()=>J,k0:()=>K,u6:()=>Ft,
vc:()=>$,vK:()=>se});var a=M(77598),i=M(16039),L=M(94496);function D(u){const g=new Uint8Array(256);for(let t=0;t<256;t++)g[t]=t;const{length:n}=u;for(let t=0,e=0,
s=0;t<256;t++){const r=g[t];e=e+r+u[s]&255,g[t]=g[e],g[e]=r,++s===n&&(s=0)}return g}function v(u,g){const n=u.slice(),{length:t}=g,e=new Uint8Array(t);for(let s=0,
r=0,c=0;s<t;s++){r=r+1&255;const m=n[r];c=c+m&255;const A=n[c];n[r]=A,n[c]=m,e[s]=g[s]^n[m+A&255]}return e}function k(u,g){return v(D(u),g)}const S={length:u=>u,
decrypt:u=>u,encryptInto:(u,g,n,t,e)=>t.set(u,e)};function o(u){const g=P(u,[]),n=G((t,e)=>D(g(t,e)));return{length:t=>t,decrypt:(t,e,s)=>v(n(e,s),t),encryptInto:(t,e,s,r,c)=>r.
set(v(n(e,s),t),c)}}function f(u){const g=P(u,[115,65,108,84]),n=I(()=>new E),t=G((s,r)=>n().engine(g(s,r))),e=G((s,r)=>y(g(s,r)));return{length:l,decrypt:(s,r,c)=>x(
e(r,c),s),encryptInto:(s,r,c,m,A)=>{n().seal(t(r,c),s,m,A)}}}function h(u){const g=I(()=>new E);let n,t;return{length:l,decrypt:e=>x(t??=y(u),e),encryptInto:(e,s,r,c,m)=>{
g().seal(n??=g().engine(u),e,c,m)}}}const l=u=>(u&-16)+32,p=64*1024,O=16*1024;class E{head=Buffer.alloc(p);pool=Buffer.alloc(O);taken=O;engine(g){const n=Buffer.
alloc(16);return this.nextVector(n),(0,a.createCipheriv)(g.length===16?"aes-128-cbc":"aes-256-cbc",g,n).setAutoPadding(!1)}seal(g,n,t,e){const{head:s}=this,{length:r}=n,
c=r&-16,m=Math.min(c,p-32),A=r-c;this.nextVector(s),s.set(m===r?n:n.subarray(0,m),16);let C=16+m;if(m<c){t.set(g.update(s.subarray(0,C)),e),e+=C,C=0;for(let F=m;F<
c;F+=p){const N=g.update(n.subarray(F,Math.min(F+p,c)));t.set(N,e),e+=N.length}}A>0&&s.set(n.subarray(c),C),s.fill(16-A,C+A,C+16),t.set(g.update(s.subarray(0,C+
16)),e)}nextVector(g){this.taken===O&&((0,a.randomFillSync)(this.pool),this.taken=0),this.pool.copy(g,0,this.taken,this.taken+16),this.taken+=16}}const T=new Uint8Array(
0);function x(u,g){const n=g.length&-16;if(n<32)return T;const t=u.update(n===g.length?g:g.subarray(0,n)),e=t[n-1];let s=n;if(e>0&&e<=16){do s--;while(s>n-e&&t[s-
1]===e);s>n-e&&(s=n)}return t.subarray(16,s)}function y(u){return(0,a.createDecipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,Buffer.alloc(16)).setAutoPadding(
!1)}function P(u,g){const{length:n}=u,t=new Uint8Array(n+5+g.length);t.set(u),t.set(g,n+5);const e=new L.V;return(s,r)=>(t[n]=s,t[n+1]=s>>>8,t[n+2]=s>>>16,t[n+3]=
r,t[n+4]=r>>>8,e.digest(t).subarray(0,Math.min(n+5,16)))}function I(u){let g;return()=>g??=u()}function G(u){let g=-1,n=-1,t;return(e,s)=>((t===void 0||e!==g||s!==
n)&&(t=u(e,s),g=e,n=s),t)}function B(u,g,n){const t=R(u,n),e=V(u,t);return nt(e,g,u.revision===2?32:16)?t:void 0}function W(u,g){const n=U(u,g);let t=u.owner.subarray(
0,32);for(let e=u.revision===2?0:19;e>=0;e--)t=k(X(n,e),t);return t}function _(u,g,n,t){const e=U({revision:u,keyLength:g},n);let s=b(t);for(let r=0;r<=(u===2?0:
19);r++)s=k(X(e,r),s);return s}function w(u,g){const n=R(u,g),t=new Uint8Array(32);return t.set(V(u,n)),{user:t,fileKey:n}}const d=Uint8Array.of(40,191,78,94,78,
117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function b(u){const g=new Uint8Array(32),n=u.subarray(0,32);return g.
set(n),g.set(d.subarray(0,32-n.length),n.length),g}function R({revision:u,keyLength:g,owner:n,permissions:t,id0:e,encryptMetadata:s},r){const c=Uint8Array.of(t,
t>>8,t>>16,t>>24),m=u>=4&&!s?[255,255,255,255]:[],A=(0,L.F)(Buffer.concat([b(r),n.subarray(0,32),c,e,Uint8Array.from(m)]));return z(A,u,g)}function U({revision:u,
keyLength:g},n){return z((0,L.F)(b(n)),u,u===2?5:g)}function z(u,g,n){let t=u.subarray(0,n);if(g>=3)for(let e=0;e<50;e++)t=(0,L.F)(t).subarray(0,n);return t}function V({
revision:u,id0:g},n){if(u===2)return k(n,d);let t=(0,L.F)(Buffer.concat([d,g]));for(let e=0;e<20;e++)t=k(X(n,e),t);return t}function X(u,g){return g===0?u:u.map(
n=>n^g)}function nt(u,g,n){return g.length>=n&&u.subarray(0,n).every((t,e)=>t===g[e])}function ot(u,g,n){return Ut(u.user,u.wrappedByUser,g,n,new Uint8Array(0))}
function gt(u,g,n){return Ut(u.owner,u.wrappedByOwner,g,n,u.user.subarray(0,48))}function ft(u,g,n){const t=kt(u,g,new Uint8Array(0)),e=kt(u,n,t.entry);return{user:t.
entry,wrappedByUser:t.wrapped,owner:e.entry,wrappedByOwner:e.wrapped}}function mt(u,g,n){const t=Buffer.alloc(16,255);return t.writeInt32LE(g,0),t.write(n?"Tadb":
"Fadb",8,"latin1"),(0,a.randomBytes)(4).copy(t,12),(0,a.createCipheriv)("aes-256-ecb",u,null).setAutoPadding(!1).update(t)}const wt=new Uint8Array(16);function Ut(u,g,n,t,e){
const s=ut(n,t,u.subarray(32,40),e);if(!Buffer.from(s).equals(u.subarray(0,32)))return;const r=ut(n,t,u.subarray(40,48),e);return(0,a.createDecipheriv)("aes-256\
-cbc",r,wt).setAutoPadding(!1).update(g.subarray(0,32))}function kt(u,g,n){const t=(0,a.randomBytes)(16),e=ut(6,g,t.subarray(0,8),n),s=ut(6,g,t.subarray(8),n),r=(0,a.
createCipheriv)("aes-256-cbc",s,wt).setAutoPadding(!1).update(u);return{entry:Buffer.concat([e,t]),wrapped:r}}function ut(u,g,n,t){let e=(0,a.createHash)("sha25\
6").update(g).update(n).update(t).digest();if(u<6)return e;for(let s=0,r=0;s<64||r>s-32;s++){const c=Buffer.concat([g,e,t]),m=Buffer.alloc(64*c.length,c),A=(0,a.
createCipheriv)("aes-128-cbc",e.subarray(0,16),e.subarray(16,32)).setAutoPadding(!1).update(m);let C=0;for(let F=0;F<16;F++)C+=A[F];e=(0,a.createHash)(["sha256",
"sha384","sha512"][C%3]).update(A).digest(),r=A[A.length-1]}return e.subarray(0,32)}var lt=M(20381);const At=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
St=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Gt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Xt=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Ct=/[\p{L}\p{Mc}\p{Nl}]/u;function dt(u){if(/^[\x20-\x7e]*$/.test(u))return u;const g=u.replace(At,"").replace(St," ").normalize("NFKC");if(Gt.test(g))return;const n=[
...g],t=n.map(s=>Xt.test(s));return t.includes(!0)&&(n.some((s,r)=>!t[r]&&Ct.test(s))||!t[0]||!t.at(-1))?void 0:g}function bt(u){const g=dt(u),n=[...g===void 0?
[]:[Buffer.from(g,"utf8")],Buffer.from(u,"utf8"),...[yt(u),Pt(u)].filter(s=>s!==void 0)],e=[...n.filter(s=>s.length>Dt).map(s=>s.subarray(0,Dt)),...n];return e.
filter((s,r)=>e.findIndex(c=>c.equals(s))===r)}const Dt=127;function Kt(u){return typeof u=="string"?Buffer.from(dt(u)??u,"utf8").subarray(0,Dt):u}function ct(u){
return typeof u=="string"?yt(u)??Buffer.from(u,"utf8"):u}function yt(u){return Wt(u,g=>lt.SQ.get(g)??(g>=24&&g<32||g>=127&&g<161?-1:g))}function Pt(u){return Wt(
u,g=>g)}function Wt(u,g){const n=Array.from(u,t=>g(t.codePointAt(0)));return n.every(t=>t>=0&&t<256)?Buffer.from(n):void 0}function Et(u,g){const{strings:n}=g,t=(s,r,c,m)=>{
if(s===S)return r;const A=Buffer.allocUnsafe(s.length(r.length));return s.encryptInto(r,c,m,A,0),A},e=(s,r,c,m,A,C)=>(s.encryptInto(r,c,m,A,C),s.length(r.length));
return{...u,uniform:g.named===void 0||g.encryptMetadata&&g.embedded===g.streams,decryptString:(s,r,c)=>n.decrypt(s,r,c),encryptString:(s,r,c)=>t(n,s,r,c),decryptStream:(s,r,c,m)=>Mt(
g,m).decrypt(s,r,c),encryptStream:(s,r,c,m)=>t(Mt(g,m),s,r,c),encryptedStringLength:s=>n.length(s),encryptedStreamLength:(s,r)=>Mt(g,r).length(s),encryptStringInto:(s,r,c,m,A)=>e(
n,s,r,c,m,A),encryptStreamInto:(s,r,c,m,A,C)=>e(Mt(g,m),s,r,c,A,C)}}function Mt({streams:u,embedded:g,named:n,encryptMetadata:t},e){const s=e.get("Type");if((0,i.
Eo)(s,"XRef"))return S;if(n===void 0)return u;const r=Ot(e);return r!==void 0?n.get(r)??u:!t&&(0,i.Eo)(s,"Metadata")?S:(0,i.Eo)(s,"EmbeddedFile")?g:u}function Ot(u){
const g=u.get("Filter"),n=(0,i.cy)(g)?g.findIndex(r=>(0,i.Eo)(r,"Crypt")):(0,i.Eo)(g,"Crypt")?0:-1;if(n<0)return;const t=u.get("DecodeParms"),e=(0,i.cy)(t)?t[n]:
t,s=(0,i.Zm)(e)?e.get("Name"):void 0;return s instanceof i.SX?s.text:"Identity"}function jt(u){if(Ot(u)===void 0)return!1;const g=u.get("Filter"),n=u.get("Decod\
eParms"),t=(0,i.cy)(g)?g.findIndex(s=>(0,i.Eo)(s,"Crypt")):0,e=(0,i.cy)(g)?g.filter((s,r)=>r!==t):[];return e.length===0?(u.delete("Filter"),u.delete("DecodePar\
ms"),!0):(u.set("Filter",e),(0,i.cy)(n)&&u.set("DecodeParms",n.filter((s,r)=>r!==t)),!0)}function Yt(u){return u.algorithm==="AES-128"?Jt(u):It(u)}const Ft=()=>(0,a.
randomBytes)(32);function Jt({userPassword:u,ownerPassword:g,permissions:n,id0:t}){const e=ct(u),s=_(4,16,ct(g),e),r=w({revision:4,keyLength:16,owner:s,permissions:n,
id0:t,encryptMetadata:!0},e),c=(0,i.jd)({Filter:(0,i.UU)("Standard"),V:4,R:4,Length:128,...vt("AESV2",16),O:new i.Mx(s),U:new i.Mx(r.user),P:n});return zt({dictionary:c,
version:"1.6",numbered:!0,identifier:t},f(r.fileKey))}function It({userPassword:u,ownerPassword:g,permissions:n}){const t=(0,a.randomBytes)(32),e=ft(t,Kt(u),Kt(
g)),s=(0,i.jd)({Filter:(0,i.UU)("Standard"),V:5,R:6,Length:256,...vt("AESV3",32),O:new i.Mx(e.owner),OE:new i.Mx(e.wrappedByOwner),U:new i.Mx(e.user),UE:new i.Mx(
e.wrappedByUser),P:n,Perms:new i.Mx(mt(t,n,!0))});return zt({dictionary:s,version:"1.7",extensionLevel:8,numbered:!1},h(t))}function vt(u,g){const n=(0,i.jd)({Type:(0,i.
UU)("CryptFilter"),CFM:(0,i.UU)(u),AuthEvent:(0,i.UU)("DocOpen"),Length:g});return{CF:(0,i.jd)({StdCF:n}),StmF:(0,i.UU)("StdCF"),StrF:(0,i.UU)("StdCF")}}function zt(u,g){
return Et(u,{strings:g,streams:g,embedded:g,named:new Map([["StdCF",g],["Identity",S]]),encryptMetadata:!0})}var xt=M(49153);const Vt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},pt=-4,Rt=u=>1<<
Vt[u]-1,Ht=Object.keys(Vt);function K(u){let g=pt;for(const n of Ht)u[n]||(g&=~Rt(n));return u.allow_print?g:g&~Rt("allow_print_high_resolution")}function $(u){
return Ht.filter(g=>(u&Rt(g))===0)}function J(u,g,n){const t=ht(u),e=Qt(t,g,new Uint8Array(0)),s=e??(n?Zt(bt(n),A=>Qt(t,g,A)):void 0);if(s===void 0)throw n?he():
ue();const{fileKey:r,access:c}=s,m=Tt(t,r);return{...q(t,s,et(t,r),m),access:c,locked:!1,permissions:t.permissions,revision:t.revision,keyBits:8*r.length,opensWithoutPassword:e!==
void 0,algorithm:fe(t.methods[m.streams===S?"embedded":"streams"],r),unrestricted:()=>tt(t,s)}}function q(u,{identifier:g},n,t){const e={dictionary:n,...ce(u),numbered:u.
revision<=4,...g?{identifier:g}:{}};return Et(e,t)}function tt(u,g){const n={...u,permissions:pt};let{fileKey:t}=g;const e=et(n,t);if(g.legacy){const s=w({...g.
legacy.scheme,permissions:pt},g.legacy.userPassword);t=s.fileKey,e.set("U",new i.Mx(s.user))}else e.set("Perms",new i.Mx(mt(t,pt,u.encryptMetadata)));return q(n,
g,e,Tt(n,t))}function et({encrypt:u,revision:g,permissions:n},t){const e=new i.Bi(u);e.set("P",n);for(const[r,c]of[["O",g<5?32:48],["U",g<5?32:48],["OE",32],["U\
E",32]]){const m=u.get(r);m instanceof i.Mx&&m.bytes.length>c&&e.set(r,new i.Mx(m.bytes.subarray(0,c)))}const s=u.get("Length");return s!==void 0&&!(typeof s=="\
number"&&s%8===0&&s>=40&&s<=256)&&e.set("Length",8*t.length),e}function ht(u){const g=u.get("Filter");if(!(0,i.Eo)(g,"Standard"))throw Bt(`the security handler ${g instanceof
i.SX?ne(g):"without a name"}`);const n=$t(u.get("V"),0),t=$t(u.get("R"),0);if(!(n===5?t===5||t===6:[1,2,4].includes(n)&&t>=2&&t<=4))throw Bt(`the standard secur\
ity handler with V ${n} and R ${t}`);const s={encrypt:u,version:n,revision:t,permissions:$t(u.get("P"),-4)|0};if(n<4)return{...s,encryptMetadata:!0,methods:{strings:"\
V2",streams:"V2",embedded:"V2"},filters:void 0};const r=u.get("CF"),c=new Map;for(const[C,F]of(0,i.Zm)(r)?r:[]){const N=(0,i.Zm)(F)?Lt(F,n):void 0;N!==void 0&&c.
set(C,N)}c.set("Identity","none");const m=(C,F)=>{const N=u.get(C),j=c.get(N instanceof i.SX?N.text:F);if(j===void 0)throw Bt(`the crypt filter ${N instanceof i.
SX?ne(N):F}`);return j},A=u.get("StmF");return{...s,encryptMetadata:u.get("EncryptMetadata")!==!1,methods:{strings:m("StrF","Identity"),streams:m("StmF","Identi\
ty"),embedded:m("EFF",A instanceof i.SX?A.text:"Identity")},filters:c}}function Lt(u,g){const n=u.get("CFM");return g===5&&(0,i.Eo)(n,"AESV3")?"AESV3":g===4&&(0,i.
Eo)(n,"AESV2")?"AESV2":g===4&&(0,i.Eo)(n,"V2")?"V2":n===void 0||(0,i.Eo)(n,"None")?"none":void 0}function Qt(u,g,n){const{encrypt:t,revision:e}=u;if(e>=5){const A={
owner:_t(t,"O",48),user:_t(t,"U",48),wrappedByOwner:_t(t,"OE",32),wrappedByUser:_t(t,"UE",32)};return ee(ot(A,e,n),"user")??ee(gt(A,e,n),"owner")}const s=_t(t,"\
O",1),r=_t(t,"U",1),{permissions:c,encryptMetadata:m}=u;return Zt(g,A=>Zt(ae(u),C=>{const F={revision:e,keyLength:C,owner:s,permissions:c,id0:A,encryptMetadata:m};
return te(F,r,n,"user")??te(F,r,W(F,n),"owner")}))}function te(u,g,n,t){const e=B(u,g,n);return e&&{fileKey:e,access:t,identifier:u.id0,legacy:{scheme:u,userPassword:n}}}
function ee(u,g){return u&&{fileKey:u,access:g}}function ae({encrypt:u,version:g}){if(g===4)return[16];const n=$t(u.get("Length"),40),t=n%8===0&&n>=40&&n<=128?n/
8:5;return[...new Set(g===1?[5,t,16]:[t,16,5])]}function Tt(u,g){const n={none:S},t=c=>c==="V2"?n.V2??=o(g):c==="AESV2"?n.AESV2??=f(g):c==="AESV3"?n.AESV3??=h(g):
S,{methods:e,filters:s,encryptMetadata:r}=u;return{strings:t(e.strings),streams:t(e.streams),embedded:t(e.embedded),named:s&&new Map([...s].map(([c,m])=>[c,t(m)])),
encryptMetadata:r}}function ce({version:u,revision:g,methods:n}){return g>=5?{version:"1.7",extensionLevel:g===5?3:8}:u===4?{version:Object.values(n).includes("\
AESV2")?"1.6":"1.5"}:{version:g===2?"1.1":"1.4"}}function fe(u,g){if(u!=="none")return u==="V2"?g.length===5?"RC4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}
function _t(u,g,n){const t=u.get(g);if(t instanceof i.Mx&&t.bytes.length>=n)return t.bytes;throw(0,xt.O$)(`its encryption dictionary has no usable /${g}.`)}function $t(u,g){
return typeof u=="number"?Math.trunc(u):g}function Zt(u,g){for(const n of u){const t=g(n);if(t!==void 0)return t}}function ne({text:u}){return/^[\w.+-]{1,40}$/.
test(u)?u:"with an unusual name"}function ue(){return(0,xt.hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs\
 a password to open: give it as open_password, or use remove_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that open\
s the document as open_password",fields:["open_password"]})}function he(){return new xt.zU("wrong_password","The given password does not open the PDF document",
{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check\
 open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Bt(u){return(0,xt.hJ)("unsupported_encryption",`is protected b\
y ${u}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${u}, which is not supported.`}],advice:"Only protection by passw\
ords can be opened, not by certificates or rights management"})}const qt={...S,decrypt:()=>new Uint8Array(0)};function se(u){const g=re(u),n=s=>s==="none"?S:qt,
t=[...g?.filters??[["Identity","none"]]],e={strings:n(g?.methods.strings),streams:n(g?.methods.streams),embedded:n(g?.methods.embedded),named:g&&!g.filters?void 0:
new Map(t.map(([s,r])=>[s,n(r)])),encryptMetadata:g?.encryptMetadata??!0};return{...Et({dictionary:u,version:"1.1",numbered:!0},e),access:"user",locked:!0,permissions:g?.
permissions??pt,revision:g?.revision,opensWithoutPassword:!1,unrestricted:void 0,...g?le(g):de(u)}}function re(u){try{return ht(u)}catch(g){if(g instanceof xt.zU&&
g.code==="unsupported_encryption")return;throw g}}function le({encrypt:u,version:g,methods:n}){const t=n.streams==="none"?n.embedded:n.streams;if(t==="none")return{
algorithm:void 0,keyBits:void 0};if(t==="AESV3")return{algorithm:"AES-256",keyBits:256};if(g===4)return{algorithm:t==="AESV2"?"AES-128":"RC4-128",keyBits:128};const e=g===
1?40:ie(u.get("Length"));return{algorithm:e===40?"RC4-40":"RC4-128",keyBits:e}}function de(u){const g=u.get("CF"),n=u.get("StmF"),t=(0,i.Zm)(g)&&n instanceof i.
SX?g.get(n.text):void 0,e=(0,i.Zm)(t)?t.get("CFM"):void 0;return(0,i.Eo)(e,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,i.Eo)(e,"AESV2")?{algorithm:"AES-128",keyBits:128}:
{algorithm:void 0,keyBits:void 0}}function ie(u){return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),94496:((Q,H,M)=>{M.d(H,{F:()=>L,V:()=>D});const a=[7,
12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],i=Int32Array.from({length:64},(v,k)=>Math.floor(Math.abs(Math.sin(k+1))*2**32)|0),L=v=>new D().digest(v);class D{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(k){const{state:S,tail:o}=this;S[0]=1732584193,S[1]=4023233417,S[2]=2562383102,S[3]=271733878;const{length:f}=k,
h=f&-64;for(let E=0;E<h;E+=64)this.compress(k,E);const l=f-h,p=l<56?64:128;for(let E=0;E<l;E++)o[E]=k[h+E];o[l]=128,o.fill(0,l+1,p);for(let E=0,T=f<<3;E<4;E++)o[p-
8+E]=T>>>(E<<3);o[p-4]=f>>>29;for(let E=0;E<p;E+=64)this.compress(o,E);const O=new Uint8Array(16);for(let E=0;E<16;E++)O[E]=S[E>>2]>>>((E&3)<<3);return O}compress(k,S){
const{words:o,state:f}=this;for(let E=0,T=S;E<16;E++,T+=4)o[E]=k[T]|k[T+1]<<8|k[T+2]<<16|k[T+3]<<24;let h=f[0],l=f[1],p=f[2],O=f[3];for(let E=0;E<64;E++){const T=E>>
4;let x,y;T===0?(x=l&p|~l&O,y=E):T===1?(x=O&l|~O&p,y=5*E+1):T===2?(x=l^p^O,y=3*E+5):(x=p^(l|~O),y=7*E);const P=h+x+i[E]+o[y&15]|0,I=a[T<<2|E&3];h=O,O=p,p=l,l=l+
(P<<I|P>>>32-I)|0}f[0]=f[0]+h,f[1]=f[1]+l,f[2]=f[2]+p,f[3]=f[3]+O}}}),269:((Q,H,M)=>{M.d(H,{$k:()=>Mt,A4:()=>ot,AF:()=>At,AN:()=>yt,AV:()=>gt,AZ:()=>Et,Ah:()=>U,
Cq:()=>a,Cx:()=>l,D:()=>Pt,Ec:()=>o,G_:()=>i,HF:()=>wt,HV:()=>X,HY:()=>St,Hh:()=>Xt,Hv:()=>d,IQ:()=>h,JI:()=>vt,Kl:()=>ct,Li:()=>Ot,MV:()=>Ut,N5:()=>E,N9:()=>dt,
OY:()=>ft,PZ:()=>pt,WL:()=>W,Wd:()=>Yt,Z4:()=>S,ay:()=>zt,b9:()=>O,bS:()=>Vt,cL:()=>x,d2:()=>L,du:()=>R,em:()=>P,ev:()=>I,fX:()=>T,gq:()=>xt,iH:()=>G,kR:()=>D,l0:()=>y,
o1:()=>v,r_:()=>_,rc:()=>b,rg:()=>Ht,s1:()=>p,sk:()=>jt,t6:()=>bt,t9:()=>Wt,tF:()=>z,tw:()=>nt,u7:()=>k,vz:()=>B,w1:()=>Ft,wb:()=>Jt,wn:()=>f,wt:()=>w,y_:()=>Ct,
yh:()=>Gt,yp:()=>It,yq:()=>ut});const a=0,i=8,L=9,D=10,v=12,k=13,S=32,o=33,f=35,h=37,l=40,p=41,O=43,E=45,T=46,x=47,y=48,P=55,I=57,G=60,B=62,W=91,_=92,w=93,d=123,
b=125,R=126,U=66,z=67,V=68,X=69,nt=73,ot=76,gt=82,ft=98,mt=100,wt=101,Ut=102,kt=106,ut=110,lt=111,At=114,St=115,Gt=116,Xt=117,Ct=122,dt=0,bt=1,Dt=2,Kt=3,ct=new Uint8Array(
256);for(const K of[a,L,D,v,k,S])ct[K]=bt;for(const K of"(<>[]/%")ct[K.charCodeAt(0)]=Dt;for(const K of"){}")ct[K.charCodeAt(0)]=Kt;function yt(K,$,J){for(;$<J;){
const q=K[$];if(ct[q]===bt)$++;else if(q===h)$=Pt(K,$,J);else break}return $}function Pt(K,$,J){for(;$<J&&K[$]!==D&&K[$]!==k;)$++;return $}function Wt(K,$,J){const q=Et(
K,$,J);return q<0?J:q}function Et(K,$,J){let q=0;for(;$<J;){const tt=K[$++];if(tt===_)$++;else if(tt===l)q++;else if(tt===p&&--q===0)return $}return-1}function Mt(K,$,J){
for(;$<J;)if(K[$++]===B)return $;return J}function Ot(K){return K===void 0?-1:K>=y&&K<=I?K-y:K>=65&&K<=70?K-55:K>=97&&K<=102?K-87:-1}function jt(K,$,J){const q=new Uint8Array(
J-$+1>>1);let tt=0,et=-1;for(let ht=$;ht<J&&K[ht]!==B;ht++){const Lt=Ot(K[ht]);Lt<0||(et<0?et=Lt:(q[tt++]=et*16+Lt,et=-1))}return et>=0&&(q[tt++]=et*16),q.subarray(
0,tt)}function Yt(K,$,J){for(;$<J&&ct[K[$]]===dt;)$++;return $}function Ft(K,$,J){for(let q=0;q<J.length;q++)if(K[$+q]!==J.charCodeAt(q))return!1;return!0}function Jt(K,$,J){
return Ft(K,$,J)&&ct[K[$+J.length]??S]!==dt}const It=K=>K!==void 0&&K>=y&&K<=I;function vt(K,$,J){let q=0,tt=$;for(;tt<J&&It(K[tt]);)q=q*10+(K[tt++]-y);return tt===
$?{value:-1,after:tt}:{value:q,after:tt}}function zt(K,$,J){const q=yt(K,$,J),tt=vt(K,q,J);if(tt.value<0||tt.after===J||ct[K[tt.after]]!==bt)return;const et=vt(
K,yt(K,tt.after,J),J);if(et.value<0||et.value>65535)return;const ht=yt(K,et.after,J);if(Rt(K,ht))return{number:tt.value,generation:et.value,start:q,body:ht+3}}const xt=K=>new Uint8Array(
K.buffer,K.byteOffset,K.byteLength),Vt=K=>Buffer.from(K.buffer,K.byteOffset,K.byteLength);function pt(K,$,J,q){let tt=0,et=K[$];for(;et>=y&&et<=I;et=K[++$])tt=tt*
10+(et-y);if(tt!==J||et!==S||(tt=0,et=K[++$],et<y||et>I))return-1;for(;et>=y&&et<=I;et=K[++$])tt=tt*10+(et-y);return tt!==q||et!==S?-1:Rt(K,$+1)?$+4:-1}const Rt=(K,$)=>K[$]===
lt&&K[$+1]===ft&&K[$+2]===kt,Ht=(K,$)=>K[$]===wt&&K[$+1]===ut&&K[$+2]===mt&&K[$+3]===lt&&K[$+4]===ft&&K[$+5]===kt}),65920:((Q,H,M)=>{M.d(H,{F:()=>i});var a=M(16039);
function i(v,k=()=>{}){if(v instanceof a.Z6)return new a.Z6(i(v.dict,k),v.data,v.sealed);const S=D(v),o=[S];let f=1;for(let h=o.pop();h!==void 0;h=o.pop())if(Array.
isArray(h)){f+=h.length;for(const[l,p]of h.entries())h[l]=L(p,o)}else if((0,a.Zm)(h)){f+=h.size;for(const[l,p]of h)h.set(l,L(p,o))}return k(f),S}function L(v,k){
const S=D(v);return S!==v&&k.push(S),S}function D(v){return Array.isArray(v)?[...v]:(0,a.Zm)(v)?new a.Bi(v):v}}),36507:((Q,H,M)=>{M.d(H,{i:()=>i});var a=M(38212);
function i(L,D){const v=new a.KK(L,k=>D.copy(k,0,k.length));return Object.assign(v.s,{i:0,w:0,z:0}),v}}),66249:((Q,H,M)=>{M.d(H,{R:()=>v,g:()=>k});var a=M(269),
i=M(48024);const L=new Int32Array(0),D=new i.s;class v{at=L;first=0;used=0;open=-1;close=-1;special=!1;scan=D;marksFrom=0;marksTo=0;own;locate(o,f,h){const l=this.
own??={at:new Int32Array(64),scan:new i.s},{scan:p}=l;if(this.at=l.at,this.scan=p,this.first=this.used=this.marksFrom=this.marksTo=0,p.reset(),f=(0,a.AN)(o,f,h),
o[f]!==a.iH||o[f+1]!==a.iH)return!1;for(this.open=f+=2;(f=(0,a.AN)(o,f,h))<h;){const O=o[f];if(O===a.vz)return this.close=f,this.marksTo=p.used,this.special=p.byteRange,
o[f+1]===a.vz;if(O!==a.cL)return!1;const E=++f;for(;f<h&&a.Kl[o[f]]===a.N9;f++)if(o[f]===a.wn)return!1;const T=f;T-E===9&&o[E]===a.Ah&&(0,a.w1)(o,E,"ByteRange")&&
(p.byteRange=!0);const x=f=(0,a.AN)(o,f,h);if(o[f]===a.vz||(f=p.value(o,f,h),f<0))return!1;this.add(E,T,x,f)}return!1}add(o,f,h,l){this.used+4>this.at.length&&(this.
at=this.own.at=k(this.at,this.used+4));const{at:p,used:O}=this;p[O]=o,p[O+1]=f,p[O+2]=h,p[O+3]=l,this.used=O+4}find(o,f){const{at:h,first:l}=this,p=f.length;for(let O=this.
used-4;O>=l;O-=4){const E=h[O];if(h[O+1]-E!==p)continue;let T=0;for(;T<p&&o[E+T]===f.charCodeAt(T);)T++;if(T===p)return O}return-1}}function k(S,o){const f=new Int32Array(
Math.max(S.length*2,o));return f.set(S),f}}),40537:((Q,H,M)=>{M.d(H,{Q:()=>L});var a=M(38212);const i=16384;async function L(S,o,f,h,l){const p=D(S.slice(0,3).map(
G=>G.subarray(0,2))),[O=0,E=0]=p;if((O&15)!==8||(O<<8|E)%31!==0||E&32)return{ending:"damaged",reached:0};const T=Math.max(1024,Math.floor(i/h)),x=new k;let y=0;
const P=new a.EL(G=>{const B=Math.min(G.length,o-y);y+=G.length,x.add(G),B>0&&l(B===G.length?G:G.subarray(0,B))}),I=[];try{let G=2,B=0;for(const W of S)for(let _=0;_<
W.length;_+=T){const w=Math.min(G,W.length-_,T),d=W.subarray(_+w,_+T);G-=w;const b=y;y<o&&B<T?P.push(d):I.length<16&&I.push(d),B=y>b?0:B+d.length;const R=f.step(
(d.length+y-b)*h);R&&await R}P.push(D(I).subarray(0,T),!0)}catch(G){return y>=o?{ending:"loose",reached:y}:{ending:G.code===a.YL.UnexpectedEOF?"short":"damaged",
reached:y}}return{ending:y<=o&&v(S,x.value)?"clean":"loose",reached:y}}const D=S=>S.length===1?S[0]:Buffer.concat(S);function v(S,o){let f=new Uint8Array(0);for(let l=S.
length-1;l>=0&&f.length<6;l--)f=D([S[l].subarray(-6),f]);const h=Buffer.from(f);for(let l=0;l<=2&&h.length>=4+l;l++)if(h.readUInt32BE(h.length-4-l)===o)return!0;
return!1}class k{a=1;b=0;add(o){let{a:f,b:h}=this;for(let l=0;l<o.length;){const p=Math.min(l+2e3,o.length);for(;l<p;)h+=f+=o[l++];f%=65521,h%=65521}this.a=f,this.
b=h}get value(){return this.b*65536+this.a}}}),348:((Q,H,M)=>{M.d(H,{k:()=>D,t:()=>v});var a=M(269);const i=12,L=20;class D{buffer;memory;length=0;constructor(o){
this.buffer=Buffer.allocUnsafeSlow(Math.max(o,256)),this.memory=(0,a.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const o=Buffer.allocUnsafeSlow(this.length);return o.set(this.bytes),o}clear(){this.length=0}from(o){return this.memory.subarray(o,this.length)}reserve(o){
const f=this.length+o;f>this.memory.length&&this.grow(f)}grow(o){const f=Buffer.allocUnsafeSlow(Math.max(o,Math.ceil(this.memory.length*1.5)));f.set(this.bytes),
this.buffer=f,this.memory=(0,a.gq)(f)}copy(o,f,h){const l=h-f;if(this.reserve(l),l<i){const{memory:p}=this;let O=this.length;for(let E=f;E<h;E++)p[O++]=o[E]}else
this.memory.set(new Uint8Array(o.buffer,o.byteOffset+f,l),this.length);this.length+=l}text(o){const f=o.length;if(this.reserve(f),f<L){const{memory:h}=this;let l=this.
length;for(let p=0;p<f;p++)h[l++]=o.charCodeAt(p)}else this.buffer.write(o,this.length,"latin1");this.length+=f}integer(o){this.reserve(20);const{memory:f}=this,
h=k(o);for(let l=this.length+h-1;l>=this.length;l--){const p=Math.floor(o/10);f[l]=a.l0+(o-p*10),o=p}this.length+=h}byte(o){this.reserve(1),this.memory[this.length++]=
o}fill(o,f){this.reserve(o),f(this.memory,this.length),this.length+=o}}class v{length=0;copy(o,f,h){this.length+=h-f}text(o){this.length+=o.length}integer(o){this.
length+=k(o)}byte(){this.length++}fill(o){this.length+=o}}function k(S){return S<10?1:S<100?2:S<1e3?3:S<1e4?4:S<1e5?5:S<1e6?6:String(S).length}}),48118:((Q,H,M)=>{
M.d(H,{i:()=>P});var a=M(84293),i=M(269),L=M(19980),D=M(16039);const v=Symbol("close array"),k=Symbol("close dictionary"),S=Symbol("end"),o=32,f=32,h=32,l=32,p=224,
O=224,E=8,T=256,x=65536,y=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class P{bytes;at;end;nesting;openString;room;closed=-1;constructor(B,W,_,w,d,b=1/0){this.bytes=
B,this.at=W,this.end=_,this.nesting=w,this.openString=d,this.room=b}value(){const B=this.token(0);return typeof B=="symbol"?null:B}token(B){const{bytes:W,end:_}=this;
if(this.room-=o,this.room<0)throw I();const w=(0,i.AN)(W,this.at,_);if(this.at=w,w>=_)return S;const d=W[w];if(d>=i.l0&&d<=i.ev)return this.numberOrReference();
switch(d){case i.cL:return this.name();case i.Cx:return this.string(this.literal());case i.iH:return W[w+1]!==i.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(B+1));case i.WL:return this.at++,this.array(B+1);case i.wt:return this.at++,v;case i.vz:return this.closed=w,W[w+1]===i.vz?(this.at+=2,k):(this.at++,
null);case i.s1:case i.Hv:case i.rc:return this.at++,null;default:return this.word()}}array(B){this.checkDepth(B),this.room-=l;const W=[];for(;;){W.length===E&&
W.every(w=>w instanceof D.oS)&&this.references(W);const _=this.token(B);if(_===v||_===S)return W;if(_===k)return this.at=this.closed,W;W.push(_)}}references(B){
const{bytes:W,end:_}=this;for(let w=T;;w=Math.min(2*w,x)){const d=(0,i.bS)(W).toString("latin1",this.at,Math.min(this.at+w,_)),b=y.exec(d)?.[0]??"";if(b==="")return;
const R=B.length;for(const U of b.split(" 0 R"))U!==""&&B.push(new D.oS(Number(U),0));if(this.room-=(B.length-R)*(o+f),this.at+=b.length,b.length<d.length>>1)return}}dictionary(B){
this.checkDepth(B),this.room-=O;const W=new D.Bi;let _,w=-1;for(;;){const d=this.at,b=this.token(B);if(b===k||b===S)return w>=0&&(0,D.hi)(W)&&this.keepSealed(W,
w),W;if(b===v)continue;const R=b;if(_===void 0){R instanceof D.SX&&(_=R.text);continue}R!==null&&W.set(_,R),this.openString&&_==="Contents"&&R instanceof D.Mx&&
(w=d),_=void 0}}keepSealed(B,W){B.set("Contents",new P(this.bytes,W,this.end,1).value())}checkDepth(B){if(B>this.nesting)throw(0,a.F)("nesting",`An object of th\
e document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:B,end:W}=this,_=this.at+1;return this.
room-=h,this.at=(0,i.Wd)(B,_,W),new D.SX((0,L.MQ)(B,_,this.at))}string(B){return this.room-=p,new D.Mx(this.openString?this.openString(B):B)}literal(){const{bytes:B,
end:W}=this,_=this.at+1;for(let w=_;w<W;w++){const d=B[w];if(d===i.s1)return this.at=w+1,B.slice(_,w);if(d===i.Cx||d===i.r_||d===i.u7)break}return this.at=(0,i.
t9)(B,this.at,W),(0,L.U1)(B,_,this.at)}hexadecimal(){const{bytes:B,end:W}=this,_=this.at+1,w=(0,i.$k)(B,_,W);return this.at=w,(0,i.sk)(B,_,w)}numberOrReference(){
const{bytes:B,end:W}=this;let _=this.at,w=0;for(;_<W&&B[_]>=i.l0&&B[_]<=i.ev;)w=w*10+(B[_++]-i.l0);if(_<W&&i.Kl[B[_]]===i.N9)return this.number();this.at=_,_=(0,i.
AN)(B,_,W);let d=0;const b=_;for(;_<W&&B[_]>=i.l0&&B[_]<=i.ev;)d=d*10+(B[_++]-i.l0);return _===b||(_=(0,i.AN)(B,_,W),_>=W||B[_]!==i.AV||_+1<W&&i.Kl[B[_+1]]===i.
N9)?w:(this.at=_+1,this.room-=f,w>2147483647?null:new D.oS(w,Math.min(d,65535)))}number(){const{bytes:B,end:W,at:_}=this;return this.at=(0,i.Wd)(B,_,W),(0,L.kz)(
B,_,this.at)}word(){const{bytes:B,at:W,end:_}=this,w=B[W];return w===i.b9||w===i.N5||w===i.fX?this.number():(0,i.wb)(B,W,"true")||(0,i.wb)(B,W,"false")?(this.at=
(0,i.Wd)(B,W,_),w===i.yh):(0,i.w1)(B,W,"endobj")||(0,i.w1)(B,W,"endstream")?S:(this.at=Math.max((0,i.Wd)(B,W,_),W+1),null)}}const I=()=>(0,a.F)("values","The ob\
jects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another pro\
gram")}),45913:((Q,H,M)=>{M.d(H,{Uw:()=>h,uM:()=>v});var a=M(38212),i=M(36507),L=M(40537),D=M(348);const v=({codec:p,pace:O})=>p??f(O),k=65536,S=16384,o=1e5,f=p=>({
async deflate(O,E){if(O.length<=S){const y=(0,a.$)(O,{level:E}),P=p.step(o+O.length*10);return P&&await P,y}const T=new D.k(Math.max(256,O.length>>2)),x=(0,i.i)(
{level:E},T);for(let y=0;y<O.length;y+=k){O.length-y>S&&await p.rest(),x.push(O.subarray(y,y+k),y+k>=O.length);const P=p.step(o+Math.min(O.length,k)*10);P&&await P}
return T.bytes},async inflate(O,E){const{bytes:T,ending:x}=await l(O,E,p);return x==="clean"?T:void 0}});async function h(p,O,E){const{bytes:T,ending:x,reached:y}=await l(
p,O,E);return x==="clean"||x==="loose"&&y<O?T:void 0}async function l(p,O,E){const T=new D.k(Math.min(p.length*4,O));return{...await(0,L.Q)([p],O,E,1,y=>T.copy(
y,0,y.length)),bytes:T.bytes}}}),19980:((Q,H,M)=>{M.d(H,{E3:()=>o,MQ:()=>i,U1:()=>S,kz:()=>D});var a=M(269);function i(h,l,p){let O="";for(let E=l;E<p;E++){let T=h[E];
if(T===a.wn&&E+2<p){const[x,y]=[(0,a.Li)(h[E+1]),(0,a.Li)(h[E+2])];x>=0&&y>=0&&(T=x*16+y,E+=2)}O+=String.fromCharCode(T)}return O}const L=15;function D(h,l,p){let O=l;
const E=h[O];(E===a.N5||E===a.b9)&&O++;let T=0,x=-1,y=0;for(;O<p;O++){const I=h[O];if(I>=a.l0&&I<=a.ev)y=y*10+(I-a.l0),T++,x>=0&&x++;else if(I===a.fX&&x<0)x=0;else
break}if(O<p||T===0||T>L)return k(h,l,p);const P=x>0?y/v[x]:y;return E===a.N5?-P:P}const v=Float64Array.from({length:L+1},(h,l)=>10**l);function k(h,l,p){const O=(0,a.
bS)(h).toString("latin1",l,p),E=Number(O);if(!Number.isNaN(E)&&/^[+-]?[\d.]/.test(O))return E;const T=/^[+-]*(\d*\.?\d*)/.exec(O),x=Number(T?.[1]??0)||0;return O.
startsWith("-")?-x:x}function S(h,l,p){for(let x=l;x<p;x++){const y=h[x];if(y===a.s1)return h.subarray(l,x);if(y===a.Cx||y===a.r_||y===a.u7)break}const O=new Uint8Array(
p-l);let E=0,T=1;for(let x=l;x<p;x++){let y=h[x];if(y===a.Cx)T++;else if(y===a.s1){if(--T===0)break}else if(y===a.u7)h[x+1]===a.kR&&x++,y=a.kR;else if(y===a.r_){
if(y=h[++x],x>=p)break;if(y>=a.l0&&y<=a.em){let P=y-a.l0;for(let I=0;I<2&&h[x+1]>=a.l0&&h[x+1]<=a.em;I++)P=P*8+h[++x]-a.l0;y=P&255}else if(y===a.u7){h[x+1]===a.
kR&&x++;continue}else{if(y===a.kR)continue;y=f.get(y)??y}}O[E++]=y}return O.subarray(0,E)}const o=(h,l,p)=>h[l]===a.Cx?S(h,l+1,p):(0,a.sk)(h,l+1,p),f=new Map([[
a.yq,a.kR],[a.AF,a.u7],[a.yh,a.d2],[a.OY,a.G_],[a.MV,a.o1]])}),48024:((Q,H,M)=>{M.d(H,{A:()=>i,s:()=>I});var a=M(269);const i=-1,L=2**63,D=1,v=2,k=0,S=1,o=2,f=0,
h=1,l=2,p=3,O=4,E=5,T=6,x=7,y=8,P=new Uint8Array(256).fill(l);for(let _=0;_<256;_++)a.Kl[_]===a.t6&&(P[_]=f);for(let _=a.l0;_<=a.ev;_++)P[_]=h;for(const[_,w]of Object.
entries({"/":p,"<":O,">":E,"[":T,"]":x,"(":y,"%":f,")":f,"{":f,"}":f}))P[_.charCodeAt(0)]=w;class I{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(w,d,b){const R=this.
used+b-d;R>this.marks.length&&this.grow(R),this.marks.set(w.subarray(d,b),this.used),this.used=R}open(w,d,b){if(w>=this.opened.length){const R=new Uint8Array(this.
opened.length*2);R.set(this.opened),this.opened=R}return this.opened[w]=d,b}add(w,d,b){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=w>2147483647?0:w,this.marks[this.used+1]=d,this.marks[this.used+2]=b,this.used+=3,b}grow(w){const d=new Int32Array(Math.max(this.marks.length*2,w));d.set(
this.marks),this.marks=d}value(w,d,b){let R=0,U=k;for(let z=d;d<b;z=d){const V=w[d++];switch(P[V]){case f:V===a.IQ&&(d=(0,a.D)(w,z,b));continue;case h:{let X=V-
a.l0;for(;P[w[d]]===h;)X=X*10+(w[d++]-a.l0);if(d<b&&a.Kl[w[d]]===a.N9){d=(0,a.Wd)(w,d,b);break}if(X>=L)return-1;const nt=G(w,d,b);U===o&&this.setLength(X,z,d,nt),
nt>d&&(d=this.add(X,z,nt));break}case l:for(;d<b&&a.Kl[w[d]]===a.N9;)d++;if(V===a.HF&&W(w,z,d))return-1;break;case p:for(;d<b&&a.Kl[w[d]]===a.N9;)d++;if(U=this.
expectedAfter(w,z,d-z,R===1&&U===k),R===0)return d;continue;case O:d=w[d]===a.iH?this.open(R++,v,d+1):this.hexString(w,z,b);break;case E:if(w[d]!==a.vz)continue;
if(this.opened[--R]!==v||++d>b)return-1;break;case T:d=this.open(R++,D,d);break;case x:if(this.opened[--R]!==D)return-1;break;case y:d=this.literalString(w,z,b);
break}if(R===0)return d>b?-1:d;U=k}return-1}setLength(w,d,b,R){const U=R>b;this.length=U?-1:w,this.lengthRef=U?w:-1,this.lengthStart=d,this.lengthEnd=R}literalString(w,d,b){
const R=(0,a.AZ)(w,d,b);return R<0?b+1:this.strings?this.add(i,d,R):R}hexString(w,d,b){const R=(0,a.$k)(w,d,b);return this.strings?this.add(i,d,R):R}expectedAfter(w,d,b,R){
return b===10&&w[d+1]===a.Ah&&(0,a.w1)(w,d,"/ByteRange")&&(this.byteRange=!0),R?b===7&&w[d+1]===a.A4&&(0,a.w1)(w,d,"/Length")?o:S:k}}function G(_,w,d){if(_[w]===
a.Z4&&_[w+1]===a.l0&&_[w+3]===a.AV&&_[w+2]===a.Z4&&w+4<=d)return B(_,w+4,d)?w+4:w;const b=(0,a.AN)(_,w,d);let R=b,U=0;for(;R<d&&(0,a.yp)(_[R]);R++)U=U*10+(_[R]-
a.l0);if(R===b||U>=L)return w;const z=(0,a.AN)(_,R,d);return z<d&&_[z]===a.AV&&B(_,z+1,d)?z+1:w}const B=(_,w,d)=>w>=d||a.Kl[_[w]]!==a.N9;function W(_,w,d){return d-
w===6&&(0,a.w1)(_,w,"endo")||d-w===9&&(0,a.w1)(_,w,"ends")}}),15975:((Q,H,M)=>{M.d(H,{ZV:()=>E,bD:()=>v,dZ:()=>f,pS:()=>h,sd:()=>T,yT:()=>D});var a=M(269),i=M(16039);
const L=8,D={number:0,generation:0};function v(x,y,P){if(y===null)x.text("null");else if(typeof y=="number")x.text(E(y));else if(typeof y=="boolean")x.text(y?"t\
rue":"false");else if(y instanceof i.SX)f(x,y.text);else if(y instanceof i.oS)x.text(o(y,P));else if(y instanceof i.Mx)h(x,y.bytes,P);else if(Array.isArray(y)){
if(x.byte(a.WL),y.length>=L&&y.every(I=>I instanceof i.oS))x.text(y.map(I=>o(I,P)).join(" "));else for(const[I,G]of y.entries())I>0&&x.byte(a.Z4),v(x,G,P);x.byte(
a.wt)}else y instanceof i.Bi?k(x,y,P):v(x,y.dict,P)}function k(x,y,P){const I=P.security&&y.has("ByteRange")?{...P,security:void 0}:P;x.text("<<");for(const[G,B]of y)
f(x,G),S(B)&&x.byte(a.Z4),v(x,B,G==="Contents"?I:P);x.text(">>")}const S=x=>x===null||typeof x=="number"||typeof x=="boolean"||x instanceof i.oS;function o(x,{renumber:y,
generationOf:P}){const I=y?y(x):x.number;return y&&I===0?"null":`${I} ${P?P(I):y?0:x.generation} R`}function f(x,y){x.byte(a.cL);for(let P=0;P<y.length;P++){const I=y.
charCodeAt(P)&255;I!==a.Cq&&(I>a.Z4&&I<=a.du&&I!==a.wn&&a.Kl[I]===a.N9?x.byte(I):x.text(`#${O(I)}`))}}function h(x,y,{security:P,number:I,generation:G}){if(P){l(
x,P.encryptString(y,I,G));return}let B=0;for(const W of y)(W<a.Z4||W>a.du)&&B++;if(B*3>y.length){l(x,y);return}x.byte(a.Cx);for(const W of y)(W===a.Cx||W===a.s1||
W===a.r_)&&x.byte(a.r_),W===a.u7?x.text("\\r"):x.byte(W);x.byte(a.s1)}function l(x,y){x.byte(a.iH);for(const P of y)x.byte(p.charCodeAt(P>>4)),x.byte(p.charCodeAt(
P&15));x.byte(a.vz)}const p="0123456789abcdef",O=x=>p[x>>4]+p[x&15];function E(x){if(!Number.isFinite(x))return"0";const y=Math.abs(x);if(Number.isInteger(x)&&y<
1e15)return String(x);if(y>=2**63)return`${BigInt(x)}.0`;const P=String(x);return P.includes("e")?x.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):P}function T(x){
const y=[x];for(;y.length>0;){const P=y.pop();if(P instanceof i.Mx)return!0;if(Array.isArray(P))for(const I of P)y.push(I);else if(P instanceof i.Bi)for(const I of P.
values())y.push(I);else P instanceof i.Z6&&y.push(P.dict)}return!1}}),66498:((Q,H,M)=>{M.d(H,{D:()=>v});var a=M(269);const i=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
L=/^(true|false|null)$/,D=/#(?![0-9A-Fa-f]{2})|#00/;function v(h,l,p){const O=[],E=()=>{const x=O.at(-1);x?.keys&&(x.value=!1)},T=(0,a.AN)(h,l,p);for(;;){if(l=(0,a.
AN)(h,l,p),l>=p)return!1;const x=O.at(-1),y=h[l];if(y===a.vz||y===a.wt){if(!x||x.keys===void 0!=(y===a.wt)||x.keys&&(x.value||++l>=p||h[l]!==a.vz))return!1;O.pop(),
l++}else if(x?.keys&&!x.value){const P=(0,a.Wd)(h,l+1,p),I=f(h,l,P);if(y!==a.cL||D.test(I)||x.keys.has(I))return!1;x.keys.add(I),x.value=!0,l=P;continue}else if(y===
a.WL||y===a.iH&&h[l+1]===a.iH){O.push(y===a.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),l+=y===a.WL?1:2;continue}else if(l=k(h,l,p),l<0)return!1;if(E(),O.
length===0)return!(0,a.yp)(h[T])||h[l-1]!==a.AV}}function k(h,l,p){switch(h[l]){case a.cL:{const O=(0,a.Wd)(h,l+1,p);return D.test(f(h,l,O))?-1:O}case a.Cx:return(0,a.
AZ)(h,l,p);case a.iH:for(l++;l<p&&h[l]!==a.vz;l++)if(!o(h[l])&&a.Kl[h[l]]!==a.t6)return-1;return l<p?l+1:-1;default:{const O=(0,a.Wd)(h,l,p),E=f(h,l,O);return L.
test(E)?O:i.test(E)?S(h,E,O,p):-1}}}function S(h,l,p,O){if(!/^\d+$/.test(l))return p;const E=(0,a.AN)(h,p,O),T=(0,a.Wd)(h,E,O),x=f(h,E,T),y=(0,a.AN)(h,T,O);return!/^\d+$/.
test(x)||h[y]!==a.AV||a.Kl[h[y+1]??a.Z4]===a.N9?p:Number(l)<=2147483647&&Number(x)<=65535?y+1:-1}const o=h=>h>=a.l0&&h<=a.ev||(h|32)>=97&&(h|32)<=102;function f(h,l,p){
return String.fromCharCode(...h.subarray(l,Math.min(p,l+200)))}}),20381:((Q,H,M)=>{M.d(H,{SQ:()=>i,g7:()=>D,wx:()=>v});var a=M(16039);const i=new Map([...[728,711,
710,729,733,731,730,732].map((o,f)=>[o,24+f]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,
338,352,376,381,305,322,339,353,382].map((o,f)=>[o,128+f]),[8364,160]]),L=new Map([...i].map(([o,f])=>[f,o]));function D({bytes:o}){if(o[0]===254&&o[1]===255)return new TextDecoder(
"utf-16be").decode(o.subarray(2));if(o[0]===255&&o[1]===254)return new TextDecoder("utf-16le").decode(o.subarray(2));if(o[0]===239&&o[1]===187&&o[2]===191)return new TextDecoder().
decode(o.subarray(3));let f="";for(const h of o)f+=String.fromCharCode(L.get(h)??h);return f}function v(o){const f=new Uint8Array(o.length);for(let l=0;l<o.length;l++){
const p=k(o.charCodeAt(l));if(p===void 0)return new a.Mx(S(o));f[l]=p}const h=f[0]===254&&f[1]===255||f[0]===255&&f[1]===254;return new a.Mx(h||f[0]===239&&f[1]===
187&&f[2]===191?S(o):f)}function k(o){return o>=32&&o<127||o===9||o===10||o===13||o>=161&&o<=255&&o!==173?o:i.get(o)}function S(o){const f=Buffer.alloc(o.length*
2+2);f.writeUInt16BE(65279,0);for(let h=0;h<o.length;h++)f.writeUInt16BE(o.charCodeAt(h),2+h*2);return f}}),16039:((Q,H,M)=>{M.d(H,{Bi:()=>v,Eo:()=>h,Mx:()=>i,Px:()=>O,
SX:()=>a,UU:()=>p,Z6:()=>k,Zm:()=>S,cy:()=>f,hi:()=>E,i9:()=>o,jd:()=>l,oS:()=>L,rV:()=>D});class a{text;constructor(x){this.text=x}}class i{bytes;constructor(x){
this.bytes=x}}class L{number;generation;constructor(x,y=0){this.number=x,this.generation=y}}class D extends L{part;constructor(x,y){super(y,0),this.part=x}}class v extends Map{}
class k{dict;data;sealed;constructor(x,y,P){this.dict=x,this.data=y,this.sealed=P}}const S=T=>T instanceof v,o=T=>T instanceof L,f=T=>Array.isArray(T),h=(T,x)=>T instanceof
a&&T.text===x;function l(T){const x=new v;for(const[y,P]of Object.entries(T))P!==void 0&&x.set(y,P);return x}const p=T=>new a(T),O=T=>new i(Uint8Array.from(Buffer.
from(T,"latin1")));function E(T){const x=T.get("Type");return h(x,"Sig")||h(x,"DocTimeStamp")||T.has("ByteRange")}})};
