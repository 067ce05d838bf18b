"use strict";exports.id=586,exports.ids=[586],exports.modules={40586:((S,p,f)=>{f.d(p,{c:()=>E,continuedNumbers:()=>l,countSelectedPages:()=>i});var d=f(49153),R=f(13140),L=f(
84293),x=f(22022),g=f(7390),_=f(69130);async function i(c,T,m){const A=[];for(const O of c){const a=await O;try{A.push(await e(a,T,m))}catch(D){throw(0,d.xx)((0,d.
l3)(D),A.length+1,a.name)}}return A}async function e({bytes:c},{pages:T,open_password:m},{pause:A,limits:O,signal:a}){const D=r(new _.o(A,a),O),P=await(0,g.E)(c,
D,{password:m});return(0,R.k1)(T,P.pages.count).length}function r(c,T){const m={...L.M,...T};return{pace:c,limits:m,memory:new x.c(m)}}function E({pause:c,limits:T}){
return async({bytes:m},A)=>{const O=r(new _.o(c),T);try{return(await(0,g.E)(m,O,{password:A})).pages.count}catch{return}}}function l(c,T){const m=c.reduce((O,a)=>O+
a,T)-1;let A=T;return c.map(O=>{const a={first_number:A,last_number:Math.max(m,0)};return A+=O,a})}}),84293:((S,p,f)=>{f.d(p,{F:()=>L,M:()=>R});var d=f(49153);const R={
inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,
orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,characters:5e7,searching:5e9,
formDepth:32};function L(x,g,_,i="file"){return new d.zU("limit_exceeded",g,{issues:[{field:i,message:`${g}.`}],advice:`${_} (limit: ${x})`})}}),22022:((S,p,f)=>{
f.d(p,{c:()=>_});var d=f(84293),R=f(1967);const L=20,x=100,g=8e6;class _{limits;codec;stream;total;remaining;values;documents=0;scratch=new R.f;output=new R.B;numbers=g;held={
all:new Set,bytes:0,most:0};constructor(e,r){this.limits=e,this.codec=r,this.stream=e.streamBytes,this.total=this.remaining=this.held.most=e.allowance,this.values=
e.values}admit(e){const r=e*this.limits.expansion;this.documents++,this.total+=r,this.remaining+=r,this.values+=e*x,this.held.most+=e*L}fork(){const e=new _(this.
limits,this.codec);return e.documents=this.documents,e.total=this.total,e.remaining=this.remaining,e.values=this.values,e.numbers=this.numbers,e.held=this.held,
e.scratch=this.scratch,e}takeNumbers(e){if(this.numbers-=e,this.numbers<0)throw(0,d.F)("objects","The documents are small and have objects with very high number\
s","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(e,r,E){const{held:l}=this;l.all.add({bytes:e,holder:r,key:E}),
l.bytes+=e;for(const c of l.all){if(l.bytes<=l.most||l.all.size===1)return;l.all.delete(c),l.bytes-=c.bytes,c.holder.deref()?.delete(c.key)}}}}),1967:((S,p,f)=>{
f.d(p,{B:()=>x,f:()=>R});var d=f(348);class R{memory;get bytes(){return this.memory??=new Uint8Array(L)}}const L=1<<20;class x{spare;take(i){const{spare:e}=this;
return!e||e.capacity<i?new d.k(i):(this.spare=void 0,e.clear(),e)}finish(i){return i.capacity>g?i.bytes:(this.spare=i,i.copied())}}const g=4<<20}),269:((S,p,f)=>{
f.d(p,{$k:()=>dt,A4:()=>rt,AF:()=>ht,AN:()=>C,AV:()=>ot,AZ:()=>j,Ah:()=>tt,Cq:()=>d,Cx:()=>l,D:()=>F,Ec:()=>e,G_:()=>R,HF:()=>K,HV:()=>nt,HY:()=>ut,Hh:()=>ft,Hv:()=>J,
IQ:()=>E,JI:()=>U,Kl:()=>w,Li:()=>G,MV:()=>ct,N5:()=>m,N9:()=>v,OY:()=>I,PZ:()=>pt,WL:()=>X,Wd:()=>Tt,Z4:()=>i,ay:()=>Rt,b9:()=>T,bS:()=>At,cL:()=>O,d2:()=>L,du:()=>q,
em:()=>D,ev:()=>P,fX:()=>A,gq:()=>Lt,iH:()=>$,kR:()=>x,l0:()=>a,o1:()=>g,r_:()=>b,rc:()=>Q,rg:()=>Ot,s1:()=>c,sk:()=>gt,t6:()=>B,t9:()=>mt,tF:()=>et,tw:()=>st,u7:()=>_,
vz:()=>y,w1:()=>z,wb:()=>xt,wn:()=>r,wt:()=>Z,y_:()=>at,yh:()=>lt,yp:()=>Y,yq:()=>W});const d=0,R=8,L=9,x=10,g=12,_=13,i=32,e=33,r=35,E=37,l=40,c=41,T=43,m=45,A=46,
O=47,a=48,D=55,P=57,$=60,y=62,X=91,b=92,Z=93,J=123,Q=125,q=126,tt=66,et=67,Pt=68,nt=69,st=73,rt=76,ot=82,I=98,it=100,K=101,ct=102,H=106,W=110,k=111,ht=114,ut=115,
lt=116,ft=117,at=122,v=0,B=1,_t=2,Et=3,w=new Uint8Array(256);for(const t of[d,L,x,g,_,i])w[t]=B;for(const t of"(<>[]/%")w[t.charCodeAt(0)]=_t;for(const t of"){}")
w[t.charCodeAt(0)]=Et;function C(t,n,s){for(;n<s;){const h=t[n];if(w[h]===B)n++;else if(h===E)n=F(t,n,s);else break}return n}function F(t,n,s){for(;n<s&&t[n]!==
x&&t[n]!==_;)n++;return n}function mt(t,n,s){const h=j(t,n,s);return h<0?s:h}function j(t,n,s){let h=0;for(;n<s;){const o=t[n++];if(o===b)n++;else if(o===l)h++;else if(o===
c&&--h===0)return n}return-1}function dt(t,n,s){for(;n<s;)if(t[n++]===y)return n;return s}function G(t){return t===void 0?-1:t>=a&&t<=P?t-a:t>=65&&t<=70?t-55:t>=
97&&t<=102?t-87:-1}function gt(t,n,s){const h=new Uint8Array(s-n+1>>1);let o=0,u=-1;for(let M=n;M<s&&t[M]!==y;M++){const N=G(t[M]);N<0||(u<0?u=N:(h[o++]=u*16+N,
u=-1))}return u>=0&&(h[o++]=u*16),h.subarray(0,o)}function Tt(t,n,s){for(;n<s&&w[t[n]]===v;)n++;return n}function z(t,n,s){for(let h=0;h<s.length;h++)if(t[n+h]!==
s.charCodeAt(h))return!1;return!0}function xt(t,n,s){return z(t,n,s)&&w[t[n+s.length]??i]!==v}const Y=t=>t!==void 0&&t>=a&&t<=P;function U(t,n,s){let h=0,o=n;for(;o<
s&&Y(t[o]);)h=h*10+(t[o++]-a);return o===n?{value:-1,after:o}:{value:h,after:o}}function Rt(t,n,s){const h=C(t,n,s),o=U(t,h,s);if(o.value<0||o.after===s||w[t[o.
after]]!==B)return;const u=U(t,C(t,o.after,s),s);if(u.value<0||u.value>65535)return;const M=C(t,u.after,s);if(V(t,M))return{number:o.value,generation:u.value,start:h,
body:M+3}}const Lt=t=>new Uint8Array(t.buffer,t.byteOffset,t.byteLength),At=t=>Buffer.from(t.buffer,t.byteOffset,t.byteLength);function pt(t,n,s,h){let o=0,u=t[n];
for(;u>=a&&u<=P;u=t[++n])o=o*10+(u-a);if(o!==s||u!==i||(o=0,u=t[++n],u<a||u>P))return-1;for(;u>=a&&u<=P;u=t[++n])o=o*10+(u-a);return o!==h||u!==i?-1:V(t,n+1)?n+
4:-1}const V=(t,n)=>t[n]===k&&t[n+1]===I&&t[n+2]===H,Ot=(t,n)=>t[n]===K&&t[n+1]===W&&t[n+2]===it&&t[n+3]===k&&t[n+4]===I&&t[n+5]===H}),348:((S,p,f)=>{f.d(p,{k:()=>x,
t:()=>g});var d=f(269);const R=12,L=20;class x{buffer;memory;length=0;constructor(e){this.buffer=Buffer.allocUnsafeSlow(Math.max(e,256)),this.memory=(0,d.gq)(this.
buffer)}get bytes(){return this.buffer.subarray(0,this.length)}get capacity(){return this.memory.length}copied(){const e=Buffer.allocUnsafeSlow(this.length);return e.
set(this.bytes),e}clear(){this.length=0}from(e){return this.memory.subarray(e,this.length)}reserve(e){const r=this.length+e;r>this.memory.length&&this.grow(r)}grow(e){
const r=Buffer.allocUnsafeSlow(Math.max(e,Math.ceil(this.memory.length*1.5)));r.set(this.bytes),this.buffer=r,this.memory=(0,d.gq)(r)}copy(e,r,E){const l=E-r;if(this.
reserve(l),l<R){const{memory:c}=this;let T=this.length;for(let m=r;m<E;m++)c[T++]=e[m]}else this.memory.set(new Uint8Array(e.buffer,e.byteOffset+r,l),this.length);
this.length+=l}text(e){const r=e.length;if(this.reserve(r),r<L){const{memory:E}=this;let l=this.length;for(let c=0;c<r;c++)E[l++]=e.charCodeAt(c)}else this.buffer.
write(e,this.length,"latin1");this.length+=r}integer(e){this.reserve(20);const{memory:r}=this,E=_(e);for(let l=this.length+E-1;l>=this.length;l--){const c=Math.
floor(e/10);r[l]=d.l0+(e-c*10),e=c}this.length+=E}byte(e){this.reserve(1),this.memory[this.length++]=e}fill(e,r){this.reserve(e),r(this.memory,this.length),this.
length+=e}}class g{length=0;copy(e,r,E){this.length+=E-r}text(e){this.length+=e.length}integer(e){this.length+=_(e)}byte(){this.length++}fill(e){this.length+=e}}
function _(i){return i<10?1:i<100?2:i<1e3?3:i<1e4?4:i<1e5?5:i<1e6?6:String(i).length}})};
