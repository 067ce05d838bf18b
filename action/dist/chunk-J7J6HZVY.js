var cr=Object.defineProperty;var Or=Object.getOwnPropertyDescriptor;var Pr=Object.getOwnPropertyNames;var Yr=Object.prototype.hasOwnProperty;var qr=(t,r)=>{for(var i in r)cr(t,i,{get:r[i],enumerable:!0})},Lr=(t,r,i,s)=>{if(r&&typeof r=="object"||typeof r=="function")for(let e of Pr(r))!Yr.call(t,e)&&
e!==i&&cr(t,e,{get:()=>r[e],enumerable:!(s=Or(r,e))||s.enumerable});return t};var Zr=t=>Lr(cr({},"__esModule",{value:!0}),t);var st={};qr(st,{a:()=>Gr,b:()=>Hr,c:()=>Jr,d:()=>_r});module.exports=Zr(st);var y=Uint8Array,H=Uint16Array,pr=Int32Array,hr=new y([0,0,0,0,0,0,0,0,1,1,1,1,2,2,
2,2,3,3,3,3,4,4,4,4,5,5,5,5,0,0,0,0]),lr=new y([0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,0,0]),br=new y([16,17,18,0,8,7,9,6,10,5,11,4,
12,3,13,2,14,1,15]),Kr=function(t,r){for(var i=new H(31),s=0;s<31;++s)i[s]=r+=1<<t[s-1];for(var e=new pr(i[30]),s=1;s<30;++s)for(var a=i[s];a<i[s+1];++a)e[a]=a-
i[s]<<5|s;return{b:i,r:e}},Nr=Kr(hr,2),Qr=Nr.b,gr=Nr.r;Qr[28]=258,gr[258]=28;var Wr=Kr(lr,0),Rr=Wr.b,Dr=Wr.r,wr=new H(32768);for(u=0;u<32768;++u)R=(u&43690)>>1|
(u&21845)<<1,R=(R&52428)>>2|(R&13107)<<2,R=(R&61680)>>4|(R&3855)<<4,wr[u]=((R&65280)>>8|(R&255)<<8)>>1;var R,u,L=(function(t,r,i){for(var s=t.length,e=0,a=new H(
r);e<s;++e)t[e]&&++a[t[e]-1];var o=new H(r);for(e=1;e<r;++e)o[e]=o[e-1]+a[e-1]<<1;var c;if(i){c=new H(1<<r);var b=15-r;for(e=0;e<s;++e)if(t[e])for(var z=e<<4|t[e],
n=r-t[e],f=o[t[e]-1]++<<n,v=f|(1<<n)-1;f<=v;++f)c[wr[f]>>b]=z}else for(c=new H(s),e=0;e<s;++e)t[e]&&(c[e]=wr[o[t[e]-1]++]>>15-t[e]);return c}),$=new y(288);for(u=
0;u<144;++u)$[u]=8;var u;for(u=144;u<256;++u)$[u]=9;var u;for(u=256;u<280;++u)$[u]=7;var u;for(u=280;u<288;++u)$[u]=8;var u,sr=new y(32);for(u=0;u<32;++u)sr[u]=
5;var u,Br=L($,9,0),Sr=L($,9,1),$r=L(sr,5,0),Cr=L(sr,5,1),dr=function(t){for(var r=t[0],i=1;i<t.length;++i)t[i]>r&&(r=t[i]);return r},Y=function(t,r,i){var s=r/
8|0;return(t[s]|t[s+1]<<8)>>(r&7)&i},yr=function(t,r){var i=r/8|0;return(t[i]|t[i+1]<<8|t[i+2]<<16)>>(r&7)},zr=function(t){return(t+7)/8|0},er=function(t,r,i){return(r==
null||r<0)&&(r=0),(i==null||i>t.length)&&(i=t.length),new y(t.subarray(r,i))},Ur=["unexpected EOF","invalid block type","invalid length/literal","invalid distan\
ce","stream finished","no stream handler",,"no callback","invalid UTF-8 data","extra field too long","date not in range 1980-2099","filename too long","stream f\
inishing","invalid zip data"],W=function(t,r,i){var s=new Error(r||Ur[t]);if(s.code=t,Error.captureStackTrace&&Error.captureStackTrace(s,W),!i)throw s;return s},
Fr=function(t,r,i,s){var e=t.length,a=s?s.length:0;if(!e||r.f&&!r.l)return i||new y(0);var o=!i,c=o||r.i!=2,b=r.i;o&&(i=new y(e*3));var z=function(tr){var ir=i.
length;if(tr>ir){var I=new y(Math.max(ir*2,tr));I.set(i),i=I}},n=r.f||0,f=r.p||0,v=r.b||0,g=r.l,E=r.d,w=r.m,D=r.n,O=e*8;do{if(!g){n=Y(t,f,1);var A=Y(t,f+1,3);if(f+=
3,A)if(A==1)g=Sr,E=Cr,w=9,D=5;else if(A==2){var P=Y(t,f,31)+257,F=Y(t,f+10,15)+4,K=P+Y(t,f+5,31)+1;f+=14;for(var M=new y(K),k=new y(19),h=0;h<F;++h)k[br[h]]=Y(t,
f+h*3,7);f+=F*3;for(var l=dr(k),N=(1<<l)-1,S=L(k,l,1),h=0;h<K;){var T=S[Y(t,f,N)];f+=T&15;var m=T>>4;if(m<16)M[h++]=m;else{var x=0,j=0;for(m==16?(j=3+Y(t,f,3),f+=
2,x=M[h-1]):m==17?(j=3+Y(t,f,7),f+=3):m==18&&(j=11+Y(t,f,127),f+=7);j--;)M[h++]=x}}var V=M.subarray(0,P),p=M.subarray(P);w=dr(V),D=dr(p),g=L(V,w,1),E=L(p,D,1)}else
W(1);else{var m=zr(f)+4,Q=t[m-4]|t[m-3]<<8,J=m+Q;if(J>e){b&&W(0);break}c&&z(v+Q),i.set(t.subarray(m,J),v),r.b=v+=Q,r.p=f=J*8,r.f=n;continue}if(f>O){b&&W(0);break}}
c&&z(v+131072);for(var rr=(1<<w)-1,_=(1<<D)-1,Z=f;;Z=f){var x=g[yr(t,f)&rr],X=x>>4;if(f+=x&15,f>O){b&&W(0);break}if(x||W(2),X<256)i[v++]=X;else if(X==256){Z=f,g=
null;break}else{var G=X-254;if(X>264){var h=X-257,d=hr[h];G=Y(t,f,(1<<d)-1)+Qr[h],f+=d}var q=E[yr(t,f)&_],C=q>>4;q||W(3),f+=q&15;var p=Rr[C];if(C>3){var d=lr[C];
p+=yr(t,f)&(1<<d)-1,f+=d}if(f>O){b&&W(0);break}c&&z(v+131072);var U=v+G;if(v<p){var fr=a-p,or=Math.min(p,U);for(fr+v<0&&W(3);v<or;++v)i[v]=s[fr+v]}for(;v<U;++v)
i[v]=i[v-p]}}r.l=g,r.p=Z,r.b=v,r.f=n,g&&(n=1,r.m=w,r.d=E,r.n=D)}while(!n);return v!=i.length&&o?er(i,0,v):i.subarray(0,v)},B=function(t,r,i){i<<=r&7;var s=r/8|0;
t[s]|=i,t[s+1]|=i>>8},ar=function(t,r,i){i<<=r&7;var s=r/8|0;t[s]|=i,t[s+1]|=i>>8,t[s+2]|=i>>16},kr=function(t,r){for(var i=[],s=0;s<t.length;++s)t[s]&&i.push({
s,f:t[s]});var e=i.length,a=i.slice();if(!e)return{t:vr,l:0};if(e==1){var o=new y(i[0].s+1);return o[i[0].s]=1,{t:o,l:1}}i.sort(function(K,M){return K.f-M.f}),i.
push({s:-1,f:25001});var c=i[0],b=i[1],z=0,n=1,f=2;for(i[0]={s:-1,f:c.f+b.f,l:c,r:b};n!=e-1;)c=i[i[z].f<i[f].f?z++:f++],b=i[z!=n&&i[z].f<i[f].f?z++:f++],i[n++]=
{s:-1,f:c.f+b.f,l:c,r:b};for(var v=a[0].s,s=1;s<e;++s)a[s].s>v&&(v=a[s].s);var g=new H(v+1),E=xr(i[n-1],g,0);if(E>r){var s=0,w=0,D=E-r,O=1<<D;for(a.sort(function(M,k){
return g[k.s]-g[M.s]||M.f-k.f});s<e;++s){var A=a[s].s;if(g[A]>r)w+=O-(1<<E-g[A]),g[A]=r;else break}for(w>>=D;w>0;){var P=a[s].s;g[P]<r?w-=1<<r-g[P]++-1:++s}for(;s>=
0&&w;--s){var F=a[s].s;g[F]==r&&(--g[F],++w)}E=r}return{t:new y(g),l:E}},xr=function(t,r,i){return t.s==-1?Math.max(xr(t.l,r,i+1),xr(t.r,r,i+1)):r[t.s]=i},Ar=function(t){
for(var r=t.length;r&&!t[--r];);for(var i=new H(++r),s=0,e=t[0],a=1,o=function(b){i[s++]=b},c=1;c<=r;++c)if(t[c]==e&&c!=r)++a;else{if(!e&&a>2){for(;a>138;a-=138)
o(32754);a>2&&(o(a>10?a-11<<5|28690:a-3<<5|12305),a=0)}else if(a>3){for(o(e),--a;a>6;a-=6)o(8304);a>2&&(o(a-3<<5|8208),a=0)}for(;a--;)o(e);a=1,e=t[c]}return{c:i.
subarray(0,s),n:r}},nr=function(t,r){for(var i=0,s=0;s<r.length;++s)i+=t[s]*r[s];return i},Mr=function(t,r,i){var s=i.length,e=zr(r+2);t[e]=s&255,t[e+1]=s>>8,t[e+
2]=t[e]^255,t[e+3]=t[e+1]^255;for(var a=0;a<s;++a)t[e+a+4]=i[a];return(e+4+s)*8},Vr=function(t,r,i,s,e,a,o,c,b,z,n){B(r,n++,i),++e[256];for(var f=kr(e,15),v=f.t,
g=f.l,E=kr(a,15),w=E.t,D=E.l,O=Ar(v),A=O.c,P=O.n,F=Ar(w),K=F.c,M=F.n,k=new H(19),h=0;h<A.length;++h)++k[A[h]&31];for(var h=0;h<K.length;++h)++k[K[h]&31];for(var l=kr(
k,7),N=l.t,S=l.l,T=19;T>4&&!N[br[T-1]];--T);var m=z+5<<3,x=nr(e,$)+nr(a,sr)+o,j=nr(e,v)+nr(a,w)+o+14+3*T+nr(k,N)+2*k[16]+3*k[17]+7*k[18];if(b>=0&&m<=x&&m<=j)return Mr(
r,n,t.subarray(b,b+z));var V,p,Q,J;if(B(r,n,1+(j<x)),n+=2,j<x){V=L(v,g,0),p=v,Q=L(w,D,0),J=w;var rr=L(N,S,0);B(r,n,P-257),B(r,n+5,M-1),B(r,n+10,T-4),n+=14;for(var h=0;h<
T;++h)B(r,n+3*h,N[br[h]]);n+=3*T;for(var _=[A,K],Z=0;Z<2;++Z)for(var X=_[Z],h=0;h<X.length;++h){var G=X[h]&31;B(r,n,rr[G]),n+=N[G],G>15&&(B(r,n,X[h]>>5&127),n+=
X[h]>>12)}}else V=Br,p=$,Q=$r,J=sr;for(var h=0;h<c;++h){var d=s[h];if(d>255){var G=d>>18&31;ar(r,n,V[G+257]),n+=p[G+257],G>7&&(B(r,n,d>>23&31),n+=hr[G]);var q=d&
31;ar(r,n,Q[q]),n+=J[q],q>3&&(ar(r,n,d>>5&8191),n+=lr[q])}else ar(r,n,V[d]),n+=p[d]}return ar(r,n,V[256]),n+p[256]},Ir=new pr([65540,131080,131088,131104,262176,
1048704,1048832,2114560,2117632]),vr=new y(0),rt=function(t,r,i,s,e,a){var o=a.z||t.length,c=new y(s+o+5*(1+Math.ceil(o/7e3))+e),b=c.subarray(s,c.length-e),z=a.
l,n=(a.r||0)&7;if(r){n&&(b[0]=a.r>>3);for(var f=Ir[r-1],v=f>>13,g=f&8191,E=(1<<i)-1,w=a.p||new H(32768),D=a.h||new H(E+1),O=Math.ceil(i/3),A=2*O,P=function(ur){
return(t[ur]^t[ur+1]<<O^t[ur+2]<<A)&E},F=new pr(25e3),K=new H(288),M=new H(32),k=0,h=0,l=a.i||0,N=0,S=a.w||0,T=0;l+2<o;++l){var m=P(l),x=l&32767,j=D[m];if(w[x]=
j,D[m]=x,S<=l){var V=o-l;if((k>7e3||N>24576)&&(V>423||!z)){n=Vr(t,b,0,F,K,M,h,N,T,l-T,n),N=k=h=0,T=l;for(var p=0;p<286;++p)K[p]=0;for(var p=0;p<30;++p)M[p]=0}var Q=2,
J=0,rr=g,_=x-j&32767;if(V>2&&m==P(l-_))for(var Z=Math.min(v,V)-1,X=Math.min(32767,l),G=Math.min(258,V);_<=X&&--rr&&x!=j;){if(t[l+Q]==t[l+Q-_]){for(var d=0;d<G&&
t[l+d]==t[l+d-_];++d);if(d>Q){if(Q=d,J=_,d>Z)break;for(var q=Math.min(_,d-2),C=0,p=0;p<q;++p){var U=l-_+p&32767,fr=w[U],or=U-fr&32767;or>C&&(C=or,j=U)}}}x=j,j=w[x],
_+=x-j&32767}if(J){F[N++]=268435456|gr[Q]<<18|Dr[J];var tr=gr[Q]&31,ir=Dr[J]&31;h+=hr[tr]+lr[ir],++K[257+tr],++M[ir],S=l+Q,++k}else F[N++]=t[l],++K[t[l]]}}for(l=
Math.max(l,S);l<o;++l)F[N++]=t[l],++K[t[l]];n=Vr(t,b,z,F,K,M,h,N,T,l-T,n),z||(a.r=n&7|b[n/8|0]<<3,n-=7,a.h=D,a.p=w,a.i=l,a.w=S)}else{for(var l=a.w||0;l<o+z;l+=65535){
var I=l+65535;I>=o&&(b[n/8|0]=z,I=o),n=Mr(b,n+1,t.subarray(l,I))}a.i=o}return er(c,0,s+zr(n)+e)},mr=function(){var t=1,r=0;return{p:function(i){for(var s=t,e=r,
a=i.length|0,o=0;o!=a;){for(var c=Math.min(o+2655,a);o<c;++o)e+=s+=i[o];s=(s&65535)+15*(s>>16),e=(e&65535)+15*(e>>16)}t=s,r=e},d:function(){return t%=65521,r%=65521,
(t&255)<<24|(t&65280)<<8|(r&255)<<8|r>>8}}},Er=function(t,r,i,s,e){if(!e&&(e={l:1},r.dictionary)){var a=r.dictionary.subarray(-32768),o=new y(a.length+t.length);
o.set(a),o.set(t,a.length),t=o,e.w=a.length}return rt(t,r.level==null?6:r.level,r.mem==null?e.l?Math.ceil(Math.max(8,Math.min(13,Math.log(t.length)))*1.5):20:12+
r.mem,i,s,e)},Tr=function(t,r,i){for(;i;++r)t[r]=i,i>>>=8},Xr=function(t,r){var i=r.level,s=i==0?0:i<6?1:i==9?3:2;if(t[0]=120,t[1]=s<<6|(r.dictionary&&32),t[1]|=
31-(t[0]<<8|t[1])%31,r.dictionary){var e=mr();e.p(r.dictionary),Tr(t,2,e.d())}},jr=(function(){function t(r,i){if(typeof r=="function"&&(i=r,r={}),this.ondata=i,
this.o=r||{},this.s={l:0,i:32768,w:32768,z:32768},this.b=new y(98304),this.o.dictionary){var s=this.o.dictionary.subarray(-32768);this.b.set(s,32768-s.length),this.
s.i=32768-s.length}}return t.prototype.p=function(r,i){this.ondata(Er(r,this.o,0,0,this.s),i)},t.prototype.push=function(r,i){this.ondata||W(5),this.s.l&&W(4);var s=r.
length+this.s.z;if(s>this.b.length){if(s>2*this.b.length-32768){var e=new y(s&-32768);e.set(this.b.subarray(0,this.s.z)),this.b=e}var a=this.b.length-this.s.z;this.
b.set(r.subarray(0,a),this.s.z),this.s.z=this.b.length,this.p(this.b,!1),this.b.set(this.b.subarray(-32768)),this.b.set(r.subarray(a),32768),this.s.z=r.length-a+
32768,this.s.i=32766,this.s.w=32768}else this.b.set(r,this.s.z),this.s.z+=r.length;this.s.l=i&1,(this.s.z>this.s.w+8191||i)&&(this.p(this.b,i||!1),this.s.w=this.
s.i,this.s.i-=2),i&&(this.s=this.o={},this.b=vr)},t.prototype.flush=function(r){if(this.ondata||W(5),this.s.l&&W(4),this.p(this.b,!1),this.s.w=this.s.i,this.s.i-=
2,r){var i=new y(6);i[0]=this.s.r>>3;var s=Mr(i,this.s.r,vr);this.s.r=0,this.ondata(i.subarray(0,s>>3),!1)}},t})(),Gr=(function(){function t(r,i){typeof r=="fun\
ction"&&(i=r,r={}),this.ondata=i;var s=r&&r.dictionary&&r.dictionary.subarray(-32768);this.s={i:0,b:s?s.length:0},this.o=new y(32768),this.p=new y(0),s&&this.o.
set(s)}return t.prototype.e=function(r){if(this.ondata||W(5),this.d&&W(4),!this.p.length)this.p=r;else if(r.length){var i=new y(this.p.length+r.length);i.set(this.
p),i.set(r,this.p.length),this.p=i}},t.prototype.c=function(r){this.s.i=+(this.d=r||!1);var i=this.s.b,s=Fr(this.p,this.s,this.o);this.ondata(er(s,i,this.s.b),this.
d),this.o=er(s,this.s.b-32768),this.s.b=this.o.length,this.p=er(this.p,this.s.p/8|0),this.s.p&=7},t.prototype.push=function(r,i){this.e(r),this.c(i)},t})();function Hr(t,r){
return Fr(t,{i:2},r&&r.out,r&&r.dictionary)}var Jr=(function(){function t(r,i){this.c=mr(),this.v=1,jr.call(this,r,i)}return t.prototype.push=function(r,i){this.
c.p(r),jr.prototype.push.call(this,r,i)},t.prototype.p=function(r,i){var s=Er(r,this.o,this.v&&(this.o.dictionary?6:2),i&&4,this.s);this.v&&(Xr(s,this.o),this.v=
0),i&&Tr(s,s.length-4,this.c.d()),this.ondata(s,i)},t.prototype.flush=function(r){jr.prototype.flush.call(this,r)},t})();function _r(t,r){r||(r={});var i=mr();i.
p(t);var s=Er(t,r,r.dictionary?6:2,4);return Xr(s,r),Tr(s,s.length-4,i.d()),s}var tt=typeof TextDecoder<"u"&&new TextDecoder,it=0;try{tt.decode(vr,{stream:!0}),
it=1}catch{}0&&(module.exports={a,b,c,d});
