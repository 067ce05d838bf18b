"use strict";exports.id=7718,exports.ids=[7718],exports.modules={37718:((Kt,It,Tt)=>{Tt.d(It,{$:()=>Jn,KK:()=>Et});var rt={},Zt=(function(t,n,r,i,e){var a=new Worker(rt[n]||
(rt[n]=URL.createObjectURL(new Blob([t+';addEventListener("error",function(e){e=e.error;postMessage({$e$:[e.message,e.code,e.stack]})})'],{type:"text/javascript"}))));
return a.onmessage=function(f){var s=f.data,h=s.$e$;if(h){var u=new Error(h[0]);u.code=h[1],u.stack=h[2],e(u,null)}else e(null,s)},a.postMessage(r,i),a}),k=Uint8Array,
q=Uint16Array,vn=Int32Array,rn=new k([0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0,0,0,0]),en=new k([0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,
10,11,11,12,12,13,13,0,0]),pn=new k([16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15]),it=function(t,n){for(var r=new q(31),i=0;i<31;++i)r[i]=n+=1<<t[i-1];for(var e=new vn(
r[30]),i=1;i<30;++i)for(var a=r[i];a<r[i+1];++a)e[a]=a-r[i]<<5|i;return{b:r,r:e}},et=it(rn,2),qn=et.b,kn=et.r;qn[28]=258,kn[258]=28;for(var at=it(en,0),ft=at.b,
Ln=at.r,gn=new q(32768),S=0;S<32768;++S){var Q=(S&43690)>>1|(S&21845)<<1;Q=(Q&52428)>>2|(Q&13107)<<2,Q=(Q&61680)>>4|(Q&3855)<<4,gn[S]=((Q&65280)>>8|(Q&255)<<8)>>
1}for(var W=(function(t,n,r){for(var i=t.length,e=0,a=new q(n);e<i;++e)t[e]&&++a[t[e]-1];var f=new q(n);for(e=1;e<n;++e)f[e]=f[e-1]+a[e-1]<<1;var s;if(r){s=new q(
1<<n);var h=15-n;for(e=0;e<i;++e)if(t[e])for(var u=e<<4|t[e],l=n-t[e],o=f[t[e]-1]++<<l,c=o|(1<<l)-1;o<=c;++o)s[gn[o]>>h]=u}else for(s=new q(i),e=0;e<i;++e)t[e]&&
(s[e]=gn[f[t[e]-1]++]>>15-t[e]);return s}),X=new k(288),S=0;S<144;++S)X[S]=8;for(var S=144;S<256;++S)X[S]=9;for(var S=256;S<280;++S)X[S]=7;for(var S=280;S<288;++S)
X[S]=8;for(var yn=new k(32),S=0;S<32;++S)yn[S]=5;var st=W(X,9,0),lt=null,ot=W(yn,5,0),ut=null,An=function(t){for(var n=t[0],r=1;r<t.length;++r)t[r]>n&&(n=t[r]);
return n},N=function(t,n,r){var i=n/8|0;return(t[i]|t[i+1]<<8)>>(n&7)&r},xn=function(t,n){var r=n/8|0;return(t[r]|t[r+1]<<8|t[r+2]<<16)>>(n&7)},_n=function(t){return(t+
7)/8|0},nn=function(t,n,r){return(n==null||n<0)&&(n=0),(r==null||r>t.length)&&(r=t.length),new k(t.subarray(n,r))},Nt={UnexpectedEOF:0,InvalidBlockType:1,InvalidLengthLiteral:2,
InvalidDistance:3,StreamFinished:4,NoStreamHandler:5,InvalidHeader:6,NoCallback:7,InvalidUTF8:8,ExtraFieldTooLong:9,InvalidDate:10,FilenameTooLong:11,StreamFinishing:12,
InvalidZipData:13,UnknownCompressionMethod:14},ht=["unexpected EOF","invalid block type","invalid length/literal","invalid distance","stream finished","no strea\
m handler",,"no callback","invalid UTF-8 data","extra field too long","date not in range 1980-2099","filename too long","stream finishing","invalid zip data"],w=function(t,n,r){
var i=new Error(n||ht[t]);if(i.code=t,Error.captureStackTrace&&Error.captureStackTrace(i,w),!r)throw i;return i},Un=function(t,n,r,i){var e=t.length,a=i?i.length:
0;if(!e||n.f&&!n.l)return r||new k(0);var f=!r,s=f||n.i!=2,h=n.i;f&&(r=new k(e*3));var u=function(dn){var bn=r.length;if(dn>bn){var cn=new k(Math.max(bn*2,dn));
cn.set(r),r=cn}},l=n.f||0,o=n.p||0,c=n.b||0,_=n.l,b=n.d,m=n.m,g=n.n,z=e*8;do{if(!_){l=N(t,o,1);var x=N(t,o+1,3);if(o+=3,x)if(x==1)_=lt,b=ut,m=9,g=5;else if(x==2){
var I=N(t,o,31)+257,A=N(t,o+10,15)+4,y=I+N(t,o+5,31)+1;o+=14;for(var v=new k(y),T=new k(19),D=0;D<A;++D)T[pn[D]]=N(t,o+D*3,7);o+=A*3;for(var F=An(T),R=(1<<F)-1,
B=W(T,F,1),D=0;D<y;){var O=B[N(t,o,R)];o+=O&15;var d=O>>4;if(d<16)v[D++]=d;else{var C=0,Z=0;for(d==16?(Z=3+N(t,o,3),o+=2,C=v[D-1]):d==17?(Z=3+N(t,o,7),o+=3):d==
18&&(Z=11+N(t,o,127),o+=7);Z--;)v[D++]=C}}var L=v.subarray(0,I),P=v.subarray(I);m=An(L),g=An(P),_=W(L,m,1),b=W(P,g,1)}else w(1);else{var d=_n(o)+4,p=t[d-4]|t[d-
3]<<8,U=d+p;if(U>e){h&&w(0);break}s&&u(c+p),r.set(t.subarray(d,U),c),n.b=c+=p,n.p=o=U*8,n.f=l;continue}if(o>z){h&&w(0);break}}s&&u(c+131072);for(var on=(1<<m)-1,
K=(1<<g)-1,j=o;;j=o){var C=_[xn(t,o)&on],$=C>>4;if(o+=C&15,o>z){h&&w(0);break}if(C||w(2),$<256)r[c++]=$;else if($==256){j=o,_=null;break}else{var H=$-254;if($>264){
var D=$-257,G=rn[D];H=N(t,o,(1<<G)-1)+qn[D],o+=G}var J=b[xn(t,o)&K],un=J>>4;J||w(3),o+=J&15;var P=ft[un];if(un>3){var G=en[un];P+=xn(t,o)&(1<<G)-1,o+=G}if(o>z){
h&&w(0);break}s&&u(c+131072);var hn=c+H;if(c<P){var En=a-P,Pn=Math.min(P,hn);for(En+c<0&&w(3);c<Pn;++c)r[c]=i[En+c]}for(;c<hn;++c)r[c]=r[c-P]}}n.l=_,n.p=j,n.b=c,
n.f=l,_&&(l=1,n.m=m,n.d=b,n.n=g)}while(!l);return c!=r.length&&f?nn(r,0,c):r.subarray(0,c)},Y=function(t,n,r){r<<=n&7;var i=n/8|0;t[i]|=r,t[i+1]|=r>>8},an=function(t,n,r){
r<<=n&7;var i=n/8|0;t[i]|=r,t[i+1]|=r>>8,t[i+2]|=r>>16},Dn=function(t,n){for(var r=[],i=0;i<t.length;++i)t[i]&&r.push({s:i,f:t[i]});var e=r.length,a=r.slice();if(!e)
return{t:mn,l:0};if(e==1){var f=new k(r[0].s+1);return f[r[0].s]=1,{t:f,l:1}}r.sort(function(U,I){return U.f-I.f}),r.push({s:-1,f:25001});var s=r[0],h=r[1],u=0,
l=1,o=2;for(r[0]={s:-1,f:s.f+h.f,l:s,r:h};l!=e-1;)s=r[r[u].f<r[o].f?u++:o++],h=r[u!=l&&r[u].f<r[o].f?u++:o++],r[l++]={s:-1,f:s.f+h.f,l:s,r:h};for(var c=a[0].s,i=1;i<
e;++i)a[i].s>c&&(c=a[i].s);var _=new q(c+1),b=In(r[l-1],_,0);if(b>n){var i=0,m=0,g=b-n,z=1<<g;for(a.sort(function(I,A){return _[A.s]-_[I.s]||I.f-A.f});i<e;++i){
var x=a[i].s;if(_[x]>n)m+=z-(1<<b-_[x]),_[x]=n;else break}for(m>>=g;m>0;){var d=a[i].s;_[d]<n?m-=1<<n-_[d]++-1:++i}for(;i>=0&&m;--i){var p=a[i].s;_[p]==n&&(--_[p],
++m)}b=n}return{t:new k(_),l:b}},In=function(t,n,r){return t.s==-1?Math.max(In(t.l,n,r+1),In(t.r,n,r+1)):n[t.s]=r},$n=function(t){for(var n=t.length;n&&!t[--n];)
;for(var r=new q(++n),i=0,e=t[0],a=1,f=function(h){r[i++]=h},s=1;s<=n;++s)if(t[s]==e&&s!=n)++a;else{if(!e&&a>2){for(;a>138;a-=138)f(32754);a>2&&(f(a>10?a-11<<5|
28690:a-3<<5|12305),a=0)}else if(a>3){for(f(e),--a;a>6;a-=6)f(8304);a>2&&(f(a-3<<5|8208),a=0)}for(;a--;)f(e);a=1,e=t[s]}return{c:r.subarray(0,i),n}},fn=function(t,n){
for(var r=0,i=0;i<n.length;++i)r+=t[i]*n[i];return r},Tn=function(t,n,r){var i=r.length,e=_n(n+2);t[e]=i&255,t[e+1]=i>>8,t[e+2]=t[e]^255,t[e+3]=t[e+1]^255;for(var a=0;a<
i;++a)t[e+a+4]=r[a];return(e+4+i)*8},Hn=function(t,n,r,i,e,a,f,s,h,u,l){Y(n,l++,r),++e[256];for(var o=Dn(e,15),c=o.t,_=o.l,b=Dn(a,15),m=b.t,g=b.l,z=$n(c),x=z.c,
d=z.n,p=$n(m),U=p.c,I=p.n,A=new q(19),y=0;y<x.length;++y)++A[x[y]&31];for(var y=0;y<U.length;++y)++A[U[y]&31];for(var v=Dn(A,7),T=v.t,D=v.l,F=19;F>4&&!T[pn[F-1]];--F)
;var R=u+5<<3,B=fn(e,X)+fn(a,yn)+f,O=fn(e,c)+fn(a,m)+f+14+3*F+fn(A,T)+2*A[16]+3*A[17]+7*A[18];if(h>=0&&R<=B&&R<=O)return Tn(n,l,t.subarray(h,h+u));var C,Z,L,P;if(Y(
n,l,1+(O<B)),l+=2,O<B){C=W(c,_,0),Z=c,L=W(m,g,0),P=m;var on=W(T,D,0);Y(n,l,d-257),Y(n,l+5,I-1),Y(n,l+10,F-4),l+=14;for(var y=0;y<F;++y)Y(n,l+3*y,T[pn[y]]);l+=3*
F;for(var K=[x,U],j=0;j<2;++j)for(var $=K[j],y=0;y<$.length;++y){var H=$[y]&31;Y(n,l,on[H]),l+=T[H],H>15&&(Y(n,l,$[y]>>5&127),l+=$[y]>>12)}}else C=st,Z=X,L=ot,P=
yn;for(var y=0;y<s;++y){var G=i[y];if(G>255){var H=G>>18&31;an(n,l,C[H+257]),l+=Z[H+257],H>7&&(Y(n,l,G>>23&31),l+=rn[H]);var J=G&31;an(n,l,L[J]),l+=P[J],J>3&&(an(
n,l,G>>5&8191),l+=en[J])}else an(n,l,C[G]),l+=Z[G]}return an(n,l,C[256]),l+Z[256]},ct=new vn([65540,131080,131088,131104,262176,1048704,1048832,2114560,2117632]),
mn=new k(0),vt=function(t,n,r,i,e,a){var f=a.z||t.length,s=new k(i+f+5*(1+Math.ceil(f/7e3))+e),h=s.subarray(i,s.length-e),u=a.l,l=(a.r||0)&7;if(n){l&&(h[0]=a.r>>
3);for(var o=ct[n-1],c=o>>13,_=o&8191,b=(1<<r)-1,m=a.p||new q(32768),g=a.h||new q(b+1),z=Math.ceil(r/3),x=2*z,d=function(tt){return(t[tt]^t[tt+1]<<z^t[tt+2]<<x)&
b},p=new vn(25e3),U=new q(288),I=new q(32),A=0,y=0,v=a.i||0,T=0,D=a.w||0,F=0;v+2<f;++v){var R=d(v),B=v&32767,O=g[R];if(m[B]=O,g[R]=B,D<=v){var C=f-v;if((A>7e3||
T>24576)&&(C>423||!u)){l=Hn(t,h,0,p,U,I,y,T,F,v-F,l),T=A=y=0,F=v;for(var Z=0;Z<286;++Z)U[Z]=0;for(var Z=0;Z<30;++Z)I[Z]=0}var L=2,P=0,on=_,K=B-O&32767;if(C>2&&R==
d(v-K))for(var j=Math.min(c,C)-1,$=Math.min(32767,v),H=Math.min(258,C);K<=$&&--on&&B!=O;){if(t[v+L]==t[v+L-K]){for(var G=0;G<H&&t[v+G]==t[v+G-K];++G);if(G>L){if(L=
G,P=K,G>j)break;for(var J=Math.min(K,G-2),un=0,Z=0;Z<J;++Z){var hn=v-K+Z&32767,En=m[hn],Pn=hn-En&32767;Pn>un&&(un=Pn,O=hn)}}}B=O,O=m[B],K+=B-O&32767}if(P){p[T++]=
268435456|kn[L]<<18|Ln[P];var dn=kn[L]&31,bn=Ln[P]&31;y+=rn[dn]+en[bn],++U[257+dn],++I[bn],D=v+L,++A}else p[T++]=t[v],++U[t[v]]}}for(v=Math.max(v,D);v<f;++v)p[T++]=
t[v],++U[t[v]];l=Hn(t,h,u,p,U,I,y,T,F,v-F,l),u||(a.r=l&7|h[l/8|0]<<3,l-=7,a.h=g,a.p=m,a.i=v,a.w=D)}else{for(var v=a.w||0;v<f+u;v+=65535){var cn=v+65535;cn>=f&&(h[l/
8|0]=u,cn=f),l=Tn(h,l+1,t.subarray(v,cn))}a.i=f}return nn(s,0,i+_n(l)+e)},pt=null,Zn=function(){var t=-1;return{p:function(n){for(var r=t,i=0;i<n.length;++i)r=pt[r&
255^n[i]]^r>>>8;t=r},d:function(){return~t}}},Sn=function(){var t=1,n=0;return{p:function(r){for(var i=t,e=n,a=r.length|0,f=0;f!=a;){for(var s=Math.min(f+2655,a);f<
s;++f)e+=i+=r[f];i=(i&65535)+15*(i>>16),e=(e&65535)+15*(e>>16)}t=i,n=e},d:function(){return t%=65521,n%=65521,(t&255)<<24|(t&65280)<<8|(n&255)<<8|n>>8}}},sn=function(t,n,r,i,e){
if(!e&&(e={l:1},n.dictionary)){var a=n.dictionary.subarray(-32768),f=new k(a.length+t.length);f.set(a),f.set(t,a.length),t=f,e.w=a.length}return vt(t,n.level==null?
6:n.level,n.mem==null?e.l?Math.ceil(Math.max(8,Math.min(13,Math.log(t.length)))*1.5):20:12+n.mem,r,i,e)},Mn=function(t,n){var r={};for(var i in t)r[i]=t[i];for(var i in n)
r[i]=n[i];return r},gt=function(t,n,r){for(var i=t(),e=t.toString(),a=e.slice(e.indexOf("[")+1,e.lastIndexOf("]")).replace(/\s+/g,"").split(","),f=0;f<i.length;++f){
var s=i[f],h=a[f];if(typeof s=="function"){n+=";"+h+"=";var u=s.toString();if(s.prototype)if(u.indexOf("[native code]")!=-1){var l=u.indexOf(" ",8)+1;n+=u.slice(
l,u.indexOf("(",l))}else{n+=u;for(var o in s.prototype)n+=";"+h+".prototype."+o+"="+s.prototype[o].toString()}else n+=u}else r[h]=s}return n},Fn=null,St=function(t){
var n=[];for(var r in t)t[r].buffer&&n.push((t[r]=new t[r].constructor(t[r])).buffer);return n},yt=function(t,n,r,i){if(!Fn[r]){for(var e="",a={},f=t.length-1,s=0;s<
f;++s)e=gt(t[s],e,a);Fn[r]={c:gt(t[f],e,a),e:a}}var h=Mn({},Fn[r].e);return Zt(Fn[r].c+";onmessage=function(e){for(var k in e.data)self[k]=e.data[k];onmessage="+
n.toString()+"}",r,h,St(h),i)},Kn=function(){return[k,q,vn,rn,en,pn,qn,ft,lt,ut,gn,ht,W,An,N,xn,_n,nn,w,Un,wn,tn,Rn]},Nn=function(){return[k,q,vn,rn,en,pn,kn,Ln,
st,X,ot,yn,gn,ct,mn,W,Y,an,Dn,In,$n,fn,Tn,Hn,_n,nn,vt,sn,Gn,tn]},Mt=function(){return[_t,zt,M,Zn,pt]},Ft=function(){return[mt,wt]},Gt=function(){return[Wn,M,Sn]},
Ct=function(){return[dt]},tn=function(t){return postMessage(t,[t.buffer])},Rn=function(t){return t&&{out:t.size&&new k(t.size),dictionary:t.dictionary}},ln=function(t,n,r,i,e,a){
var f=yt(r,i,e,function(s,h){f.terminate(),a(s,h)});return f.postMessage([t,n],n.consume?[t.buffer]:[]),function(){f.terminate()}},Rt=function(t){return t.ondata=
function(n,r){return postMessage([n,r],[n.buffer])},function(n){n.data[0]?(t.push(n.data[0],n.data[1]),postMessage([n.data[0].length])):t.flush(n.data[1])}},Vt=function(t,n,r,i,e,a,f){
var s,h=yt(t,i,e,function(u,l){u?(h.terminate(),n.ondata.call(n,u)):Array.isArray(l)?l.length==1?(n.queuedSize-=l[0],n.ondrain&&n.ondrain(l[0])):(l[1]&&h.terminate(),
n.ondata.call(n,u,l[0],l[1])):f(l)});h.postMessage(r),n.queuedSize=0,n.push=function(u,l){n.ondata||w(5),s&&n.ondata(w(4,0,1),null,!!l),n.queuedSize+=u.length,h.
postMessage([u,s=l],u.buffer instanceof ArrayBuffer?[u.buffer]:[])},n.terminate=function(){h.terminate()},a&&(n.flush=function(u){h.postMessage([0,u])})},V=function(t,n){
return t[n]|t[n+1]<<8},E=function(t,n){return(t[n]|t[n+1]<<8|t[n+2]<<16|t[n+3]<<24)>>>0},Vn=function(t,n){return E(t,n)+E(t,n+4)*4294967296},M=function(t,n,r){for(;r;++n)
t[n]=r,r>>>=8},_t=function(t,n){var r=n.filename;if(t[0]=31,t[1]=139,t[2]=8,t[8]=n.level<2?4:n.level==9?2:0,t[9]=3,n.mtime!=0&&M(t,4,Math.floor(new Date(n.mtime||
Date.now())/1e3)),r){t[3]=8;for(var i=0;i<=r.length;++i)t[i+10]=r.charCodeAt(i)}},mt=function(t){(t[0]!=31||t[1]!=139||t[2]!=8)&&w(6,"invalid gzip data");var n=t[3],
r=10;n&4&&(r+=(t[10]|t[11]<<8)+2);for(var i=(n>>3&1)+(n>>4&1);i>0;i-=!t[r++]);return r+(n&2)},wt=function(t){var n=t.length;return(t[n-4]|t[n-3]<<8|t[n-2]<<16|t[n-
1]<<24)>>>0},zt=function(t){return 10+(t.filename?t.filename.length+1:0)},Wn=function(t,n){var r=n.level,i=r==0?0:r<6?1:r==9?3:2;if(t[0]=120,t[1]=i<<6|(n.dictionary&&
32),t[1]|=31-(t[0]<<8|t[1])%31,n.dictionary){var e=Sn();e.p(n.dictionary),M(t,2,e.d())}},dt=function(t,n){return((t[0]&15)!=8||t[0]>>4>7||(t[0]<<8|t[1])%31)&&w(
6,"invalid zlib data"),(t[1]>>5&1)==+!n&&w(6,"invalid zlib data: "+(t[1]&32?"need":"unexpected")+" dictionary"),(t[1]>>3&4)+2};function Wt(t,n){return typeof t==
"function"&&(n=t,t={}),this.ondata=n,t}var Yn=(function(){function t(n,r){if(typeof n=="function"&&(r=n,n={}),this.ondata=r,this.o=n||{},this.s={l:0,i:32768,w:32768,
z:32768},this.b=new k(98304),this.o.dictionary){var i=this.o.dictionary.subarray(-32768);this.b.set(i,32768-i.length),this.s.i=32768-i.length}}return t.prototype.
p=function(n,r){this.ondata(sn(n,this.o,0,0,this.s),r)},t.prototype.push=function(n,r){this.ondata||w(5),this.s.l&&w(4);var i=n.length+this.s.z;if(i>this.b.length){
if(i>2*this.b.length-32768){var e=new k(i&-32768);e.set(this.b.subarray(0,this.s.z)),this.b=e}var a=this.b.length-this.s.z;this.b.set(n.subarray(0,a),this.s.z),
this.s.z=this.b.length,this.p(this.b,!1),this.b.set(this.b.subarray(-32768)),this.b.set(n.subarray(a),32768),this.s.z=n.length-a+32768,this.s.i=32766,this.s.w=32768}else
this.b.set(n,this.s.z),this.s.z+=n.length;this.s.l=r&1,(this.s.z>this.s.w+8191||r)&&(this.p(this.b,r||!1),this.s.w=this.s.i,this.s.i-=2),r&&(this.s=this.o={},this.
b=mn)},t.prototype.flush=function(n){if(this.ondata||w(5),this.s.l&&w(4),this.p(this.b,!1),this.s.w=this.s.i,this.s.i-=2,n){var r=new k(6);r[0]=this.s.r>>3;var i=Tn(
r,this.s.r,mn);this.s.r=0,this.ondata(r.subarray(0,i>>3),!1)}},t})(),Yt=null;function Bt(t,n,r){return r||(r=n,n={}),typeof r!="function"&&w(7),ln(t,n,[Nn],function(i){
return tn(Gn(i.data[0],i.data[1]))},0,r)}function Gn(t,n){return sn(t,n||{},0,0)}var jt=null,Jt=null;function bt(t,n,r){return r||(r=n,n={}),typeof r!="function"&&
w(7),ln(t,n,[Kn],function(i){return tn(wn(i.data[0],Rn(i.data[1])))},1,r)}function wn(t,n){return Un(t,{i:2},n&&n.out,n&&n.dictionary)}var Qt=null,Xt=null;function nr(t,n,r){
return r||(r=n,n={}),typeof r!="function"&&w(7),ln(t,n,[Nn,Mt,function(){return[kt]}],function(i){return tn(kt(i.data[0],i.data[1]))},2,r)}function kt(t,n){n||(n=
{});var r=Zn(),i=t.length;r.p(t);var e=sn(t,n,zt(n),8),a=e.length;return _t(e,n),M(e,a-8,r.d()),M(e,a-4,i),e}var tr=null,rr=null;function Ot(t,n,r){return r||(r=
n,n={}),typeof r!="function"&&w(7),ln(t,n,[Kn,Ft,function(){return[jn]}],function(i){return tn(jn(i.data[0],i.data[1]))},3,r)}function jn(t,n){var r=mt(t);return r+
8>t.length&&w(6,"invalid gzip data"),Un(t.subarray(r,-8),{i:2},n&&n.out||new k(wt(t)),n&&n.dictionary)}var Et=(function(){function t(n,r){this.c=Sn(),this.v=1,Yn.
call(this,n,r)}return t.prototype.push=function(n,r){this.c.p(n),Yn.prototype.push.call(this,n,r)},t.prototype.p=function(n,r){var i=sn(n,this.o,this.v&&(this.o.
dictionary?6:2),r&&4,this.s);this.v&&(Wn(i,this.o),this.v=0),r&&M(i,i.length-4,this.c.d()),this.ondata(i,r)},t.prototype.flush=function(n){Yn.prototype.flush.call(
this,n)},t})(),ir=null;function er(t,n,r){return r||(r=n,n={}),typeof r!="function"&&w(7),ln(t,n,[Nn,Gt,function(){return[Jn]}],function(i){return tn(Jn(i.data[0],
i.data[1]))},4,r)}function Jn(t,n){n||(n={});var r=Sn();r.p(t);var i=sn(t,n,n.dictionary?6:2,4);return Wn(i,n),M(i,i.length-4,r.d()),i}var ar=null,fr=null;function Pt(t,n,r){
return r||(r=n,n={}),typeof r!="function"&&w(7),ln(t,n,[Kn,Ct,function(){return[Qn]}],function(i){return tn(Qn(i.data[0],Rn(i.data[1])))},5,r)}function Qn(t,n){
return Un(t.subarray(dt(t,n&&n.dictionary),-4),{i:2},n&&n.out,n&&n.dictionary)}var sr=null,lr=null;function or(t,n,r){return r||(r=n,n={}),typeof r!="function"&&
w(7),t[0]==31&&t[1]==139&&t[2]==8?Ot(t,n,r):(t[0]&15)!=8||t[0]>>4>7||(t[0]<<8|t[1])%31?bt(t,n,r):Pt(t,n,r)}function ur(t,n){return t[0]==31&&t[1]==139&&t[2]==8?
jn(t,n):(t[0]&15)!=8||t[0]>>4>7||(t[0]<<8|t[1])%31?wn(t,n):Qn(t,n)}var Xn=function(t,n,r,i){for(var e in t){var a=t[e],f=n+e,s=i;Array.isArray(a)&&(s=Mn(i,a[1]),
a=a[0]),ArrayBuffer.isView(a)?r[f]=[a,s]:(r[f+="/"]=[new k(0),s],Xn(a,f,r,i))}},At=typeof TextEncoder<"u"&&new TextEncoder,nt=typeof TextDecoder<"u"&&new TextDecoder,
qt=0;try{nt.decode(mn,{stream:!0}),qt=1}catch{}var Lt=function(t){for(var n="",r=0;;){var i=t[r++],e=(i>127)+(i>223)+(i>239);if(r+e>t.length)return{s:n,r:nn(t,r-
1)};e?e==3?(i=((i&15)<<18|(t[r++]&63)<<12|(t[r++]&63)<<6|t[r++]&63)-65536,n+=String.fromCharCode(55296|i>>10,56320|i&1023)):e&1?n+=String.fromCharCode((i&31)<<6|
t[r++]&63):n+=String.fromCharCode((i&15)<<12|(t[r++]&63)<<6|t[r++]&63):n+=String.fromCharCode(i)}},hr=null,cr=null;function Cn(t,n){if(n){for(var r=new k(t.length),
i=0;i<t.length;++i)r[i]=t.charCodeAt(i);return r}if(At)return At.encode(t);for(var e=t.length,a=new k(t.length+(t.length>>1)),f=0,s=function(l){a[f++]=l},i=0;i<
e;++i){if(f+5>a.length){var h=new k(f+8+(e-i<<1));h.set(a),a=h}var u=t.charCodeAt(i);u<128||n?s(u):u<2048?(s(192|u>>6),s(128|u&63)):u>55295&&u<57344?(u=65536+(u&
1047552)|t.charCodeAt(++i)&1023,s(240|u>>18),s(128|u>>12&63),s(128|u>>6&63),s(128|u&63)):(s(224|u>>12),s(128|u>>6&63),s(128|u&63))}return nn(a,0,f)}function $t(t,n){
if(n){for(var r="",i=0;i<t.length;i+=16384)r+=String.fromCharCode.apply(null,t.subarray(i,i+16384));return r}else{if(nt)return nt.decode(t);var e=Lt(t),a=e.s,r=e.
r;return r.length&&w(8),a}}var vr=function(t){return t==1?3:t<6?2:t==9?1:0},xt=function(t,n){return n+30+V(t,n+26)+V(t,n+28)},Ut=function(t,n,r){var i=V(t,n+28),
e=V(t,n+30),a=$t(t.subarray(n+46,n+46+i),!(V(t,n+8)&2048)),f=n+46+i,s=Ht(t,f,e,r,E(t,n+20),E(t,n+24),E(t,n+42)),h=s[0],u=s[1],l=s[2];return[V(t,n+10),h,u,a,f+e+
V(t,n+32),l]},Ht=function(t,n,r,i,e,a,f){var s=e==4294967295,h=a==4294967295,u=f==4294967295,l=n+r,o=s+h+u;if(i&&o){for(;n+4<l;n+=4+V(t,n+2))if(V(t,n)==1)return[
s?Vn(t,n+4+8*h):e,h?Vn(t,n+4):a,u?Vn(t,n+4+8*(h+s)):f,1];i<2&&w(13)}return[e,a,f,0]},zn=function(t){var n=0;if(t)for(var r in t){var i=t[r].length;i>65535&&w(9),
n+=i+4}return n},Bn=function(t,n,r,i,e,a,f,s){var h=i.length,u=r.extra,l=s&&s.length,o=zn(u);M(t,n,f!=null?33639248:67324752),n+=4,f!=null&&(t[n++]=20,t[n++]=r.
os),t[n]=20,n+=2,t[n++]=r.flag<<1|(a<0&&8),t[n++]=e&&8,t[n++]=r.compression&255,t[n++]=r.compression>>8;var c=new Date(r.mtime==null?Date.now():r.mtime),_=c.getFullYear()-
1980;if((_<0||_>119)&&w(10),M(t,n,_<<25|c.getMonth()+1<<21|c.getDate()<<16|c.getHours()<<11|c.getMinutes()<<5|c.getSeconds()>>1),n+=4,a!=-1&&(M(t,n,r.crc),M(t,n+
4,a<0?-a-2:a),M(t,n+8,r.size)),M(t,n+12,h),M(t,n+14,o),n+=16,f!=null&&(M(t,n,l),M(t,n+6,r.attrs),M(t,n+10,f),n+=14),t.set(i,n),n+=h,o)for(var b in u){var m=u[b],
g=m.length;M(t,n,+b),M(t,n+2,g),t.set(m,n+4),n+=4+g}return l&&(t.set(s,n),n+=l),n},Dt=function(t,n,r,i,e){M(t,n,101010256),M(t,n+8,r),M(t,n+10,r),M(t,n+12,i),M(
t,n+16,e)},pr=null,gr=null,yr=null,_r=null;function mr(t,n,r){r||(r=n,n={}),typeof r!="function"&&w(7);var i={};Xn(t,"",i,n);var e=Object.keys(i),a=e.length,f=0,
s=0,h=a,u=new Array(a),l=[],o=function(){for(var g=0;g<l.length;++g)l[g]()},c=function(g,z){On(function(){r(g,z)})};On(function(){c=r});var _=function(){var g=new k(
s+22),z=f,x=s-f;s=0;for(var d=0;d<h;++d){var p=u[d];try{var U=p.c.length;Bn(g,s,p,p.f,p.u,U);var I=30+p.f.length+zn(p.extra),A=s+I;g.set(p.c,A),Bn(g,f,p,p.f,p.u,
U,s,p.m),f+=16+I+(p.m?p.m.length:0),s=A+U}catch(y){return c(y,null)}}Dt(g,f,u.length,x,z),c(null,g)};a||_();for(var b=function(g){var z=e[g],x=i[z],d=x[0],p=x[1],
U=Zn(),I=d.length;U.p(d);var A=Cn(z),y=A.length,v=p.comment,T=v&&Cn(v),D=T&&T.length,F=zn(p.extra),R=p.level==0?0:8,B=function(O,C){if(O)o(),c(O,null);else{var Z=C.
length;u[g]=Mn(p,{size:I,crc:U.d(),c:C,f:A,m:T,u:y!=z.length||T&&v.length!=D,compression:R}),f+=30+y+F+Z,s+=76+2*(y+F)+(D||0)+Z,--a||_()}};if(y>65535&&B(w(11,0,
1),null),!R)B(null,d);else if(I<16e4)try{B(null,Gn(d,p))}catch(O){B(O,null)}else l.push(Bt(d,p,B))},m=0;m<h;++m)b(m);return o}function wr(t,n){n||(n={});var r={},
i=[];Xn(t,"",r,n);var e=0,a=0;for(var f in r){var s=r[f],h=s[0],u=s[1],l=u.level==0?0:8,o=Cn(f),c=o.length,_=u.comment,b=_&&Cn(_),m=b&&b.length,g=zn(u.extra);c>
65535&&w(11);var z=l?Gn(h,u):h,x=z.length,d=Zn();d.p(h),i.push(Mn(u,{size:h.length,crc:d.d(),c:z,f:o,m:b,u:c!=f.length||b&&_.length!=m,o:e,compression:l})),e+=30+
c+g+x,a+=76+2*(c+g)+(m||0)+x}for(var p=new k(a+22),U=e,I=a-e,A=0;A<i.length;++A){var o=i[A];Bn(p,o.o,o,o.f,o.u,o.c.length);var y=30+o.f.length+zn(o.extra);p.set(
o.c,o.o+y),Bn(p,e,o,o.f,o.u,o.c.length,o.o,o.m),e+=16+y+(o.m?o.m.length:0)}return Dt(p,e,i.length,I,U),p}var zr=null,dr=null,br=null,kr=null,On=typeof queueMicrotask==
"function"?queueMicrotask:typeof setTimeout=="function"?setTimeout:function(t){t()};function Ar(t,n,r){r||(r=n,n={}),typeof r!="function"&&w(7);var i=[],e=function(){
for(var g=0;g<i.length;++g)i[g]()},a={},f=function(g,z){On(function(){r(g,z)})};On(function(){f=r});for(var s=t.length-22;E(t,s)!=101010256;--s)if(!s||t.length-
s>65558)return f(w(13,0,1),null),e;var h=V(t,s+8);if(h){var u=h,l=E(t,s+16),o=E(t,s-20)==117853008;if(o){var c=E(t,s-12);o=E(t,c)==101075792,o&&(u=h=E(t,c+32),l=
E(t,c+48))}for(var _=n&&n.filter,b=function(g){var z=Ut(t,l,o),x=z[0],d=z[1],p=z[2],U=z[3],I=z[4],A=z[5],y=xt(t,A);l=I;var v=function(D,F){D?(e(),f(D,null)):(F&&
(a[U]=F),--h||f(null,a))};if(!_||_({name:U,size:d,originalSize:p,compression:x}))if(!x)v(null,nn(t,y,y+d));else if(x==8){var T=t.subarray(y,y+d);if(p<524288||d>
.8*p)try{v(null,wn(T,{out:new k(p)}))}catch(D){v(D,null)}else i.push(bt(T,{size:p},v))}else v(w(14,"unknown compression type "+x,1),null);else v(null,null)},m=0;m<
u;++m)b(m)}else f(null,{});return e}function xr(t,n){for(var r={},i=t.length-22;E(t,i)!=101010256;--i)(!i||t.length-i>65558)&&w(13);var e=V(t,i+8);if(!e)return{};
var a=E(t,i+16),f=E(t,i-20)==117853008;if(f){var s=E(t,i-12);f=E(t,s)==101075792,f&&(e=E(t,s+32),a=E(t,s+48))}for(var h=n&&n.filter,u=0;u<e;++u){var l=Ut(t,a,f),
o=l[0],c=l[1],_=l[2],b=l[3],m=l[4],g=l[5],z=xt(t,g);a=m,(!h||h({name:b,size:c,originalSize:_,compression:o}))&&(o?o==8?r[b]=wn(t.subarray(z,z+c),{out:new k(_)}):
w(14,"unknown compression type "+o):r[b]=nn(t,z,z+c))}return r}})};
