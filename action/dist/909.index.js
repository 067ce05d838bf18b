"use strict";exports.id=909,exports.ids=[909],exports.modules={11544:((W,D,m)=>{m.d(D,{$:()=>R,K:()=>L});const r=()=>m(57991),R=(T,_)=>r().zlibSync(T,_),L=function(...T){return Reflect.
construct(r().Zlib,T)}}),57991:((W,D,m)=>{m.r(D),m.d(D,{Zlib:()=>r.KK,zlibSync:()=>r.$});var r=m(37718)}),49692:((W,D,m)=>{m.d(D,{S3:()=>O,yO:()=>b,jf:()=>M});const r=15,
R=10,L=Uint8Array.of(16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15),T={literals:Int32Array.from({length:288},(n,t)=>{if(t<256)return t<<8;if(t===256)return 240;
if(t>285)return 224;if(t===285)return 66064;const{base:e,bits:s}=_(t-257,4);return e+3<<8|s+1<<4}),distances:Int32Array.from({length:32},(n,t)=>{if(t>29)return 224;
const{base:e,bits:s}=_(t,2);return e+1<<8|s<<4})};function _(n,t){if(n<2*t)return{base:n,bits:0};const e=Math.floor(n/t)-1;return{base:t+n%t<<e,bits:e}}const u=Uint16Array.
from({length:1<<R},(n,t)=>{let e=0;for(let s=0;s<R;s++)e|=(t>>s&1)<<R-1-s;return e});class l{table=new Int32Array(1<<R);mask=0;meanings;counts=new Uint16Array(r+
1);symbols;constructor(t){this.meanings=T[t],this.symbols=new Uint16Array(this.meanings.length)}assign(t,e,s){const{counts:i,symbols:f}=this;i.fill(0);for(let A=e;A<
s;A++)i[t[A]]++;i[0]=0;const y=new Uint16Array(r+2);let g=1,w=0;for(let A=1;A<=r;A++){if(g=g*2-i[A],g<0)return!1;i[A]>0&&(w=A),y[A+1]=y[A]+i[A]}for(let A=e;A<s;A++)
t[A]!==0&&(f[y[t[A]]++]=A-e);return this.fillTable(Math.min(w,R)),!0}fillTable(t){const{table:e,counts:s,symbols:i,meanings:f}=this,y=1<<t;this.mask=y-1,e.fill(
0,0,y);let g=0,w=0;for(let A=1;A<=t;A++,g<<=1)for(let C=s[A];C>0;C--,g++){const I=f[i[w++]]|A,v=1<<A;for(let B=u[g]>>R-A;B<y;B+=v)e[B]=I}}longEntryOf(t){const e=this.
find(t);return e<0?224:this.meanings[e>>4]|e&15}find(t){let[e,s,i]=[0,0,0];for(let f=1;f<=r;f++){e|=t>>f-1&1;const y=this.counts[f];if(e-y<s)return this.symbols[i+
e-s]<<4|f;i+=y,s=s+y<<1,e<<=1}return-1}}let c;function h(){if(c)return c;const n=new Uint8Array(288).fill(8).fill(9,144,256).fill(7,256,280),[t,e]=[new l("liter\
als"),new l("distances")];return t.assign(n,0,n.length),e.assign(new Uint8Array(32).fill(5),0,32),c={literals:t,distances:e}}const M=32768,b=258,x=256,P=12,S=64,
d=1<<29,a=-2,o=-1;class O{memory;progress="more";bit=0;end;begin;isTail=!1;block=a;isLast=!1;codes;data;constructor(t,e,s={}){this.memory=s,this.begin=Math.min(
e,t.length),this.data=t.subarray(e),this.end=this.data.length}get consumed(){return this.begin+Math.min(Math.ceil(this.bit/8),this.end)}inflate(t,e,s){let i=e,f=0;
for(;i<s&&this.progress==="more";)if(this.bit>d&&this.moveTo(this.bit>>3),this.block===o)i=this.followCodes(t,i,s);else if(this.block!==a)i=this.copyStored(t,i,
s);else if(this.isLast)this.progress="ended";else{if(++f>x)break;this.beginBlock()}return i}moveTo(t){this.data=this.data.subarray(t),this.begin+=t,this.end-=t,
this.bit-=t*8}beginBlock(){this.isLast=this.take(1)===1;const t=this.take(2);t===0?this.beginStored():t===1?this.codes=h():t===3?this.fail():this.readCodes(),t!==
0&&(this.block=o)}beginStored(){this.bit=this.bit+7&-8;const t=this.take(16);this.take(16)===(t^65535)?this.block=t===0?a:t:this.fail()}copyStored(t,e,s){const i=this.
bit>>3,f=Math.min(this.block,s-e,this.end-i);return f===0?(this.progress="short",e):(t.set(this.data.subarray(i,i+f),e),this.bit+=f*8,this.block-=f,this.block===
0&&(this.block=a),e+f)}readCodes(){const t=this.take(5)+257,e=this.take(5)+1,s=this.take(4)+4,i=this.memory.codes??={literals:new l("literals"),distances:new l(
"distances")},f=new Uint8Array(t+e);for(let g=0;g<s;g++)f[L[g]]=this.take(3);if(!i.literals.assign(f,0,L.length))return this.fail();this.readLengths(i.literals,
f),i.literals.assign(f,0,t)&&i.distances.assign(f,t,f.length)||this.fail(),this.codes=i}readLengths({table:t,mask:e},s){s.fill(0);for(let i=0;i<s.length&&this.progress===
"more";){const f=t[this.look()&e];if(f===0)return this.fail();this.take(f&15);const y=f>>8;if(y<=r){s[i++]=y;continue}const g=y===16?this.take(2)+3:y===17?this.
take(3)+3:this.take(7)+11;if(i+g>s.length||y===16&&i===0)return this.fail();y===16&&s.fill(s[i-1],i,i+g),i+=g}}fail(){this.progress==="more"&&(this.progress=this.
bit>this.end*8?"short":"damaged")}followCodes(t,e,s){let i=e;if(!this.isTail){if(i=this.followAhead(t,e,s),i>=s||this.progress!=="more"||this.block!==o)return i;
this.turnToTail()}for(;i<s&&this.progress==="more"&&this.block===o;){const f=i;if(i=this.followAhead(t,i,i+1),!(this.bit<=this.end*8))return this.progress="shor\
t",f}return i}turnToTail(){this.isTail=!0,this.moveTo(Math.max(0,Math.min(this.bit>>3,this.end-S)));const t=new Uint8Array(this.end+2*P);t.set(this.data),this.data=
t}followAhead(t,e,s){const{data:i,codes:f}=this,{literals:y,distances:g}=f,{table:w,mask:A}=y,{table:C,mask:I}=g,v=(i.length-P)*8;let{bit:B}=this,z=e;for(;z<s&&
B<=v;){let H=B>>3,F=(i[H]|i[H+1]<<8|i[H+2]<<16|i[H+3]<<24)>>>(B&7),j=w[F&A];j===0&&(j=y.longEntryOf(F));const X=j&15;B+=X;let V=j>>4&15;if(V===0){t[z++]=j>>8,j=
w[(F>>>=X)&A],(j&240)===0&&j!==0&&z<s&&(t[z++]=j>>8,B+=j&15);continue}if(V>6){V===15?this.block=a:this.progress="damaged";break}V--;const q=(j>>8)+(F>>>X&(1<<V)-
1);B+=V,H=B>>3,F=(i[H]|i[H+1]<<8|i[H+2]<<16|i[H+3]<<24)>>>(B&7),j=C[F&I],j===0&&(j=g.longEntryOf(F)),B+=j&15,V=j>>4&15,H=B>>3,F=(i[H]|i[H+1]<<8|i[H+2]<<16)>>>(B&
7);const Z=(j>>8)+(F&(1<<V)-1);if(V>13||Z>z){this.progress="damaged";break}B+=V;const tt=z+q;for(let nt=z-Z;z<tt;)t[z++]=t[nt++]}return this.bit=B,z}look(){const t=this.
bit>>3,{data:e}=this;return((e[t]??0)|(e[t+1]??0)<<8|(e[t+2]??0)<<16)>>(this.bit&7)}take(t){const e=this.look()&(1<<t)-1;return this.bit+=t,this.bit>this.end*8&&
this.fail(),e}}}),73208:((W,D,m)=>{m.d(D,{HR:()=>T,J7:()=>R,h5:()=>r});const r=new Set(["content","a font","an image"]);class R{cut=new Set;contradicted=new Set;sound=0;wrong=0;get all(){
const u=this.wrong>1&&this.sound===0;return[...new Set([...this.cut,...u?[]:this.contradicted])]}addSound(){this.sound++}addCut(u){this.cut.add(u)}addContradicted(u){
this.wrong++,this.contradicted.add(u)}}const L={asked:new Set,broken:[],isDoubtful:!1,damagedData:[]};class T{before;watched=new Map;constructor(u=new Map){this.
before=u}watch(u,l){const{asked:c,broken:h,doubtful:M,damaged:b}=l;this.watched.set(u,{...l,known:{asked:c.size,broken:h.size,doubtful:M.size,damaged:b.all.length}})}of(u){
return this.before.get(u)??L}review(){const u=new Map;for(const[l,{asked:c,broken:h,doubtful:M,damaged:b,known:x}]of this.watched){const P=c.size>x.asked||M.size>
x.doubtful;(P||h.size>x.broken||b.all.length>x.damaged)&&u.set(l,{asked:c,broken:[...h.keys()],isDoubtful:P,damagedData:b.all})}return u.size>0?new T(u):void 0}}}),
3405:((W,D,m)=>{m.d(D,{B:()=>L});var r=m(94322),R=m(78157);function*L(T){let _=T.length+5;for(let b=0;b<T.length;b+=r.Qd){const x=Math.min(b+r.Qd,T.length);for(let P=b;P<
x;P++)T[P]===R.y_&&(_+=3);yield}const u=new Uint8Array(_);let l=0,c=0,h=0,M=T[0]===R.iH&&T[1]===R.du?2:0;for(;M<T.length;M++){M%r.Qd===r.Qd-1&&(yield);const b=T[M];
if(b===R.du)break;if(R.Kl[b]!==R.t6){if(b===R.y_&&h===0){l+=4;continue}if(!(b<R.Ec||b>R.Hh)&&(c=c*85+(b-R.Ec),!(++h<5))){for(let x=24;x>=0;x-=8)u[l++]=Math.floor(
c/2**x)&255;c=h=0}}}if(h>1){for(let b=h;b<5;b++)c=c*85+84;for(let b=0;b<h-1;b++)u[l++]=Math.floor(c/2**(24-8*b))&255}return u.slice(0,l)}}),81272:((W,D,m)=>{m.d(
D,{g:()=>T,q:()=>L});var r=m(42973),R=m(79145);function L({stream:_,total:u,documents:l=1},c){const h="It may be a decompression bomb; if it is not, save it wit\
hout compression in another program",M=l===1?"the document":"this document and of those before it";return c>_?(0,r.F)("streamBytes",`A stream of the document ex\
pands to more than ${_} bytes`,h):(0,r.F)("expansion",`The streams of ${M} expand to more than ${u} bytes`,h)}class T{budget;watch;chunks=[];size=0;constructor(u,l){
this.budget=u,this.watch=l}push(u){if(this.size+=u.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,L(
this.budget,this.size);this.watch?.(this.size),this.chunks.push(u)}finishAtEase(u){return this.budget.remaining-=this.size,(0,R.w)(this.chunks,u)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];const u=new Uint8Array(this.size);let l=0;for(const c of this.chunks)u.set(c,l),l+=c.length;
return u}}}),3084:((W,D,m)=>{m.d(D,{V:()=>T});var r=m(68973),R=m(81272),L=m(11032);async function T(_,u,l,{codec:c,pace:h},M={found:!1}){if(l.remaining<=0)throw(0,R.
q)(l,0);const b=Math.min(l.stream,l.remaining);let x=await c?.inflate(_,b);if(!x){const{bytes:P,reached:S,damaged:d,mismatch:a}=await(0,r.a5)(_,b,h);if(M.found||=
d,M.mismatch===!1&&(M.mismatch=a),S>b)throw l.remaining-=S,(0,R.q)(l,S);if(P.length===0)return;x=P}return l.remaining-=x.length,(0,L.M)(x,u,h)}}),93098:((W,D,m)=>{
m.d(D,{I:()=>b,J:()=>t});var r=m(54771),R=m(82416),L=m(3405),T=m(81272),_=m(3084),u=m(19590),l=m(60269),c=m(11032),h=m(70097),M=m(94322);const b=1<<21,x=80,P=20,
S=1e3,d=8,a=b>>11,o=6e6,O=64,n=1<<27;class t{kept=[];bytes=0;met;results=[];open;async run(w,A){for(;;){try{const C=await A();if(!this.met&&!this.open)return C}catch(C){
if(!this.met&&!this.open)throw C}await w.rest(),this.met&&await this.decode(w),this.open&&await this.takeOpen(this.open,w)}}find(w,A,C){const I=this.kept.find(F=>f(
F,w));if(!I)return;const{bytes:v,damaged:B,mismatch:z,refusal:H}=I;if(H)throw A.remaining-=H.cost,H.error;if(v.length>A.stream||v.length>A.remaining)throw(0,T.q)(
A,v.length);return A.remaining-=v.length,C.found||=B,C.mismatch===!1&&(C.mismatch=z),v}watch(w,A){if(w.data.length<a||this.kept.length>=O||this.bytes>=n)return;
let[C,I]=[performance.now(),0];return v=>{const B=performance.now();if(I+=Math.min(B-C,d),C=B,!(v<=b&&I<x&&(I<P||v>I*S)))throw this.met={encoded:w,budget:A},new r.
Q("A stream is decoded with pauses, and the work begins again")}}take(w,A,C){const I=this.results.find(B=>y(B.data,w));if(I?.error)throw I.error;if(I)return I.result;
const v=this.results.length<O&&this.bytes<n;for(let B=0;;){const{done:z,value:H}=A.next();if(z)return H;if(B+=H,!(B<o||!v))throw this.open={data:w,steps:A,bytesOf:C},
new r.Q("A stream is read with pauses, and the work begins again")}}async takeOpen({data:w,steps:A,bytesOf:C},I){for(this.open=void 0;;){let v;try{v=A.next()}catch(z){
this.results.push({data:w,error:z});return}if(v.done){this.results.push({data:w,result:v.value}),this.bytes+=w.length+C(v.value);return}const B=I.step(v.value);
B&&await B}}async decode(w){const{encoded:A,budget:C}=this.met;this.met=void 0;const I={found:!1,mismatch:!1},v=C.remaining;try{const B=await s(A,C,I,w);this.kept.
push({...A,bytes:B,damaged:I.found,mismatch:I.mismatch}),this.bytes+=B.length}catch(B){const z=v-C.remaining;if(z===0)throw B;this.kept.push({...A,bytes:e,damaged:!0,
mismatch:!1,refusal:{error:B,cost:z}})}}}const e=new Uint8Array(0);async function s({filter:g,data:w,parameters:A},C,I,v){if(g==="FlateDecode")return await(0,_.
V)(w,A,C,{pace:v},I)??new Uint8Array(0);if(g==="ASCII85Decode")return(0,M.Io)((0,L.B)(w),v);if(g==="ASCIIHexDecode")return(0,R.pS)(w,0,w.length,v);if(g==="RunLe\
ngthDecode")return(0,M.Io)((0,h.A)(w,C),v);const B=await(0,u.B)(w,(0,l.c)(A,"EarlyChange",1),C,I,v);return(0,c.M)(B,A,v)}const i=["Predictor","Colors","BitsPerC\
omponent","Columns","EarlyChange"];function f(g,w){return g.filter!==w.filter||g.data.length!==w.data.length||i.some(A=>(0,l.c)(g.parameters,A,-1)!==(0,l.c)(w.parameters,
A,-1))?!1:y(g.data,w.data)}const y=(g,w)=>g===w||g.length===w.length&&Buffer.compare(g,w)===0}),19590:((W,D,m)=>{m.d(D,{B:()=>M,k:()=>c});var r=m(81272);const R=256,
L=257,T=258,_=4096,u=65536,l=-1;function c(S,d,a,o,O){const n=new b(S,d,a,O);return n.read(S.length)||(o.found=!0),n.finish()}const h=512;async function M(S,d,a,o,O){
const n=new b(S,d,a);for(let t=0;n.at<S.length;t=n.size){n.read(n.at+h)||(o.found=!0);const e=O.step(h+n.size-t);e&&await e}return n.finishAtEase(O)}class b{data;early;at=0;table;width=9;bits=0;held=0;constructor(d,a,o,O){
this.data=d,this.early=a,this.table=new P(o,O)}read(d){const{data:a,table:o,early:O}=this,n=Math.min(d,a.length);let{at:t,width:e,bits:s,held:i}=this;for(;t<n;){
if(i=(i<<8|a[t++])&16777215,s+=8,s<e)continue;s-=e;const f=i>>s&(1<<e)-1;if(f===R)o.clear();else if(f===L||!o.put(f))return this.at=a.length,f===L;e=x(o.next+O)}
return Object.assign(this,{at:t,width:e,bits:s,held:i}),!0}get size(){return this.table.size}finish(){return this.table.finish()}finishAtEase(d){return this.table.
finishAtEase(d)}}function x(S){return S>=2048?12:S>=1024?11:S>=512?10:9}class P{next=T;previous=l;prefix=new Int16Array(_);suffix=new Uint8Array(_);length=new Uint16Array(
_);collector;out=new Uint8Array(u);used=0;constructor(d,a){this.collector=new r.g(d,a);for(let o=0;o<R;o++)this.suffix[o]=o,this.length[o]=1}get size(){return this.
collector.size+this.used}clear(){this.next=T,this.previous=l}put(d){const{previous:a,next:o,length:O}=this,n=d<o;if(!n&&(a===l||d!==o))return!1;const t=n?O[d]:O[a]+
1;this.used+t>u&&this.flush();const e=this.used,s=this.write(n?d:a,e);return n||(this.out[e+t-1]=s),a!==l&&o<_&&this.add(a,s),this.used=e+t,this.previous=d,!0}write(d,a){
const{out:o,prefix:O,suffix:n}=this;for(let t=a+this.length[d]-1;t>a;t--)o[t]=n[d],d=O[d];return o[a]=n[d]}add(d,a){const{next:o}=this;this.prefix[o]=d,this.suffix[o]=
a,this.length[o]=this.length[d]+1,this.next=o+1}flush(){this.collector.push(this.out.subarray(0,this.used)),this.out=new Uint8Array(u),this.used=0}finish(){return this.
collector.push(this.out.subarray(0,this.used)),this.collector.finish()}finishAtEase(d){return this.collector.push(this.out.subarray(0,this.used)),this.collector.
finishAtEase(d)}}}),60269:((W,D,m)=>{m.d(D,{c:()=>r});function r(R,L,T){const _=R?.get(L);return typeof _=="number"?Math.trunc(_):T}}),14752:((W,D,m)=>{m.d(D,{X:()=>R,
Y:()=>r});function r(L,T,_,u,l,c,h,M=0){const b=_+u,x=_-M+h,P=c-_;if(L===1)for(let S=Math.max(_,x);S<b;S++)T[S]=T[S]+T[S-h];else if(L===2)for(let S=_;S<b;S++)T[S]=
T[S]+l[S+P];else if(L===3)for(let S=_;S<b;S++)T[S]=T[S]+((S>=x?T[S-h]:0)+l[S+P]>>1);else if(L===4)for(let S=_;S<b;S++){const d=S<x,a=d?0:T[S-h];T[S]=T[S]+R(a,l[S+
P],d?0:l[S+P-h])}}function R(L,T,_){const u=L+T-_,[l,c,h]=[Math.abs(u-L),Math.abs(u-T),Math.abs(u-_)];return l<=c&&l<=h?L:c<=h?T:_}}),11032:((W,D,m)=>{m.d(D,{M:()=>u,
T:()=>L});var r=m(60269),R=m(14752);function L(a,o){const O=c(a,o);return O?(O.undo(0,O.count),O.out):a}const T=1<<18,_=4;async function u(a,o,O){const n=c(a,o);
if(!n)return a;const t=Math.max(1,Math.floor(T/n.size));for(let e=0;e<n.count;e+=t){const s=O.step(Math.min(t*n.size,a.length,T)*_);s&&await s,n.size>T?await l(
n,e,O):n.undo(e,Math.min(e+t,n.count))}return n.out}async function l(a,o,O){for(let n=0;n<a.size;n+=T){const t=O.step(T*_);t&&await t,a.undoPart(o,n,Math.min(n+
T,a.size))}}function c(a,o){const O=(0,r.c)(o,"Predictor",1);if(O<=1)return;const n=d((0,r.c)(o,"Colors",1),1,32),t=d((0,r.c)(o,"BitsPerComponent",8),1,16),e=d(
(0,r.c)(o,"Columns",1),1,1<<24),s=Math.ceil(n*t*e/8);return O===2?h(a,s,n,t):S(a,s,Math.ceil(n*t/8))}function h(a,o,O,n){const t={colors:O,depth:n,before:new Uint8Array(
O),color:0},e=n===8?M:n===16?b:[1,2,4].includes(n)?x:void 0;if(!e)return;const s=a.slice(),i=(f,y,g)=>{const w=f*o;y===0&&n<8&&(t.before.fill(0),t.color=0),e(s,
w,w+y,Math.min(w+g,s.length),t)};return{count:Math.ceil(a.length/o),size:o,out:s,undo(f,y){for(let g=f;g<y;g++)i(g,0,o)},undoPart:i}}function M(a,o,O,n,{colors:t}){
for(let e=Math.max(O,o+t);e<n;e++)a[e]=a[e]+a[e-t]}function b(a,o,O,n,{colors:t}){const e=2*t;for(let s=Math.max(O,o+e);s+1<n;s+=2){const i=a[s+1]+a[s+1-e];a[s+
1]=i,a[s]=a[s]+a[s-e]+(i>>8)}}function x(a,o,O,n,t){const{colors:e,depth:s,before:i}=t,f=(1<<s)-1;let{color:y}=t;for(let g=O;g<n;g++){const w=a[g];let A=0;for(let C=8-
s;C>=0;C-=s){const I=i[y]+(w>>C)&f;i[y]=I,A|=I<<C,y=y+1===e?0:y+1}a[g]=A}t.color=y}const P=64;function S(a,o,O){const n=Math.ceil(a.length/(o+1)),t=new Uint8Array(
a.length-n),e=new Uint8Array(Math.min(o,a.length));return{count:n,size:o,out:t,undo:(f,y)=>{for(let g=f,w=f*o,A=f*(o+1);g<y;g++,w+=o,A+=o+1){const C=Math.min(o,
a.length-A-1);if(C<P)for(let I=0;I<C;I++)t[w+I]=a[A+1+I];else t.set(a.subarray(A+1,A+1+C),w);(0,R.Y)(a[A],t,w,C,g===0?e:t,g===0?0:w-o,O)}},undoPart:(f,y,g)=>{const[
w,A]=[f*o,f*(o+1)],C=Math.min(g,a.length-A-1)-y;if(C<=0)return;t.set(a.subarray(A+1+y,A+1+y+C),w+y);const I=f===0?e:t;(0,R.Y)(a[A],t,w+y,C,I,f===0?y:w-o+y,O,y)}}}
const d=(a,o,O)=>Math.min(Math.max(a,o),O)}),70097:((W,D,m)=>{m.d(D,{A:()=>L});var r=m(81272),R=m(94322);function*L(_,u){let l=0;for(let x=0;x<_.length;x=T(_,x,
(P,S,d)=>l+=S+d))yield;const c=l>u.stream||l>u.remaining;if(u.remaining-=l,c)throw(0,r.q)(u,l);const h=new Uint8Array(l);let M=0;const b=(x,P,S)=>{for(let d=0;d<
P;d++)h[M+d]=_[x+d];S>0&&h.fill(_[x],M,M+S),M+=P+S};for(let x=0;x<_.length;x=T(_,x,b))yield;return h}function T(_,u,l){let c=u;for(const h=u+R.Qd;c<h&&c<_.length;){
const M=_[c++];if(M===128||c>=_.length)return _.length;M<128?l(c,Math.min(M+1,_.length-c),0):l(c,0,257-M),c+=M<128?M+1:1}return c}}),94322:((W,D,m)=>{m.d(D,{Io:()=>T,
Qd:()=>r,xm:()=>L});const r=1<<17,R=1<<19;function L(_){for(;;){const{done:u,value:l}=_.next();if(u)return l}}async function T(_,u){for(;;){const{done:l,value:c}=_.
next();if(l)return c;const h=u.step(R);h&&await h}}}),54771:((W,D,m)=>{m.d(D,{Q:()=>r});class r extends Error{}}),42973:((W,D,m)=>{m.d(D,{F:()=>L,M:()=>R});var r=m(
58552);const R={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,objectValues:32*
1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,
fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,
drawnBytes:256*1024*1024};function L(T,_,u,l="file"){return new r.zU("limit_exceeded",_,{issues:[{field:l,message:`${_}.`}],advice:`${u} (limit: ${T})`})}}),27041:((W,D,m)=>{
m.d(D,{c:()=>P});var r=m(98446),R=m(42973);const L={operators:20,characters:0,glyphSteps:50,dataBytes:0},T="Open it in another PDF program and save it again",_="\
Split it, or ask for fewer pages",u={operators:["The pages of the document draw","operator",T],characters:["The pages have","character",_],glyphSteps:["The prog\
rams of the glyphs take","step",T],dataBytes:["The result has","byte",_]},l=2**20;class c{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(d){
this.limits=d}admit(d){this.bytes+=d}spend(d,a){const o=this.spent[d]+=a;if(o<=this.limits[d])return;const O=this.limits[d]+Math.max(this.bytes-l,0)*L[d];if(o<=
O)return;const[n,t,e]=u[d];throw(0,R.F)(d,`${n} more than ${(0,r.y_)(O,t)}`,e)}}var h=m(27059);const M=20,b=100,x=8e6;class P{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=x;held={
all:new Set,bytes:0,most:0};constructor(d,a,o,O=new h.f,n=new c(d)){this.limits=d,this.codec=a,this.large=o,this.scratch=O,this.budget=n,this.stream=d.streamBytes,
this.total=this.remaining=this.held.most=d.allowance,this.values=d.values}admit(d){const a=d*this.limits.expansion;this.documents++,this.budget.admit(d),this.total+=
a,this.remaining+=a,this.values+=d*b,this.held.most+=d*M}fork(){const d=new P(this.limits,this.codec,this.large,this.scratch,this.budget);return d.documents=this.
documents,d.total=this.total,d.remaining=this.remaining,d.values=this.values,d.numbers=this.numbers,d.held=this.held,d}takeNumbers(d){if(this.numbers-=d,this.numbers<
0)throw(0,R.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers \
objects without gaps")}borrow(d){return d>this.remaining?!1:(this.remaining-=d,!0)}release(d){this.remaining+=d}hold(d,a,o){const{held:O}=this;O.all.add({bytes:d,
holder:a,key:o}),O.bytes+=d;for(const n of O.all){if(O.bytes<=O.most||O.all.size===1)return;O.all.delete(n),O.bytes-=n.bytes,n.holder.deref()?.delete(n.key)}}}}),
27059:((W,D,m)=>{m.d(D,{f:()=>r});class r{memory=new Uint8Array(0);codes;atLeast(_){const u=Math.min(_,L);return this.memory.length<u&&(this.memory=new Uint8Array(
Math.min(L,Math.max(R,u*2)))),this.memory}}const R=16384,L=1<<20}),43749:((W,D,m)=>{m.d(D,{T:()=>R,V:()=>T});var r=m(78157);class R{a=1;b=0;add(u){let{a:l,b:c}=this;
for(let h=0;h<u.length;){const M=Math.min(h+2e3,u.length);for(;h+4<=M;h+=4)c+=l+=u[h],c+=l+=u[h+1],c+=l+=u[h+2],c+=l+=u[h+3];for(;h<M;)c+=l+=u[h++];l%=65521,c%=
65521}this.a=l,this.b=c}get value(){return this.b*65536+this.a}}const L=256;function T(_,u,l){let c=_.length;for(;c>0&&_.length-c<L&&r.Kl[_[c-1]]===r.t6;)c--;if(u>
c-4)return!1;const h=Buffer.alloc(4);return h.writeUInt32BE(l),!(0,r.bS)(_.subarray(-L)).includes(h)}}),78157:((W,D,m)=>{m.d(D,{$k:()=>yt,A4:()=>z,AF:()=>nt,AN:()=>et,
AV:()=>H,AZ:()=>it,Ah:()=>A,Cq:()=>r,Cx:()=>b,D:()=>ct,Ec:()=>c,G_:()=>R,HF:()=>X,HV:()=>v,HY:()=>_t,Hh:()=>gt,Hv:()=>y,IQ:()=>M,JI:()=>rt,Kl:()=>$,Li:()=>at,MV:()=>V,
N5:()=>S,N9:()=>st,OY:()=>F,PZ:()=>Ct,WL:()=>s,Wd:()=>St,Z4:()=>l,ay:()=>Lt,b9:()=>P,bS:()=>ot,cL:()=>a,d2:()=>L,du:()=>w,em:()=>O,ev:()=>n,fX:()=>d,gq:()=>Pt,iH:()=>t,
j8:()=>Tt,jq:()=>Ot,kR:()=>T,l0:()=>o,mE:()=>Dt,o1:()=>_,r_:()=>i,rc:()=>g,rg:()=>Ut,s1:()=>x,sk:()=>bt,t6:()=>J,t9:()=>Mt,tF:()=>C,tw:()=>B,u7:()=>u,vz:()=>e,w1:()=>ht,
wb:()=>xt,wn:()=>h,wt:()=>f,y_:()=>Et,yh:()=>mt,yp:()=>ft,yq:()=>Z});const r=0,R=8,L=9,T=10,_=12,u=13,l=32,c=33,h=35,M=37,b=40,x=41,P=43,S=45,d=46,a=47,o=48,O=55,
n=57,t=60,e=62,s=91,i=92,f=93,y=123,g=125,w=126,A=66,C=67,I=68,v=69,B=73,z=76,H=82,F=98,j=100,X=101,V=102,q=106,Z=110,tt=111,nt=114,_t=115,mt=116,gt=117,Et=122,
st=0,J=1,wt=2,At=3,$=new Uint8Array(256);for(const E of[r,L,T,_,u,l])$[E]=J;for(const E of"(<>[]/%")$[E.charCodeAt(0)]=wt;for(const E of"){}")$[E.charCodeAt(0)]=
At;function et(E,p,U){for(;p<U;){const N=E[p];if($[N]===J)p++;else if(N===M)p=ct(E,p,U);else break}return p}function Tt(E,p,U){for(;p<U&&$[E[p]]===J;)p++;return p}
function ct(E,p,U){for(;p<U&&E[p]!==T&&E[p]!==u;)p++;return p}function Mt(E,p,U){const N=it(E,p,U);return N<0?U:N}function it(E,p,U,N=0){for(;p<U;){const k=E[p++];
if(k===i)p++;else if(k===b)N++;else if(k===x&&--N===0)return p}return~N}function Ot(E,p,U=E.length){const N=it(E,p,U);return N<0?~N:0}function yt(E,p,U){for(;p<
U;)if(E[p++]===e)return p;return U}function at(E){return E===void 0?-1:E>=o&&E<=n?E-o:E>=65&&E<=70?E-55:E>=97&&E<=102?E-87:-1}function bt(E,p,U){const N=E[U-1]===
e,k=new Uint8Array(U-p+(N?0:1)>>1);let K=U-p<Rt?0:pt(E,p,U,k),G=-1;for(let Q=p+2*K;Q<U&&E[Q]!==e;Q++){const Y=at(E[Q]);Y<0||(G<0?G=Y:(k[K++]=G*16+Y,G=-1))}return G>=
0&&(k[K++]=G*16),K===k.length?k:k.subarray(0,K)}const[Rt,lt]=[4096,1<<20];function pt(E,p,U,N){const[k,K]=[ot(E),ot(N)];let G=0;for(let Q=p;Q<U;Q=p+2*G){const Y=k.
toString("latin1",Q,Math.min(Q+lt,U)),dt=K.write(Y,G,"hex");if(G+=dt,2*dt<lt)break}return G}function St(E,p,U){for(;p<U&&$[E[p]]===st;)p++;return p}function ht(E,p,U){
for(let N=0;N<U.length;N++)if(E[p+N]!==U.charCodeAt(N))return!1;return!0}function xt(E,p,U){return ht(E,p,U)&&$[E[p+U.length]??l]!==st}const ft=E=>E!==void 0&&E>=
o&&E<=n;function rt(E,p,U){let N=0,k=p;for(;k<U&&ft(E[k]);)N=N*10+(E[k++]-o);return k===p?{value:-1,after:k}:{value:N,after:k}}function Lt(E,p,U){const N=et(E,p,
U),k=rt(E,N,U);if(k.value<0||k.after===U||$[E[k.after]]!==J)return;const K=et(E,k.after,U),G=K<U&&E[K]===S,Q=rt(E,G?K+1:K,U);if(Q.value<0||Q.value>65535)return;
const Y=et(E,Q.after,U);if(ut(E,Y))return{number:k.value,generation:G?1:Q.value,start:N,body:Y+3}}const Pt=E=>new Uint8Array(E.buffer,E.byteOffset,E.byteLength),
Dt=E=>E.length===1?E[0]:Buffer.concat(E),ot=E=>Buffer.from(E.buffer,E.byteOffset,E.byteLength);function Ct(E,p,U,N){let k=0,K=E[p];for(;K>=o&&K<=n;K=E[++p])k=k*
10+(K-o);if(k!==U||K!==l||(k=0,K=E[++p],K<o||K>n))return-1;for(;K>=o&&K<=n;K=E[++p])k=k*10+(K-o);return k!==N||K!==l?-1:ut(E,p+1)?p+4:-1}const ut=(E,p)=>E[p]===
tt&&E[p+1]===F&&E[p+2]===q,Ut=(E,p)=>E[p]===X&&E[p+1]===Z&&E[p+2]===j&&E[p+3]===tt&&E[p+4]===F&&E[p+5]===q}),33095:((W,D,m)=>{m.d(D,{W:()=>u,i:()=>R});var r=m(11544);
function R(l,c){const h=new r.K(l,M=>c.copy(M,0,M.length));return Object.assign(h.s,{i:0,w:0,z:0}),h}const L=1<<18,T=32768,_={h:new Uint16Array(0),p:new Uint16Array(
0)};function u(l,c,h){const M=R(c,h);if(_.h.length===0)Object.assign(_,{h:new Uint16Array(L),p:new Uint16Array(T)});else for(const b of[_.h,_.p])b.fill(0);Object.
assign(M.s,_),M.push(l,!0)}}),4537:((W,D,m)=>{m.d(D,{Q:()=>l});var r=m(43749),R=m(49692);const L=1<<18,T=4096,_=8,u=3e5;async function l(M,b,x,P,S){const[d=0,a=0]=M;
if((d&15)!==8||(d<<8|a)%31!==0||a&32)return{ending:"damaged",reached:0,consumed:0,sum:1};const o=new R.S3(M,2),O=Math.floor(Math.max(T,Math.min(L/P,M.length*_))),
n=new Uint8Array(R.jf+O+R.yO),t=new r.T;let[e,s]=[0,0];for(;o.progress==="more"&&e<=b;){s>R.jf&&(n.copyWithin(0,s-R.jf,s),s=R.jf);const i=o.inflate(n,s,s+O),f=n.
subarray(s,i),y=Math.min(f.length,b-e);t.add(f),y>0&&S(f.subarray(0,y)),e+=f.length,s=i;const g=x.step(Math.max(f.length*P,u));g&&await g}return{ending:c(o,M,e-
b,t.value),reached:e,consumed:o.consumed,sum:t.value}}function c({progress:M},b,x,P){return x>0?"loose":M!=="ended"&&M!=="more"?x===0?"loose":M:h(b,P)?"clean":"\
loose"}function h(M,b){const x=Buffer.from(M.subarray(-6));for(let P=0;P<=2&&x.length>=4+P;P++)if(x.readUInt32BE(x.length-4-P)===b)return!0;return!1}}),79145:((W,D,m)=>{
m.d(D,{I:()=>L,w:()=>T});var r=m(64680);const R=1<<22;class L{parts;constructor(u){this.parts=[new r.k(Math.min(u,R))]}copy(u,l,c){let h=this.parts.at(-1);h.length>
0&&h.length+c-l>R&&this.parts.push(h=new r.k(R)),h.copy(u,l,c)}join(u){return T(this.parts.map(({bytes:l})=>l),u)}}async function T(_,u){if(_.length===1)return _[0];
const l=Buffer.allocUnsafeSlow(_.reduce((h,{length:M})=>h+M,0));let c=0;for(const h of _){l.set(h,c),c+=h.length;const M=u.step(h.length);M&&await M}return l}}),
64680:((W,D,m)=>{m.d(D,{k:()=>T,t:()=>_});var r=m(78157);const R=12,L=20;class T{buffer;memory;length=0;constructor(c){this.buffer=Buffer.allocUnsafeSlow(Math.max(
c,256)),this.memory=(0,r.gq)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const c=Buffer.
allocUnsafeSlow(this.length);return c.set(this.bytes),c}clear(){this.length=0}from(c){return this.memory.subarray(c,this.length)}reserve(c){const h=this.length+
c;h>this.memory.length&&this.grow(h)}grow(c){const h=Buffer.allocUnsafeSlow(Math.max(c,Math.ceil(this.memory.length*1.5)));h.set(this.bytes),this.buffer=h,this.
memory=(0,r.gq)(h)}copy(c,h,M){const b=M-h;if(this.reserve(b),b<R){const{memory:x}=this;let P=this.length;for(let S=h;S<M;S++)x[P++]=c[S]}else this.memory.set(new Uint8Array(
c.buffer,c.byteOffset+h,b),this.length);this.length+=b}text(c){const h=c.length;if(this.reserve(h),h<L){const{memory:M}=this;let b=this.length;for(let x=0;x<h;x++)
M[b++]=c.charCodeAt(x)}else this.buffer.write(c,this.length,"latin1");this.length+=h}integer(c){this.reserve(20);const{memory:h}=this,M=u(c);for(let b=this.length+
M-1;b>=this.length;b--){const x=Math.floor(c/10);h[b]=r.l0+(c-x*10),c=x}this.length+=M}byte(c){this.reserve(1),this.memory[this.length++]=c}fill(c,h){this.reserve(
c),h(this.memory,this.length),this.length+=c}}class _{length=0;copy(c,h,M){this.length+=M-h}text(c){this.length+=c.length}integer(c){this.length+=u(c)}byte(){this.
length++}fill(c){this.length+=c}}function u(l){return l<10?1:l<100?2:l<1e3?3:l<1e4?4:l<1e5?5:l<1e6?6:String(l).length}}),68973:((W,D,m)=>{m.d(D,{a5:()=>S,g0:()=>c,
uM:()=>l});var r=m(11544),R=m(33095),L=m(43749),T=m(78157),_=m(4537),u=m(79145);const l=({codec:a,pace:o})=>a??x(o),c=({codec:a,pace:o})=>a&&{deflate:(O,n)=>x(o).
deflate(O,n),inflate:(O,n)=>a.inflate(O,n),inflateNow:(O,n)=>a.inflateNow(O,n)},h=65536,M=16384,b=1e5,x=a=>({async deflate(o,O){if(o.length<=M){const e=(0,r.$)(
o,{level:O}),s=a.step(b+o.length*10);return s&&await s,e}const n=new u.I(o.length>>2);if(o.length<=h){await a.rest(),(0,R.W)(o,{level:O},n);const e=a.step(b+o.length*
10);return e&&await e,n.join(a)}const t=(0,R.i)({level:O},n);for(let e=0;e<o.length;e+=h){o.length-e>M&&await a.rest(),t.push(o.subarray(e,e+h),e+h>=o.length);const s=a.
step(b+Math.min(o.length,h)*10);s&&await s}return n.join(a)},async inflate(o,O){const{bytes:n,ending:t}=await d(o,O,a);return t==="clean"?n:void 0}}),P=Uint8Array.
of(120,156);async function S(a,o,O){const n=(0,T.j8)(a,0,Math.min(a.length,4)),[t=0,e=0]=a.subarray(n,n+2),s=(t&15)===8&&(t<<8|e)%31===0,i=s?a.subarray(n):(0,T.
mE)([P,a]),{bytes:f,reached:y,ending:g,consumed:w,sum:A}=await d(i,o,O),C=g==="clean"||g==="loose",I=s&&g==="loose"&&y<o&&(0,L.V)(i,w,A);return{bytes:f,reached:y,
damaged:!C||!s,mismatch:I}}async function d(a,o,O){const n=new u.I(Math.min(a.length*4,o));return{...await(0,_.Q)(a,o,O,1,e=>n.copy(e,0,e.length)),bytes:await n.
join(O)}}}),82416:((W,D,m)=>{m.d(D,{E3:()=>a,MQ:()=>R,U1:()=>M,kz:()=>l,nK:()=>S,pS:()=>d});var r=m(78157);function R(n,t,e){if(e-t>L)return T(n,t,e);let s="";for(let i=t;i<
e;i++){const f=n[i]===r.wn?_(n,i,e):-1;s+=String.fromCharCode(f<0?n[i]:f),f>=0&&(i+=2)}return s}const L=127;function T(n,t,e){const s=Buffer.allocUnsafe(e-t);let i=0;
for(let f=t;f<e;f++){const y=n[f]===r.wn?_(n,f,e):-1;s[i++]=y<0?n[f]:y,y>=0&&(f+=2)}return s.toString("latin1",0,i)}function _(n,t,e){if(t+2>=e)return-1;const[s,
i]=[(0,r.Li)(n[t+1]),(0,r.Li)(n[t+2])];return s>=0&&i>=0?s*16+i:-1}const u=15;function l(n,t,e){let s=t;const i=n[s];(i===r.N5||i===r.b9)&&s++;let f=0,y=-1,g=0;
for(;s<e;s++){const A=n[s];if(A>=r.l0&&A<=r.ev)g=g*10+(A-r.l0),f++,y>=0&&y++;else if(A===r.fX&&y<0)y=0;else break}if(s<e||f===0||f>u)return h(n,t,e);const w=y>0?
g/c[y]:g;return i===r.N5?-w:w}const c=Float64Array.from({length:u+1},(n,t)=>10**t);function h(n,t,e){const s=(0,r.bS)(n).toString("latin1",t,e),i=Number(s);if(!Number.
isNaN(i)&&/^[+-]?[\d.]/.test(s))return i;const f=/^[+-]*(\d*\.?\d*)/.exec(s),y=Number(f?.[1]??0)||0;return s.startsWith("-")?-y:y}function M(n,t,e){const s=b(n,
t,e);if(s<e&&n[s]===r.s1)return n.subarray(t,s);const i={at:t,used:0,depth:1,out:new Uint8Array(e-t)};return x(n,i,e,e),i.out.subarray(0,i.used)}function b(n,t,e){
for(let s=t;s<e;s++){const i=n[s];if(i===r.s1||i===r.Cx||i===r.r_||i===r.u7)return s}return e}function x(n,t,e,s){const{out:i}=t;let{at:f,used:y,depth:g}=t;for(;f<
e;f++){let w=n[f];if(w===r.Cx)g++;else if(w===r.s1){if(--g===0)break}else if(w===r.u7)n[f+1]===r.kR&&f++,w=r.kR;else if(w===r.r_){if(w=n[++f],f>=s)break;if(w>=r.
l0&&w<=r.em){let A=w-r.l0;for(let C=0;C<2&&n[f+1]>=r.l0&&n[f+1]<=r.em;C++)A=A*8+n[++f]-r.l0;w=A&255}else if(w===r.u7){n[f+1]===r.kR&&f++;continue}else{if(w===r.
kR)continue;w=O[w]}}i[y++]=w}t.at=f,t.used=y,t.depth=g}const P=1<<20;async function S(n,t,e,s){if(n[t]!==r.Cx)return d(n,t+1,e,s);const i=t+1;let f=i;for(let g=i;f===
g&&g<e;){g=Math.min(g+P,e),f=b(n,f,g);const w=s.step(P);w&&await w}if(f<e&&n[f]===r.s1)return n.subarray(i,f);const y={at:i,used:0,depth:1,out:new Uint8Array(e-
i)};for(;y.at<e&&y.depth>0;){x(n,y,Math.min(y.at+P,e),e);const g=s.step(2*P);g&&await g}return y.out.subarray(0,y.used)}async function d(n,t,e,s){const i=new Uint8Array(
e-t);let f=0;for(let g=t;g<e&&n[g]!==r.vz;){for(const A=Math.min(g+P,e);g<A&&n[g]!==r.vz;g++)(0,r.Li)(n[g])>=0&&(i[f++]=n[g]);const w=s.step(2*P);w&&await w}const y=new Uint8Array(
f+1>>1);for(let g=0;g<f;g+=P){y.set((0,r.sk)(i,g,Math.min(g+P,f)),g>>1);const w=s.step(2*P);w&&await w}return y}const a=(n,t,e)=>n[t]===r.Cx?M(n,t+1,e):(0,r.sk)(
n,t+1,e),o=new Map([[r.yq,r.kR],[r.AF,r.u7],[r.yh,r.d2],[r.OY,r.G_],[r.MV,r.o1]]),O=Uint8Array.from({length:256},(n,t)=>o.get(t)??t)})};
