var cr=Object.defineProperty;var Or=Object.getOwnPropertyDescriptor;var _r=Object.getOwnPropertyNames;var Pr=Object.prototype.hasOwnProperty;var Sr=(t,r)=>{for(var i in r)cr(t,i,{get:r[i],enumerable:!0})},Yr=(t,r,i,e)=>{if(r&&typeof r=="object"||typeof r=="function")for(let s of _r(r))!Pr.call(t,s)&&
s!==i&&cr(t,s,{get:()=>r[s],enumerable:!(e=Or(r,s))||e.enumerable});return t};var Zr=t=>Yr(cr({},"__esModule",{value:!0}),t);var st={};Sr(st,{a:()=>Xr,b:()=>Gr,c:()=>Lr,d:()=>Ir,e:()=>Jr});module.exports=Zr(st);var y=Uint8Array,G=Uint16Array,pr=Int32Array,hr=new y([0,0,0,0,0,0,0,0,1,1,
1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0,0,0,0]),lr=new y([0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,0,0]),dr=new y([16,17,18,0,8,7,9,6,10,
5,11,4,12,3,13,2,14,1,15]),Dr=function(t,r){for(var i=new G(31),e=0;e<31;++e)i[e]=r+=1<<t[e-1];for(var s=new pr(i[30]),e=1;e<30;++e)for(var a=i[e];a<i[e+1];++a)
s[a]=a-i[e]<<5|e;return{b:i,r:s}},Nr=Dr(hr,2),jr=Nr.b,gr=Nr.r;jr[28]=258,gr[258]=28;var Kr=Dr(lr,0),qr=Kr.b,Qr=Kr.r,br=new G(32768);for(u=0;u<32768;++u)Z=(u&43690)>>
1|(u&21845)<<1,Z=(Z&52428)>>2|(Z&13107)<<2,Z=(Z&61680)>>4|(Z&3855)<<4,br[u]=((Z&65280)>>8|(Z&255)<<8)>>1;var Z,u,S=(function(t,r,i){for(var e=t.length,s=0,a=new G(
r);s<e;++s)t[s]&&++a[t[s]-1];var f=new G(r);for(s=1;s<r;++s)f[s]=f[s-1]+a[s-1]<<1;var c;if(i){c=new G(1<<r);var d=15-r;for(s=0;s<e;++s)if(t[s])for(var k=s<<4|t[s],
n=r-t[s],o=f[t[s]-1]++<<n,v=o|(1<<n)-1;o<=v;++o)c[br[o]>>d]=k}else for(c=new G(e),s=0;s<e;++s)t[s]&&(c[s]=br[f[t[s]-1]++]>>15-t[s]);return c}),B=new y(288);for(u=
0;u<144;++u)B[u]=8;var u;for(u=144;u<256;++u)B[u]=9;var u;for(u=256;u<280;++u)B[u]=7;var u;for(u=280;u<288;++u)B[u]=8;var u,er=new y(32);for(u=0;u<32;++u)er[u]=
5;var u,Ur=S(B,9,0),Br=S(B,9,1),Cr=S(er,5,0),Rr=S(er,5,1),wr=function(t){for(var r=t[0],i=1;i<t.length;++i)t[i]>r&&(r=t[i]);return r},_=function(t,r,i){var e=r/
8|0;return(t[e]|t[e+1]<<8)>>(r&7)&i},yr=function(t,r){var i=r/8|0;return(t[i]|t[i+1]<<8|t[i+2]<<16)>>(r&7)},kr=function(t){return(t+7)/8|0},sr=function(t,r,i){return(r==
null||r<0)&&(r=0),(i==null||i>t.length)&&(i=t.length),new y(t.subarray(r,i))},Xr={UnexpectedEOF:0,InvalidBlockType:1,InvalidLengthLiteral:2,InvalidDistance:3,StreamFinished:4,
NoStreamHandler:5,InvalidHeader:6,NoCallback:7,InvalidUTF8:8,ExtraFieldTooLong:9,InvalidDate:10,FilenameTooLong:11,StreamFinishing:12,InvalidZipData:13,UnknownCompressionMethod:14},
$r=["unexpected EOF","invalid block type","invalid length/literal","invalid distance","stream finished","no stream handler",,"no callback","invalid UTF-8 data",
"extra field too long","date not in range 1980-2099","filename too long","stream finishing","invalid zip data"],K=function(t,r,i){var e=new Error(r||$r[t]);if(e.
code=t,Error.captureStackTrace&&Error.captureStackTrace(e,K),!i)throw e;return e},Wr=function(t,r,i,e){var s=t.length,a=e?e.length:0;if(!s||r.f&&!r.l)return i||
new y(0);var f=!i,c=f||r.i!=2,d=r.i;f&&(i=new y(s*3));var k=function(tr){var ir=i.length;if(tr>ir){var $=new y(Math.max(ir*2,tr));$.set(i),i=$}},n=r.f||0,o=r.p||
0,v=r.b||0,g=r.l,T=r.d,b=r.m,Q=r.n,J=s*8;do{if(!g){n=_(t,o,1);var H=_(t,o+1,3);if(o+=3,H)if(H==1)g=Br,T=Rr,b=9,Q=5;else if(H==2){var O=_(t,o,31)+257,W=_(t,o+10,
15)+4,D=O+_(t,o+5,31)+1;o+=14;for(var x=new y(D),m=new y(19),h=0;h<W;++h)m[dr[h]]=_(t,o+h*3,7);o+=W*3;for(var l=wr(m),N=(1<<l)-1,U=S(m,l,1),h=0;h<D;){var E=U[_(
t,o,N)];o+=E&15;var M=E>>4;if(M<16)x[h++]=M;else{var z=0,F=0;for(M==16?(F=3+_(t,o,3),o+=2,z=x[h-1]):M==17?(F=3+_(t,o,7),o+=3):M==18&&(F=11+_(t,o,127),o+=7);F--;)
x[h++]=z}}var A=x.subarray(0,O),p=x.subarray(O);b=wr(A),Q=wr(p),g=S(A,b,1),T=S(p,Q,1)}else K(1);else{var M=kr(o)+4,j=t[M-4]|t[M-3]<<8,L=M+j;if(L>s){d&&K(0);break}
c&&k(v+j),i.set(t.subarray(M,L),v),r.b=v+=j,r.p=o=L*8,r.f=n;continue}if(o>J){d&&K(0);break}}c&&k(v+131072);for(var rr=(1<<b)-1,I=(1<<Q)-1,Y=o;;Y=o){var z=g[yr(t,
o)&rr],V=z>>4;if(o+=z&15,o>J){d&&K(0);break}if(z||K(2),V<256)i[v++]=V;else if(V==256){Y=o,g=null;break}else{var X=V-254;if(V>264){var h=V-257,w=hr[h];X=_(t,o,(1<<
w)-1)+jr[h],o+=w}var P=T[yr(t,o)&I],C=P>>4;P||K(3),o+=P&15;var p=qr[C];if(C>3){var w=lr[C];p+=yr(t,o)&(1<<w)-1,o+=w}if(o>J){d&&K(0);break}c&&k(v+131072);var R=v+
X;if(v<p){var or=a-p,fr=Math.min(p,R);for(or+v<0&&K(3);v<fr;++v)i[v]=e[or+v]}for(;v<R;++v)i[v]=i[v-p]}}r.l=g,r.p=Y,r.b=v,r.f=n,g&&(n=1,r.m=b,r.d=T,r.n=Q)}while(!n);
return v!=i.length&&f?sr(i,0,v):i.subarray(0,v)},q=function(t,r,i){i<<=r&7;var e=r/8|0;t[e]|=i,t[e+1]|=i>>8},ar=function(t,r,i){i<<=r&7;var e=r/8|0;t[e]|=i,t[e+
1]|=i>>8,t[e+2]|=i>>16},mr=function(t,r){for(var i=[],e=0;e<t.length;++e)t[e]&&i.push({s:e,f:t[e]});var s=i.length,a=i.slice();if(!s)return{t:vr,l:0};if(s==1){var f=new y(
i[0].s+1);return f[i[0].s]=1,{t:f,l:1}}i.sort(function(D,x){return D.f-x.f}),i.push({s:-1,f:25001});var c=i[0],d=i[1],k=0,n=1,o=2;for(i[0]={s:-1,f:c.f+d.f,l:c,r:d};n!=
s-1;)c=i[i[k].f<i[o].f?k++:o++],d=i[k!=n&&i[k].f<i[o].f?k++:o++],i[n++]={s:-1,f:c.f+d.f,l:c,r:d};for(var v=a[0].s,e=1;e<s;++e)a[e].s>v&&(v=a[e].s);var g=new G(v+
1),T=zr(i[n-1],g,0);if(T>r){var e=0,b=0,Q=T-r,J=1<<Q;for(a.sort(function(x,m){return g[m.s]-g[x.s]||x.f-m.f});e<s;++e){var H=a[e].s;if(g[H]>r)b+=J-(1<<T-g[H]),g[H]=
r;else break}for(b>>=Q;b>0;){var O=a[e].s;g[O]<r?b-=1<<r-g[O]++-1:++e}for(;e>=0&&b;--e){var W=a[e].s;g[W]==r&&(--g[W],++b)}T=r}return{t:new y(g),l:T}},zr=function(t,r,i){
return t.s==-1?Math.max(zr(t.l,r,i+1),zr(t.r,r,i+1)):r[t.s]=i},Hr=function(t){for(var r=t.length;r&&!t[--r];);for(var i=new G(++r),e=0,s=t[0],a=1,f=function(d){
i[e++]=d},c=1;c<=r;++c)if(t[c]==s&&c!=r)++a;else{if(!s&&a>2){for(;a>138;a-=138)f(32754);a>2&&(f(a>10?a-11<<5|28690:a-3<<5|12305),a=0)}else if(a>3){for(f(s),--a;a>
6;a-=6)f(8304);a>2&&(f(a-3<<5|8208),a=0)}for(;a--;)f(s);a=1,s=t[c]}return{c:i.subarray(0,e),n:r}},nr=function(t,r){for(var i=0,e=0;e<r.length;++e)i+=t[e]*r[e];return i},
xr=function(t,r,i){var e=i.length,s=kr(r+2);t[s]=e&255,t[s+1]=e>>8,t[s+2]=t[s]^255,t[s+3]=t[s+1]^255;for(var a=0;a<e;++a)t[s+a+4]=i[a];return(s+4+e)*8},Ar=function(t,r,i,e,s,a,f,c,d,k,n){
q(r,n++,i),++s[256];for(var o=mr(s,15),v=o.t,g=o.l,T=mr(a,15),b=T.t,Q=T.l,J=Hr(v),H=J.c,O=J.n,W=Hr(b),D=W.c,x=W.n,m=new G(19),h=0;h<H.length;++h)++m[H[h]&31];for(var h=0;h<
D.length;++h)++m[D[h]&31];for(var l=mr(m,7),N=l.t,U=l.l,E=19;E>4&&!N[dr[E-1]];--E);var M=k+5<<3,z=nr(s,B)+nr(a,er)+f,F=nr(s,v)+nr(a,b)+f+14+3*E+nr(m,N)+2*m[16]+
3*m[17]+7*m[18];if(d>=0&&M<=z&&M<=F)return xr(r,n,t.subarray(d,d+k));var A,p,j,L;if(q(r,n,1+(F<z)),n+=2,F<z){A=S(v,g,0),p=v,j=S(b,Q,0),L=b;var rr=S(N,U,0);q(r,n,
O-257),q(r,n+5,x-1),q(r,n+10,E-4),n+=14;for(var h=0;h<E;++h)q(r,n+3*h,N[dr[h]]);n+=3*E;for(var I=[H,D],Y=0;Y<2;++Y)for(var V=I[Y],h=0;h<V.length;++h){var X=V[h]&
31;q(r,n,rr[X]),n+=N[X],X>15&&(q(r,n,V[h]>>5&127),n+=V[h]>>12)}}else A=Ur,p=B,j=Cr,L=er;for(var h=0;h<c;++h){var w=e[h];if(w>255){var X=w>>18&31;ar(r,n,A[X+257]),
n+=p[X+257],X>7&&(q(r,n,w>>23&31),n+=hr[X]);var P=w&31;ar(r,n,j[P]),n+=L[P],P>3&&(ar(r,n,w>>5&8191),n+=lr[P])}else ar(r,n,A[w]),n+=p[w]}return ar(r,n,A[256]),n+
p[256]},rt=new pr([65540,131080,131088,131104,262176,1048704,1048832,2114560,2117632]),vr=new y(0),tt=function(t,r,i,e,s,a){var f=a.z||t.length,c=new y(e+f+5*(1+
Math.ceil(f/7e3))+s),d=c.subarray(e,c.length-s),k=a.l,n=(a.r||0)&7;if(r){n&&(d[0]=a.r>>3);for(var o=rt[r-1],v=o>>13,g=o&8191,T=(1<<i)-1,b=a.p||new G(32768),Q=a.
h||new G(T+1),J=Math.ceil(i/3),H=2*J,O=function(ur){return(t[ur]^t[ur+1]<<J^t[ur+2]<<H)&T},W=new pr(25e3),D=new G(288),x=new G(32),m=0,h=0,l=a.i||0,N=0,U=a.w||0,
E=0;l+2<f;++l){var M=O(l),z=l&32767,F=Q[M];if(b[z]=F,Q[M]=z,U<=l){var A=f-l;if((m>7e3||N>24576)&&(A>423||!k)){n=Ar(t,d,0,W,D,x,h,N,E,l-E,n),N=m=h=0,E=l;for(var p=0;p<
286;++p)D[p]=0;for(var p=0;p<30;++p)x[p]=0}var j=2,L=0,rr=g,I=z-F&32767;if(A>2&&M==O(l-I))for(var Y=Math.min(v,A)-1,V=Math.min(32767,l),X=Math.min(258,A);I<=V&&
--rr&&z!=F;){if(t[l+j]==t[l+j-I]){for(var w=0;w<X&&t[l+w]==t[l+w-I];++w);if(w>j){if(j=w,L=I,w>Y)break;for(var P=Math.min(I,w-2),C=0,p=0;p<P;++p){var R=l-I+p&32767,
or=b[R],fr=R-or&32767;fr>C&&(C=fr,F=R)}}}z=F,F=b[z],I+=z-F&32767}if(L){W[N++]=268435456|gr[j]<<18|Qr[L];var tr=gr[j]&31,ir=Qr[L]&31;h+=hr[tr]+lr[ir],++D[257+tr],
++x[ir],U=l+j,++m}else W[N++]=t[l],++D[t[l]]}}for(l=Math.max(l,U);l<f;++l)W[N++]=t[l],++D[t[l]];n=Ar(t,d,k,W,D,x,h,N,E,l-E,n),k||(a.r=n&7|d[n/8|0]<<3,n-=7,a.h=Q,
a.p=b,a.i=l,a.w=U)}else{for(var l=a.w||0;l<f+k;l+=65535){var $=l+65535;$>=f&&(d[n/8|0]=k,$=f),n=xr(d,n+1,t.subarray(l,$))}a.i=f}return sr(c,0,e+kr(n)+s)},Mr=function(){
var t=1,r=0;return{p:function(i){for(var e=t,s=r,a=i.length|0,f=0;f!=a;){for(var c=Math.min(f+2655,a);f<c;++f)s+=e+=i[f];e=(e&65535)+15*(e>>16),s=(s&65535)+15*(s>>
16)}t=e,r=s},d:function(){return t%=65521,r%=65521,(t&255)<<24|(t&65280)<<8|(r&255)<<8|r>>8}}},Tr=function(t,r,i,e,s){if(!s&&(s={l:1},r.dictionary)){var a=r.dictionary.
subarray(-32768),f=new y(a.length+t.length);f.set(a),f.set(t,a.length),t=f,s.w=a.length}return tt(t,r.level==null?6:r.level,r.mem==null?s.l?Math.ceil(Math.max(8,
Math.min(13,Math.log(t.length)))*1.5):20:12+r.mem,i,e,s)},Er=function(t,r,i){for(;i;++r)t[r]=i,i>>>=8},Vr=function(t,r){var i=r.level,e=i==0?0:i<6?1:i==9?3:2;if(t[0]=
120,t[1]=e<<6|(r.dictionary&&32),t[1]|=31-(t[0]<<8|t[1])%31,r.dictionary){var s=Mr();s.p(r.dictionary),Er(t,2,s.d())}},Fr=(function(){function t(r,i){if(typeof r==
"function"&&(i=r,r={}),this.ondata=i,this.o=r||{},this.s={l:0,i:32768,w:32768,z:32768},this.b=new y(98304),this.o.dictionary){var e=this.o.dictionary.subarray(-32768);
this.b.set(e,32768-e.length),this.s.i=32768-e.length}}return t.prototype.p=function(r,i){this.ondata(Tr(r,this.o,0,0,this.s),i)},t.prototype.push=function(r,i){
this.ondata||K(5),this.s.l&&K(4);var e=r.length+this.s.z;if(e>this.b.length){if(e>2*this.b.length-32768){var s=new y(e&-32768);s.set(this.b.subarray(0,this.s.z)),
this.b=s}var a=this.b.length-this.s.z;this.b.set(r.subarray(0,a),this.s.z),this.s.z=this.b.length,this.p(this.b,!1),this.b.set(this.b.subarray(-32768)),this.b.set(
r.subarray(a),32768),this.s.z=r.length-a+32768,this.s.i=32766,this.s.w=32768}else this.b.set(r,this.s.z),this.s.z+=r.length;this.s.l=i&1,(this.s.z>this.s.w+8191||
i)&&(this.p(this.b,i||!1),this.s.w=this.s.i,this.s.i-=2),i&&(this.s=this.o={},this.b=vr)},t.prototype.flush=function(r){if(this.ondata||K(5),this.s.l&&K(4),this.
p(this.b,!1),this.s.w=this.s.i,this.s.i-=2,r){var i=new y(6);i[0]=this.s.r>>3;var e=xr(i,this.s.r,vr);this.s.r=0,this.ondata(i.subarray(0,e>>3),!1)}},t})(),Gr=(function(){
function t(r,i){typeof r=="function"&&(i=r,r={}),this.ondata=i;var e=r&&r.dictionary&&r.dictionary.subarray(-32768);this.s={i:0,b:e?e.length:0},this.o=new y(32768),
this.p=new y(0),e&&this.o.set(e)}return t.prototype.e=function(r){if(this.ondata||K(5),this.d&&K(4),!this.p.length)this.p=r;else if(r.length){var i=new y(this.p.
length+r.length);i.set(this.p),i.set(r,this.p.length),this.p=i}},t.prototype.c=function(r){this.s.i=+(this.d=r||!1);var i=this.s.b,e=Wr(this.p,this.s,this.o);this.
ondata(sr(e,i,this.s.b),this.d),this.o=sr(e,this.s.b-32768),this.s.b=this.o.length,this.p=sr(this.p,this.s.p/8|0),this.s.p&=7},t.prototype.push=function(r,i){this.
e(r),this.c(i)},t})();function Lr(t,r){return Wr(t,{i:2},r&&r.out,r&&r.dictionary)}var Ir=(function(){function t(r,i){this.c=Mr(),this.v=1,Fr.call(this,r,i)}return t.
prototype.push=function(r,i){this.c.p(r),Fr.prototype.push.call(this,r,i)},t.prototype.p=function(r,i){var e=Tr(r,this.o,this.v&&(this.o.dictionary?6:2),i&&4,this.
s);this.v&&(Vr(e,this.o),this.v=0),i&&Er(e,e.length-4,this.c.d()),this.ondata(e,i)},t.prototype.flush=function(r){Fr.prototype.flush.call(this,r)},t})();function Jr(t,r){
r||(r={});var i=Mr();i.p(t);var e=Tr(t,r,r.dictionary?6:2,4);return Vr(e,r),Er(e,e.length-4,i.d()),e}var it=typeof TextDecoder<"u"&&new TextDecoder,et=0;try{it.
decode(vr,{stream:!0}),et=1}catch{}0&&(module.exports={a,b,c,d,e});
