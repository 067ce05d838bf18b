var cr=Object.defineProperty;var Xr=Object.getOwnPropertyDescriptor;var $r=Object.getOwnPropertyNames;var Jr=Object.prototype.hasOwnProperty;var _r=(e,r)=>{for(var a in r)cr(e,a,{get:r[a],enumerable:!0})},Lr=(e,r,a,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let n of $r(r))!Jr.call(e,n)&&
n!==a&&cr(e,n,{get:()=>r[n],enumerable:!(t=Xr(r,n))||t.enumerable});return e};var Or=e=>Lr(cr({},"__esModule",{value:!0}),e);var e1={};_r(e1,{a:()=>Qr,b:()=>Rr,c:()=>zr});module.exports=Or(e1);var k=Uint8Array,X=Uint16Array,hr=Int32Array,lr=new k([0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,
3,4,4,4,4,5,5,5,5,0,0,0,0]),sr=new k([0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,0,0]),wr=new k([16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,
14,1,15]),Mr=function(e,r){for(var a=new X(31),t=0;t<31;++t)a[t]=r+=1<<e[t-1];for(var n=new hr(a[30]),t=1;t<30;++t)for(var f=a[t];f<a[t+1];++f)n[f]=f-a[t]<<5|t;
return{b:a,r:n}},mr=Mr(lr,2),Tr=mr.b,gr=mr.r;Tr[28]=258,gr[258]=28;var Ar=Mr(sr,0),Yr=Ar.b,Er=Ar.r,pr=new X(32768);for(c=0;c<32768;++c)N=(c&43690)>>1|(c&21845)<<
1,N=(N&52428)>>2|(N&13107)<<2,N=(N&61680)>>4|(N&3855)<<4,pr[c]=((N&65280)>>8|(N&255)<<8)>>1;var N,c,G=(function(e,r,a){for(var t=e.length,n=0,f=new X(r);n<t;++n)
e[n]&&++f[e[n]-1];var v=new X(r);for(n=1;n<r;++n)v[n]=v[n-1]+f[n-1]<<1;var h;if(a){h=new X(1<<r);var g=15-r;for(n=0;n<t;++n)if(e[n])for(var y=n<<4|e[n],i=r-e[n],
o=v[e[n]-1]++<<i,u=o|(1<<i)-1;o<=u;++o)h[pr[o]>>g]=y}else for(h=new X(t),n=0;n<t;++n)e[n]&&(h[n]=pr[v[e[n]-1]++]>>15-e[n]);return h}),S=new k(288);for(c=0;c<144;++c)
S[c]=8;var c;for(c=144;c<256;++c)S[c]=9;var c;for(c=256;c<280;++c)S[c]=7;var c;for(c=280;c<288;++c)S[c]=8;var c,tr=new k(32);for(c=0;c<32;++c)tr[c]=5;var c,qr=G(
S,9,0),Gr=G(S,9,1),Zr=G(tr,5,0),Nr=G(tr,5,1),dr=function(e){for(var r=e[0],a=1;a<e.length;++a)e[a]>r&&(r=e[a]);return r},O=function(e,r,a){var t=r/8|0;return(e[t]|
e[t+1]<<8)>>(r&7)&a},br=function(e,r){var a=r/8|0;return(e[a]|e[a+1]<<8|e[a+2]<<16)>>(r&7)},yr=function(e){return(e+7)/8|0},nr=function(e,r,a){return(r==null||r<
0)&&(r=0),(a==null||a>e.length)&&(a=e.length),new k(e.subarray(r,a))},Br=["unexpected EOF","invalid block type","invalid length/literal","invalid distance","str\
eam finished","no stream handler",,"no callback","invalid UTF-8 data","extra field too long","date not in range 1980-2099","filename too long","stream finishing",
"invalid zip data"],Y=function(e,r,a){var t=new Error(r||Br[e]);if(t.code=e,Error.captureStackTrace&&Error.captureStackTrace(t,Y),!a)throw t;return t},jr=function(e,r,a,t){
var n=e.length,f=t?t.length:0;if(!n||r.f&&!r.l)return a||new k(0);var v=!a,h=v||r.i!=2,g=r.i;v&&(a=new k(n*3));var y=function(er){var ar=a.length;if(er>ar){var I=new k(
Math.max(ar*2,er));I.set(a),a=I}},i=r.f||0,o=r.p||0,u=r.b||0,p=r.l,A=r.d,d=r.m,W=r.n,_=n*8;do{if(!p){i=O(e,o,1);var F=O(e,o+1,3);if(o+=3,F)if(F==1)p=Gr,A=Nr,d=9,
W=5;else if(F==2){var L=O(e,o,31)+257,D=O(e,o+10,15)+4,H=L+O(e,o+5,31)+1;o+=14;for(var m=new k(H),x=new k(19),l=0;l<D;++l)x[wr[l]]=O(e,o+l*3,7);o+=D*3;for(var s=dr(
x),K=(1<<s)-1,P=G(x,s,1),l=0;l<H;){var E=P[O(e,o,K)];o+=E&15;var T=E>>4;if(T<16)m[l++]=T;else{var M=0,j=0;for(T==16?(j=3+O(e,o,3),o+=2,M=m[l-1]):T==17?(j=3+O(e,
o,7),o+=3):T==18&&(j=11+O(e,o,127),o+=7);j--;)m[l++]=M}}var Q=m.subarray(0,L),w=m.subarray(L);d=dr(Q),W=dr(w),p=G(Q,d,1),A=G(w,W,1)}else Y(1);else{var T=yr(o)+4,
V=e[T-4]|e[T-3]<<8,$=T+V;if($>n){g&&Y(0);break}h&&y(u+V),a.set(e.subarray(T,$),u),r.b=u+=V,r.p=o=$*8,r.f=i;continue}if(o>_){g&&Y(0);break}}h&&y(u+131072);for(var rr=(1<<
d)-1,J=(1<<W)-1,Z=o;;Z=o){var M=p[br(e,o)&rr],R=M>>4;if(o+=M&15,o>_){g&&Y(0);break}if(M||Y(2),R<256)a[u++]=R;else if(R==256){Z=o,p=null;break}else{var z=R-254;if(R>
264){var l=R-257,b=lr[l];z=O(e,o,(1<<b)-1)+Tr[l],o+=b}var q=A[br(e,o)&J],C=q>>4;q||Y(3),o+=q&15;var w=Yr[C];if(C>3){var b=sr[C];w+=br(e,o)&(1<<b)-1,o+=b}if(o>_){
g&&Y(0);break}h&&y(u+131072);var U=u+z;if(u<w){var or=f-w,vr=Math.min(w,U);for(or+u<0&&Y(3);u<vr;++u)a[u]=t[or+u]}for(;u<U;++u)a[u]=a[u-w]}}r.l=p,r.p=Z,r.b=u,r.
f=i,p&&(i=1,r.m=d,r.d=A,r.n=W)}while(!i);return u!=a.length&&v?nr(a,0,u):a.subarray(0,u)},B=function(e,r,a){a<<=r&7;var t=r/8|0;e[t]|=a,e[t+1]|=a>>8},fr=function(e,r,a){
a<<=r&7;var t=r/8|0;e[t]|=a,e[t+1]|=a>>8,e[t+2]|=a>>16},kr=function(e,r){for(var a=[],t=0;t<e.length;++t)e[t]&&a.push({s:t,f:e[t]});var n=a.length,f=a.slice();if(!n)
return{t:Wr,l:0};if(n==1){var v=new k(a[0].s+1);return v[a[0].s]=1,{t:v,l:1}}a.sort(function(H,m){return H.f-m.f}),a.push({s:-1,f:25001});var h=a[0],g=a[1],y=0,
i=1,o=2;for(a[0]={s:-1,f:h.f+g.f,l:h,r:g};i!=n-1;)h=a[a[y].f<a[o].f?y++:o++],g=a[y!=i&&a[y].f<a[o].f?y++:o++],a[i++]={s:-1,f:h.f+g.f,l:h,r:g};for(var u=f[0].s,t=1;t<
n;++t)f[t].s>u&&(u=f[t].s);var p=new X(u+1),A=xr(a[i-1],p,0);if(A>r){var t=0,d=0,W=A-r,_=1<<W;for(f.sort(function(m,x){return p[x.s]-p[m.s]||m.f-x.f});t<n;++t){
var F=f[t].s;if(p[F]>r)d+=_-(1<<A-p[F]),p[F]=r;else break}for(d>>=W;d>0;){var L=f[t].s;p[L]<r?d-=1<<r-p[L]++-1:++t}for(;t>=0&&d;--t){var D=f[t].s;p[D]==r&&(--p[D],
++d)}A=r}return{t:new k(p),l:A}},xr=function(e,r,a){return e.s==-1?Math.max(xr(e.l,r,a+1),xr(e.r,r,a+1)):r[e.s]=a},Hr=function(e){for(var r=e.length;r&&!e[--r];)
;for(var a=new X(++r),t=0,n=e[0],f=1,v=function(g){a[t++]=g},h=1;h<=r;++h)if(e[h]==n&&h!=r)++f;else{if(!n&&f>2){for(;f>138;f-=138)v(32754);f>2&&(v(f>10?f-11<<5|
28690:f-3<<5|12305),f=0)}else if(f>3){for(v(n),--f;f>6;f-=6)v(8304);f>2&&(v(f-3<<5|8208),f=0)}for(;f--;)v(n);f=1,n=e[h]}return{c:a.subarray(0,t),n:r}},ir=function(e,r){
for(var a=0,t=0;t<r.length;++t)a+=e[t]*r[t];return a},Kr=function(e,r,a){var t=a.length,n=yr(r+2);e[n]=t&255,e[n+1]=t>>8,e[n+2]=e[n]^255,e[n+3]=e[n+1]^255;for(var f=0;f<
t;++f)e[n+f+4]=a[f];return(n+4+t)*8},Vr=function(e,r,a,t,n,f,v,h,g,y,i){B(r,i++,a),++n[256];for(var o=kr(n,15),u=o.t,p=o.l,A=kr(f,15),d=A.t,W=A.l,_=Hr(u),F=_.c,
L=_.n,D=Hr(d),H=D.c,m=D.n,x=new X(19),l=0;l<F.length;++l)++x[F[l]&31];for(var l=0;l<H.length;++l)++x[H[l]&31];for(var s=kr(x,7),K=s.t,P=s.l,E=19;E>4&&!K[wr[E-1]];--E)
;var T=y+5<<3,M=ir(n,S)+ir(f,tr)+v,j=ir(n,u)+ir(f,d)+v+14+3*E+ir(x,K)+2*x[16]+3*x[17]+7*x[18];if(g>=0&&T<=M&&T<=j)return Kr(r,i,e.subarray(g,g+y));var Q,w,V,$;if(B(
r,i,1+(j<M)),i+=2,j<M){Q=G(u,p,0),w=u,V=G(d,W,0),$=d;var rr=G(K,P,0);B(r,i,L-257),B(r,i+5,m-1),B(r,i+10,E-4),i+=14;for(var l=0;l<E;++l)B(r,i+3*l,K[wr[l]]);i+=3*
E;for(var J=[F,H],Z=0;Z<2;++Z)for(var R=J[Z],l=0;l<R.length;++l){var z=R[l]&31;B(r,i,rr[z]),i+=K[z],z>15&&(B(r,i,R[l]>>5&127),i+=R[l]>>12)}}else Q=qr,w=S,V=Zr,$=
tr;for(var l=0;l<h;++l){var b=t[l];if(b>255){var z=b>>18&31;fr(r,i,Q[z+257]),i+=w[z+257],z>7&&(B(r,i,b>>23&31),i+=lr[z]);var q=b&31;fr(r,i,V[q]),i+=$[q],q>3&&(fr(
r,i,b>>5&8191),i+=sr[q])}else fr(r,i,Q[b]),i+=w[b]}return fr(r,i,Q[256]),i+w[256]},Pr=new hr([65540,131080,131088,131104,262176,1048704,1048832,2114560,2117632]),
Wr=new k(0),Sr=function(e,r,a,t,n,f){var v=f.z||e.length,h=new k(t+v+5*(1+Math.ceil(v/7e3))+n),g=h.subarray(t,h.length-n),y=f.l,i=(f.r||0)&7;if(r){i&&(g[0]=f.r>>
3);for(var o=Pr[r-1],u=o>>13,p=o&8191,A=(1<<a)-1,d=f.p||new X(32768),W=f.h||new X(A+1),_=Math.ceil(a/3),F=2*_,L=function(ur){return(e[ur]^e[ur+1]<<_^e[ur+2]<<F)&
A},D=new hr(25e3),H=new X(288),m=new X(32),x=0,l=0,s=f.i||0,K=0,P=f.w||0,E=0;s+2<v;++s){var T=L(s),M=s&32767,j=W[T];if(d[M]=j,W[T]=M,P<=s){var Q=v-s;if((x>7e3||
K>24576)&&(Q>423||!y)){i=Vr(e,g,0,D,H,m,l,K,E,s-E,i),K=x=l=0,E=s;for(var w=0;w<286;++w)H[w]=0;for(var w=0;w<30;++w)m[w]=0}var V=2,$=0,rr=p,J=M-j&32767;if(Q>2&&T==
L(s-J))for(var Z=Math.min(u,Q)-1,R=Math.min(32767,s),z=Math.min(258,Q);J<=R&&--rr&&M!=j;){if(e[s+V]==e[s+V-J]){for(var b=0;b<z&&e[s+b]==e[s+b-J];++b);if(b>V){if(V=
b,$=J,b>Z)break;for(var q=Math.min(J,b-2),C=0,w=0;w<q;++w){var U=s-J+w&32767,or=d[U],vr=U-or&32767;vr>C&&(C=vr,j=U)}}}M=j,j=d[M],J+=M-j&32767}if($){D[K++]=268435456|
gr[V]<<18|Er[$];var er=gr[V]&31,ar=Er[$]&31;l+=lr[er]+sr[ar],++H[257+er],++m[ar],P=s+V,++x}else D[K++]=e[s],++H[e[s]]}}for(s=Math.max(s,P);s<v;++s)D[K++]=e[s],++H[e[s]];
i=Vr(e,g,y,D,H,m,l,K,E,s-E,i),y||(f.r=i&7|g[i/8|0]<<3,i-=7,f.h=W,f.p=d,f.i=s,f.w=P)}else{for(var s=f.w||0;s<v+y;s+=65535){var I=s+65535;I>=v&&(g[i/8|0]=y,I=v),i=
Kr(g,i+1,e.subarray(s,I))}f.i=v}return nr(h,0,t+yr(i)+n)},Dr=function(){var e=1,r=0;return{p:function(a){for(var t=e,n=r,f=a.length|0,v=0;v!=f;){for(var h=Math.
min(v+2655,f);v<h;++v)n+=t+=a[v];t=(t&65535)+15*(t>>16),n=(n&65535)+15*(n>>16)}e=t,r=n},d:function(){return e%=65521,r%=65521,(e&255)<<24|(e&65280)<<8|(r&255)<<
8|r>>8}}},Cr=function(e,r,a,t,n){if(!n&&(n={l:1},r.dictionary)){var f=r.dictionary.subarray(-32768),v=new k(f.length+e.length);v.set(f),v.set(e,f.length),e=v,n.
w=f.length}return Sr(e,r.level==null?6:r.level,r.mem==null?n.l?Math.ceil(Math.max(8,Math.min(13,Math.log(e.length)))*1.5):20:12+r.mem,a,t,n)},Fr=function(e,r,a){
for(;a;++r)e[r]=a,a>>>=8},Ur=function(e,r){var a=r.level,t=a==0?0:a<6?1:a==9?3:2;if(e[0]=120,e[1]=t<<6|(r.dictionary&&32),e[1]|=31-(e[0]<<8|e[1])%31,r.dictionary){
var n=Dr();n.p(r.dictionary),Fr(e,2,n.d())}},Qr=(function(){function e(r,a){typeof r=="function"&&(a=r,r={}),this.ondata=a;var t=r&&r.dictionary&&r.dictionary.subarray(
-32768);this.s={i:0,b:t?t.length:0},this.o=new k(32768),this.p=new k(0),t&&this.o.set(t)}return e.prototype.e=function(r){if(this.ondata||Y(5),this.d&&Y(4),!this.
p.length)this.p=r;else if(r.length){var a=new k(this.p.length+r.length);a.set(this.p),a.set(r,this.p.length),this.p=a}},e.prototype.c=function(r){this.s.i=+(this.
d=r||!1);var a=this.s.b,t=jr(this.p,this.s,this.o);this.ondata(nr(t,a,this.s.b),this.d),this.o=nr(t,this.s.b-32768),this.s.b=this.o.length,this.p=nr(this.p,this.
s.p/8|0),this.s.p&=7},e.prototype.push=function(r,a){this.e(r),this.c(a)},e})();function Rr(e,r){return jr(e,{i:2},r&&r.out,r&&r.dictionary)}function zr(e,r){r||
(r={});var a=Dr();a.p(e);var t=Cr(e,r,r.dictionary?6:2,4);return Ur(t,r),Fr(t,t.length-4,a.d()),t}var Ir=typeof TextDecoder<"u"&&new TextDecoder,r1=0;try{Ir.decode(
Wr,{stream:!0}),r1=1}catch{}0&&(module.exports={a,b,c});
