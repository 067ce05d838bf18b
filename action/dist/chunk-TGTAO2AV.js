var hr=Object.defineProperty;var jr=Object.getOwnPropertyDescriptor;var _r=Object.getOwnPropertyNames;var Jr=Object.prototype.hasOwnProperty;var Tr=(e,r)=>{for(var a in r)hr(e,a,{get:r[a],enumerable:!0})},qr=(e,r,a,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let n of _r(r))!Jr.call(e,n)&&
n!==a&&hr(e,n,{get:()=>r[n],enumerable:!(t=jr(r,n))||t.enumerable});return e};var Or=e=>qr(hr({},"__esModule",{value:!0}),e);var f1={};Tr(f1,{a:()=>zr,b:()=>Cr,c:()=>Xr});module.exports=Or(f1);var Lr=require("module"),Pr=(0,Lr.createRequire)("/"),rr,Vr,Gr;try{rr=Pr("worker_threads"),Vr=
rr.Worker,Gr=rr.isMarkedAsUntransferable}catch{}var k=Uint8Array,X=Uint16Array,wr=Int32Array,lr=new k([0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0,
0,0,0]),ur=new k([0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,0,0]),gr=new k([16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15]),Mr=function(e,r){
for(var a=new X(31),t=0;t<31;++t)a[t]=r+=1<<e[t-1];for(var n=new wr(a[30]),t=1;t<30;++t)for(var f=a[t];f<a[t+1];++f)n[f]=f-a[t]<<5|t;return{b:a,r:n}},rr=Mr(lr,2),
Ar=rr.b,dr=rr.r;Ar[28]=258,dr[258]=28;var Dr=Mr(ur,0),Zr=Dr.b,Er=Dr.r,pr=new X(32768);for(c=0;c<32768;++c)Z=(c&43690)>>1|(c&21845)<<1,Z=(Z&52428)>>2|(Z&13107)<<
2,Z=(Z&61680)>>4|(Z&3855)<<4,pr[c]=((Z&65280)>>8|(Z&255)<<8)>>1;var Z,c,V=(function(e,r,a){for(var t=e.length,n=0,f=new X(r);n<t;++n)e[n]&&++f[e[n]-1];var v=new X(
r);for(n=1;n<r;++n)v[n]=v[n-1]+f[n-1]<<1;var h;if(a){h=new X(1<<r);var g=15-r;for(n=0;n<t;++n)if(e[n])for(var y=n<<4|e[n],i=r-e[n],o=v[e[n]-1]++<<i,u=o|(1<<i)-1;o<=
u;++o)h[pr[o]>>g]=y}else for(h=new X(t),n=0;n<t;++n)e[n]&&(h[n]=pr[v[e[n]-1]++]>>15-e[n]);return h}),N=new k(288);for(c=0;c<144;++c)N[c]=8;var c;for(c=144;c<256;++c)
N[c]=9;var c;for(c=256;c<280;++c)N[c]=7;var c;for(c=280;c<288;++c)N[c]=8;var c,nr=new k(32);for(c=0;c<32;++c)nr[c]=5;var c,Hr=V(N,9,0),Br=V(N,9,1),Nr=V(nr,5,0),
Sr=V(nr,5,1),br=function(e){for(var r=e[0],a=1;a<e.length;++a)e[a]>r&&(r=e[a]);return r},q=function(e,r,a){var t=r/8|0;return(e[t]|e[t+1]<<8)>>(r&7)&a},yr=function(e,r){
var a=r/8|0;return(e[a]|e[a+1]<<8|e[a+2]<<16)>>(r&7)},kr=function(e){return(e+7)/8|0},fr=function(e,r,a){return(r==null||r<0)&&(r=0),(a==null||a>e.length)&&(a=e.
length),new k(e.subarray(r,a))},Ur=["unexpected EOF","invalid block type","invalid length/literal","invalid distance","stream finished","no stream handler",,"no\
 callback","invalid UTF-8 data","extra field too long","date not in range 1980-2099","filename too long","stream finishing","invalid zip data"],O=function(e,r,a){
var t=new Error(r||Ur[e]);if(t.code=e,Error.captureStackTrace&&Error.captureStackTrace(t,O),!a)throw t;return t},Rr=function(e,r,a,t){var n=e.length,f=t?t.length:
0;if(!n||r.f&&!r.l)return a||new k(0);var v=!a,h=v||r.i!=2,g=r.i;v&&(a=new k(n*3));var y=function(ar){var tr=a.length;if(ar>tr){var I=new k(Math.max(tr*2,ar));I.
set(a),a=I}},i=r.f||0,o=r.p||0,u=r.b||0,d=r.l,D=r.d,p=r.m,Y=r.n,J=n*8;do{if(!d){i=q(e,o,1);var F=q(e,o+1,3);if(o+=3,F)if(F==1)d=Br,D=Sr,p=9,Y=5;else if(F==2){var T=q(
e,o,31)+257,$=q(e,o+10,15)+4,W=T+q(e,o+5,31)+1;o+=14;for(var M=new k(W),m=new k(19),s=0;s<$;++s)m[gr[s]]=q(e,o+s*3,7);o+=$*3;for(var l=br(m),K=(1<<l)-1,B=V(m,l,
1),s=0;s<W;){var E=B[q(e,o,K)];o+=E&15;var A=E>>4;if(A<16)M[s++]=A;else{var x=0,R=0;for(A==16?(R=3+q(e,o,3),o+=2,x=M[s-1]):A==17?(R=3+q(e,o,7),o+=3):A==18&&(R=11+
q(e,o,127),o+=7);R--;)M[s++]=x}}var L=M.subarray(0,T),w=M.subarray(T);p=br(L),Y=br(w),d=V(L,p,1),D=V(w,Y,1)}else O(1);else{var A=kr(o)+4,Q=e[A-4]|e[A-3]<<8,j=A+
Q;if(j>n){g&&O(0);break}h&&y(u+Q),a.set(e.subarray(A,j),u),r.b=u+=Q,r.p=o=j*8,r.f=i;continue}if(o>J){g&&O(0);break}}h&&y(u+131072);for(var er=(1<<p)-1,_=(1<<Y)-
1,G=o;;G=o){var x=d[yr(e,o)&er],z=x>>4;if(o+=x&15,o>J){g&&O(0);break}if(x||O(2),z<256)a[u++]=z;else if(z==256){G=o,d=null;break}else{var C=z-254;if(z>264){var s=z-
257,b=lr[s];C=q(e,o,(1<<b)-1)+Ar[s],o+=b}var P=D[yr(e,o)&_],S=P>>4;P||O(3),o+=P&15;var w=Zr[S];if(S>3){var b=ur[S];w+=yr(e,o)&(1<<b)-1,o+=b}if(o>J){g&&O(0);break}
h&&y(u+131072);var U=u+C;if(u<w){var vr=f-w,sr=Math.min(w,U);for(vr+u<0&&O(3);u<sr;++u)a[u]=t[vr+u]}for(;u<U;++u)a[u]=a[u-w]}}r.l=d,r.p=G,r.b=u,r.f=i,d&&(i=1,r.
m=p,r.d=D,r.n=Y)}while(!i);return u!=a.length&&v?fr(a,0,u):a.subarray(0,u)},H=function(e,r,a){a<<=r&7;var t=r/8|0;e[t]|=a,e[t+1]|=a>>8},ir=function(e,r,a){a<<=r&
7;var t=r/8|0;e[t]|=a,e[t+1]|=a>>8,e[t+2]|=a>>16},mr=function(e,r){for(var a=[],t=0;t<e.length;++t)e[t]&&a.push({s:t,f:e[t]});var n=a.length,f=a.slice();if(!n)return{
t:Yr,l:0};if(n==1){var v=new k(a[0].s+1);return v[a[0].s]=1,{t:v,l:1}}a.sort(function(W,M){return W.f-M.f}),a.push({s:-1,f:25001});var h=a[0],g=a[1],y=0,i=1,o=2;
for(a[0]={s:-1,f:h.f+g.f,l:h,r:g};i!=n-1;)h=a[a[y].f<a[o].f?y++:o++],g=a[y!=i&&a[y].f<a[o].f?y++:o++],a[i++]={s:-1,f:h.f+g.f,l:h,r:g};for(var u=f[0].s,t=1;t<n;++t)
f[t].s>u&&(u=f[t].s);var d=new X(u+1),D=xr(a[i-1],d,0);if(D>r){var t=0,p=0,Y=D-r,J=1<<Y;for(f.sort(function(M,m){return d[m.s]-d[M.s]||M.f-m.f});t<n;++t){var F=f[t].
s;if(d[F]>r)p+=J-(1<<D-d[F]),d[F]=r;else break}for(p>>=Y;p>0;){var T=f[t].s;d[T]<r?p-=1<<r-d[T]++-1:++t}for(;t>=0&&p;--t){var $=f[t].s;d[$]==r&&(--d[$],++p)}D=r}
return{t:new k(d),l:D}},xr=function(e,r,a){return e.s==-1?Math.max(xr(e.l,r,a+1),xr(e.r,r,a+1)):r[e.s]=a},Wr=function(e){for(var r=e.length;r&&!e[--r];);for(var a=new X(
++r),t=0,n=e[0],f=1,v=function(g){a[t++]=g},h=1;h<=r;++h)if(e[h]==n&&h!=r)++f;else{if(!n&&f>2){for(;f>138;f-=138)v(32754);f>2&&(v(f>10?f-11<<5|28690:f-3<<5|12305),
f=0)}else if(f>3){for(v(n),--f;f>6;f-=6)v(8304);f>2&&(v(f-3<<5|8208),f=0)}for(;f--;)v(n);f=1,n=e[h]}return{c:a.subarray(0,t),n:r}},or=function(e,r){for(var a=0,
t=0;t<r.length;++t)a+=e[t]*r[t];return a},Kr=function(e,r,a){var t=a.length,n=kr(r+2);e[n]=t&255,e[n+1]=t>>8,e[n+2]=e[n]^255,e[n+3]=e[n+1]^255;for(var f=0;f<t;++f)
e[n+f+4]=a[f];return(n+4+t)*8},Qr=function(e,r,a,t,n,f,v,h,g,y,i){H(r,i++,a),++n[256];for(var o=mr(n,15),u=o.t,d=o.l,D=mr(f,15),p=D.t,Y=D.l,J=Wr(u),F=J.c,T=J.n,
$=Wr(p),W=$.c,M=$.n,m=new X(19),s=0;s<F.length;++s)++m[F[s]&31];for(var s=0;s<W.length;++s)++m[W[s]&31];for(var l=mr(m,7),K=l.t,B=l.l,E=19;E>4&&!K[gr[E-1]];--E)
;var A=y+5<<3,x=or(n,N)+or(f,nr)+v,R=or(n,u)+or(f,p)+v+14+3*E+or(m,K)+2*m[16]+3*m[17]+7*m[18];if(g>=0&&A<=x&&A<=R)return Kr(r,i,e.subarray(g,g+y));var L,w,Q,j;if(H(
r,i,1+(R<x)),i+=2,R<x){L=V(u,d,0),w=u,Q=V(p,Y,0),j=p;var er=V(K,B,0);H(r,i,T-257),H(r,i+5,M-1),H(r,i+10,E-4),i+=14;for(var s=0;s<E;++s)H(r,i+3*s,K[gr[s]]);i+=3*
E;for(var _=[F,W],G=0;G<2;++G)for(var z=_[G],s=0;s<z.length;++s){var C=z[s]&31;H(r,i,er[C]),i+=K[C],C>15&&(H(r,i,z[s]>>5&127),i+=z[s]>>12)}}else L=Hr,w=N,Q=Nr,j=
nr;for(var s=0;s<h;++s){var b=t[s];if(b>255){var C=b>>18&31;ir(r,i,L[C+257]),i+=w[C+257],C>7&&(H(r,i,b>>23&31),i+=lr[C]);var P=b&31;ir(r,i,Q[P]),i+=j[P],P>3&&(ir(
r,i,b>>5&8191),i+=ur[P])}else ir(r,i,L[b]),i+=w[b]}return ir(r,i,L[256]),i+w[256]},Ir=new wr([65540,131080,131088,131104,262176,1048704,1048832,2114560,2117632]),
Yr=new k(0),r1=function(e,r,a,t,n,f){var v=f.z||e.length,h=new k(t+v+5*(1+Math.ceil(v/7e3))+n),g=h.subarray(t,h.length-n),y=f.l,i=(f.r||0)&7;if(r){i&&(g[0]=f.r>>
3);for(var o=Ir[r-1],u=o>>13,d=o&8191,D=(1<<a)-1,p=f.p||new X(32768),Y=f.h||new X(D+1),J=Math.ceil(a/3),F=2*J,T=function(cr){return(e[cr]^e[cr+1]<<J^e[cr+2]<<F)&
D},$=new wr(25e3),W=new X(288),M=new X(32),m=0,s=0,l=f.i||0,K=0,B=f.w||0,E=0;l+2<v;++l){var A=T(l),x=l&32767,R=Y[A];if(p[x]=R,Y[A]=x,B<=l){var L=v-l;if((m>7e3||
K>24576)&&(L>423||!y)){i=Qr(e,g,0,$,W,M,s,K,E,l-E,i),K=m=s=0,E=l;for(var w=0;w<286;++w)W[w]=0;for(var w=0;w<30;++w)M[w]=0}var Q=2,j=0,er=d,_=x-R&32767;if(L>2&&A==
T(l-_))for(var G=Math.min(u,L)-1,z=Math.min(32767,l),C=Math.min(258,L);_<=z&&--er&&x!=R;){if(e[l+Q]==e[l+Q-_]){for(var b=0;b<C&&e[l+b]==e[l+b-_];++b);if(b>Q){if(Q=
b,j=_,b>G)break;for(var P=Math.min(_,b-2),S=0,w=0;w<P;++w){var U=l-_+w&32767,vr=p[U],sr=U-vr&32767;sr>S&&(S=sr,R=U)}}}x=R,R=p[x],_+=x-R&32767}if(j){$[K++]=268435456|
dr[Q]<<18|Er[j];var ar=dr[Q]&31,tr=Er[j]&31;s+=lr[ar]+ur[tr],++W[257+ar],++M[tr],B=l+Q,++m}else $[K++]=e[l],++W[e[l]]}}for(l=Math.max(l,B);l<v;++l)$[K++]=e[l],++W[e[l]];
i=Qr(e,g,y,$,W,M,s,K,E,l-E,i),y||(f.r=i&7|g[i/8|0]<<3,i-=7,f.h=Y,f.p=p,f.i=l,f.w=B)}else{for(var l=f.w||0;l<v+y;l+=65535){var I=l+65535;I>=v&&(g[i/8|0]=y,I=v),i=
Kr(g,i+1,e.subarray(l,I))}f.i=v}return fr(h,0,t+kr(i)+n)},$r=function(){var e=1,r=0;return{p:function(a){for(var t=e,n=r,f=a.length|0,v=0;v!=f;){for(var h=Math.
min(v+2655,f);v<h;++v)n+=t+=a[v];t=(t&65535)+15*(t>>16),n=(n&65535)+15*(n>>16)}e=t,r=n},d:function(){return e%=65521,r%=65521,(e&255)<<24|(e&65280)<<8|(r&255)<<
8|r>>8}}},e1=function(e,r,a,t,n){if(!n&&(n={l:1},r.dictionary)){var f=r.dictionary.subarray(-32768),v=new k(f.length+e.length);v.set(f),v.set(e,f.length),e=v,n.
w=f.length}return r1(e,r.level==null?6:r.level,r.mem==null?n.l?Math.ceil(Math.max(8,Math.min(13,Math.log(e.length)))*1.5):20:12+r.mem,a,t,n)},Fr=function(e,r,a){
for(;a;++r)e[r]=a,a>>>=8},a1=function(e,r){var a=r.level,t=a==0?0:a<6?1:a==9?3:2;if(e[0]=120,e[1]=t<<6|(r.dictionary&&32),e[1]|=31-(e[0]<<8|e[1])%31,r.dictionary){
var n=$r();n.p(r.dictionary),Fr(e,2,n.d())}},zr=(function(){function e(r,a){typeof r=="function"&&(a=r,r={}),this.ondata=a;var t=r&&r.dictionary&&r.dictionary.subarray(
-32768);this.s={i:0,b:t?t.length:0},this.o=new k(32768),this.p=new k(0),t&&this.o.set(t)}return e.prototype.e=function(r){if(this.ondata||O(5),this.d&&O(4),!this.
p.length)this.p=r;else if(r.length){var a=new k(this.p.length+r.length);a.set(this.p),a.set(r,this.p.length),this.p=a}},e.prototype.c=function(r){this.s.i=+(this.
d=r||!1);var a=this.s.b,t=Rr(this.p,this.s,this.o);this.ondata(fr(t,a,this.s.b),this.d),this.o=fr(t,this.s.b-32768),this.s.b=this.o.length,this.p=fr(this.p,this.
s.p/8|0),this.s.p&=7},e.prototype.push=function(r,a){this.e(r),this.c(a)},e})();function Cr(e,r){return Rr(e,{i:2},r&&r.out,r&&r.dictionary)}function Xr(e,r){r||
(r={});var a=$r();a.p(e);var t=e1(e,r,r.dictionary?6:2,4);return a1(t,r),Fr(t,t.length-4,a.d()),t}var t1=typeof TextDecoder<"u"&&new TextDecoder,n1=0;try{t1.decode(
Yr,{stream:!0}),n1=1}catch{}0&&(module.exports={a,b,c});
