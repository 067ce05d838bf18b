"use strict";exports.id=7390,exports.ids=[7390],exports.modules={38212:((Q,$,M)=>{M.d($,{$:()=>L,EL:()=>D,HM:()=>i,KK:()=>v,YL:()=>k});const a=()=>M(79815),i=(A,o)=>a().inflateSync(
A,o),L=(A,o)=>a().zlibSync(A,o),D=function(...A){return Reflect.construct(a().Inflate,A)},v=function(...A){return Reflect.construct(a().Zlib,A)},k={get UnexpectedEOF(){
return a().FlateErrorCode.UnexpectedEOF}}}),79815:((Q,$,M)=>{M.r($),M.d($,{FlateErrorCode:()=>a.YL,Inflate:()=>a.EL,Zlib:()=>a.KK,inflateSync:()=>a.HM,zlibSync:()=>a.
$});var a=M(37718)}),22432:((Q,$,M)=>{M.d($,{g:()=>L,q:()=>i});var a=M(84293);function i({stream:D,total:v,documents:k=1},A){const o="It may be a decompression \
bomb; if it is not, save it without compression in another program",f=k===1?"the document":"this document and of those before it";return A>D?(0,a.F)("streamByte\
s",`A stream of the document expands to more than ${D} bytes`,o):(0,a.F)("expansion",`The streams of ${f} expand to more than ${v} bytes`,o)}class L{budget;chunks=[];size=0;consumed=0;constructor(v){
this.budget=v}push(v){if(this.size+=v.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,i(this.budget,
this.size);this.chunks.push(v)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const v=new Uint8Array(this.size);let k=0;
for(const A of this.chunks)v.set(A,k),k+=A.length;return v}}}),8991:((Q,$,M)=>{M.d($,{Kc:()=>k,M_:()=>A,UD:()=>h});var a=M(38212),i=M(49153),L=M(1967),D=M(269),
v=M(22432);const k=E=>(0,a.$)(E,{level:4,mem:3}),A=E=>(0,a.$)(E,{level:0}),o=16384,f=1<<26;function h(E,T,x){const y=T.codec?.inflateNow(E,Math.min(T.stream,T.remaining,
f));if(y)return T.remaining-=y.length,y;let P=0;for(;P<E.length&&P<4&&D.Kl[E[P]]===D.t6;)P++;const I=(E[P]&15)===8&&(E[P]<<8|E[P+1])%31===0;I||(x.found=!0);const G=l(
E.subarray(I?P+2:0),T,x);if(G)return G;throw(0,i.O$)("a compressed stream is damaged")}function l(E,T,x){if(T.remaining<=0)throw(0,v.q)(T,0);const y=new v.g(T);
if(E.length<=16*o){const I=(T.scratch??new L.f).bytes;try{const G=(0,a.HM)(E,{out:I});if(G.length<I.length)return y.push(G.slice()),y.finish()}catch(G){if(G instanceof
i.zU)throw G}}if(O(E,y,E.length))return y.finish();x.found=!0;const P=new v.g(T);return O(E,P,Math.floor(y.consumed/o)*o),P.size===0?void 0:P.finish()}const p=16;
function O(E,T,x){const y=new a.EL(I=>{I.length&&T.push(I)}),P=x<E.length;try{for(let I=0;I<E.length;){const G=I<x?o:p;T.consumed=I,y.push(E.subarray(I,I+G),!P&&
I+G>=E.length),I+=G}}catch(I){if(I instanceof i.zU)throw I;return!1}return!0}}),62397:((Q,$,M)=>{M.d($,{Kc:()=>D.Kc,TT:()=>B,M_:()=>D.M_,tN:()=>j});var a=M(49153),
i=M(269);function L(_){let w=_.length+5;for(const H of _)H===i.y_&&(w+=3);const d=new Uint8Array(w);let b=0,R=0,U=0,W=_[0]===i.iH&&_[1]===i.du?2:0;for(;W<_.length;W++){
const H=_[W];if(H===i.du)break;if(i.Kl[H]!==i.t6){if(H===i.y_&&U===0){b+=4;continue}if(!(H<i.Ec||H>i.Hh)&&(R=R*85+(H-i.Ec),!(++U<5))){for(let Y=24;Y>=0;Y-=8)d[b++]=
Math.floor(R/2**Y)&255;R=U=0}}}if(U>1){for(let H=U;H<5;H++)R=R*85+84;for(let H=0;H<U-1;H++)d[b++]=Math.floor(R/2**(24-8*H))&255}return d.slice(0,b)}var D=M(8991),
v=M(22432);const k=256,A=257,o=258,f=4096,h=65536,l=-1;function p(_,w,d,b){const R=new E(d);let U=9,W=0,H=0;for(let Y=0;Y<_.length;Y++){if(H=(H<<8|_[Y])&16777215,
W+=8,W<U)continue;W-=U;const nt=H>>W&(1<<U)-1;if(nt===A)break;if(nt===k)R.clear();else if(!R.put(nt)){b.found=!0;break}U=O(R.next+w)}return R.finish()}function O(_){
return _>=2048?12:_>=1024?11:_>=512?10:9}class E{next=o;previous=l;prefix=new Int16Array(f);suffix=new Uint8Array(f);length=new Uint16Array(f);collector;out=new Uint8Array(
h);used=0;constructor(w){this.collector=new v.g(w);for(let d=0;d<k;d++)this.suffix[d]=d,this.length[d]=1}clear(){this.next=o,this.previous=l}put(w){const{previous:d,
next:b,length:R}=this,U=w<b;if(!U&&(d===l||w!==b))return!1;const W=U?R[w]:R[d]+1;this.used+W>h&&this.flush();const H=this.used,Y=this.write(U?w:d,H);return U||(this.
out[H+W-1]=Y),d!==l&&b<f&&this.add(d,Y),this.used=H+W,this.previous=w,!0}write(w,d){const{out:b,prefix:R,suffix:U}=this;for(let W=d+this.length[w]-1;W>d;W--)b[W]=
U[w],w=R[w];return b[d]=U[w]}add(w,d){const{next:b}=this;this.prefix[b]=w,this.suffix[b]=d,this.length[b]=this.length[w]+1,this.next=b+1}flush(){this.collector.
push(this.out.subarray(0,this.used)),this.out=new Uint8Array(h),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}
var T=M(85693),x=M(94620);function y(_,w){let d=0;if(P(_,(U,W,H)=>d+=W+H),d>w.stream||d>w.remaining)throw(0,v.q)(w,d);w.remaining-=d;const b=new Uint8Array(d);let R=0;
return P(_,(U,W,H)=>{for(let Y=0;Y<W;Y++)b[R+Y]=_[U+Y];H>0&&b.fill(_[U],R,R+H),R+=W+H}),b}function P(_,w){for(let d=0;d<_.length&&_[d]!==128;){const b=_[d++];if(d>=
_.length)return;b<128?w(d,Math.min(b+1,_.length-d),0):w(d,0,257-b),d+=b<128?b+1:1}}const I={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDe\
code",RL:"RunLengthDecode"},G=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),B=_=>G.has(I[_]??_);function j(_,w,d,b,R={
found:!1}){switch(I[_]??_){case"FlateDecode":return(0,x.T)((0,D.UD)(w,b,R),d);case"LZWDecode":return(0,x.T)(p(w,(0,T.c)(d,"EarlyChange",1),b,R),d);case"ASCII85D\
ecode":return L(w);case"ASCIIHexDecode":return(0,i.sk)(w,0,w.length);case"RunLengthDecode":return y(w,b);case"Crypt":return w;default:throw(0,a.O$)("a stream th\
at must be read uses a filter that is not supported")}}}),85693:((Q,$,M)=>{M.d($,{c:()=>a});function a(i,L,D){const v=i?.get(L);return typeof v=="number"?Math.trunc(
v):D}}),94620:((Q,$,M)=>{M.d($,{T:()=>i});var a=M(85693);function i(A,o){const f=(0,a.c)(o,"Predictor",1);if(f<=1)return A;const h=k((0,a.c)(o,"Colors",1),1,32),
l=k((0,a.c)(o,"BitsPerComponent",8),1,16),p=k((0,a.c)(o,"Columns",1),1,1<<24),O=Math.max(1,h*l>>3),E=Math.ceil(h*l*p/8);return f===2?L(A,E,O,l):D(A,E,O)}function L(A,o,f,h){
if(h!==8)return A;const l=A.slice();for(let p=0;p<l.length;p+=o){const O=Math.min(p+o,l.length);for(let E=p+f;E<O;E++)l[E]=l[E]+l[E-f]}return l}function D(A,o,f){
const h=Math.ceil(A.length/(o+1)),l=new Uint8Array(A.length-h);let p=0;for(let O=0;O<h;O++){const E=O*(o+1),T=A[E],x=Math.min(o,A.length-E-1),y=O*o,P=y-o;for(let I=0;I<
x;I++){const G=A[E+1+I],B=I>=f?l[y+I-f]:0,j=O>0?l[P+I]:0;switch(T){case 1:l[y+I]=G+B;break;case 2:l[y+I]=G+j;break;case 3:l[y+I]=G+(B+j>>1);break;case 4:{const _=O>
0&&I>=f?l[P+I-f]:0;l[y+I]=G+v(B,j,_);break}default:l[y+I]=G}}p=y+x}return l.subarray(0,p)}function v(A,o,f){const h=A+o-f,[l,p,O]=[Math.abs(h-A),Math.abs(h-o),Math.
abs(h-f)];return l<=p&&l<=O?A:p<=O?o:f}const k=(A,o,f)=>Math.min(Math.max(A,o),f)}),58143:((Q,$,M)=>{M.d($,{HV:()=>a,UT:()=>L,jC:()=>D,tL:()=>i,wg:()=>A});const a=0,
i=1,L=2,D=3,v=1e5,k=1e4;class A{sourceLength;kind;place;detail;size=0;overflowed=!1;bound;memory;constructor({limits:f,memory:h},l){this.sourceLength=l,this.memory=
h,this.bound=Math.min(f.objects,Math.max(1e6,l));const p=l<v?64:1024;this.kind=new Uint8Array(p),this.place=new Int32Array(p),this.detail=new Int32Array(p)}offer(f,h,l,p){
f<this.kind.length&&this.kind[f]!==a||this.set(f,h,l,p)}set(f,h,l,p){if(f>this.bound){this.overflowed=!0;return}f>=this.kind.length&&this.grow(f+1),this.kind[f]=
h,this.place[f]=l,this.detail[f]=p,f>=this.size&&(this.size=f+1)}grow(f){const h=Math.min(Math.max(f,this.kind.length*2),this.bound+1),l=Math.max(this.kind.length,
this.sourceLength,k);h>l&&this.memory.takeNumbers(h-l);const[p,O,E]=[new Uint8Array(h),new Int32Array(h),new Int32Array(h)];p.set(this.kind),O.set(this.place),E.
set(this.detail),[this.kind,this.place,this.detail]=[p,O,E]}}}),7390:((Q,$,M)=>{M.d($,{E:()=>le});var a=M(49153),i=M(269),L=M(65920),D=M(84293),v=M(85533),k=M(62397),
A=M(45913),o=M(16039);function f(n,t,e,s){const r=n.job.limits.filters,c=(0,v.c3)(n,t.dict.get("Filter")??t.dict.get("F")),m=(0,v.c3)(n,t.dict.get("DecodeParms")??
t.dict.get("DP"));if(c.length>r)throw(0,D.F)("filters",`A stream of the document has ${c.length} filters; at most ${r} are allowed`,"Open it in another PDF prog\
ram and save it again");let S=n.encoded(t);for(const[C,F]of c.entries()){const N=n.dict(m[C]);F instanceof o.SX&&(S=(0,k.tN)(F.text,S,N&&(0,v.x$)(n,N),e,s))}return S}
async function h(n,t,e){const[s,...r]=(0,v.c3)(n,t.dict.get("Filter")??t.dict.get("F")),c=(0,v.c3)(n,t.dict.get("DecodeParms")??t.dict.get("DP"));if(!(0,o.Eo)(s,
"FlateDecode")||r.length>0||c.some(S=>S!==null))return;const m=await(0,A.uM)(n.job).inflate(n.encoded(t),Math.min(e.stream,e.remaining));return m&&(e.remaining-=
m.length),m}function l(n,t,e){if((0,v.c3)(n,t.dict.get("Filter")??t.dict.get("F")).some(c=>c instanceof o.SX&&!(0,k.TT)(c.text)))return;const r={found:!1};try{return{
data:f(n,t,e,r),whole:!r.found}}catch(c){if(c instanceof a.zU&&c.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw c}}var p=M(58143),O=M(
48118),E=M(9448),T=M(48024);function x(n,t){if(!(t instanceof o.Z6))return;const[e,s]=[n.resolve(t.dict.get("N")),n.resolve(t.dict.get("First"))];if(typeof e!="\
number"||typeof s!="number"||!Number.isInteger(s)||s<0)return;let r;try{r=n.decoded(t)}catch(F){if(F instanceof a.zU&&F.code==="unreadable_document")return;throw F}
const[c,m]=[[],[]];let S=0;for(;c.length<e;){const F=(0,i.JI)(r,(0,i.AN)(r,S,r.length),r.length),N=(0,i.JI)(r,(0,i.AN)(r,F.after,r.length),r.length);if(F.value<
0||F.value>2147483647||N.value<0||s+N.value>r.length)break;c.push(F.value),m.push(s+N.value),S=N.after}const C=new Int32Array(m.length);for(let F=0;F<C.length;F++)
C[F]=m[F+1]??r.length;if((0,i.bS)(r).includes("stream")){const F=new T.s;for(const[N,z]of m.entries()){F.reset();const V=F.value(r,z,C[N]);V>=0&&(C[N]=V)}}return{
data:r,numbers:new Int32Array(c),starts:new Int32Array(m),ends:C}}const y=12;class P{document;streams;security;encryptNumber=-1;objectStreams=new Map;holder=new WeakRef(
this.objectStreams);counted;opening=new Set;effort;constructor(t){this.document=t;const{bytes:e,job:s,table:r}=t;this.counted=new Uint8Array(r.size),this.streams=
new E.u(e),this.effort=s.limits.allowance/2+e.length*s.limits.parsing}fork(t){const e=new P(t);return e.security=this.security,e.encryptNumber=this.encryptNumber,
e.effort=this.effort,e.objectStreams=this.objectStreams,e.holder=this.holder,e.counted=this.counted,e}unlock(t,e){this.security=t,this.encryptNumber=e,this.objectStreams.
clear()}read(t,e){const{document:s}=this,{bytes:r,memory:c}=s,m=this.counted[t]===1,S=this.parser(t,e.bytes,e.start,e.end,m?1/0:c.values),C=S.value();if(m||(c.values=
S.room),this.counted[t]=1,this.spend(S.at-e.start),!(C instanceof o.Bi)||e.bytes!==r)return C;const F=(0,i.AN)(r,S.at,r.length);if(!(0,i.w1)(r,F,"stream"))return C;
const{start:N,end:z}=this.streams.data(F,this.lengthOf(C.get("Length"))),V=this.security&&!(0,o.Eo)(C.get("Type"),"XRef");return new o.Z6(C,r.subarray(N,z),V?{number:t,
generation:s.generation(t)}:void 0)}parser(t,e,s,r,c=this.document.memory.values){const{document:m,security:S}=this;let C;if(S&&t!==this.encryptNumber&&m.table.
kind[t]===p.tL){const F=m.generation(t);C=N=>S.decryptString(N,t,F)}return new O.i(e,s,r,m.job.limits.nesting,C,c)}lengthOf(t){if(t instanceof o.oS){const e=this.
document.place(t.number),s=e&&new O.i(e.bytes,e.start,Math.min(e.end,e.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}objectStream(t){
const e=this.objectStreams.get(t);if(e||this.objectStreams.has(t))return e;const{document:s,opening:r}=this;if(r.has(t)||s.table.kind[t]!==p.tL)return;r.add(t);
const c={bytes:s.bytes,start:s.bodies[t],end:s.bytes.length},m=x(s,this.read(t,c));if(r.delete(t),this.objectStreams.set(t,m),!!m)return this.effort+=m.data.length*
s.job.limits.parsing,s.memory.hold(m.data.length+m.numbers.length*y,this.holder,t),m}spend(t){if(this.effort-=t,this.effort<0)throw(0,a.O$)("its objects overlap")}}
var I=M(46842),G=M(36643),B=M(30625);const j=100;class _{document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new G.
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
s.filter((c,m)=>t[m]),this.positions=void 0}async rebuild(t){const{document:e}=this,s=Array.from(t),r=new Map,c=this.inherited.map(z=>d(e,z,r)),{nodes:m,parents:S}=this.
grow(s),C=m.map(({ref:z})=>({Parent:z}));for(let z=0;z<s.length;z++){const V=s[z],X=this.indexOf(V),st=S[z];m[st].kids.push(new o.oS(V,e.generation(V)));const it=X<
0?w:c[this.ancestry[X]];e.patch(V,C[st],it);const rt=e.job.pace.step(600);rt&&await rt}for(const{ref:z,kids:V,parent:X,count:st}of m)e.put(z,new o.Bi([["Type",new o.
SX("Pages")],...X?[["Parent",X]]:[],["Kids",V],["Count",st]]));const F=m[m.length-1].ref,N=e.catalog.get("Pages");(!(N instanceof o.oS)||N.number!==F.number)&&e.
editCatalog().set("Pages",F),this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new G.L(!1)}grow(t){
const{document:e}=this,s=t.length,r=e.catalog.get("Pages"),c=V=>this.indexOf(V)>=0||t.includes(V),m=r instanceof o.oS&&r.number>0&&!c(r.number)?r:void 0,S=[];let C=[];
const F=(V,X)=>({ref:X&&m?new o.oS(m.number,e.generation(m.number)):e.add(null),kids:[],parent:void 0,count:V}),N=Math.max(1,Math.ceil(s/j));for(let V=0;V<N;V++)
C.push(F(Math.min(j,s-V*j),N===1));const z=Array.from({length:s},(V,X)=>Math.floor(X/j));for(;C.length>1;){S.push(...C);const V=Math.ceil(C.length/j),X=Array.from(
{length:V},()=>F(0,V===1));for(const[st,it]of C.entries()){const rt=X[Math.floor(st/j)];it.parent=rt.ref,rt.kids.push(it.ref),rt.count+=it.count}C=X}return S.push(
...C),{nodes:S,parents:z}}}const w={};function d(n,t,e){const{Resources:s}=t;if(!(s instanceof o.Bi))return{...t};const r=e.get(s)??n.add(s);return e.set(s,r),{
...t,Resources:r}}const b=1,R=2,U=3;class W{kind;edited=new Map;patched=new Map;any=!1;constructor(t){this.kind=new Uint8Array(t+16)}fork(){const t=new W(0);for(const[
e,s]of this.edited)t.edited.set(e,(0,L.F)(s));for(const[e,s]of this.patched)t.patched.set(e,s);return t.kind=this.kind.slice(),t.any=this.any,t}edit(t,e){this.set(
t,b)===R&&this.patched.delete(t),this.edited.set(t,e)}patch(t,e){this.set(t,R),this.patched.set(t,e)}remove(t){const e=this.set(t,U);e===b?this.edited.delete(t):
e===R&&this.patched.delete(t)}set(t,e){if(t>=this.kind.length){const r=new Uint8Array(Math.max(t+1,Math.ceil(this.kind.length*1.5)));r.set(this.kind),this.kind=
r}const s=this.kind[t];return this.kind[t]=e,this.any=!0,s}}var H=M(348),Y=M(15975);const nt={},ot=4096,gt=1<<21,ft=`
endobj
`,mt=`>>${ft}`,yt=2147483647;class Ut{sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,
special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new H.k(256);scan=new T.s;constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}patch(t,e,s,r,c){
(r!==this.entries||c!==this.defaults)&&this.prepare(r,c);const{text:m,defaultTexts:S}=this,{open:C,close:F}=s,N=e<0,z=N?C-2:e;this.reserve(F-z+m.bytes.length+this.
defaultSize);const V=this.used,X=this.noted,st=this.keepOthers(t,z,s);this.put(t,st,F);let it=s.special||m.special;for(let rt=0;rt<S.length;rt++){const at=S[rt],
wt=s.find(t,at.key);if(wt>=0){const Gt=(0,i.AN)(t,s.at[wt+2],F);if(!(0,i.w1)(t,Gt,"null"))continue;this.used=V,this.noted=X;return}it||=at.special,this.put(at.bytes,
0,at.bytes.length),this.note(at.marks,0,at.marks.length,yt)}return this.put(m.bytes,0,m.bytes.length-(N?ft.length:0)),this.note(m.marks,0,m.marks.length,yt),{bytes:this.
memory,start:V+C-2-z,end:N?this.used:this.used-ft.length,from:N?-1:V,to:N?-1:this.used-1,references:it?void 0:this.references,first:X,last:this.noted}}keepOthers(t,e,{
at:s,first:r,used:c,scan:m,marksFrom:S,marksTo:C}){const{keys:F}=this,{marks:N}=m;let z=S,V=e;for(let X=r;X<c;X+=4){const st=s[X],it=s[X+1]-st;for(let rt=0;rt<F.
length;rt++)if(!(F[rt].length!==it||!(0,i.w1)(t,st,F[rt])))for(z=this.note(N,z,C,st),this.put(t,V,st-1),V=s[X+3];z<C&&N[z+1]<V;)z+=3}return this.note(N,z,C,yt),
V}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.text=this.textOf(t,this.keys);const s=Object.keys(e).filter(r=>!(r in t));this.defaultTexts=
s.map(r=>{const c=this.textOf(e,[r]);return{...c,key:r,bytes:c.bytes.subarray(0,-mt.length)}}),this.defaultSize=this.defaultTexts.reduce((r,{bytes:c})=>r+c.length,
0)}textOf(t,e){const{draft:s,scan:r}=this;s.clear(),s.text("<<");for(const S of e){const C=t[S];C!==void 0&&((0,Y.dZ)(s,S),s.byte(i.Z4),(0,Y.bD)(s,C,Y.yT))}s.text(
mt);const c=new Uint8Array(s.bytes);r.reset();const m=r.value(c,0,c.length)!==c.length-ft.length;return{bytes:c.subarray(2),marks:r.marks.slice(0,r.used),special:m||
r.byteRange}}note(t,e,s,r){let c=e;for(;c<s&&t[c+1]<r;c+=3)this.refer(t[c]);return c}refer(t){if(this.noted===this.references.length){const e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,s){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,s-e),this.used),
this.used+=s-e}reserve(t){if(this.used+t<=this.memory.length)return;const e=Math.max(ot,Math.min(this.memory.length*2,gt),Math.min(this.sourceLength>>4,gt));this.
memory=(0,i.gq)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}}function Ct(n,t,e){for(const[s,r]of Object.entries(t))r===void 0?n.delete(s):n.set(s,r);for(const[
s,r]of Object.entries(e))r!==void 0&&!n.has(s)&&!(s in t)&&n.set(s,r)}var ut=M(66249);const lt=6;class St{index=new Int32Array(0);records=new Int32Array(lt*16);count=0;at=new Int32Array(
64);used=0;scan=new T.s;keep(t,e,s){if(this.index.length<e&&(this.index=(0,ut.g)(this.index,e)),this.index[t]!==0)return;this.reserve(s.used-s.first);const{records:r,
scan:c}=this,m=this.count*lt;r[m]=this.used,this.at.set(s.at.subarray(s.first,s.used),this.used),r[m+1]=this.used+=s.used-s.first,r[m+2]=s.open,r[m+3]=s.close,r[m+
4]=c.used,c.append(s.scan.marks,s.marksFrom,s.marksTo),r[m+5]=c.used,this.index[t]=++this.count}recall(t,e){const s=this.index[t];if(!s)return!1;const{records:r}=this,
c=(s-1)*lt;return e.at=this.at,e.scan=this.scan,e.first=r[c],e.used=r[c+1],e.open=r[c+2],e.close=r[c+3],e.marksFrom=r[c+4],e.marksTo=r[c+5],e.special=!1,!0}fork(){
const t=new St;return this.count===0||(t.index=this.index.slice(),t.records=this.records.slice(0,this.count*lt),t.count=this.count,t.at=this.at.slice(0,this.used),
t.used=this.used,t.scan.append(this.scan.marks,0,this.scan.used)),t}reserve(t){(this.count+1)*lt>this.records.length&&(this.records=(0,ut.g)(this.records,(this.
count+1)*lt)),this.used+t>this.at.length&&(this.at=(0,ut.g)(this.at,this.used+t))}}class bt{bytes;job;memory;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new St;entries=new ut.
R;located=-1;patcher;next;constructor(t,e,s,r=e.memory){this.bytes=t,this.job=e,this.memory=r,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=
s.streams,this.suspect=s.damaged,this.bodies=s.bodies,this.next=Math.max(this.table.size,1),this.reader=new P(this),this.changes=new W(this.next),this.pages=new _(
this)}fork(){const{table:t,crossReferenceStream:e}=this,s=(0,L.F)(this.trailer),r=new bt(this.bytes,this.job,{table:t,trailer:s,streams:e,damaged:this.suspect,isMended:!1,
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
U)return this.resolve(s)instanceof o.Z6;const r=this.place(t);if(r?.bytes!==this.bytes)return!1;const{bytes:c}=this,m=Xt(c,(0,i.AN)(c,r.start,r.end)),S=m>=0?m:this.
locateHere(t,r)?this.entries.close+2:-1;return S<0?this.resolve(new o.oS(t))instanceof o.Z6:(0,i.w1)(c,(0,i.AN)(c,S,r.end),"stream")?!(0,i.bS)(c.subarray(r.start,
S)).includes("endobj")||this.resolve(new o.oS(t))instanceof o.Z6:!1}entry(t,e){const s=this.changes.kind[t],r=s===b?this.changes.edited.get(t):this.values.get(t);
if(r!==void 0||s===U)return r instanceof o.Bi?r.get(e):void 0;const c=this.place(t);if(!c)return;const{entries:m}=this;if(!this.locateHere(t,c))return this.dict(
new o.oS(t))?.get(e);const S=m.find(c.bytes,e);return S<0?void 0:this.reader.parser(t,c.bytes,m.at[S+2],m.at[S+3]).value()}patch(t,e,s=nt){const r=this.place(t),
c=this.security&&[...Object.values(e),...Object.values(s)].some(Y.sd),m=r&&!c&&this.locateHere(t,r)?this.patchAt(t,r,e,s):void 0;if(!m){const S=this.edit(t);S instanceof
o.Bi&&Ct(S,e,s);return}this.changes.patch(t,m),this.values.delete(t),this.located=-1}patchAt(t,e,s,r){return this.patcher??=new Ut(this.bytes.length),this.patcher.
patch(e.bytes,this.headerOf(t,e),this.entries,s,r)}headerOf(t,e){return this.patched(t)?.from??(e.bytes===this.bytes?this.table.place[t]:-1)}locate(t,{bytes:e,start:s,
end:r},c){return this.recallEntries(t,c)||c.locate(e,s,r)}keepEntries(t,e){this.changes.kind[t]===0&&!e.special&&this.kept.keep(t,this.next,e)}recallEntries(t,e){
return this.changes.kind[t]===0&&this.kept.recall(t,e)}locateHere(t,e){if(this.located===t)return!0;const s=this.locate(t,e,this.entries);return this.located=s?
t:-1,s}encoded(t){const{sealed:e,data:s}=t;return e&&this.security?this.security.decryptStream(s,e.number,e.generation,(0,v.x$)(this,t.dict)):s}decoded(t){return f(
this,t,this.memory)}async decodedAtEase(t){return await h(this,t,this.memory)??this.decoded(t)}decodedPart(t){return l(this,t,this.memory)}place(t){const e=this.
changes.kind[t];if(!(e===b||e===U)){if(e===R)return this.changes.patched.get(t);switch(this.table.kind[t]){case p.tL:return{bytes:this.bytes,start:this.bodies[t],
end:this.bytes.length};case p.UT:{const s=this.reader.objectStream(this.table.place[t]);if(!s)return;let r=this.table.detail[t];s.numbers[r]!==t&&(r=s.numbers.indexOf(
t));const c=s.starts[r];return c===void 0?void 0:{bytes:s.data,start:c,end:s.ends[r]}}default:return}}}objectStream(t){return this.reader.objectStream(t)}lengthOf(t){
return this.reader.lengthOf(t)}generation(t){return this.table.kind[t]===p.tL?this.table.detail[t]:0}unlock(t,e){this.reader.unlock(t,e),this.values.clear(),this.
forgetLocated()}forgetLocated(){this.located=-1,this.kept=new St}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.
next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;const t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}}function Xt(n,t){
if(n[t]!==i.iH||n[t+1]!==i.iH)return-1;for(t+=2;t<n.length;t++){const e=n[t];if(e===i.vz)return n[t+1]===i.vz?t+2:-1;if(e===i.iH||e===i.Cx||e===i.IQ)return-1}return-1}
async function Yt(n,t){const{table:e}=n,s=[];for(let S=1;S<e.size;S++){(e.kind[S]===p.tL||e.kind[S]===p.UT)&&(0,o.Eo)(n.entry(S,"Type"),"Page")&&s.push(S);const C=n.
job.pace.step(1e3);C&&await C}if(s.length===0)throw(0,a.O$)("it has no pages");const r=s.map(S=>new o.oS(S,n.generation(S))),c=n.add(new o.Bi([["Type",new o.SX(
"Pages")],["Kids",r],["Count",r.length]])),m=n.edit(n.catalogNumber);if(!(m instanceof o.Bi))throw(0,a.O$)("it has no catalog");if(m.set("Pages",c),await t.read(),
t.count===0)throw(0,a.O$)("it has no pages");await t.rebuild(t.numbers)}var Dt=M(88504),dt=M(26264);const Mt=512,Pt=1<<22,Kt=65536;class ct{bytes;pace;onTrailer;buffer;scan=new T.
s;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;constructor(t,e,s=r=>r){this.bytes=t,this.pace=e,this.onTrailer=s,this.buffer=(0,i.bS)(t),
this.streams=new Dt.k(t,"stream",r=>Jt(t,r)),this.objectEnds=new Dt.k(t,"endobj"),this.streamEnds=new Dt.k(t,"endstream"),this.allowance=this.farAllowance=8*t.length+
1e6}async next(t){const{bytes:e}=this,s=e.length;for(;;){if(t=Ft(e,t),t>=s)return;const r=(0,i.yp)(e[t])?(0,i.ay)(e,t,s):void 0;if(r&&Wt(r.number))return r;const c=xt(
e,t);if(c==="trailer"){const m=this.valueEnd(t+7,Math.min(s,t+Kt));if(m<0)return this.search(t);this.readTrailer(t+7),t=m}else if(c){t=Ot(e,t+c.length);const m=(0,i.
w1)(e,t,"obj")?It(e,t):void 0;if(m)return m}else return this.search(t)}}async search(t){const{bytes:e,buffer:s,pace:r}=this;let c;for(let S=t;!c;){const C=s.indexOf(
"obj",S);if(C<0)break;c=It(e,C);const F=r.step(C-S+200);F&&await F,S=C+3}const m=s.subarray(0,c?.start??e.length);for(let S=m.indexOf("trailer",t);S>=0;S=m.indexOf(
"trailer",S+7))this.readTrailer(S+7);return c}readTrailer(t){t>=this.trailersRead&&(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){const{bytes:e,
scan:s}=this,r=e.length,c=this.soundEnd(t);if(c<0)return this.malformed(t);const m=(0,i.AN)(e,c,r);return e[c-1]!==i.vz||!(0,i.w1)(e,m,"stream")?{at:c,dictionaryEnd:-1,
isCut:!1}:this.stream(m,s.length,c)}soundEnd(t){const{bytes:e}=this,s=e.length,r=(0,i.AN)(e,t,s);if((0,i.rg)(e,r))return r;const c=this.objectEnds.next(r),m=this.
valueEnd(r,c<0?s:c);if(m>=0&&vt(e,m))return m;if(c<0||this.farAllowance<=0)return-1;const S=Math.min(s,r+Pt),C=this.walk(r,S);return C>=0&&vt(e,C)?C:(this.farAllowance-=
S-r,-1)}valueEnd(t,e){const s=Math.min(e,t+Math.max(Mt,this.allowance)),r=this.walk(t,s);return r<0&&(this.allowance-=s-t),r}walk(t,e){return this.scan.reset(),
this.scan.value(this.bytes,t,e)}malformed(t){const{buffer:e}=this,s=this.streams.next(t),r=this.objectEnds.next(t),c={at:t,dictionaryEnd:-1,isCut:r<0};if(s<0||r>=
0&&r<s)return c;const m=e.toString("latin1",t,Math.min(s,t+4096));if(/\d[\s\0]+obj\b/.test(m))return c;const S=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(m);return this.
stream(s,S?Number(S[1]):-1,s)}stream(t,e,s){const r=(0,dt.n)(this.bytes,t);if(e>=0&&(0,dt.V)(this.bytes,r+e))return{at:r+e,dictionaryEnd:s,isCut:!1};const c=this.
streamEnds.next(r);return{at:c<0?r:c,dictionaryEnd:s,isCut:!1}}}async function Et(n,t,e){return Ft(n,t)>=n.length?!1:await new ct(n,e).next(t)!==void 0}function Ft(n,t){
const e=n.length;for(;t<e;)if(i.Kl[n[t]]===i.t6)t++;else{if(n[t]!==i.IQ)break;(0,i.w1)(n,t,"%%EOF")?t+=5:t=(0,i.D)(n,t,e)}return t}const jt=["endobj","endstream",
"xref","startxref","trailer"];function xt(n,t){return jt.find(e=>(0,i.w1)(n,t,e))}function Ot(n,t){const{length:e}=n;for(;t<e;t++){const s=n[t];if(!((0,i.yp)(s)||
s===i.Z4||s===i.kR||s===i.u7||s===i.yq||s===i.MV))break}return t}function vt(n,t){const e=(0,i.AN)(n,t,n.length);return e>=n.length||(0,i.rg)(n,e)||(0,i.w1)(n,e,
"stream")?!0:(0,i.yp)(n[e])?(0,i.ay)(n,e,n.length)!==void 0:xt(n,e)!==void 0}const Wt=n=>n>0&&n<=2147483647;function Jt(n,t){let e=t+6;for(;n[e]===i.Z4;)e++;if(n[e]!==
i.kR&&n[e]!==i.u7)return!1;let s=t-1;for(;s>0&&i.Kl[n[s]]===i.t6;)s--;return n[s]===i.vz&&n[s-1]===i.vz}function It(n,t){let e=t-1;const s=()=>{const S=e;for(;e>=
0&&(0,i.yp)(n[e]);)e--;return S-e>0&&S-e<=10?(0,i.JI)(n,e+1,S+1).value:-1},r=()=>{const S=e;for(;e>=0&&i.Kl[n[e]]===i.t6;)e--;return e<S};r();const c=s();if(c<0||
c>65535||!r())return;const m=s();return Wt(m)?{number:m,generation:c,start:e+1,body:t+3}:void 0}const Qt=new Set(["Root","Info","ID","Encrypt"]);async function Lt(n,t){
const{limits:e,pace:s}=t,r=new p.wg(t,n.length),c=new o.Bi;let m=!1;const S=F=>{for(const[N,z]of F)Qt.has(N)&&c.set(N,z)},C=new ct(n,s,F=>{const N=new O.i(n,F,Math.
min(n.length,F+65536),e.nesting),z=N.value();return(0,o.Zm)(z)&&S(z),N.at});for(let F=0;;){const N=await C.next(F);if(!N)break;const{number:z,body:V}=N,X=C.object(
N),st=z<r.size&&r.kind[z]===p.tL;if((!X.isCut||!st)&&r.set(z,p.tL,N.start,N.generation),X.dictionaryEnd>=0&&(0,i.bS)(n.subarray(V,X.dictionaryEnd)).includes("XR\
ef")){const rt=new O.i(n,V,X.dictionaryEnd,e.nesting).value();(0,o.Zm)(rt)&&(0,o.Eo)(rt.get("Type"),"XRef")&&(m=!0,rt.has("Root")&&S(rt))}const it=s.step(X.at-F+
200);it&&await it,F=X.at}if(r.overflowed&&n.length>8*e.objects)throw(0,D.F)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in anot\
her PDF program and save it again, which numbers objects without gaps");if(r.size===0)throw(0,a.O$)("no PDF objects were found in the file");return{table:r,trailer:c,
streams:m,damaged:!0}}var Rt=M(93413);function zt(n,t){if(n.length===0)throw At();if(n.length>t.inputBytes)throw Vt(n.length,t.inputBytes);const e=(0,i.bS)(n.subarray(
0,1024)).indexOf("%PDF-");if(e<0&&(0,i.bS)(n).indexOf(" obj")<0)throw pt(n);return e}function At(){return(0,a.hJ)("unreadable_document","could not be read: the \
file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function Vt(n,t){return(0,D.F)("i\
nputBytes",`The document has ${n} bytes; at most ${t} are allowed`,"Split it with another program first")}function pt(n){const t=(0,Rt.y)(n);if(t===void 0)return(0,a.
O$)("the file is not a PDF document");const e=`is ${t}, not a PDF document`;return(0,a.O$)(`the file ${e}`,{found:e,.../PNG|JPEG image/.test(t)?{advice:"Use ima\
ges_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF document"}})}async function Tt(n){const{table:t}=n,{pace:e}=n.job,s=[];for(let c=1;c<
t.size;c++){t.kind[c]===p.tL&&(0,o.Eo)(n.entry(c,"Type"),"ObjStm")&&s.push({number:c,at:t.place[c]});const m=e.step(1e3);m&&await m}s.sort((c,m)=>c.at-m.at);const r=new Set(
s.map(({number:c})=>c));for(const{number:c,at:m}of s){const S=n.objectStream(c),C=e.step((S?.data.length??0)+1e3);C&&await C;for(const[F,N]of S?.numbers.entries()??
[]){const z=t.kind[N]===p.tL&&t.place[N]>m;N>0&&!z&&!r.has(N)&&t.set(N,p.UT,c,F)}}}async function Ht(n){if(n.dict(n.trailer.get("Root"))?.has("Pages"))return;let t=-1;
for(let e=n.table.size-1;e>0;e--){if(n.table.kind[e]===p.HV||n.table.kind[e]===p.jC)continue;const s=n.job.pace.step(1e3);s&&await s;const r=n.entry(e,"Type");if((0,o.
Eo)(r,"Catalog"))return K(n,e);r===void 0&&t<0&&Z(n,e)&&(t=e)}if(t>0)return K(n,t);if(!(n.get(n.catalogNumber)instanceof o.Bi)){const e=new o.Bi([["Type",new o.
SX("Catalog")]]);n.trailer.set("Root",n.add(e))}}function K(n,t){n.trailer.set("Root",new o.oS(t,n.generation(t)))}function Z(n,t){const e=n.entry(t,"Pages");return e instanceof
o.oS&&n.array(n.dict(e)?.get("Kids"))!==void 0}const J=1024;async function q(n,t,e){const{table:s}=t,r=new Int32Array(s.size),c=[];let m=t.damaged;for(let S=0;S<
s.size;S+=J){et(n,s,r,S,Math.min(S+J,s.size),c)&&(m=!0);const C=e.pace.step(J*20);C&&await C}c.length>0&&(m=!0,ht(n,s,r,c,(await Lt(n,e)).table));for(let S=0;S<
s.size;S++)s.kind[S]===p.UT&&s.kind[s.place[S]]!==p.tL&&s.set(S,p.jC,0,0);return{...t,damaged:m,bodies:r,isMended:c.length>0}}function tt({table:n,trailer:t}){const e=t.
get("Root");return e instanceof o.oS?n.kind[e.number]===p.tL||n.kind[e.number]===p.UT:!1}function et(n,t,e,s,r,c){let m=!1;for(let S=s;S<r;S++){if(t.kind[S]!==p.
tL)continue;const C=(0,i.PZ)(n,t.place[S],S,t.detail[S]);if(C>=0){e[S]=C,t.detail[S]===65535&&(m=!0);continue}const F=(0,i.ay)(n,t.place[S],n.length);F?.number===
S?(e[S]=F.body,t.place[S]=F.start,t.detail[S]=F.generation):S>0?c.push(S):t.set(0,p.jC,0,0)}return m}function ht(n,t,e,s,r){for(const c of s){const S=c<r.size&&
r.kind[c]===p.tL?(0,i.ay)(n,r.place[c],n.length):void 0;S?.number===c?(t.set(c,p.tL,S.start,S.generation),e[c]=S.body):t.set(c,p.jC,0,0)}}var Bt=M(94620),qt=M(66498);
const ee=new Set(["Root","Encrypt","ID"]),ne=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function ae(n,t){const e=(0,i.
bS)(n).lastIndexOf("startxref");if(e<0)return;const{value:s,after:r}=(0,i.JI)(n,(0,i.AN)(n,e+9,n.length),n.length);if(s<0||await Et(n,r,t.pace))return;const c=new ce(
n,t),{table:m}=c,S=new o.Bi;let C=!1,F=!1;const N=new Set;for(let z=s;typeof z=="number"&&!N.has(z);){N.add(z);const V=z>=0&&z<n.length?await c.section(z):void 0;
if(!V||m.overflowed)return;C||=V.stream,F||=!V.wellFormed;for(const[X,st]of V.trailer)(N.size===1?!ne.has(X):ee.has(X)&&!S.has(X))&&S.set(X,st);z=V.trailer.get(
"Prev")||void 0}return{table:m,trailer:S,streams:C,damaged:F}}const _t=8192;class ce{bytes;job;table;spent=0;constructor(t,e){this.bytes=t,this.job=e,this.table=
new p.wg(e,t.length)}async section(t){const{bytes:e}=this;return t=(0,i.AN)(e,t,e.length),(0,i.w1)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
const{bytes:e,job:s,table:r}=this,c=e.length,m=[];for(;t=(0,i.AN)(e,t,c),!(0,i.w1)(e,t,"trailer");){const N=(0,i.JI)(e,t,c),z=(0,i.JI)(e,(0,i.AN)(e,N.after,c),c);
if(N.value<0||z.value<0)return;const V={at:(0,i.AN)(e,z.after,c),first:N.value,row:0};for(let X=0;V.row===X&&X<z.value;){if(X=Math.min(X+_t,z.value),!fe(e,V,X,r,
m))return;const st=s.pace.step(_t*20);st&&await st}t=V.at}const S=new O.i(e,t+7,c,s.limits.nesting),C=S.value();if(this.spent+=S.at-t,!(0,o.Zm)(C)||this.spent>c)
return;const F=C.get("XRefStm");typeof F=="number"&&F>0&&F<c&&await this.readStream(F);for(const N of m)r.offer(N,p.jC,0,0);return{trailer:C,stream:!1,wellFormed:Number.
isInteger(C.get("Size"))&&(0,qt.D)(e,t+7,c)}}async readStream(t){const{bytes:e,job:s,table:r}=this,c=(0,i.ay)(e,t,e.length);if(!c)return;const m=await se(e,c.body,
s);if(!m)return;this.spent+=m.parsed;const{trailer:S,rows:C}=m,F=re(S.get("W")),[N=0,z=0,V=0]=F,X=N+z+V;if(F.length<3||X<1||F.some(at=>at<0||at>8)||this.spent>e.
length)return;const st=S.get("Size"),it=re(S.get("Index"));it.length<2&&it.splice(0,it.length,0,typeof st=="number"?st:Math.floor(C.length/X));let rt=0;for(let at=0;at+
1<it.length;at+=2)for(let wt=0;wt<it[at+1]&&rt+X<=C.length;wt++,rt+=X){const Gt=it[at]+wt;if(Gt<0)continue;const ge=N===0?1:Nt(C,rt,N),me=Nt(C,rt+N,z),pe=Nt(C,rt+
N+z,V);if(ge===1&&me>0?r.offer(Gt,p.tL,Math.min(me,e.length),Math.min(pe,65535)):ge===2?r.offer(Gt,p.UT,Math.min(me,s.limits.objects),Math.min(pe,s.limits.objects)):
ge<2&&r.offer(Gt,p.jC,0,0),wt%_t===_t-1){const we=s.pace.step(_t*20);we&&await we}}return{trailer:S,stream:!0,wellFormed:(0,qt.D)(e,c.body,e.length)}}}function fe(n,t,e,s,r){
for(;t.row<e&&((t.row>0||t.first!==1)&&kt(n,t,e,s,r),t.row!==e);){const c=$t(n,t,s,r);if(c!=="row")return c==="end"}return!0}function kt(n,t,e,s,r){const{length:c}=n;
let{at:m,row:S}=t;for(;S<e&&m+20<=c;S++,m+=20){const C=n[m+17],F=n[m+18],N=n[m+19];if(n[m+10]!==i.Z4||n[m+16]!==i.Z4||C!==i.yq&&C!==i.MV||F!==i.Z4&&F!==i.u7||N!==
i.kR&&N!==i.u7||n[m]<i.l0||n[m]>i.ev||n[m+9]<i.l0||n[m+9]>i.ev)break;const z=((((((n[m+2]*10+n[m+3])*10+n[m+4])*10+n[m+5])*10+n[m+6])*10+n[m+7])*10+n[m+8])*10+n[m+
9]-i.l0*11111111,V=(n[m]*10+n[m+1]-i.l0*11)*1e8+z;if(C===i.MV||V===0){r.push(t.first+S);continue}const X=(((n[m+11]*10+n[m+12])*10+n[m+13])*10+n[m+14])*10+n[m+15]-
i.l0*11111,st=V>0&&V<c?V:c;s.offer(t.first+S,p.tL,st,Math.max(0,Math.min(X,65535)))}t.at=m,t.row=S}function $t(n,t,e,s){const r=n.length,c=(0,i.AN)(n,t.at,r);t.
at=c;const m=(0,i.JI)(n,c,r);if(m.value<0)return"end";let S=Zt(n,m.after);const C=(0,i.JI)(n,S,r);if(C.value<0)return"damaged";S=Zt(n,C.after);const F=n[S];if(F!==
i.yq&&F!==i.MV)return"damaged";const{row:N}=t;N===0&&t.first===1&&F===i.MV&&m.value===0&&C.value===65535&&(t.first=0);const z=t.first+N;F===i.yq&&m.value>0?e.offer(
z,p.tL,Math.min(m.value,r),Math.min(C.value,65535)):s.push(z);let V=S+1;for(;V<r&&i.Kl[n[V]]===i.t6;)V++;return t.at=V,t.row=N+1,"row"}function Zt(n,t){for(;n[t]===
i.Z4||n[t]===i.d2;)t++;return t}async function se(n,t,e){const{limits:s}=e,r=new O.i(n,t,n.length,s.nesting),c=r.value();if(!(0,o.Zm)(c))return;const m=c.get("T\
ype");if(!(m instanceof o.SX)||m.text!=="XRef")return;const S=(0,i.AN)(n,r.at,n.length);if(!(0,i.w1)(n,S,"stream"))return;const C=(0,dt.n)(n,S),F=c.get("Length"),
N=typeof F=="number"?C+F:-1,z=N>=C&&N<=n.length&&(0,dt.V)(n,N)?N:(0,i.bS)(n).indexOf("endstream",C);try{const V=n.subarray(C,z<0?n.length:z);let X=V;const st=te(
c.get("Filter")),it=te(c.get("DecodeParms")??null);for(const[rt,at]of st.slice(0,s.filters).entries()){const wt=it[rt];at instanceof o.SX&&(X=await he(at.text,X,
(0,o.Zm)(wt)?wt:void 0,e))}return{trailer:c,rows:X,parsed:r.at-t+V.length}}catch(V){if(V instanceof a.zU&&V.code==="limit_exceeded")throw V;return}}const ue=65536;
async function he(n,t,e,s){const{memory:r}=s;if(n==="FlateDecode"&&t.length>ue){const c=await(0,A.uM)(s).inflate(t,Math.min(r.stream,r.remaining));if(c)return r.
remaining-=c.length,(0,Bt.T)(c,e)}return(0,k.tN)(n,t,e,r)}function Nt(n,t,e){let s=0;for(let r=0;r<e;r++)s=s*256+n[t+r];return s}const te=n=>n==null?[]:Array.isArray(
n)?n:[n],re=n=>te(n).map(t=>typeof t=="number"?Math.trunc(t):-1);var ie=M(72040);async function le(n,t,e={}){const{limits:s,memory:r}=t,c=(0,i.gq)(n),m=zt(c,s);
r.admit(c.length);const S=m>0?[c.subarray(m),c]:[c];for(const C of S){const F=await ae(C,t);if(!F?.trailer.has("Root"))continue;const N=await q(C,{...F,damaged:F.
damaged||m<0},t);if(!tt(N))continue;const z=new bt(C,t,N);u(z,e);const V=await oe(z);if(!V&&z.security?.locked!==!0)continue;const X=N.isMended||z.pages.found!==
z.pages.claimed;return V&&X&&t.onRepaired?.(z.pages),z}return de(c,t,e)}async function de(n,t,e){const s=new bt(n,t,await q(n,await Lt(n,t),t));return u(s,e),await Tt(
s),s.tableChanged(),await Ht(s),u(s,e),!await oe(s)&&s.security?.locked!==!0&&await Yt(s,s.pages),t.onRepaired?.(s.pages),s}async function oe(n){return n.get(n.
catalogNumber)instanceof o.Bi?(await n.pages.read(),n.pages.count>0):!1}function u(n,{password:t,evenIfLocked:e=!1}){const s=n.trailer.get("Encrypt");if(n.security||
s===void 0)return;const r=n.resolve(s);if(!(r instanceof o.Bi))throw(0,a.O$)("its encryption dictionary is missing");const c=(0,v.WW)(n,n.trailer.get("ID")??null,
1);c!==null&&n.trailer.set("ID",c);const m=Array.isArray(c)?c[0]:void 0,S=new Uint8Array,C=(0,v.WW)(n,r,8),F=()=>(0,ie.VH)(C,m instanceof o.Mx?[m.bytes,S]:[S],t),
N=e?g(F,()=>(0,ie.vK)(C)):F();n.unlock(N,s instanceof o.oS?s.number:-1)}function g(n,t){try{return n()}catch(e){if(!(e instanceof a.zU&&["password_required","un\
supported_encryption"].includes(e.code)))throw e;return t()}}}),46842:((Q,$,M)=>{M.d($,{$:()=>D,B:()=>v});var a=M(58143),i=M(269),L=M(16039);function D(k,A,o,f){
if(!(0,i.yp)(A[o]))return!0;const{value:h}=(0,i.JI)(A,o,f);return k.table.kind[h]!==a.tL?!0:k.bytes[(0,i.AN)(k.bytes,k.bodies[h],k.bytes.length)]!==i.iH}class v{document;arrays=new Map;constructor(A){
this.document=A}keep(A){const{document:o}=this,f=o.entry(A,"Contents");if(f===void 0||this.isStreamRef(f))return;const h=(0,L.i9)(f)?this.leftOfObject(f):this.leftOf(
f);h!==f&&o.patch(A,{Contents:h})}leftOfObject(A){const{arrays:o,document:f}=this;if(!o.has(A.number)){const h=f.array(A),l=h&&this.leftOf(h);o.set(A.number,l===
void 0?void 0:l===h?A:f.add(l))}return o.get(A.number)}leftOf(A){if(!Array.isArray(A))return;const o=A.filter(f=>this.isStreamRef(f));return o.length<A.length?o:
A}isStreamRef(A){return(0,L.i9)(A)&&this.document.isStream(A.number)}}}),36643:((Q,$,M)=>{M.d($,{L:()=>i});var a=M(16039);class i{sound;numbers=[];parents=[];homes=[];known;constructor(v=!0){
this.sound=v}node(v,k){return v<0&&(this.sound=!1),this.parents.push(k),this.numbers.push(v)-1}has(v){return(this.known??=new Set(this.numbers)).has(v)}page(v,k){
(v<0||this.numbers[v]!==k)&&(this.sound=!1),this.homes.push(v)}fork(){const v=new i(this.sound);return v.numbers=this.numbers,v.parents=this.parents,v.homes=this.
homes,v}async drop(v,k,A){if(!this.sound)return!1;const{numbers:o,parents:f,homes:h}=this,l=new Int32Array(o.length),p=new Uint8Array(o.length),O=new Set;for(let E=0;E<
k.length;E++)A[E]?l[h[E]]++:(p[h[E]]=1,O.add(k[E]));for(let E=o.length-1;E>0;E--){const T=f[E];l[T]+=l[E],p[E]&&l[E]===0&&O.add(o[E]),p[T]|=p[E]}for(let E=0;E<o.
length;E++){if(!p[E]||l[E]===0)continue;const T=v.edit(o[E]),x=T instanceof a.Bi?v.array(T.get("Kids"))??[]:[];T instanceof a.Bi&&T.set("Kids",x.filter(P=>!L(P,
O))).set("Count",l[E]);const y=v.job.pace.step(x.length*50);y&&await y}return this.homes=h.filter((E,T)=>A[T]),!0}}const L=(D,v)=>(0,a.i9)(D)&&v.has(D.number)}),
30625:((Q,$,M)=>{M.d($,{i:()=>E,S:()=>T});var a=M(84293),i=M(66249),L=M(16039),D=M(269),v=M(46842);function k(w,d,b){b.parent=-1,b.lists=!1;const R=w.place(d),{
entries:U}=b;if(R&&w.locate(d,R,U)&&U.find(R.bytes,"Kids")<0){if(U.used===U.first)return"none";const H=U.find(R.bytes,"Type");if(H>=0&&(0,D.wb)(R.bytes,U.at[H+2],
"/Page")){if(R.bytes[(0,D.AN)(R.bytes,U.close+2,R.end)]===D.HY)return h(w,d);const nt=U.find(R.bytes,"Contents");nt>=0&&(b.lists=(0,v.$)(w,R.bytes,U.at[nt+2],U.
at[nt+3]));const ot=U.find(R.bytes,"Parent");return ot>=0&&(b.parent=(0,D.JI)(R.bytes,U.at[ot+2],U.at[ot+3]).value),"page"}const Y=w.get(d);return Y instanceof L.
Bi&&f(w,Y)?"unclear":"none"}const W=w.get(d);return!(W instanceof L.Bi)||W.size===0?"none":(0,L.Eo)(W.get("Type"),"Page")?"unclear":w.array(W.get("Kids"))?"node":
f(w,W)?"unclear":"none"}const A=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],o=["MediaBox","Resources"];function f(w,d){const b=w.resolve(
d.get("Type"));if(!(b instanceof L.SX&&b.text!=="Pages"))return A.some(W=>d.has(W));const U=d.get("Contents")instanceof L.oS||w.array(d.get("Contents"))!==void 0;
return o.some(W=>d.has(W))||U&&d.get("Parent")instanceof L.oS&&!d.has("Subtype")}function h(w,d){const b=w.get(d);return b instanceof L.Z6?(w.put(d,new L.Bi([...b.
dict].filter(([R])=>!/^(Length|Filter|DecodeParms)$/.test(R)))),"unclear"):"page"}var l=M(36643);class p{document;left;sizes=new Map;constructor(d){this.document=
d,this.left=d.job.limits.nodes}make(d){const b=this.document.get(d),R=this.sizes.get(d)??O(b);if(this.sizes.set(d,R),this.left-=R,this.left<0)throw(0,a.F)("node\
s",`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF progr\
am and save it again");return this.document.add(b instanceof L.Bi?new L.Bi(b):b).number}}function O(w){const d=[w];let b=0;for(let R=d.pop();R!==void 0;R=d.pop())
if(b++,Array.isArray(R))for(const U of R)d.push(U);else if(R instanceof L.Bi)for(const U of R.values())d.push(U);return b}const E=["Resources","MediaBox","CropB\
ox","Rotate"];async function T(w){return new x(w).read()}class x{document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new l.L;look={
parent:-1,lists:!1,entries:new i.R};seen=new Set;copies;lost=[];dropped=0;open=[];constructor(d){this.document=d,this.copies=new p(d)}async read(){const{document:d,
open:b}=this,{pace:R}=d.job,U=d.catalog.get("Pages")??null;for(b.push({kids:[U],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});b.length>0;){const W=b[b.
length-1];if(W.next===W.kids.length){b.pop(),b.length>0&&this.close(W);continue}const H=W.kids[W.next++];W.next===W.kids.length&&(W.kids=y,W.next=0);const Y=R.step(
400);Y&&await Y,H instanceof L.oS?this.visit(H,W):this.visitNode(H,-1,W)}return this.finish(U)}close({claimed:d,before:b,lost:R}){const U=this.numbers.length-this.
dropped-b;d!==U&&(this.irregular=!0,!(typeof d=="number"&&d>=U)&&(this.dropped+=this.lost.length-R,this.lost.length=R))}visit(d,b){const{document:R,seen:U,look:W}=this,
{number:H}=d,Y=U.has(H);U.add(H);const nt=k(R,H,W);if(d.generation!==R.generation(H)&&(this.irregular=!0),nt==="page"||nt==="unclear"){Y&&(this.irregular=!0);const ot=Y?
this.copies.make(H):H;nt==="unclear"?this.unclear.push(ot):R.keepEntries(H,W.entries),(nt==="unclear"||W.lists)&&this.listing.push(ot),this.add(ot,b,W.parent);return}
nt==="none"&&!Y&&this.lose(b),nt==="none"||Y?this.irregular=!0:this.visitNode(d,H,b)}visitNode(d,b,R){const{document:U,inherited:W}=this,H=U.dict(d);if(!H){this.
irregular=!0,this.lose(R);return}const Y=U.array(H.get("Kids"));if(!Y){b<0&&this.visitDirectPage(H,R);return}const nt=j(H);let ot=R.from;nt&&(ot=W.push({...W[ot],
...nt})-1),(0,L.Eo)(U.resolve(H.get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:Y,next:0,from:ot,home:this.nodes.node(b,R.home),claimed:U.resolve(
H.get("Count")),before:this.numbers.length-this.dropped,lost:this.lost.length}),U.release(b)}visitDirectPage(d,{from:b}){if(!(0,L.Eo)(d.get("Type"),"Page"))return;
this.irregular=!0;const{number:R}=this.document.add(d);this.numbers.push(R),this.listing.push(R),this.ancestry.push(b)}add(d,{from:b,home:R},U){this.numbers.push(
d),this.ancestry.push(b),this.nodes.page(R,U);const{pages:W}=this.document.job.limits;if(this.numbers.length>W)throw _(W)}lose(d){d.home<0||(this.lost.push(this.
numbers.length),this.add(P,d,-1))}finish(d){const{document:b,numbers:R,ancestry:U,inherited:W,lost:H,unclear:Y,listing:nt,nodes:ot}=this;H.length===R.length-this.
dropped&&(H.length=0);for(const mt of H)R[mt]=b.add(B(W[U[mt]])).number;I(R,U);const gt=b.resolve(b.dict(d)?.get("Count")),ft=gt!==R.length||d instanceof L.oS&&
R[0]===d.number;return{numbers:R,ancestry:U,inherited:W,irregular:this.irregular||ft,unclear:Y,listing:nt,nodes:ot,claimed:typeof gt=="number"?gt:void 0,found:R.
length-H.length}}}const y=[],P=-1;function I(w,d){let b=w.indexOf(P);if(!(b<0)){for(let R=b;R<w.length;R++)w[R]!==P&&(w[b]=w[R],d[b++]=d[R]);w.length=d.length=b}}
const G=[0,0,612,792];function B(w){const d=new L.Bi([["Type",new L.SX("Page")]]);return w.MediaBox===void 0?d.set("MediaBox",[...G]):d}function j(w){let d;for(const b of E){
const R=w.get(b);R!==void 0&&((d??={})[b]=R)}return d}function _(w){const d=w===1?"1 page":`${w} pages`;return(0,a.F)("pages",`The document has more than ${d}`,
"Split it with another program first")}}),9448:((Q,$,M)=>{M.d($,{u:()=>k,x:()=>v});var a=M(269),i=M(88504),L=M(16039),D=M(26264);function v(A,o,f,h){const{bytes:l}=A,
{length:p}=l;h.valueEnd=o;const O=(0,a.AN)(l,o,p);if((0,a.rg)(l,O))return h.dataStart=h.dataEnd=-1,h.end=O+6,!0;if(!(0,a.w1)(l,O,"stream"))return!1;const E=f.lengthRef>=
0?A.lengthOf(new L.oS(f.lengthRef)):f.length,T=O+(l[O+6]===a.u7?8:7),x=T+E;if(l[T-1]!==a.kR||E<0||x>p||!(0,D.V)(l,x))return!1;const y=(0,a.AN)(l,(0,a.AN)(l,x,p)+
9,p);return h.dataStart=T,h.dataEnd=x,h.end=y+6,(0,a.rg)(l,y)}class k{bytes;objectEnds;streamEnds;constructor(o){this.bytes=o,this.objectEnds=new i.k(o,"endobj"),
this.streamEnds=new i.k(o,"endstream")}data(o,f){const{bytes:h}=this,l=(0,D.n)(h,o);return f>=0&&l+f<=h.length&&(0,D.V)(h,l+f)?{start:l,end:l+f}:{start:l,end:this.
damagedEnd(l,f)}}damagedEnd(o,f){const{bytes:h}=this,l=o+f,p=this.objectEnds.next(o),O=p<0?h.length:p;if(f>=0&&l<=O&&(0,a.w1)(h,(0,a.AN)(h,l,O),"endstr"))return l;
const E=this.streamEnds.next(o);let T=E<0||E>O?O:E;return T>o&&h[T-1]===a.kR&&T--,T>o&&h[T-1]===a.u7&&T--,T}}}),93413:((Q,$,M)=>{M.d($,{y:()=>D});var a=M(269);const i=[
["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["\0\0\0","a TrueType font"],["true\0","a TrueType font"],["OTTO","an OpenType font"],["ttcf","a font collection"],["wOFF","a WOFF font"],["wOF2","a WOF\
F2 font"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],L=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function D(A){const o=(0,a.bS)(A).toString("latin1",0,1024);if(o.startsWith("RIFF")&&o.startsWith("WEBP",8))return"\
a WebP image";if(o.startsWith("ftyp",4))return L.find(([h])=>h.test(o.slice(8,12)))?.[1];const f=i.find(([h])=>o.startsWith(h));return f?f[1]:k(o)??(v(A)?"text":
void 0)}function v(A){const o=(0,a.bS)(A.subarray(0,1024)).toString("utf8"),f=A.length>1024?o.replace(/\ufffd{1,3}$/,""):o;return f!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.
test(f)}function k(A){const o=A.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(o.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.
test(o))return"an HTML page";if(o.startsWith("<"))return o.includes("<svg")?"an SVG drawing":o.startsWith("<?xml")?"an XML file":void 0}}),88504:((Q,$,M)=>{M.d(
$,{k:()=>i});var a=M(269);class i{word;accepts;buffer;from=0;found=-1;none;constructor(D,v,k=()=>!0){this.word=v,this.accepts=k,this.buffer=(0,a.bS)(D),this.none=
D.length}next(D){if(D>=this.none)return-1;if(D>=this.from&&D<=this.found)return this.found;const v=D<this.from&&this.found>=0?this.from:this.none,k=this.buffer.
subarray(0,v+this.word.length-1);let A=k.indexOf(this.word,D);for(;A>=0&&!this.accepts(A);)A=k.indexOf(this.word,A+1);return this.from=D,A>=0?this.found=A:v===this.
none&&(this.none=D,this.found=-1),this.found}}}),85533:((Q,$,M)=>{M.d($,{WW:()=>D,c3:()=>i,x$:()=>L});var a=M(16039);function i(v,k){const A=v.resolve(k);return A===
null?[]:(Array.isArray(A)?A:[A]).map(o=>v.resolve(o))}function L(v,k){const A=new a.Bi;for(const[o,f]of k){const h=v.resolve(f);A.set(o,Array.isArray(h)?h.map(l=>v.
resolve(l)):h)}return A}function D(v,k,A,o={values:1e4}){if(o.values--<=0)return null;const f=v.resolve(k);if(A===0)return f;if(Array.isArray(f))return f.map(l=>D(
v,l,A-1,o));if(!(f instanceof a.Bi))return f;const h=new a.Bi;for(const[l,p]of f)h.set(l,D(v,p,A-1,o));return h}}),26264:((Q,$,M)=>{M.d($,{V:()=>L,n:()=>i});var a=M(
269);function i(D,v){let k=v+6;for(;D[k]===a.Z4&&(D[k+1]===a.kR||D[k+1]===a.u7||D[k+1]===a.Z4);)k++;return D[k]===a.u7&&k++,D[k]===a.kR&&k++,k}function L(D,v){for(let k=0;k<
4&&a.Kl[D[v]??0]===a.t6&&v<D.length;k++)v++;return(0,a.w1)(D,v,"endstream")}}),72040:((Q,$,M)=>{M.d($,{CF:()=>Wt,s1:()=>pt,zw:()=>Jt,VH:()=>J,k0:()=>K,u6:()=>It,
vc:()=>Z,vK:()=>re});var a=M(77598),i=M(16039),L=M(94496);function D(u){const g=new Uint8Array(256);for(let t=0;t<256;t++)g[t]=t;const{length:n}=u;for(let t=0,e=0,
s=0;t<256;t++){const r=g[t];e=e+r+u[s]&255,g[t]=g[e],g[e]=r,++s===n&&(s=0)}return g}function v(u,g){const n=u.slice(),{length:t}=g,e=new Uint8Array(t);for(let s=0,
r=0,c=0;s<t;s++){r=r+1&255;const m=n[r];c=c+m&255;const S=n[c];n[r]=S,n[c]=m,e[s]=g[s]^n[m+S&255]}return e}function k(u,g){return v(D(u),g)}const A={length:u=>u,
decrypt:u=>u,encryptInto:(u,g,n,t,e)=>t.set(u,e)};function o(u){const g=P(u,[]),n=G((t,e)=>D(g(t,e)));return{length:t=>t,decrypt:(t,e,s)=>v(n(e,s),t),encryptInto:(t,e,s,r,c)=>r.
set(v(n(e,s),t),c)}}function f(u){const g=P(u,[115,65,108,84]),n=I(()=>new E),t=G((s,r)=>n().engine(g(s,r))),e=G((s,r)=>y(g(s,r)));return{length:l,decrypt:(s,r,c)=>x(
e(r,c),s),encryptInto:(s,r,c,m,S)=>{n().seal(t(r,c),s,m,S)}}}function h(u){const g=I(()=>new E);let n,t;return{length:l,decrypt:e=>x(t??=y(u),e),encryptInto:(e,s,r,c,m)=>{
g().seal(n??=g().engine(u),e,c,m)}}}const l=u=>(u&-16)+32,p=64*1024,O=16*1024;class E{head=Buffer.alloc(p);pool=Buffer.alloc(O);taken=O;engine(g){const n=Buffer.
alloc(16);return this.nextVector(n),(0,a.createCipheriv)(g.length===16?"aes-128-cbc":"aes-256-cbc",g,n).setAutoPadding(!1)}seal(g,n,t,e){const{head:s}=this,{length:r}=n,
c=r&-16,m=Math.min(c,p-32),S=r-c;this.nextVector(s),s.set(m===r?n:n.subarray(0,m),16);let C=16+m;if(m<c){t.set(g.update(s.subarray(0,C)),e),e+=C,C=0;for(let F=m;F<
c;F+=p){const N=g.update(n.subarray(F,Math.min(F+p,c)));t.set(N,e),e+=N.length}}S>0&&s.set(n.subarray(c),C),s.fill(16-S,C+S,C+16),t.set(g.update(s.subarray(0,C+
16)),e)}nextVector(g){this.taken===O&&((0,a.randomFillSync)(this.pool),this.taken=0),this.pool.copy(g,0,this.taken,this.taken+16),this.taken+=16}}const T=new Uint8Array(
0);function x(u,g){const n=g.length&-16;if(n<32)return T;const t=u.update(n===g.length?g:g.subarray(0,n)),e=t[n-1];let s=n;if(e>0&&e<=16){do s--;while(s>n-e&&t[s-
1]===e);s>n-e&&(s=n)}return t.subarray(16,s)}function y(u){return(0,a.createDecipheriv)(u.length===16?"aes-128-cbc":"aes-256-cbc",u,Buffer.alloc(16)).setAutoPadding(
!1)}function P(u,g){const{length:n}=u,t=new Uint8Array(n+5+g.length);t.set(u),t.set(g,n+5);const e=new L.V;return(s,r)=>(t[n]=s,t[n+1]=s>>>8,t[n+2]=s>>>16,t[n+3]=
r,t[n+4]=r>>>8,e.digest(t).subarray(0,Math.min(n+5,16)))}function I(u){let g;return()=>g??=u()}function G(u){let g=-1,n=-1,t;return(e,s)=>((t===void 0||e!==g||s!==
n)&&(t=u(e,s),g=e,n=s),t)}function B(u,g,n){const t=R(u,n),e=H(u,t);return nt(e,g,u.revision===2?32:16)?t:void 0}function j(u,g){const n=U(u,g);let t=u.owner.subarray(
0,32);for(let e=u.revision===2?0:19;e>=0;e--)t=k(Y(n,e),t);return t}function _(u,g,n,t){const e=U({revision:u,keyLength:g},n);let s=b(t);for(let r=0;r<=(u===2?0:
19);r++)s=k(Y(e,r),s);return s}function w(u,g){const n=R(u,g),t=new Uint8Array(32);return t.set(H(u,n)),{user:t,fileKey:n}}const d=Uint8Array.of(40,191,78,94,78,
117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function b(u){const g=new Uint8Array(32),n=u.subarray(0,32);return g.
set(n),g.set(d.subarray(0,32-n.length),n.length),g}function R({revision:u,keyLength:g,owner:n,permissions:t,id0:e,encryptMetadata:s},r){const c=Uint8Array.of(t,
t>>8,t>>16,t>>24),m=u>=4&&!s?[255,255,255,255]:[],S=(0,L.F)(Buffer.concat([b(r),n.subarray(0,32),c,e,Uint8Array.from(m)]));return W(S,u,g)}function U({revision:u,
keyLength:g},n){return W((0,L.F)(b(n)),u,u===2?5:g)}function W(u,g,n){let t=u.subarray(0,n);if(g>=3)for(let e=0;e<50;e++)t=(0,L.F)(t).subarray(0,n);return t}function H({
revision:u,id0:g},n){if(u===2)return k(n,d);let t=(0,L.F)(Buffer.concat([d,g]));for(let e=0;e<20;e++)t=k(Y(n,e),t);return t}function Y(u,g){return g===0?u:u.map(
n=>n^g)}function nt(u,g,n){return g.length>=n&&u.subarray(0,n).every((t,e)=>t===g[e])}function ot(u,g,n){return Ut(u.user,u.wrappedByUser,g,n,new Uint8Array(0))}
function gt(u,g,n){return Ut(u.owner,u.wrappedByOwner,g,n,u.user.subarray(0,48))}function ft(u,g,n){const t=Ct(u,g,new Uint8Array(0)),e=Ct(u,n,t.entry);return{user:t.
entry,wrappedByUser:t.wrapped,owner:e.entry,wrappedByOwner:e.wrapped}}function mt(u,g,n){const t=Buffer.alloc(16,255);return t.writeInt32LE(g,0),t.write(n?"Tadb":
"Fadb",8,"latin1"),(0,a.randomBytes)(4).copy(t,12),(0,a.createCipheriv)("aes-256-ecb",u,null).setAutoPadding(!1).update(t)}const yt=new Uint8Array(16);function Ut(u,g,n,t,e){
const s=ut(n,t,u.subarray(32,40),e);if(!Buffer.from(s).equals(u.subarray(0,32)))return;const r=ut(n,t,u.subarray(40,48),e);return(0,a.createDecipheriv)("aes-256\
-cbc",r,yt).setAutoPadding(!1).update(g.subarray(0,32))}function Ct(u,g,n){const t=(0,a.randomBytes)(16),e=ut(6,g,t.subarray(0,8),n),s=ut(6,g,t.subarray(8),n),r=(0,a.
createCipheriv)("aes-256-cbc",s,yt).setAutoPadding(!1).update(u);return{entry:Buffer.concat([e,t]),wrapped:r}}function ut(u,g,n,t){let e=(0,a.createHash)("sha25\
6").update(g).update(n).update(t).digest();if(u<6)return e;for(let s=0,r=0;s<64||r>s-32;s++){const c=Buffer.concat([g,e,t]),m=Buffer.alloc(64*c.length,c),S=(0,a.
createCipheriv)("aes-128-cbc",e.subarray(0,16),e.subarray(16,32)).setAutoPadding(!1).update(m);let C=0;for(let F=0;F<16;F++)C+=S[F];e=(0,a.createHash)(["sha256",
"sha384","sha512"][C%3]).update(S).digest(),r=S[S.length-1]}return e.subarray(0,32)}var lt=M(20381);const St=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
bt=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Xt=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Yt=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Dt=/[\p{L}\p{Mc}\p{Nl}]/u;function dt(u){if(/^[\x20-\x7e]*$/.test(u))return u;const g=u.replace(St,"").replace(bt," ").normalize("NFKC");if(Xt.test(g))return;const n=[
...g],t=n.map(s=>Yt.test(s));return t.includes(!0)&&(n.some((s,r)=>!t[r]&&Dt.test(s))||!t[0]||!t.at(-1))?void 0:g}function Mt(u){const g=dt(u),n=[...g===void 0?
[]:[Buffer.from(g,"utf8")],Buffer.from(u,"utf8"),...[Et(u),Ft(u)].filter(s=>s!==void 0)],e=[...n.filter(s=>s.length>Pt).map(s=>s.subarray(0,Pt)),...n];return e.
filter((s,r)=>e.findIndex(c=>c.equals(s))===r)}const Pt=127;function Kt(u){return typeof u=="string"?Buffer.from(dt(u)??u,"utf8").subarray(0,Pt):u}function ct(u){
return typeof u=="string"?Et(u)??Buffer.from(u,"utf8"):u}function Et(u){return jt(u,g=>lt.SQ.get(g)??(g>=24&&g<32||g>=127&&g<161?-1:g))}function Ft(u){return jt(
u,g=>g)}function jt(u,g){const n=Array.from(u,t=>g(t.codePointAt(0)));return n.every(t=>t>=0&&t<256)?Buffer.from(n):void 0}function xt(u,g){const{strings:n}=g,t=(s,r,c,m)=>{
if(s===A)return r;const S=Buffer.allocUnsafe(s.length(r.length));return s.encryptInto(r,c,m,S,0),S},e=(s,r,c,m,S,C)=>(s.encryptInto(r,c,m,S,C),s.length(r.length));
return{...u,uniform:g.named===void 0||g.encryptMetadata&&g.embedded===g.streams,decryptString:(s,r,c)=>n.decrypt(s,r,c),encryptString:(s,r,c)=>t(n,s,r,c),decryptStream:(s,r,c,m)=>Ot(
g,m).decrypt(s,r,c),encryptStream:(s,r,c,m)=>t(Ot(g,m),s,r,c),encryptedStringLength:s=>n.length(s),encryptedStreamLength:(s,r)=>Ot(g,r).length(s),encryptStringInto:(s,r,c,m,S)=>e(
n,s,r,c,m,S),encryptStreamInto:(s,r,c,m,S,C)=>e(Ot(g,m),s,r,c,S,C)}}function Ot({streams:u,embedded:g,named:n,encryptMetadata:t},e){const s=e.get("Type");if((0,i.
Eo)(s,"XRef"))return A;if(n===void 0)return u;const r=vt(e);return r!==void 0?n.get(r)??u:!t&&(0,i.Eo)(s,"Metadata")?A:(0,i.Eo)(s,"EmbeddedFile")?g:u}function vt(u){
const g=u.get("Filter"),n=(0,i.cy)(g)?g.findIndex(r=>(0,i.Eo)(r,"Crypt")):(0,i.Eo)(g,"Crypt")?0:-1;if(n<0)return;const t=u.get("DecodeParms"),e=(0,i.cy)(t)?t[n]:
t,s=(0,i.Zm)(e)?e.get("Name"):void 0;return s instanceof i.SX?s.text:"Identity"}function Wt(u){if(vt(u)===void 0)return!1;const g=u.get("Filter"),n=u.get("Decod\
eParms"),t=(0,i.cy)(g)?g.findIndex(s=>(0,i.Eo)(s,"Crypt")):0,e=(0,i.cy)(g)?g.filter((s,r)=>r!==t):[];return e.length===0?(u.delete("Filter"),u.delete("DecodePar\
ms"),!0):(u.set("Filter",e),(0,i.cy)(n)&&u.set("DecodeParms",n.filter((s,r)=>r!==t)),!0)}function Jt(u){return u.algorithm==="AES-128"?Qt(u):Lt(u)}const It=()=>(0,a.
randomBytes)(32);function Qt({userPassword:u,ownerPassword:g,permissions:n,id0:t}){const e=ct(u),s=_(4,16,ct(g),e),r=w({revision:4,keyLength:16,owner:s,permissions:n,
id0:t,encryptMetadata:!0},e),c=(0,i.jd)({Filter:(0,i.UU)("Standard"),V:4,R:4,Length:128,...Rt("AESV2",16),O:new i.Mx(s),U:new i.Mx(r.user),P:n});return zt({dictionary:c,
version:"1.6",numbered:!0,identifier:t},f(r.fileKey))}function Lt({userPassword:u,ownerPassword:g,permissions:n}){const t=(0,a.randomBytes)(32),e=ft(t,Kt(u),Kt(
g)),s=(0,i.jd)({Filter:(0,i.UU)("Standard"),V:5,R:6,Length:256,...Rt("AESV3",32),O:new i.Mx(e.owner),OE:new i.Mx(e.wrappedByOwner),U:new i.Mx(e.user),UE:new i.Mx(
e.wrappedByUser),P:n,Perms:new i.Mx(mt(t,n,!0))});return zt({dictionary:s,version:"1.7",extensionLevel:8,numbered:!1},h(t))}function Rt(u,g){const n=(0,i.jd)({Type:(0,i.
UU)("CryptFilter"),CFM:(0,i.UU)(u),AuthEvent:(0,i.UU)("DocOpen"),Length:g});return{CF:(0,i.jd)({StdCF:n}),StmF:(0,i.UU)("StdCF"),StrF:(0,i.UU)("StdCF")}}function zt(u,g){
return xt(u,{strings:g,streams:g,embedded:g,named:new Map([["StdCF",g],["Identity",A]]),encryptMetadata:!0})}var At=M(49153);const Vt={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},pt=-4,Tt=u=>1<<
Vt[u]-1,Ht=Object.keys(Vt);function K(u){let g=pt;for(const n of Ht)u[n]||(g&=~Tt(n));return u.allow_print?g:g&~Tt("allow_print_high_resolution")}function Z(u){
return Ht.filter(g=>(u&Tt(g))===0)}function J(u,g,n){const t=ht(u),e=qt(t,g,new Uint8Array(0)),s=e??(n?Zt(Mt(n),S=>qt(t,g,S)):void 0);if(s===void 0)throw n?he():
ue();const{fileKey:r,access:c}=s,m=_t(t,r);return{...q(t,s,et(t,r),m),access:c,locked:!1,permissions:t.permissions,revision:t.revision,keyBits:8*r.length,opensWithoutPassword:e!==
void 0,algorithm:fe(t.methods[m.streams===A?"embedded":"streams"],r),unrestricted:()=>tt(t,s)}}function q(u,{identifier:g},n,t){const e={dictionary:n,...ce(u),numbered:u.
revision<=4,...g?{identifier:g}:{}};return xt(e,t)}function tt(u,g){const n={...u,permissions:pt};let{fileKey:t}=g;const e=et(n,t);if(g.legacy){const s=w({...g.
legacy.scheme,permissions:pt},g.legacy.userPassword);t=s.fileKey,e.set("U",new i.Mx(s.user))}else e.set("Perms",new i.Mx(mt(t,pt,u.encryptMetadata)));return q(n,
g,e,_t(n,t))}function et({encrypt:u,revision:g,permissions:n},t){const e=new i.Bi(u);e.set("P",n);for(const[r,c]of[["O",g<5?32:48],["U",g<5?32:48],["OE",32],["U\
E",32]]){const m=u.get(r);m instanceof i.Mx&&m.bytes.length>c&&e.set(r,new i.Mx(m.bytes.subarray(0,c)))}const s=u.get("Length");return s!==void 0&&!(typeof s=="\
number"&&s%8===0&&s>=40&&s<=256)&&e.set("Length",8*t.length),e}function ht(u){const g=u.get("Filter");if(!(0,i.Eo)(g,"Standard"))throw Nt(`the security handler ${g instanceof
i.SX?se(g):"without a name"}`);const n=$t(u.get("V"),0),t=$t(u.get("R"),0);if(!(n===5?t===5||t===6:[1,2,4].includes(n)&&t>=2&&t<=4))throw Nt(`the standard secur\
ity handler with V ${n} and R ${t}`);const s={encrypt:u,version:n,revision:t,permissions:$t(u.get("P"),-4)|0};if(n<4)return{...s,encryptMetadata:!0,methods:{strings:"\
V2",streams:"V2",embedded:"V2"},filters:void 0};const r=u.get("CF"),c=new Map;for(const[C,F]of(0,i.Zm)(r)?r:[]){const N=(0,i.Zm)(F)?Bt(F,n):void 0;N!==void 0&&c.
set(C,N)}c.set("Identity","none");const m=(C,F)=>{const N=u.get(C),z=c.get(N instanceof i.SX?N.text:F);if(z===void 0)throw Nt(`the crypt filter ${N instanceof i.
SX?se(N):F}`);return z},S=u.get("StmF");return{...s,encryptMetadata:u.get("EncryptMetadata")!==!1,methods:{strings:m("StrF","Identity"),streams:m("StmF","Identi\
ty"),embedded:m("EFF",S instanceof i.SX?S.text:"Identity")},filters:c}}function Bt(u,g){const n=u.get("CFM");return g===5&&(0,i.Eo)(n,"AESV3")?"AESV3":g===4&&(0,i.
Eo)(n,"AESV2")?"AESV2":g===4&&(0,i.Eo)(n,"V2")?"V2":n===void 0||(0,i.Eo)(n,"None")?"none":void 0}function qt(u,g,n){const{encrypt:t,revision:e}=u;if(e>=5){const S={
owner:kt(t,"O",48),user:kt(t,"U",48),wrappedByOwner:kt(t,"OE",32),wrappedByUser:kt(t,"UE",32)};return ne(ot(S,e,n),"user")??ne(gt(S,e,n),"owner")}const s=kt(t,"\
O",1),r=kt(t,"U",1),{permissions:c,encryptMetadata:m}=u;return Zt(g,S=>Zt(ae(u),C=>{const F={revision:e,keyLength:C,owner:s,permissions:c,id0:S,encryptMetadata:m};
return ee(F,r,n,"user")??ee(F,r,j(F,n),"owner")}))}function ee(u,g,n,t){const e=B(u,g,n);return e&&{fileKey:e,access:t,identifier:u.id0,legacy:{scheme:u,userPassword:n}}}
function ne(u,g){return u&&{fileKey:u,access:g}}function ae({encrypt:u,version:g}){if(g===4)return[16];const n=$t(u.get("Length"),40),t=n%8===0&&n>=40&&n<=128?n/
8:5;return[...new Set(g===1?[5,t,16]:[t,16,5])]}function _t(u,g){const n={none:A},t=c=>c==="V2"?n.V2??=o(g):c==="AESV2"?n.AESV2??=f(g):c==="AESV3"?n.AESV3??=h(g):
A,{methods:e,filters:s,encryptMetadata:r}=u;return{strings:t(e.strings),streams:t(e.streams),embedded:t(e.embedded),named:s&&new Map([...s].map(([c,m])=>[c,t(m)])),
encryptMetadata:r}}function ce({version:u,revision:g,methods:n}){return g>=5?{version:"1.7",extensionLevel:g===5?3:8}:u===4?{version:Object.values(n).includes("\
AESV2")?"1.6":"1.5"}:{version:g===2?"1.1":"1.4"}}function fe(u,g){if(u!=="none")return u==="V2"?g.length===5?"RC4-40":"RC4-128":u==="AESV2"?"AES-128":"AES-256"}
function kt(u,g,n){const t=u.get(g);if(t instanceof i.Mx&&t.bytes.length>=n)return t.bytes;throw(0,At.O$)(`its encryption dictionary has no usable /${g}.`)}function $t(u,g){
return typeof u=="number"?Math.trunc(u):g}function Zt(u,g){for(const n of u){const t=g(n);if(t!==void 0)return t}}function se({text:u}){return/^[\w.+-]{1,40}$/.
test(u)?u:"with an unusual name"}function ue(){return(0,At.hJ)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs\
 a password to open: give it as open_password, or use remove_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that open\
s the document as open_password",fields:["open_password"]})}function he(){return new At.zU("wrong_password","The given password does not open the PDF document",
{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does not open it.",mentions:["open_password"]}],advice:"Check\
 open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function Nt(u){return(0,At.hJ)("unsupported_encryption",`is protected b\
y ${u}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${u}, which is not supported.`}],advice:"Only protection by passw\
ords can be opened, not by certificates or rights management"})}const te={...A,decrypt:()=>new Uint8Array(0)};function re(u){const g=ie(u),n=s=>s==="none"?A:te,
t=[...g?.filters??[["Identity","none"]]],e={strings:n(g?.methods.strings),streams:n(g?.methods.streams),embedded:n(g?.methods.embedded),named:g&&!g.filters?void 0:
new Map(t.map(([s,r])=>[s,n(r)])),encryptMetadata:g?.encryptMetadata??!0};return{...xt({dictionary:u,version:"1.1",numbered:!0},e),access:"user",locked:!0,permissions:g?.
permissions??pt,revision:g?.revision,opensWithoutPassword:!1,unrestricted:void 0,...g?le(g):de(u)}}function ie(u){try{return ht(u)}catch(g){if(g instanceof At.zU&&
g.code==="unsupported_encryption")return;throw g}}function le({encrypt:u,version:g,methods:n}){const t=n.streams==="none"?n.embedded:n.streams;if(t==="none")return{
algorithm:void 0,keyBits:void 0};if(t==="AESV3")return{algorithm:"AES-256",keyBits:256};if(g===4)return{algorithm:t==="AESV2"?"AES-128":"RC4-128",keyBits:128};const e=g===
1?40:oe(u.get("Length"));return{algorithm:e===40?"RC4-40":"RC4-128",keyBits:e}}function de(u){const g=u.get("CF"),n=u.get("StmF"),t=(0,i.Zm)(g)&&n instanceof i.
SX?g.get(n.text):void 0,e=(0,i.Zm)(t)?t.get("CFM"):void 0;return(0,i.Eo)(e,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,i.Eo)(e,"AESV2")?{algorithm:"AES-128",keyBits:128}:
{algorithm:void 0,keyBits:void 0}}function oe(u){return typeof u=="number"&&u%8===0&&u>=40&&u<=128?u:40}}),94496:((Q,$,M)=>{M.d($,{F:()=>L,V:()=>D});const a=[7,
12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],i=Int32Array.from({length:64},(v,k)=>Math.floor(Math.abs(Math.sin(k+1))*2**32)|0),L=v=>new D().digest(v);class D{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(k){const{state:A,tail:o}=this;A[0]=1732584193,A[1]=4023233417,A[2]=2562383102,A[3]=271733878;const{length:f}=k,
h=f&-64;for(let E=0;E<h;E+=64)this.compress(k,E);const l=f-h,p=l<56?64:128;for(let E=0;E<l;E++)o[E]=k[h+E];o[l]=128,o.fill(0,l+1,p);for(let E=0,T=f<<3;E<4;E++)o[p-
8+E]=T>>>(E<<3);o[p-4]=f>>>29;for(let E=0;E<p;E+=64)this.compress(o,E);const O=new Uint8Array(16);for(let E=0;E<16;E++)O[E]=A[E>>2]>>>((E&3)<<3);return O}compress(k,A){
const{words:o,state:f}=this;for(let E=0,T=A;E<16;E++,T+=4)o[E]=k[T]|k[T+1]<<8|k[T+2]<<16|k[T+3]<<24;let h=f[0],l=f[1],p=f[2],O=f[3];for(let E=0;E<64;E++){const T=E>>
4;let x,y;T===0?(x=l&p|~l&O,y=E):T===1?(x=O&l|~O&p,y=5*E+1):T===2?(x=l^p^O,y=3*E+5):(x=p^(l|~O),y=7*E);const P=h+x+i[E]+o[y&15]|0,I=a[T<<2|E&3];h=O,O=p,p=l,l=l+
(P<<I|P>>>32-I)|0}f[0]=f[0]+h,f[1]=f[1]+l,f[2]=f[2]+p,f[3]=f[3]+O}}}),269:((Q,$,M)=>{M.d($,{$k:()=>Ot,A4:()=>ot,AF:()=>St,AN:()=>Et,AV:()=>gt,AZ:()=>xt,Ah:()=>U,
Cq:()=>a,Cx:()=>l,D:()=>Ft,Ec:()=>o,G_:()=>i,HF:()=>yt,HV:()=>Y,HY:()=>bt,Hh:()=>Yt,Hv:()=>d,IQ:()=>h,JI:()=>Rt,Kl:()=>ct,Li:()=>vt,MV:()=>Ut,N5:()=>E,N9:()=>dt,
OY:()=>ft,PZ:()=>pt,WL:()=>j,Wd:()=>Jt,Z4:()=>A,ay:()=>zt,b9:()=>O,bS:()=>Vt,cL:()=>x,d2:()=>L,du:()=>R,em:()=>P,ev:()=>I,fX:()=>T,gq:()=>At,iH:()=>G,kR:()=>D,l0:()=>y,
o1:()=>v,r_:()=>_,rc:()=>b,rg:()=>Ht,s1:()=>p,sk:()=>Wt,t6:()=>Mt,t9:()=>jt,tF:()=>W,tw:()=>nt,u7:()=>k,vz:()=>B,w1:()=>It,wb:()=>Qt,wn:()=>f,wt:()=>w,y_:()=>Dt,
yh:()=>Xt,yp:()=>Lt,yq:()=>ut});const a=0,i=8,L=9,D=10,v=12,k=13,A=32,o=33,f=35,h=37,l=40,p=41,O=43,E=45,T=46,x=47,y=48,P=55,I=57,G=60,B=62,j=91,_=92,w=93,d=123,
b=125,R=126,U=66,W=67,H=68,Y=69,nt=73,ot=76,gt=82,ft=98,mt=100,yt=101,Ut=102,Ct=106,ut=110,lt=111,St=114,bt=115,Xt=116,Yt=117,Dt=122,dt=0,Mt=1,Pt=2,Kt=3,ct=new Uint8Array(
256);for(const K of[a,L,D,v,k,A])ct[K]=Mt;for(const K of"(<>[]/%")ct[K.charCodeAt(0)]=Pt;for(const K of"){}")ct[K.charCodeAt(0)]=Kt;function Et(K,Z,J){for(;Z<J;){
const q=K[Z];if(ct[q]===Mt)Z++;else if(q===h)Z=Ft(K,Z,J);else break}return Z}function Ft(K,Z,J){for(;Z<J&&K[Z]!==D&&K[Z]!==k;)Z++;return Z}function jt(K,Z,J){const q=xt(
K,Z,J);return q<0?J:q}function xt(K,Z,J){let q=0;for(;Z<J;){const tt=K[Z++];if(tt===_)Z++;else if(tt===l)q++;else if(tt===p&&--q===0)return Z}return-1}function Ot(K,Z,J){
for(;Z<J;)if(K[Z++]===B)return Z;return J}function vt(K){return K===void 0?-1:K>=y&&K<=I?K-y:K>=65&&K<=70?K-55:K>=97&&K<=102?K-87:-1}function Wt(K,Z,J){const q=new Uint8Array(
J-Z+1>>1);let tt=0,et=-1;for(let ht=Z;ht<J&&K[ht]!==B;ht++){const Bt=vt(K[ht]);Bt<0||(et<0?et=Bt:(q[tt++]=et*16+Bt,et=-1))}return et>=0&&(q[tt++]=et*16),q.subarray(
0,tt)}function Jt(K,Z,J){for(;Z<J&&ct[K[Z]]===dt;)Z++;return Z}function It(K,Z,J){for(let q=0;q<J.length;q++)if(K[Z+q]!==J.charCodeAt(q))return!1;return!0}function Qt(K,Z,J){
return It(K,Z,J)&&ct[K[Z+J.length]??A]!==dt}const Lt=K=>K!==void 0&&K>=y&&K<=I;function Rt(K,Z,J){let q=0,tt=Z;for(;tt<J&&Lt(K[tt]);)q=q*10+(K[tt++]-y);return tt===
Z?{value:-1,after:tt}:{value:q,after:tt}}function zt(K,Z,J){const q=Et(K,Z,J),tt=Rt(K,q,J);if(tt.value<0||tt.after===J||ct[K[tt.after]]!==Mt)return;const et=Rt(
K,Et(K,tt.after,J),J);if(et.value<0||et.value>65535)return;const ht=Et(K,et.after,J);if(Tt(K,ht))return{number:tt.value,generation:et.value,start:q,body:ht+3}}const At=K=>new Uint8Array(
K.buffer,K.byteOffset,K.byteLength),Vt=K=>Buffer.from(K.buffer,K.byteOffset,K.byteLength);function pt(K,Z,J,q){let tt=0,et=K[Z];for(;et>=y&&et<=I;et=K[++Z])tt=tt*
10+(et-y);if(tt!==J||et!==A||(tt=0,et=K[++Z],et<y||et>I))return-1;for(;et>=y&&et<=I;et=K[++Z])tt=tt*10+(et-y);return tt!==q||et!==A?-1:Tt(K,Z+1)?Z+4:-1}const Tt=(K,Z)=>K[Z]===
lt&&K[Z+1]===ft&&K[Z+2]===Ct,Ht=(K,Z)=>K[Z]===yt&&K[Z+1]===ut&&K[Z+2]===mt&&K[Z+3]===lt&&K[Z+4]===ft&&K[Z+5]===Ct}),65920:((Q,$,M)=>{M.d($,{F:()=>i});var a=M(16039);
function i(v,k=()=>{}){if(v instanceof a.Z6)return new a.Z6(i(v.dict,k),v.data,v.sealed);const A=D(v),o=[A];let f=1;for(let h=o.pop();h!==void 0;h=o.pop())if(Array.
isArray(h)){f+=h.length;for(const[l,p]of h.entries())h[l]=L(p,o)}else if((0,a.Zm)(h)){f+=h.size;for(const[l,p]of h)h.set(l,L(p,o))}return k(f),A}function L(v,k){
const A=D(v);return A!==v&&k.push(A),A}function D(v){return Array.isArray(v)?[...v]:(0,a.Zm)(v)?new a.Bi(v):v}}),36507:((Q,$,M)=>{M.d($,{i:()=>i});var a=M(38212);
function i(L,D){const v=new a.KK(L,k=>D.copy(k,0,k.length));return Object.assign(v.s,{i:0,w:0,z:0}),v}}),66249:((Q,$,M)=>{M.d($,{R:()=>v,g:()=>k});var a=M(269),
i=M(48024);const L=new Int32Array(0),D=new i.s;class v{at=L;first=0;used=0;open=-1;close=-1;special=!1;scan=D;marksFrom=0;marksTo=0;own;locate(o,f,h){const l=this.
own??={at:new Int32Array(64),scan:new i.s},{scan:p}=l;if(this.at=l.at,this.scan=p,this.first=this.used=this.marksFrom=this.marksTo=0,p.reset(),f=(0,a.AN)(o,f,h),
o[f]!==a.iH||o[f+1]!==a.iH)return!1;for(this.open=f+=2;(f=(0,a.AN)(o,f,h))<h;){const O=o[f];if(O===a.vz)return this.close=f,this.marksTo=p.used,this.special=p.byteRange,
o[f+1]===a.vz;if(O!==a.cL)return!1;const E=++f;for(;f<h&&a.Kl[o[f]]===a.N9;f++)if(o[f]===a.wn)return!1;const T=f;T-E===9&&o[E]===a.Ah&&(0,a.w1)(o,E,"ByteRange")&&
(p.byteRange=!0);const x=f=(0,a.AN)(o,f,h);if(o[f]===a.vz||(f=p.value(o,f,h),f<0))return!1;this.add(E,T,x,f)}return!1}add(o,f,h,l){this.used+4>this.at.length&&(this.
at=this.own.at=k(this.at,this.used+4));const{at:p,used:O}=this;p[O]=o,p[O+1]=f,p[O+2]=h,p[O+3]=l,this.used=O+4}find(o,f){const{at:h,first:l}=this,p=f.length;for(let O=this.
used-4;O>=l;O-=4){const E=h[O];if(h[O+1]-E!==p)continue;let T=0;for(;T<p&&o[E+T]===f.charCodeAt(T);)T++;if(T===p)return O}return-1}}function k(A,o){const f=new Int32Array(
Math.max(A.length*2,o));return f.set(A),f}}),40537:((Q,$,M)=>{M.d($,{Q:()=>L});var a=M(38212);const i=16384;async function L(A,o,f,h,l){const p=D(A.slice(0,3).map(
G=>G.subarray(0,2))),[O=0,E=0]=p;if((O&15)!==8||(O<<8|E)%31!==0||E&32)return{ending:"damaged",reached:0};const T=Math.max(1024,Math.floor(i/h)),x=new k;let y=0;
const P=new a.EL(G=>{const B=Math.min(G.length,o-y);y+=G.length,x.add(G),B>0&&l(B===G.length?G:G.subarray(0,B))}),I=[];try{let G=2,B=0;for(const j of A)for(let _=0;_<
j.length;_+=T){const w=Math.min(G,j.length-_,T),d=j.subarray(_+w,_+T);G-=w;const b=y;y<o&&B<T?P.push(d):I.length<16&&I.push(d),B=y>b?0:B+d.length;const R=f.step(
(d.length+y-b)*h);R&&await R}P.push(D(I).subarray(0,T),!0)}catch(G){return y>=o?{ending:"loose",reached:y}:{ending:G.code===a.YL.UnexpectedEOF?"short":"damaged",
reached:y}}return{ending:y<=o&&v(A,x.value)?"clean":"loose",reached:y}}const D=A=>A.length===1?A[0]:Buffer.concat(A);function v(A,o){let f=new Uint8Array(0);for(let l=A.
length-1;l>=0&&f.length<6;l--)f=D([A[l].subarray(-6),f]);const h=Buffer.from(f);for(let l=0;l<=2&&h.length>=4+l;l++)if(h.readUInt32BE(h.length-4-l)===o)return!0;
return!1}class k{a=1;b=0;add(o){let{a:f,b:h}=this;for(let l=0;l<o.length;){const p=Math.min(l+2e3,o.length);for(;l<p;)h+=f+=o[l++];f%=65521,h%=65521}this.a=f,this.
b=h}get value(){return this.b*65536+this.a}}}),348:((Q,$,M)=>{M.d($,{k:()=>D,t:()=>v});var a=M(269);const i=12,L=20;class D{buffer;memory;length=0;constructor(o){
this.buffer=Buffer.allocUnsafeSlow(Math.max(o,256)),this.memory=(0,a.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.
memory.length}copied(){const o=Buffer.allocUnsafeSlow(this.length);return o.set(this.bytes),o}clear(){this.length=0}from(o){return this.memory.subarray(o,this.length)}reserve(o){
const f=this.length+o;f>this.memory.length&&this.grow(f)}grow(o){const f=Buffer.allocUnsafeSlow(Math.max(o,Math.ceil(this.memory.length*1.5)));f.set(this.bytes),
this.buffer=f,this.memory=(0,a.gq)(f)}copy(o,f,h){const l=h-f;if(this.reserve(l),l<i){const{memory:p}=this;let O=this.length;for(let E=f;E<h;E++)p[O++]=o[E]}else
this.memory.set(new Uint8Array(o.buffer,o.byteOffset+f,l),this.length);this.length+=l}text(o){const f=o.length;if(this.reserve(f),f<L){const{memory:h}=this;let l=this.
length;for(let p=0;p<f;p++)h[l++]=o.charCodeAt(p)}else this.buffer.write(o,this.length,"latin1");this.length+=f}integer(o){this.reserve(20);const{memory:f}=this,
h=k(o);for(let l=this.length+h-1;l>=this.length;l--){const p=Math.floor(o/10);f[l]=a.l0+(o-p*10),o=p}this.length+=h}byte(o){this.reserve(1),this.memory[this.length++]=
o}fill(o,f){this.reserve(o),f(this.memory,this.length),this.length+=o}}class v{length=0;copy(o,f,h){this.length+=h-f}text(o){this.length+=o.length}integer(o){this.
length+=k(o)}byte(){this.length++}fill(o){this.length+=o}}function k(A){return A<10?1:A<100?2:A<1e3?3:A<1e4?4:A<1e5?5:A<1e6?6:String(A).length}}),48118:((Q,$,M)=>{
M.d($,{i:()=>P});var a=M(84293),i=M(269),L=M(19980),D=M(16039);const v=Symbol("close array"),k=Symbol("close dictionary"),A=Symbol("end"),o=32,f=32,h=32,l=32,p=224,
O=224,E=8,T=256,x=65536,y=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;class P{bytes;at;end;nesting;openString;room;closed=-1;constructor(B,j,_,w,d,b=1/0){this.bytes=
B,this.at=j,this.end=_,this.nesting=w,this.openString=d,this.room=b}value(){const B=this.token(0);return typeof B=="symbol"?null:B}token(B){const{bytes:j,end:_}=this;
if(this.room-=o,this.room<0)throw I();const w=(0,i.AN)(j,this.at,_);if(this.at=w,w>=_)return A;const d=j[w];if(d>=i.l0&&d<=i.ev)return this.numberOrReference();
switch(d){case i.cL:return this.name();case i.Cx:return this.string(this.literal());case i.iH:return j[w+1]!==i.iH?this.string(this.hexadecimal()):(this.at+=2,this.
dictionary(B+1));case i.WL:return this.at++,this.array(B+1);case i.wt:return this.at++,v;case i.vz:return this.closed=w,j[w+1]===i.vz?(this.at+=2,k):(this.at++,
null);case i.s1:case i.Hv:case i.rc:return this.at++,null;default:return this.word()}}array(B){this.checkDepth(B),this.room-=l;const j=[];for(;;){j.length===E&&
j.every(w=>w instanceof D.oS)&&this.references(j);const _=this.token(B);if(_===v||_===A)return j;if(_===k)return this.at=this.closed,j;j.push(_)}}references(B){
const{bytes:j,end:_}=this;for(let w=T;;w=Math.min(2*w,x)){const d=(0,i.bS)(j).toString("latin1",this.at,Math.min(this.at+w,_)),b=y.exec(d)?.[0]??"";if(b==="")return;
const R=B.length;for(const U of b.split(" 0 R"))U!==""&&B.push(new D.oS(Number(U),0));if(this.room-=(B.length-R)*(o+f),this.at+=b.length,b.length<d.length>>1)return}}dictionary(B){
this.checkDepth(B),this.room-=O;const j=new D.Bi;let _,w=-1;for(;;){const d=this.at,b=this.token(B);if(b===k||b===A)return w>=0&&(0,D.hi)(j)&&this.keepSealed(j,
w),j;if(b===v)continue;const R=b;if(_===void 0){R instanceof D.SX&&(_=R.text);continue}R!==null&&j.set(_,R),this.openString&&_==="Contents"&&R instanceof D.Mx&&
(w=d),_=void 0}}keepSealed(B,j){B.set("Contents",new P(this.bytes,j,this.end,1).value())}checkDepth(B){if(B>this.nesting)throw(0,a.F)("nesting",`An object of th\
e document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){const{bytes:B,end:j}=this,_=this.at+1;return this.
room-=h,this.at=(0,i.Wd)(B,_,j),new D.SX((0,L.MQ)(B,_,this.at))}string(B){return this.room-=p,new D.Mx(this.openString?this.openString(B):B)}literal(){const{bytes:B,
end:j}=this,_=this.at+1;for(let w=_;w<j;w++){const d=B[w];if(d===i.s1)return this.at=w+1,B.slice(_,w);if(d===i.Cx||d===i.r_||d===i.u7)break}return this.at=(0,i.
t9)(B,this.at,j),(0,L.U1)(B,_,this.at)}hexadecimal(){const{bytes:B,end:j}=this,_=this.at+1,w=(0,i.$k)(B,_,j);return this.at=w,(0,i.sk)(B,_,w)}numberOrReference(){
const{bytes:B,end:j}=this;let _=this.at,w=0;for(;_<j&&B[_]>=i.l0&&B[_]<=i.ev;)w=w*10+(B[_++]-i.l0);if(_<j&&i.Kl[B[_]]===i.N9)return this.number();this.at=_,_=(0,i.
AN)(B,_,j);let d=0;const b=_;for(;_<j&&B[_]>=i.l0&&B[_]<=i.ev;)d=d*10+(B[_++]-i.l0);return _===b||(_=(0,i.AN)(B,_,j),_>=j||B[_]!==i.AV||_+1<j&&i.Kl[B[_+1]]===i.
N9)?w:(this.at=_+1,this.room-=f,w>2147483647?null:new D.oS(w,Math.min(d,65535)))}number(){const{bytes:B,end:j,at:_}=this;return this.at=(0,i.Wd)(B,_,j),(0,L.kz)(
B,_,this.at)}word(){const{bytes:B,at:j,end:_}=this,w=B[j];return w===i.b9||w===i.N5||w===i.fX?this.number():(0,i.wb)(B,j,"true")||(0,i.wb)(B,j,"false")?(this.at=
(0,i.Wd)(B,j,_),w===i.yh):(0,i.w1)(B,j,"endobj")||(0,i.w1)(B,j,"endstream")?A:(this.at=Math.max((0,i.Wd)(B,j,_),j+1),null)}}const I=()=>(0,a.F)("values","The ob\
jects that must be read have too many values for the size of the file","It may be a decompression bomb; if it is not, save it without compression in another pro\
gram")}),45913:((Q,$,M)=>{M.d($,{Uw:()=>h,uM:()=>v});var a=M(38212),i=M(36507),L=M(40537),D=M(348);const v=({codec:p,pace:O})=>p??f(O),k=65536,A=16384,o=1e5,f=p=>({
async deflate(O,E){if(O.length<=A){const y=(0,a.$)(O,{level:E}),P=p.step(o+O.length*10);return P&&await P,y}const T=new D.k(Math.max(256,O.length>>2)),x=(0,i.i)(
{level:E},T);for(let y=0;y<O.length;y+=k){O.length-y>A&&await p.rest(),x.push(O.subarray(y,y+k),y+k>=O.length);const P=p.step(o+Math.min(O.length,k)*10);P&&await P}
return T.bytes},async inflate(O,E){const{bytes:T,ending:x}=await l(O,E,p);return x==="clean"?T:void 0}});async function h(p,O,E){const{bytes:T,ending:x,reached:y}=await l(
p,O,E);return x==="clean"||x==="loose"&&y<O?T:void 0}async function l(p,O,E){const T=new D.k(Math.min(p.length*4,O));return{...await(0,L.Q)([p],O,E,1,y=>T.copy(
y,0,y.length)),bytes:T.bytes}}}),19980:((Q,$,M)=>{M.d($,{E3:()=>o,MQ:()=>i,U1:()=>A,kz:()=>D});var a=M(269);function i(h,l,p){let O="";for(let E=l;E<p;E++){let T=h[E];
if(T===a.wn&&E+2<p){const[x,y]=[(0,a.Li)(h[E+1]),(0,a.Li)(h[E+2])];x>=0&&y>=0&&(T=x*16+y,E+=2)}O+=String.fromCharCode(T)}return O}const L=15;function D(h,l,p){let O=l;
const E=h[O];(E===a.N5||E===a.b9)&&O++;let T=0,x=-1,y=0;for(;O<p;O++){const I=h[O];if(I>=a.l0&&I<=a.ev)y=y*10+(I-a.l0),T++,x>=0&&x++;else if(I===a.fX&&x<0)x=0;else
break}if(O<p||T===0||T>L)return k(h,l,p);const P=x>0?y/v[x]:y;return E===a.N5?-P:P}const v=Float64Array.from({length:L+1},(h,l)=>10**l);function k(h,l,p){const O=(0,a.
bS)(h).toString("latin1",l,p),E=Number(O);if(!Number.isNaN(E)&&/^[+-]?[\d.]/.test(O))return E;const T=/^[+-]*(\d*\.?\d*)/.exec(O),x=Number(T?.[1]??0)||0;return O.
startsWith("-")?-x:x}function A(h,l,p){for(let x=l;x<p;x++){const y=h[x];if(y===a.s1)return h.subarray(l,x);if(y===a.Cx||y===a.r_||y===a.u7)break}const O=new Uint8Array(
p-l);let E=0,T=1;for(let x=l;x<p;x++){let y=h[x];if(y===a.Cx)T++;else if(y===a.s1){if(--T===0)break}else if(y===a.u7)h[x+1]===a.kR&&x++,y=a.kR;else if(y===a.r_){
if(y=h[++x],x>=p)break;if(y>=a.l0&&y<=a.em){let P=y-a.l0;for(let I=0;I<2&&h[x+1]>=a.l0&&h[x+1]<=a.em;I++)P=P*8+h[++x]-a.l0;y=P&255}else if(y===a.u7){h[x+1]===a.
kR&&x++;continue}else{if(y===a.kR)continue;y=f.get(y)??y}}O[E++]=y}return O.subarray(0,E)}const o=(h,l,p)=>h[l]===a.Cx?A(h,l+1,p):(0,a.sk)(h,l+1,p),f=new Map([[
a.yq,a.kR],[a.AF,a.u7],[a.yh,a.d2],[a.OY,a.G_],[a.MV,a.o1]])}),48024:((Q,$,M)=>{M.d($,{A:()=>i,s:()=>I});var a=M(269);const i=-1,L=2**63,D=1,v=2,k=0,A=1,o=2,f=0,
h=1,l=2,p=3,O=4,E=5,T=6,x=7,y=8,P=new Uint8Array(256).fill(l);for(let _=0;_<256;_++)a.Kl[_]===a.t6&&(P[_]=f);for(let _=a.l0;_<=a.ev;_++)P[_]=h;for(const[_,w]of Object.
entries({"/":p,"<":O,">":E,"[":T,"]":x,"(":y,"%":f,")":f,"{":f,"}":f}))P[_.charCodeAt(0)]=w;class I{marks=new Int32Array(96);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}append(w,d,b){const R=this.
used+b-d;R>this.marks.length&&this.grow(R),this.marks.set(w.subarray(d,b),this.used),this.used=R}open(w,d,b){if(w>=this.opened.length){const R=new Uint8Array(this.
opened.length*2);R.set(this.opened),this.opened=R}return this.opened[w]=d,b}add(w,d,b){return this.used+3>this.marks.length&&this.grow(this.used+3),this.marks[this.
used]=w>2147483647?0:w,this.marks[this.used+1]=d,this.marks[this.used+2]=b,this.used+=3,b}grow(w){const d=new Int32Array(Math.max(this.marks.length*2,w));d.set(
this.marks),this.marks=d}value(w,d,b){let R=0,U=k;for(let W=d;d<b;W=d){const H=w[d++];switch(P[H]){case f:H===a.IQ&&(d=(0,a.D)(w,W,b));continue;case h:{let Y=H-
a.l0;for(;P[w[d]]===h;)Y=Y*10+(w[d++]-a.l0);if(d<b&&a.Kl[w[d]]===a.N9){d=(0,a.Wd)(w,d,b);break}if(Y>=L)return-1;const nt=G(w,d,b);U===o&&this.setLength(Y,W,d,nt),
nt>d&&(d=this.add(Y,W,nt));break}case l:for(;d<b&&a.Kl[w[d]]===a.N9;)d++;if(H===a.HF&&j(w,W,d))return-1;break;case p:for(;d<b&&a.Kl[w[d]]===a.N9;)d++;if(U=this.
expectedAfter(w,W,d-W,R===1&&U===k),R===0)return d;continue;case O:d=w[d]===a.iH?this.open(R++,v,d+1):this.hexString(w,W,b);break;case E:if(w[d]!==a.vz)continue;
if(this.opened[--R]!==v||++d>b)return-1;break;case T:d=this.open(R++,D,d);break;case x:if(this.opened[--R]!==D)return-1;break;case y:d=this.literalString(w,W,b);
break}if(R===0)return d>b?-1:d;U=k}return-1}setLength(w,d,b,R){const U=R>b;this.length=U?-1:w,this.lengthRef=U?w:-1,this.lengthStart=d,this.lengthEnd=R}literalString(w,d,b){
const R=(0,a.AZ)(w,d,b);return R<0?b+1:this.strings?this.add(i,d,R):R}hexString(w,d,b){const R=(0,a.$k)(w,d,b);return this.strings?this.add(i,d,R):R}expectedAfter(w,d,b,R){
return b===10&&w[d+1]===a.Ah&&(0,a.w1)(w,d,"/ByteRange")&&(this.byteRange=!0),R?b===7&&w[d+1]===a.A4&&(0,a.w1)(w,d,"/Length")?o:A:k}}function G(_,w,d){if(_[w]===
a.Z4&&_[w+1]===a.l0&&_[w+3]===a.AV&&_[w+2]===a.Z4&&w+4<=d)return B(_,w+4,d)?w+4:w;const b=(0,a.AN)(_,w,d);let R=b,U=0;for(;R<d&&(0,a.yp)(_[R]);R++)U=U*10+(_[R]-
a.l0);if(R===b||U>=L)return w;const W=(0,a.AN)(_,R,d);return W<d&&_[W]===a.AV&&B(_,W+1,d)?W+1:w}const B=(_,w,d)=>w>=d||a.Kl[_[w]]!==a.N9;function j(_,w,d){return d-
w===6&&(0,a.w1)(_,w,"endo")||d-w===9&&(0,a.w1)(_,w,"ends")}}),15975:((Q,$,M)=>{M.d($,{ZV:()=>E,bD:()=>v,dZ:()=>f,pS:()=>h,sd:()=>T,yT:()=>D});var a=M(269),i=M(16039);
const L=8,D={number:0,generation:0};function v(x,y,P){if(y===null)x.text("null");else if(typeof y=="number")x.text(E(y));else if(typeof y=="boolean")x.text(y?"t\
rue":"false");else if(y instanceof i.SX)f(x,y.text);else if(y instanceof i.oS)x.text(o(y,P));else if(y instanceof i.Mx)h(x,y.bytes,P);else if(Array.isArray(y)){
if(x.byte(a.WL),y.length>=L&&y.every(I=>I instanceof i.oS))x.text(y.map(I=>o(I,P)).join(" "));else for(const[I,G]of y.entries())I>0&&x.byte(a.Z4),v(x,G,P);x.byte(
a.wt)}else y instanceof i.Bi?k(x,y,P):v(x,y.dict,P)}function k(x,y,P){const I=P.security&&y.has("ByteRange")?{...P,security:void 0}:P;x.text("<<");for(const[G,B]of y)
f(x,G),A(B)&&x.byte(a.Z4),v(x,B,G==="Contents"?I:P);x.text(">>")}const A=x=>x===null||typeof x=="number"||typeof x=="boolean"||x instanceof i.oS;function o(x,{renumber:y,
generationOf:P}){const I=y?y(x):x.number;return y&&I===0?"null":`${I} ${P?P(I):y?0:x.generation} R`}function f(x,y){x.byte(a.cL);for(let P=0;P<y.length;P++){const I=y.
charCodeAt(P)&255;I!==a.Cq&&(I>a.Z4&&I<=a.du&&I!==a.wn&&a.Kl[I]===a.N9?x.byte(I):x.text(`#${O(I)}`))}}function h(x,y,{security:P,number:I,generation:G}){if(P){l(
x,P.encryptString(y,I,G));return}let B=0;for(const j of y)(j<a.Z4||j>a.du)&&B++;if(B*3>y.length){l(x,y);return}x.byte(a.Cx);for(const j of y)(j===a.Cx||j===a.s1||
j===a.r_)&&x.byte(a.r_),j===a.u7?x.text("\\r"):x.byte(j);x.byte(a.s1)}function l(x,y){x.byte(a.iH);for(const P of y)x.byte(p.charCodeAt(P>>4)),x.byte(p.charCodeAt(
P&15));x.byte(a.vz)}const p="0123456789abcdef",O=x=>p[x>>4]+p[x&15];function E(x){if(!Number.isFinite(x))return"0";const y=Math.abs(x);if(Number.isInteger(x)&&y<
1e15)return String(x);if(y>=2**63)return`${BigInt(x)}.0`;const P=String(x);return P.includes("e")?x.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):P}function T(x){
const y=[x];for(;y.length>0;){const P=y.pop();if(P instanceof i.Mx)return!0;if(Array.isArray(P))for(const I of P)y.push(I);else if(P instanceof i.Bi)for(const I of P.
values())y.push(I);else P instanceof i.Z6&&y.push(P.dict)}return!1}}),66498:((Q,$,M)=>{M.d($,{D:()=>v});var a=M(269);const i=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
L=/^(true|false|null)$/,D=/#(?![0-9A-Fa-f]{2})|#00/;function v(h,l,p){const O=[],E=()=>{const x=O.at(-1);x?.keys&&(x.value=!1)},T=(0,a.AN)(h,l,p);for(;;){if(l=(0,a.
AN)(h,l,p),l>=p)return!1;const x=O.at(-1),y=h[l];if(y===a.vz||y===a.wt){if(!x||x.keys===void 0!=(y===a.wt)||x.keys&&(x.value||++l>=p||h[l]!==a.vz))return!1;O.pop(),
l++}else if(x?.keys&&!x.value){const P=(0,a.Wd)(h,l+1,p),I=f(h,l,P);if(y!==a.cL||D.test(I)||x.keys.has(I))return!1;x.keys.add(I),x.value=!0,l=P;continue}else if(y===
a.WL||y===a.iH&&h[l+1]===a.iH){O.push(y===a.WL?{keys:void 0,value:!0}:{keys:new Set,value:!1}),l+=y===a.WL?1:2;continue}else if(l=k(h,l,p),l<0)return!1;if(E(),O.
length===0)return!(0,a.yp)(h[T])||h[l-1]!==a.AV}}function k(h,l,p){switch(h[l]){case a.cL:{const O=(0,a.Wd)(h,l+1,p);return D.test(f(h,l,O))?-1:O}case a.Cx:return(0,a.
AZ)(h,l,p);case a.iH:for(l++;l<p&&h[l]!==a.vz;l++)if(!o(h[l])&&a.Kl[h[l]]!==a.t6)return-1;return l<p?l+1:-1;default:{const O=(0,a.Wd)(h,l,p),E=f(h,l,O);return L.
test(E)?O:i.test(E)?A(h,E,O,p):-1}}}function A(h,l,p,O){if(!/^\d+$/.test(l))return p;const E=(0,a.AN)(h,p,O),T=(0,a.Wd)(h,E,O),x=f(h,E,T),y=(0,a.AN)(h,T,O);return!/^\d+$/.
test(x)||h[y]!==a.AV||a.Kl[h[y+1]??a.Z4]===a.N9?p:Number(l)<=2147483647&&Number(x)<=65535?y+1:-1}const o=h=>h>=a.l0&&h<=a.ev||(h|32)>=97&&(h|32)<=102;function f(h,l,p){
return String.fromCharCode(...h.subarray(l,Math.min(p,l+200)))}}),20381:((Q,$,M)=>{M.d($,{SQ:()=>i,g7:()=>D,wx:()=>v});var a=M(16039);const i=new Map([...[728,711,
710,729,733,731,730,732].map((o,f)=>[o,24+f]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,
338,352,376,381,305,322,339,353,382].map((o,f)=>[o,128+f]),[8364,160]]),L=new Map([...i].map(([o,f])=>[f,o]));function D({bytes:o}){if(o[0]===254&&o[1]===255)return new TextDecoder(
"utf-16be").decode(o.subarray(2));if(o[0]===255&&o[1]===254)return new TextDecoder("utf-16le").decode(o.subarray(2));if(o[0]===239&&o[1]===187&&o[2]===191)return new TextDecoder().
decode(o.subarray(3));let f="";for(const h of o)f+=String.fromCharCode(L.get(h)??h);return f}function v(o){const f=new Uint8Array(o.length);for(let l=0;l<o.length;l++){
const p=k(o.charCodeAt(l));if(p===void 0)return new a.Mx(A(o));f[l]=p}const h=f[0]===254&&f[1]===255||f[0]===255&&f[1]===254;return new a.Mx(h||f[0]===239&&f[1]===
187&&f[2]===191?A(o):f)}function k(o){return o>=32&&o<127||o===9||o===10||o===13||o>=161&&o<=255&&o!==173?o:i.get(o)}function A(o){const f=Buffer.alloc(o.length*
2+2);f.writeUInt16BE(65279,0);for(let h=0;h<o.length;h++)f.writeUInt16BE(o.charCodeAt(h),2+h*2);return f}}),16039:((Q,$,M)=>{M.d($,{Bi:()=>v,Eo:()=>h,Mx:()=>i,Px:()=>O,
SX:()=>a,UU:()=>p,Z6:()=>k,Zm:()=>A,cy:()=>f,hi:()=>E,i9:()=>o,jd:()=>l,oS:()=>L,rV:()=>D});class a{text;constructor(x){this.text=x}}class i{bytes;constructor(x){
this.bytes=x}}class L{number;generation;constructor(x,y=0){this.number=x,this.generation=y}}class D extends L{part;constructor(x,y){super(y,0),this.part=x}}class v extends Map{}
class k{dict;data;sealed;constructor(x,y,P){this.dict=x,this.data=y,this.sealed=P}}const A=T=>T instanceof v,o=T=>T instanceof L,f=T=>Array.isArray(T),h=(T,x)=>T instanceof
a&&T.text===x;function l(T){const x=new v;for(const[y,P]of Object.entries(T))P!==void 0&&x.set(y,P);return x}const p=T=>new a(T),O=T=>new i(Uint8Array.from(Buffer.
from(T,"latin1")));function E(T){const x=T.get("Type");return h(x,"Sig")||h(x,"DocTimeStamp")||T.has("ByteRange")}})};
