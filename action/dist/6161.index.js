"use strict";exports.id=6161,exports.ids=[6161],exports.modules={46161:((Na,$r,ra)=>{ra.d($r,{A:()=>aa});function aa(){var fa=(function(B){var _1={R:"13k,1a,2,3,3,2+1j,ch+16\
,a+1,5+2,2+n,5,a,4,6+16,4+3,h+1b,4mo,179q,2+9,2+11,2i9+7y,2+68,4,3+4,5+13,4+3,2+4k,3+29,8+cf,1t+7z,w+17,3+3m,1t+3z,16o1+5r,8+30,8+mc,29+1r,29+4v,75+73",EN:"1c+9\
,3d+1,6,187+9,513,4+5,7+9,sf+j,175h+9,qw+q,161f+1d,4xt+a,25i+9",ES:"17,2,6dp+1,f+1,av,16vr,mx+1,4o,2",ET:"z+2,3h+3,b+1,ym,3e+1,2o,p4+1,8,6u,7c,g6,1wc,1n9+4,30+1\
b,2n,6d,qhx+1,h0m,a+1,49+2,63+1,4+1,6bb+3,12jj",AN:"16o+5,2j+9,2+1,35,ed,1ff2+9,87+u",CS:"18,2+1,b,2u,12k,55v,l,17v0,2,3,53,2+1,b",B:"a,3,f+2,2v,690",S:"9,2,k",
WS:"c,k,4f4,1vk+a,u,1j,335",ON:"x+1,4+4,h+5,r+5,r+3,z,5+3,2+1,2+1,5,2+2,3+4,o,w,ci+1,8+d,3+d,6+8,2+g,39+1,9,6+1,2,33,b8,3+1,3c+1,7+1,5r,b,7h+3,sa+5,2,3i+6,jg+3,\
ur+9,2v,ij+1,9g+9,7+a,8m,4+1,49+x,14u,2+2,c+2,e+2,e+2,e+1,i+n,e+e,2+p,u+2,e+2,36+1,2+3,2+1,b,2+2,6+5,2,2,2,h+1,5+4,6+3,3+f,16+2,5+3l,3+81,1y+p,2+40,q+a,m+13,2r+\
ch,2+9e,75+hf,3+v,2+2w,6e+5,f+6,75+2a,1a+p,2+2g,d+5x,r+b,6+3,4+o,g,6+1,6+2,2k+1,4,2j,5h+z,1m+1,1e+f,t+2,1f+e,d+3,4o+3,2s+1,w,535+1r,h3l+1i,93+2,2s,b+1,3l+x,2v,4\
g+3,21+3,kz+1,g5v+1,5a,j+9,n+v,2,3,2+8,2+1,3+2,2,3,46+1,4+4,h+5,r+5,r+a,3h+2,4+6,b+4,78,1r+24,4+c,4,1hb,ey+6,103+j,16j+c,1ux+7,5+g,fsh,jdq+1t,4,57+2e,p1,1m,1m,1\
m,1m,4kt+1,7j+17,5+2r,d+e,3+e,2+e,2+10,m+4,w,1n+5,1q,4z+5,4b+rb,9+c,4+c,4+37,d+2g,8+b,l+b,5+1j,9+9,7+13,9+t,3+1,27+3c,2+29,2+3q,d+d,3+4,4+2,6+6,a+o,8+6,a+2,e+6,\
16+42,2+1i",BN:"0+8,6+d,2s+5,2+p,e,4m9,1kt+2,2b+5,5+5,17q9+v,7k,6p+8,6+1,119d+3,440+7,96s+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+\
1,1ekf+1,1ekf+75,6p+2rz,1ben+1,1ekf+1,1ekf+1",NSM:"lc+33,7o+6,7c+18,2,2+1,2+1,2,21+a,1d+k,h,2u+6,3+5,3+1,2+3,10,v+q,2k+a,1n+8,a,p+3,2+8,2+2,2+4,18+2,3c+e,2+v,1k\
,2,5+7,5,4+6,b+1,u,1n,5+3,9,l+1,r,3+1,1m,5+1,5+1,3+2,4,v+1,4,c+1,1m,5+4,2+1,5,l+1,n+5,2,1n,3,2+3,9,8+1,c+1,v,1q,d,1f,4,1m+2,6+2,2+3,8+1,c+1,u,1n,g+1,l+1,t+1,1m+\
1,5+3,9,l+1,u,21,8+2,2,2j,3+6,d+7,2r,3+8,c+5,23+1,s,2,2,1k+d,2+4,2+1,6+a,2+z,a,2v+3,2+5,2+1,3+1,q+1,5+2,h+3,e,3+1,7,g,jk+2,qb+2,u+2,u+1,v+1,1t+1,2+6,9,3+a,a,1a+\
2,3c+1,z,3b+2,5+1,a,7+2,64+1,3,1n,2+6,2,2,3+7,7+9,3,1d+g,1s+3,1d,2+4,2,6,15+8,d+1,x+3,3+1,2+2,1l,2+1,4,2+2,1n+7,3+1,49+2,2+c,2+6,5,7,4+1,5j+1l,2+4,k1+w,2db+2,3y\
,2p+v,ff+3,30+1,n9x+3,2+9,x+1,29+1,7l,4,5,q+1,6,48+1,r+h,e,13+7,q+a,1b+2,1d,3+3,3+1,14,1w+5,3+1,3+1,d,9,1c,1g,2+2,3+1,6+1,2,17+1,9,6n,3,5,fn5,ki+f,h+f,r2,6b,46+\
4,1af+2,2+1,6+3,15+2,5,4m+1,fy+3,as+1,4a+a,4x,1j+e,1l+2,1e+3,3+1,1y+2,11+4,2+7,1r,d+1,1h+8,b+3,3,2o+2,3,2+1,7,4h,4+7,m+1,1m+1,4,12+6,4+4,5g+7,3+2,2,o,2d+5,2,5+1\
,2+1,6n+3,7+1,2+1,s+1,2e+7,3,2+1,2z,2,3+5,2,2u+2,3+3,2+4,78+8,2+1,75+1,2,5,41+3,3+1,5,x+5,3+1,15+5,3+3,9,a+5,3+2,1b+c,2+1,bb+6,2+5,2d+l,3+6,2+1,2+1,3f+5,4,2+1,2\
+6,2,21+1,4,2,9o+1,f0c+4,1o+6,t5,1s+3,2a,f5l+1,43t+2,i+7,3+6,v+3,45+2,1j0+1i,5+1d,9,f,n+4,2+e,11t+6,2+g,3+6,2+1,2+4,7a+6,c6+3,15t+6,32+6,gzhy+6n",AL:"16w,3,2,e+\
1b,z+2,2+2s,g+1,8+1,b+m,2+t,s+2i,c+e,4h+f,1d+1e,1bwe+dp,3+3z,x+c,2+1,35+3y,2rm+z,5+7,b+5,dt+l,c+u,17nl+27,1t+27,4x+6n,3+d",LRO:"6ct",RLO:"6cu",LRE:"6cq",RLE:"6c\
r",PDF:"6cs",LRI:"6ee",RLI:"6ef",FSI:"6eg",PDI:"6eh"},v={},d1={};v.L=1,d1[1]="L",Object.keys(_1).forEach(function(a,o){v[a]=1<<o+1,d1[v[a]]=a}),Object.freeze(v);
var U=v.LRI|v.RLI|v.FSI,mr=v.L|v.R|v.AL,O=v.B|v.S|v.WS|v.ON|v.FSI|v.LRI|v.RLI|v.PDI,M=v.BN|v.RLE|v.LRE|v.RLO|v.LRO|v.PDF,ur=v.S|v.WS|v.B|U|v.PDI|M,n1=null;function va(){
if(!n1){n1=new Map;var a=0;for(var o in _1)if(_1.hasOwnProperty(o))for(var _=_1[o],r="",t=void 0,l=!1,e=0,h=0;h<=_.length+1;h+=1){var m=_[h];if(m!==","&&h!==_.length)
m==="+"?(l=!0,e=a=e+parseInt(r,36),r=""):r+=m;else{l?t=a+parseInt(r,36):(e=a=e+parseInt(r,36),t=a),l=!1,r="",e=t;for(var E=a;E<t+1;E+=1)n1.set(E,v[o])}}}}function G(a){
return va(),n1.get(a.codePointAt(0))||v.L}function la(a){return d1[G(a)]}var Pr={pairs:"14>1,1e>2,u>2,2wt>1,1>1,1ge>1,1wp>1,1j>1,f>1,hm>1,1>1,u>1,u6>1,1>1,+5,28\
>1,w>1,1>1,+3,b8>1,1>1,+3,1>3,-1>-1,3>1,1>1,+2,1s>1,1>1,x>1,th>1,1>1,+2,db>1,1>1,+3,3>1,1>1,+2,14qm>1,1>1,+1,4q>1,1e>2,u>2,2>1,+1",canonical:"6f1>-6dx,6dy>-6dx,\
6ec>-6ed,6ee>-6ed,6ww>2jj,-2ji>2jj,14r4>-1e7l,1e7m>-1e7l,1e7m>-1e5c,1e5d>-1e5b,1e5c>-14qx,14qy>-14qx,14vn>-1ecg,1ech>-1ecg,1edu>-1ecg,1eci>-1ecg,1eda>-1ecg,1eci\
>-1ecg,1eci>-168q,168r>-168q,168s>-14ye,14yf>-14ye"};function U1(a,o){var _=36,r=0,t=new Map,l=o&&new Map,e;return a.split(",").forEach(function h(m){if(m.indexOf(
"+")!==-1)for(var E=+m;E--;)h(e);else{e=m;var g=m.split(">"),u=g[0],j=g[1];u=String.fromCodePoint(r+=parseInt(u,_)),j=String.fromCodePoint(r+=parseInt(j,_)),t.set(
u,j),o&&l.set(j,u)}}),{map:t,reverseMap:l}}var G1,Lr,Mr;function H1(){if(!G1){var a=U1(Pr.pairs,!0),o=a.map,_=a.reverseMap;G1=o,Lr=_,Mr=U1(Pr.canonical,!1).map}}
function K1(a){return H1(),G1.get(a)||null}function X1(a){return H1(),Lr.get(a)||null}function J1(a){return H1(),Mr.get(a)||null}var z=v.L,k=v.R,Y=v.EN,q=v.ES,o1=v.
ET,I=v.AN,t1=v.CS,C=v.B,ea=v.S,b1=v.ON,ha=v.BN,E1=v.NSM,m1=v.AL,Yr=v.LRO,u1=v.RLO,Ar=v.LRE,Q1=v.RLE,Nr=v.PDF,ga=v.LRI,Br=v.RLI,_a=v.FSI,x=v.PDI;function na(a,o){
for(var _=125,r=new Uint32Array(a.length),t=0;t<a.length;t++)r[t]=G(a[t]);var l=new Map;function e(A,W){var N=r[A];r[A]=W,l.set(N,l.get(N)-1),N&O&&l.set(O,l.get(
O)-1),l.set(W,(l.get(W)||0)+1),W&O&&l.set(O,(l.get(O)||0)+1)}for(var h=new Uint8Array(a.length),m=new Map,E=[],g=null,u=0;u<a.length;u++)g||E.push(g={start:u,end:a.
length-1,level:o==="rtl"?1:o==="ltr"?0:Ir(u,!1)}),r[u]&C&&(g.end=u,g=null);for(var j=Q1|Ar|u1|Yr|U|x|Nr|C,V=function(A){return A+(A&1?1:2)},H=function(A){return A+
(A&1?2:1)},K=0;K<E.length;K++){g=E[K];var n=[{_level:g.level,_override:0,_isolate:0}],b=void 0,d=0,X=0,C1=0;l.clear();for(var P=g.start;P<=g.end;P++){var L=r[P];
if(b=n[n.length-1],l.set(L,(l.get(L)||0)+1),L&O&&l.set(O,(l.get(O)||0)+1),L&j)if(L&(Q1|Ar)){h[P]=b._level;var wr=(L===Q1?H:V)(b._level);wr<=_&&!d&&!X?n.push({_level:wr,
_override:0,_isolate:0}):d||X++}else if(L&(u1|Yr)){h[P]=b._level;var kr=(L===u1?H:V)(b._level);kr<=_&&!d&&!X?n.push({_level:kr,_override:L&u1?k:z,_isolate:0}):d||
X++}else if(L&U){L&_a&&(L=Ir(P+1,!0)===1?Br:ga),h[P]=b._level,b._override&&e(P,b._override);var Dr=(L===Br?H:V)(b._level);Dr<=_&&d===0&&X===0?(C1++,n.push({_level:Dr,
_override:0,_isolate:1,_isolInitIndex:P})):d++}else if(L&x){if(d>0)d--;else if(C1>0){for(X=0;!n[n.length-1]._isolate;)n.pop();var x1=n[n.length-1]._isolInitIndex;
x1!=null&&(m.set(x1,P),m.set(P,x1)),n.pop(),C1--}b=n[n.length-1],h[P]=b._level,b._override&&e(P,b._override)}else L&Nr?(d===0&&(X>0?X--:!b._isolate&&n.length>1&&
(n.pop(),b=n[n.length-1])),h[P]=b._level):L&C&&(h[P]=g.level);else h[P]=b._level,b._override&&L!==ha&&e(P,b._override)}for(var i=[],F=null,Z=g.start;Z<=g.end;Z++){
var i1=r[Z];if(!(i1&M)){var Wr=h[Z],jr=i1&U,ma=i1===x;F&&Wr===F._level?(F._end=Z,F._endsWithIsolInit=jr):i.push(F={_start:Z,_end:Z,_level:Wr,_startsWithPDI:ma,_endsWithIsolInit:jr})}}
for(var S1=[],P1=0;P1<i.length;P1++){var L1=i[P1];if(!L1._startsWithPDI||L1._startsWithPDI&&!m.has(L1._start)){for(var T1=[F=L1],Fr=void 0;F&&F._endsWithIsolInit&&
(Fr=m.get(F._end))!=null;)for(var M1=P1+1;M1<i.length;M1++)if(i[M1]._start===Fr){T1.push(F=i[M1]);break}for(var S=[],c1=0;c1<T1.length;c1++)for(var Rr=T1[c1],y1=Rr.
_start;y1<=Rr._end;y1++)S.push(y1);for(var ua=h[S[0]],dr=g.level,Y1=S[0]-1;Y1>=0;Y1--)if(!(r[Y1]&M)){dr=h[Y1];break}var p1=S[S.length-1],Pa=h[p1],Ur=g.level;if(!(r[p1]&
U)){for(var A1=p1+1;A1<=g.end;A1++)if(!(r[A1]&M)){Ur=h[A1];break}}S1.push({_seqIndices:S,_sosType:Math.max(dr,ua)%2?k:z,_eosType:Math.max(Ur,Pa)%2?k:z})}}for(var q1=0;q1<
S1.length;q1++){var I1=S1[q1],f=I1._seqIndices,s=I1._sosType,La=I1._eosType,T=h[f[0]]&1?k:z;if(l.get(E1))for(var N1=0;N1<f.length;N1++){var Gr=f[N1];if(r[Gr]&E1){
for(var s1=s,B1=N1-1;B1>=0;B1--)if(!(r[f[B1]]&M)){s1=r[f[B1]];break}e(Gr,s1&(U|x)?b1:s1)}}if(l.get(Y))for(var O1=0;O1<f.length;O1++){var Hr=f[O1];if(r[Hr]&Y)for(var z1=O1-
1;z1>=-1;z1--){var Kr=z1===-1?s:r[f[z1]];if(Kr&mr){Kr===m1&&e(Hr,I);break}}}if(l.get(m1))for(var $1=0;$1<f.length;$1++){var Xr=f[$1];r[Xr]&m1&&e(Xr,k)}if(l.get(
q)||l.get(t1))for(var $=1;$<f.length-1;$++){var rr=f[$];if(r[rr]&(q|t1)){for(var c=0,ar=0,fr=$-1;fr>=0&&(c=r[f[fr]],!!(c&M));fr--);for(var vr=$+1;vr<f.length&&(ar=
r[f[vr]],!!(ar&M));vr++);c===ar&&(r[rr]===q?c===Y:c&(Y|I))&&e(rr,c)}}if(l.get(Y))for(var R=0;R<f.length;R++){var Ma=f[R];if(r[Ma]&Y){for(var w1=R-1;w1>=0&&r[f[w1]]&
(o1|M);w1--)e(f[w1],Y);for(R++;R<f.length&&r[f[R]]&(o1|M|Y);R++)r[f[R]]!==Y&&e(f[R],Y)}}if(l.get(o1)||l.get(q)||l.get(t1))for(var r1=0;r1<f.length;r1++){var Jr=f[r1];
if(r[Jr]&(o1|q|t1)){e(Jr,b1);for(var k1=r1-1;k1>=0&&r[f[k1]]&M;k1--)e(f[k1],b1);for(var D1=r1+1;D1<f.length&&r[f[D1]]&M;D1++)e(f[D1],b1)}}if(l.get(Y))for(var lr=0,
Qr=s;lr<f.length;lr++){var Vr=f[lr],er=r[Vr];er&Y?Qr===z&&e(Vr,z):er&mr&&(Qr=er)}if(l.get(O)){var a1=k|Y|I,Zr=a1|z,W1=[];{for(var y=[],p=0;p<f.length;p++)if(r[f[p]]&
O){var f1=a[f[p]],Cr=void 0;if(K1(f1)!==null)if(y.length<63)y.push({char:f1,seqIndex:p});else break;else if((Cr=X1(f1))!==null)for(var v1=y.length-1;v1>=0;v1--){
var hr=y[v1].char;if(hr===Cr||hr===X1(J1(f1))||K1(J1(hr))===f1){W1.push([y[v1].seqIndex,p]),y.length=v1;break}}}W1.sort(function(A,W){return A[0]-W[0]})}for(var gr=0;gr<
W1.length;gr++){for(var xr=W1[gr],j1=xr[0],_r=xr[1],ir=!1,D=0,nr=j1+1;nr<_r;nr++){var Sr=f[nr];if(r[Sr]&Zr){ir=!0;var Tr=r[Sr]&a1?k:z;if(Tr===T){D=Tr;break}}}if(ir&&
!D){D=s;for(var or=j1-1;or>=0;or--){var cr=f[or];if(r[cr]&Zr){var yr=r[cr]&a1?k:z;yr!==T?D=yr:D=T;break}}}if(D){if(r[f[j1]]=r[f[_r]]=D,D!==T){for(var l1=j1+1;l1<
f.length;l1++)if(!(r[f[l1]]&M)){G(a[f[l1]])&E1&&(r[f[l1]]=D);break}}if(D!==T){for(var e1=_r+1;e1<f.length;e1++)if(!(r[f[e1]]&M)){G(a[f[e1]])&E1&&(r[f[e1]]=D);break}}}}
for(var J=0;J<f.length;J++)if(r[f[J]]&O){for(var pr=J,tr=J,br=s,h1=J-1;h1>=0;h1--)if(r[f[h1]]&M)pr=h1;else{br=r[f[h1]]&a1?k:z;break}for(var qr=La,g1=J+1;g1<f.length;g1++)
if(r[f[g1]]&(O|M))tr=g1;else{qr=r[f[g1]]&a1?k:z;break}for(var Er=pr;Er<=tr;Er++)r[f[Er]]=br===qr?br:T;J=tr}}}for(var w=g.start;w<=g.end;w++){var Ya=h[w],F1=r[w];
if(Ya&1?F1&(z|Y|I)&&h[w]++:F1&k?h[w]++:F1&(I|Y)&&(h[w]+=2),F1&M&&(h[w]=w===0?g.level:h[w-1]),w===g.end||G(a[w])&(ea|C))for(var R1=w;R1>=0&&G(a[R1])&ur;R1--)h[R1]=
g.level}}return{levels:h,paragraphs:E};function Ir(A,W){for(var N=A;N<a.length;N++){var Q=r[N];if(Q&(k|m1))return 1;if(Q&(C|z)||W&&Q===x)return 0;if(Q&U){var sr=Aa(
N);N=sr===-1?a.length:sr}}return 0}function Aa(A){for(var W=1,N=A+1;N<a.length;N++){var Q=r[N];if(Q&C)break;if(Q&x){if(--W===0)return N}else Q&U&&W++}return-1}}
var oa="14>1,j>2,t>2,u>2,1a>g,2v3>1,1>1,1ge>1,1wd>1,b>1,1j>1,f>1,ai>3,-2>3,+1,8>1k0,-1jq>1y7,-1y6>1hf,-1he>1h6,-1h5>1ha,-1h8>1qi,-1pu>1,6>3u,-3s>7,6>1,1>1,f>1,1\
>1,+2,3>1,1>1,+13,4>1,1>1,6>1eo,-1ee>1,3>1mg,-1me>1mk,-1mj>1mi,-1mg>1mi,-1md>1,1>1,+2,1>10k,-103>1,1>1,4>1,5>1,1>1,+10,3>1,1>8,-7>8,+1,-6>7,+1,a>1,1>1,u>1,u6>1,\
1>1,+5,26>1,1>1,2>1,2>2,8>1,7>1,4>1,1>1,+5,b8>1,1>1,+3,1>3,-2>1,2>1,1>1,+2,c>1,3>1,1>1,+2,h>1,3>1,a>1,1>1,2>1,3>1,1>1,d>1,f>1,3>1,1a>1,1>1,6>1,7>1,13>1,k>1,1>1,\
+19,4>1,1>1,+2,2>1,1>1,+18,m>1,a>1,1>1,lk>1,1>1,4>1,2>1,f>1,3>1,1>1,+3,db>1,1>1,+3,3>1,1>1,+2,14qm>1,1>1,+1,6>1,4j>1,j>2,t>2,u>2,2>1,+1",V1;function ta(){if(!V1){
var a=U1(oa,!0),o=a.map,_=a.reverseMap;_.forEach(function(r,t){o.set(t,r)}),V1=o}}function Z1(a){return ta(),V1.get(a)||null}function ba(a,o,_,r){var t=a.length;
_=Math.max(0,_==null?0:+_),r=Math.min(t-1,r==null?t-1:+r);for(var l=new Map,e=_;e<=r;e++)if(o[e]&1){var h=Z1(a[e]);h!==null&&l.set(e,h)}return l}function Or(a,o,_,r){
var t=a.length;_=Math.max(0,_==null?0:+_),r=Math.min(t-1,r==null?t-1:+r);var l=[];return o.paragraphs.forEach(function(e){var h=Math.max(_,e.start),m=Math.min(r,
e.end);if(h<m){for(var E=o.levels.slice(h,m+1),g=m;g>=h&&G(a[g])&ur;g--)E[g]=e.level;for(var u=e.level,j=1/0,V=0;V<E.length;V++){var H=E[V];H>u&&(u=H),H<j&&(j=H|
1)}for(var K=u;K>=j;K--)for(var n=0;n<E.length;n++)if(E[n]>=K){for(var b=n;n+1<E.length&&E[n+1]>=K;)n++;n>b&&l.push([b+h,n+h])}}}),l}function Ea(a,o,_,r){var t=zr(
a,o,_,r),l=[].concat(a);return t.forEach(function(e,h){l[h]=(o.levels[e]&1?Z1(a[e]):null)||a[e]}),l.join("")}function zr(a,o,_,r){for(var t=Or(a,o,_,r),l=[],e=0;e<
a.length;e++)l[e]=e;return t.forEach(function(h){for(var m=h[0],E=h[1],g=l.slice(m,E+1),u=g.length;u--;)l[E-u]=g[u]}),l}return B.closingToOpeningBracket=X1,B.getBidiCharType=
G,B.getBidiCharTypeName=la,B.getCanonicalBracket=J1,B.getEmbeddingLevels=na,B.getMirroredCharacter=Z1,B.getMirroredCharactersMap=ba,B.getReorderSegments=Or,B.getReorderedIndices=
zr,B.getReorderedString=Ea,B.openingToClosingBracket=K1,Object.defineProperty(B,"__esModule",{value:!0}),B})({});return fa}})};
