"use strict";exports.id=7064,exports.ids=[7064],exports.modules={81272:((N,P,d)=>{d.d(P,{g:()=>E,q:()=>p});var A=d(42973);function p({stream:g,total:f,documents:T=1},_){const a="\
It may be a decompression bomb; if it is not, save it without compression in another program",m=T===1?"the document":"this document and of those before it";return _>
g?(0,A.F)("streamBytes",`A stream of the document expands to more than ${g} bytes`,a):(0,A.F)("expansion",`The streams of ${m} expand to more than ${f} bytes`,a)}
class E{budget;watch;chunks=[];size=0;consumed=0;constructor(f,T){this.budget=f,this.watch=T}push(f){if(this.size+=f.length,this.size>this.budget.stream||this.size>
this.budget.remaining)throw this.budget.remaining-=this.size,p(this.budget,this.size);this.watch?.(this.size),this.chunks.push(f)}finish(){if(this.budget.remaining-=
this.size,this.chunks.length===1)return this.chunks[0];const f=new Uint8Array(this.size);let T=0;for(const _ of this.chunks)f.set(_,T),T+=_.length;return f}}}),
3084:((N,P,d)=>{d.d(P,{V:()=>g});var A=d(68973),p=d(81272),E=d(11032);async function g(f,T,_,{codec:a,pace:m},C={found:!1}){if(_.remaining<=0)throw(0,p.q)(_,0);
const w=Math.min(_.stream,_.remaining);let y=await a?.inflate(f,w);if(!y){const{bytes:x,reached:c,damaged:r}=await(0,A.a5)(f,w,m);if(C.found||=r,c>w)throw _.remaining-=
c,(0,p.q)(_,c);if(x.length===0)return;y=x}return _.remaining-=y.length,(0,E.M)(y,T,m)}}),93098:((N,P,d)=>{d.d(P,{J:()=>w});var A=d(54771),p=d(81272),E=d(3084),g=d(
19590),f=d(60269),T=d(11032);const _=1<<21,a=_>>11,m=64,C=1<<27;class w{kept=[];bytes=0;met;async run(t,n){for(;;){try{const e=await n();if(!this.met)return e}catch(e){
if(!this.met)throw e}await this.decode(t)}}find(t,n,e){const i=this.kept.find(M=>r(M,t));if(!i)return;const{bytes:h,damaged:l,refusal:R}=i;if(R)throw n.remaining-=
R.cost,R.error;if(h.length>n.stream||h.length>n.remaining)throw(0,p.q)(n,h.length);return n.remaining-=h.length,e.found||=l,h}watch(t,n){if(!(t.data.length<a||this.
kept.length>=m||this.bytes>=C))return e=>{if(!(e<=_))throw this.met={encoded:t,budget:n},new A.Q("A stream is decoded with pauses, and the work begins again")}}async decode(t){
const{encoded:n,budget:e}=this.met;this.met=void 0;const i={found:!1},h=e.remaining;try{const l=await x(n,e,i,t);this.kept.push({...n,bytes:l,damaged:i.found}),
this.bytes+=l.length}catch(l){const R=h-e.remaining;if(R===0)throw l;this.kept.push({...n,bytes:y,damaged:!0,refusal:{error:l,cost:R}})}}}const y=new Uint8Array(
0);async function x({filter:s,data:t,parameters:n},e,i,h){if(s==="FlateDecode")return await(0,E.V)(t,n,e,{pace:h},i)??new Uint8Array(0);const l=await(0,g.B)(t,(0,f.
c)(n,"EarlyChange",1),e,i,h);return(0,T.M)(l,n,h)}const c=["Predictor","Colors","BitsPerComponent","Columns","EarlyChange"];function r(s,t){return s.filter!==t.
filter||s.data.length!==t.data.length||c.some(n=>(0,f.c)(s.parameters,n,-1)!==(0,f.c)(t.parameters,n,-1))?!1:s.data===t.data||Buffer.compare(s.data,t.data)===0}}),
19590:((N,P,d)=>{d.d(P,{B:()=>C,k:()=>a});var A=d(81272);const p=256,E=257,g=258,f=4096,T=65536,_=-1;function a(c,r,s,t,n){const e=new w(c,r,s,n);return e.read(
c.length)||(t.found=!0),e.finish()}const m=512;async function C(c,r,s,t,n){const e=new w(c,r,s);for(let i=0;e.at<c.length;i=e.size){e.read(e.at+m)||(t.found=!0);
const h=n.step(m+e.size-i);h&&await h}return e.finish()}class w{data;early;at=0;table;width=9;bits=0;held=0;constructor(r,s,t,n){this.data=r,this.early=s,this.table=
new x(t,n)}read(r){const{data:s,table:t,early:n}=this,e=Math.min(r,s.length);let{at:i,width:h,bits:l,held:R}=this;for(;i<e;){if(R=(R<<8|s[i++])&16777215,l+=8,l<
h)continue;l-=h;const M=R>>l&(1<<h)-1;if(M===p)t.clear();else if(M===E||!t.put(M))return this.at=s.length,M===E;h=y(t.next+n)}return Object.assign(this,{at:i,width:h,
bits:l,held:R}),!0}get size(){return this.table.size}finish(){return this.table.finish()}}function y(c){return c>=2048?12:c>=1024?11:c>=512?10:9}class x{next=g;previous=_;prefix=new Int16Array(
f);suffix=new Uint8Array(f);length=new Uint16Array(f);collector;out=new Uint8Array(T);used=0;constructor(r,s){this.collector=new A.g(r,s);for(let t=0;t<p;t++)this.
suffix[t]=t,this.length[t]=1}get size(){return this.collector.size+this.used}clear(){this.next=g,this.previous=_}put(r){const{previous:s,next:t,length:n}=this,e=r<
t;if(!e&&(s===_||r!==t))return!1;const i=e?n[r]:n[s]+1;this.used+i>T&&this.flush();const h=this.used,l=this.write(e?r:s,h);return e||(this.out[h+i-1]=l),s!==_&&
t<f&&this.add(s,l),this.used=h+i,this.previous=r,!0}write(r,s){const{out:t,prefix:n,suffix:e}=this;for(let i=s+this.length[r]-1;i>s;i--)t[i]=e[r],r=n[r];return t[s]=
e[r]}add(r,s){const{next:t}=this;this.prefix[t]=r,this.suffix[t]=s,this.length[t]=this.length[r]+1,this.next=t+1}flush(){this.collector.push(this.out.subarray(0,
this.used)),this.out=new Uint8Array(T),this.used=0}finish(){return this.collector.push(this.out.subarray(0,this.used)),this.collector.finish()}}}),60269:((N,P,d)=>{
d.d(P,{c:()=>A});function A(p,E,g){const f=p?.get(E);return typeof f=="number"?Math.trunc(f):g}}),14752:((N,P,d)=>{d.d(P,{X:()=>p,Y:()=>A});function A(E,g,f,T,_,a,m,C=0){
const w=f+T,y=f-C+m,x=a-f;if(E===1)for(let c=Math.max(f,y);c<w;c++)g[c]=g[c]+g[c-m];else if(E===2)for(let c=f;c<w;c++)g[c]=g[c]+_[c+x];else if(E===3)for(let c=f;c<
w;c++)g[c]=g[c]+((c>=y?g[c-m]:0)+_[c+x]>>1);else if(E===4)for(let c=f;c<w;c++){const r=c<y,s=r?0:g[c-m];g[c]=g[c]+p(s,_[c+x],r?0:_[c+x-m])}}function p(E,g,f){const T=E+
g-f,[_,a,m]=[Math.abs(T-E),Math.abs(T-g),Math.abs(T-f)];return _<=a&&_<=m?E:a<=m?g:f}}),11032:((N,P,d)=>{d.d(P,{M:()=>T,T:()=>E});var A=d(60269),p=d(14752);function E(s,t){
const n=a(s,t);return n?(n.undo(0,n.count),n.out):s}const g=1<<18,f=4;async function T(s,t,n){const e=a(s,t);if(!e)return s;const i=Math.max(1,Math.floor(g/e.size));
for(let h=0;h<e.count;h+=i){const l=n.step(Math.min(i*e.size,s.length,g)*f);l&&await l,e.size>g?await _(e,h,n):e.undo(h,Math.min(h+i,e.count))}return e.out}async function _(s,t,n){
if(!s.undoPart)return s.undo(t,t+1);for(let e=0;e<s.size;e+=g){const i=n.step(g*f);i&&await i,s.undoPart(t,e,Math.min(e+g,s.size))}}function a(s,t){const n=(0,A.
c)(t,"Predictor",1);if(n<=1)return;const e=r((0,A.c)(t,"Colors",1),1,32),i=r((0,A.c)(t,"BitsPerComponent",8),1,16),h=r((0,A.c)(t,"Columns",1),1,1<<24),l=Math.ceil(
e*i*h/8);return n===2?m(s,l,e,i):c(s,l,Math.ceil(e*i/8))}function m(s,t,n,e){const i=e===8?C:e===16?w:[1,2,4].includes(e)?y:void 0;if(!i)return;const h=s.slice();
return{count:Math.ceil(s.length/t),size:t,out:h,undo(l,R){for(let M=l;M<R;M++)i(h,M*t,Math.min((M+1)*t,h.length),n,e)}}}function C(s,t,n,e){for(let i=t+e;i<n;i++)
s[i]=s[i]+s[i-e]}function w(s,t,n,e){const i=2*e;for(let h=t+i;h+1<n;h+=2){const l=s[h+1]+s[h+1-i];s[h+1]=l,s[h]=s[h]+s[h-i]+(l>>8)}}function y(s,t,n,e,i){const h=(1<<
i)-1,l=new Uint8Array(e);let R=0;for(let M=t;M<n;M++){const S=s[M];let B=0;for(let b=8-i;b>=0;b-=i){const D=l[R]+(S>>b)&h;l[R]=D,B|=D<<b,R=R+1===e?0:R+1}s[M]=B}}
const x=64;function c(s,t,n){const e=Math.ceil(s.length/(t+1)),i=new Uint8Array(s.length-e),h=new Uint8Array(Math.min(t,s.length));return{count:e,size:t,out:i,undo:(M,S)=>{
for(let B=M,b=M*t,D=M*(t+1);B<S;B++,b+=t,D+=t+1){const v=Math.min(t,s.length-D-1);if(v<x)for(let K=0;K<v;K++)i[b+K]=s[D+1+K];else i.set(s.subarray(D+1,D+1+v),b);
(0,p.Y)(s[D],i,b,v,B===0?h:i,B===0?0:b-t,n)}},undoPart:(M,S,B)=>{const[b,D]=[M*t,M*(t+1)],v=Math.min(B,s.length-D-1)-S;if(v<=0)return;i.set(s.subarray(D+1+S,D+1+
S+v),b+S);const K=M===0?h:i;(0,p.Y)(s[D],i,b+S,v,K,M===0?S:b-t+S,n,S)}}}const r=(s,t,n)=>Math.min(Math.max(s,t),n)}),54771:((N,P,d)=>{d.d(P,{Q:()=>A});class A extends Error{}}),
42973:((N,P,d)=>{d.d(P,{F:()=>E,M:()=>p});var A=d(58552);const p={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*
1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,
operators:3e7,pageCharacters:2e6,fieldCharacters:25e4,characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*
1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function E(g,f,T,_="file"){return new A.zU("limit_exceeded",f,{issues:[{field:_,message:`${f}.`}],
advice:`${T} (limit: ${g})`})}}),27041:((N,P,d)=>{d.d(P,{c:()=>x});var A=d(98446),p=d(42973);const E={operators:20,characters:0,glyphSteps:50,dataBytes:0},g="Op\
en it in another PDF program and save it again",f="Split it, or ask for fewer pages",T={operators:["The pages of the document draw","operator",g],characters:["T\
he pages have","character",f],glyphSteps:["The programs of the glyphs take","step",g],dataBytes:["The result has","byte",f]},_=2**20;class a{limits;bytes=0;spent={
operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(r){this.limits=r}admit(r){this.bytes+=r}spend(r,s){const t=this.spent[r]+=s;if(t<=this.limits[r])
return;const n=this.limits[r]+Math.max(this.bytes-_,0)*E[r];if(t<=n)return;const[e,i,h]=T[r];throw(0,p.F)(r,`${e} more than ${(0,A.y_)(n,i)}`,h)}}var m=d(27059);
const C=20,w=100,y=8e6;class x{limits;codec;large;scratch;stream;total;remaining;values;budget;documents=0;numbers=y;held={all:new Set,bytes:0,most:0};constructor(r,s,t,n=new m.
f,e=new a(r)){this.limits=r,this.codec=s,this.large=t,this.scratch=n,this.budget=e,this.stream=r.streamBytes,this.total=this.remaining=this.held.most=r.allowance,
this.values=r.values}admit(r){const s=r*this.limits.expansion;this.documents++,this.budget.admit(r),this.total+=s,this.remaining+=s,this.values+=r*w,this.held.most+=
r*C}fork(){const r=new x(this.limits,this.codec,this.large,this.scratch,this.budget);return r.documents=this.documents,r.total=this.total,r.remaining=this.remaining,
r.values=this.values,r.numbers=this.numbers,r.held=this.held,r}takeNumbers(r){if(this.numbers-=r,this.numbers<0)throw(0,p.F)("objects","The documents are small \
and have objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}borrow(r){return r>this.remaining?
!1:(this.remaining-=r,!0)}release(r){this.remaining+=r}hold(r,s,t){const{held:n}=this;n.all.add({bytes:r,holder:s,key:t}),n.bytes+=r;for(const e of n.all){if(n.
bytes<=n.most||n.all.size===1)return;n.all.delete(e),n.bytes-=e.bytes,e.holder.deref()?.delete(e.key)}}}}),27059:((N,P,d)=>{d.d(P,{_:()=>E,f:()=>A});class A{memory=new Uint8Array(
0);atLeast(f){const T=Math.min(f,E);return this.memory.length<T&&(this.memory=new Uint8Array(Math.min(E,Math.max(p,T*2)))),this.memory}}const p=16384,E=1<<20}),
78157:((N,P,d)=>{d.d(P,{$k:()=>Tt,A4:()=>$,AF:()=>lt,AN:()=>V,AV:()=>G,AZ:()=>st,Ah:()=>D,Cq:()=>A,Cx:()=>w,D:()=>nt,Ec:()=>a,G_:()=>p,HF:()=>J,HV:()=>Y,HY:()=>ut,
Hh:()=>dt,Hv:()=>S,IQ:()=>C,JI:()=>Z,Kl:()=>W,Li:()=>rt,MV:()=>at,N5:()=>c,N9:()=>X,OY:()=>Q,PZ:()=>Pt,WL:()=>l,Wd:()=>Mt,Z4:()=>_,ay:()=>pt,b9:()=>x,bS:()=>Ot,
cL:()=>s,d2:()=>E,du:()=>b,em:()=>n,ev:()=>e,fX:()=>r,gq:()=>xt,iH:()=>i,j8:()=>Et,kR:()=>g,l0:()=>t,mE:()=>Rt,o1:()=>f,r_:()=>R,rc:()=>B,rg:()=>Lt,s1:()=>y,sk:()=>yt,
t6:()=>j,t9:()=>wt,tF:()=>v,tw:()=>k,u7:()=>T,vz:()=>h,w1:()=>it,wb:()=>At,wn:()=>m,wt:()=>M,y_:()=>gt,yh:()=>ft,yp:()=>ot,yq:()=>tt});const A=0,p=8,E=9,g=10,f=12,
T=13,_=32,a=33,m=35,C=37,w=40,y=41,x=43,c=45,r=46,s=47,t=48,n=55,e=57,i=60,h=62,l=91,R=92,M=93,S=123,B=125,b=126,D=66,v=67,K=68,Y=69,k=73,$=76,G=82,Q=98,ht=100,
J=101,at=102,q=106,tt=110,et=111,lt=114,ut=115,ft=116,dt=117,gt=122,X=0,j=1,_t=2,mt=3,W=new Uint8Array(256);for(const o of[A,E,g,f,T,_])W[o]=j;for(const o of"(<\
>[]/%")W[o.charCodeAt(0)]=_t;for(const o of"){}")W[o.charCodeAt(0)]=mt;function V(o,u,O){for(;u<O;){const U=o[u];if(W[U]===j)u++;else if(U===C)u=nt(o,u,O);else break}
return u}function Et(o,u,O){for(;u<O&&W[o[u]]===j;)u++;return u}function nt(o,u,O){for(;u<O&&o[u]!==g&&o[u]!==T;)u++;return u}function wt(o,u,O){const U=st(o,u,
O);return U<0?O:U}function st(o,u,O){let U=0;for(;u<O;){const L=o[u++];if(L===R)u++;else if(L===w)U++;else if(L===y&&--U===0)return u}return-1}function Tt(o,u,O){
for(;u<O;)if(o[u++]===h)return u;return O}function rt(o){return o===void 0?-1:o>=t&&o<=e?o-t:o>=65&&o<=70?o-55:o>=97&&o<=102?o-87:-1}function yt(o,u,O){const U=o[O-
1]===h,L=new Uint8Array(O-u+(U?0:1)>>1);let I=0,H=-1;for(let F=u;F<O&&o[F]!==h;F++){const z=rt(o[F]);z<0||(H<0?H=z:(L[I++]=H*16+z,H=-1))}return H>=0&&(L[I++]=H*
16),I===L.length?L:L.subarray(0,I)}function Mt(o,u,O){for(;u<O&&W[o[u]]===X;)u++;return u}function it(o,u,O){for(let U=0;U<O.length;U++)if(o[u+U]!==O.charCodeAt(
U))return!1;return!0}function At(o,u,O){return it(o,u,O)&&W[o[u+O.length]??_]!==X}const ot=o=>o!==void 0&&o>=t&&o<=e;function Z(o,u,O){let U=0,L=u;for(;L<O&&ot(
o[L]);)U=U*10+(o[L++]-t);return L===u?{value:-1,after:L}:{value:U,after:L}}function pt(o,u,O){const U=V(o,u,O),L=Z(o,U,O);if(L.value<0||L.after===O||W[o[L.after]]!==
j)return;const I=V(o,L.after,O),H=I<O&&o[I]===c,F=Z(o,H?I+1:I,O);if(F.value<0||F.value>65535)return;const z=V(o,F.after,O);if(ct(o,z))return{number:L.value,generation:H?
1:F.value,start:U,body:z+3}}const xt=o=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength),Rt=o=>o.length===1?o[0]:Buffer.concat(o),Ot=o=>Buffer.from(o.buffer,o.
byteOffset,o.byteLength);function Pt(o,u,O,U){let L=0,I=o[u];for(;I>=t&&I<=e;I=o[++u])L=L*10+(I-t);if(L!==O||I!==_||(L=0,I=o[++u],I<t||I>e))return-1;for(;I>=t&&
I<=e;I=o[++u])L=L*10+(I-t);return L!==U||I!==_?-1:ct(o,u+1)?u+4:-1}const ct=(o,u)=>o[u]===et&&o[u+1]===Q&&o[u+2]===q,Lt=(o,u)=>o[u]===J&&o[u+1]===tt&&o[u+2]===ht&&
o[u+3]===et&&o[u+4]===Q&&o[u+5]===q}),33095:((N,P,d)=>{d.d(P,{i:()=>p});var A=d(62760);function p(E,g){const f=new A.KK(E,T=>g.copy(T,0,T.length));return Object.
assign(f.s,{i:0,w:0,z:0}),f}}),4537:((N,P,d)=>{d.d(P,{$9:()=>g,Qk:()=>_,_p:()=>a,ay:()=>E});var A=d(62760),p=d(78157);const E=1024,g=16384,f=1<<20,T=1<<17;async function _(w,y,x,c,r){
const s=(0,p.mE)(w.slice(0,3).map(B=>B.subarray(0,2))),[t=0,n=0]=s;if((t&15)!==8||(t<<8|n)%31!==0||n&32)return{ending:"damaged",reached:0,consumed:0};const e=Math.
max(E,Math.floor(g/c));let i=E;const h=new C;let[l,R]=[0,0];const M=new A.EL(B=>{const b=Math.min(B.length,y-l);l+=B.length,h.add(B),b>0&&r(b===B.length?B:B.subarray(
0,b))}),S=[];try{let B=2,b=0;for(const D of w)for(let v=0,K=0;v<D.length;v=K){K=v+i;const Y=Math.min(B,D.length-v,i),k=D.subarray(v+Y,K);B-=Y;const $=l;k.length>
0&&l<y&&b<T?M.push(k):S.length<16&&S.push(k),b=l>$?0:b+k.length,R+=Math.min(K,D.length)-v,i=a(k.length,l-$,e);const G=x.step((k.length+l-$)*c);G&&await G}M.push(
(0,p.mE)(S).subarray(0,e),!0)}catch(B){return l>=y?{ending:"loose",reached:l,consumed:R}:{ending:B.code===A.YL.UnexpectedEOF?"short":"damaged",reached:l,consumed:R}}
return{ending:l<=y&&m(w,h.value)?"clean":"loose",reached:l,consumed:R}}function a(w,y,x){const c=Math.floor(f*w/Math.max(y,1));return Math.min(Math.max(c,E),x)}
function m(w,y){let x=new Uint8Array(0);for(let r=w.length-1;r>=0&&x.length<6;r--)x=(0,p.mE)([w[r].subarray(-6),x]);const c=Buffer.from(x);for(let r=0;r<=2&&c.length>=
4+r;r++)if(c.readUInt32BE(c.length-4-r)===y)return!0;return!1}class C{a=1;b=0;add(y){let{a:x,b:c}=this;for(let r=0;r<y.length;){const s=Math.min(r+2e3,y.length);
for(;r<s;)c+=x+=y[r++];x%=65521,c%=65521}this.a=x,this.b=c}get value(){return this.b*65536+this.a}}}),64680:((N,P,d)=>{d.d(P,{k:()=>g,t:()=>f});var A=d(78157);const p=12,
E=20;class g{buffer;memory;length=0;constructor(a){this.buffer=Buffer.allocUnsafeSlow(Math.max(a,256)),this.memory=(0,A.gq)(this.buffer)}get bytes(){return this.
buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const a=Buffer.allocUnsafeSlow(this.length);return a.set(this.bytes),a}clear(){
this.length=0}from(a){return this.memory.subarray(a,this.length)}reserve(a){const m=this.length+a;m>this.memory.length&&this.grow(m)}grow(a){const m=Buffer.allocUnsafeSlow(
Math.max(a,Math.ceil(this.memory.length*1.5)));m.set(this.bytes),this.buffer=m,this.memory=(0,A.gq)(m)}copy(a,m,C){const w=C-m;if(this.reserve(w),w<p){const{memory:y}=this;
let x=this.length;for(let c=m;c<C;c++)y[x++]=a[c]}else this.memory.set(new Uint8Array(a.buffer,a.byteOffset+m,w),this.length);this.length+=w}text(a){const m=a.length;
if(this.reserve(m),m<E){const{memory:C}=this;let w=this.length;for(let y=0;y<m;y++)C[w++]=a.charCodeAt(y)}else this.buffer.write(a,this.length,"latin1");this.length+=
m}integer(a){this.reserve(20);const{memory:m}=this,C=T(a);for(let w=this.length+C-1;w>=this.length;w--){const y=Math.floor(a/10);m[w]=A.l0+(a-y*10),a=y}this.length+=
C}byte(a){this.reserve(1),this.memory[this.length++]=a}fill(a,m){this.reserve(a),m(this.memory,this.length),this.length+=a}}class f{length=0;copy(a,m,C){this.length+=
C-m}text(a){this.length+=a.length}integer(a){this.length+=T(a)}byte(){this.length++}fill(a){this.length+=a}}function T(_){return _<10?1:_<100?2:_<1e3?3:_<1e4?4:
_<1e5?5:_<1e6?6:String(_).length}}),68973:((N,P,d)=>{d.d(P,{Uw:()=>y,a5:()=>r,g0:()=>_,uM:()=>T});var A=d(62760),p=d(33095),E=d(78157),g=d(4537),f=d(64680);const T=({
codec:t,pace:n})=>t??w(n),_=({codec:t,pace:n})=>t&&{deflate:(e,i)=>w(n).deflate(e,i),inflate:(e,i)=>t.inflate(e,i),inflateNow:(e,i)=>t.inflateNow(e,i)},a=65536,
m=16384,C=1e5,w=t=>({async deflate(n,e){if(n.length<=m){const l=(0,A.$)(n,{level:e}),R=t.step(C+n.length*10);return R&&await R,l}const i=new f.k(Math.max(256,n.
length>>2)),h=(0,p.i)({level:e},i);for(let l=0;l<n.length;l+=a){n.length-l>m&&await t.rest(),h.push(n.subarray(l,l+a),l+a>=n.length);const R=t.step(C+Math.min(n.
length,a)*10);R&&await R}return i.bytes},async inflate(n,e){const{bytes:i,ending:h}=await s(n,e,t);return h==="clean"?i:void 0}});async function y(t,n,e){const{
bytes:i,ending:h,reached:l}=await s(t,n,e);return h==="clean"||h==="loose"&&l<n?i:void 0}const x=Uint8Array.of(120,156),c=16;async function r(t,n,e){const i=(0,E.
j8)(t,0,Math.min(t.length,4)),[h=0,l=0]=t.subarray(i,i+2),R=(h&15)===8&&(h<<8|l)%31===0,M=R?t.subarray(i):(0,E.mE)([x,t]),S=await s(M,n,e);if(S.ending==="clean"||
S.ending==="loose")return{...S,damaged:!R};const B=Math.max(x.length,Math.min(S.consumed,M.length-g.$9)),b=B-(B-x.length)%c,D=[M.subarray(0,b)];for(let K=b;K<B+
g.$9;K+=c)D.push(M.subarray(K,K+c));const v=await s(D,n,e);return{...v.reached>S.reached?v:S,damaged:!0}}async function s(t,n,e){const i=t instanceof Uint8Array?
[t]:t,h=i.reduce((M,{length:S})=>M+S,0),l=new f.k(Math.min(h*4,n));return{...await(0,g.Qk)(i,n,e,1,M=>l.copy(M,0,M.length)),bytes:l.bytes}}})};
