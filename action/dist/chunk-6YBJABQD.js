var we=Object.defineProperty;var lt=Object.getOwnPropertyDescriptor;var ft=Object.getOwnPropertyNames;var ut=Object.prototype.hasOwnProperty;var ct=(e,t)=>{for(var r in t)we(e,r,{get:t[r],enumerable:!0})},vt=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of ft(t))!ut.call(e,i)&&
i!==r&&we(e,i,{get:()=>t[i],enumerable:!(n=lt(t,i))||n.enumerable});return e};var gt=e=>vt(we({},"__esModule",{value:!0}),e);var Ft={};ct(Ft,{a:()=>it,b:()=>Fe,c:()=>Pe,d:()=>be,e:()=>Xe,f:()=>je,g:()=>nt,h:()=>st,i:()=>at,j:()=>Ye,k:()=>ht,l:()=>ot});module.exports=gt(Ft);var V=require("./chunk-IO24KDZ3.js"),
ue=require("./chunk-QY672WF6.js"),te=require("./chunk-D5RTHP3X.js"),mt=12,dt=20,je=class{buffer;memory;length=0;constructor(e){this.buffer=Buffer.allocUnsafeSlow(
Math.max(e,256)),this.memory=(0,V.n)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}clear(){this.length=0}from(e){return this.memory.subarray(
e,this.length)}reserve(e){let t=this.length+e;t>this.memory.length&&this.grow(t)}grow(e){let t=Buffer.allocUnsafeSlow(Math.max(e,Math.ceil(this.memory.length*1.5)));
t.set(this.bytes),this.buffer=t,this.memory=(0,V.n)(t)}copy(e,t,r){let n=r-t;if(this.reserve(n),n<mt){let{memory:i}=this,s=this.length;for(let a=t;a<r;a++)i[s++]=
e[a]}else this.memory.set(new Uint8Array(e.buffer,e.byteOffset+t,n),this.length);this.length+=n}text(e){let t=e.length;if(this.reserve(t),t<dt){let{memory:r}=this,
n=this.length;for(let i=0;i<t;i++)r[n++]=e.charCodeAt(i)}else this.buffer.write(e,this.length,"latin1");this.length+=t}integer(e){this.reserve(20);let{memory:t}=this,
r=Ee(e);for(let n=this.length+r-1;n>=this.length;n--){let i=Math.floor(e/10);t[n]=48+(e-i*10),e=i}this.length+=r}byte(e){this.reserve(1),this.memory[this.length++]=
e}fill(e,t){this.reserve(e),t(this.memory,this.length),this.length+=e}},nt=class{length=0;copy(e,t,r){this.length+=r-t}text(e){this.length+=e.length}integer(e){
this.length+=Ee(e)}byte(){this.length++}fill(e){this.length+=e}};function Ee(e){return e<10?1:e<100?2:e<1e3?3:e<1e4?4:e<1e5?5:e<1e6?6:String(e).length}var x=Uint8Array,
P=Uint16Array,Me=Int32Array,ge=new x([0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0,0,0,0]),me=new x([0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,
10,11,11,12,12,13,13,0,0]),xe=new x([16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15]),Ke=function(e,t){for(var r=new P(31),n=0;n<31;++n)r[n]=t+=1<<e[n-1];for(var i=new Me(
r[30]),n=1;n<30;++n)for(var s=r[n];s<r[n+1];++s)i[s]=s-r[n]<<5|n;return{b:r,r:i}},Oe=Ke(ge,2),Re=Oe.b,ke=Oe.r;Re[28]=258,ke[258]=28;var Je=Ke(me,0),yt=Je.b,Qe=Je.
r,ze=new P(32768);for(b=0;b<32768;++b)J=(b&43690)>>1|(b&21845)<<1,J=(J&52428)>>2|(J&13107)<<2,J=(J&61680)>>4|(J&3855)<<4,ze[b]=((J&65280)>>8|(J&255)<<8)>>1;var J,
b,O=(function(e,t,r){for(var n=e.length,i=0,s=new P(t);i<n;++i)e[i]&&++s[e[i]-1];var a=new P(t);for(i=1;i<t;++i)a[i]=a[i-1]+s[i-1]<<1;var h;if(r){h=new P(1<<t);
var u=15-t;for(i=0;i<n;++i)if(e[i])for(var d=i<<4|e[i],o=t-e[i],l=a[e[i]-1]++<<o,f=l|(1<<o)-1;l<=f;++l)h[ze[l]>>u]=d}else for(h=new P(n),i=0;i<n;++i)e[i]&&(h[i]=
ze[a[e[i]-1]++]>>15-e[i]);return h}),$=new x(288);for(b=0;b<144;++b)$[b]=8;var b;for(b=144;b<256;++b)$[b]=9;var b;for(b=256;b<280;++b)$[b]=7;var b;for(b=280;b<288;++b)
$[b]=8;var b,se=new x(32);for(b=0;b<32;++b)se[b]=5;var b,bt=O($,9,0),pt=O($,9,1),wt=O(se,5,0),Mt=O(se,5,1),Ae=function(e){for(var t=e[0],r=1;r<e.length;++r)e[r]>
t&&(t=e[r]);return t},E=function(e,t,r){var n=t/8|0;return(e[n]|e[n+1]<<8)>>(t&7)&r},Ue=function(e,t){var r=t/8|0;return(e[r]|e[r+1]<<8|e[r+2]<<16)>>(t&7)},Ce=function(e){
return(e+7)/8|0},ae=function(e,t,r){return(t==null||t<0)&&(t=0),(r==null||r>e.length)&&(r=e.length),new x(e.subarray(t,r))},it={UnexpectedEOF:0,InvalidBlockType:1,
InvalidLengthLiteral:2,InvalidDistance:3,StreamFinished:4,NoStreamHandler:5,InvalidHeader:6,NoCallback:7,InvalidUTF8:8,ExtraFieldTooLong:9,InvalidDate:10,FilenameTooLong:11,
StreamFinishing:12,InvalidZipData:13,UnknownCompressionMethod:14},xt=["unexpected EOF","invalid block type","invalid length/literal","invalid distance","stream \
finished","no stream handler",,"no callback","invalid UTF-8 data","extra field too long","date not in range 1980-2099","filename too long","stream finishing","i\
nvalid zip data"],W=function(e,t,r){var n=new Error(t||xt[e]);if(n.code=e,Error.captureStackTrace&&Error.captureStackTrace(n,W),!r)throw n;return n},_e=function(e,t,r,n){
var i=e.length,s=n?n.length:0;if(!i||t.f&&!t.l)return r||new x(0);var a=!r,h=a||t.i!=2,u=t.i;a&&(r=new x(i*3));var d=function(ne){var ie=r.length;if(ne>ie){var ee=new x(
Math.max(ie*2,ne));ee.set(r),r=ee}},o=t.f||0,l=t.p||0,f=t.b||0,v=t.l,y=t.d,m=t.m,p=t.n,I=i*8;do{if(!v){o=E(e,l,1);var A=E(e,l+1,3);if(l+=3,A)if(A==1)v=pt,y=Mt,m=
9,p=5;else if(A==2){var T=E(e,l,31)+257,U=E(e,l+10,15)+4,L=T+E(e,l+5,31)+1;l+=14;for(var C=new x(L),k=new x(19),c=0;c<U;++c)k[xe[c]]=E(e,l+c*3,7);l+=U*3;for(var g=Ae(
k),Z=(1<<g)-1,_=O(k,g,1),c=0;c<L;){var S=_[E(e,l,Z)];l+=S&15;var D=S>>4;if(D<16)C[c++]=D;else{var z=0,H=0;for(D==16?(H=3+E(e,l,3),l+=2,z=C[c-1]):D==17?(H=3+E(e,
l,7),l+=3):D==18&&(H=11+E(e,l,127),l+=7);H--;)C[c++]=z}}var N=C.subarray(0,T),w=C.subarray(T);m=Ae(N),p=Ae(w),v=O(N,m,1),y=O(w,p,1)}else W(1);else{var D=Ce(l)+4,
B=e[D-4]|e[D-3]<<8,X=D+B;if(X>i){u&&W(0);break}h&&d(f+B),r.set(e.subarray(D,X),f),t.b=f+=B,t.p=l=X*8,t.f=o;continue}if(l>I){u&&W(0);break}}h&&d(f+131072);for(var re=(1<<
m)-1,Y=(1<<p)-1,R=l;;R=l){var z=v[Ue(e,l)&re],j=z>>4;if(l+=z&15,l>I){u&&W(0);break}if(z||W(2),j<256)r[f++]=j;else if(j==256){R=l,v=null;break}else{var F=j-254;if(j>
264){var c=j-257,M=ge[c];F=E(e,l,(1<<M)-1)+Re[c],l+=M}var K=y[Ue(e,l)&Y],q=K>>4;K||W(3),l+=K&15;var w=yt[q];if(q>3){var M=me[q];w+=Ue(e,l)&(1<<M)-1,l+=M}if(l>I){
u&&W(0);break}h&&d(f+131072);var G=f+F;if(f<w){var ce=s-w,ve=Math.min(w,G);for(ce+f<0&&W(3);f<ve;++f)r[f]=n[ce+f]}for(;f<G;++f)r[f]=r[f-w]}}t.l=v,t.p=R,t.b=f,t.
f=o,v&&(o=1,t.m=m,t.d=y,t.n=p)}while(!o);return f!=r.length&&a?ae(r,0,f):r.subarray(0,f)},Q=function(e,t,r){r<<=t&7;var n=t/8|0;e[n]|=r,e[n+1]|=r>>8},he=function(e,t,r){
r<<=t&7;var n=t/8|0;e[n]|=r,e[n+1]|=r>>8,e[n+2]|=r>>16},De=function(e,t){for(var r=[],n=0;n<e.length;++n)e[n]&&r.push({s:n,f:e[n]});var i=r.length,s=r.slice();if(!i)
return{t:de,l:0};if(i==1){var a=new x(r[0].s+1);return a[r[0].s]=1,{t:a,l:1}}r.sort(function(L,C){return L.f-C.f}),r.push({s:-1,f:25001});var h=r[0],u=r[1],d=0,
o=1,l=2;for(r[0]={s:-1,f:h.f+u.f,l:h,r:u};o!=i-1;)h=r[r[d].f<r[l].f?d++:l++],u=r[d!=o&&r[d].f<r[l].f?d++:l++],r[o++]={s:-1,f:h.f+u.f,l:h,r:u};for(var f=s[0].s,n=1;n<
i;++n)s[n].s>f&&(f=s[n].s);var v=new P(f+1),y=Ie(r[o-1],v,0);if(y>t){var n=0,m=0,p=y-t,I=1<<p;for(s.sort(function(C,k){return v[k.s]-v[C.s]||C.f-k.f});n<i;++n){
var A=s[n].s;if(v[A]>t)m+=I-(1<<y-v[A]),v[A]=t;else break}for(m>>=p;m>0;){var T=s[n].s;v[T]<t?m-=1<<t-v[T]++-1:++n}for(;n>=0&&m;--n){var U=s[n].s;v[U]==t&&(--v[U],
++m)}y=t}return{t:new x(v),l:y}},Ie=function(e,t,r){return e.s==-1?Math.max(Ie(e.l,t,r+1),Ie(e.r,t,r+1)):t[e.s]=r},$e=function(e){for(var t=e.length;t&&!e[--t];)
;for(var r=new P(++t),n=0,i=e[0],s=1,a=function(u){r[n++]=u},h=1;h<=t;++h)if(e[h]==i&&h!=t)++s;else{if(!i&&s>2){for(;s>138;s-=138)a(32754);s>2&&(a(s>10?s-11<<5|
28690:s-3<<5|12305),s=0)}else if(s>3){for(a(i),--s;s>6;s-=6)a(8304);s>2&&(a(s-3<<5|8208),s=0)}for(;s--;)a(i);s=1,i=e[h]}return{c:r.subarray(0,n),n:t}},oe=function(e,t){
for(var r=0,n=0;n<t.length;++n)r+=e[n]*t[n];return r},Te=function(e,t,r){var n=r.length,i=Ce(t+2);e[i]=n&255,e[i+1]=n>>8,e[i+2]=e[i]^255,e[i+3]=e[i+1]^255;for(var s=0;s<
n;++s)e[i+s+4]=r[s];return(i+4+n)*8},Ve=function(e,t,r,n,i,s,a,h,u,d,o){Q(t,o++,r),++i[256];for(var l=De(i,15),f=l.t,v=l.l,y=De(s,15),m=y.t,p=y.l,I=$e(f),A=I.c,
T=I.n,U=$e(m),L=U.c,C=U.n,k=new P(19),c=0;c<A.length;++c)++k[A[c]&31];for(var c=0;c<L.length;++c)++k[L[c]&31];for(var g=De(k,7),Z=g.t,_=g.l,S=19;S>4&&!Z[xe[S-1]];--S)
;var D=d+5<<3,z=oe(i,$)+oe(s,se)+a,H=oe(i,f)+oe(s,m)+a+14+3*S+oe(k,Z)+2*k[16]+3*k[17]+7*k[18];if(u>=0&&D<=z&&D<=H)return Te(t,o,e.subarray(u,u+d));var N,w,B,X;if(Q(
t,o,1+(H<z)),o+=2,H<z){N=O(f,v,0),w=f,B=O(m,p,0),X=m;var re=O(Z,_,0);Q(t,o,T-257),Q(t,o+5,C-1),Q(t,o+10,S-4),o+=14;for(var c=0;c<S;++c)Q(t,o+3*c,Z[xe[c]]);o+=3*
S;for(var Y=[A,L],R=0;R<2;++R)for(var j=Y[R],c=0;c<j.length;++c){var F=j[c]&31;Q(t,o,re[F]),o+=Z[F],F>15&&(Q(t,o,j[c]>>5&127),o+=j[c]>>12)}}else N=bt,w=$,B=wt,X=
se;for(var c=0;c<h;++c){var M=n[c];if(M>255){var F=M>>18&31;he(t,o,N[F+257]),o+=w[F+257],F>7&&(Q(t,o,M>>23&31),o+=ge[F]);var K=M&31;he(t,o,B[K]),o+=X[K],K>3&&(he(
t,o,M>>5&8191),o+=me[K])}else he(t,o,N[M]),o+=w[M]}return he(t,o,N[256]),o+w[256]},kt=new Me([65540,131080,131088,131104,262176,1048704,1048832,2114560,2117632]),
de=new x(0),zt=function(e,t,r,n,i,s){var a=s.z||e.length,h=new x(n+a+5*(1+Math.ceil(a/7e3))+i),u=h.subarray(n,h.length-i),d=s.l,o=(s.r||0)&7;if(t){o&&(u[0]=s.r>>
3);for(var l=kt[t-1],f=l>>13,v=l&8191,y=(1<<r)-1,m=s.p||new P(32768),p=s.h||new P(y+1),I=Math.ceil(r/3),A=2*I,T=function(pe){return(e[pe]^e[pe+1]<<I^e[pe+2]<<A)&
y},U=new Me(25e3),L=new P(288),C=new P(32),k=0,c=0,g=s.i||0,Z=0,_=s.w||0,S=0;g+2<a;++g){var D=T(g),z=g&32767,H=p[D];if(m[z]=H,p[D]=z,_<=g){var N=a-g;if((k>7e3||
Z>24576)&&(N>423||!d)){o=Ve(e,u,0,U,L,C,c,Z,S,g-S,o),Z=k=c=0,S=g;for(var w=0;w<286;++w)L[w]=0;for(var w=0;w<30;++w)C[w]=0}var B=2,X=0,re=v,Y=z-H&32767;if(N>2&&D==
T(g-Y))for(var R=Math.min(f,N)-1,j=Math.min(32767,g),F=Math.min(258,N);Y<=j&&--re&&z!=H;){if(e[g+B]==e[g+B-Y]){for(var M=0;M<F&&e[g+M]==e[g+M-Y];++M);if(M>B){if(B=
M,X=Y,M>R)break;for(var K=Math.min(Y,M-2),q=0,w=0;w<K;++w){var G=g-Y+w&32767,ce=m[G],ve=G-ce&32767;ve>q&&(q=ve,H=G)}}}z=H,H=m[z],Y+=z-H&32767}if(X){U[Z++]=268435456|
ke[B]<<18|Qe[X];var ne=ke[B]&31,ie=Qe[X]&31;c+=ge[ne]+me[ie],++L[257+ne],++C[ie],_=g+B,++k}else U[Z++]=e[g],++L[e[g]]}}for(g=Math.max(g,_);g<a;++g)U[Z++]=e[g],++L[e[g]];
o=Ve(e,u,d,U,L,C,c,Z,S,g-S,o),d||(s.r=o&7|u[o/8|0]<<3,o-=7,s.h=p,s.p=m,s.i=g,s.w=_)}else{for(var g=s.w||0;g<a+d;g+=65535){var ee=g+65535;ee>=a&&(u[o/8|0]=d,ee=a),
o=Te(u,o+1,e.subarray(g,ee))}s.i=a}return ae(h,0,n+Ce(o)+i)},Se=function(){var e=1,t=0;return{p:function(r){for(var n=e,i=t,s=r.length|0,a=0;a!=s;){for(var h=Math.
min(a+2655,s);a<h;++a)i+=n+=r[a];n=(n&65535)+15*(n>>16),i=(i&65535)+15*(i>>16)}e=n,t=i},d:function(){return e%=65521,t%=65521,(e&255)<<24|(e&65280)<<8|(t&255)<<
8|t>>8}}},He=function(e,t,r,n,i){if(!i&&(i={l:1},t.dictionary)){var s=t.dictionary.subarray(-32768),a=new x(s.length+e.length);a.set(s),a.set(e,s.length),e=a,i.
w=s.length}return zt(e,t.level==null?6:t.level,t.mem==null?i.l?Math.ceil(Math.max(8,Math.min(13,Math.log(e.length)))*1.5):20:12+t.mem,r,n,i)},Le=function(e,t,r){
for(;r;++t)e[t]=r,r>>>=8},qe=function(e,t){var r=t.level,n=r==0?0:r<6?1:r==9?3:2;if(e[0]=120,e[1]=n<<6|(t.dictionary&&32),e[1]|=31-(e[0]<<8|e[1])%31,t.dictionary){
var i=Se();i.p(t.dictionary),Le(e,2,i.d())}},Ze=(function(){function e(t,r){if(typeof t=="function"&&(r=t,t={}),this.ondata=r,this.o=t||{},this.s={l:0,i:32768,w:32768,
z:32768},this.b=new x(98304),this.o.dictionary){var n=this.o.dictionary.subarray(-32768);this.b.set(n,32768-n.length),this.s.i=32768-n.length}}return e.prototype.
p=function(t,r){this.ondata(He(t,this.o,0,0,this.s),r)},e.prototype.push=function(t,r){this.ondata||W(5),this.s.l&&W(4);var n=t.length+this.s.z;if(n>this.b.length){
if(n>2*this.b.length-32768){var i=new x(n&-32768);i.set(this.b.subarray(0,this.s.z)),this.b=i}var s=this.b.length-this.s.z;this.b.set(t.subarray(0,s),this.s.z),
this.s.z=this.b.length,this.p(this.b,!1),this.b.set(this.b.subarray(-32768)),this.b.set(t.subarray(s),32768),this.s.z=t.length-s+32768,this.s.i=32766,this.s.w=32768}else
this.b.set(t,this.s.z),this.s.z+=t.length;this.s.l=r&1,(this.s.z>this.s.w+8191||r)&&(this.p(this.b,r||!1),this.s.w=this.s.i,this.s.i-=2),r&&(this.s=this.o={},this.
b=de)},e.prototype.flush=function(t){if(this.ondata||W(5),this.s.l&&W(4),this.p(this.b,!1),this.s.w=this.s.i,this.s.i-=2,t){var r=new x(6);r[0]=this.s.r>>3;var n=Te(
r,this.s.r,de);this.s.r=0,this.ondata(r.subarray(0,n>>3),!1)}},e})(),Fe=(function(){function e(t,r){typeof t=="function"&&(r=t,t={}),this.ondata=r;var n=t&&t.dictionary&&
t.dictionary.subarray(-32768);this.s={i:0,b:n?n.length:0},this.o=new x(32768),this.p=new x(0),n&&this.o.set(n)}return e.prototype.e=function(t){if(this.ondata||
W(5),this.d&&W(4),!this.p.length)this.p=t;else if(t.length){var r=new x(this.p.length+t.length);r.set(this.p),r.set(t,this.p.length),this.p=r}},e.prototype.c=function(t){
this.s.i=+(this.d=t||!1);var r=this.s.b,n=_e(this.p,this.s,this.o);this.ondata(ae(n,r,this.s.b),this.d),this.o=ae(n,this.s.b-32768),this.s.b=this.o.length,this.
p=ae(this.p,this.s.p/8|0),this.s.p&=7},e.prototype.push=function(t,r){this.e(t),this.c(r)},e})();function Pe(e,t){return _e(e,{i:2},t&&t.out,t&&t.dictionary)}var At=(function(){
function e(t,r){this.c=Se(),this.v=1,Ze.call(this,t,r)}return e.prototype.push=function(t,r){this.c.p(t),Ze.prototype.push.call(this,t,r)},e.prototype.p=function(t,r){
var n=He(t,this.o,this.v&&(this.o.dictionary?6:2),r&&4,this.s);this.v&&(qe(n,this.o),this.v=0),r&&Le(n,n.length-4,this.c.d()),this.ondata(n,r)},e.prototype.flush=
function(t){Ze.prototype.flush.call(this,t)},e})();function be(e,t){t||(t={});var r=Se();r.p(e);var n=He(e,t,t.dictionary?6:2,4);return qe(n,t),Le(n,n.length-4,
r.d()),n}var Ut=typeof TextDecoder<"u"&&new TextDecoder,Ct=0;try{Ut.decode(de,{stream:!0}),Ct=1}catch{}function Xe(e,t){let r=new At(e,n=>t.copy(n,0,n.length));
return Object.assign(r.s,{i:0,w:0,z:0}),r}var Ge={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},Dt=new Set(["F\
lateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","Crypt"]),st=e=>Dt.has(Ge[e]??e);function at(e,t,r,n,i={found:!1}){switch(Ge[e]??e){case"\
FlateDecode":return rt(Tt(t,n,i),r);case"LZWDecode":return rt(Lt(t,fe(r?.get("EarlyChange"),1),n,i),r);case"ASCII85Decode":return Zt(t);case"ASCIIHexDecode":return(0,V.g)(
t,0,t.length);case"RunLengthDecode":return Bt(t,n);case"Crypt":return t;default:throw(0,te.f)("a stream that must be read uses a filter that is not supported")}}
var Ye=e=>be(e,{level:4,mem:3});async function ht(e,t){if(e.length<=le)return Ye(e);let r=new je(e.length>>2),n=Xe({level:4,mem:3},r);for(let i=0;i<e.length;i+=
le){n.push(e.subarray(i,i+le),i+le>=e.length);let s=t.step(le*4);s&&await s}return r.bytes}var le=1<<19,ot=e=>be(e,{level:0});function Be({stream:e,total:t},r){
let n="It may be a decompression bomb; if it is not, save it without compression in another program";return r>e?(0,ue.b)("streamBytes",`A stream of the document\
 expands to more than ${e} bytes`,n):(0,ue.b)("expansion",`The streams of the document expand to more than ${t} bytes`,n)}var We=class{constructor(e){this.budget=
e}budget;chunks=[];size=0;consumed=0;push(e){if(this.size+=e.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.
size,Be(this.budget,this.size);this.chunks.push(e)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];let e=new Uint8Array(
this.size),t=0;for(let r of this.chunks)e.set(r,t),t+=r.length;return e}},ye=16384,It=1<<26;function Tt(e,t,r){let n=t.codec?.inflateNow(e,Math.min(t.stream,t.remaining,
It));if(n)return t.remaining-=n.length,n;let i=0;for(;i<e.length&&i<4&&V.a[e[i]]===1;)i++;let s=(e[i]&15)===8&&(e[i]<<8|e[i+1])%31===0;s||(r.found=!0);let a=St(
e.subarray(s?i+2:0),t,r);if(a)return a;throw(0,te.f)("a compressed stream is damaged")}function St(e,t,r){if(t.remaining<=0)throw Be(t,0);let n=new We(t);if(e.length<=
16*ye){let s=(t.scratch??new ue.c).bytes;try{let a=Pe(e,{out:s});if(a.length<s.length)return n.push(a.slice()),n.finish()}catch(a){if(a instanceof te.b)throw a}}
if(et(e,n,e.length))return n.finish();r.found=!0;let i=new We(t);return et(e,i,Math.floor(n.consumed/ye)*ye),i.size===0?void 0:i.finish()}var Ht=16;function et(e,t,r){
let n=new Fe(s=>{s.length&&t.push(s)}),i=r<e.length;try{for(let s=0;s<e.length;){let a=s<r?ye:Ht;t.consumed=s,n.push(e.subarray(s,s+a),!i&&s+a>=e.length),s+=a}}catch(s){
if(s instanceof te.b)throw s;return!1}return!0}function Lt(e,t,r,n){let i=new We(r),s=new Int16Array(4096),a=new Uint8Array(4096),h=new Uint16Array(4096);for(let m=0;m<
256;m++)a[m]=m,h[m]=1;let u=258,d=9,o=-1,l=0,f=0,v=new Uint8Array(65536),y=0;for(let m of e){if(f=(f<<8|m)&16777215,l+=8,l<d)continue;l-=d;let p=f>>l&(1<<d)-1;if(p===
257)break;if(p===256){u=258,d=9,o=-1;continue}let I=p<u&&(p<256||p>=258);if(!I&&(o<0||p!==u)){n.found=!0;break}let A=I?h[p]:h[o]+1;y+A>v.length&&(i.push(v.subarray(
0,y)),v=new Uint8Array(65536),y=0);let T=I?p:o,U=y+h[T];for(;U>y;)v[--U]=a[T],T=s[T];I||(v[y+A-1]=v[y]),o>=0&&u<4096&&(s[u]=o,a[u]=v[y],h[u]=h[o]+1,u++),y+=A,o=
p,u+t>=2048?d=12:u+t>=1024?d=11:u+t>=512?d=10:d=9}return i.push(v.subarray(0,y)),i.finish()}function Zt(e){let t=e.length+5;for(let h of e)h===122&&(t+=3);let r=new Uint8Array(
t),n=0,i=0,s=0,a=e[0]===60&&e[1]===126?2:0;for(;a<e.length;a++){let h=e[a];if(h===126)break;if(V.a[h]!==1){if(h===122&&s===0){n+=4;continue}if(!(h<33||h>117)&&(i=
i*85+(h-33),!(++s<5))){for(let u=24;u>=0;u-=8)r[n++]=Math.floor(i/2**u)&255;i=s=0}}}if(s>1){for(let h=s;h<5;h++)i=i*85+84;for(let h=0;h<s-1;h++)r[n++]=Math.floor(
i/2**(24-8*h))&255}return r.slice(0,n)}function Bt(e,t){let r=0;if(tt(e,(s,a,h)=>r+=a+h),r>t.stream||r>t.remaining)throw Be(t,r);t.remaining-=r;let n=new Uint8Array(
r),i=0;return tt(e,(s,a,h)=>{for(let u=0;u<a;u++)n[i+u]=e[s+u];h>0&&n.fill(e[s],i,i+h),i+=a+h}),n}function tt(e,t){for(let r=0;r<e.length&&e[r]!==128;){let n=e[r++];
if(r>=e.length)return;n<128?t(r,Math.min(n+1,e.length-r),0):t(r,0,257-n),r+=n<128?n+1:1}}function rt(e,t){let r=fe(t?.get("Predictor"),1);if(r<=1)return e;let n=Ne(
fe(t?.get("Colors"),1),1,32),i=Ne(fe(t?.get("BitsPerComponent"),8),1,16),s=Ne(fe(t?.get("Columns"),1),1,1<<24),a=Math.max(1,n*i>>3),h=Math.ceil(n*i*s/8);return r===
2?Wt(e,h,a,i):Nt(e,h,a)}function Wt(e,t,r,n){if(n!==8)return e;let i=e.slice();for(let s=0;s<i.length;s+=t){let a=Math.min(s+t,i.length);for(let h=s+r;h<a;h++)i[h]=
i[h]+i[h-r]}return i}function Nt(e,t,r){let n=Math.ceil(e.length/(t+1)),i=new Uint8Array(e.length-n),s=0;for(let a=0;a<n;a++){let h=a*(t+1),u=e[h],d=Math.min(t,
e.length-h-1),o=a*t,l=o-t;for(let f=0;f<d;f++){let v=e[h+1+f],y=f>=r?i[o+f-r]:0,m=a>0?i[l+f]:0;switch(u){case 1:i[o+f]=v+y;break;case 2:i[o+f]=v+m;break;case 3:
i[o+f]=v+(y+m>>1);break;case 4:{let p=a>0&&f>=r?i[l+f-r]:0;i[o+f]=v+jt(y,m,p);break}default:i[o+f]=v}}s=o+d}return i.subarray(0,s)}function jt(e,t,r){let n=e+t-
r,[i,s,a]=[Math.abs(n-e),Math.abs(n-t),Math.abs(n-r)];return i<=s&&i<=a?e:s<=a?t:r}var fe=(e,t)=>typeof e=="number"?Math.trunc(e):t,Ne=(e,t,r)=>Math.min(Math.max(
e,t),r);0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k,l});
