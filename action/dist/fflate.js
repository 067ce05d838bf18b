"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.Zlib=exports.Inflate=exports.FlateErrorCode=void 0,exports.inflateSync=inflateSync,exports.zlibSync=
zlibSync,require("./chunk-WYN2LYAQ.js");var u8=Uint8Array,u16=Uint16Array,i32=Int32Array,fleb=new u8([0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0,
0,0,0]),fdeb=new u8([0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,0,0]),clim=new u8([16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15]),freb=function(e,r){
for(var n=new u16(31),a=0;a<31;++a)n[a]=r+=1<<e[a-1];for(var t=new i32(n[30]),a=1;a<30;++a)for(var h=n[a];h<n[a+1];++h)t[h]=h-n[a]<<5|a;return{b:n,r:t}},_a=freb(
fleb,2),fl=_a.b,revfl=_a.r;fl[28]=258,revfl[258]=28;var _b=freb(fdeb,0),fd=_b.b,revfd=_b.r,rev=new u16(32768);for(i=0;i<32768;++i)x=(i&43690)>>1|(i&21845)<<1,x=
(x&52428)>>2|(x&13107)<<2,x=(x&61680)>>4|(x&3855)<<4,rev[i]=((x&65280)>>8|(x&255)<<8)>>1;var x,i,hMap=(function(e,r,n){for(var a=e.length,t=0,h=new u16(r);t<a;++t)
e[t]&&++h[e[t]-1];var s=new u16(r);for(t=1;t<r;++t)s[t]=s[t-1]+h[t-1]<<1;var g;if(n){g=new u16(1<<r);var y=15-r;for(t=0;t<a;++t)if(e[t])for(var I=t<<4|e[t],o=r-
e[t],f=s[e[t]-1]++<<o,l=f|(1<<o)-1;f<=l;++f)g[rev[f]>>y]=I}else for(g=new u16(a),t=0;t<a;++t)e[t]&&(g[t]=rev[s[e[t]-1]++]>>15-e[t]);return g}),flt=new u8(288);for(i=
0;i<144;++i)flt[i]=8;var i;for(i=144;i<256;++i)flt[i]=9;var i;for(i=256;i<280;++i)flt[i]=7;var i;for(i=280;i<288;++i)flt[i]=8;var i,fdt=new u8(32);for(i=0;i<32;++i)
fdt[i]=5;var i,flm=hMap(flt,9,0),flrm=hMap(flt,9,1),fdm=hMap(fdt,5,0),fdrm=hMap(fdt,5,1),max=function(e){for(var r=e[0],n=1;n<e.length;++n)e[n]>r&&(r=e[n]);return r},
bits=function(e,r,n){var a=r/8|0;return(e[a]|e[a+1]<<8)>>(r&7)&n},bits16=function(e,r){var n=r/8|0;return(e[n]|e[n+1]<<8|e[n+2]<<16)>>(r&7)},shft=function(e){return(e+
7)/8|0},slc=function(e,r,n){return(r==null||r<0)&&(r=0),(n==null||n>e.length)&&(n=e.length),new u8(e.subarray(r,n))},FlateErrorCode={UnexpectedEOF:0,InvalidBlockType:1,
InvalidLengthLiteral:2,InvalidDistance:3,StreamFinished:4,NoStreamHandler:5,InvalidHeader:6,NoCallback:7,InvalidUTF8:8,ExtraFieldTooLong:9,InvalidDate:10,FilenameTooLong:11,
StreamFinishing:12,InvalidZipData:13,UnknownCompressionMethod:14},ec=["unexpected EOF","invalid block type","invalid length/literal","invalid distance","stream \
finished","no stream handler",,"no callback","invalid UTF-8 data","extra field too long","date not in range 1980-2099","filename too long","stream finishing","i\
nvalid zip data"],err=function(e,r,n){var a=new Error(r||ec[e]);if(a.code=e,Error.captureStackTrace&&Error.captureStackTrace(a,err),!n)throw a;return a},inflt=function(e,r,n,a){
var t=e.length,h=a?a.length:0;if(!t||r.f&&!r.l)return n||new u8(0);var s=!n,g=s||r.i!=2,y=r.i;s&&(n=new u8(t*3));var I=function($){var j=n.length;if($>j){var V=new u8(
Math.max(j*2,$));V.set(n),n=V}},o=r.f||0,f=r.p||0,l=r.b||0,b=r.l,T=r.d,M=r.m,Z=r.n,P=t*8;do{if(!b){o=bits(e,f,1);var L=bits(e,f+1,3);if(f+=3,L)if(L==1)b=flrm,T=
fdrm,M=9,Z=5;else if(L==2){var Q=bits(e,f,31)+257,A=bits(e,f+10,15)+4,U=Q+bits(e,f+5,31)+1;f+=14;for(var k=new u8(U),F=new u8(19),v=0;v<A;++v)F[clim[v]]=bits(e,
f+v*3,7);f+=A*3;for(var u=max(F),C=(1<<u)-1,J=hMap(F,u,1),v=0;v<U;){var E=J[bits(e,f,C)];f+=E&15;var p=E>>4;if(p<16)k[v++]=p;else{var c=0,S=0;for(p==16?(S=3+bits(
e,f,3),f+=2,c=k[v-1]):p==17?(S=3+bits(e,f,7),f+=3):p==18&&(S=11+bits(e,f,127),f+=7);S--;)k[v++]=c}}var N=k.subarray(0,Q),w=k.subarray(Q);M=max(N),Z=max(w),b=hMap(
N,M,1),T=hMap(w,Z,1)}else err(1);else{var p=shft(f)+4,D=e[p-4]|e[p-3]<<8,Y=p+D;if(Y>t){y&&err(0);break}g&&I(l+D),n.set(e.subarray(p,Y),l),r.b=l+=D,r.p=f=Y*8,r.f=
o;continue}if(f>P){y&&err(0);break}}g&&I(l+131072);for(var X=(1<<M)-1,B=(1<<Z)-1,G=f;;G=f){var c=b[bits16(e,f)&X],O=c>>4;if(f+=c&15,f>P){y&&err(0);break}if(c||err(
2),O<256)n[l++]=O;else if(O==256){G=f,b=null;break}else{var H=O-254;if(O>264){var v=O-257,z=fleb[v];H=bits(e,f,(1<<z)-1)+fl[v],f+=z}var W=T[bits16(e,f)&B],K=W>>
4;W||err(3),f+=W&15;var w=fd[K];if(K>3){var z=fdeb[K];w+=bits16(e,f)&(1<<z)-1,f+=z}if(f>P){y&&err(0);break}g&&I(l+131072);var R=l+H;if(l<w){var q=h-w,_=Math.min(
w,R);for(q+l<0&&err(3);l<_;++l)n[l]=a[q+l]}for(;l<R;++l)n[l]=n[l-w]}}r.l=b,r.p=G,r.b=l,r.f=o,b&&(o=1,r.m=M,r.d=T,r.n=Z)}while(!o);return l!=n.length&&s?slc(n,0,
l):n.subarray(0,l)},wbits=function(e,r,n){n<<=r&7;var a=r/8|0;e[a]|=n,e[a+1]|=n>>8},wbits16=function(e,r,n){n<<=r&7;var a=r/8|0;e[a]|=n,e[a+1]|=n>>8,e[a+2]|=n>>
16},hTree=function(e,r){for(var n=[],a=0;a<e.length;++a)e[a]&&n.push({s:a,f:e[a]});var t=n.length,h=n.slice();if(!t)return{t:et,l:0};if(t==1){var s=new u8(n[0].
s+1);return s[n[0].s]=1,{t:s,l:1}}n.sort(function(U,k){return U.f-k.f}),n.push({s:-1,f:25001});var g=n[0],y=n[1],I=0,o=1,f=2;for(n[0]={s:-1,f:g.f+y.f,l:g,r:y};o!=
t-1;)g=n[n[I].f<n[f].f?I++:f++],y=n[I!=o&&n[I].f<n[f].f?I++:f++],n[o++]={s:-1,f:g.f+y.f,l:g,r:y};for(var l=h[0].s,a=1;a<t;++a)h[a].s>l&&(l=h[a].s);var b=new u16(
l+1),T=ln(n[o-1],b,0);if(T>r){var a=0,M=0,Z=T-r,P=1<<Z;for(h.sort(function(k,F){return b[F.s]-b[k.s]||k.f-F.f});a<t;++a){var L=h[a].s;if(b[L]>r)M+=P-(1<<T-b[L]),
b[L]=r;else break}for(M>>=Z;M>0;){var Q=h[a].s;b[Q]<r?M-=1<<r-b[Q]++-1:++a}for(;a>=0&&M;--a){var A=h[a].s;b[A]==r&&(--b[A],++M)}T=r}return{t:new u8(b),l:T}},ln=function(e,r,n){
return e.s==-1?Math.max(ln(e.l,r,n+1),ln(e.r,r,n+1)):r[e.s]=n},lc=function(e){for(var r=e.length;r&&!e[--r];);for(var n=new u16(++r),a=0,t=e[0],h=1,s=function(y){
n[a++]=y},g=1;g<=r;++g)if(e[g]==t&&g!=r)++h;else{if(!t&&h>2){for(;h>138;h-=138)s(32754);h>2&&(s(h>10?h-11<<5|28690:h-3<<5|12305),h=0)}else if(h>3){for(s(t),--h;h>
6;h-=6)s(8304);h>2&&(s(h-3<<5|8208),h=0)}for(;h--;)s(t);h=1,t=e[g]}return{c:n.subarray(0,a),n:r}},clen=function(e,r){for(var n=0,a=0;a<r.length;++a)n+=e[a]*r[a];
return n},wfblk=function(e,r,n){var a=n.length,t=shft(r+2);e[t]=a&255,e[t+1]=a>>8,e[t+2]=e[t]^255,e[t+3]=e[t+1]^255;for(var h=0;h<a;++h)e[t+h+4]=n[h];return(t+4+
a)*8},wblk=function(e,r,n,a,t,h,s,g,y,I,o){wbits(r,o++,n),++t[256];for(var f=hTree(t,15),l=f.t,b=f.l,T=hTree(h,15),M=T.t,Z=T.l,P=lc(l),L=P.c,Q=P.n,A=lc(M),U=A.c,
k=A.n,F=new u16(19),v=0;v<L.length;++v)++F[L[v]&31];for(var v=0;v<U.length;++v)++F[U[v]&31];for(var u=hTree(F,7),C=u.t,J=u.l,E=19;E>4&&!C[clim[E-1]];--E);var p=I+
5<<3,c=clen(t,flt)+clen(h,fdt)+s,S=clen(t,l)+clen(h,M)+s+14+3*E+clen(F,C)+2*F[16]+3*F[17]+7*F[18];if(y>=0&&p<=c&&p<=S)return wfblk(r,o,e.subarray(y,y+I));var N,
w,D,Y;if(wbits(r,o,1+(S<c)),o+=2,S<c){N=hMap(l,b,0),w=l,D=hMap(M,Z,0),Y=M;var X=hMap(C,J,0);wbits(r,o,Q-257),wbits(r,o+5,k-1),wbits(r,o+10,E-4),o+=14;for(var v=0;v<
E;++v)wbits(r,o+3*v,C[clim[v]]);o+=3*E;for(var B=[L,U],G=0;G<2;++G)for(var O=B[G],v=0;v<O.length;++v){var H=O[v]&31;wbits(r,o,X[H]),o+=C[H],H>15&&(wbits(r,o,O[v]>>
5&127),o+=O[v]>>12)}}else N=flm,w=flt,D=fdm,Y=fdt;for(var v=0;v<g;++v){var z=a[v];if(z>255){var H=z>>18&31;wbits16(r,o,N[H+257]),o+=w[H+257],H>7&&(wbits(r,o,z>>
23&31),o+=fleb[H]);var W=z&31;wbits16(r,o,D[W]),o+=Y[W],W>3&&(wbits16(r,o,z>>5&8191),o+=fdeb[W])}else wbits16(r,o,N[z]),o+=w[z]}return wbits16(r,o,N[256]),o+w[256]},
deo=new i32([65540,131080,131088,131104,262176,1048704,1048832,2114560,2117632]),et=new u8(0),dflt=function(e,r,n,a,t,h){var s=h.z||e.length,g=new u8(a+s+5*(1+Math.
ceil(s/7e3))+t),y=g.subarray(a,g.length-t),I=h.l,o=(h.r||0)&7;if(r){o&&(y[0]=h.r>>3);for(var f=deo[r-1],l=f>>13,b=f&8191,T=(1<<n)-1,M=h.p||new u16(32768),Z=h.h||
new u16(T+1),P=Math.ceil(n/3),L=2*P,Q=function(m){return(e[m]^e[m+1]<<P^e[m+2]<<L)&T},A=new i32(25e3),U=new u16(288),k=new u16(32),F=0,v=0,u=h.i||0,C=0,J=h.w||0,
E=0;u+2<s;++u){var p=Q(u),c=u&32767,S=Z[p];if(M[c]=S,Z[p]=c,J<=u){var N=s-u;if((F>7e3||C>24576)&&(N>423||!I)){o=wblk(e,y,0,A,U,k,v,C,E,u-E,o),C=F=v=0,E=u;for(var w=0;w<
286;++w)U[w]=0;for(var w=0;w<30;++w)k[w]=0}var D=2,Y=0,X=b,B=c-S&32767;if(N>2&&p==Q(u-B))for(var G=Math.min(l,N)-1,O=Math.min(32767,u),H=Math.min(258,N);B<=O&&--X&&
c!=S;){if(e[u+D]==e[u+D-B]){for(var z=0;z<H&&e[u+z]==e[u+z-B];++z);if(z>D){if(D=z,Y=B,z>G)break;for(var W=Math.min(B,z-2),K=0,w=0;w<W;++w){var R=u-B+w&32767,q=M[R],
_=R-q&32767;_>K&&(K=_,S=R)}}}c=S,S=M[c],B+=c-S&32767}if(Y){A[C++]=268435456|revfl[D]<<18|revfd[Y];var $=revfl[D]&31,j=revfd[Y]&31;v+=fleb[$]+fdeb[j],++U[257+$],
++k[j],J=u+D,++F}else A[C++]=e[u],++U[e[u]]}}for(u=Math.max(u,J);u<s;++u)A[C++]=e[u],++U[e[u]];o=wblk(e,y,I,A,U,k,v,C,E,u-E,o),I||(h.r=o&7|y[o/8|0]<<3,o-=7,h.h=
Z,h.p=M,h.i=u,h.w=J)}else{for(var u=h.w||0;u<s+I;u+=65535){var V=u+65535;V>=s&&(y[o/8|0]=I,V=s),o=wfblk(y,o+1,e.subarray(u,V))}h.i=s}return slc(g,0,a+shft(o)+t)};
exports.FlateErrorCode=FlateErrorCode;var adler=function(){var e=1,r=0;return{p:function(n){for(var a=e,t=r,h=n.length|0,s=0;s!=h;){for(var g=Math.min(s+2655,h);s<
g;++s)t+=a+=n[s];a=(a&65535)+15*(a>>16),t=(t&65535)+15*(t>>16)}e=a,r=t},d:function(){return e%=65521,r%=65521,(e&255)<<24|(e&65280)<<8|(r&255)<<8|r>>8}}},dopt=function(e,r,n,a,t){
if(!t&&(t={l:1},r.dictionary)){var h=r.dictionary.subarray(-32768),s=new u8(h.length+e.length);s.set(h),s.set(e,h.length),e=s,t.w=h.length}return dflt(e,r.level==
null?6:r.level,r.mem==null?t.l?Math.ceil(Math.max(8,Math.min(13,Math.log(e.length)))*1.5):20:12+r.mem,n,a,t)},wbytes=function(e,r,n){for(;n;++r)e[r]=n,n>>>=8},zlh=function(e,r){
var n=r.level,a=n==0?0:n<6?1:n==9?3:2;if(e[0]=120,e[1]=a<<6|(r.dictionary&&32),e[1]|=31-(e[0]<<8|e[1])%31,r.dictionary){var t=adler();t.p(r.dictionary),wbytes(e,
2,t.d())}},Deflate=(function(){function e(r,n){if(typeof r=="function"&&(n=r,r={}),this.ondata=n,this.o=r||{},this.s={l:0,i:32768,w:32768,z:32768},this.b=new u8(
98304),this.o.dictionary){var a=this.o.dictionary.subarray(-32768);this.b.set(a,32768-a.length),this.s.i=32768-a.length}}return e.prototype.p=function(r,n){this.
ondata(dopt(r,this.o,0,0,this.s),n)},e.prototype.push=function(r,n){this.ondata||err(5),this.s.l&&err(4);var a=r.length+this.s.z;if(a>this.b.length){if(a>2*this.
b.length-32768){var t=new u8(a&-32768);t.set(this.b.subarray(0,this.s.z)),this.b=t}var h=this.b.length-this.s.z;this.b.set(r.subarray(0,h),this.s.z),this.s.z=this.
b.length,this.p(this.b,!1),this.b.set(this.b.subarray(-32768)),this.b.set(r.subarray(h),32768),this.s.z=r.length-h+32768,this.s.i=32766,this.s.w=32768}else this.
b.set(r,this.s.z),this.s.z+=r.length;this.s.l=n&1,(this.s.z>this.s.w+8191||n)&&(this.p(this.b,n||!1),this.s.w=this.s.i,this.s.i-=2),n&&(this.s=this.o={},this.b=
et)},e.prototype.flush=function(r){if(this.ondata||err(5),this.s.l&&err(4),this.p(this.b,!1),this.s.w=this.s.i,this.s.i-=2,r){var n=new u8(6);n[0]=this.s.r>>3;var a=wfblk(
n,this.s.r,et);this.s.r=0,this.ondata(n.subarray(0,a>>3),!1)}},e})(),Inflate=(function(){function e(r,n){typeof r=="function"&&(n=r,r={}),this.ondata=n;var a=r&&
r.dictionary&&r.dictionary.subarray(-32768);this.s={i:0,b:a?a.length:0},this.o=new u8(32768),this.p=new u8(0),a&&this.o.set(a)}return e.prototype.e=function(r){
if(this.ondata||err(5),this.d&&err(4),!this.p.length)this.p=r;else if(r.length){var n=new u8(this.p.length+r.length);n.set(this.p),n.set(r,this.p.length),this.p=
n}},e.prototype.c=function(r){this.s.i=+(this.d=r||!1);var n=this.s.b,a=inflt(this.p,this.s,this.o);this.ondata(slc(a,n,this.s.b),this.d),this.o=slc(a,this.s.b-
32768),this.s.b=this.o.length,this.p=slc(this.p,this.s.p/8|0),this.s.p&=7},e.prototype.push=function(r,n){this.e(r),this.c(n)},e})();exports.Inflate=Inflate;function inflateSync(e,r){
return inflt(e,{i:2},r&&r.out,r&&r.dictionary)}var Zlib=(function(){function e(r,n){this.c=adler(),this.v=1,Deflate.call(this,r,n)}return e.prototype.push=function(r,n){
this.c.p(r),Deflate.prototype.push.call(this,r,n)},e.prototype.p=function(r,n){var a=dopt(r,this.o,this.v&&(this.o.dictionary?6:2),n&&4,this.s);this.v&&(zlh(a,this.
o),this.v=0),n&&wbytes(a,a.length-4,this.c.d()),this.ondata(a,n)},e.prototype.flush=function(r){Deflate.prototype.flush.call(this,r)},e})();exports.Zlib=Zlib;function zlibSync(e,r){
r||(r={});var n=adler();n.p(e);var a=dopt(e,r,r.dictionary?6:2,4);return zlh(a,r),wbytes(a,a.length-4,n.d()),a}var td=typeof TextDecoder<"u"&&new TextDecoder,tds=0;
try{td.decode(et,{stream:!0}),tds=1}catch{}
