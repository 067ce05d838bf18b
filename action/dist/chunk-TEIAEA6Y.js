var bt=Object.defineProperty;var we=Object.getOwnPropertyDescriptor;var be=Object.getOwnPropertyNames;var ke=Object.prototype.hasOwnProperty;var xe=(e,t)=>{for(var n in t)bt(e,n,{get:t[n],enumerable:!0})},Me=(e,t,n,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of be(t))!ke.call(e,r)&&
r!==n&&bt(e,r,{get:()=>t[r],enumerable:!(i=we(t,r))||i.enumerable});return e};var Ae=e=>Me(bt({},"__esModule",{value:!0}),e);var Xe={};xe(Xe,{a:()=>ue,b:()=>yt,c:()=>ge,d:()=>Pt,e:()=>Qt,f:()=>Vt,g:()=>Kt,h:()=>$t,i:()=>de,j:()=>ve,k:()=>pe,l:()=>Bt,m:()=>me,n:()=>ye,o:()=>Rt,p:()=>Jt,
q:()=>ce});module.exports=Ae(Xe);var G=require("./chunk-UD3SQP3P.js"),m=require("./chunk-5ZFEDNQN.js"),ue={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*
1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,parts:1e4,partBytes:2**31,nodes:5e6};function yt(e,t,n,i="\
file"){return new G.b("limit_exceeded",t,{issues:[{field:i,message:`${t}.`}],advice:`${n} (limit: ${e})`})}var Rt=-1,Ht=1,Xt=2,B=0,ze=1,Zt=2,Jt=class{marks=new Int32Array(
3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(64);depth=0;integers=0;first=0;firstStart=0;second=0;secondStart=0;expected=B;reset(){
this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}open(e,t){if(e>=this.opened.length){
let n=new Uint8Array(this.opened.length*2);n.set(this.opened),this.opened=n}this.opened[e]=t}add(e,t,n){if(this.used+3>this.marks.length){let i=new Int32Array(this.
marks.length*2);i.set(this.marks),this.marks=i}this.marks[this.used]=e>2147483647?0:e,this.marks[this.used+1]=t,this.marks[this.used+2]=n,this.used+=3}value(e,t,n){
for(this.depth=this.integers=0,this.expected=B;t<n;){let i=e[t];switch(m.a[i]){case 1:t++;continue;case 3:this.integers=0,t++;continue;case 0:t=i>=48&&i<=57?this.
number(e,t,n):this.word(e,t,n);break;default:if(i===37){t=(0,m.c)(e,t,n);continue}if(this.integers=0,i===62&&e[t+1]!==62){t++;continue}t=this.delimited(i,e,t,n)}
if(t<0||this.depth===0)return t}return-1}number(e,t,n){let i=t,r=0,s=e[t];do r=r*10+(s-48),s=e[++t];while(s>=48&&s<=57);return t<n&&m.a[s]===0?this.notAnInteger(
e,t,n):t>n?-1:this.depth===0?this.scalarOrReference(e,r,i,t,n):(this.first=this.second,this.firstStart=this.secondStart,this.second=r,this.secondStart=i,this.integers<
2&&this.integers++,this.expected===Zt&&(this.length=r,this.lengthRef=-1,this.lengthStart=i,this.lengthEnd=t),this.expected=B,t)}notAnInteger(e,t,n){return e[t]===
82&&this.integers>0&&this.depth>0&&kt(e,t+1,n)?(this.reference(this.second,this.secondStart,t+1),t+1):(this.integers=0,this.expected=B,(0,m.h)(e,t+1,n))}word(e,t,n){
let i=e[t];if(i===82&&this.integers===2&&kt(e,t+1,n))return this.reference(this.first,this.firstStart,t+1),t+1;let r=(0,m.h)(e,t+1,n);return this.integers=0,this.
expected=B,i===101&&Ie(e,t,r)?-1:r}reference(e,t,n){this.add(e,t,n),this.lengthStart===t&&(this.lengthRef=e,this.lengthEnd=n),this.integers=0}delimited(e,t,n,i){
switch(e){case 47:return this.name(t,n+1,i);case 60:return this.expected=B,t[n+1]!==60?this.string(n,(0,m.e)(t,n,i)):(this.open(this.depth++,Xt),n+2);case 62:return--this.
depth<0||this.opened[this.depth]!==Xt||n+2>i?-1:n+2;case 91:return this.expected=B,this.open(this.depth++,Ht),n+1;case 93:return--this.depth<0||this.opened[this.
depth]!==Ht?-1:n+1;default:{this.expected=B;let r=(0,m.d)(t,n,i);return r>=i&&t[i-1]!==41?-1:this.string(n,r)}}}name(e,t,n){let i=(0,m.h)(e,t,n);return this.depth!==
1||this.expected!==B?this.expected=B:this.expected=i-t===6&&e[t]===76&&(0,m.i)(e,t,"Length")?Zt:ze,i-t===9&&e[t]===66&&(0,m.i)(e,t,"ByteRange")&&(this.byteRange=
!0),i}string(e,t){return this.strings&&this.add(Rt,e,t),t}scalarOrReference(e,t,n,i,r){let s=(0,m.b)(e,i,r),a=s;for(;s<r&&(0,m.k)(e[s]);)s++;return s===a||(s=(0,m.b)(
e,s,r),e[s]!==82||!kt(e,s+1,r))?i:(this.add(t,n,s+1),s+1)}},ce=class{at=new Int32Array(64);used=0;close=-1;open=-1;scan=new Jt;locate(e,t,n){if(this.used=0,t=(0,m.b)(
e,t,n),e[t]!==60||e[t+1]!==60)return!1;for(this.open=t+=2;(t=(0,m.b)(e,t,n))<n;){let i=e[t];if(i===62)return this.close=t,e[t+1]===62;if(i!==47)return!1;let r=++t;
for(;t<n&&m.a[e[t]]===0;t++)if(e[t]===35)return!1;let s=t,a=t=(0,m.b)(e,t,n);if(e[t]===62||(this.scan.reset(),t=this.scan.value(e,t,n),t<0))return!1;this.add(r,
s,a,t)}return!1}add(e,t,n,i){if(this.used+4>this.at.length){let a=new Int32Array(this.at.length*2);a.set(this.at),this.at=a}let{at:r,used:s}=this;r[s]=e,r[s+1]=
t,r[s+2]=n,r[s+3]=i,this.used=s+4}find(e,t){for(let n=this.used-4;n>=0;n-=4){let i=this.at[n];if(this.at[n+1]-i!==t.length)continue;let r=!0;for(let s=0;r&&s<t.
length;s++)r=e[i+s]===t.charCodeAt(s);if(r)return n}return-1}},kt=(e,t,n)=>t>=n||m.a[e[t]]!==0;function Ie(e,t,n){return n-t===6&&(0,m.i)(e,t,"endo")||n-t===9&&
(0,m.i)(e,t,"ends")}var Kt=class{memory;get bytes(){return this.memory??=new Uint8Array(Se)}},Se=1<<20,M=Uint8Array,K=Uint16Array,xt=Int32Array,dt=new M([0,0,0,
0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0,0,0,0]),vt=new M([0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,0,0]),Mt=new M([16,17,
18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15]),Ot=function(e,t){for(var n=new K(31),i=0;i<31;++i)n[i]=t+=1<<e[i-1];for(var r=new xt(n[30]),i=1;i<30;++i)for(var s=n[i];s<
n[i+1];++s)r[s]=s-n[i]<<5|i;return{b:n,r}},_t=Ot(dt,2),Yt=_t.b,At=_t.r;Yt[28]=258,At[258]=28;var Gt=Ot(vt,0),Ce=Gt.b,te=Gt.r,zt=new K(32768);for(w=0;w<32768;++w)
Z=(w&43690)>>1|(w&21845)<<1,Z=(Z&52428)>>2|(Z&13107)<<2,Z=(Z&61680)>>4|(Z&3855)<<4,zt[w]=((Z&65280)>>8|(Z&255)<<8)>>1;var Z,w,H=(function(e,t,n){for(var i=e.length,
r=0,s=new K(t);r<i;++r)e[r]&&++s[e[r]-1];var a=new K(t);for(r=1;r<t;++r)a[r]=a[r-1]+s[r-1]<<1;var h;if(n){h=new K(1<<t);var u=15-t;for(r=0;r<i;++r)if(e[r])for(var p=r<<
4|e[r],o=t-e[r],l=a[e[r]-1]++<<o,f=l|(1<<o)-1;l<=f;++l)h[zt[l]>>u]=p}else for(h=new K(i),r=0;r<i;++r)e[r]&&(h[r]=zt[a[e[r]-1]++]>>15-e[r]);return h}),Y=new M(288);
for(w=0;w<144;++w)Y[w]=8;var w;for(w=144;w<256;++w)Y[w]=9;var w;for(w=256;w<280;++w)Y[w]=7;var w;for(w=280;w<288;++w)Y[w]=8;var w,at=new M(32);for(w=0;w<32;++w)
at[w]=5;var w,Ue=H(Y,9,0),De=H(Y,9,1),Le=H(at,5,0),Te=H(at,5,1),It=function(e){for(var t=e[0],n=1;n<e.length;++n)e[n]>t&&(t=e[n]);return t},V=function(e,t,n){var i=t/
8|0;return(e[i]|e[i+1]<<8)>>(t&7)&n},St=function(e,t){var n=t/8|0;return(e[n]|e[n+1]<<8|e[n+2]<<16)>>(t&7)},Ct=function(e){return(e+7)/8|0},ht=function(e,t,n){return(t==
null||t<0)&&(t=0),(n==null||n>e.length)&&(n=e.length),new M(e.subarray(t,n))},ge={UnexpectedEOF:0,InvalidBlockType:1,InvalidLengthLiteral:2,InvalidDistance:3,StreamFinished:4,
NoStreamHandler:5,InvalidHeader:6,NoCallback:7,InvalidUTF8:8,ExtraFieldTooLong:9,InvalidDate:10,FilenameTooLong:11,StreamFinishing:12,InvalidZipData:13,UnknownCompressionMethod:14},
Ee=["unexpected EOF","invalid block type","invalid length/literal","invalid distance","stream finished","no stream handler",,"no callback","invalid UTF-8 data",
"extra field too long","date not in range 1980-2099","filename too long","stream finishing","invalid zip data"],N=function(e,t,n){var i=new Error(t||Ee[e]);if(i.
code=e,Error.captureStackTrace&&Error.captureStackTrace(i,N),!n)throw i;return i},ee=function(e,t,n,i){var r=e.length,s=i?i.length:0;if(!r||t.f&&!t.l)return n||
new M(0);var a=!n,h=a||t.i!=2,u=t.i;a&&(n=new M(r*3));var p=function(rt){var st=n.length;if(rt>st){var nt=new M(Math.max(st*2,rt));nt.set(n),n=nt}},o=t.f||0,l=t.
p||0,f=t.b||0,g=t.l,y=t.d,v=t.m,b=t.n,D=r*8;do{if(!g){o=V(e,l,1);var I=V(e,l+1,3);if(l+=3,I)if(I==1)g=De,y=Te,v=9,b=5;else if(I==2){var L=V(e,l,31)+257,S=V(e,l+
10,15)+4,F=L+V(e,l+5,31)+1;l+=14;for(var C=new M(F),A=new M(19),c=0;c<S;++c)A[Mt[c]]=V(e,l+c*3,7);l+=S*3;for(var d=It(A),W=(1<<d)-1,_=H(A,d,1),c=0;c<F;){var T=_[V(
e,l,W)];l+=T&15;var U=T>>4;if(U<16)C[c++]=U;else{var z=0,E=0;for(U==16?(E=3+V(e,l,3),l+=2,z=C[c-1]):U==17?(E=3+V(e,l,7),l+=3):U==18&&(E=11+V(e,l,127),l+=7);E--;)
C[c++]=z}}var q=C.subarray(0,L),k=C.subarray(L);v=It(q),b=It(k),g=H(q,v,1),y=H(k,b,1)}else N(1);else{var U=Ct(l)+4,j=e[U-4]|e[U-3]<<8,P=U+j;if(P>r){u&&N(0);break}
h&&p(f+j),n.set(e.subarray(U,P),f),t.b=f+=j,t.p=l=P*8,t.f=o;continue}if(l>D){u&&N(0);break}}h&&p(f+131072);for(var it=(1<<v)-1,Q=(1<<b)-1,X=l;;X=l){var z=g[St(e,
l)&it],R=z>>4;if(l+=z&15,l>D){u&&N(0);break}if(z||N(2),R<256)n[f++]=R;else if(R==256){X=l,g=null;break}else{var J=R-254;if(R>264){var c=R-257,x=dt[c];J=V(e,l,(1<<
x)-1)+Yt[c],l+=x}var $=y[St(e,l)&Q],tt=$>>4;$||N(3),l+=$&15;var k=Ce[tt];if(tt>3){var x=vt[tt];k+=St(e,l)&(1<<x)-1,l+=x}if(l>D){u&&N(0);break}h&&p(f+131072);var et=f+
J;if(f<k){var ct=s-k,gt=Math.min(k,et);for(ct+f<0&&N(3);f<gt;++f)n[f]=i[ct+f]}for(;f<et;++f)n[f]=n[f-k]}}t.l=g,t.p=X,t.b=f,t.f=o,g&&(o=1,t.m=v,t.d=y,t.n=b)}while(!o);
return f!=n.length&&a?ht(n,0,f):n.subarray(0,f)},O=function(e,t,n){n<<=t&7;var i=t/8|0;e[i]|=n,e[i+1]|=n>>8},ot=function(e,t,n){n<<=t&7;var i=t/8|0;e[i]|=n,e[i+
1]|=n>>8,e[i+2]|=n>>16},Ut=function(e,t){for(var n=[],i=0;i<e.length;++i)e[i]&&n.push({s:i,f:e[i]});var r=n.length,s=n.slice();if(!r)return{t:pt,l:0};if(r==1){var a=new M(
n[0].s+1);return a[n[0].s]=1,{t:a,l:1}}n.sort(function(F,C){return F.f-C.f}),n.push({s:-1,f:25001});var h=n[0],u=n[1],p=0,o=1,l=2;for(n[0]={s:-1,f:h.f+u.f,l:h,r:u};o!=
r-1;)h=n[n[p].f<n[l].f?p++:l++],u=n[p!=o&&n[p].f<n[l].f?p++:l++],n[o++]={s:-1,f:h.f+u.f,l:h,r:u};for(var f=s[0].s,i=1;i<r;++i)s[i].s>f&&(f=s[i].s);var g=new K(f+
1),y=Dt(n[o-1],g,0);if(y>t){var i=0,v=0,b=y-t,D=1<<b;for(s.sort(function(C,A){return g[A.s]-g[C.s]||C.f-A.f});i<r;++i){var I=s[i].s;if(g[I]>t)v+=D-(1<<y-g[I]),g[I]=
t;else break}for(v>>=b;v>0;){var L=s[i].s;g[L]<t?v-=1<<t-g[L]++-1:++i}for(;i>=0&&v;--i){var S=s[i].s;g[S]==t&&(--g[S],++v)}y=t}return{t:new M(g),l:y}},Dt=function(e,t,n){
return e.s==-1?Math.max(Dt(e.l,t,n+1),Dt(e.r,t,n+1)):t[e.s]=n},ne=function(e){for(var t=e.length;t&&!e[--t];);for(var n=new K(++t),i=0,r=e[0],s=1,a=function(u){
n[i++]=u},h=1;h<=t;++h)if(e[h]==r&&h!=t)++s;else{if(!r&&s>2){for(;s>138;s-=138)a(32754);s>2&&(a(s>10?s-11<<5|28690:s-3<<5|12305),s=0)}else if(s>3){for(a(r),--s;s>
6;s-=6)a(8304);s>2&&(a(s-3<<5|8208),s=0)}for(;s--;)a(r);s=1,r=e[h]}return{c:n.subarray(0,i),n:t}},lt=function(e,t){for(var n=0,i=0;i<t.length;++i)n+=e[i]*t[i];return n},
Lt=function(e,t,n){var i=n.length,r=Ct(t+2);e[r]=i&255,e[r+1]=i>>8,e[r+2]=e[r]^255,e[r+3]=e[r+1]^255;for(var s=0;s<i;++s)e[r+s+4]=n[s];return(r+4+i)*8},ie=function(e,t,n,i,r,s,a,h,u,p,o){
O(t,o++,n),++r[256];for(var l=Ut(r,15),f=l.t,g=l.l,y=Ut(s,15),v=y.t,b=y.l,D=ne(f),I=D.c,L=D.n,S=ne(v),F=S.c,C=S.n,A=new K(19),c=0;c<I.length;++c)++A[I[c]&31];for(var c=0;c<
F.length;++c)++A[F[c]&31];for(var d=Ut(A,7),W=d.t,_=d.l,T=19;T>4&&!W[Mt[T-1]];--T);var U=p+5<<3,z=lt(r,Y)+lt(s,at)+a,E=lt(r,f)+lt(s,v)+a+14+3*T+lt(A,W)+2*A[16]+
3*A[17]+7*A[18];if(u>=0&&U<=z&&U<=E)return Lt(t,o,e.subarray(u,u+p));var q,k,j,P;if(O(t,o,1+(E<z)),o+=2,E<z){q=H(f,g,0),k=f,j=H(v,b,0),P=v;var it=H(W,_,0);O(t,o,
L-257),O(t,o+5,C-1),O(t,o+10,T-4),o+=14;for(var c=0;c<T;++c)O(t,o+3*c,W[Mt[c]]);o+=3*T;for(var Q=[I,F],X=0;X<2;++X)for(var R=Q[X],c=0;c<R.length;++c){var J=R[c]&
31;O(t,o,it[J]),o+=W[J],J>15&&(O(t,o,R[c]>>5&127),o+=R[c]>>12)}}else q=Ue,k=Y,j=Le,P=at;for(var c=0;c<h;++c){var x=i[c];if(x>255){var J=x>>18&31;ot(t,o,q[J+257]),
o+=k[J+257],J>7&&(O(t,o,x>>23&31),o+=dt[J]);var $=x&31;ot(t,o,j[$]),o+=P[$],$>3&&(ot(t,o,x>>5&8191),o+=vt[$])}else ot(t,o,q[x]),o+=k[x]}return ot(t,o,q[256]),o+
k[256]},Fe=new xt([65540,131080,131088,131104,262176,1048704,1048832,2114560,2117632]),pt=new M(0),We=function(e,t,n,i,r,s){var a=s.z||e.length,h=new M(i+a+5*(1+
Math.ceil(a/7e3))+r),u=h.subarray(i,h.length-r),p=s.l,o=(s.r||0)&7;if(t){o&&(u[0]=s.r>>3);for(var l=Fe[t-1],f=l>>13,g=l&8191,y=(1<<n)-1,v=s.p||new K(32768),b=s.
h||new K(y+1),D=Math.ceil(n/3),I=2*D,L=function(wt){return(e[wt]^e[wt+1]<<D^e[wt+2]<<I)&y},S=new xt(25e3),F=new K(288),C=new K(32),A=0,c=0,d=s.i||0,W=0,_=s.w||0,
T=0;d+2<a;++d){var U=L(d),z=d&32767,E=b[U];if(v[z]=E,b[U]=z,_<=d){var q=a-d;if((A>7e3||W>24576)&&(q>423||!p)){o=ie(e,u,0,S,F,C,c,W,T,d-T,o),W=A=c=0,T=d;for(var k=0;k<
286;++k)F[k]=0;for(var k=0;k<30;++k)C[k]=0}var j=2,P=0,it=g,Q=z-E&32767;if(q>2&&U==L(d-Q))for(var X=Math.min(f,q)-1,R=Math.min(32767,d),J=Math.min(258,q);Q<=R&&
--it&&z!=E;){if(e[d+j]==e[d+j-Q]){for(var x=0;x<J&&e[d+x]==e[d+x-Q];++x);if(x>j){if(j=x,P=Q,x>X)break;for(var $=Math.min(Q,x-2),tt=0,k=0;k<$;++k){var et=d-Q+k&32767,
ct=v[et],gt=et-ct&32767;gt>tt&&(tt=gt,E=et)}}}z=E,E=v[z],Q+=z-E&32767}if(P){S[W++]=268435456|At[j]<<18|te[P];var rt=At[j]&31,st=te[P]&31;c+=dt[rt]+vt[st],++F[257+
rt],++C[st],_=d+j,++A}else S[W++]=e[d],++F[e[d]]}}for(d=Math.max(d,_);d<a;++d)S[W++]=e[d],++F[e[d]];o=ie(e,u,p,S,F,C,c,W,T,d-T,o),p||(s.r=o&7|u[o/8|0]<<3,o-=7,s.
h=b,s.p=v,s.i=d,s.w=_)}else{for(var d=s.w||0;d<a+p;d+=65535){var nt=d+65535;nt>=a&&(u[o/8|0]=p,nt=a),o=Lt(u,o+1,e.subarray(d,nt))}s.i=a}return ht(h,0,i+Ct(o)+r)},
Tt=function(){var e=1,t=0;return{p:function(n){for(var i=e,r=t,s=n.length|0,a=0;a!=s;){for(var h=Math.min(a+2655,s);a<h;++a)r+=i+=n[a];i=(i&65535)+15*(i>>16),r=
(r&65535)+15*(r>>16)}e=i,t=r},d:function(){return e%=65521,t%=65521,(e&255)<<24|(e&65280)<<8|(t&255)<<8|t>>8}}},Et=function(e,t,n,i,r){if(!r&&(r={l:1},t.dictionary)){
var s=t.dictionary.subarray(-32768),a=new M(s.length+e.length);a.set(s),a.set(e,s.length),e=a,r.w=s.length}return We(e,t.level==null?6:t.level,t.mem==null?r.l?Math.
ceil(Math.max(8,Math.min(13,Math.log(e.length)))*1.5):20:12+t.mem,n,i,r)},Ft=function(e,t,n){for(;n;++t)e[t]=n,n>>>=8},re=function(e,t){var n=t.level,i=n==0?0:n<
6?1:n==9?3:2;if(e[0]=120,e[1]=i<<6|(t.dictionary&&32),e[1]|=31-(e[0]<<8|e[1])%31,t.dictionary){var r=Tt();r.p(t.dictionary),Ft(e,2,r.d())}},Wt=(function(){function e(t,n){
if(typeof t=="function"&&(n=t,t={}),this.ondata=n,this.o=t||{},this.s={l:0,i:32768,w:32768,z:32768},this.b=new M(98304),this.o.dictionary){var i=this.o.dictionary.
subarray(-32768);this.b.set(i,32768-i.length),this.s.i=32768-i.length}}return e.prototype.p=function(t,n){this.ondata(Et(t,this.o,0,0,this.s),n)},e.prototype.push=
function(t,n){this.ondata||N(5),this.s.l&&N(4);var i=t.length+this.s.z;if(i>this.b.length){if(i>2*this.b.length-32768){var r=new M(i&-32768);r.set(this.b.subarray(
0,this.s.z)),this.b=r}var s=this.b.length-this.s.z;this.b.set(t.subarray(0,s),this.s.z),this.s.z=this.b.length,this.p(this.b,!1),this.b.set(this.b.subarray(-32768)),
this.b.set(t.subarray(s),32768),this.s.z=t.length-s+32768,this.s.i=32766,this.s.w=32768}else this.b.set(t,this.s.z),this.s.z+=t.length;this.s.l=n&1,(this.s.z>this.
s.w+8191||n)&&(this.p(this.b,n||!1),this.s.w=this.s.i,this.s.i-=2),n&&(this.s=this.o={},this.b=pt)},e.prototype.flush=function(t){if(this.ondata||N(5),this.s.l&&
N(4),this.p(this.b,!1),this.s.w=this.s.i,this.s.i-=2,t){var n=new M(6);n[0]=this.s.r>>3;var i=Lt(n,this.s.r,pt);this.s.r=0,this.ondata(n.subarray(0,i>>3),!1)}},
e})(),Pt=(function(){function e(t,n){typeof t=="function"&&(n=t,t={}),this.ondata=n;var i=t&&t.dictionary&&t.dictionary.subarray(-32768);this.s={i:0,b:i?i.length:
0},this.o=new M(32768),this.p=new M(0),i&&this.o.set(i)}return e.prototype.e=function(t){if(this.ondata||N(5),this.d&&N(4),!this.p.length)this.p=t;else if(t.length){
var n=new M(this.p.length+t.length);n.set(this.p),n.set(t,this.p.length),this.p=n}},e.prototype.c=function(t){this.s.i=+(this.d=t||!1);var n=this.s.b,i=ee(this.
p,this.s,this.o);this.ondata(ht(i,n,this.s.b),this.d),this.o=ht(i,this.s.b-32768),this.s.b=this.o.length,this.p=ht(this.p,this.s.p/8|0),this.s.p&=7},e.prototype.
push=function(t,n){this.e(t),this.c(n)},e})();function Qt(e,t){return ee(e,{i:2},t&&t.out,t&&t.dictionary)}var Vt=(function(){function e(t,n){this.c=Tt(),this.v=
1,Wt.call(this,t,n)}return e.prototype.push=function(t,n){this.c.p(t),Wt.prototype.push.call(this,t,n)},e.prototype.p=function(t,n){var i=Et(t,this.o,this.v&&(this.
o.dictionary?6:2),n&&4,this.s);this.v&&(re(i,this.o),this.v=0),n&&Ft(i,i.length-4,this.c.d()),this.ondata(i,n)},e.prototype.flush=function(t){Wt.prototype.flush.
call(this,t)},e})();function se(e,t){t||(t={});var n=Tt();n.p(e);var i=Et(e,t,t.dictionary?6:2,4);return re(i,t),Ft(i,i.length-4,n.d()),i}var je=typeof TextDecoder<
"u"&&new TextDecoder,Ne=0;try{je.decode(pt,{stream:!0}),Ne=1}catch{}var $t=class{memory;length=0;constructor(e){this.memory=Buffer.allocUnsafeSlow(Math.max(e,256))}get bytes(){
return this.memory.subarray(0,this.length)}clear(){this.length=0}from(e){return this.memory.subarray(e,this.length)}reserve(e){let t=this.length+e;if(t<=this.memory.
length)return;let n=Buffer.allocUnsafeSlow(Math.max(t,Math.ceil(this.memory.length*1.5)));n.set(this.bytes),this.memory=n}copy(e,t,n){let i=n-t;this.reserve(i);
let{memory:r}=this;if(i<40){let s=this.length;for(let a=t;a<n;a++)r[s++]=e[a]}else r.set(e.subarray(t,n),this.length);this.length+=i}text(e){this.reserve(e.length);
let{memory:t}=this,n=this.length;for(let i=0;i<e.length;i++)t[n++]=e.charCodeAt(i);this.length=n}integer(e){this.reserve(20);let{memory:t}=this,n=ae(e);for(let i=this.
length+n-1;i>=this.length;i--){let r=Math.floor(e/10);t[i]=48+(e-r*10),e=r}this.length+=n}byte(e){this.reserve(1),this.memory[this.length++]=e}fill(e,t){this.reserve(
e),t(this.memory,this.length),this.length+=e}},de=class{length=0;copy(e,t,n){this.length+=n-t}text(e){this.length+=e.length}integer(e){this.length+=ae(e)}byte(){
this.length++}fill(e){this.length+=e}};function ae(e){return e<10?1:e<100?2:e<1e3?3:e<1e4?4:e<1e5?5:e<1e6?6:String(e).length}var he={Fl:"FlateDecode",LZW:"LZWDe\
code",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"},qe=new Set(["FlateDecode","LZWDecode","ASCII85Decode","ASCIIHexDecode","RunLengthDecode","C\
rypt"]),ve=e=>qe.has(he[e]??e);function pe(e,t,n,i,r={found:!1}){switch(he[e]??e){case"FlateDecode":return fe(Re(t,i,r),n);case"LZWDecode":return fe(Pe(t,ut(n?.
get("EarlyChange"),1),i,r),n);case"ASCII85Decode":return Qe(t);case"ASCIIHexDecode":return(0,m.g)(t,0,t.length);case"RunLengthDecode":return Ve(t,i);case"Crypt":
return t;default:throw(0,G.e)("a stream that must be read uses a filter that is not supported")}}var Bt=e=>se(e,{level:4,mem:3});async function me(e,t){if(e.length<=
ft)return Bt(e);let n=new $t(e.length>>2),i=new Vt({level:4,mem:3},r=>n.copy(r,0,r.length));for(let r=0;r<e.length;r+=ft){i.push(e.subarray(r,r+ft),r+ft>=e.length);
let s=t.step(ft*4);s&&await s}return n.bytes}var ft=1<<19,ye=e=>se(e,{level:0});function jt({stream:e,total:t},n){let i="It may be a decompression bomb; if it i\
s not, save it without compression in another program";return n>e?yt("streamBytes",`A stream of the document expands to more than ${e} bytes`,i):yt("expansion",
`The streams of the document expand to more than ${t} bytes`,i)}var Nt=class{constructor(e){this.budget=e}budget;chunks=[];size=0;consumed=0;push(e){if(this.size+=
e.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,jt(this.budget,this.size);this.chunks.push(e)}finish(){
if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];let e=new Uint8Array(this.size),t=0;for(let n of this.chunks)e.set(n,t),t+=n.length;
return e}},mt=16384;function Re(e,t,n){let i=0;for(;i<e.length&&i<4&&m.a[e[i]]===1;)i++;let r=(e[i]&15)===8&&(e[i]<<8|e[i+1])%31===0;r||(n.found=!0);let s=Je(e.
subarray(r?i+2:0),t,n);if(s)return s;throw(0,G.e)("a compressed stream is damaged")}function Je(e,t,n){if(t.remaining<=0)throw jt(t,0);let i=new Nt(t);if(e.length<=
4*mt){let s=(t.scratch??new Kt).bytes;try{let a=Qt(e,{out:s});if(a.length<s.length)return i.push(a.slice()),i.finish()}catch(a){if(a instanceof G.b)throw a}}if(oe(
e,i,e.length))return i.finish();n.found=!0;let r=new Nt(t);return oe(e,r,Math.floor(i.consumed/mt)*mt),r.size===0?void 0:r.finish()}var Ke=16;function oe(e,t,n){
let i=new Pt(s=>{s.length&&t.push(s)}),r=n<e.length;try{for(let s=0;s<e.length;){let a=s<n?mt:Ke;t.consumed=s,i.push(e.subarray(s,s+a),!r&&s+a>=e.length),s+=a}}catch(s){
if(s instanceof G.b)throw s;return!1}return!0}function Pe(e,t,n,i){let r=new Nt(n),s=new Int16Array(4096),a=new Uint8Array(4096),h=new Uint16Array(4096);for(let v=0;v<
256;v++)a[v]=v,h[v]=1;let u=258,p=9,o=-1,l=0,f=0,g=new Uint8Array(65536),y=0;for(let v of e){if(f=(f<<8|v)&16777215,l+=8,l<p)continue;l-=p;let b=f>>l&(1<<p)-1;if(b===
257)break;if(b===256){u=258,p=9,o=-1;continue}let D=b<u&&(b<256||b>=258);if(!D&&(o<0||b!==u)){i.found=!0;break}let I=D?h[b]:h[o]+1;y+I>g.length&&(r.push(g.subarray(
0,y)),g=new Uint8Array(65536),y=0);let L=D?b:o,S=y+h[L];for(;S>y;)g[--S]=a[L],L=s[L];D||(g[y+I-1]=g[y]),o>=0&&u<4096&&(s[u]=o,a[u]=g[y],h[u]=h[o]+1,u++),y+=I,o=
b,u+t>=2048?p=12:u+t>=1024?p=11:u+t>=512?p=10:p=9}return r.push(g.subarray(0,y)),r.finish()}function Qe(e){let t=e.length+5;for(let h of e)h===122&&(t+=3);let n=new Uint8Array(
t),i=0,r=0,s=0,a=e[0]===60&&e[1]===126?2:0;for(;a<e.length;a++){let h=e[a];if(h===126)break;if(m.a[h]!==1){if(h===122&&s===0){i+=4;continue}if(!(h<33||h>117)&&(r=
r*85+(h-33),!(++s<5))){for(let u=24;u>=0;u-=8)n[i++]=Math.floor(r/2**u)&255;r=s=0}}}if(s>1){for(let h=s;h<5;h++)r=r*85+84;for(let h=0;h<s-1;h++)n[i++]=Math.floor(
r/2**(24-8*h))&255}return n.slice(0,i)}function Ve(e,t){let n=0;if(le(e,(s,a,h)=>n+=a+h),n>t.stream||n>t.remaining)throw jt(t,n);t.remaining-=n;let i=new Uint8Array(
n),r=0;return le(e,(s,a,h)=>{for(let u=0;u<a;u++)i[r+u]=e[s+u];h>0&&i.fill(e[s],r,r+h),r+=a+h}),i}function le(e,t){for(let n=0;n<e.length&&e[n]!==128;){let i=e[n++];
if(n>=e.length)return;i<128?t(n,Math.min(i+1,e.length-n),0):t(n,0,257-i),n+=i<128?i+1:1}}function fe(e,t){let n=ut(t?.get("Predictor"),1);if(n<=1)return e;let i=qt(
ut(t?.get("Colors"),1),1,32),r=qt(ut(t?.get("BitsPerComponent"),8),1,16),s=qt(ut(t?.get("Columns"),1),1,1<<24),a=Math.max(1,i*r>>3),h=Math.ceil(i*r*s/8);return n===
2?$e(e,h,a,r):Be(e,h,a)}function $e(e,t,n,i){if(i!==8)return e;let r=e.slice();for(let s=0;s<r.length;s+=t){let a=Math.min(s+t,r.length);for(let h=s+n;h<a;h++)r[h]=
r[h]+r[h-n]}return r}function Be(e,t,n){let i=Math.ceil(e.length/(t+1)),r=new Uint8Array(e.length-i),s=0;for(let a=0;a<i;a++){let h=a*(t+1),u=e[h],p=Math.min(t,
e.length-h-1),o=a*t,l=o-t;for(let f=0;f<p;f++){let g=e[h+1+f],y=f>=n?r[o+f-n]:0,v=a>0?r[l+f]:0;switch(u){case 1:r[o+f]=g+y;break;case 2:r[o+f]=g+v;break;case 3:
r[o+f]=g+(y+v>>1);break;case 4:{let b=a>0&&f>=n?r[l+f-n]:0;r[o+f]=g+He(y,v,b);break}default:r[o+f]=g}}s=o+p}return r.subarray(0,s)}function He(e,t,n){let i=e+t-
n,[r,s,a]=[Math.abs(i-e),Math.abs(i-t),Math.abs(i-n)];return r<=s&&r<=a?e:s<=a?t:n}var ut=(e,t)=>typeof e=="number"?Math.trunc(e):t,qt=(e,t,n)=>Math.min(Math.max(
e,t),n);0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q});
